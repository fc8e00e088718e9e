import { d as v, t as y, ut as ae } from './admin-form-BbMOlQ_z.js'
import { _ as l, b as u, f as d, g as f, ln as p, m as ee, p as te, v as ne, y as m } from './admin-SlXPl_wU.js'
import { c as B } from './common-fields-Dur8Hai4.js'
import { i as V, t as H } from './common-form-E0SH5PGy.js'
import {
  Ct as N,
  St as P,
  X as F,
  Z as I,
  mt as Fe,
  nt as L,
  pt as Ie,
  tt as R,
  wt as z,
} from './common-schema-TiEP0qb9.js'
import { M as k, N as A, O as we, P as Te, k as Ee } from './desks-BwPV_Ml3.js'
import {
  A as S,
  C,
  S as w,
  Yt as pe,
  _t as me,
  at as he,
  b as ge,
  ct as _e,
  d as ve,
  et as ye,
  gt as be,
  it as xe,
  nt as Se,
  ot as Ce,
  rt as T,
  tt as E,
  ut as D,
  x as O,
} from './desks-form-BT5SDwL6.js'
import { Fr as t, Hn as n, Rt as r, Vt as i, Y as a, da as o, ia as s, si as c } from './first-CL_AHFyg.js'
import { r as Le } from './index-DgFpoVLQ.js'
import { M as Me, S as Ne, b as j, x as Pe, y as M } from './office-form-Deh-hoPk.js'
import { J as De, Q as Oe, X as ke, Y as Ae, Z as je } from './parts-Clelj3dw.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import {
  At as b,
  Dt as oe,
  Lt as se,
  X as ce,
  Z as le,
  gt as x,
  ht as ue,
  mt as de,
  u as fe,
} from './signed-in-DHQU3WVe.js'
import { U as h, f as re, h as g, p as _, t as ie } from './theme-CBDEJsnh.js'
var U = e(o(), 1),
  W = [`open`, `approved`, `declined`],
  G = L({
    request_id: R(),
    reference: N().defined(),
    business_name: N().defined(),
    phone: N().defined(),
    partner: N().defined(),
    status: N().oneOf(W).defined(),
    created_at: F(),
    decided_at: F().nullable().defined(),
  }),
  K = () => P().integer().min(0).defined(),
  Re = L({ open: K(), approved: K(), declined: K() }),
  ze = G.shape({
    full_name: N().defined(),
    email: N().defined(),
    pincode: N().defined(),
    pan: N().defined(),
    account_number: N().defined(),
    ifsc: N().defined(),
    invited_by: N().defined(),
    decided_by: N().defined(),
    reason: N().defined(),
    free_brands: I(L({ code: N().defined(), name: N().defined() })),
  }),
  q = L({
    code: N().max(10, `rules:choice.unknown`).nullable().defined(),
    revenue_percent: me.optional().default(null),
    revenue_flat_fee: be.optional().default(null),
  }),
  J = L({
    reason: Ie(300)
      .required(`rules:reason`)
      .test(`words`, `rules:reason`, (e) => !e || Fe(e).length >= 5),
  }),
  Be = L({
    partner_id: R(),
    merchant_id: N().defined(),
    name: N().defined(),
    code: N().defined(),
    can_enter: z().defined(),
    standing: N().oneOf(v).defined(),
    created_at: F(),
  }),
  Y = n()
