const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/CustomerPlaces-CxYDx51i.js',
      'assets/rolldown-runtime-XKyaHtl9.js',
      'assets/first-CL_AHFyg.js',
      'assets/signed-in-DHQU3WVe.js',
      'assets/customer-Df6hRo4Y.js',
      'assets/first-XFjAZRDm.css',
      'assets/signed-in-CFFtR9xJ.css',
      'assets/customer-D70XXZrE.css',
      'assets/ContactChangeNotice-mC25Itfs.js',
      'assets/ProductsPage-kzajptZo.js',
      'assets/ProductsPage-CrdIPZ3d.css',
      'assets/screens-help-BxO4z9pD.css',
      'assets/NotFoundPage-cQFGGfNO.js',
      'assets/screens-details-j-oKuKqX.js',
      'assets/theme-CBDEJsnh.js',
      'assets/brands-CeiyizDu.js',
      'assets/common-schema-TiEP0qb9.js',
      'assets/common-form-E0SH5PGy.js',
      'assets/common-fields-Dur8Hai4.js',
      'assets/parts-Clelj3dw.js',
      'assets/customer-schema-DqXZ2v9f.js',
      'assets/customer-ui-CtL4h0-L.js',
      'assets/customer-fields-BHeC32H8.js',
      'assets/customer-form-CxxRlc71.js',
      'assets/WelcomeBackPage-BkL8jTU2.js',
      'assets/screens-offers-C3QTsNWM.js',
      'assets/CreditScorePage-ngSNOIYd.js',
      'assets/CreditScorePage-DGG333ly.css',
      'assets/ApplicationStatusPage-DK5A_s9U.js',
      'assets/LoanPage-D1JTwihk.css',
      'assets/screens-lenders-DYucISak.js',
      'assets/screens-ways-DT1UL9Ta.js',
      'assets/CostCalculatorPage-BUmNVeG-.js',
      'assets/CostCalculatorPage-vSv4JOBi.css',
      'assets/CardListPage-i0oZju2q.js',
      'assets/VouchersPage-CW9R052g.css',
      'assets/MerchantFormPage-BoTCjD77.css',
      'assets/GoldLoanDetailPage-CnFmXqw4.js',
      'assets/GoldLenderPage-B2glR-jU.js',
      'assets/HousingLoanDetailPage-B3x_XxoV.js',
      'assets/CreditCardPage-TBXOxnNb.js',
      'assets/PrivacyCentrePage-uvBfpmIE.css',
      'assets/TicketsPage-DVQgmxwV.css',
      'assets/LoginFrame-CYA5-srl.js',
      'assets/screens-CZqvD6D_.js',
      'assets/screens-COqu7fUw.js',
      'assets/screens-BB0jLrfV.js',
      'assets/IdleWatch-BWT7Ar7j.js',
      'assets/toasts-BJ6VNgtT.js',
      'assets/toasts-DUzUl_Dc.css',
    ]),
) => i.map((i) => d[i])
import {
  $i as t,
  $r as n,
  $t as r,
  Bn as i,
  Br as a,
  Bt as o,
  C as s,
  Ci as c,
  Di as l,
  En as u,
  Fn as d,
  Fr as f,
  Gi as p,
  Gn as m,
  Gt as h,
  Hi as ee,
  Hn as te,
  Hr as ne,
  Kn as re,
  Kr as ie,
  Kt as ae,
  Ln as oe,
  Lt as se,
  Nn as ce,
  Nt as le,
  O as ue,
  Pt as g,
  Qi as _,
  Qr as de,
  Qt as fe,
  Rr as pe,
  Si as me,
  Sn as he,
  Sr as v,
  Ui as ge,
  Ur as _e,
  Vn as y,
  Vr as ve,
  Xi as b,
  Xt as ye,
  Yi as be,
  Yr as xe,
  Zi as x,
  Zt as Se,
  ai as S,
  an as Ce,
  ar as we,
  bi as Te,
  br as Ee,
  ci as C,
  cn as De,
  da as Oe,
  dn as ke,
  dr as w,
  ea as Ae,
  ei as je,
  en as Me,
  gn as Ne,
  hr as T,
  ii as E,
  in as D,
  la as Pe,
  lr as Fe,
  m as Ie,
  mn as Le,
  na as Re,
  oa as ze,
  pn as Be,
  pr as O,
  qr as Ve,
  qt as He,
  ra as k,
  si as A,
  sr as j,
  ta as Ue,
  tn as M,
  tr as N,
  ur as P,
  v as We,
  vi as F,
  vr as Ge,
  w as Ke,
  x as qe,
  xr as Je,
  y as Ye,
  yi as I,
  yr as L,
  zr as Xe,
  zt as Ze,
} from './first-CL_AHFyg.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
;(function () {
  let e = document.createElement(`link`).relList
  if (e && e.supports && e.supports(`modulepreload`)) return
  for (let e of document.querySelectorAll(`link[rel="modulepreload"]`)) n(e)
  new MutationObserver((e) => {
    for (let t of e)
      if (t.type === `childList`) for (let e of t.addedNodes) e.tagName === `LINK` && e.rel === `modulepreload` && n(e)
  }).observe(document, { childList: !0, subtree: !0 })
  function t(e) {
    let t = {}
    return (
      e.integrity && (t.integrity = e.integrity),
      e.referrerPolicy && (t.referrerPolicy = e.referrerPolicy),
      (t.credentials =
        e.crossOrigin === `use-credentials` ? `include` : e.crossOrigin === `anonymous` ? `omit` : `same-origin`),
      t
    )
  }
  function n(e) {
    if (e.ep) return
    e.ep = !0
    let n = t(e)
    fetch(e.href, n)
  }
})()
var R = e(Oe(), 1),
  Qe = Pe()
function $e() {
  let e = () => {
    let { clUnloaded: e } = window
    e && (window.removeEventListener(`error`, e, !0), _e(`page`))
  }
  document.readyState === `complete` ? e() : window.addEventListener(`load`, e, { once: !0 })
}
async function et(e) {
  await m(`customer`)
  let { token: t, productType: n } = P()
  if (t === null)
    return (
      w({ productType: e, productId: null }),
      l[e].browsed ? Be(e) : A(E().flavour === `storefront` ? `login` : `landing`)
    )
  let { setSession: r, refetchUser: i } = await N()
  return e === n
    ? (await r({ productType: e, productId: null }), Le(e))
    : (await r({ productType: e, productId: null, appId: null }), await i(), Le(e))
}
async function tt() {
  if ((await m(`customer`), P().token === null)) return w({ productType: null, productId: null })
  let { setSession: e } = await N()
  await e({ productType: null, productId: null })
}
function nt(e) {
  let { page: t, productType: n, user: r, appId: i, returning: a, editing: o, lenderSubmission: s } = e,
    c = t === `welcomeBack` || t === `businessWelcomeBack`
  if (!c && t !== `lenderSubmit` && F[t].products === void 0) return null
  let l = (e) => (e === t ? null : e),
    { start: u, welcome: d, offers: f } = ke(n)
  return d
    ? Ce(n, r)
      ? t === u && o
        ? null
        : s
          ? l(`lenderSubmit`)
          : i === null || a
            ? l(d)
            : t === u && f
              ? f
              : null
      : l(u)
    : c || t === `lenderSubmit`
      ? u
      : null
}
var z = (e, t = !1) => ({ to: e, remember: t }),
  B = (e, t) => ({ to: t, remember: !1, denied: e })
