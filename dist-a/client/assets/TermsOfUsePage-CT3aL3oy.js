import { Fr as e, Hn as t, Vn as n, ii as r, zi as i } from './first-CL_AHFyg.js'
import { r as a } from './index-DgFpoVLQ.js'
var o = t(),
  s = [`who`, `what`, `cost`, `you`, `lender`, `cooling`, `conduct`, `liability`, `law`]
function c() {
  let { t } = e(`legal`),
    { name: c, tancApply: l } = n(),
    { company: u, sandbox: d } = r(),
    f = { brand: c, company: u.legalName, address: u.address, product: i }
  return (0, o.jsxs)(`article`, {
    className: `wrap-c main narrow prose`,
    children: [
      (0, o.jsx)(a, { lead: t(`terms.version`), children: t(`terms.title`) }),
      s.map((e) =>
        (0, o.jsxs)(
          `section`,
          {
            children: [
              (0, o.jsx)(`h2`, { className: `h2`, children: t(`terms.${e}.title`, f) }),
              (0, o.jsx)(`p`, { children: t(`terms.${e}.text`, f) }),
            ],
          },
          e,
        ),
      ),
      l &&
        (0, o.jsxs)(`section`, {
          children: [
            (0, o.jsx)(`h2`, { className: `h2`, children: t(`terms.programme.title`, f) }),
            (0, o.jsx)(`p`, { children: t(`terms.programme.text`, f) }),
          ],
        }),
      d && (0, o.jsx)(`p`, { className: `sm mut mt32`, children: t(`terms.fictional`) }),
    ],
  })
}
export { c as TermsOfUsePage }
