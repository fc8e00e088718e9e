import { a as Pe, d as Fe, i as Ie, n as Le } from './brands-CeiyizDu.js'
import { c as J } from './common-fields-Dur8Hai4.js'
import { i as K, t as q, u as We } from './common-form-E0SH5PGy.js'
import { W as ze } from './common-schema-TiEP0qb9.js'
import {
  $ as T,
  A as E,
  Q as D,
  S as O,
  Z as k,
  c as A,
  ct as j,
  dt as M,
  et as N,
  j as P,
  k as te,
  l as ne,
  p as re,
  ut as ie,
  x as ae,
} from './desks-BwPV_Ml3.js'
import {
  Dt as qe,
  E as Je,
  Et as Ye,
  Ot as Xe,
  Tt as Ze,
  a as Qe,
  kt as $e,
  o as et,
  w as tt,
  wt as nt,
} from './desks-form-BT5SDwL6.js'
import {
  Cr as n,
  Fr as r,
  Hn as i,
  Ht as a,
  Q as o,
  Vt as s,
  Xi as c,
  _n as l,
  at as u,
  bn as d,
  d as f,
  da as p,
  fi as m,
  it as h,
  mi as g,
  nn as _,
  ot as v,
  pi as y,
  pr as b,
  rt as x,
  si as ee,
  ui as S,
} from './first-CL_AHFyg.js'
import { a as C, r as w } from './index-DgFpoVLQ.js'
import { jt as Re } from './office-0J8ZDQL6.js'
import { H as Be, R as Ve, V as He, z as Ue } from './office-form-Deh-hoPk.js'
import { a as Ge, i as Ke } from './office-more-cy0REuhu.js'
import { A as De, K as Oe, N as ke, R as Ae, j as je, m as Me, s as Ne } from './parts-Clelj3dw.js'
import { n as e, r as t } from './rolldown-runtime-XKyaHtl9.js'
import {
  Kt as oe,
  Z as F,
  dn as I,
  gt as se,
  in as L,
  ln as R,
  mn as ce,
  mt as le,
  o as ue,
  pn as z,
} from './signed-in-DHQU3WVe.js'
import {
  At as de,
  Et as fe,
  F as pe,
  I as me,
  It as he,
  Lt as ge,
  Tt as _e,
  U as B,
  W as ve,
  c as ye,
  f as V,
  ft as be,
  h as H,
  it as U,
  n as xe,
  o as Se,
  p as W,
  t as G,
  tt as Ce,
  ut as we,
  xt as Te,
  yt as Ee,
} from './theme-CBDEJsnh.js'
var Y = t(p(), 1),
  X = i()
