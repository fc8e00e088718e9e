import { U as Ee, W as De, _t as Oe, c as ke, pt as Ae, ut as je } from './admin-form-BbMOlQ_z.js'
import { ln as V, qt as H, rn as Me } from './admin-SlXPl_wU.js'
import { c as B } from './common-fields-Dur8Hai4.js'
import { t as z } from './common-form-E0SH5PGy.js'
import { Ct as j, St as Se, Tt as Ce, X as M, Z as N, nt as P, tt as F, wt as I } from './common-schema-TiEP0qb9.js'
import { K as _, M as v, P as ee, Y as te, Z as y, ht as b, z as ne } from './desks-BwPV_Ml3.js'
import { A as Ne, Ct as U, St as Pe, Yt as Fe, b as Ie, x as Le } from './desks-form-BT5SDwL6.js'
import {
  Er as n,
  Fr as r,
  Hn as i,
  Ht as a,
  Nr as o,
  Vt as s,
  Xi as c,
  ca as l,
  ci as u,
  da as d,
  g as f,
  gi as p,
  qt as m,
  si as h,
} from './first-CL_AHFyg.js'
import { r as g } from './index-DgFpoVLQ.js'
import { It as be, ht as xe } from './office-0J8ZDQL6.js'
import { I as we, L, S as R } from './office-form-Deh-hoPk.js'
import { i as Te } from './office-more-cy0REuhu.js'
import { J as A, Q as ge, X as _e, Y as ve, Z as ye } from './parts-Clelj3dw.js'
import { n as e, r as t } from './rolldown-runtime-XKyaHtl9.js'
import {
  At as re,
  Dt as ie,
  J as ae,
  X as oe,
  Z as x,
  dn as S,
  fn as se,
  gt as C,
  ht as w,
  in as T,
  it as ce,
  ln as le,
  mt as ue,
  nt as de,
  pn as fe,
  rt as pe,
  vt as me,
} from './signed-in-DHQU3WVe.js'
import { U as E, h as D, o as he, p as O, t as k } from './theme-CBDEJsnh.js'
var Re =
    `name.regulated_entity.regulated_entity_hi.rbi_registration.rate_kind.rate_benchmark.rate_benchmark_hi.rate_benchmark_pct.rate_reset_months.processing_fee_pct.penal_charges.penal_charges_hi.penal_charge_amount.foreclosure_charges.foreclosure_charges_hi.foreclosure_free_after_emis.foreclosure_charge_amount.foreclosure_charge_pct.cooling_off_days.nodal_officer_name.nodal_officer_phone.nodal_officer_email.recovery_clause.grievance_clause.assignable.co_lending.co_lender.co_lending_share.keeps_fee`.split(
      `.`,
    ),
  W = Object.keys({
    terms: `partners`,
    dispute: `partners`,
    payouts: `partners`,
    brand: `partners`,
    criteria: `lenders`,
    slabs: `lenders`,
    lender: `lenders`,
    staff: `user-management`,
    contact: `csr-portal`,
    rule: `approvals`,
  }),
  ze = [`terms`, `dispute`, `payouts`, `criteria`, `slabs`],
  Be = [`approved`, `refused`, `taken_back`, `outdated`, `ended`],
  Ve = [
    `revenue_percent`,
    `revenue_flat_fee`,
    `from_day`,
    `difference`,
    `answer`,
    `month`,
    `lines`,
    `net`,
    `publish_at`,
    `on`,
    `role_id`,
    `state`,
    `factor`,
    `sign_in`,
    `contact`,
    `earliest_at`,
  ],
  He = () => j().oneOf(Be),
  Ue = () => Ce().nullable().defined(),
  G = P({
    approval_id: F(),
    kind: j().oneOf(W).defined(),
    about: j().defined(),
    changes: N(
      P({ field: j().oneOf(Ve).defined(), before: j().nullable().defined(), after: j().nullable().defined() }),
    ),
    criteria: P({ before: Oe, after: Oe }).nullable().defined(),
    slabs: P({ before: N(Ae), after: N(Ae) })
      .nullable()
      .defined(),
    printed: P({ property: j().oneOf(Re).defined(), before: Ue(), after: Ue() })
      .nullable()
      .defined(),
    brand: P({ before: U.nullable().defined(), after: U.nullable().defined() }).nullable().defined(),
    partner_id: F().nullable(),
    user_id: F().nullable(),
    lender_id: F().nullable(),
    reason: j().defined(),
    asked_by: j().defined(),
    asked_at: M(),
    is_own: I().defined(),
    may_approve: I().defined(),
    may_approve_from: M().nullable(),
    outcome: He().nullable().defined(),
    decided_by: j().nullable().defined(),
    decided_at: M().nullable(),
    decision: j().nullable().defined(),
  })
;(P({
  waiting: N(G),
  decided: N(G),
  rules: N(P({ kind: j().oneOf(ze).defined(), on: I().defined(), others: I().defined() })),
}),
  P({ waiting: N(G), criteria_take_two: I().defined() }))
