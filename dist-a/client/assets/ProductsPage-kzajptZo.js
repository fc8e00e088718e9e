const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/ResumeCard-BHF8IToM.js',
      'assets/first-CL_AHFyg.js',
      'assets/rolldown-runtime-XKyaHtl9.js',
      'assets/index-DgFpoVLQ.js',
      'assets/signed-in-DHQU3WVe.js',
      'assets/customer-schema-DqXZ2v9f.js',
      'assets/common-schema-TiEP0qb9.js',
      'assets/customer-Df6hRo4Y.js',
      'assets/index-CNaZ2p3t.css',
      'assets/first-XFjAZRDm.css',
      'assets/signed-in-CFFtR9xJ.css',
      'assets/customer-D70XXZrE.css',
    ]),
) => i.map((i) => d[i])
import {
  $t as t,
  Fr as n,
  Gt as r,
  Hn as i,
  Ht as a,
  Jt as o,
  P as s,
  Pt as c,
  Qt as l,
  Vn as u,
  Xi as d,
  Zt as f,
  _n as p,
  ca as m,
  da as h,
  en as g,
  hr as _,
  ia as v,
  in as y,
  jt as b,
  mn as x,
  pr as S,
  si as C,
  t as w,
  wi as T,
  yn as E,
} from './first-CL_AHFyg.js'
import { m as D, p as O, r as k } from './index-DgFpoVLQ.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
var A = e(h(), 1),
  j = i(),
  M = [
    { value: 1, key: `yes` },
    { value: 0, key: `no` },
  ]
function N({ open: e, personal: t, onAnswer: i, onClose: a }) {
  let { t: o } = n(`products`),
    [c, l] = (0, A.useState)(1)
  return (0, j.jsxs)(s, {
    open: e,
    onClose: a,
    title: o(`business.title`),
    closeLabel: o(`business.close`),
    actions: (0, j.jsx)(r, { onClick: () => i(c === 1), children: o(`business.continue`) }),
    children: [
      (0, j.jsxs)(`fieldset`, {
        className: `question`,
        'aria-describedby': `business-help`,
        children: [
          (0, j.jsx)(`legend`, { className: `sr`, children: o(`business.title`) }),
          M.map(({ value: e, key: t }) =>
            (0, j.jsxs)(
              `label`,
              {
                className: `card question-answer`,
                children: [
                  (0, j.jsx)(`input`, {
                    type: `radio`,
                    name: `registered`,
                    value: e,
                    checked: c === e,
                    onChange: () => l(e),
                  }),
                  o(`business.${t}`),
                ],
              },
              t,
            ),
          ),
        ],
      }),
      (0, j.jsxs)(`p`, {
        className: `sm mut mt12`,
        id: `business-help`,
        children: [o(`business.help`), ` `, t && o(`business.without`)],
      }),
    ],
  })
}
var P = y(
  async () =>
    (
      await _(
        async () => {
          let { ResumeCard: e } = await import(`./ResumeCard-BHF8IToM.js`)
          return { ResumeCard: e }
        },
        __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
      )
    ).ResumeCard,
  w,
)
function F() {
  let { t: e } = n(`products`),
    { kinds: r } = u(),
    i = g(f, r),
    s = g(l, r),
    h = p.filter((e) => t(r, e)),
    _ = o(),
    y = t(r, `personal`),
    w = v(),
    [M] = m(),
    [F, I] = (0, A.useState)(M.get(`ask`) === `business` && t(r, `business`)),
    L = S((e) => e.token !== null),
    R = S((e) => e.user?.firstName),
    [z, B] = (0, A.useState)(null),
    V = async ({ kind: e, productType: t }) => {
      if (z === null) {
        if (e === `business`) return I(!0)
        if (t) {
          B(e)
          try {
            await w(await O(t))
          } finally {
            B(null)
          }
        }
      }
    },
    H = async (e) => (
      I(!1),
      e
        ? w(await O(T.business))
        : y
          ? (await O(T.personal), w(x(T.personal), { replace: !0 }))
          : (await D(), w(C(`kindPersonal`)))
    ),
    U = () => {
      F && (I(!1), D())
    },
    W = (e, t) =>
      (0, j.jsx)(`div`, {
        className: t,
        children: e.map((e) =>
          (0, j.jsx)(b, { product: e, busy: e.kind === z, onChoose: (e) => void V(e).catch(a) }, e.kind),
        ),
      })
  return (0, j.jsxs)(`div`, {
    className: `wrap-c main`,
    children: [
      (0, j.jsx)(k, { children: R ? e(`greeting`, { name: R }) : e(`title`) }),
      L && (0, j.jsx)(P, {}),
      i.length + h.length > 0 &&
        (0, j.jsxs)(`section`, {
          className: `mt32`,
          'aria-labelledby': `loans-title`,
          children: [
            (0, j.jsx)(`h2`, { className: `h2`, id: `loans-title`, children: e(`loans`) }),
            W(i, `tiles four mt12`),
            _ && i.length > 0 && (0, j.jsx)(`p`, { className: `xs mut mt12`, children: e(`asOf`, { asOf: _ }) }),
            h.length > 0 &&
              (0, j.jsxs)(j.Fragment, {
                children: [
                  (0, j.jsx)(`p`, { className: `sm mut mt12`, children: e(`otherLoans`) }),
                  (0, j.jsx)(`p`, {
                    className: `kinds`,
                    children: h.map((t) => (0, j.jsx)(d, { to: C(E(t)), children: e(`enquiries.${t}`) }, t)),
                  }),
                ],
              }),
          ],
        }),
      s.length > 0 &&
        (0, j.jsxs)(`section`, {
          className: `mt32`,
          'aria-labelledby': `more-title`,
          children: [(0, j.jsx)(`h2`, { className: `h2`, id: `more-title`, children: e(`more`) }), W(s, `tiles mt12`)],
        }),
      (0, j.jsxs)(`section`, {
        className: `card pad mt32 row top g16`,
        'aria-labelledby': `unsure-title`,
        children: [
          (0, j.jsx)(`span`, { className: `accent`, children: (0, j.jsx)(c, { name: `headset`, size: 24 }) }),
          (0, j.jsxs)(`div`, {
            className: `grow`,
            children: [
              (0, j.jsx)(`h2`, { className: `h3`, id: `unsure-title`, children: e(`unsure.title`) }),
              (0, j.jsx)(`p`, { className: `mut mt4`, children: e(`unsure.text`) }),
              (0, j.jsxs)(d, {
                className: `link`,
                to: C(`needHelp`),
                children: [e(`unsure.link`), (0, j.jsx)(c, { name: `arrowRight`, size: 18 })],
              }),
            ],
          }),
        ],
      }),
      (0, j.jsx)(N, { open: F, personal: y, onAnswer: (e) => void H(e).catch(a), onClose: U }),
    ],
  })
}
export { F as ProductsPage }
