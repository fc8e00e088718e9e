import './signed-in-DHQU3WVe.js'
import { a as B, c as V, i as H, n as he, r as ge, s as _e, t as U } from './common-fields-Dur8Hai4.js'
import { i as pe, m as R, n as me, r as z } from './common-form-E0SH5PGy.js'
import { N as ue, ot as de, ut as fe } from './common-schema-TiEP0qb9.js'
import {
  C as ve,
  S as W,
  et as ye,
  it as be,
  nt as xe,
  on as Se,
  tt as Ce,
  x as G,
  z as we,
} from './customer-Df6hRo4Y.js'
import { i as Re, n as ze, r as Be, t as Ve } from './customer-form-CxxRlc71.js'
import {
  C as Te,
  E as Ee,
  S as De,
  T as Oe,
  b as ke,
  c as Ae,
  l as je,
  n as Me,
  r as Ne,
  t as Pe,
  v as K,
  w as Fe,
  x as Ie,
  y as Le,
} from './customer-schema-DqXZ2v9f.js'
import {
  c as He,
  d as Ue,
  f as q,
  i as We,
  l as Ge,
  m as Ke,
  n as qe,
  o as Je,
  p as Ye,
  r as Xe,
  s as Ze,
  u as Qe,
} from './customer-ui-CtL4h0-L.js'
import {
  Cn as t,
  Cr as n,
  Dn as r,
  Dr as i,
  E as a,
  En as o,
  Fr as s,
  Hn as c,
  Mr as l,
  Ni as u,
  Rt as d,
  Sn as f,
  Tn as p,
  Vn as m,
  W as h,
  Xi as g,
  at as _,
  ca as v,
  da as y,
  et as b,
  ia as x,
  ii as S,
  j as C,
  l as w,
  ot as T,
  pr as E,
  qt as ee,
  s as te,
  si as D,
  u as O,
  z as k,
} from './first-CL_AHFyg.js'
import { r as ne } from './index-DgFpoVLQ.js'
import {
  F as ie,
  M as N,
  Q as P,
  R as ae,
  V as F,
  X as I,
  Y as L,
  Z as oe,
  j as se,
  m as ce,
  z as le,
} from './parts-Clelj3dw.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import { U as A, h as j, m as re, p as M } from './theme-CBDEJsnh.js'
var J = e(y(), 1),
  Y = c()