var We = P({ approved: I().defined(), reason: L() }),
  Ge = P({ on: I().defined(), reason: L() }),
  K = t(d(), 1),
  q = i(),
  Ke = [`after`, `before`]
function qe({ title: e, ...t }) {
  let { t: n } = r(`brand-studio`),
    [i, a] = (0, K.useState)(!1)
  return (0, q.jsxs)(E, {
    sx: { mb: 3, overflowWrap: `normal` },
    children: [
      (0, q.jsx)(O, {
        variant: `outlined`,
        size: `small`,
        sx: { minHeight: 44 },
        'aria-expanded': i,
        'aria-label': n(i ? `asked.hideOf` : `asked.showOf`, { title: e }),
        onClick: () => a(!i),
        children: n(i ? `asked.hide` : `asked.show`),
      }),
      i && (0, q.jsx)(Je, { title: e, ...t }),
    ],
  })
}
function Je({ partnerId: e, title: t, ...n }) {
  let { t: i } = r(`brand-studio`),
    [a, o] = (0, K.useState)(`after`),
    s = n[a]
  return (0, q.jsx)(x, {
    query: _({ partnerId: e }),
    failed: i(`failed`),
    waiting: (0, q.jsx)(k, { variant: `rounded`, height: 480, sx: { mt: 3 } }),
    children: ({ base: e }) =>
      (0, q.jsxs)(E, {
        sx: { mt: 3 },
        children: [
          (0, q.jsx)(Te, {
            small: !0,
            label: i(`asked.side`),
            choices: Ke.map((e) => ({ value: e, text: i(`asked.${e}`) })),
            chosen: a,
            onChoose: o,
            sx: { mb: 4 },
          }),
          (0, q.jsx)(ne, { brand: s ? Pe(e, s) : p, nameOf: (e) => i(`asked.areaOf`, { area: e, title: t }) }),
        ],
      }),
  })
}
var Ye = [`approvals`],
  Xe = () =>
    S({ queryKey: Ye, queryFn: ({ signal: e }) => T(`listApprovals`, { signal: e }), refetchOnMount: `always` })
