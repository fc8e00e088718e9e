import { Ct as P, X as F, nt as I, tt as L, wt as R } from './common-schema-TiEP0qb9.js'
import { Qt as t, Rt as n } from './customer-Df6hRo4Y.js'
import {
  Cr as i,
  Fr as a,
  Gn as o,
  Gt as s,
  Hn as c,
  Ht as l,
  Kt as u,
  Qr as d,
  R as f,
  Rt as p,
  Vt as m,
  ai as h,
  ca as g,
  da as _,
  ia as v,
  ii as y,
  pr as b,
  r as x,
  si as S,
  ur as C,
  z as w,
} from './first-CL_AHFyg.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import { J as T, O as E, Z as D, dn as O, ht as k, in as A, ln as j, nn as M, pn as N } from './signed-in-DHQU3WVe.js'
import { n as r } from './VouchersPage-mmWes8SD.js'
var z = e(_(), 1),
  B = [`vouchers`],
  V = (e) => [`voucher-claims`, e]
function H() {
  return O({ queryKey: B, queryFn: async ({ signal: e }) => (await A(`listVouchers`, { signal: e })).data })
}
function U() {
  let e = b((e) => (e.token === null || e.userMasquerade !== null ? null : e.userId))
  return O({
    queryKey: V(e),
    queryFn: async ({ signal: e }) => (await A(`listVoucherClaims`, { signal: e })).data,
    enabled: e !== null,
  })
}
function W() {
  let e = N(),
    t = b((e) => e.userId)
  return j({
    mutationFn: async (e) => (await A(`claimVoucher`, { params: { voucherId: e } })).data,
    onSuccess: (n) => e.setQueryData(V(t), (e = []) => [n, ...e.filter(({ claim_id: e }) => e !== n.claim_id)]),
    onError: () => void e.invalidateQueries({ queryKey: B }),
  })
}
var G = c()
function K({ code: e, name: t }) {
  let { t: n } = a(`vouchers`),
    r = async () => {
      try {
        ;(await navigator.clipboard.writeText(e), m.success(n(`copied`)))
      } catch {
        m.error(n(`notCopied`))
      }
    }
  return (0, G.jsxs)(`div`, {
    className: `row wrap between voucher-code`,
    children: [
      (0, G.jsxs)(`p`, {
        children: [
          (0, G.jsx)(`span`, { className: `sm mut block`, children: n(`code`) }),
          (0, G.jsx)(`span`, { className: `h3`, children: e }),
        ],
      }),
      (0, G.jsxs)(s, {
        look: `secondary`,
        small: !0,
        onClick: () => void r(),
        children: [n(`copy`), (0, G.jsxs)(`span`, { className: `sr`, children: [`: `, t] })],
      }),
    ],
  })
}
function q() {
  let { t: e } = a(`vouchers`),
    t = U()
  return (0, G.jsx)(D, {
    query: t,
    failed: e(`own.failed`),
    space: `mt20`,
    waiting: null,
    empty: null,
    children: (e) => (0, G.jsx)(J, { claims: e }),
  })
}
function J({ claims: e }) {
  let { t: n } = a(`vouchers`)
  return (0, G.jsxs)(`section`, {
    className: `mt24`,
    'aria-labelledby': `own-title`,
    children: [
      (0, G.jsx)(`h2`, { className: `h2`, id: `own-title`, children: n(`own.title`) }),
      (0, G.jsx)(`ul`, {
        className: `vouchers mt12`,
        children: e.map((e) => {
          let { claim_id: r, merchant: i, valid_until: a, code: o } = e,
            { words: s, lang: c } = t(e, `title`, `terms`),
            l = new Date(a) <= new Date()
          return (0, G.jsxs)(
            `li`,
            {
              className: `card tint pad voucher`,
              children: [
                (0, G.jsxs)(`div`, {
                  children: [
                    (0, G.jsx)(`h3`, { className: `h3`, children: (0, G.jsx)(`span`, { lang: c, children: s.title }) }),
                    (0, G.jsx)(`p`, { className: `sm mt4`, children: i }),
                  ],
                }),
                (0, G.jsx)(`p`, { className: `sm mut`, children: (0, G.jsx)(`span`, { lang: c, children: s.terms }) }),
                (0, G.jsx)(x, { lang: c }),
                (0, G.jsx)(`p`, { className: `sm`, children: n(l ? `endedOn` : `validUntil`, { date: k(a) }) }),
                !l && (0, G.jsx)(K, { code: o, name: i }),
              ],
            },
            r,
          )
        }),
      }),
    ],
  })
}
var Y = [`groceries`, `food`, `fashion`, `home`, `health`, `travel`],
  X = () => P().oneOf(Y).defined()
