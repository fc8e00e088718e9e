import { E as at, N as ot, n as st, ut as H } from './admin-form-BbMOlQ_z.js'
import { dn as ct, ln as lt, or as ut } from './admin-SlXPl_wU.js'
import {
  Ct as I,
  St as L,
  X as R,
  Y as z,
  Z as B,
  nt as V,
  pt as Xe,
  tt as Ze,
  wt as Qe,
} from './common-schema-TiEP0qb9.js'
import { I as ee, M as _, N as te, O as ne, P as re, ht as ie, k as ae } from './desks-BwPV_Ml3.js'
import { A as U, b as dt, f as ft, ft as pt, j as W, m as mt, p as ht, ut as gt } from './desks-form-BT5SDwL6.js'
import {
  Ar as n,
  Er as r,
  Fr as i,
  Hn as a,
  In as o,
  Mr as s,
  Nr as c,
  Ti as l,
  Xi as u,
  ca as d,
  ci as f,
  da as p,
  pr as m,
  si as h,
} from './first-CL_AHFyg.js'
import { r as g } from './index-DgFpoVLQ.js'
import {
  A as xe,
  B as Se,
  Bt as Ce,
  D as we,
  E as Te,
  Ft as Ee,
  G as De,
  I as O,
  J as Oe,
  K as ke,
  L as Ae,
  M as k,
  N as A,
  O as je,
  P as j,
  Q as Me,
  U as Ne,
  V as Pe,
  W as Fe,
  X as Ie,
  Y as Le,
  Z as Re,
  at as ze,
  ct as Be,
  dt as M,
  ft as Ve,
  it as N,
  j as He,
  lt as Ue,
  mt as We,
  ot as P,
  pt as Ge,
  q as Ke,
  rt as qe,
  st as Je,
  ut as Ye,
  z as F,
} from './office-0J8ZDQL6.js'
import { b as $e, x as et, y as tt } from './office-form-Deh-hoPk.js'
import { i as nt, n as rt, r as it } from './office-more-cy0REuhu.js'
import { _ as E, g as ve, h as D, v as ye, y as be } from './parts-Clelj3dw.js'
import { n as e, r as t } from './rolldown-runtime-XKyaHtl9.js'
import {
  Dt as oe,
  J as se,
  X as ce,
  Z as le,
  _t as ue,
  dn as v,
  fn as y,
  gt as b,
  h as de,
  ht as x,
  in as S,
  m as fe,
  vt as pe,
} from './signed-in-DHQU3WVe.js'
import { Nt as me, U as C, h as w, n as he, o as T, p as ge, t as _e } from './theme-CBDEJsnh.js'
var _t = (e) =>
    I()
      .test(`known`, `rules:choice.unknown`, (t) => t === void 0 || e.includes(t))
      .optional(),
  vt = {
    ...ht,
    product: _t([...l, `-`]),
    lender: I()
      .matches(/^([1-9]\d{0,8}|-)$/, `rules:id`)
      .optional(),
    partner: Xe(40).optional(),
    channel: _t(Je),
    source: I()
      .matches(/^([a-z][a-z0-9_-]{0,39}|-)$/, `rules:choice.unknown`)
      .optional(),
  },
  G = () => L().integer().min(0).defined(),
  yt = () => L().min(0).defined(),
  K = () => L().min(0).nullable().defined(),
  bt = V({ from: z().defined(), to: z().defined() }),
  xt = { as_of: R(), range: bt.defined(), before: bt.defined(), young_from: z().nullable().defined() },
  St = V({
    product: I().defined(),
    lender: I().nullable().defined(),
    lender_name: I().nullable().defined(),
    submitted: G(),
    submitted_before: G(),
    received: G(),
    decided: G(),
    approved: G(),
    approved_before: G(),
    disbursed: G(),
    disbursed_before: G(),
    rejected: G(),
    withdrawn: G(),
    expired: G(),
    asked_amount: yt(),
    disbursed_amount: yt(),
    disbursed_amount_before: yt(),
    approval_hours: K(),
    disbursal_hours: K(),
  })
V({ ...xt, lines: B(St) })
var Ct = () => I().oneOf(N).defined(),
  wt = V({ key: Ct(), n: G(), before: G() }),
  Tt = [`rejected`, `withdrawn`, `expired`, `silent`],
  Et = V({ after: Ct(), why: I().oneOf(Tt).defined(), reason: I().nullable().defined(), n: G() }),
  Dt = V({
    key: I().oneOf([`receipt`, `approval`, `disbursal`]).defined(),
    n: G(),
    median: K(),
    p90: K(),
    median_before: K(),
  }),
  Ot = { value: I().defined(), label: I().defined() },
  kt = V(Ot)
;(V({
  ...xt,
  visit: B(wt),
  journey: B(wt),
  application: B(wt),
  stops: B(Et),
  times: B(Dt),
  cut: B(
    V({ value: I().defined(), visits: G(), verified: G(), began: G(), offered: G(), submitted: G(), disbursed: G() }),
  ),
  cohorts: B(
    V({ from: z().defined(), to: z().defined(), young: Qe().defined(), steps: B(L().integer().min(0).defined()) }),
  ),
  choices: V({ lender: B(kt), partner: B(kt), source: B(kt) }).defined(),
}),
  V({
    id: I().defined(),
    reference: I().nullable().defined(),
    product: I().defined(),
    lender: I().nullable().defined(),
    partner: I().defined(),
    partner_name: I().nullable().defined(),
    channel: I().oneOf(Je).defined(),
    source: I().defined(),
    status: I().nullable().defined(),
    at: R(),
    amount: L().nullable().defined(),
  }),
  { ...vt },
  I().oneOf(N, `rules:choice.unknown`).required(`rules:required`),
  I()
    .oneOf(Tt, `rules:choice.unknown`)
    .test(`of-a-journey`, `rules:choice.unknown`, (e, { parent: t }) => e === void 0 || Ge(t.count))
    .optional(),
  Xe(60).optional(),
  { ...vt },
  I().oneOf(Ne, `rules:choice.unknown`).required(`rules:required`),
  I().oneOf(Fe, `rules:choice.unknown`).required(`rules:required`),
  { ...ht },
  _t([...l, `-`]),
  vt.lender,
  _t([...mt, `-`]),
  I()
    .max(41, `rules:text.tooLong`)
    .matches(/^(-|\.[\p{L}\p{M}\p{N} _-]*)$/u, `rules:choice.unknown`)
    .optional(),
  I().oneOf(Me, `rules:choice.unknown`).required(`rules:required`),
  I().oneOf(Ie, `rules:choice.unknown`).required(`rules:required`))
var At = { now: L().defined(), before: L().defined(), difference: L().defined() },
  jt = (e) =>
    V({
      as_of: xt.as_of,
      range: bt.defined(),
      before: bt.defined(),
      young_from: z().nullable().defined(),
      total: V(At).defined(),
      rows: B(V({ value: I().defined(), label: I().defined(), ...At })),
      others: V({ count: G(), ...At })
        .nullable()
        .defined(),
      narrowed: B(V({ dimension: I().oneOf(e).defined(), ...Ot })),
    })
;(jt(P),
  jt(Re),
  V({
    alarm_id: L().integer().defined(),
    family: I().defined(),
    day: z().defined(),
    sums: G(),
    facts: Qe().defined(),
    found_at: R(),
  }))
var Mt = [`trace`, `part`, `along`],
  Nt = (e) => (e in M ? Oe(e) : [e])
function Pt(e) {
  let t = [...N, ...Ve].find((t) => t === e.get(`trace`)),
    n = t === void 0 ? [] : Nt(t),
    r = n.find((t) => t === e.get(`part`)) ?? n[0]
  if (t === void 0 || r === void 0) return null
  let i = De(r),
    a = i.find((t) => t === e.get(`along`)) ?? i[0]
  return a === void 0 ? null : { of: t, parts: n, figure: r, by: a }
}
function Ft(e) {
  return ke(e) ? e : N.find((t) => t === M[e].numerator)
}
var It = {
    product: (e) => e === `-` || l.some((t) => t === e),
    lender: (e) => /^([1-9]\d{0,8}|-)$/.test(e),
    partner: (e) => /^[\w-]{1,40}$/.test(e),
    channel: (e) => Je.some((t) => t === e),
    source: (e) => /^([a-z][a-z0-9_-]{0,39}|-)$/.test(e),
  },
  Lt = [`count`, `stopped`, `reason`, `page`, `size`, `sort`, `order`]
function Rt() {
  let e = Pe(),
    [t, n] = d(),
    r = Object.fromEntries(
      P.flatMap((e) => {
        let n = t.get(e)
        return n !== null && It[e](n) ? [[e, n]] : []
      }),
    ),
    i = (e) => {
      let n = Object.fromEntries([...Lt, ...Mt].map((e) => [e, null]))
      return `?${se(t, { ...n, ...e }).toString()}`
    },
    a = Pt(t),
    o = (e) => n((t) => se(t, { ...e, page: null }), { replace: !0 })
  return {
    period: e,
    chosen: r,
    query: { ...e.query, ...r },
    choose: (e, t) => o({ [e]: t }),
    clear: () => o(Object.fromEntries(P.map((e) => [e, ``]))),
    rowsOf: (e, t = {}) => i({ ...t, ...e }),
    narrowedTo: (e, t) => i({ [e]: t }),
    reportAddress: i({}),
    trace: a,
    traceOf: (e) => (Nt(e).length === 0 ? void 0 : i({ trace: e })),
    traceWith: (e) => i({ ...(a && { trace: a.of, part: a.figure, along: a.by }), ...e }),
  }
}
function zt(e, t) {
  let n = t.find((t) => t === e.get(`count`))
  if (n === void 0) return null
  let r = Ge(n) ? Tt.find((t) => t === e.get(`stopped`)) : void 0,
    i = e.get(`reason`)
  return { count: n, ...(r && { stopped: r }), ...(r && i !== null && { reason: i.slice(0, 60) }) }
}
var Bt = (e, t) =>
    v({
      queryKey: [`customers-journey`, e],
      queryFn: ({ signal: t }) => S(`getJourneyReport`, { query: e, signal: t }),
      placeholderData: y,
      enabled: t,
      ...Ee,
    }),
  Vt = (e, t) =>
    v({
      queryKey: [`products-report`, e],
      queryFn: ({ signal: t }) => S(`getProductsReport`, { query: e, signal: t }),
      placeholderData: y,
      enabled: t,
      ...Ee,
    }),
  Ht = (e) =>
    v({
      queryKey: [`figure-rows`, e],
      queryFn: ({ signal: t }) => S(`listFigureRows`, { query: e, signal: t }),
      placeholderData: y,
    }),
  Ut = (e) =>
    v({ queryKey: [`figure-trace`, e], queryFn: ({ signal: t }) => S(`traceFigure`, { query: e, signal: t }) }),
  q = a()
