import { ln as C, nn as w } from './customer-Df6hRo4Y.js'
import {
  Dr as t,
  Fr as n,
  G as r,
  Gt as i,
  Hn as a,
  K as o,
  Kt as s,
  Mr as c,
  Ni as l,
  R as u,
  _t as d,
  bt as f,
  ca as p,
  ct as m,
  da as h,
  gt as g,
  kr as _,
  lt as v,
  nt as y,
  q as b,
  si as x,
  yt as S,
} from './first-CL_AHFyg.js'
import { r as D, t as O } from './index-DgFpoVLQ.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import { A as T, _ as E } from './signed-in-DHQU3WVe.js'
function k(e, t, n) {
  let r = e * f(t) * n,
    i = (e + r) / n
  return { emi: i, total_interest: r, true_rate: g(d(e, i, n, t)) }
}
var A = a(),
  j = { amount: 1e5, rate: 18, months: 12 }
function M({ terms: e }) {
  let { t: r } = n(`calculator`),
    i = k(j.amount, j.rate, j.months),
    a = k(e.amount, e.annualRate, e.months),
    o = a.emi - S(e.amount, e.annualRate, e.months)
  return (0, A.jsxs)(`section`, {
    className: `card pad`,
    'aria-labelledby': `flat-title`,
    children: [
      (0, A.jsx)(`h2`, { className: `h2`, id: `flat-title`, children: r(`flat.title`) }),
      (0, A.jsx)(`p`, { className: `mt8`, children: r(`flat.text`) }),
      (0, A.jsx)(`p`, {
        className: `mt12`,
        children: r(`flat.example`, {
          rate: j.rate,
          amount: c(j.amount),
          term: t(j.months, r),
          emi: c(i.emi),
          real: _(i.true_rate),
        }),
      }),
      e.annualRate > 0 &&
        e.months > 1 &&
        (0, A.jsx)(`p`, {
          className: `mt12 b`,
          children: r(`flat.yours`, { rate: _(e.annualRate), emi: c(a.emi), more: c(o), real: _(a.true_rate) }),
        }),
      (0, A.jsx)(`p`, { className: `sm mut mt12`, children: r(`flat.ask`) }),
    ],
  })
}
var N = e(h(), 1),
  P = [`income`, `emis`, `household`]
function F({ terms: e }) {
  let { t } = n(`calculator`),
    [r, i] = (0, N.useState)({ income: ``, emis: ``, household: `` }),
    { income: a, emis: o, household: s } = r
  return (0, A.jsxs)(`section`, {
    className: `card pad`,
    'aria-labelledby': `debt-title`,
    children: [
      (0, A.jsx)(`h2`, { className: `h2`, id: `debt-title`, children: t(`debt.title`) }),
      (0, A.jsx)(`p`, { className: `sm mut mt8`, children: t(`debt.lead`) }),
      (0, A.jsx)(`div`, {
        className: `stack g16 mt16 calc-inputs`,
        children: P.map((e) =>
          (0, A.jsx)(
            u,
            {
              label: t(`debt.field.${e}`),
              help: d(e),
              inputMode: `numeric`,
              autoComplete: `off`,
              before: `₹`,
              value: r[e] === `` ? `` : c(Number(r[e])).slice(1),
              onChange: ({ target: t }) => i((n) => ({ ...n, [e]: y(t.value, 8, 0) })),
            },
            e,
          ),
        ),
      }),
      (0, A.jsx)(`div`, {
        className: `mt20`,
        children: (0, A.jsx)(w, {
          facts: {
            monthly_income: Number(a),
            monthly_emi: Number(o),
            household: s === `` ? null : { income_year: Number(s), emi_month: Number(o) },
            amount: e.amount,
            annualRate: e.annualRate,
            months: e.months,
          },
        }),
      }),
    ],
  })
  function d(e) {
    let n = Number(r[e]),
      i = n >= 1e3 ? E(n, t) : ``
    if (e !== `household`) return i || void 0
    let a = t(`debt.field.householdHelp`, { threshold: c(l) })
    return i ? `${i} · ${a}` : a
  }
}
var I = {
    amount: { min: 1e3, max: 25e5, step: 1e3, whole: !0 },
    annualRate: { min: 0, max: 60, step: 0.25, whole: !1 },
    feePercent: { min: 0, max: 10, step: 0.25, whole: !1 },
    months: { min: 1, max: 240, step: 1, whole: !0 },
  },
  L = { amount: 1e5, annualRate: 14, feePercent: 2, months: 24 },
  R = { amount: `amount`, annualRate: `rate`, feePercent: `fee`, months: `months` },
  z = Object.keys(I)
