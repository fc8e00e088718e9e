const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/xlsx-blob-DOBXtJkH.js',
      'assets/desks-BwPV_Ml3.js',
      'assets/rolldown-runtime-XKyaHtl9.js',
      'assets/first-CL_AHFyg.js',
      'assets/index-DgFpoVLQ.js',
      'assets/signed-in-DHQU3WVe.js',
      'assets/theme-CBDEJsnh.js',
      'assets/brands-CeiyizDu.js',
      'assets/parts-Clelj3dw.js',
      'assets/office-0J8ZDQL6.js',
      'assets/office-more-cy0REuhu.js',
      'assets/index-CNaZ2p3t.css',
      'assets/first-XFjAZRDm.css',
      'assets/signed-in-CFFtR9xJ.css',
    ]),
) => i.map((i) => d[i])
import { f as mt, n as k, o as ht } from './brands-CeiyizDu.js'
import { c as Ut } from './common-fields-Dur8Hai4.js'
import { i as Bt, r as Vt, t as Ht } from './common-form-E0SH5PGy.js'
import {
  Ct as A,
  K as j,
  M as yt,
  P as bt,
  Q as xt,
  St as M,
  Tt as St,
  W as Ct,
  X as N,
  Y as P,
  Z as F,
  _t as wt,
  et as Tt,
  gt as Et,
  ht as Dt,
  it as Ot,
  lt as kt,
  mt as At,
  nt as I,
  pt as L,
  q as jt,
  rt as Mt,
  st as Nt,
  tt as R,
  wt as z,
  xt as B,
} from './common-schema-TiEP0qb9.js'
import {
  B as ne,
  D as re,
  F as ie,
  G as ae,
  H as oe,
  I as se,
  K as ce,
  L as le,
  M as ue,
  N as de,
  R as fe,
  U as pe,
  W as me,
  X as he,
  Y as ge,
  Z as _e,
  _ as ve,
  a as ye,
  at as be,
  b as xe,
  dt as Se,
  ft as Ce,
  g as we,
  gt as Te,
  h as Ee,
  ht as De,
  it as Oe,
  m as ke,
  mt as Ae,
  nt as je,
  o as Me,
  ot as Ne,
  pt as Pe,
  q as Fe,
  rt as Ie,
  st as Le,
  tt as Re,
  ut as ze,
  v as Be,
  y as Ve,
} from './desks-BwPV_Ml3.js'
import {
  Ar as t,
  Bi as n,
  Cr as r,
  Er as i,
  Et as a,
  Fr as o,
  Hn as s,
  Ht as c,
  Nr as l,
  Pi as u,
  Rt as d,
  St as f,
  Ti as p,
  Vt as m,
  Xi as h,
  bn as g,
  da as _,
  fi as v,
  hr as y,
  ia as b,
  pi as x,
  si as S,
  ui as C,
  wn as ee,
} from './first-CL_AHFyg.js'
import { a as te } from './index-DgFpoVLQ.js'
import { Gt as gt, H as _t, M as vt } from './office-0J8ZDQL6.js'
import { L as Pt, O as Ft, S as It, U as Lt, q as Rt, x as zt } from './office-form-Deh-hoPk.js'
import { I as ct, K as lt, N as O, R as ut, j as dt, m as ft, x as pt } from './parts-Clelj3dw.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import {
  $ as He,
  At as Ue,
  I as We,
  Kt as Ge,
  Nt as Ke,
  Y as qe,
  Z as Je,
  et as Ye,
  gt as Xe,
  ht as w,
  in as Ze,
  kt as Qe,
  mt as $e,
  st as et,
  tt,
  vt as nt,
  wt as rt,
} from './signed-in-DHQU3WVe.js'
import { C as it, U as T, f as at, h as E, o as ot, p as D, t as st } from './theme-CBDEJsnh.js'
var V = s()
function Wt(e) {
  let { label: t, labelHidden: n, help: r, choices: i } = e,
    a = Vt(e.name, e)
  return (0, V.jsx)(O, {
    id: a.id,
    label: t,
    labelHidden: n,
    help: r,
    error: a.error,
    children: (e) =>
      (0, V.jsx)(pt, {
        native: !0,
        value: a.text,
        error: !!a.error,
        onChange: (e) => a.onChange(e.target.value),
        inputRef: a.inputRef,
        inputProps: { id: a.id, 'aria-describedby': e, 'aria-invalid': a.error ? !0 : void 0 },
        children: i.map(({ id: e, value: t }) => (0, V.jsx)(`option`, { value: e, children: t }, e)),
      }),
  })
}
function Gt(e) {
  let t = Vt(e.name, e),
    n = `${t.id}-message`
  return (0, V.jsxs)(`div`, {
    children: [
      (0, V.jsx)(dt, {
        label: e.label,
        control: (0, V.jsx)(ft, {
          checked: t.value === !0,
          onChange: (e, n) => t.onChange(n),
          slotProps: {
            input: { ref: t.inputRef, 'aria-invalid': t.error ? !0 : void 0, 'aria-describedby': t.error ? n : void 0 },
          },
        }),
      }),
      t.error && (0, V.jsx)(ut, { error: !0, id: n, role: `alert`, children: t.error }),
    ],
  })
}
var H = e(_(), 1),
  Kt = M()
    .typeError(`rules:priority.invalid`)
    .integer(`rules:priority.whole`)
    .min(0, `rules:priority.invalid`)
    .max(u, `rules:priority.invalid`)
    .required(`rules:required`),
  qt = /^[A-Za-z0-9\s_-]+$/,
  Jt = /^[A-Za-z0-9_-]+$/,
  Yt = /^[A-Za-z0-9_ -]+$/,
  Xt = /^[\p{L}\p{M}\p{N} .,&'()_-]+$/u,
  Zt = /\S/,
  Qt = 120,
  $t = A()
    .required(`rules:required`)
    .max(Qt, `rules:text.tooLong`)
    .matches(qt, `rules:cardName.invalid`)
    .matches(Zt, `rules:required`),
  en = A().required(`rules:required`).max(Qt, `rules:text.tooLong`).matches(Jt, `rules:lenderName.invalid`),
  tn = A()
    .required(`rules:required`)
    .max(Qt, `rules:text.tooLong`)
    .matches(Yt, `rules:lenderGroupName.invalid`)
    .matches(Zt, `rules:required`),
  nn = A().required(`rules:required`).max(Qt, `rules:text.tooLong`).matches(Xt, `rules:partnerName.invalid`),
  rn = () => L(300).optional(),
  an = I({ reason: L(300).required(`rules:approval.why`) }),
  on = () => Tt().optional(),
  U = A().oneOf(p, `rules:productType.unknown`).defined(),
  sn = [`App`, `Web/App`],
  cn = [`fixed`, `floating`],
  ln = [``, `yes`, `no`],
  un = [`Bank`, `NBFC`],
  W = (e, t) => xt(e, t).integer(`rules:number.range`),
  G = (e = 0) => xt(e, 1e9),
  K = () => xt(0, 100),
  dn = /^(?=(?:\D*\d){5,15}\D*$)\+?[\d ()-]{5,30}$/,
  q = (e = 300) => L(e).defined(),
  fn = (e) => dn.test(e),
  J = (e, t) => () => q().test(`filled`, e, (e) => e === `` || t(e)),
  pn = J(`rules:lender.phone`, fn),
  mn = J(`rules:email.invalid`, (e) => Et.isValidSync(e)),
  hn = /^\d[\dA-Za-z. ()/-]{0,29}$/,
  gn = J(`rules:lender.clause`, (e) => hn.test(e)),
  _n = /^(?=.*\d)[\w .:/()-]{3,40}$/,
  vn = J(`rules:lender.registration`, (e) => _n.test(e)),
  yn = () => A().oneOf(ln, `rules:choice.unknown`).defined(),
  bn = J(`rules:lender.link`, be),
  xn = {
    penal_charge_amount: G().nullable().defined(),
    foreclosure_free_after_emis: W(0, 360).nullable().defined(),
    foreclosure_charge_amount: G().nullable().defined(),
    foreclosure_charge_pct: K().nullable().defined(),
  },
  Sn = {
    name: q(120).required(`rules:required`),
    min_income: G(),
    max_income: G(),
    min_turnover: G().nullable(),
    min_business_years: W(1, 50).nullable(),
    min_age: W(18, 100),
    max_age: W(18, 100),
    ticket_class: yt(`ticketClass`).defined(),
    credit_score_class: yt(`creditScoreClass`).defined(),
    salaried: j(),
    self_employed: j(),
    business: j(),
    priority: Kt,
    lender_status: j(),
    so_status: j(),
    so_text: q(),
    so_text_hi: q(),
    so_date_start: P().nullable(),
    so_date_end: P().nullable(),
    loan_amount_upto: G(1),
    tenure: q(60),
    interest_rate: q(60),
    apr_min: K(),
    apr_max: xt(0, 1e3),
    processing_fees: q(120),
    lender_group_ids: F(R()),
    autosubmission: j(),
    api: j(),
    product_kind: U,
    regulated_entity: q(200).required(`rules:required`),
    regulated_entity_hi: q(200),
    rbi_registration: vn(),
    group: A().oneOf(un, `rules:choice.unknown`).defined(),
    min_credit_score: W(300, 900).nullable(),
    min_loan_amount: G(1),
    tenure_min_months: W(1, 360),
    tenure_max_months: W(1, 360),
    rate_min: K(),
    rate_max: K(),
    rate_kind: A().oneOf(cn, `rules:choice.unknown`).defined(),
    rate_benchmark: q(120),
    rate_benchmark_hi: q(120),
    rate_reset_months: W(1, 120).nullable(),
    rate_benchmark_pct: K().nullable(),
    processing_fee_pct: K(),
    journey: A().oneOf(sn, `rules:choice.unknown`).defined(),
    nodal_officer_name: q(120),
    nodal_officer_phone: pn(),
    nodal_officer_email: mn(),
    website: bn(),
    privacy_policy: bn(),
    grievance_page: bn(),
    recovery_clause: gn(),
    grievance_clause: gn(),
    assignable: yn(),
    co_lending: yn(),
    co_lender: q(200),
    co_lending_share: W(10, 90).nullable(),
    keeps_fee: yn(),
    working_since: P().nullable(),
    penal_charges: q().required(`rules:required`),
    penal_charges_hi: q(),
    foreclosure_charges: q().required(`rules:required`),
    foreclosure_charges_hi: q(),
    ...xn,
    cooling_off_days: W(1, 365),
    pincodes_excluded: F(bt.defined()),
    refusal_rest_days: W(0, 365),
  },
  Cn = () => A().defined(),
  wn = [
    `product_kind`,
    `group`,
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
    `rate_kind`,
    `processing_fee_pct`,
    `cooling_off_days`,
  ],
  Tn = I({ lender_id: R(), ...Sn, unset: F(A().oneOf(wn).defined()) }).shape({ has_slab: z().defined() }),
  En = () => St().oneOf(Object.keys(Sn), `rules:property.unknown`).defined(),
  Dn = () => F(En()),
  On = I({ checked: z().oneOf([!0], `rules:required`).required() })
Tn.shape({ signature: I({ at: N(), by: A().defined(), without: Dn() }).nullable().defined() })
var kn = I({ name: en })
I({
  lender_id: R(),
  property: En(),
  value: St().nullable().test(`value`, Mt(Sn)),
  expected: St().nullable().optional(),
  from_day: on(),
  reason: rn(),
  without: Dn().optional(),
})
var An = B(
    A()
      .test(`host-name`, `rules:host.invalid`, (e) => e !== void 0 && Ne(e))
      .defined(),
  )
    .max(20, `rules:host.many`)
    .test(`once`, `rules:host.twice`, (e) => !e || new Set(e).size === e.length)
    .defined(),
  jn = [`products`, `order`, `fields`, `headline`, `colours`],
  Mn = () => z().defined(),
  Nn = I({ products: Mn(), order: Mn(), fields: Mn(), headline: Mn(), colours: Mn() }),
  Pn = I({ property: A().oneOf(jn, `rules:property.unknown`).defined(), value: z().defined() }),
  Fn = () =>
    L(80)
      .required(`rules:required`)
      .test(`not-blank`, `rules:required`, (e) => !e || At(e) !== ``)
      .test(`one-line`, `rules:text.unsafe`, (e) => !e || !/[\r\n\t]/.test(e))
      .test(`honest`, `rules:funnel.promise`, (e) => !e || Oe(e).length === 0),
  In = () =>
    A()
      .matches(/^#[0-9A-F]{6}$/, `rules:choice.unknown`)
      .required(`rules:choice.unknown`),
  Ln = (e) => e !== `vouchers` && !g(e),
  Rn = (e) => !e || new Set(e).size === e.length,
  zn = I({
    products: B(A().oneOf(k, `rules:choice.unknown`).defined())
      .test(`some`, `rules:funnel.noProduct`, (e) => !e || e.some(Ln))
      .test(`different`, `rules:choice.unknown`, Rn)
      .defined(),
    fields: B(A().oneOf(Ge, `rules:choice.unknown`).defined()).test(`different`, `rules:choice.unknown`, Rn).defined(),
    headline: I(v(Fn)).nullable().defined(),
    colours: I({ primary: In(), secondary: In() }).nullable().defined(),
  }),
  Bn = { products: [...k], fields: [...Ge], headline: null, colours: null }
function Vn(e, t) {
  let n = t.products ? e.products : k
  return {
    products: (t.order ? [...e.products, ...k.filter((t) => !e.products.includes(t))] : k).filter((e) => n.includes(e)),
    fields: t.fields ? e.fields : [...Ge],
    headline: t.headline ? e.headline : null,
    colours: t.colours ? e.colours : null,
  }
}
var Hn = (e, t) => e.length === t.length && e.every((e, n) => e === t[n])
function Un(e, t, n) {
  let { products: r, fields: i, headline: a, colours: o } = Vn(t, n),
    s = Ge.filter((e) => !i.includes(e))
  return {
    ...e,
    ...o,
    ...(a && { headline: a, ownHeadline: !0 }),
    ...(!Hn(r, k) && { kinds: r }),
    ...(s.length > 0 && { hidden: s }),
  }
}
var Wn = I({
  version: R(),
  status: A().oneOf([`published`, `replaced`]).defined(),
  created_by: A().defined(),
  published_at: N().nullable().defined(),
  config: zn,
})
I({
  state: A().defined(),
  code: A().defined(),
  allowed: Nn,
  draft: zn.nullable().defined(),
  published: zn.nullable().defined(),
  versions: F(Wn),
})
var Gn = 40,
  Kn = Object.keys(mt),
  qn = () =>
    L(Gn)
      .required(`rules:required`)
      .test(`tidy`, `rules:text.unsafe`, (e) => !e || (At(e) === e && !/[\r\n\t]/.test(e))),
  Jn = () => A().matches(/^\/uploads\/img_[\w-]+\.webp$/, `rules:brand.picture`),
  Yn = () =>
    A()
      .required(`rules:required`)
      .test(`dialled`, `rules:lender.phone`, (e) => !e || fn(e)),
  Xn = I({
    name: qn(),
    primary: In(),
    secondary: In(),
    font: A().oneOf(Kn, `rules:choice.unknown`).defined(),
    logo: Jn().nullable().defined(),
    co_brand: I({ name: qn(), logo: Jn().required(`rules:required`) })
      .nullable()
      .defined(),
    headline: I(v(Fn)).nullable().defined(),
    products: B(A().oneOf(k, `rules:choice.unknown`).defined())
      .test(`some`, `rules:funnel.noProduct`, (e) => !e || e.some(Ln))
      .test(`different`, `rules:choice.unknown`, Rn)
      .defined(),
    hosts: An,
    support: I({ email: Dt.required(`rules:required`), phone: Yn() })
      .nullable()
      .defined(),
    officer: I({
      name: I(v(() => L(Gn).required(`rules:required`))),
      email: Et.required(`rules:required`),
      phone: Yn(),
    })
      .nullable()
      .optional()
      .default(void 0),
  }),
  Zn = (e) => ({
    name: e.name,
    primary: e.primary,
    secondary: e.secondary,
    font: e.font,
    logo: null,
    co_brand: null,
    headline: null,
    products: [...(e.kinds ?? k)],
    hosts: (e.hosts ?? []).map(({ host: e }) => e),
    support: e.support ?? null,
    officer: e.officer ?? null,
  })
function Qn(e, t, n) {
  let { logo: r, co_brand: i, headline: a, products: o, hosts: s, support: c, officer: l } = t,
    u = new Map((e.hosts ?? []).map(({ host: e, flavour: t }) => [e, t])),
    { kinds: d, ...f } = e
  return {
    ...f,
    name: t.name,
    primary: t.primary,
    secondary: t.secondary,
    font: t.font,
    ...(r !== null && { logo: { shapes: [], picture: r } }),
    ...(i && { coBrandLogo: { lines: [i.name], logo: { shapes: [], picture: i.logo } } }),
    ...(a && { headline: v((e) => a[e]), ownHeadline: !0 }),
    ...(o.join() !== k.join() && { kinds: o }),
    hosts: s.map((e) => ({ host: e, flavour: u.get(e) ?? `marketplace` })),
    ...(c && { support: { email: c.email, phone: c.phone } }),
    ...(l && { officer: l }),
    ...(n !== void 0 && { version: n }),
  }
}
var $n = 0xe8d4a51000,
  er = M()
    .typeError(`rules:revenue.type`)
    .integer(`rules:revenue.type`)
    .min(1, `rules:revenue.type`)
    .max(u, `rules:revenue.type`)
    .required(`rules:revenue.type`),
  tr = M()
    .typeError(`rules:revenue.positive`)
    .min(0, `rules:revenue.positive`)
    .max($n, `rules:number.range`)
    .nullable(),
  nr = tr.test(`paise`, `rules:revenue.rupees`, (e) => typeof e != `number` || !Number.isFinite(e) || f(e)),
  rr = nr
function ir(e) {
  let t = e / n
  return e >= 0 && e <= 100 && Math.abs(t - Math.round(t)) < 1e-6
}
var ar = M()
    .typeError(`rules:revenue.percent`)
    .min(0, `rules:revenue.percent`)
    .max(100, `rules:revenue.percent`)
    .test(`step`, `rules:revenue.step`, (e) => e == null || ir(e))
    .nullable(),
  or = nr,
  sr = tr.integer(`rules:revenue.whole`).max(u, `rules:number.range`)
function cr(e, t) {
  return t.test(`above-min`, `rules:revenue.maxAboveMin`, function (t) {
    let n = this.parent[e]
    return typeof t != `number` || typeof n != `number` || t > n
  })
}
function lr(e, t) {
  return (e ?? 0) > 0 || (t ?? 0) > 0
}
var ur = M().oneOf([0, 1], `rules:flag`).required(`rules:required`),
  dr = { format: A().oneOf([`csv`, `xlsx`], `rules:choice.unknown`).optional() }
function fr(e, { month: t, from: n, to: r }, i) {
  return t === void 0
    ? n === void 0
      ? r === void 0
        ? `${e}-${i}`
        : `${e}-until-${r}`
      : `${e}-${n}_${r ?? i}`
    : `${e}-${t}`
}
var pr = I({ name: A().defined(), address: A().defined(), gstin: A().defined() }),
  mr = I({
    tds_percent: M().defined(),
    gst_percent: M().defined(),
    supply: A().oneOf([`within`, `across`]).nullable().defined(),
    parties: I({ from: pr.defined(), to: pr.defined() }).nullable().defined(),
    is_fixed: z().defined(),
  }),
  hr = I({ number: A().defined(), tds_percent: M().defined(), gross: M().defined(), tds: M().defined() }),
  gr = 1e3,
  Y = () =>
    A()
      .matches(/^20\d\d-(0[1-9]|1[0-2])$/, `rules:date.invalid`)
      .defined(),
  _r = () => A().trim().required(`rules:required`).max(gr, `rules:text.tooLong`).defined(),
  vr = I({ day: jt(Tt()), reason: _r() })
function yr(e, t, n) {
  return e > n ? `rules:payment.future` : e < t ? `rules:payment.early` : null
}
var br = I({ month: Y(), net: M().defined() }),
  xr = I({
    payment_id: R(),
    amount: M().defined(),
    day: P(),
    utr: A().nullable().defined(),
    account_ending: A().defined(),
    ifsc: A().defined(),
    parts: F(br),
    reverses: A().nullable().defined(),
    reason: A().nullable().defined(),
    is_reversed: z().defined(),
    run_id: R().nullable(),
    noted_at: N(),
  }),
  Sr = [`accrued`, `approved`, `paid`, `taken_back`],
  Cr = [`disbursal`, `taken_back`, `correction`, `reward`],
  wr = [`open`, `upheld`, `refused`],
  Tr = I({ reason: _r() }),
  Er = I({ reason: rn() }),
  Dr = I({ reason: _r(), gross: rr.optional() }),
  Or = I({ upheld: z().defined(), answer: _r(), gross: rr.optional() }),
  kr = I({
    dispute_id: R(),
    reason: A().defined(),
    status: A().oneOf(wr).defined(),
    answer: A().nullable().defined(),
    created_at: N(),
    answered_at: N().nullable(),
  }),
  X = () => M().defined(),
  Z = () => M().nullable().defined(),
  Ar = I({
    disbursed_from: Z(),
    disbursed_to: Z(),
    number_from: Z(),
    number_to: Z(),
    ticket_from: Z(),
    ticket_to: Z(),
    percent: Z(),
    flat: Z(),
  }),
  jr = I({
    payout_id: R(),
    kind: A().oneOf(Cr).defined(),
    month: Y(),
    business_month: Y(),
    lead_reference: A().nullable().defined(),
    application_reference: A().nullable().defined(),
    name: A().defined(),
    mobile: A().defined(),
    lender: A().nullable().defined(),
    disbursed_amount: X(),
    disbursed_at: N(),
    asked_amount: M().nullable().defined(),
    amount_told: z().defined(),
    day_told: z().defined(),
    slab: Ar.nullable().defined(),
    business: I({ disbursed: X(), number: X(), averageTicket: X() }).nullable().defined(),
    slabs_from: P().nullable(),
    terms_from: P().nullable(),
    is_set: z().defined(),
    is_held: z().defined(),
    revenue: X(),
    partner_percent: X(),
    partner_flat: X(),
    gross: X(),
    tds_percent: X(),
    tds: X(),
    tds_certificate: A().nullable().defined(),
    gst: X(),
    net: X(),
    status: A().oneOf(Sr).defined(),
    takes_back: R().nullable(),
    corrects: R().nullable(),
    is_corrected: z().defined(),
    reason: A().nullable().defined(),
    restated: I({ reason: A().defined(), at: N() }).nullable(),
    is_taken_back: z().defined(),
    approved_at: N().nullable(),
    paid_at: N().nullable(),
    utr: A().nullable().defined(),
    account_ending: A().nullable().defined(),
    dispute: kr.nullable().defined(),
  }),
  Mr = I({
    month: Y(),
    is_over: z().defined(),
    lines: M().integer().min(0).defined(),
    disbursed: X(),
    gross: X(),
    tds: X(),
    net: X(),
    gst: X(),
    tax: mr.defined(),
    lower: F(hr),
    accrued: X(),
    held: X(),
    approved: X(),
    paid: X(),
    accrued_lines: M().integer().min(0).defined(),
    held_lines: M().integer().min(0).defined(),
    approved_lines: M().integer().min(0).defined(),
    payments: F(xr),
    paid_unrecorded: z().defined(),
  }),
  Nr = F(Mr),
  Pr = [`leads:write`, `leads:read`, `eligibility:read`],
  Fr = [`lead.created`, `lead.applied`, `lead.disbursed`, `lead.lost`, `lead.not_counted`, `payout.approved`],
  Ir = `2026-11-01`,
  Lr = (e) => e === void 0 || new Set(e).size === e.length,
  Rr = (e) =>
    B(A().oneOf(e, `rules:choice.unknown`).defined())
      .defined()
      .min(1, `rules:choice.unknown`)
      .max(e.length, `rules:choice.unknown`)
      .test(`once`, `rules:choice.unknown`, Lr),
  zr = I({
    name: L(60)
      .required(`rules:required`)
      .test(`name`, `rules:required`, (e) => e.trim() !== ``),
    scopes: Rr(Pr),
    sandbox: z().defined(),
  }),
  Br = I({
    key_id: R(),
    name: A().defined(),
    prefix: A().defined(),
    scopes: F(A().oneOf(Pr).defined()),
    sandbox: z().defined(),
    state: A().oneOf([`active`, `ending`, `ended`, `revoked`]).defined(),
    created_at: N(),
    last_used_at: N().nullable(),
    expires_at: N().nullable(),
    revoked_at: N().nullable(),
  }),
  Vr = I({ key: A().defined(), row: Br }),
  Hr = (e) => {
    if (!URL.canParse(e)) return !1
    let { protocol: t, username: n, password: r, hash: i } = new URL(e)
    return /^https?:$/.test(t) && n === `` && r === `` && i === ``
  },
  Ur = () =>
    A()
      .max(300, `rules:text.tooLong`)
      .test(`url`, `rules:webhookUrl`, (e) => !e || Hr(e)),
  Wr = I({ url: Ur().required(`rules:required`), events: Rr(Fr) }),
  Gr = I({ url: Ur().min(1, `rules:required`).optional(), events: Rr(Fr).optional(), active: z().optional() }),
  Kr = I({
    webhook_id: R(),
    url: A().defined(),
    events: F(A().oneOf(Fr).defined()),
    active: z().defined(),
    created_at: N(),
  }),
  qr = I({ signing: A().defined(), row: Kr }),
  Jr = [`waiting`, `delivered`, `failed`],
  Yr = I({
    delivery_id: R(),
    webhook_id: R(),
    url: A().defined(),
    event: A().defined(),
    body: A().defined(),
    status: A().oneOf(Jr).defined(),
    attempts: M().integer().min(0).defined(),
    response_code: M().integer().nullable().defined(),
    error: A().oneOf([`address`, `unreachable`, `timeout`, `answer`, `removed`, `paused`]).nullable().defined(),
    created_at: N(),
    delivered_at: N().nullable(),
  }),
  Xr = A().oneOf(ee, `rules:productType.unknown`).defined(),
  Zr = /^(?=.{1,120}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:[1-9]\d{1,4})?$/,
  Qr = (e) => Zr.test(e),
  $r = I({
    products: Rr(ee),
    hosts: B(
      A()
        .defined()
        .test(`host`, `rules:widgetHost`, (e) => Qr(e)),
    )
      .defined()
      .min(1, `rules:required`)
      .max(5, `rules:widgetHost`),
  })
I({
  key: A()
    .matches(/^w1\.[\w-]{1,1200}\.[0-9a-f]{32}$/, `rules:id`)
    .defined(),
  product_type: Xr,
  age: M().integer(`rules:number.range`).min(18, `rules:number.range`).max(80, `rules:number.range`).defined(),
  employment_status_code: M().integer(`rules:id`).min(1, `rules:id`).max(4, `rules:id`).defined(),
  monthly_income: M().min(0, `rules:number.range`).max(1e9, `rules:number.range`).defined(),
  postal_code: A()
    .matches(/^[1-9]\d{5}$/, `rules:pincode.invalid`)
    .defined(),
  amount: M().min(0, `rules:number.range`).max(1e9, `rules:number.range`).defined(),
  collateral_value: M().min(0, `rules:number.range`).max(1e9, `rules:number.range`).nullable().defined(),
})
var ei = I({
    reference: A().defined(),
    product_type: U,
    status: A().oneOf(et).defined(),
    channel: A().oneOf([`link`, `qr`, `widget`, `api`]).defined(),
    held_until: N(),
    loan_amount: M().min(0).nullable().defined(),
  }),
  ti = [`refused`, `expired`, `held_elsewhere`],
  ni = I({ reference: A().defined(), product_type: U, status: A().oneOf(ti).defined() }),
  ri = I({ month: A().defined(), lines: M().integer().min(0).defined(), net: M().defined() }),
  ii = { 'payout.approved': ri, 'lead.not_counted': ni },
  ai = (e) => I({ id: A().defined(), event: A().oneOf([e]).defined(), at: N(), data: ii[e] ?? ei })
Object.fromEntries(Fr.map((e) => [e, ai(e)]))
var oi = [`pending`, ...ti, ...et]
I({
  reference: A().defined(),
  product_type: U,
  status: A().oneOf(oi).defined(),
  pending_until: N().nullable(),
  held_until: N().nullable(),
  created_at: N(),
  updated_at: N(),
})
function si() {
  let { t: e } = o(`approvals`)
  return (0, V.jsx)(Ut, {
    name: `reason`,
    label: e(`asking.why`),
    help: e(`asking.help`),
    input: { autoComplete: `off`, maxLength: 300 },
  })
}
function ci({ send: e, onSent: t, onClose: n }) {
  let { t: r } = o(`approvals`),
    i = Ht(`publishCriteriaDraft`, an, {
      start: { reason: `` },
      body: ({ reason: e }) => ({ reason: e.trim() }),
      send: ({ reason: t }) => e(t),
      done: t,
      failureIn: `form`,
    })
  return (0, V.jsx)(It, {
    form: i,
    title: r(`asking.title`),
    confirm: r(`asking.send`),
    narrow: !0,
    onClose: n,
    children: (0, V.jsx)(T, { sx: { display: `grid` }, children: (0, V.jsx)(si, {}) }),
  })
}
var li = class extends Fe {},
  ui = (e) => typeof e == `object` && !!e && `waits` in e && e.waits === !0,
  di = (e) => e instanceof r && e.errors?.reason !== void 0
function fi() {
  let { t: e } = o(`approvals`),
    [t, n] = (0, H.useState)(null),
    r = (e) =>
      new Promise((t, r) => {
        n({ send: e, yes: t, no: () => r(new Fe()) })
      }).finally(() => n(null))
  return {
    withWhy: async (t) => {
      let n = await t().catch((e) => {
        if (di(e)) return r(t)
        throw e
      })
      if (!n.waits) return n
      throw (m.success(e(`asking.waits`)), new li())
    },
    dialog: t && (0, V.jsx)(ci, { send: t.send, onSent: t.yes, onClose: t.no }),
  }
}
function pi({ name: e, period: t = {}, file: n, disabled: r = !1 }) {
  let { t: i } = o(`table`)
  return (0, V.jsx)(T, {
    role: `group`,
    'aria-label': i(`export.label`),
    sx: { display: `flex`, gap: 2 },
    children: [`csv`, `xlsx`].map((a) =>
      (0, V.jsx)(
        qe,
        { name: `${fr(e, t, Ue(new Date()))}.${a}`, file: () => n(a), disabled: r, children: i(`export.${a}`) },
        a,
      ),
    ),
  })
}
function mi(e) {
  let { name: t, label: n, columns: r, shown: i, filters: a, search: s, state: c, source: l, look: u, onLook: d } = e,
    { view: f, change: p } = c,
    { t: m } = o(`table`),
    h = a.some(({ kind: e }) => e !== `choice`),
    g = (0, H.useId)(),
    _ = (e, t) => {
      let n = Object.entries(f.filters).filter(([t]) => t !== e)
      p({ filters: Object.fromEntries(t === `` ? n : [...n, [e, t]]) })
    },
    v = () => {
      let e = a.flatMap((e) => {
          let t = f.filters[e.key]
          return t === void 0 ? [] : [[e.label, e.options?.find((e) => e.value === t)?.label ?? t]]
        }),
        t = [...(l.narrowed ?? []), ...e]
      f.search !== `` && t.push([m(`basis.search`), f.search])
      let i = r.find(({ key: e }) => e === f.sort.key)
      return [
        [m(`basis.list`), n],
        [m(`basis.asOf`), Ke(new Date())],
        ...(t.length > 0 ? t : [[m(`basis.filters`), m(`basis.none`)]]),
        ...(i
          ? [[m(`basis.sort`), m(`basis.${f.sort.direction === `asc` ? `up` : `down`}`, { column: i.header })]]
          : []),
        [m(`basis.rows`), l.total],
      ]
    },
    b = async (e) => {
      if (l.download) return l.download(e)
      let { heads: t, rows: r } = gi(l.all ?? [], i)
      if (e === `csv`) return new Blob([Te(t, r)], { type: `text/csv;charset=utf-8` })
      let { xlsxBlob: a } = await y(
        async () => {
          let { xlsxBlob: e } = await import(`./xlsx-blob-DOBXtJkH.js`)
          return { xlsxBlob: e }
        },
        __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]),
      )
      return a({ name: n, heads: t, rows: r, basis: { name: m(`basis.sheet`), lines: v() } })
    }
  return (0, V.jsxs)(T, {
    sx: { display: `flex`, flexWrap: `wrap`, alignItems: h ? `flex-end` : `center`, gap: 3, mb: 4 },
    children: [
      s !== void 0 &&
        (0, V.jsxs)(T, {
          sx: { flex: `1 1 220px`, maxWidth: 320, minWidth: 0 },
          children: [
            h && (0, V.jsx)(ct, { htmlFor: g, children: s }),
            (0, V.jsx)(le, {
              kind: `search`,
              ...(h ? { id: g } : { label: s }),
              value: f.search,
              onChange: (e) => p({ search: e }),
            }),
          ],
        }),
      a.map((e) =>
        (0, V.jsx)(se, { filter: e, labelled: h, value: f.filters[e.key] ?? ``, onChange: (t) => _(e.key, t) }, e.key),
      ),
      (0, V.jsxs)(T, {
        sx: (e) => ({
          display: `flex`,
          flexWrap: `wrap`,
          justifyContent: `flex-end`,
          gap: 2,
          ml: `auto`,
          ...(h && { alignSelf: `flex-end` }),
          [e.breakpoints.down(`sm`)]: { gap: 0, '& .MuiButton-root': { px: 2 } },
        }),
        children: [
          (0, V.jsx)(ie, { columns: r, look: u, onLook: d }),
          (!l.rows || l.all || l.download) &&
            (0, V.jsx)(pi, { name: t, period: l.period ?? hi(f.filters), file: b, disabled: !l.rows || l.total === 0 }),
        ],
      }),
    ],
  })
}
var hi = ({ month: e, from: t, to: n }) => ({ month: e, from: t, to: n })
function gi(e, t) {
  let n = t.flatMap(({ header: e, value: t, exported: n = t }) => (n ? [{ header: e, exported: n }] : []))
  return { heads: n.map(({ header: e }) => e), rows: e.map((e) => n.map(({ exported: t }) => t(e))) }
}
function _i(e) {
  let {
      name: t,
      label: n,
      columns: r,
      filters: i = [],
      search: a,
      state: s,
      source: c,
      rowKey: l,
      failed: u,
      empty: d,
      choice: f,
      card: p,
    } = e,
    { view: m, change: h } = s,
    { t: g } = o(`table`),
    [_, v] = vi(t, r),
    { compact: y } = gt(),
    b = tt(),
    x = r.filter((e) => e.names || !_.hidden.includes(e.key)),
    S = m.search !== `` || Object.keys(m.filters).length > 0,
    C =
      S || m.page > 1
        ? (0, V.jsxs)(V.Fragment, {
            children: [
              (0, V.jsx)(E, { sx: { mb: 4 }, children: g(S ? `noMatch` : `pastEnd`) }),
              (0, V.jsx)(D, {
                variant: `outlined`,
                onClick: () => h({ page: 1, search: ``, filters: {} }),
                children: g(S ? `showAll` : `firstPage`),
              }),
            ],
          })
        : d
  return (0, V.jsxs)(V.Fragment, {
    children: [
      (0, V.jsx)(mi, {
        name: t,
        label: n,
        columns: r,
        shown: x,
        filters: i,
        search: a,
        state: s,
        source: c,
        look: _,
        onLook: v,
      }),
      f && (0, V.jsx)(Ae, { choice: f, found: (c.all ?? c.rows ?? []).map((e) => Number(l(e))) }),
      c.error && (0, V.jsx)(He, { title: u, error: c.error, onRetry: () => c.onRetry?.() }),
      (c.rows ?? !c.error) &&
        (0, V.jsxs)(it, {
          sx: { overflow: `clip` },
          children: [
            p && !b
              ? (0, V.jsx)(Pe, { label: n, rows: c.rows, rowKey: l, busy: c.busy ?? !1, empty: C, card: p, choice: f })
              : (0, V.jsx)(Ce, {
                  label: n,
                  columns: x,
                  rows: c.rows,
                  rowKey: l,
                  busy: c.busy ?? !1,
                  compact: y,
                  empty: C,
                  sort: m.sort,
                  onSort: (e) => h({ sort: e }),
                  choice: f,
                }),
            c.rows && (0, V.jsx)(fe, { label: n, source: c, size: m.size, onChange: h }),
          ],
        }),
    ],
  })
}
function vi(e, t) {
  let n = () =>
      Ie(
        e,
        t.filter(({ hiddenAtFirst: e }) => e).map(({ key: e }) => e),
      ),
    [r, i] = (0, H.useState)(n),
    a = (0, H.useEffectEvent)((t) => {
      t === e && i(n())
    })
  return (
    (0, H.useEffect)(() => je((e) => a(e)), []),
    [
      r,
      (t) => {
        ;(Re(e, t), i(t))
      },
    ]
  )
}
var yi = [`pan`, `gstin`, `bank`, `agreement`, `selling_rules`],
  bi = [`missing`, `given`, `unsure`, `checked`, `refused`],
  xi = [`pan`, `gstin`, `bank`],
  Si = [`role`, `consent`, `rules`, `pay`, `tax`, `data`, `records`, `end`],
  Ci = I({
    step: A().oneOf(yi).defined(),
    state: A().oneOf(bi).defined(),
    what: A().defined(),
    version: A().nullable().defined(),
    hash: A().nullable().defined(),
    at: N().nullable().defined(),
    by: A().nullable().defined(),
    reason: A().defined(),
    match: I({ typed: A().defined(), bank: A().nullable().defined(), score: M().integer().min(0).max(100).defined() })
      .nullable()
      .defined(),
  }),
  wi = I({ steps: F(Ci), agreement: I({ version: A().defined(), hash: A().defined() }) }),
  Ti = I({
    state: A().oneOf([`checked`, `refused`], `rules:choice.unknown`).required(`rules:required`),
    what: A().max(20, `rules:text.tooLong`).defined(),
    reason: A().trim().min(5, `rules:reason`).max(300, `rules:text.tooLong`).defined(),
  }),
  Ei = I({ pan: jt(kt).test(`whole`, `rules:pan.invalid`, (e) => !Nt(e)), reason: Pt() }),
  Di = I({ version: A().max(20, `rules:text.tooLong`).defined(), otp: jt(wt) }),
  Oi = 999999999,
  ki = () => M().typeError(`rules:id`).integer(`rules:id`).min(1, `rules:id`).max(Oi, `rules:id`).defined()
