import {
  $ as Ot,
  $n as kt,
  $t as At,
  Bn as jt,
  Bt as Mt,
  Cn as Nt,
  E as Pt,
  En as Ft,
  Fn as It,
  Ft as Lt,
  Gn as Rt,
  Gt as zt,
  Hn as Bt,
  Ht as Vt,
  I as Ht,
  In as Ut,
  It as Wt,
  J as Gt,
  Jn as Kt,
  Jt as qt,
  Kn as Jt,
  Kt as Yt,
  L as Xt,
  Lt as Zt,
  Mn as Qt,
  Nn as $t,
  Pn as en,
  Pt as tn,
  Q as nn,
  Qn as rn,
  Qt as an,
  R as on,
  Rn as sn,
  Rt as cn,
  Sn as ln,
  St as un,
  Tn as dn,
  Un as fn,
  Vn as pn,
  Wn as mn,
  Wt as hn,
  Xn as gn,
  Xt as _n,
  Yn as vn,
  Yt as yn,
  Z as bn,
  Zn as xn,
  _n as Sn,
  ar as Cn,
  at as wn,
  bn as Tn,
  bt as En,
  cr as Dn,
  ct as On,
  dn as kn,
  en as An,
  er as jn,
  et as Mn,
  fn as Nn,
  gn as Pn,
  h as Fn,
  hn as In,
  it as Ln,
  jn as Rn,
  jt as zn,
  lr as Bn,
  lt as Vn,
  mn as Hn,
  mt as Un,
  nn as Wn,
  nr as Gn,
  nt as Kn,
  or as qn,
  pn as Jn,
  q as Yn,
  qn as Xn,
  rr as Zn,
  sr as Qn,
  st as $n,
  tn as er,
  tr,
  tt as nr,
  un as rr,
  ur as ir,
  vn as ar,
  vt as or,
  wn as sr,
  wt as cr,
  x as lr,
  xt as ur,
  yn as dr,
  z as fr,
  zt as pr,
} from './admin-SlXPl_wU.js'
import { t as ct } from './brands-CeiyizDu.js'
import { c as q, s as Dt } from './common-fields-Dur8Hai4.js'
import { i as Et, t as K } from './common-form-E0SH5PGy.js'
import {
  Ct as I,
  K as mt,
  R as ht,
  St as L,
  W as gt,
  X as R,
  Z as z,
  bt as _t,
  dt as vt,
  et as yt,
  ft as bt,
  it as xt,
  mt as St,
  nt as B,
  pt as V,
  q as Ct,
  tt as H,
  wt as U,
  xt as W,
} from './common-schema-TiEP0qb9.js'
import {
  J as ve,
  M as ye,
  N as be,
  at as xe,
  dt as Se,
  ft as Ce,
  ht as we,
  j as Te,
  mt as Ee,
  pt as De,
  q as Oe,
  ut as ke,
} from './desks-BwPV_Ml3.js'
import {
  $ as mr,
  A as hr,
  Ft as gr,
  It as _r,
  Jt as vr,
  L as yr,
  Lt as br,
  M as xr,
  Mt as Sr,
  N as Cr,
  P as wr,
  Pt as Tr,
  Rt as Er,
  Ut as Dr,
  Vt as Or,
  Wt as kr,
  Yt as Ar,
  _t as jr,
  bt as Mr,
  gt as Nr,
  ht as Pr,
  mt as Fr,
  pt as Ir,
  vt as Lr,
  xt as Rr,
  yt as zr,
  z as Br,
} from './desks-form-BT5SDwL6.js'
import {
  Cn as t,
  Cr as n,
  Ct as r,
  Dt as i,
  En as a,
  Er as o,
  Fr as s,
  Hn as c,
  Ht as l,
  In as u,
  It as d,
  Mr as f,
  Nr as p,
  Ot as m,
  Pi as h,
  Pt as g,
  Rt as _,
  Ti as v,
  Tr as y,
  Vt as b,
  Wt as x,
  Xi as S,
  Y as C,
  Zi as w,
  _t as T,
  ca as E,
  ci as ee,
  d as te,
  da as D,
  ft as ne,
  gt as O,
  ht as re,
  kn as ie,
  kr as ae,
  kt as oe,
  pr as se,
  pt as ce,
  s as le,
  si as ue,
  tt as de,
  ui as fe,
  wi as pe,
  wr as me,
  yt as he,
  z as ge,
} from './first-CL_AHFyg.js'
import { r as _e } from './index-DgFpoVLQ.js'
import { Gt as lt, Mt as ut, ht as dt, ot as ft, vt as pt } from './office-0J8ZDQL6.js'
import { I as wt, L as Tt, S as G } from './office-form-Deh-hoPk.js'
import {
  A as Qe,
  F as $e,
  G as et,
  J as tt,
  Q as nt,
  X as rt,
  Y as it,
  Z as at,
  b as ot,
  o as st,
} from './parts-Clelj3dw.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import {
  B as Ae,
  I as je,
  K as Me,
  N as Ne,
  W as Pe,
  X as Fe,
  Y as Ie,
  Z as Le,
  dn as k,
  fn as Re,
  gt as ze,
  ht as Be,
  in as A,
  ln as Ve,
  lt as He,
  nt as Ue,
  pn as We,
  pt as j,
  tt as Ge,
  ut as Ke,
  vt as qe,
} from './signed-in-DHQU3WVe.js'
import { U as M, f as N, g as Je, h as P, n as Ye, o as Xe, p as F, t as Ze } from './theme-CBDEJsnh.js'
var J = e(D(), 1),
  Vr = [`mis`, `application_status`, `commission`, `payment_run`],
  Hr = (e) => e === `payment_run`,
  Ur = (e) => e === `application_status`,
  Wr = [`uploaded`, `mapped`, `rehearsed`, `committing`, `committed`, `undoing`, `undone`, `failed`],
  Gr = [`application_id`, `status`, `reason`, `sanctioned_amount`, `disbursed_amount`, `disbursal_date`, `utr`],
  Kr =
    `application_id.lender_reference.loan_account.phone.pan.product.applied_on.status.sub_status.reason.sanctioned_amount.disbursed_amount.disbursal_date.utr.updated_on.period.slab.gross.gst.tds.net.invoice_number.payout_reference.account.paid_amount.paid_on.debit.credit.side`.split(
      `.`,
    )
B({
  errors: z(
    B({ row: L().integer().min(1).defined(), column: I().defined(), value: I().defined(), message: I().defined() }),
  ),
  rowsUpdated: L().integer().min(0).defined(),
  errorsFound: L().integer().min(0).defined(),
  rowsRefused: L().integer().min(0).defined(),
  batch_id: H(),
})
var qr = B({
    batch_id: H(),
    file_name: I().defined(),
    lender_name: I().nullable().defined(),
    state: I().oneOf(Wr).defined(),
    row_count: L().integer().min(0).defined(),
    wrong_count: L().integer().min(0).defined(),
    committed_count: L().integer().min(0).defined(),
    undone_count: L().integer().min(0).defined(),
    left_count: L().integer().min(0).defined(),
    created_at: R(),
    created_by: I().nullable().defined(),
    undo_until: R().nullable(),
  }),
  Jr = () => I().oneOf(Bn, `rules:choice.unknown`),
  Yr = B({
    unknown: z(B({ word: I().defined(), rows: L().integer().min(1).defined() })),
    known: z(
      B({ word: I().defined(), outcome: Jr().defined(), confirmed_by: I().nullable().defined(), confirmed_at: R() }),
    ),
  }),
  Xr = B({
    version: L().integer().min(1).required(`rules:required`),
    words: W(B({ word: V(100).required(`rules:required`), outcome: Jr().required(`rules:required`) }))
      .min(1, `rules:required`)
      .max(50)
      .defined(),
  }),
  Zr = [`utf-8`, `utf-16le`, `utf-16be`, `windows-1252`],
  Qr = Object.keys({ comma: `,`, semicolon: `;`, tab: `	`, bar: `|`, caret: `^`, tilde: `~` })
;(I().oneOf(Zr).optional(), I().oneOf(Qr).optional())
var $r = B({ encoding: I().oneOf(Zr).defined(), separator: I().oneOf(Qr).nullable().defined() }),
  ei = 4e3,
  ti = 300,
  ni = 200,
  Y = () => I().oneOf(Kr),
  X = () => L().integer().min(0).defined(),
  ri = B({
    columns: W(B({ head: I().max(ei).defined(), field: Y().nullable().defined() }))
      .min(1)
      .max(ni)
      .defined(),
    date_order: I().oneOf([`dmy`, `mdy`, `ymd`]).defined(),
    unit: I().oneOf([`rupees`, `lakh`]).defined(),
    amount_basis: I().oneOf([`gross`, `net`]).nullable(),
  }),
  ii = B({
    version: H(),
    sheet: I().nullable().defined(),
    head_row: X(),
    mapping: ri,
    created_at: R(),
    created_by: I().nullable().defined(),
  }),
  ai = { fields: z(Y().defined()), required: z(z(Y().defined())) }
B({
  sheets: z(
    B({
      name: I().defined(),
      hidden: U().defined(),
      rows: X(),
      hidden_rows: X(),
      data: X(),
      totals: z(H()),
      heads_again: z(H()),
      hidden_columns: z(X()),
      half_days: z(X()),
      preview: z(B({ row: H(), cells: z(I().defined()) })),
      head_row: H().nullable(),
      heads: z(I().defined()),
      day_orders: z(z(I().oneOf(Dn).defined())),
      formulas: z(X()),
    }),
  ),
  text: $r.nullable(),
  template: ii.nullable(),
  ...ai,
  batch_id: H().nullable(),
})
var oi = [
  `new`,
  `update`,
  `unchanged`,
  `stale`,
  `backward`,
  `terminal`,
  `unmapped`,
  `ambiguous`,
  `not_ours`,
  `duplicate_in_file`,
  `invalid`,
]
qr.shape({
  profile: I().oneOf(Vr).defined(),
  lender: B({ lender_id: H(), name: I().defined() }).nullable(),
  version: H(),
  sheet: I().nullable().defined(),
  head_row: X(),
  heads: z(I().defined()),
  mapping: ri.nullable(),
  total_count: X(),
  heads_count: X(),
  passed_rows: B({ totals: z(H()), heads: z(H()) }),
  left_out_count: X(),
  edited_count: X(),
  written_count: X(),
  amount: L().defined(),
  written_amount: L().defined(),
  largest: B({ row: H(), amount: L().defined(), outweighs: U().defined() }).nullable().defined(),
  counts: z(B({ verdict: I().oneOf(oi).defined(), count: X() })),
  groups: z(B({ code: I().defined(), field: Y().nullable().defined(), count: X(), message: I().defined() })),
  mode: I().oneOf([`valid_rows`, `all_or_nothing`]).defined(),
  failure: I().nullable().defined(),
  bank_words: Yr.nullable().defined(),
  ...ai,
})
var si = [`fix`, `changes`, `same`, `written`, `left_out`, `edited`, `all`],
  ci = () => I().max(ei).defined()
;(B({ show: I().oneOf(si), code: I().max(40), field: Y(), page: I().matches(/^[1-9]\d{0,5}$/, `rules:id`) }),
  B({
    total: X(),
    rows: z(
      B({
        row: H(),
        verdict: I().oneOf(oi).nullable().defined(),
        outcome: I().oneOf([`committed`, `undone`, `left`]).nullable().defined(),
        left_out: U().defined(),
        reference: I().nullable().defined(),
        lender_id: H().nullable(),
        product_type: I().nullable().defined(),
        cells: z(B({ field: Y().defined(), text: I().defined(), edited: U().defined() })),
        beyond: z(I().defined()),
        problems: z(B({ field: Y().nullable().defined(), code: I().defined(), message: I().defined() })),
        changes: z(B({ field: Y().defined(), before: I().nullable().defined(), after: I().nullable().defined() })),
        reopened: I().nullable().defined(),
        may_reopen: U().defined(),
        shredded: U().defined(),
      }),
    ),
  }))
var li = () => L().integer().min(1).required(`rules:required`),
  ui = () =>
    W(B({ row: L().integer().min(1).defined(), field: Y().defined(), value: ci() }))
      .min(1)
      .defined()
B({ version: li(), edits: ui().max(200) })
var di = B({ edits: ui() }),
  fi = B({
    version: li(),
    action: I().oneOf([`leave_out`, `take_in`, `replace`, `restore`, `reopen`]).defined(),
    rows: W(L().integer().min(1).defined()).max(5e3, `rules:text.tooLong`),
    code: I().max(40),
    field: Y(),
    find: I().max(ei),
    value: I().max(ei),
    reason: V(ti),
  }),
  pi = B({ version: li(), mapping: ri, keep: U().defined() })
;(B({ version: li() }),
  B({ version: li(), mode: I().oneOf([`valid_rows`, `all_or_nothing`]).defined() }),
  z(
    B({
      reference: I().defined(),
      status: I().defined(),
      product_type: I().defined(),
      amount: L().nullable().defined(),
      created_at: R(),
    }),
  ))
var mi = (e) => [`import-batch`, e],
  hi = (e) => k({ ...Qn, enabled: e, select: (e) => e.map(({ lender_id: e, name: t }) => ({ lender_id: e, name: t })) })
function gi({ file: e, profile: t, lenderId: n, reading: r = {}, look: i = {} }, a = {}) {
  let o = new FormData()
  o.append(`file`, e)
  for (let [e, s] of Object.entries({
    profile: t,
    ...(n !== null && { lender_id: String(n) }),
    ...(r.encoding && { encoding: r.encoding }),
    ...(r.separator && { separator: r.separator }),
    ...(i.from !== void 0 && { from: String(i.from) }),
    ...(i.headRow !== void 0 && { head_row: String(i.headRow) }),
    ...a,
  }))
    o.append(e, s)
  return o
}
var _i = () =>
  Ve({
    mutationFn: ({ signal: e, ...t }) =>
      A(`previewLenderFile`, { form: gi(t), timeoutMs: jn, ...(e && { signal: e }) }),
  })
function vi() {
  let e = We()
  return Ve({
    mutationFn: ({ file: e, profile: t, signal: n }) => {
      let r = gi({ file: e, profile: t, lenderId: null }, { sheet: `0`, head_row: `0` })
      return A(`createImportBatch`, { form: r, signal: n, timeoutMs: jn })
    },
    onSuccess: (t) => e.setQueryData(mi(t.batch_id), t),
    onSettled: (t, n, { profile: r }) => e.invalidateQueries({ queryKey: Gn(r) }),
  })
}
function yi() {
  let e = We()
  return Ve({
    mutationFn: async ({ sheet: e, headRow: t, mapping: n, keep: r, ...i }) => {
      let a = gi(i, { sheet: String(e), head_row: String(t) }),
        o = await A(`createImportBatch`, { form: a, timeoutMs: jn })
      if (o.state !== `uploaded` && o.state !== `mapped` && o.state !== `rehearsed`) return o
      let s = o.heads.map((e, t) => ({ head: e, field: n.columns[t]?.field ?? null })),
        c = { version: o.version, mapping: { ...n, columns: s }, keep: r }
      return A(`saveImportMapping`, { params: { id: o.batch_id }, body: c, timeoutMs: jn })
    },
    onSuccess: (t) => e.setQueryData(mi(t.batch_id), t),
    onSettled: (t, n, { profile: r }) => e.invalidateQueries({ queryKey: Gn(r) }),
  })
}
function bi(e) {
  return k({
    queryKey: mi(e),
    queryFn: ({ signal: t }) => A(`getImportBatch`, { params: { id: e }, signal: t }),
    refetchInterval: ({ state: e }) => Zn(e.data === void 0 ? [] : [e.data]),
  })
}
var xi = ({ batch_id: e, version: t }, { page: n, ...r }) =>
    k({
      queryKey: [...mi(e), `rows`, t, n, r],
      queryFn: ({ signal: t }) => {
        let i = { ...r, page: String(n) }
        return A(`listImportRows`, { params: { id: e }, query: i, signal: t })
      },
      placeholderData: Re,
    }),
  Si = 4
async function Ci(e, t) {
  let { batch_id: n, wrong_count: r, groups: i, mapping: a } = e,
    o = { id: String(n) },
    s = []
  for (let e = 1; e <= Si && s.length < r; e += 1) {
    let t = await A(`listImportRows`, { params: o, query: { show: `fix`, page: String(e) } })
    if (t.rows.length === 0) break
    s.push(...t.rows)
  }
  let c = (e) => a?.columns.find((t) => t.field === e)?.head ?? e
  return {
    batch_id: n,
    rowsUpdated: t,
    rowsRefused: r,
    errorsFound: i.reduce((e, t) => e + t.count, 0),
    errors: s.flatMap(({ row: e, cells: t, problems: n }) =>
      n.map(({ field: n, message: r }) => ({
        row: e,
        column: n === null ? `` : c(n),
        message: r,
        value: t.find((e) => e.field === n)?.text ?? ``,
      })),
    ),
  }
}
var wi = (e, t) => k({ ...Cn(e), enabled: t && e !== null }),
  Ti = (e, t, n) =>
    k({
      queryKey: [...mi(e), `candidates`, t],
      queryFn: ({ signal: n }) => A(`listRowCandidates`, { params: { id: e, row: t }, signal: n }),
      enabled: n,
    })
function Ei({ batch_id: e, version: t, profile: n }, r) {
  let i = { params: { id: e }, timeoutMs: jn }
  switch (r.what) {
    case `edit`:
      return A(`editImportRows`, { ...i, body: { version: t, edits: r.edits } })
    case `rule`:
      return A(`applyImportRule`, { ...i, body: { version: t, ...r.rule } })
    case `mapping`:
      return A(`saveImportMapping`, { ...i, body: { version: t, mapping: r.mapping, keep: r.keep } })
    case `words`:
      return A(`confirmBankWords`, { ...i, body: { version: t, words: r.words } })
    case `rehearse`:
      return A(`rehearseImportBatch`, { ...i, body: { version: t } })
    case `commit`:
      return Hr(n)
        ? A(`commitPaymentFile`, { ...i, body: { version: t } })
        : A(`commitImportBatch`, { ...i, body: { version: t, mode: r.mode } })
  }
}
var Di = new WeakMap()
function Oi(e, t) {
  let n = We(),
    r = mi(e.batch_id),
    i = (e) => [...r, `after`, e]
  return Ve({
    scope: { id: r.join(` `) },
    onMutate: (t) => void Di.set(t, e.version),
    mutationFn: async (r) => {
      let a = Di.get(r) ?? e.version
      for (let e; (e = n.getQueryData(i(a))) !== void 0;) a = e
      let o = await t({ ...e, version: a }, r)
      return (o.version > a && n.setQueryData(i(a), o.version), o)
    },
    onSuccess: (e) => n.setQueryData(r, e),
    onError: () => n.invalidateQueries({ queryKey: r, exact: !0 }),
    onSettled: () => n.invalidateQueries({ queryKey: Gn(e.profile) }),
  })
}
var ki = (e) =>
    Oi(e, async (e, t) => {
      let n = e
      for (let e = 0; e < t.length; e += 200) n = await Ei(n, { what: `edit`, edits: t.slice(e, e + 200) })
      return n
    }),
  Ai = (e) => Oi(e, (e, t) => Ei(e, t)),
  Z = c(),
  ji = (e) => `word${e}`
