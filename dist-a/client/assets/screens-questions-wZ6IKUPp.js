import { c as I, t as oe } from './common-fields-Dur8Hai4.js'
import { i as P, t as F } from './common-form-E0SH5PGy.js'
import {
  B as ne,
  Ct as D,
  H as re,
  I as ie,
  U as O,
  mt as k,
  n as A,
  nt as j,
  pt as M,
  q as N,
  z as ae,
} from './common-schema-TiEP0qb9.js'
import {
  Ai as t,
  Cr as n,
  Fr as r,
  Hn as i,
  Rt as a,
  Vt as o,
  Xi as s,
  ca as c,
  ci as l,
  ia as ee,
  ii as u,
  pr as d,
  si as f,
} from './first-CL_AHFyg.js'
import { r as p } from './index-DgFpoVLQ.js'
import { n as e } from './rolldown-runtime-XKyaHtl9.js'
import { Z as m, dn as h, gt as te, ht as g, in as _, ln as v, pn as y } from './signed-in-DHQU3WVe.js'
import { U as b, f as x, h as S, n as C, o as w, p as T, t as E } from './theme-CBDEJsnh.js'
var L = [`tech`, `general`],
  R = () => D().oneOf(L).defined(),
  z = { topic: R(), subject: D().defined() }
;(re.shape(z), ae.shape(z))
var B = j({ topic: R(), subject: N(M(120)).matches(/\S/, `rules:required`), description: A }),
  V = [`partner-tickets`],
  H = [...V, `list`],
  U = (e) => [...V, `thread`, e],
  W = (e) =>
    h({
      queryKey: [...H, e ?? `all`],
      queryFn: ({ signal: t }) => _(`listPartnerTickets`, { query: e ? { topic: e } : {}, signal: t }),
      refetchOnMount: `always`,
    }),
  G = (e) =>
    h({
      queryKey: U(e),
      queryFn: ({ signal: t }) => _(`getPartnerTicket`, { params: { ticket: e }, signal: t }),
      refetchOnMount: `always`,
      refetchOnWindowFocus: !0,
    })
function K() {
  let e = y()
  return (t) => {
    ;(e.setQueryData(U(t.ticket), t), e.invalidateQueries({ queryKey: H }))
  }
}
var se = () => v({ mutationFn: (e) => _(`createPartnerTicket`, { body: e }), onSuccess: K() })
function ce(e) {
  let t = K()
  return v({ mutationFn: (t) => _(`ratePartnerTicket`, { params: { ticket: e }, body: { rating: t } }), onSuccess: t })
}
function le(e) {
  let t = y(),
    n = K()
  return v({
    mutationFn: (t) => _(`createPartnerTicketMessage`, { params: { ticket: e }, body: { text: t } }),
    onSuccess: (r) => {
      ;(n(r), r.ticket !== e && t.invalidateQueries({ queryKey: U(e) }))
    },
  })
}
var q = i()
function J({ ticket: e }) {
  let { t } = r(`tickets`),
    { status: n, days_left: i } = e,
    a = i > 0 ? t(`clock.left`, { count: i }) : i === 0 ? t(`clock.today`) : t(`clock.over`, { count: -i })
  return (0, q.jsxs)(b, {
    sx: { display: `flex`, flexWrap: `wrap`, alignItems: `center`, columnGap: 3, rowGap: 1 },
    children: [
      (0, q.jsx)(b, { component: `span`, sx: ue, children: t(`status.${n}`) }),
      (n === `open` || n === `waiting_lender`) &&
        (0, q.jsx)(S, {
          component: `span`,
          variant: `body2`,
          sx: { color: i < 0 ? `error.main` : `text.secondary` },
          children: `${a} · ${t(`due`, { date: g(e.due_at) })}`,
        }),
    ],
  })
}
var ue = { px: 2, borderRadius: 1, border: 1, borderColor: `divider`, fontSize: `0.8125rem`, fontWeight: 500 },
  Y = { tech: f(`techSupport`), general: f(`generalQuery`) },
  X = ({ topic: e, ticket: t }) => l(Y[e], { ticket: t })
