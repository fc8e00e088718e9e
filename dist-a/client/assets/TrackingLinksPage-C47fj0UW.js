import { ut as m } from './admin-form-BbMOlQ_z.js'
import { G as h, ln as g } from './admin-SlXPl_wU.js'
import { c as H } from './common-fields-Dur8Hai4.js'
import { t as U } from './common-form-E0SH5PGy.js'
import { Ct as k, St as A, X as j, Z as M, mt as ne, nt as N, tt as P, wt as F } from './common-schema-TiEP0qb9.js'
import { L as se, M as ce, P as le, t as ue, w as de } from './desks-BwPV_Ml3.js'
import { A as I, Ht as L, Yt as R, _ as re, b as ie, g as z, m as ae, x as oe } from './desks-form-BT5SDwL6.js'
import { Er as o, Fr as s, Hn as c, Mr as l, Ti as u, Vt as d, ca as f, da as p } from './first-CL_AHFyg.js'
import { r as _ } from './index-DgFpoVLQ.js'
import { T as fe } from './office-0J8ZDQL6.js'
import { L as B, S as V } from './office-form-Deh-hoPk.js'
import { I as te, J as O } from './parts-Clelj3dw.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import {
  J as v,
  X as y,
  Z as b,
  dn as x,
  fn as S,
  gt as C,
  ht as w,
  in as T,
  mt as E,
  o as ee,
  pn as D,
} from './signed-in-DHQU3WVe.js'
import { U as t, h as n, n as r, p as i, t as a } from './theme-CBDEJsnh.js'
var W = e(p(), 1),
  pe = /^LD-\d{1,12}$/i,
  me = (e) => pe.test(e),
  he = N({
    at: j(),
    partner: k().defined(),
    channel: k().oneOf(ae).defined(),
    label: k().nullable().defined(),
    effect: k().oneOf([`began`, `again`, `held`, `off`]).defined(),
    holder: k().nullable().defined(),
  }),
  ge = N({
    partner: k().defined(),
    reference: k().nullable().defined(),
    from: j(),
    until: j().nullable(),
    is_prolonged: F().defined(),
    is_over: F().defined(),
  })
N({
  reference: k().defined(),
  product_type: L,
  hold_days: A().defined(),
  rest_days: A().defined(),
  holdings: M(ge),
  touches: M(he),
  courses: M(N({ sent: j(), ended: j().nullable() })),
})
var G = [`all-tracking-links`]
function _e(e) {
  return x({
    queryKey: [...G, e],
    queryFn: ({ signal: t }) => T(`listAllTrackingLinks`, { query: e, signal: t }),
    placeholderData: S,
    refetchOnMount: `always`,
  })
}
var ve = (e) =>
  x({
    queryKey: [...G, `lead`, e],
    queryFn: ({ signal: t }) => T(`getLeadHistory`, { params: { reference: e }, signal: t }),
    refetchOnMount: `always`,
  })
