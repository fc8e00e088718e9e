import { c as L } from './common-fields-Dur8Hai4.js'
import { i as R, r as Me, t as z, u as Ne } from './common-form-E0SH5PGy.js'
import { Ct as Ie, Z as Le, nt as B } from './common-schema-TiEP0qb9.js'
import { A as f, M as p, O as m, P as h, ct as g, k as _ } from './desks-BwPV_Ml3.js'
import {
  A as he,
  B as ge,
  C as _e,
  G as ve,
  H as M,
  I as ye,
  J as be,
  K as N,
  L as P,
  Q as xe,
  R as F,
  S as Se,
  U as Ce,
  V as we,
  W as Te,
  X as Ee,
  Y as De,
  Yt as Oe,
  Z as ke,
  b as Ae,
  q as je,
  z as I,
} from './desks-form-BT5SDwL6.js'
import {
  Di as t,
  Fr as n,
  Hn as r,
  Ht as i,
  Lr as a,
  Vt as o,
  da as s,
  pr as c,
  ui as l,
  wn as u,
} from './first-CL_AHFyg.js'
import { r as d } from './index-DgFpoVLQ.js'
import { b as Pe, y as Fe } from './office-form-Deh-hoPk.js'
import {
  J as ne,
  K as C,
  L as re,
  N as w,
  Q as ie,
  R as ae,
  X as oe,
  Y as T,
  Z as se,
  j as ce,
  m as le,
  s as ue,
  x as de,
} from './parts-Clelj3dw.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import {
  Z as E,
  dn as D,
  fn as fe,
  gt as O,
  ht as pe,
  in as k,
  ln as A,
  mt as j,
  pn as me,
} from './signed-in-DHQU3WVe.js'
import { U as v, f as ee, h as y, n as b, o as te, p as x, t as S } from './theme-CBDEJsnh.js'
var V = e(s(), 1),
  H = r()
function U({ id: e, label: t, value: r, help: i, lines: a }) {
  let { t: s } = n(`partner-integration`),
    c = (0, V.useRef)(null),
    l = async () => {
      try {
        ;(await navigator.clipboard.writeText(r), o.success(s(`copied`)))
      } catch {
        ;(c.current?.select(), o.error(s(`copyFailed`)))
      }
    }
  return (0, H.jsxs)(v, {
    sx: { display: `grid`, gap: 3, justifyItems: `start`, minWidth: 0 },
    children: [
      (0, H.jsx)(v, {
        sx: { display: `grid`, width: `100%`, minWidth: 0 },
        children: (0, H.jsx)(w, {
          id: e,
          label: t,
          help: i,
          children: (t) =>
            (0, H.jsx)(C, {
              id: e,
              value: r,
              readOnly: !0,
              multiline: a !== void 0,
              ...(a === void 0 ? {} : { rows: a }),
              inputRef: c,
              inputProps: { 'aria-describedby': t, spellCheck: !1 },
              sx: { '& .MuiInputBase-input': { fontFamily: `monospace`, fontSize: 14 } },
              onFocus: (e) => e.target.select(),
            }),
        }),
      }),
      (0, H.jsx)(x, {
        variant: `contained`,
        'aria-label': s(`copyNamed`, { name: t }),
        onClick: () => void l(),
        children: s(`copy`),
      }),
    ],
  })
}
var Re = `/api/partner-api/`,
  ze = `application/json`,
  Be = {
    mobile: `9812345611`,
    email: `asha.rao@example.com`,
    consent_text_version: `2026-11-01`,
    consent: !0,
    reference: `TEST-SAMPLE2`,
    postal_code: `560001`,
    age: 30,
    monthly_income: 45e3,
    emi: 0,
    credit_score: null,
    amount: 3e5,
    tenure_months: 24,
    collateral_value: null,
    interest_rate: 11.5,
    apr: 12.9,
    not_matched: 14,
    next: null,
    sandbox: !0,
  },
  Ve = { name: `Example Bank`, emi: 14050 },
  He = `2026-11-21T06:00:00.000Z`
function W(e, t = ``) {
  if (t === `matched` && e.items) return [{ ...W(e.items), ...Ve }]
  if (Object.hasOwn(Be, t)) return Be[t]
  let n = typeof e.type == `string` ? e.type : e.type?.[0]
  return e.enum
    ? e.enum[0]
    : n === `object`
      ? Object.fromEntries(Object.entries(e.properties ?? {}).map(([e, t]) => [e, W(t, e)]))
      : n === `array`
        ? e.items
          ? [W(e.items, t)]
          : []
        : n === `boolean`
          ? !0
          : n === `number` || n === `integer`
            ? (e.minimum ?? 1)
            : /_at$|_until$/.test(t)
              ? He
              : t === `name`
                ? `Asha Rao`
                : `text`
}
var Ue = (e) => (e ? JSON.stringify(W(e), null, 2) : null)
function We(e) {
  let { paths: t } = e
  return Object.entries(t)
    .filter(([e]) => e.startsWith(Re))
    .flatMap(([e, t]) =>
      Object.entries(t).map(([t, n]) => ({
        id: n.operationId,
        method: t.toUpperCase(),
        path: e.replace(`{reference}`, `TEST-SAMPLE2`),
        summary: n.summary,
        scope: n[`x-scope`] ?? ``,
        request: Ue(n.requestBody?.content[ze]?.schema),
        answer: Ue(n.responses[200]?.content[ze]?.schema) ?? ``,
      })),
    )
}
function Ge({ method: e, path: t, request: n, id: r }, i, a) {
  let o = [`curl ${e === `GET` ? `` : `-X ${e} `}'${i}${t}'`, `  -H 'Authorization: Bearer ${a || `clk_test_…`}'`]
  return (
    n !== null &&
      (o.push(`  -H 'Content-Type: application/json'`),
      r === `createApiLead` && o.push(`  -H 'Idempotency-Key: order-1001'`),
      o.push(`  -d '${JSON.stringify(JSON.parse(n))}'`)),
    o.join(` \\
`)
  )
}
async function Ke({ method: e, path: t }, n, r) {
  let i = await fetch(a + t, {
      method: e,
      credentials: `omit`,
      headers: { authorization: `Bearer ${n}`, 'content-type': `application/json` },
      ...(r === null ? {} : { body: r }),
    }),
    o = await i.text()
  try {
    return { status: i.status, text: JSON.stringify(JSON.parse(o), null, 2) }
  } catch {
    return { status: i.status, text: o }
  }
}
var qe = (e) => /^clk_test_[\w-]{43}$/.test(e),
  G = [`api-keys`],
  K = [`webhooks`],
  q = [`webhook-deliveries`]
