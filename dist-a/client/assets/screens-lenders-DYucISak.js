import { c as z, i as B, n as V, s as H } from './common-fields-Dur8Hai4.js'
import { i as L, t as R } from './common-form-E0SH5PGy.js'
import { Ct as ce, J as M, M as N, St as le, it as ue, nt as P, q as F, vt as I } from './common-schema-TiEP0qb9.js'
import {
  D as U,
  F as de,
  L as fe,
  Sn as pe,
  T as me,
  Vn as he,
  _t as ge,
  c as _e,
  f as ve,
  g as ye,
  gn as be,
  l as xe,
  o as Se,
  vn as W,
  vt as Ce,
  w as we,
  yn as Te,
  zn as Ee,
} from './customer-Df6hRo4Y.js'
import { t as Oe } from './customer-fields-BHeC32H8.js'
import { j as De } from './customer-schema-DqXZ2v9f.js'
import {
  Fr as n,
  Gt as r,
  Hn as i,
  Ht as a,
  Kt as o,
  Mr as s,
  Ni as c,
  Q as l,
  Rt as u,
  Xi as d,
  Zi as f,
  ca as p,
  ci as m,
  da as h,
  ei as g,
  ii as _,
  it as v,
  pr as y,
  ra as ee,
  si as b,
  t as x,
  un as S,
  ur as C,
  z as w,
  zr as te,
} from './first-CL_AHFyg.js'
import { r as T } from './index-DgFpoVLQ.js'
import { o as se } from './parts-Clelj3dw.js'
import { n as e, r as t } from './rolldown-runtime-XKyaHtl9.js'
import { $ as E, O as D, R as O, W as ne, X as re, Z as k, Zt as A, c as ie, q as ae } from './signed-in-DHQU3WVe.js'
import { f as j, p as oe } from './theme-CBDEJsnh.js'
var G = t(h(), 1),
  ke = {
    marital_status: N(`maritalStatus`).test(`chosen`, `rules:requiredChoice`, M),
    loan_purpose: N(`loanPurpose`).test(`chosen`, `rules:requiredChoice`, M),
    employment_tenure: N(`employeementTenure`).test(`chosen`, `rules:requiredChoice`, M),
    total_work_experience: N(`totalWorkExperience`).test(`chosen`, `rules:requiredChoice`, M),
    household_income: N(`householdIncome`).test(`chosen`, `rules:requiredChoice`, M),
    account_number: ce()
      .required(`rules:required`)
      .matches(/^[0-9]{9,18}$/, `rules:accountNumber.invalid`),
    ifsc: F(I),
    reference_name: F(De),
    reference_phone: F(ue),
    reference_told: le()
      .typeError(`rules:reference.told`)
      .oneOf([1], `rules:reference.told`)
      .required(`rules:reference.told`),
  }
function Ae(e) {
  return P(Object.fromEntries(e.map((e) => [e, ke[e]])))
}
var je = 400,
  K = new Map(),
  q = new Map(),
  J = (e, t) => `${e}:${t}`,
  Y = (e) => `answers:${e}`
function Me(e, t, n) {
  let r = J(e, t)
  ;(K.set(r, n),
    clearTimeout(q.get(r)),
    q.set(
      r,
      setTimeout(() => {
        ;(q.delete(r), A.keep(e, Y(t), n))
      }, je),
    ))
}
function Ne(e, t) {
  let [n, r] = (0, G.useState)(() => (e === null ? {} : (K.get(J(e, t)) ?? {})))
  return (
    (0, G.useEffect)(() => {
      if (e === null || K.has(J(e, t))) return
      let n = !1
      return (
        A.read(e, Y(t)).then((i) => {
          !n && i !== null && !K.has(J(e, t)) && r(i)
        }),
        () => {
          n = !0
        }
      )
    }, [t, e]),
    n
  )
}
function Pe(e) {
  for (let t of K.keys()) t.endsWith(`:${e}`) && (clearTimeout(q.get(t)), q.delete(t), K.delete(t))
  A.forget(Y(e))
}
var X = i(),
  Fe = {
    marital_status: `maritalStatus`,
    loan_purpose: `loanPurpose`,
    employment_tenure: `employeementTenure`,
    total_work_experience: `totalWorkExperience`,
    household_income: `householdIncome`,
  },
  Ie = { account_number: l, ifsc: v }
