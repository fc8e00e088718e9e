import { c as K } from './common-fields-Dur8Hai4.js'
import { i as W, t as G } from './common-form-E0SH5PGy.js'
import {
  Ct as z,
  St as B,
  X as Re,
  Z as ze,
  mt as V,
  nt as H,
  pt as Be,
  q as U,
  tt as Ve,
  wt as He,
} from './common-schema-TiEP0qb9.js'
import { E as ce, T as le, ct as ue, t as de, w as fe } from './desks-BwPV_Ml3.js'
import { Jt as We, Yt as Ge, h as Ke, v as qe } from './desks-form-BT5SDwL6.js'
import {
  Bn as n,
  Cn as r,
  Di as i,
  Dr as a,
  En as o,
  Er as s,
  Fr as c,
  Hn as l,
  Ht as u,
  Mr as d,
  Mt as f,
  Pt as p,
  Rt as m,
  Vt as h,
  Xi as g,
  Zi as ee,
  da as te,
  kr as _,
  l as ne,
  ot as re,
  pr as v,
  s as y,
  sa as ie,
  si as b,
  tn as ae,
  u as oe,
} from './first-CL_AHFyg.js'
import { r as se } from './index-DgFpoVLQ.js'
import {
  T as ke,
  a as L,
  c as Ae,
  i as je,
  l as Me,
  n as Ne,
  o as Pe,
  r as R,
  s as Fe,
  t as Ie,
  u as Le,
} from './office-0J8ZDQL6.js'
import { t as Ue } from './office-more-cy0REuhu.js'
import { K as Te, N as I, o as Ee, u as De, x as Oe } from './parts-Clelj3dw.js'
import { n as e, r as t } from './rolldown-runtime-XKyaHtl9.js'
import {
  Z as x,
  dn as S,
  gt as pe,
  ht as C,
  in as w,
  ln as me,
  mn as T,
  n as he,
  pn as ge,
  tt as _e,
} from './signed-in-DHQU3WVe.js'
import {
  At as ve,
  Dt as ye,
  It as be,
  Lt as xe,
  U as E,
  W as D,
  _ as Se,
  f as O,
  ft as k,
  h as A,
  n as j,
  nt as Ce,
  o as M,
  p as N,
  t as P,
  xt as F,
  yt as we,
} from './theme-CBDEJsnh.js'
var q = t(te(), 1),
  J = l(),
  Y = (e) => (/[@a-z]/i.test(e) ? { email: e.trim() } : { mobile: re(e) })
