import { Bn as w, En as T, Yn as E, qn as D } from './customer-Df6hRo4Y.js'
import {
  Cn as t,
  En as n,
  Fr as r,
  Ft as i,
  Gt as a,
  Hn as o,
  Ht as s,
  Pt as c,
  Xi as l,
  ai as u,
  da as d,
  fn as f,
  ii as p,
  pr as m,
  ra as h,
  si as g,
  tr as _,
  un as v,
} from './first-CL_AHFyg.js'
import { d as O, f as k } from './index-DgFpoVLQ.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import { ct as y, gt as b, nn as x, tt as S, zt as C } from './signed-in-DHQU3WVe.js'
var A = e(d(), 1),
  j = o()
function M() {
  let e = m((e) => e.appId),
    { data: t } = w(e)
  return t?.score == null ? null : (0, j.jsx)(N, { score: t.score })
}
function N({ score: e }) {
  let { t } = r(`score`)
  return (0, j.jsxs)(j.Fragment, { children: [e, `, `, t(`band.${E(e)}`)] })
}
function P() {
  let { t: e } = r(`bottom-bar`),
    { data: t } = D(),
    n = t?.filter(({ status: e }) => e === `answered`).length
  return n ? e(`answers`, { count: n }) : null
}
function F() {
  let { t: e } = r(`bottom-bar`),
    { data: t } = T()
  return t ? (t.quiet_until === null ? e(`calls`, y) : e(`quietUntil`, { at: b(t.quiet_until) })) : null
}
var I = `M6 16.500V11a6 6 0 0 1 12 0v5.500l1.500 1.500h-15zM10 20.500h4`,
  L = [`loans`, `cards`],
  R = async () => {
    try {
      await (await _()).signOut(`customer`)
    } catch (e) {
      s(e)
    }
  }
function z({ links: e, open: a, onChosen: o, onClose: s }) {
  let { t: u } = r([`layout`, `bottom-bar`, `common`]),
    d = !S(),
    p = m((e) => e.productType),
    h = f(p),
    _ = n(p) && t[p].score,
    v = (e, t, n) =>
      (0, j.jsxs)(j.Fragment, {
        children: [
          e,
          (0, j.jsxs)(`span`, {
            className: `grow`,
            children: [
              t,
              d &&
                a &&
                (0, j.jsx)(`span`, {
                  className: `xs mut block`,
                  children: (0, j.jsx)(A.Suspense, { fallback: null, children: n }),
                }),
            ],
          }),
          d && (0, j.jsx)(c, { name: `chevronRight`, size: 18 }),
        ],
      })
  return (0, j.jsxs)(`div`, {
    className: `menu-list`,
    id: `account-menu`,
    hidden: !a,
    children: [
      d &&
        (0, j.jsxs)(`div`, {
          className: `menu-head`,
          children: [
            (0, j.jsx)(`p`, { className: `h3`, children: u(`bottom-bar:more`) }),
            (0, j.jsx)(`button`, {
              type: `button`,
              className: `ibtn`,
              'aria-label': u(`common:close`),
              onClick: s,
              children: (0, j.jsx)(c, { name: `close` }),
            }),
          ],
        }),
      (0, j.jsxs)(`ul`, {
        className: `menu-rows`,
        children: [
          (0, j.jsx)(`li`, {
            className: `in-bar`,
            children: (0, j.jsx)(l, {
              className: `menu-item`,
              to: g(`applicationStatus`),
              onClick: o,
              children: v((0, j.jsx)(c, { name: `document` }), u(`myApplications`)),
            }),
          }),
          (0, j.jsx)(`li`, {
            children: (0, j.jsx)(l, {
              className: `menu-item`,
              to: h,
              onClick: o,
              children: v((0, j.jsx)(c, { name: `accountBox` }), u(`myDetails`)),
            }),
          }),
          _ &&
            (0, j.jsx)(`li`, {
              children: (0, j.jsx)(l, {
                className: `menu-item`,
                to: g(`creditScore`),
                onClick: o,
                children: v((0, j.jsx)(c, { name: `gauge` }), u(`creditScore`), (0, j.jsx)(M, {})),
              }),
            }),
          (0, j.jsx)(`li`, {
            children: (0, j.jsx)(l, {
              className: `menu-item`,
              to: g(`tickets`),
              onClick: o,
              children: v((0, j.jsx)(c, { name: `headset` }), u(`myTickets`), (0, j.jsx)(P, {})),
            }),
          }),
          (0, j.jsx)(`li`, {
            children: (0, j.jsx)(l, {
              className: `menu-item`,
              to: g(`privacyCentre`),
              onClick: o,
              children: v((0, j.jsx)(c, { name: `shield` }), u(`privacyCentre`), u(`bottom-bar:privacy`)),
            }),
          }),
          d &&
            (0, j.jsx)(`li`, {
              children: (0, j.jsx)(l, {
                className: `menu-item`,
                to: `${g(`privacyCentre`)}#quiet`,
                onClick: o,
                children: v((0, j.jsx)(i, { d: I }), u(`bottom-bar:quiet`), (0, j.jsx)(F, {})),
              }),
            }),
          e.map(({ key: e, to: t, current: n, icon: r }) =>
            (0, j.jsx)(
              `li`,
              {
                className: L.includes(e) ? `only-m in-bar` : `only-m`,
                children: (0, j.jsx)(l, {
                  className: `menu-item`,
                  to: t,
                  'aria-current': n,
                  onClick: o,
                  children: v((0, j.jsx)(c, { name: r }), u(`nav.${e}`)),
                }),
              },
              e,
            ),
          ),
          d
            ? (0, j.jsx)(`li`, {
                children: (0, j.jsx)(l, {
                  className: `menu-item`,
                  to: g(`costCalculator`),
                  onClick: o,
                  children: v((0, j.jsx)(c, { name: `rupee` }), u(`calculator`)),
                }),
              })
            : (0, j.jsx)(`li`, {
                className: `menu-next`,
                children: (0, j.jsxs)(`button`, {
                  type: `button`,
                  className: `menu-item`,
                  onClick: () => void R(),
                  children: [(0, j.jsx)(c, { name: `logOut` }), u(`logOut`)],
                }),
              }),
        ],
      }),
      d && (0, j.jsx)(B, {}),
    ],
  })
}
function B() {
  let { t: e } = r(`layout`),
    { code: t, name: n, change: i } = C()
  return (0, j.jsxs)(`div`, {
    className: `menu-foot`,
    children: [
      (0, j.jsx)(a, { look: `secondary`, small: !0, lang: t, onClick: i, children: n }),
      (0, j.jsx)(a, { look: `secondary`, small: !0, onClick: () => void R(), children: e(`logOut`) }),
    ],
  })
}
var V = `M4 11l8-7 8 7v8.500a1 1 0 0 1-1 1h-4.500v-6h-5v6H5a1 1 0 0 1-1-1z`,
  H = [`offers`, `businessOffers`, `offerDetail`, `businessOfferDetail`],
  U = [`applicationStatus`, `loan`]
