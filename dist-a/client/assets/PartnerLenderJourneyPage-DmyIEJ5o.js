import { ht as _ } from './desks-BwPV_Ml3.js'
import { Fr as o, Hn as s, Mr as c, Pt as l, Ti as u, ca as d, da as f, kr as p, rr as m } from './first-CL_AHFyg.js'
import { r as x } from './index-DgFpoVLQ.js'
import { c as h, l as g } from './partner-DaPgXLrq.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import { V as v, Z as y, c as b } from './signed-in-DHQU3WVe.js'
import { U as t, h as n, n as r, p as i, t as a } from './theme-CBDEJsnh.js'
var S = e(f(), 1)
function C(e, t, n) {
  let r = [`salaried`, `self_employed`, `business`].filter((t) => e[t] === 1).map((e) => n(`employment.${e}`))
  return n(`refusal.${t}`, {
    score: e.min_credit_score ?? 0,
    income: c(e.min_income),
    min: e.min_age,
    max: e.max_age,
    kinds: r.join(`, `),
  })
}
var w = s()
function T({ lender: e }) {
  let { t: i } = o(`partner-journey`),
    { name: a } = e,
    s = [i(`apply`), ...e.steps.map((e) => i(`step.${e}`, { lender: a }))]
  return (0, w.jsxs)(r, {
    component: `details`,
    variant: `outlined`,
    children: [
      (0, w.jsxs)(t, {
        component: `summary`,
        sx: {
          display: `flex`,
          flexWrap: `wrap`,
          alignItems: `center`,
          columnGap: 3,
          rowGap: 1,
          p: 4,
          cursor: `pointer`,
          listStyle: `none`,
          '&::-webkit-details-marker': { display: `none` },
          'details[open] > & > svg': { transform: `rotate(180deg)` },
        },
        children: [
          (0, w.jsx)(b, { name: a, small: !0 }),
          (0, w.jsxs)(t, {
            sx: { flex: `1 1 160px`, minWidth: 0 },
            children: [
              (0, w.jsx)(n, { component: `h2`, variant: `subtitle1`, sx: { fontWeight: 700 }, children: a }),
              (0, w.jsx)(n, {
                variant: `body2`,
                sx: { color: `text.secondary` },
                children: i(`product.${e.product_type}`),
              }),
            ],
          }),
          (0, w.jsx)(n, { variant: `body2`, children: i(`apr`, { min: p(e.apr_min), max: p(e.apr_max) }) }),
          (0, w.jsx)(l, { name: `chevronDown` }),
        ],
      }),
      (0, w.jsxs)(t, {
        sx: { px: 4, pb: 4 },
        children: [
          (0, w.jsx)(n, {
            variant: `body2`,
            sx: { color: `text.secondary` },
            children: i(`entity`, { name: v(m(), e).text }),
          }),
          (0, w.jsxs)(t, {
            sx: { mt: 4, display: `grid`, gap: 5, gridTemplateColumns: { md: `repeat(2, minmax(0, 1fr))` } },
            children: [
              (0, w.jsx)(E, {
                title: i(`steps`),
                children: (0, w.jsx)(`ol`, {
                  children: [...s, i(`answer`, { lender: a }), i(`money`)].map((e) =>
                    (0, w.jsx)(`li`, { children: e }, e),
                  ),
                }),
              }),
              (0, w.jsx)(E, {
                title: i(`refusals`),
                children: (0, w.jsx)(`ul`, {
                  children: e.refusals.map((t) => (0, w.jsx)(`li`, { children: C(e, t, i) }, t)),
                }),
              }),
              (0, w.jsx)(E, {
                title: i(`documents`),
                children: (0, w.jsx)(`ul`, {
                  children: e.documents.map((e) => (0, w.jsx)(`li`, { children: i(`document.${e}`) }, e)),
                }),
              }),
              (0, w.jsxs)(E, {
                title: i(`time`),
                children: [
                  (0, w.jsxs)(`ul`, {
                    children: [
                      (0, w.jsx)(`li`, { children: i(`decision`, { count: e.decision_days }) }),
                      (0, w.jsx)(`li`, { children: i(`payout`, { count: e.payout_days }) }),
                      (0, w.jsx)(`li`, { children: i(`cooling`, { count: e.cooling_off_days }) }),
                    ],
                  }),
                  (0, w.jsx)(n, {
                    variant: `caption`,
                    component: `p`,
                    sx: { color: `text.secondary` },
                    children: i(`basis.${e.basis}`),
                  }),
                ],
              }),
            ],
          }),
        ],
      }),
    ],
  })
}
function E({ title: e, children: r }) {
  let i = (0, S.useId)()
  return (0, w.jsxs)(t, {
    component: `section`,
    'aria-labelledby': i,
    sx: { '& :is(ol, ul)': { m: 0, mt: 2, pl: 5 }, '& ul': { listStyleType: `disc` }, '& li': { mb: 1 } },
    children: [
      (0, w.jsx)(n, { id: i, variant: `subtitle2`, component: `h3`, sx: { fontWeight: 700 }, children: e }),
      r,
    ],
  })
}
function D() {
  let { t: e } = o([`partner-journey`, `staff-titles`]),
    r = h()
  return (0, w.jsxs)(w.Fragment, {
    children: [
      (0, w.jsx)(x, { lead: e(`lead`), children: e(`staff-titles:partnerLenderJourney`) }),
      (0, w.jsx)(n, { sx: { mt: 2, fontWeight: 500, maxWidth: 720 }, children: e(`never`) }),
      (0, w.jsx)(t, {
        sx: { mt: 5 },
        children: (0, w.jsx)(y, {
          query: r,
          failed: e(`failed`),
          waiting: (0, w.jsx)(a, { variant: `rounded`, height: 320 }),
          children: (e) => (0, w.jsx)(O, { lenders: e }),
        }),
      }),
    ],
  })
}
function O({ lenders: e }) {
  let { t: a } = o(`partner-journey`),
    [s, c] = d(),
    [l, f] = (0, S.useState)(s.get(`search`) ?? ``),
    p = u.find((e) => e === s.get(`product`)) ?? null,
    m = (e) => {
      let { search: t = l, product: n = p } = e
      ;(f(t), c({ ...(t && { search: t }), ...(n && { product: n }) }, { replace: !0 }))
    },
    h = u.filter((t) => e.some(({ product_type: e }) => e === t)),
    v = l.trim().toLowerCase(),
    y = e.filter(({ name: e, product_type: t }) => e.toLowerCase().includes(v) && (p === null || t === p))
  return e.length === 0
    ? (0, w.jsx)(n, { children: a(`noLenders`) })
    : (0, w.jsxs)(w.Fragment, {
        children: [
          (0, w.jsx)(_, {
            label: a(`filters`),
            beside: (0, w.jsx)(g, { label: a(`search`), value: l, onChange: (e) => m({ search: e }) }),
            choices: [{ value: `all`, label: a(`all`) }, ...h.map((e) => ({ value: e, label: a(`product.${e}`) }))],
            chosen: p ?? `all`,
            onChoose: (e) => m({ product: e === `all` ? null : e }),
            sx: { gap: 3, alignItems: `end` },
          }),
          (0, w.jsx)(n, {
            role: `status`,
            variant: `body2`,
            sx: { my: 3, color: `text.secondary` },
            children: a(`shown`, { count: y.length }),
          }),
          y.length === 0
            ? (0, w.jsxs)(r, {
                variant: `outlined`,
                sx: { p: 5 },
                children: [
                  (0, w.jsx)(n, { sx: { fontWeight: 700 }, children: a(`none`) }),
                  (0, w.jsx)(n, { sx: { mb: 3 }, children: a(`noneText`) }),
                  (0, w.jsx)(i, {
                    variant: `outlined`,
                    onClick: () => m({ search: ``, product: null }),
                    children: a(`clear`),
                  }),
                ],
              })
            : (0, w.jsx)(t, {
                component: `ul`,
                sx: { listStyle: `none`, m: 0, p: 0, display: `grid`, gap: 3 },
                children: y.map((e) => (0, w.jsx)(`li`, { children: (0, w.jsx)(T, { lender: e }) }, e.lender_id)),
              }),
        ],
      })
}
export { D as PartnerLenderJourneyPage }