function J(e, ...t) {
  let n = me()
  return A({ mutationFn: e, onSuccess: () => Promise.all(t.map((e) => n.invalidateQueries({ queryKey: e }))) })
}
var Y = (e) => ({ params: { id: e } }),
  Je = () => D({ queryKey: G, queryFn: ({ signal: e }) => k(`listApiKeys`, { signal: e }), refetchOnMount: `always` }),
  Ye = () => J((e) => k(`createApiKey`, { body: e }), G),
  Xe = () => J((e) => k(`rotateApiKey`, Y(e)), G),
  Ze = () => J((e) => k(`revokeApiKey`, Y(e)), G),
  Qe = () => D({ queryKey: K, queryFn: ({ signal: e }) => k(`listWebhooks`, { signal: e }) }),
  $e = () => J((e) => k(`createWebhook`, { body: e }), K),
  et = (e) => J((t) => k(`updateWebhook`, { ...Y(e), body: t }), K, q),
  tt = () => J((e) => k(`removeWebhook`, Y(e)), K, q),
  nt = () => J((e) => k(`testWebhook`, Y(e)), q),
  rt = () => J((e) => k(`replayWebhookDelivery`, Y(e)), q),
  it = (e) =>
    D({
      queryKey: [...q, e],
      queryFn: ({ signal: t }) => k(`listWebhookDeliveries`, { query: e, signal: t }),
      placeholderData: fe,
      refetchOnMount: `always`,
    }),
  at = () => A({ mutationFn: (e) => k(`createWidget`, { body: e }) }),
  ot = () => D({ queryKey: [`openapi`], queryFn: ({ signal: e }) => k(`getOpenApi`, { signal: e }), staleTime: 1 / 0 }),
  st = (e, t, n) => A({ mutationFn: () => Ke(e, t, n) })
function ct({ described: e, sandboxKey: t }) {
  let { t: r } = n([`partner-integration`, `errors`]),
    { id: i, method: a, path: o, summary: s, scope: c, request: l, answer: u } = e,
    [d, f] = (0, V.useState)(l),
    [p, m] = (0, V.useState)(!1),
    h = st(e, t, d),
    g = () => {
      let e = !qe(t)
      ;(m(e), !e && !h.isPending && h.mutate())
    },
    _ = `${a} ${o}`
  return (0, H.jsxs)(b, {
    component: `section`,
    variant: `outlined`,
    'aria-labelledby': `call-${i}`,
    sx: { p: { xs: 4, sm: 5 } },
    children: [
      (0, H.jsx)(y, {
        variant: `h4`,
        component: `h2`,
        id: `call-${i}`,
        sx: { fontFamily: `monospace`, overflowWrap: `anywhere`, fontSize: 18 },
        children: _,
      }),
      (0, H.jsx)(y, { lang: `en`, sx: { my: 2 }, children: s }),
      (0, H.jsx)(y, { variant: `body2`, sx: { color: `text.secondary` }, children: r(`docs.needs`, { scope: c }) }),
      (0, H.jsxs)(v, {
        sx: { display: `grid`, gap: 4, mt: 4, gridTemplateColumns: `minmax(0, 1fr)` },
        children: [
          d !== null &&
            (0, H.jsx)(w, {
              id: `body-${i}`,
              label: r(`docs.request`),
              children: () =>
                (0, H.jsx)(C, {
                  id: `body-${i}`,
                  multiline: !0,
                  maxRows: 14,
                  value: d,
                  onChange: (e) => f(e.target.value),
                  inputProps: { spellCheck: !1, autoComplete: `off` },
                  sx: { fontFamily: `monospace`, fontSize: 14 },
                }),
            }),
          (0, H.jsxs)(v, {
            children: [
              (0, H.jsx)(y, { variant: `subtitle2`, component: `h3`, children: r(`docs.answer`) }),
              (0, H.jsx)(lt, { text: u }),
            ],
          }),
          (0, H.jsx)(U, {
            id: `curl-${i}`,
            label: r(`docs.curl`),
            value: Ge(e, window.location.origin, t),
            lines: l === null ? 2 : 5,
          }),
          (0, H.jsxs)(v, {
            children: [
              (0, H.jsx)(x, {
                variant: `outlined`,
                'aria-busy': h.isPending,
                'aria-label': r(`docs.tryNamed`, { name: _ }),
                onClick: g,
                children: r(`docs.try`),
              }),
              (0, H.jsxs)(v, {
                role: `status`,
                sx: { mt: 3 },
                children: [
                  p && (0, H.jsx)(y, { color: `error`, children: r(`docs.noKey`) }),
                  !p && h.error && (0, H.jsx)(y, { color: `error`, children: r(`errors:network`) }),
                  !p &&
                    h.data &&
                    (0, H.jsxs)(H.Fragment, {
                      children: [
                        (0, H.jsx)(y, {
                          variant: `subtitle2`,
                          component: `p`,
                          children: r(`docs.tried`, { status: h.data.status }),
                        }),
                        (0, H.jsx)(lt, { text: h.data.text }),
                      ],
                    }),
                ],
              }),
            ],
          }),
        ],
      }),
    ],
  })
}
function lt({ text: e }) {
  return (0, H.jsx)(v, {
    component: `pre`,
    sx: {
      m: 0,
      mt: 1,
      p: 3,
      fontSize: 14,
      whiteSpace: `pre-wrap`,
      overflowWrap: `anywhere`,
      bgcolor: `action.hover`,
      borderRadius: 1,
    },
    children: e,
  })
}
var ut = `field-sandbox-key`,
  dt = [`key`, `limit`, `repeat`, `consent`, `pending`, `refused`, `lists`, `hooks`, `events`, `verify`],
  ft = {
    version: ye,
    lead: Object.keys(Te.fields).join(`, `),
    amount: `loan_amount`,
    nothing: `null`,
    paidEvent: `payout.approved`,
    payout: Object.keys(be.fields).join(`, `),
    endedEvent: `lead.not_counted`,
    ended: Object.keys(ve.fields).join(`, `),
    no: `refused`,
    days: 7,
    refusalDays: 90,
    perHour: 60,
    perDay: 300,
  }
