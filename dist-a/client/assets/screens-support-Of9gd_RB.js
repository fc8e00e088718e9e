import { ut as $e } from './admin-form-BbMOlQ_z.js'
import { T as et, jn as tt, ln as nt, nt as rt, tt as it, w as at } from './admin-SlXPl_wU.js'
import { c as z, t as Qe } from './common-fields-Dur8Hai4.js'
import { i as L, m as Ze, t as R } from './common-form-E0SH5PGy.js'
import {
  Ct as O,
  I as Pe,
  L as Fe,
  R as Ie,
  St as k,
  V as A,
  X as j,
  Z as M,
  c as Le,
  d as Re,
  et as ze,
  f as Be,
  h as Ve,
  mt as He,
  nt as N,
  o as Ue,
  p as We,
  pt as Ge,
  tt as P,
  wt as F,
  xt as Ke,
} from './common-schema-TiEP0qb9.js'
import { A as _, M as re, P as ie, j as ae, k as oe } from './desks-BwPV_Ml3.js'
import { A as ot, Jt as B, Yt as V, b as st, x as ct } from './desks-form-BT5SDwL6.js'
import {
  Ai as n,
  Cr as r,
  Fr as i,
  Hn as a,
  Ht as o,
  In as s,
  Mr as c,
  Ti as l,
  Vt as u,
  Xi as d,
  ca as f,
  ci as p,
  da as ee,
  pr as m,
  sa as te,
  si as h,
  ui as g,
} from './first-CL_AHFyg.js'
import { r as ne } from './index-DgFpoVLQ.js'
import { Ct as De, St as Oe, bt as ke, vt as Ae, wt as je, xt as Me, yt as Ne } from './office-0J8ZDQL6.js'
import { F as qe, L as Je, P as Ye, S as I, _ as Xe } from './office-form-Deh-hoPk.js'
import { J as we, N as Te, x as Ee } from './parts-Clelj3dw.js'
import { n as e, r as t } from './rolldown-runtime-XKyaHtl9.js'
import {
  At as se,
  Nt as ce,
  Pt as le,
  X as ue,
  Z as de,
  ct as fe,
  dn as v,
  et as pe,
  fn as me,
  gt as y,
  ht as he,
  in as b,
  jt as ge,
  ln as x,
  lt as _e,
  mt as ve,
  pn as S,
  ut as ye,
  wt as be,
} from './signed-in-DHQU3WVe.js'
import { U as C, f as w, h as T, m as xe, n as Se, o as E, p as D, t as Ce } from './theme-CBDEJsnh.js'
var H = t(ee(), 1),
  U = a()
function W({ title: e, children: t }) {
  let n = (0, H.useId)()
  return (0, U.jsxs)(Se, {
    component: `section`,
    variant: `outlined`,
    'aria-labelledby': n,
    sx: { p: 4, minWidth: 0 },
    children: [(0, U.jsx)(T, { variant: `h4`, component: `h2`, id: n, sx: { mb: 2 }, children: e }), t],
  })
}
function lt({ enquiry: { kind: e, details: t } }) {
  let { t: n } = i(`enquiry-desk`),
    r = (e) => {
      let r = t[e] ?? ``
      return typeof r == `number` ? c(r) : e === `place` || e === `condition` ? n(`${e}.${r}`) : r
    }
  return (0, U.jsx)(W, {
    title: n(`kind.${e}`),
    children: (0, U.jsx)(C, {
      component: `dl`,
      sx: { m: 0, display: `grid`, gap: 3, gridTemplateColumns: `repeat(auto-fill, minmax(180px, 1fr))` },
      children: Be(e)
        .filter((e) => t[e] !== void 0)
        .map((e) =>
          (0, U.jsxs)(
            `div`,
            {
              children: [
                (0, U.jsx)(T, {
                  component: `dt`,
                  variant: `body2`,
                  sx: { color: `text.secondary` },
                  children: n(`fields.${e}`),
                }),
                (0, U.jsx)(T, { component: `dd`, sx: { m: 0, overflowWrap: `anywhere` }, children: r(e) }),
              ],
            },
            e,
          ),
        ),
    }),
  })
}
var ut = [`open`, `mine`, `overdue`, `passed`, `closed`],
  dt = [`created_at`],
  ft = N({ admin_id: P(), name: O().defined() }),
  pt = {
    reference: We(),
    kind: Ve(),
    customer: O().defined(),
    user_id: P(),
    amount: k().nullable().defined(),
    status: O().oneOf(Le).defined(),
    created_at: j(),
    due_at: j(),
    overdue: F().defined(),
    assigned_to: ft.nullable(),
    lender: O().nullable().defined(),
    sent_at: j().nullable().defined(),
  }
;(N(pt),
  N({
    ...pt,
    version: k().integer().min(0).defined(),
    details: Re(),
    mobile: O().defined(),
    email: O().defined(),
    language: O().oneOf(g).defined(),
    consented: F().defined(),
    simulated: F().defined(),
    people: M(ft.shape({ waiting: k().integer().min(0).defined(), is_own: F().defined() })),
    lenders: M(N({ lender_id: P(), name: O().defined() })),
    passed: N({ at: j(), by: O().defined() }).nullable(),
    gave_up_at: j().nullable().defined(),
    closed: N({ at: j(), by: O().nullable().defined(), reason: O().oneOf(Ue).nullable().defined() }).nullable(),
  }))
var mt = () => k().integer().min(0, `rules:number.range`).required(`rules:required`),
  ht = N({ admin_id: P().nullable(), version: mt() }),
  gt = N({ lender_id: k().required(`rules:requiredChoice`).concat(P()), version: mt() }),
  _t = N({ reason: O().oneOf(Ue, `rules:choice.unknown`).required(`rules:required`), version: mt() }),
  G = [`enquiry-desk`]
function vt(e) {
  return v({
    queryKey: [...G, e],
    queryFn: ({ signal: t }) => b(`listDeskEnquiries`, { query: e, signal: t }),
    placeholderData: me,
    refetchOnMount: `always`,
  })
}
function yt(e) {
  return v({
    queryKey: [...G, e],
    queryFn: async ({ signal: t }) => (await b(`getDeskEnquiry`, { params: { reference: e }, signal: t })).data,
    refetchOnMount: `always`,
  })
}
function bt(e) {
  let t = S()
  return (n, r) => {
    ;(e?.(), t.setQueryData([...G, n.reference], n), u.success(r))
  }
}
function xt(e, t) {
  let { t: n } = i(`enquiry-desk`),
    a = S()
  return (i) =>
    !(i instanceof r) || i.errors?.version === void 0
      ? !1
      : (t?.(), u.error(n(`crossed`)), a.invalidateQueries({ queryKey: [...G, e] }), !0)
}
function St({ reference: e, version: t }) {
  let { t: n } = i(`enquiry-desk`),
    r = bt(),
    a = xt(e)
  return x({
    mutationFn: (n) => b(`assignDeskEnquiry`, { params: { reference: e }, body: { admin_id: n, version: t } }),
    onSuccess: ({ data: e }) => r(e, n(`take.done`)),
    onError: (e) => {
      a(e) || o(e)
    },
  })
}
function Ct({ enquiry: e, onClose: t }) {
  let { t: n } = i(`enquiry-desk`),
    r = bt(t),
    { reference: a, version: o } = e,
    s = R(`closeDeskEnquiry`, _t, {
      start: { reason: Ue[0] },
      body: ({ reason: e }) => ({ reason: e, version: o }),
      send: (e) => b(`closeDeskEnquiry`, { params: { reference: a }, body: e }),
      done: ({ data: e }) => r(e, n(`close.done`, { reference: a })),
      refused: xt(a, t),
      failureIn: `form`,
    })
  return (0, U.jsx)(I, {
    form: s,
    title: n(`close.title`, { reference: a }),
    confirm: n(`close.save`),
    narrow: !0,
    onClose: t,
    children: (0, U.jsx)(V, {
      name: `reason`,
      label: n(`close.reason`),
      help: n(`close.help`),
      choices: Ue.map((e) => ({ id: e, value: n(`reason.${e}`) })),
    }),
  })
}
function wt({ enquiry: e, onClose: t }) {
  let { t: n } = i(`enquiry-desk`),
    r = bt(t),
    { reference: a, version: o, lenders: s, simulated: c } = e,
    l = R(`passOnEnquiry`, gt, {
      start: { lender_id: `` },
      body: ({ lender_id: e }) => ({ lender_id: Number(e), version: o }),
      check: ({ lender_id: e }) => ({ lender_id: e === `` ? `rules:requiredChoice` : void 0 }),
      send: (e) => b(`passOnEnquiry`, { params: { reference: a }, body: e }),
      done: ({ data: e }) => r(e, n(e.sent_at === null ? `pass.onItsWay` : `pass.done`, { lender: e.lender ?? `` })),
      refused: xt(a, t),
      failureIn: `form`,
    })
  return (0, U.jsxs)(I, {
    form: l,
    title: n(`pass.title`, { reference: a }),
    confirm: n(`pass.save`),
    onClose: t,
    children: [
      (0, U.jsx)(we, { sx: { mb: 4 }, children: n(`pass.text`) }),
      c && (0, U.jsx)(w, { severity: `info`, sx: { mb: 4 }, children: n(`pass.simulated`) }),
      (0, U.jsx)(V, {
        name: `lender_id`,
        label: n(`pass.lender`),
        what: n(`pass.what`),
        choices: [
          { id: ``, value: n(`pass.choose`) },
          ...s.map(({ lender_id: e, name: t }) => ({ id: String(e), value: t })),
        ],
      }),
    ],
  })
}
function Tt({ enquiry: e }) {
  let { t } = i(`enquiry-desk`),
    [n, r] = (0, H.useState)(null),
    { status: a, assigned_to: o, people: s, consented: c } = e,
    l = s.find(({ is_own: e }) => e),
    u = St(e)
  if (a !== `open` && a !== `passed`) return null
  let d = () => r(null)
  return (0, U.jsxs)(C, {
    sx: { display: `grid`, gap: 3 },
    children: [
      a === `open` && !c && (0, U.jsx)(w, { severity: `warning`, children: t(`pass.noConsent`) }),
      (0, U.jsxs)(C, {
        sx: { display: `flex`, flexWrap: `wrap`, gap: 3 },
        children: [
          a === `open` &&
            l &&
            o?.admin_id !== l.admin_id &&
            (0, U.jsx)(D, {
              variant: `outlined`,
              disabled: u.isPending,
              onClick: () => u.mutate(l.admin_id),
              children: t(`take.take`),
            }),
          a === `open` &&
            c &&
            (0, U.jsx)(D, { variant: `contained`, onClick: () => r(`pass`), children: t(`pass.open`) }),
          (0, U.jsx)(D, { variant: `outlined`, onClick: () => r(`close`), children: t(`close.open`) }),
        ],
      }),
      n === `pass` && (0, U.jsx)(wt, { enquiry: e, onClose: d }),
      n === `close` && (0, U.jsx)(Ct, { enquiry: e, onClose: d }),
    ],
  })
}
function Et({ enquiry: e }) {
  let { t } = i(`enquiry-desk`),
    { customer: n, user_id: r, mobile: a, email: o, language: s, consented: c, reference: l } = e
  return (0, U.jsxs)(W, {
    title: t(`owner.title`),
    children: [
      (0, U.jsx)(T, {
        sx: { fontWeight: 500, overflowWrap: `anywhere` },
        children: t(n === `` ? `customerNumber` : `customer`, { name: n, id: r }),
      }),
      a !== `` && (0, U.jsx)(T, { variant: `body2`, children: a }),
      o !== `` && (0, U.jsx)(T, { variant: `body2`, sx: { overflowWrap: `anywhere` }, children: o }),
      (0, U.jsx)(T, { variant: `body2`, sx: { mt: 2 }, children: t(`owner.language`, { language: _(s) }) }),
      (0, U.jsx)(T, { variant: `body2`, children: t(c ? `owner.consented` : `owner.noConsent`) }),
      (0, U.jsx)(E, {
        component: d,
        to: p(h(`csr-portal`), { find: l }),
        sx: { display: `inline-flex`, alignItems: `center`, minHeight: 44 },
        children: t(`owner.record`),
      }),
    ],
  })
}
var Dt = { open: `info`, passed: `ok`, closed: `neutral`, withdrawn: `neutral` }
function Ot({ line: { status: e, lender: t, sent_at: n } }) {
  let { t: r } = i(`enquiry-desk`),
    a = e === `passed` && n === null
  return (0, U.jsxs)(U.Fragment, {
    children: [
      (0, U.jsx)(ve, { tone: a ? `warn` : Dt[e], children: r(a ? `status.onItsWay` : `status.${e}`) }),
      t !== null &&
        (0, U.jsx)(T, {
          component: `span`,
          variant: `body2`,
          sx: { display: `block`, overflowWrap: `anywhere` },
          children: t,
        }),
    ],
  })
}
var kt = `nobody`,
  K = (e) => (e === null ? kt : String(e.admin_id))
