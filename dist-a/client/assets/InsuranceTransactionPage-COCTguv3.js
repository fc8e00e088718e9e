import { c as M, s as N } from './common-fields-Dur8Hai4.js'
import { i as P, t as F } from './common-form-E0SH5PGy.js'
import { nt as I, q as L } from './common-schema-TiEP0qb9.js'
import {
  Sn as t,
  V as n,
  a as r,
  i,
  n as a,
  nt as o,
  p as s,
  r as c,
  rt as l,
  tn as u,
  vn as d,
} from './customer-Df6hRo4Y.js'
import { h as j } from './customer-fields-BHeC32H8.js'
import { o as A } from './customer-form-CxxRlc71.js'
import { D as R, M as z, O as B, k as V } from './customer-schema-DqXZ2v9f.js'
import {
  Cr as f,
  Fr as p,
  Gt as m,
  Hn as h,
  Kt as g,
  Pt as _,
  Rt as v,
  Xi as y,
  ca as b,
  da as x,
  si as S,
  z as C,
} from './first-CL_AHFyg.js'
import { r as k } from './index-DgFpoVLQ.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import { O as w, R as T, Z as E, gt as D, t as O } from './signed-in-DHQU3WVe.js'
var H = e(x(), 1),
  U = h()
function W({ application: e, trackPath: t, insurer: n, plan: r, sandbox: i, justSent: a }) {
  let { t: o } = p(`insurance`),
    s = (0, H.useRef)(null)
  ;(0, H.useEffect)(() => {
    a && s.current?.focus()
  }, [a])
  let { reference: c, created_at: l, status: u } = e
  return (0, U.jsxs)(`section`, {
    className: `card pad`,
    children: [
      (0, U.jsx)(`span`, {
        className: u === `queued` ? `spot accent` : `spot spot-ok`,
        children: (0, U.jsx)(_, { name: u === `queued` ? `clock` : `check`, size: 24 }),
      }),
      (0, U.jsx)(`div`, {
        className: `mt16`,
        children: (0, U.jsx)(k, { ref: s, children: o(`asked.title`, { insurer: n }) }),
      }),
      (0, U.jsxs)(`dl`, {
        className: `pairs mt12`,
        children: [
          (0, U.jsxs)(`div`, {
            children: [(0, U.jsx)(`dt`, { children: o(`asked.reference`) }), (0, U.jsx)(`dd`, { children: c })],
          }),
          (0, U.jsxs)(`div`, {
            children: [(0, U.jsx)(`dt`, { children: o(`asked.plan`) }), (0, U.jsx)(`dd`, { children: r })],
          }),
          (0, U.jsxs)(`div`, {
            children: [(0, U.jsx)(`dt`, { children: o(`asked.at`) }), (0, U.jsx)(`dd`, { children: D(l) })],
          }),
        ],
      }),
      u === `queued` && (0, U.jsx)(`p`, { className: `mt12`, children: o(`asked.queued`, { insurer: n }) }),
      (0, U.jsx)(`h2`, { className: `h3 mt20`, children: o(`asked.next`) }),
      (0, U.jsxs)(`ol`, {
        className: `plan-list mt8`,
        children: [
          (0, U.jsx)(`li`, { children: o(`asked.call`, { insurer: n }) }),
          (0, U.jsx)(`li`, { children: o(`asked.read`) }),
          (0, U.jsx)(`li`, { children: o(`asked.pay`, { insurer: n }) }),
        ],
      }),
      i &&
        (0, U.jsx)(`div`, {
          className: `mt16`,
          children: (0, U.jsx)(C, { icon: `info`, children: o(`asked.sandbox`) }),
        }),
      (0, U.jsx)(`p`, { className: `sm mut mt16`, children: o(`asked.withdraw`) }),
      (0, U.jsxs)(`div`, {
        className: `stack g8 mt20`,
        children: [
          (0, U.jsx)(g, { to: t, children: o(`asked.track`) }),
          (0, U.jsx)(g, { look: `text`, to: S(`insurance`), children: o(`otherPlans`) }),
        ],
      }),
    ],
  })
}
var G = I({ first_name: L(z), last_name: L(z), birth_date: R.required(`rules:birthDate.required`) }),
  K = ({ first_name: e, last_name: t, birth_date: n }) => ({ first_name: e, last_name: t, birth_date: B(n) })