function Ve({ merchant: e, onClose: n }) {
  let { t: r } = t([`merchants-admin`, `common`]),
    i = s(),
    a = H(`startMasquerade`, Me, {
      start: { reason: `` },
      body: ({ reason: t }) => ({ kind: `merchant`, id: e.partner_id, reason: t.trim() }),
      send: ({ id: e, reason: t }) => se(e, t),
      done: () => i(c(`partnerHome`)),
      failureIn: `form`,
    })
  return (0, Y.jsxs)(Ne, {
    form: a,
    title: r(`enter.title`, { name: e.name }),
    confirm: r(`enter.confirm`),
    onClose: n,
    children: [
      (0, Y.jsx)(De, { sx: { mb: 4 }, children: r(`enter.text`) }),
      (0, Y.jsx)(B, {
        name: `reason`,
        label: r(`enter.reason`),
        help: r(`enter.reasonHelp`),
        messages: { 'rules:reason': r(`enter.short`) },
        rows: 2,
        input: { maxLength: 300 },
      }),
    ],
  })
}
var He = {
  sortable: [`name`, `merchant`, `code`, `since`],
  sort: { key: `name`, direction: `asc` },
  filters: [`standing`],
}
function Ue() {
  let { t: e } = t([`merchants-admin`, `partner-standing`]),
    { data: n, error: r, refetch: i } = m(),
    a = k(He),
    [o, s] = (0, U.useState)(null),
    [c, l] = (0, U.useState)(null),
    u = We({ onEnter: l, onChange: (e, t) => s({ merchant: e, to: t }) }),
    d = [
      {
        key: `standing`,
        label: e(`merchants.standing`),
        kind: `choice`,
        options: v.map((t) => ({ value: t, label: e(`partner-standing:standings.${t}`) })),
        matches: ({ standing: e }, t) => e === t,
      },
    ],
    f = { rows: n, error: r, onRetry: () => void i() }
  return (0, Y.jsxs)(Y.Fragment, {
    children: [
      (0, Y.jsx)(S, {
        name: `merchants`,
        label: e(`tabs.merchants`),
        search: e(`merchants.search`),
        columns: u,
        filters: d,
        state: a,
        source: A(f, u, d, a.view),
        rowKey: ({ partner_id: e }) => e,
        failed: e(`merchants.failed`),
        empty: e(`merchants.none`),
      }),
      o && (0, Y.jsx)(y, { partner: o.merchant, to: o.to, onClose: () => s(null) }),
      c && (0, Y.jsx)(Ve, { merchant: c, onClose: () => l(null) }),
    ],
  })
}
function We({ onEnter: e, onChange: n }) {
  let { t: r } = t([`merchants-admin`, `partner-standing`])
  return [
    {
      key: `name`,
      header: r(`merchants.name`),
      names: !0,
      minWidth: 180,
      sortable: !0,
      searchable: !0,
      value: ({ name: e }) => e,
      cell: ({ name: e }) => e,
    },
    {
      key: `merchant`,
      header: r(`merchants.id`),
      sortable: !0,
      searchable: !0,
      value: ({ merchant_id: e }) => e,
      cell: ({ merchant_id: e }) => e,
    },
    {
      key: `code`,
      header: r(`merchants.code`),
      sortable: !0,
      searchable: !0,
      value: ({ code: e }) => e,
      cell: ({ code: e }) => e,
    },
    {
      key: `since`,
      header: r(`merchants.since`),
      sortable: !0,
      value: ({ created_at: e }) => e,
      cell: ({ created_at: e }) => ue(e),
    },
    {
      key: `standing`,
      header: r(`merchants.standing`),
      minWidth: 130,
      value: ({ standing: e }) => e,
      exported: ({ standing: e }) => r(`partner-standing:standings.${e}`),
      cell: ({ standing: e }) => (0, Y.jsx)(d, { standing: e }),
    },
    {
      key: `enter`,
      header: r(`merchants.support`),
      cell: (t) =>
        t.can_enter
          ? (0, Y.jsx)(_, {
              size: `small`,
              variant: `outlined`,
              'aria-label': r(`enter.of`, { name: t.name }),
              onClick: () => e(t),
              children: r(`enter.button`),
            })
          : r(`merchants.nobody`),
    },
    {
      key: `acts`,
      header: r(`merchants.acts`),
      minWidth: 220,
      cell: (e) =>
        (0, Y.jsx)(h, {
          sx: { display: `flex`, flexWrap: `wrap`, gap: 2 },
          children: (0, Y.jsx)(te, { partner: e, onChoose: (t) => n(e, t) }),
        }),
    },
  ]
}
var X = L({ id: C(), month: D() }),
  Ge = w.shape({ lines: P().integer().defined(), net: P().defined() }),
  Z = [`created_at`, `reference`, `status`]
