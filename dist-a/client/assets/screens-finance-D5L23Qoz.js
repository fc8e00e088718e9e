import { ut as Ve, vt as He, xt as Ue } from './admin-form-BbMOlQ_z.js'
import {
  Ln as We,
  _t as Ge,
  dt as Ke,
  ft as qe,
  gt as Je,
  ht as Ye,
  jn as Xe,
  ln as Ze,
  mt as Qe,
  pt as $e,
  qt as et,
  tt,
  ut as nt,
  vt as rt,
  w as it,
  zn as at,
} from './admin-SlXPl_wU.js'
import { a as ze, c as V, o as Be } from './common-fields-Dur8Hai4.js'
import { t as B } from './common-form-E0SH5PGy.js'
import {
  Ct as j,
  Q as je,
  St as M,
  X as N,
  Y as P,
  Z as F,
  et as Me,
  mt as I,
  nt as L,
  pt as Ne,
  q as Pe,
  tt as R,
  wt as Fe,
  xt as Ie,
} from './common-schema-TiEP0qb9.js'
import { M as y, N as b, ct as se, ht as ce, k as le } from './desks-BwPV_Ml3.js'
import { $ as ot, A as H, b as st, dt as ct, j as lt, st as ut, ut as U } from './desks-form-BT5SDwL6.js'
import {
  Er as n,
  Et as r,
  Fr as i,
  Gt as a,
  Hn as o,
  Ht as s,
  In as c,
  Kt as l,
  Mr as u,
  Nr as d,
  Pt as f,
  Vt as p,
  Xi as m,
  ca as h,
  ci as g,
  da as _,
  ia as ee,
  ir as te,
  kt as ne,
  pr as re,
  sa as ie,
  si as v,
  st as ae,
} from './first-CL_AHFyg.js'
import { r as oe } from './index-DgFpoVLQ.js'
import { Gt as ke, ht as Ae } from './office-0J8ZDQL6.js'
import { K as Le, L as Re, S as z } from './office-form-Deh-hoPk.js'
import { H as Se, J as Ce, Q as we, X as Te, Y as Ee, Z as De, x as Oe } from './parts-Clelj3dw.js'
import { n as e, r as t } from './rolldown-runtime-XKyaHtl9.js'
import {
  At as ue,
  J as de,
  Tt as fe,
  X as pe,
  Y as me,
  Z as he,
  c as ge,
  dn as x,
  fn as _e,
  gt as ve,
  ht as S,
  in as C,
  ln as w,
  mt as ye,
  pn as be,
  vt as T,
} from './signed-in-DHQU3WVe.js'
import { U as E, h as D, n as O, o as k, p as xe, t as A } from './theme-CBDEJsnh.js'
var dt = e({ BankAnswerPage: () => ft }),
  W = o()
function ft() {
  let { t: e } = i(`payment-runs`),
    { runId: t = `` } = ie()
  return (0, W.jsxs)(W.Fragment, {
    children: [
      (0, W.jsx)(k, {
        component: m,
        to: v(`payment-runs/:runId`, { runId: t }),
        sx: { display: `inline-flex`, alignItems: `center`, minHeight: 44 },
        children: e(`answer.back`, { run: t }),
      }),
      (0, W.jsx)(He, { profile: `payment_run` }),
    ],
  })
}
var G = t(_(), 1),
  K = () => M().defined(),
  pt = () => M().integer().min(0).defined(),
  mt = [`nothing`, `no_account`, `account_returned`, `account_waits`, `account_new`, `in_run`],
  ht = () => F(j().oneOf(Ge).defined()),
  gt = L({
    partner_id: R(),
    partner: j().defined(),
    months: F(U()),
    lines: pt(),
    gross: K(),
    tds: K(),
    gst: K(),
    amount: K(),
    account_ending: j().nullable().defined(),
    ifsc: j().nullable().defined(),
    notes: ht(),
    before: M().nullable().defined(),
    left_out: j().oneOf(mt).nullable().defined(),
    from_day: P().nullable(),
  }),
  _t = {
    run_id: R(),
    state: j().oneOf(rt).defined(),
    made_at: N(),
    sent_day: P().nullable(),
    sums: L({ lines: pt(), gross: K(), tds: K(), gst: K(), sent: K(), paid: K(), returned: K(), open: K() }).defined(),
  },
  vt = L({ ..._t, months: F(U()) })
L({ candidates: F(gt), total: K(), runs: F(vt) })
var yt = L({
    month: U(),
    lines: pt(),
    gross: K(),
    tds: K(),
    gst: K(),
    net: K(),
    tds_percent: K(),
    gst_percent: K(),
    section: j().defined(),
    certificate: j().defined(),
    tax_return: j().defined(),
    code: j().nullable().defined(),
    lower: F(ct.shape({ section: j().defined() })),
  }),
  bt = L({
    line_id: R(),
    partner_id: R(),
    partner: j().defined(),
    reference: j().defined(),
    state: j().oneOf(Je).defined(),
    parts: F(yt),
    gross: K(),
    tds: K(),
    gst: K(),
    amount: K(),
    account_ending: j().defined(),
    ifsc: j().defined(),
    notes: ht(),
    before: M().nullable().defined(),
    reason: j().nullable().defined(),
    utr: j().nullable().defined(),
    day: P().nullable(),
  }),
  xt = [`maker`, `one_hand`, `no_factor`]
;(L({
  ..._t,
  hash: j().defined(),
  made_by: j().nullable().defined(),
  checked_at: N().nullable(),
  checked_by: j().nullable().defined(),
  alone: Fe().defined(),
  reason: j().nullable().defined(),
  run_before: M().nullable().defined(),
  check_problem: j().oneOf(xt).nullable().defined(),
  may_approve_from: N().nullable(),
  lines: F(bt),
}),
  L({ total: M().defined() }))
var St = L({ hash: j().length(64).defined(), code: Pe(j().trim().max(20, `rules:text.tooLong`)) }),
  Ct = L({ reason: Re() }),
  wt = L({ day: Pe(Me()) }),
  Tt = L({ day: Pe(Me()), utr: Ue() }),
  Et = L({ day: Pe(Me()), reason: Re() }),
  Dt = [`payment-runs`],
  Ot = () =>
    x({
      queryKey: [...Dt, `desk`],
      queryFn: ({ signal: e }) => C(`getPayingDesk`, { signal: e }),
      refetchOnMount: `always`,
    }),
  kt = (e) =>
    x({
      queryKey: [...Dt, e],
      queryFn: ({ signal: t }) => C(`getPaymentRun`, { params: { runId: e }, signal: t }),
      refetchOnMount: `always`,
    }),
  At = () =>
    x({
      queryKey: [...Dt, `tax`],
      queryFn: ({ signal: e }) => C(`getTaxDesk`, { signal: e }),
      refetchOnMount: `always`,
    })
function jt() {
  let e = be()
  return () => e.invalidateQueries({ queryKey: Dt })
}
function Mt(e) {
  let t = jt()
  return async (n) => {
    ;(p.success(n), e(), await t())
  }
}
function Nt(e, t) {
  let { t: n } = i(`payment-runs`),
    r = ee(),
    a = jt()
  return w({
    mutationFn: () => C(`makePaymentRun`, { body: { total: e } }),
    onSuccess: async ({ run_id: e }) => {
      ;(p.success(n(`make.done`, { run: String(e) })), await r(v(`payment-runs/:runId`, { runId: e })))
    },
    onError: (e) => s(e),
    onSettled: async () => {
      ;(t(), await a())
    },
  })
}
function Pt({ run: e, onClose: t }) {
  let { t: n } = i(`payment-runs`),
    r = Mt(t),
    a = B(`callOffPaymentRun`, Ct, {
      start: { reason: `` },
      send: (t) => C(`callOffPaymentRun`, { params: { runId: e.run_id }, body: t }),
      done: () => r(n(`callOff.done`)),
      failureIn: `form`,
    })
  return (0, W.jsxs)(z, {
    form: a,
    title: n(`callOff.title`, { run: String(e.run_id) }),
    confirm: n(`callOff.save`),
    grave: !0,
    narrow: !0,
    onClose: t,
    children: [
      (0, W.jsx)(Ce, { sx: { mb: 4 }, children: n(`callOff.text`) }),
      (0, W.jsx)(V, { name: `reason`, label: n(`callOff.reason`), input: { autoComplete: `off`, maxLength: 300 } }),
    ],
  })
}
function Ft({ run: e, onClose: t }) {
  let { t: n } = i(`payment-runs`),
    r = Mt(t),
    a = Ae(),
    o = ue(new Date(e.checked_at ?? e.made_at)),
    s = B(`sendPaymentRun`, wt, {
      start: { day: a },
      check: ({ day: e }) => ({ day: (e !== `` && ut(e, o, a)) || void 0 }),
      send: (t) => C(`sendPaymentRun`, { params: { runId: e.run_id }, body: t }),
      done: () => r(n(`send.done`)),
      failureIn: `form`,
    })
  return (0, W.jsxs)(z, {
    form: s,
    title: n(`send.title`),
    confirm: n(`send.open`),
    narrow: !0,
    onClose: t,
    children: [
      (0, W.jsx)(Ce, { sx: { mb: 4 }, children: n(`send.text`) }),
      (0, W.jsx)(V, { name: `day`, label: n(`send.day`), input: { type: `date` } }),
    ],
  })
}
function It({ run: e }) {
  let { t } = i(`payment-runs`),
    [n, r] = (0, G.useState)(null),
    { run_id: o, state: s, checked_at: c } = e,
    u = String(o),
    d = ue(new Date(c ?? e.made_at)),
    f = () => r(null)
  return (0, W.jsxs)(O, {
    variant: `outlined`,
    sx: { p: 4 },
    children: [
      (0, W.jsx)(D, { variant: `h5`, component: `h2`, sx: { mb: 2 }, children: t(`bank.title`) }),
      (0, W.jsx)(D, { variant: `body2`, children: t(`bank.text`) }),
      (0, W.jsx)(E, {
        component: `ul`,
        'aria-label': t(`bank.files`),
        sx: { listStyle: `none`, m: 0, mt: 2, p: 0 },
        children: We.map((e) =>
          (0, W.jsx)(
            `li`,
            {
              children: (0, W.jsx)(me, {
                name: at(e, { day: d, run_id: o }, []).name,
                file: () => C(`downloadBankFile`, { params: { runId: u, bank: e } }),
                children: t(`bank.file.${e}`),
              }),
            },
            e,
          ),
        ),
      }),
      (0, W.jsxs)(E, {
        sx: { display: `grid`, gap: 3, mt: 4 },
        children: [
          s === `checked` &&
            (0, W.jsxs)(W.Fragment, {
              children: [
                (0, W.jsx)(a, { onClick: () => r(`send`), children: t(`send.open`) }),
                (0, W.jsx)(a, { look: `secondary`, onClick: () => r(`callOff`), children: t(`callOff.open`) }),
              ],
            }),
          s === `sent` &&
            (0, W.jsx)(l, { to: v(`payment-runs/:runId/bank-file`, { runId: u }), children: t(`answer.open`) }),
        ],
      }),
      n === `send` && (0, W.jsx)(Ft, { run: e, onClose: f }),
      n === `callOff` && (0, W.jsx)(Pt, { run: e, onClose: f }),
    ],
  })
}
function Lt({ run: e, onClose: t }) {
  let { t: n } = i(`payment-runs`),
    r = Mt(t),
    { run_id: a, hash: o, sums: s } = e,
    c = B(`checkPaymentRun`, St, {
      start: { code: `` },
      body: (e) => ({ ...e, hash: o }),
      send: (e) => C(`checkPaymentRun`, { params: { runId: a }, body: e }),
      done: () => r(n(`check.done`)),
      failureIn: `form`,
    })
  return (0, W.jsxs)(z, {
    form: c,
    title: n(`check.ask`, { run: String(a) }),
    confirm: n(`check.open`),
    narrow: !0,
    onClose: t,
    children: [
      (0, W.jsx)(Ce, { sx: { mb: 4 }, children: n(`check.text`, { count: s.lines, total: d(s.sent) }) }),
      (0, W.jsx)(V, {
        name: `code`,
        label: n(`check.code`),
        help: n(`check.codeHelp`),
        input: { autoComplete: `one-time-code`, spellCheck: !1, maxLength: 20 },
      }),
    ],
  })
}
function Rt({ run: e }) {
  let { t } = i(`payment-runs`),
    [n, r] = (0, G.useState)(null),
    o = e.lines.filter(({ state: e }) => e === `in_run`),
    s = Ge.map((e) => ({
      note: e,
      names: o.filter(({ notes: t }) => t.includes(e)).map(({ partner: e }) => e),
    })).filter(({ names: e }) => e.length > 0)
  return (0, W.jsxs)(O, {
    variant: `outlined`,
    sx: { p: 4 },
    children: [
      (0, W.jsx)(D, { variant: `h5`, component: `h2`, sx: { mb: 2 }, children: t(`check.title`) }),
      s.length === 0
        ? (0, W.jsx)(D, { variant: `body2`, children: t(`check.nothing`) })
        : (0, W.jsx)(E, {
            component: `ul`,
            'aria-label': t(`check.points`),
            sx: { m: 0, pl: 5 },
            children: s.map(({ note: e, names: n }) =>
              (0, W.jsx)(
                D,
                {
                  component: `li`,
                  variant: `body2`,
                  sx: { overflowWrap: `anywhere` },
                  children: t(`check.point`, { what: t(`note.${e}`), who: n.join(`, `) }),
                },
                e,
              ),
            ),
          }),
      (0, W.jsx)(D, {
        variant: `body2`,
        color: `textSecondary`,
        sx: { mt: 2 },
        children: t(`check.looked`, { what: Ge.map((e) => t(`check.lookedAt.${e}`)).join(`, `) }),
      }),
      (0, W.jsxs)(E, {
        sx: { display: `grid`, gap: 3, mt: 4 },
        children: [
          e.check_problem === null && (0, W.jsx)(a, { onClick: () => r(`check`), children: t(`check.open`) }),
          (0, W.jsx)(a, { look: `secondary`, onClick: () => r(`callOff`), children: t(`callOff.open`) }),
        ],
      }),
      (0, W.jsx)(E, {
        sx: { mt: 3 },
        children:
          e.check_problem === `one_hand`
            ? e.may_approve_from !== null && (0, W.jsx)(et, { at: e.may_approve_from })
            : (0, W.jsxs)(D, {
                variant: `body2`,
                color: `textSecondary`,
                children: [
                  t(`check.who.${e.check_problem ?? `may`}`),
                  ` `,
                  e.check_problem === `no_factor` &&
                    (0, W.jsx)(k, { component: m, to: v(`my-sign-in`), children: t(`check.setUp`) }),
                ],
              }),
      }),
      n === `check` && (0, W.jsx)(Lt, { run: e, onClose: () => r(null) }),
      n === `callOff` && (0, W.jsx)(Pt, { run: e, onClose: () => r(null) }),
    ],
  })
}
function zt({ run: e, line: t, onClose: n }) {
  let { t: r } = i(`payment-runs`),
    a = Mt(n),
    { line_id: o, partner: s, amount: c, account_ending: l } = t,
    u = e.sent_day ?? ``,
    f = B(`payRunLine`, Tt, {
      start: { day: ``, utr: `` },
      check: ({ day: e }) => ({ day: (e !== `` && ut(e, u, ue(new Date()))) || void 0 }),
      send: (e) => C(`payRunLine`, { params: { lineId: o }, body: e }),
      done: () => a(r(`settle.paid.done`, { partner: s })),
      failureIn: `form`,
    })
  return (0, W.jsxs)(z, {
    form: f,
    title: r(`settle.paid.title`, { partner: s }),
    confirm: r(`settle.paid.save`),
    narrow: !0,
    onClose: n,
    children: [
      (0, W.jsx)(Ce, { sx: { mb: 4 }, children: r(`settle.paid.text`, { amount: d(c), account: l }) }),
      (0, W.jsxs)(E, {
        sx: { display: `grid`, gap: 4 },
        children: [
          (0, W.jsx)(V, { name: `day`, label: r(`settle.paid.day`), input: { type: `date` } }),
          (0, W.jsx)(V, {
            name: `utr`,
            label: r(`settle.paid.utr`),
            help: r(`settle.paid.utrHelp`),
            keep: ae,
            input: { autoComplete: `off`, autoCapitalize: `characters`, spellCheck: !1 },
          }),
        ],
      }),
    ],
  })
}
function Bt({ run: e, line: t, onClose: n }) {
  let { t: r } = i(`payment-runs`),
    a = Mt(n),
    { line_id: o, partner: s, amount: c, account_ending: l } = t,
    u = e.sent_day ?? ``,
    f = B(`returnRunLine`, Et, {
      start: { day: ``, reason: `` },
      check: ({ day: e }) => ({ day: (e !== `` && ut(e, u, ue(new Date()))) || void 0 }),
      send: (e) => C(`returnRunLine`, { params: { lineId: o }, body: e }),
      done: () => a(r(`settle.returned.done`, { partner: s })),
      failureIn: `form`,
    })
  return (0, W.jsxs)(z, {
    form: f,
    title: r(`settle.returned.title`, { partner: s }),
    confirm: r(`settle.returned.save`),
    narrow: !0,
    onClose: n,
    children: [
      (0, W.jsx)(Ce, { sx: { mb: 4 }, children: r(`settle.returned.text`, { amount: d(c), account: l }) }),
      (0, W.jsxs)(E, {
        sx: { display: `grid`, gap: 4 },
        children: [
          (0, W.jsx)(V, { name: `day`, label: r(`settle.returned.day`), input: { type: `date` } }),
          (0, W.jsx)(V, {
            name: `reason`,
            label: r(`settle.returned.reason`),
            input: { autoComplete: `off`, maxLength: 300 },
          }),
        ],
      }),
    ],
  })
}
function Vt({ notes: e }) {
  let { t } = i(`payment-runs`)
  return e.map((e) =>
    (0, W.jsxs)(
      E,
      {
        component: `span`,
        sx: {
          display: `flex`,
          gap: 1,
          alignItems: `center`,
          mt: 1,
          color: `warning.main`,
          typography: `body2`,
          '& svg': { flex: `none` },
        },
        children: [(0, W.jsx)(f, { name: `alert`, size: 16 }), t(`note.${e}`)],
      },
      e,
    ),
  )
}
var Ht = { in_run: `neutral`, sent: `info`, paid: `ok`, returned: `err`, taken_out: `neutral` },
  Ut = [`paid`, `returned`]
