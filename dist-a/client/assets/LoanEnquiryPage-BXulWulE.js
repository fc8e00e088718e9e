import './customer-Df6hRo4Y.js'
import { a as P, c as F, s as I, t as L } from './common-fields-Dur8Hai4.js'
import { i as R, t as z } from './common-form-E0SH5PGy.js'
import { f as _, l as v, m as y, s as b, u as x } from './common-schema-TiEP0qb9.js'
import { o as N } from './customer-form-CxxRlc71.js'
import {
  $t as t,
  Fr as n,
  Hn as r,
  Kt as i,
  Mr as a,
  Rt as o,
  Vn as s,
  Zi as c,
  bn as l,
  da as u,
  pr as d,
  sa as f,
  si as p,
  t as m,
  yn as h,
  z as g,
} from './first-CL_AHFyg.js'
import { r as k } from './index-DgFpoVLQ.js'
import { o as M } from './parts-Clelj3dw.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import { P as S, Z as C, dn as w, ht as T, in as E, ln as D, pn as O } from './signed-in-DHQU3WVe.js'
import { f as A, p as j } from './theme-CBDEJsnh.js'
var B = e(u(), 1),
  V = (e) => [`loan-enquiries`, e]
function ee() {
  let e = d((e) => e.userId)
  return w({
    queryKey: V(e),
    queryFn: async ({ signal: e }) => (await E(`listLoanEnquiries`, { signal: e })).data,
    enabled: e !== null,
  })
}
function H(e) {
  let t = O(),
    n = d((e) => e.userId)
  return D({
    mutationFn: async (t) =>
      (await E(`createLoanEnquiry`, { body: { kind: e, details: t, consent: S.loan_enquiry } })).data,
    onSuccess: (e) => {
      ;(t.setQueryData(V(n), (t = []) => [e, ...t.filter(({ reference: t }) => t !== e.reference)]),
        t.invalidateQueries({ queryKey: [`consents`] }))
    },
  })
}
var U = new Map(),
  W = (e, t) => `${e ?? ``}:${t}`,
  G = (e, t) => U.get(W(e, t)) ?? {}
function K(e, t, n) {
  U.set(W(e, t), n)
}
function q(e, t) {
  U.delete(W(e, t))
}
var J = r(),
  Y = [`course`, `institution`],
  X = { place: v, condition: x },
  Z = (e) => Object.fromEntries(Object.entries(e).filter(([e]) => e !== `agreed`))
