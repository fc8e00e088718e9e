import { I as h, P as g, m as _, ut as v } from './admin-form-BbMOlQ_z.js'
import { Bt as y, Ut as b, Vt as x, at as ee, it as S, k as te, ln as ne, ot as C } from './admin-SlXPl_wU.js'
import { c as V, t as Ke } from './common-fields-Dur8Hai4.js'
import { t as R } from './common-form-E0SH5PGy.js'
import { M as k, N as le, P as ue, k as de } from './desks-BwPV_Ml3.js'
import { A as F, Yt as I, b as Oe, x as ke, y as Ae } from './desks-form-BT5SDwL6.js'
import {
  Cr as t,
  Fr as n,
  Gi as r,
  Hn as i,
  Ht as a,
  Mn as o,
  Nn as s,
  S as c,
  Vt as l,
  Wi as u,
  Xi as d,
  da as f,
  si as p,
  vi as m,
} from './first-CL_AHFyg.js'
import { r as re } from './index-DgFpoVLQ.js'
import { Mt as qe } from './office-0J8ZDQL6.js'
import { A as je, C as Me, E as Ne, S as L, r as Pe, w as Fe } from './office-form-Deh-hoPk.js'
import {
  D as Ie,
  E as Le,
  J as z,
  O as Re,
  T as ze,
  _ as B,
  d as Be,
  g as Ve,
  h as He,
  v as Ue,
  w as We,
  y as Ge,
} from './parts-Clelj3dw.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import {
  X as w,
  Z as ie,
  dn as ae,
  gt as T,
  in as E,
  l as oe,
  ln as D,
  mn as se,
  mt as O,
  pn as ce,
} from './signed-in-DHQU3WVe.js'
import {
  At as fe,
  C as pe,
  D as me,
  Dt as he,
  It as A,
  Lt as ge,
  St as _e,
  U as j,
  _ as ve,
  f as ye,
  ft as be,
  h as M,
  lt as xe,
  n as Se,
  o as Ce,
  p as N,
  t as we,
  u as P,
  ut as Te,
  xt as Ee,
  yt as De,
} from './theme-CBDEJsnh.js'
function Je(e) {
  return ge(`MuiMenuItem`, e)
}
var H = A(`MuiMenuItem`, [`root`, `focusVisible`, `dense`, `disabled`, `divider`, `gutters`, `selected`]),
  U = e(f(), 1),
  Ye = [`at`, `actor`, `action`, `object`],
  W = i(),
  G = 6,
  Xe = 240,
  Ze = (e) => (e.length > Xe ? `${e.slice(0, Xe).trimEnd()}…` : e)
function Qe({ entry: e }) {
  let { t } = n([`admin`, `audit`]),
    { changes: r, further: i } = h(e, t)
  return (0, W.jsxs)(j, {
    component: `ul`,
    sx: { listStyle: `none`, m: 0, p: 0, overflowWrap: `anywhere` },
    children: [
      r.slice(0, G).map(({ sentence: e }) => (0, W.jsx)(`li`, { children: Ze(e) }, e)),
      r.length > G && (0, W.jsx)(`li`, { children: t(`activity.moreChanges`, { count: r.length - G }) }),
      i && (0, W.jsx)(`li`, { children: t(`audit:further`) }),
    ],
  })
}
var K = [`actor`, `action`, `object`, `from`, `to`, `ended`],
  $e = { sortable: Ye, sort: { key: `at`, direction: `desc` }, filters: K },
  et = /^[a-z][a-z_-]{0,29}:[\w-]{1,64}$/
