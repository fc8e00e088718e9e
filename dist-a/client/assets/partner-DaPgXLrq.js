const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = ['assets/partner-en-_TO5a_UN.js', 'assets/rolldown-runtime-XKyaHtl9.js', 'assets/partner-hi-BchcUoi6.js']),
) => i.map((i) => d[i])
import {
  Di as t,
  Hn as n,
  Mr as r,
  Ti as i,
  Vn as a,
  Yt as o,
  da as s,
  hr as c,
  ir as l,
  kr as u,
  pn as d,
  pr as f,
  ui as p,
  wi as m,
} from './first-CL_AHFyg.js'
import { T as x } from './office-0J8ZDQL6.js'
import { I as y, K as b } from './parts-Clelj3dw.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import { dn as h, in as g, o as _ } from './signed-in-DHQU3WVe.js'
import { U as v } from './theme-CBDEJsnh.js'
var S = e(s(), 1),
  C = n()
function w({ label: e, value: t, onChange: n }) {
  let r = (0, S.useId)()
  return (0, C.jsxs)(v, {
    sx: { flex: `1 1 220px`, maxWidth: 420 },
    children: [
      (0, C.jsx)(y, { htmlFor: r, children: e }),
      (0, C.jsx)(b, {
        id: r,
        type: `search`,
        fullWidth: !0,
        value: t,
        inputProps: { maxLength: 100 },
        onChange: (e) => n(e.target.value),
      }),
    ],
  })
}
function T() {
  return h({
    queryKey: [`lender-guides`],
    queryFn: async ({ signal: e }) => (await g(`listLenderJourneys`, { signal: e })).data,
  })
}
var E = i.map((e) => t[e].kind),
  D = (e) => (e === `cards` || e === `insurance` ? e : `loan`),
  O = (e, t, n) => `${e}${d(m[t])}?partner=${encodeURIComponent(n)}`
function k(e) {
  let t = o(e)
  if (!t) return null
  let { example: n } = t
  return {
    min: u(t.apr_min),
    max: u(t.apr_max),
    most: r(t.amount_max),
    example: n && { amount: r(n.amount), months: n.months, emi: r(n.emi), apr: u(n.apr), total: r(n.total) },
  }
}
var A = (e) => D(e) !== `loan` || k(e) !== null,
  j = `partner-marketing`,
  M = Object.assign({
    '../../locales/en/partner-marketing.json': () =>
      c(() => import(`./partner-en-_TO5a_UN.js`).then((e) => e.u).then((e) => e.default), __vite__mapDeps([0, 1])),
    '../../locales/hi/partner-marketing.json': () =>
      c(() => import(`./partner-hi-BchcUoi6.js`).then((e) => e.u).then((e) => e.default), __vite__mapDeps([2, 1])),
  })
function N() {
  let { data: e } = h({
    queryKey: [`marketing-texts`],
    queryFn: async () => {
      for (let e of p)
        l.hasResourceBundle(e, j) || l.addResourceBundle(e, j, (await M[`../../locales/${e}/${j}.json`]?.()) ?? {})
      return !0
    },
    staleTime: 1 / 0,
  })
  return e ? (e) => l.getFixedT(e, j) : void 0
}
function P() {
  let e = a(),
    t = f((e) => e.partner),
    n = t?.code ?? `cl`
  return { brand: _(n), partner: t?.name ?? e.name, code: n }
}
function F(e = E) {
  let t = f((e) => e.masquerade !== null),
    { code: n } = P(),
    r = h({
      queryKey: [`marketing-links`, t, ...e],
      queryFn: async ({ signal: n }) => {
        let r = await g(`listTrackingLinks`, { query: {}, signal: n }),
          i = r.filter(({ disabled_at: e }) => e === null)
        if (t) return { working: i, stopped: !1 }
        let a = e.map((e) => m[e]),
          o = r.filter(({ product_type: e, label: t }) => t === `` && a.includes(e)),
          s = o.filter(({ stopped_by: e }) => e === `staff`).map(({ product_type: e }) => e),
          c = a.filter((e) => !s.includes(e) && !o.some((t) => t.product_type === e && t.disabled_at === null)),
          l = await Promise.all(c.map((e) => g(`createTrackingLink`, { body: { product_type: e, label: `` } })))
        return { working: [...i, ...l], stopped: s.some((e) => !i.some(({ product_type: t }) => t === e)) }
      },
    }),
    i = (e) =>
      (r.data?.working ?? []).filter(({ product_type: t }) => t === m[e]).sort((e, t) => e.label.localeCompare(t.label))
  return {
    query: r,
    linksOf: i,
    addressOf: (e, t, r) => {
      let a = i(e),
        o = a.find(({ link_id: e }) => e === r) ?? a[0]
      return o ? x(o, t) : O(window.location.origin, e, n)
    },
    plain: t,
    stopped: r.data?.stopped === !0,
  }
}
export { D as a, T as c, E as i, w as l, F as n, A as o, N as r, k as s, P as t }