function Q({ kind: e }) {
  let { t } = n(`enquiry`),
    r = d((e) => e.userId),
    i = H(e),
    a = _(e),
    s = { ...Object.fromEntries(a.map((e) => [e, ``])), ...G(r, e), agreed: !1 },
    c = z(`createLoanEnquiry`, b[e], {
      start: s,
      body: Z,
      check: ({ agreed: e }) => ({ agreed: e ? void 0 : t(`consentMissing`) }),
      send: i.mutateAsync,
      done: () => q(r, e),
      mode: `onTouched`,
      failureIn: `form`,
    }),
    { subscribe: l } = c.hands
  return (
    (0, B.useEffect)(
      () => l({ formState: { values: !0 }, callback: ({ values: t }) => K(r, e, { ...Z(t) }) }),
      [e, l, r],
    ),
    (0, J.jsxs)(R, {
      form: c,
      children: [
        (0, J.jsx)(I, {}),
        (0, J.jsxs)(M, {
          spacing: 6,
          sx: { '[role=alert]:has(*) + &': { mt: 6 } },
          children: [
            a.map((t) => (0, J.jsx)($, { kind: e, field: t }, t)),
            (0, J.jsxs)(`div`, {
              children: [
                (0, J.jsx)(N, { name: `agreed`, children: t(`consent`) }),
                (0, J.jsx)(`p`, { className: `sm mut`, children: t(`consentHelp`) }),
              ],
            }),
            c.failure !== null &&
              (0, J.jsxs)(A, { severity: `error`, role: `alert`, children: [o(c.failure), ` `, t(`kept`)] }),
            (0, J.jsx)(j, {
              type: `submit`,
              variant: `contained`,
              'aria-busy': c.busy,
              children: c.busy ? t(`sending`) : t(`send`),
            }),
          ],
        }),
      ],
    })
  )
}
function $({ kind: e, field: t }) {
  let { t: r } = n(`enquiry`),
    i = r(t === `amount` ? `help.amount.${e}` : `help.${t}`, { defaultValue: `` }),
    a = { name: t, label: r(`fields.${t}`), ...(i && { help: i }) },
    o = X[t]
  return o
    ? (0, J.jsx)(L, { ...a, choices: o.map((e) => ({ id: e, value: r(`${t}.${e}`) })) })
    : Y.includes(t)
      ? (0, J.jsx)(F, { ...a, input: { autoComplete: `off`, maxLength: 120 } })
      : (0, J.jsx)(P, { ...a })
}
var te = { open: [`read`, `pass`, `call`], onItsWay: [`told`, `call`], passed: [`call`, `kept`] }
function ne({ status: e, sent_at: t }) {
  return e === `passed` ? (t === null ? `onItsWay` : `passed`) : `open`
}
function re({ enquiry: e }) {
  let { t } = n(`enquiry`),
    { reference: r, kind: o, details: s, created_at: c, due_at: l, taken: u, lender: d, sent_at: f } = e,
    m = ne(e),
    h = { lender: d ?? `` },
    v = (e) => {
      let n = s[e] ?? ``
      return typeof n == `number` ? a(n) : e === `place` || e === `condition` ? t(`${e}.${n}`) : n
    }
  return (0, J.jsxs)(`section`, {
    className: `card pad mt20`,
    'aria-labelledby': `open-enquiry`,
    children: [
      (0, J.jsx)(`h2`, { className: `h2`, id: `open-enquiry`, children: t(`open.title.${m}`, h) }),
      (0, J.jsx)(`p`, { className: `mut mt4`, children: t(`open.reference`, { reference: r, date: T(c) }) }),
      (0, J.jsx)(`p`, {
        className: `mt8`,
        children:
          m === `open`
            ? t(u ? `open.with.taken` : `open.with.nobody`, { date: T(l) })
            : t(`open.with.${m}`, { ...h, date: f === null ? `` : T(f) }),
      }),
      (0, J.jsx)(`dl`, {
        className: `pairs mt16`,
        children: _(o)
          .filter((e) => s[e] !== void 0)
          .map((e) =>
            (0, J.jsxs)(
              `div`,
              {
                children: [
                  (0, J.jsx)(`dt`, { children: t(`fields.${e}`) }),
                  (0, J.jsx)(`dd`, { className: `break`, children: v(e) }),
                ],
              },
              e,
            ),
          ),
      }),
      (0, J.jsx)(`h3`, { className: `h3 mt20`, children: t(`open.next`) }),
      (0, J.jsx)(`ol`, {
        className: `stack g8 mt12 steps`,
        children: te[m].map((e) => (0, J.jsx)(`li`, { children: t(`open.steps.${e}`, { ...h, days: 3 }) }, e)),
      }),
      m !== `passed` &&
        (0, J.jsx)(`div`, { className: `mt16`, children: (0, J.jsx)(g, { icon: `info`, children: t(`open.one`) }) }),
      (0, J.jsxs)(`div`, {
        className: `stack g8 mt20`,
        children: [
          (0, J.jsx)(i, { look: `secondary`, to: p(`needHelp`), children: t(`open.help`) }),
          (0, J.jsx)(i, { look: `text`, to: p(`products`), children: t(`open.products`) }),
        ],
      }),
    ],
  })
}
function ie() {
  let { kind: e } = f()
  return l(e) ? (0, J.jsx)(ae, { kind: e }) : (0, J.jsx)(c, { to: p(`notFound`), replace: !0 })
}
function ae({ kind: e }) {
  let { t: r } = n(`enquiry`),
    i = ee(),
    a = t(s().kinds, e),
    o = i.data?.filter((t) => t.kind === e) ?? [],
    l = o.find(y),
    u = l ?? (o[0]?.status === `passed` ? o[0] : void 0),
    d = o.filter((e) => e !== u)
  return (0, J.jsxs)(`div`, {
    className: `wrap-c main narrow`,
    children: [
      (0, J.jsx)(k, { lead: r(`lead`), children: r(`title.${e}`) }),
      (0, J.jsx)(C, {
        query: i,
        failed: r(`failed`),
        space: `mt20`,
        waiting: (0, J.jsx)(m, {}),
        children: () =>
          !u && !a
            ? (0, J.jsx)(c, { to: p(h(e)), replace: !0 })
            : (0, J.jsxs)(J.Fragment, {
                children: [
                  u && (0, J.jsx)(re, { enquiry: u }),
                  !l &&
                    a &&
                    (0, J.jsxs)(`div`, {
                      className: `card pad mt20`,
                      children: [
                        u && (0, J.jsx)(`h2`, { className: `h2`, children: r(`another`) }),
                        (0, J.jsx)(`div`, { className: u && `mt16`, children: (0, J.jsx)(Q, { kind: e }) }),
                      ],
                    }),
                ],
              }),
      }),
      d.length > 0 &&
        (0, J.jsxs)(`section`, {
          className: `mt24`,
          'aria-labelledby': `earlier-title`,
          children: [
            (0, J.jsx)(`h2`, { className: `h3`, id: `earlier-title`, children: r(`closed`) }),
            (0, J.jsx)(`ul`, {
              className: `stack g8 mt8`,
              children: d.map((e) =>
                (0, J.jsx)(`li`, { className: `sm`, children: (0, J.jsx)(oe, { enquiry: e }) }, e.reference),
              ),
            }),
          ],
        }),
    ],
  })
}
function oe({ enquiry: e }) {
  let { t } = n(`enquiry`),
    { reference: r, created_at: i, status: a, closed_at: o, close_reason: s, lender: c } = e,
    l = { reference: r, date: T(i) }
  return a === `passed`
    ? t(`passedRow`, { ...l, lender: c ?? `` })
    : o !== null && s !== null
      ? t(`closedWhy`, { ...l, closed: T(o), reason: t(`reason.${s}`) })
      : t(`closedRow`, { ...l, status: t(a === `withdrawn` ? `status.withdrawn` : `status.closed`) })
}
export { ie as LoanEnquiryPage }
