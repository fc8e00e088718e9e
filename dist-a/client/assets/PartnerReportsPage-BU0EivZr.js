import { c as Ne } from './common-fields-Dur8Hai4.js'
import { i as Pe, t as Fe } from './common-form-E0SH5PGy.js'
import {
  M as H,
  P as U,
  gt as we,
  i as W,
  k as Te,
  n as G,
  o as Ee,
  r as De,
  s as Oe,
  t as ke,
} from './desks-BwPV_Ml3.js'
import {
  $ as ee,
  A as b,
  b as x,
  c as S,
  d as te,
  f as ne,
  i as re,
  it as ie,
  l as ae,
  lt as oe,
  m as se,
  n as ce,
  r as le,
  s as C,
  t as w,
  u as ue,
  x as T,
  y as E,
} from './desks-form-BT5SDwL6.js'
import {
  Cr as c,
  Er as l,
  Fr as u,
  Hn as d,
  Mr as f,
  Nr as p,
  Rt as m,
  Ti as h,
  Vt as g,
  Xi as _,
  da as v,
  pr as y,
} from './first-CL_AHFyg.js'
import { r as Re } from './index-DgFpoVLQ.js'
import {
  $ as P,
  B as F,
  C as I,
  S as L,
  V as R,
  _ as z,
  b as B,
  d as V,
  et as pe,
  f as me,
  g as he,
  h as ge,
  m as _e,
  nt as ve,
  p as ye,
  tt as be,
  v as xe,
  w as Se,
  x as Ce,
} from './office-0J8ZDQL6.js'
import { n as Ie, r as Le } from './office-more-cy0REuhu.js'
import { Q as Ae, X as je, Y as K, Z as Me } from './parts-Clelj3dw.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import {
  Dt as D,
  Y as de,
  Z as O,
  et as fe,
  ht as k,
  in as A,
  mt as j,
  st as M,
  vt as N,
} from './signed-in-DHQU3WVe.js'
import { U as t, f as n, h as r, n as i, o as a, p as o, t as s } from './theme-CBDEJsnh.js'
var q = d(),
  J = [`status`, `product`],
  ze = { sortable: S, sort: { key: `submitted_at`, direction: `desc` }, filters: J },
  Be = {
    documents_needed: `warn`,
    approved: `ok`,
    agreement_signed: `ok`,
    disbursed: `ok`,
    rejected: `err`,
    withdrawn: `neutral`,
    expired: `neutral`,
  },
  Ve = (e) => Be[e] ?? `info`,
  Y = [`waiting`, `documents_needed`]