function Z({ part: e, locked: t, children: n }) {
  let { t: i } = r(`partner-funnel`)
  return (0, X.jsxs)(xe, {
    variant: `outlined`,
    component: `section`,
    'aria-labelledby': `funnel-${e}`,
    sx: { p: { xs: 4, sm: 5 }, mb: 4 },
    children: [
      (0, X.jsx)(H, { variant: `h4`, component: `h2`, id: `funnel-${e}`, children: i(`${e}.title`) }),
      (0, X.jsx)(H, {
        variant: `body2`,
        sx: { color: `text.secondary`, mb: 3 },
        children: i(t ? `locked` : `${e}.help`),
      }),
      n,
    ],
  })
}
function rt({ base: e, colours: t, locked: n, onChange: i }) {
  let { t: a } = r([`partner-funnel`, `partners-admin`]),
    { primary: o, secondary: s } = t ?? e,
    c = { primary: o, secondary: s },
    { failing: l, lowestText: u, given: d, corrected: f } = ae(c)
  return (0, X.jsxs)(Z, {
    part: `colours`,
    locked: n,
    children: [
      (0, X.jsxs)(B, {
        sx: { display: `flex`, flexWrap: `wrap`, gap: 4, alignItems: `flex-end` },
        children: [
          [`primary`, `secondary`].map((e) =>
            (0, X.jsx)(
              B,
              {
                sx: { width: 200, display: `grid` },
                children: (0, X.jsx)(ke, {
                  id: `funnel-${e}`,
                  label: a(`colours.${e}`, { colour: c[e].toUpperCase() }),
                  children: () =>
                    (0, X.jsx)(Oe, {
                      id: `funnel-${e}`,
                      type: `color`,
                      disabled: n,
                      value: c[e].toLowerCase(),
                      onChange: (t) => i({ ...c, [e]: t.target.value.toUpperCase() }),
                      inputProps: { sx: { height: 44, p: 1, cursor: `pointer` } },
                    }),
                }),
              },
              e,
            ),
          ),
          t && !n && (0, X.jsx)(W, { variant: `outlined`, onClick: () => i(null), children: a(`colours.back`) }),
        ],
      }),
      (0, X.jsxs)(V, {
        severity: l === 0 ? `success` : `error`,
        role: `status`,
        sx: { mt: 3 },
        children: [
          l === 0
            ? a(`partners-admin:preview.readable`, { ratio: u })
            : a(`partners-admin:preview.unreadable`, { count: l }),
          ` `,
          f === null
            ? a(`partners-admin:preview.asGiven`, { ratio: d })
            : a(`partners-admin:preview.corrected`, { ratio: d, colour: f }),
        ],
      }),
    ],
  })
}
var it = [`own-funnel`]
function at() {
  return I({
    queryKey: it,
    queryFn: async ({ signal: e }) => {
      let t = await L(`getOwnFunnel`, { signal: e }),
        { brand: n } = await L(`getBrand`, { params: { code: t.code }, signal: e })
      return { ...t, base: n }
    },
    refetchOnMount: `always`,
  })
}
function ot() {
  let e = z()
  return () => e.invalidateQueries({ queryKey: it })
}
function st() {
  return R({ mutationFn: (e) => L(`saveFunnelDraft`, { body: e }), onSettled: ot() })
}
function ct() {
  return R({
    mutationFn: async ({ state: e, config: t }) => {
      let n = await L(`saveFunnelDraft`, { body: { state: e, config: t } })
      return L(`publishFunnel`, { body: { state: n.state } })
    },
    onSettled: ot(),
  })
}
function lt() {
  return R({ mutationFn: (e) => L(`rollBackFunnel`, { body: e }), onSettled: ot() })
}
function ut({ brand: e }) {
  let { t, i18n: n } = r([`partner-funnel`, `landing`, `products`]),
    [i, a] = (0, Y.useState)(g(n.language)),
    o = Ie(e.primary, e.secondary),
    s = (e.kinds ?? Le).filter(qe),
    c = l.filter((t) => e.kinds?.includes(t) ?? !0),
    u = oe.filter((t) => !e.hidden?.includes(t))
  return (0, X.jsxs)(B, {
    component: `figure`,
    sx: { m: 0, position: { lg: `sticky` }, top: { lg: 88 } },
    children: [
      (0, X.jsxs)(B, {
        sx: { display: `flex`, alignItems: `center`, justifyContent: `space-between`, gap: 3, mb: 3 },
        children: [
          (0, X.jsx)(H, { component: `figcaption`, variant: `h4`, children: t(`preview.title`) }),
          (0, X.jsx)(Ke, {
            label: t(`preview.language`),
            choices: S.map((e) => ({ value: e, text: y(e).name, lang: e })),
            chosen: i,
            onChoose: a,
            small: !0,
          }),
        ],
      }),
      (0, X.jsxs)(B, {
        'data-testid': `phone`,
        sx: {
          maxWidth: 320,
          mx: `auto`,
          border: `10px solid ${o.ink}`,
          borderRadius: `28px`,
          overflow: `hidden`,
          backgroundColor: o.canvas,
          color: o.ink,
          fontFamily: Fe(e.font),
          fontSize: 13,
        },
        children: [
          (0, X.jsxs)(B, {
            sx: { display: `flex`, alignItems: `center`, gap: 2, p: 3, backgroundColor: o.surface, fontWeight: 700 },
            children: [(0, X.jsx)(_, { logo: e.logo, variant: `light`, size: 24, colourOf: (e) => o[e] }), e.name],
          }),
          (0, X.jsxs)(B, {
            sx: { p: 4, backgroundColor: o.brand, color: o.onBrand },
            children: [
              (0, X.jsx)(B, {
                lang: i,
                sx: { fontSize: 21, fontWeight: 700, lineHeight: 1.2, overflowWrap: `anywhere` },
                children: e.headline?.[i] || t(`landing:hero.headline`),
              }),
              (0, X.jsxs)(B, {
                sx: { mt: 3, p: 3, borderRadius: `8px`, backgroundColor: o.surface, color: o.ink },
                children: [
                  t(`landing:start.mobile`),
                  (0, X.jsx)(B, {
                    sx: { height: 30, mt: 1, border: `1px solid ${o.lineStrong}`, borderRadius: `6px` },
                  }),
                  (0, X.jsx)(B, {
                    sx: {
                      mt: 2,
                      py: 1.5,
                      borderRadius: `6px`,
                      textAlign: `center`,
                      fontWeight: 600,
                      backgroundColor: o.action,
                      color: o.onAction,
                    },
                    children: t(`landing:start.send`),
                  }),
                ],
              }),
            ],
          }),
          (0, X.jsx)(B, {
            component: `ol`,
            'aria-label': t(`preview.products`),
            sx: { listStyle: `none`, m: 0, p: 3 },
            children: s.map((e) =>
              (0, X.jsxs)(
                B,
                {
                  component: `li`,
                  sx: { p: 2.5, mb: 2, borderRadius: `8px`, border: `1px solid ${o.line}`, backgroundColor: o.surface },
                  children: [
                    (0, X.jsx)(B, { sx: { fontWeight: 600 }, children: t(`products:kinds.${e}.name`) }),
                    (0, X.jsx)(B, { sx: { color: o.ink2 }, children: t(`products:kinds.${e}.what`) }),
                  ],
                },
                e,
              ),
            ),
          }),
          c.length > 0 &&
            (0, X.jsxs)(B, {
              sx: { px: 3, pb: 3, color: o.ink2 },
              children: [t(`landing:products.later`), ` `, c.map((e) => t(`products:enquiries.${e}`)).join(`, `)],
            }),
          (0, X.jsx)(B, {
            sx: { px: 3, pb: 4, color: o.ink2 },
            children:
              u.length === 0
                ? t(`preview.asksNothing`)
                : t(`preview.asks`, { fields: u.map((e) => t(`fields.${e}`)).join(`, `) }),
          }),
        ],
      }),
    ],
  })
}
var dt = Le.filter((e) => !d(e))
function ft({ products: e, allowed: t, problem: n, onChange: i }) {
  let { t: a } = r([`partner-funnel`, `products`]),
    [o, s] = (0, Y.useState)(() => [...e.filter((e) => !d(e)), ...dt.filter((t) => !e.includes(t))]),
    [c, u] = (0, Y.useState)(``),
    f = (e, t) => e.filter((e) => t.includes(e)),
    p = t.order ? o : dt,
    m = (t, n) => {
      let r = o.indexOf(t),
        c = o[r + n]
      if (!c) return
      let d = o.map((e) => (e === t ? c : e === c ? t : e))
      ;(s(d), i(f([...d, ...l], e)), u(a(`products.moved`, { product: h(t), place: r + n + 1, of: o.length })))
    },
    h = (e) => a(d(e) ? `products:enquiries.${e}` : `products:kinds.${e}.name`),
    g = (n) =>
      (0, X.jsx)(je, {
        sx: { flex: `1 1 180px`, mr: 0 },
        label: h(n),
        disabled: !t.products,
        control: (0, X.jsx)(Me, {
          checked: e.includes(n),
          onChange: (t, r) => i(f([...p, ...l], r ? [...e, n] : e.filter((e) => e !== n))),
        }),
      })
  return (0, X.jsxs)(Z, {
    part: `products`,
    locked: !t.products && !t.order,
    children: [
      !t.order && t.products && (0, X.jsx)(H, { variant: `body2`, children: a(`products.orderLocked`) }),
      !t.products && t.order && (0, X.jsx)(H, { variant: `body2`, children: a(`products.choiceLocked`) }),
      (0, X.jsx)(B, {
        component: `ol`,
        'aria-label': a(`products.title`),
        sx: { listStyle: `none`, m: 0, p: 0 },
        children: p.map((e, n) =>
          (0, X.jsxs)(
            B,
            {
              component: `li`,
              sx: {
                display: `flex`,
                flexWrap: `wrap`,
                alignItems: `center`,
                gap: 2,
                borderBottom: 1,
                borderColor: `divider`,
              },
              children: [
                g(e),
                t.order &&
                  (0, X.jsxs)(B, {
                    sx: { display: `flex`, gap: 1 },
                    children: [
                      (0, X.jsx)(W, {
                        size: `small`,
                        disabled: n === 0,
                        'aria-label': a(`products.upOf`, { product: h(e) }),
                        onClick: () => m(e, -1),
                        children: a(`products.up`),
                      }),
                      (0, X.jsx)(W, {
                        size: `small`,
                        disabled: n === p.length - 1,
                        'aria-label': a(`products.downOf`, { product: h(e) }),
                        onClick: () => m(e, 1),
                        children: a(`products.down`),
                      }),
                    ],
                  }),
              ],
            },
            e,
          ),
        ),
      }),
      (0, X.jsx)(H, {
        variant: `body2`,
        id: `funnel-enquiries`,
        sx: { mt: 3, color: `text.secondary` },
        children: a(`products.enquiries`),
      }),
      (0, X.jsx)(B, {
        role: `group`,
        'aria-labelledby': `funnel-enquiries`,
        sx: { display: `flex`, flexWrap: `wrap`, columnGap: 4 },
        children: l.map((e) => (0, X.jsx)(B, { children: g(e) }, e)),
      }),
      (0, X.jsx)(B, { role: `status`, sx: ye, children: c }),
      n && (0, X.jsx)(Ae, { error: !0, children: n }),
    ],
  })
}
function pt({ versions: e, readOnly: t, busy: n, onRollBack: i }) {
  let { t: a } = r(`partner-funnel`),
    o = (e, r) =>
      !t &&
      (0, X.jsx)(W, {
        size: `small`,
        variant: `outlined`,
        disabled: n,
        'aria-label': r,
        onClick: () => i(e),
        children: a(`versions.back`),
      }),
    s = { display: `flex`, flexWrap: `wrap`, alignItems: `center`, gap: 3, py: 2, borderTop: 1, borderColor: `divider` }
  return (0, X.jsxs)(xe, {
    variant: `outlined`,
    component: `section`,
    'aria-labelledby': `funnel-versions`,
    sx: { p: { xs: 4, sm: 5 } },
    children: [
      (0, X.jsx)(H, {
        variant: `h4`,
        component: `h2`,
        id: `funnel-versions`,
        sx: { mb: 2 },
        children: a(`versions.title`),
      }),
      e.length === 0 && (0, X.jsx)(H, { children: a(`versions.none`) }),
      (0, X.jsxs)(B, {
        component: `ul`,
        sx: { listStyle: `none`, m: 0, p: 0 },
        children: [
          e.map(({ version: e, status: t, created_by: n, published_at: r, config: i }) =>
            (0, X.jsxs)(
              B,
              {
                component: `li`,
                sx: s,
                children: [
                  (0, X.jsxs)(B, {
                    sx: { flex: `1 1 220px`, minWidth: 0, overflowWrap: `anywhere` },
                    children: [
                      (0, X.jsx)(H, { sx: { fontWeight: 600 }, children: a(`versions.name`, { version: e }) }),
                      (0, X.jsx)(H, {
                        variant: `body2`,
                        sx: { color: `text.secondary` },
                        children: a(`versions.by`, { at: r === null ? `` : se(r), name: n }),
                      }),
                      i.headline && (0, X.jsx)(H, { variant: `body2`, children: i.headline.en }),
                    ],
                  }),
                  t === `published`
                    ? (0, X.jsx)(le, { tone: `ok`, children: a(`versions.now`) })
                    : o(e, a(`versions.backTo`, { version: e })),
                ],
              },
              e,
            ),
          ),
          e.length > 0 &&
            (0, X.jsxs)(B, {
              component: `li`,
              sx: s,
              children: [
                (0, X.jsx)(H, { sx: { flex: `1 1 220px` }, children: a(`versions.plain`) }),
                o(0, a(`versions.backToPlain`)),
              ],
            }),
        ],
      }),
    ],
  })
}
function mt({ headline: e, locked: t, problems: n, onChange: i }) {
  let { t: a } = r([`partner-funnel`, `rules`])
  return (0, X.jsx)(Z, {
    part: `headline`,
    locked: t,
    children: (0, X.jsx)(B, {
      sx: { display: `grid`, gap: 4 },
      children: S.map((r) => {
        let o = n[`headline.${r}`],
          s = a(`headline.in`, { language: E(r) }),
          c = o ? a(o, { field: s }) : null,
          l = a(`headline.left`, { count: 80 - e[r].length })
        return (0, X.jsx)(
          ke,
          {
            id: `funnel-headline-${r}`,
            label: s,
            error: c,
            help: l,
            children: (n) =>
              (0, X.jsx)(Oe, {
                id: `funnel-headline-${r}`,
                value: e[r],
                disabled: t,
                error: c !== null,
                onChange: (t) => i({ ...e, [r]: t.target.value }),
                inputProps: { lang: r, maxLength: 80, 'aria-describedby': n, 'aria-invalid': c !== null || void 0 },
              }),
          },
          r,
        )
      }),
    }),
  })
}
function ht({ fields: e, locked: t, onChange: n }) {
  let { t: i } = r(`partner-funnel`)
  return (0, X.jsx)(Z, {
    part: `fields`,
    locked: t,
    children: (0, X.jsx)(Ne, {
      children: oe.map((r) =>
        (0, X.jsx)(
          je,
          {
            disabled: t,
            label: i(`fields.${r}`),
            control: (0, X.jsx)(Me, {
              checked: e.includes(r),
              onChange: (t, i) => n(oe.filter((t) => (t === r ? i : e.includes(t)))),
            }),
          },
          r,
        ),
      ),
    }),
  })
}
var gt = m(() => ``),
  _t = ({ draft: e, published: t, allowed: n }) => Xe(e ?? t ?? nt, n)
