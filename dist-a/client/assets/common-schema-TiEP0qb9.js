import { Ai as n, Cn as r, Pi as i, Ri as a, St as o, _n as s, s as c, u as l, wi as u } from './first-CL_AHFyg.js'
import { r as e, t } from './rolldown-runtime-XKyaHtl9.js'
import { Ct as d, Ft as f, G as p, K as ee, St as m, kt as te } from './signed-in-DHQU3WVe.js'
var h = t((e, t) => {
    function n(e) {
      ;((this._maxSize = e), this.clear())
    }
    ;((n.prototype.clear = function () {
      ;((this._size = 0), (this._values = Object.create(null)))
    }),
      (n.prototype.get = function (e) {
        return this._values[e]
      }),
      (n.prototype.set = function (e, t) {
        return (this._size >= this._maxSize && this.clear(), e in this._values || this._size++, (this._values[e] = t))
      }))
    var r = /[^.^\]^[]+|(?=\[\]|\.\.)/g,
      i = /^\d+$/,
      a = /^\d/,
      o = /[~`!#$%\^&*+=\-\[\]\\';,/{}|\\":<>\?]/g,
      s = /^\s*(['"]?)(.*?)(\1)\s*$/,
      c = 512,
      l = new n(c),
      u = new n(c),
      d = new n(c)
    t.exports = {
      Cache: n,
      split: p,
      normalizePath: f,
      setter: function (e) {
        var t = f(e)
        return (
          u.get(e) ||
          u.set(e, function (e, n) {
            for (var r = 0, i = t.length, a = e; r < i - 1;) {
              var o = t[r]
              if (o === `__proto__` || o === `constructor` || o === `prototype`) return e
              a = a[t[r++]]
            }
            a[t[r]] = n
          })
        )
      },
      getter: function (e, t) {
        var n = f(e)
        return (
          d.get(e) ||
          d.set(e, function (e) {
            for (var r = 0, i = n.length; r < i;)
              if (e != null || !t) e = e[n[r++]]
              else return
            return e
          })
        )
      },
      join: function (e) {
        return e.reduce(function (e, t) {
          return e + (m(t) || i.test(t) ? `[` + t + `]` : (e ? `.` : ``) + t)
        }, ``)
      },
      forEach: function (e, t, n) {
        ee(Array.isArray(e) ? e : p(e), t, n)
      },
    }
    function f(e) {
      return (
        l.get(e) ||
        l.set(
          e,
          p(e).map(function (e) {
            return e.replace(s, `$2`)
          }),
        )
      )
    }
    function p(e) {
      return e.match(r) || [``]
    }
    function ee(e, t, n) {
      for (var r = e.length, i, a = 0, o, s; a < r; a++)
        ((i = e[a]),
          i && (g(i) && (i = `"` + i + `"`), (s = m(i)), (o = !s && /^\d+$/.test(i)), t.call(n, i, s, o, a, e)))
    }
    function m(e) {
      return typeof e == `string` && e && [`'`, `"`].indexOf(e.charAt(0)) !== -1
    }
    function te(e) {
      return e.match(a) && !e.match(i)
    }
    function h(e) {
      return o.test(e)
    }
    function g(e) {
      return !m(e) && (te(e) || h(e))
    }
  }),
  g = t((e, t) => {
    var n =
        /[A-Z\xc0-\xd6\xd8-\xde]?[a-z\xdf-\xf6\xf8-\xff]+(?:['’](?:d|ll|m|re|s|t|ve))?(?=[\xac\xb1\xd7\xf7\x00-\x2f\x3a-\x40\x5b-\x60\x7b-\xbf\u2000-\u206f \t\x0b\f\xa0\ufeff\n\r\u2028\u2029\u1680\u180e\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000]|[A-Z\xc0-\xd6\xd8-\xde]|$)|(?:[A-Z\xc0-\xd6\xd8-\xde]|[^\ud800-\udfff\xac\xb1\xd7\xf7\x00-\x2f\x3a-\x40\x5b-\x60\x7b-\xbf\u2000-\u206f \t\x0b\f\xa0\ufeff\n\r\u2028\u2029\u1680\u180e\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000\d+\u2700-\u27bfa-z\xdf-\xf6\xf8-\xffA-Z\xc0-\xd6\xd8-\xde])+(?:['’](?:D|LL|M|RE|S|T|VE))?(?=[\xac\xb1\xd7\xf7\x00-\x2f\x3a-\x40\x5b-\x60\x7b-\xbf\u2000-\u206f \t\x0b\f\xa0\ufeff\n\r\u2028\u2029\u1680\u180e\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000]|[A-Z\xc0-\xd6\xd8-\xde](?:[a-z\xdf-\xf6\xf8-\xff]|[^\ud800-\udfff\xac\xb1\xd7\xf7\x00-\x2f\x3a-\x40\x5b-\x60\x7b-\xbf\u2000-\u206f \t\x0b\f\xa0\ufeff\n\r\u2028\u2029\u1680\u180e\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000\d+\u2700-\u27bfa-z\xdf-\xf6\xf8-\xffA-Z\xc0-\xd6\xd8-\xde])|$)|[A-Z\xc0-\xd6\xd8-\xde]?(?:[a-z\xdf-\xf6\xf8-\xff]|[^\ud800-\udfff\xac\xb1\xd7\xf7\x00-\x2f\x3a-\x40\x5b-\x60\x7b-\xbf\u2000-\u206f \t\x0b\f\xa0\ufeff\n\r\u2028\u2029\u1680\u180e\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000\d+\u2700-\u27bfa-z\xdf-\xf6\xf8-\xffA-Z\xc0-\xd6\xd8-\xde])+(?:['’](?:d|ll|m|re|s|t|ve))?|[A-Z\xc0-\xd6\xd8-\xde]+(?:['’](?:D|LL|M|RE|S|T|VE))?|\d*(?:1ST|2ND|3RD|(?![123])\dTH)(?=\b|[a-z_])|\d*(?:1st|2nd|3rd|(?![123])\dth)(?=\b|[A-Z_])|\d+|(?:[\u2700-\u27bf]|(?:\ud83c[\udde6-\uddff]){2}|[\ud800-\udbff][\udc00-\udfff])[\ufe0e\ufe0f]?(?:[\u0300-\u036f\ufe20-\ufe2f\u20d0-\u20ff]|\ud83c[\udffb-\udfff])?(?:\u200d(?:[^\ud800-\udfff]|(?:\ud83c[\udde6-\uddff]){2}|[\ud800-\udbff][\udc00-\udfff])[\ufe0e\ufe0f]?(?:[\u0300-\u036f\ufe20-\ufe2f\u20d0-\u20ff]|\ud83c[\udffb-\udfff])?)*/g,
      r = (e) => e.match(n) || [],
      i = (e) => e[0].toUpperCase() + e.slice(1),
      a = (e, t) => r(e).join(t).toLowerCase(),
      o = (e) => r(e).reduce((e, t) => `${e}${e ? t[0].toUpperCase() + t.slice(1).toLowerCase() : t.toLowerCase()}`, ``)
    t.exports = {
      words: r,
      upperFirst: i,
      camelCase: o,
      pascalCase: (e) => i(o(e)),
      snakeCase: (e) => a(e, `_`),
      kebabCase: (e) => a(e, `-`),
      sentenceCase: (e) => i(a(e, ` `)),
      titleCase: (e) => r(e).map(i).join(` `),
    }
  }),
  _ = t((e, t) => {
    ;((t.exports = function (e) {
      return n(r(e), e)
    }),
      (t.exports.array = n))
    function n(e, t) {
      var n = e.length,
        r = Array(n),
        o = {},
        s = n,
        c = i(t),
        l = a(e)
      for (
        t.forEach(function (e) {
          if (!l.has(e[0]) || !l.has(e[1])) throw Error(`Unknown node. There is an unknown node in the supplied edges.`)
        });
        s--;
      )
        o[s] || u(e[s], s, new Set())
      return r
      function u(e, t, i) {
        if (i.has(e)) {
          var a
          try {
            a = `, node was:` + JSON.stringify(e)
          } catch {
            a = ``
          }
          throw Error(`Cyclic dependency` + a)
        }
        if (!l.has(e))
          throw Error(
            `Found unknown node. Make sure to provided all involved nodes. Unknown node: ` + JSON.stringify(e),
          )
        if (!o[t]) {
          o[t] = !0
          var s = c.get(e) || new Set()
          if (((s = Array.from(s)), (t = s.length))) {
            i.add(e)
            do {
              var d = s[--t]
              u(d, l.get(d), i)
            } while (t)
            i.delete(e)
          }
          r[--n] = e
        }
      }
    }
    function r(e) {
      for (var t = new Set(), n = 0, r = e.length; n < r; n++) {
        var i = e[n]
        ;(t.add(i[0]), t.add(i[1]))
      }
      return Array.from(t)
    }
    function i(e) {
      for (var t = new Map(), n = 0, r = e.length; n < r; n++) {
        var i = e[n]
        ;(t.has(i[0]) || t.set(i[0], new Set()), t.has(i[1]) || t.set(i[1], new Set()), t.get(i[0]).add(i[1]))
      }
      return t
    }
    function a(e) {
      for (var t = new Map(), n = 0, r = e.length; n < r; n++) t.set(e[n], n)
      return t
    }
  }),
  v = h(),
  y = g(),
  ne = e(_()),
  b = Object.prototype.toString,
  re = Error.prototype.toString,
  ie = RegExp.prototype.toString,
  ae = typeof Symbol < `u` ? Symbol.prototype.toString : () => ``,
  oe = /^Symbol\((.*)\)(.*)$/