St().defined()
var Ai = I({ message: A().defined() }),
  ji = ({ page: e, size: t, sort: n }) => ({ page: String(e), size: String(t), sort: n.key, direction: n.direction }),
  Mi = ({ search: e }) => (e === `` ? {} : { search: e.slice(0, 80) }),
  Ni = (e, t) =>
    Object.fromEntries(
      t.flatMap((t) => {
        let n = e.filters[t]
        return n === void 0 ? [] : [[t, n]]
      }),
    ),
  Pi = [`link`, `qr`, `widget`, `api`],
  Fi = () =>
    A()
      .max(40, `rules:text.tooLong`)
      .matches(/^[\p{L}\p{M}\p{N} _-]*$/u, `rules:linkLabel`),
  Ii = I({ product_type: U, label: Fi().defined() }),
  Li = () => ({
    disabled_at: N().nullable(),
    stopped_by: A().oneOf([`partner`, `staff`]).nullable().defined(),
    stopped_reason: A().nullable().defined(),
  })
I({
  link_id: R(),
  code: A().defined(),
  product_type: U,
  label: A().defined(),
  created_at: N(),
  ...Li(),
  clicks: M().integer().min(0).nullable().defined(),
  leads: M().integer().min(0).nullable().defined(),
})
var Q = () => M().min(0),
  Ri = I({ amount: Q().defined(), min: Q().defined(), max: Q().defined() })
