import {
  $ as ke,
  C as Ae,
  D as je,
  F as Me,
  G as Ne,
  J as Pe,
  K as Fe,
  Q as Ie,
  S as Le,
  T as Re,
  U as ze,
  W as Be,
  X as Ve,
  Y as He,
  Z as Ue,
  a as We,
  at as Ge,
  ct as Ke,
  dt as qe,
  et as Je,
  gt as Ye,
  ht as Xe,
  i as Ze,
  it as Qe,
  lt as $e,
  mt as et,
  nt as tt,
  o as nt,
  ot as rt,
  q as it,
  r as at,
  rt as ot,
  s as st,
  st as ct,
  tt as lt,
  w as ut,
} from './admin-form-BbMOlQ_z.js'
import {
  $t as F,
  An as le,
  Dn as I,
  E as ue,
  En as de,
  I as fe,
  L,
  O as pe,
  On as me,
  Xt as he,
  Zt as ge,
  an as _e,
  ar as ve,
  bn as ye,
  cn as R,
  en as be,
  in as xe,
  kn as z,
  on as Se,
  or as Ce,
  qt as we,
  rn as Te,
  rt as Ee,
  sn as De,
  xn as Oe,
} from './admin-SlXPl_wU.js'
import { a as pn, c as mn, i as hn, o as gn, s as _n } from './common-fields-Dur8Hai4.js'
import { a as an, d as on, f as sn, i as cn, m as ln, o as un, r as dn, t as fn } from './common-form-E0SH5PGy.js'
import {
  Ct as U,
  St as bn,
  X as xn,
  Z as Sn,
  mt as Cn,
  nt as W,
  pt as wn,
  tt as Tn,
  wt as En,
  xt as Dn,
} from './common-schema-TiEP0qb9.js'
import { J as At, dt as jt, j as Mt, k as Nt, q as Pt, ut as Ft } from './desks-BwPV_Ml3.js'
import { Ht as Tt, Kt as Et, M as Dt, N as Ot, Yt as kt } from './desks-form-BT5SDwL6.js'
import {
  Cr as g,
  Ct as _,
  Dt as v,
  Er as y,
  Fr as b,
  Hn as x,
  Ht as S,
  It as C,
  Mr as w,
  Ot as ee,
  Pi as te,
  Pt as T,
  Rt as ne,
  Ti as E,
  Vt as D,
  Wt as re,
  Xi as O,
  b as k,
  da as ie,
  ia as ae,
  ir as A,
  kt as oe,
  nt as j,
  sa as se,
  si as M,
  ua as ce,
  wr as N,
  z as P,
} from './first-CL_AHFyg.js'
import { r as On } from './index-DgFpoVLQ.js'
import { L as vn, S as yn } from './office-form-Deh-hoPk.js'
import {
  A as It,
  G as Lt,
  I as Rt,
  J as zt,
  K as Bt,
  M as Vt,
  N as Ht,
  Q as Ut,
  R as Wt,
  U as Gt,
  X as Kt,
  Y as qt,
  Z as Jt,
  _ as H,
  g as Yt,
  h as Xt,
  j as Zt,
  m as Qt,
  p as $t,
  u as en,
  v as tn,
  x as nn,
  y as rn,
} from './parts-Clelj3dw.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import {
  E as dt,
  I as ft,
  Mt as pt,
  O as mt,
  X as ht,
  Z as B,
  dn as gt,
  f as _t,
  gt as vt,
  ht as yt,
  in as V,
  ln as bt,
  mn as xt,
  mt as St,
  pn as Ct,
  pt as wt,
} from './signed-in-DHQU3WVe.js'
import {
  At as t,
  C as n,
  It as r,
  Lt as i,
  U as a,
  Y as o,
  f as s,
  g as c,
  h as l,
  n as u,
  o as d,
  p as f,
  t as p,
  xt as m,
  yt as h,
} from './theme-CBDEJsnh.js'
var G = e(ie(), 1),
  K = x(),
  kn = (0, G.createContext)(null)
function An() {
  let e = (0, G.use)(kn)
  if (!e) throw Error(`the slabs have no day`)
  return e
}
function jn({ lenderId: e, list: { today: t, versions: n }, children: r }) {
  let { t: i } = b([`revenue`, `dated`]),
    [a, o] = (0, G.useState)(null),
    { ask: s, dialog: c } = At(),
    l = Ot(),
    u = n.find(({ state: e }) => e === `planned`)?.from_day,
    d = a ?? u ?? t
  return (0, K.jsxs)(kn, {
    value: {
      day: d,
      problem: pe(n, d, t),
      choose: o,
      confirm: async (t) => {
        let n = await V(`previewSlabs`, { params: { lenderId: String(e) }, body: { slabs: [...t], from_day: d } })
        if (n.lines === 0) return
        let r = i(`dated:askTitle`, { day: yt(d) })
        await s({ title: r, text: L(n, i), confirm: i(`save`) })
      },
      withWhy: l.withWhy,
    },
    children: [r, c, l.dialog],
  })
}
var Mn = (e) => [`lender-revenue`, e]
async function Nn(e, t) {
  let n = { lenderId: String(e) }
  return (await V(`listLenderRevenues`, t ? { params: n, signal: t } : { params: n })).lenderRevenue
}
function Pn(e) {
  return gt({ queryKey: Mn(e), queryFn: ({ signal: t }) => Nn(e, t), refetchOnMount: `always` })
}
function Fn(e) {
  return gt({
    queryKey: [...Mn(e), `versions`],
    queryFn: ({ signal: t }) => V(`listSlabVersions`, { params: { lenderId: e }, signal: t }),
    refetchOnMount: `always`,
  })
}
function In(e, t) {
  return Rn(e, (n) => t((t) => V(`callOffSlabs`, { params: { lenderId: e, versionId: n }, body: { reason: t } })), {
    onDone: () => D.success(A.t(`dated:calledOff`)),
    onFailed: (e) => S(e),
  })
}
function Ln() {
  return gt({
    queryKey: [`revenue-types`],
    queryFn: async ({ signal: e }) => (await V(`listRevenueTypes`, { signal: e })).data,
  })
}
function Rn(e, t, n) {
  let r = Ct(),
    i = Mn(e)
  return bt({
    mutationKey: i,
    mutationFn: t,
    scope: { id: `lender-revenue-${e}` },
    onSuccess: (e, t) => n?.onDone(t),
    onError: (e, t) => {
      e instanceof Dt ? n?.onWaits?.() : e instanceof Pt || n?.onFailed(e, t)
    },
    onSettled: async () => {
      r.isMutating({ mutationKey: i }) > 1 ||
        (await r.invalidateQueries({ queryKey: Mn(e) }), await r.invalidateQueries({ queryKey: Ce }))
    },
  })
}
function zn(e) {
  let { day: t, confirm: n, withWhy: r } = An()
  return Rn(e, async ({ id: i, form: a, expected: o }) => {
    let s = await Nn(e),
      c = { ...a, id: i ?? Math.max(0, ...Hn(s)) + 1 }
    await n(i === null ? [...s, c] : s.map((e) => (e.id === i ? c : e)))
    let l = { ...a, from_day: t },
      u = { id: i, ...l, ...(o && { expected: o }) }
    i === null
      ? await r((e) => V(`createLenderRevenue`, { body: { ...l, reason: e } }))
      : await r((e) => V(`updateLenderRevenue`, { body: { ...u, id: i, reason: e } }))
  })
}
function Bn(e, t) {
  let { day: n, confirm: r, withWhy: i } = An()
  return Rn(
    e,
    async ({ id: t, status: a }) => {
      let o = await Nn(e),
        s = o.find((e) => e.id === t)
      if (!s) throw new g(404, `not_found`, A.t(`errors:not_found`))
      await r(o.map((e) => (e.id === t ? { ...e, status: a } : e)))
      let c = { ...s, status: a, from_day: n, expected: s }
      await i((e) => V(`updateLenderRevenue`, { body: { ...c, reason: e } }))
    },
    t,
  )
}
function Vn(e, t) {
  let { day: n, confirm: r, withWhy: i } = An()
  return Rn(
    e,
    async (t) => {
      await r((await Nn(e)).filter((e) => e.id !== t))
      let a = { id: String(t) }
      await i((e) => V(`removeLenderRevenue`, { params: a, body: { from_day: n, reason: e } }))
    },
    t,
  )
}
var Hn = (e) => e.map(({ id: e }) => e)
function Un(e, t) {
  let n = Ct(),
    { day: r, confirm: i, withWhy: a } = An(),
    { mutate: o } = Rn(
      e,
      async ({ slabs: t, before: n }) => {
        await i(t)
        let o = { lender_id: e, lender_revenue_ids: Hn(t), from_day: r, expected: Hn(n) }
        await a((e) => V(`setLenderRevenueOrder`, { body: { ...o, reason: e } }))
      },
      t,
    )
  return {
    order: async (t) => {
      ;(await n.cancelQueries({ queryKey: Mn(e) }), n.setQueryData(Mn(e), t.slabs), o(t))
    },
    latest: () => n.getQueryData(Mn(e)) ?? [],
  }
}
function Wn({ lenderId: e, slab: t, onClose: n }) {
  let { t: r } = b([`revenue`, `common`]),
    { day: i } = An(),
    a = Vn(e, {
      onDone: () => {
        ;(D.success(r(`removed`)), n())
      },
      onWaits: n,
      onFailed: () => {
        ;(D.error(r(`removeFailed`)), n())
      },
    })
  return (0, K.jsxs)(Ut, {
    open: !0,
    onClose: n,
    role: `alertdialog`,
    'aria-labelledby': `remove-title`,
    'aria-describedby': `remove-text`,
    children: [
      (0, K.jsx)(qt, { id: `remove-title`, children: r(`removeTitle`) }),
      (0, K.jsxs)(Kt, {
        children: [
          (0, K.jsx)(zt, { id: `remove-text`, children: r(`removeText`) }),
          (0, K.jsx)(zt, { sx: { mt: 2 }, children: r(`removeAfter`, { day: yt(i) }) }),
        ],
      }),
      (0, K.jsxs)(Jt, {
        children: [
          (0, K.jsx)(f, { variant: `outlined`, autoFocus: !0, onClick: n, children: r(`common:cancel`) }),
          (0, K.jsx)(f, {
            variant: `contained`,
            color: `error`,
            disabled: a.isPending,
            onClick: () => a.mutate(t.id),
            children: r(`removeButton`),
          }),
        ],
      }),
    ],
  })
}
function Gn() {
  let { t: e } = b([`dated`, `rules`]),
    t = (0, G.useId)(),
    { day: n, problem: r, choose: i } = An()
  return (0, K.jsx)(a, {
    sx: { px: 6, pb: 4, maxWidth: 420 },
    children: (0, K.jsx)(Ht, {
      id: t,
      label: e(`day`),
      help: e(`dayHelp`),
      error: r && e(r),
      children: (e) =>
        (0, K.jsx)(Bt, {
          id: t,
          type: `date`,
          value: n,
          error: r !== null,
          onChange: (e) => e.target.value !== `` && i(e.target.value),
          inputProps: { 'aria-describedby': e, 'aria-invalid': r !== null || void 0 },
        }),
    }),
  })
}
var Kn = (e) => (e === `` ? `` : Number(e))
function qn(e) {
  let t = dn(e.name),
    [n, r] = (0, G.useState)(``),
    i = typeof t.value == `number` ? t.value : ``
  return (0, K.jsx)(Vt, {
    ...e,
    field: t,
    shown: Kn(n) === i ? n : String(i),
    end: `%`,
    input: {
      inputMode: `decimal`,
      autoComplete: `off`,
      onChange: (e) => {
        let n = j(e.target.value, 3, 3)
        ;(r(n), t.onChange(Kn(n)))
      },
    },
  })
}
var Jn = [
    `slab_disbursed_min`,
    `slab_disbursed_max`,
    `slab_number_min`,
    `slab_number_max`,
    `ats_min`,
    `ats_max`,
    `revenue_flat`,
    `revenue_percent`,
  ],
  Yn = {
    slab_disbursed_min: `slab_disbursed_max`,
    slab_number_min: `slab_number_max`,
    ats_min: `ats_max`,
    revenue_flat: `revenue_percent`,
  }
function Xn(e) {
  return {
    ...Object.fromEntries(Jn.map((t) => [t, e?.[t] ?? ``])),
    revenue_type_id: e?.revenue_type_id ?? ``,
    status: e?.status ?? 1,
  }
}
function Zn(e, t) {
  return {
    ...Object.fromEntries(Jn.map((t) => [t, e[t] === `` ? null : e[t]])),
    lender_id: t,
    revenue_type_id: e.revenue_type_id === `` ? void 0 : e.revenue_type_id,
    status: e.status,
  }
}
var Qn = {
    slab_disbursed_min: `disbursedFrom`,
    slab_disbursed_max: `disbursedTo`,
    slab_number_min: `numberFrom`,
    slab_number_max: `numberTo`,
    ats_min: `atsFrom`,
    ats_max: `atsTo`,
    revenue_type_id: `type`,
    revenue_flat: `flat`,
    revenue_percent: `percent`,
    status: `status`,
  },
  $n = Object.keys(Qn)
function er({ present: e, values: t, types: n }) {
  let { t: r } = b([`revenue`, `common`, `form`]),
    i = Xn(e),
    o = (e, t) => {
      if (e === `status`) return r(t === 1 ? `common:yes` : `common:no`)
      if (t === ``) return r(`range.any`)
      if (e === `revenue_type_id`) {
        let e = n.find(({ id: e }) => e === t)?.name ?? ``
        return r(`types.${e}`, { defaultValue: e })
      }
      return e === `revenue_percent` ? De(t) : e.startsWith(`slab_number`) ? y(t) : xe(t)
    }
  return (0, K.jsx)(a, {
    component: `ul`,
    sx: { my: 1, pl: 5 },
    children: $n
      .filter((e) => i[e] !== t[e])
      .map((e) =>
        (0, K.jsxs)(
          `li`,
          {
            children: [
              r(`fields.${Qn[e]}`),
              `: `,
              r(`form:conflict.theirValue`, { value: o(e, i[e]) }),
              ` ·`,
              ` `,
              r(`form:conflict.myValue`, { value: o(e, t[e]) }),
            ],
          },
          e,
        ),
      ),
  })
}
var tr = `slab`
function nr({ lenderId: e, slab: t, place: n, types: r, onClose: i }) {
  let { t: o } = b([`revenue`, `common`, `form`, `dated`]),
    { day: u } = An(),
    [d, p] = (0, G.useState)(t),
    [m, h] = (0, G.useState)(null),
    _ = zn(e),
    v = fn(t ? `updateLenderRevenue` : `createLenderRevenue`, qe, {
      start: Xn(t),
      body: (t) => Zn(t, e),
      send: (e) => _.mutateAsync({ id: t?.id ?? null, form: e, expected: d }),
      done: () => {
        ;(D.success(o(t ? `updated` : `added`)), i())
      },
      refused: (e) => {
        if ((e instanceof Dt && i(), e instanceof Pt)) return !0
        D.error(o(t ? `updateFailed` : `addFailed`), tr)
        let n = e instanceof g ? Ft(e.message, e.errors) : null
        return (h(n && { by: n.by, at: n.at, present: n.present }), n && p(n.present), n !== null)
      },
      mode: `onBlur`,
      failureIn: `form`,
    }),
    { getFieldState: y, subscribe: x, trigger: S } = v.hands
  ;((0, G.useEffect)(() => () => C(tr), []),
    (0, G.useEffect)(
      () =>
        x({
          formState: { values: !0 },
          callback: ({ name: e }) => {
            let t = e === void 0 ? void 0 : Yn[e]
            t && y(t).error && S(t)
          },
        }),
      [y, x, S],
    ))
  let w = ({ present: e }) => {
      ;(v.hands.reset(Xn(e)), h(null))
    },
    ee = { display: `grid`, gap: 4, gridTemplateColumns: { xs: `1fr`, sm: `1fr 1fr` }, alignItems: `start` },
    te = r.map(({ id: e, name: t }) => ({ id: e, value: o(`types.${t}`, { defaultValue: t }) }))
  return (0, K.jsx)(Ut, {
    open: !0,
    onClose: i,
    'aria-labelledby': `slab-title`,
    children: (0, K.jsxs)(a, {
      component: cn,
      form: v,
      sx: { display: `contents` },
      children: [
        (0, K.jsx)(qt, { id: `slab-title`, children: o(t ? `editTitle` : `addTitle`, { place: n }) }),
        (0, K.jsx)(c, {
          'aria-label': o(`common:close`),
          onClick: i,
          sx: { position: `absolute`, top: 12, right: 12 },
          children: (0, K.jsx)(T, { name: `close` }),
        }),
        (0, K.jsxs)(Kt, {
          children: [
            (0, K.jsxs)(a, {
              sx: ee,
              children: [
                (0, K.jsx)(pn, { name: `slab_disbursed_min`, label: o(`fields.disbursedFrom`) }),
                (0, K.jsx)(pn, { name: `slab_disbursed_max`, label: o(`fields.disbursedTo`) }),
                (0, K.jsx)(gn, { name: `slab_number_min`, label: o(`fields.numberFrom`), inputMode: `numeric` }),
                (0, K.jsx)(gn, { name: `slab_number_max`, label: o(`fields.numberTo`), inputMode: `numeric` }),
                (0, K.jsx)(pn, { name: `ats_min`, label: o(`fields.atsFrom`) }),
                (0, K.jsx)(pn, { name: `ats_max`, label: o(`fields.atsTo`) }),
              ],
            }),
            (0, K.jsx)(l, {
              variant: `body2`,
              sx: { mt: 3, color: `text.secondary` },
              children: o(`fields.boundsHelp`),
            }),
            (0, K.jsx)(en, { sx: { my: 5 } }),
            (0, K.jsx)(a, {
              sx: { display: `grid` },
              children: (0, K.jsx)(hn, { name: `revenue_type_id`, label: o(`fields.type`), choices: te }),
            }),
            (0, K.jsxs)(a, {
              sx: { ...ee, mt: 4 },
              children: [
                (0, K.jsx)(pn, { name: `revenue_flat`, label: o(`fields.flat`) }),
                (0, K.jsx)(qn, { name: `revenue_percent`, label: o(`fields.percent`) }),
              ],
            }),
            (0, K.jsx)(l, {
              variant: `body2`,
              sx: { mt: 3, color: `text.secondary` },
              children: o(`fields.eitherHelp`),
            }),
            (0, K.jsx)(an, {
              name: `status`,
              control: v.hands.control,
              render: ({ field: { value: e, onChange: t, onBlur: n, ref: r } }) =>
                (0, K.jsx)(Zt, {
                  sx: { mt: 4, ml: 0, gap: 2 },
                  label: o(`fields.status`),
                  control: (0, K.jsx)(It, {
                    checked: e === 1,
                    onBlur: n,
                    onChange: (e) => t(+!!e.target.checked),
                    slotProps: { input: { role: `switch`, ref: r } },
                  }),
                }),
            }),
            (0, K.jsx)(l, {
              variant: `body2`,
              sx: { mt: 4, fontWeight: 500 },
              children: o(`dated:from`, { day: yt(u) }),
            }),
            (0, K.jsx)(_n, {}),
            (0, K.jsx)(rr, {}),
            m &&
              (0, K.jsx)(jt, {
                theirs: m,
                busy: v.busy,
                onTheirs: () => w(m),
                onMine: v.submit,
                children: (0, K.jsx)(er, { present: m.present, values: v.hands.getValues(), types: r }),
              }),
            v.failure !== null && (0, K.jsx)(s, { severity: `error`, sx: { mt: 4 }, children: ne(v.failure) }),
          ],
        }),
        (0, K.jsxs)(Jt, {
          children: [
            (0, K.jsx)(f, { variant: `outlined`, onClick: i, children: o(`common:cancel`) }),
            (0, K.jsx)(f, { variant: `contained`, type: `submit`, disabled: v.busy, children: o(`save`) }),
          ],
        }),
      ],
    }),
  })
}
function rr() {
  let { setFocus: e } = sn()
  return ((0, G.useEffect)(() => e(`slab_disbursed_min`), [e]), null)
}
var ir = [`disbursed`, `number`, `ats`],
  ar = 1
