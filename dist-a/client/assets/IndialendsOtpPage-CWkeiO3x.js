import { i as j, t as M } from './common-form-E0SH5PGy.js'
import { _t as O, nt as k } from './common-schema-TiEP0qb9.js'
import { mt as t, vn as n, vt as r } from './customer-Df6hRo4Y.js'
import { r as A } from './customer-form-CxxRlc71.js'
import {
  Cr as i,
  E as a,
  Fr as o,
  Gt as s,
  Hn as c,
  Kt as l,
  T as u,
  U as d,
  W as f,
  Xi as p,
  Zi as m,
  ca as h,
  da as g,
  ii as _,
  si as v,
  t as y,
  z as b,
} from './first-CL_AHFyg.js'
import { r as D } from './index-DgFpoVLQ.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import { O as x, Z as S, in as C, ln as w, pn as T, sn as E } from './signed-in-DHQU3WVe.js'
var N = e(g(), 1)
function P(e) {
  let t = T()
  return {
    send: w({ mutationFn: () => C(`sendLenderOtp`, { params: { appId: e } }) }),
    verify: w({
      mutationFn: (t) => C(`verifyLenderOtp`, { params: { appId: e }, body: { otp: t } }),
      onSuccess: () => t.invalidateQueries({ queryKey: E }),
    }),
  }
}
var F = c(),
  I = k({ otp: O.defined() })
function L({ appId: e, lender: t }) {
  let { t: n } = o(`lenders`),
    { t: r } = o(`verification`),
    { send: c, verify: l } = P(e),
    [m, h] = (0, N.useState)(null),
    g = u(),
    y = M(`verifyLenderOtp`, I, {
      start: { otp: `` },
      send: ({ otp: e }) => g.send(e, () => l.mutateAsync(e)),
      refused: (e) => (
        d(e) ? y.hands.setError(`otp`, { type: `server`, message: f(e, r) }) : y.fail(e),
        y.hands.setFocus(`otp`, { shouldSelect: !0 }),
        !0
      ),
    }),
    x = c.isPending || y.busy,
    S = () => {
      x ||
        (y.fail(null),
        c.mutate(void 0, {
          onSuccess: ({ resend_in: e }) => {
            ;(h(Date.now() + e * 1e3),
              g.forget(),
              y.hands.reset(),
              requestAnimationFrame(() => y.hands.setFocus(`otp`)))
          },
        }))
    },
    C = (e) => {
      ;(c.isPending || c.reset(), y.submit(e))
    },
    w = y.failure ?? c.error,
    T = w instanceof i && w.code === `lender_unavailable`,
    E = w === null ? null : T ? n(`otp.failed`, { lender: t }) : f(w, r)
  return (0, F.jsxs)(j, {
    form: { ...y, submit: C },
    className: `otp-page`,
    children: [
      (0, F.jsx)(D, { lead: n(`otp.lead`, { lender: t }), children: n(`otp.title`, { lender: t }) }),
      m === null
        ? (0, F.jsx)(`p`, {
            className: `mt20`,
            children: (0, F.jsx)(s, {
              full: !0,
              busy: x,
              onClick: S,
              children: c.isPending ? n(`otp.sending`) : n(`otp.send`, { lender: t }),
            }),
          })
        : (0, F.jsxs)(F.Fragment, {
            children: [
              (0, F.jsx)(`p`, { className: `mt16`, role: `status`, children: n(`otp.sent`, { lender: t }) }),
              (0, F.jsx)(`div`, {
                className: `mt16`,
                children: (0, F.jsx)(A, { name: `otp`, label: n(`otp.code`, { lender: t }) }),
              }),
              (0, F.jsx)(a, { resendAt: m, busy: x, onResend: S }),
            ],
          }),
      E !== null &&
        (0, F.jsx)(`div`, { className: `mt16`, children: (0, F.jsx)(b, { tone: `err`, role: `alert`, children: E }) }),
      m !== null &&
        (0, F.jsxs)(F.Fragment, {
          children: [
            _().sandbox &&
              (0, F.jsx)(`div`, {
                className: `mt12`,
                children: (0, F.jsxs)(b, {
                  icon: `info`,
                  children: [r(`sandbox`), ` `, (0, F.jsx)(p, { to: v(`outbox`), children: r(`sandboxLink`) })],
                }),
              }),
            (0, F.jsx)(`div`, {
              className: `mt24`,
              children: (0, F.jsx)(s, {
                type: `submit`,
                full: !0,
                busy: x,
                children: y.busy ? n(`otp.checking`) : n(`otp.confirm`),
              }),
            }),
            (0, F.jsx)(`div`, { className: `mt16`, children: (0, F.jsx)(b, { children: n(`otp.keep`) }) }),
          ],
        }),
    ],
  })
}
function R() {
  let { t: e } = o(`lenders`),
    [i] = h(),
    a = n(),
    { data: s } = a,
    c = i.get(`app`),
    u = c ? s?.find(({ app_id: e }) => e === c) : void 0,
    d = s?.find(({ app_id: e, next_step: t }) => t.kind === `otp` && (!c || e === c))
  return u?.lender_slug && u.next_step.kind !== `otp`
    ? (0, F.jsx)(m, { to: t(u.lender_slug, u.app_id), replace: !0 })
    : (0, F.jsx)(`div`, {
        className: `wrap-c main narrow`,
        children: d?.lender_name
          ? (0, F.jsxs)(F.Fragment, {
              children: [
                (0, F.jsx)(L, { appId: d.app_id, lender: d.lender_name }, d.app_id),
                d.journey && (0, F.jsx)(r, { lender: d.lender_name, journey: d.journey, next: `otp` }),
              ],
            })
          : (0, F.jsxs)(F.Fragment, {
              children: [
                (0, F.jsx)(D, { children: e(s ? `otp.none` : `common:continue`) }),
                (0, F.jsx)(S, {
                  query: a,
                  failed: e(`journey.failed`),
                  space: `mt20`,
                  waiting: (0, F.jsx)(y, {}),
                  children: () =>
                    (0, F.jsx)(x, {
                      icon: `document`,
                      title: e(`journey.applications`),
                      text: e(`otp.noneText`),
                      children: (0, F.jsx)(l, { to: v(`applicationStatus`), children: e(`journey.applications`) }),
                    }),
                }),
              ],
            }),
      })
}
export { R as IndialendsOtpPage }