;(I({
  product_type: U,
  providers: M().integer().min(0).defined(),
  percent_min: M().nullable().defined(),
  percent_max: M().nullable().defined(),
  flat_min: Q().nullable().defined(),
  flat_max: Q().nullable().defined(),
  example: Ri.nullable().defined(),
  loan: I({
    amount_min: Q().defined(),
    amount_max: Q().defined(),
    rate_min: M().defined(),
    rate_max: M().defined(),
    apr_min: M().defined(),
    apr_max: M().defined(),
    term_max: M().integer().defined(),
    age_min: M().integer().defined(),
    age_max: M().integer().defined(),
    income_min: Q().defined(),
    score_min: M().integer().nullable().defined(),
  })
    .nullable()
    .defined(),
}),
  I({
    lead_id: R(),
    reference: A().defined(),
    product_type: U,
    name: A().defined(),
    mobile: A().defined(),
    channel: A().oneOf(Pi).defined(),
    label: A().nullable().defined(),
    status: A().oneOf(et).defined(),
    first_touch_at: N(),
    last_touch_at: N(),
    held_until: N(),
    created_at: N(),
    updated_at: N(),
  }),
  I({
    reference: A().defined(),
    product_type: U,
    name: A().defined(),
    mobile: A().defined(),
    state: A().oneOf([`pending`, `counted`, `held_elsewhere`, `refused`, `expired`]).defined(),
    created_at: N(),
    pending_until: N(),
    ended_at: N().nullable(),
  }))