function Wt({ reference: e, name: t, ofCustomer: n = !0, none: r }) {
  let { roleId: i } = m()
  if (e === null) return r
  let a = e.startsWith(`CLT-`) && o(i, `ticket-desk`)
  if (!a && !(n && o(i, `csr-portal`))) return e
  let s = a ? h(`ticket-desk/:ref`, { ref: e }) : f(h(`csr-portal`), { find: e })
  return (0, q.jsx)(T, { component: u, to: s, 'aria-label': t, children: e })
}
var Gt = { sortable: Be, sort: { key: `at`, direction: `desc` } }
function Kt({ of: e, filters: t }) {
  let { t: n } = i([`funnel-report`, `applications`, `figures`]),
    r = _(Gt),
    a = Ht({ ...t.query, ...e, ...dt(r.view) }),
    o = [
      {
        key: `reference`,
        header: n(`rows.reference`),
        names: !0,
        minWidth: 104,
        cell: ({ reference: e }) =>
          (0, q.jsx)(Wt, { reference: e, name: n(`rows.journey`, { reference: e }), none: n(`rows.visit`) }),
      },
      {
        key: `at`,
        header: n(`rows.at`),
        minWidth: 150,
        cell: ({ at: e }) => (0, q.jsx)(`time`, { dateTime: e, children: b(e) }),
      },
      { key: `product`, header: n(`dimension.product`), minWidth: 120, cell: ({ product: e }) => F(n, `product`, e) },
      {
        key: `lender`,
        header: n(`dimension.lender`),
        minWidth: 120,
        cell: ({ lender: e }) => e ?? n(`nothing.lender`),
      },
      { key: `partner`, header: n(`dimension.partner`), cell: ({ partner_name: e }) => e ?? n(`nothing.partner`) },
      { key: `channel`, header: n(`dimension.channel`), cell: ({ channel: e }) => F(n, `channel`, e) },
      { key: `source`, header: n(`dimension.source`), cell: ({ source: e }) => F(n, `source`, e) },
      {
        key: `status`,
        header: n(`rows.status`),
        minWidth: 110,
        cell: ({ status: e }) => (e === null ? `—` : n(`applications:status.${e}`)),
      },
      { key: `amount`, header: n(`rows.amount`), align: `right`, cell: ({ amount: e }) => (e === null ? `—` : s(e)) },
    ],
    c = e.stopped === void 0 ? n(`count.${e.count}`) : Ae(n, { ...e, after: e.count, why: e.stopped }),
    l = e.stopped === void 0 ? t.traceOf(e.count) : void 0
  return (0, q.jsxs)(q.Fragment, {
    children: [
      (0, q.jsxs)(C, {
        sx: { mb: 3 },
        children: [
          (0, q.jsx)(T, { component: u, to: t.reportAddress, children: n(`rows.back`) }),
          l !== void 0 && (0, q.jsx)(T, { component: u, to: l, sx: { ml: 4 }, children: n(`figures:trace.link`) }),
          (0, q.jsx)(w, { variant: `h3`, component: `h2`, sx: { mt: 2 }, children: c }),
          (0, q.jsx)(w, { sx: { color: `text.secondary` }, children: n(`rows.lead`) }),
          (0, q.jsx)(W, {
            name: e.count.replace(`_`, `-`),
            period: t.period.range,
            file: (n) => S(`exportFigureRows`, { query: { ...t.query, ...e, format: n } }),
          }),
        ],
      }),
      (0, q.jsx)(U, {
        name: `figure-rows`,
        label: c,
        columns: o,
        state: r,
        source: re(a, r.view),
        rowKey: ({ id: e }) => e,
        failed: n(`rows.failed`),
        empty: (0, q.jsx)(w, { children: n(`rows.empty`) }),
      }),
    ],
  })
}
function qt({ filters: e, names: t, choices: n }) {
  let { t: r } = i([`funnel-report`, `applications`]),
    { chosen: a, choose: o } = e,
    s = { product: l, channel: Je },
    c = (e) =>
      s[e]?.map((t) => ({ value: t, label: F(r, e, t) })) ??
      (n[e] ?? []).map(({ value: t, label: n }) => ({ value: t, label: F(r, e, t, [{ value: t, label: n }]) }))
  return (0, q.jsxs)(C, {
    role: `group`,
    'aria-label': r(`filters`),
    sx: { display: `flex`, flexWrap: `wrap`, gap: 2, my: 4 },
    children: [
      t.map((e) =>
        (0, q.jsx)(
          ee,
          {
            filter: { key: e, label: r(`dimension.${e}`), kind: `choice`, options: c(e) },
            value: a[e] ?? ``,
            onChange: (t) => o(e, t),
            labelled: !1,
          },
          e,
        ),
      ),
      P.some((e) => a[e] !== void 0) && (0, q.jsx)(ge, { onClick: () => e.clear(), children: r(`clear`) }),
    ],
  })
}
function Jt({ basis: e }) {
  let { t } = i(`funnel-report`),
    { as_of: n, range: r, young_from: a } = e
  return (0, q.jsxs)(`div`, {
    children: [
      (0, q.jsx)(w, { variant: `body2`, children: t(`days`, { from: x(r.from), to: x(r.to), at: b(n) }) }),
      a !== null &&
        (0, q.jsx)(w, {
          variant: `body2`,
          sx: { color: `text.secondary` },
          children: t(`young`, { from: x(a), count: Ue }),
        }),
    ],
  })
}
var Yt = ({ young_from: e, range: t }) => e !== null && e <= t.from
function Xt({ trace: e, filters: t }) {
  let { t: n } = i([`funnel-report`, `metrics`, `applications`, `figures`]),
    { of: r, parts: a, figure: o, by: s } = e,
    c = De(o),
    l = c.filter(Ke).filter((e) => t.chosen[e] !== void 0),
    u = Ut({ ...t.period.query, ...Object.fromEntries(l.map((e) => [e, t.chosen[e]])), figure: o, by: s }),
    d = (e) => n(e in M ? `metrics:${e}.name` : `count.${e}`),
    f = (e) => (Ke(e) ? n(`dimension.${e}`) : n(`figures:trace.cut.${e}`)),
    p = (e) =>
      s === `day`
        ? x(e.value)
        : s === `operator`
          ? e.value === `unknown`
            ? n(`figures:trace.unknown`)
            : e.label
          : F(n, s, e.value, [e]),
    m = c.find((e) => e !== s && !l.some((t) => t === e)) ?? `day`,
    h = Ft(o),
    { range: g } = t.period
  return (0, q.jsx)(ft, {
    name: d(r),
    partName: d(o),
    unit: Le(o),
    answer: u,
    length: oe(g.from, g.to) + 1,
    back: t.reportAddress,
    parts: a.map((e) => ({ value: e, label: d(e) })),
    part: o,
    cuts: c.map((e) => ({ value: e, label: f(e) })),
    by: s,
    narrowed: l.map((e) => {
      let r = u.data?.narrowed.filter(({ dimension: t }) => t === e) ?? []
      return { name: e, label: n(`dimension.${e}`), said: F(n, e, t.chosen[e] ?? ``, r) }
    }),
    addressWith: t.traceWith,
    nameOfLine: p,
    narrowedTo: (e) => (Ke(s) && t.chosen[s] === void 0 ? t.traceWith({ [s]: e, along: m }) : void 0),
    rowsOf: (e, n) => {
      if (h === void 0 || s === `operator`) return
      let r =
        n.from === u.data?.range.from && n.to === u.data.range.to && `value` in e
          ? {}
          : { preset: `custom_range`, ...n }
      return t.rowsOf({ count: h }, { ...(`value` in e && { [s]: e.value }), ...r })
    },
  })
}
function Zt({ title: e, lead: t, counts: n, report: r, file: a, views: o, children: s, ...c }) {
  let { t: l } = i(`funnel-report`),
    [u] = d(),
    f = zt(u, n)
  return (0, q.jsxs)(q.Fragment, {
    children: [
      (0, q.jsx)(ce, { beside: (0, q.jsx)(lt, { children: o }), children: (0, q.jsx)(g, { lead: t, children: e }) }),
      (0, q.jsx)(C, {
        sx: { mt: 4 },
        children: (0, q.jsx)(it, { period: c.filters.period, comparable: c.filters.trace === null }),
      }),
      c.filters.trace === null && (0, q.jsx)(qt, { ...c }),
      c.filters.period.problem === null
        ? c.filters.trace
          ? (0, q.jsx)(Xt, { trace: c.filters.trace, filters: c.filters }, u.get(`view`))
          : f
            ? (0, q.jsx)(Kt, { of: f, filters: c.filters }, u.get(`view`))
            : (0, q.jsx)(le, {
                query: r,
                failed: l(`failed`),
                waiting: (0, q.jsx)(_e, { variant: `rounded`, height: 420 }),
                older: `goes`,
                children: (e) =>
                  (0, q.jsxs)(
                    C,
                    {
                      sx: { display: `grid`, gap: 4, gridTemplateColumns: `minmax(0, 1fr)` },
                      children: [
                        (0, q.jsxs)(C, {
                          sx: {
                            display: `flex`,
                            flexWrap: `wrap`,
                            gap: 3,
                            alignItems: `center`,
                            justifyContent: `space-between`,
                          },
                          children: [(0, q.jsx)(Jt, { basis: e }), a],
                        }),
                        s(e),
                      ],
                    },
                    u.get(`view`),
                  ),
              })
        : (0, q.jsx)(rt, { ...c.filters.period }),
    ],
  })
}
var Qt = t(p(), 1),
  $t = 0.38