function He({ period: e }) {
  let { t } = u([`partner-reports`, `applications`]),
    n = H(ze),
    i = R().range,
    a = { ...E(n.view, J), ...T(n.view) },
    o = Y.includes(a.status) ? a : { ...a, ...e },
    s = me({ ...o, ...x(n.view) }),
    c = [
      {
        key: `status`,
        label: t(`column.status`),
        kind: `choice`,
        options: C.map((e) => ({ value: e, label: t(e === `waiting` ? `waiting` : `applications:status.${e}`) })),
      },
      {
        key: `product`,
        label: t(`column.product`),
        kind: `choice`,
        options: h.map((e) => ({ value: e, label: t(`applications:productName.${e}`) })),
      },
    ],
    l = [
      { key: `reference`, header: t(`column.application`), names: !0, minWidth: 104, cell: ({ reference: e }) => e },
      { key: `lead`, header: t(`column.reference`), minWidth: 104, cell: ({ lead_reference: e }) => e },
      { key: `name`, header: t(`column.name`), minWidth: 96, cell: ({ name: e }) => e || t(`erased`) },
      {
        key: `product_type`,
        header: t(`column.product`),
        minWidth: 120,
        cell: ({ product_type: e }) => t(`applications:productName.${e}`),
      },
      { key: `lender`, header: t(`column.lender`), minWidth: 120, cell: ({ lender: e }) => e ?? t(`noLender`) },
      {
        key: `amount`,
        header: t(`column.amount`),
        sortable: !0,
        align: `right`,
        cell: ({ amount: e }) => (e === null ? t(`none`) : f(e)),
      },
      {
        key: `status`,
        header: t(`column.status`),
        sortable: !0,
        cell: ({ status: e }) => (0, q.jsx)(j, { tone: Ve(e), children: t(`applications:status.${e}`) }),
      },
      {
        key: `submitted_at`,
        header: t(`column.submitted_at`),
        sortable: !0,
        minWidth: 110,
        cell: ({ submitted_at: e }) => (0, q.jsx)(`time`, { dateTime: e, children: k(e) }),
      },
      {
        key: `updated_at`,
        header: t(`column.updated_at`),
        sortable: !0,
        minWidth: 110,
        cell: ({ updated_at: e }) => (0, q.jsx)(`time`, { dateTime: e, children: k(e) }),
      },
    ]
  return (0, q.jsxs)(q.Fragment, {
    children: [
      Y.includes(a.status) && (0, q.jsx)(r, { variant: `body2`, sx: { mb: 3 }, children: t(`anyDay`) }),
      (0, q.jsx)(b, {
        name: `applications`,
        label: t(`tab.applications`),
        columns: l,
        filters: c,
        search: t(`search.applications`),
        state: n,
        source: U(
          s,
          n.view,
          (e) => A(`exportApplicationReport`, { query: { ...o, format: e } }),
          Y.includes(a.status) ? void 0 : i,
        ),
        rowKey: ({ reference: e }) => e,
        failed: t(`failed`),
        empty: (0, q.jsx)(r, { children: t(`empty.applications`) }),
      }),
    ],
  })
}
var Ue = { sortable: ae, sort: { key: `disbursed_at`, direction: `desc` } }
function We({ period: e }) {
  let { t } = u(`partner-reports`),
    n = H(Ue),
    i = R().range,
    a = _e({ ...e, ...x(n.view) }),
    o = [
      { key: `reference`, header: t(`column.application`), names: !0, minWidth: 104, cell: ({ reference: e }) => e },
      { key: `lead`, header: t(`column.reference`), minWidth: 104, cell: ({ lead_reference: e }) => e },
      { key: `name`, header: t(`column.name`), minWidth: 96, cell: ({ name: e }) => e || t(`erased`) },
      { key: `lender`, header: t(`column.lender`), minWidth: 120, cell: ({ lender: e }) => e },
      {
        key: `disbursed_amount`,
        header: t(`column.disbursed_amount`),
        sortable: !0,
        align: `right`,
        cell: ({ disbursed_amount: e }) => f(e),
      },
      { key: `gross`, header: t(`column.gross`), align: `right`, cell: ({ gross: e }) => p(e) },
      { key: `status`, header: t(`column.payout`), cell: ({ status: e }) => (0, q.jsx)(G, { status: e }) },
      {
        key: `disbursed_at`,
        header: t(`column.disbursed_at`),
        sortable: !0,
        minWidth: 110,
        cell: ({ disbursed_at: e }) => (0, q.jsx)(`time`, { dateTime: e, children: k(e) }),
      },
    ]
  return (0, q.jsx)(b, {
    name: `disbursals`,
    label: t(`tab.disbursals`),
    columns: o,
    state: n,
    source: U(a, n.view, (t) => A(`exportDisbursalReport`, { query: { ...e, format: t } }), i),
    rowKey: ({ payout_id: e }) => e,
    failed: t(`failed`),
    empty: (0, q.jsx)(r, { children: t(`empty.disbursals`) }),
  })
}
var X = [`reference`, `status`, `product`, `channel`],
  Ge = { sortable: ue, sort: { key: `created_at`, direction: `desc` }, filters: X }
