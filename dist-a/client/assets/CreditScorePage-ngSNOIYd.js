import { J as t, Jn as n, Rn as r, Y as i, Yn as a, _ as o, cn as s, g as c, y as l } from './customer-Df6hRo4Y.js'
import {
  Cr as u,
  Fr as d,
  Gt as f,
  Hn as p,
  Ht as m,
  Kt as h,
  Mr as g,
  Pt as _,
  Vt as v,
  Xi as y,
  Zi as b,
  ci as x,
  da as S,
  fn as C,
  gn as w,
  kr as T,
  pr as E,
  si as D,
} from './first-CL_AHFyg.js'
import { r as F } from './index-DgFpoVLQ.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import { O, X as k, Z as A, c as j, ht as M, p as N, vt as P } from './signed-in-DHQU3WVe.js'
var I = e(S(), 1),
  L = p()
function R({ answer: e }) {
  let { t } = d(`score`),
    { without: n, with: r, left: i, opened: a } = e,
    o = [
      { key: `offers`, before: String(n.matched), after: String(r.matched) },
      { key: `apr`, before: n.apr && T(n.apr), after: r.apr && T(r.apr) },
      { key: `emi`, before: n.emi && g(n.emi), after: r.emi && g(r.emi) },
    ],
    s = e.with.apr !== null && e.without.apr !== null ? z(e.without.apr, e.with.apr) : null
  return (0, L.jsxs)(`section`, {
    className: `card pad`,
    'aria-labelledby': `score-changes`,
    children: [
      (0, L.jsx)(`h2`, { className: `h3`, id: `score-changes`, children: t(`changes.title`) }),
      (0, L.jsxs)(`table`, {
        className: `tbl mt12 score-table`,
        children: [
          (0, L.jsx)(`thead`, {
            children: (0, L.jsxs)(`tr`, {
              children: [
                (0, L.jsx)(`th`, {
                  scope: `col`,
                  children: (0, L.jsx)(`span`, { className: `sr`, children: t(`changes.what`) }),
                }),
                (0, L.jsx)(`th`, { scope: `col`, children: t(`changes.without`) }),
                (0, L.jsx)(`th`, { scope: `col`, children: t(`changes.with`) }),
              ],
            }),
          }),
          (0, L.jsx)(`tbody`, {
            children: o.map(({ key: e, before: n, after: r }) =>
              (0, L.jsxs)(
                `tr`,
                {
                  children: [
                    (0, L.jsx)(`th`, { scope: `row`, children: t(`changes.${e}`) }),
                    (0, L.jsx)(`td`, { children: n ?? `–` }),
                    (0, L.jsx)(`td`, { className: `b`, children: r ?? `–` }),
                  ],
                },
                e,
              ),
            ),
          }),
        ],
      }),
      s !== null && (0, L.jsx)(`p`, { className: `sm mut mt12`, children: t(`changes.${s}`) }),
      a.length > 0 &&
        (0, L.jsx)(`p`, {
          className: `sm mt12`,
          children: t(`changes.opened`, { count: a.length, names: a.map(({ name: e }) => e).join(`, `) }),
        }),
      i.length > 0 &&
        (0, L.jsxs)(L.Fragment, {
          children: [
            (0, L.jsx)(`h3`, { className: `h4 mt16`, children: t(`changes.left`, { count: i.length }) }),
            (0, L.jsx)(`ul`, {
              className: `rows mt8`,
              children: i.map(({ lender_id: n, name: r, required: i }) =>
                (0, L.jsxs)(
                  `li`,
                  {
                    className: `row score-left`,
                    children: [
                      (0, L.jsx)(j, { name: r, small: !0 }),
                      (0, L.jsxs)(`span`, {
                        className: `grow`,
                        children: [
                          (0, L.jsx)(`span`, { className: `b block`, children: r }),
                          (0, L.jsx)(`span`, {
                            className: `sm mut block`,
                            children:
                              e.score === null
                                ? t(`changes.needs`, { required: i })
                                : t(`changes.away`, { required: i, count: i - e.score }),
                          }),
                        ],
                      }),
                    ],
                  },
                  n,
                ),
              ),
            }),
          ],
        }),
    ],
  })
}
var z = (e, t) => (t < e ? `aprLower` : t > e ? `aprHigher` : `aprSame`),
  B = 84,
  V = { x: 100, y: 100 },
  H = 0.012,
  U = (e) => (Math.min(Math.max(e, 300), 900) - 300) / 600,
  W = (e) => Math.round(e * 100) / 100
function G(e) {
  let t = Math.PI * (1 - e)
  return { x: W(V.x + B * Math.cos(t)), y: W(V.y - B * Math.sin(t)) }
}
function K(e, t) {
  let [n, r] = [G(e), G(t)]
  return `M${n.x} ${n.y}A${B} ${B} 0 0 1 ${r.x} ${r.y}`
}
var q = [...n]
  .reverse()
  .map(({ band: e, from: t }, n, r) => ({ band: e, from: U(t) + (n === 0 ? 0 : H), to: U(r[n + 1]?.from ?? 900) }))
