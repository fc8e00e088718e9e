import { p as E, r as D } from './common-form-E0SH5PGy.js'
import { F as w, N as T } from './common-schema-TiEP0qb9.js'
import {
  $ as t,
  Fr as n,
  Hn as r,
  Pt as i,
  X as a,
  c as o,
  da as s,
  ot as c,
  s as l,
  tt as u,
} from './first-CL_AHFyg.js'
import { F as m, H as h, L as g, M as _, N as v, P as y, R as b, t as x, x as S, z as C } from './parts-Clelj3dw.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import { _ as d } from './signed-in-DHQU3WVe.js'
import { U as f, f as p } from './theme-CBDEJsnh.js'
var O = r()
function k({ input: e = {}, keep: t = (e) => e, ...n }) {
  let r = D(n.name, n)
  return (0, O.jsx)(_, {
    ...n,
    field: r,
    shown: r.text,
    input: { ...(n.rows === void 0 && { type: `text` }), ...e, onChange: (e) => r.onChange(t(e.target.value)) },
  })
}
function A() {
  let { t: e } = n(`form`),
    { errors: t, submitCount: r } = E(),
    a = Object.keys(t).length
  return (0, O.jsx)(`div`, {
    role: `alert`,
    children:
      r > 0 &&
      a > 0 &&
      (0, O.jsx)(p, {
        severity: `error`,
        icon: (0, O.jsx)(i, { name: `alert` }),
        role: `presentation`,
        sx: { mt: 5 },
        children: e(`needAttention`, { count: a }),
      }),
  })
}
var j = e(s(), 1),
  M = (e) => (e === `` ? `` : Number(e))
function N({ prefix: e, end: n, say: r, inputMode: i = `decimal`, ...o }) {
  let s = D(o.name, o),
    [c, l] = (0, j.useState)(``),
    u = typeof s.value == `number` ? s.value : ``,
    d = a(M(c) === u ? c : String(u)),
    f = r && typeof u == `number` ? r(u) : ``
  return (0, O.jsx)(_, {
    ...o,
    help: [f, o.help].filter(Boolean).join(` · `),
    field: s,
    shown: d,
    ...(e !== void 0 && { prefix: e }),
    ...(n !== void 0 && { end: n }),
    input: {
      inputMode: i,
      autoComplete: `off`,
      onChange: (e) => {
        let n = t(e.target.value)
        ;(l(n), s.onChange(M(n)))
      },
    },
  })
}
var P = 1e3
function F(e) {
  let { t } = n(`common`),
    r = (e) => (e >= P ? d(e, t) : ``)
  return (0, O.jsx)(N, { ...e, prefix: `₹`, inputMode: `numeric`, say: r })
}
var I = (e) => (e === `` ? `` : Number(e))
function L(e) {
  let { name: t, label: r, help: i, optional: a, choices: o } = e,
    { t: s } = n(`form`),
    c = D(t, e)
  return (0, O.jsx)(v, {
    id: c.id,
    label: r,
    optional: a,
    help: i,
    error: c.error,
    children: (e) =>
      (0, O.jsxs)(S, {
        native: !0,
        name: t,
        error: !!c.error,
        value: typeof c.value == `number` ? c.value : ``,
        onChange: (e) => c.onChange(I(String(e.target.value))),
        onBlur: c.onBlur,
        inputRef: c.inputRef,
        IconComponent: h,
        inputProps: { id: c.id, 'aria-describedby': e, 'aria-invalid': c.error ? !0 : void 0 },
        sx: { '& .MuiSelect-icon': { fontSize: 20, top: `calc(50% - 10px)`, right: 14 } },
        children: [
          (0, O.jsx)(`option`, { value: ``, children: s(`choose`) }),
          o.map(({ id: e, value: t }) => (0, O.jsx)(`option`, { value: e, children: t }, e)),
        ],
      }),
  })
}
function R({ autoComplete: e = `postal-code`, ...t }) {
  let n = D(t.name, t),
    r = n.text
  return (0, O.jsx)(_, {
    ...t,
    field: n,
    shown: r,
    hint: w,
    right: T(r),
    input: { inputMode: `numeric`, autoComplete: e, onChange: (e) => n.onChange(u(e.target.value, 6)) },
  })
}
function z({ autoComplete: e = `tel-national`, ...t }) {
  let n = D(t.name, t),
    r = n.text
  return (0, O.jsx)(_, {
    ...t,
    field: n,
    shown: r,
    hint: o,
    prefix: `+91`,
    right: l(r),
    input: { type: `tel`, inputMode: `numeric`, autoComplete: e, onChange: (e) => n.onChange(c(e.target.value)) },
  })
}
function B(e) {
  let t = e % 2 == 0 ? 2 : 3
  return `repeat(auto-fit, minmax(min(100%, max(8.5em, calc((100% - ${(t - 1) * 10}px) / ${t}))), 1fr))`
}
function V(e) {
  let { name: t, label: n, help: r, optional: i, choices: a, columns: o } = e,
    s = D(t),
    c = `${s.id}-message`,
    l = s.error ?? r
  return (0, O.jsxs)(C, {
    component: `fieldset`,
    error: !!s.error,
    sx: { minWidth: 0 },
    children: [
      (0, O.jsx)(g, { component: `legend`, sx: { mb: 2, p: 0 }, children: (0, O.jsx)(y, { label: n, optional: i }) }),
      (0, O.jsx)(f, {
        sx: { display: `grid`, gridTemplateColumns: o === 1 ? `1fr` : B(a.length), gap: 2.5 },
        children: a.map(({ id: e, value: n }, r) =>
          (0, O.jsx)(
            x,
            {
              name: t,
              label: n,
              checked: s.value === e,
              onSelect: () => s.onChange(e),
              onBlur: s.onBlur,
              error: !!s.error,
              describedBy: l ? c : void 0,
              ...(r === 0 && { inputRef: s.inputRef, id: s.id }),
            },
            e,
          ),
        ),
      }),
      l &&
        (0, O.jsx)(b, {
          id: c,
          component: `div`,
          error: !!s.error,
          children: (0, O.jsx)(m, { error: s.error, help: r }),
        }),
    ],
  })
}
export { F as a, k as c, L as i, z as n, N as o, R as r, A as s, V as t }