function Wt({ run: e }) {
  let { t } = i(`payment-runs`),
    [n, r] = (0, G.useState)(null),
    a = y({ sortable: [`partner`, `amount`], sort: { key: `partner`, direction: `asc` } }),
    o = () => r(null),
    s = Gt((e, t) => r({ line: e, way: t }))
  return (0, W.jsxs)(W.Fragment, {
    children: [
      (0, W.jsx)(H, {
        name: `payment-run`,
        label: t(`line.label`),
        columns: s,
        state: a,
        source: b({ rows: e.lines }, s, [], a.view),
        rowKey: ({ line_id: e }) => e,
        failed: t(`failed`),
        empty: (0, W.jsx)(D, { children: t(`none`) }),
      }),
      n?.way === `paid` && (0, W.jsx)(zt, { run: e, line: n.line, onClose: o }),
      n?.way === `returned` && (0, W.jsx)(Bt, { run: e, line: n.line, onClose: o }),
    ],
  })
}
function Gt(e) {
  let { t } = i(`payment-runs`),
    n = ({ state: e, reason: n }) =>
      n === null ? null : e === `taken_out` && n === `account_changed` ? t(`line.accountChanged`) : n
  return [
    {
      key: `partner`,
      header: t(`head.partner`),
      names: !0,
      sortable: !0,
      minWidth: 180,
      value: ({ partner: e }) => e,
      cell: (e) => (0, W.jsx)(Kt, { line: e }),
    },
    {
      key: `account`,
      header: t(`head.account`),
      minWidth: 110,
      value: ({ account_ending: e }) => e,
      cell: ({ account_ending: e, ifsc: n }) =>
        (0, W.jsxs)(W.Fragment, { children: [t(`ending`, { account: e }), (0, W.jsx)(q, { children: n })] }),
    },
    ...[`gross`, `tds`, `gst`].map((e) => ({
      key: e,
      header: t(`head.${e}`),
      align: `right`,
      value: (t) => t[e],
      cell: (t) => d(t[e]),
    })),
    {
      key: `amount`,
      header: t(`head.amount`),
      align: `right`,
      sortable: !0,
      minWidth: 130,
      value: ({ amount: e }) => e,
      cell: ({ amount: e, before: n }) =>
        (0, W.jsxs)(W.Fragment, {
          children: [
            (0, W.jsx)(`b`, { children: d(e) }),
            (0, W.jsx)(q, { children: n === null ? t(`line.first`) : t(`line.before`, { amount: d(n) }) }),
          ],
        }),
    },
    {
      key: `state`,
      header: t(`head.state`),
      minWidth: 150,
      value: ({ state: e }) => t(`line.state.${e}`),
      cell: (r) =>
        (0, W.jsxs)(W.Fragment, {
          children: [
            (0, W.jsx)(ye, { tone: Ht[r.state], children: t(`line.state.${r.state}`) }),
            r.day !== null && (0, W.jsx)(q, { children: S(r.day) }),
            r.utr !== null && (0, W.jsx)(q, { children: t(`line.utr`, { utr: r.utr }) }),
            n(r) !== null && (0, W.jsx)(q, { children: n(r) }),
            r.state === `sent` &&
              (0, W.jsx)(E, {
                sx: { display: `flex`, flexWrap: `wrap`, gap: 2, mt: 2 },
                children: Ut.map((n) =>
                  (0, W.jsx)(
                    a,
                    {
                      small: !0,
                      look: `secondary`,
                      'aria-label': t(`settle.${n}.openOf`, { partner: r.partner }),
                      onClick: () => e(r, n),
                      children: t(`settle.${n}.open`),
                    },
                    n,
                  ),
                ),
              }),
          ],
        }),
    },
  ]
}
function Kt({ line: { partner: e, reference: t, parts: n, notes: r } }) {
  let { t: a } = i(`payment-runs`)
  return (0, W.jsxs)(W.Fragment, {
    children: [
      e,
      (0, W.jsx)(q, { children: t }),
      n.map((e) =>
        (0, W.jsx)(
          q,
          {
            children: a(e.code === null ? `line.taxBefore` : `line.tax`, {
              month: T(e.month),
              percent: String(e.tds_percent),
              section: e.section,
              code: e.code ?? ``,
              form: e.certificate,
            }),
          },
          e.month,
        ),
      ),
      n.flatMap(({ month: e, lower: t }) =>
        t.map(({ number: t, tds_percent: n, gross: r, section: i }) =>
          (0, W.jsx)(
            q,
            { children: a(`line.lower`, { percent: String(n), gross: d(r), number: t, section: i }) },
            `${e}-${t}`,
          ),
        ),
      ),
      (0, W.jsx)(Vt, { notes: r }),
    ],
  })
}
var q = ({ children: e }) =>
    (0, W.jsx)(D, {
      component: `span`,
      variant: `body2`,
      sx: { display: `block`, color: `text.secondary`, overflowWrap: `anywhere` },
      children: e,
    }),
  qt = [`made`, `checked`, `sent`, `done`]
