import { c as b, d as x, l as S, r as C, s as w, t as T } from './common-form-E0SH5PGy.js'
import { Ct as h, _t as g, bt as _, mt as v, nt as y } from './common-schema-TiEP0qb9.js'
import { Q as E } from './customer-Df6hRo4Y.js'
import { a as D, b as O, i as k, o as A, s as j } from './customer-schema-DqXZ2v9f.js'
import {
  B as t,
  D as n,
  Fr as r,
  H as i,
  Hn as a,
  R as o,
  T as s,
  U as c,
  W as l,
  da as u,
  i as d,
  s as f,
  u as p,
} from './first-CL_AHFyg.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import { xt as m } from './signed-in-DHQU3WVe.js'
var M = a()
function N({ name: e, messages: n, children: r }) {
  let i = C(e, n ? { messages: n } : {})
  return (0, M.jsx)(t, {
    checked: i.value === !0,
    onChange: i.onChange,
    inputRef: i.inputRef,
    error: i.error,
    children: r,
  })
}
function P({ name: e, what: t, messages: n, keep: r = (e) => e, ...i }) {
  let {
      text: a,
      error: s,
      inputRef: c,
      onChange: l,
      onBlur: u,
    } = C(e, { ...(t && { what: t }), ...(n && { messages: n }) }),
    d = m(a)
  return (0, M.jsx)(o, {
    ...i,
    name: e,
    value: a,
    error: s,
    inputRef: c,
    onChange: (e) => {
      ;(d(e), l(r(e.target.value)))
    },
    onBlur: u,
  })
}
function F({ name: e, what: t, messages: n, ...r }) {
  let {
    text: i,
    error: a,
    inputRef: o,
    onChange: s,
    onBlur: c,
  } = C(e, { ...(t && { what: t }), ...(n && { messages: n }) })
  return (0, M.jsx)(d, { ...r, name: e, value: i, error: a, ref: o, onChange: (e) => s(e.target.value), onBlur: c })
}
function I({ name: e, messages: t, ...r }) {
  let { text: i, error: a, inputRef: o, onChange: s } = C(e, t ? { messages: t } : {})
  return (0, M.jsx)(n, { ...r, value: i, error: a, inputRef: o, onChange: s })
}
var L = e(u(), 1),
  R = y({}),
  z = (e) =>
    y({
      old_otp: g.defined(),
      destination: h().test(`contact`, e ? `rules:phone.invalid` : `rules:email.invalid`, (t = ``) =>
        e ? f(t) : t !== `` && p(t.toLowerCase()),
      ),
    }),
  B = y({ otp: g.defined() }),
  V = ({ resend_in: e, late: t }) => ({ resendAt: Date.now() + e * 1e3, late: t })
function H(e, t, n) {
  let { t: a } = r(`verification`),
    { send: o, verify: u } = E(),
    [d, f] = (0, L.useState)(`agree`),
    [p, m] = (0, L.useState)(null),
    [h, g] = (0, L.useState)(null),
    [_, v] = (0, L.useState)(null),
    y = s(),
    b = s(),
    x = T(`sendContactCode`, R, {
      start: {},
      send: () => o.mutateAsync({ channel: e }),
      done: (e) => {
        ;(m(V(e)), y.forget(), f(`ask`), S.hands.resetField(`old_otp`), S.fail(null), v({ field: `old_otp` }))
      },
      failureIn: `form`,
    }),
    S = T(`sendContactCode`, z(e === `mobile`), {
      start: { old_otp: ``, destination: t },
      body: ({ old_otp: e, destination: t }) => ({ old_otp: e, destination: t.trim() }),
      send: ({ old_otp: t, destination: n }) =>
        y.send(t, () => o.mutateAsync({ channel: e, destination: n, old_otp: t })),
      done: (e) => {
        ;(g(V(e)), b.forget(), f(`prove`), C.hands.reset(), C.fail(null), v({ field: `otp` }))
      },
      refused: (e) => {
        if (w(e) || c(e)) D(e)
        else if (i(e, `destination`) === void 0) S.fail(e)
        else return !1
        return !0
      },
    }),
    C = T(`verifyContactCode`, B, {
      start: { otp: `` },
      send: ({ otp: e }) => b.send(e, () => u.mutateAsync({ otp: e, old_otp: S.hands.getValues(`old_otp`) })),
      done: ({ data: t }) => n(t[e].value),
      refused: (e) =>
        w(e)
          ? (b.forget(), f(`ask`), D(e), !0)
          : (c(e) ? C.hands.setError(`otp`, { type: `server`, message: l(e, a) }) : C.fail(e), v({ field: `otp` }), !0),
    }),
    w = (e) => i(e, `old_otp`) !== void 0,
    D = (e) => {
      ;(S.hands.setError(`old_otp`, { type: `server`, message: l(e, a) }), v({ field: `old_otp` }))
    },
    O = (0, L.useEffectEvent)(() => {
      _?.field === `otp`
        ? C.hands.setFocus(`otp`, { shouldSelect: !0 })
        : _ && S.hands.setFocus(_.field, { shouldSelect: !0 })
    })
  return (
    (0, L.useEffect)(() => O(), [_]),
    {
      agree: x,
      ask: S,
      prove: C,
      step: d,
      oldSent: p,
      newSent: h,
      busy: x.busy || S.busy || C.busy,
      failure: d === `prove` ? (C.failure ?? S.failure) : d === `ask` ? (S.failure ?? x.failure) : x.failure,
      destination: () => S.hands.getValues(`destination`).trim(),
      another: () => {
        f(`ask`)
        for (let e of [S, C]) e.fail(null)
        v({ field: `destination` })
      },
    }
  )
}
var U = (e, t, n) => {
    if (e && `reportValidity` in e) {
      let r = b(n, t)
      ;(e.setCustomValidity((r && r.message) || ``), e.reportValidity())
    }
  },
  W = (e, t) => {
    for (let n in t.fields) {
      let r = t.fields[n]
      r && r.ref && `reportValidity` in r.ref ? U(r.ref, n, e) : r && r.refs && r.refs.forEach((t) => U(t, n, e))
    }
  },
  G = (e, t) => {
    t.shouldUseNativeValidation && W(e, t)
    let n = {}
    for (let r in e) {
      let i = b(t.fields, r),
        a = Object.assign(e[r] || {}, { ref: i && i.refs ? i.refs[0] : i && i.ref })
      if (K(t.names || Object.keys(e), r)) {
        let e = Object.assign({}, b(n, r))
        ;(S(e, `root`, a), S(n, r, e))
      } else S(n, r, a)
    }
    return n
  },
  K = (e, t) => {
    let n = q(t).replace(/[.*+?^${}()|\\]/g, `\\$&`)
    return e.some((e) => q(e).match(`^${n}\\.\\d+`))
  }
