import { Z as S } from './desks-BwPV_Ml3.js'
import { Cr as a, Er as o, Fr as s, Hn as c, Ht as l, Vt as u, Xi as d, ci as f, si as p } from './first-CL_AHFyg.js'
import { r as b } from './index-DgFpoVLQ.js'
import { kt as x } from './office-0J8ZDQL6.js'
import { Z as m, dn as h, gt as g, in as _, ln as v, pn as y } from './signed-in-DHQU3WVe.js'
import { U as e, h as t, o as n, p as r, t as i } from './theme-CBDEJsnh.js'
var C = [`jobs`],
  w = () => h({ queryKey: C, queryFn: ({ signal: e }) => _(`getJobBoard`, { signal: e }), refetchOnMount: `always` })
function T(e) {
  let { t } = s(`jobs`),
    n = y()
  return v({
    mutationFn: e,
    onSuccess: () => u.success(t(`try.done`)),
    onError: (e) => (e instanceof a && (e.status === 404 || e.code === `conflict`) ? u.info(t(`try.gone`)) : l(e)),
    onSettled: () => n.invalidateQueries({ queryKey: C }),
  })
}
var E = () => T((e) => _(`tryTargetNow`, { body: { target: e } })),
  D = () => T((e) => _(`tryJobNow`, { params: { id: e } })),
  O = (e, t) => e([`kind.${t}`, `kind.other`])
function k(e, t) {
  let [n = ``, ...r] = t.split(`:`)
  return e([`target.${n}`, `target.other`], { name: r.join(`:`) || n })
}
var A = (e, t) => e([`cause.${t}`, `cause.other`], { name: t })
function j({ record: e, id: t, user_id: n }) {
  switch (e) {
    case `application`:
      return n === null ? p(`csr-portal`) : p(`csr-portal/:id/:pid`, { id: n, pid: t })
    case `enquiry`:
      return p(`loan-enquiries/:ref`, { ref: t })
    case `ticket`:
      return p(`ticket-desk/:ref`, { ref: t })
    case `partner`:
      return p(`partners/:id`, { id: t })
    case `lender`:
      return p(`lenders/:lenderId`, { lenderId: t })
    case `campaign`:
      return f(p(`messaging`), { message: t })
    case `erasure`:
      return p(`customer-info-deletion`)
  }
}
var M = (e, { state: t, lag_seconds: n }) => e(`replica.${t}`, { seconds: o(n ?? 0) }),
  N = c()