function se(e) {
  return e == +e ? (e === 0 && 1 / e < 0 ? `-0` : `` + e) : `NaN`
}
function ce(e, t = !1) {
  if (e == null || e === !0 || e === !1) return `` + e
  let n = typeof e
  if (n === `number`) return se(e)
  if (n === `string`) return t ? `"${e}"` : e
  if (n === `function`) return `[Function ` + (e.name || `anonymous`) + `]`
  if (n === `symbol`) return ae.call(e).replace(oe, `Symbol($1)`)
  let r = b.call(e).slice(8, -1)
  return r === `Date`
    ? isNaN(e.getTime())
      ? `` + e
      : e.toISOString(e)
    : r === `Error` || e instanceof Error
      ? `[` + re.call(e) + `]`
      : r === `RegExp`
        ? ie.call(e)
        : null
}
function x(e, t) {
  let n = ce(e, t)
  return n === null
    ? JSON.stringify(
        e,
        function (e, n) {
          let r = ce(this[e], t)
          return r === null ? n : r
        },
        2,
      )
    : n
}
function le(e) {
  return e == null ? [] : [].concat(e)
}
var ue,
  de,
  fe,
  pe = /\$\{\s*(\w+)\s*\}/g
ue = Symbol.toStringTag
var me = class {
  constructor(e, t, n, r) {
    ;((this.name = void 0),
      (this.message = void 0),
      (this.value = void 0),
      (this.path = void 0),
      (this.type = void 0),
      (this.params = void 0),
      (this.errors = void 0),
      (this.inner = void 0),
      (this[ue] = `Error`),
      (this.name = `ValidationError`),
      (this.value = t),
      (this.path = n),
      (this.type = r),
      (this.errors = []),
      (this.inner = []),
      le(e).forEach((e) => {
        if (S.isError(e)) {
          this.errors.push(...e.errors)
          let t = e.inner.length ? e.inner : [e]
          this.inner.push(...t)
        } else this.errors.push(e)
      }),
      (this.message = this.errors.length > 1 ? `${this.errors.length} errors occurred` : this.errors[0]))
  }
}
;((de = Symbol.hasInstance), (fe = Symbol.toStringTag))
var S = class e extends Error {
    static formatError(e, t) {
      let n = t.label || t.path || `this`
      return (
        (t = Object.assign({}, t, { path: n, originalPath: t.path })),
        typeof e == `string` ? e.replace(pe, (e, n) => x(t[n])) : typeof e == `function` ? e(t) : e
      )
    }
    static isError(e) {
      return e && e.name === `ValidationError`
    }
    constructor(t, n, r, i, a) {
      let o = new me(t, n, r, i)
      if (a) return o
      ;(super(),
        (this.value = void 0),
        (this.path = void 0),
        (this.type = void 0),
        (this.params = void 0),
        (this.errors = []),
        (this.inner = []),
        (this[fe] = `Error`),
        (this.name = o.name),
        (this.message = o.message),
        (this.type = o.type),
        (this.value = o.value),
        (this.path = o.path),
        (this.errors = o.errors),
        (this.inner = o.inner),
        Error.captureStackTrace && Error.captureStackTrace(this, e))
    }
    static [de](e) {
      return me[Symbol.hasInstance](e) || super[Symbol.hasInstance](e)
    }
  },
  C = {
    default: '${path} is invalid',
    required: '${path} is a required field',
    defined: '${path} must be defined',
    notNull: '${path} cannot be null',
    oneOf: '${path} must be one of the following values: ${values}',
    notOneOf: '${path} must not be one of the following values: ${values}',
    notType: ({ path: e, type: t, value: n, originalValue: r }) => {
      let i = r != null && r !== n ? ` (cast from the value \`${x(r, !0)}\`).` : `.`
      return t === `mixed`
        ? `${e} must match the configured type. The validated value was: \`${x(n, !0)}\`` + i
        : `${e} must be a \`${t}\` type, but the final value was: \`${x(n, !0)}\`` + i
    },
  },
  w = {
    length: '${path} must be exactly ${length} characters',
    min: '${path} must be at least ${min} characters',
    max: '${path} must be at most ${max} characters',
    matches: '${path} must match the following: "${regex}"',
    email: '${path} must be a valid email',
    url: '${path} must be a valid URL',
    uuid: '${path} must be a valid UUID',
    datetime: '${path} must be a valid ISO date-time',
    datetime_precision:
      '${path} must be a valid ISO date-time with a sub-second precision of exactly ${precision} digits',
    datetime_offset: '${path} must be a valid ISO date-time with UTC "Z" timezone',
    trim: '${path} must be a trimmed string',
    lowercase: '${path} must be a lowercase string',
    uppercase: '${path} must be a upper case string',
  },
  T = {
    min: '${path} must be greater than or equal to ${min}',
    max: '${path} must be less than or equal to ${max}',
    lessThan: '${path} must be less than ${less}',
    moreThan: '${path} must be greater than ${more}',
    positive: '${path} must be a positive number',
    negative: '${path} must be a negative number',
    integer: '${path} must be an integer',
  },
  he = { min: '${path} field must be later than ${min}', max: '${path} field must be at earlier than ${max}' },
  ge = { isValue: '${path} field must be ${value}' },
  E = {
    noUnknown: '${path} field has unspecified keys: ${unknown}',
    exact: '${path} object contains unknown properties: ${properties}',
  },
  D = {
    min: '${path} field must have at least ${min} items',
    max: '${path} field must have less than or equal to ${max} items',
    length: '${path} must have ${length} items',
  },
  _e = {
    notType: (e) => {
      let { path: t, value: n, spec: r } = e,
        i = r.types.length
      if (Array.isArray(n)) {
        if (n.length < i)
          return `${t} tuple value has too few items, expected a length of ${i} but got ${n.length} for value: \`${x(n, !0)}\``
        if (n.length > i)
          return `${t} tuple value has too many items, expected a length of ${i} but got ${n.length} for value: \`${x(n, !0)}\``
      }
      return S.formatError(C.notType, e)
    },
  },
  ve = Object.assign(Object.create(null), {
    mixed: C,
    string: w,
    number: T,
    date: he,
    object: E,
    array: D,
    boolean: ge,
    tuple: _e,
  }),
  O = (e) => e && e.__isYupSchema__,
  ye = class e {
    static fromOptions(t, n) {
      if (!n.then && !n.otherwise) throw TypeError('either `then:` or `otherwise:` is required for `when()` conditions')
      let { is: r, then: i, otherwise: a } = n,
        o = typeof r == `function` ? r : (...e) => e.every((e) => e === r)
      return new e(t, (e, t) => (o(...e) ? i : a)?.(t) ?? t)
    }
    constructor(e, t) {
      ;((this.fn = void 0), (this.refs = e), (this.refs = e), (this.fn = t))
    }
    resolve(e, t) {
      let n = this.refs.map((e) => e.getValue(t?.value, t?.parent, t?.context)),
        r = this.fn(n, e, t)
      if (r === void 0 || r === e) return e
      if (!O(r)) throw TypeError(`conditions must return a schema object`)
      return r.resolve(t)
    }
  },
  k = { context: `$`, value: `.` },
  A = class {
    constructor(e, t = {}) {
      if (
        ((this.key = void 0),
        (this.isContext = void 0),
        (this.isValue = void 0),
        (this.isSibling = void 0),
        (this.path = void 0),
        (this.getter = void 0),
        (this.map = void 0),
        typeof e != `string`)
      )
        throw TypeError(`ref must be a string, got: ` + e)
      if (((this.key = e.trim()), e === ``)) throw TypeError(`ref must be a non-empty string`)
      ;((this.isContext = this.key[0] === k.context),
        (this.isValue = this.key[0] === k.value),
        (this.isSibling = !this.isContext && !this.isValue))
      let n = this.isContext ? k.context : this.isValue ? k.value : ``
      ;((this.path = this.key.slice(n.length)),
        (this.getter = this.path && (0, v.getter)(this.path, !0)),
        (this.map = t.map))
    }
    getValue(e, t, n) {
      let r = this.isContext ? n : this.isValue ? e : t
      return (this.getter && (r = this.getter(r || {})), this.map && (r = this.map(r)), r)
    }
    cast(e, t) {
      return this.getValue(e, t?.parent, t?.context)
    }
    resolve() {
      return this
    }
    describe() {
      return { type: `ref`, key: this.key }
    }
    toString() {
      return `Ref(${this.key})`
    }
    static isRef(e) {
      return e && e.__isYupRef
    }
  }
