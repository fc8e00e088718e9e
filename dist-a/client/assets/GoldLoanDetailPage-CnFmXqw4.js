import { a as O, i as k, o as ne, t as A } from './common-fields-Dur8Hai4.js'
import { m as M } from './common-form-E0SH5PGy.js'
import { _ as N, g as P, v as F, y as I } from './common-schema-TiEP0qb9.js'
import { At as x, Dt as S, Ot as te, Tt as C, kt as w, t as T, wt as E, x as D } from './customer-Df6hRo4Y.js'
import { i as p, n as m, r as h } from './customer-fields-BHeC32H8.js'
import { A as y, f as b } from './customer-schema-DqXZ2v9f.js'
import { f as e, t } from './customer-ui-CtL4h0-L.js'
import {
  Cn as n,
  Cr as r,
  Dr as i,
  Er as a,
  Fr as o,
  Hn as s,
  Mr as c,
  ir as l,
  pr as u,
  wi as d,
  z as f,
} from './first-CL_AHFyg.js'
import { Z as g, dn as _, gt as ee, in as v } from './signed-in-DHQU3WVe.js'
import { U as j } from './theme-CBDEJsnh.js'
var L = s()
function R() {
  let { t } = o(`profile`)
  return (0, L.jsxs)(e, {
    children: [
      (0, L.jsx)(O, {
        name: `monthly_income`,
        label: t(`rules:labels.monthly_income`),
        help: t(`help.monthly_income`),
      }),
      (0, L.jsx)(O, { name: `emi`, label: t(`rules:labels.emi`), help: t(`help.emi`) }),
    ],
  })
}
async function z(e) {
  let t = await v(`getGoldPrice`, { signal: e })
  if (!(t.price_per_gram > 0)) throw new r(200, `bad_answer`, l.t(`errors:bad_answer`))
  return t
}
function B() {
  return _({ queryKey: [`gold-price`], queryFn: ({ signal: e }) => z(e), staleTime: 1 / 0 })
}
var V = 8e5,
  H = 1.2
function U(e) {
  let t = Math.max(V, e * H),
    n = te().map(({ loan: e, from: t, to: n }) => [
      { value: t, loan: e },
      { value: n, loan: e },
    ]),
    r = { value: t, loan: w(t) },
    i = [{ value: 0, loan: 0 }, ...n.flat(), r],
    a = C.map(({ percent: e }, t) => {
      let n = i[t * 2] ?? r,
        a = i[t * 2 + 1] ?? r
      return { percent: e, at: { value: (n.value + a.value) / 2, loan: (n.loan + a.loan) / 2 } }
    })
  return { maxValue: t, maxLoan: r.loan, curve: i, flats: n, labels: a }
}
var W = 320,
  G = 180,
  K = { left: 8, right: 12, top: 12, bottom: 24 }
