import {
  A as he,
  C as ge,
  Ct as w,
  D as _e,
  E as ve,
  G as T,
  J as ye,
  K as be,
  M as xe,
  N as Se,
  O as Ce,
  P as we,
  S as Te,
  St as E,
  T as Ee,
  at as De,
  b as Oe,
  bt as ke,
  ct as Ae,
  dt as je,
  ht as D,
  it as Me,
  j as Ne,
  k as Pe,
  mt as Fe,
  nt as O,
  ot as Ie,
  q as k,
  st as Le,
  w as A,
  wt as Re,
  x as ze,
} from './common-schema-TiEP0qb9.js'
import {
  R as j,
  X as Be,
  Z as Ve,
  at as He,
  b as Ue,
  ct as We,
  kt as Ge,
  lt as Ke,
  ot as qe,
  st as Je,
} from './customer-Df6hRo4Y.js'
import {
  An as t,
  Cn as n,
  Cr as r,
  Dr as i,
  Fr as a,
  Hn as o,
  Ht as s,
  Mr as c,
  Rt as l,
  Sn as u,
  Tn as d,
  Xn as f,
  Yt as p,
  a as m,
  da as h,
  ia as g,
  kr as ee,
  lt as _,
  q as v,
  s as y,
  ur as te,
  v as ne,
  wi as b,
} from './first-CL_AHFyg.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import {
  At as re,
  Ct as ie,
  Et as ae,
  Gt as x,
  Jt as S,
  Ot as oe,
  Ut as se,
  Vt as ce,
  Xt as le,
  Yt as ue,
  dn as de,
  in as fe,
  pn as C,
  qt as pe,
  sn as me,
} from './signed-in-DHQU3WVe.js'
var M = e(h(), 1),
  N = o(),
  Ye = /^[A-Za-z0-9 ]{3,40}$/
function Xe(e) {
  return Ye.test(e) && e.trim() !== ``
}
var P = w().test(`company-name`, `rules:companyName.invalid`, (e) => !e || Xe(e)),
  Ze = /^[A-Za-z]+$/,
  Qe = /^[A-Za-z]+(?:['-][A-Za-z]+)?(?: [A-Za-z]+(?:['-][A-Za-z]+)?)+$/
