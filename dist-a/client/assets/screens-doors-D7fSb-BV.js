import { C as H, S as U } from './admin-SlXPl_wU.js'
import { c as V } from './common-fields-Dur8Hai4.js'
import { i as R, r as z, t as B } from './common-form-E0SH5PGy.js'
import {
  Cr as n,
  Fr as r,
  Gi as i,
  Hn as a,
  Pt as o,
  Rt as s,
  S as c,
  Vn as l,
  Xi as u,
  ca as d,
  da as f,
  ra as p,
  sa as m,
  si as h,
  tn as g,
  vi as _,
  yi as v,
} from './first-CL_AHFyg.js'
import { r as y } from './index-DgFpoVLQ.js'
import { Kt as te } from './office-0J8ZDQL6.js'
import { D as ne, N as re, T as ie, j as L } from './office-form-Deh-hoPk.js'
import { K as P, L as F, R as I, z as ee } from './parts-Clelj3dw.js'
import { n as e, r as t } from './rolldown-runtime-XKyaHtl9.js'
import { Bt as b, Ut as x, Z as S, dn as C, gt as w, in as T, nn as E, u as D } from './signed-in-DHQU3WVe.js'
import { U as O, f as k, h as A, o as j, p as M, t as N } from './theme-CBDEJsnh.js'
var W = t(f(), 1),
  G = a(),
  K = [`M-60 440C120 420 140 250 290 210S480 90 640 70`, `M40 500C220 470 240 320 370 290S560 200 660 180`]
