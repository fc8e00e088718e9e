import { ut as L } from './admin-form-BbMOlQ_z.js'
import { G as w, H as ee, c as te, ln as ne, t as T } from './admin-SlXPl_wU.js'
import { a as j, c as M } from './common-fields-Dur8Hai4.js'
import { i as N, m as P, r as F, t as I } from './common-form-E0SH5PGy.js'
import { nt as E } from './common-schema-TiEP0qb9.js'
import { M as W, N as re, i as G, r as K } from './desks-BwPV_Ml3.js'
import { A as D, et as O, lt as k, qt as A } from './desks-form-BT5SDwL6.js'
import { Fr as h, Hn as g, Mr as _, Nr as v, Vt as y, Xi as b, ci as x, da as S, si as C } from './first-CL_AHFyg.js'
import { r as R } from './index-DgFpoVLQ.js'
import { S as oe } from './office-form-Deh-hoPk.js'
import { L as q, R as J, j as Y, n as X, r as ie, s as ae } from './parts-Clelj3dw.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import { X as z, Z as B, ht as V, mn as H, vt as U } from './signed-in-DHQU3WVe.js'
import {
  At as t,
  D as n,
  E as r,
  It as i,
  Lt as a,
  U as o,
  f as s,
  h as c,
  n as l,
  o as u,
  p as d,
  t as f,
  ut as p,
  yt as m,
} from './theme-CBDEJsnh.js'
var Z = g(),
  se = E({ name: A })
function ce() {
  let { t: e } = h(`partners-admin`),
    t = ee(),
    n = I(`getPartnerByName`, se, {
      start: { name: `cl` },
      body: ({ name: e }) => ({ name: e.trim().replaceAll(/\s+/g, ` `) }),
      check: ({ name: t }) => ({ name: /[\p{L}\p{N}]/u.test(t) ? void 0 : e(`lookup.empty`) }),
      send: ({ name: e }) => t.mutateAsync(e),
    })
  return (0, Z.jsxs)(N, {
    form: n,
    prefix: `field-partner`,
    children: [
      (0, Z.jsxs)(o, {
        sx: { display: `flex`, flexWrap: `wrap`, gap: 3, alignItems: `flex-end` },
        children: [
          (0, Z.jsx)(M, { name: `name`, label: e(`lookup.label`), input: { autoComplete: `off`, maxLength: 120 } }),
          (0, Z.jsx)(d, { type: `submit`, variant: `outlined`, 'aria-busy': n.busy, children: e(`lookup.find`) }),
        ],
      }),
      (0, Z.jsx)(o, {
        role: `status`,
        sx: { mt: t.data ? 4 : 0 },
        children:
          t.data &&
          (0, Z.jsxs)(s, {
            severity: `success`,
            role: `presentation`,
            children: [
              e(`lookup.found`),
              ` `,
              (0, Z.jsx)(u, {
                component: b,
                to: C(`partners/:id`, { id: t.data.id }),
                children: e(`lookup.edit`, { name: t.data.name }),
              }),
            ],
          }),
      }),
    ],
  })
}
function le(e) {
  return a(`MuiRadioGroup`, e)
}
i(`MuiRadioGroup`, [`root`, `row`, `error`])
var Q = e(S(), 1),
  ue = (e) => {
    let { classes: n, row: r, error: i } = e
    return t({ root: [`root`, r && `row`, i && `error`] }, le, n)
  },
  de = Q.forwardRef(function (e, t) {
    let i = m({ props: e, name: `MuiRadioGroup` }),
      { actions: a, children: o, className: s, defaultValue: c, name: l, onChange: u, value: d, ...f } = i,
      h = Q.useRef(null),
      g = ue(i),
      [_, v] = r({ controlled: d, default: c, name: `RadioGroup` })
    Q.useImperativeHandle(
      a,
      () => ({
        focus: () => {
          let e = h.current.querySelector(`input:not(:disabled):checked`)
          ;((e ||= h.current.querySelector(`input:not(:disabled)`)), e && e.focus())
        },
      }),
      [],
    )
    let y = p(t, h),
      b = n(l),
      x = Q.useMemo(
        () => ({
          name: b,
          onChange(e) {
            ;(v(e.target.value), u && u(e, e.target.value))
          },
          value: _,
        }),
        [b, u, v, _],
      )
    return (0, Z.jsx)(ie.Provider, {
      value: x,
      children: (0, Z.jsx)(ae, { role: `radiogroup`, ref: y, className: H(g.root, s), ...f, children: o }),
    })
  }),
  fe = { upheld: null, answer: ``, gross: `` }