function en({ report: e, filters: t }) {
  let { t: n } = i([`funnel-report`, `figures`]),
    a = (0, Qt.useId)(),
    o = e.cohorts.filter(({ steps: [e = 0] }) => e > 0)
  if (o.length === 0) return null
  let [, ...s] = Ye.journey,
    c = o.filter((e) => e.young).length
  return (0, q.jsxs)(he, {
    variant: `outlined`,
    sx: { minWidth: 0 },
    children: [
      (0, q.jsxs)(C, {
        sx: { p: { xs: 4, sm: 5 }, pb: 3 },
        children: [
          (0, q.jsx)(w, { id: a, variant: `h4`, component: `h2`, children: n(`cohorts.title`) }),
          (0, q.jsxs)(w, {
            variant: `body2`,
            sx: { mt: 1, color: `text.secondary` },
            children: [
              n(`cohorts.sentence`, { count: o.length }),
              ` `,
              c > 0 && n(`cohorts.young`, { count: c, days: Ue }),
            ],
          }),
        ],
      }),
      (0, q.jsx)(C, {
        role: `region`,
        'aria-labelledby': a,
        tabIndex: 0,
        sx: { overflowX: `auto` },
        children: (0, q.jsxs)(be, {
          size: `small`,
          children: [
            (0, q.jsx)(ve, {
              children: (0, q.jsxs)(D, {
                children: [
                  (0, q.jsx)(E, {
                    scope: `col`,
                    sx: { ...nn, backgroundColor: `background.default` },
                    children: n(`cohorts.began`),
                  }),
                  (0, q.jsx)(E, { scope: `col`, align: `right`, children: n(`count.journey_began`) }),
                  s.map((e) => (0, q.jsx)(E, { scope: `col`, align: `right`, children: n(`count.${e}`) }, e)),
                ],
              }),
            }),
            (0, q.jsx)(ye, {
              children: o.map(({ from: e, to: i, young: a, steps: [o = 0, ...c] }) => {
                let l = e === i ? x(e) : n(`cohorts.span`, { from: x(e), to: x(i) }),
                  d = { preset: `custom_range`, from: e, to: i }
                return (0, q.jsxs)(
                  D,
                  {
                    children: [
                      (0, q.jsxs)(E, {
                        component: `th`,
                        scope: `row`,
                        sx: nn,
                        children: [
                          l,
                          a &&
                            (0, q.jsx)(w, {
                              component: `span`,
                              variant: `body2`,
                              sx: { display: `block`, color: `text.secondary` },
                              children: n(`cohorts.followed`),
                            }),
                        ],
                      }),
                      (0, q.jsx)(E, {
                        align: `right`,
                        sx: tn,
                        children: (0, q.jsx)(T, {
                          component: u,
                          color: `inherit`,
                          to: t.rowsOf({ count: `journey_began` }, d),
                          'aria-label': n(`open`, { name: `${l}, ${n(`count.journey_began`)}`, count: o }),
                          children: r(o),
                        }),
                      }),
                      s.map((e, r) => {
                        let i = c[r] ?? 0,
                          s = k(i, o)
                        return (0, q.jsx)(
                          E,
                          {
                            align: `right`,
                            sx: {
                              ...tn,
                              ...(a
                                ? { color: `text.secondary`, fontStyle: `italic` }
                                : { backgroundColor: ({ palette: e }) => me(e.secondary.main, ((s ?? 0) / 100) * $t) }),
                            },
                            children: (0, q.jsx)(T, {
                              component: u,
                              color: `inherit`,
                              to: t.rowsOf({ count: e }, d),
                              'aria-label': n(`open`, { name: `${l}, ${n(`count.${e}`)}, ${O(n, s)}`, count: i }),
                              children: O(n, s),
                            }),
                          },
                          e,
                        )
                      }),
                    ],
                  },
                  e,
                )
              }),
            }),
          ],
        }),
      }),
    ],
  })
}
var tn = { fontVariantNumeric: `tabular-nums`, whiteSpace: `nowrap` },
  nn = { position: `sticky`, left: 0, backgroundColor: `background.paper`, minWidth: 110 }
function rn({ title: e, choice: t, heads: n, rows: r }) {
  let { t: a } = i(`funnel-report`),
    o = (0, Qt.useId)(),
    [, s] = d(),
    [c, ...l] = n
  return (0, q.jsxs)(he, {
    variant: `outlined`,
    sx: { minWidth: 0 },
    children: [
      (0, q.jsxs)(C, {
        sx: { display: `flex`, flexWrap: `wrap`, gap: 2, alignItems: `center`, p: { xs: 4, sm: 5 } },
        children: [
          (0, q.jsx)(w, { id: o, variant: `h4`, component: `h2`, sx: { mr: `auto` }, children: e }),
          (0, q.jsx)(ie, {
            label: t.label,
            choices: t.options,
            chosen: t.chosen,
            onChoose: (e) => s((n) => se(n, { [t.param]: e }), { replace: !0 }),
          }),
        ],
      }),
      r.length === 0
        ? (0, q.jsx)(w, { sx: { px: { xs: 4, sm: 5 }, pb: 5 }, children: a(`empty`) })
        : (0, q.jsx)(C, {
            role: `region`,
            'aria-labelledby': o,
            tabIndex: 0,
            sx: { overflowX: `auto` },
            children: (0, q.jsxs)(be, {
              size: `small`,
              children: [
                (0, q.jsx)(ve, {
                  children: (0, q.jsxs)(D, {
                    children: [
                      (0, q.jsx)(E, {
                        scope: `col`,
                        sx: { ...an, backgroundColor: `background.default` },
                        children: c,
                      }),
                      l.map((e) => (0, q.jsx)(E, { scope: `col`, align: `right`, children: e }, e)),
                    ],
                  }),
                }),
                (0, q.jsx)(ye, {
                  children: r.map(({ key: e, name: t, cells: n }) =>
                    (0, q.jsxs)(
                      D,
                      { children: [(0, q.jsx)(E, { component: `th`, scope: `row`, sx: an, children: t }), n] },
                      e,
                    ),
                  ),
                }),
              ],
            }),
          }),
    ],
  })
}
var an = { position: `sticky`, left: 0, backgroundColor: `background.paper`, minWidth: 110 },
  on = Object.keys(ze),
  sn = [`submitted`, `disbursed`]
function cn({ report: e, by: t, filters: n }) {
  let { t: a } = i([`funnel-report`, `figures`, `applications`]),
    o = t === `lender` || n.chosen.lender !== void 0 ? sn : on,
    s = t === `lender` || t === `partner` ? e.choices[t] : [],
    c = P.map((e) => ({ value: e, label: a(`dimension.${e}`) }))
  return (0, q.jsx)(rn, {
    title: a(`cut.title`),
    choice: { param: `by`, label: a(`cut.by`), chosen: t, options: c },
    heads: [a(`dimension.${t}`), ...o.map((e) => a(`count.${ze[e]}`)), a(`cut.share`)],
    rows: e.cut.map((i) => {
      let c = F(a, t, i.value, s)
      return {
        key: i.value,
        name: (0, q.jsx)(T, { component: u, to: n.narrowedTo(t, i.value), children: c }),
        cells: (0, q.jsxs)(q.Fragment, {
          children: [
            o.map((e) =>
              (0, q.jsx)(
                E,
                {
                  align: `right`,
                  sx: { fontVariantNumeric: `tabular-nums` },
                  children: (0, q.jsx)(T, {
                    component: u,
                    to: n.rowsOf({ count: ze[e] }, { [t]: i.value }),
                    color: `inherit`,
                    'aria-label': a(`open`, { name: `${c}, ${a(`count.${ze[e]}`)}`, count: i[e] }),
                    children: r(i[e]),
                  }),
                },
                e,
              ),
            ),
            (0, q.jsx)(E, {
              align: `right`,
              sx: Yt(e) ? { color: `text.secondary`, fontStyle: `italic` } : { fontWeight: 500 },
              children: O(a, k(i.disbursed, i.submitted)),
            }),
          ],
        }),
      }
    }),
  })
}
var ln = [`otp_pass`, `apply_rate`, `approval_rate`, `disbursal_rate`]
function un({ report: e, filters: t }) {
  let { t: n } = i([`funnel-report`, `figures`, `metrics`]),
    r = [...e.visit, ...e.journey, ...e.application],
    a = (e) => r.find((t) => t.key === e),
    o = oe(e.range.from, e.range.to) + 1
  return (0, q.jsx)(Te, {
    children: ln.map((r) => {
      let { numerator: i, denominator: s } = M[r],
        [c, l] = [a(i), a(s)]
      if (!c || !l) return null
      let u = k(c.n, l.n)
      return (0, q.jsx)(
        we,
        {
          passport: j(n, r, e.as_of),
          shown: O(n, u),
          to: t.rowsOf({ count: i }),
          ...(t.period.compared && {
            explainedBy: t.traceOf(r),
            change: { value: He(u, k(c.before, l.before)), unit: `points`, days: o },
          }),
        },
        r,
      )
    }),
  })
}
function dn({ title: e, sentence: t, heads: n, rows: r, beside: a, children: o, below: s }) {
  let { t: c } = i(`figures`),
    l = (0, Qt.useId)(),
    [u, d] = (0, Qt.useState)(`drawing`)
  return (0, q.jsxs)(he, {
    variant: `outlined`,
    role: `group`,
    'aria-labelledby': l,
    sx: { p: { xs: 4, sm: 5 }, minWidth: 0 },
    children: [
      (0, q.jsxs)(C, {
        sx: { display: `flex`, flexWrap: `wrap`, alignItems: `center`, gap: 3, mb: 2 },
        children: [
          (0, q.jsx)(w, { id: l, variant: `h4`, component: `h2`, sx: { mr: `auto` }, children: e }),
          a,
          (0, q.jsx)(nt, {
            label: c(`chart.view`),
            choices: [`drawing`, `table`].map((e) => ({ value: e, text: c(`chart.${e}`) })),
            chosen: u,
            onChoose: d,
            small: !0,
          }),
        ],
      }),
      (0, q.jsx)(w, { variant: `body2`, sx: { color: `text.secondary`, mb: 4 }, children: t }),
      u === `drawing`
        ? o
        : (0, q.jsx)(C, {
            role: `region`,
            'aria-labelledby': l,
            tabIndex: 0,
            sx: { maxHeight: 360, overflow: `auto` },
            children: (0, q.jsxs)(be, {
              size: `small`,
              stickyHeader: !0,
              children: [
                (0, q.jsx)(ve, {
                  children: (0, q.jsx)(D, {
                    children: n.map((e, t) =>
                      (0, q.jsx)(E, { scope: `col`, align: t === 0 ? `left` : `right`, children: e }, e),
                    ),
                  }),
                }),
                (0, q.jsx)(ye, {
                  children: r.map(([e, ...t], r) =>
                    (0, q.jsxs)(
                      D,
                      {
                        children: [
                          (0, q.jsx)(E, { component: `th`, scope: `row`, children: e }),
                          t.map((e, t) => (0, q.jsx)(E, { align: `right`, children: e }, n[t + 1])),
                        ],
                      },
                      r,
                    ),
                  ),
                }),
              ],
            }),
          }),
      s,
    ],
  })
}
var fn = 5,
  pn = 30
