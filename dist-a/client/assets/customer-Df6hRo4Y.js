import {
  $t as n,
  A as r,
  At as i,
  B as a,
  Cn as o,
  Cr as s,
  Ct as c,
  Di as l,
  Dr as u,
  Dt as d,
  Er as f,
  Et as p,
  Fr as m,
  Ft as h,
  G as ee,
  Gt as g,
  Hn as te,
  Ht as _,
  Jt as ne,
  K as re,
  Kt as v,
  Mr as y,
  Ni as ie,
  Nr as ae,
  On as oe,
  Ot as se,
  Pr as ce,
  Pt as b,
  Qr as le,
  Qt as ue,
  Rt as de,
  S as fe,
  Sn as pe,
  Tn as me,
  Vn as he,
  Vt as ge,
  Xi as x,
  Yt as _e,
  Zt as ve,
  _n as ye,
  a as S,
  ai as be,
  bn as xe,
  bt as Se,
  ci as Ce,
  ct as we,
  da as Te,
  dt as Ee,
  en as De,
  gr as Oe,
  hr as ke,
  ia as Ae,
  ii as je,
  ir as C,
  j as Me,
  ji as Ne,
  jt as Pe,
  kn as Fe,
  kr as w,
  lt as Ie,
  mi as Le,
  mt as Re,
  n as ze,
  oi as Be,
  on as Ve,
  pi as He,
  pr as T,
  r as Ue,
  rr as E,
  si as D,
  ua as We,
  un as Ge,
  ur as O,
  ut as Ke,
  vi as qe,
  vn as Je,
  vt as Ye,
  xi as Xe,
  y as Ze,
  yi as Qe,
  yt as k,
  z as A,
} from './first-CL_AHFyg.js'
import { r as $e } from './index-DgFpoVLQ.js'
import { n as e, r as t } from './rolldown-runtime-XKyaHtl9.js'
import {
  $t as et,
  At as tt,
  C as nt,
  H as rt,
  K as it,
  P as at,
  R as j,
  Ut as ot,
  V as st,
  W as ct,
  X as lt,
  Y as ut,
  Z as dt,
  Zt as ft,
  a as pt,
  at as mt,
  c as ht,
  dn as M,
  en as gt,
  et as _t,
  f as vt,
  fn as yt,
  gt as bt,
  ht as N,
  i as xt,
  in as P,
  j as St,
  k as Ct,
  ln as F,
  nn as wt,
  ot as Tt,
  pn as I,
  q as Et,
  r as Dt,
  sn as L,
  tn as Ot,
  tt as kt,
  un as At,
  w as jt,
  z as Mt,
} from './signed-in-DHQU3WVe.js'
var Nt = [
    { band: `excellent`, from: 800 },
    { band: `veryGood`, from: 750 },
    { band: `good`, from: 701 },
    { band: `fair`, from: 651 },
    { band: `low`, from: 300 },
  ],
  Pt = (e) => Nt.find(({ from: t }) => e >= t)?.band ?? `low`,
  Ft = [`tickets`],
  It = () => new s(200, `bad_answer`, C.t(`errors:bad_answer`)),
  Lt = (e, t) => [...Ft, e, t]
function Rt() {
  let e = T((e) => e.userId)
  return M({
    queryKey: [...Ft, e],
    queryFn: async ({ signal: e }) => {
      let { data: t } = await P(`listTickets`, { signal: e })
      if (!Array.isArray(t)) throw It()
      return t
    },
    enabled: e !== null,
    refetchOnMount: `always`,
  })
}
function zt(e) {
  let t = T((e) => e.userId)
  return M({
    queryKey: Lt(t, e),
    queryFn: async ({ signal: t }) => {
      let { data: n } = await P(`getTicket`, { params: { ticket: e }, signal: t })
      if (!Array.isArray(n.messages)) throw It()
      return n
    },
    enabled: t !== null,
    refetchOnMount: `always`,
    refetchOnWindowFocus: !0,
  })
}
var Bt = (e) => Ht(e, (t) => P(`createTicketMessage`, { params: { ticket: e }, body: { text: t } })),
  Vt = (e) => Ht(e, (t) => P(`rateTicket`, { params: { ticket: e }, body: { rating: t } }))
function Ht(e, t) {
  let n = I(),
    r = T((e) => e.userId)
  return F({
    mutationFn: t,
    onSuccess: ({ data: t }) => {
      ;(n.setQueryData(Lt(r, t.ticket), t),
        t.ticket !== e && n.invalidateQueries({ queryKey: Lt(r, e) }),
        n.invalidateQueries({ queryKey: [...Ft, r], exact: !0 }))
    },
  })
}
var R = t(Te(), 1),
  z = te(),
  Ut = ({ amount: e, tenure: t }) => ({
    ...(e === null ? {} : { amount: String(e) }),
    ...(t === null ? {} : { tenure: String(t) }),
  }),
  Wt = () => new s(200, `bad_answer`, C.t(`errors:bad_answer`))
async function Gt(e, t, n) {
  let r = await P(`getOffers`, { params: { appId: e }, query: Ut(t), signal: n })
  if (!Array.isArray(r.matched) || !Array.isArray(r.not_matched)) throw Wt()
  return r
}
async function Kt(e, t, n, r) {
  let {
    data: i,
    sends: a,
    missing: o,
  } = await P(`getKfs`, { params: { appId: e, lenderId: String(t) }, query: Ut(n), signal: r })
  if (!Array.isArray(i.schedule) || !Array.isArray(i.fees) || !Array.isArray(a)) throw Wt()
  return { ...i, sends: a, missing: o }
}
async function qt(e, t, n, r) {
  let i = {
      ...Ut(t),
      ...(n.amount === null ? {} : { try_amount: String(n.amount) }),
      ...(n.tenure === null ? {} : { try_tenure: String(n.tenure) }),
      ...(n.income === null ? {} : { try_income: String(n.income) }),
    },
    a = await P(`getWhatIf`, { params: { appId: e }, query: i, signal: r })
  if (!Array.isArray(a.opens) || !Array.isArray(a.closes)) throw Wt()
  return a
}
function Jt(e, t) {
  return M({
    queryKey: [`offers`, e, t.amount, t.tenure],
    queryFn: ({ signal: n }) => Gt(e ?? ``, t, n),
    enabled: e !== null,
    placeholderData: yt,
  })
}
function Yt(e, t, n) {
  return M({
    queryKey: [`kfs`, e, t, n?.amount, n?.tenure],
    queryFn: ({ signal: r }) => Kt(e ?? ``, t, n ?? { amount: null, tenure: null }, r),
    enabled: e !== null && n !== null,
  })
}
var Xt = (e) =>
    At({
      queryKey: [`offers`, e, `credit-score`],
      queryFn: async ({ signal: t }) => (await P(`getCreditScore`, { params: { appId: e ?? `` }, signal: t })).data,
    }),
  Zt = (e) => M({ ...Xt(e), enabled: e !== null }),
  Qt = (e) => M({ ...Xt(e), enabled: !1 })
function $t(e, t, n) {
  return M({
    queryKey: [`what-if`, e, t.amount, t.tenure, n.amount, n.tenure, n.income],
    queryFn: ({ signal: r }) => qt(e, t, n, r),
    placeholderData: yt,
  })
}
function en(e) {
  return M({
    queryKey: [`replays`, e],
    queryFn: async ({ signal: t }) => (await P(`replayOffers`, { params: { appId: e }, signal: t })).data,
    staleTime: 0,
  })
}
var tn = [`privacy`],
  B = (e) => {
    let t = T((e) => e.userId)
    return { key: [...tn, e, t], enabled: t !== null }
  }
function V(e) {
  if (!Array.isArray(e)) throw new s(200, `bad_answer`, C.t(`errors:bad_answer`))
  return e
}
function nn() {
  let { key: e, enabled: t } = B(`contact-rules`)
  return M({
    queryKey: e,
    queryFn: async ({ signal: e }) => {
      let { data: t } = await P(`getContactRules`, { signal: e })
      if (typeof t.choices?.service != `object`) throw new s(200, `bad_answer`, C.t(`errors:bad_answer`))
      return t
    },
    enabled: t,
    refetchOnMount: `always`,
  })
}
function rn() {
  let e = I(),
    { key: t } = B(`contact-rules`)
  return ({ data: n }) => {
    ;(e.setQueryData(t, n),
      e.invalidateQueries({ queryKey: [`consents`] }),
      e.invalidateQueries({ queryKey: [`user`] }))
  }
}
function an() {
  let e = rn()
  return F({ mutationFn: (e) => P(`updateContactRules`, { body: e }), onSuccess: e })
}
function on() {
  let e = rn()
  return F({ mutationFn: (e) => P(`setQuietMode`, { body: { days: e } }), onSuccess: e })
}
function sn() {
  let { key: e, enabled: t } = B(`contacts`)
  return M({
    queryKey: e,
    queryFn: async ({ signal: e }) => V((await P(`listContacts`, { signal: e })).data),
    enabled: t,
  })
}
function cn() {
  let { key: e, enabled: t } = B(`contact-refusals`)
  return M({
    queryKey: e,
    queryFn: async ({ signal: e }) => V((await P(`listContactRefusals`, { signal: e })).data),
    enabled: t,
  })
}
function ln() {
  let { key: e, enabled: t } = B(`profile-views`)
  return M({
    queryKey: e,
    queryFn: async ({ signal: e }) => V((await P(`listProfileViews`, { signal: e })).data),
    enabled: t,
  })
}
function un() {
  let { key: e, enabled: t } = B(`own-leads`)
  return M({
    queryKey: e,
    queryFn: async ({ signal: e }) => V((await P(`listOwnLeads`, { signal: e })).data),
    enabled: t,
  })
}
function dn() {
  let { key: e, enabled: t } = B(`own-namings`)
  return M({
    queryKey: e,
    queryFn: async ({ signal: e }) => V((await P(`listOwnNamings`, { signal: e })).data),
    enabled: t,
  })
}
function fn() {
  let { key: e, enabled: t } = B(`erasure-plan`)
  return M({
    queryKey: e,
    queryFn: async ({ signal: e }) => {
      let { data: t } = await P(`getErasurePlan`, { signal: e })
      return { holds: V(t?.holds), keeps: V(t?.keeps) }
    },
    enabled: t,
    refetchOnMount: `always`,
  })
}
function pn() {
  let { key: e, enabled: t } = B(`erasure`)
  return M({ queryKey: e, queryFn: async ({ signal: e }) => (await P(`getErasure`, { signal: e })).data, enabled: t })
}
function mn() {
  let e = I(),
    { key: t } = B(`erasure`)
  return F({ mutationFn: (e) => P(`requestErasure`, { body: e }), onSuccess: ({ data: n }) => e.setQueryData(t, n) })
}
function hn() {
  let e = I(),
    { key: t } = B(`erasure`)
  return F({ mutationFn: () => P(`cancelErasure`), onSuccess: ({ data: n }) => e.setQueryData(t, n) })
}
function gn() {
  let { key: e, enabled: t } = B(`sign-ins`)
  return M({
    queryKey: e,
    queryFn: async ({ signal: e }) => V(await P(`listCustomerSessions`, { signal: e })),
    enabled: t,
    refetchOnMount: `always`,
  })
}
function _n() {
  let e = I(),
    { key: t } = B(`sign-ins`)
  return F({ mutationFn: () => P(`endOtherCustomerSessions`), onSuccess: () => e.invalidateQueries({ queryKey: t }) })
}
function vn() {
  return F({ mutationFn: async () => _t(await P(`downloadMyData`), `my-data-${tt(new Date())}.zip`) })
}
var yn = (e) => D(`applicationStatus`, { appId: e })
async function bn(e, t) {
  let { appId: n, lenderId: r, proposalNumber: i, consents: a, shares: o } = e,
    { data: s } = await P(`applyToLender`, {
      params: { appId: n },
      body: { lender_id: r, proposal_number: i, consents: a, shares: [...o] },
      headers: { 'Idempotency-Key': t },
    })
  return xt(s)
}
async function xn(e, t) {
  return xt((await P(`answerLender`, { params: { appId: e }, body: { answers: t } })).data)
}
async function Sn(e) {
  let { data: t } = await P(`listApplicationCare`, { signal: e })
  if (!Array.isArray(t)) throw pt()
  return t
}
var Cn = (e) => P(`nudgeApplication`, { params: { appId: e } }),
  wn = (e) => P(`handOver`, { params: { appId: e } })
async function Tn(e) {
  return xt((await P(`withdrawApplication`, { params: { appId: e } })).data)
}
var En = new Map(),
  Dn = ({ appId: e, lenderId: t, proposalNumber: n }) => [e, t, n].join(`:`)
function On(e) {
  let t = Dn(e),
    n = En.get(t)
  if (n !== void 0) return n
  let r = crypto.randomUUID()
  return (En.set(t, r), r)
}
function kn(e) {
  En.delete(Dn(e))
}
var An = 15e3,
  jn = ({ status: e }) => e !== `draft` && !j(e)