function Mi({ batch: e, words: t, onClose: n }) {
  let { t: r } = s(`imports`),
    [{ unknown: i, known: a }] = (0, J.useState)(t),
    o = Ai(e),
    c = [
      ...i.map(({ word: e, rows: t }) => ({ word: e, rows: t, outcome: `` })),
      ...a.map(({ word: e, outcome: t }) => ({ word: e, rows: null, outcome: t })),
    ],
    l = (e) =>
      c.flatMap(({ word: t, outcome: n }, r) => {
        let i = Bn.find((t) => t === e[ji(r)])
        return i === void 0 || i === n ? [] : [{ word: t, outcome: i }]
      }),
    u = K(`confirmBankWords`, Xr, {
      start: Object.fromEntries(c.map(({ outcome: e }, t) => [ji(t), e])),
      body: (t) => ({ version: e.version, words: l(t) }),
      check: (e) => (l(e).length > 0 ? {} : { [ji(0)]: r(`studio.bankWords.none`) }),
      send: ({ words: e }) => o.mutateAsync({ what: `words`, words: e }),
      done: n,
      failureIn: `form`,
    }),
    d = Bn.map((e) => ({ id: e, value: r(`studio.bankWords.outcomes.${e}`) })),
    f = (e) => (e === null ? void 0 : r(`studio.bankWords.usually`, { outcome: r(`studio.bankWords.outcomes.${e}`) }))
  return (0, Z.jsxs)(G, {
    form: u,
    title: r(`studio.bankWords.dialog`),
    confirm: r(`studio.bankWords.confirm`),
    onClose: n,
    children: [
      (0, Z.jsx)(P, { children: r(`studio.bankWords.text`) }),
      (0, Z.jsx)(M, {
        sx: { display: `grid`, gap: 4, mt: 4 },
        children: c.map(({ word: e, rows: t, outcome: n }, i) =>
          (0, Z.jsx)(
            Ar,
            {
              name: ji(i),
              label: t === null ? e : r(`studio.bankWords.word`, { count: t, word: e }),
              help: f(ir(e)),
              choices: n === `` ? [{ id: ``, value: r(`studio.bankWords.choose`) }, ...d] : d,
            },
            e,
          ),
        ),
      }),
    ],
  })
}
function Ni({ batch: e, words: { unknown: t, known: n }, frozen: r }) {
  let { t: i } = s(`imports`),
    [a, o] = (0, J.useState)(!1)
  if (t.length + n.length === 0) return null
  let c = t.length > 0
  return (0, Z.jsxs)(Ye, {
    variant: `outlined`,
    component: `section`,
    sx: { p: { xs: 4, md: 5 }, display: `grid`, gap: 3 },
    children: [
      (0, Z.jsx)(P, { component: `h2`, variant: `h4`, children: i(`studio.bankWords.title`) }),
      c && (0, Z.jsx)(N, { severity: `warning`, children: i(`studio.bankWords.new`, { count: t.length }) }),
      n.map(({ word: e, outcome: t, confirmed_by: n, confirmed_at: r }) =>
        (0, Z.jsxs)(
          P,
          {
            variant: `body2`,
            sx: { overflowWrap: `anywhere` },
            children: [
              i(`studio.bankWords.known`, { word: e, outcome: i(`studio.bankWords.outcomes.${t}`) }),
              ` `,
              (0, Z.jsx)(P, {
                component: `span`,
                variant: `body2`,
                color: `textSecondary`,
                children: [n, Be(r)].filter(Boolean).join(`, `),
              }),
            ],
          },
          e,
        ),
      ),
      (0, Z.jsx)(F, {
        variant: c ? `contained` : `outlined`,
        disabled: r,
        sx: { justifySelf: `start` },
        onClick: () => o(!0),
        children: i(c ? `studio.bankWords.say` : `studio.bankWords.correct`),
      }),
      a && (0, Z.jsx)(Mi, { batch: e, words: { unknown: t, known: n }, onClose: () => o(!1) }),
    ],
  })
}
function Pi(e, t) {
  let { t: n } = s(`imports`),
    [r, i] = (0, J.useState)(null),
    a = (0, J.useRef)(null),
    { state: o, committed_count: c, wrong_count: u } = e
  return (
    (0, J.useEffect)(() => {
      if (a.current === null || t || o === `committing`) return
      let r = c - a.current
      ;((a.current = null),
        o === `committed` && ((r > 0 || u === 0) && b.success(n(`loaded`, { count: r })), u > 0 && Ci(e, r).then(i, l)))
    }, [e, c, t, o, n, u]),
    { answer: r, begin: () => void (a.current = o === `undone` ? 0 : c), close: () => i(null) }
  )
}
var Fi = [`valid_rows`, `all_or_nothing`]
function Ii({ batch: e, onColumns: t }) {
  let { t: n } = s(`imports`),
    r = Ai(e),
    [i, a] = (0, J.useState)(`valid_rows`),
    { state: c, committed_count: l, wrong_count: u } = e,
    d = Li(e, `new`, `update`),
    f = Li(e, `unmapped`),
    p = Pi(e, r.isPending),
    m = Hr(e.profile),
    h = e.profile === `commission`,
    g = (0, J.useId)(),
    _ = d > 0 || c !== `committed`,
    v = () => {
      ;(Ur(e.profile) && p.begin(), r.mutate({ what: `commit`, mode: i }))
    },
    y = c === `committing` || c === `undoing`
  return (0, Z.jsxs)(Ye, {
    variant: `outlined`,
    component: `section`,
    sx: { p: 5 },
    children: [
      (0, Z.jsx)(P, { component: `h2`, variant: `h4`, sx: { mb: 1 }, children: n(`studio.commit.title`) }),
      (0, Z.jsx)(P, {
        variant: `body2`,
        color: `textSecondary`,
        sx: { overflowWrap: `anywhere`, mb: 3 },
        children: [e.lender?.name, e.file_name].filter(Boolean).join(`, `),
      }),
      (0, Z.jsx)(Ri, { batch: e }),
      (0, Z.jsx)(zi, { batch: e }),
      u > 0 &&
        !y &&
        (0, Z.jsx)(N, {
          severity: `error`,
          sx: { mt: 4 },
          children: n(`errors.title`, { count: e.groups.reduce((e, t) => e + t.count, 0) }),
        }),
      y
        ? (0, Z.jsxs)(M, {
            sx: { mt: 4 },
            role: `status`,
            children: [
              (0, Z.jsx)(P, { variant: `body2`, sx: { mb: 2 }, children: n(`past.states.${c}`, { count: l }) }),
              (0, Z.jsx)(ot, {
                'aria-label': n(`studio.commit.progress`),
                ...(c === `committing` && { variant: `determinate`, value: (100 * l) / Math.max(1, l + d) }),
              }),
            ],
          })
        : (0, Z.jsxs)(M, {
            sx: { display: `grid`, gap: 3, mt: 4 },
            children: [
              _ &&
                !m &&
                (0, Z.jsx)(kt, {
                  label: n(`studio.commit.mode`),
                  value: i,
                  choices: Fi.map((e) => ({ id: e, value: n(`studio.commit.modes.${e}`) })),
                  onChange: (e) => a(Fi.find((t) => t === e) ?? `valid_rows`),
                }),
              _ &&
                f > 0 &&
                i === `valid_rows` &&
                (0, Z.jsx)(P, { variant: `body2`, children: n(`studio.commit.words`, { count: f }) }),
              r.error && (0, Z.jsx)(N, { severity: `error`, children: j(r.error) }),
              _ && d + f === 0 && (0, Z.jsx)(P, { variant: `body2`, id: g, children: n(`studio.commit.nothing`) }),
              _ &&
                (0, Z.jsx)(F, {
                  variant: `contained`,
                  disabled: r.isPending || d + f === 0,
                  'aria-describedby': d + f === 0 ? g : void 0,
                  onClick: v,
                  children:
                    d === 0 && f > 0
                      ? n(`studio.commit.waits`, { count: f, rows: o(f) })
                      : n(`studio.commit.button`, { count: d, rows: o(d) }),
                }),
              (0, Z.jsx)(F, {
                variant: `outlined`,
                disabled: r.isPending,
                onClick: () => r.mutate({ what: `rehearse` }),
                children: n(`studio.commit.again`),
              }),
              (0, Z.jsx)(F, {
                variant: `outlined`,
                disabled: r.isPending,
                onClick: t,
                children: n(`studio.commit.columns`),
              }),
              (0, Z.jsx)(P, {
                variant: `body2`,
                color: `textSecondary`,
                children: n(m ? `studio.commit.noUndo` : h ? `studio.commit.undoLines` : `studio.commit.undo`),
              }),
            ],
          }),
      p.answer && (0, Z.jsx)(rn, { here: !0, answer: p.answer, onClose: p.close }),
    ],
  })
}
var Li = ({ counts: e }, ...t) => e.reduce((e, { verdict: n, count: r }) => (t.includes(n) ? e + r : e), 0)
function Ri({ batch: e }) {
  let { t } = s(`imports`),
    n = ({ row: e, amount: n }) => t(`studio.commit.largestRow`, { row: e, amount: p(n) }),
    r = (e, n) =>
      n.length === 0 ? o(e) : `${o(e)} (${t(`studio.commit.passedRows`, { count: n.length, rows: Vi(n) })})`,
    i = [
      [`changes`, o(Li(e, `new`, `update`))],
      ...(e.amount === 0 ? [] : [[`amounts.${e.profile}`, p(e.amount)]]),
      ...(e.largest ? [[`largest`, n(e.largest)]] : []),
      [`same`, o(Li(e, `unchanged`))],
      ...(e.written_count > 0 ? [[`written`, o(e.written_count)]] : []),
      ...(e.written_amount === 0 ? [] : [[`amounts.${e.profile}`, p(e.written_amount)]]),
      [`fix`, o(e.wrong_count)],
      [`leftOut`, o(e.left_out_count)],
      [`totals`, r(e.total_count, e.passed_rows.totals)],
      ...(e.heads_count > 0 ? [[`headsAgain`, r(e.heads_count, e.passed_rows.heads)]] : []),
    ]
  return (0, Z.jsx)(M, {
    component: `dl`,
    sx: { display: `grid`, gridTemplateColumns: `1fr auto`, gap: 2, m: 0 },
    children: i.map(([e, n], r) =>
      (0, Z.jsxs)(
        M,
        {
          sx: { display: `contents` },
          children: [
            (0, Z.jsx)(P, { component: `dt`, color: `textSecondary`, children: t(`studio.commit.${e}`) }),
            (0, Z.jsx)(P, {
              component: `dd`,
              sx: { m: 0, textAlign: `right`, fontWeight: 600, fontVariantNumeric: `tabular-nums` },
              children: n,
            }),
          ],
        },
        r,
      ),
    ),
  })
}
function zi({ batch: { state: e, largest: t, committed_count: n, undone_count: r, left_count: i, failure: a } }) {
  let { t: o } = s(`imports`)
  return (0, Z.jsxs)(Z.Fragment, {
    children: [
      t?.outweighs === !0 &&
        (0, Z.jsx)(N, { severity: `warning`, sx: { mt: 4 }, children: o(`studio.commit.outweighs`, { row: t.row }) }),
      e === `committed` && (0, Z.jsx)(N, { severity: `success`, sx: { mt: 4 }, children: o(`loaded`, { count: n }) }),
      e === `undone` &&
        (0, Z.jsxs)(N, {
          severity: a === `moved_meanwhile` ? `warning` : `info`,
          sx: { mt: 4 },
          children: [
            a === `moved_meanwhile` && (0, Z.jsx)(`div`, { children: o(`studio.commit.moved`) }),
            o(`past.states.undone`, { count: r, left: i }),
          ],
        }),
    ],
  })
}
var Bi = 20,
  Vi = (e) => (e.length > Bi ? `${e.slice(0, Bi).join(`, `)} …` : e.join(`, `)),
  Hi = {
    neft: /^[A-Z]{4}[A-Z0-9]{12}$|^[A-Z]{4}[A-QS-Z0-9][A-Z0-9]{17}$|^N\d{15}$/,
    rtgs: /^[A-Z]{4}R[A-Z0-9]20\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])\d{8}$/,
    imps: /^\d{12}$/,
  },
  Ui = () => Ct(I().test(`utr`, `rules:payment.utr`, (e) => e === void 0 || Object.values(Hi).some((t) => t.test(e)))),
  Wi = 10,
  Gi = /[*xX•●#×✱]|\.{2,}|…|_{2,}/g,
  Ki = /^[A-Z*]{5}[\d*]{4}[A-Z*]$/,
  qi = 10,
  Ji = (e) => e.replace(Gi, (e) => `*`.repeat(e === `…` ? 3 : e.length))
function Yi(e) {
  let { value: t, date: n, percent: r, problem: i } = Xn(e)
  if (i) return { problem: i }
  if (t === null) return { value: null }
  if (typeof t == `boolean` || n || r) return { problem: `not_phone` }
  let a = String(t)
  if (Kt(a)) return { problem: `scientific` }
  if (a.search(Gi) >= 0) return Xi(Ji(a).replace(/[\s()-]/g, ``))
  let o = de(a.replace(/^(?:\+?\s*91[-\s]?|0)(?=(?:[\s-]*\d){10}$)/, ``), Wi)
  return le(o) ? { value: o } : { problem: `not_phone` }
}
function Xi(e) {
  if (!/^\+?[\d*]+$/.test(e)) return { problem: `not_phone` }
  let t = e.replace(/^\+(?:91)?|^(?:91|0)(?=[\d*]{10}$)/, ``)
  if (t.length === Wi) return { value: t }
  let [n = ``, r = ``] = [/^\d*/.exec(t)?.[0], /\d*$/.exec(t)?.[0]],
    i = Wi - n.length - r.length
  return i > 0 ? { value: `${n}${`*`.repeat(i)}${r}` } : { problem: `not_phone` }
}
function Zi(e) {
  let { value: t, problem: n } = Xn(e)
  if (n) return { problem: n }
  if (t === null) return { value: null }
  let r = vt(String(t)).replace(/[\s-]/g, ``)
  if (/^[A-Z]{5}\d{4}[A-Z]$/.test(r) && !/^X{4}/.test(r)) return { value: r }
  let i = /XX/.test(r) ? r : r.replaceAll(`X`, `\0`)
  if (i.search(Gi) < 0) return { problem: `not_pan` }
  let a = Ji(i).replaceAll(`\0`, `X`)
  return Ki.test(a)
    ? { value: a }
    : /^[A-Z\d*]{2,14}$/.test(a) && a.length !== qi
      ? { value: `*`.repeat(qi) }
      : { problem: `not_pan` }
}
var Qi = 0.8,
  $i = { application_id: /^CL-\d+$/i, payout_reference: sn },
  ea = new Set([`debit`, `credit`]),
  ta = [
    [[`phone`], (e) => /[*\d]{4}$/.test(e) && !/[/.]/.test(e) && na(e)],
    [[`pan`], (e) => /^[a-z*]/i.test(e) && !!Zi(e).value],
    [[`utr`], (e) => /^[a-z]/i.test(e) && Object.values(Hi).some((t) => t.test(e))],
    [[...gn].filter((e) => e !== `period`), (e) => ra(e)],
    [[...jt].filter((e) => !ea.has(e)), (e) => ia(e)],
  ],
  na = (e) => /^(?:[6-9]\d{9}|\*+\d{4})$/.test(Yi(e).value ?? ``),
  ra = (e) => {
    let { value: t, problem: n } = Ut(e, null)
    return !!t || n === `day_order` || n === `day_swapped`
  },
  ia = (e) => /[,₹.]|rs|lakh/i.test(e) && !!Jt(e).value
function aa(e, t, n, r = []) {
  let i = new Set(Bt(e).flatMap(({ columns: e }) => e)),
    a = new Map(n?.columns.map(({ head: e, field: t }) => [fn(e), t])),
    o = e.map((e, t) => r.flatMap((e) => vn(e[t]).value ?? [])),
    s = (e, t) => {
      let n = o[e] ?? []
      return n.length > 0 && n.filter(t).length >= n.length * Qi
    },
    c = new Map(),
    l = (e, n) => {
      n && !c.has(e) && t.includes(n) && ![...c.values()].includes(n) && c.set(e, n)
    },
    u = e.flatMap((e, t) => (i.has(t) || a.has(fn(e)) ? [] : [t]))
  for (let [t, n] of e.entries()) !i.has(t) && fn(n) !== `` && l(t, a.get(fn(n)))
  for (let e of u) for (let t of [`application_id`, `payout_reference`]) s(e, (e) => $i[t].test(e)) && l(e, t)
  for (let t of u) l(t, pn(e[t] ?? ``))
  for (let [e, n] of ta) {
    let r = [...c.values()]
    if (e.some((e) => jt.has(e)) && r.some((e) => ea.has(e))) continue
    let i = e.filter((e) => t.includes(e) && !r.includes(e)),
      a = u.filter((e) => !c.has(e) && s(e, n))
    i.length === 1 && a.length === 1 && l(a[0] ?? -1, i[0])
  }
  return e.map((e, t) => ({ head: e, field: c.get(t) ?? null }))
}
var oa = [`dmy`, `mdy`, `ymd`],
  sa = [`rupees`, `lakh`],
  ca = [`gross`, `net`],
  la = new Set([`debit`, `credit`, `side`])
function ua(e) {
  let {
      heads: t,
      hidden: n = [],
      byContent: r,
      samples: i,
      fields: a,
      required: o,
      start: c,
      profile: l,
      days: u,
      onBack: d,
      onStart: f,
    } = e,
    { t: p } = s(`imports`),
    m = (e) => p(`studio.fields.${e}`),
    h = (e) => p(`studio.columns.missing`, { fields: e.map(m).join(`, `) }),
    g = c?.columns ?? aa(t, a, null),
    _ = (e = []) => e.some(({ field: e }) => e !== null && gn.has(e)),
    v = e.keptOrder ?? (u === void 0 && _(c?.columns) ? c?.date_order : null) ?? null,
    y = (e) => {
      let t = e.flatMap(({ field: e }, t) => (e !== null && gn.has(e) ? (u?.[t] ?? []) : []))
      return u === void 0 && v === null && _(e) ? null : xn(t, v)
    },
    b = (e) => g.map(({ head: t }, n) => ({ head: t, field: e[`c${n}`] || null })),
    x = (e) => {
      let t = b(e),
        n = t.flatMap(({ field: e }) => (e === null ? [] : [e])),
        r = o.filter((e) => !e.some((e) => n.includes(e))),
        i = Rt(n) ? t.findIndex(({ field: e }) => e !== null && la.has(e)) : -1,
        a = t.findIndex(({ field: e }) => e === null),
        s = t.flatMap(({ field: e }, n) => {
          let r = t.flatMap((t) => (t.field === e ? [`“${t.head}”`] : []))
          return e === null || r.length < 2
            ? []
            : [[`c${n}`, p(`studio.columns.twice`, { heads: r.join(`, `), field: m(e) })]]
        })
      return {
        ...(r.length > 0 && { [`c${Math.max(0, a)}`]: r.map(h).join(` `) }),
        ...(i >= 0 && { [`c${i}`]: p(`studio.columns.twoAmounts`) }),
        ...Object.fromEntries(s),
        ...(!e.date_order && _(t) && { date_order: p(`studio.columns.sayOrder`) }),
        ...(!e.amount_basis && n.includes(`disbursed_amount`) && { amount_basis: p(`studio.columns.sayBasis`) }),
      }
    },
    S = K(`saveImportMapping`, pi.omit([`version`]), {
      start: {
        ...Object.fromEntries(g.map(({ field: e }, t) => [`c${t}`, e ?? ``])),
        date_order: y(g) ?? ``,
        unit: c?.unit ?? `rupees`,
        amount_basis: c?.amount_basis ?? ``,
        keep: !0,
      },
      body: ({ keep: e, ...t }) => ({
        mapping: {
          columns: b({ ...t, keep: e }),
          date_order: t.date_order || `dmy`,
          unit: t.unit,
          amount_basis: t.amount_basis || null,
        },
        keep: e,
      }),
      check: x,
      send: ({ mapping: e, keep: t }) => f(e, t),
      failureIn: `form`,
    }),
    C = () => void (S.hands.formState.isSubmitted && S.hands.trigger()),
    w = S.hands.watch(),
    T = b(w),
    E = y(T)
  da(S.hands, E)
  let ee = T.filter(({ field: e }) => e !== null).length,
    te = Bt(t).filter(({ columns: e }) => e.every((e) => T[e]?.field === null))
  return (0, Z.jsx)(Ye, {
    variant: `outlined`,
    component: `section`,
    sx: { p: { xs: 4, md: 5 }, minWidth: 0 },
    children: (0, Z.jsxs)(Et, {
      form: S,
      prefix: `columns`,
      onChange: C,
      children: [
        (0, Z.jsx)(P, { component: `h2`, variant: `h4`, children: p(`studio.columns.title`) }),
        (0, Z.jsx)(P, {
          color: `textSecondary`,
          role: `status`,
          children: p(`studio.columns.found`, { found: ee, all: t.length }),
        }),
        te.map(({ heads: e, columns: t }) =>
          (0, Z.jsx)(
            N,
            {
              severity: `warning`,
              sx: { mt: 3 },
              children: p(`studio.columns.alike`, {
                heads: e
                  .map((e, r) =>
                    p(n.includes(t[r] ?? -1) ? `studio.columns.headHidden` : `studio.columns.headAt`, {
                      head: e,
                      column: (t[r] ?? 0) + 1,
                    }),
                  )
                  .join(`, `),
              }),
            },
            t.join(),
          ),
        ),
        (0, Z.jsx)(M, {
          component: `ul`,
          sx: { listStyle: `none`, m: 0, mt: 4, p: 0 },
          children: T.map(({ head: e, field: t }, o) =>
            (0, Z.jsxs)(
              M,
              {
                component: `li`,
                sx: {
                  display: `grid`,
                  gap: 2,
                  alignItems: `center`,
                  py: 2,
                  borderTop: 1,
                  borderColor: `divider`,
                  gridTemplateColumns: { sm: `minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr)` },
                },
                children: [
                  (0, Z.jsxs)(M, {
                    sx: { minWidth: 0 },
                    children: [
                      (0, Z.jsx)(P, {
                        sx: { fontWeight: 600, overflowWrap: `anywhere` },
                        children: e || p(`studio.columns.noHead`, { column: o + 1 }),
                      }),
                      n.includes(o) &&
                        (0, Z.jsx)(P, {
                          variant: `body2`,
                          color: `textSecondary`,
                          children: p(`studio.columns.hidden`),
                        }),
                      r?.[o] === !0 &&
                        t === g[o]?.field &&
                        (0, Z.jsx)(P, {
                          variant: `body2`,
                          color: `textSecondary`,
                          children: p(`studio.columns.byContent`),
                        }),
                    ],
                  }),
                  (0, Z.jsx)(P, {
                    variant: `body2`,
                    color: `textSecondary`,
                    noWrap: !0,
                    children: i?.[o]?.join(`, `) ?? ``,
                  }),
                  (0, Z.jsx)(Ar, {
                    labelHidden: !0,
                    name: `c${o}`,
                    label: p(`studio.columns.means`, { head: e || String(o + 1) }),
                    choices: [
                      { id: ``, value: p(`studio.columns.leftOut`) },
                      ...a.map((e) => ({ id: e, value: m(e) })),
                    ],
                  }),
                ],
              },
              o,
            ),
          ),
        }),
        E === null &&
          !w.date_order &&
          (0, Z.jsx)(N, {
            severity: `warning`,
            sx: { mt: 4 },
            children: p(v === null ? `studio.columns.orderOpen` : `studio.columns.orderOther`),
          }),
        (0, Z.jsxs)(M, {
          sx: { display: `grid`, gap: 4, gridTemplateColumns: { sm: `repeat(3, minmax(0, 1fr))` }, mt: 4 },
          children: [
            (0, Z.jsx)(Ar, {
              name: `date_order`,
              label: p(`studio.columns.order`),
              choices: [
                ...(E === null ? [{ id: ``, value: p(`studio.columns.orders.unsaid`) }] : []),
                ...oa.map((e) => ({ id: e, value: p(`studio.columns.orders.${e}`) })),
              ],
            }),
            (0, Z.jsx)(Ar, {
              name: `unit`,
              label: p(`studio.columns.unit`),
              choices: sa.map((e) => ({ id: e, value: p(`studio.columns.units.${e}`) })),
            }),
            a.includes(`disbursed_amount`) &&
              (0, Z.jsx)(Ar, {
                name: `amount_basis`,
                label: p(`studio.columns.basis`),
                choices: [
                  { id: ``, value: p(`studio.columns.bases.unsaid`) },
                  ...ca.map((e) => ({ id: e, value: p(`studio.columns.bases.${e}`) })),
                ],
              }),
          ],
        }),
        (0, Z.jsx)(Dt, {}),
        S.failure !== null && (0, Z.jsx)(N, { severity: `error`, sx: { mt: 4 }, children: j(S.failure, `columns`) }),
        S.busy && (0, Z.jsx)(ot, { 'aria-label': p(`studio.columns.reading`), sx: { mt: 4 } }),
        (0, Z.jsxs)(M, {
          sx: { display: `flex`, flexWrap: `wrap`, alignItems: `center`, gap: 3, mt: 4 },
          children: [
            (0, Z.jsx)(M, {
              sx: { mr: `auto` },
              children: (0, Z.jsx)(vr, { name: `keep`, label: p(`studio.columns.keep.${l}`) }),
            }),
            d &&
              (0, Z.jsx)(F, { variant: `outlined`, disabled: S.busy, onClick: d, children: p(`studio.columns.back`) }),
            (0, Z.jsx)(F, {
              type: `submit`,
              variant: `contained`,
              'aria-busy': S.busy,
              children: S.busy ? p(`studio.columns.reading`) : p(`studio.columns.start`),
            }),
          ],
        }),
      ],
    }),
  })
}
function da({ getValues: e, setValue: t }, n) {
  let r = (0, J.useRef)(n),
    i = (0, J.useEffectEvent)(() => {
      if (r.current === n) return
      let i = e(`date_order`) === (r.current ?? ``)
      ;((r.current = n), (n !== null || i) && t(`date_order`, n ?? ``))
    })
  ;(0, J.useEffect)(() => i(), [n])
}
var fa = { 'utf-8': `UTF-8`, 'utf-16le': `UTF-16 LE`, 'utf-16be': `UTF-16 BE`, 'windows-1252': `Windows-1252` }
function pa({ text: e, failure: t, onChange: n }) {
  let { t: r } = s(`imports`)
  return (0, Z.jsxs)(Z.Fragment, {
    children: [
      (0, Z.jsx)(kt, {
        label: r(`studio.sheet.encoding`),
        value: e.encoding,
        choices: Zr.map((e) => ({ id: e, value: fa[e] })),
        onChange: (e) => n({ encoding: e }),
      }),
      e.separator !== null &&
        (0, Z.jsx)(kt, {
          label: r(`studio.sheet.separator`),
          value: e.separator,
          choices: Qr.map((e) => ({ id: e, value: r(`studio.sheet.separators.${e}`) })),
          onChange: (e) => n({ separator: e }),
        }),
      !!t && (0, Z.jsx)(N, { severity: `error`, sx: { gridColumn: `1 / -1` }, children: j(t, `file`) }),
    ],
  })
}
function ma({ profile: e, opened: t, onBatch: n, onBack: r }) {
  let { t: i } = s(`imports`),
    { file: a, lenderId: c } = t,
    [l, u] = (0, J.useState)({}),
    d = _i(),
    [f, p] = (0, J.useState)(t.preview),
    { sheets: m, template: h, fields: g, required: _ } = f,
    v = yi(),
    y = m.findIndex(({ name: e }) => h !== null && e === (h.sheet ?? ``)),
    b = Hr(e),
    [x, S] = (0, J.useState)(y === -1 ? mn(m, g) : y),
    C = m[x],
    w = C?.preview ?? [],
    [T, E] = (0, J.useState)(null),
    ee = T ?? h?.head_row ?? null,
    te = ee !== null && ((ee === 0 && b) || w.some(({ row: e }) => e === ee)),
    D = ee !== null && (te || T !== null) ? ee : (C?.head_row ?? w[0]?.row ?? 1),
    ne = C?.head_row === D ? C.heads : null,
    O = D === 0 ? ga(w) : (ne ?? w.find(({ row: e }) => e === D)?.cells.map((e) => e.trim()) ?? []),
    re = w.filter(({ row: e }) => e > D),
    ie = O.map((e, t) => [...re.flatMap(({ cells: e }) => It(e[t]) ?? []), ...(C?.day_orders[t] ?? [])]),
    { date_order: ae = `dmy`, unit: oe = `rupees`, amount_basis: se = null } = h?.mapping ?? {},
    ce = h?.mapping.columns.some(({ field: e }) => e !== null && gn.has(e)) ? ae : null,
    le = async (t, n) => {
      let r = { ...l, ...t },
        i = await d.mutateAsync({ file: a, profile: e, lenderId: c, reading: r, look: n }).catch(() => null)
      return i !== null && (u(r), p(i), !0)
    },
    ue = async (e) => {
      ;(await le(e, {})) && E(null)
    },
    de = (e) => void le({}, { from: e, headRow: D }),
    fe = (e) => {
      ;(E(e), le({}, { headRow: e, ...(w[0] && { from: w[0].row }) }))
    },
    pe = (C?.formulas ?? []).reduce((e, t) => e + t, 0),
    me = [
      [`totals`, C?.totals ?? []],
      [`headsAgain`, C?.heads_again ?? []],
    ],
    he = (C?.half_days ?? []).map((e) => `“${O[e] || String(e + 1)}”`),
    ge = new Set(h?.mapping.columns.map(({ head: e }) => fn(e))),
    _e = {
      columns: aa(
        O,
        g,
        h?.mapping ?? null,
        re.map(({ cells: e }) => e),
      ),
      date_order: ae,
      unit: oe,
      amount_basis: se,
    }
  return (0, Z.jsxs)(Z.Fragment, {
    children: [
      (0, Z.jsxs)(Ye, {
        variant: `outlined`,
        component: `section`,
        sx: { p: { xs: 4, md: 5 }, minWidth: 0 },
        children: [
          (0, Z.jsx)(P, { component: `h2`, variant: `h4`, sx: { overflowWrap: `anywhere` }, children: a.name }),
          (0, Z.jsxs)(P, {
            color: `textSecondary`,
            sx: { mb: 4 },
            children: [
              i(`studio.sheet.rows`, { count: C?.data ?? 0, rows: o(C?.data ?? 0) }),
              (C?.hidden_rows ?? 0) > 0 && ` ${i(`studio.sheet.hidden`, { count: C?.hidden_rows ?? 0 })}`,
            ],
          }),
          h !== null &&
            (0, Z.jsx)(N, {
              severity: `success`,
              sx: { mb: 4 },
              children: i(`studio.sheet.remembered.${e}`, { version: h.version, by: h.created_by ?? `` }),
            }),
          me.map(
            ([e, t]) =>
              t.length > 0 &&
              (0, Z.jsx)(
                N,
                {
                  severity: `info`,
                  sx: { mb: 4, overflowWrap: `anywhere` },
                  children: i(`studio.sheet.${e}`, { count: t.length, rows: t.join(`, `) }),
                },
                e,
              ),
          ),
          he.length > 0 &&
            (0, Z.jsx)(N, {
              severity: `warning`,
              sx: { mb: 4 },
              children: i(`studio.sheet.halfDays`, { count: he.length, columns: he.join(`, `) }),
            }),
          pe > 0 &&
            (0, Z.jsx)(N, {
              severity: `warning`,
              sx: { mb: 4 },
              children: i(`studio.sheet.formulas`, {
                count: pe,
                cells: o(pe),
                columns: O.filter((e, t) => (C?.formulas[t] ?? 0) > 0).join(`, `),
              }),
            }),
          (0, Z.jsxs)(M, {
            sx: { display: `grid`, gap: 4, gridTemplateColumns: { sm: `1fr 1fr` }, mb: 4 },
            children: [
              m.length > 1 &&
                (0, Z.jsx)(kt, {
                  label: i(`studio.sheet.sheet`),
                  value: String(x),
                  choices: m.map(({ name: e, hidden: t }, n) => ({
                    id: String(n),
                    value: t ? i(`studio.sheet.hiddenSheet`, { name: e }) : e,
                  })),
                  onChange: (e) => {
                    ;(S(Number(e)), E(null))
                  },
                }),
              (0, Z.jsx)(kt, {
                label: i(`studio.sheet.heads`),
                value: String(D),
                choices: [
                  ...(b ? [{ id: `0`, value: i(`studio.sheet.noHeads`) }] : []),
                  ...ha(w, D, O).map(({ row: e, cells: t }) => ({
                    id: String(e),
                    value: i(`studio.sheet.headRow`, {
                      row: e,
                      text: t.filter(Boolean).slice(0, 4).join(`, `).slice(0, 60),
                    }),
                  })),
                ],
                onChange: (e) => fe(Number(e)),
              }),
              f.text !== null && (0, Z.jsx)(pa, { text: f.text, failure: d.error, onChange: (e) => void ue(e) }),
            ],
          }),
          (0, Z.jsx)(en, { rows: w, headRow: D, busy: d.isPending, onMove: de }),
        ],
      }),
      (0, Z.jsx)(
        ua,
        {
          heads: O,
          hidden: C?.hidden_columns ?? [],
          byContent: _e.columns.map(({ head: e, field: t }) => t !== null && pn(e) !== t && !ge.has(fn(e))),
          samples: O.map((e, t) =>
            re
              .map(({ cells: e }) => e[t] ?? ``)
              .filter(Boolean)
              .slice(0, 3),
          ),
          fields: g,
          required: _,
          start: _e,
          profile: e,
          days: ie,
          keptOrder: ce,
          onBack: r,
          onStart: async (t, r) => {
            n(
              (
                await v.mutateAsync({
                  file: a,
                  profile: e,
                  lenderId: c,
                  reading: l,
                  sheet: x,
                  headRow: D,
                  mapping: t,
                  keep: r,
                })
              ).batch_id,
            )
          },
        },
        `${x}:${D}:${f.text?.encoding ?? ``}:${f.text?.separator ?? ``}`,
      ),
    ],
  })
}
function ha(e, t, n) {
  return t === 0 || e.some(({ row: e }) => e === t) ? e : [{ row: t, cells: n }, ...e]
}
var ga = (e) => Array.from({ length: Math.max(0, ...e.map(({ cells: e }) => e.length)) }, (e, t) => String(t + 1))
function _a({ batch: e, shown: t, onClose: n }) {
  let { t: r } = s(`imports`),
    i = ki(e),
    a = e.mapping?.columns.flatMap(({ field: e }) => (e === null ? [] : [e])) ?? [],
    o = { rowName: r(`studio.rows.row`), names: a.map((e) => [e, r(`studio.fields.${e}`)]) },
    c = async () => {
      try {
        ;(await navigator.clipboard.writeText(Qt(t, o)), b.success(r(`studio.paste.copied`, { count: t.length })))
      } catch {
        b.error(r(`studio.paste.notCopied`))
      }
    },
    l = K(`editImportRows`, di, {
      start: { edits: `` },
      body: ({ edits: e }) => {
        let t = $t(e, o)
        return { edits: `problem` in t ? [] : t.edits }
      },
      check: ({ edits: e }) => {
        let t = $t(e, o)
        return `problem` in t
          ? { edits: r(`studio.paste.wrong.${t.problem}`, { line: t.line, rowName: o.rowName }) }
          : {}
      },
      send: ({ edits: e }) => i.mutateAsync(e),
      done: (e, { edits: t }) => {
        ;(b.success(r(`studio.paste.done`, { count: new Set(t.map(({ row: e }) => e)).size })), n())
      },
      failureIn: `form`,
    })
  return (0, Z.jsxs)(G, {
    form: l,
    title: r(`studio.paste.title`),
    confirm: r(`studio.paste.confirm`),
    onClose: n,
    children: [
      (0, Z.jsx)(P, { sx: { mb: 3 }, children: r(`studio.paste.text`, { row: o.rowName }) }),
      (0, Z.jsx)(F, { variant: `outlined`, size: `small`, onClick: () => void c(), children: r(`studio.paste.copy`) }),
      (0, Z.jsx)(M, {
        sx: { display: `grid`, mt: 4 },
        children: (0, Z.jsx)(q, { name: `edits`, label: r(`studio.paste.block`), rows: 5, input: { spellCheck: !1 } }),
      }),
    ],
  })
}
function va({ batch: e, row: t, onClose: n }) {
  let { t: r } = s(`imports`),
    i = Ai(e),
    a = K(`applyImportRule`, fi, {
      start: { reason: `` },
      body: ({ reason: n }) => ({ version: e.version, action: `reopen`, rows: [t], reason: St(n) }),
      send: ({ action: e, rows: t, reason: n }) =>
        i.mutateAsync({ what: `rule`, rule: { action: e, rows: t, reason: n } }),
      done: n,
      failureIn: `form`,
    })
  return (0, Z.jsxs)(G, {
    form: a,
    title: r(`studio.reopen.title`, { row: t }),
    confirm: r(`studio.reopen.confirm`),
    onClose: n,
    children: [
      (0, Z.jsx)(P, { children: r(`studio.reopen.text`) }),
      (0, Z.jsx)(M, {
        sx: { display: `grid`, mt: 4 },
        children: (0, Z.jsx)(q, {
          name: `reason`,
          label: r(`studio.reopen.reason`),
          rows: 2,
          input: { maxLength: 300 },
        }),
      }),
    ],
  })
}
function ya({ batch: e, group: t, find: n = ``, onClose: r }) {
  let { t: i } = s(`imports`),
    a = Ai(e),
    o = e.mapping?.columns.flatMap(({ field: e }) => (e === null ? [] : [e])) ?? [],
    c = K(`applyImportRule`, fi, {
      start: { field: t.field ?? o[0] ?? `status`, find: n, value: `` },
      body: ({ field: t, find: n, value: r }) => ({
        version: e.version,
        action: `replace`,
        field: t,
        find: n,
        value: r,
      }),
      send: ({ action: e, field: t, find: n, value: r }) =>
        a.mutateAsync({ what: `rule`, rule: { action: e, field: t, find: n, value: r } }),
      done: r,
      failureIn: `form`,
    })
  return (0, Z.jsx)(G, {
    form: c,
    title: i(`studio.replace.title`),
    confirm: i(`studio.replace.confirm`),
    onClose: r,
    children: (0, Z.jsxs)(M, {
      sx: { display: `grid`, gap: 4, pt: 1 },
      children: [
        (0, Z.jsx)(Ar, {
          name: `field`,
          label: i(`studio.replace.field`),
          choices: o.map((e) => ({ id: e, value: i(`studio.fields.${e}`) })),
        }),
        (0, Z.jsx)(q, { name: `find`, label: i(`studio.replace.find`), help: i(`studio.replace.findHelp`) }),
        (0, Z.jsx)(q, { name: `value`, label: i(`studio.replace.value`) }),
      ],
    }),
  })
}
function ba({ batch: e, row: t, word: n, onChoose: r }) {
  let { t: i } = s(`imports`),
    { roleId: a } = se(),
    o = u(a, `lenders/:lenderId`),
    c = t.lender_id ?? e.lender?.lender_id ?? null,
    { data: l } = wi(c, o)
  if (!o || c === null) return null
  let d = l === void 0 ? [] : [...l.rows, ...l.common],
    f = Tn(d, { status: n, sub_status: null, reason: null }, t.product_type ?? ``)
  return (0, Z.jsxs)(M, {
    sx: { display: `flex`, flexWrap: `wrap`, alignItems: `center`, gap: 2 },
    children: [
      (0, Z.jsx)(ln, { row: t.row, words: f.flatMap(({ status: e }) => e ?? []), onChoose: r }),
      (0, Z.jsx)(F, {
        size: `small`,
        component: S,
        to: ee(ue(`lenders/:lenderId`, { lenderId: String(c) }), { tab: `words` }),
        'aria-label': i(`studio.row.wordsOf`, { row: t.row }),
        children: i(`studio.row.words`),
      }),
    ],
  })
}
var xa = new Set([`phone`, `pan`, `account`]),
  Sa = new Set([
    `twice_in_file`,
    `no_application`,
    `several_applications`,
    `forgotten`,
    `older_news`,
    `payment_twice`,
    `no_payment`,
    `several_payments`,
    `payment_settled`,
  ])
function Ca({ batch: e, row: t, editable: n, inCells: r, onSave: i, onAlike: a, onEditing: o }) {
  let { t: c } = s(`imports`),
    [l, u] = (0, J.useState)([]),
    d = (e) => c(`studio.fields.${e}`),
    f = (e) => t.cells.find((t) => t.field === e)?.text ?? ``,
    p = [...new Set([...t.problems.map(({ field: e }) => e), ...l])],
    m = (e) => (t) => {
      let n = t ? [...l, e] : l.filter((t) => t !== e)
      ;(u(n), o(n.length > 0))
    }
  return p.map((o) => {
    let s = t.problems.filter((e) => e.field === o),
      u = s.some(({ code: e }) => e === `word_unknown`),
      p = o === null || xa.has(o) || s.length === 0 ? null : Nt(o, f(o)),
      h = o !== null && !xa.has(o) && s.some(({ code: e }) => !Sa.has(e))
    return (0, Z.jsxs)(
      M,
      {
        sx: { display: `flex`, flexWrap: `wrap`, alignItems: `center`, columnGap: 3, mt: 1, minWidth: 0 },
        children: [
          s.map(({ code: e, message: n }) =>
            (0, Z.jsxs)(
              P,
              {
                color: `error`,
                variant: `body2`,
                component: `div`,
                children: [
                  (0, Z.jsx)($e, { error: n }),
                  e === `ragged` &&
                    t.beyond.length > 0 &&
                    (0, Z.jsx)(P, {
                      variant: `body2`,
                      color: `textPrimary`,
                      sx: { overflowWrap: `anywhere` },
                      children: c(`studio.row.beyond`, { cells: t.beyond.join(` | `) }),
                    }),
                ],
              },
              e,
            ),
          ),
          o !== null &&
            !r.has(o) &&
            (n || l.includes(o)) &&
            (0, Z.jsx)(M, {
              sx: { flexBasis: `100%`, mx: -5 },
              children: (0, Z.jsx)(Ft, {
                label: d(o),
                shown: f(o) || c(`errors.empty`),
                typed: f(o),
                onSave: i(o),
                onEditing: m(o),
                present: (e) => ({ shown: String(e) || c(`errors.empty`), typed: String(e) }),
              }),
            }),
          n && o !== null && p !== null && (0, Z.jsx)(ln, { row: t.row, words: [p], onChoose: i(o) }),
          n && u && (0, Z.jsx)(ba, { batch: e, row: t, word: f(`status`), onChoose: i(`status`) }),
          n &&
            h &&
            (0, Z.jsx)(F, {
              size: `small`,
              'aria-label': c(`studio.row.alikeOf`, { field: d(o), row: t.row }),
              onClick: () => a(o, f(o)),
              children: c(`studio.row.alike`),
            }),
        ],
      },
      o ?? ``,
    )
  })
}
var wa = new Set([`not_ours`, `ambiguous`])
function Ta({ profile: e, lender: t }, { verdict: n, cells: r }) {
  let i = (...e) => r.some(({ field: t, text: n }) => e.includes(t) && n.trim() !== ``)
  return wa.has(n)
    ? Hr(e)
      ? i(`paid_amount`, `debit`, `credit`) && i(`account`)
      : t !== null && i(`pan`, `phone`) && i(`sanctioned_amount`, `disbursed_amount`)
    : !1
}
function Ea({ batch: e, row: t, onChoose: n }) {
  let { t: r } = s(`imports`),
    [i, a] = (0, J.useState)(!1),
    o = Ti(e.batch_id, t, i)
  return i
    ? o.data === void 0
      ? (0, Z.jsx)(P, { role: `status`, children: r(o.error ? `studio.row.noAnswer` : `studio.waiting`) })
      : o.data.length === 0
        ? (0, Z.jsx)(P, {
            role: `status`,
            children: r(Hr(e.profile) ? `studio.row.noPaymentFits` : `studio.row.noneFits`),
          })
        : (0, Z.jsx)(M, {
            role: `group`,
            'aria-label': r(`studio.row.possible`),
            sx: { display: `flex`, flexWrap: `wrap`, gap: 2, mt: 1 },
            children: o.data.map(({ reference: e, status: t, amount: r, created_at: i }) =>
              (0, Z.jsx)(
                F,
                {
                  size: `small`,
                  variant: `outlined`,
                  onClick: () => void n(e).catch(l),
                  children: [e, r === null ? null : f(r), t, Be(i)].filter(Boolean).join(`, `),
                },
                e,
              ),
            ),
          })
    : (0, Z.jsx)(F, {
        size: `small`,
        onClick: () => a(!0),
        'aria-label': r(`studio.row.possibleOf`, { row: t }),
        children: r(`studio.row.possible`),
      })
}
var Da = new Set([`sanctioned_amount`, `disbursed_amount`, `gross`, `gst`, `tds`, `net`, `paid_amount`]),
  Oa = ({ reopened: e, shredded: t, changes: n, problems: r, may_reopen: i }) =>
    e !== null || t || n.length > 0 || r.length > 0 || i
function ka({ batch: e, row: t, facts: n, inCells: r = Aa, onEditing: i }) {
  let { t: a } = s(`imports`),
    { roleId: o } = se(),
    { notes: c, problems: l, editable: u, save: d } = n,
    [f, p] = (0, J.useState)(null),
    m = (e) => a(`studio.fields.${e}`)
  return (0, Z.jsxs)(Z.Fragment, {
    children: [
      t.reopened !== null &&
        (0, Z.jsx)(P, {
          variant: `body2`,
          sx: { overflowWrap: `anywhere` },
          children: a(`studio.row.reopened`, { reason: t.reopened }),
        }),
      t.shredded && (0, Z.jsx)(P, { variant: `body2`, children: a(`studio.row.shredded`) }),
      t.changes.map(({ field: e, before: t, after: n }) =>
        (0, Z.jsx)(
          P,
          {
            variant: `body2`,
            sx: { overflowWrap: `anywhere` },
            children: a(`studio.row.change`, { field: m(e), before: ja(e, t) ?? a(`errors.empty`), after: ja(e, n) }),
          },
          e,
        ),
      ),
      c.map(({ code: e, message: t }) => (0, Z.jsx)(P, { variant: `body2`, color: `textSecondary`, children: t }, e)),
      (0, Z.jsx)(Ca, {
        batch: e,
        row: { ...t, problems: l },
        editable: u,
        inCells: r,
        onSave: d,
        onAlike: (e, t) => p({ field: e, find: t }),
        onEditing: i,
      }),
      u &&
        Ta(e, t) &&
        (0, Z.jsx)(Ea, { batch: e, row: t.row, onChoose: d(Hr(e.profile) ? `payout_reference` : `application_id`) }),
      u &&
        t.may_reopen &&
        o === 1 &&
        (0, Z.jsx)(F, {
          size: `small`,
          'aria-label': a(`studio.row.reopenOf`, { row: t.row }),
          onClick: () => p(`reopen`),
          children: a(`studio.row.reopen`),
        }),
      f === `reopen` && (0, Z.jsx)(va, { batch: e, row: t.row, onClose: () => p(null) }),
      f !== null &&
        f !== `reopen` &&
        (0, Z.jsx)(ya, { batch: e, group: { field: f.field }, find: f.find, onClose: () => p(null) }),
    ],
  })
}
var Aa = new Set()
function ja(e, t) {
  return t === null ? null : Da.has(e) ? f(Number(t)) : e === `period` ? qe(t) : gn.has(e) ? Be(t) : t
}
function Ma({ batch: e, rows: t, factsOf: n, busy: r, choice: i, onEditing: a }) {
  let { t: o } = s(`imports`),
    { compact: c } = lt(),
    [l, u] = (0, J.useState)(new Set()),
    d = [...new Set(e.mapping?.columns.flatMap(({ field: e }) => e ?? []) ?? [])],
    f = new Set(d),
    p = (e, t) => (n) => {
      let r = new Set(l)
      ;(n ? r.add(`${e.row} ${t}`) : r.delete(`${e.row} ${t}`),
        u(r),
        a(
          e,
          [...r].some((t) => t.startsWith(`${e.row} `)),
        ))
    },
    m = [
      {
        key: `row`,
        header: o(`studio.row.head`),
        names: !0,
        minWidth: 120,
        cell: (e) =>
          (0, Z.jsxs)(Z.Fragment, {
            children: [
              o(`studio.row.number`, { row: e.row }),
              (0, Z.jsx)(P, {
                component: `span`,
                variant: `body2`,
                color: `textSecondary`,
                sx: { display: `block`, fontWeight: 400 },
                children: [e.reference, n(e).state].filter(Boolean).join(`, `),
              }),
            ],
          }),
      },
      ...d.map((e) => ({
        key: e,
        header: o(`studio.fields.${e}`),
        minWidth: 96,
        cell: (t) => {
          let { wrong: r, editable: i, save: a } = n(t),
            s = t.cells.find((t) => t.field === e)
          return (0, Z.jsx)(dn, {
            field: o(`studio.fields.${e}`),
            row: t.row,
            text: s?.text ?? ``,
            wrong: r.has(e),
            edited: s?.edited ?? !1,
            editable: i,
            onSave: a(e),
            onEditing: p(t, e),
          })
        },
      })),
      { key: `act`, header: o(`studio.row.act`), minWidth: 120, cell: (e) => (0, Z.jsx)(sr, { row: e, facts: n(e) }) },
    ]
  return (0, Z.jsx)(M, {
    onKeyDown: Na,
    sx: { borderTop: 1, borderColor: `divider` },
    children: (0, Z.jsx)(Ce, {
      label: o(`studio.rows.list`),
      columns: m,
      rows: t,
      rowKey: ({ row: e }) => e,
      busy: r,
      compact: c,
      empty: null,
      sort: { key: ``, direction: `asc` },
      onSort: () => void 0,
      choice: i,
      detail: (t) =>
        Oa(t) &&
        (0, Z.jsx)(M, {
          sx: { pl: i ? 11 : 0, pb: 1 },
          children: (0, Z.jsx)(ka, { batch: e, row: t, inCells: f, facts: n(t), onEditing: p(t, `detail`) }),
        }),
    }),
  })
}
function Na(e) {
  if (e.key !== `F8`) return
  let t = [...e.currentTarget.querySelectorAll(`[data-wrong]`)],
    n = t.findIndex(
      (e) => (document.activeElement?.compareDocumentPosition(e) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING,
    ),
    r = t[Math.max(0, n)]
  r && (e.preventDefault(), r.focus())
}
function Pa({ batch: e, row: t, facts: n, onEditing: r }) {
  let { t: i } = s(`imports`),
    { wrong: a, editable: o, state: c } = n
  return (0, Z.jsxs)(Z.Fragment, {
    children: [
      (0, Z.jsxs)(M, {
        sx: { display: `flex`, flexWrap: `wrap`, alignItems: `center`, gap: 2 },
        children: [
          (0, Z.jsx)(P, {
            sx: { fontWeight: 600, fontVariantNumeric: `tabular-nums` },
            children: i(`studio.row.number`, { row: t.row }),
          }),
          (0, Z.jsx)(P, {
            variant: `body2`,
            color: `textSecondary`,
            sx: { mr: `auto` },
            children: [t.reference, c].filter(Boolean).join(`, `),
          }),
          (0, Z.jsx)(sr, { row: t, facts: n }),
        ],
      }),
      (0, Z.jsx)(M, {
        component: `dl`,
        sx: { display: `flex`, flexWrap: `wrap`, columnGap: 5, rowGap: 1, m: 0 },
        children: t.cells
          .filter(({ field: e, text: t }) => t !== `` && !(o && a.has(e)))
          .map(({ field: e, text: t, edited: n }) =>
            (0, Z.jsxs)(
              M,
              {
                sx: { display: `flex`, gap: 1, minWidth: 0 },
                children: [
                  (0, Z.jsx)(P, {
                    component: `dt`,
                    variant: `body2`,
                    color: `textSecondary`,
                    children: i(`studio.fields.${e}`),
                  }),
                  (0, Z.jsxs)(P, {
                    component: `dd`,
                    variant: `body2`,
                    color: a.has(e) ? `error` : `textPrimary`,
                    sx: { m: 0, overflowWrap: `anywhere`, fontWeight: n ? 600 : 400 },
                    children: [t, n && ` (${i(`studio.row.edited`)})`],
                  }),
                ],
              },
              e,
            ),
          ),
      }),
      (0, Z.jsx)(ka, { batch: e, row: t, facts: n, onEditing: r }),
    ],
  })
}
var Fa = { leave_out: `leaveOut`, take_in: `takeIn`, restore: `restore` },
  Ia = (e) => (e === `left_out` ? [`take_in`] : e === `edited` ? [`restore`, `leave_out`] : [`leave_out`])
function La({ batch: e, show: t, chosen: n, out: r, onDone: i }) {
  let { t: a } = s([`imports`, `table`]),
    c = Ai(e),
    u = async (t, n, s = !1) => {
      try {
        let l = (e) => t !== `restore` && r.has(e) === (t === `leave_out`),
          d = s ? n : n.filter((e) => !l(e))
        if (d.length === 0) return (i(), b.info(a(`table:bulkNothing`)))
        let f = await c.mutateAsync({ what: `rule`, rule: { action: t, rows: [...d] } }),
          p = t === `restore` ? `edited_count` : `left_out_count`,
          m = s ? d.length : Math.abs(f[p] - e[p])
        if (s) return b.success(a(`table:bulkUndone`, { count: m }))
        i()
        let h = d.length - m
        if (h > 0) {
          let e = a(`table:bulkPart`, { count: m, changed: o(m), refused: o(h) })
          b.warning(`${e}. ${a(`studio.rows.keptBecause`)}`)
        } else
          t === `restore`
            ? b.success(a(`table:bulkChanged`, { count: m }))
            : b.saved(a(`table:bulkChanged`, { count: m }), () => {
                u(t === `leave_out` ? `take_in` : `leave_out`, d, !0)
              })
      } catch (e) {
        l(e)
      }
    }
  return Ia(t).map((e) =>
    (0, Z.jsx)(
      F,
      {
        variant: `outlined`,
        disabled: c.isPending,
        onClick: () =>
          void u(
            e,
            [...n].sort((e, t) => e - t),
          ),
        children: a(`studio.row.${Fa[e]}`),
      },
      e,
    ),
  )
}
var Ra = new Set([`outcome_open`])
function za(e, t) {
  let { t: r } = s(`imports`),
    i = Ai(e)
  return (e) => ({
    problems: e.problems.filter(({ code: e }) => !Ra.has(e)),
    notes: e.problems.filter(({ code: e }) => Ra.has(e)),
    wrong: new Set(e.problems.flatMap(({ code: e, field: t }) => (Ra.has(e) || t === null ? [] : [t]))),
    editable: Ba(e) && !t,
    changed: e.reopened !== null || e.cells.some(({ edited: e }) => e),
    state: e.outcome ? r(`studio.outcomes.${e.outcome}`) : e.verdict ? r(`studio.verdicts.${e.verdict}`) : ``,
    mark: (t) => i.mutate({ what: `rule`, rule: { action: t, rows: [e.row] } }, { onError: l }),
    save: (t) => async (r, a) => {
      try {
        await i.mutateAsync({ what: `edit`, edits: [{ row: e.row, field: t, value: r }] })
      } catch (e) {
        let t = e instanceof n ? ke(_(e), e.errors) : null
        throw t !== null && t.present !== a ? t : Error(j(e), { cause: e })
      }
    },
  })
}
var Ba = ({ outcome: e, shredded: t }) => e !== `committed` && !t
function Va({ batch: e, show: t, rows: n, frozen: r, waiting: i, onEditing: a }) {
  let { t: o } = s(`imports`),
    c = za(e, r),
    l = Rn(),
    [u, d] = (0, J.useState)(new Set()),
    f = (e, t) => {
      let r = n.filter(({ row: t }) => e.includes(t))
      ;(d((e) => {
        let t = new Set(e)
        for (let { row: e, left_out: n } of r) n ? t.add(e) : t.delete(e)
        return t
      }),
        l.choose(e, t))
    },
    p = Ge(),
    m = n.some(Ba)
      ? {
          ...l,
          choose: f,
          labelOf: ({ row: e }) => o(`studio.row.choose`, { row: e }),
          acts: (0, Z.jsx)(La, { batch: e, show: t, chosen: l.chosen, out: u, onDone: l.clear }),
        }
      : void 0
  return (0, Z.jsxs)(Z.Fragment, {
    children: [
      m &&
        (0, Z.jsx)(M, {
          sx: { px: { xs: 4, md: 5 } },
          children: (0, Z.jsx)(Ee, { choice: m, found: n.map(({ row: e }) => e) }),
        }),
      p
        ? (0, Z.jsx)(Ma, { batch: e, rows: n, factsOf: c, choice: m, onEditing: a, busy: i })
        : (0, Z.jsx)(De, {
            label: o(`studio.rows.list`),
            rows: n,
            rowKey: ({ row: e }) => e,
            busy: i,
            empty: null,
            choice: m,
            card: (t) => (0, Z.jsx)(Pa, { batch: e, row: t, facts: c(t), onEditing: (e) => a(t, e) }),
          }),
    ],
  })
}
function Ha() {
  let [e, t] = E(),
    n = e.get(`code`),
    r = Kr.find((t) => t === e.get(`field`))
  return [
    {
      show: si.find((t) => t === e.get(`show`)) ?? `fix`,
      page: Math.max(1, Math.floor(Number(e.get(`page`) ?? 1)) || 1),
      ...(n !== null && { code: n }),
      ...(r !== void 0 && { field: r }),
    },
    (n) => {
      let r = [...e].filter(([e]) => e === `batch` || e === `files`),
        i = Object.entries(n).filter(([, e]) => e !== void 0)
      t([...r, ...i.map(([e, t]) => [e, String(t)])])
    },
  ]
}
function Ua({ batch: e }) {
  let { t } = s(`imports`),
    [n, r] = Ha(),
    i = xi(e, n),
    a = Ai(e),
    [c, u] = (0, J.useState)(null),
    { code: d, field: f, show: p, page: m } = n,
    h = e.state === `committing` || e.state === `undoing`,
    g = e.counts.reduce((e, { verdict: t, count: n }) => (Ka(t) ? e + n : e), 0),
    _ = e.counts.find(({ verdict: e }) => e === `unchanged`)?.count ?? 0,
    [v, y] = Wa(JSON.stringify(n)),
    b = {
      fix: e.wrong_count,
      changes: g,
      same: _,
      written: e.written_count,
      left_out: e.left_out_count,
      edited: e.edited_count,
      all: e.row_count,
    },
    x = (e) =>
      a.mutate(
        { what: `rule`, rule: { action: e, ...(d !== void 0 && { code: d }), ...(f !== void 0 && { field: f }) } },
        { onError: l, onSuccess: () => r({ show: p }) },
      ),
    S = h || a.isPending,
    C = p === `fix` && d !== void 0 && e.wrong_count > 0
  return (0, Z.jsxs)(Ye, {
    variant: `outlined`,
    component: `section`,
    sx: { minWidth: 0 },
    children: [
      (0, Z.jsxs)(M, {
        sx: { p: { xs: 4, md: 5 }, pb: 3 },
        children: [
          (0, Z.jsx)(P, {
            component: `h2`,
            variant: `h4`,
            children: t(`studio.rows.title`, { count: e.row_count, rows: o(e.row_count) }),
          }),
          [`mapped`, `rehearsed`].includes(e.state) &&
            (0, Z.jsx)(P, { color: `textSecondary`, children: t(`studio.rows.nothing`) }),
          (0, Z.jsx)(we, {
            label: t(`studio.rows.show`),
            choices: si
              .filter((t) => t !== `written` || p === t || e.written_count > 0)
              .map((e) => ({ value: e, label: t(`studio.rows.shows.${e}`, { rows: o(b[e]) }) })),
            chosen: d === void 0 ? [p] : [],
            onChoose: (e) => r({ show: e }),
            sx: { mt: 3 },
          }),
          p === `fix` && e.groups.length > 0 && (0, Z.jsx)(Ja, { batch: e, wanted: n, onWant: r }),
          (0, Z.jsx)(Ya, { batch: e, show: p, busy: S, onAsk: u, onRule: x }),
        ],
      }),
      (0, Z.jsx)(Le, {
        query: i,
        failed: t(`studio.rows.failed`),
        waiting: (0, Z.jsx)(P, { role: `status`, sx: { p: 5 }, children: t(`studio.waiting`) }),
        children: (a) =>
          (0, Z.jsxs)(Z.Fragment, {
            children: [
              a.rows.length + v.length === 0
                ? (0, Z.jsxs)(M, {
                    sx: { p: 5, borderTop: 1, borderColor: `divider` },
                    children: [
                      (0, Z.jsx)(P, {
                        role: `status`,
                        children: t(C ? `studio.rows.noneOfGroup` : `studio.rows.none.${p}`),
                      }),
                      C &&
                        (0, Z.jsx)(F, {
                          size: `small`,
                          variant: `outlined`,
                          sx: { mt: 3 },
                          onClick: () => r({ show: p }),
                          children: t(`studio.rows.toFix`, { count: e.wrong_count, rows: o(e.wrong_count) }),
                        }),
                    ],
                  })
                : (0, Z.jsx)(
                    Va,
                    { batch: e, show: p, rows: Ga(a.rows, v), frozen: S, waiting: i.isPlaceholderData, onEditing: y },
                    JSON.stringify({ show: p, code: d, field: f }),
                  ),
              (0, Z.jsx)(qa, { total: a.total, page: m, onPage: (e) => r({ ...n, page: e }) }),
            ],
          }),
      }),
      (0, Z.jsx)(P, {
        variant: `body2`,
        color: `textSecondary`,
        sx: { px: { xs: 4, md: 5 }, pt: 3, pb: 4, display: { xs: `none`, md: `block` } },
        children: t(`studio.rows.keys`, { next: `J`, back: `K`, choose: `X`, wrong: `F8` }),
      }),
      c === `replace` && (0, Z.jsx)(ya, { batch: e, group: { code: d, field: f }, onClose: () => u(null) }),
      c === `paste` && (0, Z.jsx)(_a, { batch: e, shown: i.data?.rows ?? [], onClose: () => u(null) }),
    ],
  })
}
function Wa(e) {
  let [t, n] = (0, J.useState)({ at: e, rows: [] })
  return [
    t.at === e ? t.rows : [],
    (t, r) =>
      n((n) => {
        let i = n.at === e ? n.rows.filter((e) => e.row !== t.row) : []
        return { at: e, rows: r ? [...i, t] : i }
      }),
  ]
}
var Ga = (e, t) => {
    let n = t.flatMap((t) =>
      e.some((e) => e.row === t.row) ? [] : [{ ...t, verdict: null, problems: [], changes: [] }],
    )
    return n.length === 0 ? e : [...e, ...n].sort((e, t) => e.row - t.row)
  },
  Ka = (e) => e === `new` || e === `update`
function qa({ total: e, page: t, onPage: n }) {
  let { t: r } = s(`imports`),
    i = Math.max(1, Math.ceil(e / 50))
  return i === 1 && t === 1
    ? null
    : (0, Z.jsxs)(M, {
        component: `nav`,
        'aria-label': r(`studio.rows.pages`),
        sx: { display: `flex`, alignItems: `center`, gap: 3, p: 4, borderTop: 1, borderColor: `divider` },
        children: [
          (0, Z.jsx)(F, {
            variant: `outlined`,
            size: `small`,
            disabled: t <= 1,
            onClick: () => n(t - 1),
            children: r(`studio.rows.before`),
          }),
          (0, Z.jsx)(P, {
            variant: `body2`,
            role: `status`,
            children: r(`studio.rows.page`, { page: o(t), last: o(i) }),
          }),
          (0, Z.jsx)(F, {
            variant: `outlined`,
            size: `small`,
            disabled: t >= i,
            onClick: () => n(t + 1),
            children: r(`studio.rows.next`),
          }),
        ],
      })
}
function Ja({ batch: e, wanted: { show: t, code: n, field: r }, onWant: i }) {
  let { t: a } = s(`imports`),
    c = (e) => `${e.code}:${e.field ?? ``}`
  return (0, Z.jsx)(we, {
    label: a(`studio.rows.groups`),
    choices: e.groups.map((e) => ({
      value: c(e),
      label: a(`studio.rows.group`, {
        rows: o(e.count),
        field: e.field === null ? a(`studio.rows.row`) : a(`studio.fields.${e.field}`),
        message: e.message,
      }),
    })),
    chosen: n === void 0 ? [] : [c({ code: n, field: r })],
    onChoose: (n) => {
      let r = e.groups.find((e) => c(e) === n)
      r && i({ show: t, code: r.code, ...(r.field !== null && { field: r.field }) })
    },
    sx: { mt: 3 },
  })
}
function Ya({ batch: e, show: t, busy: n, onAsk: r, onRule: i }) {
  let { t: a } = s(`imports`)
  return (0, Z.jsxs)(M, {
    sx: { display: `flex`, flexWrap: `wrap`, gap: 2, mt: 3 },
    children: [
      t === `fix` &&
        e.wrong_count > 0 &&
        (0, Z.jsxs)(Z.Fragment, {
          children: [
            (0, Z.jsx)(F, {
              size: `small`,
              variant: `outlined`,
              disabled: n,
              onClick: () => r(`replace`),
              children: a(`studio.rows.replace`),
            }),
            (0, Z.jsx)(F, {
              size: `small`,
              variant: `outlined`,
              disabled: n,
              onClick: () => r(`paste`),
              children: a(`studio.rows.paste`),
            }),
            (0, Z.jsx)(F, {
              size: `small`,
              variant: `outlined`,
              disabled: n,
              onClick: () => i(`leave_out`),
              children: a(`studio.rows.leaveAll`),
            }),
            (0, Z.jsx)(Ie, {
              name: `failed-rows-${e.batch_id}.csv`,
              file: () => tr(e.batch_id),
              children: a(`studio.rows.csv`),
            }),
            (0, Z.jsx)(Ie, {
              name: `failed-rows-${e.batch_id}.xlsx`,
              file: () => tr(e.batch_id, `xlsx`),
              children: a(`studio.rows.xlsx`),
            }),
          ],
        }),
      t === `edited` &&
        e.edited_count > 0 &&
        (0, Z.jsx)(F, {
          size: `small`,
          variant: `outlined`,
          disabled: n,
          onClick: () => i(`restore`),
          children: a(`studio.rows.restoreAll`),
        }),
      t === `left_out` &&
        e.left_out_count > 0 &&
        (0, Z.jsx)(F, {
          size: `small`,
          variant: `outlined`,
          disabled: n,
          onClick: () => i(`take_in`),
          children: a(`studio.rows.takeAll`),
        }),
    ],
  })
}
var Xa = [`.csv`, `.xls`, `.xlsx`],
  Za = Xa.join(`,`)
function Qa(e, t = !1) {
  return e === null
    ? `none`
    : !t && !Xa.some((t) => e.name.toLowerCase().endsWith(t))
      ? `type`
      : e.size > 20971520
        ? `size`
        : null
}
function $a({ file: e, problem: t, disabled: n, anyName: r = !1, onChange: i }) {
  let { t: a } = s(`imports`),
    o = (0, J.useId)(),
    [c, l] = (0, J.useState)(!1),
    u = (e) => {
      n || i(e?.[0] ?? null)
    },
    d = (e) => (t) => {
      ;(t.preventDefault(), l(e))
    }
  return (0, Z.jsxs)(Z.Fragment, {
    children: [
      (0, Z.jsxs)(M, {
        component: `label`,
        onDragOver: d(!0),
        onDragLeave: d(!1),
        onDrop: (e) => {
          ;(d(!1)(e), u(e.dataTransfer.files))
        },
        sx: {
          position: `relative`,
          display: `grid`,
          justifyItems: `center`,
          gap: 2,
          p: { xs: 6, md: 10 },
          textAlign: `center`,
          border: `2px dashed`,
          borderColor: t === null ? `text.secondary` : `error.main`,
          borderRadius: 1,
          bgcolor: c ? `action.hover` : `background.default`,
          cursor: n ? `default` : `pointer`,
          '&:focus-within': { outline: `3px solid`, outlineOffset: 2 },
        },
        children: [
          (0, Z.jsx)(g, { name: `document`, size: 24 }),
          (0, Z.jsx)(P, { component: `span`, sx: { fontWeight: 600 }, children: a(`drop.title`) }),
          (0, Z.jsx)(P, {
            component: `span`,
            variant: `body2`,
            color: `textSecondary`,
            children: a(r ? `drop.helpBank` : `drop.help`),
          }),
          (0, Z.jsx)(M, {
            component: `input`,
            type: `file`,
            accept: r ? void 0 : Za,
            disabled: n,
            'aria-describedby': o,
            'aria-invalid': t !== null,
            onChange: (e) => {
              ;(u(e.target.files), (e.target.value = ``))
            },
            sx: { position: `absolute`, inset: 0, opacity: 0, cursor: `inherit` },
          }),
        ],
      }),
      (0, Z.jsxs)(M, {
        id: o,
        role: `status`,
        sx: { mt: 3, overflowWrap: `anywhere` },
        children: [
          e !== null && (0, Z.jsx)(P, { children: a(`drop.chosen`, { name: e.name, size: eo(e) }) }),
          (e === null || t !== null) &&
            (0, Z.jsx)(P, { color: t === null ? `textPrimary` : `error`, children: t ?? a(`drop.none`) }),
        ],
      }),
    ],
  })
}
var eo = ({ size: e }) => Math.max(1, Math.round(e / 1024))
function to({ profile: e, onOpened: t, onBatch: n }) {
  let { t: r } = s(`imports`),
    i = Hr(e),
    a = hi(!i),
    o = _i(),
    [c, l] = (0, J.useState)(0),
    [u, d] = (0, J.useState)(null),
    [f, p] = (0, J.useState)(null),
    [m, h] = (0, J.useState)(!1),
    g = (e) => {
      d(e)
      let t = e === null ? null : Qa(e, i)
      p(t === null ? null : r(`drop.wrong.${t}`))
    },
    _ = async () => {
      let a = Qa(u, i)
      if ((h(!i && c === 0), a !== null || u === null)) return p(r(`drop.wrong.${a ?? `none`}`))
      if (i || c !== 0) {
        p(null)
        try {
          let a = i ? null : c,
            s = await o.mutateAsync({ file: u, profile: e, lenderId: a })
          if (s.batch_id === null) return t({ file: u, lenderId: a, preview: s })
          ;(b.info(r(`studio.file.known`)), n(s.batch_id))
        } catch (e) {
          p(j(e, `file`))
        }
      }
    }
  return (0, Z.jsxs)(Ye, {
    variant: `outlined`,
    sx: { display: `grid`, gap: 5, p: { xs: 4, md: 6 }, minWidth: 0 },
    children: [
      !i &&
        (0, Z.jsx)(Le, {
          query: a,
          failed: r(`studio.file.noLenders`),
          waiting: (0, Z.jsx)(P, { role: `status`, children: r(`studio.waiting`) }),
          children: (e) =>
            (0, Z.jsx)(kt, {
              label: r(`studio.file.lender`),
              value: String(c),
              error: m && c === 0 ? r(`studio.file.chooseLender`) : null,
              choices: [
                { id: `0`, value: r(`studio.file.choose`) },
                ...e.map(({ lender_id: e, name: t }) => ({ id: String(e), value: t })),
              ],
              onChange: (e) => l(Number(e)),
            }),
        }),
      (0, Z.jsxs)(`div`, {
        children: [
          (0, Z.jsx)($a, { file: u, anyName: i, problem: f, disabled: o.isPending, onChange: g }),
          o.isPending && (0, Z.jsx)(ot, { 'aria-label': r(`studio.file.looking`), sx: { mt: 3 } }),
        ],
      }),
      (0, Z.jsx)(`div`, {
        children: (0, Z.jsx)(F, {
          variant: `contained`,
          disabled: o.isPending,
          onClick: () => void _(),
          children: o.isPending ? r(`studio.file.looking`) : r(`studio.file.look`),
        }),
      }),
    ],
  })
}
var no = {
    mis: `misUpload`,
    application_status: `applicationStatusFile`,
    commission: `commissionUploadFile`,
    payment_run: `bankAnswer`,
  },
  ro = {
    mis: `mis-upload`,
    application_status: `application-status-file`,
    commission: `commission-upload-file`,
    payment_run: `payment-runs`,
  }
function io({ profile: e, beside: t, fileStep: n }) {
  let { t: r } = s([`imports`, `staff-titles`]),
    [i, a] = E(),
    [o, c] = (0, J.useState)(null),
    l = Number(i.get(`batch`) ?? 0),
    u = (e) => {
      ;(c(null), a({ batch: String(e) }))
    },
    d = () => {
      ;(c(null), a({}))
    }
  return (0, Z.jsxs)(Z.Fragment, {
    children: [
      (0, Z.jsx)(Fe, {
        beside:
          l > 0 || o !== null ? (0, Z.jsx)(F, { variant: `outlined`, onClick: d, children: r(`studio.another`) }) : t,
        children: (0, Z.jsx)(_e, { lead: r(`studio.lead.${e}`), children: r(`staff-titles:${no[e]}`) }),
      }),
      (0, Z.jsx)(dr, {}),
      l > 0
        ? (0, Z.jsx)(oo, { batchId: l, onOpen: u, profile: e }, l)
        : (0, Z.jsx)(ao, {
            step: o === null ? `file` : `columns`,
            profile: e,
            onOpen: u,
            children:
              o === null
                ? (n?.(u, c) ?? (0, Z.jsx)(to, { profile: e, onOpened: c, onBatch: u }))
                : (0, Z.jsx)(ma, { profile: e, opened: o, onBatch: u, onBack: d }),
          }),
    ],
  })
}
function ao({ step: e, profile: t, onOpen: n, beside: r, children: i }) {
  return (0, Z.jsxs)(Z.Fragment, {
    children: [
      (0, Z.jsx)(Sn, { step: e }),
      (0, Z.jsxs)(M, {
        sx: {
          display: `grid`,
          gap: 5,
          mt: 5,
          alignItems: `start`,
          gridTemplateColumns: { xs: `minmax(0, 1fr)`, lg: `minmax(0, 5fr) minmax(0, 2fr)` },
        },
        children: [
          (0, Z.jsx)(M, { sx: { display: `grid`, gap: 5, minWidth: 0 }, children: i }),
          (0, Z.jsxs)(M, {
            sx: { display: `grid`, gap: 5, minWidth: 0 },
            children: [r, (0, Z.jsx)(ar, { profile: t, onOpen: n })],
          }),
        ],
      }),
    ],
  })
}
function oo({ batchId: e, profile: t, onOpen: n }) {
  let { t: r } = s(`imports`),
    i = bi(e)
  return (0, Z.jsx)(Le, {
    query: i,
    failed: r(`studio.failed`),
    waiting: (0, Z.jsx)(`p`, { role: `status`, children: r(`studio.waiting`) }),
    children: (r) =>
      r.profile === t
        ? (0, Z.jsx)(lo, { batch: r, profile: t, onOpen: n })
        : (0, Z.jsx)(w, { replace: !0, to: ee(ue(ro[r.profile]), { batch: e }) }),
  })
}
var so = ({ state: e }) => e === `committing` || e === `undoing`,
  co = new Set([`committing`, `committed`, `undoing`])
function lo({ batch: e, profile: t, onOpen: n }) {
  let r = Ai(e),
    [i, a] = (0, J.useState)(!1),
    o = e.mapping === null || i ? `columns` : co.has(e.state) ? `commit` : `dryRun`
  return (0, Z.jsx)(ao, {
    step: o,
    profile: t,
    onOpen: n,
    beside: o !== `columns` && (0, Z.jsx)(Ii, { batch: e, onColumns: () => a(!0) }),
    children:
      o === `columns`
        ? (0, Z.jsx)(ua, {
            heads: e.heads,
            fields: e.fields,
            required: e.required,
            start: e.mapping,
            profile: t,
            onBack: e.mapping === null ? void 0 : () => a(!1),
            onStart: async (e, t) => {
              ;(await r.mutateAsync({ what: `mapping`, mapping: e, keep: t }), a(!1))
            },
          })
        : (0, Z.jsxs)(Z.Fragment, {
            children: [
              e.bank_words && (0, Z.jsx)(Ni, { batch: e, words: e.bank_words, frozen: so(e) }),
              (0, Z.jsx)(Ua, { batch: e }),
            ],
          }),
  })
}
var { min_turnover: uo, min_business_years: fo } = _r,
  { min_income: po, max_income: mo, min_age: ho, max_age: go, salaried: _o, self_employed: vo, business: yo } = _r,
  { min_credit_score: bo, min_loan_amount: xo, loan_amount_upto: So, rate_min: Co, rate_max: wo } = _r,
  { tenure_min_months: To, tenure_max_months: Eo, pincodes_excluded: Do } = _r,
  Oo = {
    min_income: po.optional(),
    max_income: mo.optional(),
    min_turnover: uo.optional(),
    min_business_years: fo.optional(),
    min_age: ho.optional(),
    max_age: go.optional(),
    min_credit_score: bo.optional(),
    salaried: _o.optional(),
    self_employed: vo.optional(),
    business: yo.optional(),
    min_loan_amount: xo.optional(),
    loan_amount_upto: So.optional(),
    tenure_min_months: To.optional(),
    tenure_max_months: Eo.optional(),
    rate_min: Co.optional(),
    rate_max: wo.optional(),
    pincodes_excluded: Do.optional().default(void 0),
  },
  ko = Object.keys(Oo),
  Ao = B(Oo),
  jo = B({
    lender_id: H(),
    changes: Ao.defined().test(`some`, `rules:criteria.none`, (e) => Object.values(e).some((e) => e !== void 0)),
  }),
  Mo = B({ publish_at: R(), reason: kr() })
;(B({ reason: kr() }),
  B({
    draft_id: H(),
    changes: Ao,
    replaced: Ao,
    status: I().oneOf([`draft`, `scheduled`, `published`, `rolled_back`]).defined(),
    publish_at: R().nullable(),
    created_by: I().defined(),
    created_at: R(),
  }))
function No(e) {
  return ko.flatMap((t) => {
    let n = e[t]
    return n === void 0 ? [] : [[t, n]]
  })
}
var Po = () => L().nullable().defined(),
  Fo = B({
    id: H(),
    lender_id: H(),
    slab_disbursed_min: Po(),
    slab_disbursed_max: Po(),
    slab_number_min: Po(),
    slab_number_max: Po(),
    ats_min: Po(),
    ats_max: Po(),
    revenue_type_id: H(),
    revenue_flat: Po(),
    revenue_percent: Po(),
    status: mt(),
  }),
  Io = Fo.omit([`id`, `lender_id`])
B({ id: H(), name: I().defined() })
var Lo = {
    lender_id: H(),
    slab_disbursed_min: Mr.defined(),
    slab_disbursed_max: Fr(`slab_disbursed_min`, Mr).defined(),
    slab_number_min: zr.defined(),
    slab_number_max: Fr(`slab_number_min`, zr).defined(),
    ats_min: Mr.defined(),
    ats_max: Fr(`ats_min`, Mr).defined(),
    revenue_type_id: Lr,
    revenue_flat: Nr.defined(),
    revenue_percent: jr.defined().test(`either`, `rules:revenue.either`, function (e) {
      let { revenue_flat: t } = this.parent
      return Pr(typeof t == `number` ? t : 0, e)
    }),
    status: Rr,
  },
  Ro = B({ ...Lo, from_day: Dr(), reason: kr() })
;(B({ id: H(), ...Lo, from_day: Dr(), reason: kr(), expected: Fo.optional().default(void 0) }),
  B({
    lender_id: H(),
    lender_revenue_ids: z(H()),
    from_day: Dr(),
    reason: kr(),
    expected: W(H())
      .optional()
      .default(void 0),
  }))
var zo = [
    `internal-report`,
    `products-report`,
    `vendors-products-report`,
    `customers-journey`,
    `messaging`,
    `lenders`,
    `credit-cards`,
    `ticket-desk`,
    `reconciliation`,
    `payment-runs`,
    `partners`,
    `approvals`,
    `tracking-links`,
    `user-management`,
    `loan-enquiries`,
    `merchant-management`,
    `customer-info-deletion`,
    `customer-eligibility`,
    `vendors-on-off`,
  ],
  Bo = () => I().oneOf(zo, `rules:choice.unknown`),
  Vo = 600,
  Ho = B({
    name: I()
      .required(`rules:required`)
      .test(`blank`, `rules:required`, (e) => St(e).length > 0)
      .max(60, `rules:text.tooLong`)
      .test(`safe`, `rules:text.unsafe`, (e) => bt(e)),
    shared: U().defined(),
  })
;(Ho.shape({
  page: Bo().required(`rules:required`),
  address: I()
    .defined()
    .max(Vo, `rules:text.tooLong`)
    .matches(/^[\w.~%+&=:-]*$/, `rules:text.unsafe`),
  hidden: W(
    B({
      table: I()
        .matches(/^[a-z_-]{1,60}$/, `rules:id`)
        .defined(),
      columns: W(
        I()
          .matches(/^\w{1,40}$/, `rules:id`)
          .defined(),
      )
        .max(40)
        .defined(),
    }),
  )
    .max(20)
    .defined(),
}),
  B({
    view_id: L().integer().defined(),
    name: I().defined(),
    shared: U().defined(),
    own: U().defined(),
    owner: I().nullable().defined(),
    removable: U().defined(),
    address: I().defined(),
    hidden: z(B({ table: I().defined(), columns: z(I().defined()) })),
    gone: z(I().oneOf(ft).defined()),
  }))
function Uo({ view: e, send: t, onClose: n, onSaved: r }) {
  let { t: i } = s(`figures`),
    { roleId: a } = se(),
    o = K(`updateSavedView`, Ho, {
      start: { name: e?.name ?? ``, shared: e?.shared ?? !1 },
      send: t,
      failureIn: `form`,
      done: async (t) => {
        ;(n(), b.success(i(e ? `views.renamed` : `views.saved`)), await r(t))
      },
    })
  return (0, Z.jsxs)(G, {
    form: o,
    title: i(e ? `views.renameTitle` : `views.saveTitle`),
    confirm: i(`views.confirm`),
    narrow: !0,
    onClose: n,
    children: [
      (0, Z.jsx)(q, {
        name: `name`,
        label: i(`views.name`),
        help: i(`views.nameHelp`),
        input: { autoComplete: `off`, maxLength: 60 },
      }),
      a === 1 && (0, Z.jsx)(vr, { name: `shared`, label: i(`views.share`) }),
    ],
  })
}
function Wo({ page: e, tables: t }) {
  let { t: n } = s(`figures`),
    [r, i] = E(),
    a = In(e),
    o = Pn(e),
    [c, l] = (0, J.useState)(!1),
    [u, d] = (0, J.useState)(null),
    f = Nn(r),
    p = a.data?.find(({ view_id: e }) => String(e) === r.get(kn))
  return (0, Z.jsxs)(M, {
    sx: { display: `flex`, flexWrap: `wrap`, gap: 2, alignItems: `center` },
    children: [
      (0, Z.jsx)(F, {
        variant: `outlined`,
        size: `small`,
        'aria-haspopup': `dialog`,
        onClick: () => l(!0),
        children: n(`views.open`),
      }),
      (0, Z.jsx)(F, {
        variant: `text`,
        size: `small`,
        'aria-haspopup': `dialog`,
        onClick: () => d({ view: null }),
        children: n(`views.save`),
      }),
      p &&
        (0, Z.jsxs)(P, {
          component: `div`,
          variant: `body2`,
          sx: { overflowWrap: `anywhere` },
          children: [
            n(Nn(new URLSearchParams(p.address)) === f ? `views.current` : `views.changed`, { name: p.name }),
            p.gone.length > 0 &&
              (0, Z.jsx)(M, {
                role: `status`,
                sx: { color: `warning.main` },
                children: n(`views.gone`, { what: p.gone.map((e) => n(`views.dimension.${e}`)).join(`, `) }),
              }),
          ],
        }),
      c &&
        (0, Z.jsx)(rr, {
          page: e,
          tables: t,
          onClose: () => l(!1),
          onRename: (e) => {
            ;(l(!1), d({ view: e }))
          },
        }),
      u &&
        (0, Z.jsx)(Uo, {
          view: u.view,
          send: ({ name: n, shared: r }) =>
            u?.view
              ? A(`updateSavedView`, { params: { id: u.view.view_id }, body: { name: n, shared: r } })
              : A(`createSavedView`, { body: { name: n, shared: r, page: e, address: f, hidden: Jn(t) } }),
          onClose: () => d(null),
          onSaved: async (e) => {
            ;(await o(), u.view || i(new URLSearchParams(Hn(e)), { replace: !0 }))
          },
        }),
    ],
  })
}
var Go = 900,
  Ko = 0.01,
  qo = 12
function Jo(e, n) {
  let a = t[e],
    o = Math.max(a.min, n.min_loan_amount),
    s = Math.min(a.max, n.loan_amount_upto),
    c = Math.max(1, n.tenure_min_months),
    l = Math.min(ie(e), n.tenure_max_months),
    u = a.terms.filter((e) => e >= c && e <= l)
  if (o > s || u.length === 0 || n.rate_max <= 0) return null
  let d = Ae(a.score ? Go : `not_checked`, n),
    f = Ae(`not_checked`, n),
    p = n.processing_fee_pct,
    h = i(o),
    g = r(h, p),
    _ = m(oe(h - g - r(g, 18))),
    v = p === 0 ? 0 : Ko,
    y = (e) => a.security === `gold` && e <= 12,
    b = [l, ...(y(c) ? [Math.min(l, 12)] : [])].flatMap((e) => [
      T(_ + v, he(o, d, e), e, d),
      ...(y(e) ? [ce(_ + v, re(o, d, e), e)] : []),
    ]),
    { emi: x, count: S, last: C } = ne(o, f, c, he(o, f, c) + 1),
    w = [T(_ - v, x, S, f, C), ...(y(c) ? [ce(_ - v, re(o, f, c), c)] : [])],
    E = qo / o
  return {
    amount_min: o,
    amount_max: s,
    months_min: Math.min(...u),
    months_max: l,
    rate_min: d,
    rate_max: f,
    apr_min: O(Math.min(...b) - E),
    apr_max: O(Math.max(...w) + E),
    fee_min: p,
    fee_max: p,
  }
}
var Yo = {
    interest_rate: [`rate_min`, `rate_max`],
    tenure: [`tenure_min_months`, `tenure_max_months`],
    processing_fees: [`processing_fee_pct`],
  },
  Xo = [
    ...Yo.interest_rate,
    ...Yo.tenure,
    ...Yo.processing_fees,
    `min_loan_amount`,
    `loan_amount_upto`,
    `min_credit_score`,
    `product_kind`,
  ],
  Zo = {
    interest_rate: ({ rate_min: e, rate_max: t }) => `${e}% To ${t}%`,
    tenure: ({ tenure_min_months: e, tenure_max_months: t }) => `${e} to ${t} months`,
    processing_fees: ({ processing_fee_pct: e }) => (e === 0 ? `No processing fee` : `Up to ${e}%`),
  },
  Qo = (e) => Object.hasOwn(Yo, e),
  $o = (e, t) => t.every((t) => t === `min_credit_score` || !_n(e, t)),
  es = (e) => (Qo(e) ? Yo[e] : e === `apr_min` || e === `apr_max` ? Xo : [])
function ts(e, t) {
  return Qo(t) ? ($o(e, Yo[t]) ? Zo[t](e) : null) : t === `apr_min` || t === `apr_max` ? (is(e)?.[t] ?? null) : null
}
var ns = ({ penal_charge_amount: e }, t) => e !== null && (t === `penal_charges` || t === `penal_charges_hi`),
  rs = ({ product_kind: e }) => a(e)
function is(e) {
  let { product_kind: t } = e,
    n = a(t) && $o(e, Xo) ? Jo(t, e) : null
  return n && { apr_min: n.apr_min, apr_max: n.apr_max }
}
var Q = (e, ...t) => t.map((t) => ({ property: t, kind: e })),
  as = {
    who: [
      ...Q(`rupees`, `min_income`, `max_income`, `min_turnover`),
      ...Q(`count`, `min_business_years`),
      ...Q(`count`, `min_age`, `max_age`, `min_credit_score`),
      ...Q(`creditScoreClass`, `credit_score_class`),
      ...Q(`flag`, `salaried`, `self_employed`, `business`),
      ...Q(`list`, `pincodes_excluded`),
    ],
    seen: [
      ...Q(`words`, `product_kind`, `journey`),
      ...Q(`rupees`, `min_loan_amount`, `loan_amount_upto`),
      ...Q(`ticketClass`, `ticket_class`),
      ...Q(`count`, `tenure_min_months`, `tenure_max_months`),
      ...Q(`text`, `tenure`),
      ...Q(`percent`, `rate_min`, `rate_max`),
      ...Q(`text`, `interest_rate`),
      ...Q(`words`, `rate_kind`),
      ...Q(`text`, `rate_benchmark`, `rate_benchmark_hi`),
      ...Q(`percent`, `rate_benchmark_pct`),
      ...Q(`count`, `rate_reset_months`),
      ...Q(`percent`, `apr_min`, `apr_max`),
    ],
    charges: [
      ...Q(`percent`, `processing_fee_pct`),
      ...Q(`text`, `processing_fees`),
      ...Q(`rupees`, `penal_charge_amount`),
      ...Q(`long`, `penal_charges`, `penal_charges_hi`),
      ...Q(`count`, `foreclosure_free_after_emis`),
      ...Q(`rupees`, `foreclosure_charge_amount`),
      ...Q(`percent`, `foreclosure_charge_pct`),
      ...Q(`long`, `foreclosure_charges`, `foreclosure_charges_hi`),
      ...Q(`count`, `cooling_off_days`),
    ],
    agreement: [
      ...Q(`text`, `recovery_clause`, `grievance_clause`),
      ...Q(`words`, `assignable`, `co_lending`),
      ...Q(`text`, `co_lender`),
      ...Q(`count`, `co_lending_share`),
      ...Q(`words`, `keeps_fee`),
    ],
    entity: [
      ...Q(`text`, `name`, `regulated_entity`, `regulated_entity_hi`),
      ...Q(`words`, `group`),
      ...Q(`text`, `rbi_registration`),
    ],
    complaints: [
      ...Q(`text`, `nodal_officer_name`, `nodal_officer_phone`, `nodal_officer_email`),
      ...Q(`text`, `website`, `privacy_policy`, `grievance_page`),
      ...Q(`day`, `working_since`),
    ],
    offer: [
      ...Q(`flag`, `so_status`),
      ...Q(`long`, `so_text`, `so_text_hi`),
      ...Q(`day`, `so_date_start`, `so_date_end`),
    ],
    system: [...Q(`flag`, `api`, `autosubmission`), ...Q(`count`, `priority`, `refusal_rest_days`)],
  },
  os = {
    details: [`who`, `seen`],
    charges: [`charges`, `agreement`],
    entity: [`entity`, `complaints`],
    offer: [`offer`],
    system: [`system`],
  },
  ss = (e) => Object.keys(os).find((t) => os[t].some((t) => as[t].some((t) => t.property === e))) ?? `system`,
  cs = {
    min_turnover: ({ product_kind: e }) => e === pe.business,
    min_business_years: ({ product_kind: e }) => e === pe.business,
    rate_benchmark: ({ rate_kind: e }) => e === `floating`,
    rate_benchmark_hi: ({ rate_kind: e }) => e === `floating`,
    rate_benchmark_pct: ({ rate_kind: e }) => e === `floating`,
    rate_reset_months: ({ rate_kind: e }) => e === `floating`,
    co_lender: ({ co_lending: e }) => e === `yes`,
    co_lending_share: ({ co_lending: e }) => e === `yes`,
  },
  ls = (e, t) => as[t].filter(({ property: t }) => cs[t]?.(e) !== !1 || !_n(e, t)),
  us = (e, t) => !yn(e, t) && es(t).length === 0 && [null, ``, []].some((e) => _r[t].isValidSync(e, { strict: !0 })),
  ds = (e) => `field-${e}`,
  fs = { group: gr, product_kind: v, journey: Tr, rate_kind: br, assignable: Er, co_lending: Er, keeps_fee: Er },
  ps = (e) => e === `ticketClass` || e === `creditScoreClass`
function ms(e, t, n) {
  return t === null || t === `` || (Array.isArray(t) && t.length === 0)
    ? n(`none`)
    : Array.isArray(t)
      ? t.join(`, `)
      : ps(e)
        ? n(`options:${e}.${Me(e, t)}`)
        : e === `words`
          ? n(`words.${t}`)
          : e === `day`
            ? Be(String(t))
            : typeof t == `string`
              ? t
              : e === `rupees`
                ? f(t)
                : e === `percent`
                  ? ae(t)
                  : o(t)
}
var hs = (e) => (e === null ? `` : Array.isArray(e) ? e.join(`, `) : String(e))
function gs(e, t) {
  let n = t.trim()
  if (e === `list`) return n.split(/[\s,]+/).filter(Boolean)
  if (e === `day`) return n || null
  if (ps(e)) return n === `` ? `` : Number(n)
  if (e !== `rupees` && e !== `percent` && e !== `count`) return n
  let r = C(n)
  return r === null || Number.isFinite(r) ? r : n
}
function _s({ kind: e, property: t }, n, r) {
  if (ps(e))
    return {
      choices: [
        { id: ``, value: n(`none`) },
        ...Pe[e].map(({ id: t, key: r }) => ({ id: String(t), value: n(`options:${e}.${r}`) })),
      ],
    }
  let i = fs[t]
  return i
    ? {
        choices: (r && !i.includes(``) ? [``, ...i] : i).map((e) => ({
          id: e,
          value: n(e === `` ? `none` : `words.${e}`),
        })),
      }
    : e === `day`
      ? { kind: `day` }
      : e === `long` || e === `list`
        ? { kind: `long` }
        : { kind: e === `text` ? `text` : `number` }
}
var vs = {
    min_income: `rupees`,
    max_income: `rupees`,
    min_turnover: `rupees`,
    min_business_years: `count`,
    min_age: `count`,
    max_age: `count`,
    min_credit_score: `count`,
    salaried: `flag`,
    self_employed: `flag`,
    business: `flag`,
    min_loan_amount: `rupees`,
    loan_amount_upto: `rupees`,
    tenure_min_months: `count`,
    tenure_max_months: `count`,
    rate_min: `percent`,
    rate_max: `percent`,
    pincodes_excluded: `list`,
  },
  ys = ko.filter((e) => vs[e] !== `flag`),
  bs = ko.filter((e) => vs[e] === `flag`),
  xs = (e) => Object.fromEntries(ko.map((t) => [t, Ss(e, t)])),
  Ss = (e, t) => (_n(e, t) ? `` : hs(e[t]))
function Cs(e, t, n) {
  return vs[e] === `flag` ? n(t === 1 ? `common:yes` : `common:no`) : ms(vs[e], t, n)
}
function ws(e, t) {
  let n = ko.flatMap((n) => {
    let r = t[n]
    if (r === Ss(e, n)) return []
    let i = vs[n] === `flag` ? Number(r) : gs(vs[n], r)
    return !e.unset.some((e) => e === n) && JSON.stringify(i) === JSON.stringify(e[n]) ? [] : [[n, i]]
  })
  return Object.fromEntries(n)
}
var Ts = (e) =>
  ko.flatMap((t) => {
    let n = e[t]
    return n === void 0 ? [] : [[t, hs(n)]]
  })
function Es({ before: e, after: t }) {
  let { t: n } = s([`criteria`, `lenders-admin`, `common`]),
    r = (e) => n(e.includes(`:`) ? e : `lenders-admin:${e}`)
  return No(t).map(([t, i]) =>
    (0, Z.jsx)(
      `li`,
      {
        children: n(`drafts.change`, {
          field: n(`lenders-admin:fields.${t}`),
          before: Cs(t, e[t] ?? null, r),
          after: Cs(t, i, r),
        }),
      },
      t,
    ),
  )
}
var Ds = Object.values(as).flat()
function Os({ property: e, before: t, after: n }) {
  let { t: r } = s([`lenders-admin`, `criteria`, `common`]),
    i = Ds.find((t) => t.property === e)?.kind ?? `text`
  return (0, Z.jsx)(`li`, {
    children: r(`criteria:drafts.change`, { field: r(`fields.${e}`), before: ms(i, t, r), after: ms(i, n, r) }),
  })
}
var ks = 3650,
  As = [`draft`, `asking`, `planned`, `running`, `stopped`, `done`, `cancelled`],
  js = [`staff`, `template`, `gateway`],
  Ms = [...pt, `event`, `uncertain`],
  $ = () => L().integer().min(0).defined(),
  Ns = () => L().integer(`rules:number.range`).min(0, `rules:number.range`).max(ks, `rules:number.range`),
  Ps = B({
    product: I().oneOf(v, `rules:choice.unknown`).nullable().defined(),
    status: I().oneOf(je, `rules:choice.unknown`).nullable().defined(),
    partner: V(40).nullable().defined(),
    min_days: Ns().nullable().defined(),
    max_days: Ns().nullable().defined(),
  }),
  Fs = B({
    name: V(80).matches(/\S/, `rules:required`).required(`rules:required`),
    template_id: L().integer().min(1, `rules:required`).required(`rules:required`),
    audience: Ps,
    send_day: yt().optional(),
    send_time: I()
      .matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message: `rules:call.time`, excludeEmptyString: !0 })
      .optional()
      .when(`send_day`, { is: (e) => e !== void 0, then: (e) => e.required(`rules:required`) }),
  }),
  Is = B({ mobile: xt.nullable().defined() }),
  Ls = () => z(B({ reason: I().oneOf(Ms).defined(), count: $() }))