function Ke({ period: e }) {
  let { t } = u([`partner-reports`, `partner-home`, `applications`]),
    n = H(Ge),
    i = R().range,
    a = { ...E(n.view, X), ...T(n.view), ...e },
    o = he({ ...a, ...x(n.view) }),
    s = o.error instanceof c ? (o.error.errors ?? {}) : {},
    l = {
      status: M.map((e) => ({ value: e, label: t(`partner-home:leadStatus.${e}`) })),
      product: h.map((e) => ({ value: e, label: t(`applications:productName.${e}`) })),
      channel: se.map((e) => ({ value: e, label: t(`channel.${e}`) })),
    },
    d = X.map((e) => ({
      key: e,
      label: t(`column.${e}`),
      kind: e === `reference` ? `text` : `choice`,
      ...(e !== `reference` && { options: l[e] }),
      ...(s[e] !== void 0 && { error: t(`wrong.${e === `reference` ? `reference` : `choice`}`) }),
    })),
    f = [
      { key: `reference`, header: t(`column.reference`), names: !0, minWidth: 104, cell: ({ reference: e }) => e },
      { key: `name`, header: t(`column.name`), minWidth: 96, cell: ({ name: e }) => e || t(`erased`) },
      { key: `mobile`, header: t(`column.mobile`), cell: ({ mobile: e }) => e },
      {
        key: `product_type`,
        header: t(`column.product`),
        sortable: !0,
        minWidth: 120,
        cell: ({ product_type: e }) => t(`applications:productName.${e}`),
      },
      {
        key: `link`,
        header: t(`column.channel`),
        minWidth: 120,
        cell: ({ channel: e, link: n }) =>
          n === null ? t(`channel.${e}`) : t(`byLink`, { channel: t(`channel.${e}`), link: n }),
      },
      {
        key: `status`,
        header: t(`column.status`),
        sortable: !0,
        cell: ({ status: e }) => (0, q.jsx)(V, { status: e }),
      },
      {
        key: `created_at`,
        header: t(`column.created_at`),
        sortable: !0,
        minWidth: 110,
        cell: ({ created_at: e }) => (0, q.jsx)(`time`, { dateTime: e, children: k(e) }),
      },
      {
        key: `first_touch_at`,
        header: t(`column.first_touch_at`),
        hiddenAtFirst: !0,
        minWidth: 110,
        cell: ({ first_touch_at: e }) => (0, q.jsx)(`time`, { dateTime: e, children: k(e) }),
      },
      {
        key: `last_touch_at`,
        header: t(`column.last_touch_at`),
        sortable: !0,
        minWidth: 110,
        cell: ({ last_touch_at: e }) => (0, q.jsx)(`time`, { dateTime: e, children: k(e) }),
      },
    ]
  return (0, q.jsx)(b, {
    name: `leads`,
    label: t(`tab.leads`),
    columns: f,
    filters: d,
    search: t(`search.leads`),
    state: n,
    source: U(o, n.view, (e) => A(`exportLeadReport`, { query: { ...a, format: e } }), i),
    rowKey: ({ lead_id: e }) => e,
    failed: t(`failed`),
    empty: (0, q.jsx)(r, { children: t(`empty.leads`) }),
  })
}
var Z = e(v(), 1)
function qe() {
  let { t: e } = u(`partner-reports`),
    n = (0, Z.useId)(),
    a = ge()
  return (0, q.jsx)(O, {
    query: a,
    failed: e(`named.failed`),
    waiting: null,
    children: (a) =>
      a.length > 0 &&
      (0, q.jsxs)(i, {
        component: `section`,
        variant: `outlined`,
        'aria-labelledby': n,
        sx: { mt: 5, minWidth: 0 },
        children: [
          (0, q.jsxs)(t, {
            sx: { px: { xs: 4, sm: 6 }, pt: 4, pb: 3 },
            children: [
              (0, q.jsx)(r, { variant: `h4`, component: `h2`, id: n, children: e(`named.title`) }),
              (0, q.jsx)(r, {
                variant: `body2`,
                sx: { color: `text.secondary`, mt: 1, maxWidth: 720 },
                children: e(`named.lead`),
              }),
            ],
          }),
          (0, q.jsx)(t, {
            component: `ul`,
            sx: { listStyle: `none`, m: 0, p: 0 },
            children: a.map((e) => (0, q.jsx)(Je, { row: e }, e.reference)),
          }),
        ],
      }),
  })
}
function Je({ row: e }) {
  let { t: n } = u([`partner-reports`, `applications`]),
    { reference: i, name: a, mobile: o, product_type: s, state: c, created_at: l, pending_until: d, ended_at: f } = e,
    p = k(d)
  return (0, q.jsxs)(t, {
    component: `li`,
    sx: {
      display: `grid`,
      gridTemplateColumns: { xs: `minmax(0, 1fr)`, md: `96px minmax(0, 1fr) minmax(0, 1fr) minmax(0, 2fr)` },
      columnGap: 4,
      rowGap: 1,
      alignItems: `center`,
      px: { xs: 4, sm: 6 },
      py: 3,
      borderTop: 1,
      borderColor: `divider`,
    },
    children: [
      (0, q.jsx)(r, { sx: { fontWeight: 500 }, children: i }),
      (0, q.jsx)(r, { children: [a, o].filter(Boolean).join(`, `) || n(`none`) }),
      (0, q.jsxs)(t, {
        sx: { minWidth: 0 },
        children: [
          (0, q.jsx)(r, { children: n(`applications:productName.${s}`) }),
          (0, q.jsx)(r, { variant: `body2`, sx: { color: `text.secondary` }, children: n(`named.at`, { day: k(l) }) }),
        ],
      }),
      (0, q.jsx)(r, {
        sx: { fontWeight: c === `pending` ? 500 : 400 },
        children: n(`named.state.${c}`, { until: p, ended: f === null ? p : k(f) }),
      }),
    ],
  })
}
function Ye({ trace: e, period: t }) {
  let { t: n } = u([`partner-reports`, `partner-home`, `applications`, `figures`]),
    { figure: r, by: i, chosen: a } = e,
    o = be(r),
    s = z({ ...t.query, ...e.query }),
    c = (e) => n(`partner-home:figures.${e}`),
    l = (e) => n(`trace.cut.${e}`),
    d = Object.entries(a).map(([e, t]) => {
      let r = e,
        i = s.data?.narrowed.find(({ dimension: e }) => e === r)
      return { name: r, label: l(r), said: Q(n, r, t, i?.label) }
    }),
    f = o.find((e) => e !== i && !(P(e) && a[e] !== void 0)) ?? `day`
  return (0, q.jsx)(ne, {
    name: c(e.of),
    partName: c(r),
    unit: ve(r),
    answer: s,
    length: D(t.range.from, t.range.to) + 1,
    back: e.back,
    parts: e.parts.map((e) => ({ value: e, label: c(e) })),
    part: r,
    cuts: o.map((e) => ({ value: e, label: l(e) })),
    by: i,
    narrowed: d,
    addressWith: e.with,
    nameOfLine: (e) => (i === `day` ? k(e.value) : Q(n, i, e.value, e.label)),
    narrowedTo: (t) => (P(i) && a[i] === void 0 ? e.with({ [i]: t, along: f }) : void 0),
    rowsOf: (t, n) => e.rowsOf(`value` in t ? { [i]: t.value } : {}, n),
  })
}
function Q(e, t, n, r = n) {
  return n === `-`
    ? e(`partner-reports:trace.nothing.${t}`)
    : t === `product`
      ? e(`applications:productName.${n}`)
      : t === `channel`
        ? e(`partner-reports:channel.${n}`)
        : t === `link`
          ? pe(n) || e(`partner-reports:trace.usualLink`)
          : r
}
function Xe({ line: e, readOnly: n }) {
  let { t: i } = u(`partner-reports`),
    { dispute: a } = e
  return (0, q.jsxs)(t, {
    component: `section`,
    sx: { mt: 5 },
    children: [
      a &&
        (0, q.jsxs)(t, {
          sx: { mb: 4, overflowWrap: `anywhere` },
          children: [
            (0, q.jsx)(r, { variant: `h4`, component: `h3`, children: i(`dispute.${a.status}`) }),
            (0, q.jsx)(r, {
              variant: `body2`,
              sx: { mt: 1 },
              children: i(`dispute.asked`, { day: k(a.created_at), reason: a.reason }),
            }),
            a.answer !== null &&
              (0, q.jsx)(r, { variant: `body2`, sx: { mt: 1 }, children: i(`dispute.answered`, { answer: a.answer }) }),
          ],
        }),
      n
        ? (0, q.jsx)(r, { variant: `body2`, children: i(`dispute.notForYou`) })
        : a?.status !== `open` && (0, q.jsx)(Ze, { payoutId: e.payout_id }),
    ],
  })
}
function Ze({ payoutId: e }) {
  let { t } = u(`partner-reports`),
    r = (0, Z.useId)(),
    { mutateAsync: i } = ye(),
    a = Fe(`createPayoutDispute`, ie, {
      start: { reason: `` },
      body: ({ reason: e }) => ({ reason: e.trim() }),
      send: ({ reason: t }) => i({ payout_id: e, reason: t }),
      done: ({ message: e }) => g.success(e),
      failureIn: `form`,
    })
  return (0, q.jsxs)(Pe, {
    form: a,
    prefix: r,
    children: [
      (0, q.jsx)(Ne, {
        name: `reason`,
        label: t(`dispute.label`),
        help: t(`dispute.help`),
        messages: { 'rules:required': t(`dispute.empty`) },
        rows: 3,
        input: { maxLength: oe },
      }),
      a.failure !== null && (0, q.jsx)(n, { severity: `error`, sx: { mt: 3 }, children: m(a.failure) }),
      (0, q.jsx)(o, {
        type: `submit`,
        variant: `contained`,
        'aria-busy': a.busy,
        sx: { mt: 3 },
        children: t(`dispute.send`),
      }),
    ],
  })
}
function Qe({ line: e, onClose: t }) {
  let { t: n } = u([`partner-reports`, `common`]),
    { masquerade: r } = y(),
    i = (0, Z.useId)()
  return (0, q.jsxs)(Ae, {
    open: !0,
    onClose: t,
    'aria-labelledby': `${i}-title`,
    fullWidth: !0,
    maxWidth: `sm`,
    children: [
      (0, q.jsx)(K, { id: `${i}-title`, children: n(`explain.title`, { line: W(e, n) }) }),
      (0, q.jsxs)(je, { children: [(0, q.jsx)(De, { line: e }), (0, q.jsx)(Xe, { line: e, readOnly: r !== null })] }),
      (0, q.jsx)(Me, { children: (0, q.jsx)(o, { variant: `outlined`, onClick: t, children: n(`common:close`) }) }),
    ],
  })
}
function $e({ statement: e, onClose: t }) {
  let { t: n } = u(`partner-reports`),
    i = n(`invoice.title`, { month: N(e.month) }),
    a = le(e, n)
  return (0, q.jsxs)(ke, {
    title: i,
    titled: !0,
    onClose: t,
    actions: (0, q.jsx)(o, {
      variant: `outlined`,
      onClick: () => {
        let t = we(
          [i, n(`invoice.draft`)],
          a.map(({ label: e, value: t }) => [e, t]),
        )
        fe(new Blob([t], { type: `text/csv` }), `${ce(e).toLowerCase()}.csv`)
      },
      children: n(`invoice.save`),
    }),
    children: [
      (0, q.jsx)(r, { sx: { fontWeight: 700, mb: 3 }, children: n(`invoice.draft`) }),
      (0, q.jsx)(Ee, { rows: a }),
    ],
  })
}
function et({ statement: e }) {
  let { t: n } = u(`partner-reports`),
    [a, s] = (0, Z.useState)(!1),
    { month: c, lines: d, gross: f, tds: m, net: h, accrued: g, approved: _, paid: v } = e,
    y = { gross: f, tds: -m, net: h, accrued: g, approved: _, paid: v }
  return (0, q.jsxs)(i, {
    component: `section`,
    variant: `outlined`,
    sx: { p: { xs: 4, sm: 5 }, mb: 4 },
    children: [
      (0, q.jsx)(r, { variant: `h4`, component: `h2`, children: n(`statement.title`, { month: N(c) }) }),
      (0, q.jsx)(r, {
        variant: `body2`,
        color: `textSecondary`,
        children: n(`statement.lines`, { count: d, number: l(d) }),
      }),
      (0, q.jsx)(t, {
        component: `dl`,
        sx: {
          m: 0,
          mt: 3,
          display: `grid`,
          gap: 4,
          gridTemplateColumns: { xs: `repeat(2, minmax(0, 1fr))`, md: `repeat(6, minmax(0, 1fr))` },
        },
        children: Object.entries(y).map(([t, i]) =>
          (0, q.jsxs)(
            `div`,
            {
              children: [
                (0, q.jsx)(r, {
                  component: `dt`,
                  variant: `body2`,
                  color: `textSecondary`,
                  children: n(`statement.${t === `net` && e.gst !== 0 ? `netGst` : t}`),
                }),
                (0, q.jsx)(r, {
                  component: `dd`,
                  sx: { m: 0, fontWeight: 700, fontVariantNumeric: `tabular-nums` },
                  children: p(i),
                }),
              ],
            },
            t,
          ),
        ),
      }),
      (0, q.jsx)(w, { statement: e }),
      (0, q.jsx)(Oe, { statement: e }),
      re(e) &&
        (0, q.jsx)(o, {
          variant: `outlined`,
          size: `small`,
          sx: { mt: 3, minHeight: 44 },
          onClick: () => s(!0),
          children: n(`invoice.open`),
        }),
      a && (0, q.jsx)($e, { statement: e, onClose: () => s(!1) }),
    ],
  })
}
var $ = [`month`, `status`],
  tt = { sortable: te, sort: { key: `disbursed_at`, direction: `desc` }, filters: $ }
