import {
  $n as r,
  At as i,
  Cn as a,
  Cr as o,
  Dr as s,
  Dt as c,
  Er as l,
  Fr as u,
  Gn as d,
  Gr as f,
  Gt as p,
  Hn as m,
  Hr as h,
  Ht as g,
  Ir as _,
  Jn as v,
  Jr as y,
  Lr as b,
  Mr as x,
  On as S,
  Pt as C,
  Qn as w,
  Rt as T,
  Sr as E,
  Un as D,
  Ut as ee,
  Vn as te,
  Vt as ne,
  Wn as re,
  Wr as ie,
  Xi as O,
  Xr as k,
  Yn as A,
  Yr as ae,
  Z as oe,
  Zn as se,
  Zr as ce,
  _r as le,
  bi as ue,
  ci as de,
  cr as fe,
  da as j,
  dr as M,
  er as N,
  f as pe,
  fn as P,
  fr as F,
  g as me,
  hi as he,
  ir as ge,
  li as _e,
  lr as ve,
  mi as ye,
  mr as be,
  nr as xe,
  pi as Se,
  pr as Ce,
  qn as we,
  ra as Te,
  ri as Ee,
  rr as De,
  si as Oe,
  ti as ke,
  ur as I,
  vr as Ae,
  wr as je,
  wt as Me,
  xi as Ne,
  xt as Pe,
  yr as Fe,
  z as Ie,
} from './first-CL_AHFyg.js'
import { n as e, r as t, t as n } from './rolldown-runtime-XKyaHtl9.js'
function Le(e) {
  var t,
    n,
    r = ``
  if (typeof e == `string` || typeof e == `number`) r += e
  else if (typeof e == `object`) {
    if (Array.isArray(e)) {
      var i = e.length
      for (t = 0; t < i; t++) e[t] && (n = Le(e[t])) && (r && (r += ` `), (r += n))
    } else for (n in e) e[n] && (r && (r += ` `), (r += n))
  }
  return r
}
function Re() {
  for (var e, t, n = 0, r = ``, i = arguments.length; n < i; n++)
    (e = arguments[n]) && (t = Le(e)) && (r && (r += ` `), (r += t))
  return r
}
var L = t(j(), 1),
  R = m()
function ze(e, t) {
  return function () {
    return e.apply(t, arguments)
  }
}
var { toString: Be } = Object.prototype,
  { getPrototypeOf: z } = Object,
  { iterator: Ve, toStringTag: He } = Symbol,
  B = (
    ({ hasOwnProperty: e }) =>
    (t, n) =>
      e.call(t, n)
  )(Object.prototype),
  Ue = (e) => typeof e == `string` && (e === `__proto__` || e === `constructor` || e === `prototype`),
  We = (e, t, n) => e === Object.prototype || (!n && t === null),
  Ge = (e) => {
    if (!Object.isExtensible(e)) return !1
    let t = Object.getOwnPropertyNames(e)
    return (
      Object.getOwnPropertySymbols && t.push(...Object.getOwnPropertySymbols(e)),
      t.every((t) => {
        if (Ue(t)) return !1
        let n = Object.getOwnPropertyDescriptor(e, t)
        return !!n && n.configurable && n.writable === !0
      })
    )
  },
  Ke = (e, t) => {
    let n = e,
      r = []
    for (; n != null;) {
      if (r.indexOf(n) !== -1) return !1
      r.push(n)
      let i = z(n)
      if (We(n, i, n === e)) return !1
      if (B(n, t)) return !0
      n = i
    }
    return !1
  },
  qe = (e, t) => (e != null && Ke(e, t) ? e[t] : void 0),
  Je = (e) => {
    if (e == null || (typeof e != `object` && typeof e != `function`)) return e
    let t = z(e)
    if (t === null && Ge(e)) return e
    let n = Object.create(null),
      r = Object.create(null),
      i = [],
      a = e
    for (; a != null && i.indexOf(a) === -1;) {
      i.push(a)
      let o = a === e ? t : z(a)
      if (We(a, o, a === e)) break
      let s = Object.getOwnPropertyNames(a)
      Object.getOwnPropertySymbols && s.push(...Object.getOwnPropertySymbols(a))
      for (let t of s) Ue(t) || B(r, t) || ((n[t] = e[t]), (r[t] = !0))
      a = o
    }
    return n
  },
  Ye = ((e) => (t) => {
    let n = Be.call(t)
    return e[n] || (e[n] = n.slice(8, -1).toLowerCase())
  })(Object.create(null)),
  V = (e) => ((e = e.toLowerCase()), (t) => Ye(t) === e),
  Xe = (e) => (t) => typeof t === e,
  { isArray: Ze } = Array,
  Qe = Xe(`undefined`)
function $e(e) {
  return (
    e !== null &&
    !Qe(e) &&
    e.constructor !== null &&
    !Qe(e.constructor) &&
    H(e.constructor.isBuffer) &&
    e.constructor.isBuffer(e)
  )
}
var et = V(`ArrayBuffer`)
function tt(e) {
  let t
  return (
    (t = typeof ArrayBuffer < `u` && ArrayBuffer.isView ? ArrayBuffer.isView(e) : e && e.buffer && et(e.buffer)), t
  )
}
var nt = Xe(`string`),
  H = Xe(`function`),
  rt = Xe(`number`),
  it = (e) => typeof e == `object` && !!e,
  at = (e) => e === !0 || e === !1,
  ot = (e) => {
    if (!it(e)) return !1
    let t = z(e)
    return (t === null || t === Object.prototype || z(t) === null) && (We(e, t, !0) || (!B(e, He) && !B(e, Ve)))
  },
  st = (e) => {
    if (!it(e) || $e(e)) return !1
    try {
      return Object.keys(e).length === 0 && Object.getPrototypeOf(e) === Object.prototype
    } catch {
      return !1
    }
  },
  ct = V(`Date`),
  lt = V(`File`),
  ut = (e) => !!(e && e.uri !== void 0),
  dt = (e) => e && e.getParts !== void 0,
  ft = V(`Blob`),
  pt = V(`FileList`),
  mt = V(`Set`),
  ht = (e) => it(e) && H(e.pipe)
function gt() {
  return typeof globalThis < `u`
    ? globalThis
    : typeof self < `u`
      ? self
      : typeof window < `u`
        ? window
        : typeof global < `u`
          ? global
          : {}
}
var _t = gt(),
  vt = _t.FormData === void 0 ? void 0 : _t.FormData,
  yt = (e) => {
    if (!e) return !1
    if (vt && e instanceof vt) return !0
    let t = z(e)
    if (!t || t === Object.prototype || !H(e.append)) return !1
    let n = Ye(e)
    return n === `formdata` || (n === `object` && H(e.toString) && e.toString() === `[object FormData]`)
  },
  bt = V(`URLSearchParams`),
  [xt, St, Ct, wt] = [`ReadableStream`, `Request`, `Response`, `Headers`].map(V),
  Tt = (e) => (e.trim ? e.trim() : e.replace(/^[\s\uFEFF\xA0]+|[\s\uFEFF\xA0]+$/g, ``))
function Et(e, t, { allOwnKeys: n = !1 } = {}) {
  if (e == null) return
  let r, i
  if ((typeof e != `object` && (e = [e]), Ze(e))) for (r = 0, i = e.length; r < i; r++) t.call(null, e[r], r, e)
  else {
    if ($e(e)) return
    let i = n ? Object.getOwnPropertyNames(e) : Object.keys(e),
      a = i.length,
      o
    for (r = 0; r < a; r++) ((o = i[r]), t.call(null, e[o], o, e))
  }
}
function Dt(e, t) {
  if ($e(e)) return null
  t = t.toLowerCase()
  let n = Object.keys(e),
    r = n.length,
    i
  for (; r-- > 0;) if (((i = n[r]), t === i.toLowerCase())) return i
  return null
}
var Ot = typeof globalThis < `u` ? globalThis : typeof self < `u` ? self : typeof window < `u` ? window : global,
  kt = (e) => !Qe(e) && e !== Ot
function At(...e) {
  let { caseless: t, skipUndefined: n } = (kt(this) && this) || {},
    r = {},
    i = t ? Object.create(null) : null,
    a = (e, t) => {
      if (t === `__proto__` || t === `constructor` || t === `prototype`) return
      let a = t
      if (i && typeof t == `string`) {
        let e = t.toLowerCase(),
          n = i[e]
        n !== void 0 && B(r, n) ? (a = n) : (i[e] = t)
      }
      let o = B(r, a) ? r[a] : void 0
      ot(o) && ot(e)
        ? (r[a] = At(o, e))
        : ot(e)
          ? (r[a] = At({}, e))
          : Ze(e)
            ? (r[a] = e.slice())
            : (n && Qe(e)) || (r[a] = e)
    }
  for (let t = 0, n = e.length; t < n; t++) {
    let n = e[t]
    if (!n || $e(n) || (Et(n, a), typeof n != `object` || Ze(n) || !Object.getOwnPropertySymbols)) continue
    let r = Object.getOwnPropertySymbols(n)
    for (let e = 0; e < r.length; e++) {
      let t = r[e]
      Ht.call(n, t) && a(n[t], t)
    }
  }
  return r
}
var jt = (e, t, n, { allOwnKeys: r } = {}) => (
    Et(
      t,
      (t, r) => {
        n && H(t)
          ? Object.defineProperty(e, r, {
              __proto__: null,
              value: ze(t, n),
              writable: !0,
              enumerable: !0,
              configurable: !0,
            })
          : Object.defineProperty(e, r, { __proto__: null, value: t, writable: !0, enumerable: !0, configurable: !0 })
      },
      { allOwnKeys: r },
    ),
    e
  ),
  Mt = (e) => (e.charCodeAt(0) === 65279 && (e = e.slice(1)), e),
  Nt = (e, t, n, r) => {
    ;((e.prototype = Object.create(t.prototype, r)),
      Object.defineProperty(e.prototype, 'constructor', {
        __proto__: null,
        value: e,
        writable: !0,
        enumerable: !1,
        configurable: !0,
      }),
      Object.defineProperty(e, 'super', { __proto__: null, value: t.prototype }),
      n && Object.assign(e.prototype, n))
  },
  Pt = (e, t, n, r) => {
    let i,
      a,
      o,
      s = {}
    if (((t ||= {}), e == null)) return t
    do {
      for (i = Object.getOwnPropertyNames(e), a = i.length; a-- > 0;)
        ((o = i[a]), (r && !r(o, e, t)) || s[o] || ((t[o] = e[o]), (s[o] = !0)))
      e = n !== !1 && z(e)
    } while (e && (!n || n(e, t)) && e !== Object.prototype)
    return t
  },
  Ft = (e, t, n) => {
    ;((e = String(e)), (n === void 0 || n > e.length) && (n = e.length), (n -= t.length))
    let r = e.indexOf(t, n)
    return r !== -1 && r === n
  },
  It = (e) => {
    if (!e) return null
    if (Ze(e)) return e
    let t = e.length
    if (!Number.isSafeInteger(t) || t < 0 || t > 4294967295) return null
    let n = new Set(),
      r = new Set(),
      i = e
    for (; i != null && n.size < t;) {
      if (r.has(i)) return null
      r.add(i)
      let a = z(i)
      if (We(i, a, i === e)) break
      ;(Object.getOwnPropertyNames(i).forEach((e) => {
        let r = +e
        Number.isInteger(r) && r >= 0 && r < t && String(r) === e && B(i, e) && n.add(r)
      }),
        (i = a))
    }
    if (n.size !== t) return null
    let a = Array(t)
    for (; t-- > 0;) a[t] = e[t]
    return a
  },
  Lt = (
    (e) => (t) =>
      e && t instanceof e
  )(typeof Uint8Array < `u` && z(Uint8Array)),
  Rt = (e, t) => {
    let n = (e && e[Ve]).call(e),
      r
    for (; (r = n.next()) && !r.done;) {
      let n = r.value
      t.call(e, n[0], n[1])
    }
  },
  zt = (e, t) => {
    let n,
      r = []
    for (; (n = e.exec(t)) !== null;) r.push(n)
    return r
  },
  Bt = V(`HTMLFormElement`),
  Vt = (e) =>
    e.toLowerCase().replace(/[-_\s]([a-z\d])(\w*)/g, function (e, t, n) {
      return t.toUpperCase() + n
    }),
  { propertyIsEnumerable: Ht } = Object.prototype,
  Ut = V(`RegExp`),
  Wt = (e, t) => {
    let n = Object.getOwnPropertyDescriptors(e),
      r = {}
    ;(Et(n, (n, i) => {
      let a
      ;(a = t(n, i, e)) !== !1 && (r[i] = a || n)
    }),
      Object.defineProperties(e, r))
  },
  Gt = (e) => {
    Wt(e, (t, n) => {
      if (H(e) && [`arguments`, `caller`, `callee`].includes(n)) return !1
      let r = e[n]
      H(r) &&
        ((t.enumerable = !1),
        `writable` in t
          ? (t.writable = !1)
          : (t.set ||= () => {
              throw Error(`Can not rewrite read-only method '` + n + `'`)
            }))
    })
  },
  Kt = (e, t) => {
    let n = {},
      r = (e) => {
        e.forEach((e) => {
          n[e] = !0
        })
      }
    return (Ze(e) ? r(e) : r(String(e).split(t)), n)
  },
  qt = () => {},
  Jt = (e, t) => (e != null && Number.isFinite((e = +e)) ? e : t)
function Yt(e) {
  return !!(e && H(e.append) && e[He] === `FormData` && e[Ve])
}
var Xt = (e) => {
    let t = new WeakSet(),
      n = (e) => {
        if (it(e)) {
          if (t.has(e)) return
          if ($e(e)) return e
          if (!(`toJSON` in e)) {
            t.add(e)
            let r
            if (mt(e)) {
              r = []
              for (let t of e) {
                let e = n(t)
                !Qe(e) && r.push(e)
              }
            } else
              ((r = Ze(e) ? [] : {}),
                Et(e, (e, t) => {
                  let i = n(e)
                  !Qe(i) && (r[t] = i)
                }))
            return (t.delete(e), r)
          }
        }
        return e
      }
    return n(e)
  },
  Zt = V(`AsyncFunction`),
  Qt = (e) => e && (it(e) || H(e)) && H(e.then) && H(e.catch),
  $t = ((e, t) =>
    e
      ? setImmediate
      : t
        ? ((e, t) => (
            Ot.addEventListener(
              `message`,
              ({ source: n, data: r }) => {
                n === Ot && r === e && t.length && t.shift()()
              },
              !1,
            ),
            (n) => {
              ;(t.push(n), Ot.postMessage(e, `*`))
            }
          ))(`axios@${Math.random()}`, [])
        : (e) => setTimeout(e))(typeof setImmediate == `function`, H(Ot.postMessage)),
  en = typeof queueMicrotask < `u` ? queueMicrotask.bind(Ot) : (typeof process < `u` && process.nextTick) || $t,
  tn = (e) => e != null && H(e[Ve]),
  U = {
    isArray: Ze,
    isArrayBuffer: et,
    isBuffer: $e,
    isFormData: yt,
    isArrayBufferView: tt,
    isString: nt,
    isNumber: rt,
    isBoolean: at,
    isObject: it,
    isPlainObject: ot,
    isEmptyObject: st,
    isReadableStream: xt,
    isRequest: St,
    isResponse: Ct,
    isHeaders: wt,
    isUndefined: Qe,
    isDate: ct,
    isFile: lt,
    isReactNativeBlob: ut,
    isReactNative: dt,
    isBlob: ft,
    isRegExp: Ut,
    isFunction: H,
    isStream: ht,
    isURLSearchParams: bt,
    isTypedArray: Lt,
    isFileList: pt,
    forEach: Et,
    merge: At,
    extend: jt,
    trim: Tt,
    stripBOM: Mt,
    inherits: Nt,
    toFlatObject: Pt,
    kindOf: Ye,
    kindOfTest: V,
    endsWith: Ft,
    toArray: It,
    forEachEntry: Rt,
    matchAll: zt,
    isHTMLForm: Bt,
    hasOwnProperty: B,
    hasOwnProp: B,
    hasOwnInPrototypeChain: Ke,
    getSafeProp: qe,
    toSafeFlatObject: Je,
    reduceDescriptors: Wt,
    freezeMethods: Gt,
    toObjectSet: Kt,
    toCamelCase: Vt,
    noop: qt,
    toFiniteNumber: Jt,
    findKey: Dt,
    global: Ot,
    isContextDefined: kt,
    isSpecCompliantForm: Yt,
    toJSONObject: Xt,
    isAsyncFn: Zt,
    isThenable: Qt,
    setImmediate: $t,
    asap: en,
    isIterable: tn,
    isSafeIterable: (e) => e != null && Ke(e, Ve) && tn(e),
  },
  nn = U.toObjectSet([
    `age`,
    `authorization`,
    `content-length`,
    `content-type`,
    `etag`,
    `expires`,
    `from`,
    `host`,
    `if-modified-since`,
    `if-unmodified-since`,
    `last-modified`,
    `location`,
    `max-forwards`,
    `proxy-authorization`,
    `referer`,
    `retry-after`,
    `user-agent`,
  ]),
  rn = (e) => {
    let t = Object.create(null),
      n,
      r,
      i
    return (
      e &&
        e
          .split(`
`)
          .forEach(function (e) {
            ;((i = e.indexOf(`:`)), (n = e.substring(0, i).trim().toLowerCase()), (r = e.substring(i + 1).trim()))
            let a = U.hasOwnProp(t, n)
            !n ||
              (a && U.hasOwnProp(nn, n)) ||
              (n === `set-cookie` ? (a ? t[n].push(r) : (t[n] = [r])) : (t[n] = a ? t[n] + `, ` + r : r))
          }),
      t
    )
  }
function an(e) {
  let t = 0,
    n = e.length
  for (; t < n;) {
    let n = e.charCodeAt(t)
    if (n !== 9 && n !== 32) break
    t += 1
  }
  for (; n > t;) {
    let t = e.charCodeAt(n - 1)
    if (t !== 9 && t !== 32) break
    --n
  }
  return t === 0 && n === e.length ? e : e.slice(t, n)
}
var on = RegExp(`[\\u0000-\\u0008\\u000a-\\u001f\\u007f]+`, `g`),
  sn = RegExp(`[^\\u0009\\u0020-\\u007e\\u0080-\\u00ff]+`, `g`)
function cn(e, t) {
  return U.isArray(e) ? e.map((e) => cn(e, t)) : an(String(e).replace(t, ``))
}
var ln = (e) => cn(e, on),
  un = (e) => cn(e, sn)
function dn(e) {
  let t = Object.create(null)
  return (
    U.forEach(e.toJSON(), (e, n) => {
      t[n] = un(e)
    }),
    t
  )
}
var fn = Symbol(`internals`)
function pn(e) {
  return e && String(e).trim().toLowerCase()
}
function mn(e) {
  return e === !1 || e == null ? e : U.isArray(e) ? e.map(mn) : ln(String(e))
}
function hn(e) {
  let t = Object.create(null),
    n = /([^\s,;=]+)\s*(?:=\s*([^,;]+))?/g,
    r
  for (; (r = n.exec(e));) t[r[1]] = r[2]
  return t
}
var gn = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/
function _n(e) {
  let t = 0,
    n = e.length
  for (; t < n;) {
    let n = e.charCodeAt(t)
    if (n !== 9 && n !== 32) break
    t += 1
  }
  for (; n > t;) {
    let t = e.charCodeAt(n - 1)
    if (t !== 9 && t !== 32) break
    --n
  }
  return t === 0 && n === e.length ? e : e.slice(t, n)
}
function vn(e) {
  let t = e.length - 1
  if (t < 1 || e.charCodeAt(0) !== 34 || e.charCodeAt(t) !== 34) return e
  let n = ``
  for (let r = 1; r < t; r++) {
    let i = e.charCodeAt(r)
    if (i === 34 || (i === 92 && ((r += 1), r >= t))) return e
    n += e[r]
  }
  return n
}
function yn(e) {
  let t = Object.create(null),
    n = String(e),
    r = 0,
    i = !1,
    a = !1
  function o(e) {
    let i = _n(n.slice(r, e)),
      a = i.indexOf(`=`)
    if (a < 1) return
    let o = _n(i.slice(0, a))
    if (!gn.test(o)) return
    let s = o.toLowerCase()
    if (s === `__proto__` || s === `constructor` || s === `prototype`) return
    let c = _n(i.slice(a + 1))
    t[s] = vn(c)
  }
  for (let e = 0; e < n.length; e++) {
    let t = n.charCodeAt(e)
    i
      ? a
        ? (a = !1)
        : t === 92
          ? (a = !0)
          : t === 34 && (i = !1)
      : t === 34
        ? (i = !0)
        : (t === 44 || t === 59) && (o(e), (r = e + 1))
  }
  return (o(n.length), t)
}
var bn = (e) => /^[-_a-zA-Z0-9^`|~,!#$%&'*+.]+$/.test(e.trim()),
  xn = `__Proto__`,
  Sn = (e) => (e === `__proto__` ? xn : e)
function Cn(e, t, n, r, i) {
  if (U.isFunction(r)) return r.call(e, t, n)
  if ((i && (t = n), U.isString(t))) {
    if (U.isString(r)) return t.indexOf(r) !== -1
    if (U.isRegExp(r)) return r.test(t)
  }
}
function wn(e) {
  return e
    .trim()
    .toLowerCase()
    .replace(/([a-z\d])(\w*)/g, (e, t, n) => t.toUpperCase() + n)
}
function Tn(e, t) {
  let n = U.toCamelCase(` ` + t)
  ;[`get`, `set`, `has`].forEach((r) => {
    Object.defineProperty(e, r + n, {
      __proto__: null,
      value: function (e, n, i) {
        return this[r].call(this, t, e, n, i)
      },
      configurable: !0,
    })
  })
}
var W = class {
  constructor(e) {
    e && this.set(e)
  }
  set(e, t, n) {
    let r = this
    function i(e, t, n) {
      let i = pn(t)
      if (!i) return
      let a = U.findKey(r, i)
      ;(!a || r[a] === void 0 || n === !0 || (n === void 0 && r[a] !== !1)) && (r[Sn(a || t)] = mn(e))
    }
    let a = (e, t) => U.forEach(e, (e, n) => i(e, n, t))
    if (U.isPlainObject(e) || e instanceof this.constructor) a(e, t)
    else if (U.isString(e) && (e = e.trim()) && !bn(e)) a(rn(e), t)
    else if (U.isObject(e) && U.isSafeIterable(e)) {
      let n = Object.create(null),
        r,
        i
      for (let t of e) {
        if (!U.isArray(t)) throw TypeError(`Object iterator must return a key-value pair`)
        ;((i = t[0]),
          U.hasOwnProp(n, i) ? ((r = n[i]), (n[i] = U.isArray(r) ? [...r, t[1]] : [r, t[1]])) : (n[i] = t[1]))
      }
      a(n, t)
    } else e != null && i(t, e, n)
    return this
  }
  get(e, t) {
    if (((e = pn(e)), e)) {
      let n = U.findKey(this, e)
      if (n) {
        let e = this[n]
        if (!t) return e
        if (t === !0) return hn(e)
        if (U.isFunction(t)) return t.call(this, e, n)
        if (U.isRegExp(t)) return t.exec(e)
        throw TypeError(`parser must be boolean|regexp|function`)
      }
    }
  }
  has(e, t) {
    if (((e = pn(e)), e)) {
      let n = U.findKey(this, e)
      return !(!n || this[n] === void 0 || (t && !Cn(this, this[n], n, t)))
    }
    return !1
  }
  delete(e, t) {
    let n = this,
      r = !1
    function i(e) {
      if (((e = pn(e)), e)) {
        let i = U.findKey(n, e)
        i && (!t || Cn(n, n[i], i, t)) && (delete n[i], (r = !0))
      }
    }
    return (U.isArray(e) ? e.forEach(i) : i(e), r)
  }
  clear(e) {
    let t = Object.keys(this),
      n = t.length,
      r = !1
    for (; n--;) {
      let i = t[n]
      ;(!e || Cn(this, this[i], i, e, !0)) && (delete this[i], (r = !0))
    }
    return r
  }
  normalize(e) {
    let t = this,
      n = Object.create(null)
    return (
      U.forEach(this, (r, i) => {
        let a = U.findKey(n, i)
        if (a) {
          ;((t[a] = mn(r)), delete t[i])
          return
        }
        let o = Sn(e ? wn(i) : String(i).trim())
        ;(o !== i && delete t[i], (t[o] = mn(r)), (n[o] = !0))
      }),
      this
    )
  }
  concat(...e) {
    return this.constructor.concat(this, ...e)
  }
  toJSON(e) {
    let t = Object.create(null)
    return (
      U.forEach(this, (n, r) => {
        n != null && n !== !1 && (t[r] = e && U.isArray(n) ? n.join(`, `) : n)
      }),
      t
    )
  }
  [Symbol.iterator]() {
    return Object.entries(this.toJSON())[Symbol.iterator]()
  }
  toString() {
    return Object.entries(this.toJSON()).map(([e, t]) => e + `: ` + t).join(`
`)
  }
  getSetCookie() {
    let e = this.get(`set-cookie`)
    return U.isArray(e) ? e : e == null || e === !1 ? [] : [e]
  }
  get [Symbol.toStringTag]() {
    return `AxiosHeaders`
  }
  static from(e) {
    return e instanceof this ? e : new this(e)
  }
  static parseParameters(e) {
    return yn(e)
  }
  static concat(e, ...t) {
    let n = new this(e)
    return (t.forEach((e) => n.set(e)), n)
  }
  static accessor(e) {
    let t = (this[fn] = this[fn] = { accessors: {} }).accessors,
      n = this.prototype
    function r(e) {
      let r = pn(e)
      t[r] || (Tn(n, e), (t[r] = !0))
    }
    return (U.isArray(e) ? e.forEach(r) : r(e), this)
  }
}
;(W.accessor([`Content-Type`, `Content-Length`, `Accept`, `Accept-Encoding`, `User-Agent`, `Authorization`]),
  U.reduceDescriptors(W.prototype, ({ value: e }, t) => {
    let n = t[0].toUpperCase() + t.slice(1)
    return {
      get: () => e,
      set(e) {
        this[n] = e
      },
    }
  }),
  U.freezeMethods(W))
var En = `[REDACTED ****]`
function Dn(e) {
  if (U.hasOwnProp(e, `toJSON`)) return !0
  let t = Object.getPrototypeOf(e)
  for (; t && t !== Object.prototype;) {
    if (U.hasOwnProp(t, `toJSON`)) return !0
    t = Object.getPrototypeOf(t)
  }
  return !1
}
function On(e, t) {
  let n = new Set(t.map((e) => String(e).toLowerCase())),
    r = [],
    i = (e) => {
      if (typeof e != `object` || !e || U.isBuffer(e)) return e
      if (r.indexOf(e) !== -1) return
      ;(e instanceof W && (e = e.toJSON()), r.push(e))
      let t
      if (U.isArray(e))
        ((t = []),
          e.forEach((e, n) => {
            let r = i(e)
            U.isUndefined(r) || (t[n] = r)
          }))
      else {
        if (!U.isPlainObject(e) && Dn(e)) return (r.pop(), e)
        t = Object.create(null)
        for (let [r, a] of Object.entries(e)) {
          let e = n.has(r.toLowerCase()) ? En : i(a)
          U.isUndefined(e) || (t[r] = e)
        }
      }
      return (r.pop(), t)
    }
  return i(e)
}
function kn(e) {
  try {
    return String(e)
  } catch {
    return ``
  }
}
function An(e) {
  return (
    e.errors
      .map((e) => {
        try {
          return e && e.message ? kn(e.message) : kn(e)
        } catch {
          return ``
        }
      })
      .filter(Boolean)
      .join(`; `) ||
    e.name ||
    `AggregateError`
  )
}
var jn = `
Caused by: `,
  Mn = Symbol(`causeStack`)
function Nn(e, t) {
  let n = U.hasOwnProp(e, Mn) && e[Mn]
  return n && t.endsWith(n) ? t.length - n.length : -1
}
function Pn(e, t) {
  try {
    let n = t && t.stack
    if (typeof n != `string` || !n) return
    let r = e.stack
    if (typeof r != `string` || !r) return
    let i = jn + n
    ;((e.stack = r + i), Object.defineProperty(e, Mn, { __proto__: null, value: i }))
  } catch {}
}
var G = class e extends Error {
  static from(t, n, r, i, a, o) {
    let s = t.message
    !s && U.isArray(t.errors) && t.errors.length && (s = An(t))
    let c = new e(s, n || t.code, r, i, a)
    return (
      Object.defineProperty(c, 'cause', { __proto__: null, value: t, writable: !0, enumerable: !1, configurable: !0 }),
      (c.name = t.name),
      Pn(c, t),
      t.status != null && c.status == null && (c.status = t.status),
      o && Object.assign(c, o),
      c
    )
  }
  constructor(e, t, n, r, i) {
    ;(super(e),
      Object.defineProperty(this, 'message', {
        __proto__: null,
        value: e,
        enumerable: !0,
        writable: !0,
        configurable: !0,
      }),
      (this.name = `AxiosError`),
      (this.isAxiosError = !0),
      t && (this.code = t),
      n && (this.config = n),
      r && (this.request = r),
      i && ((this.response = i), (this.status = i.status)))
  }
  toJSON() {
    let e = this.config,
      t = e && U.hasOwnProp(e, `redact`) ? e.redact : void 0,
      n = U.isArray(t) && t.length > 0 ? On(e, t) : U.toJSONObject(e)
    return {
      message: this.message,
      name: this.name,
      description: this.description,
      number: this.number,
      fileName: this.fileName,
      lineNumber: this.lineNumber,
      columnNumber: this.columnNumber,
      stack: this.stack,
      config: n,
      code: this.code,
      status: this.status,
    }
  }
}
;((G.ERR_BAD_OPTION_VALUE = `ERR_BAD_OPTION_VALUE`),
  (G.ERR_BAD_OPTION = `ERR_BAD_OPTION`),
  (G.ECONNABORTED = `ECONNABORTED`),
  (G.ETIMEDOUT = `ETIMEDOUT`),
  (G.ECONNREFUSED = `ECONNREFUSED`),
  (G.ERR_NETWORK = `ERR_NETWORK`),
  (G.ERR_FR_TOO_MANY_REDIRECTS = `ERR_FR_TOO_MANY_REDIRECTS`),
  (G.ERR_DEPRECATED = `ERR_DEPRECATED`),
  (G.ERR_BAD_RESPONSE = `ERR_BAD_RESPONSE`),
  (G.ERR_BAD_REQUEST = `ERR_BAD_REQUEST`),
  (G.ERR_CANCELED = `ERR_CANCELED`),
  (G.ERR_NOT_SUPPORT = `ERR_NOT_SUPPORT`),
  (G.ERR_INVALID_URL = `ERR_INVALID_URL`),
  (G.ERR_FORM_DATA_DEPTH_EXCEEDED = `ERR_FORM_DATA_DEPTH_EXCEEDED`))
function Fn(e) {
  return U.isPlainObject(e) || U.isArray(e)
}
function In(e) {
  return U.endsWith(e, `[]`) ? e.slice(0, -2) : e
}
function Ln(e, t, n) {
  return e
    ? e
        .concat(t)
        .map(function (e, t) {
          return ((e = In(e)), !n && t ? `[` + e + `]` : e)
        })
        .join(n ? `.` : ``)
    : t
}
function Rn(e) {
  return U.isArray(e) && !e.some(Fn)
}
var zn = U.toFlatObject(U, {}, null, function (e) {
  return /^is[A-Z]/.test(e)
})
function Bn(e, t, n) {
  if (!U.isObject(e)) throw TypeError(`target must be an object`)
  t ||= new FormData()
  let r = (e, t) => {
      let r = U.getSafeProp(n, e)
      return U.isUndefined(r) ? t : r
    },
    i = r(`metaTokens`, !0),
    a = r(`visitor`) || h,
    o = r(`dots`, !1),
    s = r(`indexes`, !1),
    c = r(`Blob`) || (typeof Blob < `u` && Blob),
    l = r(`maxDepth`, 100),
    u = c && U.isSpecCompliantForm(t),
    d = []
  if (!U.isFunction(a)) throw TypeError(`visitor must be a function`)
  function f(e) {
    if (e === null) return ``
    if (U.isDate(e)) return e.toISOString()
    if (U.isBoolean(e)) return e.toString()
    if (!u && U.isBlob(e)) throw new G(`Blob is not supported. Use a Buffer instead.`)
    if (U.isArrayBuffer(e) || U.isTypedArray(e)) {
      if (u && typeof c == `function`) return new c([e])
      throw new G(`Blob is not supported. Use a Buffer instead.`, G.ERR_NOT_SUPPORT)
    }
    return e
  }
  function p(e) {
    if (e > l)
      throw new G(`Object is too deeply nested (` + e + ` levels). Max depth: ` + l, G.ERR_FORM_DATA_DEPTH_EXCEEDED)
  }
  function m(e, t) {
    if (l === 1 / 0) return JSON.stringify(e)
    let n = []
    return JSON.stringify(e, function (e, r) {
      if (!U.isObject(r)) return r
      for (; n.length && n[n.length - 1] !== this;) n.pop()
      return (n.push(r), p(t + n.length - 1), r)
    })
  }
  function h(e, n, r) {
    let a = e
    if (U.isReactNative(t) && U.isReactNativeBlob(e)) return (t.append(Ln(r, n, o), f(e)), !1)
    if (e && !r && typeof e == `object`) {
      if (U.endsWith(n, `{}`)) ((n = i ? n : n.slice(0, -2)), (e = m(e, 1)))
      else if ((U.isArray(e) && Rn(e)) || ((U.isFileList(e) || U.endsWith(n, `[]`)) && (a = U.toArray(e))))
        return (
          (n = In(n)),
          a.forEach(function (e, r) {
            !(U.isUndefined(e) || e === null) && t.append(s === !0 ? Ln([n], r, o) : s === null ? n : n + `[]`, f(e))
          }),
          !1
        )
    }
    return Fn(e) ? !0 : (t.append(Ln(r, n, o), f(e)), !1)
  }
  let g = Object.assign(zn, { defaultVisitor: h, convertValue: f, isVisitable: Fn })
  function _(e, n, r = 0) {
    if (!U.isUndefined(e)) {
      if ((p(r), d.indexOf(e) !== -1)) throw Error(`Circular reference detected in ` + n.join(`.`))
      ;(d.push(e),
        U.forEach(e, function (e, i) {
          ;(!(U.isUndefined(e) || e === null) && a.call(t, e, U.isString(i) ? i.trim() : i, n, g)) === !0 &&
            _(e, n ? n.concat(i) : [i], r + 1)
        }),
        d.pop())
    }
  }
  if (!U.isObject(e)) throw TypeError(`data must be an object`)
  return (_(e), t)
}
function Vn(e) {
  let t = { '!': `%21`, "'": `%27`, '(': `%28`, ')': `%29`, '~': `%7E`, '%20': `+` }
  return encodeURIComponent(e).replace(/[!'()~]|%20/g, function (e) {
    return t[e]
  })
}
function Hn(e, t) {
  ;((this._pairs = []), e && Bn(e, this, t))
}
var Un = Hn.prototype
;((Un.append = function (e, t) {
  this._pairs.push([e, t])
}),
  (Un.toString = function (e) {
    let t = e ? (t) => e.call(this, t, Vn) : Vn
    return this._pairs
      .map(function (e) {
        return t(e[0]) + `=` + t(e[1])
      }, ``)
      .join(`&`)
  }))
function Wn(e) {
  return encodeURIComponent(e).replace(/%3A/gi, `:`).replace(/%24/g, `$`).replace(/%2C/gi, `,`).replace(/%20/g, `+`)
}
function Gn(e, t, n) {
  if (!t) return e
  e ||= ``
  let r = U.isFunction(n) ? { serialize: n } : n,
    i = U.getSafeProp(r, `encode`) || Wn,
    a = U.getSafeProp(r, `serialize`),
    o
  if (((o = a ? a(t, r) : U.isURLSearchParams(t) ? t.toString() : new Hn(t, r).toString(i)), o)) {
    let t = e.indexOf(`#`)
    ;(t !== -1 && (e = e.slice(0, t)), (e += (e.indexOf(`?`) === -1 ? `?` : `&`) + o))
  }
  return e
}
var Kn = Symbol(`internals`)
function qn(e) {
  return e ? e.length : 0
}
function Jn(e) {
  if (e) for (; e.length && e[e.length - 1] === null;) e.pop()
}
function Yn(e) {
  return typeof e == `string` && e !== `` && String(Number(e)) === e ? Number(e) : e
}
function Xn(e, t) {
  let n = e.handlers,
    r = qn(n)
  ;(n === t.handlersRef
    ? r !== t.handlersLength &&
      (r
        ? t.handlerEntries.forEach(function (e, r) {
            n[e.index] !== e.handler && t.handlerEntries.delete(r)
          })
        : t.handlerEntries.clear())
    : ((t.handlersRef = n), t.handlerEntries.clear()),
    (t.handlersLength = r))
}
var Zn = class {
    constructor() {
      ;((this.handlers = []),
        (this[Kn] = {
          handlersRef: this.handlers,
          handlersLength: this.handlers.length,
          handlerEntries: new Map(),
          iterationDepth: 0,
          nextId: 0,
        }))
    }
    use(e, t, n) {
      let r = { fulfilled: e, rejected: t, synchronous: n ? n.synchronous : !1, runWhen: n ? n.runWhen : null },
        i = this[Kn]
      ;((this.handlers ??= []), Xn(this, i))
      let a = i.nextId++
      return (
        this.handlers.push(r),
        i.handlerEntries.set(a, { handler: r, index: this.handlers.length - 1 }),
        (i.handlersLength = this.handlers.length),
        a
      )
    }
    eject(e) {
      let t = this[Kn]
      Xn(this, t)
      let n = Yn(e),
        r = t.handlerEntries.get(n)
      if (r) {
        if ((t.handlerEntries.delete(n), this.handlers[r.index] !== r.handler)) return
        ;((this.handlers[r.index] = null),
          t.iterationDepth || (Jn(this.handlers), (t.handlersLength = this.handlers.length)))
      }
    }
    clear() {
      this.handlers && ((this.handlers = []), Xn(this, this[Kn]))
    }
    forEach(e) {
      let t = this[Kn]
      ;(Xn(this, t), t.iterationDepth++)
      try {
        U.forEach(this.handlers, function (t) {
          t !== null && e(t)
        })
      } finally {
        --t.iterationDepth || (Xn(this, t), Jn(this.handlers), (t.handlersLength = qn(this.handlers)))
      }
    }
  },
  Qn = {
    silentJSONParsing: !0,
    forcedJSONParsing: !0,
    clarifyTimeoutError: !1,
    legacyInterceptorReqResOrdering: !0,
    advertiseZstdAcceptEncoding: !1,
    validateStatusUndefinedResolves: !0,
    encodeBasicAuthUsername: !1,
  },
  $n = {
    isBrowser: !0,
    classes: {
      URLSearchParams: typeof URLSearchParams < `u` ? URLSearchParams : Hn,
      FormData: typeof FormData < `u` ? FormData : null,
      Blob: typeof Blob < `u` ? Blob : null,
    },
    protocols: [`http`, `https`, `file`, `blob`, `url`, `data`],
  },
  er = e({
    hasBrowserEnv: () => tr,
    hasStandardBrowserEnv: () => rr,
    hasStandardBrowserWebWorkerEnv: () => ir,
    navigator: () => nr,
    origin: () => ar,
  }),
  tr = typeof window < `u` && typeof document < `u`,
  nr = (typeof navigator == `object` && navigator) || void 0,
  rr = tr && (!nr || [`ReactNative`, `NativeScript`, `NS`].indexOf(nr.product) < 0),
  ir = typeof WorkerGlobalScope < `u` && self instanceof WorkerGlobalScope && typeof self.importScripts == `function`,
  ar = (tr && window.location.href) || `http://localhost`,
  K = { ...er, ...$n }
function or(e, t) {
  return Bn(e, new K.classes.URLSearchParams(), {
    visitor: function (e, t, n, r) {
      return K.isNode && U.isBuffer(e)
        ? (this.append(t, e.toString(`base64`)), !1)
        : r.defaultVisitor.apply(this, arguments)
    },
    ...t,
  })
}
var sr = 100
function cr(e) {
  if (e > sr)
    throw new G(
      `FormData field is too deeply nested (` + e + ` levels). Max depth: ` + sr,
      G.ERR_FORM_DATA_DEPTH_EXCEEDED,
    )
}
function lr(e) {
  let t = [],
    n = /[^.[\]]+|\[([^.[\]]*)]/g,
    r
  for (; (r = n.exec(e)) !== null;) (cr(t.length), t.push(r[0] === `[]` ? `` : r[1] || r[0]))
  return t
}
function ur(e) {
  let t = {},
    n = Object.keys(e),
    r,
    i = n.length,
    a
  for (r = 0; r < i; r++) ((a = n[r]), (t[a] = e[a]))
  return t
}
function dr(e) {
  if (!U.isArray(e)) return e
  let t = Object.keys(e)
  return t.length !== e.length || t.some((e, t) => e !== String(t)) ? ur(e) : e
}
function fr(e) {
  let t = [e]
  for (; t.length;) {
    let e = t.pop()
    Object.keys(e).forEach((n) => {
      let r = (e[n] = dr(e[n]))
      ;(U.isArray(r) || U.isPlainObject(r)) && t.push(r)
    })
  }
  return e
}
function pr(e) {
  function t(e, n, r, i) {
    cr(i)
    let a = e[i++]
    if (a === `__proto__`) return !0
    let o = Number.isFinite(+a),
      s = i >= e.length
    return (
      (a = !a && U.isArray(r) ? r.length : a),
      s
        ? (U.hasOwnProp(r, a) ? ((r[a] = dr(r[a])), (r[a] = U.isArray(r[a]) ? r[a].concat(n) : [r[a], n])) : (r[a] = n),
          !o)
        : ((U.hasOwnProp(r, a) && U.isObject(r[a])) || (r[a] = []),
          t(e, n, r[a], i) && U.isArray(r[a]) && (r[a] = ur(r[a])),
          !o)
    )
  }
  if (U.isFormData(e) && U.isFunction(e.entries)) {
    let n = {}
    return (
      U.forEachEntry(e, (e, r) => {
        t(lr(e), r, n, 0)
      }),
      fr(n)
    )
  }
  return null
}
var mr = Object.freeze([
    `get`,
    `delete`,
    `head`,
    `options`,
    `post`,
    `put`,
    `patch`,
    `purge`,
    `link`,
    `unlink`,
    `query`,
  ]),
  hr = (e, t) => (e != null && U.hasOwnProp(e, t) ? e[t] : void 0)
function gr(e, t, n) {
  if (U.isString(e))
    try {
      return ((t || JSON.parse)(e), U.trim(e))
    } catch (e) {
      if (e.name !== `SyntaxError`) throw e
    }
  return (n || JSON.stringify)(e)
}
var _r = {
  transitional: Qn,
  adapter: [`xhr`, `http`, `fetch`],
  transformRequest: [
    function (e, t) {
      let n = t.getContentType() || ``,
        r = n.indexOf(`application/json`) > -1,
        i = U.isObject(e)
      if ((i && U.isHTMLForm(e) && (e = new FormData(e)), U.isFormData(e))) return r ? JSON.stringify(pr(e)) : e
      if (U.isArrayBuffer(e) || U.isBuffer(e) || U.isStream(e) || U.isFile(e) || U.isBlob(e) || U.isReadableStream(e))
        return e
      if (U.isArrayBufferView(e)) return e.buffer
      if (U.isURLSearchParams(e))
        return (t.setContentType(`application/x-www-form-urlencoded;charset=utf-8`, !1), e.toString())
      let a
      if (i) {
        let t = hr(this, `formSerializer`)
        if (n.indexOf(`application/x-www-form-urlencoded`) > -1) return or(e, t).toString()
        if ((a = U.isFileList(e)) || n.indexOf(`multipart/form-data`) > -1) {
          let n = hr(this, `env`),
            r = n && n.FormData
          return Bn(a ? { 'files[]': e } : e, r && new r(), t)
        }
      }
      return i || r ? (t.setContentType(`application/json`, !1), gr(e)) : e
    },
  ],
  transformResponse: [
    function (e) {
      let t = hr(this, `transitional`) || _r.transitional,
        n = t && t.forcedJSONParsing,
        r = hr(this, `responseType`),
        i = r === `json`
      if (U.isResponse(e) || U.isReadableStream(e)) return e
      if (e && U.isString(e) && ((n && !r) || i)) {
        let n = !(t && t.silentJSONParsing) && i
        try {
          return JSON.parse(e, hr(this, `parseReviver`))
        } catch (e) {
          if (n) throw e.name === `SyntaxError` ? G.from(e, G.ERR_BAD_RESPONSE, this, null, hr(this, `response`)) : e
        }
      }
      return e
    },
  ],
  timeout: 0,
  xsrfCookieName: `XSRF-TOKEN`,
  xsrfHeaderName: `X-XSRF-TOKEN`,
  maxContentLength: -1,
  maxBodyLength: -1,
  env: { FormData: K.classes.FormData, Blob: K.classes.Blob },
  validateStatus: function (e) {
    return e >= 200 && e < 300
  },
  headers: { common: { Accept: `application/json, text/plain, */*`, 'Content-Type': void 0 } },
}
U.forEach(mr, (e) => {
  _r.headers[e] = {}
})
function vr(e, t) {
  let n = this || _r,
    r = t || n,
    i = W.from(r.headers),
    a = r.data
  return (
    U.forEach(e, function (e) {
      a = e.call(n, a, i.normalize(), t ? t.status : void 0)
    }),
    i.normalize(),
    a
  )
}
function yr(e) {
  return !!(e && e.__CANCEL__)
}
var br = class extends G {
  constructor(e, t, n) {
    ;(super(e ?? `canceled`, G.ERR_CANCELED, t, n), (this.name = `CanceledError`), (this.__CANCEL__ = !0))
  }
}
function xr(e, t, n) {
  let r = n.config.validateStatus
  !n.status || !r || r(n.status)
    ? e(n)
    : t(
        new G(
          `Request failed with status code ` + n.status,
          n.status >= 400 && n.status < 500 ? G.ERR_BAD_REQUEST : G.ERR_BAD_RESPONSE,
          n.config,
          n.request,
          n,
        ),
      )
}
var Sr = /[\t\n\r]/g
function Cr(e) {
  if (typeof e != `string`) return e
  let t = 0
  for (; t < e.length && e.charCodeAt(t) <= 32;) t++
  return e.slice(t).replace(Sr, ``)
}
function wr(e) {
  let t = /^([-+\w]{1,25}):(?:\/\/)?/.exec(e)
  return (t && t[1].toLowerCase()) || ``
}
var Tr = (e) => {
    try {
      return decodeURIComponent(e)
    } catch {
      return e
    }
  },
  Er = K.hasStandardBrowserEnv
    ? {
        write(e, t, n, r, i, a, o) {
          if (typeof document > `u`) return
          let s = [`${e}=${encodeURIComponent(t)}`]
          ;(U.isNumber(n) && s.push(`expires=${new Date(n).toUTCString()}`),
            U.isString(r) && s.push(`path=${r}`),
            U.isString(i) && s.push(`domain=${i}`),
            a === !0 && s.push(`secure`),
            U.isString(o) && s.push(`SameSite=${o}`),
            (document.cookie = s.join(`; `)))
        },
        read(e) {
          if (typeof document > `u`) return null
          let t = document.cookie
          if (!t) return null
          let n = t.split(`;`)
          for (let t = 0; t < n.length; t++) {
            let r = n[t].replace(/^\s+/, ``),
              i = r.indexOf(`=`)
            if (i !== -1 && r.slice(0, i) === e) return Tr(r.slice(i + 1))
          }
          return null
        },
        async readAsync(e) {
          try {
            let t = typeof window < `u` && window.cookieStore
            if (t && U.isFunction(t.get)) {
              let n = await t.get(e)
              return n ? Tr(n.value) : null
            }
          } catch {}
          return this.read(e)
        },
        remove(e) {
          this.write(e, ``, Date.now() - 864e5, `/`)
        },
      }
    : {
        write() {},
        read() {
          return null
        },
        async readAsync() {
          return null
        },
        remove() {},
      }
function Dr(e, t) {
  e ||= 10
  let n = Array(e),
    r = Array(e),
    i = 0,
    a = 0,
    o
  return (
    (t = t === void 0 ? 1e3 : t),
    function (s) {
      let c = Date.now(),
        l = r[a]
      ;((o ||= c), (n[i] = s), (r[i] = c))
      let u = a,
        d = 0
      for (; u !== i;) ((d += n[u++]), (u %= e))
      if (((i = (i + 1) % e), i === a && (a = (a + 1) % e), c - o < t)) return
      let f = l && c - l
      return f ? Math.round((d * 1e3) / f) : void 0
    }
  )
}
function Or(e, t) {
  let n = 0,
    r = 1e3 / t,
    i,
    a,
    o = (t, r = Date.now()) => {
      ;((n = r), (i = null), (a &&= (clearTimeout(a), null)), e(...t))
    }
  return [
    (...e) => {
      let t = Date.now(),
        s = t - n
      s >= r
        ? o(e, t)
        : ((i = e),
          (a ||= setTimeout(() => {
            ;((a = null), o(i))
          }, r - s)))
    },
    () => i && o(i),
    (...e) => o(e),
  ]
}
var kr = (e, t, n = 3) => {
    let r = 0,
      i = Dr(50, 250)
    return Or((n) => {
      if (!n || !U.isNumber(n.loaded)) return
      let a = n.loaded,
        o = n.lengthComputable ? n.total : void 0,
        s = Math.max(0, o == null ? a : Math.min(a, o)),
        c = Math.max(0, s - r),
        l = i(c)
      ;((r = Math.max(r, s)),
        e({
          loaded: s,
          total: o,
          progress: o ? s / o : void 0,
          bytes: c,
          rate: l || void 0,
          estimated: l && o ? (o - s) / l : void 0,
          event: n,
          lengthComputable: o != null,
          [t ? `download` : `upload`]: !0,
        }))
    }, n)
  },
  Ar = (e, t) => {
    let n = e != null
    return [(r) => t[0]({ lengthComputable: n, total: e, loaded: r }), t[1]]
  },
  jr =
    (e, t = U.asap) =>
    (...n) =>
      t(() => e(...n)),
  Mr = K.hasStandardBrowserEnv
    ? ((e) => (t) => (
        (t = new URL(t, document.baseURI || K.origin)),
        e.protocol === t.protocol && e.host === t.host && e.port === t.port
      ))(new URL(K.origin))
    : () => !0
function Nr(e) {
  return typeof e == `string` && /^([a-z][a-z\d+\-.]*:)?\/\//i.test(e)
}
function Pr(e, t) {
  if (!t) return e
  let n = e.length
  for (; n > 0 && e.charCodeAt(n - 1) === 47;) n--
  return e.slice(0, n) + `/` + t.replace(/^\/+/, ``)
}
var Fr = /^https?:(?!\/\/)/i
function Ir(e) {
  return e && e.replace(/(^|&)([^=&]*=)?[^&]+/g, (e, t, n = ``) => `${t}${n}${En}`)
}
function Lr(e) {
  let t = e.replace(/^(https?:\/{0,2})[^/?#]*@/i, `$1${En}@`),
    n = t.indexOf(`#`),
    r = (n === -1 ? t : t.slice(0, n)).replace(/([?&][^=&#]*=)[^&#]*/g, `$1${En}`)
  return n === -1 ? r : `${r}#${Ir(t.slice(n + 1))}`
}
function Rr(e, t) {
  if (typeof e == `string`) {
    let n = Cr(e)
    if (Fr.test(n))
      throw new G(`Invalid URL ${JSON.stringify(Lr(n))}: missing "//" after protocol`, G.ERR_INVALID_URL, t)
  }
}
function zr(e, t, n, r) {
  Rr(t, r)
  let i = !Nr(t)
  return e && (i || n === !1) ? (Rr(e, r), Pr(e, t)) : t
}
function Br(e) {
  let t = [{ value: e }],
    n = new WeakSet(),
    r = new WeakSet()
  for (; t.length;) {
    let { value: e, done: i } = t.pop()
    if (!U.isPlainObject(e) && !U.isArray(e)) continue
    if (i) {
      n.delete(e)
      continue
    }
    if (n.has(e)) throw new G(`Circular reference detected in params`, G.ERR_BAD_OPTION_VALUE)
    if (r.has(e)) continue
    ;(r.add(e), n.add(e), t.push({ value: e, done: !0 }))
    let a = Object.keys(e)
    ;(Object.getOwnPropertySymbols &&
      Object.getOwnPropertyDescriptor &&
      Object.getOwnPropertySymbols(e).forEach((t) => {
        let n = Object.getOwnPropertyDescriptor(e, t)
        n && n.enumerable && a.push(t)
      }),
      a.forEach((n) => {
        if (n === `__proto__` || n === `constructor` || n === `prototype`) {
          let r = Object.getOwnPropertyDescriptor(e, n)
          r && U.hasOwnProp(r, `value`) && t.push({ value: r.value })
        } else t.push({ value: e[n] })
      }))
  }
}
var Vr = (e) => (e instanceof W ? { ...e } : e),
  Hr = (e) =>
    Object.getOwnPropertySymbols && Object.getOwnPropertyDescriptor
      ? Object.keys(e).concat(
          Object.getOwnPropertySymbols(e).filter((t) => {
            let n = Object.getOwnPropertyDescriptor(e, t)
            return n && n.enumerable
          }),
        )
      : Object.keys(e)
function Ur(e, t) {
  let n = [],
    r = new WeakMap(),
    i = {}
  function a(e, t) {
    if (!U.isPlainObject(t)) return U.isArray(t) ? t.slice() : t
    let a = U.isPlainObject(e) ? e : i,
      o = r.get(t)
    if ((o || ((o = new WeakMap()), r.set(t, o)), o.has(a))) return o.get(a)
    let s = {}
    return (o.set(a, s), n.push({ base: a, source: t, result: s }), s)
  }
  let o = U.isUndefined(t) ? a(void 0, e) : a(e, t)
  for (; n.length;) {
    let { base: e, source: t, result: r } = n.pop(),
      i = new Set(Hr(e)),
      o = new Set(Hr(t))
    new Set([...i, ...o]).forEach((n) => {
      if (n === `__proto__` || n === `constructor` || n === `prototype`) return
      let s = o.has(n),
        c = s ? t[n] : void 0,
        l = (!s || U.isPlainObject(c)) && i.has(n) ? e[n] : void 0
      r[n] = s ? a(l, c) : a(void 0, l)
    })
  }
  return (Br(o), o)
}
function Wr(e, t, n, r) {
  return U.isPlainObject(e) && U.isPlainObject(t)
    ? U.merge.call({ caseless: r }, e, t)
    : U.isPlainObject(t)
      ? U.merge({}, t)
      : U.isArray(t)
        ? t.slice()
        : t
}
function Gr(e, t, n, r) {
  if (!U.isUndefined(t)) return Wr(e, t, n, r)
  if (!U.isUndefined(e)) return Wr(void 0, e, n, r)
}
function Kr(e, t) {
  if (!U.isUndefined(t)) return Wr(void 0, t)
}
function q(e, t) {
  if (!U.isUndefined(t)) return Wr(void 0, t)
  if (!U.isUndefined(e)) return Wr(void 0, e)
}
function qr(e, t, n) {
  let r = U.hasOwnProp(t, `transitional`) ? t.transitional : void 0
  if (!U.isUndefined(r)) {
    if (U.isPlainObject(r)) {
      if (U.hasOwnProp(r, n)) return r[n]
    } else return
  }
  let i = U.hasOwnProp(e, `transitional`) ? e.transitional : void 0
  if (U.isPlainObject(i) && U.hasOwnProp(i, n)) return i[n]
}
function Jr(e, t, n, r, i) {
  if (U.hasOwnProp(i, n)) return Wr(e, t)
  if (U.hasOwnProp(r, n)) return Wr(void 0, e)
}
function Yr(e, t, n) {
  return Gr(Vr(e), Vr(t), n, !0)
}
var Xr = Object.freeze({
    __proto__: null,
    value: Object.prototype.hasOwnProperty,
    enumerable: !1,
    writable: !0,
    configurable: !0,
  }),
  Zr = {
    url: Kr,
    method: Kr,
    data: Kr,
    baseURL: q,
    transformRequest: q,
    transformResponse: q,
    params: Ur,
    paramsSerializer: q,
    timeout: q,
    timeoutErrorMessage: q,
    withCredentials: q,
    withXSRFToken: q,
    adapter: q,
    responseType: q,
    xsrfCookieName: q,
    xsrfHeaderName: q,
    onUploadProgress: q,
    onDownloadProgress: q,
    decompress: q,
    maxContentLength: q,
    maxBodyLength: q,
    beforeRedirect: q,
    transport: q,
    httpAgent: q,
    httpsAgent: q,
    cancelToken: q,
    socketPath: q,
    allowedSocketPaths: q,
    responseEncoding: q,
    validateStatus: Jr,
    headers: Yr,
  }
function Qr(e, t) {
  ;((e ||= {}), (t ||= {}))
  let n = Object.create(null)
  Object.defineProperty(n, 'hasOwnProperty', Xr)
  let r = Hr({ ...e, ...t })
  for (let i = 0, a = r.length; i < a; i++) {
    let a = r[i]
    if (a === `__proto__` || a === `constructor` || a === `prototype`) continue
    let o = U.hasOwnProp(Zr, a) ? Zr[a] : Gr,
      s = U.hasOwnProp(e, a) ? e[a] : void 0,
      c = U.hasOwnProp(t, a) ? t[a] : void 0,
      l = o === Jr ? o(s, c, a, e, t) : o(s, c, a)
    ;(U.isUndefined(l) && o !== Jr) || (n[a] = l)
  }
  return (
    U.hasOwnProp(t, `validateStatus`) &&
      U.isUndefined(t.validateStatus) &&
      qr(e, t, `validateStatusUndefinedResolves`) === !1 &&
      (U.hasOwnProp(e, `validateStatus`) ? (n.validateStatus = Wr(void 0, e.validateStatus)) : delete n.validateStatus),
    n
  )
}
var $r = [`content-type`, `content-length`]
function ei(e, t, n) {
  n === `content-only`
    ? Object.entries(t || {}).forEach(([t, n]) => {
        $r.includes(t.toLowerCase()) && e.set(t, n)
      })
    : e.set(t)
}
var ti = (e) => encodeURIComponent(e).replace(/%([0-9A-F]{2})/gi, (e, t) => String.fromCharCode(parseInt(t, 16))),
  ni = (e) => Er.read(e)
function ri(e, t = ni) {
  let n = Qr({}, e),
    r = (e) => (U.hasOwnProp(n, e) ? n[e] : void 0),
    i = r(`data`),
    a = r(`withXSRFToken`),
    o = r(`xsrfHeaderName`),
    s = r(`xsrfCookieName`),
    c = r(`headers`),
    l = r(`auth`),
    u = r(`baseURL`),
    d = r(`allowAbsoluteUrls`),
    f = r(`url`)
  if (((n.headers = c = W.from(c)), (n.url = Gn(zr(u, f, d, n), r(`params`), r(`paramsSerializer`))), l)) {
    let t = U.getSafeProp(l, `username`) || ``,
      n = U.getSafeProp(l, `password`) || ``,
      i = r(`transitional`),
      a = i && U.hasOwnProp(i, `encodeBasicAuthUsername`) && i.encodeBasicAuthUsername === !0
    try {
      c.set(`Authorization`, `Basic ` + btoa((a ? ti(t) : t) + `:` + (n ? ti(n) : ``)))
    } catch (t) {
      throw G.from(t, G.ERR_BAD_OPTION_VALUE, e)
    }
  }
  if (U.isFormData(i)) {
    let e = U.getSafeProp(i, `getHeaders`)
    K.hasStandardBrowserEnv || K.hasStandardBrowserWebWorkerEnv || U.isReactNative(i)
      ? c.setContentType(void 0)
      : U.isFunction(e) && ei(c, e.call(i), r(`formDataHeaderPolicy`))
  }
  if (K.hasStandardBrowserEnv && (U.isFunction(a) && (a = a(n)), a === !0 || (a == null && Mr(n.url)))) {
    let e = o && s && t(s)
    e && c.set(o, e)
  }
  return n
}
var ii =
    typeof XMLHttpRequest < `u` &&
    function (e) {
      return new Promise(function (t, n) {
        let r
        try {
          let e = K.hasStandardBrowserEnv && typeof window < `u` && window.cookieStore
          r = e && U.isFunction(e.get)
        } catch {}
        let i,
          a = ri(e, r ? (e) => ((i = e), null) : void 0),
          o = a.data,
          s = W.from(a.headers).normalize(),
          { responseType: c, onUploadProgress: l, onDownloadProgress: u } = a,
          d,
          f,
          p,
          m,
          h,
          g,
          _
        function v() {
          clearTimeout(f)
          try {
            h && h()
          } catch (e) {
            setTimeout(() => {
              throw e
            })
          }
          try {
            g && g()
          } catch (e) {
            setTimeout(() => {
              throw e
            })
          }
          ;(y &&
            (m && y.removeEventListener(`progress`, m),
            y.upload &&
              (p && y.upload.removeEventListener(`progress`, p), h && y.upload.removeEventListener(`loadend`, h))),
            a.cancelToken && a.cancelToken.unsubscribe(d),
            a.signal && a.signal.removeEventListener(`abort`, d))
        }
        let y = new XMLHttpRequest()
        ;(y.open(a.method.toUpperCase(), a.url, !0), (y.timeout = a.timeout))
        function b(r) {
          if (!y) return
          if (
            y.status === 0 &&
            (wr(Cr(a.url)) || wr(K.origin)) !== `file` &&
            !(y.responseURL && y.responseURL.startsWith(`file:`))
          ) {
            ;(n(new G(`Request aborted`, G.ECONNABORTED, e, y)), v(), (y = null))
            return
          }
          try {
            r ? _ && _(r) : g && g()
          } catch (e) {
            setTimeout(() => {
              throw e
            })
          }
          if (!y) return
          let i = W.from(`getAllResponseHeaders` in y && y.getAllResponseHeaders())
          ;(xr(
            function (e) {
              ;(t(e), v())
            },
            function (e) {
              ;(n(e), v())
            },
            {
              data: !c || c === `text` || c === `json` ? y.responseText : y.response,
              status: y.status,
              statusText: y.statusText,
              headers: i,
              config: e,
              request: y,
            },
          ),
            (y = null))
        }
        if (
          (`onloadend` in y
            ? (y.onloadend = b)
            : (y.onreadystatechange = function () {
                y &&
                  y.readyState === 4 &&
                  (y.status !== 0 || (y.responseURL && y.responseURL.startsWith(`file:`))) &&
                  setTimeout(b)
              }),
          (y.onabort = function () {
            y &&= (n(new G(`Request aborted`, G.ECONNABORTED, e, y)), v(), null)
          }),
          (y.onerror = function (t) {
            let r = new G(t && t.message ? t.message : `Network Error`, G.ERR_NETWORK, e, y)
            ;((r.event = t || null), n(r), v(), (y = null))
          }),
          (y.ontimeout = function () {
            if (!y) return
            let t = a.timeout ? `timeout of ` + a.timeout + `ms exceeded` : `timeout exceeded`,
              r = a.transitional || Qn
            ;(a.timeoutErrorMessage && (t = a.timeoutErrorMessage),
              n(new G(t, r.clarifyTimeoutError ? G.ETIMEDOUT : G.ECONNABORTED, e, y)),
              v(),
              (y = null))
          }),
          o === void 0 && s.setContentType(null),
          U.isUndefined(a.withCredentials) || (y.withCredentials = !!a.withCredentials),
          c && c !== `json` && (y.responseType = a.responseType),
          u && (([m, g, _] = kr(u, !0)), y.addEventListener(`progress`, m)),
          l &&
            y.upload &&
            (([p, h] = kr(l)), y.upload.addEventListener(`progress`, p), y.upload.addEventListener(`loadend`, h)),
          a.cancelToken || a.signal)
        ) {
          if (
            ((d = (t) => {
              if (!y) return
              n(!t || t.type ? new br(null, e, y) : t)
              let r = y
              ;(v(), (y = null), r.abort())
            }),
            a.cancelToken && a.cancelToken.subscribe(d),
            !y)
          )
            return
          a.signal && (a.signal.aborted ? d() : a.signal.addEventListener(`abort`, d))
        }
        if (!y) return
        let x = wr(a.url)
        if (x && !K.protocols.includes(x)) {
          ;(n(new G(`Unsupported protocol ` + x + `:`, G.ERR_BAD_REQUEST, e)), v())
          return
        }
        let S = () => {
          y &&
            (`setRequestHeader` in y &&
              U.forEach(dn(s), function (e, t) {
                y.setRequestHeader(t, e)
              }),
            y.send(o || null))
        }
        if (i) {
          let t = typeof performance < `u` && U.isFunction(performance.now) ? () => performance.now() : Date.now,
            r = y.timeout > 0 ? t() + Number(y.timeout) : void 0,
            o = () => {
              if (!y) return
              let e = y
              ;(e.ontimeout(), e.abort())
            }
          if (r !== void 0) {
            let e = () => {
              let n = r - t()
              n > 0 ? (f = setTimeout(e, Math.min(n, 2147483647))) : o()
            }
            e()
          }
          Er.readAsync(i)
            .then((e) => {
              if (y) {
                if (r !== void 0 && t() >= r) o()
                else {
                  if (e) {
                    let t = U.hasOwnProp(a, `xsrfHeaderName`) && a.xsrfHeaderName
                    s.set(t, e)
                  }
                  S()
                }
              }
            })
            .catch((t) => {
              y &&= (n(G.from(t, null, e, y)), v(), null)
            })
        } else S()
      })
    },
  ai = (e, t) => {
    if (((e = e ? e.filter(Boolean) : []), !t && !e.length)) return
    let n = new AbortController(),
      r = !1,
      i = function (e) {
        if (!r) {
          ;((r = !0), o())
          let t = e instanceof Error ? e : this.reason
          n.abort(t instanceof G ? t : new br(t instanceof Error ? t.message : t))
        }
      },
      a =
        t &&
        setTimeout(() => {
          ;((a = null), i(new G(`timeout of ${t}ms exceeded`, G.ETIMEDOUT)))
        }, t),
      o = () => {
        e &&=
          (a && clearTimeout(a),
          (a = null),
          e.forEach((e) => {
            let t = U.getSafeProp(e, `unsubscribe`)
            U.isFunction(t) ? t.call(e, i) : e.removeEventListener(`abort`, i)
          }),
          null)
      }
    e.forEach((e) => {
      r || (e.aborted ? i.call(e) : e.addEventListener(`abort`, i, { once: !0 }))
    })
    let { signal: s } = n
    return ((s.unsubscribe = () => U.asap(o)), s)
  },
  oi = function* (e, t) {
    let n = e.byteLength
    if (!t || n < t) {
      yield e
      return
    }
    let r = 0,
      i
    for (; r < n;) ((i = r + t), yield e.slice(r, i), (r = i))
  },
  si = async function* (e, t) {
    for await (let n of ci(e)) yield* oi(n, t)
  },
  ci = async function* (e) {
    if (e[Symbol.asyncIterator]) {
      yield* e
      return
    }
    let t = e.getReader()
    try {
      for (;;) {
        let { done: e, value: n } = await t.read()
        if (e) break
        yield n
      }
    } finally {
      await t.cancel()
    }
  },
  li = (e, t, n, r) => {
    let i = si(e, t),
      a = 0,
      o,
      s = (e) => {
        o || ((o = !0), r && r(e))
      }
    return new ReadableStream(
      {
        async pull(e) {
          try {
            let { done: t, value: r } = await i.next()
            if (t) {
              ;(s(), e.close())
              return
            }
            let o = r.byteLength
            ;(n && n((a += o)), e.enqueue(new Uint8Array(r)))
          } catch (e) {
            throw (s(e), e)
          }
        },
        cancel(e) {
          return (s(e), i.return())
        },
      },
      { highWaterMark: 2 },
    )
  },
  ui = `\r
`,
  di = (e) => String(e).replace(/\r\n|\r|\n/g, ui),
  fi = (e) =>
    String(e).replace(/[\r\n"]/g, (e) =>
      e === `\r`
        ? `%0D`
        : e ===
            `
`
          ? `%0A`
          : `%22`,
    ),
  pi = (e, t) => {
    let n = 0
    for (let r = 0; r < e.length; r++) {
      let i = e.charCodeAt(r)
      t && (i === 13 || i === 10)
        ? (i === 13 && e.charCodeAt(r + 1) === 10 && r++, (n += 2))
        : i < 128
          ? n++
          : i < 2048
            ? (n += 2)
            : i >= 55296 && i <= 56319 && e.charCodeAt(r + 1) >= 56320 && e.charCodeAt(r + 1) <= 57343
              ? ((n += 4), r++)
              : (n += 3)
    }
    return n
  },
  mi = class extends TypeError {
    constructor(e, t) {
      ;(super(e), (this.name = `FormDataError`), (this.reason = t))
    }
  }
function hi(e, t, n, r, i) {
  if (!U.isFunction(t)) throw new mi(`Blob is not supported`, `blob`)
  if (!U.isString(i) || !/^[A-Za-z0-9'()+_,./:=? -]{1,70}$/.test(i) || / $/.test(i))
    throw new mi(`Invalid multipart boundary`, `boundary`)
  let a =
      `--` +
      i +
      `--\r
`,
    o = a.length,
    s = [],
    c = (e) => {
      if (o + e > n) throw r()
    }
  c(0)
  for (let [t, n] of e) {
    let e = U.isString(n),
      r = e ? pi(n, !0) : n.size
    if (!Number.isFinite(r) || r < 0) throw new mi(`Unsupported FormData part size`, `part`)
    c(r + pi(t, !0) + (!e && n.name ? pi(n.name, !1) : 0) + (!e && n.type ? pi(n.type, !1) : 0))
    let a =
      `--` +
      i +
      `\r
Content-Disposition: form-data; name="` +
      fi(di(t)) +
      `"`
    ;(e ||
      (a +=
        `; filename="` +
        fi(U.isString(n.name) ? n.name : `blob`) +
        `"\r
Content-Type: ` +
        String(n.type || `application/octet-stream`).replace(/[\r\n]/g, ``)),
      (a += `\r
\r
`))
    let l = pi(a, !1) + r + 2
    ;(c(l), (o += l), s.push({ header: a, value: n, isString: e }))
  }
  let l = []
  for (let e of s) l.push(e.header, e.isString ? di(e.value) : e.value, ui)
  return (l.push(a), new t(l, { type: `multipart/form-data; boundary=` + i }))
}
function gi(e, t, n, r, i) {
  if (!U.isFunction(t)) throw new G(`Blob is not supported`, G.ERR_NOT_SUPPORT)
  if (i === void 0) {
    if (U.isFunction(K.generateString)) i = `axios-` + K.generateString(36, `0123456789abcdef`)
    else {
      let e = U.global.crypto
      if (!e || !U.isFunction(e.getRandomValues))
        throw new G(`Random byte generation is not supported`, G.ERR_NOT_SUPPORT)
      let t = new Uint8Array(18)
      ;(e.getRandomValues(t), (i = `axios-` + Array.from(t, (e) => (`0` + e.toString(16)).slice(-2)).join(``)))
    }
  }
  try {
    return hi(e, t, n, r, i)
  } catch (e) {
    if (e instanceof mi) {
      let t = e.reason === `boundary` ? G.ERR_BAD_OPTION_VALUE : G.ERR_BAD_REQUEST
      throw new G(e.message, t)
    }
    throw e
  }
}
var _i = (e) => (e >= 48 && e <= 57) || (e >= 65 && e <= 70) || (e >= 97 && e <= 102),
  vi = (e, t, n) => t + 2 < n && _i(e.charCodeAt(t + 1)) && _i(e.charCodeAt(t + 2)),
  yi = (e) => (e <= 57 ? e - 48 : (e & 223) - 55),
  bi = (e) =>
    (e >= 65 && e <= 90) ||
    (e >= 97 && e <= 122) ||
    (e >= 48 && e <= 57) ||
    e === 43 ||
    e === 47 ||
    e === 45 ||
    e === 95,
  xi = (e) => e === 9 || e === 10 || e === 12 || e === 13 || e === 32,
  Si = (e) => {
    let t = Math.floor(e / 4),
      n = e % 4
    return t * 3 + (n === 2 ? 1 : n === 3 ? 2 : 0)
  },
  Ci = (e) => {
    let t = e.length,
      n = 0
    return (
      t > 0 && e.charCodeAt(t - 1) === 61 && (n++, t > 1 && e.charCodeAt(t - 2) === 61 && n++),
      Math.floor(((t - n) * 3) / 4)
    )
  },
  wi = (e) => {
    let t = e.length,
      n = 0,
      r = 0,
      i = !1
    for (let a = 0; a < t; a++) {
      let o = e.charCodeAt(a)
      ;(o === 37 && vi(e, a, t) && ((o = yi(e.charCodeAt(a + 1)) * 16 + yi(e.charCodeAt(a + 2))), (a += 2)),
        xi(o) || (o === 61 ? r++ : !bi(o) || r > 0 ? (i = !0) : n++))
    }
    return i || r > 2 || (r > 0 && (n + r) % 4 != 0) || n % 4 == 1 ? Ci(e) : Si(n)
  },
  Ti = (e, t, n) => {
    if (!e || typeof e != `string` || !/^data:/i.test(e)) return 0
    let r = e.indexOf(`,`)
    if (r < 0) return 0
    let i = e.slice(5, r),
      a = e.slice(r + 1)
    if (n.test(i)) return t(a)
    let o = 0
    for (let e = 0, t = a.length; e < t; e++) {
      let n = a.charCodeAt(e)
      if (n === 37 && vi(a, e, t)) ((o += 1), (e += 2))
      else if (n < 128) o += 1
      else if (n < 2048) o += 2
      else if (n >= 55296 && n <= 56319 && e + 1 < t) {
        let t = a.charCodeAt(e + 1)
        t >= 56320 && t <= 57343 ? ((o += 4), e++) : (o += 3)
      } else o += 3
    }
    return o
  }
function Ei(e) {
  let t = typeof e == `string` ? e.indexOf(`#`) : -1
  return Ti(t === -1 ? e : e.slice(0, t), wi, /; *base64[\t\n\f\r ]*$/i)
}
var Di = `1.21.1`,
  Oi = 65536,
  ki = {
    cache: `default`,
    redirect: `follow`,
    referrer: `about:client`,
    referrerPolicy: ``,
    mode: `cors`,
    integrity: ``,
    keepalive: !1,
    priority: `auto`,
    window: null,
  },
  { isFunction: Ai } = U,
  ji = (e) => encodeURIComponent(e).replace(/%([0-9A-F]{2})/gi, (e, t) => String.fromCharCode(parseInt(t, 16))),
  Mi = (e) => {
    if (!U.isString(e)) return e
    try {
      return decodeURIComponent(e)
    } catch {
      return e
    }
  },
  Ni = (e, ...t) => {
    try {
      return !!e(...t)
    } catch {
      return !1
    }
  },
  Pi = (e) => {
    let t = e.indexOf(`://`),
      n = e
    return (t !== -1 && (n = n.slice(t + 3)), n.includes(`@`) || n.includes(`:`))
  },
  Fi = (e) => {
    let t = U.global !== void 0 && U.global !== null ? U.global : globalThis,
      { ReadableStream: n, TextEncoder: r } = t
    e = U.merge.call({ skipUndefined: !0 }, { Request: t.Request, Response: t.Response, Blob: t.Blob }, e)
    let i = U.hasOwnProp(e, `fetch`) ? e.fetch : void 0,
      { Request: a, Response: o, Blob: s } = e,
      c = i ? Ai(i) : typeof fetch == `function`,
      l = Ai(a),
      u = Ai(o)
    if (!c) return !1
    let d = c && Ai(n),
      f =
        c &&
        (typeof r == `function`
          ? (
              (e) => (t) =>
                e.encode(t)
            )(new r())
          : async (e) => new Uint8Array(await new a(e).arrayBuffer())),
      p =
        l &&
        d &&
        Ni(() => {
          let e = !1,
            t = new a(K.origin, {
              body: new n(),
              method: `POST`,
              get duplex() {
                return ((e = !0), `half`)
              },
            }),
            r = t.headers.has(`Content-Type`)
          return (t.body != null && t.body.cancel(), e && !r)
        }),
      m = u && d && Ni(() => U.isReadableStream(new o(``).body)),
      h = Object.assign(Object.create(null), ki)
    l && !Ni(() => new a(K.origin, h)) && (delete h.cache, Ni(() => new a(K.origin, h)) || (h.cache = ki.cache))
    let g = { stream: m && ((e) => e.body) }
    c &&
      [`text`, `arrayBuffer`, `blob`, `formData`, `stream`].forEach((e) => {
        !g[e] &&
          (g[e] = (t, n) => {
            let r = t && t[e]
            if (r) return r.call(t)
            throw new G(`Response type '${e}' is not supported`, G.ERR_NOT_SUPPORT, n)
          })
      })
    let _ = async (e) => {
        if (e == null) return 0
        if (U.isBlob(e)) return e.size
        if (U.isArrayBufferView(e) || U.isArrayBuffer(e)) return e.byteLength
        if ((U.isURLSearchParams(e) && (e += ``), U.isString(e))) return (await f(e)).byteLength
      },
      v = async (e, t) => U.toFiniteNumber(e.getContentLength()) ?? _(t)
    return async (e) => {
      let {
          url: t,
          method: n,
          data: c,
          signal: u,
          cancelToken: f,
          timeout: y,
          onDownloadProgress: b,
          onUploadProgress: x,
          responseType: S,
          headers: C,
          withCredentials: w = `same-origin`,
          fetchOptions: T,
          maxContentLength: E,
          maxBodyLength: D,
          maxRedirects: ee,
        } = ri(e),
        te = U.isNumber(E) && E > -1,
        ne = U.isNumber(D) && D > -1,
        re = (t) => (U.hasOwnProp(e, t) ? e[t] : void 0),
        ie = i || fetch
      S = S ? (S + ``).toLowerCase() : `text`
      let O = ai([u, f && f.toAbortSignal()], y),
        k = null,
        A =
          O &&
          O.unsubscribe &&
          (() => {
            O.unsubscribe()
          }),
        ae,
        oe = null,
        se = null,
        ce = () => new G(`Request body larger than maxBodyLength limit`, G.ERR_BAD_REQUEST, e, k)
      try {
        let i,
          u = re(`auth`)
        u && (i = { username: U.getSafeProp(u, `username`) || ``, password: U.getSafeProp(u, `password`) || `` })
        let f
        if (
          (Pi(t) &&
            ((f = new URL(t, K.origin)),
            !i && (f.username || f.password) && (i = { username: Mi(f.username), password: Mi(f.password) }),
            (f.username || f.password) && ((f.username = ``), (f.password = ``), (t = f.href))),
          i &&
            (C.delete(`authorization`),
            C.set(`Authorization`, `Basic ` + btoa(ji((i.username || ``) + `:` + (i.password || ``))))),
          te && f && f.protocol === `data:` && Ei(f.href) > E)
        )
          throw new G(`maxContentLength size of ` + E + ` exceeded`, G.ERR_BAD_RESPONSE, e, k)
        let y = U.isSpecCompliantForm(c) && W.from(re(`headers`)).getContentType(),
          le
        if (U.isString(y) && /^multipart\/form-data(?:\s*;|$)/i.test(y.trim())) {
          let e = W.parseParameters(y)
          U.hasOwnProp(e, `boundary`) && (le = e.boundary)
        }
        if (
          (U.isSpecCompliantForm(c) &&
            n !== `get` &&
            n !== `head` &&
            (ne || (x && p) || le !== void 0) &&
            ((c = gi(c, s, ne ? D : 1 / 0, ce, le)), C.setContentType(le === void 0 ? c.type : y), (ae = c.size)),
          ne && n !== `get` && n !== `head`)
        ) {
          let e = await _(c)
          if (typeof e == `number` && isFinite(e) && ((ae = e), e > D)) throw ce()
        }
        let ue = ne && (U.isReadableStream(c) || U.isStream(c)),
          de = (e, t, n) =>
            li(
              e,
              Oi,
              (e) => {
                if (ne && e > D) throw (oe = ce())
                t && t(e)
              },
              n,
            )
        if (p && n !== `get` && n !== `head` && (x || ue)) {
          if (((ae ??= await v(C, c)), ae !== 0 || ue)) {
            let e = new a(t, { method: `POST`, body: c, duplex: `half` }),
              n
            if ((U.isFormData(c) && (n = e.headers.get(`content-type`)) && C.setContentType(n), e.body)) {
              let [t, n] = (x && Ar(ae, kr(jr(x)))) || []
              c = de(e.body, t, n)
            }
          }
        } else if (ue && !l && d && n !== `get` && n !== `head`) c = de(c)
        else if (ue && l && !p && n !== `get` && n !== `head`)
          throw new G(
            `Stream request bodies are not supported by the current fetch implementation`,
            G.ERR_NOT_SUPPORT,
            e,
            k,
          )
        U.isString(w) || (w = w ? `include` : `omit`)
        let fe = l && `credentials` in a.prototype
        if (U.isFormData(c)) {
          let e = C.getContentType()
          e && /^multipart\/form-data/i.test(e) && !/boundary=/i.test(e) && C.delete(`content-type`)
        }
        C.set(`User-Agent`, `axios/` + Di, !1)
        let j = T == null ? T : Object.assign(Object.create(null), T)
        j && (delete j.body, delete j.headers, delete j.method, delete j.signal, delete j.duplex, delete j.credentials)
        let M = Object.assign(Object.create(null), j, {
          signal: O,
          method: n.toUpperCase(),
          headers: dn(C.normalize()),
          body: c,
          duplex: `half`,
          credentials: fe ? w : void 0,
        })
        ;(l &&
          (U.forEach(h, (e, t) => {
            M[t] === void 0 && (M[t] = e)
          }),
          M.signal === void 0 && (M.signal = null),
          M.body === void 0 && (M.body = null)),
          ee === 0 && ((M.redirect = `manual`), j && (j.redirect = `manual`)),
          (k = l && new a(t, M)))
        let N = await (l ? ie(k, j) : ie(t, M)),
          pe = W.from(N.headers)
        if (te) {
          let t = U.toFiniteNumber(pe.getContentLength())
          if (t != null && t > E) throw new G(`maxContentLength size of ` + E + ` exceeded`, G.ERR_BAD_RESPONSE, e, k)
        }
        let P = m && (S === `stream` || S === `response`)
        if (m && N.body && (b || te || (P && A))) {
          let t = {}
          ;[`status`, `statusText`, `headers`].forEach((e) => {
            t[e] = N[e]
          })
          let n = U.toFiniteNumber(pe.getContentLength()),
            [r, i] = (b && Ar(n, kr(jr(b), !0))) || [],
            a = 0
          N = new o(
            li(
              N.body,
              Oi,
              (t) => {
                if (te && ((a = t), a > E))
                  throw (se = new G(`maxContentLength size of ` + E + ` exceeded`, G.ERR_BAD_RESPONSE, e, k))
                r && r(t)
              },
              () => {
                ;(i && i(), A && A())
              },
            ),
            t,
          )
        }
        S ||= `text`
        let F = await g[U.findKey(g, S) || `text`](N, e)
        if (te && !m && !P) {
          let t
          if (
            (F != null &&
              (typeof F.byteLength == `number`
                ? (t = F.byteLength)
                : typeof F.size == `number`
                  ? (t = F.size)
                  : typeof F == `string` && (t = typeof r == `function` ? new r().encode(F).byteLength : F.length)),
            typeof t == `number` && t > E)
          )
            throw new G(`maxContentLength size of ` + E + ` exceeded`, G.ERR_BAD_RESPONSE, e, k)
        }
        return (
          !P && A && A(),
          await new Promise((t, n) => {
            xr(t, n, {
              data: F,
              headers: W.from(N.headers),
              status: N.status,
              statusText: N.statusText,
              config: e,
              request: k,
            })
          })
        )
      } catch (t) {
        if ((A && A(), O && O.aborted && O.reason instanceof G)) {
          let n = O.reason
          throw (
            (n.config = e),
            k && (n.request = k),
            t !== n &&
              Object.defineProperty(n, 'cause', {
                __proto__: null,
                value: t,
                writable: !0,
                enumerable: !1,
                configurable: !0,
              }),
            n
          )
        }
        if (oe) throw (k && !oe.request && (oe.request = k), oe)
        if (se) throw se
        if (t instanceof G) throw (k && !t.request && (t.request = k), t)
        if (t && t.name === `TypeError` && /Load failed|fetch/i.test(t.message)) {
          let n = new G(`Network Error`, G.ERR_NETWORK, e, k, t && t.response)
          throw (
            Object.defineProperty(n, 'cause', {
              __proto__: null,
              value: t.cause || t,
              writable: !0,
              enumerable: !1,
              configurable: !0,
            }),
            n
          )
        }
        throw G.from(t, t && t.code, e, k, t && t.response)
      }
    }
  },
  Ii = new Map(),
  Li = (e) => {
    let t = Object.create(null),
      n = e && U.hasOwnProp(e, `env`) && e.env
    ;[`fetch`, `Request`, `Response`, `Blob`].forEach((e) => {
      n && U.hasOwnProp(n, e) && (t[e] = n[e])
    })
    let { fetch: r, Request: i, Response: a, Blob: o } = t,
      s = [i, a, r, o],
      c = s.length,
      l,
      u,
      d = Ii
    for (; c--;) ((l = s[c]), (u = d.get(l)), u === void 0 && d.set(l, (u = c ? new Map() : Fi(t))), (d = u))
    return u
  }
Li()
var Ri = { http: null, xhr: ii, fetch: { get: Li } }
U.forEach(Ri, (e, t) => {
  if (e) {
    try {
      Object.defineProperty(e, 'name', { __proto__: null, value: t })
    } catch {}
    Object.defineProperty(e, 'adapterName', { __proto__: null, value: t })
  }
})
var zi = (e) => `- ${e}`,
  Bi = (e) => U.isFunction(e) || e === null || e === !1
function Vi(e, t) {
  e = U.isArray(e) ? e : [e]
  let { length: n } = e,
    r,
    i,
    a = {}
  for (let o = 0; o < n; o++) {
    r = e[o]
    let n
    if (((i = r), !Bi(r) && ((i = Ri[(n = String(r)).toLowerCase()]), i === void 0)))
      throw new G(`Unknown adapter '${n}'`)
    if (i && (U.isFunction(i) || (i = i.get(t)))) break
    a[n || `#` + o] = i
  }
  if (!i) {
    let e = Object.entries(a).map(
      ([e, t]) =>
        `adapter ${e} ` + (t === !1 ? `is not supported by the environment` : `is not available in the build`),
    )
    throw new G(
      `There is no suitable adapter to dispatch the request ` +
        (n
          ? e.length > 1
            ? `since :
` +
              e.map(zi).join(`
`)
            : ` ` + zi(e[0])
          : `as no adapter specified`),
      G.ERR_NOT_SUPPORT,
    )
  }
  return i
}
var Hi = { getAdapter: Vi, adapters: Ri }
function Ui(e) {
  if ((e.cancelToken && e.cancelToken.throwIfRequested(), e.signal && e.signal.aborted)) throw new br(null, e)
}
function Wi() {
  return typeof performance < `u` && U.isFunction(performance.now) ? () => performance.now() : Date.now
}
function Gi(e, t) {
  return Math.max(0, Math.round(e() - t))
}
function Ki(e) {
  let t = U.toSafeFlatObject(e)
  ;(Ui(t),
    (t.headers = W.from(U.getSafeProp(t, `headers`))),
    (t.data = vr.call(t, t.transformRequest)),
    [`post`, `put`, `patch`].indexOf(t.method) !== -1 &&
      t.headers.setContentType(`application/x-www-form-urlencoded`, !1))
  let n = Hi.getAdapter(t.adapter || _r.adapter, t),
    r = Wi(),
    i = r()
  return n(t).then(
    function (e) {
      ;(Ui(t), (e.duration = Gi(r, i)), (t.response = e))
      try {
        e.data = vr.call(t, t.transformResponse, e)
      } finally {
        delete t.response
      }
      return ((e.headers = W.from(e.headers)), e)
    },
    function (e) {
      if (!yr(e) && (Ui(t), e && e.response)) {
        ;((e.response.duration = Gi(r, i)), (t.response = e.response))
        try {
          e.response.data = vr.call(t, t.transformResponse, e.response)
        } finally {
          delete t.response
        }
        e.response.headers = W.from(e.response.headers)
      }
      return Promise.reject(e)
    },
  )
}
var qi = {}
;[`object`, `boolean`, `number`, `function`, `string`, `symbol`].forEach((e, t) => {
  qi[e] = function (n) {
    return typeof n === e || `a` + (t < 1 ? `n ` : ` `) + e
  }
})
var Ji = {}
;((qi.transitional = function (e, t, n) {
  function r(e, t) {
    return `[Axios v` + Di + `] Transitional option '` + e + `'` + t + (n ? `. ` + n : ``)
  }
  return (n, i, a) => {
    if (e === !1) throw new G(r(i, ` has been removed` + (t ? ` in ` + t : ``)), G.ERR_DEPRECATED)
    return (
      t &&
        !Ji[i] &&
        ((Ji[i] = !0),
        console.warn(r(i, ` has been deprecated since v` + t + ` and will be removed in the near future`))),
      !e || e(n, i, a)
    )
  }
}),
  (qi.spelling = function (e) {
    return (t, n) => (console.warn(`${n} is likely a misspelling of ${e}`), !0)
  }))
function Yi(e, t, n) {
  if (typeof e != `object` || !e) throw new G(`options must be an object`, G.ERR_BAD_OPTION_VALUE)
  let r = Object.keys(e),
    i = r.length
  for (; i-- > 0;) {
    let a = r[i],
      o = Object.prototype.hasOwnProperty.call(t, a) ? t[a] : void 0
    if (o) {
      let t = e[a],
        n = t === void 0 || o(t, a, e)
      if (n !== !0) throw new G(`option ` + a + ` must be ` + n, G.ERR_BAD_OPTION_VALUE)
    } else if (n !== !0) throw new G(`Unknown option ` + a, G.ERR_BAD_OPTION)
  }
}
var Xi = { assertOptions: Yi, validators: qi },
  J = Xi.validators,
  Zi = (e) => {
    if (e == null || U.isPlainObject(e) || e instanceof W) return !0
    try {
      return (
        U.isObject(e) &&
        U.getSafeProp(e, Symbol.toStringTag) === `AxiosHeaders` &&
        [`toJSON`, `set`, `get`, `has`, `delete`, `clear`, `normalize`, `concat`, `toString`, Symbol.iterator].every(
          (t) => U.isFunction(U.getSafeProp(e, t)),
        )
      )
    } catch {
      return !1
    }
  },
  Qi = class {
    constructor(e) {
      ;((this.defaults = e || {}), (this.interceptors = { request: new Zn(), response: new Zn() }))
    }
    async request(e, t) {
      try {
        return await this._request(e, t)
      } catch (e) {
        if (e instanceof Error)
          try {
            let t = {}
            Error.captureStackTrace ? Error.captureStackTrace(t) : (t = Error())
            let n = t.stack,
              r = ``
            if (typeof n == `string`) {
              let e = n.indexOf(`
`)
              r = e === -1 ? `` : n.slice(e + 1)
            }
            if (!e.stack) e.stack = r
            else if (r) {
              let t = r.indexOf(`
`),
                n =
                  t === -1
                    ? -1
                    : r.indexOf(
                        `
`,
                        t + 1,
                      ),
                i = n === -1 ? r : r.slice(n + 1),
                a = String(e.stack),
                o = Nn(e, a),
                s = o === -1 ? a : a.slice(0, o),
                c = o === -1 ? `` : a.slice(o)
              s.endsWith(i) ||
                (e.stack =
                  s +
                  `
` +
                  r +
                  c)
            }
          } catch {}
        throw e
      }
    }
    _request(e, t) {
      ;(typeof e == `string` ? ((t ||= {}), (t.url = e)) : (t = e || {}), (t = Qr(this.defaults, t)))
      let { transitional: n, paramsSerializer: r, headers: i } = t
      ;(n !== void 0 &&
        Xi.assertOptions(
          n,
          {
            silentJSONParsing: J.transitional(J.boolean),
            forcedJSONParsing: J.transitional(J.boolean),
            clarifyTimeoutError: J.transitional(J.boolean),
            legacyInterceptorReqResOrdering: J.transitional(J.boolean),
            advertiseZstdAcceptEncoding: J.transitional(J.boolean),
            validateStatusUndefinedResolves: J.transitional(J.boolean),
            encodeBasicAuthUsername: J.transitional(J.boolean),
          },
          !1,
        ),
        r != null &&
          (U.isFunction(r)
            ? (t.paramsSerializer = { serialize: r })
            : Xi.assertOptions(r, { encode: J.function, serialize: J.function }, !0)),
        t.allowAbsoluteUrls !== void 0 ||
          (U.hasOwnProp(this.defaults, `allowAbsoluteUrls`) && this.defaults.allowAbsoluteUrls !== void 0
            ? (t.allowAbsoluteUrls = this.defaults.allowAbsoluteUrls)
            : (t.allowAbsoluteUrls = !0)),
        Xi.assertOptions(t, { baseUrl: J.spelling(`baseURL`), withXsrfToken: J.spelling(`withXSRFToken`) }, !0),
        (t.method = (U.getSafeProp(t, `method`) || U.getSafeProp(this.defaults, `method`) || `get`).toLowerCase()))
      let a = U.getSafeProp(i, `common`),
        o = U.getSafeProp(i, t.method),
        s = i && U.merge(Zi(a) ? a : void 0, Zi(o) ? o : void 0)
      ;(i &&
        U.forEach(mr.concat(`common`), (e) => {
          Zi(U.getSafeProp(i, e)) && delete i[e]
        }),
        (t.headers = W.concat(s, i)))
      let c = [],
        l = !0
      this.interceptors.request.forEach(function (e) {
        if (typeof e.runWhen == `function` && e.runWhen(t) === !1) return
        l &&= e.synchronous
        let n = t.transitional || Qn
        n && n.legacyInterceptorReqResOrdering ? c.unshift(e.fulfilled, e.rejected) : c.push(e.fulfilled, e.rejected)
      })
      let u = []
      this.interceptors.response.forEach(function (e) {
        u.push(e.fulfilled, e.rejected)
      })
      let d,
        f = 0,
        p
      if (!l) {
        let e = [Ki.bind(this), void 0]
        for (e.unshift(...c), e.push(...u), p = e.length, d = Promise.resolve(t); f < p;) d = d.then(e[f++], e[f++])
        return d
      }
      p = c.length
      let m = t
      for (; f < p;) {
        let e = c[f++],
          t = c[f++]
        try {
          m = e ? e(m) : m
        } catch (e) {
          if (!t) {
            d = Promise.reject(e)
            break
          }
          try {
            let n = t.call(this, e)
            U.isThenable(n) && (d = Promise.resolve(n).then(() => Ki.call(this, m)))
          } catch (e) {
            d = Promise.reject(e)
          }
          break
        }
      }
      if (!d)
        try {
          d = Ki.call(this, m)
        } catch (e) {
          d = Promise.reject(e)
        }
      for (f = 0, p = u.length; f < p;) d = d.then(u[f++], u[f++])
      return d
    }
    getUri(e) {
      return (
        (e = Qr(this.defaults, e)), Gn(zr(e.baseURL, e.url, e.allowAbsoluteUrls, e), e.params, e.paramsSerializer)
      )
    }
  }
;(U.forEach([`delete`, `get`, `head`, `options`], function (e) {
  Qi.prototype[e] = async function (t, n) {
    return this.request(Qr(n || {}, { method: e, url: t, data: n && U.hasOwnProp(n, `data`) ? n.data : void 0 }))
  }
}),
  U.forEach([`post`, `put`, `patch`, `query`], function (e) {
    function t(t) {
      return async function (n, r, i) {
        return this.request(
          Qr(i || {}, { method: e, headers: t ? { 'Content-Type': `multipart/form-data` } : {}, url: n, data: r }),
        )
      }
    }
    ;((Qi.prototype[e] = t()), e !== `query` && (Qi.prototype[e + `Form`] = t(!0)))
  }))
var $i = class e {
  constructor(e) {
    if (typeof e != `function`) throw TypeError(`executor must be a function.`)
    let t
    this.promise = new Promise(function (e) {
      t = e
    })
    let n = this
    ;(this.promise.then((e) => {
      if (!n._listeners) return
      let t = n._listeners.length
      for (; t-- > 0;) n._listeners[t](e)
      n._listeners = null
    }),
      (this.promise.then = (e) => {
        let t,
          r = new Promise((e) => {
            ;(n.subscribe(e), (t = e))
          }).then(e)
        return (
          (r.cancel = function () {
            n.unsubscribe(t)
          }),
          r
        )
      }),
      e(function (e, r, i) {
        n.reason || ((n.reason = new br(e, r, i)), t(n.reason))
      }))
  }
  throwIfRequested() {
    if (this.reason) throw this.reason
  }
  subscribe(e) {
    this.reason ? e(this.reason) : this._listeners ? this._listeners.push(e) : (this._listeners = [e])
  }
  unsubscribe(e) {
    if (!this._listeners) return
    let t = this._listeners.indexOf(e)
    t !== -1 && this._listeners.splice(t, 1)
  }
  toAbortSignal() {
    let e = new AbortController(),
      t = (t) => {
        e.abort(t)
      }
    return (this.subscribe(t), (e.signal.unsubscribe = () => this.unsubscribe(t)), e.signal)
  }
  static source() {
    let t
    return {
      token: new e(function (e) {
        t = e
      }),
      cancel: t,
    }
  }
}
function ea(e) {
  return function (t) {
    return e.apply(null, t)
  }
}
function ta(e) {
  return U.isObject(e) && e.isAxiosError === !0
}
var na = {
  Continue: 100,
  SwitchingProtocols: 101,
  Processing: 102,
  EarlyHints: 103,
  Ok: 200,
  Created: 201,
  Accepted: 202,
  NonAuthoritativeInformation: 203,
  NoContent: 204,
  ResetContent: 205,
  PartialContent: 206,
  MultiStatus: 207,
  AlreadyReported: 208,
  ImUsed: 226,
  MultipleChoices: 300,
  MovedPermanently: 301,
  Found: 302,
  SeeOther: 303,
  NotModified: 304,
  UseProxy: 305,
  Unused: 306,
  TemporaryRedirect: 307,
  PermanentRedirect: 308,
  BadRequest: 400,
  Unauthorized: 401,
  PaymentRequired: 402,
  Forbidden: 403,
  NotFound: 404,
  MethodNotAllowed: 405,
  NotAcceptable: 406,
  ProxyAuthenticationRequired: 407,
  RequestTimeout: 408,
  Conflict: 409,
  Gone: 410,
  LengthRequired: 411,
  PreconditionFailed: 412,
  PayloadTooLarge: 413,
  ContentTooLarge: 413,
  UriTooLong: 414,
  UnsupportedMediaType: 415,
  RangeNotSatisfiable: 416,
  ExpectationFailed: 417,
  ImATeapot: 418,
  MisdirectedRequest: 421,
  UnprocessableEntity: 422,
  UnprocessableContent: 422,
  Locked: 423,
  FailedDependency: 424,
  TooEarly: 425,
  UpgradeRequired: 426,
  PreconditionRequired: 428,
  TooManyRequests: 429,
  RequestHeaderFieldsTooLarge: 431,
  UnavailableForLegalReasons: 451,
  InternalServerError: 500,
  NotImplemented: 501,
  BadGateway: 502,
  ServiceUnavailable: 503,
  GatewayTimeout: 504,
  HttpVersionNotSupported: 505,
  VariantAlsoNegotiates: 506,
  InsufficientStorage: 507,
  LoopDetected: 508,
  NotExtended: 510,
  NetworkAuthenticationRequired: 511,
  WebServerReturnsAnUnknownError: 520,
  WebServerIsDown: 521,
  ConnectionTimedOut: 522,
  OriginIsUnreachable: 523,
  TimeoutOccurred: 524,
  SslHandshakeFailed: 525,
  InvalidSslCertificate: 526,
}
Object.entries(na).forEach(([e, t]) => {
  na[t] === void 0 && (na[t] = e)
})
function ra(e) {
  let t = new Qi(e),
    n = ze(Qi.prototype.request, t)
  return (
    U.extend(n, Qi.prototype, t, { allOwnKeys: !0 }),
    U.extend(n, t, null, { allOwnKeys: !0 }),
    (n.create = function (t) {
      return ra(Qr(e, t))
    }),
    n
  )
}
var Y = ra(_r)
;((Y.Axios = Qi),
  (Y.CanceledError = br),
  (Y.CancelToken = $i),
  (Y.isCancel = yr),
  (Y.VERSION = Di),
  (Y.toFormData = Bn),
  (Y.AxiosError = G),
  (Y.Cancel = Y.CanceledError),
  (Y.all = function (e) {
    return Promise.all(e)
  }),
  (Y.spread = ea),
  (Y.isAxiosError = ta),
  (Y.mergeConfig = Qr),
  (Y.AxiosHeaders = W),
  (Y.formToJSON = (e) => pr(U.isHTMLForm(e) ? new FormData(e) : e)),
  (Y.getAdapter = Hi.getAdapter),
  (Y.HttpStatusCode = na),
  (Y.default = Y))
var {
    Axios: ia,
    AxiosError: aa,
    CanceledError: oa,
    isCancel: sa,
    CancelToken: ca,
    VERSION: la,
    all: ua,
    Cancel: da,
    isAxiosError: fa,
    spread: pa,
    toFormData: ma,
    AxiosHeaders: ha,
    HttpStatusCode: ga,
    formToJSON: _a,
    getAdapter: va,
    mergeConfig: ya,
    create: ba,
  } = Y,
  xa = {
    getHealth: {
      method: `GET`,
      path: `/api/health`,
      area: `public`,
      response: {
        type: `object`,
        fields: { status: {}, database: {}, replica: { spec: { nullable: !0 } }, activity_log: {}, others: {} },
      },
    },
    getOpenApi: { method: `GET`, path: `/api/openapi.json`, area: `public`, response: { type: `mixed`, fields: {} } },
    getMethod: {
      method: `GET`,
      path: `/api/method`,
      area: `public`,
      response: { type: `object`, fields: { data: {} } },
    },
    listOurLenders: {
      method: `GET`,
      path: `/api/our-lenders`,
      area: `public`,
      response: { type: `object`, fields: { data: {} } },
    },
    createProspect: {
      method: `POST`,
      path: `/api/prospect`,
      area: `public`,
      response: { type: `object`, fields: { prospectAppId: {} } },
    },
    getProspect: {
      method: `GET`,
      path: `/api/prospect/{prospectAppId}`,
      area: `public`,
      response: { type: `object`, fields: { data: {} } },
    },
    sendOtp: {
      method: `POST`,
      path: `/api/otp/send`,
      area: `public`,
      response: { type: `object`, fields: { message: {}, expires_in: {}, resend_in: {}, late: {}, sandbox: {} } },
    },
    verifyOtp: {
      method: `POST`,
      path: `/api/otp/verify`,
      area: `public`,
      response: {
        type: `object`,
        fields: { token: {}, user_id: {}, app_id: { spec: { nullable: !0 } }, returning: {}, identity_due: {} },
      },
    },
    getPartnerTheme: {
      method: `GET`,
      path: `/api/partner-theme/{code}`,
      area: `public`,
      response: { type: `object`, fields: { data: {} } },
    },
    getBrand: {
      method: `GET`,
      path: `/api/brands/{code}`,
      area: `public`,
      response: { type: `object`, fields: { known: {}, brand: {} } },
    },
    getPlace: {
      method: `GET`,
      path: `/api/pincodes/{pincode}`,
      area: `public`,
      response: { type: `object`, fields: { data: { spec: { nullable: !0 } } } },
    },
    listSearchLists: {
      method: `GET`,
      path: `/api/search-list/{language}`,
      area: `public`,
      response: { type: `object`, fields: { data: {} } },
    },
    getSearchList: {
      method: `GET`,
      path: `/api/search-list/{language}/{x}`,
      area: `public`,
      response: { type: `object`, fields: { data: {} } },
    },
    listLanguages: {
      method: `POST`,
      path: `/api/getLanguages`,
      area: `public`,
      response: { type: `object`, fields: { data: {} } },
    },
    saveCookie: {
      method: `POST`,
      path: `/api/cookies/save`,
      area: `public`,
      response: { type: `object`, fields: { message: {} } },
    },
    readCookie: {
      method: `GET`,
      path: `/api/cookies/read`,
      area: `public`,
      response: { type: `object`, fields: { value: { spec: { nullable: !0 } } } },
    },
    deleteCookie: {
      method: `POST`,
      path: `/api/cookies/delete`,
      area: `public`,
      response: { type: `object`, fields: { message: {} } },
    },
    openPage: {
      method: `GET`,
      path: `/api/opening`,
      area: `public`,
      response: { type: `object`, fields: { answers: {} } },
    },
    createHelpRequest: {
      method: `POST`,
      path: `/api/help-request`,
      area: `public`,
      response: { type: `object`, fields: { ticket: {}, due_at: {} } },
    },
    adminLogin: {
      method: `POST`,
      path: `/api/admin/login`,
      area: `public`,
      response: { type: `object`, fields: { token: {}, adminId: {}, roleId: {}, recoveryCodes: {} } },
    },
    partnerLogin: {
      method: `POST`,
      path: `/api/partner/login`,
      area: `public`,
      response: { type: `object`, fields: { token: {}, partnerId: {}, merchantId: {} } },
    },
    receiveLenderWebhook: {
      method: `POST`,
      path: `/api/lender-webhooks/{lenderId}`,
      area: `public`,
      response: { type: `object`, fields: { message: {} } },
    },
    receiveSmsReport: {
      method: `POST`,
      path: `/api/sms-reports`,
      area: `public`,
      response: { type: `object`, fields: { message: {} } },
    },
    receiveMail: {
      method: `POST`,
      path: `/api/mail-in`,
      area: `public`,
      response: { type: `object`, fields: { message: {} } },
    },
    receiveBrowserReport: {
      method: `POST`,
      path: `/api/browser-reports`,
      area: `public`,
      response: { type: `object`, fields: { message: {} } },
    },
    listOutbox: { method: `GET`, path: `/api/demo/outbox`, area: `public`, response: { type: `array`, fields: {} } },
    createDemoActors: {
      method: `POST`,
      path: `/api/demo/actors`,
      area: `public`,
      response: { type: `mixed`, fields: {} },
    },
    setDemoClock: {
      method: `POST`,
      path: `/api/demo/clock`,
      area: `public`,
      response: { type: `object`, fields: { now: {} } },
    },
    setDemoLimits: {
      method: `POST`,
      path: `/api/demo/limits`,
      area: `public`,
      response: { type: `object`, fields: { message: {} } },
    },
    setDemoLender: {
      method: `POST`,
      path: `/api/demo/lenders`,
      area: `public`,
      response: { type: `object`, fields: { message: {} } },
    },
    getUser: {
      method: `GET`,
      path: `/api/user/{id}`,
      area: `customer`,
      response: {
        type: `object`,
        fields: {
          data: {},
          masquerade_ends_at: { spec: { nullable: !0 } },
          identity_due: {},
          contact_change: { spec: { nullable: !0 } },
        },
      },
    },
    updateUser: {
      method: `POST`,
      path: `/api/user/{id}`,
      area: `customer`,
      response: { type: `object`, fields: { data: {} } },
    },
    fillFromBureau: {
      method: `POST`,
      path: `/api/user/{id}/bureau-details`,
      area: `customer`,
      response: { type: `object`, fields: { data: {}, filling: {} } },
    },
    getMaskInfo: {
      method: `GET`,
      path: `/api/getMaskInfo/{id}`,
      area: `customer`,
      response: { type: `object`, fields: { pan: {}, birth_date: {} } },
    },
    setLanguage: {
      method: `POST`,
      path: `/api/set-language`,
      area: `customer`,
      response: { type: `object`, fields: { message: {} } },
    },
    verifyIdentity: {
      method: `POST`,
      path: `/api/identity-check`,
      area: `customer`,
      response: { type: `object`, fields: { message: {} } },
    },
    logout: {
      method: `POST`,
      path: `/api/logout`,
      area: `customer`,
      response: { type: `object`, fields: { message: {} } },
    },
    createApplication: {
      method: `POST`,
      path: `/api/applications`,
      area: `customer`,
      response: { type: `object`, fields: { app_id: {}, details: {} } },
    },
    listApplications: {
      method: `GET`,
      path: `/api/applications`,
      area: `customer`,
      response: { type: `object`, fields: { data: {} } },
    },
    applyToLender: {
      method: `POST`,
      path: `/api/applications/{appId}/apply`,
      area: `customer`,
      response: { type: `object`, fields: { data: {} } },
    },
    answerLender: {
      method: `POST`,
      path: `/api/applications/{appId}/additional-info`,
      area: `customer`,
      response: { type: `object`, fields: { data: {} } },
    },
    handOver: {
      method: `POST`,
      path: `/api/applications/{appId}/handover`,
      area: `customer`,
      response: { type: `object`, fields: { url: {}, sandbox: {} } },
    },
    withdrawApplication: {
      method: `POST`,
      path: `/api/applications/{appId}/withdraw`,
      area: `customer`,
      response: { type: `object`, fields: { data: {} } },
    },
    createReminder: {
      method: `POST`,
      path: `/api/reminders`,
      area: `customer`,
      response: { type: `object`, fields: { message: {} } },
    },
    getOffers: {
      method: `GET`,
      path: `/api/offers/{appId}`,
      area: `customer`,
      response: { type: `object`, fields: { method: {}, request: {}, matched: {}, not_matched: {} } },
    },
    replayOffers: {
      method: `GET`,
      path: `/api/offers/{appId}/replays`,
      area: `customer`,
      response: { type: `object`, fields: { data: {} } },
    },
    getKfs: {
      method: `GET`,
      path: `/api/offers/{appId}/{lenderId}/kfs`,
      area: `customer`,
      response: { type: `object`, fields: { data: {}, sends: {}, missing: {} } },
    },
    downloadStatement: {
      method: `GET`,
      path: `/api/statements/{proposalNumber}/file`,
      area: `customer`,
      answerKind: `pdf`,
      response: { type: `string`, fields: {} },
    },
    listConsents: {
      method: `GET`,
      path: `/api/consents`,
      area: `customer`,
      response: { type: `object`, fields: { data: {} } },
    },
    getConsentText: {
      method: `GET`,
      path: `/api/consents/texts/{purpose}/{version}`,
      area: `public`,
      response: { type: `object`, fields: { data: {} } },
    },
    giveConsent: {
      method: `POST`,
      path: `/api/consents`,
      area: `customer`,
      response: { type: `object`, fields: { message: {} } },
    },
    withdrawConsent: {
      method: `POST`,
      path: `/api/consents/withdraw`,
      area: `customer`,
      response: { type: `object`, fields: { message: {} } },
    },
    listCreditCards: {
      method: `GET`,
      path: `/api/credit-cards`,
      area: `public`,
      response: { type: `object`, fields: { data: {} } },
    },
    applyForCard: {
      method: `POST`,
      path: `/api/credit-cards/{cardId}/apply`,
      area: `customer`,
      response: { type: `object`, fields: { data: {}, url: {}, sandbox: {} } },
    },
    listInsurancePlans: {
      method: `GET`,
      path: `/api/insurance/plans`,
      area: `public`,
      response: { type: `object`, fields: { data: {}, sandbox: {} } },
    },
    requestInsurancePlan: {
      method: `POST`,
      path: `/api/insurance/plans/{planId}/request`,
      area: `customer`,
      response: { type: `object`, fields: { data: {} } },
    },
    listVouchers: {
      method: `GET`,
      path: `/api/vouchers`,
      area: `public`,
      response: { type: `object`, fields: { data: {} } },
    },
    listVoucherClaims: {
      method: `GET`,
      path: `/api/voucher-claims`,
      area: `customer`,
      response: { type: `object`, fields: { data: {} } },
    },
    claimVoucher: {
      method: `POST`,
      path: `/api/vouchers/{voucherId}/claim`,
      area: `customer`,
      response: { type: `object`, fields: { data: {} } },
    },
    getContactRules: {
      method: `GET`,
      path: `/api/contact-rules`,
      area: `customer`,
      response: { type: `object`, fields: { data: {} } },
    },
    updateContactRules: {
      method: `POST`,
      path: `/api/contact-rules`,
      area: `customer`,
      response: { type: `object`, fields: { data: {} } },
    },
    setQuietMode: {
      method: `POST`,
      path: `/api/quiet-mode`,
      area: `customer`,
      response: { type: `object`, fields: { data: {} } },
    },
    listContacts: {
      method: `GET`,
      path: `/api/contacts`,
      area: `customer`,
      response: { type: `object`, fields: { data: {} } },
    },
    listContactRefusals: {
      method: `GET`,
      path: `/api/contacts/refused`,
      area: `customer`,
      response: { type: `object`, fields: { data: {} } },
    },
    listProfileViews: {
      method: `GET`,
      path: `/api/profile-views`,
      area: `customer`,
      response: { type: `object`, fields: { data: {} } },
    },
    listOwnLeads: {
      method: `GET`,
      path: `/api/own-leads`,
      area: `customer`,
      response: { type: `object`, fields: { data: {} } },
    },
    listOwnNamings: {
      method: `GET`,
      path: `/api/own-namings`,
      area: `customer`,
      response: { type: `object`, fields: { data: {} } },
    },
    exportMyData: {
      method: `POST`,
      path: `/api/my-data`,
      area: `customer`,
      response: { type: `object`, fields: { data: {} } },
    },
    downloadMyData: {
      method: `POST`,
      path: `/api/my-data/files`,
      area: `customer`,
      answerKind: `zip`,
      response: { type: `string`, fields: {} },
    },
    getErasure: {
      method: `GET`,
      path: `/api/erasure`,
      area: `customer`,
      response: { type: `object`, fields: { data: { spec: { nullable: !0 } } } },
    },
    getErasurePlan: {
      method: `GET`,
      path: `/api/erasure/plan`,
      area: `customer`,
      response: { type: `object`, fields: { data: {} } },
    },
    requestErasure: {
      method: `POST`,
      path: `/api/erasure`,
      area: `customer`,
      response: { type: `object`, fields: { data: {} } },
    },
    cancelErasure: {
      method: `POST`,
      path: `/api/erasure/cancel`,
      area: `customer`,
      response: { type: `object`, fields: { data: {} } },
    },
    getSignInContacts: {
      method: `GET`,
      path: `/api/sign-in-contacts`,
      area: `customer`,
      response: { type: `object`, fields: { data: {} } },
    },
    sendContactCode: {
      method: `POST`,
      path: `/api/sign-in-contacts/send-code`,
      area: `customer`,
      response: { type: `object`, fields: { message: {}, expires_in: {}, resend_in: {}, late: {}, sandbox: {} } },
    },
    verifyContactCode: {
      method: `POST`,
      path: `/api/sign-in-contacts/verify`,
      area: `customer`,
      response: { type: `object`, fields: { data: {} } },
    },
    listCustomerSessions: {
      method: `GET`,
      path: `/api/sign-ins`,
      area: `customer`,
      response: { type: `array`, fields: {} },
    },
    endOtherCustomerSessions: {
      method: `POST`,
      path: `/api/sign-ins/end-others`,
      area: `customer`,
      response: { type: `object`, fields: { message: {} } },
    },
    stopContactChange: {
      method: `POST`,
      path: `/api/sign-in-contacts/stop-change`,
      area: `customer`,
      response: { type: `object`, fields: { message: {}, stopped: {} } },
    },
    listTickets: {
      method: `GET`,
      path: `/api/tickets`,
      area: `customer`,
      response: { type: `object`, fields: { data: {} } },
    },
    getTicket: {
      method: `GET`,
      path: `/api/tickets/{ticket}`,
      area: `customer`,
      response: { type: `object`, fields: { data: {} } },
    },
    createTicketMessage: {
      method: `POST`,
      path: `/api/tickets/{ticket}/messages`,
      area: `customer`,
      response: { type: `object`, fields: { data: {} } },
    },
    rateTicket: {
      method: `POST`,
      path: `/api/tickets/{ticket}/rating`,
      area: `customer`,
      response: { type: `object`, fields: { data: {} } },
    },
    listLoanEnquiries: {
      method: `GET`,
      path: `/api/loan-enquiries`,
      area: `customer`,
      response: { type: `object`, fields: { data: {} } },
    },
    createLoanEnquiry: {
      method: `POST`,
      path: `/api/loan-enquiries`,
      area: `customer`,
      response: { type: `object`, fields: { data: {} } },
    },
    createMerchantRequest: {
      method: `POST`,
      path: `/api/merchant-requests`,
      area: `public`,
      response: { type: `object`, fields: { reference: {} } },
    },
    createTransfer: {
      method: `POST`,
      path: `/api/transfers`,
      area: `public`,
      response: { type: `object`, fields: { code: {}, expires_in: {} } },
    },
    redeemTransfer: {
      method: `POST`,
      path: `/api/transfers/redeem`,
      area: `public`,
      response: {
        type: `object`,
        fields: {
          prospectAppId: {},
          product_type: { spec: { nullable: !0 } },
          url_segment: { spec: { nullable: !0 } },
          partner: {},
          utms: {},
        },
      },
    },
    sendLenderOtp: {
      method: `POST`,
      path: `/api/applications/{appId}/lender-otp`,
      area: `customer`,
      response: { type: `object`, fields: { expires_in: {}, resend_in: {} } },
    },
    verifyLenderOtp: {
      method: `POST`,
      path: `/api/applications/{appId}/lender-otp/verify`,
      area: `customer`,
      response: { type: `object`, fields: { data: {} } },
    },
    getLoan: {
      method: `GET`,
      path: `/api/applications/{appId}/loan`,
      area: `customer`,
      response: { type: `object`, fields: { data: {} } },
    },
    exitLoan: {
      method: `POST`,
      path: `/api/applications/{appId}/exit`,
      area: `customer`,
      response: { type: `object`, fields: { data: {} } },
    },
    setEmiReminder: {
      method: `POST`,
      path: `/api/applications/{appId}/emi-reminder`,
      area: `customer`,
      response: { type: `object`, fields: { data: {} } },
    },
    listApplicationCare: {
      method: `GET`,
      path: `/api/application-care`,
      area: `customer`,
      response: { type: `object`, fields: { data: {} } },
    },
    nudgeApplication: {
      method: `POST`,
      path: `/api/applications/{appId}/nudge`,
      area: `customer`,
      response: { type: `object`, fields: { data: {} } },
    },
    getWhatIf: {
      method: `GET`,
      path: `/api/offers/{appId}/what-if`,
      area: `customer`,
      response: {
        type: `object`,
        fields: {
          saved: {},
          own: {},
          tried: {},
          own_matched: {},
          tried_matched: {},
          opens: {},
          closes: {},
          best: { spec: { nullable: !0 } },
          unlock: { spec: { nullable: !0 } },
          limits: {},
        },
      },
    },
    getCreditScore: {
      method: `GET`,
      path: `/api/offers/{appId}/credit-score`,
      area: `customer`,
      response: { type: `object`, fields: { data: {} } },
    },
    getApplicationDetails: {
      method: `GET`,
      path: `/api/applications/{appId}/details`,
      area: `customer`,
      response: { type: `object`, fields: { data: {}, completed: {} } },
    },
    updateApplicationDetails: {
      method: `POST`,
      path: `/api/applications/{appId}/details`,
      area: `customer`,
      response: { type: `object`, fields: { data: {}, completed: {} } },
    },
    startGoldLoan: {
      method: `POST`,
      path: `/api/gold-loans/{appId}`,
      area: `customer`,
      response: { type: `object`, fields: { redirect: {} } },
    },
    startHousingLoan: {
      method: `POST`,
      path: `/api/housing-loan/{appId}`,
      area: `customer`,
      response: { type: `object`, fields: { redirect: {} } },
    },
    getGoldPrice: {
      method: `GET`,
      path: `/api/gold-price`,
      area: `public`,
      response: { type: `object`, fields: { price_per_gram: {}, as_of: {}, source: {}, sandbox: {} } },
    },
    reverifyAdmin: {
      method: `GET`,
      path: `/api/admin-reverify`,
      area: `admin`,
      response: { type: `object`, fields: { adminId: {}, roleId: {}, name: {}, email: {} } },
    },
    adminLogout: {
      method: `POST`,
      path: `/api/admin/logout`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    startMasquerade: {
      method: `POST`,
      path: `/api/admin/masquerade`,
      area: `admin`,
      response: { type: `object`, fields: { token: {}, kind: {}, name: {}, expires_at: {} } },
    },
    exitMasquerade: {
      method: `POST`,
      path: `/api/admin/masquerade/exit`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    beginFactorAtSignIn: {
      method: `POST`,
      path: `/api/admin/login/second-factor`,
      area: `public`,
      response: { type: `object`, fields: { secret: {}, uri: {} } },
    },
    openStaffLink: {
      method: `POST`,
      path: `/api/admin/link`,
      area: `public`,
      response: {
        type: `object`,
        fields: {
          kind: {},
          name: {},
          email: {},
          role_id: { spec: { nullable: !0 } },
          partner: { spec: { nullable: !0 } },
          expires_at: {},
        },
      },
    },
    followStaffLink: {
      method: `POST`,
      path: `/api/admin/link/use`,
      area: `public`,
      response: { type: `object`, fields: { message: {} } },
    },
    recoverStaffPassword: {
      method: `POST`,
      path: `/api/admin/forgot-password`,
      area: `public`,
      response: { type: `object`, fields: { message: {} } },
    },
    listStaff: {
      method: `GET`,
      path: `/api/staff`,
      area: `admin`,
      response: { type: `object`, fields: { people: {}, factor_required: {} } },
    },
    findPeople: {
      method: `POST`,
      path: `/api/people/search`,
      area: `admin`,
      response: { type: `object`, fields: { customers: {}, partners: {}, staff: {} } },
    },
    inviteStaff: {
      method: `POST`,
      path: `/api/staff`,
      area: `admin`,
      response: {
        type: `object`,
        fields: {
          admin_id: {},
          name: {},
          email: {},
          role_id: {},
          state: {},
          second_factor: {},
          sessions: {},
          last_seen_at: { spec: { nullable: !0 } },
          invited_until: { spec: { nullable: !0 } },
          self: {},
          reviewed_at: { spec: { nullable: !0 } },
          reviewed_by: { spec: { nullable: !0 } },
          review_due: {},
          work: {},
        },
      },
    },
    resendInvitation: {
      method: `POST`,
      path: `/api/staff/{id}/invitation`,
      area: `admin`,
      response: {
        type: `object`,
        fields: {
          admin_id: {},
          name: {},
          email: {},
          role_id: {},
          state: {},
          second_factor: {},
          sessions: {},
          last_seen_at: { spec: { nullable: !0 } },
          invited_until: { spec: { nullable: !0 } },
          self: {},
          reviewed_at: { spec: { nullable: !0 } },
          reviewed_by: { spec: { nullable: !0 } },
          review_due: {},
          work: {},
        },
      },
    },
    updateStaff: {
      method: `POST`,
      path: `/api/staff/{id}`,
      area: `admin`,
      response: {
        type: `object`,
        fields: {
          admin_id: {},
          name: {},
          email: {},
          role_id: {},
          state: {},
          second_factor: {},
          sessions: {},
          last_seen_at: { spec: { nullable: !0 } },
          invited_until: { spec: { nullable: !0 } },
          self: {},
          reviewed_at: { spec: { nullable: !0 } },
          reviewed_by: { spec: { nullable: !0 } },
          review_due: {},
          work: {},
          waits: {},
        },
      },
    },
    keepStaff: {
      method: `POST`,
      path: `/api/staff/{id}/keep`,
      area: `admin`,
      response: {
        type: `object`,
        fields: {
          admin_id: {},
          name: {},
          email: {},
          role_id: {},
          state: {},
          second_factor: {},
          sessions: {},
          last_seen_at: { spec: { nullable: !0 } },
          invited_until: { spec: { nullable: !0 } },
          self: {},
          reviewed_at: { spec: { nullable: !0 } },
          reviewed_by: { spec: { nullable: !0 } },
          review_due: {},
          work: {},
        },
      },
    },
    resetStaffFactor: {
      method: `POST`,
      path: `/api/staff/{id}/reset-factor`,
      area: `admin`,
      response: {
        type: `object`,
        fields: {
          admin_id: {},
          name: {},
          email: {},
          role_id: {},
          state: {},
          second_factor: {},
          sessions: {},
          last_seen_at: { spec: { nullable: !0 } },
          invited_until: { spec: { nullable: !0 } },
          self: {},
          reviewed_at: { spec: { nullable: !0 } },
          reviewed_by: { spec: { nullable: !0 } },
          review_due: {},
          work: {},
          waits: {},
        },
      },
    },
    listSignInsOf: {
      method: `GET`,
      path: `/api/people/{area}/{id}/sign-ins`,
      area: `admin`,
      response: { type: `array`, fields: {} },
    },
    endSignInOf: {
      method: `POST`,
      path: `/api/people/{area}/{id}/sign-ins/end`,
      area: `admin`,
      response: { type: `object`, fields: { message: {}, waits: {} } },
    },
    listStaffSessions: {
      method: `GET`,
      path: `/api/admin/sessions`,
      area: `admin`,
      response: { type: `array`, fields: {} },
    },
    endStaffSession: {
      method: `POST`,
      path: `/api/admin/sessions/{id}/end`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    endOtherStaffSessions: {
      method: `POST`,
      path: `/api/admin/end-other-sessions`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    changeStaffPassword: {
      method: `POST`,
      path: `/api/admin/password`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    getOwnFactor: {
      method: `GET`,
      path: `/api/admin/second-factor`,
      area: `admin`,
      response: {
        type: `object`,
        fields: { on: {}, since: { spec: { nullable: !0 } }, recovery_left: {}, required: {} },
      },
    },
    beginFactor: {
      method: `POST`,
      path: `/api/admin/second-factor`,
      area: `admin`,
      response: { type: `object`, fields: { secret: {}, uri: {} } },
    },
    confirmFactor: {
      method: `POST`,
      path: `/api/admin/second-factor/confirm`,
      area: `admin`,
      response: { type: `object`, fields: { recovery_codes: {} } },
    },
    confirmCode: {
      method: `POST`,
      path: `/api/admin/second-factor/code`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    listAdminCards: {
      method: `GET`,
      path: `/api/get-credit-cards-data`,
      area: `admin`,
      response: { type: `array`, fields: {} },
    },
    createCreditCard: {
      method: `POST`,
      path: `/api/create-credit-card`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    removeCreditCard: {
      method: `POST`,
      path: `/api/safe-delete-credit-card`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    restoreCreditCard: {
      method: `POST`,
      path: `/api/credit-cards/{id}/restore`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    updateCreditCard: {
      method: `POST`,
      path: `/api/update-credit-card-data`,
      area: `admin`,
      response: { type: `object`, fields: { message: {}, result: { spec: { nullable: !0 } } } },
    },
    uploadImage: {
      method: `POST`,
      path: `/api/s3-upload-file`,
      area: `admin`,
      response: { type: `object`, fields: { file: {} } },
    },
    listAdminLenders: {
      method: `GET`,
      path: `/api/get-lenders-data`,
      area: `admin`,
      response: { type: `array`, fields: {} },
    },
    getAdminLender: {
      method: `GET`,
      path: `/api/get-lender-data/{lenderId}`,
      area: `admin`,
      response: {
        type: `object`,
        fields: {
          lender_id: {},
          name: {},
          min_income: {},
          max_income: {},
          min_turnover: { spec: { nullable: !0 } },
          min_business_years: { spec: { nullable: !0 } },
          min_age: {},
          max_age: {},
          ticket_class: {},
          credit_score_class: {},
          salaried: {},
          self_employed: {},
          business: {},
          priority: {},
          lender_status: {},
          so_status: {},
          so_text: {},
          so_text_hi: {},
          so_date_start: { spec: { nullable: !0 } },
          so_date_end: { spec: { nullable: !0 } },
          loan_amount_upto: {},
          tenure: {},
          interest_rate: {},
          apr_min: {},
          apr_max: {},
          processing_fees: {},
          lender_group_ids: {},
          autosubmission: {},
          api: {},
          product_kind: {},
          regulated_entity: {},
          regulated_entity_hi: {},
          rbi_registration: {},
          group: {},
          min_credit_score: { spec: { nullable: !0 } },
          min_loan_amount: {},
          tenure_min_months: {},
          tenure_max_months: {},
          rate_min: {},
          rate_max: {},
          rate_kind: {},
          rate_benchmark: {},
          rate_benchmark_hi: {},
          rate_reset_months: { spec: { nullable: !0 } },
          rate_benchmark_pct: { spec: { nullable: !0 } },
          processing_fee_pct: {},
          journey: {},
          nodal_officer_name: {},
          nodal_officer_phone: {},
          nodal_officer_email: {},
          website: {},
          privacy_policy: {},
          grievance_page: {},
          recovery_clause: {},
          grievance_clause: {},
          assignable: {},
          co_lending: {},
          co_lender: {},
          co_lending_share: { spec: { nullable: !0 } },
          keeps_fee: {},
          working_since: { spec: { nullable: !0 } },
          penal_charges: {},
          penal_charges_hi: {},
          foreclosure_charges: {},
          foreclosure_charges_hi: {},
          penal_charge_amount: { spec: { nullable: !0 } },
          foreclosure_free_after_emis: { spec: { nullable: !0 } },
          foreclosure_charge_amount: { spec: { nullable: !0 } },
          foreclosure_charge_pct: { spec: { nullable: !0 } },
          cooling_off_days: {},
          pincodes_excluded: {},
          refusal_rest_days: {},
          unset: {},
          has_slab: {},
          signature: { spec: { nullable: !0 } },
        },
      },
    },
    listLenderApprovals: {
      method: `GET`,
      path: `/api/lenders/{lenderId}/waiting-changes`,
      area: `admin`,
      response: { type: `object`, fields: { waiting: {}, criteria_take_two: {} } },
    },
    getFactSheet: {
      method: `GET`,
      path: `/api/fact-sheet`,
      area: `admin`,
      response: { type: `object`, fields: { made_on: {}, invented: {}, apps: {}, owner: {}, lenders: {} } },
    },
    exportFactSheet: {
      method: `GET`,
      path: `/api/fact-sheet/export`,
      area: `admin`,
      answerKind: `table`,
      response: { type: `string`, fields: {} },
    },
    createLender: {
      method: `POST`,
      path: `/api/create-lender`,
      area: `admin`,
      response: { type: `object`, fields: { message: {}, lender_id: {} } },
    },
    updateLender: {
      method: `POST`,
      path: `/api/update-lender-data`,
      area: `admin`,
      response: { type: `object`, fields: { message: {}, waits: {} } },
    },
    removeLender: {
      method: `POST`,
      path: `/api/safe-delete-lender`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    restoreLender: {
      method: `POST`,
      path: `/api/lenders/{lenderId}/restore`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    listLenderGroups: {
      method: `GET`,
      path: `/api/lender-group/get-all`,
      area: `admin`,
      response: { type: `object`, fields: { success: {}, lenderGroups: {} } },
    },
    createLenderGroup: {
      method: `POST`,
      path: `/api/lender-group/create`,
      area: `admin`,
      response: { type: `object`, fields: { success: {}, lenderGroup: {} } },
    },
    getStatusWords: {
      method: `GET`,
      path: `/api/lenders/{lenderId}/status-words`,
      area: `admin`,
      response: { type: `object`, fields: { version: {}, rows: {}, common: {}, versions: {}, waiting: {} } },
    },
    saveStatusWords: {
      method: `POST`,
      path: `/api/lenders/{lenderId}/status-words`,
      area: `admin`,
      response: { type: `object`, fields: { message: {}, replayed: {}, going_on: {} } },
    },
    getJobBoard: {
      method: `GET`,
      path: `/api/jobs`,
      area: `admin`,
      response: {
        type: `object`,
        fields: {
          as_of: {},
          lanes: {},
          paused: {},
          waiting: {},
          failed: {},
          failed_total: {},
          replica: { spec: { nullable: !0 } },
        },
      },
    },
    tryTargetNow: {
      method: `POST`,
      path: `/api/jobs/target`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    tryJobNow: {
      method: `POST`,
      path: `/api/jobs/{id}/try`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    listLenderMatters: {
      method: `GET`,
      path: `/api/lenders/{lenderId}/matters`,
      area: `admin`,
      response: { type: `object`, fields: { matters: {}, total: {} } },
    },
    takeOnLenderMatter: {
      method: `POST`,
      path: `/api/lender-matters/{id}/take`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    settleLenderMatter: {
      method: `POST`,
      path: `/api/lender-matters/{id}/settle`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    previewCriteria: {
      method: `POST`,
      path: `/api/criteria-drafts/preview`,
      area: `admin`,
      response: {
        type: `object`,
        fields: {
          checked: {},
          gained: {},
          lost: {},
          unchanged: {},
          amount_changed: {},
          sample_gained: {},
          sample_lost: {},
        },
      },
    },
    listCriteriaDrafts: {
      method: `GET`,
      path: `/api/criteria-drafts/{lenderId}`,
      area: `admin`,
      response: { type: `array`, fields: {} },
    },
    createCriteriaDraft: {
      method: `POST`,
      path: `/api/criteria-drafts`,
      area: `admin`,
      response: { type: `object`, fields: { message: {}, draft_id: {} } },
    },
    publishCriteriaDraft: {
      method: `POST`,
      path: `/api/criteria-drafts/{id}/publish`,
      area: `admin`,
      response: { type: `object`, fields: { message: {}, waits: {} } },
    },
    scheduleCriteriaDraft: {
      method: `POST`,
      path: `/api/criteria-drafts/{id}/schedule`,
      area: `admin`,
      response: { type: `object`, fields: { message: {}, waits: {} } },
    },
    rollBackCriteriaDraft: {
      method: `POST`,
      path: `/api/criteria-drafts/{id}/roll-back`,
      area: `admin`,
      response: { type: `object`, fields: { message: {}, waits: {} } },
    },
    listLenderRevenues: {
      method: `GET`,
      path: `/api/lender-revenue/get/{lenderId}`,
      area: `admin`,
      response: { type: `object`, fields: { lenderRevenue: {} } },
    },
    listRevenueTypes: {
      method: `GET`,
      path: `/api/lender-revenue/get-types`,
      area: `admin`,
      response: { type: `object`, fields: { success: {}, data: {} } },
    },
    listSlabVersions: {
      method: `GET`,
      path: `/api/lender-revenue-versions/{lenderId}`,
      area: `admin`,
      response: { type: `object`, fields: { today: {}, versions: {} } },
    },
    previewSlabs: {
      method: `POST`,
      path: `/api/lender-revenue-preview/{lenderId}`,
      area: `admin`,
      response: { type: `object`, fields: { lines: {}, before: {}, after: {} } },
    },
    callOffSlabs: {
      method: `POST`,
      path: `/api/lender-revenue-versions/{lenderId}/{versionId}/call-off`,
      area: `admin`,
      response: { type: `object`, fields: { message: {}, waits: {} } },
    },
    createLenderRevenue: {
      method: `POST`,
      path: `/api/lender-revenue/create`,
      area: `admin`,
      response: {
        type: `object`,
        fields: { success: {}, message: {}, waits: {}, lenderRevenueItem: { spec: { nullable: !0 } } },
      },
    },
    updateLenderRevenue: {
      method: `POST`,
      path: `/api/lender-revenue/update`,
      area: `admin`,
      response: { type: `object`, fields: { success: {}, message: {}, waits: {} } },
    },
    setLenderRevenueOrder: {
      method: `POST`,
      path: `/api/lender-revenue/set-order`,
      area: `admin`,
      response: { type: `object`, fields: { message: {}, waits: {} } },
    },
    removeLenderRevenue: {
      method: `POST`,
      path: `/api/lender-revenue/delete/{id}`,
      area: `admin`,
      response: { type: `object`, fields: { message: {}, waits: {} } },
    },
    restoreLenderRevenue: {
      method: `POST`,
      path: `/api/lender-revenues/{id}/restore`,
      area: `admin`,
      response: { type: `object`, fields: { message: {}, waits: {} } },
    },
    listPartners: { method: `GET`, path: `/api/partners`, area: `admin`, response: { type: `array`, fields: {} } },
    getPartner: {
      method: `GET`,
      path: `/api/partners/{id}`,
      area: `admin`,
      response: {
        type: `object`,
        fields: {
          id: {},
          name: {},
          utm_id: {},
          revenue_percent: { spec: { nullable: !0 } },
          revenue_flat_fee: { spec: { nullable: !0 } },
          code: {},
          hosts: {},
          brand_hosts: {},
          funnel: {},
        },
      },
    },
    getPartnerByName: {
      method: `GET`,
      path: `/api/get-partner-by-name/{name}`,
      area: `admin`,
      response: {
        type: `object`,
        fields: {
          id: {},
          name: {},
          utm_id: {},
          revenue_percent: { spec: { nullable: !0 } },
          revenue_flat_fee: { spec: { nullable: !0 } },
          code: {},
          hosts: {},
          brand_hosts: {},
          funnel: {},
        },
      },
    },
    updatePartnerUtm: {
      method: `POST`,
      path: `/api/update-partner-utm/{id}`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    updatePartnerRevenue: {
      method: `POST`,
      path: `/api/update-partner-revenue-data/{id}`,
      area: `admin`,
      response: { type: `object`, fields: { message: {}, waits: {} } },
    },
    listPartnerTerms: {
      method: `GET`,
      path: `/api/partners/{id}/terms`,
      area: `admin`,
      response: { type: `object`, fields: { today: {}, versions: {} } },
    },
    previewPartnerTerms: {
      method: `POST`,
      path: `/api/partners/{id}/terms/preview`,
      area: `admin`,
      response: { type: `object`, fields: { lines: {}, before: {}, after: {} } },
    },
    callOffPartnerTerms: {
      method: `POST`,
      path: `/api/partners/{id}/terms/{versionId}/call-off`,
      area: `admin`,
      response: { type: `object`, fields: { message: {}, waits: {} } },
    },
    updatePartnerHosts: {
      method: `POST`,
      path: `/api/update-partner-hosts/{id}`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    updatePartnerFunnel: {
      method: `POST`,
      path: `/api/update-partner-funnel/{id}`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    listPartnerUsers: {
      method: `GET`,
      path: `/api/partners/{id}/users`,
      area: `admin`,
      response: { type: `array`, fields: {} },
    },
    createPartnerUser: {
      method: `POST`,
      path: `/api/partners/{id}/users`,
      area: `admin`,
      response: { type: `object`, fields: { message: {}, partner_user_id: {} } },
    },
    updatePartnerUserStatus: {
      method: `POST`,
      path: `/api/partners/{id}/users/{userId}/status`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    resetPartnerUserPassword: {
      method: `POST`,
      path: `/api/partners/{id}/users/{userId}/password`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    getPartnerEvidence: {
      method: `GET`,
      path: `/api/partners/{id}/evidence`,
      area: `admin`,
      response: { type: `object`, fields: { steps: {}, agreement: {} } },
    },
    decidePartnerEvidence: {
      method: `POST`,
      path: `/api/partners/{id}/evidence/{step}`,
      area: `admin`,
      response: { type: `object`, fields: { steps: {}, agreement: {} } },
    },
    correctPartnerPan: {
      method: `POST`,
      path: `/api/partners/{id}/pan`,
      area: `admin`,
      response: { type: `object`, fields: { steps: {}, agreement: {} } },
    },
    getPartnerStanding: {
      method: `GET`,
      path: `/api/partners/{id}/standing`,
      area: `admin`,
      response: {
        type: `object`,
        fields: { standing: {}, at: { spec: { nullable: !0 } }, by: { spec: { nullable: !0 } }, reason: {}, open: {} },
      },
    },
    changePartnerStanding: {
      method: `POST`,
      path: `/api/partners/{id}/standing`,
      area: `admin`,
      response: {
        type: `object`,
        fields: { standing: {}, at: { spec: { nullable: !0 } }, by: { spec: { nullable: !0 } }, reason: {}, open: {} },
      },
    },
    checkCustomerEligibility: {
      method: `POST`,
      path: `/api/customer-eligibility`,
      area: `admin`,
      response: { type: `object`, fields: { method: {}, matched: {}, not_matched: {} } },
    },
    listAuditEntries: {
      method: `GET`,
      path: `/api/audit`,
      area: `admin`,
      response: { type: `object`, fields: { entries: {}, next: { spec: { nullable: !0 } } } },
    },
    listAuditLog: {
      method: `GET`,
      path: `/api/audit/log`,
      area: `admin`,
      response: { type: `object`, fields: { rows: {}, total: {}, capped: {} } },
    },
    exportAuditLog: {
      method: `GET`,
      path: `/api/audit/export`,
      area: `admin`,
      answerKind: `table`,
      response: { type: `string`, fields: {} },
    },
    verifyAudit: {
      method: `GET`,
      path: `/api/audit/verify`,
      area: `admin`,
      response: {
        type: `object`,
        fields: { checked: {}, broken: { spec: { nullable: !0 } }, missing: { spec: { nullable: !0 } } },
      },
    },
    checkExistingCustomer: {
      method: `POST`,
      path: `/api/customer-eligibility/customer`,
      area: `admin`,
      response: {
        type: `object`,
        fields: {
          customer: {},
          application: { spec: { nullable: !0 } },
          missing: {},
          method: {},
          matched: {},
          not_matched: {},
        },
      },
    },
    replayCustomerLists: {
      method: `POST`,
      path: `/api/customer-eligibility/lists`,
      area: `admin`,
      response: { type: `object`, fields: { user_id: {}, reference: { spec: { nullable: !0 } }, lists: {} } },
    },
    listDedupeChecks: {
      method: `GET`,
      path: `/api/dedupe-checks`,
      area: `admin`,
      response: { type: `object`, fields: { rows: {}, total: {}, capped: {} } },
    },
    exportDedupeChecks: {
      method: `GET`,
      path: `/api/dedupe-checks/export`,
      area: `admin`,
      answerKind: `table`,
      response: { type: `string`, fields: {} },
    },
    uploadApplicationStatusFile: {
      method: `POST`,
      path: `/api/upload-application-status-file`,
      area: `admin`,
      response: {
        type: `object`,
        fields: { errors: {}, rowsUpdated: {}, errorsFound: {}, rowsRefused: {}, batch_id: {} },
      },
    },
    listImportBatches: {
      method: `GET`,
      path: `/api/import-batches`,
      area: `admin`,
      response: { type: `object`, fields: { batches: {}, next: { spec: { nullable: !0 } } } },
    },
    exportFailedRows: {
      method: `GET`,
      path: `/api/import-batches/{id}/failed-rows`,
      area: `admin`,
      answerKind: `table`,
      response: { type: `string`, fields: {} },
    },
    undoImportBatch: {
      method: `POST`,
      path: `/api/import-batches/{id}/undo`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    previewLenderFile: {
      method: `POST`,
      path: `/api/import-previews`,
      area: `admin`,
      response: {
        type: `object`,
        fields: {
          sheets: {},
          text: { spec: { nullable: !0 } },
          template: { spec: { nullable: !0 } },
          fields: {},
          required: {},
          batch_id: { spec: { nullable: !0 } },
        },
      },
    },
    createImportBatch: {
      method: `POST`,
      path: `/api/import-batches`,
      area: `admin`,
      response: {
        type: `object`,
        fields: {
          batch_id: {},
          file_name: {},
          lender_name: { spec: { nullable: !0 } },
          state: {},
          row_count: {},
          wrong_count: {},
          committed_count: {},
          undone_count: {},
          left_count: {},
          created_at: {},
          created_by: { spec: { nullable: !0 } },
          undo_until: { spec: { nullable: !0 } },
          profile: {},
          lender: { spec: { nullable: !0 } },
          version: {},
          sheet: { spec: { nullable: !0 } },
          head_row: {},
          heads: {},
          mapping: { spec: { nullable: !0 } },
          total_count: {},
          heads_count: {},
          passed_rows: {},
          left_out_count: {},
          edited_count: {},
          written_count: {},
          amount: {},
          written_amount: {},
          largest: { spec: { nullable: !0 } },
          counts: {},
          groups: {},
          mode: {},
          failure: { spec: { nullable: !0 } },
          bank_words: { spec: { nullable: !0 } },
          fields: {},
          required: {},
        },
      },
    },
    getImportBatch: {
      method: `GET`,
      path: `/api/import-batches/{id}`,
      area: `admin`,
      response: {
        type: `object`,
        fields: {
          batch_id: {},
          file_name: {},
          lender_name: { spec: { nullable: !0 } },
          state: {},
          row_count: {},
          wrong_count: {},
          committed_count: {},
          undone_count: {},
          left_count: {},
          created_at: {},
          created_by: { spec: { nullable: !0 } },
          undo_until: { spec: { nullable: !0 } },
          profile: {},
          lender: { spec: { nullable: !0 } },
          version: {},
          sheet: { spec: { nullable: !0 } },
          head_row: {},
          heads: {},
          mapping: { spec: { nullable: !0 } },
          total_count: {},
          heads_count: {},
          passed_rows: {},
          left_out_count: {},
          edited_count: {},
          written_count: {},
          amount: {},
          written_amount: {},
          largest: { spec: { nullable: !0 } },
          counts: {},
          groups: {},
          mode: {},
          failure: { spec: { nullable: !0 } },
          bank_words: { spec: { nullable: !0 } },
          fields: {},
          required: {},
        },
      },
    },
    listImportRows: {
      method: `GET`,
      path: `/api/import-batches/{id}/rows`,
      area: `admin`,
      response: { type: `object`, fields: { total: {}, rows: {} } },
    },
    saveImportMapping: {
      method: `POST`,
      path: `/api/import-batches/{id}/mapping`,
      area: `admin`,
      response: {
        type: `object`,
        fields: {
          batch_id: {},
          file_name: {},
          lender_name: { spec: { nullable: !0 } },
          state: {},
          row_count: {},
          wrong_count: {},
          committed_count: {},
          undone_count: {},
          left_count: {},
          created_at: {},
          created_by: { spec: { nullable: !0 } },
          undo_until: { spec: { nullable: !0 } },
          profile: {},
          lender: { spec: { nullable: !0 } },
          version: {},
          sheet: { spec: { nullable: !0 } },
          head_row: {},
          heads: {},
          mapping: { spec: { nullable: !0 } },
          total_count: {},
          heads_count: {},
          passed_rows: {},
          left_out_count: {},
          edited_count: {},
          written_count: {},
          amount: {},
          written_amount: {},
          largest: { spec: { nullable: !0 } },
          counts: {},
          groups: {},
          mode: {},
          failure: { spec: { nullable: !0 } },
          bank_words: { spec: { nullable: !0 } },
          fields: {},
          required: {},
        },
      },
    },
    editImportRows: {
      method: `POST`,
      path: `/api/import-batches/{id}/edits`,
      area: `admin`,
      response: {
        type: `object`,
        fields: {
          batch_id: {},
          file_name: {},
          lender_name: { spec: { nullable: !0 } },
          state: {},
          row_count: {},
          wrong_count: {},
          committed_count: {},
          undone_count: {},
          left_count: {},
          created_at: {},
          created_by: { spec: { nullable: !0 } },
          undo_until: { spec: { nullable: !0 } },
          profile: {},
          lender: { spec: { nullable: !0 } },
          version: {},
          sheet: { spec: { nullable: !0 } },
          head_row: {},
          heads: {},
          mapping: { spec: { nullable: !0 } },
          total_count: {},
          heads_count: {},
          passed_rows: {},
          left_out_count: {},
          edited_count: {},
          written_count: {},
          amount: {},
          written_amount: {},
          largest: { spec: { nullable: !0 } },
          counts: {},
          groups: {},
          mode: {},
          failure: { spec: { nullable: !0 } },
          bank_words: { spec: { nullable: !0 } },
          fields: {},
          required: {},
        },
      },
    },
    applyImportRule: {
      method: `POST`,
      path: `/api/import-batches/{id}/rules`,
      area: `admin`,
      response: {
        type: `object`,
        fields: {
          batch_id: {},
          file_name: {},
          lender_name: { spec: { nullable: !0 } },
          state: {},
          row_count: {},
          wrong_count: {},
          committed_count: {},
          undone_count: {},
          left_count: {},
          created_at: {},
          created_by: { spec: { nullable: !0 } },
          undo_until: { spec: { nullable: !0 } },
          profile: {},
          lender: { spec: { nullable: !0 } },
          version: {},
          sheet: { spec: { nullable: !0 } },
          head_row: {},
          heads: {},
          mapping: { spec: { nullable: !0 } },
          total_count: {},
          heads_count: {},
          passed_rows: {},
          left_out_count: {},
          edited_count: {},
          written_count: {},
          amount: {},
          written_amount: {},
          largest: { spec: { nullable: !0 } },
          counts: {},
          groups: {},
          mode: {},
          failure: { spec: { nullable: !0 } },
          bank_words: { spec: { nullable: !0 } },
          fields: {},
          required: {},
        },
      },
    },
    rehearseImportBatch: {
      method: `POST`,
      path: `/api/import-batches/{id}/rehearse`,
      area: `admin`,
      response: {
        type: `object`,
        fields: {
          batch_id: {},
          file_name: {},
          lender_name: { spec: { nullable: !0 } },
          state: {},
          row_count: {},
          wrong_count: {},
          committed_count: {},
          undone_count: {},
          left_count: {},
          created_at: {},
          created_by: { spec: { nullable: !0 } },
          undo_until: { spec: { nullable: !0 } },
          profile: {},
          lender: { spec: { nullable: !0 } },
          version: {},
          sheet: { spec: { nullable: !0 } },
          head_row: {},
          heads: {},
          mapping: { spec: { nullable: !0 } },
          total_count: {},
          heads_count: {},
          passed_rows: {},
          left_out_count: {},
          edited_count: {},
          written_count: {},
          amount: {},
          written_amount: {},
          largest: { spec: { nullable: !0 } },
          counts: {},
          groups: {},
          mode: {},
          failure: { spec: { nullable: !0 } },
          bank_words: { spec: { nullable: !0 } },
          fields: {},
          required: {},
        },
      },
    },
    commitImportBatch: {
      method: `POST`,
      path: `/api/import-batches/{id}/commit`,
      area: `admin`,
      response: {
        type: `object`,
        fields: {
          batch_id: {},
          file_name: {},
          lender_name: { spec: { nullable: !0 } },
          state: {},
          row_count: {},
          wrong_count: {},
          committed_count: {},
          undone_count: {},
          left_count: {},
          created_at: {},
          created_by: { spec: { nullable: !0 } },
          undo_until: { spec: { nullable: !0 } },
          profile: {},
          lender: { spec: { nullable: !0 } },
          version: {},
          sheet: { spec: { nullable: !0 } },
          head_row: {},
          heads: {},
          mapping: { spec: { nullable: !0 } },
          total_count: {},
          heads_count: {},
          passed_rows: {},
          left_out_count: {},
          edited_count: {},
          written_count: {},
          amount: {},
          written_amount: {},
          largest: { spec: { nullable: !0 } },
          counts: {},
          groups: {},
          mode: {},
          failure: { spec: { nullable: !0 } },
          bank_words: { spec: { nullable: !0 } },
          fields: {},
          required: {},
        },
      },
    },
    commitPaymentFile: {
      method: `POST`,
      path: `/api/import-batches/{id}/commit-payments`,
      area: `admin`,
      response: {
        type: `object`,
        fields: {
          batch_id: {},
          file_name: {},
          lender_name: { spec: { nullable: !0 } },
          state: {},
          row_count: {},
          wrong_count: {},
          committed_count: {},
          undone_count: {},
          left_count: {},
          created_at: {},
          created_by: { spec: { nullable: !0 } },
          undo_until: { spec: { nullable: !0 } },
          profile: {},
          lender: { spec: { nullable: !0 } },
          version: {},
          sheet: { spec: { nullable: !0 } },
          head_row: {},
          heads: {},
          mapping: { spec: { nullable: !0 } },
          total_count: {},
          heads_count: {},
          passed_rows: {},
          left_out_count: {},
          edited_count: {},
          written_count: {},
          amount: {},
          written_amount: {},
          largest: { spec: { nullable: !0 } },
          counts: {},
          groups: {},
          mode: {},
          failure: { spec: { nullable: !0 } },
          bank_words: { spec: { nullable: !0 } },
          fields: {},
          required: {},
        },
      },
    },
    confirmBankWords: {
      method: `POST`,
      path: `/api/import-batches/{id}/bank-words`,
      area: `admin`,
      response: {
        type: `object`,
        fields: {
          batch_id: {},
          file_name: {},
          lender_name: { spec: { nullable: !0 } },
          state: {},
          row_count: {},
          wrong_count: {},
          committed_count: {},
          undone_count: {},
          left_count: {},
          created_at: {},
          created_by: { spec: { nullable: !0 } },
          undo_until: { spec: { nullable: !0 } },
          profile: {},
          lender: { spec: { nullable: !0 } },
          version: {},
          sheet: { spec: { nullable: !0 } },
          head_row: {},
          heads: {},
          mapping: { spec: { nullable: !0 } },
          total_count: {},
          heads_count: {},
          passed_rows: {},
          left_out_count: {},
          edited_count: {},
          written_count: {},
          amount: {},
          written_amount: {},
          largest: { spec: { nullable: !0 } },
          counts: {},
          groups: {},
          mode: {},
          failure: { spec: { nullable: !0 } },
          bank_words: { spec: { nullable: !0 } },
          fields: {},
          required: {},
        },
      },
    },
    listRowCandidates: {
      method: `GET`,
      path: `/api/import-batches/{id}/rows/{row}/candidates`,
      area: `admin`,
      response: { type: `array`, fields: {} },
    },
    getReconciliation: {
      method: `GET`,
      path: `/api/reconciliation`,
      area: `admin`,
      response: { type: `object`, fields: { closing: {}, month: {}, months: {}, lenders: {} } },
    },
    getLedger: {
      method: `GET`,
      path: `/api/reconciliation/{lenderId}`,
      area: `admin`,
      response: {
        type: `object`,
        fields: {
          lender_id: {},
          lender: {},
          month: {},
          state: {},
          open: {},
          differing: {},
          tolerance: {},
          earlier: { spec: { nullable: !0 } },
          running: {},
          closed: { spec: { nullable: !0 } },
          seen: {},
          sums: {},
          verdicts: {},
          rows: {},
          total: {},
        },
      },
    },
    exportLedger: {
      method: `GET`,
      path: `/api/reconciliation/{lenderId}/export`,
      area: `admin`,
      answerKind: `table`,
      response: { type: `string`, fields: {} },
    },
    decideLines: {
      method: `POST`,
      path: `/api/reconciliation/{lenderId}/decisions`,
      area: `admin`,
      response: { type: `object`, fields: { changed: {}, waiting: {}, decisions: {}, left: {} } },
    },
    acceptSmallDifferences: {
      method: `POST`,
      path: `/api/reconciliation/{lenderId}/accept-small`,
      area: `admin`,
      response: { type: `object`, fields: { changed: {}, waiting: {}, decisions: {}, left: {} } },
    },
    undoDecision: {
      method: `POST`,
      path: `/api/reconciliation-decisions/{id}/undo`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    undoDecisions: {
      method: `POST`,
      path: `/api/reconciliation-decisions/undo`,
      area: `admin`,
      response: { type: `object`, fields: { undone: {}, left: {} } },
    },
    closeLedgerMonth: {
      method: `POST`,
      path: `/api/reconciliation/{lenderId}/close`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    closeLedgerMonths: {
      method: `POST`,
      path: `/api/reconciliation-close`,
      area: `admin`,
      response: { type: `object`, fields: { closed: {}, left: {} } },
    },
    listChased: {
      method: `GET`,
      path: `/api/reconciliation-chase`,
      area: `admin`,
      response: { type: `array`, fields: {} },
    },
    decideChased: {
      method: `POST`,
      path: `/api/reconciliation-chase/decisions`,
      area: `admin`,
      response: { type: `object`, fields: { changed: {}, waiting: {}, decisions: {}, left: {} } },
    },
    exportChased: {
      method: `GET`,
      path: `/api/reconciliation-chase/export`,
      area: `admin`,
      answerKind: `table`,
      response: { type: `string`, fields: {} },
    },
    getLenderBook: {
      method: `GET`,
      path: `/api/reconciliation/{lenderId}/settings`,
      area: `admin`,
      response: {
        type: `object`,
        fields: {
          tolerance_amount: {},
          tolerance_percent: {},
          tolerance_days: {},
          bill_name: {},
          bill_address: {},
          bill_gstin: {},
          version: {},
          saved_by: { spec: { nullable: !0 } },
          saved_at: { spec: { nullable: !0 } },
        },
      },
    },
    saveLenderBook: {
      method: `POST`,
      path: `/api/reconciliation/{lenderId}/settings`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    listLenderBills: {
      method: `GET`,
      path: `/api/lender-bills`,
      area: `admin`,
      response: { type: `array`, fields: {} },
    },
    exportLenderBills: {
      method: `GET`,
      path: `/api/lender-bills/export`,
      area: `admin`,
      answerKind: `table`,
      response: { type: `string`, fields: {} },
    },
    makeLenderInvoice: {
      method: `POST`,
      path: `/api/lender-bills/{lenderId}`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    downloadLenderInvoice: {
      method: `GET`,
      path: `/api/lender-invoices/{id}/file`,
      area: `admin`,
      answerKind: `pdf`,
      response: { type: `string`, fields: {} },
    },
    cancelLenderInvoice: {
      method: `POST`,
      path: `/api/lender-invoices/{id}/cancel`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    noteLenderReceipt: {
      method: `POST`,
      path: `/api/lender-invoices/{id}/receipts`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    undoLenderReceipt: {
      method: `POST`,
      path: `/api/lender-receipts/{id}/undo`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    getWorkList: {
      method: `GET`,
      path: `/api/work-list`,
      area: `admin`,
      response: { type: `object`, fields: { as_of: {}, items: {}, looked_at: {}, figures: {} } },
    },
    getInternalReport: {
      method: `GET`,
      path: `/api/internal-report`,
      area: `admin`,
      response: {
        type: `object`,
        fields: {
          as_of: {},
          from: { spec: { nullable: !0 } },
          to: { spec: { nullable: !0 } },
          now: {},
          before: {},
          days: {},
          groups: {},
          bills: { spec: { nullable: !0 } },
        },
      },
    },
    exportInternalReport: {
      method: `GET`,
      path: `/api/internal-report/figures/export`,
      area: `admin`,
      answerKind: `table`,
      response: { type: `string`, fields: {} },
    },
    listInternalRows: {
      method: `GET`,
      path: `/api/internal-report/rows`,
      area: `admin`,
      response: { type: `object`, fields: { rows: {}, total: {}, capped: {} } },
    },
    exportInternalRows: {
      method: `GET`,
      path: `/api/internal-report/export`,
      area: `admin`,
      answerKind: `table`,
      response: { type: `string`, fields: {} },
    },
    getProductsReport: {
      method: `GET`,
      path: `/api/products-report`,
      area: `admin`,
      response: {
        type: `object`,
        fields: { as_of: {}, range: {}, before: {}, young_from: { spec: { nullable: !0 } }, lines: {} },
      },
    },
    exportProductsReport: {
      method: `GET`,
      path: `/api/products-report/export`,
      area: `admin`,
      answerKind: `table`,
      response: { type: `string`, fields: {} },
    },
    getJourneyReport: {
      method: `GET`,
      path: `/api/customers-journey`,
      area: `admin`,
      response: {
        type: `object`,
        fields: {
          as_of: {},
          range: {},
          before: {},
          young_from: { spec: { nullable: !0 } },
          visit: {},
          journey: {},
          application: {},
          stops: {},
          times: {},
          cut: {},
          cohorts: {},
          choices: {},
        },
      },
    },
    exportJourneyReport: {
      method: `GET`,
      path: `/api/customers-journey/export`,
      area: `admin`,
      answerKind: `table`,
      response: { type: `string`, fields: {} },
    },
    listFigureRows: {
      method: `GET`,
      path: `/api/figure-rows`,
      area: `admin`,
      response: { type: `object`, fields: { rows: {}, total: {}, capped: {} } },
    },
    exportFigureRows: {
      method: `GET`,
      path: `/api/figure-rows/export`,
      area: `admin`,
      answerKind: `table`,
      response: { type: `string`, fields: {} },
    },
    traceFigure: {
      method: `GET`,
      path: `/api/figure-trace`,
      area: `admin`,
      response: {
        type: `object`,
        fields: {
          as_of: {},
          range: {},
          before: {},
          young_from: { spec: { nullable: !0 } },
          total: {},
          rows: {},
          others: { spec: { nullable: !0 } },
          narrowed: {},
        },
      },
    },
    listFigureAlarms: {
      method: `GET`,
      path: `/api/figure-alarms`,
      area: `admin`,
      response: { type: `array`, fields: {} },
    },
    seeFigureAlarm: {
      method: `POST`,
      path: `/api/figure-alarms/{id}/seen`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    findAnything: {
      method: `GET`,
      path: `/api/find`,
      area: `admin`,
      response: { type: `object`, fields: { found: {} } },
    },
    listSavedViews: {
      method: `GET`,
      path: `/api/report-views`,
      area: `admin`,
      response: { type: `array`, fields: {} },
    },
    createSavedView: {
      method: `POST`,
      path: `/api/report-views`,
      area: `admin`,
      response: {
        type: `object`,
        fields: {
          view_id: {},
          name: {},
          shared: {},
          own: {},
          owner: { spec: { nullable: !0 } },
          removable: {},
          address: {},
          hidden: {},
          gone: {},
        },
      },
    },
    updateSavedView: {
      method: `POST`,
      path: `/api/report-views/{id}`,
      area: `admin`,
      response: {
        type: `object`,
        fields: {
          view_id: {},
          name: {},
          shared: {},
          own: {},
          owner: { spec: { nullable: !0 } },
          removable: {},
          address: {},
          hidden: {},
          gone: {},
        },
      },
    },
    removeSavedView: {
      method: `POST`,
      path: `/api/report-views/{id}/remove`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    getBrandStudio: {
      method: `GET`,
      path: `/api/partners/{id}/brand`,
      area: `admin`,
      response: {
        type: `object`,
        fields: {
          code: {},
          reserved: {},
          base: {},
          own: { spec: { nullable: !0 } },
          state: {},
          live: { spec: { nullable: !0 } },
          live_version: {},
          draft: { spec: { nullable: !0 } },
          waiting: { spec: { nullable: !0 } },
          versions: {},
        },
      },
    },
    saveBrandDraft: {
      method: `POST`,
      path: `/api/partners/{id}/brand/draft`,
      area: `admin`,
      response: { type: `object`, fields: { message: {}, revision: {} } },
    },
    removeBrandDraft: {
      method: `POST`,
      path: `/api/partners/{id}/brand/draft/remove`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    uploadBrandLogo: {
      method: `POST`,
      path: `/api/partners/{id}/brand/logo`,
      area: `admin`,
      response: { type: `object`, fields: { file: {} } },
    },
    publishBrand: {
      method: `POST`,
      path: `/api/partners/{id}/brand/publish`,
      area: `admin`,
      response: { type: `object`, fields: { message: {}, waits: {} } },
    },
    publishBrandAgain: {
      method: `POST`,
      path: `/api/partners/{id}/brand/again`,
      area: `admin`,
      response: { type: `object`, fields: { message: {}, waits: {} } },
    },
    withdrawBrand: {
      method: `POST`,
      path: `/api/partners/{id}/brand/withdraw`,
      area: `admin`,
      response: { type: `object`, fields: { message: {}, waits: {} } },
    },
    switchMany: {
      method: `POST`,
      path: `/api/switch-many`,
      area: `admin`,
      response: { type: `object`, fields: { changed: {}, unchanged: {}, refused: {} } },
    },
    listLegalHolds: {
      method: `GET`,
      path: `/api/legal-holds`,
      area: `admin`,
      response: { type: `object`, fields: { data: {} } },
    },
    setLegalHold: {
      method: `POST`,
      path: `/api/legal-holds`,
      area: `admin`,
      response: { type: `object`, fields: { data: {} } },
    },
    liftLegalHold: {
      method: `POST`,
      path: `/api/legal-holds/{id}/lift`,
      area: `admin`,
      response: { type: `object`, fields: { data: {} } },
    },
    getCallDesk: {
      method: `GET`,
      path: `/api/calls`,
      area: `admin`,
      response: { type: `object`, fields: { data: {} } },
    },
    takeNextCall: {
      method: `POST`,
      path: `/api/calls/next`,
      area: `admin`,
      response: { type: `object`, fields: { data: {} } },
    },
    skipCall: {
      method: `POST`,
      path: `/api/calls/{call_id}/skip`,
      area: `admin`,
      response: { type: `object`, fields: { data: {} } },
    },
    dialCall: {
      method: `POST`,
      path: `/api/calls/{call_id}/dial`,
      area: `admin`,
      response: { type: `object`, fields: { data: {} } },
    },
    endCall: {
      method: `POST`,
      path: `/api/calls/{call_id}/end`,
      area: `admin`,
      response: { type: `object`, fields: { data: {} } },
    },
    getCallTeam: {
      method: `GET`,
      path: `/api/calls/team`,
      area: `admin`,
      response: { type: `object`, fields: { data: {} } },
    },
    markCall: {
      method: `POST`,
      path: `/api/calls/{call_id}/mark`,
      area: `admin`,
      response: { type: `object`, fields: { data: {} } },
    },
    findCustomers: {
      method: `POST`,
      path: `/api/csr/search`,
      area: `admin`,
      response: { type: `object`, fields: { found: {} } },
    },
    getCsrCustomer: {
      method: `GET`,
      path: `/api/csr/customers/{user_id}`,
      area: `admin`,
      response: { type: `object`, fields: { data: {} } },
    },
    listCsrTimeline: {
      method: `GET`,
      path: `/api/csr/customers/{user_id}/timeline`,
      area: `admin`,
      response: { type: `object`, fields: { entries: {}, next: { spec: { nullable: !0 } } } },
    },
    revealField: {
      method: `POST`,
      path: `/api/csr/customers/{user_id}/reveal`,
      area: `admin`,
      response: { type: `object`, fields: { value: {}, seconds: {} } },
    },
    quietCustomer: {
      method: `POST`,
      path: `/api/csr/customers/{user_id}/quiet`,
      area: `admin`,
      response: { type: `object`, fields: { quiet_until: {} } },
    },
    takeBackForCustomer: {
      method: `POST`,
      path: `/api/csr/customers/{user_id}/take-back`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    createTicketForCustomer: {
      method: `POST`,
      path: `/api/csr/customers/{user_id}/tickets`,
      area: `admin`,
      response: { type: `object`, fields: { ticket: {} } },
    },
    sendLinkToCustomer: {
      method: `POST`,
      path: `/api/csr/customers/{user_id}/link`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    nudgeForCustomer: {
      method: `POST`,
      path: `/api/csr/customers/{user_id}/nudge`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    checkIdentity: {
      method: `POST`,
      path: `/api/csr/customers/{user_id}/identity`,
      area: `admin`,
      response: { type: `object`, fields: { passed: {}, left: {} } },
    },
    sendKnownCode: {
      method: `POST`,
      path: `/api/csr/customers/{user_id}/identity-code`,
      area: `admin`,
      response: { type: `object`, fields: { message: {}, late: {} } },
    },
    checkKnownCode: {
      method: `POST`,
      path: `/api/csr/customers/{user_id}/identity-code/check`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    sendContactCodeForCustomer: {
      method: `POST`,
      path: `/api/csr/customers/{user_id}/contact-code`,
      area: `admin`,
      response: { type: `object`, fields: { message: {}, late: {} } },
    },
    changeContactForCustomer: {
      method: `POST`,
      path: `/api/csr/customers/{user_id}/contact`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    sendLostContactCode: {
      method: `POST`,
      path: `/api/csr/customers/{user_id}/lost-contact-code`,
      area: `admin`,
      response: { type: `object`, fields: { message: {}, late: {} } },
    },
    askForLostContact: {
      method: `POST`,
      path: `/api/csr/customers/{user_id}/lost-contact`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    noteErasureForCustomer: {
      method: `POST`,
      path: `/api/csr/customers/{user_id}/erasure`,
      area: `admin`,
      response: { type: `object`, fields: { reference: {}, told: {} } },
    },
    listErasureRequests: {
      method: `GET`,
      path: `/api/erasure-requests`,
      area: `admin`,
      response: { type: `object`, fields: { rows: {}, total: {}, capped: {}, counts: {} } },
    },
    getErasureRequest: {
      method: `GET`,
      path: `/api/erasure-requests/{reference}`,
      area: `admin`,
      response: { type: `object`, fields: { data: {} } },
    },
    noteErasureRequest: {
      method: `POST`,
      path: `/api/erasure-requests`,
      area: `admin`,
      response: { type: `object`, fields: { data: {}, told: {} } },
    },
    ownErasureRequest: {
      method: `POST`,
      path: `/api/erasure-requests/{reference}/owner`,
      area: `admin`,
      response: { type: `object`, fields: { data: {} } },
    },
    confirmErasureRequest: {
      method: `POST`,
      path: `/api/erasure-requests/{reference}/confirm`,
      area: `admin`,
      response: { type: `object`, fields: { data: {} } },
    },
    refuseErasureRequest: {
      method: `POST`,
      path: `/api/erasure-requests/{reference}/refuse`,
      area: `admin`,
      response: { type: `object`, fields: { data: {} } },
    },
    listAllTrackingLinks: {
      method: `GET`,
      path: `/api/tracking-links`,
      area: `admin`,
      response: { type: `object`, fields: { rows: {}, total: {}, capped: {} } },
    },
    createManyLinks: {
      method: `POST`,
      path: `/api/tracking-links`,
      area: `admin`,
      response: { type: `array`, fields: {} },
    },
    exportAllTrackingLinks: {
      method: `GET`,
      path: `/api/tracking-links/export`,
      area: `admin`,
      answerKind: `table`,
      response: { type: `string`, fields: {} },
    },
    getLeadHistory: {
      method: `GET`,
      path: `/api/lead-history/{reference}`,
      area: `admin`,
      response: {
        type: `object`,
        fields: {
          reference: {},
          product_type: {},
          hold_days: {},
          rest_days: {},
          holdings: {},
          touches: {},
          courses: {},
        },
      },
    },
    stopTrackingLink: {
      method: `POST`,
      path: `/api/tracking-links/{id}/stop`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    resumeTrackingLink: {
      method: `POST`,
      path: `/api/tracking-links/{id}/resume`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    listCampaigns: {
      method: `GET`,
      path: `/api/campaigns`,
      area: `admin`,
      response: { type: `object`, fields: { data: {} } },
    },
    getCampaign: {
      method: `GET`,
      path: `/api/campaigns/{id}`,
      area: `admin`,
      response: { type: `object`, fields: { data: {} } },
    },
    countCampaign: {
      method: `POST`,
      path: `/api/campaigns/count`,
      area: `admin`,
      response: { type: `object`, fields: { data: {} } },
    },
    createCampaign: {
      method: `POST`,
      path: `/api/campaigns`,
      area: `admin`,
      response: { type: `object`, fields: { data: {} } },
    },
    testCampaign: {
      method: `POST`,
      path: `/api/campaigns/{id}/test`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    startCampaign: {
      method: `POST`,
      path: `/api/campaigns/{id}/start`,
      area: `admin`,
      response: { type: `object`, fields: { data: {} } },
    },
    approveCampaign: {
      method: `POST`,
      path: `/api/campaigns/{id}/approve`,
      area: `admin`,
      response: { type: `object`, fields: { data: {} } },
    },
    stopCampaign: {
      method: `POST`,
      path: `/api/campaigns/{id}/stop`,
      area: `admin`,
      response: { type: `object`, fields: { data: {} } },
    },
    resumeCampaign: {
      method: `POST`,
      path: `/api/campaigns/{id}/resume`,
      area: `admin`,
      response: { type: `object`, fields: { data: {} } },
    },
    listMessageTemplates: {
      method: `GET`,
      path: `/api/message-templates`,
      area: `admin`,
      response: { type: `object`, fields: { data: {} } },
    },
    createMessageTemplate: {
      method: `POST`,
      path: `/api/message-templates`,
      area: `admin`,
      response: { type: `object`, fields: { data: {} } },
    },
    editMessageTemplate: {
      method: `POST`,
      path: `/api/message-templates/{id}/version`,
      area: `admin`,
      response: { type: `object`, fields: { data: {} } },
    },
    registerMessageTemplate: {
      method: `POST`,
      path: `/api/message-templates/{id}/register`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    retireMessageTemplate: {
      method: `POST`,
      path: `/api/message-templates/{id}/retire`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    listApprovals: {
      method: `GET`,
      path: `/api/approvals`,
      area: `admin`,
      response: { type: `object`, fields: { waiting: {}, decided: {}, rules: {} } },
    },
    decideApproval: {
      method: `POST`,
      path: `/api/approvals/{approvalId}/decide`,
      area: `admin`,
      response: { type: `object`, fields: { message: {}, outcome: {} } },
    },
    setApprovalRule: {
      method: `POST`,
      path: `/api/approval-rules/{kind}`,
      area: `admin`,
      response: { type: `object`, fields: { message: {}, waits: {} } },
    },
    getPayingDesk: {
      method: `GET`,
      path: `/api/payment-runs`,
      area: `admin`,
      response: { type: `object`, fields: { candidates: {}, total: {}, runs: {} } },
    },
    getPaymentRun: {
      method: `GET`,
      path: `/api/payment-runs/{runId}`,
      area: `admin`,
      response: {
        type: `object`,
        fields: {
          run_id: {},
          state: {},
          made_at: {},
          sent_day: { spec: { nullable: !0 } },
          sums: {},
          hash: {},
          made_by: { spec: { nullable: !0 } },
          checked_at: { spec: { nullable: !0 } },
          checked_by: { spec: { nullable: !0 } },
          alone: {},
          reason: { spec: { nullable: !0 } },
          run_before: { spec: { nullable: !0 } },
          check_problem: { spec: { nullable: !0 } },
          may_approve_from: { spec: { nullable: !0 } },
          lines: {},
        },
      },
    },
    makePaymentRun: {
      method: `POST`,
      path: `/api/payment-runs`,
      area: `admin`,
      response: { type: `object`, fields: { message: {}, run_id: {} } },
    },
    checkPaymentRun: {
      method: `POST`,
      path: `/api/payment-runs/{runId}/check`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    callOffPaymentRun: {
      method: `POST`,
      path: `/api/payment-runs/{runId}/call-off`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    downloadBankFile: {
      method: `GET`,
      path: `/api/payment-runs/{runId}/bank-file/{bank}`,
      area: `admin`,
      answerKind: `csv`,
      response: { type: `string`, fields: {} },
    },
    sendPaymentRun: {
      method: `POST`,
      path: `/api/payment-runs/{runId}/sent`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    payRunLine: {
      method: `POST`,
      path: `/api/payment-run-lines/{lineId}/paid`,
      area: `admin`,
      response: { type: `object`, fields: { message: {}, payment_id: {} } },
    },
    returnRunLine: {
      method: `POST`,
      path: `/api/payment-run-lines/{lineId}/returned`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    listLowerTaxCertificates: {
      method: `GET`,
      path: `/api/partners/{id}/tax-certificates`,
      area: `admin`,
      response: { type: `array`, fields: {} },
    },
    noteLowerTaxCertificate: {
      method: `POST`,
      path: `/api/partners/{id}/tax-certificates`,
      area: `admin`,
      response: { type: `array`, fields: {} },
    },
    endLowerTaxCertificate: {
      method: `POST`,
      path: `/api/partners/{id}/tax-certificates/{certificateId}/end`,
      area: `admin`,
      response: { type: `array`, fields: {} },
    },
    getTaxDesk: {
      method: `GET`,
      path: `/api/tax`,
      area: `admin`,
      response: { type: `object`, fields: { deposits: {}, quarters: {} } },
    },
    exportTaxReturn: {
      method: `GET`,
      path: `/api/tax/{quarter}/export`,
      area: `admin`,
      answerKind: `csv`,
      response: { type: `string`, fields: {} },
    },
    listDeskTickets: {
      method: `GET`,
      path: `/api/ticket-desk`,
      area: `admin`,
      response: { type: `object`, fields: { rows: {}, total: {}, capped: {}, counts: {}, people: {} } },
    },
    changeDeskTickets: {
      method: `POST`,
      path: `/api/ticket-desk-many`,
      area: `admin`,
      response: { type: `object`, fields: { changed: {}, unchanged: {}, refused: {} } },
    },
    getDeskTicket: {
      method: `GET`,
      path: `/api/ticket-desk/{ticket}`,
      area: `admin`,
      response: { type: `object`, fields: { data: {} } },
    },
    answerDeskTicket: {
      method: `POST`,
      path: `/api/ticket-desk/{ticket}/answer`,
      area: `admin`,
      response: { type: `object`, fields: { data: {} } },
    },
    noteDeskTicket: {
      method: `POST`,
      path: `/api/ticket-desk/{ticket}/notes`,
      area: `admin`,
      response: { type: `object`, fields: { data: {} } },
    },
    assignDeskTicket: {
      method: `POST`,
      path: `/api/ticket-desk/{ticket}/assign`,
      area: `admin`,
      response: { type: `object`, fields: { data: {} } },
    },
    closeDeskTicket: {
      method: `POST`,
      path: `/api/ticket-desk/{ticket}/close`,
      area: `admin`,
      response: { type: `object`, fields: { data: {} } },
    },
    mergeDeskTicket: {
      method: `POST`,
      path: `/api/ticket-desk/{ticket}/merge`,
      area: `admin`,
      response: { type: `object`, fields: { data: {} } },
    },
    escalateDeskTicket: {
      method: `POST`,
      path: `/api/ticket-desk/{ticket}/escalate`,
      area: `admin`,
      response: { type: `object`, fields: { data: {} } },
    },
    linkDeskTicket: {
      method: `POST`,
      path: `/api/ticket-desk/{ticket}/link`,
      area: `admin`,
      response: { type: `object`, fields: { data: {} } },
    },
    makeTicketEvidence: {
      method: `POST`,
      path: `/api/ticket-desk/{ticket}/evidence`,
      area: `admin`,
      answerKind: `pdf`,
      response: { type: `string`, fields: {} },
    },
    getDeskShare: {
      method: `GET`,
      path: `/api/desk-share`,
      area: `admin`,
      response: { type: `object`, fields: { data: {} } },
    },
    updateDeskShare: {
      method: `POST`,
      path: `/api/desk-share`,
      area: `admin`,
      response: { type: `object`, fields: { data: {} } },
    },
    reopenDeskTicket: {
      method: `POST`,
      path: `/api/ticket-desk/{ticket}/reopen`,
      area: `admin`,
      response: { type: `object`, fields: { data: {} } },
    },
    listDeskEnquiries: {
      method: `GET`,
      path: `/api/enquiry-desk`,
      area: `admin`,
      response: { type: `object`, fields: { rows: {}, total: {}, capped: {}, counts: {} } },
    },
    getDeskEnquiry: {
      method: `GET`,
      path: `/api/enquiry-desk/{reference}`,
      area: `admin`,
      response: { type: `object`, fields: { data: {} } },
    },
    assignDeskEnquiry: {
      method: `POST`,
      path: `/api/enquiry-desk/{reference}/assign`,
      area: `admin`,
      response: { type: `object`, fields: { data: {} } },
    },
    passOnEnquiry: {
      method: `POST`,
      path: `/api/enquiry-desk/{reference}/pass-on`,
      area: `admin`,
      response: { type: `object`, fields: { data: {} } },
    },
    closeDeskEnquiry: {
      method: `POST`,
      path: `/api/enquiry-desk/{reference}/close`,
      area: `admin`,
      response: { type: `object`, fields: { data: {} } },
    },
    getPartnerRevenue: {
      method: `GET`,
      path: `/api/partner/get-revenue`,
      area: `partner`,
      response: {
        type: `object`,
        fields: {
          partnerId: {},
          merchantId: {},
          name: {},
          code: {},
          isPartner: {},
          masquerade: {},
          owner: {},
          rights: {},
          revenue_percent: {},
          revenue_flat_fee: {},
          applications: {},
          disbursed_amount: {},
        },
      },
    },
    partnerLogout: {
      method: `POST`,
      path: `/api/partner/logout`,
      area: `partner`,
      response: { type: `object`, fields: { message: {} } },
    },
    listOffering: {
      method: `GET`,
      path: `/api/partner/offering`,
      area: `partner`,
      response: { type: `array`, fields: {} },
    },
    listTrackingLinks: {
      method: `GET`,
      path: `/api/partner/tracking-links`,
      area: `partner`,
      response: { type: `array`, fields: {} },
    },
    createTrackingLink: {
      method: `POST`,
      path: `/api/partner/tracking-links`,
      area: `partner`,
      response: {
        type: `object`,
        fields: {
          link_id: {},
          code: {},
          product_type: {},
          label: {},
          created_at: {},
          disabled_at: { spec: { nullable: !0 } },
          stopped_by: { spec: { nullable: !0 } },
          stopped_reason: { spec: { nullable: !0 } },
          clicks: { spec: { nullable: !0 } },
          leads: { spec: { nullable: !0 } },
        },
      },
    },
    disableTrackingLink: {
      method: `POST`,
      path: `/api/partner/tracking-links/{id}/disable`,
      area: `partner`,
      response: { type: `object`, fields: { message: {} } },
    },
    listPartnerLeads: {
      method: `GET`,
      path: `/api/partner/leads`,
      area: `partner`,
      response: { type: `object`, fields: { rows: {}, total: {}, capped: {} } },
    },
    listLeadNamings: {
      method: `GET`,
      path: `/api/partner/lead-namings`,
      area: `partner`,
      response: { type: `array`, fields: {} },
    },
    inspectLead: {
      method: `POST`,
      path: `/api/partner/lead-inspector`,
      area: `partner`,
      response: {
        type: `object`,
        fields: {
          verdict: {},
          reasons: {},
          reference: { spec: { nullable: !0 } },
          held_until: { spec: { nullable: !0 } },
          touches: {},
        },
      },
    },
    getOwnBrand: {
      method: `GET`,
      path: `/api/partner/brand`,
      area: `partner`,
      response: {
        type: `object`,
        fields: {
          code: {},
          reserved: {},
          base: {},
          own: { spec: { nullable: !0 } },
          state: {},
          live: { spec: { nullable: !0 } },
          live_version: {},
          draft: { spec: { nullable: !0 } },
          waiting: { spec: { nullable: !0 } },
          versions: {},
        },
      },
    },
    saveOwnBrandDraft: {
      method: `POST`,
      path: `/api/partner/brand/draft`,
      area: `partner`,
      response: { type: `object`, fields: { message: {}, revision: {} } },
    },
    uploadOwnBrandLogo: {
      method: `POST`,
      path: `/api/partner/brand/logo`,
      area: `partner`,
      response: { type: `object`, fields: { file: {} } },
    },
    getPartnerHome: {
      method: `GET`,
      path: `/api/partner/home`,
      area: `partner`,
      response: {
        type: `object`,
        fields: {
          from: {},
          to: {},
          now: {},
          before: {},
          days: {},
          attention: {},
          may_make_links: {},
          first_steps: {},
          next_payment: {},
          accrued: {},
          latest: {},
        },
      },
    },
    traceOwnFigure: {
      method: `GET`,
      path: `/api/partner/figure-trace`,
      area: `partner`,
      response: {
        type: `object`,
        fields: {
          as_of: {},
          range: {},
          before: {},
          young_from: { spec: { nullable: !0 } },
          total: {},
          rows: {},
          others: { spec: { nullable: !0 } },
          narrowed: {},
        },
      },
    },
    listLeadReport: {
      method: `GET`,
      path: `/api/partner/reports/leads`,
      area: `partner`,
      response: { type: `object`, fields: { rows: {}, total: {}, capped: {} } },
    },
    listApplicationReport: {
      method: `GET`,
      path: `/api/partner/reports/applications`,
      area: `partner`,
      response: { type: `object`, fields: { rows: {}, total: {}, capped: {} } },
    },
    listDisbursalReport: {
      method: `GET`,
      path: `/api/partner/reports/disbursals`,
      area: `partner`,
      response: { type: `object`, fields: { rows: {}, total: {}, capped: {} } },
    },
    listPayoutReport: {
      method: `GET`,
      path: `/api/partner/reports/payouts`,
      area: `partner`,
      response: { type: `object`, fields: { rows: {}, total: {}, capped: {} } },
    },
    exportLeadReport: {
      method: `GET`,
      path: `/api/partner/reports/leads/export`,
      area: `partner`,
      answerKind: `table`,
      response: { type: `string`, fields: {} },
    },
    exportApplicationReport: {
      method: `GET`,
      path: `/api/partner/reports/applications/export`,
      area: `partner`,
      answerKind: `table`,
      response: { type: `string`, fields: {} },
    },
    exportDisbursalReport: {
      method: `GET`,
      path: `/api/partner/reports/disbursals/export`,
      area: `partner`,
      answerKind: `table`,
      response: { type: `string`, fields: {} },
    },
    exportPayoutReport: {
      method: `GET`,
      path: `/api/partner/reports/payouts/export`,
      area: `partner`,
      answerKind: `table`,
      response: { type: `string`, fields: {} },
    },
    listPayoutStatements: {
      method: `GET`,
      path: `/api/partner/statements`,
      area: `partner`,
      response: { type: `array`, fields: {} },
    },
    listOwnTax: { method: `GET`, path: `/api/partner/tax`, area: `partner`, response: { type: `array`, fields: {} } },
    exportOwnTax: {
      method: `GET`,
      path: `/api/partner/tax/{quarter}/export`,
      area: `partner`,
      answerKind: `csv`,
      response: { type: `string`, fields: {} },
    },
    createPayoutDispute: {
      method: `POST`,
      path: `/api/partner/payouts/{payoutId}/dispute`,
      area: `partner`,
      response: { type: `object`, fields: { message: {}, dispute_id: {}, created_at: {} } },
    },
    listLenderJourneys: {
      method: `GET`,
      path: `/api/partner/lender-journeys`,
      area: `partner`,
      response: { type: `object`, fields: { data: {} } },
    },
    getSellingRules: {
      method: `GET`,
      path: `/api/partner/selling-rules`,
      area: `partner`,
      response: { type: `object`, fields: { version: {}, accepted_at: { spec: { nullable: !0 } }, accepted: {} } },
    },
    acknowledgeSellingRules: {
      method: `POST`,
      path: `/api/partner/acknowledge-selling-rules`,
      area: `partner`,
      response: { type: `object`, fields: { version: {}, accepted_at: { spec: { nullable: !0 } }, accepted: {} } },
    },
    listPartnerTickets: {
      method: `GET`,
      path: `/api/partner/tickets`,
      area: `partner`,
      response: { type: `array`, fields: {} },
    },
    createPartnerTicket: {
      method: `POST`,
      path: `/api/partner/tickets`,
      area: `partner`,
      response: {
        type: `object`,
        fields: {
          ticket: {},
          status: {},
          app_id: { spec: { nullable: !0 } },
          created_at: {},
          due_at: {},
          days_left: {},
          messages: {},
          merged_into: { spec: { nullable: !0 } },
          merged: {},
          rating: { spec: { nullable: !0 } },
          may_rate: {},
          topic: {},
          subject: {},
        },
      },
    },
    getPartnerTicket: {
      method: `GET`,
      path: `/api/partner/tickets/{ticket}`,
      area: `partner`,
      response: {
        type: `object`,
        fields: {
          ticket: {},
          status: {},
          app_id: { spec: { nullable: !0 } },
          created_at: {},
          due_at: {},
          days_left: {},
          messages: {},
          merged_into: { spec: { nullable: !0 } },
          merged: {},
          rating: { spec: { nullable: !0 } },
          may_rate: {},
          topic: {},
          subject: {},
        },
      },
    },
    createPartnerTicketMessage: {
      method: `POST`,
      path: `/api/partner/tickets/{ticket}/messages`,
      area: `partner`,
      response: {
        type: `object`,
        fields: {
          ticket: {},
          status: {},
          app_id: { spec: { nullable: !0 } },
          created_at: {},
          due_at: {},
          days_left: {},
          messages: {},
          merged_into: { spec: { nullable: !0 } },
          merged: {},
          rating: { spec: { nullable: !0 } },
          may_rate: {},
          topic: {},
          subject: {},
        },
      },
    },
    ratePartnerTicket: {
      method: `POST`,
      path: `/api/partner/tickets/{ticket}/rating`,
      area: `partner`,
      response: {
        type: `object`,
        fields: {
          ticket: {},
          status: {},
          app_id: { spec: { nullable: !0 } },
          created_at: {},
          due_at: {},
          days_left: {},
          messages: {},
          merged_into: { spec: { nullable: !0 } },
          merged: {},
          rating: { spec: { nullable: !0 } },
          may_rate: {},
          topic: {},
          subject: {},
        },
      },
    },
    getPartnerSettings: {
      method: `GET`,
      path: `/api/partner/settings`,
      area: `partner`,
      response: {
        type: `object`,
        fields: {
          business_name: {},
          code: {},
          merchant_id: {},
          pan: {},
          gstin: {},
          profile: {},
          bank: { spec: { nullable: !0 } },
          waiting: { spec: { nullable: !0 } },
          bank_check: {},
          bank_sandbox: {},
          notifications: {},
        },
      },
    },
    updatePartnerProfile: {
      method: `POST`,
      path: `/api/partner/settings/profile`,
      area: `partner`,
      response: {
        type: `object`,
        fields: {
          business_name: {},
          code: {},
          merchant_id: {},
          pan: {},
          gstin: {},
          profile: {},
          bank: { spec: { nullable: !0 } },
          waiting: { spec: { nullable: !0 } },
          bank_check: {},
          bank_sandbox: {},
          notifications: {},
        },
      },
    },
    updatePartnerBank: {
      method: `POST`,
      path: `/api/partner/settings/bank`,
      area: `partner`,
      response: {
        type: `object`,
        fields: {
          business_name: {},
          code: {},
          merchant_id: {},
          pan: {},
          gstin: {},
          profile: {},
          bank: { spec: { nullable: !0 } },
          waiting: { spec: { nullable: !0 } },
          bank_check: {},
          bank_sandbox: {},
          notifications: {},
        },
      },
    },
    recheckPartnerBank: {
      method: `POST`,
      path: `/api/partner/settings/bank/check`,
      area: `partner`,
      response: {
        type: `object`,
        fields: {
          business_name: {},
          code: {},
          merchant_id: {},
          pan: {},
          gstin: {},
          profile: {},
          bank: { spec: { nullable: !0 } },
          waiting: { spec: { nullable: !0 } },
          bank_check: {},
          bank_sandbox: {},
          notifications: {},
        },
      },
    },
    getOwnEvidence: {
      method: `GET`,
      path: `/api/partner/evidence`,
      area: `partner`,
      response: { type: `object`, fields: { steps: {}, agreement: {} } },
    },
    sendPartnerCode: {
      method: `POST`,
      path: `/api/partner/code`,
      area: `partner`,
      response: { type: `object`, fields: { email: {}, late: {} } },
    },
    confirmPartnerCode: {
      method: `POST`,
      path: `/api/partner/code/confirm`,
      area: `partner`,
      response: { type: `object`, fields: { message: {} } },
    },
    acceptAgreement: {
      method: `POST`,
      path: `/api/partner/agreement`,
      area: `partner`,
      response: { type: `object`, fields: { steps: {}, agreement: {} } },
    },
    updatePartnerNotification: {
      method: `POST`,
      path: `/api/partner/settings/notifications`,
      area: `partner`,
      response: {
        type: `object`,
        fields: {
          business_name: {},
          code: {},
          merchant_id: {},
          pan: {},
          gstin: {},
          profile: {},
          bank: { spec: { nullable: !0 } },
          waiting: { spec: { nullable: !0 } },
          bank_check: {},
          bank_sandbox: {},
          notifications: {},
        },
      },
    },
    listPartnerPeople: {
      method: `GET`,
      path: `/api/partner/people`,
      area: `partner`,
      response: { type: `array`, fields: {} },
    },
    createPartnerPerson: {
      method: `POST`,
      path: `/api/partner/people`,
      area: `partner`,
      response: { type: `object`, fields: { partner_user_id: {} } },
    },
    updatePartnerPerson: {
      method: `POST`,
      path: `/api/partner/people/{id}`,
      area: `partner`,
      response: {
        type: `object`,
        fields: {
          partner_user_id: {},
          name: {},
          email: {},
          status: {},
          owner: {},
          invited: {},
          created_at: {},
          rights: {},
          self: {},
        },
      },
    },
    resetPartnerPersonPassword: {
      method: `POST`,
      path: `/api/partner/people/{id}/password`,
      area: `partner`,
      response: { type: `object`, fields: { message: {} } },
    },
    changePartnerPassword: {
      method: `POST`,
      path: `/api/partner/password`,
      area: `partner`,
      response: { type: `object`, fields: { message: {} } },
    },
    listPartnerSessions: {
      method: `GET`,
      path: `/api/partner/sessions`,
      area: `partner`,
      response: { type: `array`, fields: {} },
    },
    endPartnerSession: {
      method: `POST`,
      path: `/api/partner/sessions/{id}/end`,
      area: `partner`,
      response: { type: `object`, fields: { message: {} } },
    },
    endOtherPartnerSessions: {
      method: `POST`,
      path: `/api/partner/end-other-sessions`,
      area: `partner`,
      response: { type: `object`, fields: { message: {} } },
    },
    listSupportViews: {
      method: `GET`,
      path: `/api/partner/support-views`,
      area: `partner`,
      response: { type: `array`, fields: {} },
    },
    listReferrals: {
      method: `GET`,
      path: `/api/partner/referrals`,
      area: `partner`,
      response: { type: `object`, fields: { reward: { spec: { nullable: !0 } }, referrals: {} } },
    },
    createReferral: {
      method: `POST`,
      path: `/api/partner/referrals`,
      area: `partner`,
      response: {
        type: `object`,
        fields: {
          referral_id: {},
          code: {},
          name: {},
          contact: {},
          status: {},
          reward: { spec: { nullable: !0 } },
          created_at: {},
        },
      },
    },
    listApiKeys: {
      method: `GET`,
      path: `/api/partner/api-keys`,
      area: `partner`,
      response: { type: `array`, fields: {} },
    },
    createApiKey: {
      method: `POST`,
      path: `/api/partner/api-keys`,
      area: `partner`,
      response: { type: `object`, fields: { key: {}, row: {} } },
    },
    rotateApiKey: {
      method: `POST`,
      path: `/api/partner/api-keys/{id}/rotate`,
      area: `partner`,
      response: { type: `object`, fields: { key: {}, row: {} } },
    },
    revokeApiKey: {
      method: `POST`,
      path: `/api/partner/api-keys/{id}/revoke`,
      area: `partner`,
      response: { type: `object`, fields: { message: {} } },
    },
    listWebhooks: {
      method: `GET`,
      path: `/api/partner/webhooks`,
      area: `partner`,
      response: { type: `array`, fields: {} },
    },
    createWebhook: {
      method: `POST`,
      path: `/api/partner/webhooks`,
      area: `partner`,
      response: { type: `object`, fields: { signing: {}, row: {} } },
    },
    updateWebhook: {
      method: `POST`,
      path: `/api/partner/webhooks/{id}`,
      area: `partner`,
      response: { type: `object`, fields: { webhook_id: {}, url: {}, events: {}, active: {}, created_at: {} } },
    },
    removeWebhook: {
      method: `POST`,
      path: `/api/partner/webhooks/{id}/remove`,
      area: `partner`,
      response: { type: `object`, fields: { message: {} } },
    },
    testWebhook: {
      method: `POST`,
      path: `/api/partner/webhooks/{id}/test`,
      area: `partner`,
      response: {
        type: `object`,
        fields: {
          delivery_id: {},
          webhook_id: {},
          url: {},
          event: {},
          body: {},
          status: {},
          attempts: {},
          response_code: { spec: { nullable: !0 } },
          error: { spec: { nullable: !0 } },
          created_at: {},
          delivered_at: { spec: { nullable: !0 } },
        },
      },
    },
    listWebhookDeliveries: {
      method: `GET`,
      path: `/api/partner/webhook-deliveries`,
      area: `partner`,
      response: { type: `object`, fields: { rows: {}, total: {}, capped: {} } },
    },
    replayWebhookDelivery: {
      method: `POST`,
      path: `/api/partner/webhook-deliveries/{id}/replay`,
      area: `partner`,
      response: {
        type: `object`,
        fields: {
          delivery_id: {},
          webhook_id: {},
          url: {},
          event: {},
          body: {},
          status: {},
          attempts: {},
          response_code: { spec: { nullable: !0 } },
          error: { spec: { nullable: !0 } },
          created_at: {},
          delivered_at: { spec: { nullable: !0 } },
        },
      },
    },
    createWidget: {
      method: `POST`,
      path: `/api/partner/widgets`,
      area: `partner`,
      response: { type: `object`, fields: { key: {} } },
    },
    getOwnFunnel: {
      method: `GET`,
      path: `/api/partner/funnel`,
      area: `partner`,
      response: {
        type: `object`,
        fields: {
          state: {},
          code: {},
          allowed: {},
          draft: { spec: { nullable: !0 } },
          published: { spec: { nullable: !0 } },
          versions: {},
        },
      },
    },
    saveFunnelDraft: {
      method: `POST`,
      path: `/api/partner/funnel/draft`,
      area: `partner`,
      response: { type: `object`, fields: { message: {}, state: {} } },
    },
    publishFunnel: {
      method: `POST`,
      path: `/api/partner/funnel/publish`,
      area: `partner`,
      response: { type: `object`, fields: { message: {}, state: {} } },
    },
    rollBackFunnel: {
      method: `POST`,
      path: `/api/partner/funnel/roll-back`,
      area: `partner`,
      response: { type: `object`, fields: { message: {}, state: {} } },
    },
    createApiLead: {
      method: `POST`,
      path: `/api/partner-api/leads`,
      area: `public`,
      response: { type: `object`, fields: { sandbox: {}, outcome: {}, lead: { spec: { nullable: !0 } } } },
    },
    listApiLeads: {
      method: `GET`,
      path: `/api/partner-api/leads`,
      area: `public`,
      response: { type: `object`, fields: { sandbox: {}, leads: {}, next: { spec: { nullable: !0 } } } },
    },
    getApiLead: {
      method: `GET`,
      path: `/api/partner-api/leads/{reference}`,
      area: `public`,
      response: { type: `object`, fields: { sandbox: {}, lead: {} } },
    },
    checkApiEligibility: {
      method: `POST`,
      path: `/api/partner-api/eligibility`,
      area: `public`,
      response: { type: `object`, fields: { sandbox: {}, matched: {}, not_matched: {} } },
    },
    checkWidgetEligibility: {
      method: `POST`,
      path: `/api/partner-widget/eligibility`,
      area: `public`,
      response: { type: `object`, fields: { matched: {}, asked: {}, way_on: {} } },
    },
    listMerchants: { method: `GET`, path: `/api/merchants`, area: `admin`, response: { type: `array`, fields: {} } },
    listMerchantRequests: {
      method: `GET`,
      path: `/api/merchant-requests`,
      area: `admin`,
      response: { type: `object`, fields: { rows: {}, total: {}, capped: {}, counts: {} } },
    },
    getMerchantRequest: {
      method: `GET`,
      path: `/api/merchant-requests/{id}`,
      area: `admin`,
      response: {
        type: `object`,
        fields: {
          request_id: {},
          reference: {},
          business_name: {},
          phone: {},
          partner: {},
          status: {},
          created_at: {},
          decided_at: { spec: { nullable: !0 } },
          full_name: {},
          email: {},
          pincode: {},
          pan: {},
          account_number: {},
          ifsc: {},
          invited_by: {},
          decided_by: {},
          reason: {},
          free_brands: {},
        },
      },
    },
    approveMerchantRequest: {
      method: `POST`,
      path: `/api/merchant-requests/{id}/approve`,
      area: `admin`,
      response: { type: `object`, fields: { message: {}, partner_id: {}, merchant_id: {}, name: {}, email: {} } },
    },
    declineMerchantRequest: {
      method: `POST`,
      path: `/api/merchant-requests/{id}/decline`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    listPartnerStatements: {
      method: `GET`,
      path: `/api/partners/{id}/statements`,
      area: `admin`,
      response: { type: `array`, fields: {} },
    },
    listPartnerPayouts: {
      method: `GET`,
      path: `/api/partners/{id}/payouts/{month}`,
      area: `admin`,
      response: { type: `object`, fields: { rows: {}, total: {}, capped: {} } },
    },
    approvePayouts: {
      method: `POST`,
      path: `/api/partners/{id}/payouts/{month}/approve`,
      area: `admin`,
      response: { type: `object`, fields: { message: {}, lines: {}, net: {}, waits: {} } },
    },
    reversePayment: {
      method: `POST`,
      path: `/api/payout-payments/{paymentId}/reverse`,
      area: `admin`,
      response: { type: `object`, fields: { message: {}, payment_id: {} } },
    },
    takeBackPayout: {
      method: `POST`,
      path: `/api/payouts/{payoutId}/take-back`,
      area: `admin`,
      response: { type: `object`, fields: { message: {}, payout_id: {} } },
    },
    releasePayout: {
      method: `POST`,
      path: `/api/payouts/{payoutId}/release`,
      area: `admin`,
      response: { type: `object`, fields: { message: {} } },
    },
    listPayoutDisputes: {
      method: `GET`,
      path: `/api/payout-disputes`,
      area: `admin`,
      response: { type: `array`, fields: {} },
    },
    answerPayoutDispute: {
      method: `POST`,
      path: `/api/payout-disputes/{disputeId}/answer`,
      area: `admin`,
      response: { type: `object`, fields: { message: {}, waits: {}, difference: { spec: { nullable: !0 } } } },
    },
  }
function Sa({ path: e }, t = {}, n = {}) {
  let r = e.replace(/\{(\w+)\}/g, (e, n) => encodeURIComponent(String(t[n])))
  return de(r, n)
}
var Ca = 5e3,
  wa = 1e4,
  Ta,
  Ea = ``,
  Da = 1 / 0
async function Oa() {
  let e = new Promise((e) => setTimeout(() => e(null), Ca)),
    t = await Promise.race([window.clOpening ?? null, e]).catch(() => null)
  return ((Da = performance.now() + wa), new Map(t?.answers.map((e) => [e.address, e])))
}
var ka = () => {
  let { pathname: e } = window.location
  return e === `/admin` ? Oe(`dashboard`) : e
}
function Aa() {
  return typeof window > `u` || window.clOpening === void 0
    ? !1
    : (Ta === void 0 && ((Ea = ka()), (Ta = Oa())),
      (ka() !== Ea || performance.now() > Da) && Ma(),
      window.clOpening !== void 0)
}
async function ja(e) {
  let t = await Ta,
    n = t?.get(e)
  return (n && n.status >= 400 && t?.delete(e), n)
}
function Ma() {
  ;(delete window.clOpening, (Ta = void 0), (Da = 1 / 0))
}
var Na = 3,
  Pa = 5e3,
  Fa = (e) => (e instanceof o && e.status === 503 && e.retryAfter !== void 0 ? e.retryAfter * 1e3 : null),
  Ia = (e) => e instanceof o && e.code === `busy`
async function La(e, t, n = () => void 0) {
  for (let r = 1; ; r += 1)
    try {
      return await e()
    } catch (e) {
      let i = Fa(e)
      if (i === null || i > Pa || r === Na || !t(e)) throw e
      ;(n(e), await le(i + Ae(r)))
    }
}
var Ra = L.createContext(void 0),
  za = (e) => {
    let t = L.useContext(Ra)
    if (e) return e
    if (!t) throw Error(`No QueryClient set, use QueryClientProvider to set one`)
    return t
  },
  Ba = ({ client: e, children: t }) => (
    L.useEffect(
      () => (
        e.mount(),
        () => {
          e.unmount()
        }
      ),
      [e],
    ),
    (0, R.jsx)(Ra.Provider, { value: e, children: t })
  ),
  Va = {
    setTimeout: (e, t) => setTimeout(e, t),
    clearTimeout: (e) => clearTimeout(e),
    setInterval: (e, t) => setInterval(e, t),
    clearInterval: (e) => clearInterval(e),
  },
  Ha = new (class {
    #e = Va
    setTimeoutProvider(e) {
      this.#e = e
    }
    setTimeout(e, t) {
      return this.#e.setTimeout(e, t)
    }
    clearTimeout(e) {
      this.#e.clearTimeout(e)
    }
    setInterval(e, t) {
      return this.#e.setInterval(e, t)
    }
    clearInterval(e) {
      this.#e.clearInterval(e)
    }
  })()
function Ua(e) {
  setTimeout(e, 0)
}
var Wa = typeof window > `u` || `Deno` in globalThis
function X() {}
function Ga(e, t) {
  return typeof e == `function` ? e(t) : e
}
function Ka(e) {
  return typeof e == `number` && e >= 0 && e !== 1 / 0
}
function qa(e, t) {
  return Math.max(e + (t || 0) - Date.now(), 0)
}
function Z(e, t) {
  return typeof e == `function` ? e(t) : e
}
function Ja(e, t) {
  let { type: n = `all`, exact: r, fetchStatus: i, predicate: a, queryKey: o, stale: s } = e
  if (o) {
    if (r) {
      if (t.queryHash !== Xa(o, t.options)) return !1
    } else if (!Qa(t.queryKey, o)) return !1
  }
  if (n !== `all`) {
    let e = t.isActive()
    if ((n === `active` && !e) || (n === `inactive` && e)) return !1
  }
  return !((typeof s == `boolean` && t.isStale() !== s) || (i && i !== t.state.fetchStatus) || (a && !a(t)))
}
function Ya(e, t) {
  let { exact: n, status: r, predicate: i, mutationKey: a } = e
  if (a) {
    if (!t.options.mutationKey) return !1
    if (n) {
      if (Za(t.options.mutationKey) !== Za(a)) return !1
    } else if (!Qa(t.options.mutationKey, a)) return !1
  }
  return !((r && t.state.status !== r) || (i && !i(t)))
}
function Xa(e, t) {
  return (t?.queryKeyHashFn || Za)(e)
}
function Za(e) {
  return JSON.stringify(e, (e, t) =>
    ro(t)
      ? Object.keys(t)
          .sort()
          .reduce((e, n) => ((e[n] = t[n]), e), {})
      : t,
  )
}
function Qa(e, t) {
  if (e === t) return !0
  if (typeof e != typeof t) return !1
  if (e && t && typeof e == `object` && typeof t == `object`) {
    if (Array.isArray(e) && Array.isArray(t)) {
      if (t.length > e.length) return !1
      for (let n = 0; n < t.length; n++) if (!Qa(e[n], t[n])) return !1
      return !0
    }
    let n = Object.keys(t)
    for (let r of n) if (!Qa(e[r], t[r])) return !1
    return !0
  }
  return !1
}
var $a = Object.prototype.hasOwnProperty
function eo(e, t, n = 0) {
  if (e === t) return e
  if (n > 500) return t
  let r = no(e) && no(t)
  if (!r && !(ro(e) && ro(t))) return t
  let i = (r ? e : Object.keys(e)).length,
    a = r ? t : Object.keys(t),
    o = a.length,
    s = r ? Array(o) : {},
    c = 0
  for (let l = 0; l < o; l++) {
    let o = r ? l : a[l],
      u = e[o],
      d = t[o]
    if (u === d) {
      ;((s[o] = u), (r ? l < i : $a.call(e, o)) && c++)
      continue
    }
    if (u === null || d === null || typeof u != `object` || typeof d != `object`) {
      s[o] = d
      continue
    }
    let f = eo(u, d, n + 1)
    ;((s[o] = f), f === u && c++)
  }
  return i === o && c === i ? e : s
}
function to(e, t) {
  if (!t || Object.keys(e).length !== Object.keys(t).length) return !1
  for (let n of Object.keys(e)) if (!$a.call(t, n) || e[n] !== t[n]) return !1
  return !0
}
function no(e) {
  return Array.isArray(e) && e.length === Object.keys(e).length
}
function ro(e) {
  if (!io(e)) return !1
  let t = Object.getPrototypeOf(e),
    n = t?.constructor
  if (n === void 0) return !0
  if (typeof n != `function`) return !1
  let r = n.prototype
  return !(!io(r) || !r.hasOwnProperty(`isPrototypeOf`) || t !== Object.prototype)
}
function io(e) {
  return Object.prototype.toString.call(e) === `[object Object]`
}
function ao(e) {
  return new Promise((t) => {
    Ha.setTimeout(t, e)
  })
}
function oo(e, t, n) {
  return typeof n.structuralSharing == `function`
    ? n.structuralSharing(e, t)
    : n.structuralSharing === !1
      ? t
      : eo(e, t)
}
function so(e) {
  return e
}
function co(e, t, n = 0) {
  let r = [...e, t]
  return n && r.length > n ? r.slice(-n) : r
}
function lo(e, t, n = 0) {
  let r = [t, ...e]
  return n && r.length > n ? r.slice(0, n) : r
}
var uo = Symbol()
function fo(e, t) {
  return !e.queryFn && t?.initialPromise
    ? () => t.initialPromise
    : !e.queryFn || e.queryFn === uo
      ? () => Promise.reject(Error(`Missing queryFn: '${e.queryHash}'`))
      : e.queryFn
}
function po(e, t) {
  return typeof e == `function` ? e(...t) : !!e
}
var mo = Symbol()
function ho(e, t, n, r) {
  let i = !1,
    a
  return (
    Object.defineProperties(e, {
      [mo]: { value: r },
      signal: {
        enumerable: !0,
        get: () => ((a ??= t()), i || ((i = !0), a.aborted ? n() : a.addEventListener(`abort`, n, { once: !0 })), a),
      },
    }),
    e
  )
}
var go = () => Wa,
  _o = () => go(),
  vo = class {
    constructor() {
      ;((this.listeners = new Set()), (this.subscribe = this.subscribe.bind(this)))
    }
    subscribe(e) {
      return (
        this.listeners.add(e),
        this.onSubscribe(),
        () => {
          ;(this.listeners.delete(e), this.onUnsubscribe())
        }
      )
    }
    hasListeners() {
      return this.listeners.size > 0
    }
    onSubscribe() {}
    onUnsubscribe() {}
  },
  yo = new (class extends vo {
    #e
    #t
    #n
    constructor() {
      ;(super(),
        (this.#n = (e) => {
          if (typeof window < `u` && window.addEventListener) {
            let t = () => e()
            return (
              window.addEventListener(`visibilitychange`, t, !1),
              () => {
                window.removeEventListener(`visibilitychange`, t)
              }
            )
          }
        }))
    }
    onSubscribe() {
      this.#t || this.setEventListener(this.#n)
    }
    onUnsubscribe() {
      this.hasListeners() || (this.#t?.(), (this.#t = void 0))
    }
    setEventListener(e) {
      ;((this.#n = e),
        this.#t?.(),
        (this.#t = e((e) => {
          typeof e == `boolean` ? this.setFocused(e) : this.onFocus()
        })))
    }
    setFocused(e) {
      this.#e !== e && ((this.#e = e), this.onFocus())
    }
    onFocus() {
      let e = this.isFocused()
      this.listeners.forEach((t) => {
        t(e)
      })
    }
    isFocused() {
      return typeof this.#e == `boolean` ? this.#e : globalThis.document?.visibilityState !== `hidden`
    }
  })(),
  bo = Ua
function xo() {
  let e = [],
    t = 0,
    n = (e) => {
      e()
    },
    r = (e) => {
      e()
    },
    i = bo,
    a = (r) => {
      t
        ? e.push(r)
        : i(() => {
            n(r)
          })
    },
    o = () => {
      let t = e
      ;((e = []),
        t.length &&
          i(() => {
            r(() => {
              t.forEach((e) => {
                n(e)
              })
            })
          }))
    }
  return {
    batch: (e) => {
      let n
      t++
      try {
        n = e()
      } finally {
        ;(t--, t || o())
      }
      return n
    },
    batchCalls:
      (e) =>
      (...t) => {
        a(() => {
          e(...t)
        })
      },
    schedule: a,
    setNotifyFunction: (e) => {
      n = e
    },
    setBatchNotifyFunction: (e) => {
      r = e
    },
    setScheduler: (e) => {
      i = e
    },
  }
}
var Q = xo(),
  So = new (class extends vo {
    #e = !0
    #t
    #n
    constructor() {
      ;(super(),
        (this.#n = (e) => {
          if (typeof window < `u` && window.addEventListener) {
            let t = () => e(!0),
              n = () => e(!1)
            return (
              window.addEventListener(`online`, t, !1),
              window.addEventListener(`offline`, n, !1),
              () => {
                ;(window.removeEventListener(`online`, t), window.removeEventListener(`offline`, n))
              }
            )
          }
        }))
    }
    onSubscribe() {
      this.#t || this.setEventListener(this.#n)
    }
    onUnsubscribe() {
      this.hasListeners() || (this.#t?.(), (this.#t = void 0))
    }
    setEventListener(e) {
      ;((this.#n = e), this.#t?.(), (this.#t = e(this.setOnline.bind(this))))
    }
    setOnline(e) {
      this.#e !== e &&
        ((this.#e = e),
        this.listeners.forEach((t) => {
          t(e)
        }))
    }
    isOnline() {
      return this.#e
    }
  })()
function Co(e) {
  return Math.min(1e3 * 2 ** e, 3e4)
}
function wo(e) {
  return (e ?? `online`) !== `online` || So.isOnline()
}
var To = class extends Error {
  constructor(e) {
    ;(super(`CancelledError`), (this.revert = e?.revert), (this.silent = e?.silent))
  }
}
function Eo(e) {
  let t = !1,
    n = 0,
    r,
    i = `pending`,
    a,
    o,
    s = new Promise((e, t) => {
      ;((a = e), (o = t))
    })
  s.catch(X)
  let c = () => i !== `pending`,
    l = (t) => {
      if (!c()) {
        let n = new To(t)
        ;(h(n), e.onCancel?.(n))
      }
    },
    u = () => {
      t = !0
    },
    d = () => {
      t = !1
    },
    f = () => yo.isFocused() && (e.networkMode === `always` || So.isOnline()) && e.canRun(),
    p = () => wo(e.networkMode) && e.canRun(),
    m = (e) => {
      c() || (r?.(), (i = `resolved`), a(e))
    },
    h = (e) => {
      c() || (r?.(), (i = `rejected`), o(e))
    },
    g = (t) =>
      new Promise((n) => {
        ;((r = (e) => {
          ;(c() || t()) && n(e)
        }),
          e.onPause?.())
      }).then(() => {
        ;((r = void 0), c() || e.onContinue?.())
      }),
    _ = () => {
      if (c()) return
      let r,
        i = n === 0 ? e.initialPromise : void 0
      try {
        r = i ?? e.fn()
      } catch (e) {
        r = Promise.reject(e)
      }
      Promise.resolve(r)
        .then(m)
        .catch((r) => {
          if (c()) return
          let i = e.retry ?? (_o() ? 0 : 3),
            a = e.retryDelay ?? Co,
            o = typeof a == `function` ? a(n, r) : a,
            s = i === !0 || (typeof i == `number` && n < i) || (typeof i == `function` && i(n, r))
          t || !s
            ? h(r)
            : (n++,
              e.onFail?.(n, r),
              ao(o)
                .then(() => (c() || f() ? void 0 : g(f)))
                .then(() => {
                  t ? h(r) : _()
                }))
        })
    }
  return {
    promise: s,
    status: () => i,
    cancel: l,
    continue: () => (r?.(), s),
    cancelRetry: u,
    continueRetry: d,
    canStart: p,
    start: () => (p() ? _() : g(p).then(_), s),
  }
}
function Do(e) {
  return {
    onFetch: (t, n) => {
      let r = t.options,
        i = t.fetchOptions?.meta?.fetchMore?.direction,
        a = t.state.data?.pages || [],
        o = t.state.data?.pageParams || [],
        s = { pages: [], pageParams: [] },
        c = 0,
        l = async () => {
          let n = !1,
            l = t,
            u = (e) => {
              ho(
                e,
                () => t.signal,
                () => (n = !0),
                l[mo],
              )
            },
            d = fo(t.options, t.fetchOptions),
            f = async (e, r, i) => {
              if (n) return Promise.reject(t.signal.reason)
              if (r == null && e.pages.length) return Promise.resolve(e)
              let a = (() => {
                  let e = {
                    client: t.client,
                    queryKey: t.queryKey,
                    pageParam: r,
                    direction: i ? `backward` : `forward`,
                    meta: t.options.meta,
                  }
                  return (u(e), e)
                })(),
                o = await d(a),
                { maxPages: s } = t.options,
                c = i ? lo : co
              return { pages: c(e.pages, o, s), pageParams: c(e.pageParams, r, s) }
            }
          if (i && a.length) {
            let e = i === `backward`,
              t = e ? ko : Oo,
              n = { pages: a, pageParams: o }
            s = await f(n, t(r, n), e)
          } else {
            let t = e ?? a.length
            do {
              let e = c === 0 ? (o[0] === void 0 ? r.initialPageParam : o[0]) : Oo(r, s)
              if (c > 0 && e == null) break
              ;((s = await f(s, e)), c++)
            } while (c < t)
          }
          return s
        }
      t.fetchFn = t.options.persister
        ? () =>
            t.options.persister?.(
              l,
              { client: t.client, queryKey: t.queryKey, meta: t.options.meta, signal: t.signal },
              n,
            )
        : l
    },
  }
}
function Oo(e, { pages: t, pageParams: n }) {
  let r = t.length - 1
  return t.length > 0 ? e.getNextPageParam(t[r], t, n[r], n) : void 0
}
function ko(e, { pages: t, pageParams: n }) {
  return t.length > 0 ? e.getPreviousPageParam?.(t[0], t, n[0], n) : void 0
}
function Ao(e, t) {
  return t ? Oo(e, t) != null : !1
}
function jo(e, t) {
  return !t || !e.getPreviousPageParam ? !1 : ko(e, t) != null
}
var Mo = class {
    #e
    destroy() {
      this.clearGcTimeout()
    }
    scheduleGc() {
      ;(this.clearGcTimeout(),
        Ka(this.gcTime) &&
          (this.#e = Ha.setTimeout(() => {
            this.optionalRemove()
          }, this.gcTime)))
    }
    updateGcTime(e) {
      this.gcTime = Math.max(this.gcTime || 0, e ?? (_o() ? 1 / 0 : 3e5))
    }
    clearGcTimeout() {
      this.#e !== void 0 && (Ha.clearTimeout(this.#e), (this.#e = void 0))
    }
  },
  No = class extends Mo {
    #e
    #t
    #n
    #r
    #i
    #a
    #o
    #s
    #c
    constructor(e) {
      ;(super(),
        (this.#c = !1),
        (this.#s = e.defaultOptions),
        this.setOptions(e.options),
        (this.observers = []),
        (this.#i = e.client),
        (this.#r = this.#i.getQueryCache()),
        (this.queryKey = e.queryKey),
        (this.queryHash = e.queryHash),
        (this.#t = Io(this.options)),
        (this.state = e.state ?? this.#t),
        this.scheduleGc())
    }
    get meta() {
      return this.options.meta
    }
    get queryType() {
      return this.#e
    }
    get promise() {
      return this.#a?.promise
    }
    setOptions(e) {
      if (
        ((this.options = { ...this.#s, ...e }),
        e?._type && (this.#e = e._type),
        this.updateGcTime(this.options.gcTime),
        this.state && this.state.data === void 0)
      ) {
        let e = Io(this.options)
        e.data !== void 0 && (this.setState(Fo(e.data, e.dataUpdatedAt)), (this.#t = e))
      }
    }
    optionalRemove() {
      !this.observers.length && this.state.fetchStatus === `idle` && this.#r.remove(this)
    }
    setData(e, t) {
      let n = oo(this.state.data, e, this.options)
      return (this.#l({ data: n, type: `success`, dataUpdatedAt: t?.updatedAt, manual: t?.manual }), n)
    }
    setState(e) {
      this.#l({ type: `setState`, state: e })
    }
    cancel(e) {
      let t = this.#a?.promise
      return (this.#a?.cancel(e), t ? t.then(X).catch(X) : Promise.resolve())
    }
    destroy() {
      ;(super.destroy(), this.cancel({ silent: !0 }))
    }
    get resetState() {
      return this.#t
    }
    reset() {
      ;(this.destroy(), this.setState(this.resetState))
    }
    isActive() {
      return this.observers.some((e) => Z(e.options.enabled, this) !== !1)
    }
    isDisabled() {
      return this.getObserversCount() > 0 ? !this.isActive() : this.options.queryFn === uo || !this.isFetched()
    }
    isFetched() {
      return this.state.dataUpdateCount + this.state.errorUpdateCount > 0
    }
    isStatic() {
      return (
        this.state.data !== void 0 &&
        this.getObserversCount() > 0 &&
        this.observers.some((e) => Z(e.options.staleTime, this) === `static`)
      )
    }
    isStale() {
      return this.getObserversCount() > 0
        ? this.observers.some((e) => e.getCurrentResult().isStale)
        : this.state.data === void 0 || this.state.isInvalidated
    }
    isStaleByTime(e = 0) {
      return this.state.data === void 0
        ? !0
        : e === `static`
          ? !1
          : this.state.isInvalidated
            ? !0
            : !qa(this.state.dataUpdatedAt, e)
    }
    onFocus() {
      ;(this.observers.find((e) => e.shouldFetchOnWindowFocus())?.refetch({ cancelRefetch: !1 }), this.#a?.continue())
    }
    onOnline() {
      ;(this.observers.find((e) => e.shouldFetchOnReconnect())?.refetch({ cancelRefetch: !1 }), this.#a?.continue())
    }
    addObserver(e) {
      this.observers.includes(e) ||
        (this.observers.push(e),
        this.clearGcTimeout(),
        this.#r.notify({ type: `observerAdded`, query: this, observer: e }))
    }
    removeObserver(e) {
      let t = this.observers.indexOf(e)
      t !== -1 &&
        (this.observers.splice(t, 1),
        this.observers.length ||
          (this.#a &&
            (this.#c || (this.state.fetchStatus === `paused` && this.state.status === `pending`)
              ? this.#a.cancel({ revert: !0 })
              : this.#a.cancelRetry()),
          this.scheduleGc()),
        this.#r.notify({ type: `observerRemoved`, query: this, observer: e }))
    }
    getObserversCount() {
      return this.observers.length
    }
    invalidate() {
      this.state.isInvalidated || this.#l({ type: `invalidate` })
    }
    async fetch(e, t) {
      if (this.state.fetchStatus !== `idle` && this.#a?.status() !== `rejected`) {
        if (this.state.data !== void 0 && t?.cancelRefetch) this.cancel({ silent: !0 })
        else if (this.#a && this.#o) return (this.#a.continueRetry(), this.#o)
      }
      if ((e && this.setOptions(e), !this.options.queryFn)) {
        let e = this.observers.find((e) => e.options.queryFn)
        e && this.setOptions(e.options)
      }
      let n = new AbortController(),
        r = (e) => {
          Object.defineProperties(e, {
            [mo]: { value: n.signal, enumerable: !0 },
            signal: { enumerable: !0, get: () => ((this.#c = !0), n.signal) },
          })
        },
        i = () => {
          let e = fo(this.options, t),
            n = (() => {
              let e = { client: this.#i, queryKey: this.queryKey, meta: this.meta }
              return (r(e), e)
            })()
          return ((this.#c = !1), this.options.persister ? this.options.persister(e, n, this) : e(n))
        },
        a = (() => {
          let e = {
            fetchOptions: t,
            options: this.options,
            queryKey: this.queryKey,
            client: this.#i,
            state: this.state,
            fetchFn: i,
          }
          return (r(e), e)
        })()
      ;((this.#e === `infinite` ? Do(this.options.pages) : this.options.behavior)?.onFetch(a, this),
        (this.#n = this.state),
        (this.state.fetchStatus === `idle` || this.state.fetchMeta !== a.fetchOptions?.meta) &&
          this.#l({ type: `fetch`, meta: a.fetchOptions?.meta }))
      let o = (this.#a = Eo({
          initialPromise: t?.initialPromise,
          fn: a.fetchFn,
          onCancel: (e) => {
            ;(e instanceof To && e.revert && this.setState({ ...this.#n, fetchStatus: `idle` }), n.abort())
          },
          onFail: (e, t) => {
            this.#l({ type: `failed`, failureCount: e, error: t })
          },
          onPause: () => {
            this.#l({ type: `pause` })
          },
          onContinue: () => {
            this.#l({ type: `continue` })
          },
          retry: a.options.retry,
          retryDelay: a.options.retryDelay,
          networkMode: a.options.networkMode,
          canRun: () => !0,
        })),
        s = (async () => {
          try {
            let e = await o.promise
            if (e === void 0) throw Error(`${this.queryHash} data is undefined`)
            return (
              this.setData(e),
              this.#r.config.onSuccess?.(e, this),
              this.#r.config.onSettled?.(e, this.state.error, this),
              e
            )
          } catch (e) {
            if (e instanceof To) {
              if (e.silent) {
                if (this.#a !== o && this.#o) return this.#o
                throw e
              }
              if (e.revert) {
                if (this.state.data === void 0) throw e
                return this.state.data
              }
            }
            throw (
              this.#l({ type: `error`, error: e }),
              this.#r.config.onError?.(e, this),
              this.#r.config.onSettled?.(this.state.data, e, this),
              e
            )
          } finally {
            ;(this.#a === o && ((this.#a = void 0), (this.#o = void 0)), this.scheduleGc())
          }
        })()
      return ((this.#o = s), o.start(), s)
    }
    #l(e) {
      let t = (t) => {
        switch (e.type) {
          case `failed`:
            return { ...t, fetchFailureCount: e.failureCount, fetchFailureReason: e.error }
          case `pause`:
            return { ...t, fetchStatus: `paused` }
          case `continue`:
            return { ...t, fetchStatus: `fetching` }
          case `fetch`:
            return { ...t, ...Po(t.data, this.options), fetchMeta: e.meta ?? null }
          case `success`: {
            let n = {
              ...t,
              ...Fo(e.data, e.dataUpdatedAt),
              dataUpdateCount: t.dataUpdateCount + 1,
              ...(!e.manual && { fetchStatus: `idle`, fetchFailureCount: 0, fetchFailureReason: null }),
            }
            return ((this.#n = e.manual ? n : void 0), n)
          }
          case `error`: {
            let n = e.error
            return {
              ...t,
              error: n,
              errorUpdateCount: t.errorUpdateCount + 1,
              errorUpdatedAt: Date.now(),
              fetchFailureCount: t.fetchFailureCount + 1,
              fetchFailureReason: n,
              fetchStatus: `idle`,
              status: `error`,
              isInvalidated: !0,
            }
          }
          case `invalidate`:
            return { ...t, isInvalidated: !0 }
          case `setState`:
            return { ...t, ...e.state }
        }
      }
      ;((this.state = t(this.state)),
        Q.batch(() => {
          ;(this.observers.slice().forEach((e) => {
            e.onQueryUpdate()
          }),
            this.#r.notify({ query: this, type: `updated`, action: e }))
        }))
    }
  }
function Po(e, t) {
  return {
    fetchFailureCount: 0,
    fetchFailureReason: null,
    fetchStatus: wo(t.networkMode) ? `fetching` : `paused`,
    ...(e === void 0 && { error: null, status: `pending` }),
  }
}
function Fo(e, t) {
  return { data: e, dataUpdatedAt: t ?? Date.now(), error: null, isInvalidated: !1, status: `success` }
}
function Io(e) {
  let t = typeof e.initialData == `function` ? e.initialData() : e.initialData,
    n = t !== void 0,
    r = n ? (typeof e.initialDataUpdatedAt == `function` ? e.initialDataUpdatedAt() : e.initialDataUpdatedAt) : 0
  return {
    data: t,
    dataUpdateCount: 0,
    dataUpdatedAt: n ? (r ?? Date.now()) : 0,
    error: null,
    errorUpdateCount: 0,
    errorUpdatedAt: 0,
    fetchFailureCount: 0,
    fetchFailureReason: null,
    fetchMeta: null,
    isInvalidated: !1,
    status: n ? `success` : `pending`,
    fetchStatus: `idle`,
  }
}
var Lo = class extends vo {
  #e
  #t = void 0
  #n = void 0
  #r = void 0
  #i
  #a
  #o
  #s
  #c
  #l
  #u
  #d
  #f
  #p = new Set()
  constructor(e, t) {
    ;(super(), (this.options = t), (this.#e = e), (this.#o = null), this.bindMethods(), this.setOptions(t))
  }
  bindMethods() {
    this.refetch = this.refetch.bind(this)
  }
  onSubscribe() {
    this.listeners.size === 1 &&
      (this.#t.addObserver(this), zo(this.#t, this.options) ? this.#m() : this.updateResult(), this.#y())
  }
  onUnsubscribe() {
    this.hasListeners() || this.destroy()
  }
  shouldFetchOnReconnect() {
    return Bo(this.#t, this.options, this.options.refetchOnReconnect)
  }
  shouldFetchOnWindowFocus() {
    return Bo(this.#t, this.options, this.options.refetchOnWindowFocus)
  }
  destroy() {
    ;((this.listeners = new Set()), this.#b(), this.#x(), this.#t.removeObserver(this))
  }
  setOptions(e) {
    let t = this.options,
      n = this.#t
    if (
      ((this.options = this.#e.defaultQueryOptions(e)),
      this.options.enabled !== void 0 &&
        typeof this.options.enabled != `boolean` &&
        typeof this.options.enabled != `function` &&
        typeof Z(this.options.enabled, this.#t) != `boolean`)
    )
      throw Error(`Expected enabled to be a boolean or a callback that returns a boolean`)
    ;(this.#S(),
      this.#t.setOptions(this.options),
      t._defaulted &&
        !to(this.options, t) &&
        this.#e.getQueryCache().notify({ type: `observerOptionsUpdated`, query: this.#t, observer: this }))
    let r = this.hasListeners()
    ;(r && Vo(this.#t, n, this.options, t) && this.#m(),
      this.updateResult(),
      r &&
        (this.#t !== n ||
          Z(this.options.enabled, this.#t) !== Z(t.enabled, this.#t) ||
          Z(this.options.staleTime, this.#t) !== Z(t.staleTime, this.#t)) &&
        this.#g())
    let i = this.#_()
    r && (this.#t !== n || Z(this.options.enabled, this.#t) !== Z(t.enabled, this.#t) || i !== this.#f) && this.#v(i)
  }
  getOptimisticResult(e) {
    let t = this.#e.getQueryCache().build(this.#e, e),
      n = this.createResult(t, e)
    return (to(this.getCurrentResult(), n) || ((this.#r = n), (this.#a = this.options), (this.#i = this.#t.state)), n)
  }
  getCurrentResult() {
    return this.#r
  }
  trackResult(e, t) {
    return new Proxy(e, { get: (e, n) => (this.trackProp(n), t?.(n), Reflect.get(e, n)) })
  }
  trackProp(e) {
    this.#p.add(e)
  }
  getCurrentQuery() {
    return this.#t
  }
  refetch({ ...e } = {}) {
    return this.fetch({ ...e })
  }
  fetchOptimistic(e) {
    let t = this.#e.defaultQueryOptions(e),
      n = this.#e.getQueryCache().build(this.#e, t),
      r = () => {},
      i,
      a = new Promise((e) => {
        ;((i = e),
          (r = this.#e.getQueryCache().subscribe((i) => {
            i.type === `updated` &&
              i.query.queryHash === n.queryHash &&
              n.state.data !== void 0 &&
              (r(), e(this.createResult(n, t)))
          })))
      })
    return Promise.race([
      n
        .fetch(t)
        .then(() => {
          let e = this.createResult(n, t)
          return (i?.(e), e)
        })
        .finally(() => {
          r()
        }),
      a,
    ])
  }
  fetch(e) {
    return this.#m({ ...e, cancelRefetch: e.cancelRefetch ?? !0 }).then(() => (this.updateResult(), this.#r))
  }
  #m(e) {
    this.#S()
    let t = this.#t.fetch(this.options, e)
    return (e?.throwOnError || (t = t.catch(X)), t)
  }
  #h(e) {
    return !_o() && Z(this.options.enabled, this.#t) !== !1 && Ka(e)
  }
  #g() {
    this.#b()
    let e = Z(this.options.staleTime, this.#t)
    if (this.#r.isStale || !this.#h(e)) return
    let t = qa(this.#r.dataUpdatedAt, e) + 1
    this.#u = Ha.setTimeout(() => {
      this.#r.isStale || this.updateResult()
    }, t)
  }
  #_() {
    return Z(this.options.refetchInterval, this.#t) ?? !1
  }
  #v(e) {
    ;(this.#x(),
      (this.#f = e),
      this.#f !== 0 &&
        this.#h(this.#f) &&
        (this.#d = Ha.setInterval(() => {
          ;(this.options.refetchIntervalInBackground || yo.isFocused()) && this.#m()
        }, this.#f)))
  }
  #y() {
    ;(this.#g(), this.#v(this.#_()))
  }
  #b() {
    this.#u !== void 0 && (Ha.clearTimeout(this.#u), (this.#u = void 0))
  }
  #x() {
    this.#d !== void 0 && (Ha.clearInterval(this.#d), (this.#d = void 0))
  }
  createResult(e, t) {
    let n = this.#t,
      r = this.options,
      i = this.#r,
      a = this.#i,
      o = this.#a,
      s = e === n ? this.#n : e.state,
      { state: c } = e,
      l = { ...c },
      u = !1,
      d
    if (t._optimisticResults) {
      let i = this.hasListeners(),
        a = !i && zo(e, t),
        o = i && Vo(e, n, t, r)
      ;((a || o) && (l = { ...l, ...Po(c.data, e.options) }),
        t._optimisticResults === `isRestoring` && (l.fetchStatus = `idle`))
    }
    let { error: f, errorUpdatedAt: p, status: m } = l
    d = l.data
    let h = !1
    if (t.placeholderData !== void 0 && d === void 0 && m === `pending`) {
      let e
      ;(i?.isPlaceholderData && t.placeholderData === o?.placeholderData
        ? ((e = i.data), (h = !0))
        : (e =
            typeof t.placeholderData == `function`
              ? t.placeholderData(this.#l?.state.data, this.#l)
              : t.placeholderData),
        e !== void 0 && ((m = `success`), (d = oo(i?.data, e, t)), (u = !0)))
    }
    if (t.select && d !== void 0 && !h) {
      if (i && d === a?.data && t.select === this.#s) d = this.#c
      else
        try {
          ;((this.#s = t.select), (d = t.select(d)), (d = oo(i?.data, d, t)), (this.#c = d), (this.#o = null))
        } catch (e) {
          this.#o = e
        }
    } else d === void 0 && (this.#o = null)
    this.#o &&
      ((f = this.#o), (d = this.#c), (p = i?.error === f ? i.errorUpdatedAt : Date.now()), (m = `error`), (u = !1))
    let g = l.fetchStatus === `fetching`,
      _ = m === `pending`,
      v = m === `error`,
      y = _ && g,
      b = d !== void 0
    return {
      status: m,
      fetchStatus: l.fetchStatus,
      isPending: _,
      isSuccess: m === `success`,
      isError: v,
      isInitialLoading: y,
      isLoading: y,
      data: d,
      dataUpdatedAt: l.dataUpdatedAt,
      error: f,
      errorUpdatedAt: p,
      failureCount: l.fetchFailureCount,
      failureReason: l.fetchFailureReason,
      errorUpdateCount: l.errorUpdateCount,
      isFetched: e.isFetched(),
      isFetchedAfterMount: l.dataUpdateCount > s.dataUpdateCount || l.errorUpdateCount > s.errorUpdateCount,
      isFetching: g,
      isRefetching: g && !_,
      isLoadingError: v && !b,
      isPaused: l.fetchStatus === `paused`,
      isPlaceholderData: u,
      isRefetchError: v && b,
      isStale: Ho(e, t),
      refetch: this.refetch,
      isEnabled: Z(t.enabled, e) !== !1,
    }
  }
  updateResult() {
    let e = this.#r,
      t = this.createResult(this.#t, this.options)
    if (((this.#i = this.#t.state), (this.#a = this.options), this.#i.data !== void 0 && (this.#l = this.#t), to(t, e)))
      return
    this.#r = t
    let n = (() => {
      if (!e) return !0
      let { notifyOnChangeProps: t } = this.options,
        n = typeof t == `function` ? t() : t
      if (n === `all` || (!n && !this.#p.size) || (this.options.throwOnError && this.#r.error !== e.error)) return !0
      for (let t of n ?? this.#p) if (this.#r[t] !== e[t]) return !0
      return !1
    })()
    Q.batch(() => {
      ;(n &&
        this.listeners.forEach((e) => {
          e(this.#r)
        }),
        this.#e.getQueryCache().notify({ query: this.#t, type: `observerResultsUpdated` }))
    })
  }
  #S() {
    let e = this.#e.getQueryCache().build(this.#e, this.options)
    if (e === this.#t) return
    let t = this.#t
    ;((this.#t = e), (this.#n = e.state), this.hasListeners() && (t?.removeObserver(this), e.addObserver(this)))
  }
  onQueryUpdate() {
    ;(this.updateResult(), this.hasListeners() && this.#y())
  }
}
function Ro(e, t) {
  return (
    Z(t.enabled, e) !== !1 && e.state.data === void 0 && (e.state.status !== `error` || Z(t.retryOnMount, e) !== !1)
  )
}
function zo(e, t) {
  return Ro(e, t) || (e.state.data !== void 0 && Bo(e, t, t.refetchOnMount))
}
function Bo(e, t, n) {
  if (Z(t.enabled, e) !== !1 && Z(t.staleTime, e) !== `static`) {
    let r = Z(n, e)
    return r === `always` || (r !== !1 && Ho(e, t))
  }
  return !1
}
function Vo(e, t, n, r) {
  return (e !== t || Z(r.enabled, e) === !1) && (!n.suspense || e.state.status !== `error`) && Ho(e, n)
}
function Ho(e, t) {
  return Z(t.enabled, e) !== !1 && e.isStaleByTime(Z(t.staleTime, e))
}
var Uo = class extends Lo {
    constructor(e, t) {
      super(e, t)
    }
    bindMethods() {
      ;(super.bindMethods(),
        (this.fetchNextPage = this.fetchNextPage.bind(this)),
        (this.fetchPreviousPage = this.fetchPreviousPage.bind(this)))
    }
    setOptions(e) {
      ;((e._type = `infinite`), super.setOptions(e))
    }
    getOptimisticResult(e) {
      return ((e._type = `infinite`), super.getOptimisticResult(e))
    }
    fetchNextPage(e) {
      return this.fetch({ ...e, meta: { fetchMore: { direction: `forward` } } })
    }
    fetchPreviousPage(e) {
      return this.fetch({ ...e, meta: { fetchMore: { direction: `backward` } } })
    }
    createResult(e, t) {
      let { state: n } = e,
        r = super.createResult(e, t),
        { isFetching: i, isRefetching: a, isError: o, isRefetchError: s } = r,
        c = n.fetchMeta?.fetchMore?.direction,
        l = o && c === `forward`,
        u = i && c === `forward`,
        d = o && c === `backward`,
        f = i && c === `backward`
      return {
        ...r,
        fetchNextPage: this.fetchNextPage,
        fetchPreviousPage: this.fetchPreviousPage,
        hasNextPage: Ao(t, n.data),
        hasPreviousPage: jo(t, n.data),
        isFetchNextPageError: l,
        isFetchingNextPage: u,
        isFetchPreviousPageError: d,
        isFetchingPreviousPage: f,
        isRefetchError: s && !l && !d,
        isRefetching: a && !u && !f,
      }
    }
  },
  Wo = class extends Mo {
    #e
    #t
    #n
    #r
    constructor(e) {
      ;(super(),
        (this.#e = e.client),
        (this.mutationId = e.mutationId),
        (this.#n = e.mutationCache),
        (this.#t = []),
        (this.state = e.state || Go()),
        this.setOptions(e.options),
        this.scheduleGc())
    }
    setOptions(e) {
      ;((this.options = e), this.updateGcTime(this.options.gcTime))
    }
    get meta() {
      return this.options.meta
    }
    addObserver(e) {
      this.#t.includes(e) ||
        (this.#t.push(e), this.clearGcTimeout(), this.#n.notify({ type: `observerAdded`, mutation: this, observer: e }))
    }
    removeObserver(e) {
      ;((this.#t = this.#t.filter((t) => t !== e)),
        this.scheduleGc(),
        this.#n.notify({ type: `observerRemoved`, mutation: this, observer: e }))
    }
    optionalRemove() {
      this.#t.length || (this.state.status === `pending` ? this.scheduleGc() : this.#n.remove(this))
    }
    continue() {
      return (
        this.#r?.continue() ??
        (this.state.status === `pending` ? this.execute(this.state.variables) : Promise.resolve())
      )
    }
    async execute(e) {
      let t = () => {
          this.#i({ type: `continue` })
        },
        n = { client: this.#e, meta: this.options.meta, mutationKey: this.options.mutationKey },
        r = (this.#r = Eo({
          fn: () =>
            this.options.mutationFn ? this.options.mutationFn(e, n) : Promise.reject(Error(`No mutationFn found`)),
          onFail: (e, t) => {
            this.#i({ type: `failed`, failureCount: e, error: t })
          },
          onPause: () => {
            this.#i({ type: `pause` })
          },
          onContinue: t,
          retry: this.options.retry ?? 0,
          retryDelay: this.options.retryDelay,
          networkMode: this.options.networkMode,
          canRun: () => this.#n.canRun(this),
        })),
        i = this.state.status === `pending`,
        a = !r.canStart()
      try {
        if (i) t()
        else {
          ;(this.#i({ type: `pending`, variables: e, isPaused: a }),
            this.#n.config.onMutate && (await this.#n.config.onMutate(e, this, n)))
          let t = await this.options.onMutate?.(e, n)
          t !== this.state.context && this.#i({ type: `pending`, context: t, variables: e, isPaused: a })
        }
        this.state.isPaused && r.canStart() && t()
        let o = await r.start()
        return (
          await this.#n.config.onSuccess?.(o, e, this.state.context, this, n),
          await this.options.onSuccess?.(o, e, this.state.context, n),
          await this.#n.config.onSettled?.(o, null, this.state.variables, this.state.context, this, n),
          await this.options.onSettled?.(o, null, e, this.state.context, n),
          this.#i({ type: `success`, data: o }),
          o
        )
      } catch (t) {
        try {
          await this.#n.config.onError?.(t, e, this.state.context, this, n)
        } catch (e) {
          Promise.reject(e)
        }
        try {
          await this.options.onError?.(t, e, this.state.context, n)
        } catch (e) {
          Promise.reject(e)
        }
        try {
          await this.#n.config.onSettled?.(void 0, t, this.state.variables, this.state.context, this, n)
        } catch (e) {
          Promise.reject(e)
        }
        try {
          await this.options.onSettled?.(void 0, t, e, this.state.context, n)
        } catch (e) {
          Promise.reject(e)
        }
        throw (this.#i({ type: `error`, error: t }), t)
      } finally {
        ;(this.#r === r && (this.#r = void 0), this.#n.runNext(this))
      }
    }
    #i(e) {
      let t = (t) => {
        switch (e.type) {
          case `failed`:
            return { ...t, failureCount: e.failureCount, failureReason: e.error }
          case `pause`:
            return { ...t, isPaused: !0 }
          case `continue`:
            return { ...t, isPaused: !1 }
          case `pending`:
            return {
              ...t,
              context: e.context,
              data: void 0,
              failureCount: 0,
              failureReason: null,
              error: null,
              isPaused: e.isPaused,
              status: `pending`,
              variables: e.variables,
              submittedAt: Date.now(),
            }
          case `success`:
            return {
              ...t,
              data: e.data,
              failureCount: 0,
              failureReason: null,
              error: null,
              status: `success`,
              isPaused: !1,
            }
          case `error`:
            return {
              ...t,
              data: void 0,
              error: e.error,
              failureCount: t.failureCount + 1,
              failureReason: e.error,
              isPaused: !1,
              status: `error`,
            }
        }
      }
      ;((this.state = t(this.state)),
        Q.batch(() => {
          ;(this.#t.forEach((t) => {
            t.onMutationUpdate(e)
          }),
            this.#n.notify({ mutation: this, type: `updated`, action: e }))
        }))
    }
  }
function Go() {
  return {
    context: void 0,
    data: void 0,
    error: null,
    failureCount: 0,
    failureReason: null,
    isPaused: !1,
    status: `idle`,
    variables: void 0,
    submittedAt: 0,
  }
}
var Ko = class extends vo {
  #e
  #t
  #n
  constructor(e = {}) {
    ;(super(), (this.config = e), (this.#e = new Set()), (this.#t = new Map()), (this.#n = 0))
  }
  build(e, t, n) {
    let r = new Wo({
      client: e,
      mutationCache: this,
      mutationId: ++this.#n,
      options: e.defaultMutationOptions(t),
      state: n,
    })
    return (this.add(r), r)
  }
  add(e) {
    this.#e.add(e)
    let t = qo(e)
    if (typeof t == `string`) {
      let n = this.#t.get(t)
      n ? n.push(e) : this.#t.set(t, [e])
    }
    this.notify({ type: `added`, mutation: e })
  }
  remove(e) {
    if (this.#e.delete(e)) {
      let t = qo(e)
      if (typeof t == `string`) {
        let n = this.#t.get(t)
        if (n) {
          if (n.length > 1) {
            let t = n.indexOf(e)
            t !== -1 && n.splice(t, 1)
          } else n[0] === e && this.#t.delete(t)
        }
      }
    }
    this.notify({ type: `removed`, mutation: e })
  }
  canRun(e) {
    let t = qo(e)
    if (typeof t == `string`) {
      let n = this.#t.get(t)?.find((e) => e.state.status === `pending`)
      return !n || n === e
    }
    return !0
  }
  runNext(e) {
    let t = qo(e)
    return typeof t == `string`
      ? (this.#t
          .get(t)
          ?.find((t) => t !== e && t.state.isPaused)
          ?.continue() ?? Promise.resolve())
      : Promise.resolve()
  }
  clear() {
    Q.batch(() => {
      let e = this.getAll()
      ;(this.#e.clear(),
        this.#t.clear(),
        e.forEach((e) => {
          this.notify({ type: `removed`, mutation: e })
        }))
    })
  }
  getAll() {
    return Array.from(this.#e)
  }
  find(e) {
    let t = { exact: !0, ...e }
    return this.getAll().find((e) => Ya(t, e))
  }
  findAll(e = {}) {
    return this.getAll().filter((t) => Ya(e, t))
  }
  notify(e) {
    Q.batch(() => {
      this.listeners.forEach((t) => {
        t(e)
      })
    })
  }
  resumePausedMutations() {
    let e = this.getAll().filter((e) => e.state.isPaused)
    return Q.batch(() => Promise.all(e.map((e) => e.continue().catch(X))))
  }
}
function qo(e) {
  return e.options.scope?.id
}
var Jo = class extends vo {
    #e
    #t = void 0
    #n
    #r
    constructor(e, t) {
      ;(super(), (this.#e = e), this.setOptions(t), this.bindMethods(), this.#i())
    }
    bindMethods() {
      ;((this.mutate = this.mutate.bind(this)), (this.reset = this.reset.bind(this)))
    }
    setOptions(e) {
      let t = this.options
      ;((this.options = this.#e.defaultMutationOptions(e)),
        to(this.options, t) ||
          this.#e.getMutationCache().notify({ type: `observerOptionsUpdated`, mutation: this.#n, observer: this }),
        t?.mutationKey && this.options.mutationKey && Za(t.mutationKey) !== Za(this.options.mutationKey)
          ? this.reset()
          : this.#n?.state.status === `pending` && this.#n.setOptions(this.options))
    }
    onSubscribe() {
      this.listeners.size === 1 && this.#n && (this.#n.addObserver(this), this.#i())
    }
    onUnsubscribe() {
      this.hasListeners() || this.#n?.removeObserver(this)
    }
    onMutationUpdate(e) {
      ;(this.#i(), this.#a(e))
    }
    getCurrentResult() {
      return this.#t
    }
    reset() {
      ;(this.#n?.removeObserver(this), (this.#n = void 0), this.#i(), this.#a())
    }
    mutate(e, t) {
      return (
        (this.#r = t),
        this.#n?.removeObserver(this),
        (this.#n = this.#e.getMutationCache().build(this.#e, this.options)),
        this.#n.addObserver(this),
        this.#n.execute(e)
      )
    }
    #i() {
      let e = this.#n?.state ?? Go()
      this.#t = {
        ...e,
        isPending: e.status === `pending`,
        isSuccess: e.status === `success`,
        isError: e.status === `error`,
        isIdle: e.status === `idle`,
        mutate: this.mutate,
        reset: this.reset,
      }
    }
    #a(e) {
      Q.batch(() => {
        let t = this.#r
        if (t && this.hasListeners()) {
          let n = this.#t.variables,
            r = this.#t.context,
            i = { client: this.#e, meta: this.options.meta, mutationKey: this.options.mutationKey }
          if (e?.type === `success`) {
            try {
              t.onSuccess?.(e.data, n, r, i)
            } catch (e) {
              Promise.reject(e)
            }
            try {
              t.onSettled?.(e.data, null, n, r, i)
            } catch (e) {
              Promise.reject(e)
            }
          } else if (e?.type === `error`) {
            try {
              t.onError?.(e.error, n, r, i)
            } catch (e) {
              Promise.reject(e)
            }
            try {
              t.onSettled?.(void 0, e.error, n, r, i)
            } catch (e) {
              Promise.reject(e)
            }
          }
        }
        this.listeners.forEach((e) => {
          e(this.#t)
        })
      })
    }
  },
  Yo = class extends vo {
    #e
    constructor(e = {}) {
      ;(super(), (this.config = e), (this.#e = new Map()))
    }
    build(e, t, n) {
      let r = t.queryKey,
        i = t.queryHash ?? Xa(r, t),
        a = this.get(i)
      return (
        a ||
          ((a = new No({
            client: e,
            queryKey: r,
            queryHash: i,
            options: e.defaultQueryOptions(t),
            state: n,
            defaultOptions: e.getQueryDefaults(r),
          })),
          this.add(a)),
        a
      )
    }
    add(e) {
      this.#e.has(e.queryHash) || (this.#e.set(e.queryHash, e), this.notify({ type: `added`, query: e }))
    }
    remove(e) {
      this.#e.get(e.queryHash) === e &&
        (e.destroy(), this.#e.delete(e.queryHash), this.notify({ type: `removed`, query: e }))
    }
    clear() {
      Q.batch(() => {
        this.getAll().forEach((e) => {
          this.remove(e)
        })
      })
    }
    get(e) {
      return this.#e.get(e)
    }
    getAll() {
      return [...this.#e.values()]
    }
    find(e) {
      let t = { exact: !0, ...e }
      return this.getAll().find((e) => Ja(t, e))
    }
    findAll(e = {}) {
      let t = this.getAll()
      return Object.keys(e).length > 0 ? t.filter((t) => Ja(e, t)) : t
    }
    notify(e) {
      Q.batch(() => {
        this.listeners.forEach((t) => {
          t(e)
        })
      })
    }
    onFocus() {
      Q.batch(() => {
        this.getAll().forEach((e) => {
          e.onFocus()
        })
      })
    }
    onOnline() {
      Q.batch(() => {
        this.getAll().forEach((e) => {
          e.onOnline()
        })
      })
    }
  },
  Xo = class {
    #e
    #t
    #n
    #r
    #i
    #a
    #o
    #s
    constructor(e = {}) {
      ;((this.#e = e.queryCache || new Yo()),
        (this.#t = e.mutationCache || new Ko()),
        (this.#n = e.defaultOptions || {}),
        (this.#r = new Map()),
        (this.#i = new Map()),
        (this.#a = 0))
    }
    mount() {
      ;(this.#a++,
        this.#a === 1 &&
          ((this.#o = yo.subscribe(async (e) => {
            e && (await this.resumePausedMutations(), this.#e.onFocus())
          })),
          (this.#s = So.subscribe(async (e) => {
            e && (await this.resumePausedMutations(), this.#e.onOnline())
          }))))
    }
    unmount() {
      ;(this.#a--, this.#a === 0 && (this.#o?.(), (this.#o = void 0), this.#s?.(), (this.#s = void 0)))
    }
    isFetching(e) {
      return this.#e.findAll({ ...e, fetchStatus: `fetching` }).length
    }
    isMutating(e) {
      return this.#t.findAll({ ...e, status: `pending` }).length
    }
    getQueryData(e) {
      let t = this.defaultQueryOptions({ queryKey: e })
      return this.#e.get(t.queryHash)?.state.data
    }
    ensureQueryData(e) {
      let t = this.defaultQueryOptions(e),
        n = this.#e.build(this, t),
        r = n.state.data
      return r === void 0
        ? this.fetchQuery(e)
        : (e.revalidateIfStale && n.isStaleByTime(Z(t.staleTime, n)) && this.prefetchQuery(t), Promise.resolve(r))
    }
    getQueriesData(e) {
      return this.#e.findAll(e).map(({ queryKey: e, state: t }) => [e, t.data])
    }
    setQueryData(e, t, n) {
      let r = this.defaultQueryOptions({ queryKey: e }),
        i = this.#e.get(r.queryHash)?.state.data,
        a = Ga(t, i)
      if (a !== void 0) return this.#e.build(this, r).setData(a, { ...n, manual: !0 })
    }
    setQueriesData(e, t, n) {
      return Q.batch(() => this.#e.findAll(e).map(({ queryKey: e }) => [e, this.setQueryData(e, t, n)]))
    }
    getQueryState(e) {
      let t = this.defaultQueryOptions({ queryKey: e })
      return this.#e.get(t.queryHash)?.state
    }
    removeQueries(e) {
      let t = this.#e
      Q.batch(() => {
        t.findAll(e).forEach((e) => {
          t.remove(e)
        })
      })
    }
    resetQueries(e, t) {
      let n = this.#e
      return Q.batch(() => {
        let r = n.findAll(e),
          i = new Set(r)
        return (
          r.forEach((e) => {
            e.reset()
          }),
          this.refetchQueries({ type: `active`, predicate: (e) => i.has(e) }, t)
        )
      })
    }
    cancelQueries(e, t = {}) {
      let n = { revert: !0, ...t },
        r = Q.batch(() => this.#e.findAll(e).map((e) => e.cancel(n)))
      return Promise.all(r).then(X).catch(X)
    }
    invalidateQueries(e, t = {}) {
      return Q.batch(
        () => (
          this.#e.findAll(e).forEach((e) => {
            e.invalidate()
          }),
          e?.refetchType === `none`
            ? Promise.resolve()
            : this.refetchQueries({ ...e, type: e?.refetchType ?? e?.type ?? `active` }, t)
        ),
      )
    }
    refetchQueries(e, t = {}) {
      let n = { ...t, cancelRefetch: t.cancelRefetch ?? !0 },
        r = Q.batch(() =>
          this.#e
            .findAll(e)
            .filter((e) => !e.isDisabled() && !e.isStatic())
            .map((e) => {
              let t = e.fetch(void 0, n),
                r = e.state.fetchStatus === `paused`
              return ((!n.throwOnError || r) && (t = t.catch(X)), r ? Promise.resolve() : t)
            }),
        )
      return Promise.all(r).then(X)
    }
    async query(e) {
      let t = this.defaultQueryOptions(e)
      t.retry === void 0 && (t.retry = !1)
      let n = this.#e.build(this, t),
        r = n.isStaleByTime(Z(t.staleTime, n)) ? await n.fetch(t) : n.state.data,
        i = t.select
      return i ? i(r) : r
    }
    fetchQuery(e) {
      let t = this.defaultQueryOptions(e)
      t.retry === void 0 && (t.retry = !1)
      let n = this.#e.build(this, t)
      return n.isStaleByTime(Z(t.staleTime, n)) ? n.fetch(t) : Promise.resolve(n.state.data)
    }
    prefetchQuery(e) {
      return this.fetchQuery(e).then(X).catch(X)
    }
    infiniteQuery(e) {
      return ((e._type = `infinite`), this.query(e))
    }
    fetchInfiniteQuery(e) {
      return ((e._type = `infinite`), this.fetchQuery(e))
    }
    prefetchInfiniteQuery(e) {
      return this.fetchInfiniteQuery(e).then(X).catch(X)
    }
    ensureInfiniteQueryData(e) {
      return ((e._type = `infinite`), this.ensureQueryData(e))
    }
    resumePausedMutations() {
      return So.isOnline() ? this.#t.resumePausedMutations() : Promise.resolve()
    }
    getQueryCache() {
      return this.#e
    }
    getMutationCache() {
      return this.#t
    }
    getDefaultOptions() {
      return this.#n
    }
    setDefaultOptions(e) {
      this.#n = e
    }
    setQueryDefaults(e, t) {
      this.#r.set(Za(e), { queryKey: e, defaultOptions: t })
    }
    getQueryDefaults(e) {
      let t = [...this.#r.values()],
        n = {}
      return (
        t.forEach((t) => {
          Qa(e, t.queryKey) && Object.assign(n, t.defaultOptions)
        }),
        n
      )
    }
    setMutationDefaults(e, t) {
      this.#i.set(Za(e), { mutationKey: e, defaultOptions: t })
    }
    getMutationDefaults(e) {
      let t = [...this.#i.values()],
        n = {}
      return (
        t.forEach((t) => {
          Qa(e, t.mutationKey) && Object.assign(n, t.defaultOptions)
        }),
        n
      )
    }
    defaultQueryOptions(e) {
      if (e._defaulted) return e
      let t = { ...this.#n.queries, ...this.getQueryDefaults(e.queryKey), ...e, _defaulted: !0 }
      return (
        (t.queryHash ||= Xa(t.queryKey, t)),
        t.refetchOnReconnect === void 0 && (t.refetchOnReconnect = t.networkMode !== `always`),
        t.throwOnError === void 0 && (t.throwOnError = !!t.suspense),
        !t.networkMode && t.persister && (t.networkMode = `offlineFirst`),
        t.queryFn === uo && (t.enabled = !1),
        t
      )
    }
    defaultMutationOptions(e) {
      return e?._defaulted
        ? e
        : { ...this.#n.mutations, ...(e?.mutationKey && this.getMutationDefaults(e.mutationKey)), ...e, _defaulted: !0 }
    }
    clear() {
      ;(this.#e.clear(), this.#t.clear())
    }
  },
  Zo = L.createContext(!1),
  Qo = () => L.useContext(Zo)
Zo.Provider
function $o() {
  let e = !1
  return {
    clearReset: () => {
      e = !1
    },
    reset: () => {
      e = !0
    },
    isReset: () => e,
  }
}
var es = L.createContext($o()),
  ts = () => L.useContext(es),
  ns = (e, t, n) => {
    let r =
      n?.state.status === `error` && typeof e.throwOnError == `function`
        ? po(e.throwOnError, [n.state.error, n])
        : e.throwOnError
    ;(e.suspense || r) && (t.isReset() || (e.retryOnMount = !1))
  },
  rs = (e) => {
    L.useEffect(() => {
      e.clearReset()
    }, [e])
  },
  is = ({ result: e, errorResetBoundary: t, throwOnError: n, query: r, suspense: i }) =>
    e.isError && !t.isReset() && !e.isFetching && r && ((i && e.data === void 0) || po(n, [e.error, r])),
  as = (e) => {
    if (e.suspense) {
      let t = 1e3,
        n = (e) => (e === `static` ? e : Math.max(e ?? t, t)),
        r = e.staleTime
      ;((e.staleTime = typeof r == `function` ? (...e) => n(r(...e)) : n(r)),
        typeof e.gcTime == `number` && (e.gcTime = Math.max(e.gcTime, t)))
    }
  },
  os = (e, t) => e?.suspense && t.isPending,
  ss = (e, t, n) =>
    t.fetchOptimistic(e).catch(() => {
      n.clearReset()
    })
function cs(e, t, n) {
  let r = Qo(),
    i = ts(),
    a = za(n),
    o = a.defaultQueryOptions(e),
    s = a.getQueryCache().get(o.queryHash),
    c = e.subscribed !== !1
  ;((o._optimisticResults = r ? `isRestoring` : c ? `optimistic` : void 0), as(o), ns(o, i, s), rs(i))
  let [l] = L.useState(() => new t(a, o)),
    u = l.getOptimisticResult(o)
  L.useEffect(() => {
    l.setOptions(o)
  }, [o, l])
  let d = !r && c
  if (
    (L.useSyncExternalStore(
      L.useCallback(
        (e) => {
          let t = d ? l.subscribe(Q.batchCalls(e)) : X
          return (l.updateResult(), t)
        },
        [l, d],
      ),
      () => l.getCurrentResult(),
      () => l.getCurrentResult(),
    ),
    os(o, u))
  )
    throw ss(o, l, i)
  if (is({ result: u, errorResetBoundary: i, throwOnError: o.throwOnError, query: s, suspense: o.suspense }))
    throw u.error
  return o.notifyOnChangeProps ? u : l.trackResult(u)
}
function ls(e, t) {
  return cs(e, Lo, t)
}
function us(e) {
  return e
}
function ds(e, t) {
  let n = za(t),
    [r] = L.useState(() => new Jo(n, e))
  L.useEffect(() => {
    r.setOptions(e)
  }, [r, e])
  let i = L.useSyncExternalStore(
      L.useCallback((e) => r.subscribe(Q.batchCalls(e)), [r]),
      () => r.getCurrentResult(),
      () => r.getCurrentResult(),
    ),
    a = L.useCallback(
      (...e) => {
        r.mutate(e[0], e[1]).catch(X)
      },
      [r],
    )
  if (i.error && po(r.options.throwOnError, [i.error])) throw i.error
  return { ...i, mutate: a, mutateAsync: i.mutate }
}
function fs(e, t) {
  return cs(e, Uo, t)
}
var ps = [`applications`],
  ms = 2,
  hs = 5
function gs(e, t) {
  let n = `code` in t ? t.code : void 0
  return (n === `network` || n === `timeout`) && e < ms
}
function _s({ state: e }) {
  let t = e.status === `error` && e.errorUpdateCount <= hs ? Fa(e.error) : null
  return t !== null && t + Ae(e.errorUpdateCount)
}
var vs = new Xo({
    defaultOptions: {
      queries: { retry: gs, refetchInterval: _s, staleTime: 3e4, networkMode: `always` },
      mutations: { retry: !1, networkMode: `always` },
    },
  }),
  ys = () => {
    let { userId: e, adminId: t, partnerId: n } = I()
    return e === null && t === null && n === null ? null : [e, t, n].join()
  },
  bs = ys()
F(() => {
  if (ys() !== bs) {
    if (((bs = ys()), bs === null)) return vs.clear()
    ;(vs.removeQueries({ type: `inactive` }), vs.getMutationCache().clear(), vs.resetQueries())
  }
})
var xs = e({ ApiError: () => o, call: () => Ts, setCodeAsker: () => ks }),
  Ss = 3e4,
  Cs = 6e5,
  ws = Y.create({ baseURL: b, withCredentials: !0, timeout: Ss, xsrfCookieName: `` })
;(ws.interceptors.request.use(Ms, null, { synchronous: !0 }), ws.interceptors.response.use(Ns, Ps))
async function Ts(e, ...[t]) {
  let n = xa[e],
    { params: r, query: i, body: a, form: o, headers: s, signal: c, timeoutMs: l, keepalive: u } = t ?? {},
    d = {
      endpoint: e,
      method: n.method,
      url: Sa(n, r, i),
      data: n.method === `POST` ? (o ?? a ?? {}) : void 0,
      headers: { 'Accept-Language': _.language || `en`, ...s },
      ...(c ? { signal: c } : {}),
      ...(l === void 0 ? {} : { timeout: l }),
      ...(n.answerKind === void 0 ? {} : { responseType: `blob`, timeout: Cs }),
      ...(u ? { adapter: `fetch`, fetchOptions: { keepalive: !0 } } : {}),
      ...(n.method === `GET` && Aa() ? { adapter: Ds } : {}),
    }
  n.method !== `GET` && Ma()
  let f = () => ws.request(d)
  return (
    await La(f, (e) => n.method === `GET` || Ia(e), Es).catch(async (e) => {
      if (As(n, e) && (await Os?.())) return f()
      throw e
    })
  ).data
}
function Es(e) {
  Ia(e) && ne.info(_.t(`errors:busy`))
}
async function Ds(e) {
  let t = await ja(e.url ?? ``)
  if (!t) return Y.getAdapter(ws.defaults.adapter)(e)
  let n = { data: t.body, status: t.status, statusText: ``, headers: {}, config: e, request: null }
  if (t.status < 400) return n
  throw new aa(`refused`, aa.ERR_BAD_REQUEST, e, null, n)
}
var Os = null
function ks(e) {
  Os = e
}
var As = ({ area: e }, t) => e !== `public` && t instanceof o && t.code === `code_needed`
function js({ endpoint: e }) {
  if (e === void 0) throw Error(`A call without a row`)
  return xa[e]
}
function Ms(e) {
  let { area: t } = js(e)
  return (
    (e.bearer =
      t === `public` && ue(window.location.pathname) !== `customer` ? null : ve(t === `public` ? `customer` : t)),
    e.bearer && e.headers.setAuthorization(`Bearer ${e.bearer}`, !1),
    e
  )
}
function Ns(e) {
  let t = e.data,
    n = js(e.config).response
  if (
    !(
      typeof t == `object` &&
      t &&
      (n.type !== `array` || Array.isArray(t)) &&
      Object.entries(n.fields ?? {}).every(([e, n]) => {
        let r = t[e]
        return r === void 0 ? n.spec?.optional === !0 : r !== null || n.spec?.nullable === !0
      })
    )
  )
    throw new o(e.status, `bad_answer`, _.t(`errors:bad_answer`))
  return e
}
async function Ps(e) {
  if (!fa(e) || !e.config || Y.isCancel(e)) throw e
  e.response?.data instanceof Blob && (e.response.data = await Ls(e.response.data))
  let t = js(e.config),
    n = Fs(t, Rs(e))
  throw (
    n.status === 401 && t.area !== `public` && v(t.area, e.config.bearer ?? null, Is(n.code)),
    n.code === `identity_needed` && e.config.bearer === I().token && M({ identityDue: !0 }),
    n
  )
}
function Fs(e, t) {
  return e.method !== `POST` ||
    (e.area !== `admin` && e.area !== `partner`) ||
    t.code !== `not_found` ||
    t.message !== `We could not find that.`
    ? t
    : (vs.invalidateQueries(), new o(t.status, `gone`, _.t(`staff:gone`), { saidByServer: !0 }))
}
var Is = (e) => Ee.find((t) => t === e) ?? `session_left`
async function Ls(e) {
  try {
    return JSON.parse(await e.text())
  } catch {
    return null
  }
}
function Rs(e) {
  let { response: t } = e
  if (!t) {
    let t = e.code === aa.ECONNABORTED || e.code === aa.ETIMEDOUT ? `timeout` : `network`
    return new o(0, t, _.t(`errors:${t}`))
  }
  let n = typeof t.data == `object` && t.data !== null ? t.data : {},
    r = typeof n.code == `string` && n.code in ke ? n.code : `server_error`,
    i = typeof n.message == `string` ? n.message : ``,
    a = Number(t.headers[`retry-after`]),
    s = Number(t.headers[`x-tries-left`] ?? NaN)
  return new o(t.status, r, i || _.t(`errors:generic`), {
    saidByServer: i !== ``,
    ...(n.errors ? { errors: n.errors } : {}),
    ...(Number.isFinite(a) && a > 0 ? { retryAfter: a } : {}),
    ...(Number.isInteger(s) ? { triesLeft: s } : {}),
  })
}
var zs = e({ QueryScope: () => Bs })
function Bs({ children: e }) {
  return (0, R.jsx)(Ba, { client: vs, children: e })
}
function Vs(e) {
  for (var t = 1; t < arguments.length; t++) {
    var n = arguments[t]
    for (var r in n) r !== `__proto__` && (e[r] = n[r])
  }
  return e
}
var Hs = {
  read: function (e) {
    return (e[0] === `"` && (e = e.slice(1, -1)), e.replace(/(%[\dA-F]{2})+/gi, decodeURIComponent))
  },
  write: function (e) {
    return encodeURIComponent(e).replace(/%(2[346BF]|3[AC-F]|40|5[BDE]|60|7[BCD])/g, decodeURIComponent)
  },
}
function Us(e, t) {
  function n(n, r, i) {
    if (typeof document < `u`) {
      ;((i = Vs({}, t, i)),
        typeof i.expires == `number` && (i.expires = new Date(Date.now() + i.expires * 864e5)),
        i.expires && (i.expires = i.expires.toUTCString()),
        (n = encodeURIComponent(n)
          .replace(/%(2[346B]|5E|60|7C)/g, decodeURIComponent)
          .replace(/[()]/g, escape)))
      var a = ``
      for (var o in i) i[o] && ((a += `; ` + o), i[o] !== !0 && (a += `=` + i[o].split(`;`)[0]))
      return (document.cookie = n + `=` + e.write(r, n) + a)
    }
  }
  function r(t) {
    if (!(typeof document > `u` || (arguments.length && !t))) {
      for (var n = document.cookie ? document.cookie.split(`; `) : [], r = {}, i = 0; i < n.length; i++) {
        var a = n[i].split(`=`),
          o = a.slice(1).join(`=`)
        try {
          var s = decodeURIComponent(a[0])
          if ((s in r || (r[s] = e.read(o, s)), t === s)) break
        } catch {}
      }
      return t ? r[t] : r
    }
  }
  return Object.create(
    {
      set: n,
      get: r,
      remove: function (e, t) {
        n(e, ``, Vs({}, t, { expires: -1 }))
      },
      withAttributes: function (e) {
        return Us(this.converter, Vs({}, this.attributes, e))
      },
      withConverter: function (e) {
        return Us(Vs({}, this.converter, e), this.attributes)
      },
    },
    { attributes: { value: Object.freeze(t) }, converter: { value: Object.freeze(e) } },
  )
}
var Ws = Us(Hs, { path: `/` }),
  Gs = e({ readCookie: () => Js, removeCookie: () => Ys, writeCookie: () => qs }),
  Ks = { lang: 31536e3, isMasqueradeMode: 1800, CCDetailssecured: null, CCDetailsunsecured: null }
function qs(e, t, n = Ks[e]) {
  Ws.set(e, t, {
    sameSite: `lax`,
    secure: window.location.protocol === `https:`,
    ...(n !== null && { 'max-age': String(n) }),
  })
}
var Js = (e) => Ws.get(e),
  Ys = (e) => qs(e, ``, 0),
  Xs = `drafts`,
  Zs = `sealed`,
  Qs = me(30),
  $s = (e) =>
    new Promise((t, n) => {
      ;((e.onsuccess = () => t(e.result)), (e.onerror = () => n(e.error ?? Error(`the browser keeps no drafts`))))
    })
async function ec(e, t) {
  let n = indexedDB.open(Xs, 1)
  n.onupgradeneeded = () => n.result.createObjectStore(Zs)
  let r = await $s(n)
  try {
    return await $s(t(r.transaction(Zs, e).objectStore(Zs)))
  } finally {
    r.close()
  }
}
var tc = (e, t, n) => ({ name: `AES-GCM`, iv: n, additionalData: new TextEncoder().encode(`${e}:${t}`) })
async function nc(e, t, n) {
  let r = await crypto.subtle.generateKey({ name: `AES-GCM`, length: 256 }, !1, [`encrypt`, `decrypt`]),
    i = crypto.getRandomValues(new Uint8Array(12)),
    a = new TextEncoder().encode(JSON.stringify(n)),
    o = { key: r, iv: i, box: await crypto.subtle.encrypt(tc(e, t, i), r, a), at: Date.now() }
  await ec(`readwrite`, (e) => e.put(o, t))
}
async function rc(e, t) {
  let n = await ec(`readonly`, (e) => e.get(t))
  if (!n) return null
  if (Date.now() - n.at > Qs) throw Error(`too old`)
  let r = await crypto.subtle.decrypt(tc(e, t, n.iv), n.key, n.box)
  return JSON.parse(new TextDecoder().decode(r))
}
var ic = () => `indexedDB` in globalThis && globalThis.crypto?.subtle !== void 0,
  ac = Promise.resolve()
function oc(e, t) {
  if (!ic()) return Promise.resolve(t)
  let n = ac.then(e).catch((e) => (E(`a draft was not kept on this device`, e), t))
  return ((ac = n), n)
}
var sc = {
    keep: (e, t, n) => oc(() => nc(e, t, n), void 0),
    read: (e, t) => oc(() => rc(e, t).catch(async () => (await ec(`readwrite`, (e) => e.clear()), null)), null),
    forget: (e) => oc(async () => void (await ec(`readwrite`, (t) => t.delete(e))), void 0),
    forgetAll: () => oc(async () => void (await ec(`readwrite`, (e) => e.clear())), void 0),
  },
  cc = {
    user_id: { kind: `id`, client: `userId`, column: !0 },
    channel_id: { kind: `text`, client: `channelId` },
    merchant_location_id: { kind: `text`, client: `merchantId` },
    role_id: { kind: `text`, client: `roleId` },
    mobile_phone_code: { kind: `text`, default: _e.phone_code, client: `phoneCode` },
    language: { kind: `id`, default: _e.id, client: `languageId`, column: !0 },
    email_verified: { kind: `flag`, client: `emailVerified`, column: !0 },
    is_editing: { kind: `flag`, rule: `switch`, client: `isEditing` },
    bl_completed: { kind: `flag`, column: !0 },
    pl_completed: { kind: `flag`, column: !0 },
    gl_completed: { kind: `flag`, column: !0 },
    hl_completed: { kind: `flag`, column: !0 },
    pl_update_required: { kind: `flag`, column: !0 },
    pl_se_update_required: { kind: `flag`, column: !0 },
    inflight_credit_app_id: { kind: `text`, column: !0 },
    first_name: {
      kind: `text`,
      rule: `name`,
      step: `personalInformation`,
      required: !0,
      sealed: `first_name`,
      client: `firstName`,
    },
    last_name: {
      kind: `text`,
      rule: `name`,
      step: `personalInformation`,
      required: !0,
      sealed: `last_name`,
      client: `lastName`,
    },
    birth_date: {
      kind: `text`,
      rule: `birthDate`,
      step: `personalInformation`,
      required: !0,
      sealed: `birth_date`,
      masked: !0,
      client: `birthDate`,
    },
    gender: { kind: `choice`, list: `Gender`, step: `personalInformation`, required: !0, atApply: !0 },
    tin: {
      kind: `text`,
      rule: `pan`,
      step: `personalInformation`,
      required: !0,
      sealed: `tin`,
      masked: !0,
      client: `pan`,
    },
    email: { kind: `text`, rule: `email`, step: `contactDetails`, required: !0, atApply: !0, sealed: `email` },
    mobile_phone_number: {
      kind: `text`,
      rule: `phone`,
      step: `contactDetails`,
      required: !0,
      atApply: !0,
      sealed: `phone`,
      client: `phoneNumber`,
    },
    address1: {
      kind: `text`,
      rule: `addressLine`,
      step: `contactDetails`,
      required: !0,
      atApply: !0,
      sealed: `address1`,
    },
    address2: { kind: `text`, rule: `addressLine`, step: `contactDetails`, optional: !0, sealed: `address2` },
    postal_code: { kind: `text`, rule: `pincode`, step: `contactDetails`, required: !0 },
    residence_type: { kind: `choice`, list: `residentType`, step: `contactDetails`, required: !0, atApply: !0 },
    monthly_rent: { kind: `rupees`, rule: `unkeptRupees`, unkept: !0 },
    employment_status_code: { kind: `choice`, list: `employmentStatus`, step: `employmentDetails`, required: !0 },
    employer_name: {
      kind: `text`,
      rule: `companyName`,
      step: `employmentDetails`,
      required: !0,
      atApply: !0,
      asked: `salaried`,
    },
    officepincode: {
      kind: `text`,
      rule: `pincode`,
      step: `employmentDetails`,
      required: !0,
      atApply: !0,
      asked: `salaried`,
    },
    monthly_income: { kind: `amount`, rule: `monthlyIncome`, step: `employmentDetails`, required: !0 },
    salary_mode: {
      kind: `choice`,
      list: `salaryMode`,
      step: `employmentDetails`,
      required: !0,
      atApply: !0,
      asked: `salaried`,
    },
    emi: { kind: `amount`, rule: `monthlyOutgoing`, step: `employmentDetails`, required: !0 },
    household_income: { kind: `amount`, rule: `householdIncome`, step: `employmentDetails`, asked: `smallIncome` },
    household_emi: { kind: `amount`, rule: `monthlyOutgoing`, step: `employmentDetails`, asked: `smallIncome` },
    educational_level: { kind: `choice`, list: `educationalLevel`, step: `employmentDetails`, optional: !0 },
    business_registration_type: {
      kind: `choice`,
      list: `businessRegistrationType`,
      step: `yourBusiness`,
      required: !0,
    },
    business_current_turnover: { kind: `choice`, list: `businessTurnover`, step: `yourBusiness`, required: !0 },
    business_years: { kind: `choice`, list: `businessYears`, step: `yourBusiness`, required: !0 },
    business_account: { kind: `flag`, rule: `switch`, step: `yourBusiness` },
    se_loan_amount: {
      kind: `amount`,
      rule: `loanAmount`,
      step: `communicationPreferences`,
      required: !0,
      client: `desired_loan_amount`,
    },
    se_loan_tenure: { kind: `amount`, rule: `loanTerm`, step: `communicationPreferences` },
    se_loan_purpose: { kind: `choice`, list: `loanPurpose`, step: `communicationPreferences` },
    allow_sms: { kind: `flag`, rule: `switch`, step: `communicationPreferences` },
    allow_emails: { kind: `flag`, rule: `switch`, step: `communicationPreferences`, client: `allow_email` },
    prefer_net_banking: { kind: `choice`, list: `preferNetBanking`, step: `communicationPreferences`, optional: !0 },
  },
  lc = Object.entries(cc),
  uc = (e) => lc.filter(([, t]) => e(t)).map(([e]) => e)
uc(({ sealed: e }) => e !== void 0)
var dc = uc(({ optional: e }) => e === !0),
  fc = (e) => uc((t) => t.step === e),
  pc = uc(({ atApply: e }) => e === !0),
  mc = new Map(lc),
  hc = (e) => mc.get(e),
  gc = { text: ``, flag: 0, id: 0, choice: ``, amount: ``, rupees: 0 },
  _c = Object.fromEntries(lc.map(([e, t]) => [e, t.default ?? gc[t.kind]]))
function vc(e) {
  let t = { ..._c, ...e },
    n = Object.fromEntries(lc.map(([e, { client: n = e }]) => [n, t[e]])),
    [r = ``, i = ``, a = ``] = t.birth_date.split(`-`)
  return {
    ...n,
    dob_date: r,
    dob_month: i,
    dob_year: a,
    emi: t.emi === `` ? 0 : t.emi,
    ip_address: ``,
    mac_address: ``,
  }
}
function yc(e) {
  let { userId: t, firstName: n, lastName: r, languageId: i, phoneNumber: a } = e,
    {
      pl_completed: o,
      gl_completed: s,
      bl_completed: c,
      hl_completed: l,
      pl_update_required: u,
      pl_se_update_required: d,
    } = e
  return {
    userId: t,
    firstName: n,
    lastName: r,
    languageId: i,
    phoneNumber: a,
    pl_completed: o,
    gl_completed: s,
    bl_completed: c,
    hl_completed: l,
    pl_update_required: u,
    pl_se_update_required: d,
  }
}
var bc = e({
  forgetArea: () => Dc,
  getSession: () => I,
  keepStored: () => Tc,
  pingSession: () => Ac,
  refetchUser: () => Ec,
  restoreSession: () => d,
  setSession: () => xc,
  signOut: () => kc,
  toClientProfile: () => vc,
  toShortUser: () => yc,
  useSession: () => Ce,
})
async function xc(e) {
  let t = I()
  M(e)
  for (let [n, r] of Sc) e[r] && e[r] !== t[r] && pe(`signed-in`, n)
  await wc(N(e).filter(({ name: e, value: t }) => t === null || !Cc.includes(e)))
}
var Sc = [
    [`customer`, `token`],
    [`admin`, `adminToken`],
    [`partner`, `partnerToken`],
  ],
  Cc = Object.values(w)
async function wc(e) {
  if (e.length === 0) return
  let { call: t } = await be(),
    n = ({ name: e, value: n }) =>
      (n === null ? t(`deleteCookie`, { body: { name: e } }) : t(`saveCookie`, { body: { name: e, value: n } })).catch(
        (t) => E(`${e} was not kept`, t),
      ),
    [r, ...i] = e
  ;(r && (await n(r)), await Promise.all(i.map(n)))
}
async function Tc(e) {
  let t = r(e)
  await wc(N(I()).filter(({ name: e, value: n }) => n !== null && t.includes(e)))
}
async function Ec() {
  M({ refetchTrigger: I().refetchTrigger + 1 })
  let e = I().appId
  await re().catch((e) => E(`the user was not fetched`, e))
  let { appId: t } = I()
  t !== e && (await wc(N({ appId: t })))
}
function Dc(e) {
  if ((we(e) !== null && Ys(`isMasqueradeMode`), A(e), e === `customer`)) {
    let {
      prospectAppId: e,
      appId: t,
      productId: n,
      productType: r,
      utms: i,
      urlSegment: a,
      returning: o,
      identityDue: s,
      contactChange: c,
    } = fe
    M({
      prospectAppId: e,
      appId: t,
      productId: n,
      productType: r,
      utms: i,
      urlSegment: a,
      returning: o,
      identityDue: s,
      contactChange: c,
    })
    for (let e of [`CCDetailssecured`, `CCDetailsunsecured`]) Ys(e)
  }
  ;(e === `admin` && M({ roleId: null }), e === `partner` && M({ partnerId: null, merchantId: null }))
}
var Oc = { customer: `logout`, admin: `adminLogout`, partner: `partnerLogout` }
async function kc(e, t = `asked`) {
  let n = t === `idle` ? we(e) : null
  ;(await se(t === `idle` ? `idle` : `reload`), ce(e))
  try {
    let { call: t } = await be()
    ;(await t(Oc[e]), f(e))
  } catch (e) {
    ee(e)
  }
  ;(t === `asked`
    ? (h(e), ie(e), k(), e === `customer` && (await sc.forgetAll()))
    : n
      ? y(`admin`, `masquerade_over`)
      : y(e, `session_idle`, { reloads: !0 }),
    n && M({ expired: n }),
    Dc(e),
    pe(`signed-out`, e, t),
    n || Fe())
}
async function Ac(e) {
  await D[e]().catch((e) => E(`the session was not renewed`, e))
}
function jc() {
  let { i18n: e } = u(),
    t = he(ye(e.language))
  return { code: t, name: Se(t).name, change: () => void xe(t).catch(g) }
}
async function Mc(e) {
  ;(await d(`admin`), await Ts(`exitMasquerade`), Ys(`isMasqueradeMode`))
  let t = we(e)
  return (Dc(e), t?.adminAt ?? null)
}
async function Nc(e, t) {
  let {
    token: n,
    name: r,
    expires_at: i,
  } = await Ts(`startMasquerade`, { body: { kind: `merchant`, id: e, reason: t } })
  ;(qs(`isMasqueradeMode`, `true`),
    await xc({ partnerToken: n, partnerId: e, isPartner: !0, masquerade: { name: r, expires_at: i } }),
    await Ac(`partner`))
}
async function Pc(e, t) {
  let { token: n, expires_at: r } = await Ts(`startMasquerade`, { body: { kind: `user`, id: e, reason: t } })
  ;(qs(`isMasqueradeMode`, `true`), Dc(`customer`))
  let { value: i } = await Ts(`readCookie`, { query: { name: `prospectAppId` } })
  ;(await xc({ token: n, prospectAppId: i, userId: e, userMasquerade: r }), await Ac(`customer`))
}
var Fc = /^[0-9]{6}$/
function Ic(e) {
  return Fc.test(e)
}
var Lc = n((e, t, n) => {
    ;(function (n, r) {
      typeof e == `object` && t !== void 0
        ? (t.exports = r())
        : typeof define == `function` && define.amd
          ? define(r)
          : ((n = typeof globalThis < `u` ? globalThis : n || self).dayjs = r())
    })(n, function () {
      var e = 1e3,
        t = 6e4,
        n = 36e5,
        r = `millisecond`,
        i = `second`,
        a = `minute`,
        o = `hour`,
        s = `day`,
        c = `week`,
        l = `month`,
        u = `quarter`,
        d = `year`,
        f = `date`,
        p = `Invalid Date`,
        m = /^(\d{4})[-/]?(\d{1,2})?[-/]?(\d{0,2})[Tt\s]*(\d{1,2})?:?(\d{1,2})?:?(\d{1,2})?[.:]?(\d+)?$/,
        h = /\[([^\]]+)]|YYYY|YY|M{1,4}|D{1,2}|d{1,4}|H{1,2}|h{1,2}|a|A|m{1,2}|s{1,2}|Z{1,2}|SSS/g,
        g = {
          name: `en`,
          weekdays: `Sunday_Monday_Tuesday_Wednesday_Thursday_Friday_Saturday`.split(`_`),
          months: `January_February_March_April_May_June_July_August_September_October_November_December`.split(`_`),
          ordinal: function (e) {
            var t = [`th`, `st`, `nd`, `rd`],
              n = e % 100
            return `[` + e + (t[(n - 20) % 10] || t[n] || t[0]) + `]`
          },
        },
        _ = function (e, t, n) {
          var r = String(e)
          return !r || r.length >= t ? e : `` + Array(t + 1 - r.length).join(n) + e
        },
        v = {
          s: _,
          z: function (e) {
            var t = -e.utcOffset(),
              n = Math.abs(t),
              r = Math.floor(n / 60),
              i = n % 60
            return (t <= 0 ? `+` : `-`) + _(r, 2, `0`) + `:` + _(i, 2, `0`)
          },
          m: function e(t, n) {
            if (t.date() < n.date()) return -e(n, t)
            var r = 12 * (n.year() - t.year()) + (n.month() - t.month()),
              i = t.clone().add(r, l),
              a = n - i < 0,
              o = t.clone().add(r + (a ? -1 : 1), l)
            return +(-(r + (n - i) / (a ? i - o : o - i)) || 0)
          },
          a: function (e) {
            return e < 0 ? Math.ceil(e) || 0 : Math.floor(e)
          },
          p: function (e) {
            return (
              { M: l, y: d, w: c, d: s, D: f, h: o, m: a, s: i, ms: r, Q: u }[e] ||
              String(e || ``)
                .toLowerCase()
                .replace(/s$/, ``)
            )
          },
          u: function (e) {
            return e === void 0
          },
        },
        y = `en`,
        b = {}
      b[y] = g
      var x = `$isDayjsObject`,
        S = function (e) {
          return e instanceof E || !(!e || !e[x])
        },
        C = function e(t, n, r) {
          var i
          if (!t) return y
          if (typeof t == `string`) {
            var a = t.toLowerCase()
            ;(b[a] && (i = a), n && ((b[a] = n), (i = a)))
            var o = t.split(`-`)
            if (!i && o.length > 1) return e(o[0])
          } else {
            var s = t.name
            ;((b[s] = t), (i = s))
          }
          return (!r && i && (y = i), i || (!r && y))
        },
        w = function (e, t) {
          if (S(e)) return e.clone()
          var n = typeof t == `object` ? t : {}
          return ((n.date = e), (n.args = arguments), new E(n))
        },
        T = v
      ;((T.l = C),
        (T.i = S),
        (T.w = function (e, t) {
          return w(e, { locale: t.$L, utc: t.$u, x: t.$x, $offset: t.$offset })
        }))
      var E = (function () {
          function g(e) {
            ;((this.$L = C(e.locale, null, !0)), this.parse(e), (this.$x = this.$x || e.x || {}), (this[x] = !0))
          }
          var _ = g.prototype
          return (
            (_.parse = function (e) {
              ;((this.$d = (function (e) {
                var t = e.date,
                  n = e.utc
                if (t === null) return new Date(NaN)
                if (T.u(t)) return new Date()
                if (t instanceof Date) return new Date(t)
                if (typeof t == `string` && !/Z$/i.test(t)) {
                  var r = t.match(m)
                  if (r) {
                    var i = r[2] - 1 || 0,
                      a = (r[7] || `0`).substring(0, 3)
                    return n
                      ? new Date(Date.UTC(r[1], i, r[3] || 1, r[4] || 0, r[5] || 0, r[6] || 0, a))
                      : new Date(r[1], i, r[3] || 1, r[4] || 0, r[5] || 0, r[6] || 0, a)
                  }
                }
                return new Date(t)
              })(e)),
                this.init())
            }),
            (_.init = function () {
              var e = this.$d
              ;((this.$y = e.getFullYear()),
                (this.$M = e.getMonth()),
                (this.$D = e.getDate()),
                (this.$W = e.getDay()),
                (this.$H = e.getHours()),
                (this.$m = e.getMinutes()),
                (this.$s = e.getSeconds()),
                (this.$ms = e.getMilliseconds()))
            }),
            (_.$utils = function () {
              return T
            }),
            (_.isValid = function () {
              return this.$d.toString() !== p
            }),
            (_.isSame = function (e, t) {
              var n = w(e)
              return this.startOf(t) <= n && n <= this.endOf(t)
            }),
            (_.isAfter = function (e, t) {
              return w(e) < this.startOf(t)
            }),
            (_.isBefore = function (e, t) {
              return this.endOf(t) < w(e)
            }),
            (_.$g = function (e, t, n) {
              return T.u(e) ? this[t] : this.set(n, e)
            }),
            (_.unix = function () {
              return Math.floor(this.valueOf() / 1e3)
            }),
            (_.valueOf = function () {
              return this.$d.getTime()
            }),
            (_.startOf = function (e, t) {
              var n = this,
                r = !!T.u(t) || t,
                u = T.p(e),
                p = function (e, t) {
                  var i = T.w(n.$u ? Date.UTC(n.$y, t, e) : new Date(n.$y, t, e), n)
                  return r ? i : i.endOf(s)
                },
                m = function (e, t) {
                  return T.w(n.toDate()[e].apply(n.toDate(`s`), (r ? [0, 0, 0, 0] : [23, 59, 59, 999]).slice(t)), n)
                },
                h = this.$W,
                g = this.$M,
                _ = this.$D,
                v = `set` + (this.$u ? `UTC` : ``)
              switch (u) {
                case d:
                  return r ? p(1, 0) : p(31, 11)
                case l:
                  return r ? p(1, g) : p(0, g + 1)
                case c:
                  var y = this.$locale().weekStart || 0,
                    b = (h < y ? h + 7 : h) - y
                  return p(r ? _ - b : _ + (6 - b), g)
                case s:
                case f:
                  return m(v + `Hours`, 0)
                case o:
                  return m(v + `Minutes`, 1)
                case a:
                  return m(v + `Seconds`, 2)
                case i:
                  return m(v + `Milliseconds`, 3)
                default:
                  return this.clone()
              }
            }),
            (_.endOf = function (e) {
              return this.startOf(e, !1)
            }),
            (_.$set = function (e, t) {
              var n,
                c = T.p(e),
                u = `set` + (this.$u ? `UTC` : ``),
                p = ((n = {}),
                (n[s] = u + `Date`),
                (n[f] = u + `Date`),
                (n[l] = u + `Month`),
                (n[d] = u + `FullYear`),
                (n[o] = u + `Hours`),
                (n[a] = u + `Minutes`),
                (n[i] = u + `Seconds`),
                (n[r] = u + `Milliseconds`),
                n)[c],
                m = c === s ? this.$D + (t - this.$W) : t
              if (c === l || c === d) {
                var h = this.clone().set(f, 1)
                ;(h.$d[p](m), h.init(), (this.$d = h.set(f, Math.min(this.$D, h.daysInMonth())).$d))
              } else p && this.$d[p](m)
              return (this.init(), this)
            }),
            (_.set = function (e, t) {
              return this.clone().$set(e, t)
            }),
            (_.get = function (e) {
              return this[T.p(e)]()
            }),
            (_.add = function (r, u) {
              var f,
                p = this
              r = Number(r)
              var m = T.p(u),
                h = function (e) {
                  var t = w(p)
                  return T.w(t.date(t.date() + Math.round(e * r)), p)
                }
              if (m === l) return this.set(l, this.$M + r)
              if (m === d) return this.set(d, this.$y + r)
              if (m === s) return h(1)
              if (m === c) return h(7)
              var g = ((f = {}), (f[a] = t), (f[o] = n), (f[i] = e), f)[m] || 1,
                _ = this.$d.getTime() + r * g
              return T.w(_, this)
            }),
            (_.subtract = function (e, t) {
              return this.add(-1 * e, t)
            }),
            (_.format = function (e) {
              var t = this,
                n = this.$locale()
              if (!this.isValid()) return n.invalidDate || p
              var r = e || `YYYY-MM-DDTHH:mm:ssZ`,
                i = T.z(this),
                a = this.$H,
                o = this.$m,
                s = this.$M,
                c = n.weekdays,
                l = n.months,
                u = n.meridiem,
                d = function (e, n, i, a) {
                  return (e && (e[n] || e(t, r))) || i[n].slice(0, a)
                },
                f = function (e) {
                  return T.s(a % 12 || 12, e, `0`)
                },
                m =
                  u ||
                  function (e, t, n) {
                    var r = e < 12 ? `AM` : `PM`
                    return n ? r.toLowerCase() : r
                  }
              return r.replace(h, function (e, r) {
                return (
                  r ||
                  (function (e) {
                    switch (e) {
                      case `YY`:
                        return String(t.$y).slice(-2)
                      case `YYYY`:
                        return T.s(t.$y, 4, `0`)
                      case `M`:
                        return s + 1
                      case `MM`:
                        return T.s(s + 1, 2, `0`)
                      case `MMM`:
                        return d(n.monthsShort, s, l, 3)
                      case `MMMM`:
                        return d(l, s)
                      case `D`:
                        return t.$D
                      case `DD`:
                        return T.s(t.$D, 2, `0`)
                      case `d`:
                        return String(t.$W)
                      case `dd`:
                        return d(n.weekdaysMin, t.$W, c, 2)
                      case `ddd`:
                        return d(n.weekdaysShort, t.$W, c, 3)
                      case `dddd`:
                        return c[t.$W]
                      case `H`:
                        return String(a)
                      case `HH`:
                        return T.s(a, 2, `0`)
                      case `h`:
                        return f(1)
                      case `hh`:
                        return f(2)
                      case `a`:
                        return m(a, o, !0)
                      case `A`:
                        return m(a, o, !1)
                      case `m`:
                        return String(o)
                      case `mm`:
                        return T.s(o, 2, `0`)
                      case `s`:
                        return String(t.$s)
                      case `ss`:
                        return T.s(t.$s, 2, `0`)
                      case `SSS`:
                        return T.s(t.$ms, 3, `0`)
                      case `Z`:
                        return i
                    }
                    return null
                  })(e) ||
                  i.replace(`:`, ``)
                )
              })
            }),
            (_.utcOffset = function () {
              return 15 * -Math.round(this.$d.getTimezoneOffset() / 15)
            }),
            (_.diff = function (r, f, p) {
              var m,
                h = this,
                g = T.p(f),
                _ = w(r),
                v = (_.utcOffset() - this.utcOffset()) * t,
                y = this - _,
                b = function () {
                  return T.m(h, _)
                }
              switch (g) {
                case d:
                  m = b() / 12
                  break
                case l:
                  m = b()
                  break
                case u:
                  m = b() / 3
                  break
                case c:
                  m = (y - v) / 6048e5
                  break
                case s:
                  m = (y - v) / 864e5
                  break
                case o:
                  m = y / n
                  break
                case a:
                  m = y / t
                  break
                case i:
                  m = y / e
                  break
                default:
                  m = y
              }
              return p ? m : T.a(m)
            }),
            (_.daysInMonth = function () {
              return this.endOf(l).$D
            }),
            (_.$locale = function () {
              return b[this.$L]
            }),
            (_.locale = function (e, t) {
              if (!e) return this.$L
              var n = this.clone(),
                r = C(e, t, !0)
              return (r && (n.$L = r), n)
            }),
            (_.clone = function () {
              return T.w(this.$d, this)
            }),
            (_.toDate = function () {
              return new Date(this.valueOf())
            }),
            (_.toJSON = function () {
              return this.isValid() ? this.toISOString() : null
            }),
            (_.toISOString = function () {
              return this.$d.toISOString()
            }),
            (_.toString = function () {
              return this.$d.toUTCString()
            }),
            g
          )
        })(),
        D = E.prototype
      return (
        (w.prototype = D),
        [
          [`$ms`, r],
          [`$s`, i],
          [`$m`, a],
          [`$H`, o],
          [`$W`, s],
          [`$M`, l],
          [`$y`, d],
          [`$D`, f],
        ].forEach(function (e) {
          D[e[1]] = function (t) {
            return this.$g(t, e[0], e[1])
          }
        }),
        (w.extend = function (e, t) {
          return ((e.$i ||= (e(t, E, w), !0)), w)
        }),
        (w.locale = C),
        (w.isDayjs = S),
        (w.unix = function (e) {
          return w(1e3 * e)
        }),
        (w.en = b[y]),
        (w.Ls = b),
        (w.p = {}),
        w
      )
    })
  }),
  Rc = n((e, t, n) => {
    ;(function (n, r) {
      typeof e == `object` && t !== void 0
        ? (t.exports = r())
        : typeof define == `function` && define.amd
          ? define(r)
          : ((n = typeof globalThis < `u` ? globalThis : n || self).dayjs_plugin_utc = r())
    })(n, function () {
      var e = `minute`,
        t = /[+-]\d\d(?::?\d\d)?/g,
        n = /([+-]|\d\d)/g
      return function (r, i, a) {
        var o = i.prototype
        ;((a.utc = function (e) {
          return new i({ date: e, utc: !0, args: arguments })
        }),
          (o.utc = function (t) {
            var n = a(this.toDate(), { locale: this.$L, utc: !0 })
            return t ? n.add(this.utcOffset(), e) : n
          }),
          (o.local = function () {
            return a(this.toDate(), { locale: this.$L, utc: !1 })
          }))
        var s = o.parse
        o.parse = function (e) {
          ;(e.utc && (this.$u = !0), this.$utils().u(e.$offset) || (this.$offset = e.$offset), s.call(this, e))
        }
        var c = o.init
        o.init = function () {
          if (this.$u) {
            var e = this.$d
            ;((this.$y = e.getUTCFullYear()),
              (this.$M = e.getUTCMonth()),
              (this.$D = e.getUTCDate()),
              (this.$W = e.getUTCDay()),
              (this.$H = e.getUTCHours()),
              (this.$m = e.getUTCMinutes()),
              (this.$s = e.getUTCSeconds()),
              (this.$ms = e.getUTCMilliseconds()))
          } else c.call(this)
        }
        var l = o.utcOffset
        o.utcOffset = function (r, i) {
          var a = this.$utils().u
          if (a(r)) return this.$u ? 0 : a(this.$offset) ? l.call(this) : this.$offset
          if (
            typeof r == `string` &&
            ((r = (function (e) {
              e === void 0 && (e = ``)
              var r = e.match(t)
              if (!r) return null
              var i = (`` + r[0]).match(n) || [`-`, 0, 0],
                a = i[0],
                o = 60 * i[1] + +i[2]
              return o === 0 ? 0 : a === `+` ? o : -o
            })(r)),
            r === null)
          )
            return this
          var o = Math.abs(r) <= 16 ? 60 * r : r
          if (o === 0) return this.utc(i)
          var s = this.clone()
          if (i) return ((s.$offset = o), (s.$u = !1), s)
          var c = this.$u ? this.toDate().getTimezoneOffset() : -1 * this.utcOffset()
          return (((s = this.local().add(o + c, e)).$offset = o), (s.$x.$localOffset = c), s)
        }
        var u = o.format
        ;((o.format = function (e) {
          var t = e || (this.$u ? `YYYY-MM-DDTHH:mm:ss[Z]` : ``)
          return u.call(this, t)
        }),
          (o.valueOf = function () {
            var e = this.$utils().u(this.$offset)
              ? 0
              : this.$offset + (this.$x.$localOffset || this.$d.getTimezoneOffset())
            return this.$d.valueOf() - 6e4 * e
          }),
          (o.isUTC = function () {
            return !!this.$u
          }),
          (o.toISOString = function () {
            return this.toDate().toISOString()
          }),
          (o.toString = function () {
            return this.toDate().toUTCString()
          }))
        var d = o.toDate
        o.toDate = function (e) {
          return e === `s` && this.$offset ? a(this.format(`YYYY-MM-DD HH:mm:ss:SSS`)).toDate() : d.call(this)
        }
        var f = o.diff
        o.diff = function (e, t, n) {
          if (e && this.$u === e.$u) return f.call(this, e, t, n)
          var r = this.local(),
            i = a(e).local()
          return f.call(r, i, t, n)
        }
      }
    })
  }),
  zc = t(Lc(), 1),
  Bc = t(Rc(), 1)
zc.default.extend(Bc.default)
var Vc = (e) => zc.default.utc(e).add(330, `minute`),
  Hc = (e) => e.subtract(330, `minute`).toDate(),
  Uc = (e, t = `00:00:00`) => zc.default.utc(`${e}T${t}Z`),
  Wc = (e) => e.toISOString().slice(0, 10),
  Gc = (e) => Wc(Vc(e)),
  Kc = (e) => Vc(e).toISOString().slice(0, 16).replace(`T`, ` `)
function qc(e) {
  let t = Vc(e)
  return t.diff(t.startOf(`day`), `hour`, !0)
}
var Jc = (e, t) => Hc(Uc(e, t.length === 5 ? `${t}:00` : t)),
  Yc = (e) => Jc(e, `00:00`),
  Xc = (e, t) => Wc(Uc(e).add(t, `day`)),
  Zc = (e, t) => Wc(Uc(e).add(t, `month`)),
  Qc = (e, t) => Uc(t).diff(Uc(e), `day`)
function $c(e, t) {
  let [n, r] = [Uc(e), Uc(t)],
    i = r.year() - n.year()
  return (n.month() - r.month() || n.date() - r.date()) > 0 ? i - 1 : i
}
function el(e, t, n) {
  return t < 1 || t > 12 || n < 1 ? !1 : n <= zc.default.utc(Date.UTC(2e3 + (e % 400), t - 1)).daysInMonth()
}
function tl(e) {
  let [t = 0, n = 0, r = 0] = e.split(`-`).map(Number)
  return /^\d{4}-\d{2}-\d{2}$/.test(e) && el(t, n, r)
}
var nl = { jsonType: [`string`] },
  rl = { jsonType: [`number`, `string`] },
  il = /[\p{L}\p{N}.]/gu
function al(e, t) {
  let n = [...t.matchAll(il)][e - 1]
  return e === 0 ? 0 : n === void 0 ? t.length : n.index + 1
}
function ol(e) {
  let t = (0, L.useRef)(null)
  return (
    (0, L.useLayoutEffect)(() => {
      if (!t.current) return
      let { input: n, typed: r, signs: i } = t.current
      if (((t.current = null), r === e || document.activeElement !== n)) return
      let a = al(i, e)
      n.setSelectionRange(a, a)
    }),
    (e) => {
      let n = e.target,
        r = n.value,
        i = n.selectionStart ?? r.length
      i === r.length ||
        e.nativeEvent.isComposing ||
        (t.current = { input: n, typed: r, signs: oe(r.slice(0, i)).match(il)?.length ?? 0 })
    }
  )
}
function sl(e, t) {
  let n = e.split(/[.[]/)
  return [e, n[0], n.at(-1)].find((e) => e !== void 0 && e in t)
}
function cl() {
  let e = new Map()
  return {
    beside(t) {
      return async (n, r, i) => {
        let a = await t(n, r, i),
          o = [...e].filter(([e, { value: t }]) => n[e] === t)
        return o.length === 0
          ? a
          : {
              values: {},
              errors: {
                ...Object.fromEntries(o.map(([e, { message: t }]) => [e, { type: `server`, message: t }])),
                ...a.errors,
              },
            }
      }
    },
    show(t, n) {
      let r = (n instanceof o && n.errors) || {},
        i = t.getValues(),
        a = new Map(Object.entries(r).map(([e, t]) => [sl(e, i), t])),
        s = Object.keys(i).filter((e) => a.get(e))
      return (
        s.forEach((n, r) => {
          let o = a.get(n) ?? ``
          ;(e.set(n, { value: i[n], message: o }),
            t.setError(n, { type: `server`, message: o }, { shouldFocus: r === 0 }))
        }),
        s.length > 0 && s.length === a.size
      )
    },
  }
}
var ll = Object.assign({
    '../locales/en/calendar.json': {
      month: [
        `January`,
        `February`,
        `March`,
        `April`,
        `May`,
        `June`,
        `July`,
        `August`,
        `September`,
        `October`,
        `November`,
        `December`,
      ],
      besideDay: [`Jan`, `Feb`, `Mar`, `Apr`, `May`, `Jun`, `Jul`, `Aug`, `Sep`, `Oct`, `Nov`, `Dec`],
    },
    '../locales/hi/calendar.json': {
      month: [`जनवरी`, `फ़रवरी`, `मार्च`, `अप्रैल`, `मई`, `जून`, `जुलाई`, `अगस्त`, `सितंबर`, `अक्टूबर`, `नवंबर`, `दिसंबर`],
      besideDay: [`जनवरी`, `फ़रवरी`, `मार्च`, `अप्रैल`, `मई`, `जून`, `जुलाई`, `अगस्त`, `सितंबर`, `अक्टूबर`, `नवंबर`, `दिसंबर`],
    },
  }),
  ul = (e, t, n) => ll[`../locales/${t}/calendar.json`]?.[n][Number(e) - 1] ?? ``
function dl(e, t) {
  let [n, r, i] = Gc(e).split(`-`)
  return `${Number(i)} ${ul(r, t, `besideDay`)} ${n}`
}
function fl(e, t) {
  let [, n, r] = Gc(e).split(`-`)
  return `${Number(r)} ${ul(n, t, `besideDay`)}`
}
var pl = (e, t) => `${dl(e, t)}, ${Kc(e).slice(11)}`
function ml(e, t) {
  let [n, r] = e.split(`-`)
  return `${ul(r, t, `month`)} ${n}`
}
var hl = (e) => dl(new Date(e), De()),
  gl = (e) => fl(new Date(e), De()),
  _l = (e) => pl(new Date(e), De()),
  vl = (e) => ml(e, De()),
  yl = { neutral: `clock`, ok: `check`, warn: `alert`, err: `info`, info: `clock` }
function bl({ tone: e, children: t }) {
  return (0, R.jsxs)(`span`, {
    className: `badge status-badge ${e}`,
    children: [(0, R.jsx)(C, { name: yl[e], size: 16 }), t],
  })
}
function xl(e, t = ``) {
  return !(e instanceof o) || je(e) ? T(e) : e.errors?.[t] || Object.values(e.errors ?? {})[0] || T(e)
}
var Sl = [`service`, `offers`, `partner_offers`],
  Cl = [`sms`, `email`, `call`, `whatsapp`],
  wl = [7, 30, 90],
  Tl = { from: 9, to: 18 }
function El({ service: e }, t) {
  return (e.sms && t.sms) || (e.email && t.email)
}
var Dl = [`new`, `in_progress`, `applied`, `disbursed`, `lost`],
  Ol = {
    account: { days: 0, after: `erasure` },
    lead: { days: 90, after: `first_touch` },
    browser: { days: 0, after: `end_of_life` },
    receipts: { days: 365, after: `made` },
    messages: { days: 365, after: `made` },
    lender_files: { days: 90, after: `made` },
    visits: { days: 365, after: `end_of_life` },
    consents: { days: 365, after: `erasure` },
    agreed_loan: { days: 365, after: `end_of_loan` },
    grievance: { days: 395, after: `answer` },
    declined_merchant: { days: 365, after: `answer` },
    log: { days: null, after: `never` },
    backups: { days: 30, after: `made` },
  },
  kl = Object.keys(Ol),
  Al = [`legal_hold`, `part_hold`, `application_under_way`, `ticket_open`],
  jl = [`applications`, `enquiries`, `offers`, `statements`, `consents`, `tickets`, `messages`, `visits`, `file_rows`],
  Ml = [`agreed_loan`, `disputed_loan`, `grievance`, `consents`, `visits`],
  Nl = `(min-width: 900px)`,
  Pl = () => (typeof window.matchMedia == `function` ? window.matchMedia(Nl) : null)
function Fl(e) {
  let t = Pl()
  return (t?.addEventListener(`change`, e), () => t?.removeEventListener(`change`, e))
}
function Il() {
  return (0, L.useSyncExternalStore)(
    Fl,
    () => Pl()?.matches ?? !0,
    () => !0,
  )
}
function Ll(e, t) {
  let n = document.createElement(`a`),
    r = URL.createObjectURL(e)
  ;((n.href = r), (n.download = t), n.click(), setTimeout(() => URL.revokeObjectURL(r), 6e4))
}
function Rl({ title: e, error: t, onRetry: n, busy: r = !1 }) {
  let { t: i } = u(`common`)
  return (0, R.jsxs)(Ie, {
    tone: `err`,
    role: `alert`,
    children: [
      (0, R.jsx)(`p`, { className: `b`, children: e }),
      (0, R.jsx)(`p`, { className: `mt4`, children: T(t) }),
      (0, R.jsx)(`p`, {
        className: `mt12`,
        children: (0, R.jsx)(p, {
          look: `secondary`,
          small: !0,
          busy: r,
          onClick: () => !r && n(),
          children: i(`tryAgain`),
        }),
      }),
    ],
  })
}
function zl(e) {
  return (0, L.useDeferredValue)(e !== void 0) ? e : void 0
}
function Bl({ query: e, failed: t, waiting: n, empty: r, older: i = `stays`, space: a, children: o }) {
  let { data: s, error: c, isFetching: l, refetch: u } = e,
    [d, f] = (0, L.useState)(null),
    p = c ?? (s === void 0 && l ? d : null),
    m = zl(s),
    h = p && i === `goes` ? void 0 : m,
    g =
      p &&
      (0, R.jsx)(`div`, {
        className: a,
        children: (0, R.jsx)(Rl, {
          title: t,
          error: p,
          busy: l,
          onRetry: () => {
            ;(f(p), u())
          },
        }),
      })
  return h === void 0
    ? (g ?? n)
    : (0, R.jsxs)(R.Fragment, {
        children: [
          g,
          (0, R.jsx)(L.Suspense, {
            fallback: n,
            children: r !== void 0 && Array.isArray(h) && h.length === 0 ? r : o(h),
          }),
        ],
      })
}
function Vl({ picture: e, children: t, beside: n }) {
  return (0, R.jsxs)(`div`, {
    className: `row between wrap`,
    children: [
      (0, R.jsxs)(`div`, { className: `row`, children: [e, (0, R.jsx)(`div`, { className: `grow`, children: t })] }),
      n,
    ],
  })
}
function Hl({ name: e, file: t, label: n, inline: r = !1, disabled: i = !1, children: a }) {
  let [o, s] = (0, L.useState)(!1),
    c = async () => {
      if (!o) {
        s(!0)
        try {
          Ll(await t(), e)
        } catch (e) {
          g(e)
        }
        s(!1)
      }
    },
    l = () => void c()
  return r
    ? (0, R.jsx)(`button`, {
        type: `button`,
        className: `textlink`,
        'aria-label': n,
        'aria-busy': o || void 0,
        onClick: l,
        children: a,
      })
    : (0, R.jsxs)(p, {
        look: `text`,
        small: !0,
        'aria-label': n,
        busy: o,
        disabled: i,
        onClick: l,
        children: [(0, R.jsx)(C, { name: `document` }), a],
      })
}
function Ul(e, t) {
  let n = new URLSearchParams(e)
  for (let [e, r] of Object.entries(t)) r ? n.set(e, r) : n.delete(e)
  return n
}
function $(...e) {
  return e.map((e, t) => ({ id: t + 1, key: e }))
}
var Wl = $(`male`, `female`, `other`),
  Gl = {
    commPreferences: $(`sms`, `email`, `both`, `none`),
    employmentStatus: $(`salaried`, `selfEmployed`, `business`, `notWorking`),
    salaryMode: $(`bankTransfer`, `cheque`, `cash`),
    householdIncome: $(`upToThreshold`, `aboveThreshold`),
    mvGender: Wl,
    Gender: Wl,
    residentType: $(`owned`, `family`, `rented`, `employer`, `hostel`),
    currentResidencyType: $(`withFamily`, `alone`, `withFriends`, `payingGuest`),
    educationalLevel: $(`school`, `diploma`, `graduate`, `postGraduate`, `professional`, `other`),
    preferNetBanking: $(`yes`, `no`),
    professionType: $(`doctor`, `charteredAccountant`, `engineer`, `lawyer`, `teacher`, `other`),
    employeementTenure: $(`under6Months`, `sixTo12Months`, `oneTo2Years`, `twoTo5Years`, `over5Years`),
    totalWorkExperience: $(`under1Year`, `oneTo3Years`, `threeTo5Years`, `fiveTo10Years`, `over10Years`),
    loanPurpose: $(`medical`, `education`, `wedding`, `home`, `travel`, `repayLoans`, `purchase`, `other`),
    maritalStatus: $(`single`, `married`, `divorced`, `widowed`),
    companyType: $(`privateLimited`, `publicLimited`, `government`, `partnership`, `proprietorship`, `other`),
    jobSector: $(`private`, `government`, `publicSector`, `defence`, `other`),
    workStatus: $(`permanent`, `contract`, `partTime`, `probation`),
    businessTurnover: $(`upTo5Lakh`, `upTo20Lakh`, `upTo50Lakh`, `upTo1Crore`, `above1Crore`),
    businessYears: $(`under1Year`, `oneTo2Years`, `twoTo3Years`, `threeTo5Years`, `over5Years`),
    businessNature: $(`manufacturing`, `trading`, `services`, `retail`, `other`),
    businessGrossProfit: $(`upTo1Lakh`, `upTo5Lakh`, `upTo20Lakh`, `above20Lakh`),
    businessRegistrationType: $(`gst`, `udyam`, `shopAct`, `incorporation`, `other`, `none`),
    professionalType: $(`doctor`, `charteredAccountant`, `architect`, `lawyer`, `consultant`, `other`),
    professionalYears: $(`under1Year`, `oneTo3Years`, `threeTo5Years`, `over5Years`),
    ticketClass: $(`upTo25000`, `upTo1Lakh`, `upTo3Lakh`, `upTo10Lakh`, `above10Lakh`),
    creditScoreClass: $(`notNeeded`, `from300`, `from625`, `from650`, `from700`, `from750`),
  }
Object.keys(Gl)
function Kl(e, t) {
  return Gl[e].some((e) => e.id === t)
}
function ql(e, t) {
  return Gl[e].find((e) => e.id === t)?.key ?? null
}
function Jl(e, t) {
  let n = ql(e, t)
  return n === null ? null : `options:${e}.${n}`
}
var Yl = (e) => [e].flat().every((e) => e.trim() !== ``)
function Xl(e, t) {
  return typeof e == `string` ? e.trim() === `` || Yl(t) : e.length === 0 || (t.length === e.length && Yl(t))
}
function Zl(e, { regulated_entity: t, regulated_entity_hi: n = `` }) {
  let { words: r, lang: i } = $l(e, { regulated_entity: t, regulated_entity_hi: n }, [`regulated_entity`])
  return { text: r.regulated_entity, lang: i }
}
var Ql = (e, t) => t.filter((t) => !Xl(e[t], e[`${t}_hi`]))
function $l(e, t, n) {
  let r = e === `en` || Ql(t, n).length > 0,
    i = (e) => t[r ? e : `${e}_hi`]
  return { words: Object.fromEntries(n.map((e) => [e, i(e)])), lang: r && e !== `en` ? `en` : void 0 }
}
var eu = 850,
  tu = 300,
  nu = 4,
  ru = 1e4,
  iu = (e) => BigInt(Math.round(e * ru))
function au(e, t) {
  if (typeof e != `number`) return t.rate_max
  let n = Math.min(t.min_credit_score ?? tu, 849),
    r = Math.min(Math.max((e - n) / (eu - n), 0), 1),
    i = BigInt(Math.floor(r * nu)),
    [a, o] = [iu(t.rate_min), iu(t.rate_max)],
    s = Pe(o * BigInt(nu) - i * (o - a), BigInt((nu * ru) / 100))
  return Number(s) / 100
}
var ou = e({ isFinal: () => lu }),
  su = [
    `draft`,
    `submitted`,
    `queued`,
    `received`,
    `documents_needed`,
    `in_review`,
    `approved`,
    `agreement_signed`,
    `disbursed`,
    `rejected`,
    `withdrawn`,
    `expired`,
  ],
  cu = {
    draft: [`submitted`, `withdrawn`, `expired`],
    submitted: [`queued`, `received`, `documents_needed`, `in_review`, `approved`, `rejected`, `withdrawn`, `expired`],
    queued: [`received`, `documents_needed`, `in_review`, `approved`, `rejected`, `withdrawn`, `expired`],
    received: [`documents_needed`, `in_review`, `approved`, `rejected`, `withdrawn`, `expired`],
    documents_needed: [`received`, `in_review`, `approved`, `rejected`, `withdrawn`, `expired`],
    in_review: [`documents_needed`, `approved`, `rejected`, `withdrawn`, `expired`],
    approved: [`agreement_signed`, `disbursed`, `rejected`, `withdrawn`, `expired`],
    agreement_signed: [`disbursed`, `rejected`, `withdrawn`, `expired`],
    disbursed: [],
    rejected: [],
    withdrawn: [],
    expired: [],
  }
function lu(e) {
  return cu[e].length === 0
}
var uu = (e) => du.includes(e),
  du = [`draft`, `submitted`, `queued`, `received`, `documents_needed`, `in_review`],
  fu = [
    `privacy_notice`,
    `terms`,
    `credit_score`,
    `kfs_read`,
    `share_with_lender`,
    `loan_enquiry`,
    `share_with_card_bank`,
    `share_with_insurer`,
    `bureau_check`,
    `marketing_sms`,
    `marketing_email`,
  ],
  pu = [`privacy_notice`, `terms`, `kfs_read`],
  mu = (e) => !pu.includes(e),
  hu = [`kfs_read`, `share_with_lender`, `bureau_check`],
  gu = [`share_with_card_bank`],
  _u = {
    privacy_notice: `2026-11-29`,
    terms: `2026-11-27`,
    credit_score: `2026-11-29`,
    kfs_read: `2026-11-01`,
    share_with_lender: `2026-11-27`,
    loan_enquiry: `2026-11-01`,
    share_with_card_bank: `2026-11-01`,
    share_with_insurer: `2026-11-27`,
    bureau_check: `2026-11-01`,
    marketing_sms: `2026-11-01`,
    marketing_email: `2026-11-01`,
  },
  vu = 300
function yu() {
  let e = (0, L.useRef)(void 0),
    t = (0, L.useCallback)(() => clearTimeout(e.current), [])
  return (
    (0, L.useEffect)(() => t, [t]),
    {
      later: (0, L.useCallback)(
        (n) => {
          t()
          let { pathname: r } = window.location
          e.current = setTimeout(() => {
            window.location.pathname === r && n()
          }, vu)
        },
        [t],
      ),
      cancel: t,
    }
  )
}
var bu = [
  [`#124a2a`, `#1e6b3c`],
  [`#5b2a0e`, `#7a3b12`],
  [`#12345f`, `#1d4f91`],
  [`#131e52`, `#24357f`],
  [`#4a1230`, `#7a2050`],
  [`#37306b`, `#4f4694`],
  [`#0b4a50`, `#0b5f66`],
  [`#2b3a42`, `#455a64`],
  [`#5c1020`, `#8a1f35`],
  [`#4a3500`, `#6b4e00`],
  [`#1b2a6b`, `#2f429a`],
]
function xu(e) {
  let t = 2166136261
  for (let n of e) t = Math.imul(t ^ (n.codePointAt(0) ?? 0), 16777619) >>> 0
  return bu[(t >>> 12) % bu.length] ?? bu[0]
}
var Su = (e) =>
  e
    .split(/[\s_-]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((e) => [...e][0] ?? ``)
    .join(``)
    .toUpperCase()
function Cu({ card: { category_name: e, issuer: t, category_img_thumb: n }, small: r = !1 }) {
  let i = r ? `cc-art small` : `cc-art`
  if (n.startsWith(`/uploads/`))
    return (0, R.jsx)(`img`, { className: i, src: n, alt: ``, width: 158, height: 100, loading: `lazy` })
  let [a, o] = xu(t || e)
  return (0, R.jsxs)(`svg`, {
    className: i,
    viewBox: `0 0 158 100`,
    'aria-hidden': `true`,
    children: [
      (0, R.jsx)(`rect`, { width: `158`, height: `100`, rx: `10`, fill: a }),
      (0, R.jsx)(`path`, { d: `M60 0h60L60 100H0z`, fill: o }),
      (0, R.jsx)(`rect`, { x: `14`, y: `44`, width: `22`, height: `16`, rx: `4`, fill: `#e9d9a8` }),
      (0, R.jsx)(`path`, { d: `M14 52h22M25 44v16`, stroke: `#8b7a45` }),
      (0, R.jsx)(`path`, { d: `M14 84h40`, stroke: `#fff`, strokeWidth: `3`, strokeDasharray: `8 4` }),
      (0, R.jsx)(`text`, { x: `14`, y: `32`, fill: `#fff`, fontSize: `20`, fontWeight: `700`, children: Su(e) }),
    ],
  })
}
function wu({ icon: e, title: t, text: n, children: r }) {
  return (0, R.jsxs)(`section`, {
    className: `card pad empty`,
    children: [
      (0, R.jsx)(`span`, { className: `spot accent`, children: (0, R.jsx)(C, { name: e, size: 24 }) }),
      (0, R.jsx)(`h2`, { className: `h2 mt16`, children: t }),
      (0, R.jsx)(`p`, { className: `mut mt8`, children: n }),
      r && (0, R.jsx)(`div`, { className: `stack g8 mt20`, children: r }),
    ],
  })
}
var Tu = [
    `income_min`,
    `income_max`,
    `turnover_min`,
    `business_years_min`,
    `age_min`,
    `age_max_at_end`,
    `employment`,
    `credit_score`,
    `amount_min`,
    `tenure_min`,
    `tenure_max`,
    `foir`,
    `gold_value`,
    `property_value`,
    `pincode`,
    `refused`,
  ],
  Eu = [
    `known_customer`,
    `score`,
    `income`,
    `existing_loans`,
    `age`,
    `employment`,
    `area`,
    `documents`,
    `too_many_requests`,
  ],
  Du = {
    income_min: `income`,
    income_max: `income`,
    turnover_min: `business`,
    business_years_min: `business`,
    age_min: `others`,
    age_max_at_end: `request`,
    employment: `income`,
    credit_score: `score`,
    credit_score_none: `noScore`,
    amount_min: `request`,
    tenure_min: `request`,
    tenure_max: `request`,
    foir: `request`,
    gold_value: `gold`,
    property_value: `home`,
    pincode: `address`,
    refused: `others`,
  },
  Ou = {
    known_customer: `others`,
    score: `score`,
    income: `request`,
    existing_loans: `request`,
    age: `others`,
    employment: `others`,
    area: `address`,
    documents: `details`,
    too_many_requests: `others`,
    none: `others`,
  },
  [, , ku] = Ne(`cardList`),
  Au = (e) => [
    ...((e?.includes(`gold`) ?? !0) ? [{ key: `gold`, path: Oe(`kindGold`) }] : []),
    ...((e?.includes(`cards`) ?? !0) ? [{ key: `firstCard`, path: ku }] : []),
    { key: `help`, path: Oe(`needHelp`) },
  ]
function ju(e, t, n) {
  switch (e) {
    case `request`:
      return null
    case `income`:
      return P(t, a[S(t)].income ? `income` : `employment-details`)
    case `business`:
      return P(t, `your-business`)
    case `address`:
      return P(t, `contact-details`)
    case `details`:
      return P(t)
    case `home`:
      return P(t, `the-home`)
    case `gold`:
      return P(t, `your-gold`)
    case `score`:
      return Oe(`creditScore`)
    case `others`:
      return n
  }
}
var Mu = new Set([`income_min`, `income_max`, `turnover_min`, `amount_min`, `gold_value`, `property_value`]),
  Nu = { turnover_min: `businessTurnover`, business_years_min: `businessYears` }
function Pu(e, t, n) {
  if (typeof e == `number`) return Mu.has(t) ? x(e) : String(e)
  if (t === `refused`) return hl(String(e))
  let r = Nu[t]
  if (r !== void 0 && e !== null) return n(`options:${r}.${e}`)
  if (e === null || t !== `employment`) return e ?? ``
  let i = Gl.employmentStatus.map(({ key: e }) => e)
  return e
    .split(`,`)
    .filter((e) => i.includes(e))
    .map((e) => n(`options:employmentStatus.${e}`))
    .join(`, `)
}
var Fu = ({ code: e, actual: t }) => (e === `credit_score` && t === null ? `credit_score_none` : e)
function Iu({ code: e, required: t, actual: n }, r) {
  return r(`offers:reason.${Fu({ code: e, actual: n })}`, { required: Pu(t, e, r), actual: Pu(n, e, r) })
}
var Lu = new Set([`income`, `business`, `address`])
function Ru({ reasons: e }) {
  let [t, ...n] = e
  if (t === void 0) return { kind: `way`, way: `others`, advice: `other` }
  let r = typeof t.required == `number` ? t.required : null
  if (n.length === 0 && r !== null) {
    if (t.code === `amount_min`) return { kind: `request`, request: { amount: r, tenure: null } }
    if (t.code === `tenure_min` || t.code === `tenure_max`)
      return { kind: `request`, request: { amount: null, tenure: r } }
  }
  let i = Fu(e.find(({ code: e }) => Lu.has(Du[e])) ?? t)
  return { kind: `way`, way: Du[i], advice: i }
}
function zu({ lists: e }) {
  let { t } = u(`replay`)
  return e.length === 0
    ? (0, R.jsx)(`p`, { children: t(`none`) })
    : (0, R.jsx)(`ol`, {
        className: `replays`,
        'aria-label': t(`lists`),
        children: e.map((e) => (0, R.jsx)(`li`, { children: (0, R.jsx)(Bu, { list: e }) }, e.receipt)),
      })
}
function Bu({ list: e }) {
  let { t } = u([`replay`, `common`]),
    { shown_at: n, outcome: r, reasons: i, request: a, method: o, method_now: c, lenders: d } = e,
    f = d.filter(({ same: e }) => !e)
  return (0, R.jsxs)(R.Fragment, {
    children: [
      (0, R.jsx)(`h3`, { className: `h4`, children: t(`shown`, { at: _l(n), number: l(e.receipt) }) }),
      (0, R.jsx)(`p`, { children: (0, R.jsx)(`strong`, { children: t(`outcome.${r}`) }) }),
      i.map((e) => (0, R.jsx)(`p`, { children: t(`reason.${e}`, { method: o, now: c }) }, e)),
      r === `different` && i.length === 0 && (0, R.jsx)(`p`, { children: t(`reason.unknown`) }),
      f.length > 0 && (0, R.jsx)(`p`, { children: t(`moved`, { lenders: f.map(({ name: e }) => e).join(`, `) }) }),
      a && (0, R.jsx)(`p`, { children: t(`request`, { amount: x(a.amount), term: s(a.tenure_months, t), method: o }) }),
      (0, R.jsx)(Vu, { inputs: e.inputs }),
      d.length > 0 &&
        (0, R.jsxs)(`details`, {
          children: [
            (0, R.jsx)(`summary`, { children: t(`lenders`, { count: d.length }) }),
            (0, R.jsx)(`ol`, {
              children: d.map(({ lender_id: e, name: n, place: r, since: i }) =>
                (0, R.jsx)(
                  `li`,
                  { children: t(r === null ? `lenderOut` : `lenderIn`, { name: n, place: r, since: hl(i) }) },
                  e,
                ),
              ),
            }),
          ],
        }),
    ],
  })
}
function Vu({ inputs: e }) {
  let { t } = u(`replay`)
  if (!e) return null
  let { monthly_income: n, monthly_emi: r, credit_score: i, postal_code: a } = e
  return (0, R.jsx)(`p`, {
    children: t(`inputs`, {
      income: n === null ? t(`notAsked`) : x(n),
      emi: x(r),
      score: typeof i == `number` ? i : t(`score.${i}`),
      pincode: a,
    }),
  })
}
var Hu = [
  [`crore`, 1e7],
  [`lakh`, 1e5],
  [`thousand`, 1e3],
]
function Uu(e, t) {
  let { rupees: n, rest: r } = Me(c(e)),
    i = n,
    a = []
  for (let [e, n] of Hu) {
    let r = Math.floor(i / n)
    ;((i %= n), r > 0 && a.push(t(`common:words.${e}`, { count: r })))
  }
  ;(i > 0 || a.length === 0) && a.push(String(i))
  let o = t(n === 1 ? `common:words.rupee` : `common:words.rupees`, { number: a.join(` `) })
  return r === 0 ? o : `${o} ${t(`common:words.paise`, { count: r })}`
}
function Wu(e) {
  if (!(e > 0)) return [0, 1]
  let t = e / 4,
    n = 10 ** Math.floor(Math.log10(t)),
    r = [1, 2, 5, 10].map((e) => e * n).find((e) => e >= t) ?? 10 * n,
    i = Math.max(1, r),
    a = Math.ceil(e / i)
  return Array.from({ length: a + 1 }, (e, t) => t * i)
}
function Gu(e, t) {
  let n = Math.max(1, e.length - 1)
  return e
    .map((e, r) => {
      let i = 100 - (Math.max(0, e) / (t > 0 ? t : 1)) * 100
      return `${Ku((r / n) * 100)},${Ku(i)}`
    })
    .join(` `)
}
var Ku = (e) => Math.round(e * 100) / 100
function qu(e, t) {
  return e <= t
    ? Array.from({ length: e }, (e, t) => t)
    : Array.from({ length: t }, (n, r) => Math.round((r * (e - 1)) / (t - 1)))
}
function Ju({ values: e }) {
  return e.length < 3
    ? null
    : (0, R.jsx)(`svg`, {
        'aria-hidden': `true`,
        width: `84`,
        height: `28`,
        viewBox: `0 0 100 100`,
        preserveAspectRatio: `none`,
        overflow: `visible`,
        style: { flex: `none` },
        children: (0, R.jsx)(`polyline`, {
          points: Gu(e, Math.max(...e)),
          fill: `none`,
          stroke: `var(--cl-palette-secondary-main)`,
          strokeWidth: `1.75`,
          strokeLinejoin: `round`,
          vectorEffect: `non-scaling-stroke`,
        }),
      })
}
var Yu = `a[href], button:not(:disabled), input:not(:disabled)`
function Xu(e) {
  let { hash: t, key: n } = Te()
  ;(0, L.useEffect)(() => {
    if (!e || !t) return
    let n = document.getElementById(t.slice(1))
    n &&
      (n.scrollIntoView(), (n.hasAttribute(`tabindex`) ? n : (n.querySelector(Yu) ?? n)).focus({ preventScroll: !0 }))
  }, [e, t, n])
}
var Zu = e({ SessionEndNote: () => td }),
  Qu = [`account_off`, `session_replaced`, `session_ended`],
  $u = (e) => Qu.some((t) => t === e),
  ed = {
    help: (0, R.jsx)(O, { className: `textlink`, to: Oe(`needHelp`) }),
    forgot: (0, R.jsx)(O, { className: `textlink`, to: Oe(`adminForgot`) }),
  }
function td({ area: e }) {
  let { t } = u(`session-end`),
    [n] = (0, L.useState)(() => ae(e))
  if (
    ((0, L.useLayoutEffect)(() => {
      n !== null && ie(e)
    }, [e, n]),
    n === null)
  )
    return null
  let r = e === `customer`,
    a = { minutes: r ? 15 : 10, hours: r ? 12 : 8 }
  return (0, R.jsx)(Ie, {
    tone: `warn`,
    role: `status`,
    children: (0, R.jsx)(i, { text: $u(n) ? t(`${n}.${e}`) : t(n, a), parts: ed }),
  })
}
function nd(e, t) {
  let { browser: n, system: r, network: i } = t,
    a = [
      e(`sign-ins:since`, { at: _l(t.created_at) }),
      e(`sign-ins:seen`, { at: _l(t.last_seen_at) }),
      ...(i ? [e(`sign-ins:network`, { network: i })] : []),
    ]
  return {
    device: n && r ? e(`sign-ins:device`, { browser: n, system: r }) : n || r || e(`sign-ins:unknown`),
    facts: a.join(` · `),
  }
}
var rd = [
    [
      [`pale`, `M5 30L16 12l11 18z`],
      [`white`, `M17 30l9-13 9 13z`],
    ],
    [
      [`pale`, `M10 19a10 10 0 1 1 20 0 10 10 0 0 1-20 0z`],
      [`white`, `M6 22h28v4H6zM10 29h20v4H10z`],
    ],
    [
      [`white`, `M20 33C9 30 7 19 9 8c10 4 13 13 11 25z`],
      [`pale`, `M20 33c-2-9 3-16 12-18 1 9-3 16-12 18z`],
    ],
    [
      [`white`, `M5 15c5-6 10-6 15 0s10 6 15 0v6c-5 6-10 6-15 0s-10-6-15 0z`],
      [`pale`, `M5 26c5-6 10-6 15 0s10 6 15 0v6c-5 6-10 6-15 0s-10-6-15 0z`],
    ],
    [
      [`white`, `M7 33V20a13 13 0 0 1 26 0v13h-6V20a7 7 0 0 0-14 0v13z`],
      [`pale`, `M15.500 28a4.500 4.500 0 1 1 9 0 4.500 4.500 0 0 1-9 0z`],
    ],
    [
      [`pale`, `M20 5l10 10-10 10L10 15z`],
      [`white`, `M6 19l4-4 10 10 10-10 4 4-14 14z`],
    ],
    [
      [`white`, `M20 21c-8-5-7-12 0-15 7 3 8 10 0 15z`],
      [`pale`, `M20 21c-8-5-7-12 0-15 7 3 8 10 0 15z`, 120],
      [`white`, `M20 21c-8-5-7-12 0-15 7 3 8 10 0 15z`, 240],
    ],
    [
      [`pale`, `M6 23h8v9H6zM26 8h8v24h-8z`],
      [`white`, `M16 15.500h8V32h-8z`],
    ],
    [
      [`white`, `M20 6a14 14 0 1 0 14 14h-6a8 8 0 1 1-8-8z`],
      [`pale`, `M23 6a11 11 0 0 1 11 11h-6a5 5 0 0 0-5-5z`],
    ],
    [
      [`white`, `M7 7h13v13A13 13 0 0 1 7 7zM33 33H20V20a13 13 0 0 1 13 13z`],
      [`pale`, `M33 7v13H20A13 13 0 0 1 33 7zM7 33V20h13A13 13 0 0 1 7 33z`],
    ],
    [
      [`pale`, `M6 8h8l9 12-9 12H6l9-12z`],
      [`white`, `M19 8h8l9 12-9 12h-8l9-12z`],
    ],
    [
      [`white`, `M20 5c8 9 11 13 11 18H9c0-5 3-9 11-18z`],
      [`pale`, `M9 24h22a11 11 0 0 1-22 0z`],
    ],
    [
      [`white`, `M20 5L7 12.500v15L20 35z`],
      [`pale`, `M20 5l13 7.500v15L20 35z`],
    ],
    [
      [`pale`, `M5 8h30v5H5z`],
      [`white`, `M5 32V16h30v16h-5v-4a5 5 0 0 0-9 0v4h-2v-4a5 5 0 0 0-9 0v4z`],
    ],
    [
      [`white`, `M21 6v21h13z`],
      [`pale`, `M18 12v15H6z`],
      [`white`, `M6 29h28l-4 5H10z`],
    ],
    [
      [`white`, `M9 7h6v26H9zM25 7h6v26h-6z`],
      [`pale`, `M7 13h26v5H7zM7 23h26v5H7z`],
    ],
  ],
  id = [
    [`#7e302e`, `#f5bf82`],
    [`#7b3702`, `#dfca7d`],
    [`#664603`, `#bed68c`],
    [`#275b1b`, `#77e0d3`],
    [`#065b41`, `#74ddee`],
    [`#04585c`, `#9cd1fe`],
    [`#005474`, `#bdc7fd`],
    [`#2a4a88`, `#dcbafe`],
    [`#4d4084`, `#f4b2e5`],
    [`#6a356e`, `#feb3bd`],
    [`#782f53`, `#feb7a2`],
    [`#505103`, `#95deae`],
  ],
  ad = 2166136304
function od(e) {
  let t = ad
  for (let n of e) t = Math.imul(t ^ (n.codePointAt(0) ?? 0), 16777619) >>> 0
  return (t >>> 8) % (rd.length * id.length)
}
function sd(e) {
  let t = od(e),
    n = rd[t % rd.length] ?? [],
    [r, i] = id[Math.floor(t / rd.length)] ?? [`#2a4a88`, `#dcbafe`]
  return { ground: r, shapes: n.map(([e, t, n = 0]) => ({ d: t, fill: e === `white` ? `#ffffff` : i, turned: n })) }
}
function cd({ name: e, small: t = !1 }) {
  let { ground: n, shapes: r } = sd(e),
    i = t ? 36 : 40
  return (0, R.jsxs)(`svg`, {
    className: `lend`,
    width: i,
    height: i,
    viewBox: `0 0 40 40`,
    'aria-hidden': `true`,
    children: [
      (0, R.jsx)(`path`, { fill: n, d: `M0 0h40v40H0z` }),
      r.map(({ d: e, fill: t, turned: n }) =>
        (0, R.jsx)(`path`, { d: e, fill: t, ...(n > 0 && { transform: `rotate(${n} 20 21)` }) }, e + n),
      ),
    ],
  })
}
function ld(e, t = !0) {
  return ls({
    queryKey: [`brand`, e],
    queryFn: ({ signal: t }) => Ts(`getBrand`, { params: { code: e }, signal: t }),
    enabled: t && e !== ``,
  })
}
function ud(e) {
  let t = te(),
    n = t.code === e.toLowerCase(),
    { data: r } = ld(e, !n)
  return n ? t : r?.brand
}
var dd = (e) =>
    us({
      queryKey: [...ps, `list`, e],
      queryFn: async ({ signal: e }) => {
        let { data: t } = await Ts(`listApplications`, { signal: e })
        if (!Array.isArray(t)) throw fd()
        return t.map(pd)
      },
      enabled: e !== null,
    }),
  fd = () => new o(200, `bad_answer`, ge.t(`errors:bad_answer`))
function pd(e) {
  if (typeof e.app_id != `string` || !Array.isArray(e.history)) throw fd()
  return e
}
var md = /^RF-[0-9A-Z]{8}$/
function hd(e) {
  let t = Object.values(e)
  return {
    data: t.every(({ data: e }) => e !== void 0)
      ? Object.fromEntries(Object.entries(e).map(([e, { data: t }]) => [e, t]))
      : void 0,
    error: t.find(({ error: e }) => e !== null)?.error ?? null,
    isFetching: t.some(({ isFetching: e }) => e),
    refetch: () => t.filter(({ error: e }) => e !== null).forEach(({ refetch: e }) => void e()),
  }
}
export {
  Rl as $,
  Js as $t,
  yu as A,
  Gc as At,
  au as B,
  Ac as Bt,
  Ou as C,
  nl as Ct,
  Tu as D,
  Qc as Dt,
  Eu as E,
  $c as Et,
  mu as F,
  Ic as Ft,
  Kl as G,
  pc as Gt,
  $l as H,
  bc as Ht,
  su as I,
  Pc as It,
  Ul as J,
  lc as Jt,
  ql as K,
  dc as Kt,
  ou as L,
  Nc as Lt,
  gu as M,
  Jc as Mt,
  fu as N,
  Kc as Nt,
  wu as O,
  el as Ot,
  _u as P,
  Yc as Pt,
  zl as Q,
  Gs as Qt,
  lu as R,
  Mc as Rt,
  Du as S,
  rl as St,
  Au as T,
  Zc as Tt,
  Ql as U,
  xc as Ut,
  Zl as V,
  Ec as Vt,
  Gl as W,
  kc as Wt,
  Vl as X,
  hc as Xt,
  Hl as Y,
  fc as Yt,
  Bl as Z,
  sc as Zt,
  Uu as _,
  gl as _t,
  fd as a,
  xs as an,
  Ol as at,
  Fu as b,
  sl as bt,
  cd as c,
  fs as cn,
  Tl as ct,
  Zu as d,
  ls as dn,
  wl as dt,
  Ys as en,
  Ll as et,
  Xu as f,
  so as fn,
  El as ft,
  Gu as g,
  _l as gt,
  qu as h,
  hl as ht,
  pd as i,
  Ts as in,
  Ml as it,
  hu as j,
  qc as jt,
  Cu as k,
  tl as kt,
  nd as l,
  ds as ln,
  Cl as lt,
  Wu as m,
  Re as mn,
  bl as mt,
  md as n,
  Bs as nn,
  jl as nt,
  ud as o,
  ks as on,
  kl as ot,
  Ju as p,
  za as pn,
  xl as pt,
  Jl as q,
  cc as qt,
  dd as r,
  zs as rn,
  Al as rt,
  ld as s,
  ps as sn,
  Dl as st,
  hd as t,
  qs as tn,
  Il as tt,
  td as u,
  us as un,
  Sl as ut,
  zu as v,
  vl as vt,
  ju as w,
  Xc as wt,
  Iu as x,
  ol as xt,
  Ru as y,
  cl as yt,
  uu as z,
  jc as zt,
}
