import {
  A as t,
  D as n,
  J as r,
  K as i,
  M as a,
  N as o,
  O as s,
  P as c,
  Sn as l,
  T as u,
  Y as d,
  _n as f,
  _t as p,
  bn as m,
  k as h,
  vn as ee,
  w as g,
  xn as _,
  yn as te,
} from './customer-Df6hRo4Y.js'
import {
  Fr as v,
  Gt as y,
  Hn as b,
  Ht as x,
  Kt as S,
  Mr as C,
  P as w,
  Pt as T,
  Rt as E,
  Vt as D,
  Xi as O,
  ai as k,
  ci as A,
  da as ne,
  ia as j,
  j as M,
  jn as N,
  mn as P,
  on as re,
  pr as ie,
  sa as ae,
  si as F,
  wi as I,
  z as L,
} from './first-CL_AHFyg.js'
import { r as le } from './index-DgFpoVLQ.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import {
  F as oe,
  O as se,
  R as ce,
  X as R,
  Z as z,
  c as B,
  gt as V,
  ht as H,
  mt as U,
  tt as W,
} from './signed-in-DHQU3WVe.js'
var G = b()
function K({ application: e }) {
  let { t } = v(`applications`),
    n = o(e)
  return (0, G.jsx)(U, { tone: s[n], children: t(`status.${n}`) })
}
function q({ application: e, heading: t = !1 }) {
  let { t: n } = v(`applications`),
    { lender_name: r, product_name: i, product_type: a, amount: o } = e,
    s = r ?? i ?? null,
    c = s ?? n(`noLender`),
    l = i && i !== c ? i : n(`productName.${a}`)
  return (0, G.jsxs)(G.Fragment, {
    children: [
      s !== null && (0, G.jsx)(B, { name: s }),
      (0, G.jsxs)(`div`, {
        className: `grow`,
        children: [
          t
            ? (0, G.jsx)(`h2`, { className: `h3`, children: c })
            : (0, G.jsx)(`span`, { className: `h3 block`, children: c }),
          (0, G.jsxs)(`span`, { className: `sm mut block`, children: [l, o !== null && `, ${C(o)}`] }),
        ],
      }),
    ],
  })
}
var J = {
  draft: { act: `choose_offer` },
  submitted: { days: 1 },
  queued: { days: 2 },
  received: { atLender: `go_to_lender`, days: 2 },
  documents_needed: { atLender: `send_documents`, days: 3 },
  in_review: { atLender: `go_to_lender`, days: 3 },
  approved: { atLender: `sign`, days: 2, declines: !0 },
  agreement_signed: { days: 2 },
  disbursed: { act: `see_loan` },
  rejected: { act: `see_others` },
  withdrawn: { act: `apply_again` },
  expired: { act: `apply_again` },
}
;(I.housing, I.cards, I.insurance)
function Y({ status: e, next_step: t, lender_slug: n }) {
  let { act: r, atLender: i = `go_to_lender` } = J[e]
  return t.kind === `additional_info`
    ? `answer`
    : t.kind === `otp`
      ? `enter_code`
      : t.kind === `handover`
        ? i
        : r === `see_loan` && n === null
          ? `apply_again`
          : (r ?? null)
}
function X({ app_id: e, lender_slug: t, product_type: n }, r) {
  switch (r) {
    case `choose_offer`:
    case `see_others`:
      return re(n)
    case `see_loan`:
      return F(`loan`, { appId: e })
    case `apply_again`:
      return P(n)
    default:
      return t === null ? k() : A(p(t), { app: e })
  }
}
function Z({ application: e, cares: t }) {
  let { t: r } = v(`applications`),
    i = e.lender_name ?? e.product_name ?? r(`theLender`),
    a = t?.find(({ app_id: t }) => t === e.app_id) ?? null,
    o = Y(e)
  return (0, G.jsxs)(`div`, {
    className: `mt8 status-stand`,
    children: [
      (0, G.jsx)(n, { application: e, care: a, listed: !0 }),
      o !== null &&
        o !== `see_others` &&
        (0, G.jsx)(`p`, {
          className: `mt8`,
          children: (0, G.jsx)(O, { className: `link sm`, to: X(e, o), children: r(`act.${o}`, { lender: i }) }),
        }),
    ],
  })
}
function ue({ applications: e, cares: t, selectedId: n, detail: r }) {
  let { t: i } = v(`applications`)
  return (0, G.jsx)(`ul`, {
    className: `stack g16`,
    children: e.map((e) =>
      e.app_id === n
        ? (0, G.jsx)(`li`, { className: `card pad-s`, children: r }, e.app_id)
        : (0, G.jsxs)(
            `li`,
            {
              className: `card pad-s`,
              children: [
                (0, G.jsxs)(O, {
                  className: `status-link`,
                  to: l(e.app_id),
                  'aria-label': i(`open`, {
                    lender: e.lender_name ?? e.product_name ?? i(`noLender`),
                    reference: e.reference,
                  }),
                  children: [
                    (0, G.jsxs)(`div`, {
                      className: `row`,
                      children: [(0, G.jsx)(q, { application: e }), (0, G.jsx)(T, { name: `chevronRight` })],
                    }),
                    (0, G.jsxs)(`div`, {
                      className: `row between mt12`,
                      children: [
                        (0, G.jsx)(K, { application: e }),
                        (0, G.jsx)(`span`, { className: `xs mut`, children: H(e.updated_at) }),
                      ],
                    }),
                  ],
                }),
                (0, G.jsx)(Z, { application: e, cares: t }),
              ],
            },
            e.app_id,
          ),
    ),
  })
}
var Q = e(ne(), 1)
function de({ application: e, care: t }) {
  let { t: n } = v(`applications`),
    r = m(),
    i = e.lender_name ?? e.product_name ?? n(`theLender`)
  return !t?.overdue || t.nudge === `none`
    ? null
    : (0, G.jsxs)(`section`, {
        className: `mt20 stack g8`,
        'aria-label': n(`care.title`),
        children: [
          (0, G.jsxs)(L, {
            tone: `warn`,
            role: `status`,
            children: [
              t.nudge === `possible` && (0, G.jsx)(`p`, { children: n(`care.nudgeText`, { lender: i }) }),
              t.nudge_after !== null &&
                (0, G.jsx)(`p`, { children: n(`care.nudgedAlready`, { lender: i, at: V(t.nudge_after) }) }),
            ],
          }),
          r.error && (0, G.jsx)(L, { tone: `err`, role: `alert`, children: E(r.error) }),
          t.nudge === `possible` &&
            (0, G.jsx)(`p`, {
              children: (0, G.jsx)(y, {
                small: !0,
                busy: r.isPending,
                onClick: () => {
                  r.isPending || r.mutate(e.app_id, { onSuccess: () => D.success(n(`care.nudged`, { lender: i })) })
                },
                children: n(`care.nudge`, { lender: i }),
              }),
            }),
        ],
      })
}
function fe({ application: e }) {
  let { t: n } = v(`applications`),
    r = e.lender_name ?? e.product_name ?? n(`theLender`),
    { status: i } = e,
    a = Y(e),
    o = J[i].declines === !0 && e.lender_slug !== null && !t(e)
  return (a === null && !o) || a === `see_others`
    ? null
    : (0, G.jsxs)(`div`, {
        className: `mt16 stack g12`,
        children: [
          a !== null &&
            (0, G.jsx)(S, {
              full: !0,
              look: ce(i) ? `secondary` : void 0,
              to: X(e, a),
              children: n(`act.${a}`, { lender: r }),
            }),
          o && (0, G.jsx)(pe, { application: e, lender: r }),
        ],
      })
}
function pe({ application: e, lender: t }) {
  let { t: n } = v(`applications`),
    [r, i] = (0, Q.useState)(!1),
    a = _()
  return (0, G.jsxs)(G.Fragment, {
    children: [
      (0, G.jsx)(y, { look: `secondary`, full: !0, onClick: () => i(!0), children: n(`decline.open`) }),
      (0, G.jsxs)(w, {
        open: r,
        onClose: () => i(!1),
        title: n(`decline.title`, { lender: t }),
        closeLabel: n(`close`),
        actions: (0, G.jsxs)(G.Fragment, {
          children: [
            (0, G.jsx)(y, { look: `secondary`, onClick: () => i(!1), children: n(`withdraw.keep`) }),
            (0, G.jsx)(y, {
              busy: a.isPending,
              onClick: () => {
                a.isPending ||
                  a.mutate(e.app_id, {
                    onSuccess: () => {
                      ;(i(!1), D.success(n(`decline.done`, { lender: t })))
                    },
                  })
              },
              children: n(`decline.confirm`),
            }),
          ],
        }),
        children: [
          (0, G.jsx)(`p`, { children: n(`decline.text`, { lender: t }) }),
          a.error &&
            (0, G.jsx)(`div`, {
              className: `mt16`,
              children: (0, G.jsx)(L, { tone: `err`, role: `alert`, children: E(a.error) }),
            }),
        ],
      }),
    ],
  })
}
function me({ application: e, care: t, children: r }) {
  let { t: i } = v(`applications`),
    { app_id: a, reference: o, lender_reference: s } = e
  return (0, G.jsxs)(G.Fragment, {
    children: [
      (0, G.jsx)(`div`, { className: `row`, children: (0, G.jsx)(q, { application: e, heading: !0 }) }),
      (0, G.jsxs)(`div`, {
        className: `row between wrap mt12`,
        children: [(0, G.jsx)(K, { application: e }), (0, G.jsx)(`span`, { className: `xs mut`, children: o })],
      }),
      e.status === `rejected`
        ? (0, G.jsx)(`div`, {
            className: `mt16`,
            children: (0, G.jsx)(g, { lender: e.lender_name ?? i(`noLender`), application: e }),
          })
        : (0, G.jsx)(`div`, { className: `mt12`, children: (0, G.jsx)(n, { application: e, care: t }) }),
      (0, G.jsx)(fe, { application: e }, `next-${a}`),
      e.status !== `draft` && (0, G.jsx)(de, { application: e, care: t }, `care-${a}`),
      s !== null &&
        (0, G.jsx)(`p`, {
          className: `xs mut mt16`,
          children: i(`lenderReference`, { lender: e.lender_name ?? i(`theLender`), reference: s }),
        }),
      (0, G.jsx)(`div`, { className: `mt20`, children: (0, G.jsx)(u, { application: e }) }),
      e.status !== `draft` &&
        (0, G.jsx)(`p`, {
          className: `mt16`,
          children: (0, G.jsx)(O, { className: `link sm`, to: A(F(`needHelp`), { app: a }), children: i(`ticket`) }),
        }),
      r,
      h(e) && (0, G.jsx)(he, { application: e }, a),
    ],
  })
}
function he({ application: e }) {
  let { t } = v(`applications`),
    { app_id: n, lender_name: r, product_name: i } = e,
    a = r ?? i ?? ``,
    [o, s] = (0, Q.useState)(!1),
    l = _()
  return (0, G.jsxs)(`div`, {
    className: `mt20`,
    children: [
      (0, G.jsx)(y, { look: `secondary`, small: !0, onClick: () => s(!0), children: t(`withdraw.open`) }),
      (0, G.jsxs)(w, {
        open: o,
        onClose: () => s(!1),
        title: t(`withdraw.title`),
        closeLabel: t(`close`),
        actions: (0, G.jsxs)(G.Fragment, {
          children: [
            (0, G.jsx)(y, { look: `secondary`, onClick: () => s(!1), children: t(`withdraw.keep`) }),
            (0, G.jsx)(y, {
              busy: l.isPending,
              onClick: () => {
                l.isPending ||
                  l.mutate(n, {
                    onSuccess: () => {
                      ;(s(!1), D.success(t(`withdraw.done`)))
                    },
                  })
              },
              children: t(`withdraw.confirm`),
            }),
          ],
        }),
        children: [
          (0, G.jsx)(`p`, { children: t(`withdraw.${c(e)}`, { lender: a }) }),
          l.error &&
            (0, G.jsx)(`div`, {
              className: `mt16`,
              children: (0, G.jsx)(L, { tone: `err`, role: `alert`, children: E(l.error) }),
            }),
        ],
      }),
    ],
  })
}
function ge({ applications: e, cares: t, selectedId: n }) {
  let { t: r } = v(`applications`)
  return (0, G.jsx)(`div`, {
    className: `card status-card`,
    children: (0, G.jsxs)(`table`, {
      className: `tbl status-table`,
      children: [
        (0, G.jsx)(`caption`, { className: `sr`, children: r(`title`) }),
        (0, G.jsx)(`thead`, {
          children: (0, G.jsxs)(`tr`, {
            children: [
              (0, G.jsx)(`th`, { scope: `col`, children: r(`column.lender`) }),
              (0, G.jsx)(`th`, { scope: `col`, children: r(`column.application`) }),
              (0, G.jsx)(`th`, { scope: `col`, className: `n`, children: r(`column.amount`) }),
              (0, G.jsx)(`th`, { scope: `col`, children: r(`column.status`) }),
              (0, G.jsx)(`th`, { scope: `col`, children: r(`column.changed`) }),
              (0, G.jsx)(`th`, {
                scope: `col`,
                children: (0, G.jsx)(`span`, { className: `sr`, children: r(`column.open`) }),
              }),
            ],
          }),
        }),
        (0, G.jsx)(`tbody`, {
          children: e.map((e) => {
            let {
                app_id: i,
                lender_name: a,
                product_name: o,
                product_type: s,
                reference: c,
                amount: u,
                updated_at: d,
              } = e,
              f = a ?? o ?? null,
              p = f ?? r(`noLender`)
            return (0, G.jsxs)(
              `tr`,
              {
                className: i === n ? `sel` : void 0,
                children: [
                  (0, G.jsx)(`th`, {
                    scope: `row`,
                    children: (0, G.jsxs)(`span`, {
                      className: `row`,
                      children: [
                        f !== null && (0, G.jsx)(B, { name: f, small: !0 }),
                        (0, G.jsx)(`span`, { className: f === null ? `mut` : `b`, children: p }),
                      ],
                    }),
                  }),
                  (0, G.jsxs)(`td`, {
                    children: [
                      o && o !== p ? o : r(`productName.${s}`),
                      (0, G.jsx)(`span`, { className: `mut xs block`, children: c }),
                    ],
                  }),
                  (0, G.jsx)(`td`, { className: `n`, children: u === null ? `–` : C(u) }),
                  (0, G.jsxs)(`td`, {
                    children: [
                      (0, G.jsx)(K, { application: e }),
                      i !== n && (0, G.jsx)(Z, { application: e, cares: t }),
                    ],
                  }),
                  (0, G.jsx)(`td`, { className: `mut nowrap`, children: H(d) }),
                  (0, G.jsx)(`td`, {
                    className: `open`,
                    children: (0, G.jsx)(O, {
                      className: `ibtn`,
                      to: l(i),
                      'aria-label': r(`open`, { lender: p, reference: c }),
                      'aria-current': i === n ? `true` : void 0,
                      preventScrollReset: !0,
                      children: (0, G.jsx)(T, { name: `chevronRight` }),
                    }),
                  }),
                ],
              },
              i,
            )
          }),
        }),
      ],
    }),
  })
}
function $({ appId: e, lender: t }) {
  let { t: n } = v(`consents`),
    i = r(),
    a = d(),
    o = ({ consent_id: e }) => {
      a.isPending || a.mutate(e, { onSuccess: () => D.success(n(`withdrawn`)), onError: x })
    },
    s = ({ app_id: t, purpose: n }) => t === e || n === `credit_score`
  return (0, G.jsx)(z, {
    query: { ...i, data: i.data?.filter(s) },
    failed: n(`failed`),
    older: `goes`,
    space: `mt16`,
    waiting: null,
    empty: null,
    children: (e) =>
      (0, G.jsx)(`div`, {
        className: `mt16`,
        children: (0, G.jsxs)(M, {
          title: n(`title`),
          children: [
            (0, G.jsx)(`p`, { className: `sm`, children: n(`common:withdrawalRule`) }),
            (0, G.jsx)(`ul`, {
              className: `consents`,
              children: e.map((e) =>
                (0, G.jsxs)(
                  `li`,
                  {
                    children: [
                      (0, G.jsx)(`p`, { children: n(`purpose.${e.purpose}`, { lender: t }) }),
                      (0, G.jsxs)(`p`, {
                        className: `sm mut`,
                        children: [
                          n(`given`, { at: V(e.given_at), version: e.version }),
                          e.withdrawn_at !== null &&
                            (0, G.jsx)(`span`, {
                              className: `block`,
                              children: n(`withdrawnAt`, { at: V(e.withdrawn_at) }),
                            }),
                        ],
                      }),
                      e.withdrawn_at === null &&
                        oe(e.purpose) &&
                        (0, G.jsxs)(`button`, {
                          type: `button`,
                          className: `textlink sm consent-off`,
                          onClick: () => o(e),
                          children: [
                            n(`withdraw`),
                            (0, G.jsxs)(`span`, {
                              className: `sr`,
                              children: [`: `, n(`purpose.${e.purpose}`, { lender: t })],
                            }),
                          ],
                        }),
                    ],
                  },
                  e.consent_id,
                ),
              ),
            }),
          ],
        }),
      }),
  })
}
function _e() {
  let { t: e } = v(`applications`),
    { appId: t } = ae(),
    n = j(),
    r = W(),
    o = ee(),
    { data: s, dataUpdatedAt: c } = o,
    l = te(),
    u = f(s).data,
    d = ie((e) => e.productType),
    p = s && a(s),
    m = p?.find(({ app_id: e }) => e === t) ?? p?.[0],
    h = m?.status === `rejected` ? void 0 : p?.find(({ status: e }) => e === `rejected`),
    _ = () => {
      if (!l.isPending) {
        if (!N(d)) return void n(k())
        l.mutate(void 0, { onSuccess: () => void n(F(`offers`)), onError: x })
      }
    },
    b =
      m &&
      (0, G.jsxs)(me, {
        application: m,
        care: u?.find(({ app_id: e }) => e === m.app_id) ?? null,
        children: [
          m.proposal_number !== null &&
            (0, G.jsx)(`div`, {
              className: `mt20`,
              children: (0, G.jsx)(i, {
                number: m.proposal_number,
                inline: !0,
                children: e(`statement`, { number: m.proposal_number }),
              }),
            }),
          m.status !== `draft` && (0, G.jsx)($, { appId: m.app_id, lender: m.lender_name ?? m.product_name ?? `` }),
        ],
      }),
    C = (0, G.jsxs)(y, {
      look: `secondary`,
      full: !r,
      busy: l.isPending,
      onClick: _,
      children: [(0, G.jsx)(T, { name: `plus` }), e(`new`)],
    })
  return (0, G.jsxs)(`div`, {
    className: `wrap-c main`,
    children: [
      (0, G.jsx)(R, { beside: r && s && s.length > 0 && C, children: (0, G.jsx)(le, { children: e(`title`) }) }),
      s &&
        s.length > 0 &&
        (0, G.jsxs)(`p`, {
          className: `mut sm mt4`,
          children: [e(`updated`, { at: V(new Date(c).toISOString()) }), ` `, e(`lead`)],
        }),
      (0, G.jsx)(z, {
        query: o,
        failed: s ? e(`stale`, { at: V(new Date(c).toISOString()) }) : e(`failed`),
        space: `mt16`,
        waiting: (0, G.jsxs)(`div`, {
          className: `stack g16 mt20 waits`,
          'aria-busy': `true`,
          children: [
            (0, G.jsx)(`p`, { role: `status`, className: `sr`, children: e(`common:loading`) }),
            [0, 1, 2].map((e) =>
              (0, G.jsx)(
                `div`,
                {
                  className: `card pad`,
                  'aria-hidden': `true`,
                  children: (0, G.jsx)(`span`, { className: `sk sk-line` }),
                },
                e,
              ),
            ),
          ],
        }),
        empty: (0, G.jsx)(se, {
          icon: `document`,
          title: e(`empty.title`),
          text: e(`empty.text`),
          children: (0, G.jsx)(S, { to: F(`offers`), children: e(`empty.action`) }),
        }),
        children: () =>
          (0, G.jsxs)(G.Fragment, {
            children: [
              t !== void 0 &&
                m?.app_id !== t &&
                (0, G.jsx)(`div`, {
                  className: `mt16`,
                  children: (0, G.jsx)(L, { tone: `warn`, role: `status`, children: e(`unknown`) }),
                }),
              p &&
                m &&
                (0, G.jsxs)(`div`, {
                  className: r ? `two mt20` : `mt20`,
                  children: [
                    (0, G.jsxs)(`div`, {
                      className: `stack g16`,
                      children: [
                        r
                          ? (0, G.jsx)(ge, { applications: p, cares: u, selectedId: m.app_id })
                          : (0, G.jsx)(ue, { applications: p, cares: u, selectedId: m.app_id, detail: b }),
                        !r && C,
                        h && (0, G.jsx)(g, { lender: h.lender_name ?? e(`noLender`), application: h }),
                      ],
                    }),
                    r && (0, G.jsx)(`aside`, { className: `card pad status-aside`, children: b }),
                  ],
                }),
            ],
          }),
      }),
    ],
  })
}
export { _e as ApplicationStatusPage }
