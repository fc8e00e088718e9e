import { Hn as n } from './first-CL_AHFyg.js'
import { X as e, s as t } from './theme-CBDEJsnh.js'
var r = n()
function i({ userId: n }) {
  return (0, r.jsx)(e, { children: (0, r.jsx)(t, { area: `customer`, name: `#${n}` }) })
}
export { i as CustomerMasqueradeBar }
