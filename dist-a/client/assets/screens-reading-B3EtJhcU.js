import { B as b, G as x, H as S, U as C, W as w, dt as T, ft as E, ut as D } from './customer-Df6hRo4Y.js'
import {
  Fr as t,
  Hn as n,
  Vn as r,
  Xi as i,
  a,
  ii as o,
  j as s,
  n as c,
  o as l,
  qt as u,
  rr as d,
  si as f,
  t as p,
} from './first-CL_AHFyg.js'
import { r as m } from './index-DgFpoVLQ.js'
import { n as e } from './rolldown-runtime-XKyaHtl9.js'
import { V as h, Z as g, dn as _, in as v, nn as y } from './signed-in-DHQU3WVe.js'
function O() {
  return _({
    queryKey: [`our-lenders`],
    queryFn: async ({ signal: e }) => (await v(`listOurLenders`, { signal: e })).data,
  })
}
var k = e({ OurLendersPage: () => M }),
  A = n(),
  j = [`website`, `privacy_policy`, `grievance_page`]
function M() {
  let { t: e } = t(`our-lenders`)
  return (0, A.jsxs)(`div`, {
    className: `wrap-c main narrow`,
    children: [
      (0, A.jsx)(m, { lead: e(`lead`), children: e(`title`) }),
      o().sandbox && (0, A.jsx)(`p`, { className: `sm mut mt12`, children: e(`sample`) }),
      (0, A.jsx)(y, { children: (0, A.jsx)(N, {}) }),
      (0, A.jsxs)(`section`, {
        className: `mt32 stack g8`,
        'aria-labelledby': `check-title`,
        children: [
          (0, A.jsx)(`h2`, { className: `h2`, id: `check-title`, children: e(`check.title`) }),
          (0, A.jsx)(`p`, { children: e(`check.known`) }),
          (0, A.jsxs)(`p`, {
            children: [e(`check.sachet`), ` `, (0, A.jsx)(u, { href: E, children: new URL(E).host })],
          }),
          (0, A.jsxs)(`p`, {
            children: [e(`check.ombudsman`), ` `, (0, A.jsx)(u, { href: T, children: new URL(T).host })],
          }),
          (0, A.jsx)(`p`, { children: (0, A.jsx)(i, { to: `${f(`needHelp`)}#grievance`, children: e(`check.ours`) }) }),
        ],
      }),
    ],
  })
}
function N() {
  let { t: e } = t(`our-lenders`),
    n = O()
  return (0, A.jsx)(g, {
    query: n,
    failed: e(`failed`),
    waiting: (0, A.jsx)(p, {}),
    empty: (0, A.jsx)(`p`, { className: `mt20`, children: e(`none`) }),
    space: `mt20`,
    children: (e) =>
      (0, A.jsx)(`ul`, {
        className: `stack g16 mt20`,
        children: e.map((e) => (0, A.jsx)(`li`, { children: (0, A.jsx)(P, { lender: e }) }, e.lender_id)),
      }),
  })
}
function P({ lender: e }) {
  let { t: n } = t(`our-lenders`),
    { nodal_officer_name: r, nodal_officer_phone: i, nodal_officer_email: a } = e,
    o = j.filter((t) => e[t] !== ``),
    s = r !== `` && (i !== `` || a !== ``),
    f = [
      ...(e.rbi_registration === `` ? [`rbi_registration`] : []),
      ...j.filter((t) => e[t] === `` && t !== `grievance_page`),
      ...(s || e.grievance_page !== `` ? [] : [`officer`]),
    ]
  return (0, A.jsxs)(c, {
    dense: !0,
    'aria-label': e.name,
    children: [
      (0, A.jsx)(`h2`, { className: `h3`, children: e.name }),
      (0, A.jsx)(`p`, {
        className: `sm mut`,
        children: n(`entity`, {
          entity: h(d(), e).text,
          kind: n(`kinds.${e.group}`),
          product: n(`products.${e.product_kind}`),
        }),
      }),
      e.rbi_registration !== `` &&
        (0, A.jsx)(`p`, { className: `sm mut`, children: n(`registration`, { number: e.rbi_registration }) }),
      o.length > 0 &&
        (0, A.jsx)(`p`, {
          className: `row wrap sm mt8`,
          children: o.map((t) => (0, A.jsx)(u, { href: e[t], children: n(`pages.${t}`) }, t)),
        }),
      s &&
        (0, A.jsxs)(`p`, {
          className: `sm mt8`,
          children: [
            n(`officer`, { name: r }),
            ` `,
            i !== `` && (0, A.jsx)(`a`, { href: l(i), children: i }),
            ` `,
            a !== `` && (0, A.jsx)(`a`, { href: `mailto:${a}`, children: a }),
          ],
        }),
      f.length > 0 &&
        (0, A.jsx)(`p`, {
          className: `sm mut mt8`,
          children: n(`notTold`, { what: f.map((e) => n(`missing.${e}`)).join(`, `) }),
        }),
    ],
  })
}
function F() {
  let { t: e } = t(`legal`)
  return (0, A.jsx)(s, {
    title: e(`privacy.fields.title`),
    children: C(b).map(({ group: t, words: n }) =>
      (0, A.jsxs)(
        `table`,
        {
          className: `tbl tbl-cards mt12`,
          children: [
            (0, A.jsx)(`caption`, { className: `h3`, children: e(`asked:group.${t}`) }),
            (0, A.jsx)(`thead`, {
              children: (0, A.jsxs)(`tr`, {
                children: [
                  (0, A.jsx)(`th`, { scope: `col`, children: e(`privacy.fields.field`) }),
                  (0, A.jsx)(`th`, { scope: `col`, children: e(`privacy.fields.use`) }),
                  (0, A.jsx)(`th`, { scope: `col`, children: e(`privacy.fields.to`) }),
                  (0, A.jsx)(`th`, { scope: `col`, children: e(`privacy.fields.kept`) }),
                ],
              }),
            }),
            (0, A.jsx)(`tbody`, { children: n.map((e) => (0, A.jsx)(I, { group: t, word: e }, e)) }),
          ],
        },
        t,
      ),
    ),
  })
}
function I({ group: e, word: n }) {
  let { t: r } = t([`legal`, `asked`]),
    i = x(),
    { uses: a, to: o, kept: s } = S(e, n),
    c = (e, t, n) => (e.length === 0 ? r(n) : e.map((e) => r(`asked:${t}.${e}`)).join(`, `))
  return (0, A.jsxs)(`tr`, {
    children: [
      (0, A.jsx)(`th`, { scope: `row`, children: r(`asked:word.${n}`) }),
      (0, A.jsx)(`td`, { 'data-label': r(`privacy.fields.use`), children: c(a, `use`, `asked:use.lender`) }),
      (0, A.jsx)(`td`, { 'data-label': r(`privacy.fields.to`), children: c(o, `to`, `asked:to.nobody`) }),
      (0, A.jsx)(`td`, { 'data-label': r(`privacy.fields.kept`), children: s.map(i).join(`, `) }),
    ],
  })
}
function L() {
  let { t: e } = t(`our-lenders`)
  return (0, A.jsx)(g, {
    query: O(),
    failed: e(`failed`),
    waiting: (0, A.jsx)(p, {}),
    empty: (0, A.jsx)(`p`, { children: e(`none`) }),
    children: (e) =>
      (0, A.jsx)(`p`, { className: `sm mut`, children: [...new Set(e.map(({ name: e }) => e))].join(`, `) }),
  })
}
var R = e({ PrivacyPolicyPage: () => H }),
  z = [`contact`, `identity`, `home`, `work`, `loan`, `score`, `device`],
  B = [`lenders`, `banks`, `insurers`, `partners`, `bureau`, `messages`, `hosting`],
  V = [`see`, `correct`, `withdraw`, `erase`, `nominate`]