B({
  matched: $(),
  left: Ls(),
  will: $(),
  later: $(),
  languages: z(B({ language: I().oneOf(fe).defined(), count: $() })),
  counted_at: R(),
  examples: z(B({ language: I().oneOf(fe).defined(), subject: I().defined(), text: I().defined() })),
  needs_second: U().defined(),
})
var Rs = {
  campaign_id: H(),
  name: I().defined(),
  state: I().oneOf(As).defined(),
  template: I().defined(),
  version: $(),
  channel: I().oneOf(ur).defined(),
  created_by: I().nullable().defined(),
  approved_by: I().nullable().defined(),
  created_at: R(),
  send_at: R().nullable(),
  started_at: R().nullable(),
  ended_at: R().nullable(),
  total: $(),
  waiting: $(),
  sent: $(),
  left_out: $(),
}
;(B(Rs),
  B({
    ...Rs,
    template_id: H(),
    audience: Ps,
    left: Ls(),
    receipts: z(B({ kind: I().oneOf(tn).defined(), count: $() })),
    stop_cause: I().oneOf(js).nullable().defined(),
    stop_word: I().nullable().defined(),
    trouble_since: R().nullable(),
    waits_until: R().nullable(),
    needs_another: U().defined(),
    may_approve_from: R().nullable(),
  }))
