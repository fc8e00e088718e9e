import { c as g } from './common-fields-Dur8Hai4.js'
import { i as _, t as v } from './common-form-E0SH5PGy.js'
import { Ct as c, at as l, nt as u } from './common-schema-TiEP0qb9.js'
import { In as f, nt as p } from './customer-Df6hRo4Y.js'
import { h as m, m as h } from './customer-fields-BHeC32H8.js'
import { D as d } from './customer-schema-DqXZ2v9f.js'
import { Fr as t, Gt as n, Hn as r, P as i, Rt as a, da as o, z as s } from './first-CL_AHFyg.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
var y = e(o(), 1),
  b = r(),
  x = (e, t, n) =>
    u({
      word: c()
        .test(`word`, t, (t) => t?.trim().toLocaleUpperCase() === e.toLocaleUpperCase())
        .defined(),
      pan: n ? l.required(`rules:required`) : c().defined(),
      birth_date: n ? d.required(`rules:birthDate.required`) : c().defined(),
    })
function S({ onClose: e }) {
  let { t: r } = t(`privacy`),
    o = p(),
    c = f(),
    l = r(`erasure.dialog.word`),
    u = !!o.data?.tin && !!o.data?.birth_date,
    d = v(`requestErasure`, x(l, r(`erasure.dialog.typeError`, { word: l }), u), {
      start: { word: ``, pan: ``, birth_date: `` },
      send: ({ pan: e, birth_date: t }) => c.mutateAsync(u ? { pan: e, birth_date: t } : {}),
      done: e,
      mode: `onBlur`,
      failureIn: `form`,
    }),
    S = (0, y.useRef)(!1),
    C = (e) => {
      if (!o.isPending) return d.submit(e)
      ;(e?.preventDefault(), (S.current = !0))
    },
    w = (0, y.useEffectEvent)(() => {
      S.current && ((S.current = !1), d.submit())
    })
  return (
    (0, y.useEffect)(() => {
      o.isPending || w()
    }, [o.isPending]),
    (0, b.jsx)(i, {
      open: !0,
      onClose: e,
      title: r(`erasure.dialog.title`),
      closeLabel: r(`erasure.dialog.close`),
      actions: (0, b.jsxs)(b.Fragment, {
        children: [
          (0, b.jsx)(n, { look: `secondary`, onClick: e, children: r(`erasure.dialog.keep`) }),
          (0, b.jsx)(n, {
            type: `submit`,
            form: `erasure-form`,
            busy: d.busy || o.isPending,
            children: r(`erasure.dialog.confirm`),
          }),
        ],
      }),
      children: (0, b.jsxs)(_, {
        form: { ...d, submit: C },
        id: `erasure-form`,
        className: `stack g20`,
        children: [
          (0, b.jsx)(`p`, { children: r(`erasure.dialog.lead`) }),
          (0, b.jsx)(g, {
            name: `word`,
            label: r(`erasure.dialog.type`, { word: l }),
            input: { autoComplete: `off`, autoCapitalize: `characters`, spellCheck: !1 },
          }),
          u &&
            (0, b.jsxs)(b.Fragment, {
              children: [
                (0, b.jsx)(`p`, { children: r(`erasure.dialog.identity`) }),
                (0, b.jsx)(h, { name: `pan`, label: r(`erasure.dialog.pan`) }),
                (0, b.jsx)(m, { name: `birth_date`, label: r(`erasure.dialog.birthDate`), autoComplete: `off` }),
              ],
            }),
          d.failure !== null && (0, b.jsx)(s, { tone: `err`, role: `alert`, children: a(d.failure) }),
        ],
      }),
    })
  )
}
export { S as ErasureDialog }
