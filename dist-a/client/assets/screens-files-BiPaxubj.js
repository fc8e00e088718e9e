import { Ct as _, St as v, bt as y, vt as b, wt as x, yt as S } from './admin-form-BbMOlQ_z.js'
import { Qn as C, ir as w } from './admin-SlXPl_wU.js'
import { gt as l } from './desks-BwPV_Ml3.js'
import { Cr as n, Fr as r, Hn as i, Pt as a, Sr as o, Vt as s, da as c } from './first-CL_AHFyg.js'
import { b as g } from './parts-Clelj3dw.js'
import { n as e, r as t } from './rolldown-runtime-XKyaHtl9.js'
import { et as u, pt as d } from './signed-in-DHQU3WVe.js'
import { U as f, h as p, n as m, p as h } from './theme-CBDEJsnh.js'
var T = t(c(), 1),
  E = i()
function D({ onBatch: e, onOpened: t }) {
  let { t: i } = r(`imports`),
    a = w(),
    c = v(),
    l = _(),
    [u, b] = (0, T.useState)(null),
    [x, D] = (0, T.useState)(null),
    [O, k] = (0, T.useState)(null),
    A = (0, T.useRef)(null),
    j = a.isPending || c.isPending || l.isPending,
    M = i(a.isPending ? `sending` : `checking`),
    N = (e) => {
      b(e)
      let t = e === null ? null : y(e)
      D(t === null ? null : i(`drop.wrong.${t}`))
    },
    P = async (e, t) => {
      let n = y(u)
      if (n !== null || u === null) return D(i(`drop.wrong.${n ?? `none`}`))
      let r = new AbortController()
      ;((A.current = r), D(null))
      try {
        await t(u, r.signal).catch((e) => F(u, r.signal, e))
      } catch (t) {
        if (r.signal.aborted) return
        ;(o(`a file of statuses was not loaded`, t), D(d(t, e)))
      }
    },
    F = async (r, a, o) => {
      if (a.aborted || !(o instanceof n && o.code === `validation`)) throw o
      let c = await l.mutateAsync({ file: r, profile: `application_status`, lenderId: null, signal: a })
      if (c.batch_id === null) return t({ file: r, lenderId: null, preview: c })
      ;(s.info(i(`studio.file.known`)), e(c.batch_id))
    },
    I = () =>
      P(`file`, async (t, n) => {
        e((await c.mutateAsync({ file: t, profile: `application_status`, signal: n })).batch_id)
      }),
    L = () =>
      P(`image_name`, async (e, t) => {
        let n = await a.mutateAsync({ file: e, signal: t })
        ;(n.errorsFound > 0 && k(n),
          (n.errorsFound === 0 || n.rowsUpdated > 0) && s.success(i(`loaded`, { count: n.rowsUpdated })),
          n.errorsFound === 0 && b(null))
      })
  return (0, E.jsxs)(m, {
    variant: `outlined`,
    sx: { p: { xs: 4, md: 6 }, minWidth: 0 },
    children: [
      (0, E.jsx)(S, { file: u, problem: x, disabled: j, onChange: N }),
      j && (0, E.jsx)(g, { 'aria-label': M, sx: { mt: 3 } }),
      (0, E.jsxs)(f, {
        sx: { display: `flex`, flexWrap: `wrap`, gap: 3, mt: 4 },
        children: [
          (0, E.jsx)(h, {
            variant: `contained`,
            disabled: j,
            onClick: () => void I(),
            children: c.isPending || l.isPending ? M : i(`check`),
          }),
          (0, E.jsx)(h, {
            variant: `outlined`,
            disabled: j,
            onClick: () => void L(),
            children: a.isPending ? M : i(`send`),
          }),
          j && (0, E.jsx)(h, { variant: `outlined`, onClick: () => A.current?.abort(), children: i(`stop`) }),
        ],
      }),
      (0, E.jsx)(p, { variant: `body2`, color: `textSecondary`, sx: { mt: 3 }, children: i(`status.ways`) }),
      O && (0, E.jsx)(C, { answer: O, onClose: () => k(null) }),
    ],
  })
}
var O = e({ ApplicationStatusFilePage: () => A }),
  k = () => u(new Blob([l(x, [])], { type: `text/csv` }), `application-status-template.csv`)
function A() {
  let { t: e } = r(`imports`)
  return (0, E.jsx)(b, {
    profile: `application_status`,
    beside: (0, E.jsx)(h, {
      variant: `outlined`,
      startIcon: (0, E.jsx)(a, { name: `document` }),
      onClick: k,
      children: e(`template`),
    }),
    fileStep: (e, t) => (0, E.jsx)(D, { onBatch: e, onOpened: t }),
  })
}
var j = e({ CommissionUploadFilePage: () => M })
function M() {
  return (0, E.jsx)(b, { profile: `commission` })
}
var N = e({ MisUploadPage: () => P })
function P() {
  return (0, E.jsx)(b, { profile: `mis` })
}
export { j as n, O as r, N as t }