function Ze() {
  let e = fe()
  return () => Promise.all([e.invalidateQueries({ queryKey: Ye }), e.invalidateQueries({ queryKey: be })])
}
function Qe({ approval: e, title: t, approved: n, onClose: i }) {
  let { t: a } = r(`approvals`),
    o = Ze(),
    { approval_id: c, is_own: l } = e,
    u = n ? `approve` : l ? `takeBack` : `refuse`,
    d = z(`decideApproval`, We, {
      start: { reason: `` },
      body: ({ reason: e }) => ({ approved: n, reason: e.trim() }),
      send: (e) => T(`decideApproval`, { params: { approvalId: c }, body: e }),
      done: async ({ outcome: e }) => {
        ;(e === `outdated` ? s.warning(a(`done.outdated`)) : s.success(a(`done.${e}`)), i(), await o())
      },
      failureIn: `form`,
    })
  return (0, q.jsx)(R, {
    form: d,
    title: a(`${u}.ask`, { title: t }),
    confirm: a(`${u}.button`),
    narrow: !0,
    onClose: i,
    children: (0, q.jsx)(B, {
      name: `reason`,
      label: a(`reason`),
      help: a(`reasonHelp`, { min: 5 }),
      input: { autoComplete: `off`, maxLength: 300 },
    }),
  })
}
var $e = (e) => Math.max(0, Math.floor((Date.now() - Date.parse(e)) / f(1)))
function et({ kind: e, partner_id: t, lender_id: n, user_id: r, changes: i }) {
  if (e === `staff`) return h(`user-management`)
  if (r !== null) return h(`csr-portal/:id/:pid`, { id: r, pid: 0 })
  if (n !== null) return h(`lenders/:lenderId`, { lenderId: n })
  if (t === null) return null
  let a = i.find(({ field: e }) => e === `month`)?.after,
    o = h(`partners/:id`, { id: t })
  return e === `brand` ? u(o, { tab: `brand` }) : a ? u(o, { tab: `payouts`, month: a }) : o
}
function tt({ approval: e }) {
  let { t } = r([`approvals`, `staff`, `staff-admin`]),
    [i, a] = (0, K.useState)(null),
    s = (0, K.useId)(),
    { kind: l, changes: u, outcome: d, is_own: f, may_approve: p, may_approve_from: m, partner_id: h } = e,
    g = l === `rule` ? t(`ruled.${e.about}`) : e.about,
    _ = t(`kind.${l}`, { about: g }),
    v = et(e),
    ee = f || p || m !== null,
    y = u.filter(({ before: e, after: t }) => e !== t),
    b = (e, r) =>
      r === null
        ? ``
        : e === `revenue_percent`
          ? t(`percent`, { value: r })
          : e === `from_day`
            ? w(r)
            : e === `role_id`
              ? t(`staff:roles.${r}`)
              : e === `state`
                ? t(`staff-admin:states.${r}`)
                : e === `factor`
                  ? t(`factorOff`)
                  : e === `sign_in`
                    ? t(`signInEnded`)
                    : e === `on`
                      ? t(r === `true` ? `on` : `off`)
                      : e === `contact`
                        ? t(`contact.${r}`)
                        : e === `publish_at` || e === `earliest_at`
                          ? C(r)
                          : e === `month`
                            ? me(r)
                            : e === `lines`
                              ? n(Number(r))
                              : e === `answer`
                                ? r
                                : o(Number(r))
  return (0, q.jsxs)(E, {
    component: `li`,
    'aria-labelledby': s,
    sx: { py: 4, borderTop: 1, borderColor: `divider`, overflowWrap: `anywhere` },
    children: [
      (0, q.jsx)(D, { variant: `subtitle1`, component: `h3`, id: s, sx: { fontWeight: 700 }, children: _ }),
      (0, q.jsxs)(E, {
        component: `ul`,
        sx: { my: 2, pl: 5 },
        children: [
          y.map(({ field: e, before: n, after: r }) =>
            (0, q.jsx)(
              D,
              {
                component: `li`,
                children: t(n === null ? `value` : r === null ? `calledOff` : `change`, {
                  field: t(`field.${e}`),
                  before: b(e, n),
                  after: b(e, r),
                }),
              },
              e,
            ),
          ),
          e.criteria && (0, q.jsx)(De, { ...e.criteria }),
          e.printed && (0, q.jsx)(Ee, { ...e.printed }),
        ],
      }),
      e.brand && (0, q.jsx)(te, { ...e.brand }),
      e.brand && d === null && h !== null && (0, q.jsx)(qe, { partnerId: h, title: _, ...e.brand }),
      e.slabs && (0, q.jsx)(Me, { ...e.slabs }),
      v !== null &&
        (0, q.jsx)(he, { component: c, to: v, 'aria-label': t(`openOf`, { title: _ }), children: t(`open`) }),
      (0, q.jsx)(D, {
        variant: `body2`,
        color: `textSecondary`,
        children: t(`asked`, { who: e.asked_by, day: w(e.asked_at), reason: e.reason }),
      }),
      d === null
        ? (0, q.jsxs)(q.Fragment, {
            children: [
              (0, q.jsxs)(D, {
                variant: `body2`,
                color: `textSecondary`,
                children: [t(`waits`, { count: $e(e.asked_at) }), ` `, f && !p && t(`own`)],
              }),
              m !== null && (0, q.jsx)(H, { at: m }),
              (0, q.jsxs)(E, {
                sx: { display: `flex`, flexWrap: `wrap`, gap: 3, mt: 3 },
                children: [
                  p &&
                    (0, q.jsx)(O, {
                      variant: `contained`,
                      'aria-label': t(`approve.buttonOf`, { title: _ }),
                      onClick: () => a(`approve`),
                      children: t(`approve.button`),
                    }),
                  ee &&
                    (0, q.jsx)(O, {
                      variant: `outlined`,
                      'aria-label': t(f ? `takeBack.buttonOf` : `refuse.buttonOf`, { title: _ }),
                      onClick: () => a(`refuse`),
                      children: t(f ? `takeBack.button` : `refuse.button`),
                    }),
                ],
              }),
            ],
          })
        : (0, q.jsx)(D, {
            variant: `body2`,
            sx: { fontWeight: 700 },
            children: t(`outcome.${d}`, { who: e.decided_by, day: w(e.decided_at ?? ``), reason: e.decision }),
          }),
      i && (0, q.jsx)(Qe, { approval: e, title: _, approved: i === `approve`, onClose: () => a(null) }),
    ],
  })
}
function nt({ approvals: e, kind: t }) {
  let { t: n } = r(`approvals`),
    i = l()[1],
    a = (t) => e.filter((e) => e.kind === t).length,
    o = W.filter((e) => e === t || a(e) > 0),
    s = (e) => i((t) => ae(t, { kind: e }), { replace: !0 })
  return o.length < 2 && t === void 0
    ? null
    : (0, q.jsx)(b, {
        label: n(`filter.label`),
        choices: [
          { value: `all`, label: n(`filter.all`, { count: e.length }) },
          ...o.map((e) => ({ value: e, label: n(`filter.counted`, { name: n(`filter.kind.${e}`), count: a(e) }) })),
        ],
        chosen: t ?? `all`,
        onChoose: (e) => s(e === `all` || e === t ? void 0 : e),
      })
}
function rt({ rule: e, onClose: t }) {
  let { t: n } = r(`approvals`),
    i = Ze(),
    { kind: a, on: o } = e,
    c = z(`setApprovalRule`, Ge, {
      start: { reason: `` },
      body: ({ reason: e }) => ({ on: !o, reason: e.trim() }),
      send: (e) => T(`setApprovalRule`, { params: { kind: a }, body: e }),
      done: async ({ waits: e }) => {
        ;(s.success(n(e ? `rules.waits` : `rules.done`)), t(), await i())
      },
      failureIn: `form`,
    })
  return (0, q.jsx)(R, {
    form: c,
    title: n(o ? `rules.endTitle` : `rules.beginTitle`, { about: n(`ruled.${a}`) }),
    confirm: n(o ? `rules.end` : `rules.begin`),
    narrow: !0,
    onClose: t,
    children: (0, q.jsx)(B, {
      name: `reason`,
      label: n(`reason`),
      help: n(`reasonHelp`, { min: 5 }),
      input: { autoComplete: `off`, maxLength: 300 },
    }),
  })
}
function it({ rules: e }) {
  let { t } = r(`approvals`),
    [n, i] = (0, K.useState)(null),
    a = e.some(({ others: e }) => !e)
  return (0, q.jsxs)(y, {
    title: t(`rules.title`),
    children: [
      (0, q.jsx)(D, { color: `textSecondary`, children: t(a ? `rules.alone` : `rules.text`) }),
      (0, q.jsx)(E, {
        component: `ul`,
        'aria-label': t(`rules.title`),
        sx: { listStyle: `none`, m: 0, mt: 3, p: 0 },
        children: e.map((e) => {
          let n = t(`ruled.${e.kind}`)
          return (0, q.jsxs)(
            E,
            {
              component: `li`,
              sx: { display: `flex`, flexWrap: `wrap`, alignItems: `center`, gap: 3, py: 2 },
              children: [
                (0, q.jsx)(D, {
                  sx: { flex: `1 1 240px` },
                  children: t(e.on ? `rules.on` : `rules.off`, { about: n }),
                }),
                (0, q.jsx)(O, {
                  variant: `outlined`,
                  size: `small`,
                  sx: { minHeight: 44 },
                  'aria-label': t(e.on ? `rules.endOf` : `rules.beginOf`, { about: n }),
                  onClick: () => i(e),
                  children: t(e.on ? `rules.end` : `rules.begin`),
                }),
              ],
            },
            e.kind,
          )
        }),
      }),
      n && (0, q.jsx)(rt, { rule: n, onClose: () => i(null) }),
    ],
  })
}
var at = e({ ApprovalsPage: () => ot })
function ot() {
  let { t: e } = r([`approvals`, `staff-titles`]),
    t = Xe(),
    n = l()[0].get(`kind`),
    i = W.find((e) => e === n)
  return (0, q.jsxs)(q.Fragment, {
    children: [
      (0, q.jsx)(oe, {
        beside: (0, q.jsx)(V, { children: (0, q.jsx)(je, { page: `approvals`, tables: [] }) }),
        children: (0, q.jsx)(g, { lead: e(`lead`), children: e(`staff-titles:approvals`) }),
      }),
      (0, q.jsx)(x, {
        query: t,
        failed: e(`failed`),
        waiting: (0, q.jsx)(k, { variant: `rounded`, height: 320, role: `status`, 'aria-label': e(`loading`) }),
        children: ({ waiting: t, decided: n, rules: r }) =>
          (0, q.jsxs)(E, {
            sx: { display: `grid`, gap: 5, mt: 5, gridTemplateColumns: `minmax(0, 1fr)` },
            children: [
              (0, q.jsx)(nt, { approvals: [...t, ...n], kind: i }),
              [`waiting`, `decided`].map((r) => {
                let a = (r === `waiting` ? t : n).filter((e) => i === void 0 || e.kind === i)
                return (0, q.jsx)(
                  y,
                  {
                    title: e(`${r}.title`),
                    children:
                      a.length === 0
                        ? (0, q.jsx)(D, {
                            color: `textSecondary`,
                            children: e(i === void 0 ? `${r}.none` : `filter.none`),
                          })
                        : (0, q.jsx)(E, {
                            component: `ul`,
                            'aria-label': e(`${r}.title`),
                            sx: { listStyle: `none`, m: 0, p: 0 },
                            children: a.map((e) => (0, q.jsx)(tt, { approval: e }, e.approval_id)),
                          }),
                  },
                  r,
                )
              }),
              (0, q.jsx)(it, { rules: r }),
            ],
          }),
      }),
    ],
  })
}
var st = [`verifying`, `open`, `held`, `done`, `cancelled`, `refused`],
  J = [`verifying`, `open`, `held`, `erasing`, `failed`, `done`, `cancelled`, `refused`],
  ct = [`customer`, `letter`, `phone`, `nominee`],
  lt = [`deleted`, `kept`, `unknown`],
  ut = [`profile`, ...de],
  dt = [`requested_at`],
  ft = {
    reference: j().defined(),
    user_id: F(),
    status: j().oneOf(st).defined(),
    stage: j().oneOf(J).defined(),
    owner: j().nullable().defined(),
    due_at: M().nullable(),
    came_by: j().oneOf(ct).defined(),
    held_for: j().oneOf(pe).nullable().defined(),
    requested_at: M(),
    erase_after: M(),
    link_until: M().nullable(),
    done_at: M().nullable(),
  }