function or(e, t) {
  let [n, r] = {
    disbursed: [e.slab_disbursed_min, e.slab_disbursed_max],
    number: [e.slab_number_min, e.slab_number_max],
    ats: [e.ats_min, e.ats_max],
  }[t]
  return { from: Math.max(ar, Math.ceil(n ?? ar)), to: r === null ? 1 / 0 : Math.floor(r) }
}
var sr = (e) => e.status === 1
function cr(e, t) {
  let n = { disbursed: e.disbursed, number: e.number, ats: e.averageTicket },
    r = (e) =>
      ir.every((t) => {
        let { from: r, to: i } = or(e, t),
          a = Math.floor(n[t])
        return a >= r && a <= i
      })
  return t.find((e) => sr(e) && r(e)) ?? null
}
function lr(e, t, n) {
  let r = _(v(t), e.revenue_percent ?? 0)
  return ee(oe(r + v(e.revenue_flat ?? 0) * n))
}
function ur(e) {
  let t = e.filter(sr)
  return {
    gaps: ir.flatMap((e) => fr(t, e)),
    overlaps: t.flatMap((e, n) =>
      t
        .slice(n + 1)
        .filter((t) => ir.every((n) => dr(or(e, n), or(t, n))))
        .map((t) => ({ first: e.id, second: t.id })),
    ),
  }
}
var dr = (e, t) => Math.max(e.from, t.from) <= Math.min(e.to, t.to)
function fr(e, t) {
  let n = [],
    r = ar,
    i = e
      .filter((e) => ir.every((t) => dr(or(e, t), or(e, t))))
      .map((e) => or(e, t))
      .sort((e, t) => e.from - t.from)
  for (let { from: e, to: a } of i) (e > r && n.push({ dimension: t, from: r, to: e - 1 }), (r = Math.max(r, a + 1)))
  return (Number.isFinite(r) && n.push({ dimension: t, from: r, to: null }), n)
}
function pr({ slabs: e }) {
  let { t } = b([`revenue`, `common`]),
    { gaps: n, overlaps: r } = ur(e),
    i = (t) => e.findIndex((e) => e.id === t) + 1,
    o = [
      ...n.map(({ dimension: e, from: n, to: r }) => _e(e, n, r, t)),
      ...r.map(({ first: e, second: n }) => t(`overlap`, { first: i(e), second: i(n) })),
    ]
  return (0, K.jsx)(a, {
    role: `status`,
    sx: { px: 6, py: 4 },
    children:
      o.length === 0
        ? (0, K.jsx)(l, { variant: `body2`, children: t(`allCovered`) })
        : (0, K.jsxs)(s, {
            severity: `warning`,
            role: `presentation`,
            icon: (0, K.jsx)(T, { name: `alert` }),
            children: [
              (0, K.jsx)(l, { variant: `subtitle2`, children: t(`flags`) }),
              (0, K.jsx)(a, {
                component: `ul`,
                sx: { m: 0, pl: 5 },
                children: o.map((e) => (0, K.jsx)(`li`, { children: e }, e)),
              }),
            ],
          }),
  })
}
function mr({ slabs: e }) {
  let { t } = b(`revenue`),
    n = on({ defaultValues: { disbursed: ``, number: ``, averageTicket: `` } })
  return (0, K.jsx)(un, {
    ...n,
    children: (0, K.jsxs)(a, {
      component: `section`,
      'aria-labelledby': `simulator-title`,
      sx: { px: 6, py: 5, borderTop: 1, borderColor: `divider` },
      children: [
        (0, K.jsx)(l, { variant: `h4`, component: `h3`, id: `simulator-title`, children: t(`simulator.title`) }),
        (0, K.jsxs)(a, {
          sx: { display: `grid`, gap: 4, mt: 3, gridTemplateColumns: `repeat(auto-fit, minmax(200px, 1fr))` },
          children: [
            (0, K.jsx)(pn, { name: `disbursed`, label: t(`simulator.disbursed`) }),
            (0, K.jsx)(gn, { name: `number`, label: t(`simulator.number`), inputMode: `numeric` }),
            (0, K.jsx)(pn, {
              name: `averageTicket`,
              label: t(`simulator.averageTicket`),
              help: t(`simulator.averageHelp`),
            }),
          ],
        }),
        (0, K.jsx)(a, { role: `status`, sx: { mt: 4 }, children: (0, K.jsx)(hr, { control: n.control, slabs: e }) }),
      ],
    }),
  })
}
function hr({ control: e, slabs: t }) {
  let { t: n } = b(`revenue`),
    { disbursed: r, number: i, averageTicket: a } = ln({ control: e })
  if (!r || !i) return (0, K.jsx)(l, { variant: `body2`, children: n(`simulator.ask`) })
  let o = Math.trunc(i),
    s = { disbursed: r, number: o, averageTicket: a || r / o },
    c = o < 1 ? null : cr(s, t)
  if (!c) return (0, K.jsx)(l, { children: n(`simulator.noSlab`) })
  let u = xe(lr(c, r, o))
  return (0, K.jsx)(l, {
    sx: { fontWeight: 500 },
    children: n(`simulator.result`, { place: t.indexOf(c) + 1, amount: u }),
  })
}
var gr = e(ce())
function _r() {
  var e = [...arguments]
  return (0, G.useMemo)(
    () => (t) => {
      e.forEach((e) => e(t))
    },
    e,
  )
}
var vr = typeof window < `u` && window.document !== void 0 && window.document.createElement !== void 0
function yr(e) {
  let t = Object.prototype.toString.call(e)
  return t === `[object Window]` || t === `[object global]`
}
function br(e) {
  return `nodeType` in e
}
function q(e) {
  return e ? (yr(e) ? e : br(e) ? (e.ownerDocument?.defaultView ?? window) : window) : window
}
function xr(e) {
  let { Document: t } = q(e)
  return e instanceof t
}
function Sr(e) {
  return !yr(e) && e instanceof q(e).HTMLElement
}
function Cr(e) {
  return e instanceof q(e).SVGElement
}
function wr(e) {
  return e
    ? yr(e)
      ? e.document
      : br(e)
        ? xr(e)
          ? e
          : Sr(e) || Cr(e)
            ? e.ownerDocument
            : document
        : document
    : document
}
var J = vr ? G.useLayoutEffect : G.useEffect
function Tr(e) {
  let t = (0, G.useRef)(e)
  return (
    J(() => {
      t.current = e
    }),
    (0, G.useCallback)(function () {
      var e = [...arguments]
      return t.current == null ? void 0 : t.current(...e)
    }, [])
  )
}
function Er() {
  let e = (0, G.useRef)(null)
  return [
    (0, G.useCallback)((t, n) => {
      e.current = setInterval(t, n)
    }, []),
    (0, G.useCallback)(() => {
      e.current !== null && (clearInterval(e.current), (e.current = null))
    }, []),
  ]
}
function Dr(e, t) {
  t === void 0 && (t = [e])
  let n = (0, G.useRef)(e)
  return (
    J(() => {
      n.current !== e && (n.current = e)
    }, t),
    n
  )
}
function Or(e, t) {
  let n = (0, G.useRef)()
  return (0, G.useMemo)(() => {
    let t = e(n.current)
    return ((n.current = t), t)
  }, [...t])
}
function kr(e) {
  let t = Tr(e),
    n = (0, G.useRef)(null)
  return [
    n,
    (0, G.useCallback)((e) => {
      ;(e !== n.current && t?.(e, n.current), (n.current = e))
    }, []),
  ]
}
function Ar(e) {
  let t = (0, G.useRef)()
  return (
    (0, G.useEffect)(() => {
      t.current = e
    }, [e]),
    t.current
  )
}
var jr = {}
function Mr(e, t) {
  return (0, G.useMemo)(() => {
    if (t) return t
    let n = jr[e] == null ? 0 : jr[e] + 1
    return ((jr[e] = n), e + `-` + n)
  }, [e, t])
}
function Nr(e) {
  return function (t) {
    return [...arguments].slice(1).reduce(
      (t, n) => {
        let r = Object.entries(n)
        for (let [n, i] of r) {
          let r = t[n]
          r != null && (t[n] = r + e * i)
        }
        return t
      },
      { ...t },
    )
  }
}
var Pr = Nr(1),
  Fr = Nr(-1)
function Ir(e) {
  return `clientX` in e && `clientY` in e
}
function Lr(e) {
  if (!e) return !1
  let { KeyboardEvent: t } = q(e.target)
  return t && e instanceof t
}
function Rr(e) {
  if (!e) return !1
  let { TouchEvent: t } = q(e.target)
  return t && e instanceof t
}
function zr(e) {
  if (Rr(e)) {
    if (e.touches && e.touches.length) {
      let { clientX: t, clientY: n } = e.touches[0]
      return { x: t, y: n }
    }
    if (e.changedTouches && e.changedTouches.length) {
      let { clientX: t, clientY: n } = e.changedTouches[0]
      return { x: t, y: n }
    }
  }
  return Ir(e) ? { x: e.clientX, y: e.clientY } : null
}
var Br = Object.freeze({
    Translate: {
      toString(e) {
        if (!e) return
        let { x: t, y: n } = e
        return `translate3d(` + (t ? Math.round(t) : 0) + `px, ` + (n ? Math.round(n) : 0) + `px, 0)`
      },
    },
    Scale: {
      toString(e) {
        if (!e) return
        let { scaleX: t, scaleY: n } = e
        return `scaleX(` + t + `) scaleY(` + n + `)`
      },
    },
    Transform: {
      toString(e) {
        if (e) return [Br.Translate.toString(e), Br.Scale.toString(e)].join(` `)
      },
    },
    Transition: {
      toString(e) {
        let { property: t, duration: n, easing: r } = e
        return t + ` ` + n + `ms ` + r
      },
    },
  }),
  Vr = `a,frame,iframe,input:not([type=hidden]):not(:disabled),select:not(:disabled),textarea:not(:disabled),button:not(:disabled),*[tabindex]`
function Hr(e) {
  return e.matches(Vr) ? e : e.querySelector(Vr)
}
var Ur = { display: `none` }
function Wr(e) {
  let { id: t, value: n } = e
  return G.createElement(`div`, { id: t, style: Ur }, n)
}
function Gr(e) {
  let { id: t, announcement: n, ariaLiveType: r = `assertive` } = e
  return G.createElement(
    `div`,
    {
      id: t,
      style: {
        position: `fixed`,
        top: 0,
        left: 0,
        width: 1,
        height: 1,
        margin: -1,
        border: 0,
        padding: 0,
        overflow: `hidden`,
        clip: `rect(0 0 0 0)`,
        clipPath: `inset(100%)`,
        whiteSpace: `nowrap`,
      },
      role: `status`,
      'aria-live': r,
      'aria-atomic': !0,
    },
    n,
  )
}
function Kr() {
  let [e, t] = (0, G.useState)(``)
  return {
    announce: (0, G.useCallback)((e) => {
      e != null && t(e)
    }, []),
    announcement: e,
  }
}
var qr = (0, G.createContext)(null)
function Jr(e) {
  let t = (0, G.useContext)(qr)
  ;(0, G.useEffect)(() => {
    if (!t) throw Error(`useDndMonitor must be used within a children of <DndContext>`)
    return t(e)
  }, [e, t])
}
function Yr() {
  let [e] = (0, G.useState)(() => new Set()),
    t = (0, G.useCallback)((t) => (e.add(t), () => e.delete(t)), [e])
  return [
    (0, G.useCallback)(
      (t) => {
        let { type: n, event: r } = t
        e.forEach((e) => e[n]?.call(e, r))
      },
      [e],
    ),
    t,
  ]
}
var Xr = {
    draggable: `
    To pick up a draggable item, press the space bar.
    While dragging, use the arrow keys to move the item.
    Press space again to drop the item in its new position, or press escape to cancel.
  `,
  },
  Zr = {
    onDragStart(e) {
      let { active: t } = e
      return `Picked up draggable item ` + t.id + `.`
    },
    onDragOver(e) {
      let { active: t, over: n } = e
      return n
        ? `Draggable item ` + t.id + ` was moved over droppable area ` + n.id + `.`
        : `Draggable item ` + t.id + ` is no longer over a droppable area.`
    },
    onDragEnd(e) {
      let { active: t, over: n } = e
      return n
        ? `Draggable item ` + t.id + ` was dropped over droppable area ` + n.id
        : `Draggable item ` + t.id + ` was dropped.`
    },
    onDragCancel(e) {
      let { active: t } = e
      return `Dragging was cancelled. Draggable item ` + t.id + ` was dropped.`
    },
  }
function Qr(e) {
  let { announcements: t = Zr, container: n, hiddenTextDescribedById: r, screenReaderInstructions: i = Xr } = e,
    { announce: a, announcement: o } = Kr(),
    s = Mr(`DndLiveRegion`),
    [c, l] = (0, G.useState)(!1)
  if (
    ((0, G.useEffect)(() => {
      l(!0)
    }, []),
    Jr(
      (0, G.useMemo)(
        () => ({
          onDragStart(e) {
            let { active: n } = e
            a(t.onDragStart({ active: n }))
          },
          onDragMove(e) {
            let { active: n, over: r } = e
            t.onDragMove && a(t.onDragMove({ active: n, over: r }))
          },
          onDragOver(e) {
            let { active: n, over: r } = e
            a(t.onDragOver({ active: n, over: r }))
          },
          onDragEnd(e) {
            let { active: n, over: r } = e
            a(t.onDragEnd({ active: n, over: r }))
          },
          onDragCancel(e) {
            let { active: n, over: r } = e
            a(t.onDragCancel({ active: n, over: r }))
          },
        }),
        [a, t],
      ),
    ),
    !c)
  )
    return null
  let u = G.createElement(
    G.Fragment,
    null,
    G.createElement(Wr, { id: r, value: i.draggable }),
    G.createElement(Gr, { id: s, announcement: o }),
  )
  return n ? (0, gr.createPortal)(u, n) : u
}
var Y
;(function (e) {
  ;((e.DragStart = `dragStart`),
    (e.DragMove = `dragMove`),
    (e.DragEnd = `dragEnd`),
    (e.DragCancel = `dragCancel`),
    (e.DragOver = `dragOver`),
    (e.RegisterDroppable = `registerDroppable`),
    (e.SetDroppableDisabled = `setDroppableDisabled`),
    (e.UnregisterDroppable = `unregisterDroppable`))
})((Y ||= {}))
function $r() {}
function ei(e, t) {
  return (0, G.useMemo)(() => ({ sensor: e, options: t ?? {} }), [e, t])
}
function ti() {
  var e = [...arguments]
  return (0, G.useMemo)(() => [...e].filter((e) => e != null), [...e])
}
var X = Object.freeze({ x: 0, y: 0 })
function ni(e, t) {
  return Math.sqrt((e.x - t.x) ** 2 + (e.y - t.y) ** 2)
}
function ri(e, t) {
  let {
      data: { value: n },
    } = e,
    {
      data: { value: r },
    } = t
  return n - r
}
function ii(e, t) {
  let {
      data: { value: n },
    } = e,
    {
      data: { value: r },
    } = t
  return r - n
}
function ai(e) {
  let { left: t, top: n, height: r, width: i } = e
  return [
    { x: t, y: n },
    { x: t + i, y: n },
    { x: t, y: n + r },
    { x: t + i, y: n + r },
  ]
}
function oi(e, t) {
  if (!e || e.length === 0) return null
  let [n] = e
  return t ? n[t] : n
}
function si(e, t, n) {
  return (t === void 0 && (t = e.left), n === void 0 && (n = e.top), { x: t + e.width * 0.5, y: n + e.height * 0.5 })
}
var ci = (e) => {
    let { collisionRect: t, droppableRects: n, droppableContainers: r } = e,
      i = si(t, t.left, t.top),
      a = []
    for (let e of r) {
      let { id: t } = e,
        r = n.get(t)
      if (r) {
        let n = ni(si(r), i)
        a.push({ id: t, data: { droppableContainer: e, value: n } })
      }
    }
    return a.sort(ri)
  },
  li = (e) => {
    let { collisionRect: t, droppableRects: n, droppableContainers: r } = e,
      i = ai(t),
      a = []
    for (let e of r) {
      let { id: t } = e,
        r = n.get(t)
      if (r) {
        let n = ai(r),
          o = i.reduce((e, t, r) => e + ni(n[r], t), 0),
          s = Number((o / 4).toFixed(4))
        a.push({ id: t, data: { droppableContainer: e, value: s } })
      }
    }
    return a.sort(ri)
  }
function ui(e, t) {
  let n = Math.max(t.top, e.top),
    r = Math.max(t.left, e.left),
    i = Math.min(t.left + t.width, e.left + e.width),
    a = Math.min(t.top + t.height, e.top + e.height),
    o = i - r,
    s = a - n
  if (r < i && n < a) {
    let n = t.width * t.height,
      r = e.width * e.height,
      i = o * s,
      a = i / (n + r - i)
    return Number(a.toFixed(4))
  }
  return 0
}
var di = (e) => {
  let { collisionRect: t, droppableRects: n, droppableContainers: r } = e,
    i = []
  for (let e of r) {
    let { id: r } = e,
      a = n.get(r)
    if (a) {
      let n = ui(a, t)
      n > 0 && i.push({ id: r, data: { droppableContainer: e, value: n } })
    }
  }
  return i.sort(ii)
}
function fi(e, t, n) {
  return { ...e, scaleX: t && n ? t.width / n.width : 1, scaleY: t && n ? t.height / n.height : 1 }
}
function pi(e, t) {
  return e && t ? { x: e.left - t.left, y: e.top - t.top } : X
}
function mi(e) {
  return function (t) {
    return [...arguments].slice(1).reduce(
      (t, n) => ({
        ...t,
        top: t.top + e * n.y,
        bottom: t.bottom + e * n.y,
        left: t.left + e * n.x,
        right: t.right + e * n.x,
      }),
      { ...t },
    )
  }
}
var hi = mi(1)
function gi(e) {
  if (e.startsWith(`matrix3d(`)) {
    let t = e.slice(9, -1).split(/, /)
    return { x: +t[12], y: +t[13], scaleX: +t[0], scaleY: +t[5] }
  }
  if (e.startsWith(`matrix(`)) {
    let t = e.slice(7, -1).split(/, /)
    return { x: +t[4], y: +t[5], scaleX: +t[0], scaleY: +t[3] }
  }
  return null
}
function _i(e, t, n) {
  let r = gi(t)
  if (!r) return e
  let { scaleX: i, scaleY: a, x: o, y: s } = r,
    c = e.left - o - (1 - i) * parseFloat(n),
    l = e.top - s - (1 - a) * parseFloat(n.slice(n.indexOf(` `) + 1)),
    u = i ? e.width / i : e.width,
    d = a ? e.height / a : e.height
  return { width: u, height: d, top: l, right: c + u, bottom: l + d, left: c }
}
var vi = { ignoreTransform: !1 }
function yi(e, t) {
  t === void 0 && (t = vi)
  let n = e.getBoundingClientRect()
  if (t.ignoreTransform) {
    let { transform: t, transformOrigin: r } = q(e).getComputedStyle(e)
    t && (n = _i(n, t, r))
  }
  let { top: r, left: i, width: a, height: o, bottom: s, right: c } = n
  return { top: r, left: i, width: a, height: o, bottom: s, right: c }
}
function bi(e) {
  return yi(e, { ignoreTransform: !0 })
}
function xi(e) {
  let t = e.innerWidth,
    n = e.innerHeight
  return { top: 0, left: 0, right: t, bottom: n, width: t, height: n }
}
function Si(e, t) {
  return (t === void 0 && (t = q(e).getComputedStyle(e)), t.position === `fixed`)
}
function Ci(e, t) {
  t === void 0 && (t = q(e).getComputedStyle(e))
  let n = /(auto|scroll|overlay)/
  return [`overflow`, `overflowX`, `overflowY`].some((e) => {
    let r = t[e]
    return typeof r == `string` && n.test(r)
  })
}
function wi(e, t) {
  let n = []
  function r(i) {
    if ((t != null && n.length >= t) || !i) return n
    if (xr(i) && i.scrollingElement != null && !n.includes(i.scrollingElement)) return (n.push(i.scrollingElement), n)
    if (!Sr(i) || Cr(i) || n.includes(i)) return n
    let a = q(e).getComputedStyle(i)
    return (i !== e && Ci(i, a) && n.push(i), Si(i, a) ? n : r(i.parentNode))
  }
  return e ? r(e) : n
}
function Ti(e) {
  let [t] = wi(e, 1)
  return t ?? null
}
function Ei(e) {
  return !vr || !e
    ? null
    : yr(e)
      ? e
      : br(e)
        ? xr(e) || e === wr(e).scrollingElement
          ? window
          : Sr(e)
            ? e
            : null
        : null
}
function Di(e) {
  return yr(e) ? e.scrollX : e.scrollLeft
}
function Oi(e) {
  return yr(e) ? e.scrollY : e.scrollTop
}
function ki(e) {
  return { x: Di(e), y: Oi(e) }
}
var Z
;(function (e) {
  ;((e[(e.Forward = 1)] = `Forward`), (e[(e.Backward = -1)] = `Backward`))
})((Z ||= {}))
function Ai(e) {
  return !vr || !e ? !1 : e === document.scrollingElement
}
function ji(e) {
  let t = { x: 0, y: 0 },
    n = Ai(e)
      ? { height: window.innerHeight, width: window.innerWidth }
      : { height: e.clientHeight, width: e.clientWidth },
    r = { x: e.scrollWidth - n.width, y: e.scrollHeight - n.height }
  return {
    isTop: e.scrollTop <= t.y,
    isLeft: e.scrollLeft <= t.x,
    isBottom: e.scrollTop >= r.y,
    isRight: e.scrollLeft >= r.x,
    maxScroll: r,
    minScroll: t,
  }
}
var Mi = { x: 0.2, y: 0.2 }
function Ni(e, t, n, r, i) {
  let { top: a, left: o, right: s, bottom: c } = n
  ;(r === void 0 && (r = 10), i === void 0 && (i = Mi))
  let { isTop: l, isBottom: u, isLeft: d, isRight: f } = ji(e),
    p = { x: 0, y: 0 },
    m = { x: 0, y: 0 },
    h = { height: t.height * i.y, width: t.width * i.x }
  return (
    !l && a <= t.top + h.height
      ? ((p.y = Z.Backward), (m.y = r * Math.abs((t.top + h.height - a) / h.height)))
      : !u &&
        c >= t.bottom - h.height &&
        ((p.y = Z.Forward), (m.y = r * Math.abs((t.bottom - h.height - c) / h.height))),
    !f && s >= t.right - h.width
      ? ((p.x = Z.Forward), (m.x = r * Math.abs((t.right - h.width - s) / h.width)))
      : !d && o <= t.left + h.width && ((p.x = Z.Backward), (m.x = r * Math.abs((t.left + h.width - o) / h.width))),
    { direction: p, speed: m }
  )
}
function Pi(e) {
  if (e === document.scrollingElement) {
    let { innerWidth: e, innerHeight: t } = window
    return { top: 0, left: 0, right: e, bottom: t, width: e, height: t }
  }
  let { top: t, left: n, right: r, bottom: i } = e.getBoundingClientRect()
  return { top: t, left: n, right: r, bottom: i, width: e.clientWidth, height: e.clientHeight }
}
function Fi(e) {
  return e.reduce((e, t) => Pr(e, ki(t)), X)
}
function Ii(e) {
  return e.reduce((e, t) => e + Di(t), 0)
}
function Li(e) {
  return e.reduce((e, t) => e + Oi(t), 0)
}
function Ri(e, t) {
  if ((t === void 0 && (t = yi), !e)) return
  let { top: n, left: r, bottom: i, right: a } = t(e)
  Ti(e) &&
    (i <= 0 || a <= 0 || n >= window.innerHeight || r >= window.innerWidth) &&
    e.scrollIntoView({ block: `center`, inline: `center` })
}
var zi = [
    [`x`, [`left`, `right`], Ii],
    [`y`, [`top`, `bottom`], Li],
  ],
  Bi = class {
    constructor(e, t) {
      ;((this.rect = void 0),
        (this.width = void 0),
        (this.height = void 0),
        (this.top = void 0),
        (this.bottom = void 0),
        (this.right = void 0),
        (this.left = void 0))
      let n = wi(t),
        r = Fi(n)
      ;((this.rect = { ...e }), (this.width = e.width), (this.height = e.height))
      for (let [e, t, i] of zi)
        for (let a of t)
          Object.defineProperty(this, a, {
            get: () => {
              let t = i(n),
                o = r[e] - t
              return this.rect[a] + o
            },
            enumerable: !0,
          })
      Object.defineProperty(this, 'rect', { enumerable: !1 })
    }
  },
  Vi = class {
    constructor(e) {
      ;((this.target = void 0),
        (this.listeners = []),
        (this.removeAll = () => {
          this.listeners.forEach((e) => this.target?.removeEventListener(...e))
        }),
        (this.target = e))
    }
    add(e, t, n) {
      var r
      ;((r = this.target) == null || r.addEventListener(e, t, n), this.listeners.push([e, t, n]))
    }
  }
