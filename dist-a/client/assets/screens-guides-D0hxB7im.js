import {
  Ct as E,
  Ft as D,
  It as O,
  Mt as k,
  Nt as A,
  Pt as j,
  St as M,
  cn as N,
  ln as P,
  sn as F,
  xt as I,
} from './customer-Df6hRo4Y.js'
import {
  $t as t,
  Cn as n,
  Di as r,
  Dn as i,
  Dr as a,
  Dt as o,
  Fr as s,
  Hn as c,
  Kt as ee,
  Mr as l,
  Ot as u,
  S as d,
  Tt as f,
  Vn as p,
  Xi as m,
  Yt as h,
  ai as g,
  dt as _,
  ft as v,
  ji as y,
  kt as b,
  si as x,
  vi as te,
  wi as S,
  xt as C,
} from './first-CL_AHFyg.js'
import { r as w } from './index-DgFpoVLQ.js'
import { n as e } from './rolldown-runtime-XKyaHtl9.js'
import { O as T } from './signed-in-DHQU3WVe.js'
var L = e({ GuidesPage: () => ne }),
  R = c()
function ne() {
  let { t: e } = s([`guides`, `guide-titles`]),
    { kinds: n, name: r } = p(),
    i = O.filter(({ kind: e }) => t(n, e))
  return (0, R.jsxs)(`div`, {
    className: `wrap-c main`,
    children: [
      (0, R.jsx)(w, { lead: e(`guides:lead`), children: e(`guides:title`) }),
      i.length > 0
        ? (0, R.jsx)(`ul`, {
            className: `guide-list mt20`,
            children: i.map(({ kind: t, page: n }) =>
              (0, R.jsxs)(
                `li`,
                {
                  className: `card pad`,
                  children: [
                    (0, R.jsx)(`h2`, { className: `h3`, children: (0, R.jsx)(m, { to: x(n), children: e(d(te[n])) }) }),
                    (0, R.jsx)(`p`, { className: `mut mt4`, children: e(`guides:teaser.${t}`) }),
                  ],
                },
                t,
              ),
            ),
          })
        : (0, R.jsx)(T, {
            icon: `document`,
            title: e(`guides:none.title`),
            text: e(`guides:none.text`, { brand: r }),
            children: (0, R.jsx)(ee, { look: `secondary`, to: g(), children: e(`guides:none.action`) }),
          }),
    ],
  })
}
function z({ product: e }) {
  let { t } = s(`guides`),
    n = h(r[e].kind)?.example
  if (!n) return null
  let a = i(e),
    o = F(n.emi, { monthly_emi: 0, household: null, secured: a })
  return (0, R.jsxs)(R.Fragment, {
    children: [
      (0, R.jsx)(`h2`, { className: `h2`, children: t(`income.title`) }),
      (0, R.jsxs)(`p`, {
        children: [t(`income.text`, { share: N(y) }), ` `, !a && t(`income.law`, { threshold: l(3e5), law: N(0.5) })],
      }),
      (0, R.jsx)(`p`, { children: t(`income.need`, { emi: l(n.emi), income: l(o) }) }),
    ],
  })
}
var B = e({ BusinessGuidePage: () => V })
function V() {
  let { t: e } = s(`guide-business`),
    t = h(`business`)?.example
  return (0, R.jsxs)(D, {
    kind: `business`,
    children: [
      (0, R.jsx)(j, { example: t }),
      t &&
        (0, R.jsxs)(R.Fragment, {
          children: [
            (0, R.jsx)(`h2`, { className: `h2`, children: e(`years.title`) }),
            (0, R.jsx)(`p`, { children: e(`years.text`) }),
            (0, R.jsx)(`div`, {
              className: `mt12`,
              children: (0, R.jsx)(P, { amount: t.amount, annualRate: t.rate, months: t.months }),
            }),
          ],
        }),
      (0, R.jsx)(A, { product: S.business }),
      (0, R.jsx)(`h2`, { className: `h2`, children: e(`who.title`) }),
      (0, R.jsx)(`p`, { children: e(`who.text`) }),
      (0, R.jsx)(z, { product: S.business }),
    ],
  })
}
var H = e({ CardGuidePage: () => K }),
  U = { owed: 2e4, rate: 42, paid: [1e3, 2e3, 5e3] },
  W = 120,
  G = [`fee`, `habit`, `first`]
