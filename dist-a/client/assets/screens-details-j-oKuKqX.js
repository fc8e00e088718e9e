import { a as S, i as C, t as w } from './common-fields-Dur8Hai4.js'
import { m as x } from './common-form-E0SH5PGy.js'
import { T as y, ut as b } from './common-schema-TiEP0qb9.js'
import { J as T, S as E, Z as D, x as O } from './customer-Df6hRo4Y.js'
import {
  a as N,
  c as P,
  d as F,
  f as I,
  h as L,
  i as R,
  l as z,
  m as B,
  n as V,
  o as H,
  p as U,
  r as W,
  s as G,
  t as K,
  u as q,
} from './customer-fields-BHeC32H8.js'
import { _ as k, g as te, h as ne, m as A, p as j } from './customer-schema-DqXZ2v9f.js'
import { f as M } from './customer-ui-CtL4h0-L.js'
import {
  B as n,
  Cn as r,
  Dr as i,
  Fr as a,
  Hn as o,
  Vn as s,
  ca as c,
  ci as l,
  da as u,
  pr as d,
  si as ee,
  wi as f,
  z as p,
} from './first-CL_AHFyg.js'
import { n as e, r as t } from './rolldown-runtime-XKyaHtl9.js'
import { P as m, in as h, pn as g } from './signed-in-DHQU3WVe.js'
import { U as _, h as v } from './theme-CBDEJsnh.js'
var J = o()
function Y() {
  let { t: e } = a(`profile`)
  return (0, J.jsxs)(_, {
    component: `section`,
    'aria-labelledby': `preferences-title`,
    sx: { display: `grid`, gap: 2 },
    children: [
      (0, J.jsx)(v, { id: `preferences-title`, variant: `h3`, component: `h2`, children: e(`preferences.title`) }),
      (0, J.jsx)(v, { variant: `body2`, sx: { color: `text.secondary` }, children: e(`preferences.lead`) }),
      (0, J.jsx)(K, { name: `allow_sms`, label: e(`rules:labels.allow_sms`), help: e(`help.allow_sms`) }),
      (0, J.jsx)(K, { name: `allow_emails`, label: e(`rules:labels.allow_emails`), help: e(`help.allow_emails`) }),
    ],
  })
}
function re() {
  let { t: e } = a(`business`),
    t = r[f.business].terms.map((t) => ({ id: t, value: i(t, e) }))
  return (0, J.jsxs)(J.Fragment, {
    children: [
      (0, J.jsxs)(M, {
        children: [
          (0, J.jsx)(S, { name: `loan_amount`, label: e(`fields.loan_amount`), help: e(`help.loan_amount`) }),
          (0, J.jsx)(C, {
            name: `tenure_months`,
            label: e(`fields.tenure_months`),
            help: e(`help.tenure_months`),
            choices: t,
          }),
        ],
      }),
      (0, J.jsx)(Y, {}),
    ],
  })
}
function X() {
  let { t: e } = a([`business`, `profile`])
  return (0, J.jsxs)(J.Fragment, {
    children: [
      (0, J.jsxs)(M, {
        children: [
          (0, J.jsx)(S, { name: `monthly_income`, label: e(`fields.monthly_income`), help: e(`help.monthly_income`) }),
          (0, J.jsx)(S, { name: `emi`, label: e(`rules:labels.emi`), help: e(`profile:help.emi`) }),
        ],
      }),
      (0, J.jsx)(P, {}),
    ],
  })
}
function ie() {
  let { t: e } = a(`business`),
    t = E(),
    n = x({ name: `business_nature` })
  return (0, J.jsxs)(J.Fragment, {
    children: [
      (0, J.jsxs)(M, {
        children: [
          (0, J.jsx)(C, {
            name: `business_registration_type`,
            label: e(`rules:labels.business_registration_type`),
            help: e(`help.business_registration_type`),
            choices: t(`businessRegistrationType`),
          }),
          (0, J.jsx)(C, {
            name: `business_years`,
            label: e(`rules:labels.business_years`),
            choices: t(`businessYears`),
          }),
        ],
      }),
      (0, J.jsx)(w, {
        name: `business_nature`,
        label: e(`rules:labels.business_nature`),
        choices: t(`businessNature`),
      }),
      y(n) &&
        (0, J.jsxs)(M, {
          children: [
            (0, J.jsx)(C, {
              name: `professional_type`,
              label: e(`rules:labels.professional_type`),
              choices: t(`professionalType`),
            }),
            (0, J.jsx)(C, {
              name: `professional_years`,
              label: e(`rules:labels.professional_years`),
              choices: t(`professionalYears`),
            }),
          ],
        }),
      (0, J.jsxs)(M, {
        children: [
          (0, J.jsx)(C, {
            name: `business_current_turnover`,
            label: e(`rules:labels.business_current_turnover`),
            help: e(`help.business_current_turnover`),
            choices: t(`businessTurnover`),
          }),
          (0, J.jsx)(C, {
            name: `business_gross_profit`,
            label: e(`rules:labels.business_gross_profit`),
            help: e(`help.business_gross_profit`),
            choices: t(`businessGrossProfit`),
          }),
        ],
      }),
      (0, J.jsx)(K, {
        name: `business_account`,
        label: e(`rules:labels.business_account`),
        help: e(`help.business_account`),
      }),
    ],
  })
}
var ae = e({ BusinessDetailPage: () => se }),
  oe = {
    plan: j,
    views: {
      ...W,
      yourBusiness: {
        Inputs: ie,
        answer: ({ business_nature: e, business_years: t, business_current_turnover: n }, { option: r }) =>
          O(r(`businessNature`, e), r(`businessYears`, t), r(`businessTurnover`, n)),
      },
      income: { Inputs: X, answer: ({ monthly_income: e }, { t }) => R(e, (e) => t(`answers.monthly`, { amount: e })) },
      loan: {
        Inputs: re,
        answer: ({ loan_amount: e, tenure_months: t }, { t: n }) =>
          typeof t == `number` ? R(e, (e) => n(`business:answers.loan`, { amount: e, term: i(t, n) })) : R(e),
      },
    },
  }
