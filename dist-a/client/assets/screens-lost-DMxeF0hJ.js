import {
  Fn as t,
  Fr as n,
  Gi as r,
  Hn as i,
  Pn as a,
  S as o,
  Xi as s,
  pr as c,
  si as l,
  tn as u,
  vi as d,
} from './first-CL_AHFyg.js'
import { r as f } from './index-DgFpoVLQ.js'
import { Kt as g } from './office-0J8ZDQL6.js'
import { n as e } from './rolldown-runtime-XKyaHtl9.js'
import { U as p, h as m, p as h } from './theme-CBDEJsnh.js'
var _ = i()
function v({ to: e, way: t, alone: r = !1 }) {
  let { t: i } = n(`staff`)
  return (0, _.jsxs)(p, {
    sx: { maxWidth: 560, mx: `auto`, px: 5, py: { xs: 8, md: 14 } },
    children: [
      r &&
        (0, _.jsxs)(p, {
          sx: { display: `flex`, flexWrap: `wrap`, justifyContent: `space-between`, gap: 3, mb: 8 },
          children: [(0, _.jsx)(u, { coBrand: !0 }), (0, _.jsx)(g, {})],
        }),
      (0, _.jsx)(f, { children: i(`notFound.title`) }),
      (0, _.jsx)(m, { sx: { color: `text.secondary`, mt: 2, mb: 6 }, children: i(`notFound.text`) }),
      (0, _.jsx)(h, { component: s, to: e, variant: `contained`, children: t }),
    ],
  })
}
var y = e({ AdminNotFoundPage: () => b })
function b() {
  let { t: e } = n([`staff`, `staff-titles`]),
    i = c(({ adminToken: e, roleId: t }) => (e !== null && r(t) ? t : null))
  if (i === null) return (0, _.jsx)(v, { to: l(`adminLogin`), way: e(`notFound.signIn`), alone: !0 })
  let s = e(o(d[a(i)]))
  return (0, _.jsx)(v, { to: t(i), way: e(`notFound.admin`, { page: s }) })
}
var x = e({ PartnerNotFoundPage: () => S })
function S() {
  let { t: e } = n(`staff`),
    t = c(({ partnerToken: e }) => e !== null)
  return (0, _.jsx)(v, {
    to: l(t ? `partnerHome` : `partnerLogin`),
    way: e(t ? `notFound.partner` : `notFound.signIn`),
    alone: !t,
  })
}
export { y as n, x as t }
