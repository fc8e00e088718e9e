import './signed-in-DHQU3WVe.js'
import { a as j, i as M, r as N, t as P } from './common-fields-Dur8Hai4.js'
import { m as A } from './common-form-E0SH5PGy.js'
import { Ct as C, St as w, bt as T, jt as E, t as D, x as O, xt as k } from './customer-Df6hRo4Y.js'
import { i as y, n as b, r as x } from './customer-fields-BHeC32H8.js'
import { d as S } from './customer-schema-DqXZ2v9f.js'
import { f as t, t as n } from './customer-ui-CtL4h0-L.js'
import {
  Cn as r,
  Fr as i,
  G as a,
  Hn as o,
  K as s,
  Mr as c,
  a as l,
  ct as u,
  da as d,
  j as f,
  kr as p,
  lt as m,
  pr as h,
  q as g,
  wi as _,
  z as v,
} from './first-CL_AHFyg.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
var F = (e) => ({
  household_income_year: D(e.household_income_year),
  owns_home: D(e.owns_home),
  had_subsidy: D(e.had_subsidy),
  property_value: D(e.property_value),
  loan_amount: D(e.loan_amount),
  tenure_months: D(e.tenure_months),
})
function I(e) {
  let t = w({
      household_income_year: e.household_income_year ?? 0,
      owns_home: e.owns_home === 1,
      had_subsidy: e.had_subsidy === 1,
      property_value: e.property_value ?? 0,
      loan_amount: e.loan_amount ?? k.subsidisedLoan,
      tenure_months: e.tenure_months ?? k.subsidisedMonths,
    }),
    n = Object.values(e).every((e) => e !== null)
  return t.problems.length > 0
    ? { verdict: `no`, answer: t }
    : e.household_income_year === null
      ? { verdict: `waiting`, answer: t }
      : { verdict: n ? `yes` : `open`, answer: t }
}
var L = o(),
  R = [`noHome`, `noHelp`, `home`, `loan`, `subsidy`],
  z = {
    home: c(k.maxPropertyValue),
    loan: c(k.maxLoan),
    part: c(k.subsidisedLoan),
    rate: k.subsidyRate,
    years: k.subsidisedMonths / 12,
    most: c(k.maxSubsidy),
    times: k.instalments,
  }