var zs = [`draft`, `registered`, `retired`],
  Bs = 480,
  Vs = /^(\d{19})?$/,
  Hs = [`creditlane.example`, ...ct.map(({ host: e }) => e)],
  Us = (e) => Hs.some((t) => e === t || e.endsWith(`.${t}`)),
  Ws = () =>
    I()
      .oneOf([``, ...un], `rules:choice.unknown`)
      .defined(),
  Gs = (e) => V(e).matches(/\S/, `rules:required`).required(`rules:required`),
  Ks = {
    name: Gs(80),
    channel: I().oneOf(ur, `rules:choice.unknown`).required(`rules:required`),
    category: I().oneOf(En, `rules:template.category`).required(`rules:required`),
    event: I()
      .oneOf([``, ...zn], `rules:choice.unknown`)
      .defined(),
    subject: V(120).defined(),
    subject_hi: V(120).defined(),
    text: Gs(Bs),
    text_hi: Gs(Bs),
    fill_1: Ws(),
    fill_2: Ws(),
    fill_3: Ws(),
    third_reason: V(300).defined(),
    entity_id: I().matches(Vs, `rules:template.id`).defined(),
    header: V(8).defined(),
    dlt_id: I().matches(Vs, `rules:template.id`).defined(),
    dlt_id_hi: I().matches(Vs, `rules:template.id`).defined(),
  }