var zi = [`yours`, `not_yours`, `none`],
  Bi = [
    `no_touch`,
    `first_within_hold`,
    `hold_ended_nobody_since`,
    `application_open`,
    `disbursed`,
    `ended_in_rest`,
    `another_was_first`,
    `began_anew_elsewhere`,
    `waiting_for_code`,
  ],
  Vi = I({ mobile: Ot, email: Dt.test(`email-given`, `rules:email.invalid`, (e) => e !== ``), product_type: U }).test(
    `one-contact`,
    (e, t) =>
      e.mobile === void 0 && e.email === void 0
        ? t.createError({ path: `mobile`, message: `rules:contact.invalid` })
        : e.mobile !== void 0 && e.email !== void 0
          ? t.createError({ path: `email`, message: `rules:eitherContact` })
          : !0,
  )
I({
  verdict: A().oneOf(zi).defined(),
  reasons: F(A().oneOf(Bi).defined()),
  reference: A().nullable().defined(),
  held_until: N().nullable(),
  touches: F(I({ at: N(), channel: A().oneOf(Pi).defined(), label: A().nullable().defined() })),
})
var Hi = {
    preset: A()
      .oneOf([..._t], `rules:choice.unknown`)
      .optional(),
    from: Tt().optional(),
    to: Tt()
      .optional()
      .test(`order`, `rules:date.range`, function (e) {
        let { from: t } = this.parent
        return e === void 0 || typeof t != `string` || !Qe(t) || !Qe(e) || (e >= t && e < rt(t, 366))
      }),
  },
  Ui = { sortable: [`now`, `before`, `difference`], sort: { key: `size`, direction: `desc` } }