function J({ score: e }) {
  let { t } = d(`score`),
    n = G(U(e)),
    r = t(`band.${a(e)}`)
  return (0, L.jsxs)(`div`, {
    className: `score-dial`,
    children: [
      (0, L.jsxs)(`svg`, {
        viewBox: `0 0 200 116`,
        role: `img`,
        'aria-label': t(`dial`, { score: e, min: 300, max: 900, band: r }),
        children: [
          q.map(({ band: e, from: t, to: n }) =>
            (0, L.jsx)(`path`, { className: `dial-${e}`, d: K(t, n), fill: `none`, strokeWidth: `13` }, e),
          ),
          (0, L.jsx)(`circle`, { className: `dial-hand`, cx: n.x, cy: n.y, r: `9`, strokeWidth: `5` }),
        ],
      }),
      (0, L.jsx)(`p`, { className: `score-number`, 'aria-hidden': `true`, children: e }),
      (0, L.jsx)(`p`, { className: `score-band b`, 'aria-hidden': `true`, children: r }),
      (0, L.jsxs)(`p`, {
        className: `row between xs mut`,
        'aria-hidden': `true`,
        children: [(0, L.jsx)(`span`, { children: 300 }), (0, L.jsx)(`span`, { children: 900 })],
      }),
    ],
  })
}
function Y({ history: e }) {
  let { t } = d(`score`),
    [n, r] = e.slice(-2)
  if (!n || !r) return (0, L.jsx)(`p`, { className: `sm mut mt12`, children: t(`history.first`) })
  let i = r.score - n.score
  return (0, L.jsxs)(`div`, {
    className: `mt16`,
    children: [
      (0, L.jsxs)(`div`, {
        className: `row between`,
        children: [
          (0, L.jsx)(`p`, {
            className: `b`,
            children: t(`history.${i > 0 ? `more` : i < 0 ? `less` : `same`}`, {
              count: Math.abs(i),
              month: P(n.month),
            }),
          }),
          (0, L.jsx)(N, { values: e.map(({ score: e }) => e) }),
        ],
      }),
      (0, L.jsxs)(`table`, {
        className: `tbl mt8 score-table`,
        children: [
          (0, L.jsx)(`caption`, { className: `sr`, children: t(`history.title`) }),
          (0, L.jsx)(`tbody`, {
            children: e
              .toReversed()
              .map(({ month: e, score: t }) =>
                (0, L.jsxs)(
                  `tr`,
                  { children: [(0, L.jsx)(`th`, { scope: `row`, children: P(e) }), (0, L.jsx)(`td`, { children: t })] },
                  e,
                ),
              ),
          }),
        ],
      }),
    ],
  })
}
var X = [`onTime`, `cards`, `requests`, `age`],
  Z = 3