function q({ headline: e, children: t }) {
  return (0, G.jsxs)(O, {
    sx: { display: `grid`, minHeight: `100vh`, gridTemplateColumns: { md: `1fr 1fr` } },
    children: [
      (0, G.jsxs)(O, {
        sx: (e) => ({
          display: { xs: `none`, md: `flex` },
          flexDirection: `column`,
          gap: 14,
          px: 14,
          py: 10,
          position: `relative`,
          overflow: `hidden`,
          backgroundColor: e.vars.palette.deep.main,
        }),
        children: [
          (0, G.jsx)(g, { variant: `dark`, coBrand: !0 }),
          (0, G.jsx)(A, {
            component: `p`,
            sx: (e) => ({
              position: `relative`,
              zIndex: 1,
              maxWidth: 420,
              fontSize: `2.5rem`,
              lineHeight: 1.2,
              fontWeight: 700,
              letterSpacing: `-0.018em`,
              textWrap: `balance`,
              color: e.vars.palette.deep.text,
            }),
            children: e,
          }),
          (0, G.jsx)(J, {}),
        ],
      }),
      (0, G.jsx)(O, {
        sx: {
          display: `grid`,
          gridTemplateColumns: `minmax(0, 1fr)`,
          placeItems: `center`,
          position: `relative`,
          px: 5,
          py: 8,
          backgroundColor: `background.paper`,
        },
        children: (0, G.jsxs)(O, {
          sx: { width: `100%`, maxWidth: 400 },
          children: [
            (0, G.jsxs)(O, {
              sx: {
                display: `flex`,
                flexWrap: `wrap`,
                justifyContent: `space-between`,
                alignItems: `center`,
                gap: 3,
                mb: { xs: 5, md: 0 },
              },
              children: [
                (0, G.jsx)(O, { sx: { display: { md: `none` } }, children: (0, G.jsx)(g, { coBrand: !0 }) }),
                (0, G.jsx)(O, {
                  sx: { position: { md: `absolute` }, top: { md: 20 }, right: { md: 20 } },
                  children: (0, G.jsx)(te, {}),
                }),
              ],
            }),
            t,
          ],
        }),
      }),
    ],
  })
}
function J() {
  return (0, G.jsxs)(O, {
    component: `svg`,
    viewBox: `0 0 560 420`,
    preserveAspectRatio: `xMaxYMax slice`,
    'aria-hidden': `true`,
    sx: {
      position: `absolute`,
      right: 0,
      bottom: 0,
      width: `100%`,
      height: `62%`,
      fill: `none`,
      strokeLinecap: `round`,
    },
    children: [
      (0, G.jsx)(`path`, { d: K[0], stroke: `var(--brand)`, strokeWidth: `66` }),
      (0, G.jsx)(`path`, { d: K[1], stroke: `var(--deep2)`, strokeWidth: `66` }),
      (0, G.jsx)(`path`, { d: K[0], stroke: `var(--onBrand)`, strokeWidth: `3`, strokeDasharray: `16 18` }),
      (0, G.jsx)(`path`, { d: K[1], stroke: `var(--onDeep2)`, strokeWidth: `3`, strokeDasharray: `16 18` }),
    ],
  })
}
var Y = e({ ForgotPasswordPage: () => ae })
function ae() {
  let { t: e } = r([`staff-admin`, `admin`, `staff-titles`]),
    [t, n] = (0, W.useState)(!1),
    i = B(`recoverStaffPassword`, L, {
      start: { email: `` },
      body: ({ email: e }) => ({ email: e.trim() }),
      done: () => n(!0),
    })
  return (0, G.jsx)(q, {
    headline: e(`admin:login.headline`),
    children: (0, G.jsxs)(O, {
      component: R,
      form: i,
      prefix: `staff`,
      sx: { display: `grid`, gap: 5, width: `100%` },
      children: [
        (0, G.jsx)(`div`, {
          children: (0, G.jsx)(y, { lead: e(`forgot.lead`, { minutes: 30 }), children: e(`staff-titles:adminForgot`) }),
        }),
        t
          ? (0, G.jsx)(k, { severity: `success`, role: `status`, children: e(`forgot.sent`, { minutes: 30 }) })
          : (0, G.jsxs)(G.Fragment, {
              children: [
                (0, G.jsx)(V, {
                  name: `email`,
                  label: e(`invite.email`),
                  input: { type: `email`, inputMode: `email`, autoComplete: `username`, maxLength: 254 },
                }),
                (0, G.jsx)(M, {
                  type: `submit`,
                  variant: `contained`,
                  fullWidth: !0,
                  'aria-busy': i.busy,
                  children: e(`forgot.send`),
                }),
              ],
            }),
        (0, G.jsx)(j, {
          component: u,
          to: h(`adminLogin`),
          sx: { justifySelf: `center`, py: 2.5 },
          children: e(`forgot.back`),
        }),
      ],
    }),
  })
}
function oe(e) {
  return ((e instanceof n && e.errors) || {}).account
}
function X({ area: e, title: t, help: n, headline: i, note: a, below: c, signIn: l }) {
  let { t: u } = r([`staff`, `rules`]),
    [d, f] = (0, W.useState)(!1),
    p = B(e === `admin` ? `adminLogin` : `partnerLogin`, re, {
      start: { email: ``, password: `` },
      body: ({ email: e, password: t }) => ({ email: e.trim(), password: t }),
      check: ({ email: e, password: t }) => ({
        email: e.includes(`@`) ? void 0 : u(`signIn.emailError`),
        password: t === `` ? u(`signIn.passwordError`) : void 0,
      }),
      send: ({ email: e, password: t }) => l(e, t),
      refused: (e) => (p.fail(e), p.hands.setFocus(`password`), !0),
    })
  return (0, G.jsx)(q, {
    headline: i,
    children: (0, G.jsxs)(O, {
      component: R,
      form: p,
      prefix: `staff`,
      sx: { display: `grid`, gap: 5, width: `100%`, maxWidth: 400 },
      children: [
        (0, G.jsx)(`div`, { children: (0, G.jsx)(y, { lead: n, children: t }) }),
        (0, G.jsx)(D, { area: e }),
        (0, G.jsx)(Z, {
          name: `email`,
          label: u(`signIn.email`),
          input: { type: `email`, inputMode: `email`, autoComplete: `username`, maxLength: 254 },
        }),
        (0, G.jsx)(Z, {
          name: `password`,
          label: u(`signIn.password`),
          input: { type: d ? `text` : `password`, autoComplete: `current-password`, maxLength: 200 },
          end: (0, G.jsx)(M, {
            size: `small`,
            variant: `text`,
            'aria-pressed': d,
            onClick: () => f(!d),
            sx: { mr: -2.5 },
            children: u(d ? `signIn.hide` : `signIn.show`),
          }),
        }),
        p.failure !== null &&
          (0, G.jsx)(k, { severity: `error`, role: `alert`, children: oe(p.failure) ?? s(p.failure) }),
        (0, G.jsx)(M, {
          type: `submit`,
          variant: `contained`,
          fullWidth: !0,
          'aria-disabled': p.busy || void 0,
          children: u(p.busy ? `signIn.busy` : `signIn.submit`),
        }),
        c,
        (0, G.jsx)(k, {
          severity: `info`,
          role: `note`,
          icon: (0, G.jsx)(o, { name: `lock` }),
          sx: (e) => ({
            borderColor: e.vars.palette.brand.tint200,
            backgroundColor: e.vars.palette.brand.tint50,
            '& .MuiAlert-icon': { color: e.vars.palette.brand.text },
          }),
          children: a,
        }),
      ],
    }),
  })
}
function Z({ name: e, label: t, input: n, end: r }) {
  let { id: i, text: a, error: o, inputRef: s, onChange: c } = z(e)
  return (0, G.jsxs)(ee, {
    fullWidth: !0,
    error: o !== null,
    children: [
      (0, G.jsx)(F, { htmlFor: i, sx: { mb: 1.5 }, children: t }),
      (0, G.jsx)(P, {
        id: i,
        value: a,
        inputRef: s,
        endAdornment: r,
        onChange: (e) => c(e.target.value),
        slotProps: { input: { ...n, 'aria-describedby': o ? `${i}-error` : void 0 } },
      }),
      o && (0, G.jsx)(I, { id: `${i}-error`, role: `alert`, children: o }),
    ],
  })
}
function se(e) {
  return C({
    queryKey: [`factor-at-sign-in`, e.email],
    queryFn: () => T(`beginFactorAtSignIn`, { body: e }),
    staleTime: 1 / 0,
    gcTime: 0,
  })
}
function ce({ email: e, password: t, headline: n, setUp: a, onSignedIn: o, onBack: c }) {
  let { t: l } = r(`staff-admin`),
    [u, d] = (0, W.useState)(null),
    f = ({ token: e, adminId: t, roleId: n }) => {
      i(n) && o({ token: e, adminId: t, roleId: n })
    },
    p = B(`adminLogin`, ie, {
      start: { code: `` },
      send: ({ code: n }) => T(`adminLogin`, { body: { email: e, password: t, code: n } }),
      done: (e) => (e.recoveryCodes.length > 0 ? d(e) : f(e)),
      failureIn: `form`,
    })
  return u
    ? (0, G.jsx)(q, {
        headline: n,
        children: (0, G.jsxs)(O, {
          sx: { display: `grid`, gap: 5 },
          children: [
            (0, G.jsx)(`div`, { children: (0, G.jsx)(y, { children: l(`factor.codes`) }) }),
            (0, G.jsx)(U, { codes: u.recoveryCodes, onDone: () => f(u) }),
          ],
        }),
      })
    : (0, G.jsx)(q, {
        headline: n,
        children: (0, G.jsxs)(O, {
          component: R,
          form: p,
          prefix: `staff-code`,
          sx: { display: `grid`, gap: 5, width: `100%` },
          children: [
            (0, G.jsx)(`div`, {
              children: (0, G.jsx)(y, {
                lead: l(a ? `signIn.setUpLead` : `signIn.codeLead`),
                children: l(a ? `signIn.setUp` : `signIn.code`),
              }),
            }),
            a && (0, G.jsx)(E, { children: (0, G.jsx)(le, { email: e, password: t }) }),
            (0, G.jsx)(V, {
              name: `code`,
              label: l(`factor.code`),
              help: l(a ? `factor.codeHelp` : `factor.codeOrRecovery`),
              input: { autoComplete: `one-time-code`, inputMode: a ? `numeric` : `text`, maxLength: 40 },
            }),
            p.failure !== null && (0, G.jsx)(k, { severity: `error`, role: `alert`, children: s(p.failure) }),
            (0, G.jsx)(M, {
              type: `submit`,
              variant: `contained`,
              fullWidth: !0,
              'aria-busy': p.busy,
              children: l(`signIn.submit`),
            }),
            (0, G.jsx)(M, { variant: `text`, onClick: c, children: l(`signIn.back`) }),
          ],
        }),
      })
}
function le(e) {
  let { t } = r(`staff-admin`),
    n = se(e)
  return (0, G.jsx)(S, {
    query: n,
    failed: t(`factor.failed`),
    waiting: (0, G.jsx)(N, { variant: `rounded`, height: 300 }),
    children: ({ secret: e, uri: t }) => (0, G.jsx)(H, { secret: e, uri: t }),
  })
}
var ue = e({ AdminLoginPage: () => fe }),
  de = [`code_needed`, `factor_needed`]
