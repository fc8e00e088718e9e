const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/ErasureDialog-D8YDSxcK.js',
      'assets/rolldown-runtime-XKyaHtl9.js',
      'assets/first-CL_AHFyg.js',
      'assets/index-DgFpoVLQ.js',
      'assets/common-schema-TiEP0qb9.js',
      'assets/signed-in-DHQU3WVe.js',
      'assets/customer-schema-DqXZ2v9f.js',
      'assets/customer-Df6hRo4Y.js',
      'assets/customer-fields-BHeC32H8.js',
      'assets/theme-CBDEJsnh.js',
      'assets/brands-CeiyizDu.js',
      'assets/parts-Clelj3dw.js',
      'assets/common-form-E0SH5PGy.js',
      'assets/common-fields-Dur8Hai4.js',
      'assets/customer-form-CxxRlc71.js',
      'assets/customer-ui-CtL4h0-L.js',
      'assets/index-CNaZ2p3t.css',
      'assets/first-XFjAZRDm.css',
      'assets/signed-in-CFFtR9xJ.css',
      'assets/customer-D70XXZrE.css',
    ]),
) => i.map((i) => d[i])
import {
  An as t,
  Cn as n,
  Dn as r,
  En as i,
  Fn as a,
  J as o,
  K as s,
  Ln as c,
  Mn as l,
  Nn as u,
  On as d,
  Pn as f,
  Tn as ee,
  W as te,
  Y as p,
  jn as m,
  kn as h,
  q as g,
  ut as _,
  wn as ne,
} from './customer-Df6hRo4Y.js'
import {
  B as re,
  Fr as v,
  Gt as y,
  Hn as b,
  Ht as x,
  Kt as S,
  P as C,
  Pt as ie,
  V as w,
  Vn as T,
  Vt as E,
  Xi as D,
  ci as O,
  da as k,
  fn as A,
  hr as ae,
  ii as oe,
  in as se,
  j,
  n as M,
  pr as N,
  qt as P,
  rr as F,
  si as I,
  z as L,
} from './first-CL_AHFyg.js'
import { n as R, r as z } from './index-DgFpoVLQ.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import { F as B, Z as V, dt as H, ft as U, gt as W, ht as G, l as K, lt as ce, ut as le } from './signed-in-DHQU3WVe.js'
var q = e(k(), 1),
  J = b()