function K() {
  let e = D()
  return () => e.invalidateQueries({ queryKey: G })
}
var q = c()
function ye() {
  let { t: e } = s(`tracking-links`),
    [i, a] = f(),
    o = i.get(`lead`) ?? ``,
    c = (0, W.useId)(),
    l = o !== `` && !me(o)
  return (0, q.jsxs)(r, {
    component: `section`,
    variant: `outlined`,
    'aria-labelledby': `${c}-title`,
    sx: { p: { xs: 4, sm: 5 }, mb: 5 },
    children: [
      (0, q.jsx)(n, { variant: `h5`, component: `h2`, id: `${c}-title`, children: e(`history.title`) }),
      (0, q.jsx)(n, { variant: `body2`, sx: { mt: 1, color: `text.secondary` }, children: e(`history.lead`) }),
      (0, q.jsxs)(t, {
        sx: { mt: 3, maxWidth: 320 },
        children: [
          (0, q.jsx)(te, { htmlFor: c, children: e(`history.number`) }),
          (0, q.jsx)(se, {
            kind: `text`,
            id: c,
            value: o,
            describedBy: l ? `${c}-wrong` : void 0,
            onChange: (e) => a((t) => v(t, { lead: e.toUpperCase() })),
          }),
        ],
      }),
      l &&
        (0, q.jsx)(n, {
          id: `${c}-wrong`,
          role: `status`,
          sx: { mt: 2, color: `error.main` },
          children: e(`history.wrong`),
        }),
      o !== `` && !l && (0, q.jsx)(be, { reference: o }),
    ],
  })
}
function be({ reference: e }) {
  let { t } = s(`tracking-links`),
    n = ve(e)
  return (0, q.jsx)(b, {
    query: n,
    failed: t(`history.failed`, { lead: e }),
    waiting: (0, q.jsx)(a, { variant: `rounded`, height: 120, sx: { mt: 4 } }),
    children: (e) => (0, q.jsx)(xe, { history: e }),
  })
}
function xe({ history: e }) {
  let { t: r } = s([`tracking-links`, `applications`]),
    { holdings: i, touches: a, courses: o, reference: c, product_type: l, hold_days: u, rest_days: d } = e,
    f = [
      ...a.map(({ at: e, partner: t, channel: n, label: i, effect: a, holder: o }) => ({
        at: e,
        text: r(`history.effect.${a}`, {
          partner: t,
          holder: o ?? ``,
          days: u,
          way: r(`history.channel.${n}`, { label: i ?? r(`table.usual`) }),
        }),
      })),
      ...o.flatMap(({ sent: e, ended: t }) => [
        { at: e, text: r(`history.sent`) },
        ...(t === null ? [] : [{ at: t, text: r(`history.ended`, { days: d }) }]),
      ]),
    ].sort((e, t) => Date.parse(e.at) - Date.parse(t.at))
  return (0, q.jsxs)(t, {
    sx: { mt: 4 },
    children: [
      (0, q.jsx)(n, {
        variant: `subtitle1`,
        component: `h3`,
        children: r(`history.of`, { lead: c, product: r(`applications:productName.${l}`) }),
      }),
      i.length === 0 && (0, q.jsx)(n, { sx: { mt: 1 }, children: r(`history.nobody`) }),
      (0, q.jsx)(t, {
        component: `ul`,
        sx: { m: 0, mt: 2, pl: 5 },
        children: i.map(({ partner: e, from: t, until: n, reference: i, is_prolonged: a, is_over: o }) =>
          (0, q.jsxs)(
            `li`,
            {
              children: [
                n === null
                  ? r(`history.holdsOpen`, { partner: e, from: C(t) })
                  : r(o ? `history.held` : `history.holds`, { partner: e, from: C(t), until: C(n) }),
                i !== null && ` ${r(`history.leadNumber`, { lead: i })}`,
                a && n !== null && ` ${r(`history.prolonged`, { days: d })}`,
              ],
            },
            t,
          ),
        ),
      }),
      (0, q.jsx)(n, { variant: `subtitle2`, component: `h4`, sx: { mt: 4 }, children: r(`history.steps`) }),
      (0, q.jsx)(t, {
        component: `ol`,
        sx: { m: 0, mt: 1, pl: 5 },
        children: f.map(({ at: e, text: n }) =>
          (0, q.jsxs)(
            t,
            {
              component: `li`,
              sx: { mt: 1, overflowWrap: `anywhere` },
              children: [(0, q.jsx)(`time`, { dateTime: e, children: C(e) }), `: `, n],
            },
            `${e} ${n}`,
          ),
        ),
      }),
    ],
  })
}
var J = [`works`, `partner`, `staff`],
  Se = [`created_at`, `label`, `partner`],
  Y = () => A().integer().min(0).defined()