A.prototype.__isYupRef = !0
var j = (e) => e == null
function M(e) {
  function t({ value: t, path: n = ``, options: r, originalValue: i, schema: a }, o, s) {
    let { name: c, test: l, params: u, message: d, skipAbsent: f } = e,
      {
        parent: p,
        context: ee,
        abortEarly: m = a.spec.abortEarly,
        disableStackTrace: te = a.spec.disableStackTrace,
      } = r,
      h = { value: t, parent: p, context: ee }
    function g(e = {}) {
      let r = be(
          Object.assign(
            {
              value: t,
              originalValue: i,
              label: a.spec.label,
              path: e.path || n,
              spec: a.spec,
              disableStackTrace: e.disableStackTrace || te,
            },
            u,
            e.params,
          ),
          h,
        ),
        o = new S(S.formatError(e.message || d, r), t, r.path, e.type || c, r.disableStackTrace)
      return ((o.params = r), o)
    }
    let _ = m ? o : s,
      v = {
        path: n,
        parent: p,
        type: c,
        from: r.from,
        createError: g,
        resolve(e) {
          return xe(e, h)
        },
        options: r,
        originalValue: i,
        schema: a,
      },
      y = (e) => {
        S.isError(e) ? _(e) : e ? s(null) : _(g())
      },
      ne = (e) => {
        S.isError(e) ? _(e) : o(e)
      }
    if (f && j(t)) return y(!0)
    let b
    try {
      if (((b = l.call(v, t, v)), typeof b?.then == `function`)) {
        if (r.sync)
          throw Error(
            `Validation test of type: "${v.type}" returned a Promise during a synchronous validate. This test will finish after the validate call has returned`,
          )
        return Promise.resolve(b).then(y, ne)
      }
    } catch (e) {
      ne(e)
      return
    }
    y(b)
  }
  return ((t.OPTIONS = e), t)
}
function be(e, t) {
  if (!e) return e
  for (let n of Object.keys(e)) e[n] = xe(e[n], t)
  return e
}
function xe(e, t) {
  return A.isRef(e) ? e.getValue(t.value, t.parent, t.context) : e
}
function Se(e, t, n, r = n) {
  let i, a, o
  return t
    ? ((0, v.forEach)(t, (s, c, l) => {
        let u = c ? s.slice(1, s.length - 1) : s
        e = e.resolve({ context: r, parent: i, value: n })
        let d = e.type === `tuple`,
          f = l ? parseInt(u, 10) : 0
        if (e.innerType || d) {
          if (d && !l)
            throw Error(
              `Yup.reach cannot implicitly index into a tuple type. the path part "${o}" must contain an index to the tuple element, e.g. "${o}[0]"`,
            )
          if (n && f >= n.length)
            throw Error(
              `Yup.reach cannot resolve an array item at index: ${s}, in the path: ${t}. because there is no value at that index. `,
            )
          ;((i = n), (n &&= n[f]), (e = d ? e.spec.types[f] : e.innerType))
        }
        if (!l) {
          if (!e.fields || !e.fields[u])
            throw Error(`The schema does not contain the path: ${t}. (failed at: ${o} which is a type: "${e.type}")`)
          ;((i = n), (n &&= n[u]), (e = e.fields[u]))
        }
        ;((a = u), (o = c ? `[` + s + `]` : `.` + s))
      }),
      { schema: e, parent: i, parentPath: a })
    : { parent: i, parentPath: t, schema: e }
}
var Ce = class e extends Set {
  describe() {
    let e = []
    for (let t of this.values()) e.push(A.isRef(t) ? t.describe() : t)
    return e
  }
  resolveAll(e) {
    let t = []
    for (let n of this.values()) t.push(e(n))
    return t
  }
  clone() {
    return new e(this.values())
  }
  merge(e, t) {
    let n = this.clone()
    return (e.forEach((e) => n.add(e)), t.forEach((e) => n.delete(e)), n)
  }
}
function N(e, t = new Map()) {
  if (O(e) || !e || typeof e != `object`) return e
  if (t.has(e)) return t.get(e)
  let n
  if (e instanceof Date) ((n = new Date(e.getTime())), t.set(e, n))
  else if (e instanceof RegExp) ((n = new RegExp(e)), t.set(e, n))
  else if (Array.isArray(e)) {
    ;((n = Array(e.length)), t.set(e, n))
    for (let r = 0; r < e.length; r++) n[r] = N(e[r], t)
  } else if (e instanceof Map) {
    ;((n = new Map()), t.set(e, n))
    for (let [r, i] of e.entries()) n.set(r, N(i, t))
  } else if (e instanceof Set) {
    ;((n = new Set()), t.set(e, n))
    for (let r of e) n.add(N(r, t))
  } else if (e instanceof Object) {
    ;((n = {}), t.set(e, n))
    for (let [r, i] of Object.entries(e)) n[r] = N(i, t)
  } else throw Error(`Unable to clone ${e}`)
  return n
}
function we(e) {
  if (!(e != null && e.length)) return
  let t = [],
    n = ``,
    r = !1,
    i = !1
  for (let a = 0; a < e.length; a++) {
    let o = e[a]
    o === `[` && !i
      ? ((n &&= (t.push(...n.split(`.`).filter(Boolean)), ``)), (r = !0))
      : o === `]` && !i
        ? ((n &&= (/^\d+$/.test(n) ? t.push(n) : t.push(n.replace(/^"|"$/g, ``)), ``)), (r = !1))
        : o === `"`
          ? (i = !i)
          : o === `.` && !r && !i
            ? (n &&= (t.push(n), ``))
            : (n += o)
  }
  return (n && t.push(...n.split(`.`).filter(Boolean)), t)
}
function Te(e, t) {
  let n = t ? `${t}.${e.path}` : e.path
  return e.errors.map((e) => ({ message: e, path: we(n) }))
}
function Ee(e, t) {
  var n
  if (!((n = e.inner) != null && n.length) && e.errors.length) return Te(e, t)
  let r = t ? `${t}.${e.path}` : e.path
  return e.inner.flatMap((e) => Ee(e, r))
}
var P = class {
  constructor(e) {
    ;((this.type = void 0),
      (this.deps = []),
      (this.tests = void 0),
      (this.transforms = void 0),
      (this.conditions = []),
      (this._mutate = void 0),
      (this.internalTests = {}),
      (this._whitelist = new Ce()),
      (this._blacklist = new Ce()),
      (this.exclusiveTests = Object.create(null)),
      (this._typeCheck = void 0),
      (this.spec = void 0),
      (this.tests = []),
      (this.transforms = []),
      this.withMutation(() => {
        this.typeError(C.notType)
      }),
      (this.type = e.type),
      (this._typeCheck = e.check),
      (this.spec = Object.assign(
        {
          strip: !1,
          strict: !1,
          abortEarly: !0,
          recursive: !0,
          disableStackTrace: !1,
          nullable: !1,
          optional: !0,
          coerce: !0,
        },
        e?.spec,
      )),
      this.withMutation((e) => {
        e.nonNullable()
      }))
  }
  get _type() {
    return this.type
  }
  clone(e) {
    if (this._mutate) return (e && Object.assign(this.spec, e), this)
    let t = Object.create(Object.getPrototypeOf(this))
    return (
      (t.type = this.type),
      (t._typeCheck = this._typeCheck),
      (t._whitelist = this._whitelist.clone()),
      (t._blacklist = this._blacklist.clone()),
      (t.internalTests = Object.assign({}, this.internalTests)),
      (t.exclusiveTests = Object.assign({}, this.exclusiveTests)),
      (t.deps = [...this.deps]),
      (t.conditions = [...this.conditions]),
      (t.tests = [...this.tests]),
      (t.transforms = [...this.transforms]),
      (t.spec = N(Object.assign({}, this.spec, e))),
      t
    )
  }
  label(e) {
    let t = this.clone()
    return ((t.spec.label = e), t)
  }
  meta(...e) {
    if (e.length === 0) return this.spec.meta
    let t = this.clone()
    return ((t.spec.meta = Object.assign(t.spec.meta || {}, e[0])), t)
  }
  withMutation(e) {
    let t = this._mutate
    this._mutate = !0
    let n = e(this)
    return ((this._mutate = t), n)
  }
  concat(e) {
    if (!e || e === this) return this
    if (e.type !== this.type && this.type !== `mixed`)
      throw TypeError(`You cannot \`concat()\` schema's of different types: ${this.type} and ${e.type}`)
    let t = this,
      n = e.clone()
    return (
      (n.spec = Object.assign({}, t.spec, n.spec)),
      (n.internalTests = Object.assign({}, t.internalTests, n.internalTests)),
      (n._whitelist = t._whitelist.merge(e._whitelist, e._blacklist)),
      (n._blacklist = t._blacklist.merge(e._blacklist, e._whitelist)),
      (n.tests = t.tests),
      (n.exclusiveTests = t.exclusiveTests),
      n.withMutation((t) => {
        e.tests.forEach((e) => {
          t.test(e.OPTIONS)
        })
      }),
      (n.transforms = [...t.transforms, ...n.transforms]),
      n
    )
  }
  isType(e) {
    return e == null
      ? !!((this.spec.nullable && e === null) || (this.spec.optional && e === void 0))
      : this._typeCheck(e)
  }
  resolve(e) {
    let t = this
    if (t.conditions.length) {
      let n = t.conditions
      ;((t = t.clone()), (t.conditions = []), (t = n.reduce((t, n) => n.resolve(t, e), t)), (t = t.resolve(e)))
    }
    return t
  }
  resolveOptions(e) {
    return Object.assign({}, e, {
      from: e.from || [],
      strict: e.strict ?? this.spec.strict,
      abortEarly: e.abortEarly ?? this.spec.abortEarly,
      recursive: e.recursive ?? this.spec.recursive,
      disableStackTrace: e.disableStackTrace ?? this.spec.disableStackTrace,
    })
  }
  cast(e, t = {}) {
    let n = this.resolve(Object.assign({}, t, { value: e })),
      r = t.assert === `ignore-optionality`,
      i = n._cast(e, t)
    if (t.assert !== !1 && !n.isType(i)) {
      if (r && j(i)) return i
      let a = x(e),
        o = x(i)
      throw TypeError(
        `The value of ${t.path || `field`} could not be cast to a value that satisfies the schema type: "${n.type}". \n\nattempted value: ${a} \n` +
          (o === a ? `` : `result of cast: ${o}`),
      )
    }
    return i
  }
  _cast(e, t) {
    let n = e === void 0 ? e : this.transforms.reduce((n, r) => r.call(this, n, e, this, t), e)
    return (n === void 0 && (n = this.getDefault(t)), n)
  }
  _validate(e, t = {}, n, r) {
    let { path: i, originalValue: a = e, strict: o = this.spec.strict } = t,
      s = e
    o || (s = this._cast(s, Object.assign({ assert: !1 }, t)))
    let c = []
    for (let e of Object.values(this.internalTests)) e && c.push(e)
    this.runTests({ path: i, value: s, originalValue: a, options: t, tests: c }, n, (e) => {
      if (e.length) return r(e, s)
      this.runTests({ path: i, value: s, originalValue: a, options: t, tests: this.tests }, n, r)
    })
  }
  runTests(e, t, n) {
    let r = !1,
      { tests: i, value: a, originalValue: o, path: s, options: c } = e,
      l = (e) => {
        r || ((r = !0), t(e, a))
      },
      u = (e) => {
        r || ((r = !0), n(e, a))
      },
      d = i.length,
      f = []
    if (!d) return u([])
    let p = { value: a, originalValue: o, path: s, options: c, schema: this }
    for (let e = 0; e < i.length; e++) {
      let t = i[e]
      t(p, l, function (e) {
        ;(e && (Array.isArray(e) ? f.push(...e) : f.push(e)), --d <= 0 && u(f))
      })
    }
  }
  asNestedTest({ key: e, index: t, parent: n, parentPath: r, originalParent: i, options: a }) {
    let o = e ?? t
    if (o == null) throw TypeError('Must include `key` or `index` for nested validations')
    let s = typeof o == `number`,
      c = n[o],
      l = Object.assign({}, a, {
        strict: !0,
        parent: n,
        value: c,
        originalValue: i[o],
        key: void 0,
        [s ? `index` : `key`]: o,
        path: s || o.includes(`.`) ? `${r || ``}[${s ? o : `"${o}"`}]` : (r ? `${r}.` : ``) + e,
      })
    return (e, t, n) => this.resolve(l)._validate(c, l, t, n)
  }
  validate(e, t) {
    let n = this.resolve(Object.assign({}, t, { value: e })),
      r = t?.disableStackTrace ?? n.spec.disableStackTrace
    return new Promise((i, a) =>
      n._validate(
        e,
        t,
        (e, t) => {
          ;(S.isError(e) && (e.value = t), a(e))
        },
        (e, t) => {
          e.length ? a(new S(e, t, void 0, void 0, r)) : i(t)
        },
      ),
    )
  }
  validateSync(e, t) {
    let n = this.resolve(Object.assign({}, t, { value: e })),
      r,
      i = t?.disableStackTrace ?? n.spec.disableStackTrace
    return (
      n._validate(
        e,
        Object.assign({}, t, { sync: !0 }),
        (e, t) => {
          throw (S.isError(e) && (e.value = t), e)
        },
        (t, n) => {
          if (t.length) throw new S(t, e, void 0, void 0, i)
          r = n
        },
      ),
      r
    )
  }
  isValid(e, t) {
    return this.validate(e, t).then(
      () => !0,
      (e) => {
        if (S.isError(e)) return !1
        throw e
      },
    )
  }
  isValidSync(e, t) {
    try {
      return (this.validateSync(e, t), !0)
    } catch (e) {
      if (S.isError(e)) return !1
      throw e
    }
  }
  _getDefault(e) {
    let t = this.spec.default
    return t == null ? t : typeof t == `function` ? t.call(this, e) : N(t)
  }
  getDefault(e) {
    return this.resolve(e || {})._getDefault(e)
  }
  default(e) {
    return arguments.length === 0 ? this._getDefault() : this.clone({ default: e })
  }
  strict(e = !0) {
    return this.clone({ strict: e })
  }
  nullability(e, t) {
    let n = this.clone({ nullable: e })
    return (
      (n.internalTests.nullable = M({
        message: t,
        name: `nullable`,
        test(e) {
          return e !== null || this.schema.spec.nullable
        },
      })),
      n
    )
  }
  optionality(e, t) {
    let n = this.clone({ optional: e })
    return (
      (n.internalTests.optionality = M({
        message: t,
        name: `optionality`,
        test(e) {
          return e !== void 0 || this.schema.spec.optional
        },
      })),
      n
    )
  }
  optional() {
    return this.optionality(!0)
  }
  defined(e = C.defined) {
    return this.optionality(!1, e)
  }
  nullable() {
    return this.nullability(!0)
  }
  nonNullable(e = C.notNull) {
    return this.nullability(!1, e)
  }
  required(e = C.required) {
    return this.clone().withMutation((t) => t.nonNullable(e).defined(e))
  }
  notRequired() {
    return this.clone().withMutation((e) => e.nullable().optional())
  }
  transform(e) {
    let t = this.clone()
    return (t.transforms.push(e), t)
  }
  test(...e) {
    let t
    if (
      ((t =
        e.length === 1
          ? typeof e[0] == `function`
            ? { test: e[0] }
            : e[0]
          : e.length === 2
            ? { name: e[0], test: e[1] }
            : { name: e[0], message: e[1], test: e[2] }),
      t.message === void 0 && (t.message = C.default),
      typeof t.test != `function`)
    )
      throw TypeError('`test` is a required parameters')
    let n = this.clone(),
      r = M(t),
      i = t.exclusive || (t.name && n.exclusiveTests[t.name] === !0)
    if (t.exclusive && !t.name) throw TypeError('Exclusive tests must provide a unique `name` identifying the test')
    return (
      t.name && (n.exclusiveTests[t.name] = !!t.exclusive),
      (n.tests = n.tests.filter((e) => e.OPTIONS.name !== t.name || (!i && e.OPTIONS.test !== r.OPTIONS.test))),
      n.tests.push(r),
      n
    )
  }
  when(e, t) {
    !Array.isArray(e) && typeof e != `string` && ((t = e), (e = `.`))
    let n = this.clone(),
      r = le(e).map((e) => new A(e))
    return (
      r.forEach((e) => {
        e.isSibling && n.deps.push(e.key)
      }),
      n.conditions.push(typeof t == `function` ? new ye(r, t) : ye.fromOptions(r, t)),
      n
    )
  }
  typeError(e) {
    let t = this.clone()
    return (
      (t.internalTests.typeError = M({
        message: e,
        name: `typeError`,
        skipAbsent: !0,
        test(e) {
          return this.schema._typeCheck(e) ? !0 : this.createError({ params: { type: this.schema.type } })
        },
      })),
      t
    )
  }
  oneOf(e, t = C.oneOf) {
    let n = this.clone()
    return (
      e.forEach((e) => {
        ;(n._whitelist.add(e), n._blacklist.delete(e))
      }),
      (n.internalTests.whiteList = M({
        message: t,
        name: `oneOf`,
        skipAbsent: !0,
        test(e) {
          let t = this.schema._whitelist,
            n = t.resolveAll(this.resolve)
          return n.includes(e) ? !0 : this.createError({ params: { values: Array.from(t).join(`, `), resolved: n } })
        },
      })),
      n
    )
  }
  notOneOf(e, t = C.notOneOf) {
    let n = this.clone()
    return (
      e.forEach((e) => {
        ;(n._blacklist.add(e), n._whitelist.delete(e))
      }),
      (n.internalTests.blacklist = M({
        message: t,
        name: `notOneOf`,
        test(e) {
          let t = this.schema._blacklist,
            n = t.resolveAll(this.resolve)
          return !n.includes(e) || this.createError({ params: { values: Array.from(t).join(`, `), resolved: n } })
        },
      })),
      n
    )
  }
  strip(e = !0) {
    let t = this.clone()
    return ((t.spec.strip = e), t)
  }
  describe(e) {
    let t = (e ? this.resolve(e) : this).clone(),
      { label: n, meta: r, optional: i, nullable: a } = t.spec
    return {
      meta: r,
      label: n,
      optional: i,
      nullable: a,
      default: t.getDefault(e),
      type: t.type,
      oneOf: t._whitelist.describe(),
      notOneOf: t._blacklist.describe(),
      tests: t.tests
        .filter((e, t, n) => n.findIndex((t) => t.OPTIONS.name === e.OPTIONS.name) === t)
        .map((t) => {
          let n = t.OPTIONS.params && e ? be(Object.assign({}, t.OPTIONS.params), e) : t.OPTIONS.params
          return { name: t.OPTIONS.name, params: n }
        }),
    }
  }
  get '~standard'() {
    let e = this
    return {
      version: 1,
      vendor: `yup`,
      async validate(t) {
        try {
          return { value: await e.validate(t, { abortEarly: !1 }) }
        } catch (e) {
          if (e instanceof S) return { issues: Ee(e) }
          throw e
        }
      },
    }
  }
}
P.prototype.__isYupSchema__ = !0
for (let e of [`validate`, `validateSync`])
  P.prototype[`${e}At`] = function (t, n, r = {}) {
    let { parent: i, parentPath: a, schema: o } = Se(this, t, n, r.context)
    return o[e](i && i[a], Object.assign({}, r, { parent: i, path: t }))
  }