function vt({ funnel: e, base: t, readOnly: i }) {
  let { t: o } = r([`partner-funnel`, `rules`]),
    [c, l] = (0, Y.useState)(() => _t(e)),
    [u, d] = (0, Y.useState)(e.state),
    [f, p] = (0, Y.useState)(0),
    [m, h] = (0, Y.useState)({}),
    g = st(),
    _ = ct(),
    v = lt(),
    y = g.isPending || _.isPending || v.isPending,
    { allowed: b } = e,
    x = (e) => i || !b[e],
    ee = Ze(t, c, b),
    w = (e) => {
      ;(l({ ...c, ...e }), h(C(m, e)))
    },
    T = () => {
      ;(l(_t(e)), d(e.state), p(f + 1), h({}))
    },
    E = () => {
      let e = ze(Ye, c)
      h(e)
      let [t] = Object.keys(e)
      return (t && document.getElementById(`funnel-${t.replace(`.`, `-`)}`)?.focus(), t === void 0)
    },
    D = (e) => {
      ;(e instanceof n && e.code === `conflict`) || (e instanceof n && e.errors && h(e.errors), a(e))
    },
    O = (e, t) => {
      !y &&
        E() &&
        e.mutate(
          { state: u, config: c },
          {
            onSuccess: ({ state: e }) => {
              ;(d(e), s.success(o(t)))
            },
            onError: D,
          },
        )
    },
    k = (t) =>
      v.mutate(
        { state: u, version: t },
        {
          onSuccess: ({ state: n }) => {
            let r = t === 0 ? nt : e.versions.find((e) => e.version === t)?.config
            ;(l(Xe(r ?? nt, b)), d(n), p(f + 1), s.success(o(`versions.done`)))
          },
          onError: D,
        },
      ),
    A = e.state !== u && !y
  return (0, X.jsxs)(B, {
    sx: { display: `grid`, gap: 5, gridTemplateColumns: { xs: `minmax(0, 1fr)`, lg: `minmax(0, 1fr) 340px` } },
    children: [
      (0, X.jsxs)(B, {
        children: [
          A &&
            (0, X.jsxs)(V, {
              severity: `warning`,
              role: `alert`,
              sx: { mb: 4 },
              children: [
                o(`conflict.text`),
                (0, X.jsxs)(B, {
                  sx: { display: `flex`, flexWrap: `wrap`, gap: 2, mt: 2 },
                  children: [
                    (0, X.jsx)(W, { size: `small`, variant: `outlined`, onClick: T, children: o(`conflict.theirs`) }),
                    (0, X.jsx)(W, {
                      size: `small`,
                      variant: `outlined`,
                      onClick: () => d(e.state),
                      children: o(`conflict.mine`),
                    }),
                  ],
                }),
              ],
            }),
          (0, X.jsx)(
            ft,
            {
              products: c.products,
              allowed: i ? { ...b, products: !1, order: !1 } : b,
              problem: m.products ? o(m.products) : null,
              onChange: (e) => w({ products: e }),
            },
            f,
          ),
          (0, X.jsx)(mt, {
            headline: c.headline ?? gt,
            locked: x(`headline`),
            problems: m,
            onChange: (e) => w({ headline: S.some((t) => e[t]) ? e : null }),
          }),
          (0, X.jsx)(rt, { base: t, colours: c.colours, locked: x(`colours`), onChange: (e) => w({ colours: e }) }),
          (0, X.jsx)(ht, { fields: c.fields, locked: x(`fields`), onChange: (e) => w({ fields: e }) }),
          !i &&
            Object.values(b).some(Boolean) &&
            (0, X.jsxs)(B, {
              sx: { display: `flex`, flexWrap: `wrap`, gap: 3, mb: 5 },
              children: [
                (0, X.jsx)(W, {
                  variant: `contained`,
                  'aria-busy': _.isPending,
                  onClick: () => O(_, `published`),
                  children: o(`publish`),
                }),
                (0, X.jsx)(W, {
                  variant: `outlined`,
                  'aria-busy': g.isPending,
                  onClick: () => O(g, `saved`),
                  children: o(`save`),
                }),
              ],
            }),
          (0, X.jsx)(pt, { versions: e.versions, readOnly: i, busy: y, onRollBack: k }),
        ],
      }),
      (0, X.jsx)(ut, { brand: ee }),
    ],
  })
}
var yt = e({ CustomFunnelPage: () => bt })
function bt() {
  let { t: e } = r(`partner-funnel`),
    t = at(),
    n = b((e) => e.masquerade !== null)
  return (0, X.jsxs)(X.Fragment, {
    children: [
      (0, X.jsx)(B, { sx: { mb: 4 }, children: (0, X.jsx)(w, { lead: e(`lead`), children: e(`title`) }) }),
      (0, X.jsx)(F, {
        query: t,
        failed: e(`failed`),
        waiting: (0, X.jsx)(G, { variant: `rounded`, height: 480 }),
        children: (t) =>
          (0, X.jsxs)(X.Fragment, {
            children: [
              (n || $e.every((e) => !t.allowed[e])) &&
                (0, X.jsx)(V, { severity: `info`, sx: { mb: 4 }, children: e(n ? `masquerade` : `allLocked`) }),
              (0, X.jsx)(vt, { funnel: t, base: t.base, readOnly: n }),
            ],
          }),
      }),
    ],
  })
}
function xt({ version: e }) {
  let { t } = r(`partner-evidence`),
    [n, i] = (0, Y.useState)(null),
    o = Re(),
    c = q(`acceptAgreement`, Je, {
      start: { version: e, otp: `` },
      body: ({ otp: t }) => ({ version: e, otp: t.trim() }),
      send: ne().mutateAsync,
      done: () => s.success(t(`agreement.done`)),
    }),
    l = () => o.mutate(void 0, { onSuccess: ({ email: e }) => i(e), onError: a }),
    u = (0, X.jsx)(W, {
      variant: n === null ? `contained` : `outlined`,
      'aria-busy': o.isPending,
      onClick: () => !o.isPending && l(),
      children: t(n === null ? `agreement.send` : `agreement.again`),
    })
  return n === null
    ? (0, X.jsx)(B, { sx: { mt: 4 }, children: u })
    : (0, X.jsxs)(B, {
        component: K,
        form: c,
        prefix: `field-agreement`,
        sx: { display: `grid`, gap: 4, mt: 4, maxWidth: 420 },
        children: [
          (0, X.jsx)(`p`, { role: `status`, children: t(`agreement.sent`, { email: n }) }),
          o.data?.late === !0 && (0, X.jsx)(Ge, {}),
          (0, X.jsx)(J, {
            name: `otp`,
            label: t(`agreement.code`),
            input: { inputMode: `numeric`, autoComplete: `one-time-code`, maxLength: 6 },
          }),
          (0, X.jsxs)(B, {
            sx: { display: `flex`, flexWrap: `wrap`, gap: 3 },
            children: [
              (0, X.jsx)(W, {
                type: `submit`,
                variant: `contained`,
                'aria-busy': c.busy,
                children: t(`agreement.accept`),
              }),
              u,
            ],
          }),
        ],
      })
}
function St({ mayAccept: e }) {
  let { t } = r(`partner-evidence`),
    n = re()
  return (0, X.jsx)(F, {
    query: n,
    failed: t(`failed`),
    waiting: (0, X.jsx)(G, { variant: `rounded`, height: 320 }),
    children: (n) =>
      (0, X.jsxs)(B, {
        sx: { display: `grid`, gap: 5, maxWidth: 720 },
        children: [
          (0, X.jsx)(k, { title: t(`title`), children: (0, X.jsx)(A, { steps: n.steps, reader: `partner` }) }),
          (0, X.jsx)(Ct, { list: n, mayAccept: e }),
        ],
      }),
  })
}
function Ct({ list: { steps: e, agreement: t }, mayAccept: n }) {
  let { t: i } = r([`partner-evidence`, `partner-agreement`]),
    a = e.some(({ step: e, state: t }) => e === `agreement` && t === `checked`)
  return (0, X.jsxs)(k, {
    title: i(`agreement.title`),
    children: [
      (0, X.jsx)(`p`, { children: i(`version`, t) }),
      (0, X.jsx)(B, {
        component: `ol`,
        sx: { pl: 5 },
        children: tt.map((e) =>
          (0, X.jsx)(B, { component: `li`, sx: { mt: 2 }, children: i(`partner-agreement:${e}`) }, e),
        ),
      }),
      !a && n && (0, X.jsx)(xt, { version: t.version }),
      !a && !n && (0, X.jsx)(`p`, { children: i(`agreement.ownerOnly`) }),
    ],
  })
}
var wt = [`partner-settings`],
  Tt = [`partner-people`],
  Et = [`partner-sessions`],
  Dt = () => I({ queryKey: wt, queryFn: ({ signal: e }) => L(`getPartnerSettings`, { signal: e }) })
