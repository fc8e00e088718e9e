import {
  Ar as s,
  Er as c,
  Fr as l,
  Hn as u,
  Mr as d,
  Nr as f,
  Xi as p,
  ci as m,
  da as h,
  ii as g,
  pr as _,
  si as v,
} from './first-CL_AHFyg.js'
import { r as B } from './index-DgFpoVLQ.js'
import {
  A as O,
  C as oe,
  M as se,
  S as ce,
  V as k,
  a as A,
  d as j,
  i as M,
  j as N,
  k as P,
  u as F,
  y as I,
} from './office-0J8ZDQL6.js'
import { n as L, r as R, t as z } from './office-more-cy0REuhu.js'
import { _ as w, g as ae, h as T, v as E, y as D } from './parts-Clelj3dw.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import {
  X as ee,
  Z as y,
  _t as te,
  g as b,
  h as ne,
  ht as x,
  m as re,
  mt as ie,
  p as S,
  vt as C,
} from './signed-in-DHQU3WVe.js'
import { U as t, h as n, n as r, o as i, p as a, t as o } from './theme-CBDEJsnh.js'
var V = {
    agreement: `leads`,
    selling_rules: `leads`,
    pan: `settings`,
    bank: `settings`,
    account_returned: `earnings`,
    documents: `leads`,
    waiting: `leads`,
    disputes_answered: `earnings`,
    links_disabled: `leads`,
  },
  H = (e) => Object.keys(V).filter((t) => e.includes(V[t])),
  U = {
    agreement: m(v(`partnerSettings`), { tab: `steps` }),
    selling_rules: v(`trainingMaterial`),
    pan: m(v(`partnerSettings`), { tab: `business` }),
    bank: m(v(`partnerSettings`), { tab: `payments` }),
  },
  W = u(),
  G = v(`partnerReports`),
  le = {
    ...U,
    account_returned: `${v(`partnerSettings`)}?tab=payments`,
    documents: `${G}?tab=applications&status=documents_needed`,
    waiting: `${G}?tab=applications&status=waiting`,
    disputes_answered: `${G}?tab=payouts`,
    links_disabled: v(`productOffering`),
  }
function ue({ home: e }) {
  let { t: a } = l(`partner-home`),
    o = _().partner?.rights ?? [],
    { attention: s, next_payment: c, accrued: u } = e,
    { statement_ready: d } = s,
    m = e.first_steps.map(({ step: e }) => e),
    h = H(o).filter((e) => !m.some((t) => t === e)),
    g = h.filter((e) => s[e] > 0)
  return (0, W.jsxs)(r, {
    variant: `outlined`,
    sx: (e) => ({
      p: { xs: 4, sm: 6 },
      minWidth: 0,
      backgroundColor: e.vars.palette.brand.tint50,
      borderColor: e.vars.palette.brand.tint200,
    }),
    children: [
      o.includes(`earnings`) &&
        (0, W.jsxs)(t, {
          sx: { mb: 5 },
          children: [
            (0, W.jsx)(n, { variant: `h4`, component: `h2`, children: a(`next.title`) }),
            (0, W.jsx)(n, { variant: `figure`, component: `p`, sx: { my: 1 }, children: f(c) }),
            (0, W.jsxs)(n, {
              variant: `body2`,
              children: [
                s.account_returned > 0
                  ? a(`next.returned`)
                  : d === null
                    ? a(`next.nothing`)
                    : a(`next.text`, { month: C(d) }),
                u > 0 && ` ${a(`next.waits`, { accrued: f(u) })}`,
              ],
            }),
            (0, W.jsx)(i, {
              component: p,
              to: `${G}?tab=payouts${d === null ? `` : `&month=${d}`}`,
              sx: K,
              children: a(`next.why`),
            }),
          ],
        }),
      (0, W.jsx)(n, { variant: `h4`, component: `h2`, children: a(`attention.title`) }),
      g.length === 0
        ? (0, W.jsxs)(n, {
            variant: `body2`,
            sx: { mt: 2 },
            children: [
              a(m.length > 0 ? `attention.noneElse` : `attention.none`),
              ` `,
              h.length > 0 && a(`attention.looked`, { what: h.map((e) => a(`attention.lookedAt.${e}`)).join(`, `) }),
            ],
          })
        : (0, W.jsx)(t, {
            component: `ul`,
            sx: { listStyle: `none`, m: 0, mt: 2, p: 0 },
            children: g.map((e) =>
              (0, W.jsx)(
                `li`,
                {
                  children: (0, W.jsx)(i, {
                    component: p,
                    to: le[e],
                    sx: K,
                    children: a(`attention.${e}`, { count: s[e] }),
                  }),
                },
                e,
              ),
            ),
          }),
    ],
  })
}
var K = { display: `inline-flex`, alignItems: `center`, minHeight: 44, fontWeight: 500 },
  q = 220,
  de = 4