function nt() {
  let { t: e } = u(`partner-reports`),
    t = H(tt),
    n = E(t.view, $),
    i = Ce(),
    a = B({ ...n, ...x(t.view) }),
    [o, s] = (0, Z.useState)(null),
    c = a.data?.rows.find(({ payout_id: e }) => e === o),
    l = i.data?.find(({ month: e }) => e === n.month),
    d = [
      {
        key: `month`,
        label: e(`column.month`),
        kind: `choice`,
        options: (i.data ?? []).map(({ month: e }) => ({ value: e, label: N(e) })),
      },
      {
        key: `status`,
        label: e(`column.status`),
        kind: `choice`,
        options: [...ee, `disputed`].map((t) => ({ value: t, label: e(`status.${t}`) })),
      },
    ],
    f = rt(s)
  return (0, q.jsxs)(q.Fragment, {
    children: [
      l && (0, q.jsx)(et, { statement: l }),
      (0, q.jsx)(b, {
        name: `payouts`,
        label: e(`tab.payouts`),
        columns: f,
        filters: d,
        state: t,
        source: U(a, t.view, (e) => A(`exportPayoutReport`, { query: { ...n, format: e } })),
        rowKey: ({ payout_id: e }) => e,
        failed: e(`failed`),
        empty: (0, q.jsx)(r, { children: e(`empty.payouts`) }),
      }),
      c && (0, q.jsx)(Qe, { line: c, onClose: () => s(null) }),
    ],
  })
}
function rt(e) {
  let { t: n } = u(`partner-reports`)
  return [
    {
      key: `reference`,
      header: n(`column.reference`),
      names: !0,
      minWidth: 104,
      cell: ({ lead_reference: e }) => e ?? n(`none`),
    },
    {
      key: `name`,
      header: n(`column.name`),
      minWidth: 96,
      cell: ({ name: e, lead_reference: t }) => e || n(t === null ? `none` : `erased`),
    },
    { key: `lender`, header: n(`column.lender`), minWidth: 120, cell: ({ lender: e }) => e ?? n(`none`) },
    {
      key: `disbursed_amount`,
      header: n(`column.disbursed_amount`),
      sortable: !0,
      align: `right`,
      cell: ({ disbursed_amount: e }) => f(e),
    },
    { key: `gross`, header: n(`column.gross`), align: `right`, cell: ({ gross: e }) => p(e) },
    { key: `tds`, header: n(`column.tds`), align: `right`, cell: ({ tds: e }) => p(e) },
    { key: `net`, header: n(`column.net`), sortable: !0, align: `right`, cell: ({ net: e }) => p(e) },
    {
      key: `status`,
      header: n(`column.status`),
      cell: ({ kind: e, status: i, dispute: a, is_held: o, is_taken_back: s, is_corrected: c }) =>
        (0, q.jsxs)(t, {
          sx: { display: `grid`, gap: 1, justifyItems: `start` },
          children: [
            (0, q.jsx)(G, { status: i }),
            (e === `correction` || e === `reward`) && (0, q.jsx)(r, { variant: `caption`, children: n(`kind.${e}`) }),
            o && (0, q.jsx)(r, { variant: `caption`, children: n(`held`) }),
            c && (0, q.jsx)(r, { variant: `caption`, children: n(`wasCorrected`) }),
            s && (0, q.jsx)(r, { variant: `caption`, children: n(`wasTakenBack`) }),
            a && (0, q.jsx)(r, { variant: `caption`, children: n(`dispute.${a.status}`) }),
          ],
        }),
    },
    {
      key: `disbursed_at`,
      header: n(`column.date`),
      sortable: !0,
      minWidth: 110,
      cell: ({ disbursed_at: e }) => (0, q.jsx)(`time`, { dateTime: e, children: k(e) }),
    },
    {
      key: `why`,
      header: n(`column.why`),
      cell: (t) =>
        (0, q.jsx)(o, {
          size: `small`,
          variant: `text`,
          'aria-label': n(`whyOf`, { line: W(t, n) }),
          onClick: () => e(t.payout_id),
          children: n(`why`),
        }),
    },
  ]
}
function it() {
  let { t: e } = u(`partner-reports`),
    n = xe(),
    i = (0, Z.useId)()
  return (0, q.jsxs)(t, {
    component: `section`,
    'aria-labelledby': i,
    sx: { mt: 7 },
    children: [
      (0, q.jsx)(r, { variant: `h5`, component: `h2`, id: i, children: e(`quarters.title`) }),
      (0, q.jsx)(r, {
        variant: `body2`,
        sx: { mt: 1, maxWidth: 720, color: `text.secondary` },
        children: e(`quarters.text`),
      }),
      (0, q.jsx)(O, {
        query: n,
        failed: e(`quarters.failed`),
        waiting: (0, q.jsx)(s, { variant: `rounded`, height: 96, sx: { mt: 3 } }),
        empty: (0, q.jsx)(r, { sx: { mt: 3 }, children: e(`quarters.none`) }),
        children: (e) =>
          (0, q.jsx)(t, {
            component: `ul`,
            sx: { listStyle: `none`, m: 0, mt: 2, p: 0 },
            children: e.map((e) => (0, q.jsx)(at, { of: e }, e.quarter)),
          }),
      }),
    ],
  })
}
function at({ of: e }) {
  let { t: n } = u(`partner-reports`),
    {
      quarter: i,
      months: a,
      gross: o,
      tds: s,
      rates: c,
      waiting: l,
      is_over: d,
      certificate: f,
      certificate_due: m,
    } = e,
    h = `${N(a[0] ?? ``)} – ${N(a.at(-1) ?? ``)}`
  return (0, q.jsxs)(t, {
    component: `li`,
    sx: { py: 3, borderBottom: 1, borderColor: `divider` },
    children: [
      (0, q.jsx)(r, { component: `h3`, variant: `subtitle1`, children: h }),
      (0, q.jsx)(r, { children: n(`quarters.sum`, { gross: p(o), tds: p(s) }) }),
      c.map((e) =>
        (0, q.jsxs)(
          r,
          {
            variant: `body2`,
            children: [
              n(e.order === null ? `quarters.rate` : `quarters.rateByOrder`, {
                percent: String(e.tds_percent),
                section: e.section,
                number: e.order ?? ``,
                gross: p(e.gross),
                tds: p(e.tds),
              }),
              e.code !== null && ` ${n(`quarters.code`, { code: e.code })}`,
            ],
          },
          `${e.section}-${e.tds_percent}-${e.order ?? ``}`,
        ),
      ),
      l !== 0 && (0, q.jsx)(r, { variant: `body2`, children: n(`quarters.waiting`, { tds: p(l) }) }),
      (0, q.jsx)(r, {
        variant: `body2`,
        sx: { color: `text.secondary` },
        children: d ? n(`quarters.due`, { form: f, day: k(m) }) : n(`quarters.goesOn`),
      }),
      d &&
        (0, q.jsx)(de, {
          name: `tax-${i}.csv`,
          file: () => A(`exportOwnTax`, { params: { quarter: i } }),
          children: n(`quarters.download`, { quarter: h }),
        }),
    ],
  })
}
var ot = [`leads`, `applications`, `disbursals`, `payouts`],
  st = { leads: [`visits`, `leads`], applications: [`applications`], disbursals: [`disbursals`, `earnings`] },
  ct = { leads: `leads`, applications: `leads`, disbursals: `earnings`, payouts: `earnings` }
