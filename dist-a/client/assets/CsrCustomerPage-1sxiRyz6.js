import { F as H, M as _e, N as ve, j as U } from './admin-SlXPl_wU.js'
import { c as W } from './common-fields-Dur8Hai4.js'
import { t as V } from './common-form-E0SH5PGy.js'
import { A as ce, ht as le } from './desks-BwPV_Ml3.js'
import { Yt as B } from './desks-form-BT5SDwL6.js'
import {
  Ai as c,
  Cr as l,
  Fr as u,
  Gi as d,
  Hn as f,
  Ki as p,
  Mr as m,
  Vt as h,
  Xi as g,
  b as _,
  da as v,
  ia as ee,
  mi as te,
  pr as y,
  qi as b,
  sa as x,
  si as S,
} from './first-CL_AHFyg.js'
import { r as D } from './index-DgFpoVLQ.js'
import {
  M as ue,
  S as k,
  a as de,
  c as fe,
  d as pe,
  f as me,
  g as A,
  h as j,
  i as M,
  l as N,
  m as P,
  n as F,
  o as I,
  p as L,
  s as R,
  t as z,
  u as he,
  v as ge,
} from './office-form-Deh-hoPk.js'
import { a as ye } from './office-more-cy0REuhu.js'
import { J as O } from './parts-Clelj3dw.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import {
  It as ne,
  O as re,
  Z as C,
  ct as ie,
  dt as w,
  gt as T,
  ht as ae,
  in as E,
  lt as oe,
  mt as se,
} from './signed-in-DHQU3WVe.js'
import { U as t, f as n, h as r, n as i, o as a, p as o, t as s } from './theme-CBDEJsnh.js'
var G = e(v(), 1),
  K = f()