function Hi(e) {
  let { EventTarget: t } = q(e)
  return e instanceof t ? e : wr(e)
}
function Ui(e, t) {
  let n = Math.abs(e.x),
    r = Math.abs(e.y)
  return typeof t == `number`
    ? Math.sqrt(n ** 2 + r ** 2) > t
    : `x` in t && `y` in t
      ? n > t.x && r > t.y
      : `x` in t
        ? n > t.x
        : `y` in t && r > t.y
}
var Q
;(function (e) {
  ;((e.Click = `click`),
    (e.DragStart = `dragstart`),
    (e.Keydown = `keydown`),
    (e.ContextMenu = `contextmenu`),
    (e.Resize = `resize`),
    (e.SelectionChange = `selectionchange`),
    (e.VisibilityChange = `visibilitychange`))
})((Q ||= {}))
function Wi(e) {
  e.preventDefault()
}
function Gi(e) {
  e.stopPropagation()
}
var $
;(function (e) {
  ;((e.Space = `Space`),
    (e.Down = `ArrowDown`),
    (e.Right = `ArrowRight`),
    (e.Left = `ArrowLeft`),
    (e.Up = `ArrowUp`),
    (e.Esc = `Escape`),
    (e.Enter = `Enter`),
    (e.Tab = `Tab`))
})(($ ||= {}))
var Ki = { start: [$.Space, $.Enter], cancel: [$.Esc], end: [$.Space, $.Enter, $.Tab] },
  qi = (e, t) => {
    let { currentCoordinates: n } = t
    switch (e.code) {
      case $.Right:
        return { ...n, x: n.x + 25 }
      case $.Left:
        return { ...n, x: n.x - 25 }
      case $.Down:
        return { ...n, y: n.y + 25 }
      case $.Up:
        return { ...n, y: n.y - 25 }
    }
  },
  Ji = class {
    constructor(e) {
      ;((this.props = void 0),
        (this.autoScrollEnabled = !1),
        (this.referenceCoordinates = void 0),
        (this.listeners = void 0),
        (this.windowListeners = void 0),
        (this.props = e))
      let {
        event: { target: t },
      } = e
      ;((this.props = e),
        (this.listeners = new Vi(wr(t))),
        (this.windowListeners = new Vi(q(t))),
        (this.handleKeyDown = this.handleKeyDown.bind(this)),
        (this.handleCancel = this.handleCancel.bind(this)),
        this.attach())
    }
    attach() {
      ;(this.handleStart(),
        this.windowListeners.add(Q.Resize, this.handleCancel),
        this.windowListeners.add(Q.VisibilityChange, this.handleCancel),
        setTimeout(() => this.listeners.add(Q.Keydown, this.handleKeyDown)))
    }
    handleStart() {
      let { activeNode: e, onStart: t } = this.props,
        n = e.node.current
      ;(n && Ri(n), t(X))
    }
    handleKeyDown(e) {
      if (Lr(e)) {
        let { active: t, context: n, options: r } = this.props,
          { keyboardCodes: i = Ki, coordinateGetter: a = qi, scrollBehavior: o = `smooth` } = r,
          { code: s } = e
        if (i.end.includes(s)) {
          this.handleEnd(e)
          return
        }
        if (i.cancel.includes(s)) {
          this.handleCancel(e)
          return
        }
        let { collisionRect: c } = n.current,
          l = c ? { x: c.left, y: c.top } : X
        this.referenceCoordinates ||= l
        let u = a(e, { active: t, context: n.current, currentCoordinates: l })
        if (u) {
          let t = Fr(u, l),
            r = { x: 0, y: 0 },
            { scrollableAncestors: i } = n.current
          for (let n of i) {
            let i = e.code,
              { isTop: a, isRight: s, isLeft: c, isBottom: l, maxScroll: d, minScroll: f } = ji(n),
              p = Pi(n),
              m = {
                x: Math.min(
                  i === $.Right ? p.right - p.width / 2 : p.right,
                  Math.max(i === $.Right ? p.left : p.left + p.width / 2, u.x),
                ),
                y: Math.min(
                  i === $.Down ? p.bottom - p.height / 2 : p.bottom,
                  Math.max(i === $.Down ? p.top : p.top + p.height / 2, u.y),
                ),
              },
              h = (i === $.Right && !s) || (i === $.Left && !c),
              g = (i === $.Down && !l) || (i === $.Up && !a)
            if (h && m.x !== u.x) {
              let e = n.scrollLeft + t.x,
                a = (i === $.Right && e <= d.x) || (i === $.Left && e >= f.x)
              if (a && !t.y) {
                n.scrollTo({ left: e, behavior: o })
                return
              }
              ;((r.x = a ? n.scrollLeft - e : i === $.Right ? n.scrollLeft - d.x : n.scrollLeft - f.x),
                r.x && n.scrollBy({ left: -r.x, behavior: o }))
              break
            }
            if (g && m.y !== u.y) {
              let e = n.scrollTop + t.y,
                a = (i === $.Down && e <= d.y) || (i === $.Up && e >= f.y)
              if (a && !t.x) {
                n.scrollTo({ top: e, behavior: o })
                return
              }
              ;((r.y = a ? n.scrollTop - e : i === $.Down ? n.scrollTop - d.y : n.scrollTop - f.y),
                r.y && n.scrollBy({ top: -r.y, behavior: o }))
              break
            }
          }
          this.handleMove(e, Pr(Fr(u, this.referenceCoordinates), r))
        }
      }
    }
    handleMove(e, t) {
      let { onMove: n } = this.props
      ;(e.preventDefault(), n(t))
    }
    handleEnd(e) {
      let { onEnd: t } = this.props
      ;(e.preventDefault(), this.detach(), t())
    }
    handleCancel(e) {
      let { onCancel: t } = this.props
      ;(e.preventDefault(), this.detach(), t())
    }
    detach() {
      ;(this.listeners.removeAll(), this.windowListeners.removeAll())
    }
  }
Ji.activators = [
  {
    eventName: `onKeyDown`,
    handler: (e, t, n) => {
      let { keyboardCodes: r = Ki, onActivation: i } = t,
        { active: a } = n,
        { code: o } = e.nativeEvent
      if (r.start.includes(o)) {
        let t = a.activatorNode.current
        return t && e.target !== t ? !1 : (e.preventDefault(), i?.({ event: e.nativeEvent }), !0)
      }
      return !1
    },
  },
]
function Yi(e) {
  return !!(e && `distance` in e)
}
function Xi(e) {
  return !!(e && `delay` in e)
}
var Zi = class {
    constructor(e, t, n) {
      ;(n === void 0 && (n = Hi(e.event.target)),
        (this.props = void 0),
        (this.events = void 0),
        (this.autoScrollEnabled = !0),
        (this.document = void 0),
        (this.activated = !1),
        (this.initialCoordinates = void 0),
        (this.timeoutId = null),
        (this.listeners = void 0),
        (this.documentListeners = void 0),
        (this.windowListeners = void 0),
        (this.props = e),
        (this.events = t))
      let { event: r } = e,
        { target: i } = r
      ;((this.props = e),
        (this.events = t),
        (this.document = wr(i)),
        (this.documentListeners = new Vi(this.document)),
        (this.listeners = new Vi(n)),
        (this.windowListeners = new Vi(q(i))),
        (this.initialCoordinates = zr(r) ?? X),
        (this.handleStart = this.handleStart.bind(this)),
        (this.handleMove = this.handleMove.bind(this)),
        (this.handleEnd = this.handleEnd.bind(this)),
        (this.handleCancel = this.handleCancel.bind(this)),
        (this.handleKeydown = this.handleKeydown.bind(this)),
        (this.removeTextSelection = this.removeTextSelection.bind(this)),
        this.attach())
    }
    attach() {
      let {
        events: e,
        props: {
          options: { activationConstraint: t, bypassActivationConstraint: n },
        },
      } = this
      if (
        (this.listeners.add(e.move.name, this.handleMove, { passive: !1 }),
        this.listeners.add(e.end.name, this.handleEnd),
        e.cancel && this.listeners.add(e.cancel.name, this.handleCancel),
        this.windowListeners.add(Q.Resize, this.handleCancel),
        this.windowListeners.add(Q.DragStart, Wi),
        this.windowListeners.add(Q.VisibilityChange, this.handleCancel),
        this.windowListeners.add(Q.ContextMenu, Wi),
        this.documentListeners.add(Q.Keydown, this.handleKeydown),
        t)
      ) {
        if (n != null && n({ event: this.props.event, activeNode: this.props.activeNode, options: this.props.options }))
          return this.handleStart()
        if (Xi(t)) {
          ;((this.timeoutId = setTimeout(this.handleStart, t.delay)), this.handlePending(t))
          return
        }
        if (Yi(t)) {
          this.handlePending(t)
          return
        }
      }
      this.handleStart()
    }
    detach() {
      ;(this.listeners.removeAll(),
        this.windowListeners.removeAll(),
        setTimeout(this.documentListeners.removeAll, 50),
        this.timeoutId !== null && (clearTimeout(this.timeoutId), (this.timeoutId = null)))
    }
    handlePending(e, t) {
      let { active: n, onPending: r } = this.props
      r(n, e, this.initialCoordinates, t)
    }
    handleStart() {
      let { initialCoordinates: e } = this,
        { onStart: t } = this.props
      e &&
        ((this.activated = !0),
        this.documentListeners.add(Q.Click, Gi, { capture: !0 }),
        this.removeTextSelection(),
        this.documentListeners.add(Q.SelectionChange, this.removeTextSelection),
        t(e))
    }
    handleMove(e) {
      let { activated: t, initialCoordinates: n, props: r } = this,
        {
          onMove: i,
          options: { activationConstraint: a },
        } = r
      if (!n) return
      let o = zr(e) ?? X,
        s = Fr(n, o)
      if (!t && a) {
        if (Yi(a)) {
          if (a.tolerance != null && Ui(s, a.tolerance)) return this.handleCancel()
          if (Ui(s, a.distance)) return this.handleStart()
        }
        if (Xi(a) && Ui(s, a.tolerance)) return this.handleCancel()
        this.handlePending(a, s)
      } else (e.cancelable && e.preventDefault(), i(o))
    }
    handleEnd() {
      let { onAbort: e, onEnd: t } = this.props
      ;(this.detach(), this.activated || e(this.props.active), t())
    }
    handleCancel() {
      let { onAbort: e, onCancel: t } = this.props
      ;(this.detach(), this.activated || e(this.props.active), t())
    }
    handleKeydown(e) {
      e.code === $.Esc && this.handleCancel()
    }
    removeTextSelection() {
      var e
      ;(e = this.document.getSelection()) == null || e.removeAllRanges()
    }
  },
  Qi = { cancel: { name: `pointercancel` }, move: { name: `pointermove` }, end: { name: `pointerup` } },
  $i = class extends Zi {
    constructor(e) {
      let { event: t } = e,
        n = wr(t.target)
      super(e, Qi, n)
    }
  }
$i.activators = [
  {
    eventName: `onPointerDown`,
    handler: (e, t) => {
      let { nativeEvent: n } = e,
        { onActivation: r } = t
      return !n.isPrimary || n.button !== 0 ? !1 : (r?.({ event: n }), !0)
    },
  },
]
var ea = { move: { name: `mousemove` }, end: { name: `mouseup` } },
  ta
;(function (e) {
  e[(e.RightClick = 2)] = `RightClick`
})((ta ||= {}))
var na = class extends Zi {
  constructor(e) {
    super(e, ea, wr(e.event.target))
  }
}
na.activators = [
  {
    eventName: `onMouseDown`,
    handler: (e, t) => {
      let { nativeEvent: n } = e,
        { onActivation: r } = t
      return n.button !== ta.RightClick && (r?.({ event: n }), !0)
    },
  },
]
var ra = { cancel: { name: `touchcancel` }, move: { name: `touchmove` }, end: { name: `touchend` } },
  ia = class extends Zi {
    constructor(e) {
      super(e, ra)
    }
    static setup() {
      return (
        window.addEventListener(ra.move.name, e, { capture: !1, passive: !1 }),
        function () {
          window.removeEventListener(ra.move.name, e)
        }
      )
      function e() {}
    }
  }
ia.activators = [
  {
    eventName: `onTouchStart`,
    handler: (e, t) => {
      let { nativeEvent: n } = e,
        { onActivation: r } = t,
        { touches: i } = n
      return i.length > 1 ? !1 : (r?.({ event: n }), !0)
    },
  },
]
var aa
;(function (e) {
  ;((e[(e.Pointer = 0)] = `Pointer`), (e[(e.DraggableRect = 1)] = `DraggableRect`))
})((aa ||= {}))
var oa
;(function (e) {
  ;((e[(e.TreeOrder = 0)] = `TreeOrder`), (e[(e.ReversedTreeOrder = 1)] = `ReversedTreeOrder`))
})((oa ||= {}))
function sa(e) {
  let {
      acceleration: t,
      activator: n = aa.Pointer,
      canScroll: r,
      draggingRect: i,
      enabled: a,
      interval: o = 5,
      order: s = oa.TreeOrder,
      pointerCoordinates: c,
      scrollableAncestors: l,
      scrollableAncestorRects: u,
      delta: d,
      threshold: f,
    } = e,
    p = la({ delta: d, disabled: !a }),
    [m, h] = Er(),
    g = (0, G.useRef)({ x: 0, y: 0 }),
    _ = (0, G.useRef)({ x: 0, y: 0 }),
    v = (0, G.useMemo)(() => {
      switch (n) {
        case aa.Pointer:
          return c ? { top: c.y, bottom: c.y, left: c.x, right: c.x } : null
        case aa.DraggableRect:
          return i
      }
    }, [n, i, c]),
    y = (0, G.useRef)(null),
    b = (0, G.useCallback)(() => {
      let e = y.current
      if (!e) return
      let t = g.current.x * _.current.x,
        n = g.current.y * _.current.y
      e.scrollBy(t, n)
    }, []),
    x = (0, G.useMemo)(() => (s === oa.TreeOrder ? [...l].reverse() : l), [s, l])
  ;(0, G.useEffect)(() => {
    if (!a || !l.length || !v) h()
    else {
      for (let e of x) {
        if (r?.(e) === !1) continue
        let n = l.indexOf(e),
          i = u[n]
        if (!i) continue
        let { direction: a, speed: s } = Ni(e, i, v, t, f)
        for (let e of [`x`, `y`]) p[e][a[e]] || ((s[e] = 0), (a[e] = 0))
        if (s.x > 0 || s.y > 0) {
          ;(h(), (y.current = e), m(b, o), (g.current = s), (_.current = a))
          return
        }
      }
      ;((g.current = { x: 0, y: 0 }), (_.current = { x: 0, y: 0 }), h())
    }
  }, [t, b, r, h, a, o, JSON.stringify(v), JSON.stringify(p), m, l, x, u, JSON.stringify(f)])
}
var ca = { x: { [Z.Backward]: !1, [Z.Forward]: !1 }, y: { [Z.Backward]: !1, [Z.Forward]: !1 } }
function la(e) {
  let { delta: t, disabled: n } = e,
    r = Ar(t)
  return Or(
    (e) => {
      if (n || !r || !e) return ca
      let i = { x: Math.sign(t.x - r.x), y: Math.sign(t.y - r.y) }
      return {
        x: { [Z.Backward]: e.x[Z.Backward] || i.x === -1, [Z.Forward]: e.x[Z.Forward] || i.x === 1 },
        y: { [Z.Backward]: e.y[Z.Backward] || i.y === -1, [Z.Forward]: e.y[Z.Forward] || i.y === 1 },
      }
    },
    [n, t, r],
  )
}
function ua(e, t) {
  let n = t == null ? void 0 : e.get(t),
    r = n ? n.node.current : null
  return Or((e) => (t == null ? null : (r ?? e ?? null)), [r, t])
}
function da(e, t) {
  return (0, G.useMemo)(
    () =>
      e.reduce((e, n) => {
        let { sensor: r } = n,
          i = r.activators.map((e) => ({ eventName: e.eventName, handler: t(e.handler, n) }))
        return [...e, ...i]
      }, []),
    [e, t],
  )
}
var fa
;(function (e) {
  ;((e[(e.Always = 0)] = `Always`),
    (e[(e.BeforeDragging = 1)] = `BeforeDragging`),
    (e[(e.WhileDragging = 2)] = `WhileDragging`))
})((fa ||= {}))
var pa
;(function (e) {
  e.Optimized = `optimized`
})((pa ||= {}))
var ma = new Map()
function ha(e, t) {
  let { dragging: n, dependencies: r, config: i } = t,
    [a, o] = (0, G.useState)(null),
    { frequency: s, measure: c, strategy: l } = i,
    u = (0, G.useRef)(e),
    d = g(),
    f = Dr(d),
    p = (0, G.useCallback)(
      function (e) {
        ;(e === void 0 && (e = []), f.current || o((t) => (t === null ? e : t.concat(e.filter((e) => !t.includes(e))))))
      },
      [f],
    ),
    m = (0, G.useRef)(null),
    h = Or(
      (t) => {
        if (d && !n) return ma
        if (!t || t === ma || u.current !== e || a != null) {
          let t = new Map()
          for (let n of e) {
            if (!n) continue
            if (a && a.length > 0 && !a.includes(n.id) && n.rect.current) {
              t.set(n.id, n.rect.current)
              continue
            }
            let e = n.node.current,
              r = e ? new Bi(c(e), e) : null
            ;((n.rect.current = r), r && t.set(n.id, r))
          }
          return t
        }
        return t
      },
      [e, a, n, d, c],
    )
  return (
    (0, G.useEffect)(() => {
      u.current = e
    }, [e]),
    (0, G.useEffect)(() => {
      d || p()
    }, [n, d]),
    (0, G.useEffect)(() => {
      a && a.length > 0 && o(null)
    }, [JSON.stringify(a)]),
    (0, G.useEffect)(() => {
      d ||
        typeof s != `number` ||
        m.current !== null ||
        (m.current = setTimeout(() => {
          ;(p(), (m.current = null))
        }, s))
    }, [s, d, p, ...r]),
    { droppableRects: h, measureDroppableContainers: p, measuringScheduled: a != null }
  )
  function g() {
    switch (l) {
      case fa.Always:
        return !1
      case fa.BeforeDragging:
        return n
      default:
        return !n
    }
  }
}
function ga(e, t) {
  return Or((n) => (e ? n || (typeof t == `function` ? t(e) : e) : null), [t, e])
}
function _a(e, t) {
  return ga(e, t)
}
function va(e) {
  let { callback: t, disabled: n } = e,
    r = Tr(t),
    i = (0, G.useMemo)(() => {
      if (n || typeof window > `u` || window.MutationObserver === void 0) return
      let { MutationObserver: e } = window
      return new e(r)
    }, [r, n])
  return ((0, G.useEffect)(() => () => i?.disconnect(), [i]), i)
}
function ya(e) {
  let { callback: t, disabled: n } = e,
    r = Tr(t),
    i = (0, G.useMemo)(() => {
      if (n || typeof window > `u` || window.ResizeObserver === void 0) return
      let { ResizeObserver: e } = window
      return new e(r)
    }, [n])
  return ((0, G.useEffect)(() => () => i?.disconnect(), [i]), i)
}
function ba(e) {
  return new Bi(yi(e), e)
}
function xa(e, t, n) {
  t === void 0 && (t = ba)
  let [r, i] = (0, G.useState)(null)
  function a() {
    i((r) => {
      if (!e) return null
      if (e.isConnected === !1) return r ?? n ?? null
      let i = t(e)
      return JSON.stringify(r) === JSON.stringify(i) ? r : i
    })
  }
  let o = va({
      callback(t) {
        if (e)
          for (let n of t) {
            let { type: t, target: r } = n
            if (t === `childList` && r instanceof HTMLElement && r.contains(e)) {
              a()
              break
            }
          }
      },
    }),
    s = ya({ callback: a })
  return (
    J(() => {
      ;(a(),
        e
          ? (s?.observe(e), o?.observe(document.body, { childList: !0, subtree: !0 }))
          : (s?.disconnect(), o?.disconnect()))
    }, [e]),
    r
  )
}
function Sa(e) {
  return pi(e, ga(e))
}
var Ca = []
function wa(e) {
  let t = (0, G.useRef)(e),
    n = Or(
      (n) => (e ? (n && n !== Ca && e && t.current && e.parentNode === t.current.parentNode ? n : wi(e)) : Ca),
      [e],
    )
  return (
    (0, G.useEffect)(() => {
      t.current = e
    }, [e]),
    n
  )
}
function Ta(e) {
  let [t, n] = (0, G.useState)(null),
    r = (0, G.useRef)(e),
    i = (0, G.useCallback)((e) => {
      let t = Ei(e.target)
      t && n((e) => (e ? (e.set(t, ki(t)), new Map(e)) : null))
    }, [])
  return (
    (0, G.useEffect)(() => {
      let t = r.current
      if (e !== t) {
        a(t)
        let o = e
          .map((e) => {
            let t = Ei(e)
            return t ? (t.addEventListener(`scroll`, i, { passive: !0 }), [t, ki(t)]) : null
          })
          .filter((e) => e != null)
        ;(n(o.length ? new Map(o) : null), (r.current = e))
      }
      return () => {
        ;(a(e), a(t))
      }
      function a(e) {
        e.forEach((e) => {
          Ei(e)?.removeEventListener(`scroll`, i)
        })
      }
    }, [i, e]),
    (0, G.useMemo)(() => (e.length ? (t ? Array.from(t.values()).reduce((e, t) => Pr(e, t), X) : Fi(e)) : X), [e, t])
  )
}
function Ea(e, t) {
  t === void 0 && (t = [])
  let n = (0, G.useRef)(null)
  return (
    (0, G.useEffect)(() => {
      n.current = null
    }, t),
    (0, G.useEffect)(() => {
      let t = e !== X
      ;(t && !n.current && (n.current = e), !t && n.current && (n.current = null))
    }, [e]),
    n.current ? Fr(e, n.current) : X
  )
}
function Da(e) {
  ;(0, G.useEffect)(
    () => {
      if (!vr) return
      let t = e.map((e) => {
        let { sensor: t } = e
        return t.setup == null ? void 0 : t.setup()
      })
      return () => {
        for (let e of t) e?.()
      }
    },
    e.map((e) => {
      let { sensor: t } = e
      return t
    }),
  )
}
function Oa(e, t) {
  return (0, G.useMemo)(
    () =>
      e.reduce((e, n) => {
        let { eventName: r, handler: i } = n
        return (
          (e[r] = (e) => {
            i(e, t)
          }),
          e
        )
      }, {}),
    [e, t],
  )
}
function ka(e) {
  return (0, G.useMemo)(() => (e ? xi(e) : null), [e])
}
var Aa = []
function ja(e, t) {
  t === void 0 && (t = yi)
  let [n] = e,
    r = ka(n ? q(n) : null),
    [i, a] = (0, G.useState)(Aa)
  function o() {
    a(() => (e.length ? e.map((e) => (Ai(e) ? r : new Bi(t(e), e))) : Aa))
  }
  let s = ya({ callback: o })
  return (
    J(() => {
      ;(s?.disconnect(), o(), e.forEach((e) => s?.observe(e)))
    }, [e]),
    i
  )
}
function Ma(e) {
  if (!e) return null
  if (e.children.length > 1) return e
  let t = e.children[0]
  return Sr(t) ? t : e
}
function Na(e) {
  let { measure: t } = e,
    [n, r] = (0, G.useState)(null),
    i = ya({
      callback: (0, G.useCallback)(
        (e) => {
          for (let { target: n } of e)
            if (Sr(n)) {
              r((e) => {
                let r = t(n)
                return e ? { ...e, width: r.width, height: r.height } : r
              })
              break
            }
        },
        [t],
      ),
    }),
    [a, o] = kr(
      (0, G.useCallback)(
        (e) => {
          let n = Ma(e)
          ;(i?.disconnect(), n && i?.observe(n), r(n ? t(n) : null))
        },
        [t, i],
      ),
    )
  return (0, G.useMemo)(() => ({ nodeRef: a, rect: n, setRef: o }), [n, a, o])
}
var Pa = [
    { sensor: $i, options: {} },
    { sensor: Ji, options: {} },
  ],
  Fa = { current: {} },
  Ia = {
    draggable: { measure: bi },
    droppable: { measure: bi, strategy: fa.WhileDragging, frequency: pa.Optimized },
    dragOverlay: { measure: yi },
  },
  La = class extends Map {
    get(e) {
      return e == null ? void 0 : (super.get(e) ?? void 0)
    }
    toArray() {
      return Array.from(this.values())
    }
    getEnabled() {
      return this.toArray().filter((e) => {
        let { disabled: t } = e
        return !t
      })
    }
    getNodeFor(e) {
      return this.get(e)?.node.current ?? void 0
    }
  },
  Ra = {
    activatorEvent: null,
    active: null,
    activeNode: null,
    activeNodeRect: null,
    collisions: null,
    containerNodeRect: null,
    draggableNodes: new Map(),
    droppableRects: new Map(),
    droppableContainers: new La(),
    over: null,
    dragOverlay: { nodeRef: { current: null }, rect: null, setRef: $r },
    scrollableAncestors: [],
    scrollableAncestorRects: [],
    measuringConfiguration: Ia,
    measureDroppableContainers: $r,
    windowRect: null,
    measuringScheduled: !1,
  },
  za = {
    activatorEvent: null,
    activators: [],
    active: null,
    activeNodeRect: null,
    ariaDescribedById: { draggable: `` },
    dispatch: $r,
    draggableNodes: new Map(),
    over: null,
    measureDroppableContainers: $r,
  },
  Ba = (0, G.createContext)(za),
  Va = (0, G.createContext)(Ra)
