const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/api-CYRuTUy5.js',
      'assets/signed-in-DHQU3WVe.js',
      'assets/rolldown-runtime-XKyaHtl9.js',
      'assets/first-CL_AHFyg.js',
      'assets/index-DgFpoVLQ.js',
      'assets/index-CNaZ2p3t.css',
      'assets/first-XFjAZRDm.css',
      'assets/signed-in-CFFtR9xJ.css',
    ]),
) => i.map((i) => d[i])
import { s as W } from './common-fields-Dur8Hai4.js'
import { i as H, t as U } from './common-form-E0SH5PGy.js'
import { Tt as L, at as R, nt as z } from './common-schema-TiEP0qb9.js'
import { $ as T, it as E, nt as D, st as te } from './customer-Df6hRo4Y.js'
import { h as be, m as xe } from './customer-fields-BHeC32H8.js'
import { D as ue, u as de, w as fe, x as pe, y as me } from './customer-schema-DqXZ2v9f.js'
import { a as ye } from './customer-ui-CtL4h0-L.js'
import {
  $r as t,
  Cn as n,
  Cr as r,
  Di as i,
  Dr as a,
  En as o,
  Fr as s,
  Hn as c,
  Mr as l,
  On as u,
  Rt as d,
  Vt as f,
  ai as p,
  an as m,
  da as h,
  dr as g,
  hn as _,
  hr as v,
  ia as ee,
  jn as y,
  mn as b,
  pr as x,
  si as S,
  ur as C,
  z as w,
} from './first-CL_AHFyg.js'
import { r as B, u as V } from './index-DgFpoVLQ.js'
import { Q as he, X as ge, Y as _e, Z as ve, t as G } from './parts-Clelj3dw.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import {
  At as ne,
  Mt as re,
  R as ie,
  Ut as ae,
  Vt as O,
  dn as oe,
  ht as k,
  in as A,
  pn as se,
  pt as ce,
  r as le,
  sn as j,
  wt as M,
} from './signed-in-DHQU3WVe.js'
import { U as N, h as P, p as F, t as I } from './theme-CBDEJsnh.js'
function Se(e) {
  let t = x((e) => e.userId)
  return oe({ ...le(t), select: (t) => t.find(({ status: t, product_type: n }) => n === e && !ie(t)) ?? null })
}
var K = e(h(), 1),
  q = c()
function Ce({ application: e, way: t, onChoose: n, ...r }) {
  let { t: i } = s(`welcome`)
  return (0, q.jsxs)(N, {
    component: `fieldset`,
    sx: { display: `grid`, gap: 3, m: 0, mt: 6, p: 0, border: 0, minWidth: 0 },
    children: [
      (0, q.jsx)(N, { component: `legend`, className: `sr`, children: i(`choice`) }),
      e &&
        (0, q.jsx)(G, {
          name: `way`,
          label: i(`continueTitle`),
          checked: t === `continue`,
          onSelect: () => n(`continue`),
          children: (0, q.jsx)(we, { ...r, application: e }),
        }),
      (0, q.jsx)(G, {
        name: `way`,
        label: i(`newTitle`),
        checked: t === `new`,
        onSelect: () => n(`new`),
        children: (0, q.jsx)(J, { children: e?.status === `draft` ? i(`newClosesDraft`) : i(`newKeeps`) }),
      }),
    ],
  })
}
function we({ product: e, profile: t, details: n, application: r }) {
  let { t: i } = s(`welcome`),
    o = x((e) => e.identityDue),
    c = y(e) ? t.se_loan_amount : n.loan_amount,
    u = r.amount ?? c,
    d = r.tenure_months ?? n.tenure_months,
    f =
      typeof u == `number`
        ? typeof d == `number`
          ? `${i(`request`, { amount: l(u), term: a(d, i) })} `
          : `${l(u)}. `
        : ``,
    p = k(r.updated_at)
  if (r.status !== `draft`) return (0, q.jsx)(J, { children: f + i(`sent`, { reference: r.reference, date: p }) })
  if (o) return (0, q.jsx)(J, { children: i(`savedOn`, { date: p }) })
  let m = de[e],
    h = fe(m, me(t, n)),
    [g] = pe(m, t, n),
    _ = g ? h.indexOf(g) + 1 : h.length + 1,
    v = g ? i(`step`, { number: _, total: h.length }) : i(`allSteps`)
  return (0, q.jsxs)(q.Fragment, {
    children: [
      (0, q.jsx)(J, { children: f + i(`saved`, { position: v, date: p }) }),
      (0, q.jsx)(N, {
        sx: { mt: 3 },
        children: (0, q.jsx)(ye, { label: i(`progress`), valueText: v, steps: h.length, current: _ }),
      }),
    ],
  })
}
function J({ children: e }) {
  return (0, q.jsx)(N, {
    component: `span`,
    sx: { display: `block`, fontSize: `0.875rem`, lineHeight: 1.4286, color: `text.secondary` },
    children: e,
  })
}
var Te = { pan: ``, birth_date: `` },
  Ee = z({ pan: R.required(`rules:required`), birth_date: ue.required(`rules:birthDate.required`) })