function Wi({ head: e, answer: n, labelOf: r, shown: i, signed: a, narrowedTo: s, rowsOf: c, narrowed: l }) {
  let { t: u } = o(`figures`),
    d = ue(Ui),
    { rows: f, others: p, total: m, range: g } = n,
    _ = [
      ...f.map((e) => ({ ...e, label: r(e) })),
      ...(p ? [{ ...p, value: null, label: u(`trace.others`, { count: p.count }) }] : []),
    ],
    v = (e) => ({
      key: e,
      header: u(`trace.${e}`),
      align: `right`,
      sortable: !0,
      value: (t) => t[e],
      cell: (t) => {
        let n = t.value === null || t[e] === 0 ? void 0 : c(t.value, e),
          r = i(t[e])
        return n === void 0
          ? r
          : (0, V.jsx)(ot, {
              component: h,
              to: n,
              color: `inherit`,
              'aria-label': u(`open`, { name: `${t.label}, ${u(`trace.${e}`)}`, value: r }),
              children: r,
            })
      },
    }),
    y = [
      {
        key: `line`,
        header: e,
        names: !0,
        minWidth: 130,
        value: ({ label: e }) => e,
        cell: ({ value: e, label: t }) => {
          let n = e === null ? void 0 : s(e)
          return n === void 0
            ? t
            : (0, V.jsx)(ot, { component: h, to: n, 'aria-label': u(`trace.narrow`, { name: t }), children: t })
        },
      },
      {
        key: `difference`,
        header: u(`trace.difference`),
        align: `right`,
        sortable: !0,
        value: ({ difference: e }) => e,
        cell: ({ difference: e }) => (0, V.jsx)(`span`, { style: { fontWeight: 500 }, children: a(e) }),
      },
      v(`now`),
      v(`before`),
      {
        key: `share`,
        header: u(`trace.shareOfChange`),
        align: `right`,
        value: ({ difference: e }) => vt(e, m.difference),
        cell: ({ difference: e }) => {
          let n = vt(e, m.difference)
          return n === null ? `–` : `${n < 0 ? `−` : ``}${t(Math.abs(n))}`
        },
      },
    ]
  return (0, V.jsx)(_i, {
    name: `figure-trace`,
    label: u(`trace.table`),
    columns: y,
    state: d,
    source: { ...de({ rows: _ }, y, [], d.view), period: g, narrowed: l },
    rowKey: ({ value: e }) => e ?? `others`,
    failed: u(`trace.failed`),
    empty: (0, V.jsx)(E, { children: u(`trace.empty`) }),
  })
}
function Gi(e) {
  let {
      name: t,
      partName: n,
      unit: r,
      answer: a,
      length: s,
      parts: c,
      cuts: u,
      by: d,
      narrowed: f,
      addressWith: p,
      nameOfLine: m,
    } = e,
    { t: g } = o(`figures`),
    _ = b(),
    v = r === `rupees` ? l : i,
    y = (e) => `${e > 0 ? `+` : e < 0 ? `−` : `±`}${v(Math.abs(e))}`,
    x = (e) => (d === `day` ? g(`trace.dayOf`, { day: m(e), earlier: w(rt(e.value, -s)) }) : m(e)),
    S = (e) => void _(p(e), { replace: !0 })
  return (0, V.jsxs)(T, {
    sx: { display: `grid`, gap: 4, gridTemplateColumns: `minmax(0, 1fr)` },
    children: [
      (0, V.jsxs)(`div`, {
        children: [
          (0, V.jsx)(ot, {
            component: h,
            to: e.back,
            sx: { display: `inline-flex`, alignItems: `center`, minHeight: 44 },
            children: g(`trace.back`),
          }),
          (0, V.jsx)(E, { variant: `h3`, component: `h2`, children: g(`trace.title`, { name: t }) }),
          (0, V.jsx)(E, { sx: { color: `text.secondary`, maxWidth: 760 }, children: g(`trace.lead`) }),
          c.length > 1 && (0, V.jsx)(E, { sx: { color: `text.secondary`, maxWidth: 760 }, children: g(`trace.share`) }),
        ],
      }),
      c.length > 1 &&
        (0, V.jsx)(De, {
          label: g(`trace.parts`),
          visible: !0,
          choices: c,
          chosen: e.part,
          onChoose: (e) => S({ part: e }),
        }),
      (0, V.jsx)(De, { label: g(`trace.by`), visible: !0, choices: u, chosen: d, onChoose: (e) => S({ along: e }) }),
      f.length > 0 &&
        (0, V.jsx)(De, {
          label: g(`trace.narrowed`),
          visible: !0,
          choices: f.map(({ name: e, label: t, said: n }) => ({
            value: e,
            label: g(`trace.narrowedTo`, { dimension: t, value: n }),
          })),
          chosen: f.map((e) => e.name),
          onChoose: (e) => S({ [e]: `` }),
        }),
      (0, V.jsx)(Je, {
        query: a,
        failed: g(`trace.failed`),
        waiting: (0, V.jsx)(st, { variant: `rounded`, height: 360 }),
        children: (t) =>
          (0, V.jsxs)(T, {
            sx: { display: `grid`, gap: 3, gridTemplateColumns: `minmax(0, 1fr)` },
            children: [
              (0, V.jsx)(re, { name: n, answer: t, labelOf: m, shown: v, signed: y, counted: r === `count` }),
              (0, V.jsxs)(E, {
                variant: `body2`,
                sx: { color: `text.secondary`, maxWidth: 760 },
                children: [
                  g(`trace.days`, {
                    from: w(t.range.from),
                    to: w(t.range.to),
                    at: Xe(t.as_of),
                    beforeFrom: w(t.before.from),
                    beforeTo: w(t.before.to),
                  }),
                  t.young_from !== null && ` ${g(`trace.young`, { from: w(t.young_from) })}`,
                ],
              }),
              (0, V.jsx)(Wi, {
                head: u.find(({ value: e }) => e === d)?.label ?? d,
                answer: t,
                labelOf: x,
                shown: v,
                signed: y,
                narrowedTo: e.narrowedTo,
                rowsOf: (n, r) => {
                  if (d !== `day`) return e.rowsOf({ value: n }, r === `now` ? t.range : t.before)
                  let i = r === `now` ? n : rt(n, -s)
                  return e.rowsOf({ day: i }, { from: i, to: i })
                },
                narrowed: f.map(({ label: e, said: t }) => [e, t]),
              }),
            ],
          }),
      }),
    ],
  })
}
var Ki = (e) =>
    A()
      .test(`known`, `rules:choice.unknown`, (t) => t === void 0 || e.includes(t))
      .optional(),
  qi = () => Ki(p),
  Ji = () =>
    A()
      .matches(/^[1-9]\d{0,8}$/, `rules:id`)
      .optional(),
  Yi = {
    ...Hi,
    search: zt(),
    product: qi(),
    status: Ki(et),
    channel: Ki(Pi),
    reference: A()
      .trim()
      .matches(/^[A-Za-z]{0,4}-?\d{1,12}$/, `rules:id`)
      .optional(),
  },
  Xi = [`waiting`, ...We.filter((e) => e !== `draft`)],
  Zi = { ...Hi, search: zt(), product: qi(), status: Ki(Xi), lender: Ji() },
  Qi = { ...Hi, lender: Ji() },
  $i = { month: Y().optional(), status: Ki([...Sr, `disputed`]) },
  ea = [`created_at`, `last_touch_at`, `product_type`, `status`],
  ta = [`submitted_at`, `updated_at`, `amount`, `status`],
  na = [`disbursed_at`, `disbursed_amount`],
  ra = [`disbursed_at`, `disbursed_amount`, `net`]
;(I(Yi), I(Zi), I(Qi), I($i))
var ia = { name: A().defined(), mobile: A().defined() }
;(I({
  lead_id: R(),
  reference: A().defined(),
  ...ia,
  product_type: A().defined(),
  channel: A().oneOf(Pi).defined(),
  link: A().nullable().defined(),
  status: A().oneOf(et).defined(),
  created_at: N(),
  first_touch_at: N(),
  last_touch_at: N(),
}),
  I({
    reference: A().defined(),
    lead_reference: A().defined(),
    ...ia,
    product_type: A().defined(),
    lender: A().nullable().defined(),
    amount: M().nullable().defined(),
    status: A().oneOf(We).defined(),
    submitted_at: N(),
    updated_at: N(),
  }),
  I({
    payout_id: R(),
    reference: A().defined(),
    lead_reference: A().defined(),
    ...ia,
    lender: A().defined(),
    disbursed_amount: M().defined(),
    disbursed_at: N(),
    gross: M().defined(),
    status: A().oneOf(Sr).defined(),
  }))
