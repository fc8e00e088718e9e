import { B as E, H as D, L as te, R as ne, V as re, ut as ie, z as ae } from './admin-form-BbMOlQ_z.js'
import {
  At as I,
  Ct as fe,
  Dt as pe,
  Et as L,
  G as me,
  Mt as R,
  Nt as z,
  Ot as he,
  St as ge,
  Tt as _e,
  bt as B,
  jt as V,
  kt as ve,
  qt as ye,
  xt as H,
  yt as be,
} from './admin-SlXPl_wU.js'
import { c as U, n as xe, o as Se } from './common-fields-Dur8Hai4.js'
import { i as Ce, t as G } from './common-form-E0SH5PGy.js'
import { $ as p, A as m, C as h, M as g, N as _, Z as v, ct as y, k as ee } from './desks-BwPV_Ml3.js'
import { A as oe, Yt as O } from './desks-form-BT5SDwL6.js'
import {
  Er as t,
  Fr as n,
  Hn as r,
  Ht as i,
  Ti as a,
  Vt as o,
  Xi as s,
  ca as c,
  da as l,
  kr as u,
  ra as d,
} from './first-CL_AHFyg.js'
import { r as f } from './index-DgFpoVLQ.js'
import { S as W } from './office-form-Deh-hoPk.js'
import { J as F, b as de } from './parts-Clelj3dw.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import {
  I as se,
  J as k,
  Z as ce,
  dn as A,
  gt as j,
  ht as le,
  in as M,
  ln as N,
  mt as P,
  pn as ue,
} from './signed-in-DHQU3WVe.js'
import { U as b, f as x, h as S, o as C, p as w, t as T } from './theme-CBDEJsnh.js'
var K = [`product`, `status`, `partner`, `min_days`, `max_days`],
  we = (e) => (e !== null && /^\d{1,4}$/.test(e) ? Number(e) : ``),
  Te = (e) => ({
    product: e.get(`product`) ?? ``,
    status: e.get(`status`) ?? ``,
    partner: e.get(`partner`) ?? ``,
    min_days: we(e.get(`min_days`)),
    max_days: we(e.get(`max_days`)),
  }),
  Ee = (e) => Object.fromEntries(K.map((t) => [t, String(e[t])])),
  De = Object.fromEntries(K.map((e) => [e, null])),
  q = e(l(), 1),
  J = r()
function Y({ label: e, lines: t }) {
  return (0, J.jsx)(b, {
    component: `ul`,
    'aria-label': e,
    sx: { listStyle: `none`, m: 0, p: 0 },
    children: t.map(({ key: e, left: t, right: n, strong: r = !1 }) =>
      (0, J.jsxs)(
        b,
        {
          component: `li`,
          sx: {
            display: `flex`,
            justifyContent: `space-between`,
            gap: 4,
            py: 2,
            borderBottom: 1,
            borderColor: `divider`,
            fontWeight: r ? 600 : 400,
          },
          children: [
            (0, J.jsx)(b, { component: `span`, sx: { minWidth: 0, overflowWrap: `anywhere` }, children: t }),
            (0, J.jsx)(b, {
              component: `span`,
              sx: { fontVariantNumeric: `tabular-nums`, whiteSpace: `nowrap` },
              children: n,
            }),
          ],
        },
        e,
      ),
    ),
  })
}
function X({ headcount: e, channel: r }) {
  let { t: i } = n(`messaging`),
    { matched: a, left: o, will: s, later: c, counted_at: l, examples: u, languages: d, needs_second: f } = e,
    p = [
      { key: `matched`, left: i(`count.matched`), right: t(a), strong: !0 },
      ...o.map((e) => ({ key: e.reason, left: i(`why.${e.reason}`), right: i(`count.minus`, { count: e.count }) })),
      { key: `will`, left: i(`count.will`), right: t(s), strong: !0 },
      ...(c > 0 ? [{ key: `later`, left: i(`count.later`), right: t(c) }] : []),
    ]
  return (0, J.jsxs)(b, {
    sx: { display: `grid`, gap: 4, gridTemplateColumns: { xs: `minmax(0, 1fr)`, lg: `repeat(2, minmax(0, 1fr))` } },
    children: [
      (0, J.jsxs)(v, {
        title: i(`count.title`),
        aside: (0, J.jsx)(`span`, { children: i(`count.at`, { at: j(l) }) }),
        children: [
          (0, J.jsx)(Y, { label: i(`count.title`), lines: p }),
          f && (0, J.jsx)(x, { severity: `info`, sx: { mt: 4 }, children: i(`count.second`, { count: 500 }) }),
        ],
      }),
      (0, J.jsx)(v, {
        title: i(`count.preview`),
        children: (0, J.jsx)(b, {
          sx: { display: `grid`, gap: 4 },
          children: u.map(({ language: e, subject: t, text: n }) => {
            let a = h(n),
              o = d.find((t) => t.language === e)?.count ?? 0
            return (0, J.jsxs)(
              b,
              {
                children: [
                  (0, J.jsx)(S, {
                    variant: `body2`,
                    sx: { color: `text.secondary`, mb: 1 },
                    children: i(`count.person`, { language: m(e), count: o }),
                  }),
                  (0, J.jsxs)(b, {
                    lang: e,
                    sx: {
                      p: 4,
                      borderRadius: 1,
                      bgcolor: `action.hover`,
                      overflowWrap: `anywhere`,
                      whiteSpace: `pre-wrap`,
                    },
                    children: [
                      t !== `` &&
                        (0, J.jsxs)(`strong`, {
                          children: [
                            t,
                            `

`,
                          ],
                        }),
                      n,
                    ],
                  }),
                  r === `sms` &&
                    (0, J.jsx)(S, {
                      variant: `body2`,
                      sx: { color: `text.secondary`, mt: 1 },
                      children: i(`count.parts`, { count: a.messages, units: a.units }),
                    }),
                ],
              },
              e,
            )
          }),
        }),
      }),
    ],
  })
}
var Z = [`messaging`],
  Oe = 3e3