function fe({ label: e, places: r, series: i, format: a, table: o }) {
  let s = re(Math.max(0, ...i.flatMap(({ values: e }) => e))),
    c = s.at(-1) ?? 1
  return (0, W.jsxs)(t, {
    component: `figure`,
    sx: { m: 0 },
    children: [
      (0, W.jsx)(t, {
        sx: { display: `flex`, flexWrap: `wrap`, gap: 4, mb: 3 },
        'aria-hidden': `true`,
        children: i.map(({ key: e, name: r }, i) =>
          (0, W.jsxs)(
            n,
            {
              variant: `body2`,
              sx: { display: `flex`, alignItems: `center`, gap: 2 },
              children: [
                (0, W.jsx)(t, {
                  component: `svg`,
                  width: 20,
                  height: 8,
                  viewBox: `0 0 20 8`,
                  children: (0, W.jsx)(J, { at: i, points: `0,4 20,4` }),
                }),
                r,
              ],
            },
            e,
          ),
        ),
      }),
      (0, W.jsxs)(t, {
        role: `img`,
        'aria-label': e,
        sx: { display: `grid`, gridTemplateColumns: `auto minmax(0, 1fr)`, columnGap: 2 },
        children: [
          (0, W.jsx)(t, {
            sx: { position: `relative`, height: q, minWidth: 28 },
            children: s.map((e) =>
              (0, W.jsx)(
                n,
                {
                  variant: `caption`,
                  sx: {
                    position: e === c ? `relative` : `absolute`,
                    display: `block`,
                    right: 0,
                    textAlign: `right`,
                    whiteSpace: `nowrap`,
                    color: `text.secondary`,
                    lineHeight: 1,
                    ...(e === c ? { top: `-0.5em` } : { bottom: `calc(${(e / c) * 100}% - 0.5em)` }),
                  },
                  children: a(e),
                },
                e,
              ),
            ),
          }),
          (0, W.jsx)(t, {
            sx: { height: q },
            children: (0, W.jsxs)(`svg`, {
              viewBox: `0 0 100 100`,
              preserveAspectRatio: `none`,
              width: `100%`,
              height: `100%`,
              style: { overflow: `visible` },
              children: [
                s.map((e) =>
                  (0, W.jsx)(
                    `line`,
                    {
                      x1: `0`,
                      x2: `100`,
                      y1: 100 - (e / c) * 100,
                      y2: 100 - (e / c) * 100,
                      stroke: `var(--cl-palette-divider)`,
                      vectorEffect: `non-scaling-stroke`,
                    },
                    e,
                  ),
                ),
                i[0] &&
                  (0, W.jsx)(`polygon`, {
                    points: `0,100 ${b(i[0].values, c)} 100,100`,
                    fill: `var(--cl-palette-brand-tint100)`,
                  }),
                i.map(({ key: e, values: t }, n) => (0, W.jsx)(J, { at: n, points: b(t, c) }, e)),
              ],
            }),
          }),
          (0, W.jsx)(`span`, {}),
          (0, W.jsx)(t, {
            sx: { display: `flex`, justifyContent: `space-between`, gap: 2, mt: 2 },
            children: ne(r.length, de).map((e) =>
              (0, W.jsx)(n, { variant: `caption`, sx: { color: `text.secondary` }, children: r[e] }, e),
            ),
          }),
        ],
      }),
      o !== void 0 && (0, W.jsx)(`figcaption`, { children: o }),
    ],
  })
}
function J({ at: e, points: t }) {
  return (0, W.jsx)(`polyline`, {
    points: t,
    fill: `none`,
    stroke: e === 0 ? `var(--cl-palette-secondary-main)` : `var(--cl-palette-primary-main)`,
    strokeWidth: `2`,
    strokeDasharray: e === 0 ? `none` : `6 3`,
    strokeLinejoin: `round`,
    vectorEffect: `non-scaling-stroke`,
  })
}
function pe({ home: e }) {
  let { t } = l(`partner-home`),
    { days: i, now: a, from: o, to: s } = e
  return (0, W.jsxs)(r, {
    variant: `outlined`,
    sx: { p: { xs: 4, sm: 6 }, minWidth: 0 },
    children: [
      (0, W.jsx)(n, { variant: `h4`, component: `h2`, sx: { mb: 3 }, children: t(`chart.title`) }),
      (0, W.jsx)(fe, {
        label: t(`chart.label`, { from: x(o), to: x(s), leads: c(a.leads), disbursals: c(a.disbursals) }),
        places: i.map(({ day: e }) => te(e)),
        series: [
          { key: `leads`, name: t(`figures.leads`), values: i.map(({ leads: e }) => e) },
          { key: `disbursals`, name: t(`figures.disbursals`), values: i.map(({ disbursals: e }) => e) },
        ],
        format: c,
        table: (0, W.jsx)(me, { home: e }),
      }),
    ],
  })
}
var Y = [`visits`, `leads`, `applications`, `disbursals`]
function me({ home: { days: e } }) {
  let { t: n } = l(`partner-home`)
  return (0, W.jsxs)(t, {
    component: `details`,
    sx: { mt: 4 },
    children: [
      (0, W.jsx)(t, {
        component: `summary`,
        sx: { minHeight: 32, cursor: `pointer`, fontWeight: 500, fontSize: `0.875rem` },
        children: n(`chart.table`),
      }),
      (0, W.jsx)(t, {
        role: `region`,
        'aria-label': n(`chart.table`),
        tabIndex: 0,
        sx: { mt: 2, maxHeight: 320, overflow: `auto`, border: 1, borderColor: `divider`, borderRadius: 1 },
        children: (0, W.jsxs)(D, {
          size: `small`,
          stickyHeader: !0,
          children: [
            (0, W.jsx)(ae, {
              children: (0, W.jsxs)(T, {
                children: [
                  (0, W.jsx)(w, { scope: `col`, children: n(`chart.day`) }),
                  [...Y, `earnings`].map((e) =>
                    (0, W.jsx)(w, { scope: `col`, align: `right`, children: n(`figures.${e}`) }, e),
                  ),
                ],
              }),
            }),
            (0, W.jsx)(E, {
              children: e.map((e) =>
                (0, W.jsxs)(
                  T,
                  {
                    children: [
                      (0, W.jsx)(w, {
                        component: `th`,
                        scope: `row`,
                        sx: { whiteSpace: `nowrap` },
                        children: x(e.day),
                      }),
                      Y.map((t) => (0, W.jsx)(w, { align: `right`, children: c(e[t]) }, t)),
                      (0, W.jsx)(w, { align: `right`, children: d(e.earnings) }),
                    ],
                  },
                  e.day,
                ),
              ),
            }),
          ],
        }),
      }),
    ],
  })
}
var X = ({ leads: e, disbursals: t }) => se(t, e),
  he = [`visits`, `leads`, `applications`, `disbursals`]