function lt() {
  let { t: e } = u([`partner-reports`, `partner-home`]),
    n = y().partner?.rights ?? [],
    r = R(),
    i = Se(n)
  return (0, q.jsxs)(q.Fragment, {
    children: [
      (0, q.jsx)(Re, { lead: e(`lead`), children: e(`title`) }),
      (0, q.jsx)(Te, {
        tabs: ot.filter((e) => n.includes(ct[e])),
        label: e(`tabs`),
        nameOf: (t) => e(`tab.${t}`),
        keep: F,
        children: (o) =>
          (0, q.jsxs)(q.Fragment, {
            children: [
              o !== `payouts` &&
                (0, q.jsxs)(t, {
                  sx: { mb: 4 },
                  children: [
                    (0, q.jsx)(Le, { period: r }),
                    i === null &&
                      r.problem === null &&
                      (0, q.jsx)(t, {
                        sx: { display: `flex`, flexWrap: `wrap`, columnGap: 4 },
                        children: st[o]
                          .filter((e) => L(n, e))
                          .map((t) =>
                            (0, q.jsx)(
                              a,
                              {
                                component: _,
                                to: I(t, r.query),
                                sx: { display: `inline-flex`, alignItems: `center`, minHeight: 44 },
                                children: e(`trace.link`, { name: e(`partner-home:figures.${t}`) }),
                              },
                              t,
                            ),
                          ),
                      }),
                  ],
                }),
              o !== `payouts` && r.problem !== null
                ? (0, q.jsx)(Ie, { ...r })
                : o !== `payouts` && i !== null
                  ? (0, q.jsx)(Ye, { trace: i, period: r })
                  : (0, q.jsxs)(q.Fragment, {
                      children: [
                        o === `leads` && (0, q.jsx)(Ke, { period: r.query }),
                        o === `applications` && (0, q.jsx)(He, { period: r.query }),
                        o === `disbursals` && (0, q.jsx)(We, { period: r.query }),
                      ],
                    }),
              o === `leads` && i === null && (0, q.jsx)(qe, {}),
              o === `payouts` && (0, q.jsxs)(q.Fragment, { children: [(0, q.jsx)(nt, {}), (0, q.jsx)(it, {})] }),
            ],
          }),
      }),
    ],
  })
}
export { lt as PartnerReportsPage }