function $e({ autoComplete: e = `bday`, clear: t, ...n }) {
  let r = z(n.name, n),
    { masked: i, replaced: a, replace: o, keep: s } = Ee(r),
    c = r.text
  return i
    ? (0, Y.jsx)(Ye, { ...n, help: void 0, field: r, clear: t, onChangeValue: o })
    : (0, Y.jsx)(N, {
        ...n,
        field: r,
        shown: c,
        end: a ? (0, Y.jsx)(Ke, { field: n.label, onClick: s }) : void 0,
        input: { inputMode: `numeric`, autoComplete: e, onChange: (e) => r.onChange(b(e.target.value, c)) },
      })
}
function et(e) {
  let t = z(e.name, e),
    { masked: n, replaced: r, replace: i, keep: a } = Ee(t),
    o = t.text
  return n
    ? (0, Y.jsx)(Ye, { ...e, help: void 0, field: t, onChangeValue: i })
    : (0, Y.jsx)(N, {
        ...e,
        field: t,
        shown: o,
        right: de(o),
        end: r ? (0, Y.jsx)(Ke, { field: e.label, onClick: a }) : void 0,
        input: {
          autoComplete: `off`,
          autoCapitalize: `characters`,
          spellCheck: !1,
          onChange: (e) => t.onChange(_(e.target.value)),
        },
      })
}
var tt = (e, t) => (e === `mobile` ? `+91 ${t}` : t)
function nt({ channel: e, start: t, change: r, agreeing: i, onClose: o, onVerified: c }) {
  let { t: l } = s([`profile`, `verification`]),
    { t: u } = s(`verification`),
    { step: d, busy: f, failure: p, oldSent: m, newSent: _, ...v } = ze(e, t, c),
    y = e === `mobile`,
    b = tt(i.channel, i.value),
    x = p instanceof n && p.code === `contact_elsewhere`,
    C = p === null ? null : x ? l(`contact.elsewhere`) : h(p, u),
    w = d === `ask` ? m : _
  return (0, Y.jsx)(P, {
    open: !0,
    fullWidth: !0,
    onClose: () => !f && o(),
    'aria-labelledby': `contact-code-title`,
    children: (0, Y.jsxs)(A, {
      component: pe,
      form: v[d],
      prefix: `contact-code`,
      sx: { display: `contents` },
      children: [
        (0, Y.jsx)(L, { id: `contact-code-title`, children: l(r ? `contact.change.${e}` : `contact.verify.${e}`) }),
        (0, Y.jsxs)(I, {
          children: [
            d === `agree` &&
              (0, Y.jsxs)(Y.Fragment, {
                children: [
                  (0, Y.jsx)(j, { sx: X, children: l(`contact.agreeText`, { destination: b }) }),
                  (0, Y.jsxs)(j, {
                    sx: X,
                    children: [
                      l(`contact.lost.${i.channel}`),
                      ` `,
                      (0, Y.jsx)(g, { className: `textlink`, to: D(`needHelp`), children: l(`contact.lostLink`) }),
                    ],
                  }),
                ],
              }),
            d === `ask` &&
              (0, Y.jsxs)(Y.Fragment, {
                children: [
                  (0, Y.jsx)(j, { role: `status`, sx: X, children: l(`contact.sent`, { destination: b }) }),
                  (0, Y.jsx)(Be, { name: `old_otp`, label: u(`code`) }, `old_otp`),
                  m && (0, Y.jsx)(a, { resendAt: m.resendAt, busy: f, onResend: v.agree.submit }),
                  (0, Y.jsx)(j, { sx: { ...X, mt: 6 }, children: l(r ? `contact.changeText` : `contact.verifyText`) }),
                  (0, Y.jsx)(
                    Re,
                    {
                      name: `destination`,
                      label: l(r ? `contact.new.${e}` : `rules:labels.${y ? `mobile_phone_number` : `email`}`),
                      ...(y
                        ? { keep: T, type: `tel`, inputMode: `numeric`, autoComplete: `tel-national`, before: `+91` }
                        : { type: `email`, inputMode: `email`, autoComplete: `email`, maxLength: 254 }),
                    },
                    `destination`,
                  ),
                ],
              }),
            d === `prove` &&
              (0, Y.jsxs)(Y.Fragment, {
                children: [
                  (0, Y.jsxs)(j, {
                    role: `status`,
                    sx: X,
                    children: [
                      l(`contact.sent`, { destination: tt(e, v.destination()) }),
                      ` `,
                      !x &&
                        (0, Y.jsx)(`button`, {
                          type: `button`,
                          className: `textlink`,
                          disabled: f,
                          onClick: v.another,
                          children: u(y ? `changeNumber` : `changeEmail`),
                        }),
                    ],
                  }),
                  !x &&
                    (0, Y.jsxs)(Y.Fragment, {
                      children: [
                        (0, Y.jsx)(Be, { name: `otp`, label: u(`code`) }, `otp`),
                        _ && (0, Y.jsx)(a, { resendAt: _.resendAt, busy: f, onResend: v.ask.submit }),
                      ],
                    }),
                ],
              }),
            w?.late &&
              d !== `agree` &&
              !x &&
              (0, Y.jsx)(Z, { children: (0, Y.jsx)(k, { tone: `warn`, role: `status`, children: l(`contact.late`) }) }),
            C !== null && (0, Y.jsx)(Z, { children: (0, Y.jsx)(k, { tone: `err`, role: `alert`, children: C }) }),
            S().sandbox &&
              d !== `agree` &&
              !x &&
              (0, Y.jsx)(Z, {
                children: (0, Y.jsxs)(k, {
                  icon: `info`,
                  children: [u(`sandbox`), ` `, (0, Y.jsx)(ee, { href: D(`outbox`), children: u(`sandboxLink`) })],
                }),
              }),
          ],
        }),
        (0, Y.jsxs)(oe, {
          children: [
            (0, Y.jsx)(M, { variant: `outlined`, disabled: f, onClick: o, children: l(`contact.cancel`) }),
            x
              ? (0, Y.jsx)(
                  M,
                  { variant: `contained`, onClick: v.another, children: l(`contact.another.${e}`) },
                  `another`,
                )
              : (0, Y.jsx)(
                  M,
                  {
                    type: `submit`,
                    variant: `contained`,
                    autoFocus: d === `agree`,
                    'aria-busy': f,
                    children: l(d === `prove` ? `contact.confirm` : `contact.send`),
                  },
                  `submit`,
                ),
          ],
        }),
      ],
    }),
  })
}
var X = { mb: 4, color: `text.secondary`, overflowWrap: `anywhere` },
  Z = ({ children: e }) => (0, Y.jsx)(A, { sx: { mt: 4, '& a': { color: `var(--link)` } }, children: e }),
  rt = { mobile: `mobile_phone_number`, email: `email` },
  it = { mobile: te, email: (e) => e !== `` && O(e.toLowerCase()) }