function Q(e, t) {
  let n = z()
  return R({ mutationFn: e, onSuccess: (e, r) => n.setQueryData(wt, (n) => (n ? { ...n, ...t(e, n, r) } : e)) })
}
var Ot = () =>
    Q(
      (e) => L(`updatePartnerProfile`, { body: e }),
      ({ profile: e, pan: t, gstin: n }) => ({ profile: e, pan: t, gstin: n }),
    ),
  kt = ({ bank: e, waiting: t, bank_check: n }) => ({ bank: e, waiting: t, bank_check: n }),
  At = () => Q((e) => L(`updatePartnerBank`, { body: e, timeoutMs: 3e4 }), kt),
  jt = () => Q(() => L(`recheckPartnerBank`, { timeoutMs: 3e4 }), kt)
function Mt() {
  let { mutateAsync: e } = Q(
    (e) => L(`updatePartnerNotification`, { body: e }),
    (e, { notifications: t }, { name: n }) => ({ notifications: { ...t, [n]: e.notifications[n] } }),
  )
  return (t, n) =>
    e({ name: t, on: n }).catch((e) => {
      throw (a(e), e)
    })
}
var Nt = () =>
  I({ queryKey: Tt, queryFn: ({ signal: e }) => L(`listPartnerPeople`, { signal: e }), refetchOnMount: `always` })
function $(e) {
  let t = z()
  return () => t.invalidateQueries({ queryKey: e })
}
var Pt = () => R({ mutationFn: (e) => L(`createPartnerPerson`, { body: e }), onSettled: $(Tt) }),
  Ft = (e) =>
    R({
      mutationFn: (t) => L(`updatePartnerPerson`, { params: { id: e }, body: t }),
      onSettled: $(Tt),
      onError: (e) => a(e),
    }),
  It = (e) => R({ mutationFn: () => L(`resetPartnerPersonPassword`, { params: { id: e } }), onError: (e) => a(e) }),
  Lt = () =>
    I({ queryKey: Et, queryFn: ({ signal: e }) => L(`listPartnerSessions`, { signal: e }), refetchOnMount: `always` }),
  Rt = () =>
    I({
      queryKey: [`partner-support-views`],
      queryFn: ({ signal: e }) => L(`listSupportViews`, { signal: e }),
      refetchOnMount: `always`,
    }),
  zt = () => $(Et),
  Bt = () =>
    R({
      mutationFn: (e) => (e === null ? L(`endOtherPartnerSessions`) : L(`endPartnerSession`, { params: { id: e } })),
      onSettled: $(Et),
    })