function Q({ own: e }) {
  let { t } = d(`score`),
    n = [
      e.emi_share !== null && {
        key: `share`,
        title: t(`own.share`, { percent: s(e.emi_share) }),
        text: t(e.emi_share > 0.4 ? `own.shareMuch` : `own.shareFine`),
      },
      {
        key: `asked`,
        title: t(`own.asked`, { count: e.requests }),
        text: t(e.requests >= Z ? `own.askedMany` : `own.askedFine`),
      },
    ].filter((e) => e !== !1)
  return (0, L.jsxs)(`section`, {
    className: `card pad`,
    'aria-labelledby': `score-moves`,
    children: [
      (0, L.jsx)(`h2`, { className: `h3`, id: `score-moves`, children: t(`moves.title`) }),
      (0, L.jsx)(`h3`, { className: `h4 mt12`, children: t(`own.title`) }),
      (0, L.jsx)($, { list: n }),
      (0, L.jsx)(`h3`, { className: `h4 mt16`, children: t(`moves.all`) }),
      (0, L.jsx)(`p`, { className: `sm mut mt4`, children: t(`moves.lead`) }),
      (0, L.jsx)($, { list: X.map((e) => ({ key: e, title: t(`moves.${e}`), text: t(`moves.${e}Text`) })) }),
    ],
  })
}
function $({ list: e }) {
  return (0, L.jsx)(`ul`, {
    className: `rows mt4`,
    children: e.map(({ key: e, title: t, text: n }) =>
      (0, L.jsxs)(
        `li`,
        {
          className: `score-left`,
          children: [
            (0, L.jsx)(`span`, { className: `b block`, children: t }),
            (0, L.jsx)(`span`, { className: `sm mut block`, children: n }),
          ],
        },
        e,
      ),
    ),
  })
}
function ee() {
  let { t: e } = d([`score`, `offers`]),
    n = E((e) => e.appId),
    i = E((e) => e.productType),
    a = r(n),
    s = t(),
    { error: l } = a,
    f = s.isPending ? void 0 : a.data
  if (n === null) return (0, L.jsx)(b, { to: w(i), replace: !0 })
  let p = l instanceof u && l.code === `profile_incomplete`
  return (0, L.jsxs)(`div`, {
    className: `wrap-c main`,
    children: [
      (0, L.jsx)(k, {
        beside: (0, L.jsxs)(y, {
          className: `link`,
          to: o(),
          children: [(0, L.jsx)(_, { name: `arrowLeft`, size: 18 }), e(`score:back`)],
        }),
        children: (0, L.jsx)(F, { children: e(`score:title`) }),
      }),
      f?.checked_at != null &&
        (0, L.jsx)(`p`, { className: `mut sm mt4`, children: e(`score:checked`, { at: M(f.checked_at) }) }),
      p
        ? (0, L.jsx)(O, {
            icon: `document`,
            title: e(`offers:incomplete.title`),
            text: e(`offers:incomplete.text`),
            children: (0, L.jsx)(h, { to: C(i), children: e(`offers:incomplete.action`) }),
          })
        : (0, L.jsx)(A, {
            query: { ...a, data: f },
            failed: e(`score:failed`),
            older: `goes`,
            space: `mt20`,
            waiting: (0, L.jsx)(c, {}),
            children: (e) => (0, L.jsx)(te, { answer: e, appId: n, onRetry: () => void a.refetch() }),
          }),
    ],
  })
}
function te({ answer: e, appId: t, onRetry: n }) {
  let { t: r } = d(`score`),
    { state: i, score: a } = e,
    s = E((e) => e.productType),
    [c, u] = (0, I.useState)(!1)
  return i === `not_asked`
    ? (0, L.jsx)(l, { arrived: c })
    : (0, L.jsxs)(`div`, {
        className: `score-grid mt20`,
        children: [
          (0, L.jsxs)(`div`, {
            className: `stack g16`,
            children: [
              (0, L.jsxs)(`section`, {
                className: `card pad`,
                'aria-label': r(`title`),
                children: [
                  a !== null && (0, L.jsx)(J, { score: a }),
                  i !== `known` &&
                    (0, L.jsxs)(L.Fragment, {
                      children: [
                        (0, L.jsx)(`p`, { className: `b`, children: r(`state.${i}`) }),
                        (0, L.jsx)(`p`, { className: `sm mut mt4`, children: r(`stateText.${i}`) }),
                      ],
                    }),
                  i === `other_person` &&
                    (0, L.jsx)(`p`, {
                      className: `mt12`,
                      children: (0, L.jsx)(h, { small: !0, look: `secondary`, to: C(s), children: r(`checkDetails`) }),
                    }),
                  i === `unavailable` &&
                    (0, L.jsx)(`p`, {
                      className: `mt12`,
                      children: (0, L.jsx)(f, { look: `secondary`, small: !0, onClick: n, children: r(`retry`) }),
                    }),
                  i === `known` &&
                    (0, L.jsxs)(L.Fragment, {
                      children: [
                        (0, L.jsx)(Y, { history: e.history }),
                        (0, L.jsxs)(`p`, {
                          className: `xs mut mt12`,
                          children: [e.simulated && `${r(`simulated`)} `, r(`source`)],
                        }),
                      ],
                    }),
                  (i === `known` || i === `no_history` || i === `other_person`) &&
                    (0, L.jsxs)(`p`, {
                      className: `sm mt12`,
                      children: [
                        r(`wrong.text`),
                        ` `,
                        (0, L.jsx)(y, {
                          className: `link`,
                          to: x(D(`needHelp`), { app: t }),
                          children: r(`wrong.open`),
                        }),
                      ],
                    }),
                ],
              }),
              i !== `not_needed` && (0, L.jsx)(ne, { onStopped: () => u(!0) }),
            ],
          }),
          (0, L.jsxs)(`div`, {
            className: `stack g16`,
            children: [
              (i === `known` || i === `no_history`) && (0, L.jsx)(R, { answer: e }),
              (0, L.jsx)(Q, { own: e.own }),
              (0, L.jsx)(h, { to: o(), children: r(`see`, { count: e.with.matched }) }),
            ],
          }),
        ],
      })
}
function ne({ onStopped: e }) {
  let { t: n } = d([`score`, `consents`]),
    r = t(),
    a = i(),
    o = r.data?.find(({ purpose: e, withdrawn_at: t }) => e === `credit_score` && t === null)
  return (0, L.jsxs)(`section`, {
    className: `card pad`,
    'aria-labelledby': `score-use`,
    children: [
      (0, L.jsx)(`h2`, { className: `h3`, id: `score-use`, children: n(`score:use.title`) }),
      (0, L.jsx)(`p`, { className: `sm mt4`, children: n(`score:use.text`) }),
      o &&
        (0, L.jsx)(`p`, {
          className: `mt12`,
          children: (0, L.jsx)(f, {
            look: `secondary`,
            small: !0,
            busy: a.isPending,
            onClick: () => {
              o &&
                !a.isPending &&
                a.mutate(o.consent_id, {
                  onSuccess: () => {
                    ;(e(), v.success(n(`consents:withdrawn`)))
                  },
                  onError: m,
                })
            },
            children: n(`score:use.stop`),
          }),
        }),
    ],
  })
}
export { ee as CreditScorePage }
