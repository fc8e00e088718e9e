import { C as m, S as h } from './admin-SlXPl_wU.js'
import { c as S } from './common-fields-Dur8Hai4.js'
import { i as C, t as w } from './common-form-E0SH5PGy.js'
import { S as l, Z as u } from './desks-BwPV_Ml3.js'
import { o as c } from './desks-form-BT5SDwL6.js'
import { Fr as a, Hn as o, da as s } from './first-CL_AHFyg.js'
import { r as d } from './index-DgFpoVLQ.js'
import { T as f, k as p } from './office-form-Deh-hoPk.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import { Z as g, dn as _, ht as v, in as y, ln as b, pn as x } from './signed-in-DHQU3WVe.js'
import { U as t, h as n, p as r, t as i } from './theme-CBDEJsnh.js'
var T = e(s(), 1),
  E = [`staff-sessions`],
  D = [`own-factor`]
function O(e) {
  let t = x()
  return () => t.invalidateQueries({ queryKey: e })
}
var k = () =>
    _({ queryKey: E, queryFn: ({ signal: e }) => y(`listStaffSessions`, { signal: e }), refetchOnMount: `always` }),
  A = () =>
    b({
      mutationFn: (e) => (e === null ? y(`endOtherStaffSessions`) : y(`endStaffSession`, { params: { id: e } })),
      onSettled: O(E),
    }),
  j = () => O(E),
  M = () => _({ queryKey: D, queryFn: ({ signal: e }) => y(`getOwnFactor`, { signal: e }), refetchOnMount: `always` }),
  N = () => O(D),
  P = o()
function F() {
  let { t: e } = a(`staff-admin`),
    t = M(),
    r = N(),
    o = j(),
    [s, c] = (0, T.useState)(null),
    [l, d] = (0, T.useState)(null)
  return (0, P.jsx)(u, {
    title: e(`factor.title`),
    children: l
      ? (0, P.jsx)(h, { codes: l, onDone: () => d(null) })
      : s
        ? (0, P.jsx)(L, {
            secret: s,
            onConfirmed: (e) => {
              ;(c(null), d(e), r(), o())
            },
            onBack: () => c(null),
          })
        : (0, P.jsx)(g, {
            query: t,
            failed: e(`factor.failed`),
            waiting: (0, P.jsx)(i, { variant: `rounded`, height: 160 }),
            children: ({ on: t, since: r, recovery_left: i, required: a }) =>
              (0, P.jsxs)(P.Fragment, {
                children: [
                  (0, P.jsx)(n, {
                    sx: { mb: 4 },
                    children: t
                      ? e(`factor.on`, { day: r ? v(r) : ``, count: i })
                      : e(a ? `factor.offRequired` : `factor.off`),
                  }),
                  (0, P.jsx)(I, { again: t, onBegun: c }),
                ],
              }),
          }),
  })
}
function I({ again: e, onBegun: n }) {
  let { t: i } = a(`staff-admin`),
    o = w(`beginFactor`, p, { start: { password: `` }, done: n })
  return (0, P.jsxs)(t, {
    component: C,
    form: o,
    prefix: `field-factor`,
    sx: { display: `grid`, gap: 4, maxWidth: 420 },
    children: [
      (0, P.jsx)(S, {
        name: `password`,
        label: i(`own.old`),
        what: i(`own.what.password`),
        input: { type: `password`, autoComplete: `current-password`, maxLength: 200 },
      }),
      (0, P.jsx)(t, {
        children: (0, P.jsx)(r, {
          type: `submit`,
          variant: e ? `outlined` : `contained`,
          'aria-busy': o.busy,
          children: i(e ? `factor.again` : `factor.begin`),
        }),
      }),
    ],
  })
}
function L({ secret: e, onConfirmed: n, onBack: i }) {
  let { t: o } = a(`staff-admin`),
    s = w(`confirmFactor`, f, { start: { code: `` }, done: ({ recovery_codes: e }) => n(e) })
  return (0, P.jsxs)(t, {
    component: C,
    form: s,
    prefix: `field-code`,
    sx: { display: `grid`, gap: 4, maxWidth: 420 },
    children: [
      (0, P.jsx)(m, { secret: e.secret, uri: e.uri }),
      (0, P.jsx)(S, {
        name: `code`,
        label: o(`factor.code`),
        help: o(`factor.codeHelp`),
        input: { autoComplete: `one-time-code`, inputMode: `numeric`, maxLength: 20 },
      }),
      (0, P.jsxs)(t, {
        sx: { display: `flex`, flexWrap: `wrap`, gap: 3 },
        children: [
          (0, P.jsx)(r, { type: `submit`, variant: `contained`, 'aria-busy': s.busy, children: o(`factor.confirm`) }),
          (0, P.jsx)(r, { variant: `outlined`, onClick: i, children: o(`factor.cancel`) }),
        ],
      }),
    ],
  })
}
function R() {
  let { t: e } = a([`staff-admin`, `staff-titles`])
  return (0, P.jsxs)(P.Fragment, {
    children: [
      (0, P.jsx)(d, { lead: e(`own.lead`), children: e(`staff-titles:mySignIn`) }),
      (0, P.jsxs)(t, {
        sx: {
          display: `grid`,
          gap: 5,
          mt: 5,
          alignItems: `start`,
          gridTemplateColumns: { xs: `minmax(0, 1fr)`, lg: `repeat(2, minmax(0, 1fr))` },
        },
        children: [
          (0, P.jsx)(F, {}),
          (0, P.jsx)(l, { query: k(), end: A() }),
          (0, P.jsx)(c, { change: `changeStaffPassword`, onDone: j() }),
        ],
      }),
    ],
  })
}
export { R as MySignInPage }