function ke() {
  return A({
    queryKey: [...Z, `templates`],
    queryFn: async ({ signal: e }) => (await M(`listMessageTemplates`, { signal: e })).data,
    refetchOnMount: `always`,
  })
}
function Ae() {
  return A({
    queryKey: [...Z, `campaigns`],
    queryFn: async ({ signal: e }) => (await M(`listCampaigns`, { signal: e })).data,
    refetchOnMount: `always`,
  })
}
function je(e) {
  return A({
    queryKey: [...Z, `campaign`, e],
    queryFn: async ({ signal: t }) => (await M(`getCampaign`, { params: { id: e }, signal: t })).data,
    refetchOnMount: `always`,
    refetchInterval: ({ state: e }) => e.data?.state === `running` && Oe,
  })
}
function Me(e) {
  return A({
    queryKey: [...Z, `count`, e],
    queryFn: async ({ signal: t }) => (await M(`countCampaign`, { body: e, signal: t })).data,
    refetchOnMount: `always`,
  })
}
function Q() {
  let e = ue()
  return () => e.invalidateQueries({ queryKey: Z })
}
var Ne = { start: `startCampaign`, approve: `approveCampaign`, stop: `stopCampaign`, resume: `resumeCampaign` }
function Pe(e) {
  let t = Q()
  return N({ mutationFn: async (t) => (await M(Ne[t], { params: { id: e } })).data, onError: i, onSettled: t })
}
function Fe() {
  let { t: e } = n(`messaging`),
    t = Q()
  return N({
    mutationFn: (e) => M(`registerMessageTemplate`, { params: { id: e } }),
    onSuccess: async () => {
      ;(o.success(e(`register.done`)), await t())
    },
    onError: i,
  })
}
function Ie() {
  return N({ mutationFn: async (e) => (await M(`countCampaign`, { body: e })).data, onError: i })
}
var Le = {
  draft: `neutral`,
  asking: `warn`,
  planned: `info`,
  running: `info`,
  stopped: `err`,
  done: `ok`,
  cancelled: `neutral`,
}
function Re({ campaign: e, busy: t, onStart: r, onClose: i }) {
  let { t: a } = n(`messaging`),
    { name: o, template_id: s, audience: c, send_at: l } = e,
    { data: u } = Me({ name: o, template_id: s, audience: c })
  return (0, J.jsx)(y, {
    open: u !== void 0,
    harmless: !0,
    title: a(`act.startTitle`, { count: u?.will ?? 0 }),
    text: ((e) =>
      e ? a(`act.askText`, { count: 500 }) : l === null ? a(`act.startText`) : a(`act.planText`, { at: j(l) }))(
      u?.needs_second === !0,
    ),
    confirm: a(`act.start`),
    busy: t,
    onConfirm: r,
    onCancel: i,
  })
}
function ze({ campaign: e, onClose: t }) {
  let { t: r } = n(`messaging`),
    { channel: i, campaign_id: a } = e,
    s = G(`testCampaign`, D, {
      start: { mobile: `` },
      body: ({ mobile: e }) => ({ mobile: i === `sms` ? e : null }),
      send: (e) => M(`testCampaign`, { params: { id: a }, body: e }),
      done: () => {
        ;(t(), o.success(r(`test.done`)))
      },
      failureIn: `form`,
    })
  return (0, J.jsxs)(W, {
    form: s,
    title: r(`test.title`),
    confirm: r(`test.save`),
    narrow: !0,
    onClose: t,
    children: [
      (0, J.jsx)(F, { sx: { mb: 4 }, children: r(`test.${i}`) }),
      i === `sms` && (0, J.jsx)(xe, { name: `mobile`, label: r(`test.mobile`) }),
    ],
  })
}
function Be({ id: e }) {
  let { t } = n(`messaging`),
    r = je(e)
  return (0, J.jsx)(ce, {
    query: r,
    failed: t(`sending.failed`),
    waiting: (0, J.jsx)(T, { variant: `rounded`, height: 360 }),
    children: (e) => (0, J.jsx)(Ve, { campaign: e }),
  })
}
function Ve({ campaign: e }) {
  let { t } = n(`messaging`),
    { name: r, state: i, template: a, version: o, channel: s, created_by: c, created_at: l, approved_by: u } = e
  return (0, J.jsxs)(b, {
    sx: { display: `grid`, gap: 5 },
    children: [
      (0, J.jsxs)(b, {
        sx: { display: `flex`, flexWrap: `wrap`, gap: 3, justifyContent: `space-between` },
        children: [
          (0, J.jsxs)(b, {
            sx: { minWidth: 0 },
            children: [
              (0, J.jsx)(S, { variant: `h3`, component: `h2`, sx: { overflowWrap: `anywhere` }, children: r }),
              (0, J.jsx)(S, {
                sx: { color: `text.secondary` },
                children: t(`messages.template`, { name: a, version: o, channel: t(`channel.${s}`) }),
              }),
              (0, J.jsxs)(S, {
                variant: `body2`,
                sx: { color: `text.secondary`, mb: 2 },
                children: [
                  t(`sending.by`, { name: c ?? `–`, at: j(l) }),
                  u !== null && (0, J.jsxs)(J.Fragment, { children: [`. `, t(`sending.approvedBy`, { name: u })] }),
                ],
              }),
              (0, J.jsx)(P, { tone: Le[i], children: t(`stage.${i}`) }),
            ],
          }),
          (0, J.jsx)(He, { campaign: e }),
        ],
      }),
      (0, J.jsx)(Ue, { campaign: e }),
      (0, J.jsx)(We, { campaign: e }),
      i === `draft` || i === `asking` || i === `planned`
        ? (0, J.jsx)(Ge, { campaign: e })
        : (0, J.jsx)(Ke, { campaign: e }),
    ],
  })
}
function He({ campaign: e }) {
  let { t } = n(`messaging`),
    { campaign_id: r, state: i, needs_another: a, may_approve_from: s } = e,
    c = Pe(r),
    [l, u] = (0, q.useState)(!1),
    [d, f] = (0, q.useState)(!1),
    p = (e, t) => c.mutate(e, { onSuccess: () => o.success(t) }),
    m = ({ state: e, send_at: n }) =>
      e === `planned` && n !== null ? t(`act.planned`, { at: j(n) }) : t(e === `asking` ? `act.asked` : `act.started`)
  return (0, J.jsxs)(b, {
    sx: { display: `flex`, flexWrap: `wrap`, gap: 2, alignItems: `flex-start` },
    children: [
      (i === `draft` || i === `asking` || i === `planned`) &&
        (0, J.jsxs)(J.Fragment, {
          children: [
            (0, J.jsx)(w, { variant: `outlined`, onClick: () => f(!0), children: t(`act.test`) }),
            (0, J.jsx)(w, {
              variant: `outlined`,
              disabled: c.isPending,
              onClick: () => p(`stop`, t(`act.cancelled`)),
              children: t(`act.cancel`),
            }),
          ],
        }),
      i === `draft` &&
        (0, J.jsx)(w, { variant: `contained`, disabled: c.isPending, onClick: () => u(!0), children: t(`act.start`) }),
      i === `asking` &&
        !a &&
        s === null &&
        (0, J.jsx)(w, {
          variant: `contained`,
          disabled: c.isPending,
          onClick: () => c.mutate(`approve`, { onSuccess: (e) => o.success(m(e)) }),
          children: t(`act.approve`),
        }),
      i === `running` &&
        (0, J.jsx)(w, {
          variant: `contained`,
          color: `error`,
          disabled: c.isPending,
          onClick: () => p(`stop`, t(`act.stopped`)),
          children: t(`act.stop`),
        }),
      i === `stopped` &&
        (0, J.jsx)(w, {
          variant: `contained`,
          disabled: c.isPending,
          onClick: () => p(`resume`, t(`act.resumed`)),
          children: t(`act.resume`),
        }),
      l &&
        (0, J.jsx)(Re, {
          campaign: e,
          busy: c.isPending,
          onStart: () => c.mutate(`start`, { onSuccess: (e) => o.success(m(e)), onSettled: () => u(!1) }),
          onClose: () => u(!1),
        }),
      d && (0, J.jsx)(ze, { campaign: e, onClose: () => f(!1) }),
    ],
  })
}
function Ue({ campaign: e }) {
  let { t } = n(`messaging`),
    {
      state: r,
      stop_cause: i,
      stop_word: a,
      trouble_since: o,
      waits_until: s,
      needs_another: c,
      created_by: l,
      send_at: u,
    } = e
  return (0, J.jsxs)(J.Fragment, {
    children: [
      (r === `draft` || r === `asking` || r === `planned`) &&
        u !== null &&
        (0, J.jsx)(x, { severity: `info`, children: t(`sending.planned`, { at: j(u) }) }),
      r === `asking` && c && (0, J.jsx)(x, { severity: `info`, children: t(`sending.asking`, { name: l ?? `–` }) }),
      r === `asking` &&
        e.may_approve_from !== null &&
        (0, J.jsx)(x, { severity: `info`, children: (0, J.jsx)(ye, { at: e.may_approve_from }) }),
      r === `running` &&
        o !== null &&
        (0, J.jsx)(x, { severity: `warning`, children: t(`sending.trouble`, { at: j(o) }) }),
      r === `running` && s !== null && (0, J.jsx)(x, { severity: `info`, children: t(`sending.waits`, { at: j(s) }) }),
      r === `stopped` &&
        i !== null &&
        (0, J.jsx)(x, {
          severity: i === `staff` ? `info` : `error`,
          children: t(`sending.stop_${i}`, { word: a ?? `–` }),
        }),
    ],
  })
}
function We({ campaign: e }) {
  let { t } = n([`messaging`, `applications`]),
    { product: r, status: i, partner: a, min_days: o, max_days: s } = e.audience,
    c = [
      r !== null && t(`applications:productName.${r}`),
      i !== null && t(`applications:status.${i}`),
      a,
      o !== null && t(`sending.minDays`, { count: o }),
      s !== null && t(`sending.maxDays`, { count: s }),
    ].filter((e) => typeof e == `string`)
  return (0, J.jsx)(b, {
    role: `group`,
    'aria-label': t(`sending.conditions`),
    sx: { display: `flex`, flexWrap: `wrap`, gap: 2 },
    children: (c.length > 0 ? c : [t(`sending.everybody`)]).map((e) =>
      (0, J.jsx)(P, { tone: `neutral`, children: e }, e),
    ),
  })
}
function Ge({ campaign: e }) {
  let { t } = n(`messaging`),
    { name: r, template_id: i, audience: a, channel: o } = e,
    s = Me({ name: r, template_id: i, audience: a })
  return (0, J.jsx)(ce, {
    query: s,
    failed: t(`count.failed`),
    waiting: (0, J.jsx)(T, { variant: `rounded`, height: 320 }),
    children: (e) => (0, J.jsx)(X, { headcount: e, channel: o }),
  })
}
function Ke({ campaign: e }) {
  let { t: r } = n(`messaging`),
    { total: i, sent: a, left_out: o, waiting: s, left: c, receipts: l, channel: u } = e,
    d = i === 0 ? 100 : Math.round(((a + o) / i) * 100)
  return (0, J.jsxs)(b, {
    sx: { display: `grid`, gap: 4, gridTemplateColumns: { xs: `minmax(0, 1fr)`, lg: `repeat(2, minmax(0, 1fr))` } },
    children: [
      (0, J.jsxs)(v, {
        title: r(`sending.progress`),
        children: [
          (0, J.jsx)(de, { variant: `determinate`, value: d, 'aria-label': r(`sending.progress`), sx: { mb: 4 } }),
          (0, J.jsx)(Y, {
            label: r(`sending.progress`),
            lines: [
              { key: `sent`, left: r(`sending.sent`), right: t(a) },
              { key: `left`, left: r(`sending.left`), right: t(o) },
              { key: `waiting`, left: r(`sending.waiting`), right: t(s) },
            ],
          }),
        ],
      }),
      (0, J.jsx)(v, {
        title: r(`sending.receipts`),
        children:
          u === `email`
            ? (0, J.jsx)(S, { children: r(`sending.noReceipts`) })
            : (0, J.jsx)(Y, {
                label: r(`sending.receipts`),
                lines: l.map((e) => ({ key: e.kind, left: r(`receipt.${e.kind}`), right: t(e.count) })),
              }),
      }),
      c.length > 0 &&
        (0, J.jsx)(v, {
          title: r(`sending.leftTitle`),
          children: (0, J.jsx)(Y, {
            label: r(`sending.leftTitle`),
            lines: c.map((e) => ({ key: e.reason, left: r(`why.${e.reason}`), right: t(e.count) })),
          }),
        }),
    ],
  })
}
var $ = (e) => (e === `` ? null : e),
  qe = ({ product: e, status: t, partner: n, min_days: r, max_days: i, ...a }) => ({
    name: a.name,
    template_id: Number(a.template_id),
    ...(a.send_day !== `` && { send_day: a.send_day, send_time: a.send_time }),
    audience: { product: $(e), status: $(t), partner: $(n), min_days: $(r), max_days: $(i) },
  }),
  Je = `typed`,
  Ye = []