function pt({ sandboxKey: e, onSandboxKey: t }) {
  let { t: r } = n(`partner-integration`),
    a = c((e) => e.masquerade !== null),
    o = ot(),
    s = Ye(),
    l = () =>
      s.mutate(
        { name: r(`docs.keyName`), scopes: [...P], sandbox: !0 },
        { onSuccess: ({ key: e }) => t(e), onError: (e) => i(e) },
      )
  return (0, H.jsxs)(v, {
    sx: { display: `grid`, gap: 4, gridTemplateColumns: `minmax(0, 1fr)` },
    children: [
      (0, H.jsxs)(b, {
        component: `section`,
        variant: `outlined`,
        sx: { p: { xs: 4, sm: 5 } },
        children: [
          (0, H.jsx)(y, { variant: `h4`, component: `h2`, children: r(`docs.title`) }),
          (0, H.jsx)(v, {
            component: `ul`,
            sx: { pl: 5, my: 3, maxWidth: 720 },
            children: dt.map((e) =>
              (0, H.jsx)(
                y,
                { component: `li`, sx: { mb: 2, overflowWrap: `anywhere` }, children: r(`docs.rule.${e}`, ft) },
                e,
              ),
            ),
          }),
          (0, H.jsx)(y, { variant: `subtitle1`, component: `h3`, children: r(`docs.consentTitle`) }),
          (0, H.jsx)(y, { sx: { mb: 4, maxWidth: 720 }, children: r(`docs.consentText`) }),
          (0, H.jsx)(te, { href: `/api/openapi.json`, target: `_blank`, rel: `noopener`, children: r(`docs.openapi`) }),
        ],
      }),
      (0, H.jsx)(b, {
        component: `section`,
        variant: `outlined`,
        sx: { p: { xs: 4, sm: 5 } },
        children: (0, H.jsxs)(v, {
          sx: { display: `grid`, gap: 3, maxWidth: 520 },
          children: [
            (0, H.jsx)(w, {
              id: ut,
              label: r(`docs.key`),
              help: r(`docs.keyHelp`),
              children: (n) =>
                (0, H.jsx)(C, {
                  id: ut,
                  value: e,
                  onChange: (e) => t(e.target.value.trim()),
                  inputProps: { autoComplete: `off`, spellCheck: !1, 'aria-describedby': n },
                }),
            }),
            !a &&
              (0, H.jsx)(v, {
                children: (0, H.jsx)(x, {
                  variant: `outlined`,
                  'aria-busy': s.isPending,
                  onClick: () => !s.isPending && l(),
                  children: r(`docs.makeKey`),
                }),
              }),
          ],
        }),
      }),
      (0, H.jsx)(E, {
        query: o,
        failed: r(`failed`),
        waiting: (0, H.jsx)(S, { variant: `rounded`, height: 320 }),
        children: (t) => We(t).map((t) => (0, H.jsx)(ct, { described: t, sandboxKey: e }, t.id)),
      }),
    ],
  })
}
function X({ name: e, messages: t, legend: n, options: r }) {
  let { id: i, error: a, inputRef: o } = Me(e, t ? { messages: t } : {}),
    { field: s } = Ne({ name: e }),
    c = (e, t) => s.onChange(r.map((e) => e.value).filter((n) => (n === e ? t : s.value.includes(n))))
  return (0, H.jsxs)(v, {
    component: `fieldset`,
    sx: { border: 0, m: 0, p: 0, minWidth: 0 },
    'aria-describedby': a ? `${i}-error` : void 0,
    children: [
      (0, H.jsx)(re, { component: `legend`, error: a !== null, sx: { mb: 1 }, children: n }),
      (0, H.jsx)(ue, {
        children: r.map(({ value: e, label: t }, n) =>
          (0, H.jsx)(
            ce,
            {
              label: t,
              control: (0, H.jsx)(le, {
                checked: s.value.includes(e),
                onChange: (t) => c(e, t.target.checked),
                slotProps: { input: n === 0 ? { id: i, ref: o } : {} },
              }),
            },
            e,
          ),
        ),
      }),
      a !== null && (0, H.jsx)(ae, { id: `${i}-error`, error: !0, role: `alert`, children: a }),
    ],
  })
}
function mt({ onMade: e }) {
  let { t } = n(`partner-integration`),
    r = z(`createApiKey`, ge, {
      start: { name: ``, kind: `test`, scopes: [...P] },
      body: ({ name: e, kind: t, scopes: n }) => ({ name: e.trim(), scopes: n, sandbox: t === `test` }),
      send: Ye().mutateAsync,
      done: (t) => {
        ;(r.hands.reset({ ...r.hands.getValues(), name: `` }), e(t))
      },
    })
  return (0, H.jsxs)(b, {
    component: `section`,
    variant: `outlined`,
    sx: { p: { xs: 4, sm: 5 } },
    children: [
      (0, H.jsx)(y, { variant: `h4`, component: `h2`, children: t(`keys.new`) }),
      (0, H.jsx)(y, { variant: `body2`, sx: { color: `text.secondary`, mt: 1 }, children: t(`keys.help`) }),
      (0, H.jsxs)(v, {
        component: R,
        form: r,
        prefix: `field-key`,
        sx: { display: `grid`, gap: 4, mt: 4, maxWidth: 520 },
        children: [
          (0, H.jsx)(L, {
            name: `name`,
            label: t(`keys.name`),
            help: t(`keys.nameHelp`),
            messages: { 'rules:required': t(`keys.noName`) },
            input: { maxLength: 60, autoComplete: `off` },
          }),
          (0, H.jsx)(Oe, {
            name: `kind`,
            label: t(`keys.kind`),
            choices: [
              { id: `test`, value: t(`keys.kindTest`) },
              { id: `live`, value: t(`keys.kindLive`) },
            ],
          }),
          (0, H.jsx)(X, {
            name: `scopes`,
            legend: t(`keys.scopes`),
            options: P.map((e) => ({ value: e, label: t(`scope.${e.replace(`:`, `_`)}`) })),
            messages: { 'rules:choice.unknown': t(`keys.noScope`) },
          }),
          (0, H.jsx)(v, {
            children: (0, H.jsx)(x, {
              type: `submit`,
              variant: `contained`,
              'aria-busy': r.busy,
              children: t(`keys.create`),
            }),
          }),
        ],
      }),
    ],
  })
}
function ht({ title: e, label: t, value: r, onKept: i }) {
  let { t: a } = n(`partner-integration`),
    o = (0, V.useRef)(null)
  return (
    (0, V.useEffect)(() => o.current?.focus(), [r]),
    (0, H.jsxs)(ee, {
      severity: `success`,
      role: `presentation`,
      sx: { mb: 5, '& .MuiAlert-message': { flex: 1, minWidth: 0 } },
      children: [
        (0, H.jsx)(y, { variant: `subtitle1`, component: `h2`, ref: o, tabIndex: -1, children: e }),
        (0, H.jsx)(y, { variant: `body2`, sx: { mb: 4 }, children: a(`once`) }),
        (0, H.jsx)(U, { id: `field-shown-once`, label: t, value: r }),
        (0, H.jsx)(x, { variant: `outlined`, sx: { mt: 3 }, onClick: i, children: a(`kept`) }),
      ],
    })
  )
}
var gt = { active: `ok`, ending: `warn`, ended: `neutral`, revoked: `err` }
function _t({ onSandboxKey: e }) {
  let { t } = n(`partner-integration`),
    r = c((e) => e.masquerade !== null),
    a = Je(),
    [s, l] = (0, V.useState)(null),
    [u, d] = (0, V.useState)(null),
    f = Xe(),
    p = Ze(),
    m = ({ key: t, row: n }) => {
      ;(l({ key: t, name: n.name }), n.sandbox && e(t))
    },
    h = ({ kind: e, row: n }) => {
      let r = { onError: (e) => i(e), onSettled: () => d(null) }
      e === `rotate`
        ? f.mutate(n.key_id, { ...r, onSuccess: m })
        : p.mutate(n.key_id, { ...r, onSuccess: () => o.success(t(`keys.revoked`)) })
    }
  return (0, H.jsxs)(v, {
    sx: { display: `grid`, gap: 4, gridTemplateColumns: `minmax(0, 1fr)` },
    children: [
      s &&
        (0, H.jsx)(ht, {
          title: t(`keys.made`, { name: s.name }),
          label: t(`keys.key`),
          value: s.key,
          onKept: () => l(null),
        }),
      r ? (0, H.jsx)(y, { children: t(`masquerade`) }) : (0, H.jsx)(mt, { onMade: m }),
      (0, H.jsxs)(b, {
        component: `section`,
        variant: `outlined`,
        sx: { p: { xs: 4, sm: 5 } },
        children: [
          (0, H.jsx)(y, { variant: `h4`, component: `h2`, children: t(`keys.list`) }),
          (0, H.jsx)(E, {
            query: a,
            failed: t(`failed`),
            waiting: (0, H.jsx)(S, { variant: `rounded`, height: 120, sx: { mt: 3 } }),
            empty: (0, H.jsx)(y, { sx: { mt: 3 }, children: t(`keys.none`) }),
            children: (e) =>
              (0, H.jsx)(v, {
                component: `ul`,
                sx: { listStyle: `none`, m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: `divider` } },
                children: e.map((e) => (0, H.jsx)(vt, { row: e, onAsk: r ? null : d }, e.key_id)),
              }),
          }),
        ],
      }),
      u &&
        (0, H.jsx)(g, {
          open: !0,
          title: t(`keys.${u.kind}Title`, { name: u.row.name }),
          text: t(`keys.${u.kind}Text`),
          confirm: t(`keys.${u.kind}`),
          busy: f.isPending || p.isPending,
          onConfirm: () => h(u),
          onCancel: () => d(null),
        }),
    ],
  })
}
function vt({ row: e, onAsk: t }) {
  let { t: r } = n(`partner-integration`),
    { name: i, prefix: a, scopes: o, sandbox: s, state: c, last_used_at: l, expires_at: u } = e
  return (0, H.jsxs)(v, {
    component: `li`,
    sx: { display: `flex`, flexWrap: `wrap`, gap: 3, py: 4, alignItems: `center` },
    children: [
      (0, H.jsxs)(v, {
        sx: { flex: `1 1 260px`, minWidth: 0 },
        children: [
          (0, H.jsx)(y, { variant: `subtitle1`, component: `p`, sx: { overflowWrap: `anywhere` }, children: i }),
          (0, H.jsx)(y, { variant: `body2`, sx: { fontFamily: `monospace` }, children: `${a}…` }),
          (0, H.jsx)(y, {
            variant: `body2`,
            sx: { color: `text.secondary`, overflowWrap: `anywhere` },
            children: o.map((e) => r(`scope.${e.replace(`:`, `_`)}`)).join(`, `),
          }),
          (0, H.jsxs)(y, {
            variant: `body2`,
            sx: { color: `text.secondary` },
            children: [
              r(`keys.since`, { date: pe(e.created_at) }),
              ` · `,
              l === null ? r(`keys.unused`) : r(`keys.used`, { when: O(l) }),
            ],
          }),
          c === `ending` &&
            u !== null &&
            (0, H.jsx)(y, { variant: `body2`, children: r(`keys.until`, { when: O(u) }) }),
        ],
      }),
      (0, H.jsxs)(v, {
        sx: { display: `flex`, gap: 3, flexWrap: `wrap`, alignItems: `center` },
        children: [
          (0, H.jsx)(y, { variant: `body2`, component: `span`, children: r(s ? `keys.test` : `keys.live`) }),
          (0, H.jsx)(j, { tone: gt[c], children: r(`keys.state.${c}`) }),
        ],
      }),
      t &&
        (c === `active` || c === `ending`) &&
        (0, H.jsxs)(v, {
          sx: { display: `flex`, gap: 2, flexWrap: `wrap` },
          children: [
            c === `active` &&
              (0, H.jsx)(x, {
                size: `small`,
                variant: `outlined`,
                'aria-label': r(`keys.rotateNamed`, { name: i }),
                onClick: () => t({ kind: `rotate`, row: e }),
                children: r(`keys.rotate`),
              }),
            (0, H.jsx)(x, {
              size: `small`,
              variant: `outlined`,
              color: `error`,
              'aria-label': r(`keys.revokeNamed`, { name: i }),
              onClick: () => t({ kind: `revoke`, row: e }),
              children: r(`keys.revoke`),
            }),
          ],
        }),
    ],
  })
}
var yt = [`created_at`],
  Z = B({ id: _e() })
