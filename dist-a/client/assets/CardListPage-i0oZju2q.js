import {
  $t as t,
  Bt as n,
  Gt as r,
  Lt as i,
  Rt as a,
  Ut as o,
  Vt as s,
  Xt as c,
  Yt as l,
  Zt as u,
  qt as d,
  zt as f,
} from './customer-Df6hRo4Y.js'
import {
  $t as ee,
  Fr as p,
  Gn as m,
  Gt as h,
  Hn as g,
  Ht as _,
  Kt as v,
  P as y,
  Qr as b,
  Vn as x,
  Xi as te,
  ca as S,
  ci as ne,
  da as C,
  dr as w,
  ia as T,
  ii as E,
  r as D,
  ra as O,
  si as k,
  tr as A,
  ur as j,
  wi as M,
  xi as N,
  z as P,
} from './first-CL_AHFyg.js'
import { r as z } from './index-DgFpoVLQ.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import { J as F, O as I, Z as L, k as R } from './signed-in-DHQU3WVe.js'
var B = e(C(), 1),
  V = [`free`, `cashback`, `travel`, `fuel`],
  H = /^(?:none|nil|no(?: annual)? fee|free(?: for life)?|lifetime free|₹\s?0)\.?$/i,
  re = {
    cashback: /\bcash ?back\b|\d% back\b/i,
    travel: /\b(?:travel|lounges?|flights?|airports?|air miles|hotels?|railways?)\b/i,
    fuel: /\b(?:fuel|petrol|diesel)\b/i,
  }
function U(e, t) {
  return t === `free`
    ? H.test(e.annual_fee.trim())
    : [e.category_name, e.key_feature, ...e.marketing_bullets].some((e) => re[t].test(e))
}
var W = (e) => {
    let t = (e ?? ``).split(`-`)
    return V.filter((e) => t.includes(e))
  },
  G = g()