function K() {
  let { t: e } = s(`guide-cards`)
  return (0, R.jsxs)(D, {
    kind: `cards`,
    children: [
      (0, R.jsx)(`h2`, { className: `h2`, children: e(`unpaid.title`) }),
      (0, R.jsx)(`p`, {
        children: e(`unpaid.text`, { owed: l(U.owed), rate: U.rate, month: l(u(_(o(U.owed), U.rate))) }),
      }),
      (0, R.jsx)(k, {
        name: e(`unpaid.caption`),
        columns: [`pay`, `term`, `interest`].map((t) => e(`unpaid.column.${t}`)),
        rows: U.paid.map((t) => {
          let { count: n, emi: r, last: i } = v(U.owed, U.rate, W, t)
          return [l(t), a(n, e), l(r * (n - 1) + i - U.owed)]
        }),
      }),
      (0, R.jsx)(`p`, { className: `sm mut`, children: e(`unpaid.note`, { gst: 18 }) }),
      (0, R.jsx)(`h2`, { className: `h2`, children: e(`free.title`) }),
      (0, R.jsx)(`p`, { children: e(`free.text`) }),
      (0, R.jsx)(`h2`, { className: `h2`, children: e(`choose.title`) }),
      (0, R.jsx)(`ul`, { children: G.map((t) => (0, R.jsx)(`li`, { children: e(`choose.${t}`) }, t)) }),
      (0, R.jsx)(`h2`, { className: `h2`, children: e(`rights.title`) }),
      (0, R.jsx)(`p`, { children: e(`rights.text`) }),
    ],
  })
}
var q = e({ HousingGuidePage: () => X }),
  J = [8e5, 12e5, 18e5, 25e5, 35e5],
  Y = {
    household_income_year: 45e4,
    owns_home: !1,
    had_subsidy: !1,
    property_value: 18e5,
    loan_amount: 12e5,
    tenure_months: 180,
  }
function X() {
  let { t: e } = s([`guide-housing`, `housing`]),
    t = n[S.housing].max,
    r = M(Y)
  return (0, R.jsxs)(D, {
    kind: `housing`,
    children: [
      (0, R.jsx)(`h2`, { className: `h2`, children: e(`guide-housing:share.title`) }),
      (0, R.jsx)(`p`, { children: e(`guide-housing:share.text`, { most: l(t) }) }),
      (0, R.jsx)(k, {
        name: e(`guide-housing:share.example`),
        columns: [`price`, `loan`, `own`].map((t) => e(`guide-housing:share.column.${t}`)),
        rows: J.map((e) => {
          let n = Math.min(t, E(e))
          return [l(e), l(n), l(e - n)]
        }),
      }),
      (0, R.jsx)(j, { example: h(`housing`)?.example }),
      (0, R.jsx)(A, { product: S.housing }),
      (0, R.jsx)(z, { product: S.housing }),
      (0, R.jsx)(`h2`, { className: `h2`, children: e(`guide-housing:scheme.title`) }),
      (0, R.jsx)(`p`, {
        children: e(`housing:scheme.lead`, { rate: I.subsidyRate, part: l(I.subsidisedLoan), most: l(I.maxSubsidy) }),
      }),
      (0, R.jsx)(`p`, {
        children: e(`guide-housing:scheme.example`, {
          income: l(Y.household_income_year),
          price: l(Y.property_value),
          loan: l(Y.loan_amount),
          term: a(Y.tenure_months, e),
          band: e(`housing:scheme.band.${r.band}`),
          subsidy: l(r.subsidy),
          yearly: l(r.yearly_instalment),
          times: I.instalments,
        }),
      }),
      (0, R.jsx)(`p`, { className: `sm mut`, children: e(`housing:scheme.source`) }),
    ],
  })
}
var Z = 365n,
  Q = 100
function re(e, t, n) {
  let r = BigInt(e) * BigInt(Math.round(t * Q)) * BigInt(n),
    i = 100n * BigInt(Q) * Z,
    a = b(Number(C(r, i)))
  return { cost: a, due: f([e, a]) }
}
var ie = e({ PersonalGuidePage: () => ae }),
  $ = 3
function ae() {
  let { t: e } = s(`guide-personal`),
    t = h(`personal`)?.example
  return (0, R.jsxs)(D, {
    kind: `personal`,
    children: [
      (0, R.jsx)(j, { example: t }),
      (0, R.jsx)(A, { product: S.personal }),
      (0, R.jsx)(`h2`, { className: `h2`, children: e(`who.title`) }),
      (0, R.jsx)(`p`, { children: e(`who.text`) }),
      (0, R.jsx)(z, { product: S.personal }),
      (0, R.jsx)(`h2`, { className: `h2`, children: e(`cooling.title`) }),
      (0, R.jsx)(`p`, { children: e(`cooling.text`) }),
      t && (0, R.jsx)(`p`, { children: e(`cooling.example`, oe(t)) }),
    ],
  })
}
function oe({ amount: e, apr: t }) {
  let { cost: n, due: r } = re(o(e), t, $)
  return { count: $, amount: l(e), cost: l(u(n)), due: l(u(r)) }
}
export { L as a, B as i, q as n, H as r, ie as t }