var aa = { changeStaffPassword: { schema: Ft, least: 12 }, changePartnerPassword: { schema: Lt, least: 10 } }
function oa({ change: e, onDone: t }) {
  let { t: n } = o(`sign-ins`),
    { schema: r, least: i } = aa[e],
    a = Ht(e, r, {
      start: { password: ``, new_password: `` },
      send: (t) => Ze(e, { body: t }),
      done: () => (a.hands.reset(), m.success(n(`password.done`)), t()),
    })
  return (0, V.jsx)(_e, {
    title: n(`password.title`),
    children: (0, V.jsxs)(T, {
      component: Bt,
      form: a,
      prefix: `field-password`,
      sx: { display: `grid`, gap: 4, maxWidth: 420 },
      children: [
        (0, V.jsx)(Ut, {
          name: `password`,
          label: n(`password.old`),
          what: n(`password.what.password`),
          input: { type: `password`, autoComplete: `current-password`, maxLength: 200 },
        }),
        (0, V.jsx)(Ut, {
          name: `new_password`,
          label: n(`password.new`),
          what: n(`password.what.new_password`),
          help: n(`password.newHelp`, { count: i }),
          input: { type: `password`, autoComplete: `new-password`, maxLength: 200 },
        }),
        (0, V.jsx)(T, {
          children: (0, V.jsx)(D, {
            type: `submit`,
            variant: `contained`,
            'aria-busy': a.busy,
            children: n(a.busy ? `password.saving` : `password.save`),
          }),
        }),
      ],
    }),
  })
}
var sa = { published: `ok`, replaced: `neutral`, withdrawn: `warn` }
function ca({ of: e, studio: t, untouched: n, locked: r, onThrownAway: i }) {
  let { t: a } = o(`brand-studio`),
    { draft: s, live: c, state: l, waiting: u, versions: d } = t,
    f = e !== `own` && !r && u === null
  return (0, V.jsxs)(V.Fragment, {
    children: [
      (0, V.jsxs)(_e, {
        title: a(`before.title`),
        children: [
          (0, V.jsx)(E, { sx: { color: `text.secondary` }, children: a(e === `own` ? `before.own` : `before.lead`) }),
          s &&
            (0, V.jsxs)(V.Fragment, {
              children: [
                (0, V.jsx)(E, { variant: `subtitle1`, component: `h3`, sx: { mt: 3 }, children: a(`before.changes`) }),
                (0, V.jsx)(ge, { before: c, after: s.theme }),
              ],
            }),
          (0, V.jsxs)(T, {
            component: `ul`,
            sx: { display: `flex`, flexWrap: `wrap`, gap: 2, listStyle: `none`, m: 0, mt: 3, p: 0 },
            children: [
              (0, V.jsx)(`li`, { children: (0, V.jsx)($e, { tone: `ok`, children: a(`before.contrast`) }) }),
              (0, V.jsx)(`li`, { children: (0, V.jsx)($e, { tone: `ok`, children: a(`before.hindi`) }) }),
              s &&
                s.theme.hosts.length === 0 &&
                (0, V.jsx)(`li`, { children: (0, V.jsx)($e, { tone: `warn`, children: a(`before.noHost`) }) }),
            ],
          }),
          e !== `own` && f && (0, V.jsx)(ua, { of: e, studio: t, untouched: n, onThrownAway: i }),
        ],
      }),
      (d.length > 0 || (f && l === `own`)) &&
        (0, V.jsxs)(_e, {
          title: a(`versions.title`),
          children: [
            (0, V.jsxs)(T, {
              component: `ul`,
              'aria-label': a(`versions.title`),
              sx: { listStyle: `none`, m: 0, p: 0 },
              children: [
                d.map(({ version: t, status: n, changed_by: r, published_at: i }) =>
                  (0, V.jsxs)(
                    T,
                    {
                      component: `li`,
                      sx: la,
                      children: [
                        (0, V.jsxs)(T, {
                          sx: { flex: `1 1 180px` },
                          children: [
                            (0, V.jsx)(E, { sx: { fontWeight: 500 }, children: a(`versions.number`, { version: t }) }),
                            (0, V.jsx)(E, {
                              variant: `body2`,
                              sx: { color: `text.secondary` },
                              children: a(r === `` ? `versions.ours` : `versions.by`, { day: w(i), who: r }),
                            }),
                          ],
                        }),
                        (0, V.jsx)($e, { tone: sa[n], children: a(`versions.${n}`) }),
                        e !== `own` && f && n !== `published` && (0, V.jsx)(da, { of: e, version: t }),
                      ],
                    },
                    t,
                  ),
                ),
                t.own &&
                  l !== `own` &&
                  (0, V.jsxs)(T, {
                    component: `li`,
                    sx: la,
                    children: [
                      (0, V.jsx)(E, { sx: { flex: `1 1 180px`, fontWeight: 500 }, children: a(`versions.own`) }),
                      e !== `own` && f && (0, V.jsx)(da, { of: e, version: 0 }),
                    ],
                  }),
              ],
            }),
            e !== `own` && f && (l === `published` || l === `own`) && (0, V.jsx)(fa, { of: e }),
          ],
        }),
    ],
  })
}
var la = {
  display: `flex`,
  flexWrap: `wrap`,
  alignItems: `center`,
  gap: 3,
  py: 2.5,
  borderBottom: 1,
  borderColor: `divider`,
}
function ua({ of: e, studio: t, untouched: n, onThrownAway: r }) {
  let { t: i } = o(`brand-studio`),
    { withWhy: a, dialog: s } = fi(),
    c = pe(e, a),
    l = me(e),
    { draft: u } = t
  return u
    ? (0, V.jsxs)(V.Fragment, {
        children: [
          (0, V.jsxs)(T, {
            sx: { display: `flex`, flexWrap: `wrap`, gap: 3, mt: 4 },
            children: [
              (0, V.jsx)(D, {
                variant: `contained`,
                disabled: !n,
                'aria-busy': c.isPending,
                onClick: () => c.mutate({ do: `publish`, revision: u.revision }),
                children: i(`before.ask`),
              }),
              (0, V.jsx)(D, {
                variant: `outlined`,
                'aria-busy': l.isPending,
                onClick: () => l.mutate(u.revision, { onSuccess: r }),
                children: i(`before.throwAway`),
              }),
            ],
          }),
          !n && (0, V.jsx)(E, { variant: `body2`, children: i(`before.saveFirst`) }),
          s,
        ],
      })
    : (0, V.jsx)(E, { sx: { mt: 4 }, children: i(`before.noDraft`) })
}
function da({ of: e, version: t }) {
  let { t: n } = o(`brand-studio`)
  return (0, V.jsx)(pa, {
    of: e,
    act: { do: `again`, version: t },
    label: n(t === 0 ? `versions.againOwn` : `versions.againOf`, { version: t }),
    children: n(`versions.again`),
  })
}
function fa({ of: e }) {
  let { t } = o(`brand-studio`),
    [n, r] = (0, H.useState)(!1)
  return (0, V.jsx)(T, {
    sx: { mt: 4 },
    children: n
      ? (0, V.jsxs)(V.Fragment, {
          children: [
            (0, V.jsx)(E, { sx: { mb: 2 }, children: t(`withdraw.text`) }),
            (0, V.jsxs)(T, {
              sx: { display: `flex`, flexWrap: `wrap`, gap: 3 },
              children: [
                (0, V.jsx)(D, {
                  variant: `outlined`,
                  size: `small`,
                  sx: { minHeight: 44 },
                  onClick: () => r(!1),
                  children: t(`withdraw.no`),
                }),
                (0, V.jsx)(pa, { of: e, act: { do: `withdraw` }, children: t(`withdraw.yes`) }),
              ],
            }),
          ],
        })
      : (0, V.jsx)(D, {
          variant: `outlined`,
          size: `small`,
          sx: { minHeight: 44 },
          onClick: () => r(!0),
          children: t(`withdraw.button`),
        }),
  })
}
function pa({ of: e, act: t, label: n, children: r }) {
  let { withWhy: i, dialog: a } = fi(),
    o = pe(e, i)
  return (0, V.jsxs)(V.Fragment, {
    children: [
      (0, V.jsx)(D, {
        variant: `outlined`,
        size: `small`,
        sx: { minHeight: 44 },
        'aria-label': n,
        'aria-busy': o.isPending,
        onClick: () => o.mutate(t),
        children: r,
      }),
      a,
    ],
  })
}
var ma = v(() => ``)
function ha(e) {
  let { of: t, theme: n, base: r, problems: i, unfinished: a, locked: s, onChange: c, onUnfinished: l } = e,
    { t: u } = o([`brand-studio`, `products`]),
    { t: d } = o(`rules`),
    f = (e) => {
      let t = Object.keys(i).find((t) => t === e || t.startsWith(`${e}[`)),
        n = e.split(`.`)[0]
      return t === void 0 ? null : Ee(i[t] ?? ``, u(`change.${n}`), d)
    },
    p = n.headline ?? ma,
    m = (e, t, n, r = {}, i = e) =>
      (0, V.jsx)(lt, {
        id: `brand-${e}`,
        size: `small`,
        value: t,
        disabled: s,
        error: f(i) !== null,
        onChange: (e) => n(e.target.value),
        inputProps: { autoComplete: `off`, ...r },
      })
  return (0, V.jsx)(_e, {
    title: u(`fields.title`),
    children: (0, V.jsxs)(T, {
      sx: { display: `grid`, gap: 4 },
      children: [
        (0, V.jsx)(O, {
          id: `brand-name`,
          label: u(`fields.name`),
          error: f(`name`),
          children: () => m(`name`, n.name, (e) => c({ name: e }), { maxLength: 40 }),
        }),
        [`primary`, `secondary`].map((e) =>
          (0, V.jsx)(
            Be,
            {
              name: e,
              theme: n,
              unfinished: a[e],
              locked: s,
              problem: f(e),
              onChange: (t) => c({ [e]: t }),
              onUnfinished: (t) => l({ [e]: t }),
            },
            e,
          ),
        ),
        (0, V.jsx)(xe, { theme: n }),
        (0, V.jsx)(O, {
          id: `brand-font`,
          label: u(`fields.font`),
          help: u(`fields.fontHelp`, { font: mt[n.font].family, hindi: ht }),
          children: (e) =>
            (0, V.jsx)(pt, {
              native: !0,
              size: `small`,
              value: n.font,
              disabled: s,
              onChange: (e) => c({ font: e.target.value }),
              inputProps: { id: `brand-font`, 'aria-describedby': e },
              children: Kn.map((e) => (0, V.jsx)(`option`, { value: e, children: mt[e].family }, e)),
            }),
        }),
        (0, V.jsx)(ve, {
          id: `brand-logo`,
          of: t,
          label: u(`fields.logo`),
          logo: n.logo === null ? r.logo : { shapes: [], picture: n.logo },
          theme: n,
          locked: s,
          problem: f(`logo`),
          onKept: (e) => c({ logo: e }),
          onBack: n.logo === null ? void 0 : () => c({ logo: null }),
        }),
        (0, V.jsx)(O, {
          id: `brand-co_brand`,
          label: u(`fields.coBrand`),
          optional: !0,
          help: u(`fields.coBrandHelp`),
          error: f(`co_brand.name`) ?? f(`co_brand.logo`),
          children: () =>
            m(`co_brand`, n.co_brand?.name ?? ``, (e) =>
              c({ co_brand: e === `` ? null : { name: e, logo: n.co_brand?.logo ?? `` } }),
            ),
        }),
        n.co_brand &&
          (0, V.jsx)(ve, {
            id: `brand-co_brand-logo`,
            of: t,
            label: u(`fields.coBrandLogo`),
            logo: { shapes: [], ...(n.co_brand.logo && { picture: n.co_brand.logo }) },
            theme: n,
            locked: s,
            problem: null,
            onKept: (e) => c({ co_brand: { name: n.co_brand?.name ?? ``, logo: e } }),
          }),
        C.map((e) =>
          (0, V.jsx)(
            O,
            {
              id: `brand-headline${e === C[0] ? `` : `-${e}`}`,
              label: u(`fields.headline`, { language: x(e).name }),
              optional: !0,
              error: f(`headline.${e}`),
              children: () =>
                m(
                  `headline${e === C[0] ? `` : `-${e}`}`,
                  p[e],
                  (t) => {
                    let n = { ...p, [e]: t }
                    c({ headline: C.some((e) => n[e] !== ``) ? n : null })
                  },
                  { maxLength: 80, lang: e },
                ),
            },
            e,
          ),
        ),
        (0, V.jsxs)(T, {
          component: `fieldset`,
          sx: { border: 0, m: 0, p: 0, minWidth: 0 },
          id: `brand-products`,
          tabIndex: -1,
          children: [
            (0, V.jsx)(E, { component: `legend`, variant: `subtitle1`, sx: { p: 0 }, children: u(`fields.products`) }),
            k.map((e) =>
              (0, V.jsx)(
                dt,
                {
                  sx: { display: `flex`, mr: 0 },
                  disabled: s,
                  label: u(g(e) ? `products:enquiries.${e}` : `products:kinds.${e}.name`),
                  control: (0, V.jsx)(ft, {
                    checked: n.products.includes(e),
                    onChange: (t, r) =>
                      c({
                        products: r
                          ? k.filter((t) => t === e || n.products.includes(t))
                          : n.products.filter((t) => t !== e),
                      }),
                  }),
                },
                e,
              ),
            ),
            f(`products`) && (0, V.jsx)(ut, { error: !0, children: f(`products`) }),
          ],
        }),
        (0, V.jsx)(O, {
          id: `brand-hosts`,
          label: u(`fields.hosts`),
          optional: !0,
          help: u(`fields.hostsHelp`),
          error: f(`hosts`),
          children: () =>
            (0, V.jsx)(lt, {
              id: `brand-hosts`,
              multiline: !0,
              minRows: 2,
              disabled: s,
              error: f(`hosts`) !== null,
              defaultValue: n.hosts.join(`
`),
              onChange: (e) =>
                c({
                  hosts: e.target.value
                    .split(/[\s,]+/)
                    .map(Le)
                    .filter((e) => e !== ``),
                }),
              inputProps: { autoComplete: `off`, autoCapitalize: `none`, spellCheck: !1, inputMode: `url` },
            }),
        }),
        (0, V.jsx)(ke, { support: n.support, text: m, problemAt: f, onChange: c }),
        (0, V.jsx)(we, { officer: n.officer ?? null, text: m, problemAt: f, onChange: c }),
      ],
    }),
  })
}
var ga = `creditlane-brand`,
  _a = 1,
  va = `/uploads/img_${`0`.repeat(22)}.webp`,
  ya = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/=]+$/,
  ba = 2e6