function tt() {
  let { t: e, i18n: r } = n([`admin`, `audit`]),
    i = k($e),
    [a, o] = (0, U.useState)(null),
    { filters: s } = i.view,
    c = { ...Ae(i.view, K), ...ke(i.view) },
    l = b({ ...c, ...Oe(i.view) }),
    u = l.error instanceof t ? (l.error.errors ?? {}) : {},
    d = s.from !== void 0 && s.to !== void 0 && s.from > s.to,
    f = r.getResource(r.language, `audit`, `actions`) ?? {},
    p = Object.entries(f)
      .map(([e, t]) => ({ value: e, label: t }))
      .sort((e, t) => e.label.localeCompare(t.label)),
    m = (t) => e([`audit:actions.${t}`, `audit:subjects.other`]),
    h = K.map((t) => ({
      key: t,
      label: e(`activity.filters.${t}`),
      kind: t === `action` || t === `ended` ? `choice` : t === `from` || t === `to` ? `day` : `text`,
      ...(t === `action` && { options: p }),
      ...(t === `ended` && { options: [{ value: `shown`, label: e(`activity.ended`) }] }),
      ...(u[t] !== void 0 && { error: e(`activity.errors.${t}`) }),
      ...(t === `to` && d && { error: e(`activity.errors.reversed`) }),
    })),
    _ = [
      {
        key: `at`,
        header: e(`activity.columns.at`),
        sortable: !0,
        names: !0,
        minWidth: 130,
        cell: ({ at: e }) => (0, W.jsx)(`time`, { dateTime: e, children: T(e) }),
      },
      { key: `actor`, header: e(`activity.columns.actor`), sortable: !0, cell: (t) => S(t, e) },
      { key: `on_behalf_of`, header: e(`activity.columns.on_behalf_of`), cell: (t) => ee(t, e) ?? e(`audit:nothing`) },
      {
        key: `action`,
        header: e(`activity.columns.action`),
        sortable: !0,
        minWidth: 130,
        cell: ({ action: e }) => m(e),
      },
      {
        key: `object`,
        header: e(`activity.columns.object`),
        sortable: !0,
        cell: (t) => {
          let { object: n } = t,
            r = C(t, e)
          return n === null || r === null || !et.test(n)
            ? (r ?? e(`audit:nothing`))
            : (0, W.jsx)(Ce, {
                component: `button`,
                type: `button`,
                'aria-label': e(`activity.historyOf`, { object: r }),
                onClick: () => o({ object: n, name: r }),
                sx: { minHeight: 44, textAlign: `left`, overflowWrap: `anywhere` },
                children: r,
              })
        },
      },
      { key: `change`, header: e(`activity.columns.change`), minWidth: 260, cell: (e) => (0, W.jsx)(Qe, { entry: e }) },
    ]
  return (0, W.jsxs)(W.Fragment, {
    children: [
      (0, W.jsx)(M, { variant: `body2`, color: `textSecondary`, sx: { mb: 3 }, children: e(`activity.searchHelp`) }),
      (0, W.jsx)(F, {
        name: `activity-log`,
        label: e(`activity.title`),
        columns: _,
        filters: h,
        search: e(`activity.search`),
        state: i,
        source: ue(l, i.view, (e) => x({ ...c, format: e })),
        rowKey: ({ audit_id: e }) => e,
        failed: e(`activity.failed`),
        empty: (0, W.jsx)(M, { children: e(`activity.empty`) }),
      }),
      a !== null && (0, W.jsx)(g, { ...a, onClose: () => o(null) }),
    ],
  })
}
function nt() {
  let { t: e } = n(`admin`)
  return (0, W.jsxs)(W.Fragment, {
    children: [
      (0, W.jsx)(M, { variant: `h3`, component: `h2`, children: e(`activity.title`) }),
      (0, W.jsx)(M, { color: `textSecondary`, sx: { mt: 1 }, children: e(`activity.lead`) }),
      (0, W.jsx)(j, { sx: { display: `flex`, flexWrap: `wrap`, my: 3 }, children: (0, W.jsx)(y, {}) }),
      (0, W.jsx)(tt, {}),
    ],
  })
}
var q = [`staff`],
  J = () => ae({ queryKey: q, queryFn: ({ signal: e }) => E(`listStaff`, { signal: e }), refetchOnMount: `always` })
function Y() {
  let e = ce()
  return () => e.invalidateQueries({ queryKey: q })
}
var rt = () => D({ mutationFn: (e) => E(`inviteStaff`, { body: e }), onSettled: Y() }),
  it = (e) => D({ mutationFn: (t) => E(`updateStaff`, { params: { id: e }, body: t }), onSettled: Y() }),
  at = (e) =>
    D({ mutationFn: (t) => E(`resetStaffFactor`, { params: { id: e }, body: { reason: t } }), onSettled: Y() }),
  X = ({ area: e, id: t }) => ({ area: e, id: String(t) }),
  ot = (e) =>
    ae({
      queryKey: [...q, `sign-ins`, X(e)],
      queryFn: ({ signal: t }) => E(`listSignInsOf`, { params: X(e), signal: t }),
    }),
  st = (e) => D({ mutationFn: (t) => E(`endSignInOf`, { params: X(e), body: t }), onSettled: Y() }),
  ct = () => D({ mutationFn: (e) => E(`keepStaff`, { params: { id: e } }), onSettled: Y(), onError: (e) => a(e) }),
  lt = () =>
    D({ mutationFn: (e) => E(`resendInvitation`, { params: { id: e } }), onSettled: Y(), onError: (e) => a(e) }),
  ut = () => D({ mutationFn: (e) => E(`findPeople`, { body: e }) })