function P({ board: { lanes: e, as_of: n } }) {
  let { t: r } = s([`jobs`, `work-list`])
  return (0, N.jsx)(z, {
    title: r(`lanes.title`),
    children: e.map(({ lane: e, waiting: i, under_way: a, places: s, oldest_at: c }) => {
      let l = c === null ? null : x(c, n)
      return (0, N.jsxs)(
        B,
        {
          name: r(`lane.${e}`),
          children: [
            (0, N.jsx)(t, { variant: `body2`, children: r(`lanes.waiting`, { total: o(i) }) }),
            l &&
              c !== null &&
              (0, N.jsx)(t, {
                variant: `body2`,
                children: r(`lanes.oldest`, { age: r(`work-list:age.${l.unit}`, { count: l.count }), at: g(c) }),
              }),
            (0, N.jsx)(t, {
              variant: `body2`,
              color: `textSecondary`,
              children: r(`lanes.underWay`, { total: o(a), places: o(s) }),
            }),
          ],
        },
        e,
      )
    }),
  })
}
function F({ board: { paused: e } }) {
  let { t: n } = s(`jobs`),
    r = E()
  return (0, N.jsx)(z, {
    title: n(`paused.title`),
    none: n(`paused.none`),
    children: e.map(({ target: e, since: i, until: a, waiting: s }) => {
      let c = k(n, e)
      return (0, N.jsxs)(
        B,
        {
          name: c,
          act:
            s > 0 &&
            (0, N.jsx)(V, {
              label: n(`try.ofTarget`, { target: c }),
              busy: r.isPending,
              onPress: () => r.mutate(e),
              children: n(`try.now`),
            }),
          children: [
            (0, N.jsx)(t, { variant: `body2`, children: n(`paused.since`, { since: g(i), until: g(a) }) }),
            (0, N.jsx)(t, {
              variant: `body2`,
              color: `textSecondary`,
              children: s > 0 ? n(`paused.waiting`, { total: o(s) }) : n(`paused.nothing`),
            }),
          ],
        },
        e,
      )
    }),
  })
}
function I({ board: { waiting: e, paused: n } }) {
  let { t: r } = s(`jobs`),
    i = ({ target: e, next_at: t, tries: i }) =>
      n.some((t) => t.target === e)
        ? r(`waiting.paused`)
        : t === null
          ? r(`waiting.turn`)
          : r(`waiting.retry`, { tries: o(i), at: g(t) })
  return (0, N.jsx)(z, {
    title: r(`waiting.title`),
    none: r(`waiting.none`),
    children: e.map((e) =>
      (0, N.jsxs)(
        B,
        {
          name: r(`waiting.of`, { kind: O(r, e.kind), total: o(e.count) }),
          children: [
            (0, N.jsx)(t, {
              variant: `body2`,
              children: [r(`lane.${e.lane}`), e.target !== null && k(r, e.target)].filter(Boolean).join(` · `),
            }),
            (0, N.jsxs)(t, {
              variant: `body2`,
              color: `textSecondary`,
              children: [r(`waiting.since`, { at: g(e.since) }), ` `, i(e)],
            }),
          ],
        },
        `${e.kind} ${e.target}`,
      ),
    ),
  })
}
function L({ board: { failed: e, failed_total: t } }) {
  let { t: n } = s(`jobs`),
    r = D()
  return (0, N.jsx)(z, {
    title: n(`failedJobs.title`),
    none: n(`failedJobs.none`),
    below: t > e.length && n(`failedJobs.newest`, { shown: o(e.length), total: o(t) }),
    children: e.map((e) => (0, N.jsx)(R, { job: e, busy: r.isPending, onTry: () => r.mutate(e.job_id) }, e.job_id)),
  })
}
function R({ job: e, busy: r, onTry: i }) {
  let { t: a } = s(`jobs`),
    { kind: c, target: l, subject: u, failed_at: f, tries: p, cause: m, again: h } = e,
    _ = O(a, c),
    v = g(f)
  return (0, N.jsxs)(B, {
    name: _,
    act:
      h && (0, N.jsx)(V, { label: a(`try.ofJob`, { kind: _, at: v }), busy: r, onPress: i, children: a(`try.again`) }),
    children: [
      (0, N.jsx)(t, { variant: `body2`, children: [A(a, m), l !== null && k(a, l)].filter(Boolean).join(` · `) }),
      u &&
        (0, N.jsx)(t, {
          variant: `body2`,
          children: (0, N.jsx)(n, { component: d, to: j(u), children: a(`record.${u.record}`, { id: u.id }) }),
        }),
      (0, N.jsxs)(t, {
        variant: `body2`,
        color: `textSecondary`,
        children: [
          a(`failedJobs.at`, { at: v, tries: o(p) }),
          ` `,
          !h && (u ? a(`failedJobs.handedOn`) : a(`failedJobs.inLog`, { entry: `job_id ${e.job_id}` })),
        ],
      }),
    ],
  })
}
function z({ title: n, none: r, below: i, children: a }) {
  return (0, N.jsxs)(S, {
    title: n,
    children: [
      a.length === 0
        ? (0, N.jsx)(t, { color: `textSecondary`, children: r })
        : (0, N.jsx)(e, { component: `ul`, 'aria-label': n, sx: { listStyle: `none`, m: 0, p: 0 }, children: a }),
      i && (0, N.jsx)(t, { sx: { mt: 3 }, children: i }),
    ],
  })
}
function B({ name: n, act: r, children: i }) {
  return (0, N.jsxs)(e, {
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
      (0, N.jsxs)(e, {
        sx: { flex: `1 1 240px`, minWidth: 0, overflowWrap: `anywhere` },
        children: [(0, N.jsx)(t, { sx: { fontWeight: 500 }, children: n }), i],
      }),
      r,
    ],
  })
}
function V({ label: e, busy: t, onPress: n, children: i }) {
  return (0, N.jsx)(r, {
    variant: `outlined`,
    size: `small`,
    sx: { minHeight: 44 },
    disabled: t,
    'aria-label': e,
    onClick: n,
    children: i,
  })
}
function H() {
  let { t: n } = s([`jobs`, `staff-titles`]),
    a = w()
  return (0, N.jsxs)(N.Fragment, {
    children: [
      (0, N.jsx)(b, { lead: n(`lead`), children: n(`staff-titles:jobs`) }),
      (0, N.jsx)(m, {
        query: a,
        failed: n(`failed`),
        waiting: (0, N.jsx)(i, {
          variant: `rounded`,
          height: 320,
          role: `status`,
          'aria-label': n(`loading`),
          sx: { mt: 5 },
        }),
        children: (i) =>
          (0, N.jsxs)(e, {
            sx: { display: `grid`, gap: 5, mt: 4, gridTemplateColumns: `minmax(0, 1fr)` },
            children: [
              (0, N.jsxs)(e, {
                sx: { display: `flex`, flexWrap: `wrap`, alignItems: `center`, gap: 3 },
                children: [
                  (0, N.jsxs)(e, {
                    role: `status`,
                    sx: { flex: `1 1 240px` },
                    children: [
                      (0, N.jsx)(t, { color: `textSecondary`, children: n(`asOf`, { at: g(i.as_of) }) }),
                      i.replica && (0, N.jsx)(t, { color: `textSecondary`, children: M(n, i.replica) }),
                      U(i) && (0, N.jsxs)(t, { children: [n(`allDone`), ` `, n(`looked`)] }),
                    ],
                  }),
                  (0, N.jsx)(r, {
                    variant: `outlined`,
                    sx: { minHeight: 44 },
                    disabled: a.isFetching,
                    onClick: () => void a.refetch(),
                    children: n(`again`),
                  }),
                ],
              }),
              (0, N.jsx)(F, { board: i }),
              (0, N.jsx)(L, { board: i }),
              (0, N.jsx)(I, { board: i }),
              (0, N.jsx)(P, { board: i }),
            ],
          }),
      }),
    ],
  })
}
var U = ({ paused: e, waiting: t, failed: n }) => [e, t, n].every((e) => e.length === 0)
export { H as JobsPage }
