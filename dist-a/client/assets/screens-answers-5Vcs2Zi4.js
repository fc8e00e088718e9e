import {
  Fr as n,
  Hn as r,
  Pt as i,
  Vn as a,
  Vt as o,
  Xi as s,
  ca as c,
  da as l,
  ra as u,
  si as d,
} from './first-CL_AHFyg.js'
import { r as f } from './index-DgFpoVLQ.js'
import { l as _ } from './partner-DaPgXLrq.js'
import { n as e, r as t } from './rolldown-runtime-XKyaHtl9.js'
import { U as p, h as m, n as h, p as g } from './theme-CBDEJsnh.js'
var v = t(l(), 1),
  y = /[\u0300-\u036f\u093c\u200c\u200d]/u,
  b = new Intl.Segmenter(void 0, { granularity: `grapheme` })
function x(e) {
  let t = ``,
    n = []
  for (let { segment: r, index: i } of b.segment(e))
    for (let e of r.toLowerCase().normalize(`NFD`).replaceAll(`ँ`, `ं`))
      if (!y.test(e)) {
        t += e
        for (let t = 0; t < e.length; t += 1) n.push([i, i + r.length])
      }
  return { text: t, places: n }
}
var S = (e) => x(e).text.split(/\s+/u).filter(Boolean)
function C(e, t) {
  let n = e.map((e) => x(e).text).join(` `)
  return t.every((e) => n.includes(e))
}
function w(e, t) {
  let { text: n, places: r } = x(e),
    i = Array(e.length).fill(!1)
  for (let e of t)
    for (let t = n.indexOf(e); t >= 0; t = n.indexOf(e, t + 1)) {
      let [n] = r[t] ?? [0, 0],
        [, a] = r[t + e.length - 1] ?? [0, 0]
      i.fill(!0, n, a)
    }
  let a = []
  for (let t = 0; t < e.length; t += 1) {
    let n = i[t] ?? !1,
      r = a.at(-1)
    r?.found === n ? (r.text += e.charAt(t)) : a.push({ text: e.charAt(t), found: n })
  }
  return a
}
var T = r()
function E({ text: e, words: t }) {
  return t.length === 0 ? e : w(e, t).map((e, t) => (e.found ? (0, T.jsx)(`mark`, { children: e.text }, t) : e.text))
}
function D({ questions: e, words: t }) {
  let { hash: n } = u(),
    r = n.slice(1)
  return (
    (0, v.useEffect)(() => {
      if (!r) return
      let e = document.getElementById(r)
      ;(e?.scrollIntoView(), e?.querySelector(`summary`)?.focus({ preventScroll: !0 }))
    }, [r]),
    (0, T.jsx)(p, {
      component: `ul`,
      sx: { listStyle: `none`, m: 0, mt: 3, p: 0, display: `grid`, gap: 2, maxWidth: 860 },
      children: e.map(({ group: e, id: n }) =>
        (0, T.jsx)(`li`, { children: (0, T.jsx)(O, { group: e, id: n, words: t, named: r === n }) }, `${e} ${n}`),
      ),
    })
  )
}
function O({ group: e, id: t, words: r, named: s }) {
  let { t: c } = n(`partner-faqs`),
    { name: l } = a(),
    [u, d] = (0, v.useState)(s)
  return (0, T.jsxs)(h, {
    component: `details`,
    variant: `outlined`,
    id: t,
    open: u || r.length > 0,
    onToggle: (e) => r.length === 0 && d(e.currentTarget.open),
    sx: { overflow: `visible`, scrollMarginTop: 16 },
    children: [
      (0, T.jsxs)(p, {
        component: `summary`,
        sx: {
          display: `flex`,
          alignItems: `center`,
          gap: 3,
          minHeight: 44,
          px: 4,
          py: 3,
          cursor: `pointer`,
          listStyle: `none`,
          borderRadius: 1,
          '&::-webkit-details-marker': { display: `none` },
          'details[open] > & > svg': { transform: `rotate(180deg)` },
        },
        children: [
          (0, T.jsx)(m, {
            component: `h2`,
            variant: `subtitle1`,
            sx: { flex: 1, fontWeight: 700 },
            children: (0, T.jsx)(E, { text: c(`${e}.${t}.q`, { brand: l }), words: r }),
          }),
          (0, T.jsx)(i, { name: `chevronDown` }),
        ],
      }),
      (0, T.jsxs)(p, {
        sx: { px: 4, pb: 4 },
        children: [
          (0, T.jsx)(m, { children: (0, T.jsx)(E, { text: c(`${e}.${t}.a`, { brand: l }), words: r }) }),
          (0, T.jsx)(g, {
            variant: `text`,
            size: `small`,
            sx: { mt: 2, ml: -4 },
            onClick: () =>
              void navigator.clipboard
                .writeText(new URL(`${k(e)}#${t}`, window.location.href).href)
                .then(() => o.success(c(`linkCopied`)))
                .catch(() => void 0),
            children: c(`link`),
          }),
        ],
      }),
    ],
  })
}
var k = (e) => d(e === `customer` ? `customerQueries` : `dsaQueries`),
  A = {
    customer: [
      `what`,
      `cost`,
      `score`,
      `approval`,
      `apr`,
      `kfs`,
      `documents`,
      `how-long`,
      `refused`,
      `unmatched`,
      `ranking`,
      `cooling-off`,
      `prepay`,
      `late`,
      `otp`,
      `fee-asked`,
      `data`,
      `calls`,
      `delete`,
      `complain`,
    ],
    dsa: [
      `start`,
      `mine`,
      `after-90`,
      `lost`,
      `why-not`,
      `payout`,
      `states`,
      `tds`,
      `gst`,
      `taken-back`,
      `dispute`,
      `bank`,
      `promise`,
      `consent`,
      `whom`,
      `locked`,
      `fee`,
      `refund`,
      `see`,
      `team`,
    ],
  },
  j = Object.keys(A)
