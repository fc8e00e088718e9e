import {
  E as _e,
  Hn as ve,
  J as ye,
  Lt as be,
  Rn as xe,
  Rt as Se,
  Sn as Ce,
  Un as we,
  Vn as Te,
  Vt as Ee,
  Yn as De,
  _ as Oe,
  an as ke,
  d as Ae,
  g as je,
  h as Me,
  m as Ne,
  mt as Pe,
  nn as Fe,
  nt as Ie,
  pt as Le,
  s as Re,
  u as ze,
  v as Be,
  y as Ve,
  yt as He,
} from './customer-Df6hRo4Y.js'
import {
  B as n,
  Cn as r,
  Cr as i,
  Dn as a,
  Dr as o,
  En as s,
  Er as c,
  Fr as l,
  Ft as u,
  G as d,
  Gt as f,
  Hn as p,
  Ji as m,
  K as h,
  Kt as g,
  Mr as _,
  On as v,
  P as y,
  Pt as b,
  Xi as x,
  Zi as S,
  aa as C,
  ai as w,
  ca as T,
  ci as E,
  ct as D,
  da as O,
  fn as k,
  gn as A,
  ia as ee,
  ii as j,
  kn as M,
  kr as N,
  ln as P,
  pr as F,
  q as I,
  rr as L,
  sa as R,
  si as z,
  ur as B,
  z as te,
} from './first-CL_AHFyg.js'
import { r as V } from './index-DgFpoVLQ.js'
import { n as e, r as t } from './rolldown-runtime-XKyaHtl9.js'
import {
  $ as H,
  A as U,
  C as ne,
  D as re,
  O as W,
  Q as ie,
  S as ae,
  T as oe,
  V as se,
  X as ce,
  Z as le,
  _ as ue,
  b as de,
  c as G,
  ht as K,
  tt as fe,
  v as pe,
  w as me,
  x as he,
  y as ge,
} from './signed-in-DHQU3WVe.js'
var q = p()
function Ue({ receive: e }) {
  let { t } = l(`applications`),
    n = [
      { key: `apply`, text: t(`next.applyText`) },
      { key: `check`, text: t(`next.checkText`) },
      { key: `sign`, text: t(`next.signText`) },
      { key: `money`, text: _(e) },
    ]
  return (0, q.jsxs)(`section`, {
    className: `card pad only-d`,
    children: [
      (0, q.jsx)(`h2`, { className: `h3`, children: t(`next.title`) }),
      (0, q.jsx)(`div`, {
        className: `mt16`,
        children: (0, q.jsx)(_e, {
          steps: n.map(({ key: e, text: n }, r) => ({
            key: e,
            state: r === 0 ? `now` : `next`,
            title: t(`next.${e}`),
            stateText: ``,
            detail: (0, q.jsx)(`p`, { className: `sm mut`, children: n }),
          })),
        }),
      }),
    ],
  })
}
var We = [`apr`, `emi`, `total`, `approved`],
  Ge = [`full`, `nofee`, `web`],
  J = (e) => {
    let t = Number(e)
    return e !== null && Number.isSafeInteger(t) && t > 0 && t < 1e9 ? t : null
  }
function Ke(e) {
  let t = We.find((t) => t === e.get(`sort`)) ?? `apr`,
    n = e.get(`hide`)?.split(`,`) ?? [],
    r = (e.get(`compare`) ?? ``).split(`,`).map(J)
  return {
    sort: t,
    bank: !n.includes(`bank`),
    nbfc: !n.includes(`nbfc`),
    emi: J(e.get(`emi`)),
    full: e.has(`full`),
    nofee: e.has(`nofee`),
    web: e.has(`web`),
    compare: [...new Set(r.filter((e) => e !== null))].slice(0, 4),
    request: { amount: J(e.get(`amount`)), tenure: J(e.get(`tenure`)) },
  }
}
function qe(e, t) {
  let n = [e.bank ? `` : `bank`, e.nbfc ? `` : `nbfc`].filter(Boolean),
    r = {
      sort: e.sort === `apr` ? null : e.sort,
      hide: n.join(`,`) || null,
      emi: e.emi === null ? null : String(e.emi),
      ...Object.fromEntries(Ge.map((t) => [t, e[t] ? `1` : null])),
      compare: e.compare.join(`,`) || null,
      amount: e.request.amount === null ? null : String(e.request.amount),
      tenure: e.request.tenure === null ? null : String(e.request.tenure),
    },
    i = new URLSearchParams(t)
  for (let [e, t] of Object.entries(r)) t === null ? i.delete(e) : i.set(e, t)
  return i
}
var Je = (e) => ({ ...e, bank: !0, nbfc: !0, emi: null, full: !1, nofee: !1, web: !1 }),
  Ye = ({ bank: e, nbfc: t, emi: n, full: r, nofee: i, web: a }) => !e || !t || n !== null || r || i || a,
  Xe = { emi: `emi`, total: `total_repayment` },
  Ze = (e, t) =>
    (e.group === `Bank` ? t.bank : t.nbfc) &&
    (t.emi === null || e.emi <= t.emi) &&
    (!t.full || e.full_amount) &&
    (!t.nofee || e.processing_fee === 0) &&
    (!t.web || e.journey === `Web/App`),
  Qe = (e, t) => We.filter((n) => n !== `approved` || n === t || e.some(({ approvals: e }) => e))