m({
  listApiKeys: {
    method: `GET`,
    path: `/api/partner/api-keys`,
    area: `partner`,
    right: `integration`,
    summary: `The partner's own API keys, newest first, without the keys themselves.`,
    masquerade: `allow`,
    response: Le(we),
    limit: `read`,
  },
  createApiKey: {
    secondFactor: `power`,
    method: `POST`,
    path: `/api/partner/api-keys`,
    area: `partner`,
    right: `integration`,
    summary: `Creates an API key, live or for the sandbox; it is shown in this answer alone.`,
    masquerade: `deny`,
    body: ge,
    response: N,
    limit: `write`,
    audit: `api-key.create`,
  },
  rotateApiKey: {
    secondFactor: `power`,
    method: `POST`,
    path: `/api/partner/api-keys/{id}/rotate`,
    area: `partner`,
    right: `integration`,
    summary: `Puts a new key in the place of one that works; the old one goes on for 24 hours.`,
    masquerade: `deny`,
    params: Z,
    response: N,
    limit: `write`,
    audit: `api-key.rotate`,
  },
  revokeApiKey: {
    secondFactor: `power`,
    method: `POST`,
    path: `/api/partner/api-keys/{id}/revoke`,
    area: `partner`,
    right: `integration`,
    summary: `Ends a key at once and for good.`,
    masquerade: `deny`,
    params: Z,
    response: Se,
    limit: `write`,
    audit: `api-key.revoke`,
  },
  listWebhooks: {
    method: `GET`,
    path: `/api/partner/webhooks`,
    area: `partner`,
    right: `integration`,
    summary: `The partner's own webhooks, newest first, without their secrets.`,
    masquerade: `allow`,
    response: Le(Ee),
    limit: `read`,
  },
  createWebhook: {
    secondFactor: `power`,
    method: `POST`,
    path: `/api/partner/webhooks`,
    area: `partner`,
    right: `integration`,
    summary: `Adds an address that is told what happens; its secret is shown in this answer alone.`,
    masquerade: `deny`,
    body: De,
    response: je,
    limit: `write`,
    audit: `webhook.create`,
  },
  updateWebhook: {
    secondFactor: `power`,
    method: `POST`,
    path: `/api/partner/webhooks/{id}`,
    area: `partner`,
    right: `integration`,
    summary: `Changes the address or the events of a webhook, pauses it or lets it go on; its secret stays.`,
    masquerade: `deny`,
    params: Z,
    body: ke,
    response: Ee,
    limit: `write`,
    audit: `webhook.update`,
  },
  removeWebhook: {
    secondFactor: `power`,
    method: `POST`,
    path: `/api/partner/webhooks/{id}/remove`,
    area: `partner`,
    right: `integration`,
    summary: `Removes a webhook; what still waits is not sent any more.`,
    masquerade: `deny`,
    params: Z,
    response: Se,
    limit: `write`,
    audit: `webhook.remove`,
  },
  testWebhook: {
    secondFactor: `no`,
    method: `POST`,
    path: `/api/partner/webhooks/{id}/test`,
    area: `partner`,
    right: `integration`,
    summary: `Sends a test event at once and answers what came back.`,
    masquerade: `deny`,
    params: Z,
    response: M,
    limit: `write`,
    audit: `webhook.test`,
    auditedApart: !0,
  },
  listWebhookDeliveries: {
    method: `GET`,
    path: `/api/partner/webhook-deliveries`,
    area: `partner`,
    right: `integration`,
    summary: `What was sent to the webhooks of the partner, the last first, in pages.`,
    masquerade: `allow`,
    query: B({
      ...Fe(yt),
      status: Ie()
        .oneOf([...F], `rules:choice.unknown`)
        .optional(),
    }),
    response: Pe(M),
    limit: `read`,
  },
  replayWebhookDelivery: {
    secondFactor: `no`,
    method: `POST`,
    path: `/api/partner/webhook-deliveries/{id}/replay`,
    area: `partner`,
    right: `integration`,
    summary: `Sends the same event once more, at once, as a line of its own in the log.`,
    masquerade: `deny`,
    params: Z,
    response: M,
    limit: `write`,
    audit: `webhook.replay`,
    auditedApart: !0,
  },
  createWidget: {
    secondFactor: `no`,
    method: `POST`,
    path: `/api/partner/widgets`,
    area: `partner`,
    right: `integration`,
    summary: `Signs the publishable id of a widget for some loans and web sites, with a tracking link for each loan.`,
    masquerade: `deny`,
    body: xe,
    response: B({ key: Ie().defined() }),
    limit: `write`,
    audit: `widget.create`,
  },
})
var bt = { sortable: yt, sort: { key: `created_at`, direction: `desc` }, filters: [`status`] },
  xt = { waiting: `warn`, delivered: `ok`, failed: `err` },
  Q = (e, t) => e(`event.${t.replace(`.`, `_`)}`)
