import { F as w, _ as T, g as E, h as ee, t as te } from './admin-form-BbMOlQ_z.js'
import {
  B as xe,
  K as Se,
  U as Ce,
  V as we,
  W as Te,
  X as Ee,
  Y as De,
  a as Oe,
  c as ke,
  d as Ae,
  f as je,
  i as Me,
  l as Ne,
  n as Pe,
  o as Fe,
  p as Ie,
  r as Le,
  s as Re,
  u as ze,
  x as Be,
} from './admin-SlXPl_wU.js'
import { a as P, c as F, o as Ge } from './common-fields-Dur8Hai4.js'
import { i as R, t as z } from './common-form-E0SH5PGy.js'
import {
  Ct as W,
  St as G,
  X as it,
  Y as K,
  Z as at,
  et as q,
  nt as J,
  q as Y,
  tt as ot,
} from './common-schema-TiEP0qb9.js'
import {
  M as qe,
  P as Je,
  c as Ye,
  ct as Xe,
  d as Ze,
  f as Qe,
  i as B,
  j as V,
  k as $e,
  n as et,
  r as H,
  s as tt,
  st as U,
  u as nt,
} from './desks-BwPV_Ml3.js'
import {
  A as ne,
  D as re,
  F as ie,
  T as ae,
  a as oe,
  at as se,
  b as ce,
  ct as le,
  d as ue,
  it as de,
  k as fe,
  kt as pe,
  lt as D,
  nt as me,
  st as he,
  t as ge,
} from './desks-form-BT5SDwL6.js'
import {
  Cr as l,
  Er as u,
  Fr as d,
  Hn as f,
  Mr as p,
  Nr as m,
  Pt as h,
  Rt as g,
  Vt as _,
  Xi as v,
  b as y,
  ca as b,
  da as x,
  sa as S,
  si as C,
} from './first-CL_AHFyg.js'
import { r as rt } from './index-DgFpoVLQ.js'
import { L as I, S as L, W as Ke } from './office-form-Deh-hoPk.js'
import { A as M, J as N, Q as Ve, X as He, Y as Ue, Z as We } from './parts-Clelj3dw.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import { At as _e, J as ve, Tt as ye, Z as O, gt as k, ht as A, mt as be, vt as j } from './signed-in-DHQU3WVe.js'
import { U as t, f as n, g as r, h as i, n as a, o, p as s, t as c } from './theme-CBDEJsnh.js'
var X = e(x(), 1),
  Z = f()
