import { E as x, N as S, i as C, n as w, r as T, ut as E, x as D } from './admin-form-BbMOlQ_z.js'
import { ln as v, or as y, rt as b } from './admin-SlXPl_wU.js'
import { M as I, N as L, k as R } from './desks-BwPV_Ml3.js'
import { A as g, zt as _ } from './desks-form-BT5SDwL6.js'
import { Fr as s, Hn as c, Pt as l, Vt as u, Xi as d, da as f, ia as p, rr as m, si as h } from './first-CL_AHFyg.js'
import { r as O } from './index-DgFpoVLQ.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import { V as k, X as A, Z as j, dn as M, et as N, ht as P, in as F } from './signed-in-DHQU3WVe.js'
import { U as t, f as n, h as r, n as i, o as a, p as o } from './theme-CBDEJsnh.js'
var z = e(f(), 1)
function B() {
  return M({
    queryKey: [...y, `fact-sheet`],
    queryFn: ({ signal: e }) => F(`getFactSheet`, { signal: e }),
    refetchOnMount: `always`,
  })
}
var V = c(),
  H = { sortable: [`name`, `missing`], sort: { key: `name`, direction: `asc` }, filters: [] }
function U() {
  let { t: e } = s(`fact-sheet`),
    t = B()
  return (0, V.jsxs)(V.Fragment, {
    children: [
      (0, V.jsx)(r, { sx: { color: `text.secondary`, maxWidth: 760 }, children: e(`lead`) }),
      (0, V.jsx)(j, {
        query: t,
        failed: e(`failed`),
        waiting: null,
        children: (t) =>
          (0, V.jsxs)(V.Fragment, {
            children: [
              t.invented && (0, V.jsx)(n, { severity: `info`, sx: { mt: 4 }, children: e(`invented`) }),
              (0, V.jsx)(W, { sheet: t }),
              (0, V.jsx)(K, { sheet: t }),
            ],
          }),
      }),
    ],
  })
}
function W({ sheet: e }) {
  let { t: n } = s(`fact-sheet`),
    { owner: a, apps: c } = e,
    l = [
      [
        `apps`,
        c.map(({ name: e, address: t }) => `${e}: ${t}`).join(`
`),
      ],
      [`available`, n(`web`)],
      [`owner`, `${a.name}\n${a.address}`],
      [
        `officer`,
        G(e).join(`

`),
      ],
      [`date`, P(e.made_on)],
    ]
  return (0, V.jsxs)(i, {
    variant: `outlined`,
    sx: { mt: 4, mb: 6, p: 5 },
    children: [
      (0, V.jsx)(t, {
        component: `dl`,
        sx: {
          m: 0,
          display: `grid`,
          gap: 4,
          gridTemplateColumns: { xs: `minmax(0, 1fr)`, md: `repeat(2, minmax(0, 1fr))` },
        },
        children: l.map(([e, t]) =>
          (0, V.jsxs)(
            `div`,
            {
              children: [
                (0, V.jsx)(r, {
                  component: `dt`,
                  variant: `body2`,
                  sx: { color: `text.secondary` },
                  children: n(`facts.${e}`),
                }),
                (0, V.jsx)(r, {
                  component: `dd`,
                  sx: { m: 0, whiteSpace: `pre-line`, overflowWrap: `anywhere` },
                  children: t,
                }),
              ],
            },
            e,
          ),
        ),
      }),
      (0, V.jsx)(o, {
        variant: `outlined`,
        sx: { mt: 5 },
        onClick: () =>
          N(new Blob([JSON.stringify(e, null, 2)], { type: `application/json` }), `fact-sheet-${e.made_on}.json`),
        children: n(`json`),
      }),
    ],
  })
}
function G({ owner: e, apps: t }) {
  let n = ({ officer: e, officer_phone: t, officer_email: n }) =>
      [e, t, n].join(`
`),
    r = n(e),
    i = [...new Set(t.map(n))].filter((e) => e !== r),
    a = (e) => t.filter((t) => n(t) === e).map(({ address: e }) => e)
  return [
    r,
    ...i.map((e) =>
      [...a(e), e].join(`
`),
    ),
  ]
}
function K({ sheet: e }) {
  let { t } = s([`fact-sheet`, `lenders-admin`]),
    n = I(H),
    i = (e, n) =>
      n === ``
        ? null
        : (0, V.jsx)(
            a,
            {
              href: n,
              target: `_blank`,
              rel: `noopener noreferrer`,
              sx: { display: `block` },
              children: t(`lenders-admin:fields.${e}`),
            },
            e,
          ),
    o = (e) => k(m(), e).text,
    c = [
      {
        key: `name`,
        header: t(`columns.lender`),
        names: !0,
        sortable: !0,
        searchable: !0,
        minWidth: 160,
        value: ({ name: e }) => e,
        cell: ({ name: e, lender_id: t }) =>
          (0, V.jsx)(a, { component: d, to: h(`lenders/:lenderId`, { lenderId: t }), children: e }),
      },
      {
        key: `entity`,
        header: t(`lenders-admin:fields.regulated_entity`),
        searchable: !0,
        minWidth: 180,
        value: o,
        cell: (e) => `${o(e)}, ${t(`lenders-admin:words.${e.group}`)}`,
      },
      {
        key: `pages`,
        header: t(`columns.pages`),
        minWidth: 150,
        cell: (e) =>
          (0, V.jsxs)(V.Fragment, {
            children: [
              i(`website`, e.website),
              i(`privacy_policy`, e.privacy_policy),
              i(`grievance_page`, e.grievance_page),
            ],
          }),
      },
      {
        key: `officer`,
        header: t(`lenders-admin:fields.nodal_officer_name`),
        minWidth: 160,
        cell: (e) => [e.nodal_officer_name, e.nodal_officer_phone, e.nodal_officer_email].filter(Boolean).join(`, `),
      },
      {
        key: `since`,
        header: t(`lenders-admin:fields.working_since`),
        cell: ({ working_since: e }) => (e === null ? `` : P(e)),
      },
      {
        key: `missing`,
        header: t(`columns.missing`),
        sortable: !0,
        minWidth: 200,
        value: (e) => e.missing.length,
        cell: (e) => e.missing.map((e) => t(`lenders-admin:fields.${e}`)).join(`, `),
      },
    ]
  return (0, V.jsx)(g, {
    name: `fact-sheet`,
    label: t(`lenders`),
    columns: c,
    search: t(`lenders-admin:search`),
    state: n,
    source: {
      ...L({ rows: e.lenders }, c, [], n.view),
      download: (e) => F(`exportFactSheet`, { query: { format: e } }),
    },
    rowKey: ({ lender_id: e }) => e,
    failed: t(`failed`),
    empty: (0, V.jsx)(r, { children: t(`none`) }),
  })
}
var q = [`list`, `sheet`]
function J() {
  let { t: e } = s([`lenders-admin`, `staff-titles`, `audit`]),
    t = p(),
    { data: n, error: r, refetch: i } = x(),
    a = D(),
    [c, d] = (0, z.useState)(!1),
    [f, m] = (0, z.useState)(null)
  return (0, V.jsxs)(V.Fragment, {
    children: [
      (0, V.jsx)(A, {
        beside: (0, V.jsxs)(v, {
          children: [
            (0, V.jsx)(E, { page: `lenders`, tables: [`lenders`] }),
            (0, V.jsx)(o, {
              variant: `contained`,
              startIcon: (0, V.jsx)(l, { name: `plus` }),
              onClick: () => d(!0),
              children: e(`create.open`),
            }),
          ],
        }),
        children: (0, V.jsx)(O, { children: e(`staff-titles:lenders`) }),
      }),
      (0, V.jsx)(R, {
        tabs: q,
        label: e(`staff-titles:lenders`),
        nameOf: (t) => e(`views.${t}`),
        children: (t) =>
          t === `sheet`
            ? (0, V.jsx)(U, {})
            : (0, V.jsxs)(V.Fragment, {
                children: [
                  (0, V.jsx)(w, {
                    lenders: n,
                    error: r,
                    onRetry: () => void i(),
                    bulk: (e, t) =>
                      (0, V.jsx)(S, { kind: `lender`, chosen: t.chosen, nameOf: e, queryKey: y, choose: t.choose }),
                    onRemove: m,
                  }),
                  (0, V.jsx)(b, { action: `lender.remove`, children: e(`audit:deleted.lenders`) }),
                ],
              }),
      }),
      c &&
        (0, V.jsx)(C, {
          call: `createLender`,
          schema: _,
          title: e(`create.open`),
          label: e(`create.name`),
          help: e(`create.rule`),
          submit: e(`create.submit`),
          onSubmit: async (n) => {
            let { lender_id: r } = await a.mutateAsync(n)
            ;(u.success(e(`create.done`)), await t(h(`lenders/:lenderId`, { lenderId: r })))
          },
          onClose: () => d(!1),
        }),
      f && (0, V.jsx)(T, { lender: f, onClose: () => m(null), onRemoved: () => m(null) }),
    ],
  })
}
export { J as LendersPage }