function Ha() {
  return {
    draggable: { active: null, initialCoordinates: { x: 0, y: 0 }, nodes: new Map(), translate: { x: 0, y: 0 } },
    droppable: { containers: new La() },
  }
}
function Ua(e, t) {
  switch (t.type) {
    case Y.DragStart:
      return { ...e, draggable: { ...e.draggable, initialCoordinates: t.initialCoordinates, active: t.active } }
    case Y.DragMove:
      return e.draggable.active == null
        ? e
        : {
            ...e,
            draggable: {
              ...e.draggable,
              translate: {
                x: t.coordinates.x - e.draggable.initialCoordinates.x,
                y: t.coordinates.y - e.draggable.initialCoordinates.y,
              },
            },
          }
    case Y.DragEnd:
    case Y.DragCancel:
      return {
        ...e,
        draggable: { ...e.draggable, active: null, initialCoordinates: { x: 0, y: 0 }, translate: { x: 0, y: 0 } },
      }
    case Y.RegisterDroppable: {
      let { element: n } = t,
        { id: r } = n,
        i = new La(e.droppable.containers)
      return (i.set(r, n), { ...e, droppable: { ...e.droppable, containers: i } })
    }
    case Y.SetDroppableDisabled: {
      let { id: n, key: r, disabled: i } = t,
        a = e.droppable.containers.get(n)
      if (!a || r !== a.key) return e
      let o = new La(e.droppable.containers)
      return (o.set(n, { ...a, disabled: i }), { ...e, droppable: { ...e.droppable, containers: o } })
    }
    case Y.UnregisterDroppable: {
      let { id: n, key: r } = t,
        i = e.droppable.containers.get(n)
      if (!i || r !== i.key) return e
      let a = new La(e.droppable.containers)
      return (a.delete(n), { ...e, droppable: { ...e.droppable, containers: a } })
    }
    default:
      return e
  }
}
function Wa(e) {
  let { disabled: t } = e,
    { active: n, activatorEvent: r, draggableNodes: i } = (0, G.useContext)(Ba),
    a = Ar(r),
    o = Ar(n?.id)
  return (
    (0, G.useEffect)(() => {
      if (!t && !r && a && o != null) {
        if (!Lr(a) || document.activeElement === a.target) return
        let e = i.get(o)
        if (!e) return
        let { activatorNode: t, node: n } = e
        if (!t.current && !n.current) return
        requestAnimationFrame(() => {
          for (let e of [t.current, n.current]) {
            if (!e) continue
            let t = Hr(e)
            if (t) {
              t.focus()
              break
            }
          }
        })
      }
    }, [r, t, i, o, a]),
    null
  )
}
function Ga(e, t) {
  let { transform: n, ...r } = t
  return e != null && e.length ? e.reduce((e, t) => t({ transform: e, ...r }), n) : n
}
function Ka(e) {
  return (0, G.useMemo)(
    () => ({
      draggable: { ...Ia.draggable, ...e?.draggable },
      droppable: { ...Ia.droppable, ...e?.droppable },
      dragOverlay: { ...Ia.dragOverlay, ...e?.dragOverlay },
    }),
    [e?.draggable, e?.droppable, e?.dragOverlay],
  )
}
function qa(e) {
  let { activeNode: t, measure: n, initialRect: r, config: i = !0 } = e,
    a = (0, G.useRef)(!1),
    { x: o, y: s } = typeof i == `boolean` ? { x: i, y: i } : i
  J(() => {
    if ((!o && !s) || !t) {
      a.current = !1
      return
    }
    if (a.current || !r) return
    let e = t?.node.current
    if (!e || e.isConnected === !1) return
    let i = pi(n(e), r)
    if ((o || (i.x = 0), s || (i.y = 0), (a.current = !0), Math.abs(i.x) > 0 || Math.abs(i.y) > 0)) {
      let t = Ti(e)
      t && t.scrollBy({ top: i.y, left: i.x })
    }
  }, [t, o, s, r, n])
}
var Ja = (0, G.createContext)({ ...X, scaleX: 1, scaleY: 1 }),
  Ya
;(function (e) {
  ;((e[(e.Uninitialized = 0)] = `Uninitialized`),
    (e[(e.Initializing = 1)] = `Initializing`),
    (e[(e.Initialized = 2)] = `Initialized`))
})((Ya ||= {}))
var Xa = (0, G.memo)(function (e) {
    let {
        id: t,
        accessibility: n,
        autoScroll: r = !0,
        children: i,
        sensors: a = Pa,
        collisionDetection: o = di,
        measuring: s,
        modifiers: c,
        ...l
      } = e,
      [u, d] = (0, G.useReducer)(Ua, void 0, Ha),
      [f, p] = Yr(),
      [m, h] = (0, G.useState)(Ya.Uninitialized),
      g = m === Ya.Initialized,
      {
        draggable: { active: _, nodes: v, translate: y },
        droppable: { containers: b },
      } = u,
      x = _ == null ? null : v.get(_),
      S = (0, G.useRef)({ initial: null, translated: null }),
      C = (0, G.useMemo)(() => (_ == null ? null : { id: _, data: x?.data ?? Fa, rect: S }), [_, x]),
      w = (0, G.useRef)(null),
      [ee, te] = (0, G.useState)(null),
      [T, ne] = (0, G.useState)(null),
      E = Dr(l, Object.values(l)),
      D = Mr(`DndDescribedBy`, t),
      re = (0, G.useMemo)(() => b.getEnabled(), [b]),
      O = Ka(s),
      {
        droppableRects: k,
        measureDroppableContainers: ie,
        measuringScheduled: ae,
      } = ha(re, { dragging: g, dependencies: [y.x, y.y], config: O.droppable }),
      A = ua(v, _),
      oe = (0, G.useMemo)(() => (T ? zr(T) : null), [T]),
      j = ke(),
      se = _a(A, O.draggable.measure)
    qa({
      activeNode: _ == null ? null : v.get(_),
      config: j.layoutShiftCompensation,
      initialRect: se,
      measure: O.draggable.measure,
    })
    let M = xa(A, O.draggable.measure, se),
      ce = xa(A ? A.parentElement : null),
      N = (0, G.useRef)({
        activatorEvent: null,
        active: null,
        activeNode: A,
        collisionRect: null,
        collisions: null,
        droppableRects: k,
        draggableNodes: v,
        draggingNode: null,
        draggingNodeRect: null,
        droppableContainers: b,
        over: null,
        scrollableAncestors: [],
        scrollAdjustedTranslate: null,
      }),
      P = b.getNodeFor(N.current.over?.id),
      F = Na({ measure: O.dragOverlay.measure }),
      le = F.nodeRef.current ?? A,
      I = g ? (F.rect ?? M) : null,
      ue = !!(F.nodeRef.current && F.rect),
      de = Sa(ue ? null : M),
      fe = ka(le ? q(le) : null),
      L = wa(g ? (P ?? A) : null),
      pe = ja(L),
      me = Ga(c, {
        transform: { x: y.x - de.x, y: y.y - de.y, scaleX: 1, scaleY: 1 },
        activatorEvent: T,
        active: C,
        activeNodeRect: M,
        containerNodeRect: ce,
        draggingNodeRect: I,
        over: N.current.over,
        overlayNodeRect: F.rect,
        scrollableAncestors: L,
        scrollableAncestorRects: pe,
        windowRect: fe,
      }),
      he = oe ? Pr(oe, y) : null,
      ge = Ta(L),
      _e = Ea(ge),
      ve = Ea(ge, [M]),
      ye = Pr(me, _e),
      R = I ? hi(I, me) : null,
      be =
        C && R
          ? o({ active: C, collisionRect: R, droppableRects: k, droppableContainers: re, pointerCoordinates: he })
          : null,
      xe = oi(be, `id`),
      [z, Se] = (0, G.useState)(null),
      Ce = fi(ue ? me : Pr(me, ve), z?.rect ?? null, M),
      we = (0, G.useRef)(null),
      Te = (0, G.useCallback)(
        (e, t) => {
          let { sensor: n, options: r } = t
          if (w.current == null) return
          let i = v.get(w.current)
          if (!i) return
          let a = e.nativeEvent,
            o = new n({
              active: w.current,
              activeNode: i,
              event: a,
              options: r,
              context: N,
              onAbort(e) {
                if (!v.get(e)) return
                let { onDragAbort: t } = E.current,
                  n = { id: e }
                ;(t?.(n), f({ type: `onDragAbort`, event: n }))
              },
              onPending(e, t, n, r) {
                if (!v.get(e)) return
                let { onDragPending: i } = E.current,
                  a = { id: e, constraint: t, initialCoordinates: n, offset: r }
                ;(i?.(a), f({ type: `onDragPending`, event: a }))
              },
              onStart(e) {
                let t = w.current
                if (t == null) return
                let n = v.get(t)
                if (!n) return
                let { onDragStart: r } = E.current,
                  i = { activatorEvent: a, active: { id: t, data: n.data, rect: S } }
                ;(0, gr.unstable_batchedUpdates)(() => {
                  ;(r?.(i),
                    h(Ya.Initializing),
                    d({ type: Y.DragStart, initialCoordinates: e, active: t }),
                    f({ type: `onDragStart`, event: i }),
                    te(we.current),
                    ne(a))
                })
              },
              onMove(e) {
                d({ type: Y.DragMove, coordinates: e })
              },
              onEnd: s(Y.DragEnd),
              onCancel: s(Y.DragCancel),
            })
          we.current = o
          function s(e) {
            return async function () {
              let { active: t, collisions: n, over: r, scrollAdjustedTranslate: i } = N.current,
                o = null
              if (t && i) {
                let { cancelDrop: s } = E.current
                ;((o = { activatorEvent: a, active: t, collisions: n, delta: i, over: r }),
                  e === Y.DragEnd && typeof s == `function` && (await Promise.resolve(s(o))) && (e = Y.DragCancel))
              }
              ;((w.current = null),
                (0, gr.unstable_batchedUpdates)(() => {
                  ;(d({ type: e }), h(Ya.Uninitialized), Se(null), te(null), ne(null), (we.current = null))
                  let t = e === Y.DragEnd ? `onDragEnd` : `onDragCancel`
                  if (o) {
                    let e = E.current[t]
                    ;(e?.(o), f({ type: t, event: o }))
                  }
                }))
            }
          }
        },
        [v],
      ),
      Ee = da(
        a,
        (0, G.useCallback)(
          (e, t) => (n, r) => {
            let i = n.nativeEvent,
              a = v.get(r)
            if (w.current !== null || !a || i.dndKit || i.defaultPrevented) return
            let o = { active: a }
            e(n, t.options, o) === !0 && ((i.dndKit = { capturedBy: t.sensor }), (w.current = r), Te(n, t))
          },
          [v, Te],
        ),
      )
    ;(Da(a),
      J(() => {
        M && m === Ya.Initializing && h(Ya.Initialized)
      }, [M, m]),
      (0, G.useEffect)(() => {
        let { onDragMove: e } = E.current,
          { active: t, activatorEvent: n, collisions: r, over: i } = N.current
        if (!t || !n) return
        let a = { active: t, activatorEvent: n, collisions: r, delta: { x: ye.x, y: ye.y }, over: i }
        ;(0, gr.unstable_batchedUpdates)(() => {
          ;(e?.(a), f({ type: `onDragMove`, event: a }))
        })
      }, [ye.x, ye.y]),
      (0, G.useEffect)(() => {
        let {
          active: e,
          activatorEvent: t,
          collisions: n,
          droppableContainers: r,
          scrollAdjustedTranslate: i,
        } = N.current
        if (!e || w.current == null || !t || !i) return
        let { onDragOver: a } = E.current,
          o = r.get(xe),
          s = o && o.rect.current ? { id: o.id, rect: o.rect.current, data: o.data, disabled: o.disabled } : null,
          c = { active: e, activatorEvent: t, collisions: n, delta: { x: i.x, y: i.y }, over: s }
        ;(0, gr.unstable_batchedUpdates)(() => {
          ;(Se(s), a?.(c), f({ type: `onDragOver`, event: c }))
        })
      }, [xe]),
      J(() => {
        ;((N.current = {
          activatorEvent: T,
          active: C,
          activeNode: A,
          collisionRect: R,
          collisions: be,
          droppableRects: k,
          draggableNodes: v,
          draggingNode: le,
          draggingNodeRect: I,
          droppableContainers: b,
          over: z,
          scrollableAncestors: L,
          scrollAdjustedTranslate: ye,
        }),
          (S.current = { initial: I, translated: R }))
      }, [C, A, be, R, v, le, I, k, b, z, L, ye]),
      sa({
        ...j,
        delta: y,
        draggingRect: R,
        pointerCoordinates: he,
        scrollableAncestors: L,
        scrollableAncestorRects: pe,
      }))
    let De = (0, G.useMemo)(
        () => ({
          active: C,
          activeNode: A,
          activeNodeRect: M,
          activatorEvent: T,
          collisions: be,
          containerNodeRect: ce,
          dragOverlay: F,
          draggableNodes: v,
          droppableContainers: b,
          droppableRects: k,
          over: z,
          measureDroppableContainers: ie,
          scrollableAncestors: L,
          scrollableAncestorRects: pe,
          measuringConfiguration: O,
          measuringScheduled: ae,
          windowRect: fe,
        }),
        [C, A, M, T, be, ce, F, v, b, k, z, ie, L, pe, O, ae, fe],
      ),
      Oe = (0, G.useMemo)(
        () => ({
          activatorEvent: T,
          activators: Ee,
          active: C,
          activeNodeRect: M,
          ariaDescribedById: { draggable: D },
          dispatch: d,
          draggableNodes: v,
          over: z,
          measureDroppableContainers: ie,
        }),
        [T, Ee, C, M, d, D, v, z, ie],
      )
    return G.createElement(
      qr.Provider,
      { value: p },
      G.createElement(
        Ba.Provider,
        { value: Oe },
        G.createElement(Va.Provider, { value: De }, G.createElement(Ja.Provider, { value: Ce }, i)),
        G.createElement(Wa, { disabled: n?.restoreFocus === !1 }),
      ),
      G.createElement(Qr, { ...n, hiddenTextDescribedById: D }),
    )
    function ke() {
      let e = ee?.autoScrollEnabled === !1,
        t = typeof r == `object` ? r.enabled === !1 : r === !1,
        n = g && !e && !t
      return typeof r == `object` ? { ...r, enabled: n } : { enabled: n }
    }
  }),
  Za = (0, G.createContext)(null),
  Qa = `button`,
  $a = `Draggable`
function eo(e) {
  let { id: t, data: n, disabled: r = !1, attributes: i } = e,
    a = Mr($a),
    {
      activators: o,
      activatorEvent: s,
      active: c,
      activeNodeRect: l,
      ariaDescribedById: u,
      draggableNodes: d,
      over: f,
    } = (0, G.useContext)(Ba),
    { role: p = Qa, roleDescription: m = `draggable`, tabIndex: h = 0 } = i ?? {},
    g = c?.id === t,
    _ = (0, G.useContext)(g ? Ja : Za),
    [v, y] = kr(),
    [b, x] = kr(),
    S = Oa(o, t),
    C = Dr(n)
  return (
    J(
      () => (
        d.set(t, { id: t, key: a, node: v, activatorNode: b, data: C }),
        () => {
          let e = d.get(t)
          e && e.key === a && d.delete(t)
        }
      ),
      [d, t],
    ),
    {
      active: c,
      activatorEvent: s,
      activeNodeRect: l,
      attributes: (0, G.useMemo)(
        () => ({
          role: p,
          tabIndex: h,
          'aria-disabled': r,
          'aria-pressed': g && p === Qa ? !0 : void 0,
          'aria-roledescription': m,
          'aria-describedby': u.draggable,
        }),
        [r, p, h, g, m, u.draggable],
      ),
      isDragging: g,
      listeners: r ? void 0 : S,
      node: v,
      over: f,
      setNodeRef: y,
      setActivatorNodeRef: x,
      transform: _,
    }
  )
}
function to() {
  return (0, G.useContext)(Va)
}
var no = `Droppable`,
  ro = { timeout: 25 }
