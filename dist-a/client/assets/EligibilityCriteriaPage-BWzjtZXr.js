import { ht as D } from './desks-BwPV_Ml3.js'
import { Fr as l, Hn as u, Mr as d, ca as f, da as p, ii as m } from './first-CL_AHFyg.js'
import { r as O } from './index-DgFpoVLQ.js'
import { c as T, l as E } from './partner-DaPgXLrq.js'
import { _ as b, g as x, h as S, v as C, y as w } from './parts-Clelj3dw.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import { J as h, X as g, Z as _, c as v, ht as y } from './signed-in-DHQU3WVe.js'
import { C as t, U as n, f as r, h as i, m as a, n as o, p as s, t as c } from './theme-CBDEJsnh.js'
var k = e(p(), 1),
  A = [`age`, `employment`, `income`, `min`, `max`, `score`, `journey`]
function j(e, t) {
  let n = e.employment.map((e) => t(`criteria.employment.${e}`)).join(`, `)
  return {
    age: t(`criteria.age`, { from: e.age[0], to: e.age[1] }),
    employment: n.charAt(0).toUpperCase() + n.slice(1),
    income: t(`criteria.atLeast`, { value: d(e.income) }),
    min: d(e.loan[0]),
    max: d(e.loan[1]),
    score: e.score === null ? t(`criteria.noScore`) : t(`criteria.atLeast`, { value: e.score }),
    journey: t(`criteria.journey.${e.journey}`),
  }
}
var M = u()
function N({ row: e, words: t }) {
  return (0, M.jsx)(n, {
    component: `span`,
    sx: (t) => ({
      display: `inline-block`,
      px: 2.5,
      py: 0.5,
      borderRadius: 999,
      fontSize: `0.8125rem`,
      fontWeight: 500,
      whiteSpace: `nowrap`,
      backgroundColor: e.journey === `App` ? t.vars.palette.custom.sunken : t.vars.palette.brand.tint100,
    }),
    children: t,
  })
}
function P({ rows: e }) {
  let { t } = l(`partner-training`)
  return (0, M.jsx)(n, {
    component: `ul`,
    sx: { listStyle: `none`, m: 0, mt: 3, p: 0, display: `grid`, gap: 3 },
    children: e.map((e) => {
      let { age: r, employment: a, income: s, min: c, max: l, score: u, journey: d } = j(e, t),
        f = [
          [t(`criteria.column.age`), r],
          [t(`criteria.short.income`), s],
          [t(`criteria.short.loan`), t(`criteria.loan`, { min: c, max: l })],
          [t(`criteria.short.score`), u],
        ]
      return (0, M.jsxs)(
        o,
        {
          component: `li`,
          variant: `outlined`,
          sx: { p: 4 },
          children: [
            (0, M.jsxs)(n, {
              sx: { display: `flex`, alignItems: `center`, gap: 3 },
              children: [
                (0, M.jsx)(v, { name: e.name, small: !0 }),
                (0, M.jsx)(i, { variant: `subtitle1`, component: `h2`, sx: { flex: 1 }, children: e.name }),
                (0, M.jsx)(N, { row: e, words: d }),
              ],
            }),
            (0, M.jsx)(n, {
              component: `dl`,
              sx: { m: 0, mt: 3, display: `grid`, gap: 2, gridTemplateColumns: `3fr 2fr` },
              children: f.map(([e, t]) =>
                (0, M.jsxs)(
                  `div`,
                  {
                    children: [
                      (0, M.jsx)(i, {
                        component: `dt`,
                        variant: `caption`,
                        sx: { color: `text.secondary` },
                        children: e,
                      }),
                      (0, M.jsx)(i, { component: `dd`, variant: `body2`, sx: { m: 0, fontWeight: 500 }, children: t }),
                    ],
                  },
                  e,
                ),
              ),
            }),
            (0, M.jsx)(i, { variant: `body2`, sx: { mt: 2, color: `text.secondary` }, children: a }),
          ],
        },
        e.name,
      )
    }),
  })
}
var F = [`income`, `min`, `max`, `score`]
function I({ rows: e }) {
  let { t: n } = l([`partner-training`, `staff-titles`])
  return (0, M.jsx)(t, {
    className: `criteria-table`,
    variant: `outlined`,
    role: `region`,
    'aria-label': n(`staff-titles:eligibilityCriteria`),
    tabIndex: 0,
    sx: { mt: 3, overflow: `auto` },
    children: (0, M.jsxs)(w, {
      sx: { '& th, & td': { px: 3 } },
      children: [
        (0, M.jsx)(x, {
          children: (0, M.jsxs)(S, {
            children: [
              (0, M.jsx)(b, { scope: `col`, children: n(`criteria.column.lender`) }),
              A.map((e) =>
                (0, M.jsx)(
                  b,
                  { scope: `col`, align: F.includes(e) ? `right` : `left`, children: n(`criteria.column.${e}`) },
                  e,
                ),
              ),
            ],
          }),
        }),
        (0, M.jsx)(C, {
          children: e.map((e) => {
            let t = j(e, n)
            return (0, M.jsxs)(
              S,
              {
                hover: !0,
                children: [
                  (0, M.jsx)(b, {
                    component: `th`,
                    scope: `row`,
                    sx: { fontWeight: 500 },
                    children: (0, M.jsxs)(`span`, {
                      style: { display: `flex`, alignItems: `center`, gap: 12 },
                      children: [(0, M.jsx)(v, { name: e.name, small: !0 }), e.name],
                    }),
                  }),
                  A.map((n) =>
                    (0, M.jsx)(
                      b,
                      {
                        align: F.includes(n) ? `right` : `left`,
                        children: n === `journey` ? (0, M.jsx)(N, { row: e, words: t.journey }) : t[n],
                      },
                      n,
                    ),
                  ),
                ],
              },
              e.name,
            )
          }),
        }),
      ],
    }),
  })
}
var L = [`salaried`, `self_employed`, `business`],
  R = [9, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36],
  z = (e) =>
    e
      .filter(({ lender_id: e }) => !R.includes(e))
      .map((e) => ({
        name: e.name,
        age: [e.min_age, e.max_age],
        employment: L.filter((t) => e[t] === 1),
        income: e.min_income,
        loan: [e.min_loan_amount, e.loan_amount_upto],
        score: e.min_credit_score,
        journey: e.journey,
      }))