function Mn() {
  let e = T((e) => e.userId)
  return M({
    ...Dt(e),
    staleTime: 0,
    refetchOnWindowFocus: !0,
    refetchInterval: ({ state: e }) => (e.data?.some(jn) ? An : !1),
  })
}
function Nn(e) {
  let t = T((e) => e.userId),
    n = e?.map(({ app_id: e, updated_at: t }) => `${e} ${t}`).join()
  return M({
    queryKey: [...L, `care`, t, n],
    queryFn: ({ signal: e }) => Sn(e),
    enabled: t !== null && n !== void 0 && n !== ``,
    placeholderData: yt,
  })
}
function Pn() {
  let e = I()
  return F({ mutationFn: Cn, onSettled: () => e.invalidateQueries({ queryKey: L }) })
}
function Fn() {
  let e = I(),
    t = T((e) => e.userId)
  return (n) => {
    ;(e.setQueryData(Dt(t).queryKey, (e) => (e ? [n, ...e.filter(({ app_id: e }) => e !== n.app_id)] : void 0)),
      e.invalidateQueries({ queryKey: L }),
      e.invalidateQueries({ queryKey: [`consents`] }))
  }
}
function In() {
  let e = Fn()
  return F({
    mutationFn: (e) => bn(e, On(e)),
    onSuccess: (t, n) => {
      ;(kn(n), e(t))
    },
  })
}
function Ln(e) {
  let t = Fn()
  return F({ mutationFn: (t) => xn(e, t), onSuccess: t })
}
function Rn(e) {
  let t = I()
  return F({ mutationFn: () => wn(e), onError: () => t.invalidateQueries({ queryKey: L }) })
}
function zn() {
  let e = Fn()
  return F({ mutationFn: Tn, onSuccess: e })
}
var Bn = () => oe(O().productType)
function Vn() {
  let e = I()
  return F({
    mutationFn: () => P(`createApplication`, { body: { product_type: Bn() } }),
    onSuccess: async ({ app_id: t }) => {
      ;(await ot({ appId: t, productType: Bn() }), e.invalidateQueries({ queryKey: L }))
    },
  })
}
var Hn = (e, t) => {
  let n = e.get(t)
  return n !== null && /^app_[\w-]{1,60}$/.test(n) ? n : null
}
function H({ title: e, text: t, busy: n = !1, children: r }) {
  return (0, z.jsxs)(`div`, {
    className: n ? `wrap-c main narrow waits` : `wrap-c main narrow`,
    'aria-busy': n || void 0,
    children: [
      (0, z.jsx)($e, { children: e }),
      t && (0, z.jsx)(`p`, { className: `mut mt8`, role: n ? `status` : void 0, children: t }),
      r,
    ],
  })
}
function Un({ label: e, back: t }) {
  return (0, z.jsx)(v, { to: D(`verification`), onClick: () => le(`customer`, t), children: e })
}
function Wn({ title: e, signIn: t, back: n, children: r }) {
  let { t: i } = m(`handover`),
    a = T((e) => e.restored.customer),
    o = T((e) => e.token !== null)
  return a
    ? o
      ? (0, z.jsx)(wt, { children: r })
      : (0, z.jsx)(H, {
          title: e,
          text: t,
          children: (0, z.jsx)(`p`, { className: `mt20`, children: (0, z.jsx)(Un, { label: i(`auth.go`), back: n }) }),
        })
    : (0, z.jsx)(H, { title: e, text: i(`loading`), busy: !0 })
}
function Gn({ title: e, failed: t, query: n, children: r }) {
  let { t: i } = m(`handover`)
  if (n.data !== void 0 && n.error === null) return r(n.data)
  let a = n.error !== null || !n.isFetching
  return (0, z.jsx)(H, {
    title: e,
    ...(!a && { text: i(`loading`), busy: !0 }),
    children: (0, z.jsx)(dt, {
      query: n,
      failed: t,
      older: `goes`,
      space: `mt20`,
      waiting: null,
      children: () => null,
    }),
  })
}
function Kn({ title: e, text: t }) {
  let { t: n } = m(`handover`),
    r = T((e) => e.token !== null)
  return (0, z.jsx)(H, {
    title: e,
    text: t,
    children: (0, z.jsx)(`p`, {
      className: `mt20`,
      children: (0, z.jsx)(v, {
        to: D(r ? `customerSite` : `landing`),
        children: n(r ? `auth.applications` : `auth.home`),
      }),
    }),
  })
}
function qn(e, t, n) {
  let r = []
  for (let i of Ke(e, t, n)) {
    let e = Math.ceil(i.number / 12),
      t = r.at(-1)
    if (t?.year === e)
      ((t.months += 1),
        (t.paid = p([t.paid, i.instalment])),
        (t.principal = p([t.principal, i.principal])),
        (t.interest = p([t.interest, i.interest])),
        (t.balance = i.balance))
    else {
      let { instalment: t, principal: n, interest: a, balance: o } = i
      r.push({ year: e, months: 1, paid: t, principal: n, interest: a, balance: o })
    }
  }
  return r
}
function Jn({ amount: e, annualRate: t, months: n }) {
  let { t: r } = m(`calculator`)
  return (0, z.jsx)(S, {
    label: r(`schedule.title`),
    children: (0, z.jsxs)(`table`, {
      className: `tbl calc-years`,
      children: [
        (0, z.jsx)(`caption`, { className: `sr`, children: r(`schedule.title`) }),
        (0, z.jsx)(`thead`, {
          children: (0, z.jsx)(`tr`, {
            children: [`year`, `paid`, `principal`, `interest`, `balance`].map((e) =>
              (0, z.jsx)(
                `th`,
                { scope: `col`, className: e === `year` ? void 0 : `n`, children: r(`schedule.${e}`) },
                e,
              ),
            ),
          }),
        }),
        (0, z.jsx)(`tbody`, {
          children: qn(e, t, n).map((e) =>
            (0, z.jsxs)(
              `tr`,
              {
                children: [
                  (0, z.jsxs)(`th`, {
                    scope: `row`,
                    children: [
                      r(`schedule.yearOf`, { year: e.year }),
                      e.months < 12 &&
                        (0, z.jsx)(`span`, {
                          className: `xs mut block`,
                          children: r(`common:months`, { count: e.months }),
                        }),
                    ],
                  }),
                  (0, z.jsx)(`td`, { className: `n`, children: y(e.paid) }),
                  (0, z.jsx)(`td`, { className: `n`, children: y(e.principal) }),
                  (0, z.jsx)(`td`, { className: `n`, children: y(e.interest) }),
                  (0, z.jsx)(`td`, { className: `n`, children: y(e.balance) }),
                ],
              },
              e.year,
            ),
          ),
        }),
      ],
    }),
  })
}
var U = 0.5,
  Yn = 1e3,
  Xn = ie / 12,
  Zn = (e) => e > 0 && e <= Xn
function Qn({ monthly_income: e, emi: t, household_income: n, household_emi: r }) {
  let i = Number(e)
  return !Zn(i) || n === void 0 || n === ``
    ? null
    : { income_year: Math.max(n, i * 12), emi_month: Math.max(Number(r ?? 0), Number(t)) }
}
function $n({ monthly_income: e, household: t, secured: n }) {
  return !n && (t?.income_year ?? e * 12) <= 3e5
}
function er(e, { monthly_emi: t, household: n, secured: r }) {
  let i = (e, n) => Math.ceil((t + n) / e / Yn) * Yn,
    a = i(Ne, e)
  if (n !== null || r) return a
  let o = i(U, Math.ceil(e))
  return o <= Xn ? o : Math.max(a, Math.floor(Xn / Yn + 1) * Yn)
}
var tr = (e) => Math.ceil(e * 100 - 1e-6),
  nr = 0.4,
  rr = 1e3,
  ir = 1e-9
function ar(e) {
  let { monthly_income: t, household: n, amount: r, annualRate: i, months: a } = e,
    o = $n({ monthly_income: t, household: n, secured: e.secured === !0 }),
    s = o && n && n.income_year > 0 ? n.income_year / 12 : t,
    c = o ? Math.max(e.monthly_emi, n?.emi_month ?? 0) : e.monthly_emi
  if (!(s > 0)) return null
  let l = k(r, i, a),
    u = (c + l) / s,
    d = Math.max(0, s * U - c),
    f = u > U + ir
  return {
    emi: l,
    share: u,
    share_before: c / s,
    income: s,
    microfinance: o,
    cap: U,
    room: d,
    verdict: f ? `over` : u > 0.40000000100000005 ? `careful` : `safe`,
    advice: f ? or(e, l, d) : [],
  }
}
function or(e, t, n) {
  let { amount: r, annualRate: i, months: a, longest: o = Fe(pe) } = e,
    s = [],
    c = Math.floor((n * Ye(Se(i), a)) / rr) * rr
  c >= 1e3 && s.push({ kind: `less`, amount: c, emi: k(c, i, a) })
  let l = cr(e, o, n)
  if (l !== null) {
    let e = k(r, i, l)
    s.push({ kind: `longer`, months: l, emi: e, extra_interest: e * l - t * a })
  }
  let u = sr(e, n)
  return (u && s.push(u), s.length > 0 ? s : [{ kind: `none` }])
}
function sr({ amount: e, annualRate: t, months: n, secured: r, gold: i }, a) {
  if (r === !0 || !i || t <= i.annualRate) return null
  let o = Math.min(n, i.months_max)
  if (e < i.amount_min || e > i.amount_max || o < i.months_min) return null
  let s = k(e, i.annualRate, o)
  return s > a ? null : { kind: `gold`, months: o, annualRate: i.annualRate, emi: s }
}
function cr({ amount: e, annualRate: t, months: n }, r, i) {
  for (let a = n + 1; a <= r; a += 1) if (k(e, t, a) <= i + ir) return a
  return null
}
var lr = { safe: `ok`, careful: `warn`, over: `err` }
function ur() {
  let e = _e(`gold`)
  return e?.common ? { ...e.common, annualRate: e.rate_max } : void 0
}
var W = (e) => `${f(tr(e))}%`
function dr({ facts: e }) {
  let { t } = m(`calculator`),
    { kinds: n } = he(),
    r = ar({ ...e, gold: (n?.includes(`gold`) ?? !0) ? ur() : void 0 })
  if (!r) return (0, z.jsx)(`p`, { className: `sm mut`, children: t(`debt.needIncome`) })
  let { verdict: i, room: a, income: o, microfinance: s, advice: c } = r
  return (0, z.jsxs)(`div`, {
    className: `stack g16`,
    children: [
      (0, z.jsx)(pr, { safety: r }),
      (0, z.jsxs)(A, {
        tone: lr[i],
        role: `status`,
        children: [
          (0, z.jsx)(`p`, { className: `b`, children: t(`debt.verdict.${i}`, { share: W(r.share), cap: W(r.cap) }) }),
          (0, z.jsx)(`p`, {
            className: `sm mt4`,
            children: t(a > 0 ? `debt.room` : `debt.noRoom`, { room: y(Math.floor(a)), emi: y(r.emi) }),
          }),
        ],
      }),
      c.length > 0 &&
        (0, z.jsxs)(`div`, {
          children: [
            (0, z.jsx)(`h3`, { className: `h4`, children: t(`debt.advice.title`) }),
            (0, z.jsx)(`ul`, {
              className: `debt-advice sm`,
              children: c.map((t) =>
                (0, z.jsx)(`li`, { children: (0, z.jsx)(fr, { advice: t, amount: e.amount }) }, t.kind),
              ),
            }),
          ],
        }),
      (0, z.jsx)(`p`, {
        className: `xs mut`,
        children: t(s ? (e.household ? `debt.law` : `debt.lawOwn`) : `debt.usual`, {
          threshold: y(ie),
          cap: W(r.cap),
          income: y(o),
        }),
      }),
    ],
  })
}
function fr({ advice: e, amount: t }) {
  let { t: n } = m(`calculator`)
  if (e.kind === `none`) return n(`debt.advice.none`)
  let r = {
    emi: y(e.emi),
    amount: y(e.kind === `less` ? e.amount : t),
    term: e.kind === `less` ? `` : u(e.months, n),
    rate: e.kind === `gold` ? e.annualRate : 0,
    asOf: ne(),
    extra: y(e.kind === `longer` ? e.extra_interest : 0),
  }
  return (0, z.jsx)(i, { text: n(`debt.advice.${e.kind}`, r), parts: { b: (0, z.jsx)(`b`, {}) } })
}
function pr({ safety: e }) {
  let { t } = m(`calculator`),
    { share_before: n, share: r, cap: i, verdict: a } = e,
    o = (e) => `${Math.min(100, Math.max(0, e * 100))}%`,
    s = Math.min(r, 1),
    c = t(n > 0 ? `debt.meterText` : `debt.meterFirst`, { before: W(n), after: W(r), cap: W(i) })
  return (0, z.jsxs)(`div`, {
    children: [
      (0, z.jsxs)(`svg`, {
        className: `meter`,
        role: `meter`,
        'aria-label': t(`debt.meter`),
        'aria-valuemin': 0,
        'aria-valuemax': 100,
        'aria-valuenow': Math.min(100, tr(r)),
        'aria-valuetext': c,
        children: [
          (0, z.jsx)(`rect`, { className: `meter-all`, width: `100%`, height: `14`, rx: `4` }),
          (0, z.jsx)(`rect`, { className: `meter-${a}`, width: o(s), height: `14`, rx: `4` }),
          (0, z.jsx)(`rect`, { className: `meter-now`, width: o(Math.min(n, s)), height: `14`, rx: `4` }),
          (0, z.jsx)(`rect`, { className: `meter-cap`, x: o(i), width: `2`, height: `14` }),
        ],
      }),
      (0, z.jsx)(`p`, { className: `xs mut mt4`, 'aria-hidden': `true`, children: c }),
    ],
  })
}
var mr = (e) => `card-${e}`,
  hr = (e) => `plan-${e}`
function gr() {
  let { t: e } = m(`cards`)
  return (0, z.jsxs)(`div`, {
    className: `cc-grid mt16 waits`,
    'aria-busy': `true`,
    children: [
      (0, z.jsx)(`p`, { role: `status`, className: `sr`, children: e(`loading`) }),
      [0, 1, 2, 3].map((e) =>
        (0, z.jsxs)(
          `div`,
          {
            className: `card pad-s cc cc-empty`,
            'aria-hidden': `true`,
            children: [
              (0, z.jsxs)(`div`, {
                className: `row top g16`,
                children: [
                  (0, z.jsx)(`span`, { className: `sk cc-art` }),
                  (0, z.jsxs)(`div`, {
                    className: `grow stack g8`,
                    children: [
                      (0, z.jsx)(`span`, { className: `sk sk-half` }),
                      (0, z.jsx)(`span`, { className: `sk sk-third` }),
                    ],
                  }),
                ],
              }),
              (0, z.jsx)(`span`, { className: `sk` }),
              (0, z.jsx)(`span`, { className: `sk` }),
              (0, z.jsx)(`span`, { className: `sk sk-half` }),
            ],
          },
          e,
        ),
      ),
    ],
  })
}
var _r = (e, ...t) => rt(E(), e, t),
  vr = (e) => _r(e, `key_feature`, `annual_fee`, `late_fee`, `marketing_bullets`),
  yr = d(1e4)
function br({ pct: e }) {
  let { t } = m(`cards`)
  return e === null
    ? t(`unknown`)
    : (0, z.jsxs)(z.Fragment, {
        children: [
          t(`charge.aYear`, { percent: w(e) }),
          (0, z.jsx)(`span`, {
            className: `sm mut block`,
            children: t(`charge.example`, { owed: y(se(yr)), cost: y(se(Ee(yr, e))) }),
          }),
        ],
      })
}
function xr({ text: e, lang: t }) {
  let { t: n } = m(`cards`)
  return e.trim() === `` ? n(`unknown`) : (0, z.jsx)(`span`, { lang: t, children: e })
}
function Sr({ href: e, className: t = `link`, children: n }) {
  let { t: r } = m(`layout`)
  return (0, z.jsxs)(`a`, {
    className: t,
    href: e,
    target: `_blank`,
    rel: `noopener noreferrer`,
    children: [n, (0, z.jsxs)(`span`, { className: `sr`, children: [` `, r(`opensNewTab`)] })],
  })
}
function Cr({ card: e, children: t }) {
  let { t: n } = m(`cards`),
    r = `card-${e.category_id}`,
    { words: i, lang: a } = vr(e)
  return (0, z.jsxs)(`article`, {
    className: `card pad-s cc`,
    'aria-labelledby': r,
    children: [
      (0, z.jsxs)(`div`, {
        className: `row top g16`,
        children: [
          (0, z.jsx)(Ct, { card: e }),
          (0, z.jsxs)(`div`, {
            className: `grow`,
            children: [
              (0, z.jsx)(`h2`, { className: `h3`, id: r, lang: `en`, children: e.category_name }),
              (0, z.jsx)(`p`, { className: `sm mut`, lang: `en`, children: e.issuer }),
              (0, z.jsx)(`span`, { className: `badge mt8`, children: n(e.secured === 1 ? `secured` : `unsecured`) }),
            ],
          }),
        ],
      }),
      (0, z.jsxs)(`dl`, {
        className: `cc-facts`,
        children: [
          (0, z.jsxs)(`div`, {
            children: [
              (0, z.jsx)(`dt`, { children: n(`annualFee`) }),
              (0, z.jsx)(`dd`, { children: (0, z.jsx)(xr, { text: i.annual_fee, lang: a }) }),
            ],
          }),
          (0, z.jsxs)(`div`, {
            children: [
              (0, z.jsx)(`dt`, { children: n(`charge.title`) }),
              (0, z.jsx)(`dd`, { children: (0, z.jsx)(br, { pct: e.finance_charge_pct }) }),
            ],
          }),
          (0, z.jsxs)(`div`, {
            children: [
              (0, z.jsx)(`dt`, { children: n(`lateFee`) }),
              (0, z.jsx)(`dd`, { children: (0, z.jsx)(xr, { text: i.late_fee, lang: a }) }),
            ],
          }),
        ],
      }),
      (0, z.jsx)(wr, { card: e }),
      t,
    ],
  })
}
function wr({ card: e }) {
  let { t } = m(`cards`),
    { words: n, lang: r } = vr(e)
  return (0, z.jsxs)(`div`, {
    className: `cc-features`,
    children: [
      n.key_feature !== `` && (0, z.jsx)(`p`, { className: `b`, lang: r, children: n.key_feature }),
      (0, z.jsx)(`ul`, {
        className: `sm`,
        lang: r,
        children: n.marketing_bullets.map((e) =>
          (0, z.jsxs)(
            `li`,
            {
              children: [
                (0, z.jsx)(`span`, { className: `accent`, children: (0, z.jsx)(b, { name: `check`, size: 18 }) }),
                (0, z.jsx)(`span`, { className: `grow`, children: e }),
              ],
            },
            e,
          ),
        ),
      }),
      (0, z.jsx)(Ue, { lang: r }),
      e.terms_link.startsWith(`https://`) &&
        (0, z.jsx)(`p`, {
          className: `sm`,
          children: (0, z.jsxs)(Sr, {
            href: e.terms_link,
            children: [t(`terms`), (0, z.jsxs)(`span`, { className: `sr`, children: [`: `, e.category_name] })],
          }),
        }),
    ],
  })
}
var Tr = { 1: `CCDetailssecured`, 0: `CCDetailsunsecured` },
  Er = 4