function io(e) {
  let { data: t, disabled: n = !1, id: r, resizeObserverConfig: i } = e,
    a = Mr(no),
    { active: o, dispatch: s, over: c, measureDroppableContainers: l } = (0, G.useContext)(Ba),
    u = (0, G.useRef)({ disabled: n }),
    d = (0, G.useRef)(!1),
    f = (0, G.useRef)(null),
    p = (0, G.useRef)(null),
    { disabled: m, updateMeasurementsFor: h, timeout: g } = { ...ro, ...i },
    _ = Dr(h ?? r),
    v = ya({
      callback: (0, G.useCallback)(() => {
        d.current
          ? (p.current != null && clearTimeout(p.current),
            (p.current = setTimeout(() => {
              ;(l(Array.isArray(_.current) ? _.current : [_.current]), (p.current = null))
            }, g)))
          : (d.current = !0)
      }, [g]),
      disabled: m || !o,
    }),
    [y, b] = kr(
      (0, G.useCallback)(
        (e, t) => {
          v && (t && (v.unobserve(t), (d.current = !1)), e && v.observe(e))
        },
        [v],
      ),
    ),
    x = Dr(t)
  return (
    (0, G.useEffect)(() => {
      v && y.current && (v.disconnect(), (d.current = !1), v.observe(y.current))
    }, [y, v]),
    (0, G.useEffect)(
      () => (
        s({ type: Y.RegisterDroppable, element: { id: r, key: a, disabled: n, node: y, rect: f, data: x } }),
        () => s({ type: Y.UnregisterDroppable, key: a, id: r })
      ),
      [r],
    ),
    (0, G.useEffect)(() => {
      n !== u.current.disabled &&
        (s({ type: Y.SetDroppableDisabled, id: r, key: a, disabled: n }), (u.current.disabled = n))
    }, [r, a, n, s]),
    { active: o, rect: f, isOver: c?.id === r, node: y, over: c, setNodeRef: b }
  )
}
function ao(e, t, n) {
  let r = e.slice()
  return (r.splice(n < 0 ? r.length + n : n, 0, r.splice(t, 1)[0]), r)
}
function oo(e, t) {
  return e.reduce((e, n, r) => {
    let i = t.get(n)
    return (i && (e[r] = i), e)
  }, Array(e.length))
}
function so(e) {
  return e !== null && e >= 0
}
function co(e, t) {
  if (e === t) return !0
  if (e.length !== t.length) return !1
  for (let n = 0; n < e.length; n++) if (e[n] !== t[n]) return !1
  return !0
}
function lo(e) {
  return typeof e == `boolean` ? { draggable: e, droppable: e } : e
}
var uo = (e) => {
    let { rects: t, activeIndex: n, overIndex: r, index: i } = e,
      a = ao(t, r, n),
      o = t[i],
      s = a[i]
    return !s || !o
      ? null
      : { x: s.left - o.left, y: s.top - o.top, scaleX: s.width / o.width, scaleY: s.height / o.height }
  },
  fo = { scaleX: 1, scaleY: 1 },
  po = (e) => {
    let { activeIndex: t, activeNodeRect: n, index: r, rects: i, overIndex: a } = e,
      o = i[t] ?? n
    if (!o) return null
    if (r === t) {
      let e = i[a]
      return e ? { x: 0, y: t < a ? e.top + e.height - (o.top + o.height) : e.top - o.top, ...fo } : null
    }
    let s = mo(i, r, t)
    return r > t && r <= a
      ? { x: 0, y: -o.height - s, ...fo }
      : r < t && r >= a
        ? { x: 0, y: o.height + s, ...fo }
        : { x: 0, y: 0, ...fo }
  }
function mo(e, t, n) {
  let r = e[t],
    i = e[t - 1],
    a = e[t + 1]
  return r
    ? n < t
      ? i
        ? r.top - (i.top + i.height)
        : a
          ? a.top - (r.top + r.height)
          : 0
      : a
        ? a.top - (r.top + r.height)
        : i
          ? r.top - (i.top + i.height)
          : 0
    : 0
}
var ho = `Sortable`,
  go = G.createContext({
    activeIndex: -1,
    containerId: ho,
    disableTransforms: !1,
    items: [],
    overIndex: -1,
    useDragOverlay: !1,
    sortedRects: [],
    strategy: uo,
    disabled: { draggable: !1, droppable: !1 },
  })
function _o(e) {
  let { children: t, id: n, items: r, strategy: i = uo, disabled: a = !1 } = e,
    { active: o, dragOverlay: s, droppableRects: c, over: l, measureDroppableContainers: u } = to(),
    d = Mr(ho, n),
    f = s.rect !== null,
    p = (0, G.useMemo)(() => r.map((e) => (typeof e == `object` && `id` in e ? e.id : e)), [r]),
    m = o != null,
    h = o ? p.indexOf(o.id) : -1,
    g = l ? p.indexOf(l.id) : -1,
    _ = (0, G.useRef)(p),
    v = !co(p, _.current),
    y = (g !== -1 && h === -1) || v,
    b = lo(a)
  ;(J(() => {
    v && m && u(p)
  }, [v, p, m, u]),
    (0, G.useEffect)(() => {
      _.current = p
    }, [p]))
  let x = (0, G.useMemo)(
    () => ({
      activeIndex: h,
      containerId: d,
      disabled: b,
      disableTransforms: y,
      items: p,
      overIndex: g,
      useDragOverlay: f,
      sortedRects: oo(p, c),
      strategy: i,
    }),
    [h, d, b.draggable, b.droppable, y, p, g, c, f, i],
  )
  return G.createElement(go.Provider, { value: x }, t)
}
var vo = (e) => {
    let { id: t, items: n, activeIndex: r, overIndex: i } = e
    return ao(n, r, i).indexOf(t)
  },
  yo = (e) => {
    let {
      containerId: t,
      isSorting: n,
      wasDragging: r,
      index: i,
      items: a,
      newIndex: o,
      previousItems: s,
      previousContainerId: c,
      transition: l,
    } = e
    return !l || !r || (s !== a && i === o) ? !1 : n ? !0 : o !== i && t === c
  },
  bo = { duration: 200, easing: `ease` },
  xo = `transform`,
  So = Br.Transition.toString({ property: xo, duration: 0, easing: `linear` }),
  Co = { roleDescription: `sortable` }
function wo(e) {
  let { disabled: t, index: n, node: r, rect: i } = e,
    [a, o] = (0, G.useState)(null),
    s = (0, G.useRef)(n)
  return (
    J(() => {
      if (!t && n !== s.current && r.current) {
        let e = i.current
        if (e) {
          let t = yi(r.current, { ignoreTransform: !0 }),
            n = { x: e.left - t.left, y: e.top - t.top, scaleX: e.width / t.width, scaleY: e.height / t.height }
          ;(n.x || n.y) && o(n)
        }
      }
      n !== s.current && (s.current = n)
    }, [t, n, r, i]),
    (0, G.useEffect)(() => {
      a && o(null)
    }, [a]),
    a
  )
}
function To(e) {
  let {
      animateLayoutChanges: t = yo,
      attributes: n,
      disabled: r,
      data: i,
      getNewIndex: a = vo,
      id: o,
      strategy: s,
      resizeObserverConfig: c,
      transition: l = bo,
    } = e,
    {
      items: u,
      containerId: d,
      activeIndex: f,
      disabled: p,
      disableTransforms: m,
      sortedRects: h,
      overIndex: g,
      useDragOverlay: _,
      strategy: v,
    } = (0, G.useContext)(go),
    y = Eo(r, p),
    b = u.indexOf(o),
    x = (0, G.useMemo)(() => ({ sortable: { containerId: d, index: b, items: u }, ...i }), [d, i, b, u]),
    S = (0, G.useMemo)(() => u.slice(u.indexOf(o)), [u, o]),
    {
      rect: C,
      node: w,
      isOver: ee,
      setNodeRef: te,
    } = io({ id: o, data: x, disabled: y.droppable, resizeObserverConfig: { updateMeasurementsFor: S, ...c } }),
    {
      active: T,
      activatorEvent: ne,
      activeNodeRect: E,
      attributes: D,
      setNodeRef: re,
      listeners: O,
      isDragging: k,
      over: ie,
      setActivatorNodeRef: ae,
      transform: A,
    } = eo({ id: o, data: x, attributes: { ...Co, ...n }, disabled: y.draggable }),
    oe = _r(te, re),
    j = !!T,
    se = j && !m && so(f) && so(g),
    M = !_ && k,
    ce = se
      ? ((M && se ? A : null) ?? (s ?? v)({ rects: h, activeNodeRect: E, activeIndex: f, overIndex: g, index: b }))
      : null,
    N = so(f) && so(g) ? a({ id: o, items: u, activeIndex: f, overIndex: g }) : b,
    P = T?.id,
    F = (0, G.useRef)({ activeId: P, items: u, newIndex: N, containerId: d }),
    le = u !== F.current.items,
    I = t({
      active: T,
      containerId: d,
      isDragging: k,
      isSorting: j,
      id: o,
      index: b,
      items: u,
      newIndex: F.current.newIndex,
      previousItems: F.current.items,
      previousContainerId: F.current.containerId,
      transition: l,
      wasDragging: F.current.activeId != null,
    }),
    ue = wo({ disabled: !I, index: b, node: w, rect: C })
  return (
    (0, G.useEffect)(() => {
      ;(j && F.current.newIndex !== N && (F.current.newIndex = N),
        d !== F.current.containerId && (F.current.containerId = d),
        u !== F.current.items && (F.current.items = u))
    }, [j, N, d, u]),
    (0, G.useEffect)(() => {
      if (P === F.current.activeId) return
      if (P != null && F.current.activeId == null) {
        F.current.activeId = P
        return
      }
      let e = setTimeout(() => {
        F.current.activeId = P
      }, 50)
      return () => clearTimeout(e)
    }, [P]),
    {
      active: T,
      activeIndex: f,
      attributes: D,
      data: x,
      rect: C,
      index: b,
      newIndex: N,
      items: u,
      isOver: ee,
      isSorting: j,
      isDragging: k,
      listeners: O,
      node: w,
      overIndex: g,
      over: ie,
      setNodeRef: oe,
      setActivatorNodeRef: ae,
      setDroppableNodeRef: te,
      setDraggableNodeRef: re,
      transform: ue ?? ce,
      transition: de(),
    }
  )
  function de() {
    if (ue || (le && F.current.newIndex === b)) return So
    if (!((M && !Lr(ne)) || !l) && (j || I)) return Br.Transition.toString({ ...l, property: xo })
  }
}
function Eo(e, t) {
  return typeof e == `boolean`
    ? { draggable: e, droppable: !1 }
    : { draggable: e?.draggable ?? t.draggable, droppable: e?.droppable ?? t.droppable }
}
function Do(e) {
  if (!e) return !1
  let t = e.data.current
  return !!(
    t &&
    `sortable` in t &&
    typeof t.sortable == `object` &&
    `containerId` in t.sortable &&
    `items` in t.sortable &&
    `index` in t.sortable
  )
}
var Oo = [$.Down, $.Right, $.Up, $.Left],
  ko = (e, t) => {
    let {
      context: {
        active: n,
        collisionRect: r,
        droppableRects: i,
        droppableContainers: a,
        over: o,
        scrollableAncestors: s,
      },
    } = t
    if (Oo.includes(e.code)) {
      if ((e.preventDefault(), !n || !r)) return
      let t = []
      a.getEnabled().forEach((n) => {
        if (!n || (n != null && n.disabled)) return
        let a = i.get(n.id)
        if (a)
          switch (e.code) {
            case $.Down:
              r.top < a.top && t.push(n)
              break
            case $.Up:
              r.top > a.top && t.push(n)
              break
            case $.Left:
              r.left > a.left && t.push(n)
              break
            case $.Right:
              r.left < a.left && t.push(n)
          }
      })
      let c = li({ active: n, collisionRect: r, droppableRects: i, droppableContainers: t, pointerCoordinates: null }),
        l = oi(c, `id`)
      if ((l === o?.id && c.length > 1 && (l = c[1].id), l != null)) {
        let e = a.get(n.id),
          t = a.get(l),
          o = t ? i.get(t.id) : null,
          c = t?.node.current
        if (c && o && e && t) {
          let n = wi(c).some((e, t) => s[t] !== e),
            i = Ao(e, t),
            a = jo(e, t),
            l = n || !i ? { x: 0, y: 0 } : { x: a ? r.width - o.width : 0, y: a ? r.height - o.height : 0 },
            u = { x: o.left, y: o.top }
          return l.x && l.y ? u : Fr(u, l)
        }
      }
    }
  }
function Ao(e, t) {
  return !Do(e) || !Do(t) ? !1 : e.data.current.sortable.containerId === t.data.current.sortable.containerId
}
function jo(e, t) {
  return !Do(e) || !Do(t) || !Ao(e, t) ? !1 : e.data.current.sortable.index < t.data.current.sortable.index
}
function Mo(e) {
  return i(`MuiTableContainer`, e)
}
r(`MuiTableContainer`, [`root`])
var No = (e) => {
    let { classes: n } = e
    return t({ root: [`root`] }, Mo, n)
  },
  Po = m(`div`, { name: `MuiTableContainer`, slot: `Root` })({ width: `100%`, overflowX: `auto` }),
  Fo = G.forwardRef(function (e, t) {
    let n = h({ props: e, name: `MuiTableContainer` }),
      { className: r, component: i = `div`, ...a } = n,
      o = { ...n, component: i },
      s = No(o)
    return (0, K.jsx)(Po, { ref: t, as: i, className: xt(s.root, r), ownerState: o, ...a })
  })