function fe() {
  let { t: e } = r([`admin`, `staff-admin`, `staff-titles`]),
    [t] = d(),
    [a, o] = (0, W.useState)(null),
    s = t.get(`callback`)?.split(`?`)[0],
    l = v.find((e) => _[e].guard === `admin` && _[e].paths.some((e) => e === s)),
    f = async ({ token: e, adminId: t, roleId: n }) => {
      ;(await x({ adminToken: e, adminId: t, roleId: n }), await b(`admin`))
    },
    p = async (e, t) => {
      try {
        let { token: n, adminId: r, roleId: a } = await T(`adminLogin`, { body: { email: e, password: t } })
        i(a) && (await f({ token: n, adminId: r, roleId: a }))
      } catch (r) {
        if (!(r instanceof n) || !de.includes(r.code)) throw r
        o({ email: e, password: t, setUp: r.code === `factor_needed` })
      }
    },
    m = e(`login.headline`)
  return a
    ? (0, G.jsx)(ce, { ...a, headline: m, onSignedIn: (e) => void f(e), onBack: () => o(null) })
    : (0, G.jsx)(X, {
        area: `admin`,
        title: e(`login.title`),
        help: e(`login.help`),
        headline: m,
        signIn: p,
        below: (0, G.jsx)(j, {
          component: u,
          to: h(`adminForgot`),
          sx: { justifySelf: `center`, py: 2.5 },
          children: e(`staff-admin:forgot.link`),
        }),
        note: [l && e(`login.callback`, { page: e(c(_[l])) }), e(`login.idle`)].filter(Boolean).join(` `),
      })
}
async function pe(e) {
  if (e.length < 20) return { link: null }
  try {
    return { link: await T(`openStaffLink`, { body: { token: e } }) }
  } catch (e) {
    if (e instanceof n && (e.status === 404 || e.status === 422)) return { link: null }
    throw e
  }
}
var me = (e) => C({ queryKey: [`staff-link`, e], queryFn: () => pe(e), staleTime: 1 / 0, gcTime: 0 })
function Q(e) {
  return (0, G.jsx)(E, { children: (0, G.jsx)(he, { ...e }) })
}
function he({ headline: e, signIn: t }) {
  let { t: n } = r([`staff-link`, `staff-titles`]),
    i = p().hash.slice(1),
    [a, o] = (0, W.useState)(!1),
    s = me(i)
  return (0, G.jsx)(q, {
    headline: e,
    children: (0, G.jsxs)(O, {
      sx: { display: `grid`, gap: 5 },
      children: [
        (0, G.jsx)(`div`, { children: (0, G.jsx)(y, { children: n(`staff-titles:adminPassword`) }) }),
        a
          ? (0, G.jsx)(k, { severity: `success`, role: `status`, children: n(`done`) })
          : (0, G.jsx)(S, {
              query: s,
              failed: n(`failed`),
              waiting: (0, G.jsx)(N, { variant: `rounded`, height: 200 }),
              children: ({ link: e }) =>
                e
                  ? (0, G.jsx)(ge, { token: i, link: e, onDone: () => o(!0) })
                  : (0, G.jsx)(k, { severity: `warning`, children: n(`gone`) }),
            }),
        (0, G.jsx)(j, { component: u, to: t, sx: { justifySelf: `center`, py: 2.5 }, children: n(`signIn`) }),
      ],
    }),
  })
}
function ge({ token: e, link: t, onDone: n }) {
  let { t: i } = r([`staff-link`, `staff`]),
    [a, o] = (0, W.useState)(!1),
    s = B(`followStaffLink`, ne, {
      start: { password: `` },
      body: ({ password: t }) => ({ token: e, password: t }),
      done: n,
    }),
    { name: c, email: l, role_id: u, partner: d, kind: f, expires_at: p } = t,
    m = w(p)
  return (0, G.jsxs)(O, {
    component: R,
    form: s,
    prefix: `staff`,
    sx: { display: `grid`, gap: 5 },
    children: [
      (0, G.jsx)(`p`, {
        children:
          u === null
            ? i(`partner`, { name: c, email: l, partner: d, until: m })
            : i(f === `invitation` ? `invited` : `recovering`, {
                name: c,
                email: l,
                until: m,
                role: i(`staff:roles.${u}`),
              }),
      }),
      (0, G.jsx)(`input`, { type: `email`, autoComplete: `username`, value: l, readOnly: !0, hidden: !0 }),
      (0, G.jsx)(V, {
        name: `password`,
        label: i(`new`),
        what: i(`what`),
        help: i(`newHelp`),
        input: { type: a ? `text` : `password`, autoComplete: `new-password`, maxLength: 200 },
        end: (0, G.jsx)(M, {
          size: `small`,
          variant: `text`,
          'aria-pressed': a,
          onClick: () => o(!a),
          children: i(a ? `staff:signIn.hide` : `staff:signIn.show`),
        }),
      }),
      (0, G.jsx)(M, { type: `submit`, variant: `contained`, 'aria-busy': s.busy, children: i(`save`) }),
    ],
  })
}
var $ = e({ SetPasswordPage: () => _e })
function _e() {
  let { t: e } = r(`admin`)
  return (0, G.jsx)(Q, { headline: e(`login.headline`), signIn: h(`adminLogin`) })
}
var ve = e({ PartnerLoginPage: () => ye })
function ye() {
  let { t: e } = r(`partner`),
    { partner: t } = m(),
    n = l()
  return (0, G.jsx)(X, {
    area: `partner`,
    title: e(`login.title`),
    help: e(`login.help`, { brand: n.name }),
    headline: e(`login.headline`),
    signIn: async (e, n) => {
      let r = t && t.length <= 10 ? { partner: t } : {},
        { token: i, partnerId: a, merchantId: o } = await T(`partnerLogin`, { body: { email: e, password: n, ...r } })
      ;(await x({ partnerToken: i, partnerId: a, merchantId: o, isPartner: !0 }), await b(`partner`))
    },
    note: e(`login.idle`),
  })
}
var be = e({ PartnerPasswordPage: () => xe })
function xe() {
  let { t: e } = r(`partner`)
  return (0, G.jsx)(Q, { headline: e(`login.headline`), signIn: h(`partnerLogin`) })
}
export { Y as a, ue as i, ve as n, $ as r, be as t }