function Dr({ category_id: e, category_name: t, secured: n }) {
  let r = jr(n).filter((t) => t.category_id !== e)
  Ar(n, [{ category_id: e, category_name: t }, ...r].slice(0, Er))
}
function Or({ category_id: e, secured: t }) {
  Ar(
    t,
    jr(t).filter((t) => t.category_id !== e),
  )
}
var kr = () => [...jr(1), ...jr(0)].map(({ category_id: e }) => e)
function Ar(e, t) {
  t.length === 0 ? gt(Tr[e]) : Ot(Tr[e], JSON.stringify(t))
}
function jr(e) {
  try {
    let t = JSON.parse(et(Tr[e]) ?? `[]`)
    return Array.isArray(t) ? t.filter(Mr).slice(0, Er) : []
  } catch {
    return []
  }
}
function Mr(e) {
  if (typeof e != `object` || !e) return !1
  let { category_id: t, category_name: n } = e
  return Number.isInteger(t) && typeof n == `string`
}
var Nr = Oe(`cards`, () => ke(() => Promise.resolve().then(() => Fr), void 0))
function Pr() {
  let [e, t] = (0, R.useState)({ data: void 0, error: null, isFetching: !0 }),
    [n, r] = (0, R.useState)(0)
  ;(0, R.useEffect)(() => {
    let e = new AbortController()
    return (
      (async () => {
        let { listCards: t } = await Nr()
        return t(e.signal)
      })().then(
        (e) => t({ data: e, error: null, isFetching: !1 }),
        (n) => {
          e.signal.aborted || t((e) => ({ ...e, error: n instanceof Error ? n : Error(), isFetching: !1 }))
        },
      ),
      () => e.abort()
    )
  }, [n])
  let i = () => {
    ;(t((e) => ({ ...e, isFetching: !0 })), r((e) => e + 1))
  }
  return { ...e, refetch: i }
}
var Fr = e({ applyForCard: () => Lr, listCards: () => Ir })
async function Ir(e) {
  let { data: t } = await P(`listCreditCards`, { signal: e })
  if (!Array.isArray(t) || t.some((e) => !Array.isArray(e.marketing_bullets)))
    throw new s(200, `bad_answer`, C.t(`errors:bad_answer`))
  return t
}
var Lr = (e, t, n) =>
  P(`applyForCard`, { params: { cardId: e }, body: { consents: t }, headers: { 'Idempotency-Key': n } })
function Rr({ corner: e, labelledBy: t, columns: n, rows: r }) {
  return (0, z.jsx)(`div`, {
    className: `tbl-scroll compare-scroll`,
    ...(t !== void 0 && { role: `group`, 'aria-labelledby': t, tabIndex: 0 }),
    children: (0, z.jsxs)(`table`, {
      className: `tbl compare-table`,
      children: [
        (0, z.jsx)(`thead`, {
          children: (0, z.jsxs)(`tr`, {
            children: [
              (0, z.jsx)(`th`, { scope: `col`, children: (0, z.jsx)(`span`, { className: `sr`, children: e }) }),
              n.map(({ key: e, head: t, lang: n }) => (0, z.jsx)(`th`, { scope: `col`, lang: n, children: t }, e)),
            ],
          }),
        }),
        (0, z.jsx)(`tbody`, {
          children: r.map(({ key: e, label: t, cells: r }) =>
            (0, z.jsxs)(
              `tr`,
              {
                children: [
                  (0, z.jsx)(`th`, { scope: `row`, children: t }),
                  r.map(({ content: e, lang: t }, r) => (0, z.jsx)(`td`, { lang: t, children: e }, n[r]?.key)),
                ],
              },
              e,
            ),
          ),
        }),
      ],
    }),
  })
}
function zr({ kind: e }) {
  let { t } = m(`kind`),
    n = Qe.filter(Be).find((t) => qe[t].kind === e)
  return n ? (0, z.jsx)(x, { className: `link`, to: D(n), children: t(`guide`) }) : null
}
function Br({ kind: e }) {
  let { t } = m([`kind`, `products`]),
    { name: r, kinds: i } = he(),
    a = T((e) => e.token !== null),
    o = ye.filter((e) => n(i, e)),
    s = t(xe(e) ? `products:enquiries.${e}` : `products:kinds.${e}.name`)
  return (0, z.jsxs)(`div`, {
    className: `wrap-c main`,
    children: [
      (0, z.jsx)($e, { lead: t(`notOffered.text`, { brand: r, product: s }), children: t(`notOffered.title`) }),
      (0, z.jsx)(`div`, {
        className: `tiles mt20`,
        children: De([...ve, ...ue], i).map((e) => (0, z.jsx)(Pe, { product: e, to: Vr(e.kind) }, e.kind)),
      }),
      o.length > 0 &&
        (0, z.jsxs)(`p`, {
          className: `sm mut mt12`,
          children: [
            t(`notOffered.enquiries`),
            ` `,
            o.map((e, n) =>
              (0, z.jsxs)(
                `span`,
                { children: [n > 0 && `, `, (0, z.jsx)(x, { to: Vr(e), children: t(`products:enquiries.${e}`) })] },
                e,
              ),
            ),
          ],
        }),
      a &&
        (0, z.jsx)(`p`, {
          className: `mt24`,
          children: (0, z.jsx)(x, {
            className: `link`,
            to: D(`applicationStatus`),
            children: t(`notOffered.applications`),
          }),
        }),
    ],
  })
}
function Vr(e) {
  let t = Je.find((t) => t.kind === e)
  return t ? D(t.page) : e === `vouchers` ? D(`vouchers`) : `${be()}#insurance`
}
var Hr = `M5 12.5l4.5 4.5L19 7.5`
function Ur(e) {
  let {
      label: t,
      visible: n = !1,
      choices: r,
      isOn: i,
      onChoose: a,
      look: o = `chip`,
      before: s,
      after: c,
      className: l = `chips`,
    } = e,
    u = (0, z.jsxs)(z.Fragment, {
      children: [
        s,
        r.map(({ value: e, text: t, busy: n = !1 }) => {
          let r = i(e),
            s = { 'aria-pressed': r, onClick: () => a(e) }
          return o === `button`
            ? (0, z.jsx)(g, { look: r ? `soft` : `secondary`, small: !0, busy: n, ...s, children: t }, e)
            : (0, z.jsxs)(
                `button`,
                {
                  type: `button`,
                  className: r ? `chip on` : `chip`,
                  ...s,
                  children: [o === `ticked` && r && (0, z.jsx)(h, { d: Hr, size: 18 }), t],
                },
                e,
              )
        }),
        c,
      ],
    })
  return n
    ? (0, z.jsxs)(`div`, {
        role: `group`,
        'aria-label': t,
        children: [
          (0, z.jsx)(`p`, { className: `chips-label sm mut`, 'aria-hidden': `true`, children: t }),
          (0, z.jsx)(`div`, { className: l, children: u }),
        ],
      })
    : (0, z.jsx)(`div`, { role: `group`, 'aria-label': t, className: l, children: u })
}
function Wr({ words: e, children: t, onOpen: n, onClear: r }) {
  return (0, z.jsx)(`section`, {
    className: `bbar`,
    'aria-label': e.title,
    children: (0, z.jsxs)(`div`, {
      className: `wrap-c row between wrap`,
      children: [
        (0, z.jsxs)(`div`, {
          className: `row`,
          children: [
            (0, z.jsx)(`span`, { className: `row tray-tiles`, children: t }),
            (0, z.jsx)(`p`, { className: `sm`, role: `status`, children: e.chosen }),
          ],
        }),
        (0, z.jsxs)(`div`, {
          className: `row`,
          children: [
            (0, z.jsx)(g, { look: `text`, small: !0, onClick: r, children: e.clear }),
            (0, z.jsx)(g, { small: !0, disabled: t.length < 2, onClick: n, children: e.open }),
          ],
        }),
      ],
    }),
  })
}
var Gr = [
    { kind: `personal`, page: `guidePersonal` },
    { kind: `gold`, page: `guideGold` },
    { kind: `business`, page: `guideBusiness` },
    { kind: `housing`, page: `guideHousing` },
    { kind: `cards`, page: `guideCards` },
  ],
  Kr = [`first`, `second`, `third`]
function qr({ kind: e, children: t }) {
  let { kinds: r } = he()
  return n(r, e) ? (0, z.jsx)(Jr, { kind: e, children: t }) : (0, z.jsx)(Br, { kind: e })
}
function Jr({ kind: e, children: t }) {
  let { t: n } = m([`guides`, `guide-titles`, `guide-${e}`]),
    i = (t) => n(`guide-${e}:${t}`),
    a = e === `cards`
  return (0, z.jsxs)(`article`, {
    className: `wrap-c main narrow prose guide`,
    children: [
      (0, z.jsx)(`nav`, {
        className: `sm mut`,
        'aria-label': n(`guides:path`),
        children: (0, z.jsx)(x, { to: D(`guides`), children: n(fe(qe.guides)) }),
      }),
      (0, z.jsx)($e, { lead: i(`lead`), children: i(`title`) }),
      t,
      (0, z.jsx)(r, { questions: Kr.map((e) => ({ ask: i(`faq.${e}.q`), answer: i(`faq.${e}.a`) })) }),
      (0, z.jsxs)(`section`, {
        className: `card tint pad row between wrap`,
        children: [
          (0, z.jsx)(`p`, { className: `grow`, children: n(a ? `guides:next.cardsText` : `guides:next.text`) }),
          (0, z.jsx)(v, {
            to: D(Je.find((t) => t.kind === e)?.page ?? `landing`),
            children: n(a ? `guides:next.cards` : `guides:next.loans`),
          }),
        ],
      }),
    ],
  })
}
function Yr({ example: e }) {
  let { t } = m(`guides`)
  return (0, z.jsxs)(z.Fragment, {
    children: [
      (0, z.jsx)(`h2`, { className: `h2`, children: t(`cost.title`) }),
      e
        ? (0, z.jsx)(Xr, { example: e })
        : (0, z.jsx)(`div`, {
            className: `mt12`,
            children: (0, z.jsxs)(A, {
              icon: `info`,
              children: [
                t(`cost.none`),
                ` `,
                (0, z.jsx)(x, { to: D(`costCalculator`), children: t(`next.calculator`) }),
              ],
            }),
          }),
    ],
  })
}
function Xr({ example: { amount: e, months: t, rate: n, fee: r } }) {
  let { t: i } = m(`guides`),
    a = Ie({ amount: e, months: t, annualRate: n, feePercent: r }),
    o = we(a),
    s = { amount: y(e), term: u(t, i), rate: n, fee: r, gst: 18 }
  return (0, z.jsxs)(z.Fragment, {
    children: [
      (0, z.jsx)(`p`, { children: i(`cost.terms`, s) }),
      (0, z.jsxs)(`div`, {
        className: `card pad`,
        children: [
          (0, z.jsx)(ee, { emi: a.emi, apr: a.apr, repay: a.total_repayment }),
          (0, z.jsx)(`div`, {
            className: `mt20`,
            children: (0, z.jsx)(re, { receive: o.receive, interest: o.interest, fees: o.fees }),
          }),
        ],
      }),
      (0, z.jsxs)(`p`, {
        children: [
          i(`cost.how`, { fees: y(o.fees), receive: y(o.receive), repay: y(o.repay), interest: y(o.interest) }),
          ` `,
          a.apr > n && i(`cost.apr`, { apr: w(a.apr) }),
        ],
      }),
      (0, z.jsx)(`p`, { className: `sm mut`, children: i(`cost.asOf`, { asOf: ne() }) }),
      (0, z.jsx)(`p`, {
        children: (0, z.jsx)(x, {
          to: Ce(D(`costCalculator`), { amount: e, months: t, rate: n, fee: r }),
          children: i(`next.calculator`),
        }),
      }),
    ],
  })
}
function Zr({ product: e }) {
  let { t } = m(`guides`),
    n = _e(l[e].kind)
  if (!n?.example) return null
  let { amount: r, rate: i, fee: a, months: s } = n.example,
    c = o[e].terms.filter((e) => e >= Math.max(n.months_min, s / 2) && e <= Math.min(n.months_max, s * 2))
  return (0, z.jsxs)(z.Fragment, {
    children: [
      (0, z.jsx)(`h2`, { className: `h2`, children: t(`terms.title`) }),
      (0, z.jsx)(`p`, { children: t(`terms.text`) }),
      (0, z.jsx)(Qr, {
        name: t(`terms.title`),
        columns: [`term`, `emi`, `interest`, `repay`].map((e) => t(`terms.column.${e}`)),
        rows: c.map((e) => {
          let n = Ie({ amount: r, months: e, annualRate: i, feePercent: a }),
            { interest: o, repay: s } = we(n)
          return [u(e, t), y(n.emi), y(o), y(s)]
        }),
      }),
    ],
  })
}
function Qr({ name: e, columns: t, rows: n }) {
  return (0, z.jsx)(S, {
    label: e,
    className: `mt12`,
    children: (0, z.jsxs)(`table`, {
      className: `tbl`,
      children: [
        (0, z.jsx)(`thead`, {
          children: (0, z.jsx)(`tr`, {
            children: t.map((e, t) =>
              (0, z.jsx)(`th`, { scope: `col`, className: t === 0 ? void 0 : `n`, children: e }, e),
            ),
          }),
        }),
        (0, z.jsx)(`tbody`, {
          children: n.map(([e, ...n]) =>
            (0, z.jsxs)(
              `tr`,
              {
                children: [
                  (0, z.jsx)(`th`, { scope: `row`, children: e }),
                  n.map((e, n) => (0, z.jsx)(`td`, { className: `n`, children: e }, t[n + 1])),
                ],
              },
              e,
            ),
          ),
        }),
      ],
    }),
  })
}
var $r = (e) => Math.floor(e + 1e-6)
function ei(e, t) {
  return (t.find(({ upTo: t }) => e <= t) ?? t.at(-1))?.percent ?? 0
}
function ti(e, t, n = 1) {
  let r = 0,
    i = 0
  for (let { upTo: a, percent: o } of t) {
    let t = se(c(d(e), o)),
      s = $r(Math.min(a, t / n))
    ;(s > i && (r = Math.max(r, s)), (i = a))
  }
  return r
}
function ni(e) {
  return e.slice(0, -1).map(({ upTo: t, percent: n }, r) => {
    let i = e[r + 1]?.percent ?? n
    return { loan: t, from: Math.ceil((t * 100) / n), to: Math.floor((t * 100) / i) }
  })
}
var G = [
    { upTo: 25e4, percent: 85 },
    { upTo: 5e5, percent: 80 },
    { upTo: 1 / 0, percent: 75 },
  ],
  ri = { workingDays: 7, lateDay: 5e3 }