P(ft)
var pt = P({ kind: j().oneOf(ce).defined(), about: j().nullable().defined(), until: M() })
P({
  ...ft,
  note: j().nullable().defined(),
  written_by: j().nullable().defined(),
  decided_by: j().nullable().defined(),
  decided_at: M().nullable(),
  decision: j().nullable().defined(),
  partly_erased_at: M().nullable(),
  own: I().defined(),
  needs_another: I().defined(),
  may_approve_from: M().nullable(),
  goes: N(P({ kind: j().oneOf(ut).defined(), count: Se().integer().min(0).defined() })),
  holds: N(
    P({
      reason: j().oneOf(pe).defined(),
      about: j().nullable().defined(),
      until: M(),
      basis: j().oneOf(ke).nullable().defined(),
      kinds: N(j().oneOf(de).defined()),
    }),
  ),
  keeps: N(pt),
  told: N(
    P({
      kind: j().oneOf([`lender`, `insurer`]).defined(),
      name: j().defined(),
      asked_at: M().nullable(),
      answer: j().oneOf(lt).nullable().defined(),
      answered_at: M().nullable(),
      gave_up_at: M().nullable(),
    }),
  ),
  certificate: P({ hash: j().defined(), path: j().defined() }).nullable(),
})
var mt = P({
  customer: we(),
  came_by: j().oneOf([`letter`, `phone`, `nominee`], `rules:choice.unknown`).required(`rules:required`),
  note: L(),
})
P({ mine: I().defined() })
var ht = P({ reason: L() }),
  Y = [`erasure-requests`]
