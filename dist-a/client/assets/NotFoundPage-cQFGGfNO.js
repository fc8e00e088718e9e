import { Fr as e, Hn as t, Kt as n, si as r } from './first-CL_AHFyg.js'
import { r as i } from './index-DgFpoVLQ.js'
var a = t()
function o() {
  let { t } = e([`not-found`, `layout`])
  return (0, a.jsxs)(`div`, {
    className: `wrap-c main narrow`,
    children: [
      (0, a.jsx)(i, { lead: t(`text`), children: t(`title`) }),
      (0, a.jsxs)(`div`, {
        className: `row wrap mt24`,
        children: [
          (0, a.jsx)(n, { to: r(`landing`), children: t(`home`) }),
          (0, a.jsx)(n, { look: `text`, to: r(`needHelp`), children: t(`layout:needHelp`) }),
        ],
      }),
    ],
  })
}
export { o as NotFoundPage }