function st({ partner: { id: e, name: n } }) {
  let { t: r } = d(`partner-standing`),
    a = Be(e),
    [o, s] = (0, X.useState)(null)
  return (0, Z.jsxs)(Z.Fragment, {
    children: [
      (0, Z.jsx)(O, {
        query: a,
        failed: r(`failed`),
        waiting: (0, Z.jsx)(c, { variant: `rounded`, height: 96, sx: { mt: 3 } }),
        children: ({ standing: e, at: a, by: o, reason: c }) =>
          (0, Z.jsxs)(Z.Fragment, {
            children: [
              (0, Z.jsxs)(t, {
                sx: { display: `flex`, flexWrap: `wrap`, alignItems: `center`, gap: 2, mt: 3 },
                children: [
                  (0, Z.jsx)(je, { standing: e }),
                  a !== null &&
                    (0, Z.jsx)(i, {
                      variant: `body2`,
                      sx: { color: `text.secondary` },
                      children: o === null ? k(a) : r(`since`, { at: k(a), by: o }),
                    }),
                ],
              }),
              c !== `` &&
                (0, Z.jsx)(i, { sx: { mt: 2, overflowWrap: `anywhere` }, children: r(`because`, { reason: c }) }),
              (0, Z.jsx)(i, { sx: { mt: 2, maxWidth: 720 }, children: r(`means.${e}`) }),
              (0, Z.jsx)(t, {
                sx: { display: `flex`, flexWrap: `wrap`, gap: 2, mt: 3 },
                children: (0, Z.jsx)(Ie, {
                  partner: { name: n, standing: e },
                  onChoose: (t) => s({ standing: e, to: t }),
                }),
              }),
            ],
          }),
      }),
      o &&
        (0, Z.jsx)(te, { partner: { partner_id: e, name: n, standing: o.standing }, to: o.to, onClose: () => s(null) }),
    ],
  })
}
function ct({ partnerId: e, what: t, onClose: n }) {
  let { t: r } = d(`partner-evidence`),
    i = nt(e),
    a = z(`correctPartnerPan`, fe, {
      start: { pan: ``, reason: `` },
      body: ({ pan: e, reason: t }) => ({ pan: e.trim().toUpperCase(), reason: t.trim() }),
      send: i.mutateAsync,
      done: () => {
        ;(_.success(r(`correct.done`)), n())
      },
      failureIn: `form`,
    })
  return (0, Z.jsxs)(L, {
    form: a,
    title: r(`correct.title`),
    confirm: r(`correct.button`),
    onClose: n,
    children: [
      (0, Z.jsx)(N, { sx: { mb: 4 }, children: r(`correct.text`, { what: t }) }),
      (0, Z.jsx)(F, { name: `pan`, label: r(`correct.pan`), input: { autoComplete: `off`, maxLength: 10 } }),
      (0, Z.jsx)(F, {
        name: `reason`,
        label: r(`correct.reason`),
        help: r(`decide.reasonHelp`),
        rows: 2,
        input: { maxLength: 300 },
      }),
    ],
  })
}
function lt({ partnerId: e, step: t, state: n, what: r, onClose: i }) {
  let { t: a } = d(`partner-evidence`),
    o = Ze(e, t),
    s = z(`decidePartnerEvidence`, re, {
      start: { state: n, what: r, reason: `` },
      body: ({ reason: e }) => ({ state: n, what: r, reason: e.trim() }),
      send: o.mutateAsync,
      done: () => {
        ;(_.success(a(`decide.${n}.done`, { step: a(`steps.${t}`) })), i())
      },
      failureIn: `form`,
    })
  return (0, Z.jsxs)(L, {
    form: s,
    title: a(`decide.${n}.of`, { step: a(`steps.${t}`) }),
    confirm: a(`decide.${n}.button`),
    grave: n === `refused`,
    onClose: i,
    children: [
      (0, Z.jsx)(N, {
        sx: { mb: 4 },
        children: a(t === `bank` ? `decide.${n}.account` : `decide.${n}.text`, { what: r }),
      }),
      (0, Z.jsx)(F, {
        name: `reason`,
        label: a(`decide.${n}.reason`),
        help: a(`decide.reasonHelp`),
        rows: 2,
        input: { maxLength: 300 },
      }),
    ],
  })
}
function ut({ partnerId: e }) {
  let { t: n } = d(`partner-evidence`),
    r = Qe(e),
    [i, a] = (0, X.useState)(null),
    [o, l] = (0, X.useState)(null)
  return (0, Z.jsxs)(Z.Fragment, {
    children: [
      (0, Z.jsx)(O, {
        query: r,
        failed: n(`failed`),
        waiting: (0, Z.jsx)(c, { variant: `rounded`, height: 240, sx: { mt: 3 } }),
        children: ({ steps: e }) =>
          (0, Z.jsx)(Ye, {
            steps: e,
            reader: `admin`,
            act: ({ step: e, state: r, what: i }) => {
              let o = ae.find((t) => t === e)
              if (!o || r === `missing` || (o === `bank` && r !== `unsure`)) return null
              let c = (e) =>
                (0, Z.jsx)(s, {
                  size: `small`,
                  variant: `outlined`,
                  color: e === `refused` ? `error` : `primary`,
                  'aria-label': n(`decide.${e}.of`, { step: n(`steps.${o}`) }),
                  sx: { minHeight: 44 },
                  onClick: () => l({ step: o, state: e, what: i }),
                  children: n(`decide.${e}.button`),
                })
              return (0, Z.jsxs)(t, {
                sx: { display: `flex`, flexWrap: `wrap`, gap: 2 },
                children: [
                  o === `pan` &&
                    (0, Z.jsx)(s, {
                      size: `small`,
                      variant: `outlined`,
                      'aria-label': n(`correct.of`),
                      sx: { minHeight: 44 },
                      onClick: () => a(i),
                      children: n(`correct.button`),
                    }),
                  r !== `checked` && c(`checked`),
                  r !== `refused` && c(`refused`),
                ],
              })
            },
          }),
      }),
      i !== null && (0, Z.jsx)(ct, { partnerId: e, what: i, onClose: () => a(null) }),
      o && (0, Z.jsx)(lt, { partnerId: e, ...o, onClose: () => l(null) }),
    ],
  })
}
function dt({ partner: e }) {
  return (0, Z.jsx)(t, {
    component: `ul`,
    sx: { listStyle: `none`, m: 0, mt: 2, p: 0 },
    children: pe.map((t) => (0, Z.jsx)(ft, { partner: e, name: t }, t)),
  })
}
function ft({ partner: e, name: n }) {
  let { t: r } = d(`partners-admin`),
    a = (0, X.useId)(),
    { mutateAsync: o } = De(e.id),
    { shown: s, saving: c, choose: l } = V(e.funnel[n], (e) => o({ property: n, value: e })),
    u = async (e) => {
      ;(await l(e)) &&
        _.saved(r(e ? `funnel.allowed` : `funnel.stopped`, { what: r(`funnel.${n}.label`) }), () => void l(!e))
    }
  return (0, Z.jsxs)(t, {
    component: `li`,
    sx: { display: `flex`, alignItems: `center`, gap: 3, py: 2, borderBottom: 1, borderColor: `divider` },
    children: [
      (0, Z.jsxs)(t, {
        sx: { flex: 1, minWidth: 0 },
        children: [
          (0, Z.jsx)(i, { component: `label`, htmlFor: a, sx: { fontWeight: 600 }, children: r(`funnel.${n}.label`) }),
          (0, Z.jsx)(i, {
            variant: `body2`,
            id: `${a}-help`,
            sx: { color: `text.secondary` },
            children: r(`funnel.${n}.help`),
          }),
        ],
      }),
      (0, Z.jsx)(M, {
        checked: s,
        onChange: (e, t) => !c && void u(t),
        slotProps: { input: { id: a, role: `switch`, 'aria-describedby': `${a}-help`, 'aria-busy': c } },
      }),
    ],
  })
}
var pt = (e) => (t) => t.filter((t) => t !== e),
  mt = (e) => (t) => [...new Set([...t, e])]
function ht({ partner: e }) {
  let { t: n } = d([`partners-admin`, `rules`]),
    { hosts: a, brand_hosts: o } = e,
    { mutate: c, mutateAsync: u, isPending: f } = xe(e.id),
    p = z(`updatePartnerHosts`, T, {
      start: { hosts: `` },
      body: (e) => ({ hosts: [...a, U(e.hosts)] }),
      check: (e) => ({ hosts: o.includes(U(e.hosts)) ? `rules:host.twice` : void 0 }),
      send: (e) => u(mt(e.hosts.at(-1) ?? ``)),
      done: (e, t) => {
        let r = t.hosts.at(-1) ?? ``
        ;(U(p.hands.getValues(`hosts`)) === r && p.hands.reset(),
          _.saved(n(`hosts.added`, { host: r }), () => c(pt(r))))
      },
      refused: (e) => {
        let t = (e instanceof l && e.errors?.hosts) || g(e)
        return (p.hands.setError(`hosts`, { type: `server`, message: t }, { shouldFocus: !0 }), !0)
      },
    }),
    m = (e) => c(pt(e), { onSuccess: () => _.saved(n(`hosts.removed`, { host: e }), () => c(mt(e))) })
  return (0, Z.jsxs)(Z.Fragment, {
    children: [
      a.length + o.length === 0 && (0, Z.jsx)(i, { sx: { mt: 2 }, children: n(`hosts.none`) }),
      (0, Z.jsxs)(t, {
        component: `ul`,
        sx: { listStyle: `none`, m: 0, mt: 2, p: 0, maxWidth: 560 },
        children: [
          o.map((e) =>
            (0, Z.jsxs)(
              t,
              {
                component: `li`,
                sx: gt,
                children: [
                  (0, Z.jsx)(t, { sx: { flex: 1, overflowWrap: `anywhere` }, children: e }),
                  (0, Z.jsx)(i, { variant: `body2`, sx: { color: `text.secondary` }, children: n(`hosts.ofBrand`) }),
                ],
              },
              e,
            ),
          ),
          a.map((e) =>
            (0, Z.jsxs)(
              t,
              {
                component: `li`,
                sx: gt,
                children: [
                  (0, Z.jsx)(t, { sx: { flex: 1, minWidth: 0, overflowWrap: `anywhere` }, children: e }),
                  (0, Z.jsx)(r, {
                    'aria-label': n(`hosts.remove`, { host: e }),
                    'aria-disabled': f,
                    onClick: () => !f && m(e),
                    children: (0, Z.jsx)(h, { name: `close`, size: 18 }),
                  }),
                ],
              },
              e,
            ),
          ),
        ],
      }),
      (0, Z.jsxs)(t, {
        component: R,
        form: p,
        sx: { display: `flex`, flexWrap: `wrap`, gap: 3, alignItems: `flex-start`, mt: 4 },
        children: [
          (0, Z.jsx)(t, {
            sx: { flex: `1 1 260px`, maxWidth: 440, display: `grid` },
            children: (0, Z.jsx)(F, {
              name: `hosts`,
              label: n(`hosts.label`),
              help: n(`hosts.help`),
              input: { autoComplete: `off`, autoCapitalize: `none`, spellCheck: !1, inputMode: `url`, maxLength: 300 },
            }),
          }),
          (0, Z.jsx)(s, {
            type: `submit`,
            variant: `contained`,
            'aria-busy': p.busy,
            sx: { mt: { sm: 6 } },
            children: n(`hosts.add`),
          }),
        ],
      }),
    ],
  })
}
var gt = { display: `flex`, alignItems: `center`, gap: 3, minHeight: 48, borderBottom: 1, borderColor: `divider` },
  _t = [`name`, `email`]