function rt(e, t) {
  let { area: n, guard: r, products: i, beforeIdentity: a } = F[e.page],
    o = p(t.roleId) && t.adminToken !== null ? t.roleId : null
  if (n === `customer` && t.prospectAppId !== null && t.token !== null && t.identityDue)
    return a ? null : z(Ne(t.productType))
  switch (r) {
    case `none`:
      return null
    case `signed-in`:
    case `user`:
      return t.prospectAppId === null
        ? z(A(`landing`), !0)
        : t.token === null
          ? z(A(`verification`), !0)
          : r === `signed-in`
            ? null
            : t.productType === null
              ? z(A(`products`))
              : i === void 0 || i.includes(t.productType)
                ? null
                : z(A(`products`))
    case `admin`:
      return o === null ? z(H(e.path)) : ce(o, e.page) ? null : B(e.page, d(o))
    case `guest-admin`:
      return o === null ? null : at(e.callback, o)
    case `partner`:
      return t.partnerToken === null
        ? z(A(`partnerLogin`), !0)
        : t.partner === null || oe(t.partner.rights, e.page)
          ? null
          : B(e.page, A(`partnerHome`))
    case `guest-partner`:
      return t.partnerToken === null ? null : z(e.remembered ?? A(`partnerHome`))
  }
}
var V = A(`adminLogin`),
  H = (e) => C(V, { callback: e })