function Vt({ onDone: e }) {
  let { t } = r(`partner-settings`),
    [n, i] = (0, Y.useState)(null),
    s = Re(),
    c = q(`updatePartnerBank`, Ue, {
      start: { holder: ``, account_number: ``, ifsc: ``, password: ``, otp: `` },
      body: (e) => ({ ...e, holder: e.holder.trim(), otp: e.otp.trim() }),
      send: At().mutateAsync,
      done: e,
    })
  return (0, X.jsxs)(B, {
    component: K,
    form: c,
    prefix: `field-bank`,
    'aria-label': t(`bank.change`),
    sx: T,
    children: [
      (0, X.jsx)(J, {
        name: `holder`,
        label: t(`bank.holder`),
        what: t(`bank.what.holder`),
        help: t(`bank.holderHelp`),
        input: { autoComplete: `off`, maxLength: 120, autoFocus: !0 },
      }),
      (0, X.jsx)(J, {
        name: `account_number`,
        label: t(`bank.account`),
        what: t(`bank.what.account_number`),
        keep: o,
        input: { autoComplete: `off`, inputMode: `numeric` },
      }),
      (0, X.jsx)(J, {
        name: `ifsc`,
        label: t(`bank.ifsc`),
        what: t(`bank.what.ifsc`),
        keep: h,
        input: { autoComplete: `off`, autoCapitalize: `characters`, spellCheck: !1 },
      }),
      (0, X.jsx)(J, {
        name: `password`,
        label: t(`bank.password`),
        what: t(`bank.what.password`),
        help: t(`bank.passwordHelp`),
        input: { type: `password`, autoComplete: `current-password`, maxLength: 200 },
      }),
      (0, X.jsx)(J, {
        name: `otp`,
        label: t(`bank.code`),
        what: t(`bank.what.otp`),
        help: n === null ? t(`bank.codeHelp`) : t(`bank.codeSent`, { email: n }),
        input: { inputMode: `numeric`, autoComplete: `one-time-code`, maxLength: 6 },
      }),
      s.data?.late === !0 && (0, X.jsx)(B, { sx: { gridColumn: `1 / -1` }, children: (0, X.jsx)(Ge, {}) }),
      (0, X.jsxs)(B, {
        sx: { gridColumn: `1 / -1`, display: `flex`, flexWrap: `wrap`, gap: 3 },
        children: [
          (0, X.jsx)(W, {
            variant: `outlined`,
            'aria-busy': s.isPending,
            onClick: () => {
              s.isPending || s.mutate(void 0, { onSuccess: ({ email: e }) => i(e), onError: a })
            },
            children: t(n === null ? `bank.sendCode` : `bank.codeAgain`),
          }),
          (0, X.jsx)(W, {
            type: `submit`,
            variant: `contained`,
            'aria-busy': c.busy,
            children: t(c.busy ? `bank.sending` : `bank.send`),
          }),
          (0, X.jsx)(W, { variant: `outlined`, onClick: e, children: t(`discard`) }),
        ],
      }),
    ],
  })
}
function Ht({ settings: e, mayChange: t }) {
  let { t: n } = r(`partner-settings`),
    [i, o] = (0, Y.useState)(!1),
    s = jt(),
    { bank: c, waiting: l, bank_check: u } = e
  return (0, X.jsx)(k, {
    title: n(`bank.title`),
    children: (0, X.jsxs)(B, {
      sx: { display: `grid`, gap: 4 },
      children: [
        e.bank_sandbox && (0, X.jsx)(V, { severity: `info`, children: n(`bank.sandbox`) }),
        c ? (0, X.jsx)(Ut, { account: c }) : (0, X.jsx)(H, { children: n(`bank.none`) }),
        (0, X.jsxs)(B, {
          role: `status`,
          sx: { '&:empty': { display: `none` } },
          children: [
            l &&
              u === `differs` &&
              (0, X.jsx)(V, {
                severity: `error`,
                role: `presentation`,
                children: n(`bank.differs`, { ending: l.account_ending, holder: l.holder }),
              }),
            l &&
              u === `returned` &&
              (0, X.jsx)(V, {
                severity: `error`,
                role: `presentation`,
                children: n(`bank.returned`, { ending: l.account_ending }),
              }),
            l &&
              u === `unsure` &&
              (0, X.jsx)(V, {
                severity: `warning`,
                role: `presentation`,
                children: n(`bank.unsure`, { ending: l.account_ending }),
              }),
            l &&
              u === `none` &&
              (0, X.jsx)(V, {
                severity: `warning`,
                role: `presentation`,
                children: n(`bank.waiting`, { ending: l.account_ending }),
              }),
            !l &&
              c &&
              u === `matched` &&
              (0, X.jsx)(V, {
                severity: `success`,
                role: `presentation`,
                children: n(`bank.matched`, { ending: c.account_ending }),
              }),
          ],
        }),
        (0, X.jsx)(H, { variant: `body2`, sx: { color: `text.secondary` }, children: n(`bank.rule`) }),
        !t && (0, X.jsx)(H, { variant: `body2`, children: n(`bank.ownerOnly`) }),
        t &&
          !i &&
          (0, X.jsxs)(B, {
            sx: { display: `flex`, flexWrap: `wrap`, gap: 3 },
            children: [
              (0, X.jsx)(W, { variant: `outlined`, onClick: () => o(!0), children: n(c ? `bank.change` : `bank.add`) }),
              l &&
                u === `none` &&
                (0, X.jsx)(W, {
                  variant: `outlined`,
                  'aria-busy': s.isPending,
                  onClick: () => !s.isPending && s.mutate(void 0, { onError: a }),
                  children: n(s.isPending ? `bank.sending` : `bank.again`),
                }),
            ],
          }),
        t && i && (0, X.jsx)(Vt, { onDone: () => o(!1) }),
      ],
    }),
  })
}
function Ut({ account: e }) {
  let { t } = r(`partner-settings`),
    n = [
      [t(`bank.holder`), e.holder],
      [t(`bank.account`), `••••••••${e.account_ending}`],
      [t(`bank.ifsc`), e.ifsc],
    ]
  return (0, X.jsxs)(B, {
    children: [
      (0, X.jsx)(B, { component: `span`, sx: D, children: t(`bank.inUse`) }),
      (0, X.jsx)(B, {
        component: `dl`,
        sx: { m: 0, mt: 2, display: `grid`, gap: 2, gridTemplateColumns: `auto minmax(0, 1fr)` },
        children: n.map(([e, t]) =>
          (0, X.jsxs)(
            B,
            {
              sx: { display: `contents` },
              children: [
                (0, X.jsx)(H, { component: `dt`, sx: { color: `text.secondary` }, children: e }),
                (0, X.jsx)(H, { component: `dd`, sx: { m: 0, overflowWrap: `anywhere` }, children: t }),
              ],
            },
            e,
          ),
        ),
      }),
    ],
  })
}
var Wt = 4.5
function Gt({ code: e }) {
  let { t } = r(`partner-settings`),
    n = ue(e)
  if (!n) return null
  let { tokens: i } = ae(n),
    a = (e) => Math.floor(e * 10) / 10,
    o = [
      [`primary`, i.brand, i.onBrand, `onPrimary`],
      [`secondary`, i.action, i.onAction, `onSecondary`],
    ]
  return (0, X.jsxs)(k, {
    title: t(`brand.title`),
    aside: (0, X.jsx)(B, { component: `span`, sx: D, children: t(`brand.code`, { code: e }) }),
    children: [
      (0, X.jsx)(Kt, { brand: n, tokens: i }),
      o.map(([e, n, r, i]) => {
        let o = Pe(r, n),
          s = o >= Wt
        return (0, X.jsxs)(
          B,
          {
            sx: { display: `flex`, alignItems: `center`, gap: 3, mt: 4 },
            children: [
              (0, X.jsx)(B, { sx: { width: 32, height: 32, flex: `none`, borderRadius: 1, backgroundColor: n } }),
              (0, X.jsxs)(B, {
                sx: { flex: 1, minWidth: 0 },
                children: [
                  (0, X.jsx)(H, {
                    variant: `subtitle2`,
                    component: `p`,
                    children: t(`brand.${e}`, { colour: n.toUpperCase() }),
                  }),
                  (0, X.jsx)(H, {
                    variant: `body2`,
                    sx: { color: `text.secondary` },
                    children: t(`brand.${i}`, { ratio: a(o) }),
                  }),
                ],
              }),
              (0, X.jsx)(B, {
                component: `span`,
                sx: { ...D, color: s ? `success.main` : `error.main` },
                children: t(s ? `brand.readable` : `brand.unreadable`),
              }),
            ],
          },
          e,
        )
      }),
      (0, X.jsxs)(H, {
        variant: `body2`,
        sx: { mt: 4, color: `text.secondary` },
        children: [
          t(`brand.setBy`),
          ` `,
          (0, X.jsx)(Se, { component: c, to: ee(`generalQuery`), children: t(`brand.ask`) }),
        ],
      }),
    ],
  })
}
function Kt({ brand: e, tokens: t }) {
  let { t: n } = r(`partner-settings`)
  return (0, X.jsxs)(B, {
    'aria-hidden': `true`,
    sx: { border: 1, borderColor: `divider`, borderRadius: 1, overflow: `hidden`, fontFamily: Fe(e.font) },
    children: [
      (0, X.jsxs)(B, {
        sx: { backgroundColor: t.brand, color: t.onBrand, p: 4, pb: 8 },
        children: [
          (0, X.jsxs)(B, {
            sx: { display: `flex`, alignItems: `center`, gap: 2, fontWeight: 700 },
            children: [(0, X.jsx)(_, { logo: e.logo, variant: `onBrand`, size: 24, colourOf: (e) => t[e] }), e.name],
          }),
          (0, X.jsx)(B, { sx: { mt: 3, fontWeight: 700, fontSize: `1.125rem` }, children: n(`brand.headline`) }),
        ],
      }),
      (0, X.jsxs)(B, {
        sx: {
          display: `flex`,
          gap: 2,
          mx: 3,
          mt: -6,
          mb: 3,
          p: 3,
          borderRadius: 1,
          border: `1px solid ${t.line}`,
          backgroundColor: t.surface,
        },
        children: [
          (0, X.jsx)(B, {
            sx: { flex: 1, px: 3, py: 2, border: `1px solid ${t.lineStrong}`, borderRadius: 1, color: t.ink2 },
            children: `+91`,
          }),
          (0, X.jsx)(B, {
            sx: { px: 3, py: 2, borderRadius: 1, backgroundColor: t.action, color: t.onAction, fontWeight: 600 },
            children: n(`brand.send`),
          }),
        ],
      }),
    ],
  })
}
function qt({ settings: e, locked: t }) {
  let { t: n } = r(`partner-settings`)
  return (0, X.jsx)(k, {
    title: n(`messages.title`),
    children: Ve.map((n) => (0, X.jsx)(Jt, { name: n, stored: e.notifications[n], locked: t }, n)),
  })
}
function Jt({ name: e, stored: t, locked: n }) {
  let { t: i } = r(`partner-settings`),
    a = (0, Y.useId)(),
    o = Mt(),
    { shown: c, saving: l, choose: u } = P(t, (t) => o(e, t)),
    d = i(`messages.${e}`),
    f = async (e) => {
      ;(await u(e)) && s.saved(i(e ? `messages.on` : `messages.off`, { name: d }), () => void u(!e))
    }
  return (0, X.jsxs)(B, {
    sx: {
      display: `flex`,
      alignItems: `center`,
      justifyContent: `space-between`,
      gap: 3,
      py: 2,
      borderBottom: 1,
      borderColor: `divider`,
      '&:last-child': { borderBottom: 0 },
    },
    children: [
      (0, X.jsxs)(`div`, {
        children: [
          (0, X.jsx)(H, { variant: `subtitle1`, component: `p`, id: `${a}-name`, children: d }),
          (0, X.jsx)(H, {
            variant: `body2`,
            id: `${a}-how`,
            sx: { color: `text.secondary` },
            children: i(`messages.how.${e}`),
          }),
        ],
      }),
      (0, X.jsx)(De, {
        checked: c,
        disabled: n,
        onChange: (e, t) => !l && void f(t),
        slotProps: {
          input: { role: `switch`, 'aria-labelledby': `${a}-name`, 'aria-describedby': `${a}-how`, 'aria-busy': l },
        },
      }),
    ],
  })
}
function Yt({ label: e, rights: t, busy: n = !1, onChange: i }) {
  let { t: a } = r(`partner-settings`)
  return (0, X.jsx)(B, {
    role: `group`,
    'aria-label': e,
    'aria-busy': n,
    sx: { display: `flex`, flexWrap: `wrap`, columnGap: 4 },
    children: f.map((e) =>
      (0, X.jsx)(
        je,
        {
          control: (0, X.jsx)(Me, { checked: t.includes(e), onChange: (t, r) => !n && i(e, r) }),
          label: a(`rights.${e}`),
        },
        e,
      ),
    ),
  })
}
var Xt = { name: ``, email: ``, rights: [`leads`] }
function Zt() {
  let { t: e } = r(`partner-settings`),
    t = q(`createPartnerPerson`, He, {
      start: Xt,
      body: ({ name: e, email: t, rights: n }) => ({ name: e.trim(), email: t.trim(), rights: n }),
      send: Pt().mutateAsync,
      done: (n, { email: r, rights: i }) => {
        ;(t.hands.reset({ name: ``, email: ``, rights: i }), s.success(e(`people.sent`, { email: r, hours: 72 })))
      },
    })
  return (0, X.jsxs)(B, {
    component: K,
    form: t,
    prefix: `field-person`,
    'aria-label': e(`people.add`),
    sx: { mt: 5 },
    children: [
      (0, X.jsx)(H, { variant: `h5`, component: `h3`, sx: { mb: 3 }, children: e(`people.add`) }),
      (0, X.jsxs)(B, {
        sx: T,
        children: [
          (0, X.jsx)(J, {
            name: `name`,
            label: e(`people.name`),
            what: e(`people.what.name`),
            input: { autoComplete: `off`, maxLength: 120 },
          }),
          (0, X.jsx)(J, {
            name: `email`,
            label: e(`people.email`),
            what: e(`people.what.email`),
            input: { autoComplete: `off`, inputMode: `email`, autoCapitalize: `none`, maxLength: 254 },
          }),
          (0, X.jsxs)(B, {
            sx: N,
            children: [
              (0, X.jsx)(H, {
                variant: `subtitle2`,
                component: `p`,
                'aria-hidden': `true`,
                children: e(`people.rights`),
              }),
              (0, X.jsx)(Qt, { label: e(`people.rights`) }),
            ],
          }),
        ],
      }),
      (0, X.jsx)(W, {
        type: `submit`,
        variant: `contained`,
        'aria-busy': t.busy,
        sx: { mt: 3 },
        children: e(t.busy ? `people.creating` : `people.create`),
      }),
    ],
  })
}
function Qt({ label: e }) {
  let { field: t } = We({ name: `rights` })
  return (0, X.jsx)(Yt, {
    label: e,
    rights: t.value,
    onChange: (e, n) => t.onChange(n ? [...t.value, e] : t.value.filter((t) => t !== e)),
  })
}
function $t(e) {
  return ge(`MuiCollapse`, e)
}
he(`MuiCollapse`, [`root`, `horizontal`, `vertical`, `entered`, `hidden`, `wrapper`, `wrapperInner`])
var en = {},
  tn = (e) => {
    let { orientation: t, classes: n } = e
    return de(
      {
        root: [`root`, t],
        entered: [`entered`],
        hidden: [`hidden`],
        wrapper: [`wrapper`, t],
        wrapperInner: [`wrapperInner`, t],
      },
      $t,
      n,
    )
  },
  nn = Te(`div`, {
    name: `MuiCollapse`,
    slot: `Root`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [
        t.root,
        t[n.orientation],
        n.state === `entered` && t.entered,
        n.state === `exited` && !n.in && n.collapsedSize === `0px` && t.hidden,
      ]
    },
  })(
    be(({ theme: e }) => ({
      height: 0,
      overflow: `hidden`,
      transition: e.transitions.create(`height`),
      variants: [
        {
          props: { orientation: `horizontal` },
          style: { height: `auto`, width: 0, transition: e.transitions.create(`width`) },
        },
        { props: { state: `entered` }, style: { height: `auto`, overflow: `visible` } },
        { props: { state: `entered`, orientation: `horizontal` }, style: { width: `auto` } },
        {
          props: ({ ownerState: e }) => e.state === `exited` && !e.in && e.collapsedSize === `0px`,
          style: { visibility: `hidden` },
        },
      ],
    })),
  ),
  rn = Te(`div`, { name: `MuiCollapse`, slot: `Wrapper` })({
    display: `flex`,
    width: `100%`,
    variants: [{ props: { orientation: `horizontal` }, style: { width: `auto`, height: `100%` } }],
  }),
  an = Te(`div`, { name: `MuiCollapse`, slot: `WrapperInner` })({
    width: `100%`,
    variants: [{ props: { orientation: `horizontal` }, style: { width: `auto`, height: `100%` } }],
  }),
  on = Y.forwardRef(function (e, t) {
    let n = Ee({ props: e, name: `MuiCollapse` }),
      {
        addEndListener: r,
        children: i,
        className: a,
        collapsedSize: o = `0px`,
        component: s,
        disablePrefersReducedMotion: c = !1,
        easing: l,
        in: u,
        onEnter: d,
        onEntered: f,
        onEntering: p,
        onExit: m,
        onExited: h,
        onExiting: g,
        orientation: _ = `vertical`,
        slots: v = en,
        slotProps: y = en,
        style: b,
        timeout: x = fe.standard,
        TransitionComponent: ee = me,
        ...S
      } = n,
      C = { ...n, orientation: _, collapsedSize: o },
      w = tn(C),
      T = _e(),
      E = Y.useRef(null),
      D = Y.useRef(null),
      O = typeof o == `number` ? `${o}px` : o,
      k = _ === `horizontal`,
      A = k ? `width` : `height`,
      j = pe(T.motion.reducedMotion, c),
      M = Y.useRef(null),
      N = we(t, M),
      P = () => (E.current ? E.current[k ? `clientWidth` : `clientHeight`] : 0),
      te = U(M, (e, t) => {
        ;(E.current && k && (E.current.style.position = `absolute`), (e.style[A] = O), d && d(e, t))
      }),
      ne = U(M, (e, t) => {
        let n = P()
        E.current && k && (E.current.style.position = ``)
        let { duration: r, easing: i } = Ce({ style: b, timeout: x, easing: l }, { mode: `enter` })
        if (x === `auto` && !j.shouldReduceMotion) {
          let e = T.transitions.getAutoHeightDuration(n)
          D.current = e
        } else D.current = null
        let a = j.getTransitionTiming({ duration: D.current ?? r, delay: void 0 })
        ;((e.style.transitionDuration = typeof a.duration == `string` ? a.duration : `${a.duration}ms`),
          (e.style[A] = `${n}px`),
          (e.style.transitionTimingFunction = i),
          p && p(e, t))
      }),
      re = U(M, (e, t) => {
        ;((e.style[A] = `auto`), f && f(e, t))
      }),
      ie = U(M, (e) => {
        ;((e.style[A] = `${P()}px`), m && m(e))
      }),
      ae = U(M, h),
      oe = U(M, (e) => {
        let t = P(),
          { duration: n, easing: r } = Ce({ style: b, timeout: x, easing: l }, { mode: `exit` })
        if (x === `auto` && !j.shouldReduceMotion) {
          let e = T.transitions.getAutoHeightDuration(t)
          D.current = e
        } else D.current = null
        let i = j.getTransitionTiming({ duration: D.current ?? n, delay: void 0 })
        ;((e.style.transitionDuration = typeof i.duration == `string` ? i.duration : `${i.duration}ms`),
          (e.style[A] = O),
          (e.style.transitionTimingFunction = r),
          g && g(e))
      }),
      F = r
        ? (e) => {
            r(M.current, e)
          }
        : void 0,
      I = { slots: v, slotProps: y, component: s },
      [se, L] = ve(`root`, {
        ref: N,
        className: ce(w.root, a),
        elementType: nn,
        externalForwardedProps: I,
        ownerState: C,
        additionalProps: { style: { [k ? `minWidth` : `minHeight`]: O, ...b } },
      }),
      [R, le] = ve(`wrapper`, {
        ref: E,
        className: w.wrapper,
        elementType: rn,
        externalForwardedProps: I,
        ownerState: C,
      }),
      [ue, z] = ve(`wrapperInner`, {
        className: w.wrapperInner,
        elementType: an,
        externalForwardedProps: I,
        ownerState: C,
      })
    return (0, X.jsx)(ee, {
      in: u,
      onEnter: te,
      onEntered: re,
      onEntering: ne,
      onExit: ie,
      onExited: ae,
      onExiting: oe,
      addEndListener: F,
      getAutoTimeout: x === `auto` ? () => D.current : void 0,
      reduceMotion: j.shouldReduceMotion,
      nodeRef: M,
      timeout: x === `auto` ? null : x,
      ...S,
      children: (e, { ownerState: t, ...n }) => {
        let r = { ...C, state: e }
        return (0, X.jsx)(se, {
          ...L,
          className: ce(L.className, { entered: w.entered, exited: !u && O === `0px` && w.hidden }[e]),
          ownerState: r,
          ...n,
          children: (0, X.jsx)(R, {
            ...le,
            ownerState: r,
            children: (0, X.jsx)(ue, { ...z, ownerState: r, children: i }),
          }),
        })
      },
    })
  })