function K(e) {
  return [
    { key: `issuer`, title: e(`issuer`), of: ({ issuer: e }) => (0, G.jsx)(`span`, { lang: `en`, children: e }) },
    { key: `kind`, title: e(`kind.label`), of: ({ secured: t }) => e(t === 1 ? `secured` : `unsecured`) },
    { key: `annualFee`, title: e(`annualFee`), of: (e) => (0, G.jsx)(q, { card: e, of: `annual_fee` }) },
    { key: `charge`, title: e(`charge.title`), of: ({ finance_charge_pct: e }) => (0, G.jsx)(c, { pct: e }) },
    { key: `lateFee`, title: e(`lateFee`), of: (e) => (0, G.jsx)(q, { card: e, of: `late_fee` }) },
    { key: `feature`, title: e(`feature`), of: (e) => (0, G.jsx)(q, { card: e, of: `key_feature` }) },
    { key: `more`, title: e(`more`), of: (e) => (0, G.jsx)(J, { card: e }) },
  ]
}
function q({ card: e, of: t }) {
  let { words: n, lang: r } = u(e)
  return (0, G.jsx)(l, { text: n[t], lang: r })
}
function J({ card: e }) {
  let { words: t, lang: n } = u(e)
  return (0, G.jsxs)(G.Fragment, {
    children: [
      (0, G.jsx)(`ul`, {
        className: `cc-more`,
        lang: n,
        children: t.marketing_bullets.map((e) => (0, G.jsx)(`li`, { children: e }, e)),
      }),
      (0, G.jsx)(D, { lang: n }),
    ],
  })
}
function Y({ open: e, cards: t, onClose: n, onRemove: r, onApply: i }) {
  let { t: a } = p(`cards`),
    o = (e) =>
      (0, G.jsxs)(`div`, {
        className: `stack g8`,
        children: [
          (0, G.jsxs)(h, {
            small: !0,
            onClick: () => i(e),
            children: [a(`apply`), (0, G.jsxs)(`span`, { className: `sr`, children: [`: `, e.category_name] })],
          }),
          (0, G.jsxs)(h, {
            look: `text`,
            small: !0,
            onClick: () => r(e.category_id),
            children: [
              a(`compare.remove`),
              (0, G.jsxs)(`span`, { className: `sr`, children: [`: `, e.category_name] }),
            ],
          }),
        ],
      }),
    c = t.map((e) => ({
      key: e.category_id,
      lang: `en`,
      head: (0, G.jsxs)(G.Fragment, {
        children: [
          (0, G.jsx)(R, { card: e, small: !0 }),
          (0, G.jsx)(`span`, { className: `block mt8`, children: e.category_name }),
        ],
      }),
    })),
    l = [
      ...K(a).map(({ key: e, title: n, of: r }) => ({ key: e, label: n, cells: t.map((e) => ({ content: r(e) })) })),
      {
        key: `actions`,
        label: (0, G.jsx)(`span`, { className: `sr`, children: a(`compare.actions`) }),
        cells: t.map((e) => ({ content: o(e) })),
      },
    ]
  return (0, G.jsx)(`div`, {
    className: `cc-compare`,
    children: (0, G.jsx)(y, {
      open: e,
      onClose: n,
      title: a(`compare.title`),
      closeLabel: a(`compare.close`),
      actions: (0, G.jsx)(h, { look: `secondary`, onClick: n, children: a(`compare.back`) }),
      children: e && (0, G.jsx)(s, { corner: a(`compare.row`), columns: c, rows: l }),
    }),
  })
}
var X = `with`
function ie() {
  let [e, t] = S(),
    [n, r] = (0, B.useState)(() => W(e.get(X))),
    i = (e) => {
      ;(r(e), t((t) => F(t, { [X]: e.join(`-`) }), { replace: !0, preventScrollReset: !0 }))
    }
  return {
    benefits: n,
    toggle: (e) => i(n.includes(e) ? n.filter((t) => t !== e) : [...n, e]),
    clear: () => i([]),
    added: (e) => {
      let t = F(new URLSearchParams(e), { [X]: n.join(`-`) }).toString()
      return t === `` ? `` : `?${t}`
    },
  }
}
var ae = (e) => ne(k(`creditCard`), { card: e })
function oe() {
  let e = T(),
    t = async (t) => {
      ;(r(t), await m(`customer`))
      let { token: n, prospectAppId: i } = j(),
        a = M.cards
      if (i === null) w({ productType: a })
      else {
        let { setSession: e } = await A()
        await e({ productType: a, productId: null })
      }
      let o = ae(t.category_id)
      return (n === null && b(`customer`, o), e(n === null ? k(`verification`) : o))
    }
  return (e) => void t(e).catch(_)
}
var Z = `compare`
function se() {
  let [e, t] = S(),
    [n, r] = (0, B.useState)(() => ce(e.get(Z))),
    i = (e) => {
      ;(r(e), t((t) => F(t, { [Z]: e.join(`-`) }), { replace: !0, preventScrollReset: !0 }))
    }
  return {
    ids: n,
    search: n.length === 0 ? `` : `?${Z}=${n.join(`-`)}`,
    put: (e, t) => i(t ? [...n, e].slice(0, 4) : n.filter((t) => t !== e)),
    clear: () => i([]),
  }
}
function ce(e) {
  let t = (e ?? ``).split(`-`).filter((e) => /^[1-9]\d{0,8}$/.test(e))
  return [...new Set(t.map(Number))].slice(0, 4)
}
var [le, ue, de] = N(`cardList`),
  Q = [
    { kind: `all`, path: le },
    { kind: `unsecured`, path: ue, secured: 0 },
    { kind: `secured`, path: de, secured: 1 },
  ],
  fe = (e) => Q.find(({ path: t }) => e.startsWith(t)) ?? Q[0],
  pe = (e, t) => !(`secured` in e) || e.secured === t.secured