function At({ label: e, choices: t, save: n, busy: r }) {
  return (0, U.jsxs)(U.Fragment, {
    children: [
      (0, U.jsx)(V, { name: `admin_id`, label: e, choices: t }),
      (0, U.jsx)(C, { children: (0, U.jsx)(D, { type: `submit`, variant: `outlined`, 'aria-busy': r, children: n }) }),
    ],
  })
}
function jt({ enquiry: e }) {
  let { t } = i(`enquiry-desk`),
    n = bt(),
    { reference: r, version: a, people: o, assigned_to: s, status: c } = e,
    l = K(s),
    u = R(`assignDeskEnquiry`, ht, {
      start: { admin_id: l },
      stored: { admin_id: l },
      body: ({ admin_id: e }) => ({ admin_id: e === `nobody` ? null : Number(e), version: a }),
      send: (e) => b(`assignDeskEnquiry`, { params: { reference: r }, body: e }),
      done: ({ data: e }) => {
        ;(u.hands.reset({ admin_id: K(e.assigned_to) }),
          n(e, e.assigned_to === null ? t(`assign.none`) : t(`assign.done`, e.assigned_to)))
      },
      refused: xt(r),
    })
  return c === `open`
    ? (0, U.jsx)(W, {
        title: t(`assign.title`),
        children: (0, U.jsx)(C, {
          component: L,
          form: u,
          prefix: `field-assign`,
          sx: { display: `grid`, gap: 2 },
          children: (0, U.jsx)(At, {
            busy: u.busy,
            label: t(`assign.label`),
            save: t(`assign.save`),
            choices: [
              { id: kt, value: t(`nobody`) },
              ...o.map(({ admin_id: e, name: n, waiting: r }) => ({
                id: String(e),
                value: t(`assign.person`, { name: n, count: r }),
              })),
            ],
          }),
        }),
      })
    : (0, U.jsx)(W, { title: t(`assign.title`), children: (0, U.jsx)(T, { children: s?.name ?? t(`nobody`) }) })
}
var Mt = e({ EnquiryPage: () => Nt })
function Nt() {
  let { t: e } = i(`enquiry-desk`),
    { ref: t = `` } = te(),
    n = yt(t)
  return (0, U.jsx)(at, {
    query: n,
    back: { to: h(`loan-enquiries`), text: e(`back`) },
    title: e(`title`, { reference: t }),
    gone: e(`gone`),
    failed: e(`failed`),
    children: (e) => (0, U.jsx)(Pt, { enquiry: e }, e.reference),
  })
}
function Pt({ enquiry: e }) {
  return (0, U.jsx)(et, {
    aside: (0, U.jsxs)(U.Fragment, { children: [(0, U.jsx)(Et, { enquiry: e }), (0, U.jsx)(jt, { enquiry: e })] }),
    children: (0, U.jsxs)(C, {
      sx: { display: `grid`, gap: 4, alignContent: `start`, minWidth: 0 },
      children: [
        (0, U.jsxs)(C, { children: [(0, U.jsx)(Ot, { line: e }), (0, U.jsx)(Ft, { enquiry: e })] }),
        (0, U.jsx)(lt, { enquiry: e }),
        (0, U.jsx)(Tt, { enquiry: e }),
      ],
    }),
  })
}
function Ft({ enquiry: e }) {
  let { t } = i(`enquiry-desk`),
    { created_at: n, due_at: r, overdue: a, status: o, passed: s, sent_at: c, lender: l, gave_up_at: u, closed: d } = e,
    f = { lender: l ?? `` }
  return (0, U.jsxs)(C, {
    sx: { mt: 2, display: `grid`, gap: 1 },
    children: [
      (0, U.jsxs)(T, {
        children: [t(`course.received`, { at: y(n) }), ` `, o === `open` && t(a ? `overdue` : `due`, { date: he(r) })],
      }),
      s && (0, U.jsx)(T, { children: t(`course.passed`, { ...f, at: y(s.at), name: s.by }) }),
      c !== null && (0, U.jsx)(T, { children: t(`course.sent`, { ...f, at: y(c) }) }),
      o === `passed` && c === null && (0, U.jsx)(T, { children: t(`course.onItsWay`, f) }),
      u !== null && (0, U.jsx)(w, { severity: `warning`, children: t(`course.gaveUp`, { at: y(u) }) }),
      d &&
        (0, U.jsxs)(T, {
          children: [
            d.by === null ? t(`course.withdrawn`, { at: y(d.at) }) : t(`course.closed`, { at: y(d.at), name: d.by }),
            ` `,
            d.reason !== null && t(`reason.${d.reason}`),
          ],
        }),
    ],
  })
}
var It = { sortable: dt, sort: { key: `created_at`, direction: `asc` } },
  Lt = { ...It, sort: { key: `created_at`, direction: `desc` } }
function Rt({ queue: e }) {
  let { t } = i(`enquiry-desk`),
    n = re(e === `closed` || e === `passed` ? Lt : It),
    r = vt({ queue: e, ...st(n.view), ...ct(n.view) }),
    a = [
      {
        key: `reference`,
        header: t(`table.reference`),
        names: !0,
        minWidth: 130,
        cell: ({ reference: e }) =>
          (0, U.jsx)(E, { component: d, to: h(`loan-enquiries/:ref`, { ref: e }), children: e }),
      },
      {
        key: `due_at`,
        header: t(`table.due`),
        minWidth: 120,
        cell: ({ due_at: e, overdue: n, status: r }) =>
          r === `open` &&
          (0, U.jsx)(T, {
            component: `span`,
            variant: `body2`,
            sx: { fontWeight: 500, color: n ? `error.main` : `text.primary` },
            children: t(n ? `overdue` : `due`, { date: he(e) }),
          }),
      },
      { key: `kind`, header: t(`table.product`), cell: ({ kind: e }) => t(`kind.${e}`) },
      {
        key: `customer`,
        header: t(`table.customer`),
        cell: ({ customer: e, user_id: n }) => t(e === `` ? `customerNumber` : `customer`, { name: e, id: n }),
      },
      { key: `amount`, header: t(`table.amount`), align: `right`, cell: ({ amount: e }) => (e === null ? null : c(e)) },
      { key: `assigned_to`, header: t(`table.assigned`), cell: ({ assigned_to: e }) => e?.name ?? t(`nobody`) },
      { key: `status`, header: t(`table.status`), minWidth: 150, cell: (e) => (0, U.jsx)(Ot, { line: e }) },
      {
        key: `created_at`,
        header: t(`table.received`),
        sortable: !0,
        minWidth: 130,
        cell: ({ created_at: e }) => (0, U.jsx)(`time`, { dateTime: e, children: y(e) }),
      },
    ]
  return (0, U.jsx)(ot, {
    name: `loan-enquiries`,
    label: t(`queue.${e}`),
    columns: a,
    search: t(`table.search`),
    state: n,
    source: ie(r, n.view),
    rowKey: ({ reference: e }) => e,
    failed: t(`table.failed`),
    empty: t(`empty.${e}`),
  })
}
var zt = e({ LoanEnquiriesPage: () => Bt })
function Bt() {
  let { t: e } = i([`enquiry-desk`, `staff-titles`]),
    t = vt({ size: `25` }).data?.counts
  return (0, U.jsxs)(U.Fragment, {
    children: [
      (0, U.jsx)(ue, {
        beside: (0, U.jsx)(nt, { children: (0, U.jsx)($e, { page: `loan-enquiries`, tables: [`loan-enquiries`] }) }),
        children: (0, U.jsx)(ne, { lead: e(`lead`, { days: 3 }), children: e(`staff-titles:loanEnquiries`) }),
      }),
      (0, U.jsx)(oe, {
        tabs: ut,
        label: e(`queues`),
        nameOf: (n) => {
          let r = t?.find((e) => e.queue === n)?.count
          return r === void 0 ? e(`queue.${n}`) : e(`counted`, { name: e(`queue.${n}`), count: r })
        },
        children: (e) => (0, U.jsx)(Rt, { queue: e }, e),
      }),
    ],
  })
}
var Vt = [`who`, `purpose`, `secrets`, `noPromise`, `noCalls`, `paid`, `ending`],
  Ht = [`promised_approval`, `asked_fee`, `out_of_hours`],
  Ut = [`promised`, `left_offers`, `documents`, `approved`],
  Wt = [`good`, `to_learn`, ...Ht],
  Gt = 500,
  Kt = [...Ae, `online`, `taken`, `resting`],
  qt = {
    why: O().oneOf(Ut).defined(),
    purpose: O().oneOf(ye).defined(),
    reference: O().defined(),
    product: O().defined(),
    lender: O().nullable().defined(),
  },
  Jt = N({ ...qt, user_id: P(), name: O().defined(), since: j(), nth: k().integer().min(1).defined() }),
  Yt = () => O().oneOf(ke),
  Xt = N({
    ...qt,
    call_id: P(),
    user_id: P(),
    name: O().defined(),
    mobile: O().defined(),
    language: O().oneOf(g).defined(),
    status: O().defined(),
    amount: k().nullable().defined(),
    started_at: j().nullable().defined(),
    leased_until: j(),
    script: M(N({ language: O().oneOf(g).defined(), say: O().defined(), must: M(O().defined()) })),
    so_far: M(
      N({
        channel: O().oneOf(_e).defined(),
        about: O().oneOf(Xe).defined(),
        ending: Yt().nullable().defined(),
        at: j(),
      }),
    ),
    calls_this_week: k().integer().min(0).defined(),
  })
N({
  now: j(),
  open: F().defined(),
  sandbox: F().defined(),
  count: k().integer().min(0).defined(),
  waiting: M(Jt),
  hidden: M(
    N({ reason: O().oneOf(Kt).defined(), count: k().integer().min(1).defined(), until: j().nullable().defined() }),
  ),
  sheet: Xt.nullable().defined(),
  today: N({
    calls: k().integer().defined(),
    connected: k().integer().defined(),
    promised: k().integer().defined(),
    kept: k().integer().defined(),
  }),
  done: M(
    N({
      call_id: P(),
      user_id: P(),
      name: O().defined(),
      reference: O().defined(),
      ending: Yt().nullable().defined(),
      promised_at: j().nullable().defined(),
      ticket: O().nullable().defined(),
      at: j(),
    }),
  ),
})
var Zt = N({
  ending: Yt().oneOf(ke, `rules:choice.unknown`).required(`rules:required`),
  note: qe(Gt)
    .defined()
    .when(`ending`, { is: `complaint`, then: (e) => e.matches(/\S/, `rules:required`).required(`rules:required`) }),
  day: O()
    .defined()
    .when(`ending`, { is: `call_back`, then: () => ze().required(`rules:required`) }),
  time: O()
    .defined()
    .when(`ending`, {
      is: `call_back`,
      then: (e) => e.matches(/^([01]\d|2[0-3]):[0-5]\d$/, `rules:call.time`).required(`rules:required`),
    }),
  by: O().oneOf([`me`, `anybody`], `rules:choice.unknown`).required(`rules:required`),
})
N({
  people: M(
    N({
      admin_id: P(),
      name: O().defined(),
      calls: k().integer().defined(),
      connected: k().integer().defined(),
      promised: k().integer().defined(),
      kept: k().integer().defined(),
    }),
  ),
  reviews: M(
    N({
      call_id: P(),
      agent: O().defined(),
      own: F().defined(),
      user_id: P(),
      reference: O().defined(),
      purpose: O().oneOf(ye).defined(),
      ending: Yt().nullable().defined(),
      note: O().defined(),
      ticket: O().nullable().defined(),
      at: j(),
      minutes: k().integer().min(0).defined(),
      checks: M(O().oneOf(Vt).defined()),
      heard: M(O().oneOf(Vt).defined()),
      fatal: M(O().oneOf(Ht).defined()),
      mark: O().oneOf(Wt).nullable().defined(),
      marked_by: O().nullable().defined(),
    }),
  ),
})
var q = () => F().defined(),
  Qt = N({
    who: q(),
    purpose: q(),
    secrets: q(),
    noPromise: q(),
    noCalls: q(),
    paid: q(),
    ending: q(),
    promised_approval: q(),
    asked_fee: q(),
  }),
  $t = [`call-desk`],
  en = [`call-team`],
  tn = 6e4