function Y() {
  let { t: e } = s(`welcome`)
  return (0, q.jsxs)(N, {
    component: `section`,
    'aria-labelledby': `identity-title`,
    sx: { mt: 8 },
    children: [
      (0, q.jsx)(P, { id: `identity-title`, variant: `h3`, component: `h2`, children: e(`identity.title`) }),
      (0, q.jsx)(P, { sx: { mt: 1, mb: 5, color: `text.secondary` }, children: e(`identity.lead`) }),
      (0, q.jsxs)(N, {
        sx: { display: `grid`, gridTemplateColumns: { sm: `repeat(2, minmax(0, 1fr))` }, gap: 5 },
        children: [
          (0, q.jsx)(xe, { name: `pan`, label: e(`identity.pan`), help: e(`identity.panHelp`) }),
          (0, q.jsx)(be, {
            name: `birth_date`,
            label: e(`identity.birthDate`),
            help: e(`identity.birthDateHelp`),
            autoComplete: `off`,
          }),
        ],
      }),
    ],
  })
}
function X({ busy: e, children: t }) {
  return (0, q.jsx)(N, {
    className: `wrap-c main`,
    'aria-busy': e,
    children: (0, q.jsx)(N, { sx: { maxWidth: 576, mx: `auto` }, children: t }),
  })
}
var De = [1, 3, 7],
  Oe = (e) => re(M(ne(new Date()), e), `10:00`).toISOString()