N({
  link_id: P(),
  code: k().defined(),
  partner_id: P(),
  partner: k().defined(),
  product_type: L,
  label: k().defined(),
  created_at: j(),
  ...re(),
  clicks: Y(),
  visits: Y(),
  people: Y(),
  applied: Y(),
  disbursed: Y(),
  revenue: A().defined(),
  payout: A().defined(),
  robots: Y(),
  own: Y(),
})
var Ce = N({
    partner_id: P(),
    product_type: L,
    labels: M(z().required(`rules:required`)).min(1, `rules:required`).max(100, `rules:linkNames.tooMany`),
  }),
  we = N({ reason: B() })
function X({ link: e }) {
  let { t } = s(`tracking-links`),
    { stopped_by: r, stopped_reason: i, disabled_at: a } = e,
    o = r ?? `works`
  return (0, q.jsxs)(q.Fragment, {
    children: [
      (0, q.jsx)(E, { tone: o === `works` ? `ok` : o === `staff` ? `warn` : `neutral`, children: t(`state.${o}`) }),
      a !== null &&
        (0, q.jsxs)(n, {
          component: `span`,
          variant: `body2`,
          sx: { display: `block`, my: 1, overflowWrap: `anywhere` },
          children: [
            t(`since`, { date: w(a) }),
            i !== null && (0, q.jsxs)(q.Fragment, { children: [`. `, t(`why`, { reason: i })] }),
          ],
        }),
    ],
  })
}
function Te({ link: e, name: r, act: i }) {
  let { t: a } = s([`tracking-links`, `applications`]),
    { partner: c, code: u, product_type: d, robots: f, own: p } = e,
    m = [
      ...[`clicks`, `visits`, `people`, `applied`, `disbursed`].map((t) => [t, o(e[t])]),
      ...[`revenue`, `payout`].map((t) => [t, l(e[t])]),
      ...(f + p > 0 ? [[`left`, a(`table.leftOf`, { robots: o(f), own: o(p) })]] : []),
    ]
  return (0, q.jsxs)(q.Fragment, {
    children: [
      (0, q.jsx)(n, { variant: `subtitle1`, component: `h2`, sx: { overflowWrap: `anywhere` }, children: r }),
      (0, q.jsx)(n, {
        variant: `body2`,
        sx: { color: `text.secondary`, overflowWrap: `anywhere` },
        children: a(`table.kindOf`, { partner: c, product: a(`applications:productName.${d}`), path: `/go/${u}` }),
      }),
      (0, q.jsx)(t, {
        component: `dl`,
        sx: { display: `grid`, gridTemplateColumns: `1fr auto`, columnGap: 4, rowGap: 1, my: 3 },
        children: m.map(([e, r]) =>
          (0, q.jsxs)(
            t,
            {
              sx: { display: `contents` },
              children: [
                (0, q.jsx)(n, { component: `dt`, variant: `body2`, children: a(`table.${e}`) }),
                (0, q.jsx)(n, {
                  component: `dd`,
                  variant: `body2`,
                  sx: { m: 0, textAlign: `right`, fontWeight: 500 },
                  children: r,
                }),
              ],
            },
            e,
          ),
        ),
      }),
      (0, q.jsxs)(t, {
        sx: { display: `flex`, flexWrap: `wrap`, gap: 3, justifyContent: `space-between`, alignItems: `center` },
        children: [(0, q.jsx)(t, { sx: { minWidth: 0 }, children: (0, q.jsx)(X, { link: e }) }), i],
      }),
    ],
  })
}
var Z = { stop: `stopTrackingLink`, resume: `resumeTrackingLink` }
function Ee({ link: e, act: t, onClose: n }) {
  let { t: r } = s(`tracking-links`),
    i = K(),
    a = U(Z[t], we, {
      start: { reason: `` },
      send: (n) => T(Z[t], { params: { id: e.link_id }, body: n }),
      done: async () => {
        ;(n(), d.success(r(`${t}.done`)), await i())
      },
    }),
    o = { name: e.label || r(`table.usual`), partner: e.partner }
  return (0, q.jsxs)(V, {
    form: a,
    title: r(`${t}.title`, o),
    confirm: r(`${t}.save`),
    narrow: !0,
    onClose: n,
    children: [
      (0, q.jsx)(O, { sx: { mb: 4 }, children: r(`${t}.text`) }),
      (0, q.jsx)(H, { name: `reason`, label: r(`${t}.reason`), input: { autoComplete: `off`, maxLength: 300 } }),
    ],
  })
}
var Q = (e) =>
    e
      .split(`
`)
      .map(ne),
  De = (e) => [...new Set(Q(e).filter(Boolean))]