function vt({ partnerId: e }) {
  let { t: n } = d(`partners-admin`),
    r = z(`createPartnerUser`, Ke, {
      start: { name: ``, email: `` },
      body: ({ name: e, email: t }) => ({ name: e.trim(), email: t.trim() }),
      send: we(e).mutateAsync,
      done: (e, { email: t }) => {
        ;(r.hands.reset(), _.success(n(`users.sent`, { email: t, hours: 72 })))
      },
    })
  return (0, Z.jsxs)(t, {
    component: R,
    form: r,
    prefix: `field-user`,
    'aria-label': n(`users.add`),
    sx: { mt: 5 },
    children: [
      (0, Z.jsx)(i, { variant: `h5`, component: `h3`, children: n(`users.add`) }),
      (0, Z.jsxs)(t, {
        sx: { display: `flex`, flexWrap: `wrap`, gap: 3, alignItems: `flex-start`, mt: 3 },
        children: [
          _t.map((e) =>
            (0, Z.jsx)(
              t,
              {
                sx: { flex: `1 1 220px`, maxWidth: 360, display: `grid` },
                children: (0, Z.jsx)(F, {
                  name: e,
                  label: n(`users.${e}`),
                  what: n(`users.fields.${e}`),
                  input: {
                    autoComplete: `off`,
                    autoCapitalize: e === `email` ? `none` : `words`,
                    inputMode: e === `email` ? `email` : `text`,
                    maxLength: 254,
                  },
                }),
              },
              e,
            ),
          ),
          (0, Z.jsx)(s, {
            type: `submit`,
            variant: `contained`,
            'aria-busy': r.busy,
            sx: { mt: { sm: 6 } },
            children: n(`users.create`),
          }),
        ],
      }),
    ],
  })
}
function yt({ partnerId: e }) {
  let { t: n } = d(`partners-admin`),
    r = Te(e)
  return (0, Z.jsxs)(Z.Fragment, {
    children: [
      (0, Z.jsx)(O, {
        query: r,
        failed: n(`users.failed`),
        space: `mt12`,
        waiting: (0, Z.jsx)(c, { variant: `rounded`, height: 96, sx: { mt: 3 } }),
        empty: (0, Z.jsx)(i, { sx: { mt: 2 }, children: n(`users.none`) }),
        children: (n) =>
          (0, Z.jsx)(t, {
            component: `ul`,
            sx: { listStyle: `none`, m: 0, mt: 2, p: 0 },
            children: n.map((t) => (0, Z.jsx)(bt, { partnerId: e, user: t }, t.partner_user_id)),
          }),
      }),
      (0, Z.jsx)(vt, { partnerId: e }),
    ],
  })
}
function bt({ partnerId: e, user: n }) {
  let { t: r } = d(`partners-admin`),
    { name: a, email: o } = n,
    c = n.invited === 1 ? `send` : `reset`,
    { mutateAsync: l } = Ee(e, n.partner_user_id),
    { shown: u, saving: f, choose: p } = V(n.status, l),
    m = Se(e, n.partner_user_id),
    [h, g] = (0, X.useState)(!1),
    v = u === 1,
    y = async (e) => {
      ;(await p(e)) &&
        _.saved(r(e === 1 ? `users.switchedOn` : `users.switchedOff`, { name: a }), () => void p(e === 1 ? 0 : 1))
    }
  return (0, Z.jsxs)(t, {
    component: `li`,
    sx: St,
    children: [
      (0, Z.jsxs)(t, {
        sx: { flex: `1 1 220px`, minWidth: 0, overflowWrap: `anywhere` },
        children: [
          (0, Z.jsxs)(t, {
            sx: { display: `flex`, flexWrap: `wrap`, alignItems: `center`, gap: 2, fontWeight: 600 },
            children: [
              a,
              n.owner === 1 && (0, Z.jsx)(t, { component: `span`, sx: xt, children: r(`users.owner`) }),
              n.invited === 1 && (0, Z.jsx)(t, { component: `span`, sx: xt, children: r(`users.invited`) }),
            ],
          }),
          (0, Z.jsx)(i, { variant: `body2`, sx: { color: `text.secondary` }, children: o }),
        ],
      }),
      (0, Z.jsxs)(t, {
        sx: { display: `flex`, alignItems: `center`, gap: 2 },
        children: [
          (0, Z.jsx)(M, {
            checked: v,
            onChange: (e, t) => !f && void y(+!!t),
            slotProps: { input: { role: `switch`, 'aria-label': r(`users.maySignIn`, { name: a }), 'aria-busy': f } },
          }),
          (0, Z.jsx)(t, {
            component: `span`,
            'aria-hidden': `true`,
            sx: { minWidth: 32 },
            children: r(v ? `users.on` : `users.off`),
          }),
          v &&
            (0, Z.jsx)(s, {
              variant: `outlined`,
              size: `small`,
              'aria-label': r(`users.${c}Of`, { name: a }),
              sx: { minHeight: 44 },
              onClick: () => g(!0),
              children: r(`users.${c}`),
            }),
        ],
      }),
      (0, Z.jsx)(Xe, {
        open: h,
        title: r(`users.${c}Title`, { name: a }),
        text: r(`users.${c}Text`, { email: o }),
        confirm: r(`users.${c}`),
        busy: m.isPending,
        onConfirm: () =>
          m.mutate(void 0, {
            onSuccess: () => _.success(r(`users.sent`, { email: o, hours: 72 })),
            onSettled: () => g(!1),
          }),
        onCancel: () => g(!1),
      }),
    ],
  })
}
var xt = {
    px: 2,
    borderRadius: 1,
    border: 1,
    borderColor: `divider`,
    color: `text.secondary`,
    fontSize: `0.8125rem`,
    fontWeight: 500,
  },
  St = {
    display: `flex`,
    flexWrap: `wrap`,
    alignItems: `center`,
    columnGap: 4,
    rowGap: 1,
    py: 2,
    borderBottom: 1,
    borderColor: `divider`,
  },
  Ct = (e) => Number(e.slice(0, 4)) - +(Number(e.slice(5, 7)) < 4),
  wt = [`counts`, `to_come`, `used_up`, `over`, `ended`],
  Q = () => G().defined(),
  Tt = J({
    certificate_id: ot(),
    number: W().defined(),
    tds_percent: Q(),
    limit_amount: Q(),
    used: Q(),
    from_day: K(),
    to_day: K(),
    evidence: W().defined(),
    state: W().oneOf(wt).defined(),
    noted_at: it(),
    noted_by: W().nullable().defined(),
    ended_reason: W().nullable().defined(),
  })