function B(e) {
  let t = { ...L }
  for (let n of z) {
    let r = e.get(R[n]),
      i = Number(r),
      { min: a, max: o, whole: s } = I[n]
    r !== null && /^\d{1,8}(\.\d{1,2})?$/.test(r) && i >= a && i <= o && (!s || Number.isInteger(i)) && (t[n] = i)
  }
  return t
}
function V(e, t) {
  let n = new URLSearchParams(t)
  for (let t of z) e[t] === L[t] ? n.delete(R[t]) : n.set(R[t], String(e[t]))
  return n
}
function H() {
  let e = O(),
    [t, n] = p(),
    [r, i] = (0, N.useState)(null),
    { later: a } = T(),
    o = r ?? B(e ? t : new URLSearchParams())
  return [
    o,
    (e) => {
      let t = { ...o, ...e }
      ;(i(t), a(() => n((e) => V(t, e), { replace: !0, preventScrollReset: !0 })))
    },
  ]
}
function U() {
  let { t: e } = n(`calculator`),
    [t, r] = H(),
    i = v(t)
  return (0, A.jsxs)(`div`, {
    className: `wrap-c main`,
    children: [
      (0, A.jsx)(D, { lead: e(`lead`), children: e(`title`) }),
      (0, A.jsxs)(`div`, {
        className: `calc-grid mt24`,
        children: [(0, A.jsx)(W, { terms: t, onChange: r }), (0, A.jsx)(G, { terms: t, cost: i })],
      }),
      (0, A.jsxs)(`section`, {
        className: `card pad mt24`,
        'aria-labelledby': `years-title`,
        children: [
          (0, A.jsx)(`h2`, { className: `h2`, id: `years-title`, children: e(`schedule.title`) }),
          (0, A.jsx)(`p`, { className: `sm mut mt4`, children: e(`schedule.note`) }),
          (0, A.jsx)(`div`, {
            className: `mt16`,
            children: (0, A.jsx)(C, { amount: t.amount, annualRate: t.annualRate, months: t.months }),
          }),
        ],
      }),
      (0, A.jsxs)(`div`, {
        className: `calc-grid mt24`,
        children: [(0, A.jsx)(F, { terms: t }), (0, A.jsx)(M, { terms: t })],
      }),
      (0, A.jsxs)(`section`, {
        className: `card tint pad mt24 no-print row between wrap`,
        children: [
          (0, A.jsx)(`p`, { className: `grow`, children: e(`next.text`) }),
          (0, A.jsx)(s, { to: x(`landing`), children: e(`next.action`) }),
        ],
      }),
    ],
  })
}
function W({ terms: e, onChange: t }) {
  let { t: r } = n(`calculator`),
    i = (e) => `${e}%`,
    { amount: a, annualRate: o, feePercent: s, months: l } = I
  return (0, A.jsxs)(`section`, {
    className: `card pad calc-inputs`,
    'aria-labelledby': `terms-title`,
    children: [
      (0, A.jsx)(`h2`, { className: `h2`, id: `terms-title`, children: r(`terms.title`) }),
      (0, A.jsxs)(`div`, {
        className: `stack g16 mt16`,
        children: [
          (0, A.jsx)(b, {
            label: r(`terms.amount`),
            value: e.amount,
            onChange: (e) => t({ amount: Math.round(e) }),
            format: c,
            help: E(e.amount, r),
            min: a.min,
            max: a.max,
            step: a.step,
          }),
          (0, A.jsx)(b, {
            label: r(`terms.rate`),
            value: e.annualRate,
            onChange: (e) => t({ annualRate: e }),
            format: i,
            decimal: !0,
            help: r(`terms.rateHelp`),
            min: o.min,
            max: o.max,
            step: o.step,
          }),
          (0, A.jsx)(b, {
            label: r(`terms.fee`),
            value: e.feePercent,
            onChange: (e) => t({ feePercent: e }),
            format: i,
            decimal: !0,
            help: r(`terms.feeHelp`),
            min: s.min,
            max: s.max,
            step: s.step,
          }),
          (0, A.jsx)(b, {
            label: r(`terms.months`),
            value: e.months,
            onChange: (e) => t({ months: Math.round(e) }),
            format: String,
            min: l.min,
            max: l.max,
            step: l.step,
          }),
        ],
      }),
    ],
  })
}
function G({ terms: e, cost: a }) {
  let { t: s } = n(`calculator`),
    l = m(a),
    u = {
      loan: `${c(e.amount)}, ${t(e.months, s)}, ${_(e.annualRate)}`,
      receive: c(l.receive),
      interest: c(l.interest),
      fees: c(l.fees),
      repay: c(l.repay),
      cost: c(l.cost),
    }
  return (0, A.jsxs)(`section`, {
    className: `card tint pad`,
    'aria-labelledby': `cost-title`,
    children: [
      (0, A.jsxs)(`div`, {
        className: `row between wrap`,
        children: [
          (0, A.jsx)(`h2`, { className: `h2`, id: `cost-title`, children: s(`result.title`) }),
          (0, A.jsx)(`span`, {
            className: `no-print`,
            children: (0, A.jsx)(i, {
              look: `secondary`,
              small: !0,
              onClick: () => window.print(),
              children: s(`print`),
            }),
          }),
        ],
      }),
      (0, A.jsx)(`div`, {
        className: `mt16`,
        role: `status`,
        'aria-label': s(`result.title`),
        children: (0, A.jsx)(r, { emi: a.emi, apr: a.apr, repay: a.total_repayment }),
      }),
      (0, A.jsx)(`div`, {
        className: `mt20`,
        children: (0, A.jsx)(o, { receive: l.receive, interest: l.interest, fees: l.fees }),
      }),
      (0, A.jsx)(`dl`, {
        className: `calc-rows mt16`,
        children: Object.entries(u).map(([e, t]) =>
          (0, A.jsxs)(
            `div`,
            { children: [(0, A.jsx)(`dt`, { children: s(`result.${e}`) }), (0, A.jsx)(`dd`, { children: t })] },
            e,
          ),
        ),
      }),
      (0, A.jsx)(`p`, { className: `xs mut mt12`, children: s(`result.aprNote`) }),
    ],
  })
}
export { U as CostCalculatorPage }
