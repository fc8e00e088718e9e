import { m as g } from './admin-form-BbMOlQ_z.js'
import { A as p, P as m, k as h } from './admin-SlXPl_wU.js'
import { t as d } from './common-form-E0SH5PGy.js'
import { Fr as r, Hn as i, ca as a, da as o, ia as s, ra as c } from './first-CL_AHFyg.js'
import { r as f } from './index-DgFpoVLQ.js'
import { _t as u } from './office-0J8ZDQL6.js'
import { r as l } from './office-form-Deh-hoPk.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import { U as t, h as n } from './theme-CBDEJsnh.js'
var _ = e(o(), 1),
  v = i(),
  y = /^(CL[TE]?|LD)-\d{1,12}$/
function b() {
  let { state: e } = c(),
    [t] = a(),
    n = t.get(`find`) ?? ``,
    r = u(e) || (y.test(n) ? n : ``)
  return (0, v.jsx)(x, { start: r }, r)
}
function x({ start: e }) {
  let { t: i } = r([`csr`, `staff-titles`]),
    a = m(),
    o = s(),
    c = (0, _.useEffectEvent)(async (e) => {
      let { found: t } = await a.mutateAsync({ text: e }),
        [n, ...r] = t
      n && r.length === 0 && (await o(p(n), { replace: !0 }))
    })
  ;(0, _.useEffect)(() => {
    e !== `` && c(e).catch(() => void 0)
  }, [e])
  let u = d(`findCustomers`, l, { start: { text: e }, send: a.mutateAsync, failureIn: `form` }),
    y = a.data?.found
  return (0, v.jsxs)(v.Fragment, {
    children: [
      (0, v.jsx)(f, { lead: i(`find.lead`), children: i(`staff-titles:csrPortal`) }),
      (0, v.jsx)(t, {
        sx: { mt: 5 },
        children: (0, v.jsx)(g, {
          form: u,
          label: i(`find.label`),
          help: i(`find.help`),
          submit: i(`find.submit`),
          failure: a.error,
        }),
      }),
      (0, v.jsx)(t, {
        role: `status`,
        sx: { mt: 5, maxWidth: 760 },
        children:
          y && (0, v.jsx)(n, { children: y.length === 0 ? i(`find.none`) : i(`find.found`, { count: y.length }) }),
      }),
      y &&
        y.length > 0 &&
        (0, v.jsx)(t, {
          component: `ul`,
          sx: { listStyle: `none`, p: 0, m: 0, mt: 3, maxWidth: 760, display: `grid`, gap: 3 },
          children: y.map((e) => (0, v.jsx)(h, { found: e }, `${e.matched} ${e.user_id} ${e.reference}`)),
        }),
    ],
  })
}
export { b as CsrPortalPage }