function nn() {
  return v({
    queryKey: $t,
    queryFn: async ({ signal: e }) => (await b(`getCallDesk`, { signal: e })).data,
    refetchOnMount: `always`,
    refetchInterval: tn,
  })
}
function rn() {
  let e = S()
  return (t) => e.setQueryData($t, t)
}
function an() {
  let e = S()
  return () => e.invalidateQueries({ queryKey: $t })
}
function on() {
  let e = rn()
  return x({ mutationFn: async () => (await b(`takeNextCall`)).data, onSuccess: e, onError: o })
}
function sn() {
  return v({
    queryKey: en,
    queryFn: async ({ signal: e }) => (await b(`getCallTeam`, { signal: e })).data,
    refetchOnMount: `always`,
  })
}
function cn() {
  let e = S()
  return (t) => e.setQueryData(en, t)
}
function ln(e, t) {
  let { t: n } = i(`telecalling`),
    a = rn(),
    s = an()
  return x({
    mutationFn: async () => (await b(`dialCall`, { params: { call_id: e } })).data,
    onSuccess: (e) => {
      ;(a(e), u.success(n(e.sandbox ? `sheet.callingSandbox` : `sheet.calling`)))
    },
    onError: (e) => {
      let n = e instanceof r ? e.errors?.call : void 0
      if (n !== void 0) return t(n)
      ;(o(e), s())
    },
  })
}
function un(e) {
  let { t } = i(`telecalling`),
    n = rn(),
    r = an()
  return x({
    mutationFn: async () => (await b(`skipCall`, { params: { call_id: e } })).data,
    onSuccess: (e) => {
      ;(n(e), u.success(t(`sheet.skipped`)))
    },
    onError: (e) => {
      ;(o(e), r())
    },
  })
}
var dn = 14,
  fn = Array.from(
    { length: (fe.to - fe.from) * 2 },
    (e, t) => `${String(fe.from + Math.floor(t / 2)).padStart(2, `0`)}:${t % 2 == 0 ? `00` : `30`}`,
  )