function Oe({ onMade: e, onClose: n }) {
  let { t: r } = s([`tracking-links`, `applications`]),
    i = h(),
    a = K(),
    c = U(`createManyLinks`, Ce, {
      start: { partner_id: ``, product_type: u[0], labels: `` },
      body: ({ partner_id: e, product_type: t, labels: n }) => ({
        partner_id: Number(e),
        product_type: t,
        labels: De(n),
      }),
      check: ({ partner_id: e, labels: t }) => {
        let n = Q(t).findIndex((e) => !z().isValidSync(e))
        return {
          partner_id: e === `` ? r(`many.choose`) : void 0,
          labels: n === -1 ? void 0 : r(`many.wrong`, { line: n + 1 }),
        }
      },
      send: (e) => T(`createManyLinks`, { body: e }),
      failureIn: `form`,
      done: async (t, { partner_id: n }) => {
        ;(e(n, t), d.success(r(`many.done`, { count: t.length, shown: o(t.length) })), await a())
      },
    })
  return (0, q.jsxs)(V, {
    form: c,
    title: r(`many.title`),
    confirm: r(`many.save`),
    onClose: n,
    children: [
      (0, q.jsx)(O, { sx: { mb: 4 }, children: r(`many.text`) }),
      (0, q.jsxs)(t, {
        sx: { display: `grid`, gap: 4 },
        children: [
          (0, q.jsx)(R, {
            name: `partner_id`,
            label: r(`many.partner`),
            choices: [
              { id: ``, value: r(`many.choose`) },
              ...(i.data ?? []).map(({ id: e, name: t }) => ({ id: String(e), value: t })),
            ],
          }),
          (0, q.jsx)(R, {
            name: `product_type`,
            label: r(`many.product`),
            choices: u.map((e) => ({ id: e, value: r(`applications:productName.${e}`) })),
          }),
          (0, q.jsx)(H, {
            name: `labels`,
            label: r(`many.names`),
            help: r(`many.namesHelp`, { most: 100 }),
            what: r(`many.names`),
            rows: 6,
          }),
        ],
      }),
    ],
  })
}
function ke({ links: e, onClose: n }) {
  let { t: r } = s(`tracking-links`)
  return (0, q.jsx)(ue, {
    title: r(`sheet.title`),
    maxWidth: `md`,
    onClose: n,
    children: (0, q.jsx)(t, {
      component: `ul`,
      sx: {
        listStyle: `none`,
        m: 0,
        p: 0,
        display: `grid`,
        gap: 3,
        gridTemplateColumns: { xs: `1fr`, sm: `repeat(2, minmax(0, 1fr))`, md: `repeat(3, minmax(0, 1fr))` },
        '@media print': { gridTemplateColumns: `repeat(3, minmax(0, 1fr))` },
      },
      children: e.map((e) => (0, q.jsx)(Ae, { link: e }, e.link_id)),
    }),
  })
}
function Ae({ link: e }) {
  let { t: r } = s([`tracking-links`, `applications`, `partner-marketing`]),
    i = h().data?.find(({ id: t }) => t === e.partner_id),
    a = ee(i?.code ?? ``),
    o = fe(e, `qr`),
    c = e.label || r(`table.usual`)
  return (0, q.jsxs)(t, {
    component: `li`,
    sx: { border: `1px dashed`, borderColor: `divider`, p: 3, textAlign: `center`, breakInside: `avoid`, minWidth: 0 },
    children: [
      (0, q.jsx)(n, { variant: `subtitle1`, component: `p`, sx: { overflowWrap: `anywhere` }, children: c }),
      (0, q.jsx)(n, { variant: `body2`, children: r(`applications:productName.${e.product_type}`) }),
      (0, q.jsx)(t, {
        sx: { width: `min(100%, 180px)`, mx: `auto`, my: 2 },
        children: (0, q.jsx)(de, { text: o, label: r(`sheet.label`, { name: c, link: o }), failed: r(`sheet.failed`) }),
      }),
      (0, q.jsx)(n, { variant: `body2`, children: r(`sheet.scan`) }),
      (0, q.jsx)(n, { variant: `caption`, component: `p`, sx: { overflowWrap: `anywhere` }, children: o }),
      a &&
        i &&
        (0, q.jsx)(n, {
          variant: `caption`,
          component: `p`,
          sx: { mt: 1, overflowWrap: `anywhere` },
          children: r(`partner-marketing:lock.who`, { brand: a.name, partner: i.name }),
        }),
    ],
  })
}
var $ = {
    sortable: Se,
    sort: { key: `created_at`, direction: `desc` },
    filters: [`partner_id`, `product_type`, `state`],
  },
  je = [`clicks`, `visits`, `people`, `applied`, `disbursed`],
  Me = [`revenue`, `payout`]