function it(e) {
  if (!e || !/^\/admin\/[\w/-]+(\?[^#\\]*)?$/.test(e)) return null
  let [t = ``] = e.split(`?`)
  return I.find((e) => F[e].guard === `admin` && F[e].paths.some((e) => Ue({ path: e, end: !0 }, t))) ?? null
}
function at(e, t) {
  let n = it(e)
  return e === null || n === null ? z(d(t)) : ce(t, n) ? z(e) : B(n, d(t))
}
var U = te(),
  ot = [`landing`, `login`],
  st = [`welcomeBack`, `businessWelcomeBack`],
  ct = `framed`,
  lt = `bare`
function ut({ page: e, children: t }) {
  let r = O(),
    i = k(),
    a = ze(),
    { area: o, guard: s, bySession: c } = F[e],
    l = i.pathname + i.search,
    u = r.restored[o] || (s === `none` && r.overdue),
    d = o === `admin` ? null : n(o),
    f = new URLSearchParams(i.search).get(`callback`),
    p = u && r.token !== null && !r.identityDue && De(e, i.search, r.productType),
    m = u && !p ? rt({ page: e, path: l, callback: f, remembered: d }, r) : null,
    h = m?.to ?? (u && !p ? ft(e, r, i.search) : null)
  return (
    (0, R.useEffect)(() => {
      ;(h === null && u && l === n(o) && ne(o), st.includes(e) && h === null && u && w({ returning: !1 }))
    }, [o, e, l, u, h]),
    p
      ? (0, U.jsx)(dt, {})
      : ((s !== `none` || (c && E().hasSession[o])) && !u) || (h === null && a === `bare`)
        ? null
        : h === null
          ? t
          : (0, U.jsx)(pt, { to: h, from: m?.remember ? l : null, area: o, denied: m?.denied })
  )
}
function dt() {
  let [e, t] = (0, R.useState)(!1)
  return (
    (0, R.useEffect)(() => {
      et(he).catch(() => t(!0))
    }, []),
    e ? (0, U.jsx)(x, { to: S(), replace: !0 }) : null
  )
}
function ft(e, t, n) {
  if (t.token === null || t.identityDue || F[e].area !== `customer`) return null
  if (ot.includes(e)) return S()
  if (F[e].guard !== `user` || t.productType === null || t.user === null) return null
  let r = nt({
    page: e,
    productType: t.productType,
    user: t.user,
    appId: t.appId,
    returning: t.returning,
    editing: t.isEditingGeneral || new URLSearchParams(n).has(`step`),
    lenderSubmission: Xe !== `` && je() !== null,
  })
  return r === null ? null : A(r)
}
function pt({ to: e, from: t, area: n, denied: r }) {
  let i = t !== null || e.startsWith(V),
    [a] = (0, R.useState)(() => i && ie())
  return (
    (0, R.useEffect)(() => {
      a ? ve() : t !== null && de(n, t)
    }, [n, t, a]),
    (0, U.jsx)(x, { to: mt(a && n === `admin` ? V : e), replace: !0, ...(r && { state: { denied: r } }) })
  )
}
function mt(e) {
  return E().flavour === `storefront` ? (e === A(`products`) ? S() : e === A(`landing`) ? A(`login`) : e) : e
}
function ht() {
  let { adminToken: e, roleId: t, restored: n } = P()
  if (!O((e) => e.restored.admin) || !n.admin) return null
  let r = e !== null && p(t) ? d(t) : H(A(`dashboard`))
  return (0, U.jsx)(x, { to: r, replace: !0 })
}
function gt() {
  let { t: e } = f([`layout`, `titles`]),
    { code: t, kinds: n, name: i } = y(),
    a = O((e) => e.userId !== null),
    o = r(n, `personal`) && ye(`personal`)
  return (0, U.jsx)(`footer`, {
    className: `foot`,
    children: (0, U.jsxs)(`div`, {
      className: `wrap-c stack g24`,
      children: [
        (0, U.jsxs)(`div`, {
          className: `row wrap between`,
          children: [
            (0, U.jsx)(b, { className: `logo-link`, to: A(`landing`), children: (0, U.jsx)(M, { variant: `dark` }) }),
            (0, U.jsxs)(`nav`, {
              className: `row wrap foot-nav`,
              'aria-label': e(`footerNav`),
              children: [
                (0, U.jsx)(He, { href: C(A(`privacyPolicy`), { partner: t }), children: e(`privacy`) }),
                (0, U.jsx)(He, { href: C(A(`termsOfUse`), { partner: t }), children: e(`terms`) }),
                (0, U.jsx)(b, { to: A(`costCalculator`), children: e(`calculator`) }),
                (0, U.jsx)(b, { to: A(`howWeMatch`), children: e(`howWeMatch`) }),
                (0, U.jsx)(b, { to: A(`ourLenders`), children: e(`titles:ourLenders`) }),
                (0, U.jsx)(b, { to: `${A(`needHelp`)}#grievance`, children: e(`grievance`) }),
                (0, U.jsx)(b, { to: A(`needHelp`), children: e(`needHelp`) }),
                a &&
                  (0, U.jsxs)(U.Fragment, {
                    children: [
                      (0, U.jsx)(b, { to: A(`tickets`), children: e(`myTickets`) }),
                      (0, U.jsx)(b, { to: A(`privacyCentre`), children: e(`privacyCentre`) }),
                    ],
                  }),
              ],
            }),
          ],
        }),
        (0, U.jsxs)(`p`, { className: `xs`, children: [o && e(`legal.range`, o), ` `, e(`legal.band`, { brand: i })] }),
        E().sandbox && (0, U.jsx)(`p`, { className: `xs`, children: e(`legal.sample`) }),
        (0, U.jsx)(`p`, {
          className: `xs`,
          children: e(`legal.copyright`, { year: E().year, company: E().company.legalName }),
        }),
      ],
    }),
  })
}
function _t(e, t, n) {
  let r = (0, R.useEffectEvent)(t)
  ;(0, R.useEffect)(() => {
    if (!e) return
    let t = n.current?.contains(document.activeElement) ? document.activeElement : null,
      i = (e) => {
        e.target instanceof Node && !n.current?.contains(e.target) && r()
      },
      a = (e) => {
        e.key === `Escape` &&
          (r(), (t instanceof HTMLElement ? t : n.current?.querySelector(`button, summary`))?.focus())
      }
    return (
      document.addEventListener(`pointerdown`, i),
      document.addEventListener(`keydown`, a),
      () => {
        ;(document.removeEventListener(`pointerdown`, i), document.removeEventListener(`keydown`, a))
      }
    )
  }, [e, n])
}
var vt = D(async () => {
  let [e] = await Promise.all([
    T(() => import(`./CustomerPlaces-CxYDx51i.js`), __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7])),
    j([`bottom-bar`]),
  ])
  return e.CustomerPlaces
})
function yt({ links: e }) {
  let { t } = f(`layout`),
    n = O((e) => e.user),
    [r, i] = (0, R.useState)(!1),
    a = (0, R.useRef)(null)
  _t(r, () => i(!1), a)
  let o = `${n?.firstName[0] ?? ``}${n?.lastName[0] ?? ``}`.toUpperCase()
  return (0, U.jsxs)(`div`, {
    className: `menu`,
    ref: a,
    children: [
      (0, U.jsx)(`button`, {
        type: `button`,
        className: `ibtn`,
        'aria-expanded': r,
        'aria-controls': `account-menu`,
        'aria-label': o ? t(`accountOf`, { initials: o }) : t(`account`),
        onClick: () => i(!r),
        children: (0, U.jsx)(`span`, { className: `avatar`, children: o || (0, U.jsx)(g, { name: `accountBox` }) }),
      }),
      (0, U.jsx)(vt, { links: e, open: r, onOpen: i }),
    ],
  })
}
function bt({ links: e }) {
  let { t } = f([`layout`, `common`]),
    n = (0, R.useRef)(null),
    [r, i] = (0, R.useState)(!1),
    [a, o] = (0, R.useState)(!1),
    s = () => i(!1)
  return (
    _t(r, s, n),
    (0, R.useLayoutEffect)(() => {
      ;(i(n.current?.open ?? !1), o(!0))
    }, []),
    (0, U.jsxs)(`details`, {
      className: `menu only-m`,
      ref: n,
      open: r,
      children: [
        (0, U.jsx)(`summary`, {
          className: `ibtn`,
          'aria-label': t(`menu`),
          onClick: (e) => {
            ;(e.preventDefault(), i(!r))
          },
          children: (0, U.jsx)(g, { name: `menu`, size: 24 }),
        }),
        (r || !a) &&
          (0, U.jsxs)(`nav`, {
            className: `menu-list`,
            'aria-label': t(`menu`),
            children: [
              a &&
                (0, U.jsx)(`button`, {
                  type: `button`,
                  className: `ibtn menu-shut`,
                  'aria-label': t(`common:close`),
                  onClick: () => {
                    ;(s(), n.current?.querySelector(`summary`)?.focus())
                  },
                  children: (0, U.jsx)(g, { name: `close` }),
                }),
              (0, U.jsx)(`ul`, {
                children: e.map(({ key: e, to: n, current: r, icon: i }) =>
                  (0, U.jsx)(
                    `li`,
                    {
                      children: (0, U.jsxs)(b, {
                        className: `menu-item`,
                        to: n,
                        'aria-current': r,
                        onClick: s,
                        children: [(0, U.jsx)(g, { name: i }), t(`nav.${e}`)],
                      }),
                    },
                    e,
                  ),
                ),
              }),
              (0, U.jsx)(`div`, { className: `menu-lang`, children: (0, U.jsx)(le, {}) }),
            ],
          }),
      ],
    })
  )
}
var xt = [`metrics`, `uploads`, `server`, `src`, `dist`, `data`, `node_modules`],
  St = (e) => /^[\w-]{1,64}$/.test(e) && !xt.includes(e),
  Ct = new Map()
function W(e, t) {
  let n = `${e} ${t}`,
    r = Ct.get(n) ?? wt(e, t)
  return (Ct.set(n, r), r)
}
function wt(e, t) {
  return I.flatMap((n) => {
    let { flavours: r, modes: i, paths: a } = F[n],
      o = (r?.includes(e) ?? !0) && (i?.some((e) => e === t) ?? !0) ? n : n === `login` ? `landing` : `notFound`
    return a.map((t) => ({ path: t, page: t === `/` && e === `storefront` ? `products` : o }))
  })
}
var Tt = { path: ee, page: `dashboard` },
  Et = new WeakMap()
function G(e, t) {
  let n = Et.get(e)
  if (n?.pathname === t) return n.page
  let r = Dt(e, t)
  return (Et.set(e, { pathname: t, page: r }), r)
}
function Dt(e, t) {
  let n = e.find(({ path: e }) => e === t && !/[:*]/.test(e))
  if (n) return n.page
  let r = Re(
      [...e, Tt].map(({ path: e, page: t }) => ({ path: e, id: t })),
      t,
    )?.at(-1),
    i = r?.route.id
  return r?.params.urlSegment !== void 0 && !St(r.params.urlSegment)
    ? `notFound`
    : (I.find((e) => e === i) ?? `notFound`)
}
function Ot() {
  let { pathname: e } = k(),
    { kinds: t } = y(),
    n = O((e) => e.token !== null),
    { flavour: i, mode: a } = E(),
    o = G(W(i, a), e),
    s = S(),
    c = n ? s : A(`landing`),
    l = (t, n = []) => (e === t ? `page` : n.includes(o) ? !0 : void 0)
  return [
    { key: `loans`, to: c, icon: `rupee`, current: e === c ? `page` : F[o].products?.some(u) ? !0 : void 0 },
    { key: `cards`, to: A(`cardList`), icon: `card`, current: l(A(`cardList`), [`cardList`, `creditCard`]) },
    { key: `insurance`, to: `${s}#insurance`, icon: `shield`, current: l(``, [`insurance`, `insuranceTransaction`]) },
    { key: `vouchers`, to: A(`vouchers`), icon: `gift`, current: l(A(`vouchers`)) },
    { key: `help`, to: A(`needHelp`), icon: `help`, current: l(A(`needHelp`)) },
  ].filter(({ key: e }) => (e === `loans` ? !t || Me(Se, t).length > 0 : e === `help` || r(t, e)))
}
function kt() {
  let { t: e } = f(`layout`),
    t = O((e) => e.token !== null),
    n = Ot()
  return (0, U.jsx)(`header`, {
    className: t ? `hdr` : `hdr guest`,
    children: (0, U.jsxs)(`div`, {
      className: `wrap-c`,
      children: [
        (0, U.jsx)(b, { className: `logo-link`, to: A(`landing`), children: (0, U.jsx)(M, { coBrand: !0 }) }),
        (0, U.jsx)(`nav`, {
          className: `nav-d`,
          'aria-label': e(`mainNav`),
          children: n.map(({ key: t, to: n, current: r }) =>
            (0, U.jsx)(b, { to: n, 'aria-current': r, children: e(`nav.${t}`) }, t),
          ),
        }),
        (0, U.jsx)(`span`, { className: `hdr-more`, children: (0, U.jsx)(le, {}) }),
        t
          ? (0, U.jsx)(yt, { links: n })
          : (0, U.jsxs)(U.Fragment, {
              children: [
                (0, U.jsx)(ae, {
                  look: `secondary`,
                  small: !0,
                  to: E().flavour === `storefront` ? A(`login`) : A(`verification`),
                  children: e(`logIn`),
                }),
                (0, U.jsx)(bt, { links: n }),
              ],
            }),
      ],
    }),
  })
}
var At = D(
    async () =>
      (
        await T(
          async () => {
            let { CustomerMasqueradeBar: e } = await import(`./CustomerMasqueradeBar-B539xKud.js`)
            return { CustomerMasqueradeBar: e }
          },
          __vite__mapDeps([5, 6]),
        )
      ).CustomerMasqueradeBar,
  ),
  jt = D(async () => {
    let [e] = await Promise.all([
      T(() => import(`./ContactChangeNotice-mC25Itfs.js`), __vite__mapDeps([8, 1, 2, 3, 5, 6])),
      j([`contact-change`]),
    ])
    return e.ContactChangeNotice
  })
function Mt({ children: e }) {
  let t = O(({ userId: e, userMasquerade: t }) => (t === null ? null : e)),
    n = O((e) => e.contactChange)
  return (0, U.jsxs)(`div`, {
    className: `site`,
    children: [
      t !== null && (0, U.jsx)(At, { userId: t }),
      (0, U.jsx)(kt, {}),
      n !== null && (0, U.jsx)(jt, { change: n }),
      (0, U.jsx)(`main`, { id: `main`, tabIndex: -1, children: e ?? (0, U.jsx)(_, {}) }),
      (0, U.jsx)(gt, {}),
    ],
  })
}
var Nt = D(async () => {
  let [e] = await Promise.all([
    T(() => import(`./TransferOffer-B08f11SG.js`), __vite__mapDeps([5, 6])),
    j([`handover`]),
  ])
  return e.TransferOffer
})
function Pt() {
  return O((e) => e.prospectAppId !== null) ? (0, U.jsx)(Nt, {}) : null
}
var Ft = (e) => [...Se, ...fe].find((t) => t.productType === e)?.kind ?? `personal`
function It(e = null) {
  let { t } = f(`landing`),
    n = O((e) => e.productType),
    r = e ?? n
  return r && t(`start.product.${Ft(r)}`)
}
function Lt(e, t = null) {
  let { t: n } = f(`landing`),
    r = It(t)
  return r ? n(`start.forProduct`, { product: r }) : e
}
function Rt(e) {
  let t = window,
    n = t.clEarly
  return n ? (delete t.clEarly, window.removeEventListener(`submit`, n.listen, !0), n.form === e) : !1
}
function zt(e, t) {
  return Object.fromEntries(Object.entries(e).filter(([e]) => !(e.split(`.`)[0] in t)))
}
var Bt =
    (e) =>
    (t, n, r = []) => ({ name: n, load: async () => (await t())[n], namespaces: r, themed: e }),
  K = Bt(!1),
  q = Bt(!0),
  J = [
    `offers`,
    `kfs`,
    `score`,
    `applications`,
    `asked`,
    `refusals`,
    `lenders`,
    `consents`,
    `rules`,
    `options`,
    `form`,
  ],
  Y = (e) =>
    K(() => T(() => import(`./KindLandingPage-DNpiym4U.js`), __vite__mapDeps([5, 6, 7])), `KindLandingPage`, [
      `landing`,
      `verification`,
      `products`,
      `kind`,
      `kind-${e}`,
    ]),
  Vt = {
    kindPersonal: Y(`personal-loan`),
    kindGold: Y(`gold-loan`),
    kindBusiness: Y(`business-loan`),
    kindHome: Y(`home-loan`),
    kindStudent: Y(`student-loan`),
    kindTwoWheeler: Y(`two-wheeler-loan`),
    kindCar: Y(`car-loan`),
    products: K(
      () => T(() => import(`./ProductsPage-kzajptZo.js`), __vite__mapDeps([9, 1, 2, 5, 10])),
      `ProductsPage`,
      [`products`],
    ),
    privacyPolicy: K(
      () => T(() => import(`./screens-reading-B3EtJhcU.js`).then((e) => e.t), __vite__mapDeps([5, 6, 7])),
      `PrivacyPolicyPage`,
      [`legal`, `asked`, `retention`, `help`, `our-lenders`],
    ),
    termsOfUse: K(() => T(() => import(`./TermsOfUsePage-CT3aL3oy.js`), __vite__mapDeps([5])), `TermsOfUsePage`, [
      `legal`,
    ]),
    howWeMatch: K(() => T(() => import(`./HowWeMatchPage-BjfqE2YL.js`), __vite__mapDeps([5, 6])), `HowWeMatchPage`, [
      `legal`,
    ]),
    ourLenders: K(
      () => T(() => import(`./screens-reading-B3EtJhcU.js`).then((e) => e.n), __vite__mapDeps([5, 6, 7])),
      `OurLendersPage`,
      [`our-lenders`],
    ),
    needHelp: K(
      () => T(() => import(`./screens-help-C7Z55OKY.js`).then((e) => e.n), __vite__mapDeps([5, 6, 7, 11])),
      `NeedHelpPage`,
      [`help`, `rules`],
    ),
    outbox: K(
      () => T(() => import(`./screens-help-C7Z55OKY.js`).then((e) => e.t), __vite__mapDeps([5, 6, 7, 11])),
      `OutboxPage`,
      [`outbox`, `rules`],
    ),
    notFound: K(() => T(() => import(`./NotFoundPage-cQFGGfNO.js`), __vite__mapDeps([12, 2, 1, 5])), `NotFoundPage`, [
      `not-found`,
      `layout`,
    ]),
    userDetail: q(
      () =>
        T(
          () => import(`./screens-details-j-oKuKqX.js`).then((e) => e.t),
          __vite__mapDeps([13, 1, 2, 3, 14, 15, 16, 17, 18, 19, 4, 20, 21, 22, 23, 5, 6, 7]),
        ),
      `UserDetailPage`,
      [`profile`, `form`, `rules`, `options`, `verification`, `consents`],
    ),
    welcomeBack: q(
      () =>
        T(
          () => import(`./WelcomeBackPage-BkL8jTU2.js`),
          __vite__mapDeps([24, 1, 2, 4, 3, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 5, 6, 7]),
        ),
      `WelcomeBackPage`,
      [`welcome`, `form`, `rules`],
    ),
    offers: K(
      () =>
        T(() => import(`./screens-offers-C3QTsNWM.js`).then((e) => e.t), __vite__mapDeps([25, 1, 2, 3, 4, 5, 6, 7])),
      `OffersPage`,
      [...J, `replay`],
    ),
    offerDetail: K(
      () =>
        T(() => import(`./screens-offers-C3QTsNWM.js`).then((e) => e.n), __vite__mapDeps([25, 1, 2, 3, 4, 5, 6, 7])),
      `OfferDetailPage`,
      [...J, `calculator`],
    ),
    creditScore: K(
      () => T(() => import(`./CreditScorePage-ngSNOIYd.js`), __vite__mapDeps([26, 1, 4, 2, 3, 5, 6, 7, 27])),
      `CreditScorePage`,
      J,
    ),
    applicationStatus: K(
      () => T(() => import(`./ApplicationStatusPage-DK5A_s9U.js`), __vite__mapDeps([28, 1, 4, 2, 3, 5, 6, 7])),
      `ApplicationStatusPage`,
      J,
    ),
    loan: K(() => T(() => import(`./LoanPage-Z34JxMhJ.js`), __vite__mapDeps([5, 6, 7, 29])), `LoanPage`, [
      `loan`,
      `kfs`,
    ]),
    lenderJourney: q(
      () =>
        T(
          () => import(`./screens-lenders-DYucISak.js`).then((e) => e.n),
          __vite__mapDeps([30, 1, 2, 3, 14, 15, 19, 16, 17, 18, 4, 20, 22, 23, 21, 5, 6, 7]),
        ),
      `LenderJourneyPage`,
      [...J, `form`],
    ),
    lenderDeclined: K(
      () => T(() => import(`./screens-ways-DT1UL9Ta.js`).then((e) => e.t), __vite__mapDeps([31, 1, 2, 3, 4, 5, 6, 7])),
      `LenderDeclinedPage`,
      J,
    ),
    lenderSubmit: K(
      () =>
        T(
          () => import(`./screens-lenders-DYucISak.js`).then((e) => e.t),
          __vite__mapDeps([30, 1, 2, 3, 14, 15, 19, 16, 17, 18, 4, 20, 22, 23, 21, 5, 6, 7]),
        ),
      `LenderSubmitPage`,
      J,
    ),
    costCalculator: K(
      () => T(() => import(`./CostCalculatorPage-BUmNVeG-.js`), __vite__mapDeps([32, 1, 2, 4, 3, 5, 6, 7, 33])),
      `CostCalculatorPage`,
      [`calculator`],
    ),
    cardList: K(
      () => T(() => import(`./CardListPage-i0oZju2q.js`), __vite__mapDeps([34, 1, 4, 2, 3, 5, 6, 7])),
      `CardListPage`,
      [`cards`, `products`, `kind`],
    ),
    vouchers: K(
      () => T(() => import(`./VouchersPage-mmWes8SD.js`).then((e) => e.t), __vite__mapDeps([5, 6, 7, 35])),
      `VouchersPage`,
      [`vouchers`, `products`, `kind`],
    ),
    indialendsOtp: K(
      () => T(() => import(`./IndialendsOtpPage-CWkeiO3x.js`), __vite__mapDeps([5, 6, 7])),
      `IndialendsOtpPage`,
      [...J, `verification`],
    ),
    merchantForm: K(
      () => T(() => import(`./MerchantFormPage-CcoysH_n.js`), __vite__mapDeps([5, 6, 7, 36])),
      `MerchantFormPage`,
      [`merchant`, `rules`],
    ),
    merchantFormSuccess: K(
      () => T(() => import(`./MerchantFormSuccessPage-SyVfjRlm.js`), __vite__mapDeps([5])),
      `MerchantFormSuccessPage`,
      [`merchant`],
    ),
    socialOnboarding: K(
      () => T(() => import(`./screens-ways-DT1UL9Ta.js`).then((e) => e.r), __vite__mapDeps([31, 1, 2, 3, 4, 5, 6, 7])),
      `SocialOnboardingPage`,
      [`handover`, `rules`],
    ),
    authReturn: K(
      () => T(() => import(`./screens-ways-DT1UL9Ta.js`).then((e) => e.a), __vite__mapDeps([31, 1, 2, 3, 4, 5, 6, 7])),
      `AuthReturnPage`,
      [`handover`],
    ),
    redirect: K(
      () => T(() => import(`./screens-ways-DT1UL9Ta.js`).then((e) => e.i), __vite__mapDeps([31, 1, 2, 3, 4, 5, 6, 7])),
      `RedirectPage`,
      [`handover`, `lenders`, `applications`],
    ),
    customerSite: K(
      () => T(() => import(`./CustomerSitePage-BXuuJdBf.js`), __vite__mapDeps([5, 6, 7])),
      `CustomerSitePage`,
      [`handover`, `applications`],
    ),
    transfer: K(
      () => T(() => import(`./screens-ways-DT1UL9Ta.js`).then((e) => e.n), __vite__mapDeps([31, 1, 2, 3, 4, 5, 6, 7])),
      `TransferPage`,
      [`handover`],
    ),
    goldLoanDetail: q(
      () =>
        T(
          () => import(`./GoldLoanDetailPage-CnFmXqw4.js`),
          __vite__mapDeps([37, 21, 1, 2, 3, 14, 15, 19, 4, 22, 16, 17, 18, 20, 23, 5, 6, 7]),
        ),
      `GoldLoanDetailPage`,
      [`profile`, `form`, `rules`, `options`, `gold`, `verification`],
    ),
    goldLender: K(
      () => T(() => import(`./GoldLenderPage-B2glR-jU.js`), __vite__mapDeps([38, 1, 4, 2, 3, 5, 6, 7])),
      `GoldLenderPage`,
      [...J, `gold`],
    ),
    housingLoanDetail: q(
      () =>
        T(
          () => import(`./HousingLoanDetailPage-B3x_XxoV.js`),
          __vite__mapDeps([39, 1, 21, 2, 3, 14, 15, 19, 4, 22, 16, 17, 18, 20, 23, 5, 6, 7]),
        ),
      `HousingLoanDetailPage`,
      [`profile`, `form`, `rules`, `options`, `housing`, `verification`],
    ),
    businessDetail: q(
      () =>
        T(
          () => import(`./screens-details-j-oKuKqX.js`).then((e) => e.n),
          __vite__mapDeps([13, 1, 2, 3, 14, 15, 16, 17, 18, 19, 4, 20, 21, 22, 23, 5, 6, 7]),
        ),
      `BusinessDetailPage`,
      [`profile`, `form`, `rules`, `options`, `business`, `verification`],
    ),
    businessWelcomeBack: q(
      () =>
        T(
          () => import(`./WelcomeBackPage-BkL8jTU2.js`),
          __vite__mapDeps([24, 1, 2, 4, 3, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 5, 6, 7]),
        ),
      `WelcomeBackPage`,
      [`welcome`, `form`, `rules`],
    ),
    businessOffers: K(
      () =>
        T(() => import(`./screens-offers-C3QTsNWM.js`).then((e) => e.t), __vite__mapDeps([25, 1, 2, 3, 4, 5, 6, 7])),
      `OffersPage`,
      [...J, `replay`],
    ),
    businessOfferDetail: K(
      () =>
        T(() => import(`./screens-offers-C3QTsNWM.js`).then((e) => e.n), __vite__mapDeps([25, 1, 2, 3, 4, 5, 6, 7])),
      `OfferDetailPage`,
      [...J, `calculator`],
    ),
    creditCard: K(
      () => T(() => import(`./CreditCardPage-TBXOxnNb.js`), __vite__mapDeps([40, 1, 4, 2, 3, 5, 6, 7])),
      `CreditCardPage`,
      [`cards`, ...J],
    ),
    insurance: K(() => T(() => import(`./InsurancePage-waLv7WB7.js`), __vite__mapDeps([5, 6, 7])), `InsurancePage`, [
      `insurance`,
      `consents`,
    ]),
    insuranceTransaction: q(
      () => T(() => import(`./InsuranceTransactionPage-COCTguv3.js`), __vite__mapDeps([5, 6, 7])),
      `InsuranceTransactionPage`,
      [`insurance`, `asked`, `consents`, `form`, `rules`],
    ),
    loanLead: q(() => T(() => import(`./LoanEnquiryPage-BXulWulE.js`), __vite__mapDeps([5, 6, 7])), `LoanEnquiryPage`, [
      `enquiry`,
      `form`,
      `rules`,
      `handover`,
    ]),
    privacyCentre: K(
      () => T(() => import(`./PrivacyCentrePage-Ci3BaGev.js`), __vite__mapDeps([5, 6, 7, 41])),
      `PrivacyCentrePage`,
      [`privacy`, `retention`, `consents`, `help`, `form`, `rules`, `sign-ins`],
    ),
    tickets: K(() => T(() => import(`./TicketsPage-oecqxfFJ.js`), __vite__mapDeps([5, 6, 7, 42])), `TicketsPage`, [
      `tickets`,
      `help`,
      `form`,
      `rules`,
    ]),
  }
function Ht({ children: e, lead: t, ref: n }) {
  return (0, U.jsxs)(U.Fragment, {
    children: [
      (0, U.jsx)(`h1`, { className: `h1`, tabIndex: -1, ref: n, children: e }),
      t && (0, U.jsx)(`p`, { className: `mut page-lead`, children: t }),
    ],
  })
}
var Ut = {
  user: K(
    () => T(() => import(`./signed-in-DHQU3WVe.js`).then((e) => e.rn), __vite__mapDeps([3, 1, 2, 5, 6])),
    `QueryScope`,
  ),
  admin: K(
    () => T(() => import(`./AdminLayout-DpHAlIiE.js`).then((e) => e.t), __vite__mapDeps([5, 6])),
    `AdminLayout`,
    [`admin`, `staff`, `staff-titles`, `table`, `staff-rules`],
  ),
  partner: K(() => T(() => import(`./PartnerLayout-3hkAUn5M.js`), __vite__mapDeps([5, 6])), `PartnerLayout`, [
    `partner`,
    `staff`,
    `staff-titles`,
    `table`,
    `staff-rules`,
  ]),
  backOfficeLogin: K(
    () => T(() => import(`./LoginFrame-CYA5-srl.js`), __vite__mapDeps([43, 14, 1, 2, 3, 15, 5, 6])),
    `LoginFrame`,
    [`staff-titles`, `staff-rules`],
  ),
}
function Wt(e) {
  switch (F[e].guard) {
    case `user`:
    case `signed-in`:
      return `user`
    case `admin`:
      return `admin`
    case `partner`:
      return `partner`
    case `guest-admin`:
    case `guest-partner`:
      return `backOfficeLogin`
    case `none`:
      return null
  }
}
async function Gt(e) {
  let [t, { MuiBrand: n }] = await Promise.all([
    e(),
    T(() => import(`./theme-CBDEJsnh.js`).then((e) => e.Z), __vite__mapDeps([14, 1, 2, 3, 15, 5, 6])),
  ])
  return (e) => (0, R.createElement)(n, null, (0, R.createElement)(t, e))
}
var Kt = class extends Error {
    screen
    constructor(e, t) {
      ;(super(`The code of a screen did not load`, { cause: t }), (this.name = `ScreenLoadError`), (this.screen = e))
    }
  },
  qt = !1
typeof window < `u` &&
  window.addEventListener(`vite:preloadError`, (e) => {
    ;/preload CSS/.test(String(e.payload)) && (qt = !0)
  })
var Jt = 0
function Yt({ load: e, namespaces: t, themed: n }) {
  let r = `screen ${Jt++}`,
    i,
    a = () => {
      let i = Promise.all([n ? Gt(e) : e(), j(t)])
        .then(([e]) => {
          if (qt) throw Error(`a stylesheet did not arrive`)
          return ((i.status = `fulfilled`), (i.value = e), e)
        })
        .catch((e) => {
          throw new Kt(r, e)
        })
      return i
    },
    o = () => (i ??= a()),
    s = () => o()
  return Object.assign(
    (e) => {
      let t = (0, R.use)(s())
      return ((0, R.useEffect)(() => _e(r), []), (0, R.createElement)(t, e))
    },
    {
      preload: async () => {
        await o()
      },
      prefetch: () => {
        o().catch(() => {
          i = void 0
        })
      },
    },
  )
}
var Xt = () => K(async () => ({ LandingPage: ue }), `LandingPage`, [`landing`, `verification`, `products`]),
  X = (e, t) =>
    Object.fromEntries(
      Object.keys(e).map((e) => [
        e,
        {
          name: e,
          namespaces: [],
          themed: !1,
          load: async () => {
            let { load: n, namespaces: r } = (await t())[e],
              [i] = await Promise.all([n(), j(r)])
            return i
          },
        },
      ]),
    ),
  Zt = X(
    c,
    async () =>
      (
        await T(
          async () => {
            let { GUIDE_SCREENS: e } = await import(`./screens-CZqvD6D_.js`)
            return { GUIDE_SCREENS: e }
          },
          __vite__mapDeps([44, 2, 1, 5]),
        )
      ).GUIDE_SCREENS,
  ),
  Qt = X(
    ge,
    async () =>
      (
        await T(
          async () => {
            let { ADMIN_SCREENS: e } = await import(`./screens-COqu7fUw.js`)
            return { ADMIN_SCREENS: e }
          },
          __vite__mapDeps([45, 2, 1, 5]),
        )
      ).ADMIN_SCREENS,
  ),
  $t = X(
    me,
    async () =>
      (
        await T(
          async () => {
            let { PARTNER_SCREENS: e } = await import(`./screens-BB0jLrfV.js`)
            return { PARTNER_SCREENS: e }
          },
          __vite__mapDeps([46, 2, 1, 5]),
        )
      ).PARTNER_SCREENS,
  ),
  en = {
    landing: Xt(),
    login: Xt(),
    verification: K(async () => ({ VerificationPage: Ke }), `VerificationPage`, [`verification`, `landing`]),
    ...Vt,
    ...Zt,
    ...Qt,
    ...$t,
    productOfferingDetail: $t.productOffering,
  },
  tn = new Map()
function nn(e) {
  let t = tn.get(e) ?? Yt(e)
  return (tn.set(e, t), t)
}
var rn = (e) => Object.fromEntries(Object.entries(e).map(([e, t]) => [e, nn(t)])),
  Z = rn(en),
  Q = rn(Ut)
function an(e) {
  let t = Wt(e)
  return t && Q[t]
}
var on = () => () => void 0,
  sn = () =>
    (0, R.useSyncExternalStore)(
      on,
      () => !0,
      () => !1,
    ),
  cn = (0, R.lazy)(async () => ({
    default: (
      await T(
        async () => {
          let { SessionEndNote: e } = await import(`./signed-in-DHQU3WVe.js`).then((e) => e.d)
          return { SessionEndNote: e }
        },
        __vite__mapDeps([3, 1, 2, 5, 6]),
      )
    ).SessionEndNote,
  }))
function ln() {
  let { pathname: e } = k(),
    t = O(({ token: e }) => e !== null),
    n = O((e) => e.restored.customer),
    r = sn(),
    i = (0, R.useMemo)(() => e !== `` && r && n && !t && xe(`customer`) !== null, [e, r, n, t])
  return (
    (0, R.useLayoutEffect)(() => {
      let { dataset: e } = document.documentElement
      r && n && e.ended !== void 0 && (delete e.ended, (window.history.scrollRestoration = `auto`))
    }, [r, n]),
    (0, U.jsx)(`div`, {
      className: i ? `wrap-c session-end on` : `wrap-c session-end`,
      children: i && (0, U.jsx)(R.Suspense, { fallback: null, children: (0, U.jsx)(cn, { area: `customer` }, e) }),
    })
  )
}
function un() {
  let { flavour: e, mode: n } = E(),
    { pathname: r } = k(),
    i = W(e, n),
    a = G(i, r)
  return (0, U.jsxs)(Ae, {
    children: [
      (0, U.jsx)(t, { path: ee, element: (0, U.jsx)(ht, {}) }),
      (0, U.jsx)(t, {
        element: dn(a),
        children: i
          .filter((e) => e.page === a)
          .map(({ path: e }) => (0, U.jsx)(t, { path: e, element: (0, U.jsx)(fn, { page: a }) }, e)),
      }),
    ],
  })
}
function dn(e) {
  let { area: t, frame: n } = F[e]
  return n === `login`
    ? (0, U.jsx)(hn, {})
    : t === `customer`
      ? n === `bare`
        ? (0, U.jsx)(mn, {})
        : (0, U.jsx)(Mt, {})
      : (0, U.jsx)(pn, { area: t, frame: Q[t], open: n === `either` })
}
function fn({ page: e }) {
  let t = Z[e],
    { area: n, guard: r } = F[e]
  return (0, U.jsxs)(ut, {
    page: e,
    children: [
      n === `customer` && r === `none` && (0, U.jsx)(ln, {}),
      r === `user` || r === `signed-in` ? (0, U.jsx)(Q.user, { children: (0, U.jsx)(t, {}) }) : (0, U.jsx)(t, {}),
    ],
  })
}
function pn({ area: e, frame: t, open: n }) {
  let r = O((t) => t.restored[e]),
    i = O(() => Fe(e) !== null)
  return n && !r
    ? null
    : n && !i
      ? (0, U.jsx)(hn, {})
      : r && i
        ? (0, U.jsx)(t, { children: (0, U.jsx)(_, { context: ct }) })
        : (0, U.jsx)(_, { context: lt })
}
var mn = () => (0, U.jsx)(`main`, { id: `main`, tabIndex: -1, children: (0, U.jsx)(_, {}) }),
  hn = () => (0, U.jsx)(Q.backOfficeLogin, { children: (0, U.jsx)(_, {}) })
function gn({ title: e, help: t, children: n }) {
  return (0, U.jsxs)(`main`, {
    id: `main`,
    className: `app-oops`,
    tabIndex: -1,
    children: [(0, U.jsx)(`h1`, { children: e }), (0, U.jsx)(`p`, { children: t }), n],
  })
}
function $({ children: e }) {
  let { t } = f(`common`)
  return (0, U.jsxs)(`div`, {
    className: `app-spinner`,
    role: `status`,
    children: [
      (0, U.jsx)(M, {}),
      (0, U.jsx)(`span`, { className: `app-lane`, 'aria-hidden': `true` }),
      (0, U.jsx)(`span`, { className: `app-hidden`, children: t(`loading`) }),
      e,
    ],
  })
}
function _n({ page: e }) {
  let { t } = f([`common`, `errors`]),
    n = O((e) => e.restoring),
    r = O((e) => e.overdue),
    { guard: i, bySession: a } = F[e]
  return !n || !(i !== `none` || (a && !r))
    ? null
    : (0, U.jsx)($, {
        children:
          r &&
          (0, U.jsxs)(U.Fragment, {
            children: [
              (0, U.jsx)(`p`, { children: t(`errors:timeout`) }),
              (0, U.jsx)(h, { look: `secondary`, onClick: L, children: t(`tryAgain`) }),
            ],
          }),
      })
}
var vn = 5e3
function yn({ screen: e, instead: t }) {
  let { t: n } = f(`common`),
    [r, i] = (0, R.useState)(`looking`)
  return (
    (0, R.useEffect)(() => {
      let t = !1,
        n,
        r = async () => {
          clearTimeout(n)
          let o = navigator.onLine && (await Ee())
          if (t) return
          if (!o) {
            ;(i(`no line`), (n = setTimeout(() => void r(), vn)))
            return
          }
          let s = a(e)
          s === null ? i(`no use`) : (n = setTimeout(L, Ge(s)))
        },
        o = () => void r()
      return (
        r(),
        window.addEventListener(`online`, o),
        () => {
          ;((t = !0), clearTimeout(n), window.removeEventListener(`online`, o))
        }
      )
    }, [e]),
    r === `looking`
      ? (0, U.jsx)($, {})
      : r === `no use`
        ? t
        : (0, U.jsx)(gn, { title: n(`missing.title`), help: n(`missing.help`) })
  )
}
var bn = class extends R.Component {
  state = { error: null, pathname: this.props.pathname }
  static getDerivedStateFromError(e) {
    return { error: e }
  }
  static getDerivedStateFromProps({ pathname: e }, t) {
    return e === t.pathname ? null : { error: null, pathname: e }
  }
  componentDidCatch(e) {
    v(`a screen failed`, e)
  }
  render() {
    let e = this.state.error
    return e === null
      ? this.props.children
      : e instanceof Kt
        ? (0, U.jsx)(yn, { screen: e.screen, instead: (0, U.jsx)(xn, {}) }, e.screen)
        : (0, U.jsx)(xn, {})
  }
}
function xn() {
  let { t: e } = f(`common`)
  return (0, U.jsx)(gn, {
    title: e(`oops.title`),
    help: e(`oops.help`),
    children: (0, U.jsx)(`button`, { type: `button`, className: `app-button`, onClick: L, children: e(`oops.reload`) }),
  })
}
function Sn({ page: e }) {
  let { titleKey: t } = F[e],
    n = s(F[e]),
    { t: r, i18n: i, ready: a } = f(n, { useSuspense: !1 }),
    { name: o } = y(),
    c = qe(),
    { pathname: l, search: u, hash: d, key: p } = k(),
    m = new URLSearchParams(u).get(`tab`),
    h = (0, R.useRef)(l)
  return (
    (0, R.useEffect)(() => {
      if (!a) return
      let e = `document.${t}`,
        s = `${r(t)} - ${o}`
      document.title = i.exists(`${n}:${e}`) ? r(e, { brand: o }) : c === `` ? s : `${c}: ${s}`
    }, [n, t, o, c, r, i, i.language, a]),
    (0, R.useEffect)(se, [l, m]),
    (0, R.useLayoutEffect)(Cn, [p]),
    (0, R.useLayoutEffect)(() => {
      if (h.current === l) return
      h.current = l
      let e = d ? document.getElementById(d.slice(1)) : null
      if (e) e.scrollIntoView()
      else return (window.scrollTo(0, 0), Ye())
    }, [l, d]),
    null
  )
}
function Cn() {
  let e = ``,
    t = null,
    n = () => t?.removeAttribute(`data-pressed`),
    r = () => {
      e = window.location.pathname
    },
    i = ({ target: r }) => {
      window.location.pathname !== e &&
        r instanceof Element &&
        (n(), (t = r.closest(`a, button`)), t?.setAttribute(`data-pressed`, ``))
    }
  return (
    document.addEventListener(`click`, r, !0),
    document.addEventListener(`click`, i),
    () => {
      ;(document.removeEventListener(`click`, r, !0), document.removeEventListener(`click`, i), n())
    }
  )
}
var wn = { customer: A(`login`), admin: A(`adminLogin`), partner: A(`partnerLogin`) },
  Tn = (e) => (typeof e == `string` ? wn[e] : e.adminAt)
function En({ children: e }) {
  let t = O((e) => e.expired),
    { pathname: n, search: r } = k(),
    i = t !== null && n === Tn(t)
  if (
    ((0, R.useEffect)(() => {
      t !== null && (i ? w({ expired: null }) : typeof t == `string` && de(t, n + r))
    }, [i, t, n, r]),
    t === null || i)
  )
    return e
  let a = t === `admin` ? H(n + r) : Tn(t)
  return (0, U.jsx)(x, { to: a, replace: !0 })
}
var Dn = We(30),
  On = D(
    async () =>
      (
        await T(
          async () => {
            let { IdleWatch: e } = await import(`./IdleWatch-BWT7Ar7j.js`)
            return { IdleWatch: e }
          },
          __vite__mapDeps([47, 1, 2, 3, 5, 6]),
        )
      ).IdleWatch,
  )
function kn() {
  let { pathname: e } = k(),
    t = Te(e),
    n = O(() => Fe(t) !== null)
  return (
    (0, R.useEffect)(() => {
      m(t)
    }, [t]),
    (0, R.useEffect)(Ie, []),
    (0, R.useEffect)(Mn, []),
    (0, R.useEffect)(() => {
      if (!n) return
      let e = setInterval(() => void An(t), Dn)
      return () => clearInterval(e)
    }, [t, n]),
    jn(t, e, n),
    n ? (0, U.jsx)(On, { area: t }, t) : null
  )
}
var An = async (e) => (await N()).keepStored(e)
function jn(e, t, n) {
  let r = (0, R.useRef)(null)
  ;(0, R.useEffect)(() => {
    e === `partner` &&
      n &&
      r.current !== t &&
      ((r.current = t), re().catch((e) => v(`the partner session was not validated`, e)))
  }, [e, t, n])
}
function Mn() {
  let e = (e) => {
    e.persisted && ((document.documentElement.hidden = !0), L())
  }
  return (window.addEventListener(`pageshow`, e), () => window.removeEventListener(`pageshow`, e))
}
var Nn = 4e3,
  Pn = () => () => void 0
function Fn() {
  let { t: e } = f(`common`),
    t = Je(),
    n = (0, R.useSyncExternalStore)(
      Pn,
      () => navigator.cookieEnabled,
      () => !0,
    ),
    r = In(t)
  return (0, U.jsxs)(`div`, {
    className: `app-notices`,
    role: `status`,
    children: [
      !n && (0, U.jsx)(`p`, { className: `app-notice`, children: e(`cookiesOff`) }),
      !t && (0, U.jsx)(`p`, { className: `app-notice`, children: e(`network.offline`) }),
      r && (0, U.jsx)(`p`, { className: `app-notice app-good`, children: e(`network.online`) }),
    ],
  })
}
function In(e) {
  let [t, n] = (0, R.useState)(!e)
  return (
    !e && !t && n(!0),
    (0, R.useEffect)(() => {
      if (!e || !t) return
      let r = setTimeout(() => n(!1), Nn)
      return () => clearTimeout(r)
    }, [e, t]),
    e && t
  )
}
var Ln = D(
  async () =>
    (
      await T(
        async () => {
          let { ToastStack: e } = await import(`./toasts-BJ6VNgtT.js`).then((e) => e.t)
          return { ToastStack: e }
        },
        __vite__mapDeps([48, 1, 2, 3, 5, 6, 49]),
      )
    ).ToastStack,
)
function Rn() {
  return (0, R.useSyncExternalStore)(o, Ze, () => !1) ? (0, U.jsx)(Ln, {}) : null
}
var zn = {
    landing: [`verification`, `products`],
    login: [`verification`, `products`],
    verification: [`products`, `userDetail`],
    products: [`userDetail`, `verification`],
    userDetail: [`offers`],
    welcomeBack: [`offers`, `userDetail`],
    offers: [`offerDetail`, `userDetail`],
    offerDetail: [`lenderJourney`, `applicationStatus`],
    lenderJourney: [`applicationStatus`, `lenderSubmit`],
    lenderSubmit: [`applicationStatus`],
    cardList: [`verification`, `creditCard`],
    creditCard: [`applicationStatus`],
    adminLogin: [`dashboard`],
    partnerLogin: [`partnerHome`],
  },
  Bn = () => new Promise((e) => (`requestIdleCallback` in window ? window.requestIdleCallback(e) : e(void 0))),
  Vn = (e) => !e.aborted && navigator.onLine
async function Hn(e, t, n = (e) => import(e)) {
  for (let [r] = e; r !== void 0; [r] = e) {
    if ((await Bn(), !Vn(t))) return !1
    ;(await n(r), e.shift())
  }
  return (await Bn(), Vn(t))
}
var Un = 1500
function Wn(e) {
  let t = O((e) => e.token !== null),
    n = Je()
  ;(0, R.useEffect)(() => {
    if (!n || navigator.connection?.saveData) return
    let r = new AbortController(),
      i = () => {
        Gn() ? (a = setTimeout(i, Un)) : qn(e, t, r.signal)
      },
      a = setTimeout(i, Un)
    return () => {
      ;(clearTimeout(a), r.abort())
    }
  }, [e, t, n])
}
var Gn = () => document.querySelector(`[aria-busy="true"]`) !== null,
  Kn = null
async function qn(e, t, n) {
  if (navigator.onLine) {
    Kn ??= E().ahead.map(Jn)
    try {
      if (!(await Hn(Kn, n))) return
    } catch {
      return
    }
    for (let t of zn[e] ?? []) Z[t].prefetch()
    ;(e === `adminLogin` && Q.admin.prefetch(),
      e === `partnerLogin` && Q.partner.prefetch(),
      (e === `verification` || t) && Q.user.prefetch())
  }
}
function Jn(e) {
  let t = document.createElement(`link`)
  return ((t.rel = `modulepreload`), (t.href = `/${e}`), document.head.append(t), `/${e}`)
}
function Yn() {
  let { t: e } = f(`common`),
    { pathname: t } = k(),
    { brand: n, flavour: r, mode: a } = E(),
    o = G(W(r, a), t)
  return (
    Wn(o),
    (0, U.jsxs)(i, {
      brand: n,
      children: [
        (0, U.jsx)(`a`, { className: `app-skip`, href: `#main`, children: e(`skipToContent`) }),
        (0, U.jsx)(Fn, {}),
        (0, U.jsxs)(bn, {
          pathname: t,
          children: [
            (0, U.jsx)(kn, {}),
            (0, U.jsx)(En, {
              children: (0, U.jsxs)(R.Suspense, {
                fallback: (0, U.jsx)($, {}),
                children: [(0, U.jsx)(un, {}), (0, U.jsx)(Sn, { page: o })],
              }),
            }),
            (0, U.jsx)(_n, { page: o }),
          ],
        }),
        (0, U.jsx)(Rn, {}),
      ],
    })
  )
}
var Xn = [`common`, `errors`, `titles`, `layout`],
  Zn = 4e3
async function Qn() {
  await $n()
  let e = E()
  $e()
  for (let e of document.querySelectorAll(`link[rel="stylesheet"][media="print"]`)) e.media = `all`
  let t = we(e.language, Xn)
  await $n()
  let n = G(W(e.flavour, e.mode), window.location.pathname)
  Xe !== `` && Ve(window.location.search)
  let { area: r, guard: i } = F[n],
    a = document.getElementById(`root`),
    o = !!a?.querySelector(`.skeleton`),
    s = i === `none` && !o && !!a?.firstElementChild,
    c = s ? null : m(r),
    l = i === `none` || i.startsWith(`guest`) || e.hasSession[r],
    u = l ? Z[n].preload() : Promise.resolve()
  l && an(n)?.prefetch()
  let d = o ? Promise.all([c, tr(r, l ? n : null)]) : null
  if ((u.catch((e) => v(`the first screen did not load`, e)), await t, await (d ?? u).catch(() => void 0), !a)) return
  let f = {
    onCaughtError: () => void 0,
    onRecoverableError: (e) => reportError(e instanceof Error ? (e.cause ?? e) : e),
  }
  ;(await new Promise((e) => {
    let t = (0, U.jsx)(R.StrictMode, {
      children: (0, U.jsx)(be, { children: (0, U.jsx)(nr, { then: e, children: (0, U.jsx)(Yn, {}) }) }),
    })
    ;(0, R.startTransition)(() => {
      s ? (0, Qe.hydrateRoot)(a, t, f) : (0, Qe.createRoot)(a, f).render(t)
    })
  }),
    await (c ?? m(r)),
    pe && setTimeout(() => void rr(), Zn))
}
var $n = () =>
    new Promise((e) => {
      let { port1: t, port2: n } = new MessageChannel()
      ;((t.onmessage = () => {
        ;(t.close(), e())
      }),
        n.postMessage(null))
    }),
  er = { customer: `login`, admin: `adminLogin`, partner: `partnerLogin` },
  tr = (e, t) => {
    let n = t ?? er[e]
    return Promise.all([Z[n].preload(), an(n)?.preload()])
  }
function nr({ then: e, children: t }) {
  return ((0, R.useEffect)(e, [e]), t)
}
async function rr() {
  try {
    let { registerWorker: e } = await T(async () => {
      let { registerWorker: e } = await import(`./register-worker-Y5FcNqNX.js`)
      return { registerWorker: e }
    }, [])
    await e()
  } catch (e) {
    v(`the worker was not installed`, e)
  }
}
Qn()
export {
  zt as a,
  Lt as c,
  G as d,
  W as f,
  K as i,
  Ft as l,
  tt as m,
  Gt as n,
  Rt as o,
  et as p,
  Ht as r,
  It as s,
  sn as t,
  Pt as u,
}