function q(e) {
  return e.replace(/\[(\d+)]/g, `.$1`).replace(/[[\]]/g, ``)
}
function J(e, t, n) {
  return (
    n === void 0 && (n = {}),
    function (r, i, a) {
      try {
        return Promise.resolve(
          (function (o, s) {
            try {
              var c =
                (t?.context,
                Promise.resolve(
                  e[n.mode === `sync` ? `validateSync` : `validate`](
                    r,
                    Object.assign({ abortEarly: !1 }, t, { context: i }),
                  ),
                ).then(function (e) {
                  return (
                    a.shouldUseNativeValidation && W({}, a), { values: n.raw ? Object.assign({}, r) : e, errors: {} }
                  )
                }))
            } catch (e) {
              return s(e)
            }
            return c && c.then ? c.then(void 0, s) : c
          })(0, function (e) {
            if (!e.inner) throw e
            return {
              values: {},
              errors: G(
                ((t = e),
                (n = !a.shouldUseNativeValidation && a.criteriaMode === `all`),
                (t.inner || []).reduce(function (e, t) {
                  if ((e[t.path] || (e[t.path] = { message: t.message, type: t.type }), n)) {
                    var r = e[t.path].types,
                      i = r && r[t.type]
                    e[t.path] = w(t.path, n, e, t.type, i ? [].concat(i, t.message) : t.message)
                  }
                  return e
                }, Object.create(null))),
                a,
              ),
            }
            var t, n
          }),
        )
      } catch (e) {
        return Promise.reject(e)
      }
    }
  )
}
function Y(e, t) {
  let n = (e) => {
    let n = t[e] ?? ``
    return D(e, t) ? (typeof n == `string` ? v(n) : n) : ``
  }
  return Object.fromEntries(O(e).map((e) => [e, n(e)]))
}
function X(e, t) {
  let n = J(e.schema)
  return async (r, i, a) => {
    let o = await n(Y(e, r), i, a),
      s = {}
    for (let n of O(e)) {
      let e = D(n, r) ? t(n) : void 0
      e !== void 0 && (s[n] = { type: `server`, message: e })
    }
    return Object.keys(s).length === 0 ? o : { values: {}, errors: { ...s, ...o.errors } }
  }
}
function Z(e, t, n, r) {
  try {
    return (e.schema.validateSync(Y(e, n), { abortEarly: !1, context: r }), !0)
  } catch (e) {
    if (!(e instanceof _)) throw e
    return e.inner.every(({ path: e }) => e !== t)
  }
}
var Q = (e) => (t) => {
  let n = e.refusal(t)
  return n === `` ? `rules:invalid` : n
}
function $(e, t, n) {
  let r = x({
      mode: `onBlur`,
      reValidateMode: `onBlur`,
      resolver: X(e, Q(n)),
      context: t,
      defaultValues: Object.fromEntries(O(e).map((e) => [e, n.typed(e) ?? j(e, t)])),
    }),
    { getFieldState: i, getValues: a, setError: o, setValue: s, subscribe: c, trigger: l } = r
  return (
    (0, L.useEffect)(() => {
      let r = c({
          formState: { values: !0 },
          callback: ({ values: r, name: a, type: o }) => {
            if (o !== `change` || a === void 0 || !O(e).includes(a)) return
            let s = (i, a) => n.change(i, a, Z(e, i, r, t))
            s(a, r[a] ?? ``)
            for (let t of k[a] ?? []) O(e).includes(t) && s(t, D(t, r) ? (r[t] ?? ``) : ``)
            i(a).error && l(a)
          },
        }),
        a = () => {
          for (let t of O(e)) {
            let e = Q(n)(t)
            e !== void 0 && o(t, { type: `server`, message: e })
          }
        }
      a()
      let s = n.subscribe(a)
      return () => {
        ;(r(), s())
      }
    }, [t, n, i, o, e, c, l]),
    (0, L.useEffect)(() => {
      for (let r of O(e)) {
        if (n.typed(r) !== void 0) continue
        let e = a(r) ?? ``
        D(r, a()) && !A(r, e, t) && s(r, j(r, t))
      }
    }, [n, a, t, s, e]),
    r
  )
}
export { F as a, P as i, H as n, N as o, I as r, $ as t }