function q() {
  let { t: e } = u(`csr`)
  return (0, K.jsx)(W, {
    name: `reason`,
    label: e(`acts.reason`),
    help: e(`acts.reasonHelp`),
    input: { autoComplete: `off`, maxLength: 300 },
  })
}
var J = { link: `sendLinkToCustomer`, nudge: `nudgeForCustomer` }
function be({ customer: e, act: n, reference: r, onClose: i }) {
  let { t: a } = u([`csr`, `applications`]),
    o = U(e.user_id, i),
    s = e.applications.filter((e) => (n === `link` ? e.may_resume : e.may_nudge)),
    c = s.find((e) => e.reference === r) ?? s[0],
    l = V(J[n], me, {
      start: { reference: c?.reference ?? ``, reason: `` },
      send: (t) => E(J[n], { params: { user_id: e.user_id }, body: t }),
      done: () => o(a(`acts.${n}.done`)),
      failureIn: `form`,
    })
  return (0, K.jsxs)(k, {
    form: l,
    title: a(`acts.${n}.title`),
    confirm: a(`acts.${n}.submit`),
    narrow: !0,
    onClose: i,
    children: [
      (0, K.jsx)(O, { sx: { mb: 4 }, children: a(`acts.${n}.lead`) }),
      (0, K.jsxs)(t, {
        sx: { display: `grid`, gap: 4 },
        children: [
          (0, K.jsx)(B, {
            name: `reference`,
            label: a(`acts.application`),
            choices: s.map((e) => ({
              id: e.reference,
              value: [e.reference, a(`applications:productName.${e.product}`), e.lender].filter(Boolean).join(`, `),
            })),
          }),
          (0, K.jsx)(q, {}),
        ],
      }),
    ],
  })
}
function Y({ label: e, late: t }) {
  let { t: n } = u(`csr`)
  return (0, K.jsxs)(K.Fragment, {
    children: [
      (0, K.jsx)(W, {
        name: `otp`,
        label: e,
        help: n(`acts.contact.codeHelp`),
        input: { autoComplete: `off`, inputMode: `numeric`, maxLength: 6 },
      }),
      t && (0, K.jsx)(ye, {}),
    ],
  })
}
function xe({ customer: e, late: n, onClose: r }) {
  let { t: i } = u(`csr`),
    a = U(e.user_id, r),
    o = V(`changeContactForCustomer`, N, {
      start: { otp: `` },
      send: (t) => E(`changeContactForCustomer`, { params: { user_id: e.user_id }, body: t }),
      done: () => a(i(`acts.contact.done`)),
      failureIn: `form`,
    })
  return (0, K.jsxs)(k, {
    form: o,
    title: i(`acts.contact.title`),
    confirm: i(`acts.contact.confirm`),
    narrow: !0,
    onClose: r,
    children: [
      (0, K.jsx)(O, { sx: { mb: 4 }, children: i(`acts.contact.lead`) }),
      (0, K.jsx)(t, {
        sx: { display: `grid`, gap: 4 },
        children: (0, K.jsx)(Y, { label: i(`acts.contact.code`), late: n }),
      }),
    ],
  })
}
function Se({ customer: e, onClose: t }) {
  let { t: n } = u(`csr`),
    [r, i] = (0, G.useState)(null),
    a = [`mobile`, `email`].filter((t) => e[`${t}_verified`]),
    o = V(`sendKnownCode`, pe, {
      start: { channel: a[0] ?? `mobile` },
      body: (e) => e,
      send: (t) => E(`sendKnownCode`, { params: { user_id: e.user_id }, body: t }),
      done: i,
      failureIn: `form`,
    })
  return r
    ? (0, K.jsx)(Ce, { customer: e, late: r.late, onClose: t })
    : (0, K.jsxs)(k, {
        form: o,
        title: n(`acts.contact.title`),
        confirm: n(`acts.contact.submit`),
        narrow: !0,
        onClose: t,
        children: [
          (0, K.jsx)(O, { sx: { mb: 4 }, children: n(`acts.contact.who`) }),
          (0, K.jsx)(B, {
            name: `channel`,
            label: n(`acts.contact.known`),
            choices: a.map((t) => ({ id: t, value: `${n(`acts.contact.${t}`)}: ${e[t]}` })),
          }),
        ],
      })
}
function Ce({ customer: e, late: n, onClose: r }) {
  let { t: i } = u(`csr`),
    a = H(e.user_id),
    o = V(`checkKnownCode`, N, {
      start: { otp: `` },
      send: (t) => E(`checkKnownCode`, { params: { user_id: e.user_id }, body: t }),
      done: () => a(),
      failureIn: `form`,
    })
  return (0, K.jsxs)(k, {
    form: o,
    title: i(`acts.contact.title`),
    confirm: i(`identity.submit`),
    narrow: !0,
    onClose: r,
    children: [
      (0, K.jsx)(O, { sx: { mb: 4 }, children: i(`acts.contact.who`) }),
      (0, K.jsx)(t, {
        sx: { display: `grid`, gap: 4 },
        children: (0, K.jsx)(Y, { label: i(`acts.contact.knownCode`), late: n }),
      }),
    ],
  })
}
function X() {
  let { t: e } = u(`csr`)
  return (0, K.jsxs)(K.Fragment, {
    children: [
      (0, K.jsx)(B, {
        name: `channel`,
        label: e(`acts.contact.channel`),
        choices: [`mobile`, `email`].map((t) => ({ id: t, value: e(`acts.contact.${t}`) })),
      }),
      (0, K.jsx)(W, {
        name: `destination`,
        label: e(`acts.contact.destination`),
        what: e(`acts.contact.what`),
        input: { autoComplete: `off`, maxLength: 254 },
      }),
    ],
  })
}
var we = { channel: `mobile`, destination: ``, reason: `` }
function Te(e) {
  return e.customer.identity.proven_until === null ? (0, K.jsx)(Se, { ...e }) : (0, K.jsx)(Ee, { ...e })
}
function Ee({ customer: e, onClose: n }) {
  let { t: r } = u(`csr`),
    [i, a] = (0, G.useState)(null),
    o = V(`sendContactCodeForCustomer`, fe, {
      start: we,
      body: (e) => e,
      send: (t) => E(`sendContactCodeForCustomer`, { params: { user_id: e.user_id }, body: t }),
      done: a,
      failureIn: `form`,
    })
  return i
    ? (0, K.jsx)(xe, { customer: e, late: i.late, onClose: n })
    : (0, K.jsxs)(k, {
        form: o,
        title: r(`acts.contact.title`),
        confirm: r(`acts.contact.submit`),
        narrow: !0,
        onClose: n,
        children: [
          (0, K.jsx)(O, { sx: { mb: 4 }, children: r(`acts.contact.lead`) }),
          (0, K.jsxs)(t, { sx: { display: `grid`, gap: 4 }, children: [(0, K.jsx)(X, {}), (0, K.jsx)(q, {})] }),
        ],
      })
}
function De({ customer: e, onClose: t }) {
  let { t: n } = u(`csr`),
    r = H(e.user_id),
    i = V(`noteErasureForCustomer`, P, {
      start: { reason: `` },
      send: (t) => E(`noteErasureForCustomer`, { params: { user_id: e.user_id }, body: t }),
      done: async ({ reference: e, told: i }) => {
        ;(i
          ? h.success(n(`acts.erasure.done`, { reference: e }))
          : h.warning(n(`acts.erasure.untold`, { reference: e })),
          t(),
          await r())
      },
      failureIn: `form`,
    })
  return (0, K.jsxs)(k, {
    form: i,
    title: n(`acts.erasure.title`),
    confirm: n(`acts.erasure.submit`),
    narrow: !0,
    onClose: t,
    children: [(0, K.jsx)(O, { sx: { mb: 4 }, children: n(`acts.erasure.lead`) }), (0, K.jsx)(q, {})],
  })
}
function Z({ customer: e, onClose: r }) {
  let { t: i } = u(`csr`),
    a = H(e.user_id),
    [o, s] = (0, G.useState)(null),
    [c = `birth_date`, l = `pincode`] = e.identity.questions,
    d = V(`checkIdentity`, he, {
      start: { first: c, first_answer: ``, second: l, second_answer: `` },
      body: (e) => e,
      send: (t) => E(`checkIdentity`, { params: { user_id: e.user_id }, body: t }),
      done: async ({ passed: e, left: t }) => {
        ;(e
          ? (h.success(i(`identity.done`)), r())
          : (s(t), d.hands.setValue(`first_answer`, ``), d.hands.setValue(`second_answer`, ``)),
          await a())
      },
      failureIn: `form`,
    }),
    f = e.identity.questions.map((e) => ({ id: e, value: i(`identity.question.${e}`) })),
    p = { autoComplete: `off`, maxLength: 254 }
  return (0, K.jsx)(k, {
    form: d,
    title: i(`identity.title`),
    confirm: i(`identity.submit`),
    narrow: !0,
    onClose: r,
    children: (0, K.jsxs)(t, {
      sx: { display: `grid`, gap: 4 },
      children: [
        o !== null && (0, K.jsx)(n, { severity: `error`, role: `alert`, children: i(`identity.wrong`, { count: o }) }),
        (0, K.jsx)(B, { name: `first`, label: i(`identity.first`), choices: f }),
        (0, K.jsx)(W, {
          name: `first_answer`,
          label: i(`identity.firstAnswer`),
          what: i(`identity.what`),
          help: i(`identity.help`),
          input: p,
        }),
        (0, K.jsx)(B, { name: `second`, label: i(`identity.second`), choices: f }),
        (0, K.jsx)(W, { name: `second_answer`, label: i(`identity.secondAnswer`), what: i(`identity.what`), input: p }),
      ],
    }),
  })
}
function Oe(e) {
  return e.customer.identity.known_until === null ? (0, K.jsx)(Z, { ...e }) : (0, K.jsx)(ke, { ...e })
}
function ke({ customer: e, onClose: n }) {
  let { t: r } = u(`csr`),
    [i, a] = (0, G.useState)(null),
    o = V(`sendLostContactCode`, I, {
      start: { channel: `mobile`, destination: `` },
      body: (e) => e,
      send: (t) => E(`sendLostContactCode`, { params: { user_id: e.user_id }, body: t }),
      done: a,
      failureIn: `form`,
    })
  return i
    ? (0, K.jsx)(Ae, { customer: e, late: i.late, onClose: n })
    : (0, K.jsxs)(k, {
        form: o,
        title: r(`acts.lostContact.title`),
        confirm: r(`acts.contact.submit`),
        narrow: !0,
        onClose: n,
        children: [
          (0, K.jsx)(O, { sx: { mb: 4 }, children: r(`acts.lostContact.lead`) }),
          (0, K.jsx)(t, { sx: { display: `grid`, gap: 4 }, children: (0, K.jsx)(X, {}) }),
        ],
      })
}
function Ae({ customer: e, late: n, onClose: r }) {
  let { t: i } = u(`csr`),
    a = U(e.user_id, r),
    o = V(`askForLostContact`, R, {
      start: { otp: ``, reason: `` },
      body: (e) => e,
      send: (t) => E(`askForLostContact`, { params: { user_id: e.user_id }, body: t }),
      done: () => a(i(`acts.lostContact.done`)),
      failureIn: `form`,
    })
  return (0, K.jsxs)(k, {
    form: o,
    title: i(`acts.lostContact.title`),
    confirm: i(`acts.lostContact.confirm`),
    narrow: !0,
    onClose: r,
    children: [
      (0, K.jsx)(O, { sx: { mb: 4 }, children: i(`acts.lostContact.then`) }),
      (0, K.jsxs)(t, {
        sx: { display: `grid`, gap: 4 },
        children: [(0, K.jsx)(Y, { label: i(`acts.contact.code`), late: n }), (0, K.jsx)(q, {})],
      }),
    ],
  })
}
function je({ customer: e, onClose: n }) {
  let { t: r } = u(`csr`),
    i = U(e.user_id, n),
    a = V(`quietCustomer`, j, {
      start: { days: String(w[0]), reason: `` },
      body: ({ days: e, reason: t }) => ({ days: Number(e), reason: t }),
      send: (t) => E(`quietCustomer`, { params: { user_id: e.user_id }, body: t }),
      done: ({ quiet_until: e }) => i(r(`acts.quiet.done`, { at: T(e) })),
      failureIn: `form`,
    })
  return (0, K.jsxs)(k, {
    form: a,
    title: r(`acts.quiet.title`),
    confirm: r(`acts.quiet.submit`),
    narrow: !0,
    onClose: n,
    children: [
      (0, K.jsx)(O, { sx: { mb: 4 }, children: r(`acts.quiet.lead`) }),
      (0, K.jsxs)(t, {
        sx: { display: `grid`, gap: 4 },
        children: [
          (0, K.jsx)(B, {
            name: `days`,
            label: r(`acts.quiet.days`),
            choices: w.map((e) => ({ id: String(e), value: r(`acts.quiet.length`, { count: e }) })),
          }),
          (0, K.jsx)(q, {}),
        ],
      }),
    ],
  })
}
function Me({ customer: e, onClose: t }) {
  let { t: n } = u(`csr`),
    r = ee(),
    i = V(`startMasquerade`, ue, {
      start: { reason: `` },
      body: ({ reason: t }) => ({ kind: `user`, id: e.user_id, reason: t.trim() }),
      send: async ({ id: e, reason: t }) => {
        ;(await ne(e, t), await r(S(`applicationStatus`)))
      },
      done: t,
      failureIn: `form`,
    })
  return (0, K.jsxs)(k, {
    form: i,
    title: n(`acts.screens.title`),
    confirm: n(`acts.screens.submit`),
    narrow: !0,
    onClose: t,
    children: [(0, K.jsx)(O, { sx: { mb: 4 }, children: n(`acts.screens.lead`) }), (0, K.jsx)(q, {})],
  })
}
function Ne({ customer: e, onClose: n }) {
  let { t: r } = u(`csr`),
    i = U(e.user_id, n),
    a = V(`takeBackForCustomer`, A, {
      start: { what: e.revocable[0]?.what ?? ``, reason: `` },
      send: (t) => E(`takeBackForCustomer`, { params: { user_id: e.user_id }, body: t }),
      done: () => i(r(`acts.takeBack.done`)),
      failureIn: `form`,
    })
  return (0, K.jsxs)(k, {
    form: a,
    title: r(`acts.takeBack.title`),
    confirm: r(`acts.takeBack.submit`),
    grave: !0,
    onClose: n,
    children: [
      (0, K.jsx)(O, { sx: { mb: 4 }, children: r(`acts.takeBack.lead`) }),
      (0, K.jsxs)(t, {
        sx: { display: `grid`, gap: 4 },
        children: [
          (0, K.jsx)(B, {
            name: `what`,
            label: r(`acts.takeBack.what`),
            choices: e.revocable.map((e) => ({ id: e.what, value: Pe(e, r) })),
          }),
          (0, K.jsx)(q, {}),
        ],
      }),
    ],
  })
}
function Pe({ purpose: e, channel: t, lender: n, reference: r }, i) {
  let a = i([`purpose.${e}`, `unknown`], {
    channel: t === null ? `` : i(`channel.${t}`),
    lender: n ?? i(`entry.lender`),
  })
  return r === null ? a : `${a} (${r})`
}
function Fe({ customer: e, reference: n, onClose: r }) {
  let { t: i } = u([`csr`, `applications`]),
    a = U(e.user_id, r),
    o = V(`createTicketForCustomer`, L, {
      start: { reference: n ?? ``, text: ``, reason: `` },
      send: (t) => E(`createTicketForCustomer`, { params: { user_id: e.user_id }, body: t }),
      done: ({ ticket: e }) => a(i(`acts.ticket.done`, { ticket: e })),
      failureIn: `form`,
    })
  return (0, K.jsxs)(k, {
    form: o,
    title: i(`acts.ticket.title`),
    confirm: i(`acts.ticket.submit`),
    onClose: r,
    children: [
      (0, K.jsx)(O, { sx: { mb: 4 }, children: i(`acts.ticket.lead`) }),
      (0, K.jsxs)(t, {
        sx: { display: `grid`, gap: 4 },
        children: [
          (0, K.jsx)(B, {
            name: `reference`,
            label: i(`acts.application`),
            choices: [
              { id: ``, value: i(`acts.ticket.noApplication`) },
              ...e.applications.map((e) => ({
                id: e.reference,
                value: `${e.reference}, ${i(`applications:productName.${e.product}`)}`,
              })),
            ],
          }),
          (0, K.jsx)(W, {
            name: `text`,
            label: i(`acts.ticket.text`),
            what: i(`acts.ticket.what`),
            help: i(`acts.ticket.help`),
            rows: 4,
            input: { autoComplete: `off`, maxLength: c },
          }),
          (0, K.jsx)(q, {}),
        ],
      }),
    ],
  })
}
function Q({ customer: e, reference: n }) {
  let { t: a } = u(`csr`),
    [s, c] = (0, G.useState)(null),
    l = () => c(null),
    f = y(({ roleId: e }) => e),
    { known_until: m, questions: h } = e.identity,
    g = {
      screens: d(f) && p(f, `customer`),
      ticket: !0,
      contact: e.mobile_verified || e.email_verified,
      lostContact: e.contact_change === null && (m !== null || h.length >= 2),
      link: e.applications.some(({ may_resume: e }) => e),
      nudge: e.applications.some(({ may_nudge: e }) => e),
      quiet: !0,
      takeBack: e.revocable.length > 0,
      erasure: e.erasure === null || e.erasure.status === `verifying`,
    },
    _ = d(f) && b(f),
    v = Object.keys(g).filter((e) => _ && g[e])
  return (0, K.jsxs)(i, {
    variant: `outlined`,
    component: `section`,
    'aria-labelledby': `csr-acts`,
    sx: { p: 5 },
    children: [
      (0, K.jsx)(r, { variant: `h4`, component: `h2`, id: `csr-acts`, sx: { mb: 2 }, children: a(`acts.title`) }),
      (0, K.jsx)(r, {
        variant: `body2`,
        sx: { color: `text.secondary`, mb: 4 },
        children: a(_ ? `acts.lead` : `acts.onlyLooks`),
      }),
      (0, K.jsx)(t, {
        sx: { display: `flex`, flexWrap: `wrap`, gap: 2 },
        children: v.map((e) =>
          (0, K.jsx)(
            o,
            { size: `small`, variant: `outlined`, onClick: () => c(e), children: a(`acts.${e}.button`) },
            e,
          ),
        ),
      }),
      s === `screens` && (0, K.jsx)(Me, { customer: e, onClose: l }),
      s === `contact` && (0, K.jsx)(Te, { customer: e, onClose: l }),
      s === `lostContact` && (0, K.jsx)(Oe, { customer: e, onClose: l }),
      s === `quiet` && (0, K.jsx)(je, { customer: e, onClose: l }),
      s === `erasure` && (0, K.jsx)(De, { customer: e, onClose: l }),
      s === `takeBack` && (0, K.jsx)(Ne, { customer: e, onClose: l }),
      s === `ticket` && (0, K.jsx)(Fe, { customer: e, reference: n, onClose: l }),
      (s === `link` || s === `nudge`) && (0, K.jsx)(be, { act: s, customer: e, reference: n, onClose: l }),
    ],
  })
}
function Ie({ change: e }) {
  let { t } = u(`csr`),
    { channel: n, destination: a, state: o, asked_by: s, asked_at: c, earliest_at: l } = e,
    d = de(new Date(c)).latest.toISOString()
  return (0, K.jsxs)(i, {
    variant: `outlined`,
    component: `section`,
    'aria-labelledby': `csr-contact-change`,
    sx: { p: 5 },
    children: [
      (0, K.jsx)(r, {
        variant: `h4`,
        component: `h2`,
        id: `csr-contact-change`,
        sx: { mb: 2 },
        children: t(`contactChange.title`),
      }),
      (0, K.jsx)(r, { sx: { fontWeight: 600 }, children: t(`contactChange.${n}`, { to: a }) }),
      (0, K.jsx)(r, {
        variant: `body2`,
        sx: { color: `text.secondary` },
        children: t(`contactChange.asked`, { by: s, at: T(c) }),
      }),
      (0, K.jsx)(r, { variant: `body2`, sx: { mt: 2 }, children: t(`contactChange.${o}`, { at: T(l), latest: T(d) }) }),
      (0, K.jsx)(r, { variant: `body2`, sx: { color: `text.secondary`, mt: 2 }, children: t(`contactChange.told`) }),
    ],
  })
}
function Le({ customer: e, reference: n }) {
  let { t: o } = u([`csr`, `applications`]),
    s = (t) => S(`csr-portal/:id/:pid`, { id: String(e.user_id), pid: t })
  return (0, K.jsxs)(i, {
    variant: `outlined`,
    component: `section`,
    'aria-labelledby': `csr-applications`,
    sx: { p: 5 },
    children: [
      (0, K.jsx)(r, {
        variant: `h4`,
        component: `h2`,
        id: `csr-applications`,
        sx: { mb: 2 },
        children: o(`applications.title`, { count: e.applications.length }),
      }),
      e.applications.length === 0 &&
        (0, K.jsx)(r, { sx: { color: `text.secondary` }, children: o(`applications.none`) }),
      (0, K.jsx)(t, {
        component: `ul`,
        sx: { listStyle: `none`, p: 0, m: 0 },
        children: e.applications.map((e) =>
          (0, K.jsxs)(
            t,
            {
              component: `li`,
              sx: { borderTop: 1, borderColor: `divider`, py: 2 },
              children: [
                (0, K.jsx)(a, {
                  component: g,
                  to: s(e.reference),
                  sx: { display: `inline-block`, py: 1.5, fontWeight: 600 },
                  ...(e.reference === n && { 'aria-current': `true` }),
                  children: e.reference,
                }),
                (0, K.jsx)(r, {
                  variant: `body2`,
                  sx: { overflowWrap: `anywhere` },
                  children: [
                    o(`applications:productName.${e.product}`),
                    e.lender,
                    e.amount === null ? null : m(e.amount),
                  ]
                    .filter(Boolean)
                    .join(` · `),
                }),
                (0, K.jsx)(r, {
                  variant: `body2`,
                  sx: { color: `text.secondary` },
                  children: o([`applications:status.${e.status}`, `csr:unknown`]),
                }),
              ],
            },
            e.reference,
          ),
        ),
      }),
      n !== null &&
        (0, K.jsx)(a, {
          component: g,
          to: s(`0`),
          sx: { display: `inline-block`, py: 2 },
          children: o(`applications.all`),
        }),
    ],
  })
}
function Re({ userId: e, field: n, known: r, onShown: i, onClose: a }) {
  let { t: o } = u(`csr`),
    s = H(e),
    c = V(`revealField`, M, {
      start: { why: r ? `customer_asked` : `lender_asked`, reason: `` },
      body: ({ why: e, reason: t }) => ({ field: n, why: e, reason: t }),
      send: (t) => E(`revealField`, { params: { user_id: e }, body: t }),
      done: async ({ value: e }) => {
        ;(i(e), a(), await s())
      },
      failureIn: `form`,
    })
  return (0, K.jsxs)(k, {
    form: c,
    title: o(`reveal.title`, { field: o(`fields.${n}`) }),
    confirm: o(`reveal.submit`),
    narrow: !0,
    onClose: a,
    children: [
      (0, K.jsx)(O, { sx: { mb: 4 }, children: o(`reveal.lead`, { count: 60 }) }),
      (0, K.jsxs)(t, {
        sx: { display: `grid`, gap: 4 },
        children: [
          (0, K.jsx)(B, {
            name: `why`,
            label: o(`reveal.why`),
            choices: z.filter((e) => r || e !== `customer_asked`).map((e) => ({ id: e, value: o(`why.${e}`) })),
          }),
          (0, K.jsx)(W, {
            name: `reason`,
            label: o(`reveal.reason`),
            help: o(`reveal.reasonHelp`),
            input: { autoComplete: `off`, maxLength: 300 },
          }),
        ],
      }),
    ],
  })
}
function ze({ customer: e }) {
  let { t: n } = u(`csr`),
    [a, s] = (0, G.useState)(null),
    [c, l] = (0, G.useState)(null),
    f = y(({ roleId: e }) => e),
    p = d(f) && b(f),
    m = { mobile: e.mobile_verified, email: e.email_verified }
  return (0, K.jsxs)(i, {
    variant: `outlined`,
    component: `section`,
    'aria-labelledby': `csr-details`,
    sx: { p: 5 },
    children: [
      (0, K.jsxs)(t, {
        sx: { display: `flex`, justifyContent: `space-between`, gap: 3, mb: 3 },
        children: [
          (0, K.jsx)(r, { variant: `h4`, component: `h2`, id: `csr-details`, children: n(`details.title`) }),
          c === null && (0, K.jsx)(se, { tone: `neutral`, children: n(`details.masked`) }),
        ],
      }),
      (0, K.jsxs)(t, {
        component: `dl`,
        sx: { m: 0 },
        children: [
          ge.map((i) => {
            let a = c?.field === i,
              u = e[i],
              d = u !== `` && (i === `mobile` || i === `email`) && !m[i]
            return (0, K.jsxs)(
              t,
              {
                sx: { borderBottom: 1, borderColor: `divider`, py: 2 },
                children: [
                  (0, K.jsx)(r, {
                    component: `dt`,
                    variant: `body2`,
                    sx: { color: `text.secondary` },
                    children: n(`fields.${i}`),
                  }),
                  (0, K.jsxs)(t, {
                    component: `dd`,
                    sx: { m: 0, display: `flex`, justifyContent: `space-between`, alignItems: `center`, gap: 3 },
                    children: [
                      (0, K.jsxs)(t, {
                        sx: { minWidth: 0, overflowWrap: `anywhere` },
                        children: [
                          (0, K.jsx)(r, {
                            sx: { fontWeight: 600 },
                            role: `status`,
                            children: u === `` ? n(`details.notGiven`) : a ? c.value : u,
                          }),
                          d &&
                            (0, K.jsx)(r, {
                              variant: `body2`,
                              sx: { color: `text.secondary` },
                              children: n(`details.unproven`),
                            }),
                          a && (0, K.jsx)(Be, { onOver: () => l(null) }, c.value),
                        ],
                      }),
                      p &&
                        u !== `` &&
                        (0, K.jsx)(o, {
                          size: `small`,
                          variant: `outlined`,
                          'aria-label': n(a ? `details.hideOf` : `details.showOf`, { field: n(`fields.${i}`) }),
                          onClick: () => (a ? l(null) : s(i)),
                          children: n(a ? `details.hide` : `details.show`),
                        }),
                    ],
                  }),
                ],
              },
              i,
            )
          }),
          (0, K.jsxs)(t, {
            sx: { py: 2 },
            children: [
              (0, K.jsx)(r, {
                component: `dt`,
                variant: `body2`,
                sx: { color: `text.secondary` },
                children: n(`fields.partner`),
              }),
              (0, K.jsx)(r, {
                component: `dd`,
                sx: { m: 0, fontWeight: 600, overflowWrap: `anywhere` },
                children: e.partner,
              }),
            ],
          }),
        ],
      }),
      (0, K.jsx)(r, { variant: `body2`, sx: { color: `text.secondary`, mt: 2 }, children: n(`details.seen`) }),
      a !== null &&
        (0, K.jsx)(Re, {
          userId: e.user_id,
          field: a,
          known: e.identity.known_until !== null,
          onShown: (e) => l({ field: a, value: e }),
          onClose: () => s(null),
        }),
    ],
  })
}
function Be({ onOver: e }) {
  let { t } = u(`csr`),
    [n, i] = (0, G.useState)(60),
    a = (0, G.useEffectEvent)(e)
  return (
    (0, G.useEffect)(() => {
      let e = setInterval(() => i((e) => Math.max(0, e - 1)), 1e3),
        t = setTimeout(a, 6e4)
      return () => {
        ;(clearInterval(e), clearTimeout(t))
      }
    }, []),
    (0, K.jsx)(r, { variant: `body2`, sx: { color: `warning.main` }, children: t(`details.left`, { count: n }) })
  )
}
function Ve({ customer: e }) {
  let { t: n } = u([`csr`, `erasure-desk`, `staff-rules`]),
    { contact: a, no_call: o, no_offer_call: s, tickets: c, erasure: l } = e,
    d = oe.filter((e) => a.choices.offers[e]),
    f = c.filter(({ status: e }) => e === `open`),
    p = [...f].sort((e, t) => e.days_left - t.days_left)[0],
    m = ({ reason: e, until: t }) =>
      [n(`staff-rules:call.no.${e}`), t && n(`facts.call.until`, { at: T(t) })].filter(Boolean).join(`, `),
    h = [
      {
        key: `call`,
        value: n(
          o === null
            ? s === null
              ? `facts.call.both`
              : `facts.call.yes`
            : s === null
              ? `facts.call.offers`
              : `facts.call.no`,
        ),
        more:
          o === null
            ? n(`facts.call.hours`, ie)
            : s?.reason === o.reason
              ? m(o)
              : [n(`facts.call.application`, { why: m(o) }), s && n(`facts.call.forOffers`, { why: m(s) })]
                  .filter(Boolean)
                  .join(`. `),
      },
      {
        key: `offers`,
        value: d.length === 0 ? n(`facts.offers.none`) : d.map((e) => n(`channel.${e}`)).join(`, `),
        more: n(`facts.offers.theirs`),
      },
      {
        key: `tickets`,
        value: n(`facts.tickets.open`, { count: f.length }),
        more: p ? n(`facts.tickets.first`, { ticket: p.ticket, count: p.days_left }) : n(`facts.tickets.none`),
      },
      {
        key: `erasure`,
        value: l ? l.reference : n(`facts.erasure.none`),
        more: l ? n([`erasure-desk:status.${l.status}`, `csr:unknown`]) : ``,
      },
    ]
  return (0, K.jsx)(i, {
    variant: `outlined`,
    component: `dl`,
    sx: { m: 0, display: `grid`, gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, 200px), 1fr))` },
    children: h.map(({ key: e, value: i, more: a }) =>
      (0, K.jsxs)(
        t,
        {
          sx: { p: 4 },
          children: [
            (0, K.jsx)(r, {
              component: `dt`,
              variant: `body2`,
              sx: { color: `text.secondary` },
              children: n(`facts.${e}.title`),
            }),
            (0, K.jsxs)(t, {
              component: `dd`,
              sx: { m: 0 },
              children: [
                (0, K.jsx)(r, { sx: { fontWeight: 600 }, children: i }),
                a !== `` && (0, K.jsx)(r, { variant: `body2`, sx: { color: `text.secondary` }, children: a }),
              ],
            }),
          ],
        },
        e,
      ),
    ),
  })
}
function He(e, t) {
  let {
      kind: n,
      what: r,
      reference: i,
      product: a,
      lender: o,
      by: s,
      channel: c,
      field: l,
      why: u,
      reason: d,
      file: f,
      count: p,
    } = e,
    m = [],
    h = [i, a && t(`applications:productName.${a}`), o].filter(Boolean).join(` · `),
    g = o ?? t(`csr:entry.lender`)
  switch (n) {
    case `status`:
      return (
        m.push(h, s && t([`csr:source.${s}`, `csr:unknown`]), f && t(`csr:entry.file`, { file: f })),
        { title: t([`applications:status.${r}`, `csr:unknown`]), facts: $(m) }
      )
    case `file`:
      return (
        m.push(h, t(`csr:entry.row`, { file: f ?? ``, row: p ?? 0 })),
        { title: t(`csr:kind.file`, { verdict: t(`imports:studio.verdicts.${r}`) }), facts: $(m) }
      )
    case `offers`:
      return { title: t(`csr:kind.offers`, { count: p ?? 0 }), facts: $([h]) }
    case `statement`:
      return { title: t(`csr:kind.statement`), facts: $([i, o]) }
    case `message`:
    case `call`:
      return (
        m.push(t([`csr:about.${r}`, `csr:about.other`]), u && t(`telecalling:ending.${u}`)),
        { title: t(`csr:kind.${n}`, { channel: t(`csr:channel.${c}`) }), facts: $(m) }
      )
    case `ticket`:
      return { title: t(`csr:kind.ticket`), facts: $([i, t([`csr:ticketStatus.${r}`, `csr:unknown`])]) }
    case `ticket_message`:
      return { title: t(`csr:kind.ticket_message`, { by: t(`csr:author.${s}`) }), facts: $([i]) }
    case `erasure`:
      return { title: t(`csr:kind.erasure`), facts: $([i, t([`erasure-desk:status.${r}`, `csr:unknown`])]) }
    case `consent`:
    case `consent_withdrawn`:
      return { title: t(`csr:kind.${n}`), facts: [t([`csr:purpose.${r}`, `csr:unknown`], { lender: g })] }
    case `look`:
      return (
        m.push(
          s === null ? null : t(`csr:entry.by`, { name: s }),
          l === null ? null : t(`csr:fields.${l}`),
          u === null ? null : t([`csr:why.${u}`, `telecalling:why.${u}`]),
          d === null || d === `` ? null : t(`csr:entry.reason`, { reason: d }),
        ),
        { title: t([`audit:actions.${r}`, `audit:look`]), facts: $(m) }
      )
    case `identity`:
      return {
        title: t(`csr:kind.identity`, { result: t(r === `passed` ? `csr:identity.passed` : `csr:identity.failed`) }),
        facts: $([s]),
      }
    case `contact_change`:
      return {
        title: t(`csr:kind.contact_change`, { channel: t(`csr:acts.contact.${c}`) }),
        facts: $([t(`csr:contactChange.state.${r}`, { days: 14 }), s && t(`csr:entry.by`, { name: s })]),
      }
    case `sign_in`:
      return { title: t(`csr:kind.sign_in`), facts: [] }
  }
}
var $ = (e) => e.filter((e) => e !== null && e !== ``)
function Ue({ userId: e, reference: n }) {
  let { t: a } = u(`csr`),
    [c, l] = (0, G.useState)(null),
    d = ve(e, c, n),
    { data: f, hasNextPage: p, fetchNextPage: m, isFetchingNextPage: h } = d,
    g = f?.pages.flatMap((e) => e.entries)
  return (0, K.jsxs)(i, {
    variant: `outlined`,
    component: `section`,
    'aria-labelledby': `csr-timeline`,
    sx: { p: 5, minWidth: 0 },
    children: [
      (0, K.jsx)(r, {
        variant: `h4`,
        component: `h2`,
        id: `csr-timeline`,
        children: n === null ? a(`timeline.title`) : a(`timeline.of`, { reference: n }),
      }),
      n === null &&
        (0, K.jsx)(le, {
          label: a(`timeline.chips`),
          choices: [
            { value: `all`, label: a(`timeline.all`) },
            ...F.map((e) => ({ value: e, label: a(`group.${e}`) })),
          ],
          chosen: c ?? `all`,
          onChoose: (e) => l(e === `all` ? null : e),
          sx: { my: 3 },
        }),
      (0, K.jsx)(C, {
        query: { ...d, data: g },
        failed: a(`timeline.failed`),
        space: `mt12`,
        waiting: (0, K.jsx)(s, { variant: `rounded`, height: 320, sx: { mt: 3 } }),
        empty: (0, K.jsx)(r, { sx: { mt: 3 }, children: a(`timeline.none`) }),
        children: (e) =>
          (0, K.jsx)(t, {
            component: `ol`,
            sx: { listStyle: `none`, m: 0, p: 0 },
            children: e.map((e) => (0, K.jsx)(We, { entry: e }, e.cursor)),
          }),
      }),
      p &&
        (0, K.jsx)(o, {
          variant: `outlined`,
          sx: { mt: 4 },
          'aria-busy': h,
          onClick: () => void m(),
          children: a(`timeline.older`),
        }),
    ],
  })
}
function We({ entry: e }) {
  let { t: n } = u([`csr`, `applications`, `imports`, `audit`, `erasure-desk`, `telecalling`]),
    { title: i, facts: a } = He(e, n)
  return (0, K.jsxs)(t, {
    component: `li`,
    sx: { borderTop: 1, borderColor: `divider`, py: 3, overflowWrap: `anywhere` },
    children: [
      (0, K.jsxs)(t, {
        sx: { display: `flex`, flexWrap: `wrap`, justifyContent: `space-between`, columnGap: 4 },
        children: [
          (0, K.jsx)(r, { sx: { fontWeight: 600 }, children: i }),
          (0, K.jsx)(r, {
            variant: `body2`,
            sx: { color: `text.secondary` },
            children: (0, K.jsx)(`time`, { dateTime: e.at, children: T(e.at) }),
          }),
        ],
      }),
      a.map((e) => (0, K.jsx)(r, { variant: `body2`, children: e }, e)),
    ],
  })
}
function Ge({ customer: e }) {
  let { t } = u(`csr`),
    [n, a] = (0, G.useState)(!1),
    { questions: s, known_until: c } = e.identity,
    l = y(({ roleId: e }) => e),
    f = d(l) && b(l),
    p = c === null ? t(s.length < 2 ? `identity.none` : `identity.unknown`) : t(`identity.known`, { at: T(c) })
  return (0, K.jsxs)(i, {
    variant: `outlined`,
    component: `section`,
    'aria-labelledby': `csr-identity`,
    sx: { p: 5 },
    children: [
      (0, K.jsx)(r, {
        variant: `h4`,
        component: `h2`,
        id: `csr-identity`,
        sx: { mb: 2 },
        children: t(`identity.title`),
      }),
      (0, K.jsx)(r, { variant: `body2`, children: p }),
      f &&
        c === null &&
        s.length >= 2 &&
        (0, K.jsx)(o, {
          variant: `outlined`,
          size: `small`,
          sx: { mt: 3 },
          onClick: () => a(!0),
          children: t(`identity.open`),
        }),
      n && (0, K.jsx)(Z, { customer: e, onClose: () => a(!1) }),
    ],
  })
}
function Ke() {
  let { t: e } = u([`csr`, `staff-titles`]),
    { id: t = ``, pid: n = `` } = x(),
    r = /^[1-9]\d{0,8}$/.test(t) ? Number(t) : 0,
    i = /^CL-\d{1,12}$/.test(n) ? n : null,
    o = _e(r),
    { data: c, error: d } = o,
    f =
      r === 0 ||
      (d instanceof l && d.code === `not_found`) ||
      (c !== void 0 && i !== null && !c.applications.some((e) => e.reference === i)),
    p = e(`customer.number`, { id: r })
  return (
    _(c && p),
    (0, K.jsxs)(K.Fragment, {
      children: [
        (0, K.jsx)(a, {
          component: g,
          to: S(`csr-portal`),
          sx: { display: `inline-block`, py: 2.5 },
          children: e(`staff-titles:csrPortal`),
        }),
        f
          ? (0, K.jsxs)(K.Fragment, {
              children: [
                (0, K.jsx)(D, { children: e(`staff-titles:csrCustomer`) }),
                (0, K.jsx)(re, { icon: `help`, title: e(`missing.title`), text: e(`missing.text`) }),
              ],
            })
          : (0, K.jsxs)(K.Fragment, {
              children: [
                (0, K.jsx)(D, { children: c === void 0 ? e(`staff-titles:csrCustomer`) : c.name || p }),
                (0, K.jsx)(C, {
                  query: o,
                  failed: e(`failed`),
                  waiting: (0, K.jsx)(s, { variant: `rounded`, height: 420, sx: { mt: 5 } }),
                  children: (e) => (0, K.jsx)(qe, { customer: e, reference: i }),
                }),
              ],
            }),
      ],
    })
  )
}
function qe({ customer: e, reference: n }) {
  let { t: i } = u(`csr`)
  return (0, K.jsxs)(K.Fragment, {
    children: [
      (0, K.jsx)(r, {
        sx: { color: `text.secondary`, mt: 1, mb: 5 },
        children: i(`customer.line`, { id: e.user_id, day: ae(e.since), language: ce(te(e.language)) }),
      }),
      (0, K.jsx)(Ve, { customer: e }),
      (0, K.jsxs)(t, {
        sx: {
          display: `grid`,
          gap: 5,
          mt: 5,
          alignItems: `start`,
          gridTemplateColumns: { xs: `1fr`, lg: `340px 1fr` },
        },
        children: [
          (0, K.jsxs)(t, {
            sx: { display: `grid`, gap: 5, minWidth: 0 },
            children: [
              (0, K.jsx)(Ge, { customer: e }),
              e.contact_change && (0, K.jsx)(Ie, { change: e.contact_change }),
              (0, K.jsx)(ze, { customer: e }),
              (0, K.jsx)(Q, { customer: e, reference: n }),
              (0, K.jsx)(Le, { customer: e, reference: n }),
            ],
          }),
          (0, K.jsx)(Ue, { userId: e.user_id, reference: n }, `${e.user_id} ${n ?? ``}`),
        ],
      }),
    ],
  })
}
export { Ke as CsrCustomerPage }