function ii({ weight: e, purity: t, pricePerGram: n }) {
  return Math.floor((e * t * n) / 24 + 1e-6)
}
function ai(e, t) {
  return ti(e, G, ci(t))
}
function oi() {
  return ni(G)
}
function si(e, t) {
  let n = ii(e),
    r = ai(n, t),
    i = n / ci(t),
    a = oi().find(({ from: e, to: t }) => i >= e && i < t) ?? null
  return { value: n, max_loan: r, ltv_percent: ei(r, G), cliff: a }
}
var ci = (e) => (e?.repayment === `bullet` ? Re(e.annualRate, e.months) : 1)
function li({ step: e }) {
  let { t } = m(`gold`),
    n = oi()
  return (0, z.jsx)(S, {
    label: t(`chart.caption`),
    className: `mt12`,
    children: (0, z.jsxs)(`table`, {
      className: `tbl`,
      children: [
        (0, z.jsx)(`caption`, { className: `sr`, children: t(`chart.caption`) }),
        (0, z.jsx)(`thead`, {
          children: (0, z.jsxs)(`tr`, {
            children: [
              (0, z.jsx)(`th`, { scope: `col`, children: t(`chart.loan`) }),
              (0, z.jsx)(`th`, { scope: `col`, className: `n`, children: t(`chart.share`) }),
              (0, z.jsx)(`th`, { scope: `col`, children: t(`chart.flat`) }),
            ],
          }),
        }),
        (0, z.jsx)(`tbody`, {
          children: G.map(({ percent: r }, i) => {
            let a = n[i]
            return (0, z.jsxs)(
              `tr`,
              {
                'aria-current': r === e ? `true` : void 0,
                children: [
                  (0, z.jsxs)(`th`, {
                    scope: `row`,
                    children: [
                      ui(i, t),
                      r === e && (0, z.jsx)(`span`, { className: `xs mut block`, children: t(`chart.yours`) }),
                    ],
                  }),
                  (0, z.jsx)(`td`, { className: `n`, children: `${r}%` }),
                  (0, z.jsx)(`td`, {
                    children: a ? t(`chart.between`, { from: y(a.from), to: y(a.to) }) : t(`chart.noFlat`),
                  }),
                ],
              },
              r,
            )
          }),
        }),
      ],
    }),
  })
}
function ui(e, t) {
  let n = y(G[e]?.upTo ?? 1 / 0),
    r = G[e - 1]
  if (!r) return t(`gold:chart.upTo`, { amount: n })
  let i = y(r.upTo)
  return e < G.length - 1 ? t(`gold:chart.range`, { from: i, amount: n }) : t(`gold:chart.above`, { amount: i })
}
var di = [
  { upTo: 3e6, percent: 90 },
  { upTo: 75e5, percent: 80 },
  { upTo: 1 / 0, percent: 75 },
]
function fi(e) {
  return ti(e, di)
}
var K = {
  bands: [
    { band: `EWS`, upTo: 3e5 },
    { band: `LIG`, upTo: 6e5 },
    { band: `MIG`, upTo: 9e5 },
  ],
  maxPropertyValue: 35e5,
  maxLoan: 25e5,
  subsidisedLoan: 8e5,
  subsidisedMonths: 144,
  subsidyRate: 4,
  maxSubsidy: 18e4,
  maxPresentValue: 15e4,
  discountRate: 8.5,
  instalments: 5,
}
function pi(e) {
  return K.bands.find(({ upTo: t }) => e <= t)?.band ?? null
}
function mi(e) {
  let t = pi(e.household_income_year),
    n = []
  if (
    (t === null && n.push(`income`),
    e.owns_home && n.push(`ownsHome`),
    e.had_subsidy && n.push(`hadSubsidy`),
    e.property_value > K.maxPropertyValue && n.push(`propertyValue`),
    e.loan_amount > K.maxLoan && n.push(`loanAmount`),
    n.length > 0)
  )
    return {
      band: t,
      eligible: !1,
      problems: n,
      subsidised_loan: 0,
      subsidised_months: 0,
      subsidy: 0,
      yearly_instalment: 0,
    }
  let r = Math.min(e.loan_amount, K.subsidisedLoan),
    i = Math.min(e.tenure_months, K.subsidisedMonths),
    a = hi(r, i)
  return {
    band: t,
    eligible: !0,
    problems: n,
    subsidised_loan: r,
    subsidised_months: i,
    subsidy: a,
    yearly_instalment: Math.floor(a / K.instalments),
  }
}
function hi(e, t) {
  let { subsidyRate: n, discountRate: r, maxSubsidy: i, maxPresentValue: a } = K,
    o = k(e, n, t),
    s = e,
    c = 1,
    l = 0
  for (let e = 1; e <= t; e++) {
    let e = s * Se(n)
    ;((c /= 1 + Se(r)), (l += e * c), (s -= o - e))
  }
  let u = (i / a) * Math.min(l, a)
  return Math.floor(Math.min(u, o * t - e))
}
var gi = t(We(), 1),
  _i = [`score`, `times_income`, `work`, `income`],
  vi = ({ decided: e, approved: t }) => Math.floor((t * 20) / e) * 5
function yi(e) {
  let t = vi(e)
  return t >= 75 ? `most` : t >= 50 ? `half` : t >= 25 ? `fewer` : `few`
}
var bi = { additional_info: [`answers`], otp: [`otp`], handover: [`documents`, `web`, `app`] }
function xi({ lender: e, journey: t, next: n }) {
  let { t: r, i18n: i } = m(`lenders`),
    a = n in bi ? bi[n] : [],
    o = t.steps.find((e) => a.includes(e)),
    s = new Intl.ListFormat(He(Le(i.language)).intl).format(t.documents.map((e) => r(`document.${e}`)))
  return (0, z.jsxs)(`section`, {
    className: `card sunk pad-s mt20`,
    'aria-labelledby': `journey-steps`,
    children: [
      (0, z.jsx)(`h2`, { className: `h3`, id: `journey-steps`, children: r(`steps.title`, { lender: e }) }),
      (0, z.jsx)(`ol`, {
        className: `stack g8 mt8 steps`,
        children: t.steps.map((t) =>
          (0, z.jsx)(
            `li`,
            {
              className: t === o ? `b` : void 0,
              'aria-current': t === o ? `step` : void 0,
              children: r(`steps.${t}`, { lender: e, documents: s }),
            },
            t,
          ),
        ),
      }),
    ],
  })
}
var Si = (e, t) => e.find((e) => e.endsWith(`/${t}`)),
  Ci = (e) => Si(Xe(`lenderJourney`), e) ?? D(`lenderJourney`, { lender: e }),
  wi = (e) => Si(Xe(`goldLender`), e) ?? Si(Xe(`goldLender`), `${e}gold`) ?? D(`goldLender`, { lender: e }),
  [Ti] = Xe(`goldLender`),
  Ei = (e) => Si(Xe(`lenderDeclined`), `${e}/declined`) ?? Ci(e),
  Di = (e, t) => Ce(Ci(e), { app: t }),
  Oi = (e, t) => Ce(Ei(e), { app: t }),
  ki = `https://cms.rbi.org.in`,
  Ai = `https://sachet.rbi.org.in`,
  ji = `14448`
function Mi() {
  let { t: e } = m(`help`),
    { company: t, sandbox: n } = je(),
    { name: r, email: i, phone: a } = t.officer
  return (0, z.jsxs)(`div`, {
    className: `sm mt8 stack g8`,
    children: [
      (0, z.jsxs)(`p`, {
        children: [
          (0, z.jsx)(`b`, { className: `b`, children: r[E()] }),
          (0, z.jsx)(`span`, { className: `block mut`, children: e(`grievance.role`) }),
        ],
      }),
      (0, z.jsxs)(`p`, {
        children: [
          (0, z.jsx)(`a`, { href: `mailto:${i}`, children: i }),
          (0, z.jsx)(`span`, { className: `block`, children: e(`grievance.phone`, { phone: a }) }),
        ],
      }),
      (0, z.jsx)(`p`, { className: `mut`, children: e(`grievance.steps`) }),
      (0, z.jsxs)(`p`, {
        children: [
          (0, z.jsx)(`a`, {
            href: ki,
            target: `_blank`,
            rel: `noopener noreferrer`,
            children: e(`grievance.ombudsman`),
          }),
          (0, z.jsx)(`span`, {
            className: `block`,
            children: (0, z.jsx)(`a`, { href: `tel:${ji}`, children: e(`grievance.helpline`, { phone: ji }) }),
          }),
        ],
      }),
      (0, z.jsx)(`p`, {
        children: (0, z.jsx)(`a`, {
          href: Ai,
          target: `_blank`,
          rel: `noopener noreferrer`,
          children: e(`grievance.sachet`, { site: new URL(Ai).host }),
        }),
      }),
      n && (0, z.jsx)(`p`, { className: `xs mut`, children: e(`grievance.fictional`) }),
    ],
  })
}
var Ni = (e) => ({ params: { id: e } })
async function Pi(e, t) {
  let { data: n } = await P(`getUser`, { ...Ni(e), ...(t && { signal: t }) })
  return n
}
async function Fi(e, t, n = !1) {
  let { data: r } = await P(`updateUser`, { ...Ni(e), body: t, ...(n && { keepalive: !0 }) })
  return r
}
async function Ii(e) {
  let { data: t } = await P(`getSignInContacts`, e ? { signal: e } : {})
  return t
}
var Li = (e) => P(`sendContactCode`, { body: e }),
  Ri = (e) => P(`verifyContactCode`, { body: e })
async function zi(e, t) {
  let { data: n } = await P(`getApplicationDetails`, { params: { appId: e }, ...(t && { signal: t }) })
  return n
}
async function Bi(e, t, n = !1) {
  let { data: r } = await P(`updateApplicationDetails`, { params: { appId: e }, body: t, ...(n && { keepalive: !0 }) })
  return r
}
async function Vi(e, t) {
  let { startCall: n } = o[e]
  return n === null ? Ge(e) : (await P(n, { params: { appId: t } })).redirect
}
var Hi = (e) => [`user`, e]
function Ui() {
  let e = T((e) => e.userId) ?? 0
  return M({ queryKey: Hi(e), queryFn: ({ signal: t }) => Pi(e, t), enabled: e > 0, refetchOnMount: `always` })
}
var Wi = (e) => [`sign-in-contacts`, e]
function Gi() {
  let e = T((e) => e.userId) ?? 0,
    t = T((e) => e.identityDue)
  return M({ queryKey: Wi(e), queryFn: ({ signal: e }) => Ii(e), enabled: e > 0 && !t, refetchOnMount: `always` })
}
function Ki() {
  let e = I(),
    t = T((e) => e.userId) ?? 0
  return {
    send: F({ mutationFn: Li }),
    verify: F({
      mutationFn: Ri,
      onSuccess: async ({ data: n }) => {
        ;(e.setQueryData(Wi(t), n), await e.invalidateQueries({ queryKey: Hi(t) }))
      },
    }),
  }
}
var qi = (e) => [`application-details`, e],
  Ji = {}