function mn({ ladder: e, report: t, filters: n }) {
  let { t: a } = i([`funnel-report`, `figures`]),
    o = t[e],
    [s] = o
  if (!s) return null
  let c = Yt(t),
    l = o.map((e, t) => ({ step: e, ...hn(o, t) })),
    d = l.slice(1).sort((e, t) => (t.lost ?? 0) - (e.lost ?? 0))[0],
    f = (e) => O(a, e),
    p = (e) => (e ? a(`lost`, { value: f(e) }) : ``)
  return (0, q.jsx)(dn, {
    title: a(`ladder.${e}.title`),
    sentence:
      s.n === 0 || !d || !d.lost
        ? a(`ladder.${e}.nobody`, { count: s.n })
        : a(`ladder.${e}.sentence`, { count: s.n, step: a(`count.${d.step.key}`), lost: f(d.lost) }),
    heads: [a(`head.step`), a(`head.number`), a(`head.ofStart`), a(`head.ofStep`), a(`head.lost`), a(`head.before`)],
    rows: l.map(({ step: e, share: t, ofStep: i, lost: o }) => [
      (0, q.jsx)(T, { component: u, to: n.rowsOf({ count: e.key }), children: a(`count.${e.key}`) }, `n`),
      r(e.n),
      f(t),
      f(i),
      p(o),
      r(e.before),
    ]),
    children: (0, q.jsx)(C, {
      component: `ol`,
      'aria-label': a(`ladder.${e}.title`),
      sx: { listStyle: `none`, m: 0, p: 0 },
      children: l.map(({ step: e, share: t, lost: i, unusual: o }) =>
        (0, q.jsxs)(
          C,
          {
            component: `li`,
            sx: {
              display: `grid`,
              columnGap: 3,
              alignItems: `center`,
              minHeight: 44,
              gridTemplateColumns: { xs: `1fr auto auto`, sm: `150px minmax(60px, 1fr) 72px 60px 72px` },
            },
            children: [
              (0, q.jsx)(T, {
                component: u,
                to: n.rowsOf({ count: e.key }),
                'aria-label': a(`open`, { name: a(`count.${e.key}`), count: e.n }),
                variant: `body2`,
                children: a(`count.${e.key}`),
              }),
              (0, q.jsx)(C, {
                'aria-hidden': `true`,
                sx: {
                  gridColumn: { xs: `1 / -1`, sm: `auto` },
                  gridRow: { xs: 2, sm: `auto` },
                  height: { xs: 10, sm: 22 },
                  mb: { xs: 2, sm: 0 },
                },
                children: (0, q.jsx)(C, {
                  sx: {
                    width: `${t ?? 0}%`,
                    minWidth: e.n > 0 ? 6 : 0,
                    height: 1,
                    borderRadius: 1,
                    backgroundColor: o ? `warning.main` : `secondary.main`,
                  },
                }),
              }),
              (0, q.jsx)(w, {
                variant: `body2`,
                sx: { fontWeight: 500, textAlign: `right`, fontVariantNumeric: `tabular-nums` },
                children: r(e.n),
              }),
              (0, q.jsx)(w, {
                variant: `body2`,
                sx: {
                  textAlign: `right`,
                  fontVariantNumeric: `tabular-nums`,
                  color: `text.secondary`,
                  fontStyle: c ? `italic` : `normal`,
                },
                children: f(t),
              }),
              (0, q.jsx)(w, {
                variant: `body2`,
                sx: {
                  display: { xs: `none`, sm: `block` },
                  textAlign: `right`,
                  fontVariantNumeric: `tabular-nums`,
                  ...(o && { color: `warning.main`, fontWeight: 500 }),
                },
                children: p(i),
              }),
            ],
          },
          e.key,
        ),
      ),
    }),
  })
}
function hn(e, t) {
  let [n, r, i] = [e[0], e[t - 1], e[t]]
  if (!n || !i) return { share: null, ofStep: null, lost: null, unusual: !1 }
  let a = k(i.n, n.n)
  if (!r) return { share: a, ofStep: null, lost: null, unusual: !1 }
  let o = (e, t) => (t === 0 ? null : Math.round(((t - e) / t) * 1e3) / 10),
    [s, c] = [o(i.n, r.n), o(i.before, r.before)]
  return { share: a, ofStep: k(i.n, r.n), lost: s, unusual: s !== null && c !== null && r.before >= pn && s - c > fn }
}
function gn({ label: e, rows: t }) {
  let n = Math.max(1, ...t.map(({ value: e }) => e))
  return (0, q.jsx)(C, {
    component: `ul`,
    'aria-label': e,
    sx: { listStyle: `none`, m: 0, p: 0 },
    children: t.map(({ key: e, name: t, value: r, text: i, to: a }) =>
      (0, q.jsxs)(
        C,
        {
          component: `li`,
          sx: {
            display: `grid`,
            gridTemplateColumns: `minmax(96px, 2fr) minmax(60px, 3fr) auto`,
            alignItems: `center`,
            gap: 3,
            minHeight: 44,
          },
          children: [
            (0, q.jsx)(w, {
              variant: `body2`,
              sx: { overflowWrap: `anywhere` },
              children: a === void 0 ? t : (0, q.jsx)(T, { component: u, to: a, children: t }),
            }),
            (0, q.jsx)(C, {
              'aria-hidden': `true`,
              sx: { height: 8, borderRadius: 999, backgroundColor: `action.hover` },
              children: (0, q.jsx)(C, {
                sx: { width: `${(r / n) * 100}%`, height: 1, borderRadius: 999, backgroundColor: `secondary.main` },
              }),
            }),
            (0, q.jsx)(w, {
              variant: `body2`,
              sx: { fontWeight: 500, textAlign: `right`, fontVariantNumeric: `tabular-nums` },
              children: i,
            }),
          ],
        },
        e,
      ),
    ),
  })
}
var _n = 6
function vn({ report: e, filters: t }) {
  let { t: n } = i([`funnel-report`, `metrics`]),
    { stops: a } = e
  if (e.journey.length === 0) return null
  let o = a.map((e) => ({
      key: `${e.after} ${e.why} ${e.reason ?? ``}`,
      name: Ae(n, e),
      value: e.n,
      text: r(e.n),
      to: t.rowsOf(yn(e)),
    })),
    s = a.reduce((e, { n: t }) => e + t, 0),
    [c] = o
  return (0, q.jsxs)(dn, {
    title: n(`stops.title`),
    sentence: c ? n(`stops.sentence`, { count: s, name: c.name, biggest: c.text }) : n(`stops.nobody`),
    heads: [n(`stops.how`), n(`head.number`)],
    rows: o.map(({ key: e, name: t, text: n, to: r }) => [(0, q.jsx)(T, { component: u, to: r, children: t }, e), n]),
    below: (0, q.jsx)(je, { ...j(n, `drop_off`, e.as_of) }),
    children: [
      (0, q.jsx)(gn, { label: n(`stops.title`), rows: o.slice(0, _n) }),
      o.length > _n && (0, q.jsx)(w, { variant: `body2`, children: n(`stops.more`, { count: o.length - _n }) }),
    ],
  })
}
var yn = ({ after: e, why: t, reason: n }) => ({ count: e, stopped: t, ...(t === `rejected` && { reason: n ?? `-` }) })
function bn({ report: e }) {
  let { t } = i([`funnel-report`, `metrics`]),
    { times: n } = e,
    a = Math.max(1, ...n.map(({ p90: e }) => e ?? 0)),
    o = n.find(({ key: e }) => e === `disbursal`),
    s = (e) => `${((e ?? 0) / a) * 100}%`
  return (0, q.jsx)(dn, {
    title: t(`times.title`),
    sentence:
      o && o.n > 0 ? t(`times.sentence`, { count: o.n, median: A(t, o.median), p90: A(t, o.p90) }) : t(`times.nobody`),
    heads: [t(`times.until`), t(`head.number`), t(`times.median`), t(`times.p90`), t(`times.before`)],
    rows: n.map(({ key: e, n, median: i, p90: a, median_before: o }) => [
      t(`times.key.${e}`),
      r(n),
      A(t, i),
      A(t, a),
      A(t, o),
    ]),
    below: (0, q.jsx)(je, { ...j(t, `time_to_disbursal`, e.as_of) }),
    children: (0, q.jsx)(C, {
      component: `ul`,
      'aria-label': t(`times.title`),
      sx: { listStyle: `none`, m: 0, p: 0 },
      children: n.map(({ key: e, median: n, p90: r }) =>
        (0, q.jsxs)(
          C,
          {
            component: `li`,
            sx: { mb: 3 },
            children: [
              (0, q.jsx)(w, {
                variant: `body2`,
                children:
                  n === null
                    ? t(`times.noneYet`, { name: t(`times.key.${e}`) })
                    : t(`times.line`, { name: t(`times.key.${e}`), median: A(t, n), p90: A(t, r) }),
              }),
              (0, q.jsx)(C, {
                'aria-hidden': `true`,
                sx: { position: `relative`, height: 10, borderRadius: 1, backgroundColor: `action.hover` },
                children: (0, q.jsx)(C, {
                  sx: {
                    position: `absolute`,
                    left: `min(${s(n)}, calc(100% - 6px))`,
                    width: `max(6px, calc(${s(r)} - ${s(n)}))`,
                    maxWidth: 1,
                    height: 1,
                    borderRadius: 1,
                    backgroundColor: n === null ? `transparent` : `secondary.main`,
                  },
                }),
              }),
            ],
          },
          e,
        ),
      ),
    }),
  })
}
var xn = e({ CustomersJourneyPage: () => Dn }),
  Sn = [`figure-rows`],
  Cn = [`steps`, `stops`, `cohorts`, `cut`],
  wn = [...Se, ...P, `by`, ct],
  Tn = { display: `grid`, gap: 4, gridTemplateColumns: `minmax(0, 1fr)` },
  En = { ...Tn, alignItems: `start`, gridTemplateColumns: { xs: `minmax(0, 1fr)`, lg: `repeat(2, minmax(0, 1fr))` } }
