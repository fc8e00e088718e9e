import { Fr as e, Hn as t, a as n } from './first-CL_AHFyg.js'
import { r as s } from './index-DgFpoVLQ.js'
import { dn as r, ht as i, in as a, nn as o } from './signed-in-DHQU3WVe.js'
var c = { version: `1.5`, effective: `2026-11-27` },
  l = () => r({ queryKey: [`method`], queryFn: async ({ signal: e }) => (await a(`getMethod`, { signal: e })).data }),
  u = t(),
  d = [`income`, `age`, `work`, `business`, `score`, `amount`, `term`, `share`, `household`, `value`, `area`, `rest`],
  f = [`full`, `smaller`, `name`, `tie`],
  p = [
    { version: `1.0`, effective: `2026-11-01`, key: `first` },
    { version: `1.1`, effective: `2026-11-21`, key: `secured` },
    { version: `1.2`, effective: `2026-11-22`, key: `refused` },
    { version: `1.3`, effective: `2026-11-23`, key: `household` },
    { version: `1.4`, effective: `2026-11-27`, key: `instalment` },
    { version: `1.5`, effective: `2026-11-27`, key: `business` },
  ]
function m() {
  let { t } = e(`legal`)
  return (0, u.jsxs)(`article`, {
    className: `wrap-c main narrow prose`,
    children: [
      (0, u.jsx)(s, {
        lead: t(`match.version`, { version: c.version, date: i(c.effective) }),
        children: t(`match.title`),
      }),
      (0, u.jsx)(`p`, { className: `mt16`, children: t(`match.lead`) }),
      (0, u.jsx)(`h2`, { className: `h2`, children: t(`match.criteriaTitle`) }),
      (0, u.jsx)(`p`, { children: t(`match.criteriaLead`) }),
      (0, u.jsx)(`ul`, { children: d.map((e) => (0, u.jsx)(`li`, { children: t(`match.criteria.${e}`) }, e)) }),
      (0, u.jsx)(`p`, { children: t(`match.notMatched`) }),
      (0, u.jsx)(`h2`, { className: `h2`, children: t(`match.orderTitle`) }),
      (0, u.jsx)(`ol`, { children: f.map((e) => (0, u.jsx)(`li`, { children: t(`match.order.${e}`) }, e)) }),
      (0, u.jsx)(`p`, { children: t(`match.sortYourself`) }),
      (0, u.jsx)(`h2`, { className: `h2`, children: t(`match.approvedTitle`) }),
      (0, u.jsx)(`p`, { children: t(`match.approved`, { least: 50, months: 12 }) }),
      (0, u.jsx)(`h2`, { className: `h2`, children: t(`match.paidTitle`) }),
      (0, u.jsx)(`p`, { children: t(`match.paid`) }),
      (0, u.jsx)(`h2`, { className: `h2`, children: t(`match.aprTitle`) }),
      (0, u.jsx)(`p`, { children: t(`match.apr`, { gst: 18 }) }),
      (0, u.jsx)(`p`, { children: t(`match.rate`) }),
      (0, u.jsx)(`h2`, { className: `h2`, children: t(`match.noPatternsTitle`) }),
      (0, u.jsx)(`p`, { children: t(`match.noPatterns`) }),
      (0, u.jsx)(`h2`, { className: `h2`, children: t(`match.changesTitle`) }),
      (0, u.jsx)(n, {
        label: t(`match.changesTitle`),
        className: `mt12`,
        children: (0, u.jsxs)(`table`, {
          className: `tbl`,
          children: [
            (0, u.jsx)(`thead`, {
              children: (0, u.jsxs)(`tr`, {
                children: [
                  (0, u.jsx)(`th`, { scope: `col`, children: t(`match.columns.version`) }),
                  (0, u.jsx)(`th`, { scope: `col`, children: t(`match.columns.date`) }),
                  (0, u.jsx)(`th`, { scope: `col`, children: t(`match.columns.change`) }),
                ],
              }),
            }),
            (0, u.jsx)(`tbody`, {
              children: p.map(({ version: e, effective: n, key: r }) =>
                (0, u.jsxs)(
                  `tr`,
                  {
                    children: [
                      (0, u.jsx)(`td`, { children: e }),
                      (0, u.jsx)(`td`, { className: `nowrap`, children: i(n) }),
                      (0, u.jsx)(`td`, { children: t(`match.changes.${r}`) }),
                    ],
                  },
                  e,
                ),
              ),
            }),
          ],
        }),
      }),
      (0, u.jsx)(`h2`, { className: `h2`, children: t(`match.lendersTitle`) }),
      (0, u.jsx)(`p`, { children: t(`match.lenders`) }),
      (0, u.jsx)(o, { children: (0, u.jsx)(h, {}) }),
    ],
  })
}
function h() {
  let { t } = e(`legal`),
    { data: n } = l()
  return n?.lenders_changed_at
    ? (0, u.jsx)(`p`, { children: t(`match.lendersChanged`, { date: i(n.lenders_changed_at) }) })
    : null
}
export { m as HowWeMatchPage }
