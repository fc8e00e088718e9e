import {
  I as j,
  L as M,
  Sn as N,
  dn as P,
  fn as F,
  hn as I,
  ht as L,
  mn as R,
  un as z,
  vn as B,
  w as V,
} from './customer-Df6hRo4Y.js'
import {
  $t as n,
  Cr as r,
  Ei as i,
  Fr as a,
  Gn as o,
  Gt as s,
  Hn as c,
  Hr as l,
  Kt as u,
  L as d,
  N as f,
  Sr as p,
  Vn as m,
  Zi as h,
  ca as g,
  ci as _,
  da as v,
  dr as y,
  ia as b,
  mr as x,
  ra as S,
  sa as C,
  si as w,
  t as T,
  tr as E,
  ur as D,
  xn as O,
} from './first-CL_AHFyg.js'
import { r as k } from './index-DgFpoVLQ.js'
import { n as e, r as t } from './rolldown-runtime-XKyaHtl9.js'
import { Z as A } from './signed-in-DHQU3WVe.js'
var H = e({ AuthReturnPage: () => W }),
  U = c()
function W() {
  let { t: e } = a(`handover`),
    t = e(`auth.title`, { brand: m().name }),
    [n] = g(),
    r = I(n, `state`)
  return r === null
    ? (0, U.jsx)(K, {})
    : (0, U.jsx)(F, {
        title: t,
        signIn: e(`auth.signIn`),
        back: _(w(`authReturn`), { state: r }),
        children: (0, U.jsx)(G, { appId: r, title: t }),
      })
}
function G({ appId: e, title: t }) {
  let { t: n } = a(`handover`)
  return (0, U.jsx)(z, {
    title: t,
    failed: n(`site.failed`),
    query: B(),
    children: (t) =>
      t.some(({ app_id: t, lender_id: n }) => t === e && n !== null)
        ? (0, U.jsx)(h, { to: N(e), replace: !0 })
        : (0, U.jsx)(K, {}),
  })
}
function K() {
  let { t: e } = a(`handover`)
  return (0, U.jsx)(P, { title: e(`auth.unknown`), text: e(`auth.unknownText`) })
}
var q = e({ RedirectPage: () => J })
function J() {
  let { t: e } = a(`handover`),
    [t] = g(),
    n = I(t, `app`)
  return n === null
    ? (0, U.jsx)(X, {})
    : (0, U.jsx)(F, {
        title: e(`redirect.title`),
        signIn: e(`redirect.signIn`),
        back: _(w(`redirect`), { app: n }),
        children: (0, U.jsx)(Y, { appId: n }),
      })
}
function Y({ appId: e }) {
  let { t } = a(`handover`),
    n = b(),
    r = t(`redirect.title`)
  return (0, U.jsx)(z, {
    title: r,
    failed: t(`redirect.failed`),
    query: B(),
    children: (t) => {
      let i = t.find(({ app_id: t }) => t === e)
      return !i?.lender_name || !j(i)
        ? (0, U.jsx)(X, {})
        : (0, U.jsx)(R, {
            title: r,
            children: (0, U.jsx)(M, { application: i, onLate: () => void n(N(e), { replace: !0 }) }),
          })
    },
  })
}
function X() {
  let { t: e } = a(`handover`)
  return (0, U.jsx)(P, { title: e(`redirect.none`), text: e(`redirect.noneText`) })
}
var Z = e({ SocialOnboardingPage: () => $ }),
  Q = t(v(), 1)