function M({ groups: e, children: t }) {
  let { t: r } = n(`partner-faqs`),
    { name: i } = a(),
    [o, l] = c(),
    [u, f] = (0, v.useState)(o.get(`q`) ?? ``),
    y = (e) => {
      ;(f(e), l(e === `` ? {} : { q: e }, { replace: !0 }))
    },
    b = S(u),
    x = e.flatMap((e) => A[e].map((t) => ({ group: e, id: t }))),
    w = x.filter(({ group: e, id: t }) => C([r(`${e}.${t}.q`, { brand: i }), r(`${e}.${t}.a`, { brand: i })], b)),
    E = b.length === 0 ? r(`found`, { count: x.length }) : r(`foundFor`, { count: w.length, text: u })
  return (0, T.jsxs)(T.Fragment, {
    children: [
      (0, T.jsx)(p, {
        sx: { mt: 5, display: `flex` },
        children: (0, T.jsx)(_, { label: r(`search`), value: u, onChange: y }),
      }),
      (0, T.jsx)(m, {
        role: `status`,
        variant: `body2`,
        sx: { mt: 3, color: `text.secondary`, overflowWrap: `anywhere` },
        children: E,
      }),
      b.length === 0 && t !== void 0
        ? t
        : w.length > 0
          ? (0, T.jsx)(D, { questions: w, words: b })
          : (0, T.jsxs)(h, {
              variant: `outlined`,
              sx: { mt: 3, p: 5, maxWidth: 860 },
              children: [
                (0, T.jsx)(m, { variant: `h4`, component: `h2`, children: r(`none`) }),
                (0, T.jsx)(m, { sx: { mt: 1, mb: 4 }, children: r(`noneText`) }),
                (0, T.jsxs)(p, {
                  sx: { display: `flex`, flexWrap: `wrap`, gap: 3 },
                  children: [
                    (0, T.jsx)(g, { variant: `contained`, component: s, to: d(`generalQuery`), children: r(`ask`) }),
                    (0, T.jsx)(g, { variant: `outlined`, onClick: () => y(``), children: r(`clear`) }),
                  ],
                }),
              ],
            }),
    ],
  })
}
var N = e({ FaqsPage: () => F }),
  P = { customer: `staff-titles:customerQueries`, dsa: `staff-titles:dsaQueries` }