at(Tt)
var Et = 1e9
function Dt(e, t) {
  let { from_day: n } = e
  return typeof n == `string` ? n : t
}
var Ot = J({
    number: Y(W().matches(/^[A-Z0-9]{8,20}$/, `rules:lowerTax.number`)),
    tds_percent: G()
      .required(`rules:required`)
      .typeError(`rules:required`)
      .min(0, `rules:lowerTax.percent`)
      .lessThan(2, `rules:lowerTax.percent`)
      .test(`hundredths`, `rules:lowerTax.percent`, (e) => Number.isInteger(Math.round(e * 1e6) / 1e4)),
    limit_amount: G()
      .required(`rules:required`)
      .typeError(`rules:required`)
      .integer(`rules:lowerTax.limit`)
      .min(1, `rules:lowerTax.limit`)
      .max(Et, `rules:lowerTax.limit`),
    from_day: Y(q()),
    to_day: Y(q())
      .test(`order`, `rules:lowerTax.order`, (e, { parent: t }) => e >= Dt(t, e))
      .test(`year`, `rules:lowerTax.year`, (e, { parent: t }) => Ct(e) === Ct(Dt(t, e))),
    evidence: I(),
  }),
  kt = J({ reason: I() })
function At({ partnerId: e, certificate: t, onClose: n }) {
  let { t: r } = d(`partner-payouts`),
    { number: i, certificate_id: a } = t,
    { mutateAsync: o } = Le(e, a),
    s = z(`endLowerTaxCertificate`, kt, {
      start: { reason: `` },
      body: ({ reason: e }) => ({ reason: e.trim() }),
      send: o,
      done: () => {
        ;(_.success(r(`lower.end.done`, { number: i })), n())
      },
      failureIn: `form`,
    })
  return (0, Z.jsxs)(L, {
    form: s,
    title: r(`lower.end.of`, { number: i }),
    confirm: r(`lower.end.open`),
    grave: !0,
    onClose: n,
    children: [
      (0, Z.jsx)(N, { sx: { mb: 4 }, children: r(`lower.end.text`) }),
      (0, Z.jsx)(F, { name: `reason`, label: r(`lower.end.reason`), rows: 2, input: { maxLength: 300 } }),
    ],
  })
}
var jt = { number: ``, tds_percent: ``, limit_amount: ``, from_day: ``, to_day: ``, evidence: `` }
function Mt({ partnerId: e, onClose: n }) {
  let { t: r } = d(`partner-payouts`),
    { mutateAsync: i } = Re(e),
    a = z(`noteLowerTaxCertificate`, Ot, {
      start: jt,
      body: ({ number: e, tds_percent: t, limit_amount: n, from_day: r, to_day: i, evidence: a }) => ({
        number: e.trim().toUpperCase(),
        from_day: r,
        to_day: i,
        evidence: a.trim(),
        tds_percent: Number(t === `` ? NaN : t),
        limit_amount: Number(n === `` ? NaN : n),
      }),
      send: i,
      done: () => {
        ;(_.success(r(`lower.note.done`)), n())
      },
      failureIn: `form`,
    })
  return (0, Z.jsxs)(L, {
    form: a,
    title: r(`lower.note.title`),
    confirm: r(`lower.note.save`),
    onClose: n,
    children: [
      (0, Z.jsx)(N, { sx: { mb: 4 }, children: r(`lower.note.text`) }),
      (0, Z.jsxs)(t, {
        sx: { display: `grid`, gap: 4 },
        children: [
          (0, Z.jsx)(F, {
            name: `number`,
            label: r(`lower.note.number`),
            input: { autoComplete: `off`, maxLength: 20 },
          }),
          (0, Z.jsx)(Ge, { name: `tds_percent`, label: r(`lower.note.percent`) }),
          (0, Z.jsx)(P, { name: `limit_amount`, label: r(`lower.note.limit`), help: r(`lower.note.limitHelp`) }),
          (0, Z.jsx)(F, { name: `from_day`, label: r(`lower.note.from`), input: { type: `date` } }),
          (0, Z.jsx)(F, { name: `to_day`, label: r(`lower.note.to`), input: { type: `date` } }),
          (0, Z.jsx)(F, {
            name: `evidence`,
            label: r(`lower.note.evidence`),
            help: r(`lower.note.evidenceHelp`),
            rows: 2,
            input: { maxLength: 300 },
          }),
        ],
      }),
    ],
  })
}
var Nt = { counts: `ok`, to_come: `neutral`, used_up: `warn`, over: `neutral`, ended: `neutral` }
function Pt({ partnerId: e }) {
  let { t: n } = d(`partner-payouts`),
    r = Me(e),
    [a, o] = (0, X.useState)(!1),
    [l, u] = (0, X.useState)(null)
  return (0, Z.jsxs)(Z.Fragment, {
    children: [
      (0, Z.jsx)(i, { sx: { mt: 2, maxWidth: 720 }, children: n(`lower.lead`) }),
      (0, Z.jsx)(O, {
        query: r,
        failed: n(`lower.failed`),
        waiting: (0, Z.jsx)(c, { variant: `rounded`, height: 80, sx: { mt: 3 } }),
        empty: (0, Z.jsx)(i, { sx: { mt: 3 }, children: n(`lower.none`) }),
        children: (e) =>
          (0, Z.jsx)(t, {
            component: `ul`,
            sx: { listStyle: `none`, m: 0, mt: 2, p: 0 },
            children: e.map((e) =>
              (0, Z.jsxs)(
                t,
                {
                  component: `li`,
                  sx: { py: 3, borderBottom: 1, borderColor: `divider` },
                  children: [
                    (0, Z.jsxs)(t, {
                      sx: { display: `flex`, flexWrap: `wrap`, alignItems: `center`, columnGap: 3, rowGap: 1 },
                      children: [
                        (0, Z.jsx)(i, {
                          component: `h3`,
                          variant: `subtitle1`,
                          children: n(`lower.name`, { number: e.number, percent: String(e.tds_percent) }),
                        }),
                        (0, Z.jsx)(be, { tone: Nt[e.state], children: n(`lower.state.${e.state}`) }),
                        (0, Z.jsx)(t, { sx: { flex: 1 } }),
                        (e.state === `counts` || e.state === `to_come`) &&
                          (0, Z.jsx)(s, {
                            size: `small`,
                            variant: `outlined`,
                            color: `error`,
                            sx: { minHeight: 44 },
                            'aria-label': n(`lower.end.of`, { number: e.number }),
                            onClick: () => u(e),
                            children: n(`lower.end.open`),
                          }),
                      ],
                    }),
                    (0, Z.jsx)(i, { children: n(`lower.used`, { used: m(e.used), limit: m(e.limit_amount) }) }),
                    (0, Z.jsx)(i, {
                      variant: `body2`,
                      children: n(`lower.days`, { from: A(e.from_day), to: A(e.to_day) }),
                    }),
                    (0, Z.jsx)(i, {
                      variant: `body2`,
                      sx: { color: `text.secondary`, overflowWrap: `anywhere` },
                      children: n(`lower.evidence`, { evidence: e.evidence }),
                    }),
                    (0, Z.jsx)(i, {
                      variant: `body2`,
                      sx: { color: `text.secondary` },
                      children:
                        e.noted_by === null
                          ? n(`lower.noted`, { day: A(e.noted_at) })
                          : n(`lower.notedBy`, { day: A(e.noted_at), by: e.noted_by }),
                    }),
                    e.ended_reason !== null &&
                      (0, Z.jsx)(i, {
                        sx: { overflowWrap: `anywhere` },
                        children: n(`lower.endedReason`, { reason: e.ended_reason }),
                      }),
                  ],
                },
                e.certificate_id,
              ),
            ),
          }),
      }),
      (0, Z.jsx)(s, {
        variant: `outlined`,
        sx: { mt: 4, minHeight: 44 },
        onClick: () => o(!0),
        children: n(`lower.note.open`),
      }),
      a && (0, Z.jsx)(Mt, { partnerId: e, onClose: () => o(!1) }),
      l && (0, Z.jsx)(At, { partnerId: e, certificate: l, onClose: () => u(null) }),
    ],
  })
}
function Ft({ partnerId: e, month: n, waiting: r, onClose: a }) {
  let { t: o } = d([`partner-payouts`, `approvals`]),
    { mutateAsync: s } = Pe(e, n),
    c = j(n),
    l = ({ lines: e, net: t }) => ({ month: c, count: e, number: u(e), net: m(t) }),
    f = ke().data?.filter(({ partner_id: t, line: r }) => t === e && r.month === n),
    p = z(`approvePayouts`, me, {
      start: { reason: `` },
      body: ({ reason: e }) => ({ reason: e.trim() || void 0 }),
      send: s,
      done: (e) => {
        ;(_.success(e.waits ? o(`approvals:asking.waits`) : o(`months.approve.done`, l(e))), a())
      },
      failureIn: `form`,
    })
  return (0, Z.jsxs)(L, {
    form: p,
    title: o(`months.approve.title`, { month: c }),
    confirm: o(`months.approve.button`),
    onClose: a,
    children: [
      (0, Z.jsxs)(i, {
        sx: { mb: 4 },
        children: [
          o(`months.approve.text`, l(r)),
          ` `,
          f && f.length > 0 && o(`months.approve.questions`, { count: f.length }),
        ],
      }),
      (0, Z.jsx)(t, { sx: { display: `grid` }, children: (0, Z.jsx)(ie, {}) }),
    ],
  })
}
var It = { reason: ``, gross: `` }
function Lt({ line: e, onClose: n }) {
  let { t: r } = d([`partner-payouts`, `partner-reports`, `common`], { nsMode: `fallback` }),
    { mutateAsync: a } = Ne(e.payout_id),
    o = z(`releasePayout`, se, {
      start: It,
      body: ({ reason: e, gross: t }) => ({ reason: e.trim(), gross: t === `` ? null : t }),
      send: a,
      done: () => {
        ;(_.success(r(`release.done`)), n())
      },
      failureIn: `form`,
    }),
    s = { gross: m(e.gross), revenue: m(e.revenue) }
  return (0, Z.jsxs)(L, {
    form: o,
    title: r(`release.title`, { line: B(e, r) }),
    confirm: r(`release.confirm`),
    onClose: n,
    children: [
      (0, Z.jsx)(H, { line: e, words: `partner-payouts` }),
      (0, Z.jsx)(i, { sx: { mt: 4 }, children: r(`release.text`, s) }),
      (0, Z.jsxs)(t, {
        sx: { display: `grid`, gap: 4, mt: 4 },
        children: [
          (0, Z.jsx)(P, { name: `gross`, label: r(`answer.gross`), help: r(`release.grossHelp`), optional: !0 }),
          (0, Z.jsx)(F, {
            name: `reason`,
            label: r(`release.reason`),
            help: r(`takeBack.help`),
            messages: { 'rules:required': r(`release.empty`) },
            rows: 3,
            input: { maxLength: D },
          }),
        ],
      }),
    ],
  })
}
function Rt({ line: e, onClose: n }) {
  let { t: r } = d([`partner-payouts`, `partner-reports`, `common`], { nsMode: `fallback` }),
    a = Ae(e.payout_id),
    o = z(`takeBackPayout`, de, {
      start: { reason: `` },
      body: ({ reason: e }) => ({ reason: e.trim() }),
      send: ({ reason: e }) => a.mutateAsync(e),
      done: () => {
        ;(_.success(r(`takeBack.done`)), n())
      },
      failureIn: `form`,
    })
  return (0, Z.jsxs)(L, {
    form: o,
    title: r(`takeBack.title`, { line: B(e, r) }),
    confirm: r(`takeBack.confirm`),
    grave: !0,
    onClose: n,
    children: [
      (0, Z.jsx)(H, { line: e, words: `partner-payouts` }),
      (0, Z.jsx)(i, { sx: { mt: 4 }, children: r(e.approved_at === null ? `takeBack.open` : `takeBack.settled`) }),
      (0, Z.jsx)(t, {
        sx: { display: `grid`, mt: 4 },
        children: (0, Z.jsx)(F, {
          name: `reason`,
          label: r(`takeBack.reason`),
          help: r(`takeBack.help`),
          messages: { 'rules:required': r(`takeBack.empty`) },
          rows: 3,
          input: { maxLength: D },
        }),
      }),
    ],
  })
}
var zt = { prefix: `lines-`, sortable: ue, sort: { key: `disbursed_at`, direction: `desc` } },
  Bt = ({ kind: e, is_taken_back: t }) => (e === `disbursal` || e === `reward`) && !t