function pe({ question: e, onClose: t }) {
  let { t: n } = h([`partner-payouts`, `partner-reports`, `common`], { nsMode: `fallback` }),
    { mutateAsync: r } = T(e.dispute_id),
    { line: i } = e,
    a = I(`answerPayoutDispute`, O, {
      start: fe,
      body: ({ upheld: e, answer: t, gross: n }) => ({
        upheld: e,
        answer: t.trim(),
        gross: e === !0 && n !== `` ? n : null,
      }),
      send: ({ upheld: e, ...t }) => r({ upheld: e === !0, ...t }),
      done: ({ waits: e, difference: r }) => {
        ;(y.success(e ? n(`answer.waits`) : r === null ? n(`answer.done`) : n(`answer.corrected`, { amount: v(r) })),
          t())
      },
      failureIn: `form`,
    }),
    s = P({ control: a.hands.control, name: `upheld` })
  return (0, Z.jsxs)(oe, {
    form: a,
    title: n(`answer.title`, { partner: e.partner, line: G(i, n) }),
    confirm: n(`answer.send`),
    onClose: t,
    children: [
      (0, Z.jsx)(c, {
        sx: { mb: 4, overflowWrap: `anywhere` },
        children: n(`questions.asked`, { day: V(e.created_at), reason: e.reason }),
      }),
      (0, Z.jsx)(K, { line: i, words: `partner-payouts` }),
      (0, Z.jsx)($, { settled: i.approved_at !== null }),
      (0, Z.jsxs)(o, {
        sx: { display: `grid`, gap: 4, mt: 4 },
        children: [
          s === !0 &&
            i.lender !== null &&
            (0, Z.jsx)(j, { name: `gross`, label: n(`answer.gross`), help: n(`answer.grossHelp`), optional: !0 }),
          (0, Z.jsx)(M, {
            name: `answer`,
            label: n(`answer.text`),
            help: n(`answer.help`),
            messages: { 'rules:required': n(`answer.empty`) },
            rows: 3,
            input: { maxLength: k },
          }),
        ],
      }),
    ],
  })
}
function $({ settled: e }) {
  let { t } = h(`partner-payouts`),
    n = F(`upheld`),
    r = n.error !== null,
    { value: i } = n
  return (0, Z.jsxs)(o, {
    sx: { mt: 5 },
    children: [
      (0, Z.jsx)(q, { id: `${n.id}-label`, error: r, children: t(`answer.verdict`) }),
      (0, Z.jsx)(de, {
        'aria-labelledby': `${n.id}-label`,
        'aria-describedby': `${n.id}-means`,
        'aria-invalid': r || void 0,
        value: i === null ? null : i === !0 ? `upheld` : `refused`,
        onChange: (e, t) => n.onChange(t === `upheld`),
        children: [`upheld`, `refused`].map((e, r) =>
          (0, Z.jsx)(
            Y,
            {
              value: e,
              label: t(`answer.${e}`),
              control: (0, Z.jsx)(X, { ...(r === 0 && { slotProps: { input: { ref: n.inputRef } } }) }),
              sx: { minHeight: 44 },
            },
            e,
          ),
        ),
      }),
      (0, Z.jsx)(J, {
        id: `${n.id}-means`,
        error: r,
        children: t(
          r ? `answer.undecided` : i === !1 ? `answer.means.refused` : e ? `answer.means.settled` : `answer.means.open`,
        ),
      }),
    ],
  })
}
function me() {
  let { t: e } = h([`partner-payouts`, `common`]),
    t = te(),
    n = t.data?.length ?? 0,
    [r, i] = (0, Q.useState)(null),
    a = (0, Q.useId)()
  return (0, Z.jsxs)(o, {
    component: `section`,
    'aria-labelledby': a,
    children: [
      (0, Z.jsx)(c, {
        variant: `h4`,
        component: `h2`,
        id: a,
        children: n > 0 ? e(`questions.titleOf`, { count: n }) : e(`questions.title`),
      }),
      (0, Z.jsx)(B, {
        query: t,
        failed: e(`questions.failed`),
        space: `mt12`,
        waiting: (0, Z.jsx)(f, {
          variant: `rounded`,
          height: 56,
          role: `status`,
          'aria-label': e(`common:loading`),
          sx: { mt: 3 },
        }),
        empty: (0, Z.jsx)(c, { sx: { mt: 2 }, children: e(`questions.none`) }),
        children: (e) =>
          (0, Z.jsx)(o, {
            component: `ul`,
            sx: { listStyle: `none`, m: 0, mt: 2, p: 0, maxHeight: 480, overflowY: `auto` },
            children: e.map((e) => (0, Z.jsx)(he, { question: e, onAnswer: () => i(e) }, e.dispute_id)),
          }),
      }),
      r && (0, Z.jsx)(pe, { question: r, onClose: () => i(null) }),
    ],
  })
}
function he({ question: e, onAnswer: t }) {
  let { t: n } = h([`partner-payouts`, `partner-reports`], { nsMode: `fallback` }),
    { partner_id: r, partner: i, reason: a, created_at: s, line: l } = e,
    f = G(l, n)
  return (0, Z.jsxs)(o, {
    component: `li`,
    sx: {
      display: `flex`,
      flexWrap: `wrap`,
      alignItems: `center`,
      columnGap: 4,
      rowGap: 2,
      py: 3,
      borderBottom: 1,
      borderColor: `divider`,
    },
    children: [
      (0, Z.jsxs)(o, {
        sx: { flex: `1 1 240px`, minWidth: 0, overflowWrap: `anywhere` },
        children: [
          (0, Z.jsx)(u, {
            component: b,
            to: x(C(`partners/:id`, { id: r }), { tab: `payouts`, month: l.month }),
            children: i,
          }),
          (0, Z.jsx)(c, {
            variant: `body2`,
            children: n(`questions.line`, { line: f, month: U(l.month), net: v(l.net) }),
          }),
          (0, Z.jsx)(c, { variant: `body2`, sx: { mt: 1 }, children: n(`questions.asked`, { day: V(s), reason: a }) }),
        ],
      }),
      (0, Z.jsx)(d, {
        variant: `outlined`,
        size: `small`,
        sx: { minHeight: 44 },
        'aria-label': n(`questions.answerOf`, { partner: i, line: f }),
        onClick: t,
        children: n(`questions.answer`),
      }),
    ],
  })
}
var ge = { sortable: [`name`, `code`, `utm`, `percent`, `flat`], sort: { key: `name`, direction: `asc` } }
function _e() {
  let { t: e } = h([`partners-admin`, `staff-titles`]),
    { data: t, error: n, refetch: r } = w(),
    i = W(ge),
    a = [
      {
        key: `name`,
        header: e(`columns.name`),
        names: !0,
        sortable: !0,
        value: ({ name: e }) => e,
        cell: ({ id: e, name: t }) => (0, Z.jsx)(u, { component: b, to: C(`partners/:id`, { id: e }), children: t }),
      },
      { key: `code`, header: e(`columns.code`), sortable: !0, value: ({ code: e }) => e, cell: ({ code: e }) => e },
      {
        key: `utm`,
        header: e(`columns.utm`),
        sortable: !0,
        value: ({ utm_id: e }) => e || null,
        cell: ({ utm_id: t }) => t || e(`notSet`),
      },
      {
        key: `percent`,
        header: e(`columns.percent`),
        sortable: !0,
        align: `right`,
        value: ({ revenue_percent: e }) => e ?? 0,
        cell: ({ revenue_percent: t }) => e(`percent`, { value: t ?? 0 }),
      },
      {
        key: `flat`,
        header: e(`columns.flat`),
        sortable: !0,
        align: `right`,
        value: ({ revenue_flat_fee: e }) => e ?? 0,
        cell: ({ revenue_flat_fee: e }) => _(e ?? 0),
      },
    ],
    s = { rows: t, error: n, onRetry: () => void r() }
  return (0, Z.jsxs)(Z.Fragment, {
    children: [
      (0, Z.jsx)(z, {
        beside: (0, Z.jsx)(ne, { children: (0, Z.jsx)(L, { page: `partners`, tables: [`partners`] }) }),
        children: (0, Z.jsx)(R, { children: e(`staff-titles:partners`) }),
      }),
      (0, Z.jsx)(l, { variant: `outlined`, sx: { mt: 5, p: 5 }, children: (0, Z.jsx)(ce, {}) }),
      (0, Z.jsx)(l, { variant: `outlined`, sx: { mt: 5, p: 5 }, children: (0, Z.jsx)(me, {}) }),
      (0, Z.jsx)(o, {
        sx: { mt: 5 },
        children: (0, Z.jsx)(D, {
          name: `partners`,
          label: e(`staff-titles:partners`),
          columns: a,
          state: i,
          source: re(s, a, [], i.view),
          rowKey: ({ id: e }) => e,
          failed: e(`failed`),
          empty: e(`none`),
        }),
      }),
    ],
  })
}
export { _e as PartnersPage }