on && (on.muiSupportAuto = !0)
function sn({ person: e, locked: t }) {
  let { t: n } = r(`partner-settings`),
    { name: i, email: a, owner: o, self: c } = e,
    l = (0, Y.useId)(),
    u = e.invited === 1 ? `send` : `reset`,
    d = Ft(e.partner_user_id),
    f = It(e.partner_user_id),
    [p, m] = (0, Y.useState)(!1),
    [h, g] = (0, Y.useState)(!1),
    _ = P(e.status, (e) => d.mutateAsync({ status: e })),
    v = P(e.rights, (e) => d.mutateAsync({ rights: e })),
    y = async (e) => {
      ;(await _.choose(e)) &&
        s.saved(
          n(e === 1 ? `people.switchedOn` : `people.switchedOff`, { name: i }),
          () => void _.choose(e === 1 ? 0 : 1),
        )
    },
    b = async (t, r) => {
      let a = e.rights
      ;(await v.choose(r ? [...a, t] : a.filter((e) => e !== t))) &&
        s.saved(n(r ? `people.given` : `people.taken`, { name: i, right: n(`rights.${t}`) }), () => void v.choose(a))
    }
  return (0, X.jsxs)(B, {
    component: `li`,
    sx: { py: 3, borderBottom: 1, borderColor: `divider` },
    children: [
      (0, X.jsxs)(B, {
        sx: { display: `flex`, flexWrap: `wrap`, alignItems: `center`, columnGap: 4, rowGap: 2 },
        children: [
          (0, X.jsxs)(B, {
            sx: { flex: `1 1 220px`, minWidth: 0, overflowWrap: `anywhere` },
            children: [
              (0, X.jsxs)(B, {
                sx: { display: `flex`, flexWrap: `wrap`, alignItems: `center`, gap: 2, fontWeight: 600 },
                children: [
                  i,
                  o === 1 && (0, X.jsx)(B, { component: `span`, sx: D, children: n(`people.owner`) }),
                  e.invited === 1 && (0, X.jsx)(B, { component: `span`, sx: D, children: n(`people.invited`) }),
                  c && (0, X.jsx)(B, { component: `span`, sx: D, children: n(`people.you`) }),
                ],
              }),
              (0, X.jsx)(H, { variant: `body2`, sx: { color: `text.secondary` }, children: a }),
              c && (0, X.jsx)(H, { variant: `body2`, id: `${l}-self`, children: n(`people.selfOff`) }),
              o === 0 &&
                (0, X.jsx)(H, {
                  variant: `body2`,
                  children: v.shown.length === 0 ? n(`people.none`) : v.shown.map((e) => n(`rights.${e}`)).join(`, `),
                }),
            ],
          }),
          (0, X.jsxs)(B, {
            sx: { display: `flex`, alignItems: `center`, gap: 2 },
            children: [
              (0, X.jsx)(De, {
                checked: _.shown === 1,
                disabled: t || c,
                onChange: (e, t) => !_.saving && void y(+!!t),
                slotProps: {
                  input: {
                    role: `switch`,
                    'aria-label': n(`people.maySignIn`, { name: i }),
                    'aria-describedby': c ? `${l}-self` : void 0,
                    'aria-busy': _.saving,
                  },
                },
              }),
              (0, X.jsx)(B, {
                component: `span`,
                'aria-hidden': `true`,
                sx: { minWidth: 32 },
                children: n(_.shown === 1 ? `people.on` : `people.off`),
              }),
            ],
          }),
          o === 0 &&
            !t &&
            (0, X.jsxs)(B, {
              sx: { display: `flex`, flexWrap: `wrap`, gap: 2 },
              children: [
                (0, X.jsx)(W, {
                  variant: `outlined`,
                  size: `small`,
                  'aria-expanded': p,
                  'aria-label': n(`people.rightsOf`, { name: i }),
                  sx: { minHeight: 44 },
                  onClick: () => m(!p),
                  children: n(`people.rights`),
                }),
                _.shown === 1 &&
                  (0, X.jsx)(W, {
                    variant: `outlined`,
                    size: `small`,
                    'aria-label': n(`people.${u}Of`, { name: i }),
                    sx: { minHeight: 44 },
                    onClick: () => g(!0),
                    children: n(`people.${u}`),
                  }),
              ],
            }),
        ],
      }),
      (0, X.jsx)(on, {
        in: p,
        unmountOnExit: !0,
        children: (0, X.jsx)(Yt, {
          label: n(`people.rightsOf`, { name: i }),
          rights: v.shown,
          busy: v.saving,
          onChange: (e, t) => void b(e, t),
        }),
      }),
      (0, X.jsx)(j, {
        open: h,
        title: n(`people.${u}Title`, { name: i }),
        text: n(`people.${u}Text`, { email: a }),
        confirm: n(`people.${u}`),
        busy: f.isPending,
        onConfirm: () =>
          f.mutate(void 0, {
            onSuccess: () => s.success(n(`people.sent`, { email: a, hours: 72 })),
            onSettled: () => g(!1),
          }),
        onCancel: () => g(!1),
      }),
    ],
  })
}
function cn({ locked: e }) {
  let { t } = r(`partner-settings`),
    n = Nt()
  return (0, X.jsxs)(k, {
    title: t(`people.title`),
    children: [
      (0, X.jsx)(F, {
        query: n,
        failed: t(`people.failed`),
        waiting: (0, X.jsx)(G, { variant: `rounded`, height: 160 }),
        children: (t) =>
          (0, X.jsx)(B, {
            component: `ul`,
            sx: { listStyle: `none`, m: 0, p: 0 },
            children: t.map((t) => (0, X.jsx)(sn, { person: t, locked: e }, t.partner_user_id)),
          }),
      }),
      !e && (0, X.jsx)(Zt, {}),
    ],
  })
}
var ln = {
    contact_name: { autoComplete: `name`, maxLength: 120 },
    mobile: { type: `tel`, inputMode: `numeric`, autoComplete: `tel-national` },
    email: { inputMode: `email`, autoComplete: `email`, autoCapitalize: `none`, maxLength: 254 },
    address: { autoComplete: `street-address`, maxLength: 300 },
  },
  un = [`contact_name`, `mobile`, `email`, `address`],
  dn = (e) => ({
    contact_name: e.contact_name.trim(),
    mobile: e.mobile,
    email: e.email.trim(),
    address: e.address.trim(),
  })