function W({ links: e, open: t, onMore: a }) {
  let { t: o } = r(`bottom-bar`),
    { pathname: s } = h(),
    d = m((e) => e.productType),
    { flavour: f, mode: _ } = p(),
    y = O(k(f, _), s),
    b = e.find(({ key: e }) => e === `cards`),
    x = (e, t) => (s === e ? `page` : t.includes(y) || void 0),
    C = v(d),
    w = g(`applicationStatus`)
  return S()
    ? null
    : (0, j.jsxs)(`nav`, {
        className: `bnav`,
        'aria-label': o(`label`),
        children: [
          (0, j.jsxs)(l, {
            to: u(),
            'aria-current': s === u() ? `page` : void 0,
            children: [(0, j.jsx)(i, { d: V, size: 24 }), o(`home`)],
          }),
          n(d) &&
            (0, j.jsxs)(l, {
              to: C,
              'aria-current': x(C, H),
              children: [(0, j.jsx)(c, { name: `rupee`, size: 24 }), o(`offers`)],
            }),
          (0, j.jsxs)(l, {
            to: w,
            'aria-current': x(w, U),
            children: [(0, j.jsx)(c, { name: `document`, size: 24 }), o(`mine`)],
          }),
          b &&
            (0, j.jsxs)(l, {
              to: b.to,
              'aria-current': b.current,
              children: [(0, j.jsx)(c, { name: `card`, size: 24 }), o(`cards`)],
            }),
          (0, j.jsxs)(`button`, {
            type: `button`,
            'aria-expanded': t,
            'aria-controls': `account-menu`,
            onClick: a,
            children: [(0, j.jsx)(c, { name: `menu`, size: 24 }), o(`more`)],
          }),
        ],
      })
}
function G({ links: e, open: t, onOpen: n }) {
  let r = (0, A.useRef)(null)
  ;(0, A.useEffect)(() => {
    t && document.activeElement instanceof HTMLElement && (r.current = document.activeElement)
  }, [t])
  let i = () => n(!1)
  return (0, j.jsxs)(x, {
    children: [
      (0, j.jsx)(z, {
        links: e,
        open: t,
        onChosen: i,
        onClose: () => {
          ;(i(), r.current?.focus())
        },
      }),
      (0, j.jsx)(W, { links: e, open: t, onMore: () => n(!t) }),
    ],
  })
}
export { G as CustomerPlaces }