function q({ value: e, loan: t }) {
  let { t: n } = o(`gold`),
    { maxValue: r, maxLoan: i, curve: a, flats: s, labels: l } = U(e ?? 0),
    u = (e) => K.left + (e.value / r) * (W - K.left - K.right),
    d = (e) => G - K.bottom - (e.loan / i) * (G - K.top - K.bottom),
    f = (e) => e.map((e) => `${u(e)},${d(e)}`).join(` `),
    p = e === null ? n(`chart.name`) : n(`chart.nameAt`, { value: c(e), loan: c(t) }),
    m = e === null ? null : { value: e, loan: t }
  return (0, L.jsxs)(`svg`, {
    className: `ltv`,
    viewBox: `0 0 ${W} ${G}`,
    role: `img`,
    'aria-label': p,
    children: [
      (0, L.jsx)(`line`, { className: `ltv-axis`, x1: K.left, x2: W - K.right, y1: G - K.bottom, y2: G - K.bottom }),
      (0, L.jsx)(`polyline`, { className: `ltv-curve`, points: f(a) }),
      s.map((e) => (0, L.jsx)(`polyline`, { className: `ltv-flat`, points: f(e) }, e[0].loan)),
      l.map(({ percent: e, at: t }) =>
        (0, L.jsx)(`text`, { className: `ltv-text`, x: u(t) + 8, y: d(t) + 12, children: `${e}%` }, e),
      ),
      (0, L.jsx)(`text`, { className: `ltv-text`, x: K.left, y: 174, children: c(0) }),
      (0, L.jsx)(`text`, {
        className: `ltv-text`,
        x: W - K.right,
        y: 174,
        textAnchor: `end`,
        children: n(`chart.axis`, { value: c(Math.round(r / 1e3) * 1e3) }),
      }),
      m &&
        (0, L.jsxs)(L.Fragment, {
          children: [
            (0, L.jsx)(`line`, { className: `ltv-here`, x1: u(m), x2: u(m), y1: d(m), y2: G - K.bottom }),
            (0, L.jsx)(`circle`, { className: `ltv-dot`, cx: u(m), cy: d(m), r: `6` }),
          ],
        }),
    ],
  })
}
function J({ weight: e, purity: t }) {
  let { t: n } = o(`gold`),
    r = B(),
    i = r.data,
    a = i && e !== null && t !== null ? { weight: e, purity: t, pricePerGram: i.price_per_gram } : null,
    s = a && x(a)
  return (0, L.jsxs)(`section`, {
    className: `card tint pad`,
    'aria-labelledby': `planner-title`,
    children: [
      (0, L.jsx)(`h2`, { className: `h3`, id: `planner-title`, children: n(`planner.title`) }),
      (0, L.jsx)(g, {
        query: r,
        failed: n(`planner.failed`),
        space: `mt12`,
        waiting: (0, L.jsx)(`p`, { className: `mt12`, role: `status`, children: n(`planner.loading`) }),
        children: (e) => (0, L.jsx)(Y, { price: e, purity: t }),
      }),
      (0, L.jsx)(`div`, {
        className: `mt16`,
        'aria-live': `polite`,
        children:
          s && a
            ? (0, L.jsx)(X, { plan: s, perGram: (a.pricePerGram * a.purity) / 24 })
            : (0, L.jsx)(`p`, { className: `sm mut`, children: n(`planner.empty`) }),
      }),
      (0, L.jsxs)(`div`, {
        className: `mt16`,
        children: [
          (0, L.jsx)(q, { value: s?.value ?? null, loan: s?.max_loan ?? 0 }),
          (0, L.jsxs)(`p`, {
            className: `xs mut row`,
            'aria-hidden': `true`,
            children: [(0, L.jsx)(`i`, { className: `ltv-key` }), n(`chart.legend`)],
          }),
        ],
      }),
      (0, L.jsx)(E, { step: s && s.max_loan > 0 ? s.ltv_percent : null }),
      (0, L.jsx)(`p`, { className: `xs mut mt12`, children: n(`planner.rule`) }),
    ],
  })
}
function Y({ price: e, purity: t }) {
  let { t: n } = o(`gold`),
    { price_per_gram: r, as_of: i, source: a, sandbox: s } = e
  return (0, L.jsxs)(`div`, {
    className: `sm mt8`,
    children: [
      (0, L.jsxs)(`p`, {
        children: [
          n(`planner.price`, { price: c(r) }),
          t !== null && t < 24 && ` ${n(`planner.pricePure`, { purity: t, price: c((r * t) / 24) })}`,
        ],
      }),
      (0, L.jsx)(`p`, {
        className: `mut`,
        children: n(s ? `planner.sandbox` : `planner.source`, { source: a, at: ee(i) }),
      }),
    ],
  })
}
function X({ plan: e, perGram: t }) {
  let { t: n } = o(`gold`),
    { value: r, max_loan: i, ltv_percent: s, cliff: l } = e
  return (0, L.jsxs)(L.Fragment, {
    children: [
      (0, L.jsxs)(`dl`, {
        className: `pairs`,
        children: [
          (0, L.jsxs)(`div`, {
            children: [(0, L.jsx)(`dt`, { children: n(`planner.value`) }), (0, L.jsx)(`dd`, { children: c(r) })],
          }),
          (0, L.jsxs)(`div`, {
            children: [
              (0, L.jsx)(`dt`, { children: n(`planner.most`) }),
              (0, L.jsx)(`dd`, { className: `gold-most`, children: c(i) }),
            ],
          }),
          (0, L.jsxs)(`div`, {
            children: [(0, L.jsx)(`dt`, { children: n(`planner.share`) }), (0, L.jsx)(`dd`, { children: `${s}%` })],
          }),
        ],
      }),
      l &&
        (0, L.jsx)(`div`, {
          className: `mt12`,
          children: (0, L.jsxs)(f, {
            tone: `warn`,
            children: [
              (0, L.jsx)(`p`, { className: `b`, children: n(`planner.cliff`) }),
              (0, L.jsx)(`p`, {
                className: `mt4`,
                children: n(`planner.cliffText`, {
                  from: c(l.from),
                  to: c(l.to),
                  loan: c(l.loan),
                  grams: a(Math.ceil(((l.to + 1 - r) / t) * 10) / 10),
                }),
              }),
            ],
          }),
        }),
    ],
  })
}
function re() {
  let { t: e } = o(`gold`),
    [t, n, r] = M({ name: [`gold_form`, `gold_weight`, `gold_purity`] }),
    i = t === `coins`,
    a = T(n),
    s = i ? I.coins : I.ornaments,
    c = a !== null && a > 0 && a <= s ? a : null
  return (0, L.jsxs)(j, {
    sx: {
      display: `grid`,
      gap: 6,
      gridTemplateColumns: { xs: `minmax(0, 1fr)`, lg: `minmax(0, 5fr) minmax(0, 6fr)` },
      alignItems: `start`,
    },
    children: [
      (0, L.jsxs)(j, {
        sx: { display: `grid`, gap: 6 },
        children: [
          (0, L.jsx)(A, {
            name: `gold_form`,
            label: e(`fields.gold_form`),
            choices: P.map((t) => ({ id: t, value: e(`form.${t}`) })),
          }),
          (0, L.jsx)(ne, {
            name: `gold_weight`,
            label: e(`fields.gold_weight`),
            help: e(i ? `help.gold_weight_coins` : `help.gold_weight`),
            end: e(`grams`),
          }),
          (0, L.jsx)(A, {
            name: `gold_purity`,
            label: e(`fields.gold_purity`),
            help: e(`help.gold_purity`),
            choices: N.map((t) => ({ id: t, value: e(`carat`, { carat: t }) })),
          }),
        ],
      }),
      (0, L.jsx)(J, { weight: c, purity: T(r) }),
    ],
  })
}
var { min: Z, max: Q, terms: $ } = n[d.gold]
function ie({ answers: t }) {
  let { t: n } = o(`gold`),
    { data: r } = B(),
    [a, s, l] = M({ name: [`loan_amount`, `gold_repayment`, `tenure_months`] }),
    u = T(a),
    d = T(t.gold_weight),
    p = T(t.gold_purity),
    m = r && d !== null && p !== null ? S({ weight: d, purity: p, pricePerGram: r.price_per_gram }) : null,
    h = m === null ? null : Math.min(w(m), Q),
    g = s === `bullet` ? $.filter((e) => e <= 12) : $
  return (0, L.jsxs)(L.Fragment, {
    children: [
      (0, L.jsx)(O, {
        name: `loan_amount`,
        label: n(`fields.loan_amount`),
        help:
          h === null
            ? n(`help.loan_amount`, { min: c(Z), max: c(Q) })
            : n(s === `bullet` ? `help.loan_amount_bullet` : `help.loan_amount_most`, { most: c(h) }),
      }),
      u !== null &&
        h !== null &&
        u > h &&
        (0, L.jsx)(f, { tone: `warn`, role: `status`, children: n(`loan.tooMuch`, { most: c(h) }) }),
      u !== null && u > 25e4 && (0, L.jsx)(f, { icon: `info`, children: n(`loan.assessed`, { amount: c(25e4) }) }),
      (0, L.jsx)(A, {
        name: `gold_repayment`,
        label: n(`fields.gold_repayment`),
        help: n(`help.gold_repayment`, { count: 12 }),
        choices: F.map((e) => ({ id: e, value: n(`repayment.${e}`) })),
      }),
      (0, L.jsx)(e, {
        children: (0, L.jsx)(k, {
          name: `tenure_months`,
          label: n(`fields.tenure_months`),
          choices: g.map((e) => ({ id: e, value: i(e, n) })),
        }),
      }),
      (0, L.jsx)(y, { amount: u !== null && u >= Z && u <= Q ? u : null, months: T(l), goldValue: m }),
    ],
  })
}
var ae = {
  plan: b,
  lastButton: `gold:seeOffer`,
  views: {
    ...h,
    yourGold: {
      Inputs: re,
      answer: ({ gold_form: e, gold_weight: t, gold_purity: n }, { t: r }) =>
        D(
          e ? r(`gold:form.${e}`) : ``,
          typeof t == `number` ? r(`gold:weight`, { weight: a(t) }) : ``,
          typeof n == `number` ? r(`gold:carat`, { carat: n }) : ``,
        ),
    },
    yourLoan: {
      Inputs: ie,
      answer: ({ loan_amount: e, tenure_months: t, gold_repayment: n }, { t: r }) =>
        D(p(e), typeof t == `number` ? i(t, r) : ``, n ? r(`gold:repayment.${n}`) : ``),
    },
    income: { Inputs: R, answer: ({ monthly_income: e }, { t }) => p(e, (e) => t(`answers.monthly`, { amount: e })) },
  },
}
function oe() {
  let e = u(({ user: e }) => e?.gl_completed === 1),
    n = u((e) => e.isEditingGold)
  return (0, L.jsx)(t, { product: d.gold, complete: e, editing: n, children: (0, L.jsx)(m, { form: ae }) })
}
export { oe as GoldLoanDetailPage }