we({
  listMerchants: {
    method: `GET`,
    path: `/api/merchants`,
    area: `admin`,
    pages: [`merchant-management`],
    summary: `Every merchant, by name.`,
    masquerade: `deny`,
    response: I(Be),
    limit: `read`,
  },
  listMerchantRequests: {
    method: `GET`,
    path: `/api/merchant-requests`,
    area: `admin`,
    pages: [`merchant-management`],
    summary: `Requests to sell through us, the newest first unless asked otherwise.`,
    masquerade: `deny`,
    query: L({ ...M(Z), search: Pe(), status: N().oneOf(W, `rules:choice.unknown`).optional() }),
    response: j(G).shape({ counts: Re }),
    limit: `read`,
    readsReplica: !0,
  },
  getMerchantRequest: {
    method: `GET`,
    path: `/api/merchant-requests/{id}`,
    area: `admin`,
    pages: [`merchant-management`],
    summary: `One request with who it is from; looking at it is recorded.`,
    masquerade: `deny`,
    params: L({ id: C() }),
    response: ze,
    limit: `read`,
    audit: `merchant.request-view`,
  },
  approveMerchantRequest: {
    secondFactor: `power`,
    method: `POST`,
    path: `/api/merchant-requests/{id}/approve`,
    area: `admin`,
    pages: [`merchant-management`],
    summary: `Makes a partner of the applicant, who owns it and gets a link by mail to choose a password.`,
    masquerade: `deny`,
    params: L({ id: C() }),
    body: q,
    response: w.shape({ partner_id: R(), merchant_id: N().defined(), name: N().defined(), email: N().defined() }),
    limit: `write`,
    audit: `merchant.approve`,
  },
  declineMerchantRequest: {
    method: `POST`,
    path: `/api/merchant-requests/{id}/decline`,
    area: `admin`,
    pages: [`merchant-management`],
    summary: `Declines a request with a reason, which the applicant is told by e-mail.`,
    masquerade: `deny`,
    params: L({ id: C() }),
    body: J,
    response: w,
    limit: `write`,
    audit: `merchant.decline`,
  },
  listPartnerStatements: {
    method: `GET`,
    path: `/api/partners/{id}/statements`,
    area: `admin`,
    pages: [`partners`],
    summary: `What each month of a partner comes to, newest first, and what was sent for it.`,
    masquerade: `deny`,
    params: L({ id: C() }),
    response: Ce,
    limit: `read`,
  },
  listPartnerPayouts: {
    method: `GET`,
    path: `/api/partners/{id}/payouts/{month}`,
    area: `admin`,
    pages: [`partners`],
    summary: `Lines of a partner's month with all that they follow from; names and numbers are masked.`,
    masquerade: `deny`,
    params: X,
    query: L(M(ve)),
    response: j(T),
    limit: `read`,
    readsReplica: !0,
  },
  approvePayouts: {
    method: `POST`,
    path: `/api/partners/{id}/payouts/{month}/approve`,
    area: `admin`,
    pages: [`partners`],
    summary: `Approves what a partner has earned in a month that is over, or has it wait for a second person; approved lines never change again.`,
    secondFactor: `money`,
    masquerade: `deny`,
    params: X,
    body: Se,
    emptyBody: !0,
    response: Ge.shape({ waits: z().defined() }),
    limit: `write`,
    audit: `payout.approve`,
  },
  reversePayment: {
    method: `POST`,
    path: `/api/payout-payments/{paymentId}/reverse`,
    area: `admin`,
    pages: [`partners`],
    summary: `Reverses a payment by an entry of its own; its lines are approved again and wait to be paid.`,
    secondFactor: `money`,
    masquerade: `deny`,
    params: L({ paymentId: C() }),
    body: _e,
    response: w.shape({ payment_id: R() }),
    limit: `write`,
    audit: `payout.reverse-payment`,
  },
  takeBackPayout: {
    method: `POST`,
    path: `/api/payouts/{payoutId}/take-back`,
    area: `admin`,
    pages: [`partners`],
    summary: `Takes a line back by a second, negative one, as when a loan is cancelled in its cooling-off days.`,
    secondFactor: `money`,
    masquerade: `deny`,
    params: L({ payoutId: C() }),
    body: xe,
    response: w.shape({ payout_id: R() }),
    limit: `write`,
    audit: `payout.take-back`,
  },
  releasePayout: {
    method: `POST`,
    path: `/api/payouts/{payoutId}/release`,
    area: `admin`,
    pages: [`partners`],
    summary: `Lets a line go that is held because it pays more than the lender does, as it is or with another figure.`,
    secondFactor: `money`,
    masquerade: `deny`,
    params: L({ payoutId: C() }),
    body: he,
    response: w,
    limit: `write`,
    audit: `payout.release`,
  },
  listPayoutDisputes: {
    method: `GET`,
    path: `/api/payout-disputes`,
    area: `admin`,
    pages: [`partners`],
    summary: `Questions of partners about lines that nobody has answered, oldest first, with the lines.`,
    masquerade: `deny`,
    response: I(E.shape({ partner_id: R(), partner: N().defined(), line: T.defined() })),
    limit: `read`,
  },
  answerPayoutDispute: {
    method: `POST`,
    path: `/api/payout-disputes/{disputeId}/answer`,
    area: `admin`,
    pages: [`partners`],
    summary: `Answers a partner who disputes a line; where the partner is right, it is worked out anew, a settled one by a second line, once a second person agrees.`,
    secondFactor: `money`,
    masquerade: `deny`,
    params: L({ disputeId: C() }),
    body: ye,
    response: w.shape({ waits: z().defined(), difference: P().nullable().defined() }),
    limit: `write`,
    audit: `payout.answer-dispute`,
  },
})
var Q = [`revenue_percent`, `revenue_flat_fee`]
function Ke({ request: e, onApproved: n, onDeclined: r }) {
  let { t: i } = t(`merchants-admin`),
    a = (0, U.useId)(),
    [o, s] = (0, U.useState)(!1)
  return (0, Y.jsxs)(h, {
    component: `section`,
    'aria-labelledby': `${a}-title`,
    sx: { mt: 5 },
    children: [
      (0, Y.jsx)(g, { variant: `h4`, component: `h3`, id: `${a}-title`, sx: { mb: 3 }, children: i(`decision.title`) }),
      o
        ? (0, Y.jsx)(Je, { request: e, onDeclined: r, onBack: () => s(!1) })
        : (0, Y.jsx)(qe, { request: e, onApproved: n, onDecline: () => s(!0) }),
    ],
  })
}
function qe({ request: e, onApproved: n, onDecline: r }) {
  let { t: i } = t(`merchants-admin`),
    o = H(`approveMerchantRequest`, q, {
      start: { code: ``, revenue_percent: ``, revenue_flat_fee: `` },
      body: ({ code: e, revenue_percent: t, revenue_flat_fee: n }) => ({
        code: e || null,
        revenue_percent: a(t),
        revenue_flat_fee: a(n),
      }),
      send: ee(e.request_id).mutateAsync,
      done: n,
      failureIn: `form`,
    }),
    s = e.free_brands.map(({ code: e, name: t }) => ({ id: e, value: i(`decision.brandOption`, { name: t, code: e }) }))
  return (0, Y.jsxs)(V, {
    form: o,
    children: [
      (0, Y.jsx)(h, {
        sx: { display: `grid` },
        children: (0, Y.jsx)(pe, {
          name: `code`,
          label: i(`decision.brand`),
          choices: [{ id: ``, value: i(`decision.defaultBrand`) }, ...s],
        }),
      }),
      (0, Y.jsx)(h, {
        sx: { display: `grid`, gap: 4, mt: 4, gridTemplateColumns: { xs: `1fr`, sm: `1fr 1fr` } },
        children: Q.map((e) =>
          (0, Y.jsx)(
            B,
            {
              name: e,
              label: i(`decision.${e}`),
              help: i(`decision.termsHelp`),
              optional: !0,
              input: { autoComplete: `off`, inputMode: `decimal` },
            },
            e,
          ),
        ),
      }),
      (0, Y.jsx)($, { of: o.failure }),
      (0, Y.jsxs)(h, {
        sx: { display: `flex`, flexWrap: `wrap`, gap: 3, mt: 4 },
        children: [
          (0, Y.jsx)(_, { type: `submit`, variant: `contained`, 'aria-busy': o.busy, children: i(`decision.approve`) }),
          (0, Y.jsx)(_, {
            variant: `outlined`,
            color: `error`,
            disabled: o.busy,
            onClick: r,
            children: i(`decision.decline`),
          }),
        ],
      }),
    ],
  })
}
function Je({ request: e, onDeclined: n, onBack: r }) {
  let { t: a } = t(`merchants-admin`),
    o = f(e.request_id),
    s = H(`declineMerchantRequest`, J, {
      start: { reason: `` },
      body: ({ reason: e }) => ({ reason: e.trim() }),
      send: ({ reason: e }) => o.mutateAsync(e),
      done: () => {
        ;(i.success(a(`decision.declined`, { reference: e.reference })), n())
      },
      failureIn: `form`,
    })
  return (0, Y.jsxs)(V, {
    form: s,
    children: [
      (0, Y.jsx)(B, {
        name: `reason`,
        label: a(`decision.reason`),
        help: a(`decision.reasonHelp`),
        rows: 2,
        input: { maxLength: 300 },
      }),
      (0, Y.jsx)($, { of: s.failure }),
      (0, Y.jsxs)(h, {
        sx: { display: `flex`, flexWrap: `wrap`, gap: 3, mt: 4 },
        children: [
          (0, Y.jsx)(_, {
            type: `submit`,
            variant: `outlined`,
            color: `error`,
            'aria-busy': s.busy,
            children: a(`decision.declineNow`),
          }),
          (0, Y.jsx)(_, { variant: `text`, onClick: r, children: a(`decision.back`) }),
        ],
      }),
    ],
  })
}
function $({ of: e }) {
  return e === null ? null : (0, Y.jsx)(re, { severity: `error`, sx: { mt: 3 }, children: r(e) })
}
function Ye({ requestId: e, reference: n, onClose: r, onApproved: i }) {
  let { t: a } = t([`merchants-admin`, `common`]),
    o = (0, U.useId)(),
    s = l(e)
  return (0, Y.jsxs)(Oe, {
    open: !0,
    fullWidth: !0,
    maxWidth: `sm`,
    'aria-labelledby': `${o}-title`,
    onClose: r,
    children: [
      (0, Y.jsx)(Ae, { id: `${o}-title`, children: a(`request.title`, { reference: n }) }),
      (0, Y.jsx)(ke, {
        ...(s.data && s.data.status !== `open` && { tabIndex: 0 }),
        children: (0, Y.jsx)(le, {
          query: s,
          failed: a(`requests.failed`),
          waiting: (0, Y.jsx)(ie, { variant: `rounded`, height: 280 }),
          children: (e) =>
            (0, Y.jsxs)(Y.Fragment, {
              children: [
                (0, Y.jsx)(Xe, { request: e }),
                e.status === `open` && (0, Y.jsx)(Ke, { request: e, onApproved: i, onDeclined: r }),
              ],
            }),
        }),
      }),
      (0, Y.jsx)(je, { children: (0, Y.jsx)(_, { variant: `outlined`, onClick: r, children: a(`common:close`) }) }),
    ],
  })
}
function Xe({ request: e }) {
  let { t: n } = t(`merchants-admin`),
    {
      business_name: r,
      full_name: i,
      phone: a,
      email: o,
      pincode: s,
      pan: c,
      account_number: l,
      ifsc: u,
      invited_by: d,
      reason: f,
    } = e,
    p = {
      business: r,
      name: i,
      phone: a,
      email: o,
      pincode: s,
      pan: c,
      ...(l !== `` && { account: `${l}, ${u}` }),
      ...(d !== `` && { invitedBy: d }),
      ...(e.decided_at !== null && { decided: x(e.decided_at) }),
      ...(e.decided_by !== `` && { decidedBy: e.decided_by }),
      ...(f !== `` && { reason: f }),
    }
  return (0, Y.jsxs)(Y.Fragment, {
    children: [
      (0, Y.jsx)(g, { variant: `body2`, sx: { color: `text.secondary`, mb: 3 }, children: n(`request.recorded`) }),
      (0, Y.jsx)(h, {
        component: `dl`,
        sx: { m: 0 },
        children: Object.entries(p).map(([e, t]) =>
          (0, Y.jsxs)(
            h,
            {
              sx: { display: `flex`, flexWrap: `wrap`, gap: 2, py: 1.5, borderBottom: 1, borderColor: `divider` },
              children: [
                (0, Y.jsx)(g, {
                  component: `dt`,
                  variant: `body2`,
                  sx: { width: 150, color: `text.secondary` },
                  children: n(`request.${e}`),
                }),
                (0, Y.jsx)(g, {
                  component: `dd`,
                  sx: { m: 0, flex: `1 1 180px`, minWidth: 0, overflowWrap: `anywhere` },
                  children: t,
                }),
              ],
            },
            e,
          ),
        ),
      }),
    ],
  })
}
var Ze = { sortable: Z, sort: { key: `created_at`, direction: `desc` }, filters: [`status`] },
  Qe = { open: `warn`, approved: `ok`, declined: `neutral` },
  $e = (e) => oe(b(new Date(e)), b(new Date()))