function qs(e, t) {
  let n = e
  if (typeof n.text != `string` || typeof n.text_hi != `string`) return !0
  let r = Object.entries(n).filter(([, e]) => typeof e == `string`),
    i = {
      subject: ``,
      subject_hi: ``,
      third_reason: ``,
      header: ``,
      fill_1: ``,
      fill_2: ``,
      fill_3: ``,
      ...Object.fromEntries(r),
      event: zn.find((e) => e === n.event) ?? ``,
    },
    a = Object.entries(cr(i, Us))
  return a.length === 0 || new _t(a.map(([e, n]) => t.createError({ path: e, message: n })))
}
var Js = B(Ks).test(`template`, `rules:invalid`, qs)
B({
  ...Ks,
  template_id: H(),
  version: L().integer().min(1).defined(),
  state: I().oneOf(zs).defined(),
  replaced: U().defined(),
  created_by: I().nullable().defined(),
  created_at: R(),
  retired_reason: I().nullable().defined(),
})
var Ys = B({ reason: Tt() }),
  Xs = {
    status: [...je, ...mr, ...ht],
    lender_status: je,
    what: Lt,
    state: [...ut, ...As, ...zs, ...or],
    verdict: Un,
    rights: te,
    scopes: yr,
    events: Br,
    channel: He,
    purpose: [...Ne, ...Ke],
  },
  Zs = (e) => `audit:values.${e.replaceAll(/\W/g, `_`)}`,
  Qs = new Set(
    [
      `min_income max_income min_loan_amount loan_amount_upto penal_charge_amount foreclosure_charge_amount amount net`,
      `revenue_flat revenue_flat_fee slab_disbursed_min slab_disbursed_max ats_min ats_max`,
    ].flatMap((e) => e.split(` `)),
  ),
  $s = /^(?:rate|apr)_(?:min|max)$|_pct$|_percent$/,
  ec = new Set([
    `status`,
    `lender_status`,
    `so_status`,
    `salaried`,
    `self_employed`,
    `business`,
    `api`,
    `autosubmission`,
    `secured`,
    `owner`,
  ]),
  tc = new Set([
    `name`,
    `label`,
    `file`,
    `utm_id`,
    `reference`,
    `account_ending`,
    `hash`,
    `prefix`,
    `search`,
    `merchant_id`,
  ]),
  nc = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/,
  rc = /^\d{4}-\d{2}-\d{2}$/,
  ic = /^\d{4}-\d{2}$/,
  ac = /^[a-z][a-z0-9]*(?:[_-][a-z0-9]+)*$/