async function xa(e, t = Sa) {
  let n = {
    kind: ga,
    version: _a,
    theme: {
      ...e,
      logo: e.logo && (await t(e.logo)),
      co_brand: e.co_brand && { ...e.co_brand, logo: await t(e.co_brand.logo) },
    },
  }
  return new Blob([JSON.stringify(n, null, 2)], { type: `application/json` })
}
async function Sa(e) {
  let t = await fetch(e)
  if (!t.ok) throw Error(`no picture at ${e}`)
  let n = new Uint8Array(await t.arrayBuffer())
  return `data:image/webp;base64,${btoa(Array.from(n, (e) => String.fromCharCode(e)).join(``))}`
}
async function Ca(e, t) {
  if (e.size > ba) return { file: `large` }
  let n
  try {
    n = JSON.parse(await e.text())
  } catch {
    return { file: `unreadable` }
  }
  if (!wa(n) || n.kind !== ga || n.version !== _a || !wa(n.theme)) return { file: `other` }
  let r = n.theme,
    i = [Ea(r.logo), Ea(wa(r.co_brand) ? r.co_brand.logo : null)],
    a = Ta(
      r,
      i.map((e) => (e instanceof Blob ? va : e)),
    ),
    o = Ct(Xn, a)
  if (Object.keys(o).length > 0) return { fields: o }
  let s = []
  for (let e of i) s.push(e instanceof Blob ? await t(e) : e)
  return { theme: Ta(r, s) }
}
var wa = (e) => typeof e == `object` && !!e && !Array.isArray(e)
function Ta(e, [t, n]) {
  let { co_brand: r } = e
  return { ...e, logo: t, co_brand: wa(r) ? { ...r, logo: n } : r }
}
function Ea(e) {
  if (typeof e != `string` || !ya.test(e)) return e
  let [t = ``, n = ``] = e.split(`,`),
    r = Uint8Array.from(atob(n), (e) => e.charCodeAt(0))
  return new Blob([r], { type: t.slice(5).replace(`;base64`, ``) })
}
function Da({ of: e, theme: t, locked: n, onRead: r }) {
  let { t: i } = o(`brand-studio`),
    { t: a } = o(`rules`),
    s = (0, H.useRef)(null),
    [l, u] = (0, H.useState)(null),
    f = `${t.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, `-`)}.json`,
    p = async () => {
      try {
        Ye(await xa(t), f)
      } catch (e) {
        c(e)
      }
    },
    h = async (t) => {
      try {
        let n = await Ca(t, (t) => oe(e, t))
        if (!(`theme` in n)) return u(n)
        ;(u(null), r(n.theme), m.success(i(`file.read`)))
      } catch (e) {
        u({ fields: { logo: d(e) } })
      }
    }
  return (0, V.jsxs)(_e, {
    title: i(`file.title`),
    children: [
      (0, V.jsx)(E, { sx: { color: `text.secondary` }, children: i(`file.lead`) }),
      (0, V.jsxs)(T, {
        sx: { display: `flex`, flexWrap: `wrap`, gap: 3, mt: 3 },
        children: [
          (0, V.jsx)(D, { variant: `outlined`, onClick: () => void p(), children: i(`file.save`) }),
          !n &&
            (0, V.jsxs)(V.Fragment, {
              children: [
                (0, V.jsx)(`input`, {
                  ref: s,
                  type: `file`,
                  hidden: !0,
                  'data-testid': `brand-file`,
                  accept: `application/json,.json`,
                  onChange: (e) => {
                    let [t] = e.target.files ?? []
                    ;((e.target.value = ``), t && h(t))
                  },
                }),
                (0, V.jsx)(D, { variant: `outlined`, onClick: () => s.current?.click(), children: i(`file.open`) }),
              ],
            }),
        ],
      }),
      l &&
        (0, V.jsx)(at, {
          severity: `error`,
          role: `alert`,
          sx: { mt: 3, overflowWrap: `anywhere` },
          children:
            `file` in l
              ? i(`file.${l.file}`)
              : (0, V.jsxs)(V.Fragment, {
                  children: [
                    i(`file.fields`),
                    (0, V.jsx)(T, {
                      component: `ul`,
                      sx: { m: 0, pl: 5 },
                      children: Object.entries(l.fields).map(([e, t]) =>
                        (0, V.jsx)(`li`, { children: i(`file.field`, { path: e, why: Ee(t, e, a) }) }, e),
                      ),
                    }),
                  ],
                }),
        }),
    ],
  })
}
var $ = ({ draft: e, live: t, base: n }) => e?.theme ?? t ?? Zn(n)
function Oa({ of: e, studio: t, locked: n = !1 }) {
  let { t: i } = o([`brand-studio`, `rules`]),
    [a, s] = (0, H.useState)(() => $(t)),
    [c, l] = (0, H.useState)(t.draft?.revision ?? null),
    [u, d] = (0, H.useState)({}),
    [f, p] = (0, H.useState)({}),
    [g, _] = (0, H.useState)(null),
    v = ae(e),
    y = n || t.waiting !== null,
    b = he(a, $(t)) && Object.keys(f).length === 0,
    x = (e) => {
      ;(s({ ...a, ...e }), p(te(f, e)), d(te(u, e)))
    },
    C = (e, t) => {
      ;(s(e), l(t), p({}), d({}), _(null))
    },
    ee = (t) => {
      if (v.isPending) return
      let n = Ct(Xn, a)
      d(n)
      let [o] = [...Object.keys(f), ...Object.keys(n)]
      if (o !== void 0) return ka(o)
      v.mutate(
        { revision: t, theme: a },
        {
          onSuccess: (t) => {
            ;(C(a, t.revision), m.success(i(e === `own` ? `savedOwn` : `saved`)))
          },
          onError: (e) => {
            if (!(e instanceof r)) return
            let t = ze(e.message, e.errors)
            if ((_(t), t || !e.errors)) return
            let n = Object.entries(e.errors).map(([e, t]) => [e.replace(/^theme\./, ``), t])
            ;(d(Object.fromEntries(n)), ka(String(n[0]?.[0] ?? ``)))
          },
        },
      )
    }
  return t.reserved
    ? (0, V.jsx)(E, { sx: { mt: 2 }, children: i(`reserved`) })
    : (0, V.jsxs)(V.Fragment, {
        children: [
          (0, V.jsx)(E, { sx: { mt: 1, color: `text.secondary` }, children: (0, V.jsx)(Aa, { studio: t }) }),
          t.waiting &&
            (0, V.jsxs)(at, {
              severity: `info`,
              sx: { mt: 3 },
              children: [
                i(`waiting.${t.waiting}`),
                ` `,
                e !== `own` && (0, V.jsx)(ot, { component: h, to: S(`approvals`), children: i(`waiting.open`) }),
              ],
            }),
          g &&
            (0, V.jsx)(Se, {
              theirs: g,
              busy: v.isPending,
              onTheirs: () => C(g.present ?? $(t), t.draft?.revision ?? null),
              onMine: () => ee(t.draft?.revision ?? null),
              children: (0, V.jsx)(ge, { before: g.present, after: a }),
            }),
          (0, V.jsxs)(T, {
            sx: {
              display: `grid`,
              gap: 5,
              mt: 4,
              alignItems: `start`,
              gridTemplateColumns: { xs: `minmax(0, 1fr)`, lg: `340px minmax(0, 1fr)` },
            },
            children: [
              (0, V.jsxs)(T, {
                sx: { display: `grid`, gap: 5, minWidth: 0 },
                children: [
                  (0, V.jsx)(ha, {
                    of: e,
                    theme: a,
                    base: t.base,
                    problems: u,
                    unfinished: f,
                    locked: y,
                    onChange: x,
                    onUnfinished: (e) => p({ ...f, ...e }),
                  }),
                  !y &&
                    (0, V.jsxs)(T, {
                      sx: { display: `flex`, flexWrap: `wrap`, gap: 3 },
                      children: [
                        (0, V.jsx)(D, {
                          variant: `contained`,
                          'aria-busy': v.isPending,
                          onClick: () => ee(c),
                          children: i(`save`),
                        }),
                        !b &&
                          (0, V.jsx)(D, {
                            variant: `outlined`,
                            onClick: () => C($(t), t.draft?.revision ?? null),
                            children: i(`discard`),
                          }),
                      ],
                    }),
                  (0, V.jsx)(Ve, { theme: a }),
                ],
              }),
              (0, V.jsxs)(T, {
                sx: { display: `grid`, gap: 5, minWidth: 0 },
                children: [
                  (0, V.jsx)(ne, { brand: Qn(t.base, a) }),
                  (0, V.jsx)(Da, { of: e, theme: a, locked: y, onRead: (e) => C(e, c) }),
                  (0, V.jsx)(ca, {
                    of: e,
                    studio: t,
                    untouched: b,
                    locked: n,
                    onThrownAway: () => C($({ ...t, draft: null }), null),
                  }),
                ],
              }),
            ],
          }),
        ],
      })
}
var ka = (e) => {
  ;[e.replaceAll(`.`, `-`), e.replace(/\W.*$/, ``)]
    .map((e) => document.getElementById(`brand-${e}`))
    .find((e) => e !== null)
    ?.focus()
}
function Aa({ studio: e }) {
  let { t } = o(`brand-studio`),
    { draft: n, state: r, live_version: i, versions: a } = e,
    s = a.find((e) => e.version === i)?.published_at
  return (0, V.jsxs)(V.Fragment, {
    children: [
      n
        ? t(n.changed_by === `` ? `now.draftOurs` : `now.draft`, { day: w(n.changed_at), who: n.changed_by })
        : t(`now.noDraft`),
      ` `,
      r === `published` && s ? t(`now.published`, { version: i, day: w(s) }) : t(`now.${r}`),
    ],
  })
}
function ja({ of: e, locked: t = !1 }) {
  let { t: n } = o(`brand-studio`)
  return (0, V.jsx)(Je, {
    query: ce(e),
    failed: n(`failed`),
    waiting: (0, V.jsx)(st, { variant: `rounded`, height: 480 }),
    children: (n) => (0, V.jsx)(Oa, { of: e, studio: n, locked: t }, `${n.state} ${n.live_version} ${n.waiting}`),
  })
}
var Ma = (e, t) => t(`invoice.state`, { state: t(`states.${Rt(e)}`), code: Rt(e) })
function Na({ gst: e, tax: t }, n) {
  if (t.supply === null) return e === 0 ? [] : [{ key: `gst`, label: n(`gst.returned`), value: l(e) }]
  let r = t.supply === `within` ? [`cgst`, `sgst`] : [`igst`]
  return r.map((i) => ({ key: i, label: n(`gst.${i}`, { percent: t.gst_percent / r.length }), value: l(e / r.length) }))
}
function Pa({ tax: { tds_percent: e }, lower: t }, n) {
  return t.length > 0 ? n(`gst.tdsByOrder`) : n(e === 2 ? `gst.tds` : `gst.tdsNoPan`, { percent: e })
}
function Fa(e, t) {
  let { gross: n, tds: r, net: i } = e
  return [
    { key: `value`, label: t(`gst.value`), value: l(n) },
    ...Na(e, t),
    { key: `tds`, label: Pa(e, t), value: l(-r) },
    { key: `net`, label: t(`gst.net`), value: l(i) },
  ]
}
var Ia = ({ tax: e, gross: t, accrued_lines: n }) => e.parties !== null && e.is_fixed && n === 0 && t > 0,
  La = ({ month: e }) => `DRAFT-${e}`
