import {
  ct as S,
  dt as ce,
  gt as C,
  ht as w,
  it as le,
  lt as ue,
  q as de,
  rt as fe,
  tt as pe,
  w as me,
} from './desks-BwPV_Ml3.js'
import {
  Cr as t,
  Dt as n,
  Er as r,
  Fr as i,
  Hn as a,
  Ht as o,
  In as s,
  Nr as c,
  Pt as l,
  Rt as u,
  S as d,
  Tt as f,
  V as p,
  Vt as m,
  Xi as h,
  Z as g,
  ca as _,
  ci as ee,
  da as te,
  ir as v,
  jr as ne,
  kt as y,
  pr as re,
  ra as ie,
  si as b,
  vi as x,
  wr as ae,
  wt as oe,
} from './first-CL_AHFyg.js'
import { r as se } from './index-DgFpoVLQ.js'
import { ht as Ye } from './office-0J8ZDQL6.js'
import {
  F as Fe,
  H as Ie,
  K as Le,
  Q as Re,
  U as ze,
  X as Be,
  Y as Ve,
  Z as He,
  _ as P,
  g as Ue,
  h as We,
  u as Ge,
  v as Ke,
  x as qe,
  y as Je,
} from './parts-Clelj3dw.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import {
  J as he,
  Ot as ge,
  U as _e,
  Y as ve,
  Z as ye,
  cn as be,
  dn as T,
  et as xe,
  fn as E,
  gt as Se,
  ht as Ce,
  in as D,
  ln as O,
  mt as we,
  pn as k,
  pt as Te,
  un as Ee,
  wt as De,
} from './signed-in-DHQU3WVe.js'
import {
  U as A,
  _ as Oe,
  c as ke,
  f as Ae,
  g as je,
  h as j,
  m as Me,
  n as Ne,
  o as M,
  p as N,
  t as Pe,
} from './theme-CBDEJsnh.js'
var Xe = [`paid`, `returned`, `in_progress`],
  Ze = (e) => e.normalize(`NFKC`).replace(/\s+/g, ` `).trim().toLowerCase(),
  Qe = {
    paid: [`e`, `p`, `s`, `paid`, `executed`, `success`, `successful`, `processed`, `completed`, `credited`, `भुगतान`],
    returned: [`r`, `f`, `returned`, `rejected`, `failed`, `failure`, `reversed`, `वापसी`],
    in_progress: [`pending`, `in progress`, `in process`, `under process`, `initiated`, `submitted`, `sent`],
  }
function $e(e) {
  let t = Ze(e)
  return Xe.find((e) => Qe[e].includes(t)) ?? null
}
var et = [`dmy`, `mdy`, `open`],
  tt = [`admin-lenders`],
  nt = Ee({ queryKey: [...tt, `list`], queryFn: ({ signal: e }) => D(`listAdminLenders`, { signal: e }) }),
  rt = (e) =>
    Ee({
      queryKey: [`status-words`, e],
      queryFn: ({ signal: t }) => D(`getStatusWords`, { params: { lenderId: e ?? 0 }, signal: t }),
      enabled: e !== null,
    }),
  F = e(te(), 1),
  I = a(),
  it = 6e5,
  at = 2e3,
  L = (e) => [`imports`, e],
  ot = (e) => (e.some(({ state: e }) => e === `committing` || e === `undoing`) ? at : !1),
  st = (e, t = !1) =>
    be({
      queryKey: [...L(e), { unfinished: t }],
      queryFn: ({ pageParam: n }) =>
        D(`listImportBatches`, {
          query: { profile: e, ...(n !== null && { before: String(n) }), ...(t && { unfinished: `1` }) },
        }),
      initialPageParam: null,
      getNextPageParam: ({ next: e }) => e,
      select: ({ pages: e }) => e.flatMap(({ batches: e }) => e),
      refetchInterval: ({ state: e }) => ot(e.data?.pages.flatMap(({ batches: e }) => e) ?? []),
    })
function ct() {
  let e = k()
  return O({
    mutationFn: ({ file: e, signal: t }) => {
      let n = new FormData()
      return (n.append(`image_name`, e), D(`uploadApplicationStatusFile`, { form: n, signal: t, timeoutMs: it }))
    },
    onSettled: () => e.invalidateQueries({ queryKey: L(`application_status`) }),
  })
}
function lt(e) {
  let t = k()
  return O({
    mutationFn: (e) => D(`undoImportBatch`, { params: { id: e } }),
    onSettled: async () => {
      ;(await t.invalidateQueries({ queryKey: L(e) }), await t.invalidateQueries({ queryKey: [`import-batch`] }))
    },
  })
}
var R = (e, t = `csv`) => D(`exportFailedRows`, { params: { id: e }, query: { format: t } })
function ut({ label: e, value: t, choices: n, error: r = null, onChange: i }) {
  let a = (0, F.useId)()
  return (0, I.jsxs)(A, {
    sx: { minWidth: 0 },
    children: [
      (0, I.jsx)(j, { component: `label`, htmlFor: a, sx: { display: `block`, fontWeight: 500, mb: 1 }, children: e }),
      (0, I.jsx)(qe, {
        native: !0,
        fullWidth: !0,
        value: t,
        error: r !== null,
        inputProps: { id: a, ...(r !== null && { 'aria-invalid': !0, 'aria-describedby': `${a}-error` }) },
        onChange: (e) => i(e.target.value),
        children: n.map((e) => (0, I.jsx)(`option`, { value: e.id, children: e.value }, e.id)),
      }),
      r !== null && (0, I.jsx)(p, { id: `${a}-error`, error: r }),
    ],
  })
}
var dt = 200,
  ft = [`row`, `column`, `value`, `message`]
function pt({ answer: e, here: t = !1, onClose: n }) {
  let { t: r } = i([`imports`, `common`]),
    a = (0, F.useId)(),
    { errors: o, errorsFound: s, rowsUpdated: c, rowsRefused: u, batch_id: d } = e,
    f = ft.map((e) => r(`errors.${e}`)),
    p = async () => {
      let e = [f, ...o.map((e) => ft.map((t) => String(e[t])))]
      try {
        ;(await navigator.clipboard.writeText(
          e.map((e) => e.join(`	`)).join(`
`),
        ),
          m.success(r(`errors.copied`)))
      } catch {
        m.error(r(`errors.notCopied`))
      }
    }
  return (0, I.jsxs)(Re, {
    open: !0,
    maxWidth: `md`,
    fullWidth: !0,
    'aria-labelledby': `${a}-title`,
    'aria-describedby': `${a}-text`,
    onClose: n,
    children: [
      (0, I.jsx)(Ve, { id: `${a}-title`, children: r(`errors.title`, { count: s }) }),
      (0, I.jsxs)(Be, {
        tabIndex: 0,
        sx: { px: { xs: 4, md: 6 } },
        children: [
          (0, I.jsx)(j, {
            id: `${a}-text`,
            color: `textSecondary`,
            sx: { mb: 4 },
            children: r(t ? `errors.textHere` : `errors.text`, {
              count: u,
              refused: u,
              loaded: r(`errors.loaded`, { count: c }),
            }),
          }),
          (0, I.jsx)(mt, { errors: o.slice(0, dt), heads: f }),
          s > dt && (0, I.jsx)(j, { sx: { mt: 3 }, children: r(`errors.more`, { count: s - dt }) }),
        ],
      }),
      (0, I.jsxs)(He, {
        sx: { flexWrap: `wrap`, gap: 2 },
        children: [
          (0, I.jsx)(N, { variant: `outlined`, onClick: () => void p(), children: r(`errors.copy`) }),
          (0, I.jsx)(N, {
            variant: `outlined`,
            startIcon: (0, I.jsx)(l, { name: `document` }),
            onClick: () => {
              let e = o.map((e) => ft.map((t) => e[t]))
              xe(new Blob([C(f, e)], { type: `text/csv` }), `errors-${d}.csv`)
            },
            children: r(`errors.csv`),
          }),
          (0, I.jsx)(ve, { name: `failed-rows-${d}.csv`, file: () => R(d), children: r(`errors.rows`) }),
          (0, I.jsx)(N, { variant: `contained`, autoFocus: !0, onClick: n, children: r(`common:close`) }),
        ],
      }),
    ],
  })
}
function mt({ errors: e, heads: t }) {
  let { t: n } = i(`imports`)
  return Me(`(min-width:600px)`, { noSsr: !0 })
    ? (0, I.jsxs)(Je, {
        size: `small`,
        children: [
          (0, I.jsx)(Ue, { children: (0, I.jsx)(We, { children: t.map((e) => (0, I.jsx)(P, { children: e }, e)) }) }),
          (0, I.jsx)(Ke, {
            children: e.map((e, t) =>
              (0, I.jsxs)(
                We,
                {
                  children: [
                    (0, I.jsx)(P, { sx: { fontVariantNumeric: `tabular-nums` }, children: e.row }),
                    (0, I.jsx)(P, { sx: { whiteSpace: `nowrap` }, children: e.column }),
                    (0, I.jsx)(P, {
                      sx: { minWidth: 120, overflowWrap: `anywhere` },
                      children: e.value || n(`errors.empty`),
                    }),
                    (0, I.jsx)(P, { sx: { minWidth: 140 }, children: e.message }),
                  ],
                },
                t,
              ),
            ),
          }),
        ],
      })
    : (0, I.jsx)(A, {
        component: `ul`,
        sx: { listStyle: `none`, m: 0, p: 0, overflowWrap: `anywhere` },
        children: e.map(({ row: e, column: t, value: r, message: i }, a) =>
          (0, I.jsxs)(
            A,
            {
              component: `li`,
              sx: { py: 3, borderTop: 1, borderColor: `divider` },
              children: [
                (0, I.jsxs)(j, {
                  variant: `body2`,
                  color: `textSecondary`,
                  children: [n(`errors.row`), ` `, e, `, `, t, `: `, r || n(`errors.empty`)],
                }),
                (0, I.jsx)(j, { children: i }),
              ],
            },
            a,
          ),
        ),
      })
}
var ht = new Set([`applied_on`, `disbursal_date`, `updated_on`, `paid_on`, `period`])
function gt(e, t) {
  if (e.length === 0) return t ?? `dmy`
  let n = new Set(e)
  n.delete(`open`)
  let [r, ...i] = n,
    a = r === void 0 || i.length > 0 ? null : r
  return t === null ? a : a === null || a === t || t === `ymd` ? t : null
}
var _t = new Set(
    `na,n/a,n.a,n.a.,n/a.,n./a.,nil,nil.,null,none,nan,-nan,+nan,nat,<na>,<null>,<none>,[null],(null),(nil),(none),(blank),(empty),\\n,undefined,not available,not applicable,1.#ind,-1.#ind,1.#qnan,-1.#qnan,[object object]`.split(
      `,`,
    ),
  ),
  vt = 16,
  yt = /^[-–—−_.…?]+$/,
  bt = (e) => e === `` || (e.length <= vt && (yt.test(e) || _t.has(e.toLowerCase()))),
  xt =
    /^(?:#[\p{L}\p{M}\d/_]+[!?]|#(?:n\/?[adv]|getting_data|ref|value|name|num|null|error)(?: n\/a)?|#{2,}|err:\d{3})$/iu,
  St = (e) => (e[0] === `#` || /^err:/i.test(e)) && xt.test(e),
  Ct = 60,
  wt = 1e5,
  Tt = 86400,
  Et = 60,
  Dt = 86399,
  Ot = 0.01
function kt(e, t) {
  let n = Math.abs((e % 1) * Tt - Dt) < Ot,
    r = Math.floor(n ? e : e + Et / Tt)
  return r < 1 || r > wt || (t === `1900` && r === Ct)
    ? null
    : De(t === `1904` ? `1904-01-01` : r < Ct ? `1899-12-31` : `1899-12-30`, r)
}
var At = (e) => e.replace(/[\s\u200B\u2060\uFEFF]+/gu, ` `).trim(),
  jt = /^['\u2018\u2019`]\s*/,
  Mt = /^=\s*"((?:[^"]|"")*)"$/,
  Nt = /^=\s*HYPERLINK\(\s*"[^"]*"\s*[,;]\s*"?([^"]*)"?\s*\)$/i,
  Pt = /^=\s*([+-]?\d[\d,]*(?:\.\d+)?)$/,
  Ft = /^"([^"]*)"$/