function oc(e, t, n) {
  return e == null || e === ``
    ? n(`audit:nothing`)
    : Array.isArray(e)
      ? sc(e, t, n)
      : typeof e == `boolean`
        ? n(e ? `audit:on` : `audit:off`)
        : typeof e == `number`
          ? lc(e, t, n)
          : typeof e == `string`
            ? uc(e, t, n)
            : fc(e, t, n)
}
function sc(e, t, n) {
  if (e.length === 0) return n(`audit:nothing`)
  let r = e.map((e) =>
    t.field === `fields` ? cc(String(e), n) : t.field === `without` ? Zt(t.action, String(e), n) : oc(e, t, n),
  )
  return [...new Set(r.filter((e) => e !== null))].join(`, `) || null
}
var cc = (e, t) => t([`rules:fields.${e}`, `audit:fields.${e}`], { defaultValue: `` }) || null
function lc(e, { field: t, kind: n, names: r }, i) {
  return n === void 0
    ? ec.has(t)
      ? i(e === 1 ? `audit:on` : `audit:off`)
      : Qs.has(t)
        ? Number.isInteger(e)
          ? f(e)
          : p(e)
        : $s.test(t)
          ? `${o(e)}%`
          : o(e)
    : (r[`${n}:${e}`] ?? i(`audit:number`, { number: e }))
}
function uc(e, { field: t }, n) {
  if (t === `call`) return dc(e, n)
  if (nc.test(e)) return ze(e)
  if (rc.test(e)) return Be(e)
  if (ic.test(e)) return qe(e)
  if (t === `code`) return n([`audit:codes.${e}`, `audit:codes.other`])
  if (Xs[t]?.includes(e)) return n(Zs(e))
  if (!ac.test(e)) return e
  let r = tc.has(t) || !e.includes(`_`)
  return n([Zs(e)], { defaultValue: r ? e : `` }) || null
}
function dc(e, t) {
  let n = Wt.get(e)
  return t(n === void 0 ? `audit:look` : `audit:actions.${n}`)
}
function fc(e, t, n) {
  let r = Object.entries(e).flatMap(([e, r]) => {
    let i = Zt(t.action, e, n),
      a = oc(r, { ...t, field: e }, n)
    return i === null || a === null ? [] : [n(`audit:value`, { field: i, value: a })]
  })
  return r.length === 0 ? null : r.join(`; `)
}
var pc = (e) => typeof e == `object` && !!e && !Array.isArray(e)
function mc(e, t) {
  let { action: n, names: r, before: i, after: a } = e
  if (!pc(i ?? {}) || !pc(a ?? {})) return { changes: [], further: !0 }
  let [o, s] = [pc(i) ? i : {}, pc(a) ? a : {}],
    c = [...new Set([...Object.keys(o), ...Object.keys(s)])].filter(
      (e) => JSON.stringify(o[e] ?? null) !== JSON.stringify(s[e] ?? null),
    ),
    l = c.flatMap((e) => {
      if (e === hc) return gc(o[e], s[e], t)
      let i = cn(e),
        a = i === null ? Zt(n, e, t) : t(`audit:maySignIn`, { name: r[i] ?? `` }),
        c = (i) => oc(i, { action: n, field: e, kind: pr(e), names: r }, t),
        [l, u] = [c(o[e]), c(s[e])]
      return a === null || l === null || u === null
        ? []
        : {
            field: a,
            before: l,
            after: u,
            sentence:
              e in o && e in s
                ? t(`audit:change`, { field: a, before: l, after: u })
                : t(`audit:value`, { field: a, value: e in s ? u : l }),
          }
    })
  return { changes: l, further: l.length < c.length }
}
var hc = `lender_revenue_ids`
function gc(e, t, n) {
  if (!Array.isArray(e) || !Array.isArray(t)) return []
  let r = new Map(e.map((e, t) => [e, t + 1])),
    i = (e) => e.map((e) => r.get(e) ?? `?`).join(`, `),
    a = (e, t) => e.filter((e) => e !== t).join(),
    o = t.find((n) => a(e, n) === a(t, n)),
    s = r.get(o),
    [c, l] = [i(e), i(t)]
  return [
    {
      field: n(`audit:fields.order`),
      before: c,
      after: l,
      sentence:
        s === void 0
          ? n(`audit:change`, { field: n(`audit:fields.order`), before: c, after: l })
          : n(`audit:slabMoved`, { place: s, to: t.indexOf(o) + 1 }),
    },
  ]
}
function _c({ object: e, entry: t, restore: n, onClose: r }) {
  let { t: i } = s([`audit`, `common`]),
    a = (0, J.useId)(),
    o = zt(),
    { withWhy: c, dialog: l } = Cr(),
    { before: u } = n,
    d = n.removeAgain !== void 0,
    f = hn(e, t.audit_id, async () => $n(await n.read(), u)),
    { changes: p } = f.data ? mc({ ...t, before: f.data, after: u }, i) : { changes: [] },
    m = (e) => {
      ;(n.removeAgain ? n.removeAgain() : n.save(e, u)).then(() => b.success(i(`restore.undone`)), x).finally(o)
    },
    h = Yt(
      (e) =>
        c(async (t) => {
          let r = await n.save(u, e, t)
          return { waits: wr(r) }
        }),
      {
        onSuccess: (e) => {
          ;(b.saved(i(`restore.done`), () => m(e)), r())
        },
        onError: (e) => {
          e instanceof xr && r()
        },
      },
    ),
    g = h.error ?? f.error,
    _ = g instanceof Oe ? null : g,
    v = h.isPending
  return (0, Z.jsxs)(Z.Fragment, {
    children: [
      (0, Z.jsxs)(nt, {
        open: !0,
        role: `alertdialog`,
        'aria-labelledby': `${a}-title`,
        maxWidth: `sm`,
        fullWidth: !0,
        onClose: () => !v && r(),
        children: [
          (0, Z.jsx)(it, { id: `${a}-title`, children: i(d ? `restore.deleted.title` : `restore.title`) }),
          (0, Z.jsxs)(rt, {
            children: [
              f.isPending &&
                (0, Z.jsx)(Ze, { variant: `rounded`, height: 64, role: `status`, 'aria-label': i(`common:loading`) }),
              f.data && p.length === 0 && (0, Z.jsx)(P, { children: i(d ? `restore.deleted.same` : `restore.same`) }),
              p.map((e) =>
                (0, Z.jsxs)(
                  M,
                  {
                    component: `dl`,
                    sx: { m: 0, mb: 4, overflowWrap: `anywhere` },
                    children: [
                      (0, Z.jsx)(P, { component: `dt`, sx: { fontWeight: 600 }, children: e.field }),
                      (0, Z.jsx)(P, { component: `dd`, sx: { m: 0 }, children: i(`restore.now`, { value: e.before }) }),
                      (0, Z.jsx)(P, { component: `dd`, sx: { m: 0 }, children: i(`restore.then`, { value: e.after }) }),
                    ],
                  },
                  e.field,
                ),
              ),
              _ &&
                (0, Z.jsx)(N, {
                  severity: `error`,
                  role: `alert`,
                  children: me(_) ? i(`restore.changed`) : i(`restore.refused`, { reason: j(_) }),
                }),
            ],
          }),
          (0, Z.jsxs)(at, {
            children: [
              (0, Z.jsx)(F, {
                variant: `outlined`,
                autoFocus: !0,
                disabled: v,
                onClick: r,
                children: i(p.length === 0 ? `common:close` : `common:cancel`),
              }),
              f.data &&
                p.length > 0 &&
                (0, Z.jsx)(F, {
                  variant: `contained`,
                  disabled: v,
                  onClick: () => h.mutate(f.data),
                  children: i(`restore.confirm`),
                }),
            ],
          }),
        ],
      }),
      l,
    ],
  })
}
function vc({ object: e }) {
  let t = dt(),
    { t: n } = s(`audit`),
    r = (0, J.useId)(),
    i = Vt(e),
    { data: a, hasNextPage: o, fetchNextPage: c, isFetchingNextPage: l } = i,
    u = a?.pages.flatMap((e) => e.entries) ?? []
  return (0, Z.jsxs)(M, {
    component: `section`,
    'aria-labelledby': r,
    children: [
      (0, Z.jsx)(P, { variant: `h4`, component: `h2`, id: r, children: n(`title`) }),
      (0, Z.jsx)(Le, {
        query: { ...i, data: a && u },
        failed: n(`failed`),
        space: `mt12`,
        waiting: (0, Z.jsx)(Ze, { variant: `rounded`, height: 120, sx: { mt: 3 } }),
        empty: (0, Z.jsx)(P, { sx: { mt: 3 }, children: n(`none`) }),
        children: (t) =>
          (0, Z.jsx)(M, {
            component: `ol`,
            sx: { listStyle: `none`, m: 0, p: 0 },
            children: t.map((t) => (0, Z.jsx)(yc, { object: e, entry: t }, t.audit_id)),
          }),
      }),
      (0, Z.jsxs)(M, {
        sx: { display: `flex`, flexWrap: `wrap`, gap: 3, mt: 4 },
        children: [
          o && (0, Z.jsx)(F, { variant: `outlined`, 'aria-busy': l, onClick: () => void c(), children: n(`older`) }),
          u.length > 0 &&
            (0, Z.jsx)(F, {
              variant: `outlined`,
              component: `a`,
              href: `data:text/csv;charset=utf-8,${encodeURIComponent(Vn(u, n))}`,
              download: `${Ir(e.replace(`:`, `-`), {}, t)}.csv`,
              children: n(`csv`, { count: u.length }),
            }),
          (0, Z.jsx)(Mt, {}),
        ],
      }),
    ],
  })
}
function yc({ object: e, entry: t }) {
  let { t: n } = s(`audit`),
    [r, i] = (0, J.useState)(!1),
    { at: a, action: o } = t,
    c = Ln(t, n),
    l = wn(t, n),
    { changes: u, further: d } = mc(t, n),
    f = On(e, t)
  return (0, Z.jsxs)(M, {
    component: `li`,
    sx: { mt: 4, overflowWrap: `anywhere` },
    children: [
      (0, Z.jsxs)(P, {
        sx: { fontWeight: 600 },
        children: [n(`actions.${o}`, { defaultValue: o }), ` · `, (0, Z.jsx)(`time`, { dateTime: a, children: ze(a) })],
      }),
      (0, Z.jsx)(P, {
        variant: `body2`,
        sx: { color: `text.secondary` },
        children: l === null ? n(`by`, { actor: c }) : n(`byFor`, { actor: c, subject: l }),
      }),
      u.map(({ sentence: e }) => (0, Z.jsx)(P, { variant: `body2`, children: e }, e)),
      d && (0, Z.jsx)(P, { variant: `body2`, children: n(`further`) }),
      f &&
        (0, Z.jsx)(F, {
          variant: `text`,
          size: `small`,
          sx: { mt: 1, ml: -2 },
          'aria-label': n(f.removeAgain ? `restore.deleted.label` : `restore.label`, {
            action: n(`actions.${o}`, { defaultValue: o }),
            at: ze(a),
          }),
          onClick: () => i(!0),
          children: n(f.removeAgain ? `restore.deleted.button` : `restore.button`),
        }),
      f && r && (0, Z.jsx)(_c, { object: e, entry: t, restore: f, onClose: () => i(!1) }),
    ],
  })
}
function bc({ object: e, name: t, onClose: n }) {
  let { t: r } = s(`common`),
    i = (0, J.useId)()
  return (0, Z.jsxs)(nt, {
    open: !0,
    'aria-labelledby': i,
    maxWidth: `md`,
    fullWidth: !0,
    onClose: n,
    children: [
      (0, Z.jsx)(it, { id: i, sx: { overflowWrap: `anywhere` }, children: t }),
      (0, Z.jsx)(rt, { children: (0, Z.jsx)(vc, { object: e }) }),
      (0, Z.jsx)(at, { children: (0, Z.jsx)(F, { variant: `outlined`, onClick: n, children: r(`close`) }) }),
    ],
  })
}
var xc = { changed: [], unchanged: [], refused: [] }
function Sc({ refused: e, nameOf: t, send: n, onEnd: r }) {
  let { t: i } = s(`lenders-admin`),
    a = e.flatMap(({ id: e, without: t }) => (t ? [{ id: e, without: t }] : [])),
    o = K(`switchMany`, Or, { start: { checked: !1 }, send: () => n(a), done: r, failureIn: `form` })
  return (0, Z.jsxs)(G, {
    form: o,
    title: i(`signature.many`, { count: a.length }),
    confirm: i(`signature.submit`),
    onClose: () => r(xc),
    children: [
      (0, Z.jsx)(M, {
        component: `ul`,
        sx: { mt: 0, mb: 3, pl: 5 },
        children: a.map(({ id: e, without: n }) =>
          (0, Z.jsxs)(
            P,
            {
              component: `li`,
              sx: { overflowWrap: `anywhere`, py: 1 },
              children: [(0, Z.jsx)(`strong`, { children: t(e) }), `: `, n.map((e) => i(`fields.${e}`)).join(`, `)],
            },
            e,
          ),
        ),
      }),
      (0, Z.jsx)(vr, {
        name: `checked`,
        label: i(`signature.checkMany`),
        messages: { 'rules:required': i(`signature.unchecked`) },
      }),
      (0, Z.jsx)(P, { variant: `body2`, children: i(`signature.keptMany`) }),
    ],
  })
}
var Cc = (e) => e.map(({ id: e }) => e)
function wc({ kind: e, chosen: t, nameOf: n, queryKey: r, choose: i }) {
  let { t: a } = s([`table`, `rules`, `errors`]),
    [o, c] = (0, J.useState)(null),
    [u, d] = (0, J.useState)(null),
    { mutateAsync: f, isPending: p } = Mn(e, r),
    m = (e, t) => {
      f({ ids: e, on: t }).then(({ changed: e, refused: t }) => {
        ;(i(Cc(t), !0),
          t.length > 0
            ? b.warning(a(`bulkUndonePart`, { count: e.length, refused: t.length }))
            : b.success(a(`bulkUndone`, { count: e.length })))
      }, l)
    },
    h = (e, t) => {
      let { changed: n, unchanged: r, refused: o } = t
      ;(i([...n, ...r], !1),
        o.length > 0
          ? c({ on: e, answer: t })
          : n.length > 0
            ? b.saved(a(`bulkChanged`, { count: n.length }), () => m(n, e === 1 ? 0 : 1))
            : r.length > 0 && b.info(a(`bulkNothing`)))
    },
    g = async (e) => {
      try {
        let n = await f({ ids: [...t], on: e })
        n.refused.some(({ without: e }) => e) ? d(n) : h(e, n)
      } catch (e) {
        l(e)
      }
    }
  return (0, Z.jsxs)(Z.Fragment, {
    children: [
      [1, 0].map((e) =>
        (0, Z.jsx)(
          F,
          { variant: `outlined`, disabled: p, onClick: () => void g(e), children: a(e === 1 ? `turnOn` : `turnOff`) },
          e,
        ),
      ),
      u &&
        (0, Z.jsx)(Sc, {
          refused: u.refused,
          nameOf: n,
          send: (e) => f({ ids: e.map((e) => e.id), on: 1, signed: e }),
          onEnd: (e) => {
            ;(d(null),
              h(1, {
                changed: [...u.changed, ...e.changed],
                unchanged: [...u.unchanged, ...e.unchanged],
                refused: [...u.refused.filter(({ without: e }) => !e), ...e.refused],
              }))
          },
        }),
      o &&
        (0, Z.jsx)(nr, {
          changed: o.answer.changed.length,
          refused: Kn(
            o.answer.refused.map(({ id: e, reason: t }) => ({ name: n(e), why: t.startsWith(`errors:`) ? a(t) : t })),
          ),
          onUndo: () => m(o.answer.changed, o.on === 1 ? 0 : 1),
          onClose: () => c(null),
        }),
    ],
  })
}
var Tc = /^[A-Za-z0-9_-]{1,120}$/,
  Ec = L()
    .typeError(`rules:card.numeric`)
    .integer(`rules:card.numeric`)
    .min(0, `rules:card.numeric`)
    .max(h, `rules:card.numeric`)
    .required(`rules:required`),
  Dc = I().matches(Tc, `rules:card.utmId`).required(`rules:required`),
  Oc = V(500).required(`rules:required`).matches(/\S/, `rules:required`),
  kc = W(V(300).matches(/\S/, `rules:card.bullet`).defined(`rules:card.bullet`))
    .max(20, `rules:card.bullets`)
    .defined(`rules:required`),
  Ac = W(V(300).defined(`rules:card.bullet`)).max(20, `rules:card.bullets`).defined(`rules:required`),
  jc = V(2e3)
    .required(`rules:required`)
    .test(`utm-link`, `rules:card.utmLink`, (e) => xe(e)),
  Mc = Qn.queryKey,
  Nc = (e) => [...qn, `one`, e],
  Pc = [`lender-groups`]
