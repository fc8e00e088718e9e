import { Bt as k, zt as A } from './customer-Df6hRo4Y.js'
import {
  $t as t,
  A as n,
  Dr as r,
  En as i,
  Fr as a,
  Gt as o,
  Hn as s,
  Hr as c,
  Ht as l,
  M as u,
  Mr as d,
  Vn as f,
  Xi as p,
  Xt as m,
  Yt as h,
  da as g,
  dr as _,
  ia as v,
  jn as y,
  k as b,
  kr as x,
  pr as S,
  ra as C,
  si as w,
  sn as T,
  tr as E,
  xn as D,
  z as O,
} from './first-CL_AHFyg.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
var j = e(g(), 1),
  M = s(),
  N = [`amount`, `term`, `rate`, `needs`]
function P({ kind: { kind: e, segment: t, productType: n } }) {
  let { t: o, i18n: s } = a([`kind`, `common`, `kind-${t}`]),
    c = h(e),
    l = m(e),
    u = c &&
      l && { ...l, monthsMin: r(c.months_min, o), monthsMax: r(c.months_max, o), feeMin: c.fee_min, feeMax: c.fee_max },
    f = (e) => {
      let n = `kind-${t}:facts.${e}`
      return s.exists(n) ? o(n) : ``
    },
    p = i(n),
    g = (e) =>
      e === `needs` || !p
        ? f(e)
        : u
          ? [o(`kind:onOffer.${e}`, u), f(e)].filter(Boolean).join(`. `)
          : o(`kind:onOffer.none`),
    _ = c?.example
  return (0, M.jsxs)(M.Fragment, {
    children: [
      (0, M.jsx)(`dl`, {
        className: `card pad mt16 kind-facts`,
        children: N.map((e) =>
          (0, M.jsxs)(
            `div`,
            { children: [(0, M.jsx)(`dt`, { children: o(`kind:fact.${e}`) }), (0, M.jsx)(`dd`, { children: g(e) })] },
            e,
          ),
        ),
      }),
      p
        ? u && (0, M.jsx)(`p`, { className: `sm mut mt12`, children: o(`kind:onOffer.asOf`, u) })
        : (0, M.jsx)(`p`, { className: `sm mut mt12`, children: o(`kind:typical`) }),
      _ &&
        (0, M.jsx)(`div`, {
          className: `mt16`,
          children: (0, M.jsx)(O, {
            children: o(`kind:onOffer.example`, {
              amount: d(_.amount),
              term: r(_.months, o),
              rate: _.rate,
              fee: _.fee,
              emi: d(_.emi),
              apr: x(_.apr),
              total: d(_.total),
            }),
          }),
        }),
    ],
  })
}
var F = [`first`, `second`, `third`]
function I() {
  let { pathname: e } = C(),
    n = D(e.split(`/`)[1]),
    { kinds: r } = f()
  return n ? (t(r, n.kind) ? (0, M.jsx)(L, { kind: n }) : (0, M.jsx)(A, { kind: n.kind })) : null
}
function L({ kind: e }) {
  let { segment: t, productType: r, enquiry: i } = e,
    { t: s } = a([`landing`, `kind`, `kind-${t}`]),
    d = (e) => s(`kind-${t}:${e}`),
    f = v(),
    m = S((e) => e.token !== null)
  ;(0, j.useEffect)(() => {
    m || (_({ urlSegment: t, productType: r }), c(`customer`))
  }, [r, t, m])
  let g = async () => {
    let { setSession: n } = await E()
    ;(await n({ urlSegment: t, ...(r && { productType: r, productId: null }) }), await f(T(e)))
  }
  return (0, M.jsxs)(M.Fragment, {
    children: [
      (0, M.jsx)(u, {
        headline: d(`headline`),
        lead: d(`lead`),
        productType: r,
        example: y(r) ? h(`personal`)?.example : void 0,
        action: m ? (0, M.jsx)(o, { full: !0, onClick: () => void g().catch(l), children: s(`kind:goOn`) }) : void 0,
      }),
      (0, M.jsxs)(`div`, {
        className: `wrap-c end`,
        children: [
          (0, M.jsxs)(`section`, {
            className: `mt40`,
            'aria-labelledby': `facts-title`,
            children: [
              (0, M.jsx)(`h2`, { className: `h1`, id: `facts-title`, children: s(`kind:facts`) }),
              (0, M.jsx)(P, { kind: e }),
              (0, M.jsx)(`p`, { className: `mt12`, children: (0, M.jsx)(k, { kind: e.kind }) }),
              i &&
                (0, M.jsx)(`div`, {
                  className: `mt16`,
                  children: (0, M.jsx)(O, { tone: `warn`, children: s(`kind:enquiry`) }),
                }),
            ],
          }),
          (0, M.jsx)(b, {}),
          (0, M.jsx)(n, { questions: F.map((e) => ({ ask: d(`faq.${e}.q`), answer: d(`faq.${e}.a`) })) }),
          (0, M.jsx)(`p`, {
            className: `mt24`,
            children: (0, M.jsx)(p, { className: `link`, to: w(`landing`), children: s(`kind:others`) }),
          }),
        ],
      }),
    ],
  })
}
export { I as KindLandingPage }
