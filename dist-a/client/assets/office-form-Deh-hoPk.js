import { i as xe } from './common-form-E0SH5PGy.js'
import {
  $ as pe,
  Ct as p,
  K as m,
  R as me,
  St as h,
  X as g,
  Z as _,
  _t as v,
  et as he,
  gt as y,
  it as ge,
  lt as _e,
  mt as ve,
  nt as b,
  pt as x,
  q as S,
  st as ye,
  tt as C,
  vt as be,
  wt as w,
} from './common-schema-TiEP0qb9.js'
import { Ai as t, Fr as n, Hn as r, Rt as ee, Wi as i, _ as a, d as o, da as s, g as c } from './first-CL_AHFyg.js'
import { Mt as de, Tt as fe, vt as f } from './office-0J8ZDQL6.js'
import { Q as se, X as ce, Y as le, Z as ue } from './parts-Clelj3dw.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import { dt as l, it as te, lt as ne, nt as re, rt as u, ut as ie } from './signed-in-DHQU3WVe.js'
import { U as ae, f as oe, p as d } from './theme-CBDEJsnh.js'
var Se = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][A-Z][0-9A-Z]$/,
  T = `0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ`,
  Ce = (e) => (e >= `01` && e <= `38`) || e === `97` || e === `99`
function we(e) {
  let t = [...e].reduce((e, t, n) => {
    let r = T.indexOf(t) * (n % 2 == 0 ? 1 : 2)
    return e + Math.floor(r / 36) + (r % 36)
  }, 0)
  return T.charAt((36 - (t % 36)) % 36)
}
var Te = (e) => Se.test(e) && Ce(e.slice(0, 2)) && we(e.slice(0, 14)) === e.charAt(14),
  Ee = (e) => e.slice(0, 2),
  E = p().test(`gstin`, `rules:gstin.invalid`, (e) => e === void 0 || e === `` || Te(e)),
  De = 120,
  D = b({
    partner_user_id: C(),
    name: p().defined(),
    email: p().defined(),
    status: m(),
    owner: m(),
    invited: m(),
    created_at: g(),
  }),
  O = b({
    name: x(De)
      .required(`rules:required`)
      .test(`not-blank`, `rules:required`, (e) => !e || ve(e) !== ``),
    email: p()
      .required(`rules:required`)
      .concat(y)
      .matches(/^[\w.+'-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i, `rules:email.invalid`)
      .required(`rules:required`),
  }),
  Oe = 200,
  k = [`paid`, `weekly`, `tickets`],
  A = (e) => S(x(e)).matches(/\S/, `rules:required`),
  ke = b({ contact_name: A(120), mobile: S(ge), email: S(y), address: x(300).defined() }),
  j = b({ contact_name: p().defined(), mobile: p().defined(), email: p().defined(), address: p().defined() }),
  Ae = ke.shape({
    expected: j.optional().default(void 0),
    pan: S(_e)
      .test(`whole`, `rules:pan.invalid`, (e) => e === void 0 || !ye(e))
      .optional(),
    gstin: E.optional(),
  }),
  M = () => p().max(Oe, `rules:text.tooLong`).required(`rules:required`),
  je = b({ otp: S(v) }),
  Me = b({
    holder: A(120),
    account_number: S(p().matches(/^[0-9]{9,18}$/, `rules:accountNumber.invalid`)),
    ifsc: S(be),
    password: M(),
    otp: S(v),
  }),
  N = b({ holder: p().defined(), account_ending: p().defined(), ifsc: p().defined() })
;(b({
  business_name: p().defined(),
  code: p().defined(),
  merchant_id: p().defined(),
  pan: p().defined(),
  gstin: p().defined(),
  profile: j,
  bank: N.nullable().defined(),
  waiting: N.nullable().defined(),
  bank_check: p().oneOf([`none`, `matched`, `unsure`, `differs`, `returned`]).defined(),
  bank_sandbox: w().defined(),
  notifications: b({ paid: w().defined(), weekly: w().defined(), tickets: w().defined() }),
}),
  b({ name: p().oneOf(k).defined(), on: w().defined() }))
var P = () => _(p().oneOf(o).defined())
D.shape({ rights: P(), self: w().defined() })
var Ne = O.shape({ rights: P().max(20) })
b({ status: m().optional(), rights: P().max(20).optional() })
var Pe = b({ password: M(), new_password: M().min(10, `rules:password.short`) })
b({ at: g() })
var Fe = /^CL-\d{1,12}$/i,
  Ie = /^[6-9]\d{9}$/,
  Le = /^[1-9]\d{0,8}$/
function Re(e) {
  let t = e.replaceAll(/\s/g, ``)
  return Fe.test(t)
    ? { kind: `reference`, reference: t.toUpperCase() }
    : Ie.test(t)
      ? { kind: `mobile`, mobile: t }
      : Le.test(t)
        ? { kind: `user_id`, user_id: Number(t) }
        : null
}
var ze = (e) => Re(e ?? ``) !== null,
  Be = () =>
    p().required(`rules:required`).max(40, `rules:customerReference`).test(`customer`, `rules:customerReference`, ze),
  Ve = () =>
    x(300)
      .required(`rules:required`)
      .test(`reason`, `rules:reason`, (e) => e.trim().length >= 5),
  He = /(?<![A-Z\d])[A-Z]{5}\d{4}[A-Z](?![A-Z\d])/iu,
  Ue = /(?<![\p{L}\d])\d(?:[ -]?\d){12,18}(?!\d)/gu,
  We = /(?:\b(?:otp|cvv|(?<!pin[ -]?)code)\b|ओटीपी|(?<!पिन ?)कोड)\P{Nd}{0,15}(?<!\p{Nd})\p{Nd}{3,8}(?!\p{Nd})/iu
function Ge(e) {
  return (
    [...e].reverse().reduce((e, t, n) => {
      let r = Number(t) * (n % 2 == 0 ? 1 : 2)
      return e + (r > 9 ? r - 9 : r)
    }, 0) %
      10 ==
    0
  )
}
var F = (e) => He.test(e) || We.test(e) || [...e.matchAll(Ue)].some(([e]) => Ge(e.replaceAll(/[ -]/g, ``))),
  I = (e) => x(e).test(`staff-words`, `rules:text.secret`, (e) => !e || !F(e)),
  L = b({ email: p().max(254).defined(), password: p().max(200).defined() })
L.shape({ code: p().max(40).optional() })
var Ke = b({
    kind: p().oneOf([`user`, `merchant`]).defined(),
    id: C(),
    reason: I(300).trim().min(5, `rules:reason`).defined(),
  }),
  qe = 200,
  R = () => h().oneOf(i).defined(),
  z = () => p().max(qe, `rules:text.tooLong`).required(`rules:required`),
  B = () => z().min(12, `rules:password.staffShort`),
  V = () => p().trim().min(5, `rules:reason`).max(300, `rules:text.tooLong`).defined(),
  H = () => h().integer().min(0).defined(),
  U = b({
    admin_id: C(),
    name: p().defined(),
    email: p().defined(),
    role_id: R(),
    state: p().oneOf(de).defined(),
    second_factor: w().defined(),
    sessions: h().integer().defined(),
    last_seen_at: g().nullable().defined(),
    invited_until: g().nullable().defined(),
    self: w().defined(),
    reviewed_at: g().nullable().defined(),
    reviewed_by: p().nullable().defined(),
    review_due: w().defined(),
    work: b({ tickets: H(), enquiries: H(), promises: H(), calls: H(), views: H(), asked: H() }),
  })
;(U.shape({ waits: w().defined() }), b({ people: _(U), factor_required: w().defined() }))
var Je = b({ name: S(x(120)).matches(/\S/, `rules:required`), email: S(y), role_id: R() }),
  Ye = b({
    role_id: h().oneOf(i).optional(),
    state: p().oneOf([`active`, `suspended`, `left`]).optional(),
    hand_to: h().integer().min(1).nullable().optional(),
    reason: V(),
  }),
  Xe = b({ reason: V() }),
  Ze = b({ session_id: pe().required(`rules:requiredChoice`), reason: V() }),
  W = () =>
    p()
      .matches(/^[\w-]{20,100}$/)
      .defined()
;(b({ token: W() }),
  b({
    kind: p().oneOf([`invitation`, `recovery`]).defined(),
    name: p().defined(),
    email: p().defined(),
    role_id: R().nullable(),
    partner: p().nullable().defined(),
    expires_at: g(),
  }))
var Qe = b({ token: W(), password: B() }),
  $e = b({ email: S(y) }),
  et = b({ password: z(), new_password: B() }),
  tt = b({ password: z() }),
  nt = b({ code: p().min(6, `rules:staffCode`).max(40, `rules:staffCode`).required(`rules:required`) })
;(b({ secret: p().defined(), uri: p().defined() }),
  b({ recovery_codes: _(p().defined()) }),
  b({
    on: w().defined(),
    since: g().nullable().defined(),
    recovery_left: h().integer().defined(),
    required: w().defined(),
  }))
var rt = e(s(), 1),
  G = r()
function it({ form: e, title: t, confirm: r, grave: i, narrow: a, children: o, onClose: s }) {
  let { t: c } = n(`common`),
    l = (0, rt.useId)()
  return (0, G.jsx)(se, {
    open: !0,
    fullWidth: !a,
    maxWidth: a ? `xs` : `sm`,
    'aria-labelledby': `${l}-title`,
    onClose: () => !e.busy && s(),
    children: (0, G.jsxs)(ae, {
      component: xe,
      form: e,
      prefix: l,
      sx: { display: `contents` },
      children: [
        (0, G.jsx)(le, { id: `${l}-title`, sx: { overflowWrap: `anywhere` }, children: t }),
        (0, G.jsxs)(ce, {
          children: [
            o,
            e.failure !== null && (0, G.jsx)(oe, { severity: `error`, sx: { mt: 3 }, children: ee(e.failure) }),
          ],
        }),
        (0, G.jsxs)(ue, {
          sx: { flexWrap: `wrap`, rowGap: 2 },
          children: [
            (0, G.jsx)(d, {
              variant: `outlined`,
              sx: { flex: `none`, whiteSpace: `nowrap` },
              disabled: e.busy,
              onClick: s,
              children: c(`cancel`),
            }),
            (0, G.jsx)(d, {
              type: `submit`,
              variant: `contained`,
              color: i ? `error` : `primary`,
              'aria-busy': e.busy,
              children: r,
            }),
          ],
        }),
      ],
    }),
  })
}
var at = 1e4,
  ot = () => x(80).min(1, `rules:required`).optional()
function st(e) {
  return {
    page: p()
      .matches(/^[1-9]\d{0,4}$/, `rules:number.range`)
      .optional(),
    size: p().oneOf(fe.map(String), `rules:choice.unknown`).optional(),
    sort: p()
      .oneOf([...e], `rules:choice.unknown`)
      .optional(),
    direction: p().oneOf([`asc`, `desc`], `rules:choice.unknown`).optional(),
  }
}
function ct(e) {
  return b({ rows: _(e), total: h().integer().min(0).max(at).defined(), capped: w().defined() })
}
var K = () => b({ sms: w().defined(), email: w().defined(), call: w().defined(), whatsapp: w().defined() }),
  q = () => p().oneOf(ie, `rules:choice.unknown`).defined(),
  J = () => p().oneOf(ne, `rules:choice.unknown`).defined(),
  lt = b({
    choices: b({ service: K(), offers: K(), partner_offers: K() }),
    quiet_until: g().nullable(),
    no_calls_since: g().nullable(),
    reachable: b({ sms: w().defined(), email: w().defined() }),
  })
;(b({ purpose: q(), channel: J(), allowed: w().defined() }),
  b({
    days: h()
      .oneOf([0, ...l], `rules:choice.unknown`)
      .defined(),
  }))
var Y = [
  `otp`,
  `status`,
  `reminder`,
  `emi`,
  `ticket`,
  `enquiry`,
  `erasure`,
  `contact`,
  `naming`,
  `application`,
  `offers`,
  `other`,
]
;(b({ contact_id: C(), channel: J(), purpose: q(), about: p().oneOf(Y).defined(), at: g() }),
  b({
    channel: J(),
    purpose: q(),
    reason: p().oneOf(f).defined(),
    count: h().integer().min(1).defined(),
    last_day: he().defined(),
  }))
var X = [`mobile`, `email`, `pan`, `birth_date`, `address`],
  ut = [`identity_check`, `customer_asked`, `lender_asked`, `complaint`, `other`],
  dt = [`screens`, `reveal`, `matching`, `lists`, `record`],
  ft = [`quiet`, `take_back`, `ticket`, `link`, `nudge`, `erasure`, `contact`, `lost_contact`]
;(b({
  kind: p()
    .oneOf([...dt, ...ft])
    .defined(),
  role_id: h().integer().min(1).max(3).nullable().defined(),
  field: p().oneOf(X).nullable().defined(),
  why: p().oneOf(ut).nullable().defined(),
  reason: p().nullable().defined(),
  views: h().integer().min(0).defined(),
  at: g(),
}),
  b({
    reference: p().defined(),
    status: p().oneOf([`open`, `held`, `cancelled`, `done`]).defined(),
    held_for: p().oneOf(u).nullable().defined(),
    requested_at: g(),
    erase_after: g(),
    partly_erased_at: g().nullable(),
  }),
  b({
    holds: _(
      b({
        reason: p().oneOf(u).defined(),
        about: p().nullable().defined(),
        until: g(),
        kinds: _(p().oneOf(re).defined()),
      }),
    ),
    keeps: _(b({ kind: p().oneOf(te).defined(), about: p().nullable().defined(), until: g() })),
  }),
  b({ pan: p().max(10), birth_date: p().max(10) }))
var Z = () =>
    I(300)
      .required(`rules:required`)
      .test(`reason`, `rules:reason`, (e) => e.trim().length >= 5),
  pt = /^CL-\d{1,12}$/,
  mt = b({ days: h().oneOf(l, `rules:choice.unknown`).required(`rules:required`), reason: Z() }),
  ht = b({
    what: p()
      .required(`rules:required`)
      .matches(
        /^(?:consent-[1-9]\d{0,8}|(?:offers|partner_offers)-(?:sms|email|call|whatsapp))$/,
        `rules:choice.unknown`,
      ),
    reason: Z(),
  }),
  gt = _(
    b({
      what: p().defined(),
      purpose: p().defined(),
      channel: p().oneOf(ne).nullable().defined(),
      lender: p().nullable().defined(),
      reference: p().nullable().defined(),
    }),
  ),
  _t = b({
    reference: p().defined().matches(pt, { message: `rules:choice.unknown`, excludeEmptyString: !0 }),
    text: I(t).matches(/\S/, `rules:required`).required(`rules:required`),
    reason: Z(),
  }),
  vt = b({ reference: p().required(`rules:required`).matches(pt, `rules:choice.unknown`), reason: Z() }),
  yt = b({ reason: Z() }),
  Q = [`birth_date`, `pan_ending`, `pincode`, `email`],
  bt = () => p().oneOf(Q, `rules:choice.unknown`).required(`rules:requiredChoice`),
  xt = () => x(254).matches(/\S/, `rules:required`).required(`rules:required`),
  St = b({
    first: bt(),
    first_answer: xt(),
    second: bt().when(`first`, ([e], t) => t.notOneOf([e], `rules:identity.same`)),
    second_answer: xt(),
  }),
  Ct = () => p().oneOf([`mobile`, `email`], `rules:choice.unknown`).required(`rules:requiredChoice`),
  wt = b({ channel: Ct() }),
  Tt = b({
    channel: Ct(),
    destination: x(254).matches(/\S/, `rules:required`).required(`rules:required`),
    reason: Z(),
  }),
  Et = b({ otp: p().required(`rules:required`).matches(RegExp(`^\\d{6}$`), `rules:otp.invalid`) }),
  Dt = (e) => ({ earliest: new Date(e.getTime() + a(48)), latest: new Date(e.getTime() + c(14)) }),
  Ot = b({ channel: p().oneOf([`mobile`, `email`]).defined(), asked_at: g(), earliest_at: g() }).shape({
    destination: p().defined(),
    state: p().oneOf([`waiting`, `agreed`]).defined(),
    asked_by: p().defined(),
  }),
  kt = Tt.omit([`reason`]),
  At = Et.shape({ reason: Z() }),
  jt = [`customer`, `application`, `ticket`, `erasure`, `lead`, `statement`, `enquiry`, `mobile`, `email`, `pan`],
  Mt = b({ text: x(254).required(`rules:required`) })
b({
  user_id: C(),
  matched: p().oneOf(jt).defined(),
  reference: p().nullable().defined(),
  product: p().nullable().defined(),
  lender: p().nullable().defined(),
  status: p().nullable().defined(),
  since: g(),
})
var Nt = ut.filter((e) => e !== `identity_check`),
  Pt = b({
    field: p().oneOf(X, `rules:choice.unknown`).defined(),
    why: p().oneOf(Nt, `rules:choice.unknown`).defined(),
    reason: I(300)
      .defined()
      .when(`why`, {
        is: `other`,
        then: (e) => e.required(`rules:required`).test(`reason`, `rules:reason`, (e) => e.trim().length >= 5),
      }),
  }),
  Ft = b({ reason: p().oneOf(f).defined(), until: g().nullable() })
    .nullable()
    .defined()
b({
  user_id: C(),
  name: p().defined(),
  language: p().defined(),
  partner: p().defined(),
  identity: b({
    questions: _(p().oneOf(Q).defined()),
    known_until: g().nullable().defined(),
    proven_until: g().nullable().defined(),
  }),
  contact_change: Ot.nullable().defined(),
  since: g(),
  mobile: p().defined(),
  mobile_verified: w().defined(),
  email: p().defined(),
  email_verified: w().defined(),
  pan: p().defined(),
  birth_date: p().defined(),
  address: p().defined(),
  contact: lt,
  no_call: Ft,
  no_offer_call: Ft,
  applications: _(
    b({
      reference: p().defined(),
      product: p().defined(),
      lender: p().nullable().defined(),
      status: p().defined(),
      amount: h().nullable().defined(),
      updated_at: g(),
      may_resume: w().defined(),
      may_nudge: w().defined(),
    }),
  ),
  revocable: gt,
  tickets: _(b({ ticket: p().defined(), status: p().oneOf(me).defined(), days_left: h().integer().defined() })),
  erasure: b({ reference: p().defined(), status: p().defined() }).nullable().defined(),
})
var $ = {
    loans: [`status`, `file`, `offers`, `statement`],
    messages: [`message`],
    calls: [`call`],
    tickets: [`ticket`, `ticket_message`, `erasure`],
    consents: [`consent`, `consent_withdrawn`],
    looks: [`look`, `identity`, `sign_in`, `contact_change`],
  },
  It = Object.keys($),
  Lt = Object.values($).flat()
b({
  cursor: p().defined(),
  kind: p().oneOf(Lt).defined(),
  at: g(),
  what: p().nullable().defined(),
  reference: p().nullable().defined(),
  product: p().nullable().defined(),
  lender: p().nullable().defined(),
  by: p().nullable().defined(),
  channel: p().nullable().defined(),
  field: p().nullable().defined(),
  why: p().nullable().defined(),
  reason: p().nullable().defined(),
  file: p().nullable().defined(),
  count: h().integer().nullable().defined(),
})
export {
  Xe as A,
  je as B,
  Ze as C,
  Qe as D,
  Je as E,
  I as F,
  D as G,
  Ae as H,
  Be as I,
  E as K,
  Ve as L,
  Ke as M,
  L as N,
  et as O,
  F as P,
  k as R,
  it as S,
  nt as T,
  Pe as U,
  Ne as V,
  O as W,
  Y as _,
  Dt as a,
  ct as b,
  Tt as c,
  wt as d,
  vt as f,
  ht as g,
  mt as h,
  Pt as i,
  $e as j,
  tt as k,
  Et as l,
  yt as m,
  It as n,
  kt as o,
  _t as p,
  Ee as q,
  Mt as r,
  At as s,
  Nt as t,
  St as u,
  X as v,
  Ye as w,
  ot as x,
  st as y,
  Me as z,
}