function pn({ sheet: e, now: t }) {
  let { t: n } = i(`telecalling`),
    r = rn(),
    a = se(new Date(t)),
    o = R(`endCall`, Zt, {
      start: { ending: ``, note: ``, day: a, time: fn[0] ?? ``, by: `me` },
      body: ({ ending: e, day: t, time: n, ...r }) => {
        let i = e === `call_back`
        return { ...r, ending: e, day: i ? t : ``, time: i ? n : `` }
      },
      send: (t) => b(`endCall`, { params: { call_id: e.call_id }, body: t }),
      done: ({ data: t }) => {
        let i = t.done.find(({ call_id: t }) => t === e.call_id)?.ticket
        ;(u.success(i ? n(`end.ticket`, { ticket: i }) : n(`end.saved`)), r(t))
      },
    }),
    s = Ze({ control: o.hands.control, name: `ending` }),
    c = [...Me, ...Oe].map((e) => ({ id: e, value: n(`ending.${e}`) }))
  return (0, U.jsxs)(C, {
    component: L,
    form: o,
    prefix: `field-end`,
    sx: { display: `grid`, gap: 4, mt: 5 },
    children: [
      (0, U.jsx)(Qe, { name: `ending`, label: n(`end.title`), choices: c }),
      s !== `` &&
        (0, U.jsxs)(T, {
          role: `status`,
          children: [(0, U.jsxs)(`strong`, { children: [n(`end.next`), `:`] }), ` `, n(`act.${Ne[s].act}`)],
        }),
      s === `call_back` &&
        (0, U.jsxs)(C, {
          sx: { display: `grid`, gap: 3, gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, 150px), 1fr))` },
          children: [
            (0, U.jsx)(V, {
              name: `day`,
              label: n(`end.day`),
              choices: Array.from({ length: dn }, (e, t) => {
                let n = be(a, t)
                return { id: n, value: he(le(n).toISOString()) }
              }),
            }),
            (0, U.jsx)(V, { name: `time`, label: n(`end.time`), choices: fn.map((e) => ({ id: e, value: e })) }),
            (0, U.jsx)(V, {
              name: `by`,
              label: n(`end.by`),
              choices: [`me`, `anybody`].map((e) => ({ id: e, value: n(`end.${e}`) })),
            }),
          ],
        }),
      (0, U.jsx)(z, {
        name: `note`,
        label: n(`end.note`),
        what: n(`end.noteWhat`),
        help: n(`end.noteHelp`),
        optional: s !== `complaint`,
        rows: 2,
        input: { autoComplete: `off`, maxLength: 500 },
      }),
      (0, U.jsx)(C, {
        children: (0, U.jsx)(D, { type: `submit`, variant: `contained`, 'aria-busy': o.busy, children: n(`end.save`) }),
      }),
    ],
  })
}
function J({ title: e, beside: t, children: n }) {
  let r = (0, H.useId)()
  return (0, U.jsxs)(Se, {
    component: `section`,
    variant: `outlined`,
    'aria-labelledby': r,
    sx: { p: 4, minWidth: 0 },
    children: [
      (0, U.jsxs)(T, {
        component: `div`,
        sx: { display: `flex`, flexWrap: `wrap`, gap: 1, justifyContent: `space-between`, alignItems: `baseline` },
        children: [(0, U.jsx)(T, { variant: `h4`, component: `h2`, id: r, children: e }), t],
      }),
      n,
    ],
  })
}
var Y = (e) => ce(new Date(e)).slice(11)
function mn({ sheet: e, now: t }) {
  let { t: n } = i(`telecalling`)
  if (e === null)
    return (0, U.jsx)(J, {
      title: n(`soFar.channel.call`),
      children: (0, U.jsx)(T, { sx: { mt: 2 }, children: n(`sheet.none`) }),
    })
  let { name: r, mobile: a, language: o, purpose: s, started_at: c, leased_until: l } = e
  return (0, U.jsxs)(J, {
    title: n(`sheet.title`, { name: r }),
    children: [
      (0, U.jsxs)(T, {
        variant: `body2`,
        sx: { color: `text.secondary` },
        children: [
          n(`sheet.line`, { mobile: a, language: _(o) }),
          ` · `,
          c === null ? n(`sheet.until`, { at: Y(l) }) : n(`sheet.dialled`, { at: Y(c) }),
        ],
      }),
      (0, U.jsx)(w, { severity: `info`, sx: { my: 3 }, children: n(`purpose.${s}`) }),
      (0, U.jsx)(hn, { sheet: e }),
      c === null ? (0, U.jsx)(gn, { sheet: e }) : (0, U.jsx)(pn, { sheet: e, now: t }),
    ],
  })
}
function hn({ sheet: e }) {
  let { t } = i(`telecalling`),
    [n, r] = (0, H.useState)(e.language),
    a = e.script.find(({ language: e }) => e === n)
  return (0, U.jsxs)(C, {
    children: [
      (0, U.jsx)(T, { variant: `body2`, sx: { color: `text.secondary` }, children: t(`sheet.say`) }),
      (0, U.jsx)(T, {
        lang: n,
        sx: (e) => ({ borderLeft: `3px solid ${e.vars.palette.brand.line}`, pl: 3, my: 1 }),
        children: a?.say,
      }),
      e.script
        .filter(({ language: e }) => e !== n)
        .map(({ language: e }) =>
          (0, U.jsx)(D, { size: `small`, onClick: () => r(e), children: t(`sheet.other`, { language: _(e) }) }, e),
        ),
      (0, U.jsx)(T, { variant: `body2`, sx: { color: `text.secondary`, mt: 2 }, children: t(`sheet.must`) }),
      (0, U.jsx)(C, {
        component: `ul`,
        lang: n,
        sx: { m: 0, mt: 1, pl: 5 },
        children: a?.must.map((e) => (0, U.jsx)(`li`, { children: e }, e)),
      }),
    ],
  })
}
function gn({ sheet: e }) {
  let { t } = i(`telecalling`),
    [n, r] = (0, H.useState)(null),
    a = ln(e.call_id, r),
    o = un(e.call_id),
    s = a.isPending || o.isPending
  return (0, U.jsxs)(U.Fragment, {
    children: [
      n !== null && (0, U.jsx)(w, { severity: `warning`, sx: { mt: 3 }, children: t(`sheet.refused`, { why: n }) }),
      (0, U.jsxs)(C, {
        sx: { display: `flex`, flexWrap: `wrap`, gap: 2, mt: 4 },
        children: [
          (0, U.jsx)(D, {
            variant: `contained`,
            'aria-busy': a.isPending,
            onClick: () => !s && a.mutate(),
            children: t(`sheet.call.${e.purpose}`),
          }),
          (0, U.jsx)(D, {
            variant: `outlined`,
            'aria-busy': o.isPending,
            onClick: () => !s && o.mutate(),
            children: t(`sheet.skip`),
          }),
        ],
      }),
    ],
  })
}
var _n = 24,
  vn = (e) => `${(e / _n) * 100}%`
function yn({ desk: e }) {
  let { t } = i(`telecalling`),
    { from: n, to: r } = fe,
    a = t(`hours.text`, { from: n, to: r, time: Y(e.now) }),
    o = e.hidden.reduce((e, { count: t }) => e + t, 0)
  return (0, U.jsxs)(C, {
    sx: { display: `flex`, flexWrap: `wrap`, gap: 4, alignItems: `center`, mt: 3 },
    children: [
      (0, U.jsx)(T, {
        sx: { flex: `1 1 260px` },
        children: t(`summary`, { count: e.count, done: e.today.calls, hidden: o }),
      }),
      (0, U.jsxs)(C, {
        sx: { flex: `1 1 260px`, maxWidth: 420 },
        children: [
          (0, U.jsxs)(C, {
            role: `img`,
            'aria-label': a,
            sx: (e) => ({
              position: `relative`,
              height: 20,
              borderRadius: 1,
              overflow: `hidden`,
              backgroundColor: e.vars.palette.action.hover,
              border: `1px solid ${e.vars.palette.divider}`,
            }),
            children: [
              (0, U.jsx)(C, {
                sx: (e) => ({
                  position: `absolute`,
                  top: 0,
                  bottom: 0,
                  left: vn(n),
                  width: vn(r - n),
                  backgroundColor: e.vars.palette.brand.tint200,
                }),
              }),
              (0, U.jsx)(C, {
                sx: (t) => ({
                  position: `absolute`,
                  top: 0,
                  bottom: 0,
                  width: 3,
                  left: vn(ge(new Date(e.now))),
                  backgroundColor: t.vars.palette.text.primary,
                }),
              }),
            ],
          }),
          (0, U.jsxs)(T, {
            variant: `body2`,
            sx: { mt: 1 },
            children: [
              (0, U.jsx)(`strong`, { children: t(e.open ? `hours.open` : `hours.closed`) }),
              ` `,
              e.open ? a : t(`hours.holiday`),
            ],
          }),
        ],
      }),
    ],
  })
}
function bn({ desk: e }) {
  let { t } = i(`telecalling`),
    { calls: n, connected: r, promised: a, kept: o } = e.today,
    s = [
      [t(`today.calls`), String(n)],
      [t(`today.connected`), String(r)],
      [t(`today.kept`), t(`today.keptOf`, { kept: o, promised: a })],
    ]
  return (0, U.jsxs)(J, {
    title: t(`today.title`),
    children: [
      (0, U.jsx)(C, {
        component: `dl`,
        sx: { display: `grid`, gridTemplateColumns: `1fr auto`, gap: 1, m: 0, mt: 2 },
        children: s.map(([e, t]) =>
          (0, U.jsxs)(
            C,
            {
              sx: { display: `contents` },
              children: [
                (0, U.jsx)(T, { component: `dt`, variant: `body2`, children: e }),
                (0, U.jsx)(T, { component: `dd`, variant: `body2`, sx: { m: 0, fontWeight: 600 }, children: t }),
              ],
            },
            e,
          ),
        ),
      }),
      (0, U.jsx)(T, { variant: `body2`, component: `h3`, sx: { mt: 3, fontWeight: 600 }, children: t(`today.list`) }),
      e.done.length === 0 && (0, U.jsx)(T, { variant: `body2`, children: t(`today.none`) }),
      (0, U.jsx)(C, {
        component: `ol`,
        sx: { listStyle: `none`, m: 0, p: 0 },
        children: e.done.map(({ call_id: e, name: n, ending: r, promised_at: i, ticket: a, at: o }) =>
          (0, U.jsx)(
            T,
            {
              component: `li`,
              variant: `body2`,
              sx: { py: 1 },
              children: [
                Y(o),
                n,
                t(r === null ? `today.open` : `ending.${r}`),
                i && t(`today.promised`, { at: y(i) }),
                a,
              ]
                .filter(Boolean)
                .join(` · `),
            },
            e,
          ),
        ),
      }),
    ],
  })
}
function xn({ desk: e }) {
  let { t } = i(`telecalling`),
    n = on(),
    { waiting: r, count: a, hidden: o, sheet: s } = e
  return (0, U.jsxs)(J, {
    title: t(`queue.title`),
    beside: (0, U.jsx)(T, { variant: `body2`, sx: { color: `text.secondary` }, children: t(`queue.order`) }),
    children: [
      s === null &&
        (0, U.jsx)(D, {
          variant: `contained`,
          fullWidth: !0,
          sx: { mt: 3 },
          'aria-busy': n.isPending,
          onClick: () => !n.isPending && n.mutate(),
          children: t(`queue.next`),
        }),
      r.length === 0
        ? (0, U.jsx)(T, { sx: { mt: 3 }, children: t(`queue.none`) })
        : (0, U.jsx)(C, {
            component: `ol`,
            sx: { listStyle: `none`, m: 0, mt: 2, p: 0 },
            children: r.map((e) => (0, U.jsx)(Sn, { line: e }, e.user_id)),
          }),
      a > r.length &&
        (0, U.jsx)(T, { variant: `body2`, sx: { mt: 2 }, children: t(`queue.more`, { count: a - r.length }) }),
      o.length > 0 &&
        (0, U.jsxs)(C, {
          sx: { mt: 3, pt: 3, borderTop: 1, borderColor: `divider` },
          children: [
            (0, U.jsx)(T, {
              variant: `body2`,
              sx: { fontWeight: 600 },
              children: t(`queue.hidden`, { count: o.reduce((e, t) => e + t.count, 0) }),
            }),
            (0, U.jsx)(C, {
              component: `ul`,
              sx: { m: 0, mt: 1, pl: 4 },
              children: o.map(({ reason: e, count: n, until: r }) => {
                let i = t(`hidden.${e}`, { count: n })
                return (0, U.jsx)(
                  T,
                  {
                    component: `li`,
                    variant: `body2`,
                    sx: { color: `text.secondary` },
                    children: r === null ? i : t(`hidden.until`, { words: i, at: y(r) }),
                  },
                  e,
                )
              }),
            }),
          ],
        }),
    ],
  })
}
function Sn({ line: e }) {
  let { t } = i(`telecalling`),
    { name: n, why: r, lender: a, since: o, nth: s } = e
  return (0, U.jsxs)(C, {
    component: `li`,
    sx: { py: 2, '& + &': { borderTop: 1, borderColor: `divider` } },
    children: [
      (0, U.jsx)(T, { sx: { fontWeight: 600, overflowWrap: `anywhere` }, children: n }),
      (0, U.jsx)(T, {
        variant: `body2`,
        sx: { color: `text.secondary` },
        children: [t(`why.${r}`), a].filter(Boolean).join(`, `),
      }),
      (0, U.jsxs)(T, {
        variant: `body2`,
        sx: { color: `text.secondary` },
        children: [r === `promised` ? t(`queue.promised`, { time: Y(o) }) : y(o), ` · `, t(`queue.nth`, { count: s })],
      }),
    ],
  })
}
function Cn({ sheet: e }) {
  let { t } = i([`telecalling`, `applications`]),
    { so_far: n, calls_this_week: r, reference: a, product: o, lender: s, amount: l, status: u, user_id: f } = e
  return (0, U.jsxs)(U.Fragment, {
    children: [
      (0, U.jsxs)(J, {
        title: t(`telecalling:soFar.title`),
        children: [
          n.length === 0 && (0, U.jsx)(T, { sx: { mt: 2 }, children: t(`telecalling:soFar.none`) }),
          (0, U.jsx)(C, {
            component: `ul`,
            sx: { listStyle: `none`, m: 0, mt: 2, p: 0 },
            children: n.map(({ channel: e, ending: n, at: r }) =>
              (0, U.jsxs)(
                T,
                {
                  component: `li`,
                  variant: `body2`,
                  sx: { py: 1 },
                  children: [
                    [t(`telecalling:soFar.channel.${e}`), n && t(`telecalling:ending.${n}`)].filter(Boolean).join(`, `),
                    ` · `,
                    y(r),
                  ],
                },
                r + e,
              ),
            ),
          }),
          (0, U.jsx)(T, {
            variant: `body2`,
            sx: { color: `text.secondary`, mt: 1 },
            children: t(`telecalling:soFar.week`, { count: r }),
          }),
        ],
      }),
      (0, U.jsxs)(J, {
        title: t(`telecalling:about.title`),
        children: [
          (0, U.jsx)(T, { sx: { mt: 2 }, children: [a, s].filter(Boolean).join(` · `) }),
          (0, U.jsx)(T, {
            variant: `body2`,
            sx: { color: `text.secondary` },
            children: [
              t([`applications:productName.${o}`, `applications:productName.Personal Loans`]),
              l !== null && c(l),
            ]
              .filter(Boolean)
              .join(`, `),
          }),
          (0, U.jsx)(ve, { tone: `neutral`, children: t(`applications:status.${u}`) }),
          (0, U.jsx)(C, {
            children: (0, U.jsx)(E, {
              component: d,
              to: h(`csr-portal/:id/:pid`, { id: String(f), pid: a }),
              sx: { display: `inline-flex`, alignItems: `center`, minHeight: 44 },
              children: t(`telecalling:about.record`),
            }),
          }),
        ],
      }),
    ],
  })
}
var wn = e({ TelecallingPage: () => Tn })
function Tn() {
  let { t: e } = i([`telecalling`, `staff-titles`]),
    t = nn(),
    { roleId: n } = m()
  return (0, U.jsxs)(U.Fragment, {
    children: [
      (0, U.jsx)(ne, { lead: e(`lead`), children: e(`staff-titles:telecalling`) }),
      s(n, `telecalling/team`) &&
        (0, U.jsx)(E, {
          component: d,
          to: h(`telecalling/team`),
          sx: { display: `inline-flex`, alignItems: `center`, minHeight: 44 },
          children: e(`today.team`),
        }),
      (0, U.jsx)(de, {
        query: t,
        failed: e(`failed`),
        waiting: (0, U.jsx)(Ce, { variant: `rounded`, height: 420, sx: { mt: 4 } }),
        children: (e) => (0, U.jsx)(En, { desk: e }),
      }),
    ],
  })
}
function En({ desk: e }) {
  let { t } = i(`telecalling`)
  return (0, U.jsxs)(U.Fragment, {
    children: [
      e.sandbox && (0, U.jsx)(w, { severity: `info`, sx: { mt: 3 }, children: t(`sandbox`) }),
      (0, U.jsx)(yn, { desk: e }),
      (0, U.jsxs)(C, {
        sx: {
          display: `grid`,
          gap: 4,
          mt: 4,
          alignItems: `start`,
          gridTemplateColumns: {
            xs: `minmax(0, 1fr)`,
            md: `minmax(260px, 300px) minmax(0, 1fr)`,
            lg: `280px minmax(0, 1fr) 260px`,
          },
        },
        children: [
          (0, U.jsx)(xn, { desk: e }),
          (0, U.jsx)(mn, { sheet: e.sheet, now: e.now }, e.sheet?.call_id ?? 0),
          (0, U.jsxs)(C, {
            sx: { display: `grid`, gap: 4, minWidth: 0, gridColumn: { md: `1 / -1`, lg: `auto` } },
            children: [e.sheet && (0, U.jsx)(Cn, { sheet: e.sheet }), (0, U.jsx)(bn, { desk: e })],
          }),
        ],
      }),
    ],
  })
}
var Dn = Ht.filter((e) => e !== `out_of_hours`),
  On = ({ heard: e, fatal: t }) => ({
    ...Object.fromEntries(Vt.map((t) => [t, e.includes(t)])),
    ...Object.fromEntries(Dn.map((e) => [e, t.includes(e)])),
  })
function kn({ review: e }) {
  let { t } = i(`telecalling`),
    n = cn(),
    { call_id: r, checks: a, fatal: o, mark: s } = e,
    c = R(`markCall`, Qt, {
      start: Qt.cast(On(e)),
      send: (e) => b(`markCall`, { params: { call_id: r }, body: e }),
      done: ({ data: e }) => {
        ;(n(e), u.success(t(`team.saved`)))
      },
    })
  return (0, U.jsxs)(C, {
    component: L,
    form: c,
    prefix: `field-mark-${r}`,
    'aria-label': t(`team.of`, { id: r }),
    sx: { mt: 2 },
    children: [
      (0, U.jsx)(T, { sx: { fontWeight: 600 }, children: t(`team.heard`) }),
      a.map((e) => (0, U.jsx)(B, { name: e, label: t(`check.${e}`) }, e)),
      (0, U.jsx)(T, { sx: { fontWeight: 600, mt: 2 }, children: t(`team.never`) }),
      Dn.map((e) => (0, U.jsx)(B, { name: e, label: t(`fatal.${e}`) }, e)),
      o.includes(`out_of_hours`) &&
        (0, U.jsx)(T, { variant: `body2`, sx: { color: `error.main` }, children: t(`fatal.out_of_hours`) }),
      (0, U.jsx)(D, {
        type: `submit`,
        variant: `outlined`,
        'aria-busy': c.busy,
        sx: { mt: 2 },
        children: t(s === null ? `team.save` : `team.marked`),
      }),
    ],
  })
}
var An = e({ CallTeamPage: () => jn })
function jn() {
  let { t: e } = i([`telecalling`, `staff-titles`]),
    t = sn()
  return (0, U.jsxs)(U.Fragment, {
    children: [
      (0, U.jsx)(E, {
        component: d,
        to: h(`telecalling`),
        sx: { display: `inline-flex`, alignItems: `center`, minHeight: 44 },
        children: e(`team.back`),
      }),
      (0, U.jsx)(ne, { lead: e(`team.lead`), children: e(`staff-titles:telecallingTeam`) }),
      (0, U.jsx)(de, {
        query: t,
        failed: e(`team.failed`),
        waiting: (0, U.jsx)(Ce, { variant: `rounded`, height: 320, sx: { mt: 4 } }),
        children: (t) =>
          (0, U.jsxs)(C, {
            sx: { display: `grid`, gap: 4, mt: 4 },
            children: [
              (0, U.jsx)(Mn, { people: t.people }),
              (0, U.jsxs)(J, {
                title: e(`team.reviews`),
                children: [
                  t.reviews.length === 0 && (0, U.jsx)(T, { sx: { mt: 2 }, children: e(`team.reviewsNone`) }),
                  (0, U.jsx)(C, {
                    component: `ol`,
                    sx: { listStyle: `none`, m: 0, p: 0 },
                    children: t.reviews.map((e) => (0, U.jsx)(Nn, { call: e }, e.call_id)),
                  }),
                ],
              }),
            ],
          }),
      }),
    ],
  })
}
function Mn({ people: e }) {
  let { t } = i(`telecalling`)
  return (0, U.jsxs)(J, {
    title: t(`team.people`),
    children: [
      e.length === 0 && (0, U.jsx)(T, { sx: { mt: 2 }, children: t(`team.peopleNone`) }),
      (0, U.jsx)(C, {
        component: `ul`,
        sx: { listStyle: `none`, m: 0, p: 0 },
        children: e.map(({ admin_id: e, name: n, calls: r, connected: i, promised: a, kept: o }) =>
          (0, U.jsxs)(
            C,
            {
              component: `li`,
              sx: { py: 2, borderBottom: 1, borderColor: `divider` },
              children: [
                (0, U.jsx)(T, { sx: { fontWeight: 600 }, children: n }),
                (0, U.jsx)(T, {
                  variant: `body2`,
                  sx: { color: `text.secondary` },
                  children: [
                    `${t(`today.calls`)}: ${r}`,
                    `${t(`today.connected`)}: ${i}`,
                    `${t(`today.kept`)}: ${t(`today.keptOf`, { kept: o, promised: a })}`,
                  ].join(` · `),
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
function Nn({ call: e }) {
  let { t } = i(`telecalling`),
    { agent: n, own: r, reference: a, ending: o, note: s, ticket: c, at: l, minutes: u, mark: d, marked_by: f } = e,
    p = e.checks.filter((t) => !e.heard.includes(t))
  return (0, U.jsxs)(C, {
    component: `li`,
    sx: { py: 3, borderBottom: 1, borderColor: `divider` },
    children: [
      (0, U.jsx)(T, { sx: { fontWeight: 600 }, children: [n, a, o && t(`ending.${o}`)].filter(Boolean).join(` · `) }),
      (0, U.jsx)(T, {
        variant: `body2`,
        sx: { color: `text.secondary` },
        children: [y(l), t(`team.minutes`, { count: u }), c].filter(Boolean).join(` · `),
      }),
      s !== `` && (0, U.jsx)(T, { sx: { mt: 1, overflowWrap: `anywhere` }, children: s }),
      d !== null &&
        (0, U.jsxs)(T, {
          sx: { mt: 1 },
          children: [
            t(`team.by`, { mark: t(`mark.${d}`), name: f ?? `` }),
            p.length > 0 &&
              (0, U.jsxs)(U.Fragment, {
                children: [` `, t(`team.missed`, { what: p.map((e) => t(`check.${e}`)).join(`, `) })],
              }),
          ],
        }),
      r ? (0, U.jsx)(T, { variant: `body2`, sx: { mt: 1 }, children: t(`team.own`) }) : (0, U.jsx)(kn, { review: e }),
    ],
  })
}
var Pn = [`mine`, `unassigned`, `open`, `answered`, `waiting_lender`, `overdue`, `escalated`, `closed`],
  Fn = [`customer`, `partner`, `visitor`],
  X = [`solved`, `no_reply`, `not_ours`],
  In = [...X, `merged`],
  Ln = [`looking`, `documents`, `lender`, `no_numbers`, `ombudsman`],
  Rn = [`due_at`, `created_at`],
  zn = N({ admin_id: P(), name: O().defined() }),
  Bn = {
    ticket: A(),
    kind: O().oneOf(Fn).defined(),
    who: O().defined(),
    subject: O().defined(),
    status: O().oneOf(Ie).defined(),
    created_at: j(),
    due_at: j(),
    days_left: k().integer().defined(),
    service_due_at: j().nullable().defined(),
    service_paused: F().defined(),
    service_over: F().defined(),
    late: O().oneOf([`law`, `service`]).nullable().defined(),
    assigned_to: zn.nullable(),
    escalated: F().defined(),
  }
N(Bn)
var Vn = zn.shape({ waiting: k().integer().min(0).defined() })
N({
  ...Bn,
  application: O().nullable().defined(),
  asker: N({
    name: O().defined(),
    mobile: O().defined(),
    email: O().defined(),
    user_id: P().nullable(),
    partner_id: P().nullable(),
    language: O().oneOf(g).nullable().defined(),
  }),
  messages: M(
    N({
      author: O().oneOf(Fe).defined(),
      name: O().nullable().defined(),
      text: O().defined(),
      at: j(),
      noted_by: O().nullable().defined(),
      via: O().oneOf([`mail`]).nullable().defined(),
      whole: O().nullable().defined(),
    }),
  ),
  notes: M(N({ name: O().defined(), text: O().defined(), at: j() })),
  rating: k().oneOf(Pe).nullable().defined(),
  seen: k().integer().min(0).defined(),
  people: M(Vn),
  ready: M(N({ key: O().oneOf(Ln).defined(), text: O().defined() })),
  merged_into: A().nullable(),
  merged: M(A()),
  others: M(N({ ticket: A(), subject: O().defined() })),
  escalation: N({ at: j(), by: O().nullable().defined(), reason: O().defined() }).nullable(),
  linked: M(N({ ticket: A(), subject: O().defined(), status: O().oneOf(Ie).defined() })),
  ombudsman_told_at: j().nullable().defined(),
  dispute: P().nullable().defined(),
  closed: N({ at: j(), by: O().nullable().defined(), reason: O().oneOf(In).nullable().defined() }).nullable(),
})
var Hn = N({
    text: Ge(n).matches(/\S/, `rules:required`).required(`rules:required`),
    seen: k().integer().min(0, `rules:number.range`).required(`rules:required`),
    close: F().required(`rules:required`),
    lender: F()
      .optional()
      .test(`one`, `rules:ticket.lender`, (e, { parent: t }) => !(e && t.close)),
  }),
  Un = N({ text: qe(n).matches(/\S/, `rules:required`).required(`rules:required`) }),
  Wn = N({ admin_id: P().nullable(), least: F().required(`rules:required`), take: F() }),
  Gn = N({ reason: O().oneOf(X, `rules:choice.unknown`).required(`rules:required`) }),
  Kn = N({
    into: O().required(`rules:requiredChoice`).concat(A()),
    seen: k().integer().min(0, `rules:number.range`).required(`rules:required`),
  }),
  qn = N({ reason: Je().test(`staff-words`, `rules:text.secret`, (e) => !Ye(e)) }),
  Jn = N({ other: O().required(`rules:required`).concat(A()), linked: F().required(`rules:required`) }),
  Yn = N({ reason: Je().test(`staff-words`, `rules:text.secret`, (e) => !Ye(e)) }),
  Xn = [...l, `partner`, `payout`],
  Zn = N({
    taking: F().required(`rules:required`),
    languages: M(O().oneOf(g, `rules:choice.unknown`).defined()).min(1, `rules:requiredChoice`),
    subjects: M(O().oneOf(Xn, `rules:choice.unknown`).defined()),
  }),
  Qn = N({ reason: Je() }),
  $n = 100,
  er = [`assign`, ...X, `undoClose`]
;(N({
  act: O().oneOf(er, `rules:choice.unknown`).required(`rules:required`),
  tickets: Ke(A())
    .min(1, `rules:required`)
    .max($n, `rules:number.range`)
    .test(`once`, `rules:choice.unknown`, (e) => e === void 0 || new Set(e).size === e.length)
    .required(`rules:required`),
  admin_id: P().nullable(),
  least: F().required(`rules:required`),
}),
  N({
    changed: M(N({ ticket: A(), before: P().nullable() })),
    unchanged: M(A()),
    refused: M(N({ ticket: A(), why: O().oneOf([`gone`, `closed`, `unread`, `dispute`, `moved`]).defined() })),
  }))
var Z = [`ticket-desk`]
function tr(e) {
  return v({
    queryKey: [...Z, e],
    queryFn: ({ signal: t }) => b(`listDeskTickets`, { query: e, signal: t }),
    placeholderData: me,
    refetchOnMount: `always`,
  })
}
var nr = (e) => tr({ queue: e, size: `25`, sort: `due_at`, direction: e === `closed` ? `desc` : `asc` })
function rr(e) {
  return v({
    queryKey: [...Z, e],
    queryFn: async ({ signal: t }) => (await b(`getDeskTicket`, { params: { ticket: e }, signal: t })).data,
    refetchOnMount: `always`,
  })
}
function Q() {
  let e = S()
  return (t) => {
    ;(e.setQueryData([...Z, t.ticket], t),
      e.invalidateQueries({ queryKey: Z, predicate: ({ queryKey: e }) => typeof e[1] == `object` }))
  }
}
function $(e) {
  let t = Q()
  return (n, r) => {
    ;(e(), t(n), u.success(r))
  }
}
var ir = [`desk-share`]
function ar() {
  return v({ queryKey: ir, queryFn: async ({ signal: e }) => (await b(`getDeskShare`, { signal: e })).data })
}
function or() {
  let e = S()
  return (t) => e.setQueryData(ir, t)
}
function sr(e) {
  let t = S()
  return () => t.invalidateQueries({ queryKey: [...Z, e] })
}
function cr(e) {
  let { t } = i(`ticket-desk`),
    n = Q()
  return x({
    mutationFn: () => b(`assignDeskTicket`, { params: { ticket: e }, body: { admin_id: null, least: !1, take: !0 } }),
    onSuccess: ({ data: e }) => {
      ;(n(e), u.success(t(`assign.done`, { name: e.assigned_to?.name ?? `` })))
    },
    onError: o,
  })
}
function lr(e) {
  let { t } = i(`ticket-desk`),
    n = Q()
  return x({
    mutationFn: (t) => b(`linkDeskTicket`, { params: { ticket: e }, body: { other: t, linked: !1 } }),
    onSuccess: ({ data: e }) => {
      ;(n(e), u.success(t(`links.gone`)))
    },
    onError: o,
  })
}
function ur({ line: e, whole: t = !1 }) {
  let { t: n } = i(`ticket-desk`)
  if (e.status === `closed`) return null
  let { days_left: r, service_due_at: a, service_paused: o, service_over: s } = e,
    c = r > 0 ? n(`clock.left`, { count: r }) : r === 0 ? n(`clock.today`) : n(`clock.over`, { count: -r }),
    l =
      a === null
        ? null
        : o
          ? n(e.status === `waiting_lender` ? `clock.lenderWaits` : `clock.paused`)
          : n(s ? `clock.serviceOver` : `clock.service`, { at: y(a) })
  return (0, U.jsxs)(C, {
    component: `span`,
    sx: { display: `block` },
    children: [
      (0, U.jsxs)(T, {
        component: `span`,
        variant: `body2`,
        sx: { display: `block`, fontWeight: 500, color: r < 0 ? `error.main` : `text.primary` },
        children: [c, t && ` · ${n(`clock.law`, { date: he(e.due_at) })}`],
      }),
      l !== null &&
        (0, U.jsx)(T, {
          component: `span`,
          variant: `body2`,
          sx: { display: `block`, color: s ? `error.main` : `text.secondary` },
          children: l,
        }),
    ],
  })
}
var dr = (e, t) => p(h(`ticket-desk/:ref`, { ref: e }), { queue: t }),
  fr = (e) => Pn.find((t) => t === e.get(`queue`)) ?? `open`,
  pr = `least`
function mr(e) {
  let { t } = i(`ticket-desk`)
  return [
    { id: kt, value: t(`nobody`) },
    { id: pr, value: t(`assign.least`) },
    ...e.map(({ admin_id: e, name: n, waiting: r }) => ({
      id: String(e),
      value: t(`assign.person`, { name: n, count: r }),
    })),
  ]
}
var hr = (e) => ({ admin_id: e === `nobody` || e === `least` ? null : Number(e), least: e === pr })
function gr(e) {
  let { t } = i([`ticket-desk`, `table`]),
    n = S(),
    [r, a] = (0, H.useState)(null),
    s = async (e) => {
      let t = await b(`changeDeskTickets`, { body: e })
      return (n.invalidateQueries({ queryKey: Z }), t)
    },
    c = async ({ changed: n }, r) => {
      try {
        let i = []
        for (let [e, t] of r === `assign` ? vr(n) : [[null, _r(n)]])
          i.push(await s({ act: r === `assign` ? r : `undoClose`, tickets: t, admin_id: e, least: !1 }))
        let a = i.flatMap((e) => _r(e.refused)),
          o = i.flatMap((e) => e.changed).length
        ;(e(a.map(De), !0),
          a.length > 0
            ? u.warning(t(`table:bulkUndonePart`, { count: o, refused: a.length }))
            : u.success(t(`table:bulkUndone`, { count: o })))
      } catch (e) {
        o(e)
      }
    }
  return {
    send: s,
    finish: (n, r) => {
      let { changed: i, unchanged: o, refused: s } = n
      e([..._r(i), ...o].map(De), !1)
      let l = () => void c(n, r)
      s.length > 0
        ? a({ answer: n, undo: l })
        : i.length > 0
          ? u.saved(t(r === `assign` ? `many.assigned` : `many.closed`, { count: i.length }), l)
          : u.info(t(`table:bulkNothing`))
    },
    left: r,
    forget: () => a(null),
  }
}
var _r = (e) => e.map(({ ticket: e }) => e)
function vr(e) {
  let t = new Map()
  for (let { ticket: n, before: r } of e) t.set(r, [...(t.get(r) ?? []), n])
  return t
}
var yr = () => void 0
function br({ line: e, people: t }) {
  let { t: n } = i(`ticket-desk`),
    { ticket: r, assigned_to: a, status: s } = e,
    c = mr(t),
    { send: l, finish: u } = gr(yr),
    d = K(a),
    {
      shown: f,
      saving: p,
      choose: ee,
    } = ae(d, async (e) => {
      try {
        u(await l({ act: `assign`, tickets: [r], ...hr(e) }), `assign`)
      } catch (e) {
        throw (o(e), e)
      }
    }),
    m = c.some(({ id: e }) => e === d)
  return s === `closed`
    ? (a?.name ?? n(`nobody`))
    : (0, U.jsxs)(Ee, {
        native: !0,
        variant: `standard`,
        disableUnderline: !0,
        value: f,
        'aria-busy': p,
        onChange: (e) => void ee(String(e.target.value)),
        inputProps: { 'aria-label': n(`many.assignedOf`, { ticket: r }) },
        children: [
          !m && (0, U.jsx)(`option`, { value: d, children: a?.name }),
          c.map(({ id: e, value: t }) => (0, U.jsx)(`option`, { value: e, children: t }, e)),
        ],
      })
}
function xr({ chosen: e, people: t, choose: n }) {
  let { t: r } = i(`ticket-desk`),
    [a, o] = (0, H.useState)(null),
    { send: s, finish: c, left: l, forget: u } = gr(n),
    d = { tickets: [...e].map((e) => je(e)), send: s, onDone: c, onClose: () => o(null) }
  return (0, U.jsxs)(U.Fragment, {
    children: [
      (0, U.jsx)(D, {
        variant: `outlined`,
        'aria-haspopup': `dialog`,
        onClick: () => o(`assign`),
        children: r(`many.assign`),
      }),
      (0, U.jsx)(D, {
        variant: `outlined`,
        'aria-haspopup': `dialog`,
        onClick: () => o(`close`),
        children: r(`many.close`),
      }),
      a === `assign` && (0, U.jsx)(Sr, { ...d, people: t }),
      a === `close` && (0, U.jsx)(Cr, { ...d }),
      l &&
        (0, U.jsx)(it, {
          changed: l.answer.changed.length,
          refused: rt(l.answer.refused.map(({ ticket: e, why: t }) => ({ name: e, why: r(`many.left.${t}`) }))),
          onUndo: l.undo,
          onClose: u,
        }),
    ],
  })
}
function Sr({ tickets: e, people: t, send: n, onDone: r, onClose: a }) {
  let { t: o } = i(`ticket-desk`),
    s = mr(t),
    c = R(`changeDeskTickets`, Wn, {
      start: { admin_id: pr },
      body: ({ admin_id: e }) => hr(e),
      send: (t) => n({ act: `assign`, tickets: e, admin_id: t.admin_id ?? null, least: t.least }),
      done: (e) => {
        ;(a(), r(e, `assign`))
      },
      failureIn: `form`,
    })
  return (0, U.jsx)(I, {
    form: c,
    title: o(`many.assignTitle`, { count: e.length }),
    confirm: o(`many.assign`),
    narrow: !0,
    onClose: a,
    children: (0, U.jsx)(V, { name: `admin_id`, label: o(`assign.label`), choices: s.filter(({ id: e }) => e !== kt) }),
  })
}
function Cr({ tickets: e, send: t, onDone: n, onClose: r }) {
  let { t: a } = i(`ticket-desk`),
    o = R(`changeDeskTickets`, Gn, {
      start: { reason: X[0] },
      send: async ({ reason: n }) => ({
        reason: n,
        answer: await t({ act: n, tickets: e, admin_id: null, least: !1 }),
      }),
      done: ({ answer: e, reason: t }) => {
        ;(r(), n(e, t))
      },
      failureIn: `form`,
    })
  return (0, U.jsx)(I, {
    form: o,
    title: a(`many.closeTitle`, { count: e.length }),
    confirm: a(`many.close`),
    narrow: !0,
    onClose: r,
    children: (0, U.jsx)(V, {
      name: `reason`,
      label: a(`close.reason`),
      help: a(`many.closeHelp`),
      choices: X.map((e) => ({ id: e, value: a(`reason.${e}`) })),
    }),
  })
}
var wr = { sortable: Rn, sort: { key: `due_at`, direction: `asc` } },
  Tr = { ...wr, sort: { key: `due_at`, direction: `desc` } },
  Er = { open: `info`, answered: `ok`, waiting_lender: `warn`, closed: `neutral` }
function Dr({ queue: e }) {
  let { t } = i(`ticket-desk`),
    n = re(e === `closed` ? Tr : wr),
    r = tr({ queue: e, ...st(n.view), ...ct(n.view) }),
    a = tt(),
    o = r.data?.people ?? [],
    s = {
      ...a,
      labelOf: ({ ticket: e }) => t(`many.choose`, { ticket: e }),
      acts: (0, U.jsx)(xr, { chosen: a.chosen, people: o, choose: a.choose }),
    },
    c = [
      {
        key: `ticket`,
        header: t(`table.ticket`),
        names: !0,
        minWidth: 150,
        cell: ({ ticket: n, who: r, subject: i }) =>
          (0, U.jsxs)(U.Fragment, {
            children: [
              (0, U.jsx)(E, { component: d, to: dr(n, e), children: t(`table.of`, { ticket: n, who: r }) }),
              (0, U.jsx)(T, {
                component: `span`,
                variant: `body2`,
                sx: { display: `block`, overflowWrap: `anywhere` },
                children: i,
              }),
            ],
          }),
      },
      { key: `due_at`, header: t(`table.due`), sortable: !0, minWidth: 130, cell: (e) => (0, U.jsx)(ur, { line: e }) },
      {
        key: `status`,
        header: t(`table.status`),
        cell: ({ status: e, escalated: n }) =>
          (0, U.jsxs)(U.Fragment, {
            children: [
              (0, U.jsx)(ve, { tone: Er[e], children: t(`status.${e}`) }),
              ` `,
              n && (0, U.jsx)(ve, { tone: `warn`, children: t(`escalate.mark`) }),
            ],
          }),
      },
      { key: `kind`, header: t(`table.kind`), cell: ({ kind: e }) => t(`kind.${e}`) },
      { key: `assigned_to`, header: t(`table.assigned`), cell: (e) => (0, U.jsx)(br, { line: e, people: o }) },
      {
        key: `created_at`,
        header: t(`table.asked`),
        sortable: !0,
        minWidth: 130,
        cell: ({ created_at: e }) => (0, U.jsx)(`time`, { dateTime: e, children: y(e) }),
      },
    ]
  return (0, U.jsx)(ot, {
    name: `ticket-desk`,
    label: t(`queue.${e}`),
    columns: c,
    search: t(`table.search`),
    state: n,
    source: ie(r, n.view),
    rowKey: ({ ticket: e }) => De(e),
    failed: t(`table.failed`),
    empty: t(`empty.${e}`),
    ...(e !== `closed` && { choice: s }),
  })
}
var Or = (e) => l.some((t) => t === e),
  kr = (e) => `reads_${e}`,
  Ar = (e) => `knows_${e.replaceAll(/\W/g, `_`)}`
function jr({ share: e, onClose: t }) {
  let { t: n } = i([`ticket-desk`, `applications`]),
    r = or(),
    a = {
      taking: e.taking,
      ...Object.fromEntries(g.map((t) => [kr(t), e.languages.includes(t)])),
      ...Object.fromEntries(Xn.map((t) => [Ar(t), e.subjects.includes(t)])),
    },
    o = R(`updateDeskShare`, Zn, {
      start: a,
      body: (e) => ({
        taking: e.taking === !0,
        languages: g.filter((t) => e[kr(t)]),
        subjects: Xn.filter((t) => e[Ar(t)]),
      }),
      send: (e) => b(`updateDeskShare`, { body: e }),
      done: ({ data: e }) => {
        ;(r(e), t(), u.success(n(e.taking ? `share.doneOn` : `share.doneOff`)))
      },
      failureIn: `form`,
    })
  return (0, U.jsxs)(I, {
    form: o,
    title: n(`share.title`),
    confirm: n(`share.save`),
    onClose: t,
    children: [
      (0, U.jsx)(we, { sx: { mb: 2 }, children: n(`share.lead`) }),
      (0, U.jsx)(B, { name: `taking`, label: n(`share.taking`) }),
      (0, U.jsxs)(C, {
        role: `group`,
        'aria-label': n(`share.languages`),
        sx: { mt: 2, display: `grid` },
        children: [
          (0, U.jsx)(T, { variant: `body2`, children: n(`share.languages`) }),
          g.map((e) => (0, U.jsx)(B, { name: kr(e), label: _(e) }, e)),
        ],
      }),
      (0, U.jsxs)(C, {
        role: `group`,
        'aria-label': n(`share.subjects`),
        sx: { mt: 2, display: `grid` },
        children: [
          (0, U.jsxs)(T, { variant: `body2`, children: [n(`share.subjects`), ` · `, n(`share.all`)] }),
          Xn.map((e) =>
            (0, U.jsx)(B, { name: Ar(e), label: Or(e) ? n(`applications:productName.${e}`) : n(`share.${e}`) }, e),
          ),
        ],
      }),
    ],
  })
}
var Mr = e({ TicketDeskPage: () => Nr })
function Nr() {
  let { t: e } = i([`ticket-desk`, `staff-titles`]),
    { data: t } = ar(),
    [n, r] = (0, H.useState)(!1),
    a = tr({ size: `25` }).data?.counts,
    o = (e) => a?.find((t) => t.queue === e)?.count
  return (0, U.jsxs)(U.Fragment, {
    children: [
      (0, U.jsx)(ue, {
        beside: (0, U.jsxs)(nt, {
          children: [
            (0, U.jsx)($e, { page: `ticket-desk`, tables: [`ticket-desk`] }),
            t &&
              (0, U.jsx)(D, { variant: `outlined`, size: `small`, onClick: () => r(!0), children: e(`share.title`) }),
          ],
        }),
        children: (0, U.jsx)(ne, { lead: e(`lead`, { service: 2, law: 30 }), children: e(`staff-titles:ticketDesk`) }),
      }),
      n && t && (0, U.jsx)(jr, { share: t, onClose: () => r(!1) }),
      (0, U.jsx)(oe, {
        tabs: Pn,
        label: e(`queues`),
        nameOf: (t) => {
          let n = o(t)
          return n === void 0 ? e(`queue.${t}`) : e(`counted`, { name: e(`queue.${t}`), count: n })
        },
        children: (e) => (0, U.jsx)(Dr, { queue: e }, e),
      }),
    ],
  })
}
function Pr({ ready: e, onChoose: t }) {
  let { t: n } = i(`ticket-desk`)
  return (0, U.jsx)(Te, {
    id: `ready-answers`,
    label: n(`ready.label`),
    error: null,
    children: (r) =>
      (0, U.jsxs)(Ee, {
        native: !0,
        value: ``,
        onChange: (n) => {
          let r = e.find(({ key: e }) => e === n.target.value)
          r && t(r.text)
        },
        inputProps: { id: `ready-answers`, 'aria-describedby': r },
        children: [
          (0, U.jsx)(`option`, { value: ``, children: n(`ready.none`) }),
          e.map(({ key: e }) => (0, U.jsx)(`option`, { value: e, children: n(`ready.${e}`) }, e)),
        ],
      }),
  })
}
function Fr({ ticket: e }) {
  let { t } = i(`ticket-desk`),
    a = Q(),
    o = sr(e.ticket),
    [s, c] = (0, H.useState)(!1),
    [l, d] = (0, H.useState)(e.seen),
    { language: f } = e.asker,
    p = R(`answerDeskTicket`, Hn, {
      start: { text: ``, close: !1, lender: !1 },
      body: ({ text: e, close: t, lender: n }) => ({ text: He(e), close: t, lender: n, seen: l }),
      send: (t) => b(`answerDeskTicket`, { params: { ticket: e.ticket }, body: t }),
      done: ({ data: e }) => {
        ;(p.hands.reset(), c(!1), d(e.seen), a(e), u.success(t(`answer.sent`)))
      },
      refused: (e) => (!(e instanceof r) || e.errors?.seen === void 0 ? !1 : (o().then(() => c(!0)), !0)),
    }),
    ee = e.seen !== l
  return (0, U.jsxs)(C, {
    component: L,
    form: p,
    prefix: `field-answer`,
    sx: { display: `grid`, gap: 3, mt: 5 },
    children: [
      ee &&
        (0, U.jsx)(w, {
          severity: `warning`,
          action: (0, U.jsx)(D, {
            color: `inherit`,
            onClick: () => {
              ;(d(e.seen), c(!1))
            },
            children: t(`answer.read`),
          }),
          children: t(s ? `answer.crossed` : `answer.newer`),
        }),
      (0, U.jsx)(Pr, {
        ready: e.ready,
        onChoose: (e) => {
          let t = p.hands.getValues(`text`).trimEnd()
          p.hands.setValue(`text`, t === `` ? e : `${t}\n\n${e}`, { shouldDirty: !0 })
        },
      }),
      (0, U.jsx)(z, {
        name: `text`,
        label: t(`answer.label`),
        what: t(`answer.what`),
        help: f === null ? t(`answer.anyLanguage`) : t(`answer.language`, { name: e.asker.name, language: _(f) }),
        rows: 5,
        input: { autoComplete: `off`, maxLength: n },
      }),
      (0, U.jsxs)(C, {
        sx: { display: `grid` },
        children: [
          (0, U.jsx)(B, { name: `close`, label: t(`answer.close`) }),
          e.kind !== `partner` && (0, U.jsx)(B, { name: `lender`, label: t(`answer.lender`) }),
        ],
      }),
      (0, U.jsx)(C, {
        children: (0, U.jsx)(D, {
          type: `submit`,
          variant: `contained`,
          'aria-busy': p.busy,
          children: t(`answer.send`),
        }),
      }),
    ],
  })
}
function Ir({ ticket: e }) {
  let { t } = i(`ticket-desk`),
    n = m((e) => e.roleId),
    { asker: r, kind: a, who: o, application: c } = e,
    l = s(n, `partners/:id`)
  return (0, U.jsxs)(W, {
    title: t(`asker.title`),
    children: [
      (0, U.jsx)(T, { sx: { fontWeight: 500, overflowWrap: `anywhere` }, children: r.name }),
      (0, U.jsx)(T, { variant: `body2`, sx: { color: `text.secondary` }, children: t(`kind.${a}`) }),
      r.user_id !== null &&
        (0, U.jsx)(T, {
          variant: `body2`,
          children: (0, U.jsx)(E, {
            component: d,
            to: h(`csr-portal/:id/:pid`, { id: r.user_id, pid: c ?? `0` }),
            sx: { display: `inline-block`, py: 2.5 },
            children: t(`asker.number`, { id: r.user_id }),
          }),
        }),
      r.mobile !== `` && (0, U.jsx)(T, { variant: `body2`, children: r.mobile }),
      (0, U.jsx)(T, { variant: `body2`, sx: { overflowWrap: `anywhere` }, children: r.email }),
      r.partner_id !== null &&
        l &&
        (0, U.jsx)(T, {
          variant: `body2`,
          children: (0, U.jsx)(E, { component: d, to: h(`partners/:id`, { id: r.partner_id }), children: o }),
        }),
      c !== null && (0, U.jsx)(T, { variant: `body2`, children: t(`asker.about`, { application: c }) }),
      (0, U.jsx)(T, {
        variant: `body2`,
        sx: { mt: 2 },
        children: r.language === null ? t(`asker.anyLanguage`) : t(`asker.language`, { language: _(r.language) }),
      }),
      (0, U.jsx)(T, { variant: `body2`, sx: { color: `text.secondary` }, children: t(`told.${a}`) }),
    ],
  })
}
function Lr({ ticket: e }) {
  let { t } = i(`ticket-desk`),
    n = Q(),
    r = mr(e.people),
    a = K(e.assigned_to),
    o = R(`assignDeskTicket`, Wn, {
      start: { admin_id: a },
      stored: { admin_id: a },
      body: ({ admin_id: e }) => hr(e),
      send: (t) => b(`assignDeskTicket`, { params: { ticket: e.ticket }, body: t }),
      done: ({ data: e }) => {
        let r = e.assigned_to?.name
        ;(n(e),
          o.hands.reset({ admin_id: K(e.assigned_to) }),
          u.success(r === void 0 ? t(`assign.none`) : t(`assign.done`, { name: r })))
      },
    })
  return e.status === `closed`
    ? (0, U.jsx)(W, {
        title: t(`assign.title`),
        children: (0, U.jsx)(T, { children: e.assigned_to?.name ?? t(`nobody`) }),
      })
    : (0, U.jsx)(W, {
        title: t(`assign.title`),
        children: (0, U.jsx)(C, {
          component: L,
          form: o,
          prefix: `field-assign`,
          sx: { display: `grid`, gap: 2 },
          children: (0, U.jsx)(At, { busy: o.busy, label: t(`assign.label`), save: t(`assign.save`), choices: r }),
        }),
      })
}
function Rr({ ticket: e, onClose: t }) {
  let { t: n } = i(`ticket-desk`),
    r = $(t),
    a = R(`closeDeskTicket`, Gn, {
      start: { reason: X[0] },
      send: (t) => b(`closeDeskTicket`, { params: { ticket: e }, body: t }),
      done: ({ data: t }) => r(t, n(`close.done`, { ticket: e })),
      failureIn: `form`,
    })
  return (0, U.jsx)(I, {
    form: a,
    title: n(`close.title`, { ticket: e }),
    confirm: n(`close.save`),
    narrow: !0,
    onClose: t,
    children: (0, U.jsx)(V, {
      name: `reason`,
      label: n(`close.reason`),
      help: n(`close.help`),
      choices: X.map((e) => ({ id: e, value: n(`reason.${e}`) })),
    }),
  })
}
function zr({ ticket: e, onClose: t }) {
  let { t: n } = i(`ticket-desk`),
    a = $(t),
    o = sr(e.ticket),
    [s] = (0, H.useState)(e.seen),
    c = R(`mergeDeskTicket`, Kn, {
      start: { into: `` },
      body: ({ into: e }) => ({ into: e, seen: s }),
      send: (t) => b(`mergeDeskTicket`, { params: { ticket: e.ticket }, body: t }),
      done: ({ data: t }, { into: r }) => a(t, n(`merge.done`, { ticket: e.ticket, into: r })),
      refused: (e) =>
        !(e instanceof r) || e.errors?.seen === void 0 ? !1 : (t(), u.error(n(`merge.crossed`)), o(), !0),
      failureIn: `form`,
    })
  return (0, U.jsx)(I, {
    form: c,
    title: n(`merge.title`, { ticket: e.ticket }),
    confirm: n(`merge.save`),
    grave: !0,
    onClose: t,
    children: (0, U.jsx)(V, {
      name: `into`,
      label: n(`merge.into`),
      what: n(`merge.what`),
      help: n(`merge.help`),
      choices: [
        { id: ``, value: n(`merge.choose`) },
        ...e.others.map((e) => ({ id: e.ticket, value: n(`merge.choice`, e) })),
      ],
    }),
  })
}
function Br({ ticket: e, onClose: t }) {
  let { t: n } = i(`ticket-desk`),
    r = $(t),
    a = R(`reopenDeskTicket`, Qn, {
      start: { reason: `` },
      send: (t) => b(`reopenDeskTicket`, { params: { ticket: e }, body: t }),
      done: ({ data: t }) => r(t, n(`reopen.done`, { ticket: e })),
      failureIn: `form`,
    })
  return (0, U.jsx)(I, {
    form: a,
    title: n(`reopen.title`, { ticket: e }),
    confirm: n(`reopen.save`),
    narrow: !0,
    onClose: t,
    children: (0, U.jsx)(z, {
      name: `reason`,
      label: n(`reopen.reason`),
      help: n(`reopen.help`),
      input: { autoComplete: `off`, maxLength: 300 },
    }),
  })
}
function Vr({ ticket: e }) {
  let { t } = i(`ticket-desk`),
    [n, r] = (0, H.useState)(!1),
    [a, o] = (0, H.useState)(!1),
    { status: s, closed: c } = e,
    l = e.messages.some(({ author: e }) => e === `staff`)
  return (0, U.jsxs)(C, {
    sx: { mt: 5, display: `grid`, gap: 2, justifyItems: `start` },
    children: [
      c &&
        (0, U.jsxs)(T, {
          children: [
            t(c.by === null ? `closed.at` : `closed.by`, { at: y(c.at), name: c.by ?? `` }),
            ` `,
            c.reason !== null && t(`reason.${c.reason}`),
          ],
        }),
      e.rating !== null && (0, U.jsx)(T, { children: t(`rating`, { rating: e.rating }) }),
      e.merged_into === null
        ? s === `closed`
          ? (0, U.jsx)(D, { variant: `outlined`, onClick: () => r(!0), children: t(`reopen.open`) })
          : l
            ? (0, U.jsx)(D, { variant: `outlined`, onClick: () => r(!0), children: t(`close.open`) })
            : (0, U.jsx)(T, { variant: `body2`, sx: { color: `text.secondary` }, children: t(`close.first`) })
        : null,
      e.others.length > 0 && (0, U.jsx)(D, { variant: `outlined`, onClick: () => o(!0), children: t(`merge.open`) }),
      a && (0, U.jsx)(zr, { ticket: e, onClose: () => o(!1) }),
      n &&
        (s === `closed`
          ? (0, U.jsx)(Br, { ticket: e.ticket, onClose: () => r(!1) })
          : (0, U.jsx)(Rr, { ticket: e.ticket, onClose: () => r(!1) })),
    ],
  })
}
function Hr({ ticket: { merged_into: e, merged: t } }) {
  let { t: n } = i(`ticket-desk`),
    r = (e) =>
      (0, U.jsx)(
        E,
        { component: d, to: h(`ticket-desk/:ref`, { ref: e }), sx: { mr: 2 }, children: n(`title`, { ticket: e }) },
        e,
      )
  return (0, U.jsxs)(U.Fragment, {
    children: [
      e !== null && (0, U.jsxs)(w, { severity: `info`, sx: { mt: 3 }, children: [n(`merged.into`), ` `, r(e)] }),
      t.length > 0 && (0, U.jsxs)(w, { severity: `info`, sx: { mt: 3 }, children: [n(`merged.here`), ` `, t.map(r)] }),
    ],
  })
}
function Ur({ ticket: e, onClose: t }) {
  let { t: n } = i(`ticket-desk`),
    r = $(t),
    a = R(`escalateDeskTicket`, qn, {
      start: { reason: `` },
      body: ({ reason: e }) => ({ reason: He(e) }),
      send: (t) => b(`escalateDeskTicket`, { params: { ticket: e }, body: t }),
      done: ({ data: t }) => r(t, n(`escalate.done`, { ticket: e })),
      failureIn: `form`,
    })
  return (0, U.jsx)(I, {
    form: a,
    title: n(`escalate.title`, { ticket: e }),
    confirm: n(`escalate.save`),
    grave: !0,
    onClose: t,
    children: (0, U.jsx)(z, {
      name: `reason`,
      label: n(`escalate.reason`),
      help: n(`escalate.help`),
      rows: 3,
      input: { autoComplete: `off`, maxLength: 300 },
    }),
  })
}
function Wr({ ticket: e, onClose: t }) {
  let { t: n } = i(`ticket-desk`),
    r = R(`makeTicketEvidence`, Yn, {
      start: { reason: `` },
      body: ({ reason: e }) => ({ reason: He(e) }),
      send: (t) => b(`makeTicketEvidence`, { params: { ticket: e }, body: t }),
      done: (r) => {
        ;(pe(r, `evidence-${e}.pdf`), t(), u.success(n(`evidence.done`)))
      },
      failureIn: `form`,
    })
  return (0, U.jsx)(I, {
    form: r,
    title: n(`evidence.title`, { ticket: e }),
    confirm: n(`evidence.save`),
    onClose: t,
    children: (0, U.jsx)(z, {
      name: `reason`,
      label: n(`evidence.reason`),
      help: n(`evidence.help`),
      input: { autoComplete: `off`, maxLength: 300 },
    }),
  })
}
function Gr({ ticket: e }) {
  let { t } = i(`ticket-desk`),
    [n, r] = (0, H.useState)(!1),
    [a, o] = (0, H.useState)(!1),
    { escalation: s, status: c } = e
  return s === null && c === `closed`
    ? null
    : (0, U.jsxs)(W, {
        title: t(`escalate.officer`),
        children: [
          s
            ? (0, U.jsxs)(U.Fragment, {
                children: [
                  (0, U.jsx)(T, {
                    variant: `body2`,
                    children:
                      s.by === null
                        ? t(`escalate.itself`, { at: y(s.at) })
                        : t(`escalate.by`, { name: s.by, at: y(s.at) }),
                  }),
                  (0, U.jsx)(T, {
                    sx: { mt: 1, whiteSpace: `pre-wrap`, overflowWrap: `anywhere` },
                    children: s.reason,
                  }),
                  e.ombudsman_told_at !== null &&
                    (0, U.jsx)(T, {
                      variant: `body2`,
                      sx: { mt: 1 },
                      children: t(`escalate.ombudsman`, { at: y(e.ombudsman_told_at) }),
                    }),
                  (0, U.jsx)(D, {
                    variant: `outlined`,
                    sx: { mt: 3 },
                    onClick: () => o(!0),
                    children: t(`evidence.open`),
                  }),
                ],
              })
            : (0, U.jsxs)(C, {
                sx: { display: `grid`, gap: 2, justifyItems: `start` },
                children: [
                  (0, U.jsx)(T, { variant: `body2`, sx: { color: `text.secondary` }, children: t(`escalate.none`) }),
                  (0, U.jsx)(D, { variant: `outlined`, onClick: () => r(!0), children: t(`escalate.open`) }),
                ],
              }),
          a && (0, U.jsx)(Wr, { ticket: e.ticket, onClose: () => o(!1) }),
          n && (0, U.jsx)(Ur, { ticket: e.ticket, onClose: () => r(!1) }),
        ],
      })
}
function Kr({ ticket: e }) {
  let { t } = i(`ticket-desk`),
    n = Q(),
    r = { ticket: e.ticket },
    a = R(`linkDeskTicket`, Jn, {
      start: { other: `` },
      body: ({ other: e }) => ({ other: e.trim().toUpperCase(), linked: !0 }),
      send: (e) => b(`linkDeskTicket`, { params: r, body: e }),
      done: ({ data: e }) => {
        ;(a.hands.reset(), n(e), u.success(t(`links.done`)))
      },
    }),
    o = lr(e.ticket)
  return (0, U.jsxs)(W, {
    title: t(`links.title`),
    children: [
      e.linked.length === 0
        ? (0, U.jsx)(T, { variant: `body2`, sx: { color: `text.secondary` }, children: t(`links.none`) })
        : (0, U.jsx)(C, {
            component: `ul`,
            sx: { listStyle: `none`, m: 0, p: 0, display: `grid`, gap: 2 },
            children: e.linked.map((e) =>
              (0, U.jsxs)(
                `li`,
                {
                  children: [
                    (0, U.jsx)(E, {
                      component: d,
                      to: h(`ticket-desk/:ref`, { ref: e.ticket }),
                      sx: { display: `inline-block`, py: 2 },
                      children: e.ticket,
                    }),
                    ` `,
                    (0, U.jsx)(T, { component: `span`, variant: `body2`, children: t(`status.${e.status}`) }),
                    (0, U.jsx)(T, { variant: `body2`, sx: { overflowWrap: `anywhere` }, children: e.subject }),
                    (0, U.jsx)(D, {
                      size: `small`,
                      'aria-label': t(`links.removeOf`, { ticket: e.ticket }),
                      'aria-busy': o.isPending,
                      onClick: () => o.mutate(e.ticket),
                      children: t(`links.remove`),
                    }),
                  ],
                },
                e.ticket,
              ),
            ),
          }),
      (0, U.jsxs)(C, {
        component: L,
        form: a,
        prefix: `field-link`,
        sx: { display: `grid`, gap: 2, mt: 3 },
        children: [
          (0, U.jsx)(z, {
            name: `other`,
            label: t(`links.label`),
            what: t(`links.what`),
            help: t(`links.help`),
            input: { autoComplete: `off`, maxLength: 13 },
          }),
          (0, U.jsx)(C, {
            children: (0, U.jsx)(D, {
              type: `submit`,
              variant: `outlined`,
              'aria-busy': a.busy,
              children: t(`links.save`),
            }),
          }),
        ],
      }),
    ],
  })
}
function qr({ ticket: e }) {
  let { t } = i(`ticket-desk`),
    r = Q(),
    a = R(`noteDeskTicket`, Un, {
      start: { text: `` },
      body: ({ text: e }) => ({ text: He(e) }),
      send: (t) => b(`noteDeskTicket`, { params: { ticket: e.ticket }, body: t }),
      done: ({ data: e }) => {
        ;(a.hands.reset(), r(e))
      },
    })
  return (0, U.jsxs)(W, {
    title: t(`notes.title`),
    children: [
      e.notes.length === 0
        ? (0, U.jsx)(T, { variant: `body2`, sx: { color: `text.secondary` }, children: t(`notes.none`) })
        : (0, U.jsx)(C, {
            component: `ol`,
            sx: { listStyle: `none`, m: 0, p: 0, display: `grid`, gap: 3 },
            children: e.notes.map(({ name: e, text: t, at: n }, r) =>
              (0, U.jsxs)(
                `li`,
                {
                  children: [
                    (0, U.jsxs)(T, {
                      variant: `body2`,
                      children: [
                        (0, U.jsx)(`b`, { children: e }),
                        ` `,
                        (0, U.jsx)(C, {
                          component: `time`,
                          dateTime: n,
                          sx: { color: `text.secondary` },
                          children: y(n),
                        }),
                      ],
                    }),
                    (0, U.jsx)(T, {
                      variant: `body2`,
                      sx: { whiteSpace: `pre-wrap`, overflowWrap: `anywhere` },
                      children: t,
                    }),
                  ],
                },
                `${n} ${r}`,
              ),
            ),
          }),
      (0, U.jsxs)(C, {
        component: L,
        form: a,
        prefix: `field-note`,
        sx: { display: `grid`, gap: 2, mt: 3 },
        children: [
          (0, U.jsx)(z, {
            name: `text`,
            label: t(`notes.label`),
            what: t(`notes.what`),
            help: t(`notes.help`),
            rows: 2,
            input: { autoComplete: `off`, maxLength: n },
          }),
          (0, U.jsx)(C, {
            children: (0, U.jsx)(D, {
              type: `submit`,
              variant: `outlined`,
              'aria-busy': a.busy,
              children: t(`notes.save`),
            }),
          }),
        ],
      }),
    ],
  })
}
function Jr({ ticket: e }) {
  let { t } = i(`ticket-desk`),
    n = m((e) => e.roleId)
  return e.dispute === null || e.status === `closed`
    ? null
    : (0, U.jsxs)(w, {
        severity: `info`,
        sx: { mt: 3 },
        children: [
          t(`payout`),
          ` `,
          s(n, `partners`) && (0, U.jsx)(E, { component: d, to: h(`partners`), children: t(`payoutGo`) }),
        ],
      })
}
function Yr({ queue: e, open: t }) {
  let { t: n } = i(`ticket-desk`),
    r = nr(e)
  return (0, U.jsxs)(C, {
    component: `nav`,
    'aria-label': n(`queue.${e}`),
    sx: {
      border: 1,
      borderColor: `divider`,
      borderRadius: 1,
      backgroundColor: `background.paper`,
      position: `sticky`,
      top: 16,
      maxHeight: `calc(100vh - 32px)`,
      overflowY: `auto`,
      alignSelf: `start`,
    },
    children: [
      (0, U.jsx)(E, {
        component: d,
        to: p(h(`ticket-desk`), { tab: e }),
        sx: { display: `flex`, alignItems: `center`, minHeight: 44, px: 4, fontWeight: 500 },
        children: n(`counted`, { name: n(`queue.${e}`), count: r.data?.total ?? 0 }),
      }),
      (0, U.jsx)(de, {
        query: r,
        failed: n(`table.failed`),
        waiting: (0, U.jsx)(Ce, { variant: `rounded`, height: 320 }),
        children: ({ rows: n }) =>
          (0, U.jsx)(C, {
            component: `ul`,
            sx: { listStyle: `none`, m: 0, p: 0 },
            children: n.map((n) =>
              (0, U.jsx)(
                C,
                {
                  component: `li`,
                  sx: { borderTop: 1, borderColor: `divider` },
                  children: (0, U.jsxs)(C, {
                    component: d,
                    to: dr(n.ticket, e),
                    'aria-current': n.ticket === t ? `page` : void 0,
                    sx: ({ vars: { palette: e } }) => ({
                      display: `block`,
                      px: 4,
                      py: 2.5,
                      color: `inherit`,
                      textDecoration: `none`,
                      borderLeft: `3px solid transparent`,
                      '&:hover': { backgroundColor: e.brand.tint50 },
                      '&[aria-current]': { backgroundColor: e.brand.tint100, borderLeftColor: e.brand.line },
                    }),
                    children: [
                      (0, U.jsx)(T, {
                        component: `span`,
                        noWrap: !0,
                        sx: { display: `block`, fontWeight: 500 },
                        children: n.who,
                      }),
                      (0, U.jsx)(T, {
                        component: `span`,
                        variant: `body2`,
                        noWrap: !0,
                        sx: { display: `block` },
                        children: n.subject,
                      }),
                      (0, U.jsx)(ur, { line: n }),
                    ],
                  }),
                },
                n.ticket,
              ),
            ),
          }),
      }),
    ],
  })
}
function Xr({ ticket: e, queue: t }) {
  let { t: n } = i(`ticket-desk`),
    r = nr(t).data?.rows ?? [],
    a = r[r.findIndex((t) => t.ticket === e.ticket) + 1],
    o = cr(e.ticket),
    s = e.assigned_to === null && e.status !== `closed`
  return !s && !a
    ? null
    : (0, U.jsxs)(C, {
        sx: { display: `flex`, flexWrap: `wrap`, gap: 2, mb: 3 },
        children: [
          s &&
            (0, U.jsx)(D, {
              variant: `outlined`,
              size: `small`,
              'aria-busy': o.isPending,
              onClick: () => o.mutate(),
              children: n(`take`),
            }),
          a &&
            (0, U.jsx)(D, {
              variant: `outlined`,
              size: `small`,
              component: d,
              to: dr(a.ticket, t),
              children: n(`next`),
            }),
        ],
      })
}
function Zr({ ticket: e }) {
  let { t } = i(`ticket-desk`)
  return (0, U.jsx)(C, {
    component: `ol`,
    'aria-label': t(`thread`),
    sx: { listStyle: `none`, m: 0, mt: 4, p: 0, display: `grid`, gap: 3, minWidth: 0 },
    children: e.messages.map(({ author: n, name: r, text: i, at: a, noted_by: o, via: s, whole: c }, l) => {
      let u = n === `staff`
      return (0, U.jsxs)(
        C,
        {
          component: `li`,
          sx: {
            p: 3,
            borderRadius: 1,
            border: 1,
            borderColor: `divider`,
            minWidth: 0,
            ...(u ? { ml: { sm: 6 }, bgcolor: `action.hover` } : { mr: { sm: 6 } }),
          },
          children: [
            (0, U.jsxs)(T, {
              variant: `body2`,
              children: [
                (0, U.jsx)(`b`, { children: u ? (r ?? t(`robot`)) : e.asker.name }),
                ` `,
                (0, U.jsxs)(C, {
                  component: `time`,
                  dateTime: a,
                  sx: { color: `text.secondary` },
                  children: [y(a), s === `mail` && ` · ${t(`byMail`)}`],
                }),
              ],
            }),
            o !== null &&
              (0, U.jsx)(T, { variant: `body2`, sx: { fontWeight: 500 }, children: t(`noted`, { name: o }) }),
            (0, U.jsx)(T, { sx: { mt: 1, whiteSpace: `pre-wrap`, overflowWrap: `anywhere` }, children: i }),
            c !== null &&
              (0, U.jsxs)(C, {
                component: `details`,
                sx: { mt: 2 },
                children: [
                  (0, U.jsx)(C, {
                    component: `summary`,
                    sx: { cursor: `pointer`, minHeight: 24 },
                    children: t(`wholeMail`),
                  }),
                  (0, U.jsx)(T, {
                    sx: { mt: 1, whiteSpace: `pre-wrap`, overflowWrap: `anywhere`, color: `text.secondary` },
                    children: c,
                  }),
                ],
              }),
          ],
        },
        `${a} ${l}`,
      )
    }),
  })
}
var Qr = e({ TicketPage: () => $r })
function $r() {
  let { t: e } = i(`ticket-desk`),
    { ref: t = `` } = te(),
    n = rr(t),
    r = fr(f()[0]),
    a = xe(`(min-width:1200px)`, { noSsr: !0 }),
    o = (0, U.jsx)(at, {
      query: n,
      back: { to: p(h(`ticket-desk`), { tab: r }), text: e(`back`) },
      title: e(`title`, { ticket: t }),
      gone: e(`gone`),
      failed: e(`failed`),
      children: (e) => (0, U.jsx)(ei, { ticket: e, queue: r }, e.ticket),
    })
  return a
    ? (0, U.jsxs)(C, {
        sx: { display: `grid`, gap: 6, gridTemplateColumns: `280px minmax(0, 1fr)` },
        children: [(0, U.jsx)(Yr, { queue: r, open: t }), (0, U.jsx)(C, { sx: { minWidth: 0 }, children: o })],
      })
    : o
}
function ei({ ticket: e, queue: t }) {
  return (0, U.jsx)(et, {
    aside: (0, U.jsxs)(U.Fragment, {
      children: [
        (0, U.jsx)(Ir, { ticket: e }),
        (0, U.jsx)(Lr, { ticket: e }),
        (0, U.jsx)(Gr, { ticket: e }),
        (0, U.jsx)(Kr, { ticket: e }),
        (0, U.jsx)(qr, { ticket: e }),
      ],
    }),
    children: (0, U.jsxs)(C, {
      sx: { minWidth: 0 },
      children: [
        (0, U.jsx)(Xr, { ticket: e, queue: t }),
        (0, U.jsx)(ur, { line: e, whole: !0 }),
        (0, U.jsx)(Hr, { ticket: e }),
        (0, U.jsx)(Jr, { ticket: e }),
        (0, U.jsx)(Zr, { ticket: e }),
        e.status !== `closed` && (0, U.jsx)(Fr, { ticket: e }),
        (0, U.jsx)(Vr, { ticket: e }),
      ],
    }),
  })
}
export { zt as a, wn as i, Mr as n, Mt as o, An as r, Qr as t }