function Q({ channel: e, signsIn: t }) {
  let { t: n } = s(`profile`),
    r = rt[e],
    { text: i, onChange: a } = z(r),
    { data: o } = be(),
    [c, l] = (0, J.useState)(!1),
    [u, d] = (0, J.useState)(!1),
    f = o ? o[e].verified : t,
    p = i.trim(),
    m = o !== void 0 && !f && it[e](p),
    h = o && je({ mobile: o.mobile.verified, email: o.email.verified }, e),
    g = o && h ? { channel: h, value: o[h].value } : null,
    _ = n(`rules:labels.${r}`),
    v = f ? { readOnly: !0, help: n(`contact.signsIn`) } : { help: n(`help.${r}`) }
  return (0, Y.jsxs)(A, {
    sx: { display: `grid`, alignContent: `start`, gap: 2, minWidth: 0 },
    children: [
      e === `mobile`
        ? (0, Y.jsx)(he, { name: r, label: _, ...v })
        : (0, Y.jsx)(V, {
            name: r,
            label: _,
            errorHint: w,
            ...v,
            input: { type: `email`, inputMode: `email`, autoComplete: `email`, spellCheck: !1 },
          }),
      ((f && o) || m) &&
        (0, Y.jsxs)(A, {
          sx: { display: `flex`, flexWrap: `wrap`, alignItems: `center`, gap: `0 12px`, minHeight: 44 },
          children: [
            (0, Y.jsxs)(A, {
              component: `span`,
              sx: { ...at, color: f ? `success.main` : `text.secondary` },
              children: [
                f && (0, Y.jsx)(F, { sx: { fontSize: 18 } }),
                n(f ? `contact.verified` : `contact.notVerified`),
              ],
            }),
            (0, Y.jsx)(M, {
              size: `small`,
              onClick: () => l(!0),
              sx: { px: 2 },
              children: n(f ? `contact.change.${e}` : `contact.verify.${e}`),
            }),
          ],
        }),
      (0, Y.jsx)(A, {
        role: `status`,
        sx: { ...at, ...(!u && { position: `absolute` }) },
        children: u && n(`contact.done.${e}`),
      }),
      c &&
        g &&
        (0, Y.jsx)(nt, {
          channel: e,
          start: f ? `` : p,
          change: f,
          agreeing: g,
          onClose: () => l(!1),
          onVerified: (e) => {
            ;(l(!1), d(!0), a(e))
          },
        }),
    ],
  })
}
var at = { display: `inline-flex`, alignItems: `center`, gap: 1.5, fontSize: `0.875rem`, fontWeight: 500 }
function ot() {
  let { t: e } = s([`profile`, `common`]),
    n = W()
  return (0, Y.jsxs)(Y.Fragment, {
    children: [
      (0, Y.jsx)(B, {
        name: `se_loan_amount`,
        label: e(`rules:labels.se_loan_amount`),
        help: e(`help.se_loan_amount`),
      }),
      (0, Y.jsxs)(q, {
        children: [
          (0, Y.jsx)(H, {
            name: `se_loan_tenure`,
            label: e(`rules:labels.se_loan_tenure`),
            choices: t[f].terms.map((t) => ({ id: t, value: i(t, e) })),
          }),
          (0, Y.jsx)(H, {
            name: `se_loan_purpose`,
            label: e(`rules:labels.se_loan_purpose`),
            choices: n(`loanPurpose`),
          }),
        ],
      }),
    ],
  })
}
function st() {
  let { t: e } = s(`profile`)
  return (0, Y.jsxs)(q, {
    children: [
      (0, Y.jsx)(V, {
        name: `first_name`,
        label: e(`rules:labels.first_name`),
        help: e(`help.name`),
        input: { autoComplete: `given-name` },
      }),
      (0, Y.jsx)(V, { name: `last_name`, label: e(`rules:labels.last_name`), input: { autoComplete: `family-name` } }),
    ],
  })
}
function ct({ children: e }) {
  let { t } = s(`profile`),
    { hidden: n } = m()
  return (0, Y.jsxs)(Y.Fragment, {
    children: [
      (0, Y.jsx)(V, {
        name: `address1`,
        label: t(`rules:labels.address1`),
        help: t(`help.address1`),
        errorHint: Oe,
        input: { autoComplete: `address-line1` },
      }),
      (0, Y.jsxs)(q, {
        children: [
          !n?.includes(`address2`) &&
            (0, Y.jsx)(V, {
              name: `address2`,
              label: t(`rules:labels.address2`),
              optional: !0,
              errorHint: Oe,
              input: { autoComplete: `address-line2` },
            }),
          e,
        ],
      }),
    ],
  })
}
var lt = () => we(R({ name: `employment_status_code` }))
function ut() {
  let { t: e } = s(`profile`),
    t = (0, J.useId)()
  return (0, Y.jsxs)(q, {
    children: [
      (0, Y.jsx)(V, {
        name: `employer_name`,
        label: e(`rules:labels.employer_name`),
        help: e(`help.employer_name`),
        input: { autoComplete: `organization`, list: t },
      }),
      (0, Y.jsx)(`datalist`, { id: t, children: ve.map((e) => (0, Y.jsx)(`option`, { value: e }, e)) }),
      (0, Y.jsx)(gt, { name: `officepincode`, label: e(`rules:labels.officepincode`) }),
    ],
  })
}
function dt() {
  let { t: e } = s(`profile`),
    t = W()
  return (0, Y.jsx)(H, { name: `salary_mode`, label: e(`rules:labels.salary_mode`), choices: t(`salaryMode`) })
}
function ft() {
  return lt() ? (0, Y.jsxs)(Y.Fragment, { children: [(0, Y.jsx)(ut, {}), (0, Y.jsx)(dt, {})] }) : null
}
function pt() {
  let { t: e } = s(`profile`)
  return (0, Y.jsx)(B, {
    name: `monthly_income`,
    label: e(`rules:labels.monthly_income`),
    help: e(`help.monthly_income`),
  })
}
function mt() {
  let { t: e } = s(`profile`)
  return (0, Y.jsx)(B, { name: `emi`, label: e(`rules:labels.emi`), help: e(`help.emi`) })
}
function ht() {
  let { t: e } = s(`profile`),
    t = R({ name: `monthly_income` }),
    n = E((e) => e.productType)
  return !Se(Number(t)) || (o(n) && r(n))
    ? null
    : (0, Y.jsxs)(Y.Fragment, {
        children: [
          (0, Y.jsx)(k, { icon: `info`, children: e(`household.why`, { threshold: l(u) }) }),
          (0, Y.jsxs)(q, {
            children: [
              (0, Y.jsx)(B, {
                name: `household_income`,
                label: e(`rules:labels.household_income`),
                help: e(`help.household_income`),
                optional: !0,
              }),
              (0, Y.jsx)(B, {
                name: `household_emi`,
                label: e(`rules:labels.household_emi`),
                help: e(`help.household_emi`),
                optional: !0,
              }),
            ],
          }),
        ],
      })
}
function gt({ name: e, label: t }) {
  let { t: n } = s(`profile`),
    r = R({ name: e }),
    i = typeof r == `string` && ue(r) ? r : null,
    { data: a } = Ce(i),
    o = i !== null && a ? `${a.district}, ${a.state}` : n(`help.postal_code`)
  return (0, Y.jsx)(ge, { name: e, label: t, help: o, autoComplete: e === `postal_code` ? `postal-code` : `off` })
}
function _t({ profile: e }) {
  let { t } = s(`profile`),
    n = W(),
    r = e.email_verified === 1
  return (0, Y.jsxs)(Y.Fragment, {
    children: [
      (0, Y.jsxs)(q, {
        children: [(0, Y.jsx)(Q, { channel: `mobile`, signsIn: !r }), (0, Y.jsx)(Q, { channel: `email`, signsIn: r })],
      }),
      (0, Y.jsx)(ct, { children: (0, Y.jsx)(gt, { name: `postal_code`, label: t(`rules:labels.postal_code`) }) }),
      (0, Y.jsx)(U, { name: `residence_type`, label: t(`rules:labels.residence_type`), choices: n(`residentType`) }),
    ],
  })
}
function vt() {
  let { t: e } = s(`profile`),
    { hidden: t } = m(),
    n = W(),
    r = lt()
  return (0, Y.jsxs)(Y.Fragment, {
    children: [
      (0, Y.jsx)(U, {
        name: `employment_status_code`,
        label: e(`rules:labels.employment_status_code`),
        choices: n(`employmentStatus`),
      }),
      r && (0, Y.jsx)(ut, {}),
      (0, Y.jsxs)(q, { children: [(0, Y.jsx)(pt, {}), r && (0, Y.jsx)(dt, {})] }),
      (0, Y.jsxs)(q, {
        children: [
          (0, Y.jsx)(mt, {}),
          !t?.includes(`educational_level`) &&
            (0, Y.jsx)(H, {
              name: `educational_level`,
              label: e(`rules:labels.educational_level`),
              optional: !0,
              choices: n(`educationalLevel`),
            }),
        ],
      }),
      (0, Y.jsx)(ht, {}),
    ],
  })
}
function yt() {
  let { t: e } = s(`profile`),
    t = W(),
    n = R({ name: `last_name` })
  return (0, Y.jsxs)(Y.Fragment, {
    children: [
      (0, Y.jsx)(st, {}),
      (0, Y.jsxs)(q, {
        children: [
          (0, Y.jsx)($e, { name: `birth_date`, label: e(`rules:labels.birth_date`), help: e(`help.birth_date`) }),
          (0, Y.jsx)(et, {
            name: `tin`,
            label: e(`rules:labels.tin`),
            help: e(`help.tin`),
            hint: (e) => fe(e, typeof n == `string` ? n : ``),
          }),
        ],
      }),
      (0, Y.jsx)(U, { name: `gender`, label: e(`rules:labels.gender`), choices: t(`Gender`) }),
    ],
  })
}
var $ = (e) => (typeof e == `string` ? e : ``),
  bt = (e, t = (e) => e) => (typeof e == `number` ? t(l(e)) : ``),
  xt = {
    personalInformation: {
      Inputs: yt,
      answer: ({ first_name: e, last_name: t, birth_date: n }, { t: r }) => {
        let i = [$(e), $(t)].filter(Boolean).join(` `),
          a = $(n).slice(-4)
        return G(i, a && r(`answers.born`, { year: a }))
      },
    },
    contactDetails: {
      Inputs: _t,
      answer: ({ address1: e, postal_code: t, residence_type: n }, { option: r }) =>
        G($(e), $(t), r(`residentType`, n)),
    },
    employmentDetails: {
      Inputs: vt,
      answer: ({ employment_status_code: e, employer_name: t, monthly_income: n }, { t: r, option: i }) =>
        G(
          i(`employmentStatus`, e),
          $(t),
          bt(n, (e) => r(`answers.monthly`, { amount: e })),
        ),
    },
  }