function ue({ consent: { purpose: e, version: t, words: n }, line: r, recipient: i }) {
  let { t: a } = v(`privacy`),
    { name: o } = T(),
    [s, c] = (0, q.useState)(!1),
    l = () => c(!1),
    u = g({ purpose: e, version: t }, s && n === null),
    d = { brand: o, lender: i, bank: i, insurer: i, version: t },
    f = (e) => e.replace(/\{\{(\w+)\}\}/g, (e, t) => d[t] ?? `...`).replace(/<[^>]+>/g, ``)
  return (0, J.jsxs)(J.Fragment, {
    children: [
      (0, J.jsxs)(`button`, {
        type: `button`,
        className: `textlink xs block`,
        onClick: () => c(!0),
        children: [a(`consents.read`), (0, J.jsxs)(`span`, { className: `sr`, children: [`: `, r] })],
      }),
      (0, J.jsxs)(C, {
        open: s,
        onClose: l,
        title: a(`consents.words`),
        closeLabel: a(`common:close`),
        actions: (0, J.jsx)(y, { look: `secondary`, onClick: l, children: a(`common:close`) }),
        children: [
          n === null
            ? (0, J.jsx)(V, {
                query: u,
                failed: a(`consents.wordsFailed`),
                waiting: null,
                children: (e) => e[F()].map((e, t) => (0, J.jsx)(`p`, { className: `sm mt8`, children: f(e) }, t)),
              })
            : (0, J.jsx)(`p`, { className: `sm mt8`, children: f(n[F()]) }),
          (0, J.jsx)(`p`, { className: `xs mut mt12`, children: t }),
        ],
      }),
    ],
  })
}
function Y({ id: e, title: t, lead: n, query: r, failed: i = ``, children: a }) {
  let { t: o } = v(`common`),
    s = r !== void 0 && r.data === void 0 && !r.error
  return (0, J.jsxs)(M, {
    id: e,
    'aria-labelledby': `${e}-title`,
    'aria-busy': s || void 0,
    children: [
      (0, J.jsx)(`h2`, { className: `h2`, id: `${e}-title`, children: t }),
      n && (0, J.jsx)(`p`, { className: `mut sm mt8`, children: n }),
      r
        ? (0, J.jsx)(V, {
            query: r,
            failed: i,
            space: `mt16`,
            waiting: (0, J.jsxs)(`div`, {
              className: `stack g8 mt16 waits`,
              children: [
                (0, J.jsx)(`p`, { role: `status`, className: `sr`, children: o(`loading`) }),
                (0, J.jsx)(`span`, { className: `sk sk-line`, 'aria-hidden': `true` }),
                (0, J.jsx)(`span`, { className: `sk sk-line`, 'aria-hidden': `true` }),
              ],
            }),
            children: () => a,
          })
        : a,
    ],
  })
}
function de(e) {
  let t = new Set(),
    n = e.filter((e) => {
      let { purpose: n, lender_id: r, app_id: i, withdrawn_at: a } = e
      if (a !== null) return !1
      let o = B(n) ? String(e.consent_id) : `${n} ${r} ${i}`
      return !t.has(o) && (t.add(o), !0)
    })
  return { live: n, earlier: e.filter((e) => !n.includes(e)) }
}
function fe() {
  let { t: e } = v(`privacy`),
    t = o(),
    { live: n, earlier: r } = de(t.data ?? [])
  return (0, J.jsxs)(Y, {
    id: `consents`,
    title: e(`consents.title`),
    lead: e(`consents.lead`),
    query: t,
    failed: e(`consents.failed`),
    children: [
      (0, J.jsx)(`p`, { className: `sm mt8`, children: e(`common:withdrawalRule`) }),
      t.data?.length === 0 && (0, J.jsx)(`p`, { className: `mt16`, children: e(`consents.empty`) }),
      n.length > 0 && (0, J.jsx)(X, { consents: n }),
      r.length > 0 &&
        (0, J.jsx)(j, { title: e(`consents.earlier`, { count: r.length }), children: (0, J.jsx)(X, { consents: r }) }),
    ],
  })
}
function X({ consents: e }) {
  let { t } = v([`privacy`, `consents`]),
    { name: n } = T(),
    r = p(),
    i = ({ recipient: { kind: e, name: r } }) => r ?? t(`privacy:consents.recipients.${e}`, { brand: n }),
    a = ({ recipient: { kind: e, sent_at: n }, proposal_number: r }) =>
      e === `us`
        ? r !== null &&
          (0, J.jsx)(s, { number: r, inline: !0, children: t(`privacy:consents.statement`, { number: r }) })
        : n === null
          ? t(`privacy:consents.notSent`)
          : t(e === `bureau` ? `privacy:consents.asked` : `privacy:consents.sent`, { at: W(n) }),
    o = (e) => t(`consents:purpose.${e.purpose}`, { lender: i(e) }),
    c = ({ consent_id: e }) => {
      r.isPending || r.mutate(e, { onSuccess: () => E.success(t(`consents:withdrawn`)), onError: x })
    }
  return (0, J.jsxs)(`table`, {
    className: `tbl tbl-cards mt16`,
    children: [
      (0, J.jsx)(`thead`, {
        children: (0, J.jsxs)(`tr`, {
          children: [
            (0, J.jsx)(`th`, { scope: `col`, children: t(`privacy:consents.purpose`) }),
            (0, J.jsx)(`th`, { scope: `col`, children: t(`privacy:consents.recipient`) }),
            (0, J.jsx)(`th`, { scope: `col`, children: t(`privacy:consents.given`) }),
            (0, J.jsx)(`th`, { scope: `col`, children: t(`privacy:consents.action`) }),
          ],
        }),
      }),
      (0, J.jsx)(`tbody`, {
        children: e.map((e) =>
          (0, J.jsxs)(
            `tr`,
            {
              children: [
                (0, J.jsx)(`th`, { scope: `row`, children: o(e) }),
                (0, J.jsxs)(`td`, {
                  'data-label': t(`privacy:consents.recipient`),
                  children: [i(e), (0, J.jsx)(`span`, { className: `xs mut block`, children: a(e) })],
                }),
                (0, J.jsxs)(`td`, {
                  'data-label': t(`privacy:consents.given`),
                  children: [W(e.given_at), (0, J.jsx)(ue, { consent: e, line: o(e), recipient: i(e) })],
                }),
                (0, J.jsx)(`td`, {
                  'data-label': t(`privacy:consents.action`),
                  children:
                    e.withdrawn_at === null
                      ? B(e.purpose)
                        ? (0, J.jsxs)(`button`, {
                            type: `button`,
                            className: `textlink consent-off`,
                            onClick: () => c(e),
                            children: [
                              t(`consents:withdraw`),
                              (0, J.jsxs)(`span`, { className: `sr`, children: [`: `, o(e)] }),
                            ],
                          })
                        : (0, J.jsx)(`span`, { className: `mut`, children: t(`privacy:consents.stays`) })
                      : t(`privacy:consents.withdrawnAt`, { at: W(e.withdrawn_at) }),
                }),
              ],
            },
            e.consent_id,
          ),
        ),
      }),
    ],
  })
}
function pe({ quietUntil: e }) {
  let { t } = v(`privacy`),
    n = a(),
    r = e !== null,
    i = (e) => {
      n.isPending ||
        n.mutate(e, { onSuccess: () => E.success(t(e === 0 ? `quiet.ended` : `quiet.started`)), onError: x })
    }
  return (0, J.jsxs)(Y, {
    id: `quiet`,
    title: t(`quiet.title`),
    lead: t(`quiet.lead`),
    children: [
      (0, J.jsx)(`div`, {
        className: `mt16`,
        role: `status`,
        children: r && (0, J.jsx)(L, { tone: `ok`, children: t(`quiet.on`, { at: W(e) }) }),
      }),
      r
        ? (0, J.jsx)(`div`, {
            className: `mt16`,
            children: (0, J.jsx)(y, {
              look: `secondary`,
              busy: n.isPending,
              onClick: () => i(0),
              children: t(`quiet.off`),
            }),
          })
        : (0, J.jsxs)(`div`, {
            role: `group`,
            'aria-labelledby': `quiet-choose`,
            children: [
              (0, J.jsx)(`p`, { id: `quiet-choose`, className: `b`, children: t(`quiet.choose`) }),
              (0, J.jsx)(`div`, {
                className: `quiet-days mt8`,
                children: H.map((e) =>
                  (0, J.jsx)(
                    y,
                    {
                      look: `secondary`,
                      busy: n.isPending,
                      onClick: () => i(e),
                      children: t(`quiet.days`, { count: e }),
                    },
                    e,
                  ),
                ),
              }),
            ],
          }),
      (0, J.jsx)(`p`, { className: `sm mut mt16`, children: t(`quiet.hours`) }),
    ],
  })
}
function me() {
  let { t: e } = v(`privacy`),
    t = i()
  return (0, J.jsxs)(J.Fragment, {
    children: [
      (0, J.jsx)(Y, {
        id: `contact`,
        title: e(`contact.title`),
        lead: e(`contact.lead`),
        query: t,
        failed: e(`contact.failed`),
        children: t.data && (0, J.jsx)(he, { rules: t.data }),
      }),
      t.data && (0, J.jsx)(pe, { quietUntil: t.data.quiet_until }),
    ],
  })
}
function he({ rules: e }) {
  let { t } = v([`privacy`, `rules`]),
    n = ne(),
    [r, i] = (0, q.useState)(!1),
    { choices: a, reachable: o } = e,
    [s, c] = (0, q.useState)(null),
    l = (t, n) => (s?.of === e && s.purpose === t && s.channel === n ? s.allowed : a[t][n]),
    u = (r, s, l) => {
      if (n.isPending) return
      let u = { ...a, [r]: { ...a[r], [s]: l } },
        d = r === `service` && !l && !U(u, o)
      ;(i(d),
        d ||
          (c({ purpose: r, channel: s, allowed: l, of: e }),
          n.mutate(
            { purpose: r, channel: s, allowed: l },
            {
              onSuccess: () => E.success(t(`privacy:contact.saved`)),
              onError: (e) => {
                ;(c(null), x(e))
              },
            },
          )))
    }
  return (0, J.jsxs)(J.Fragment, {
    children: [
      e.no_calls_since !== null &&
        (0, J.jsx)(`p`, { className: `mt16`, children: t(`privacy:contact.noCalls`, { at: G(e.no_calls_since) }) }),
      le.map((e) =>
        (0, J.jsxs)(
          `fieldset`,
          {
            className: `purpose`,
            children: [
              (0, J.jsx)(`legend`, { className: `h4`, children: t(`privacy:contact.purpose.${e}`) }),
              (0, J.jsx)(`p`, { className: `sm mut mt4`, children: t(`privacy:contact.help.${e}`) }),
              (0, J.jsx)(`div`, {
                className: `channels mt8`,
                children: ce.map((n) =>
                  (0, J.jsx)(
                    re,
                    { checked: l(e, n), onChange: (t) => u(e, n, t), children: t(`privacy:contact.channel.${n}`) },
                    n,
                  ),
                ),
              }),
              (0, J.jsx)(w, { id: `${e}-refused`, error: e === `service` && r ? t(`rules:contact.service`) : null }),
            ],
          },
          e,
        ),
      ),
      !o.email && (0, J.jsx)(`p`, { className: `sm mut`, children: t(`privacy:contact.noEmail`) }),
      !o.sms && (0, J.jsx)(`p`, { className: `sm mut`, children: t(`privacy:contact.noPhone`) }),
    ],
  })
}
var Z = 5
function Q({ items: e }) {
  let { t } = v(`privacy`),
    [n, r] = (0, q.useState)(!1),
    i = n ? 0 : e.length - Z
  return (0, J.jsxs)(J.Fragment, {
    children: [
      (0, J.jsx)(`ul`, {
        className: `log mt8`,
        children: (n ? e : e.slice(0, Z)).map(({ key: e, content: t }) => (0, J.jsx)(`li`, { children: t }, e)),
      }),
      i > 0 &&
        (0, J.jsx)(y, { look: `secondary`, small: !0, onClick: () => r(!0), children: t(`showAll`, { count: i }) }),
    ],
  })
}
function ge() {
  let { t: e } = v(`privacy`),
    t = r()
  return (0, J.jsxs)(Y, {
    id: `contacts`,
    title: e(`contacts.title`),
    query: t,
    failed: e(`contacts.failed`),
    children: [
      t.data?.length === 0 && (0, J.jsx)(`p`, { className: `mt16`, children: e(`contacts.empty`) }),
      (0, J.jsx)(Q, {
        items: (t.data ?? []).map(({ contact_id: t, about: n, channel: r, purpose: i, at: a }) => ({
          key: String(t),
          content: (0, J.jsxs)(J.Fragment, {
            children: [
              (0, J.jsx)(`p`, { children: e(`contacts.about.${n}`) }),
              (0, J.jsx)(`p`, {
                className: `sm mut`,
                children: [e(`contact.channel.${r}`), e(`contacts.purpose.${i}`), W(a)].join(` · `),
              }),
            ],
          }),
        })),
      }),
    ],
  })
}
function _e({ plan: { holds: e, keeps: t } }) {
  let { t: n } = v(`privacy`)
  return (0, J.jsxs)(`div`, {
    className: `mt16 stack g16`,
    children: [
      e.length > 0 &&
        (0, J.jsxs)(`div`, {
          children: [
            (0, J.jsx)(`h3`, { className: `b`, children: n(`erasure.plan.holds`) }),
            (0, J.jsx)(`ul`, {
              className: `log mt4`,
              children: e.map(({ reason: e, about: t, kinds: r, until: i }) =>
                (0, J.jsx)(
                  `li`,
                  {
                    children: n(`erasure.plan.hold.${e}`, {
                      about: t,
                      until: G(i),
                      what: r.map((e) => n(`erasure.plan.kind.${e}`)).join(`, `),
                    }),
                  },
                  `${e}-${t ?? ``}-${r.join()}`,
                ),
              ),
            }),
          ],
        }),
      (0, J.jsxs)(`div`, {
        children: [
          (0, J.jsx)(`h3`, { className: `b`, children: n(`erasure.plan.keeps`) }),
          (0, J.jsx)(`ul`, {
            className: `log mt4`,
            children: t.map(({ kind: e, about: t, until: r }) =>
              (0, J.jsx)(`li`, { children: n(`erasure.plan.keep.${e}`, { about: t, until: G(r) }) }, `${e}-${t ?? ``}`),
            ),
          }),
        ],
      }),
    ],
  })
}
var ve = se(() =>
  R(
    async () =>
      (
        await ae(
          async () => {
            let { ErasureDialog: e } = await import(`./ErasureDialog-D8YDSxcK.js`)
            return { ErasureDialog: e }
          },
          __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]),
        )
      ).ErasureDialog,
  ),
)
function ye() {
  let { t: e } = v([`privacy`, `retention`]),
    n = t(),
    r = m(),
    [i, a] = (0, q.useState)(!1),
    o = n.data,
    s = o?.status === `open` || o?.status === `held`
  return (0, J.jsxs)(Y, {
    id: `erasure`,
    title: e(`erasure.title`),
    lead: e(`erasure.lead`),
    query: n,
    failed: e(`erasure.failed`),
    children: [
      o && s && (0, J.jsx)(xe, { request: o }),
      o?.status === `cancelled` &&
        (0, J.jsx)(`div`, {
          className: `mt16`,
          children: (0, J.jsx)(L, {
            role: `status`,
            children: e(o.partly_erased_at === null ? `erasure.status.cancelled` : `erasure.status.cancelledPartly`, {
              reference: o.reference,
            }),
          }),
        }),
      !s &&
        (0, J.jsxs)(J.Fragment, {
          children: [
            (0, J.jsx)(`p`, { className: `sm mut mt8`, children: e(`erasure.notice`) }),
            (0, J.jsx)(`p`, {
              className: `mt16`,
              children: (0, J.jsx)(y, { look: `secondary`, onClick: () => a(!0), children: e(`erasure.ask`) }),
            }),
            i && (0, J.jsx)(ve, { onClose: () => a(!1) }),
          ],
        }),
      (0, J.jsx)(V, {
        query: r,
        failed: e(`erasure.plan.failed`),
        space: `mt16`,
        waiting: null,
        children: (e) => (0, J.jsx)(_e, { plan: e }),
      }),
      (0, J.jsx)(`div`, {
        className: `mt16`,
        children: (0, J.jsx)(j, { title: e(`retention:title`), children: (0, J.jsx)(te, {}) }),
      }),
    ],
  })
}
function be({ status: e, held_for: t, partly_erased_at: n }) {
  return e === `held`
    ? t === `legal_hold`
      ? `frozen`
      : n === null
        ? `held`
        : t === `part_hold`
          ? `partlyNamed`
          : `partly`
    : `open`
}
var $ = [`asked`, `held`, `notice`, `erased`]
function xe({ request: e }) {
  let { t } = v(`privacy`),
    r = n(),
    i = e.status === `held`,
    a = $.indexOf(i ? `held` : `notice`),
    o = () => {
      r.isPending || r.mutate(void 0, { onSuccess: () => E.success(t(`erasure.cancelled`)), onError: x })
    },
    s = (e) => (e < a ? `done` : e === a ? `now` : `next`)
  return (0, J.jsxs)(`div`, {
    className: `mt16 stack g16`,
    children: [
      (0, J.jsxs)(L, {
        tone: `warn`,
        role: `status`,
        children: [
          (0, J.jsx)(`p`, { className: `b`, children: t(`erasure.status.${be(e)}`, { at: W(e.erase_after) }) }),
          (0, J.jsx)(`p`, {
            className: `mt4`,
            children: t(`erasure.reference`, { reference: e.reference, at: W(e.requested_at) }),
          }),
        ],
      }),
      (0, J.jsx)(`ol`, {
        className: `erase-steps`,
        children: $.map((e, n) =>
          (0, J.jsxs)(
            `li`,
            {
              className: s(n),
              children: [
                (0, J.jsx)(ie, { name: s(n) === `done` ? `check` : `clock` }),
                (0, J.jsxs)(`span`, {
                  children: [
                    t(`erasure.steps.${e}`),
                    (0, J.jsx)(`span`, { className: `sm mut block`, children: t(`erasure.step.${s(n)}`) }),
                  ],
                }),
              ],
            },
            e,
          ),
        ),
      }),
      (0, J.jsxs)(`div`, {
        className: `row wrap`,
        children: [
          (0, J.jsx)(y, { look: `secondary`, busy: r.isPending, onClick: o, children: t(`erasure.cancel`) }),
          e.held_for === `application_under_way` &&
            (0, J.jsx)(S, { look: `text`, to: I(`applicationStatus`), children: t(`erasure.applications`) }),
        ],
      }),
    ],
  })
}
function Se() {
  let { t: e } = v(`privacy`),
    t = d(),
    n = N((e) => e.productType)
  return (0, J.jsxs)(Y, {
    id: `data`,
    title: e(`data.title`),
    lead: e(`data.lead`),
    children: [
      (0, J.jsx)(`p`, {
        className: `mt16`,
        children: (0, J.jsx)(y, {
          look: `secondary`,
          busy: t.isPending,
          onClick: () => {
            t.isPending || t.mutate(void 0, { onSuccess: () => E.success(e(`data.done`)), onError: x })
          },
          children: e(`data.download`),
        }),
      }),
      (0, J.jsx)(`p`, { className: `mt16`, children: e(`data.correct`) }),
      (0, J.jsxs)(`ul`, {
        className: `mt4 stack g8`,
        children: [
          (0, J.jsx)(`li`, { children: (0, J.jsx)(D, { to: A(n), children: e(`data.form`) }) }),
          (0, J.jsx)(`li`, { children: (0, J.jsx)(D, { to: A(n, `contact-details`), children: e(`data.contact`) }) }),
        ],
      }),
    ],
  })
}
function Ce() {
  let { t: e } = v(`privacy`),
    t = l(),
    n = u(),
    r = t.data?.length === 0 && n.data?.length === 0
  return (0, J.jsxs)(Y, {
    id: `partners`,
    title: e(`partners.title`),
    lead: e(`partners.lead`),
    query: { ...t, data: n.isPending ? void 0 : t.data },
    failed: e(`partners.failed`),
    children: [
      r && (0, J.jsx)(`p`, { className: `mut mt8`, children: e(`partners.empty`) }),
      t.data &&
        t.data.length > 0 &&
        (0, J.jsx)(Q, {
          items: t.data.map(({ reference: t, partner: n, first_touch_at: r }) => ({
            key: t,
            content: e(`partners.line`, { partner: n, reference: t, at: W(r) }),
          })),
        }),
      (0, J.jsx)(V, {
        query: n,
        failed: e(`partners.failed`),
        space: `mt16`,
        waiting: null,
        children: (t) =>
          t.length > 0 &&
          (0, J.jsx)(Q, {
            items: t.map(({ reference: t, partner: n, state: r, at: i, pending_until: a }) => ({
              key: t,
              content: e(`partners.named.${r}`, { partner: n, reference: t, at: W(i), until: W(a) }),
            })),
          }),
      }),
    ],
  })
}
function we() {
  let { t: e } = v(`privacy`),
    t = f()
  return (0, J.jsxs)(Y, {
    id: `views`,
    title: e(`views.title`),
    lead: e(`views.lead`),
    query: t,
    failed: e(`views.failed`),
    children: [
      t.data?.length === 0 && (0, J.jsx)(`p`, { className: `mt16`, children: e(`views.empty`) }),
      (0, J.jsx)(Q, {
        items: (t.data ?? []).map(({ kind: t, role_id: n, field: r, why: i, reason: a, views: o, at: s }, c) => ({
          key: `${s} ${c}`,
          content: (0, J.jsxs)(J.Fragment, {
            children: [
              (0, J.jsx)(`p`, {
                children: r === null ? e(`views.kind.${t}`) : e(`views.revealed`, { field: e(`views.field.${r}`) }),
              }),
              (0, J.jsx)(`p`, {
                className: `sm mut`,
                children: e(`views.line`, { role: e(`views.role.${n ?? `unknown`}`), at: W(s) }),
              }),
              (t !== `record` || a !== null) &&
                (0, J.jsx)(`p`, {
                  className: `sm privacy-reason`,
                  children:
                    i === null && a === null
                      ? e(`views.noReason`)
                      : e(`views.reason`, { reason: [i && e(`views.why.${i}`), a].filter(Boolean).join(`, `) }),
                }),
              t === `screens` &&
                o > 0 &&
                (0, J.jsx)(`p`, { className: `sm mut`, children: e(`views.count`, { count: o }) }),
            ],
          }),
        })),
      }),
    ],
  })
}
function Te() {
  let { t: e } = v(`privacy`),
    t = ee()
  return (0, J.jsxs)(Y, {
    id: `refused`,
    title: e(`refused.title`),
    lead: e(`refused.lead`, { days: 90 }),
    query: t,
    failed: e(`refused.failed`),
    children: [
      t.data?.length === 0 && (0, J.jsx)(`p`, { className: `mt16`, children: e(`refused.empty`) }),
      (0, J.jsx)(Q, {
        items: (t.data ?? []).map(({ channel: t, purpose: n, reason: r, count: i, last_day: a }) => ({
          key: `${t} ${n} ${r}`,
          content: (0, J.jsxs)(J.Fragment, {
            children: [
              (0, J.jsx)(`p`, { children: e(`refused.why.${r}`) }),
              (0, J.jsx)(`p`, {
                className: `sm mut`,
                children: [
                  e(`contact.channel.${t}`),
                  e(`contacts.purpose.${n}`),
                  e(`refused.times`, { count: i, day: G(a) }),
                ].join(` · `),
              }),
            ],
          }),
        })),
      }),
    ],
  })
}
function Ee() {
  let { t: e } = v([`privacy`, `help`]),
    { code: t } = T()
  return (0, J.jsxs)(`aside`, {
    className: `stack g16`,
    'aria-label': e(`privacy:rights.title`),
    children: [
      (0, J.jsxs)(M, {
        tone: `sunk`,
        'aria-labelledby': `rights-title`,
        children: [
          (0, J.jsx)(`h2`, { className: `h3`, id: `rights-title`, children: e(`privacy:rights.title`) }),
          (0, J.jsxs)(`div`, {
            className: `sm mt8 stack g8`,
            children: [
              (0, J.jsx)(`p`, { children: e(`privacy:rights.who`, { company: oe().company.legalName }) }),
              (0, J.jsx)(`p`, { children: e(`privacy:rights.law`) }),
              (0, J.jsx)(`p`, {
                children: (0, J.jsx)(D, { to: I(`needHelp`), children: e(`privacy:rights.nominate`) }),
              }),
              (0, J.jsx)(`p`, { children: e(`privacy:rights.complain`) }),
              (0, J.jsx)(`p`, {
                children: (0, J.jsx)(P, {
                  href: O(I(`privacyPolicy`), { partner: t }),
                  children: e(`privacy:rights.policy`),
                }),
              }),
            ],
          }),
        ],
      }),
      (0, J.jsxs)(M, {
        tone: `sunk`,
        'aria-labelledby': `privacy-grievance-title`,
        children: [
          (0, J.jsx)(`h2`, { className: `h3`, id: `privacy-grievance-title`, children: e(`help:grievance.title`) }),
          (0, J.jsx)(_, {}),
        ],
      }),
    ],
  })
}
function De() {
  return N((e) => e.masquerade !== null) ? null : (0, J.jsx)(Oe, {})
}
function Oe() {
  let { t: e } = v(`sign-ins`),
    t = c(),
    n = h()
  return (0, J.jsxs)(Y, {
    id: `sign-ins`,
    title: e(`title`),
    query: t,
    failed: e(`failed`),
    children: [
      (0, J.jsx)(Q, {
        items: (t.data ?? []).map((t) => {
          let { device: n, facts: r } = K(e, t)
          return {
            key: t.session_id,
            content: (0, J.jsxs)(J.Fragment, {
              children: [
                (0, J.jsx)(`p`, { children: t.current ? e(`current`) : n }),
                (0, J.jsx)(`p`, { className: `sm mut`, children: r }),
              ],
            }),
          }
        }),
      }),
      t.data && t.data.length > 1
        ? (0, J.jsx)(`div`, {
            className: `mt16`,
            children: (0, J.jsx)(y, {
              look: `secondary`,
              busy: n.isPending,
              onClick: () => {
                n.isPending || n.mutate(void 0, { onSuccess: () => E.success(e(`endedOthers`)), onError: x })
              },
              children: e(`endOthers`),
            }),
          })
        : (0, J.jsx)(`p`, { className: `sm mut mt12`, children: e(`alone`) }),
    ],
  })
}
function ke() {
  let { t: e } = v(`privacy`)
  return (0, J.jsxs)(`div`, {
    className: `wrap-c main`,
    children: [
      (0, J.jsx)(z, { lead: e(`lead`), children: e(`title`) }),
      (0, J.jsxs)(`div`, {
        className: `two mt24`,
        children: [
          (0, J.jsxs)(`div`, {
            className: `stack g16 privacy-main`,
            children: [
              (0, J.jsx)(fe, {}),
              (0, J.jsx)(Ce, {}),
              (0, J.jsx)(me, {}),
              (0, J.jsx)(ge, {}),
              (0, J.jsx)(Te, {}),
              (0, J.jsx)(we, {}),
              (0, J.jsx)(De, {}),
              (0, J.jsx)(Se, {}),
              (0, J.jsx)(ye, {}),
            ],
          }),
          (0, J.jsx)(Ee, {}),
        ],
      }),
    ],
  })
}
export { ke as PrivacyCentrePage }
