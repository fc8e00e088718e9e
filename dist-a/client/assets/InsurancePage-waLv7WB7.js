import { Qt as t, Rt as n, i as r, n as i, r as a, tn as o, vn as s } from './customer-Df6hRo4Y.js'
import { Fr as c, Hn as l, Kt as u, ca as d, ci as f, da as p, r as m, si as h, z as g } from './first-CL_AHFyg.js'
import { r as S } from './index-DgFpoVLQ.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import { J as _, O as v, R as y, Z as b, c as x } from './signed-in-DHQU3WVe.js'
var C = [`health`, `shop`, `other`],
  w = [`premium`, `name`]
function T(e) {
  let t = (e, t) => e.find((e) => e === t) ?? e[0]
  return { kind: t(C, e.get(`kind`)), sort: t(w, e.get(`sort`)) }
}
function E(e, { kind: t, sort: n }) {
  let r = (e, t) => e.name.localeCompare(t.name, `en`)
  return e.filter((e) => e.kind === t).toSorted((e, t) => (n === `premium` && e.premium - t.premium) || r(e, t))
}
var D = e(p(), 1),
  O = l()
function k({ plan: e, asked: n }) {
  let { t: r } = c(`insurance`),
    a = (0, D.useId)(),
    { words: o, lang: s } = t(e, `key_features`, `exclusions`)
  return (0, O.jsxs)(`article`, {
    className: `card pad plan`,
    'aria-labelledby': a,
    children: [
      (0, O.jsxs)(`div`, {
        className: `row g12`,
        children: [
          (0, O.jsx)(x, { name: e.insurer }),
          (0, O.jsxs)(`div`, {
            children: [
              (0, O.jsx)(`h2`, { className: `h3`, id: a, children: e.name }),
              (0, O.jsx)(`p`, { className: `sm mut mt4`, children: e.insurer }),
            ],
          }),
        ],
      }),
      (0, O.jsx)(i, { plan: e }),
      (0, O.jsx)(A, { title: r(`features`), texts: o.key_features, lang: s }),
      (0, O.jsx)(A, { title: r(`exclusions`), texts: o.exclusions, lang: s }),
      (0, O.jsx)(m, { lang: s }),
      (0, O.jsx)(`p`, {
        className: `plan-act`,
        children: (0, O.jsxs)(u, {
          look: `secondary`,
          full: !0,
          to: f(h(`insuranceTransaction`), { plan: e.plan_id }),
          children: [
            r(n ? `seeRequest` : `choose`),
            (0, O.jsxs)(`span`, { className: `sr`, children: [`: `, e.name] }),
          ],
        }),
      }),
    ],
  })
}
function A({ title: e, texts: t, lang: n }) {
  return (0, O.jsxs)(`div`, {
    children: [
      (0, O.jsx)(`h3`, { className: `sm b`, children: e }),
      (0, O.jsx)(`ul`, {
        className: `plan-list sm`,
        lang: n,
        children: t.map((e) => (0, O.jsx)(`li`, { children: e }, e)),
      }),
    ],
  })
}
function j() {
  let { t: e } = c(`insurance`),
    [t, i] = d(),
    l = T(t),
    f = r(),
    p = s().data?.filter(({ status: e }) => !y(e)),
    m = f.data ? E(f.data.data, l) : [],
    x = (e, t) => i((n) => _(n, { [e]: t }), { replace: !0 })
  return (0, O.jsxs)(`div`, {
    className: `wrap-c main`,
    children: [
      (0, O.jsx)(S, { lead: e(`lead`), children: e(`title`) }),
      (0, O.jsx)(`div`, { className: `mt16`, children: (0, O.jsx)(g, { children: e(`shared`) }) }),
      (0, O.jsxs)(`div`, {
        className: `plan-tools mt20`,
        children: [
          (0, O.jsx)(n, {
            label: e(`kind.legend`),
            visible: !0,
            choices: C.map((t) => ({ value: t, text: e(`kind.${t}`) })),
            isOn: (e) => e === l.kind,
            onChoose: (e) => x(`kind`, e),
          }),
          (0, O.jsx)(n, {
            label: e(`sort.legend`),
            visible: !0,
            choices: w.map((t) => ({ value: t, text: e(`sort.${t}`) })),
            isOn: (e) => e === l.sort,
            onChoose: (e) => x(`sort`, e),
          }),
        ],
      }),
      (0, O.jsx)(`p`, {
        className: `sm mut mt16`,
        role: `status`,
        children: f.data && e(`listed.${l.sort}`, { count: m.length }),
      }),
      (0, O.jsx)(b, {
        query: f,
        failed: e(`failed`),
        waiting: (0, O.jsx)(M, {}),
        children: ({ sandbox: t }) =>
          (0, O.jsxs)(O.Fragment, {
            children: [
              m.length === 0 &&
                (0, O.jsx)(v, {
                  icon: `shield`,
                  title: e(`empty.title`),
                  text: e(`empty.text`),
                  children: (0, O.jsx)(u, { to: h(`products`), children: e(`empty.action`) }),
                }),
              (0, O.jsx)(`ul`, {
                className: `plans mt12`,
                children: m.map((e) =>
                  (0, O.jsx)(
                    `li`,
                    {
                      children: (0, O.jsx)(k, {
                        plan: e,
                        asked: p?.some(({ product_id: t }) => t === o(e.plan_id)) ?? !1,
                      }),
                    },
                    e.plan_id,
                  ),
                ),
              }),
              (0, O.jsx)(a, { sandbox: t }),
            ],
          }),
      }),
    ],
  })
}
function M() {
  let { t: e } = c(`common`)
  return (0, O.jsxs)(`div`, {
    className: `plans waits`,
    'aria-busy': `true`,
    children: [
      (0, O.jsx)(`p`, { role: `status`, className: `sr`, children: e(`loading`) }),
      [1, 2, 3].map((e) =>
        (0, O.jsxs)(
          `div`,
          {
            className: `card pad stack g16`,
            'aria-hidden': `true`,
            children: [
              (0, O.jsx)(`span`, { className: `sk sk-name` }),
              (0, O.jsx)(`span`, { className: `sk sk-line` }),
              (0, O.jsx)(`span`, { className: `sk sk-line` }),
              (0, O.jsx)(`span`, { className: `sk sk-line` }),
            ],
          },
          e,
        ),
      ),
    ],
  })
}
export { j as InsurancePage }