function Z() {
  let { t: e } = n(`staff-admin`)
  return (0, W.jsx)(V, {
    name: `reason`,
    label: e(`acts.reason`),
    help: e(`acts.reasonHelp`, { min: 5 }),
    messages: { 'rules:reason': e(`acts.reasonShort`) },
    rows: 2,
    input: { maxLength: 300 },
  })
}
function dt({ whose: e, onClose: t }) {
  let { t: r } = n([`staff-admin`, `sign-ins`]),
    { t: i } = n(`sign-ins`),
    a = ot(e),
    o = R(`endSignInOf`, Me, {
      start: { session_id: ``, reason: `` },
      send: st(e).mutateAsync,
      done: ({ waits: n }) => {
        ;(l.success(r(n ? `acts.waits` : `acts.signIns.done`, { name: e.name })), t())
      },
      failureIn: `form`,
    })
  return (0, W.jsxs)(L, {
    form: o,
    title: r(`acts.signIns.of`, { name: e.name }),
    confirm: r(`acts.signIns.confirm`),
    grave: !0,
    onClose: t,
    children: [
      (0, W.jsx)(z, { sx: { mb: 4 }, children: r(`acts.signIns.text`) }),
      (0, W.jsx)(ie, {
        query: a,
        failed: r(`sign-ins:failed`),
        waiting: (0, W.jsx)(we, { variant: `rounded`, height: 120 }),
        older: `goes`,
        children: (e) =>
          e.length === 0
            ? (0, W.jsx)(M, { children: r(`acts.signIns.none`) })
            : (0, W.jsxs)(j, {
                sx: { display: `grid`, gap: 4 },
                children: [
                  (0, W.jsx)(Ke, {
                    name: `session_id`,
                    label: r(`acts.signIns.which`),
                    columns: 1,
                    choices: e.map((e) => {
                      let { device: t, facts: n } = oe(i, e)
                      return { id: e.session_id, value: `${t} · ${n}` }
                    }),
                  }),
                  (0, W.jsx)(Z, {}),
                ],
              }),
      }),
    ],
  })
}
var Q = { invited: `info`, active: `ok`, suspended: `warn`, left: `neutral` }
function ft() {
  let { t: e } = n(`staff-admin`),
    t = ut(),
    r = R(`findPeople`, Pe, { start: { text: `` }, send: t.mutateAsync, failureIn: `form` })
  return (0, W.jsxs)(W.Fragment, {
    children: [
      (0, W.jsx)(M, { color: `textSecondary`, sx: { mb: 4 }, children: e(`people.lead`) }),
      (0, W.jsx)(_, {
        form: r,
        label: e(`people.label`),
        help: e(`people.help`),
        submit: e(`people.submit`),
        failure: t.error,
      }),
      t.data && (0, W.jsx)(pt, { people: t.data }),
    ],
  })
}
function pt({ people: { customers: e, partners: t, staff: r } }) {
  let { t: i } = n([`staff-admin`, `staff`]),
    [a, o] = (0, U.useState)(null),
    s = e.length + t.length + r.length
  return (0, W.jsxs)(W.Fragment, {
    children: [
      (0, W.jsx)(M, {
        role: `status`,
        sx: { mt: 5 },
        children: s === 0 ? i(`people.none`) : i(`people.found`, { count: s }),
      }),
      (0, W.jsx)($, {
        title: i(`people.customers`),
        shown: e.length > 0,
        children: e.map((e) => (0, W.jsx)(te, { found: e }, `${e.matched} ${e.user_id} ${e.reference}`)),
      }),
      (0, W.jsx)($, {
        title: i(`people.partners`),
        shown: t.length > 0,
        children: t.map(
          ({ partner_user_id: e, partner_id: t, partner: n, name: r, email: a, owner: s, on: c, sessions: l }) =>
            (0, W.jsxs)(
              mt,
              {
                name: r,
                to: p(`partners/:id`, { id: String(t) }),
                email: a,
                children: [
                  (0, W.jsx)(M, { variant: `body2`, children: i(s ? `people.ownerOf` : `people.of`, { partner: n }) }),
                  (0, W.jsx)(O, { tone: c ? `ok` : `warn`, children: i(c ? `people.on` : `people.off`) }),
                  l > 0 &&
                    (0, W.jsx)(N, {
                      variant: `outlined`,
                      size: `small`,
                      'aria-label': i(`acts.signIns.of`, { name: r }),
                      sx: { mt: 2, minHeight: 44 },
                      onClick: () => o({ area: `partner`, id: e, name: r }),
                      children: i(`acts.signIns.title`),
                    }),
                ],
              },
              e,
            ),
        ),
      }),
      (0, W.jsx)($, {
        title: i(`people.staff`),
        shown: r.length > 0,
        children: r.map(({ admin_id: e, name: t, email: n, role_id: r, state: a }) =>
          (0, W.jsxs)(
            mt,
            {
              name: t,
              to: `${p(`user-management`)}?${new URLSearchParams({ tab: `staff`, search: n }).toString()}`,
              email: n,
              children: [
                (0, W.jsx)(M, { variant: `body2`, children: i(`staff:roles.${r}`) }),
                (0, W.jsx)(O, { tone: Q[a], children: i(`states.${a}`) }),
              ],
            },
            e,
          ),
        ),
      }),
      a && (0, W.jsx)(dt, { whose: a, onClose: () => o(null) }),
    ],
  })
}
function $({ title: e, shown: t, children: n }) {
  let r = (0, U.useId)()
  return t
    ? (0, W.jsxs)(j, {
        component: `section`,
        'aria-labelledby': r,
        sx: { mt: 5, maxWidth: 760 },
        children: [
          (0, W.jsx)(M, { variant: `h4`, component: `h2`, id: r, children: e }),
          (0, W.jsx)(j, {
            component: `ul`,
            sx: { listStyle: `none`, p: 0, m: 0, mt: 3, display: `grid`, gap: 3 },
            children: n,
          }),
        ],
      })
    : null
}
function mt({ name: e, email: t, to: n, children: r }) {
  return (0, W.jsxs)(Se, {
    component: `li`,
    variant: `outlined`,
    sx: { p: 4, display: `grid`, gap: 1, justifyItems: `start` },
    children: [
      (0, W.jsx)(Ce, { component: d, to: n, sx: { fontWeight: 600, display: `inline-block`, py: 2 }, children: e }),
      (0, W.jsx)(M, { variant: `body2`, sx: { color: `text.secondary`, overflowWrap: `anywhere` }, children: t }),
      r,
    ],
  })
}
var ht = [`tickets`, `enquiries`, `promises`, `calls`, `views`, `asked`],
  gt = (e) => ht.filter((t) => e === `leave` || t !== `views`)
