import { Hn as t } from './first-CL_AHFyg.js'
import { X as e } from './theme-CBDEJsnh.js'
var n = t()
function r({ children: t }) {
  return (0, n.jsx)(e, { children: (0, n.jsx)(`main`, { id: `main`, tabIndex: -1, children: t }) })
}
export { r as LoginFrame }