function Xe({ onSaved: e }) {
  let { t } = n(`messaging`),
    r = ke(),
    i = Q(),
    [a, s] = c(),
    l = d(),
    u = G(`createCampaign`, re, {
      start: { name: ``, template_id: ``, send_day: ``, send_time: ``, ...Te(a) },
      body: qe,
      send: (e) => M(`createCampaign`, { body: e }),
      done: async ({ data: n }) => {
        ;(o.success(t(`compose.saved`)), await i(), e(n.campaign_id))
      },
    }),
    f = Ie(),
    { getValues: m, setValue: h, watch: g } = u.hands
  ;(0, q.useLayoutEffect)(() => {
    if (l.state === Je) return
    let e = Te(a)
    for (let t of K) h(t, e[t])
  }, [l, a, h])
  let [_, y, ee, x, C] = g([`product`, `status`, `partner`, `min_days`, `max_days`])
  ;(0, q.useEffect)(() => {
    let e = k(a, Ee(m()))
    e.toString() !== a.toString() && s(e, { replace: !0, state: Je })
  }, [_, y, ee, x, C, a, s, m])
  let T = (r.data ?? []).filter(({ state: e }) => e === `registered`),
    E = g(`template_id`),
    D = T.find(({ template_id: e }) => String(e) === E),
    te = () => {
      let e = qe(m())
      f.mutate({ ...e, name: e.name.trim() || t(`compose.title`) })
    }
  return (0, J.jsxs)(b, {
    sx: { display: `grid`, gap: 5 },
    children: [
      (0, J.jsxs)(b, {
        role: `group`,
        'aria-label': t(`compose.audiences`),
        children: [
          (0, J.jsx)(S, { sx: { color: `text.secondary` }, children: t(`compose.audiencesHelp`) }),
          (0, J.jsx)(ie, { page: `messaging`, tables: Ye }),
        ],
      }),
      (0, J.jsxs)(b, {
        component: Ce,
        form: u,
        sx: { display: `grid`, gap: 5 },
        children: [
          (0, J.jsxs)(v, {
            title: t(`compose.title`),
            children: [
              r.data && T.length === 0 && (0, J.jsx)(S, { sx: { mb: 4 }, children: t(`compose.noneInUse`) }),
              (0, J.jsxs)(b, {
                sx: p,
                children: [
                  (0, J.jsx)(U, {
                    name: `name`,
                    label: t(`compose.name`),
                    input: { autoComplete: `off`, maxLength: 80 },
                  }),
                  (0, J.jsx)(O, {
                    name: `template_id`,
                    label: t(`compose.template`),
                    choices: [
                      { id: ``, value: t(`compose.noTemplate`) },
                      ...T.map(({ template_id: e, name: n, version: r, channel: i }) => ({
                        id: String(e),
                        value: t(`messages.template`, { name: n, version: r, channel: t(`channel.${i}`) }),
                      })),
                    ],
                  }),
                ],
              }),
            ],
          }),
          (0, J.jsx)(Ze, {}),
          (0, J.jsxs)(v, {
            title: t(`compose.when`),
            children: [
              (0, J.jsx)(S, { sx: { color: `text.secondary`, mb: 4 }, children: t(`compose.whenHelp`) }),
              (0, J.jsxs)(b, {
                sx: p,
                children: [
                  (0, J.jsx)(U, { name: `send_day`, label: t(`compose.day`), input: { type: `date` } }),
                  (0, J.jsx)(U, { name: `send_time`, label: t(`compose.time`), input: { type: `time` } }),
                ],
              }),
              (0, J.jsxs)(b, {
                sx: { display: `flex`, flexWrap: `wrap`, gap: 3, mt: 5 },
                children: [
                  (0, J.jsx)(w, {
                    variant: `outlined`,
                    disabled: !D || f.isPending,
                    onClick: te,
                    children: t(`compose.count`),
                  }),
                  (0, J.jsx)(w, {
                    type: `submit`,
                    variant: `contained`,
                    'aria-busy': u.busy,
                    children: t(`compose.save`),
                  }),
                ],
              }),
            ],
          }),
        ],
      }),
      f.data && D && (0, J.jsx)(X, { headcount: f.data, channel: D.channel }),
    ],
  })
}
function Ze() {
  let { t: e } = n([`messaging`, `applications`]),
    t = me(),
    r = { id: ``, value: e(`compose.any`) }
  return (0, J.jsxs)(v, {
    title: e(`compose.who`),
    children: [
      (0, J.jsx)(S, { sx: { color: `text.secondary`, mb: 4 }, children: e(`compose.whoHelp`) }),
      (0, J.jsxs)(b, {
        sx: p,
        children: [
          (0, J.jsx)(O, {
            name: `product`,
            label: e(`compose.product`),
            choices: [r, ...a.map((t) => ({ id: t, value: e(`applications:productName.${t}`) }))],
          }),
          (0, J.jsx)(O, {
            name: `status`,
            label: e(`compose.status`),
            choices: [r, ...se.map((t) => ({ id: t, value: e(`applications:status.${t}`) }))],
          }),
          (0, J.jsx)(O, {
            name: `partner`,
            label: e(`compose.partner`),
            choices: [r, ...(t.data ?? []).map(({ code: e, name: t }) => ({ id: e, value: t }))],
          }),
          (0, J.jsx)(`span`, {}),
          (0, J.jsx)(Se, { name: `min_days`, label: e(`compose.min`), inputMode: `numeric` }),
          (0, J.jsx)(Se, { name: `max_days`, label: e(`compose.max`), inputMode: `numeric` }),
        ],
      }),
    ],
  })
}
function Qe({ created_at: e, created_by: t }) {
  return (0, J.jsxs)(J.Fragment, {
    children: [
      (0, J.jsx)(`time`, { dateTime: e, children: le(e) }),
      t !== null &&
        (0, J.jsx)(S, {
          variant: `body2`,
          component: `span`,
          sx: { display: `block`, color: `text.secondary` },
          children: t,
        }),
    ],
  })
}
var $e = { sortable: [`name`, `created_at`], sort: { key: `created_at`, direction: `desc` }, filters: [`state`] },
  et = `new`