function $e(e, t) {
  if (t === `apr`) return e
  if (t === `approved`) {
    let t = ({ approvals: e }) => (e ? He(e) : -1)
    return [...e].sort((e, n) => t(n) - t(e))
  }
  let n = Xe[t]
  return [...e].sort((e, t) => Number(t.full_amount) - Number(e.full_amount) || e[n] - t[n])
}
function et(e) {
  let t = e.filter((e) => e.full_amount),
    n = Math.min(...t.map((e) => e.apr)),
    r = Math.min(...t.map((e) => e.emi)),
    i = t.length > 1
  return new Map(
    e.map((e) => {
      let t = {
        lowestApr: i && e.full_amount && e.apr === n,
        lowestEmi: i && e.full_amount && e.emi === r,
        noFee: e.processing_fee === 0,
        lessThanAsked: !e.full_amount,
        inApp: e.journey === `App`,
      }
      return [e.lender_id, Object.keys(t).filter((e) => t[e])]
    }),
  )
}
function tt({ answer: e, lenderId: t, backTo: n }) {
  let { t: r } = l(`offers`),
    i = e.not_matched.find(({ lender_id: e }) => e === t)
  return (0, q.jsxs)(q.Fragment, {
    children: [
      (0, q.jsx)(V, { children: i ? r(`detail.gone`, { lender: i.name }) : r(`detail.goneUnknown`) }),
      i?.reasons.map((e) => (0, q.jsx)(`p`, { className: `mt8`, children: he(e, r) }, e.code)),
      (0, q.jsx)(`p`, { className: `mut mt8`, children: r(`detail.goneText`) }),
      (0, q.jsx)(`p`, { className: `mt20`, children: (0, q.jsx)(g, { to: n, children: r(`detail.seeOffers`) }) }),
    ],
  })
}
function nt({ facts: e }) {
  let { t } = l(`calculator`)
  return (0, q.jsxs)(`section`, {
    className: `card pad no-print`,
    'aria-labelledby': `debt-title`,
    children: [
      (0, q.jsx)(`h2`, { className: `h3`, id: `debt-title`, children: t(`debt.ofOffer`) }),
      (0, q.jsx)(`p`, { className: `sm mut mt4`, children: t(`debt.ofOfferLead`) }),
      (0, q.jsx)(`div`, { className: `mt16`, children: (0, q.jsx)(Fe, { facts: e }) }),
    ],
  })
}
function rt({ offer: e }) {
  let { data: t } = Ie(),
    n = F((e) => e.productType),
    r = Number(t?.monthly_income)
  return !t || !(r > 0)
    ? null
    : (0, q.jsx)(nt, {
        facts: {
          monthly_income: r,
          monthly_emi: Number(t?.emi) || 0,
          household: ke(t),
          amount: e.amount,
          annualRate: e.interest_rate,
          months: e.tenure_months,
          ...(s(n) && { longest: M(n), secured: a(n) }),
        },
      })
}
var it = e({ OfferDetailPage: () => ot })
function at({ app_id: e, lender_slug: t, next_step: n, status: r }) {
  return t === null
    ? Ce(e)
    : r === `rejected`
      ? Le(t, e)
      : n.kind === `additional_info` || n.kind === `handover` || r === `received`
        ? Pe(t, e)
        : Ce(e)
}
function ot() {
  let { t: e } = l(`offers`),
    { lenderId: t } = R(),
    [n] = T(),
    r = ee(),
    i = F((e) => e.appId),
    a = F((e) => e.productType),
    { request: s } = Ke(n),
    c = Te(i, s),
    u = c.isPlaceholderData ? void 0 : c.data,
    d = Number(t),
    f = u?.matched.find(({ lender_id: e }) => e === d)
  if (i === null) return (0, q.jsx)(S, { to: A(B().productType), replace: !0 })
  let p = Oe()
  return (0, q.jsxs)(`div`, {
    className: `wrap-c main`,
    children: [
      (0, q.jsx)(`p`, {
        className: `no-print`,
        children: (0, q.jsxs)(x, {
          className: `link`,
          to: p,
          children: [(0, q.jsx)(b, { name: `arrowLeft`, size: 18 }), e(`detail.backToOffers`)],
        }),
      }),
      (!u || c.error) && (0, q.jsx)(V, { children: e(`detail.title`) }),
      (0, q.jsx)(le, {
        query: { ...c, data: u },
        failed: e(`detail.failed`),
        older: `goes`,
        space: `mt20`,
        waiting: (0, q.jsx)(je, {}),
        children: (t) =>
          f
            ? (0, q.jsx)(Re, {
                appId: i,
                offer: f,
                summary: e(`detail.summary`, {
                  product: e(`applications:productName.${a}`),
                  amount: _(f.amount),
                  tenure: o(f.tenure_months, e),
                }),
                next: (0, q.jsx)(Ue, { receive: D(f).receive }),
                onApplied: (e) => void r(at(e)),
                onStale: () => void c.refetch(),
                children: (0, q.jsx)(rt, { offer: f }),
              })
            : (0, q.jsx)(tt, { answer: t, lenderId: d, backTo: p }),
      }),
    ],
  })
}
var Y = t(O(), 1)
function st({ appId: e }) {
  let { t } = l(`replay`),
    [n, r] = (0, Y.useState)(!1)
  return (0, q.jsxs)(`details`, {
    className: `card acc check-lists mt16`,
    open: n,
    onToggle: ({ currentTarget: e }) => r(e.open),
    children: [
      (0, q.jsxs)(`summary`, {
        children: [
          (0, q.jsxs)(`span`, {
            children: [
              (0, q.jsx)(`span`, { className: `h3 block`, children: t(`title`) }),
              (0, q.jsx)(`span`, { className: `sm mut block`, children: t(`lead`) }),
            ],
          }),
          (0, q.jsx)(b, { name: `chevronDown` }),
        ],
      }),
      n && (0, q.jsx)(ct, { appId: e }),
    ],
  })
}
function ct({ appId: e }) {
  let { t } = l([`replay`, `common`]),
    n = ve(e)
  return (0, q.jsx)(`div`, {
    className: `acc-body`,
    children: (0, q.jsx)(le, {
      query: n,
      failed: t(`failed`),
      waiting: (0, q.jsx)(`p`, { role: `status`, children: t(`common:loading`) }),
      children: (e) => (0, q.jsx)(pe, { lists: e }),
    }),
  })
}
var lt = 8,
  ut = (0, Y.memo)(function ({ lenders: e, scoreSaid: t = !1, ...n }) {
    let { t: r } = l(`offers`)
    return e.length === 0
      ? (0, q.jsx)(`section`, {
          className: `card pad-s mt24`,
          id: `not-matched`,
          children: (0, q.jsx)(`h2`, { className: `h3`, children: r(`notMatched.none`) }),
        })
      : (0, q.jsx)(`section`, {
          className: `card not-matched mt24`,
          id: `not-matched`,
          children: (0, q.jsxs)(`details`, {
            className: `acc`,
            open: e.length <= lt,
            children: [
              (0, q.jsxs)(`summary`, {
                children: [
                  (0, q.jsx)(`h2`, { className: `h3`, children: r(`notMatched.title`, { count: e.length }) }),
                  (0, q.jsx)(b, { name: `chevronDown` }),
                ],
              }),
              !t &&
                e.some(dt) &&
                (0, q.jsxs)(`p`, {
                  className: `sm not-matched-way`,
                  children: [r(`advice.credit_score_none`), ` `, (0, q.jsx)(X, { way: `noScore`, ...n })],
                }),
              (0, q.jsx)(`ul`, {
                children: e.map((e) =>
                  (0, q.jsxs)(
                    `li`,
                    {
                      className: `row top`,
                      children: [
                        (0, q.jsx)(G, { name: e.name, small: !0 }),
                        (0, q.jsxs)(`div`, {
                          className: `grow`,
                          children: [
                            (0, q.jsx)(`h3`, { className: `h4`, children: e.name }),
                            e.reasons.map((e) => (0, q.jsx)(`p`, { className: `sm mut`, children: he(e, r) }, e.code)),
                            (0, q.jsx)(ft, { lender: e, ...n }),
                          ],
                        }),
                      ],
                    },
                    e.lender_id,
                  ),
                ),
              }),
            ],
          }),
        })
  }),
  dt = (e) => {
    let t = ge(e)
    return t.kind === `way` && t.way === `noScore`
  }
