import {
  _ as Ue,
  b as We,
  c as Ge,
  f as Ke,
  ft as qe,
  l as Je,
  p as Ye,
  u as Xe,
  ut as Ze,
  v as Qe,
  y as $e,
} from './admin-form-BbMOlQ_z.js'
import { D as et } from './admin-SlXPl_wU.js'
import { a as z, c as B, i as Ve, o as V, r as He, s as H } from './common-fields-Dur8Hai4.js'
import { i as L, m as ze, r as Be, t as R } from './common-form-E0SH5PGy.js'
import {
  Ct as x,
  K as re,
  St as S,
  Tt as C,
  X as w,
  Y as T,
  Z as E,
  nt as D,
  tt as O,
  wt as k,
  xt as ie,
} from './common-schema-TiEP0qb9.js'
import { M as ee, O as h, P as te, k as ne } from './desks-BwPV_Ml3.js'
import {
  A as ae,
  At as oe,
  Bt as se,
  C as A,
  D as ce,
  Ft as le,
  Nt as ue,
  O as j,
  Pt as de,
  S as M,
  T as fe,
  Ut as pe,
  Wt as me,
  Yt as he,
  ft as ge,
  jt as _e,
  k as ve,
  qt as ye,
} from './desks-form-BT5SDwL6.js'
import {
  Cn as t,
  Cr as n,
  Dn as r,
  Fr as i,
  Hn as a,
  Mr as o,
  Rt as s,
  Sn as c,
  Vt as l,
  ca as u,
  da as d,
  kr as f,
  wn as p,
} from './first-CL_AHFyg.js'
import { r as m } from './index-DgFpoVLQ.js'
import { G as je, I as Me, L as Ne, S as Pe, W as Fe, b as Ie, x as Le, y as Re } from './office-form-Deh-hoPk.js'
import { J as tt, R as nt, j as rt, m as it } from './parts-Clelj3dw.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import {
  D as be,
  E as xe,
  W as Se,
  Z as Ce,
  dn as we,
  fn as Te,
  gt as N,
  in as P,
  kt as Ee,
  ln as F,
  mt as De,
  nt as I,
  pn as Oe,
  v as ke,
  x as Ae,
} from './signed-in-DHQU3WVe.js'
import { U as g, f as _, h as v, n as y, p as b } from './theme-CBDEJsnh.js'
var at = [`pan`, `mobile`, `email`],
  U = [`marketplace`, `lender`],
  W = [`clear`, `duplicate`],
  ot = D({
    check_id: O(),
    at: w(),
    user_id: O().nullable(),
    pan: x().defined(),
    reference: x().nullable().defined(),
    lender_name: x().nullable().defined(),
    source: x().oneOf(U).defined(),
    matched_on: E(x().oneOf(at).defined()),
    result: x().oneOf(W).defined(),
    detail: x()
      .oneOf([`profile`, `application`, `lender_answer`, `same_pan`, `open_application`, `recent_application`])
      .defined(),
    found: x().nullable().defined(),
  }),
  st = D({ on: T(), until: T(), reason: x().oneOf(xe).nullable().defined() }),
  ct = D({ text: x().defined(), text_hi: x().defined(), ends_at: T().nullable() }),
  lt = D({
    benchmark: x().defined(),
    benchmark_hi: x().defined(),
    reset_months: S().integer().nullable().defined(),
    benchmark_pct: S().optional(),
  }),
  ut = D({ decided: S().integer().defined(), approved: S().integer().defined(), alike: S().integer().defined() }),
  G = D({
    lender_id: O(),
    lender_slug: se(),
    name: x().defined(),
    regulated_entity: x().defined(),
    regulated_entity_hi: x().optional(),
    group: x().oneOf(le).defined(),
    amount: S().defined(),
    full_amount: k().defined(),
    tenure_months: S().integer().defined(),
    interest_rate: S().defined(),
    processing_fee_pct: S().defined(),
    processing_fee: S().defined(),
    gst_on_fees: S().defined(),
    net_disbursed: S().defined(),
    emi: S().defined(),
    apr: S().defined(),
    total_interest: S().defined(),
    total_repayment: S().defined(),
    penal_charges: x().defined(),
    penal_charges_hi: x().defined(),
    foreclosure_charges: x().defined(),
    foreclosure_charges_hi: x().defined(),
    ...ue,
    cooling_off_days: S().integer().defined(),
    kfs_url: x().defined(),
    journey: x().oneOf(de).defined(),
    repayment: x().oneOf([`bullet`]).optional(),
    special_offer: ct.optional().default(void 0),
    floating: lt.optional().default(void 0),
    approvals: ut.optional().default(void 0),
  }),
  dt = D({ code: x().oneOf(be).defined(), required: C().nullable().defined(), actual: C().nullable().defined() }),
  K = D({
    lender_id: O(),
    lender_slug: se(),
    name: x().defined(),
    reasons: E(dt),
    refusal: st.optional().default(void 0),
  }),
  q = D({ version: x().defined(), effective: T() })
;(q.concat(D({ lenders_changed_at: w().nullable() })),
  D({
    method: q,
    request: D({ amount: S().defined(), tenure_months: S().integer().defined() }),
    matched: E(G),
    not_matched: E(K),
  }))
