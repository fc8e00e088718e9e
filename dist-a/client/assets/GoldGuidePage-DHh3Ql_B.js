import { At as a, Et as o, Ft as s, Mt as c, Nt as l, Pt as u, kt as d, wt as f } from './customer-Df6hRo4Y.js'
import { A as p } from './customer-schema-DqXZ2v9f.js'
import { Fr as e, Hn as t, Mr as n, Yt as r, wi as i } from './first-CL_AHFyg.js'
var m = t(),
  h = { weight: 20, purity: 22, pricePerGram: 12e3 },
  g = [1e5, 25e4, 3e5, 4e5, 65e4, 1e6],
  _ = [`there`, `paper`, `back`, `lost`]
function v() {
  let { t } = e([`guide-gold`, `gold`]),
    v = r(`gold`)?.example,
    y = a(h)
  return (0, m.jsxs)(s, {
    kind: `gold`,
    children: [
      (0, m.jsx)(`h2`, { className: `h2`, children: t(`guide-gold:value.title`) }),
      (0, m.jsx)(`p`, { children: t(`guide-gold:value.text`) }),
      (0, m.jsx)(`p`, {
        children: t(`guide-gold:value.example`, {
          price: n(h.pricePerGram),
          weight: t(`gold:weight`, { weight: h.weight }),
          purity: h.purity,
          value: n(y.value),
          loan: n(y.max_loan),
        }),
      }),
      (0, m.jsx)(`h2`, { className: `h2`, children: t(`guide-gold:share.title`) }),
      (0, m.jsx)(`p`, { children: t(`guide-gold:share.text`) }),
      (0, m.jsx)(f, { step: null }),
      (0, m.jsx)(`p`, { children: t(`guide-gold:share.example`) }),
      (0, m.jsx)(c, {
        name: t(`guide-gold:share.example`),
        columns: [t(`guide-gold:share.column.value`), t(`guide-gold:share.column.loan`)],
        rows: g.map((e) => [n(e), n(d(e))]),
      }),
      (0, m.jsx)(`p`, { className: `sm mut`, children: t(`guide-gold:share.note`) }),
      (0, m.jsx)(u, { example: v }),
      (0, m.jsx)(l, { product: i.gold }),
      v &&
        (0, m.jsxs)(m.Fragment, {
          children: [
            (0, m.jsx)(`h2`, { className: `h2`, children: t(`guide-gold:ways`) }),
            (0, m.jsx)(p, { amount: v.amount, months: v.months, goldValue: null }),
          ],
        }),
      (0, m.jsx)(`h2`, { className: `h2`, children: t(`guide-gold:safe.title`) }),
      (0, m.jsx)(`ul`, {
        children: _.map((e) =>
          (0, m.jsx)(`li`, { children: t(`guide-gold:safe.${e}`, { days: o.workingDays, late: n(o.lateDay) }) }, e),
        ),
      }),
    ],
  })
}
export { v as GoldGuidePage }