function St(e) {
  let {
      step: t,
      Inputs: n,
      profile: r,
      answers: i,
      keeper: a,
      header: o,
      aside: c,
      last: l,
      lastLabel: u,
      busy: f,
      problem: p,
    } = e,
    { onBack: m, onDone: h, onLater: g } = e,
    { t: _ } = s(`profile`),
    v = Ve(t, i, a),
    y = (0, J.useSyncExternalStore)(a.subscribe, a.failure),
    [b, x] = (0, J.useState)(!1),
    S = v.handleSubmit(async () => {
      ;(x(!0), await a.flush())
      let e = ke(t).find((e) => a.refusal(e) !== void 0)
      ;(!e && a.failure() === void 0 && (await h()), x(!1), e && v.setFocus(e))
    })
  return (0, Y.jsx)(pe, {
    form: { fields: v, submit: (e) => void S(e) },
    onBlur: () => void a.flush(),
    children: (0, Y.jsxs)(Je, {
      header: o,
      aside: c,
      bar: (0, Y.jsx)(He, {
        label: l ? u : _(`continue`),
        busy: f || b,
        problem: y === void 0 ? p : d(y),
        onBack: m,
        onLater: g,
      }),
      children: [
        (0, Y.jsx)(_e, {}),
        (0, Y.jsxs)(A, {
          sx: { display: `grid`, gap: 6, mt: 6 },
          children: [
            (0, Y.jsx)(n, { profile: r, step: t, answers: i }),
            (0, Y.jsx)(A, {
              sx: { borderBlock: 1, borderColor: `divider` },
              children: (0, Y.jsx)(C, {
                title: _(`why.title`),
                children: (0, Y.jsx)(`p`, { children: _(`${t.words}.why`) }),
              }),
            }),
            (0, Y.jsx)(A, { sx: { display: { md: `none` } }, children: (0, Y.jsx)(Ze, { onLater: g }) }),
          ],
        }),
      ],
    }),
  })
}
function Ct({ form: e, profile: n, details: r, appId: i }) {
  let { t: a } = s(`profile`),
    o = x(),
    [c, l] = v(),
    { plan: u } = e,
    d = (0, J.useMemo)(() => Le(n, r), [n, r]),
    f = Fe(u, d),
    p = Ie(u, n, r).map(({ name: e }) => e),
    [m] = (0, J.useState)(() => p[0] ?? f[0]?.name ?? `summary`),
    h = De(f, c.get(`step`)) ?? m,
    { keeper: g, state: _ } = Me(n.user_id, u.product, i),
    y = re((e) => e.breakpoints.up(`md`)),
    [b, S] = (0, J.useState)(!1),
    C = (0, J.useRef)(null),
    w = (0, J.useRef)(h),
    T = (e) => l({ step: Te(u, e) }),
    { finish: E, finishing: ee, failure: te } = Pe(e, n.user_id, g, T)
  ;(0, J.useEffect)(() => {
    w.current !== h && ((w.current = h), window.scrollTo(0, 0), C.current?.focus({ preventScroll: !0 }))
  }, [h])
  let O = f.find(({ name: e }) => e === h),
    k = O ? f.indexOf(O) : f.length,
    A = y || u.short === !0,
    j = async () => {
      if ((await e.beforeNext?.(h), b)) return (S(!1), T(K))
      let t = f[k + 1]
      t ? T(t.name) : A ? await E() : T(K)
    },
    M = () => {
      let t = f[k - 1]
      t ? T(t.name) : o(e.after ?? D(`products`))
    },
    ie = () => {
      ;(g.flush(), o(D(`products`)))
    },
    N = () => {
      let e = Ae(f, g)
      e && (e.step.name === h ? document.getElementById(me(e.field))?.focus() : T(e.step.name))
    },
    P = O?.words ?? `profile:summary`,
    ae = (0, Y.jsxs)(Y.Fragment, {
      children: [
        (0, Y.jsx)(We, { steps: f, step: O, state: _, onRetry: () => void g.flush(), onShowRefused: N }),
        (0, Y.jsx)(`div`, {
          className: `mt24`,
          children: (0, Y.jsx)(ne, { ref: C, lead: a(`${P}.lead`), children: a(`${P}.title`) }),
        }),
        t[u.product].updates.length > 0 &&
          n.pl_update_required === 1 &&
          (0, Y.jsx)(qe, { steps: f, missing: p, onOpen: T }),
      ],
    }),
    F = {
      answers: d,
      steps: f,
      missing: p,
      views: e.views,
      current: h,
      onOpen: (e) => {
        ;(S(h === K), T(e))
      },
    },
    I = {
      header: ae,
      aside: y && f.length > 1 && (0, Y.jsx)(Ge, { ...F }),
      busy: ee,
      problem: te,
      lastLabel: a(e.lastButton ?? `profile:seeOffers`),
      onBack: M,
      onLater: ie,
    },
    L = e.views[h]
  return !O || !L
    ? (0, Y.jsx)(Xe, { ...I, list: F, onDone: () => void E() })
    : (0, Y.jsx)(
        St,
        {
          ...I,
          step: O,
          Inputs: L.Inputs,
          profile: n,
          answers: d,
          keeper: g,
          last: k === f.length - 1 && A,
          onDone: j,
        },
        h,
      )
}
function wt({ form: e }) {
  let { product: t } = e.plan,
    n = xe(),
    r = ye(t),
    i = Ne(n.data?.user_id ?? 0)
  if (n.data && r.details && i) {
    let { user_id: i } = n.data,
      a = r.appId !== null && p(t) ? `${i}:${r.appId}` : i
    return (0, Y.jsx)(Ct, { form: e, profile: n.data, details: r.details, appId: r.appId }, a)
  }
  return !n.isError && !r.isError
    ? (0, Y.jsx)(Ue, {})
    : (0, Y.jsx)(Qe, {
        onRetry: () => {
          ;(n.isError && n.refetch(), r.isError && r.refetch())
        },
      })
}
function Tt({ name: e, label: t, help: n }) {
  let r = z(e),
    i = `${r.id}-message`,
    a = r.error ?? n
  return (0, Y.jsxs)(le, {
    error: !!r.error,
    children: [
      (0, Y.jsx)(se, {
        label: t,
        control: (0, Y.jsx)(ce, {
          name: e,
          checked: r.value === 1,
          onChange: (e) => r.onChange(+!!e.target.checked),
          onBlur: r.onBlur,
          slotProps: { input: { id: r.id, ref: r.inputRef, 'aria-describedby': a ? i : void 0 } },
          sx: { ml: -2.5 },
        }),
        sx: { ml: 0, alignItems: `center` },
      }),
      a &&
        (0, Y.jsx)(ae, {
          id: i,
          component: `div`,
          error: !!r.error,
          sx: { mt: `-4px !important`, pl: `38px` },
          children: (0, Y.jsx)(ie, { error: r.error, help: n }),
        }),
    ],
  })
}
export {
  ct as a,
  ht as c,
  st as d,
  gt as f,
  $e as h,
  bt as i,
  pt as l,
  et as m,
  wt as n,
  mt as o,
  Q as p,
  xt as r,
  ft as s,
  Tt as t,
  ot as u,
}
