import { W as c } from './common-schema-TiEP0qb9.js'
import { Fr as t, Hn as n, Ht as r, da as i } from './first-CL_AHFyg.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import { bt as a, in as o, yt as s } from './signed-in-DHQU3WVe.js'
var l = e(i(), 1),
  u = (e) => e.type === `checkbox`,
  d = (e) => e.type === `file`,
  f = (e) => e instanceof Date,
  p = (e) => e == null,
  m = (e) => typeof e == `object`,
  h = (e) => !p(e) && !Array.isArray(e) && m(e) && !f(e),
  g = (e) => (h(e) && e.target ? (u(e.target) ? e.target.checked : d(e.target) ? e.target.files : e.target.value) : e),
  _ = /[.[\]'"]/,
  v = (e) => e.split(_).filter(Boolean)
function y(e, t) {
  let n = v(t),
    r = e._formValues,
    i = e._defaultValues
  for (let e = 0; e < n.length - 1; e++) {
    let t = n[e]
    if (((r = r == null ? r : r[t]), (i = i == null ? i : i[t]), r === null || i === null)) return null
  }
}
var b = (e, t) => t.split(`.`).some((t, n, r) => !isNaN(Number(t)) && e.has(r.slice(0, n).join(`.`))),
  x = typeof window < `u` && window.HTMLElement !== void 0 && typeof document < `u`
function S(e) {
  if (typeof e != `object` || !e) return e
  if (e instanceof Date) return new Date(e)
  let t = typeof Blob < `u` && e instanceof Blob,
    n = typeof FileList < `u` && e instanceof FileList
  if (x && (t || n)) return e
  let r = Array.isArray(e),
    i = Object.getPrototypeOf(e)
  if (!r && i && i.constructor !== Object) return e
  let a = r ? Array(e.length) : Object.create(i)
  for (let t in e) Object.prototype.hasOwnProperty.call(e, t) && (a[t] = S(e[t]))
  return a
}
var C = { BLUR: `blur`, FOCUS_OUT: `focusout`, CHANGE: `change`, SUBMIT: `submit`, TRIGGER: `trigger`, VALID: `valid` },
  w = { onBlur: `onBlur`, onChange: `onChange`, onSubmit: `onSubmit`, onTouched: `onTouched`, all: `all` },
  T = {
    max: `max`,
    min: `min`,
    maxLength: `maxLength`,
    minLength: `minLength`,
    pattern: `pattern`,
    required: `required`,
    validate: `validate`,
  },
  E = [T.required, T.min, T.max, T.minLength, T.maxLength, T.pattern, T.validate],
  D = `form`,
  O = `root`,
  ee = [`__proto__`, `constructor`, `prototype`],
  te = /^\w*$/,
  ne = (e) => te.test(e),
  k = (e) => e === void 0,
  A = (e, t, n) => {
    if (!t || !h(e)) return n
    let r = ne(t) ? [t] : v(t)
    if (r.some((e) => ee.includes(e))) return n
    let i = r.reduce((e, t) => (p(e) ? void 0 : e[t]), e)
    return k(i) || i === e ? (k(e[t]) ? n : e[t]) : i
  },
  j = (e) => typeof e == `boolean`,
  M = (e) => typeof e == `function`,
  N = (e, t, n) => {
    let r = -1,
      i = ne(t) ? [t] : v(t),
      a = i.length,
      o = a - 1
    for (; ++r < a;) {
      let t = i[r],
        a = n
      if (r !== o) {
        let n = e[t]
        a = h(n) || Array.isArray(n) ? n : isNaN(+i[r + 1]) ? {} : []
      }
      if (ee.includes(t)) return
      ;((e[t] = a), (e = e[t]))
    }
  },
  P = l.createContext(null)
P.displayName = `HookFormControlContext`
var F = () => l.useContext(P),
  I = (e, t, n, r = !0) => {
    let i = {}
    for (let a in e)
      Object.defineProperty(i, a, {
        get: () => {
          let i = a
          return (t._proxyFormState[i] !== w.all && (t._proxyFormState[i] = !r || w.all), n && (n[i] = !0), e[i])
        },
      })
    return i
  },
  L = typeof window < `u` ? l.useLayoutEffect : l.useEffect,
  R = (e) => {
    let t = e.constructor && e.constructor.prototype
    return h(t) && t.hasOwnProperty(`isPrototypeOf`)
  },
  z = (e) => p(e) || !m(e),
  re = (e, t) => t.length === 0 && !Array.isArray(e) && Object.getPrototypeOf(e) !== null && !R(e)
function B(e, t, n = !1, r = new WeakMap()) {
  if (e === t) return !0
  if (z(e) || z(t)) return Object.is(e, t)
  if (f(e) && f(t)) return Object.is(e.getTime(), t.getTime())
  if (Array.isArray(e) && Array.isArray(t) && e.length !== t.length) return !1
  let i = Object.keys(e),
    a = Object.keys(t)
  if (i.length !== a.length) return !1
  if (re(e, i) || re(t, a)) return Object.is(e, t)
  if (!i.length && Array.isArray(e) !== Array.isArray(t)) return !1
  let o = r.get(e)
  if (o && o.has(t)) return !0
  if (o) o.add(t)
  else {
    let n = new WeakSet()
    ;(n.add(t), r.set(e, n))
  }
  for (let a of i) {
    let i = e[a]
    if (!Object.prototype.hasOwnProperty.call(t, a)) return !1
    if (!n || a !== `ref`) {
      let e = t[a]
      if (
        (f(i) && f(e)) || ((h(i) || Array.isArray(i)) && (h(e) || Array.isArray(e))) ? !B(i, e, n, r) : !Object.is(i, e)
      )
        return !1
    }
  }
  return !0
}
var V = ({ defaultValues: e, ...t }) => ({ ...S(t), defaultValues: e })
function H(e, t = S) {
  let n = l.useRef(!1),
    r = l.useRef(!1),
    i = l.useRef(void 0),
    a = l.useRef(0)
  return (
    a.current++,
    !r.current && e && ((r.current = !0), (i.current = t(e()))),
    {
      resyncIfNeeded: l.useCallback((e, t, o) => {
        if (e && (n.current || (r.current && a.current > 1))) {
          let e = t()
          B(i.current, e) || o(e)
        }
        n.current = !0
      }, []),
      snapshot: l.useCallback(
        (e, n) => {
          e && (i.current = t(n()))
        },
        [t],
      ),
    }
  )
}
function ie(e) {
  let t = F(),
    { control: n = t, disabled: r, name: i, exact: a } = e || {},
    o = () => ({ ...n._formState, defaultValues: n._defaultValues }),
    [s, c] = l.useState(o),
    u = l.useRef({
      isDirty: !1,
      isLoading: !1,
      dirtyFields: !1,
      touchedFields: !1,
      validatingFields: !1,
      isValidating: !1,
      isValid: !1,
      errors: !1,
    }),
    { resyncIfNeeded: d, snapshot: f } = H(o, V)
  return (
    L(() => {
      d(!r, o, c)
      let e = n._subscribe({
        name: i,
        formState: u.current,
        exact: a,
        callback: (e) => {
          !r && c({ ...n._formState, ...e, defaultValues: n._defaultValues })
        },
      })
      return () => {
        ;(e(), f(!r, o))
      }
    }, [n, i, r, a, d, f]),
    l.useEffect(() => {
      u.current.isValid && n._setValid(!0)
    }, [n]),
    l.useMemo(() => I(s, n, u.current, !1), [s, n])
  )
}
var U = (e) => typeof e == `string`,
  ae = (e, t, n, r, i) =>
    U(e)
      ? (r && t.watch.add(e), A(n, e, i))
      : Array.isArray(e)
        ? e.map((e) => (r && t.watch.add(e), A(n, e, A(i, e))))
        : (r && (t.watchAll = !0), n)
function oe(e) {
  let t = F(),
    { control: n = t, name: r, defaultValue: i, disabled: a, exact: o, compute: s } = e || {},
    c = l.useRef(i),
    u = l.useRef(s),
    d = l.useRef(n),
    f = l.useRef(r)
  u.current = s
  let p = () => {
      let e = n._getWatch(r, c.current)
      return u.current ? u.current(e) : e
    },
    [m, h] = l.useState(p),
    g = l.useRef(m),
    _ = l.useCallback(
      (e) => {
        let t = ae(r, n._names, e || n._formValues, !1, c.current)
        return u.current ? u.current(t) : t
      },
      [n._formValues, n._names, r],
    ),
    v = l.useCallback(
      (e) => {
        if (!a) {
          let t = ae(r, n._names, e || n._formValues, !1, c.current)
          if (u.current) {
            let e = u.current(t)
            B(e, g.current) || (h(e), (g.current = e))
          } else (h(t), (g.current = t))
        }
      },
      [n._formValues, n._names, a, r],
    ),
    { resyncIfNeeded: y, snapshot: b } = H(p),
    x = l.useRef(v)
  x.current = v
  let C = l.useRef(_)
  ;((C.current = _),
    L(() => {
      d.current !== n || !B(f.current, r)
        ? ((d.current = n), (f.current = r), x.current())
        : y(
            !a,
            () => C.current(),
            (e) => {
              let t = S(e)
              ;(h(t), (g.current = t))
            },
          )
      let e = n._subscribe({
        name: r,
        formState: { values: !0 },
        exact: o,
        callback: (e) => {
          x.current(e.values)
        },
      })
      return () => {
        ;(e(), b(!a, () => C.current()))
      }
    }, [n, o, r, a, y, b]),
    l.useEffect(() => n._removeUnmounted()))
  let w = d.current !== n,
    T = f.current,
    E = l.useMemo(() => !w && !B(T, r), [w, r, T])
  return ((w || E) && (c.current = i), !a && (w || E) ? _() : m)
}
function se(e) {
  let t = F(),
    { name: n, disabled: r, control: i = t, shouldUnregister: a, defaultValue: o, exact: s = !0 } = e,
    c = b(i._names.array, n),
    u = oe({
      control: i,
      name: n,
      defaultValue: l.useMemo(() => {
        let e = A(i._formValues, n, A(i._defaultValues, n, o))
        return k(e) ? y(i, n) : e
      }, [i, n, o]),
      exact: s,
    }),
    d = ie({ control: i, name: n, exact: s }),
    f = l.useRef(e),
    p = l.useRef(a),
    m = l.useRef(null),
    h = l.useRef(void 0),
    _ = l.useRef(
      i.register(n, {
        ...e.rules,
        value: h.current === n && !A(i._fields, n) ? void 0 : u,
        ...(j(e.disabled) ? { disabled: e.disabled } : {}),
      }),
    )
  ;((h.current = n), (f.current = e))
  let v = l.useMemo(
      () =>
        Object.defineProperties(
          {},
          {
            invalid: { enumerable: !0, get: () => !!A(d.errors, n) },
            isDirty: { enumerable: !0, get: () => !!A(d.dirtyFields, n) },
            isTouched: { enumerable: !0, get: () => !!A(d.touchedFields, n) },
            isValidating: { enumerable: !0, get: () => !!A(d.validatingFields, n) },
            error: { enumerable: !0, get: () => A(d.errors, n) },
          },
        ),
      [d, n],
    ),
    x = l.useCallback(
      (e) => {
        let t = g(e)
        return (
          A(i._fields, n) || (_.current = i.register(n, { ...f.current.rules, value: t })),
          _.current.onChange({ target: { value: g(e), name: n }, type: C.CHANGE })
        )
      },
      [n, i],
    ),
    w = l.useCallback(() => {
      let e = A(i._formValues, n)
      return (
        A(i._fields, n) || (_.current = i.register(n, { ...f.current.rules, value: e })),
        _.current.onBlur({ target: { value: e, name: n }, type: C.BLUR })
      )
    }, [n, i]),
    T = l.useCallback(
      (e) => {
        e &&
          (m.current = {
            focus: () => M(e.focus) && e.focus(),
            select: () => M(e.select) && e.select(),
            setCustomValidity: (t) => M(e.setCustomValidity) && e.setCustomValidity(t),
            reportValidity: () => M(e.reportValidity) && e.reportValidity(),
          })
        let t = A(i._fields, n)
        t && t._f && e && ((t._f.ref = m.current), (t._f._c = !0))
      },
      [i._fields, n],
    ),
    E = l.useMemo(
      () => ({
        name: n,
        value: u,
        ...(j(r) || d.disabled ? { disabled: d.disabled || r } : {}),
        onChange: x,
        onBlur: w,
        ref: T,
      }),
      [n, r, d.disabled, x, w, T, u],
    )
  return (
    l.useEffect(() => {
      if (((p.current = a), i._options.shouldUnregister || a)) {
        let e = S(
          A(
            a ? i._defaultValues : i._options.values || i._defaultValues,
            n,
            A(i._options.defaultValues, n, f.current.defaultValue),
          ),
        )
        ;(N(i._defaultValues, n, e), k(A(i._formValues, n)) && N(i._formValues, n, e))
      } else
        !c &&
          !k(f.current.defaultValue) &&
          k(A(i._defaultValues, n)) &&
          (N(i._defaultValues, n, S(f.current.defaultValue)),
          i._subjects.state.next({ defaultValues: i._defaultValues }))
    }, [i, n, c, a]),
    l.useEffect(() => {
      _.current = i.register(n, {
        ...f.current.rules,
        ...(j(f.current.disabled) ? { disabled: f.current.disabled } : {}),
      })
      let e = (e, t) => {
        let n = A(i._fields, e)
        n && n._f && ((n._f.mount = t), (n._f._c = t))
      }
      if (
        (e(n, !0),
        !c && i.register(n, { ...f.current.rules, ...(j(f.current.disabled) ? { disabled: f.current.disabled } : {}) }),
        m.current)
      ) {
        let e = A(i._fields, n)
        e && e._f && (e._f.ref = m.current)
      }
      return () => {
        let t = i._options.shouldUnregister || p.current
        ;(c ? t && !i._state.action : t) ? i.unregister(n) : e(n, !1)
      }
    }, [n, i, c]),
    l.useEffect(() => {
      i._setDisabledField({ disabled: r, name: n })
    }, [r, n, i]),
    l.useMemo(() => ({ field: E, formState: d, fieldState: v }), [E, d, v])
  )
}
var W = (e) => e.render(se(e)),
  ce = (e) => ({
    isOnSubmit: !e || e === w.onSubmit,
    isOnBlur: e === w.onBlur,
    isOnChange: e === w.onChange,
    isOnAll: e === w.all,
    isOnTouch: e === w.onTouched,
  }),
  le = (e, t, n) => {
    if (n) return !1
    if (t.watchAll || t.watch.has(e)) return !0
    for (let n of t.watch) if (e.startsWith(n) && e.charAt(n.length) === `.`) return !0
    return !1
  },
  ue = (e, t, n) => {
    for (let r of n || Object.keys(e)) {
      if (r === `_f`) continue
      let i = n ? A(e, r) : e[r]
      if (i) {
        let { _f: e } = i
        if (e) {
          let n = e.refs?.find((e) => !e.disabled)
          if ((n && t(n, e.name)) || (e.ref && t(e.ref, e.name)) || ue(i, t)) return !0
        } else if ((h(i) || Array.isArray(i)) && ue(i, t)) return !0
      }
    }
  },
  de = (e, t, n) => {
    let r = A(e, n),
      i = Array.isArray(r) ? r : []
    return (N(i, O, A(t[n], O, t[n])), N(e, n, i), e)
  },
  G = (e) => h(e) && !Object.keys(e).length,
  fe = (e) => {
    if (!x) return !1
    let t = e ? e.ownerDocument : 0
    return e instanceof (t && t.defaultView ? t.defaultView.HTMLElement : HTMLElement)
  },
  K = (e) => e.type === `radio`,
  q = (e) => e instanceof RegExp,
  pe = (e, t, n, r, i) => (t ? { ...n[e], types: { ...(n[e] && n[e].types ? n[e].types : {}), [r]: i || !0 } } : {}),
  J = { value: !1, isValid: !1 },
  me = { value: !0, isValid: !0 },
  he = (e) => {
    if (!Array.isArray(e)) return J
    if (e.length > 1) {
      let t = e.filter((e) => e && e.checked && !e.disabled).map((e) => e.value)
      return { value: t, isValid: !!t.length }
    }
    let t = e[0]
    return !t || !t.checked || t.disabled
      ? J
      : !t.attributes || !(`value` in t.attributes) || k(t.value) || t.value === ``
        ? me
        : { value: t.value, isValid: !0 }
  },
  ge = { isValid: !1, value: null },
  _e = (e) =>
    Array.isArray(e)
      ? e.reduce((e, t) => (t && t.checked && !t.disabled ? { isValid: !0, value: t.value } : e), ge)
      : ge
function ve(e, t, n = `validate`) {
  if (U(e) || (Array.isArray(e) && e.length && e.every(U)) || (j(e) && !e))
    return { type: n, message: U(e) ? e : ``, ref: t }
}
var ye = (e) => (h(e) && !q(e) ? e : { value: e, message: `` }),
  be = async (e, t, n, r, i, a) => {
    let {
        ref: o,
        refs: s,
        required: c,
        maxLength: l,
        minLength: m,
        min: g,
        max: _,
        pattern: v,
        validate: y,
        name: b,
        valueAsNumber: x,
        mount: S,
        _c: C,
      } = e._f,
      w = A(n, b)
    if (!S || t.has(b)) return {}
    let E = s ? s[0] : o,
      D = (e) => {
        if (i && E.reportValidity) {
          let t = j(e) ? `` : e || ``
          ;(s ? s.forEach((e) => M(e.setCustomValidity) && e.setCustomValidity(t)) : E.setCustomValidity(t),
            E.reportValidity())
        }
      },
      O = {},
      ee = !C && K(o),
      te = !C && u(o),
      ne = ee || te,
      N =
        ((x || d(o)) && k(o.value) && k(w)) ||
        (fe(o) && o.value === `` && !C) ||
        w === `` ||
        (Array.isArray(w) && !w.length),
      P = pe.bind(null, b, r, O),
      F = (e, t, n, r = T.maxLength, i = T.minLength) => {
        let a = e ? t : n
        O[b] = { type: e ? r : i, message: a, ref: o, ...P(e ? r : i, a) }
      }
    if (
      a
        ? !Array.isArray(w) || !w.length
        : c && ((!ne && (N || p(w))) || (j(w) && !w) || (te && !he(s).isValid) || (ee && !_e(s).isValid))
    ) {
      let { value: e, message: t } = U(c) ? { value: !!c, message: c } : ye(c)
      if (e && ((O[b] = { type: T.required, message: t, ref: E, ...P(T.required, t) }), !r)) return (D(t), O)
    }
    if (!N && (!p(g) || !p(_))) {
      let e,
        t,
        n = ye(_),
        i = ye(g)
      if (!p(w) && !f(w) && !isNaN(w)) {
        let r = (!C && o.valueAsNumber) || (w && +w)
        ;(p(n.value) || (e = r > n.value), p(i.value) || (t = r < i.value))
      } else {
        let r = (!C && o.valueAsDate) || new Date(w),
          a = (e) => new Date(new Date().toDateString() + ` ` + e),
          s = o.type == `time`,
          c = o.type == `week`
        ;(U(n.value) && w && (e = s ? a(w) > a(n.value) : c ? w > n.value : r > new Date(n.value)),
          U(i.value) && w && (t = s ? a(w) < a(i.value) : c ? w < i.value : r < new Date(i.value)))
      }
      if ((e || t) && (F(!!e, n.message, i.message, T.max, T.min), !r)) return (D(O[b].message), O)
    }
    if ((!p(l) || !p(m)) && !N && (U(w) || (a && Array.isArray(w)))) {
      let e = ye(l),
        t = ye(m),
        n = !p(e.value) && w.length > +e.value,
        i = !p(t.value) && w.length < +t.value
      if ((n || i) && (F(n, e.message, t.message), !r)) return (D(O[b].message), O)
    }
    if (v && !N && U(w)) {
      let { value: e, message: t } = ye(v)
      if (q(e) && !w.match(e) && ((O[b] = { type: T.pattern, message: t, ref: o, ...P(T.pattern, t) }), !r))
        return (D(t), O)
    }
    if (y) {
      if (M(y)) {
        let e = ve(await y(w, n), E)
        if (e && ((O[b] = { ...e, ...P(T.validate, e.message) }), !r)) return (D(e.message), O)
      } else if (h(y)) {
        let e = {}
        for (let t in y) {
          if (!G(e) && !r) break
          let i = ve(await y[t](w, n), E, t)
          i && ((e = { ...i, ...P(t, i.message) }), r || D(i.message), r && (O[b] = e))
        }
        if (!G(e) && ((O[b] = { ref: E, ...e }), !r)) return O
      }
    }
    let I = O[b]
    return (D(!I || I.message), O)
  },
  xe = (e) => (Array.isArray(e) ? e : [e]),
  Se = (e) => (Array.isArray(e) ? e.filter(Boolean) : [])
function Ce(e, t) {
  let n = t.length - 1,
    r = 0
  for (; r < n;) {
    if (p(e)) {
      e = void 0
      break
    }
    ;((e = e[t[r]]), r++)
  }
  return e
}
function we(e) {
  for (let t in e) if (e.hasOwnProperty(t) && !k(e[t])) return !1
  return !0
}
function Y(e, t) {
  if (!h(e) && !Array.isArray(e)) return e
  if (U(t) && Object.prototype.hasOwnProperty.call(e, t)) return (delete e[t], e)
  let n = Array.isArray(t) ? t : ne(t) ? [t] : v(t)
  if (n.some((e) => ee.includes(String(e)))) return e
  let r = n.length === 1 ? e : Ce(e, n),
    i = n.length - 1,
    a = n[i]
  return (
    r && (h(r) || Array.isArray(r)) && delete r[a],
    i !== 0 && ((h(r) && G(r)) || (Array.isArray(r) && we(r))) && Y(e, n.slice(0, -1)),
    e
  )
}
var Te = () => {
  let e = new Set(),
    t = 0
  return {
    get observers() {
      return Array.from(e)
    },
    next: (n) => {
      let r = e
      t++
      for (let e of r) e.next && e.next(n)
      r === e && t--
    },
    subscribe: (n) => (
      e.add(n),
      {
        unsubscribe: () => {
          ;((t &&= ((e = new Set(e)), 0)), e.delete(n))
        },
      }
    ),
    unsubscribe: () => {
      ;((e = new Set()), (t = 0))
    },
  }
}
function Ee(e, t) {
  let n = Array.isArray(e) ? [] : {}
  for (let r in e)
    if (Object.prototype.hasOwnProperty.call(e, r)) {
      let i = e[r],
        a = t[r]
      i && (h(i) || Array.isArray(i)) && a ? (n[r] = Ee(i, a)) : e[r] && (n[r] = a)
    }
  return n
}
var De = (e, t) => e !== null && m(e) && Object.prototype.hasOwnProperty.call(e, t),
  Oe = (e, t) => {
    if (!t) return !1
    let n = e
    for (let r of ne(t) ? [t] : v(t)) {
      if (!De(n, r)) return De(e, t)
      n = n[r]
    }
    return !0
  },
  ke = (e) => e.type === `select-multiple`,
  Ae = (e) => {
    let t = [...e.options]
    return !e.multiple && e.size < 2 && !t.some((e) => e.defaultSelected)
      ? e.selectedIndex !== t.findIndex((e) => !e.disabled && !e.parentElement?.matches(`optgroup[disabled]`))
      : t.some((e) => e.selected !== e.defaultSelected)
  },
  je = (e) =>
    u(e)
      ? e.checked !== e.defaultChecked
      : e.type === `select-one` || ke(e)
        ? Ae(e)
        : !K(e) && e.type !== `range` && e.type !== `color` && `defaultValue` in e && e.value !== e.defaultValue,
  Me = (e) => K(e) || u(e),
  Ne = (e) => fe(e) && e.isConnected
function Pe(e) {
  return Array.isArray(e) || h(e)
}
function Fe(e, t, n = ``, r = []) {
  for (let i in e) {
    let a = n ? `${n}.${i}` : i,
      o = e[i]
    Pe(o) && Pe(A(t, a)) ? Fe(o, t, a, r) : o && r.push(a)
  }
  return r
}
var Ie = (e) => {
  for (let t in e) if (M(e[t])) return !0
  return !1
}
function Le(e) {
  return Array.isArray(e) || (h(e) && !Ie(e))
}
function Re(e) {
  return !!(e && `_f` in e)
}
function X(e) {
  return Array.isArray(e) ? !e.some((e) => !k(e)) : !Object.keys(e).length
}
function ze(e, t) {
  Array.isArray(e) ? (e[t] = void 0) : delete e[t]
}
function Z(e, t = {}, n) {
  for (let r in e) {
    let i = e[r],
      a = n && n[r]
    Le(i) && (!Array.isArray(i) || !Re(a))
      ? ((t[r] = Array.isArray(i) ? [] : {}), Z(i, t[r], a), X(t[r]) && ze(t, r))
      : k(i) || (t[r] = !0)
  }
  return t
}
function Q(e, t, n, r) {
  n ||= Z(t, Array.isArray(p(t) ? e : t) ? [] : {}, r)
  for (let i in e) {
    let a = e[i],
      o = r && r[i]
    Le(a) && (!Array.isArray(a) || !Re(o))
      ? (k(t) || z(n[i]) ? (n[i] = Z(a, Array.isArray(a) ? [] : {}, o)) : Q(a, p(t) ? {} : t[i], n[i], o),
        X(n[i]) && ze(n, i))
      : B(a, p(t) ? void 0 : t[i])
        ? ze(n, i)
        : (n[i] = !0)
  }
  return n
}
var Be = (e, t) => {
    let n = t.split(`.`),
      r = [],
      i = n[0]
    for (let t = 1; t < n.length; i += `.` + n[t++]) !isNaN(+n[t]) && e.has(i) && r.push(`${i}.${n[t]}`)
    return r
  },
  Ve = (e, { valueAsNumber: t, valueAsDate: n, setValueAs: r }) =>
    k(e) ? e : t ? (e === `` ? NaN : e && +e) : n && U(e) ? new Date(e) : r ? r(e) : e
function He(e) {
  let t = e.ref
  return d(t)
    ? t.files
    : K(t)
      ? _e(e.refs).value
      : ke(t)
        ? [...t.selectedOptions]
            .filter((e) => !e.disabled && !e.closest?.call(e, `optgroup[disabled]`))
            .map(({ value: e }) => e)
        : u(t)
          ? he(e.refs).value
          : Ve(t.value, e)
}
var Ue = (e, t, n, r) => {
    let i = {}
    for (let n of e) {
      let e = A(t, n)
      e && N(i, n, S(e._f))
    }
    return { criteriaMode: n, names: [...e], fields: i, shouldUseNativeValidation: r }
  },
  We = (e) => (k(e) ? e : q(e) ? e.source : h(e) ? (q(e.value) ? e.value.source : e.value) : e),
  Ge = `AsyncFunction`,
  Ke = (e) => {
    if (!e || !e.validate) return !1
    if (M(e.validate)) return e.validate.constructor.name === Ge
    if (h(e.validate)) {
      for (let t in e.validate) if (e.validate[t].constructor.name === Ge) return !0
    }
    return !1
  },
  qe = (e) =>
    e.mount &&
    (e.required ||
      (!k(e.required) && e.required !== !1) ||
      !k(e.min) ||
      !k(e.max) ||
      !k(e.maxLength) ||
      !k(e.minLength) ||
      e.pattern ||
      e.validate)
function Je(e, t, n) {
  let r = A(e, n)
  if ((r && (r.type || r.message)) || Array.isArray(r)) return { error: r, name: n }
  let i = n.split(`.`)
  for (; i.length;) {
    let r = i.join(`.`),
      a = A(t, r),
      o = A(e, r)
    if (a && !Array.isArray(a) && n !== r) return { name: n }
    if (o && o.type) return { name: r, error: o }
    if (o && o.root && o.root.type) return { name: `${r}.root`, error: o.root }
    i.pop()
  }
  return { name: n }
}
var Ye = (e, t, n) => {
    let r = Object.keys(e).filter((e) => e !== `name`)
    return !r.length || (n && r.length >= Object.keys(t).length) || r.find((e) => t[e] === (!n || w.all))
  },
  Xe = (e, t, n) => (n ? e === t || e.startsWith(t + `.`) : e.startsWith(t) || t.startsWith(e)),
  Ze = (e, t, n) => {
    if (!e || !t || e === t) return !0
    if (!Array.isArray(e)) return Xe(e, t, n)
    for (let r of e) if (r && Xe(r, t, n)) return !0
    return !1
  },
  Qe = (e, t, n, r, i) =>
    i.isOnAll
      ? !1
      : !n && i.isOnTouch
        ? !(t || e)
        : (n ? r.isOnBlur : i.isOnBlur)
          ? !e
          : !(n ? r.isOnChange : i.isOnChange) || e,
  $e = (e, t) => {
    let n = A(e, t)
    !Se(n).length && !(n && n.root) && Y(e, t)
  },
  et = { mode: w.onSubmit, reValidateMode: w.onChange, shouldFocusError: !0 },
  tt = (e, t) => {
    for (let t in e) delete e[t]
    Object.assign(e, t)
  },
  nt = {
    submitCount: 0,
    isDirty: !1,
    isReady: !1,
    isValidating: !1,
    isSubmitted: !1,
    isSubmitting: !1,
    isSubmitSuccessful: !1,
    isValid: !1,
    touchedFields: {},
    dirtyFields: {},
    validatingFields: {},
  }
function rt(e = {}) {
  let t = { ...et, ...e },
    n = { ...S(nt), isLoading: M(t.defaultValues), errors: S(t.errors) || {}, disabled: t.disabled || !1 },
    r = {},
    i = ((h(t.defaultValues) || h(t.values)) && S(t.defaultValues || t.values)) || {},
    a = t.shouldUnregister ? {} : S(i),
    o = { action: !1, actionArrayLengths: new Map(), mount: !1, watch: !1, keepIsValid: !1 },
    s = !1,
    c = {
      mount: new Set(),
      disabled: new Set(),
      unMount: new Set(),
      array: new Set(),
      watch: new Set(),
      registerName: new Set(),
    },
    l = {},
    m = {},
    _ = new Set(),
    y = ce(t.mode),
    ee = ce(t.reValidateMode),
    te = {
      isDirty: !1,
      dirtyFields: !1,
      validatingFields: !1,
      touchedFields: !1,
      isValidating: !1,
      isValid: !1,
      errors: !1,
    },
    P = { ...te },
    F = {},
    I = (...e) => e.some((e) => P[e] || F[e]),
    L = (e) => {
      for (let t of _) if (Ze(t.name, e, t.exact)) return !0
      return !1
    },
    R = { array: Te(), state: Te() },
    z = 0,
    re = 0,
    V = 0,
    H = 0,
    ie = {},
    oe = t.criteriaMode === w.all,
    se = (e, t) => (n) => {
      ;(clearTimeout(m[e]), (m[e] = setTimeout(t, n)))
    },
    W = (e) => {
      ;(clearTimeout(m[e]), delete m[e], delete l[e])
    },
    K = (e) => {
      W(e)
      let t = `${e}.`
      for (let e of Object.keys(l)) e.startsWith(t) && W(e)
    },
    q = async (e) => {
      if (!o.keepIsValid && !t.disabled && (I(`isValid`) || e)) {
        let i = ++z,
          a = V,
          o
        if (
          (t.resolver
            ? ((o = G((await Ie()).errors)), i === z && J())
            : (o = await X({ fields: r, onlyCheckValid: !0, eventType: C.VALID })),
          i !== z)
        )
          return
        if (a !== V) return q(e)
        o !== n.isValid && R.state.next({ isValid: o })
      }
    },
    pe = (e, t) => {
      let r = [...e]
      if (!r.some((e) => e && (t ? A(n.validatingFields, e) !== !0 : Oe(n.validatingFields, e)))) return
      let i = S(n.validatingFields)
      for (let e of r) e && (t ? N(i, e, !0) : Y(i, e))
      B(n.validatingFields, i) || (n.validatingFields = i)
    },
    J = (e, r) => {
      !t.disabled &&
        I(`isValidating`, `validatingFields`) &&
        (pe(e || c.mount, r),
        R.state.next({ validatingFields: n.validatingFields, isValidating: !G(n.validatingFields) }))
    },
    me = () => {
      n.dirtyFields = Q(i, a, void 0, r)
    },
    he = (e, i = [], c, l, u = !0, d = !0) => {
      if (l && c && !t.disabled) {
        ;((o.action = !0), (o.keepIsValid = !1))
        let t = A(r, e),
          a = t && t._f,
          f = a ? Object.assign([], t) : t
        if (
          (o.actionArrayLengths.has(e) || o.actionArrayLengths.set(e, Array.isArray(f) ? f.length : 0),
          d && Array.isArray(f))
        ) {
          let t = c(f, l.argA, l.argB) || f
          a ? N(r, e, { ...t, _f: a }) : u && N(r, e, t)
        }
        let p = A(n.errors, e)
        if (d && Array.isArray(p)) {
          let t = p.root,
            r = c(p, l.argA, l.argB) || p
          ;(t && (r.root = t), u && N(n.errors, e, r), $e(n.errors, e), (n.errors = { ...n.errors }))
        }
        let m = A(n.touchedFields, e),
          h = d && Array.isArray(m)
        if (h) {
          let t = c(m, l.argA, l.argB)
          u && N(n.touchedFields, e, t)
        }
        let g = A(n.dirtyFields, e)
        if (d && Array.isArray(g)) {
          let t = c(g, l.argA, l.argB) || g
          u && N(n.dirtyFields, e, t)
        }
        ;(I(`dirtyFields`) ? me() : (s = !0),
          R.state.next({
            name: e,
            isDirty: Z(e, i),
            dirtyFields: n.dirtyFields,
            ...(h && { touchedFields: n.touchedFields }),
            errors: n.errors,
            isValid: n.isValid,
          }))
      } else N(a, e, i)
    },
    ge = (e, t) => {
      ;(N(n.errors, e, t), (n.errors = { ...n.errors }), R.state.next({ errors: n.errors }))
    },
    _e = (e) => {
      Object.keys(l).forEach(W)
      let t = !G(e)
      ;((n.errors = S(e)), R.state.next({ errors: n.errors, ...(t ? { isValid: !1 } : {}) }), !t && o.mount && q())
    },
    ve = (e) => (ne(e) ? [e] : v(e)),
    ye = (e) => {
      let t = ve(e),
        n = a,
        r = i
      for (let e = 0; e < t.length - 1; e++) {
        let i = t[e]
        if (((n = p(n) ? n : n[i]), (r = p(r) ? r : r[i]), n === null && r !== null)) return !0
      }
      return !1
    },
    Ce = (e) => {
      if (!o.actionArrayLengths.size) return !1
      let t = ve(e),
        n = a,
        r = ``,
        i = -1,
        s = 0
      for (let e = 0; e < t.length; e++) {
        if (p(n)) return !1
        let a = t[e]
        if (((r = r ? `${r}.${a}` : a), Array.isArray(n) && +a >= n.length)) return i === -1 ? !1 : e !== i || +a < s
        if (
          (o.actionArrayLengths.has(r) && ((i = e + 1), (s = o.actionArrayLengths.get(r))),
          (n = n[a]),
          k(n) && i !== -1 && e > i && +t[i] < s)
        )
          return !0
      }
      return !1
    },
    we = (e) => {
      let t = a
      for (let n of ve(e)) {
        if (Array.isArray(t) && +n >= t.length) return !0
        t &&= t[n]
      }
      return !1
    },
    De = (e, l, u, d) => {
      let f = A(r, e)
      if (f) {
        if (ye(e) || Ce(e)) return
        let r = k(A(a, e)),
          p = A(a, e, k(u) ? A(i, e) : u),
          m = !!d && !n.isReady && je(d)
        if (k(p) || (d && d.defaultChecked) || m || l) {
          let t = l ? p : He(f._f)
          ;(k(t) && we(e)) || (I(`dirtyFields`) && !B(A(a, e), t) && (s = !0), N(a, e, t), m && Ae(e, t))
        } else rt(e, p)
        o.mount &&
          !o.action &&
          (t.resolver && I(`isValidating`, `validatingFields`) ? Promise.resolve().then(() => q()) : q(),
          r && n.isDirty && I(`isDirty`) && (Z() || ((n.isDirty = !1), R.state.next({ ...n }))),
          t.shouldUnregister && r && !k(A(a, e)) && le(e, c) && (o.watch = !0))
      }
    },
    Ae = (e, o, c, l, u) => {
      let d = !1,
        f = !1,
        p = { name: e }
      if (!t.disabled || l === !0) {
        if (!c || l) {
          let t = B(A(i, e), o)
          if (
            (I(`isDirty`) && ((f = n.isDirty), (n.isDirty = p.isDirty = !t || Z()), (d = f !== p.isDirty)),
            (f = !!A(n.dirtyFields, e)),
            t)
          )
            Y(n.dirtyFields, e)
          else {
            let t = A(i, e),
              a = A(r, e),
              s = !(a && a._f) && (h(t) || Array.isArray(t)) ? Q(t, o, void 0, a) : !0
            N(n.dirtyFields, e, s)
          }
          let c = !1
          if (s || (t && (I(`isDirty`) ? n.isDirty : Z()))) {
            s = !1
            let e = Q(i, a, void 0, r)
            B(n.dirtyFields, e) || ((c = !0), tt(n.dirtyFields, e))
          }
          ;((p.dirtyFields = n.dirtyFields), (d ||= I(`dirtyFields`) && (c || f !== !t)))
        }
        if (c) {
          let t = Oe(n.touchedFields, e) ? A(n.touchedFields, e) : void 0
          t || (N(n.touchedFields, e, c), (p.touchedFields = n.touchedFields), (d ||= I(`touchedFields`) && t !== c))
        }
        d && u && R.state.next(p)
      }
      return d ? p : {}
    },
    Pe = (e, r, i, a) => {
      let o = A(n.errors, e),
        s = I(`isValid`) && j(r) && n.isValid !== r
      if (
        (t.delayError && i
          ? ((l[e] = se(e, () => ge(e, i))), l[e](t.delayError))
          : (W(e), i ? N(n.errors, e, i) : Y(n.errors, e), (n.errors = { ...n.errors })),
        (i ? !B(o, i, !0) : o) || !G(a) || s)
      ) {
        let t = { ...a, ...(s && j(r) ? { isValid: r } : {}), errors: n.errors, name: e }
        R.state.next(t)
      }
    },
    Ie = async (e) => (
      J(e, !0),
      await t.resolver(a, t.context, Ue(e || c.mount, r, t.criteriaMode, t.shouldUseNativeValidation))
    ),
    Le = async (e) => {
      let t = V,
        i = H,
        a = e ? e.filter((e) => A(r, e)) : [],
        { errors: o } = await Ie(e)
      if (t !== V) return o
      if ((J(e), e)) {
        for (let t of e) {
          if (a.includes(t) && (!A(r, t) || ie[t] > i)) {
            Y(o, t)
            continue
          }
          let e = A(o, t)
          K(t)
          let s = c.array.has(t) && h(e) && !Object.keys(e).some((e) => !Number.isNaN(Number(e))),
            l = A(r, t),
            u = h(l) && Object.keys(l).some((e) => e !== `_f`)
          s
            ? de(n.errors, { [t]: e }, t)
            : (e && (e.type || e.message)) || Array.isArray(e) || (h(e) && u)
              ? N(n.errors, t, e)
              : Y(n.errors, t)
        }
        n.errors = { ...n.errors }
      } else (Object.keys(l).forEach(W), (n.errors = o))
      return o
    },
    Re = async ({ name: e, eventType: r, onlyCheckValid: i }) => {
      if (t.validate) {
        let o = V,
          s = ++re,
          c = await t.validate({ formValues: a, formState: n, name: e, eventType: r })
        if (o !== V || (r !== C.SUBMIT && s !== re)) return !0
        if (i && (h(c) ? Object.values(c).some(Boolean) : U(c) || !c)) return !1
        if (h(c)) {
          let e = !0
          pt(D)
          for (let t in c) {
            let n = c[t]
            n && ((e = !1), mt(`${D}.${t}`, { message: U(n.message) ? n.message : ``, type: n.type || T.validate }))
          }
          return e
        }
        return U(c) || !c ? (pt(D), mt(D, { message: c || ``, type: T.validate }), !1) : (pt(D), !0)
      }
      return !0
    },
    X = async ({
      fields: e,
      onlyCheckValid: i,
      name: o,
      eventType: s,
      context: l = { valid: !0, runRootValidation: !1 },
    }) => {
      let u = V
      if (
        t.validate &&
        !l.runRootValidation &&
        ((l.runRootValidation = !0), !(await Re({ name: o, eventType: s, onlyCheckValid: i })) && ((l.valid = !1), i))
      )
        return l.valid
      for (let o in e) {
        let d = e[o]
        if (d) {
          let { _f: e, ...f } = d
          if (e) {
            let o = c.array.has(e.name),
              s = d._f && Ke(d._f),
              f = I(`isValidating`, `validatingFields`)
            s && f && J([e.name], !0)
            let p = H,
              m = await be(d, c.disabled, a, oe, t.shouldUseNativeValidation && !i, o)
            if (u !== V) return l.valid
            if ((s && f && J([e.name]), !A(r, e.name) || ie[e.name] > p)) continue
            if (
              (m[e.name] && ((l.valid = !1), i)) ||
              (i ||
                (W(e.name),
                A(m, e.name) ? (o ? de(n.errors, m, e.name) : N(n.errors, e.name, m[e.name])) : Y(n.errors, e.name)),
              t.shouldUseNativeValidation && m[e.name])
            )
              break
          }
          !G(f) && (await X({ context: l, onlyCheckValid: i, fields: f, name: o, eventType: s }))
        }
      }
      return l.valid
    },
    ze = () => {
      for (let e of c.unMount) {
        let t = A(r, e)
        t && (t._f.refs ? t._f.refs.every((e) => !Ne(e)) : !Ne(t._f.ref)) && vt(e)
      }
      c.unMount = new Set()
    },
    Z = (e, t) => (e && !k(t) && N(a, e, t), !B(o.mount ? a : i, i)),
    Ge = (e, t, n) => {
      let r = o.mount ? a : k(t) || !k(e) ? i : t
      return ae(e, c, k(e) ? { ...r } : r, n, t)
    },
    Xe = (e) => Se(A(o.mount ? a : i, e, t.shouldUnregister ? A(i, e, []) : [])),
    rt = (e, t, n = {}, i = !1, o = !1, s = !1) => {
      let c = A(r, e),
        l = t
      if (c) {
        let n = c._f
        n &&
          (!n.disabled && N(a, e, Ve(t, n)),
          (l = fe(n.ref) && p(t) ? `` : t),
          ke(n.ref)
            ? [...n.ref.options].forEach((e) => (e.selected = l.includes(e.value)))
            : n.refs
              ? u(n.ref)
                ? n.refs.forEach((e) => {
                    ;(e.defaultChecked && e.disabled) ||
                      (e.checked = Array.isArray(l) ? !k(e.value) && l.includes(e.value) : l === e.value || !!l)
                  })
                : n.refs.forEach((e) => (e.checked = e.value === l))
              : d(n.ref)
                ? (n.ref.value = ``)
                : ((n.ref.value = l),
                  n.ref.type || o || s || R.state.next({ name: e, values: i ? a : L(e) ? S(a) : void 0 })))
      }
      ;((n.shouldDirty || n.shouldTouch) &&
        Ae(
          e,
          c && c._f && !c._f.disabled && (c._f.valueAsNumber || c._f.valueAsDate || c._f.setValueAs) ? Ve(t, c._f) : l,
          n.shouldTouch,
          n.shouldDirty,
          !o,
        ),
        n.shouldValidate && lt(e, { delayError: n.delayError }),
        n.shouldValidate &&
          c &&
          c._f &&
          c._f.deps &&
          (!Array.isArray(c._f.deps) || c._f.deps.length > 0) &&
          lt(c._f.deps))
    },
    it = (e, t, n, i = !1, o = !1, s = !1) => {
      for (let l in t) {
        if (!Object.prototype.hasOwnProperty.call(t, l)) continue
        let u = t[l],
          d = e + `.` + l,
          p = A(r, d)
        ;(c.array.has(d) && R.array.next({ name: d, values: i ? a : S(a) }),
          (c.array.has(e) || h(u) || (p && !p._f)) && !f(u) ? it(d, u, n, i, o, s) : rt(d, u, n, i, o, s))
      }
    },
    at = (e, t, i, s, l = !1) => {
      let u = A(r, e),
        d = c.array.has(e),
        f = s ? t : S(t),
        m = B(A(a, e), f)
      if ((m || N(a, e, f), d))
        (R.array.next({ name: e, values: s ? a : S(a) }),
          I(`isDirty`, `dirtyFields`) &&
            i.shouldDirty &&
            (me(),
            (n.isDirty = Z(e, f)),
            l || R.state.next({ name: e, dirtyFields: n.dirtyFields, isDirty: n.isDirty })),
          i.shouldValidate && lt(e, { delayError: i.delayError }))
      else {
        let t = (Array.isArray(f) && !f.length) || G(f),
          n = !m && !l
        !u || u._f || p(f) || t ? rt(e, f, i, s, l, n) : it(e, f, i, s, l, n)
      }
      if (!m && !l) {
        let t = le(e, c),
          r = o.mount || t ? e : void 0,
          i = d ? [] : Be(c.array, e),
          l = s ? a : L(r) || i.some(L) ? S(a) : void 0
        R.state.next({ ...(t && n), name: r, values: l })
        for (let e of i) R.state.next({ name: e, values: l && S(a) })
      }
    },
    $ = (e, t, n = {}) => at(e, t, n, !1),
    ot = (e, t = {}) => {
      let r = M(e) ? e(a) : e
      if (!B(a, r) || t.shouldValidate || t.shouldDirty || t.shouldTouch) {
        a = { ...a, ...r }
        for (let e of new Set([...c.mount, ...c.array])) Oe(r, e) && at(e, A(r, e), t, !0, !0)
        if (t.shouldDirty && I(`isDirty`, `dirtyFields`)) for (let e of Object.keys(r)) Ae(e, a[e], !1, !0)
        ;(R.state.next({ ...n, name: void 0, type: void 0, ...(_.size ? { values: a } : {}) }), t.shouldValidate && q())
      }
    },
    st = async (e) => {
      o.mount = !0
      let i = e.target,
        s = i.name,
        u = !0,
        d = A(r, s),
        f = H,
        p = (e) => {
          u = !!A(r, s) && !(ie[s] > f) && B(e, A(a, s, e))
        }
      if (d) {
        o.keepIsValid = !1
        let f,
          m,
          h = !1,
          _ = i.type ? He(d._f) : g(e),
          v = e.type === C.BLUR || e.type === C.FOCUS_OUT,
          b = !qe(d._f) && !t.validate && !t.resolver && !A(n.errors, s) && !d._f.deps,
          x = b || Qe(v, A(n.touchedFields, s), n.isSubmitted, ee, y),
          w = le(s, c, v)
        ;(N(a, s, S(_)),
          v
            ? (i && i.readOnly) ||
              (d._f.onBlur && d._f.onBlur(e), Object.prototype.hasOwnProperty.call(l, s) && ((h = !0), l[s](0)))
            : d._f.onChange && d._f.onChange(e))
        let T = Ae(s, _, v),
          E = !G(T) || w
        if ((!v && R.state.next({ name: s, type: e.type, ...(L(s) ? { values: S(a) } : {}) }), x))
          return (
            (b && n.isValid) || !I(`isValid`) || (t.mode === `onBlur` ? v && q() : v || q()),
            E && R.state.next({ name: s, ...(w ? {} : T) })
          )
        if (
          (!t.resolver && t.validate && (await Re({ name: s, eventType: e.type })),
          !v && w && R.state.next({ ...n }),
          t.resolver)
        ) {
          let e = V,
            { errors: t } = await Ie([s])
          if (e !== V) return
          if ((J([s]), p(_), !u)) {
            !G(T) && R.state.next(T)
            return
          }
          let i = Je(n.errors, r, s),
            a = Je(t, r, i.name || s)
          ;((f = a.error), (s = a.name), (m = G(t)))
        } else {
          let n = V,
            i = ++z
          if ((J([s], !0), (f = (await be(d, c.disabled, a, oe, t.shouldUseNativeValidation))[s]), n !== V)) return
          if ((J([s]), p(_), u)) {
            if (f) m = !1
            else if (I(`isValid`)) {
              if (((m = await X({ fields: r, onlyCheckValid: !0, name: s, eventType: e.type })), n !== V)) return
              ;(p(_), i !== z && (m = void 0))
            }
          }
        }
        u &&
          (d._f.deps && (!Array.isArray(d._f.deps) || d._f.deps.length > 0) && lt(d._f.deps),
          Pe(s, m, f, T),
          h && Object.prototype.hasOwnProperty.call(l, s) && l[s](0))
      }
    },
    ct = (e, t) => {
      if (A(n.errors, t) && e.focus) return (e.focus(), 1)
    },
    lt = async (e, i = {}) => {
      o.keepIsValid = !1
      let a,
        s,
        u = xe(e),
        d = V
      if (t.resolver) {
        let t = await Le(k(e) ? e : u)
        ;((a = G(t)), (s = e ? !u.some((e) => A(t, e)) : a))
      } else
        e
          ? ((s = (
              await Promise.all(
                u.map(async (e) => {
                  let t = A(r, e)
                  return await X({ fields: t && t._f ? { [e]: t } : t, eventType: C.TRIGGER })
                }),
              )
            ).every(Boolean)),
            (s || n.isValid) && q())
          : (s = a = await X({ fields: r, name: e, eventType: C.TRIGGER }))
      if (d !== V) return s
      if (i.delayError && t.delayError && U(e)) {
        let r = A(n.errors, e)
        r ? (Y(n.errors, e), (l[e] = se(e, () => ge(e, r))), l[e](t.delayError)) : W(e)
      }
      if (i.shouldTouch) {
        let t = (e) => {
          !c.array.has(e) && N(n.touchedFields, e, !0)
        }
        for (let n of e ? u : c.mount) {
          let e = A(r, n)
          h(e) || Array.isArray(e) ? ue(r, (e, n) => t(n), [n]) : t(n)
        }
      }
      return (
        (n.errors = { ...n.errors }),
        R.state.next({
          ...(!U(e) || (I(`isValid`) && a !== n.isValid) ? {} : { name: e }),
          ...(t.resolver || !e ? { isValid: a } : {}),
          ...(i.shouldTouch && I(`touchedFields`) ? { touchedFields: n.touchedFields } : {}),
          errors: n.errors,
        }),
        i.shouldFocus && !s && ue(r, ct, e ? u : c.mount),
        s
      )
    },
    ut = (e, t) => {
      let r = k(e) && !t ? { ...(o.mount ? a : i) } : o.mount ? a : i
      return (
        t && (r = Ee(t.dirtyFields ? n.dirtyFields : n.touchedFields, r)),
        k(e) ? r : U(e) ? A(r, e) : e.map((e) => A(r, e))
      )
    },
    dt = (e) => (k(e) ? { ...n.errors } : U(e) ? A(n.errors, e) : e.map((e) => A(n.errors, e))),
    ft = (e, t) => {
      let r = t || n,
        i = A(r.errors, e)
      return {
        invalid: !!i,
        isDirty: !!A(r.dirtyFields, e),
        error: i,
        isValidating: !!A(r.validatingFields, e),
        isTouched: !!A(r.touchedFields, e),
      }
    },
    pt = (e) => {
      let t = e ? xe(e) : void 0
      t
        ? t.forEach((e) => {
            ;(K(e), Y(n.errors, e), (n.errors = { ...n.errors }), R.state.next({ name: e, errors: n.errors }))
          })
        : (Object.keys(l).forEach(W), (n.errors = {}), R.state.next({ errors: n.errors }))
    },
    mt = (e, t, i) => {
      K(e)
      let a = A(r, e, { _f: {} }),
        o = a._f && a._f.ref,
        { ref: s, message: c, type: l, types: u, ...d } = A(n.errors, e) || {}
      if (
        (N(n.errors, e, { ...d, ...t, ref: o }),
        (n.errors = { ...n.errors }),
        R.state.next({ name: e, errors: n.errors, isValid: !1 }),
        i && i.shouldFocus)
      ) {
        let e = a._f?.refs ? a._f.refs.find((e) => !e.disabled) || a._f.refs[0] : o
        e && e.focus && e.focus()
      }
    },
    ht = (e, t) => {
      if (M(e)) {
        let n = {}
        _.add(n)
        let { unsubscribe: r } = R.state.subscribe({ next: (n) => `values` in n && e(n.values || Ge(void 0, t), n) })
        return {
          unsubscribe: () => {
            ;(_.delete(n), r())
          },
        }
      }
      return Ge(e, t, !0)
    },
    gt = (e) => {
      let t = { name: e.name, exact: e.exact }
      e.formState && e.formState.values && _.add(t)
      let { unsubscribe: r } = R.state.subscribe({
        next: (t) => {
          if (Ze(e.name, t.name, e.exact) && Ye(t, e.formState || P, e.reRenderRoot)) {
            let r = t.values || { ...a }
            e.callback({
              ...n,
              ...t,
              validatingFields: n.validatingFields,
              isValidating: n.isValidating,
              values: r,
              defaultValues: i,
            })
          }
        },
      })
      return () => {
        ;(_.delete(t), r())
      }
    },
    _t = (e) => {
      o.mount = !0
      let t = Object.keys(e.formState || {}).filter((t) => e.formState && e.formState[t])
      for (let e of t) F[e] = (F[e] || 0) + 1
      let n = gt({ ...e, formState: { ...te, ...e.formState } })
      return () => {
        for (let e of t.splice(0)) F[e]--
        n()
      }
    },
    vt = (e, o = {}) => {
      let s = e ? xe(e) : [...c.mount],
        l = new Set(s)
      if (e) for (let e of c.mount) s.some((t) => e.startsWith(`${t}.`)) && l.add(e)
      o.keepIsValidating || pe(l)
      for (let e of l)
        (c.mount.delete(e),
          c.array.delete(e),
          c.disabled.delete(e),
          Y(r, e),
          !o.keepValue && Y(a, e),
          o.keepError || (K(e), Y(n.errors, e)),
          !o.keepDirty && Y(n.dirtyFields, e),
          !o.keepTouched && Y(n.touchedFields, e),
          !t.shouldUnregister && !o.keepDefaultValue && Y(i, e))
      ;(o.keepError || (n.errors = { ...n.errors }),
        _.size && R.state.next({ values: S(a) }),
        R.state.next({
          ...n,
          ...(o.keepDirty ? {} : { isDirty: Z() }),
          ...(o.keepIsValidating ? {} : { isValidating: !G(n.validatingFields) }),
        }),
        !o.keepIsValid && q())
    },
    yt = ({ disabled: e, name: t }) => {
      if ((j(e) && o.mount) || e || c.disabled.has(t)) {
        let n = c.disabled.has(t) !== !!e
        ;(e ? c.disabled.add(t) : c.disabled.delete(t), n && o.mount && !o.action && q())
      }
    },
    bt = (e, n = {}) => {
      let a = A(r, e),
        s = j(n.disabled) || j(t.disabled),
        l = !c.registerName.has(e) && a && a._f && !a._f.mount
      if (
        ((a && a._f) || (ie[e] = ++H),
        N(r, e, { ...(a || {}), _f: { ...(a && a._f ? a._f : { ref: { name: e } }), name: e, mount: !0, ...n } }),
        c.mount.add(e),
        a && a._f)
      ) {
        let t = A(r, e)
        for (let e of E) e in n || delete t._f[e]
      }
      return (
        a && !l ? yt({ disabled: j(n.disabled) ? n.disabled : t.disabled, name: e }) : De(e, !0, n.value),
        {
          ...(s ? { disabled: n.disabled || t.disabled } : {}),
          ...(t.progressive
            ? {
                required: !!We(n.required),
                min: We(n.min),
                max: We(n.max),
                minLength: We(n.minLength),
                maxLength: We(n.maxLength),
                pattern: We(n.pattern),
              }
            : {}),
          name: e,
          onChange: st,
          onBlur: st,
          ref: (s) => {
            if (s) {
              ;(c.registerName.add(e), bt(e, n), c.registerName.delete(e), (a = A(r, e)))
              let t = (k(s.value) && s.querySelectorAll && s.querySelectorAll(`input,select,textarea`)[0]) || s,
                o = Me(t),
                l = a._f.refs || []
              if (o ? l.find((e) => e === t) : t === a._f.ref) return
              let u = { ...a._f }
              ;(o
                ? ((u.refs = [...l.filter(Ne), t, ...(Array.isArray(A(i, e)) ? [{}] : [])]),
                  (u.ref = { type: t.type, name: e }))
                : ((u.ref = t), delete u.refs),
                N(r, e, { _f: u }),
                De(e, !1, void 0, t))
            } else
              ((a = A(r, e, {})),
                a._f && (a._f.mount = !1),
                (t.shouldUnregister || n.shouldUnregister) && !(b(c.array, e) && o.action) && c.unMount.add(e))
          },
        }
      )
    },
    xt = () => t.shouldFocusError && !t.shouldUseNativeValidation && ue(r, ct, c.mount),
    St = (e) => {
      j(e) &&
        (R.state.next({ disabled: e }),
        ue(
          r,
          (t, n) => {
            let i = A(r, n)
            i &&
              ((t.disabled = i._f.disabled || e),
              Array.isArray(i._f.refs) &&
                i._f.refs.forEach((t) => {
                  t.disabled = i._f.disabled || e
                }))
          },
          0,
        ))
    },
    Ct = (e, i) => async (o) => {
      let s,
        u,
        d = !1
      o && (o.preventDefault && o.preventDefault(), o.persist && o.persist())
      let f = S(a)
      R.state.next({ isSubmitting: !0 })
      let p = V,
        m = (e) => {
          throw (p === V && R.state.next({ isSubmitting: !1 }), e)
        }
      if (t.resolver) {
        let e
        try {
          e = await Ie()
        } catch (e) {
          m(e)
        }
        let { errors: t, values: r } = e
        if (p !== V) return
        ;(J(), Object.keys(l).forEach(W), (n.errors = t), (f = S(r)))
      } else {
        try {
          await X({ fields: r, eventType: C.SUBMIT })
        } catch (e) {
          m(e)
        }
        if (p !== V) return
        ;(Y(n.errors, O), (n.errors = { ...n.errors }))
      }
      if (c.disabled.size && (h(f) || Array.isArray(f))) for (let e of c.disabled) Y(f, e)
      if (G(n.errors)) {
        R.state.next({ errors: {} })
        try {
          s = await e(f, o)
        } catch (e) {
          ;((d = !0), (u = e))
        }
      } else {
        if (i)
          try {
            await i({ ...n.errors }, o)
          } catch (e) {
            m(e)
          }
        p === V && (xt(), setTimeout(xt))
      }
      if (
        (p === V &&
          R.state.next({
            isSubmitted: !0,
            isSubmitting: !1,
            isSubmitSuccessful: G(n.errors) && !d,
            submitCount: n.submitCount + 1,
            errors: n.errors,
          }),
        d)
      )
        throw u
      return s
    },
    wt = (e, t = {}) => {
      A(r, e) &&
        (pe([e]),
        k(t.defaultValue) ? $(e, S(A(i, e))) : ($(e, t.defaultValue), (i = S(i)), N(i, e, S(t.defaultValue))),
        t.keepTouched || Y(n.touchedFields, e),
        t.keepDirty || (Y(n.dirtyFields, e), (n.isDirty = k(t.defaultValue) ? Z() : Z(e, S(A(i, e))))),
        t.keepError || (K(e), Y(n.errors, e), (n.errors = { ...n.errors }), q()),
        R.state.next({ ...n, isValidating: !G(n.validatingFields) }))
    },
    Tt = (e, u = {}) => {
      V++
      let d = e ? S(e) : i,
        f = S(d),
        p = G(e),
        m = f,
        h = r
      if ((Object.keys(l).forEach(W), u.keepDefaultValues || (i = d), !u.keepValues)) {
        if (u.keepDirtyValues) {
          let e = new Set([...c.mount, ...Fe(Q(i, a, void 0, h), n.dirtyFields)])
          for (let t of e) {
            let e = A(n.dirtyFields, t),
              r = A(a, t),
              i = A(m, t)
            e && !k(r) ? N(m, t, r) : !e && !k(i) && $(t, i)
          }
        } else {
          if (x && k(e))
            for (let e of c.mount) {
              let t = A(r, e)
              if (t && t._f) {
                let e = Array.isArray(t._f.refs) ? t._f.refs[0] : t._f.ref
                if (fe(e)) {
                  let t = e.closest(`form`)
                  if (t) {
                    t.reset()
                    break
                  }
                }
              }
            }
          if (u.keepFieldsRef) for (let e of c.mount) $(e, A(m, e))
          else r = {}
        }
        if (t.shouldUnregister) {
          if (((a = u.keepDefaultValues ? S(i) : {}), u.keepFieldsRef)) for (let e of c.mount) N(a, e, A(m, e))
        } else a = S(m)
        ;(R.array.next({ values: { ...m } }), R.state.next({ name: void 0, type: void 0, values: { ...m } }))
      }
      ;((c = {
        mount: u.keepDirtyValues || u.keepFieldsRef ? c.mount : new Set(),
        unMount: new Set(),
        array: new Set(),
        registerName: new Set(),
        disabled:
          u.keepValues || u.keepDirtyValues || u.keepFieldsRef
            ? new Set([...c.disabled].filter((e) => A(r, e)))
            : new Set(),
        watch: new Set(),
        watchAll: !1,
        focus: ``,
      }),
        (o.mount = !P.isValid || !!u.keepIsValid || !!u.keepDirtyValues || (!t.shouldUnregister && !G(m))),
        (o.watch = !!t.shouldUnregister),
        (o.keepIsValid = !!u.keepIsValid),
        (o.action = !1),
        o.actionArrayLengths.clear(),
        (s = !1),
        u.keepErrors || (n.errors = {}),
        R.state.next({
          submitCount: u.keepSubmitCount ? n.submitCount : 0,
          isDirty: p ? !1 : u.keepDirty ? n.isDirty : u.keepValues ? Z() : !!(u.keepDefaultValues && e && !B(e, i)),
          isSubmitted: u.keepIsSubmitted ? n.isSubmitted : !1,
          dirtyFields: p
            ? {}
            : u.keepDirtyValues
              ? u.keepDefaultValues && a
                ? Q(i, a, void 0, h)
                : n.dirtyFields
              : u.keepDefaultValues && e
                ? Q(i, e, void 0, h)
                : u.keepDirty
                  ? n.dirtyFields
                  : u.keepValues
                    ? Q(i, a, void 0, h)
                    : {},
          touchedFields: u.keepTouched ? n.touchedFields : {},
          ...(!u.keepIsValidating && (n.isValidating || !G(n.validatingFields))
            ? { validatingFields: {}, isValidating: !1 }
            : null),
          errors: u.keepErrors ? n.errors : {},
          isSubmitSuccessful: u.keepIsSubmitSuccessful ? n.isSubmitSuccessful : !1,
          isSubmitting: !1,
          defaultValues: i,
        }))
    },
    Et = (e, n) => Tt(M(e) ? e(a) : e, { ...t.resetOptions, ...n }),
    Dt = (e, t = {}) => {
      let n = A(r, e),
        i = n && n._f
      if (i) {
        let e = i.refs ? i.refs.find((e) => !e.disabled) || i.refs[0] : i.ref
        e.focus &&
          setTimeout(() => {
            ;(e.focus(), t.shouldSelect && M(e.select) && e.select())
          })
      }
    }
  R.state.subscribe({
    next: (e) => {
      let { name: t, type: r, values: i, ...a } = e
      Object.keys(a).length && (n = { ...n, ...a })
    },
  })
  let Ot = {
    control: {
      register: bt,
      unregister: vt,
      getFieldState: ft,
      handleSubmit: Ct,
      setError: mt,
      _subscribe: gt,
      _runSchema: Ie,
      _updateIsValidating: J,
      _focusError: xt,
      _getWatch: Ge,
      _getDirty: Z,
      _setValid: q,
      _setFieldArray: he,
      _setDisabledField: yt,
      _setErrors: _e,
      _getFieldArray: Xe,
      _reset: Tt,
      _resetDefaultValues: () =>
        M(t.defaultValues) &&
        t.defaultValues().then((e) => {
          ;(Et(e, t.resetOptions), R.state.next({ isLoading: !1 }))
        }),
      _removeUnmounted: ze,
      _disableForm: St,
      _subjects: R,
      _proxyFormState: P,
      get _fields() {
        return r
      },
      get _formValues() {
        return a
      },
      get _state() {
        return o
      },
      set _state(e) {
        o = e
      },
      get _defaultValues() {
        return i
      },
      get _names() {
        return c
      },
      set _names(e) {
        c = e
      },
      get _formState() {
        return n
      },
      get _options() {
        return t
      },
      set _options(e) {
        ;((t = { ...t, ...e }), (y = ce(t.mode)), (ee = ce(t.reValidateMode)), (oe = t.criteriaMode === w.all))
      },
    },
    subscribe: _t,
    trigger: lt,
    register: bt,
    handleSubmit: Ct,
    watch: ht,
    setValue: $,
    setValues: ot,
    getValues: ut,
    getErrors: dt,
    reset: Et,
    resetField: wt,
    resetDefaultValues: (e, t = {}) => {
      if (((i = S(e)), !t.keepDirty)) {
        let e = Q(i, a, void 0, r)
        ;((n.dirtyFields = e), (n.isDirty = !G(e)))
      }
      ;(t.keepIsValid || q(), R.state.next({ ...n, defaultValues: i }))
    },
    clearErrors: pt,
    unregister: vt,
    setError: mt,
    setFocus: Dt,
    getFieldState: ft,
  }
  return { ...Ot, formControl: Ot }
}
var it = {
  mode: et.mode,
  reValidateMode: et.reValidateMode,
  shouldFocusError: et.shouldFocusError,
  resolver: void 0,
  criteriaMode: void 0,
  delayError: void 0,
  shouldUnregister: void 0,
  shouldUseNativeValidation: void 0,
  context: void 0,
  progressive: void 0,
  resetOptions: void 0,
}
function at(e = {}) {
  let t = l.useRef(void 0),
    n = l.useRef(void 0),
    r = l.useRef(e.formControl),
    i = l.useRef(!1),
    a = l.useRef(!!e.validate),
    o = l.useRef(!!e.errors),
    s = l.useRef(!1),
    [c, u] = l.useState(() => ({
      ...S(nt),
      isLoading: M(e.defaultValues),
      errors: e.errors || {},
      disabled: e.disabled || !1,
      defaultValues: M(e.defaultValues) ? void 0 : e.defaultValues,
    }))
  if (!t.current || (e.formControl && r.current !== e.formControl)) {
    if (((r.current = e.formControl), (i.current = !1), e.formControl))
      ((t.current = { ...e.formControl, formState: c }),
        e.defaultValues && !M(e.defaultValues) && e.formControl.reset(e.defaultValues, e.resetOptions))
    else {
      let { formControl: n, ...r } = rt(e)
      t.current = { ...r, formState: c }
    }
  }
  let d = t.current.control,
    f = d._options,
    p = {}
  for (let t in it) t in f && !(t in e) && (p[t] = it[t])
  ;(i.current && !e.disabled && (p.disabled = !1), (d._options = { ...p, ...e, validate: e.validate }))
  let m = () => ({ ...d._formState, defaultValues: d._defaultValues }),
    { resyncIfNeeded: h, snapshot: g } = H(m, V)
  return (
    L(() => {
      h(!0, m, u)
      let e = d._subscribe({
        formState: d._proxyFormState,
        callback: () => u({ ...d._formState, defaultValues: d._defaultValues }),
        reRenderRoot: !0,
      })
      return (
        u((e) => ({ ...e, isReady: !0 })),
        (d._formState.isReady = !0),
        d._subjects.state.next({ isReady: !0 }),
        () => {
          ;(e(), g(!0, m))
        }
      )
    }, [d, h, g]),
    l.useEffect(() => {
      ;(d._disableForm(i.current && !e.disabled ? !1 : e.disabled), (i.current = !!e.disabled))
    }, [d, e.disabled]),
    l.useEffect(() => {
      ;(e.mode && (d._options.mode = e.mode), e.reValidateMode && (d._options.reValidateMode = e.reValidateMode))
    }, [d, e.mode, e.reValidateMode]),
    l.useEffect(() => {
      ;(e.errors ? (d._setErrors(e.errors), d._focusError()) : o.current && d._setErrors({}), (o.current = !!e.errors))
    }, [d, e.errors]),
    l.useEffect(() => {
      ;(a.current && !e.validate && t.current && t.current.clearErrors(D), (a.current = !!e.validate))
    }, [e.validate]),
    l.useEffect(() => {
      e.shouldUnregister && d._subjects.state.next({ values: d._getWatch() })
    }, [d, e.shouldUnregister]),
    l.useEffect(() => {
      if (d._proxyFormState.isDirty) {
        let e = d._getDirty()
        e !== c.isDirty && d._subjects.state.next({ isDirty: e })
      }
    }, [d, c.isDirty]),
    l.useEffect(() => {
      e.values && !B(e.values, n.current)
        ? (d._reset(e.values, { keepFieldsRef: !0, ...d._options.resetOptions }),
          (d._options.resetOptions && d._options.resetOptions.keepIsValid) || d._setValid(),
          (n.current = e.values),
          u((e) => ({ ...e })))
        : d._resetDefaultValues()
    }, [d, e.values]),
    l.useEffect(() => {
      ;((d._state.mount && (s.current || e.values)) || (d._setValid(), (d._state.mount = !0)),
        (s.current = !0),
        d._state.watch && ((d._state.watch = !1), d._subjects.state.next({ ...d._formState })),
        d._removeUnmounted())
    }),
    (t.current.formState = l.useMemo(() => I(c, d), [d, c])),
    t.current
  )
}
var $ = l.createContext(null)
$.displayName = `HookFormContext`
var ot = () => l.useContext($),
  st = ({
    children: e,
    watch: t,
    getValues: n,
    getErrors: r,
    getFieldState: i,
    setError: a,
    clearErrors: o,
    setValue: s,
    setValues: c,
    trigger: u,
    formState: d,
    resetField: f,
    reset: p,
    resetDefaultValues: m,
    handleSubmit: h,
    unregister: g,
    control: _,
    register: v,
    setFocus: y,
    subscribe: b,
  }) => {
    let x = l.useMemo(
      () => ({
        watch: t,
        getValues: n,
        getErrors: r,
        getFieldState: i,
        setError: a,
        clearErrors: o,
        setValue: s,
        setValues: c,
        trigger: u,
        formState: d,
        resetField: f,
        reset: p,
        resetDefaultValues: m,
        handleSubmit: h,
        unregister: g,
        control: _,
        register: v,
        setFocus: y,
        subscribe: b,
      }),
      [o, _, d, r, i, n, h, v, p, m, f, a, y, s, c, b, u, g, t],
    )
    return l.createElement($.Provider, { value: x }, l.createElement(P.Provider, { value: x.control }, e))
  },
  ct = n(),
  lt = (0, l.createContext)(`field`),
  ut = () => (0, l.useContext)(lt)
function dt({ form: e, prefix: t = `field`, ...n }) {
  return (0, ct.jsx)(st, {
    ...e.fields,
    children: (0, ct.jsx)(lt, {
      value: t,
      children: (0, ct.jsx)(`form`, { ...n, noValidate: !0, onSubmit: e.submit }),
    }),
  })
}
var ft = (e, t = `field`) => `${t}-${e}`
function pt(e, { what: n, messages: r } = {}) {
  let i = ut(),
    { t: a, i18n: o } = t(`rules`),
    { field: s, fieldState: c } = se({ name: e }),
    l = c.error?.message,
    u = n ?? (o.exists(`rules:fields.${e}`) ? a(`rules:fields.${e}`) : a(`rules:fields.unnamed`)),
    { onBlur: d, onChange: f, ref: p } = s,
    m = s.value
  return {
    id: ft(e, i),
    value: m,
    text: typeof m == `string` ? m : ``,
    inputRef: p,
    error: l ? (r?.[l] ?? (l.startsWith(`rules:`) ? a(l, { field: u }) : l)) : null,
    onChange: f,
    onBlur: d,
  }
}
function mt(e, t, n) {
  let { start: i, check: u, mode: d = `onSubmit` } = n,
    f = n.body ?? ((e) => e),
    p = (t) => o(e, { body: t }),
    [m] = (0, l.useState)(s),
    [h, g] = (0, l.useState)(null),
    _ = (0, l.useRef)(!1),
    v = (0, l.useRef)(!0)
  ;(0, l.useEffect)(
    () => (
      (v.current = !0),
      () => {
        v.current = !1
      }
    ),
    [],
  )
  let y = at({
    defaultValues: i,
    mode: d,
    resolver: m.beside((e) => {
      let n = Object.entries(u?.(e) ?? {}).filter(([, e]) => e),
        r = { ...c(t, f(e)), ...Object.fromEntries(n) },
        i = Object.entries(r).flatMap(([t, n]) => {
          let r = a(t, e)
          return r !== void 0 && n ? [[r, { type: `rule`, message: n }]] : []
        })
      return i.length === 0 ? { values: e, errors: {} } : { values: {}, errors: Object.fromEntries(i) }
    }),
  })
  ht(y, n.stored)
  let b = (e) => {
      m.show(y, e) || (n.failureIn === `form` ? g(e) : r(e))
    },
    x = async (e) => {
      let t = f(e)
      try {
        let e = await (n.send ?? p)(t)
        v.current && (await n.done?.(e, t))
      } catch (e) {
        v.current && n.refused?.(e) !== !0 && b(e)
      }
    }
  return {
    hands: y,
    fields: y,
    busy: y.formState.isSubmitting,
    failure: h,
    submit: (e) => {
      ;(e?.preventDefault(),
        e?.stopPropagation(),
        _.current ||
          ((_.current = !0),
          g(null),
          y
            .handleSubmit(x)()
            .finally(() => {
              _.current = !1
            })))
    },
    fail: g,
  }
}
function ht({ getValues: e, setValue: t }, n) {
  let r = (0, l.useRef)(n),
    i = JSON.stringify(n),
    a = (0, l.useEffectEvent)(() => {
      for (let i of Object.keys(n ?? {})) e(i) === r.current?.[i] && n && t(i, n[i])
      r.current = n
    })
  ;(0, l.useEffect)(() => a(), [i])
}
export {
  W as a,
  A as c,
  at as d,
  ot as f,
  dt as i,
  N as l,
  oe as m,
  ft as n,
  st as o,
  ie as p,
  pt as r,
  pe as s,
  mt as t,
  se as u,
}