var ft = D({
    receipt: O(),
    shown_at: w(),
    method: x().defined(),
    method_now: x().defined(),
    outcome: x().oneOf([`same`, `different`, `impossible`]).defined(),
    reasons: E(x().oneOf([`method_changed`, `score_withdrawn`, `criteria_not_kept`, `erased`]).defined()),
    request: D({ amount: S().defined(), tenure_months: S().integer().defined() }).nullable().defined(),
    inputs: D({
      monthly_income: S().nullable().defined(),
      monthly_emi: S().defined(),
      credit_score: C().defined(),
      postal_code: x().defined(),
    })
      .nullable()
      .defined(),
    lenders: E(
      D({
        lender_id: O(),
        name: x().defined(),
        place: S().integer().nullable().defined(),
        since: w(),
        same: k().defined(),
      }),
    ),
  }),
  J = D({ customer: Me(), reason: Ne() }),
  pt = [`at`],
  mt = () => T().test(`day`, `rules:date.invalid`, (e) => e === void 0 || Ee(e)),
  ht = {
    search: Le(),
    source: x().oneOf(U, `rules:choice.unknown`).optional(),
    result: x().oneOf(W, `rules:choice.unknown`).optional(),
    from: mt().optional(),
    to: mt().optional(),
  },
  gt = D(ht)