function Fc() {
  return k(Qn)
}
function Ic(e) {
  return k({
    queryKey: Nc(e),
    queryFn: ({ signal: t }) => A(`getAdminLender`, { params: { lenderId: e }, signal: t }),
    enabled: Number.isSafeInteger(e) && e > 0,
  })
}
var Lc = (e) =>
  k({
    queryKey: [...qn, `approvals`, e],
    queryFn: ({ signal: t }) => A(`listLenderApprovals`, { params: { lenderId: e }, signal: t }),
    refetchOnMount: `always`,
    enabled: e > 0,
  })
function Rc() {
  return k({
    queryKey: Pc,
    queryFn: async ({ signal: e }) => (await A(`listLenderGroups`, { signal: e })).lenderGroups,
  })
}
function zc() {
  let e = We()
  return Ve({
    mutationFn: async (e) => (await A(`createLenderGroup`, { body: { name: e } })).lenderGroup,
    onSuccess: () => e.invalidateQueries({ queryKey: Pc }),
  })
}
function Bc() {
  let e = We()
  return Ve({
    mutationFn: (e) => A(`createLender`, { body: { name: e } }),
    onSuccess: () => e.invalidateQueries({ queryKey: Mc }),
  })
}
function Vc() {
  let e = We()
  return Ve({
    mutationFn: (e) => A(`removeLender`, { body: { lender_id: e } }),
    onSuccess: () => e.invalidateQueries({ queryKey: Mc }),
  })
}
function Hc() {
  let e = We()
  return {
    restore: (e) => A(`restoreLender`, { params: { lenderId: e } }),
    reload: () => e.invalidateQueries({ queryKey: qn }),
  }
}
var Uc = class extends Error {}
function Wc(e, t = (e) => e()) {
  let r = We(),
    { t: i } = s([`lenders-admin`, `form`]),
    a = async (o, s, { value: c, expected: l }) => {
      let u = l === void 0 ? o[s] : l,
        f = `lender:${o.lender_id}:${s}`
      d(f)
      try {
        let n = { lender_id: o.lender_id, property: s, value: c, expected: u }
        await e((e) =>
          t((t) => A(`updateLender`, { body: { ...n, ...(e !== void 0 && { reason: e }), ...(t && { without: t }) } })),
        )
      } catch (e) {
        if ((e instanceof xr && r.invalidateQueries({ queryKey: qn }), e instanceof Oe)) return
        let t = e instanceof n ? ke(_(e), e.errors) : null
        if (t)
          throw (
            l === void 0 &&
              b.error(t.by === `` ? i(`form:conflict.changed`) : i(`form:conflict.changedBy`, { by: t.by }), f),
            r.invalidateQueries({ queryKey: qn }),
            t
          )
        if (s === `lender_status` && e instanceof n && e.code === `validation`)
          throw (await r.invalidateQueries({ queryKey: qn }), new Uc(j(e, `value`), { cause: e }))
        let a = e instanceof n && e.saidByServer ? j(e, `value`) : i(`updateFailed`)
        throw ((l !== void 0 && y(e)) || b.error(a, f), r.invalidateQueries({ queryKey: qn }), Error(a, { cause: e }))
      }
      let p = Wn(o, { [s]: c })
      ;(Gc(r, p, s),
        _n(o, s)
          ? b.success(i(`updated`))
          : b.saved(i(`updated`), () => {
              a(p, s, { value: u }).catch((e) => {
                e instanceof Uc && b.error(e.message, f)
              })
            }),
        r.invalidateQueries({ queryKey: qn }))
    }
  return a
}
function Gc(e, { lender_id: t, ...n }, r) {
  let i = { [r]: n[r] }
  ;(e.setQueryData(Nc(t), (e) => e && Wn(e, i)),
    e.setQueryData(Mc, (e) => e?.map((e) => (e.lender_id === t ? Wn(e, i) : e))))
}
var Kc = B({
    id: H(),
    name: I().defined(),
    utm_id: I().defined(),
    revenue_percent: L().nullable().defined(),
    revenue_flat_fee: L().nullable().defined(),
  }),
  qc = B({ utm_id: Dc, expected: I().max(200, `rules:text.tooLong`).optional() }),
  Jc = B({
    revenue_percent: jr.defined(),
    revenue_flat_fee: Nr.defined(),
    from_day: Dr(),
    reason: kr(),
    expected: B({ revenue_percent: L().nullable().defined(), revenue_flat_fee: L().nullable().defined() })
      .optional()
      .default(void 0),
  }),
  Yc = B({
    hosts: Sr,
    expected: W(I().max(300, `rules:text.tooLong`).defined()).max(100, `rules:host.many`).optional(),
  }),
  Xc = (e) => Object.fromEntries(Object.entries(e ?? {}).map(([e, t]) => [e, String(t ?? ``)]))
function Zc(e) {
  let { title: t, fields: r, kept: i, bodyOf: a, expecting: o, schema: c, save: l, ask: u } = e,
    { t: d } = s([`partners-admin`, `approvals`, `form`]),
    f = (0, J.useId)(),
    [p, m] = (0, J.useState)(null),
    [h, g] = (0, J.useState)(null),
    _ = p ?? i,
    v = (e, t, n) => {
      !n && !u && Object.keys(gt(c, a(t))).length === 0 ? b.saved(d(`saved`), () => y(t, e)) : b.success(d(`saved`))
    },
    y = (e, t) => l.mutate(o(a(e), a(t)), { onSuccess: () => v(e, t, !0), onError: x }),
    S = K(e.call, c, {
      start: i,
      stored: i,
      body: (e) => o(a(e), a(_)),
      send: async (e) => (await u?.(e), l.mutateAsync(e)),
      done: (e) => {
        if (wr(e)) (b.success(d(`approvals:asking.waits`)), S.hands.reset(i))
        else {
          v(S.hands.getValues(), _, !1)
          for (let { name: e, aside: t } of r) t && S.hands.setValue(e, ``)
        }
        T()
      },
      refused: (e) => {
        if (e instanceof Oe) return !0
        let t = e instanceof n ? ke(e.message, e.errors) : null
        if (!t) return !1
        let r = Xc(t.present)
        return (m(r), g({ theirs: r, by: t.by, at: t.at }), !0)
      },
    }),
    C = S.hands.watch(),
    w = r.some(({ name: e, aside: t }) => !t && C[e] !== i[e]),
    T = () => {
      ;(m(null), g(null))
    },
    E = (e) => {
      w ? S.submit(e) : e?.preventDefault()
    }
  return (0, Z.jsxs)(M, {
    component: `section`,
    'aria-labelledby': f,
    children: [
      (0, Z.jsx)(P, { variant: `h4`, component: `h2`, id: f, children: t }),
      (0, Z.jsxs)(M, {
        component: Et,
        form: { ...S, submit: E },
        sx: { mt: 3 },
        children: [
          (0, Z.jsx)(st, {
            spacing: 4,
            onChange: () => m(_),
            children: r.map(({ kind: e, aside: t, ...n }) =>
              (0, Z.jsx)(
                q,
                {
                  ...n,
                  input: {
                    autoComplete: `off`,
                    ...(t && { maxLength: 300 }),
                    ...(e === `date` ? { type: `date` } : { inputMode: e === `decimal` ? `decimal` : `text` }),
                  },
                },
                n.name,
              ),
            ),
          }),
          h &&
            (0, Z.jsx)(Se, {
              theirs: h,
              busy: S.busy,
              onTheirs: () => {
                ;(S.hands.reset(i), T())
              },
              onMine: S.submit,
              children: (0, Z.jsx)(M, {
                component: `ul`,
                sx: { my: 1, pl: 5 },
                children: r
                  .filter(({ name: e }) => h.theirs[e] !== C[e])
                  .map(({ name: e, label: t }) =>
                    (0, Z.jsxs)(
                      `li`,
                      {
                        children: [
                          t,
                          `: `,
                          d(`form:conflict.theirValue`, { value: h.theirs[e] }),
                          ` ·`,
                          ` `,
                          d(`form:conflict.myValue`, { value: C[e] }),
                        ],
                      },
                      e,
                    ),
                  ),
              }),
            }),
          (0, Z.jsx)(F, {
            type: `submit`,
            variant: `contained`,
            'aria-disabled': !w,
            'aria-busy': S.busy,
            sx: { mt: 4 },
            children: S.busy ? d(`saving`) : d(`save`),
          }),
        ],
      }),
    ],
  })
}
var Qc = (e = ``) => C(e) ?? NaN
function $c({ partner: e }) {
  let { t } = s(`partners-admin`),
    n = Gt(e.id)
  return (0, Z.jsx)(Zc, {
    call: `updatePartnerUtm`,
    title: t(`utm.title`),
    fields: [{ name: `utm_id`, label: t(`utm.label`), help: t(`utm.help`) }],
    kept: { utm_id: e.utm_id },
    bodyOf: ({ utm_id: e = `` }) => ({ utm_id: e.trim() }),
    expecting: (e, { utm_id: t }) => ({ ...e, expected: t }),
    schema: qc,
    save: n,
  })
}
function el({ partner: e }) {
  let { t } = s(`partners-admin`),
    n = bn(e.id)
  return (0, Z.jsx)(Le, {
    query: n,
    failed: t(`revenue.failed`),
    waiting: (0, Z.jsx)(Ze, { variant: `rounded`, height: 280 }),
    children: (t) => (0, Z.jsx)(tl, { partner: e, list: t }),
  })
}
function tl({ partner: e, list: t }) {
  let { t: n } = s([`partners-admin`, `approvals`, `dated`]),
    r = Yn(e.id),
    i = Cr(),
    a = fr(e.id, i.withWhy),
    { ask: o, dialog: c } = ve(),
    { today: l, versions: u } = t,
    d = (e, t) => n(`revenue.words`, { percent: e, flat: p(t) }),
    f = async (t) => {
      let { revenue_percent: r, revenue_flat_fee: i, from_day: a = l } = t,
        s = await on(e.id, t)
      await o({
        title: n(`dated:askTitle`, { day: Be(a) }),
        text: `${d(r ?? 0, i ?? 0)} ${Xt(s, n)}`,
        confirm: n(`save`),
      })
    },
    m = u.find(({ state: e }) => e === `planned`)?.from_day ?? l
  return (0, Z.jsxs)(Z.Fragment, {
    children: [
      (0, Z.jsx)(Zc, {
        call: `updatePartnerRevenue`,
        title: n(`revenue.title`),
        fields: [
          { name: `revenue_percent`, label: n(`revenue.percent`), help: n(`revenue.percentHelp`), kind: `decimal` },
          { name: `revenue_flat_fee`, label: n(`revenue.flat`), help: n(`revenue.flatHelp`), kind: `decimal` },
          { name: `from_day`, label: n(`dated:day`), help: n(`dated:dayHelp`), kind: `date` },
          { name: `reason`, label: n(`approvals:asking.why`), help: n(`approvals:asking.help`), aside: !0 },
        ],
        kept: {
          revenue_percent: String(e.revenue_percent ?? ``),
          revenue_flat_fee: String(e.revenue_flat_fee ?? ``),
          from_day: m,
          reason: ``,
        },
        bodyOf: ({ revenue_percent: e, revenue_flat_fee: t, from_day: n = ``, reason: r = `` }) => ({
          revenue_percent: Qc(e),
          revenue_flat_fee: Qc(t),
          from_day: n,
          reason: r.trim() || void 0,
        }),
        expecting: (e, { revenue_percent: t, revenue_flat_fee: n }) => ({
          ...e,
          expected: { revenue_percent: t, revenue_flat_fee: n },
        }),
        schema: Jc,
        save: r,
        ask: f,
      }),
      c,
      (0, Z.jsx)(Ht, {
        title: n(`revenue.versions`),
        versions: u,
        wordsOf: (e) => [d(e.revenue_percent, e.revenue_flat_fee)],
        onCallOff: ({ version_id: e }) => a.mutate(e ?? 0),
        busy: a.isPending,
      }),
      i.dialog,
    ],
  })
}
function nl({ form: e, label: t, help: n, submit: r, failure: i }) {
  return (0, Z.jsxs)(Z.Fragment, {
    children: [
      (0, Z.jsx)(Ye, {
        variant: `outlined`,
        sx: { p: 5, maxWidth: 760 },
        children: (0, Z.jsxs)(Et, {
          form: e,
          children: [
            (0, Z.jsx)(q, { name: `text`, label: t, help: n, input: { autoComplete: `off`, maxLength: 254 } }),
            (0, Z.jsx)(F, { type: `submit`, variant: `contained`, 'aria-busy': e.busy, sx: { mt: 4 }, children: r }),
          ],
        }),
      }),
      i !== null && (0, Z.jsx)(N, { severity: `error`, role: `alert`, sx: { mt: 5, maxWidth: 760 }, children: _(i) }),
    ],
  })
}
var rl = [`active`, `suspended`, `left`],
  il = () => I().oneOf(rl, `rules:choice.unknown`).defined(),
  al = () => L().integer().min(0).defined(),
  ol = B({
    standing: il(),
    at: R().nullable().defined(),
    by: I().nullable().defined(),
    reason: I().defined(),
    open: B({
      months: z(B({ month: I().defined(), net: L().defined() })),
      tickets: al(),
      applications: al(),
      links: al(),
    }),
  }),
  sl = B({ from: il(), to: il(), reason: Tt() }),
  cl = [`authority`, `court`, `suspected_fraud`, `complaint`, `payout_or_tax`],
  ll = () => I().oneOf(cl, `rules:choice.unknown`),
  ul = B({
    customer: wt(),
    basis: ll().required(`rules:required`),
    kinds: W(I().oneOf(Ue, `rules:choice.unknown`).defined()).defined().min(1, `rules:hold.kinds`).max(Ue.length),
    reason: Tt(),
    until: yt().required(`rules:required`),
  }),
  dl = B({ lift_reason: Tt() })