;(I({
  voucher_id: L(),
  merchant: P().defined(),
  title: P().defined(),
  title_hi: P().defined(),
  category: X(),
  terms: P().defined(),
  terms_hi: P().defined(),
  valid_until: F(),
  available: R().defined(),
}),
  I({
    claim_id: L(),
    voucher_id: L(),
    merchant: P().defined(),
    title: P().defined(),
    title_hi: P().defined(),
    category: X(),
    terms: P().defined(),
    terms_hi: P().defined(),
    valid_until: F(),
    code: P().defined(),
    claimed_at: F(),
  }))
var Z = (e) => ({ category: Y.find((t) => t === e.get(`category`)) ?? null, search: e.get(`search`) ?? `` })
function Q(e, { category: t, search: n }, r) {
  let i = n.toLowerCase().split(/\s+/).filter(Boolean)
  return e.filter((e) => {
    if (t !== null && e.category !== t) return !1
    let { merchant: n, title: a, title_hi: o, terms: s, terms_hi: c } = e,
      l = [n, a, o, s, c, ...r(e)].join(` `).toLowerCase()
    return i.every((e) => l.includes(e))
  })
}
function $({ voucher: e, claim: n, wanted: r, onSignIn: i }) {
  let { t: o } = a(`vouchers`),
    c = (0, z.useId)(),
    l = W(),
    u = (0, z.useRef)(null),
    d = (0, z.useRef)(null),
    { voucher_id: f, merchant: p, category: m, valid_until: h, available: g } = e,
    { words: _, lang: v } = t(e, `title`, `terms`),
    y = g && n === null
  return (
    (0, z.useEffect)(() => {
      r && y && u.current?.focus()
    }, [r, y]),
    (0, z.useEffect)(() => {
      l.isSuccess && d.current?.focus()
    }, [l.isSuccess]),
    (0, G.jsxs)(`article`, {
      className: `card pad voucher`,
      'aria-labelledby': c,
      children: [
        (0, G.jsxs)(`div`, {
          className: `row between top`,
          children: [
            (0, G.jsxs)(`div`, {
              className: `grow`,
              children: [
                (0, G.jsx)(`h2`, {
                  className: `h3`,
                  id: c,
                  children: (0, G.jsx)(`span`, { lang: v, children: _.title }),
                }),
                (0, G.jsx)(`p`, { className: `sm mt4`, children: p }),
              ],
            }),
            (0, G.jsx)(`span`, { className: `badge`, children: o(`category.${m}`) }),
          ],
        }),
        (0, G.jsx)(`p`, { className: `sm mut`, children: (0, G.jsx)(`span`, { lang: v, children: _.terms }) }),
        (0, G.jsx)(x, { lang: v }),
        (0, G.jsx)(`p`, { className: `sm`, children: o(`validUntil`, { date: k(h) }) }),
        (0, G.jsxs)(`div`, {
          className: `voucher-act`,
          'aria-live': `polite`,
          tabIndex: -1,
          ref: d,
          children: [
            n && (0, G.jsx)(K, { code: n.code, name: p }),
            !n && !g && (0, G.jsx)(`p`, { className: `b`, children: o(`allClaimed`) }),
            !n &&
              l.error &&
              (0, G.jsx)(`div`, {
                className: `mt12`,
                children: (0, G.jsx)(w, { tone: `err`, role: `alert`, children: ee(l.error, o) }),
              }),
          ],
        }),
        y &&
          (0, G.jsxs)(s, {
            look: `secondary`,
            full: !0,
            ref: u,
            busy: l.isPending,
            onClick: () => {
              i ? i() : l.isPending || l.mutate(f)
            },
            children: [
              o(l.isPending ? `claiming` : i ? `signInToClaim` : `claim`),
              (0, G.jsxs)(`span`, { className: `sr`, children: [`: `, p] }),
            ],
          }),
      ],
    })
  )
}
function ee(e, t) {
  let n = e instanceof i ? e.code : null
  return n === `conflict`
    ? t(`problem.allClaimed`)
    : n === `offer_unavailable` || n === `not_found`
      ? t(`problem.ended`)
      : p(e)
}
function te({ view: e, onChange: t }) {
  let { t: r } = a(`vouchers`)
  return (0, G.jsxs)(`div`, {
    className: `stack g16 mt20`,
    children: [
      (0, G.jsx)(`div`, {
        className: `voucher-search`,
        children: (0, G.jsx)(f, {
          type: `search`,
          label: r(`search`),
          value: e.search,
          maxLength: 60,
          autoComplete: `off`,
          onChange: (e) => t(`search`, e.target.value || null),
        }),
      }),
      (0, G.jsx)(n, {
        label: r(`category.legend`),
        choices: [null, ...Y].map((e) => ({ value: e, text: r(`category.${e ?? `all`}`) })),
        isOn: (t) => t === e.category,
        onChoose: (e) => t(`category`, e),
      }),
    ],
  })
}
function ne() {
  return (0, G.jsx)(M, { children: (0, G.jsx)(re, {}) })
}
function re() {
  let { t: e } = a(`vouchers`),
    t = v(),
    [n, i] = g(),
    c = b((e) => e.token !== null && e.userId !== null),
    f = H(),
    p = U(),
    m = Z(n),
    [_, x] = (0, z.useState)(m.search),
    O = { ...m, search: _ },
    k = Q(f.data ?? [], O, ({ category: t }) => [e(`category.${t}`)]),
    A = Number(n.get(`voucher`)),
    j = (e, t) => {
      ;(e === `search` && x(t ?? ``), i((n) => T(n, { voucher: null, [e]: t }), { replace: !0 }))
    },
    M = () => {
      ;(x(``), i({}, { replace: !0 }))
    },
    N = async ({ voucher_id: e }) => {
      let r = T(n, { voucher: String(e) })
      return (
        await o(`customer`),
        C().token === null
          ? (d(`customer`, `${S(`vouchers`)}?${r.toString()}`), t(S(`verification`)))
          : i(r, { replace: !0 })
      )
    }
  return (0, G.jsx)(D, {
    query: f,
    failed: e(`failed`),
    space: `mt20`,
    waiting: (0, G.jsx)(r, {}),
    children: (t) =>
      (0, G.jsxs)(G.Fragment, {
        children: [
          (0, G.jsx)(q, {}),
          (0, G.jsx)(te, { view: O, onChange: j }),
          (0, G.jsx)(`p`, { className: `sm mut mt16`, role: `status`, children: e(`listed`, { count: k.length }) }),
          c &&
            k.some(({ voucher_id: e }) => e === A) &&
            !p.isPending &&
            (0, G.jsx)(`div`, { className: `mt12`, children: (0, G.jsx)(w, { tone: `ok`, children: e(`signedIn`) }) }),
          k.length === 0 &&
            (0, G.jsx)(E, {
              icon: `help`,
              title: e(t.length === 0 ? `none.title` : `noMatch.title`),
              text: e(t.length === 0 ? `none.text` : `noMatch.text`),
              children:
                t.length > 0
                  ? (0, G.jsx)(s, { onClick: M, children: e(`noMatch.action`) })
                  : (0, G.jsx)(u, { to: h(), children: e(`none.action`) }),
            }),
          (0, G.jsx)(`ul`, {
            className: `vouchers mt12`,
            children: k.map((e) =>
              (0, G.jsx)(
                `li`,
                {
                  children: (0, G.jsx)($, {
                    voucher: e,
                    claim: p.data?.find(({ voucher_id: t }) => t === e.voucher_id) ?? null,
                    wanted: c && e.voucher_id === A && !p.isPending,
                    onSignIn: c ? null : () => void N(e).catch(l),
                  }),
                },
                e.voucher_id,
              ),
            ),
          }),
          y().sandbox && (0, G.jsx)(`p`, { className: `sm mut mt24`, children: e(`illustrative`) }),
        ],
      }),
  })
}
export { ne as VoucherBoard }