h({
  checkExistingCustomer: {
    method: `POST`,
    path: `/api/customer-eligibility/customer`,
    area: `admin`,
    pages: [`customer-eligibility`],
    summary: `Which lenders match a customer's newest loan application, or the one named, as the customer sees it. The customer sees who looked and why; no bureau is asked.`,
    masquerade: `deny`,
    body: J,
    response: D({
      customer: D({ user_id: O(), pan: x().defined() }),
      application: D({
        reference: x().defined(),
        product_type: x().oneOf(p).defined(),
        amount: S().nullable().defined(),
        tenure_months: S().integer().nullable().defined(),
      })
        .nullable()
        .defined(),
      missing: E(x().defined()),
      method: q,
      matched: E(G.pick([`lender_id`, `name`, `amount`, `interest_rate`, `apr`, `emi`])),
      not_matched: E(K),
    }),
    limit: `write`,
    audit: `customer.view-eligibility`,
  },
  replayCustomerLists: {
    method: `POST`,
    path: `/api/customer-eligibility/lists`,
    area: `admin`,
    pages: [`customer-eligibility`],
    summary: `The newest lists that a customer was shown for an application, each made again from its receipt. The customer sees who looked and why.`,
    masquerade: `deny`,
    body: J,
    response: D({ user_id: O(), reference: x().nullable().defined(), lists: E(ft) }),
    limit: `write`,
    audit: `customer.replay-lists`,
  },
  listDedupeChecks: {
    method: `GET`,
    path: `/api/dedupe-checks`,
    area: `admin`,
    pages: [`customer-eligibility`],
    summary: `Looks for customers and applications that are known already, in pages; counted exactly up to 10,000.`,
    masquerade: `deny`,
    query: D({ ...Re(pt), ...ht }),
    response: Ie(ot),
    limit: `read`,
    readsReplica: !0,
  },
  exportDedupeChecks: {
    method: `GET`,
    path: `/api/dedupe-checks/export`,
    area: `admin`,
    pages: [`customer-eligibility`],
    summary: `Every look that passes the filters as a file, CSV or Excel with a sheet of its filters, the last one made first; PANs are masked.`,
    masquerade: `deny`,
    query: gt.shape(ge),
    answerKind: `table`,
    response: x().defined(),
    limit: `read`,
    audit: `dedupe.export`,
    readsReplica: !0,
  },
})
var Y = a()
function _t({ reasonHelp: e }) {
  let { t } = i(`eligibility`)
  return (0, Y.jsxs)(Y.Fragment, {
    children: [
      (0, Y.jsx)(B, {
        name: `customer`,
        label: t(`customer.number`),
        help: t(`customer.numberHelp`),
        input: { autoComplete: `off`, maxLength: 40 },
      }),
      (0, Y.jsx)(B, {
        name: `reason`,
        label: t(`customer.reason`),
        help: e,
        input: { autoComplete: `off`, maxLength: 300 },
      }),
    ],
  })
}
var vt = e(d(), 1)
function yt({ answer: e }) {
  let { t } = i([`eligibility`, `offers`, `options`]),
    { matched: n, not_matched: r, method: a } = e
  return (0, Y.jsxs)(Y.Fragment, {
    children: [
      (0, Y.jsx)(v, { sx: { color: `text.secondary` }, children: t(`method`, { version: a.version }) }),
      (0, Y.jsxs)(g, {
        sx: {
          display: `grid`,
          gap: 5,
          mt: 4,
          alignItems: `start`,
          gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, 340px), 1fr))`,
        },
        children: [
          (0, Y.jsx)(bt, {
            title: t(`matched`, { count: n.length }),
            none: t(`matchedNone`),
            children: n.map(({ lender_id: e, name: n, amount: r, apr: i, interest_rate: a, emi: s }) =>
              (0, Y.jsx)(xt, { name: n, children: t(`offer`, { amount: o(r), rate: f(a), apr: f(i), emi: o(s) }) }, e),
            ),
          }),
          (0, Y.jsx)(bt, {
            title: t(`notMatched`, { count: r.length }),
            none: t(`notMatchedNone`),
            help: t(`toldAs`),
            children: r.map(({ lender_id: e, name: n, reasons: r }) =>
              (0, Y.jsx)(
                xt,
                {
                  name: n,
                  children: (0, Y.jsx)(g, {
                    component: `ul`,
                    sx: { m: 0, pl: 5 },
                    children: r.map((e) => (0, Y.jsx)(`li`, { children: Ae(e, t) }, e.code)),
                  }),
                },
                e,
              ),
            ),
          }),
        ],
      }),
    ],
  })
}
function bt({ title: e, none: t, help: n, children: r }) {
  let i = (0, vt.useId)()
  return (0, Y.jsxs)(y, {
    component: `section`,
    variant: `outlined`,
    'aria-labelledby': i,
    sx: { p: 5 },
    children: [
      (0, Y.jsx)(v, { variant: `h4`, component: `h2`, id: i, children: e }),
      r.length === 0 && (0, Y.jsx)(v, { sx: { mt: 3 }, children: t }),
      r.length > 0 && n && (0, Y.jsx)(v, { sx: { mt: 2, color: `text.secondary` }, children: n }),
      r.length > 0 && (0, Y.jsx)(g, { component: `ul`, sx: { listStyle: `none`, m: 0, p: 0 }, children: r }),
    ],
  })
}
function xt({ name: e, children: t }) {
  return (0, Y.jsxs)(g, {
    component: `li`,
    sx: { mt: 4 },
    children: [
      (0, Y.jsx)(v, { component: `h3`, sx: { fontWeight: 600 }, children: e }),
      (0, Y.jsx)(v, { component: `div`, children: t }),
    ],
  })
}
var St = () => F({ mutationFn: (e) => P(`checkExistingCustomer`, { body: e }) }),
  Ct = () => F({ mutationFn: (e) => P(`checkCustomerEligibility`, { body: e }) }),
  wt = (e) => F({ mutationFn: () => P(`replayCustomerLists`, { body: e }) })
function Tt(e) {
  return we({
    queryKey: [`dedupe-checks`, e],
    queryFn: ({ signal: t }) => P(`listDedupeChecks`, { query: e, signal: t }),
    placeholderData: Te,
    refetchOnMount: `always`,
  })
}
var Et = [`legal-holds`]
function Dt() {
  return we({
    queryKey: Et,
    queryFn: async ({ signal: e }) => (await P(`listLegalHolds`, { signal: e })).data,
    refetchOnMount: `always`,
  })
}
function Ot() {
  let e = Oe()
  return () => e.invalidateQueries({ queryKey: Et })
}
function kt({ look: e }) {
  let { t } = i(`replay`),
    n = wt(e),
    { data: r, error: a, isPending: o } = n
  return (0, Y.jsxs)(g, {
    sx: { mt: 5 },
    children: [
      (0, Y.jsx)(b, {
        variant: `outlined`,
        'aria-busy': o,
        onClick: () => !o && n.mutate(),
        children: t(`staff.button`),
      }),
      (0, Y.jsx)(g, {
        role: `status`,
        children:
          r &&
          (0, Y.jsxs)(y, {
            variant: `outlined`,
            sx: { mt: 4, p: 5, overflowWrap: `anywhere` },
            children: [
              (0, Y.jsx)(v, {
                sx: { fontWeight: 600 },
                children: r.reference === null ? t(`staff.noLoan`) : t(`staff.lead`, { reference: r.reference }),
              }),
              r.reference !== null && (0, Y.jsx)(ke, { lists: r.lists }),
            ],
          }),
      }),
      a && (0, Y.jsx)(_, { severity: `error`, role: `alert`, sx: { mt: 4 }, children: s(a) }),
    ],
  })
}
function At() {
  let { t: e } = i(`eligibility`),
    t = St(),
    r = t.error instanceof n && t.error.code === `not_found`,
    [a] = u(),
    o = R(`checkExistingCustomer`, J, {
      start: { customer: a.get(`customer`)?.slice(0, 40) ?? ``, reason: `` },
      send: t.mutateAsync,
      refused: (t) =>
        !(t instanceof n) || t.code !== `not_found`
          ? !1
          : (o.hands.setError(`customer`, { type: `server`, message: e(`customer.unknown`) }, { shouldFocus: !0 }), !0),
      failureIn: `form`,
    })
  return (0, Y.jsxs)(Y.Fragment, {
    children: [
      (0, Y.jsx)(v, { sx: { color: `text.secondary` }, children: e(`customer.lead`) }),
      (0, Y.jsx)(y, {
        variant: `outlined`,
        sx: { mt: 5, p: 5 },
        children: (0, Y.jsxs)(L, {
          form: o,
          children: [
            (0, Y.jsx)(H, {}),
            (0, Y.jsx)(g, {
              sx: {
                display: `grid`,
                gap: 5,
                alignItems: `start`,
                gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, 280px), 1fr))`,
              },
              children: (0, Y.jsx)(_t, { reasonHelp: e(`customer.reasonHelp`) }),
            }),
            (0, Y.jsx)(b, {
              type: `submit`,
              variant: `contained`,
              'aria-busy': o.busy,
              sx: { mt: 5 },
              children: o.busy ? e(`checking`) : e(`check`),
            }),
          ],
        }),
      }),
      (0, Y.jsx)(g, { role: `status`, sx: { mt: 5 }, children: t.data && (0, Y.jsx)(jt, { answer: t.data }) }),
      t.error && !r && (0, Y.jsx)(_, { severity: `error`, role: `alert`, children: s(t.error) }),
      t.data && t.data.application && t.data.missing.length === 0 && (0, Y.jsx)(yt, { answer: t.data }),
      t.data?.application && (0, Y.jsx)(kt, { look: t.variables }, t.submittedAt),
    ],
  })
}
function jt({ answer: { customer: e, application: t, missing: n, matched: r, not_matched: a } }) {
  let { t: s } = i([`eligibility`, `rules`]),
    c = n.map((e) => s(`rules:fields.${e}`, { defaultValue: e }))
  return (0, Y.jsxs)(Y.Fragment, {
    children: [
      (0, Y.jsx)(v, {
        sx: { fontWeight: 600 },
        children: s(e.pan === `` ? `customer.whoWithoutPan` : `customer.who`, { id: e.user_id, pan: e.pan }),
      }),
      t
        ? (0, Y.jsx)(v, {
            children: s(t.amount === null || t.tenure_months === null ? `customer.whatOpen` : `customer.what`, {
              reference: t.reference,
              product: s(`products.${t.product_type}`),
              amount: o(t.amount ?? 0),
              months: t.tenure_months,
            }),
          })
        : (0, Y.jsx)(v, { children: s(`customer.noLoan`) }),
      n.length > 0 && (0, Y.jsx)(v, { children: s(`customer.missing`, { fields: c.join(`, `) }) }),
      t && n.length === 0 && (0, Y.jsx)(v, { children: s(`summary`, { matched: r.length, others: a.length }) }),
    ],
  })
}
var Mt = { sortable: pt, sort: { key: `at`, direction: `desc` }, filters: [`source`, `result`, `from`, `to`] }
function Nt() {
  let { t: e } = i(`eligibility`),
    t = ee(Mt),
    { page: r, size: a, sort: o, search: s, filters: c } = t.view,
    l = { ...c, ...(s && { search: s }) },
    u = Tt({ ...l, page: String(r), size: String(a), direction: o.direction }),
    d = u.error instanceof n && u.error.code === `validation`,
    f = d ? { rows: [], total: 0, capped: !1 } : u.data,
    p = [
      {
        key: `at`,
        header: e(`logs.at`),
        minWidth: 150,
        sortable: !0,
        names: !0,
        cell: ({ at: e }) => (0, Y.jsx)(`time`, { dateTime: e, children: N(e) }),
      },
      {
        key: `customer`,
        header: e(`logs.customer`),
        cell: ({ user_id: t, pan: n }) =>
          (0, Y.jsxs)(Y.Fragment, {
            children: [t ?? e(`logs.nobody`), n !== `` && (0, Y.jsx)(v, { variant: `body2`, children: n })],
          }),
      },
      { key: `reference`, header: e(`logs.application`), minWidth: 110, cell: ({ reference: e }) => e ?? `—` },
      { key: `lender`, header: e(`logs.lender`), minWidth: 120, cell: ({ lender_name: e }) => e ?? `—` },
      { key: `source`, header: e(`logs.source`), cell: ({ source: t }) => e(`logs.sources.${t}`) },
      {
        key: `result`,
        header: e(`logs.result`),
        cell: ({ result: t }) =>
          (0, Y.jsx)(De, { tone: t === `duplicate` ? `warn` : `ok`, children: e(`logs.results.${t}`) }),
      },
      {
        key: `detail`,
        header: e(`logs.detail`),
        minWidth: 240,
        cell: ({ detail: t, found: n, matched_on: r }) =>
          (0, Y.jsxs)(Y.Fragment, {
            children: [
              e(`logs.details.${t}`, { found: n }),
              r.length > 0 &&
                (0, Y.jsx)(v, {
                  variant: `body2`,
                  children: e(`logs.matchedOn`, { fields: r.map((t) => e(`logs.fields.${t}`)).join(`, `) }),
                }),
            ],
          }),
      },
    ],
    m = (t, n) => n.map((n) => ({ value: n, label: e(`logs.${t}.${n}`) })),
    h = [
      { key: `source`, label: e(`logs.source`), kind: `choice`, options: m(`sources`, U) },
      { key: `result`, label: e(`logs.result`), kind: `choice`, options: m(`results`, W) },
      { key: `from`, label: e(`logs.from`), kind: `day` },
      { key: `to`, label: e(`logs.to`), kind: `day` },
    ]
  return (0, Y.jsxs)(Y.Fragment, {
    children: [
      (0, Y.jsx)(v, { sx: { color: `text.secondary`, mb: 4 }, children: e(`logs.lead`) }),
      (0, Y.jsx)(g, {
        sx: { mb: 4 },
        children: (0, Y.jsx)(Ze, { page: `customer-eligibility`, tables: [`de-dupe-logs`] }),
      }),
      (0, Y.jsx)(ae, {
        name: `de-dupe-logs`,
        label: e(`tabs.logs`),
        columns: p,
        filters: h,
        search: e(`logs.search`),
        state: t,
        source: te({ ...u, data: f, error: d ? null : u.error }, t.view, (e) =>
          P(`exportDedupeChecks`, { query: { ...l, format: e } }),
        ),
        rowKey: ({ check_id: e }) => e,
        failed: e(`logs.failed`),
        empty: e(`logs.empty`),
      }),
    ],
  })
}
var Pt = { version_id: O().nullable(), from_day: T().nullable(), state: x().oneOf(et).defined() },
  Ft = D({ ...Pt, revenue_percent: S().defined(), revenue_flat_fee: S().defined() }),
  It = D({ ...Pt, slabs: E(qe) }),
  Lt = { today: T() },
  Rt = D({ ...Lt, versions: E(Ft) })