function Yi(e) {
  let t = I(),
    n = T(({ appId: e }) => e),
    r = me(e),
    i = M({
      queryKey: [`draft`, e],
      queryFn: async () => {
        let { app_id: n, details: r } = await P(`createApplication`, { body: { product_type: e } })
        return (t.setQueryData(qi(n), r), t.invalidateQueries({ queryKey: L }), await ot({ appId: n }), n)
      },
      enabled: r,
      staleTime: 1 / 0,
      gcTime: 0,
    }),
    a = Xi(e, i.data ?? null)
  if (!r) return { ...a, appId: n }
  let o = i.data ?? null
  return o === null ? { ...a, appId: o, isError: i.isError, refetch: () => void i.refetch() } : { ...a, appId: o }
}
function Xi(e, t) {
  let n = me(e),
    {
      data: r,
      isError: i,
      refetch: a,
    } = M({
      queryKey: qi(t ?? ``),
      queryFn: ({ signal: e }) => zi(t ?? ``, e),
      enabled: n && t !== null,
      refetchOnMount: `always`,
    })
  return { details: n ? r : Ji, isError: i, refetch: () => void a() }
}
function Zi(e) {
  return M({
    queryKey: [`place`, e],
    queryFn: async ({ signal: t }) => (await P(`getPlace`, { params: { pincode: e ?? `` }, signal: t })).data,
    enabled: e !== null,
    staleTime: 1 / 0,
    retry: !1,
  })
}
function Qi() {
  let e = I(),
    t = T((e) => e.userId) ?? 0
  return async (n) => {
    Object.keys(n).length > 0 && e.setQueryData(Hi(t), await Fi(t, n))
  }
}
var $i = [`consents`]
async function ea(e) {
  let { data: t } = await P(`listConsents`, { signal: e })
  if (!Array.isArray(t)) throw new s(200, `bad_answer`, C.t(`errors:bad_answer`))
  return t
}
function ta() {
  let e = T((e) => e.userId)
  return M({ queryKey: [...$i, e], queryFn: ({ signal: e }) => ea(e), enabled: e !== null })
}
function na({ purpose: e, version: t }, n) {
  return M({
    queryKey: [`consent-text`, e, t],
    queryFn: async ({ signal: n }) =>
      (await P(`getConsentText`, { params: { purpose: e, version: t }, signal: n })).data,
    enabled: n,
    staleTime: 1 / 0,
  })
}
function ra() {
  let e = I()
  return F({
    mutationFn: (e) => P(`withdrawConsent`, { body: { consent_id: e } }),
    onSettled: () => {
      e.invalidateQueries({ queryKey: $i })
      for (let t of [L, [`offers`], [`privacy`], [`user`]]) e.invalidateQueries({ queryKey: t })
    },
  })
}
function ia() {
  let e = I()
  return F({
    mutationFn: async () => {
      await P(`giveConsent`, { body: { purpose: `credit_score`, version: at.credit_score } })
      let { appId: e } = O()
      if (e === null) return null
      let t = await P(`getCreditScore`, { params: { appId: e } }).catch(() => null)
      return t === null ? `unavailable` : t.data.state
    },
    onSuccess: async () => {
      ;(e.invalidateQueries({ queryKey: $i }), await e.invalidateQueries({ queryKey: [`offers`] }))
    },
  })
}
function aa({ number: e, inline: t = !1, children: n }) {
  return (0, z.jsx)(ut, {
    name: `${e}.pdf`,
    file: () => P(`downloadStatement`, { params: { proposalNumber: e }, query: { language: E() } }),
    inline: t,
    children: n,
  })
}
var oa = 365
function sa() {
  let { t: e } = m(`retention`),
    t = ({ days: t }) =>
      t === null || t === 0 ? `` : t % oa === 0 ? e(`years`, { count: t / oa }) : e(`days`, { count: t })
  return (n) => e(`rows.${n}.long`, { time: t(mt[n]) })
}
function ca() {
  let { t: e } = m(`retention`),
    t = sa()
  return (0, z.jsxs)(z.Fragment, {
    children: [
      (0, z.jsx)(S, {
        label: e(`title`),
        className: `mt12`,
        children: (0, z.jsxs)(`table`, {
          className: `tbl tbl-cards`,
          children: [
            (0, z.jsx)(`thead`, {
              children: (0, z.jsxs)(`tr`, {
                children: [
                  (0, z.jsx)(`th`, { scope: `col`, children: e(`what`) }),
                  (0, z.jsx)(`th`, { scope: `col`, children: e(`long`) }),
                ],
              }),
            }),
            (0, z.jsx)(`tbody`, {
              children: Tt.map((n) =>
                (0, z.jsxs)(
                  `tr`,
                  {
                    children: [
                      (0, z.jsx)(`th`, { scope: `row`, children: e(`rows.${n}.what`) }),
                      (0, z.jsx)(`td`, { 'data-label': e(`long`), children: t(n) }),
                    ],
                  },
                  n,
                ),
              ),
            }),
          ],
        }),
      }),
      (0, z.jsx)(`p`, { className: `mt12`, children: e(`hold`) }),
    ],
  })
}
var la = [
    `person`,
    `contact`,
    `home`,
    `work`,
    `business`,
    `loan`,
    `gold`,
    `property`,
    `answers`,
    `study`,
    `vehicle`,
    `merchant`,
    `help`,
  ],
  q = (e, t, { uses: n = [], to: r = [], kept: i = `account` }) => ({ group: e, word: t, uses: n, to: r, kept: i }),
  J = { to: [`lender`] },
  Y = { uses: [`match`], to: [`lender`] },
  ua = { uses: [`match`, `count`] },
  X = { to: [`enquiry_lender`] },
  Z = { uses: [`check`], kept: `declined_merchant` },
  da = { uses: [`answer`], to: [`crm`], kept: `grievance` },
  fa = {
    'profile.first_name': q(`person`, `name`, { to: [`lender`, `insurer`, `bureau`, `enquiry_lender`, `partner`] }),
    'profile.last_name': q(`person`, `name`, { to: [`lender`, `insurer`, `bureau`, `enquiry_lender`, `partner`] }),
    'profile.birth_date': q(`person`, `birth_date`, { uses: [`match`], to: [`lender`, `insurer`, `bureau`] }),
    'profile.gender': q(`person`, `gender`, J),
    'profile.tin': q(`person`, `pan`, { to: [`lender`, `bureau`] }),
    'profile.mobile_phone_number': q(`contact`, `mobile`, {
      uses: [`reach`],
      to: [`lender`, `insurer`, `bureau`, `enquiry_lender`, `partner`],
    }),
    'profile.email': q(`contact`, `email`, { uses: [`reach`], to: [`lender`, `insurer`, `enquiry_lender`] }),
    'profile.address1': q(`home`, `address`, J),
    'profile.address2': q(`home`, `address`, J),
    'profile.postal_code': q(`home`, `address`, Y),
    'profile.residence_type': q(`home`, `home_kind`, J),
    'profile.employment_status_code': q(`work`, `work`, { ...ua, to: [`lender`] }),
    'profile.employer_name': q(`work`, `employer`, J),
    'profile.officepincode': q(`work`, `office_pincode`, J),
    'profile.monthly_income': q(`work`, `income`, { ...ua, to: [`lender`] }),
    'profile.salary_mode': q(`work`, `salary_mode`, J),
    'profile.emi': q(`work`, `emis`, { uses: [`match`] }),
    'profile.household_income': q(`work`, `household`, { uses: [`match`] }),
    'profile.household_emi': q(`work`, `household`, { uses: [`match`] }),
    'profile.educational_level': q(`work`, `education`, J),
    'profile.business_registration_type': q(`business`, `business_registration`, J),
    'profile.business_current_turnover': q(`business`, `business_turnover`, Y),
    'profile.business_years': q(`business`, `business_years`, Y),
    'profile.business_account': q(`business`, `business_account`, J),
    'profile.se_loan_amount': q(`loan`, `amount`, { ...ua, to: [`lender`, `partner`] }),
    'profile.se_loan_tenure': q(`loan`, `term`, { uses: [`match`] }),
    'profile.se_loan_purpose': q(`loan`, `loan_purpose`, { uses: [`fill`] }),
    'profile.allow_sms': q(`contact`, `permissions`, { uses: [`permission`] }),
    'profile.allow_emails': q(`contact`, `permissions`, { uses: [`permission`] }),
    'profile.prefer_net_banking': q(`loan`, `net_banking`, J),
    'details.business_nature': q(`business`, `business_nature`, J),
    'details.business_gross_profit': q(`business`, `business_profit`, J),
    'details.professional_type': q(`business`, `profession`, J),
    'details.professional_years': q(`business`, `profession`, J),
    'details.loan_amount': q(`loan`, `amount`, { ...ua, to: [`lender`, `partner`] }),
    'details.tenure_months': q(`loan`, `term`, Y),
    'details.gold_form': q(`gold`, `gold_kind`, J),
    'details.gold_weight': q(`gold`, `gold_weight`, Y),
    'details.gold_purity': q(`gold`, `gold_purity`, Y),
    'details.gold_repayment': q(`gold`, `gold_repayment`, Y),
    'details.property_value': q(`property`, `property_value`, Y),
    'details.property_pincode': q(`property`, `property_pincode`, J),
    'details.household_income_year': q(`property`, `household_year`, { uses: [`scheme`], to: [`lender`] }),
    'details.owns_home': q(`property`, `owns_home`, { uses: [`scheme`], to: [`lender`] }),
    'details.had_subsidy': q(`property`, `had_subsidy`, { uses: [`scheme`], to: [`lender`] }),
    'answers.marital_status': q(`answers`, `marital_status`, J),
    'answers.loan_purpose': q(`answers`, `loan_purpose`, J),
    'answers.employment_tenure': q(`answers`, `job_tenure`, J),
    'answers.total_work_experience': q(`answers`, `work_experience`, J),
    'answers.household_income': q(`answers`, `household_year`, J),
    'answers.account_number': q(`answers`, `bank_account`, J),
    'answers.ifsc': q(`answers`, `ifsc`, J),
    'answers.reference_name': q(`answers`, `reference_name`, J),
    'answers.reference_phone': q(`answers`, `reference_phone`, J),
    'answers.reference_told': q(`answers`, `reference_told`, J),
    'enquiry.course': q(`study`, `course`, X),
    'enquiry.institution': q(`study`, `course`, X),
    'enquiry.place': q(`study`, `study_place`, X),
    'enquiry.cost': q(`study`, `study_cost`, X),
    'enquiry.condition': q(`vehicle`, `vehicle`, X),
    'enquiry.price': q(`vehicle`, `vehicle`, X),
    'enquiry.down_payment': q(`vehicle`, `down_payment`, X),
    'enquiry.amount': q(`loan`, `amount`, X),
    'merchant.full_name': q(`merchant`, `name`, Z),
    'merchant.phone': q(`merchant`, `mobile`, Z),
    'merchant.email': q(`merchant`, `email`, Z),
    'merchant.business_name': q(`merchant`, `business_name`, Z),
    'merchant.pincode': q(`merchant`, `business_pincode`, Z),
    'merchant.pan': q(`merchant`, `pan`, Z),
    'merchant.account_number': q(`merchant`, `bank_account`, Z),
    'merchant.ifsc': q(`merchant`, `ifsc`, Z),
    'help.name': q(`help`, `name`, da),
    'help.email': q(`help`, `email`, da),
    'help.phone': q(`help`, `mobile`, da),
    'help.company': q(`help`, `company`, da),
    'help.description': q(`help`, `request`, da),
  },
  Q = Object.keys(fa),
  $ = (e) => fa[e],
  pa = (e, t) => $(e).to.includes(t)
function ma(e) {
  let t = new Set(e)
  return la.flatMap((e) => {
    let n = Q.filter((n) => t.has(n) && $(n).group === e).map((e) => $(e).word)
    return n.length === 0 ? [] : [{ group: e, words: [...new Set(n)] }]
  })
}
var ha = (e, t) => ma(e).map(({ group: e, words: n }) => `${t(`group`, e)}: ${n.map((e) => t(`word`, e)).join(`, `)}`)
function ga(e, t) {
  let n = Q.map($).filter((n) => n.group === e && n.word === t),
    r = (e) => [...new Set(n.flatMap(e))]
  return { uses: r(({ uses: e }) => e), to: r(({ to: e }) => e), kept: r(({ kept: e }) => [e]) }
}
var _a = [`merchant`, `help`]
;(Q.filter((e) => !_a.includes($(e).group)), Q.filter((e) => pa(e, `bureau`)))
var va = Q.filter((e) => pa(e, `insurer`)),
  ya = ({ mobile_phone_number: e }) => {
    let t = e === `` ? `profile.mobile_phone_number` : `profile.email`
    return va.filter((e) => e !== t)
  },
  ba = [
    `gender`,
    `home_kind`,
    `office_pincode`,
    `salary_mode`,
    `education`,
    `net_banking`,
    `business_registration`,
    `business_turnover`,
    `business_years`,
    `business_account`,
  ]
Q.filter((e) => pa(e, `lender`) && !ba.includes($(e).word))
function xa(e) {
  return it(`employmentStatus`, e) === `salaried`
}
var Sa = {
  salaried: { by: `employment_status_code`, holds: xa },
  smallIncome: { by: `monthly_income`, holds: (e) => Zn(Number(e)) },
}
function Ca(e, t) {
  if (!URL.canParse(e, t)) return null
  let n = new URL(e, t)
  return n.origin === t
    ? { kind: `here`, path: n.pathname + n.search }
    : n.protocol === `https:`
      ? { kind: `away`, url: n.href }
      : null
}
function wa({ lender: e, inApp: t, host: n, sandbox: r, busy: i, error: a, onGo: o }) {
  let { t: s } = m(`lenders`),
    c = [
      ...(t ? [s(`app.leave`, { lender: e })] : []),
      ...(r ? [s(`handOver.practice`, { lender: e })] : t ? [] : [s(`handOver.leave`, { lender: e })]),
      s(`handOver.finish`, { lender: e }),
      s(`handOver.back`),
    ]
  return (0, z.jsxs)(`section`, {
    className: `card pad mt20`,
    children: [
      (0, z.jsx)(`h2`, { className: `h2`, children: s(t ? `app.title` : `handOver.title`, { lender: e }) }),
      n !== null && (0, z.jsx)(`p`, { className: `mut mt4 break`, children: s(`host`, { host: n }) }),
      (0, z.jsx)(`ol`, {
        className: `stack g8 mt12 steps`,
        children: c.map((e) => (0, z.jsx)(`li`, { children: e }, e)),
      }),
      (0, z.jsx)(`div`, { className: `mt16`, children: (0, z.jsx)(A, { children: s(`handOver.neverPay`) }) }),
      a &&
        (0, z.jsx)(`div`, {
          className: `mt16`,
          children: (0, z.jsxs)(A, { tone: `err`, role: `alert`, children: [de(a), ` `, s(`handOver.kept`)] }),
        }),
      (0, z.jsx)(`p`, {
        className: `mt20`,
        children: (0, z.jsx)(g, {
          full: !0,
          busy: i,
          onClick: () => !i && o(),
          children: i ? s(`handOver.going`) : s(t ? `app.go` : `handOver.go`, { lender: e }),
        }),
      }),
    ],
  })
}
function Ta({ application: e, onLate: t }) {
  let { t: n } = m(`lenders`),
    r = Ae(),
    i = Rn(e.app_id),
    [a, o] = (0, R.useState)(null),
    { journey: c } = e
  return (0, z.jsx)(wa, {
    lender: e.lender_name ?? ``,
    inApp: c?.steps.includes(`app`) ?? !1,
    host: c?.host ?? null,
    sandbox: je().sandbox,
    busy: i.isPending,
    error: i.error ?? a,
    onGo: () =>
      i.mutate(void 0, {
        onError: (e) => e instanceof s && e.code === `conflict` && t(),
        onSuccess: ({ url: e }) => {
          let t = Ca(e, window.location.origin)
          t === null ? o(Error(n(`handOver.refused`))) : t.kind === `here` ? r(t.path) : window.location.assign(t.url)
        },
      }),
  })
}
var Ea = ({ history: e, status: t }) => !j(t) && e.some(({ note: e }) => e === `handed_over`),
  Da = (e) => e.next_step.kind === `handover` || Ea(e),
  Oa = { submitted: `at_bank`, approved: `card_approved` },
  ka = ({ product_type: e }) => l[e].answeredBy === `insurer`,
  Aa = ({ product_type: e }) => l[e].answeredBy === `bank`
function ja(e) {
  let { status: t, next_step: n } = e
  return Na(e)
    ? `returned`
    : Aa(e)
      ? (Oa[t] ?? t)
      : ka(e) && t === `received`
        ? `at_insurer`
        : t === `submitted` && n.kind === `additional_info`
          ? `answers_needed`
          : t
}
var Ma = {
    draft: `neutral`,
    answers_needed: `warn`,
    at_bank: `info`,
    card_approved: `ok`,
    at_insurer: `info`,
    submitted: `info`,
    queued: `warn`,
    received: `info`,
    documents_needed: `warn`,
    in_review: `info`,
    approved: `ok`,
    agreement_signed: `ok`,
    disbursed: `ok`,
    returned: `neutral`,
    rejected: `err`,
    withdrawn: `neutral`,
    expired: `neutral`,
  },
  Na = ({ history: e }) => e.some(({ note: e, source: t }) => t === `creditlane` && e === `exit_confirmed`),
  Pa = ({ status: e, history: t }) =>
    !j(e) && t.some(({ note: e, source: t }) => t === `customer` && e === `consent_withdrawn`),
  Fa = ({ history: e }) =>
    e.some(({ note: e, source: t }) => t === `creditlane` && e === `cancel_asked`) ? `stopped` : `stoppedHere`,
  Ia = [`approved`, `agreement_signed`, `disbursed`]
function La(e) {
  let { status: t } = e
  return j(t) || Pa(e)
    ? []
    : ka(e)
      ? [`insurer_call`]
      : Aa(e)
        ? Ia.includes(t)
          ? [`card`]
          : [`bank_decision`, `card`]
        : t === `agreement_signed`
          ? [`payout`]
          : Ia.includes(t)
            ? [`agreement`]
            : [`decision`, `agreement`]
}
var Ra = (e) => [...e.filter(({ status: e }) => e !== `draft`), ...e.filter(({ status: e }) => e === `draft`)]
function za({ history: e }) {
  let t = [...e].sort((e, t) => Date.parse(e.at) - Date.parse(t.at)),
    n = t.filter(({ status: e }) => e !== `draft`)
  return n.length > 0 ? n : t
}
var Ba = (e, t) =>
    e[t]?.source === `lender` &&
    e.slice(0, t).some(({ status: e, source: t }) => e === `withdrawn` && t === `customer`),
  Va = (e, t) => {
    let [n, r] = [e[t - 1], e[t]]
    return (n?.note === `exit_confirmed` || n?.note === `exit_refused`) && r?.source === `lender` && r.at === n.at
  }
function Ha({ product_type: e, next_step: t }) {
  return l[e].answeredBy === `bank`
    ? `textCard`
    : l[e].answeredBy === `insurer`
      ? `textPlan`
      : t.kind === `additional_info`
        ? `textUnsent`
        : `text`
}
var Ua = ({ status: e }) => e !== `draft` && Mt(e),
  Wa = ({ history: e }) => e.findLast(({ status: e }) => e === `rejected`)?.note ?? null