function _t({ person: e, act: t }) {
  let { t: r } = n([`staff-admin`, `staff`]),
    { data: i } = J(),
    a = gt(t).filter((t) => e.work[t] > 0)
  if (a.length === 0) return null
  let o = (i?.people ?? []).filter(({ admin_id: t, state: n }) => n === `active` && t !== e.admin_id),
    s = a.filter((e) => e !== `asked`)
  return (0, W.jsxs)(j, {
    sx: { display: `grid`, gap: 4 },
    children: [
      (0, W.jsxs)(ye, {
        severity: `info`,
        children: [
          r(`handOn.lead.${t}`),
          (0, W.jsx)(j, {
            component: `ul`,
            sx: { m: 0, mt: 1, pl: 4 },
            children: a.map((t) => (0, W.jsx)(`li`, { children: r(`handOn.${t}`, { count: e.work[t] }) }, t)),
          }),
        ],
      }),
      s.length > 0 &&
        (0, W.jsx)(I, {
          name: `hand_to`,
          label: r(`handOn.to`),
          help: r(`handOn.toHelp`),
          choices: [
            { id: ``, value: r(`handOn.everybody`) },
            ...o.map(({ admin_id: e, name: t, role_id: n }) => ({
              id: String(e),
              value: r(`handOn.person`, { name: t, role: r(`staff:roles.${n}`) }),
            })),
          ],
        }),
    ],
  })
}
var vt = { suspend: `suspended`, resume: `active`, leave: `left`, withdraw: `left` },
  yt = (e) => e === `role` || e === `suspend` || e === `leave`
function bt(e) {
  let { person: t, act: n } = e
  return n === `factor`
    ? (0, W.jsx)(St, { ...e })
    : n === `signIns`
      ? (0, W.jsx)(dt, { whose: { area: `admin`, id: t.admin_id, name: t.name }, onClose: e.onClose })
      : (0, W.jsx)(xt, { ...e, act: n }, t.admin_id)
}
function xt({ person: e, act: t, onClose: i }) {
  let { t: a } = n([`staff-admin`, `staff`]),
    o = R(`updateStaff`, Fe, {
      start: { role_id: String(e.role_id), hand_to: ``, reason: `` },
      body: ({ role_id: e, hand_to: n, reason: i }) => {
        let a = Number(e)
        return {
          reason: i,
          ...(t === `role` ? r(a) && { role_id: a } : { state: vt[t] }),
          ...(n !== `` && { hand_to: Number(n) }),
        }
      },
      send: it(e.admin_id).mutateAsync,
      done: ({ waits: n }) => {
        ;(l.success(a(n ? `acts.waits` : `acts.${t}.done`, { name: e.name })), i())
      },
      failureIn: `form`,
    })
  return (0, W.jsxs)(L, {
    form: o,
    title: a(`acts.${t}.of`, { name: e.name }),
    confirm: a(`acts.${t}.confirm`),
    grave: t === `leave`,
    onClose: i,
    children: [
      (0, W.jsx)(z, { sx: { mb: 4 }, children: a(`acts.${t}.text`) }),
      (0, W.jsxs)(j, {
        sx: { display: `grid`, gap: 4 },
        children: [
          t === `role` &&
            (0, W.jsx)(I, {
              name: `role_id`,
              label: a(`list.role`),
              choices: u.map((e) => ({
                id: String(e),
                value: a(`list.roleOf`, { id: e, name: a(`staff:roles.${e}`) }),
              })),
            }),
          yt(t) && (0, W.jsx)(_t, { person: e, act: t }),
          (0, W.jsx)(Z, {}),
        ],
      }),
    ],
  })
}
function St({ person: e, onClose: t }) {
  let { t: r } = n(`staff-admin`),
    i = at(e.admin_id),
    a = R(`resetStaffFactor`, je, {
      start: { reason: `` },
      send: ({ reason: e }) => i.mutateAsync(e),
      done: ({ waits: n }) => {
        ;(l.success(r(n ? `acts.waits` : `acts.factor.done`, { name: e.name })), t())
      },
      failureIn: `form`,
    })
  return (0, W.jsxs)(L, {
    form: a,
    title: r(`acts.factor.of`, { name: e.name }),
    confirm: r(`acts.factor.confirm`),
    grave: !0,
    onClose: t,
    children: [(0, W.jsx)(z, { sx: { mb: 4 }, children: r(`acts.factor.text`) }), (0, W.jsx)(Z, {})],
  })
}
var Ct = (e) => [
  {
    key: `name`,
    header: e(`list.person`),
    minWidth: 170,
    names: !0,
    sortable: !0,
    searchable: !0,
    value: ({ name: e, email: t }) => `${e} ${t}`,
    cell: ({ name: t, email: n, self: r }) =>
      (0, W.jsxs)(W.Fragment, {
        children: [
          r ? e(`list.you`, { name: t }) : t,
          (0, W.jsx)(M, {
            variant: `body2`,
            component: `span`,
            sx: { display: `block`, color: `text.secondary` },
            children: n,
          }),
        ],
      }),
  },
  {
    key: `role`,
    header: e(`list.role`),
    sortable: !0,
    value: ({ role_id: e }) => e,
    cell: ({ role_id: t }) => e(`list.roleOf`, { id: t, name: e(`staff:roles.${t}`) }),
  },
  { key: `factor`, header: e(`list.factor`), value: (t) => wt(e, t), cell: (t) => wt(e, t) },
  {
    key: `seen`,
    header: e(`list.seen`),
    sortable: !0,
    value: ({ last_seen_at: e }) => e,
    cell: ({ last_seen_at: t, state: n, invited_until: r }) =>
      n === `invited`
        ? e(r === null ? `list.inviteOver` : `list.inviteUntil`, { at: r === null ? `` : T(r) })
        : t === null
          ? e(`list.never`)
          : T(t),
  },
]
function wt(e, { second_factor: t, state: n }) {
  return e(n === `invited` ? `list.factorLater` : t ? `list.factorOn` : `list.factorOff`)
}
var Tt = {
    sortable: [`name`, `role`, `seen`, `reviewed`],
    sort: { key: `reviewed`, direction: `asc` },
    filters: [`due`],
  },
  Et = [`role`, `leave`]
