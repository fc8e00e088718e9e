import {
  E as t,
  Vn as n,
  Vt as r,
  g as i,
  gt as a,
  j as o,
  m as s,
  o as c,
  s as l,
  vn as u,
} from './customer-Df6hRo4Y.js'
import {
  Cr as d,
  Dr as f,
  Fr as p,
  Hn as m,
  Kt as h,
  Mr as g,
  Pt as _,
  Xi as v,
  Zi as y,
  ai as b,
  ci as x,
  da as S,
  pr as C,
  ra as w,
  si as T,
  wi as E,
  z as D,
} from './first-CL_AHFyg.js'
import { r as L } from './index-DgFpoVLQ.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import { O, R as k, Vt as A, X as j, Z as M, c as N, w as P, x as F, y as I } from './signed-in-DHQU3WVe.js'
var R = T(`goldLoanDetail`),
  z = x(R, { step: `your-loan` }),
  B = m(),
  V = [
    `amount`,
    `apr`,
    `emi`,
    `once`,
    `repay`,
    `interest`,
    `fees`,
    `receive`,
    `penal`,
    `foreclosure`,
    `coolingOff`,
    `approvals`,
  ]
function H({ answer: e, current: t }) {
  let { t: n } = p(`gold`),
    i = s(e.matched, n),
    a = e.matched.map((e, t) => ({ offer: e, figures: (i[t] ?? []).filter(({ key: e }) => V.includes(e)) })),
    [o] = a
  return (0, B.jsxs)(`section`, {
    className: `card pad no-print`,
    'aria-labelledby': `gold-lenders-title`,
    children: [
      (0, B.jsx)(`h2`, { className: `h2`, id: `gold-lenders-title`, children: n(`compare.title`) }),
      o && (0, B.jsx)(`p`, { className: `sm mut mt4`, children: n(`compare.lead`) }),
      o &&
        (0, B.jsx)(`div`, {
          className: `mt12`,
          children: (0, B.jsx)(r, {
            corner: n(`offers:compare.figure`),
            labelledBy: `gold-lenders-title`,
            columns: a.map(({ offer: { lender_id: e, lender_slug: n, name: r } }) => ({
              key: e,
              head: (0, B.jsx)(U, { name: r, slug: n, current: e === t }),
            })),
            rows: o.figures.map(({ key: e }, t) => ({
              key: e,
              label: n(`offers:compare.row.${e}`),
              cells: a.map(({ figures: e }) => ({ content: e[t]?.text, lang: e[t]?.lang })),
            })),
          }),
        }),
      e.not_matched
        .filter(({ lender_id: e }) => e !== t)
        .map(({ lender_id: e, name: t, reasons: r }) =>
          (0, B.jsxs)(
            `div`,
            {
              className: `mt16`,
              children: [
                (0, B.jsx)(`h3`, { className: `h4`, children: n(`compare.notMatched`, { lender: t }) }),
                r.map((e) => (0, B.jsx)(`p`, { className: `sm mut`, children: F(e, n) }, e.code)),
              ],
            },
            e,
          ),
        ),
    ],
  })
}
function U({ name: e, slug: t, current: n }) {
  let { t: r } = p(`gold`)
  return n
    ? (0, B.jsxs)(B.Fragment, {
        children: [e, (0, B.jsx)(`span`, { className: `xs mut block`, children: r(`compare.here`) })],
      })
    : (0, B.jsxs)(B.Fragment, {
        children: [
          e,
          (0, B.jsx)(`span`, {
            className: `block`,
            children: (0, B.jsxs)(v, {
              className: `link sm`,
              to: a(t),
              children: [r(`compare.see`), (0, B.jsxs)(`span`, { className: `sr`, children: [`: `, e] })],
            }),
          }),
        ],
      })
}
function W({ lender: e, answer: t }) {
  let { t: n } = p(`gold`),
    [r] = t.matched,
    i = e ? I(e) : null,
    o = i?.kind === `way` && (i.way === `income` || i.way === `address`) && P(i.way, E.gold, b())
  return (0, B.jsxs)(B.Fragment, {
    children: [
      (0, B.jsx)(L, { children: e ? n(`notMatched.title`, { lender: e.name }) : n(`notMatched.away`) }),
      e &&
        (0, B.jsx)(`ul`, {
          className: `stack g8 mt16`,
          children: e.reasons.map((e) => (0, B.jsx)(`li`, { className: `card pad-s`, children: F(e, n) }, e.code)),
        }),
      (0, B.jsx)(`div`, {
        className: `mt20`,
        children: r
          ? (0, B.jsx)(h, {
              to: a(r.lender_slug),
              children: n(`notMatched.other`, { lender: r.name, amount: g(r.amount) }),
            })
          : o
            ? (0, B.jsx)(h, { to: o, children: n(`notMatched.profile`) })
            : (0, B.jsx)(h, { to: z, children: n(`notMatched.request`) }),
      }),
      (0, B.jsx)(`div`, {
        className: `mt20`,
        children: (0, B.jsx)(D, { icon: `shield`, children: n(`notMatched.safe`) }),
      }),
      (0, B.jsx)(`div`, { className: `mt20`, children: (0, B.jsx)(H, { answer: t, current: e?.lender_id ?? null }) }),
    ],
  })
}
var G = [`call`, `visit`, `weigh`, `sign`, `back`]
function K({ lender: e, sent: n }) {
  let { t: r } = p(`gold`)
  return (0, B.jsx)(`div`, {
    className: `mt16`,
    children: (0, B.jsx)(t, {
      steps: G.map((t, i) => ({
        key: t,
        state: n && i === 0 ? `now` : `next`,
        title: r(`next.${t}`, { lender: e }),
        stateText: n ? r(`applications:mark.${i === 0 ? `now` : `next`}`) : ``,
        detail: (0, B.jsx)(`p`, { className: `sm mut`, children: r(`next.${t}Text`) }),
      })),
    }),
  })
}
function q({ appId: e, offer: t, answer: n, onStale: r }) {
  let { t: i } = p(`gold`)
  return (0, B.jsxs)(`div`, {
    className: `wrap-c main`,
    children: [
      (0, B.jsx)(`p`, {
        className: `no-print`,
        children: (0, B.jsxs)(v, {
          className: `link`,
          to: z,
          children: [(0, B.jsx)(_, { name: `arrowLeft`, size: 18 }), i(`lender.back`)],
        }),
      }),
      (0, B.jsxs)(l, {
        appId: e,
        offer: t,
        summary: i(`lender.summary`, { amount: g(t.amount), tenure: f(t.tenure_months, i) }),
        ...(!t.full_amount && { remark: i(`lender.less`, { asked: g(n.request.amount), amount: g(t.amount) }) }),
        next: (0, B.jsxs)(`section`, {
          className: `card pad`,
          children: [
            (0, B.jsx)(`h2`, { className: `h3`, children: i(`next.title`) }),
            (0, B.jsx)(K, { lender: t.name, sent: !1 }),
          ],
        }),
        onApplied: () => {
          ;(window.scrollTo(0, 0), A())
        },
        onStale: r,
        children: [
          (0, B.jsx)(`p`, {
            className: `no-print`,
            children: (0, B.jsxs)(`a`, {
              className: `link`,
              href: `#kfs`,
              children: [(0, B.jsx)(_, { name: `document`, size: 18 }), i(`lender.kfs`)],
            }),
          }),
          (0, B.jsx)(H, { answer: n, current: t.lender_id }),
        ],
      }),
    ],
  })
}
var J = e(S(), 1),
  Y = [`gold`, `pan`, `address`, `bank`]