function Je(e) {
  let t = Y(e)
  return `email` in t
    ? oe(t.email)
      ? void 0
      : (ne(t.email) ?? `rules:email.invalid`)
    : t.mobile === ``
      ? `rules:contact.invalid`
      : y(t.mobile)
        ? void 0
        : `rules:phone.invalid`
}
function Ye({ first: e }) {
  let { t } = c([`partner-offering`, `products`]),
    n = (0, q.useId)(),
    r = Ae(),
    i = G(`inspectLead`, Ke, {
      start: { contact: ``, kind: e },
      body: ({ contact: e, kind: t }) => ({ ...Y(e), product_type: L(t) }),
      check: ({ contact: e }) => ({ contact: Je(e) }),
      send: r.mutateAsync,
      failureIn: `form`,
    }),
    { subscribe: a } = i.hands,
    { reset: o } = r
  return (
    (0, q.useEffect)(() => a({ formState: { values: !0 }, callback: ({ type: e }) => e === `change` && o() }), [o, a]),
    (0, J.jsxs)(j, {
      component: `section`,
      variant: `outlined`,
      'aria-labelledby': n,
      sx: { p: { xs: 4, sm: 5 } },
      children: [
        (0, J.jsx)(A, { variant: `h4`, component: `h2`, id: n, children: t(`inspector.title`) }),
        (0, J.jsx)(A, { variant: `body2`, sx: { color: `text.secondary`, mt: 1 }, children: t(`inspector.help`) }),
        (0, J.jsxs)(E, {
          component: W,
          form: i,
          prefix: `field-inspect`,
          sx: {
            display: `grid`,
            gap: 4,
            mt: 4,
            alignItems: `start`,
            gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, 200px), 1fr))`,
          },
          children: [
            (0, J.jsx)(K, {
              name: `contact`,
              label: t(`inspector.contact`),
              input: { inputMode: `email`, autoComplete: `off`, autoCapitalize: `none`, spellCheck: !1 },
            }),
            (0, J.jsx)(Ge, {
              name: `kind`,
              label: t(`inspector.product`),
              choices: Ie.map((e) => ({ id: e, value: t(`products:kinds.${e}.name`) })),
            }),
            (0, J.jsx)(N, {
              type: `submit`,
              variant: `outlined`,
              'aria-busy': i.busy,
              sx: { mt: { sm: 7 } },
              children: i.busy ? t(`inspector.busy`) : t(`inspector.submit`),
            }),
          ],
        }),
        (0, J.jsxs)(E, {
          role: `status`,
          children: [
            r.data && (0, J.jsx)(Ze, { inspection: r.data }),
            r.error && (0, J.jsx)(O, { severity: `error`, role: `presentation`, sx: { mt: 4 }, children: m(r.error) }),
          ],
        }),
      ],
    })
  )
}
var Xe = { yours: `success`, not_yours: `warning`, none: `info` }
function Ze({ inspection: e }) {
  let { t } = c(`partner-offering`),
    { verdict: n, reasons: r, reference: i, held_until: a, touches: o } = e,
    s = a === null ? `` : C(a)
  return (0, J.jsxs)(O, {
    severity: Xe[n],
    role: `presentation`,
    sx: { mt: 4 },
    children: [
      (0, J.jsx)(A, {
        variant: `subtitle1`,
        component: `p`,
        children: t(`inspector.verdict.${n}`, { reference: i ?? `` }),
      }),
      r.map((e) => (0, J.jsx)(A, { variant: `body2`, children: t(`inspector.reason.${e}`, { until: s }) }, e)),
      o.length > 0 &&
        (0, J.jsxs)(J.Fragment, {
          children: [
            (0, J.jsx)(A, { variant: `subtitle2`, component: `p`, sx: { mt: 3 }, children: t(`inspector.touches`) }),
            (0, J.jsx)(E, {
              component: `ul`,
              sx: { m: 0, pl: 5 },
              children: o.map(({ at: e, channel: n, label: r }) =>
                (0, J.jsx)(
                  A,
                  {
                    component: `li`,
                    variant: `body2`,
                    children: t(r ? `inspector.touchNamed` : `inspector.touch`, {
                      when: pe(e),
                      channel: t(`inspector.channel.${n}`),
                      name: r ?? ``,
                    }),
                  },
                  `${e} ${n}`,
                ),
              ),
            }),
          ],
        }),
    ],
  })
}
function Qe({ product: e, onMade: t }) {
  return !v(({ masquerade: e, partner: t }) => e === null && t?.rights.includes(`marketing`) === !0) || !e
    ? null
    : (0, J.jsx)($e, { product: e, onMade: t })
}
function $e({ product: e, onMade: t }) {
  let { t: n } = c(`partner-offering`),
    r = Pe(e),
    i = G(`createTrackingLink`, qe, {
      start: { label: `` },
      body: ({ label: t }) => ({ product_type: e, label: V(t) }),
      check: ({ label: e }) => ({ label: V(e) === `` ? n(`make.empty`) : void 0 }),
      send: ({ label: e }) => r.mutateAsync(e),
      done: (e) => {
        ;(i.hands.reset(), t(e.link_id), h.success(n(`make.done`)))
      },
    })
  return (0, J.jsxs)(E, {
    component: W,
    form: i,
    prefix: `field-link`,
    sx: { mt: 5 },
    children: [
      (0, J.jsx)(K, {
        name: `label`,
        label: n(`make.name`),
        help: n(`make.help`),
        input: { autoComplete: `off`, maxLength: 40 },
      }),
      (0, J.jsx)(N, {
        type: `submit`,
        variant: `outlined`,
        'aria-busy': i.busy,
        sx: { mt: 3 },
        children: n(`make.submit`),
      }),
    ],
  })
}
function et({ url: e, kind: t, loan: r, onClose: i }) {
  let { t: a } = c([`partner-offering`, `partner-marketing`, `products`]),
    o = Me(),
    s = v((e) => e.partner?.name ?? ``),
    l = { brand: o?.name ?? ``, partner: s, min: r ? _(r.apr_min) : ``, max: r ? _(r.apr_max) : `` },
    u = t === `cards` || t === `insurance` ? t : `loan`
  return (0, J.jsx)(de, {
    title: a(`poster.title`),
    unready: !o,
    onClose: i,
    children: (0, J.jsxs)(E, {
      sx: { textAlign: `center`, p: { xs: 2, sm: 5 } },
      children: [
        (0, J.jsx)(E, {
          sx: { display: `flex`, justifyContent: `center` },
          children: o && (0, J.jsx)(n, { brand: o, children: (0, J.jsx)(ae, { coBrand: !0 }) }),
        }),
        (0, J.jsx)(A, { variant: `h2`, component: `p`, sx: { mt: 4 }, children: a(`products:kinds.${t}.name`) }),
        (0, J.jsx)(A, { sx: { mt: 2 }, children: a(`poster.free`) }),
        (0, J.jsx)(E, {
          sx: { width: `min(100%, 300px)`, mx: `auto`, mt: 4, '@media print': { width: `110mm` } },
          children: (0, J.jsx)(fe, { text: e, label: a(`qr.label`, { link: e }), failed: a(`qr.failed`) }),
        }),
        (0, J.jsx)(A, { variant: `h4`, component: `p`, children: a(`poster.scan`) }),
        (0, J.jsx)(A, { variant: `body2`, sx: { mt: 1, overflowWrap: `anywhere` }, children: e }),
        (0, J.jsx)(A, { variant: `subtitle1`, component: `p`, sx: { mt: 4 }, children: s }),
        (0, J.jsxs)(A, {
          variant: `body2`,
          sx: { mt: 4 },
          children: [
            a(`partner-marketing:lock.who`, l),
            ` `,
            a(`partner-marketing:lock.${u}`, l),
            ` `,
            a(`poster.never`),
          ],
        }),
      ],
    }),
  })
}
function tt({ link: e, kind: t, loan: n }) {
  let { t: r } = c(`partner-offering`),
    [i, a] = (0, q.useState)(!1),
    o = ke(e, `qr`),
    { data: s } = le(o)
  return (0, J.jsxs)(j, {
    variant: `outlined`,
    sx: { p: 4, alignSelf: `start`, textAlign: `center`, maxWidth: 280, justifySelf: `center` },
    children: [
      (0, J.jsx)(fe, { text: o, label: r(`qr.label`, { link: o }), failed: r(`qr.failed`) }),
      (0, J.jsx)(A, { variant: `body2`, sx: { color: `text.secondary`, my: 3 }, children: r(`qr.caption`) }),
      (0, J.jsx)(N, {
        fullWidth: !0,
        variant: `outlined`,
        'aria-disabled': !s,
        onClick: () => s && ce(s, `qr-${e.code}.png`),
        children: r(`qr.png`),
      }),
      (0, J.jsx)(N, {
        fullWidth: !0,
        variant: `outlined`,
        onClick: () => a(!0),
        sx: { mt: 2 },
        children: r(`qr.poster`),
      }),
      i && (0, J.jsx)(et, { url: o, kind: t, loan: n, onClose: () => a(!1) }),
    ],
  })
}
var nt = ({ label: e, stopped_by: t }) => e === `` && t === `staff`
function rt({ kind: e, loan: t, query: n }) {
  let { t: r } = c(`partner-offering`),
    [i, a] = (0, q.useState)(null),
    o = (n.data ?? []).filter(({ disabled_at: e }) => e === null),
    s = o.find(({ link_id: e }) => e === i) ?? o.find(({ label: e }) => e === ``) ?? o[0]
  return (0, J.jsx)(j, {
    component: `section`,
    variant: `outlined`,
    sx: { p: { xs: 4, sm: 5 } },
    children: (0, J.jsx)(x, {
      query: n,
      failed: r(`link.failed`),
      waiting: (0, J.jsx)(P, { variant: `rounded`, height: 320 }),
      children: () =>
        (0, J.jsxs)(E, {
          sx: { display: `grid`, gap: 5, gridTemplateColumns: { xs: `minmax(0, 1fr)`, sm: `minmax(0, 1fr) 216px` } },
          children: [
            (0, J.jsxs)(E, {
              sx: { minWidth: 0 },
              children: [
                (0, J.jsx)(A, { variant: `h4`, component: `h2`, children: r(`link.title`) }),
                (0, J.jsxs)(A, {
                  variant: `body2`,
                  sx: { color: `text.secondary`, mt: 1, mb: 4 },
                  children: [r(`link.help`), ` `, r(`link.named`, { days: 7 })],
                }),
                s
                  ? (0, J.jsxs)(J.Fragment, {
                      children: [
                        o.length > 1 &&
                          (0, J.jsx)(E, {
                            sx: { mb: 4 },
                            children: (0, J.jsx)(I, {
                              id: `field-which-link`,
                              label: r(`link.which`),
                              children: () =>
                                (0, J.jsx)(Oe, {
                                  native: !0,
                                  value: s.link_id,
                                  onChange: (e) => a(Number(e.target.value)),
                                  inputProps: { id: `field-which-link` },
                                  children: o.map(({ link_id: e, label: t }) =>
                                    (0, J.jsx)(`option`, { value: e, children: t || r(`link.usual`) }, e),
                                  ),
                                }),
                            }),
                          }),
                        (0, J.jsx)(Ue, { link: s, kind: e }),
                      ],
                    })
                  : (0, J.jsx)(O, {
                      severity: `info`,
                      children: r(n.data?.some(nt) === !0 ? `link.stopped` : `link.masquerade`),
                    }),
                (0, J.jsx)(Qe, { product: s?.product_type, onMade: a }),
              ],
            }),
            s && (0, J.jsx)(tt, { link: s, kind: e, loan: t }),
          ],
        }),
    }),
  })
}
var it = ({ percent_max: e, flat_max: t }) => (e ?? 0) > 0 || (t ?? 0) > 0
function X(e, t) {
  if (t.flat_max === null) return e(`earn.hidden`)
  let n = at(e, t),
    r = ot(e, t)
  return n && r ? e(`earn.and`, { share: n, each: r }) : n || r || e(`earn.none`)
}
function at(e, { percent_min: t, percent_max: n }) {
  return t === null || n === null || n === 0
    ? ``
    : t === n
      ? e(`earn.share`, { percent: _(n) })
      : e(`earn.shareRange`, { min: _(t), max: _(n) })
}
function ot(e, { flat_min: t, flat_max: n }) {
  return t === null || n === null || n === 0
    ? ``
    : t === n
      ? e(`earn.each`, { amount: d(n) })
      : e(`earn.eachRange`, { min: d(t), max: d(n) })
}
var st = (e, t, n) => (t === n ? n : e(`earn.range`, { min: t, max: n }))
function Z({ kind: e, size: t }) {
  return (0, J.jsx)(E, {
    sx: (e) => ({
      flex: `none`,
      '& .spot': {
        display: `grid`,
        placeItems: `center`,
        width: t,
        height: t,
        borderRadius: `12px`,
        bgcolor: e.vars.palette.brand.tint100,
      },
      '& svg': { width: `75%`, height: `75%` },
    }),
    children: (0, J.jsx)(f, { kind: e }),
  })
}
var ct = { cards: `banks`, insurance: `insurers` }
function lt({ offering: e }) {
  let { t } = c([`partner-offering`, `products`, `common`]),
    n = R(e.product_type),
    { loan: r, example: i } = e,
    o = r
      ? t(`loan`, {
          from: d(r.amount_min),
          to: d(r.amount_max),
          rateFrom: _(r.rate_min),
          rateTo: _(r.rate_max),
          months: a(r.term_max, t),
        })
      : n === `cards` || n === `insurance`
        ? t(n)
        : ``,
    l = n === `cards` || n === `insurance` ? ct[n] : `lenders`,
    u = [
      { term: t(`earn.title`), value: X(t, e) },
      ...(i ? [{ term: t(`earn.on`, { amount: d(i.amount) }), value: st(t, d(i.min), d(i.max)) }] : []),
      { term: t(`earn.${l}`), value: s(e.providers) },
    ]
  return (0, J.jsxs)(j, {
    component: `section`,
    variant: `outlined`,
    sx: { p: { xs: 4, sm: 5 } },
    children: [
      (0, J.jsxs)(E, {
        sx: { display: `flex`, gap: 4, alignItems: `center` },
        children: [
          (0, J.jsx)(Z, { kind: n, size: 64 }),
          (0, J.jsxs)(E, {
            sx: { minWidth: 0 },
            children: [
              (0, J.jsx)(A, { variant: `h3`, component: `h2`, children: t(`products:kinds.${n}.name`) }),
              (0, J.jsx)(A, { variant: `body2`, sx: { color: `text.secondary`, mt: 1 }, children: o }),
            ],
          }),
        ],
      }),
      (0, J.jsx)(De, { sx: { my: 4 } }),
      (0, J.jsx)(E, {
        component: `dl`,
        sx: { m: 0, display: `flex`, flexWrap: `wrap`, gap: 4, justifyContent: `space-between` },
        children: u.map(({ term: e, value: t }) =>
          (0, J.jsxs)(
            E,
            {
              sx: { minWidth: 0 },
              children: [
                (0, J.jsx)(A, { component: `dt`, variant: `body2`, sx: { color: `text.secondary` }, children: e }),
                (0, J.jsx)(A, { component: `dd`, variant: `h3`, sx: { m: 0 }, children: t }),
              ],
            },
            e,
          ),
        ),
      }),
      it(e) && (0, J.jsx)(A, { variant: `body2`, sx: { color: `text.secondary`, mt: 4 }, children: t(`earn.before`) }),
    ],
  })
}
function ut({ offering: e }) {
  let { t } = c(`partner-offering`),
    { loan: n, product_type: a } = e,
    s = o(a) && r[a].score,
    l = n
      ? [
          t(`needs.age`, { from: n.age_min, to: n.age_max }),
          ...(s ? [t(`needs.income`, { amount: d(n.income_min) })] : []),
          ...(s ? [n.score_min === null ? t(`needs.noScore`) : t(`needs.score`, { score: n.score_min })] : []),
          t(`needs.papers`),
        ]
      : i[a].answeredBy === `bank`
        ? [t(`needs.cardsWho`), t(`needs.secured`)]
        : [t(`needs.insuranceWho`), t(`needs.insuranceHonest`)],
    u = [
      { title: t(`needs.title`), lines: l, never: null },
      { title: t(`fair.title`), lines: [t(`fair.cost`), t(`fair.lender`)], never: t(`fair.never`) },
    ]
  return (0, J.jsx)(E, {
    sx: { display: `grid`, gap: 4, gridTemplateColumns: { xs: `minmax(0, 1fr)`, lg: `repeat(2, minmax(0, 1fr))` } },
    children: u.map(({ title: e, lines: t, never: n }) =>
      (0, J.jsxs)(
        j,
        {
          component: `section`,
          variant: `outlined`,
          sx: { p: { xs: 4, sm: 5 } },
          children: [
            (0, J.jsx)(A, { variant: `h4`, component: `h2`, children: e }),
            (0, J.jsxs)(E, {
              component: `ul`,
              sx: { listStyle: `none`, m: 0, mt: 3, p: 0, display: `grid`, gap: 2 },
              children: [
                t.map((e) => (0, J.jsx)(dt, { text: e, good: !0 }, e)),
                n && (0, J.jsx)(dt, { text: n, good: !1 }),
              ],
            }),
          ],
        },
        e,
      ),
    ),
  })
}
function dt({ text: e, good: t }) {
  return (0, J.jsxs)(A, {
    component: `li`,
    variant: `body2`,
    sx: { display: `flex`, gap: 2 },
    children: [
      (0, J.jsx)(E, {
        sx: { flex: `none`, color: t ? `success.main` : `error.main` },
        children: (0, J.jsx)(p, { name: t ? `check` : `close`, size: 20 }),
      }),
      e,
    ],
  })
}
function ft({ query: e }) {
  let { t } = c(`partner-offering`),
    n = v((e) => e.masquerade !== null),
    r = v((e) => e.partner?.rights.includes(`marketing`) === !0),
    [i, a] = (0, q.useState)(null),
    o = Fe(),
    s = ({ link_id: e }) =>
      o.mutate(e, { onSuccess: () => h.success(t(`own.stopDone`)), onError: (e) => u(e), onSettled: () => a(null) }),
    l = (e) => [
      ...(e.some(({ clicks: e }) => e === null) ? [t(`own.noCounts`)] : []),
      ...(e.length > 0 && !r && !n ? [t(`own.noStop`)] : []),
    ]
  return (0, J.jsxs)(j, {
    component: `section`,
    variant: `outlined`,
    sx: { p: { xs: 4, sm: 5 } },
    children: [
      (0, J.jsx)(A, { variant: `h4`, component: `h2`, children: t(`own.title`) }),
      (0, J.jsx)(x, {
        query: e,
        failed: t(`own.failed`),
        space: `mt12`,
        waiting: null,
        empty: (0, J.jsx)(A, { sx: { mt: 3 }, children: t(`own.none`) }),
        children: (e) =>
          (0, J.jsxs)(J.Fragment, {
            children: [
              l(e).map((e) =>
                (0, J.jsx)(A, { variant: `body2`, sx: { color: `text.secondary`, mt: 2 }, children: e }, e),
              ),
              (0, J.jsx)(E, {
                component: `ul`,
                sx: { listStyle: `none`, m: 0, mt: 2, p: 0, '& > li + li': { borderTop: 1, borderColor: `divider` } },
                children: e.map((e) => (0, J.jsx)(pt, { link: e, mayStop: r && !n, onStop: a }, e.link_id)),
              }),
            ],
          }),
      }),
      i &&
        (0, J.jsx)(ue, {
          open: !0,
          title: t(`own.stopTitle`),
          text: t(`own.stopText`, { name: i.label || t(`link.usual`) }),
          confirm: t(`own.stopConfirm`),
          busy: o.isPending,
          onConfirm: () => s(i),
          onCancel: () => a(null),
        }),
    ],
  })
}
function pt({ link: e, mayStop: t, onStop: n }) {
  let { t: r } = c(`partner-offering`),
    i = v((e) => e.partner?.rights.includes(`support`) === !0),
    a = e.label || r(`link.usual`)
  return (0, J.jsxs)(E, {
    component: `li`,
    sx: { display: `flex`, flexWrap: `wrap`, gap: 3, py: 3, alignItems: `center` },
    children: [
      (0, J.jsxs)(E, {
        sx: { flex: `1 1 200px`, minWidth: 0 },
        children: [
          (0, J.jsx)(A, { variant: `subtitle1`, component: `p`, sx: { overflowWrap: `anywhere` }, children: a }),
          (0, J.jsx)(A, {
            variant: `body2`,
            sx: { color: `text.secondary` },
            children: r(`own.made`, { date: C(e.created_at) }),
          }),
          e.stopped_by === `staff` &&
            e.disabled_at !== null &&
            (0, J.jsxs)(A, {
              variant: `body2`,
              sx: { mt: 1, overflowWrap: `anywhere` },
              children: [
                r(`own.stoppedByUs`, { date: C(e.disabled_at), reason: e.stopped_reason ?? `` }),
                ` `,
                i && (0, J.jsx)(M, { component: g, to: b(`generalQuery`), children: r(`own.askUs`) }),
              ],
            }),
        ],
      }),
      e.clicks !== null &&
        e.leads !== null &&
        (0, J.jsxs)(A, {
          variant: `body2`,
          sx: { minWidth: 150 },
          children: [
            r(`own.clicks`, { count: e.clicks, shown: s(e.clicks) }),
            `, `,
            r(`own.leads`, { count: e.leads, shown: s(e.leads) }),
          ],
        }),
      (0, J.jsx)(E, {
        sx: { minWidth: 96 },
        children:
          e.disabled_at !== null || !t
            ? (0, J.jsx)(A, {
                variant: `body2`,
                sx: { color: `text.secondary` },
                children: r(e.disabled_at === null ? `own.works` : `own.stopped`),
              })
            : (0, J.jsx)(N, {
                size: `small`,
                variant: `outlined`,
                'aria-label': r(`own.stopNamed`, { name: a }),
                onClick: () => n(e),
                children: r(`own.stop`),
              }),
      }),
    ],
  })
}
function mt(e) {
  return xe(`MuiCardActionArea`, e)
}
var Q = be(`MuiCardActionArea`, [`root`, `focusVisible`, `focusHighlight`]),
  ht = (e) => {
    let { classes: t } = e
    return ve({ root: [`root`], focusHighlight: [`focusHighlight`] }, mt, t)
  },
  gt = F(Se, { name: `MuiCardActionArea`, slot: `Root` })(
    k(({ theme: e }) => ({
      display: `block`,
      textAlign: `inherit`,
      borderRadius: `inherit`,
      width: `100%`,
      [`&:hover .${Q.focusHighlight}`]: {
        opacity: (e.vars || e).palette.action.hoverOpacity,
        '@media (hover: none)': { opacity: 0 },
      },
      ...(e.focusVisible
        ? ye(1)
        : { [`&.${Q.focusVisible} .${Q.focusHighlight}`]: { opacity: (e.vars || e).palette.action.focusOpacity } }),
    })),
  ),
  _t = F(`span`, { name: `MuiCardActionArea`, slot: `FocusHighlight` })(
    k(({ theme: e }) => ({
      overflow: `hidden`,
      pointerEvents: `none`,
      position: `absolute`,
      top: 0,
      right: 0,
      bottom: 0,
      left: 0,
      borderRadius: `inherit`,
      opacity: 0,
      backgroundColor: `currentcolor`,
      ...Ce(e, `opacity`, { duration: e.transitions.duration.short }),
    })),
  ),
  vt = q.forwardRef(function (e, t) {
    let n = we({ props: e, name: `MuiCardActionArea` }),
      { children: r, className: i, focusVisibleClassName: a, slots: o = {}, slotProps: s = {}, ...c } = n,
      l = n,
      u = ht(l),
      d = { slots: o, slotProps: s },
      [f, p] = D(`root`, {
        elementType: gt,
        externalForwardedProps: { ...d, ...c },
        shouldForwardComponentProp: !0,
        ownerState: l,
        ref: t,
        className: T(u.root, i),
        additionalProps: { internalNativeButton: !0, focusVisibleClassName: T(a, u.focusVisible) },
      }),
      [m, h] = D(`focusHighlight`, {
        elementType: _t,
        externalForwardedProps: d,
        ownerState: l,
        className: u.focusHighlight,
      })
    return (0, J.jsxs)(f, { ...p, children: [r, (0, J.jsx)(m, { ...h })] })
  })
function yt({ offerings: e, chosen: t }) {
  let { t: n } = c([`partner-offering`, `products`])
  return e
    ? (0, J.jsx)(E, {
        component: `ul`,
        sx: { listStyle: `none`, m: 0, p: 0, display: `grid`, gap: 2 },
        children: e.map((e) => {
          let r = R(e.product_type),
            i = r === t
          return (0, J.jsx)(
            `li`,
            {
              children: (0, J.jsx)(j, {
                variant: `outlined`,
                sx: (e) => ({
                  borderWidth: 1,
                  ...(i && {
                    borderColor: e.vars.palette.primary.main,
                    boxShadow: `0 0 0 1px ${e.vars.palette.primary.main}`,
                    bgcolor: e.vars.palette.brand.tint50,
                  }),
                }),
                children: (0, J.jsxs)(vt, {
                  component: g,
                  to: je(r),
                  'aria-current': i ? `page` : void 0,
                  sx: { display: `flex`, alignItems: `center`, justifyContent: `flex-start`, gap: 3, p: 3 },
                  children: [
                    (0, J.jsx)(Z, { kind: r, size: 48 }),
                    (0, J.jsxs)(E, {
                      sx: { flex: 1, minWidth: 0 },
                      children: [
                        (0, J.jsx)(A, {
                          variant: `subtitle1`,
                          component: `span`,
                          sx: { display: `block` },
                          children: n(`products:kinds.${r}.name`),
                        }),
                        (0, J.jsx)(A, {
                          variant: `body2`,
                          component: `span`,
                          sx: { display: `block`, color: `text.secondary` },
                          children: X(n, e),
                        }),
                      ],
                    }),
                    (0, J.jsx)(p, { name: `chevronRight`, size: 20 }),
                  ],
                }),
              }),
            },
            r,
          )
        }),
      })
    : (0, J.jsx)(P, { variant: `rounded`, height: 440 })
}
var bt = () => S({ queryKey: [`partner-offering`], queryFn: ({ signal: e }) => w(`listOffering`, { signal: e }) }),
  xt = e({ ProductOfferingPage: () => Ct }),
  St = b(`productOffering`)
function Ct() {
  let { product_id: e } = ie(),
    { t } = c([`partner-offering`, `staff-titles`]),
    n = _e(),
    r = v((e) => e.partner?.rights),
    i = bt(),
    a = Ne(e)
  if (e !== void 0 && a === null) return (0, J.jsx)(ee, { to: St, replace: !0 })
  let o = a ?? (n ? `personal` : null),
    s = (e) => {
      let r = o && e?.find(({ product_type: e }) => e === L(o))
      return (0, J.jsxs)(E, {
        sx: {
          display: `grid`,
          gap: 4,
          alignItems: `start`,
          gridTemplateColumns: n ? `minmax(260px, 340px) minmax(0, 1fr)` : `minmax(0, 1fr)`,
        },
        children: [
          (n || a === null) &&
            (0, J.jsx)(`nav`, { 'aria-label': t(`products`), children: (0, J.jsx)(yt, { offerings: e, chosen: o }) }),
          r && (0, J.jsx)(wt, { kind: o, offering: r }, r.product_type),
        ],
      })
    }
  return (0, J.jsxs)(J.Fragment, {
    children: [
      a !== null &&
        !n &&
        (0, J.jsx)(M, { component: g, to: St, sx: { display: `inline-block`, mb: 2 }, children: t(`all`) }),
      (0, J.jsx)(E, {
        sx: { mb: 5 },
        children: (0, J.jsx)(se, { lead: t(`lead`), children: t(`staff-titles:productOffering`) }),
      }),
      (0, J.jsx)(x, { query: i, failed: t(`failed`), waiting: s(void 0), children: s }),
      r?.includes(`leads`) && (0, J.jsx)(E, { sx: { mt: 4 }, children: (0, J.jsx)(Ye, { first: o ?? `personal` }, o) }),
    ],
  })
}
function wt({ kind: e, offering: t }) {
  let n = Le(t.product_type)
  return (0, J.jsxs)(Ee, {
    spacing: 4,
    sx: { minWidth: 0 },
    children: [
      (0, J.jsx)(lt, { offering: t }),
      (0, J.jsx)(rt, { kind: e, loan: t.loan, query: n }),
      (0, J.jsx)(ut, { offering: t }),
      (0, J.jsx)(ft, { query: n }),
    ],
  })
}
var Tt = [`partner-referrals`],
  Et = () =>
    S({ queryKey: Tt, queryFn: ({ signal: e }) => w(`listReferrals`, { signal: e }), refetchOnMount: `always` })
function Dt() {
  let e = ge()
  return me({
    mutationFn: (e) => w(`createReferral`, { body: e }),
    onSuccess: () => e.invalidateQueries({ queryKey: Tt }),
  })
}
var $ = [`invited`, `applied`, `approved`, `rewarded`],
  Ot = (e) => e.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(e),
  kt = H({
    name: U(Be(120)).matches(/\S/, `rules:required`),
    contact: U(z().test(`contact`, `rules:contact.invalid`, (e) => !e || y(e) || Ot(e))),
    consent: He().oneOf([!0], `rules:consent.missing`).defined(),
  }),
  At = H({
    referral_id: Ve(),
    code: z().matches(he).defined(),
    name: z().defined(),
    contact: z().defined(),
    status: z().oneOf($).defined(),
    reward: B().nullable().defined(),
    created_at: Re(),
  })
H({ reward: B().nullable().defined(), referrals: ze(At) })
var jt = (e) => (/[@a-z]/i.test(e) ? e.trim() : re(e))
function Mt() {
  let { t: e } = c(`partner-referral`),
    t = v((e) => e.masquerade !== null),
    n = v((e) => e.partner?.rights.includes(`marketing`) === !0)
  return (0, J.jsxs)(j, {
    component: `section`,
    variant: `outlined`,
    'aria-labelledby': `invite`,
    sx: { p: { xs: 4, sm: 5 } },
    children: [
      (0, J.jsx)(A, { variant: `h4`, component: `h2`, id: `invite`, sx: { mb: 4 }, children: e(`invite.title`) }),
      t
        ? (0, J.jsx)(A, { children: e(`invite.masquerade`) })
        : n
          ? (0, J.jsx)(Nt, {})
          : (0, J.jsx)(A, { children: e(`invite.noRight`) }),
    ],
  })
}
function Nt() {
  let { t: e } = c(`partner-referral`),
    t = G(`createReferral`, kt, {
      start: { name: ``, contact: ``, consent: !1 },
      body: ({ name: e, contact: t, consent: n }) => ({ name: e.trim(), contact: jt(t), consent: n }),
      send: Dt().mutateAsync,
      done: ({ name: n }) => {
        ;(t.hands.reset(), h.success(e(`invite.done`, { name: n })))
      },
    })
  return (0, J.jsxs)(E, {
    component: W,
    form: t,
    prefix: `field-invite`,
    sx: { display: `grid`, gap: 4 },
    children: [
      (0, J.jsx)(K, {
        name: `name`,
        label: e(`invite.name`),
        what: e(`invite.what.name`),
        input: { autoComplete: `off`, maxLength: 120 },
      }),
      (0, J.jsx)(K, {
        name: `contact`,
        label: e(`invite.contact`),
        what: e(`invite.what.contact`),
        help: e(`invite.contactHelp`),
        input: { autoComplete: `off`, maxLength: 254, autoCapitalize: `none`, spellCheck: !1 },
      }),
      (0, J.jsx)(We, {
        name: `consent`,
        label: e(`invite.consent`),
        messages: { 'rules:consent.missing': e(`invite.consentMissing`) },
      }),
      (0, J.jsx)(E, {
        children: (0, J.jsx)(N, {
          type: `submit`,
          variant: `contained`,
          'aria-busy': t.busy,
          children: e(t.busy ? `invite.sending` : `invite.send`),
        }),
      }),
    ],
  })
}
function Pt({ referral: e }) {
  let { t } = c(`partner-referral`),
    { name: n, status: r, reward: i } = e,
    a = $.indexOf(r)
  return (0, J.jsxs)(j, {
    component: `li`,
    variant: `outlined`,
    sx: { p: 4, overflowWrap: `anywhere` },
    children: [
      (0, J.jsx)(A, { variant: `subtitle1`, component: `h3`, children: n }),
      (0, J.jsx)(A, {
        variant: `body2`,
        sx: { color: `text.secondary` },
        children: `${e.contact} · ${t(`list.invitedAt`, { at: C(e.created_at) })}`,
      }),
      (0, J.jsx)(E, {
        component: `ol`,
        sx: { display: `flex`, flexWrap: `wrap`, gap: 2, listStyle: `none`, m: 0, my: 3, p: 0 },
        children: $.map((e, n) =>
          (0, J.jsx)(
            E,
            {
              component: `li`,
              'aria-current': e === r ? `step` : void 0,
              sx: {
                px: 2,
                borderRadius: 1,
                border: 1,
                borderColor: n <= a ? `text.primary` : `divider`,
                color: n <= a ? `text.primary` : `text.secondary`,
                fontWeight: e === r ? 700 : 400,
                fontSize: `0.8125rem`,
              },
              children: t(`status.${e}`),
            },
            e,
          ),
        ),
      }),
      (0, J.jsx)(A, {
        variant: `body2`,
        children: r === `rewarded` && i === null ? t(`next.paidOut`) : t(`next.${r}`, { reward: d(i ?? 0) }),
      }),
      r === `invited` && (0, J.jsx)(Ft, { referral: e }),
    ],
  })
}
function Ft({ referral: { code: e, name: t, referral_id: n } }) {
  let { t: r } = c(`partner-referral`),
    i = (0, q.useRef)(null),
    a = `field-link-${n}`,
    o = `${window.location.origin}/create-merchant-form?ref=${e}`,
    s = async () => {
      try {
        ;(await navigator.clipboard.writeText(o), h.success(r(`list.copied`)))
      } catch {
        ;(i.current?.select(), h.error(r(`list.copyFailed`)))
      }
    },
    l = async () => {
      try {
        await navigator.share({ text: r(`list.shareText`), url: o })
      } catch {}
    }
  return (0, J.jsxs)(E, {
    sx: { display: `flex`, flexWrap: `wrap`, gap: 3, alignItems: `end`, mt: 3 },
    children: [
      (0, J.jsx)(E, {
        sx: { flex: `1 1 220px`, display: `grid` },
        children: (0, J.jsx)(I, {
          id: a,
          label: r(`list.link`, { name: t }),
          children: () =>
            (0, J.jsx)(Te, { id: a, value: o, readOnly: !0, inputRef: i, onFocus: (e) => e.target.select() }),
        }),
      }),
      (0, J.jsx)(N, {
        variant: `outlined`,
        'aria-label': r(`list.copyOf`, { name: t }),
        onClick: () => void s(),
        children: r(`list.copy`),
      }),
      typeof navigator.share == `function` &&
        (0, J.jsx)(N, {
          variant: `outlined`,
          'aria-label': r(`list.shareOf`, { name: t }),
          onClick: () => void l(),
          children: r(`list.share`),
        }),
    ],
  })
}
var It = e({ ReferralPage: () => Lt })
function Lt() {
  let { t: e } = c([`partner-referral`, `staff-titles`]),
    t = Et(),
    { data: n } = t,
    r = (n?.referrals ?? []).filter(({ status: e }) => e === `rewarded`).reduce((e, { reward: t }) => e + (t ?? 0), 0)
  return (0, J.jsxs)(J.Fragment, {
    children: [
      (0, J.jsx)(se, {
        lead: typeof n?.reward == `number` ? e(`lead`, { reward: d(n.reward) }) : e(`plain`),
        children: e(`staff-titles:referral`),
      }),
      (0, J.jsxs)(E, {
        sx: {
          display: `grid`,
          gap: 5,
          mt: 5,
          alignItems: `start`,
          gridTemplateColumns: { xs: `minmax(0, 1fr)`, lg: `repeat(2, minmax(0, 1fr))` },
        },
        children: [
          (0, J.jsxs)(E, {
            sx: { minWidth: 0 },
            children: [
              (0, J.jsx)(Mt, {}),
              (0, J.jsx)(A, { variant: `body2`, sx: { mt: 4, color: `text.secondary` }, children: e(`rule`) }),
            ],
          }),
          (0, J.jsxs)(`section`, {
            'aria-labelledby': `invitations`,
            children: [
              (0, J.jsx)(A, {
                variant: `h3`,
                component: `h2`,
                id: `invitations`,
                sx: { mb: 3 },
                children: e(`list.title`),
              }),
              (0, J.jsx)(x, {
                query: t,
                failed: e(`list.failed`),
                waiting: (0, J.jsx)(P, { variant: `rounded`, height: 200 }),
                children: (t) =>
                  (0, J.jsxs)(J.Fragment, {
                    children: [
                      (0, J.jsx)(A, {
                        sx: { mb: 3 },
                        children:
                          t.referrals.length === 0
                            ? e(`list.empty`)
                            : t.reward === null
                              ? e(`hidden`)
                              : e(`total`, { reward: d(r) }),
                      }),
                      (0, J.jsx)(E, {
                        component: `ul`,
                        sx: { listStyle: `none`, m: 0, p: 0, display: `grid`, gap: 3 },
                        children: t.referrals.map((e) => (0, J.jsx)(Pt, { referral: e }, e.referral_id)),
                      }),
                    ],
                  }),
              }),
            ],
          }),
        ],
      }),
    ],
  })
}
export { xt as n, It as t }