function $() {
  let { kinds: e } = x()
  return ee(e, `cards`) ? (0, G.jsx)(me, {}) : (0, G.jsx)(f, { kind: `cards` })
}
function me() {
  let { t: e } = p(`cards`),
    { pathname: r } = O(),
    i = fe(r),
    a = o(),
    s = se(),
    c = ie()
  return (0, G.jsxs)(`div`, {
    className: `wrap-c main`,
    children: [
      (0, G.jsx)(z, { lead: e(`lead`), children: e(`title.${i.kind}`) }),
      (0, G.jsx)(he, { current: i, search: a.data ? c.added(s.search) : `` }),
      (0, G.jsx)(`div`, {
        className: `mt12`,
        children: (0, G.jsxs)(P, {
          icon: `info`,
          children: [e(`kinds`), ` `, e(`charge.meaning`), ` `, E().sandbox && e(`illustrative`)],
        }),
      }),
      (0, G.jsx)(`p`, { className: `mt12`, children: (0, G.jsx)(n, { kind: `cards` }) }),
      (0, G.jsx)(L, {
        query: a,
        failed: e(`failed`),
        space: `mt20`,
        waiting: (0, G.jsx)(t, {}),
        children: (t) => {
          let n = t.filter((e) => pe(i, e)),
            r = n.filter((e) => c.benefits.every((t) => U(e, t)))
          return n.length > 0
            ? (0, G.jsxs)(G.Fragment, {
                children: [
                  (0, G.jsx)(ge, { filters: c }),
                  r.length > 0 ? (0, G.jsx)(ve, { all: t, shown: r, compare: s }) : (0, G.jsx)(_e, { filters: c }),
                ],
              })
            : (0, G.jsx)(I, {
                icon: `document`,
                title: e(`empty.title`),
                text: e(`empty.text`),
                children: (0, G.jsx)(v, { look: `secondary`, to: k(`products`), children: e(`empty.action`) }),
              })
        },
      }),
    ],
  })
}
function he({ current: e, search: t }) {
  let { t: n } = p(`cards`)
  return (0, G.jsx)(`nav`, {
    className: `seg mt16`,
    'aria-label': n(`kind.label`),
    children: Q.map((r) =>
      (0, G.jsx)(
        te,
        {
          to: { pathname: r.path, search: t },
          'aria-current': r === e ? `page` : void 0,
          children: n(`kind.${r.kind}`),
        },
        r.kind,
      ),
    ),
  })
}
function ge({ filters: e }) {
  let { t } = p(`cards`)
  return (0, G.jsx)(a, {
    className: `chips mt16`,
    label: t(`filter.legend`),
    choices: V.map((e) => ({ value: e, text: t(`filter.${e}`) })),
    isOn: (t) => e.benefits.includes(t),
    onChoose: e.toggle,
  })
}
function _e({ filters: e }) {
  let { t } = p(`cards`)
  return (0, G.jsx)(I, {
    icon: `document`,
    title: t(`filter.none`),
    text: t(`filter.noneText`),
    children: (0, G.jsx)(h, { look: `secondary`, onClick: e.clear, children: t(`filter.clear`) }),
  })
}
function ve({ all: e, shown: t, compare: n }) {
  let { t: r } = p(`cards`),
    a = oe(),
    [o, s] = (0, B.useState)(!1),
    c = n.ids.flatMap((t) => e.filter((e) => e.category_id === t)),
    l = c.length >= 4
  return (0, G.jsxs)(G.Fragment, {
    children: [
      (0, G.jsx)(`p`, { className: `sm mut mt16`, children: r(`order`, { count: t.length }) }),
      (0, G.jsx)(`ul`, {
        className: `cc-grid mt12`,
        children: t.map((e) =>
          (0, G.jsx)(
            `li`,
            {
              children: (0, G.jsx)(d, {
                card: e,
                children: (0, G.jsxs)(`div`, {
                  className: `row between cc-acts`,
                  children: [
                    (0, G.jsxs)(`label`, {
                      className: `choice`,
                      children: [
                        (0, G.jsx)(`input`, {
                          type: `checkbox`,
                          checked: n.ids.includes(e.category_id),
                          disabled: l && !n.ids.includes(e.category_id),
                          onChange: (t) => n.put(e.category_id, t.target.checked),
                        }),
                        (0, G.jsxs)(`span`, {
                          children: [
                            r(`compare.add`),
                            (0, G.jsxs)(`span`, { className: `sr`, children: [`: `, e.category_name] }),
                          ],
                        }),
                      ],
                    }),
                    (0, G.jsxs)(h, {
                      onClick: () => a(e),
                      children: [
                        r(`apply`),
                        (0, G.jsxs)(`span`, { className: `sr`, children: [`: `, e.category_name] }),
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
      c.length > 0 &&
        (0, G.jsx)(i, {
          words: {
            title: r(`compare.title`),
            chosen: r(`compare.chosen`, { count: c.length, limit: 4 }),
            clear: r(`compare.clear`),
            open: r(`compare.open`),
          },
          onOpen: () => s(!0),
          onClear: n.clear,
          children: c.map((e) => (0, G.jsx)(R, { card: e, small: !0 }, e.category_id)),
        }),
      (0, G.jsx)(Y, {
        open: o && c.length > 1,
        cards: c,
        onClose: () => s(!1),
        onRemove: (e) => {
          ;(c.length <= 2 && s(!1), n.put(e, !1))
        },
        onApply: a,
      }),
    ],
  })
}
export { $ as CardListPage }