function Dn() {
  let { t: e } = i([`funnel-report`, `staff-titles`]),
    t = Rt(),
    [n] = d(),
    r = P.find((e) => e === n.get(`by`)) ?? `source`,
    a = { ...t.query, by: r },
    o = Bt(a, t.period.problem === null && t.trace === null)
  return (0, q.jsx)(Zt, {
    title: e(`staff-titles:customersJourney`),
    lead: e(`journey.lead`),
    views: (0, q.jsx)(H, { page: `customers-journey`, tables: Sn }),
    filters: t,
    names: P,
    choices: o.data?.choices ?? {},
    counts: N,
    report: o,
    file: (0, q.jsx)(W, {
      name: `customers-journey`,
      period: t.period.range,
      file: (e) => S(`exportJourneyReport`, { query: { ...a, format: e } }),
    }),
    children: (n) =>
      (0, q.jsxs)(q.Fragment, {
        children: [
          t.chosen.lender !== void 0 && (0, q.jsx)(w, { children: e(`journey.ofLender`) }),
          (0, q.jsx)(un, { report: n, filters: t }),
          (0, q.jsx)(ae, {
            tabs: Cn,
            label: e(`staff-titles:customersJourney`),
            nameOf: (t) => e(`tabs.${t}`),
            keep: wn,
            children: (e) =>
              (0, q.jsxs)(C, {
                sx: e === `stops` ? En : Tn,
                children: [
                  e === `steps` &&
                    [`visit`, `journey`, `application`].map((e) =>
                      (0, q.jsx)(mn, { ladder: e, report: n, filters: t }, e),
                    ),
                  e === `stops` &&
                    (0, q.jsxs)(q.Fragment, {
                      children: [(0, q.jsx)(vn, { report: n, filters: t }), (0, q.jsx)(bn, { report: n })],
                    }),
                  e === `cohorts` && (0, q.jsx)(en, { report: n, filters: t }),
                  e === `cut` && (0, q.jsx)(cn, { report: n, by: r, filters: t }),
                ],
              }),
          }),
        ],
      }),
  })
}
var J = {
    otp: { counts: [`submitted`, `failed`, `not_entered`], groups: [`operator`, `reason`], basis: `event` },
    lenders: {
      counts: [`calls`, `failed`, `applications`],
      groups: [`lender`, `operation`, `outcome`],
      basis: `event`,
    },
    revenue: { counts: [`lines`, `loans`], groups: [`lender`], basis: `event` },
    liability: { counts: [`lines`, `accrued_lines`, `approved_lines`], groups: [`partner`], basis: `as_of` },
    tickets: {
      counts: [`due`, `in_time`, `late`, `unanswered`, `rated`, `helped`, `not_helped`],
      groups: [`asker`],
      basis: `event`,
    },
  },
  On = Object.keys(J),
  kn = [...new Set(Object.values(J).flatMap(({ counts: e }) => e))],
  An = [...new Set(Object.values(J).flatMap(({ groups: e }) => e))],
  jn = () => I().oneOf(kn, `rules:choice.unknown`),
  Mn = () => I().oneOf(An, `rules:choice.unknown`),
  Nn = () => I().oneOf(On, `rules:choice.unknown`),
  Pn = [
    `p50`,
    `p95`,
    `limit`,
    `near`,
    `disbursed`,
    `revenue`,
    `partners`,
    `kept`,
    `accrued`,
    `approved`,
    `owed`,
    `bill_accrued`,
    `billed`,
    `unbilled`,
    `bill_total`,
    `received`,
    `tds_held`,
    `outstanding`,
  ],
  Y = V({
    key: I()
      .oneOf([...kn, ...Pn])
      .defined(),
    value: L().nullable().defined(),
  }),
  Fn = V({
    as_of: R(),
    from: z().nullable().defined(),
    to: z().nullable().defined(),
    now: B(Y),
    before: B(Y),
    days: B(V({ day: z().defined(), value: L().defined(), marked: L().defined() })),
    groups: B(V({ group: I().oneOf(An).defined(), key: I().defined(), name: I().nullable().defined(), figures: B(Y) })),
    bills: V({
      months: B(gt()),
      figures: B(Y),
      lenders: B(V({ lender_id: L().integer().defined(), lender: I().defined(), figures: B(Y) })),
    }).nullable(),
  }),
  In = V({
    id: I().defined(),
    at: R(),
    who: I().nullable().defined(),
    what: I().nullable().defined(),
    result: I().defined(),
    reason: I().nullable().defined(),
    reference: I().nullable().defined(),
    ended_at: R().nullable().defined(),
    ms: L().nullable().defined(),
    disbursed: L().nullable().defined(),
    revenue: L().nullable().defined(),
    gross: L().nullable().defined(),
    net: L().nullable().defined(),
  }),
  Ln = 140,
  Rn = 5,
  zn = `repeating-linear-gradient(45deg, var(--cl-palette-error-main) 0 4px, var(--cl-palette-background-paper) 4px 6px)`
function Bn({ label: e, places: t, values: n, names: r }) {
  let i = fe(Math.max(0, ...n.map(({ value: e }) => e))).at(-1) ?? 1,
    a = (e) => `${Math.min(100, (Math.max(0, e) / i) * 100)}%`
  return (0, q.jsxs)(`div`, {
    children: [
      r &&
        (0, q.jsx)(C, {
          'aria-hidden': `true`,
          sx: { display: `flex`, gap: 4, mb: 3 },
          children: r.map((e, t) =>
            (0, q.jsxs)(
              w,
              {
                variant: `body2`,
                sx: { display: `flex`, alignItems: `center`, gap: 2 },
                children: [
                  (0, q.jsx)(C, {
                    component: `span`,
                    sx: {
                      width: 14,
                      height: 14,
                      borderRadius: 1,
                      background: t === 0 ? `secondary.main` : zn,
                      ...(t === 0 && { backgroundColor: `secondary.main` }),
                    },
                  }),
                  e,
                ],
              },
              e,
            ),
          ),
        }),
      (0, q.jsxs)(C, {
        role: `img`,
        'aria-label': e,
        children: [
          (0, q.jsx)(C, {
            sx: {
              height: Ln,
              display: `flex`,
              alignItems: `flex-end`,
              gap: `3px`,
              borderBottom: 1,
              borderColor: `divider`,
            },
            children: n.map(({ value: e, marked: n = 0 }, r) =>
              (0, q.jsx)(
                C,
                {
                  sx: {
                    flex: `1 1 0`,
                    minWidth: 0,
                    height: a(e),
                    minHeight: e > 0 ? 3 : 0,
                    borderRadius: `3px 3px 0 0`,
                    overflow: `hidden`,
                    display: `flex`,
                    flexDirection: `column`,
                    backgroundColor: `secondary.main`,
                  },
                  children: (0, q.jsx)(C, {
                    sx: { flex: `none`, height: e > 0 ? `${(n / e) * 100}%` : 0, background: zn },
                  }),
                },
                t[r],
              ),
            ),
          }),
          (0, q.jsx)(C, {
            sx: { display: `flex`, justifyContent: `space-between`, gap: 2, mt: 2 },
            children: de(t.length, Rn).map((e) =>
              (0, q.jsx)(w, { variant: `caption`, sx: { color: `text.secondary` }, children: t[e] }, e),
            ),
          }),
        ],
      }),
    ],
  })
}
var X = (e, t) => ({ metric: e, key: t }),
  Z = (e, t) => ({ metric: e, key: t, lessIsBetter: !0 }),
  Vn = [
    X(`otp_sent`, `submitted`),
    Z(`otp_failure`, `failed`),
    Z(`otp_failed`, `failed`),
    Z(`otp_not_entered`, `not_entered`),
  ],
  Hn = [
    X(`lender_calls`, `calls`),
    Z(`lender_api_failure`, `failed`),
    Z(`lender_calls_failed`, `failed`),
    Z(`applications_stuck`, `applications`),
    Z(`api_p50`, `p50`),
    Z(`api_p95`, `p95`),
  ],
  Un = [
    X(`tickets_due`, `due`),
    X(`ticket_sla`, `in_time`),
    X(`tickets_in_time`, `in_time`),
    Z(`tickets_late`, `late`),
    Z(`tickets_unanswered`, `unanswered`),
    X(`tickets_rated`, `rated`),
    X(`ticket_helped`, `helped`),
    X(`tickets_helped`, `helped`),
    Z(`tickets_not_helped`, `not_helped`),
  ],
  Wn = [
    X(`revenue_loans`, `loans`),
    X(`revenue_disbursed`, `disbursed`),
    X(`revenue`, `revenue`),
    X(`revenue_partners`, `partners`),
    X(`revenue_kept`, `kept`),
  ],
  Gn = [`bill_accrued`, `billed`, `unbilled`, `bill_total`, `received`, `tds_held`, `outstanding`].map((e) => X(e, e)),
  Kn = [X(`payout_liability`, `owed`), X(`payout_accrued`, `accrued`), X(`payout_approved`, `approved`)],
  qn = (e, ...t) => e.filter(({ metric: e }) => !t.includes(e)),
  Jn = {
    otp: {
      figures: Vn,
      groups: [
        [`operator`, Vn],
        [`reason`, [Z(`otp_failed`, `failed`)]],
      ],
    },
    lenders: {
      figures: Hn,
      groups: [
        [`lender`, Hn],
        [`outcome`, [Z(`lender_calls_failed`, `failed`)]],
        [`operation`, qn(Hn, `applications_stuck`)],
      ],
    },
    revenue: { figures: qn(Wn, `revenue_partners`), groups: [[`lender`, Wn]] },
    liability: { figures: Kn, groups: [[`partner`, [X(`payout_lines`, `lines`), ...Kn]]] },
    tickets: { figures: Un, groups: [[`asker`, Un]] },
  },
  Yn = (e) => Xn.find((t) => e?.endsWith(`:${t}`)),
  Xn = Object.values(J).flatMap(({ counts: e }) => e),
  Zn = ({ metric: e }) => Yn(M[e].numerator),
  Qn = (e, t) => e.find((e) => e.key === t)?.value ?? null