;(D({ ...Lt, versions: E(It) }), D({ slabs: ie(qe).max(200, `rules:number.range`).defined(), from_day: pe() }))
var zt = D({ lines: S().integer().min(0).defined(), before: S().defined(), after: S().defined() }),
  X = D({ id: A() }),
  Bt = D({ id: A(), userId: A() }),
  Z = $e.shape({ code: x().defined(), hosts: E(x().defined()), brand_hosts: E(x().defined()), funnel: oe }),
  Q = () => S().min(0, `rules:number.range`).max(1e9, `rules:number.range`),
  Vt = { min: 18, max: 80 },
  Ht = { min: 300, max: 900 },
  Ut = D({
    product_type: x().oneOf(p, `rules:id`).defined(),
    age: S()
      .integer(`rules:number.range`)
      .min(Vt.min, `rules:number.range`)
      .max(Vt.max, `rules:number.range`)
      .defined(),
    employment_status_code: S().integer(`rules:id`).min(1, `rules:id`).max(4, `rules:id`).defined(),
    monthly_income: Q().defined(),
    emi: Q().defined(),
    credit_score: S()
      .integer(`rules:number.range`)
      .min(Ht.min, `rules:number.range`)
      .max(Ht.max, `rules:number.range`)
      .nullable()
      .defined(),
    postal_code: x()
      .matches(/^[1-9]\d{5}$/, `rules:pincode.invalid`)
      .defined(),
    amount: Q().defined(),
    tenure_months: S().integer(`rules:number.range`).min(1, `rules:number.range`).defined(),
    collateral_value: Q().nullable().defined(),
  })