function H() {
  let { t: e } = t([`legal`, `retention`]),
    { name: n } = r()
  return (0, A.jsxs)(`article`, {
    className: `wrap-c main narrow prose`,
    children: [
      (0, A.jsx)(m, { lead: e(`privacy.version`, { version: o().noticeVersion }), children: e(`privacy.title`) }),
      (0, A.jsx)(`p`, { className: `mt16`, children: e(`privacy.lead`, { brand: n, company: o().company.legalName }) }),
      (0, A.jsx)(`h2`, { className: `h2`, children: e(`privacy.dataTitle`) }),
      (0, A.jsx)(a, {
        label: e(`privacy.dataTitle`),
        className: `mt12`,
        children: (0, A.jsxs)(`table`, {
          className: `tbl tbl-cards`,
          children: [
            (0, A.jsx)(`thead`, {
              children: (0, A.jsxs)(`tr`, {
                children: [
                  (0, A.jsx)(`th`, { scope: `col`, children: e(`privacy.columns.what`) }),
                  (0, A.jsx)(`th`, { scope: `col`, children: e(`privacy.columns.why`) }),
                ],
              }),
            }),
            (0, A.jsx)(`tbody`, {
              children: z.map((t) =>
                (0, A.jsxs)(
                  `tr`,
                  {
                    children: [
                      (0, A.jsx)(`th`, { scope: `row`, children: e(`privacy.data.${t}.what`) }),
                      (0, A.jsx)(`td`, {
                        'data-label': e(`privacy.columns.why`),
                        children: e(`privacy.data.${t}.why`),
                      }),
                    ],
                  },
                  t,
                ),
              ),
            }),
          ],
        }),
      }),
      (0, A.jsx)(`p`, { children: e(`privacy.never`) }),
      (0, A.jsx)(F, {}),
      (0, A.jsx)(`h2`, { className: `h2`, children: e(`retention:title`) }),
      (0, A.jsx)(`p`, { children: e(`retention:lead`) }),
      (0, A.jsx)(w, {}),
      (0, A.jsx)(`h2`, { className: `h2`, children: e(`privacy.sharingTitle`) }),
      (0, A.jsx)(`p`, { children: e(`privacy.sharing`) }),
      (0, A.jsx)(`ul`, { children: B.map((t) => (0, A.jsx)(`li`, { children: e(`privacy.recipients.${t}`) }, t)) }),
      (0, A.jsx)(`p`, { children: e(`privacy.processorsLead`) }),
      (0, A.jsx)(`ul`, {
        children: o().processors.map(({ kind: t, name: n }) =>
          (0, A.jsxs)(`li`, { children: [e(`privacy.processors.${t}`), `: `, n ?? e(`privacy.simulated`)] }, t),
        ),
      }),
      (0, A.jsx)(`p`, { children: e(`privacy.lendersLead`) }),
      (0, A.jsx)(y, { children: (0, A.jsx)(L, {}) }),
      o().sandbox && (0, A.jsx)(`p`, { className: `sm mut`, children: e(`privacy.illustrative`) }),
      (0, A.jsx)(`h2`, { className: `h2`, id: `withdraw`, children: e(`privacy.rightsTitle`) }),
      (0, A.jsx)(`ul`, { children: V.map((t) => (0, A.jsx)(`li`, { children: e(`privacy.rights.${t}`) }, t)) }),
      (0, A.jsx)(`p`, { children: e(`common:withdrawalRule`) }),
      (0, A.jsx)(`h2`, { className: `h2`, children: e(`privacy.safetyTitle`) }),
      (0, A.jsx)(`p`, { children: e(`privacy.safety`) }),
      (0, A.jsx)(`p`, { children: e(`privacy.children`) }),
      (0, A.jsx)(`h2`, { className: `h2`, id: `complain`, children: e(`privacy.complainTitle`) }),
      (0, A.jsx)(`p`, { children: e(`privacy.complain`) }),
      (0, A.jsx)(D, {}),
    ],
  })
}
export { k as n, R as t }