function se() {
  return (0, J.jsx)(V, { form: oe })
}
var Z = t(u(), 1)
function ce({ profile: e }) {
  let { t } = a(`profile`),
    n = E(),
    r = e.email_verified === 1
  return (0, J.jsxs)(J.Fragment, {
    children: [
      (0, J.jsx)(U, { channel: r ? `mobile` : `email`, signsIn: !1 }),
      (0, J.jsx)(w, { name: `gender`, label: t(`rules:labels.gender`), choices: n(`Gender`) }),
      (0, J.jsx)(N, {}),
      (0, J.jsx)(w, { name: `residence_type`, label: t(`rules:labels.residence_type`), choices: n(`residentType`) }),
      (0, J.jsx)(G, {}),
    ],
  })
}
function le(e) {
  let [t = 0, n = 0, r = 0] = [`lender`, `amount`, `tenure`].map((t) => Number(e.get(t)))
  return [t, n, r].every((e) => Number.isSafeInteger(e) && e > 0)
    ? `${l(ee(`offerDetail`, { lenderId: t }), { amount: n, tenure: r })}#apply`
    : null
}
var ue = { forTheLender: { Inputs: ce, answer: () => `` } }
function de() {
  let [e] = c(),
    [t] = (0, Z.useState)(() => le(e))
  return (0, J.jsx)(V, { form: { plan: A, views: ue, lastButton: `profile:backToOffer`, ...(t && { after: t }) } })
}
function fe() {
  let { t: e } = a(`profile`),
    { hidden: t } = s(),
    n = E()
  return (0, J.jsxs)(J.Fragment, {
    children: [
      (0, J.jsx)(q, {}),
      !t?.includes(`prefer_net_banking`) &&
        (0, J.jsx)(w, {
          name: `prefer_net_banking`,
          label: e(`rules:labels.prefer_net_banking`),
          help: e(`help.prefer_net_banking`),
          optional: !0,
          choices: n(`preferNetBanking`),
        }),
      (0, J.jsx)(Y, {}),
    ],
  })
}
var pe = {
  plan: te,
  views: { ...W, communicationPreferences: { Inputs: fe, answer: ({ se_loan_amount: e }) => R(e) } },
}
function me() {
  return (0, J.jsx)(V, { form: pe })
}
var Q = (0, Z.createContext)({ given: void 0, agreed: !1, onAgree: () => void 0, filling: null })
function he() {
  let e = g(),
    t = d((e) => e.userId) ?? 0,
    n = T(),
    [r, i] = (0, Z.useState)(!1),
    [a, o] = (0, Z.useState)(null),
    s = n.data?.some(
      ({ purpose: e, version: t, withdrawn_at: n }) => e === `credit_score` && t === m.credit_score && n === null,
    ),
    c = async () => {
      s ||
        (await h(`giveConsent`, { body: { purpose: `credit_score`, version: m.credit_score } }),
        await e.invalidateQueries({ queryKey: [`consents`] }))
      let n = await h(`fillFromBureau`, { params: { id: t } })
      ;(e.setQueryData(D(t), n.data), o(n.filling))
    }
  return {
    bureau: { given: s, agreed: r, onAgree: i, filling: a },
    beforeNext: async (e) => {
      e === ne.name && (s || r) && (await c().catch(() => o({ state: `unavailable`, fields: [], birth_date: `` })))
    },
  }
}
function ge() {
  let { t: e } = a([`profile`, `consents`]),
    t = x({ name: `last_name` }),
    { given: r, agreed: i, onAgree: o } = (0, Z.useContext)(Q)
  return (0, J.jsxs)(J.Fragment, {
    children: [
      (0, J.jsx)(q, {}),
      (0, J.jsx)(B, {
        name: `tin`,
        label: e(`rules:labels.tin`),
        help: e(`profile:help.tin`),
        hint: (e) => b(e, typeof t == `string` ? t : ``),
      }),
      r === !1 &&
        (0, J.jsxs)(`div`, {
          children: [
            (0, J.jsx)(n, { checked: i, onChange: o, children: e(`consents:score.agree`) }),
            (0, J.jsx)(`p`, { className: `sm mut`, children: e(`profile:bureau.optional`) }),
          ],
        }),
    ],
  })
}
function $() {
  let { t: e } = a(`profile`),
    t = E(),
    { filling: n } = (0, Z.useContext)(Q),
    r = n?.state === `known` && n.fields.length > 0
  return (0, J.jsxs)(J.Fragment, {
    children: [
      n && (r || n.state !== `known`) && (0, J.jsx)(p, { icon: `info`, children: e(`bureau.${n.state}`) }),
      (0, J.jsx)(F, {}),
      (0, J.jsxs)(M, {
        children: [
          (0, J.jsx)(L, {
            name: `birth_date`,
            label: e(`rules:labels.birth_date`),
            help: e(`help.birth_date`),
            clear: n?.birth_date.replaceAll(`-`, `/`) ?? ``,
          }),
          (0, J.jsx)(I, { name: `postal_code`, label: e(`rules:labels.postal_code`) }),
        ],
      }),
      (0, J.jsx)(w, {
        name: `employment_status_code`,
        label: e(`rules:labels.employment_status_code`),
        choices: t(`employmentStatus`),
      }),
      (0, J.jsxs)(M, { children: [(0, J.jsx)(z, {}), (0, J.jsx)(H, {})] }),
      (0, J.jsx)(P, {}),
    ],
  })
}
var _e = {
  loanAndPan: { Inputs: ge, answer: ({ se_loan_amount: e }) => R(e) },
  youAndWork: { Inputs: $, answer: (e, t) => O(W.personalInformation.answer(e, t), W.employmentDetails.answer(e, t)) },
}
function ve() {
  let { bureau: e, beforeNext: t } = he()
  return (0, J.jsx)(Q, { value: e, children: (0, J.jsx)(V, { form: { plan: k, views: _e, beforeNext: t } }) })
}
var ye = e({ UserDetailPage: () => be })
function be() {
  let [e] = c(),
    t = d(({ user: e }) => e?.pl_completed === 1),
    n = e.get(`step`),
    r = ({ steps: e }) => e.some((e) => e.slug === n)
  return r(A) ? (0, J.jsx)(de, {}) : r(k) || (n === null && !t) ? (0, J.jsx)(ve, {}) : (0, J.jsx)(me, {})
}
export { ae as n, ye as t }