function B({ facts: e }) {
  let { t } = i(`housing`),
    n = I(e),
    r = e.household_income_year !== null
  return (0, L.jsxs)(`section`, {
    className: `card tint pad`,
    'aria-labelledby': `scheme-title`,
    children: [
      (0, L.jsx)(`h2`, { className: `h3`, id: `scheme-title`, children: t(`scheme.title`) }),
      (0, L.jsx)(`p`, { className: `sm mt4`, children: t(`scheme.lead`, z) }),
      (0, L.jsx)(`div`, { className: `mt12`, 'aria-live': `polite`, children: (0, L.jsx)(V, { view: n }) }),
      (0, L.jsx)(U, { band: r ? n.answer.band : null }),
      (0, L.jsx)(`div`, {
        className: `mt12`,
        children: (0, L.jsxs)(f, {
          title: t(`scheme.more`),
          children: [
            (0, L.jsx)(`ul`, {
              className: `stack g8`,
              children: R.map((e) => (0, L.jsx)(`li`, { children: t(`scheme.fact.${e}`, z) }, e)),
            }),
            (0, L.jsx)(`p`, { className: `mt12`, children: t(`scheme.source`) }),
          ],
        }),
      }),
    ],
  })
}
function V({ view: { verdict: e, answer: t } }) {
  let { t: n } = i(`housing`)
  return (0, L.jsxs)(v, {
    tone: { waiting: `plain`, open: `plain`, yes: `ok`, no: `warn` }[e],
    icon: e === `yes` ? `check` : `info`,
    children: [
      (0, L.jsx)(`p`, { className: `b`, children: n(`scheme.verdict.${e}`) }),
      e === `no` &&
        t.problems.map((e) =>
          (0, L.jsx)(`p`, { className: `mt4`, children: n(`scheme.problem.${e}`, { ...z, income: c(H) }) }, e),
        ),
      e === `no` && (0, L.jsx)(`p`, { className: `mt4`, children: n(`scheme.stillPossible`) }),
      e === `open` &&
        (0, L.jsx)(`p`, {
          className: `mt4`,
          children: n(`scheme.openText`, { ...z, band: n(`scheme.band.${t.band}`) }),
        }),
      e === `yes` &&
        (0, L.jsx)(`p`, {
          className: `mt4`,
          children: n(`scheme.yesText`, {
            ...z,
            band: n(`scheme.band.${t.band}`),
            subsidy: c(t.subsidy),
            yearly: c(t.yearly_instalment),
          }),
        }),
    ],
  })
}
var H = Math.max(...k.bands.map(({ upTo: e }) => e))
function U({ band: e }) {
  let { t } = i(`housing`)
  return (0, L.jsx)(l, {
    label: t(`scheme.bands`),
    className: `mt12`,
    children: (0, L.jsxs)(`table`, {
      className: `tbl`,
      children: [
        (0, L.jsx)(`caption`, { className: `sr`, children: t(`scheme.bands`) }),
        (0, L.jsx)(`thead`, {
          children: (0, L.jsxs)(`tr`, {
            children: [
              (0, L.jsx)(`th`, { scope: `col`, children: t(`scheme.bandName`) }),
              (0, L.jsx)(`th`, { scope: `col`, children: t(`scheme.bandIncome`) }),
            ],
          }),
        }),
        (0, L.jsx)(`tbody`, {
          children: k.bands.map(({ band: n, upTo: r }, i) => {
            let a = k.bands[i - 1]?.upTo
            return (0, L.jsxs)(
              `tr`,
              {
                'aria-current': n === e ? `true` : void 0,
                children: [
                  (0, L.jsxs)(`th`, {
                    scope: `row`,
                    children: [
                      t(`scheme.band.${n}`),
                      n === e && (0, L.jsx)(`span`, { className: `xs mut block`, children: t(`scheme.yours`) }),
                    ],
                  }),
                  (0, L.jsx)(`td`, {
                    children:
                      a === void 0 ? t(`scheme.upTo`, { to: c(r) }) : t(`scheme.between`, { from: c(a), to: c(r) }),
                  }),
                ],
              },
              n,
            )
          }),
        }),
      ],
    }),
  })
}
function W({ answers: e }) {
  let { t } = i(`housing`),
    n = D(A({ name: `household_income_year` }))
  return (0, L.jsxs)(L.Fragment, {
    children: [
      (0, L.jsx)(j, {
        name: `household_income_year`,
        label: t(`fields.household_income_year`),
        help: t(`help.household_income_year`),
      }),
      (0, L.jsx)(B, { facts: { ...F(e), household_income_year: n } }),
    ],
  })
}
function G() {
  let { t: e } = i(`housing`),
    n = D(A({ name: `property_value` })),
    r = [1, 0].map((t) => ({ id: t, value: e(t === 1 ? `common:yes` : `common:no`) }))
  return (0, L.jsxs)(L.Fragment, {
    children: [
      (0, L.jsxs)(t, {
        children: [
          (0, L.jsx)(j, { name: `property_value`, label: e(`fields.property_value`), help: e(`help.property_value`) }),
          (0, L.jsx)(N, { name: `property_pincode`, label: e(`fields.property_pincode`), autoComplete: `off` }),
        ],
      }),
      n !== null &&
        n > k.maxPropertyValue &&
        (0, L.jsx)(v, {
          icon: `info`,
          role: `status`,
          children: e(`newHome.overLimit`, { home: c(k.maxPropertyValue) }),
        }),
      (0, L.jsx)(P, { name: `owns_home`, label: e(`fields.owns_home`), help: e(`help.owns_home`), choices: r }),
      (0, L.jsx)(P, { name: `had_subsidy`, label: e(`fields.had_subsidy`), help: e(`help.had_subsidy`), choices: r }),
    ],
  })
}
var K = e(d(), 1),
  q = 12,
  J = { min: 8, max: 18 }