function Io({ slab: e, place: t }) {
  let { t: n } = b(`revenue`),
    r = Bn(e.lender_id, {
      onDone: ({ id: e, status: t }) => D.saved(n(`updated`), () => r.mutate({ id: e, status: t === 1 ? 0 : 1 })),
      onFailed: () => D.error(n(`updateFailed`)),
    }),
    { shown: i, saving: a, choose: o } = Mt(e.status, (t) => r.mutateAsync({ id: e.id, status: t }))
  return (0, K.jsx)(It, {
    checked: i === 1,
    disabled: a,
    slotProps: { input: { role: `switch`, 'aria-label': n(`switch`, { place: t }) } },
    onChange: (e) => void o(+!!e.target.checked),
  })
}
var Lo = { position: `sticky`, left: 0, borderRight: 1, borderRightColor: `divider` }
function Ro({ slab: e, place: t, last: n, type: r, onMove: i, onEdit: o, onRemove: s }) {
  let { t: l } = b([`revenue`, `common`]),
    {
      attributes: u,
      listeners: d,
      setNodeRef: f,
      setActivatorNodeRef: p,
      transform: m,
      transition: h,
      isDragging: g,
    } = To({ id: e.id, attributes: { roleDescription: l(`drag.handle`) } }),
    _ = (0, G.useRef)(null)
  ;(0, G.useLayoutEffect)(() => {
    ;(_.current?.focus(), (_.current = null))
  }, [t])
  let v = (e) => (e < 0 ? t === 1 : n),
    y = (e, t) => {
      v(e) || ((_.current = t), i(e))
    },
    x = (e) =>
      (0, K.jsx)(c, {
        size: `small`,
        'aria-label': l(e < 0 ? `up` : `down`, { place: t }),
        'aria-disabled': v(e),
        sx: { opacity: v(e) ? 0.35 : 1 },
        onClick: (t) => y(e, t.currentTarget),
        children: (0, K.jsx)(a, {
          component: `span`,
          sx: { display: `flex`, rotate: e < 0 ? `180deg` : `0deg` },
          children: (0, K.jsx)(T, { name: `chevronDown`, size: 16 }),
        }),
      })
  return (0, K.jsxs)(Xt, {
    ref: f,
    selected: g,
    sx: {
      transform: Br.Translate.toString(m),
      transition: h,
      ...(g && { position: `relative`, zIndex: 1, boxShadow: 3 }),
    },
    children: [
      (0, K.jsx)(H, {
        component: `th`,
        scope: `row`,
        align: `right`,
        sx: { ...Lo, zIndex: 1, fontWeight: 500, backgroundColor: `background.paper` },
        children: t,
      }),
      (0, K.jsxs)(H, {
        sx: { whiteSpace: `nowrap`, pr: 0 },
        children: [
          (0, K.jsx)(c, {
            ref: p,
            ...u,
            ...d,
            onKeyDown: (e) => {
              let t = e.key === `ArrowUp` ? -1 : +(e.key === `ArrowDown`)
              t === 0 || g ? d?.onKeyDown?.(e) : (e.preventDefault(), y(t, e.currentTarget))
            },
            'aria-label': l(`drag.label`, { place: t }),
            sx: { touchAction: `none`, cursor: `grab` },
            children: (0, K.jsx)(Vo, {}),
          }),
          x(-1),
          x(1),
        ],
      }),
      (0, K.jsx)(H, { children: Se(e.slab_disbursed_min, e.slab_disbursed_max, l) }),
      (0, K.jsx)(H, { children: Se(e.slab_number_min, e.slab_number_max, l) }),
      (0, K.jsx)(H, { children: Se(e.ats_min, e.ats_max, l) }),
      (0, K.jsx)(H, { children: l(`types.${r}`, { defaultValue: r }) }),
      (0, K.jsx)(H, { align: `right`, children: e.revenue_flat ? xe(e.revenue_flat) : (0, K.jsx)(Bo, {}) }),
      (0, K.jsx)(H, { align: `right`, children: e.revenue_percent ? De(e.revenue_percent) : (0, K.jsx)(Bo, {}) }),
      (0, K.jsx)(H, { align: `center`, children: (0, K.jsx)(Io, { slab: e, place: t }) }),
      (0, K.jsxs)(H, {
        align: `center`,
        sx: { whiteSpace: `nowrap` },
        children: [
          (0, K.jsx)(zo, {
            label: l(`edit`, { place: t }),
            onClick: o,
            children: (0, K.jsx)(Gt, { sx: { fontSize: 20 } }),
          }),
          (0, K.jsx)(zo, {
            label: l(`remove`, { place: t }),
            onClick: s,
            children: (0, K.jsx)(Lt, { sx: { fontSize: 20 } }),
          }),
        ],
      }),
    ],
  })
}
function zo({ label: e, onClick: t, children: n }) {
  return (0, K.jsx)(c, { 'aria-label': e, onClick: t, children: n })
}
function Bo() {
  let { t: e } = b(`revenue`)
  return (0, K.jsx)(K.Fragment, { children: e(`none`) })
}
function Vo() {
  let e = [6, 12, 18].flatMap((e) => [9, 15].map((t) => ({ x: t, y: e })))
  return (0, K.jsx)(o, {
    viewBox: `0 0 24 24`,
    'aria-hidden': !0,
    sx: { fontSize: 20 },
    children: e.map(({ x: e, y: t }) => (0, K.jsx)(`circle`, { cx: e, cy: t, r: `1.6` }, `${e} ${t}`)),
  })
}
function Ho({ lenderId: e, slabs: t, types: n, onEdit: r, onRemove: i }) {
  let { t: a } = b(`revenue`),
    { order: o, latest: s } = Un(e, {
      onDone: ({ slabs: e, before: t }) => D.saved(a(`ordered`), () => void o({ slabs: t, before: e, undo: !0 })),
      onFailed: (e, { undo: t }) => {
        N(e) ? (t ? re(e) : S(e)) : D.error(a(`orderFailed`))
      },
    }),
    [c, l] = (0, G.useState)(``),
    u = ti(ei($i, { activationConstraint: { distance: 4 } }), ei(Ji, { coordinateGetter: ko })),
    d = t.map(({ id: e }) => e),
    f = (e) => d.indexOf(Number(e)) + 1,
    p = (e, t) => {
      let n = s(),
        r = n.findIndex((t) => t.id === e)
      r >= 0 && r !== t && o({ slabs: ao(n, r, t), before: n })
    },
    m = (e, n) => {
      ;(l(a(`moved`, { place: f(e), to: n + 1, count: t.length })), p(e, n))
    }
  return (0, K.jsxs)(K.Fragment, {
    children: [
      (0, K.jsx)(Xa, {
        sensors: u,
        collisionDetection: ci,
        accessibility: {
          announcements: {
            onDragStart: ({ active: e }) => a(`drag.start`, { place: f(e.id), count: t.length }),
            onDragOver: ({ over: e }) => (e ? a(`drag.over`, { place: f(e.id), count: t.length }) : void 0),
            onDragEnd: ({ active: e, over: n }) => a(`drag.end`, { place: f(n?.id ?? e.id), count: t.length }),
            onDragCancel: ({ active: e }) => a(`drag.cancel`, { place: f(e.id) }),
          },
          screenReaderInstructions: { draggable: a(`drag.how`) },
        },
        onDragEnd: ({ active: e, over: t }) => {
          t && t.id !== e.id && p(Number(e.id), f(t.id) - 1)
        },
        children: (0, K.jsx)(_o, {
          items: d,
          strategy: po,
          children: (0, K.jsx)(Fo, {
            tabIndex: 0,
            role: `region`,
            'aria-label': a(`table`),
            sx: { scrollPaddingLeft: 72 },
            children: (0, K.jsxs)(rn, {
              sx: { minWidth: 880 },
              children: [
                (0, K.jsx)(Yt, {
                  children: (0, K.jsxs)(Xt, {
                    children: [
                      (0, K.jsx)(H, { align: `right`, sx: { ...Lo, zIndex: 2 }, children: a(`columns.slab`) }),
                      (0, K.jsx)(H, {
                        children: (0, K.jsx)(`span`, { className: `app-hidden`, children: a(`columns.order`) }),
                      }),
                      (0, K.jsx)(H, { children: a(`columns.disbursed`) }),
                      (0, K.jsx)(H, { children: a(`columns.number`) }),
                      (0, K.jsx)(H, { children: a(`columns.ats`) }),
                      (0, K.jsx)(H, { children: a(`columns.type`) }),
                      (0, K.jsx)(H, { align: `right`, children: a(`columns.flat`) }),
                      (0, K.jsx)(H, { align: `right`, children: a(`columns.percent`) }),
                      (0, K.jsx)(H, { align: `center`, children: a(`columns.status`) }),
                      (0, K.jsx)(H, { align: `center`, children: a(`columns.actions`) }),
                    ],
                  }),
                }),
                (0, K.jsx)(tn, {
                  children: t.map((e, a) =>
                    (0, K.jsx)(
                      Ro,
                      {
                        slab: e,
                        place: a + 1,
                        last: a === t.length - 1,
                        type: n.find(({ id: t }) => t === e.revenue_type_id)?.name ?? ``,
                        onMove: (t) => m(e.id, a + t),
                        onEdit: () => r(e),
                        onRemove: () => i(e),
                      },
                      e.id,
                    ),
                  ),
                }),
              ],
            }),
          }),
        }),
      }),
      (0, K.jsx)(`p`, { className: `app-hidden`, role: `status`, children: c }),
    ],
  })
}
function Uo({ lenderId: e, list: t }) {
  let { t: n } = b([`revenue`, `common`, `dated`]),
    { withWhy: r, dialog: i } = Ot(),
    o = In(e, r)
  return (0, K.jsxs)(a, {
    sx: { px: 6, pb: 6 },
    children: [
      (0, K.jsx)(fe, {
        title: n(`versions`),
        versions: t.versions,
        wordsOf: ({ slabs: e }) => (e.length === 0 ? [n(`dated:none`)] : e.map((e, t) => R(e, t, n))),
        onCallOff: ({ version_id: e }) => o.mutate(e ?? 0),
        busy: o.isPending,
      }),
      i,
    ],
  })
}
function Wo({ lenderId: e, waits: t = !1 }) {
  let { t: n } = b(`revenue`),
    r = Fn(e)
  return (0, K.jsx)(B, {
    query: r,
    failed: n(`failed`),
    waiting: (0, K.jsx)(p, { variant: `rounded`, height: 240 }),
    children: (n) =>
      (0, K.jsx)(jn, { lenderId: e, list: n, children: (0, K.jsx)(Go, { lenderId: e, list: n, waits: t }) }),
  })
}
function Go({ lenderId: e, list: t, waits: r }) {
  let { t: i } = b(`revenue`),
    o = Pn(e),
    s = Ln(),
    [c, u] = (0, G.useState)(null),
    d = () => u(null),
    m = o.data ?? []
  return (0, K.jsxs)(n, {
    component: `section`,
    'aria-labelledby': `revenue-title`,
    sx: { overflow: `hidden` },
    children: [
      (0, K.jsxs)(a, {
        sx: { display: `flex`, flexWrap: `wrap`, alignItems: `center`, gap: 3, px: 6, py: 4 },
        children: [
          (0, K.jsxs)(a, {
            sx: { flex: 1, minWidth: 200 },
            children: [
              (0, K.jsx)(l, { variant: `h4`, component: `h2`, id: `revenue-title`, children: i(`title`) }),
              (0, K.jsx)(l, { variant: `body2`, sx: { color: `text.secondary` }, children: i(`lead`) }),
            ],
          }),
          (0, K.jsx)(f, {
            variant: `contained`,
            startIcon: (0, K.jsx)(T, { name: `plus` }),
            disabled: !o.isSuccess || !s.isSuccess,
            onClick: () => u({ what: `add` }),
            children: i(`add`),
          }),
        ],
      }),
      (0, K.jsx)(Gn, {}),
      (0, K.jsx)(a, {
        sx: { px: 6, '& > *': { pb: 4 } },
        children: (0, K.jsx)(B, { query: s, failed: i(`typesFailed`), waiting: null, children: () => null }),
      }),
      (0, K.jsx)(B, {
        query: o,
        failed: i(`failed`),
        waiting: (0, K.jsxs)(a, {
          role: `status`,
          'aria-label': i(`loading`),
          sx: { px: 6, pb: 6 },
          children: [(0, K.jsx)(p, { height: 56 }), (0, K.jsx)(p, { height: 56 })],
        }),
        empty: (0, K.jsx)(l, { sx: { px: 6, pb: 6 }, children: i(r ? `emptyWaits` : `empty`) }),
        children: () =>
          (0, K.jsxs)(K.Fragment, {
            children: [
              (0, K.jsx)(Ho, {
                lenderId: e,
                slabs: m,
                types: s.data ?? [],
                onEdit: (e) => u({ what: `edit`, slab: e }),
                onRemove: (e) => u({ what: `remove`, slab: e }),
              }),
              (0, K.jsx)(pr, { slabs: m }),
              (0, K.jsx)(mr, { slabs: m }),
            ],
          }),
      }),
      (0, K.jsx)(Uo, { lenderId: e, list: t }),
      (c?.what === `add` || c?.what === `edit`) &&
        (0, K.jsx)(nr, {
          lenderId: e,
          slab: c.what === `edit` ? c.slab : null,
          place: c.what === `edit` ? ((e) => m.findIndex(({ id: t }) => t === e.id) + 1)(c.slab) : m.length + 1,
          types: s.data ?? [],
          onClose: d,
        }),
      c?.what === `remove` && (0, K.jsx)(Wn, { lenderId: e, slab: c.slab, onClose: d }),
    ],
  })
}
function Ko({ lenderId: e, signature: { at: t, by: n, without: r } }) {
  let { t: i } = b(`lenders-admin`)
  return (0, K.jsx)(st, { lenderId: e, needs: r, title: i(`signature.given`, { day: yt(t), by: n }) })
}
var qo = (e) => [`criteria-drafts`, e]
function Jo(e) {
  return gt({
    queryKey: qo(e),
    queryFn: ({ signal: t }) => V(`listCriteriaDrafts`, { params: { lenderId: e }, signal: t }),
    refetchOnMount: `always`,
  })
}
function Yo(e) {
  return bt({ mutationFn: (t) => V(`previewCriteria`, { body: { lender_id: e, changes: t } }) })
}
function Xo(e, t) {
  let n = Ct()
  return bt({
    mutationFn: t,
    onSettled: () => Promise.all([n.invalidateQueries({ queryKey: qo(e) }), n.invalidateQueries({ queryKey: Ce })]),
  })
}
function Zo(e) {
  return Xo(e, (t) => V(`createCriteriaDraft`, { body: { lender_id: e, changes: t } }))
}
function Qo(e, t) {
  return Xo(e, (e) => t((t) => V(`publishCriteriaDraft`, { params: { id: e }, body: { reason: t } })))
}
function $o(e, t) {
  return Xo(e, (e) => t((t) => V(`rollBackCriteriaDraft`, { params: { id: e }, body: { reason: t } })))
}
function es(e, t) {
  return Xo(e, ({ id: e, publish_at: n }) =>
    t((t) => V(`scheduleCriteriaDraft`, { params: { id: e }, body: { publish_at: n, reason: t } })),
  )
}
function ts(e) {
  let [t = ``, n = ``] = e.split(`T`),
    r = pt(t, n)
  return Number.isNaN(r.getTime()) ? `` : r.toISOString()
}
function ns({ lenderId: e, draftId: t, onClose: n }) {
  let { t: r } = b([`criteria`, `common`]),
    { withWhy: i, dialog: a } = Ot(),
    { mutateAsync: o } = es(e, i),
    s = fn(`scheduleCriteriaDraft`, Ye, {
      start: { publish_at: `` },
      body: ({ publish_at: e }) => ({ publish_at: ts(e) }),
      send: ({ publish_at: e }) => o({ id: t, publish_at: e }),
      done: () => {
        ;(D.success(r(`schedule.done`)), n())
      },
      refused: (e) => {
        if ((e instanceof Dt && n(), e instanceof Pt)) return !0
        let t = wt(e, `publish_at`)
        return (s.hands.setError(`publish_at`, { type: `server`, message: t }, { shouldFocus: !0 }), !0)
      },
    })
  return (0, K.jsxs)(K.Fragment, {
    children: [
      (0, K.jsx)(yn, {
        form: s,
        title: r(`drafts.schedule`),
        confirm: r(`schedule.submit`),
        narrow: !0,
        onClose: n,
        children: (0, K.jsx)(mn, {
          name: `publish_at`,
          label: r(`schedule.at`),
          help: r(`schedule.help`),
          messages: { 'rules:date.invalid': r(`schedule.missing`) },
          input: { type: `datetime-local` },
        }),
      }),
      a,
    ],
  })
}
function rs({ lenderId: e, draft: t, onReuse: n }) {
  let { t: r } = b([`criteria`, `lenders-admin`, `common`]),
    { withWhy: i, dialog: o } = Ot(),
    c = Qo(e, i),
    u = $o(e, i),
    [d, p] = (0, G.useState)(!1),
    { draft_id: m, status: h, publish_at: _ } = t,
    v = c.isPending || u.isPending,
    y = c.error ?? u.error,
    x = y instanceof Pt ? null : y,
    S = h === `draft` || h === `scheduled`
  return (0, K.jsxs)(a, {
    component: `li`,
    sx: { mt: 4, pt: 4, borderTop: 1, borderColor: `divider`, overflowWrap: `anywhere` },
    children: [
      (0, K.jsxs)(a, {
        sx: { display: `flex`, flexWrap: `wrap`, gap: 2, alignItems: `center` },
        children: [
          (0, K.jsx)(St, { tone: is[h], children: r(`state.${h}`) }),
          (0, K.jsx)(l, {
            variant: `body2`,
            sx: { color: `text.secondary` },
            children: r(`drafts.by`, { id: m, name: t.created_by || r(`drafts.nobody`), at: vt(t.created_at) }),
          }),
        ],
      }),
      _ !== null && (0, K.jsx)(l, { variant: `body2`, sx: { mt: 1 }, children: r(`at.${h}`, { at: vt(_) }) }),
      (0, K.jsx)(a, {
        component: `ul`,
        sx: { my: 2, pl: 5 },
        children: (0, K.jsx)(Be, { before: t.replaced, after: t.changes }),
      }),
      x && (0, K.jsx)(s, { severity: `error`, sx: { mb: 2 }, children: C(x) }),
      (0, K.jsxs)(a, {
        sx: { display: `flex`, flexWrap: `wrap`, gap: 2 },
        children: [
          S &&
            (0, K.jsxs)(K.Fragment, {
              children: [
                (0, K.jsx)(f, {
                  variant: `contained`,
                  'aria-disabled': v,
                  onClick: () => {
                    v ||
                      (u.reset(),
                      c.mutate(m, { onSuccess: () => D.saved(r(`drafts.publishedNow`), () => u.mutate(m)) }))
                  },
                  children: r(`drafts.publish`),
                }),
                (0, K.jsx)(f, { variant: `outlined`, onClick: () => p(!0), children: r(`drafts.schedule`) }),
              ],
            }),
          h !== `rolled_back` &&
            (0, K.jsx)(f, {
              variant: `outlined`,
              'aria-disabled': v,
              onClick: () => {
                v ||
                  (c.reset(),
                  u.mutate(m, { onSuccess: () => D.success(r(S ? `drafts.calledOff` : `drafts.rolledBack`)) }))
              },
              children: r(S ? `drafts.callOff` : `drafts.rollBack`),
            }),
          (0, K.jsx)(f, { variant: `text`, onClick: n, children: r(`drafts.reuse`) }),
        ],
      }),
      o,
      d && (0, K.jsx)(ns, { lenderId: e, draftId: m, onClose: () => p(!1) }),
    ],
  })
  function C(e) {
    let t = e instanceof g && e.code === `conflict` ? Object.keys(e.errors ?? {}) : []
    return t.length === 0
      ? ne(e)
      : r(`drafts.moved`, { fields: t.map((e) => r(`lenders-admin:fields.${e}`)).join(`, `) })
  }
}
var is = { draft: `neutral`, scheduled: `info`, published: `ok`, rolled_back: `neutral` }
function as({ lenderId: e, onReuse: t }) {
  let { t: n } = b([`criteria`, `common`]),
    r = Jo(e)
  return (0, K.jsxs)(u, {
    variant: `outlined`,
    component: `section`,
    'aria-labelledby': `drafts-title`,
    sx: { p: 5 },
    children: [
      (0, K.jsx)(l, { variant: `h4`, component: `h2`, id: `drafts-title`, children: n(`drafts.title`) }),
      (0, K.jsx)(B, {
        query: r,
        failed: n(`drafts.failed`),
        waiting: (0, K.jsx)(p, {
          variant: `rounded`,
          height: 80,
          sx: { mt: 3 },
          role: `status`,
          'aria-label': n(`common:loading`),
        }),
        empty: (0, K.jsx)(l, { sx: { mt: 3, color: `text.secondary` }, children: n(`drafts.none`) }),
        children: (n) =>
          (0, K.jsx)(a, {
            component: `ul`,
            sx: { listStyle: `none`, m: 0, p: 0 },
            children: n.map((n) => (0, K.jsx)(rs, { lenderId: e, draft: n, onReuse: () => t(n) }, n.draft_id)),
          }),
      }),
    ],
  })
}
function os({ lender: e, changed: t }) {
  let n = (n) => ({ key: n, name: n, lender: e, changed: t.includes(n) })
  return (0, K.jsxs)(K.Fragment, {
    children: [
      (0, K.jsx)(a, { sx: us, children: Fe.map((e) => (0, G.createElement)(ss, { ...n(e), key: e })) }),
      (0, K.jsx)(a, {
        sx: { display: `flex`, flexWrap: `wrap`, columnGap: 6, mt: 4 },
        children: Ne.map((e) => (0, G.createElement)(cs, { ...n(e), key: e })),
      }),
    ],
  })
}
function ss(e) {
  let { t } = b(`lenders-admin`),
    { name: n } = e,
    { id: r, text: i, error: o, inputRef: s, onChange: c } = dn(n),
    l = n === `pincodes_excluded`
  return (0, K.jsxs)(a, {
    sx: { minWidth: 0, ...(l && { gridColumn: `1 / -1` }) },
    children: [
      (0, K.jsx)(Rt, { htmlFor: r, children: t(`fields.${n}`) }),
      (0, K.jsx)(Bt, {
        id: r,
        size: `small`,
        fullWidth: !0,
        multiline: l,
        value: i,
        error: o !== null,
        inputRef: s,
        onChange: (e) => c(e.target.value),
        inputProps: {
          'aria-describedby': o !== null || e.changed ? `${r}-help` : void 0,
          'aria-invalid': o !== null || void 0,
          autoComplete: `off`,
          ...(!l && { inputMode: `decimal` }),
        },
      }),
      (0, K.jsx)(ls, { ...e, id: r, error: o }),
    ],
  })
}
function cs(e) {
  let { t } = b(`lenders-admin`),
    { id: n, text: r, error: i, inputRef: o, onChange: s } = dn(e.name)
  return (0, K.jsxs)(a, {
    children: [
      (0, K.jsx)(Zt, {
        sx: { ml: 0, gap: 2 },
        label: t(`fields.${e.name}`),
        control: (0, K.jsx)(It, {
          checked: r === `1`,
          onChange: (e, t) => s(t ? `1` : `0`),
          slotProps: { input: { role: `switch`, ref: o, 'aria-describedby': `${n}-help` } },
        }),
      }),
      (0, K.jsx)(ls, { ...e, id: n, error: i }),
    ],
  })
}
function ls({ name: e, lender: t, changed: n, id: r, error: i }) {
  let { t: a } = b([`criteria`, `lenders-admin`, `common`]),
    o = (e) => a(e.includes(`:`) ? e : `lenders-admin:${e}`),
    s = he(t, e) ? o(`none`) : Pe(e, t[e], o),
    c = n ? a(`now`, { value: s }) : null
  return i === null && c === null
    ? null
    : (0, K.jsx)(Wt, { id: `${r}-help`, error: i !== null, sx: { overflowWrap: `anywhere` }, children: i ?? c })
}
var us = {
    display: `grid`,
    gridTemplateColumns: { xs: `minmax(0, 1fr)`, sm: `repeat(2, minmax(0, 1fr))`, lg: `repeat(4, minmax(0, 1fr))` },
    gap: 4,
    alignItems: `start`,
  },
  ds = [`gained`, `lost`, `unchanged`, `amount_changed`]
function fs({ preview: e }) {
  let { t } = b(`criteria`)
  return e.checked === 0
    ? (0, K.jsx)(l, { sx: { mt: 5 }, children: t(`result.nobody`) })
    : (0, K.jsxs)(a, {
        sx: { mt: 5 },
        children: [
          (0, K.jsx)(l, { sx: { fontWeight: 500 }, children: t(`result.checked`, { count: e.checked }) }),
          (0, K.jsx)(a, {
            component: `dl`,
            sx: { display: `flex`, flexWrap: `wrap`, gap: 4, my: 3 },
            children: ds.map((n) =>
              (0, K.jsxs)(
                a,
                {
                  sx: { flex: `1 1 140px`, display: `flex`, flexDirection: `column-reverse` },
                  children: [
                    (0, K.jsx)(a, {
                      component: `dt`,
                      sx: { color: `text.secondary`, fontSize: `0.875rem` },
                      children: t(`result.${n}`),
                    }),
                    (0, K.jsx)(a, {
                      component: `dd`,
                      sx: { m: 0, fontSize: `1.5rem`, fontWeight: 600, color: ps[n] },
                      children: y(e[n]),
                    }),
                  ],
                },
                n,
              ),
            ),
          }),
          (0, K.jsx)(ms, { kind: `gained`, samples: e.sample_gained }),
          (0, K.jsx)(ms, { kind: `lost`, samples: e.sample_lost }),
        ],
      })
}
var ps = { gained: `success.main`, lost: `error.main`, unchanged: `text.primary`, amount_changed: `text.primary` }
function ms({ kind: e, samples: t }) {
  let { t: n } = b([`criteria`, `options`])
  if (t.length === 0) return null
  let r = n(`sample.${e}`, { count: t.length })
  return (0, K.jsxs)(K.Fragment, {
    children: [
      (0, K.jsx)(l, { variant: `h5`, component: `h3`, sx: { mt: 4 }, children: r }),
      (0, K.jsx)(Fo, {
        tabIndex: 0,
        role: `region`,
        'aria-label': r,
        children: (0, K.jsxs)(rn, {
          size: `small`,
          sx: { minWidth: 640 },
          children: [
            (0, K.jsx)(Yt, {
              children: (0, K.jsx)(Xt, {
                children: [`age`, `income`, `employment`, `score`, `asked`, e].map((e) =>
                  (0, K.jsx)(H, { children: n(`columns.${e}`) }, e),
                ),
              }),
            }),
            (0, K.jsx)(tn, {
              children: t.map((e, t) =>
                (0, K.jsxs)(
                  Xt,
                  {
                    children: [
                      (0, K.jsx)(H, { children: e.age }),
                      (0, K.jsx)(H, { children: e.monthly_income === null ? n(`notAsked`) : w(e.monthly_income) }),
                      (0, K.jsx)(H, {
                        children: e.employment === null ? n(`notAsked`) : n(`options:employmentStatus.${e.employment}`),
                      }),
                      (0, K.jsx)(H, { children: n(`score.${e.score_band}`) }),
                      (0, K.jsx)(H, { children: n(`asked`, { amount: w(e.amount), count: e.tenure_months }) }),
                      (0, K.jsx)(H, { children: e.reasons.map((e) => n(`reason.${e}`)).join(`, `) }),
                    ],
                  },
                  t,
                ),
              ),
            }),
          ],
        }),
      }),
    ],
  })
}
function hs({ lender: e }) {
  let { t } = b([`criteria`, `lenders-admin`, `common`]),
    n = Yo(e.lender_id),
    r = Zo(e.lender_id),
    { withWhy: i, dialog: o } = Ot(),
    c = Qo(e.lender_id, i),
    d = (0, G.useRef)(`try`),
    p = (0, G.useRef)(null),
    m = fn(`previewCriteria`, Xe, {
      start: Ve(e),
      stored: Ve(e),
      body: (t) => ({ lender_id: e.lender_id, changes: it(e, t) }),
      send: async ({ changes: e }) => {
        if (d.current === `try`) return n.mutateAsync(e)
        let i = await r.mutateAsync(e)
        if (d.current === `draft`) return D.success(t(`saved`))
        ;(await c.mutateAsync(i.draft_id).then(
          () => !1,
          (e) => {
            if (e instanceof Pt) return !0
            throw e
          },
        )) || D.success(t(`drafts.publishedNow`))
      },
      done: () => {
        d.current !== `try` && (n.reset(), m.hands.reset(Ve(e)))
      },
      failureIn: `form`,
    }),
    h = m.hands.watch(),
    g = it(e, h),
    _ = Object.keys(g).length === 0,
    v = (e, t) => {
      ;(t?.preventDefault(), _ || m.busy || ((d.current = e), m.submit(t)))
    },
    y = () => {
      ;(n.reset(), m.fail(null))
    }
  return (0, K.jsxs)(a, {
    sx: { display: `grid`, gap: 5, gridColumn: `1 / -1`, minWidth: 0 },
    children: [
      (0, K.jsxs)(u, {
        variant: `outlined`,
        component: `section`,
        'aria-labelledby': `criteria-title`,
        sx: { p: 5 },
        children: [
          (0, K.jsx)(l, { variant: `h4`, component: `h2`, id: `criteria-title`, children: t(`title`) }),
          (0, K.jsx)(l, { variant: `body2`, sx: { color: `text.secondary`, mb: 4 }, children: t(`lead`) }),
          (0, K.jsxs)(a, {
            component: cn,
            form: { ...m, submit: (e) => v(`try`, e) },
            prefix: `criteria`,
            ref: p,
            onChange: y,
            children: [
              (0, K.jsx)(os, { lender: e, changed: Object.keys(g) }),
              m.failure !== null && (0, K.jsx)(s, { severity: `error`, sx: { mt: 4 }, children: ne(m.failure) }),
              (0, K.jsxs)(a, {
                sx: { display: `flex`, flexWrap: `wrap`, gap: 3, mt: 5 },
                children: [
                  (0, K.jsx)(f, {
                    type: `submit`,
                    variant: `contained`,
                    'aria-disabled': _ || m.busy,
                    'aria-describedby': `criteria-none`,
                    children: t(n.isPending ? `trying` : `try`),
                  }),
                  (0, K.jsx)(f, {
                    variant: `outlined`,
                    'aria-disabled': _ || m.busy,
                    onClick: (e) => v(`draft`, e),
                    'aria-describedby': `criteria-none`,
                    children: t(`save`),
                  }),
                  (0, K.jsx)(f, {
                    variant: `outlined`,
                    'aria-disabled': _ || m.busy,
                    onClick: (e) => v(`publish`, e),
                    'aria-describedby': `criteria-none`,
                    children: t(`publish`),
                  }),
                  !_ &&
                    (0, K.jsx)(f, {
                      variant: `text`,
                      onClick: () => {
                        ;(m.hands.reset(Ve(e)), y())
                      },
                      children: t(`reset`),
                    }),
                ],
              }),
              (0, K.jsx)(l, {
                id: `criteria-none`,
                variant: `body2`,
                sx: { color: `text.secondary`, mt: 2 },
                children: _ ? t(`noneChanged`) : t(`changed`, { count: Object.keys(g).length }),
              }),
            ],
          }),
          o,
          (0, K.jsx)(`div`, { role: `status`, children: n.data && (0, K.jsx)(fs, { preview: n.data }) }),
        ],
      }),
      (0, K.jsx)(as, {
        lenderId: e.lender_id,
        onReuse: (t) => {
          m.hands.reset(Ve(e))
          for (let [e, n] of He(t.changes)) m.hands.setValue(e, n, { shouldDirty: !0 })
          ;(y(), p.current?.querySelector(`input`)?.focus())
        },
      }),
    ],
  })
}
function gs({ rowId: e, label: t, shown: n, unset: r, note: i, children: o }) {
  return (0, K.jsxs)(a, {
    id: e,
    tabIndex: -1,
    sx: z,
    children: [
      (0, K.jsx)(a, { component: `span`, sx: me, children: t }),
      (0, K.jsxs)(a, { sx: le, children: [(0, K.jsx)(I, { shown: n, unset: r, note: i }), o] }),
    ],
  })
}
var _s = (e) => et.some((t) => t === e)
function vs({ kind: e, printed: t }) {
  return t ? Qe(t.property) : e === `slabs` ? `revenue` : `criteria`
}
function ys(e, t) {
  for (let { printed: n, criteria: r } of e) {
    if (n?.property === t) return n.after
    if (r && _s(t) && r.after[t] !== void 0) return r.after[t]
  }
}
var bs = (e, t) => e.criteria_take_two && _s(t),
  xs = (e, t) => F(e).some((e) => t === `${e}_hi`)
