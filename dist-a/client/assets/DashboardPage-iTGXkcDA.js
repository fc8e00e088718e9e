import {
  Ar as o,
  Er as s,
  Fr as c,
  Hn as l,
  Ht as u,
  Mr as d,
  Vt as ee,
  Xi as f,
  ca as p,
  da as m,
  pr as h,
  vi as g,
} from './first-CL_AHFyg.js'
import { r as W } from './index-DgFpoVLQ.js'
import {
  A as _,
  At as v,
  D as y,
  Dt as b,
  E as x,
  Et as S,
  F as C,
  It as w,
  Lt as T,
  Ot as E,
  P as D,
  R as O,
  Rt as k,
  dt as A,
  j,
  zt as M,
} from './office-0J8ZDQL6.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import {
  At as N,
  O as P,
  Z as F,
  dn as I,
  gt as L,
  ht as R,
  in as z,
  ln as B,
  mt as V,
  pn as H,
  wt as U,
} from './signed-in-DHQU3WVe.js'
import { U as t, h as n, n as r, p as i, t as a } from './theme-CBDEJsnh.js'
var G = e(m(), 1),
  K = [`figure-alarms`],
  q = () => I({ queryKey: K, queryFn: ({ signal: e }) => z(`listFigureAlarms`, { signal: e }) })
