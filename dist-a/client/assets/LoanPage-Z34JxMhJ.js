import { K as t, Rt as n, Sn as r, c as i } from './customer-Df6hRo4Y.js'
import {
  Ct as a,
  Dt as o,
  Fr as s,
  Gt as c,
  Hn as l,
  Nr as u,
  Ot as d,
  P as f,
  Pt as p,
  R as m,
  Rt as h,
  Tt as g,
  Vt as _,
  Xi as v,
  ci as y,
  da as b,
  j as x,
  kr as S,
  kt as C,
  n as w,
  o as ee,
  pr as te,
  rr as ne,
  sa as T,
  si as E,
  t as D,
  xt as O,
  z as k,
} from './first-CL_AHFyg.js'
import { r as R } from './index-DgFpoVLQ.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import {
  Dt as A,
  Tt as re,
  Z as ie,
  dn as ae,
  f as oe,
  gt as j,
  ht as M,
  in as N,
  ln as P,
  pn as F,
  pt as I,
  sn as L,
} from './signed-in-DHQU3WVe.js'
var z = e(b(), 1),
  B = 1e4,
  V = 365,
  H = ({ schedule: e }, t) => e.map((n) => ({ ...n, on: re(t, n.number - (e[0]?.number ?? n.number)) }))
function U(e, t, n, r) {
  let { foreclosure_free_after_emis: i, foreclosure_charge_amount: s, foreclosure_charge_pct: c } = e
  if (e.instalment_type === `bullet` || i === null || r < t) return null
  let l = H(e, n).filter(({ on: e }) => e <= r),
    u = l.at(-1),
    f = o(u ? u.balance : e.sanctioned_amount)
  if (f === 0) return null
  let p = A(u ? u.on : t, r),
    m = BigInt(f) * BigInt(Math.round(e.interest_rate * B)) * BigInt(p),
    h = C(Number(O(m, BigInt(100 * B * V)))),
    _ = i === 0 || (i < e.tenure_months && l.length >= i)
  if (!_ && s === null && c === null) return null
  let v = _ ? 0 : s === null ? a(f, c ?? 0) : o(s)
  return { emis: l.length, principal: d(f), interest: d(h), charge: d(v), sum: d(g([f, h, v])) }
}
var W = [1, 3, 7],
  G = (e) => [`loan`, te((e) => e.userId), e],
  K = 15e3