function Dt() {
  let { t: e } = n([`staff-admin`, `staff`]),
    { data: t, error: r, refetch: i } = J(),
    a = k(Tt),
    [o, s] = (0, U.useState)(null),
    c = t?.people.filter(({ state: e }) => e === `active`),
    l = Ot((e, t) => s({ person: e, act: t })),
    u = [
      {
        key: `due`,
        label: e(`review.state`),
        kind: `choice`,
        options: [`due`, `done`].map((t) => ({ value: t, label: e(`review.${t}`) })),
        matches: ({ review_due: e }, t) => e === (t === `due`),
      },
    ],
    d = { rows: c, error: r, onRetry: () => void i() }
  return (0, W.jsxs)(W.Fragment, {
    children: [
      (0, W.jsx)(M, { color: `textSecondary`, sx: { mb: 4 }, children: e(`review.lead`) }),
      (0, W.jsx)(F, {
        name: `access-review`,
        label: e(`tabs.review`),
        search: e(`list.search`),
        columns: l,
        filters: u,
        state: a,
        source: le(d, l, u, a.view),
        rowKey: ({ admin_id: e }) => e,
        failed: e(`list.failed`),
        empty: e(`list.none`),
      }),
      o && (0, W.jsx)(bt, { ...o, onClose: () => s(null) }),
    ],
  })
}
function Ot(e) {
  let { t } = n([`staff-admin`, `staff`]),
    r = ct(),
    i = ({ work: e }) => {
      let n = ht.filter((t) => e[t] > 0).map((n) => t(`handOn.${n}`, { count: e[n] }))
      return n.length === 0 ? t(`review.noWork`) : n.join(`; `)
    },
    a = ({ reviewed_at: e, reviewed_by: n }) =>
      e === null ? t(`review.never`) : t(`review.by`, { at: T(e), name: n ?? t(`review.nobody`) })
  return [
    ...Ct(t),
    { key: `work`, header: t(`review.work`), minWidth: 150, value: i, cell: i },
    {
      key: `reviewed`,
      header: t(`review.last`),
      sortable: !0,
      minWidth: 150,
      value: ({ reviewed_at: e }) => e ?? ``,
      exported: a,
      cell: (e) =>
        (0, W.jsxs)(j, {
          sx: { display: `grid`, gap: 1, justifyItems: `start` },
          children: [
            a(e),
            (0, W.jsx)(O, {
              tone: e.review_due ? `warn` : `ok`,
              children: t(`review.${e.review_due ? `due` : e.reviewed_at === null ? `new` : `done`}`),
            }),
          ],
        }),
    },
    {
      key: `acts`,
      header: t(`list.acts`),
      minWidth: 300,
      cell: (n) =>
        (0, W.jsxs)(j, {
          sx: { display: `flex`, flexWrap: `wrap`, gap: 2 },
          children: [
            n.review_due &&
              (0, W.jsx)(N, {
                size: `small`,
                variant: `contained`,
                'aria-label': t(`review.keepOf`, { name: n.name }),
                'aria-busy': r.isPending && r.variables === n.admin_id,
                onClick: () => r.mutate(n.admin_id, { onSuccess: () => l.success(t(`review.kept`, { name: n.name })) }),
                children: t(`review.keep`),
              }),
            Et.map((r) =>
              (0, W.jsx)(
                N,
                {
                  size: `small`,
                  variant: `outlined`,
                  'aria-label': t(`review.actOf`, { act: t(`acts.${r}.title`), name: n.name }),
                  onClick: () => e(n, r),
                  children: t(`acts.${r}.title`),
                },
                r,
              ),
            ),
          ],
        }),
    },
  ]
}
function kt({ onClose: e }) {
  let { t } = n([`staff-admin`, `staff`]),
    i = R(`inviteStaff`, Ne, {
      start: { name: ``, email: ``, role_id: `3` },
      body: ({ name: e, email: t, role_id: n }) => {
        let i = Number(n)
        return { name: e.trim(), email: t.trim(), role_id: r(i) ? i : 3 }
      },
      send: rt().mutateAsync,
      done: ({ email: n }) => {
        ;(l.success(t(`invite.sent`, { email: n })), e())
      },
      failureIn: `form`,
    })
  return (0, W.jsxs)(L, {
    form: i,
    title: t(`invite.title`),
    confirm: t(`invite.confirm`),
    onClose: e,
    children: [
      (0, W.jsx)(z, { sx: { mb: 4 }, children: t(`invite.text`, { hours: 72 }) }),
      (0, W.jsxs)(j, {
        sx: { display: `grid`, gap: 4 },
        children: [
          (0, W.jsx)(V, { name: `name`, label: t(`invite.name`), input: { autoComplete: `off`, maxLength: 120 } }),
          (0, W.jsx)(V, {
            name: `email`,
            label: t(`invite.email`),
            input: { type: `email`, inputMode: `email`, autoComplete: `off`, maxLength: 254 },
          }),
          (0, W.jsx)(I, {
            name: `role_id`,
            label: t(`list.role`),
            help: t(`invite.roleHelp`),
            choices: u.map((e) => ({ id: String(e), value: t(`list.roleOf`, { id: e, name: t(`staff:roles.${e}`) }) })),
          }),
        ],
      }),
    ],
  })
}
var At = A(`MuiListItemIcon`, [`root`, `alignItemsFlexStart`]),
  jt = A(`MuiListItemText`, [`root`, `multiline`, `dense`, `inset`, `primary`, `secondary`]),
  Mt = (e, t) => {
    let { ownerState: n } = e
    return [t.root, n.dense && t.dense, n.divider && t.divider, !n.disableGutters && t.gutters]
  },
  Nt = (e) => {
    let { disabled: t, dense: n, divider: r, disableGutters: i, selected: a, classes: o } = e,
      s = fe({ root: [`root`, n && `dense`, t && `disabled`, !i && `gutters`, r && `divider`, a && `selected`] }, Je, o)
    return { ...o, ...s }
  },
  Pt = Ee(ve, {
    shouldForwardProp: (e) => _e(e) || e === `classes`,
    name: `MuiMenuItem`,
    slot: `Root`,
    overridesResolver: Mt,
  })(
    be(({ theme: e }) => ({
      ...e.typography.body1,
      display: `flex`,
      justifyContent: `flex-start`,
      alignItems: `center`,
      position: `relative`,
      textDecoration: `none`,
      minHeight: 48,
      paddingTop: 6,
      paddingBottom: 6,
      boxSizing: `border-box`,
      whiteSpace: `nowrap`,
      '&:hover': {
        textDecoration: `none`,
        backgroundColor: (e.vars || e).palette.action.hover,
        '@media (hover: none)': { backgroundColor: `transparent` },
      },
      [`&.${H.selected}`]: {
        backgroundColor: e.alpha((e.vars || e).palette.primary.main, (e.vars || e).palette.action.selectedOpacity),
        ...(!e.focusVisible && {
          [`&.${H.focusVisible}`]: {
            backgroundColor: e.alpha(
              (e.vars || e).palette.primary.main,
              `${(e.vars || e).palette.action.selectedOpacity} + ${(e.vars || e).palette.action.focusOpacity}`,
            ),
          },
        }),
      },
      [`&.${H.selected}:hover`]: {
        backgroundColor: e.alpha(
          (e.vars || e).palette.primary.main,
          `${(e.vars || e).palette.action.selectedOpacity} + ${(e.vars || e).palette.action.hoverOpacity}`,
        ),
        '@media (hover: none)': {
          backgroundColor: e.alpha((e.vars || e).palette.primary.main, (e.vars || e).palette.action.selectedOpacity),
        },
      },
      ...(e.focusVisible
        ? he(1)
        : { [`&.${H.focusVisible}`]: { backgroundColor: (e.vars || e).palette.action.focus } }),
      [`&.${H.disabled}`]: { opacity: (e.vars || e).palette.action.disabledOpacity },
      [`& + .${Be.root}`]: { marginTop: e.spacing(1), marginBottom: e.spacing(1) },
      [`& + .${Be.inset}`]: { marginLeft: 52 },
      [`& .${jt.root}`]: { marginTop: 0, marginBottom: 0 },
      [`& .${jt.inset}`]: { paddingLeft: 36 },
      [`& .${At.root}`]: { minWidth: 36 },
      variants: [
        { props: ({ ownerState: e }) => !e.disableGutters, style: { paddingLeft: 16, paddingRight: 16 } },
        {
          props: ({ ownerState: e }) => e.divider,
          style: { borderBottom: `1px solid ${(e.vars || e).palette.divider}`, backgroundClip: `padding-box` },
        },
        { props: ({ ownerState: e }) => !e.dense, style: { [e.breakpoints.up(`sm`)]: { minHeight: `auto` } } },
        {
          props: ({ ownerState: e }) => e.dense,
          style: {
            minHeight: 32,
            paddingTop: 4,
            paddingBottom: 4,
            ...e.typography.body2,
            [`& .${At.root} svg`]: { fontSize: `1.25rem` },
          },
        },
      ],
    })),
  ),
  Ft = U.forwardRef(function (e, t) {
    let n = De({ props: e, name: `MuiMenuItem` }),
      {
        autoFocus: r = !1,
        component: i = `li`,
        dense: a = !1,
        divider: o = !1,
        disableGutters: s = !1,
        focusVisibleClassName: c,
        role: l = `menuitem`,
        tabIndex: u,
        className: d,
        ...f
      } = n,
      p = l === `menuitemcheckbox` || l === `menuitemradio` ? !!n.selected : void 0,
      m = Le(),
      h = U.useContext(P),
      g = U.useMemo(() => ({ dense: a || h.dense || !1, disableGutters: s }), [h.dense, a, s]),
      _ = ze(),
      v = me(),
      y = _.suppressInitialFocusVisible,
      b = _.itemsFocusableWhenDisabled,
      x = U.useRef(null)
    xe(() => {
      r && x.current && Ie(x.current, m)
    }, [r])
    let ee = { ...n, dense: g.dense, divider: o, disableGutters: s },
      S = Nt(n),
      { root: te, ...ne } = S,
      C = Re({ id: v, ref: t, disabled: n.disabled, focusableWhenDisabled: b, selected: n.selected }),
      re = Te(x, C.ref),
      w
    return (
      u === void 0 ? (_.variant === `selectedMenu` ? (w = C.tabIndex) : (!n.disabled || b) && (w = -1)) : (w = u),
      (0, W.jsx)(P.Provider, {
        value: g,
        children: (0, W.jsx)(Pt, {
          ref: re,
          role: l,
          'aria-checked': p,
          tabIndex: w,
          component: i,
          internalNativeButton: !1,
          focusableWhenDisabled: b,
          suppressFocusVisible: y,
          focusVisibleClassName: se(S.focusVisible, c),
          className: se(S.root, d),
          ...f,
          ownerState: ee,
          classes: ne,
        }),
      })
    )
  }),
  It = ({ state: e, second_factor: t, sessions: n, self: r }) => {
    if (e === `invited`) return [`withdraw`]
    let i = t && !r ? [`factor`] : []
    return [`role`, ...(n > 0 && !r ? [`signIns`] : []), e === `suspended` ? `resume` : `suspend`, ...i, `leave`]
  }