h({
  listPartners: {
    method: `GET`,
    path: `/api/partners`,
    area: `admin`,
    pages: [`partners`],
    summary: `Every partner, by name.`,
    masquerade: `allow`,
    response: E(Z),
    limit: `read`,
  },
  getPartner: {
    method: `GET`,
    path: `/api/partners/{id}`,
    area: `admin`,
    pages: [`partners`],
    summary: `One partner.`,
    masquerade: `allow`,
    params: X,
    response: Z,
    limit: `read`,
  },
  getPartnerByName: {
    method: `GET`,
    path: `/api/get-partner-by-name/{name}`,
    area: `admin`,
    pages: [`partners`, `credit-cards`],
    summary: `One partner by its code or its name, in any case; hyphens may stand for the blanks.`,
    masquerade: `allow`,
    params: D({ name: ye }),
    response: Z,
    limit: `read`,
  },
  updatePartnerUtm: {
    method: `POST`,
    path: `/api/update-partner-utm/{id}`,
    area: `admin`,
    pages: [`partners`, `credit-cards`],
    summary: `Changes the UTM id of a partner.`,
    masquerade: `deny`,
    params: X,
    body: We,
    response: M,
    limit: `write`,
    audit: `partner.utm`,
  },
  updatePartnerRevenue: {
    method: `POST`,
    path: `/api/update-partner-revenue-data/{id}`,
    area: `admin`,
    pages: [`partners`, `credit-cards`],
    summary: `Changes what a partner earns by loans paid out from a day on: percent and rupees. Null, not agreed, is kept as 0. The partner is told.`,
    secondFactor: `money`,
    masquerade: `deny`,
    params: X,
    body: Qe,
    response: M.shape({ waits: k().defined() }),
    limit: `write`,
    audit: `partner.revenue`,
  },
  listPartnerTerms: {
    method: `GET`,
    path: `/api/partners/{id}/terms`,
    area: `admin`,
    pages: [`partners`, `credit-cards`],
    summary: `What a partner earns by the day from which it counts: planned, in force, and past.`,
    masquerade: `allow`,
    params: X,
    response: Rt,
    limit: `read`,
  },
  previewPartnerTerms: {
    method: `POST`,
    path: `/api/partners/{id}/terms/preview`,
    area: `admin`,
    pages: [`partners`, `credit-cards`],
    summary: `What these terms would change of lines that are not approved yet. Nothing is saved.`,
    masquerade: `deny`,
    params: X,
    body: Qe,
    response: zt,
    limit: `read`,
    audit: `partner.terms-preview`,
  },
  callOffPartnerTerms: {
    method: `POST`,
    path: `/api/partners/{id}/terms/{versionId}/call-off`,
    area: `admin`,
    pages: [`partners`, `credit-cards`],
    summary: `Calls off terms that are planned; the partner is told.`,
    secondFactor: `money`,
    masquerade: `deny`,
    params: D({ id: A(), versionId: A() }),
    body: D({ reason: me() }),
    emptyBody: !0,
    response: M.shape({ waits: k().defined() }),
    limit: `write`,
    audit: `partner.terms-call-off`,
  },
  updatePartnerHosts: {
    method: `POST`,
    path: `/api/update-partner-hosts/{id}`,
    area: `admin`,
    pages: [`partners`],
    summary: `Sets the partner's own host names, which show its brand from the next page on; each belongs to one partner.`,
    masquerade: `deny`,
    params: X,
    body: Ue,
    response: M,
    limit: `write`,
    audit: `partner.hosts`,
  },
  updatePartnerFunnel: {
    method: `POST`,
    path: `/api/update-partner-funnel/{id}`,
    area: `admin`,
    pages: [`partners`],
    summary: `Allows the partner to change one part of its own funnel, or stops it.`,
    masquerade: `deny`,
    params: X,
    body: _e,
    response: M,
    limit: `write`,
    audit: `partner.funnel`,
  },
  listPartnerUsers: {
    method: `GET`,
    path: `/api/partners/{id}/users`,
    area: `admin`,
    pages: [`partners`],
    summary: `The people who may sign in to the partner's portal, on or off, in the order they were created.`,
    masquerade: `deny`,
    params: X,
    response: E(je),
    limit: `read`,
  },
  createPartnerUser: {
    secondFactor: `power`,
    method: `POST`,
    path: `/api/partners/{id}/users`,
    area: `admin`,
    pages: [`partners`],
    summary: `Creates a person of the partner, who gets a link by mail to choose a password.`,
    masquerade: `deny`,
    params: X,
    body: Fe,
    response: D({ ...M.fields, partner_user_id: O() }),
    limit: `write`,
    audit: `partner.user-create`,
  },
  updatePartnerUserStatus: {
    secondFactor: `power`,
    method: `POST`,
    path: `/api/partners/{id}/users/{userId}/status`,
    area: `admin`,
    pages: [`partners`],
    summary: `Switches a person of the partner on or off; off ends every sign-in of theirs at once.`,
    masquerade: `deny`,
    params: Bt,
    body: D({ status: re() }),
    response: M,
    limit: `write`,
    audit: `partner.user-status`,
  },
  resetPartnerUserPassword: {
    secondFactor: `power`,
    method: `POST`,
    path: `/api/partners/{id}/users/{userId}/password`,
    area: `admin`,
    pages: [`partners`],
    summary: `Ends the password and every sign-in of a person of the partner, and sends them a link to choose a new one.`,
    masquerade: `deny`,
    params: Bt,
    response: M,
    limit: `write`,
    audit: `partner.user-password`,
  },
  getPartnerEvidence: {
    method: `GET`,
    path: `/api/partners/{id}/evidence`,
    area: `admin`,
    pages: [`partners`],
    summary: `How each step of a partner stands: PAN, GST number, account, agreement, rules of selling.`,
    masquerade: `deny`,
    params: X,
    response: j,
    limit: `read`,
  },
  decidePartnerEvidence: {
    method: `POST`,
    path: `/api/partners/{id}/evidence/{step}`,
    area: `admin`,
    pages: [`partners`],
    summary: `Notes that a PAN or a GST number was checked or refused; the partner reads the reason.`,
    secondFactor: `money`,
    masquerade: `deny`,
    params: D({ id: A(), step: x().oneOf(fe).defined() }),
    body: ce,
    response: j,
    limit: `write`,
    audit: `partner.evidence`,
  },
  correctPartnerPan: {
    method: `POST`,
    path: `/api/partners/{id}/pan`,
    area: `admin`,
    pages: [`partners`],
    summary: `Puts the right PAN in place of a wrong one; its owner reads why in a mail, and somebody else checks it.`,
    masquerade: `deny`,
    params: X,
    body: ve,
    response: j,
    limit: `write`,
    audit: `partner.pan`,
  },
  getPartnerStanding: {
    method: `GET`,
    path: `/api/partners/{id}/standing`,
    area: `admin`,
    pages: [`partners`, `merchant-management`],
    summary: `Whether a partner works with us, is suspended or has left, since when and why, and what of it is open.`,
    masquerade: `deny`,
    params: X,
    response: Ye,
    limit: `read`,
  },
  changePartnerStanding: {
    method: `POST`,
    path: `/api/partners/{id}/standing`,
    area: `admin`,
    pages: [`partners`, `merchant-management`],
    summary: `Suspends a partner, lets it leave or go on; its owner reads why in a mail. Off, nobody of it signs in, its API keys are refused, its links bring it nobody; what it earned stays.`,
    masquerade: `deny`,
    params: X,
    body: Ke,
    response: Ye,
    limit: `write`,
    audit: `partner.standing`,
  },
  checkCustomerEligibility: {
    method: `POST`,
    path: `/api/customer-eligibility`,
    area: `admin`,
    pages: [`customer-eligibility`],
    summary: `Which lenders would match typed figures, and why the others would not. The figures are not kept.`,
    masquerade: `deny`,
    body: Ut,
    response: D({
      method: q,
      matched: E(G.pick([`lender_id`, `name`, `amount`, `interest_rate`, `apr`, `emi`])),
      not_matched: E(K),
    }),
    limit: `read`,
    audit: `eligibility.check`,
  },
})
var Wt = p,
  Gt = [`age`, `employment_status_code`, `monthly_income`, `emi`, `amount`, `tenure_months`, `collateral_value`],
  Kt = {
    product: 1,
    age: ``,
    employment_status_code: ``,
    monthly_income: ``,
    emi: 0,
    credit_score: ``,
    postal_code: ``,
    amount: ``,
    tenure_months: ``,
    collateral_value: ``,
  },
  $ = ({ product: e }) => Wt[Number(e) - 1] ?? c