function Ra(e, t) {
  let { gross: n, tds: r, gst: i, net: o, month: s, tax: c } = e
  if (c.parties === null) return []
  let { from: u, to: d } = c.parties,
    f = (e) => {
      let { name: n, address: r, gstin: i } = e === `from` ? u : d
      return [
        { key: e, label: t(`invoice.${e}`), value: n },
        { key: `${e}-address`, label: t(`invoice.address`), value: r || t(`invoice.noAddress`) },
        { key: `${e}-gstin`, label: t(`invoice.gstin`), value: i },
        { key: `${e}-state`, label: t(`invoice.stateLabel`), value: Ma(i, t) },
      ]
    }
  return [
    { key: `number`, label: t(`invoice.number`), value: La(e) },
    ...f(`from`),
    ...f(`to`),
    { key: `place`, label: t(`invoice.place`), value: Ma(d.gstin, t) },
    { key: `what`, label: t(`invoice.what`), value: t(`invoice.commission`, { month: nt(s) }) },
    { key: `code`, label: t(`invoice.code`), value: t(`invoice.codeYours`) },
    { key: `value`, label: t(`gst.value`), value: l(n) },
    ...Na(e, t),
    { key: `total`, label: t(`invoice.total`), value: l(a([n, i])) },
    { key: `tds`, label: Pa(e, t), value: l(-r) },
    { key: `net`, label: t(`gst.net`), value: l(o) },
  ]
}
function za({ statement: e, words: t = `partner-reports` }) {
  let { t: n } = o([t, `partner-reports`], { nsMode: `fallback` }),
    { month: r, tax: i, gst: a } = e,
    { tds_percent: s, is_fixed: c, parties: u } = i,
    d = s === 2 ? `withPan` : c ? `withoutPanThen` : `withoutPan`
  return (0, V.jsxs)(T, {
    sx: { mt: 4, mb: 2 },
    children: [
      (0, V.jsxs)(E, {
        variant: `body2`,
        children: [n(`tax.rate`, { percent: s, section: ye(r, s, n) }), ` `, n(`tax.${d}`)],
      }),
      e.lower.map(({ number: e, tds_percent: t, gross: i }) =>
        (0, V.jsx)(
          E,
          {
            variant: `body2`,
            sx: { mt: 2 },
            children: n(`tax.byOrder`, { percent: t, gross: l(i), number: e, section: ye(r, t, n, e) }),
          },
          e,
        ),
      ),
      (0, V.jsx)(E, {
        variant: `body2`,
        sx: { mt: 2 },
        children: u === null ? n(c ? `gst.noneThen` : `gst.none`) : n(`gst.${i.supply}`, { gstin: u.from.gstin }),
      }),
      (u !== null || a !== 0) &&
        (0, V.jsx)(T, { sx: { mt: 3, maxWidth: 480 }, children: (0, V.jsx)(Me, { rows: Fa(e, n) }) }),
    ],
  })
}
export {
  Sr as $,
  _i as A,
  Nn as At,
  zr as B,
  Cn as Bt,
  ki as C,
  Xn as Ct,
  Ti as D,
  Ln as Dt,
  Di as E,
  zn as Et,
  si as F,
  un as Ft,
  ni as G,
  $t as Gt,
  Yr as H,
  U as Ht,
  Ir as I,
  Sn as It,
  ri as J,
  Gt as Jt,
  Vr as K,
  tn as Kt,
  Pr as L,
  cn as Lt,
  li as M,
  An as Mt,
  fi as N,
  xn as Nt,
  wi as O,
  Vn as Ot,
  ui as P,
  sn as Pt,
  $r as Q,
  Jr as R,
  ln as Rt,
  Ai as S,
  Qn as St,
  xi as T,
  Un as Tt,
  Qr as U,
  on as Ut,
  Br as V,
  On as Vt,
  ei as W,
  rn as Wt,
  Kr as X,
  Wr as Y,
  Wt as Yt,
  Gr as Z,
  Li as _,
  ar as _t,
  ja as a,
  Dr as at,
  ji as b,
  or as bt,
  ta as c,
  vr as ct,
  ra as d,
  hr as dt,
  Or as et,
  Gi as f,
  dr as ft,
  Fi as g,
  rr as gt,
  Vi as h,
  lr as ht,
  Ia as i,
  Tr as it,
  pi as j,
  Pn as jt,
  Ei as k,
  jn as kt,
  na as l,
  gr as lt,
  Pi as m,
  cr as mt,
  La as n,
  Er as nt,
  oa as o,
  Nr as ot,
  Hi as p,
  fr as pt,
  qr as q,
  nn as qt,
  Ra as r,
  jr as rt,
  Xi as s,
  yr as st,
  za as t,
  kr as tt,
  ea as u,
  Y as ut,
  Ii as v,
  er as vt,
  Si as w,
  Bn as wt,
  Mi as x,
  ur as xt,
  Ni as y,
  sr as yt,
  Fr as z,
  kn as zt,
}