function Q({ key: e, metric: t }, n) {
  let r = Qn(n, e),
    i = Yn(M[t].denominator)
  return i === void 0 || r === null ? r : k(r, Qn(n, i) ?? 0)
}
function $n(e, t, i, a = !1) {
  let o = Q(e, t)
  if (o === null) return i(`figures:none`)
  let { unit: l } = M[e.metric]
  if (l === `share`) return n(o)
  if (l === `rupees`) return a ? c(o) : s(o)
  if (l === `count`) return r(o)
  let u = Qn(t, `limit`)
  return i(
    u !== null && o >= u
      ? `internal-report:msLimit`
      : Qn(t, `near`) === 1
        ? `internal-report:msNear`
        : `internal-report:ms`,
    { value: r(o) },
  )
}
function er({ bills: e, asOf: t }) {
  let { t: n } = i([`internal-report`, `figures`, `metrics`]),
    { roleId: r } = m(),
    a = o(r, `reconciliation`) ? f(h(`reconciliation`), { tab: `billing` }) : void 0,
    s = e.months.length === 0
  return (0, q.jsxs)(C, {
    component: `section`,
    'aria-label': n(`bills.title`),
    sx: { display: `grid`, gridTemplateColumns: `minmax(0, 1fr)`, gap: 4 },
    children: [
      (0, q.jsxs)(`div`, {
        children: [
          (0, q.jsx)(w, { variant: `h4`, component: `h2`, sx: { mb: 2 }, children: n(`bills.title`) }),
          (0, q.jsx)(w, {
            variant: `body2`,
            sx: { color: `text.secondary`, maxWidth: 720 },
            children: s ? n(`bills.none`) : n(`bills.months`, { months: e.months.map((e) => pe(e)).join(`, `) }),
          }),
          a !== void 0 &&
            (0, q.jsx)(T, {
              component: u,
              to: a,
              sx: { display: `inline-flex`, alignItems: `center`, minHeight: 44 },
              children: n(`bills.open`),
            }),
        ],
      }),
      !s &&
        (0, q.jsxs)(q.Fragment, {
          children: [
            (0, q.jsx)(Te, {
              children: Gn.map((r) =>
                (0, q.jsx)(
                  we,
                  { passport: j(n, r.metric, t), shown: $n(r, e.figures, n), ...(a !== void 0 && { to: a }) },
                  r.metric,
                ),
              ),
            }),
            (0, q.jsx)(tr, { rows: e.lenders, to: a }),
          ],
        }),
    ],
  })
}
function tr({ rows: e, to: t }) {
  let { t: n } = i([`internal-report`, `figures`, `metrics`]),
    r = _({
      prefix: `bills.`,
      sortable: [`lender`, ...Gn.map(({ metric: e }) => e)],
      sort: { key: `outstanding`, direction: `desc` },
    }),
    a = [
      {
        key: `lender`,
        header: n(`bills.lender`),
        names: !0,
        sortable: !0,
        minWidth: 140,
        cell: ({ lender: e }) => e,
        value: ({ lender: e }) => e,
      },
      ...Gn.map((e) => {
        let r = n(`metrics:${e.metric}.name`)
        return {
          key: e.metric,
          header: r,
          align: `right`,
          sortable: !0,
          value: ({ figures: t }) => Q(e, t),
          cell: ({ lender: i, figures: a }) => {
            let o = $n(e, a, n, !0)
            return t === void 0 || Q(e, a) === 0
              ? o
              : (0, q.jsx)(T, {
                  component: u,
                  to: t,
                  'aria-label': n(`figures:open`, { name: `${i}, ${r}`, value: o }),
                  children: o,
                })
          },
        }
      }),
    ]
  return (0, q.jsx)(U, {
    name: `revenue-bills`,
    label: n(`bills.table`),
    columns: a,
    state: r,
    source: te({ rows: e }, a, [], r.view),
    rowKey: ({ lender_id: e }) => String(e),
    failed: n(`failed`),
    empty: (0, q.jsx)(w, { children: n(`nothing`) }),
  })
}
var nr = [`ABSENT_SUBSCRIBER`, `DND`, `EXPIRED`, `DLT_TEMPLATE`, `GATEWAY`, `NO_RECEIPT`, `LATE`],
  rr = (e, t) => (e === `unknown` ? t(`unknown`) : nr.includes(e) ? t(`reason.${e}`) : e),
  ir = [`disbursed`, `revenue`, `gross`, `net`]
function ar(e) {
  let t = e === `revenue` || e === `liability`
  return [
    [`at`, e === `tickets` ? `rows.due` : t ? `rows.paidOut` : `rows.at`],
    ...(e === `otp` ? [] : [[`reference`, e === `tickets` ? `rows.ticket` : `rows.reference`]]),
    [`who`, `rows.who.${e}`],
    [`what`, `rows.what.${e}`],
    [`result`, `rows.result`],
    ...(e === `otp` ? [[`reason`, `rows.reason`]] : []),
    ...(e === `tickets` ? [[`reason`, `rows.rating`]] : []),
    ...(e === `otp` || e === `tickets` ? [[`ended_at`, `rows.ended.${e}`]] : []),
    ...(e === `lenders` ? [[`ms`, `rows.ms`]] : []),
    ...(t ? ir.map((e) => [e, `rows.${e}`]) : []),
  ]
}
var or = (e, t, n) => ({
  who: t.who === null ? n(`unknown`) : e === `tickets` ? n(`asker.${t.who}`) : t.who,
  what:
    e === `otp`
      ? n(`rows.otpText`)
      : t.what === null
        ? `–`
        : e === `lenders`
          ? n(`operation.${t.what}`)
          : e === `tickets`
            ? n(`topic.${t.what}`)
            : t.what,
  result: n(e === `lenders` ? `outcome.${t.result}` : `result.${t.result}`),
  reason: t.reason === null ? `–` : e === `tickets` ? n(`rating.${t.reason}`) : rr(t.reason, n),
})
function sr(e, t, n, r) {
  switch (e) {
    case `reason`:
      return rr(t, r)
    case `outcome`:
      return r(`outcome.${t}`)
    case `asker`:
      return r(`asker.${t}`)
    case `operation`:
      return `${n ?? r(`unknown`)}: ${r(`operation.${t.split(`:`)[1] ?? ``}`)}`
    default:
      return n ?? r(`unknown`)
  }
}
function cr() {
  let [e] = d(),
    t = Object.fromEntries([`tab`, ...Se].map((t) => [t, e.get(t)]))
  return (e) => f(h(`internal-report`), { ...t, ...e })
}
var lr = new Set([`failed`, `unanswered`])
function ur({ report: e, group: t, parts: n, rows: r }) {
  let { t: a } = i([`internal-report`, `figures`, `metrics`]),
    o = cr(),
    s = n.find(({ key: e, metric: t }) => lr.has(e) && M[t].unit === `count`) ?? n.at(-1),
    c = _({
      prefix: `${t}.`,
      sortable: [t, ...n.map(({ metric: e }) => e)],
      sort: { key: s?.metric ?? t, direction: `desc` },
    }),
    l = (e) => sr(t, e.key, e.name, a),
    d = [
      { key: t, header: a(`groupHead.${t}`), names: !0, sortable: !0, minWidth: 140, cell: l, value: l },
      ...n.map((e) => {
        let n = (t) => $n(e, t.figures, a, !0),
          r = a(`metrics:${e.metric}.name`),
          i = Zn(e)
        return {
          key: e.metric,
          header: r,
          align: `right`,
          sortable: !0,
          value: (t) => Q(e, t.figures),
          cell: (s) =>
            i === void 0 || (Q(e, s.figures) ?? 0) === 0
              ? n(s)
              : (0, q.jsx)(T, {
                  component: u,
                  to: o({ show: i, group: t, key: s.key }),
                  'aria-label': a(`figures:open`, { name: `${l(s)}, ${r}`, value: n(s) }),
                  children: n(s),
                }),
        }
      }),
    ]
  return (0, q.jsxs)(C, {
    sx: { minWidth: 0 },
    children: [
      (0, q.jsx)(w, { variant: `h4`, component: `h2`, sx: { mb: 3 }, children: a(`group.${t}`) }),
      (0, q.jsx)(U, {
        name: `${e}-${t}`,
        label: a(`group.${t}`),
        columns: d,
        state: c,
        source: te({ rows: r }, d, [], c.view),
        rowKey: ({ key: e }) => e,
        failed: a(`failed`),
        empty: (0, q.jsx)(w, { children: a(`nothing`) }),
      }),
    ],
  })
}
function dr(e) {
  return v({
    queryKey: [`internal-report`, e],
    queryFn: ({ signal: t }) => S(`getInternalReport`, { query: e, signal: t }),
    placeholderData: y,
    refetchOnMount: `always`,
    ...Ee,
  })
}
function fr(e) {
  return v({
    queryKey: [`internal-rows`, e],
    queryFn: ({ signal: t }) => S(`listInternalRows`, { query: e, signal: t }),
    placeholderData: y,
  })
}
function pr({ report: e, period: t }) {
  let { t: n } = i(`internal-report`),
    r = { report: e, ...(J[e].basis === `as_of` ? {} : t.query) },
    a = dr(r)
  return (0, q.jsxs)(C, {
    sx: { display: `grid`, gap: 5, minWidth: 0 },
    'aria-busy': a.isPlaceholderData,
    children: [
      (0, q.jsx)(w, { variant: `body2`, sx: { color: `text.secondary`, maxWidth: 720 }, children: n(`about.${e}`) }),
      (0, q.jsx)(le, {
        query: a,
        failed: n(`failed`),
        waiting: (0, q.jsx)(_e, { variant: `rounded`, height: 360, role: `status`, 'aria-label': n(`tabs`) }),
        children: (n) =>
          (0, q.jsx)(mr, {
            report: e,
            view: n,
            compared: t.compared,
            files: (0, q.jsx)(W, {
              name: `internal-report-${e}`,
              period: J[e].basis === `as_of` ? void 0 : t.range,
              file: (e) => S(`exportInternalReport`, { query: { ...r, format: e } }),
            }),
          }),
      }),
    ],
  })
}
function mr({ report: e, view: t, compared: n, files: r }) {
  let { t: a } = i([`internal-report`, `figures`, `metrics`]),
    o = cr(),
    { figures: s, groups: c } = Jn[e],
    { basis: l } = J[e],
    u = (e) => {
      let t = Zn(e)
      return t && { to: o({ show: t }) }
    },
    d = (e) => {
      let [n, r] = [Q(e, t.now), Q(e, t.before)],
        i = M[e.metric].unit === `share` ? `points` : `percent`
      return {
        value: i === `points` ? He(n, r) : xe(n ?? 0, r ?? 0),
        unit: i,
        days: t.days.length,
        lessIsBetter: e.lessIsBetter ?? !1,
      }
    }
  return (0, q.jsxs)(q.Fragment, {
    children: [
      (0, q.jsxs)(C, {
        sx: { display: `flex`, flexWrap: `wrap`, gap: 3, alignItems: `center`, justifyContent: `space-between` },
        children: [
          (0, q.jsx)(w, {
            variant: `body2`,
            children:
              t.from && t.to
                ? a(`daysAsOf`, { from: x(t.from), to: x(t.to), at: b(t.as_of) })
                : a(`asOf`, { at: b(t.as_of) }),
          }),
          r,
        ],
      }),
      (0, q.jsx)(Te, {
        children: s.map((e) =>
          (0, q.jsx)(
            we,
            {
              passport: j(a, e.metric, t.as_of),
              shown: $n(e, t.now, a),
              ...u(e),
              ...(n && l === `event` && { change: d(e) }),
              ...(Oe(e.metric).length > 0 && { explainedBy: o({ trace: e.metric }) }),
            },
            e.metric,
          ),
        ),
      }),
      e !== `liability` && t.days.length > 1 && (0, q.jsx)(hr, { report: e, days: t.days }),
      c.map(([n, r]) =>
        (0, q.jsx)(ur, { report: e, group: n, parts: r, rows: t.groups.filter((e) => e.group === n) }, n),
      ),
      t.bills && (0, q.jsx)(er, { bills: t.bills, asOf: t.as_of }),
    ],
  })
}
function hr({ report: e, days: t }) {
  let { t: n } = i(`internal-report`),
    a = (e) => t.reduce((t, n) => t + n[e], 0),
    o = e === `revenue` ? s : r,
    c = e !== `revenue`,
    l = n(`chart.${e}.sentence`, { value: o(a(`value`)), marked: r(a(`marked`)) })
  return (0, q.jsx)(dn, {
    title: n(`chart.${e}.title`),
    sentence: l,
    heads: [n(`day`), n(`chart.${e}.whole`), ...(c ? [n(`chart.${e}.marked`)] : [])],
    rows: t.map(({ day: e, value: t, marked: n }) => [x(e), o(t), ...(c ? [r(n)] : [])]),
    children: (0, q.jsx)(Bn, {
      label: l,
      places: t.map(({ day: e }) => ue(e)),
      values: t,
      ...(c && { names: [n(`chart.${e}.whole`), n(`chart.${e}.marked`)] }),
    }),
  })
}
var gr = [`applications`, `approvals`, `disbursed_amount`, `revenue`, `otp_failure`, `lender_api_failure`],
  _r = V({
    run_id: Ze().optional(),
    lender_id: Ze().optional(),
    user_id: Ze().optional(),
    batch_id: Ze().optional(),
    month: gt().optional(),
  }),
  vr = V({
    as_of: R(),
    items: B(
      V({
        kind: I().oneOf(Ce).defined(),
        count: L().integer().min(1).defined(),
        oldest_at: R().nullable().defined(),
        about: I().nullable().defined(),
        by: V({ name: I().defined(), is_own: Qe().defined() }).nullable().defined(),
        place: _r,
        from_at: R().optional(),
      }),
    ),
    looked_at: B(I().oneOf(Ce).defined()),
    figures: B(V({ key: I().oneOf(gr).defined(), now: L().nullable().defined(), before: L().nullable().defined() })),
  }),
  yr = [`at`],
  br = { ...ht, report: Nn().defined() },
  xr = { ...br, show: jn().defined(), group: Mn().optional(), key: et() },
  Sr = V(xr)