function Ne() {
  let { t: e } = s([`tracking-links`, `applications`]),
    n = ce($),
    [r, a] = (0, W.useState)(null),
    [c, l] = (0, W.useState)(!1),
    [d, f] = (0, W.useState)(null),
    p = h(),
    { filters: m } = n.view,
    g = J.find((e) => e === m.state),
    _ = u.find((e) => e === m.product_type),
    v = /^[1-9]\d{0,8}$/.exec(m.partner_id ?? ``)?.[0],
    y = {
      ...oe(n.view),
      ...(g && { state: g }),
      ...(_ && { product_type: _ }),
      ...(v !== void 0 && { partner_id: Number(v) }),
    },
    b = _e({ ...y, ...ie(n.view) }),
    x = ({ label: t }) => t || e(`table.usual`),
    S = (t) => {
      if (t.stopped_by === `partner`) return null
      let n = t.stopped_by === null ? `stop` : `resume`
      return (0, q.jsx)(i, {
        size: `small`,
        variant: `outlined`,
        'aria-label': e(`${n}.openOf`, { name: x(t), partner: t.partner }),
        onClick: () => a({ link: t, act: n }),
        children: e(`${n}.open`),
      })
    },
    C = Pe(x, S),
    w = [
      {
        key: `partner_id`,
        label: e(`table.partner`),
        kind: `choice`,
        options: (p.data ?? []).map(({ id: e, name: t }) => ({ value: String(e), label: t })),
      },
      {
        key: `product_type`,
        label: e(`table.product`),
        kind: `choice`,
        options: u.map((t) => ({ value: t, label: e(`applications:productName.${t}`) })),
      },
      {
        key: `state`,
        label: e(`table.state`),
        kind: `choice`,
        options: J.map((t) => ({ value: t, label: e(`state.${t}`) })),
      },
    ],
    E = (b.data?.rows ?? []).filter(({ disabled_at: e }) => e === null)
  return (0, q.jsxs)(q.Fragment, {
    children: [
      (0, q.jsxs)(t, {
        sx: { display: `flex`, flexWrap: `wrap`, gap: 3, mb: 4 },
        children: [
          (0, q.jsx)(i, {
            variant: `contained`,
            'aria-haspopup': `dialog`,
            onClick: () => l(!0),
            children: e(`many.open`),
          }),
          E.length > 0 &&
            (0, q.jsx)(i, {
              variant: `outlined`,
              'aria-haspopup': `dialog`,
              onClick: () => f(E),
              children: e(`sheet.open`, { count: E.length, shown: o(E.length) }),
            }),
        ],
      }),
      (0, q.jsx)(I, {
        name: `tracking-links`,
        label: e(`table.label`),
        columns: C,
        filters: w,
        search: e(`table.search`),
        state: n,
        source: le(b, n.view, (e) => T(`exportAllTrackingLinks`, { query: { ...y, format: e } })),
        rowKey: ({ link_id: e }) => e,
        failed: e(`table.failed`),
        empty: e(`table.none`),
        card: (e) => (0, q.jsx)(Te, { link: e, name: x(e), act: S(e) }),
      }),
      c &&
        (0, q.jsx)(Oe, {
          onClose: () => l(!1),
          onMade: (e, t) => {
            ;(l(!1), f(t.map((t) => ({ ...t, partner_id: e }))))
          },
        }),
      d && (0, q.jsx)(ke, { links: d, onClose: () => f(null) }),
      r && (0, q.jsx)(Ee, { ...r, onClose: () => a(null) }),
    ],
  })
}
function Pe(e, r) {
  let { t: i } = s([`tracking-links`, `applications`])
  return [
    {
      key: `label`,
      header: i(`table.link`),
      names: !0,
      sortable: !0,
      minWidth: 170,
      cell: (t) =>
        (0, q.jsxs)(q.Fragment, {
          children: [
            e(t),
            (0, q.jsx)(n, {
              component: `span`,
              variant: `body2`,
              sx: { display: `block`, color: `text.secondary` },
              children: i(`table.kind`, {
                product: i(`applications:productName.${t.product_type}`),
                path: `/go/${t.code}`,
              }),
            }),
          ],
        }),
    },
    { key: `partner`, header: i(`table.partner`), sortable: !0, minWidth: 130, cell: ({ partner: e }) => e },
    ...je.map((e) => ({ key: e, header: i(`table.${e}`), align: `right`, cell: (t) => o(t[e]) })),
    ...Me.map((e) => ({ key: e, header: i(`table.${e}`), align: `right`, cell: (t) => l(t[e]) })),
    {
      key: `left`,
      header: i(`table.left`),
      minWidth: 110,
      cell: ({ robots: e, own: t }) => (e + t === 0 ? `–` : i(`table.leftOf`, { robots: o(e), own: o(t) })),
    },
    {
      key: `created_at`,
      header: i(`table.made`),
      sortable: !0,
      minWidth: 110,
      cell: ({ created_at: e }) => (0, q.jsx)(`time`, { dateTime: e, children: w(e) }),
    },
    {
      key: `state`,
      header: i(`table.state`),
      minWidth: 170,
      cell: (e) =>
        (0, q.jsxs)(t, {
          sx: { display: `flex`, flexWrap: `wrap`, alignItems: `center`, gap: 2 },
          children: [(0, q.jsx)(t, { sx: { minWidth: 0 }, children: (0, q.jsx)(X, { link: e }) }), r(e)],
        }),
    },
  ]
}
function Fe() {
  let { t: e } = s([`tracking-links`, `staff-titles`])
  return (0, q.jsxs)(q.Fragment, {
    children: [
      (0, q.jsx)(t, {
        sx: { mb: 5 },
        children: (0, q.jsx)(y, {
          beside: (0, q.jsx)(g, { children: (0, q.jsx)(m, { page: `tracking-links`, tables: [`tracking-links`] }) }),
          children: (0, q.jsx)(_, { lead: e(`lead`), children: e(`staff-titles:trackingLinks`) }),
        }),
      }),
      (0, q.jsx)(ye, {}),
      (0, q.jsx)(Ne, {}),
    ],
  })
}
export { Fe as TrackingLinksPage }