function Ss({ lender: e, approvals: t, field: n, save: r }) {
  let { t: i } = b([`lenders-admin`, `options`, `common`, `admin`]),
    { property: o, kind: s } = n,
    c = e[o],
    l = he(e, o),
    u = $e(e, o),
    f = Ke(o),
    p = f.length > 0 && (l || c === u),
    m = ys(t.waiting, o),
    h = (e) => (s === `flag` ? i(e === 1 ? `common:yes` : `common:no`) : ot(s, e, i)),
    g = {
      rowId: ke(o),
      label: i(`fields.${o}`),
      shown: l ? i(xs(e, o) ? `admin:hindi.missing` : `none`) : h(c),
      unset: l,
      optional: lt(e, o),
      note: _(),
    }
  return (p && s === `percent` && rt(e)) || ct(e, o)
    ? (0, K.jsx)(gs, { ...g })
    : bs(t, o)
      ? (0, K.jsx)(gs, {
          ...g,
          children: (0, K.jsx)(d, {
            component: O,
            to: `?tab=criteria#criteria-${o}`,
            'aria-label': i(`waiting.changeOf`, { field: g.label }),
            children: i(`waiting.change`),
          }),
        })
      : (0, K.jsx)(de, {
          ...g,
          typed: l ? `` : Ge(c),
          control: Ie(n, i, l),
          onSave: (t, n) => {
            let i = l && n === `` ? c : tt(s, n)
            return r(e, o, { value: tt(s, t), expected: i })
          },
          present: (e) => ({ shown: h(e), typed: Ge(e) }),
        })
  function _() {
    if (m !== void 0) return i(`waiting.field`, { value: h(m) })
    if (ct(e, o)) return i(`made.of`, { of: i(`fields.penal_charge_amount`) })
    if (p) {
      let e = s === `percent` ? i(`made.apr`) : f.map((e) => i(`fields.${e}`)).join(`, `)
      return i(u === null ? `made.later` : `made.of`, { of: e })
    }
    if (u !== null) return i(s === `percent` ? `made.ownFigure` : `made.own`, { value: ot(s, u, i) })
    if (ge(e).includes(o))
      return (0, K.jsx)(a, {
        component: `span`,
        sx: { color: `warning.main`, fontWeight: 500 },
        children: i(`needs.field`),
      })
  }
}
var Cs = (e) => e.kind === `flag`
function ws({ lender: e, card: t, approvals: n, children: r }) {
  let { t: i } = b([`lenders-admin`, `common`]),
    o = Ot(),
    s = je(o.withWhy)
  return (0, K.jsxs)(u, {
    variant: `outlined`,
    component: `section`,
    'aria-labelledby': `card-${t}`,
    children: [
      (0, K.jsxs)(a, {
        sx: { px: 5, py: 4 },
        children: [(0, K.jsx)(l, { variant: `h4`, component: `h2`, id: `card-${t}`, children: i(`cards.${t}`) }), r],
      }),
      Je(e, t).map((t) => {
        let { property: r } = t,
          o = { lender: e, approvals: n, field: t, save: s },
          c = i(`fields.${r}`)
        return Cs(t) && !bs(n, r)
          ? (0, K.jsxs)(
              a,
              {
                id: ke(r),
                sx: Ts,
                children: [
                  (0, K.jsx)(a, { sx: { color: `text.secondary`, fontSize: `0.9375rem` }, children: c }),
                  (0, K.jsxs)(a, {
                    sx: { display: `flex`, alignItems: `center`, justifyContent: `space-between`, fontWeight: 500 },
                    children: [
                      i(e[t.property] === 1 ? `common:yes` : `common:no`),
                      (0, K.jsx)(We, { lender: e, property: t.property, label: c }),
                    ],
                  }),
                ],
              },
              r,
            )
          : (0, K.jsx)(Ss, { ...o }, r)
      }),
      o.dialog,
    ],
  })
}
var Ts = {
  display: `grid`,
  gridTemplateColumns: { xs: `repeat(2, minmax(0, 1fr))`, sm: `minmax(0, 2fr) minmax(0, 4fr)` },
  columnGap: 4,
  alignItems: `center`,
  px: 5,
  py: 1,
  borderTop: 1,
  borderColor: `divider`,
}
W({ id: Tn(), name: U().defined() })
var Es = W({ name: Et })
function Ds({ lender: e }) {
  let { t } = b(`lenders-admin`),
    n = Re(),
    r = Le(),
    i = Ot(),
    o = je(i.withWhy),
    [s, c] = (0, G.useState)(!1),
    [d, p] = (0, G.useState)(!1),
    m = e.lender_group_ids,
    h = async (t, n) => {
      if (d) return
      p(!0)
      let r = n ? [...m, t] : m.filter((e) => e !== t)
      ;(await o(e, `lender_group_ids`, { value: r }).catch(() => void 0), p(!1))
    }
  return (0, K.jsxs)(u, {
    variant: `outlined`,
    component: `section`,
    'aria-labelledby': `card-groups`,
    sx: { p: 5 },
    children: [
      (0, K.jsx)(l, { variant: `h4`, component: `h2`, id: `card-groups`, children: t(`fields.lender_group_ids`) }),
      (0, K.jsx)(B, {
        query: n,
        failed: t(`groups.failed`),
        waiting: null,
        empty: (0, K.jsx)(l, { sx: { color: `text.secondary`, mt: 2 }, children: t(`groups.none`) }),
        children: (e) =>
          (0, K.jsx)(a, {
            role: `group`,
            'aria-labelledby': `card-groups`,
            'aria-busy': d,
            sx: { display: `grid`, my: 2 },
            children: e.map(({ id: e, name: t }) =>
              (0, K.jsx)(
                Zt,
                { label: t, control: (0, K.jsx)(Qt, { checked: m.includes(e), onChange: (t, n) => void h(e, n) }) },
                e,
              ),
            ),
          }),
      }),
      (0, K.jsx)(f, { variant: `outlined`, onClick: () => c(!0), children: t(`groups.create`) }),
      s &&
        (0, K.jsx)(Ze, {
          call: `createLenderGroup`,
          schema: Es,
          title: t(`groups.create`),
          label: t(`groups.name`),
          help: t(`groups.rule`),
          submit: t(`create.submit`),
          onSubmit: async (e) => {
            let { id: n } = await r.mutateAsync(e)
            ;(D.success(t(`groups.created`)), c(!1), await h(n, !0))
          },
          onClose: () => c(!1),
        }),
      i.dialog,
    ],
  })
}
var Os = [`details`, `charges`, `entity`, `criteria`, `revenue`, `words`, `offer`, `system`, `history`],
  ks = (e) => Object.hasOwn(Ue, e)
function As({ lender: e, revenue: t, words: n, history: r, approvals: i, waitingOf: o }) {
  let { t: s } = b(`lenders-admin`),
    c = (e) => i.waiting.filter((t) => vs(t) === e),
    l = (e, t) => {
      let n = c(e).length
      return n === 0 ? t : s(`waiting.tab`, { tab: t, count: n })
    }
  return (0, K.jsx)(Nt, {
    tabs: Os,
    label: s(`tabs.label`),
    nameOf: (e) => l(e, s(`tabs.${e}`)),
    children: (s) =>
      (0, K.jsxs)(
        a,
        {
          sx: js,
          children: [
            c(s).length > 0 && (0, K.jsx)(a, { sx: { gridColumn: `1 / -1`, minWidth: 0 }, children: o(c(s)) }),
            ks(s) &&
              Ue[s].map((t) =>
                (0, K.jsx)(
                  ws,
                  { lender: e, card: t, approvals: i, children: t === `offer` && (0, K.jsx)(ue, { lender: e }) },
                  t,
                ),
              ),
            s === `system` && (0, K.jsx)(Ds, { lender: e }),
            s === `criteria` && (0, K.jsx)(hs, { lender: e }),
            s === `revenue` && (0, K.jsx)(a, { sx: { gridColumn: `1 / -1`, minWidth: 0 }, children: t }),
            s === `words` && (0, K.jsx)(a, { sx: { gridColumn: `1 / -1`, minWidth: 0 }, children: n }),
            s === `history` && (0, K.jsx)(a, { sx: { gridColumn: `1 / -1`, minWidth: 0 }, children: r }),
          ],
        },
        e.lender_id,
      ),
  })
}
var js = {
  display: `grid`,
  gridTemplateColumns: { xs: `minmax(0, 1fr)`, lg: `repeat(2, minmax(0, 1fr))` },
  gap: 5,
  alignItems: `start`,
}
function Ms({ lenderId: e }) {
  let { t } = b(`audit`),
    { data: n } = Pn(e),
    r = `lender:${e}`,
    [i, a] = (0, G.useState)(r),
    o = [r, ...(n ?? []).map(({ id: e }) => `lender_revenue:${e}`)],
    s = o.includes(i) ? i : r
  return (0, K.jsxs)(u, {
    variant: `outlined`,
    sx: { p: 5, minWidth: 0 },
    children: [
      o.length > 1 &&
        (0, K.jsx)(nn, {
          native: !0,
          value: s,
          onChange: (e) => a(e.target.value),
          inputProps: { 'aria-label': t(`of.label`) },
          sx: { mb: 5 },
          children: o.map((e, n) =>
            (0, K.jsx)(`option`, { value: e, children: n === 0 ? t(`of.lender`) : t(`of.slab`, { place: n }) }, e),
          ),
        }),
      (0, K.jsx)(Me, { object: s }, s),
      (0, K.jsx)(Ee, { action: `lender-revenue.delete`, children: t(`deleted.slabs`) }),
    ],
  })
}
var Ns = (e) => [`lender-matters`, e]
function Ps(e) {
  return gt({
    queryKey: Ns(e),
    queryFn: ({ signal: t }) => V(`listLenderMatters`, { params: { lenderId: e }, signal: t }),
    refetchOnMount: `always`,
  })
}
function Fs(e) {
  let t = Ct()
  return bt({
    mutationFn: (e) => V(`takeOnLenderMatter`, { params: { id: e } }),
    onSettled: () => t.invalidateQueries({ queryKey: Ns(e) }),
  })
}
function Is(e, t) {
  let n = Ct()
  return bt({
    mutationFn: (e) => V(`settleLenderMatter`, { params: { id: t }, body: e }),
    onSettled: () => n.invalidateQueries({ queryKey: Ns(e) }),
  })
}
var Ls = W({
  matter_id: Tn(),
  kind: U()
    .oneOf([
      `report_ended`,
      `report_back`,
      `goes_on`,
      `stop_open`,
      `stopped_late`,
      `exit_open`,
      `exit_contradicted`,
      `principal_unknown`,
    ])
    .defined(),
  reference: U().nullable().defined(),
  user_id: Tn(),
  status: U().oneOf(ft).defined(),
  lender_status: U().nullable().defined(),
  event_id: U().nullable().defined(),
  due_at: xn(),
  taken: W({ name: U().defined(), is_own: En().defined() }).nullable().defined(),
})
W({ matters: Sn(Ls), total: bn().integer().defined() })
var Rs = W({ reason: vn() })
function zs({ lenderId: e, matter: t, onClose: n }) {
  let { t: r } = b(`lender-matters`),
    { mutateAsync: i } = Is(e, t.matter_id),
    a = t.reference ?? ``,
    o = fn(`settleLenderMatter`, Rs, {
      start: { reason: `` },
      body: ({ reason: e }) => ({ reason: e.trim() }),
      send: i,
      done: () => {
        ;(D.success(r(`settle.done`, { reference: a })), n())
      },
      failureIn: `form`,
    })
  return (0, K.jsxs)(yn, {
    form: o,
    title: r(`settle.of`, { reference: a }),
    confirm: r(`settle.confirm`),
    onClose: n,
    children: [
      (0, K.jsx)(zt, { sx: { mb: 4 }, children: r(`next.${t.kind}`) }),
      (0, K.jsx)(mn, {
        name: `reason`,
        label: r(`settle.reason`),
        help: r(`settle.help`),
        rows: 2,
        input: { maxLength: 300 },
      }),
    ],
  })
}
function Bs(e, t) {
  return [
    ...(e.status === null ? [] : [t(`when.status`, { word: e.status })]),
    ...(e.sub_status === null ? [] : [t(`when.sub_status`, { word: e.sub_status })]),
    ...(e.reason === null ? [] : [t(`when.reason`, { word: e.reason })]),
  ]
}
var Vs = [`exit_confirmed`, `exit_refused`, `nothing_new`],
  Hs = (e, t) => (Us(e) ? t(`means.${e}`) : t(`applications:status.${e}`)),
  Us = (e) => Vs.includes(e)
function Ws({ means: e, refusal: t }, n) {
  let r = t && n(e === null ? `becauseAlone` : `because`, { reason: n(`refusal.${t}`) })
  return [e && Hs(e, n), r].filter((e) => e !== null).join(`, `)
}
var Gs = (e) => Oe.map((t) => ({ id: t, value: Hs(t, e) }))
function Ks({ row: e, place: t, children: n }) {
  let { t: r } = b([`status-words`, `applications`])
  return (0, K.jsxs)(a, {
    component: `li`,
    sx: {
      display: `flex`,
      flexWrap: `wrap`,
      alignItems: `center`,
      columnGap: 4,
      rowGap: 1,
      py: 2,
      borderTop: 1,
      borderColor: `divider`,
    },
    children: [
      t !== void 0 &&
        (0, K.jsx)(l, {
          'aria-hidden': !0,
          sx: { minWidth: 28, color: `text.secondary`, fontVariantNumeric: `tabular-nums` },
          children: t,
        }),
      (0, K.jsxs)(a, {
        sx: { flex: `1 1 200px`, minWidth: 0 },
        children: [
          Bs(e, r).map((e) => (0, K.jsx)(l, { sx: { overflowWrap: `anywhere` }, children: e }, e)),
          e.product !== null &&
            (0, K.jsx)(l, {
              variant: `body2`,
              sx: { color: `text.secondary` },
              children: r(`onlyFor`, { product: r(`applications:productName.${e.product}`) }),
            }),
        ],
      }),
      (0, K.jsx)(l, { sx: { flex: `1 1 180px`, minWidth: 0, fontWeight: 500 }, children: Ws(e, r) }),
      n,
    ],
  })
}
function qs({ ordered: e = !1, children: t }) {
  return (0, K.jsx)(a, { component: e ? `ol` : `ul`, sx: { listStyle: `none`, m: 0, mt: 3, p: 0 }, children: t })
}
function Js({ lenderId: e }) {
  let { t } = b(`lender-matters`),
    n = Ps(e),
    r = Fs(e),
    [i, a] = (0, G.useState)(null)
  return (0, K.jsx)(B, {
    query: n,
    failed: t(`failed`),
    waiting: (0, K.jsx)(p, { variant: `rounded`, height: 120, role: `status`, 'aria-label': t(`loading`) }),
    children: ({ matters: n, total: o }) =>
      (0, K.jsxs)(K.Fragment, {
        children: [
          n.length === 0 && (0, K.jsx)(l, { sx: { mt: 3 }, children: t(`none`) }),
          (0, K.jsx)(qs, {
            children: n.map((e) =>
              (0, K.jsx)(
                Ys,
                {
                  matter: e,
                  busy: r.isPending,
                  onTake: () => r.mutate(e.matter_id, { onError: S }),
                  onSettle: () => a(e),
                },
                e.matter_id,
              ),
            ),
          }),
          o > n.length && (0, K.jsx)(l, { sx: { mt: 3 }, children: t(`others`, { count: o - n.length }) }),
          i && (0, K.jsx)(zs, { lenderId: e, matter: i, onClose: () => a(null) }),
        ],
      }),
  })
}
function Ys({ matter: e, busy: t, onTake: n, onSettle: r }) {
  let { t: i } = b([`lender-matters`, `applications`]),
    { kind: o, status: s, lender_status: c, event_id: u, due_at: p, taken: m, user_id: h } = e,
    g = e.reference ?? ``
  return (0, K.jsxs)(a, {
    component: `li`,
    sx: {
      display: `flex`,
      flexWrap: `wrap`,
      alignItems: `center`,
      gap: 3,
      py: 2,
      borderTop: 1,
      borderColor: `divider`,
    },
    children: [
      (0, K.jsxs)(a, {
        sx: { flex: `1 1 260px`, minWidth: 0, overflowWrap: `anywhere` },
        children: [
          (0, K.jsx)(l, { sx: { fontWeight: 500 }, children: i(`kind.${o}`) }),
          (0, K.jsxs)(l, {
            variant: `body2`,
            children: [
              (0, K.jsx)(d, { component: O, to: M(`csr-portal/:id/:pid`, { id: String(h), pid: g }), children: g }),
              ` · ${i(`here`, { status: i(`applications:status.${s}`) })}`,
            ],
          }),
          c !== null && (0, K.jsx)(l, { variant: `body2`, children: i(`said`, { word: c, event: u ?? `` }) }),
          (0, K.jsx)(l, { variant: `body2`, children: i(`next.${o}`) }),
          (0, K.jsxs)(l, {
            variant: `body2`,
            sx: { color: `text.secondary` },
            children: [
              i(`since`, { day: vt(p) }),
              ` `,
              m === null ? i(`nobody`) : m.is_own ? i(`yours`) : i(`has`, { name: m.name }),
            ],
          }),
        ],
      }),
      m?.is_own !== !0 &&
        (0, K.jsx)(f, {
          variant: `outlined`,
          sx: { minHeight: 44 },
          disabled: t,
          'aria-label': i(`take.of`, { reference: g }),
          onClick: n,
          children: i(`take.take`),
        }),
      (0, K.jsx)(f, {
        variant: `outlined`,
        sx: { minHeight: 44 },
        'aria-label': i(`settle.of`, { reference: g }),
        onClick: r,
        children: i(`settle.confirm`),
      }),
    ],
  })
}
var Xs = 500,
  Zs = () => wn(60).min(1, `rules:required`).nullable().defined(),
  Qs = (e) =>
    function (t) {
      let n = this.parent
      return t !== null || e.some((e) => typeof n[e] == `string`)
    },
  $s = W({
    product: U().oneOf(E, `rules:productType.unknown`).nullable().defined(),
    status: Zs().test(`when`, `rules:statusRow.when`, Qs([`sub_status`, `reason`])),
    sub_status: Zs(),
    reason: Zs(),
    means: U()
      .oneOf(Oe, `rules:status.unknown`)
      .nullable()
      .defined()
      .test(`then`, `rules:statusRow.then`, Qs([`refusal`])),
    refusal: U().oneOf(dt, `rules:status.unknown`).nullable().defined(),
  })
;(W({
  rows: Dn($s).max(Xs, `rules:statusRow.many`).defined(),
  version: bn().integer(`rules:id`).min(0, `rules:id`).max(te, `rules:id`).defined(),
}),
  W({ message: U().defined(), replayed: bn().integer().defined(), going_on: En().defined() }))
var ec = W({
    status: U().defined(),
    sub_status: U().nullable().defined(),
    reason: U().nullable().defined(),
    product_type: Tt,
    applications: bn().integer().defined(),
    since: xn(),
  }),
  tc = W({ version_id: Tn(), rows: Sn($s), saved_by: U().nullable().defined(), saved_at: xn() })
