const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/RatingForm-5KVYR6Y7.js',
      'assets/first-CL_AHFyg.js',
      'assets/rolldown-runtime-XKyaHtl9.js',
      'assets/index-DgFpoVLQ.js',
      'assets/common-schema-TiEP0qb9.js',
      'assets/signed-in-DHQU3WVe.js',
      'assets/customer-Df6hRo4Y.js',
      'assets/common-fields-Dur8Hai4.js',
      'assets/theme-CBDEJsnh.js',
      'assets/brands-CeiyizDu.js',
      'assets/parts-Clelj3dw.js',
      'assets/common-form-E0SH5PGy.js',
      'assets/index-CNaZ2p3t.css',
      'assets/first-XFjAZRDm.css',
      'assets/signed-in-CFFtR9xJ.css',
      'assets/customer-D70XXZrE.css',
    ]),
) => i.map((i) => d[i])
import { i as j, t as M } from './common-form-E0SH5PGy.js'
import { U as O, mt as k } from './common-schema-TiEP0qb9.js'
import { Kn as e, Wn as t, qn as n, ut as r } from './customer-Df6hRo4Y.js'
import { a as A } from './customer-form-CxxRlc71.js'
import {
  Ai as i,
  Cr as a,
  Fr as o,
  Gt as s,
  Hn as c,
  Kt as l,
  Pt as u,
  Rt as d,
  Vt as f,
  Xi as p,
  hr as m,
  in as h,
  n as g,
  sa as _,
  si as v,
  t as y,
  z as b,
} from './first-CL_AHFyg.js'
import { n as E, r as D } from './index-DgFpoVLQ.js'
import { O as x, X as S, Z as C, gt as w, ht as T } from './signed-in-DHQU3WVe.js'
var N = c()
function P({ ticket: e }) {
  let { t } = o(`tickets`),
    { status: n, days_left: r } = e
  return (0, N.jsxs)(`p`, {
    className: `row wrap mt8 ticket-clock`,
    children: [
      (0, N.jsx)(`span`, { className: `badge soft`, children: t(`status.${n}`) }),
      (n === `open` || n === `waiting_lender`) &&
        (0, N.jsxs)(`span`, {
          className: r < 0 ? `sm ticket-late` : `sm mut`,
          children: [
            r > 0 ? t(`clock.left`, { count: r }) : r === 0 ? t(`clock.today`) : t(`clock.over`, { count: -r }),
            ` · `,
            t(`due`, { date: T(e.due_at) }),
          ],
        }),
    ],
  })
}
function F({ thread: { merged_into: e, merged: t } }) {
  let { t: n } = o(`tickets`)
  return (0, N.jsxs)(N.Fragment, {
    children: [
      e !== null &&
        (0, N.jsx)(`div`, {
          className: `mt16`,
          children: (0, N.jsxs)(b, {
            icon: `info`,
            children: [
              (0, N.jsx)(`p`, { children: n(`merged.into`) }),
              (0, N.jsx)(`p`, {
                className: `mt4`,
                children: (0, N.jsx)(p, { to: v(`tickets`, { ticket: e }), children: n(`merged.go`, { ticket: e }) }),
              }),
            ],
          }),
        }),
      t.length > 0 &&
        (0, N.jsx)(`div`, {
          className: `mt16`,
          children: (0, N.jsxs)(b, {
            icon: `info`,
            children: [
              (0, N.jsx)(`p`, { children: n(`merged.here`) }),
              t.map((e) =>
                (0, N.jsx)(
                  `p`,
                  {
                    className: `mt4`,
                    children: (0, N.jsx)(p, { to: v(`tickets`, { ticket: e }), children: n(`ticket`, { ticket: e }) }),
                  },
                  e,
                ),
              ),
            ],
          }),
        }),
    ],
  })
}
function I({ ticket: e, answered: n }) {
  let { t: r } = o(`tickets`),
    a = t(e),
    c = M(`createTicketMessage`, O, {
      start: { text: `` },
      body: ({ text: e }) => ({ text: k(e) }),
      send: ({ text: e }) => a.mutateAsync(e),
      done: ({ data: t }) => {
        ;(c.hands.reset(), f.success(t.ticket === e ? r(`reply.sent`) : r(`reply.there`, { ticket: t.ticket })))
      },
      failureIn: `form`,
    })
  return (0, N.jsxs)(j, {
    form: c,
    className: `stack g16 mt24`,
    children: [
      (0, N.jsx)(A, {
        name: `text`,
        label: r(`reply.label`),
        help: r(`reply.help`),
        messages: { 'rules:required': r(`reply.empty`) },
        maxLength: i,
      }),
      n && (0, N.jsx)(`p`, { className: `sm mut`, children: r(`reply.again`) }),
      c.failure !== null && (0, N.jsx)(b, { tone: `err`, role: `alert`, children: d(c.failure) }),
      (0, N.jsx)(`p`, { children: (0, N.jsx)(s, { type: `submit`, busy: c.busy, children: r(`reply.send`) }) }),
    ],
  })
}
var L = h(() =>
  E(
    async () =>
      (
        await m(
          async () => {
            let { RatingForm: e } = await import(`./RatingForm-5KVYR6Y7.js`)
            return { RatingForm: e }
          },
          __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]),
        )
      ).RatingForm,
  ),
)
function R({ ticket: t }) {
  let { t: n } = o([`tickets`, `common`]),
    r = e(t),
    { error: i } = r,
    s = i instanceof a && (i.status === 404 || i.status === 422)
  return (0, N.jsxs)(N.Fragment, {
    children: [
      (0, N.jsx)(`p`, {
        children: (0, N.jsxs)(p, {
          className: `link`,
          to: v(`tickets`),
          children: [(0, N.jsx)(u, { name: `arrowLeft` }), n(`tickets:all`)],
        }),
      }),
      (0, N.jsx)(`div`, {
        className: `mt8`,
        children: (0, N.jsx)(D, { children: s ? n(`tickets:title`) : n(`tickets:ticket`, { ticket: t }) }),
      }),
      s
        ? (0, N.jsx)(x, {
            icon: `help`,
            title: n(`tickets:gone`),
            text: n(`tickets:lead`),
            children: (0, N.jsx)(l, { to: v(`tickets`), children: n(`tickets:all`) }),
          })
        : (0, N.jsx)(C, {
            query: r,
            failed: n(`tickets:threadFailed`),
            space: `mt16`,
            waiting: (0, N.jsx)(y, {}),
            children: (e) => (0, N.jsx)(z, { data: e }),
          }),
    ],
  })
}
function z({ data: e }) {
  let { t } = o(`tickets`)
  return (0, N.jsxs)(N.Fragment, {
    children: [
      (0, N.jsx)(P, { ticket: e }),
      e.app_id !== null &&
        (0, N.jsx)(`p`, {
          className: `sm mt8`,
          children: (0, N.jsx)(p, { to: v(`applicationStatus`, { appId: e.app_id }), children: t(`application`) }),
        }),
      (0, N.jsx)(F, { thread: e }),
      (0, N.jsxs)(`div`, {
        className: `two mt20`,
        children: [
          (0, N.jsxs)(`div`, {
            children: [
              (0, N.jsx)(`h2`, { className: `sr`, children: t(`thread`) }),
              (0, N.jsx)(`ol`, {
                className: `stack g16`,
                children: e.messages.map(({ author: e, text: n, at: r, noted: i, via: a }, o) =>
                  (0, N.jsxs)(
                    `li`,
                    {
                      className: `card pad-s ticket-message ${e === `customer` ? `mine tint` : ``}`,
                      children: [
                        (0, N.jsxs)(`p`, {
                          className: `sm`,
                          children: [
                            (0, N.jsx)(`b`, { className: `b`, children: t(`author.${e}`) }),
                            ` `,
                            (0, N.jsxs)(`span`, {
                              className: `mut`,
                              children: [w(r), a === `mail` && ` · ${t(`byMail`)}`],
                            }),
                          ],
                        }),
                        i && (0, N.jsx)(`p`, { className: `sm mut`, children: t(`noted`) }),
                        (0, N.jsx)(`p`, { className: `mt4 ticket-text`, children: n }),
                      ],
                    },
                    `${r} ${o}`,
                  ),
                ),
              }),
              e.may_rate && (0, N.jsx)(L, { ticket: e.ticket }),
              e.rating !== null &&
                (0, N.jsx)(`p`, {
                  className: `sm mut mt16`,
                  children: t(`rating.given`, { answer: t(`rating.choices.${e.rating}`) }),
                }),
              e.merged_into === null && (0, N.jsx)(I, { ticket: e.ticket, answered: e.status !== `open` }),
            ],
          }),
          (0, N.jsx)(`aside`, {
            children: (0, N.jsxs)(g, {
              tone: `sunk`,
              'aria-labelledby': `further-title`,
              children: [
                (0, N.jsx)(`h2`, { className: `h3`, id: `further-title`, children: t(`further.title`) }),
                (0, N.jsx)(`p`, {
                  className: `sm mt8`,
                  children: t(e.days_left < 0 ? `further.over` : `further.before`),
                }),
                (0, N.jsx)(r, {}),
              ],
            }),
          }),
        ],
      }),
    ],
  })
}
function B() {
  let { ticket: e } = _()
  return (0, N.jsx)(`div`, {
    className: `wrap-c main`,
    children: e === void 0 ? (0, N.jsx)(V, {}) : (0, N.jsx)(R, { ticket: e }),
  })
}
function V() {
  let { t: e } = o([`tickets`, `common`]),
    t = n()
  return (0, N.jsxs)(`div`, {
    className: `narrow`,
    children: [
      (0, N.jsx)(S, {
        beside:
          t.data &&
          t.data.length > 0 &&
          (0, N.jsxs)(l, {
            look: `secondary`,
            to: v(`needHelp`),
            children: [(0, N.jsx)(u, { name: `plus` }), e(`tickets:new`)],
          }),
        children: (0, N.jsx)(D, { children: e(`tickets:title`) }),
      }),
      (0, N.jsx)(`p`, { className: `mut mt8`, children: e(`tickets:lead`) }),
      (0, N.jsx)(C, {
        query: t,
        failed: e(`tickets:failed`),
        space: `mt16`,
        waiting: (0, N.jsxs)(`div`, {
          className: `stack g16 mt20 waits`,
          'aria-busy': `true`,
          children: [
            (0, N.jsx)(`p`, { role: `status`, className: `sr`, children: e(`common:loading`) }),
            [0, 1].map((e) =>
              (0, N.jsx)(
                `div`,
                {
                  className: `card pad`,
                  'aria-hidden': `true`,
                  children: (0, N.jsx)(`span`, { className: `sk sk-line` }),
                },
                e,
              ),
            ),
          ],
        }),
        empty: (0, N.jsx)(x, {
          icon: `help`,
          title: e(`tickets:empty.title`),
          text: e(`tickets:empty.text`),
          children: (0, N.jsx)(l, { to: v(`needHelp`), children: e(`tickets:empty.action`) }),
        }),
        children: (e) =>
          (0, N.jsx)(`ul`, {
            className: `stack g16 mt20`,
            children: e.map((e) => (0, N.jsx)(`li`, { children: (0, N.jsx)(H, { ticket: e }) }, e.ticket)),
          }),
      }),
    ],
  })
}
function H({ ticket: e }) {
  let { t } = o(`tickets`)
  return (0, N.jsxs)(p, {
    className: `card pad-s ticket-link`,
    to: v(`tickets`, { ticket: e.ticket }),
    'aria-label': t(`open`, { ticket: e.ticket }),
    children: [
      (0, N.jsxs)(`div`, {
        className: `row between`,
        children: [
          (0, N.jsx)(`b`, { className: `b`, children: t(`ticket`, { ticket: e.ticket }) }),
          (0, N.jsx)(u, { name: `chevronRight` }),
        ],
      }),
      (0, N.jsx)(`p`, { className: `mt4 ticket-text`, children: e.excerpt }),
      (0, N.jsx)(`p`, { className: `xs mut mt8`, children: t(`asked`, { at: T(e.created_at) }) }),
      (0, N.jsx)(P, { ticket: e }),
    ],
  })
}
export { B as TicketsPage }
