import {
  $t as t,
  Ht as n,
  Jt as r,
  Kt as i,
  Sn as a,
  Ut as o,
  Wt as s,
  en as c,
  qt as l,
  vn as u,
} from './customer-Df6hRo4Y.js'
import {
  B as d,
  Fr as f,
  Gt as p,
  Hn as m,
  Kt as h,
  Rt as g,
  Vn as _,
  ca as v,
  da as y,
  n as b,
  si as x,
  z as S,
} from './first-CL_AHFyg.js'
import { r as M } from './index-DgFpoVLQ.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import { M as C, O as w, P as T, R as E, Z as D, gt as O, ln as k, pn as A, sn as j } from './signed-in-DHQU3WVe.js'
var N = e(y(), 1)
function P(e) {
  let t = A(),
    r = (0, N.useRef)(null)
  return k({
    mutationFn: (t) => {
      r.current ??= crypto.randomUUID()
      let i = C.map((e) => ({ purpose: e, version: T[e] }))
      return n(e.category_id, t ? i : [], r.current)
    },
    onSuccess: () => {
      ;((r.current = null), s(e), t.invalidateQueries({ queryKey: j }), t.invalidateQueries({ queryKey: [`consents`] }))
    },
  })
}
var F = m()
function I({ bank: e, applied: { data: t, url: n, sandbox: i } }) {
  let { t: o } = f(`cards`),
    s = _(),
    c = (0, N.useRef)(null)
  ;(0, N.useEffect)(() => c.current?.focus(), [])
  let l = n.startsWith(`https://`)
  return (0, F.jsxs)(b, {
    'aria-labelledby': `leave-title`,
    children: [
      (0, F.jsx)(`h2`, {
        className: `h2`,
        id: `leave-title`,
        tabIndex: -1,
        ref: c,
        children: o(`leave.title`, { bank: e }),
      }),
      (0, F.jsx)(`p`, { className: `mt8`, children: o(`leave.noted`, { reference: t.reference }) }),
      (0, F.jsx)(`p`, { className: `mt8`, children: o(`leave.text`, { bank: e, brand: s.name }) }),
      i &&
        (0, F.jsx)(`div`, {
          className: `mt16`,
          children: (0, F.jsxs)(S, {
            icon: `info`,
            children: [
              (0, F.jsx)(`p`, { children: o(`leave.sandbox`, { bank: e }) }),
              (0, F.jsx)(`p`, { className: `cc-address mt8`, lang: `en`, children: n }),
            ],
          }),
        }),
      (0, F.jsxs)(`div`, {
        className: `stack g8 mt20`,
        children: [
          l && (0, F.jsx)(r, { className: `btn pri`, href: n, children: o(`leave.go`, { bank: e }) }),
          (0, F.jsx)(h, { look: `secondary`, to: a(t.app_id), children: o(`track`) }),
        ],
      }),
      (0, F.jsx)(`p`, { className: `sm mut mt12`, children: o(`leave.never`, { bank: e }) }),
    ],
  })
}
function L({ card: e, open: t }) {
  let { t: n } = f(`cards`),
    r = _(),
    i = P(e),
    [o, s] = (0, N.useState)(!1),
    [c, l] = (0, N.useState)(!1),
    u = (0, N.useRef)(null),
    m = e.issuer || e.category_name
  if (i.data) return (0, F.jsx)(I, { bank: m, applied: i.data })
  let v =
    i.error &&
    (0, F.jsx)(`div`, {
      className: `mt12`,
      children: (0, F.jsxs)(S, {
        tone: `err`,
        role: `alert`,
        children: [
          (0, F.jsx)(`p`, { className: `b`, children: g(i.error) }),
          (0, F.jsx)(`p`, { className: `mt4`, children: n(`form.kept`) }),
        ],
      }),
    })
  return t
    ? (0, F.jsxs)(b, {
        'aria-labelledby': `apply-title`,
        children: [
          (0, F.jsx)(`h2`, { className: `h2`, id: `apply-title`, children: n(`open.title`) }),
          (0, F.jsx)(`p`, {
            className: `mt8`,
            children: n(`open.text`, { reference: t.reference, at: O(t.created_at), bank: m }),
          }),
          v,
          (0, F.jsxs)(`div`, {
            className: `stack g8 mt20`,
            children: [
              (0, F.jsx)(h, { to: a(t.app_id), children: n(`track`) }),
              (0, F.jsx)(p, {
                look: `secondary`,
                busy: i.isPending,
                onClick: () => !i.isPending && i.mutate(!1),
                children: n(`open.again`, { bank: m }),
              }),
            ],
          }),
        ],
      })
    : (0, F.jsxs)(b, {
        'aria-labelledby': `apply-title`,
        children: [
          (0, F.jsx)(`h2`, { className: `h2`, id: `apply-title`, children: n(`form.title`, { bank: m }) }),
          (0, F.jsx)(`p`, { className: `mt8`, children: n(`form.lead`, { bank: m }) }),
          (0, F.jsx)(d, {
            checked: o,
            onChange: s,
            inputRef: u,
            error: c && !o ? n(`form.missing`) : null,
            children: n(`form.consent`, { bank: m, brand: r.name }),
          }),
          v,
          (0, F.jsx)(`p`, {
            className: `mt12`,
            children: (0, F.jsx)(p, {
              full: !0,
              busy: i.isPending,
              onClick: () => {
                ;(l(!0), o ? i.isPending || i.mutate(!0) : u.current?.focus())
              },
              children: i.isPending ? n(`form.sending`) : n(`form.action`, { card: e.category_name }),
            }),
          }),
          (0, F.jsx)(`p`, { className: `sm mut mt12`, children: n(`form.withdrawable`) }),
        ],
      })
}
function R() {
  let { t: e } = f(`cards`),
    n = o(),
    r = u()
  return (0, F.jsxs)(`div`, {
    className: `wrap-c main`,
    children: [
      (0, F.jsx)(M, { lead: e(`choose.lead`), children: e(`choose.title`) }),
      (0, F.jsx)(D, {
        query: r.isPending ? { ...n, data: void 0 } : n,
        failed: e(`failed`),
        space: `mt20`,
        waiting: (0, F.jsx)(t, {}),
        empty: (0, F.jsx)(w, {
          icon: `document`,
          title: e(`empty.title`),
          text: e(`empty.text`),
          children: (0, F.jsx)(h, { look: `secondary`, to: x(`products`), children: e(`empty.action`) }),
        }),
        children: (e) => (0, F.jsx)(B, { cards: e, applications: r.data ?? [] }),
      }),
    ],
  })
}
function z(e, t) {
  let n = e.get(`card`) ?? ``
  return /^[1-9]\d{0,8}$/.test(n) ? Number(n) : t[0]
}
function B({ cards: e, applications: t }) {
  let { t: n } = f(`cards`),
    [r, a] = v(),
    [o] = (0, N.useState)(i),
    [s, u] = (0, N.useState)(!1),
    d = (0, N.useRef)(null)
  ;(0, N.useEffect)(() => {
    s && d.current?.focus()
  }, [s])
  let m = z(r, o),
    h = e.find((e) => e.category_id === m),
    g = e.filter((e) => e !== h),
    _ = g.filter((e) => o.includes(e.category_id)),
    y = h && !s ? _ : [..._, ...g.filter((e) => !_.includes(e))],
    b = (e) => {
      ;(a({ card: String(e.category_id) }),
        window.scrollTo(0, 0),
        document.querySelector(`#main h1`)?.focus({ preventScroll: !0 }))
    },
    x = ({ category_id: e }) => t.find(({ product_id: t, status: n }) => t === c(e) && !E(n)) ?? null
  return (0, F.jsxs)(F.Fragment, {
    children: [
      m !== void 0 &&
        !h &&
        (0, F.jsx)(`div`, {
          className: `mt20`,
          children: (0, F.jsx)(S, { tone: `warn`, role: `status`, children: n(`choose.gone`) }),
        }),
      h &&
        (0, F.jsxs)(`div`, {
          className: `cc-grid mt20`,
          children: [(0, F.jsx)(l, { card: h }), (0, F.jsx)(L, { card: h, open: x(h) }, h.category_id)],
        }),
      y.length > 0 &&
        (0, F.jsx)(`h2`, {
          className: `h2 mt32`,
          tabIndex: -1,
          ref: d,
          children: n(h ? `choose.others` : `choose.pick`),
        }),
      (0, F.jsx)(`ul`, {
        className: `cc-grid mt12`,
        children: y.map((e) =>
          (0, F.jsx)(
            `li`,
            {
              children: (0, F.jsx)(l, {
                card: e,
                children: (0, F.jsxs)(`div`, {
                  className: `row between cc-acts`,
                  children: [
                    (0, F.jsx)(`span`, {
                      className: `sm mut`,
                      children: x(e) ? n(`choose.applied`) : o.includes(e.category_id) && n(`choose.marked`),
                    }),
                    (0, F.jsxs)(p, {
                      look: `secondary`,
                      onClick: () => b(e),
                      children: [
                        n(`choose.this`),
                        (0, F.jsxs)(`span`, { className: `sr`, children: [`: `, e.category_name] }),
                      ],
                    }),
                  ],
                }),
              }),
            },
            e.category_id,
          ),
        ),
      }),
      y.length < g.length &&
        (0, F.jsx)(`p`, {
          className: `mt20`,
          children: (0, F.jsx)(p, {
            look: `secondary`,
            onClick: () => u(!0),
            children: n(`choose.all`, { count: g.length }),
          }),
        }),
    ],
  })
}
export { R as CreditCardPage }