W({ version: bn().integer().defined(), rows: Sn($s), common: Sn($s), versions: Sn(tc), waiting: Sn(ec) })
var nc = [`status`, `sub_status`, `reason`, `product`, `means`, `refusal`]
function rc({ row: e, title: t, onSave: n, onClose: r }) {
  let { t: i } = b([`status-words`, `applications`]),
    o = fn(`saveStatusWords`, $s, {
      start: Object.fromEntries(nc.map((t) => [t, e?.[t] ?? ``])),
      body: (e) => Object.fromEntries(nc.map((t) => [t, Cn(e[t]) || null])),
      send: n,
      done: r,
      failureIn: `form`,
    }),
    s = { maxLength: 60 }
  return (0, K.jsx)(yn, {
    form: o,
    title: t,
    confirm: i(`save`),
    onClose: r,
    children: (0, K.jsxs)(a, {
      sx: { display: `grid`, gap: 4, pt: 1 },
      children: [
        (0, K.jsx)(mn, { name: `status`, label: i(`fields.status`), help: i(`fields.statusHelp`), input: s }),
        (0, K.jsxs)(a, {
          sx: { display: `grid`, gap: 4, gridTemplateColumns: { xs: `1fr`, sm: `1fr 1fr` }, alignItems: `start` },
          children: [
            (0, K.jsx)(mn, { name: `sub_status`, label: i(`fields.sub_status`), help: i(`fields.any`), input: s }),
            (0, K.jsx)(mn, { name: `reason`, label: i(`fields.reason`), help: i(`fields.any`), input: s }),
            (0, K.jsx)(kt, {
              name: `means`,
              label: i(`fields.means`),
              choices: [{ id: ``, value: i(`fields.noMeaning`) }, ...Gs(i)],
            }),
            (0, K.jsx)(kt, {
              name: `refusal`,
              label: i(`fields.refusal`),
              choices: [
                { id: ``, value: i(`fields.noRefusal`) },
                ...dt.map((e) => ({ id: e, value: i(`refusal.${e}`) })),
              ],
            }),
          ],
        }),
        (0, K.jsx)(kt, {
          name: `product`,
          label: i(`fields.product`),
          choices: [
            { id: ``, value: i(`fields.everyProduct`) },
            ...E.map((e) => ({ id: e, value: i(`applications:productName.${e}`) })),
          ],
        }),
      ],
    }),
  })
}
function ic({ rows: e, busy: t, onSave: n, onEdit: r }) {
  let { t: i } = b([`status-words`, `applications`]),
    [o, s] = (0, G.useState)(``),
    u = (0, G.useRef)(null),
    d = (e) => [...Bs(e, i), Ws(e, i)].join(`, `),
    p = (t, r) => {
      let a = [...e],
        [o] = a.splice(t, 1)
      o && (a.splice(t + r, 0, o), s(i(`moved`, { line: d(o), place: t + r + 1, count: e.length })), n(a))
    },
    m = (t) => {
      ;(u.current?.focus(), n(e.filter((e, n) => n !== t)))
    }
  return (0, K.jsxs)(a, {
    ref: u,
    tabIndex: -1,
    sx: { outline: `none` },
    children: [
      e.length === 0 && (0, K.jsx)(l, { sx: { mt: 3 }, children: i(`own.none`) }),
      (0, K.jsx)(qs, {
        ordered: !0,
        children: e.map((n, o) =>
          (0, K.jsx)(
            Ks,
            {
              row: n,
              place: o + 1,
              children: (0, K.jsxs)(a, {
                sx: { display: `flex`, alignItems: `center`, ml: `auto` },
                children: [
                  [-1, 1].map((r) => {
                    let s = r < 0 ? o === 0 : o === e.length - 1
                    return (0, K.jsx)(
                      c,
                      {
                        'aria-label': i(r < 0 ? `up` : `down`, { line: d(n) }),
                        disabled: s || t,
                        onClick: () => p(o, r),
                        children: (0, K.jsx)(a, {
                          component: `span`,
                          sx: { display: `flex`, rotate: r < 0 ? `180deg` : `0deg` },
                          children: (0, K.jsx)(T, { name: `chevronDown`, size: 16 }),
                        }),
                      },
                      r,
                    )
                  }),
                  (0, K.jsx)(f, {
                    size: `small`,
                    sx: { minHeight: 44 },
                    'aria-label': i(`editOf`, { line: d(n) }),
                    disabled: t,
                    onClick: () => r(o),
                    children: i(`edit`),
                  }),
                  (0, K.jsx)(f, {
                    size: `small`,
                    color: `error`,
                    sx: { minHeight: 44 },
                    'aria-label': i(`removeOf`, { line: d(n) }),
                    disabled: t,
                    onClick: () => m(o),
                    children: i(`remove`),
                  }),
                ],
              }),
            },
            `${JSON.stringify(n)} ${o}`,
          ),
        ),
      }),
      (0, K.jsx)(`p`, { className: `app-hidden`, role: `status`, children: o }),
    ],
  })
}
var ac = (e) => ({ lenderId: String(e) })
function oc(e) {
  return gt({ ...ve(e), refetchOnMount: `always` })
}
function sc(e) {
  let t = Ct()
  return bt({
    mutationFn: (t) => V(`saveStatusWords`, { params: ac(e), body: t }),
    onSuccess: ({ replayed: e, going_on: t }) => {
      let n = t ? `savedSome` : e === 0 ? `saved` : `savedAll`
      D.success(A.t(`status-words:${n}`, { count: e }))
    },
    onSettled: () => t.invalidateQueries({ queryKey: ve(e).queryKey }),
  })
}
function cc({ versions: e, busy: t, onPutBack: n }) {
  let { t: r } = b([`status-words`, `applications`])
  return e.length === 0
    ? (0, K.jsx)(l, { sx: { mt: 3 }, children: r(`versions.none`) })
    : (0, K.jsx)(a, {
        component: `ol`,
        reversed: !0,
        sx: { listStyle: `none`, m: 0, mt: 3, p: 0 },
        children: e.map((e, i) => {
          let o = vt(e.saved_at),
            s = r(`versions.saved`, { by: e.saved_by ?? r(`versions.product`), at: o })
          return (0, K.jsx)(
            a,
            {
              component: `li`,
              sx: { py: 2, borderTop: 1, borderColor: `divider` },
              children: (0, K.jsxs)(a, {
                sx: { display: `flex`, flexWrap: `wrap`, alignItems: `center`, gap: 3 },
                children: [
                  (0, K.jsxs)(a, {
                    component: `details`,
                    sx: { flex: `1 1 240px`, minWidth: 0 },
                    children: [
                      (0, K.jsxs)(a, {
                        component: `summary`,
                        sx: { cursor: `pointer`, py: 2.5 },
                        children: [s, ` `, r(`versions.lines`, { count: e.rows.length })],
                      }),
                      (0, K.jsx)(qs, {
                        ordered: !0,
                        children: e.rows.map((e, t) =>
                          (0, K.jsx)(Ks, { row: e, place: t + 1 }, `${JSON.stringify(e)} ${t}`),
                        ),
                      }),
                    ],
                  }),
                  i > 0 &&
                    (0, K.jsx)(f, {
                      variant: `outlined`,
                      size: `small`,
                      sx: { minHeight: 44, alignSelf: `flex-start` },
                      'aria-label': r(`versions.putBackOf`, { at: o }),
                      disabled: t,
                      onClick: () => n(e),
                      children: r(`versions.putBack`),
                    }),
                ],
              }),
            },
            e.version_id,
          )
        }),
      })
}
function lc({ waiting: e, known: t, busy: n, onExplain: r }) {
  let { t: i } = b([`status-words`, `applications`])
  return e.length === 0
    ? (0, K.jsx)(l, { sx: { mt: 3 }, children: i(`waiting.none`) })
    : (0, K.jsx)(qs, {
        children: e.map((e) =>
          (0, K.jsxs)(
            a,
            {
              component: `li`,
              sx: {
                display: `flex`,
                flexWrap: `wrap`,
                alignItems: `center`,
                gap: 3,
                py: 2,
                borderTop: 1,
                borderColor: `divider`,
              },
              children: [
                (0, K.jsxs)(a, {
                  sx: { flex: `1 1 220px`, minWidth: 0 },
                  children: [
                    Bs(e, i).map((e) => (0, K.jsx)(l, { sx: { overflowWrap: `anywhere` }, children: e }, e)),
                    (0, K.jsx)(l, {
                      variant: `body2`,
                      sx: { color: `text.secondary` },
                      children: i(`waiting.held`, {
                        count: e.applications,
                        product: i(`applications:productName.${e.product_type}`),
                        since: vt(e.since),
                      }),
                    }),
                    (0, K.jsx)(uc, { near: ye(t, e, e.product_type), busy: n, onChoose: (t) => r(e, t) }),
                  ],
                }),
                (0, K.jsx)(f, {
                  variant: `outlined`,
                  sx: { minHeight: 44 },
                  'aria-label': i(`waiting.explainOf`, { word: e.status }),
                  disabled: n,
                  onClick: () => r(e),
                  children: i(`waiting.explain`),
                }),
              ],
            },
            [e.status, e.sub_status, e.reason, e.product_type].join(`
`),
          ),
        ),
      })
}
function uc({ near: e, busy: t, onChoose: n }) {
  let { t: r } = b([`status-words`, `applications`]),
    i = (0, G.useId)()
  return e.length === 0
    ? null
    : (0, K.jsxs)(a, {
        role: `group`,
        'aria-labelledby': i,
        sx: { display: `flex`, flexWrap: `wrap`, alignItems: `center`, gap: 2, mt: 2 },
        children: [
          (0, K.jsx)(l, { id: i, variant: `body2`, children: r(`waiting.didYouMean`) }),
          e.map((e) =>
            (0, K.jsx)(
              $t,
              {
                variant: `outlined`,
                disabled: t,
                label: r(`waiting.near`, { word: e.status, means: Ws(e, r) }),
                onClick: () => n(e),
                sx: {
                  minHeight: 44,
                  height: `auto`,
                  maxWidth: `100%`,
                  '& .MuiChip-label': { whiteSpace: `normal`, py: 1 },
                },
              },
              e.status,
            ),
          ),
        ],
      })
}
function dc({ lenderId: e }) {
  let { t } = b([`status-words`, `lender-matters`]),
    n = oc(e)
  return (0, K.jsxs)(a, {
    sx: { display: `grid`, gap: 5 },
    children: [
      (0, K.jsx)(pc, {
        title: t(`lender-matters:title`),
        lead: t(`lender-matters:lead`),
        children: (0, K.jsx)(Js, { lenderId: e }),
      }),
      (0, K.jsx)(B, {
        query: n,
        failed: t(`failed`),
        waiting: (0, K.jsx)(p, { variant: `rounded`, height: 240, role: `status`, 'aria-label': t(`loading`) }),
        children: (t) => (0, K.jsx)(fc, { lenderId: e, data: t }),
      }),
    ],
  })
}
function fc({ lenderId: e, data: t }) {
  let { t: n } = b(`status-words`),
    r = sc(e),
    [i, o] = (0, G.useState)(null),
    { rows: s, version: c, versions: l, waiting: u, common: d } = t,
    p = r.isPending,
    m = (e) => r.mutate({ rows: e, version: c }, { onError: S }),
    h =
      i?.what === `edit`
        ? (s[i.at] ?? null)
        : i?.what === `explain`
          ? {
              status: i.words.status,
              sub_status: i.words.sub_status,
              means: i.as?.means ?? null,
              refusal: i.as?.refusal ?? null,
            }
          : null,
    g =
      i?.what === `explain`
        ? n(`explainTitle`, { word: i.words.status })
        : n(i?.what === `edit` ? `editTitle` : `addTitle`)
  return (0, K.jsxs)(a, {
    sx: { display: `grid`, gap: 5 },
    children: [
      (0, K.jsx)(pc, {
        title: n(`waiting.title`),
        lead: n(`waiting.lead`),
        children: (0, K.jsx)(lc, {
          waiting: u,
          known: [...s, ...d],
          busy: p,
          onExplain: (e, t) => o({ what: `explain`, words: e, as: t }),
        }),
      }),
      (0, K.jsx)(pc, {
        title: n(`own.title`),
        lead: n(`own.lead`),
        beside: (0, K.jsx)(f, {
          variant: `contained`,
          startIcon: (0, K.jsx)(T, { name: `plus` }),
          disabled: p,
          onClick: () => o({ what: `add` }),
          children: n(`add`),
        }),
        children: (0, K.jsx)(ic, { rows: s, busy: p, onSave: m, onEdit: (e) => o({ what: `edit`, at: e }) }),
      }),
      (0, K.jsx)(pc, {
        title: n(`common.title`),
        lead: n(`common.lead`),
        children: (0, K.jsxs)(a, {
          component: `details`,
          children: [
            (0, K.jsx)(a, {
              component: `summary`,
              sx: { cursor: `pointer`, py: 2.5 },
              children: n(`common.show`, { count: d.length }),
            }),
            (0, K.jsx)(qs, {
              ordered: !0,
              children: d.map((e, t) => (0, K.jsx)(Ks, { row: e }, `${JSON.stringify(e)} ${t}`)),
            }),
          ],
        }),
      }),
      (0, K.jsx)(pc, {
        title: n(`versions.title`),
        lead: n(`versions.lead`),
        children: (0, K.jsx)(cc, { versions: l, busy: p, onPutBack: (e) => m(e.rows) }),
      }),
      i &&
        (0, K.jsx)(rc, {
          row: h,
          title: g,
          onClose: () => o(null),
          onSave: (e) =>
            r.mutateAsync({ version: c, rows: i.what === `edit` ? s.map((t, n) => (n === i.at ? e : t)) : [e, ...s] }),
        }),
    ],
  })
}
function pc({ title: e, lead: t, beside: r, children: i }) {
  let o = (0, G.useId)()
  return (0, K.jsxs)(n, {
    component: `section`,
    'aria-labelledby': o,
    sx: { px: { xs: 4, sm: 6 }, py: 4, minWidth: 0 },
    children: [
      (0, K.jsxs)(a, {
        sx: { display: `flex`, flexWrap: `wrap`, alignItems: `center`, gap: 3 },
        children: [
          (0, K.jsxs)(a, {
            sx: { flex: 1, minWidth: 200 },
            children: [
              (0, K.jsx)(l, { variant: `h4`, component: `h2`, id: o, children: e }),
              (0, K.jsx)(l, { variant: `body2`, sx: { color: `text.secondary` }, children: t }),
            ],
          }),
          r,
        ],
      }),
      i,
    ],
  })
}
function mc({ waiting: e }) {
  let { t } = b([`approvals`, `lenders-admin`])
  return (0, K.jsxs)(P, {
    tone: `warn`,
    children: [
      (0, K.jsx)(l, { sx: { fontWeight: 500 }, children: t(`lenders-admin:waiting.title`, { count: e.length }) }),
      (0, K.jsx)(a, {
        component: `ul`,
        'aria-label': t(`waiting.title`),
        sx: { m: 0, pl: 5 },
        children: e.map((e) =>
          (0, K.jsxs)(
            `li`,
            {
              children: [
                (0, K.jsx)(d, {
                  component: O,
                  to: `?tab=${vs(e)}`,
                  sx: { display: `inline-block`, py: 2.5 },
                  children: t(`kind.${e.kind}`, { about: e.about }),
                }),
                ` `,
                t(`asked`, { who: e.asked_by, day: yt(e.asked_at), reason: e.reason }),
              ],
            },
            e.approval_id,
          ),
        ),
      }),
      (0, K.jsx)(d, {
        component: O,
        to: M(`approvals`),
        sx: { display: `inline-block`, py: 2.5 },
        children: t(`lenders-admin:waiting.decide`),
      }),
    ],
  })
}
function hc({ waiting: e }) {
  let { t } = b([`approvals`, `lenders-admin`])
  return (0, K.jsxs)(P, {
    tone: `warn`,
    children: [
      e.map((e) => {
        let n = e.changes.find(({ field: e }) => e === `from_day`)?.after,
          r = e.changes.find(({ field: e }) => e === `publish_at`)?.after
        return (0, K.jsxs)(
          a,
          {
            sx: { '& + &': { mt: 4 } },
            children: [
              (0, K.jsx)(l, {
                sx: { fontWeight: 500 },
                children: t(`lenders-admin:waiting.whatWaits`, { what: t(`kind.${e.kind}`, { about: e.about }) }),
              }),
              (e.criteria || e.printed) &&
                (0, K.jsxs)(a, {
                  component: `ul`,
                  sx: { my: 2, pl: 5 },
                  children: [
                    e.criteria && (0, K.jsx)(Be, { ...e.criteria }),
                    e.printed && (0, K.jsx)(ze, { ...e.printed }),
                  ],
                }),
              e.slabs && (0, K.jsx)(Te, { ...e.slabs }),
              n != null && (0, K.jsx)(`div`, { children: t(`value`, { field: t(`field.from_day`), after: yt(n) }) }),
              r != null && (0, K.jsx)(`div`, { children: t(`value`, { field: t(`field.publish_at`), after: vt(r) }) }),
              (0, K.jsxs)(l, {
                variant: `body2`,
                children: [
                  t(`asked`, { who: e.asked_by, day: yt(e.asked_at), reason: e.reason }),
                  ` `,
                  e.is_own && !e.may_approve && t(`own`),
                ],
              }),
              e.may_approve_from !== null && (0, K.jsx)(we, { at: e.may_approve_from }),
            ],
          },
          e.approval_id,
        )
      }),
      (0, K.jsx)(d, {
        component: O,
        to: M(`approvals`),
        sx: { display: `inline-block`, py: 2.5 },
        children: t(`lenders-admin:waiting.decide`),
      }),
    ],
  })
}
var gc = { waiting: [], criteria_take_two: !1 }
function _c() {
  let { t: e } = b([`lenders-admin`, `staff-titles`, `common`]),
    t = ae(),
    { lenderId: n } = se(),
    r = /^[1-9]\d{0,8}$/.test(n ?? ``) ? Number(n) : 0,
    i = Ae(r),
    { data: o, error: s } = i,
    { data: c = gc } = ut(r),
    [l, u] = (0, G.useState)(!1)
  ;(_t(o !== void 0), k(o?.name))
  let m = r === 0 || (s !== null && `code` in s && s.code === `not_found`),
    h = (0, K.jsx)(d, {
      component: O,
      to: M(`lenders`),
      sx: { display: `inline-block`, py: 2.5 },
      children: e(`staff-titles:lenders`),
    })
  if (m || !o)
    return (0, K.jsxs)(K.Fragment, {
      children: [
        h,
        (0, K.jsx)(a, { sx: { mb: 5 }, children: (0, K.jsx)(On, { children: e(`staff-titles:lenderEdit`) }) }),
        m
          ? (0, K.jsxs)(K.Fragment, {
              children: [
                (0, K.jsx)(mt, { icon: `help`, title: e(`missing.title`), text: e(`missing.text`) }),
                r > 0 && (0, K.jsx)(Me, { object: `lender:${r}` }),
              ],
            })
          : (0, K.jsx)(B, {
              query: i,
              failed: e(`failedOne`),
              waiting: (0, K.jsx)(p, {
                variant: `rounded`,
                height: 320,
                role: `status`,
                'aria-label': e(`common:loading`),
              }),
              children: () => null,
            }),
      ],
    })
  let { met: g, all: _ } = be(o)
  return (0, K.jsxs)(K.Fragment, {
    children: [
      h,
      (0, K.jsx)(a, {
        sx: { mb: 5 },
        children: (0, K.jsx)(ht, {
          beside: (0, K.jsxs)(a, {
            sx: { display: `flex`, flexWrap: `wrap`, alignItems: `center`, columnGap: 4, rowGap: 2 },
            children: [
              (0, K.jsxs)(a, {
                sx: { display: `flex`, alignItems: `center`, gap: 2 },
                children: [
                  (0, K.jsx)(We, { lender: o, property: `lender_status`, label: e(`switch`, { name: o.name }) }),
                  (0, K.jsx)(`span`, { children: e(o.lender_status === 1 ? `isOn` : `isOff`) }),
                ],
              }),
              (0, K.jsx)(f, {
                variant: `outlined`,
                color: `error`,
                startIcon: (0, K.jsx)(Lt, {}),
                onClick: () => u(!0),
                children: e(`remove.submit`),
              }),
            ],
          }),
          children: (0, K.jsx)(On, { lead: e(`lead`, { id: o.lender_id, priority: o.priority }), children: o.name }),
        }),
      }),
      (g < _ || o.lender_status === 0) &&
        (0, K.jsx)(a, {
          sx: { mb: 5 },
          children: (0, K.jsx)(P, { tone: g < _ ? `warn` : `ok`, children: (0, K.jsx)(nt, { lender: o }) }),
        }),
      o.signature &&
        (0, K.jsx)(a, {
          sx: { mb: 5 },
          children: (0, K.jsx)(P, { children: (0, K.jsx)(Ko, { lenderId: o.lender_id, signature: o.signature }) }),
        }),
      c.waiting.length > 0 && (0, K.jsx)(a, { sx: { mb: 5 }, children: (0, K.jsx)(mc, { waiting: c.waiting }) }),
      (0, K.jsx)(As, {
        lender: o,
        approvals: c,
        waitingOf: (e) => (0, K.jsx)(hc, { waiting: e }),
        revenue: (0, K.jsx)(Wo, { lenderId: o.lender_id, waits: c.waiting.some(({ kind: e }) => e === `slabs`) }),
        words: (0, K.jsx)(dc, { lenderId: o.lender_id }),
        history: (0, K.jsx)(Ms, { lenderId: o.lender_id }),
      }),
      l && (0, K.jsx)(at, { lender: o, onClose: () => u(!1), onRemoved: () => void t(M(`lenders`), { replace: !0 }) }),
    ],
  })
}
export { _c as LenderEditPage }