function tt() {
  let { t: e } = n(`messaging`),
    [t, r] = c(),
    i = t.get(`message`),
    a = (e) => `?${k(t, { ...De, view: null, message: e })}`
  return i === null
    ? (0, J.jsx)(nt, { addressOf: a })
    : (0, J.jsxs)(J.Fragment, {
        children: [
          (0, J.jsx)(C, {
            component: s,
            to: a(null),
            sx: { display: `inline-flex`, alignItems: `center`, minHeight: 44, mb: 3 },
            children: e(`messages.back`),
          }),
          i === et
            ? (0, J.jsx)(Xe, { onSaved: (e) => r(k(t, { ...De, view: null, message: String(e) })) })
            : (0, J.jsx)(Be, { id: i }, i),
        ],
      })
}
function nt({ addressOf: e }) {
  let { t: r } = n(`messaging`),
    { data: i, error: a, refetch: o } = Ae(),
    c = g($e),
    l = ({ campaign_id: t, name: n }) =>
      (0, J.jsx)(C, { component: s, to: e(String(t)), sx: { overflowWrap: `anywhere` }, children: n }),
    u = ({ template: e, version: t, channel: n }) =>
      r(`messages.template`, { name: e, version: t, channel: r(`channel.${n}`) }),
    d = ({ total: e, sent: n, left_out: i, started_at: a }) =>
      a === null ? r(`messages.notBegun`) : r(`messages.out`, { sent: t(n), total: t(e), left: t(i) }),
    f = (e) => (0, J.jsx)(P, { tone: Le[e.state], children: r(`stage.${e.state}`) }),
    p = [
      {
        key: `name`,
        header: r(`messages.name`),
        minWidth: 220,
        names: !0,
        sortable: !0,
        searchable: !0,
        value: ({ name: e }) => e,
        cell: (e) =>
          (0, J.jsxs)(J.Fragment, {
            children: [
              l(e),
              (0, J.jsx)(S, {
                variant: `body2`,
                component: `span`,
                sx: { display: `block`, color: `text.secondary` },
                children: u(e),
              }),
            ],
          }),
      },
      { key: `progress`, header: r(`messages.progress`), minWidth: 190, value: d, cell: d },
      {
        key: `created_at`,
        header: r(`messages.made`),
        sortable: !0,
        minWidth: 120,
        value: ({ created_at: e }) => e,
        cell: ({ created_at: e, created_by: t }) => (0, J.jsx)(Qe, { created_at: e, created_by: t }),
      },
      {
        key: `state`,
        header: r(`messages.state`),
        minWidth: 150,
        value: (e) => e.state,
        exported: (e) => r(`stage.${e.state}`),
        cell: f,
      },
    ],
    m = [
      {
        key: `state`,
        label: r(`messages.state`),
        kind: `choice`,
        options: E.map((e) => ({ value: e, label: r(`stage.${e}`) })),
        matches: (e, t) => e.state === t,
      },
    ]
  return (0, J.jsxs)(J.Fragment, {
    children: [
      (0, J.jsx)(b, {
        sx: { display: `flex`, justifyContent: `flex-end`, mb: 3 },
        children: (0, J.jsx)(w, { component: s, to: e(et), variant: `contained`, children: r(`messages.open`) }),
      }),
      (0, J.jsx)(oe, {
        name: `campaigns`,
        label: r(`messages.label`),
        columns: p,
        filters: m,
        search: r(`messages.search`),
        state: c,
        source: _({ rows: i, error: a, onRetry: () => void o() }, p, m, c.view),
        rowKey: ({ campaign_id: e }) => e,
        failed: r(`messages.failed`),
        empty: r(`messages.none`),
        card: (e) =>
          (0, J.jsxs)(J.Fragment, {
            children: [
              (0, J.jsx)(S, { variant: `subtitle1`, component: `h2`, children: l(e) }),
              (0, J.jsx)(S, { variant: `body2`, sx: { color: `text.secondary` }, children: u(e) }),
              (0, J.jsx)(S, { variant: `body2`, sx: { mb: 2 }, children: d(e) }),
              f(e),
            ],
          }),
      }),
    ],
  })
}
function rt({ template: e, onClose: t }) {
  let { t: r } = n(`messaging`),
    i = Q(),
    a = G(`retireMessageTemplate`, ae, {
      start: { reason: `` },
      send: (t) => M(`retireMessageTemplate`, { params: { id: e.template_id }, body: t }),
      done: async () => {
        ;(t(), o.success(r(`retire.done`)), await i())
      },
    })
  return (0, J.jsxs)(W, {
    form: a,
    title: r(`retire.title`, { name: e.name, version: e.version }),
    confirm: r(`retire.save`),
    narrow: !0,
    onClose: t,
    children: [
      (0, J.jsx)(F, { sx: { mb: 4 }, children: r(`retire.text`) }),
      (0, J.jsx)(U, { name: `reason`, label: r(`retire.reason`), input: { autoComplete: `off`, maxLength: 300 } }),
    ],
  })
}
var it = {
    name: ``,
    channel: `sms`,
    category: `service_implicit`,
    event: V[0],
    subject: ``,
    subject_hi: ``,
    text: ``,
    text_hi: ``,
    fill_1: ``,
    fill_2: ``,
    fill_3: ``,
    third_reason: ``,
    entity_id: ``,
    header: ``,
    dlt_id: ``,
    dlt_id_hi: ``,
  },
  at = [`fill_1`, `fill_2`, `fill_3`],
  ot = Object.keys(it),
  st = (e) => Object.fromEntries(ot.map((t) => [t, e[t]]))