function ke({ appId: e, byEmail: t }) {
  let { t: n } = s(`welcome`),
    [r, i] = (0, K.useState)(!1),
    [a, o] = (0, K.useState)(1),
    [c, l] = (0, K.useState)(!1),
    [u, d] = (0, K.useState)(null),
    [f, p] = (0, K.useState)(null),
    m = async () => {
      ;(l(!0), d(null))
      try {
        let t = Oe(a)
        ;(await A(`createReminder`, { body: { app_id: e, remind_at: t } }), p(t), i(!1))
      } catch (e) {
        d(ce(e, `remind_at`))
      } finally {
        l(!1)
      }
    }
  return (0, q.jsxs)(N, {
    sx: { mt: 2 },
    children: [
      (0, q.jsx)(F, { fullWidth: !0, onClick: () => i(!0), children: n(`remind.open`) }),
      (0, q.jsx)(`div`, {
        role: `status`,
        children:
          f && (0, q.jsx)(w, { tone: `ok`, children: n(t ? `remind.setEmail` : `remind.setSms`, { date: k(f) }) }),
      }),
      (0, q.jsxs)(he, {
        open: r,
        onClose: () => i(!1),
        'aria-labelledby': `remind-title`,
        fullWidth: !0,
        children: [
          (0, q.jsx)(_e, { id: `remind-title`, children: n(`remind.title`) }),
          (0, q.jsxs)(ge, {
            children: [
              (0, q.jsx)(N, {
                role: `radiogroup`,
                'aria-labelledby': `remind-title`,
                sx: { display: `grid`, gap: 2.5, pt: 1 },
                children: De.map((e) =>
                  (0, q.jsx)(
                    G,
                    { name: `remind`, label: n(`remind.days.${e}`), checked: a === e, onSelect: () => o(e) },
                    e,
                  ),
                ),
              }),
              u &&
                (0, q.jsx)(N, { sx: { mt: 4 }, children: (0, q.jsx)(w, { tone: `err`, role: `alert`, children: u }) }),
            ],
          }),
          (0, q.jsxs)(ve, {
            children: [
              (0, q.jsx)(F, { variant: `outlined`, onClick: () => i(!1), children: n(`remind.cancel`) }),
              (0, q.jsx)(F, { variant: `contained`, onClick: () => void m(), loading: c, children: n(`remind.save`) }),
            ],
          }),
        ],
      }),
    ],
  })
}
function Ae(e, r) {
  let { t: i } = s(`welcome`),
    a = se(),
    o = ee(),
    c = async (e) => (
      r?.status === `draft` && (await A(`withdrawApplication`, { params: { appId: r.app_id } })),
      (await A(`createApplication`, { body: { product_type: e } })).app_id
    ),
    l = async () => {
      let e = t(`customer`) ?? _(C()) ?? p()
      ;(g({ returning: !1, identityDue: !1 }), await o(e), await O())
    }
  return async (s, u) => {
    let d = C().identityDue && s === `continue` ? t(`customer`) : null
    if (u && (await A(`verifyIdentity`, { body: u }), C().identityDue)) {
      await a.invalidateQueries()
      let { saveMarketing: e } = await v(
        async () => {
          let { saveMarketing: e } = await import(`./api-CYRuTUy5.js`)
          return { saveMarketing: e }
        },
        __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7]),
      )
      ;(await e()) || f.warning(i(`newsNotSaved`))
    }
    if (e === null) return l()
    let p = s === `new` || r === null,
      h = p ? await c(e) : r.app_id
    if (
      (await ae({ appId: h, productType: e, returning: !1, identityDue: !1, [n[e].editing]: p }),
      await a.invalidateQueries({ queryKey: j }),
      await O(),
      d !== null)
    )
      return void (await o(d))
    if (!p && r.status !== `draft`) return void (await o(S(`applicationStatus`, { appId: h })))
    let { user: g } = C(),
      _ = g !== null && m(e, g)
    await o(p || !_ ? b(e) : await te(e, h))
  }
}
function Z({ product: e, profile: t, application: n, details: i }) {
  let { t: a } = s(`welcome`),
    { data: o } = E(),
    [c, l] = (0, K.useState)(n ? `continue` : `new`),
    u = x((e) => e.identityDue) || (t.tin !== `` && t.birth_date !== ``),
    f = Ae(e, n),
    p = U(`verifyIdentity`, u ? Ee : L(), {
      start: Te,
      send: (e) => f(c, u ? e : null),
      refused: (e) => (e instanceof r && e.code === `identity_mismatch` && p.hands.setFocus(`pan`), !1),
      mode: `onBlur`,
      failureIn: `form`,
    })
  return (0, q.jsxs)(X, {
    children: [
      (0, q.jsx)(B, {
        lead: je(e, n, a),
        children: t.first_name ? a(`titleName`, { name: t.first_name }) : a(`title`),
      }),
      (0, q.jsxs)(H, {
        form: p,
        children: [
          e !== null && (0, q.jsx)(Ce, { product: e, profile: t, application: n, details: i, way: c, onChoose: l }),
          u && (0, q.jsx)(Y, {}),
          (0, q.jsx)(W, {}),
          (0, q.jsxs)(N, {
            sx: { display: `grid`, gap: 4, mt: 6 },
            children: [
              p.failure !== null &&
                (0, q.jsx)(w, {
                  tone: `err`,
                  role: `alert`,
                  children: ((e) =>
                    e instanceof r
                      ? e.code === `identity_mismatch`
                        ? a(`mismatch`)
                        : e.status === 429
                          ? a(`locked`, { count: Math.ceil((e.retryAfter ?? 900) / 60) })
                          : d(e)
                      : d(e))(p.failure),
                }),
              (0, q.jsx)(F, { variant: `contained`, type: `submit`, loading: p.busy, children: a(`continue`) }),
            ],
          }),
        ],
      }),
      n && (0, q.jsx)(ke, { appId: n.app_id, byEmail: o ? !o.mobile.verified : t.email_verified === 1 }),
      (0, q.jsx)(V, {}),
      u && (0, q.jsx)(N, { sx: { mt: 6 }, children: (0, q.jsx)(w, { icon: `lock`, children: a(`tries`) }) }),
    ],
  })
}
function je(e, t, n) {
  if (e === null) return n(`lead.check`)
  if (!t) return n(`lead.none`)
  let r = n(`loan.${i[e].kind}`)
  return t.lender_name === null
    ? t.status === `draft`
      ? n(`lead.draft`, { loan: r })
      : n(`lead.sent`, { loan: r })
    : n(`lead.lender`, { loan: r, lender: t.lender_name })
}
function Q() {
  let { t: e } = s(`welcome`)
  return (0, q.jsxs)(X, {
    busy: !0,
    children: [
      (0, q.jsx)(B, { children: e(`title`) }),
      (0, q.jsx)(I, { width: `60%`, height: 24 }),
      (0, q.jsx)(I, { variant: `rounded`, height: 98, sx: { mt: 6, borderRadius: `16px` } }),
      (0, q.jsx)(I, { variant: `rounded`, height: 78, sx: { mt: 3, borderRadius: `16px` } }),
    ],
  })
}
function $({ onRetry: e }) {
  let { t } = s(`welcome`)
  return (0, q.jsxs)(X, {
    children: [
      (0, q.jsx)(B, { children: t(`title`) }),
      (0, q.jsx)(P, { role: `alert`, sx: { mt: 2, mb: 6, color: `text.secondary` }, children: t(`loadFailure`) }),
      (0, q.jsx)(F, { variant: `contained`, onClick: e, children: t(`retry`) }),
    ],
  })
}
function Me() {
  let e = x((e) => e.productType)
  return x((e) => e.identityDue) && !o(e) ? (0, q.jsx)(Ne, {}) : (0, q.jsx)(Pe, { product: u(e) })
}
function Ne() {
  let e = D()
  return e.data
    ? (0, q.jsx)(Z, { product: null, profile: e.data, application: null, details: {} })
    : e.isError
      ? (0, q.jsx)($, { onRetry: () => void e.refetch() })
      : (0, q.jsx)(Q, {})
}
function Pe({ product: e }) {
  let t = D(),
    n = Se(e),
    r = n.data,
    i = x((e) => e.identityDue),
    a = T(e, i ? null : (r?.app_id ?? null)),
    o = r === null || i ? {} : a.details
  return t.data && r !== void 0 && o
    ? (0, q.jsx)(Z, { product: e, profile: t.data, application: r, details: o })
    : !t.isError && !n.isError && !a.isError
      ? (0, q.jsx)(Q, {})
      : (0, q.jsx)($, {
          onRetry: () => {
            ;(t.refetch(), n.refetch(), a.isError && a.refetch())
          },
        })
}
export { Me as WelcomeBackPage }