function q(e, t) {
  let n = K(t)
  return {
    ...(e.first_name !== n.first_name && { first_name: e.first_name }),
    ...(e.last_name !== n.last_name && { last_name: e.last_name }),
    ...(e.birth_date !== n.birth_date && { birth_date: V(e.birth_date) }),
  }
}
function J({ error: e, insurer: t }) {
  let { t: n } = p(`insurance`),
    r = (0, H.useRef)(null)
  ;(0, H.useEffect)(() => {
    r.current?.scrollIntoView({ block: `nearest` })
  }, [e])
  let i = e instanceof f ? e.code : null,
    a = e instanceof f ? e.status : 0,
    o = i === `timeout` || i === `bad_answer` || a >= 500
  return (0, U.jsx)(`div`, {
    className: `mt12`,
    children: (0, U.jsxs)(C, {
      tone: i === `network` || o ? `warn` : `err`,
      role: `alert`,
      noteRef: r,
      children: [
        i === `network` ? n(`problem.offline`) : i === `offer_unavailable` ? n(`problem.changed`) : v(e),
        o && (0, U.jsx)(`p`, { className: `mt4`, children: n(`problem.unknown`, { insurer: t }) }),
      ],
    }),
  })
}
function Y({ plan: e, profile: t, onSave: i, onSent: a }) {
  let { t: o } = p(`insurance`),
    c = r(),
    { insurer: l } = e,
    u = (0, H.useRef)(!1),
    d = F(`requestInsurancePlan`, G, {
      start: { ...K(t), agreed: !1 },
      body: ({ first_name: e, last_name: t, birth_date: n }) => ({ first_name: e, last_name: t, birth_date: n }),
      check: ({ agreed: e }) => ({ agreed: e ? void 0 : o(`request.consentError`) }),
      send: async (n) => {
        u.current ||= (await c.mutateAsync({ plan: e, save: () => i(q(n, t)) }), !0)
      },
      done: a,
      mode: `onBlur`,
      failureIn: `form`,
    }),
    f = d.busy || c.isSuccess,
    h = s(),
    g = n(t),
    _ = [
      { name: `mobile`, field: `profile.mobile_phone_number`, value: t.mobile_phone_number },
      { name: `email`, field: `profile.email`, value: t.email },
    ].filter(({ field: e }) => g.includes(e))
  return (0, U.jsxs)(P, {
    form: d,
    className: `card pad`,
    'aria-labelledby': `request-title`,
    children: [
      (0, U.jsx)(`h2`, { className: `h2`, id: `request-title`, children: o(`request.title`) }),
      (0, U.jsx)(`p`, { className: `sm mut mt8`, children: o(`request.lead`, { insurer: l }) }),
      (0, U.jsxs)(`div`, {
        className: `plan-fields mt16`,
        children: [
          (0, U.jsx)(M, { name: `first_name`, label: o(`request.firstName`), input: { autoComplete: `given-name` } }),
          (0, U.jsx)(M, { name: `last_name`, label: o(`request.lastName`), input: { autoComplete: `family-name` } }),
          (0, U.jsx)(j, { name: `birth_date`, label: o(`request.birthDate`), help: o(`request.birthDateHelp`) }),
        ],
      }),
      (0, U.jsx)(`dl`, {
        className: `pairs mt16`,
        children: _.map(({ name: e, value: t }) =>
          (0, U.jsxs)(
            `div`,
            { children: [(0, U.jsx)(`dt`, { children: o(`request.${e}`) }), (0, U.jsx)(`dd`, { children: t })] },
            e,
          ),
        ),
      }),
      (0, U.jsx)(`p`, { className: `sm mut mt12`, children: o(`request.notShared`) }),
      (0, U.jsx)(`div`, {
        className: `mt12`,
        children: (0, U.jsx)(A, {
          name: `agreed`,
          children: o(`asked:consent.share_with_insurer`, { insurer: l, what: h(g) }),
        }),
      }),
      (0, U.jsx)(N, {}),
      d.failure instanceof Error && (0, U.jsx)(J, { error: d.failure, insurer: l }),
      (0, U.jsx)(`p`, {
        className: `mt16`,
        children: (0, U.jsx)(m, {
          type: `submit`,
          full: !0,
          busy: f,
          children: f ? o(`request.sending`) : o(`request.send`, { insurer: l }),
        }),
      }),
      (0, U.jsx)(`p`, { className: `sm mut mt12`, children: o(`request.free`) }),
    ],
  })
}
function X() {
  let { t: e } = p(`insurance`),
    [n] = b(),
    [r, s] = (0, H.useState)(!1),
    f = i(),
    m = o(),
    h = d(),
    v = l(),
    x = Number(n.get(`plan`)),
    C = f.data?.data.find((e) => e.plan_id === x),
    D = h.data?.find(({ product_id: e, status: t }) => e === u(x) && !T(t))
  return D && f.data
    ? (0, U.jsxs)(`div`, {
        className: `wrap-c main narrow`,
        children: [
          (0, U.jsx)(W, {
            application: D,
            trackPath: t(D.app_id),
            insurer: D.lender_name ?? C?.insurer ?? ``,
            plan: D.product_name ?? C?.name ?? ``,
            sandbox: f.data.sandbox,
            justSent: r,
          }),
          (0, U.jsx)(c, { sandbox: f.data.sandbox }),
        ],
      })
    : (0, U.jsxs)(`div`, {
        className: `wrap-c main narrow`,
        children: [
          (0, U.jsxs)(y, {
            className: `link`,
            to: S(`insurance`),
            children: [(0, U.jsx)(_, { name: `arrowLeft`, size: 18 }), e(`otherPlans`)],
          }),
          (0, U.jsx)(`div`, { className: `mt12`, children: (0, U.jsx)(k, { children: e(`request.heading`) }) }),
          (0, U.jsx)(E, {
            query: O({ plans: f, profile: m, applications: h }),
            failed: e(`failed`),
            space: `mt20`,
            waiting: (0, U.jsxs)(`div`, {
              className: `card pad stack g16 mt20 waits`,
              'aria-busy': `true`,
              children: [
                (0, U.jsx)(`p`, { role: `status`, className: `sr`, children: e(`common:loading`) }),
                (0, U.jsx)(`span`, { className: `sk sk-name`, 'aria-hidden': `true` }),
                (0, U.jsx)(`span`, { className: `sk sk-line`, 'aria-hidden': `true` }),
                (0, U.jsx)(`span`, { className: `sk sk-line`, 'aria-hidden': `true` }),
              ],
            }),
            children: (t) =>
              C
                ? (0, U.jsxs)(`div`, {
                    className: `stack g16 mt20`,
                    children: [
                      (0, U.jsxs)(`section`, {
                        className: `card tint pad`,
                        'aria-labelledby': `plan-title`,
                        children: [
                          (0, U.jsx)(`h2`, { className: `h3`, id: `plan-title`, children: C.name }),
                          (0, U.jsx)(`p`, { className: `sm mut mt4`, children: C.insurer }),
                          (0, U.jsx)(`div`, { className: `mt12`, children: (0, U.jsx)(a, { plan: C }) }),
                        ],
                      }),
                      (0, U.jsx)(Y, { plan: C, profile: t.profile, onSave: v, onSent: () => s(!0) }, C.plan_id),
                      (0, U.jsx)(c, { sandbox: t.plans.sandbox }),
                    ],
                  })
                : (0, U.jsx)(w, {
                    icon: `shield`,
                    title: e(`unknown.title`),
                    text: e(`unknown.text`),
                    children: (0, U.jsx)(g, { to: S(`insurance`), children: e(`otherPlans`) }),
                  }),
          }),
        ],
      })
}
export { X as InsuranceTransactionPage }