function St() {
  let { t: e } = n([`partner-integration`, `common`]),
    t = p(bt),
    r = F.find((e) => e === t.view.filters.status),
    i = it({ ...Ae(t.view), ...(r && { status: r }) }),
    [a, o] = (0, V.useState)(null),
    s = i.data?.rows.find(({ delivery_id: e }) => e === a),
    c = [
      {
        key: `status`,
        label: e(`log.status`),
        kind: `choice`,
        options: F.map((t) => ({ value: t, label: e(`log.state.${t}`) })),
      },
    ],
    l = Ct(o)
  return (0, H.jsxs)(H.Fragment, {
    children: [
      (0, H.jsx)(he, {
        name: `webhook-log`,
        label: e(`log.title`),
        columns: l,
        filters: c,
        state: t,
        source: h(i, t.view),
        rowKey: ({ delivery_id: e }) => e,
        failed: e(`failed`),
        empty: (0, H.jsx)(y, { children: e(`log.none`) }),
      }),
      s && (0, H.jsx)(wt, { delivery: s, onClose: () => o(null) }),
    ],
  })
}
function Ct(e) {
  let { t } = n(`partner-integration`)
  return [
    {
      key: `created_at`,
      header: t(`log.at`),
      sortable: !0,
      minWidth: 150,
      cell: (e) => (0, H.jsx)(`time`, { dateTime: e.created_at, children: O(e.created_at) }),
    },
    { key: `event`, header: t(`log.event`), names: !0, minWidth: 140, cell: ({ event: e }) => Q(t, e) },
    {
      key: `url`,
      header: t(`log.url`),
      minWidth: 180,
      cell: ({ url: e }) => (0, H.jsx)(v, { sx: { overflowWrap: `anywhere` }, children: e }),
    },
    {
      key: `status`,
      header: t(`log.status`),
      minWidth: 140,
      cell: (e) =>
        (0, H.jsxs)(H.Fragment, {
          children: [
            (0, H.jsx)(j, { tone: xt[e.status], children: t(`log.state.${e.status}`) }),
            e.error !== null &&
              (0, H.jsx)(y, { variant: `caption`, component: `p`, children: t(`log.error.${e.error}`) }),
          ],
        }),
    },
    { key: `code`, header: t(`log.code`), align: `right`, cell: ({ response_code: e }) => e ?? `–` },
    { key: `attempts`, header: t(`log.attempts`), align: `right`, cell: ({ attempts: e }) => e },
    {
      key: `more`,
      header: t(`log.more`),
      cell: (n) =>
        (0, H.jsx)(x, {
          size: `small`,
          variant: `text`,
          'aria-label': t(`log.openNamed`, { event: Q(t, n.event), when: O(n.created_at) }),
          onClick: () => e(n.delivery_id),
          children: t(`log.open`),
        }),
    },
  ]
}
function wt({ delivery: e, onClose: t }) {
  let { t: r } = n([`partner-integration`, `common`]),
    a = (0, V.useId)(),
    s = c((e) => e.masquerade !== null),
    l = rt(),
    u = (e) =>
      l.mutate(e, {
        onSuccess: (e) => (e.status === `delivered` ? o.success(r(`log.replayed`)) : o.error(r(`hooks.testFailed`))),
        onError: (e) => i(e),
        onSettled: () => t(),
      })
  return (0, H.jsxs)(ie, {
    open: !0,
    onClose: t,
    'aria-labelledby': a,
    maxWidth: `sm`,
    fullWidth: !0,
    children: [
      (0, H.jsx)(T, { id: a, children: Q(r, e.event) }),
      (0, H.jsxs)(oe, {
        children: [
          (0, H.jsx)(y, { variant: `body2`, children: r(`log.sent`) }),
          (0, H.jsx)(v, {
            component: `pre`,
            tabIndex: 0,
            sx: { whiteSpace: `pre-wrap`, overflowWrap: `anywhere`, fontSize: 14 },
            children: JSON.stringify(JSON.parse(e.body), null, 2),
          }),
        ],
      }),
      (0, H.jsxs)(se, {
        children: [
          (0, H.jsx)(x, { variant: `outlined`, onClick: t, children: r(`common:close`) }),
          !s &&
            (0, H.jsx)(x, {
              variant: `contained`,
              disabled: l.isPending,
              onClick: () => u(e.delivery_id),
              children: r(`log.replay`),
            }),
        ],
      }),
    ],
  })
}
function Tt({ given: e, onSave: t, onSaved: r, children: i }) {
  let { t: a } = n([`partner-integration`, `rules`]),
    o = (0, V.useId)(),
    s = z(`createWebhook`, De, {
      start: e,
      body: ({ url: e, events: t }) => ({ url: e.trim(), events: t }),
      send: t,
      done: (t, { events: n }) => {
        ;(s.hands.reset({ url: e.url, events: n }), r(t))
      },
    })
  return (0, H.jsxs)(v, {
    component: R,
    form: s,
    prefix: o,
    sx: { display: `grid`, gap: 4, mt: 4, maxWidth: 520 },
    children: [
      (0, H.jsx)(L, {
        name: `url`,
        label: a(`hooks.url`),
        help: a(`hooks.urlHelp`),
        messages: { 'rules:required': a(`rules:webhookUrl`) },
        input: { type: `url`, maxLength: 300, autoComplete: `off` },
      }),
      (0, H.jsx)(X, {
        name: `events`,
        legend: a(`hooks.events`),
        options: I.map((e) => ({ value: e, label: a(`event.${e.replace(`.`, `_`)}`) })),
        messages: { 'rules:choice.unknown': a(`hooks.noEvent`) },
      }),
      i(s.busy),
    ],
  })
}
function Et({ hook: e, onClose: t }) {
  let { t: r } = n([`partner-integration`, `common`]),
    i = (0, V.useId)(),
    a = et(e.webhook_id)
  return (0, H.jsxs)(ie, {
    open: !0,
    fullWidth: !0,
    maxWidth: `sm`,
    'aria-labelledby': `${i}-title`,
    onClose: () => !a.isPending && t(),
    children: [
      (0, H.jsx)(T, { id: `${i}-title`, children: r(`hooks.editTitle`) }),
      (0, H.jsxs)(oe, {
        children: [
          (0, H.jsx)(ne, { children: r(`hooks.editHelp`) }),
          (0, H.jsx)(Tt, {
            given: { url: e.url, events: e.events },
            onSave: a.mutateAsync,
            onSaved: () => {
              ;(o.success(r(`hooks.saved`)), t())
            },
            children: (e) =>
              (0, H.jsxs)(v, {
                sx: { display: `flex`, flexWrap: `wrap`, gap: 3, justifyContent: `flex-end` },
                children: [
                  (0, H.jsx)(x, { variant: `outlined`, disabled: e, onClick: t, children: r(`common:cancel`) }),
                  (0, H.jsx)(x, { type: `submit`, variant: `contained`, 'aria-busy': e, children: r(`hooks.save`) }),
                ],
              }),
          }),
        ],
      }),
    ],
  })
}
function Dt({ onMade: e }) {
  let { t } = n(`partner-integration`),
    r = $e()
  return (0, H.jsxs)(b, {
    component: `section`,
    variant: `outlined`,
    sx: { p: { xs: 4, sm: 5 } },
    children: [
      (0, H.jsx)(y, { variant: `h4`, component: `h2`, children: t(`hooks.new`) }),
      (0, H.jsx)(y, { variant: `body2`, sx: { color: `text.secondary`, mt: 1 }, children: t(`hooks.help`) }),
      (0, H.jsx)(Tt, {
        given: { url: ``, events: [...I] },
        onSave: r.mutateAsync,
        onSaved: ({ signing: t }) => e(t),
        children: (e) =>
          (0, H.jsx)(v, {
            children: (0, H.jsx)(x, {
              type: `submit`,
              variant: `contained`,
              'aria-busy': e,
              children: t(`hooks.create`),
            }),
          }),
      }),
    ],
  })
}
function Ot({ hook: e, locked: t, onEdit: r, onRemove: a }) {
  let { t: s } = n(`partner-integration`),
    { url: c, active: l } = e,
    u = nt(),
    d = et(e.webhook_id),
    f = () =>
      u.mutate(e.webhook_id, {
        onSuccess: ({ status: e, response_code: t }) =>
          e === `delivered` ? o.success(s(`hooks.tested`, { code: t ?? `` })) : o.error(s(`hooks.testFailed`)),
        onError: (e) => i(e),
      }),
    p = () =>
      d.mutate(
        { active: !l },
        { onSuccess: () => o.success(s(l ? `hooks.pausedNow` : `hooks.resumed`)), onError: (e) => i(e) },
      )
  return (0, H.jsxs)(v, {
    component: `li`,
    sx: { display: `flex`, flexWrap: `wrap`, gap: 3, py: 4, alignItems: `center` },
    children: [
      (0, H.jsxs)(v, {
        sx: { flex: `1 1 260px`, minWidth: 0 },
        children: [
          (0, H.jsx)(y, { variant: `subtitle1`, component: `p`, sx: { overflowWrap: `anywhere` }, children: c }),
          (0, H.jsx)(y, {
            variant: `body2`,
            sx: { color: `text.secondary` },
            children: e.events.map((e) => s(`event.${e.replace(`.`, `_`)}`)).join(`, `),
          }),
          (0, H.jsx)(y, {
            variant: `body2`,
            sx: { color: `text.secondary` },
            children: s(`hooks.since`, { date: pe(e.created_at) }),
          }),
          !l &&
            (0, H.jsxs)(v, {
              sx: { mt: 2 },
              children: [
                (0, H.jsx)(j, { tone: `warn`, children: s(`hooks.paused`) }),
                (0, H.jsx)(y, { variant: `body2`, sx: { mt: 1 }, children: s(`hooks.pausedHelp`) }),
              ],
            }),
        ],
      }),
      !t &&
        (0, H.jsxs)(v, {
          sx: { display: `flex`, gap: 2, flexWrap: `wrap` },
          children: [
            l &&
              (0, H.jsx)(x, {
                size: `small`,
                variant: `outlined`,
                'aria-label': s(`hooks.testNamed`, { url: c }),
                'aria-busy': u.isPending,
                onClick: () => !u.isPending && f(),
                children: s(`hooks.test`),
              }),
            (0, H.jsx)(x, {
              size: `small`,
              variant: `outlined`,
              'aria-label': s(l ? `hooks.pauseNamed` : `hooks.resumeNamed`, { url: c }),
              'aria-busy': d.isPending,
              onClick: () => !d.isPending && p(),
              children: s(l ? `hooks.pause` : `hooks.resume`),
            }),
            (0, H.jsx)(x, {
              size: `small`,
              variant: `outlined`,
              'aria-label': s(`hooks.editNamed`, { url: c }),
              onClick: r,
              children: s(`hooks.edit`),
            }),
            (0, H.jsx)(x, {
              size: `small`,
              variant: `outlined`,
              color: `error`,
              'aria-label': s(`hooks.removeNamed`, { url: c }),
              onClick: a,
              children: s(`hooks.remove`),
            }),
          ],
        }),
    ],
  })
}
function kt() {
  let { t: e } = n(`partner-integration`),
    t = c((e) => e.masquerade !== null),
    r = Qe(),
    [a, s] = (0, V.useState)(null),
    [l, u] = (0, V.useState)(null),
    [d, f] = (0, V.useState)(null),
    p = tt(),
    m = ({ webhook_id: t }) =>
      p.mutate(t, { onSuccess: () => o.success(e(`hooks.removed`)), onError: (e) => i(e), onSettled: () => u(null) })
  return (0, H.jsxs)(v, {
    sx: { display: `grid`, gap: 4, gridTemplateColumns: `minmax(0, 1fr)` },
    children: [
      a !== null &&
        (0, H.jsx)(ht, { title: e(`hooks.made`), label: e(`hooks.signing`), value: a, onKept: () => s(null) }),
      t ? (0, H.jsx)(y, { children: e(`masquerade`) }) : (0, H.jsx)(Dt, { onMade: s }),
      (0, H.jsxs)(b, {
        component: `section`,
        variant: `outlined`,
        sx: { p: { xs: 4, sm: 5 } },
        children: [
          (0, H.jsx)(y, { variant: `h4`, component: `h2`, children: e(`hooks.list`) }),
          (0, H.jsx)(E, {
            query: r,
            failed: e(`failed`),
            waiting: (0, H.jsx)(S, { variant: `rounded`, height: 120, sx: { mt: 3 } }),
            empty: (0, H.jsx)(y, { sx: { mt: 3 }, children: e(`hooks.none`) }),
            children: (e) =>
              (0, H.jsx)(v, {
                component: `ul`,
                sx: { listStyle: `none`, m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: `divider` } },
                children: e.map((e) =>
                  (0, H.jsx)(Ot, { hook: e, locked: t, onEdit: () => f(e), onRemove: () => u(e) }, e.webhook_id),
                ),
              }),
          }),
        ],
      }),
      (0, H.jsxs)(v, {
        component: `section`,
        sx: { minWidth: 0 },
        children: [
          (0, H.jsx)(y, { variant: `h4`, component: `h2`, sx: { mb: 3 }, children: e(`log.title`) }),
          (0, H.jsx)(St, {}),
        ],
      }),
      d && (0, H.jsx)(Et, { hook: d, onClose: () => f(null) }),
      l &&
        (0, H.jsx)(g, {
          open: !0,
          title: e(`hooks.removeTitle`),
          text: e(`hooks.removeText`, { url: l.url }),
          confirm: e(`hooks.remove`),
          busy: p.isPending,
          onConfirm: () => m(l),
          onCancel: () => u(null),
        }),
    ],
  })
}
var At = `field-widget-language`,
  $ = (e) =>
    e
      .split(/[\s,]+/)
      .map((e) =>
        e
          .toLowerCase()
          .replace(/^https?:\/\//, ``)
          .replace(/\/.*$/, ``),
      )
      .filter(Boolean)
function jt() {
  let { t: e } = n(`partner-integration`),
    t = c((e) => e.masquerade !== null),
    [r, i] = (0, V.useState)(null),
    [a, o] = (0, V.useState)(`en`),
    s = `<script src="${window.location.origin}/widget.js" data-key="${r ?? ``}" data-language="${a}"><\/script>`
  return (0, H.jsxs)(v, {
    sx: { display: `grid`, gap: 4, gridTemplateColumns: `minmax(0, 1fr)` },
    children: [
      t ? (0, H.jsx)(y, { children: e(`masquerade`) }) : (0, H.jsx)(Mt, { onMade: i }),
      r !== null &&
        (0, H.jsxs)(b, {
          component: `section`,
          variant: `outlined`,
          sx: { p: { xs: 4, sm: 5 } },
          children: [
            (0, H.jsx)(y, { variant: `h4`, component: `h2`, children: e(`widget.paste`) }),
            (0, H.jsx)(y, {
              variant: `body2`,
              sx: { color: `text.secondary`, mt: 1, mb: 4 },
              children: e(`widget.pasteHelp`),
            }),
            (0, H.jsxs)(v, {
              sx: { display: `grid`, gap: 4 },
              children: [
                (0, H.jsx)(w, {
                  id: At,
                  label: e(`widget.language`),
                  children: () =>
                    (0, H.jsx)(de, {
                      native: !0,
                      value: a,
                      onChange: (e) => o(e.target.value),
                      inputProps: { id: At },
                      children: l.map((e) => (0, H.jsx)(`option`, { value: e, children: f(e) }, e)),
                    }),
                }),
                (0, H.jsx)(U, { id: `field-widget-snippet`, label: e(`widget.snippet`), value: s, lines: 5 }),
                (0, H.jsx)(v, {
                  children: (0, H.jsx)(x, {
                    variant: `outlined`,
                    component: `a`,
                    href: `/widget/eligibility?lang=${a}&key=${encodeURIComponent(r)}`,
                    target: `_blank`,
                    rel: `noopener`,
                    children: e(`widget.preview`),
                  }),
                }),
              ],
            }),
          ],
        }),
    ],
  })
}
function Mt({ onMade: e }) {
  let { t: r } = n([`partner-integration`, `rules`]),
    i = z(`createWidget`, xe, {
      start: { hosts: ``, products: [...u] },
      body: ({ hosts: e, products: t }) => ({ products: t, hosts: $(e) }),
      check: ({ hosts: e }) => {
        let t = $(e)
        return t.length > 5 && t.every(Ce) ? { hosts: r(`widget.manyHosts`, { count: 5 }) } : {}
      },
      send: at().mutateAsync,
      done: ({ key: t }) => e(t),
    })
  return (0, H.jsxs)(b, {
    component: `section`,
    variant: `outlined`,
    sx: { p: { xs: 4, sm: 5 } },
    children: [
      (0, H.jsx)(y, { variant: `h4`, component: `h2`, children: r(`widget.title`) }),
      (0, H.jsx)(y, { variant: `body2`, sx: { color: `text.secondary`, mt: 1 }, children: r(`widget.help`) }),
      (0, H.jsxs)(v, {
        component: R,
        form: i,
        prefix: `field-widget`,
        sx: { display: `grid`, gap: 4, mt: 4, maxWidth: 520 },
        children: [
          (0, H.jsx)(L, {
            name: `hosts`,
            label: r(`widget.hosts`),
            help: r(`widget.hostsHelp`),
            messages: { 'rules:required': r(`widget.noHost`) },
            rows: 3,
            input: { maxLength: 700, autoComplete: `off` },
          }),
          (0, H.jsx)(X, {
            name: `products`,
            legend: r(`widget.products`),
            options: u.map((e) => ({ value: e, label: r(`widget.loan.${t[e].kind}`) })),
            messages: { 'rules:choice.unknown': r(`widget.noProduct`) },
          }),
          (0, H.jsx)(v, {
            children: (0, H.jsx)(x, {
              type: `submit`,
              variant: `contained`,
              'aria-busy': i.busy,
              children: r(`widget.create`),
            }),
          }),
        ],
      }),
    ],
  })
}
var Nt = [`keys`, `webhooks`, `widget`, `docs`]
function Pt() {
  let { t: e } = n([`partner-integration`, `staff-titles`]),
    [t, r] = (0, V.useState)(``)
  return (0, H.jsxs)(H.Fragment, {
    children: [
      (0, H.jsx)(d, { lead: e(`lead`), children: e(`staff-titles:digitalIntegration`) }),
      (0, H.jsx)(_, {
        tabs: Nt,
        label: e(`tabs`),
        nameOf: (t) => e(`tab.${t}`),
        children: (e) =>
          (0, H.jsxs)(H.Fragment, {
            children: [
              e === `keys` && (0, H.jsx)(_t, { onSandboxKey: r }),
              e === `webhooks` && (0, H.jsx)(kt, {}),
              e === `widget` && (0, H.jsx)(jt, {}),
              e === `docs` && (0, H.jsx)(pt, { sandboxKey: t, onSandboxKey: r }),
            ],
          }),
      }),
    ],
  })
}
export { Pt as DigitalIntegrationPage }