function $() {
  let { t: e } = a(`handover`),
    t = m(),
    r = b(),
    { search: i } = S(),
    [s, c] = (0, Q.useState)(!1),
    h = (0, Q.useRef)(!1)
  return (
    (0, Q.useEffect)(() => {
      if (h.current) return
      h.current = !0
      let e = new URLSearchParams(i),
        a = O(e.get(`product`)),
        s = a && n(t.kinds, a.kind) ? a : void 0
      ;(async () => {
        await o(`customer`)
        let e = f({ search: i, urlSegment: s?.segment, partner: t.code }, D()),
          n = s ? s.productType : D().productType
        ;(l(`customer`), y({ utms: e.utms, urlSegment: e.urlSegment, productType: n }))
        let [{ startVisit: a }, { setSession: c }] = await Promise.all([d(), E()])
        ;(D().token === null ? await a(e) : await c({ utms: e.utms, urlSegment: e.urlSegment, productType: n }),
          await r(w(`verification`), { replace: !0 }))
      })().catch((e) => {
        ;(p(`the visit was not started`, e), c(!0))
      })
    }, [t, r, i]),
    (0, U.jsx)(R, {
      title: e(`onboarding.title`, { brand: t.name }),
      text: e(s ? `onboarding.failed` : `onboarding.lead`),
      busy: !s,
      children:
        s &&
        (0, U.jsx)(`p`, {
          className: `mt20`,
          children: (0, U.jsx)(u, { to: w(`verification`), children: e(`onboarding.go`) }),
        }),
    })
  )
}
var ee = e({ TransferPage: () => te })
function te() {
  let { t: e } = a(`handover`),
    t = b(),
    { prospectId: n = `` } = C(),
    [c, l] = (0, Q.useState)(`working`),
    d = (0, Q.useRef)(!1),
    f = async () => {
      l(`working`)
      try {
        await o(`customer`)
        let [{ call: e }, { setSession: r }] = await Promise.all([x(), E()]),
          {
            prospectAppId: a,
            product_type: s,
            url_segment: c,
            utms: l,
          } = await e(`redeemTransfer`, { body: { code: n } })
        ;(await r({ prospectAppId: a, productType: i(s) ? s : null, urlSegment: c, utms: l }),
          await t(w(`verification`), { replace: !0, state: { continues: !0 } }))
      } catch (e) {
        let t = e instanceof r && e.status >= 400 && e.status < 500 && e.status !== 429
        l(t ? `gone` : `failed`)
      }
    }
  return (
    (0, Q.useEffect)(() => {
      d.current || ((d.current = !0), f())
    }),
    c === `working`
      ? (0, U.jsx)(R, { title: e(`transfer.title`), text: e(`transfer.working`), busy: !0 })
      : c === `failed`
        ? (0, U.jsx)(R, {
            title: e(`transfer.title`),
            text: e(`transfer.failed`),
            children: (0, U.jsx)(`p`, {
              className: `mt20`,
              children: (0, U.jsx)(s, { onClick: () => void f(), children: e(`transfer.retry`) }),
            }),
          })
        : (0, U.jsx)(R, {
            title: e(`transfer.gone`),
            text: e(`transfer.goneText`),
            children: (0, U.jsx)(`p`, {
              className: `mt20`,
              children: (0, U.jsx)(u, { to: w(`verification`), children: e(`transfer.begin`) }),
            }),
          })
  )
}
var ne = e({ LenderDeclinedPage: () => re })
function re() {
  let { t: e } = a(`lenders`),
    { pathname: t } = S(),
    [n] = g(),
    r = B(),
    i = n.get(`app`),
    o = r.data?.filter(({ status: e, lender_slug: n }) => e === `rejected` && n !== null && L(n) === t),
    s = (i ? o?.find(({ app_id: e }) => e === i) : o?.[0]) ?? null
  return (0, U.jsxs)(`div`, {
    className: `wrap-c main narrow`,
    children: [
      (0, U.jsx)(k, { children: e(`declined.title`) }),
      (0, U.jsxs)(`div`, {
        className: `stack g16 mt20`,
        children: [
          (0, U.jsx)(A, {
            query: r,
            failed: e(`journey.failed`),
            waiting: (0, U.jsx)(T, {}),
            children: () => (0, U.jsx)(V, { lender: s?.lender_name ?? e(`applications:theLender`), application: s }),
          }),
          (0, U.jsx)(`p`, {
            children: (0, U.jsx)(u, { look: `text`, to: w(`applicationStatus`), children: e(`journey.applications`) }),
          }),
        ],
      }),
    ],
  })
}
export { H as a, q as i, ee as n, Z as r, ne as t }
