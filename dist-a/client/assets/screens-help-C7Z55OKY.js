import { i as I, t as L } from './common-form-E0SH5PGy.js'
import { $ as D, Tt as O, W as k, a as A, i as j, n as M, nt as N, r as P, t as F } from './common-schema-TiEP0qb9.js'
import { ut as R } from './customer-Df6hRo4Y.js'
import { a as z, i as B } from './customer-form-CxxRlc71.js'
import {
  At as n,
  Fr as r,
  Gt as i,
  Hn as a,
  I as o,
  Vn as s,
  Vt as c,
  Xi as l,
  ca as u,
  da as d,
  fn as f,
  j as p,
  n as m,
  o as h,
  ot as g,
  pr as _,
  s as v,
  si as y,
  z as b,
} from './first-CL_AHFyg.js'
import { r as x } from './index-DgFpoVLQ.js'
import { n as e, r as t } from './rolldown-runtime-XKyaHtl9.js'
import { dn as S, gt as C, ht as w, in as T, nn as E } from './signed-in-DHQU3WVe.js'
var V = t(d(), 1),
  H = N({ name: j, email: P, phone: A, company: F, description: M }),
  U = H.shape({ app_id: D().optional() }),
  W = a(),
  G = [`name`, `email`, `phone`, `company`, `description`],
  K = { name: ``, email: ``, phone: ``, company: ``, description: `` }