function gt(e) {
  return S({
    queryKey: [...Y, e],
    queryFn: ({ signal: t }) => T(`listErasureRequests`, { query: e, signal: t }),
    placeholderData: se,
    refetchOnMount: `always`,
  })
}
function _t(e) {
  return S({
    queryKey: [...Y, e],
    queryFn: async ({ signal: t }) => (await T(`getErasureRequest`, { params: { reference: e }, signal: t })).data,
    refetchOnMount: `always`,
  })
}
function X() {
  let e = fe()
  return () => e.invalidateQueries({ queryKey: Y })
}
function vt({ reference: e, own: t }) {
  let { t: n } = r(`erasure-desk`),
    i = X()
  return le({
    mutationFn: () => T(`ownErasureRequest`, { params: { reference: e }, body: { mine: !t } }),
    onSuccess: () => s.success(n(t ? `owner.given` : `owner.taken`)),
    onError: a,
    onSettled: i,
  })
}
function yt({ onClose: e }) {
  let { t } = r(`erasure-desk`),
    n = X(),
    i = z(`noteErasureRequest`, mt, {
      start: { customer: ``, came_by: `letter`, note: `` },
      send: (e) => T(`noteErasureRequest`, { body: e }),
      done: async ({ data: r, told: i }) => {
        e()
        let a = t(i ? `note.asked` : `note.nobody`, { reference: r.reference })
        ;(i ? s.success(a) : s.info(a), await n())
      },
    })
  return (0, q.jsxs)(R, {
    form: i,
    title: t(`note.title`),
    confirm: t(`note.save`),
    onClose: e,
    children: [
      (0, q.jsx)(A, { sx: { mb: 4 }, children: t(`note.lead`, { count: 14 }) }),
      (0, q.jsxs)(E, {
        sx: { display: `grid`, gap: 4 },
        children: [
          (0, q.jsx)(B, {
            name: `customer`,
            label: t(`note.customer`),
            help: t(`note.customerHelp`),
            input: { autoComplete: `off`, maxLength: 40 },
          }),
          (0, q.jsx)(Fe, {
            name: `came_by`,
            label: t(`note.cameBy`),
            choices: ct.filter((e) => e !== `customer`).map((e) => ({ id: e, value: t(`cameBy.${e}`) })),
          }),
          (0, q.jsx)(B, {
            name: `note`,
            label: t(`note.note`),
            help: t(`note.noteHelp`),
            input: { autoComplete: `off`, maxLength: 300 },
          }),
        ],
      }),
    ],
  })
}
var Z = { confirm: `confirmErasureRequest`, refuse: `refuseErasureRequest` }
function bt({ reference: e, decision: t, onClose: n }) {
  let { t: i } = r(`erasure-desk`),
    a = X(),
    o = z(Z[t], ht, {
      start: { reason: `` },
      send: (n) => T(Z[t], { params: { reference: e }, body: n }),
      done: async () => {
        ;(n(), s.success(i(`decide.${t}.done`)), await a())
      },
    })
  return (0, q.jsxs)(R, {
    form: o,
    title: i(`decide.${t}.title`, { reference: e }),
    confirm: i(`decide.${t}.save`),
    narrow: !0,
    onClose: n,
    children: [
      (0, q.jsx)(A, { sx: { mb: 4 }, children: i(`decide.${t}.text`) }),
      (0, q.jsx)(B, { name: `reason`, label: i(`decide.${t}.reason`), input: { autoComplete: `off`, maxLength: 300 } }),
    ],
  })
}
var xt = [`asked`, `proven`, `free`, `notice`, `erased`],
  St = { verifying: 1, refused: 1, cancelled: 2, held: 2, open: 3, done: 5 }