function ct(e) {
  let { category: t, channel: n } = e,
    r = t === `service_implicit` ? e.event || V[0] : ``,
    i = { ...e, event: r, ...(r !== `` && R(r, n)) },
    a = I(i.text).length,
    o = Object.fromEntries(at.map((e, t) => [e, t < a ? i[e] : ``])),
    s = { ...i, ...o, third_reason: a > L.most ? i.third_reason : `` }
  return s.channel === `sms`
    ? { ...s, subject: ``, subject_hi: `` }
    : { ...s, entity_id: ``, header: ``, dlt_id: ``, dlt_id_hi: `` }
}
function lt({ template: e, onClose: t }) {
  let { t: r } = n(`messaging`),
    i = Q(),
    a = G(`createMessageTemplate`, ne, {
      start: e ? st(e) : it,
      body: ct,
      send: (t) =>
        e
          ? M(`editMessageTemplate`, { params: { id: e.template_id }, body: t })
          : M(`createMessageTemplate`, { body: t }),
      done: async () => {
        ;(t(), o.success(r(`template.saved`)), await i())
      },
      failureIn: `form`,
    }),
    { channel: s, category: c, event: l, text: u, text_hi: d } = a.hands.watch(),
    f = c === `service_implicit`
  return (0, J.jsxs)(W, {
    form: a,
    title: e ? r(`template.editTitle`, { name: e.name, version: e.version + 1 }) : r(`template.newTitle`),
    confirm: r(`template.save`),
    onClose: t,
    children: [
      (0, J.jsx)(F, { sx: { mb: 4 }, children: r(`template.lead`) }),
      (0, J.jsxs)(b, {
        sx: { display: `grid`, gap: 4 },
        children: [
          (0, J.jsx)(U, { name: `name`, label: r(`template.name`), input: { autoComplete: `off`, maxLength: 80 } }),
          e === null &&
            (0, J.jsx)(O, {
              name: `channel`,
              label: r(`template.channel`),
              choices: H.map((e) => ({ id: e, value: r(`channel.${e}`) })),
            }),
          (0, J.jsx)(O, {
            name: `category`,
            label: r(`template.category`),
            help: r(`template.categoryHelp`),
            choices: B.map((e) => ({ id: e, value: r(`category.${e}`) })),
          }),
          f ? (0, J.jsx)(ut, { channel: s, event: l || V[0] }) : (0, J.jsx)(ft, { channel: s, text: u, text_hi: d }),
          s === `sms` &&
            (0, J.jsxs)(J.Fragment, {
              children: [
                (0, J.jsx)(F, { children: r(`template.operators`) }),
                (0, J.jsx)(U, {
                  name: `header`,
                  label: r(`template.header`),
                  input: { autoComplete: `off`, maxLength: 8 },
                }),
                [`entity_id`, `dlt_id`, `dlt_id_hi`].map((e) =>
                  (0, J.jsx)(
                    U,
                    {
                      name: e,
                      label: r(`template.${e}`),
                      input: { autoComplete: `off`, inputMode: `numeric`, maxLength: 19 },
                    },
                    e,
                  ),
                ),
              ],
            }),
        ],
      }),
    ],
  })
}
function ut({ channel: e, event: t }) {
  let { t: r } = n(`messaging`),
    { subject: i, subject_hi: a, text: o, text_hi: s } = R(t, e)
  return (0, J.jsxs)(J.Fragment, {
    children: [
      (0, J.jsx)(O, {
        name: `event`,
        label: r(`template.event`),
        help: r(`template.eventHelp`),
        choices: V.map((e) => ({ id: e, value: r(`event.${e}`) })),
      }),
      (0, J.jsxs)(b, {
        component: `dl`,
        sx: { m: 0 },
        children: [
          (0, J.jsx)(dt, { label: r(`template.text`), subject: i, text: o, lang: `en` }),
          (0, J.jsx)(dt, { label: r(`template.textHi`), subject: a, text: s, lang: `hi` }),
        ],
      }),
    ],
  })
}
function dt({ label: e, subject: t, text: n, lang: r }) {
  return (0, J.jsxs)(J.Fragment, {
    children: [
      (0, J.jsx)(S, { component: `dt`, variant: `body2`, sx: { color: `text.secondary` }, children: e }),
      (0, J.jsxs)(b, {
        component: `dd`,
        lang: r,
        sx: { m: 0, mb: 3 },
        children: [t !== `` && (0, J.jsx)(S, { sx: { fontWeight: 600 }, children: t }), (0, J.jsx)(S, { children: n })],
      }),
    ],
  })
}
function ft({ channel: e, text: t, text_hi: r }) {
  let { t: i } = n(`messaging`),
    a = I(t),
    o = [...z(t), ...z(r)],
    s = (e) => [
      { id: ``, value: i(`template.choose`) },
      ...ge.filter((t) => be[t] === e).map((e) => ({ id: e, value: i(`fill.${e}`) })),
    ]
  return (0, J.jsxs)(J.Fragment, {
    children: [
      e === `email` &&
        (0, J.jsxs)(J.Fragment, {
          children: [
            (0, J.jsx)(U, {
              name: `subject`,
              label: i(`template.subject`),
              input: { autoComplete: `off`, maxLength: 120 },
            }),
            (0, J.jsx)(U, {
              name: `subject_hi`,
              label: i(`template.subjectHi`),
              input: { autoComplete: `off`, maxLength: 120 },
            }),
          ],
        }),
      (0, J.jsx)(U, {
        name: `text`,
        label: i(`template.text`),
        help: i(`template.textHelp`, { types: pe.map((e) => `#${e}#`).join(`, `) }),
        rows: 3,
        input: { maxLength: 480 },
      }),
      (0, J.jsx)(U, { name: `text_hi`, label: i(`template.textHi`), rows: 3, input: { maxLength: 480 } }),
      (0, J.jsxs)(S, {
        variant: `body2`,
        role: `status`,
        sx: { color: `text.secondary` },
        children: [
          i(`template.share`, { share: u(Math.round(he(t) * 100)), least: u(_e * 100) }),
          o.length > 0 && (0, J.jsxs)(J.Fragment, { children: [` `, i(`template.selling`, { words: o.join(`, `) })] }),
        ],
      }),
      at.map(
        (e, t) =>
          t < a.length &&
          (0, J.jsx)(O, { name: e, label: i(`template.fill`, { at: t + 1, type: a[t] ?? `?` }), choices: s(a[t]) }, e),
      ),
      a.length > L.most &&
        (0, J.jsx)(U, {
          name: `third_reason`,
          label: i(`template.third`),
          input: { autoComplete: `off`, maxLength: 300 },
        }),
    ],
  })
}
function pt({ text: e, fills: t, lang: r }) {
  let { t: i } = n(`messaging`),
    a = ve(e)
  return (0, J.jsx)(b, {
    component: `span`,
    lang: r,
    sx: { overflowWrap: `anywhere`, whiteSpace: `pre-wrap` },
    children: a.map((e, n) => {
      if (!(`type` in e)) return e.fixed
      let r = t[a.slice(0, n).filter((e) => `type` in e).length]
      return (0, J.jsx)(
        b,
        {
          component: `span`,
          sx: { px: 1, borderRadius: 1, bgcolor: `action.selected`, fontWeight: 600, whiteSpace: `normal` },
          children: r ? i(`fill.${r}`) : e.variable,
        },
        n,
      )
    }),
  })
}
var mt = {
    sortable: [`name`, `created_at`],
    sort: { key: `created_at`, direction: `desc` },
    filters: [`state`, `channel`, `category`],
  },
  ht = { draft: `warn`, registered: `ok`, retired: `neutral` }
