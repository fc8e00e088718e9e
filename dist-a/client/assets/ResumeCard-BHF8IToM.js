import { b as C, u as w, w as T, x as E, y as D } from './customer-schema-DqXZ2v9f.js'
import {
  En as e,
  Fr as t,
  Hn as n,
  Ht as r,
  Pt as i,
  Sn as a,
  Tn as o,
  Xi as s,
  ia as c,
  jn as l,
  mn as u,
  pr as d,
  si as f,
  t as p,
  tr as m,
  ur as h,
} from './first-CL_AHFyg.js'
import { l as S } from './index-DgFpoVLQ.js'
import { R as g, dn as _, gt as v, in as y, nn as b, r as x } from './signed-in-DHQU3WVe.js'
function O() {
  return _(x(d((e) => e.userId)))
}
function k(e, t) {
  let n = d((e) => e.userId) ?? 0
  return _({
    queryKey: [`resume`, n, e, t],
    queryFn: async ({ signal: r }) => {
      let [i, a] = await Promise.all([
        y(`getUser`, { params: { id: n }, signal: r }),
        t !== void 0 && o(e) ? y(`getApplicationDetails`, { params: { appId: t }, signal: r }) : { data: {} },
      ])
      return { profile: i.data, details: a.data }
    },
    enabled: n > 0,
    staleTime: 0,
  })
}
var A = n()
function j({ to: e, of: t, title: n, detail: a, action: o, done: l }) {
  let u = c(),
    d = async ({ app_id: t, product_type: n }) => {
      let { setSession: r } = await m()
      ;(await r({ productType: n, productId: null, appId: t }), await u(e))
    }
  return (0, A.jsxs)(s, {
    className: `card tint row mt20 resume`,
    to: e,
    onClick: (e) => {
      e.button !== 0 ||
        e.metaKey ||
        e.ctrlKey ||
        e.shiftKey ||
        e.altKey ||
        t === null ||
        t.product_type === h().productType ||
        (e.preventDefault(), d(t).catch(r))
    },
    children: [
      (0, A.jsxs)(`span`, {
        className: `grow`,
        children: [
          (0, A.jsx)(`span`, { className: `h3 block`, children: n }),
          (0, A.jsx)(`span`, { className: `sm mut block`, children: a }),
          l &&
            (0, A.jsx)(`span`, {
              className: `resume-lane mt12`,
              'aria-hidden': `true`,
              children: l.map((e, t) => (0, A.jsx)(`span`, { className: e ? `done` : void 0 }, t)),
            }),
        ],
      }),
      (0, A.jsx)(`span`, { className: `btn pri small only-d`, children: o }),
      (0, A.jsx)(`span`, { className: `mut only-m`, children: (0, A.jsx)(i, { name: `chevronRight` }) }),
    ],
  })
}
function M({ product: e, application: n, chosen: r = !0 }) {
  let { t: i } = t(`products`),
    a = k(e, n?.app_id)
  if (a.data === void 0 && a.fetchStatus === `fetching`) return (0, A.jsx)(p, {})
  if (!n && !a.data) return null
  let o = w[e],
    s = a.data ? T(o, D(a.data.profile, a.data.details)) : [],
    c = a.data ? E(o, a.data.profile, a.data.details) : [],
    [l] = c
  return !r && a.data && !N(o, a.data.profile)
    ? null
    : (0, A.jsx)(j, {
        to: u(e),
        of: n,
        title: i(`resume.draft`, { loan: i(`resume.loan.${S(e)}`) }),
        detail:
          l || !n
            ? i(`resume.step`, { step: (l ? s.indexOf(l) : 0) + 1, of: s.length })
            : i(`resume.saved`, { at: v(n.updated_at) }),
        action: i(`resume.continue`),
        ...(l && { done: s.map((e) => !c.includes(e)) }),
      })
}
var N = ({ steps: e, short: t }, n) => {
    let r = (t ? e : e.slice(0, 1)).flatMap(C)
    return Object.entries(n).some(([e, t]) => r.includes(e) && (typeof t == `number` ? t > 0 : !!t))
  },
  P = 3
function F() {
  return (0, A.jsx)(b, { children: (0, A.jsx)(I, {}) })
}
function I() {
  let { t: e } = t(`products`),
    n = d((e) => e.userId) ?? 0,
    r = d(({ productType: e }) => l(e)),
    o = d(({ user: e }) => e?.pl_completed === 0),
    c = O()
  if (c.isError)
    return (0, A.jsxs)(`p`, {
      className: `note warn mt20`,
      role: `status`,
      children: [
        (0, A.jsx)(i, { name: `info` }),
        (0, A.jsxs)(`span`, {
          children: [
            e(`resume.error`),
            ` `,
            (0, A.jsx)(`button`, {
              type: `button`,
              className: `textlink`,
              onClick: () => void c.refetch(),
              children: e(`resume.retry`),
            }),
          ],
        }),
      ],
    })
  if (!c.data) return n > 0 ? (0, A.jsx)(p, {}) : null
  let u = c.data.filter(({ status: e }) => !g(e)),
    m = u.some(({ product_type: e }) => l(e)),
    h = r || c.data.length === 0
  return (0, A.jsxs)(A.Fragment, {
    children: [
      u.slice(0, P).map((e) => (0, A.jsx)(L, { application: e }, e.app_id)),
      o && h && !m && (0, A.jsx)(M, { product: a, application: null, chosen: r }),
      u.length > P &&
        (0, A.jsx)(`p`, {
          className: `mt12`,
          children: (0, A.jsxs)(s, {
            className: `link`,
            to: f(`applicationStatus`),
            children: [e(`resume.all`), (0, A.jsx)(i, { name: `arrowRight`, size: 18 })],
          }),
        }),
    ],
  })
}
function L({ application: n }) {
  let { t: r } = t(`products`),
    { app_id: i, lender_name: a, product_type: o, status: s, updated_at: c } = n,
    l = r(`resume.loan.${S(o)}`),
    d = r(`resume.saved`, { at: v(c) })
  return s === `draft`
    ? e(o)
      ? (0, A.jsx)(M, { product: o, application: n })
      : (0, A.jsx)(j, {
          to: u(o),
          of: n,
          title: r(`resume.draft`, { loan: l }),
          detail: d,
          action: r(`resume.continue`),
        })
    : (0, A.jsx)(j, {
        to: f(`applicationStatus`, { appId: i }),
        of: n,
        title: a === null ? r(`resume.sentProduct`, { loan: l }) : r(`resume.sent`, { lender: a }),
        detail: d,
        action: r(`resume.follow`),
      })
}
export { F as ResumeCard }