B({
  hold_id: H(),
  user_id: H(),
  basis: ll().defined(),
  kinds: z(I().oneOf(Ue).defined()),
  reason: I().defined(),
  until: R(),
  set_by: I().defined(),
  set_at: R(),
})
function fl({ lenderId: e, needs: t, title: n, onGo: r }) {
  let { t: i } = s(`lenders-admin`),
    a = (0, J.useId)()
  return t.length === 0
    ? null
    : (0, Z.jsxs)(Z.Fragment, {
        children: [
          (0, Z.jsx)(P, { id: a, variant: `body2`, sx: { mt: 3 }, children: n }),
          (0, Z.jsx)(M, {
            component: `ul`,
            'aria-labelledby': a,
            sx: { m: 0, pl: 5, columns: { sm: 2, lg: 3 }, columnGap: 6 },
            children: t.map((t) =>
              (0, Z.jsx)(
                M,
                {
                  component: `li`,
                  sx: { breakInside: `avoid` },
                  children: (0, Z.jsx)(Xe, {
                    component: S,
                    to: { pathname: ue(`lenders/:lenderId`, { lenderId: e }), ...pl(t) },
                    onClick: r,
                    sx: { display: `inline-block`, py: 2.5, '@media (hover: hover)': { py: 0.75 } },
                    children: i(`fields.${t}`),
                  }),
                },
                t,
              ),
            ),
          }),
        ],
      })
}
function pl(e) {
  if (e === `slab`) return { search: `?tab=revenue` }
  let t = e === `applicants` ? `salaried` : e
  return { search: `?tab=${ss(t)}`, hash: `#${ds(t)}` }
}
var ml = 4,
  hl = Object.keys(qt)
function gl({ lender: e, onGo: t }) {
  let { t: n } = s(`lenders-admin`),
    r = Ge(),
    { lacks: i, met: a, all: o } = An(e),
    c = an(e)
  return (0, Z.jsxs)(Z.Fragment, {
    children: [
      (0, Z.jsx)(P, {
        sx: { fontWeight: 500 },
        children: n(a === o ? `needs.ready` : `needs.lead`, { met: a, all: o }),
      }),
      (a < o || c.length > 0) &&
        (0, Z.jsxs)(`details`, {
          open: r || o - a <= ml,
          children: [
            (0, Z.jsx)(M, { component: `summary`, sx: { py: 2.5, cursor: `pointer` }, children: n(`needs.show`) }),
            hl.map((r) => (0, Z.jsx)(fl, { lenderId: e.lender_id, needs: i[r], title: n(`needs.${r}`), onGo: t }, r)),
            (0, Z.jsx)(fl, { lenderId: e.lender_id, needs: c, title: n(`needs.warnings`), onGo: t }),
          ],
        }),
    ],
  })
}
function _l({ lender: e, onClose: t }) {
  let { t: n } = s([`lenders-admin`, `common`]),
    r = (0, J.useId)()
  return (0, Z.jsxs)(nt, {
    open: !0,
    onClose: t,
    'aria-labelledby': r,
    maxWidth: `sm`,
    fullWidth: !0,
    children: [
      (0, Z.jsx)(it, { id: r, children: n(`needs.refused`, { name: e.name }) }),
      (0, Z.jsx)(rt, { children: (0, Z.jsx)(gl, { lender: e, onGo: t }) }),
      (0, Z.jsx)(at, { children: (0, Z.jsx)(F, { autoFocus: !0, onClick: t, children: n(`common:close`) }) }),
    ],
  })
}
function vl({ lender: e, without: t, changed: n, send: r, onClose: i }) {
  let { t: a } = s(`lenders-admin`),
    o = K(`updateLender`, Or, { start: { checked: !1 }, send: () => r(t), failureIn: `form` })
  return (0, Z.jsxs)(G, {
    form: o,
    title: a(`signature.title`, { name: e.name }),
    confirm: a(`signature.submit`),
    onClose: i,
    children: [
      n && (0, Z.jsx)(N, { severity: `warning`, role: `alert`, sx: { mb: 3 }, children: a(`signature.changed`) }),
      (0, Z.jsx)(fl, { lenderId: e.lender_id, needs: t, title: a(`signature.open`), onGo: i }),
      (0, Z.jsx)(vr, {
        name: `checked`,
        label: a(`signature.check`),
        messages: { 'rules:required': a(`signature.unchecked`) },
      }),
      (0, Z.jsx)(P, { variant: `body2`, children: a(`signature.kept`) }),
    ],
  })
}
var yl = (e) => (e instanceof n ? er(e) : null)
function bl(e) {
  let [t, n] = (0, J.useState)(null),
    r = (0, J.useRef)(!0)
  return (
    (0, J.useEffect)(
      () => (
        (r.current = !0),
        () => {
          r.current = !1
        }
      ),
      [],
    ),
    {
      withSignature: (e) =>
        e().catch((t) => {
          let i = yl(t)
          if (i === null || !r.current) throw t
          return new Promise((t, r) => {
            let a = async (r) => {
                try {
                  t(await e(r))
                } catch (r) {
                  let i = yl(r)
                  if (i?.length === 0) t(await e())
                  else if (i === null) throw r
                  else n({ without: i, changed: !0, send: a, no: o })
                }
              },
              o = () => r(new Oe())
            n({ without: i, changed: !1, send: a, no: o })
          }).finally(() => n(null))
        }),
      dialog:
        t &&
        (0, Z.jsx)(
          vl,
          { lender: e, without: t.without, changed: t.changed, send: t.send, onClose: t.no },
          t.without.join(),
        ),
    }
  )
}
function xl({ lender: e, property: t, label: n }) {
  let r = Cr(),
    i = bl(e),
    a = Wc(r.withWhy, i.withSignature),
    [o, s] = (0, J.useState)(!1),
    {
      shown: c,
      saving: l,
      choose: u,
    } = Te(e[t], (n) =>
      a(e, t, { value: n }).catch((e) => {
        throw (e instanceof Uc && s(!0), e)
      }),
    )
  return (0, Z.jsxs)(Z.Fragment, {
    children: [
      (0, Z.jsx)(Qe, {
        checked: c === 1,
        onChange: (e, t) => !l && void u(+!!t),
        slotProps: { input: { role: `switch`, 'aria-label': n, 'aria-busy': l } },
      }),
      r.dialog,
      i.dialog,
      o && (0, Z.jsx)(_l, { lender: e, onClose: () => s(!1) }),
    ],
  })
}
function Sl({ call: e, schema: t, title: n, label: r, help: i, submit: a, onSubmit: o, onClose: s }) {
  let c = K(e, t, {
      start: { name: `` },
      body: ({ name: e }) => ({ name: e.trim() }),
      send: ({ name: e }) => o(e),
      refused: (e) => (c.hands.setError(`name`, { type: `server`, message: j(e, `name`) }, { shouldFocus: !0 }), !0),
    }),
    { setFocus: l } = c.hands
  return (
    (0, J.useEffect)(() => l(`name`), [l]),
    (0, Z.jsx)(G, {
      form: c,
      title: n,
      confirm: a,
      narrow: !0,
      onClose: s,
      children: (0, Z.jsx)(q, {
        name: `name`,
        label: r,
        help: i,
        readOnly: c.busy,
        input: { maxLength: 120, autoComplete: `off`, spellCheck: !1 },
      }),
    })
  )
}
function Cl({ lender: e, onClose: t, onRemoved: n }) {
  let { t: r } = s([`lenders-admin`, `common`]),
    i = (0, J.useId)(),
    a = Vc(),
    { restore: o, reload: c } = Hc()
  return (0, Z.jsxs)(nt, {
    open: !0,
    onClose: t,
    maxWidth: `xs`,
    'aria-labelledby': `${i}-title`,
    'aria-describedby': `${i}-text`,
    children: [
      (0, Z.jsx)(it, { id: `${i}-title`, children: r(`remove.title`) }),
      (0, Z.jsxs)(rt, {
        children: [
          (0, Z.jsx)(P, { id: `${i}-text`, sx: { mb: 3 }, children: r(`remove.text`, { name: e.name }) }),
          a.error &&
            (0, Z.jsx)(ge, {
              tone: `err`,
              role: `alert`,
              children: r(`remove.${`code` in a.error && a.error.code === `conflict` ? `underWay` : `failed`}`, {
                reason: _(a.error),
              }),
            }),
        ],
      }),
      (0, Z.jsxs)(at, {
        children: [
          (0, Z.jsx)(F, { variant: `outlined`, onClick: t, children: r(`common:cancel`) }),
          (0, Z.jsx)(F, {
            variant: `contained`,
            color: `error`,
            onClick: () => {
              a.isPending ||
                a.mutate(e.lender_id, {
                  onSuccess: () => {
                    ;(Ot(r(`remove.done`), {
                      restore: () => o(e.lender_id),
                      done: r(`remove.undone`, { name: e.name }),
                      reload: c,
                    }),
                      n())
                  },
                })
            },
            'aria-disabled': a.isPending,
            children: r(`remove.submit`),
          }),
        ],
      }),
    ],
  })
}
var wl = {
  sortable: [`lender_id`, `name`, `lender_status`, `product_kind`, `priority`, `loan_amount_upto`, `apr_min`],
  sort: { key: `lender_id`, direction: `asc` },
  filters: [`status`, `product`],
}
function Tl({ lenders: e, error: t, onRetry: n, onRemove: r, bulk: i }) {
  let { t: a } = s([`lenders-admin`, `staff-titles`, `table`]),
    o = ye(wl),
    c = Rn(),
    l = El(r),
    u = [...new Set((e ?? []).map(({ product_kind: e }) => e))],
    d = [
      {
        key: `status`,
        label: a(`filters.status`),
        kind: `choice`,
        options: [
          { value: `1`, label: a(`filters.on`) },
          { value: `0`, label: a(`filters.off`) },
        ],
        matches: ({ lender_status: e }, t) => String(e) === t,
      },
      {
        key: `product`,
        label: a(`columns.product`),
        kind: `choice`,
        options: u.map((e) => ({ value: e, label: a(`words.${e}`) })),
        matches: ({ product_kind: e }, t) => e === t,
      },
    ]
  return (0, Z.jsx)(hr, {
    name: `lenders`,
    label: a(`staff-titles:lenders`),
    search: a(`search`),
    columns: l,
    filters: d,
    state: o,
    source: be({ rows: e, error: t, onRetry: n }, l, d, o.view),
    rowKey: ({ lender_id: e }) => e,
    choice: {
      ...c,
      labelOf: ({ name: e }) => a(`table:chooseRow`, { name: e }),
      acts: i((t) => e?.find(({ lender_id: e }) => e === t)?.name ?? String(t), c),
    },
    failed: a(`failed`),
    empty: (0, Z.jsx)(P, { children: a(`empty`) }),
  })
}
function El(e) {
  let { t } = s([`lenders-admin`, `staff-titles`, `table`]),
    n = (e) => (_n(e, `apr_max`) ? t(`none`) : t(`range`, { from: ae(e.apr_min), to: ae(e.apr_max) })),
    r = [
      {
        key: `name`,
        header: t(`columns.name`),
        names: !0,
        sortable: !0,
        searchable: !0,
        value: ({ name: e }) => e,
        minWidth: 160,
        cell: (e) =>
          (0, Z.jsxs)(Z.Fragment, {
            children: [
              (0, Z.jsx)(Xe, {
                component: S,
                to: ue(`lenders/:lenderId`, { lenderId: e.lender_id }),
                children: e.name,
              }),
              e.lender_status === 1 && At(e).length > 0 && (0, Z.jsx)(nn, {}),
            ],
          }),
      },
      {
        key: `lender_status`,
        header: t(`columns.status`),
        sortable: !0,
        value: ({ lender_status: e }) => e,
        cell: (e) => (0, Z.jsx)(xl, { lender: e, property: `lender_status`, label: t(`switch`, { name: e.name }) }),
      },
      {
        key: `lender_id`,
        header: t(`columns.id`),
        sortable: !0,
        searchable: !0,
        align: `right`,
        value: ({ lender_id: e }) => e,
        cell: ({ lender_id: e }) => e,
      },
      {
        key: `product_kind`,
        header: t(`columns.product`),
        sortable: !0,
        minWidth: 140,
        value: ({ product_kind: e }) => t(`words.${e}`),
        cell: (e) => (_n(e, `product_kind`) ? t(`none`) : t(`words.${e.product_kind}`)),
      },
      {
        key: `priority`,
        header: t(`columns.priority`),
        sortable: !0,
        align: `right`,
        value: ({ priority: e }) => e,
        cell: ({ priority: e }) => o(e),
      },
      {
        key: `loan_amount_upto`,
        header: t(`columns.amount`),
        sortable: !0,
        align: `right`,
        value: ({ loan_amount_upto: e }) => e,
        cell: (e) => (_n(e, `loan_amount_upto`) ? t(`none`) : f(e.loan_amount_upto)),
      },
      {
        key: `apr_min`,
        header: t(`columns.apr`),
        sortable: !0,
        align: `right`,
        minWidth: 150,
        value: ({ apr_min: e }) => e,
        exported: n,
        cell: n,
      },
      { key: `offer`, header: t(`columns.offer`), cell: (e) => (0, Z.jsx)(Pt, { lender: e }) },
    ]
  return (
    e &&
      r.push({
        key: `actions`,
        header: t(`columns.actions`),
        cell: (n) =>
          (0, Z.jsx)(Je, {
            'aria-label': t(`remove.open`, { name: n.name }),
            onClick: () => e(n),
            children: (0, Z.jsx)(et, { sx: { fontSize: 20 } }),
          }),
      }),
    r
  )
}
function Dl({ partner: { partner_id: e, name: t, standing: n }, to: r, onClose: i }) {
  let { t: a } = s(`partner-standing`),
    o = lr(e),
    c = Fn(e),
    l = K(`changePartnerStanding`, sl, {
      start: { from: n, to: r, reason: `` },
      body: ({ reason: e }) => ({ from: n, to: r, reason: e.trim() }),
      send: c.mutateAsync,
      done: () => {
        ;(b.success(a(`acts.${r}.done`, { name: t })), i())
      },
      failureIn: `form`,
    })
  return (0, Z.jsxs)(G, {
    form: l,
    title: a(`acts.${r}.title`, { name: t }),
    confirm: a(`acts.${r}.button`),
    grave: r !== `active`,
    onClose: i,
    children: [
      (0, Z.jsx)(tt, { children: a(`acts.${r}.text`) }),
      r !== `active` &&
        (0, Z.jsxs)(Z.Fragment, {
          children: [
            (0, Z.jsx)(tt, { sx: { mt: 3 }, children: a(`money`) }),
            (0, Z.jsx)(Le, {
              query: o,
              failed: a(`failed`),
              space: `mt12`,
              waiting: (0, Z.jsx)(Ze, { variant: `rounded`, height: 120, sx: { mt: 3 } }),
              children: ({ open: e }) => (0, Z.jsx)(Ol, { open: e }),
            }),
          ],
        }),
      (0, Z.jsx)(M, {
        sx: { mt: 4 },
        children: (0, Z.jsx)(q, {
          name: `reason`,
          label: a(`reason`),
          help: a(`reasonHelp`),
          rows: 2,
          input: { maxLength: 300 },
        }),
      }),
    ],
  })
}
function Ol({ open: { months: e, tickets: t, applications: n, links: r } }) {
  let { t: i } = s(`partner-standing`),
    a = { tickets: t, applications: n, links: r }
  return (0, Z.jsxs)(M, {
    sx: { mt: 3 },
    children: [
      (0, Z.jsx)(P, { component: `h3`, variant: `subtitle1`, children: i(`open.title`) }),
      (0, Z.jsxs)(M, {
        component: `ul`,
        sx: { my: 1, pl: 5 },
        children: [
          e.length === 0 && (0, Z.jsx)(`li`, { children: i(`open.noMonths`) }),
          e.map(({ month: e, net: t }) =>
            (0, Z.jsx)(`li`, { children: i(`open.month`, { month: qe(e), net: p(t) }) }, e),
          ),
          [`tickets`, `applications`, `links`].map((e) =>
            (0, Z.jsx)(`li`, { children: i(`open.${e}`, { count: a[e] }) }, e),
          ),
        ],
      }),
    ],
  })
}
export {
  ds as $,
  Ac as A,
  As as B,
  Ic as C,
  _i as Ct,
  Wc as D,
  Fc as E,
  vc as F,
  bs as G,
  Is as H,
  mc as I,
  Cs as J,
  ys as K,
  zs as L,
  jc as M,
  wc as N,
  Ec as O,
  bc as P,
  _s as Q,
  Js as R,
  zc as S,
  vi as St,
  Rc as T,
  Os as U,
  Fs as V,
  Es as W,
  xs as X,
  Ts as Y,
  os as Z,
  Yc as _,
  Ao as _t,
  xl as a,
  hs as at,
  qc as b,
  Qa as bt,
  cl as c,
  es as ct,
  rl as d,
  Ro as dt,
  ls as et,
  sl as f,
  Fo as ft,
  $c as g,
  Mo as gt,
  el as h,
  jo as ht,
  Sl as i,
  ss as it,
  kc as j,
  Oc as k,
  ul as l,
  ts as lt,
  nl as m,
  ko as mt,
  Tl as n,
  gs as nt,
  gl as o,
  rs as ot,
  ol as p,
  Io as pt,
  ws as q,
  Cl as r,
  ms as rt,
  fl as s,
  ns as st,
  Dl as t,
  us as tt,
  dl as u,
  Wo as ut,
  Jc as v,
  io as vt,
  Lc as w,
  Gr as wt,
  Bc as x,
  Ui as xt,
  Kc as y,
  $a as yt,
  Ys as z,
}