function Lt({ person: e, onAct: t, onResend: r }) {
  let { t: i } = n(`staff-admin`),
    a = (0, U.useId)(),
    [o, s] = (0, U.useState)(null),
    c = (e) => () => {
      ;(s(null), e())
    }
  return (0, W.jsxs)(W.Fragment, {
    children: [
      (0, W.jsx)(N, {
        size: `small`,
        variant: `outlined`,
        'aria-label': i(`list.actsOn`, { name: e.name }),
        'aria-haspopup': `menu`,
        'aria-expanded': o !== null,
        ...(o && { 'aria-controls': a }),
        onClick: (e) => s(e.currentTarget),
        children: i(`list.change`),
      }),
      (0, W.jsxs)(We, {
        id: a,
        anchorEl: o,
        open: o !== null,
        onClose: () => s(null),
        children: [
          e.state === `invited` && (0, W.jsx)(Ft, { onClick: c(r), children: i(`invite.again`) }),
          It(e).map((e) => (0, W.jsx)(Ft, { onClick: c(() => t(e)), children: i(`acts.${e}.title`) }, e)),
        ],
      }),
    ],
  })
}
function Rt() {
  let { t: e } = n([`staff-admin`, `staff`, `staff-titles`]),
    t = (0, U.useId)()
  return (0, W.jsxs)(pe, {
    variant: `outlined`,
    sx: { mt: 6, p: { xs: 4, sm: 5 } },
    children: [
      (0, W.jsx)(M, { variant: `h4`, component: `h2`, id: t, sx: { mb: 3 }, children: e(`matrix.title`) }),
      (0, W.jsx)(j, {
        role: `region`,
        'aria-labelledby': t,
        tabIndex: 0,
        sx: { overflowX: `auto` },
        children: (0, W.jsxs)(Ge, {
          size: `small`,
          'aria-labelledby': t,
          sx: { '& th, & td': { px: { xs: 1, sm: 3 }, py: 2, height: `auto` } },
          children: [
            (0, W.jsx)(Ve, {
              children: (0, W.jsxs)(He, {
                children: [
                  (0, W.jsx)(B, { children: e(`matrix.page`) }),
                  u.map((t) => (0, W.jsx)(B, { align: `center`, children: e(`staff:roles.${t}`) }, t)),
                ],
              }),
            }),
            (0, W.jsx)(Ue, {
              children: o(1).map((t) =>
                (0, W.jsxs)(
                  He,
                  {
                    children: [
                      (0, W.jsx)(B, { component: `th`, scope: `row`, children: e(c(m[t])) }),
                      u.map((n) =>
                        (0, W.jsx)(B, { align: `center`, children: e(s(n, t) ? `matrix.yes` : `matrix.no`) }, n),
                      ),
                    ],
                  },
                  t,
                ),
              ),
            }),
          ],
        }),
      }),
    ],
  })
}
var zt = {
  sortable: [`name`, `role`, `seen`, `state`],
  sort: { key: `name`, direction: `asc` },
  filters: [`state`, `role`],
}
function Bt() {
  let { t: e } = n([`staff-admin`, `staff`]),
    { data: t, error: r, refetch: i } = J(),
    a = k(zt),
    o = lt(),
    [s, c] = (0, U.useState)(!1),
    [u, d] = (0, U.useState)(null),
    f = [
      ...Ct(e),
      {
        key: `state`,
        header: e(`list.state`),
        sortable: !0,
        value: ({ state: e }) => e,
        exported: ({ state: t }) => e(`states.${t}`),
        cell: ({ state: t }) => (0, W.jsx)(O, { tone: Q[t], children: e(`states.${t}`) }),
      },
      {
        key: `acts`,
        header: e(`list.acts`),
        cell: (t) =>
          t.state === `left`
            ? null
            : (0, W.jsx)(Lt, {
                person: t,
                onAct: (e) => d({ person: t, act: e }),
                onResend: () =>
                  o.mutate(t.admin_id, { onSuccess: () => l.success(e(`invite.sentAgain`, { email: t.email })) }),
              }),
      },
    ],
    p = [
      {
        key: `state`,
        label: e(`list.state`),
        kind: `choice`,
        options: qe.map((t) => ({ value: t, label: e(`states.${t}`) })),
        matches: (e, t) => e.state === t,
      },
      {
        key: `role`,
        label: e(`list.role`),
        kind: `choice`,
        options: [1, 2, 3].map((t) => ({ value: String(t), label: e(`staff:roles.${t}`) })),
        matches: (e, t) => String(e.role_id) === t,
      },
    ],
    m = (t?.people ?? []).filter(({ role_id: e, state: t, second_factor: n }) => e === 1 && t === `active` && !n),
    h = { rows: t?.people, error: r, onRetry: () => void i() }
  return (0, W.jsxs)(W.Fragment, {
    children: [
      (0, W.jsxs)(j, {
        sx: { display: `flex`, flexWrap: `wrap`, gap: 4, alignItems: `center`, mb: 4 },
        children: [
          (0, W.jsx)(M, { color: `textSecondary`, sx: { flex: `1 1 300px` }, children: e(`list.lead`, { days: 45 }) }),
          (0, W.jsx)(N, { variant: `contained`, onClick: () => c(!0), children: e(`invite.button`) }),
        ],
      }),
      m.length > 0 &&
        (0, W.jsx)(ye, {
          severity: t?.factor_required ? `warning` : `info`,
          sx: { mb: 4 },
          children: e(t?.factor_required ? `list.missing` : `list.missingDemo`, {
            names: m.map(({ name: e }) => e).join(`, `),
          }),
        }),
      (0, W.jsx)(F, {
        name: `staff`,
        label: e(`tabs.staff`),
        search: e(`list.search`),
        columns: f,
        filters: p,
        state: a,
        source: le(h, f, p, a.view),
        rowKey: ({ admin_id: e }) => e,
        failed: e(`list.failed`),
        empty: e(`list.none`),
      }),
      (0, W.jsx)(Rt, {}),
      s && (0, W.jsx)(kt, { onClose: () => c(!1) }),
      u && (0, W.jsx)(bt, { ...u, onClose: () => d(null) }),
    ],
  })
}
var Vt = [`staff`, `review`, `people`, `activity`],
  Ht = { staff: Bt, review: Dt, people: ft, activity: nt }
function Ut() {
  let { t: e } = n([`staff-admin`, `staff-titles`])
  return (0, W.jsxs)(W.Fragment, {
    children: [
      (0, W.jsx)(w, {
        beside: (0, W.jsx)(ne, {
          children: (0, W.jsx)(v, { page: `user-management`, tables: [`staff`, `access-review`, `activity-log`] }),
        }),
        children: (0, W.jsx)(re, { children: e(`staff-titles:userManagement`) }),
      }),
      (0, W.jsx)(de, {
        tabs: Vt,
        label: e(`staff-titles:userManagement`),
        nameOf: (t) => e(`tabs.${t}`),
        children: (e) => {
          let t = Ht[e]
          return (0, W.jsx)(t, {})
        },
      }),
    ],
  })
}
export { Ut as UserManagementPage }