ne({
  getWorkList: {
    method: `GET`,
    path: `/api/work-list`,
    area: `admin`,
    pages: [`dashboard`],
    summary: `What waits for this person's role, how many and how long, and yesterday's figures.`,
    masquerade: `deny`,
    response: vr,
    limit: `read`,
  },
  getInternalReport: {
    method: `GET`,
    path: `/api/internal-report`,
    area: `admin`,
    pages: [`internal-report`],
    summary: `One internal report: its figures of some days, of as many before, day by day, and cut by its groups.`,
    masquerade: `deny`,
    query: V(br),
    response: Fn,
    limit: `read`,
    readsReplica: !0,
  },
  exportInternalReport: {
    method: `GET`,
    path: `/api/internal-report/figures/export`,
    area: `admin`,
    pages: [`internal-report`],
    summary: `Every figure of an internal report in a line of its own, as a file, CSV or Excel.`,
    masquerade: `deny`,
    query: V({ ...br, ...pt }),
    answerKind: `table`,
    response: I().defined(),
    limit: `read`,
    audit: `internal-report.export`,
    readsReplica: !0,
  },
  listInternalRows: {
    method: `GET`,
    path: `/api/internal-report/rows`,
    area: `admin`,
    pages: [`internal-report`],
    summary: `The rows that a figure of an internal report counts, in pages; none of them names a customer.`,
    masquerade: `deny`,
    query: V({ ...xr, ...tt(yr) }),
    response: $e(In),
    limit: `read`,
    readsReplica: !0,
  },
  exportInternalRows: {
    method: `GET`,
    path: `/api/internal-report/export`,
    area: `admin`,
    pages: [`internal-report`],
    summary: `All rows that a figure of an internal report counts as a file, CSV or Excel, the newest first.`,
    masquerade: `deny`,
    query: Sr.shape(pt),
    answerKind: `table`,
    response: I().defined(),
    limit: `read`,
    audit: `internal-report.export`,
    readsReplica: !0,
  },
})
var Cr = { sortable: yr, sort: { key: `at`, direction: `desc` } }
function wr({ filters: e }) {
  let { t } = i([`internal-report`, `metrics`, `figures`]),
    { report: n, show: r, group: a, key: o } = e,
    s = cr(),
    c = Pe().range,
    l = _(Cr),
    d = fr({ ...e, ...dt(l.view) }),
    f = Er(n, r),
    p = t(`metrics:${f ?? ``}.name`),
    m = a === void 0 ? p : t(`rows.title`, { figure: p, group: Tr(e, d.data?.rows[0], t) })
  return (0, q.jsxs)(q.Fragment, {
    children: [
      (0, q.jsxs)(C, {
        sx: { display: `flex`, flexWrap: `wrap`, alignItems: `baseline`, columnGap: 4, mb: 4 },
        children: [
          (0, q.jsx)(w, { variant: `h4`, component: `h2`, children: m }),
          (0, q.jsx)(T, {
            component: u,
            to: s({}),
            sx: { minHeight: 44, display: `inline-flex`, alignItems: `center` },
            children: t(`rows.back`),
          }),
          f !== void 0 &&
            Oe(f).length > 0 &&
            (a === void 0 || a === `lender`) &&
            (0, q.jsx)(T, {
              component: u,
              to: s({ trace: f, ...(a === `lender` && o !== void 0 && { lender: o }) }),
              sx: { minHeight: 44, display: `inline-flex`, alignItems: `center` },
              children: t(`figures:trace.link`),
            }),
          (0, q.jsx)(C, {
            sx: { ml: { sm: `auto` } },
            children: (0, q.jsx)(W, {
              name: `${n}-${r}`,
              period: J[n].basis === `as_of` ? void 0 : c,
              file: (t) => S(`exportInternalRows`, { query: { ...e, format: t } }),
            }),
          }),
        ],
      }),
      (0, q.jsx)(U, {
        name: `${n}-${r}`,
        label: m,
        columns: Dr(n, t),
        state: l,
        source: re(d, l.view),
        rowKey: ({ id: e }) => e,
        failed: t(`rows.failed`),
        empty: (0, q.jsx)(w, { children: t(`rows.empty`) }),
      }),
    ],
  })
}
var Tr = ({ report: e, group: t, key: n = `` }, r, i) => sr(t, n, (e === `revenue` ? r?.what : r?.who) ?? null, i)
function Er(e, t) {
  let n = We(e).filter((n) => M[n].numerator === `${e}:${t}`)
  return n.find((e) => M[e].unit === `count`) ?? n[0]
}
function Dr(e, t) {
  let n = (e) => ({ align: `right`, cell: (t) => (t[e] === null ? `–` : c(t[e])) }),
    i = (n) => ({ minWidth: 120, cell: (r) => or(e, r, t)[n] }),
    a = {
      at: {
        names: !0,
        sortable: !0,
        minWidth: 150,
        cell: ({ at: e }) => (0, q.jsx)(`time`, { dateTime: e, children: b(e) }),
      },
      reference: {
        minWidth: 110,
        cell: ({ reference: n, who: r }) =>
          (0, q.jsx)(Wt, {
            reference: n,
            name: t(e === `tickets` ? `rows.openTicket` : `rows.journey`, { reference: n }),
            ofCustomer: e !== `tickets` || r === `customer`,
            none: `–`,
          }),
      },
      who: i(`who`),
      what: i(`what`),
      result: i(`result`),
      reason: i(`reason`),
      ended_at: {
        minWidth: 150,
        cell: ({ ended_at: e }) => (e === null ? `–` : (0, q.jsx)(`time`, { dateTime: e, children: b(e) })),
      },
      ms: { align: `right`, cell: ({ ms: e }) => (e === null ? `–` : t(`ms`, { value: r(e) })) },
      disbursed: n(`disbursed`),
      revenue: n(`revenue`),
      gross: n(`gross`),
      net: n(`net`),
    }
  return ar(e).map(([e, n]) => ({ key: e, header: t(n), cell: () => null, ...a[e] }))
}
var Or = e({ InternalReportPage: () => Ar }),
  kr = [...On.flatMap((e) => [...J[e].counts, ...J[e].groups].map((t) => `${e}-${t}`)), `revenue-bills`]
function Ar() {
  let { t: e } = i([`internal-report`, `staff-titles`]),
    { roleId: t } = m(),
    n = Rt(),
    { period: r, trace: a } = n,
    [s] = d()
  return (0, q.jsxs)(q.Fragment, {
    children: [
      (0, q.jsx)(ce, {
        beside: (0, q.jsx)(lt, { children: (0, q.jsx)(H, { page: `internal-report`, tables: kr }) }),
        children: (0, q.jsx)(g, { lead: e(`lead`), children: e(`staff-titles:internalReport`) }),
      }),
      o(t, `customer-eligibility`) &&
        (0, q.jsx)(T, {
          component: u,
          to: f(h(`customer-eligibility`), { tab: `logs` }),
          sx: { display: `inline-flex`, alignItems: `center`, minHeight: 44 },
          children: e(`dedupe`),
        }),
      (0, q.jsx)(ae, {
        tabs: On,
        label: e(`tabs`),
        nameOf: (t) => e(`tab.${t}`),
        keep: Se,
        children: (e) => {
          let t = jr(e, s, r)
          return (0, q.jsxs)(q.Fragment, {
            children: [
              J[e].basis === `event` &&
                (0, q.jsx)(C, {
                  sx: { mb: 5 },
                  children: (0, q.jsx)(it, { period: r, comparable: t === null && a === null }),
                }),
              J[e].basis === `event` && r.problem !== null
                ? (0, q.jsx)(rt, { ...r })
                : a
                  ? (0, q.jsx)(Xt, { trace: a, filters: n }, s.get(`view`))
                  : t
                    ? (0, q.jsx)(wr, { filters: t }, s.get(`view`))
                    : (0, q.jsx)(pr, { report: e, period: r }, `${e} ${s.get(`view`) ?? ``}`),
            ],
          })
        },
      }),
    ],
  })
}
function jr(e, t, n) {
  let { counts: r, groups: i, basis: a } = J[e],
    o = r.find((e) => e === t.get(`show`))
  if (o === void 0) return null
  let s = i.find((e) => e === t.get(`group`)),
    c = t.get(`key`)
  return {
    report: e,
    show: o,
    ...(s !== void 0 && c !== null && c !== `` && { group: s, key: c }),
    ...(a === `event` && n.query),
  }
}
function Mr({ report: e, filters: t }) {
  let { t: n } = i([`funnel-report`, `figures`, `metrics`]),
    { lines: a, range: o } = e,
    c = (e) => a.reduce((t, n) => t + n[e], 0),
    l = oe(o.from, o.to) + 1,
    u = (e) => {
      let t = k(c(e), c(`submitted`)),
        r = k(c(`${e}_before`), c(`submitted_before`))
      return { shown: O(n, t), change: { value: He(t, r), unit: `points`, days: l } }
    },
    d = (e, t) => ({ value: xe(c(e), c(t)), unit: `percent`, days: l }),
    f = (t) => ({ key: t, passport: j(n, t, e.as_of) }),
    p = [
      {
        ...f(`applications`),
        shown: r(c(`submitted`)),
        to: t.rowsOf({ count: `app_submitted` }),
        change: d(`submitted`, `submitted_before`),
      },
      { ...f(`approval_rate`), ...u(`approved`), to: t.rowsOf({ count: `app_approved` }) },
      { ...f(`disbursal_rate`), ...u(`disbursed`), to: t.rowsOf({ count: `app_disbursed` }) },
      {
        ...f(`disbursed_of_cohort`),
        shown: s(c(`disbursed_amount`)),
        to: t.rowsOf({ count: `app_disbursed` }),
        change: d(`disbursed_amount`, `disbursed_amount_before`),
      },
    ]
  return (0, q.jsx)(Te, {
    children: p.map(({ key: e, change: n, ...r }) =>
      (0, q.jsx)(we, { ...r, ...(t.period.compared && { change: n, explainedBy: t.traceOf(e) }) }, e),
    ),
  })
}
var $ = {
    submitted: `app_submitted`,
    received: `app_received`,
    approved: `app_approved`,
    disbursed: `app_disbursed`,
    rejected: `app_rejected`,
    withdrawn: `app_withdrawn`,
    expired: `app_expired`,
  },
  Nr = Object.keys($),
  Pr = { sortable: [...Nr, `disbursed_amount`, `share`], sort: { key: `submitted`, direction: `desc` } }