function ft({ lender: e, alone: t, onRequest: n, onChange: r }) {
  let { t: i } = l(`offers`),
    a = ge(e)
  if (dt(e)) return null
  if (a.kind === `request`) {
    let { amount: e, tenure: t } = a.request
    return (0, q.jsx)(`button`, {
      type: `button`,
      className: `textlink sm advice`,
      onClick: () => n(a.request),
      children: e === null ? i(`advice.tenure`, { tenure: o(t ?? 0, i) }) : i(`advice.amount`, { amount: _(e) }),
    })
  }
  return (0, q.jsxs)(q.Fragment, {
    children: [
      (0, q.jsx)(`p`, { className: `sm advice`, children: i(`advice.${a.advice}`) }),
      (0, q.jsx)(X, { way: a.way, alone: t, onChange: r }),
    ],
  })
}
function X({ way: e, alone: t, onChange: n }) {
  let { t: r } = l([`offers`, `refusals`])
  if (e === `others` && !t) return null
  let [i] = oe(j().brand.kinds),
    a = e === `noScore` ? (i?.path ?? null) : me(e, B().productType, w())
  return a === null
    ? (0, q.jsx)(`button`, {
        type: `button`,
        className: `textlink sm advice`,
        onClick: n,
        children: r(`offers:empty.change`),
      })
    : (0, q.jsx)(x, {
        className: `sm advice`,
        to: a,
        children: r(e === `noScore` ? `offers:empty.${i?.key ?? `help`}` : `refusals:way.${e}`),
      })
}
var pt = (e) => e.refusal !== void 0
function mt({ lenders: e, ...t }) {
  let { t: n } = l(`refusals`)
  return e.length === 0
    ? null
    : (0, q.jsxs)(`section`, {
        className: `card not-matched mt24`,
        'aria-labelledby': `refused-title`,
        children: [
          (0, q.jsxs)(`div`, {
            className: `row between wrap refused-head`,
            children: [
              (0, q.jsx)(`h2`, { className: `h3`, id: `refused-title`, children: n(`title`) }),
              (0, q.jsx)(`span`, { className: `sm mut`, children: n(`titleNote`) }),
            ],
          }),
          (0, q.jsx)(`ul`, {
            children: e.map(({ lender_id: e, name: r, refusal: { on: i, until: a, reason: o } }) =>
              (0, q.jsxs)(
                `li`,
                {
                  className: `row top`,
                  children: [
                    (0, q.jsx)(G, { name: r, small: !0 }),
                    (0, q.jsxs)(`div`, {
                      className: `grow`,
                      children: [
                        (0, q.jsx)(`h3`, { className: `h4`, children: r }),
                        (0, q.jsxs)(`p`, {
                          className: `sm mut`,
                          children: [n(`row`, { on: K(i), until: K(a) }), ` `, o !== null && n(`reason.${o}`)],
                        }),
                        (0, q.jsx)(`p`, { className: `sm`, children: n(`advice.${o ?? `none`}`, { lender: r }) }),
                        (0, q.jsx)(X, { way: ne[o ?? `none`], ...t }),
                      ],
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
var ht = ({ lender_id: e, amount: t, tenure_months: n }) =>
  E(z(P(B().productType), { lenderId: e }), { amount: t, tenure: n })
function gt({ offer: e, applied: t, small: n = !1 }) {
  let { t: r } = l(`offers`),
    i = e.name
  return t
    ? (0, q.jsx)(g, {
        small: n,
        to: t.to,
        'aria-label': r(`appliedTo`, { lender: i, status: t.status }),
        children: r(`applied`, { status: t.status }),
      })
    : (0, q.jsx)(g, { small: n, to: `${ht(e)}#apply`, 'aria-label': r(`applyTo`, { lender: i }), children: r(`apply`) })
}
function _t({ open: e, offers: t, onClose: n, onRemove: r, applied: i }) {
  let { t: a } = l(`offers`),
    o = (e) =>
      (0, q.jsxs)(`div`, {
        className: `stack g8`,
        children: [
          (0, q.jsx)(gt, { offer: e, applied: i?.get(e.lender_id), small: !0 }),
          (0, q.jsx)(f, {
            look: `text`,
            small: !0,
            onClick: () => r(e.lender_id),
            'aria-label': a(`compare.removeOf`, { lender: e.name }),
            children: a(`compare.remove`),
          }),
        ],
      }),
    s = t.map(({ lender_id: e, name: t }) => ({
      key: e,
      head: (0, q.jsxs)(q.Fragment, {
        children: [(0, q.jsx)(G, { name: t, small: !0 }), (0, q.jsx)(`span`, { className: `block mt8`, children: t })],
      }),
    })),
    c = Ne(t, a),
    u = [
      ...(c[0] ?? []).map(({ key: e }, t) => ({
        key: e,
        label: a(`compare.row.${e}`),
        cells: c.map((e) => ({ content: e[t]?.text, lang: e[t]?.lang })),
      })),
      {
        key: `actions`,
        label: (0, q.jsx)(`span`, { className: `sr`, children: a(`compare.actions`) }),
        cells: t.map((e) => ({ content: o(e) })),
      },
    ]
  return (0, q.jsx)(`div`, {
    className: `compare`,
    children: (0, q.jsx)(y, {
      open: e,
      onClose: n,
      title: a(`compare.title`),
      closeLabel: a(`close`),
      actions: (0, q.jsx)(f, { look: `secondary`, onClick: n, children: a(`compare.back`) }),
      children: e && (0, q.jsx)(Ee, { corner: a(`compare.figure`), columns: s, rows: u }),
    }),
  })
}
var vt = new Set([`amount_min`, `tenure_min`, `tenure_max`, `age_max_at_end`]),
  Z = ({ reasons: e }) => e.length > 0 && e.every(({ code: e }) => vt.has(e))
function yt(e) {
  let t = e.flatMap((e) => e.reasons),
    [n] = re
      .filter((e) => !vt.has(e))
      .map((e) => t.filter((t) => t.code === e))
      .sort((e, t) => t.length - e.length),
    r = n?.[0]
  return n === void 0 || r === void 0 ? null : { key: de(r), some: n.length }
}
function bt(e) {
  if (e.some(Z)) return `request`
  let t = yt(e)
  return t === null ? `others` : ae[t.key]
}
function xt(e, t) {
  let n = e.length,
    r = e.filter(Z).length
  if (r > 0) return t(`offers:empty.request`, { count: r, total: n })
  let i = yt(e)
  return i === null
    ? t(`offers:empty.none`)
    : t(`offers:empty.reason`, { some: i.some, total: n, because: t(`offers:empty.because.${i.key}`) })
}
var Q = 100
function St({ offers: e, view: t, asked: r, onChange: i }) {
  let { t: a } = l(`offers`),
    o = e.map((e) => e.emi),
    s = Math.floor(Math.min(...o) / Q) * Q,
    c = Math.ceil(Math.max(...o) / Q) * Q,
    u = e.filter((e) => e.group === `Bank`).length
  return (0, q.jsxs)(`div`, {
    className: `stack g20`,
    children: [
      (0, q.jsxs)(`fieldset`, {
        children: [
          (0, q.jsx)(`legend`, { className: `lab`, children: a(`filter.type`) }),
          (0, q.jsx)(n, {
            checked: t.bank,
            onChange: (e) => i({ bank: e }),
            children: a(`filter.banks`, { count: u }),
          }),
          (0, q.jsx)(n, {
            checked: t.nbfc,
            onChange: (e) => i({ nbfc: e }),
            children: a(`filter.nbfcs`, { count: e.length - u }),
          }),
        ],
      }),
      c > s &&
        (0, q.jsx)(I, {
          label: a(`filter.emi`),
          value: Math.min(c, Math.max(s, t.emi ?? c)),
          onChange: (e) => i({ emi: e >= c ? null : e }),
          min: s,
          max: c,
          step: Q,
          format: _,
        }),
      (0, q.jsxs)(`fieldset`, {
        children: [
          (0, q.jsx)(`legend`, { className: `lab`, children: a(`filter.only`) }),
          Ge.map((e) =>
            (0, q.jsx)(
              n,
              { checked: t[e], onChange: (t) => i({ [e]: t }), children: a(`filter.${e}`, { amount: _(r) }) },
              e,
            ),
          ),
        ],
      }),
    ],
  })
}
function Ct({ offer: e }) {
  let { t } = l(`offers`),
    n = Me(e, t),
    r = se(L(), e)
  return (0, q.jsxs)(`dl`, {
    className: `offer-terms sm`,
    children: [
      (0, q.jsxs)(`div`, {
        children: [
          (0, q.jsx)(`dt`, { children: t(`terms.entity`) }),
          (0, q.jsx)(`dd`, { lang: r.lang, children: r.text }),
        ],
      }),
      (0, q.jsxs)(`div`, {
        children: [
          (0, q.jsx)(`dt`, { children: t(`terms.penal`) }),
          (0, q.jsx)(`dd`, { lang: n.lang, children: n.text }),
        ],
      }),
      (0, q.jsxs)(`div`, {
        children: [
          (0, q.jsx)(`dt`, { children: t(`terms.coolingOff`) }),
          (0, q.jsx)(`dd`, { children: t(`terms.days`, { count: e.cooling_off_days }) }),
        ],
      }),
    ],
  })
}
var wt = 2,
  Tt = (0, Y.memo)(function (e) {
    let { offer: t, labels: n, compared: r, compareFull: i, onCompare: a, applied: s, wide: c } = e,
      { t: u } = l(`offers`),
      [f, p] = (0, Y.useState)(!1),
      m = `offer-${t.lender_id}`,
      v = `${m}-more`,
      y = ht(t),
      b = D(t),
      S = n.slice(0, wt),
      C = t.journey === `App` && !(c && S.includes(`inApp`)),
      w = (0, q.jsxs)(x, {
        className: `link sm`,
        to: `${y}#kfs`,
        children: [u(`kfsLink`), (0, q.jsxs)(`span`, { className: `sr`, children: [`, `, t.name] })],
      })
    return (0, q.jsxs)(`article`, {
      className: `card offer`,
      'aria-labelledby': m,
      children: [
        (0, q.jsxs)(`div`, {
          className: `row offer-who`,
          children: [
            (0, q.jsx)(G, { name: t.name }),
            (0, q.jsxs)(`div`, {
              className: `grow`,
              children: [
                (0, q.jsx)(`h2`, { className: `h3`, id: m, children: t.name }),
                (0, q.jsxs)(`p`, {
                  className: `sm mut offer-sum`,
                  children: [_(t.amount), `, `, o(t.tenure_months, u)],
                }),
              ],
            }),
            S.length > 0 &&
              (0, q.jsx)(`ul`, {
                className: `row wrap offer-labels`,
                children: S.map((e) =>
                  (0, q.jsx)(
                    `li`,
                    {
                      className: `badge ${Ot[e]}`,
                      children: u(e === `inApp` && !c ? `label.inAppShort` : `label.${e}`),
                    },
                    e,
                  ),
                ),
              }),
          ],
        }),
        (0, q.jsxs)(`div`, {
          className: `offer-cost`,
          children: [
            (0, q.jsx)(d, { emi: t.emi, apr: t.apr, repay: t.total_repayment }),
            (0, q.jsx)(h, { receive: b.receive, interest: b.interest, fees: b.fees }),
            (0, q.jsx)(Et, { approvals: t.approvals }),
          ],
        }),
        c && (0, q.jsx)(Dt, { offer: t, app: C }),
        (0, q.jsxs)(`div`, {
          className: `offer-acts`,
          children: [
            (0, q.jsx)(g, {
              look: `secondary`,
              to: y,
              'aria-label': u(`detailsOf`, { lender: t.name }),
              children: u(`details`),
            }),
            (0, q.jsx)(gt, { offer: t, applied: s }),
          ],
        }),
        (0, q.jsx)(ze, { offer: t.special_offer }),
        c && (0, q.jsx)(Ct, { offer: t }),
        (0, q.jsxs)(`div`, {
          className: `offer-foot`,
          children: [
            c
              ? w
              : (0, q.jsxs)(`button`, {
                  type: `button`,
                  className: `textlink sm offer-more`,
                  'aria-expanded': f,
                  'aria-controls': v,
                  onClick: () => p(!f),
                  children: [u(`moreOf`), (0, q.jsxs)(`span`, { className: `sr`, children: [`, `, t.name] })],
                }),
            (0, q.jsxs)(`label`, {
              className: `choice`,
              children: [
                (0, q.jsx)(`input`, {
                  type: `checkbox`,
                  checked: r,
                  disabled: i && !r,
                  onChange: (e) => a(t.lender_id, e.target.checked),
                }),
                (0, q.jsxs)(`span`, {
                  children: [u(`compare.add`), (0, q.jsxs)(`span`, { className: `sr`, children: [`: `, t.name] })],
                }),
              ],
            }),
          ],
        }),
        !c &&
          (0, q.jsx)(`div`, {
            id: v,
            hidden: !f,
            children:
              f &&
              (0, q.jsxs)(q.Fragment, {
                children: [(0, q.jsx)(Dt, { offer: t, app: C }), (0, q.jsx)(Ct, { offer: t }), w],
              }),
          }),
      ],
    })
  })
function Et({ approvals: e }) {
  let { t } = l(`offers`)
  if (!e) return null
  let n = { approved: c(e.approved), decided: c(e.decided) }
  return (0, q.jsx)(`p`, {
    className: `xs mut offer-approvals`,
    children: t(e.alike === 0 ? `approvals.lineAll` : `approvals.line`, n),
  })
}
function Dt({ offer: e, app: t }) {
  let { t: n } = l(`offers`)
  return (0, q.jsxs)(`p`, {
    className: `offer-spec sm mut`,
    children: [
      (0, q.jsx)(`span`, { children: n(`group.${e.group}`) }),
      t && (0, q.jsx)(`span`, { children: n(`label.inApp`) }),
      (0, q.jsxs)(`span`, {
        children: [
          n(`interest`),
          ` `,
          (0, q.jsx)(`b`, { children: N(e.interest_rate) }),
          e.floating && `, ${n(`floating.short`)}`,
        ],
      }),
      e.processing_fee === 0
        ? (0, q.jsx)(`span`, { children: n(`label.noFee`) })
        : (0, q.jsxs)(`span`, {
            children: [n(`fee`), ` `, (0, q.jsx)(`b`, { children: n(`feeValue`, { percent: e.processing_fee_pct }) })],
          }),
    ],
  })
}
var Ot = { lowestApr: `brand`, lowestEmi: `soft`, noFee: `soft`, lessThanAsked: ``, inApp: `` },
  kt = [],
  At = 10,
  jt = (0, Y.memo)(function ({
    offers: e,
    shown: t,
    labels: n,
    compare: r,
    onCompare: i,
    applied: a,
    wide: o,
    afterFirst: s,
  }) {
    let { t: c } = l(`offers`),
      u = (0, Y.useRef)(null),
      [d, p] = (0, Y.useState)(!1),
      m = e.filter((e) => t.has(e)),
      h = d ? e : m.slice(0, At),
      g = m.length - h.length
    return (0, q.jsxs)(q.Fragment, {
      children: [
        (0, q.jsx)(`ul`, {
          className: `stack g16 offer-list`,
          ref: u,
          children: h.flatMap((e) => [
            (0, q.jsx)(
              `li`,
              {
                hidden: !t.has(e),
                children: (0, q.jsx)(Tt, {
                  offer: e,
                  labels: n.get(e.lender_id) ?? kt,
                  compared: r.includes(e.lender_id),
                  compareFull: r.length >= 4,
                  onCompare: i,
                  applied: a?.get(e.lender_id),
                  wide: o,
                }),
              },
              e.lender_id,
            ),
            s && e === m[0] && (0, q.jsx)(`li`, { className: `offer-aside`, children: s }, `after-first`),
          ]),
        }),
        g > 0 &&
          !d &&
          (0, q.jsx)(`p`, {
            className: `mt16`,
            children: (0, q.jsx)(f, {
              look: `secondary`,
              full: !0,
              onClick: () => {
                ;(p(!0),
                  requestAnimationFrame(() => {
                    let e = u.current?.querySelectorAll(`.offer h2`)[At]
                    e && ((e.tabIndex = -1), e.focus())
                  }))
              },
              children: c(`showMore`, { count: g }),
            }),
          }),
      ],
    })
  })
function Mt({ sorts: e, sort: t, onSort: n, more: r }) {
  let { t: i } = l(`offers`)
  return (0, q.jsx)(Se, {
    className: `offer-tools`,
    label: i(`sort.title`),
    choices: e.map((e) => ({ value: e, text: i(`sort.${e}`) })),
    isOn: (e) => e === t,
    onChoose: n,
    look: `ticked`,
    before:
      r &&
      (0, q.jsxs)(q.Fragment, {
        children: [
          (0, q.jsxs)(`button`, {
            type: `button`,
            className: `chip`,
            onClick: r.onFilter,
            children: [(0, q.jsx)(b, { name: `sliders`, size: 18 }), i(r.filtered ? `filter.active` : `filter.title`)],
          }),
          r.trying !== null &&
            (0, q.jsx)(`button`, {
              type: `button`,
              className: `chip`,
              'aria-expanded': r.trying,
              onClick: r.onTry,
              children: i(`whatIf.title`),
            }),
        ],
      }),
  })
}
var Nt = `M4 20l1-4.500L16.500 4a1.800 1.800 0 0 1 2.500 0l1 1a1.800 1.800 0 0 1 0 2.500L8.500 19zM14.500 6L18 9.500`,
  Pt = 5e3
function Ft({ amount: e, tenure: t, open: n, onOpen: i, onChange: a }) {
  let { t: s } = l(`offers`),
    [c, d] = (0, Y.useState)(null),
    [p, m] = (0, Y.useState)(null),
    h = p ?? t,
    g = F(({ productType: e }) => e),
    b = r[v(g)],
    x = b.terms,
    S = x.includes(t) ? x : [...x, t].sort((e, t) => e - t),
    C = () => {
      ;(i(!1), d(null), m(null))
    }
  return (0, q.jsxs)(`section`, {
    className: `card row request`,
    'aria-label': s(`request.title`),
    children: [
      (0, q.jsxs)(`p`, {
        className: `grow`,
        children: [
          (0, q.jsx)(`span`, { className: `xs mut block`, children: s(`request.title`) }),
          (0, q.jsxs)(`span`, { className: `b`, children: [_(e), `, `, o(t, s)] }),
        ],
      }),
      (0, q.jsxs)(f, {
        look: `text`,
        small: !0,
        onClick: () => i(!0),
        children: [(0, q.jsx)(u, { d: Nt, size: 18 }), s(`request.edit`)],
      }),
      (0, q.jsxs)(y, {
        open: n,
        onClose: C,
        title: s(`request.change`),
        closeLabel: s(`close`),
        actions: (0, q.jsxs)(q.Fragment, {
          children: [
            (0, q.jsx)(f, { look: `secondary`, onClick: C, children: s(`cancel`) }),
            (0, q.jsx)(f, {
              onClick: () => {
                ;(C(), a(c ?? e, h))
              },
              children: s(`request.show`),
            }),
          ],
        }),
        children: [
          (0, q.jsx)(I, {
            label: s(`request.amount`),
            value: c ?? e,
            onChange: d,
            min: Math.min(b.min, e),
            max: Math.max(b.max, e),
            step: Pt,
            format: _,
          }),
          (0, q.jsxs)(`fieldset`, {
            className: `mt20`,
            children: [
              (0, q.jsx)(`legend`, { className: `lab`, children: s(`request.tenure`) }),
              (0, q.jsx)(`div`, {
                className: `row wrap mt8 terms`,
                children: S.map((e) =>
                  (0, q.jsxs)(
                    `label`,
                    {
                      className: e === h ? `chip on` : `chip`,
                      children: [
                        (0, q.jsx)(`input`, {
                          type: `radio`,
                          name: `tenure`,
                          className: `sr`,
                          checked: e === h,
                          onChange: () => m(e),
                        }),
                        o(e, s),
                      ],
                    },
                    e,
                  ),
                ),
              }),
            ],
          }),
          (0, q.jsx)(`p`, { className: `sm mut mt16`, children: s(`request.note`) }),
        ],
      }),
    ],
  })
}
function It({
  answer: e,
  view: t,
  onChange: n,
  busy: r,
  applied: i,
  children: a,
  consent: o,
  whatIf: s,
  withoutScore: c,
  check: u,
}) {
  let { t: d } = l([`offers`, `refusals`]),
    p = fe(),
    [m, h] = (0, Y.useState)(null),
    [_, v] = (0, Y.useState)(!1),
    { matched: b, method: S, request: C } = e,
    T = p || b.length === 0,
    E = (0, Y.useMemo)(() => e.not_matched.filter(pt), [e]),
    D = (0, Y.useMemo)(() => e.not_matched.filter((e) => !pt(e)), [e]),
    O = (0, Y.useDeferredValue)(t),
    k = (0, Y.useMemo)(() => $e(b, O.sort), [b, O.sort]),
    A = (0, Y.useMemo)(() => new Set(b.filter((e) => Ze(e, O))), [b, O]),
    ee = (0, Y.useMemo)(() => et(b), [b]),
    M = b.filter((e) => t.compare.includes(e.lender_id))
  ;(0, Y.useEffect)(() => Be(qe(t, new URLSearchParams())), [t])
  let N = (0, Y.useCallback)(
      (e, t) =>
        n(({ compare: n }) => {
          let r = n.filter((t) => t !== e)
          return { compare: t ? [...r, e] : r }
        }),
      [n],
    ),
    P = (0, Y.useCallback)(() => h(`request`), []),
    F = (0, Y.useCallback)(
      (e) => {
        ;(h(null), n({ request: { amount: e.amount ?? C.amount, tenure: e.tenure ?? C.tenure_months } }))
      },
      [n, C],
    ),
    I = e.not_matched.some(Z),
    L = bt(e.not_matched),
    R = L === `score` || L === `noScore`,
    V = L === `noScore` ? null : me(L, B().productType, w()),
    H = (0, q.jsx)(St, { offers: b, view: t, asked: C.amount, onChange: n }),
    U = () => n(Je(t))
  return (0, q.jsxs)(q.Fragment, {
    children: [
      (0, q.jsx)(Ft, {
        amount: C.amount,
        tenure: C.tenure_months,
        open: m === `request`,
        onOpen: (e) => h(e ? `request` : null),
        onChange: (e, t) => F({ amount: e, tenure: t }),
      }),
      a,
      T && o,
      T && s?.(_, v),
      (0, q.jsx)(`p`, {
        className: `sr`,
        role: `status`,
        children: r ? d(`updating`) : d(`shown`, { shown: A.size, count: b.length }),
      }),
      b.length === 0
        ? (0, q.jsxs)(q.Fragment, {
            children: [
              (0, q.jsxs)(W, {
                icon: `info`,
                title: d(`empty.title`),
                text: xt(e.not_matched, d),
                children: [
                  R
                    ? c
                    : V === null
                      ? (0, q.jsx)(f, { look: I ? void 0 : `secondary`, onClick: P, children: d(`empty.change`) })
                      : (0, q.jsx)(g, { to: V, children: d(`refusals:way.${L}`) }),
                  (0, q.jsx)(`a`, { className: `btn text`, href: `#not-matched`, children: d(`empty.why`) }),
                ],
              }),
              (0, q.jsx)(mt, { lenders: E, alone: !0, onChange: P }),
              (0, q.jsx)(ut, { lenders: D, alone: !0, scoreSaid: R, onRequest: F, onChange: P }),
            ],
          })
        : (0, q.jsxs)(`div`, {
            className: `offers-grid mt20`,
            children: [
              p &&
                (0, q.jsx)(`aside`, {
                  className: `offers-aside`,
                  'aria-label': d(`filter.title`),
                  children: (0, q.jsxs)(`div`, {
                    className: `card pad`,
                    children: [
                      (0, q.jsxs)(`div`, {
                        className: `row between`,
                        children: [
                          (0, q.jsx)(`h2`, { className: `h3`, children: d(`filter.title`) }),
                          (0, q.jsx)(`button`, {
                            type: `button`,
                            className: `textlink sm`,
                            onClick: U,
                            disabled: !Ye(t),
                            children: d(`filter.clear`),
                          }),
                        ],
                      }),
                      (0, q.jsx)(`div`, { className: `mt20`, children: H }),
                    ],
                  }),
                }),
              (0, q.jsxs)(`div`, {
                children: [
                  (0, q.jsx)(Mt, {
                    sorts: Qe(b, t.sort),
                    sort: t.sort,
                    onSort: (e) => n({ sort: e }),
                    more: p
                      ? null
                      : { filtered: Ye(t), onFilter: () => h(`filter`), trying: s ? _ : null, onTry: () => v(!_) },
                  }),
                  !p && _ && s?.(!0, v),
                  (0, q.jsxs)(`p`, {
                    className: p ? `sm mut mt12` : `xs mut mt8`,
                    children: [
                      (p || t.sort === `approved`) && `${d(`sort.${t.sort}Text`)} `,
                      d(`sort.never`),
                      ` `,
                      (0, q.jsx)(x, {
                        to: z(`howWeMatch`),
                        children: p ? d(`method`, { version: S.version, date: K(S.effective) }) : d(`sort.how`),
                      }),
                    ],
                  }),
                  A.size === 0
                    ? (0, q.jsx)(W, {
                        icon: `info`,
                        title: d(`empty.filtered`),
                        text: d(`empty.filteredText`),
                        children: (0, q.jsx)(f, { onClick: U, children: d(`empty.clear`) }),
                      })
                    : (0, q.jsx)(`div`, {
                        className: p ? `mt16` : `mt8`,
                        'aria-busy': r || O !== t,
                        children: (0, q.jsx)(jt, {
                          offers: k,
                          shown: A,
                          labels: ee,
                          compare: t.compare,
                          onCompare: N,
                          applied: i,
                          wide: p,
                          afterFirst: p ? void 0 : o,
                        }),
                      }),
                  (0, q.jsx)(mt, { lenders: E, alone: !1, onChange: P }),
                  (0, q.jsx)(ut, { lenders: D, alone: !1, onRequest: F, onChange: P }),
                ],
              }),
            ],
          }),
      u,
      (0, q.jsx)(`div`, {
        className: `mt16`,
        children: (0, q.jsxs)(te, { icon: `info`, children: [j().sandbox && d(`illustrative`), ` `, d(`noPromise`)] }),
      }),
      M.length > 0 &&
        (0, q.jsx)(be, {
          words: {
            title: d(`compare.title`),
            chosen: d(`compare.chosen`, { count: M.length, limit: 4 }),
            clear: d(`compare.clear`),
            open: d(`compare.open`),
          },
          onOpen: () => h(`compare`),
          onClear: () => n({ compare: [] }),
          children: M.map(({ lender_id: e, name: t }) => (0, q.jsx)(G, { name: t, small: !0 }, e)),
        }),
      b.length > 0 &&
        (0, q.jsx)(_t, {
          open: m === `compare` && M.length > 0,
          offers: M,
          onClose: () => h(null),
          onRemove: (e) => N(e, !1),
          applied: i,
        }),
      !p &&
        b.length > 0 &&
        (0, q.jsx)(y, {
          open: m === `filter`,
          onClose: () => h(null),
          title: d(`filter.title`),
          closeLabel: d(`close`),
          actions: (0, q.jsxs)(q.Fragment, {
            children: [
              (0, q.jsx)(f, { look: `secondary`, onClick: U, children: d(`filter.clear`) }),
              (0, q.jsx)(f, { onClick: () => h(null), children: d(`filter.show`, { count: A.size }) }),
            ],
          }),
          children: m === `filter` && H,
        }),
    ],
  })
}
function Lt() {
  let [e, t] = T(),
    n = C(),
    [r, i] = (0, Y.useState)(e),
    [a, o] = (0, Y.useState)(null)
  r !== e && (i(e), a && (n === m.Pop || a.search === e.toString()) && o(null))
  let s = (0, Y.useMemo)(() => Ke(e), [e]),
    c = a?.view ?? s,
    l = (0, Y.useRef)({ view: c, params: e, setParams: t }),
    { later: u, cancel: d } = U()
  return (
    (0, Y.useEffect)(() => {
      l.current = { view: c, params: e, setParams: t }
    }),
    {
      view: c,
      change: (0, Y.useCallback)(
        (e) => {
          let { view: t, params: n, setParams: r } = l.current,
            i = typeof e == `function` ? e(t) : e,
            a = { ...t, ...i },
            s = qe(a, n)
          ;((l.current = { ...l.current, view: a }), o({ view: a, search: s.toString() }), d())
          let c = () => r(s, { replace: i.request === void 0, preventScrollReset: !0 })
          Object.keys(i).join() === `emi` ? u(c) : c()
        },
        [d, u],
      ),
    }
  )
}
function Rt({ appId: e }) {
  let { t } = l(`score`),
    { data: n } = xe(e)
  if (!n || n.state === `not_asked` || n.state === `not_needed`) return null
  let { state: r, score: i, checked_at: a } = n
  return (0, q.jsxs)(x, {
    className: `card score-row mt12`,
    to: z(`creditScore`),
    children: [
      i !== null && (0, q.jsx)(`b`, { className: `score-small`, children: i }),
      (0, q.jsx)(`span`, {
        className: `grow sm`,
        children: i === null || a === null ? t(`state.${r}`) : t(`inUse`, { band: t(`band.${De(i)}`), since: K(a) }),
      }),
      (0, q.jsx)(b, { name: `chevronRight` }),
    ],
  })
}
function zt(e, t) {
  let [n, r] = (0, Y.useState)(e)
  return (
    (0, Y.useEffect)(() => {
      let n = setTimeout(() => r(e), t)
      return () => clearTimeout(n)
    }, [e, t]),
    n
  )
}
function Bt(e) {
  let t = (0, Y.useRef)(null),
    n = (0, Y.useRef)(0)
  return (
    (0, Y.useLayoutEffect)(() => {
      let e = t.current
      e &&
        (e.offsetWidth !== n.current && (e.style.minHeight = ``),
        (n.current = e.offsetWidth),
        (e.style.minHeight = `${e.offsetHeight}px`))
    }, [e]),
    t
  )
}
var Vt = { amount: null, tenure: null, income: null },
  Ht = 1e3,
  Ut = 300,
  Wt = 500,
  Gt = 500
function Kt({ appId: e, request: t, onRequest: n }) {
  let { t: r } = l(`offers`),
    [i, a] = (0, Y.useState)(Vt),
    s = zt(i, Ut),
    c = we(e, t, s),
    { data: u, error: d } = c,
    p = s !== i || c.isFetching
  if (!u)
    return d
      ? (0, q.jsx)(H, { title: r(`whatIf.failed`), error: d, busy: p, onRetry: () => void c.refetch() })
      : (0, q.jsx)(`p`, { role: `status`, className: `mut pad-s`, children: r(`common:loading`) })
  let m = Object.values(i).some((e) => e !== null),
    h = i.amount ?? u.own.amount,
    g = i.tenure ?? u.own.tenure_months
  return (0, q.jsxs)(`div`, {
    className: `what-if-body`,
    children: [
      (0, q.jsx)(qt, { answer: u, tried: i, onTry: (e) => a({ ...i, ...e }) }),
      (0, q.jsxs)(`div`, {
        children: [
          (0, q.jsx)(Jt, { answer: u, busy: p, onTry: (e) => a({ ...i, ...e }) }),
          d &&
            (0, q.jsx)(`div`, {
              className: `mt12`,
              children: (0, q.jsx)(H, {
                title: r(`whatIf.failed`),
                error: d,
                busy: p,
                onRetry: () => void c.refetch(),
              }),
            }),
          (0, q.jsxs)(`div`, {
            className: `row wrap mt16`,
            children: [
              (0, q.jsx)(f, {
                small: !0,
                look: `secondary`,
                disabled: !m,
                onClick: () => a(Vt),
                children: r(`whatIf.reset`),
              }),
              (i.amount !== null || i.tenure !== null) &&
                (0, q.jsx)(f, {
                  small: !0,
                  onClick: () => n({ amount: h, tenure: g }),
                  children: r(`whatIf.use`, { amount: _(h), tenure: o(g, r) }),
                }),
            ],
          }),
          (0, q.jsx)(`p`, { className: `xs mut mt12`, children: r(`whatIf.notSaved`) }),
        ],
      }),
    ],
  })
}
function qt({ answer: { own: e, limits: t }, tried: n, onTry: r }) {
  let { t: i } = l(`offers`),
    a = n.amount ?? e.amount,
    s = n.income ?? e.monthly_income,
    c = (0, Y.useMemo)(
      () => [...new Set([...t.terms, e.tenure_months])].sort((e, t) => e - t),
      [t.terms, e.tenure_months],
    )
  return (0, q.jsxs)(`div`, {
    className: `stack g16`,
    children: [
      (0, q.jsx)(I, {
        label: i(`request.amount`),
        value: a,
        onChange: (e) => r({ amount: e }),
        format: _,
        help: ue(a, i),
        min: t.amount_min,
        max: t.amount_max,
        step: Wt,
      }),
      (0, q.jsx)(I, {
        label: i(`whatIf.tenure`),
        value: n.tenure ?? e.tenure_months,
        onChange: (e) => r({ tenure: e }),
        format: (e) => o(e, i),
        min: c[0] ?? 1,
        max: c.at(-1) ?? 1,
        step: c.every((e) => e % 12 == 0) ? 12 : 1,
      }),
      s !== null &&
        (0, q.jsx)(I, {
          label: i(`whatIf.income`),
          value: s,
          onChange: (e) => r({ income: e }),
          format: _,
          help: ue(s, i),
          min: Ht,
          max: Math.max(2e5, Math.min(t.income_max, (e.monthly_income ?? 0) * 2)),
          step: Gt,
        }),
    ],
  })
}
var $ = (e, t) => new Intl.ListFormat(t, { type: `conjunction` }).format(e.map(({ name: e }) => e))
function Jt({ answer: e, busy: t, onTry: n }) {
  let { t: r, i18n: i } = l(`offers`),
    a = Bt(e),
    { opens: s, closes: c, best: u, unlock: d, tried: f, own_matched: p, tried_matched: m } = e,
    h = { amount: _(f.amount), tenure: o(f.tenure_months, r), income: _(f.monthly_income ?? 0) },
    g = s.length === 0 && c.length === 0
  return (0, q.jsxs)(`div`, {
    ref: a,
    'aria-busy': t,
    className: t ? `stale` : void 0,
    children: [
      (0, q.jsx)(`p`, {
        role: `status`,
        className: `h3`,
        children: t ? r(`whatIf.asking`) : r(`whatIf.matched`, { count: m }),
      }),
      (0, q.jsx)(`p`, {
        className: `sm mut`,
        children: r(f.monthly_income === null ? `whatIf.forLoan` : `whatIf.for`, h),
      }),
      (0, q.jsxs)(`ul`, {
        className: `stack g8 mt12`,
        children: [
          s.length > 0 &&
            (0, q.jsxs)(`li`, {
              children: [(0, q.jsx)(`b`, { children: r(`whatIf.opens`, { count: s.length }) }), ` `, $(s, i.language)],
            }),
          c.length > 0 &&
            (0, q.jsxs)(`li`, {
              children: [(0, q.jsx)(`b`, { children: r(`whatIf.closes`, { count: c.length }) }), ` `, $(c, i.language)],
            }),
          g && (0, q.jsx)(`li`, { children: p === 0 ? r(`whatIf.sameNone`) : r(`whatIf.same`, { count: p }) }),
          u &&
            (0, q.jsx)(`li`, {
              children: r(`whatIf.best`, { lender: u.name, amount: _(u.amount), emi: _(u.emi), apr: N(u.apr) }),
            }),
          d &&
            (0, q.jsxs)(`li`, {
              children: [
                r(`whatIf.unlock.${d.kind}`, {
                  count: d.lenders.length,
                  value: d.kind === `tenure` ? o(d.value, r) : _(d.value),
                  names: $(d.lenders, i.language),
                }),
                ` `,
                (0, q.jsx)(`button`, {
                  type: `button`,
                  className: `textlink`,
                  onClick: () => n({ [d.kind]: d.value }),
                  children: r(`whatIf.tryIt`),
                }),
              ],
            }),
        ],
      }),
    ],
  })
}
function Yt({ appId: e, request: t, onRequest: n, open: r, onOpen: i }) {
  let { t: a } = l(`offers`)
  return (0, q.jsxs)(`details`, {
    className: `card acc what-if mt16`,
    open: r,
    onToggle: ({ currentTarget: e }) => i(e.open),
    children: [
      (0, q.jsxs)(`summary`, {
        children: [
          (0, q.jsxs)(`span`, {
            children: [
              (0, q.jsx)(`span`, { className: `h3 block`, children: a(`whatIf.title`) }),
              (0, q.jsx)(`span`, { className: `sm mut block`, children: a(`whatIf.lead`) }),
            ],
          }),
          (0, q.jsx)(b, { name: `chevronDown` }),
        ],
      }),
      r && (0, q.jsx)(Kt, { appId: e, request: t, onRequest: n }, `${t.amount}:${t.tenure}`),
    ],
  })
}
var Xt = { gold: void 0, firstCard: `secondary`, help: `text` }
function Zt() {
  let { t: e } = l(`offers`)
  return oe(j().brand.kinds).map(({ key: t, path: n }) =>
    (0, q.jsx)(g, { look: Xt[t], to: n, children: e(`empty.${t}`) }, t),
  )
}
var Qt = e({ OffersPage: () => en }),
  $t = (0, q.jsx)(Ve, {})
function en() {
  let { t: e } = l(`offers`),
    t = F((e) => e.appId),
    n = F((e) => e.productType),
    { view: r, change: a } = Lt(),
    o = Te(t, r.request),
    s = Ae(n),
    { error: c } = o,
    u = ye().isPending,
    d = ie(u ? void 0 : o.data)
  if (t === null) return (0, q.jsx)(S, { to: A(n), replace: !0 })
  let f = c instanceof i && c.code === `profile_incomplete`
  return (0, q.jsxs)(`div`, {
    className: `wrap-c main`,
    children: [
      (0, q.jsx)(ce, {
        beside: (0, q.jsx)(`span`, { className: `only-d`, children: (0, q.jsx)(tn, {}) }),
        children: (0, q.jsx)(V, {
          children: d && !c ? e(`count`, { count: d.matched.length }) : e(c ? `title` : `loading.title`),
        }),
      }),
      f
        ? (0, q.jsx)(W, {
            icon: `document`,
            title: e(`incomplete.title`),
            text: e(`incomplete.text`),
            children: (0, q.jsx)(g, { to: k(n), children: e(`incomplete.action`) }),
          })
        : (0, q.jsx)(le, {
            query: { ...o, data: d },
            failed: e(`failed`),
            older: `goes`,
            space: `mt20`,
            waiting: (0, q.jsx)(je, {}),
            children: (e) =>
              (0, q.jsx)(It, {
                answer: e,
                view: r,
                onChange: a,
                busy: o.isPlaceholderData,
                applied: s,
                whatIf: (e, n) =>
                  (0, q.jsx)(Yt, {
                    appId: t,
                    request: r.request,
                    onRequest: (e) => a({ request: e }),
                    open: e,
                    onOpen: n,
                  }),
                consent: $t,
                withoutScore: (0, q.jsx)(Zt, {}),
                check: (0, q.jsx)(st, { appId: t }),
                children: (0, q.jsx)(Rt, { appId: t }),
              }),
          }),
      (d || c) && (0, q.jsx)(`p`, { className: `only-m mt8`, children: (0, q.jsx)(tn, {}) }),
    ],
  })
}
function tn() {
  let { t: e } = l(`offers`),
    t = F((e) => e.productType)
  return (0, q.jsxs)(x, {
    className: `link`,
    to: k(t),
    children: [(0, q.jsx)(b, { name: `arrowLeft`, size: 18 }), e(`returnToProfile`)],
  })
}
export { it as n, Qt as t }
