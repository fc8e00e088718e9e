import { Fr as t, Hn as n, Vt as r, da as i } from './first-CL_AHFyg.js'
import { H as _, T as v, l as y } from './office-0J8ZDQL6.js'
import { I as l, K as u, N as d, R as f, c as p, j as m, l as h, m as g } from './parts-Clelj3dw.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import { O as a } from './signed-in-DHQU3WVe.js'
import { U as o, f as s, p as c } from './theme-CBDEJsnh.js'
var b = n()
function x() {
  let { t: e } = t(`form`)
  return (0, b.jsx)(s, { severity: `warning`, role: `status`, children: e(`lateCode`, { minutes: 5 }) })
}
var S = e(i(), 1)
function C(e) {
  let { label: t, choices: n, chosen: r, onChoose: i, small: a = !1, sx: o } = e
  return (0, b.jsx)(p, {
    exclusive: !0,
    'aria-label': t,
    value: r,
    onChange: (e, t) => t !== null && i(t),
    ...(a && { size: `small` }),
    ...(o && { sx: o }),
    children: n.map(({ value: e, text: t, lang: n }) =>
      (0, b.jsx)(h, { value: e, ...(n && { lang: n }), children: t }, e),
    ),
  })
}
function w({ period: e, comparable: n = !1 }) {
  let { t: r } = t(`figures`),
    i = (0, S.useId)(),
    { preset: a, typed: s, choose: c, type: d, compared: p, compare: h } = e,
    v = e.problem === `missing` ? null : e.problem
  return (0, b.jsxs)(o, {
    sx: { maxWidth: `100%`, width: { xs: `100%`, sm: `auto` } },
    children: [
      (0, b.jsx)(C, {
        label: r(`period.label`),
        choices: _.map((e) => ({ value: e, text: r(`period.${e}`) })),
        chosen: a,
        onChoose: c,
        small: !0,
        sx: {
          display: { xs: `grid`, sm: `inline-flex` },
          gridTemplateColumns: `1fr 1fr`,
          maxWidth: `100%`,
          backgroundColor: `background.paper`,
          '& > button': { minHeight: 44, px: 3, whiteSpace: `nowrap` },
        },
      }),
      a === `custom_range` &&
        (0, b.jsxs)(o, {
          sx: { display: `flex`, flexWrap: `wrap`, gap: 3, mt: 3 },
          children: [
            [`from`, `to`].map((e) =>
              (0, b.jsxs)(
                o,
                {
                  sx: { flex: `1 1 140px`, maxWidth: 200 },
                  children: [
                    (0, b.jsx)(l, { htmlFor: `${i}-${e}`, children: r(`period.${e}`) }),
                    (0, b.jsx)(u, {
                      id: `${i}-${e}`,
                      type: `date`,
                      size: `small`,
                      fullWidth: !0,
                      value: s[e],
                      error: v !== null,
                      inputProps: v === null ? {} : { 'aria-describedby': `${i}-problem`, 'aria-invalid': !0 },
                      onChange: (t) => d({ ...s, [e]: t.target.value }),
                    }),
                  ],
                },
                e,
              ),
            ),
            v !== null &&
              (0, b.jsx)(f, {
                error: !0,
                role: `alert`,
                id: `${i}-problem`,
                sx: { flexBasis: `100%`, mt: 0 },
                children: r(`period.problem.${v}`),
              }),
          ],
        }),
      n &&
        (0, b.jsx)(m, {
          label: r(`compare`),
          control: (0, b.jsx)(g, { checked: p, onChange: (e) => h(e.target.checked) }),
          sx: { display: `flex`, mt: 1 },
        }),
    ],
  })
}
function T({ problem: e, showYear: n }) {
  let { t: r } = t(`figures`)
  return e === null
    ? null
    : (0, b.jsx)(a, {
        icon: `help`,
        title: r(`period.none`),
        text: r(`period.problem.${e}`),
        children: (0, b.jsx)(c, {
          variant: `outlined`,
          onClick: () => {
            ;(n(), document.querySelector(`h1`)?.focus({ preventScroll: !0 }))
          },
          children: r(`period.year`),
        }),
      })
}
function E({ link: e, kind: n, children: i }) {
  let { t: a } = t([`partner-offering`, `products`]),
    s = y(),
    l = (0, S.useRef)(null),
    f = v(e, `link`),
    p = a(`link.shareText`, { product: a(`products:kinds.${n}.name`), brand: s?.name ?? `` }),
    m = async () => {
      try {
        ;(await navigator.clipboard.writeText(f), r.success(a(`link.copied`)))
      } catch {
        ;(l.current?.select(), r.error(a(`link.copyFailed`)))
      }
    },
    h = async () => {
      try {
        await navigator.share({ text: p, url: f })
      } catch {}
    },
    g = typeof navigator.share == `function`
  return (0, b.jsxs)(b.Fragment, {
    children: [
      (0, b.jsx)(d, {
        id: `field-link`,
        label: a(`link.address`),
        children: () =>
          (0, b.jsx)(u, { id: `field-link`, value: f, readOnly: !0, inputRef: l, onFocus: (e) => e.target.select() }),
      }),
      (0, b.jsxs)(o, {
        sx: { display: `flex`, flexWrap: `wrap`, gap: 3, mt: 4 },
        children: [
          (0, b.jsx)(c, { variant: `contained`, onClick: () => void m(), children: a(`link.copy`) }),
          g && (0, b.jsx)(c, { variant: `outlined`, onClick: () => void h(), children: a(`link.share`) }),
          (0, b.jsx)(c, {
            variant: `outlined`,
            component: `a`,
            href: `https://wa.me/?text=${encodeURIComponent(`${p} ${f}`)}`,
            target: `_blank`,
            rel: `noopener noreferrer`,
            children: a(`link.whatsapp`),
          }),
          i,
        ],
      }),
    ],
  })
}
export { x as a, C as i, T as n, w as r, E as t }