function Vt({ partnerId: e, month: n, name: r }) {
  let { t: a } = d([`partner-payouts`, `partner-reports`], { nsMode: `fallback` }),
    o = qe(zt),
    c = Oe(e, n, ce(o.view)),
    [l, u] = (0, X.useState)(null),
    f = () => u(null),
    h = l && Ut[l.to],
    g = [
      { key: `line`, header: a(`lines.line`), names: !0, minWidth: 140, cell: (e) => B(e, a) },
      { key: `lender`, header: a(`column.lender`), minWidth: 120, cell: ({ lender: e }) => e ?? a(`none`) },
      {
        key: `disbursed_amount`,
        header: a(`column.disbursed_amount`),
        sortable: !0,
        align: `right`,
        cell: ({ disbursed_amount: e }) => p(e),
      },
      { key: `gross`, header: a(`lines.gross`), align: `right`, cell: ({ gross: e }) => m(e) },
      { key: `net`, header: a(`lines.net`), sortable: !0, align: `right`, cell: ({ net: e }) => m(e) },
      {
        key: `status`,
        header: a(`column.status`),
        cell: ({ status: e, dispute: n, is_taken_back: r, is_corrected: o, is_held: s }) =>
          (0, Z.jsxs)(t, {
            sx: { display: `grid`, gap: 1, justifyItems: `start` },
            children: [
              (0, Z.jsx)(et, { status: e }),
              s && (0, Z.jsx)(i, { variant: `caption`, children: a(`held`) }),
              o && (0, Z.jsx)(i, { variant: `caption`, children: a(`wasCorrected`) }),
              r && (0, Z.jsx)(i, { variant: `caption`, children: a(`wasTakenBack`) }),
              n && (0, Z.jsx)(i, { variant: `caption`, children: a(`lines.dispute.${n.status}`) }),
            ],
          }),
      },
      {
        key: `disbursed_at`,
        header: a(`column.date`),
        sortable: !0,
        minWidth: 110,
        cell: ({ disbursed_at: e }) => (0, Z.jsx)(`time`, { dateTime: e, children: A(e) }),
      },
      {
        key: `actions`,
        header: a(`lines.actions`),
        minWidth: 170,
        cell: (e) =>
          (0, Z.jsxs)(t, {
            sx: { display: `flex`, flexWrap: `wrap`, gap: 1 },
            children: [
              (0, Z.jsx)(s, {
                size: `small`,
                variant: `text`,
                'aria-label': a(`lines.explainOf`, { line: B(e, a) }),
                onClick: () => u({ line: e, to: `explain` }),
                children: a(`lines.explain`),
              }),
              e.is_held &&
                (0, Z.jsx)(s, {
                  size: `small`,
                  variant: `text`,
                  'aria-label': a(`release.openOf`, { line: B(e, a) }),
                  onClick: () => u({ line: e, to: `release` }),
                  children: a(`release.open`),
                }),
              Bt(e) &&
                (0, Z.jsx)(s, {
                  size: `small`,
                  variant: `text`,
                  color: `error`,
                  'aria-label': a(`lines.takeBackOf`, { line: B(e, a) }),
                  onClick: () => u({ line: e, to: `takeBack` }),
                  children: a(`takeBack.confirm`),
                }),
            ],
          }),
      },
    ]
  return (0, Z.jsxs)(Z.Fragment, {
    children: [
      (0, Z.jsx)(ne, {
        name: `partner-payout-lines`,
        label: a(`lines.label`, { month: r }),
        columns: g,
        state: o,
        source: Je(c, o.view),
        rowKey: ({ payout_id: e }) => e,
        failed: a(`lines.failed`),
        empty: (0, Z.jsx)(i, { children: a(`lines.none`) }),
      }),
      l && h && (0, Z.jsx)(h, { line: l.line, onClose: f }),
    ],
  })
}
function Ht({ line: e, onClose: t }) {
  let { t: n } = d([`partner-payouts`, `partner-reports`, `common`], { nsMode: `fallback` }),
    r = (0, X.useId)()
  return (0, Z.jsxs)(Ve, {
    open: !0,
    onClose: t,
    'aria-labelledby': `${r}-title`,
    fullWidth: !0,
    maxWidth: `sm`,
    children: [
      (0, Z.jsx)(Ue, { id: `${r}-title`, children: n(`explain.title`, { line: B(e, n) }) }),
      (0, Z.jsx)(He, { children: (0, Z.jsx)(H, { line: e, words: `partner-payouts` }) }),
      (0, Z.jsx)(We, { children: (0, Z.jsx)(s, { variant: `outlined`, onClick: t, children: n(`common:close`) }) }),
    ],
  })
}
var Ut = { explain: Ht, takeBack: Rt, release: Lt }
function Wt({ payment: e, utr: n, onClose: r }) {
  let { t: a } = d(`partner-payouts`),
    { day: o, amount: s } = e,
    c = z(`reversePayment`, le, {
      start: { day: ``, reason: `` },
      body: ({ day: e, reason: t }) => ({ day: e, reason: t.trim() }),
      check: ({ day: e }) => ({ day: (e !== `` && he(e, o, _e(new Date()))) || void 0 }),
      send: ze(e.payment_id).mutateAsync,
      done: () => {
        ;(_.success(a(`reverse.done`)), r())
      },
      failureIn: `form`,
    })
  return (0, Z.jsxs)(L, {
    form: c,
    title: a(`reverse.title`, { utr: n }),
    confirm: a(`reverse.open`),
    grave: !0,
    onClose: r,
    children: [
      (0, Z.jsx)(i, { children: a(`reverse.text`, { amount: m(s), day: A(o) }) }),
      (0, Z.jsxs)(t, {
        sx: { display: `grid`, gap: 4, mt: 4 },
        children: [
          (0, Z.jsx)(F, { name: `day`, label: a(`reverse.day`), input: { type: `date` } }),
          (0, Z.jsx)(F, {
            name: `reason`,
            label: a(`reverse.reason`),
            help: a(`reverse.help`),
            messages: { 'rules:required': a(`reverse.empty`) },
            rows: 3,
            input: { maxLength: D },
          }),
        ],
      }),
    ],
  })
}
function Gt({ partnerId: e, statement: r, open: a, onToggle: c }) {
  let { t: l } = d(`partner-payouts`),
    [f, p] = (0, X.useState)(!1),
    [h, g] = (0, X.useState)(null),
    _ = (0, X.useId)(),
    y = j(r.month),
    { net: b, accrued: x, approved: S, paid: w, lines: T } = r,
    E = { lines: r.accrued_lines - r.held_lines, net: x - r.held }
  return (0, Z.jsxs)(t, {
    component: `li`,
    sx: { py: 3, borderBottom: 1, borderColor: `divider` },
    children: [
      (0, Z.jsxs)(t, {
        sx: { display: `flex`, flexWrap: `wrap`, alignItems: `center`, columnGap: 4, rowGap: 2 },
        children: [
          (0, Z.jsx)(i, {
            variant: `subtitle1`,
            component: `h3`,
            id: _,
            sx: { fontWeight: 700, flex: `1 1 130px` },
            children: y,
          }),
          (0, Z.jsx)(t, {
            component: `dl`,
            sx: {
              m: 0,
              flex: `6 1 440px`,
              display: `grid`,
              gap: 3,
              gridTemplateColumns: { xs: `repeat(2, minmax(0, 1fr))`, sm: `repeat(4, minmax(0, 1fr))` },
            },
            children: Object.entries({ accrued: x, approved: S, paid: w, net: b }).map(([e, t]) =>
              (0, Z.jsxs)(
                `div`,
                {
                  children: [
                    (0, Z.jsx)(i, {
                      component: `dt`,
                      variant: `body2`,
                      color: `textSecondary`,
                      children: l(`months.sum.${e === `net` && r.gst !== 0 ? `netGst` : e}`),
                    }),
                    (0, Z.jsx)(i, {
                      component: `dd`,
                      sx: { m: 0, fontVariantNumeric: `tabular-nums`, overflowWrap: `anywhere` },
                      children: m(t),
                    }),
                  ],
                },
                e,
              ),
            ),
          }),
          (0, Z.jsxs)(t, {
            sx: { display: `flex`, flexWrap: `wrap`, gap: 3, flex: `2 1 290px`, justifyContent: { lg: `flex-end` } },
            children: [
              r.is_over &&
                E.lines > 0 &&
                (0, Z.jsx)(s, {
                  variant: `contained`,
                  size: `small`,
                  sx: { minHeight: 44 },
                  'aria-label': l(`months.approve.buttonOf`, { month: y }),
                  onClick: () => p(!0),
                  children: l(`months.approve.button`),
                }),
              !r.is_over &&
                E.lines > 0 &&
                (0, Z.jsx)(i, {
                  variant: `body2`,
                  sx: { color: `text.secondary`, alignSelf: `center` },
                  children: l(`months.approve.from`, { day: A(ye(`${r.month}-01`, 1)) }),
                }),
              (0, Z.jsx)(s, {
                variant: `outlined`,
                size: `small`,
                sx: { minHeight: 44 },
                'aria-expanded': a,
                'aria-describedby': _,
                onClick: c,
                children: l(a ? `months.hide` : `months.show`, { count: T, number: u(T) }),
              }),
            ],
          }),
        ],
      }),
      r.approved_lines > 0 &&
        (0, Z.jsxs)(i, {
          variant: `body2`,
          sx: { mt: 2, color: `text.secondary` },
          children: [
            l(`months.byRun`),
            ` `,
            (0, Z.jsx)(o, { component: v, to: C(`payment-runs`), children: l(`months.toRuns`) }),
          ],
        }),
      (0, Z.jsx)(tt, {
        statement: r,
        actions: (e, t) =>
          (0, Z.jsx)(s, {
            size: `small`,
            variant: `text`,
            color: `error`,
            'aria-label': l(`reverse.openOf`, { utr: t }),
            onClick: () => g({ payment: e, utr: t }),
            children: l(`reverse.open`),
          }),
      }),
      r.held_lines > 0 &&
        (0, Z.jsx)(n, {
          severity: `warning`,
          sx: { mt: 3 },
          children: l(`months.held`, { count: r.held_lines, number: u(r.held_lines) }),
        }),
      a &&
        (0, Z.jsxs)(t, {
          sx: { mt: 4 },
          children: [
            (0, Z.jsx)(ge, { statement: r, words: `partner-payouts` }),
            (0, Z.jsx)(Vt, { partnerId: e, month: r.month, name: y }),
          ],
        }),
      f && (0, Z.jsx)(Ft, { partnerId: e, month: r.month, waiting: E, onClose: () => p(!1) }),
      h && (0, Z.jsx)(Wt, { ...h, onClose: () => g(null) }),
    ],
  })
}
var Kt = 6
function qt({ partnerId: e }) {
  let { t: n } = d([`partner-payouts`, `common`]),
    r = Fe(e),
    [a, o] = b(),
    [l, u] = (0, X.useState)(!1),
    f = a.get(`month`),
    p = (e) => o((t) => ve(t, { 'lines-page': null, month: e }), { replace: !0 }),
    m = ({ month: e, accrued_lines: t, approved_lines: n }, r) => l || r < Kt || e === f || t + n > 0
  return (0, Z.jsx)(O, {
    query: r,
    failed: n(`months.failed`),
    space: `mt12`,
    waiting: (0, Z.jsx)(c, {
      variant: `rounded`,
      height: 120,
      role: `status`,
      'aria-label': n(`common:loading`),
      sx: { mt: 3 },
    }),
    empty: (0, Z.jsx)(i, { sx: { mt: 2 }, children: n(`months.none`) }),
    children: (r) =>
      (0, Z.jsxs)(Z.Fragment, {
        children: [
          (0, Z.jsx)(t, {
            component: `ul`,
            sx: { listStyle: `none`, m: 0, mt: 2, p: 0 },
            children: r.filter(m).map((t) =>
              (0, Z.jsx)(
                Gt,
                {
                  partnerId: e,
                  statement: t,
                  open: f === t.month,
                  onToggle: () => p(f === t.month ? null : t.month),
                },
                t.month,
              ),
            ),
          }),
          r.filter(m).length < r.length &&
            (0, Z.jsx)(s, {
              variant: `text`,
              sx: { mt: 3 },
              onClick: () => u(!0),
              children: n(`months.all`, { count: r.length }),
            }),
        ],
      }),
  })
}
function Jt() {
  let { id: e = `` } = S(),
    { t } = d([`partners-admin`, `staff-titles`]),
    n = Ce(e),
    { data: r } = n
  return (
    y(r?.name),
    (0, Z.jsxs)(Z.Fragment, {
      children: [
        (0, Z.jsx)(o, { component: v, to: C(`partners`), children: t(`back`) }),
        (0, Z.jsx)(`div`, {
          className: `mt8`,
          children: (0, Z.jsx)(rt, { children: r?.name ?? t(`staff-titles:partnerEdit`) }),
        }),
        (0, Z.jsx)(O, {
          query: n,
          failed: t(`failedOne`),
          space: `mt20`,
          waiting: (0, Z.jsx)(c, { variant: `rounded`, height: 320, sx: { mt: 5 } }),
          children: (e) => (0, Z.jsx)(Xt, { partner: e }, e.id),
        }),
      ],
    })
  )
}
var Yt = [`terms`, `steps`, `payouts`, `brand`, `people`]
function Xt({ partner: e }) {
  let { t: n } = d(`partners-admin`)
  return (0, Z.jsxs)(Z.Fragment, {
    children: [
      (0, Z.jsx)($e, {
        tabs: Yt,
        label: e.name,
        nameOf: (e) => n(`tabs.${e}`),
        children: (n) => (0, Z.jsx)(t, { sx: Zt, children: (0, Z.jsx)(Qt, { tab: n, partner: e }) }),
      }),
      (0, Z.jsx)(a, {
        variant: `outlined`,
        sx: { p: 5, mt: 5 },
        children: (0, Z.jsx)(w, { object: `partner:${e.id}` }),
      }),
    ],
  })
}
var Zt = {
  display: `grid`,
  gap: 5,
  alignItems: `start`,
  gridTemplateColumns: { xs: `minmax(0, 1fr)`, lg: `repeat(2, minmax(0, 1fr))` },
}
function Qt({ tab: e, partner: t }) {
  let { t: n } = d([`partners-admin`, `partner-payouts`, `partner-evidence`, `partner-standing`, `brand-studio`])
  switch (e) {
    case `terms`:
      return (0, Z.jsxs)(Z.Fragment, {
        children: [
          (0, Z.jsx)($, { title: n(`partner-standing:title`), wide: !0, children: (0, Z.jsx)(st, { partner: t }) }),
          (0, Z.jsx)(a, { variant: `outlined`, sx: { p: 5 }, children: (0, Z.jsx)(E, { partner: t }) }),
          (0, Z.jsx)(a, { variant: `outlined`, sx: { p: 5 }, children: (0, Z.jsx)(ee, { partner: t }) }),
        ],
      })
    case `steps`:
      return (0, Z.jsx)($, {
        title: n(`partner-evidence:title`),
        wide: !0,
        children: (0, Z.jsx)(ut, { partnerId: t.id }),
      })
    case `payouts`:
      return (0, Z.jsxs)(Z.Fragment, {
        children: [
          (0, Z.jsx)($, { title: n(`partner-payouts:title`), wide: !0, children: (0, Z.jsx)(qt, { partnerId: t.id }) }),
          (0, Z.jsx)($, {
            title: n(`partner-payouts:lower.title`),
            wide: !0,
            children: (0, Z.jsx)(Pt, { partnerId: t.id }),
          }),
        ],
      })
    case `brand`:
      return (0, Z.jsxs)(Z.Fragment, {
        children: [
          (0, Z.jsx)($, {
            title: n(`brand-studio:title`),
            wide: !0,
            children: (0, Z.jsx)(oe, { of: { partnerId: t.id } }),
          }),
          (0, Z.jsx)($, { title: n(`hosts.title`), children: (0, Z.jsx)(ht, { partner: t }) }),
          (0, Z.jsxs)($, {
            title: n(`funnel.title`),
            children: [(0, Z.jsx)(i, { sx: { mt: 2 }, children: n(`funnel.lead`) }), (0, Z.jsx)(dt, { partner: t })],
          }),
        ],
      })
    case `people`:
      return (0, Z.jsx)($, { title: n(`users.title`), wide: !0, children: (0, Z.jsx)(yt, { partnerId: t.id }) })
  }
}
function $({ title: e, wide: t = !1, children: n }) {
  let r = (0, X.useId)()
  return (0, Z.jsxs)(a, {
    component: `section`,
    variant: `outlined`,
    'aria-labelledby': r,
    sx: { p: 5, minWidth: 0, ...(t && { gridColumn: `1 / -1` }) },
    children: [(0, Z.jsx)(i, { variant: `h4`, component: `h2`, id: r, children: e }), n],
  })
}
export { Jt as PartnerEditPage }