for (let e of [`equals`, `is`]) P.prototype[e] = P.prototype.oneOf
for (let e of [`not`, `nope`]) P.prototype[e] = P.prototype.notOneOf
var De = () => !0
function F(e) {
  return new Oe(e)
}
var Oe = class extends P {
  constructor(e) {
    super(typeof e == `function` ? { type: `mixed`, check: e } : Object.assign({ type: `mixed`, check: De }, e))
  }
}
F.prototype = Oe.prototype
function I() {
  return new ke()
}
var ke = class extends P {
  constructor() {
    ;(super({
      type: `boolean`,
      check(e) {
        return (e instanceof Boolean && (e = e.valueOf()), typeof e == `boolean`)
      },
    }),
      this.withMutation(() => {
        this.transform((e, t) => {
          if (this.spec.coerce && !this.isType(e)) {
            if (/^(true|1)$/i.test(String(e))) return !0
            if (/^(false|0)$/i.test(String(e))) return !1
          }
          return e
        })
      }))
  }
  isTrue(e = ge.isValue) {
    return this.test({
      message: e,
      name: `is-value`,
      exclusive: !0,
      params: { value: `true` },
      test(e) {
        return j(e) || e === !0
      },
    })
  }
  isFalse(e = ge.isValue) {
    return this.test({
      message: e,
      name: `is-value`,
      exclusive: !0,
      params: { value: `false` },
      test(e) {
        return j(e) || e === !1
      },
    })
  }
  default(e) {
    return super.default(e)
  }
  defined(e) {
    return super.defined(e)
  }
  optional() {
    return super.optional()
  }
  required(e) {
    return super.required(e)
  }
  notRequired() {
    return super.notRequired()
  }
  nullable() {
    return super.nullable()
  }
  nonNullable(e) {
    return super.nonNullable(e)
  }
  strip(e) {
    return super.strip(e)
  }
}
I.prototype = ke.prototype
var Ae =
  /^(\d{4}|[+-]\d{6})(?:-?(\d{2})(?:-?(\d{2}))?)?(?:[ T]?(\d{2}):?(\d{2})(?::?(\d{2})(?:[,.](\d{1,}))?)?(?:(Z)|([+-])(\d{2})(?::?(\d{2}))?)?)?$/