function fn({ settings: e, locked: t }) {
  let { t: i } = r([`partner-settings`, `form`]),
    a = e.profile,
    [o, c] = (0, Y.useState)(a),
    [l, d] = (0, Y.useState)(null),
    f = q(`updatePartnerProfile`, Be, {
      start: { ...a, pan: ``, gstin: e.gstin },
      body: ({ pan: t, gstin: n, ...r }) => ({
        ...dn(r),
        ...(t !== `` && { pan: t }),
        ...(n !== e.gstin && { gstin: n }),
        expected: o,
      }),
      send: Ot().mutateAsync,
      done: ({ profile: e, gstin: t }) => {
        ;(h(e, t), s.success(i(`saved`)))
      },
      refused: (e) => {
        let t = e instanceof n ? ie(e.message, e.errors) : null
        return (d(t), t && c(t.present), t !== null)
      },
    }),
    { errors: p } = f.hands.formState,
    m = Object.keys(p).length,
    h = (t, n = e.gstin) => {
      ;(f.hands.reset({ ...t, pan: ``, gstin: n }), c(t), d(null))
    },
    g = (e) =>
      (0, X.jsx)(J, {
        name: e,
        label: i(`business.${e}`),
        what: i(`business.what.${e}`),
        optional: e === `address`,
        readOnly: t,
        keep: e === `mobile` ? v : void 0,
        ...(e === `address` && { rows: 2 }),
        input: ln[e],
      })
  return (0, X.jsx)(k, {
    title: i(`business.title`),
    children: (0, X.jsxs)(B, {
      component: K,
      form: f,
      prefix: `field-profile`,
      sx: T,
      children: [
        (0, X.jsx)(B, {
          sx: N,
          children: (0, X.jsx)(pn, { id: `field-business`, name: `name`, value: e.business_name }),
        }),
        (0, X.jsx)(B, {
          sx: N,
          children:
            e.pan === `` && !t
              ? (0, X.jsx)(J, {
                  name: `pan`,
                  label: i(`business.pan`),
                  what: i(`business.what.pan`),
                  help: i(`business.panMissing`),
                  optional: !0,
                  keep: u,
                  input: { autoComplete: `off`, autoCapitalize: `characters` },
                })
              : (0, X.jsx)(pn, { id: `field-pan`, name: `pan`, value: e.pan || i(`business.none`) }),
        }),
        (0, X.jsx)(B, {
          sx: N,
          children: (0, X.jsx)(J, {
            name: `gstin`,
            label: i(`business.gstin`),
            what: i(`business.what.gstin`),
            help: i(`business.gstinHelp`),
            optional: !0,
            readOnly: t,
            keep: x,
            input: { autoComplete: `off`, autoCapitalize: `characters` },
          }),
        }),
        g(`contact_name`),
        g(`mobile`),
        (0, X.jsx)(B, { sx: N, children: g(`email`) }),
        (0, X.jsx)(B, { sx: N, children: g(`address`) }),
        l &&
          (0, X.jsx)(B, {
            sx: N,
            children: (0, X.jsx)(M, {
              theirs: l,
              busy: f.busy,
              onTheirs: () => h(o),
              onMine: f.submit,
              children: un
                .filter((e) => o[e] !== dn(f.hands.getValues())[e])
                .map((e) =>
                  (0, X.jsxs)(
                    `div`,
                    {
                      children: [
                        i(`business.${e}`),
                        ` ·`,
                        ` `,
                        i(`form:conflict.theirValue`, { value: o[e] || i(`business.none`) }),
                      ],
                    },
                    e,
                  ),
                ),
            }),
          }),
        !t &&
          (0, X.jsxs)(B, {
            sx: { ...N, display: `flex`, flexWrap: `wrap`, alignItems: `center`, gap: 3 },
            children: [
              (0, X.jsx)(W, {
                type: `submit`,
                variant: `contained`,
                'aria-busy': f.busy,
                children: i(f.busy ? `saving` : `save`),
              }),
              (0, X.jsx)(W, { variant: `outlined`, onClick: () => h(a), children: i(`discard`) }),
              (0, X.jsx)(H, {
                role: `status`,
                variant: `body2`,
                sx: { color: `text.secondary` },
                children: m > 0 && i(`problems`, { count: m }),
              }),
            ],
          }),
      ],
    }),
  })
}
function pn({ id: e, name: t, value: n }) {
  let { t: i } = r(`partner-settings`)
  return (0, X.jsx)(ke, {
    id: e,
    label: i(`business.${t}`),
    help: i(`business.${t}Help`),
    children: (t) => (0, X.jsx)(Oe, { id: e, value: n, readOnly: !0, inputProps: { 'aria-describedby': t } }),
  })
}
function mn() {
  let { t: e } = r(`partner-settings`),
    t = Rt()
  return (0, X.jsx)(k, {
    title: e(`support.title`),
    children: (0, X.jsx)(F, {
      query: t,
      failed: e(`support.failed`),
      waiting: (0, X.jsx)(G, { variant: `rounded`, height: 80 }),
      empty: (0, X.jsx)(H, { sx: { color: `text.secondary` }, children: e(`support.none`) }),
      children: (t) =>
        (0, X.jsx)(B, {
          component: `ul`,
          sx: { listStyle: `none`, m: 0, p: 0, maxHeight: 320, overflowY: `auto` },
          children: t.map(({ at: t }) =>
            (0, X.jsx)(
              B,
              {
                component: `li`,
                sx: { py: 2, borderBottom: 1, borderColor: `divider` },
                children: e(`support.viewed`, { at: se(t) }),
              },
              t,
            ),
          ),
        }),
    }),
  })
}
var hn = e({ PartnerSettingsPage: () => _n }),
  gn = [`business`, `brand`, `payments`, `steps`, `users`, `security`]