function Z({ topic: e, most: t }) {
  let { t: n } = r([`partner-support`, `tickets`]),
    i = W(e)
  return (0, q.jsx)(m, {
    query: i,
    failed: n(`failed`),
    waiting: (0, q.jsx)(E, { variant: `rounded`, height: 160 }),
    empty: (0, q.jsx)(S, { sx: { color: `text.secondary` }, children: n(`empty`) }),
    children: (e) =>
      (0, q.jsx)(b, {
        component: `ul`,
        sx: { listStyle: `none`, m: 0, p: 0, display: `grid`, gap: 3 },
        children: e.slice(0, t).map((e) =>
          (0, q.jsxs)(
            C,
            {
              component: `li`,
              variant: `outlined`,
              sx: { p: 4, overflowWrap: `anywhere` },
              children: [
                (0, q.jsx)(w, {
                  component: s,
                  to: X(e),
                  sx: { fontWeight: 600 },
                  children: n(`ticket`, { subject: e.subject, ticket: e.ticket }),
                }),
                (0, q.jsx)(S, { variant: `body2`, sx: { mt: 1, mb: 2 }, children: e.excerpt }),
                (0, q.jsx)(J, { ticket: e }),
                (0, q.jsx)(S, {
                  variant: `caption`,
                  component: `p`,
                  sx: { mt: 1, color: `text.secondary` },
                  children: n(`tickets:asked`, { at: g(e.created_at) }),
                }),
              ],
            },
            e.ticket,
          ),
        ),
      }),
  })
}
var de = e({ CommunicationPage: () => pe }),
  fe = 5
