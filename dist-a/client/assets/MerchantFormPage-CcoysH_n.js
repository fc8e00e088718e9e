import { i as R, t as z } from './common-form-E0SH5PGy.js'
import {
  Ct as w,
  P as T,
  ht as E,
  it as D,
  lt as O,
  nt as k,
  q as A,
  st as j,
  wt as M,
  yt as N,
} from './common-schema-TiEP0qb9.js'
import { i as I, o as L } from './customer-form-CxxRlc71.js'
import { N as P, j as F } from './customer-schema-DqXZ2v9f.js'
import {
  At as t,
  Fr as n,
  Gt as r,
  Hn as i,
  Q as a,
  Rt as o,
  Vn as s,
  at as c,
  ca as l,
  ci as u,
  da as d,
  ia as f,
  it as p,
  ot as m,
  qt as h,
  sa as g,
  si as _,
  tt as v,
  z as y,
} from './first-CL_AHFyg.js'
import { r as C } from './index-DgFpoVLQ.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import { n as b, nn as x, s as S } from './signed-in-DHQU3WVe.js'
var B = e(d(), 1),
  V = (e, t) => !!e[t],
  H = k({
    full_name: A(F),
    phone: A(D),
    email: A(E),
    business_name: A(P),
    pincode: A(T),
    pan: A(O).test(`whole`, `rules:pan.invalid`, (e) => !j(e)),
    account_number: w()
      .matches(/^[0-9]{9,18}$/, { message: `rules:accountNumber.invalid`, excludeEmptyString: !0 })
      .test(`both`, `rules:required`, (e, { parent: t }) => !!e || !V(t, `ifsc`))
      .optional(),
    ifsc: w()
      .test(`ifsc`, `rules:ifsc.invalid`, (e) => !e || N(e))
      .test(`both`, `rules:required`, (e, { parent: t }) => !!e || !V(t, `account_number`))
      .optional(),
    consent: M().oneOf([!0], `rules:consent.missing`).defined(),
  }).shape({ partner: w().max(10).optional(), ref: w().max(40).optional() }),
  U = [`full_name`, `phone`, `email`, `business_name`, `pincode`, `pan`, `account_number`, `ifsc`],
  W = Object.fromEntries(U.map((e) => [e, ``])),
  G = W,
  K = () => G
function q(e) {
  G = Object.fromEntries(U.map((t) => [t, e[t]]))
}
function J({ account_number: e, ifsc: t, ...n }) {
  return { ...n, ...((e || t) && { account_number: e, ifsc: t }) }
}
var Y = (e) => e,
  X = {
    full_name: Y,
    phone: m,
    email: (e) => e.replace(/\s/g, ``),
    business_name: Y,
    pincode: (e) => v(e, 6),
    pan: c,
    account_number: a,
    ifsc: p,
  },
  Z = i(),
  Q = [
    { name: `person`, fields: [`full_name`, `phone`, `email`] },
    { name: `business`, fields: [`business_name`, `pincode`, `pan`] },
    { name: `bank`, fields: [`account_number`, `ifsc`] },
  ],
  $ = [`account_number`, `ifsc`],
  ee = {
    full_name: { autoComplete: `name`, maxLength: 120 },
    phone: { type: `tel`, inputMode: `numeric`, autoComplete: `tel-national`, before: `+91` },
    email: { type: `email`, inputMode: `email`, autoComplete: `email`, maxLength: 254 },
    business_name: { autoComplete: `organization`, maxLength: 40 },
    pincode: { inputMode: `numeric`, autoComplete: `postal-code` },
    pan: { autoCapitalize: `characters`, autoComplete: `off`, spellCheck: !1 },
    account_number: { inputMode: `numeric`, autoComplete: `off` },
    ifsc: { autoCapitalize: `characters`, autoComplete: `off`, spellCheck: !1 },
  }