function F() {
  let { t: e } = n([`partner-faqs`, `staff-titles`])
  return (0, T.jsxs)(T.Fragment, {
    children: [
      (0, T.jsx)(f, { lead: e(`lead`), children: e(`staff-titles:faqs`) }),
      (0, T.jsx)(M, {
        groups: j,
        children: (0, T.jsx)(p, {
          sx: {
            mt: 4,
            display: `grid`,
            gap: 4,
            gridTemplateColumns: { sm: `repeat(2, minmax(0, 1fr))` },
            maxWidth: 860,
          },
          children: j.map((t) =>
            (0, T.jsxs)(
              h,
              {
                variant: `outlined`,
                sx: { p: 5 },
                children: [
                  (0, T.jsx)(m, { variant: `h3`, component: `h2`, children: e(P[t]) }),
                  (0, T.jsx)(m, { sx: { mt: 1, mb: 4 }, children: e(`group.${t}.text`) }),
                  (0, T.jsx)(g, { variant: `outlined`, component: s, to: k(t), children: e(`open`) }),
                ],
              },
              t,
            ),
          ),
        }),
      }),
    ],
  })
}
var I = e({ CustomerQueriesPage: () => L })
function L() {
  let { t: e } = n([`partner-faqs`, `staff-titles`])
  return (0, T.jsxs)(T.Fragment, {
    children: [
      (0, T.jsx)(f, { lead: e(`group.customer.text`), children: e(`staff-titles:customerQueries`) }),
      (0, T.jsx)(M, { groups: [`customer`] }),
    ],
  })
}
var R = e({ DsaQueriesPage: () => z })
function z() {
  let { t: e } = n([`partner-faqs`, `staff-titles`])
  return (0, T.jsxs)(T.Fragment, {
    children: [
      (0, T.jsx)(f, { lead: e(`group.dsa.text`), children: e(`staff-titles:dsaQueries`) }),
      (0, T.jsx)(M, { groups: [`dsa`] }),
    ],
  })
}
var B = e({ MarketingSupportPage: () => H }),
  V = [
    { key: `messaging`, title: `staff-titles:messagingContent`, to: d(`messagingContent`) },
    { key: `creatives`, title: `staff-titles:bannersAndCreatives`, to: d(`bannersAndCreatives`) },
  ]
function H() {
  let { t: e } = n([`partner-marketing`, `staff-titles`])
  return (0, T.jsxs)(T.Fragment, {
    children: [
      (0, T.jsx)(f, { lead: e(`lead`), children: e(`staff-titles:marketingSupport`) }),
      (0, T.jsx)(p, {
        sx: { mt: 5, display: `grid`, gap: 4, gridTemplateColumns: { sm: `repeat(2, minmax(0, 1fr))` }, maxWidth: 860 },
        children: V.map(({ key: t, title: n, to: r }) =>
          (0, T.jsxs)(
            h,
            {
              variant: `outlined`,
              sx: { p: 5 },
              children: [
                (0, T.jsx)(m, { variant: `h3`, component: `h2`, children: e(n) }),
                (0, T.jsx)(m, { sx: { mt: 1, mb: 4 }, children: e(`${t}.card`) }),
                (0, T.jsx)(g, { variant: `outlined`, component: s, to: r, children: e(`${t}.open`) }),
              ],
            },
            t,
          ),
        ),
      }),
      (0, T.jsx)(m, {
        variant: `body2`,
        sx: { mt: 5, color: `text.secondary`, maxWidth: 720 },
        children: e(`messaging.remind`),
      }),
    ],
  })
}
export { N as i, R as n, I as r, B as t }