function q(e) {
  let t = _((e) => e.userId)
  return (
    (0, V.useEffect)(() => {
      if (t === null) return
      let n = !1
      return (
        (async () => {
          let { data: r } = await T(`getUser`, { params: { id: t } })
          if (n) return
          let { first_name: i, last_name: a, email: o, mobile_phone_number: s } = r,
            c = v(s) ? s : ``
          e({ name: [i, a].filter(Boolean).join(` `), email: o, phone: c })
        })().catch(() => void 0),
        () => {
          n = !0
        }
      )
    }, [t, e]),
    t !== null
  )
}
var J = (e) => (e !== null && /^[\w-]{1,64}$/.test(e) ? e : null)
function Y() {
  let { t: e } = r([`help`, `rules`]),
    [t, n] = (0, V.useState)(null),
    [a] = u(),
    o = L(`createHelpRequest`, U, {
      start: K,
      body: (e) => ({ ...e, ...(m !== null && { app_id: m }) }),
      done: ({ ticket: t, due_at: r }) => {
        ;(S(), n({ stored: !0, ticket: t, due: r }), c.success(e(`sent`)))
      },
      refused: () => (n({ stored: !1 }), c.success(e(`sent`)), !1),
      mode: `onTouched`,
      failureIn: `form`,
    }),
    { getValues: s, setValue: d, subscribe: f } = o.hands,
    p = q(
      (0, V.useCallback)(
        (e) => {
          for (let t of [`name`, `email`, `phone`]) s(t) === `` && d(t, e[t])
        },
        [s, d],
      ),
    ),
    m = p ? J(a.get(`app`)) : null,
    h = k(H, o.hands.watch()),
    _ = G.filter((e) => h[e])
  ;(0, V.useEffect)(
    () => f({ formState: { values: !0 }, callback: ({ type: e }) => void (e === `change` && n(null)) }),
    [f],
  )
  let v = (0, V.useRef)(null),
    x = (0, V.useEffectEvent)(() => {
      for (let e of G) {
        let t = v.current?.elements.namedItem(e),
          n = t instanceof HTMLInputElement || t instanceof HTMLTextAreaElement ? t.value : ``
        n !== `` && d(e, e === `phone` ? g(n) : n, { shouldValidate: document.activeElement !== t })
      }
    })
  ;(0, V.useLayoutEffect)(() => x(), [])
  let S = () => {
      ;(o.hands.reset(K), n(null))
    },
    C = (e) => {
      _.length > 0 ? e?.preventDefault() : o.submit(e)
    },
    T = { 'rules:required': `` }
  return (0, W.jsxs)(I, {
    form: { ...o, submit: C },
    ref: v,
    className: `stack g20 mt24`,
    autoComplete: `on`,
    children: [
      m !== null && (0, W.jsx)(b, { icon: `document`, children: e(`aboutApplication`) }),
      (0, W.jsx)(B, { name: `name`, label: e(`fields.name`), messages: T, autoComplete: `name`, maxLength: 120 }),
      (0, W.jsxs)(`div`, {
        className: `grid2`,
        children: [
          (0, W.jsx)(B, {
            name: `email`,
            label: e(`fields.email`),
            messages: T,
            type: `email`,
            inputMode: `email`,
            autoComplete: `email`,
            maxLength: 254,
          }),
          (0, W.jsx)(B, {
            name: `phone`,
            label: e(`fields.phone`),
            messages: T,
            keep: g,
            type: `tel`,
            inputMode: `numeric`,
            autoComplete: `tel-national`,
            before: `+91`,
          }),
        ],
      }),
      (0, W.jsx)(B, { name: `company`, label: (0, W.jsx)(X, {}), autoComplete: `organization`, maxLength: 120 }),
      (0, W.jsx)(z, {
        name: `description`,
        label: e(`fields.description`),
        messages: T,
        help: e(`descriptionHelp`),
        maxLength: 2e3,
      }),
      (0, W.jsxs)(`div`, {
        children: [
          (0, W.jsxs)(`div`, {
            className: `row`,
            children: [
              (0, W.jsx)(i, { look: `secondary`, onClick: S, children: e(`reset`) }),
              (0, W.jsx)(`div`, {
                className: `grow help-send`,
                children: (0, W.jsx)(i, {
                  type: `submit`,
                  full: !0,
                  disabled: _.length > 0,
                  busy: o.busy,
                  'aria-describedby': `help-missing`,
                  children: o.busy ? e(`sending`) : e(`send`),
                }),
              }),
            ],
          }),
          (0, W.jsx)(`p`, {
            className: `sm mut mt8`,
            id: `help-missing`,
            children: _.length > 0 && e(`missing`, { fields: _.map((t) => e(`missingFields.${t}`)).join(`, `) }),
          }),
        ],
      }),
      t?.stored &&
        (0, W.jsxs)(b, {
          tone: `ok`,
          role: `status`,
          children: [
            (0, W.jsx)(`b`, { className: `b`, children: e(`ticket`, { ticket: t.ticket }) }),
            ` `,
            e(`due`, { date: w(t.due) }),
            ` `,
            p && (0, W.jsx)(l, { to: y(`tickets`, { ticket: t.ticket }), children: e(`follow`) }),
          ],
        }),
      t?.stored === !1 && (0, W.jsx)(b, { tone: `warn`, role: `alert`, children: e(`notStored`) }),
    ],
  })
}
function X() {
  let { t: e } = r(`help`)
  return (0, W.jsxs)(W.Fragment, {
    children: [e(`fields.company`), ` `, (0, W.jsx)(`span`, { className: `opt`, children: e(`optional`) })],
  })
}
var Z = e({ NeedHelpPage: () => $ }),
  Q = [`where`, `number`, `remove`, `call`]