function Ct({ request: e }) {
  let { t } = r(`erasure-desk`),
    n = St[e.status],
    i = e.status === `refused` || e.status === `cancelled`
  return (0, q.jsx)(E, {
    component: `ol`,
    'aria-label': t(`steps.label`),
    sx: {
      listStyle: `none`,
      p: 0,
      m: 0,
      display: `grid`,
      gap: 2,
      gridTemplateColumns: { xs: `1fr`, sm: `repeat(5, 1fr)` },
    },
    children: xt.map((e, r) => {
      let a = r < n ? `done` : r === n && !i ? `now` : `next`
      return (0, q.jsxs)(
        E,
        {
          component: `li`,
          ...(a === `now` && { 'aria-current': `step` }),
          children: [
            (0, q.jsx)(E, {
              sx: {
                height: 6,
                borderRadius: 1,
                bgcolor: a === `done` ? `success.main` : a === `now` ? `info.main` : `divider`,
              },
            }),
            (0, q.jsxs)(D, {
              variant: `body2`,
              sx: { fontWeight: a === `now` ? 600 : 400, mt: 1 },
              children: [
                t(`steps.${e}`),
                (0, q.jsxs)(E, {
                  component: `span`,
                  sx: { color: `text.secondary` },
                  children: [` `, t(`steps.state.${a}`)],
                }),
              ],
            }),
          ],
        },
        e,
      )
    }),
  })
}
function wt({ request: e }) {
  let { t } = r(`erasure-desk`),
    n = vt(e)
  return (0, q.jsx)(O, {
    disabled: n.isPending,
    onClick: () => n.mutate(),
    children: t(e.own ? `owner.give` : `owner.take`),
  })
}
function Tt({ reference: e, onClose: t }) {
  let { t: n } = r([`erasure-desk`, `common`]),
    i = (0, K.useId)(),
    a = _t(e),
    [o, s] = (0, K.useState)(null)
  return (0, q.jsxs)(ge, {
    open: !0,
    fullWidth: !0,
    maxWidth: `md`,
    'aria-labelledby': `${i}-title`,
    onClose: t,
    children: [
      (0, q.jsx)(ve, { id: `${i}-title`, children: n(`detail.title`, { reference: e }) }),
      (0, q.jsx)(_e, {
        tabIndex: 0,
        children: (0, q.jsx)(x, {
          query: a,
          failed: n(`detail.failed`),
          waiting: (0, q.jsx)(k, { variant: `rounded`, height: 320 }),
          children: (e) => (0, q.jsx)(Et, { request: e }),
        }),
      }),
      (0, q.jsxs)(ye, {
        sx: { flexWrap: `wrap`, gap: 2 },
        children: [
          a.data && a.data.due_at !== null && (0, q.jsx)(wt, { request: a.data }),
          a.data?.status === `verifying` &&
            (0, q.jsxs)(q.Fragment, {
              children: [
                a.data.may_approve_from === null
                  ? a.data.needs_another
                    ? (0, q.jsx)(D, { variant: `body2`, sx: { flex: `1 1 220px` }, children: n(`detail.another`) })
                    : (0, q.jsx)(O, {
                        variant: `contained`,
                        onClick: () => s(`confirm`),
                        children: n(`decide.confirm.open`),
                      })
                  : (0, q.jsx)(E, {
                      sx: { flex: `1 1 220px` },
                      children: (0, q.jsx)(H, { at: a.data.may_approve_from }),
                    }),
                (0, q.jsx)(O, { variant: `outlined`, onClick: () => s(`refuse`), children: n(`decide.refuse.open`) }),
              ],
            }),
          (0, q.jsx)(O, { variant: `outlined`, onClick: t, children: n(`common:close`) }),
        ],
      }),
      o && (0, q.jsx)(bt, { reference: e, decision: o, onClose: () => s(null) }),
    ],
  })
}
function Et({ request: e }) {
  let { t } = r(`erasure-desk`),
    { goes: n, keeps: i, told: a, holds: o, certificate: s, status: l } = e
  return (0, q.jsxs)(E, {
    sx: { display: `grid`, gap: 6 },
    children: [
      (0, q.jsxs)(E, {
        children: [
          (0, q.jsxs)(D, {
            children: [t(`detail.asked`, { id: e.user_id, at: C(e.requested_at) }), ` `, t(`cameBy.${e.came_by}`)],
          }),
          (0, q.jsx)(D, { children: t(`owner.line`, { name: e.owner ?? t(`owner.nobody`) }) }),
          e.note !== null &&
            (0, q.jsx)(D, {
              sx: { color: `text.secondary`, overflowWrap: `anywhere` },
              children: t(`detail.note`, { name: e.written_by ?? ``, note: e.note }),
            }),
          e.decision !== null &&
            (0, q.jsx)(D, {
              sx: { color: `text.secondary`, overflowWrap: `anywhere` },
              children: t(`detail.decision`, { name: e.decided_by ?? ``, decision: e.decision }),
            }),
        ],
      }),
      (0, q.jsx)(Ct, { request: e }),
      (0, q.jsxs)(E, {
        sx: { display: `grid`, gap: 6, gridTemplateColumns: { xs: `1fr`, sm: `1fr 1fr` } },
        children: [
          (0, q.jsx)(Q, {
            title: t(l === `done` ? `goes.done` : `goes.title`),
            empty: t(`goes.none`),
            children: n.map(({ kind: e, count: n }) => (0, q.jsx)($, { left: t(`goes.${e}`), right: String(n) }, e)),
          }),
          (0, q.jsx)(Q, {
            title: t(`keeps.title`),
            empty: t(`keeps.none`),
            children: i.map(({ kind: e, about: n, until: r }) =>
              (0, q.jsx)(
                $,
                { left: [t(`keeps.${e}`), n].filter(Boolean).join(`, `), children: t(`keeps.until`, { at: C(r) }) },
                `${e}${n}`,
              ),
            ),
          }),
          (0, q.jsx)(Q, {
            title: t(`holds.title`),
            empty: t(`holds.none`),
            children: o.map(({ reason: e, about: n, until: r, basis: i, kinds: a }) =>
              (0, q.jsx)(
                $,
                {
                  left: [t(`holds.${e}`), n].filter(Boolean).join(`, `),
                  children:
                    i === null
                      ? t(`keeps.until`, { at: C(r) })
                      : [
                          t(`holds.basis.${i}`),
                          a.length === 0 ? t(`holds.everything`) : a.map((e) => t(`holds.kind.${e}`)).join(`, `),
                          t(`holds.review`, { at: C(r) }),
                        ].join(` · `),
                },
                `${e}${n}${i}`,
              ),
            ),
          }),
          (0, q.jsx)(Q, {
            title: t(`told.title`),
            empty: t(`told.none`),
            children: a.map((e, t) => (0, q.jsx)($, { left: e.name, children: u(e) }, t)),
          }),
        ],
      }),
      l !== `done` &&
        (0, q.jsx)(he, { component: c, to: `${h(`customer-eligibility`)}?tab=holds`, children: t(`detail.hold`) }),
      s !== null &&
        (0, q.jsxs)(E, {
          children: [
            (0, q.jsx)(D, { variant: `h4`, component: `h3`, children: t(`certificate.title`) }),
            (0, q.jsx)(m, { href: s.path, children: t(`certificate.open`) }),
            (0, q.jsx)(D, {
              variant: `body2`,
              sx: { color: `text.secondary`, overflowWrap: `anywhere` },
              children: t(`certificate.hash`, { hash: s.hash }),
            }),
          ],
        }),
    ],
  })
  function u({ asked_at: e, answer: n, answered_at: r, gave_up_at: i }) {
    return n !== null && r !== null
      ? t(`told.${n}`, { at: C(r) })
      : i === null
        ? e === null
          ? t(`told.later`)
          : t(`told.waits`, { at: C(e) })
        : t(`told.gaveUp`, { at: C(i) })
  }
}
function Q({ title: e, empty: t, children: n }) {
  let r = (0, K.useId)()
  return (0, q.jsxs)(E, {
    component: `section`,
    'aria-labelledby': r,
    sx: { minWidth: 0 },
    children: [
      (0, q.jsx)(D, { variant: `h4`, component: `h3`, id: r, sx: { mb: 2 }, children: e }),
      n.length === 0
        ? (0, q.jsx)(D, { sx: { color: `text.secondary` }, children: t })
        : (0, q.jsx)(E, { component: `ul`, sx: { listStyle: `none`, p: 0, m: 0 }, children: n }),
    ],
  })
}
function $({ left: e, right: t, children: n }) {
  return (0, q.jsxs)(E, {
    component: `li`,
    sx: { display: `flex`, justifyContent: `space-between`, gap: 3, py: 2, borderBottom: 1, borderColor: `divider` },
    children: [
      (0, q.jsxs)(E, {
        sx: { minWidth: 0, overflowWrap: `anywhere` },
        children: [e, n && (0, q.jsx)(D, { variant: `body2`, sx: { color: `text.secondary` }, children: n })],
      }),
      t !== void 0 && (0, q.jsx)(E, { sx: { fontVariantNumeric: `tabular-nums` }, children: t }),
    ],
  })
}
var Dt = { sortable: dt, sort: { key: `requested_at`, direction: `asc` }, filters: [`status`] },
  Ot = {
    verifying: `warn`,
    open: `info`,
    held: `warn`,
    erasing: `info`,
    failed: `err`,
    done: `ok`,
    cancelled: `neutral`,
    refused: `neutral`,
  },
  kt = `request`