function Fr({ report: e, filters: t }) {
  let { t: n } = i([`funnel-report`, `figures`, `applications`]),
    a = _(Pr),
    o = Yt(e),
    c = [
      {
        key: `product`,
        header: n(`dimension.product`),
        names: !0,
        minWidth: 130,
        cell: ({ product: e }) => F(n, `product`, e),
        value: ({ product: e }) => F(n, `product`, e),
      },
      ...Nr.map((e) => ({
        key: e,
        header: n(`count.${$[e]}`),
        align: `right`,
        sortable: !0,
        hiddenAtFirst: e === `received`,
        value: (t) => t[e],
        cell: (i) =>
          (0, q.jsx)(T, {
            component: u,
            color: `inherit`,
            to: t.rowsOf({ count: $[e] }, { product: i.product }),
            'aria-label': n(`open`, { name: `${F(n, `product`, i.product)}, ${n(`count.${$[e]}`)}`, count: i[e] }),
            children: r(i[e]),
          }),
      })),
      {
        key: `share`,
        header: n(`products.share`),
        align: `right`,
        sortable: !0,
        value: ({ disbursed: e, submitted: t }) => k(e, t),
        cell: ({ disbursed: e, submitted: t }) =>
          (0, q.jsx)(w, {
            component: `span`,
            variant: `body2`,
            sx: o ? { color: `text.secondary`, fontStyle: `italic` } : { fontWeight: 500 },
            children: O(n, k(e, t)),
          }),
      },
      {
        key: `disbursed_amount`,
        header: n(`products.amount`),
        align: `right`,
        minWidth: 110,
        sortable: !0,
        value: ({ disbursed_amount: e }) => e,
        cell: ({ disbursed_amount: e }) => s(e),
      },
      {
        key: `approval_hours`,
        header: n(`times.key.approval`),
        align: `right`,
        value: ({ approval_hours: e }) => e,
        cell: ({ approval_hours: e }) => A(n, e),
      },
      {
        key: `disbursal_hours`,
        header: n(`times.key.disbursal`),
        align: `right`,
        value: ({ disbursal_hours: e }) => e,
        cell: ({ disbursal_hours: e }) => A(n, e),
      },
    ],
    l = te({ rows: e.lines }, c, [], a.view)
  return (0, q.jsx)(U, {
    name: `products-report`,
    label: n(`products.table`),
    columns: c,
    state: a,
    source: { ...l, all: void 0 },
    rowKey: ({ product: e }) => e,
    failed: n(`failed`),
    empty: (0, q.jsx)(w, { children: n(`empty`) }),
  })
}
var Ir = e({ ProductsReportPage: () => zr }),
  Lr = N.filter((e) => qe[e] === `application`),
  Rr = [`products-report`, `figure-rows`]
function zr() {
  let { t: e } = i([`funnel-report`, `staff-titles`]),
    t = Rt(),
    n = { ...t.query, by: `product` }
  return (0, q.jsx)(Zt, {
    title: e(`staff-titles:productsReport`),
    lead: e(`products.lead`),
    views: (0, q.jsx)(H, { page: `products-report`, tables: Rr }),
    filters: t,
    names: [`product`, `channel`],
    choices: {},
    counts: Lr,
    file: (0, q.jsx)(W, {
      name: `products-report`,
      period: t.period.range,
      file: (e) => S(`exportProductsReport`, { query: { ...n, format: e } }),
    }),
    report: Vt(n, t.period.problem === null && t.trace === null),
    children: (e) =>
      (0, q.jsxs)(q.Fragment, {
        children: [(0, q.jsx)(Mr, { report: e, filters: t }), (0, q.jsx)(Fr, { report: e, filters: t })],
      }),
  })
}
var Br = e({ VendorsOnOffPage: () => Vr })
function Vr() {
  let { t: e } = i([`lenders-admin`, `staff-titles`]),
    { data: t, error: n, refetch: r } = at()
  return (0, q.jsxs)(q.Fragment, {
    children: [
      (0, q.jsx)(ce, {
        beside: (0, q.jsx)(lt, { children: (0, q.jsx)(H, { page: `vendors-on-off`, tables: [`lenders`] }) }),
        children: (0, q.jsx)(g, { lead: e(`onOff.lead`), children: e(`staff-titles:vendorsOnOff`) }),
      }),
      t &&
        (0, q.jsx)(w, {
          role: `status`,
          sx: { mt: 2, mb: 4 },
          children: e(`onOff.count`, { on: t.filter((e) => e.lender_status === 1).length, all: t.length }),
        }),
      (0, q.jsx)(st, {
        lenders: t,
        error: n,
        onRetry: () => void r(),
        bulk: (e, t) => (0, q.jsx)(ot, { kind: `lender`, chosen: t.chosen, nameOf: e, queryKey: ut, choose: t.choose }),
      }),
    ],
  })
}
var Hr = {
    submitted: `app_submitted`,
    approved: `app_approved`,
    disbursed: `app_disbursed`,
    amount: `app_disbursed`,
    rejected: `app_rejected`,
  },
  Ur = [...Object.keys(Hr), `time`],
  Wr = [`approved`, `disbursed`, `rejected`]
function Gr({ report: e, filters: t }) {
  let { t: n } = i([`funnel-report`, `figures`, `applications`]),
    [a] = d(),
    o = Ur.find((e) => e === a.get(`show`)) ?? `submitted`,
    c = [...new Set(e.lines.map(({ product: e }) => e))],
    l = [...new Map(e.lines.map(({ lender: e, lender_name: t }) => [e, t]))]
      .map(([e, t]) => ({ lender: e ?? ``, name: t ?? n(`nothing.lender`) }))
      .sort((e, t) => e.name.localeCompare(t.name)),
    f = (t, n) => e.lines.find((e) => e.lender === t && e.product === n),
    p = (e) => {
      if (o === `submitted`) return r(e.submitted)
      if (o === `amount`) return s(e.disbursed_amount)
      if (o === `time`) return A(n, e.approval_hours)
      let t = k(e[o], e.submitted)
      return n(`vendors.share`, { number: r(e[o]), share: O(n, t) })
    },
    m = Yt(e) && Wr.includes(o)
  return (0, q.jsx)(rn, {
    title: n(`vendors.table`),
    choice: {
      param: `show`,
      label: n(`vendors.show`),
      chosen: o,
      options: Ur.map((e) => ({ value: e, label: n(`vendors.shown.${e}`) })),
    },
    heads: [n(`dimension.lender`), ...c.map((e) => F(n, `product`, e))],
    rows: l.map(({ lender: e, name: r }) => ({
      key: e,
      name: r,
      cells: c.map((i) => {
        let a = f(e, i)
        return (0, q.jsx)(
          E,
          {
            align: `right`,
            sx: { fontVariantNumeric: `tabular-nums`, fontStyle: m ? `italic` : `normal` },
            children:
              a === void 0
                ? `—`
                : o === `time`
                  ? p(a)
                  : (0, q.jsx)(T, {
                      component: u,
                      color: `inherit`,
                      to: t.rowsOf({ count: Hr[o] }, { lender: e, product: i }),
                      'aria-label': n(`open`, {
                        name: `${r}, ${F(n, `product`, i)}, ${n(`count.${Hr[o]}`)}`,
                        count: a[Kr[o]],
                      }),
                      children: p(a),
                    }),
          },
          i,
        )
      }),
    })),
  })
}
var Kr = {
    submitted: `submitted`,
    approved: `approved`,
    disbursed: `disbursed`,
    amount: `disbursed`,
    rejected: `rejected`,
  },
  qr = e({ VendorsProductsReportPage: () => Xr }),
  Jr = N.filter((e) => qe[e] === `application`),
  Yr = [`figure-rows`]
function Xr() {
  let { t: e } = i([`funnel-report`, `staff-titles`]),
    t = Rt(),
    n = { ...t.query, by: `lender` }
  return (0, q.jsx)(Zt, {
    title: e(`staff-titles:vendorsProductsReport`),
    lead: e(`vendors.lead`),
    views: (0, q.jsx)(H, { page: `vendors-products-report`, tables: Yr }),
    filters: t,
    names: [`product`, `channel`],
    choices: {},
    counts: Jr,
    report: Vt(n, t.period.problem === null && t.trace === null),
    file: (0, q.jsx)(W, {
      name: `lenders-products`,
      period: t.period.range,
      file: (e) => S(`exportProductsReport`, { query: { ...n, format: e } }),
    }),
    children: (e) =>
      (0, q.jsxs)(q.Fragment, {
        children: [(0, q.jsx)(Mr, { report: e, filters: t }), (0, q.jsx)(Gr, { report: e, filters: t })],
      }),
  })
}
export { xn as a, Or as i, Br as n, Ir as r, qr as t }