function B(e, { search: t, employment: n, incomeUpTo: r, scoreUnder: i }) {
  let a = t.trim().toLowerCase()
  return e.filter(
    (e) =>
      e.name.toLowerCase().includes(a) &&
      (n === null || e.employment.includes(n)) &&
      (r === null || e.income <= r) &&
      (i === null || e.score === null || e.score < i),
  )
}
var V = 25e3
function H() {
  let [e, t] = f()
  return {
    filter: {
      search: e.get(`search`) ?? ``,
      employment: L.find((t) => t === e.get(`employment`)) ?? null,
      incomeUpTo: e.has(`income`) ? V : null,
      scoreUnder: e.has(`score`) ? 700 : null,
    },
    change: (e, n) => t((t) => h(t, { [e]: n }), { replace: !0 }),
    clear: () => t({}, { replace: !0 }),
  }
}
function U() {
  let { t: e } = l([`partner-training`, `staff-titles`]),
    t = T(),
    n = t.data && z(t.data),
    i = y(new Date(t.dataUpdatedAt).toISOString())
  return (0, M.jsxs)(M.Fragment, {
    children: [
      (0, M.jsx)(g, {
        beside: (0, M.jsx)(s, {
          variant: `outlined`,
          className: `no-print`,
          onClick: () => window.print(),
          children: e(`criteria.print`),
        }),
        children: (0, M.jsx)(O, {
          lead: n && e(`criteria.lead`, { count: n.length, day: i }),
          children: e(`staff-titles:eligibilityCriteria`),
        }),
      }),
      (0, M.jsxs)(r, {
        severity: `info`,
        sx: { mt: 4 },
        children: [m().sandbox && e(`criteria.illustrative`), ` `, e(`criteria.never`)],
      }),
      (0, M.jsx)(_, {
        query: { ...t, data: n },
        failed: e(`criteria.failed`),
        older: `goes`,
        waiting: (0, M.jsx)(c, { variant: `rounded`, height: 320, sx: { mt: 4 } }),
        children: (e) => (0, M.jsx)(W, { all: e }),
      }),
    ],
  })
}
function W({ all: e }) {
  let { t } = l(`partner-training`),
    n = a(`screen and (max-width:899.95px)`, { noSsr: !0 }),
    { filter: r, change: c, clear: u } = H(),
    [f, p] = (0, k.useState)(r.search),
    m = B(e, { ...r, search: f })
  return (0, M.jsxs)(M.Fragment, {
    children: [
      (0, M.jsx)(D, {
        className: `no-print`,
        label: t(`criteria.filters`),
        beside: (0, M.jsx)(E, {
          label: t(`criteria.search`),
          value: f,
          onChange: (e) => {
            ;(p(e), c(`search`, e))
          },
        }),
        choices: [
          ...L.map((e) => ({ value: e, label: t(`criteria.filter.${e}`) })),
          { value: `income`, label: t(`criteria.filter.income`, { amount: d(V) }) },
          { value: `score`, label: t(`criteria.filter.score`, { score: 700 }) },
        ],
        chosen: [
          ...(r.employment === null ? [] : [r.employment]),
          ...(r.incomeUpTo === null ? [] : [`income`]),
          ...(r.scoreUnder === null ? [] : [`score`]),
        ],
        onChoose: (e) => {
          e === `income`
            ? c(`income`, r.incomeUpTo === null ? String(V) : null)
            : e === `score`
              ? c(`score`, r.scoreUnder === null ? `700` : null)
              : c(`employment`, r.employment === e ? null : e)
        },
        sx: { gap: 3, mt: 4, alignItems: `end` },
      }),
      (0, M.jsx)(i, {
        role: `status`,
        variant: `body2`,
        sx: { mt: 4, color: `text.secondary` },
        children: t(`criteria.shown`, { count: m.length }),
      }),
      m.length === 0
        ? (0, M.jsxs)(o, {
            variant: `outlined`,
            sx: { mt: 3, p: 5 },
            children: [
              (0, M.jsx)(i, { sx: { mb: 3 }, children: t(`criteria.none`) }),
              (0, M.jsx)(s, {
                variant: `outlined`,
                onClick: () => {
                  ;(p(``), u())
                },
                children: t(`criteria.clear`),
              }),
            ],
          })
        : n
          ? (0, M.jsx)(P, { rows: m })
          : (0, M.jsx)(I, { rows: m }),
    ],
  })
}
export { U as EligibilityCriteriaPage }