function pe() {
  let { t: e } = r([`partner-support`, `staff-titles`]),
    { data: t } = W()
  return (0, q.jsxs)(q.Fragment, {
    children: [
      (0, q.jsx)(p, { lead: e(`lead`), children: e(`staff-titles:communication`) }),
      (0, q.jsx)(b, {
        sx: { mt: 5, display: `grid`, gap: 4, gridTemplateColumns: { sm: `repeat(2, minmax(0, 1fr))` }, maxWidth: 860 },
        children: L.map((n) => {
          let r = t?.filter((e) => e.topic === n && e.status === `open`).length
          return (0, q.jsxs)(
            C,
            {
              variant: `outlined`,
              sx: { p: 5 },
              children: [
                (0, q.jsx)(S, { variant: `h3`, component: `h2`, children: e(`topic.${n}`) }),
                (0, q.jsx)(S, { sx: { mt: 1 }, children: e(`about.${n}`) }),
                (0, q.jsx)(S, {
                  variant: `body2`,
                  sx: { mt: 2, mb: 4, minHeight: 20, color: `text.secondary` },
                  children: r === void 0 ? `` : r === 0 ? e(`noneOpen`) : e(`count`, { count: r }),
                }),
                (0, q.jsx)(T, {
                  variant: `outlined`,
                  component: s,
                  to: Y[n],
                  children: e(`open`, { topic: e(`topic.${n}`) }),
                }),
              ],
            },
            n,
          )
        }),
      }),
      (0, q.jsx)(S, { variant: `h3`, component: `h2`, sx: { mt: 6, mb: 3 }, children: e(`latest`) }),
      (0, q.jsx)(b, { sx: { maxWidth: 860 }, children: (0, q.jsx)(Z, { most: fe }) }),
    ],
  })
}
function me({ topic: e }) {
  let { t: n } = r(`partner-support`),
    i = ee(),
    a = d((e) => e.masquerade !== null),
    s = F(`createPartnerTicket`, B, {
      start: { subject: ``, description: `` },
      body: ({ subject: t, description: n }) => ({ topic: e, subject: k(t), description: k(n) }),
      send: se().mutateAsync,
      done: (e) => {
        ;(o.success(n(`new.done`, { ticket: e.ticket })), i(X(e)))
      },
    })
  return (0, q.jsxs)(C, {
    component: `section`,
    variant: `outlined`,
    'aria-labelledby': `new-ticket`,
    sx: { p: { xs: 4, sm: 5 } },
    children: [
      (0, q.jsx)(S, { variant: `h4`, component: `h2`, id: `new-ticket`, sx: { mb: 4 }, children: n(`new.title`) }),
      a
        ? (0, q.jsx)(S, { children: n(`new.masquerade`) })
        : (0, q.jsxs)(b, {
            component: P,
            form: s,
            prefix: `field-ticket`,
            sx: { display: `grid`, gap: 4 },
            children: [
              (0, q.jsx)(I, {
                name: `subject`,
                label: n(`new.subject`),
                what: n(`new.what.subject`),
                input: { autoComplete: `off`, maxLength: 120 },
              }),
              (0, q.jsx)(I, {
                name: `description`,
                label: n(`new.description`),
                what: n(`new.what.description`),
                help: n(`new.descriptionHelp`),
                rows: 4,
                input: { autoComplete: `off`, maxLength: t },
              }),
              (0, q.jsx)(b, {
                children: (0, q.jsx)(T, {
                  type: `submit`,
                  variant: `contained`,
                  'aria-busy': s.busy,
                  children: n(s.busy ? `new.sending` : `new.send`),
                }),
              }),
            ],
          }),
    ],
  })
}
function Q({ thread: { topic: e, merged_into: t, merged: n } }) {
  let { t: i } = r(`tickets`),
    a = (t, n) => (0, q.jsx)(w, { component: s, to: X({ topic: e, ticket: t }), sx: { mr: 2 }, children: n }, t)
  return (0, q.jsxs)(q.Fragment, {
    children: [
      t !== null &&
        (0, q.jsxs)(x, {
          severity: `info`,
          sx: { mt: 4 },
          children: [i(`merged.into`), ` `, a(t, i(`merged.go`, { ticket: t }))],
        }),
      n.length > 0 &&
        (0, q.jsxs)(x, {
          severity: `info`,
          sx: { mt: 4 },
          children: [i(`merged.here`), ` `, n.map((e) => a(e, i(`ticket`, { ticket: e })))],
        }),
    ],
  })
}
function he({ ticket: e }) {
  let { t } = r(`tickets`),
    n = ce(e),
    i = F(`ratePartnerTicket`, ne, {
      start: { rating: 0 },
      send: ({ rating: e }) => n.mutateAsync(e),
      done: () => o.success(t(`rating.sent`)),
      failureIn: `form`,
    })
  return (0, q.jsxs)(b, {
    component: P,
    form: i,
    prefix: `field-rating`,
    sx: { display: `grid`, gap: 3, mt: 5 },
    children: [
      (0, q.jsx)(oe, {
        name: `rating`,
        label: t(`rating.label`),
        help: t(`rating.help`),
        choices: ie.map((e) => ({ id: e, value: t(`rating.choices.${e}`) })),
      }),
      i.failure !== null && (0, q.jsx)(x, { severity: `error`, children: a(i.failure) }),
      (0, q.jsx)(b, {
        children: (0, q.jsx)(T, {
          type: `submit`,
          variant: `outlined`,
          'aria-busy': i.busy,
          children: t(`rating.send`),
        }),
      }),
    ],
  })
}
function ge({ ticket: e, topic: t }) {
  let { t: i } = r(`partner-support`),
    a = G(e),
    { data: o, error: c } = a,
    l = c instanceof n && (c.status === 404 || c.status === 422)
  return (0, q.jsxs)(b, {
    sx: { maxWidth: 720 },
    children: [
      (0, q.jsx)(w, { component: s, to: Y[t], children: i(`back`) }),
      (0, q.jsx)(b, {
        sx: { mt: 2, mb: 3 },
        children: (0, q.jsx)(p, { children: o ? i(`ticket`, { subject: o.subject, ticket: e }) : i(`topic.${t}`) }),
      }),
      l
        ? (0, q.jsx)(x, { severity: `info`, children: i(`gone`) })
        : (0, q.jsx)(m, {
            query: a,
            failed: i(`threadFailed`),
            waiting: (0, q.jsx)(E, { variant: `rounded`, height: 240 }),
            children: (e) => (0, q.jsx)(_e, { thread: e }),
          }),
    ],
  })
}
function _e({ thread: e }) {
  let { t } = r([`partner-support`, `tickets`]),
    n = d((e) => e.masquerade !== null)
  return (0, q.jsxs)(q.Fragment, {
    children: [
      (0, q.jsx)(J, { ticket: e }),
      (0, q.jsx)(Q, { thread: e }),
      u().mode !== `live` && (0, q.jsx)(x, { severity: `info`, sx: { mt: 4 }, children: t(`demo`) }),
      (0, q.jsx)(b, {
        component: `ol`,
        'aria-label': t(`tickets:thread`),
        sx: { listStyle: `none`, m: 0, mt: 4, p: 0, display: `grid`, gap: 3 },
        children: e.messages.map(({ author: e, text: n, at: r }, i) =>
          (0, q.jsxs)(
            C,
            {
              component: `li`,
              variant: `outlined`,
              sx: { p: 4, ...(e === `partner` && { ml: { sm: 6 }, backgroundColor: `action.hover` }) },
              children: [
                (0, q.jsxs)(S, {
                  variant: `body2`,
                  children: [
                    (0, q.jsx)(`b`, { children: t(e === `partner` ? `you` : `tickets:author.${e}`) }),
                    ` `,
                    (0, q.jsx)(b, { component: `span`, sx: { color: `text.secondary` }, children: te(r) }),
                  ],
                }),
                (0, q.jsx)(S, { sx: { mt: 1, whiteSpace: `pre-wrap`, overflowWrap: `anywhere` }, children: n }),
              ],
            },
            `${r} ${i}`,
          ),
        ),
      }),
      !n && e.may_rate && (0, q.jsx)(he, { ticket: e.ticket }),
      e.rating !== null &&
        (0, q.jsx)(S, {
          variant: `body2`,
          sx: { mt: 4, color: `text.secondary` },
          children: t(`tickets:rating.given`, { answer: t(`tickets:rating.choices.${e.rating}`) }),
        }),
      !n && e.merged_into === null && (0, q.jsx)(ve, { ticket: e.ticket, answered: e.status !== `open` }),
    ],
  })
}
function ve({ ticket: e, answered: n }) {
  let { t: i } = r([`tickets`, `partner-support`]),
    a = le(e),
    s = F(`createPartnerTicketMessage`, O, {
      start: { text: `` },
      body: ({ text: e }) => ({ text: k(e) }),
      send: ({ text: e }) => a.mutateAsync(e),
      done: (t) => {
        ;(s.hands.reset(), o.success(t.ticket === e ? i(`reply.sent`) : i(`reply.there`, { ticket: t.ticket })))
      },
    })
  return (0, q.jsxs)(b, {
    component: P,
    form: s,
    prefix: `field-reply`,
    sx: { display: `grid`, gap: 3, mt: 5 },
    children: [
      (0, q.jsx)(I, {
        name: `text`,
        label: i(`reply.label`),
        what: i(`partner-support:reply.what`),
        help: i(`reply.help`),
        rows: 3,
        input: { autoComplete: `off`, maxLength: t },
      }),
      n && (0, q.jsx)(S, { variant: `body2`, sx: { color: `text.secondary` }, children: i(`reply.again`) }),
      (0, q.jsx)(b, {
        children: (0, q.jsx)(T, {
          type: `submit`,
          variant: `contained`,
          'aria-busy': s.busy,
          children: i(`reply.send`),
        }),
      }),
    ],
  })
}
var ye = { tech: `staff-titles:techSupport`, general: `staff-titles:generalQuery` }
function $({ topic: e }) {
  let { t } = r([`partner-support`, `staff-titles`]),
    [n] = c(),
    i = n.get(`ticket`)
  return i === null
    ? (0, q.jsxs)(q.Fragment, {
        children: [
          (0, q.jsx)(p, { lead: t(`about.${e}`), children: t(ye[e]) }),
          (0, q.jsxs)(b, {
            sx: {
              display: `grid`,
              gap: 5,
              mt: 5,
              alignItems: `start`,
              gridTemplateColumns: { xs: `minmax(0, 1fr)`, lg: `repeat(2, minmax(0, 1fr))` },
            },
            children: [
              (0, q.jsx)(me, { topic: e }),
              (0, q.jsx)(`section`, { 'aria-label': t(`latest`), children: (0, q.jsx)(Z, { topic: e }) }),
            ],
          }),
        ],
      })
    : (0, q.jsx)(ge, { ticket: i, topic: e }, i)
}
var be = e({ GeneralQueryPage: () => xe })
function xe() {
  return (0, q.jsx)($, { topic: `general` })
}
var Se = e({ TechSupportPage: () => Ce })
function Ce() {
  return (0, q.jsx)($, { topic: `tech` })
}
export { be as n, de as r, Se as t }