function $e(e) {
  return Ze.test(e)
}
var F = w().matches(Ze, `rules:name.letters`).max(60, `rules:text.tooLong`)
w()
  .matches(/^\p{L}(?:[\p{L}\p{M} .'\u2019-]|\u200C|\u200D)*$/u, `rules:name.anyScript`)
  .max(80, `rules:text.tooLong`)
var et = w().matches(Qe, `rules:fullName.invalid`).max(120, `rules:text.tooLong`)
function tt({ amount: e, months: t, goldValue: n }) {
  let { t: r } = a(`gold`),
    o = p(`gold`),
    [s, l] = (0, M.useState)(o?.rate_max ?? 0)
  if (!o) return null
  if (e === null || t === null) return (0, N.jsx)(`p`, { className: `sm mut`, children: r(`repay.empty`) })
  let u = { amount: e, months: t, annualRate: s, feePercent: 0 },
    d = _(u),
    f = t <= 12 ? _({ ...u, repayment: `bullet` }) : null,
    h = (e) => (n === null ? null : Ge(n, { repayment: e, annualRate: s, months: t })),
    g = [
      { key: `monthly`, of: ({ emi: e }, t) => c(t === `emi` ? e : 0) },
      { key: `atEnd`, of: ({ total_repayment: e, last_instalment: t }, n) => c(n === `emi` ? t : e) },
      { key: `interest`, of: ({ total_interest: e }) => c(e) },
      { key: `total`, of: ({ total_repayment: e }) => c(e) },
      ...(n === null ? [] : [{ key: `most`, of: (e, t) => c(h(t) ?? 0) }]),
    ],
    y = r(`repay.title`, { amount: c(e), term: i(t, r) })
  return (0, N.jsxs)(`section`, {
    className: `card pad`,
    'aria-labelledby': `repay-title`,
    children: [
      (0, N.jsx)(`h2`, { className: `h3`, id: `repay-title`, children: y }),
      (0, N.jsx)(`div`, {
        className: `mt12`,
        children: (0, N.jsx)(v, {
          label: r(`repay.rate`),
          value: s,
          onChange: l,
          min: o.rate_min,
          max: o.rate_max,
          step: 0.25,
          format: ee,
        }),
      }),
      (0, N.jsx)(m, {
        label: y,
        className: `mt12`,
        children: (0, N.jsxs)(`table`, {
          className: `tbl`,
          children: [
            (0, N.jsx)(`thead`, {
              children: (0, N.jsxs)(`tr`, {
                children: [
                  (0, N.jsx)(`th`, {
                    scope: `col`,
                    children: (0, N.jsx)(`span`, { className: `sr`, children: r(`repay.figure`) }),
                  }),
                  (0, N.jsx)(`th`, { scope: `col`, className: `n`, children: r(`repay.emi`) }),
                  f && (0, N.jsx)(`th`, { scope: `col`, className: `n`, children: r(`repay.bullet`) }),
                ],
              }),
            }),
            (0, N.jsx)(`tbody`, {
              children: g.map(({ key: e, of: t }) =>
                (0, N.jsxs)(
                  `tr`,
                  {
                    children: [
                      (0, N.jsx)(`th`, { scope: `row`, children: r(`repay.row.${e}`) }),
                      (0, N.jsx)(`td`, { className: `n`, children: t(d, `emi`) }),
                      f && (0, N.jsx)(`td`, { className: `n`, children: t(f, `bullet`) }),
                    ],
                  },
                  e,
                ),
              ),
            }),
          ],
        }),
      }),
      (0, N.jsx)(`p`, {
        className: `sm mt12`,
        'aria-live': `polite`,
        children: f
          ? r(`repay.difference`, { amount: c(f.total_interest - d.total_interest) })
          : r(`repay.tooLong`, { count: 12 }),
      }),
      (0, N.jsx)(`p`, { className: `xs mut mt8`, children: r(`repay.note`) }),
    ],
  })
}
var nt = /^(\d{2})\/(\d{2})\/(\d{4})$/,
  rt = /^\*\*\/\*\*\/\d{4}$/
function it(e, t) {
  let n = nt.exec(e)
  if (!n) return `rules:birthDate.required`
  let [r = 0, i = 0, a = 0] = n.slice(1).map(Number)
  if (a < 1900 || a > Number(t.slice(0, 4))) return `rules:birthDate.year`
  if (!oe(a, i, r)) return `rules:birthDate.date`
  let o = ae(at(e), t)
  return o < 0 ? `rules:birthDate.required` : o < 18 || o > 70 ? `rules:birthDate.age` : null
}
function at(e) {
  let [t = ``, n = ``, r = ``] = e.split(/[/-]/)
  return `${r}-${n}-${t}`
}
function I(e) {
  return e.replaceAll(`-`, `/`)
}
function L(e) {
  return e.replaceAll(`/`, `-`)
}
function ot(e) {
  return e === `` ? `` : `**-**-${e.slice(6)}`
}
function st(e) {
  return re(e?.now ?? new Date())
}
function R(e, t) {
  return rt.test(e) ? null : it(e, st(t))
}
var z = w().test(`birth-date`, (e, t) => {
    let n = e ? R(e, t.options.context) : null
    return n === null || t.createError({ message: n })
  }),
  ct = w().test(`birth-date`, (e, t) => {
    if (!e) return !0
    let n = e.includes(`/`) ? `rules:birthDate.required` : R(I(e), t.options.context)
    return n === null || t.createError({ message: n })
  })
function lt(e) {
  let [t, n] = (0, M.useState)(null),
    r = (0, M.useRef)(!1),
    i = Le(e.text)
  return (
    (0, M.useEffect)(() => {
      r.current && ((r.current = !1), document.getElementById(e.id)?.focus())
    }),
    {
      masked: i,
      replaced: !i && t !== null,
      replace: () => {
        ;((r.current = !0), n(e.text), e.onChange(``))
      },
      keep: () => {
        ;(e.onChange(t ?? ``), n(null))
      },
    }
  )
}
var B = w()
  .matches(/^[A-Za-z0-9\-,.# ]+$/, { message: `rules:address.specialCharacters`, excludeEmptyString: !0 })
  .max(150, `rules:text.tooLong`)
function ut(e) {
  return e.includes(`/`) ? `rules:address.hint.slash` : null
}
var dt = (e) => (t) => typeof t == `string` && e(t),
  V = (e, t) => T(dt(e), t, ie),
  H = (e) => e.test(`given`, `rules:required`, ye),
  ft = be(),
  pt = T((e) => n[u].terms.some((t) => t === e), `rules:choice.unknown`),
  mt = E().test(`rupees`, `rules:monthlyOutgoing.range`, (e) => e === void 0 || Ce(e, 0, 1e6)),
  ht = {
    name: {
      saved: V($e, `rules:name.letters`).test(`length`, `rules:text.tooLong`, (e) => (e?.length ?? 0) <= 60),
      required: k(F),
    },
    birthDate: { saved: ct, asked: z, required: z.required(`rules:birthDate.required`) },
    pan: { saved: V(Ie, `rules:pan.invalid`), required: k(De) },
    email: { saved: D, required: k(D) },
    phone: { saved: V(y, `rules:phone.invalid`), required: k(Me) },
    addressLine: { saved: B, required: k(B) },
    pincode: {
      saved: V(Se, `rules:pincode.invalid`),
      asked: w().matches(/^([0-9]{6})?$/, `rules:pincode.invalid`),
      required: k(we),
    },
    companyName: { saved: P, required: P.required(`rules:required`) },
    monthlyIncome: { saved: he, required: H(he) },
    monthlyOutgoing: { saved: Ne, required: H(Ne) },
    householdIncome: { saved: _e, required: H(_e) },
    unkeptRupees: { saved: mt, required: mt },
    loanTerm: { saved: pt, required: H(pt) },
    loanAmount: { saved: ve, asked: Pe, required: H(Pe) },
    switch: { saved: E().oneOf([0, 1], `rules:flag`), asked: ft, required: ft },
  }
function gt({ rule: e, list: t }) {
  if (t === void 0) return e === void 0 ? null : ht[e]
  let n = xe(t)
  return { saved: n, required: n.test(`chosen`, `rules:requiredChoice`, ye) }
}
var _t = {
  text: () => w().defined(),
  flag: be,
  id: () => E().integer().defined(),
  choice: () => T((e) => typeof e == `number` && Number.isInteger(e), `rules:choice.unknown`).defined(),
  amount: () => T((e) => typeof e == `number` && Number.isFinite(e), `rules:number.range`).defined(),
  rupees: () => E().defined(),
}
;(O(Object.fromEntries(S.map(([e, { kind: t }]) => [e, _t[t]()]))),
  O(
    Object.fromEntries(
      S.flatMap(([e, t]) => {
        let n = gt(t)
        return n ? [[e, n.saved]] : []
      }),
    ),
  ))
function U(e) {
  let t = S.filter(([, t]) => t.step === e).map(([e, t]) => [e, vt(t)])
  return O(Object.fromEntries(t))
}
var W = (e, t = []) => O(Object.fromEntries(e.map((e) => [e, vt(pe[e], t.includes(e))])))
function vt(e, t = !1) {
  let n = gt(e)
  if (!n) throw Error(`a step asks for a field that nobody may save`)
  let r = n.asked ?? n.saved
  if (t) return n.required
  if (!e.required) return r
  if (e.asked === void 0) return n.required
  let { by: i, holds: a } = j[e.asked]
  return r.when(i, ([e], t) => (a(e) ? n.required : t))
}
var G = {
    personalInformation: U(`personalInformation`),
    contactDetails: U(`contactDetails`),
    employmentDetails: U(`employmentDetails`),
    yourBusiness: U(`yourBusiness`),
    communicationPreferences: U(`communicationPreferences`),
  },
  yt = [`personalInformation`, `contactDetails`, `employmentDetails`, `communicationPreferences`],
  bt = (e, t = new Date(), n = `offers`) => xt(St(e, t), n)
function xt(e, t) {
  let n = yt.flatMap((t) => e(t))
  return t === `apply` ? n : n.filter((e) => !x.includes(e))
}
function St(e, t) {
  let n = new Map()
  return (r) => {
    let i = n.get(r) ?? Ct(r, e, t)
    return (n.set(r, i), i)
  }
}
function Ct(e, t, n) {
  let r = { ...t, birth_date: I(t.birth_date) },
    i = ue(e),
    a = Object.fromEntries(i.map((e) => [e, r[e]])),
    o = { abortEarly: !1, disableStackTrace: !0, context: { now: n } },
    s = wt(() => G[e].validateSync(a, o))
  return i.filter((e) => s.has(e))
}
function wt(e) {
  try {
    return (e(), new Set())
  } catch (e) {
    if (!(e instanceof ke)) throw e
    return new Set(e.inner.flatMap(({ path: e }) => (e === void 0 ? [] : [e])))
  }
}
function Tt(e, r) {
  let { steps: i, income: a, assessedAbove: o } = n[e],
    s = i.flatMap((e) => ue(e)),
    c = a && (o === 0 || t(e, r))
  return [...s, ...(c ? Et : [])]
}
var Et = [`monthly_income`, `emi`],
  Dt = (e, t, n, r = new Date()) => Ot(t, r)(e, n)
function Ot(e, t) {
  let n = St(e, t)
  return (e, t) => (d(e) ? [...At(e, n, t.loan_amount), ...Mt(e, t)] : xt(n, `offers`))
}
function kt(e, t, n, r = new Date()) {
  return d(e) ? Dt(e, t, n, r) : bt(t, r, `apply`)
}
function At(e, t, n) {
  let r = new Set(jt.flatMap((e) => t(e)))
  return Tt(e, n).filter((e) => r.has(e))
}
var jt = [`personalInformation`, `contactDetails`, `employmentDetails`, `yourBusiness`]
function Mt(e, t) {
  let n = Te(e, t)
  return ze(e).filter((e) => Object.hasOwn(n, e))
}
var Nt = `summary`,
  K = (e) => Object.keys(e.schema.fields),
  Pt = (e, t) => ({ ...e, ...t })
function Ft(e, t) {
  return e.steps.filter(({ when: e }) => e?.(t) ?? !0)
}
function It(e, t, n) {
  let r = (e.toApply ? kt : Dt)(e.product, t, n)
  return Ft(e, Pt(t, n)).filter((e) => K(e).some((e) => r.includes(e)))
}
var Lt = (e, t) => e.steps.find(({ name: e }) => e === t)?.slug ?? `summary`
function Rt(e, t) {
  return t === `summary` ? Nt : e.find((e) => e.slug === t)?.name
}
var q = {
    name: `personalInformation`,
    slug: `personal-information`,
    words: `profile:personalInformation`,
    schema: G.personalInformation,
  },
  J = { name: `contactDetails`, slug: `contact-details`, words: `profile:contactDetails`, schema: G.contactDetails },
  zt = {
    name: `employmentDetails`,
    slug: `employment-details`,
    words: `profile:employmentDetails`,
    schema: G.employmentDetails,
  },
  Bt = {
    product: b.personal,
    steps: [
      q,
      J,
      zt,
      {
        name: `communicationPreferences`,
        slug: `communication-preferences`,
        words: `profile:communicationPreferences`,
        schema: G.communicationPreferences,
      },
    ],
  },
  Vt = {
    name: `loanAndPan`,
    slug: `your-loan`,
    words: `profile:loanAndPan`,
    schema: W([`se_loan_amount`, `se_loan_tenure`, `se_loan_purpose`, `tin`], [`se_loan_tenure`, `se_loan_purpose`]),
  },
  Ht = {
    name: `youAndWork`,
    slug: `you-and-work`,
    words: `profile:youAndWork`,
    schema: W([
      `first_name`,
      `last_name`,
      `birth_date`,
      `postal_code`,
      `employment_status_code`,
      `monthly_income`,
      `emi`,
      `household_income`,
      `household_emi`,
    ]),
  },
  Ut = { product: b.personal, steps: [Vt, Ht], short: !0 },
  Wt = {
    product: b.personal,
    steps: [
      {
        name: `forTheLender`,
        slug: `for-the-lender`,
        words: `profile:forTheLender`,
        schema: W([`employment_status_code`, ...x, `address2`]),
      },
    ],
    short: !0,
    toApply: !0,
  },
  Y = Oe.fields,
  X = G.yourBusiness.fields,
  Gt = G.communicationPreferences.fields,
  Kt = {
    product: b.business,
    steps: [
      q,
      J,
      {
        name: `yourBusiness`,
        slug: `your-business`,
        words: `business:yourBusiness`,
        schema: O({
          business_registration_type: X.business_registration_type,
          business_years: X.business_years,
          business_nature: Y.business_nature,
          professional_type: Y.professional_type,
          professional_years: Y.professional_years,
          business_current_turnover: X.business_current_turnover,
          business_gross_profit: Y.business_gross_profit,
          business_account: X.business_account,
        }),
      },
      {
        name: `income`,
        slug: `income`,
        words: `business:income`,
        schema: G.employmentDetails.pick([`monthly_income`, `emi`, `household_income`, `household_emi`]),
      },
      {
        name: `loan`,
        slug: `loan`,
        words: `business:loan`,
        schema: O({
          loan_amount: Y.loan_amount,
          tenure_months: Y.tenure_months,
          allow_sms: Gt.allow_sms,
          allow_emails: Gt.allow_emails,
        }),
      },
    ],
  },
  qt = {
    product: b.gold,
    steps: [
      {
        name: `yourGold`,
        slug: `your-gold`,
        words: `gold:yourGold`,
        schema: ge.pick([`gold_form`, `gold_weight`, `gold_purity`]),
      },
      {
        name: `yourLoan`,
        slug: `your-loan`,
        words: `gold:yourLoan`,
        schema: ge.pick([`loan_amount`, `gold_repayment`, `tenure_months`]),
      },
      q,
      J,
      {
        name: `income`,
        slug: `income`,
        words: `gold:income`,
        schema: G.employmentDetails.pick([`monthly_income`, `emi`]),
        when: ({ loan_amount: e }) => t(b.gold, e),
      },
    ],
  },
  Jt = {
    product: b.housing,
    steps: [
      {
        name: `newHome`,
        slug: `the-home`,
        words: `housing:newHome`,
        schema: A.pick([`property_value`, `property_pincode`, `owns_home`, `had_subsidy`]),
      },
      {
        name: `yourLoan`,
        slug: `your-loan`,
        words: `housing:yourLoan`,
        schema: A.pick([`loan_amount`, `tenure_months`]),
      },
      { name: `household`, slug: `household`, words: `housing:household`, schema: A.pick([`household_income_year`]) },
      zt,
      q,
      J,
    ],
  },
  Yt = { [b.personal]: Ut, [b.business]: Kt, [b.gold]: qt, [b.housing]: Jt },
  Xt = () => O({ value: w().defined(), verified: Re().defined() })
O({ mobile: Xt(), email: Xt() })
function Zt(e, t) {
  if (e[t]) return t
  let n = t === `mobile` ? `email` : `mobile`
  return e[n] ? n : null
}
function Qt(e, t) {
  for (let n of e) {
    let e = K(n).find((e) => t.refusal(e) !== void 0)
    if (e !== void 0) return { step: n, field: e }
  }
}
var $t = [`unsaved`, `saving`, `refused`, `typing`, `saved`, `idle`]
function en(e, t, n) {
  let r = (r) => (n(r) ? t : e)
  return {
    subscribe: (n) => {
      let r = [e.subscribe(n), t.subscribe(n)]
      return () => {
        for (let e of r) e()
      }
    },
    state: () => $t.find((n) => e.state() === n || t.state() === n) ?? `idle`,
    failure: () => e.failure() ?? t.failure(),
    typed: (e) => r(e).typed(e),
    refusal: (e) => r(e).refusal(e),
    change: (e, t, n) => r(e).change(e, t, n),
    flush: async () => (await Promise.all([e.flush(), t.flush()])).every(Boolean),
    leave: () => {
      ;(e.leave(), t.leave())
    },
  }
}
var tn = { tin: Ae, birth_date: ot },
  nn = (e) => Object.hasOwn(tn, e),
  rn = (e, t) => (nn(e) ? tn[e](t) : t)
function an(e, t) {
  let n = t[e] ?? ``
  return e === `birth_date` ? I(String(n)) : n
}
function Z(e, t) {
  return typeof t == `number` ? t : e === `birth_date` ? L(t) : e === `tin` ? je(t) : Fe(t)
}
function Q(e) {
  return Object.fromEntries([...e].map(([e, t]) => [e, Z(e, t)]))
}
function on(e, t, n) {
  return Z(e, t) === n
}
function sn(e, t, n) {
  let r = n[e] ?? ``
  if (on(e, t, r)) return !0
  let i = String(Z(e, t))
  return i === `` || typeof r != `string` || !Le(r) ? !1 : rn(e, i) === r
}
var cn = new Set([`professional_type`, `professional_years`]),
  ln = { business_nature: [...cn], gold_form: [`gold_weight`], gold_repayment: [`tenure_months`] }
function un(e, t) {
  if (cn.has(e)) return Ee(t.business_nature)
  let n = le(e)?.asked
  return n === void 0 || j[n].holds(t[j[n].by])
}
var dn = 800,
  fn = 3e3,
  pn = ne(1),
  mn = class {
    #e = new Map()
    #t = new Set()
    #n
    #r = `idle`
    #i
    #a
    #o = 0
    #s
    constructor(e) {
      this.#n = e
    }
    subscribe = (e) => (this.#t.add(e), () => this.#t.delete(e))
    state = () =>
      this.#r === `saving` || this.#r === `unsaved`
        ? this.#r
        : [...this.#e.values()].some(({ refusal: e }) => e !== void 0)
          ? `refused`
          : this.#e.size > 0
            ? `typing`
            : this.#r
    failure = () => this.#s
    typed(e) {
      return this.#e.get(e)?.value
    }
    unsaved() {
      return Object.fromEntries([...this.#e].map(([e, { value: t, valid: n }]) => [e, { value: t, valid: n }]))
    }
    restore(e) {
      for (let [t, { value: n, valid: r }] of Object.entries(e))
        this.#e.has(t) || this.#e.set(t, { value: n, valid: r })
      ;(this.#p(), this.#e.size > 0 && this.#d(0))
    }
    refusal(e) {
      return this.#e.get(e)?.refusal
    }
    change(e, t, n) {
      let r = this.state()
      ;(this.#e.set(e, { value: t, valid: n }), this.#n.onTyped?.(), this.state() !== r && this.#p(), n && this.#d(dn))
    }
    flush = () => (
      clearTimeout(this.#i),
      (this.#a ??= this.#c().finally(() => {
        this.#a = void 0
      })),
      this.#a
    )
    leave() {
      let e = this.#l()
      e.size > 0 && this.#n.save(Q(e), !0).catch(() => void 0)
    }
    stop() {
      ;(clearTimeout(this.#i), this.#t.clear())
    }
    async #c() {
      for (;;) {
        let e = this.#l()
        if (e.size === 0) return (this.#r === `unsaved` ? this.#f(`saved`) : this.#p(), this.state() !== `refused`)
        this.#r !== `unsaved` && this.#f(`saving`)
        try {
          let t = await this.#n.save(Q(e))
          for (let [t, n] of e) this.typed(t) === n && this.#e.delete(t)
          ;(this.#n.onTyped?.(), (this.#o = 0), (this.#s = void 0), this.#n.onSaved(t), this.#f(`saved`))
        } catch (t) {
          if (!this.#u(t, e)) return !1
        }
      }
    }
    #l() {
      let e = new Map()
      for (let [t, { value: n, valid: r }] of this.#e)
        on(t, n, this.#n.acknowledged(t)) ? this.#e.delete(t) : r && e.set(t, n)
      return e
    }
    #u(e, t) {
      let n = this.#n.failureOf(e),
        r = n.kind === `refused` ? [...t].filter(([e]) => e in n.errors) : []
      if (n.kind === `refused` && r.length > 0) {
        for (let [e, t] of r) this.typed(e) === t && this.#e.set(e, { value: t, valid: !1, refusal: n.errors[e] ?? `` })
        return ((this.#s = void 0), this.#f(`idle`), !0)
      }
      return (
        (this.#s = n.kind === `refused` ? e : void 0),
        this.#r !== `unsaved` && n.kind !== `refused` && this.#n.onFailure(e),
        this.#f(`unsaved`),
        n.kind === `later` && ((this.#o = Math.min(this.#o === 0 ? fn : this.#o * 2, pn)), this.#d(this.#o)),
        !1
      )
    }
    #d(e) {
      ;(clearTimeout(this.#i), (this.#i = setTimeout(() => void this.flush(), e)))
    }
    #f(e) {
      ;((this.#r = e), this.#p())
    }
    #p() {
      for (let e of this.#t) e()
    }
  }
function hn(e) {
  return e instanceof r
    ? e.status === 401
      ? { kind: `signed-out` }
      : e.status >= 400 && e.status < 500 && e.status !== 429
        ? { kind: `refused`, errors: e.errors ?? {} }
        : { kind: `later` }
    : { kind: `later` }
}
var gn = (e) => e instanceof r && (e.status === 401 || e.code === `network` || e.code === `timeout`),
  $,
  _n = (e) => {
    gn(e) || s(e)
  }
function vn(e, t) {
  if ($?.userId === e && $.client === t) return $
  Sn()
  let n = Ve(e),
    r = new Ue(e),
    i = new mn({
      save: (t, n) => Ke(e, t, n),
      acknowledged: (e) => bn(t.getQueryData(n), e),
      onSaved: (e) => xn(t, n, e),
      failureOf: hn,
      onFailure: _n,
      onTyped: r.keepSoon,
    })
  return (r.add(`profile`, i), ($ = { userId: e, client: t, profile: i, device: r, own: new Map() }), $)
}
function yn({ client: e, device: t, own: n }, r) {
  let i = n.get(r)
  if (i) return i
  let a = Be(r),
    o = new mn({
      save: (e, t) => We(r, e, t),
      acknowledged: (t) => bn(e.getQueryData(a), t),
      onSaved: (t) => xn(e, a, t),
      failureOf: hn,
      onFailure: _n,
      onTyped: t.keepSoon,
    })
  return (t.add(r, o), n.set(r, o), o)
}
function bn(e, t) {
  return e && (e[t] ?? ``)
}
function xn(e, t, n) {
  ;(e.cancelQueries({ queryKey: t }), e.setQueryData(t, n))
}
function Sn() {
  ;($?.device.stop(), $?.profile.stop())
  for (let e of $?.own.values() ?? []) e.stop()
  $ = void 0
}
function Cn(e, t, n, r) {
  let i = vn(e, t)
  if (r === null || !d(n)) return i.profile
  let a = ze(n)
  return en(i.profile, yn(i, r), (e) => a.includes(e))
}
function wn(e) {
  let t = C(),
    { isFetched: n } = de({
      queryKey: [`device-draft`, e],
      queryFn: async () => (await vn(e, t).device.read(), !0),
      enabled: e > 0,
      networkMode: `always`,
      staleTime: 1 / 0,
    })
  return n
}
function Tn(e, t, n) {
  let r = C(),
    [i] = (0, M.useState)(() => Cn(e, r, t, n)),
    a = (0, M.useSyncExternalStore)(i.subscribe, i.state)
  return (
    (0, M.useEffect)(() => {
      let e = () => void i.flush()
      window.addEventListener(`online`, e)
      let t = f(async (e) => {
        e === `pagehide` ? i.leave() : e !== `expired` && (await i.flush())
      })
      return (
        e(),
        () => {
          ;(window.removeEventListener(`online`, e), t(), i.flush())
        }
      )
    }, [i]),
    { keeper: i, state: a }
  )
}
function En({ plan: e, after: t }, r, i, o) {
  let { t: s } = a(`profile`),
    c = C(),
    u = g(),
    [f, p] = (0, M.useState)(!1),
    [m, h] = (0, M.useState)(null),
    ee = (e) => c.fetchQuery({ queryKey: Be(e), queryFn: () => He(e), staleTime: 0 }),
    _ = async () => {
      let a = await i.flush(),
        f = Qt(e.steps, i)
      if (f) return (h(s(`finish.refused`, { step: s(`${f.step.words}.name`) })), o(f.step.name))
      if (i.failure() !== void 0) return h(l(i.failure()))
      if (!a) return h(s(`finish.notSaved`))
      let p = await c.fetchQuery({ queryKey: Ve(r), queryFn: () => qe(r), staleTime: 0 }),
        { product: m } = e,
        { appId: g } = te(),
        [_] = It(e, p, d(m) && g !== null ? await ee(g) : {})
      if (_) return (h(s(`finish.missing`, { step: s(`${_.words}.name`) })), o(_.name))
      n[m].updates.some((e) => p[e] === 1) && (await Ke(r, { is_editing: 0 }))
      let v = g ?? (await fe(`createApplication`, { body: { product_type: m } })).app_id
      ;(await se({ appId: v, isEditingGeneral: !1, isEditingGold: !1, isEditingHousing: !1, returning: !1 }),
        await ce(),
        await c.invalidateQueries({ queryKey: [`kfs`] }),
        g === null && c.invalidateQueries({ queryKey: me }),
        await u(t ?? (await Je(m, v))))
    }
  return {
    finish: async () => {
      ;(p(!0), h(null))
      try {
        await _()
      } catch (e) {
        h(l(e))
      } finally {
        p(!1)
      }
    },
    finishing: f,
    failure: m,
  }
}
export {
  tt as A,
  Lt as C,
  z as D,
  lt as E,
  F as M,
  P as N,
  I as O,
  Rt as S,
  ut as T,
  Ut as _,
  un as a,
  K as b,
  Qt as c,
  Jt as d,
  qt as f,
  Bt as g,
  Vt as h,
  ln as i,
  et as j,
  L as k,
  Zt as l,
  Wt as m,
  Tn as n,
  sn as o,
  Kt as p,
  wn as r,
  an as s,
  En as t,
  Yt as u,
  Nt as v,
  Ft as w,
  It as x,
  Pt as y,
}