function _n() {
  let { t: e } = r([`partner-settings`, `staff-titles`, `brand-studio`]),
    t = b((e) => e.partner),
    n = zt(),
    i = b((e) => e.masquerade !== null),
    a = t?.owner === !0,
    o = {
      business: t?.rights.includes(`settings`) === !0,
      brand: t?.rights.includes(`settings`) === !0,
      payments: t?.rights.includes(`settings`) === !0,
      steps: t?.rights.includes(`settings`) === !0,
      users: a,
      security: !0,
    }
  return (0, X.jsxs)(X.Fragment, {
    children: [
      (0, X.jsx)(w, { children: e(`staff-titles:partnerSettings`) }),
      (0, X.jsx)(te, {
        tabs: gn.filter((e) => o[e]),
        label: e(`tabs.label`),
        nameOf: (t) => e(`tabs.${t}`),
        children: (t) =>
          (0, X.jsxs)(X.Fragment, {
            children: [
              i && (0, X.jsx)(V, { severity: `info`, sx: { mb: 5 }, children: e(`masquerade`) }),
              t === `brand`
                ? (0, X.jsx)(k, { title: e(`brand-studio:title`), children: (0, X.jsx)(Qe, { of: `own`, locked: i }) })
                : t === `users`
                  ? (0, X.jsx)(cn, { locked: i })
                  : t === `steps`
                    ? (0, X.jsx)(St, { mayAccept: a && !i })
                    : t === `security`
                      ? (0, X.jsxs)(B, {
                          sx: yn,
                          children: [
                            !i && (0, X.jsx)(et, { change: `changePartnerPassword`, onDone: n }),
                            !i && (0, X.jsx)(bn, {}),
                            (0, X.jsx)(mn, {}),
                          ],
                        })
                      : (0, X.jsx)(vn, { tab: t, locked: i, owner: a }),
            ],
          }),
      }),
    ],
  })
}
function vn({ tab: e, locked: t, owner: n }) {
  let { t: i } = r(`partner-settings`),
    a = Dt()
  return (0, X.jsx)(F, {
    query: a,
    failed: i(`failed`),
    waiting: (0, X.jsx)(G, { variant: `rounded`, height: 320 }),
    children: (r) =>
      e === `payments`
        ? (0, X.jsx)(B, { sx: { maxWidth: 720 }, children: (0, X.jsx)(Ht, { settings: r, mayChange: n && !t }) })
        : (0, X.jsxs)(B, {
            sx: yn,
            children: [
              (0, X.jsx)(fn, { settings: r, locked: t }),
              (0, X.jsxs)(B, {
                sx: { display: `grid`, gap: 5, minWidth: 0 },
                children: [(0, X.jsx)(Gt, { code: r.code }), (0, X.jsx)(qt, { settings: r, locked: t })],
              }),
            ],
          }),
  })
}
var yn = {
  display: `grid`,
  gap: 5,
  alignItems: `start`,
  gridTemplateColumns: { xs: `minmax(0, 1fr)`, lg: `repeat(2, minmax(0, 1fr))` },
}
function bn() {
  return (0, X.jsx)(O, { query: Lt(), end: Bt() })
}
export { yt as n, hn as t }
