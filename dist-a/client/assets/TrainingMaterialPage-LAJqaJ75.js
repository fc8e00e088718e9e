import { Ct as h, X as g, Z as _, nt as v } from './common-schema-TiEP0qb9.js'
import { Fr as s, Hn as c, Ht as l, Vt as u, Xi as d, da as f, pr as p, si as m } from './first-CL_AHFyg.js'
import { r as k } from './index-DgFpoVLQ.js'
import { R as y, j as b, m as x } from './parts-Clelj3dw.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import { Z as S, dn as C, gt as w, ht as T, in as E, ln as D, pn as O } from './signed-in-DHQU3WVe.js'
import { U as t, f as n, h as r, n as i, p as a, t as o } from './theme-CBDEJsnh.js'
var A = `2026-11-15`,
  j = [`who`, `lender`, `cost`, `consent`, `money`, `secrets`, `hours`, `pressure`, `data`, `complaints`],
  M = v({ name: h().defined(), at: g() })
v({ version: h().defined(), accepted_at: g().nullable().defined(), accepted: _(M) })
var N = e(f(), 1),
  P = [`selling-rules`]
function F() {
  return C({ queryKey: P, queryFn: ({ signal: e }) => E(`getSellingRules`, { signal: e }) })
}
function I() {
  let e = O()
  return D({
    mutationFn: (e) => E(`acknowledgeSellingRules`, { body: { version: e } }),
    onSuccess: (t) => e.setQueryData(P, t),
    onError: (e) => l(e),
  })
}
var L = c()
function R({ rules: e }) {
  let { t: a } = s(`partner-training`),
    o = p((e) => e.masquerade !== null)
  return (0, L.jsxs)(i, {
    variant: `outlined`,
    sx: { mt: 5, p: { xs: 4, sm: 5 }, maxWidth: 720 },
    children: [
      e.accepted_at === null
        ? o
          ? (0, L.jsx)(r, { children: a(`rules.masquerade`) })
          : (0, L.jsx)(z, { version: e.version })
        : (0, L.jsx)(n, {
            severity: `success`,
            role: `status`,
            children: a(`rules.accepted`, { at: w(e.accepted_at) }),
          }),
      (0, L.jsx)(r, { variant: `h4`, component: `h3`, sx: { mt: 5 }, children: a(`rules.by`) }),
      e.accepted.length === 0
        ? (0, L.jsx)(r, { sx: { mt: 2, color: `text.secondary` }, children: a(`rules.nobody`) })
        : (0, L.jsx)(t, {
            component: `ul`,
            sx: { mt: 2, mb: 0, pl: 5 },
            children: e.accepted.map(({ name: e, at: t }) =>
              (0, L.jsx)(`li`, { children: a(`rules.entry`, { name: e, at: w(t) }) }, `${e} ${t}`),
            ),
          }),
    ],
  })
}
function z({ version: e }) {
  let { t } = s(`partner-training`),
    n = I(),
    [r, i] = (0, N.useState)(!1),
    [o, c] = (0, N.useState)(!1),
    l = (0, N.useRef)(null),
    d = o && !r,
    f = () => {
      if ((c(!0), !r)) return l.current?.focus()
      n.mutate(e, { onSuccess: () => u.success(t(`rules.done`)) })
    }
  return (0, L.jsxs)(L.Fragment, {
    children: [
      (0, L.jsx)(b, {
        control: (0, L.jsx)(x, {
          checked: r,
          onChange: (e, t) => i(t),
          slotProps: {
            input: { ref: l, 'aria-invalid': d || void 0, 'aria-describedby': d ? `rules-needed` : void 0 },
          },
        }),
        label: t(`rules.check`),
      }),
      d && (0, L.jsx)(y, { error: !0, id: `rules-needed`, role: `alert`, children: t(`rules.needed`) }),
      (0, L.jsx)(a, {
        variant: `contained`,
        sx: { mt: 3, display: `block` },
        onClick: () => !n.isPending && f(),
        children: t(n.isPending ? `rules.accepting` : `rules.accept`),
      }),
    ],
  })
}
function B() {
  let { t: e } = s(`partner-training`)
  return (0, L.jsx)(t, {
    component: `ol`,
    sx: {
      listStyle: `none`,
      p: 0,
      m: 0,
      mt: 4,
      display: `grid`,
      gap: 3,
      gridTemplateColumns: { xs: `minmax(0, 1fr)`, sm: `repeat(2, minmax(0, 1fr))`, xl: `repeat(3, minmax(0, 1fr))` },
    },
    children: j.map((n, a) =>
      (0, L.jsxs)(
        i,
        {
          component: `li`,
          variant: `outlined`,
          sx: { p: 4, display: `flex`, gap: 3 },
          children: [
            (0, L.jsx)(r, {
              component: `span`,
              'aria-hidden': `true`,
              variant: `subtitle2`,
              sx: (e) => ({
                flex: `none`,
                width: 32,
                height: 32,
                borderRadius: 999,
                display: `grid`,
                placeItems: `center`,
                backgroundColor: e.vars.palette.brand.tint100,
              }),
              children: a + 1,
            }),
            (0, L.jsxs)(t, {
              children: [
                (0, L.jsx)(r, {
                  variant: `subtitle1`,
                  component: `h3`,
                  sx: { fontWeight: 700 },
                  children: e(`rule.${n}.title`),
                }),
                (0, L.jsx)(r, {
                  variant: `body2`,
                  sx: { mt: 1, color: `text.secondary` },
                  children: e(`rule.${n}.text`),
                }),
              ],
            }),
          ],
        },
        n,
      ),
    ),
  })
}
function V() {
  let { t: e } = s([`partner-training`, `staff-titles`]),
    t = F()
  return (0, L.jsxs)(L.Fragment, {
    children: [
      (0, L.jsx)(k, { lead: e(`lead`), children: e(`staff-titles:trainingMaterial`) }),
      (0, L.jsxs)(i, {
        variant: `outlined`,
        sx: { mt: 5, p: { xs: 4, sm: 5 }, maxWidth: 720 },
        children: [
          (0, L.jsx)(r, { variant: `h3`, component: `h2`, children: e(`criteria.card`) }),
          (0, L.jsx)(r, { sx: { mt: 1, mb: 4 }, children: e(`criteria.cardText`) }),
          (0, L.jsx)(a, {
            variant: `outlined`,
            component: d,
            to: m(`partnerEligibilityCriteria`),
            children: e(`criteria.open`),
          }),
        ],
      }),
      (0, L.jsx)(r, {
        variant: `h3`,
        component: `h2`,
        id: `rules`,
        tabIndex: -1,
        sx: { mt: 8 },
        children: e(`rules.title`),
      }),
      (0, L.jsx)(r, { sx: { mt: 1, maxWidth: 720 }, children: e(`rules.lead`) }),
      (0, L.jsx)(r, {
        variant: `body2`,
        sx: { mt: 1, color: `text.secondary` },
        children: e(`rules.version`, { day: T(A) }),
      }),
      (0, L.jsx)(B, {}),
      (0, L.jsx)(S, {
        query: t,
        failed: e(`failed`),
        space: `mt20`,
        waiting: (0, L.jsx)(o, { variant: `rounded`, height: 160, sx: { mt: 5, maxWidth: 720 } }),
        children: (e) => (0, L.jsx)(R, { rules: e }),
      }),
    ],
  })
}
export { V as TrainingMaterialPage }