function Y({ propertyValue: e, amount: t, months: n }) {
  let { t: o } = i(`housing`),
    [l, d] = (0, K.useState)(q),
    f = e === null ? null : C(e),
    h = f === null ? null : Math.min(f, r[_.housing].max),
    y = t === null || n === null ? null : m({ amount: t, months: n, annualRate: l, feePercent: 0 })
  return (0, L.jsxs)(`section`, {
    className: `card tint pad`,
    'aria-labelledby': `home-loan-title`,
    children: [
      (0, L.jsx)(`h2`, { className: `h3`, id: `home-loan-title`, children: o(`loanCheck.title`) }),
      (0, L.jsx)(`div`, {
        'aria-live': `polite`,
        children:
          e === null || f === null || h === null
            ? (0, L.jsx)(`p`, { className: `sm mut mt8`, children: o(`loanCheck.noValue`) })
            : (0, L.jsxs)(L.Fragment, {
                children: [
                  (0, L.jsx)(`p`, {
                    className: `sm mt8`,
                    children: o(`loanCheck.most`, { value: c(e), share: E(f, T), most: c(h) }),
                  }),
                  t !== null &&
                    (t > h
                      ? (0, L.jsx)(`div`, {
                          className: `mt12`,
                          children: (0, L.jsx)(v, { tone: `warn`, children: o(`loanCheck.tooMuch`, { most: c(h) }) }),
                        })
                      : (0, L.jsx)(`p`, {
                          className: `sm mt8`,
                          children: o(`loanCheck.own`, { own: c(Math.max(0, e - t)) }),
                        })),
                ],
              }),
      }),
      y &&
        (0, L.jsxs)(L.Fragment, {
          children: [
            (0, L.jsx)(`div`, {
              className: `mt16`,
              children: (0, L.jsx)(g, {
                label: o(`loanCheck.rate`),
                value: l,
                onChange: d,
                ...J,
                step: 0.5,
                format: p,
              }),
            }),
            (0, L.jsx)(`div`, {
              className: `mt12`,
              children: (0, L.jsx)(a, { emi: y.emi, apr: y.apr, repay: y.total_repayment }),
            }),
            (0, L.jsx)(`div`, {
              className: `mt16`,
              children: (0, L.jsx)(s, { receive: y.net_disbursed, interest: u(y).interest, fees: 0 }),
            }),
            (0, L.jsx)(`p`, { className: `xs mut mt12`, children: o(`loanCheck.note`) }),
          ],
        }),
    ],
  })
}
var { min: X, max: Z, terms: Q } = r[_.housing]
function $({ answers: e }) {
  let { t: n } = i(`housing`),
    [r, a] = A({ name: [`loan_amount`, `tenure_months`] }),
    o = D(r),
    s = o !== null && o >= X && o <= Z ? o : null
  return (0, L.jsxs)(L.Fragment, {
    children: [
      (0, L.jsxs)(t, {
        children: [
          (0, L.jsx)(j, {
            name: `loan_amount`,
            label: n(`fields.loan_amount`),
            help: n(`help.loan_amount`, { min: c(X), max: c(Z) }),
          }),
          (0, L.jsx)(M, {
            name: `tenure_months`,
            label: n(`fields.tenure_months`),
            choices: Q.map((e) => ({ id: e, value: n(`years`, { count: e / 12 }) })),
          }),
        ],
      }),
      (0, L.jsx)(Y, { propertyValue: F(e).property_value, amount: s, months: D(a) }),
    ],
  })
}
var ee = {
  plan: S,
  views: {
    ...x,
    newHome: { Inputs: G, answer: ({ property_value: e, property_pincode: t }) => O(y(e), String(t ?? ``)) },
    household: {
      Inputs: W,
      answer: ({ household_income_year: e }, { t }) => y(e, (e) => t(`housing:yearly`, { amount: e })),
    },
    yourLoan: {
      Inputs: $,
      answer: ({ loan_amount: e, tenure_months: t }, { t: n }) =>
        O(y(e), typeof t == `number` ? n(`housing:years`, { count: t / 12 }) : ``),
    },
  },
}
function te() {
  let e = h(({ user: e }) => e?.hl_completed === 1),
    t = h((e) => e.isEditingHousing)
  return (0, L.jsx)(n, { product: _.housing, complete: e, editing: t, children: (0, L.jsx)(b, { form: ee }) })
}
export { te as HousingLoanDetailPage }