function qt(e) {
  let n = $(e),
    i = Gt.filter((e) => e !== `collateral_value` || r(n))
      .filter((t) => e[t] === ``)
      .map((e) => [e, `rules:required`]),
    { min: a, max: o, terms: s } = t[n],
    c = (e, t, n) => Number(e) < t || Number(e) > n
  return {
    ...(c(e.amount, a, o) && { amount: `rules:number.range` }),
    ...(c(e.tenure_months, 1, Math.max(...s)) && { tenure_months: `rules:number.range` }),
    ...Object.fromEntries(i),
  }
}
function Jt(e) {
  let t = $(e)
  return {
    product_type: t,
    age: Number(e.age),
    employment_status_code: Number(e.employment_status_code),
    monthly_income: Number(e.monthly_income),
    emi: Number(e.emi),
    credit_score: e.credit_score === `` ? null : e.credit_score,
    postal_code: e.postal_code,
    amount: Number(e.amount),
    tenure_months: Number(e.tenure_months),
    collateral_value: r(t) ? Number(e.collateral_value) : null,
  }
}
function Yt({ onCheck: e }) {
  let { t } = i(`eligibility`),
    n = R(`checkCustomerEligibility`, Ut, { start: Kt, body: Jt, check: qt, send: e, failureIn: `form` })
  return (0, Y.jsxs)(L, {
    form: n,
    children: [
      (0, Y.jsx)(H, {}),
      (0, Y.jsx)(g, {
        sx: {
          display: `grid`,
          gap: 5,
          alignItems: `start`,
          gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, 240px), 1fr))`,
        },
        children: (0, Y.jsx)(Xt, { control: n.hands.control }),
      }),
      (0, Y.jsx)(b, {
        type: `submit`,
        variant: `contained`,
        'aria-busy': n.busy,
        sx: { mt: 5 },
        children: n.busy ? t(`checking`) : t(`check`),
      }),
    ],
  })
}
function Xt({ control: e }) {
  let { t: n } = i([`eligibility`, `options`]),
    a = $({ product: ze({ control: e, name: `product` }) }),
    { min: s, max: c, terms: l } = t[a],
    u = Se.employmentStatus.map(({ id: e, key: t }) => ({ id: e, value: n(`options:employmentStatus.${t}`) }))
  return (0, Y.jsxs)(Y.Fragment, {
    children: [
      (0, Y.jsx)(Ve, {
        name: `product`,
        label: n(`product`),
        choices: Wt.map((e, t) => ({ id: t + 1, value: n(`products.${e}`) })),
      }),
      (0, Y.jsx)(z, { name: `amount`, label: n(`amount`), help: n(`amountHelp`, { min: o(s), max: o(c) }) }),
      (0, Y.jsx)(V, {
        name: `tenure_months`,
        label: n(`tenure`),
        help: n(`tenureHelp`, { max: Math.max(...l) }),
        inputMode: `numeric`,
      }),
      (0, Y.jsx)(V, { name: `age`, label: n(`age`), help: n(`ageHelp`), inputMode: `numeric` }),
      (0, Y.jsx)(Ve, { name: `employment_status_code`, label: n(`employment`), choices: u }),
      (0, Y.jsx)(z, { name: `monthly_income`, label: n(`income`) }),
      (0, Y.jsx)(z, { name: `emi`, label: n(`emi`), help: n(`emiHelp`) }),
      (0, Y.jsx)(V, {
        name: `credit_score`,
        label: n(`score`),
        help: n(`scoreHelp`),
        optional: !0,
        inputMode: `numeric`,
      }),
      (0, Y.jsx)(He, { name: `postal_code`, label: n(`pincode`), autoComplete: `off` }),
      r(a) &&
        (0, Y.jsx)(z, { name: `collateral_value`, label: n(t[a].security === `gold` ? `goldValue` : `homeValue`) }),
    ],
  })
}
function Zt() {
  let { t: e } = i(`eligibility`),
    t = Ct()
  return (0, Y.jsxs)(Y.Fragment, {
    children: [
      (0, Y.jsx)(v, { sx: { color: `text.secondary` }, children: e(`lead`) }),
      (0, Y.jsx)(y, { variant: `outlined`, sx: { mt: 5, p: 5 }, children: (0, Y.jsx)(Yt, { onCheck: t.mutateAsync }) }),
      (0, Y.jsx)(g, {
        role: `status`,
        sx: { mt: 5 },
        children: t.data && e(`summary`, { matched: t.data.matched.length, others: t.data.not_matched.length }),
      }),
      t.error && (0, Y.jsx)(_, { severity: `error`, role: `alert`, children: s(t.error) }),
      t.data && (0, Y.jsx)(yt, { answer: t.data }),
    ],
  })
}
function Qt() {
  let { t: e } = i(`eligibility`),
    t = Be(`kinds`),
    n = Array.isArray(t.value) ? t.value : [],
    r = `${t.id}-message`
  return (0, Y.jsxs)(g, {
    role: `group`,
    'aria-labelledby': `${t.id}-label`,
    'aria-describedby': r,
    sx: { mt: 5, minWidth: 0 },
    children: [
      (0, Y.jsx)(v, { id: `${t.id}-label`, sx: { fontWeight: 600 }, children: e(`holds.kinds`) }),
      (0, Y.jsx)(g, {
        sx: { display: `flex`, flexWrap: `wrap`, columnGap: 4 },
        children: I.map((r, i) =>
          (0, Y.jsx)(
            rt,
            {
              label: e(`holds.kind.${r}`),
              control: (0, Y.jsx)(it, {
                checked: n.includes(r),
                onChange: (e, i) => t.onChange(I.filter((e) => (e === r ? i : n.includes(e)))),
                slotProps: { input: i === 0 ? { id: t.id, ref: t.inputRef } : {} },
              }),
            },
            r,
          ),
        ),
      }),
      (0, Y.jsx)(nt, {
        id: r,
        error: t.error !== null,
        role: t.error === null ? void 0 : `alert`,
        children: t.error ?? e(`holds.kindsHelp`),
      }),
    ],
  })
}
function $t({ hold: e, onClose: t, onLifted: n }) {
  let { t: r } = i(`eligibility`),
    a = R(`liftLegalHold`, Xe, {
      start: { lift_reason: `` },
      send: (t) => P(`liftLegalHold`, { params: { id: e.hold_id }, body: t }),
      done: async () => {
        ;(t(), l.success(r(`holds.lifted`)), await n())
      },
    })
  return (0, Y.jsxs)(Pe, {
    form: a,
    title: r(`holds.liftTitle`, { id: e.user_id }),
    confirm: r(`holds.end`),
    narrow: !0,
    onClose: t,
    children: [
      (0, Y.jsx)(tt, { sx: { mb: 4 }, children: r(`holds.liftText`) }),
      (0, Y.jsx)(B, {
        name: `lift_reason`,
        label: r(`holds.liftReason`),
        input: { autoComplete: `off`, maxLength: 300 },
      }),
    ],
  })
}
function en() {
  let { t: e } = i(`eligibility`),
    t = Dt(),
    [n, r] = (0, vt.useState)(null),
    a = ({ kinds: t }) =>
      t.length === I.length ? e(`holds.everything`) : t.map((t) => e(`holds.kind.${t}`)).join(`, `),
    o = Ot()
  return (0, Y.jsxs)(Y.Fragment, {
    children: [
      (0, Y.jsx)(v, { sx: { color: `text.secondary` }, children: e(`holds.lead`) }),
      (0, Y.jsx)(tn, { onSet: o }),
      (0, Y.jsx)(v, { variant: `h3`, component: `h2`, sx: { mt: 6 }, children: e(`holds.list`) }),
      (0, Y.jsx)(Ce, {
        query: t,
        failed: e(`holds.failed`),
        waiting: null,
        empty: (0, Y.jsx)(v, { sx: { mt: 3 }, children: e(`holds.empty`) }),
        children: (t) =>
          (0, Y.jsx)(g, {
            component: `ul`,
            sx: { listStyle: `none`, p: 0, m: 0 },
            children: t.map((t) =>
              (0, Y.jsx)(
                g,
                {
                  component: `li`,
                  sx: { mt: 3 },
                  children: (0, Y.jsxs)(y, {
                    variant: `outlined`,
                    sx: { p: 4, display: `flex`, flexWrap: `wrap`, gap: 3, justifyContent: `space-between` },
                    children: [
                      (0, Y.jsxs)(g, {
                        sx: { minWidth: 0, overflowWrap: `anywhere` },
                        children: [
                          (0, Y.jsx)(v, {
                            sx: { fontWeight: 600 },
                            children: e(`holds.line`, { id: t.user_id, until: N(t.until) }),
                          }),
                          (0, Y.jsx)(v, {
                            children: e(`holds.keeps`, { basis: e(`holds.basis.${t.basis}`), what: a(t) }),
                          }),
                          (0, Y.jsx)(v, { children: t.reason }),
                          (0, Y.jsx)(v, {
                            variant: `body2`,
                            sx: { color: `text.secondary` },
                            children: e(`holds.by`, { name: t.set_by, at: N(t.set_at) }),
                          }),
                        ],
                      }),
                      (0, Y.jsx)(b, { variant: `outlined`, onClick: () => r(t), children: e(`holds.lift`) }),
                    ],
                  }),
                },
                t.hold_id,
              ),
            ),
          }),
      }),
      n && (0, Y.jsx)($t, { hold: n, onClose: () => r(null), onLifted: o }),
    ],
  })
}
function tn({ onSet: e }) {
  let { t } = i(`eligibility`),
    n = R(`setLegalHold`, Je, {
      start: { customer: ``, basis: ``, kinds: [], reason: ``, until: `` },
      send: (e) => P(`setLegalHold`, { body: e }),
      done: async () => {
        ;(n.hands.reset(), l.success(t(`holds.set`)), await e())
      },
    })
  return (0, Y.jsx)(y, {
    variant: `outlined`,
    sx: { mt: 5, p: 5 },
    children: (0, Y.jsxs)(L, {
      form: n,
      children: [
        (0, Y.jsx)(H, {}),
        (0, Y.jsxs)(g, {
          sx: {
            display: `grid`,
            gap: 5,
            alignItems: `start`,
            gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, 240px), 1fr))`,
          },
          children: [
            (0, Y.jsx)(_t, { reasonHelp: t(`holds.reasonHelp`) }),
            (0, Y.jsx)(he, {
              name: `basis`,
              label: t(`holds.basisLabel`),
              choices: [
                { id: ``, value: t(`holds.noBasis`) },
                ...Ge.map((e) => ({ id: e, value: t(`holds.basis.${e}`) })),
              ],
            }),
            (0, Y.jsx)(B, {
              name: `until`,
              label: t(`holds.until`),
              help: t(`holds.untilHelp`),
              input: { type: `date` },
            }),
          ],
        }),
        (0, Y.jsx)(Qt, {}),
        (0, Y.jsx)(b, {
          type: `submit`,
          variant: `contained`,
          'aria-busy': n.busy,
          sx: { mt: 5 },
          children: t(`holds.add`),
        }),
      ],
    }),
  })
}
var nn = { figures: Zt, customer: At, logs: Nt, holds: en },
  rn = Object.keys(nn)
function an() {
  let { t: e } = i([`eligibility`, `staff-titles`])
  return (0, Y.jsxs)(Y.Fragment, {
    children: [
      (0, Y.jsx)(m, { children: e(`staff-titles:customerEligibility`) }),
      (0, Y.jsx)(ne, {
        tabs: rn,
        label: e(`tabs.label`),
        nameOf: (t) => e(`tabs.${t}`),
        children: (e) => {
          let t = nn[e]
          return (0, Y.jsx)(t, {})
        },
      }),
    ],
  })
}
export { an as CustomerEligibilityPage }