function Z({ appId: e, lender: t, fields: r, lastAnswers: i, onSubmit: a }) {
  let { t: o } = n(`lenders`),
    s = y((e) => e.userId),
    c = Ne(s, e),
    l = { ...Object.fromEntries(r.map((e) => [e, ``])), ...i, ...c },
    d = R(`answerLender`, Ae(r), {
      start: l,
      stored: l,
      send: async (t) => {
        ;(await a(t), Pe(e))
      },
      mode: `onTouched`,
      failureIn: `form`,
    }),
    { subscribe: f } = d.hands
  return (
    (0, G.useEffect)(() => {
      if (s !== null) return f({ formState: { values: !0 }, callback: ({ values: t }) => Me(s, e, { ...t }) })
    }, [e, f, s]),
    (0, X.jsxs)(L, {
      form: d,
      children: [
        (0, X.jsx)(H, {}),
        Object.keys(i).length > 0 && (0, X.jsx)(j, { severity: `info`, sx: { mb: 6 }, children: o(`info.filledIn`) }),
        (0, X.jsxs)(se, {
          spacing: 6,
          sx: { '[role=alert]:has(*) + &': { mt: 6 } },
          children: [
            r.map((e) => (0, X.jsx)(Le, { field: e, lender: t }, e)),
            d.failure !== null &&
              (0, X.jsxs)(j, { severity: `error`, role: `alert`, children: [u(d.failure), ` `, o(`info.kept`)] }),
            (0, X.jsx)(oe, {
              type: `submit`,
              variant: `contained`,
              'aria-busy': d.busy,
              children: d.busy ? o(`info.sending`) : o(`info.send`, { lender: t }),
            }),
          ],
        }),
      ],
    })
  )
}
function Le({ field: e, lender: t }) {
  let { t: r } = n(`lenders`),
    { t: i } = n(`options`),
    a = Fe[e],
    o = r(`info.label.${e}`, { lender: t }),
    l = r(`info.help.${e}`, { defaultValue: ``, threshold: s(c) })
  if (a) {
    let t = ne[a].map(({ id: e }) => ({ id: e, value: i(ae(a, e) ?? ``) }))
    return (0, X.jsx)(B, { name: e, label: o, help: l, choices: t })
  }
  return e === `reference_told`
    ? (0, X.jsx)(Oe, { name: e, label: o, help: l })
    : e === `reference_phone`
      ? (0, X.jsx)(V, { name: e, label: o, help: l, autoComplete: `off` })
      : (0, X.jsx)(z, {
          name: e,
          label: o,
          help: l,
          keep: Ie[e],
          input: {
            autoComplete: `off`,
            spellCheck: !1,
            ...(e === `account_number` && { inputMode: `numeric` }),
            ...(e === `ifsc` && { autoCapitalize: `characters` }),
          },
        })
}
function Q({ application: e }) {
  let { t } = n(`lenders`),
    r = be(e.app_id),
    [i, a] = (0, G.useState)(!1),
    s = e.lender_name ?? ``,
    { next_step: c, journey: l, status: u, app_id: p } = e,
    { kind: h, fields: g, last_answers: _ = {} } = c,
    v = l && !O(u) && (0, X.jsx)(Ce, { lender: s, journey: l, next: h }),
    y =
      i &&
      h !== `handover` &&
      (0, X.jsx)(`div`, {
        className: `mt20`,
        children: (0, X.jsxs)(w, {
          tone: `warn`,
          role: `alert`,
          children: [
            t(O(u) && u !== `withdrawn` ? `late.decided` : `late.moved`, { lender: s }),
            ` `,
            (0, X.jsx)(d, { to: pe(p), children: t(`late.see`) }),
          ],
        }),
      })
  return u === `rejected`
    ? (0, X.jsxs)(X.Fragment, {
        children: [
          (0, X.jsx)(T, { children: t(`declined.title`) }),
          y,
          (0, X.jsx)(`div`, { className: `mt20`, children: (0, X.jsx)(we, { lender: s, application: e }) }),
        ],
      })
    : h === `otp`
      ? (0, X.jsx)(f, { to: m(b(`indialendsOtp`), { app: p }), replace: !0 })
      : h === `additional_info` && g && g.length > 0
        ? (0, X.jsxs)(X.Fragment, {
            children: [
              (0, X.jsx)(T, { lead: t(`info.lead`, { lender: s }), children: t(`info.title`, { lender: s }) }),
              (0, X.jsx)(`div`, {
                className: `card pad mt20`,
                children: (0, X.jsx)(Z, { appId: p, lender: s, fields: g, lastAnswers: _, onSubmit: r.mutateAsync }),
              }),
              v,
            ],
          })
        : (0, X.jsxs)(X.Fragment, {
            children: [
              (0, X.jsx)(T, { children: t(`journey.title`, { lender: s }) }),
              y,
              h === `handover` && (0, X.jsx)(fe, { application: e, onLate: () => a(!0) }),
              h === `wait` &&
                l?.steps.includes(`callback`) &&
                (0, X.jsx)(`div`, {
                  className: `mt20`,
                  children: (0, X.jsx)(w, { icon: `phone`, children: t(`callback`, { lender: s }) }),
                }),
              (0, X.jsx)(Se, { application: e }),
              h !== `handover` &&
                de(e) &&
                (0, X.jsx)(`p`, {
                  className: `mt12`,
                  children: (0, X.jsx)(o, {
                    look: `text`,
                    full: !0,
                    to: m(b(`redirect`), { app: p }),
                    children: t(`again`, { lender: s }),
                  }),
                }),
              v,
            ],
          })
}
var Re = e({ LenderJourneyPage: () => ze })
function ze() {
  let { t: e } = n(`lenders`),
    { pathname: t } = ee(),
    [r] = p(),
    i = W(),
    a = r.get(`app`),
    s = i.data?.filter(({ lender_slug: e }) => e !== null && ge(e) === t),
    c = a ? s?.find(({ app_id: e }) => e === a) : (s?.find(({ status: e }) => !O(e)) ?? s?.[0])
  return i.data
    ? !c && !a
      ? (0, X.jsxs)(`div`, {
          className: `wrap-c main narrow`,
          children: [
            (0, X.jsx)(T, { children: e(`journey.choose`) }),
            (0, X.jsxs)(D, {
              icon: `document`,
              title: e(`rules:offer.required`),
              text: e(`journey.chooseText`),
              children: [
                (0, X.jsx)(o, { to: S(C().productType), children: e(`journey.offers`) }),
                i.data.length > 0 &&
                  (0, X.jsx)(o, { look: `text`, to: b(`applicationStatus`), children: e(`journey.applications`) }),
              ],
            }),
          ],
        })
      : c
        ? (0, X.jsx)(`div`, { className: `wrap-c main narrow`, children: (0, X.jsx)(Q, { application: c }, c.app_id) })
        : (0, X.jsxs)(`div`, {
            className: `wrap-c main narrow`,
            children: [
              (0, X.jsx)(T, { children: e(`journey.notFound`) }),
              (0, X.jsxs)(D, {
                icon: `document`,
                title: e(`journey.applications`),
                text: e(`journey.notFoundText`),
                children: [
                  (0, X.jsx)(o, { to: b(`applicationStatus`), children: e(`journey.applications`) }),
                  (0, X.jsx)(o, { look: `text`, to: S(C().productType), children: e(`journey.offers`) }),
                ],
              }),
            ],
          })
    : (0, X.jsxs)(`div`, {
        className: `wrap-c main narrow`,
        children: [
          (0, X.jsx)(T, { children: e(`common:continue`) }),
          (0, X.jsx)(k, {
            query: i,
            failed: e(`journey.failed`),
            space: `mt20`,
            waiting: (0, X.jsx)(x, {}),
            children: () => null,
          }),
        ],
      })
}
var Be = { amount: null, tenure: null },
  $ = (e) => e.toLowerCase().replace(/[^a-z0-9]/g, ``)