function q(e) {
  return ae({
    queryKey: G(e),
    queryFn: async ({ signal: t }) => (await N(`getLoan`, { params: { appId: e }, signal: t })).data,
    staleTime: 0,
    refetchOnWindowFocus: !0,
    refetchInterval: ({ state: e }) => e.data?.exit?.answer === null && K,
  })
}
function se(e) {
  let t = F(),
    n = G(e)
  return P({
    mutationFn: async (t) => (await N(`exitLoan`, { params: { appId: e }, body: { returned: t } })).data,
    onSuccess: (e) => {
      ;(t.setQueryData(n, e), t.invalidateQueries({ queryKey: L }))
    },
  })
}
function ce(e) {
  let t = F(),
    n = G(e)
  return P({
    mutationFn: async (t) => (await N(`setEmiReminder`, { params: { appId: e }, body: { days_before: t } })).data,
    onSuccess: (e) => t.setQueryData(n, e),
  })
}
var J = l()
function le({ loan: e }) {
  let { t } = s(`loan`),
    r = ce(e.app_id),
    { reminder: i } = e,
    a = (e) => {
      r.isPending || r.mutate(e, { onSuccess: () => _.success(t(e === null ? `remind.offDone` : `remind.done`)) })
    }
  return (0, J.jsxs)(`section`, {
    className: `mt20 no-print`,
    'aria-labelledby': `loan-remind`,
    children: [
      (0, J.jsx)(`h3`, { className: `h3`, id: `loan-remind`, children: t(`remind.title`) }),
      (0, J.jsx)(`p`, {
        className: `sm mut mt4`,
        children: i ? t(`remind.on`, { on: M(i.on), due: M(i.due_on) }) : t(`remind.text`),
      }),
      (0, J.jsx)(n, {
        className: `chips mt12`,
        label: t(`remind.title`),
        choices: W.map((e) => ({
          value: e,
          text: t(`remind.days`, { count: e }),
          busy: r.isPending && r.variables === e,
        })),
        isOn: (e) => e === i?.days_before,
        onChoose: a,
        look: `button`,
        after:
          i &&
          (0, J.jsx)(c, {
            look: `text`,
            small: !0,
            busy: r.isPending && r.variables === null,
            onClick: () => a(null),
            children: t(`remind.off`),
          }),
      }),
      r.error &&
        (0, J.jsx)(`div`, {
          className: `mt12`,
          children: (0, J.jsx)(k, { tone: `err`, role: `alert`, children: I(r.error, `days_before`) }),
        }),
    ],
  })
}
var Y = 3
function ue({ loan: e }) {
  let { t } = s(`loan`),
    {
      statement: n,
      first_due_on: r,
      paid_out_on: i,
      today: a,
      principal: o,
      exit: c,
      cooling_off: l,
      lender_name: d,
    } = e,
    [f, p] = (0, z.useState)(a)
  if (!n || r === null || c?.answer === `confirmed` || o !== n.sanctioned_amount) return null
  let h = H(n, r),
    g = h.filter(({ on: e }) => e >= a)
  if (g.length === 0) return null
  let _ = f < a ? null : U(n, i, r, f),
    v = _ && [
      [`closing.principal`, _.principal],
      [`closing.interest`, _.interest],
      [`closing.charge`, _.charge],
    ]
  return (0, J.jsxs)(w, {
    'aria-labelledby': `loan-next`,
    children: [
      (0, J.jsx)(`h2`, { className: `h2`, id: `loan-next`, children: t(`next.title`) }),
      (0, J.jsx)(`dl`, {
        className: `loan-facts mt8`,
        children: g
          .slice(0, Y)
          .map(({ number: e, on: t, instalment: n }) =>
            (0, J.jsxs)(
              `div`,
              { children: [(0, J.jsx)(`dt`, { children: M(t) }), (0, J.jsx)(`dd`, { children: u(n) })] },
              e,
            ),
          ),
      }),
      g.length > Y &&
        (0, J.jsx)(`p`, {
          className: `sm mt8`,
          children: (0, J.jsx)(`a`, { className: `link`, href: `#kfs`, children: t(`next.all`, { count: h.length }) }),
        }),
      (0, J.jsx)(le, { loan: e }),
      (0, J.jsx)(`div`, {
        className: `mt12`,
        children: (0, J.jsxs)(x, {
          title: t(`closing.title`),
          children: [
            (0, J.jsx)(m, {
              label: t(`closing.day`),
              type: `date`,
              min: a,
              max: g.at(-1)?.on,
              value: f,
              onChange: (e) => p(e.target.value),
            }),
            v
              ? (0, J.jsxs)(`dl`, {
                  className: `loan-facts mt12`,
                  'aria-live': `polite`,
                  children: [
                    v.map(([e, n]) =>
                      (0, J.jsxs)(
                        `div`,
                        { children: [(0, J.jsx)(`dt`, { children: t(e) }), (0, J.jsx)(`dd`, { children: u(n) })] },
                        e,
                      ),
                    ),
                    (0, J.jsxs)(`div`, {
                      className: `total`,
                      children: [
                        (0, J.jsx)(`dt`, { children: t(`closing.sum`) }),
                        (0, J.jsx)(`dd`, { children: u(_.sum) }),
                      ],
                    }),
                  ],
                })
              : (0, J.jsx)(`p`, { className: `mt12`, role: `status`, children: t(`closing.unknown`, { lender: d }) }),
            l &&
              f >= a &&
              f <= l.last_day &&
              (0, J.jsx)(`p`, { className: `mt8`, children: t(`closing.cooling`, { day: M(l.last_day) }) }),
            _ &&
              (0, J.jsx)(`p`, { className: `sm mut mt8`, children: t(`closing.note`, { count: _.emis, lender: d }) }),
          ],
        }),
      }),
    ],
  })
}
function X({ loan: e, due: t }) {
  let { t: n } = s(`loan`),
    { app_id: r, exit: i, lender_name: a } = e,
    [o, l] = (0, z.useState)(null),
    [d, p] = (0, z.useState)(`want`),
    m = se(r),
    g = i?.answer === null
  if (g && i.returned_at !== null) return null
  let v = (e) => {
      ;(m.reset(), p(e), l(e))
    },
    y = () => l(null)
  return (0, J.jsxs)(`div`, {
    className: `row wrap g12 mt20 no-print`,
    children: [
      !g && (0, J.jsx)(c, { onClick: () => v(`want`), children: n(`exit.want`) }),
      (0, J.jsx)(c, { look: g ? `primary` : `secondary`, onClick: () => v(`returned`), children: n(`exit.returned`) }),
      (0, J.jsxs)(f, {
        open: o !== null,
        onClose: y,
        title: n(`exit.sheet.${d}`, { lender: a }),
        closeLabel: n(`close`),
        actions: (0, J.jsxs)(J.Fragment, {
          children: [
            (0, J.jsx)(c, { look: `secondary`, onClick: y, children: n(`exit.sheet.not`) }),
            (0, J.jsx)(c, {
              busy: m.isPending,
              onClick: () => {
                m.isPending ||
                  m.mutate(d === `returned`, {
                    onSuccess: () => {
                      ;(y(), _.success(n(`exit.done`, { lender: a })))
                    },
                  })
              },
              children: n(`exit.sheet.confirm`, { lender: a }),
            }),
          ],
        }),
        children: [
          (0, J.jsx)(`p`, { children: n(`exit.sheet.${d}Text`, { lender: a, due: u(t) }) }),
          m.error &&
            (0, J.jsx)(`div`, {
              className: `mt16`,
              children: (0, J.jsx)(k, { tone: `err`, role: `alert`, children: h(m.error) }),
            }),
        ],
      }),
    ],
  })
}
function Z({ loan: e, days: t }) {
  let { t: n } = s(`loan`),
    { lender_name: r, principal: i, contact: a } = e,
    o = [a.name, a.phone, a.email].some(Boolean)
  return (0, J.jsxs)(J.Fragment, {
    children: [
      (0, J.jsx)(`p`, { className: `mt12`, children: n(`exit.until`, { day: M(t.last_day), count: t.days }) }),
      (0, J.jsxs)(`dl`, {
        className: `loan-facts mt12`,
        children: [
          (0, J.jsxs)(`div`, {
            children: [
              (0, J.jsx)(`dt`, { children: n(`exit.principal`) }),
              (0, J.jsx)(`dd`, { children: i !== null && u(i) }),
            ],
          }),
          (0, J.jsxs)(`div`, {
            children: [
              (0, J.jsx)(`dt`, { children: n(`exit.cost`, { apr: S(t.apr), count: t.held }) }),
              (0, J.jsx)(`dd`, { children: u(t.cost) }),
            ],
          }),
          (0, J.jsxs)(`div`, {
            className: `total`,
            children: [(0, J.jsx)(`dt`, { children: n(`exit.due`) }), (0, J.jsx)(`dd`, { children: u(t.due) })],
          }),
        ],
      }),
      (0, J.jsx)(`p`, { className: `sm mut mt8`, children: n(`exit.last`, { last: u(t.last_due) }) }),
      t.fee > 0 && (0, J.jsx)(`p`, { className: `sm mut mt8`, children: n(de(t), { fee: u(t.fee), lender: r }) }),
      (0, J.jsx)(`p`, { className: `sm mut mt8`, children: n(`exit.not`, { lender: r }) }),
      (0, J.jsx)(`h3`, { className: `h3 mt20`, children: n(`exit.how`) }),
      (0, J.jsxs)(`ol`, {
        className: `loan-steps mt8 stack g8`,
        children: [
          (0, J.jsxs)(`li`, {
            children: [
              n(`exit.account`, { lender: r }),
              o
                ? (0, J.jsx)(fe, { contact: a })
                : (0, J.jsx)(`p`, { className: `mt4`, children: n(`exit.noContact`, { lender: r }) }),
            ],
          }),
          (0, J.jsx)(`li`, { children: n(`exit.tell`, { lender: r }) }),
          (0, J.jsx)(`li`, { children: n(`exit.answer`, { lender: r }) }),
        ],
      }),
    ],
  })
}
function de({ fee_kept: e }) {
  return e === null ? `exit.fee` : e ? `exit.feeKept` : `exit.feeBack`
}
function fe({ contact: { name: e, phone: t, email: n } }) {
  return (0, J.jsxs)(`p`, {
    className: `mt4`,
    children: [
      e,
      t !== `` &&
        (0, J.jsxs)(J.Fragment, {
          children: [(0, J.jsx)(`br`, {}), (0, J.jsx)(`a`, { className: `link`, href: ee(t), children: t })],
        }),
      n !== `` &&
        (0, J.jsxs)(J.Fragment, {
          children: [(0, J.jsx)(`br`, {}), (0, J.jsx)(`a`, { className: `link`, href: `mailto:${n}`, children: n })],
        }),
    ],
  })
}
function pe({ loan: e }) {
  let { t } = s(`loan`),
    { cooling_off: n, exit: r, lender_name: i } = e,
    a = r?.answer === null,
    o = n?.open === !0 && r?.answer !== `confirmed`,
    c = a && r.returned_at !== null
  return o && !r && n
    ? (0, J.jsx)(w, {
        dense: !0,
        children: (0, J.jsxs)(x, {
          title: t(`exit.fold`, { day: M(n.last_day) }),
          children: [(0, J.jsx)(Z, { loan: e, days: n }), (0, J.jsx)(X, { loan: e, due: n.due })],
        }),
      })
    : (0, J.jsxs)(w, {
        'aria-labelledby': `loan-exit`,
        children: [
          (0, J.jsx)(`h2`, {
            className: `h2`,
            id: `loan-exit`,
            children: t(o || a || r ? `exit.title` : `over.title`),
          }),
          (0, J.jsx)(me, { loan: e }),
          o && n && !c && (0, J.jsx)(Z, { loan: e, days: n }),
          !n && (0, J.jsx)(`p`, { className: `mt12`, children: t(`exit.unknown`, { lender: i }) }),
          (o || a) && n && (0, J.jsx)(X, { loan: e, due: n.due }),
          !o && !a && r?.answer !== `confirmed` && (0, J.jsx)(he, { loan: e }),
        ],
      })
}
function me({ loan: e }) {
  let { t } = s(`loan`),
    { exit: n, cooling_off: r, lender_name: i } = e
  if (!n) return null
  let a = (n) =>
      (0, J.jsx)(`p`, {
        className: `mt8`,
        children: (0, J.jsx)(v, { className: `link`, to: y(E(`needHelp`), { app: e.app_id }), children: t(n) }),
      }),
    o = r ? M(r.last_day) : ``
  return n.answer === `confirmed`
    ? (0, J.jsx)(Q, {
        tone: `ok`,
        title: t(`exit.confirmed`, { lender: i }),
        text: t(`exit.confirmedText`, { lender: i }),
      })
    : n.answer === `refused`
      ? (0, J.jsx)(Q, {
          tone: `warn`,
          title: t(`exit.refused`, { lender: i }),
          text: t(`exit.refusedText`),
          children: a(`exit.complain`),
        })
      : n.returned_at === null
        ? (0, J.jsx)(Q, {
            title: t(`exit.asked`, { at: j(n.asked_at ?? ``) }),
            text: t(r?.open ? `exit.askedText` : `exit.askedLate`, { day: o, lender: i }),
          })
        : (0, J.jsx)(Q, {
            title: t(`exit.sent`, { at: j(n.returned_at), amount: u(n.amount ?? 0) }),
            text: t(`exit.sentText`, { lender: i }),
            children: a(`exit.help`),
          })
}
function Q({ tone: e, title: t, text: n, children: r }) {
  return (0, J.jsx)(`div`, {
    className: `mt12`,
    children: (0, J.jsxs)(k, {
      tone: e ?? `plain`,
      role: `status`,
      children: [
        (0, J.jsx)(`p`, { className: `b`, children: t }),
        (0, J.jsx)(`p`, { className: `mt4`, children: n }),
        r,
      ],
    }),
  })
}
function he({ loan: e }) {
  let { t } = s(`loan`),
    { cooling_off: n, statement: r, lender_name: i } = e
  if (!n) return null
  let a = ne(),
    o = r?.words
      .find((e) => e.language === a)
      ?.sections.flatMap(({ rows: e }) => e)
      .find(({ key: e }) => e === `foreclosure`)
  return (0, J.jsxs)(J.Fragment, {
    children: [
      (0, J.jsx)(`p`, { className: `mt12`, children: t(`over.text`, { day: M(n.last_day) }) }),
      o
        ? (0, J.jsxs)(J.Fragment, {
            children: [
              (0, J.jsx)(`p`, { className: `mt12`, children: t(`over.cost`) }),
              (0, J.jsx)(`p`, { className: `b mt4`, lang: o.lang ?? void 0, children: o.value }),
            ],
          })
        : (0, J.jsx)(`p`, { className: `mt12`, children: t(`over.unknown`, { lender: i }) }),
    ],
  })
}
function ge({ loan: e }) {
  let { t: n } = s(`loan`),
    { statement: r, lender_name: i, lender_reference: a, first_due_on: o } = e
  return (0, J.jsxs)(w, {
    'aria-labelledby': `loan-papers`,
    children: [
      (0, J.jsx)(`h2`, { className: `h2`, id: `loan-papers`, children: n(`papers.title`) }),
      (0, J.jsxs)(`ul`, {
        className: `stack g12 mt12`,
        children: [
          r &&
            (0, J.jsxs)(`li`, {
              children: [
                (0, J.jsx)(t, {
                  number: r.proposal_number,
                  inline: !0,
                  children: n(`papers.statement`, { number: r.proposal_number }),
                }),
                (0, J.jsx)(`span`, { className: `sm mut block`, children: n(`papers.statementText`) }),
              ],
            }),
          r &&
            o !== null &&
            (0, J.jsx)(`li`, {
              children: (0, J.jsx)(`a`, {
                className: `link`,
                href: `#kfs`,
                children: n(`papers.schedule`, { count: r.schedule.length }),
              }),
            }),
          (0, J.jsxs)(`li`, {
            children: [
              n(`papers.agreement`),
              (0, J.jsx)(`span`, {
                className: `sm mut block`,
                children:
                  a === null
                    ? n(`papers.agreementText`, { lender: i })
                    : n(`papers.agreementNumber`, { lender: i, reference: a }),
              }),
            ],
          }),
        ],
      }),
      (0, J.jsx)(`p`, {
        className: `mt16`,
        children: (0, J.jsx)(v, {
          className: `link`,
          to: y(E(`needHelp`), { app: e.app_id }),
          children: n(`papers.complain`),
        }),
      }),
    ],
  })
}
function $({ loan: e }) {
  let { t } = s(`loan`),
    { principal: n, received: r, statement: i, first_due_on: a, exit: o, today: c } = e,
    l = r ?? _e(e),
    d = o?.answer === `confirmed`,
    f = d || !i || a === null ? void 0 : H(i, a).find(({ on: e }) => e >= c)
  return (0, J.jsxs)(`section`, {
    className: `loan-top`,
    'aria-labelledby': `loan-top`,
    children: [
      (0, J.jsx)(`h2`, { className: `sm`, id: `loan-top`, children: t(r === null ? `top.sent` : `top.received`) }),
      (0, J.jsx)(`p`, { className: `loan-sum`, children: l === null ? t(`paid.unknown`) : u(l) }),
      n !== null &&
        l !== null &&
        l < n &&
        (0, J.jsx)(`p`, { className: `sm`, children: t(`top.of`, { principal: u(n), taken: u(n - l) }) }),
      (0, J.jsxs)(`dl`, {
        className: `loan-four mt16`,
        children: [
          i &&
            !d &&
            (0, J.jsxs)(J.Fragment, {
              children: [
                (0, J.jsxs)(`div`, {
                  children: [
                    (0, J.jsx)(`dt`, { children: t(`top.next`) }),
                    (0, J.jsx)(`dd`, { children: f ? u(f.instalment) : t(`top.none`) }),
                  ],
                }),
                f &&
                  (0, J.jsxs)(`div`, {
                    children: [(0, J.jsx)(`dt`, { children: t(`top.on`) }), (0, J.jsx)(`dd`, { children: M(f.on) })],
                  }),
              ],
            }),
          d &&
            (0, J.jsxs)(`div`, {
              children: [
                (0, J.jsx)(`dt`, { children: t(`top.state`) }),
                (0, J.jsx)(`dd`, { children: t(`top.closed`) }),
              ],
            }),
          i &&
            (0, J.jsxs)(J.Fragment, {
              children: [
                (0, J.jsxs)(`div`, {
                  children: [(0, J.jsx)(`dt`, { children: t(`top.apr`) }), (0, J.jsx)(`dd`, { children: S(i.apr) })],
                }),
                !d &&
                  (0, J.jsxs)(`div`, {
                    children: [
                      (0, J.jsx)(`dt`, { children: t(`top.repay`) }),
                      (0, J.jsx)(`dd`, { children: u(i.total_repayment) }),
                    ],
                  }),
              ],
            }),
        ],
      }),
    ],
  })
}
function _e({ principal: e, statement: t }) {
  return t && e === t.sanctioned_amount ? t.net_disbursed : e
}
function ve({ loan: e }) {
  let { t } = s(`loan`),
    { statement: n, first_due_on: r, lender_reference: i, lender_name: a } = e,
    o = n?.instalment_type === `bullet`
  return (0, J.jsxs)(w, {
    'aria-labelledby': `paid-out`,
    children: [
      (0, J.jsx)(`h2`, { className: `h2`, id: `paid-out`, children: t(`paid.title`) }),
      (0, J.jsxs)(`dl`, {
        className: `loan-facts mt8`,
        children: [
          (0, J.jsxs)(`div`, {
            children: [
              (0, J.jsx)(`dt`, { children: t(`paid.amount`) }),
              (0, J.jsx)(`dd`, { children: e.principal === null ? t(`paid.unknown`) : u(e.principal) }),
            ],
          }),
          e.received !== null &&
            (0, J.jsxs)(`div`, {
              children: [
                (0, J.jsx)(`dt`, { children: t(`paid.received`) }),
                (0, J.jsx)(`dd`, { children: u(e.received) }),
              ],
            }),
          (0, J.jsxs)(`div`, {
            children: [(0, J.jsx)(`dt`, { children: t(`paid.day`) }), (0, J.jsx)(`dd`, { children: M(e.paid_out_on) })],
          }),
          r !== null &&
            e.exit?.answer !== `confirmed` &&
            (0, J.jsxs)(`div`, {
              children: [
                (0, J.jsx)(`dt`, { children: t(o ? `paid.once` : `paid.first`) }),
                (0, J.jsx)(`dd`, { children: M(r) }),
              ],
            }),
          i !== null &&
            (0, J.jsxs)(`div`, {
              children: [(0, J.jsx)(`dt`, { children: t(`paid.reference`) }), (0, J.jsx)(`dd`, { children: i })],
            }),
        ],
      }),
      !(e.amount_told && e.day_told) &&
        (0, J.jsx)(`p`, { className: `sm mut mt8`, children: t(`paid.guessed`, { lender: a }) }),
      (0, J.jsx)(`p`, { className: `sm mut mt8`, children: t(n ? `paid.first_note` : `paid.noStatement`) }),
    ],
  })
}
function ye() {
  let { t: e } = s(`loan`),
    { appId: t = `` } = T(),
    n = q(t)
  return (
    oe(n.data !== void 0),
    (0, J.jsxs)(`div`, {
      className: `wrap-c main narrow`,
      children: [
        (0, J.jsx)(`p`, {
          className: `no-print`,
          children: (0, J.jsxs)(v, {
            className: `link`,
            to: r(t),
            children: [(0, J.jsx)(p, { name: `arrowLeft`, size: 18 }), e(`back`)],
          }),
        }),
        (0, J.jsx)(R, { children: n.data ? e(`titleOf`, { lender: n.data.lender_name }) : e(`title`) }),
        (0, J.jsx)(ie, {
          query: n,
          failed: e(`failed`),
          space: `mt20`,
          waiting: (0, J.jsx)(D, {}),
          children: (e) =>
            (0, J.jsxs)(`div`, {
              className: `stack g16 mt20`,
              children: [
                (0, J.jsx)($, { loan: e }),
                (0, J.jsx)(ue, { loan: e }),
                (0, J.jsx)(pe, { loan: e }),
                (0, J.jsx)(ve, { loan: e }),
                (0, J.jsx)(ge, { loan: e }),
                e.statement && (0, J.jsx)(i, { kfs: e.statement, taken: !0 }),
              ],
            }),
        }),
      ],
    })
  )
}
export { ye as LoanPage }