function et() {
  let { t: e } = t(`merchants-admin`),
    n = k(Ze),
    { filters: r } = n.view,
    a = W.find((e) => e === r.status),
    [o, s] = (0, U.useState)(null),
    c = ne({ ...ge(n.view), ...O(n.view), ...(a && { status: a }) }),
    l = c.data?.counts,
    u = [
      {
        key: `reference`,
        header: e(`requests.reference`),
        names: !0,
        minWidth: 130,
        sortable: !0,
        cell: ({ reference: e }) => e,
      },
      { key: `business`, header: e(`requests.business`), cell: ({ business_name: e }) => e },
      { key: `phone`, header: e(`requests.phone`), cell: ({ phone: e }) => e },
      {
        key: `status`,
        header: e(`requests.status`),
        sortable: !0,
        cell: ({ status: t }) => (0, Y.jsx)(de, { tone: Qe[t], children: e(`statuses.${t}`) }),
      },
      {
        key: `created_at`,
        header: e(`requests.asked`),
        minWidth: 150,
        sortable: !0,
        cell: ({ created_at: t }) =>
          (0, Y.jsxs)(Y.Fragment, {
            children: [
              (0, Y.jsx)(`time`, { dateTime: t, children: x(t) }),
              (0, Y.jsx)(g, {
                variant: `body2`,
                component: `span`,
                sx: { display: `block`, color: `text.secondary` },
                children: e(`requests.age`, { count: $e(t) }),
              }),
            ],
          }),
      },
      {
        key: `open`,
        header: e(`requests.decision`),
        cell: (t) =>
          (0, Y.jsx)(_, {
            size: `small`,
            variant: `outlined`,
            'aria-label': e(`requests.openOf`, { reference: t.reference }),
            onClick: () => s(t),
            children: e(`requests.open`),
          }),
      },
    ]
  return (0, Y.jsxs)(Y.Fragment, {
    children: [
      (0, Y.jsx)(S, {
        name: `merchant-requests`,
        label: e(`tabs.requests`),
        columns: u,
        filters: [
          {
            key: `status`,
            label: e(`requests.status`),
            kind: `choice`,
            options: W.map((t) => ({
              value: t,
              label: l ? e(`requests.counted`, { state: e(`statuses.${t}`), n: l[t] }) : e(`statuses.${t}`),
            })),
          },
        ],
        search: e(`requests.search`),
        state: n,
        source: Te(c, n.view),
        rowKey: ({ request_id: e }) => e,
        failed: e(`requests.failed`),
        empty: e(`requests.none`),
      }),
      o &&
        (0, Y.jsx)(Ye, {
          requestId: o.request_id,
          reference: o.reference,
          onClose: () => s(null),
          onApproved: ({ email: t }) => {
            ;(s(null), i.success(e(`decision.approved`, { email: t, hours: 72 })))
          },
        }),
    ],
  })
}
var tt = [`merchants`, `requests`]
function nt() {
  let { t: e } = t([`merchants-admin`, `staff-titles`]),
    n = u()
  return (0, Y.jsxs)(Y.Fragment, {
    children: [
      (0, Y.jsx)(ce, {
        beside: (0, Y.jsx)(p, {
          children: (0, Y.jsx)(ae, { page: `merchant-management`, tables: [`merchants`, `merchant-requests`] }),
        }),
        children: (0, Y.jsx)(Le, { children: e(`staff-titles:merchantManagement`) }),
      }),
      (0, Y.jsx)(fe, { area: `admin` }),
      (0, Y.jsx)(Ee, {
        tabs: tt,
        label: e(`staff-titles:merchantManagement`),
        nameOf: (t) => (t === `requests` && n > 0 ? e(`tabs.waiting`, { count: n }) : e(`tabs.${t}`)),
        children: (e) => (e === `merchants` ? (0, Y.jsx)(Ue, {}) : (0, Y.jsx)(et, {})),
      }),
    ],
  })
}
export { nt as MerchantManagementPage }