function Jt({ run: e }) {
  let { t } = i(`payment-runs`),
    { state: n, made_at: r, made_by: a, checked_at: o, checked_by: s, alone: c, sent_day: l, reason: u } = e,
    d = qt.findIndex((e) => e === n),
    p = {
      made: [a ?? ``, S(r)],
      checked: o === null ? [] : [s ?? ``, S(o), c ? t(`step.alone`) : ``],
      sent: l === null ? [] : [S(l)],
      done: [],
    }
  return n === `called_off`
    ? (0, W.jsx)(D, { children: u === null ? t(`step.emptied`) : t(`step.calledOff`, { reason: u }) })
    : (0, W.jsx)(E, {
        component: `ol`,
        'aria-label': t(`step.label`),
        sx: {
          listStyle: `none`,
          m: 0,
          p: 0,
          display: `grid`,
          gap: 3,
          gridTemplateColumns: { xs: `repeat(2, minmax(0, 1fr))`, md: `repeat(4, minmax(0, 1fr))` },
        },
        children: qt.map((e, n) => {
          let r = n <= d
          return (0, W.jsxs)(
            O,
            {
              component: `li`,
              variant: `outlined`,
              'aria-current': n === d + 1 ? `step` : void 0,
              sx: { p: 3, display: `flex`, gap: 2, ...(n === d + 1 && { borderColor: `primary.main` }) },
              children: [
                (0, W.jsx)(E, {
                  component: `span`,
                  sx: { color: r ? `success.main` : `text.disabled`, flexShrink: 0 },
                  children: (0, W.jsx)(f, { name: r ? `check` : `clock` }),
                }),
                (0, W.jsxs)(`div`, {
                  children: [
                    (0, W.jsx)(D, { sx: { fontWeight: 600 }, children: t(`step.${e}`) }),
                    (0, W.jsx)(D, {
                      variant: `body2`,
                      color: `textSecondary`,
                      children: p[e].filter(Boolean).join(`, `) || t(r ? `step.past` : `step.ahead.${e}`),
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
function Yt({ run: e }) {
  let { t } = i(`payment-runs`),
    { sums: n, run_before: r, state: a } = e,
    o = r === null || r === 0 ? null : Math.round((n.sent / r - 1) * 100),
    s = [
      [t(`sum.partners`), String(n.lines)],
      [t(`sum.gross`), d(n.gross)],
      [t(`sum.tds`), d(-n.tds)],
      [t(`sum.gst`), d(n.gst)],
      [t(`sum.leaves`), d(n.sent), !0],
    ],
    c = [
      [t(`sum.paid`), d(n.paid)],
      [t(`sum.returned`), d(n.returned)],
      [t(`sum.open`), d(n.open)],
      [t(`sum.sent`), d(n.sent), !0],
    ]
  return (0, W.jsxs)(O, {
    variant: `outlined`,
    sx: { p: 4 },
    children: [
      (0, W.jsx)(D, { variant: `h5`, component: `h2`, sx: { mb: 3 }, children: t(`sum.title`) }),
      (0, W.jsx)(Xt, { rows: s }),
      (0, W.jsx)(D, {
        variant: `body2`,
        color: `textSecondary`,
        sx: { mt: 2 },
        children:
          o === null
            ? t(`sum.first`)
            : t(o < 0 ? `sum.less` : `sum.more`, { percent: String(Math.abs(o)), before: d(r ?? 0) }),
      }),
      (a === `sent` || a === `done`) &&
        (0, W.jsx)(E, {
          sx: { borderTop: 1, borderColor: `divider`, mt: 3, pt: 3 },
          children: (0, W.jsx)(Xt, { rows: c }),
        }),
    ],
  })
}
var Xt = ({ rows: e }) =>
    (0, W.jsx)(E, {
      component: `dl`,
      sx: { m: 0, display: `grid`, gridTemplateColumns: `minmax(0, 1fr) auto`, gap: 2 },
      children: e.map(([e, t, n]) =>
        (0, W.jsxs)(
          E,
          {
            sx: { display: `contents`, fontWeight: n ? 700 : 400 },
            children: [
              (0, W.jsx)(E, { component: `dt`, children: e }),
              (0, W.jsx)(E, {
                component: `dd`,
                sx: { m: 0, textAlign: `right`, fontVariantNumeric: `tabular-nums` },
                children: t,
              }),
            ],
          },
          e,
        ),
      ),
    }),
  Zt = e({ PaymentRunPage: () => Qt })
function Qt() {
  let { t: e } = i(`payment-runs`),
    { runId: t = `` } = ie(),
    n = kt(t)
  return (0, W.jsx)(it, {
    query: n,
    back: { to: `${v(`payment-runs`)}?tab=runs`, text: e(`back`) },
    title: e(`run`, { run: t }),
    gone: e(`gone`),
    failed: e(`failed`),
    loading: e(`loading`),
    children: (e) => (0, W.jsx)($t, { run: e }),
  })
}
function $t({ run: e }) {
  return (0, W.jsxs)(E, {
    sx: { display: `grid`, gap: 5, mt: 4, minWidth: 0 },
    children: [
      (0, W.jsx)(Jt, { run: e }),
      (0, W.jsxs)(E, {
        sx: { display: `grid`, gap: 5, gridTemplateColumns: { xs: `minmax(0, 1fr)`, lg: `minmax(0, 1fr) 290px` } },
        children: [
          (0, W.jsx)(E, { sx: { minWidth: 0 }, children: (0, W.jsx)(Wt, { run: e }) }),
          (0, W.jsxs)(E, {
            sx: { display: `grid`, gap: 4, alignContent: `start`, minWidth: 0, order: { xs: -1, lg: 0 } },
            children: [
              (0, W.jsx)(Yt, { run: e }),
              e.state === `made` && (0, W.jsx)(Rt, { run: e }),
              (e.state === `checked` || e.state === `sent` || e.state === `done`) && (0, W.jsx)(It, { run: e }),
            ],
          }),
        ],
      }),
    ],
  })
}
function en({ desk: e }) {
  let { t } = i(`payment-runs`),
    [n, r] = (0, G.useState)(!1),
    { candidates: o, total: s } = e,
    c = o.filter(({ left_out: e }) => e === null).length,
    l = Nt(s, () => r(!1)),
    u = y({ sortable: [`partner`, `amount`], sort: { key: `partner`, direction: `asc` } }),
    f = [
      {
        key: `partner`,
        header: t(`head.partner`),
        names: !0,
        sortable: !0,
        minWidth: 190,
        value: ({ partner: e }) => e,
        cell: ({ partner: e, months: t, notes: n }) =>
          (0, W.jsxs)(W.Fragment, {
            children: [
              e,
              (0, W.jsx)(D, {
                component: `span`,
                variant: `body2`,
                sx: { display: `block`, color: `text.secondary` },
                children: t.map(T).join(`, `),
              }),
              (0, W.jsx)(Vt, { notes: n }),
            ],
          }),
      },
      {
        key: `account`,
        header: t(`head.account`),
        minWidth: 110,
        value: ({ account_ending: e }) => e,
        cell: ({ account_ending: e }) => (e === null ? `–` : t(`ending`, { account: e })),
      },
      ...[`gross`, `tds`, `gst`, `amount`].map((e) => ({
        key: e,
        header: t(`head.${e}`),
        align: `right`,
        sortable: e === `amount`,
        value: (t) => t[e],
        cell: (t) => d(t[e]),
      })),
      {
        key: `state`,
        header: t(`head.state`),
        minWidth: 170,
        value: ({ left_out: e }) => t(`left.${e ?? `ready`}`),
        cell: ({ left_out: e, from_day: n }) =>
          (0, W.jsxs)(W.Fragment, {
            children: [
              (0, W.jsx)(ye, { tone: e === null ? `ok` : `warn`, children: t(`left.${e ?? `ready`}`) }),
              n !== null &&
                (0, W.jsx)(D, {
                  component: `span`,
                  variant: `body2`,
                  sx: { display: `block`, mt: 1 },
                  children: t(`left.from`, { day: S(n) }),
                }),
            ],
          }),
      },
    ]
  return (0, W.jsxs)(E, {
    sx: { display: `grid`, gap: 4, gridTemplateColumns: `minmax(0, 1fr)` },
    children: [
      (0, W.jsxs)(E, {
        sx: { display: `flex`, flexWrap: `wrap`, alignItems: `center`, gap: 4 },
        children: [
          (0, W.jsx)(D, {
            sx: { mr: `auto` },
            children: t(`make.sum`, { count: c, total: d(s), left: String(o.length - c) }),
          }),
          c > 0 && (0, W.jsx)(a, { onClick: () => r(!0), children: t(`make.open`) }),
        ],
      }),
      (0, W.jsx)(H, {
        name: `payment-run-next`,
        label: t(`tab.next`),
        columns: f,
        state: u,
        source: b({ rows: o }, f, [], u.view),
        rowKey: ({ partner_id: e }) => e,
        failed: t(`failed`),
        empty: (0, W.jsx)(D, { children: t(`make.nothing`) }),
      }),
      (0, W.jsx)(D, { variant: `body2`, color: `textSecondary`, children: t(`make.rules`) }),
      n &&
        (0, W.jsx)(se, {
          open: !0,
          harmless: !0,
          title: t(`make.title`),
          text: t(`make.text`, { count: c, total: d(s) }),
          confirm: t(`make.open`),
          busy: l.isPending,
          onConfirm: () => l.mutate(),
          onCancel: () => r(!1),
        }),
    ],
  })
}
var tn = { made: `warn`, checked: `info`, sent: `info`, done: `ok`, called_off: `neutral` }
function nn({ state: e }) {
  let { t } = i(`payment-runs`)
  return (0, W.jsx)(ye, { tone: tn[e], children: t(`state.${e}`) })
}
function rn({ runs: e }) {
  let { t } = i(`payment-runs`),
    n = y({ sortable: [`run`], sort: { key: `run`, direction: `desc` } }),
    r = [
      {
        key: `run`,
        header: t(`head.run`),
        names: !0,
        sortable: !0,
        minWidth: 180,
        value: ({ run_id: e }) => e,
        cell: ({ run_id: e, months: n }) =>
          (0, W.jsxs)(W.Fragment, {
            children: [
              (0, W.jsx)(k, {
                component: m,
                to: v(`payment-runs/:runId`, { runId: e }),
                children: t(`run`, { run: String(e) }),
              }),
              (0, W.jsx)(D, {
                component: `span`,
                variant: `body2`,
                sx: { display: `block`, color: `text.secondary` },
                children: n.map(T).join(`, `),
              }),
            ],
          }),
      },
      {
        key: `made`,
        header: t(`head.made`),
        minWidth: 110,
        value: ({ made_at: e }) => e,
        cell: ({ made_at: e }) => S(e),
      },
      {
        key: `lines`,
        header: t(`head.lines`),
        align: `right`,
        value: ({ sums: e }) => e.lines,
        cell: ({ sums: e }) => e.lines,
      },
      ...[`sent`, `paid`, `returned`, `open`].map((e) => ({
        key: e,
        header: t(e === `sent` ? `sum.leaves` : `sum.${e}`),
        align: `right`,
        value: ({ sums: t }) => t[e],
        cell: ({ sums: t, sent_day: n }) => (e !== `sent` && n === null ? `–` : d(t[e])),
      })),
      {
        key: `state`,
        header: t(`head.state`),
        minWidth: 150,
        value: ({ state: e }) => t(`state.${e}`),
        cell: ({ state: e }) => (0, W.jsx)(nn, { state: e }),
      },
    ]
  return (0, W.jsx)(H, {
    name: `payment-runs`,
    label: t(`tab.runs`),
    columns: r,
    state: n,
    source: b({ rows: e }, r, [], n.view),
    rowKey: ({ run_id: e }) => e,
    failed: t(`failed`),
    empty: (0, W.jsx)(D, { children: t(`none`) }),
  })
}
function an() {
  let { t: e } = i(`payment-runs`),
    t = At()
  return (0, W.jsx)(he, {
    query: t,
    failed: e(`tax.failed`),
    waiting: (0, W.jsx)(A, { variant: `rounded`, height: 320, role: `status`, 'aria-label': e(`tax.loading`) }),
    children: ({ deposits: t, quarters: n }) =>
      (0, W.jsxs)(E, {
        sx: { display: `grid`, gap: 6, gridTemplateColumns: `minmax(0, 1fr)` },
        children: [
          (0, W.jsx)(on, {
            title: e(`tax.returns`),
            text: e(`tax.returnsText`),
            children: (0, W.jsx)(sn, { quarters: n }),
          }),
          (0, W.jsx)(on, {
            title: e(`tax.deposits`),
            text: e(`tax.depositsText`),
            children: (0, W.jsx)(ln, { deposits: t }),
          }),
        ],
      }),
  })
}
function on({ title: e, text: t, children: n }) {
  return (0, W.jsxs)(`section`, {
    children: [
      (0, W.jsx)(D, { variant: `h5`, component: `h2`, children: e }),
      (0, W.jsx)(D, { variant: `body2`, sx: { mt: 1, mb: 3, maxWidth: 720, color: `text.secondary` }, children: t }),
      n,
    ],
  })
}
function sn({ quarters: e }) {
  let { t } = i(`payment-runs`),
    n = y({ sortable: [`quarter`], sort: { key: `quarter`, direction: `desc` }, prefix: `q-` }),
    r = [
      {
        key: `quarter`,
        header: t(`tax.quarter`),
        names: !0,
        sortable: !0,
        minWidth: 200,
        value: ({ quarter: e }) => e,
        cell: ({ months: e }) => cn(e),
      },
      ...[`gross`, `tds`].map((e) => ({
        key: e,
        header: t(`head.${e}`),
        align: `right`,
        value: (t) => t[e],
        cell: (t) => d(t[e]),
      })),
      {
        key: `return`,
        header: t(`tax.return`),
        minWidth: 190,
        value: ({ return_due: e }) => e,
        cell: ({ tax_return: e, return_due: n }) => t(`tax.by`, { form: e, day: S(n) }),
      },
      {
        key: `certificate`,
        header: t(`tax.certificate`),
        minWidth: 190,
        value: ({ certificate_due: e }) => e,
        cell: ({ certificate: e, certificate_due: n }) => t(`tax.by`, { form: e, day: S(n) }),
      },
      {
        key: `file`,
        header: t(`tax.file`),
        minWidth: 140,
        value: ({ is_over: e }) => String(e),
        cell: ({ quarter: e, months: n, is_over: r }) =>
          r
            ? (0, W.jsx)(me, {
                name: `tax-return-${e}.csv`,
                file: () => C(`exportTaxReturn`, { params: { quarter: e } }),
                children: t(`tax.download`, { quarter: cn(n) }),
              })
            : t(`tax.goesOn`),
      },
    ]
  return (0, W.jsx)(H, {
    name: `tax-quarters`,
    label: t(`tax.returns`),
    columns: r,
    state: n,
    source: b({ rows: e }, r, [], n.view),
    rowKey: ({ quarter: e }) => e,
    failed: t(`tax.failed`),
    empty: (0, W.jsx)(D, { children: t(`tax.none`) }),
  })
}
var cn = (e) => `${T(e[0] ?? ``)} – ${T(e.at(-1) ?? ``)}`
function ln({ deposits: e }) {
  let { t } = i(`payment-runs`),
    n = y({ sortable: [`month`], sort: { key: `month`, direction: `desc` }, prefix: `d-` }),
    r = [
      {
        key: `month`,
        header: t(`tax.month`),
        names: !0,
        sortable: !0,
        minWidth: 150,
        value: ({ month: e }) => e,
        cell: ({ month: e }) => T(e),
      },
      {
        key: `due`,
        header: t(`tax.due`),
        minWidth: 140,
        value: ({ due: e }) => e,
        cell: ({ due: e, is_over: n }) => (n ? S(e) : t(`tax.dueOpen`, { day: S(e) })),
      },
      {
        key: `partners`,
        header: t(`head.lines`),
        align: `right`,
        value: ({ partners: e }) => e,
        cell: ({ partners: e }) => e,
      },
      ...[`gross`, `tds`, `approved`].map((e) => ({
        key: e,
        header: t(e === `approved` ? `tax.approved` : `head.${e}`),
        align: `right`,
        value: (t) => t[e],
        cell: (t) => d(t[e]),
      })),
    ]
  return (0, W.jsx)(H, {
    name: `tax-deposits`,
    label: t(`tax.deposits`),
    columns: r,
    state: n,
    source: b({ rows: e }, r, [], n.view),
    rowKey: ({ month: e }) => e,
    failed: t(`tax.failed`),
    empty: (0, W.jsx)(D, { children: t(`tax.none`) }),
  })
}
var un = e({ PaymentRunsPage: () => fn }),
  dn = [`next`, `runs`, `tax`]
function fn() {
  let { t: e } = i([`payment-runs`, `staff-titles`]),
    t = Ot()
  return (0, W.jsxs)(W.Fragment, {
    children: [
      (0, W.jsx)(pe, {
        beside: (0, W.jsx)(Ze, { children: (0, W.jsx)(Ve, { page: `payment-runs`, tables: [`payment-runs`] }) }),
        children: (0, W.jsx)(oe, { lead: e(`lead`), children: e(`staff-titles:paymentRuns`) }),
      }),
      (0, W.jsx)(le, {
        tabs: dn,
        label: e(`tabs`),
        nameOf: (t) => e(`tab.${t}`),
        children: (n) =>
          n === `tax`
            ? (0, W.jsx)(an, {})
            : (0, W.jsx)(he, {
                query: t,
                failed: e(`failed`),
                waiting: (0, W.jsx)(A, { variant: `rounded`, height: 320, role: `status`, 'aria-label': e(`loading`) }),
                children: (e) => (n === `next` ? (0, W.jsx)(en, { desk: e }) : (0, W.jsx)(rn, { runs: e.runs })),
              }),
      }),
    ],
  })
}
var pn = 12e4,
  mn = `ledger`,
  hn = `reconciliation`,
  gn = `chase`,
  _n = `lender-bills`
function vn(e) {
  return x({
    queryKey: [hn, e],
    queryFn: ({ signal: t }) => C(`getReconciliation`, { query: e, signal: t }),
    placeholderData: _e,
    refetchOnMount: `always`,
  })
}
function yn(e, t) {
  return x({
    queryKey: [mn, e, t],
    queryFn: ({ signal: n }) => C(`getLedger`, { params: { lenderId: e }, query: t, signal: n }),
    placeholderData: _e,
    refetchOnMount: `always`,
  })
}
function bn() {
  return x({ queryKey: [gn], queryFn: ({ signal: e }) => C(`listChased`, { signal: e }), refetchOnMount: `always` })
}
function xn() {
  return x({
    queryKey: [_n],
    queryFn: ({ signal: e }) => C(`listLenderBills`, { signal: e }),
    refetchOnMount: `always`,
  })
}
function Sn(e) {
  return x({
    queryKey: [`lender-book`, e],
    queryFn: ({ signal: t }) => C(`getLenderBook`, { params: { lenderId: e }, signal: t }),
    staleTime: 0,
    gcTime: 0,
  })
}
function J() {
  let e = be()
  return () => Promise.all([mn, hn, gn, _n].map((t) => e.invalidateQueries({ queryKey: [t] })))
}
function Cn(e) {
  let t = J()
  return async (n) => {
    ;(p.success(n), e(), await t())
  }
}
function wn({ changed: e, waiting: t, left: n }, r) {
  let i = (e, t) => te.t(`reconciliation:${e}`, t ?? {})
  ;(e > 0 && p.success(i(r === `chased` ? `done.chased` : `done.changed`, { count: e })),
    t > 0 && p.info(i(`done.waiting`, { count: t })))
  for (let { why: e, lines: t } of n) p.warning(i(`left.${e}`, { count: t.length }))
}
function Tn(e) {
  let t = J()
  return w({
    mutationFn: (t) => C(`decideLines`, { params: { lenderId: e }, body: t }),
    onSuccess: async (e, { kind: n }) => {
      ;(wn(e, n), await t())
    },
  })
}
function En(e) {
  let t = J()
  return w({
    mutationFn: (t) => C(`acceptSmallDifferences`, { params: { lenderId: e }, body: t }),
    onSuccess: async (e) => {
      ;(wn(e, `accepted`), await t())
    },
  })
}
function Dn() {
  let e = J()
  return w({
    mutationFn: (e) => C(`undoDecisions`, { body: { decision_ids: [...e] }, timeoutMs: pn }),
    onSuccess: async ({ undone: t, left: n }) => {
      let r = (e, t) => te.t(`reconciliation:${e}`, t),
        i = n.reduce((e, { decisions: t }) => e + t.length, 0)
      if (i === 0) p.success(r(`many.undone`, { count: t }))
      else {
        let e = n.map((e) => e.why).join(` `)
        p.warning(r(`many.undonePart`, { count: t, left: i, why: e }))
      }
      await e()
    },
    onError: s,
  })
}
function On() {
  let e = J()
  return w({
    mutationFn: (e) => C(`undoDecision`, { params: { id: e } }),
    onSuccess: async () => {
      ;(p.success(te.t(`reconciliation:undone`)), await e())
    },
    onError: s,
  })
}
function kn(e) {
  let t = J()
  return w({
    mutationFn: () => C(`undoLenderReceipt`, { params: { id: e } }),
    onSuccess: async () => {
      ;(p.success(te.t(`reconciliation:bill.undone`)), await t())
    },
    onError: s,
  })
}
ne(100)
var An = { amount: 1e3, percent: 1, days: 10 },
  Y = () => M().defined(),
  X = () => M().integer().min(0).defined(),
  jn = 300,
  Mn = () => Ne(jn).trim().required(`rules:required`).defined(),
  Z = L({ lines: X(), disbursed: Y().nullable(), commission: Y() }),
  Nn = [`no_file`, `open`, `ready`, `closed`],
  Pn = L({
    decision_id: R(),
    kind: j().oneOf(nt).defined(),
    state: j().oneOf(Ke).defined(),
    reason: j().defined(),
    by: j().nullable().defined(),
    agreed_by: j().nullable().defined(),
    at: N(),
  }),
  Fn = L({
    verdict: j().oneOf(Qe).defined(),
    differs: F(j().oneOf(qe).defined()),
    flags: F(j().oneOf($e).defined()),
    reference: j().nullable().defined(),
    user_id: R().nullable(),
    loan_account: j().nullable().defined(),
    file: L({
      line_id: R(),
      disbursed: Y().nullable(),
      day: P().nullable(),
      gross: Y(),
      slab: j().nullable().defined(),
      invoice_number: j().nullable().defined(),
    })
      .nullable()
      .defined(),
    own: L({ disbursal_id: R(), disbursed: Y().nullable(), day: P(), given_back: Fe().defined(), expected: Y() })
      .nullable()
      .defined(),
    partner: L({ partner: j().defined(), gross: Y(), status: j().oneOf(ot).defined() })
      .nullable()
      .defined(),
    paid_before: L({ month: U(), day: P().nullable(), gross: Y() }).nullable(),
    decision: Pn.nullable().defined(),
    worth: Y(),
  }),
  In = L({
    file: L({ matched: Z, differing: Z, missing_here: Z, duplicate: Z, clawed_back: Z, all: Z }),
    own: L({ matched: Z, differing: Z, missing_there: Z, all: Z }),
  })
L({
  lender_id: R(),
  lender: j().defined(),
  month: U(),
  state: j().oneOf(Nn).defined(),
  open: X(),
  differing: X(),
  tolerance: Y(),
  earlier: U().nullable(),
  running: Fe().defined(),
  closed: L({ by: j().nullable().defined(), at: N(), hash: j().defined() }).nullable().defined(),
  seen: j().defined(),
  sums: In,
  verdicts: F(L({ verdict: j().oneOf(Qe).defined(), lines: X() })),
  rows: F(Fn),
  total: X(),
})
var Ln = L({
  lender_id: R(),
  lender: j().defined(),
  months: F(U()),
  lines: X(),
  seen: j().defined(),
  blocked: L({ month: U(), open: X(), has_file: Fe().defined(), behind: X() }).nullable().defined(),
})
L({
  closing: F(Ln),
  month: U(),
  months: F(U()),
  lenders: F(
    L({
      lender_id: R(),
      lender: j().defined(),
      state: j().oneOf(Nn).defined(),
      open: X(),
      has_file: Fe().defined(),
      file: Z,
      own: Z,
      received: Y(),
    }),
  ),
})
var Rn = L({ line_id: R().nullable().defined(), disbursal_id: R().nullable().defined() }),
  zn = 5e3,
  Bn = L({
    month: U(),
    lines: Ie(Rn.defined()).min(1, `rules:required`).max(zn, `rules:text.tooLong`).defined(),
    kind: j().oneOf(nt, `rules:choice.unknown`).defined(),
    reason: Mn(),
    reference: Ne(20).optional(),
  })
L({
  changed: X(),
  waiting: X(),
  decisions: F(R()),
  left: F(
    L({
      why: j().oneOf([`gone`, `decided`, `not_possible`, `own_decision`, `one_hand`, `no_application`]).defined(),
      lines: F(Rn),
    }),
  ),
})
var Vn = () =>
  Ie(R())
    .min(1, `rules:required`)
    .max(zn, `rules:text.tooLong`)
    .test(`once`, `rules:choice.unknown`, (e) => e === void 0 || new Set(e).size === e.length)
    .defined()
L({ disbursal_ids: Vn(), kind: j().oneOf([`chased`, `accepted`], `rules:choice.unknown`).defined(), reason: Mn() })
var Hn = L({ reason: Mn() })
;(L({ decision_ids: Vn() }), L({ undone: X(), left: F(L({ why: j().defined(), decisions: F(R()) })) }))
var Un = L({ month: U(), up_to: je(0, An.amount), reason: Mn() }),
  Wn = L({ month: U(), seen: j().max(64).defined() }),
  Gn = L({
    lenders: Ie(L({ lender_id: R(), seen: j().max(64).defined() }).defined())
      .min(1, `rules:required`)
      .max(zn, `rules:text.tooLong`)
      .defined(),
  })
L({ closed: F(L({ lender_id: R(), month: U(), hash: j().defined() })), left: F(L({ lender_id: R() })) })
var Kn = [`young`, `over30`, `over60`, `over90`],
  qn = [`due`, ...Kn],
  Jn = L({
    lender_id: R(),
    lender: j().defined(),
    month: U(),
    disbursal_id: R(),
    reference: j().nullable().defined(),
    loan_account: j().nullable().defined(),
    day: P(),
    days: X(),
    age: j().oneOf(Kn).defined(),
    due: Fe().defined(),
    disbursed: Y().nullable(),
    expected: Y(),
    decision: Pn.nullable().defined(),
    times: X(),
  }),
  Yn = ({ age: e, due: t }, n) => (n === `due` ? t : e === n)
F(Jn)
var Xn = {
    tolerance_amount: je(0, An.amount),
    tolerance_percent: je(0, An.percent),
    tolerance_days: je(0, An.days).integer(`rules:number.range`),
    bill_name: Ne(120).defined(),
    bill_address: Ne(240).defined(),
    bill_gstin: Le.defined(),
  },
  Zn = L({ ...Xn, version: M().integer().min(0).defined() })
L({ ...Xn, version: M().integer().min(0).defined(), saved_by: j().nullable().defined(), saved_at: N().nullable() })
function Qn({ view: e, onClose: t }) {
  let { t: n } = i(`reconciliation`),
    r = En(e.lender_id),
    a = B(`acceptSmallDifferences`, Un, {
      start: { up_to: e.tolerance, reason: `` },
      body: ({ up_to: t, reason: n }) => ({ month: e.month, up_to: t, reason: I(n) }),
      send: r.mutateAsync,
      done: t,
      failureIn: `form`,
    })
  return (0, W.jsxs)(z, {
    form: a,
    title: n(`small.title`),
    confirm: n(`small.confirm`),
    onClose: t,
    children: [
      (0, W.jsx)(D, { children: n(`small.text`) }),
      (0, W.jsxs)(E, {
        sx: { display: `grid`, gap: 4, mt: 4 },
        children: [
          (0, W.jsx)(ze, { name: `up_to`, label: n(`small.upTo`), help: n(`small.upToHelp`) }),
          (0, W.jsx)(V, {
            name: `reason`,
            label: n(`decide.reason`),
            help: `${n(`small.partnersRead`)} ${n(`decide.reasonHelp`)}`,
            rows: 3,
            input: { maxLength: 300 },
          }),
        ],
      }),
    ],
  })
}
function $n({ view: e, onClose: t }) {
  let { t: n } = i(`reconciliation`),
    r = Cn(t),
    { lender_id: a, lender: o, seen: s } = e,
    c = T(e.month),
    l = B(`closeLedgerMonth`, Wn, {
      start: {},
      body: () => ({ month: e.month, seen: s }),
      send: (e) => C(`closeLedgerMonth`, { params: { lenderId: a }, body: e }),
      done: () => r(n(`close.done`, { lender: o, month: c })),
      failureIn: `form`,
    })
  return (0, W.jsxs)(z, {
    form: l,
    title: n(`close.title`, { lender: o, month: c }),
    confirm: n(`close.confirm`),
    grave: !0,
    onClose: t,
    children: [
      (0, W.jsx)(D, { children: n(e.open > 0 ? `close.openLines` : `close.text`, { count: e.open }) }),
      (0, W.jsx)(D, { sx: { mt: 2 }, children: n(`close.after`) }),
    ],
  })
}
function er({ view: e, line: t, kind: n, onClose: r }) {
  let { t: a } = i(`reconciliation`),
    o = Tn(e.lender_id),
    { decision: s, verdict: c, worth: l, partner: u, file: f, own: p } = t,
    m = s?.state === `waiting`,
    h = n === `accepted` && (Ye(c) || c === `clawed_back`),
    g = c === `missing_there` && n === `accepted` ? `writtenOff` : n,
    _ = g === `accepted` && !Ye(c) ? `taken.${c}` : g,
    ee = B(`decideLines`, Bn, {
      start: { reason: m ? s.reason : ``, reference: `` },
      body: ({ reason: t, reference: r }) => ({
        month: e.month,
        lines: [{ line_id: f?.line_id ?? null, disbursal_id: p?.disbursal_id ?? null }],
        kind: n,
        reason: I(t),
        ...(n === `corrected` && { reference: I(r) }),
      }),
      check: ({ reference: e }) => ({ reference: n === `corrected` && e.trim() === `` ? `rules:required` : void 0 }),
      send: o.mutateAsync,
      done: r,
      failureIn: `form`,
    })
  return (0, W.jsxs)(z, {
    form: ee,
    title: a(`decide.title`, { act: a(m ? `agree` : `act.${g}`), line: t.reference ?? t.loan_account }),
    confirm: a(m ? `agree` : `act.${g}`),
    onClose: r,
    children: [
      (0, W.jsx)(D, { children: a(`decide.${_}`, { lender: e.lender }) }),
      (0, W.jsx)(D, { sx: { mt: 2 }, children: a(`decide.worth`, { amount: d(l) }) }),
      n === `accepted` &&
        c !== `missing_there` &&
        (0, W.jsxs)(D, {
          variant: `body2`,
          color: `textSecondary`,
          sx: { mt: 2 },
          children: [a(`decide.second`), u && h && ` ${a(`decide.partner`, { partner: u.partner })}`],
        }),
      m && (0, W.jsx)(D, { sx: { mt: 2, overflowWrap: `anywhere` }, children: a(`because`, { reason: s.reason }) }),
      (0, W.jsxs)(E, {
        sx: { display: `grid`, gap: 4, mt: 4 },
        children: [
          n === `corrected` &&
            (0, W.jsx)(V, {
              name: `reference`,
              label: a(`decide.reference`),
              help: a(`decide.referenceHelp`),
              input: { maxLength: 20 },
            }),
          !m &&
            (0, W.jsx)(V, {
              name: `reason`,
              label: a(`decide.reason`),
              help: h ? `${a(`decide.partnerReads`)} ${a(`decide.reasonHelp`)}` : a(`decide.reasonHelp`),
              rows: 3,
              input: { maxLength: 300 },
            }),
        ],
      }),
    ],
  })
}
function tr({ act: e, lines: t, send: r, onDone: a, onClose: o }) {
  let { t: s } = i(`reconciliation`),
    { kind: c, word: l } = e,
    u = c === `accepted` ? t.filter(({ waiting: e }) => e).length : 0,
    f = B(`decideChased`, Hn, {
      start: { reason: `` },
      body: ({ reason: e }) => ({ reason: I(e) }),
      send: ({ reason: e }) => r(e),
      done: async (e) => {
        ;(o(), await a(e))
      },
      failureIn: `form`,
    })
  return (0, W.jsxs)(z, {
    form: f,
    title: s(`many.title`, { act: s(`act.${l}`), count: t.length, lines: n(t.length) }),
    confirm: s(`act.${l}`),
    onClose: o,
    children: [
      (0, W.jsx)(D, { children: s(`many.${l}`) }),
      (0, W.jsx)(D, {
        sx: { mt: 2 },
        children: s(`many.worth`, { amount: d(t.reduce((e, { worth: t }) => e + t, 0)) }),
      }),
      c === `accepted` &&
        (0, W.jsxs)(D, {
          variant: `body2`,
          color: `textSecondary`,
          sx: { mt: 2 },
          children: [s(`decide.second`), u > 0 && ` ${s(`many.agrees`, { count: u })}`],
        }),
      (0, W.jsx)(E, {
        sx: { display: `grid`, mt: 4 },
        children: (0, W.jsx)(V, {
          name: `reason`,
          label: s(`decide.reason`),
          help: l === `accepted` ? `${s(`decide.partnerReads`)} ${s(`decide.reasonHelp`)}` : s(`decide.reasonHelp`),
          rows: 3,
          input: { maxLength: 300 },
        }),
      }),
    ],
  })
}
function nr({ acts: e, lines: t, send: n, keyOf: r, choose: a }) {
  let { t: o } = i([`reconciliation`, `table`]),
    [s, c] = (0, G.useState)(null),
    [l, u] = (0, G.useState)(null),
    d = J(),
    f = Dn(),
    m = async (e, n) => {
      let { changed: i, waiting: s, decisions: c, left: l } = n,
        m = new Set(l.flatMap((e) => e.lines.map(r)))
      if (
        (a(
          t.flatMap(({ key: e }) => (m.has(e) ? [] : [e])),
          !1,
        ),
        l.length > 0)
      )
        u({ answer: n, names: new Map(t.map(({ key: e, name: t }) => [e, t])) })
      else {
        let t = i === 0 ? [] : [o(e.kind === `chased` ? `done.chased` : `done.changed`, { count: i })],
          n = s === 0 ? [] : [o(`done.waiting`, { count: s })],
          r = [...t, ...n].join(` `)
        c.length > 0 ? p.saved(r, () => f.mutate(c)) : p.success(r)
      }
      await d()
    }
  return (0, W.jsxs)(W.Fragment, {
    children: [
      e.map((e) => (0, W.jsx)(xe, { variant: `outlined`, onClick: () => c(e), children: o(`act.${e.word}`) }, e.kind)),
      s &&
        (0, W.jsx)(tr, { act: s, lines: t, send: (e) => n(s.kind, e), onDone: (e) => m(s, e), onClose: () => c(null) }),
      l &&
        (0, W.jsx)(tt, {
          changed: l.answer.decisions.length,
          refused: l.answer.left.map(({ why: e, lines: t }) => ({
            why: o(`many.${e}`),
            names: t.map((e) => l.names.get(r(e)) ?? ``),
          })),
          ...(l.answer.waiting > 0 && { note: o(`done.waiting`, { count: l.answer.waiting }) }),
          onUndo: () => f.mutate(l.answer.decisions),
          onClose: () => u(null),
        }),
    ],
  })
}
function rr({ decision: e, name: t, verdict: n, closed: r, onAgree: o }) {
  let { t: s } = i(`reconciliation`),
    c = On(),
    { kind: l, state: u, by: d, agreed_by: f, at: p, reason: m, decision_id: h } = e
  return (0, W.jsxs)(E, {
    sx: {
      display: `flex`,
      flexWrap: `wrap`,
      columnGap: 4,
      alignItems: `center`,
      mt: 3,
      pt: 3,
      borderTop: 1,
      borderColor: `divider`,
    },
    children: [
      (0, W.jsxs)(E, {
        sx: { mr: `auto`, minWidth: 0 },
        children: [
          (0, W.jsx)(D, {
            sx: { fontWeight: 500 },
            children: s(
              u === `waiting` ? `waits` : `decided.${n === `missing_there` && l === `accepted` ? `writtenOff` : l}`,
            ),
          }),
          (0, W.jsxs)(D, {
            variant: `body2`,
            color: `textSecondary`,
            sx: { overflowWrap: `anywhere` },
            children: [
              s(d === null ? `decidedAt` : `decidedBy`, { by: d, at: ve(p) }),
              f !== null && ` ${s(`agreedBy`, { by: f })}`,
              ` `,
              s(`because`, { reason: m }),
            ],
          }),
        ],
      }),
      u === `waiting` &&
        !r &&
        o &&
        (0, W.jsx)(a, {
          look: `soft`,
          small: !0,
          'aria-label': s(`actOf`, { act: s(`agree`), line: t }),
          onClick: o,
          children: s(`agree`),
        }),
      !r &&
        (0, W.jsx)(a, {
          look: `text`,
          small: !0,
          busy: c.isPending,
          'aria-label': s(`undoOf`, { line: t }),
          onClick: () => !c.isPending && c.mutate(h),
          children: s(`undo`),
        }),
    ],
  })
}
var ir = (e) => (e === `matched` ? `ok` : Ye(e) ? `warn` : e === `clawed_back` ? `err` : `info`),
  ar = {
    matched: [],
    status_differs: [`accepted`, `disputed`],
    amount_differs: [`accepted`, `disputed`],
    rate_differs: [`accepted`, `disputed`],
    date_differs: [`accepted`, `disputed`],
    missing_here: [`corrected`, `accepted`, `disputed`],
    missing_there: [`chased`, `accepted`],
    duplicate: [`disputed`, `accepted`],
    clawed_back: [`accepted`, `disputed`],
  },
  or = ({ reference: e, loan_account: t }) => e ?? t ?? ``
function sr({ line: { verdict: e, flags: t } }) {
  let { t: n } = i(`reconciliation`)
  return (0, W.jsxs)(W.Fragment, {
    children: [
      (0, W.jsx)(ye, { tone: ir(e), children: n(`verdict.${e}`) }),
      t.map((e) => (0, W.jsx)(ye, { tone: `warn`, children: n(`flag.${e}`) }, e)),
    ],
  })
}
function cr({ line: e, closed: t, onDecide: n }) {
  let { t: r } = i(`reconciliation`),
    { verdict: o, decision: s } = e,
    c = t || (s !== null && s.kind !== `chased`) ? [] : ar[o]
  if (c.length === 0) return null
  let l = (e) => r(`act.${o === `missing_there` && e === `accepted` ? `writtenOff` : e}`)
  return (0, W.jsx)(E, {
    sx: { display: `flex`, flexWrap: `wrap`, gap: 2, '*:not(td) > &': { mt: 3 } },
    children: c.map((t, i) =>
      (0, W.jsx)(
        a,
        {
          small: !0,
          look: i === 0 ? `soft` : `text`,
          'aria-label': r(`actOf`, { act: l(t), line: or(e) }),
          onClick: () => n(t),
          children: l(t),
        },
        t,
      ),
    ),
  })
}
function lr({ line: { reference: e, user_id: t } }) {
  let { t: n } = i(`reconciliation`),
    r = re((e) => e.roleId)
  return e === null
    ? n(`noReference`)
    : !t || !c(r, `csr-portal/:id/:pid`)
      ? e
      : (0, W.jsx)(k, { component: m, to: v(`csr-portal/:id/:pid`, { id: String(t), pid: e }), children: e })
}
function ur({ verdict: e, paid_before: t, reference: n }, r) {
  if (e === `clawed_back` && n !== null) return r(`none.back`)
  if (e !== `duplicate`) return r(`none.own`)
  if (!t) return r(`none.settled`)
  let { month: i, day: a, gross: o } = t,
    s = { amount: d(o), month: T(i) }
  return a ? r(`none.paidOn`, { ...s, day: S(a) }) : r(`none.paid`, s)
}
function dr({ line: e, closed: t, onDecide: n }) {
  let { t: r } = i(`reconciliation`),
    { verdict: a, differs: o, file: s, own: c, partner: l, decision: f, flags: p, reference: m, loan_account: h } = e,
    g = m ?? h ?? ``,
    _ = (e) => o.includes(e)
  return (0, W.jsxs)(W.Fragment, {
    children: [
      (0, W.jsxs)(E, {
        sx: { display: `flex`, flexWrap: `wrap`, gap: 2, alignItems: `center`, mb: 3 },
        children: [
          (0, W.jsx)(D, {
            component: `h3`,
            sx: { fontWeight: 700, overflowWrap: `anywhere` },
            children: (0, W.jsx)(lr, { line: e }),
          }),
          h !== null &&
            (0, W.jsx)(D, {
              variant: `body2`,
              color: `textSecondary`,
              sx: { overflowWrap: `anywhere` },
              children: r(`loan`, { number: h }),
            }),
          (0, W.jsx)(sr, { line: e }),
        ],
      }),
      (0, W.jsxs)(E, {
        sx: { display: `grid`, gap: 4, gridTemplateColumns: { xs: `minmax(0, 1fr)`, md: `repeat(3, minmax(0, 1fr))` } },
        children: [
          (0, W.jsx)(fr, {
            title: r(`book.theirs`),
            none: s === null ? r(`none.file`) : null,
            children:
              s &&
              (0, W.jsxs)(W.Fragment, {
                children: [
                  (0, W.jsx)(Q, {
                    name: r(`cell.disbursed`),
                    differs: _(`amount_differs`),
                    children: s.disbursed === null || s.disbursed === void 0 ? r(`notSaid`) : u(s.disbursed),
                  }),
                  (0, W.jsx)(Q, {
                    name: r(`cell.day`),
                    differs: _(`date_differs`),
                    children: s.day === null || s.day === void 0 ? r(`notSaid`) : S(s.day),
                  }),
                  (0, W.jsxs)(Q, {
                    name: r(`cell.commission`),
                    differs: _(`rate_differs`),
                    children: [d(s.gross), s.slab !== null && ` · ${s.slab}`],
                  }),
                  s.invoice_number !== null &&
                    (0, W.jsx)(Q, {
                      name: r(`cell.invoice`),
                      differs: p.includes(`paid_not_billed`),
                      children: s.invoice_number,
                    }),
                ],
              }),
          }),
          (0, W.jsx)(fr, {
            title: r(`book.ours`),
            none: c === null ? ur(e, r) : null,
            children:
              c &&
              (0, W.jsxs)(W.Fragment, {
                children: [
                  (0, W.jsx)(Q, {
                    name: r(`cell.disbursed`),
                    differs: _(`amount_differs`),
                    children: c.disbursed === null || c.disbursed === void 0 ? r(`notSaid`) : u(c.disbursed),
                  }),
                  (0, W.jsx)(Q, { name: r(`cell.day`), differs: _(`date_differs`), children: S(c.day) }),
                  (0, W.jsx)(Q, { name: r(`cell.due`), differs: _(`rate_differs`), children: d(c.expected) }),
                  c.given_back &&
                    (0, W.jsx)(Q, { name: r(`cell.state`), differs: _(`status_differs`), children: r(`givenBack`) }),
                ],
              }),
          }),
          (0, W.jsx)(fr, {
            title: r(`book.partner`),
            none: l === null ? r(`none.partner`) : null,
            children:
              l &&
              (0, W.jsxs)(W.Fragment, {
                children: [
                  (0, W.jsx)(Q, { name: r(`cell.partner`), children: l.partner }),
                  (0, W.jsx)(Q, { name: r(`cell.share`), children: d(l.gross) }),
                  (0, W.jsx)(Q, { name: r(`cell.state`), children: r(`payout.${l.status}`) }),
                ],
              }),
          }),
        ],
      }),
      f && (0, W.jsx)(rr, { decision: f, name: g, closed: t, verdict: a, onAgree: () => n(`accepted`) }),
      (0, W.jsx)(cr, { line: e, closed: t, onDecide: n }),
    ],
  })
}
function fr({ title: e, none: t, children: n }) {
  return (0, W.jsxs)(E, {
    sx: { minWidth: 0 },
    children: [
      (0, W.jsx)(D, { variant: `body2`, component: `h4`, color: `textSecondary`, sx: { mb: 1 }, children: e }),
      t === null
        ? (0, W.jsx)(E, { component: `dl`, sx: { m: 0, display: `grid`, gap: 1 }, children: n })
        : (0, W.jsx)(D, { children: t }),
    ],
  })
}
function Q({ name: e, differs: t = !1, children: n }) {
  let { t: r } = i(`reconciliation`)
  return (0, W.jsxs)(E, {
    sx: (e) => ({
      display: `flex`,
      flexWrap: `wrap`,
      columnGap: 3,
      justifyContent: `space-between`,
      px: 2,
      py: 1,
      borderLeft: t ? `3px solid ${e.vars.palette.warning.main}` : `3px solid transparent`,
      ...(t && { bgcolor: `action.hover` }),
    }),
    children: [
      (0, W.jsx)(E, { component: `dt`, sx: { color: `text.secondary` }, children: e }),
      (0, W.jsxs)(E, {
        component: `dd`,
        sx: { m: 0, textAlign: `right`, overflowWrap: `anywhere`, fontVariantNumeric: `tabular-nums` },
        children: [
          n,
          t &&
            (0, W.jsx)(E, {
              component: `strong`,
              sx: { ml: 2, fontWeight: 500, color: `warning.main` },
              children: r(`differs`),
            }),
        ],
      }),
    ],
  })
}
var pr = [
    { kind: `accepted`, word: `accepted` },
    { kind: `disputed`, word: `disputed` },
    { kind: `chased`, word: `chased` },
  ],
  mr = ({ file: e, own: t }) => ({ line_id: e?.line_id ?? null, disbursal_id: t?.disbursal_id ?? null }),
  hr = ({ line_id: e, disbursal_id: t }) => e ?? -(t ?? 0)
function gr({ view: e, state: t, source: n }) {
  let { t: r } = i(`reconciliation`),
    [a, o] = (0, G.useState)(null),
    s = Xe(),
    [c, l] = (0, G.useState)(new Map()),
    u = e.state === `closed`,
    d = [...s.chosen].flatMap((e) => c.get(e) ?? []),
    f = _r(u, (e, t) => o({ line: e, kind: t }))
  return (0, W.jsxs)(W.Fragment, {
    children: [
      (0, W.jsx)(H, {
        name: `ledger-lines`,
        label: r(`linesLabel`),
        columns: f,
        state: t,
        source: n,
        rowKey: (e) => hr(mr(e)),
        failed: r(`failed`),
        empty: (0, W.jsx)(D, { children: r(e.verdicts.length === 0 ? `nothingInMonth` : `nothingShown`) }),
        card: (e) => (0, W.jsx)(dr, { line: e, closed: u, onDecide: (t) => o({ line: e, kind: t }) }),
        ...(!u && {
          choice: {
            ...s,
            choose: (t, n) => {
              ;(l(new Map([...c, ...e.rows.map((e) => [hr(mr(e)), e])])), s.choose(t, n))
            },
            labelOf: (e) => r(`many.choose`, { line: or(e) }),
            acts: (0, W.jsx)(nr, {
              acts: pr,
              lines: d.map((e) => ({
                key: hr(mr(e)),
                name: or(e),
                worth: e.worth,
                waiting: e.decision?.state === `waiting`,
              })),
              send: (t, n) =>
                C(`decideLines`, {
                  params: { lenderId: e.lender_id },
                  body: { month: e.month, lines: d.map(mr), kind: t, reason: n },
                  timeoutMs: 12e4,
                }),
              keyOf: hr,
              choose: s.choose,
            }),
          },
        }),
      }),
      a && (0, W.jsx)(er, { view: e, ...a, onClose: () => o(null) }),
    ],
  })
}
function _r(e, t) {
  let { t: n } = i(`reconciliation`)
  return [
    {
      key: `loan`,
      header: n(`head.loan`),
      names: !0,
      minWidth: 150,
      cell: (e) =>
        (0, W.jsxs)(W.Fragment, {
          children: [
            (0, W.jsx)(lr, { line: e }),
            e.loan_account !== null &&
              (0, W.jsx)(D, {
                component: `span`,
                variant: `body2`,
                color: `textSecondary`,
                sx: { display: `block` },
                children: e.loan_account,
              }),
          ],
        }),
    },
    {
      key: `verdict`,
      header: n(`head.found`),
      minWidth: 140,
      cell: (e) =>
        (0, W.jsxs)(W.Fragment, {
          children: [
            (0, W.jsx)(sr, { line: e }),
            e.own === null &&
              (0, W.jsx)(D, {
                component: `span`,
                variant: `body2`,
                color: `textSecondary`,
                sx: { display: `block` },
                children: ur(e, n),
              }),
          ],
        }),
    },
    {
      key: `disbursed`,
      header: n(`cell.disbursed`),
      align: `right`,
      cell: (e) => (0, W.jsx)(yr, { line: e, what: `amount_differs`, of: (e) => vr(e?.disbursed) }),
    },
    {
      key: `day`,
      header: n(`cell.day`),
      cell: (e) => (0, W.jsx)(yr, { line: e, what: `date_differs`, of: (e) => (e?.day ? S(e.day) : null) }),
    },
    {
      key: `commission`,
      header: n(`cell.commission`),
      align: `right`,
      cell: (e) =>
        (0, W.jsx)(yr, { line: e, what: `rate_differs`, of: (e) => e && d(`gross` in e ? e.gross : e.expected) }),
    },
    {
      key: `partner`,
      header: n(`cell.share`),
      align: `right`,
      cell: ({ partner: e }) =>
        e === null
          ? `–`
          : (0, W.jsxs)(W.Fragment, {
              children: [
                d(e.gross),
                (0, W.jsxs)(D, {
                  component: `span`,
                  variant: `body2`,
                  color: `textSecondary`,
                  sx: { display: `block` },
                  children: [e.partner, `, `, n(`payout.${e.status}`)],
                }),
              ],
            }),
    },
    {
      key: `act`,
      header: n(`head.act`),
      minWidth: 220,
      cell: (n) =>
        (0, W.jsxs)(W.Fragment, {
          children: [
            n.decision &&
              (0, W.jsx)(rr, {
                decision: n.decision,
                name: or(n),
                closed: e,
                verdict: n.verdict,
                onAgree: () => t(n, `accepted`),
              }),
            (0, W.jsx)(cr, { line: n, closed: e, onDecide: (e) => t(n, e) }),
          ],
        }),
    },
  ]
}
var vr = (e) => (e == null ? null : u(e))
function yr({ line: e, what: t, of: n }) {
  let { t: r } = i(`reconciliation`),
    { file: a, own: o, differs: s } = e,
    [c, l] = [n(a), n(o)]
  if (a !== null && o !== null && c === l) return c ?? r(`notSaid`)
  let u = s.includes(t)
  return (0, W.jsxs)(E, {
    sx: ({ vars: { palette: e } }) => (u ? { borderLeft: `3px solid ${e.warning.main}`, pl: 2 } : {}),
    children: [
      a !== null && (0, W.jsx)(br, { name: r(`short.theirs`), children: c ?? r(`notSaid`) }),
      o !== null && (0, W.jsx)(br, { name: r(`short.ours`), children: l ?? r(`notSaid`) }),
      u &&
        (0, W.jsx)(E, { component: `strong`, sx: { fontWeight: 500, color: `warning.main` }, children: r(`differs`) }),
    ],
  })
}
function br({ name: e, children: t }) {
  return (0, W.jsxs)(E, {
    children: [
      (0, W.jsx)(E, { component: `span`, sx: { color: `text.secondary`, fontSize: `0.8125rem`, mr: 1 }, children: e }),
      t,
    ],
  })
}
var xr = [`matched`, `differing`, `missing_here`, `duplicate`, `clawed_back`],
  Sr = [`matched`, `differing`, `missing_there`],
  Cr = {
    matched: `success.main`,
    differing: `warning.main`,
    missing_here: `info.main`,
    missing_there: `info.main`,
    duplicate: `text.secondary`,
    clawed_back: `error.main`,
  }
function wr({ side: e, sums: t }) {
  let { t: r } = i(`reconciliation`),
    a = e === `file` ? xr.map((e) => ({ key: e, ...t[e] })) : Sr.map((e) => ({ key: e, ...t[e] })),
    { all: o } = t
  return (0, W.jsxs)(O, {
    variant: `outlined`,
    sx: { p: 4 },
    children: [
      (0, W.jsxs)(E, {
        sx: { display: `flex`, flexWrap: `wrap`, gap: 2, alignItems: `baseline`, justifyContent: `space-between` },
        children: [
          (0, W.jsx)(D, { variant: `h5`, component: `h2`, children: r(`sums.${e}`) }),
          (0, W.jsx)(D, { sx: { fontWeight: 700, fontVariantNumeric: `tabular-nums` }, children: d(o.commission) }),
        ],
      }),
      (0, W.jsx)(E, {
        'aria-hidden': `true`,
        sx: {
          display: `flex`,
          gap: `2px`,
          height: 12,
          my: 3,
          borderRadius: 1,
          overflow: `hidden`,
          bgcolor: `action.hover`,
        },
        children: a.map(({ key: e, lines: t }) =>
          (0, W.jsx)(E, { sx: { width: `${o.lines === 0 ? 0 : (t / o.lines) * 100}%`, bgcolor: Cr[e] } }, e),
        ),
      }),
      (0, W.jsx)(E, {
        component: `dl`,
        sx: { m: 0, display: `grid`, gridTemplateColumns: `minmax(0, 1fr) auto auto`, columnGap: 4, rowGap: 1 },
        children: a
          .filter(({ lines: e }) => e > 0)
          .map(({ key: e, lines: t, commission: i }) =>
            (0, W.jsxs)(
              E,
              {
                sx: { display: `contents` },
                children: [
                  (0, W.jsxs)(E, {
                    component: `dt`,
                    sx: { display: `flex`, gap: 2, alignItems: `center` },
                    children: [
                      (0, W.jsx)(E, {
                        'aria-hidden': `true`,
                        sx: { width: 10, height: 10, borderRadius: `2px`, bgcolor: Cr[e], flexShrink: 0 },
                      }),
                      r(`part.${e}`),
                    ],
                  }),
                  (0, W.jsx)(E, {
                    component: `dd`,
                    sx: { m: 0, textAlign: `right`, color: `text.secondary` },
                    children: r(`lines`, { count: t, lines: n(t) }),
                  }),
                  (0, W.jsx)(E, {
                    component: `dd`,
                    sx: { m: 0, textAlign: `right`, fontVariantNumeric: `tabular-nums` },
                    children: d(i),
                  }),
                ],
              },
              e,
            ),
          ),
      }),
      (0, W.jsx)(D, { variant: `body2`, color: `textSecondary`, sx: { mt: 3 }, children: r(`sums.${e}Text`) }),
    ],
  })
}
function Tr({ lenderId: e, children: t, onClose: n }) {
  let { t: r } = i(`reconciliation`),
    { data: a, error: o } = Sn(e)
  return (
    (0, G.useEffect)(() => {
      o && (s(o), n())
    }, [o, n]),
    o ? null : a ? t(a) : (0, W.jsx)(A, { role: `status`, 'aria-label': r(`loading`) })
  )
}
function Er({ view: e, onClose: t }) {
  return (0, W.jsx)(Tr, {
    lenderId: e.lender_id,
    onClose: t,
    children: (n) => (0, W.jsx)(Dr, { view: e, book: n, onClose: t }),
  })
}
function Dr({ view: e, book: t, onClose: n }) {
  let { t: r } = i(`reconciliation`),
    a = Cn(n),
    { saved_by: o, saved_at: s, version: c, ...l } = t,
    u = B(`saveLenderBook`, Zn, {
      start: l,
      body: (e) => ({
        ...e,
        bill_name: I(e.bill_name),
        bill_address: I(e.bill_address),
        bill_gstin: e.bill_gstin.trim().toUpperCase(),
        version: c,
      }),
      send: (t) => C(`saveLenderBook`, { params: { lenderId: e.lender_id }, body: t }),
      done: () => a(r(`settings.saved`)),
      failureIn: `form`,
    })
  return (0, W.jsxs)(z, {
    form: u,
    title: r(`settings.title`, { lender: e.lender }),
    confirm: r(`settings.save`),
    onClose: n,
    children: [
      (0, W.jsx)(D, { children: r(`settings.text`) }),
      (0, W.jsxs)(E, {
        sx: { display: `grid`, gap: 4, mt: 4 },
        children: [
          (0, W.jsx)(ze, { name: `tolerance_amount`, label: r(`settings.amount`) }),
          (0, W.jsx)(Be, { name: `tolerance_percent`, label: r(`settings.percent`), end: `%` }),
          (0, W.jsx)(Be, { name: `tolerance_days`, label: r(`settings.days`), inputMode: `numeric` }),
          (0, W.jsx)(V, { name: `bill_name`, label: r(`settings.name`), input: { maxLength: 120 } }),
          (0, W.jsx)(V, { name: `bill_address`, label: r(`settings.address`), rows: 2, input: { maxLength: 240 } }),
          (0, W.jsx)(V, {
            name: `bill_gstin`,
            label: r(`settings.gstin`),
            help: r(`settings.gstinHelp`),
            input: { maxLength: 15, autoCapitalize: `characters`, spellCheck: !1, autoComplete: `off` },
          }),
        ],
      }),
      s !== null &&
        (0, W.jsx)(D, {
          variant: `body2`,
          color: `textSecondary`,
          sx: { mt: 3 },
          children: r(o === null ? `decidedAt` : `decidedBy`, { by: o, at: ve(s) }),
        }),
    ],
  })
}
var Or = { closed: `ok`, ready: `ok`, open: `warn`, no_file: `info` }
function kr({ state: e, open: t }) {
  let { t: n } = i(`reconciliation`)
  return (0, W.jsx)(ye, { tone: Or[e], children: n(`state.${e}`, { count: t }) })
}
var Ar = e({ LedgerPage: () => Mr }),
  jr = /^20\d\d-(0[1-9]|1[0-2])$/
function Mr() {
  let { t: e } = i([`reconciliation`, `staff-titles`]),
    { lenderId: t = `` } = ie(),
    [n] = h(),
    r = n.get(`month`) ?? ``,
    a = Ae(),
    o = jr.test(r) ? r : a.slice(0, 7),
    s = [...Qe, `differing`].find((e) => e === n.get(`verdict`)),
    c = n.get(`open`) === `1`,
    l = y({ sortable: [], sort: { key: ``, direction: `asc` } }),
    u = { month: o, ...(s && { verdict: s }), ...(c && { open: `1` }) },
    { page: d, size: f } = st(l.view),
    p = yn(t, { ...u, ...(d && { page: d }), ...(f && { size: f }) })
  return (0, W.jsxs)(W.Fragment, {
    children: [
      (0, W.jsx)(k, {
        component: m,
        to: g(v(`reconciliation`), { month: o }),
        sx: { display: `inline-flex`, alignItems: `center`, minHeight: 44 },
        children: e(`back`),
      }),
      (0, W.jsx)(he, {
        query: p,
        failed: e(`failed`),
        waiting: (0, W.jsxs)(W.Fragment, {
          children: [
            (0, W.jsx)(oe, { children: e(`staff-titles:reconciliation`) }),
            (0, W.jsx)(A, { variant: `rounded`, height: 360, role: `status`, 'aria-label': e(`loading`) }),
          ],
        }),
        children: (e) =>
          (0, W.jsxs)(E, {
            sx: { display: `grid`, gap: 5, minWidth: 0 },
            'aria-busy': p.isPlaceholderData,
            children: [
              (0, W.jsx)(Nr, { view: e }),
              (0, W.jsxs)(E, {
                sx: {
                  display: `grid`,
                  gap: 4,
                  gridTemplateColumns: { xs: `minmax(0, 1fr)`, lg: `repeat(2, minmax(0, 1fr))` },
                },
                children: [
                  (0, W.jsx)(wr, { side: `file`, sums: e.sums.file }),
                  (0, W.jsx)(wr, { side: `own`, sums: e.sums.own }),
                ],
              }),
              (0, W.jsx)(Pr, { view: e, verdict: s, open: c }),
              (0, W.jsx)(E, {
                sx: { minWidth: 0 },
                children: (0, W.jsx)(
                  gr,
                  {
                    view: e,
                    state: l,
                    source: {
                      rows: e.rows,
                      page: l.view.page,
                      total: e.total,
                      busy: p.isPlaceholderData,
                      period: { month: o },
                      download: (e) => C(`exportLedger`, { params: { lenderId: t }, query: { ...u, format: e } }),
                    },
                  },
                  `${t} ${o}`,
                ),
              }),
            ],
          }),
      }),
    ],
  })
}
function Nr({ view: e }) {
  let { t } = i(`reconciliation`),
    [n, r] = (0, G.useState)(null),
    { lender: o, month: s, state: c, open: l, closed: u, earlier: d, running: f } = e,
    p = () => r(null)
  return (0, W.jsxs)(E, {
    children: [
      (0, W.jsx)(pe, {
        beside: (0, W.jsxs)(E, {
          sx: { display: `flex`, flexWrap: `wrap`, gap: 2, alignItems: `center` },
          children: [
            (0, W.jsx)(a, { look: `text`, small: !0, onClick: () => r(`settings`), children: t(`settings.open`) }),
            e.differing > 0 &&
              (0, W.jsx)(a, { look: `secondary`, small: !0, onClick: () => r(`small`), children: t(`small.open`) }),
            c !== `closed` && (0, W.jsx)(a, { small: !0, onClick: () => r(`close`), children: t(`close.open`) }),
          ],
        }),
        children: (0, W.jsx)(oe, { children: t(`title`, { lender: o, month: T(s) }) }),
      }),
      (0, W.jsxs)(E, {
        sx: { display: `flex`, flexWrap: `wrap`, gap: 3, alignItems: `center`, mt: 2 },
        children: [
          (0, W.jsx)(kr, { state: c, open: l }),
          u &&
            (0, W.jsxs)(D, {
              variant: `body2`,
              sx: { overflowWrap: `anywhere` },
              children: [
                t(u.by === null ? `closedAt` : `closedBy`, { by: u.by, at: ve(u.at) }),
                ` `,
                t(`closedHash`, { hash: u.hash.slice(0, 12) }),
              ],
            }),
          d !== null &&
            (0, W.jsx)(k, {
              component: m,
              to: g(v(`reconciliation/:lenderId`, { lenderId: String(e.lender_id) }), { month: d }),
              variant: `body2`,
              sx: { display: `inline-flex`, alignItems: `center`, minHeight: 44 },
              children: t(`earlier`, { month: T(d) }),
            }),
          f && (0, W.jsx)(D, { variant: `body2`, children: t(`running`) }),
        ],
      }),
      n === `small` && (0, W.jsx)(Qn, { view: e, onClose: p }),
      n === `close` && (0, W.jsx)($n, { view: e, onClose: p }),
      n === `settings` && (0, W.jsx)(Er, { view: e, onClose: p }),
    ],
  })
}
function Pr({ view: e, verdict: t, open: r }) {
  let { t: a } = i(`reconciliation`),
    [, o] = h(),
    s = (e, t) => o((n) => de(n, { [e]: t, page: null }), { replace: !0 }),
    c = e.verdicts.reduce((e, { lines: t }) => e + t, 0)
  return (0, W.jsx)(ce, {
    label: a(`filters`),
    choices: [
      { value: `all`, label: a(`allLines`, { lines: n(c) }) },
      ...e.verdicts.map((e) => ({ value: e.verdict, label: `${a(`verdict.${e.verdict}`)} ${n(e.lines)}` })),
      ...(e.state === `closed` ? [] : [{ value: `open`, label: a(`openLines`, { lines: n(e.open) }) }]),
    ],
    chosen: [t ?? `all`, ...(r ? [`open`] : [])],
    onChoose: (e) => {
      e === `open` ? s(`open`, r ? null : `1`) : s(`verdict`, e === `all` || e === t ? null : e)
    },
  })
}
var Fr = 1e9,
  $ = () => M().defined(),
  Ir = L({ receipt_id: R(), received: $(), tds: $(), utr: j().defined(), day: P() }),
  Lr = L({
    invoice_id: R(),
    number: j().defined(),
    day: P(),
    taxable: $(),
    gst: $(),
    total: $(),
    received: $(),
    tds: $(),
    outstanding: $(),
    receipts: F(Ir),
    cancelled_at: N().nullable(),
    cancel_reason: j().nullable().defined(),
  }),
  Rr = L({
    lender_id: R(),
    lender: j().defined(),
    month: U(),
    accrued: $(),
    disputed: $(),
    billed: $(),
    to_bill: $(),
    invoices: F(Lr),
  })
F(Rr)
var zr = L({ month: U(), taxable: $() }),
  Br = L({ reason: Ne(200).trim().required(`rules:required`).defined() }),
  Vr = L({ received: je(0, Fr), tds: je(0, Fr), utr: Ue(), day: Pe(Me()) })
function Hr({ invoice: e, onClose: t }) {
  let { t: n } = i(`reconciliation`),
    r = Cn(t),
    { invoice_id: a, number: o } = e,
    s = B(`cancelLenderInvoice`, Br, {
      start: { reason: `` },
      body: ({ reason: e }) => ({ reason: I(e) }),
      send: (e) => C(`cancelLenderInvoice`, { params: { id: a }, body: e }),
      done: () => r(n(`bill.cancelDone`)),
      failureIn: `form`,
    })
  return (0, W.jsxs)(z, {
    form: s,
    title: n(`bill.cancelTitle`, { number: o }),
    confirm: n(`bill.cancel`),
    grave: !0,
    onClose: t,
    children: [
      (0, W.jsx)(D, { children: n(`bill.cancelText`) }),
      (0, W.jsx)(E, {
        sx: { display: `grid`, mt: 4 },
        children: (0, W.jsx)(V, { name: `reason`, label: n(`decide.reason`), rows: 2, input: { maxLength: 200 } }),
      }),
    ],
  })
}
function Ur(e) {
  let { billing: t, onClose: n } = e
  return (0, W.jsx)(Tr, {
    lenderId: t.lender_id,
    onClose: n,
    children: ({ bill_gstin: t, bill_address: n }) =>
      t !== `` && n !== `` ? (0, W.jsx)(Kr, { ...e }) : (0, W.jsx)(Wr, { ...e }),
  })
}
function Wr({ billing: e, onSettings: t, onClose: n }) {
  let { t: r } = i([`reconciliation`, `common`]),
    a = (0, G.useId)()
  return (0, W.jsxs)(we, {
    open: !0,
    fullWidth: !0,
    maxWidth: `sm`,
    'aria-labelledby': a,
    onClose: n,
    children: [
      (0, W.jsx)(Ee, { id: a, sx: { overflowWrap: `anywhere` }, children: Gr(e, r) }),
      (0, W.jsx)(Te, { children: (0, W.jsx)(D, { children: r(`bill.noNumber`, { lender: e.lender }) }) }),
      (0, W.jsxs)(De, {
        children: [
          (0, W.jsx)(xe, { variant: `outlined`, onClick: n, children: r(`common:cancel`) }),
          (0, W.jsx)(xe, { variant: `contained`, onClick: t, children: r(`bill.toSettings`) }),
        ],
      }),
    ],
  })
}
var Gr = ({ lender: e, month: t }, n) => n(`bill.makeTitle`, { lender: e, month: T(t) })
function Kr({ billing: e, onClose: t }) {
  let { t: n } = i(`reconciliation`),
    r = Cn(t),
    { lender_id: a, month: o, to_bill: s } = e,
    c = B(`makeLenderInvoice`, zr, {
      start: {},
      body: () => ({ month: o, taxable: s }),
      send: (e) => C(`makeLenderInvoice`, { params: { lenderId: a }, body: e }),
      done: () => r(n(`bill.made`)),
      failureIn: `form`,
    })
  return (0, W.jsx)(z, {
    form: c,
    title: Gr(e, n),
    confirm: n(`bill.make`),
    onClose: t,
    children: (0, W.jsx)(D, { children: n(`bill.makeText`, { amount: d(s) }) }),
  })
}
function qr({ invoice: e, onClose: t }) {
  let { t: n } = i(`reconciliation`),
    r = Cn(t),
    { invoice_id: a, number: o, outstanding: s } = e,
    c = B(`noteLenderReceipt`, Vr, {
      start: { received: s, tds: 0, utr: ``, day: `` },
      send: (e) => C(`noteLenderReceipt`, { params: { id: a }, body: e }),
      done: () => r(n(`bill.noted`)),
      failureIn: `form`,
    })
  return (0, W.jsxs)(z, {
    form: c,
    title: n(`bill.receiptTitle`, { number: o }),
    confirm: n(`bill.receipt`),
    onClose: t,
    children: [
      (0, W.jsx)(D, { children: n(`bill.receiptText`, { amount: d(s) }) }),
      (0, W.jsxs)(E, {
        sx: { display: `grid`, gap: 4, mt: 4 },
        children: [
          (0, W.jsx)(Be, { name: `received`, label: n(`bill.receivedField`), prefix: `₹` }),
          (0, W.jsx)(Be, { name: `tds`, label: n(`bill.tdsField`), prefix: `₹` }),
          (0, W.jsx)(V, {
            name: `utr`,
            label: n(`bill.utr`),
            keep: ae,
            input: { autoComplete: `off`, autoCapitalize: `characters`, spellCheck: !1 },
          }),
          (0, W.jsx)(V, { name: `day`, label: n(`bill.day`), input: { type: `date` } }),
        ],
      }),
    ],
  })
}
function Jr() {
  let { t: e } = i(`reconciliation`),
    [t, n] = (0, G.useState)(null),
    r = xn(),
    a = () => n(null)
  return (0, W.jsxs)(W.Fragment, {
    children: [
      (0, W.jsx)(D, {
        variant: `body2`,
        color: `textSecondary`,
        sx: { maxWidth: 720, mb: 4 },
        children: e(`bill.text`),
      }),
      (0, W.jsx)(he, {
        query: r,
        failed: e(`failed`),
        waiting: (0, W.jsx)(A, { variant: `rounded`, height: 240, role: `status`, 'aria-label': e(`loading`) }),
        empty: (0, W.jsx)(D, { children: e(`bill.nothing`) }),
        children: (t) =>
          (0, W.jsxs)(W.Fragment, {
            children: [
              (0, W.jsx)(lt, { name: `lender-bills`, file: (e) => C(`exportLenderBills`, { query: { format: e } }) }),
              (0, W.jsx)(E, {
                component: `ul`,
                'aria-label': e(`tab.billing`),
                sx: { listStyle: `none`, m: 0, p: 0, display: `grid`, gap: 4 },
                children: t.map((e) => (0, W.jsx)(Yr, { billing: e, onAsk: n }, `${e.lender_id} ${e.month}`)),
              }),
            ],
          }),
      }),
      t?.what === `make` &&
        (0, W.jsx)(Ur, {
          billing: t.billing,
          onSettings: () => n({ what: `settings`, billing: t.billing }),
          onClose: a,
        }),
      t?.what === `settings` && (0, W.jsx)(Er, { view: t.billing, onClose: a }),
      t?.what === `receipt` && (0, W.jsx)(qr, { invoice: t.invoice, onClose: a }),
      t?.what === `cancel` && (0, W.jsx)(Hr, { invoice: t.invoice, onClose: a }),
    ],
  })
}
function Yr({ billing: e, onAsk: t }) {
  let { t: n } = i(`reconciliation`),
    { lender: r, month: o, accrued: s, disputed: c, billed: l, to_bill: u, invoices: d } = e,
    f = n(`title`, { lender: r, month: T(o) })
  return (0, W.jsxs)(O, {
    component: `li`,
    variant: `outlined`,
    sx: { p: 4 },
    children: [
      (0, W.jsxs)(E, {
        sx: { display: `flex`, flexWrap: `wrap`, gap: 3, alignItems: `center`, mb: 3 },
        children: [
          (0, W.jsx)(D, { variant: `h5`, component: `h2`, sx: { mr: `auto` }, children: f }),
          u > 0 &&
            (0, W.jsx)(a, {
              small: !0,
              'aria-label': n(`actOf`, { act: n(`bill.make`), line: f }),
              onClick: () => t({ what: `make`, billing: e }),
              children: n(`bill.make`),
            }),
        ],
      }),
      (0, W.jsx)(Xr, {
        facts: [
          [`accrued`, s],
          [`billed`, l],
          [`disputed`, c],
          [`toBill`, u],
        ],
      }),
      d.map((n) => (0, W.jsx)(Zr, { billing: e, invoice: n, onAsk: t }, n.invoice_id)),
    ],
  })
}
function Xr({ facts: e }) {
  let { t } = i(`reconciliation`)
  return (0, W.jsx)(E, {
    component: `dl`,
    sx: {
      m: 0,
      display: `grid`,
      gap: 3,
      gridTemplateColumns: { xs: `repeat(2, minmax(0, 1fr))`, md: `repeat(4, minmax(0, 1fr))` },
    },
    children: e.map(([e, n]) =>
      (0, W.jsxs)(
        E,
        {
          children: [
            (0, W.jsx)(E, { component: `dt`, sx: { color: `text.secondary` }, children: t(`bill.${e}`) }),
            (0, W.jsx)(E, {
              component: `dd`,
              sx: { m: 0, fontWeight: 500, fontVariantNumeric: `tabular-nums` },
              children: d(n),
            }),
          ],
        },
        e,
      ),
    ),
  })
}
function Zr({ billing: e, invoice: t, onAsk: n }) {
  let { t: r } = i(`reconciliation`),
    {
      invoice_id: o,
      number: s,
      day: c,
      total: l,
      received: u,
      tds: d,
      outstanding: f,
      cancelled_at: p,
      cancel_reason: m,
      receipts: h,
    } = t
  return (0, W.jsxs)(E, {
    sx: { mt: 4, pt: 4, borderTop: 1, borderColor: `divider` },
    children: [
      (0, W.jsxs)(E, {
        sx: { display: `flex`, flexWrap: `wrap`, gap: 2, alignItems: `center`, mb: 3 },
        children: [
          (0, W.jsx)(D, {
            component: `h3`,
            sx: { mr: `auto`, fontWeight: 700 },
            children: r(`bill.number`, { number: s, day: S(c) }),
          }),
          (0, W.jsx)(me, {
            name: `${s.replaceAll(`/`, `-`)}.pdf`,
            file: () => C(`downloadLenderInvoice`, { params: { id: o } }),
            children: r(`bill.pdf`),
          }),
          p === null &&
            f > 0 &&
            (0, W.jsx)(a, {
              small: !0,
              look: `soft`,
              onClick: () => n({ what: `receipt`, billing: e, invoice: t }),
              children: r(`bill.receipt`),
            }),
          p === null &&
            h.length === 0 &&
            (0, W.jsx)(a, {
              small: !0,
              look: `text`,
              onClick: () => n({ what: `cancel`, billing: e, invoice: t }),
              children: r(`bill.cancel`),
            }),
        ],
      }),
      p === null
        ? (0, W.jsx)(Xr, {
            facts: [
              [`total`, l],
              [`received`, u],
              [`tds`, d],
              [`outstanding`, f],
            ],
          })
        : (0, W.jsx)(D, { children: r(`bill.cancelled`, { reason: m }) }),
      h.map((e) => (0, W.jsx)(Qr, { receipt: e }, e.receipt_id)),
    ],
  })
}
function Qr({ receipt: e }) {
  let { t } = i(`reconciliation`),
    n = kn(e.receipt_id)
  return (0, W.jsxs)(E, {
    sx: { display: `flex`, flexWrap: `wrap`, gap: 2, alignItems: `center`, mt: 2 },
    children: [
      (0, W.jsx)(D, {
        variant: `body2`,
        sx: { mr: `auto`, overflowWrap: `anywhere` },
        children: t(`bill.receiptLine`, { day: S(e.day), utr: e.utr, received: d(e.received), tds: d(e.tds) }),
      }),
      (0, W.jsx)(a, {
        small: !0,
        look: `text`,
        busy: n.isPending,
        'aria-label': t(`undoOf`, { line: e.utr }),
        onClick: () => !n.isPending && n.mutate(),
        children: t(`undo`),
      }),
    ],
  })
}
var $r = ({ reference: e, loan_account: t }) => e ?? t ?? ``,
  ei = ({ decision: e }) =>
    e?.state === `waiting`
      ? [{ kind: `accepted`, word: `agree` }]
      : [
          { kind: `chased`, word: `act.chased` },
          { kind: `accepted`, word: `act.writtenOff` },
        ],
  ti = { maxWidth: 150, overflow: `hidden`, textOverflow: `ellipsis`, whiteSpace: `nowrap` }
function ni(e) {
  let { t } = i(`reconciliation`),
    { compact: r } = ke()
  return [
    {
      key: `loan`,
      header: t(`head.loan`),
      names: !0,
      searchable: !0,
      minWidth: 120,
      value: $r,
      cell: (e) =>
        (0, W.jsx)(k, {
          component: m,
          to: g(v(`reconciliation/:lenderId`, { lenderId: e.lender_id }), { month: e.month, verdict: `missing_there` }),
          children: $r(e),
        }),
    },
    { key: `lender`, header: t(`head.lender`), sortable: !0, value: ({ lender: e }) => e, cell: ({ lender: e }) => e },
    {
      key: `day`,
      header: t(`cell.day`),
      value: ({ day: e }) => e,
      cell: ({ day: e }) => (0, W.jsx)(E, { sx: { whiteSpace: `nowrap` }, children: S(e) }),
    },
    {
      key: `days`,
      header: t(`head.age`),
      sortable: !0,
      minWidth: 100,
      value: ({ days: e }) => e,
      cell: (e) =>
        (0, W.jsx)(E, {
          component: `span`,
          sx: { color: e.age === `young` ? `text.primary` : `error.main` },
          children: t(`days`, { count: e.days, days: n(e.days) }),
        }),
    },
    {
      key: `disbursed`,
      header: t(`cell.disbursed`),
      align: `right`,
      value: ({ disbursed: e }) => e ?? null,
      cell: ({ disbursed: e }) => (e == null ? `–` : u(e)),
    },
    {
      key: `expected`,
      header: t(`cell.due`),
      align: `right`,
      sortable: !0,
      value: ({ expected: e }) => e,
      cell: ({ expected: e }) => d(e),
    },
    {
      key: `asked`,
      header: t(`head.asked`),
      minWidth: 130,
      value: ({ decision: e }) => e?.at ?? null,
      cell: ({ decision: e, times: n }) => {
        if (e === null) return t(`notAsked`)
        let i = `${e.state === `waiting` ? `${t(`waits`)}. ` : ``}${t(e.by === null ? `decidedAt` : `decidedBy`, { by: e.by, at: S(e.at) })} ${t(`times`, { count: n })} ${t(`because`, { reason: e.reason })}`
        return r ? (0, W.jsx)(E, { title: i, sx: ti, children: i }) : i
      },
    },
    {
      key: `act`,
      header: t(`head.act`),
      minWidth: 270,
      cell: (t) => (0, W.jsx)(ri, { line: t, compact: r, onAct: e }),
    },
  ]
}
function ri({ line: e, compact: t, onAct: n }) {
  let { t: r } = i(`reconciliation`),
    o = On()
  return (0, W.jsxs)(E, {
    sx: { display: `flex`, flexWrap: t ? `nowrap` : `wrap`, gap: 1, whiteSpace: `nowrap` },
    children: [
      ei(e).map(({ kind: t, word: i }, o) =>
        (0, W.jsx)(
          a,
          {
            small: !0,
            look: o === 0 ? `soft` : `text`,
            'aria-label': r(`actOf`, { act: r(i), line: $r(e) }),
            onClick: () => n(e, t),
            children: r(i),
          },
          t,
        ),
      ),
      e.decision &&
        (0, W.jsx)(a, {
          small: !0,
          look: `text`,
          'aria-label': r(`undoOf`, { line: $r(e) }),
          onClick: () => e.decision && !o.isPending && o.mutate(e.decision.decision_id),
          children: r(`undo`),
        }),
    ],
  })
}
var ii = [
  { kind: `chased`, word: `chased` },
  { kind: `accepted`, word: `writtenOff` },
]
function ai() {
  let { t: e } = i(`reconciliation`),
    t = bn()
  return (0, W.jsx)(he, {
    query: t,
    failed: e(`failed`),
    waiting: (0, W.jsx)(A, { variant: `rounded`, height: 240, role: `status`, 'aria-label': e(`loading`) }),
    children: (e) => (0, W.jsx)(oi, { lines: e }),
  })
}
function oi({ lines: e }) {
  let { t } = i(`reconciliation`),
    [n, r] = h(),
    [a, o] = (0, G.useState)(null),
    s = qn.find((e) => e === n.get(`age`)),
    c = (e) => r((t) => de(t, { age: e, page: null }), { replace: !0 }),
    l = y({ sortable: [`days`, `lender`, `expected`], sort: { key: `days`, direction: `desc` }, filters: [`lender`] }),
    u = Xe(),
    d = e.filter((e) => s === void 0 || Yn(e, s)),
    f = l.view.search !== `` || Object.keys(l.view.filters).length > 0,
    p = ni((e, t) => o({ line: e, kind: t })),
    m = [
      {
        key: `lender`,
        label: t(`head.lender`),
        kind: `choice`,
        options: [...new Map(e.map(({ lender_id: e, lender: t }) => [e, t]))].map(([e, t]) => ({
          value: String(e),
          label: t,
        })),
        matches: ({ lender_id: e }, t) => String(e) === t,
      },
    ]
  return (0, W.jsxs)(E, {
    sx: { display: `grid`, gridTemplateColumns: `minmax(0, 1fr)`, gap: 4 },
    children: [
      (0, W.jsx)(D, { variant: `body2`, color: `textSecondary`, sx: { maxWidth: 720 }, children: t(`chaseText`) }),
      (0, W.jsx)(si, { lines: e, age: s, onChoose: c }),
      (0, W.jsx)(H, {
        name: `chase-list`,
        label: t(`tab.chase`),
        columns: p,
        filters: m,
        search: t(`head.loan`),
        state: l,
        source: {
          ...b({ rows: d }, p, m, l.view),
          ...(!f && { download: (e) => C(`exportChased`, { query: { format: e, ...(s !== void 0 && { age: s }) } }) }),
        },
        choice: {
          ...u,
          labelOf: (e) => t(`many.choose`, { line: $r(e) }),
          acts: (0, W.jsx)(nr, {
            acts: ii,
            lines: e.flatMap((e) =>
              u.chosen.has(e.disbursal_id)
                ? [{ key: e.disbursal_id, name: $r(e), worth: e.expected, waiting: e.decision?.state === `waiting` }]
                : [],
            ),
            send: (e, t) =>
              C(`decideChased`, {
                body: { kind: e === `chased` ? e : `accepted`, reason: t, disbursal_ids: [...u.chosen] },
                timeoutMs: pn,
              }),
            keyOf: ({ disbursal_id: e }) => e ?? 0,
            choose: u.choose,
          }),
        },
        rowKey: ({ disbursal_id: e }) => e,
        failed: t(`failed`),
        empty: (0, W.jsx)(D, { children: t(e.length === 0 ? `nobodyOwes` : `nothingShown`) }),
      }),
      a &&
        (0, W.jsx)(er, {
          view: a.line,
          line: {
            reference: a.line.reference,
            loan_account: a.line.loan_account,
            verdict: `missing_there`,
            decision: a.line.decision,
            worth: a.line.expected,
            partner: null,
            file: null,
            own: { disbursal_id: a.line.disbursal_id },
          },
          kind: a.kind,
          onClose: () => o(null),
        }),
    ],
  })
}
function si({ lines: e, age: t, onChoose: n }) {
  let { t: r } = i(`reconciliation`)
  return (0, W.jsx)(ce, {
    label: r(`head.age`),
    choices: [
      { value: `all`, label: r(`show.all`, { count: e.length }) },
      ...qn.map((t) => ({ value: t, label: r(`age.${t}`, { count: e.filter((e) => Yn(e, t)).length }) })),
    ],
    chosen: t ?? `all`,
    onChoose: (e) => n(e === `all` || e === t ? void 0 : e),
  })
}
function ci(e) {
  let t = []
  for (let n of e) {
    let e = t.at(-1)
    e && fe(`${e[1]}-01`, 1).startsWith(n) ? (e[1] = n) : t.push([n, n])
  }
  return t
}
function li({ ready: e, onClose: t }) {
  let { t: r } = i(`reconciliation`),
    a = J(),
    o = B(`closeLedgerMonths`, Gn, {
      start: {},
      body: () => ({ lenders: e.map(({ lender_id: e, seen: t }) => ({ lender_id: e, seen: t })) }),
      send: async (t) => {
        let { closed: n, left: i } = await C(`closeLedgerMonths`, { body: t })
        n.length > 0 && p.success(r(`closing.done`, { count: n.length }))
        let a = e.filter(({ lender_id: e }) => i.some((t) => t.lender_id === e))
        a.length > 0 && p.warning(r(`closing.left`, { lenders: a.map(({ lender: e }) => e).join(`, `) }))
      },
      done: async () => {
        ;(t(), await a())
      },
      failureIn: `form`,
    })
  return (0, W.jsxs)(z, {
    form: o,
    title: r(`closing.title`),
    confirm: r(`closing.confirm`),
    grave: !0,
    onClose: t,
    children: [
      (0, W.jsx)(`ul`, {
        children: e.map(({ lender_id: e, lender: t, months: i, lines: a }) =>
          (0, W.jsx)(
            `li`,
            {
              children: r(`closing.line`, {
                lender: t,
                months: ci(i)
                  .map(([e, t]) => (e === t ? T(e) : r(`closing.span`, { from: T(e), to: T(t) })))
                  .join(`, `),
                lines: r(`lines`, { count: a, lines: n(a) }),
              }),
            },
            e,
          ),
        ),
      }),
      (0, W.jsx)(D, { sx: { mt: 2 }, children: r(`close.after`) }),
    ],
  })
}
var ui = 5
function di({ closing: e }) {
  let { t } = i(`reconciliation`),
    [n, r] = (0, G.useState)(!1),
    [o, s] = (0, G.useState)(!1),
    c = e.filter(({ months: e }) => e.length > 0),
    l = c.reduce((e, { months: t }) => e + t.length, 0),
    u = e.flatMap(({ blocked: e, ...t }) => (e === null ? [] : [{ ...t, ...e }])),
    d = o ? u : u.slice(0, ui)
  return (0, W.jsxs)(O, {
    component: `section`,
    variant: `outlined`,
    sx: { p: { xs: 4, md: 5 }, minWidth: 0 },
    'aria-label': t(`closing.title`),
    children: [
      (0, W.jsxs)(E, {
        sx: { display: `flex`, flexWrap: `wrap`, gap: 3, alignItems: `center` },
        children: [
          (0, W.jsxs)(E, {
            sx: { mr: `auto`, minWidth: 0 },
            children: [
              (0, W.jsx)(D, { component: `h2`, variant: `h4`, children: t(`closing.title`) }),
              (0, W.jsx)(D, {
                variant: `body2`,
                color: `textSecondary`,
                children:
                  e.length === 0
                    ? t(`closing.nothing`)
                    : l === 0
                      ? t(`closing.noneReady`)
                      : t(`closing.ready`, { count: l }),
              }),
            ],
          }),
          l > 0 && (0, W.jsx)(a, { onClick: () => r(!0), children: t(`closing.open`, { count: l }) }),
        ],
      }),
      u.length > 0 &&
        (0, W.jsxs)(W.Fragment, {
          children: [
            (0, W.jsx)(D, {
              component: `h3`,
              variant: `h5`,
              sx: { mt: 4 },
              children: t(`closing.blocked`, { count: u.length }),
            }),
            (0, W.jsx)(E, {
              component: `ul`,
              sx: { listStyle: `none`, m: 0, p: 0 },
              children: d.map(({ lender_id: e, lender: n, month: r, open: i, has_file: a, behind: o }) =>
                (0, W.jsxs)(
                  E,
                  {
                    component: `li`,
                    sx: {
                      display: `flex`,
                      flexWrap: `wrap`,
                      columnGap: 3,
                      alignItems: `center`,
                      minHeight: 44,
                      borderTop: 1,
                      borderColor: `divider`,
                      py: { xs: 2, md: 0 },
                    },
                    children: [
                      (0, W.jsxs)(D, {
                        component: `span`,
                        variant: `body2`,
                        sx: { overflowWrap: `anywhere` },
                        children: [t(`title`, { lender: n, month: T(r) }), `:`],
                      }),
                      (0, W.jsx)(k, {
                        component: m,
                        variant: `body2`,
                        'aria-label': t(`closing.openOf`, { count: i, lender: n, month: T(r) }),
                        to: g(v(`reconciliation/:lenderId`, { lenderId: String(e) }), { month: r, open: 1 }),
                        sx: { display: `inline-flex`, alignItems: `center`, minHeight: 44 },
                        children: t(`closing.lines`, { count: i }),
                      }),
                      !a &&
                        (0, W.jsx)(k, {
                          component: m,
                          variant: `body2`,
                          'aria-label': t(`closing.noFileOf`, { lender: n, month: T(r) }),
                          to: v(`commission-upload-file`),
                          sx: { display: `inline-flex`, alignItems: `center`, minHeight: 44 },
                          children: t(`closing.noFile`),
                        }),
                      o > 0 &&
                        (0, W.jsx)(D, {
                          component: `span`,
                          variant: `body2`,
                          color: `textSecondary`,
                          children: t(`closing.behind`, { count: o }),
                        }),
                    ],
                  },
                  e,
                ),
              ),
            }),
            u.length > ui &&
              (0, W.jsx)(a, {
                look: `text`,
                small: !0,
                onClick: () => s(!o),
                children: o ? t(`closing.fewer`) : t(`closing.more`, { count: u.length - ui }),
              }),
          ],
        }),
      n && (0, W.jsx)(li, { ready: c, onClose: () => r(!1) }),
    ],
  })
}
function fi({ month: e, months: t }) {
  let { t: n } = i(`reconciliation`),
    [, r] = h(),
    a = (e) => r((t) => de(t, { month: e, page: null, verdict: null, open: null }))
  return (0, W.jsx)(Oe, {
    native: !0,
    size: `small`,
    value: e,
    onChange: (e) => a(String(e.target.value)),
    IconComponent: Se,
    inputProps: { 'aria-label': n(`month`) },
    sx: {
      width: `fit-content`,
      minWidth: 180,
      '& .MuiSelect-icon': { fontSize: 20, top: `calc(50% - 10px)`, right: 14 },
    },
    children: [...new Set([e, ...t])].map((e) => (0, W.jsx)(`option`, { value: e, children: T(e) }, e)),
  })
}
function pi({ view: e }) {
  let { t } = i(`reconciliation`),
    { lenders: a } = e,
    o = r(a.map(({ own: e }) => e.commission)),
    s = r(a.map((e) => e.received)),
    c = a.filter(({ has_file: e }) => e).length,
    l = c === 0 ? null : r(a.map(({ file: e }) => e.commission)),
    u = (e) => a.reduce((t, n) => t + n[e].lines, 0),
    f = [
      { key: `files`, amount: l, text: t(`books.filesText`, { loans: n(u(`file`)), here: n(c), all: n(a.length) }) },
      { key: `ours`, amount: o, text: t(`books.oursText`, { count: u(`own`), loans: n(u(`own`)) }) },
      { key: `received`, amount: s, text: t(`books.receivedText`) },
    ]
  return (0, W.jsx)(E, {
    sx: {
      display: `grid`,
      gap: 3,
      alignItems: `center`,
      gridTemplateColumns: { xs: `minmax(0, 1fr)`, md: `minmax(0, 1fr) auto minmax(0, 1fr) auto minmax(0, 1fr)` },
    },
    children: f.map(({ key: e, amount: n, text: r }, i) =>
      (0, W.jsxs)(
        G.Fragment,
        {
          children: [
            i > 0 && (0, W.jsx)(mi, { left: f[i - 1]?.amount ?? null, right: n }),
            (0, W.jsxs)(O, {
              variant: `outlined`,
              sx: { p: 4, height: 1 },
              children: [
                (0, W.jsx)(D, { variant: `body2`, component: `h2`, color: `textSecondary`, children: t(`books.${e}`) }),
                (0, W.jsx)(D, {
                  sx: { fontSize: `1.375rem`, fontWeight: 700, fontVariantNumeric: `tabular-nums` },
                  children: n === null ? `–` : d(n),
                }),
                (0, W.jsx)(D, { variant: `body2`, color: `textSecondary`, children: r }),
              ],
            }),
          ],
        },
        e,
      ),
    ),
  })
}
function mi({ left: e, right: t }) {
  let { t: n } = i(`reconciliation`)
  if (e === null || t === null) return (0, W.jsx)(`span`, {})
  let r = e === t
  return (0, W.jsx)(E, {
    role: `img`,
    'aria-label': n(r ? `books.same` : `books.differ`),
    sx: (e) => ({
      justifySelf: `center`,
      width: 32,
      height: 32,
      borderRadius: `50%`,
      display: `grid`,
      placeItems: `center`,
      fontWeight: 700,
      border: `1px solid ${e.vars.palette[r ? `success` : `warning`].main}`,
      color: e.vars.palette[r ? `success` : `warning`].main,
    }),
    children: r ? `=` : `≠`,
  })
}
var hi = [`all`, `differ`, `closed`],
  gi = (e, t) => t === `all` || (t === `closed` ? e.state === `closed` : e.state !== `closed` && e.open > 0),
  _i = (e, t) => (e == null ? `–` : t(e))
function vi() {
  let { t: e } = i(`reconciliation`),
    [t] = h(),
    n = t.get(`month`),
    r = vn(n !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(n) ? { month: n } : {})
  return (0, W.jsx)(he, {
    query: r,
    failed: e(`failed`),
    waiting: (0, W.jsx)(A, { variant: `rounded`, height: 360, role: `status`, 'aria-label': e(`loading`) }),
    children: (e) =>
      (0, W.jsxs)(E, {
        sx: { display: `grid`, gap: 5, minWidth: 0 },
        'aria-busy': r.isPlaceholderData,
        children: [
          (0, W.jsx)(fi, { month: e.month, months: e.months }),
          (0, W.jsx)(pi, { view: e }),
          (0, W.jsx)(di, { closing: e.closing }),
          (0, W.jsx)(yi, { view: e }),
        ],
      }),
  })
}
function yi({ view: e }) {
  let { t } = i(`reconciliation`),
    [n, r] = h(),
    a = hi.find((e) => e === n.get(`show`)) ?? `all`,
    o = (e) => r((t) => de(t, { show: e === `all` ? null : e, page: null }), { replace: !0 }),
    s = y({ sortable: [`lender`, `difference`], sort: { key: `lender`, direction: `asc` } }),
    c = bi(e.month),
    l = e.lenders.filter((e) => gi(e, a))
  return (0, W.jsxs)(E, {
    sx: { minWidth: 0 },
    children: [
      (0, W.jsxs)(E, {
        sx: { display: `flex`, flexWrap: `wrap`, alignItems: `center`, gap: 3, mb: 3 },
        children: [
          (0, W.jsx)(D, { variant: `h4`, component: `h2`, sx: { mr: `auto` }, children: t(`byLender`) }),
          (0, W.jsx)(ce, {
            label: t(`byLender`),
            choices: hi.map((n) => ({
              value: n,
              label: t(`show.${n}`, { count: e.lenders.filter((e) => gi(e, n)).length }),
            })),
            chosen: a,
            onChoose: o,
          }),
        ],
      }),
      (0, W.jsx)(H, {
        name: `reconciliation`,
        label: t(`byLender`),
        columns: c,
        state: s,
        source: {
          ...b({ rows: l }, c, [], s.view),
          narrowed: [[t(`month`), T(e.month)], ...(a === `all` ? [] : [[t(`head.state`), t(`only.${a}`)]])],
        },
        rowKey: ({ lender_id: e }) => e,
        failed: t(`failed`),
        empty: (0, W.jsx)(D, { children: t(e.lenders.length === 0 ? `nothing` : `nothingShown`) }),
      }),
      (0, W.jsx)(D, { variant: `body2`, color: `textSecondary`, sx: { mt: 3 }, children: t(`closesWhen`) }),
    ],
  })
}
function bi(e) {
  let { t } = i(`reconciliation`),
    a = ({ has_file: e }, t) => (e ? t : null),
    o = (e) => a(e, r([e.file.commission, -e.own.commission])),
    s = ({ lender_id: t }) => g(v(`reconciliation/:lenderId`, { lenderId: t }), { month: e })
  return [
    {
      key: `lender`,
      header: t(`head.lender`),
      names: !0,
      sortable: !0,
      searchable: !0,
      minWidth: 180,
      value: ({ lender: e }) => e,
      cell: (e) =>
        (0, W.jsxs)(E, {
          sx: { display: `flex`, alignItems: `center`, gap: 3 },
          children: [
            (0, W.jsx)(ge, { name: e.lender, small: !0 }),
            (0, W.jsx)(k, { component: m, to: s(e), children: e.lender }),
          ],
        }),
    },
    {
      key: `loans`,
      header: t(`head.loans`),
      align: `right`,
      value: (e) => a(e, e.file.lines),
      cell: (e) => (e.has_file ? n(e.file.lines) : `–`),
    },
    {
      key: `theirs`,
      header: t(`head.theirs`),
      align: `right`,
      value: (e) => a(e, e.file.disbursed ?? null),
      cell: (e) => _i(a(e, e.file.disbursed), u),
    },
    {
      key: `ours`,
      header: t(`head.ours`),
      align: `right`,
      value: (e) => e.own.disbursed ?? null,
      cell: (e) => _i(e.own.disbursed, u),
    },
    {
      key: `due`,
      header: t(`head.due`),
      align: `right`,
      value: (e) => e.own.commission,
      cell: (e) => d(e.own.commission),
    },
    {
      key: `paid`,
      header: t(`head.paid`),
      align: `right`,
      value: (e) => a(e, e.file.commission),
      cell: (e) => _i(a(e, e.file.commission), d),
    },
    {
      key: `difference`,
      header: t(`head.difference`),
      align: `right`,
      sortable: !0,
      value: o,
      cell: (e) =>
        (0, W.jsx)(E, {
          component: `span`,
          sx: { fontWeight: 500, color: (o(e) ?? 0) < 0 ? `error.main` : `text.primary` },
          children: _i(o(e), d),
        }),
    },
    {
      key: `state`,
      header: t(`head.state`),
      minWidth: 150,
      value: (e) => t(`state.${e.state}`, { count: e.open }),
      cell: (e) => (0, W.jsx)(kr, { state: e.state, open: e.open }),
    },
  ]
}
var xi = e({ ReconciliationPage: () => Ci }),
  Si = [`lenders`, `chase`, `billing`]
function Ci() {
  let { t: e } = i([`reconciliation`, `staff-titles`])
  return (0, W.jsxs)(W.Fragment, {
    children: [
      (0, W.jsx)(pe, {
        beside: (0, W.jsx)(Ze, { children: (0, W.jsx)(Ve, { page: `reconciliation`, tables: [`chase-list`] }) }),
        children: (0, W.jsx)(oe, { lead: e(`lead`), children: e(`staff-titles:reconciliation`) }),
      }),
      (0, W.jsx)(le, {
        tabs: Si,
        label: e(`tabs`),
        nameOf: (t) => e(`tab.${t}`),
        keep: [`month`],
        children: (e) =>
          e === `chase` ? (0, W.jsx)(ai, {}) : e === `billing` ? (0, W.jsx)(Jr, {}) : (0, W.jsx)(vi, {}),
      }),
    ],
  })
}
export { dt as a, Zt as i, Ar as n, un as r, xi as t }