function Ga(e) {
  return Pa(e) ? Fa(e) : e.next_step.kind === `otp` ? `code_needed` : ja(e)
}
function Ka(e, t) {
  let { status: n, next_step: r, refusal: i, disbursed_on: a, updated_at: o } = e
  return n === `draft`
    ? { kind: `started`, day: e.created_at }
    : n === `disbursed`
      ? a === null
        ? { kind: `paid`, day: o }
        : null
      : i && i.until > i.on
        ? { kind: `again`, day: i.until }
        : j(n)
          ? { kind: `ended`, day: o }
          : r.kind === `additional_info`
            ? { kind: `waits`, day: o }
            : !t || t.expected_by === null || t.basis === null || t.working_days === null
              ? null
              : t.overdue
                ? { kind: `late`, day: t.expected_by }
                : { kind: `expected`, day: t.expected_by, basis: t.basis, count: t.working_days }
}
function qa({ application: e, care: t, listed: n = !1 }) {
  let { t: r } = m([`applications`, `lenders`]),
    { journey: i } = e,
    a = e.lender_name ?? e.product_name ?? r(`theLender`),
    o = i?.documents.map((e) => r(`lenders:document.${e}`)).join(`, `) ?? ``,
    s = Ga(e),
    c = s === `documents_needed` && o !== ``,
    l = Ka(e, t)
  return (0, z.jsxs)(`div`, {
    className: n ? `xs` : void 0,
    children: [
      s === `disbursed` && e.disbursed_amount !== null
        ? (0, z.jsx)(Ja, { application: e, paid: y(e.disbursed_amount) })
        : (0, z.jsx)(`p`, { children: c ? r(`needs`, { lender: a, documents: o }) : r(`meaning.${s}`, { lender: a }) }),
      l !== null &&
        (0, z.jsx)(`p`, {
          className: n ? `mut mt4` : `sm mut mt4`,
          children:
            l.kind === `expected`
              ? r(`expected.${l.basis}`, { count: l.count, date: N(l.day), lender: a })
              : r(`day.${l.kind}`, { date: N(l.day), lender: a }),
        }),
    ],
  })
}
function Ja({ application: e, paid: t }) {
  let { t: n } = m(`applications`),
    { amount: r, disbursed_amount: i, disbursed_on: a } = e
  return (0, z.jsxs)(`p`, {
    children: [
      a === null ? n(`paidOut.amount`, { paid: t }) : n(`paidOut.day`, { paid: t, day: N(a) }),
      r !== null && r !== i && ` ${n(`paidOut.asked`, { asked: y(r) })}`,
    ],
  })
}
var Ya = [
    `lender_unreachable`,
    `additional_info_needed`,
    `additional_info_given`,
    `gold_assay`,
    `lender_otp_confirmed`,
    `handed_over`,
    `continues_at_bank`,
    `gave_up`,
    `nudged`,
    `consent_withdrawn`,
    `offer_declined`,
    `cancel_asked`,
    `cancel_confirmed`,
    `cancel_too_late`,
    `cancel_refused`,
    `cancel_unanswered`,
    `exit_asked`,
    `exit_returned`,
    `exit_noted`,
    `exit_confirmed`,
    `exit_refused`,
    `exit_unanswered`,
    `tranche_paid`,
    `file_undone`,
    `reopened`,
  ],
  Xa = `status_being_checked:`,
  Za = (e) => (e?.startsWith(Xa) ? e.slice(21) : null),
  Qa = { done: `M5 12.5l4.5 4.5L19 7.5`, failed: `M7 7l10 10M17 7L7 17` }
function $a({ steps: e }) {
  return (0, z.jsx)(`ol`, {
    className: `tl`,
    children: e.map(({ key: e, state: t, title: n, stateText: r, detail: i }) =>
      (0, z.jsxs)(
        `li`,
        {
          className: t,
          'aria-current': t === `now` ? `step` : void 0,
          children: [
            (0, z.jsx)(`span`, {
              className: `pt`,
              children:
                (t === `done` || t === `failed`) &&
                (0, z.jsx)(`svg`, {
                  width: `14`,
                  height: `14`,
                  viewBox: `0 0 24 24`,
                  fill: `none`,
                  stroke: `currentColor`,
                  strokeWidth: `2.5`,
                  'aria-hidden': `true`,
                  children: (0, z.jsx)(`path`, { d: Qa[t] }),
                }),
            }),
            (0, z.jsxs)(`p`, { className: `h4`, children: [n, (0, z.jsx)(`span`, { className: `sr`, children: r })] }),
            i,
          ],
        },
        e,
      ),
    ),
  })
}
var eo = [
    `offer_declined`,
    `additional_info_given`,
    `handed_over`,
    `nudged`,
    `consent_withdrawn`,
    `cancel_asked`,
    `cancel_confirmed`,
    `cancel_too_late`,
    `cancel_refused`,
    `cancel_unanswered`,
    `exit_asked`,
    `exit_returned`,
    `exit_noted`,
    `exit_confirmed`,
    `exit_refused`,
    `exit_unanswered`,
    `tranche_paid`,
    `file_undone`,
  ],
  to = ({ note: e, source: t }) => (t === `lender` ? void 0 : Ya.find((t) => t === e)),
  no = (e) => eo.find((t) => t === to(e))
function ro({ application: e }) {
  let { t } = m(`applications`),
    n = e.lender_name ?? e.product_name ?? t(`theLender`),
    r = za(e),
    i = (e, i) => {
      if (e.source === `lender` && Za(e.note) !== null) return t(`checking.title`, { lender: n })
      if (Va(r, i)) return t(`wrote`, { lender: n })
      let a = no(e)
      return t(a ? `note.${a}` : `event.${e.status}`, { lender: n, status: t(`status.${e.status}`) })
    },
    a = r.map((e, a) => {
      let o = a === r.length - 1,
        s = o && !j(e.status),
        c = o && (e.status === `rejected` || e.status === `expired`),
        l = s ? `now` : c ? `failed` : `done`,
        u = to(e),
        d = no(e),
        f = e.source === `lender` ? Za(e.note) : null
      return {
        key: `${a}-${e.at}-${e.status}`,
        state: l,
        title: i(e, a),
        stateText: t(`mark.${l}`),
        detail: (0, z.jsxs)(z.Fragment, {
          children: [
            (0, z.jsx)(`p`, { className: `sm mut`, children: bt(e.at) }),
            u && !d && (0, z.jsx)(`p`, { className: `sm mt4`, children: t(`note.${u}`, { lender: n }) }),
            f !== null &&
              (0, z.jsxs)(`p`, {
                className: `sm mt4`,
                children: [t(`checking.text`, { lender: n }), ` `, (0, z.jsx)(`q`, { lang: `en`, children: f })],
              }),
            !u && f === null && e.note && (0, z.jsx)(`p`, { className: `sm mt4`, lang: `en`, children: e.note }),
            Ba(r, a) && (0, z.jsx)(`p`, { className: `sm mt4`, children: t(`afterWithdrawal`, { lender: n }) }),
          ],
        }),
      }
    }),
    o = La(e).map((e) => ({ key: e, state: `next`, title: t(`coming.${e}`), stateText: t(`mark.next`) }))
  return (0, z.jsx)($a, { steps: [...a, ...o] })
}
function io({ lender: e, application: t }) {
  let { t: n } = m([`applications`, `refusals`]),
    r = Ae(),
    i = Vn(),
    a = t?.refusal ?? null,
    o = a?.reason ?? null,
    s = o === null ? t && Wa(t) : n(`refusals:reason.${o}`),
    c = nt[o ?? `none`],
    l = c === `address` || c === `details` || c === `score` ? jt(c, t?.product_type ?? null, be()) : null
  return (0, z.jsxs)(A, {
    icon: `info`,
    children: [
      (0, z.jsx)(`p`, { className: `b`, children: n(`declined.title`, { lender: e }) }),
      (0, z.jsx)(`p`, {
        className: `mt4`,
        children: s ? n(`declined.reason`, { reason: s }) : n(`declined.noReason`, { lender: e }),
      }),
      (0, z.jsx)(`p`, { className: `mt4`, children: n(`refusals:advice.${o ?? `none`}`, { lender: e }) }),
      a &&
        a.until > a.on &&
        (0, z.jsx)(`p`, { className: `mt4`, children: n(`refusals:askAgain`, { lender: e, until: N(a.until) }) }),
      (0, z.jsx)(`p`, { className: `mt4`, children: n(`refusals:report`) }),
      (0, z.jsxs)(`p`, {
        className: `mt12`,
        children: [
          (0, z.jsx)(g, {
            look: `secondary`,
            small: !0,
            busy: i.isPending,
            onClick: () => {
              i.isPending || i.mutate(void 0, { onSuccess: () => void r(Ve(O().productType ?? pe)), onError: _ })
            },
            children: n(`declined.others`),
          }),
          ` `,
          l !== null && (0, z.jsx)(v, { look: `text`, small: !0, to: l, children: n(`refusals:way.${c}`) }),
        ],
      }),
    ],
  })
}
var ao =
  `Accenture.Adani Enterprises.Amazon India.Apollo Hospitals.Ashok Leyland.Asian Paints.Avenue Supermarts.Axis Bank.Bajaj Auto.Bajaj Finserv.Bank of Baroda.Bank of India.Bharat Electronics.Bharat Heavy Electricals.Bharat Petroleum.Bharti Airtel.Blue Dart Express.Britannia Industries.BSNL.Canara Bank.Capgemini.Central Bank of India.Cipla.Coal India.Cognizant.Concentrix.Dabur India.Delhivery.Deloitte.DTDC Express.Flipkart.Fortis Healthcare.GAIL India.Genpact.Godrej Industries.HCLTech.HDFC Bank.HDFC Life.Hero MotoCorp.Hindalco Industries.Hindustan Aeronautics.Hindustan Petroleum.Hindustan Unilever.Hyundai Motor India.IBM India.ICICI Bank.ICICI Prudential Life Insurance.IDFC First Bank.India Post.Indian Army.Indian Bank.Indian Oil Corporation.Indian Railways.IndiGo.IndusInd Bank.Infosys.ITC.JSW Steel.Kotak Mahindra Bank.KPMG.Larsen and Toubro.Life Insurance Corporation of India.LTIMindtree.Lupin.Mahindra and Mahindra.Manipal Hospitals.Maruti Suzuki India.Max Healthcare.Mphasis.Nestle India.NTPC.Oil and Natural Gas Corporation.Oracle India.Power Grid Corporation of India.Punjab National Bank.PwC.Reliance Industries.Reliance Jio.Reliance Retail.SBI Life Insurance.Shriram Finance.State Bank of India.Steel Authority of India.Sun Pharma.Swiggy.Tata Consultancy Services.Tata Motors.Tata Steel.Tech Mahindra.Teleperformance.Titan Company.Trent.TVS Motor Company.UltraTech Cement.Union Bank of India.Vedanta.Vodafone Idea.Wipro.WNS.Yes Bank.Zomato`.split(
    `.`,
  )