function te({ brand: e, partner: i, invitation: a, onSent: s }) {
  let { t: c } = n(`merchant`),
    l = z(`createMerchantRequest`, H, {
      start: { ...K(), consent: !1 },
      body: (e) => ({ ...J(e), partner: i, ...(a !== null && b.test(a) && { ref: a }) }),
      done: ({ reference: e }) => {
        ;(q(W), s(e))
      },
      mode: `onTouched`,
      failureIn: `form`,
    }),
    { formState: d, subscribe: f } = l.hands
  ;(0, B.useEffect)(() => f({ formState: { values: !0 }, callback: ({ values: e }) => q(e) }), [f])
  let p = d.submitCount > 0,
    m = Object.keys(d.errors).length,
    g = (e) =>
      (0, Z.jsx)(
        I,
        {
          ...ee[e],
          name: e,
          label: $.includes(e)
            ? (0, Z.jsxs)(Z.Fragment, {
                children: [c(`fields.${e}`), ` `, (0, Z.jsx)(`span`, { className: `opt`, children: c(`optional`) })],
              })
            : c(`fields.${e}`),
          help: c(`help.${e}`, { defaultValue: `` }) || void 0,
          keep: X[e],
          ...(!p && { messages: { 'rules:required': `` } }),
        },
        e,
      )
  return (0, Z.jsxs)(R, {
    form: l,
    className: `stack g24 mt24`,
    autoComplete: `on`,
    children: [
      Q.map(({ name: e, fields: t }) =>
        (0, Z.jsxs)(
          `fieldset`,
          {
            className: `stack g20`,
            children: [
              (0, Z.jsx)(`legend`, { className: `h3 merchant-legend`, children: c(e) }),
              e === `bank` && (0, Z.jsx)(`p`, { className: `sm mut`, children: c(`bankHelp`) }),
              t.map(g),
            ],
          },
          e,
        ),
      ),
      (0, Z.jsx)(L, {
        name: `consent`,
        messages: { 'rules:consent.missing': c(`consentMissing`) },
        children: (0, Z.jsx)(t, {
          text: c(`consent`, { brand: e.name }),
          parts: { privacy: (0, Z.jsx)(h, { href: u(_(`privacyPolicy`), { partner: e.code }) }) },
        }),
      }),
      (0, Z.jsx)(`div`, {
        role: `status`,
        children: p && m > 0 && (0, Z.jsx)(`p`, { className: `sm b`, children: c(`errors`, { count: m }) }),
      }),
      l.failure !== null && (0, Z.jsxs)(y, { tone: `err`, role: `alert`, children: [o(l.failure), ` `, c(`kept`)] }),
      (0, Z.jsx)(r, { type: `submit`, full: !0, busy: l.busy, children: l.busy ? c(`sending`) : c(`send`) }),
    ],
  })
}
function ne() {
  return (0, Z.jsx)(x, { children: (0, Z.jsx)(re, {}) })
}
function re() {
  let { t: e } = n(`merchant`),
    t = s(),
    r = f(),
    { partner_name: i } = g(),
    [a] = l(),
    { data: o } = S(i ?? ``),
    c = o?.known === !0,
    u = c ? o.brand : t
  return (0, Z.jsxs)(`div`, {
    className: `wrap-c main narrow`,
    children: [
      (0, Z.jsx)(C, { lead: e(`lead`, { brand: u.name }), children: e(`title`) }),
      i !== void 0 &&
        (0, Z.jsx)(`div`, {
          className: `mt16`,
          style: o ? void 0 : { visibility: `hidden` },
          children: (0, Z.jsx)(y, {
            tone: c ? `ok` : `warn`,
            children: c ? e(`partner`, { partner: u.name }) : e(`unknownPartner`, { brand: t.name }),
          }),
        }),
      (0, Z.jsx)(te, {
        brand: t,
        partner: o && !c ? t.code : (i ?? t.code),
        invitation: a.get(`ref`),
        onSent: (e) => void r(_(`merchantFormSuccess`), { replace: !0, state: { reference: e } }),
      }),
    ],
  })
}
export { ne as MerchantFormPage }