function gt() {
  let { t: e } = n(`messaging`),
    { data: t, error: r, refetch: i } = ke(),
    a = g(mt),
    [o, s] = (0, q.useState)(null),
    [c, l] = (0, q.useState)(null),
    u = Fe(),
    d = ({ name: t, version: n }) => e(`version`, { name: t, version: n }),
    f = (t) =>
      (0, J.jsxs)(b, {
        sx: { display: `flex`, flexWrap: `wrap`, gap: 2 },
        children: [
          t.state === `draft` &&
            !t.replaced &&
            (0, J.jsx)(w, {
              size: `small`,
              variant: `contained`,
              disabled: u.isPending,
              'aria-label': e(`register.openOf`, { name: d(t) }),
              onClick: () => u.mutate(t.template_id),
              children: e(`register.open`),
            }),
          !t.replaced &&
            (0, J.jsx)(w, {
              size: `small`,
              variant: `outlined`,
              'aria-label': e(`edit.openOf`, { name: d(t) }),
              onClick: () => s(t),
              children: e(`edit.open`),
            }),
          t.state !== `retired` &&
            (0, J.jsx)(w, {
              size: `small`,
              variant: `outlined`,
              'aria-label': e(`retire.openOf`, { name: d(t) }),
              onClick: () => l(t),
              children: e(`retire.open`),
            }),
        ],
      }),
    p = (t) => (0, J.jsx)(P, { tone: ht[t.state], children: e(`state.${t.state}`) }),
    m = (e) =>
      [
        [`en`, e.text],
        [`hi`, e.text_hi],
      ].map(([t, n]) =>
        (0, J.jsx)(
          b,
          { sx: { mb: 2, typography: `body2` }, children: (0, J.jsx)(pt, { text: n, fills: fe(e), lang: t }) },
          t,
        ),
      ),
    h = ({ channel: t, category: n, header: r }) =>
      [e(`channel.${t}`), e(`category.${n}`), r].filter(Boolean).join(`, `),
    v = _t({ named: d, kindOf: h, textsOf: m, stateOf: p, actsOf: f }),
    y = vt(e)
  return (0, J.jsxs)(J.Fragment, {
    children: [
      (0, J.jsx)(b, {
        sx: { display: `flex`, justifyContent: `flex-end`, mb: 3 },
        children: (0, J.jsx)(w, { variant: `contained`, onClick: () => s(`new`), children: e(`template.open`) }),
      }),
      (0, J.jsx)(oe, {
        name: `message-templates`,
        label: e(`list.label`),
        columns: v,
        filters: y,
        search: e(`list.search`),
        state: a,
        source: _({ rows: t, error: r, onRetry: () => void i() }, v, y, a.view),
        rowKey: ({ template_id: e }) => e,
        failed: e(`list.failed`),
        empty: e(`list.none`),
        card: (e) =>
          (0, J.jsxs)(J.Fragment, {
            children: [
              (0, J.jsx)(S, {
                variant: `subtitle1`,
                component: `h2`,
                sx: { overflowWrap: `anywhere` },
                children: d(e),
              }),
              (0, J.jsx)(S, { variant: `body2`, sx: { color: `text.secondary`, mb: 2 }, children: h(e) }),
              m(e),
              (0, J.jsx)(b, { sx: { mb: 3 }, children: p(e) }),
              f(e),
            ],
          }),
      }),
      o !== null && (0, J.jsx)(lt, { template: o === `new` ? null : o, onClose: () => s(null) }),
      c && (0, J.jsx)(rt, { template: c, onClose: () => l(null) }),
    ],
  })
}
function _t({ named: e, kindOf: t, textsOf: r, stateOf: i, actsOf: a }) {
  let { t: o } = n(`messaging`)
  return [
    {
      key: `name`,
      header: o(`list.name`),
      minWidth: 170,
      names: !0,
      sortable: !0,
      searchable: !0,
      value: e,
      cell: (n) =>
        (0, J.jsxs)(J.Fragment, {
          children: [
            e(n),
            (0, J.jsx)(S, {
              variant: `body2`,
              component: `span`,
              sx: { display: `block`, color: `text.secondary` },
              children: t(n),
            }),
          ],
        }),
    },
    { key: `text`, header: o(`list.text`), minWidth: 320, searchable: !0, value: ({ text: e }) => e, cell: r },
    {
      key: `created_at`,
      header: o(`list.made`),
      sortable: !0,
      minWidth: 110,
      value: ({ created_at: e }) => e,
      cell: ({ created_at: e, created_by: t }) => (0, J.jsx)(Qe, { created_at: e, created_by: t }),
    },
    {
      key: `state`,
      header: o(`list.state`),
      minWidth: 130,
      value: (e) => e.state,
      exported: (e) => o(`state.${e.state}`),
      cell: (e) =>
        (0, J.jsxs)(J.Fragment, {
          children: [
            i(e),
            e.retired_reason !== null &&
              (0, J.jsx)(S, {
                variant: `body2`,
                component: `span`,
                sx: { display: `block`, mt: 1, overflowWrap: `anywhere` },
                children: e.retired_reason,
              }),
          ],
        }),
    },
    { key: `acts`, header: o(`list.acts`), minWidth: 150, cell: a },
  ]
}
function vt(e) {
  return [
    {
      key: `state`,
      label: e(`list.state`),
      kind: `choice`,
      options: te.map((t) => ({ value: t, label: e(`state.${t}`) })),
      matches: (e, t) => e.state === t,
    },
    {
      key: `channel`,
      label: e(`template.channel`),
      kind: `choice`,
      options: H.map((t) => ({ value: t, label: e(`channel.${t}`) })),
      matches: (e, t) => e.channel === t,
    },
    {
      key: `category`,
      label: e(`template.category`),
      kind: `choice`,
      options: B.map((t) => ({ value: t, label: e(`category.${t}`) })),
      matches: (e, t) => e.category === t,
    },
  ]
}
var yt = [`messages`, `templates`]
function bt() {
  let { t: e } = n([`messaging`, `staff-titles`])
  return (0, J.jsxs)(J.Fragment, {
    children: [
      (0, J.jsx)(f, { lead: e(`lead`), children: e(`staff-titles:messaging`) }),
      (0, J.jsx)(ee, {
        tabs: yt,
        label: e(`staff-titles:messaging`),
        nameOf: (t) => e(`tabs.${t}`),
        children: (e) => (e === `messages` ? (0, J.jsx)(tt, {}) : (0, J.jsx)(gt, {})),
      }),
    ],
  })
}
export { bt as MessagingPage }