function X({ application: e, answer: t }) {
  let { t: n } = p(`gold`),
    r = (0, J.useRef)(null)
  ;(0, J.useEffect)(() => r.current?.focus({ preventScroll: !0 }), [])
  let i = e.lender_name ?? n(`applications:noLender`),
    s = e.status === `rejected`,
    l = t?.matched.find(({ lender_id: t }) => t !== e.lender_id),
    u = l ? a(l.lender_slug) : null
  return (0, B.jsxs)(`div`, {
    className: `wrap-c main narrow`,
    children: [
      (0, B.jsx)(j, {
        picture: (0, B.jsx)(N, { name: i }),
        children: (0, B.jsx)(L, { ref: r, children: n(s ? `lead.refused` : `lead.title`, { lender: i }) }),
      }),
      s
        ? (0, B.jsx)(`div`, {
            className: `mt20`,
            children: (0, B.jsx)(D, {
              icon: `info`,
              children: (0, B.jsx)(`p`, { children: o(e) ?? n(`applications:declined.noReason`, { lender: i }) }),
            }),
          })
        : (0, B.jsxs)(B.Fragment, {
            children: [
              (0, B.jsx)(c, { application: e }),
              (0, B.jsxs)(`section`, {
                className: `card pad mt20`,
                'aria-labelledby': `next-title`,
                children: [
                  (0, B.jsx)(`h2`, { className: `h2`, id: `next-title`, children: n(`next.title`) }),
                  (0, B.jsx)(K, { lender: i, sent: !0 }),
                ],
              }),
              (0, B.jsxs)(`section`, {
                className: `card pad mt20`,
                'aria-labelledby': `bring-title`,
                children: [
                  (0, B.jsx)(`h2`, { className: `h2`, id: `bring-title`, children: n(`bring.title`) }),
                  (0, B.jsx)(`ul`, {
                    className: `stack g8 mt12`,
                    children: Y.map((e) =>
                      (0, B.jsxs)(
                        `li`,
                        {
                          className: `row top`,
                          children: [
                            (0, B.jsx)(`span`, { className: `accent`, children: (0, B.jsx)(_, { name: `check` }) }),
                            (0, B.jsx)(`span`, { className: `grow`, children: n(`bring.${e}`) }),
                          ],
                        },
                        e,
                      ),
                    ),
                  }),
                ],
              }),
            ],
          }),
      (0, B.jsx)(`div`, {
        className: `mt20`,
        children: (0, B.jsxs)(D, {
          icon: `shield`,
          children: [
            (0, B.jsx)(`p`, { className: `b`, children: n(`lead.noMoney`) }),
            (0, B.jsxs)(`p`, {
              className: `mt4`,
              children: [n(`lead.noMoneyText`), ` `, (0, B.jsx)(v, { to: T(`needHelp`), children: n(`lead.tellUs`) })],
            }),
          ],
        }),
      }),
      l &&
        u !== null &&
        (0, B.jsx)(`p`, {
          className: `mt20`,
          children: (0, B.jsx)(h, { look: `secondary`, to: u, children: n(`lead.other`, { lender: l.name }) }),
        }),
    ],
  })
}
var Z = { amount: null, tenure: null }
function Q() {
  let { t: e } = p(`gold`),
    { pathname: t } = w(),
    r = C((e) => e.appId),
    o = u(),
    s = n(r, Z)
  if (r === null) return (0, B.jsx)(y, { to: T(`welcomeBack`), replace: !0 })
  let c = ({ lender_slug: e }) => a(e) === t,
    l = o.data?.find((e) => $(e, t, r))
  if (l) return (0, B.jsx)(X, { application: l, answer: s.data }, l.app_id)
  let { data: f, error: m } = s,
    g = f?.matched.find(c),
    b = f?.not_matched.find(c)
  if (f && g && !o.isPending) return (0, B.jsx)(q, { appId: r, offer: g, answer: f, onStale: () => void s.refetch() })
  let x = o.isPending ? void 0 : f,
    S = m instanceof d && m.code === `profile_incomplete`
  return (0, B.jsxs)(`div`, {
    className: `wrap-c main`,
    children: [
      (0, B.jsx)(`p`, {
        children: (0, B.jsxs)(v, {
          className: `link`,
          to: z,
          children: [(0, B.jsx)(_, { name: `arrowLeft`, size: 18 }), e(`lender.back`)],
        }),
      }),
      (m || !x) && (0, B.jsx)(L, { children: e(`lender.title`) }),
      S
        ? (0, B.jsx)(O, {
            icon: `document`,
            title: e(`lender.incomplete`),
            text: e(`lender.incompleteText`),
            children: (0, B.jsx)(h, { to: R, children: e(`lender.complete`) }),
          })
        : (0, B.jsx)(M, {
            query: { ...s, data: x },
            failed: e(`lender.failed`),
            older: `goes`,
            space: `mt20`,
            waiting: (0, B.jsx)(i, {}),
            children: (e) => (0, B.jsx)(W, { lender: b ?? null, answer: e }),
          }),
    ],
  })
}
function $({ app_id: e, lender_slug: t, product_type: n, status: r }, i, o) {
  return n !== E.gold || t === null || a(t) !== i ? !1 : e === o ? r !== `withdrawn` && r !== `expired` : !k(r)
}
export { Q as GoldLenderPage }