function Ve({ lenderKey: e }) {
  let { t } = n(`lenders`),
    i = y((e) => e.appId),
    s = W(),
    c = he(i, Be),
    l = Te(),
    u = $(e),
    d = s.data?.find(({ lender_slug: e, status: t }) => e !== null && $(e) === u && !O(t)),
    f = c.data?.matched.find(({ lender_slug: e }) => $(e) === u),
    p = Ee(i, f?.lender_id ?? 0, f ? { amount: f.amount, tenure: f.tenure_months } : null),
    h = c.data?.not_matched.find(({ lender_slug: e }) => $(e) === u),
    g = s.error ?? (d ? null : (c.error ?? p.error)),
    _ = () => {
      ;(s.refetch(), c.refetch(), p.refetch())
    }
  return d
    ? (0, X.jsx)(Q, { application: d })
    : g
      ? (0, X.jsxs)(X.Fragment, {
          children: [
            (0, X.jsx)(T, { children: t(`submit.titleUnknown`) }),
            (0, X.jsx)(E, { title: t(`journey.failed`), error: g, onRetry: _ }),
          ],
        })
      : s.data && i === null
        ? (0, X.jsxs)(X.Fragment, {
            children: [
              (0, X.jsx)(T, { children: t(`submission.title`, { lender: e }) }),
              (0, X.jsx)(`p`, {
                className: `mt20`,
                children: (0, X.jsx)(r, {
                  busy: l.isPending,
                  onClick: () => l.mutate(void 0, { onError: a }),
                  children: t(`common:continue`),
                }),
              }),
            ],
          })
        : c.data && !f
          ? (0, X.jsxs)(X.Fragment, {
              children: [
                (0, X.jsx)(T, { children: h ? t(`submission.none`, { lender: h.name }) : t(`submission.unknown`) }),
                (0, X.jsx)(D, {
                  icon: `document`,
                  title: t(`journey.applications`),
                  text: t(`submission.noneText`),
                  children: (0, X.jsx)(o, {
                    to: m(b(`userDetail`), { step: `summary` }),
                    children: t(`submission.change`),
                  }),
                }),
              ],
            })
          : !f || !p.data || i === null
            ? (0, X.jsxs)(X.Fragment, {
                children: [(0, X.jsx)(T, { children: t(`common:continue`) }), (0, X.jsx)(ye, {})],
              })
            : (0, X.jsxs)(X.Fragment, {
                children: [
                  (0, X.jsx)(T, {
                    lead: t(`submission.lead`, { lender: f.name }),
                    children: t(`submission.title`, { lender: f.name }),
                  }),
                  (0, X.jsxs)(`div`, {
                    className: `stack g20 mt20`,
                    children: [
                      (0, X.jsx)(xe, { offer: f }),
                      (0, X.jsx)(_e, { kfs: p.data }),
                      (0, X.jsx)(
                        ve,
                        {
                          appId: i,
                          offer: f,
                          proposalNumber: p.data.proposal_number,
                          sends: p.data.sends,
                          onApplied: () => void s.refetch(),
                          onStale: _,
                        },
                        p.data.proposal_number,
                      ),
                    ],
                  }),
                ],
              })
}
var He = e({ LenderSubmitPage: () => Ue })
function Ue() {
  let [e] = p(),
    t = te === `` || e.has(`app`) ? null : g()
  return t === null
    ? (0, X.jsx)(We, {})
    : (0, X.jsx)(`div`, {
        className: `site`,
        children: (0, X.jsx)(`div`, { className: `wrap-c main narrow`, children: (0, X.jsx)(Ve, { lenderKey: t }) }),
      })
}
function We() {
  let { t: e } = n(`lenders`),
    [t] = p(),
    r = W(),
    i = t.get(`app`),
    a = r.data?.filter(({ lender_id: e }) => e !== null),
    s = i ? a?.find(({ app_id: e }) => e === i) : a?.[0],
    c = s?.lender_name
  return (0, X.jsx)(`div`, {
    className: `site`,
    children: (0, X.jsxs)(`div`, {
      className: `wrap-c main narrow`,
      children: [
        (0, X.jsx)(re, {
          picture: c && (0, X.jsx)(ie, { name: c }),
          children: (0, X.jsx)(T, { children: c ? e(`submit.title`, { lender: c }) : e(`submit.titleUnknown`) }),
        }),
        _().sandbox &&
          (0, X.jsx)(`div`, {
            className: `mt16`,
            children: (0, X.jsx)(w, { tone: `warn`, children: e(`submit.note`) }),
          }),
        (0, X.jsx)(k, {
          query: r,
          failed: e(`journey.failed`),
          space: `mt16`,
          waiting: (0, X.jsx)(x, {}),
          children: () =>
            s
              ? (0, X.jsxs)(`section`, {
                  className: `card pad mt20`,
                  children: [
                    (0, X.jsx)(`p`, { className: `mut sm`, children: e(`submit.working`) }),
                    (0, X.jsx)(`div`, { className: `mt12`, children: (0, X.jsx)(U, { application: s, care: null }) }),
                    (0, X.jsx)(`div`, { className: `mt20`, children: (0, X.jsx)(me, { application: s }) }),
                    (0, X.jsx)(`p`, {
                      className: `mt20`,
                      children: (0, X.jsx)(o, {
                        full: !0,
                        to: m(b(`authReturn`), { state: s.app_id }),
                        children: e(`submit.return`),
                      }),
                    }),
                  ],
                })
              : (0, X.jsx)(D, {
                  icon: `document`,
                  title: e(`rules:offer.required`),
                  text: e(`submit.noneText`),
                  children: (0, X.jsx)(o, { to: S(C().productType), children: e(`journey.offers`) }),
                }),
        }),
      ],
    }),
  })
}
export { Re as n, He as t }