function je(e) {
  let t = Me(e)
  if (!t) return Date.parse ? Date.parse(e) : NaN
  if (t.z === void 0 && t.plusMinus === void 0)
    return new Date(t.year, t.month, t.day, t.hour, t.minute, t.second, t.millisecond).valueOf()
  let n = 0
  return (
    t.z !== `Z` &&
      t.plusMinus !== void 0 &&
      ((n = t.hourOffset * 60 + t.minuteOffset), t.plusMinus === `+` && (n = 0 - n)),
    Date.UTC(t.year, t.month, t.day, t.hour, t.minute + n, t.second, t.millisecond)
  )
}
function Me(e) {
  let t = Ae.exec(e)
  return t
    ? {
        year: L(t[1]),
        month: L(t[2], 1) - 1,
        day: L(t[3], 1),
        hour: L(t[4]),
        minute: L(t[5]),
        second: L(t[6]),
        millisecond: t[7] ? L(t[7].substring(0, 3)) : 0,
        precision: t[7]?.length ?? void 0,
        z: t[8] || void 0,
        plusMinus: t[9] || void 0,
        hourOffset: L(t[10]),
        minuteOffset: L(t[11]),
      }
    : null
}
function L(e, t = 0) {
  return Number(e) || t
}
var Ne =
    /^[a-zA-Z0-9.!#$%&'*+\/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
  Pe =
    /^((https?|ftp):)?\/\/(((([a-z]|\d|-|\.|_|~|[\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF])|(%[\da-f]{2})|[!\$&'\(\)\*\+,;=]|:)*@)?(((\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])\.(\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])\.(\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])\.(\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5]))|((([a-z]|\d|[\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF])|(([a-z]|\d|[\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF])([a-z]|\d|-|\.|_|~|[\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF])*([a-z]|\d|[\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF])))\.)+(([a-z]|[\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF])|(([a-z]|[\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF])([a-z]|\d|-|\.|_|~|[\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF])*([a-z]|[\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF])))\.?)(:\d*)?)(\/((([a-z]|\d|-|\.|_|~|[\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF])|(%[\da-f]{2})|[!\$&'\(\)\*\+,;=]|:|@)+(\/(([a-z]|\d|-|\.|_|~|[\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF])|(%[\da-f]{2})|[!\$&'\(\)\*\+,;=]|:|@)*)*)?)?(\?((([a-z]|\d|-|\.|_|~|[\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF])|(%[\da-f]{2})|[!\$&'\(\)\*\+,;=]|:|@)|[\uE000-\uF8FF]|\/|\?)*)?(\#((([a-z]|\d|-|\.|_|~|[\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF])|(%[\da-f]{2})|[!\$&'\(\)\*\+,;=]|:|@)|\/|\?)*)?$/i,
  Fe =
    /^(?:[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|00000000-0000-0000-0000-000000000000)$/i,
  Ie = RegExp(`^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(([+-]\\d{2}(:?\\d{2})?)|Z)$`),
  Le = (e) => j(e) || e === e.trim(),
  Re = {}.toString()
function R() {
  return new ze()
}
var ze = class extends P {
  constructor() {
    ;(super({
      type: `string`,
      check(e) {
        return (e instanceof String && (e = e.valueOf()), typeof e == `string`)
      },
    }),
      this.withMutation(() => {
        this.transform((e, t) => {
          if (!this.spec.coerce || this.isType(e) || Array.isArray(e)) return e
          let n = e != null && e.toString ? e.toString() : e
          return n === Re ? e : n
        })
      }))
  }
  required(e) {
    return super
      .required(e)
      .withMutation((t) =>
        t.test({ message: e || C.required, name: `required`, skipAbsent: !0, test: (e) => !!e.length }),
      )
  }
  notRequired() {
    return super
      .notRequired()
      .withMutation((e) => ((e.tests = e.tests.filter((e) => e.OPTIONS.name !== `required`)), e))
  }
  length(e, t = w.length) {
    return this.test({
      message: t,
      name: `length`,
      exclusive: !0,
      params: { length: e },
      skipAbsent: !0,
      test(t) {
        return t.length === this.resolve(e)
      },
    })
  }
  min(e, t = w.min) {
    return this.test({
      message: t,
      name: `min`,
      exclusive: !0,
      params: { min: e },
      skipAbsent: !0,
      test(t) {
        return t.length >= this.resolve(e)
      },
    })
  }
  max(e, t = w.max) {
    return this.test({
      name: `max`,
      exclusive: !0,
      message: t,
      params: { max: e },
      skipAbsent: !0,
      test(t) {
        return t.length <= this.resolve(e)
      },
    })
  }
  matches(e, t) {
    let n = !1,
      r,
      i
    return (
      t && (typeof t == `object` ? ({ excludeEmptyString: n = !1, message: r, name: i } = t) : (r = t)),
      this.test({
        name: i || `matches`,
        message: r || w.matches,
        params: { regex: e },
        skipAbsent: !0,
        test: (t) => (t === `` && n) || t.search(e) !== -1,
      })
    )
  }
  email(e = w.email) {
    return this.matches(Ne, { name: `email`, message: e, excludeEmptyString: !0 })
  }
  url(e = w.url) {
    return this.matches(Pe, { name: `url`, message: e, excludeEmptyString: !0 })
  }
  uuid(e = w.uuid) {
    return this.matches(Fe, { name: `uuid`, message: e, excludeEmptyString: !1 })
  }
  datetime(e) {
    let t = ``,
      n,
      r
    return (
      e && (typeof e == `object` ? ({ message: t = ``, allowOffset: n = !1, precision: r = void 0 } = e) : (t = e)),
      this.matches(Ie, { name: `datetime`, message: t || w.datetime, excludeEmptyString: !0 })
        .test({
          name: `datetime_offset`,
          message: t || w.datetime_offset,
          params: { allowOffset: n },
          skipAbsent: !0,
          test: (e) => {
            if (!e || n) return !0
            let t = Me(e)
            return t ? !!t.z : !1
          },
        })
        .test({
          name: `datetime_precision`,
          message: t || w.datetime_precision,
          params: { precision: r },
          skipAbsent: !0,
          test: (e) => {
            if (!e || r == null) return !0
            let t = Me(e)
            return t ? t.precision === r : !1
          },
        })
    )
  }
  ensure() {
    return this.default(``).transform((e) => (e === null ? `` : e))
  }
  trim(e = w.trim) {
    return this.transform((e) => (e == null ? e : e.trim())).test({ message: e, name: `trim`, test: Le })
  }
  lowercase(e = w.lowercase) {
    return this.transform((e) => (j(e) ? e : e.toLowerCase())).test({
      message: e,
      name: `string_case`,
      exclusive: !0,
      skipAbsent: !0,
      test: (e) => j(e) || e === e.toLowerCase(),
    })
  }
  uppercase(e = w.uppercase) {
    return this.transform((e) => (j(e) ? e : e.toUpperCase())).test({
      message: e,
      name: `string_case`,
      exclusive: !0,
      skipAbsent: !0,
      test: (e) => j(e) || e === e.toUpperCase(),
    })
  }
}
R.prototype = ze.prototype
var Be = (e) => e != +e
function z() {
  return new Ve()
}
var Ve = class extends P {
  constructor() {
    ;(super({
      type: `number`,
      check(e) {
        return (e instanceof Number && (e = e.valueOf()), typeof e == `number` && !Be(e))
      },
    }),
      this.withMutation(() => {
        this.transform((e, t) => {
          if (!this.spec.coerce) return e
          let n = e
          if (typeof n == `string`) {
            if (((n = n.replace(/\s/g, ``)), n === ``)) return NaN
            n = +n
          }
          return this.isType(n) || n === null ? n : parseFloat(n)
        })
      }))
  }
  min(e, t = T.min) {
    return this.test({
      message: t,
      name: `min`,
      exclusive: !0,
      params: { min: e },
      skipAbsent: !0,
      test(t) {
        return t >= this.resolve(e)
      },
    })
  }
  max(e, t = T.max) {
    return this.test({
      message: t,
      name: `max`,
      exclusive: !0,
      params: { max: e },
      skipAbsent: !0,
      test(t) {
        return t <= this.resolve(e)
      },
    })
  }
  lessThan(e, t = T.lessThan) {
    return this.test({
      message: t,
      name: `max`,
      exclusive: !0,
      params: { less: e },
      skipAbsent: !0,
      test(t) {
        return t < this.resolve(e)
      },
    })
  }
  moreThan(e, t = T.moreThan) {
    return this.test({
      message: t,
      name: `min`,
      exclusive: !0,
      params: { more: e },
      skipAbsent: !0,
      test(t) {
        return t > this.resolve(e)
      },
    })
  }
  positive(e = T.positive) {
    return this.moreThan(0, e)
  }
  negative(e = T.negative) {
    return this.lessThan(0, e)
  }
  integer(e = T.integer) {
    return this.test({ name: `integer`, message: e, skipAbsent: !0, test: (e) => Number.isInteger(e) })
  }
  truncate() {
    return this.transform((e) => (j(e) ? e : e | 0))
  }
  round(e) {
    let t = [`ceil`, `floor`, `round`, `trunc`]
    if (((e = e?.toLowerCase() || `round`), e === `trunc`)) return this.truncate()
    if (t.indexOf(e.toLowerCase()) === -1) throw TypeError(`Only valid options for round() are: ` + t.join(`, `))
    return this.transform((t) => (j(t) ? t : Math[e](t)))
  }
}
z.prototype = Ve.prototype
var He = new Date(``),
  Ue = (e) => Object.prototype.toString.call(e) === `[object Date]`,
  We = class e extends P {
    constructor() {
      ;(super({
        type: `date`,
        check(e) {
          return Ue(e) && !isNaN(e.getTime())
        },
      }),
        this.withMutation(() => {
          this.transform((t, n) =>
            !this.spec.coerce || this.isType(t) || t === null
              ? t
              : ((t = je(t)), isNaN(t) ? e.INVALID_DATE : new Date(t)),
          )
        }))
    }
    prepareParam(e, t) {
      let n
      if (A.isRef(e)) n = e
      else {
        let r = this.cast(e)
        if (!this._typeCheck(r)) throw TypeError(`\`${t}\` must be a Date or a value that can be \`cast()\` to a Date`)
        n = r
      }
      return n
    }
    min(e, t = he.min) {
      let n = this.prepareParam(e, `min`)
      return this.test({
        message: t,
        name: `min`,
        exclusive: !0,
        params: { min: e },
        skipAbsent: !0,
        test(e) {
          return e >= this.resolve(n)
        },
      })
    }
    max(e, t = he.max) {
      let n = this.prepareParam(e, `max`)
      return this.test({
        message: t,
        name: `max`,
        exclusive: !0,
        params: { max: e },
        skipAbsent: !0,
        test(e) {
          return e <= this.resolve(n)
        },
      })
    }
  }
;((We.INVALID_DATE = He), We.prototype)
function Ge(e, t = []) {
  let n = [],
    r = new Set(),
    i = new Set(t.map(([e, t]) => `${e}-${t}`))
  function a(e, t) {
    let a = (0, v.split)(e)[0]
    ;(r.add(a), i.has(`${t}-${a}`) || n.push([t, a]))
  }
  for (let t of Object.keys(e)) {
    let n = e[t]
    ;(r.add(t), A.isRef(n) && n.isSibling ? a(n.path, t) : O(n) && `deps` in n && n.deps.forEach((e) => a(e, t)))
  }
  return ne.default.array(Array.from(r), n).reverse()
}
function Ke(e, t) {
  let n = 1 / 0
  return (
    e.some((e, r) => {
      var i
      if ((i = t.path) != null && i.includes(e)) return ((n = r), !0)
    }),
    n
  )
}
function qe(e) {
  return (t, n) => Ke(e, t) - Ke(e, n)
}
var Je = (e, t, n) => {
  if (typeof e != `string`) return e
  let r = e
  try {
    r = JSON.parse(e)
  } catch {}
  return n.isType(r) ? r : e
}
function B(e) {
  if (`fields` in e) {
    let t = {}
    for (let [n, r] of Object.entries(e.fields)) t[n] = B(r)
    return e.setFields(t)
  }
  if (e.type === `array`) {
    let t = e.optional()
    return ((t.innerType &&= B(t.innerType)), t)
  }
  return e.type === `tuple` ? e.optional().clone({ types: e.spec.types.map(B) }) : `optional` in e ? e.optional() : e
}
var Ye = (e, t) => {
    let n = [...(0, v.normalizePath)(t)]
    if (n.length === 1) return n[0] in e
    let r = n.pop(),
      i = (0, v.getter)((0, v.join)(n), !0)(e)
    return !!(i && r in i)
  },
  Xe = (e) => Object.prototype.toString.call(e) === `[object Object]`
function Ze(e, t) {
  let n = Object.keys(e.fields)
  return Object.keys(t).filter((e) => n.indexOf(e) === -1)
}
var Qe = qe([])
function $e(e) {
  return new et(e)
}
var et = class extends P {
  constructor(e) {
    ;(super({
      type: `object`,
      check(e) {
        return Xe(e) || typeof e == `function`
      },
    }),
      (this.fields = Object.create(null)),
      (this._sortErrors = Qe),
      (this._nodes = []),
      (this._excludedEdges = []),
      this.withMutation(() => {
        e && this.shape(e)
      }))
  }
  _cast(e, t = {}) {
    let n = super._cast(e, t)
    if (n === void 0) return this.getDefault(t)
    if (!this._typeCheck(n)) return n
    let r = this.fields,
      i = t.stripUnknown ?? this.spec.noUnknown,
      a = [].concat(
        this._nodes,
        Object.keys(n).filter((e) => !this._nodes.includes(e)),
      ),
      o = {},
      s = Object.assign({}, t, { parent: o, __validating: t.__validating || !1 }),
      c = !1
    for (let e of a) {
      let a = r[e],
        l = e in n,
        u = n[e]
      if (a) {
        let r
        ;((s.path = (t.path ? `${t.path}.` : ``) + e), (a = a.resolve({ value: u, context: t.context, parent: o })))
        let i = a instanceof P ? a.spec : void 0,
          l = i?.strict
        if (i != null && i.strip) {
          c ||= e in n
          continue
        }
        ;((r = !t.__validating || !l ? a.cast(u, s) : u), r !== void 0 && (o[e] = r))
      } else l && !i && (o[e] = u)
      ;(l !== e in o || o[e] !== u) && (c = !0)
    }
    return c ? o : n
  }
  _validate(e, t = {}, n, r) {
    let { from: i = [], originalValue: a = e, recursive: o = this.spec.recursive } = t
    ;((t.from = [{ schema: this, value: a }, ...i]),
      (t.__validating = !0),
      (t.originalValue = a),
      super._validate(e, t, n, (e, i) => {
        if (!o || !Xe(i)) {
          r(e, i)
          return
        }
        a ||= i
        let s = []
        for (let e of this._nodes) {
          let n = this.fields[e]
          n &&
            !A.isRef(n) &&
            s.push(n.asNestedTest({ options: t, key: e, parent: i, parentPath: t.path, originalParent: a }))
        }
        this.runTests({ tests: s, value: i, originalValue: a, options: t }, n, (t) => {
          r(t.sort(this._sortErrors).concat(e), i)
        })
      }))
  }
  clone(e) {
    let t = super.clone(e)
    return (
      (t.fields = Object.assign({}, this.fields)),
      (t._nodes = this._nodes),
      (t._excludedEdges = this._excludedEdges),
      (t._sortErrors = this._sortErrors),
      t
    )
  }
  concat(e) {
    let t = super.concat(e),
      n = t.fields
    for (let [e, t] of Object.entries(this.fields)) {
      let r = n[e]
      n[e] = r === void 0 ? t : r
    }
    return t.withMutation((t) => t.setFields(n, [...this._excludedEdges, ...e._excludedEdges]))
  }
  _getDefault(e) {
    if (`default` in this.spec) return super._getDefault(e)
    if (!this._nodes.length) return
    let t = {}
    return (
      this._nodes.forEach((n) => {
        var r
        let i = this.fields[n],
          a = e
        ;((r = a) != null && r.value && (a = Object.assign({}, a, { parent: a.value, value: a.value[n] })),
          (t[n] = i && `getDefault` in i ? i.getDefault(a) : void 0))
      }),
      t
    )
  }
  setFields(e, t) {
    let n = this.clone()
    return ((n.fields = e), (n._nodes = Ge(e, t)), (n._sortErrors = qe(Object.keys(e))), t && (n._excludedEdges = t), n)
  }
  shape(e, t = []) {
    return this.clone().withMutation((n) => {
      let r = n._excludedEdges
      return (
        t.length && (Array.isArray(t[0]) || (t = [t]), (r = [...n._excludedEdges, ...t])),
        n.setFields(Object.assign(n.fields, e), r)
      )
    })
  }
  partial() {
    let e = {}
    for (let [t, n] of Object.entries(this.fields))
      e[t] = `optional` in n && n.optional instanceof Function ? n.optional() : n
    return this.setFields(e)
  }
  deepPartial() {
    return B(this)
  }
  pick(e) {
    let t = {}
    for (let n of e) this.fields[n] && (t[n] = this.fields[n])
    return this.setFields(
      t,
      this._excludedEdges.filter(([t, n]) => e.includes(t) && e.includes(n)),
    )
  }
  omit(e) {
    let t = []
    for (let n of Object.keys(this.fields)) e.includes(n) || t.push(n)
    return this.pick(t)
  }
  from(e, t, n) {
    let r = (0, v.getter)(e, !0)
    return this.transform((i) => {
      if (!i) return i
      let a = i
      return (Ye(i, e) && ((a = Object.assign({}, i)), n || delete a[e], (a[t] = r(i))), a)
    })
  }
  json() {
    return this.transform(Je)
  }
  exact(e) {
    return this.test({
      name: `exact`,
      exclusive: !0,
      message: e || E.exact,
      test(e) {
        if (e == null) return !0
        let t = Ze(this.schema, e)
        return t.length === 0 || this.createError({ params: { properties: t.join(`, `) } })
      },
    })
  }
  stripUnknown() {
    return this.clone({ noUnknown: !0 })
  }
  noUnknown(e = !0, t = E.noUnknown) {
    typeof e != `boolean` && ((t = e), (e = !0))
    let n = this.test({
      name: `noUnknown`,
      exclusive: !0,
      message: t,
      test(t) {
        if (t == null) return !0
        let n = Ze(this.schema, t)
        return !e || n.length === 0 || this.createError({ params: { unknown: n.join(`, `) } })
      },
    })
    return ((n.spec.noUnknown = e), n)
  }
  unknown(e = !0, t = E.noUnknown) {
    return this.noUnknown(!e, t)
  }
  transformKeys(e) {
    return this.transform((t) => {
      if (!t) return t
      let n = {}
      for (let r of Object.keys(t)) n[e(r)] = t[r]
      return n
    })
  }
  camelCase() {
    return this.transformKeys(y.camelCase)
  }
  snakeCase() {
    return this.transformKeys(y.snakeCase)
  }
  constantCase() {
    return this.transformKeys((e) => (0, y.snakeCase)(e).toUpperCase())
  }
  describe(e) {
    let t = (e ? this.resolve(e) : this).clone(),
      n = super.describe(e)
    n.fields = {}
    for (let [i, a] of Object.entries(t.fields)) {
      var r
      let t = e
      ;((r = t) != null && r.value && (t = Object.assign({}, t, { parent: t.value, value: t.value[i] })),
        (n.fields[i] = a.describe(t)))
    }
    return n
  }
}
$e.prototype = et.prototype
function tt(e) {
  return new nt(e)
}
var nt = class extends P {
  constructor(e) {
    ;(super({
      type: `array`,
      spec: { types: e },
      check(e) {
        return Array.isArray(e)
      },
    }),
      (this.innerType = void 0),
      (this.innerType = e))
  }
  _cast(e, t) {
    let n = super._cast(e, t)
    if (!this._typeCheck(n) || !this.innerType) return n
    let r = !1,
      i = n.map((e, i) => {
        let a = this.innerType.cast(
          e,
          Object.assign({}, t, { path: `${t.path || ``}[${i}]`, parent: n, originalValue: e, value: e, index: i }),
        )
        return (a !== e && (r = !0), a)
      })
    return r ? i : n
  }
  _validate(e, t = {}, n, r) {
    let i = this.innerType,
      a = t.recursive ?? this.spec.recursive
    ;(t.originalValue != null && t.originalValue,
      super._validate(e, t, n, (o, s) => {
        if (!a || !i || !this._typeCheck(s)) {
          r(o, s)
          return
        }
        let c = Array(s.length)
        for (let n = 0; n < s.length; n++)
          c[n] = i.asNestedTest({
            options: t,
            index: n,
            parent: s,
            parentPath: t.path,
            originalParent: t.originalValue ?? e,
          })
        this.runTests({ value: s, tests: c, originalValue: t.originalValue ?? e, options: t }, n, (e) =>
          r(e.concat(o), s),
        )
      }))
  }
  clone(e) {
    let t = super.clone(e)
    return ((t.innerType = this.innerType), t)
  }
  json() {
    return this.transform(Je)
  }
  concat(e) {
    let t = super.concat(e)
    return (
      (t.innerType = this.innerType),
      e.innerType && (t.innerType = t.innerType ? t.innerType.concat(e.innerType) : e.innerType),
      t
    )
  }
  of(e) {
    let t = this.clone()
    if (!O(e)) throw TypeError('`array.of()` sub-schema must be a valid yup schema not: ' + x(e))
    return ((t.innerType = e), (t.spec = Object.assign({}, t.spec, { types: e })), t)
  }
  length(e, t = D.length) {
    return this.test({
      message: t,
      name: `length`,
      exclusive: !0,
      params: { length: e },
      skipAbsent: !0,
      test(t) {
        return t.length === this.resolve(e)
      },
    })
  }
  min(e, t) {
    return (
      (t ||= D.min),
      this.test({
        message: t,
        name: `min`,
        exclusive: !0,
        params: { min: e },
        skipAbsent: !0,
        test(t) {
          return t.length >= this.resolve(e)
        },
      })
    )
  }
  max(e, t) {
    return (
      (t ||= D.max),
      this.test({
        message: t,
        name: `max`,
        exclusive: !0,
        params: { max: e },
        skipAbsent: !0,
        test(t) {
          return t.length <= this.resolve(e)
        },
      })
    )
  }
  ensure() {
    return this.default(() => []).transform((e, t) => (this._typeCheck(e) ? e : t == null ? [] : [].concat(t)))
  }
  compact(e) {
    let t = e ? (t, n, r) => !e(t, n, r) : (e) => !!e
    return this.transform((e) => (e == null ? e : e.filter(t)))
  }
  describe(e) {
    let t = (e ? this.resolve(e) : this).clone(),
      n = super.describe(e)
    if (t.innerType) {
      var r
      let i = e
      ;((r = i) != null && r.value && (i = Object.assign({}, i, { parent: i.value, value: i.value[0] })),
        (n.innerType = t.innerType.describe(i)))
    }
    return n
  }
}
;((tt.prototype = nt.prototype),
  class extends P {
    constructor(e) {
      ;(super({
        type: `tuple`,
        spec: { types: e },
        check(e) {
          let t = this.spec.types
          return Array.isArray(e) && e.length === t.length
        },
      }),
        this.withMutation(() => {
          this.typeError(_e.notType)
        }))
    }
    _cast(e, t) {
      let { types: n } = this.spec,
        r = super._cast(e, t)
      if (!this._typeCheck(r)) return r
      let i = !1,
        a = n.map((e, n) => {
          let a = e.cast(
            r[n],
            Object.assign({}, t, {
              path: `${t.path || ``}[${n}]`,
              parent: r,
              originalValue: r[n],
              value: r[n],
              index: n,
            }),
          )
          return (a !== r[n] && (i = !0), a)
        })
      return i ? a : r
    }
    _validate(e, t = {}, n, r) {
      let i = this.spec.types
      super._validate(e, t, n, (a, o) => {
        if (!this._typeCheck(o)) {
          r(a, o)
          return
        }
        let s = []
        for (let [n, r] of i.entries())
          s[n] = r.asNestedTest({
            options: t,
            index: n,
            parent: o,
            parentPath: t.path,
            originalParent: t.originalValue ?? e,
          })
        this.runTests({ value: o, tests: s, originalValue: t.originalValue ?? e, options: t }, n, (e) =>
          r(e.concat(a), o),
        )
      })
    }
    describe(e) {
      let t = (e ? this.resolve(e) : this).clone(),
        n = super.describe(e)
      return (
        (n.innerType = t.spec.types.map((t, n) => {
          var r
          let i = e
          return (
            (r = i) != null && r.value && (i = Object.assign({}, i, { parent: i.value, value: i.value[n] })),
            t.describe(i)
          )
        })),
        n
      )
    }
  }.prototype)
function rt(e) {
  Object.keys(e).forEach((t) => {
    Object.keys(e[t]).forEach((n) => {
      ve[t][n] = e[t][n]
    })
  })
}
rt({
  mixed: {
    default: `rules:invalid`,
    required: `rules:required`,
    defined: `rules:required`,
    notNull: `rules:required`,
    oneOf: `rules:choice.unknown`,
    notOneOf: `rules:choice.unknown`,
    notType: `rules:type`,
  },
  string: { max: `rules:text.tooLong`, matches: `rules:invalid` },
  number: { min: `rules:number.range`, max: `rules:number.range`, integer: `rules:number.range` },
  object: { noUnknown: `rules:unknownField` },
})
var it = /^[A-Z]{4}0[A-Z0-9]{6}$/
function at(e) {
  return it.test(e)
}
var ot = R().matches(it, `rules:ifsc.invalid`),
  st = R().test(`otp`, `rules:otp.invalid`, (e) => e === void 0 || f(e)),
  ct = R().test(`email`, `rules:email.invalid`, (e) => !e || l(e)),
  lt = R()
    .max(254, `rules:email.invalid`)
    .matches(/^[^\s@]+@[^\s@]+$/, `rules:email.invalid`),
  ut = /\p{Surrogate}/u
function dt(e) {
  return !e.includes(`\0`) && !ut.test(e)
}
function ft(e) {
  return e.normalize(`NFC`).trim()
}
function V(e) {
  return R()
    .max(e, `rules:text.tooLong`)
    .test(`safe-text`, `rules:text.unsafe`, (e) => e == null || dt(e))
}
var pt = /^[A-Z]{3}P[A-Z*][\d*]{4}[A-Z*]$/i,
  mt = /^[A-Z]{4}[A-Z*][\d*]{4}[A-Z*]$/i
function ht(e) {
  return pt.test(e)
}
function gt(e) {
  return e.includes(`*`)
}
var _t = (e) => ft(e).toUpperCase()
function vt(e) {
  return e === `` ? `` : `${e.slice(0, 4)}*****${e.slice(9)}`
}
var yt = R().matches(pt, `rules:pan.invalid`),
  bt = R().matches(mt, `rules:pan.invalid`)
function xt(e, t) {
  if (e.length < 5 || gt(e)) return null
  if (e.charAt(3).toUpperCase() !== `P`) return `rules:pan.hint.holder`
  let n = t.trim().charAt(0).toUpperCase()
  return n !== `` && n !== e.charAt(4).toUpperCase() ? `rules:pan.hint.surname` : null
}
var St = R().test(`phone`, `rules:phone.invalid`, (e) => e === void 0 || c(e))
function H(e) {
  return $e(e).noUnknown(`rules:unknownField`).strict().defined()
}
function Ct() {
  return z().oneOf([0, 1], `rules:flag`).defined()
}
function wt() {
  return z().integer(`rules:id`).min(1, `rules:id`).max(i, `rules:id`).defined()
}
function Tt() {
  return R()
    .matches(/^[\w-]{1,64}$/, `rules:id`)
    .defined()
}
function Et(e, t) {
  return z().min(e, `rules:number.range`).max(t, `rules:number.range`).defined()
}
function Dt() {
  return R()
    .matches(/^\d{4}-\d{2}-\d{2}$/, `rules:date.invalid`)
    .defined()
}
var Ot = () =>
  R()
    .matches(/^20\d\d-(0[1-9]|1[0-2])-\d\d$/, `rules:date.invalid`)
    .test(`real`, `rules:date.invalid`, (e) => e === void 0 || te(e))
function U() {
  return R()
    .matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$/, `rules:date.invalid`)
    .test(`real`, `rules:date.invalid`, (e) => typeof e != `string` || !Number.isNaN(Date.parse(e)))
    .defined()
}
function kt(e) {
  return tt(e).defined()
}
function W(e, t, n = m) {
  return F((t) => t === `` || e(t))
    .typeError(t)
    .meta(n)
}
function At(e) {
  return (t, n) => {
    let { property: r } = n.parent,
      i = typeof r == `string` && Object.hasOwn(e, r) ? e[r] : void 0
    if (!i) return !0
    try {
      return (i.validateSync(t, { strict: !0 }), !0)
    } catch (e) {
      return n.createError({ message: e instanceof Error ? e.message : `rules:property.unknown` })
    }
  }
}
function G(e) {
  return e != null && e !== ``
}
function jt(e) {
  return R().required(`rules:required`).concat(e).required(`rules:required`)
}
function Mt(e, t) {
  try {
    return (e.validateSync(t, { strict: !0, abortEarly: !1 }), {})
  } catch (e) {
    if (!(e instanceof S)) throw e
    return Object.fromEntries(e.inner.map(({ path: e, message: t }) => [e ?? ``, t]).reverse())
  }
}
var Nt = [`open`, `answered`, `waiting_lender`, `closed`],
  Pt = [`customer`, `partner`, `staff`],
  K = () =>
    R()
      .matches(/^CLT-\d{6,9}$/, `rules:id`)
      .defined(),
  Ft = {
    ticket: K(),
    status: R().oneOf(Nt).defined(),
    app_id: Tt().nullable(),
    created_at: U(),
    due_at: U(),
    days_left: z().integer().defined(),
  },
  It = H({ ...Ft, excerpt: R().defined() }),
  Lt = H({
    author: R().oneOf(Pt).defined(),
    text: R().defined(),
    at: U(),
    noted: I().defined(),
    via: R().oneOf([`mail`]).nullable().defined(),
  }),
  Rt = H({ ...Ft, messages: kt(Lt), merged_into: K().nullable(), merged: kt(K()) }),
  zt = [5, 4, 3, 2, 1],
  Bt = Rt.shape({ rating: z().oneOf(zt).nullable().defined(), may_rate: I().defined() }),
  Vt = H({ rating: z().oneOf(zt, `rules:requiredChoice`).required(`rules:requiredChoice`) }),
  Ht = H({ text: V(n).matches(/\S/, `rules:required`).required(`rules:required`) }),
  Ut = /^[0-9]{6}$/
function Wt(e) {
  return Ut.test(e)
}
var Gt = R().matches(Ut, `rules:pincode.invalid`)
function Kt(e) {
  return Wt(e) && e.startsWith(`0`) ? `rules:pincode.hint.zero` : null
}
H({ id: wt(), value: R().defined() })
function q(e) {
  return W((t) => p(e, t), `rules:choice.unknown`)
}
function J(e, t, n) {
  return typeof e != `number` || !(e >= t && e <= n) ? !1 : o(e)
}
function qt(e) {
  return J(e, 1, a)
}
function Jt(e) {
  return Number.isInteger(e) && J(e, 1e3, 1e6)
}
function Y(e, t) {
  return F((t) => t === `` || e(t))
    .typeError(t)
    .meta(m)
}
var Yt = Y(qt, `rules:monthlyIncome.range`),
  Xt = Y(Jt, `rules:loanAmount.range`),
  Zt = Y((e) => Number.isInteger(e) && J(e, 1e3, 1e7), `rules:loanAmount.any`),
  Qt = Y((e) => J(e, 0, a * 12), `rules:householdIncome.range`),
  $t = Y((e) => J(e, 0, a), `rules:monthlyOutgoing.range`),
  en = [18, 20, 22, 24],
  tn = [`ornaments`, `coins`],
  nn = { ornaments: 1e3, coins: 50 },
  rn = [`emi`, `bullet`],
  X = (e) => W((t) => e.some((e) => e === t), `rules:choice.unknown`),
  an = (e) => {
    let { min: t, max: n, amountRule: i } = r[e]
    return F((e) => e === `` || (Number.isInteger(e) && J(e, t, n))).typeError(i)
  },
  on = (e) => X(r[e].terms),
  sn = (e, t, n = `rules:number.range`) => F((n) => n === `` || J(n, e, t)).typeError(n),
  cn = 111112,
  ln = () => X([0, 1]),
  Z = (e) => e.test(`chosen`, `rules:requiredChoice`, G),
  Q = (e) => e.test(`given`, `rules:required`, G)
function un(e) {
  return ee(`businessNature`, e) === `services`
}
var dn = H({
    business_nature: Z(q(`businessNature`)),
    business_gross_profit: Z(q(`businessGrossProfit`)),
    professional_type: q(`professionalType`).when(`business_nature`, ([e], t) => (un(e) ? Z(t) : t)),
    professional_years: q(`professionalYears`).when(`business_nature`, ([e], t) => (un(e) ? Z(t) : t)),
    loan_amount: Q(an(u.business)),
    tenure_months: Z(on(u.business)),
  }),
  fn = H({
    gold_form: Z(X(tn)),
    gold_weight: Q(W((e) => J(e, 0.5, 1e3), `rules:goldWeight.range`)).when(`gold_form`, ([e], t) =>
      e === `coins` ? t.test(`coins`, `rules:goldWeight.coins`, (e) => !(Number(e) > nn.coins)) : t,
    ),
    gold_purity: Z(X(en)),
    gold_repayment: Z(X(rn)),
    loan_amount: Q(an(u.gold)),
    tenure_months: Z(on(u.gold)).when(`gold_repayment`, ([e], t) =>
      e === `bullet` ? t.test(`bullet`, `rules:goldBullet.tenure`, (e) => !(Number(e) > 12)) : t,
    ),
  }),
  pn = H({
    property_value: Q(sn(cn, 1e7, `rules:home.value`)),
    property_pincode: jt(Gt),
    household_income_year: Q(sn(0, 1e7)),
    owns_home: Z(ln()),
    had_subsidy: Z(ln()),
    loan_amount: Q(an(u.housing)).when([`property_value`, `$property_value`], ([e, t], n) => {
      let r = e ?? t
      return G(r) ? n.test(`price`, `rules:home.loan`, (e) => !(Number(e) > Number(r))) : n
    }),
    tenure_months: Z(on(u.housing)),
  }),
  mn = { [u.business]: dn, [u.gold]: fn, [u.housing]: pn },
  hn = (e) => Object.keys(mn[e].fields)
function gn(e, t) {
  let n = Object.fromEntries(hn(e).map((e) => [e, t[e] ?? ``]))
  try {
    return (mn[e].validateSync(n, { abortEarly: !1, disableStackTrace: !0 }), {})
  } catch (e) {
    if (!(e instanceof S)) throw e
    return Object.fromEntries(e.inner.map(({ path: e, message: t }) => [e ?? ``, t]))
  }
}
H(
  Object.fromEntries(
    [...new Set(Object.values(mn).flatMap(({ fields: e }) => Object.keys(e)))].map((e) => [
      e,
      F((e) => (typeof e == `string` && e.length <= 20) || (typeof e == `number` && Number.isFinite(e)))
        .typeError(`rules:invalid`)
        .meta(m),
    ]),
  ),
)
var _n = { student: 75e4, 'two-wheeler': 5e5, car: 5e6 },
  vn = 1e4,
  yn = 1e7,
  bn = [`open`, `passed`, `closed`, `withdrawn`],
  xn = [`no_lender`, `withdrew`, `not_reached`, `wrong_data`],
  Sn = () =>
    R()
      .matches(/^LE-[2-9A-Z]{8}$/, `rules:id`)
      .defined(),
  Cn = [`india`, `abroad`],
  wn = [`new`, `used`],
  $ = (e) => e.test(`given`, `rules:required`, G),
  Tn = (e, t) => F((n) => n === `` || J(n, e, t)).typeError(`rules:number.range`),
  En = () =>
    R()
      .required(`rules:required`)
      .max(120, `rules:text.tooLong`)
      .matches(/^[\p{L}\p{M}\p{N} .,'&()+/-]+$/u, `rules:enquiry.words`),
  Dn = (e) => W((t) => e.some((e) => e === t), `rules:choice.unknown`, d).test(`chosen`, `rules:requiredChoice`, G),
  On = (e) => $(Tn(vn, _n[e])),
  kn = (e) =>
    H({
      condition: Dn(wn),
      price: $(Tn(1, yn)),
      down_payment: $(Tn(0, yn)),
      amount: On(e).test(`within`, `rules:enquiry.price`, An),
    })
function An(e, { parent: t }) {
  let n = Number(t.price)
  return !G(t.price) || Number(e) <= n - Number(t.down_payment ?? 0)
}
var jn = {
    student: H({
      course: En(),
      institution: En(),
      place: Dn(Cn),
      cost: $(Tn(1, yn)),
      amount: On(`student`).test(`within`, `rules:enquiry.cost`, (e, { parent: t }) => {
        let { cost: n } = t
        return !G(n) || Number(e) <= Number(n)
      }),
    }),
    'two-wheeler': kn(`two-wheeler`),
    car: kn(`car`),
  },
  Mn = (e) => Object.keys(jn[e].fields),
  Nn = () => R().oneOf(s, `rules:choice.unknown`).defined()
H({
  kind: Nn(),
  details: F((e) => typeof e == `object` && !Array.isArray(e)).defined(),
  consent: R()
    .matches(/^[\w.-]{1,32}$/, `rules:consent.version`)
    .defined(),
})
var Pn = () =>
  H(
    Object.fromEntries(
      [...new Set(s.flatMap((e) => Mn(e)))].map((e) => [e, F((e) => typeof e == `string` || typeof e == `number`)]),
    ),
  )
H({
  reference: R().defined(),
  kind: Nn(),
  details: Pn(),
  status: R().oneOf(bn).defined(),
  created_at: U(),
  due_at: U(),
  taken: I().defined(),
  lender: R().nullable().defined(),
  sent_at: U().nullable().defined(),
  closed_at: U().nullable().defined(),
  close_reason: R().oneOf(xn).nullable().defined(),
})
var Fn = ({ status: e, sent_at: t }) => e === `open` || (e === `passed` && t === null),
  In = RegExp(`^[0-9]{10}$`),
  Ln = V(120).matches(/\S/, `rules:required`).required(`rules:required`),
  Rn = R()
    .required(`rules:required`)
    .test(`help-email`, `rules:help.email`, (e) => l(e)),
  zn = R().required(`rules:required`).matches(In, `rules:help.phone`),
  Bn = V(120),
  Vn = V(n).matches(/\S/, `rules:required`).required(`rules:required`)
export {
  Tt as $,
  Yt as A,
  Vt as B,
  fn as C,
  R as Ct,
  Qt as D,
  Zt as E,
  Kt as F,
  W as G,
  It as H,
  zt as I,
  G as J,
  Ct as K,
  Pt as L,
  q as M,
  Wt as N,
  J as O,
  Gt as P,
  Et as Q,
  Nt as R,
  gn as S,
  z as St,
  un as T,
  F as Tt,
  Ht as U,
  K as V,
  Mt as W,
  U as X,
  Dt as Y,
  kt as Z,
  en as _,
  st as _t,
  zn as a,
  yt as at,
  dn as b,
  S as bt,
  bn as c,
  vt as ct,
  Pn as d,
  _t as dt,
  Ot as et,
  Mn as f,
  dt as ft,
  tn as g,
  lt as gt,
  Nn as h,
  ct as ht,
  Ln as i,
  St as it,
  $t as j,
  Xt as k,
  Cn as l,
  bt as lt,
  Fn as m,
  ft as mt,
  Vn as n,
  H as nt,
  xn as o,
  ht as ot,
  Sn as p,
  V as pt,
  jt as q,
  Rn as r,
  At as rt,
  jn as s,
  gt as st,
  Bn as t,
  wt as tt,
  wn as u,
  xt as ut,
  rn as v,
  ot as vt,
  pn as w,
  I as wt,
  hn as x,
  tt as xt,
  nn as y,
  at as yt,
  Bt as z,
}