function Z({ home: e, period: i }) {
  let { t: a } = l([`partner-home`, `figures`]),
    u = _().partner?.rights ?? [],
    f = e?.days ?? [],
    p = (e) => (e === null ? a(`figures.none`) : s(e)),
    m = [
      ...he.map((t) => ({
        key: t,
        shown: e && c(e.now[t]),
        change: e && O(e.now[t], e.before[t]),
        values: f.map((e) => e[t]),
      })),
      {
        key: `earnings`,
        shown: e && d(e.now.earnings),
        change: e && O(e.now.earnings, e.before.earnings),
        values: f.map(({ earnings: e }) => e),
      },
      { key: `conversion`, shown: e && p(X(e.now)), change: e && N(X(e.now), X(e.before)), values: [] },
    ].filter(({ key: e }) => ce(u, e))
  return (0, W.jsx)(t, {
    component: `dl`,
    'aria-busy': !e,
    sx: {
      m: 0,
      display: `grid`,
      gap: 3,
      gridTemplateColumns: { xs: `repeat(2, minmax(0, 1fr))`, md: `repeat(3, minmax(0, 1fr))` },
    },
    children: m.map(({ key: e, shown: s, change: c, values: l }) =>
      (0, W.jsxs)(
        r,
        {
          variant: `outlined`,
          sx: { p: { xs: 4, sm: 5 } },
          children: [
            (0, W.jsx)(n, {
              component: `dt`,
              variant: `body2`,
              sx: { color: `text.secondary` },
              children: a(`figures.${e}`),
            }),
            (0, W.jsxs)(t, {
              component: `dd`,
              sx: { m: 0, mt: 1 },
              children: [
                (0, W.jsxs)(t, {
                  sx: {
                    display: `flex`,
                    justifyContent: `space-between`,
                    alignItems: `center`,
                    gap: 2,
                    flexWrap: `wrap`,
                  },
                  children: [
                    (0, W.jsx)(n, {
                      component: `span`,
                      variant: `figure`,
                      sx: { fontSize: { xs: `1.375rem`, sm: `1.75rem` } },
                      children: s ?? (0, W.jsx)(o, { width: 72 }),
                    }),
                    (0, W.jsx)(t, {
                      sx: { display: { xs: `none`, sm: `block` } },
                      children: (0, W.jsx)(S, { values: l }),
                    }),
                  ],
                }),
                (0, W.jsx)(P, {
                  value: c,
                  unit: e === `conversion` ? `points` : `percent`,
                  days: f.length,
                  explained: { name: a(`figures.${e}`), to: oe(e, i) },
                }),
              ],
            }),
          ],
        },
        e,
      ),
    ),
  })
}
var Q = { open: `warn`, waits: `neutral`, done: `ok` }
function ge({ steps: e, linkless: i }) {
  let { t: o } = l(`partner-home`),
    s = _().partner?.rights ?? [],
    c = e.filter(({ state: e }) => e !== `done`).length
  return c === 0
    ? null
    : (0, W.jsxs)(r, {
        component: `section`,
        variant: `outlined`,
        'aria-labelledby': `first-steps`,
        sx: { p: { xs: 4, sm: 6 } },
        children: [
          (0, W.jsx)(n, {
            variant: `h4`,
            component: `h2`,
            id: `first-steps`,
            children: o(i ? `steps.toLink` : `steps.toPayment`, { count: c }),
          }),
          (0, W.jsx)(t, {
            component: `ol`,
            sx: { listStyle: `none`, m: 0, mt: 2, p: 0 },
            children: e.map(({ step: e, state: r }) =>
              (0, W.jsxs)(
                t,
                {
                  component: `li`,
                  sx: {
                    display: `grid`,
                    alignItems: `center`,
                    columnGap: 4,
                    rowGap: 1,
                    py: 3,
                    gridTemplateColumns: { xs: `minmax(0, 1fr) auto`, sm: `minmax(0, 1fr) auto 160px` },
                    borderTop: 1,
                    borderColor: `divider`,
                    '&:first-of-type': { borderTop: 0 },
                  },
                  children: [
                    (0, W.jsxs)(`div`, {
                      children: [
                        (0, W.jsx)(n, { sx: { fontWeight: 500 }, children: o(`steps.name.${e}`) }),
                        r !== `done` &&
                          (0, W.jsx)(n, { variant: `body2`, color: `textSecondary`, children: o(`steps.why.${e}`) }),
                      ],
                    }),
                    (0, W.jsx)(ie, { tone: Q[r], children: o(`steps.state.${r}`) }),
                    (0, W.jsx)(t, {
                      sx: { gridColumn: { xs: `1 / -1`, sm: `auto` } },
                      children:
                        r === `open` &&
                        (e === `selling_rules` || s.includes(`settings`)
                          ? (0, W.jsx)(a, {
                              component: p,
                              to: U[e],
                              variant: `outlined`,
                              size: `small`,
                              fullWidth: !0,
                              children: o(`steps.go.${e}`),
                            })
                          : (0, W.jsx)(n, { variant: `body2`, children: o(`steps.owner`) })),
                    }),
                  ],
                },
                e,
              ),
            ),
          }),
        ],
      })
}
var _e = e(h(), 1)
function ve({ leads: e }) {
  let { t: a } = l([`partner-home`, `applications`]),
    o = (0, _e.useId)()
  return (0, W.jsxs)(r, {
    component: `section`,
    variant: `outlined`,
    'aria-labelledby': o,
    sx: { minWidth: 0 },
    children: [
      (0, W.jsxs)(t, {
        sx: {
          display: `flex`,
          justifyContent: `space-between`,
          alignItems: `center`,
          gap: 3,
          px: { xs: 4, sm: 6 },
          pt: 4,
        },
        children: [
          (0, W.jsx)(n, { variant: `h4`, component: `h2`, id: o, children: a(`latest.title`) }),
          e.length > 0 &&
            (0, W.jsx)(i, {
              component: p,
              to: v(`partnerReports`),
              sx: { display: `inline-flex`, alignItems: `center`, minHeight: 44, fontWeight: 500 },
              children: a(`latest.all`),
            }),
        ],
      }),
      e.length === 0
        ? (0, W.jsxs)(t, {
            sx: { px: { xs: 4, sm: 6 }, pb: 5 },
            children: [
              (0, W.jsx)(n, { sx: { mb: 2 }, children: a(`latest.none`) }),
              (0, W.jsx)(i, {
                component: p,
                to: v(`productOffering`),
                sx: { fontWeight: 500 },
                children: a(`latest.links`),
              }),
            ],
          })
        : (0, W.jsx)(t, {
            component: `ul`,
            sx: { listStyle: `none`, m: 0, p: 0 },
            children: e.map((e) =>
              (0, W.jsxs)(
                t,
                {
                  component: `li`,
                  sx: {
                    display: `grid`,
                    gridTemplateColumns: { xs: `minmax(0, 1fr) auto`, sm: `minmax(0, 1fr) minmax(0, 1fr) 190px 110px` },
                    gap: 2,
                    alignItems: `center`,
                    px: { xs: 4, sm: 6 },
                    py: 3,
                    borderTop: 1,
                    borderColor: `divider`,
                  },
                  children: [
                    (0, W.jsxs)(t, {
                      sx: { minWidth: 0, overflowWrap: `anywhere` },
                      children: [
                        (0, W.jsx)(n, { sx: { fontWeight: 500 }, children: e.name || a(`latest.erased`) }),
                        (0, W.jsx)(n, { variant: `body2`, sx: { color: `text.secondary` }, children: e.reference }),
                      ],
                    }),
                    (0, W.jsx)(n, {
                      variant: `body2`,
                      sx: { gridRow: { xs: 2, sm: `auto` } },
                      children: a(`applications:productName.${e.product_type}`),
                    }),
                    (0, W.jsx)(t, {
                      sx: { justifySelf: { xs: `end`, sm: `start` } },
                      children: (0, W.jsx)(j, { status: e.status }),
                    }),
                    (0, W.jsx)(n, {
                      variant: `body2`,
                      sx: { color: `text.secondary`, textAlign: `right` },
                      children: (0, W.jsx)(`time`, { dateTime: e.created_at, children: x(e.created_at) }),
                    }),
                  ],
                },
                e.lead_id,
              ),
            ),
          }),
    ],
  })
}
var $ = `personal`
function ye() {
  let { t: e } = l(`partner-offering`),
    t = F(A($)),
    i = t.data?.filter(({ disabled_at: e }) => e === null),
    s = i?.find(({ label: e }) => e === ``) ?? i?.[0]
  return (0, W.jsxs)(r, {
    component: `section`,
    variant: `outlined`,
    'aria-labelledby': `home-link`,
    sx: { p: { xs: 4, sm: 6 }, minWidth: 0 },
    children: [
      (0, W.jsx)(n, { variant: `h4`, component: `h2`, id: `home-link`, sx: { mb: 3 }, children: e(`home.title`) }),
      (0, W.jsx)(y, {
        query: t,
        failed: e(`link.failed`),
        waiting: (0, W.jsx)(o, { variant: `rounded`, height: 120 }),
        children: () =>
          s
            ? (0, W.jsx)(z, {
                link: s,
                kind: $,
                children: (0, W.jsx)(a, { variant: `outlined`, component: p, to: M($), children: e(`home.qr`) }),
              })
            : (0, W.jsx)(n, { variant: `body2`, children: e(`link.masquerade`) }),
      }),
    ],
  })
}
function be() {
  let { t: e } = l(`partner-home`),
    { partner: r } = _(),
    i = k(),
    a = I(i.query, i.problem === null),
    s = r?.rights.includes(`leads`) ?? !1
  return (0, W.jsxs)(t, {
    'aria-busy': a.isPlaceholderData,
    children: [
      (0, W.jsx)(t, {
        sx: { mb: 5 },
        children: (0, W.jsx)(ee, {
          beside: (0, W.jsx)(R, { period: i }),
          children: (0, W.jsx)(B, {
            ...(i.problem === null && { lead: e(`days`, { from: x(i.range.from), to: x(i.range.to) }) }),
            children: r ? e(`greeting`, { name: r.name }) : e(`title`),
          }),
        }),
      }),
      i.problem === null
        ? (0, W.jsx)(y, {
            query: a,
            failed: e(`failed`),
            waiting: (0, W.jsxs)(t, {
              sx: { display: `grid`, gap: 4 },
              children: [
                (0, W.jsx)(Z, { home: void 0, period: i.query }),
                (0, W.jsx)(o, { variant: `rounded`, height: 320 }),
              ],
            }),
            children: (r) =>
              (0, W.jsxs)(t, {
                sx: { display: `grid`, gap: 4 },
                children: [
                  (0, W.jsx)(ge, { steps: r.first_steps, linkless: !r.may_make_links }),
                  (0, W.jsx)(Z, { home: r, period: i.query }),
                  (0, W.jsxs)(t, {
                    sx: {
                      display: `grid`,
                      gap: 4,
                      gridTemplateColumns: { xs: `minmax(0, 1fr)`, lg: `minmax(0, 2fr) minmax(0, 1fr)` },
                    },
                    children: [
                      (0, W.jsx)(pe, { home: r }),
                      (0, W.jsx)(t, {
                        sx: { display: `grid`, minWidth: 0, gridRow: { lg: `span 2` } },
                        children: (0, W.jsx)(ue, { home: r }),
                      }),
                      r.may_make_links && (0, W.jsx)(ye, {}),
                    ],
                  }),
                  s && (0, W.jsx)(ve, { leads: r.latest }),
                  (0, W.jsxs)(n, {
                    variant: `body2`,
                    color: `textSecondary`,
                    children: [e(`explained`), ` `, g().mode === `demo` && e(`invented`)],
                  }),
                ],
              }),
          })
        : (0, W.jsx)(L, { ...i }),
    ],
  })
}
export { be as PartnerHomePage }