function oo() {
  let { t: e, i18n: t } = m(`options`),
    n = Le(t.language),
    { data: r } = M({
      queryKey: [`search-list`, n],
      queryFn: ({ signal: e }) => P(`listSearchLists`, { params: { language: n }, signal: e }),
      staleTime: 1 / 0,
    })
  return (t) => r?.data[t] ?? ct[t].map(({ id: n }) => ({ id: n, value: e(Et(t, n) ?? ``) }))
}
var so = (...e) => e.filter((e) => e !== ``).join(`, `),
  co = 400,
  lo = `draft`,
  uo = class {
    #e
    #t = new Map()
    #n = {}
    #r
    #i = !1
    constructor(e) {
      this.#e = e
    }
    add(e, t) {
      ;(this.#t.set(e, t), this.#a(e, t))
    }
    async read() {
      let e = await ft.read(this.#e, lo)
      if (e !== null) {
        ;((this.#i = !0), (this.#n = e))
        for (let [e, t] of this.#t) this.#a(e, t)
      }
    }
    keepSoon = () => {
      ;(clearTimeout(this.#r), (this.#r = setTimeout(() => this.#o(), co)))
    }
    stop() {
      clearTimeout(this.#r)
    }
    #a(e, t) {
      let { [e]: n, ...r } = this.#n
      n !== void 0 && ((this.#n = r), t.restore(n))
    }
    #o() {
      let e = [...this.#t].map(([e, t]) => [e, t.unsaved()]).filter(([, e]) => Object.keys(e).length > 0),
        t = { ...this.#n, ...Object.fromEntries(e) }
      ;(Object.keys(t).length > 0 ? ft.keep(this.#e, lo, t) : this.#i && ft.forget(lo),
        (this.#i = Object.keys(t).length > 0))
    }
  },
  fo = (e) => e?.focus()
function po(e, t) {
  e === `known`
    ? ge.success(t(`consents:score.done`))
    : e === `no_history`
      ? ge.warning(t(`consents:score.noHistory`))
      : e === `other_person`
        ? ge.warning(t(`consents:score.otherPerson`))
        : e === `unavailable` && ge.warning(t(`consents:score.unavailable`))
}
function mo({ arrived: e = !1 }) {
  let { t } = m(`consents`),
    { data: n } = ta(),
    r = ia(),
    [i, o] = (0, R.useState)(!1),
    [s, c] = (0, R.useState)(!1),
    l = (0, R.useRef)(null),
    u = n?.some(
      ({ purpose: e, version: t, withdrawn_at: n }) => e === `credit_score` && t === at.credit_score && n === null,
    ),
    d = n?.some(({ purpose: e, withdrawn_at: t }) => e === `credit_score` && t !== null)
  if (!n || u) return null
  let f = () => {
      ;(c(!0), i ? r.isPending || p() : l.current?.focus())
    },
    p = async () => {
      try {
        ;(po(await r.mutateAsync(), t), Ze())
      } catch {}
    }
  return (0, z.jsxs)(ze, {
    tone: `tint`,
    dense: !0,
    className: `mt16`,
    'aria-labelledby': `score-title`,
    children: [
      (0, z.jsx)(`h2`, {
        className: `h3`,
        id: `score-title`,
        tabIndex: -1,
        ref: e ? fo : void 0,
        children: t(`score.title`),
      }),
      (0, z.jsx)(`p`, { className: `sm mt4`, children: t(d ? `score.textWithdrawn` : `score.text`) }),
      (0, z.jsxs)(`div`, {
        className: `row wrap between`,
        children: [
          (0, z.jsx)(a, {
            checked: i,
            onChange: o,
            inputRef: l,
            error: s && !i ? t(`score.error`) : null,
            children: t(`score.agree`),
          }),
          (0, z.jsx)(g, { look: `secondary`, small: !0, busy: r.isPending, onClick: f, children: t(`score.check`) }),
        ],
      }),
      r.error &&
        (0, z.jsx)(`div`, {
          className: `mt12`,
          children: (0, z.jsx)(A, { tone: `err`, role: `alert`, children: de(r.error) }),
        }),
    ],
  })
}
var ho
function go(e) {
  ho = { appId: O().appId, search: e.toString() }
}
function _o() {
  let { appId: e, productType: t } = O(),
    n = Ge(t)
  return ho?.search && ho.appId === e ? `${n}?${ho.search}` : n
}
function vo() {
  let { t: e } = m(`offers`)
  return (0, z.jsxs)(`div`, {
    className: `waits`,
    'aria-busy': `true`,
    children: [
      (0, z.jsx)(`p`, { role: `status`, className: `mut mt8`, children: e(`loading.text`) }),
      (0, z.jsx)(`div`, {
        className: `stack g16 mt20`,
        'aria-hidden': `true`,
        children: [0, 1, 2].map((e) =>
          (0, z.jsxs)(
            `div`,
            {
              className: `card pad`,
              children: [
                (0, z.jsxs)(`div`, {
                  className: `row`,
                  children: [
                    (0, z.jsx)(`span`, { className: `sk sk-tile` }),
                    (0, z.jsxs)(`span`, {
                      className: `grow stack g8`,
                      children: [
                        (0, z.jsx)(`span`, { className: `sk sk-name` }),
                        (0, z.jsx)(`span`, { className: `sk sk-amount` }),
                      ],
                    }),
                  ],
                }),
                (0, z.jsx)(`div`, {
                  className: `row between mt20`,
                  children: [0, 1, 2].map((e) => (0, z.jsx)(`span`, { className: `sk sk-figure` }, e)),
                }),
                (0, z.jsx)(`span`, { className: `sk block mt20` }),
              ],
            },
            e,
          ),
        ),
      }),
    ],
  })
}
function yo(e) {
  let { foreclosure_free_after_emis: t, foreclosure_charge_amount: n, foreclosure_charge_pct: r } = e
  if (t === 0) return { key: `none`, values: {} }
  if (t === null) return null
  let i = e.repayment === `bullet` || e.instalment_type === `bullet` || t >= e.tenure_months
  return n === null
    ? r === null
      ? null
      : i
        ? { key: `earlyAlwaysShare`, values: { percent: r } }
        : { key: `earlyShare`, values: { count: t, percent: r } }
    : i
      ? { key: `earlyAlways`, values: { amount: n } }
      : { key: `early`, values: { count: t, amount: n } }
}
function bo(e, t) {
  let { words: n, lang: r } = _r(e, t)
  return { text: n[t], lang: r }
}
function xo(e, t) {
  let n = e.penal_charge_amount
  return n === null
    ? bo(e, `penal_charges`)
    : n === 0
      ? { text: t(`offers:charges.none`) }
      : { text: t(e.repayment === `bullet` ? `offers:charges.lateOnce` : `offers:charges.late`, { amount: y(n) }) }
}
function So(e, t) {
  let n = yo(e)
  if (!n) return bo(e, `foreclosure_charges`)
  let { amount: r, ...i } = n.values
  return { text: t(`offers:charges.${n.key}`, { ...i, ...(r !== void 0 && { amount: y(r) }) }) }
}
function Co(e, t) {
  let n = e.some(({ approvals: e }) => e)
  return e.map((e) => [...To(e, t), ...(n ? [{ key: `approvals`, text: wo(e, t) }] : [])])
}
function wo({ approvals: e }, t) {
  if (!e) return t(`offers:approvals.tooFew`)
  let n = { approved: f(e.approved), decided: f(e.decided) }
  return t(e.alike === 0 ? `offers:approvals.cellAll` : `offers:approvals.cell`, n)
}
function To(e, t) {
  let { receive: n, fees: r, interest: i, repay: a, cost: o } = we(e)
  return [
    { key: `amount`, text: y(e.amount) },
    { key: `tenure`, text: u(e.tenure_months, t) },
    {
      key: `interest`,
      text: [w(e.interest_rate), e.floating && t(`offers:floating.short`)].filter(Boolean).join(`, `),
    },
    { key: `apr`, text: w(e.apr) },
    { key: e.repayment === `bullet` ? `once` : `emi`, text: y(e.emi) },
    { key: `fees`, text: y(r) },
    { key: `receive`, text: y(n) },
    { key: `totalInterest`, text: y(i) },
    { key: `repay`, text: y(a) },
    { key: `cost`, text: y(o) },
    { key: `penal`, ...xo(e, t) },
    { key: `foreclosure`, ...So(e, t) },
    { key: `coolingOff`, text: t(`offers:terms.days`, { count: e.cooling_off_days }) },
    { key: `entity`, ...st(E(), e) },
    { key: `group`, text: t(`offers:group.${e.group}`) },
    { key: `journey`, text: t(`offers:journey.${e.journey === `App` ? `app` : `web`}`) },
  ]
}
function Eo({ offer: e, children: t }) {
  let { t: n } = m(`applications`)
  return (0, z.jsx)(`div`, {
    className: `bbar apply-bar`,
    children: (0, z.jsxs)(`div`, {
      className: `row between`,
      children: [
        (0, z.jsxs)(`div`, {
          children: [
            (0, z.jsx)(`p`, {
              className: `bb`,
              children: n(e.repayment === `bullet` ? `apply.once` : `apply.aMonth`, { emi: y(e.emi) }),
            }),
            (0, z.jsx)(`p`, {
              className: `xs mut`,
              children: n(`apply.aprRepay`, { apr: w(e.apr), repay: y(e.total_repayment) }),
            }),
          ],
        }),
        t,
      ],
    }),
  })
}
function Do({ offer: e, count: t }) {
  let { t: n } = m(`applications`),
    r = kt(),
    { lender_id: i, amount: a, tenure_months: o } = e,
    s = Ce(D(`userDetail`), { step: `for-the-lender`, lender: i, amount: a, tenure: o }),
    c = (0, z.jsx)(v, { to: s, children: n(r ? `answersFirst.open` : `answersFirst.short`) })
  return (0, z.jsxs)(z.Fragment, {
    children: [
      (0, z.jsxs)(`section`, {
        className: `card pad`,
        id: `apply`,
        'aria-labelledby': `apply-title`,
        tabIndex: -1,
        children: [
          (0, z.jsx)(`h2`, { className: `h2`, id: `apply-title`, children: n(`apply.title`) }),
          (0, z.jsx)(`p`, { className: `mt8`, children: n(`answersFirst.text`, { lender: e.name, count: t }) }),
          (0, z.jsx)(`p`, { className: `sm mut mt8`, children: n(`answersFirst.then`) }),
          r && (0, z.jsx)(`p`, { className: `mt20`, children: c }),
        ],
      }),
      !r && (0, z.jsx)(Eo, { offer: e, children: c }),
    ],
  })
}
function Oo({ lender: e, applied: t }) {
  let { t: n } = m(`applications`)
  return (0, z.jsxs)(`section`, {
    className: `card pad`,
    id: `apply`,
    'aria-labelledby': `applied-title`,
    children: [
      (0, z.jsx)(`h2`, { className: `h3`, id: `applied-title`, children: n(`applied.title`, { status: t.status }) }),
      (0, z.jsx)(`p`, { className: `sm mt4`, children: n(`applied.text`, { lender: e }) }),
      (0, z.jsx)(`p`, {
        className: `mt16`,
        children: (0, z.jsx)(v, { full: !0, to: t.to, children: n(`applied.see`) }),
      }),
    ],
  })
}
function ko() {
  let { t: e } = m(`asked`)
  return (t) => ha(t, (t, n) => e(`${t}.${n}`)).join(`; `)
}
function Ao({ error: e, lender: t, onStale: n }) {
  let { t: r } = m(`applications`),
    i = (0, R.useRef)(null)
  ;(0, R.useEffect)(() => {
    i.current?.scrollIntoView({ block: `nearest` })
  }, [e])
  let a = e instanceof s ? e.code : null,
    o = e instanceof s ? e.status : 0,
    c = a === `statement_outdated`,
    l = a === `offer_unavailable` || c,
    u = a === `timeout` || a === `bad_answer` || o >= 500
  return (0, z.jsx)(`div`, {
    className: `mt12`,
    children: (0, z.jsxs)(A, {
      tone: a === `network` || u ? `warn` : `err`,
      role: `alert`,
      noteRef: i,
      children: [
        a === `network`
          ? (0, z.jsxs)(z.Fragment, {
              children: [
                (0, z.jsx)(`p`, { className: `b`, children: r(`problem.offline`) }),
                (0, z.jsx)(`p`, { className: `mt4`, children: r(`problem.offlineText`) }),
              ],
            })
          : (0, z.jsxs)(z.Fragment, {
              children: [
                (0, z.jsx)(`p`, { className: `b`, children: de(e) }),
                u && (0, z.jsx)(`p`, { className: `mt4`, children: r(`problem.unknown`, { lender: t }) }),
              ],
            }),
        l && (0, z.jsx)(`p`, { className: `mt4`, children: r(c ? `problem.unread` : `problem.stale`, { lender: t }) }),
        l &&
          (0, z.jsx)(`p`, {
            className: `mt12`,
            children: (0, z.jsx)(g, {
              look: `secondary`,
              small: !0,
              onClick: n,
              children: r(c ? `problem.showStatement` : `problem.showAgain`),
            }),
          }),
      ],
    }),
  })
}
function jo({ appId: e, offer: t, proposalNumber: n, sends: r, onApplied: o, onStale: s }) {
  let { t: c } = m(`applications`),
    l = kt(),
    u = In(),
    [d, f] = (0, R.useState)([]),
    [p, h] = (0, R.useState)(!1),
    ee = (0, R.useRef)(new Map()),
    te = (0, R.useRef)(!1),
    _ = t.name,
    ne = ko(),
    re = (e) =>
      e === `share_with_lender`
        ? c(`asked:consent.${e}`, { lender: _, what: ne(r) })
        : c(`apply.consent.${e}`, { lender: _ }),
    v = (0, z.jsx)(g, {
      full: l,
      busy: u.isPending || u.isSuccess,
      onClick: () => {
        if (te.current) return
        h(!0)
        let i = St.find((e) => !d.includes(e))
        if (i) {
          ee.current.get(i)?.focus()
          return
        }
        te.current = !0
        let a = St.map((e) => ({ purpose: e, version: at[e] }))
        u.mutate(
          { appId: e, lenderId: t.lender_id, proposalNumber: n, consents: a, shares: r },
          {
            onSuccess: o,
            onError: () => {
              te.current = !1
            },
          },
        )
      },
      children: u.isPending || u.isSuccess ? c(`apply.sending`) : l ? c(`apply.to`, { lender: _ }) : c(`apply.short`),
    })
  return (0, z.jsxs)(z.Fragment, {
    children: [
      (0, z.jsxs)(`section`, {
        className: `card pad`,
        id: `apply`,
        'aria-labelledby': `apply-title`,
        tabIndex: -1,
        children: [
          (0, z.jsx)(`h2`, { className: `h2`, id: `apply-title`, children: c(`apply.title`) }),
          (0, z.jsx)(`p`, { className: `sm mut mt8`, children: c(`apply.lead`, { lender: _ }) }),
          (0, z.jsxs)(`fieldset`, {
            className: `mt12`,
            children: [
              (0, z.jsx)(`legend`, { className: `sr`, children: c(`apply.consents`) }),
              St.map((e) =>
                (0, z.jsx)(
                  a,
                  {
                    checked: d.includes(e),
                    onChange: (t) => f((n) => (t ? [...n, e] : n.filter((t) => t !== e))),
                    error: p && !d.includes(e) ? c(`apply.error.${e}`) : null,
                    inputRef: (t) => {
                      t && ee.current.set(e, t)
                    },
                    children: (0, z.jsx)(i, { text: re(e), parts: { b: (0, z.jsx)(`b`, {}) } }),
                  },
                  e,
                ),
              ),
            ],
          }),
          u.error && (0, z.jsx)(Ao, { error: u.error, lender: _, onStale: s }),
          l && (0, z.jsx)(`p`, { className: `mt20`, children: v }),
          (0, z.jsx)(`p`, { className: `sm mut mt12`, children: c(`common:withdrawalRule`) }),
        ],
      }),
      !l && (0, z.jsx)(Eo, { offer: t, children: v }),
    ],
  })
}
function Mo(e) {
  let { t, i18n: n } = m(`applications`),
    { data: r } = Mn()
  return (0, R.useMemo)(
    () =>
      new Map(
        (r ?? []).flatMap((r) => {
          let { app_id: i, lender_id: a, product_type: o, status: s } = r
          if (a === null || o !== e || j(s)) return []
          let c = t(`status.${ja(r)}`).toLocaleLowerCase(n.language)
          return [[a, { to: yn(i), status: c }]]
        }),
      ),
    [r, e, t, n.language],
  )
}
function No({ floating: e, rate: t }) {
  let { t: n } = m(`offers`),
    { words: r, lang: i } = _r(e, `benchmark`)
  return (0, z.jsxs)(`p`, {
    className: `sm mt16`,
    children: [
      n(`floating.long`, { rate: w(t) }),
      ` `,
      n(`floating.follows`),
      ` `,
      (0, z.jsx)(`b`, { lang: i, children: r.benchmark }),
    ],
  })
}
function Po({ offer: e }) {
  let { t } = m(`offers`)
  if (!e) return null
  let { words: n, lang: r } = _r(e, `text`)
  return (0, z.jsxs)(`p`, {
    className: `offer-special sm`,
    children: [
      (0, z.jsx)(`b`, { children: t(`special.name`) }),
      ` `,
      (0, z.jsx)(`span`, { lang: r, children: n.text }),
      e.ends_at !== null &&
        (0, z.jsxs)(`span`, { className: `mut`, children: [` `, t(`special.until`, { day: N(e.ends_at) })] }),
    ],
  })
}
function Fo({ offer: e }) {
  let { t } = m(`offers`),
    { receive: n, interest: r, fees: a, repay: o, cost: s } = we(e)
  return (0, z.jsxs)(`section`, {
    className: `card pad no-print`,
    'aria-label': t(`detail.figures`),
    children: [
      (0, z.jsx)(ee, { emi: e.emi, apr: e.apr, repay: o, once: e.repayment === `bullet` }),
      (0, z.jsx)(`div`, { className: `mt20`, children: (0, z.jsx)(re, { receive: n, interest: r, fees: a }) }),
      (0, z.jsx)(Po, { offer: e.special_offer }),
      e.floating && (0, z.jsx)(No, { floating: e.floating, rate: e.interest_rate }),
      (0, z.jsx)(`p`, {
        className: `sm mt16`,
        children: (0, z.jsx)(i, {
          text: t(`detail.cost`, { receive: y(n), repay: y(o), cost: y(s) }),
          parts: { b: (0, z.jsx)(`b`, { className: `bb` }) },
        }),
      }),
    ],
  })
}
var Io = [`number`, `instalment`, `principal`, `interest`, `balance`],
  Lo = 36
function Ro(e) {
  let t = []
  for (let n = 0; n < e.length; n += 12) t.push(e.slice(n, n + 12))
  return t
}
var zo = (0, R.memo)(function ({ kfs: e }) {
    let { t } = m(`kfs`),
      n = e.schedule.length > Lo
    return (0, z.jsx)(S, {
      label: t(`schedule.title`),
      className: n ? `kfs-long` : void 0,
      children: (0, z.jsxs)(`table`, {
        className: `tbl kfs-schedule`,
        children: [
          (0, z.jsx)(`thead`, {
            children: (0, z.jsx)(`tr`, {
              children: Io.map((e) => (0, z.jsx)(`th`, { scope: `col`, children: t(`schedule.${e}`) }, e)),
            }),
          }),
          Ro(e.schedule).map((e, r) =>
            (0, z.jsxs)(
              `tbody`,
              {
                children: [
                  n &&
                    (0, z.jsx)(`tr`, {
                      children: (0, z.jsx)(`th`, {
                        scope: `rowgroup`,
                        colSpan: Io.length,
                        className: `kfs-year`,
                        children: t(`schedule.year`, { year: r + 1 }),
                      }),
                    }),
                  e.map((e) =>
                    (0, z.jsxs)(
                      `tr`,
                      {
                        children: [
                          (0, z.jsx)(`th`, { scope: `row`, children: e.number }),
                          (0, z.jsx)(`td`, { children: ce(e.instalment) }),
                          (0, z.jsx)(`td`, { children: ce(e.principal) }),
                          (0, z.jsx)(`td`, { children: ce(e.interest) }),
                          (0, z.jsx)(`td`, { children: ce(e.balance) }),
                        ],
                      },
                      e.number,
                    ),
                  ),
                ],
              },
              e[0]?.number,
            ),
          ),
        ],
      }),
    })
  }),
  Bo = /(?<=@)/
function Vo({ rows: e }) {
  let { t } = m(`kfs`)
  return (0, z.jsx)(`dl`, {
    children: e.map(({ key: e, clause: n, label: r, value: i, third: a, note: o, lang: s }) =>
      (0, z.jsxs)(
        `div`,
        {
          className: `kfs-row`,
          children: [
            (0, z.jsxs)(`dt`, {
              children: [
                n !== `` && (0, z.jsx)(`span`, { className: `kfs-clause mut`, children: n }),
                (0, z.jsx)(`span`, { className: `kfs-label`, children: r }),
                o !== null && (0, z.jsx)(`span`, { className: `xs mut block kfs-note`, children: o }),
                a !== null &&
                  (0, z.jsx)(`span`, { className: `xs mut block kfs-note`, children: t(`third`, { amount: a }) }),
              ],
            }),
            (0, z.jsx)(`dd`, {
              lang: s ?? void 0,
              children: i
                .split(Bo)
                .map((e, t) => (0, z.jsxs)(R.Fragment, { children: [t > 0 && (0, z.jsx)(`wbr`, {}), e] }, t)),
            }),
          ],
        },
        e,
      ),
    ),
  })
}
function Ho({ kfs: e, taken: t = !1 }) {
  let { t: n } = m(`kfs`),
    [r, i] = (0, R.useState)(!1),
    [a, o] = (0, R.useState)(!1),
    s = E(),
    c = e.words.find((e) => e.language === s)?.sections ?? [],
    l = () => {
      ;(i(!0), o(!0))
    }
  return (
    (0, R.useEffect)(() => {
      let e = () => (0, gi.flushSync)(l)
      return (window.addEventListener(`beforeprint`, e), () => window.removeEventListener(`beforeprint`, e))
    }, []),
    (0, z.jsxs)(`section`, {
      className: `card kfs`,
      id: `kfs`,
      'aria-labelledby': `kfs-title`,
      tabIndex: -1,
      children: [
        (0, z.jsxs)(`div`, {
          className: `row wrap between kfs-head`,
          children: [
            (0, z.jsx)(`h2`, { className: `h2`, id: `kfs-title`, children: n(`title`) }),
            (0, z.jsxs)(`span`, {
              className: `no-print row wrap`,
              children: [
                e.proposal_number !== `` && (0, z.jsx)(aa, { number: e.proposal_number, children: n(`download`) }),
                (0, z.jsxs)(g, {
                  look: `text`,
                  small: !0,
                  onClick: () => {
                    ;((0, gi.flushSync)(l), window.print())
                  },
                  children: [(0, z.jsx)(b, { name: `document` }), n(`print`)],
                }),
              ],
            }),
          ],
        }),
        (0, z.jsx)(`div`, {
          className: `kfs-indicative`,
          children: (0, z.jsx)(A, { icon: `info`, children: n(t ? `taken` : `indicative`, { lender: e.lender_name }) }),
        }),
        (0, z.jsx)(Uo, { kfs: e }),
        (0, z.jsxs)(`div`, {
          className: `kfs-more`,
          children: [
            (0, z.jsxs)(`details`, {
              className: `acc kfs-whole`,
              open: a,
              onToggle: (e) => o(e.currentTarget.open),
              children: [
                (0, z.jsxs)(`summary`, { children: [n(`five.whole`), (0, z.jsx)(b, { name: `chevronDown` })] }),
                c
                  .filter(({ kind: e }) => e !== `sums`)
                  .map(({ kind: e, title: t, rows: n }) =>
                    (0, z.jsxs)(
                      `div`,
                      {
                        children: [
                          (0, z.jsx)(`h3`, { className: `h3 kfs-part`, children: t }),
                          (0, z.jsx)(Vo, { rows: n }),
                        ],
                      },
                      e,
                    ),
                  ),
              ],
            }),
            (0, z.jsxs)(`details`, {
              className: `acc`,
              open: r,
              onToggle: (e) => i(e.currentTarget.open),
              children: [
                (0, z.jsxs)(`summary`, { children: [n(`schedule.title`), (0, z.jsx)(b, { name: `chevronDown` })] }),
                r && e.floating && (0, z.jsx)(`p`, { className: `sm`, children: n(`schedule.floating`) }),
                r && (0, z.jsx)(zo, { kfs: e }),
              ],
            }),
            c
              .filter(({ kind: e }) => e === `sums`)
              .map(({ kind: e, title: t, rows: n }) =>
                (0, z.jsx)(Me, { title: t, children: (0, z.jsx)(Vo, { rows: n }) }, e),
              ),
          ],
        }),
      ],
    })
  )
}
function Uo({ kfs: e }) {
  let { t } = m([`kfs`, `common`]),
    n = e.instalment_type === `bullet`,
    r = [
      { name: t(`five.apr`), value: w(e.apr) },
      {
        name: t(n ? `five.once` : `five.emi`),
        value: n
          ? t(`five.after`, { amount: ae(e.emi), term: u(e.tenure_months, t) })
          : t(e.last_instalment === e.emi ? `five.times` : `five.timesLast`, {
              amount: y(e.emi),
              count: e.instalment_count,
              last: ae(e.last_instalment),
            }),
      },
      { name: t(`five.total`), value: ae(e.total_repayment) },
      { name: t(`five.fees`), value: ae(e.total_fees + e.gst_on_fees) },
      { name: t(`five.cooling`), value: t(`five.days`, { count: e.cooling_off_days }) },
    ]
  return (0, z.jsx)(`dl`, {
    className: `kfs-five no-print`,
    children: r.map(({ name: e, value: t }) =>
      (0, z.jsxs)(
        `div`,
        { className: `kfs-row`, children: [(0, z.jsx)(`dt`, { children: e }), (0, z.jsx)(`dd`, { children: t })] },
        e,
      ),
    ),
  })
}
function Wo({ approvals: e }) {
  let { t } = m(`offers`)
  if (!e) return null
  let { alike: n } = e,
    r = vi(e),
    i = {
      approved: f(e.approved),
      decided: f(e.decided),
      share: t(r === 0 ? `approvals.under` : `approvals.atLeast`, { share: r }),
    },
    a = _i.slice(0, n).map((e) => t(`approvals.compared.${e}`))
  return (0, z.jsxs)(`section`, {
    className: `card pad no-print`,
    'aria-labelledby': `approvals`,
    children: [
      (0, z.jsx)(`h2`, { className: `h3`, id: `approvals`, children: t(`approvals.title`) }),
      (0, z.jsxs)(`p`, {
        className: `mt8`,
        children: [
          (0, z.jsx)(`b`, { className: `bb`, children: t(`approvals.${yi(e)}`) }),
          ` `,
          t(n === 0 ? `approvals.all` : `approvals.similar`, i),
        ],
      }),
      (0, z.jsxs)(`p`, {
        className: `sm mut mt8`,
        children: [
          n > 0 && `${t(`approvals.alike`, { compared: a.join(`, `) })} `,
          t(`approvals.period`, { count: 12 }),
          ` `,
          t(`approvals.blind`),
          ` `,
          t(`approvals.noPromise`),
        ],
      }),
    ],
  })
}
var Go = 2
function Ko({ appId: e, offer: t, summary: n, remark: r, children: i, next: a, onApplied: o, onStale: s }) {
  let { t: c } = m([`kfs`, `offers`]),
    { lender_id: l, amount: u, tenure_months: d } = t,
    f = Mo(T((e) => e.productType)),
    p = f.get(l),
    h = Yt(e, l, { amount: u, tenure: d })
  return (
    vt(h.data !== void 0),
    (0, z.jsxs)(z.Fragment, {
      children: [
        (0, z.jsx)(lt, {
          picture: (0, z.jsx)(ht, { name: t.name }),
          children: (0, z.jsx)($e, { lead: n, children: t.name }),
        }),
        r !== void 0 && (0, z.jsx)(`p`, { className: `sm mt8`, children: r }),
        (0, z.jsxs)(`div`, {
          className: `two mt20`,
          children: [
            (0, z.jsxs)(`div`, {
              className: `stack g20`,
              children: [
                (0, z.jsx)(Fo, { offer: t }),
                (0, z.jsx)(Wo, { approvals: t.approvals }),
                i,
                (0, z.jsx)(dt, {
                  query: h,
                  failed: c(`failed`),
                  waiting: (0, z.jsx)(vo, {}),
                  children: (e) => (0, z.jsx)(Ho, { kfs: e }),
                }),
              ],
            }),
            h.data &&
              (0, z.jsxs)(`aside`, {
                className: `stack g20 no-print status-aside`,
                children: [
                  !p &&
                    f.size >= Go &&
                    (0, z.jsxs)(A, {
                      tone: `warn`,
                      children: [
                        (0, z.jsx)(`p`, { className: `b`, children: c(`offers:several.title`, { count: f.size }) }),
                        (0, z.jsx)(`p`, { className: `mt4`, children: c(`offers:several.text`) }),
                      ],
                    }),
                  p
                    ? (0, z.jsx)(Oo, { lender: t.name, applied: p })
                    : h.data.missing.length > 0
                      ? (0, z.jsx)(Do, { offer: t, count: h.data.missing.length })
                      : (0, z.jsx)(
                          jo,
                          {
                            appId: e,
                            offer: t,
                            proposalNumber: h.data.proposal_number,
                            sends: h.data.sends,
                            onApplied: o,
                            onStale: () => {
                              ;(s(), h.refetch().then(() => document.getElementById(`kfs`)?.focus()))
                            },
                          },
                          h.data.proposal_number,
                        ),
                  a,
                ],
              }),
          ],
        }),
      ],
    })
  )
}
function qo({ application: e }) {
  let { t } = m(`applications`),
    { app_id: n, reference: r, offer: i, status: a, updated_at: o } = e,
    s = e.lender_name ?? t(`noLender`),
    c = i?.repayment === `bullet`,
    l = a === `queued` || a === `submitted`
  return (0, z.jsxs)(`section`, {
    className: `card pad empty`,
    children: [
      (0, z.jsx)(`span`, {
        className: l ? `spot accent` : `spot spot-ok`,
        children: (0, z.jsx)(b, { name: l ? `clock` : `check`, size: 24 }),
      }),
      (0, z.jsx)(`h2`, { className: `h2 mt16`, children: t(l ? `sent.kept` : `sent.title`, { lender: s }) }),
      (0, z.jsx)(`p`, { className: `mut mt8`, children: t(`sent.reference`, { reference: r, at: bt(o) }) }),
      i &&
        (0, z.jsxs)(`dl`, {
          className: `pairs card pad-s mt16`,
          children: [
            (0, z.jsxs)(`div`, {
              children: [(0, z.jsx)(`dt`, { children: t(`sent.amount`) }), (0, z.jsx)(`dd`, { children: y(i.amount) })],
            }),
            (0, z.jsxs)(`div`, {
              children: [
                (0, z.jsx)(`dt`, { children: t(c ? `sent.once` : `sent.emi`) }),
                (0, z.jsx)(`dd`, { children: c ? y(i.emi) : `${y(i.emi)} × ${i.tenure_months}` }),
              ],
            }),
            (0, z.jsxs)(`div`, {
              children: [(0, z.jsx)(`dt`, { children: t(`sent.apr`) }), (0, z.jsx)(`dd`, { children: w(i.apr) })],
            }),
            (0, z.jsxs)(`div`, {
              children: [
                (0, z.jsx)(`dt`, { children: t(`sent.repay`) }),
                (0, z.jsx)(`dd`, { children: y(i.total_repayment) }),
              ],
            }),
          ],
        }),
      (0, z.jsx)(`p`, { className: `sm mut mt16`, children: t(`meaning.${a}`, { lender: s }) }),
      (0, z.jsx)(`div`, {
        className: `stack g8 mt20`,
        children: (0, z.jsx)(v, { to: yn(n), children: t(`sent.track`) }),
      }),
    ],
  })
}
var Jo = (e) => P(`listInsurancePlans`, { signal: e })
async function Yo(e, t) {
  let { data: n } = await P(`requestInsurancePlan`, {
    params: { planId: e.plan_id },
    body: { premium: e.premium, consent: { purpose: `share_with_insurer`, version: at.share_with_insurer } },
    headers: { 'Idempotency-Key': t },
  })
  return n
}
var Xo = [`insurance-plans`]
function Zo() {
  return M({ queryKey: Xo, queryFn: ({ signal: e }) => Jo(e) })
}
function Qo() {
  let e = I(),
    t = (0, R.useRef)(crypto.randomUUID())
  return F({
    mutationFn: async ({ plan: e, save: n }) => (await n(), Yo(e, t.current)),
    onSuccess: (n) => {
      ;((t.current = crypto.randomUUID()),
        e.setQueriesData({ queryKey: [...L, `list`] }, (e) =>
          e ? [n, ...e.filter(({ app_id: e }) => e !== n.app_id)] : void 0,
        ),
        e.invalidateQueries({ queryKey: L }),
        e.invalidateQueries({ queryKey: [`consents`] }))
    },
    onError: () => void e.invalidateQueries({ queryKey: Xo }),
  })
}
function $o({ sandbox: e }) {
  let { t } = m(`insurance`),
    { legalName: n, insuranceLicence: r } = je().company
  return (0, z.jsxs)(`div`, {
    className: `stack g8 mt24 sm mut`,
    children: [
      (0, z.jsx)(`p`, { children: t(`licence`, { company: n, number: r }) }),
      (0, z.jsx)(`p`, { children: t(`wording`) }),
      e && (0, z.jsx)(`p`, { children: t(`illustrative`) }),
    ],
  })
}
function es({ plan: e }) {
  let { t } = m(`insurance`)
  return (0, z.jsxs)(`dl`, {
    className: `plan-facts`,
    children: [
      (0, z.jsxs)(`div`, {
        children: [
          (0, z.jsx)(`dt`, { children: t(`premium`) }),
          (0, z.jsx)(`dd`, { className: `h2`, children: y(e.premium) }),
        ],
      }),
      (0, z.jsxs)(`div`, {
        children: [
          (0, z.jsx)(`dt`, { children: t(`cover`) }),
          (0, z.jsx)(`dd`, { className: `h2`, children: y(e.cover) }),
        ],
      }),
    ],
  })
}
var ts = (e) => (typeof e == `number` ? e : null)
export {
  Xi as $,
  gr as $t,
  Pa as A,
  pn as An,
  si as At,
  Q as B,
  Qt as Bn,
  zr as Bt,
  ao as C,
  hn as Cn,
  fi as Ct,
  qa as D,
  sn as Dn,
  ii as Dt,
  $a as E,
  nn as En,
  ri as Et,
  Ea as F,
  on as Fn,
  qr as Ft,
  sa as G,
  Vt as Gn,
  Dr as Gt,
  ga as H,
  en as Hn,
  Lr as Ht,
  Da as I,
  mn as In,
  Gr as It,
  ta as J,
  Nt as Jn,
  Sr as Jt,
  aa as K,
  zt as Kn,
  kr as Kt,
  Ta as L,
  gn as Ln,
  Wr as Lt,
  Ra as M,
  un as Mn,
  Qr as Mt,
  ja as N,
  dn as Nn,
  Zr as Nt,
  Ma as O,
  vn as On,
  oi as Ot,
  Ha as P,
  ln as Pn,
  Yr as Pt,
  Ki as Q,
  _r as Qt,
  Sa as R,
  Zt as Rn,
  Ur as Rt,
  oo as S,
  yn as Sn,
  mi as St,
  ro as T,
  cn as Tn,
  G as Tt,
  ma as U,
  $t as Un,
  Pr as Ut,
  ya as V,
  Jt as Vn,
  Rr as Vt,
  ca as W,
  Bt as Wn,
  Or as Wt,
  qi as X,
  br as Xt,
  ra as Y,
  Pt as Yn,
  xr as Yt,
  Hi as Z,
  vr as Zt,
  _o as _,
  Nn as _n,
  Ci as _t,
  Qo as a,
  Qn as an,
  zi as at,
  uo as b,
  Pn as bn,
  di as bt,
  Ho as c,
  tr as cn,
  Bi as ct,
  Mo as d,
  Kn as dn,
  ki as dt,
  mr as en,
  Yi as et,
  jo as f,
  Wn as fn,
  Ai as ft,
  vo as g,
  Ln as gn,
  wi as gt,
  xo as h,
  Hn as hn,
  Ei as ht,
  Zo as i,
  U as in,
  Gi as it,
  Wa as j,
  fn as jn,
  ei as jt,
  Ua as k,
  _n as kn,
  ai as kt,
  Fo as l,
  Jn as ln,
  Fi as lt,
  Co as m,
  H as mn,
  Di as mt,
  es as n,
  dr as nn,
  Ui as nt,
  qo as o,
  Zn as on,
  Pi as ot,
  ko as p,
  Un as pn,
  Oi as pt,
  na as q,
  Rt as qn,
  Cr as qt,
  $o as r,
  nr as rn,
  Qi as rt,
  Ko as s,
  er as sn,
  Vi as st,
  ts as t,
  hr as tn,
  Zi as tt,
  Po as u,
  Gn as un,
  Mi as ut,
  go as v,
  Mn as vn,
  xi as vt,
  io as w,
  an as wn,
  li as wt,
  so as x,
  zn as xn,
  K as xt,
  mo as y,
  Vn as yn,
  vi as yt,
  xa as z,
  Yt as zn,
  Br as zt,
}
