import { Fr as e, Hn as t, Kt as n, ra as r, si as i, z as a } from './first-CL_AHFyg.js'
import { r as o } from './index-DgFpoVLQ.js'
var s = t(),
  c = [`check`, `answer`, `start`]
function l() {
  let { t } = e(`merchant`),
    l = r().state,
    d = u(l)
  return d === null
    ? (0, s.jsxs)(`div`, {
        className: `wrap-c main narrow`,
        children: [
          (0, s.jsx)(o, { lead: t(`success.noneText`), children: t(`success.none`) }),
          (0, s.jsx)(`p`, {
            className: `mt20`,
            children: (0, s.jsx)(n, { to: i(`merchantForm`), children: t(`success.form`) }),
          }),
        ],
      })
    : (0, s.jsxs)(`div`, {
        className: `wrap-c main narrow`,
        children: [
          (0, s.jsx)(o, { children: t(`success.title`) }),
          (0, s.jsx)(`div`, {
            className: `mt16`,
            children: (0, s.jsxs)(a, {
              tone: `ok`,
              children: [
                (0, s.jsx)(`p`, { className: `b`, children: t(`success.reference`, { reference: d }) }),
                (0, s.jsx)(`p`, { className: `mt4`, children: t(`success.keep`) }),
              ],
            }),
          }),
          (0, s.jsx)(`h2`, { className: `h2 mt24`, children: t(`success.next`) }),
          (0, s.jsx)(`ol`, {
            className: `stack g8 mt12 steps`,
            children: c.map((e) => (0, s.jsx)(`li`, { children: t(`success.steps.${e}`) }, e)),
          }),
          (0, s.jsx)(`p`, { className: `mut mt16`, children: t(`success.change`) }),
          (0, s.jsxs)(`div`, {
            className: `row wrap mt20`,
            children: [
              (0, s.jsx)(n, { to: i(`landing`), children: t(`success.home`) }),
              (0, s.jsx)(n, { look: `text`, to: i(`needHelp`), children: t(`success.help`) }),
            ],
          }),
        ],
      })
}
function u(e) {
  if (typeof e != `object` || !e || !(`reference` in e)) return null
  let { reference: t } = e
  return typeof t == `string` && /^MR-[0-9A-Z]{8}$/.test(t) ? t : null
}
export { l as MerchantFormSuccessPage }