function $() {
  let { t: e } = r(`help`),
    { name: t, support: i } = s(),
    a = _((e) => e.productType),
    o = { details: (0, W.jsx)(l, { to: f(a, `contact-details`) }) }
  return (0, W.jsxs)(`div`, {
    className: `wrap-c main two`,
    children: [
      (0, W.jsxs)(`div`, { children: [(0, W.jsx)(x, { lead: e(`lead`), children: e(`title`) }), (0, W.jsx)(Y, {})] }),
      (0, W.jsxs)(`aside`, {
        className: `stack g16`,
        children: [
          (0, W.jsxs)(m, {
            'aria-labelledby': `answers-title`,
            children: [
              (0, W.jsx)(`h2`, { className: `h3`, id: `answers-title`, children: e(`answers.title`) }),
              (0, W.jsx)(`div`, {
                className: `mt8`,
                children: Q.map((t) =>
                  (0, W.jsx)(
                    p,
                    {
                      title: e(`answers.${t}.q`),
                      children: (0, W.jsx)(`p`, { children: (0, W.jsx)(n, { text: e(`answers.${t}.a`), parts: o }) }),
                    },
                    t,
                  ),
                ),
              }),
            ],
          }),
          i &&
            (0, W.jsxs)(m, {
              'aria-labelledby': `contact-title`,
              children: [
                (0, W.jsx)(`h2`, { className: `h3`, id: `contact-title`, children: e(`contact.title`, { brand: t }) }),
                (0, W.jsxs)(`p`, {
                  className: `mt8`,
                  children: [
                    e(`contact.email`),
                    `: `,
                    (0, W.jsx)(`a`, { href: `mailto:${i.email}`, children: i.email }),
                  ],
                }),
                (0, W.jsxs)(`p`, {
                  children: [e(`contact.phone`), `: `, (0, W.jsx)(`a`, { href: h(i.phone), children: i.phone })],
                }),
              ],
            }),
          (0, W.jsxs)(m, {
            tone: `sunk`,
            id: `grievance`,
            'aria-labelledby': `grievance-title`,
            children: [
              (0, W.jsx)(`h2`, { className: `h3`, id: `grievance-title`, children: e(`grievance.title`) }),
              (0, W.jsx)(R, {}),
            ],
          }),
        ],
      }),
    ],
  })
}
function ee(e) {
  return S({
    queryKey: [`outbox`, e],
    queryFn: ({ signal: t }) => T(`listOutbox`, { query: { to: e }, signal: t }),
    enabled: e !== ``,
    staleTime: 0,
  })
}
var te = e({ OutboxPage: () => ne })
function ne() {
  return (0, W.jsx)(E, { children: (0, W.jsx)(re, {}) })
}
function re() {
  let { t: e } = r(`outbox`),
    t = o(),
    n = t?.destination ?? ``,
    [a, s] = (0, V.useState)(n),
    { data: c, isFetching: u, isError: d, refetch: f } = ee(a),
    p = L(`listOutbox`, O(), {
      start: { to: n },
      send: async ({ to: e }) => {
        let t = e.trim()
        t === a && a !== `` ? await f() : s(t)
      },
    })
  return (0, W.jsxs)(`div`, {
    className: `wrap-c main narrow`,
    children: [
      (0, W.jsx)(x, { children: e(`title`) }),
      (0, W.jsx)(`div`, { className: `mt12`, children: (0, W.jsx)(b, { icon: `info`, children: e(`simulated`) }) }),
      (0, W.jsxs)(I, {
        form: p,
        className: `stack g16 mt20`,
        children: [
          (0, W.jsx)(B, { name: `to`, label: e(`to`), help: e(`toHelp`), autoComplete: `off` }),
          (0, W.jsxs)(`div`, {
            className: `row wrap`,
            children: [
              (0, W.jsx)(i, { type: `submit`, busy: u, children: e(c ? `again` : `show`) }),
              t && (0, W.jsx)(l, { className: `link`, to: y(`verification`), children: e(`back`) }),
            ],
          }),
        ],
      }),
      (0, W.jsxs)(`div`, {
        className: `mt24`,
        'aria-live': `polite`,
        'aria-busy': u,
        children: [
          d && (0, W.jsx)(b, { tone: `err`, children: e(`failed`) }),
          c?.length === 0 && (0, W.jsx)(`p`, { className: `mut`, children: e(`empty`) }),
          c &&
            (0, W.jsx)(`ul`, {
              className: `stack g16`,
              children: c.map((t) =>
                (0, W.jsxs)(
                  `li`,
                  {
                    className: `card pad-s`,
                    children: [
                      t.code && (0, W.jsx)(`p`, { className: `h1`, children: t.code }),
                      (0, W.jsx)(`p`, { className: `mt4`, children: t.text }),
                      (0, W.jsxs)(`p`, {
                        className: `xs mut mt8`,
                        children: [e(`channel.${t.channel}`), `, `, C(t.sent_at)],
                      }),
                    ],
                  },
                  t.sent_at + t.text,
                ),
              ),
            }),
        ],
      }),
    ],
  })
}
export { Z as n, te as t }