function It(e) {
  if (!/^['\u2018\u2019`="]/.test(e)) return e
  let t = e.replace(jt, ``),
    n = t !== e && /['\u2019]$/.test(t) ? t.slice(0, -1) : t,
    r = (Mt.exec(n) ?? Nt.exec(n) ?? Pt.exec(n) ?? Ft.exec(n))?.[1]?.replaceAll(`""`, `"`).trim()
  return r === void 0 ? n : r.replace(jt, ``)
}
function Lt(e) {
  if (e == null) return { value: null }
  if (typeof e == `string`) {
    let t = It(At(e))
    return bt(t) ? { value: null } : St(t) ? { value: null, problem: `error` } : { value: t }
  }
  if (typeof e != `object`) return { value: e }
  if (e.error !== void 0 || (e.formula && e.value === null)) return { value: null, problem: `error` }
  let { date: t, percent: n, mixed: r, cr: i } = e
  return {
    ...Lt(e.value),
    ...(t && { date: t }),
    ...(n && { percent: n }),
    ...(r && { mixed: r }),
    ...(i && { cr: i }),
  }
}
function z(e) {
  let t = Lt(e)
  if (typeof t.value != `string`) return t
  let n = At(g(t.value))
  return { ...t, value: bt(n) ? null : n }
}
var Rt = (e) => /^[+-]?\d(?:\.\d+)?e[+-]\d{1,3}$/i.test(e),
  zt = new Intl.NumberFormat(`en-US`, { style: `percent`, maximumFractionDigits: 8, useGrouping: !1 })
function Bt(e) {
  let { value: t, date: n, percent: r, problem: i } = Lt(e)
  return i
    ? { problem: i }
    : t === null
      ? { value: null }
      : typeof t == `number` && n
        ? { value: kt(t, n) ?? String(t) }
        : typeof t == `number` && r
          ? { value: zt.format(t) }
          : { value: String(t) }
}
var Vt = 100,
  Ht = 1e5,
  Ut = 1e7,
  Wt = [
    [/(?:lakhs?|lacs?|l)\.?$/i, Ht],
    [/crores?\.?$/i, Ut],
  ],
  Gt = /\s*[([]?\s*\b(cr|dr|credit|debit)\.?\s*[)\]]?$/i,
  Kt = /(?<=[\d./-])(cr|dr)\.?$/i,
  qt = /^(cr|dr|credit|debit)\b\.?[\s:]*(?=[\d₹.(-])/i,
  Jt = /\.\d{2}$/,
  Yt = 100,
  Xt = /^(?:₹|rs\.?|inr)\s*/i,
  Zt = /\s*(?:\/-|₹|rs\.?|inr|only)$/i,
  Qt = /^(\d+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)?(?:\.(\d*))?$/
function $t(e, { unit: t = `rupees`, ofLoan: n = !1 } = {}) {
  let { value: r, date: i, percent: a, cr: o, problem: s } = z(e)
  if (s) return { problem: s }
  if (r === null) return { value: null }
  if (typeof r == `boolean` || i || a) return { problem: `not_money` }
  let c = t === `lakh` ? Ht : 1
  return typeof r == `string` ? nn(r, c, (e) => o ?? en(e, c, n)) : sn(y(tn(r * c * Vt)))
}
function en(e, t, n) {
  return t !== 1 || !Jt.test(e) || (n && Number(e.replaceAll(`,`, ``)) <= Yt) ? `open` : `credit`
}
var tn = (e) => Math.sign(e) * Math.round(Number(Math.abs(e).toPrecision(15)))
function nn(e, t, n) {
  if (/^[+-]?[\d.]+e[+-]?\d+$/i.test(e)) return { problem: `scientific` }
  let { amount: r, side: i } = rn(e),
    { size: a, minus: o } = an(r),
    s = a.replace(Xt, ``).replace(Zt, ``),
    c = i === `cr` ? n(s) : null,
    l = i === null ? Wt.find(([e]) => e.test(s)) : void 0,
    [, u = ``, d = ``] = Qt.exec(l ? s.replace(l[0], ``).trim() : s) ?? []
  if (u === `` && d === ``) return { problem: `not_money` }
  if (c === `open`) return { problem: `cr_or_crore` }
  if (o && (i === `credit` || c === `credit`)) return { problem: `not_money` }
  let f = c === `crore` ? Ut : (l?.[1] ?? t)
  return on(u.replaceAll(`,`, ``), d, f, o || i === `debit`)
}
function rn(e) {
  let t = Gt.exec(e) ?? Kt.exec(e) ?? qt.exec(e),
    n = t?.[1]?.toLowerCase()
  return !t || n === void 0
    ? { amount: e, side: null }
    : { amount: e.replace(t[0], ``).trim(), side: n.startsWith(`d`) ? `debit` : n === `cr` ? `cr` : `credit` }
}
function an(e) {
  let t = /^\((.*)\)$/.exec(e)?.[1]
  if (t !== void 0) return { size: t.trim(), minus: !0 }
  let n = e.replace(Xt, ``)
  return /^[-−]/.test(n)
    ? { size: n.slice(1).trim(), minus: !0 }
    : /[^/.][-−]$/.test(n)
      ? { size: n.slice(0, -1).trim(), minus: !0 }
      : { size: n.replace(/^\+/, ``), minus: !1 }
}
function on(e, t, n, r) {
  let i = t.replace(/0+$/, ``)
  if (e.length + i.length > 30) return { problem: `too_large` }
  let a = 10n ** BigInt(i.length),
    o = BigInt(e + i || `0`) * BigInt(n * Vt)
  if (o % a !== 0n) return { problem: `too_many_decimals` }
  let s = o / a
  return sn(y(Number(r ? -s : s)))
}
var sn = (e) => (Number.isSafeInteger(e) ? { value: y(e + 0) } : { problem: `too_large` }),
  cn = (e) =>
    e.some((e) => e === `debit` || e === `credit`) &&
    e.some((e) => e === `side` || e === `gross` || e === `paid_amount`),
  ln = {
    application_id: [
      `our reference`,
      `reference`,
      `lead id`,
      `sub id`,
      `utm content`,
      `partner reference`,
      `partner lead id`,
      `sub id 1`,
      `click id`,
      `dsa reference`,
      `lead no`,
      `lead number`,
    ],
    lender_reference: [
      `application no`,
      `application number`,
      `app no`,
      `app id`,
      `arn`,
      `opportunity id`,
      `lender reference`,
      `application ref no`,
      `application reference number`,
      `prospect no`,
      `proposal no`,
      `file no`,
      `los ref`,
      `los id`,
      `los no`,
    ],
    loan_account: [
      `lan`,
      `loan id`,
      `loan account no`,
      `loan account number`,
      `loan no`,
      `loan number`,
      `agreement no`,
    ],
    phone: [`mobile`, `mobile no`, `mobile number`, `phone no`, `phone number`, `contact no`, `customer mobile`],
    pan: [`pan no`, `pan number`, `pan card`, `pan card no`, `customer pan`],
    product: [`product type`, `loan type`, `product name`, `loan product`, `scheme`],
    applied_on: [
      `login date`,
      `application date`,
      `applied date`,
      `lead date`,
      `created date`,
      `date of application`,
      `sourcing date`,
    ],
    status: [
      `application status`,
      `app status`,
      `current status`,
      `loan status`,
      `stage`,
      `current stage`,
      `final status`,
      `case status`,
    ],
    sub_status: [`sub stage`, `substatus`, `status remark`, `status description`, `disposition`],
    reason: [
      `reject reason`,
      `rejection reason`,
      `decline reason`,
      `reason for rejection`,
      `remark`,
      `remarks`,
      `reasons`,
    ],
    sanctioned_amount: [
      `sanction amt`,
      `sanction amount`,
      `sanctioned amt`,
      `approved amount`,
      `approved amt`,
      `approved loan amount`,
      `sanctioned loan amount`,
      `sanction loan amount`,
      `sanc amt`,
      `sanc amount`,
    ],
    disbursed_amount: [
      `disbursed amt`,
      `disbursal amount`,
      `disbursal amt`,
      `disbursement amount`,
      `disbursement amt`,
      `disb amt`,
      `disb amount`,
      `disbursed loan amount`,
      `net disbursed amount`,
      `gross disbursed amount`,
    ],
    disbursal_date: [
      `disbursed date`,
      `disbursement date`,
      `disb date`,
      `disbursed on`,
      `date of disbursal`,
      `loan date`,
      `disb dt`,
      `disbursal dt`,
      `disbursed dt`,
      `disbursement dt`,
    ],
    utr: [
      `utr no`,
      `utr number`,
      `transaction reference`,
      `payment reference`,
      `bank reference number`,
      `bank reference`,
      `rrn`,
      `chq ref no`,
      `ref no cheque no`,
    ],
    updated_on: [`last update`, `last updated`, `last updated on`, `updated date`, `status date`, `last status date`],
    period: [`month`, `billing month`, `payout month`, `billing period`, `commission month`, `payout period`],
    slab: [`slab %`, `payout %`, `commission %`, `commission rate`, `payout rate`, `slab rate`, `rate %`],
    gross: [
      `gross commission`,
      `gross payout`,
      `gross amount`,
      `commission`,
      `commission amount`,
      `payout`,
      `payout amount`,
      `taxable amount`,
      `taxable value`,
      `gross payout amount`,
    ],
    gst: [`gst amount`, `gst amt`, `gst 18 %`, `gst @ 18 %`, `igst`, `igst amount`, `total gst`],
    tds: [`tds amount`, `tds amt`, `tds deducted`, `tax deducted`],
    net: [`net payable`, `net payout`, `net amount`, `net commission`, `amount payable`, `net payout amount`],
    invoice_number: [`invoice no`, `invoice`, `invoice id`, `bill no`, `bill number`, `tax invoice no`],
    payout_reference: [
      `our payment reference`,
      `customer reference`,
      `customer reference no`,
      `corporate reference`,
      `narration`,
      `particulars`,
      `transaction particulars`,
      `transaction remarks`,
    ],
    account: [`account no`, `account number`, `beneficiary account`, `beneficiary account no`, `credit account`],
    paid_amount: [`amount`, `transfer amount`, `transaction amount`, `instrument amount`],
    paid_on: [`date`, `day`, `value date`, `value dt`, `transaction date`, `payment date`, `txn date`, `tran date`],
    debit: [
      `debits`,
      `debit amount`,
      `debit amt`,
      `amount debited`,
      `dr`,
      `dr amount`,
      `dr amt`,
      `debit dr`,
      `withdrawal`,
      `withdrawals`,
      `withdrawal amount`,
      `withdrawal amt`,
      `withdrawal dr`,
      `amount withdrawn`,
      `डेबिट`,
      `नामे`,
      `निकासी`,
    ],
    credit: [
      `credits`,
      `credit amount`,
      `credit amt`,
      `amount credited`,
      `cr`,
      `cr amount`,
      `cr amt`,
      `credit cr`,
      `deposit`,
      `deposits`,
      `deposit amount`,
      `deposit amt`,
      `deposit cr`,
      `amount deposited`,
      `क्रेडिट`,
      `जमा`,
    ],
    side: [
      `dr cr`,
      `cr dr`,
      `drcr`,
      `crdr`,
      `dr or cr`,
      `cr or dr`,
      `debit credit`,
      `credit debit`,
      `debit or credit`,
      `dr cr indicator`,
      `cr dr indicator`,
      `debit credit indicator`,
      `credit debit indicator`,
      `d c`,
      `c d`,
    ],
  },
  un = /[([]\s*(?:in\s+)?(?:rs\.?|inr|₹|rupees|dd[-/ ]?mm[-/ ]?y{2,4})\s*[)\]]/giu,
  B = (e) =>
    e
      .normalize(`NFKC`)
      .toLowerCase()
      .replace(un, ` `)
      .replace(/[%@]/g, ` $& `)
      .replace(/[^\p{L}\p{M}\p{N}%@]+/gu, ` `)
      .trim(),
  dn = new Map(Object.keys(ln).flatMap((e) => [B(e), ...ln[e]].map((t) => [t, e]))),
  fn = new Set([`sanctioned_amount`, `disbursed_amount`, `gross`, `tds`, `net`, `paid_amount`, `debit`, `credit`]),
  pn = (e) => /%|\b(?:rate|percent|percentage|roi|pct)\b/.test(e)
function mn(e) {
  let t = new Map()
  for (let [n, r] of e.entries()) {
    let e = B(r)
    e !== `` && t.set(e, [...(t.get(e) ?? []), n])
  }
  return [...t.values()].filter((e) => e.length > 1).map((t) => ({ columns: t, heads: t.map((t) => e[t] ?? ``) }))
}
function hn(e) {
  let t = B(e),
    n = dn.get(t)
  return n === void 0 || (fn.has(n) && pn(t)) ? null : n
}
function gn(e, t) {
  let n = ({ head_row: e, preview: n }) => {
      let r = n.find(({ row: t }) => t === e)?.cells ?? []
      return new Set(r.map(hn).filter((e) => e !== null && t.includes(e))).size
    },
    r = e.filter(({ hidden: e }) => !e),
    i = r.map(n),
    a = r[i.indexOf(Math.max(...i))]
  return a === void 0 ? 0 : e.indexOf(a)
}
var _n = n(2e5),
  vn = n(5e5)
function yn(e, t = !1) {
  return t && e <= vn ? `IMPS` : e >= _n ? `RTGS` : `NEFT`
}
var bn = /^CL\d+P\d+$/i,
  xn = 40,
  Sn = (e) => (e.normalize(`NFKD`).match(/[A-Za-z0-9.]+/g) ?? []).join(` `).slice(0, xn).trim()
function V(e) {
  let { rupees: t, rest: n } = oe(e)
  return `${t}.${String(n).padStart(2, `0`)}`
}
var Cn = (e) => e.replaceAll(`-`, ``),
  wn = (e) => e.split(`-`).reverse().join(``),
  Tn = `CRLN`,
  En = { NEFT: `NFT`, RTGS: `RTG`, IMPS: `IFC` },
  Dn = {
    name: ({ day: e, run_id: t }) => `payments-${e}-run-${t}.csv`,
    first: () => [`Type`, `Account`, `IFSC`, `Name`, `Amount`, `Reference`],
    row: ({ reference: e, name: t, account_number: n, ifsc: r, amount: i }, a) => [En[a], n, r, t, V(i), e],
  },
  On = {
    enet: {
      atOnce: !1,
      name: ({ day: e, run_id: t }) => `${Tn}${wn(e).slice(0, 4)}.${String(t % 1e3).padStart(3, `0`)}`,
      first: () => null,
      row: ({ reference: e, name: t, account_number: n, ifsc: r, amount: i }, a, { day: o }) => [
        e,
        t,
        n,
        r,
        a,
        V(i),
        Cn(o),
      ],
    },
    filehdr: {
      atOnce: !1,
      name: ({ day: e, run_id: t }) => `${Tn}${Cn(e)}_${t}.txt`,
      first: ({ day: e }, t) => [`FILEHDR`, Tn, wn(e), String(t.length), V(f(t.map(({ amount: e }) => e)))],
      row: ({ reference: e, name: t, account_number: n, ifsc: r, amount: i }, a) => [a, e, n, r, t, V(i)],
    },
    sheet: { ...Dn, atOnce: !1 },
    'sheet-at-once': { ...Dn, atOnce: !0, name: ({ day: e, run_id: t }) => `payments-${e}-run-${t}-imps.csv` },
  },
  kn = Object.keys(On)
function An(e, t, n) {
  let r = On[e],
    i = n.map((e) => ({
      ...e,
      name: Sn(e.name) || e.reference,
      account_number: Sn(e.account_number),
      ifsc: Sn(e.ifsc),
    })),
    a = r.first(t, i),
    o = i.map((e) => r.row(e, yn(e.amount, r.atOnce), t))
  return { name: r.name(t), text: [...(a ? [a] : []), ...o].map((e) => `${e.join(`,`)}\r\n`).join(``) }
}
var jn = [`jan`, `feb`, `mar`, `apr`, `may`, `jun`, `jul`, `aug`, `sep`, `oct`, `nov`, `dec`],
  Mn =
    /[T\s,]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(?:([ap])\.?m\.?)?\s*(Z|IST|(?:UTC|GMT)?\s*[+-]\d{2}(?::?\d{2})?|UTC|GMT)?(?:\[[\w/+-]+\])?$/i,
  H = 1440,
  Nn = H - 330,
  Pn = /^(\d{4})(?:[-/. ](\d{1,2})[-/. ](\d{1,2})|(\d{2})(\d{2}))$/,
  Fn = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/,
  In = /^(\d{1,2})(?:st|nd|rd|th)?[-/. ,]*([a-z]{3,9})[-/. ,']*(\d{4}|\d{2})$/i,
  Ln = /^([a-z]{3,9})[-/. ]*(\d{1,2})(?:st|nd|rd|th)?[-/. ,]+(\d{4}|\d{2})$/i,
  Rn = { first: 1920, last: 2100 },
  zn = 70
function Bn(e, t) {
  let { value: n, date: r, mixed: i, problem: a } = z(e)
  if (a) return { problem: a }
  if (n === null) return { value: null }
  if (i) return { problem: `day_mixed` }
  if (typeof n == `number`) return qn(n, r)
  if (typeof n == `boolean`) return { problem: `not_day` }
  let o = Mn.exec(n),
    s = o === null ? n : n.slice(0, o.index),
    c = Jn(s) ?? Yn(s, t)
  return o === null || c.problem !== void 0 || c.value === null ? c : Vn(c.value, o)
}
function Vn(e, [, t, n, r, i, a]) {
  let o = (i === void 0 ? Number(t) : (Number(t) % 12) + (i.toLowerCase() === `p` ? 12 : 0)) * 60 + Number(n)
  if (o > H || Number(n) > 59) return { problem: `not_day` }
  if (a === void 0 && o === Nn && Number(r ?? 0) === 0) return { problem: `day_zone` }
  let s = o - Hn(a) + 330,
    c = (s + 1) % H === 0 && r !== void 0 && r !== `00` && r !== `59`
  return a !== void 0 && c ? { problem: `day_zone` } : Zn(De(e, Math.floor(s / H)))
}
function Hn(e) {
  if (e === void 0 || /^IST$/i.test(e)) return 330
  let [, t, n = `0`, r = `0`] = /([+-])(\d{2}):?(\d{2})?$/.exec(e) ?? []
  return (t === `-` ? -1 : 1) * (Number(n) * 60 + Number(r))
}
function Un(e) {
  if (typeof e == `string` && !Wn(e)) return null
  let { value: t } = z(e),
    [, n, r] = typeof t == `string` ? (Fn.exec(t.replace(Mn, ``)) ?? []) : []
  return n === void 0 || r === void 0 || Number(n) === Number(r)
    ? null
    : Number(n) > 12
      ? `dmy`
      : Number(r) > 12
        ? `mdy`
        : `open`
}
function Wn(e) {
  let t = e.charCodeAt(0)
  return t < 48 || t > 122 || (t <= 57 && !(Gn(e.charCodeAt(1)) && Gn(e.charCodeAt(2))))
}
var Gn = (e) => e >= 48 && e <= 57,
  Kn = 1 / 86400
function qn(e, t) {
  let n = t ? kt(e, t) : null
  return n === null ? { problem: `not_day` } : Math.abs((e % 1) - Nn / H) < Kn ? { problem: `day_zone` } : Zn(n)
}
function Jn(e) {
  let t = Pn.exec(e)
  if (t) return W({ year: Number(t[1]), month: Number(t[2] ?? t[4]), day: Number(t[3] ?? t[5]) })
  let n = In.exec(e)
  if (n) return W({ day: Number(n[1]), month: Xn(n[2]), year: U(n[3]) })
  let r = Ln.exec(e)
  return r && W({ day: Number(r[2]), month: Xn(r[1]), year: U(r[3]) })
}
function Yn(e, t) {
  let [, n = ``, r = ``, i] = Fn.exec(e) ?? []
  if (i === void 0) return { problem: `not_day` }
  let a = {
      dmy: { day: Number(n), month: Number(r), year: U(i) },
      mdy: { day: Number(r), month: Number(n), year: U(i) },
      ymd: { year: U(n), month: Number(r), day: Number(i) },
    },
    o = (e) => (e !== `ymd` || i.length === 2) && W(a[e]).problem === void 0
  if (t === null) {
    let [e, ...t] = [`dmy`, `mdy`].filter(o)
    return e === void 0 ? { problem: `not_day` } : t.length === 0 || n === r ? W(a[e]) : { problem: `day_order` }
  }
  return o(t) ? W(a[t]) : { problem: [`dmy`, `mdy`].some(o) ? `day_swapped` : `not_day` }
}
var Xn = (e = ``) => {
  let t = e.toLowerCase()
  return jn.findIndex((e) => t.startsWith(e)) + 1
}
function U(e = ``) {
  let t = Number(e)
  return e.length > 2 ? t : t + (t < zn ? 2e3 : 1900)
}
function W({ year: e, month: t, day: n }) {
  if (!ge(e, t, n)) return { problem: `not_day` }
  let [r, i] = [t, n].map((e) => String(e).padStart(2, `0`))
  return Zn(`${e}-${r}-${i}`)
}
function Zn(e) {
  let t = Number(e.slice(0, 4))
  return t >= Rn.first && t <= Rn.last ? { value: e } : { problem: `not_day` }
}
var Qn = 20
function $n({ rows: e, headRow: t, busy: n, onMove: r }) {
  let { t: a } = i(`imports`),
    [o, s] = [e[0]?.row ?? null, e.at(-1)?.row ?? null],
    [c, l] = (0, F.useState)([]),
    u = o === null ? a(`studio.sheet.noRows`) : a(`studio.sheet.shown`, { first: o, last: s })
  return (0, I.jsxs)(I.Fragment, {
    children: [
      (0, I.jsxs)(A, {
        sx: { display: `flex`, flexWrap: `wrap`, alignItems: `center`, gap: 2, mb: 2 },
        children: [
          (0, I.jsx)(j, { role: `status`, sx: { mr: `auto` }, children: u }),
          (0, I.jsx)(N, {
            size: `small`,
            disabled: n || o === 1 || (o === null && c.length === 0),
            onClick: () => {
              ;(l(c.slice(0, -1)), r(c.at(-1) ?? Math.max(1, (o ?? 1) - Qn)))
            },
            children: a(`studio.sheet.earlier`),
          }),
          (0, I.jsx)(N, {
            size: `small`,
            disabled: n || e.length < Qn,
            onClick: () => {
              ;(l([...c, o ?? 1]), r((s ?? 0) + 1))
            },
            children: a(`studio.sheet.later`),
          }),
        ],
      }),
      (0, I.jsx)(A, {
        role: `region`,
        'aria-label': u,
        tabIndex: 0,
        sx: { overflow: `auto`, maxHeight: 320, border: 1, borderColor: `divider`, borderRadius: 1 },
        children: (0, I.jsx)(Je, {
          size: `small`,
          children: (0, I.jsx)(Ke, {
            children: e.map(({ row: e, cells: n }) =>
              (0, I.jsxs)(
                We,
                {
                  selected: e === t,
                  children: [
                    (0, I.jsx)(P, {
                      component: `th`,
                      scope: `row`,
                      sx: { fontVariantNumeric: `tabular-nums` },
                      children: e,
                    }),
                    n.map((n, r) =>
                      (0, I.jsx)(
                        P,
                        { sx: { whiteSpace: `nowrap`, fontWeight: e === t ? 600 : 400 }, children: n.slice(0, 60) },
                        r,
                      ),
                    ),
                  ],
                },
                e,
              ),
            ),
          }),
        }),
      }),
    ],
  })
}
var er = (e) => e.split(e.includes(`	`) ? `	` : `,`).map((e) => e.trim()),
  tr = (e) => e.trim().toLowerCase()
function nr(e, { rowName: t, names: n }) {
  let [r, ...i] = e.split(/\r?\n/).filter((e) => e.trim() !== ``)
  if (r === void 0 || i.length === 0) return { problem: `empty` }
  let a = er(r).map(tr),
    o = a.indexOf(tr(t))
  if (o < 0) return { problem: `noRow` }
  let s = a.map((e) => n.find(([t, n]) => tr(n) === e || t === e)?.[0] ?? null)
  if (s.every((e) => e === null)) return { problem: `noColumn` }
  let c = []
  for (let [e, t] of i.entries()) {
    let n = er(t),
      r = Number(n[o])
    if (!Number.isInteger(r) || r < 1) return { problem: `badRow`, line: e + 2 }
    for (let [e, t] of s.entries()) t !== null && c.push({ row: r, field: t, value: n[e] ?? `` })
  }
  return { edits: c }
}
var rr = (e, { rowName: t, names: n }) =>
  [
    [t, ...n.map(([, e]) => e)],
    ...e.map(({ row: e, cells: t }) => [
      String(e),
      ...n.map(([e]) => (t.find((t) => t.field === e)?.text ?? ``).replaceAll(/[\t\r\n]+/g, ` `)),
    ]),
  ].map((e) => e.join(`	`)).join(`
`)
function ir() {
  let [e, t] = (0, F.useState)(new Set())
  return {
    chosen: e,
    choose: (e, n) =>
      t((t) => {
        let r = new Set(t)
        for (let t of e) n ? r.add(t) : r.delete(t)
        return r
      }),
    clear: () => t(new Set()),
  }
}
function ar({ id: e, control: t, draft: n, error: r, readOnly: i, focusRef: a, onChange: o }) {
  let { kind: s = `text`, choices: c } = t,
    l = { id: e, 'aria-describedby': r ? `${e}-error` : void 0, 'aria-invalid': r ? !0 : void 0 }
  return c
    ? (0, I.jsx)(qe, {
        native: !0,
        size: `small`,
        value: n,
        error: r,
        inputRef: a,
        inputProps: l,
        IconComponent: Ie,
        onChange: (e) => o(String(e.target.value)),
        sx: {
          flex: `1 1 140px`,
          minWidth: 0,
          '& .MuiSelect-icon': { fontSize: 20, top: `calc(50% - 10px)`, right: 14 },
        },
        children: c.map((e) => (0, I.jsx)(`option`, { value: e.id, children: e.value }, e.id)),
      })
    : (0, I.jsx)(Le, {
        size: `small`,
        type: s === `day` ? `date` : `text`,
        multiline: s === `long`,
        value: n,
        error: r,
        readOnly: i,
        inputRef: a,
        inputProps: { ...l, autoComplete: `off`, ...(s === `number` && { inputMode: `decimal` }) },
        onChange: (e) => o(e.target.value),
        sx: { flex: `1 1 140px`, minWidth: 0 },
      })
}
function or({ shown: e, unset: t = !1, note: n }) {
  return (0, I.jsxs)(A, {
    sx: { flex: 1, minWidth: 0, overflowWrap: `anywhere` },
    children: [
      (0, I.jsx)(A, {
        component: `span`,
        sx: t ? { color: `text.secondary`, fontStyle: `italic` } : { fontWeight: 500 },
        children: e,
      }),
      n !== void 0 &&
        (0, I.jsx)(A, {
          component: `span`,
          sx: { display: `block`, color: `text.secondary`, fontSize: `0.875rem` },
          children: n,
        }),
    ],
  })
}
var sr = {
    display: `grid`,
    gridTemplateColumns: { xs: `minmax(0, 1fr)`, sm: `minmax(0, 2fr) minmax(0, 4fr)` },
    columnGap: 4,
    alignItems: `center`,
    px: 5,
    py: 1,
    borderTop: 1,
    borderColor: `divider`,
  },
  cr = { color: `text.secondary`, fontSize: `0.9375rem`, pt: { xs: 1, sm: 0 } },
  lr = { display: `flex`, alignItems: `center`, gap: 2, minHeight: 44, minWidth: 0 },
  ur = 4e3
function dr(e) {
  let { rowId: t, label: n, shown: r, unset: a = !1, optional: o = !1, note: s, typed: c, control: u = {} } = e,
    { onSave: d, onEditing: f, inCell: p = !1, present: m = mr } = e,
    { t: h } = i([`form`, `common`]),
    g = (0, F.useId)(),
    [_, ee] = (0, F.useState)(p ? c : null),
    [te, v] = (0, F.useState)(p ? c : ``),
    [ne, y] = (0, F.useState)(null),
    [re, ie] = (0, F.useState)(null),
    [b, x] = (0, F.useState)(`idle`),
    ae = (0, F.useRef)(null),
    oe = (0, F.useRef)(null),
    se = (0, F.useRef)(!1),
    S = _ !== null,
    C = b === `saving`
  ;((0, F.useEffect)(() => {
    ;(S ? oe.current?.focus() : se.current && ae.current?.focus(), (se.current = S))
  }, [S]),
    (0, F.useEffect)(() => {
      if (b !== `saved`) return
      let e = setTimeout(() => x(`idle`), ur)
      return () => clearTimeout(e)
    }, [b]))
  let w = () => {
      ;(ee(null), y(null), ie(null), f?.(!1))
    },
    le = () => {
      ;(f?.(!0), ee(c), v(c))
    },
    de = async () => {
      if (!(_ === null || C)) {
        if (_ === te) return w()
        ;(x(`saving`), y(null))
        try {
          ;(await d(_, te), w(), x(`saved`))
        } catch (e) {
          if ((x(`idle`), e instanceof ue)) {
            ;(ie(e), v(m(e.present).typed))
            return
          }
          ;(y(e instanceof Error ? e.message : String(e)), oe.current?.focus())
        }
      }
    }
  return (0, I.jsxs)(A, {
    id: t,
    sx: (e) => ({ ...(p ? fr : sr), ...(S && { backgroundColor: e.vars.palette.brand.tint50 }) }),
    children: [
      (0, I.jsxs)(A, {
        component: S ? `label` : `span`,
        htmlFor: S ? g : void 0,
        sx: p ? ke : cr,
        children: [n, o && ` ${h(`optional`)}`],
      }),
      _ === null
        ? (0, I.jsxs)(A, {
            sx: lr,
            children: [
              (0, I.jsx)(or, { shown: r, unset: a, note: s }),
              (0, I.jsx)(A, {
                role: `status`,
                sx: hr,
                children:
                  b === `saved` &&
                  (0, I.jsxs)(I.Fragment, {
                    children: [(0, I.jsx)(l, { name: `check`, size: 18 }), h(`inline.saved`)],
                  }),
              }),
              (0, I.jsx)(je, {
                ref: ae,
                'aria-label': h(`inline.edit`, { field: n }),
                onClick: le,
                children: (0, I.jsx)(ze, { sx: { fontSize: 18 } }),
              }),
            ],
          })
        : (0, I.jsxs)(A, {
            component: `form`,
            noValidate: !0,
            onSubmit: (e) => {
              ;(e.preventDefault(), de())
            },
            onKeyDown: (e) => {
              e.key === `Escape` && !C && w()
            },
            sx: { ...lr, flexWrap: `wrap` },
            children: [
              (0, I.jsx)(ar, {
                id: g,
                control: u,
                draft: _,
                error: ne !== null,
                readOnly: C,
                focusRef: oe,
                onChange: ee,
              }),
              (0, I.jsxs)(A, {
                sx: { display: `flex`, flex: `none`, gap: 2 },
                children: [
                  (0, I.jsx)(N, {
                    type: `submit`,
                    variant: `contained`,
                    size: `small`,
                    'aria-disabled': C,
                    sx: { minHeight: 44 },
                    children: h(C ? `saving` : `common:save`),
                  }),
                  (0, I.jsx)(je, {
                    'aria-label': h(`inline.cancel`, { field: n }),
                    onClick: w,
                    'aria-disabled': C,
                    children: (0, I.jsx)(l, { name: `close`, size: 18 }),
                  }),
                ],
              }),
              re &&
                (0, I.jsxs)(ce, {
                  theirs: re,
                  busy: C,
                  onTheirs: w,
                  onMine: () => void de(),
                  children: [
                    (0, I.jsx)(`div`, { children: h(`conflict.theirValue`, { value: m(re.present).shown }) }),
                    (0, I.jsx)(`div`, { children: h(`conflict.myValue`, { value: _ }) }),
                  ],
                }),
              (0, I.jsx)(A, {
                id: `${g}-error`,
                role: `alert`,
                sx: gr,
                children: ne !== null && (0, I.jsx)(Fe, { error: h(`inline.failed`, { reason: pr(ne), value: r }) }),
              }),
            ],
          }),
    ],
  })
}
var fr = { position: `relative`, minWidth: 260, py: 1 },
  pr = (e) => e.replace(/[.।]\s*$/, ``),
  mr = (e) => ({ shown: String(e), typed: String(e) }),
  hr = {
    display: `inline-flex`,
    alignItems: `center`,
    gap: 1,
    color: `success.main`,
    fontSize: `0.875rem`,
    fontWeight: 500,
  },
  gr = { flexBasis: `100%`, color: `error.main`, fontSize: `0.875rem`, fontWeight: 500, '&:empty': { display: `none` } }
function _r({ field: e, row: t, text: n, wrong: r, edited: a, editable: o, onSave: s, onEditing: c }) {
  let { t: l } = i([`imports`, `form`]),
    [u, d] = (0, F.useState)(!1),
    f = (0, F.useRef)(null),
    p = (0, F.useRef)(!1)
  ;(0, F.useEffect)(() => {
    ;(p.current && !u && f.current?.focus(), (p.current = u))
  }, [u])
  let m = n || l(`errors.empty`),
    h = (e) => {
      ;(d(e), c(e))
    }
  if (u)
    return (0, I.jsx)(dr, {
      inCell: !0,
      label: e,
      shown: m,
      typed: n,
      onSave: s,
      onEditing: h,
      present: (e) => ({ shown: String(e) || l(`errors.empty`), typed: String(e) }),
    })
  let g = (0, I.jsxs)(I.Fragment, {
    children: [
      (0, I.jsx)(A, {
        component: `span`,
        sx: n === `` ? { color: `text.secondary` } : { fontWeight: a ? 600 : 400 },
        children: n === `` && !r ? `–` : m,
      }),
      a && (0, I.jsx)(A, { component: `span`, sx: ke, children: `, ${l(`studio.row.edited`)}` }),
    ],
  })
  return o
    ? (0, I.jsxs)(Oe, {
        ref: f,
        ...(r && { 'data-wrong': `` }),
        onClick: () => h(!0),
        sx: ({ vars: { palette: e } }) => ({
          width: `100%`,
          minHeight: 32,
          px: 1.5,
          mx: -1.5,
          borderRadius: `8px`,
          font: `inherit`,
          justifyContent: `flex-start`,
          textAlign: `start`,
          overflowWrap: `anywhere`,
          border: `1px solid transparent`,
          '&:hover, &:focus-visible': { borderColor: e.custom.lineStrong },
          ...(a && { backgroundColor: e.brand.tint100 }),
          ...(r && { outline: `2px solid ${e.error.main}`, outlineOffset: -2 }),
        }),
        children: [
          (0, I.jsx)(A, {
            component: `span`,
            sx: ke,
            children: `${l(`form:inline.edit`, { field: l(`studio.row.cell`, { field: e, row: t }) })}: `,
          }),
          g,
        ],
      })
    : g
}
function vr({ row: e, facts: t }) {
  let { t: n } = i(`imports`),
    { editable: r, changed: a, mark: o } = t
  return r
    ? (0, I.jsxs)(I.Fragment, {
        children: [
          a &&
            (0, I.jsx)(N, {
              size: `small`,
              'aria-label': n(`studio.row.restoreOf`, { row: e.row }),
              onClick: () => o(`restore`),
              children: n(`studio.row.restore`),
            }),
          (0, I.jsx)(N, {
            size: `small`,
            'aria-label': n(e.left_out ? `studio.row.takeInOf` : `studio.row.leaveOutOf`, { row: e.row }),
            onClick: () => o(e.left_out ? `take_in` : `leave_out`),
            children: n(e.left_out ? `studio.row.takeIn` : `studio.row.leaveOut`),
          }),
        ],
      })
    : null
}
var yr = new Map([
    [`O`, `0`],
    [`o`, `0`],
    [`I`, `1`],
    [`l`, `1`],
    [`|`, `1`],
  ]),
  br = { value: null },
  xr = /^CL-?\d{5,12}$/i
function Sr(e, t) {
  let [, n = ``, r = t] = (e === `application_id` ? /^(\s*CL)(.*)$/is.exec(t) : null) ?? [],
    i = n + r.replace(/[OoIl|]/g, (e) => yr.get(e) ?? e)
  return i !== t && Cr(e, i) ? i : null
}
function Cr(e, t) {
  if (e === `application_id`) return xr.test(t.trim())
  let { value: n } = e === `gst` || fn.has(e) ? $t(t) : ht.has(e) ? Bn(t, `dmy`) : br
  return n != null
}
function wr({ row: e, words: t, onChoose: n }) {
  let { t: r } = i(`imports`),
    a = (0, F.useId)()
  return t.length === 0
    ? null
    : (0, I.jsxs)(A, {
        role: `group`,
        'aria-labelledby': a,
        sx: { display: `flex`, flexWrap: `wrap`, alignItems: `center`, gap: 2, minWidth: 0 },
        children: [
          (0, I.jsx)(j, { id: a, variant: `body2`, children: r(`studio.row.meant`) }),
          t.map((t) =>
            (0, I.jsx)(
              N,
              {
                size: `small`,
                variant: `outlined`,
                'aria-label': r(`studio.row.meantOf`, { word: t, row: e }),
                onClick: () => void n(t).catch(o),
                children: t,
              },
              t,
            ),
          ),
        ],
      })
}
var Tr = [
    `received`,
    `documents_needed`,
    `in_review`,
    `approved`,
    `agreement_signed`,
    `disbursed`,
    `rejected`,
    `withdrawn`,
    `expired`,
    `exit_confirmed`,
    `exit_refused`,
    `nothing_new`,
  ],
  Er = (e) =>
    e
      .normalize(`NFKC`)
      .trim()
      .toUpperCase()
      .replace(/[\s_-]+/g, `_`),
  Dr = 3
function Or(e, { status: t }, n) {
  let r = Er(t),
    i = new Map()
  for (let t of e) {
    let e = t.sub_status === null && t.reason === null && t.means !== null
    if (t.status === null || !e || (t.product !== null && t.product !== n)) continue
    let a = Er(t.status),
      o = kr(r, a)
    o !== null && !i.has(a) && i.set(a, { row: t, apart: o })
  }
  return [...i.values()]
    .sort((e, t) => e.apart - t.apart)
    .slice(0, Dr)
    .map(({ row: e }) => e)
}
function kr(e, t) {
  let n = jr(e, t)
  if (n <= Math.max(1, Math.floor(Math.min(e.length, t.length) / 4))) return n
  let [r, i] = [e.split(`_`), t.split(`_`)].sort((e, t) => e.length - t.length)
  return !r || !i || r.some((e) => e.length < 4 || !i.includes(e)) || i.some((e) => !r.includes(e) && Ar.has(e))
    ? null
    : n
}
var Ar = new Set([`NOT`, `NO`, `UN`, `NON`, `PRE`, `CANCELLED`, `PENDING`])
function jr(e, t) {
  let n = [Array.from({ length: t.length + 1 }, (e, t) => t)]
  for (let r = 1; r <= e.length; r++) {
    let i = [r]
    for (let a = 1; a <= t.length; a++) {
      let o = e[r - 1] === t[a - 1] ? 0 : 1,
        s = n[r - 1] ?? [],
        c = Math.min((s[a] ?? 0) + 1, (i[a - 1] ?? 0) + 1, (s[a - 1] ?? 0) + o)
      ;(e[r - 1] === t[a - 2] && e[r - 2] === t[a - 1] && (c = Math.min(c, (n[r - 2]?.[a - 2] ?? c) + 1)), i.push(c))
    }
    n.push(i)
  }
  return n.at(-1)?.at(-1) ?? 0
}
var Mr = [`mis-upload`, `commission-upload-file`, `application-status-file`]
function Nr() {
  let { t: e } = i([`imports`, `staff-titles`]),
    { roleId: t } = re(),
    { pathname: n } = ie(),
    r = Mr.filter((e) => s(t, e)),
    a = r.find((e) => b(e) === n)
  return a === void 0 || r.length < 2
    ? null
    : (0, I.jsx)(A, {
        component: `nav`,
        'aria-label': e(`studio.kinds`),
        sx: { display: `flex`, flexWrap: { sm: `wrap` }, overflowX: `auto`, gap: 2, mt: 3 },
        children: r.map((t) =>
          (0, I.jsx)(
            N,
            {
              component: h,
              to: b(t),
              variant: `outlined`,
              size: `small`,
              'aria-current': t === a ? `page` : void 0,
              sx: ({ vars: { palette: e } }) => ({
                flex: `none`,
                '&[aria-current]': { backgroundColor: e.brand.tint100, borderColor: e.brand.line },
              }),
              children: e(d(x[t])),
            },
            t,
          ),
        ),
      })
}
function Pr({ profile: e, onOpen: t }) {
  let { t: n } = i(`imports`),
    [r, a] = _(),
    s = r.get(`files`) === `unfinished`,
    c = (e) => a((t) => he(t, { files: e === `all` ? null : e }), { replace: !0 }),
    l = st(e, s),
    { mutateAsync: u, isPending: d } = lt(e),
    [f, p] = (0, F.useState)(null),
    h = async (e) => {
      try {
        ;(await u(e.batch_id), m.success(n(`undo.begun`)))
      } catch (e) {
        o(e)
      }
      p(null)
    }
  return (0, I.jsxs)(Ne, {
    variant: `outlined`,
    component: `section`,
    sx: { p: 5 },
    children: [
      (0, I.jsx)(j, { component: `h2`, variant: `h6`, children: n(`past.title`) }),
      (0, I.jsx)(w, {
        label: n(`past.title`),
        choices: [`all`, `unfinished`].map((e) => ({ value: e, label: n(`past.${e}`) })),
        chosen: s ? `unfinished` : `all`,
        onChoose: c,
        sx: { mt: 2 },
      }),
      (0, I.jsx)(ye, {
        query: l,
        failed: n(`past.failed`),
        waiting: (0, I.jsx)(j, { color: `textSecondary`, children: n(`past.waiting`) }),
        children: (e) =>
          e.length === 0
            ? (0, I.jsx)(j, {
                color: `textSecondary`,
                sx: { mt: 2 },
                children: n(s ? `past.allFinished` : `past.none`),
              })
            : (0, I.jsx)(A, {
                component: `ul`,
                sx: { listStyle: `none`, m: 0, p: 0 },
                children: e.map((e, n) =>
                  (0, I.jsxs)(
                    A,
                    {
                      component: `li`,
                      children: [
                        n > 0 && (0, I.jsx)(Ge, {}),
                        (0, I.jsx)(Fr, { batch: e, onUndo: () => p(e), onOpen: t }),
                      ],
                    },
                    e.batch_id,
                  ),
                ),
              }),
      }),
      l.hasNextPage &&
        (0, I.jsx)(N, {
          variant: `outlined`,
          disabled: l.isFetchingNextPage,
          onClick: () => void l.fetchNextPage(),
          children: n(l.isFetchingNextPage ? `past.loadingOlder` : `past.older`),
        }),
      f &&
        (0, I.jsx)(S, {
          open: !0,
          title: n(`undo.title`, { name: f.file_name }),
          text: n(e === `commission` ? `undo.lines` : `undo.text`, { count: f.committed_count }),
          confirm: n(`undo.confirm`),
          busy: d,
          onConfirm: () => void h(f),
          onCancel: () => p(null),
        }),
    ],
  })
}
function Fr({ batch: e, onUndo: t, onOpen: n }) {
  let { t: r } = i(`imports`),
    { batch_id: a, file_name: o, state: s, wrong_count: c, created_at: l, created_by: u } = e,
    d = s === `undone` ? e.undone_count : e.committed_count,
    f = r(`past.states.${s}`, { count: d, left: e.left_count })
  return (0, I.jsxs)(A, {
    sx: { py: 3 },
    children: [
      (0, I.jsx)(j, { sx: { fontWeight: 600 }, children: f }),
      c > 0 && (0, I.jsx)(j, { color: `error`, variant: `body2`, children: r(`past.wrong`, { count: c }) }),
      (0, I.jsx)(j, {
        variant: `body2`,
        color: `textSecondary`,
        sx: { overflowWrap: `anywhere` },
        children: [e.lender_name, o, Se(l), u].filter(Boolean).join(`, `),
      }),
      (0, I.jsxs)(A, {
        sx: { display: `flex`, flexWrap: `wrap`, gap: 2, mt: 1 },
        children: [
          n &&
            s !== `failed` &&
            (0, I.jsx)(N, {
              size: `small`,
              variant: `outlined`,
              'aria-label': r(`past.openOf`, { name: o }),
              onClick: () => n(a),
              children: r(`past.open`),
            }),
          e.undo_until !== null &&
            (0, I.jsx)(N, {
              size: `small`,
              variant: `outlined`,
              'aria-label': r(`undo.of`, { name: o }),
              onClick: t,
              children: r(`undo.button`),
            }),
          c > 0 &&
            (0, I.jsxs)(I.Fragment, {
              children: [
                (0, I.jsx)(ve, {
                  name: `failed-rows-${a}.csv`,
                  label: r(`past.rowsCsvOf`, { name: o }),
                  file: () => R(a),
                  children: r(`studio.rows.csv`),
                }),
                (0, I.jsx)(ve, {
                  name: `failed-rows-${a}.xlsx`,
                  label: r(`past.rowsXlsxOf`, { name: o }),
                  file: () => R(a, `xlsx`),
                  children: r(`studio.rows.xlsx`),
                }),
              ],
            }),
        ],
      }),
    ],
  })
}
var Ir = [`file`, `columns`, `dryRun`, `commit`]
function Lr({ step: e }) {
  let { t } = i(`imports`),
    n = Ir.indexOf(e)
  return (0, I.jsx)(A, {
    component: `ol`,
    'aria-label': t(`studio.steps.label`),
    sx: { display: `flex`, gap: 2, listStyle: `none`, m: 0, mt: 5, p: 0 },
    children: Ir.map((e, r) =>
      (0, I.jsxs)(
        A,
        {
          component: `li`,
          'aria-current': r === n ? `step` : void 0,
          sx: (e) => ({
            display: `flex`,
            alignItems: `center`,
            gap: 2,
            p: 3,
            minWidth: 0,
            borderRadius: 1,
            flex: { xs: r === n ? 1 : `0 0 auto`, sm: 1 },
            border: `1px solid`,
            borderColor: r === n ? `primary.main` : e.vars.palette.divider,
            bgcolor: `background.paper`,
            fontWeight: r === n ? 600 : 400,
          }),
          children: [
            r < n
              ? (0, I.jsx)(l, { name: `check`, size: 20 })
              : (0, I.jsx)(`span`, { 'aria-hidden': !0, children: r + 1 }),
            (0, I.jsx)(A, {
              component: `span`,
              sx: r === n ? {} : { display: { xs: `none`, sm: `inline` } },
              children: t(`studio.steps.${e}`),
            }),
          ],
        },
        e,
      ),
    ),
  })
}
var Rr = (e) => [`report-views`, e],
  zr = (e) => T({ queryKey: Rr(e), queryFn: ({ signal: t }) => D(`listSavedViews`, { query: { page: e }, signal: t }) })
function Br(e) {
  let t = k()
  return () => t.invalidateQueries({ queryKey: Rr(e) })
}
var Vr = `view`,
  Hr = /^(view|request|(.+\.)?(page|search))$/
function Ur(e) {
  let t = [...e].filter(([e]) => !Hr.test(e))
  return new URLSearchParams(t.toSorted(([e], [t]) => e.localeCompare(t))).toString()
}
var Wr = (e) =>
  e.flatMap((e) => {
    let t = [...fe(e).hidden]
    return t.length === 0 ? [] : [{ table: e, columns: t }]
  })
function Gr({ view_id: e, address: t }) {
  let n = new URLSearchParams(t)
  return (n.set(Vr, String(e)), `?${n.toString()}`)
}
function Kr({ hidden: e }, t) {
  for (let n of t) {
    let t = e.find((e) => e.table === n)?.columns
    t && pe(n, { ...fe(n), hidden: t })
  }
}
function qr({ page: e, tables: t, onClose: n, onRename: r }) {
  let { t: a } = i(`figures`),
    s = (0, F.useId)(),
    c = zr(e),
    l = Br(e),
    [u, d] = (0, F.useState)(null),
    [f, p] = (0, F.useState)(!1),
    g = async ({ view_id: e }) => {
      p(!0)
      try {
        ;(await D(`removeSavedView`, { params: { id: e } }), d(null), m.success(a(`views.removed`)), await l())
      } catch (e) {
        o(e)
      }
      p(!1)
    },
    _ = ({ own: e, shared: t, owner: n }) =>
      e ? a(t ? `views.shared` : `views.own`) : a(`views.sharedBy`, { name: n ?? `–` })
  return (0, I.jsxs)(Re, {
    open: !0,
    fullWidth: !0,
    maxWidth: `sm`,
    'aria-labelledby': `${s}-title`,
    onClose: n,
    children: [
      (0, I.jsx)(Ve, { id: `${s}-title`, children: a(`views.title`) }),
      (0, I.jsxs)(Be, {
        children: [
          (0, I.jsx)(j, { sx: { color: `text.secondary` }, children: a(`views.lead`) }),
          (0, I.jsx)(ye, {
            query: c,
            failed: a(`views.failed`),
            waiting: null,
            empty: (0, I.jsx)(j, { sx: { mt: 3 }, children: a(`views.none`) }),
            children: (e) =>
              (0, I.jsx)(A, {
                component: `ul`,
                sx: { listStyle: `none`, p: 0, m: 0 },
                children: e.map((e) =>
                  (0, I.jsxs)(
                    A,
                    {
                      component: `li`,
                      sx: Jr,
                      children: [
                        (0, I.jsxs)(A, {
                          sx: { flex: `1 1 200px`, minWidth: 0, overflowWrap: `anywhere` },
                          children: [
                            (0, I.jsx)(M, {
                              component: h,
                              to: Gr(e),
                              onClick: () => {
                                ;(Kr(e, t), n())
                              },
                              sx: { display: `inline-flex`, alignItems: `center`, minHeight: 44, fontWeight: 500 },
                              children: e.name,
                            }),
                            (0, I.jsx)(j, { variant: `body2`, sx: { color: `text.secondary` }, children: _(e) }),
                            e.gone.length > 0 &&
                              (0, I.jsx)(j, {
                                variant: `body2`,
                                sx: { color: `warning.main` },
                                children: a(`views.gone`, {
                                  what: e.gone.map((e) => a(`views.dimension.${e}`)).join(`, `),
                                }),
                              }),
                          ],
                        }),
                        e.own &&
                          (0, I.jsx)(N, {
                            'aria-label': a(`views.renameOf`, { name: e.name }),
                            onClick: () => r(e),
                            children: a(`views.rename`),
                          }),
                        e.removable &&
                          (0, I.jsx)(N, {
                            color: `error`,
                            'aria-label': a(`views.removeOf`, { name: e.name }),
                            onClick: () => d(e),
                            children: a(`views.remove`),
                          }),
                      ],
                    },
                    e.view_id,
                  ),
                ),
              }),
          }),
        ],
      }),
      (0, I.jsx)(He, {
        children: (0, I.jsx)(N, { variant: `outlined`, autoFocus: !0, onClick: n, children: a(`views.close`) }),
      }),
      u &&
        (0, I.jsx)(S, {
          open: !0,
          title: a(`views.removeTitle`, { name: u.name }),
          text: a(u.shared ? `views.removeShared` : `views.removeText`),
          confirm: a(`views.remove`),
          busy: f,
          onConfirm: () => void g(u),
          onCancel: () => d(null),
        }),
    ],
  })
}
var Jr = {
  display: `flex`,
  flexWrap: `wrap`,
  gap: 2,
  alignItems: `center`,
  py: 2,
  borderBottom: 1,
  borderColor: `divider`,
}
function Yr({ children: e }) {
  return (0, I.jsx)(A, { sx: { display: `flex`, flexWrap: `wrap`, gap: 3, alignItems: `center` }, children: e })
}
var Xr = ne({ least: 3 }),
  Zr = (e) => c(e).replace(/\.00$/, ``),
  Qr = (e) => `${Xr(e)}%`
function G(e, t, n) {
  return e === null && t === null
    ? n(`range.any`)
    : t === null
      ? n(`range.from`, { from: r(e ?? 0) })
      : n(`range.both`, { from: r(e ?? 0), to: r(t) })
}
function $r(e, t, n, i) {
  let a = t === n ? r(t) : G(t, n, i)
  return i(`gap.${e}`, { range: a })
}
function ei(e, t, n) {
  let r = [...(e.revenue_percent ? [Qr(e.revenue_percent)] : []), ...(e.revenue_flat ? [Zr(e.revenue_flat)] : [])].join(
    ` + `,
  )
  return n(e.status === 1 ? `versionSlab` : `versionSlabOff`, {
    place: t + 1,
    disbursed: G(e.slab_disbursed_min, e.slab_disbursed_max, n),
    number: G(e.slab_number_min, e.slab_number_max, n),
    ats: G(e.ats_min, e.ats_max, n),
    pays: r,
  })
}
function ti(e) {
  let { t } = i([`revenue`, `common`, `approvals`])
  return [`before`, `after`].map((n) =>
    (0, I.jsxs)(
      A,
      {
        sx: { my: 2 },
        children: [
          (0, I.jsx)(j, { sx: { fontWeight: 600 }, children: t(`approvals:slabs.${n}`) }),
          e[n].length === 0
            ? (0, I.jsx)(j, { children: t(`approvals:slabs.none`) })
            : (0, I.jsx)(A, {
                component: `ul`,
                sx: { m: 0, pl: 5 },
                children: e[n].map((e, n) => (0, I.jsx)(`li`, { children: ei(e, n, t) }, `${n} ${JSON.stringify(e)}`)),
              }),
        ],
      },
      n,
    ),
  )
}
var ni = [`rate_benchmark`, `rate_reset_months`],
  ri = [`recovery_clause`, `grievance_clause`, `assignable`, `co_lending`],
  ii = [`co_lender`, `co_lending_share`],
  ai = [`rate_min`, `rate_max`, `apr_min`, `apr_max`]
function K(e, t) {
  let n = e[t]
  return e.unset.some((e) => e === t) || n === null || n === `` || n === `Not set yet`
    ? !0
    : Array.isArray(n)
      ? n.length === 0
      : n === 0 && ai.includes(t)
}
var oi = (e, t) => ({ ...e, ...t, unset: e.unset.filter((e) => !(e in t)) }),
  si = [`penal_charges`, `foreclosure_charges`, `so_text`, `rate_benchmark`]
function ci(e) {
  let { foreclosure_free_after_emis: t, foreclosure_charge_amount: n, foreclosure_charge_pct: r } = e,
    i = {
      penal_charges: e.penal_charge_amount !== null,
      foreclosure_charges: t === 0 || (t !== null && (n !== null || r !== null)),
      so_text: e.so_status !== 1,
      rate_benchmark: e.rate_kind !== `floating`,
    }
  return _e(e, si).filter((t) => e[t] !== `Not set yet` && !i[t])
}
var li = [`salaried`, `self_employed`, `business`],
  ui = [
    `rbi_registration`,
    `nodal_officer_name`,
    `nodal_officer_phone`,
    `nodal_officer_email`,
    `website`,
    `privacy_policy`,
  ],
  q = {
    law: [
      `regulated_entity`,
      `group`,
      `rate_kind`,
      `penal_charges`,
      `foreclosure_charges`,
      `cooling_off_days`,
      ...ri,
      ...ui,
    ],
    money: [
      `product_kind`,
      `applicants`,
      `min_income`,
      `max_income`,
      `min_age`,
      `max_age`,
      `min_loan_amount`,
      `loan_amount_upto`,
      `tenure_min_months`,
      `tenure_max_months`,
      `rate_min`,
      `rate_max`,
      `processing_fee_pct`,
      `so_text`,
      `slab`,
    ],
  },
  di = {
    tenure_max_months: [[`tenure`], [`tenure_min_months`, `tenure_max_months`]],
    processing_fee_pct: [[`processing_fees`], [`processing_fee_pct`]],
    rate_max: [
      [`interest_rate`, `apr_min`, `apr_max`],
      [
        `product_kind`,
        `min_loan_amount`,
        `loan_amount_upto`,
        `tenure_min_months`,
        `tenure_max_months`,
        `rate_min`,
        `rate_max`,
        `processing_fee_pct`,
      ],
    ],
  },
  fi = {
    rate_kind: ({ rate_kind: e }) => (e === `floating` ? ni : []),
    co_lending: ({ co_lending: e }) => (e === `yes` ? ii : []),
  },
  pi = {
    rate_kind: `rate_benchmark`,
    penal_charges: `penal_charges`,
    foreclosure_charges: `foreclosure_charges`,
    so_text: `so_text`,
  }
function mi(e, t) {
  if (t === `slab`) return []
  if (t === `applicants`) return li.every((t) => e[t] === 0) ? [`applicants`] : []
  let n = t !== `so_text` && K(e, t) ? [t] : [],
    [r, i] = Object.hasOwn(di, t) ? di[t] : [[], []],
    a = i.some((t) => K(e, t)) ? [] : r.filter((t) => K(e, t)),
    o = (fi[t]?.(e) ?? []).filter((t) => K(e, t)),
    s = pi[t],
    c = s !== void 0 && ci(e).includes(s) ? [`${s}_hi`] : []
  return [...n, ...a, ...o, ...c]
}
var hi = (e) => [...q.law, ...q.money].flatMap((t) => mi(e, t))
function gi(e, t) {
  if (t === `so_text`) return e.so_status === 1
  let n = [...q.law, ...q.money],
    r = Object.values(fi).flatMap((t) => t(e))
  return n.includes(t) || r.includes(t) || ci(e).some((e) => t === `${e}_hi`)
}
function _i(e) {
  let t = (t) => (t === `slab` ? (e.has_slab ? [] : [`slab`]) : mi(e, t)),
    n = [...q.law, ...q.money]
  return {
    lacks: { law: q.law.flatMap(t), money: q.money.flatMap(t) },
    met: n.filter((e) => t(e).length === 0).length,
    all: n.length,
  }
}
var vi = [`keeps_fee`, `working_since`, `regulated_entity_hi`],
  yi = (e) => [
    ...vi.filter((t) => K(e, t)),
    ...(e.rate_kind === `floating` && e.rate_benchmark_pct === null ? [`rate_benchmark_pct`] : []),
  ]
function bi({ code: e, errors: t }) {
  if (e !== `warnings_unsigned`) return null
  let { without: n = `` } = t ?? {}
  return n.split(`,`).filter((e) => e !== ``)
}
function xi({ at: e }) {
  let { t } = i(`staff`)
  return (0, I.jsx)(j, { variant: `body2`, color: `textSecondary`, children: t(`secondPersonFrom`, { at: Se(e) }) })
}
var Si = 3e5
function Ci(e) {
  return be({
    queryKey: [`audit`, e],
    queryFn: ({ pageParam: t, signal: n }) =>
      D(`listAuditEntries`, { query: { object: e, ...(t === null ? {} : { cursor: t }) }, signal: n }),
    initialPageParam: null,
    getNextPageParam: ({ next: e }) => (e === null ? void 0 : String(e)),
    refetchOnMount: `always`,
  })
}
function wi() {
  return O({ mutationFn: () => D(`verifyAudit`, { timeoutMs: Si }) })
}
function Ti(e) {
  return T({
    queryKey: [`audit`, `log`, e],
    queryFn: ({ signal: t }) => D(`listAuditLog`, { query: e, signal: t }),
    placeholderData: E,
    refetchOnMount: `always`,
  })
}
var Ei = (e) => D(`exportAuditLog`, { query: e })
function Di(e, t, n) {
  return T({ queryKey: [`audit-present`, e, t], queryFn: n, staleTime: 0, gcTime: 0 })
}
function Oi() {
  let e = k()
  return () => void e.invalidateQueries()
}
function ki(e, { onSuccess: t, onError: n }) {
  let r = k()
  return O({
    mutationFn: e,
    onSuccess: (e, n) => (t(n), r.invalidateQueries()),
    onError: (e) => (n(e), r.invalidateQueries({ predicate: ({ state: e }) => e.data !== void 0 })),
  })
}
function Ai() {
  let { t: e } = i(`audit`),
    t = wi()
  return (0, I.jsxs)(I.Fragment, {
    children: [
      (0, I.jsx)(N, {
        variant: `outlined`,
        'aria-busy': t.isPending,
        onClick: () => !t.isPending && t.mutate(),
        children: e(`verify`),
      }),
      (0, I.jsxs)(A, {
        role: `status`,
        sx: { flexBasis: `100%`, '& > *': { mt: 3 } },
        children: [
          t.data && (0, I.jsx)(ji, { ...t.data }),
          t.error && (0, I.jsx)(Ae, { severity: `error`, role: `presentation`, children: u(t.error) }),
        ],
      }),
    ],
  })
}
function ji({ checked: e, broken: t, missing: n }) {
  let { t: r } = i(`audit`),
    a = t === null ? (n === null ? r(`whole`, { count: e }) : r(`missing`, { id: n })) : r(`broken`, { id: t })
  return (0, I.jsx)(Ae, { severity: t === null && n === null ? `success` : `error`, role: `presentation`, children: a })
}
var Mi = new Map([
    [`asked_by`, `admin`],
    [`assigned_to`, `admin`],
    [`hand_to`, `admin`],
    [`lender_id`, `lender`],
    [`lender_group_ids`, `lender-group`],
    [`revenue_type_id`, `revenue-type`],
    [`partner_id`, `partner`],
    [`partner_user_id`, `partner-user`],
    [`category_id`, `credit_card`],
  ]),
  Ni = (e) => Mi.get(e),
  Pi = (e) => e.replace(/^(?:partner|user):/, `partner-user:`),
  Fi = ({ action: e, object: t }) => (t && /^masquerade\./.test(e) ? Pi(t) : (t ?? null)),
  Ii = ({ on_behalf_of: e }) => (e === null ? null : Pi(e)),
  Li = (e) => (/^user:\d+$/.test(e) ? Pi(e) : null),
  Ri = { lender: `lenders-admin:fields`, criteria: `lenders-admin:fields`, card: `credit-cards:fields` }
function zi(e, t, n) {
  if (!/^\w+$/.test(t)) return null
  let r = Ri[e.split(`.`)[0] ?? ``],
    i = n(r === void 0 ? [`audit:fields.${t}`] : [`${r}.${t}`, `audit:fields.${t}`], { defaultValue: `` })
  return i === `` ? null : i
}
var Bi = new Map([
    [`POST /api/otp/verify`, `customer.sign-in`],
    [`POST /api/admin/login`, `admin.sign-in`],
    [`POST /api/partner/login`, `partner.sign-in`],
    [`POST /api/user/{id}`, `profile.update`],
    [`POST /api/user/{id}/bureau-details`, `profile.fill`],
    [`POST /api/identity-check`, `identity.check`],
    [`POST /api/logout`, `customer.sign-out`],
    [`POST /api/applications`, `application.create`],
    [`POST /api/applications/{appId}/apply`, `application.apply`],
    [`POST /api/applications/{appId}/additional-info`, `application.additional-info`],
    [`POST /api/applications/{appId}/handover`, `application.handover`],
    [`POST /api/applications/{appId}/withdraw`, `application.withdraw`],
    [`POST /api/reminders`, `reminder.create`],
    [`POST /api/consents`, `consent.give`],
    [`POST /api/consents/withdraw`, `consent.withdraw`],
    [`POST /api/credit-cards/{cardId}/apply`, `card.apply`],
    [`POST /api/insurance/plans/{planId}/request`, `insurance.request`],
    [`POST /api/vouchers/{voucherId}/claim`, `voucher.claim`],
    [`POST /api/contact-rules`, `contact-rules.update`],
    [`POST /api/quiet-mode`, `contact-rules.quiet`],
    [`POST /api/my-data`, `privacy.export`],
    [`POST /api/my-data/files`, `privacy.export`],
    [`POST /api/erasure`, `erasure.request`],
    [`POST /api/erasure/cancel`, `erasure.cancel`],
    [`POST /api/sign-in-contacts/send-code`, `contact.code`],
    [`POST /api/sign-in-contacts/verify`, `contact.verify`],
    [`POST /api/sign-ins/end-others`, `customer.session-end`],
    [`POST /api/sign-in-contacts/stop-change`, `contact.stop-change`],
    [`POST /api/tickets/{ticket}/messages`, `ticket.message`],
    [`POST /api/tickets/{ticket}/rating`, `ticket.rate`],
    [`POST /api/loan-enquiries`, `loan-enquiry.create`],
    [`POST /api/applications/{appId}/lender-otp`, `lender-otp.send`],
    [`POST /api/applications/{appId}/lender-otp/verify`, `lender-otp.verify`],
    [`POST /api/applications/{appId}/exit`, `loan.exit`],
    [`POST /api/applications/{appId}/emi-reminder`, `loan.reminder`],
    [`POST /api/applications/{appId}/nudge`, `application.nudge`],
    [`POST /api/applications/{appId}/details`, `application.details`],
    [`POST /api/gold-loans/{appId}`, `gold-loan.start`],
    [`POST /api/housing-loan/{appId}`, `housing-loan.start`],
    [`POST /api/admin/logout`, `admin.sign-out`],
    [`POST /api/admin/masquerade`, `masquerade.start`],
    [`POST /api/admin/masquerade/exit`, `masquerade.exit`],
    [`POST /api/admin/link/use`, `staff.password-by-link`],
    [`POST /api/people/search`, `people.search`],
    [`POST /api/staff`, `staff.invite`],
    [`POST /api/staff/{id}/invitation`, `staff.invite-again`],
    [`POST /api/staff/{id}`, `staff.update`],
    [`POST /api/staff/{id}/keep`, `staff.keep`],
    [`POST /api/staff/{id}/reset-factor`, `staff.factor-reset`],
    [`POST /api/people/{area}/{id}/sign-ins/end`, `staff.sign-in-end`],
    [`POST /api/admin/sessions/{id}/end`, `staff.session-end`],
    [`POST /api/admin/end-other-sessions`, `staff.session-end`],
    [`POST /api/admin/password`, `staff.password`],
    [`POST /api/admin/second-factor`, `staff.factor-begin`],
    [`POST /api/admin/second-factor/confirm`, `staff.factor-on`],
    [`POST /api/admin/second-factor/code`, `staff.code`],
    [`POST /api/create-credit-card`, `card.create`],
    [`POST /api/safe-delete-credit-card`, `card.remove`],
    [`POST /api/credit-cards/{id}/restore`, `card.restore`],
    [`POST /api/update-credit-card-data`, `card.update`],
    [`POST /api/s3-upload-file`, `image.upload`],
    [`POST /api/create-lender`, `lender.create`],
    [`POST /api/update-lender-data`, `lender.update`],
    [`POST /api/safe-delete-lender`, `lender.remove`],
    [`POST /api/lenders/{lenderId}/restore`, `lender.restore`],
    [`POST /api/lender-group/create`, `lender-group.create`],
    [`POST /api/lenders/{lenderId}/status-words`, `status-words.save`],
    [`POST /api/jobs/target`, `job.try_target`],
    [`POST /api/jobs/{id}/try`, `job.try`],
    [`POST /api/lender-matters/{id}/take`, `lender-matter.take`],
    [`POST /api/lender-matters/{id}/settle`, `lender-matter.settle`],
    [`POST /api/criteria-drafts/preview`, `criteria.preview`],
    [`POST /api/criteria-drafts`, `criteria.draft`],
    [`POST /api/criteria-drafts/{id}/publish`, `criteria.publish`],
    [`POST /api/criteria-drafts/{id}/schedule`, `criteria.schedule`],
    [`POST /api/criteria-drafts/{id}/roll-back`, `criteria.roll-back`],
    [`POST /api/lender-revenue-preview/{lenderId}`, `lender-revenue.preview`],
    [`POST /api/lender-revenue-versions/{lenderId}/{versionId}/call-off`, `lender-revenue.call-off`],
    [`POST /api/lender-revenue/create`, `lender-revenue.create`],
    [`POST /api/lender-revenue/update`, `lender-revenue.update`],
    [`POST /api/lender-revenue/set-order`, `lender-revenue.set-order`],
    [`POST /api/lender-revenue/delete/{id}`, `lender-revenue.delete`],
    [`POST /api/lender-revenues/{id}/restore`, `lender-revenue.restore`],
    [`POST /api/update-partner-utm/{id}`, `partner.utm`],
    [`POST /api/update-partner-revenue-data/{id}`, `partner.revenue`],
    [`POST /api/partners/{id}/terms/preview`, `partner.terms-preview`],
    [`POST /api/partners/{id}/terms/{versionId}/call-off`, `partner.terms-call-off`],
    [`POST /api/update-partner-hosts/{id}`, `partner.hosts`],
    [`POST /api/update-partner-funnel/{id}`, `partner.funnel`],
    [`POST /api/partners/{id}/users`, `partner.user-create`],
    [`POST /api/partners/{id}/users/{userId}/status`, `partner.user-status`],
    [`POST /api/partners/{id}/users/{userId}/password`, `partner.user-password`],
    [`POST /api/partners/{id}/evidence/{step}`, `partner.evidence`],
    [`POST /api/partners/{id}/pan`, `partner.pan`],
    [`POST /api/partners/{id}/standing`, `partner.standing`],
    [`POST /api/customer-eligibility`, `eligibility.check`],
    [`POST /api/customer-eligibility/customer`, `customer.view-eligibility`],
    [`POST /api/customer-eligibility/lists`, `customer.replay-lists`],
    [`GET /api/dedupe-checks/export`, `dedupe.export`],
    [`POST /api/upload-application-status-file`, `import.status-file`],
    [`GET /api/import-batches/{id}/failed-rows`, `import.export`],
    [`POST /api/import-batches/{id}/undo`, `import.undo`],
    [`POST /api/import-previews`, `import.preview`],
    [`POST /api/import-batches`, `import.upload`],
    [`POST /api/import-batches/{id}/mapping`, `import.mapping`],
    [`POST /api/import-batches/{id}/edits`, `import.edit`],
    [`POST /api/import-batches/{id}/rules`, `import.rule`],
    [`POST /api/import-batches/{id}/rehearse`, `import.rehearse`],
    [`POST /api/import-batches/{id}/commit`, `import.commit`],
    [`POST /api/import-batches/{id}/commit-payments`, `payment-run.answer`],
    [`POST /api/import-batches/{id}/bank-words`, `payment-run.words`],
    [`GET /api/reconciliation/{lenderId}/export`, `reconciliation.export`],
    [`POST /api/reconciliation/{lenderId}/decisions`, `reconciliation.decide`],
    [`POST /api/reconciliation/{lenderId}/accept-small`, `reconciliation.decide`],
    [`POST /api/reconciliation-decisions/{id}/undo`, `reconciliation.undo`],
    [`POST /api/reconciliation-decisions/undo`, `reconciliation.undo-many`],
    [`POST /api/reconciliation/{lenderId}/close`, `reconciliation.close`],
    [`POST /api/reconciliation-close`, `reconciliation.close-many`],
    [`POST /api/reconciliation-chase/decisions`, `reconciliation.decide-many`],
    [`GET /api/reconciliation-chase/export`, `reconciliation.export`],
    [`POST /api/reconciliation/{lenderId}/settings`, `reconciliation.settings`],
    [`GET /api/lender-bills/export`, `lender-bill.export`],
    [`POST /api/lender-bills/{lenderId}`, `lender-bill.make`],
    [`POST /api/lender-invoices/{id}/cancel`, `lender-bill.cancel`],
    [`POST /api/lender-invoices/{id}/receipts`, `lender-bill.receipt`],
    [`POST /api/lender-receipts/{id}/undo`, `lender-bill.receipt-undo`],
    [`GET /api/internal-report/figures/export`, `internal-report.export`],
    [`GET /api/internal-report/export`, `internal-report.export`],
    [`GET /api/products-report/export`, `figures.export`],
    [`GET /api/customers-journey/export`, `figures.export`],
    [`GET /api/figure-rows/export`, `figures.export`],
    [`POST /api/figure-alarms/{id}/seen`, `figures.alarm-seen`],
    [`POST /api/report-views`, `report-view.create`],
    [`POST /api/report-views/{id}`, `report-view.update`],
    [`POST /api/report-views/{id}/remove`, `report-view.remove`],
    [`POST /api/partners/{id}/brand/draft`, `brand.draft`],
    [`POST /api/partners/{id}/brand/draft/remove`, `brand.draft-remove`],
    [`POST /api/partners/{id}/brand/logo`, `brand.logo`],
    [`POST /api/partners/{id}/brand/publish`, `brand.publish`],
    [`POST /api/partners/{id}/brand/again`, `brand.again`],
    [`POST /api/partners/{id}/brand/withdraw`, `brand.withdraw`],
    [`POST /api/switch-many`, `records.switch`],
    [`POST /api/legal-holds`, `legal-hold.set`],
    [`POST /api/legal-holds/{id}/lift`, `legal-hold.lift`],
    [`POST /api/calls/next`, `call.take`],
    [`POST /api/calls/{call_id}/skip`, `call.skip`],
    [`POST /api/calls/{call_id}/dial`, `call.dial`],
    [`POST /api/calls/{call_id}/end`, `call.end`],
    [`POST /api/calls/{call_id}/mark`, `call.mark`],
    [`POST /api/csr/search`, `customer.search`],
    [`POST /api/csr/customers/{user_id}/reveal`, `customer.reveal`],
    [`POST /api/csr/customers/{user_id}/quiet`, `customer.quiet`],
    [`POST /api/csr/customers/{user_id}/take-back`, `customer.take-back`],
    [`POST /api/csr/customers/{user_id}/tickets`, `customer.ticket`],
    [`POST /api/csr/customers/{user_id}/link`, `customer.link`],
    [`POST /api/csr/customers/{user_id}/nudge`, `customer.nudge`],
    [`POST /api/csr/customers/{user_id}/identity`, `customer.identify`],
    [`POST /api/csr/customers/{user_id}/identity-code`, `customer.identity-code`],
    [`POST /api/csr/customers/{user_id}/identity-code/check`, `customer.identify-code`],
    [`POST /api/csr/customers/{user_id}/contact-code`, `customer.contact-code`],
    [`POST /api/csr/customers/{user_id}/contact`, `customer.contact`],
    [`POST /api/csr/customers/{user_id}/lost-contact-code`, `customer.lost-contact-code`],
    [`POST /api/csr/customers/{user_id}/lost-contact`, `customer.lost-contact`],
    [`POST /api/csr/customers/{user_id}/erasure`, `customer.erasure`],
    [`POST /api/erasure-requests`, `erasure.note`],
    [`POST /api/erasure-requests/{reference}/owner`, `erasure.owner`],
    [`POST /api/erasure-requests/{reference}/confirm`, `erasure.confirm`],
    [`POST /api/erasure-requests/{reference}/refuse`, `erasure.refuse`],
    [`POST /api/tracking-links`, `link.create_many`],
    [`GET /api/tracking-links/export`, `link.export`],
    [`POST /api/tracking-links/{id}/stop`, `link.stop`],
    [`POST /api/tracking-links/{id}/resume`, `link.resume`],
    [`POST /api/campaigns/count`, `campaign.count`],
    [`POST /api/campaigns`, `campaign.create`],
    [`POST /api/campaigns/{id}/test`, `campaign.test`],
    [`POST /api/campaigns/{id}/start`, `campaign.start`],
    [`POST /api/campaigns/{id}/approve`, `campaign.approve`],
    [`POST /api/campaigns/{id}/stop`, `campaign.stop`],
    [`POST /api/campaigns/{id}/resume`, `campaign.resume`],
    [`POST /api/message-templates`, `template.create`],
    [`POST /api/message-templates/{id}/version`, `template.edit`],
    [`POST /api/message-templates/{id}/register`, `template.register`],
    [`POST /api/message-templates/{id}/retire`, `template.retire`],
    [`POST /api/approvals/{approvalId}/decide`, `approval.decide`],
    [`POST /api/approval-rules/{kind}`, `approval.rule`],
    [`POST /api/payment-runs`, `payment-run.make`],
    [`POST /api/payment-runs/{runId}/check`, `payment-run.check`],
    [`POST /api/payment-runs/{runId}/call-off`, `payment-run.call-off`],
    [`GET /api/payment-runs/{runId}/bank-file/{bank}`, `payment-run.export`],
    [`POST /api/payment-runs/{runId}/sent`, `payment-run.send`],
    [`POST /api/payment-run-lines/{lineId}/paid`, `payment-run.line-paid`],
    [`POST /api/payment-run-lines/{lineId}/returned`, `payment-run.line-returned`],
    [`POST /api/partners/{id}/tax-certificates`, `partner.tax-certificate`],
    [`POST /api/partners/{id}/tax-certificates/{certificateId}/end`, `partner.tax-certificate-end`],
    [`GET /api/tax/{quarter}/export`, `tax.export`],
    [`POST /api/ticket-desk-many`, `ticket.many`],
    [`POST /api/ticket-desk/{ticket}/answer`, `ticket.answer`],
    [`POST /api/ticket-desk/{ticket}/notes`, `ticket.note`],
    [`POST /api/ticket-desk/{ticket}/assign`, `ticket.assign`],
    [`POST /api/ticket-desk/{ticket}/close`, `ticket.close`],
    [`POST /api/ticket-desk/{ticket}/merge`, `ticket.merge`],
    [`POST /api/ticket-desk/{ticket}/escalate`, `ticket.escalate`],
    [`POST /api/ticket-desk/{ticket}/link`, `ticket.link`],
    [`POST /api/ticket-desk/{ticket}/evidence`, `ticket.evidence`],
    [`POST /api/desk-share`, `ticket.share`],
    [`POST /api/ticket-desk/{ticket}/reopen`, `ticket.reopen`],
    [`POST /api/enquiry-desk/{reference}/assign`, `loan-enquiry.assign`],
    [`POST /api/enquiry-desk/{reference}/pass-on`, `loan-enquiry.pass-on`],
    [`POST /api/enquiry-desk/{reference}/close`, `loan-enquiry.close`],
    [`POST /api/partner/logout`, `partner.sign-out`],
    [`POST /api/partner/tracking-links`, `link.create`],
    [`POST /api/partner/tracking-links/{id}/disable`, `link.disable`],
    [`POST /api/partner/lead-inspector`, `lead.inspect`],
    [`POST /api/partner/brand/draft`, `brand.draft`],
    [`POST /api/partner/brand/logo`, `brand.logo`],
    [`GET /api/partner/reports/leads/export`, `partner.report-export`],
    [`GET /api/partner/reports/applications/export`, `partner.report-export`],
    [`GET /api/partner/reports/disbursals/export`, `partner.report-export`],
    [`GET /api/partner/reports/payouts/export`, `partner.report-export`],
    [`GET /api/partner/tax/{quarter}/export`, `tax.own-export`],
    [`POST /api/partner/payouts/{payoutId}/dispute`, `payout.dispute`],
    [`POST /api/partner/acknowledge-selling-rules`, `partner.acknowledge-selling-rules`],
    [`POST /api/partner/tickets`, `partner.ticket`],
    [`POST /api/partner/tickets/{ticket}/messages`, `partner.ticket-message`],
    [`POST /api/partner/tickets/{ticket}/rating`, `partner.ticket-rate`],
    [`POST /api/partner/settings/profile`, `partner.profile`],
    [`POST /api/partner/settings/bank`, `partner.bank`],
    [`POST /api/partner/settings/bank/check`, `partner.bank-check`],
    [`POST /api/partner/code`, `partner.code-send`],
    [`POST /api/partner/code/confirm`, `partner.code`],
    [`POST /api/partner/agreement`, `partner.agreement`],
    [`POST /api/partner/settings/notifications`, `partner.notification`],
    [`POST /api/partner/people`, `partner.person-create`],
    [`POST /api/partner/people/{id}`, `partner.person-update`],
    [`POST /api/partner/people/{id}/password`, `partner.person-password`],
    [`POST /api/partner/password`, `partner.password`],
    [`POST /api/partner/sessions/{id}/end`, `partner.session-end`],
    [`POST /api/partner/end-other-sessions`, `partner.session-end`],
    [`POST /api/partner/referrals`, `referral.create`],
    [`POST /api/partner/api-keys`, `api-key.create`],
    [`POST /api/partner/api-keys/{id}/rotate`, `api-key.rotate`],
    [`POST /api/partner/api-keys/{id}/revoke`, `api-key.revoke`],
    [`POST /api/partner/webhooks`, `webhook.create`],
    [`POST /api/partner/webhooks/{id}`, `webhook.update`],
    [`POST /api/partner/webhooks/{id}/remove`, `webhook.remove`],
    [`POST /api/partner/webhooks/{id}/test`, `webhook.test`],
    [`POST /api/partner/webhook-deliveries/{id}/replay`, `webhook.replay`],
    [`POST /api/partner/widgets`, `widget.create`],
    [`POST /api/partner/funnel/draft`, `funnel.draft`],
    [`POST /api/partner/funnel/publish`, `funnel.publish`],
    [`POST /api/partner/funnel/roll-back`, `funnel.roll-back`],
    [`POST /api/partner-api/leads`, `api.lead-create`],
    [`GET /api/merchant-requests/{id}`, `merchant.request-view`],
    [`POST /api/merchant-requests/{id}/approve`, `merchant.approve`],
    [`POST /api/merchant-requests/{id}/decline`, `merchant.decline`],
    [`POST /api/partners/{id}/payouts/{month}/approve`, `payout.approve`],
    [`POST /api/payout-payments/{paymentId}/reverse`, `payout.reverse-payment`],
    [`POST /api/payouts/{payoutId}/take-back`, `payout.take-back`],
    [`POST /api/payouts/{payoutId}/release`, `payout.release`],
    [`POST /api/payout-disputes/{disputeId}/answer`, `payout.answer-dispute`],
  ]),
  Vi = [`too_late`, `goes_on`, `unanswered`, `confirmed_after_payout`, `contradicted`],
  Hi = [
    `delivered`,
    `pending`,
    `do_not_disturb`,
    `invalid`,
    `expired`,
    `dlt_entity`,
    `dlt_header`,
    `dlt_template`,
    `dlt_consent`,
    `operator`,
  ],
  Ui = {
    latin:
      `offer.offers.discount.cashback.cash back.sale.deal.deals.win.prize.reward.rewards.bonus.free.pre-approved.preapproved.pre approved.apply now.best rate.best rates.low rate.low rates.low interest.lowest.starting at.starting from.exclusive.special rate.top-up loan.top up loan.upgrade.refer and earn.hurry.limited period.limited time.buy now.new loan.get a loan.credit card for you`.split(
        `.`,
      ),
    devanagari:
      `ऑफ़र.ऑफर.ऑफ़र्स.छूट.डिस्काउंट.कैशबैक.सेल.डील.जीतें.जीतिए.इनाम.पुरस्कार.रिवॉर्ड.बोनस.मुफ़्त.मुफ्त.फ़्री.फ्री.प्री-अप्रूव्ड.प्री अप्रूव्ड.अभी आवेदन करें.अभी अप्लाई करें.सबसे कम.कम ब्याज.सस्ता लोन.विशेष दर.सीमित समय.जल्दी करें.नया लोन.लोन पाएँ.लोन पाएं.लोन लें`.split(
        `.`,
      ),
  },
  Wi = (e) => e.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`),
  Gi = [...Ui.latin, ...Ui.devanagari].map((e) => {
    let t = Wi(e.normalize(`NFC`)).replaceAll(/\s+/g, String.raw`\s+`)
    return new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])${t}(?![\p{L}\p{M}\p{N}])`, `iu`)
  })
function Ki(e) {
  let t = e.normalize(`NFC`)
  return [...new Set(Gi.flatMap((e) => e.exec(t)?.[0] ?? []))]
}
var qi = {
    documents_needed: {
      statuses: [`documents_needed`],
      subject: `Your application needs something from you`,
      subject_hi: `आपके आवेदन में कुछ कमी है`,
      text: `Hello #alphanumeric#, something is still missing for your application #alphanumeric#. Please log in and look.`,
      text_hi: `नमस्ते #alphanumeric#, आपके आवेदन में कुछ कमी है। आवेदन नंबर #alphanumeric# के लिए लॉग इन करके देखें।`,
    },
    with_the_lender: {
      statuses: [`submitted`, `queued`, `received`, `in_review`],
      subject: `Where your application is`,
      subject_hi: `आपका आवेदन कहाँ है`,
      text: `Hello #alphanumeric#, the lender has not yet answered your application #alphanumeric#. We keep asking, and write to you as soon as there is news.`,
      text_hi: `नमस्ते #alphanumeric#, लेंडर ने अभी आपके आवेदन का जवाब नहीं दिया है। आवेदन नंबर #alphanumeric# के बारे में हम पूछते रहते हैं, और ख़बर आते ही लिखेंगे।`,
    },
    approved: {
      statuses: [`approved`],
      subject: `Your application is approved`,
      subject_hi: `आपका आवेदन मंज़ूर हुआ है`,
      text: `Hello #alphanumeric#, the lender has approved your application #alphanumeric#. Please log in to read the terms, and sign or decline.`,
      text_hi: `नमस्ते #alphanumeric#, लेंडर ने आपका आवेदन मंज़ूर किया है। आवेदन नंबर #alphanumeric# की शर्तें पढ़ने और हस्ताक्षर करने या मना करने के लिए लॉग इन करें।`,
    },
  },
  Ji = [`documents_needed`, `with_the_lender`, `approved`],
  Yi = ` CreditLane`
function Xi(e, t) {
  let { subject: n, subject_hi: r, text: i, text_hi: a } = qi[e]
  return {
    ...(t === `sms`
      ? { subject: ``, subject_hi: ``, text: i + Yi, text_hi: a + Yi }
      : { subject: n, subject_hi: r, text: i, text_hi: a }),
    fill_1: `first_name`,
    fill_2: `reference`,
    fill_3: ``,
  }
}
var Zi = [`numeric`, `alphanumeric`, `url`, `cbn`, `email`],
  Qi = { numeric: 12, alphanumeric: 40, url: 60, cbn: 13, email: 60 },
  $i = { most: 2, withReason: 3 },
  ea = /\{#([A-Za-z]+)#\}|#([A-Za-z]+)#/gu
function J(e) {
  let t = [],
    n = 0
  for (let r of e.matchAll(ea)) {
    let i = (r[1] ?? r[2] ?? ``).toLowerCase()
    ;(r.index > n && t.push({ fixed: e.slice(n, r.index) }),
      t.push({ variable: r[0], type: Zi.find((e) => e === i) ?? null }),
      (n = r.index + r[0].length))
  }
  return (n < e.length && t.push({ fixed: e.slice(n) }), t)
}
var Y = (e) => J(e).flatMap((e) => (`type` in e ? [e.type] : []))
function ta(e) {
  let t = J(e)
  return t.some((e, n) => {
    if (!(`type` in e)) return !1
    let [r, i] = t.slice(n + 1)
    return r === void 0 ? !1 : `type` in r || (!/[\p{L}\p{N}]/u.test(r.fixed) && i !== void 0)
  })
}
function na(e) {
  let t = J(e),
    n = t.reduce((e, t) => e + (`type` in t ? 0 : t.fixed.replaceAll(/\s/g, ``).length), 0),
    r = t.reduce((e, t) => e + (`type` in t && t.type ? Qi[t.type] : 0), 0)
  return n + r === 0 ? 0 : n / (n + r)
}
var ra = 0.3,
  ia = /(?:https?:\/\/)?((?:[a-z0-9-]+\.)+[a-z]{2,})(?=[/:?#\s).,;!"']|$)/giu,
  aa = (e) => J(e).flatMap((e) => (`type` in e ? [] : [...e.fixed.matchAll(ia)].map(([, e = ``]) => e.toLowerCase()))),
  oa = [`sms`, `email`],
  sa = [`service_implicit`, `service_explicit`, `promotional`],
  ca = {
    first_name: `alphanumeric`,
    reference: `alphanumeric`,
    days: `numeric`,
    site: `url`,
    opt_out: `url`,
    care_number: `cbn`,
    care_email: `email`,
  },
  la = Object.keys(ca),
  ua = ({ fill_1: e, fill_2: t, fill_3: n }) => [e, t, n],
  da = ({ category: e, event: t }) => e !== `service_implicit` || t === ``,
  fa = /^[A-Z]{3,6}$/,
  pa = /^\d{3,8}$/
function ma(e, t) {
  let n = {},
    r = (e, t) => {
      t !== null && (n[e] ??= `rules:template.${t}`)
    },
    { channel: i, category: a, text: o, text_hi: s, header: c } = e,
    l = Y(o)
  for (let n of [`text`, `text_hi`, ...(i === `email` ? [`subject`, `subject_hi`] : [])]) r(n, ha(e[n], a, t))
  for (let t of [`text`, `text_hi`]) r(t, ga(e[t]))
  if (
    (Y(s).join() !== l.join() && r(`text_hi`, `same`),
    /\p{Script=Devanagari}/u.test(s) || r(`text_hi`, `hindi`),
    i === `email`)
  )
    for (let t of [`subject`, `subject_hi`])
      (e[t].trim() === `` && r(t, `subject`), Y(e[t]).length > 0 && r(t, `subjectVariable`))
  else
    c !== `` &&
      !(a === `promotional` ? pa : fa).test(c) &&
      r(`header`, a === `promotional` ? `headerDigits` : `headerLetters`)
  for (let [t, n] of ua(e).entries()) {
    let e = [`fill_1`, `fill_2`, `fill_3`][t],
      i = l[t]
    e !== void 0 &&
      (i === void 0 && n !== `` && r(e, `fillNowhere`),
      i !== void 0 && n === `` && r(e, `fillMissing`),
      i && n !== `` && ca[n] !== i && r(e, `fillType`))
  }
  if (
    (l.length > $i.most && e.third_reason.trim() === `` && r(`third_reason`, `third`),
    i === `sms` && da(e) && !ua(e).includes(`opt_out`) && r(`text`, `optOut`),
    a !== `service_implicit`)
  )
    e.event !== `` && r(`event`, `eventNowhere`)
  else if (e.event === ``) r(`event`, `event`)
  else for (let [t, n] of Object.entries(Xi(e.event, i))) e[t] !== n && r(t, `eventWords`)
  return n
}
function ha(e, t, n) {
  return le(e).length > 0
    ? `forbidden`
    : t !== `promotional` && Ki(e).length > 0
      ? `promotional`
      : aa(e).every(n)
        ? null
        : `host`
}
function ga(e) {
  let t = Y(e)
  return t.includes(null)
    ? `variable`
    : t.length > $i.withReason
      ? `variables`
      : ta(e)
        ? `neighbours`
        : na(e) < 0.3
          ? `fixed`
          : null
}
var _a = [`in_run`, `sent`, `paid`, `returned`, `taken_out`],
  va = [`made`, `checked`, `sent`, `done`, `called_off`],
  ya = [`no_pan`, `gst_gap`, `new_account`, `unusual`, `disputed`, `held`, `returned_before`, `file_missing`],
  ba = [
    `matched`,
    `status_differs`,
    `amount_differs`,
    `rate_differs`,
    `date_differs`,
    `missing_here`,
    `missing_there`,
    `duplicate`,
    `clawed_back`,
  ],
  xa = [`status_differs`, `amount_differs`, `rate_differs`, `date_differs`],
  Sa = (e) => xa.includes(e),
  Ca = [`paid_not_billed`, `partner_not_accrued`],
  wa = [`accepted`, `disputed`, `corrected`, `chased`],
  Ta = [`waiting`, `standing`],
  Ea = [`audit_id`, `at`, `actor`, `on_behalf_of`, `action`, `before`, `after`],
  Da = (e, t) =>
    C(
      Ea.map((e) => t(`audit:columns.${e}`)),
      e.map((e) => Ea.map((n) => (n === `action` ? t([`audit:actions.${e.action}`, e.action]) : e[n]))),
    ),
  Oa = (e, t) => JSON.stringify(e) === JSON.stringify(t),
  ka = (e, t) => Object.fromEntries(Object.keys(t).map((t) => [t, e[t]]))
async function Aa(e, n) {
  let r = ka(await e(), n)
  if (Oa(r, n)) return
  let i = { present: JSON.stringify(r) }
  throw new t(409, `conflict`, v.t(`errors:conflict`), { errors: i })
}
var ja = () => new t(404, `not_found`, v.t(`errors:not_found`)),
  Ma = async (e) => (await D(`listLenderRevenues`, { params: { lenderId: e } })).lenderRevenue
function Na(e) {
  let [t] = Object.entries(e)
  return t ?? [``, void 0]
}
function Pa(e) {
  return {
    read: () => D(`getAdminLender`, { params: { lenderId: e } }),
    save: (t, n, r) => {
      let [i, a] = Na(t)
      return D(`updateLender`, {
        body: { lender_id: e, property: i, value: a, expected: n[i], ...(r && { reason: r }) },
      })
    },
  }
}
function Fa(e) {
  return {
    read: async () => {
      let t = (await D(`listAdminCards`)).find((t) => t.category_id === e)
      if (!t) throw ja()
      return t
    },
    save: (t, n) => {
      let [r, i] = Na(t)
      return D(`updateCreditCard`, { body: { category_id: e, property: r, value: i, expected: n[r] } })
    },
  }
}
function Ia(e, t) {
  return {
    read: async () => {
      let n = (await Ma(Number(t.lender_id))).find((t) => t.id === e)
      if (!n) throw ja()
      return n
    },
    save: (e, t, n) => D(`updateLenderRevenue`, { body: { ...e, expected: t, reason: n } }),
  }
}
function La(e) {
  return {
    read: async () => ({ lender_revenue_ids: (await Ma(e)).map(({ id: e }) => e) }),
    save: (t, n, r) => {
      let { lender_revenue_ids: i } = t
      return D(`setLenderRevenueOrder`, {
        body: { lender_id: e, lender_revenue_ids: i, expected: n.lender_revenue_ids, reason: r },
      })
    },
  }
}
async function Ra(e) {
  let { funnel: t, ...n } = await D(`getPartner`, { params: { id: e } })
  return { ...n, ...t }
}
function za(e, t) {
  let n = String(e)
  return { read: () => Ra(n), save: (e, r, i) => t(n, e, r, i) }
}
var Ba = (e) => (t, n) => {
    let { read: r, restore: i, remove: a } = e(t)
    return { read: async () => ((await r(n)) ? n : {}), save: (e, t, n) => i(n), removeAgain: a }
  },
  Va = (e) => ({
    read: async () => (await D(`listAdminCards`)).find((t) => t.category_id === e),
    restore: () => D(`restoreCreditCard`, { params: { id: e } }),
    remove: () => D(`removeCreditCard`, { body: { category_id: e } }),
  }),
  Ha = (e) => ({
    read: async () => (await D(`listAdminLenders`)).find((t) => t.lender_id === e),
    restore: () => D(`restoreLender`, { params: { lenderId: e } }),
    remove: () => D(`removeLender`, { body: { lender_id: e } }),
  }),
  Ua = (e) => ({
    read: async ({ lender_id: t }) => (await Ma(Number(t))).find((t) => t.id === e),
    restore: (t) => D(`restoreLenderRevenue`, { params: { id: e }, body: { reason: t } }),
    remove: (t) => D(`removeLenderRevenue`, { params: { id: e }, body: { reason: t } }),
  }),
  Wa = {
    'lender.update': Pa,
    'card.update': Fa,
    'lender-revenue.update': Ia,
    'lender-revenue.set-order': La,
    'partner.utm': (e) =>
      za(e, (e, t, { utm_id: n }) => D(`updatePartnerUtm`, { params: { id: e }, body: { ...t, expected: n } })),
    'partner.revenue': (e) =>
      za(e, (e, t, { revenue_percent: n, revenue_flat_fee: r }, i) =>
        D(`updatePartnerRevenue`, {
          params: { id: e },
          body: { ...t, expected: { revenue_percent: n, revenue_flat_fee: r }, reason: i },
        }),
      ),
    'partner.hosts': (e) =>
      za(e, (e, t, { hosts: n }) => D(`updatePartnerHosts`, { params: { id: e }, body: { ...t, expected: n } })),
    'partner.funnel': (e) =>
      za(e, async (e, t, n) => {
        await Aa(() => Ra(e), n)
        let [r, i] = Na(t)
        return D(`updatePartnerFunnel`, { params: { id: e }, body: { property: r, value: i } })
      }),
  },
  Ga = { 'card.remove': Ba(Va), 'lender.remove': Ba(Ha), 'lender-revenue.delete': Ba(Ua) },
  Ka = (e) => typeof e == `object` && !!e && !Array.isArray(e)
function qa(e, { action: t, before: n, after: r }) {
  let i = /^[a-z_-]+:([1-9]\d{0,8})$/.exec(e)?.[1],
    a = r === null || (Ka(r) && Object.keys(r).join() === `alone`) ? Ga : Ka(r) ? Wa : {},
    o = t === `approval.decide` && Ka(n) && `revenue_percent` in n ? `partner.revenue` : t,
    s = Object.hasOwn(a, o) ? a[o] : void 0
  return !s || i === void 0 || !Ka(n) ? null : { ...s(Number(i), n), before: n }
}
var Ja = /^(?:\d{1,10}|[A-Z]{1,3}-\d{1,9})$/
function Ya(e, t, n) {
  let [r = ``, i = ``] = e.split(`:`),
    a = t[e] ?? (Ja.test(i) ? i : ``),
    o = /^[a-z_-]+$/.test(r) ? n(`audit:subjects.${r}`, { name: a, defaultValue: `` }) : ``
  return (o === `` ? n(`audit:subjects.other`) : o).trim()
}
function Xa({ actor: e, actor_name: t }, n) {
  let r = Ya(e.replace(/^partner:/, `partner-user:`), {}, n)
  return t === null ? r : n(`audit:named`, { name: t, who: r })
}
function Za(e, t) {
  let n = Ii(e)
  return n === null ? null : Ya(n, e.names, t)
}
function Qa(e, t) {
  let n = Fi(e)
  return n === null ? null : Ya(n, e.names, t)
}
function $a({ action: e, children: t }) {
  return (0, I.jsx)(M, {
    component: h,
    to: ee(b(`user-management`), { tab: `activity`, action: e }),
    sx: { display: `inline-block`, mt: 4, py: 2.5 },
    children: t,
  })
}
var eo = 20
function to({ changed: e, refused: t, note: n, onUndo: a, onClose: o }) {
  let { t: s } = i([`table`, `common`]),
    c = (0, F.useId)(),
    l = t.reduce((e, { names: t }) => e + t.length, 0)
  return (0, I.jsxs)(Re, {
    open: !0,
    maxWidth: `sm`,
    'aria-labelledby': c,
    onClose: o,
    children: [
      (0, I.jsx)(Ve, { id: c, children: s(`bulkPart`, { count: e, changed: r(e), refused: r(l) }) }),
      (0, I.jsxs)(Be, {
        tabIndex: 0,
        children: [
          n !== void 0 && (0, I.jsx)(j, { children: n }),
          (0, I.jsx)(`ul`, {
            children: t.map(({ why: e, names: t }) =>
              (0, I.jsxs)(
                j,
                {
                  component: `li`,
                  sx: { overflowWrap: `anywhere`, py: 1 },
                  children: [
                    (0, I.jsxs)(`strong`, {
                      children: [
                        t.slice(0, eo).join(`, `),
                        t.length > eo && ` ${s(`bulkMore`, { count: t.length - eo })}`,
                      ],
                    }),
                    `: `,
                    e,
                  ],
                },
                e,
              ),
            ),
          }),
          (0, I.jsx)(j, { color: `textSecondary`, children: s(`bulkStay`, { count: l }) }),
        ],
      }),
      (0, I.jsxs)(He, {
        children: [
          e > 0 &&
            (0, I.jsx)(N, {
              variant: `outlined`,
              onClick: () => {
                ;(a(), o())
              },
              children: s(`undoChanged`, { count: e }),
            }),
          (0, I.jsx)(N, { variant: `contained`, autoFocus: !0, onClick: o, children: s(`common:close`) }),
        ],
      }),
    ],
  })
}
function no(e) {
  let t = new Map()
  for (let { name: n, why: r } of e) t.set(r, [...(t.get(r) ?? []), n])
  return [...t].map(([e, t]) => ({ why: e, names: t }))
}
function ro(e, t) {
  let n = k()
  return O({
    mutationFn: ({ ids: t, on: n, signed: r }) =>
      D(`switchMany`, { body: { kind: e, ids: [...t], on: n, ...(r && { signed: r }) } }),
    onSettled: () => n.invalidateQueries({ queryKey: t }),
  })
}
function io(e, { restore: t, done: n, reload: r }) {
  m.saved(e, () => {
    t()
      .then(
        () => m.success(n),
        (e) => m.error(Te(e)),
      )
      .finally(() => void r())
  })
}
function ao() {
  let { t: e } = i(`admin`)
  return (0, I.jsx)(j, {
    component: `span`,
    variant: `body2`,
    sx: { display: `block`, color: `warning.main`, fontWeight: 500 },
    children: e(`hindi.missing`),
  })
}
var X = [`admin-partners`],
  oo = 3
function so() {
  return T({ queryKey: X, queryFn: ({ signal: e }) => D(`listPartners`, { signal: e }) })
}
function co(e) {
  return T({
    queryKey: [...X, e],
    queryFn: ({ signal: t }) => D(`getPartner`, { params: { id: e }, signal: t }),
    refetchOnMount: `always`,
  })
}
function lo(e) {
  return T({
    queryKey: [...X, String(e), `users`],
    queryFn: ({ signal: t }) => D(`listPartnerUsers`, { params: { id: e }, signal: t }),
    refetchOnMount: `always`,
  })
}
function uo() {
  return O({ mutationFn: (e) => D(`getPartnerByName`, { params: { name: e } }), onError: (e) => o(e) })
}
function Z() {
  let e = k()
  return () => Promise.all([e.invalidateQueries({ queryKey: X }), e.invalidateQueries({ queryKey: [`audit`] })])
}
function fo(e) {
  let t = Z()
  return O({ mutationFn: (t) => D(`updatePartnerUtm`, { params: { id: e }, body: t }), onSettled: () => void t() })
}
function po(e) {
  return T({
    queryKey: [...X, String(e), `terms`],
    queryFn: ({ signal: t }) => D(`listPartnerTerms`, { params: { id: e }, signal: t }),
    refetchOnMount: `always`,
  })
}
var mo = (e, t) => D(`previewPartnerTerms`, { params: { id: e }, body: t })
function ho(e, t) {
  return O({
    mutationFn: (n) => t((t) => D(`callOffPartnerTerms`, { params: { id: e, versionId: n }, body: { reason: t } })),
    onSuccess: () => m.success(v.t(`dated:calledOff`)),
    onError: (e) => {
      e instanceof de || o(e)
    },
    onSettled: Z(),
  })
}
function go(e) {
  let t = Z()
  return O({ mutationFn: (t) => D(`updatePartnerRevenue`, { params: { id: e }, body: t }), onSettled: () => void t() })
}
function _o(e) {
  let t = { id: String(e) }
  return O({
    mutationFn: async (e) => {
      for (let n = oo; ; --n) {
        let { hosts: r } = await D(`getPartner`, { params: t })
        try {
          return await D(`updatePartnerHosts`, { params: t, body: { hosts: e(r), expected: r } })
        } catch (e) {
          if (n <= 1 || !ae(e)) throw e
        }
      }
    },
    onSettled: Z(),
    onError: (e) => o(e),
  })
}
function vo(e) {
  return O({
    mutationFn: (t) => D(`updatePartnerFunnel`, { params: { id: e }, body: t }),
    onSettled: Z(),
    onError: (e) => o(e),
  })
}
function yo(e) {
  return O({ mutationFn: (t) => D(`createPartnerUser`, { params: { id: e }, body: t }), onSettled: Z() })
}
function bo(e, t) {
  return O({
    mutationFn: (n) => D(`updatePartnerUserStatus`, { params: { id: e, userId: t }, body: { status: n } }),
    onSettled: Z(),
    onError: (e) => o(e),
  })
}
function xo(e, t) {
  return O({
    mutationFn: () => D(`resetPartnerUserPassword`, { params: { id: e, userId: t } }),
    onSettled: Z(),
    onError: (e) => o(e),
  })
}
function So({ lines: e, before: t, after: n }, r) {
  let i = { count: e, before: c(t), after: c(n) }
  return `${e === 0 ? r(`dated:effect.none`) : r(`dated:effect.some`, i)} ${r(`dated:told`)}`
}
var Co = { past: `neutral`, in_force: `ok`, planned: `info` }
function wo(e) {
  let { title: t, versions: n, wordsOf: r, onCallOff: a, busy: o } = e,
    { t: s } = i(`dated`),
    c = (0, F.useId)(),
    [l, u] = (0, F.useState)(null),
    d = ({ from_day: e }) => (e === null ? s(`beginning`) : s(`from`, { day: Ce(e) }))
  return (0, I.jsxs)(A, {
    component: `section`,
    'aria-labelledby': c,
    sx: { mt: 5 },
    children: [
      (0, I.jsx)(j, { variant: `h5`, component: `h3`, id: c, children: t }),
      (0, I.jsx)(A, {
        component: `ul`,
        sx: { listStyle: `none`, m: 0, mt: 2, p: 0 },
        children: n.map((e) =>
          (0, I.jsxs)(
            A,
            {
              component: `li`,
              sx: { display: `flex`, flexWrap: `wrap`, gap: 3, py: 2.5, borderTop: 1, borderColor: `divider` },
              children: [
                (0, I.jsxs)(A, {
                  sx: { flex: `1 1 220px`, minWidth: 0 },
                  children: [
                    (0, I.jsx)(j, { sx: { fontWeight: 500 }, children: d(e) }),
                    r(e).map((e) =>
                      (0, I.jsx)(j, { variant: `body2`, sx: { overflowWrap: `anywhere` }, children: e }, e),
                    ),
                  ],
                }),
                (0, I.jsx)(A, {
                  sx: { alignSelf: `flex-start` },
                  children: (0, I.jsx)(we, { tone: Co[e.state], children: s(`state.${e.state}`) }),
                }),
                e.state === `planned` &&
                  (0, I.jsx)(N, {
                    variant: `outlined`,
                    size: `small`,
                    sx: { minHeight: 44 },
                    'aria-label': s(`callOffOf`, { since: d(e) }),
                    disabled: o,
                    onClick: () => u(e),
                    children: s(`callOff`),
                  }),
              ],
            },
            e.from_day,
          ),
        ),
      }),
      l &&
        (0, I.jsx)(S, {
          open: !0,
          title: s(`callOffTitle`, { since: d(l) }),
          text: s(`callOffText`),
          confirm: s(`callOff`),
          onCancel: () => u(null),
          onConfirm: () => {
            ;(a(l), u(null))
          },
        }),
    ],
  })
}
var To = [`csr`],
  Eo = { refetchOnWindowFocus: !1, refetchOnMount: `always` }
function Do(e) {
  return T({
    queryKey: [...To, e],
    queryFn: async ({ signal: t }) => (await D(`getCsrCustomer`, { params: { user_id: e }, signal: t })).data,
    enabled: e > 0,
    ...Eo,
  })
}
function Oo(e, t, n) {
  return be({
    queryKey: [...To, e, `timeline`, t, n],
    queryFn: ({ pageParam: r, signal: i }) =>
      D(`listCsrTimeline`, {
        params: { user_id: e },
        query: {
          ...(t !== null && { group: t }),
          ...(n !== null && { reference: n }),
          ...(r !== null && { before: r }),
        },
        signal: i,
      }),
    initialPageParam: null,
    getNextPageParam: ({ next: e }) => e,
    placeholderData: E,
    ...Eo,
  })
}
function ko(e) {
  let t = k()
  return () => t.invalidateQueries({ queryKey: [...To, e] })
}
function Ao(e, t) {
  let n = ko(e)
  return (e) => (m.success(e), t(), n())
}
var jo = () => O({ mutationFn: (e) => D(`findCustomers`, { body: e }) }),
  Mo = ({ user_id: e, matched: t, reference: n }) =>
    b(`csr-portal/:id/:pid`, { id: String(e), pid: t === `application` && n !== null ? n : `0` })
function No({ found: e }) {
  let { t } = i([`csr`, `applications`, `erasure-desk`]),
    { user_id: n, matched: r, reference: a, product: o, lender: s, status: c, since: l } = e,
    u = t(`customer.number`, { id: n }),
    d =
      c === null
        ? null
        : r === `application`
          ? t([`applications:status.${c}`, `csr:unknown`])
          : r === `ticket`
            ? t([`csr:ticketStatus.${c}`, `csr:unknown`])
            : r === `erasure`
              ? t([`erasure-desk:status.${c}`, `csr:unknown`])
              : null,
    f = [t(`matched.${r}`, { reference: a ?? `` }), o && t(`applications:productName.${o}`), s, d]
  return (0, I.jsxs)(Ne, {
    component: `li`,
    variant: `outlined`,
    sx: { p: 4 },
    children: [
      (0, I.jsx)(M, { component: h, to: Mo(e), sx: { fontWeight: 600, display: `inline-block`, py: 2 }, children: u }),
      (0, I.jsx)(j, { variant: `body2`, children: f.filter(Boolean).join(` · `) }),
      (0, I.jsx)(j, {
        variant: `body2`,
        sx: { color: `text.secondary` },
        children: t(r === `customer` || a === null ? `find.customerSince` : `find.dated`, { day: Ce(l) }),
      }),
    ],
  })
}
var Po = [`past`, `in_force`, `planned`],
  Fo = 366
function Io(e, t, n) {
  return t < n
    ? `rules:terms.past`
    : t > De(n, Fo)
      ? `rules:terms.far`
      : e.some(({ from_day: e }) => e !== null && e > t)
        ? `rules:terms.planned`
        : null
}
function Lo(e, t) {
  return e.so_status === 1
    ? e.so_date_start !== null && t < e.so_date_start
      ? `waiting`
      : e.so_date_end !== null && t > e.so_date_end
        ? `ended`
        : `live`
    : `off`
}
function Ro({ lender: e }) {
  let { t } = i(`lenders-admin`),
    n = Lo(e, Ye()),
    { so_date_start: r, so_date_end: a } = e
  return (0, I.jsx)(A, {
    component: `span`,
    sx: { color: n === `live` ? `success.main` : `text.secondary`, whiteSpace: `nowrap` },
    children: t(`offer.${n === `live` && a !== null ? `liveUntil` : n}`, {
      start: r === null ? `` : Ce(r),
      end: a === null ? `` : Ce(a),
    }),
  })
}
function zo({ back: e, title: n, gone: r, loading: i, query: a, failed: o, children: s }) {
  let { error: c } = a,
    l = c instanceof t && (c.status === 404 || c.status === 422),
    u = i === void 0 ? {} : { role: `status`, 'aria-label': i }
  return (0, I.jsxs)(I.Fragment, {
    children: [
      (0, I.jsx)(M, {
        component: h,
        to: e.to,
        sx: { display: `inline-flex`, alignItems: `center`, minHeight: 44 },
        children: e.text,
      }),
      (0, I.jsx)(se, { children: n }),
      l
        ? (0, I.jsx)(Ae, { severity: `info`, sx: { mt: 4 }, children: r })
        : (0, I.jsx)(ye, {
            query: a,
            failed: o,
            waiting: (0, I.jsx)(Pe, { variant: `rounded`, height: 360, ...u }),
            children: s,
          }),
    ],
  })
}
function Bo({ children: e, aside: t }) {
  return (0, I.jsxs)(A, {
    sx: {
      display: `grid`,
      gap: 6,
      mt: 3,
      gridTemplateColumns: { xs: `minmax(0, 1fr)`, lg: `minmax(0, 2fr) minmax(280px, 1fr)` },
    },
    children: [e, (0, I.jsx)(A, { sx: { display: `grid`, gap: 4, alignContent: `start`, minWidth: 0 }, children: t })],
  })
}
function Vo({ secret: e, uri: t }) {
  let { t: n } = i(`staff-admin`)
  return (0, I.jsxs)(A, {
    sx: { display: `grid`, gap: 4 },
    children: [
      (0, I.jsx)(j, { children: n(`factor.scan`) }),
      (0, I.jsx)(A, {
        sx: { width: 200, maxWidth: `100%`, mx: `auto` },
        children: (0, I.jsx)(me, { text: t, label: n(`factor.qr`), failed: n(`factor.qrFailed`) }),
      }),
      (0, I.jsx)(j, { variant: `body2`, color: `textSecondary`, children: n(`factor.typed`) }),
      (0, I.jsx)(A, {
        component: `output`,
        'aria-label': n(`factor.secret`),
        sx: Ho,
        children: (e.match(/.{1,4}/g) ?? []).join(` `),
      }),
    ],
  })
}
var Ho = {
  display: `block`,
  p: 3,
  border: 1,
  borderColor: `divider`,
  borderRadius: 1,
  fontFamily: `monospace`,
  overflowWrap: `anywhere`,
  userSelect: `all`,
}
function Uo({ codes: e, onDone: t }) {
  let { t: n } = i(`staff-admin`)
  return (0, I.jsxs)(A, {
    sx: { display: `grid`, gap: 4 },
    children: [
      (0, I.jsx)(Ae, { severity: `warning`, children: n(`factor.codesOnce`) }),
      (0, I.jsx)(A, {
        component: `ul`,
        'aria-label': n(`factor.codes`),
        sx: { ...Ho, m: 0, display: `grid`, gap: 2, gridTemplateColumns: `repeat(2, 1fr)`, listStyle: `none` },
        children: e.map((e) => (0, I.jsx)(`li`, { children: e }, e)),
      }),
      (0, I.jsx)(N, { variant: `contained`, onClick: t, children: n(`factor.noted`) }),
    ],
  })
}
var Wo = [`merchant-requests`],
  Go = [`merchants`]
function Ko() {
  return T({ queryKey: Go, queryFn: ({ signal: e }) => D(`listMerchants`, { signal: e }), refetchOnMount: `always` })
}
function qo(e) {
  return T({
    queryKey: [...Wo, e],
    queryFn: ({ signal: t }) => D(`listMerchantRequests`, { query: e, signal: t }),
    placeholderData: E,
    refetchOnMount: `always`,
  })
}
var Jo = () => qo({ status: `open` }).data?.counts.open ?? 0
function Yo(e) {
  return T({
    queryKey: [`merchant-request`, e],
    queryFn: ({ signal: t }) => D(`getMerchantRequest`, { params: { id: e }, signal: t }),
    staleTime: 1 / 0,
    gcTime: 0,
    refetchOnWindowFocus: !1,
  })
}
function Xo() {
  let e = k()
  return () => Promise.all([Wo, Go].map((t) => e.invalidateQueries({ queryKey: t })))
}
function Zo(e) {
  return O({ mutationFn: (t) => D(`approveMerchantRequest`, { params: { id: e }, body: t }), onSettled: Xo() })
}
function Qo(e) {
  return O({
    mutationFn: (t) => D(`declineMerchantRequest`, { params: { id: e }, body: { reason: t } }),
    onSettled: Xo(),
  })
}
var $o = (e) => [`partner-standing`, e],
  es = (e) =>
    T({
      queryKey: $o(e),
      queryFn: ({ signal: t }) => D(`getPartnerStanding`, { params: { id: e }, signal: t }),
      refetchOnMount: `always`,
    })
function ts(e) {
  let t = k()
  return O({
    mutationFn: (t) => D(`changePartnerStanding`, { params: { id: e }, body: t }),
    onSettled: () => Promise.all([$o(e), Go, [`audit`]].map((e) => t.invalidateQueries({ queryKey: e }))),
  })
}
var ns = { active: [`suspended`, `left`], suspended: [`active`, `left`], left: [`active`] }
function rs({ partner: e, onChoose: t }) {
  let { t: n } = i(`partner-standing`)
  return ns[e.standing].map((r) =>
    (0, I.jsx)(
      N,
      {
        size: `small`,
        variant: `outlined`,
        color: r === `active` ? `primary` : `error`,
        'aria-label': n(`acts.${r}.of`, { name: e.name }),
        sx: { minHeight: 44 },
        onClick: () => t(r),
        children: n(`acts.${r}.button`),
      },
      r,
    ),
  )
}
var is = { active: `ok`, suspended: `warn`, left: `neutral` }
function as({ standing: e }) {
  let { t } = i(`partner-standing`)
  return (0, I.jsx)(we, { tone: is[e], children: t(`standings.${e}`) })
}
var Q = [`admin-payouts`],
  os = (e) =>
    T({
      queryKey: [...Q, e, `months`],
      queryFn: ({ signal: t }) => D(`listPartnerStatements`, { params: { id: e }, signal: t }),
      refetchOnMount: `always`,
    }),
  ss = (e, t, n) =>
    T({
      queryKey: [...Q, e, t, n],
      queryFn: ({ signal: r }) => D(`listPartnerPayouts`, { params: { id: e, month: t }, query: n, signal: r }),
      placeholderData: E,
      refetchOnMount: `always`,
    }),
  cs = () =>
    T({
      queryKey: [...Q, `questions`],
      queryFn: ({ signal: e }) => D(`listPayoutDisputes`, { signal: e }),
      refetchOnMount: `always`,
    })
function $() {
  let e = k()
  return () => Promise.all([e.invalidateQueries({ queryKey: Q }), e.invalidateQueries({ queryKey: [`audit`] })])
}
function ls(e, t) {
  let n = { id: String(e), month: t }
  return O({ mutationFn: (e) => D(`approvePayouts`, { params: n, body: e }), onSettled: $() })
}
function us(e) {
  return O({ mutationFn: (t) => D(`reversePayment`, { params: { paymentId: e }, body: t }), onSettled: $() })
}
function ds(e) {
  return O({ mutationFn: (t) => D(`takeBackPayout`, { params: { payoutId: e }, body: { reason: t } }), onSettled: $() })
}
function fs(e) {
  return O({ mutationFn: (t) => D(`releasePayout`, { params: { payoutId: e }, body: t }), onSettled: $() })
}
function ps(e) {
  return O({ mutationFn: (t) => D(`answerPayoutDispute`, { params: { disputeId: e }, body: t }), onSettled: $() })
}
var ms = (e) =>
  T({
    queryKey: [...Q, e, `lower-tax`],
    queryFn: ({ signal: t }) => D(`listLowerTaxCertificates`, { params: { id: e }, signal: t }),
    refetchOnMount: `always`,
  })
function hs(e) {
  return O({ mutationFn: (t) => D(`noteLowerTaxCertificate`, { params: { id: e }, body: t }), onSettled: $() })
}
function gs(e, t) {
  let n = { id: String(e), certificateId: String(t) }
  return O({ mutationFn: (e) => D(`endLowerTaxCertificate`, { params: n, body: e }), onSettled: $() })
}
export {
  io as $,
  ut as $n,
  ci as $t,
  Mo as A,
  lr as An,
  Y as At,
  _o as B,
  fn as Bn,
  Ai as Bt,
  Vo as C,
  Sr as Cn,
  ua as Ct,
  Po as D,
  or as Dn,
  Zi as Dt,
  Ro as E,
  dr as En,
  $i as Et,
  ko as F,
  Un as Fn,
  Vi as Ft,
  so as G,
  cn as Gn,
  Oi as Gt,
  uo as H,
  mn as Hn,
  Ci as Ht,
  wo as I,
  Bn as In,
  Bi as It,
  fo as J,
  Rt as Jn,
  q as Jt,
  xo as K,
  $t as Kn,
  ki as Kt,
  So as L,
  kn as Ln,
  zi as Lt,
  Do as M,
  rr as Mn,
  Xi as Mt,
  Oo as N,
  nr as Nn,
  Ki as Nt,
  Io as O,
  cr as On,
  na as Ot,
  jo as P,
  $n as Pn,
  Hi as Pt,
  ao as Q,
  pt as Qn,
  yi as Qt,
  mo as R,
  bn as Rn,
  Li as Rt,
  Uo as S,
  wr as Sn,
  la as St,
  Bo as T,
  _r as Tn,
  ra as Tt,
  co as U,
  B as Un,
  Ti as Ut,
  yo as V,
  hn as Vn,
  Ei as Vt,
  lo as W,
  gn as Wn,
  Di as Wt,
  bo as X,
  ht as Xn,
  K as Xt,
  vo as Y,
  Bt as Yn,
  gi as Yt,
  po as Z,
  gt as Zn,
  hi as Zt,
  Yo as _,
  Lr as _n,
  ya as _t,
  ss as a,
  $r as an,
  rt as ar,
  Za as at,
  Jo as b,
  Or as bn,
  sa as bt,
  cs as c,
  ei as cn,
  et as cr,
  qa as ct,
  ds as d,
  Vr as dn,
  Ta as dt,
  _i as en,
  it as er,
  ro as et,
  as as f,
  Ur as fn,
  xa as ft,
  Qo as g,
  Br as gn,
  _a as gt,
  ts as h,
  zr as hn,
  Sa as ht,
  ms as i,
  Zr as in,
  ct as ir,
  Xa as it,
  Ao as j,
  ir as jn,
  Ji as jt,
  No as k,
  sr as kn,
  J as kt,
  fs as l,
  Yr as ln,
  Xe as lr,
  Da as lt,
  Zo as m,
  Gr as mn,
  ba as mt,
  ls as n,
  oi as nn,
  L as nr,
  no as nt,
  os as o,
  G as on,
  tt as or,
  Qa as ot,
  rs as p,
  Wr as pn,
  Ca as pt,
  go as q,
  z as qn,
  xi as qt,
  gs as r,
  ti as rn,
  ot as rr,
  $a as rt,
  hs as s,
  Qr as sn,
  nt as sr,
  ka as st,
  ps as t,
  bi as tn,
  R as tr,
  to as tt,
  us as u,
  qr as un,
  $e as ur,
  wa as ut,
  qo as v,
  Pr as vn,
  va as vt,
  zo as w,
  vr as wn,
  ma as wt,
  es as x,
  Tr as xn,
  oa as xt,
  Ko as y,
  Nr as yn,
  ca as yt,
  ho as z,
  An as zn,
  Ni as zt,
}