function At() {
  let { t: e } = r(`erasure-desk`),
    t = v(Dt),
    [n, i] = l(),
    a = n.get(kt),
    o = (e) => i((t) => ae(t, { [kt]: e })),
    s = J.find((e) => e === t.view.filters.status),
    c = gt({ ...Ie(t.view), ...Le(t.view), ...(s && { status: s }) }),
    u = jt(o),
    d = (e) => c.data?.counts.find((t) => t.status === e)?.count ?? 0
  return (0, q.jsxs)(q.Fragment, {
    children: [
      (0, q.jsx)(Ne, {
        name: `erasure-requests`,
        label: e(`table.label`),
        columns: u,
        filters: [
          {
            key: `status`,
            label: e(`table.status`),
            kind: `choice`,
            options: J.map((t) => ({ value: t, label: e(`table.counted`, { name: e(`status.${t}`), count: d(t) }) })),
          },
        ],
        search: e(`table.search`),
        state: t,
        source: ee(c, t.view),
        rowKey: ({ reference: e }) => e,
        failed: e(`table.failed`),
        empty: e(`table.none`),
      }),
      a !== null && (0, q.jsx)(Tt, { reference: a, onClose: () => o(null) }),
    ],
  })
}
function jt(e) {
  let { t } = r(`erasure-desk`)
  return [
    {
      key: `reference`,
      header: t(`table.reference`),
      names: !0,
      minWidth: 120,
      cell: ({ reference: e, user_id: n }) =>
        (0, q.jsxs)(q.Fragment, {
          children: [
            e,
            (0, q.jsx)(D, {
              component: `span`,
              variant: `body2`,
              sx: { display: `block`, color: `text.secondary` },
              children: t(`table.customer`, { id: n }),
            }),
          ],
        }),
    },
    {
      key: `status`,
      header: t(`table.status`),
      minWidth: 170,
      cell: (e) =>
        (0, q.jsxs)(q.Fragment, {
          children: [
            (0, q.jsx)(ue, { tone: Ot[e.stage], children: t(`status.${e.stage}`) }),
            (0, q.jsx)(D, {
              component: `span`,
              variant: `body2`,
              sx: { display: `block`, mt: 1 },
              children: (0, q.jsx)(Mt, { line: e }),
            }),
          ],
        }),
    },
    {
      key: `owner`,
      header: t(`table.owner`),
      minWidth: 130,
      cell: ({ owner: e, due_at: n }) =>
        (0, q.jsxs)(q.Fragment, {
          children: [
            e ?? t(n === null ? `owner.over` : `owner.nobody`),
            n !== null &&
              (0, q.jsx)(D, {
                component: `span`,
                variant: `body2`,
                sx: { display: `block`, color: `text.secondary` },
                children: t(`owner.due`, { at: C(n) }),
              }),
          ],
        }),
    },
    { key: `came_by`, header: t(`table.cameBy`), cell: ({ came_by: e }) => t(`cameBy.${e}`) },
    {
      key: `requested_at`,
      header: t(`table.asked`),
      sortable: !0,
      minWidth: 130,
      cell: (e) =>
        (0, q.jsxs)(q.Fragment, {
          children: [
            (0, q.jsx)(`time`, { dateTime: e.requested_at, children: C(e.requested_at) }),
            (0, q.jsx)(Nt, { line: e }),
          ],
        }),
    },
    {
      key: `open`,
      header: t(`table.details`),
      cell: ({ reference: n }) =>
        (0, q.jsx)(O, {
          size: `small`,
          variant: `outlined`,
          'aria-label': t(`table.openOf`, { reference: n }),
          onClick: () => e(n),
          children: t(`table.open`),
        }),
    },
  ]
}
function Mt({ line: e }) {
  let { t } = r(`erasure-desk`)
  switch (e.stage) {
    case `verifying`:
      return t(`next.verifying`, { at: C(e.link_until ?? e.erase_after) })
    case `open`:
      return t(`next.open`, { at: C(e.erase_after) })
    case `erasing`:
    case `failed`:
      return t(`next.due`, { at: C(e.erase_after) })
    case `held`:
      return e.held_for === null ? null : t(`holds.${e.held_for}`)
    case `done`:
      return e.done_at === null ? null : C(e.done_at)
    case `cancelled`:
    case `refused`:
      return null
  }
}
function Nt({ line: e }) {
  let { t } = r(`erasure-desk`),
    n = xe()
  if (e.status !== `verifying` && e.status !== `open` && e.status !== `held`) return null
  let i = ie(re(new Date(e.requested_at)), n),
    a = i > 7
  return (0, q.jsx)(D, {
    component: `span`,
    variant: `body2`,
    sx: { display: `block`, color: a ? `warning.main` : `text.secondary` },
    children: t(a ? `age.late` : `age.day`, { count: i }),
  })
}
var Pt = e({ CustomerInfoDeletionPage: () => Ft })
function Ft() {
  let { t: e } = r([`erasure-desk`, `staff-titles`]),
    [t, n] = (0, K.useState)(!1)
  return (0, q.jsxs)(q.Fragment, {
    children: [
      (0, q.jsx)(oe, {
        beside: (0, q.jsxs)(V, {
          children: [
            (0, q.jsx)(je, { page: `customer-info-deletion`, tables: [`erasure-requests`] }),
            (0, q.jsx)(O, { variant: `contained`, onClick: () => n(!0), children: e(`note.open`) }),
          ],
        }),
        children: (0, q.jsx)(g, { children: e(`staff-titles:customerInfoDeletion`) }),
      }),
      (0, q.jsx)(D, {
        sx: { color: `text.secondary`, mt: 2, mb: 5, maxWidth: 760 },
        children: e(`lead`, { aim: 7, limit: 90 }),
      }),
      (0, q.jsx)(At, {}),
      t && (0, q.jsx)(yt, { onClose: () => n(!1) }),
    ],
  })
}
export { at as n, Pt as t }