function J() {
  let { t: e } = c(`work-list`),
    t = H()
  return B({
    mutationFn: (e) => z(`seeFigureAlarm`, { params: { id: e } }),
    onSuccess: () => ee.success(e(`alarms.done`)),
    onError: u,
    onSettled: () => Promise.all([K, w].map((e) => t.invalidateQueries({ queryKey: e }))),
  })
}
var Y = l()
function X({ led: e }) {
  let { t: o } = c(`work-list`),
    s = (0, G.useRef)(null),
    l = q(),
    u = J()
  return (
    (0, G.useEffect)(() => {
      e && s.current?.focus()
    }, [e]),
    (0, Y.jsxs)(r, {
      variant: `outlined`,
      component: `section`,
      sx: { p: 5 },
      children: [
        (0, Y.jsx)(n, { ref: s, tabIndex: -1, variant: `h4`, component: `h2`, children: o(`alarms.title`) }),
        (0, Y.jsx)(n, { variant: `body2`, sx: { color: `text.secondary`, mt: 1 }, children: o(`alarms.lead`) }),
        (0, Y.jsx)(F, {
          query: l,
          failed: o(`alarms.failed`),
          waiting: (0, Y.jsx)(a, {
            variant: `rounded`,
            height: 96,
            role: `status`,
            'aria-label': o(`alarms.title`),
            sx: { mt: 3 },
          }),
          children: (e) =>
            e.length === 0
              ? (0, Y.jsx)(n, { sx: { mt: 3 }, children: o(`alarms.none`) })
              : (0, Y.jsx)(t, {
                  component: `ul`,
                  'aria-label': o(`alarms.title`),
                  sx: { listStyle: `none`, m: 0, mt: 2, p: 0 },
                  children: e.map(({ alarm_id: e, family: r, day: a, sums: s, facts: c, found_at: l }) =>
                    (0, Y.jsxs)(
                      t,
                      {
                        component: `li`,
                        sx: {
                          display: `flex`,
                          flexWrap: `wrap`,
                          alignItems: `center`,
                          gap: 3,
                          py: 2,
                          borderTop: 1,
                          borderColor: `divider`,
                        },
                        children: [
                          (0, Y.jsxs)(t, {
                            sx: { flex: `1 1 240px`, minWidth: 0 },
                            children: [
                              (0, Y.jsx)(n, {
                                sx: { fontWeight: 500 },
                                children: o(`alarms.of`, { family: o(`alarms.family.${r}`), day: R(a) }),
                              }),
                              (0, Y.jsxs)(n, {
                                variant: `body2`,
                                sx: { color: `text.secondary` },
                                children: [
                                  o(c ? `alarms.facts` : `alarms.sums`, { count: s }),
                                  ` `,
                                  o(`alarms.found`, { at: L(l) }),
                                ],
                              }),
                            ],
                          }),
                          (0, Y.jsx)(i, {
                            variant: `outlined`,
                            size: `small`,
                            disabled: u.isPending,
                            'aria-label': o(`alarms.seenOf`, { day: R(a) }),
                            onClick: () => u.mutate(e),
                            sx: { minHeight: 44 },
                            children: o(`alarms.seen`),
                          }),
                        ],
                      },
                      e,
                    ),
                  ),
                }),
        }),
      ],
    })
  )
}
function Z({ work: { items: e, as_of: i } }) {
  let { t: a } = c(`work-list`)
  return (0, Y.jsxs)(r, {
    variant: `outlined`,
    children: [
      (0, Y.jsxs)(t, {
        sx: { display: `flex`, flexWrap: `wrap`, gap: 2, px: { xs: 4, sm: 5 }, py: 4 },
        children: [
          (0, Y.jsx)(n, { variant: `h4`, component: `h2`, sx: { mr: `auto` }, children: a(`title`) }),
          (0, Y.jsx)(n, { variant: `body2`, sx: { color: `text.secondary` }, children: a(`order`) }),
        ],
      }),
      (0, Y.jsx)(t, {
        component: `ul`,
        'aria-label': a(`title`),
        sx: { listStyle: `none`, m: 0, p: 0 },
        children: e.map((e) => (0, Y.jsx)(Q, { item: e, asOf: i }, S(e))),
      }),
    ],
  })
}
function Q({ item: e, asOf: r }) {
  let { t: a } = c([`work-list`, `staff-titles`]),
    o = a(`staff-titles:${g[M[e.kind]].titleKey}`),
    { name: l, detail: u } = E(r)(e),
    d = k.includes(e.kind)
  return (0, Y.jsxs)(t, {
    component: `li`,
    sx: {
      display: `grid`,
      gridTemplateColumns: { xs: `48px minmax(0, 1fr)`, sm: `48px minmax(0, 1fr) auto 240px` },
      alignItems: `center`,
      columnGap: 4,
      rowGap: { xs: 0, sm: 2 },
      px: { xs: 4, sm: 5 },
      py: 3,
      minHeight: 64,
      borderTop: 1,
      borderColor: `divider`,
      borderLeft: 4,
      borderLeftColor: d ? `error.main` : `transparent`,
    },
    children: [
      (0, Y.jsx)(t, {
        sx: {
          display: `grid`,
          placeItems: `center`,
          height: 40,
          minWidth: 40,
          borderRadius: 1,
          fontWeight: 700,
          backgroundColor: `action.hover`,
          color: d ? `error.main` : `text.primary`,
        },
        children: s(e.count),
      }),
      (0, Y.jsxs)(t, {
        sx: { minWidth: 0, overflowWrap: `anywhere` },
        children: [
          (0, Y.jsx)(n, { sx: { fontWeight: 500 }, children: l }),
          (0, Y.jsx)(n, { variant: `body2`, sx: { color: `text.secondary` }, children: u }),
        ],
      }),
      (0, Y.jsxs)(t, {
        sx: {
          gridColumn: 2,
          display: { xs: `flex`, sm: `contents` },
          flexWrap: `wrap`,
          alignItems: `center`,
          columnGap: 4,
        },
        children: [
          (0, Y.jsx)(t, {
            sx: { display: { xs: d ? `block` : `none`, sm: `block` } },
            children: d && (0, Y.jsx)(V, { tone: `err`, children: a(`late`) }),
          }),
          (0, Y.jsx)(i, {
            component: f,
            to: b(e, r),
            variant: `outlined`,
            size: `small`,
            'aria-label': a(`openOf`, { page: o, name: l }),
            sx: {
              minHeight: 44,
              textAlign: { xs: `left`, sm: `center` },
              px: { xs: 0, sm: 3 },
              borderStyle: { xs: `none`, sm: `solid` },
            },
            children: a(`open`, { page: o }),
          }),
        ],
      }),
    ],
  })
}
function $() {
  let { t: e } = c([`work-list`, `staff-titles`]),
    { admin: r } = h(),
    [i] = p(),
    o = T({ refetchOnMount: `always` }),
    s = i.get(`show`) === `alarms` || o.data?.items.some(({ kind: e }) => e === `sums_wrong`) === !0
  return (0, Y.jsxs)(Y.Fragment, {
    children: [
      (0, Y.jsx)(W, { ...(r && { lead: e(`greeting`, r) }), children: e(`staff-titles:dashboard`) }),
      (0, Y.jsx)(F, {
        query: o,
        failed: e(`failed`),
        space: `mt20`,
        waiting: (0, Y.jsx)(a, {
          variant: `rounded`,
          height: 400,
          role: `status`,
          'aria-label': e(`title`),
          sx: { mt: 5 },
        }),
        children: (r) =>
          (0, Y.jsxs)(t, {
            sx: { display: `grid`, gap: 5, mt: 4, minWidth: 0 },
            children: [
              (0, Y.jsxs)(n, {
                variant: `body2`,
                sx: { color: `text.secondary` },
                children: [
                  e(r.items.length === 0 ? `none` : `waits`, { count: te(r) }),
                  ` `,
                  e(`asOf`, { at: L(r.as_of) }),
                ],
              }),
              r.items.length === 0
                ? (0, Y.jsxs)(Y.Fragment, {
                    children: [
                      (0, Y.jsx)(P, { icon: `check`, title: e(`emptyTitle`), text: e(`emptyText`) }),
                      (0, Y.jsx)(v, { work: r }),
                    ],
                  })
                : (0, Y.jsx)(Z, { work: r }),
              s && (0, Y.jsx)(X, { led: i.get(`show`) === `alarms` }, i.get(`show`)),
              (0, Y.jsx)(ne, { work: r }),
            ],
          }),
      }),
    ],
  })
}
var te = ({ items: e }) => e.reduce((e, t) => e + t.count, 0)
function ne({ work: { figures: e, as_of: t } }) {
  let { t: r } = c([`work-list`, `figures`, `metrics`]),
    i = (e, t) => (t === null ? r(`figures:none`) : e === `share` ? o(t) : e === `rupees` ? d(t) : s(t))
  return (0, Y.jsxs)(`div`, {
    children: [
      (0, Y.jsx)(n, {
        variant: `h4`,
        component: `h2`,
        sx: { mb: 3 },
        children: r(`yesterday`, { day: R(U(N(new Date(t)), -1)) }),
      }),
      (0, Y.jsx)(x, {
        children: e.map(({ key: e, now: n, before: a }) => {
          let { unit: o } = A[e],
            s = o === `share`
          return (0, Y.jsx)(
            y,
            {
              passport: D(r, e, t),
              shown: i(o, n),
              to: C(e, { preset: `yesterday` }),
              explainedBy: O(e, { preset: `yesterday` }),
              change: {
                value: s ? j(n, a) : _(n ?? 0, a ?? 0),
                unit: s ? `points` : `percent`,
                days: 1,
                lessIsBetter: s,
              },
            },
            e,
          )
        }),
      }),
    ],
  })
}
export { $ as DashboardPage }
