import { d as m, i as h } from './brands-CeiyizDu.js'
import { Fr as r, Hn as i, Ht as a, Vn as o, da as s, ia as c, pr as l, si as u, ua as d } from './first-CL_AHFyg.js'
import { n as e, r as t, t as n } from './rolldown-runtime-XKyaHtl9.js'
import { Rt as f, mn as p } from './signed-in-DHQU3WVe.js'
var g = t(s())
function _(e) {
  if (e.sheet) return e.sheet
  for (var t = 0; t < document.styleSheets.length; t++)
    if (document.styleSheets[t].ownerNode === e) return document.styleSheets[t]
}
function v(e) {
  var t = document.createElement(`style`)
  return (
    t.setAttribute(`data-emotion`, e.key),
    e.nonce !== void 0 && t.setAttribute(`nonce`, e.nonce),
    t.appendChild(document.createTextNode(``)),
    t.setAttribute(`data-s`, ``),
    t
  )
}
var y = (function () {
    function e(e) {
      var t = this
      ;((this._insertTag = function (e) {
        var n =
          t.tags.length === 0
            ? t.insertionPoint
              ? t.insertionPoint.nextSibling
              : t.prepend
                ? t.container.firstChild
                : t.before
            : t.tags[t.tags.length - 1].nextSibling
        ;(t.container.insertBefore(e, n), t.tags.push(e))
      }),
        (this.isSpeedy = e.speedy === void 0 || e.speedy),
        (this.tags = []),
        (this.ctr = 0),
        (this.nonce = e.nonce),
        (this.key = e.key),
        (this.container = e.container),
        (this.prepend = e.prepend),
        (this.insertionPoint = e.insertionPoint),
        (this.before = null))
    }
    var t = e.prototype
    return (
      (t.hydrate = function (e) {
        e.forEach(this._insertTag)
      }),
      (t.insert = function (e) {
        this.ctr % (this.isSpeedy ? 65e3 : 1) == 0 && this._insertTag(v(this))
        var t = this.tags[this.tags.length - 1]
        if (this.isSpeedy) {
          var n = _(t)
          try {
            n.insertRule(e, n.cssRules.length)
          } catch {}
        } else t.appendChild(document.createTextNode(e))
        this.ctr++
      }),
      (t.flush = function () {
        ;(this.tags.forEach(function (e) {
          return e.parentNode?.removeChild(e)
        }),
          (this.tags = []),
          (this.ctr = 0))
      }),
      e
    )
  })(),
  b = `-ms-`,
  x = `-moz-`,
  S = `-webkit-`,
  C = `comm`,
  w = `rule`,
  T = `decl`,
  E = `@import`,
  D = `@keyframes`,
  O = `@layer`,
  k = Math.abs,
  ee = String.fromCharCode,
  A = Object.assign
function j(e, t) {
  return P(e, 0) ^ 45 ? (((((((t << 2) ^ P(e, 0)) << 2) ^ P(e, 1)) << 2) ^ P(e, 2)) << 2) ^ P(e, 3) : 0
}
function M(e) {
  return e.trim()
}
function te(e, t) {
  return (e = t.exec(e)) ? e[0] : e
}
function N(e, t, n) {
  return e.replace(t, n)
}
function ne(e, t) {
  return e.indexOf(t)
}
function P(e, t) {
  return e.charCodeAt(t) | 0
}
function F(e, t, n) {
  return e.slice(t, n)
}
function I(e) {
  return e.length
}
function re(e) {
  return e.length
}
function ie(e, t) {
  return (t.push(e), e)
}
function ae(e, t) {
  return e.map(t).join(``)
}
var oe = 1,
  se = 1,
  L = 0,
  ce = 0,
  R = 0,
  z = ``
function le(e, t, n, r, i, a, o) {
  return { value: e, root: t, parent: n, type: r, props: i, children: a, line: oe, column: se, length: o, return: `` }
}
function ue(e, t) {
  return A(le(``, null, null, ``, null, null, 0), e, { length: -e.length }, t)
}
function de() {
  return R
}
function fe() {
  return ((R = ce > 0 ? P(z, --ce) : 0), se--, R === 10 && ((se = 1), oe--), R)
}
function pe() {
  return ((R = ce < L ? P(z, ce++) : 0), se++, R === 10 && ((se = 1), oe++), R)
}
function me() {
  return P(z, ce)
}
function he() {
  return ce
}
function ge(e, t) {
  return F(z, e, t)
}
function _e(e) {
  switch (e) {
    case 0:
    case 9:
    case 10:
    case 13:
    case 32:
      return 5
    case 33:
    case 43:
    case 44:
    case 47:
    case 62:
    case 64:
    case 126:
    case 59:
    case 123:
    case 125:
      return 4
    case 58:
      return 3
    case 34:
    case 39:
    case 40:
    case 91:
      return 2
    case 41:
    case 93:
      return 1
  }
  return 0
}
function ve(e) {
  return ((oe = se = 1), (L = I((z = e))), (ce = 0), [])
}
function ye(e) {
  return ((z = ``), e)
}
function be(e) {
  return M(ge(ce - 1, Ce(e === 91 ? e + 2 : e === 40 ? e + 1 : e)))
}
function xe(e) {
  for (; (R = me()) && R < 33;) pe()
  return _e(e) > 2 || _e(R) > 3 ? `` : ` `
}
function Se(e, t) {
  for (; --t && pe() && !(R < 48 || R > 102 || (R > 57 && R < 65) || (R > 70 && R < 97)););
  return ge(e, he() + (t < 6 && me() == 32 && pe() == 32))
}
function Ce(e) {
  for (; pe();)
    switch (R) {
      case e:
        return ce
      case 34:
      case 39:
        e !== 34 && e !== 39 && Ce(R)
        break
      case 40:
        e === 41 && Ce(e)
        break
      case 92:
        pe()
    }
  return ce
}
function we(e, t) {
  for (; pe() && e + R !== 57 && (e + R !== 84 || me() !== 47););
  return `/*` + ge(t, ce - 1) + `*` + ee(e === 47 ? e : pe())
}
function Te(e) {
  for (; !_e(me());) pe()
  return ge(e, ce)
}
function Ee(e) {
  return ye(De(``, null, null, null, [``], (e = ve(e)), 0, [0], e))
}
function De(e, t, n, r, i, a, o, s, c) {
  for (var l = 0, u = 0, d = o, f = 0, p = 0, m = 0, h = 1, g = 1, _ = 1, v = 0, y = ``, b = i, x = a, S = r, C = y; g;)
    switch (((m = v), (v = pe()))) {
      case 40:
        if (m != 108 && P(C, d - 1) == 58) {
          ne((C += N(be(v), `&`, `&\f`)), `&\f`) != -1 && (_ = -1)
          break
        }
      case 34:
      case 39:
      case 91:
        C += be(v)
        break
      case 9:
      case 10:
      case 13:
      case 32:
        C += xe(m)
        break
      case 92:
        C += Se(he() - 1, 7)
        continue
      case 47:
        switch (me()) {
          case 42:
          case 47:
            ie(ke(we(pe(), he()), t, n), c)
            break
          default:
            C += `/`
        }
        break
      case 123 * h:
        s[l++] = I(C) * _
      case 125 * h:
      case 59:
      case 0:
        switch (v) {
          case 0:
          case 125:
            g = 0
          case 59 + u:
            ;(_ == -1 && (C = N(C, /\f/g, ``)),
              p > 0 && I(C) - d && ie(p > 32 ? Ae(C + `;`, r, n, d - 1) : Ae(N(C, ` `, ``) + `;`, r, n, d - 2), c))
            break
          case 59:
            C += `;`
          default:
            if ((ie((S = Oe(C, t, n, l, u, i, s, y, (b = []), (x = []), d)), a), v === 123)) {
              if (u === 0) De(C, t, S, S, b, a, d, s, x)
              else
                switch (f === 99 && P(C, 3) === 110 ? 100 : f) {
                  case 100:
                  case 108:
                  case 109:
                  case 115:
                    De(e, S, S, r && ie(Oe(e, S, S, 0, 0, i, s, y, i, (b = []), d), x), i, x, d, s, r ? b : x)
                    break
                  default:
                    De(C, S, S, S, [``], x, 0, s, x)
                }
            }
        }
        ;((l = u = p = 0), (h = _ = 1), (y = C = ``), (d = o))
        break
      case 58:
        ;((d = 1 + I(C)), (p = m))
      default:
        if (h < 1) {
          if (v == 123) --h
          else if (v == 125 && h++ == 0 && fe() == 125) continue
        }
        switch (((C += ee(v)), v * h)) {
          case 38:
            _ = u > 0 ? 1 : ((C += `\f`), -1)
            break
          case 44:
            ;((s[l++] = (I(C) - 1) * _), (_ = 1))
            break
          case 64:
            ;(me() === 45 && (C += be(pe())), (f = me()), (u = d = I((y = C += Te(he())))), v++)
            break
          case 45:
            m === 45 && I(C) == 2 && (h = 0)
        }
    }
  return a
}
function Oe(e, t, n, r, i, a, o, s, c, l, u) {
  for (var d = i - 1, f = i === 0 ? a : [``], p = re(f), m = 0, h = 0, g = 0; m < r; ++m)
    for (var _ = 0, v = F(e, d + 1, (d = k((h = o[m])))), y = e; _ < p; ++_)
      (y = M(h > 0 ? f[_] + ` ` + v : N(v, /&\f/g, f[_]))) && (c[g++] = y)
  return le(e, t, n, i === 0 ? w : s, c, l, u)
}
function ke(e, t, n) {
  return le(e, t, n, C, ee(de()), F(e, 2, -2), 0)
}
function Ae(e, t, n, r) {
  return le(e, t, n, T, F(e, 0, r), F(e, r + 1, -1), r)
}
function je(e, t) {
  for (var n = ``, r = re(e), i = 0; i < r; i++) n += t(e[i], i, e, t) || ``
  return n
}
function Me(e, t, n, r) {
  switch (e.type) {
    case O:
      if (e.children.length) break
    case E:
    case T:
      return (e.return = e.return || e.value)
    case C:
      return ``
    case D:
      return (e.return = e.value + `{` + je(e.children, r) + `}`)
    case w:
      e.value = e.props.join(`,`)
  }
  return I((n = je(e.children, r))) ? (e.return = e.value + `{` + n + `}`) : ``
}
function Ne(e) {
  var t = re(e)
  return function (n, r, i, a) {
    for (var o = ``, s = 0; s < t; s++) o += e[s](n, r, i, a) || ``
    return o
  }
}
function Pe(e) {
  return function (t) {
    t.root || ((t = t.return) && e(t))
  }
}
function Fe(e) {
  var t = Object.create(null)
  return function (n) {
    return (t[n] === void 0 && (t[n] = e(n)), t[n])
  }
}
var Ie = function (e, t, n) {
    for (var r = 0, i = 0; (r = i), (i = me()), r === 38 && i === 12 && (t[n] = 1), !_e(i);) pe()
    return ge(e, ce)
  },
  Le = function (e, t) {
    var n = -1,
      r = 44
    do
      switch (_e(r)) {
        case 0:
          ;(r === 38 && me() === 12 && (t[n] = 1), (e[n] += Ie(ce - 1, t, n)))
          break
        case 2:
          e[n] += be(r)
          break
        case 4:
          if (r === 44) {
            ;((e[++n] = me() === 58 ? `&\f` : ``), (t[n] = e[n].length))
            break
          }
        default:
          e[n] += ee(r)
      }
    while ((r = pe()))
    return e
  },
  Re = function (e, t) {
    return ye(Le(ve(e), t))
  },
  ze = new WeakMap(),
  Be = function (e) {
    if (!(e.type !== `rule` || !e.parent || e.length < 1)) {
      for (var t = e.value, n = e.parent, r = e.column === n.column && e.line === n.line; n.type !== `rule`;)
        if (((n = n.parent), !n)) return
      if ((e.props.length !== 1 || t.charCodeAt(0) === 58 || ze.get(n)) && !r) {
        ze.set(e, !0)
        for (var i = [], a = Re(t, i), o = n.props, s = 0, c = 0; s < a.length; s++)
          for (var l = 0; l < o.length; l++, c++) e.props[c] = i[s] ? a[s].replace(/&\f/g, o[l]) : o[l] + ` ` + a[s]
      }
    }
  },
  Ve = function (e) {
    if (e.type === `decl`) {
      var t = e.value
      t.charCodeAt(0) === 108 && t.charCodeAt(2) === 98 && ((e.return = ``), (e.value = ``))
    }
  }
function He(e, t) {
  switch (j(e, t)) {
    case 5103:
      return S + `print-` + e + e
    case 5737:
    case 4201:
    case 3177:
    case 3433:
    case 1641:
    case 4457:
    case 2921:
    case 5572:
    case 6356:
    case 5844:
    case 3191:
    case 6645:
    case 3005:
    case 6391:
    case 5879:
    case 5623:
    case 6135:
    case 4599:
    case 4855:
    case 4215:
    case 6389:
    case 5109:
    case 5365:
    case 5621:
    case 3829:
      return S + e + e
    case 5349:
    case 4246:
    case 4810:
    case 6968:
    case 2756:
      return S + e + x + e + b + e + e
    case 6828:
    case 4268:
      return S + e + b + e + e
    case 6165:
      return S + e + b + `flex-` + e + e
    case 5187:
      return S + e + N(e, /(\w+).+(:[^]+)/, S + `box-$1$2` + b + `flex-$1$2`) + e
    case 5443:
      return S + e + b + `flex-item-` + N(e, /flex-|-self/, ``) + e
    case 4675:
      return S + e + b + `flex-line-pack` + N(e, /align-content|flex-|-self/, ``) + e
    case 5548:
      return S + e + b + N(e, `shrink`, `negative`) + e
    case 5292:
      return S + e + b + N(e, `basis`, `preferred-size`) + e
    case 6060:
      return S + `box-` + N(e, `-grow`, ``) + S + e + b + N(e, `grow`, `positive`) + e
    case 4554:
      return S + N(e, /([^-])(transform)/g, `$1` + S + `$2`) + e
    case 6187:
      return N(N(N(e, /(zoom-|grab)/, S + `$1`), /(image-set)/, S + `$1`), e, ``) + e
    case 5495:
    case 3959:
      return N(e, /(image-set\([^]*)/, S + '$1$`$1')
    case 4968:
      return N(N(e, /(.+:)(flex-)?(.*)/, S + `box-pack:$3` + b + `flex-pack:$3`), /s.+-b[^;]+/, `justify`) + S + e + e
    case 4095:
    case 3583:
    case 4068:
    case 2532:
      return N(e, /(.+)-inline(.+)/, S + `$1$2`) + e
    case 8116:
    case 7059:
    case 5753:
    case 5535:
    case 5445:
    case 5701:
    case 4933:
    case 4677:
    case 5533:
    case 5789:
    case 5021:
    case 4765:
      if (I(e) - 1 - t > 6)
        switch (P(e, t + 1)) {
          case 109:
            if (P(e, t + 4) !== 45) break
          case 102:
            return N(e, /(.+:)(.+)-([^]+)/, `$1` + S + `$2-$3$1` + x + (P(e, t + 3) == 108 ? `$3` : `$2-$3`)) + e
          case 115:
            return ~ne(e, `stretch`) ? He(N(e, `stretch`, `fill-available`), t) + e : e
        }
      break
    case 4949:
      if (P(e, t + 1) !== 115) break
    case 6444:
      switch (P(e, I(e) - 3 - (~ne(e, `!important`) && 10))) {
        case 107:
          return N(e, `:`, `:` + S) + e
        case 101:
          return (
            N(
              e,
              /(.+:)([^;!]+)(;|!.+)?/,
              `$1` + S + (P(e, 14) === 45 ? `inline-` : ``) + `box$3$1` + S + `$2$3$1` + b + `$2box$3`,
            ) + e
          )
      }
      break
    case 5936:
      switch (P(e, t + 11)) {
        case 114:
          return S + e + b + N(e, /[svh]\w+-[tblr]{2}/, `tb`) + e
        case 108:
          return S + e + b + N(e, /[svh]\w+-[tblr]{2}/, `tb-rl`) + e
        case 45:
          return S + e + b + N(e, /[svh]\w+-[tblr]{2}/, `lr`) + e
      }
      return S + e + b + e + e
  }
  return e
}
var Ue = [
    function (e, t, n, r) {
      if (e.length > -1 && !e.return)
        switch (e.type) {
          case T:
            e.return = He(e.value, e.length)
            break
          case D:
            return je([ue(e, { value: N(e.value, `@`, `@` + S) })], r)
          case w:
            if (e.length)
              return ae(e.props, function (t) {
                switch (te(t, /(::plac\w+|:read-\w+)/)) {
                  case `:read-only`:
                  case `:read-write`:
                    return je([ue(e, { props: [N(t, /:(read-\w+)/, `:` + x + `$1`)] })], r)
                  case `::placeholder`:
                    return je(
                      [
                        ue(e, { props: [N(t, /:(plac\w+)/, `:` + S + `input-$1`)] }),
                        ue(e, { props: [N(t, /:(plac\w+)/, `:` + x + `$1`)] }),
                        ue(e, { props: [N(t, /:(plac\w+)/, b + `input-$1`)] }),
                      ],
                      r,
                    )
                }
                return ``
              })
        }
    },
  ],
  We = function (e) {
    var t = e.key
    if (t === `css`) {
      var n = document.querySelectorAll(`style[data-emotion]:not([data-s])`)
      Array.prototype.forEach.call(n, function (e) {
        e.getAttribute(`data-emotion`).indexOf(` `) !== -1 &&
          (document.head.appendChild(e), e.setAttribute(`data-s`, ``))
      })
    }
    var r = e.stylisPlugins || Ue,
      i = {},
      a,
      o = []
    ;((a = e.container || document.head),
      Array.prototype.forEach.call(document.querySelectorAll(`style[data-emotion^="` + t + ` "]`), function (e) {
        for (var t = e.getAttribute(`data-emotion`).split(` `), n = 1; n < t.length; n++) i[t[n]] = !0
        o.push(e)
      }))
    var s,
      c = [Be, Ve],
      l,
      u = [
        Me,
        Pe(function (e) {
          l.insert(e)
        }),
      ],
      d = Ne(c.concat(r, u)),
      f = function (e) {
        return je(Ee(e), d)
      }
    s = function (e, t, n, r) {
      ;((l = n), f(e ? e + `{` + t.styles + `}` : t.styles), r && (p.inserted[t.name] = !0))
    }
    var p = {
      key: t,
      sheet: new y({
        key: t,
        container: a,
        nonce: e.nonce,
        speedy: e.speedy,
        prepend: e.prepend,
        insertionPoint: e.insertionPoint,
      }),
      nonce: e.nonce,
      inserted: i,
      registered: {},
      insert: s,
    }
    return (p.sheet.hydrate(o), p)
  }
function Ge() {
  return (
    (Ge = Object.assign
      ? Object.assign.bind()
      : function (e) {
          for (var t = 1; t < arguments.length; t++) {
            var n = arguments[t]
            for (var r in n) ({}).hasOwnProperty.call(n, r) && (e[r] = n[r])
          }
          return e
        }),
    Ge.apply(null, arguments)
  )
}
var Ke = n((e) => {
    var t = typeof Symbol == `function` && Symbol.for,
      n = t ? Symbol.for(`react.element`) : 60103,
      r = t ? Symbol.for(`react.portal`) : 60106,
      i = t ? Symbol.for(`react.fragment`) : 60107,
      a = t ? Symbol.for(`react.strict_mode`) : 60108,
      o = t ? Symbol.for(`react.profiler`) : 60114,
      s = t ? Symbol.for(`react.provider`) : 60109,
      c = t ? Symbol.for(`react.context`) : 60110,
      l = t ? Symbol.for(`react.async_mode`) : 60111,
      u = t ? Symbol.for(`react.concurrent_mode`) : 60111,
      d = t ? Symbol.for(`react.forward_ref`) : 60112,
      f = t ? Symbol.for(`react.suspense`) : 60113,
      p = t ? Symbol.for(`react.suspense_list`) : 60120,
      m = t ? Symbol.for(`react.memo`) : 60115,
      h = t ? Symbol.for(`react.lazy`) : 60116,
      g = t ? Symbol.for(`react.block`) : 60121,
      _ = t ? Symbol.for(`react.fundamental`) : 60117,
      v = t ? Symbol.for(`react.responder`) : 60118,
      y = t ? Symbol.for(`react.scope`) : 60119
    function b(e) {
      if (typeof e == `object` && e) {
        var t = e.$$typeof
        switch (t) {
          case n:
            switch (((e = e.type), e)) {
              case l:
              case u:
              case i:
              case o:
              case a:
              case f:
                return e
              default:
                switch (((e &&= e.$$typeof), e)) {
                  case c:
                  case d:
                  case h:
                  case m:
                  case s:
                    return e
                  default:
                    return t
                }
            }
          case r:
            return t
        }
      }
    }
    function x(e) {
      return b(e) === u
    }
    ;((e.AsyncMode = l),
      (e.ConcurrentMode = u),
      (e.ContextConsumer = c),
      (e.ContextProvider = s),
      (e.Element = n),
      (e.ForwardRef = d),
      (e.Fragment = i),
      (e.Lazy = h),
      (e.Memo = m),
      (e.Portal = r),
      (e.Profiler = o),
      (e.StrictMode = a),
      (e.Suspense = f),
      (e.isAsyncMode = function (e) {
        return x(e) || b(e) === l
      }),
      (e.isConcurrentMode = x),
      (e.isContextConsumer = function (e) {
        return b(e) === c
      }),
      (e.isContextProvider = function (e) {
        return b(e) === s
      }),
      (e.isElement = function (e) {
        return typeof e == `object` && !!e && e.$$typeof === n
      }),
      (e.isForwardRef = function (e) {
        return b(e) === d
      }),
      (e.isFragment = function (e) {
        return b(e) === i
      }),
      (e.isLazy = function (e) {
        return b(e) === h
      }),
      (e.isMemo = function (e) {
        return b(e) === m
      }),
      (e.isPortal = function (e) {
        return b(e) === r
      }),
      (e.isProfiler = function (e) {
        return b(e) === o
      }),
      (e.isStrictMode = function (e) {
        return b(e) === a
      }),
      (e.isSuspense = function (e) {
        return b(e) === f
      }),
      (e.isValidElementType = function (e) {
        return (
          typeof e == `string` ||
          typeof e == `function` ||
          e === i ||
          e === u ||
          e === o ||
          e === a ||
          e === f ||
          e === p ||
          (typeof e == `object` &&
            !!e &&
            (e.$$typeof === h ||
              e.$$typeof === m ||
              e.$$typeof === s ||
              e.$$typeof === c ||
              e.$$typeof === d ||
              e.$$typeof === _ ||
              e.$$typeof === v ||
              e.$$typeof === y ||
              e.$$typeof === g))
        )
      }),
      (e.typeOf = b))
  }),
  qe = n((e, t) => {
    t.exports = Ke()
  }),
  Je = n((e, t) => {
    var n = qe(),
      r = {
        childContextTypes: !0,
        contextType: !0,
        contextTypes: !0,
        defaultProps: !0,
        displayName: !0,
        getDefaultProps: !0,
        getDerivedStateFromError: !0,
        getDerivedStateFromProps: !0,
        mixins: !0,
        propTypes: !0,
        type: !0,
      },
      i = { name: !0, length: !0, prototype: !0, caller: !0, callee: !0, arguments: !0, arity: !0 },
      a = { $$typeof: !0, render: !0, defaultProps: !0, displayName: !0, propTypes: !0 },
      o = { $$typeof: !0, compare: !0, defaultProps: !0, displayName: !0, propTypes: !0, type: !0 },
      s = {}
    ;((s[n.ForwardRef] = a), (s[n.Memo] = o))
    function c(e) {
      return n.isMemo(e) ? o : s[e.$$typeof] || r
    }
    var l = Object.defineProperty,
      u = Object.getOwnPropertyNames,
      d = Object.getOwnPropertySymbols,
      f = Object.getOwnPropertyDescriptor,
      p = Object.getPrototypeOf,
      m = Object.prototype
    function h(e, t, n) {
      if (typeof t != `string`) {
        if (m) {
          var r = p(t)
          r && r !== m && h(e, r, n)
        }
        var a = u(t)
        d && (a = a.concat(d(t)))
        for (var o = c(e), s = c(t), g = 0; g < a.length; ++g) {
          var _ = a[g]
          if (!i[_] && !(n && n[_]) && !(s && s[_]) && !(o && o[_])) {
            var v = f(t, _)
            try {
              l(e, _, v)
            } catch {}
          }
        }
      }
      return e
    }
    t.exports = h
  })
function Ye(e, t, n) {
  var r = ``
  return (
    n.split(` `).forEach(function (n) {
      e[n] === void 0 ? n && (r += n + ` `) : t.push(e[n] + `;`)
    }),
    r
  )
}
var Xe = function (e, t, n) {
    var r = e.key + `-` + t.name
    n === !1 && e.registered[r] === void 0 && (e.registered[r] = t.styles)
  },
  Ze = function (e, t, n) {
    Xe(e, t, n)
    var r = e.key + `-` + t.name
    if (e.inserted[t.name] === void 0) {
      var i = t
      do (e.insert(t === i ? `.` + r : ``, i, e.sheet, !0), (i = i.next))
      while (i !== void 0)
    }
  }
function Qe(e) {
  for (var t = 0, n, r = 0, i = e.length; i >= 4; ++r, i -= 4)
    ((n =
      (e.charCodeAt(r) & 255) |
      ((e.charCodeAt(++r) & 255) << 8) |
      ((e.charCodeAt(++r) & 255) << 16) |
      ((e.charCodeAt(++r) & 255) << 24)),
      (n = (n & 65535) * 1540483477 + (((n >>> 16) * 59797) << 16)),
      (n ^= n >>> 24),
      (t =
        ((n & 65535) * 1540483477 + (((n >>> 16) * 59797) << 16)) ^
        ((t & 65535) * 1540483477 + (((t >>> 16) * 59797) << 16))))
  switch (i) {
    case 3:
      t ^= (e.charCodeAt(r + 2) & 255) << 16
    case 2:
      t ^= (e.charCodeAt(r + 1) & 255) << 8
    case 1:
      ;((t ^= e.charCodeAt(r) & 255), (t = (t & 65535) * 1540483477 + (((t >>> 16) * 59797) << 16)))
  }
  return (
    (t ^= t >>> 13),
    (t = (t & 65535) * 1540483477 + (((t >>> 16) * 59797) << 16)),
    ((t ^ (t >>> 15)) >>> 0).toString(36)
  )
}
var $e = {
    animationIterationCount: 1,
    aspectRatio: 1,
    borderImageOutset: 1,
    borderImageSlice: 1,
    borderImageWidth: 1,
    boxFlex: 1,
    boxFlexGroup: 1,
    boxOrdinalGroup: 1,
    columnCount: 1,
    columns: 1,
    flex: 1,
    flexGrow: 1,
    flexPositive: 1,
    flexShrink: 1,
    flexNegative: 1,
    flexOrder: 1,
    gridRow: 1,
    gridRowEnd: 1,
    gridRowSpan: 1,
    gridRowStart: 1,
    gridColumn: 1,
    gridColumnEnd: 1,
    gridColumnSpan: 1,
    gridColumnStart: 1,
    msGridRow: 1,
    msGridRowSpan: 1,
    msGridColumn: 1,
    msGridColumnSpan: 1,
    fontWeight: 1,
    lineHeight: 1,
    opacity: 1,
    order: 1,
    orphans: 1,
    scale: 1,
    tabSize: 1,
    widows: 1,
    zIndex: 1,
    zoom: 1,
    WebkitLineClamp: 1,
    fillOpacity: 1,
    floodOpacity: 1,
    stopOpacity: 1,
    strokeDasharray: 1,
    strokeDashoffset: 1,
    strokeMiterlimit: 1,
    strokeOpacity: 1,
    strokeWidth: 1,
  },
  et = /[A-Z]|^ms/g,
  tt = /_EMO_([^_]+?)_([^]*?)_EMO_/g,
  nt = function (e) {
    return e.charCodeAt(1) === 45
  },
  rt = function (e) {
    return e != null && typeof e != `boolean`
  },
  it = Fe(function (e) {
    return nt(e) ? e : e.replace(et, `-$&`).toLowerCase()
  }),
  at = function (e, t) {
    switch (e) {
      case `animation`:
      case `animationName`:
        if (typeof t == `string`)
          return t.replace(tt, function (e, t, n) {
            return ((lt = { name: t, styles: n, next: lt }), t)
          })
    }
    return $e[e] !== 1 && !nt(e) && typeof t == `number` && t !== 0 ? t + `px` : t
  }
function ot(e, t, n) {
  if (n == null) return ``
  var r = n
  if (r.__emotion_styles !== void 0) return r
  switch (typeof n) {
    case `boolean`:
      return ``
    case `object`:
      var i = n
      if (i.anim === 1) return ((lt = { name: i.name, styles: i.styles, next: lt }), i.name)
      var a = n
      if (a.styles !== void 0) {
        var o = a.next
        if (o !== void 0) for (; o !== void 0;) ((lt = { name: o.name, styles: o.styles, next: lt }), (o = o.next))
        return a.styles + `;`
      }
      return st(e, t, n)
    case `function`:
      if (e !== void 0) {
        var s = lt,
          c = n(e)
        return ((lt = s), ot(e, t, c))
      }
  }
  var l = n
  if (t == null) return l
  var u = t[l]
  return u === void 0 ? l : u
}
function st(e, t, n) {
  var r = ``
  if (Array.isArray(n)) for (var i = 0; i < n.length; i++) r += ot(e, t, n[i]) + `;`
  else
    for (var a in n) {
      var o = n[a]
      if (typeof o != `object`) {
        var s = o
        t != null && t[s] !== void 0 ? (r += a + `{` + t[s] + `}`) : rt(s) && (r += it(a) + `:` + at(a, s) + `;`)
      } else if (Array.isArray(o) && typeof o[0] == `string` && (t == null || t[o[0]] === void 0))
        for (var c = 0; c < o.length; c++) rt(o[c]) && (r += it(a) + `:` + at(a, o[c]) + `;`)
      else {
        var l = ot(e, t, o)
        switch (a) {
          case `animation`:
          case `animationName`:
            r += it(a) + `:` + l + `;`
            break
          default:
            r += a + `{` + l + `}`
        }
      }
    }
  return r
}
var ct = /label:\s*([^\s;{]+)\s*(;|$)/g,
  lt
function ut(e, t, n) {
  if (e.length === 1 && typeof e[0] == `object` && e[0] !== null && e[0].styles !== void 0) return e[0]
  var r = !0,
    i = ``
  lt = void 0
  var a = e[0]
  a == null || a.raw === void 0 ? ((r = !1), (i += ot(n, t, a))) : (i += a[0])
  for (var o = 1; o < e.length; o++) ((i += ot(n, t, e[o])), r && (i += a[o]))
  ct.lastIndex = 0
  for (var s = ``, c; (c = ct.exec(i)) !== null;) s += `-` + c[1]
  return { name: Qe(i) + s, styles: i, next: lt }
}
var dt = function (e) {
    return e()
  },
  ft = g.useInsertionEffect ? g.useInsertionEffect : !1,
  pt = ft || dt,
  mt = ft || g.useLayoutEffect,
  ht = g.createContext(typeof HTMLElement < `u` ? We({ key: `css` }) : null),
  gt = ht.Provider,
  _t = function (e) {
    return (0, g.forwardRef)(function (t, n) {
      return e(t, (0, g.useContext)(ht), n)
    })
  },
  vt = g.createContext({}),
  yt = {}.hasOwnProperty,
  bt = `__EMOTION_TYPE_PLEASE_DO_NOT_USE__`,
  xt = function (e, t) {
    var n = {}
    for (var r in t) yt.call(t, r) && (n[r] = t[r])
    return ((n[bt] = e), n)
  },
  St = function (e) {
    var t = e.cache,
      n = e.serialized,
      r = e.isStringTag
    return (
      Xe(t, n, r),
      pt(function () {
        return Ze(t, n, r)
      }),
      null
    )
  },
  Ct = _t(function (e, t, n) {
    var r = e.css
    typeof r == `string` && t.registered[r] !== void 0 && (r = t.registered[r])
    var i = e[bt],
      a = [r],
      o = ``
    typeof e.className == `string`
      ? (o = Ye(t.registered, a, e.className))
      : e.className != null && (o = e.className + ` `)
    var s = ut(a, void 0, g.useContext(vt))
    o += t.key + `-` + s.name
    var c = {}
    for (var l in e) yt.call(e, l) && l !== `css` && l !== bt && (c[l] = e[l])
    return (
      (c.className = o),
      n && (c.ref = n),
      g.createElement(
        g.Fragment,
        null,
        g.createElement(St, { cache: t, serialized: s, isStringTag: typeof i == `string` }),
        g.createElement(i, c),
      )
    )
  })
Je()
var wt = function (e, t) {
  var n = arguments
  if (t == null || !yt.call(t, `css`)) return g.createElement.apply(void 0, n)
  var r = n.length,
    i = Array(r)
  ;((i[0] = Ct), (i[1] = xt(e, t)))
  for (var a = 2; a < r; a++) i[a] = n[a]
  return g.createElement.apply(null, i)
}
;(function (e) {
  var t
  t ||= e.JSX ||= {}
})((wt ||= {}))
var Tt = _t(function (e, t) {
  var n = e.styles,
    r = ut([n], void 0, g.useContext(vt)),
    i = g.useRef()
  return (
    mt(
      function () {
        var e = t.key + `-global`,
          n = new t.sheet.constructor({
            key: e,
            nonce: t.sheet.nonce,
            container: t.sheet.container,
            speedy: t.sheet.isSpeedy,
          }),
          a = !1,
          o = document.querySelector(`style[data-emotion="` + e + ` ` + r.name + `"]`)
        return (
          t.sheet.tags.length && (n.before = t.sheet.tags[0]),
          o !== null && ((a = !0), o.setAttribute(`data-emotion`, e), n.hydrate([o])),
          (i.current = [n, a]),
          function () {
            n.flush()
          }
        )
      },
      [t],
    ),
    mt(
      function () {
        var e = i.current,
          n = e[0]
        e[1]
          ? (e[1] = !1)
          : (r.next !== void 0 && Ze(t, r.next, !0),
            n.tags.length && ((n.before = n.tags[n.tags.length - 1].nextElementSibling), n.flush()),
            t.insert(``, r, n, !1))
      },
      [t, r.name],
    ),
    null
  )
})
function Et() {
  return ut([...arguments])
}
function Dt() {
  var e = Et.apply(void 0, arguments),
    t = `animation-` + e.name
  return {
    name: t,
    styles: `@keyframes ` + t + `{` + e.styles + `}`,
    anim: 1,
    toString: function () {
      return `_EMO_` + this.name + `_` + this.styles + `_EMO_`
    },
  }
}
function Ot(e, t) {
  let n = Array.isArray(t),
    r = Array.isArray(e)
  return Nt(t) ? t : Pt(e) ? Ft(t) : n && r ? jt(e, t) : n === r ? It(e, t) : Ft(t)
}
function kt(e) {
  let t = 0,
    n = e.length,
    r = Array(n)
  for (t = 0; t < n; t += 1) r[t] = Ft(e[t])
  return r
}
function At(e) {
  let t = {}
  for (let n in e) n !== `__proto__` && n !== `constructor` && n !== `prototype` && (t[n] = Ft(e[n]))
  return t
}
function jt(e, t) {
  let n = e.length
  for (let r = 0; r < t.length; r += 1) e[n + r] = Ft(t[r])
  return e
}
function Mt(e) {
  return typeof e == `object` && !!e && !(e instanceof RegExp) && !(e instanceof Date)
}
function Nt(e) {
  return typeof e != `object` || !e
}
function Pt(e) {
  return typeof e != `object` || !e || e instanceof RegExp || e instanceof Date
}
function Ft(e) {
  return Mt(e) ? (Array.isArray(e) ? kt(e) : At(e)) : e
}
function It(e, t) {
  for (let n in t)
    n !== `__proto__` && n !== `constructor` && n !== `prototype` && (e[n] = n in e ? Ot(e[n], t[n]) : Ft(t[n]))
  return e
}
function Lt(e, ...t) {
  let n = new URL(`https://mui.com/production-error/?code=${e}`)
  return (
    t.forEach((e) => n.searchParams.append(`args[]`, e)), `Minified MUI error #${e}; visit ${n} for the full message.`
  )
}
function Rt(e) {
  if (typeof e != `string`) throw Error(Lt(7))
  return e.charAt(0).toUpperCase() + e.slice(1)
}
function zt(e) {
  if (e == null) return !0
  for (let t in e) return !1
  return !0
}
var Bt = n((e) => {
    var t = Symbol.for(`react.fragment`),
      n = Symbol.for(`react.strict_mode`),
      r = Symbol.for(`react.profiler`),
      i = Symbol.for(`react.consumer`),
      a = Symbol.for(`react.context`),
      o = Symbol.for(`react.forward_ref`),
      s = Symbol.for(`react.suspense`),
      c = Symbol.for(`react.suspense_list`),
      l = Symbol.for(`react.memo`),
      u = Symbol.for(`react.lazy`),
      d = Symbol.for(`react.view_transition`),
      f = Symbol.for(`react.client.reference`)
    e.isValidElementType = function (e) {
      return !!(
        typeof e == `string` ||
        typeof e == `function` ||
        e === t ||
        e === r ||
        e === n ||
        e === s ||
        e === c ||
        e === d ||
        (typeof e == `object` &&
          e &&
          (e.$$typeof === u ||
            e.$$typeof === l ||
            e.$$typeof === a ||
            e.$$typeof === i ||
            e.$$typeof === o ||
            e.$$typeof === f ||
            e.getModuleId !== void 0))
      )
    }
  }),
  Vt = n((e, t) => {
    t.exports = Bt()
  })()
function Ht(e) {
  if (typeof e != `object` || !e) return !1
  let t = Object.getPrototypeOf(e)
  return (
    (t === null || t === Object.prototype || Object.getPrototypeOf(t) === null) &&
    !(Symbol.toStringTag in e) &&
    !(Symbol.iterator in e)
  )
}
function Ut(e) {
  if (g.isValidElement(e) || (0, Vt.isValidElementType)(e) || !Ht(e)) return e
  let t = {}
  return (
    Object.keys(e).forEach((n) => {
      t[n] = Ut(e[n])
    }),
    t
  )
}
function Wt(e, t, n = { clone: !0 }) {
  let r = n.clone ? { ...e } : e
  return (
    Ht(e) &&
      Ht(t) &&
      Object.keys(t).forEach((i) => {
        g.isValidElement(t[i]) || (0, Vt.isValidElementType)(t[i])
          ? (r[i] = t[i])
          : Ht(t[i]) && Object.prototype.hasOwnProperty.call(e, i) && Ht(e[i])
            ? (r[i] = Wt(e[i], t[i], n))
            : n.clone
              ? (r[i] = Ht(t[i]) ? Ut(t[i]) : t[i])
              : (r[i] = t[i])
      }),
    r
  )
}
var Gt = /min-width:\s*([0-9.]+)/
function Kt(e, t) {
  if (!e.containerQueries || !qt(t)) return t
  let n = []
  for (let e in t) e.startsWith(`@container`) && n.push(e)
  n.sort((e, t) => +(e.match(Gt)?.[1] || 0) - (t.match(Gt)?.[1] || 0))
  let r = t
  for (let e = 0; e < n.length; e += 1) {
    let t = n[e],
      i = r[t]
    ;(delete r[t], (r[t] = i))
  }
  return r
}
function qt(e) {
  for (let t in e) if (t.startsWith(`@container`)) return !0
  return !1
}
function Jt(e, t) {
  return t === `@` || (t.startsWith(`@`) && (e.some((e) => t.startsWith(`@${e}`)) || !!t.match(/^@\d/)))
}
function Yt(e, t) {
  let n = t.match(/^@([^/]+)?\/?(.+)?$/)
  if (!n) return null
  let [, r, i] = n,
    a = Number.isNaN(+r) ? r || 0 : +r
  return e.containerQueries(i).up(a)
}
function Xt(e) {
  let t = (e, t) => e.replace(`@media`, t ? `@container ${t}` : `@container`)
  function n(n, r) {
    ;((n.up = (...n) => t(e.breakpoints.up(...n), r)),
      (n.down = (...n) => t(e.breakpoints.down(...n), r)),
      (n.between = (...n) => t(e.breakpoints.between(...n), r)),
      (n.only = (...n) => t(e.breakpoints.only(...n), r)),
      (n.not = (...n) => {
        let i = t(e.breakpoints.not(...n), r)
        return i.includes(`not all and`)
          ? i
              .replace(`not all and `, ``)
              .replace(`min-width:`, `width<`)
              .replace(`max-width:`, `width>`)
              .replace(`and`, `or`)
          : i
      }))
  }
  let r = {},
    i = (e) => (n(r, e), r)
  return (n(i), { ...e, containerQueries: i })
}
var Zt = (e) => {
  let t = Object.keys(e).map((t) => ({ key: t, val: e[t] })) || []
  return (t.sort((e, t) => e.val - t.val), t.reduce((e, t) => ({ ...e, [t.key]: t.val }), {}))
}
function Qt(e) {
  let { values: t = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 }, unit: n = `px`, step: r = 5, ...i } = e,
    a = Zt(t),
    o = Object.keys(a)
  function s(e) {
    return `@media (min-width:${typeof t[e] == `number` ? t[e] : e}${n})`
  }
  function c(e) {
    return `@media (max-width:${(typeof t[e] == `number` ? t[e] : e) - r / 100}${n})`
  }
  function l(e, i) {
    let a = o.indexOf(i)
    return `@media (min-width:${typeof t[e] == `number` ? t[e] : e}${n}) and (max-width:${(a !== -1 && typeof t[o[a]] == `number` ? t[o[a]] : i) - r / 100}${n})`
  }
  function u(e) {
    return o.indexOf(e) + 1 < o.length ? l(e, o[o.indexOf(e) + 1]) : s(e)
  }
  function d(e) {
    let t = o.indexOf(e)
    return t === 0
      ? s(o[1])
      : t === o.length - 1
        ? c(o[t])
        : l(e, o[o.indexOf(e) + 1]).replace(`@media`, `@media not all and`)
  }
  let f = []
  for (let e = 0; e < o.length; e += 1) f.push(s(o[e]))
  return { keys: o, values: a, up: s, down: c, between: l, only: u, not: d, unit: n, internal_mediaKeys: f, ...i }
}
var $t = {},
  en = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 },
  tn = Qt({ values: en }),
  nn = {
    containerQueries: (e) => ({
      up: (t) => {
        let n = typeof t == `number` ? t : en[t] || t
        return (
          typeof n == `number` && (n = `${n}px`), e ? `@container ${e} (min-width:${n})` : `@container (min-width:${n})`
        )
      },
    }),
  }
function rn(e, t, n) {
  let r = {}
  return an(r, e.theme, t, (e, t, i) => {
    let a = n(t, i)
    e ? (r[e] = a) : Ot(r, a)
  })
}
function an(e, t, n, r) {
  if (((t ??= $t), Array.isArray(n))) {
    let i = t.breakpoints ?? tn
    for (let t = 0; t < n.length; t += 1) on(e, i.up(i.keys[t]), n[t], void 0, r)
    return e
  }
  if (typeof n == `object`) {
    let i = t.breakpoints ?? tn,
      a = i.values ?? en
    for (let o in n)
      if (Jt(i.keys, o)) {
        let i = Yt(t.containerQueries ? t : nn, o)
        i && on(e, i, n[o], o, r)
      } else if (o in a) on(e, i.up(o), n[o], o, r)
      else {
        let t = o
        e[t] = n[t]
      }
    return e
  }
  return (r(void 0, n), e)
}
function on(e, t, n, r, i) {
  ;((e[t] ??= {}), i(t, n, r))
}
function sn(e = tn) {
  let { internal_mediaKeys: t } = e,
    n = {}
  for (let e = 0; e < t.length; e += 1) n[t[e]] = {}
  return n
}
function cn(e, t) {
  let n = e.internal_mediaKeys
  for (let e = 0; e < n.length; e += 1) {
    let r = n[e]
    zt(t[r]) && delete t[r]
  }
  return t
}
function ln(e, ...t) {
  return cn(
    e,
    [sn(e), ...t].reduce((e, t) => Wt(e, t), {}),
  )
}
function un(e, t) {
  if (typeof e != `object`) return {}
  let n = {},
    r = Object.keys(t)
  return (
    Array.isArray(e)
      ? r.forEach((t, r) => {
          r < e.length && (n[t] = !0)
        })
      : r.forEach((t) => {
          e[t] != null && (n[t] = !0)
        }),
    n
  )
}
function dn(e) {
  let { values: t, breakpoints: n, base: r } = e,
    i = r || un(t, n),
    a = Object.keys(i)
  if (a.length === 0) return t
  let o
  return a.reduce((e, n, r) => {
    if (Array.isArray(t)) ((e[n] = t[r] == null ? t[o] : t[r]), (o = r))
    else if (typeof t == `object` && t) {
      let r = t
      ;((e[n] = r[n] == null ? r[o] : r[n]), (o = n))
    } else e[n] = t
    return e
  }, {})
}
function fn(e, t) {
  if (Array.isArray(t)) return !0
  if (typeof t == `object` && t) {
    for (let n = 0; n < e.keys.length; n += 1) if (e.keys[n] in t) return !0
    let n = Object.keys(t)
    for (let t = 0; t < n.length; t += 1) if (Jt(e.keys, n[t])) return !0
  }
  return !1
}
function pn(e, t, n, r) {
  let i
  return (
    (i = typeof e == `function` ? e(n) : Array.isArray(e) ? e[n] || n : (typeof n == `string` && mn(e, n, !0, r)) || n),
    t && (i = t(i, n, e)),
    i
  )
}
function mn(e, t, n = !0, r = void 0) {
  if (!e || !t) return null
  let i = t.split(`.`)
  if (e.vars && n) {
    let t = hn(e.vars, i, r)
    if (t != null) return t
  }
  return hn(e, i, r)
}
function hn(e, t, n = void 0) {
  let r,
    i = e,
    a = 0
  for (; a < t.length;) {
    if (i == null) return i
    ;((r = i), (i = i[t[a]]), (a += 1))
  }
  if (n && i === void 0) {
    let e = t[t.length - 1],
      i = `${n}${e === 'default' ? `` : Rt(e)}`
    return r?.[i]
  }
  return i
}
function B(e) {
  let { prop: t, cssProperty: n = e.prop, themeKey: r, transform: i } = e,
    a = (e) => {
      if (e[t] == null) return null
      let a = e[t],
        o = e.theme,
        s = mn(o, r) || {}
      return rn(e, a, (e) => {
        let r = pn(s, i, e, t)
        return n === !1 ? r : { [n]: r }
      })
    }
  return ((a.propTypes = {}), (a.filterProps = [t]), a)
}
var gn = { internal_cache: {} },
  _n = { m: `margin`, p: `padding` },
  vn = { t: `Top`, r: `Right`, b: `Bottom`, l: `Left`, x: [`Left`, `Right`], y: [`Top`, `Bottom`] },
  yn = { marginX: `mx`, marginY: `my`, paddingX: `px`, paddingY: `py` },
  bn = {}
for (let e in _n) bn[e] = [_n[e]]
for (let e in _n)
  for (let t in vn) {
    let n = _n[e],
      r = vn[t],
      i = Array.isArray(r) ? r.map((e) => n + e) : [n + r]
    bn[e + t] = i
  }
for (let e in yn) bn[e] = bn[yn[e]]
var xn = new Set([
    `m`,
    `mt`,
    `mr`,
    `mb`,
    `ml`,
    `mx`,
    `my`,
    `margin`,
    `marginTop`,
    `marginRight`,
    `marginBottom`,
    `marginLeft`,
    `marginX`,
    `marginY`,
    `marginInline`,
    `marginInlineStart`,
    `marginInlineEnd`,
    `marginBlock`,
    `marginBlockStart`,
    `marginBlockEnd`,
  ]),
  Sn = new Set([
    `p`,
    `pt`,
    `pr`,
    `pb`,
    `pl`,
    `px`,
    `py`,
    `padding`,
    `paddingTop`,
    `paddingRight`,
    `paddingBottom`,
    `paddingLeft`,
    `paddingX`,
    `paddingY`,
    `paddingInline`,
    `paddingInlineStart`,
    `paddingInlineEnd`,
    `paddingBlock`,
    `paddingBlockStart`,
    `paddingBlockEnd`,
  ])
;[...xn, ...Sn]
function Cn(e, t, n, r) {
  let i = mn(e, t, !0) ?? n
  return typeof i == `number` || typeof i == `string`
    ? (e) =>
        typeof e == `string`
          ? e
          : typeof i == `string`
            ? i.startsWith(`var(`) && e === 0
              ? 0
              : i.startsWith(`var(`) && e === 1
                ? i
                : `calc(${e} * ${i})`
            : i * e
    : Array.isArray(i)
      ? (e) => {
          if (typeof e == `string`) return e
          let t = i[Math.abs(e)]
          return e >= 0
            ? t
            : typeof t == `number`
              ? -t
              : typeof t == `string` && t.startsWith(`var(`)
                ? `calc(-1 * ${t})`
                : `-${t}`
        }
      : typeof i == `function`
        ? i
        : () => void 0
}
function wn(e) {
  return Cn(e, `spacing`, 8, `spacing`)
}
function Tn(e, t) {
  return typeof t == `string` || t == null ? t : e(t)
}
var En = [``]
function Dn(e, t) {
  let n = e.theme ?? gn,
    r = n?.internal_cache?.unarySpacing ?? wn(n),
    i = {}
  for (let n in e) {
    if (!t.has(n)) continue
    let a = bn[n] ?? ((En[0] = n), En),
      o = e[n]
    an(i, e.theme, o, (e, t) => {
      let n = e ? i[e] : i
      for (let e = 0; e < a.length; e += 1) n[a[e]] = Tn(r, t)
    })
  }
  return i
}
function On(e) {
  return Dn(e, xn)
}
;((On.propTypes = {}), (On.filterProps = xn))
var V = On
function kn(e) {
  return Dn(e, Sn)
}
;((kn.propTypes = {}), (kn.filterProps = Sn))
var H = kn
function An(...e) {
  let t = e.reduce(
      (e, t) => (
        t.filterProps.forEach((n) => {
          e[n] = t
        }),
        e
      ),
      {},
    ),
    n = (e) => {
      let n = {}
      for (let r in e) t[r] && Ot(n, t[r](e))
      return n
    }
  return ((n.propTypes = {}), (n.filterProps = e.reduce((e, t) => e.concat(t.filterProps), [])), n)
}
function jn(e) {
  return typeof e == `number` ? `${e}px solid` : e
}
function Mn(e, t) {
  return B({ prop: e, themeKey: `borders`, transform: t })
}
var Nn = Mn(`border`, jn),
  Pn = Mn(`borderTop`, jn),
  Fn = Mn(`borderRight`, jn),
  In = Mn(`borderBottom`, jn),
  Ln = Mn(`borderLeft`, jn),
  Rn = Mn(`borderColor`),
  zn = Mn(`borderTopColor`),
  Bn = Mn(`borderRightColor`),
  Vn = Mn(`borderBottomColor`),
  Hn = Mn(`borderLeftColor`),
  Un = Mn(`outline`, jn),
  Wn = Mn(`outlineColor`),
  Gn = (e) => {
    if (e.borderRadius !== void 0 && e.borderRadius !== null) {
      let t = Cn(e.theme, `shape.borderRadius`, 4, `borderRadius`)
      return rn(e, e.borderRadius, (e) => ({ borderRadius: Tn(t, e) }))
    }
    return null
  }
;((Gn.propTypes = {}), (Gn.filterProps = [`borderRadius`]), An(Nn, Pn, Fn, In, Ln, Rn, zn, Bn, Vn, Hn, Gn, Un, Wn))
var Kn = (e) => {
  if (e.gap !== void 0 && e.gap !== null) {
    let t = Cn(e.theme, `spacing`, 8, `gap`)
    return rn(e, e.gap, (e) => ({ gap: Tn(t, e) }))
  }
  return null
}
;((Kn.propTypes = {}), (Kn.filterProps = [`gap`]))
var qn = (e) => {
  if (e.columnGap !== void 0 && e.columnGap !== null) {
    let t = Cn(e.theme, `spacing`, 8, `columnGap`)
    return rn(e, e.columnGap, (e) => ({ columnGap: Tn(t, e) }))
  }
  return null
}
;((qn.propTypes = {}), (qn.filterProps = [`columnGap`]))
var Jn = (e) => {
  if (e.rowGap !== void 0 && e.rowGap !== null) {
    let t = Cn(e.theme, `spacing`, 8, `rowGap`)
    return rn(e, e.rowGap, (e) => ({ rowGap: Tn(t, e) }))
  }
  return null
}
;((Jn.propTypes = {}),
  (Jn.filterProps = [`rowGap`]),
  An(
    Kn,
    qn,
    Jn,
    B({ prop: `gridColumn` }),
    B({ prop: `gridRow` }),
    B({ prop: `gridAutoFlow` }),
    B({ prop: `gridAutoColumns` }),
    B({ prop: `gridAutoRows` }),
    B({ prop: `gridTemplateColumns` }),
    B({ prop: `gridTemplateRows` }),
    B({ prop: `gridTemplateAreas` }),
    B({ prop: `gridArea` }),
  ))
function Yn(e, t) {
  return t === `grey` ? t : e
}
An(
  B({ prop: `color`, themeKey: `palette`, transform: Yn }),
  B({ prop: `bgcolor`, cssProperty: `backgroundColor`, themeKey: `palette`, transform: Yn }),
  B({ prop: `backgroundColor`, themeKey: `palette`, transform: Yn }),
)
var Xn = en
function Zn(e) {
  return e <= 1 && e !== 0 ? `${e * 100}%` : e
}
var Qn = B({ prop: `width`, transform: Zn }),
  $n = (e) =>
    e.maxWidth !== void 0 && e.maxWidth !== null
      ? rn(e, e.maxWidth, (t) => {
          let n = e.theme?.breakpoints?.values?.[t] || Xn[t]
          return n
            ? e.theme?.breakpoints?.unit === `px`
              ? { maxWidth: n }
              : { maxWidth: `${n}${e.theme.breakpoints.unit}` }
            : { maxWidth: Zn(t) }
        })
      : null
$n.filterProps = [`maxWidth`]
var er = B({ prop: `minWidth`, transform: Zn }),
  tr = B({ prop: `height`, transform: Zn }),
  nr = B({ prop: `maxHeight`, transform: Zn }),
  rr = B({ prop: `minHeight`, transform: Zn })
;(B({ prop: `size`, cssProperty: `width`, transform: Zn }),
  B({ prop: `size`, cssProperty: `height`, transform: Zn }),
  An(Qn, $n, er, tr, nr, rr, B({ prop: `boxSizing` })))
var U = i(),
  ir = {
    border: { themeKey: `borders`, transform: jn },
    borderTop: { themeKey: `borders`, transform: jn },
    borderRight: { themeKey: `borders`, transform: jn },
    borderBottom: { themeKey: `borders`, transform: jn },
    borderLeft: { themeKey: `borders`, transform: jn },
    borderColor: { themeKey: `palette` },
    borderTopColor: { themeKey: `palette` },
    borderRightColor: { themeKey: `palette` },
    borderBottomColor: { themeKey: `palette` },
    borderLeftColor: { themeKey: `palette` },
    outline: { themeKey: `borders`, transform: jn },
    outlineColor: { themeKey: `palette` },
    borderRadius: { themeKey: `shape.borderRadius`, style: Gn },
    color: { themeKey: `palette`, transform: Yn },
    bgcolor: { themeKey: `palette`, cssProperty: `backgroundColor`, transform: Yn },
    backgroundColor: { themeKey: `palette`, transform: Yn },
    p: { style: H },
    pt: { style: H },
    pr: { style: H },
    pb: { style: H },
    pl: { style: H },
    px: { style: H },
    py: { style: H },
    padding: { style: H },
    paddingTop: { style: H },
    paddingRight: { style: H },
    paddingBottom: { style: H },
    paddingLeft: { style: H },
    paddingX: { style: H },
    paddingY: { style: H },
    paddingInline: { style: H },
    paddingInlineStart: { style: H },
    paddingInlineEnd: { style: H },
    paddingBlock: { style: H },
    paddingBlockStart: { style: H },
    paddingBlockEnd: { style: H },
    m: { style: V },
    mt: { style: V },
    mr: { style: V },
    mb: { style: V },
    ml: { style: V },
    mx: { style: V },
    my: { style: V },
    margin: { style: V },
    marginTop: { style: V },
    marginRight: { style: V },
    marginBottom: { style: V },
    marginLeft: { style: V },
    marginX: { style: V },
    marginY: { style: V },
    marginInline: { style: V },
    marginInlineStart: { style: V },
    marginInlineEnd: { style: V },
    marginBlock: { style: V },
    marginBlockStart: { style: V },
    marginBlockEnd: { style: V },
    displayPrint: { cssProperty: !1, transform: (e) => ({ '@media print': { display: e } }) },
    display: {},
    overflow: {},
    textOverflow: {},
    visibility: {},
    whiteSpace: {},
    flexBasis: {},
    flexDirection: {},
    flexWrap: {},
    justifyContent: {},
    alignItems: {},
    alignContent: {},
    order: {},
    flex: {},
    flexGrow: {},
    flexShrink: {},
    alignSelf: {},
    justifyItems: {},
    justifySelf: {},
    gap: { style: Kn },
    rowGap: { style: Jn },
    columnGap: { style: qn },
    gridColumn: {},
    gridRow: {},
    gridAutoFlow: {},
    gridAutoColumns: {},
    gridAutoRows: {},
    gridTemplateColumns: {},
    gridTemplateRows: {},
    gridTemplateAreas: {},
    gridArea: {},
    position: {},
    zIndex: { themeKey: `zIndex` },
    top: {},
    right: {},
    bottom: {},
    left: {},
    boxShadow: { themeKey: `shadows` },
    width: { transform: Zn },
    maxWidth: { style: $n },
    minWidth: { transform: Zn },
    height: { transform: Zn },
    maxHeight: { transform: Zn },
    minHeight: { transform: Zn },
    boxSizing: {},
    font: { themeKey: `font` },
    fontFamily: { themeKey: `typography` },
    fontSize: { themeKey: `typography` },
    fontStyle: { themeKey: `typography` },
    fontWeight: { themeKey: `typography` },
    letterSpacing: {},
    textTransform: {},
    lineHeight: {},
    textAlign: {},
    typography: { cssProperty: !1, themeKey: `typography` },
  },
  ar = {}
function or() {
  function e(t) {
    if (!t.sx) return null
    let { sx: n, theme: r = ar, nested: i } = t,
      a = r.unstable_sxConfig ?? ir,
      o = { sx: null, theme: r, nested: !0 }
    function s(n) {
      let s = n
      if (typeof n == `function`) s = n(r)
      else if (typeof n != `object`) return n
      if (!s) return null
      let c = r.breakpoints ?? tn,
        l = sn(c)
      for (let n in s) {
        let i = lr(s[n], r)
        i != null &&
          (typeof i == `object`
            ? a[n]
              ? cr(l, n, i, r, a)
              : fn(c, i)
                ? an(l, t.theme, i, (e, t) => {
                    l[e][n] = t
                  })
                : ((o.sx = i), (l[n] = e(o)))
            : cr(l, n, i, r, a))
      }
      return !i && r.modularCssLayers ? { '@layer sx': Kt(r, cn(c, l)) } : Kt(r, cn(c, l))
    }
    return Array.isArray(n) ? n.map(s) : s(n)
  }
  return ((e.filterProps = [`sx`]), e)
}
var sr = or()
function cr(e, t, n, r, i) {
  let a = i[t]
  if (!a) {
    e[t] = n
    return
  }
  if (n == null) return
  let { themeKey: o } = a
  if (o === `typography` && n === `inherit`) {
    e[t] = n
    return
  }
  let { style: s } = a
  if (s) {
    Ot(e, s({ [t]: n, theme: r }))
    return
  }
  let { cssProperty: c = t, transform: l } = a,
    u = mn(r, o)
  an(e, r, n, (n, r) => {
    let i = pn(u, l, r, t)
    c === !1 ? Ot(n ? e[n] : e, i) : n ? (e[n][c] = i) : (e[c] = i)
  })
}
function lr(e, t) {
  return typeof e == `function` ? e(t) : e
}
var ur =
    /^((children|dangerouslySetInnerHTML|key|ref|autoFocus|defaultValue|defaultChecked|innerHTML|suppressContentEditableWarning|suppressHydrationWarning|valueLink|abbr|accept|acceptCharset|accessKey|action|allow|allowUserMedia|allowPaymentRequest|allowFullScreen|allowTransparency|alt|async|autoComplete|autoPlay|capture|cellPadding|cellSpacing|challenge|charSet|checked|cite|classID|className|cols|colSpan|content|contentEditable|contextMenu|controls|controlsList|coords|crossOrigin|data|dateTime|decoding|default|defer|dir|disabled|disablePictureInPicture|disableRemotePlayback|download|draggable|encType|enterKeyHint|fetchpriority|fetchPriority|form|formAction|formEncType|formMethod|formNoValidate|formTarget|frameBorder|headers|height|hidden|high|href|hrefLang|htmlFor|httpEquiv|id|inputMode|integrity|is|keyParams|keyType|kind|label|lang|list|loading|loop|low|marginHeight|marginWidth|max|maxLength|media|mediaGroup|method|min|minLength|multiple|muted|name|nonce|noValidate|open|optimum|pattern|placeholder|playsInline|popover|popoverTarget|popoverTargetAction|poster|preload|profile|radioGroup|readOnly|referrerPolicy|rel|required|reversed|role|rows|rowSpan|sandbox|scope|scoped|scrolling|seamless|selected|shape|size|sizes|slot|span|spellCheck|src|srcDoc|srcLang|srcSet|start|step|style|summary|tabIndex|target|title|translate|type|useMap|value|width|wmode|wrap|about|datatype|inlist|prefix|property|resource|typeof|vocab|autoCapitalize|autoCorrect|autoSave|color|incremental|fallback|inert|itemProp|itemScope|itemType|itemID|itemRef|on|option|results|security|unselectable|accentHeight|accumulate|additive|alignmentBaseline|allowReorder|alphabetic|amplitude|arabicForm|ascent|attributeName|attributeType|autoReverse|azimuth|baseFrequency|baselineShift|baseProfile|bbox|begin|bias|by|calcMode|capHeight|clip|clipPathUnits|clipPath|clipRule|colorInterpolation|colorInterpolationFilters|colorProfile|colorRendering|contentScriptType|contentStyleType|cursor|cx|cy|d|decelerate|descent|diffuseConstant|direction|display|divisor|dominantBaseline|dur|dx|dy|edgeMode|elevation|enableBackground|end|exponent|externalResourcesRequired|fill|fillOpacity|fillRule|filter|filterRes|filterUnits|floodColor|floodOpacity|focusable|fontFamily|fontSize|fontSizeAdjust|fontStretch|fontStyle|fontVariant|fontWeight|format|from|fr|fx|fy|g1|g2|glyphName|glyphOrientationHorizontal|glyphOrientationVertical|glyphRef|gradientTransform|gradientUnits|hanging|horizAdvX|horizOriginX|ideographic|imageRendering|in|in2|intercept|k|k1|k2|k3|k4|kernelMatrix|kernelUnitLength|kerning|keyPoints|keySplines|keyTimes|lengthAdjust|letterSpacing|lightingColor|limitingConeAngle|local|markerEnd|markerMid|markerStart|markerHeight|markerUnits|markerWidth|mask|maskContentUnits|maskUnits|mathematical|mode|numOctaves|offset|opacity|operator|order|orient|orientation|origin|overflow|overlinePosition|overlineThickness|panose1|paintOrder|pathLength|patternContentUnits|patternTransform|patternUnits|pointerEvents|points|pointsAtX|pointsAtY|pointsAtZ|preserveAlpha|preserveAspectRatio|primitiveUnits|r|radius|refX|refY|renderingIntent|repeatCount|repeatDur|requiredExtensions|requiredFeatures|restart|result|rotate|rx|ry|scale|seed|shapeRendering|slope|spacing|specularConstant|specularExponent|speed|spreadMethod|startOffset|stdDeviation|stemh|stemv|stitchTiles|stopColor|stopOpacity|strikethroughPosition|strikethroughThickness|string|stroke|strokeDasharray|strokeDashoffset|strokeLinecap|strokeLinejoin|strokeMiterlimit|strokeOpacity|strokeWidth|surfaceScale|systemLanguage|tableValues|targetX|targetY|textAnchor|textDecoration|textRendering|textLength|to|transform|u1|u2|underlinePosition|underlineThickness|unicode|unicodeBidi|unicodeRange|unitsPerEm|vAlphabetic|vHanging|vIdeographic|vMathematical|values|vectorEffect|version|vertAdvY|vertOriginX|vertOriginY|viewBox|viewTarget|visibility|widths|wordSpacing|writingMode|x|xHeight|x1|x2|xChannelSelector|xlinkActuate|xlinkArcrole|xlinkHref|xlinkRole|xlinkShow|xlinkTitle|xlinkType|xmlBase|xmlns|xmlnsXlink|xmlLang|xmlSpace|y|y1|y2|yChannelSelector|z|zoomAndPan|for|class|autofocus)|(([Dd][Aa][Tt][Aa]|[Aa][Rr][Ii][Aa]|x)-.*))$/,
  dr = Fe(function (e) {
    return ur.test(e) || (e.charCodeAt(0) === 111 && e.charCodeAt(1) === 110 && e.charCodeAt(2) < 91)
  }),
  fr = function (e) {
    return e !== `theme`
  },
  pr = function (e) {
    return typeof e == `string` && e.charCodeAt(0) > 96 ? dr : fr
  },
  mr = function (e, t, n) {
    var r
    if (t) {
      var i = t.shouldForwardProp
      r =
        e.__emotion_forwardProp && i
          ? function (t) {
              return e.__emotion_forwardProp(t) && i(t)
            }
          : i
    }
    return (typeof r != `function` && n && (r = e.__emotion_forwardProp), r)
  },
  hr = function (e) {
    var t = e.cache,
      n = e.serialized,
      r = e.isStringTag
    return (
      Xe(t, n, r),
      pt(function () {
        return Ze(t, n, r)
      }),
      null
    )
  },
  gr = function e(t, n) {
    var r = t.__emotion_real === t,
      i = (r && t.__emotion_base) || t,
      a,
      o
    n !== void 0 && ((a = n.label), (o = n.target))
    var s = mr(t, n, r),
      c = s || pr(i),
      l = !c(`as`)
    return function () {
      var u = arguments,
        d = r && t.__emotion_styles !== void 0 ? t.__emotion_styles.slice(0) : []
      if ((a !== void 0 && d.push(`label:` + a + `;`), u[0] == null || u[0].raw === void 0)) d.push.apply(d, u)
      else {
        var f = u[0]
        d.push(f[0])
        for (var p = u.length, m = 1; m < p; m++) d.push(u[m], f[m])
      }
      var h = _t(function (e, t, n) {
        var r = (l && e.as) || i,
          a = ``,
          u = [],
          f = e
        if (e.theme == null) {
          for (var p in ((f = {}), e)) f[p] = e[p]
          f.theme = g.useContext(vt)
        }
        typeof e.className == `string`
          ? (a = Ye(t.registered, u, e.className))
          : e.className != null && (a = e.className + ` `)
        var m = ut(d.concat(u), t.registered, f)
        ;((a += t.key + `-` + m.name), o !== void 0 && (a += ` ` + o))
        var h = l && s === void 0 ? pr(r) : c,
          _ = {}
        for (var v in e) (l && v === `as`) || (h(v) && (_[v] = e[v]))
        return (
          (_.className = a),
          n && (_.ref = n),
          g.createElement(
            g.Fragment,
            null,
            g.createElement(hr, { cache: t, serialized: m, isStringTag: typeof r == `string` }),
            g.createElement(r, _),
          )
        )
      })
      return (
        (h.displayName =
          a === void 0 ? `Styled(` + (typeof i == `string` ? i : i.displayName || i.name || `Component`) + `)` : a),
        (h.defaultProps = t.defaultProps),
        (h.__emotion_real = h),
        (h.__emotion_base = i),
        (h.__emotion_styles = d),
        (h.__emotion_forwardProp = s),
        Object.defineProperty(h, 'toString', {
          value: function () {
            return `.` + o
          },
        }),
        (h.withComponent = function (t, r) {
          return e(t, Ge({}, n, r, { shouldForwardProp: mr(h, r, !0) })).apply(void 0, d)
        }),
        h
      )
    }
  },
  _r =
    `a.abbr.address.area.article.aside.audio.b.base.bdi.bdo.big.blockquote.body.br.button.canvas.caption.cite.code.col.colgroup.data.datalist.dd.del.details.dfn.dialog.div.dl.dt.em.embed.fieldset.figcaption.figure.footer.form.h1.h2.h3.h4.h5.h6.head.header.hgroup.hr.html.i.iframe.img.input.ins.kbd.keygen.label.legend.li.link.main.map.mark.marquee.menu.menuitem.meta.meter.nav.noscript.object.ol.optgroup.option.output.p.param.picture.pre.progress.q.rp.rt.ruby.s.samp.script.section.select.small.source.span.strong.style.sub.summary.sup.table.tbody.td.textarea.tfoot.th.thead.time.title.tr.track.u.ul.var.video.wbr.circle.clipPath.defs.ellipse.foreignObject.g.image.line.linearGradient.mask.path.pattern.polygon.polyline.radialGradient.rect.stop.svg.text.tspan`.split(
      `.`,
    ),
  vr = gr.bind(null)
_r.forEach(function (e) {
  vr[e] = vr(e)
})
function yr(e) {
  return e == null || Object.keys(e).length === 0
}
function br(e) {
  let { styles: t, defaultTheme: n = {} } = e
  return (0, U.jsx)(Tt, { styles: typeof t == `function` ? (e) => t(yr(e) ? n : e) : t })
}
function xr(e, t) {
  return vr(e, t)
}
function Sr(e, t) {
  Array.isArray(e.__emotion_styles) && (e.__emotion_styles = t(e.__emotion_styles))
}
var Cr = []
function wr(e) {
  return ((Cr[0] = e), ut(Cr))
}
var Tr = { borderRadius: 4 }
function Er(e = 8, t = wn({ spacing: e })) {
  if (e.mui) return e
  let n = (...e) =>
    (e.length === 0 ? [1] : e)
      .map((e) => {
        let n = t(e)
        return typeof n == `number` ? `${n}px` : n
      })
      .join(` `)
  return ((n.mui = !0), n)
}
function Dr(e, t) {
  let n = this
  if (n.vars) {
    if (!n.colorSchemes?.[e] || typeof n.getColorSchemeSelector != `function`) return {}
    let r = n.getColorSchemeSelector(e)
    return r === `&`
      ? t
      : ((r.includes(`data-`) || r.includes(`.`)) && (r = `*:where(${r.replace(/\s*&$/, ``)}) &`), { [r]: t })
  }
  return n.palette.mode === e ? t : {}
}
function Or(e = {}, ...t) {
  let { breakpoints: n = {}, palette: r = {}, spacing: i, shape: a = {}, ...o } = e,
    s = Qt(n),
    c = Er(i),
    l = Wt(
      {
        breakpoints: s,
        direction: `ltr`,
        components: {},
        palette: { mode: `light`, ...r },
        spacing: c,
        shape: { ...Tr, ...a },
      },
      o,
    )
  return (
    (l = Xt(l)),
    (l.applyStyles = Dr),
    (l = t.reduce((e, t) => Wt(e, t), l)),
    (l.unstable_sxConfig = { ...ir, ...o?.unstable_sxConfig }),
    (l.unstable_sx = function (e) {
      return sr({ sx: e, theme: this })
    }),
    (l.internal_cache = {}),
    l
  )
}
function kr(e) {
  return Object.keys(e).length === 0
}
function Ar(e = null) {
  let t = g.useContext(vt)
  return !t || kr(t) ? e : t
}
var jr = Or()
function Mr(e = jr) {
  return Ar(e)
}
function Nr(e) {
  let t = wr(e)
  return e !== t && t.styles ? (t.styles.match(/^@layer\s+[^{]*$/) || (t.styles = `@layer global{${t.styles}}`), t) : e
}
function Pr({ styles: e, themeId: t, defaultTheme: n = {} }) {
  let r = Mr(n),
    i = (t && r[t]) || r,
    a = typeof e == `function` ? e(i) : e
  return (
    i.modularCssLayers && (a = Array.isArray(a) ? a.map((e) => Nr(typeof e == `function` ? e(i) : e)) : Nr(a)),
    (0, U.jsx)(br, { styles: a })
  )
}
var Fr = (e) => e,
  Ir = (() => {
    let e = Fr
    return {
      configure(t) {
        e = t
      },
      generate(t) {
        return e(t)
      },
      reset() {
        e = Fr
      },
    }
  })()
function Lr(e = {}) {
  let { themeId: t, defaultTheme: n, defaultClassName: r = `MuiBox-root`, generateClassName: i } = e,
    a = xr(`div`, { shouldForwardProp: (e) => e !== `theme` && e !== `sx` && e !== `as` })(sr)
  return g.forwardRef(function (e, o) {
    let s = Mr(n),
      { className: c, component: l = `div`, ...u } = e
    return (0, U.jsx)(a, { as: l, ref: o, className: p(c, i ? i(r) : r), theme: (t && s[t]) || s, ...u })
  })
}
var Rr = {
  active: `active`,
  checked: `checked`,
  completed: `completed`,
  disabled: `disabled`,
  error: `error`,
  expanded: `expanded`,
  focused: `focused`,
  focusVisible: `focusVisible`,
  open: `open`,
  readOnly: `readOnly`,
  required: `required`,
  selected: `selected`,
}
function W(e, t, n = `Mui`) {
  let r = Rr[t]
  return r ? `${n}-${r}` : `${Ir.generate(e)}-${t}`
}
function G(e, t, n = `Mui`) {
  let r = {}
  return (
    t.forEach((t) => {
      r[t] = W(e, t, n)
    }),
    r
  )
}
function zr(e) {
  let { variants: t, ...n } = e,
    r = { variants: t, style: wr(n), isProcessed: !0 }
  return (
    r.style === n ||
      (t &&
        t.forEach((e) => {
          typeof e.style != `function` && (e.style = wr(e.style))
        })),
    r
  )
}
var Br = Or()
function Vr(e) {
  return e !== `ownerState` && e !== `theme` && e !== `sx` && e !== `as`
}
function Hr(e, t) {
  return (
    t &&
      e &&
      typeof e == `object` &&
      e.styles &&
      !e.styles.startsWith(`@layer`) &&
      (e.styles = `@layer ${t}{${String(e.styles)}}`),
    e
  )
}
function Ur(e) {
  return e ? (t, n) => n[e] : null
}
function Wr(e, t, n) {
  e.theme = zt(e.theme) ? n : e.theme[t] || e.theme
}
function Gr(e, t, n) {
  let r = typeof t == `function` ? t(e) : t
  if (Array.isArray(r)) return r.flatMap((t) => Gr(e, t, n))
  if (Array.isArray(r?.variants)) {
    let t
    if (r.isProcessed) t = n ? Hr(r.style, n) : r.style
    else {
      let { variants: e, ...i } = r
      t = n ? Hr(wr(i), n) : i
    }
    return Kr(e, r.variants, [t], n)
  }
  return r?.isProcessed ? (n ? Hr(wr(r.style), n) : r.style) : n ? Hr(wr(r), n) : r
}
function Kr(e, t, n = [], r = void 0) {
  let i
  variantLoop: for (let a = 0; a < t.length; a += 1) {
    let o = t[a]
    if (typeof o.props == `function`) {
      if (((i ??= { ...e, ...e.ownerState, ownerState: e.ownerState }), !o.props(i))) continue
    } else for (let t in o.props) if (e[t] !== o.props[t] && e.ownerState?.[t] !== o.props[t]) continue variantLoop
    typeof o.style == `function`
      ? ((i ??= { ...e, ...e.ownerState, ownerState: e.ownerState }), n.push(r ? Hr(wr(o.style(i)), r) : o.style(i)))
      : n.push(r ? Hr(wr(o.style), r) : o.style)
  }
  return n
}
function qr(e = {}) {
  let { themeId: t, defaultTheme: n = Br, rootShouldForwardProp: r = Vr, slotShouldForwardProp: i = Vr } = e
  function a(e) {
    Wr(e, t, n)
  }
  return (e, t = {}) => {
    Sr(e, (e) => e.filter((e) => e !== sr))
    let { name: n, slot: o, skipVariantsResolver: s, skipSx: c, overridesResolver: l = Ur(Yr(o)), ...u } = t,
      d = (n && n.startsWith(`Mui`)) || o ? `components` : `custom`,
      f = s === void 0 ? (o && o !== `Root` && o !== `root`) || !1 : s,
      p = c || !1,
      m = Vr
    o === `Root` || o === `root` ? (m = r) : o ? (m = i) : Jr(e) && (m = void 0)
    let h = xr(e, { shouldForwardProp: m, label: void 0, ...u }),
      g = (e) => {
        if (e.__emotion_real === e) return e
        if (typeof e == `function`)
          return function (t) {
            return Gr(t, e, t.theme.modularCssLayers ? d : void 0)
          }
        if (Ht(e)) {
          let t = zr(e)
          return function (e) {
            return t.variants
              ? Gr(e, t, e.theme.modularCssLayers ? d : void 0)
              : e.theme.modularCssLayers
                ? Hr(t.style, d)
                : t.style
          }
        }
        return e
      },
      _ = (...t) => {
        let r = [],
          i = t.map(g),
          o = []
        if (
          (r.push(a),
          n &&
            l &&
            o.push(function (e) {
              let t = e.theme.components?.[n]?.styleOverrides
              if (!t) return null
              let r = {}
              for (let n in t) r[n] = Gr(e, t[n], e.theme.modularCssLayers ? `theme` : void 0)
              return l(e, r)
            }),
          n &&
            !f &&
            o.push(function (e) {
              let t = e.theme?.components?.[n]?.variants
              return t ? Kr(e, t, [], e.theme.modularCssLayers ? `theme` : void 0) : null
            }),
          p || o.push(sr),
          Array.isArray(i[0]))
        ) {
          let e = i.shift(),
            t = Array(r.length).fill(``),
            n = Array(o.length).fill(``),
            a
          ;((a = [...t, ...e, ...n]), (a.raw = [...t, ...e.raw, ...n]), r.unshift(a))
        }
        let s = [...r, ...i, ...o],
          c = h(...s)
        return (e.muiName && (c.muiName = e.muiName), c)
      }
    return (h.withConfig && (_.withConfig = h.withConfig), _)
  }
}
function Jr(e) {
  return typeof e == `string` && e.charCodeAt(0) > 96
}
function Yr(e) {
  return e && e.charAt(0).toLowerCase() + e.slice(1)
}
var Xr = qr()
function Zr(e, t, n = !1) {
  let r = { ...t }
  for (let i in e)
    if (Object.prototype.hasOwnProperty.call(e, i)) {
      let a = i
      if (a === `components` || a === `slots`) r[a] = { ...e[a], ...r[a] }
      else if (a === `componentsProps` || a === `slotProps`) {
        let i = e[a],
          o = t[a]
        if (!o) r[a] = i || {}
        else if (!i) r[a] = o
        else {
          r[a] = { ...o }
          for (let e in i)
            if (Object.prototype.hasOwnProperty.call(i, e)) {
              let t = e,
                s = i[t],
                c = o[t]
              typeof s == `function` || typeof c == `function`
                ? (r[a][t] = (...e) =>
                    Zr((typeof s == `function` ? s(...e) : s) ?? {}, (typeof c == `function` ? c(...e) : c) ?? {}, n))
                : (r[a][t] = Zr(s ?? {}, c ?? {}, n))
            }
        }
      } else
        a === `className` && n && t.className !== void 0
          ? (r.className = p(e?.className, t?.className))
          : a === `style` && n && t.style
            ? (r.style = { ...e?.style, ...t?.style })
            : r[a] === void 0 && (r[a] = e[a])
    }
  return r
}
function Qr(e) {
  let { theme: t, name: n, props: r } = e
  return !t || !t.components || !t.components[n] || !t.components[n].defaultProps
    ? r
    : Zr(t.components[n].defaultProps, r)
}
function $r(e) {
  let { props: t, name: n, defaultTheme: r, themeId: i } = e,
    a = Mr(r)
  return (i && (a = a[i] || a), Qr({ theme: a, name: n, props: t }))
}
var ei = t(d(), 1),
  ti = typeof window < `u` ? g.useLayoutEffect : g.useEffect
function ni(e, t, n, r, i) {
  let [a, o] = g.useState(() => (i && n ? n(e).matches : r ? r(e).matches : t))
  return (
    ti(() => {
      if (!n) return
      let t = n(e),
        r = () => {
          o(t.matches)
        }
      return (
        r(),
        t.addEventListener(`change`, r),
        () => {
          t.removeEventListener(`change`, r)
        }
      )
    }, [e, n]),
    a
  )
}
var ri = { ...g }.useSyncExternalStore
function ii(e, t, n, r, i) {
  let a = g.useCallback(() => t, [t]),
    o = g.useMemo(() => {
      if (i && n) return () => n(e).matches
      if (r !== null) {
        let { matches: t } = r(e)
        return () => t
      }
      return a
    }, [a, e, r, i, n]),
    [s, c] = g.useMemo(() => {
      if (n === null) return [a, () => () => {}]
      let t = n(e)
      return [
        () => t.matches,
        (e) => (
          t.addEventListener(`change`, e),
          () => {
            t.removeEventListener(`change`, e)
          }
        ),
      ]
    }, [a, n, e])
  return ri(c, s, o)
}
function ai(e = {}) {
  let { themeId: t } = e
  return function (e, n = {}) {
    let r = Ar()
    r && t && (r = r[t] || r)
    let i = typeof window < `u` && window.matchMedia !== void 0 ? window.matchMedia : null,
      {
        defaultMatches: a = !1,
        matchMedia: o,
        ssrMatchMedia: s = null,
        noSsr: c = !1,
      } = Qr({ name: `MuiUseMediaQuery`, props: n, theme: r }),
      l = g.useMemo(() => (o === void 0 ? (i === null ? null : i.bind(window)) : o), [o, i]),
      u = typeof e == `function` ? e(r) : e
    return (
      (u = u.replace(/^@media( ?)/m, ``)),
      u.includes(`print`) &&
        console.warn(
          'MUI: You have provided a `print` query to the `useMediaQuery` hook.\nUsing the print media query to modify print styles can lead to unexpected results.\nConsider using the `displayPrint` field in the `sx` prop instead.\nMore information about `displayPrint` on our docs: https://mui.com/system/display/#display-in-print.',
        ),
      (ri === void 0 ? ni : ii)(u, a, l, s, c)
    )
  }
}
ai()
function oi(e, t = -(2 ** 53 - 1), n = 2 ** 53 - 1) {
  return Math.max(t, Math.min(e, n))
}
function si(e, t = 0, n = 1) {
  return oi(e, t, n)
}
function ci(e) {
  e = e.slice(1)
  let t = RegExp(`.{1,${e.length >= 6 ? 2 : 1}}`, `g`),
    n = e.match(t)
  return (
    n && n[0].length === 1 && (n = n.map((e) => e + e)),
    n
      ? `rgb${n.length === 4 ? `a` : ``}(${n.map((e, t) => (t < 3 ? parseInt(e, 16) : Math.round((parseInt(e, 16) / 255) * 1e3) / 1e3)).join(`, `)})`
      : ``
  )
}
function li(e) {
  if (e.type) return e
  if (e.charAt(0) === `#`) return li(ci(e))
  let t = e.indexOf(`(`),
    n = e.substring(0, t)
  if (![`rgb`, `rgba`, `hsl`, `hsla`, `color`].includes(n)) throw Error(Lt(9, e))
  let r = e.substring(t + 1, e.length - 1),
    i
  if (n === `color`) {
    if (
      ((r = r.split(` `)),
      (i = r.shift()),
      r.length === 4 && r[3].charAt(0) === `/` && (r[3] = r[3].slice(1)),
      ![`srgb`, `display-p3`, `a98-rgb`, `prophoto-rgb`, `rec-2020`].includes(i))
    )
      throw Error(Lt(10, i))
  } else r = r.split(`,`)
  return ((r = r.map((e) => parseFloat(e))), { type: n, values: r, colorSpace: i })
}
var ui = (e) => {
    let t = li(e)
    return t.values
      .slice(0, 3)
      .map((e, n) => (t.type.includes(`hsl`) && n !== 0 ? `${e}%` : e))
      .join(` `)
  },
  di = (e, t) => {
    try {
      return ui(e)
    } catch {
      return e
    }
  }
function fi(e) {
  let { type: t, colorSpace: n } = e,
    { values: r } = e
  return (
    t.includes(`rgb`)
      ? (r = r.map((e, t) => (t < 3 ? parseInt(e, 10) : e)))
      : t.includes(`hsl`) && ((r[1] = `${r[1]}%`), (r[2] = `${r[2]}%`)),
    (r = t.includes(`color`) ? `${n} ${r.join(` `)}` : `${r.join(`, `)}`),
    `${t}(${r})`
  )
}
function pi(e) {
  e = li(e)
  let { values: t } = e,
    n = t[0],
    r = t[1] / 100,
    i = t[2] / 100,
    a = r * Math.min(i, 1 - i),
    o = (e, t = (e + n / 30) % 12) => i - a * Math.max(Math.min(t - 3, 9 - t, 1), -1),
    s = `rgb`,
    c = [Math.round(o(0) * 255), Math.round(o(8) * 255), Math.round(o(4) * 255)]
  return (e.type === `hsla` && ((s += `a`), c.push(t[3])), fi({ type: s, values: c }))
}
function mi(e) {
  e = li(e)
  let t = e.type === `hsl` || e.type === `hsla` ? li(pi(e)).values : e.values
  return (
    (t = t.map((t) => (e.type !== `color` && (t /= 255), t <= 0.03928 ? t / 12.92 : ((t + 0.055) / 1.055) ** 2.4))),
    Number((0.2126 * t[0] + 0.7152 * t[1] + 0.0722 * t[2]).toFixed(3))
  )
}
function hi(e, t) {
  let n = mi(e),
    r = mi(t)
  return (Math.max(n, r) + 0.05) / (Math.min(n, r) + 0.05)
}
function gi(e, t) {
  return (
    (e = li(e)),
    (t = si(t)),
    (e.type === `rgb` || e.type === `hsl`) && (e.type += `a`),
    e.type === `color` ? (e.values[3] = `/${t}`) : (e.values[3] = t),
    fi(e)
  )
}
function _i(e, t, n) {
  try {
    return gi(e, t)
  } catch {
    return e
  }
}
function vi(e, t) {
  if (((e = li(e)), (t = si(t)), e.type.includes(`hsl`))) e.values[2] *= 1 - t
  else if (e.type.includes(`rgb`) || e.type.includes(`color`)) for (let n = 0; n < 3; n += 1) e.values[n] *= 1 - t
  return fi(e)
}
function K(e, t, n) {
  try {
    return vi(e, t)
  } catch {
    return e
  }
}
function yi(e, t) {
  if (((e = li(e)), (t = si(t)), e.type.includes(`hsl`))) e.values[2] += (100 - e.values[2]) * t
  else if (e.type.includes(`rgb`)) for (let n = 0; n < 3; n += 1) e.values[n] += (255 - e.values[n]) * t
  else if (e.type.includes(`color`)) for (let n = 0; n < 3; n += 1) e.values[n] += (1 - e.values[n]) * t
  return fi(e)
}
function q(e, t, n) {
  try {
    return yi(e, t)
  } catch {
    return e
  }
}
function bi(e, t = 0.15) {
  return mi(e) > 0.5 ? vi(e, t) : yi(e, t)
}
function xi(e, t, n) {
  try {
    return bi(e, t)
  } catch {
    return e
  }
}
var Si = g.createContext(null)
function Ci() {
  return g.useContext(Si)
}
var wi = typeof Symbol == `function` && Symbol.for ? Symbol.for(`mui.nested`) : `__THEME_NESTED__`
function Ti(e, t) {
  return typeof t == `function` ? t(e) : { ...e, ...t }
}
function Ei(e) {
  let { children: t, theme: n } = e,
    r = Ci(),
    i = g.useMemo(() => {
      let e = r === null ? { ...n } : Ti(r, n)
      return (e != null && (e[wi] = r !== null), e)
    }, [n, r])
  return (0, U.jsx)(Si.Provider, { value: i, children: t })
}
var Di = g.createContext(void 0)
function Oi({ value: e, ...t }) {
  return (0, U.jsx)(Di.Provider, { value: e ?? !0, ...t })
}
var ki = () => g.useContext(Di) ?? !1,
  Ai = g.createContext(void 0)
function ji({ value: e, children: t }) {
  return (0, U.jsx)(Ai.Provider, { value: e, children: t })
}
function Mi(e) {
  let { theme: t, name: n, props: r } = e
  if (!t || !t.components || !t.components[n]) return r
  let i = t.components[n]
  return i.defaultProps
    ? Zr(i.defaultProps, r, t.components.mergeClassNameAndStyle)
    : !i.styleOverrides && !i.variants
      ? Zr(i, r, t.components.mergeClassNameAndStyle)
      : r
}
function Ni({ props: e, name: t }) {
  return Mi({ props: e, name: t, theme: { components: g.useContext(Ai) } })
}
var Pi = 0
function Fi(e) {
  let [t, n] = g.useState(e),
    r = e || t
  return (
    g.useEffect(() => {
      t ?? ((Pi += 1), n(`mui-${Pi}`))
    }, [t]),
    r
  )
}
var Ii = { ...g }.useId
function Li(e) {
  if (Ii !== void 0) {
    let t = Ii()
    return e ?? t
  }
  return Fi(e)
}
function Ri(e) {
  let t = Ar(),
    n = Li() || ``,
    { modularCssLayers: r } = e,
    i = `mui.global, mui.components, mui.theme, mui.custom, mui.sx`
  return (
    (i = !r || t !== null ? `` : typeof r == `string` ? r.replace(/mui(?!\.)/g, i) : `@layer ${i};`),
    ti(() => {
      let e = document.querySelector(`head`)
      if (!e) return
      let t = e.firstChild
      if (i) {
        if (t && t.hasAttribute?.(`data-mui-layer-order`) && t.getAttribute(`data-mui-layer-order`) === n) return
        let r = document.createElement(`style`)
        ;(r.setAttribute(`data-mui-layer-order`, n), (r.textContent = i), e.prepend(r))
      } else e.querySelector(`style[data-mui-layer-order="${n}"]`)?.remove()
    }, [i, n]),
    i ? (0, U.jsx)(Pr, { styles: i }) : null
  )
}
var zi = {}
function Bi(e, t, n, r = !1) {
  return g.useMemo(() => {
    let i = (e && t[e]) || t
    if (typeof n == `function`) {
      let a = n(i),
        o = e ? { ...t, [e]: a } : a
      return r ? () => o : o
    }
    return e ? { ...t, [e]: n } : { ...t, ...n }
  }, [e, t, n, r])
}
function Vi(e) {
  let { children: t, theme: n, themeId: r } = e,
    i = Ar(zi),
    a = Ci() || zi,
    o = Bi(r, i, n),
    s = Bi(r, a, n, !0),
    c = (r ? o[r] : o).direction === `rtl`,
    l = Ri(o)
  return (0, U.jsx)(Ei, {
    theme: s,
    children: (0, U.jsx)(vt.Provider, {
      value: o,
      children: (0, U.jsx)(Oi, {
        value: c,
        children: (0, U.jsxs)(ji, { value: r ? o[r].components : o.components, children: [l, t] }),
      }),
    }),
  })
}
var Hi = { theme: void 0 }
function Ui(e) {
  let t, n
  return function (r) {
    let i = t
    return ((i === void 0 || r.theme !== n) && ((Hi.theme = r.theme), (i = zr(e(Hi))), (t = i), (n = r.theme)), i)
  }
}
var Wi = `mode`,
  Gi = `color-scheme`,
  Ki = `data-color-scheme`
;({ ...g }).useSyncExternalStore
function qi(e) {
  return JSON.stringify(e)
    .replace(/</g, `\\u003c`)
    .replace(/\u2028/g, `\\u2028`)
    .replace(/\u2029/g, `\\u2029`)
}
function Ji(e, t) {
  let n = e.split(`%s`),
    r = []
  for (let e = 0; e < n.length; e += 1) (e > 0 && r.push(t), n[e] && r.push(qi(n[e])))
  return r.join(` + `) || `""`
}
function Yi(e) {
  let {
      defaultMode: t = `system`,
      defaultLightColorScheme: n = `light`,
      defaultDarkColorScheme: r = `dark`,
      modeStorageKey: i = Wi,
      colorSchemeStorageKey: a = Gi,
      attribute: o = Ki,
      colorSchemeNode: s = `document.documentElement`,
      nonce: c,
    } = e || {},
    l = ``,
    u = o
  if ((o === `class` && (u = `.%s`), o === `data` && (u = `[data-%s]`), u.startsWith(`.`))) {
    let e = u.substring(1)
    l += `${s}.classList.remove(${Ji(e, `light`)}, ${Ji(e, `dark`)});
      ${s}.classList.add(${Ji(e, `colorScheme`)});`
  }
  let d = u.match(/\[([^[\]]+)\]/)
  if (d) {
    let e = d[1].indexOf(`=`),
      t = e === -1 ? d[1] : d[1].slice(0, e),
      n = e === -1 ? void 0 : d[1].slice(e + 1)
    n ||
      (l += `${s}.removeAttribute(${Ji(t, `light`)});
      ${s}.removeAttribute(${Ji(t, `dark`)});`)
    let r = n ? Ji(n.replace(/^(['"])(.*)\1$/, `$2`), `colorScheme`) : `""`
    l += `
      ${s}.setAttribute(${Ji(t, `colorScheme`)}, ${r});`
  } else u.startsWith(`.`) || (l += `${s}.setAttribute(${qi(u)}, colorScheme);`)
  return (0, U.jsx)(
    `script`,
    {
      suppressHydrationWarning: !0,
      nonce: typeof window > `u` ? c : ``,
      dangerouslySetInnerHTML: {
        __html: `(function() {
try {
  let colorScheme = '';
  const mode = localStorage.getItem(${qi(i)}) || ${qi(t)};
  const dark = localStorage.getItem(${qi(`${a}-dark`)}) || ${qi(r)};
  const light = localStorage.getItem(${qi(`${a}-light`)}) || ${qi(n)};
  if (mode === 'system') {
    // handle system mode
    const mql = window.matchMedia('(prefers-color-scheme: dark)');
    if (mql.matches) {
      colorScheme = dark
    } else {
      colorScheme = light
    }
  }
  if (mode === 'light') {
    colorScheme = light;
  }
  if (mode === 'dark') {
    colorScheme = dark;
  }
  if (colorScheme) {
    ${l}
  }
} catch(e){}})();`,
      },
    },
    `mui-color-scheme-init`,
  )
}
function Xi() {}
var Zi = ({ key: e, storageWindow: t }) => (
  !t && typeof window < `u` && (t = window),
  {
    get(n) {
      if (typeof window > `u`) return
      if (!t) return n
      let r
      try {
        r = t.localStorage.getItem(e)
      } catch {}
      return r || n
    },
    set: (n) => {
      if (t)
        try {
          t.localStorage.setItem(e, n)
        } catch {}
    },
    subscribe: (n) => {
      if (!t) return Xi
      let r = (t) => {
        let r = t.newValue
        t.key === e && n(r)
      }
      return (
        t.addEventListener(`storage`, r),
        () => {
          t.removeEventListener(`storage`, r)
        }
      )
    },
  }
)
function Qi() {}
function $i(e) {
  if (typeof window < `u` && typeof window.matchMedia == `function` && e === `system`)
    return window.matchMedia(`(prefers-color-scheme: dark)`).matches ? `dark` : `light`
}
function ea(e, t) {
  if (e.mode === `light` || (e.mode === `system` && e.systemMode === `light`)) return t(`light`)
  if (e.mode === `dark` || (e.mode === `system` && e.systemMode === `dark`)) return t(`dark`)
}
function ta(e) {
  return ea(e, (t) => {
    if (t === `light`) return e.lightColorScheme
    if (t === `dark`) return e.darkColorScheme
  })
}
function na(e) {
  let {
      defaultMode: t = `light`,
      defaultLightColorScheme: n,
      defaultDarkColorScheme: r,
      supportedColorSchemes: i = [],
      modeStorageKey: a = Wi,
      colorSchemeStorageKey: o = Gi,
      storageWindow: s = typeof window > `u` ? void 0 : window,
      storageManager: c = Zi,
      noSsr: l = !1,
    } = e,
    u = i.join(`,`),
    d = i.length > 1,
    f = g.useMemo(() => c?.({ key: a, storageWindow: s }), [c, a, s]),
    p = g.useMemo(() => c?.({ key: `${o}-light`, storageWindow: s }), [c, o, s]),
    m = g.useMemo(() => c?.({ key: `${o}-dark`, storageWindow: s }), [c, o, s]),
    [h, _] = g.useState(() => {
      let e = f?.get(t) || t,
        i = p?.get(n) || n,
        a = m?.get(r) || r
      return { mode: e, systemMode: $i(e), lightColorScheme: i, darkColorScheme: a }
    }),
    [v, y] = g.useState(l || !d)
  g.useEffect(() => {
    y(!0)
  }, [])
  let b = ta(h),
    x = g.useCallback(
      (e) => {
        _((n) => {
          if (e === n.mode) return n
          let r = e ?? t
          return (f?.set(r), { ...n, mode: r, systemMode: $i(r) })
        })
      },
      [f, t],
    ),
    S = g.useCallback(
      (e) => {
        e
          ? typeof e == `string`
            ? e && !u.includes(e)
              ? console.error(`\`${e}\` does not exist in \`theme.colorSchemes\`.`)
              : _((t) => {
                  let n = { ...t }
                  return (
                    ea(t, (t) => {
                      ;(t === `light` && (p?.set(e), (n.lightColorScheme = e)),
                        t === `dark` && (m?.set(e), (n.darkColorScheme = e)))
                    }),
                    n
                  )
                })
            : _((t) => {
                let i = { ...t },
                  a = e.light === null ? n : e.light,
                  o = e.dark === null ? r : e.dark
                return (
                  a &&
                    (u.includes(a)
                      ? ((i.lightColorScheme = a), p?.set(a))
                      : console.error(`\`${a}\` does not exist in \`theme.colorSchemes\`.`)),
                  o &&
                    (u.includes(o)
                      ? ((i.darkColorScheme = o), m?.set(o))
                      : console.error(`\`${o}\` does not exist in \`theme.colorSchemes\`.`)),
                  i
                )
              })
          : _((e) => (p?.set(n), m?.set(r), { ...e, lightColorScheme: n, darkColorScheme: r }))
      },
      [u, p, m, n, r],
    ),
    C = g.useCallback(
      (e) => {
        h.mode === `system` &&
          _((t) => {
            let n = e?.matches ? `dark` : `light`
            return t.systemMode === n ? t : { ...t, systemMode: n }
          })
      },
      [h.mode],
    ),
    w = g.useRef(C)
  return (
    (w.current = C),
    g.useEffect(() => {
      if (typeof window.matchMedia != `function` || !d) return
      let e = (...e) => w.current(...e),
        t = window.matchMedia(`(prefers-color-scheme: dark)`)
      return (
        t.addListener(e),
        e(t),
        () => {
          t.removeListener(e)
        }
      )
    }, [d]),
    g.useEffect(() => {
      if (d) {
        let e =
            f?.subscribe((e) => {
              ;(!e || [`light`, `dark`, `system`].includes(e)) && x(e || t)
            }) || Qi,
          n =
            p?.subscribe((e) => {
              ;(!e || u.match(e)) && S({ light: e })
            }) || Qi,
          r =
            m?.subscribe((e) => {
              ;(!e || u.match(e)) && S({ dark: e })
            }) || Qi
        return () => {
          ;(e(), n(), r())
        }
      }
    }, [S, x, u, t, s, d, f, p, m]),
    {
      ...h,
      mode: v ? h.mode : void 0,
      systemMode: v ? h.systemMode : void 0,
      colorScheme: v ? b : void 0,
      setMode: x,
      setColorScheme: S,
    }
  )
}
var ra = `*{-webkit-transition:none!important;-moz-transition:none!important;-o-transition:none!important;-ms-transition:none!important;transition:none!important}`
function ia(e) {
  let {
      themeId: t,
      theme: n = {},
      modeStorageKey: r = Wi,
      colorSchemeStorageKey: i = Gi,
      disableTransitionOnChange: a = !1,
      defaultColorScheme: o,
      resolveTheme: s,
    } = e,
    c = {
      allColorSchemes: [],
      colorScheme: void 0,
      darkColorScheme: void 0,
      lightColorScheme: void 0,
      mode: void 0,
      setColorScheme: () => {},
      setMode: () => {},
      systemMode: void 0,
    },
    l = g.createContext(void 0),
    u = () => g.useContext(l) || c,
    d = {},
    f = {}
  function p(e) {
    let {
        children: c,
        theme: u,
        modeStorageKey: p = r,
        colorSchemeStorageKey: m = i,
        disableTransitionOnChange: h = a,
        storageManager: _,
        storageWindow: v = typeof window > `u` ? void 0 : window,
        documentNode: y = typeof document > `u` ? void 0 : document,
        colorSchemeNode: b = typeof document > `u` ? void 0 : document.documentElement,
        disableNestedContext: x = !1,
        disableStyleSheetGeneration: S = !1,
        defaultMode: C = `system`,
        forceThemeRerender: w = !1,
        noSsr: T,
      } = e,
      E = g.useRef(!1),
      D = Ci(),
      O = g.useContext(l),
      k = !!O && !x,
      ee = g.useMemo(() => u || (typeof n == `function` ? n() : n), [u]),
      A = ee[t],
      j = A || ee,
      { colorSchemes: M = d, components: te = f, cssVarPrefix: N } = j,
      ne = Object.keys(M)
        .filter((e) => !!M[e])
        .join(`,`),
      P = g.useMemo(() => ne.split(`,`), [ne]),
      F = typeof o == `string` ? o : o.light,
      I = typeof o == `string` ? o : o.dark,
      {
        mode: re,
        setMode: ie,
        systemMode: ae,
        lightColorScheme: oe,
        darkColorScheme: se,
        colorScheme: L,
        setColorScheme: ce,
      } = na({
        supportedColorSchemes: P,
        defaultLightColorScheme: F,
        defaultDarkColorScheme: I,
        modeStorageKey: p,
        colorSchemeStorageKey: m,
        defaultMode: M[F] && M[I] ? C : M[j.defaultColorScheme]?.palette?.mode || j.palette?.mode,
        storageManager: _,
        storageWindow: v,
        noSsr: T,
      }),
      R = re,
      z = L
    k && ((R = O.mode), (z = O.colorScheme))
    let le = z || j.defaultColorScheme
    j.vars && !w && (le = j.defaultColorScheme)
    let ue = g.useMemo(() => {
        let e = j.generateThemeVars?.() || j.vars,
          t = { ...j, components: te, colorSchemes: M, cssVarPrefix: N, vars: e }
        if ((typeof t.generateSpacing == `function` && (t.spacing = t.generateSpacing()), le)) {
          let e = M[le]
          e &&
            typeof e == `object` &&
            Object.keys(e).forEach((n) => {
              e[n] && typeof e[n] == `object` ? (t[n] = { ...t[n], ...e[n] }) : (t[n] = e[n])
            })
        }
        return s ? s(t) : t
      }, [j, le, te, M, N]),
      de = j.colorSchemeSelector
    ;(ti(() => {
      if (z && b && de && de !== `media`) {
        let e = de,
          t = de
        if (
          (e === `class` && (t = `.%s`),
          e === `data` && (t = `[data-%s]`),
          e?.startsWith(`data-`) && !e.includes(`%s`) && (t = `[${e}="%s"]`),
          t.startsWith(`.`))
        )
          (b.classList.remove(...P.map((e) => t.substring(1).replace(`%s`, e))),
            b.classList.add(t.substring(1).replace(`%s`, z)))
        else {
          let e = t.replace(`%s`, z).match(/\[([^\]]+)\]/)
          if (e) {
            let [t, n] = e[1].split(`=`)
            ;(n ||
              P.forEach((e) => {
                b.removeAttribute(t.replace(z, e))
              }),
              b.setAttribute(t, n ? n.replace(/"|'/g, ``) : ``))
          } else b.setAttribute(t, z)
        }
      }
    }, [z, de, b, P]),
      g.useEffect(() => {
        let e
        if (h && E.current && y) {
          let t = y.createElement(`style`)
          ;(t.appendChild(y.createTextNode(ra)),
            y.head.appendChild(t),
            window.getComputedStyle(y.body),
            (e = setTimeout(() => {
              y.head.removeChild(t)
            }, 1)))
        }
        return () => {
          clearTimeout(e)
        }
      }, [z, h, y]),
      g.useEffect(
        () => (
          (E.current = !0),
          () => {
            E.current = !1
          }
        ),
        [],
      ))
    let fe = g.useMemo(
        () => ({
          allColorSchemes: P,
          colorScheme: z,
          darkColorScheme: se,
          lightColorScheme: oe,
          mode: R,
          setColorScheme: ce,
          setMode: ie,
          systemMode: ae,
        }),
        [P, z, se, oe, R, ce, ie, ae, ue.colorSchemeSelector],
      ),
      pe = !0
    ;(S || j.cssVariables === !1 || (k && D?.cssVarPrefix === N)) && (pe = !1)
    let me = (0, U.jsxs)(g.Fragment, {
      children: [
        (0, U.jsx)(Vi, { themeId: A ? t : void 0, theme: ue, children: c }),
        pe && (0, U.jsx)(br, { styles: ue.generateStyleSheets?.() || [] }),
      ],
    })
    return k ? me : (0, U.jsx)(l.Provider, { value: fe, children: me })
  }
  let m = typeof o == `string` ? o : o.light,
    h = typeof o == `string` ? o : o.dark
  return {
    CssVarsProvider: p,
    useColorScheme: u,
    getInitColorSchemeScript: (e) =>
      Yi({ colorSchemeStorageKey: i, defaultLightColorScheme: m, defaultDarkColorScheme: h, modeStorageKey: r, ...e }),
  }
}
function aa(e = ``) {
  function t(...n) {
    if (!n.length) return ``
    let r = n[0]
    return typeof r == `string` &&
      !r.match(
        /(#|\(|\)|(-?(\d*\.)?\d+)(px|em|%|ex|ch|rem|vw|vh|vmin|vmax|cm|mm|in|pt|pc))|^(-?(\d*\.)?\d+)$|(\d+ \d+ \d+)/,
      )
      ? `, var(--${e ? `${e}-` : ``}${r}${t(...n.slice(1))})`
      : `, ${r}`
  }
  return (n, ...r) => `var(--${e ? `${e}-` : ``}${n}${t(...r)})`
}
var oa = new Set([`__proto__`, `constructor`, `prototype`]),
  sa = (e, t, n, r = []) => {
    let i = e
    for (let e = 0; e < t.length; e += 1) {
      let a = t[e]
      if (oa.has(a)) break
      e === t.length - 1
        ? Array.isArray(i)
          ? (i[Number(a)] = n)
          : i && typeof i == `object` && (i[a] = n)
        : i && typeof i == `object` && (i[a] || (i[a] = r.includes(a) ? [] : {}), (i = i[a]))
    }
  },
  ca = (e, t, n) => {
    function r(e, i = [], a = []) {
      Object.entries(e).forEach(([e, o]) => {
        ;(!n || (n && !n([...i, e]))) &&
          o != null &&
          (typeof o == `object` && Object.keys(o).length > 0
            ? r(o, [...i, e], Array.isArray(o) ? [...a, e] : a)
            : t([...i, e], o, a))
      })
    }
    r(e)
  },
  la = (e, t) =>
    typeof t == `number`
      ? [`lineHeight`, `fontWeight`, `opacity`, `zIndex`].some((t) => e.includes(t)) ||
        e[e.length - 1].toLowerCase().includes(`opacity`)
        ? t
        : `${t}px`
      : t
function ua(e, t) {
  let { prefix: n, shouldSkipGeneratingVar: r } = t || {},
    i = {},
    a = {},
    o = {}
  return (
    ca(
      e,
      (e, t, s) => {
        if ((typeof t == `string` || typeof t == `number`) && (!r || !r(e, t))) {
          let r = `--${n ? `${n}-` : ``}${e.join(`-`)}`,
            c = la(e, t)
          ;(Object.assign(i, { [r]: c }), sa(a, e, `var(${r})`, s), sa(o, e, `var(${r}, ${c})`, s))
        }
      },
      (e) => e[0] === `vars`,
    ),
    { css: i, vars: a, varsWithDefaults: o }
  )
}
function da(e, t = {}) {
  let { getSelector: n = _, disableCssColorScheme: r, colorSchemeSelector: i, enableContrastVars: a } = t,
    { colorSchemes: o = {}, components: s, defaultColorScheme: c = `light`, ...l } = e,
    { vars: u, css: d, varsWithDefaults: f } = ua(l, t),
    p = f,
    m = {},
    { [c]: h, ...g } = o
  if (
    (Object.entries(g || {}).forEach(([e, n]) => {
      let { vars: r, css: i, varsWithDefaults: a } = ua(n, t)
      ;((p = Wt(p, a)), (m[e] = { css: i, vars: r }))
    }),
    h)
  ) {
    let { css: e, vars: n, varsWithDefaults: r } = ua(h, t)
    ;((p = Wt(p, r)), (m[c] = { css: e, vars: n }))
  }
  function _(t, n) {
    let r = i
    if (
      (i === `class` && (r = `.%s`),
      i === `data` && (r = `[data-%s]`),
      i?.startsWith(`data-`) && !i.includes(`%s`) && (r = `[${i}="%s"]`),
      t)
    ) {
      if (r === `media`)
        return e.defaultColorScheme === t
          ? `:root`
          : { [`@media (prefers-color-scheme: ${o[t]?.palette?.mode || t})`]: { ':root': n } }
      if (r) return e.defaultColorScheme === t ? `:root, ${r.replace(`%s`, String(t))}` : r.replace(`%s`, String(t))
    }
    return `:root`
  }
  return {
    vars: p,
    generateThemeVars: () => {
      let e = { ...u }
      return (
        Object.entries(m).forEach(([, { vars: t }]) => {
          e = Wt(e, t)
        }),
        e
      )
    },
    generateStyleSheets: () => {
      let t = [],
        i = e.defaultColorScheme || `light`
      function s(e, n) {
        Object.keys(n).length && t.push(typeof e == `string` ? { [e]: { ...n } } : e)
      }
      s(n(void 0, { ...d }), d)
      let { [i]: c, ...l } = m
      if (c) {
        let { css: e } = c,
          t = o[i]?.palette?.mode,
          a = !r && t ? { colorScheme: t, ...e } : { ...e }
        s(n(i, { ...a }), a)
      }
      return (
        Object.entries(l).forEach(([e, { css: t }]) => {
          let i = o[e]?.palette?.mode,
            a = !r && i ? { colorScheme: i, ...t } : { ...t }
          s(n(e, { ...a }), a)
        }),
        a &&
          t.push({
            ':root': {
              '--__l-threshold': `0.7`,
              '--__l': `clamp(0, (l / var(--__l-threshold) - 1) * -infinity, 1)`,
              '--__a': `clamp(0.87, (l / var(--__l-threshold) - 1) * -infinity, 1)`,
            },
          }),
        t
      )
    },
  }
}
function fa(e) {
  return function (t) {
    return e === `media`
      ? `@media (prefers-color-scheme: ${t})`
      : e
        ? e.startsWith(`data-`) && !e.includes(`%s`)
          ? `[${e}="${t}"] &`
          : e === `class`
            ? `.${t} &`
            : e === `data`
              ? `[data-${t}] &`
              : `${e.replace(`%s`, t)} &`
        : `&`
  }
}
function J(e, t, n = void 0) {
  let r = {}
  for (let i in e) {
    let a = e[i],
      o = ``,
      s = !0
    for (let e = 0; e < a.length; e += 1) {
      let r = a[e]
      r && ((o += (s === !0 ? `` : ` `) + t(r)), (s = !1), n && n[r] && (o += ` ` + n[r]))
    }
    r[i] = o
  }
  return r
}
function pa(e, t) {
  return g.isValidElement(e) && t.indexOf(e.type.muiName ?? e.type?._payload?.value?.muiName) !== -1
}
var ma = Or(),
  ha = Xr(`div`, { name: `MuiStack`, slot: `Root` })
function ga(e) {
  return $r({ props: e, name: `MuiStack`, defaultTheme: ma })
}
function _a(e, t) {
  let n = g.Children.toArray(e).filter(Boolean)
  return n.reduce(
    (e, r, i) => (e.push(r), i < n.length - 1 && e.push(g.cloneElement(t, { key: `separator-${i}` })), e),
    [],
  )
}
var va = (e) => ({ row: `Left`, 'row-reverse': `Right`, column: `Top`, 'column-reverse': `Bottom` })[e],
  ya = ({ ownerState: e, theme: t }) => {
    let n = {
      display: `flex`,
      flexDirection: `column`,
      ...rn({ theme: t }, dn({ values: e.direction, breakpoints: t.breakpoints.values }), (e) => ({
        flexDirection: e,
      })),
    }
    if (e.spacing) {
      let r = wn(t),
        i = Object.keys(t.breakpoints.values).reduce(
          (t, n) => (
            ((typeof e.spacing == `object` && e.spacing[n] != null) ||
              (typeof e.direction == `object` && e.direction[n] != null)) &&
              (t[n] = !0),
            t
          ),
          {},
        ),
        a = dn({ values: e.direction, base: i }),
        o = dn({ values: e.spacing, base: i })
      ;(typeof a == `object` &&
        Object.keys(a).forEach((e, t, n) => {
          if (!a[e]) {
            let r = t > 0 ? a[n[t - 1]] : `column`
            a[e] = r
          }
        }),
        (n = Wt(
          n,
          rn({ theme: t }, o, (t, n) =>
            e.useFlexGap
              ? { gap: Tn(r, t) }
              : {
                  '& > :not(style):not(style)': { margin: 0 },
                  '& > :not(style) ~ :not(style)': { [`margin${va(n ? a[n] : e.direction)}`]: Tn(r, t) },
                },
          ),
        )))
    }
    return ((n = ln(t.breakpoints, n)), n)
  }
function ba(e = {}) {
  let { createStyledComponent: t = ha, useThemeProps: n = ga, componentName: r = `MuiStack` } = e,
    i = () => J({ root: [`root`] }, (e) => W(r, e), {}),
    a = t(ya)
  return g.forwardRef(function (e, t) {
    let {
        component: r = `div`,
        direction: o = `column`,
        spacing: s = 0,
        divider: c,
        children: l,
        className: u,
        useFlexGap: d = !1,
        ...f
      } = n(e),
      m = { direction: o, spacing: s, useFlexGap: d },
      h = i()
    return (0, U.jsx)(a, { as: r, ownerState: m, ref: t, className: p(h.root, u), ...f, children: c ? _a(l, c) : l })
  })
}
var xa = { black: `#000`, white: `#fff` },
  Sa = {
    50: `#fafafa`,
    100: `#f5f5f5`,
    200: `#eeeeee`,
    300: `#e0e0e0`,
    400: `#bdbdbd`,
    500: `#9e9e9e`,
    600: `#757575`,
    700: `#616161`,
    800: `#424242`,
    900: `#212121`,
    A100: `#f5f5f5`,
    A200: `#eeeeee`,
    A400: `#bdbdbd`,
    A700: `#616161`,
  },
  Ca = {
    50: `#f3e5f5`,
    100: `#e1bee7`,
    200: `#ce93d8`,
    300: `#ba68c8`,
    400: `#ab47bc`,
    500: `#9c27b0`,
    600: `#8e24aa`,
    700: `#7b1fa2`,
    800: `#6a1b9a`,
    900: `#4a148c`,
    A100: `#ea80fc`,
    A200: `#e040fb`,
    A400: `#d500f9`,
    A700: `#aa00ff`,
  },
  wa = {
    50: `#ffebee`,
    100: `#ffcdd2`,
    200: `#ef9a9a`,
    300: `#e57373`,
    400: `#ef5350`,
    500: `#f44336`,
    600: `#e53935`,
    700: `#d32f2f`,
    800: `#c62828`,
    900: `#b71c1c`,
    A100: `#ff8a80`,
    A200: `#ff5252`,
    A400: `#ff1744`,
    A700: `#d50000`,
  },
  Ta = {
    50: `#fff3e0`,
    100: `#ffe0b2`,
    200: `#ffcc80`,
    300: `#ffb74d`,
    400: `#ffa726`,
    500: `#ff9800`,
    600: `#fb8c00`,
    700: `#f57c00`,
    800: `#ef6c00`,
    900: `#e65100`,
    A100: `#ffd180`,
    A200: `#ffab40`,
    A400: `#ff9100`,
    A700: `#ff6d00`,
  },
  Ea = {
    50: `#e3f2fd`,
    100: `#bbdefb`,
    200: `#90caf9`,
    300: `#64b5f6`,
    400: `#42a5f5`,
    500: `#2196f3`,
    600: `#1e88e5`,
    700: `#1976d2`,
    800: `#1565c0`,
    900: `#0d47a1`,
    A100: `#82b1ff`,
    A200: `#448aff`,
    A400: `#2979ff`,
    A700: `#2962ff`,
  },
  Da = {
    50: `#e1f5fe`,
    100: `#b3e5fc`,
    200: `#81d4fa`,
    300: `#4fc3f7`,
    400: `#29b6f6`,
    500: `#03a9f4`,
    600: `#039be5`,
    700: `#0288d1`,
    800: `#0277bd`,
    900: `#01579b`,
    A100: `#80d8ff`,
    A200: `#40c4ff`,
    A400: `#00b0ff`,
    A700: `#0091ea`,
  },
  Oa = {
    50: `#e8f5e9`,
    100: `#c8e6c9`,
    200: `#a5d6a7`,
    300: `#81c784`,
    400: `#66bb6a`,
    500: `#4caf50`,
    600: `#43a047`,
    700: `#388e3c`,
    800: `#2e7d32`,
    900: `#1b5e20`,
    A100: `#b9f6ca`,
    A200: `#69f0ae`,
    A400: `#00e676`,
    A700: `#00c853`,
  }
function ka() {
  return {
    text: { primary: `rgba(0, 0, 0, 0.87)`, secondary: `rgba(0, 0, 0, 0.6)`, disabled: `rgba(0, 0, 0, 0.38)` },
    divider: `rgba(0, 0, 0, 0.12)`,
    background: { paper: xa.white, default: xa.white },
    action: {
      active: `rgba(0, 0, 0, 0.54)`,
      hover: `rgba(0, 0, 0, 0.04)`,
      hoverOpacity: 0.04,
      selected: `rgba(0, 0, 0, 0.08)`,
      selectedOpacity: 0.08,
      disabled: `rgba(0, 0, 0, 0.26)`,
      disabledBackground: `rgba(0, 0, 0, 0.12)`,
      disabledOpacity: 0.38,
      focus: `rgba(0, 0, 0, 0.12)`,
      focusOpacity: 0.12,
      activatedOpacity: 0.12,
    },
  }
}
var Aa = ka()
function ja() {
  return {
    text: {
      primary: xa.white,
      secondary: `rgba(255, 255, 255, 0.7)`,
      disabled: `rgba(255, 255, 255, 0.5)`,
      icon: `rgba(255, 255, 255, 0.5)`,
    },
    divider: `rgba(255, 255, 255, 0.12)`,
    background: { paper: `#121212`, default: `#121212` },
    action: {
      active: xa.white,
      hover: `rgba(255, 255, 255, 0.08)`,
      hoverOpacity: 0.08,
      selected: `rgba(255, 255, 255, 0.16)`,
      selectedOpacity: 0.16,
      disabled: `rgba(255, 255, 255, 0.3)`,
      disabledBackground: `rgba(255, 255, 255, 0.12)`,
      disabledOpacity: 0.38,
      focus: `rgba(255, 255, 255, 0.12)`,
      focusOpacity: 0.12,
      activatedOpacity: 0.24,
    },
  }
}
var Ma = ja()
function Na(e, t, n, r) {
  let i = r.light || r,
    a = r.dark || r * 1.5
  e[t] ||
    (e.hasOwnProperty(n)
      ? (e[t] = e[n])
      : t === `light`
        ? (e.light = yi(e.main, i))
        : t === `dark` && (e.dark = vi(e.main, a)))
}
function Pa(e, t, n, r, i) {
  let a = i.light || i,
    o = i.dark || i * 1.5
  t[n] ||
    (t.hasOwnProperty(r)
      ? (t[n] = t[r])
      : n === `light`
        ? (t.light = `color-mix(in ${e}, ${t.main}, #fff ${(a * 100).toFixed(0)}%)`)
        : n === `dark` && (t.dark = `color-mix(in ${e}, ${t.main}, #000 ${(o * 100).toFixed(0)}%)`))
}
function Fa(e = `light`) {
  return e === `dark`
    ? { main: Ea[200], light: Ea[50], dark: Ea[400] }
    : { main: Ea[700], light: Ea[400], dark: Ea[800] }
}
function Ia(e = `light`) {
  return e === `dark`
    ? { main: Ca[200], light: Ca[50], dark: Ca[400] }
    : { main: Ca[500], light: Ca[300], dark: Ca[700] }
}
function La(e = `light`) {
  return e === `dark`
    ? { main: wa[500], light: wa[300], dark: wa[700] }
    : { main: wa[700], light: wa[400], dark: wa[800] }
}
function Ra(e = `light`) {
  return e === `dark`
    ? { main: Da[400], light: Da[300], dark: Da[700] }
    : { main: Da[700], light: Da[500], dark: Da[900] }
}
function za(e = `light`) {
  return e === `dark`
    ? { main: Oa[400], light: Oa[300], dark: Oa[700] }
    : { main: Oa[800], light: Oa[500], dark: Oa[900] }
}
function Ba(e = `light`) {
  return e === `dark`
    ? { main: Ta[400], light: Ta[300], dark: Ta[700] }
    : { main: `#ed6c02`, light: Ta[500], dark: Ta[900] }
}
function Va(e) {
  return `oklch(from ${e} var(--__l) 0 h / var(--__a))`
}
function Ha(e) {
  let { mode: t = `light`, contrastThreshold: n = 3, tonalOffset: r = 0.2, colorSpace: i, ...a } = e,
    o = e.primary || Fa(t),
    s = e.secondary || Ia(t),
    c = e.error || La(t),
    l = e.info || Ra(t),
    u = e.success || za(t),
    d = e.warning || Ba(t)
  function f(e) {
    return i ? Va(e) : hi(e, Ma.text.primary) >= n ? Ma.text.primary : Aa.text.primary
  }
  let p = ({ color: e, name: t, mainShade: n = 500, lightShade: a = 300, darkShade: o = 700 }) => {
      if (((e = { ...e }), !e.main && e[n] && (e.main = e[n]), !e.hasOwnProperty(`main`)))
        throw Error(Lt(11, t ? ` (${t})` : ``, n))
      if (typeof e.main != `string`) throw Error(Lt(12, t ? ` (${t})` : ``, JSON.stringify(e.main)))
      return (
        i ? (Pa(i, e, `light`, a, r), Pa(i, e, `dark`, o, r)) : (Na(e, `light`, a, r), Na(e, `dark`, o, r)),
        e.contrastText || (e.contrastText = f(e.main)),
        e
      )
    },
    m
  return (
    t === `light` ? (m = ka()) : t === `dark` && (m = ja()),
    Wt(
      {
        common: { ...xa },
        mode: t,
        primary: p({ color: o, name: `primary` }),
        secondary: p({ color: s, name: `secondary`, mainShade: `A400`, lightShade: `A200`, darkShade: `A700` }),
        error: p({ color: c, name: `error` }),
        warning: p({ color: d, name: `warning` }),
        info: p({ color: l, name: `info` }),
        success: p({ color: u, name: `success` }),
        grey: Sa,
        contrastThreshold: n,
        getContrastText: f,
        augmentColor: p,
        tonalOffset: r,
        ...m,
      },
      a,
    )
  )
}
var Ua = `--_focusVisible-offset`,
  Wa = `--_focusVisible-behavior`,
  Ga = `--_focusVisible-shadow`,
  Ka = `var(${Ua}, 1)`,
  qa = `var(${Wa}, )`,
  Ja = { [Ua]: 1, [Wa]: `initial` }
function Ya(e) {
  return { [Ga]: e }
}
function Xa(e) {
  return { [Ua]: -e, [Wa]: `inset` }
}
function Za(e, t) {
  return t.reduce((e, t) => (t && `focusVisible` in t ? Wt(e, { focusVisible: t.focusVisible }) : e), {
    focusVisible: e,
  }).focusVisible
}
function Qa(e) {
  return typeof e == `object` && !!e && typeof e.outlineOffset == `string` && e.outlineOffset.includes(Ua)
}
function $a(e, t) {
  return eo({
    outlineStyle: `solid`,
    outlineColor: t,
    outlineWidth: 2,
    outlineOffset: 2,
    boxShadow: `var(${Ga}, 0 0)`,
    ...(e === !0 ? null : e),
  })
}
function eo(e) {
  let t = e.outlineOffset ?? 0
  ;(typeof t == `string` && t.includes(Ua)) ||
    (e.outlineOffset = `calc(${Ka} * ${typeof t == `number` ? `${t}px` : t})`)
  let n = new Set([`none`, `initial`, `inherit`, `unset`, `revert`, `revert-layer`])
  return (
    typeof e.boxShadow != `string` ||
      n.has(e.boxShadow.trim().toLowerCase()) ||
      /\binset\b/.test(e.boxShadow) ||
      e.boxShadow.includes(Wa) ||
      (e.boxShadow = `${qa} ${e.boxShadow}`),
    e
  )
}
function to(e) {
  let t = {}
  return (
    Object.entries(e).forEach((e) => {
      let [n, r] = e
      typeof r == `object` &&
        (t[n] =
          `${r.fontStyle ? `${r.fontStyle} ` : ``}${r.fontVariant ? `${r.fontVariant} ` : ``}${r.fontWeight ? `${r.fontWeight} ` : ``}${r.fontStretch ? `${r.fontStretch} ` : ``}${r.fontSize || ``}${r.lineHeight ? `/${r.lineHeight} ` : ``}${r.fontFamily || ``}`)
    }),
    t
  )
}
function no(e, t) {
  return {
    toolbar: {
      minHeight: 56,
      [e.up(`xs`)]: { '@media (orientation: landscape)': { minHeight: 48 } },
      [e.up(`sm`)]: { minHeight: 64 },
    },
    ...t,
  }
}
function ro(e) {
  return Math.round(e * 1e5) / 1e5
}
var io = { textTransform: `uppercase` },
  ao = `"Roboto", "Helvetica", "Arial", sans-serif`
function oo(e, t) {
  let {
      fontFamily: n = ao,
      fontSize: r = 14,
      fontWeightLight: i = 300,
      fontWeightRegular: a = 400,
      fontWeightMedium: o = 500,
      fontWeightBold: s = 700,
      htmlFontSize: c = 16,
      allVariants: l,
      pxToRem: u,
      ...d
    } = typeof t == `function` ? t(e) : t,
    f = r / 14,
    p = u || ((e) => `${(e / c) * f}rem`),
    m = (e, t, r, i, a) => ({
      fontFamily: n,
      fontWeight: e,
      fontSize: p(t),
      lineHeight: r,
      ...(n === ao ? { letterSpacing: `${ro(i / t)}em` } : {}),
      ...a,
      ...l,
    })
  return Wt(
    {
      htmlFontSize: c,
      pxToRem: p,
      fontFamily: n,
      fontSize: r,
      fontWeightLight: i,
      fontWeightRegular: a,
      fontWeightMedium: o,
      fontWeightBold: s,
      h1: m(i, 96, 1.167, -1.5),
      h2: m(i, 60, 1.2, -0.5),
      h3: m(a, 48, 1.167, 0),
      h4: m(a, 34, 1.235, 0.25),
      h5: m(a, 24, 1.334, 0),
      h6: m(o, 20, 1.6, 0.15),
      subtitle1: m(a, 16, 1.75, 0.15),
      subtitle2: m(o, 14, 1.57, 0.1),
      body1: m(a, 16, 1.5, 0.15),
      body2: m(a, 14, 1.43, 0.15),
      button: m(o, 14, 1.75, 0.4, io),
      caption: m(a, 12, 1.66, 0.4),
      overline: m(a, 12, 2.66, 1, io),
      inherit: {
        fontFamily: `inherit`,
        fontWeight: `inherit`,
        fontSize: `inherit`,
        lineHeight: `inherit`,
        letterSpacing: `inherit`,
      },
    },
    d,
    { clone: !1 },
  )
}
var so = 0.2,
  co = 0.14,
  lo = 0.12
function Y(...e) {
  return [
    `${e[0]}px ${e[1]}px ${e[2]}px ${e[3]}px rgba(0,0,0,${so})`,
    `${e[4]}px ${e[5]}px ${e[6]}px ${e[7]}px rgba(0,0,0,${co})`,
    `${e[8]}px ${e[9]}px ${e[10]}px ${e[11]}px rgba(0,0,0,${lo})`,
  ].join(`,`)
}
var uo = [
    `none`,
    Y(0, 2, 1, -1, 0, 1, 1, 0, 0, 1, 3, 0),
    Y(0, 3, 1, -2, 0, 2, 2, 0, 0, 1, 5, 0),
    Y(0, 3, 3, -2, 0, 3, 4, 0, 0, 1, 8, 0),
    Y(0, 2, 4, -1, 0, 4, 5, 0, 0, 1, 10, 0),
    Y(0, 3, 5, -1, 0, 5, 8, 0, 0, 1, 14, 0),
    Y(0, 3, 5, -1, 0, 6, 10, 0, 0, 1, 18, 0),
    Y(0, 4, 5, -2, 0, 7, 10, 1, 0, 2, 16, 1),
    Y(0, 5, 5, -3, 0, 8, 10, 1, 0, 3, 14, 2),
    Y(0, 5, 6, -3, 0, 9, 12, 1, 0, 3, 16, 2),
    Y(0, 6, 6, -3, 0, 10, 14, 1, 0, 4, 18, 3),
    Y(0, 6, 7, -4, 0, 11, 15, 1, 0, 4, 20, 3),
    Y(0, 7, 8, -4, 0, 12, 17, 2, 0, 5, 22, 4),
    Y(0, 7, 8, -4, 0, 13, 19, 2, 0, 5, 24, 4),
    Y(0, 7, 9, -4, 0, 14, 21, 2, 0, 5, 26, 4),
    Y(0, 8, 9, -5, 0, 15, 22, 2, 0, 6, 28, 5),
    Y(0, 8, 10, -5, 0, 16, 24, 2, 0, 6, 30, 5),
    Y(0, 8, 11, -5, 0, 17, 26, 2, 0, 6, 32, 5),
    Y(0, 9, 11, -5, 0, 18, 28, 2, 0, 7, 34, 6),
    Y(0, 9, 12, -6, 0, 19, 29, 2, 0, 7, 36, 6),
    Y(0, 10, 13, -6, 0, 20, 31, 3, 0, 8, 38, 7),
    Y(0, 10, 13, -6, 0, 21, 33, 3, 0, 8, 40, 7),
    Y(0, 10, 14, -6, 0, 22, 35, 3, 0, 8, 42, 7),
    Y(0, 11, 14, -7, 0, 23, 36, 3, 0, 9, 44, 8),
    Y(0, 11, 15, -7, 0, 24, 38, 3, 0, 9, 46, 8),
  ],
  fo = [`all`],
  po = {},
  mo = {
    easeInOut: `cubic-bezier(0.4, 0, 0.2, 1)`,
    easeOut: `cubic-bezier(0.0, 0, 0.2, 1)`,
    easeIn: `cubic-bezier(0.4, 0, 1, 1)`,
    sharp: `cubic-bezier(0.4, 0, 0.6, 1)`,
  },
  ho = { shortest: 150, shorter: 200, short: 250, standard: 300, complex: 375, enteringScreen: 225, leavingScreen: 195 }
function go(e) {
  return `${Math.round(e)}ms`
}
function _o(e) {
  if (!e) return 0
  let t = e / 36
  return Math.min(Math.round((4 + 15 * t ** 0.25 + t / 5) * 10), 3e3)
}
function vo(e) {
  let t = { ...e }
  delete t.reducedMotion
  let n = { ...mo, ...t.easing },
    r = { ...ho, ...t.duration }
  return {
    getAutoHeightDuration: _o,
    create:
      t.create ??
      ((e = fo, t = po) => {
        let { duration: i = r.standard, easing: a = n.easeInOut, delay: o = 0, ...s } = t
        return (Array.isArray(e) ? e : [e])
          .map((e) => `${e} ${typeof i == `string` ? i : go(i)} ${a} ${typeof o == `string` ? o : go(o)}`)
          .join(`,`)
      }),
    ...t,
    easing: n,
    duration: r,
  }
}
var yo = {}
function bo(e = yo) {
  return { reducedMotion: `never`, ...e }
}
var xo = {
  mobileStepper: 1e3,
  fab: 1050,
  speedDial: 1050,
  appBar: 1100,
  drawer: 1200,
  modal: 1300,
  snackbar: 1400,
  tooltip: 1500,
}
function So(e) {
  return (
    Ht(e) || e === void 0 || typeof e == `string` || typeof e == `boolean` || typeof e == `number` || Array.isArray(e)
  )
}
function Co(e = {}) {
  let t = { ...e }
  function n(e) {
    let t = Object.entries(e)
    for (let r = 0; r < t.length; r++) {
      let [i, a] = t[r]
      !So(a) || i.startsWith(`unstable_`) || i.startsWith(`internal_`)
        ? delete e[i]
        : Ht(a) && ((e[i] = { ...a }), n(e[i]))
    }
  }
  return (
    n(t),
    `import { unstable_createBreakpoints as createBreakpoints, createTransitions } from '@mui/material/styles';

const theme = ${JSON.stringify(t, null, 2)};

theme.breakpoints = createBreakpoints(theme.breakpoints || {});
theme.motion = { reducedMotion: 'never', ...theme.motion };
theme.transitions = createTransitions(theme.transitions || {});

export default theme;`
  )
}
function wo(e) {
  return typeof e == `number` ? `${(e * 100).toFixed(0)}%` : `calc((${e}) * 100%)`
}
var To = (e) => {
  if (!Number.isNaN(+e)) return +e
  let t = e.match(/\d*\.?\d+/g)
  if (!t) return 0
  let n = 0
  for (let e = 0; e < t.length; e += 1) n += +t[e]
  return n
}
function Eo(e) {
  return e.startsWith(`hsl`) ? pi(e) : e
}
function Do(e, t, n = ``) {
  let r = n.trim()
  if (r && !r.startsWith(`color(`))
    try {
      let e = ui(Eo(r))
      if (e.split(` `).length === 3 && !e.includes(`NaN`)) return `var(--${t}Channel, ${e})`
    } catch {}
  return `var(--${t}Channel)`
}
function Oo(e) {
  Object.assign(e, {
    alpha(t, n) {
      let r = this || e
      if (r.colorSpace) return `oklch(from ${t} l c h / ${typeof n == `string` ? `calc(${n})` : n})`
      if (r.vars) {
        let e = typeof n == `string` ? `calc(${n})` : n
        return t.startsWith(`color(`)
          ? t.replace(/\s*(?:\/[^)]*)?\)$/, ` / ${e})`)
          : `rgba(${t.includes(`var(`) ? t.replace(/var\(--([^,\s)]+)(?:,((?:[^()]|\([^()]*\))+)\)|(?:,[^)]+)?\)+)/g, Do) : di(Eo(t))} / ${e})`
      }
      return gi(t, To(n))
    },
    lighten(t, n) {
      let r = this || e
      return r.colorSpace ? `color-mix(in ${r.colorSpace}, ${t}, #fff ${wo(n)})` : yi(t, n)
    },
    darken(t, n) {
      let r = this || e
      return r.colorSpace ? `color-mix(in ${r.colorSpace}, ${t}, #000 ${wo(n)})` : vi(t, n)
    },
  })
}
function ko(e = {}, ...t) {
  let {
    breakpoints: n,
    mixins: r = {},
    spacing: i,
    palette: a = {},
    motion: o = {},
    transitions: s = {},
    typography: c = {},
    shape: l,
    colorSpace: u,
    ...d
  } = e
  if (e.vars && e.generateThemeVars === void 0) throw Error(Lt(22))
  let f = Ha({ ...a, colorSpace: u }),
    p = Or(e),
    m = Wt(p, {
      mixins: no(p.breakpoints, r),
      palette: f,
      shadows: uo.slice(),
      typography: oo(f, c),
      motion: bo(o),
      transitions: vo(s),
      zIndex: { ...xo },
    })
  return (
    (m = Wt(m, d)),
    (m = t.reduce((e, t) => Wt(e, t), m)),
    delete m.transitions.reducedMotion,
    m.focusVisible != null && m.focusVisible !== !1 && (m.focusVisible = $a(m.focusVisible, m.palette.primary.main)),
    (m.unstable_sxConfig = { ...ir, ...d?.unstable_sxConfig }),
    (m.unstable_sx = function (e) {
      return sr({ sx: e, theme: this })
    }),
    (m.toRuntimeSource = Co),
    Oo(m),
    m
  )
}
function Ao(e) {
  let t
  return ((t = e < 1 ? 5.11916 * e ** 2 : 4.5 * Math.log(e + 1) + 2), Math.round(t * 10) / 1e3)
}
var jo = [...Array(25)].map((e, t) => {
  if (t === 0) return `none`
  let n = Ao(t)
  return `linear-gradient(rgba(255 255 255 / ${n}), rgba(255 255 255 / ${n}))`
})
function Mo(e) {
  return {
    inputPlaceholder: e === `dark` ? 0.5 : 0.42,
    inputUnderline: e === `dark` ? 0.7 : 0.42,
    switchTrackDisabled: e === `dark` ? 0.2 : 0.12,
    switchTrack: e === `dark` ? 0.3 : 0.38,
  }
}
function No(e) {
  return e === `dark` ? jo : []
}
function Po(e) {
  let { palette: t = { mode: `light` }, opacity: n, overlays: r, colorSpace: i, ...a } = e,
    o = Ha({ ...t, colorSpace: i })
  return { palette: o, opacity: { ...Mo(o.mode), ...n }, overlays: r || No(o.mode), ...a }
}
function Fo(e) {
  return (
    e[0] === `motion` ||
    e[0] === `focusVisible` ||
    !!e[0].match(
      /(cssVarPrefix|colorSchemeSelector|modularCssLayers|rootSelector|typography|mixins|breakpoints|direction|transitions)/,
    ) ||
    !!e[0].match(/sxConfig$/) ||
    (e[0] === `palette` && !!e[1]?.match(/(mode|contrastThreshold|tonalOffset)/))
  )
}
var Io = (e) => [
    ...[...Array(25)].map((t, n) => `--${e ? `${e}-` : ``}overlays-${n}`),
    `--${e ? `${e}-` : ``}palette-AppBar-darkBg`,
    `--${e ? `${e}-` : ``}palette-AppBar-darkColor`,
  ],
  Lo = (e) => (t, n) => {
    let r = e.rootSelector || `:root`,
      i = e.colorSchemeSelector,
      a = i
    if (
      (i === `class` && (a = `.%s`),
      i === `data` && (a = `[data-%s]`),
      i?.startsWith(`data-`) && !i.includes(`%s`) && (a = `[${i}="%s"]`),
      e.defaultColorScheme === t)
    ) {
      if (t === `dark`) {
        let i = {}
        return (
          Io(e.cssVarPrefix).forEach((e) => {
            ;((i[e] = n[e]), delete n[e])
          }),
          a === `media`
            ? { [r]: n, '@media (prefers-color-scheme: dark)': { [r]: i } }
            : a
              ? { [a.replace(`%s`, t)]: i, [`${r}, ${a.replace(`%s`, t)}`]: n }
              : { [r]: { ...n, ...i } }
        )
      }
      if (a && a !== `media`) return `${r}, ${a.replace(`%s`, String(t))}`
    } else if (t) {
      if (a === `media`) return { [`@media (prefers-color-scheme: ${String(t)})`]: { [r]: n } }
      if (a) return a.replace(`%s`, String(t))
    }
    return r
  }
function Ro(e, t) {
  t.forEach((t) => {
    e[t] || (e[t] = {})
  })
}
function X(e, t, n) {
  !e[t] && n && (e[t] = n)
}
function zo(e) {
  return typeof e != `string` || !e.startsWith(`hsl`) ? e : pi(e)
}
function Bo(e, t) {
  ;`${t}Channel` in e ||
    (e[`${t}Channel`] = di(
      zo(e[t]),
      `MUI: Can't create \`palette.${t}Channel\` because \`palette.${t}\` is not one of these formats: #nnn, #nnnnnn, rgb(), rgba(), hsl(), hsla(), color().
To suppress this warning, you need to explicitly provide the \`palette.${t}Channel\` as a string (in rgb format, for example "12 12 12") or undefined if you want to remove the channel token.`,
    ))
}
function Vo(e) {
  return typeof e == `number`
    ? `${e}px`
    : typeof e == `string` || typeof e == `function` || Array.isArray(e)
      ? e
      : `8px`
}
var Ho = (e) => {
    try {
      return e()
    } catch {}
  },
  Uo = (e = `mui`) => aa(e)
function Wo(e, t, n, r, i) {
  if (!n) return
  n = n === !0 ? {} : n
  let a = i === `dark` ? `dark` : `light`
  if (!r) {
    t[i] = Po({ ...n, palette: { mode: a, ...n?.palette }, colorSpace: e })
    return
  }
  let { palette: o, ...s } = ko({ ...r, palette: { mode: a, ...n?.palette }, colorSpace: e })
  return ((t[i] = { ...n, palette: o, opacity: { ...Mo(a), ...n?.opacity }, overlays: n?.overlays || No(a) }), s)
}
function Go(e = {}, ...t) {
  let {
      colorSchemes: n = { light: !0 },
      defaultColorScheme: r,
      disableCssColorScheme: i = !1,
      cssVarPrefix: a = `mui`,
      nativeColor: o = !1,
      shouldSkipGeneratingVar: s = Fo,
      colorSchemeSelector: c = n.light && n.dark ? `media` : void 0,
      rootSelector: l = `:root`,
      ...u
    } = e,
    d = Object.keys(n)[0],
    f = r || (n.light && d !== `light` ? `light` : d),
    p = Uo(a),
    { [f]: m, light: h, dark: g, ..._ } = n,
    v = { ..._ },
    y = m
  if ((((f === `dark` && !(`dark` in n)) || (f === `light` && !(`light` in n))) && (y = !0), !y)) throw Error(Lt(21, f))
  let b
  o && (b = `oklch`)
  let x = Wo(b, v, y, u, f)
  ;(h && !v.light && Wo(b, v, h, void 0, `light`), g && !v.dark && Wo(b, v, g, void 0, `dark`))
  let S = {
    defaultColorScheme: f,
    ...x,
    cssVarPrefix: a,
    colorSchemeSelector: c,
    rootSelector: l,
    getCssVar: p,
    colorSchemes: v,
    font: { ...to(x.typography), ...x.font },
    spacing: Vo(u.spacing),
  }
  ;(Object.keys(S.colorSchemes).forEach((e) => {
    let t = S.colorSchemes[e].palette,
      n = (e) => {
        let n = e.split(`-`),
          r = n[1],
          i = n[2]
        return p(e, t[r][i])
      }
    ;(t.mode === `light` && (X(t.common, `background`, `#fff`), X(t.common, `onBackground`, `#000`)),
      t.mode === `dark` && (X(t.common, `background`, `#000`), X(t.common, `onBackground`, `#fff`)),
      o || Bo(t.text, `primary`))
    function r(e, t, n) {
      if (b) {
        let r
        return (
          e === _i && (r = `transparent ${((1 - n) * 100).toFixed(0)}%`),
          e === K && (r = `#000 ${(n * 100).toFixed(0)}%`),
          e === q && (r = `#fff ${(n * 100).toFixed(0)}%`),
          `color-mix(in ${b}, ${t}, ${r})`
        )
      }
      return e(t, n)
    }
    if (
      (Ro(t, [
        `Alert`,
        `AppBar`,
        `Avatar`,
        `Button`,
        `Chip`,
        `FilledInput`,
        `Input`,
        `LinearProgress`,
        `Skeleton`,
        `Slider`,
        `SnackbarContent`,
        `SpeedDialAction`,
        `StepConnector`,
        `StepContent`,
        `Switch`,
        `TableCell`,
        `Tooltip`,
      ]),
      t.mode === `light`)
    ) {
      ;(X(t.Alert, `errorColor`, r(K, o ? p(`palette-error-light`) : t.error.light, 0.6)),
        X(t.Alert, `infoColor`, r(K, o ? p(`palette-info-light`) : t.info.light, 0.6)),
        X(t.Alert, `successColor`, r(K, o ? p(`palette-success-light`) : t.success.light, 0.6)),
        X(t.Alert, `warningColor`, r(K, o ? p(`palette-warning-light`) : t.warning.light, 0.6)),
        X(t.Alert, `errorFilledBg`, n(`palette-error-main`)),
        X(t.Alert, `infoFilledBg`, n(`palette-info-main`)),
        X(t.Alert, `successFilledBg`, n(`palette-success-main`)),
        X(t.Alert, `warningFilledBg`, n(`palette-warning-main`)),
        X(
          t.Alert,
          `errorFilledColor`,
          Ho(() => t.getContrastText(t.error.main)),
        ),
        X(
          t.Alert,
          `infoFilledColor`,
          Ho(() => t.getContrastText(t.info.main)),
        ),
        X(
          t.Alert,
          `successFilledColor`,
          Ho(() => t.getContrastText(t.success.main)),
        ),
        X(
          t.Alert,
          `warningFilledColor`,
          Ho(() => t.getContrastText(t.warning.main)),
        ),
        X(t.Alert, `errorStandardBg`, r(q, o ? p(`palette-error-light`) : t.error.light, 0.9)),
        X(t.Alert, `infoStandardBg`, r(q, o ? p(`palette-info-light`) : t.info.light, 0.9)),
        X(t.Alert, `successStandardBg`, r(q, o ? p(`palette-success-light`) : t.success.light, 0.9)),
        X(t.Alert, `warningStandardBg`, r(q, o ? p(`palette-warning-light`) : t.warning.light, 0.9)),
        X(t.Alert, `errorIconColor`, n(`palette-error-main`)),
        X(t.Alert, `infoIconColor`, n(`palette-info-main`)),
        X(t.Alert, `successIconColor`, n(`palette-success-main`)),
        X(t.Alert, `warningIconColor`, n(`palette-warning-main`)),
        X(t.AppBar, `defaultBg`, n(`palette-grey-100`)),
        X(t.Avatar, `defaultBg`, n(`palette-grey-400`)),
        X(t.Button, `inheritContainedBg`, n(`palette-grey-300`)),
        X(t.Button, `inheritContainedHoverBg`, n(`palette-grey-A100`)),
        X(t.Chip, `defaultBorder`, n(`palette-grey-400`)),
        X(t.Chip, `defaultAvatarColor`, n(`palette-grey-700`)),
        X(t.Chip, `defaultIconColor`, n(`palette-grey-700`)),
        X(t.FilledInput, `bg`, `rgba(0, 0, 0, 0.06)`),
        X(t.FilledInput, `hoverBg`, `rgba(0, 0, 0, 0.09)`),
        X(t.FilledInput, `disabledBg`, `rgba(0, 0, 0, 0.12)`),
        X(t.Input, `autofillWebkitBoxShadow`, `none`),
        X(t.LinearProgress, `primaryBg`, r(q, o ? p(`palette-primary-main`) : t.primary.main, 0.62)),
        X(t.LinearProgress, `secondaryBg`, r(q, o ? p(`palette-secondary-main`) : t.secondary.main, 0.62)),
        X(t.LinearProgress, `errorBg`, r(q, o ? p(`palette-error-main`) : t.error.main, 0.62)),
        X(t.LinearProgress, `infoBg`, r(q, o ? p(`palette-info-main`) : t.info.main, 0.62)),
        X(t.LinearProgress, `successBg`, r(q, o ? p(`palette-success-main`) : t.success.main, 0.62)),
        X(t.LinearProgress, `warningBg`, r(q, o ? p(`palette-warning-light`) : t.warning.main, 0.62)),
        X(
          t.Skeleton,
          `bg`,
          b
            ? r(_i, o ? p(`palette-text-primary`) : t.text.primary, 0.11)
            : `rgba(${n(`palette-text-primaryChannel`)} / 0.11)`,
        ),
        X(t.Slider, `primaryTrack`, r(q, o ? p(`palette-primary-main`) : t.primary.main, 0.62)),
        X(t.Slider, `secondaryTrack`, r(q, o ? p(`palette-secondary-main`) : t.secondary.main, 0.62)),
        X(t.Slider, `errorTrack`, r(q, o ? p(`palette-error-main`) : t.error.main, 0.62)),
        X(t.Slider, `infoTrack`, r(q, o ? p(`palette-info-main`) : t.info.main, 0.62)),
        X(t.Slider, `successTrack`, r(q, o ? p(`palette-success-main`) : t.success.main, 0.62)),
        X(t.Slider, `warningTrack`, r(q, o ? p(`palette-warning-main`) : t.warning.main, 0.62)))
      let e = b
        ? r(K, o ? p(`palette-background-default`) : t.background.default, 0.6825)
        : xi(t.background.default, 0.8)
      ;(X(t.SnackbarContent, `bg`, e),
        X(
          t.SnackbarContent,
          `color`,
          Ho(() => (b ? Ma.text.primary : t.getContrastText(e))),
        ),
        X(t.SpeedDialAction, `fabHoverBg`, xi(t.background.paper, 0.15)),
        X(t.StepConnector, `border`, n(`palette-grey-400`)),
        X(t.StepContent, `border`, n(`palette-grey-400`)),
        X(t.Switch, `defaultColor`, n(`palette-common-white`)),
        X(t.Switch, `defaultDisabledColor`, n(`palette-grey-100`)),
        X(t.Switch, `primaryDisabledColor`, r(q, o ? p(`palette-primary-main`) : t.primary.main, 0.62)),
        X(t.Switch, `secondaryDisabledColor`, r(q, o ? p(`palette-secondary-main`) : t.secondary.main, 0.62)),
        X(t.Switch, `errorDisabledColor`, r(q, o ? p(`palette-error-main`) : t.error.main, 0.62)),
        X(t.Switch, `infoDisabledColor`, r(q, o ? p(`palette-info-main`) : t.info.main, 0.62)),
        X(t.Switch, `successDisabledColor`, r(q, o ? p(`palette-success-main`) : t.success.main, 0.62)),
        X(t.Switch, `warningDisabledColor`, r(q, o ? p(`palette-warning-main`) : t.warning.main, 0.62)),
        X(t.TableCell, `border`, r(q, _i(o ? p(`palette-divider`) : t.divider, 1), 0.88)),
        X(t.Tooltip, `bg`, r(_i, o ? p(`palette-grey-700`) : t.grey[700], 0.92)))
    }
    if (t.mode === `dark`) {
      ;(X(t.Alert, `errorColor`, r(q, o ? p(`palette-error-light`) : t.error.light, 0.6)),
        X(t.Alert, `infoColor`, r(q, o ? p(`palette-info-light`) : t.info.light, 0.6)),
        X(t.Alert, `successColor`, r(q, o ? p(`palette-success-light`) : t.success.light, 0.6)),
        X(t.Alert, `warningColor`, r(q, o ? p(`palette-warning-light`) : t.warning.light, 0.6)),
        X(t.Alert, `errorFilledBg`, n(`palette-error-dark`)),
        X(t.Alert, `infoFilledBg`, n(`palette-info-dark`)),
        X(t.Alert, `successFilledBg`, n(`palette-success-dark`)),
        X(t.Alert, `warningFilledBg`, n(`palette-warning-dark`)),
        X(
          t.Alert,
          `errorFilledColor`,
          Ho(() => t.getContrastText(t.error.dark)),
        ),
        X(
          t.Alert,
          `infoFilledColor`,
          Ho(() => t.getContrastText(t.info.dark)),
        ),
        X(
          t.Alert,
          `successFilledColor`,
          Ho(() => t.getContrastText(t.success.dark)),
        ),
        X(
          t.Alert,
          `warningFilledColor`,
          Ho(() => t.getContrastText(t.warning.dark)),
        ),
        X(t.Alert, `errorStandardBg`, r(K, o ? p(`palette-error-light`) : t.error.light, 0.9)),
        X(t.Alert, `infoStandardBg`, r(K, o ? p(`palette-info-light`) : t.info.light, 0.9)),
        X(t.Alert, `successStandardBg`, r(K, o ? p(`palette-success-light`) : t.success.light, 0.9)),
        X(t.Alert, `warningStandardBg`, r(K, o ? p(`palette-warning-light`) : t.warning.light, 0.9)),
        X(t.Alert, `errorIconColor`, n(`palette-error-main`)),
        X(t.Alert, `infoIconColor`, n(`palette-info-main`)),
        X(t.Alert, `successIconColor`, n(`palette-success-main`)),
        X(t.Alert, `warningIconColor`, n(`palette-warning-main`)),
        X(t.AppBar, `defaultBg`, n(`palette-grey-900`)),
        X(t.AppBar, `darkBg`, n(`palette-background-paper`)),
        X(t.AppBar, `darkColor`, n(`palette-text-primary`)),
        X(t.Avatar, `defaultBg`, n(`palette-grey-600`)),
        X(t.Button, `inheritContainedBg`, n(`palette-grey-800`)),
        X(t.Button, `inheritContainedHoverBg`, n(`palette-grey-700`)),
        X(t.Chip, `defaultBorder`, n(`palette-grey-700`)),
        X(t.Chip, `defaultAvatarColor`, n(`palette-grey-300`)),
        X(t.Chip, `defaultIconColor`, n(`palette-grey-300`)),
        X(t.FilledInput, `bg`, `rgba(255, 255, 255, 0.09)`),
        X(t.FilledInput, `hoverBg`, `rgba(255, 255, 255, 0.13)`),
        X(t.FilledInput, `disabledBg`, `rgba(255, 255, 255, 0.12)`),
        X(t.Input, `autofillWebkitBoxShadow`, `0 0 0 100px #266798 inset`),
        X(t.LinearProgress, `primaryBg`, r(K, o ? p(`palette-primary-main`) : t.primary.main, 0.5)),
        X(t.LinearProgress, `secondaryBg`, r(K, o ? p(`palette-secondary-main`) : t.secondary.main, 0.5)),
        X(t.LinearProgress, `errorBg`, r(K, o ? p(`palette-error-main`) : t.error.main, 0.5)),
        X(t.LinearProgress, `infoBg`, r(K, o ? p(`palette-info-main`) : t.info.main, 0.5)),
        X(t.LinearProgress, `successBg`, r(K, o ? p(`palette-success-main`) : t.success.main, 0.5)),
        X(t.LinearProgress, `warningBg`, r(K, o ? p(`palette-warning-main`) : t.warning.main, 0.5)),
        X(
          t.Skeleton,
          `bg`,
          b
            ? r(_i, o ? p(`palette-text-primary`) : t.text.primary, 0.13)
            : `rgba(${n(`palette-text-primaryChannel`)} / 0.13)`,
        ),
        X(t.Slider, `primaryTrack`, r(K, o ? p(`palette-primary-main`) : t.primary.main, 0.5)),
        X(t.Slider, `secondaryTrack`, r(K, o ? p(`palette-secondary-main`) : t.secondary.main, 0.5)),
        X(t.Slider, `errorTrack`, r(K, o ? p(`palette-error-main`) : t.error.main, 0.5)),
        X(t.Slider, `infoTrack`, r(K, o ? p(`palette-info-main`) : t.info.main, 0.5)),
        X(t.Slider, `successTrack`, r(K, o ? p(`palette-success-main`) : t.success.main, 0.5)),
        X(t.Slider, `warningTrack`, r(K, o ? p(`palette-warning-light`) : t.warning.main, 0.5)))
      let e = b
        ? r(q, o ? p(`palette-background-default`) : t.background.default, 0.985)
        : xi(t.background.default, 0.98)
      ;(X(t.SnackbarContent, `bg`, e),
        X(
          t.SnackbarContent,
          `color`,
          Ho(() => (b ? Aa.text.primary : t.getContrastText(e))),
        ),
        X(t.SpeedDialAction, `fabHoverBg`, xi(t.background.paper, 0.15)),
        X(t.StepConnector, `border`, n(`palette-grey-600`)),
        X(t.StepContent, `border`, n(`palette-grey-600`)),
        X(t.Switch, `defaultColor`, n(`palette-grey-300`)),
        X(t.Switch, `defaultDisabledColor`, n(`palette-grey-600`)),
        X(t.Switch, `primaryDisabledColor`, r(K, o ? p(`palette-primary-main`) : t.primary.main, 0.55)),
        X(t.Switch, `secondaryDisabledColor`, r(K, o ? p(`palette-secondary-main`) : t.secondary.main, 0.55)),
        X(t.Switch, `errorDisabledColor`, r(K, o ? p(`palette-error-main`) : t.error.main, 0.55)),
        X(t.Switch, `infoDisabledColor`, r(K, o ? p(`palette-info-main`) : t.info.main, 0.55)),
        X(t.Switch, `successDisabledColor`, r(K, o ? p(`palette-success-main`) : t.success.main, 0.55)),
        X(t.Switch, `warningDisabledColor`, r(K, o ? p(`palette-warning-light`) : t.warning.main, 0.55)),
        X(t.TableCell, `border`, r(K, _i(o ? p(`palette-divider`) : t.divider, 1), 0.68)),
        X(t.Tooltip, `bg`, r(_i, o ? p(`palette-grey-700`) : t.grey[700], 0.92)))
    }
    ;(o ||
      (Bo(t.background, `default`),
      Bo(t.background, `paper`),
      Bo(t.common, `background`),
      Bo(t.common, `onBackground`),
      Bo(t, `divider`)),
      Object.keys(t).forEach((e) => {
        let n = t[e]
        e !== `tonalOffset` &&
          !o &&
          n &&
          typeof n == `object` &&
          (n.main && X(t[e], `mainChannel`, di(zo(n.main))),
          n.light && X(t[e], `lightChannel`, di(zo(n.light))),
          n.dark && X(t[e], `darkChannel`, di(zo(n.dark))),
          n.contrastText && X(t[e], `contrastTextChannel`, di(zo(n.contrastText))),
          e === `text` && (Bo(t[e], `primary`), Bo(t[e], `secondary`)),
          e === `action` && (n.active && Bo(t[e], `active`), n.selected && Bo(t[e], `selected`)))
      }))
  }),
    (S = t.reduce((e, t) => Wt(e, t), S)))
  let C = Za(e.focusVisible, t)
  C != null && C !== !1 && (S.focusVisible = $a(C, p(`palette-primary-main`)))
  let w = {
      prefix: a,
      disableCssColorScheme: i,
      shouldSkipGeneratingVar: s,
      getSelector: Lo(S),
      enableContrastVars: o,
    },
    { vars: T, generateThemeVars: E, generateStyleSheets: D } = da(S, w)
  return (
    (S.vars = T),
    Object.entries(S.colorSchemes[S.defaultColorScheme]).forEach(([e, t]) => {
      S[e] = t
    }),
    (S.generateThemeVars = E),
    (S.generateStyleSheets = D),
    (S.generateSpacing = function () {
      return Er(u.spacing, wn(this))
    }),
    (S.getColorSchemeSelector = fa(c)),
    (S.spacing = S.generateSpacing()),
    (S.shouldSkipGeneratingVar = s),
    (S.unstable_sxConfig = { ...ir, ...u?.unstable_sxConfig }),
    (S.unstable_sx = function (e) {
      return sr({ sx: e, theme: this })
    }),
    (S.internal_cache = {}),
    (S.toRuntimeSource = Co),
    S
  )
}
function Ko(e, t, n) {
  e.colorSchemes &&
    n &&
    (e.colorSchemes[t] = { ...(n !== !0 && n), palette: Ha({ ...(n === !0 ? {} : n.palette), mode: t }) })
}
function qo(e = {}, ...t) {
  let {
      palette: n,
      cssVariables: r = !1,
      colorSchemes: i = n ? void 0 : { light: !0 },
      defaultColorScheme: a = n?.mode,
      ...o
    } = e,
    s = a || `light`,
    c = i?.[s],
    l = { ...i, ...(n ? { [s]: { ...(typeof c != `boolean` && c), palette: n } } : void 0) }
  if (r === !1) {
    if (!(`colorSchemes` in e)) return ko(e, ...t)
    let r = n
    ;`palette` in e || (l[s] && (l[s] === !0 ? s === `dark` && (r = { mode: `dark` }) : (r = l[s].palette)))
    let i = ko({ ...e, palette: r }, ...t)
    if (
      ((i.defaultColorScheme = s),
      (i.colorSchemes = l),
      i.palette.mode === `light` &&
        ((i.colorSchemes.light = { ...(l.light !== !0 && l.light), palette: i.palette }), Ko(i, `dark`, l.dark)),
      i.palette.mode === `dark` &&
        ((i.colorSchemes.dark = { ...(l.dark !== !0 && l.dark), palette: i.palette }), Ko(i, `light`, l.light)),
      i.focusVisible != null && i.focusVisible !== !1)
    ) {
      let n = i.focusVisible,
        r = Za(e.focusVisible, t),
        a = r && typeof r == `object` ? r.outlineColor : void 0
      if (!a || (Qa(r) && a === i.palette.primary.main)) {
        let { outlineColor: e, ...t } = n
        n = t
      }
      Object.keys(i.colorSchemes).forEach((e) => {
        let t = i.colorSchemes?.[e]?.palette
        t?.primary && (i.colorSchemes[e].focusVisible = $a(n, t.primary.main))
      })
    }
    return i
  }
  return (
    !n && !(`light` in l) && s === `light` && (l.light = !0),
    Go({ ...o, colorSchemes: l, defaultColorScheme: s, ...(typeof r != `boolean` && r) }, ...t)
  )
}
var Jo = qo(),
  Yo = `$$material`
function Xo() {
  let e = Mr(Jo)
  return e.$$material || e
}
function Zo(e) {
  return (0, U.jsx)(Pr, { ...e, defaultTheme: Jo, themeId: Yo })
}
function Qo(e) {
  return e !== `ownerState` && e !== `theme` && e !== `sx` && e !== `as`
}
var $o = (e) => Qo(e) && e !== `classes`,
  Z = qr({ themeId: Yo, defaultTheme: Jo, rootShouldForwardProp: $o })
function es(e) {
  return function (t) {
    return (0, U.jsx)(Zo, { styles: typeof e == `function` ? (n) => e({ theme: n, ...t }) : e })
  }
}
function Q(e) {
  return Ni(e)
}
var ts = typeof es({}) == `function`,
  ns = (e, t) => ({
    WebkitFontSmoothing: `antialiased`,
    MozOsxFontSmoothing: `grayscale`,
    boxSizing: `border-box`,
    WebkitTextSizeAdjust: `100%`,
    ...(t && !e.vars && { colorScheme: e.palette.mode }),
  }),
  rs = (e) => ({
    color: (e.vars || e).palette.text.primary,
    ...e.typography.body1,
    backgroundColor: (e.vars || e).palette.background.default,
    '@media print': { backgroundColor: (e.vars || e).palette.common.white },
  }),
  is = (e, t = !1) => {
    let n = {}
    t &&
      e.colorSchemes &&
      typeof e.getColorSchemeSelector == `function` &&
      Object.entries(e.colorSchemes).forEach(([t, r]) => {
        let i = e.getColorSchemeSelector(t)
        i.startsWith(`@`)
          ? (n[i] = { ':root': { colorScheme: r.palette?.mode } })
          : (n[i.replace(/\s*&/, ``)] = { colorScheme: r.palette?.mode })
      })
    let r = {
        html: ns(e, t),
        '*, *::before, *::after': { boxSizing: `inherit` },
        'strong, b': { fontWeight: e.typography.fontWeightBold },
        body: { margin: 0, ...rs(e), '&::backdrop': { backgroundColor: (e.vars || e).palette.background.default } },
        ...n,
      },
      i = e.components?.MuiCssBaseline?.styleOverrides
    return (i && (r = [r, i]), r)
  },
  as = `mui-ecs`,
  os = (e) => {
    let t = is(e, !1),
      n = Array.isArray(t) ? t[0] : t
    return (
      !e.vars && n && (n.html[`:root:has(${as})`] = { colorScheme: e.palette.mode }),
      e.colorSchemes &&
        Object.entries(e.colorSchemes).forEach(([t, r]) => {
          let i = e.getColorSchemeSelector(t)
          i.startsWith(`@`)
            ? (n[i] = { [`:root:not(:has(.${as}))`]: { colorScheme: r.palette?.mode } })
            : (n[i.replace(/\s*&/, ``)] = { [`&:not(:has(.${as}))`]: { colorScheme: r.palette?.mode } })
        }),
      t
    )
  },
  ss = es(ts ? ({ theme: e, enableColorScheme: t }) => is(e, t) : ({ theme: e }) => os(e))
function cs(e) {
  let { children: t, enableColorScheme: n = !1 } = Q({ props: e, name: `MuiCssBaseline` })
  return (0, U.jsxs)(g.Fragment, {
    children: [
      ts && (0, U.jsx)(ss, { enableColorScheme: n }),
      !ts && !n && (0, U.jsx)(`span`, { className: as, style: { display: `none` } }),
      t,
    ],
  })
}
function ls(e) {
  return typeof e == `string`
}
function us(e, t = 166) {
  let n
  function r(...r) {
    ;(clearTimeout(n),
      (n = setTimeout(() => {
        e.apply(this, r)
      }, t)))
  }
  return (
    (r.clear = () => {
      clearTimeout(n)
    }),
    r
  )
}
function ds(...e) {
  let t = g.useRef(void 0),
    n = g.useCallback((t) => {
      let n = e.map((e) => {
        if (e == null) return null
        if (typeof e == `function`) {
          let n = e,
            r = n(t)
          return typeof r == `function`
            ? r
            : () => {
                n(null)
              }
        }
        return (
          (e.current = t),
          () => {
            e.current = null
          }
        )
      })
      return () => {
        n.forEach((e) => e?.())
      }
    }, e)
  return g.useMemo(
    () =>
      e.every((e) => e == null)
        ? null
        : (e) => {
            ;((t.current &&= (t.current(), void 0)), e != null && (t.current = n(e)))
          },
    e,
  )
}
function fs(e) {
  let t = g.useRef(e)
  return (
    ti(() => {
      t.current = e
    }),
    g.useRef((...e) => (0, t.current)(...e)).current
  )
}
function ps(e) {
  return (e && e.ownerDocument) || document
}
function ms(e) {
  return ps(e).defaultView || window
}
var hs = Ui,
  $ = Rt,
  gs = ds,
  _s = ti,
  vs = ps
function ys(e) {
  let t = e.activeElement
  for (; t?.shadowRoot?.activeElement != null;) t = t.shadowRoot.activeElement
  return t
}
var bs = ys,
  xs = { transition: `none` }
function Ss(e, t) {
  return e === `always` ? t : e === `system` ? { '@media (prefers-reduced-motion: reduce)': t } : null
}
var Cs = (e) => e.scrollTop,
  ws = { offsetX: 0, offsetY: 0 },
  Ts = {},
  Es = [`all`],
  Ds = {},
  Os = {
    matrix: [4, 5],
    matrix3d: [12, 13],
    translate: [0, 1],
    translate3d: [0, 1],
    translateX: [0, null],
    translateY: [null, 0],
  }
function ks(e) {
  let t = parseFloat(e ?? ``)
  return Number.isNaN(t) ? 0 : t
}
function As(e) {
  let t = e.match(/^(matrix|matrix3d|translate|translate3d|translateX|translateY)\((.+)\)$/)
  return t ? { type: t[1], values: t[2].split(`,`).map(ks) } : null
}
function js(e, t) {
  return t === null ? 0 : e[t] || 0
}
function Ms(e) {
  if (!e || e === `none`) return ws
  let t = As(e)
  if (!t) return ws
  let { type: n, values: r } = t,
    i = Os[n]
  return i ? { offsetX: js(r, i[0]), offsetY: js(r, i[1]) } : ws
}
function Ns(e, t) {
  return (n) => {
    if (t) {
      let r = e.current
      n === void 0 ? t(r) : t(r, n)
    }
  }
}
function Ps(e, t, n, r, i, a) {
  let o = e === `exited` && !t ? r : n[e] || n.exited
  return i || a ? { ...o, ...i, ...a } : o
}
function Fs(e, t) {
  let { timeout: n, easing: r, style: i = Ts } = e
  return {
    duration: i.transitionDuration ?? (typeof n == `number` ? n : n[t.mode] || 0),
    easing: i.transitionTimingFunction ?? (typeof r == `object` ? r[t.mode] : r),
    delay: i.transitionDelay,
  }
}
function Is(e, t) {
  let n = t ?? xs
  return Ss(e.motion?.reducedMotion, n)
}
function Ls(e, t = Es, n = Ds) {
  let r = e.transitions?.create?.(t, n),
    i = Is(e)
  if (r === void 0) return i ?? Ts
  let a = { transition: r }
  return i ? { ...a, ...i } : a
}
function Rs(e) {
  return W(`MuiListItemButton`, e)
}
var zs = G(`MuiListItemButton`, [
  `root`,
  `focusVisible`,
  `dense`,
  `alignItemsFlexStart`,
  `disabled`,
  `divider`,
  `gutters`,
  `selected`,
])
function Bs(e) {
  return String(e).match(/[\d.\-+]*\s*(.*)/)[1] || ``
}
function Vs(e) {
  return parseFloat(e)
}
function Hs({ theme: e, ...t }) {
  let n = `$$material` in e ? e[Yo] : void 0
  return (0, U.jsx)(Vi, { ...t, themeId: n ? Yo : void 0, theme: n || e })
}
var Us = {
    attribute: `data-mui-color-scheme`,
    colorSchemeStorageKey: `mui-color-scheme`,
    defaultLightColorScheme: `light`,
    defaultDarkColorScheme: `dark`,
    modeStorageKey: `mui-mode`,
  },
  {
    CssVarsProvider: Ws,
    useColorScheme: Gs,
    getInitColorSchemeScript: Ks,
  } = ia({
    themeId: Yo,
    theme: () => qo({ cssVariables: !0 }),
    colorSchemeStorageKey: Us.colorSchemeStorageKey,
    modeStorageKey: Us.modeStorageKey,
    defaultColorScheme: { light: Us.defaultLightColorScheme, dark: Us.defaultDarkColorScheme },
    resolveTheme: (e) => {
      let t = { ...e, typography: oo(e.palette, e.typography) }
      return (
        (t.unstable_sx = function (e) {
          return sr({ sx: e, theme: this })
        }),
        t
      )
    },
  }),
  qs = Ws
function Js({ theme: e, ...t }) {
  let n = g.useMemo(() => {
    if (typeof e == `function`) return e
    let t = `$$material` in e ? e[Yo] : e
    return `colorSchemes` in t ? null : `vars` in t ? e : { ...e, vars: null }
  }, [e])
  return n ? (0, U.jsx)(Hs, { theme: n, ...t }) : (0, U.jsx)(qs, { theme: e, ...t })
}
var Ys = We({ key: `cl`, nonce: document.querySelector(`meta[property="csp-nonce"]`)?.nonce || void 0 }),
  Xs = {
    MuiChip: {
      defaultProps: { variant: `outlined` },
      styleOverrides: {
        root: ({ theme: e }) => ({
          height: 44,
          borderRadius: 999,
          fontSize: `0.9375rem`,
          fontWeight: 500,
          variants: [
            {
              props: { variant: `outlined`, color: `default` },
              style: {
                borderColor: e.vars.palette.custom.lineStrong,
                backgroundColor: e.vars.palette.background.paper,
              },
            },
            { props: { variant: `filled`, color: `primary` }, style: { border: `1px solid transparent` } },
          ],
          '&:focus-visible, &.Mui-focusVisible': {
            outline: `3px solid ${e.vars.palette.brand.line}`,
            outlineOffset: 2,
          },
        }),
        label: { paddingLeft: 16, paddingRight: 16 },
      },
    },
    MuiTabs: {
      styleOverrides: {
        root: ({ theme: e }) => ({ minHeight: 48, borderBottom: `1px solid ${e.vars.palette.divider}` }),
        indicator: ({ theme: e }) => ({ height: 3, backgroundColor: e.vars.palette.brand.line }),
      },
    },
    MuiTab: {
      styleOverrides: {
        root: ({ theme: e }) => ({
          minHeight: 48,
          padding: `12px 14px`,
          fontSize: `0.9375rem`,
          color: e.vars.palette.text.secondary,
          '&.Mui-selected': { color: e.vars.palette.text.primary },
          '&:focus-visible, &.Mui-focusVisible': { outlineOffset: -3 },
        }),
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: ({ theme: e }) => ({
          padding: `10px 16px`,
          fontSize: `0.875rem`,
          lineHeight: 1.4286,
          borderBottomColor: e.vars.palette.divider,
          fontVariantNumeric: `tabular-nums lining-nums`,
        }),
        head: ({ theme: e }) => ({
          padding: `11px 16px`,
          fontSize: `0.8125rem`,
          lineHeight: 1.3846,
          fontWeight: 500,
          color: e.vars.palette.text.secondary,
          backgroundColor: e.vars.palette.background.default,
          whiteSpace: `nowrap`,
          verticalAlign: `bottom`,
        }),
        body: { height: 56 },
      },
    },
    MuiTableRow: {
      styleOverrides: {
        root: ({ theme: e }) => ({
          '&.MuiTableRow-hover:hover': { backgroundColor: e.vars.palette.brand.tint50 },
          '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: e.vars.palette.brand.tint100 },
        }),
      },
    },
    MuiSkeleton: {
      defaultProps: { animation: `wave` },
      styleOverrides: { root: ({ theme: e }) => ({ borderRadius: 6, backgroundColor: e.vars.palette.custom.sunken }) },
    },
    MuiLinearProgress: {
      styleOverrides: {
        root: ({ theme: e }) => ({ height: 8, borderRadius: 4, backgroundColor: e.vars.palette.divider }),
        bar: ({ theme: e }) => ({ borderRadius: 4, backgroundColor: e.vars.palette.brand.line }),
      },
    },
  },
  Zs = (e) => ({
    width: 44,
    height: 44,
    color: e.vars.palette.custom.lineStrong,
    '& .MuiSvgIcon-root': { fontSize: 26 },
    '&.Mui-checked, &.MuiCheckbox-indeterminate': { color: e.vars.palette.primary.main },
  }),
  Qs = {
    MuiButtonBase: {
      styleOverrides: {
        root: ({ theme: e }) => ({
          '&:focus-visible, &.Mui-focusVisible': {
            outline: `3px solid ${e.vars.palette.brand.line}`,
            outlineOffset: 2,
          },
        }),
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: !0 },
      styleOverrides: {
        root: ({ theme: e }) => ({
          minHeight: 48,
          padding: `10px 20px`,
          borderRadius: 12,
          variants: [
            {
              props: { size: `small` },
              style: { minHeight: 44, padding: `8px 16px`, fontSize: `0.9375rem`, lineHeight: 1.3333 },
            },
            {
              props: { variant: `outlined`, color: `primary` },
              style: {
                borderColor: e.vars.palette.custom.lineStrong,
                backgroundColor: e.vars.palette.background.paper,
                color: e.vars.palette.custom.link,
              },
            },
            { props: { variant: `text`, color: `primary` }, style: { color: e.vars.palette.custom.link } },
            {
              props: { variant: `soft` },
              style: {
                backgroundColor: e.vars.palette.brand.tint100,
                color: e.vars.palette.custom.link,
                '&:hover': { backgroundColor: e.vars.palette.brand.tint200 },
              },
            },
          ],
          '&.Mui-disabled': {
            borderColor: e.vars.palette.divider,
            backgroundColor: e.vars.palette.custom.sunken,
            color: e.vars.palette.text.secondary,
          },
        }),
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: ({ theme: e }) => ({
          width: 44,
          height: 44,
          borderRadius: 12,
          color: e.vars.palette.text.secondary,
          '& .MuiSvgIcon-root': { fontSize: 20 },
        }),
      },
    },
    MuiFormControl: { defaultProps: { fullWidth: !0, variant: `outlined` } },
    MuiFormLabel: {
      styleOverrides: {
        root: ({ theme: e }) => ({
          ...e.typography.subtitle1,
          color: e.vars.palette.text.primary,
          '&.Mui-focused, &.Mui-error': { color: e.vars.palette.text.primary },
        }),
        asterisk: { display: `none` },
      },
    },
    MuiInputLabel: {
      defaultProps: { shrink: !0, disableAnimation: !0 },
      styleOverrides: {
        root: {
          position: `static`,
          transform: `none`,
          maxWidth: `none`,
          marginBottom: 6,
          overflow: `visible`,
          whiteSpace: `normal`,
        },
      },
    },
    MuiOutlinedInput: {
      defaultProps: { notched: !1 },
      styleOverrides: {
        root: ({ theme: e, ownerState: t }) => ({
          minHeight: t.size === `small` ? 44 : 52,
          borderRadius: 12,
          backgroundColor: e.vars.palette.background.paper,
          fontSize: `1rem`,
          lineHeight: 1.5,
          '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: e.vars.palette.custom.lineStrong },
          '&.Mui-focused': { boxShadow: `0 0 0 4px ${e.vars.palette.brand.tint200}` },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 2, borderColor: e.vars.palette.custom.link },
          '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 2, borderColor: e.vars.palette.error.main },
          '&.Mui-disabled': { backgroundColor: e.vars.palette.custom.sunken },
        }),
        input: ({ ownerState: e }) => ({
          height: `1.5rem`,
          padding: e?.size === `small` ? `10px 12px` : `14px 16px`,
          '&::placeholder': { opacity: 1 },
        }),
        multiline: { padding: 0 },
        notchedOutline: ({ theme: e }) => ({
          top: 0,
          borderColor: e.vars.palette.custom.lineStrong,
          '& legend': { display: `none` },
        }),
      },
    },
    MuiFormHelperText: {
      styleOverrides: {
        root: ({ theme: e }) => ({
          ...e.typography.body2,
          margin: `6px 0 0`,
          '&.Mui-error': { fontWeight: 500, color: e.vars.palette.error.main },
        }),
      },
    },
    MuiCheckbox: { styleOverrides: { root: ({ theme: e }) => Zs(e) } },
    MuiRadio: { styleOverrides: { root: ({ theme: e }) => Zs(e) } },
    MuiFormControlLabel: { styleOverrides: { root: { minHeight: 44, marginRight: 0, gap: 4 } } },
    MuiSwitch: {
      styleOverrides: {
        root: { width: 44, height: 44, padding: `9px 0` },
        switchBase: ({ theme: e }) => ({
          padding: `12px 3px`,
          color: e.vars.palette.common.white,
          '&.Mui-checked': { transform: `translateX(18px)`, color: e.vars.palette.common.white },
          '&:hover, &.Mui-checked:hover': { backgroundColor: `transparent` },
          '&.Mui-checked + .MuiSwitch-track': { opacity: 1, backgroundColor: e.vars.palette.primary.main },
          '&.Mui-disabled': { color: e.vars.palette.common.white },
          '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.5 },
          '&.Mui-focusVisible + .MuiSwitch-track': {
            outline: `3px solid ${e.vars.palette.brand.line}`,
            outlineOffset: 2,
          },
        }),
        thumb: { width: 20, height: 20, boxShadow: `0 1px 2px #0003` },
        track: ({ theme: e }) => ({ borderRadius: 13, opacity: 1, backgroundColor: e.vars.palette.custom.lineStrong }),
      },
    },
    MuiToggleButtonGroup: {
      styleOverrides: {
        root: ({ theme: e }) => ({
          gap: 2,
          padding: 4,
          borderRadius: 12,
          border: `1px solid ${e.vars.palette.divider}`,
          backgroundColor: e.vars.palette.custom.sunken,
        }),
      },
    },
    MuiToggleButton: {
      styleOverrides: {
        root: ({ theme: e }) => ({
          flex: 1,
          minHeight: 44,
          padding: `10px 14px`,
          border: 0,
          fontSize: `0.9375rem`,
          color: e.vars.palette.text.secondary,
          '&.MuiToggleButtonGroup-grouped': { margin: 0, border: 0, borderRadius: 9 },
          '&.Mui-selected, &.Mui-selected:hover': {
            backgroundColor: e.vars.palette.background.paper,
            color: e.vars.palette.text.primary,
            boxShadow: `0 0 0 1px ${e.vars.palette.divider}`,
          },
        }),
      },
    },
    MuiSlider: {
      styleOverrides: {
        root: ({ theme: e }) => ({ height: 6, padding: `19px 0`, color: e.vars.palette.brand.line }),
        rail: ({ theme: e }) => ({ opacity: 1, backgroundColor: e.vars.palette.divider }),
        track: { border: 0 },
        thumb: ({ theme: e }) => ({
          width: 28,
          height: 28,
          border: `2px solid ${e.vars.palette.custom.link}`,
          backgroundColor: e.vars.palette.background.paper,
          '&:hover, &.Mui-active': { boxShadow: `none` },
          '&.Mui-focusVisible': { boxShadow: `0 0 0 4px ${e.vars.palette.brand.tint200}` },
        }),
      },
    },
  },
  $s = `cubic-bezier(.2,0,0,1)`,
  ec = (e) =>
    `0 2px 4px color-mix(in srgb,${e} 5%,transparent),0 12px 28px -12px color-mix(in srgb,${e} 18%,transparent)`,
  tc = (e) =>
    `0 8px 16px -4px color-mix(in srgb,${e} 10%,transparent),0 32px 64px -20px color-mix(in srgb,${e} 34%,transparent)`,
  nc = [`success`, `warning`, `error`, `info`],
  rc = {
    MuiCssBaseline: {
      styleOverrides: {
        body: { fontVariantNumeric: `tabular-nums lining-nums`, WebkitFontSmoothing: `antialiased` },
        'body:lang(hi) *': { lineHeight: 1.6, letterSpacing: 0, textTransform: `none` },
        'body:lang(hi) :is(.MuiTypography-caption,.MuiTypography-body2,.MuiTableCell-root,.MuiFormHelperText-root)': {
          fontWeight: 400,
        },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: `0.01ms !important`,
            animationIterationCount: `1 !important`,
            transitionDuration: `0.01ms !important`,
            scrollBehavior: `auto !important`,
          },
        },
      },
    },
    MuiTypography: { defaultProps: { variantMapping: { figure: `p`, subtitle1: `p`, subtitle2: `p` } } },
    MuiPaper: {
      defaultProps: { variant: `outlined` },
      styleOverrides: {
        rounded: { borderRadius: 16 },
        outlined: ({ theme: e }) => ({ borderColor: e.vars.palette.divider }),
      },
    },
    MuiCard: { defaultProps: { variant: `outlined` } },
    MuiCardContent: {
      styleOverrides: {
        root: ({ theme: e }) => ({
          padding: 20,
          '&:last-child': { paddingBottom: 20 },
          [e.breakpoints.up(`md`)]: { padding: 24, '&:last-child': { paddingBottom: 24 } },
        }),
      },
    },
    MuiDialog: {
      defaultProps: { fullWidth: !0, transitionDuration: 200 },
      styleOverrides: {
        container: ({ theme: e }) => ({ [e.breakpoints.down(`sm`)]: { alignItems: `flex-end` } }),
        paper: ({ theme: e }) => ({
          border: 0,
          borderRadius: 20,
          boxShadow: tc(e.vars.palette.text.primary),
          [e.breakpoints.down(`sm`)]: {
            margin: 0,
            width: `100%`,
            maxWidth: `100%`,
            maxHeight: `calc(100% - 24px)`,
            borderRadius: `24px 24px 0 0`,
            paddingBottom: `env(safe-area-inset-bottom)`,
          },
        }),
        paperWidthSm: ({ theme: e }) => ({ [e.breakpoints.up(`sm`)]: { maxWidth: 560 } }),
        paperWidthMd: ({ theme: e }) => ({ [e.breakpoints.up(`sm`)]: { maxWidth: 720 } }),
      },
    },
    MuiDialogTitle: { styleOverrides: { root: ({ theme: e }) => ({ ...e.typography.h3, padding: `20px 24px 8px` }) } },
    MuiDialogContent: { styleOverrides: { root: { padding: `8px 24px 20px` } } },
    MuiDialogActions: {
      styleOverrides: {
        root: ({ theme: e }) => ({
          gap: 12,
          padding: `16px 24px`,
          borderTop: `1px solid ${e.vars.palette.divider}`,
          backgroundColor: e.vars.palette.background.default,
          '& > :not(style) ~ :not(style)': { marginLeft: 0 },
        }),
      },
    },
    MuiBackdrop: {
      styleOverrides: {
        root: ({ theme: e }) => ({
          '&:not(.MuiBackdrop-invisible)': {
            backgroundColor: `color-mix(in srgb,${e.vars.palette.text.primary} 48%,transparent)`,
          },
        }),
      },
    },
    MuiPopover: { styleOverrides: { paper: ({ theme: e }) => ({ boxShadow: ec(e.vars.palette.text.primary) }) } },
    MuiMenuItem: { styleOverrides: { root: { minHeight: 44, padding: `8px 16px` } } },
    MuiDrawer: {
      styleOverrides: { paper: { width: 240, borderRadius: 0, borderTop: 0, borderBottom: 0, borderLeft: 0 } },
    },
    MuiListItemButton: {
      styleOverrides: {
        root: ({ theme: e }) => ({
          position: `relative`,
          minHeight: 44,
          padding: `8px 12px`,
          borderRadius: 12,
          '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: e.vars.palette.brand.tint100 },
          '&.Mui-selected::before': {
            content: `""`,
            position: `absolute`,
            inset: `12px auto 12px 0`,
            width: 3,
            borderRadius: 2,
            backgroundColor: e.vars.palette.brand.line,
          },
        }),
      },
    },
    MuiAlert: {
      defaultProps: { variant: `standard` },
      styleOverrides: {
        root: ({ theme: e, ownerState: t }) => {
          let n = nc.find((e) => e === (t.color ?? t.severity)) ?? `success`,
            { main: r, light: i, dark: a } = e.vars.palette[n]
          return {
            padding: `8px 16px`,
            borderRadius: 12,
            border: `1px solid color-mix(in srgb,${a} 32%,${i})`,
            backgroundColor: i,
            color: e.vars.palette.text.primary,
            '& .MuiAlert-icon': { color: r },
          }
        },
      },
    },
    MuiSnackbarContent: {
      styleOverrides: {
        root: ({ theme: e }) => ({
          minHeight: 56,
          borderRadius: 12,
          backgroundColor: e.vars.palette.text.primary,
          color: e.vars.palette.background.paper,
          boxShadow: tc(e.vars.palette.text.primary),
        }),
      },
    },
    MuiTooltip: {
      styleOverrides: {
        tooltip: ({ theme: e }) => ({
          padding: `8px 12px`,
          borderRadius: 8,
          backgroundColor: e.vars.palette.text.primary,
          color: e.vars.palette.background.paper,
          fontSize: `0.8125rem`,
          lineHeight: 1.3846,
          fontWeight: 400,
          transitionTimingFunction: $s,
        }),
        arrow: ({ theme: e }) => ({ color: e.vars.palette.text.primary }),
      },
    },
    MuiLink: {
      styleOverrides: {
        root: ({ theme: e }) => ({
          color: e.vars.palette.custom.link,
          textUnderlineOffset: 3,
          textDecorationColor: `color-mix(in srgb,${e.vars.palette.custom.link} 40%,transparent)`,
        }),
      },
    },
  },
  ic = (e, t) => ({ fontSize: `${e / 16}rem`, lineHeight: t / e }),
  ac = (e, t, n, r) => ({ ...ic(e, t), fontWeight: n, ...(r !== void 0 && { letterSpacing: `${r}em` }) }),
  oc = (e, t) => ({ '@media (min-width:900px)': ic(e, t) }),
  sc = ac(17, 24, 700)
function cc(e) {
  let t = h(e.primary, e.secondary)
  return qo({
    cssVariables: { cssVarPrefix: `cl` },
    palette: {
      contrastThreshold: 4.5,
      primary: { main: t.action, dark: t.actionHover, contrastText: t.onAction },
      secondary: { main: t.brandText, contrastText: `#FFFFFF` },
      brand: {
        main: t.brand,
        dark: t.brandHover,
        contrastText: t.onBrand,
        text: t.brandText,
        line: t.brandLine,
        fill2: t.fill2,
        tint50: t.tint50,
        tint100: t.tint100,
        tint200: t.tint200,
      },
      deep: {
        main: t.deep,
        raised: t.deep2,
        line: t.deepLine,
        text: t.onDeep,
        muted: t.onDeep2,
        accent: t.brandOnDeep,
      },
      text: { primary: t.ink, secondary: t.ink2, disabled: t.ink2 },
      divider: t.line,
      background: { default: t.canvas, paper: t.surface },
      success: { main: `#0B6B43`, light: `#E6F5EC`, dark: `#1D8F5E`, contrastText: `#FFFFFF` },
      warning: { main: `#7A4B00`, light: `#FFF3D9`, dark: `#B57600`, contrastText: `#FFFFFF` },
      error: { main: `#B3261E`, light: `#FDECEA`, dark: `#C9372E`, contrastText: `#FFFFFF` },
      info: { main: `#1B4FA8`, light: `#E9F0FC`, dark: `#3B74D1`, contrastText: `#FFFFFF` },
      custom: { sunken: t.sunken, lineStrong: t.lineStrong, link: t.link },
    },
    shape: { borderRadius: 12 },
    spacing: 4,
    typography: {
      fontFamily: m(e.font),
      fontWeightBold: 700,
      h1: { ...ac(36, 40, 700, -0.03), ...oc(56, 60) },
      h2: { ...ac(26, 32, 700, -0.018), ...oc(32, 40) },
      h3: { ...ac(20, 26, 700, -0.012), ...oc(22, 28) },
      h4: sc,
      h5: sc,
      h6: sc,
      subtitle1: ac(15, 20, 500),
      subtitle2: ac(14, 20, 500),
      body1: ac(16, 24, 400),
      body2: ac(14, 20, 400),
      caption: ac(13, 18, 400),
      button: { ...ac(16, 24, 500), textTransform: `none` },
      figure: { ...ac(28, 34, 700, -0.02), fontVariantNumeric: `tabular-nums lining-nums` },
    },
    components: { ...rc, ...Qs, ...Xs },
  })
}
var lc = e({ MuiBrand: () => uc })
function uc({ children: e }) {
  let t = o(),
    n = (0, g.useMemo)(() => cc(t), [t])
  return (0, U.jsx)(gt, {
    value: Ys,
    children: (0, U.jsxs)(Js, { theme: n, storageManager: null, children: [(0, U.jsx)(cs, {}), e] }),
  })
}
function dc(e) {
  return W(`MuiSvgIcon`, e)
}
G(`MuiSvgIcon`, [
  `root`,
  `colorPrimary`,
  `colorSecondary`,
  `colorAction`,
  `colorError`,
  `colorDisabled`,
  `fontSizeInherit`,
  `fontSizeSmall`,
  `fontSizeMedium`,
  `fontSizeLarge`,
])
var fc = (e) => {
    let { color: t, fontSize: n, classes: r } = e
    return J({ root: [`root`, t !== `inherit` && `color${$(t)}`, `fontSize${$(n)}`] }, dc, r)
  },
  pc = Z(`svg`, {
    name: `MuiSvgIcon`,
    slot: `Root`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [t.root, n.color !== `inherit` && t[`color${$(n.color)}`], t[`fontSize${$(n.fontSize)}`]]
    },
  })(
    hs(({ theme: e }) => ({
      userSelect: `none`,
      width: `1em`,
      height: `1em`,
      display: `inline-block`,
      flexShrink: 0,
      ...Ls(e, `fill`, { duration: (e.vars ?? e).transitions?.duration?.shorter }),
      variants: [
        { props: (e) => !e.hasSvgAsChild, style: { fill: `currentColor` } },
        { props: { fontSize: `inherit` }, style: { fontSize: `inherit` } },
        { props: { fontSize: `small` }, style: { fontSize: e.typography?.pxToRem?.(20) || `1.25rem` } },
        { props: { fontSize: `medium` }, style: { fontSize: e.typography?.pxToRem?.(24) || `1.5rem` } },
        { props: { fontSize: `large` }, style: { fontSize: e.typography?.pxToRem?.(35) || `2.1875rem` } },
        ...Object.entries((e.vars ?? e).palette)
          .filter(([, e]) => e && e.main)
          .map(([t]) => ({ props: { color: t }, style: { color: (e.vars ?? e).palette?.[t]?.main } })),
        { props: { color: `action` }, style: { color: (e.vars ?? e).palette?.action?.active } },
        { props: { color: `disabled` }, style: { color: (e.vars ?? e).palette?.action?.disabled } },
        { props: { color: `inherit` }, style: { color: void 0 } },
      ],
    })),
  ),
  mc = g.forwardRef(function (e, t) {
    let n = Q({ props: e, name: `MuiSvgIcon` }),
      {
        children: r,
        className: i,
        color: a = `inherit`,
        component: o = `svg`,
        fontSize: s = `medium`,
        htmlColor: c,
        inheritViewBox: l = !1,
        titleAccess: u,
        viewBox: d = `0 0 24 24`,
        ...f
      } = n,
      m = g.isValidElement(r) && r.type === `svg`,
      h = {
        ...n,
        color: a,
        component: o,
        fontSize: s,
        instanceFontSize: e.fontSize,
        inheritViewBox: l,
        viewBox: d,
        hasSvgAsChild: m,
      },
      _ = {}
    l || (_.viewBox = d)
    let v = fc(h)
    return (0, U.jsxs)(pc, {
      as: o,
      className: p(v.root, i),
      focusable: `false`,
      color: c,
      'aria-hidden': !u || void 0,
      role: u ? `img` : void 0,
      ref: t,
      ..._,
      ...f,
      ...(m && r.props),
      ownerState: h,
      children: [m ? r.props.children : r, u ? (0, U.jsx)(`title`, { children: u }) : null],
    })
  })
mc.muiName = `SvgIcon`
function hc(e, t) {
  function n(t, n) {
    return (0, U.jsx)(mc, { 'data-testid': void 0, ref: n, ...t, children: e })
  }
  return ((n.muiName = mc.muiName), g.memo(g.forwardRef(n)))
}
function gc(e, t, n) {
  return e === void 0 || ls(e) ? t : { ...t, ownerState: { ...t.ownerState, ...n } }
}
function _c(e, t, n) {
  return typeof e == `function` ? e(t, n) : e
}
function vc(e, t) {
  let n = e.charCodeAt(2)
  return e[0] === `o` && e[1] === `n` && n >= 65 && n <= 90 && typeof t == `function`
}
function yc(e) {
  if (e === void 0) return {}
  let t = {},
    n = Object.keys(e)
  for (let r = 0; r < n.length; r += 1) {
    let i = n[r]
    vc(i, e[i]) && (t[i] = e[i])
  }
  return t
}
function bc(e) {
  if (e === void 0) return {}
  let t = {},
    n = Object.keys(e)
  for (let r = 0; r < n.length; r += 1) {
    let i = n[r]
    vc(i, e[i]) || (t[i] = e[i])
  }
  return t
}
function xc(e) {
  let { getSlotProps: t, additionalProps: n, externalSlotProps: r, externalForwardedProps: i, className: a } = e
  if (!t) {
    let e = p(n?.className, a, i?.className, r?.className),
      t = { ...n, ...i, ...r }
    if ((e.length > 0 && (t.className = e), n?.style || i?.style || r?.style)) {
      let e = { ...n?.style, ...i?.style, ...r?.style }
      Object.keys(e).length > 0 && (t.style = e)
    }
    return { props: t, internalRef: void 0 }
  }
  let o = yc({ ...i, ...r }),
    s = bc(r),
    c = bc(i),
    l = t(o),
    u = p(l?.className, n?.className, a, i?.className, r?.className),
    d = { ...l, ...n, ...c, ...s }
  if ((u.length > 0 && (d.className = u), l?.style || n?.style || i?.style || r?.style)) {
    let e = { ...l?.style, ...n?.style, ...i?.style, ...r?.style }
    Object.keys(e).length > 0 && (d.style = e)
  }
  return { props: d, internalRef: l.ref }
}
function Sc(e, t) {
  let {
      className: n,
      elementType: r,
      ownerState: i,
      externalForwardedProps: a,
      internalForwardedProps: o,
      shouldForwardComponentProp: s = !1,
      ...c
    } = t,
    { component: l, slots: u = { [e]: void 0 }, slotProps: d = { [e]: void 0 }, ...f } = a,
    p = u[e] || r,
    m = _c(d[e], i),
    {
      props: { component: h, ...g },
      internalRef: _,
    } = xc({ className: n, ...c, externalForwardedProps: e === `root` ? f : void 0, externalSlotProps: m }),
    v = ds(_, m?.ref, t.ref),
    y = e === `root` ? h || l : h
  return [
    p,
    gc(
      p,
      {
        ...(e === `root` && !l && !u[e] && o),
        ...(e !== `root` && !u[e] && o),
        ...g,
        ...(y && !s && { as: y }),
        ...(y && s && { component: y }),
        ref: v,
      },
      i,
    ),
  ]
}
var Cc = G(`MuiBox`, [`root`]),
  wc = Lr({ themeId: Yo, defaultTheme: qo(), defaultClassName: Cc.root, generateClassName: Ir.generate })
function Tc(e = window) {
  let t = e.document.documentElement.clientWidth
  return e.innerWidth - t
}
function Ec(e) {
  let t = ps(e)
  return e === t.body || e === t.documentElement
    ? ms(e).innerWidth > t.documentElement.clientWidth
    : e.scrollHeight > e.clientHeight
}
function Dc(e, t) {
  t ? e.setAttribute(`aria-hidden`, `true`) : e.removeAttribute(`aria-hidden`)
}
function Oc(e) {
  return parseFloat(ms(e).getComputedStyle(e).paddingRight) || 0
}
function kc(e) {
  let t = [
      `TEMPLATE`,
      `SCRIPT`,
      `STYLE`,
      `LINK`,
      `MAP`,
      `META`,
      `NOSCRIPT`,
      `PICTURE`,
      `COL`,
      `COLGROUP`,
      `PARAM`,
      `SLOT`,
      `SOURCE`,
      `TRACK`,
    ].includes(e.tagName),
    n = e.tagName === `INPUT` && e.getAttribute(`type`) === `hidden`
  return t || n
}
function Ac(e, t) {
  let n = new Set(),
    r = e
  for (; r && r !== t;) (n.add(r), (r = r.parentElement))
  return r === t ? n : new Set()
}
function jc(e, t, n, r) {
  ;[].forEach.call(e.children, (e) => {
    e === t || kc(e) || (n.has(e) ? jc(e, t, n, r) : r.add(e))
  })
}
function Mc(e) {
  let { container: t, modals: n } = e,
    r = n[n.length - 1].modalRef,
    i = new Set()
  ;(jc(t, r, Ac(r, t), i),
    i.forEach((t) => {
      !e.hiddenSet.has(t) && t.getAttribute(`aria-hidden`) === `true` && i.delete(t)
    }),
    e.hiddenSet.forEach((e) => {
      i.has(e) || Dc(e, !1)
    }),
    i.forEach((e) => Dc(e, !0)),
    r && Dc(r, !1),
    (e.hiddenSet = i))
}
function Nc(e, t) {
  let n = [],
    r = e.container
  if (!t.disableScrollLock) {
    let e
    if (r.parentNode instanceof DocumentFragment) e = ps(r).body
    else {
      let t = r.parentElement,
        n = ms(r)
      e = t?.nodeName === `HTML` && n.getComputedStyle(t).overflowY === `scroll` ? t : r
    }
    if (Ec(e)) {
      let t = Tc(ms(e))
      ;(n.push({ value: e.style.paddingRight, property: `padding-right`, el: e }),
        (e.style.paddingRight = `${Oc(e) + t}px`))
      let i = ps(r).querySelectorAll(`.mui-fixed`)
      ;[].forEach.call(i, (e) => {
        ;(n.push({ value: e.style.paddingRight, property: `padding-right`, el: e }),
          (e.style.paddingRight = `${Oc(e) + t}px`))
      })
    }
    ;(n.push(
      { value: e.style.overflow, property: `overflow`, el: e },
      { value: e.style.overflowX, property: `overflow-x`, el: e },
      { value: e.style.overflowY, property: `overflow-y`, el: e },
    ),
      (e.style.overflow = `hidden`))
  }
  return () => {
    n.forEach(({ value: e, el: t, property: n }) => {
      e ? t.style.setProperty(n, e) : t.style.removeProperty(n)
    })
  }
}
var Pc = class {
  containers = []
  modals = []
  add(e, t) {
    let n = this.modals.indexOf(e)
    if (n !== -1) return n
    ;((n = this.modals.length), this.modals.push(e), e.modalRef && Dc(e.modalRef, !1))
    let r = this.containers.findIndex((e) => e.container === t)
    if (r !== -1) return (this.containers[r].modals.push(e), Mc(this.containers[r]), n)
    let i = { modals: [e], container: t, restore: null, hiddenSet: new Set() }
    return (this.containers.push(i), Mc(i), n)
  }
  mount(e, t) {
    let n = this.containers.findIndex((t) => t.modals.includes(e)),
      r = this.containers[n]
    r.restore ||= Nc(r, t)
  }
  remove(e, t = !0) {
    let n = this.modals.indexOf(e)
    if (n === -1) return n
    let r = this.containers.findIndex((t) => t.modals.includes(e)),
      i = this.containers[r]
    return (
      i.modals.splice(i.modals.indexOf(e), 1),
      this.modals.splice(n, 1),
      i.modals.length === 0
        ? (i.restore && i.restore(),
          e.modalRef && Dc(e.modalRef, t),
          i.hiddenSet.forEach((e) => Dc(e, !1)),
          i.hiddenSet.clear(),
          this.containers.splice(r, 1))
        : (Mc(i), e.modalRef && Dc(e.modalRef, t)),
      n
    )
  }
  isTopModal(e) {
    return this.modals.length > 0 && this.modals[this.modals.length - 1] === e
  }
}
function Fc(e) {
  return e?.props?.ref || null
}
function Ic(e, t) {
  if (!e || !t) return !1
  if (e.contains(t)) return !0
  let n = t.getRootNode?.()
  if (n && n instanceof ShadowRoot) {
    let n = t
    for (; n;) {
      if (e === n) return !0
      n = n.parentNode ?? n.host ?? null
    }
  }
  return !1
}
var Lc = Ic,
  Rc = `data-mui-focusable`
function zc(e) {
  return e ? (e.hasAttribute(`data-mui-focusable`) ? e : e.querySelector(`[${Rc}]`)) : null
}
var Bc = `input,select,textarea,a[href],button,[tabindex],audio[controls],video[controls],[contenteditable]:not([contenteditable="false"])`
function Vc(e) {
  let t = parseInt(e.getAttribute(`tabindex`) || ``, 10)
  return Number.isNaN(t)
    ? e.contentEditable === `true` ||
      ((e.nodeName === `AUDIO` || e.nodeName === `VIDEO` || e.nodeName === `DETAILS`) &&
        e.getAttribute(`tabindex`) === null)
      ? 0
      : e.tabIndex
    : t
}
function Hc(e) {
  if (e.tagName !== `INPUT` || e.type !== `radio` || !e.name) return !1
  let t = (t) => e.ownerDocument.querySelector(`input[type="radio"]${t}`),
    n = t(`[name="${e.name}"]:checked`)
  return ((n ||= t(`[name="${e.name}"]`)), n !== e)
}
function Uc(e) {
  return !(e.disabled || (e.tagName === `INPUT` && e.type === `hidden`) || Hc(e))
}
function Wc(e) {
  let t = [],
    n = []
  return (
    Array.from(e.querySelectorAll(Bc)).forEach((e, r) => {
      let i = Vc(e)
      i !== -1 && Uc(e) && (i === 0 ? t.push(e) : n.push({ documentOrder: r, tabIndex: i, node: e }))
    }),
    n
      .sort((e, t) => (e.tabIndex === t.tabIndex ? e.documentOrder - t.documentOrder : e.tabIndex - t.tabIndex))
      .map((e) => e.node)
      .concat(t)
  )
}
function Gc() {
  return !0
}
function Kc(e) {
  let {
      children: t,
      disableAutoFocus: n = !1,
      disableEnforceFocus: r = !1,
      disableRestoreFocus: i = !1,
      getTabbable: a = Wc,
      isEnabled: o = Gc,
      open: s,
    } = e,
    c = g.useRef(!1),
    l = g.useRef(null),
    u = g.useRef(null),
    d = g.useRef(null),
    f = g.useRef(null),
    p = g.useRef(!1),
    m = g.useRef(null),
    h = ds(Fc(t), m),
    _ = g.useRef(null)
  ;(g.useEffect(() => {
    s && m.current && (p.current = !n)
  }, [n, s]),
    g.useEffect(() => {
      if (((c.current = !1), !s || !m.current)) return
      let e = bs(ps(m.current)),
        t = zc(m.current) ?? m.current
      return (
        Lc(m.current, e) || (t.hasAttribute(`tabIndex`) || t.setAttribute(`tabIndex`, `-1`), p.current && t.focus()),
        () => {
          !i && d.current && ((c.current = !0), d.current.focus(), (d.current = null))
        }
      )
    }, [s]),
    g.useEffect(() => {
      if (!s || !m.current) return
      let e = ps(m.current),
        t = (t) => {
          if (((_.current = t), r || !o() || t.key !== `Tab`)) return
          let n = m.current,
            i = bs(e)
          if (n === null) return
          let s = zc(n)
          if (i === n || i === s) {
            let e = a(n)
            if (e.length === 0) return
            ;(t.preventDefault(), t.shiftKey ? e[e.length - 1].focus() : e[0].focus())
          } else if (Lc(n, i)) {
            let e = a(n),
              r = e.indexOf(i)
            if (r === -1 || !e.some((e) => Vc(e) > 0)) return
            t.preventDefault()
            let o = 0
            ;((o = t.shiftKey ? (r <= 0 ? e.length - 1 : r - 1) : r === e.length - 1 ? 0 : r + 1), e[o].focus())
          }
        },
        n = () => {
          let t = m.current
          if (t === null) return
          let n = bs(e)
          if (!e.hasFocus() || !o() || c.current) {
            c.current = !1
            return
          }
          if (Lc(t, n) || (r && n !== l.current && n !== u.current)) return
          if (n !== f.current) f.current = null
          else if (f.current !== null) return
          if (!p.current) return
          let i = []
          if (((n === l.current || n === u.current) && (i = a(m.current)), i.length > 0)) {
            let e = !!(_.current?.shiftKey && _.current?.key === `Tab`),
              t = i[0],
              n = i[i.length - 1]
            typeof t != `string` && typeof n != `string` && (e ? n.focus() : t.focus())
          } else t.focus()
        }
      ;(e.addEventListener(`focusin`, n), e.addEventListener(`keydown`, t, !0))
      let i = setInterval(() => {
        let t = bs(e)
        t && t.tagName === `BODY` && n()
      }, 50)
      return () => {
        ;(clearInterval(i), e.removeEventListener(`focusin`, n), e.removeEventListener(`keydown`, t, !0))
      }
    }, [n, r, i, o, s, a]))
  let v = (e) => {
      ;(d.current === null && (d.current = e.relatedTarget), (p.current = !0), (f.current = e.target))
      let n = t.props.onFocus
      n && n(e)
    },
    y = (e) => {
      ;(d.current === null && (d.current = e.relatedTarget), (p.current = !0))
    }
  return (0, U.jsxs)(g.Fragment, {
    children: [
      (0, U.jsx)(`div`, { tabIndex: s ? 0 : -1, onFocus: y, ref: l, 'data-testid': `sentinelStart` }),
      g.cloneElement(t, { ref: h, onFocus: v }),
      (0, U.jsx)(`div`, { tabIndex: s ? 0 : -1, onFocus: y, ref: u, 'data-testid': `sentinelEnd` }),
    ],
  })
}
function qc(e, t) {
  typeof e == `function` ? e(t) : e && (e.current = t)
}
function Jc(e) {
  return typeof e == `function` ? e() : e
}
var Yc = g.forwardRef(function (e, t) {
    let { children: n, container: r, disablePortal: i = !1 } = e,
      [a, o] = g.useState(null),
      s = ds(g.isValidElement(n) ? Fc(n) : null, t)
    if (
      (ti(() => {
        i || o(Jc(r) || document.body)
      }, [r, i]),
      ti(() => {
        if (a && !i)
          return (
            qc(t, a),
            () => {
              qc(t, null)
            }
          )
      }, [t, a, i]),
      i)
    ) {
      if (g.isValidElement(n)) {
        let e = { ref: s }
        return g.cloneElement(n, e)
      }
      return n
    }
    return a && ei.createPortal(n, a)
  }),
  Xc = {}
function Zc(e, t) {
  let n = g.useRef(Xc)
  return (n.current === Xc && (n.current = e(t)), n)
}
function Qc(e) {
  let t = Zc(() => $c(e)).current
  return ((t.next = e), ti(t.effect), t)
}
function $c(e) {
  let t = {
    current: e,
    next: e,
    effect: () => {
      t.current = t.next
    },
  }
  return t
}
var el = g.createContext(null)
function tl(e) {
  if (e == null) return { appear: void 0, enter: void 0, exit: void 0 }
  if (typeof e == `number`) return { appear: e, enter: e, exit: e }
  let t = e.enter,
    n = e.exit
  return { appear: e.appear === void 0 ? t : e.appear, enter: t, exit: n }
}
function nl(e) {
  if (e.autoTimeout != null) return e.autoTimeout
  let t = tl(e.timeout)
  return e.currentStatus === `entering`
    ? e.isAppearing
      ? (t.appear ?? t.enter ?? null)
      : (t.enter ?? null)
    : (t.exit ?? null)
}
function rl(e) {
  let {
      in: t = !1,
      appear: n = !1,
      enter: r = !0,
      exit: i = !0,
      mountOnEnter: a = !1,
      unmountOnExit: o = !1,
      timeout: s,
      addEndListener: c,
      reduceMotion: l = !1,
      getAutoTimeout: u,
      nodeRef: d,
      onEnter: f,
      onEntering: p,
      onEntered: m,
      onExit: h,
      onExiting: _,
      onExited: v,
      children: y,
      ...b
    } = e,
    x = g.useContext(el),
    S = x && !x.isMounting ? r : n,
    [C, w] = g.useState(() => (t ? (S ? `exited` : `entered`) : a || o ? `unmounted` : `exited`)),
    T = g.useRef(C)
  ;((T.current = C), t && C === `unmounted` && ((T.current = `exited`), w(`exited`)))
  let E = g.useRef(t && S),
    D = g.useRef(!1),
    O = g.useRef(null),
    k = g.useRef(C),
    ee = g.useRef(!1),
    A = g.useRef(l),
    j = Qc({
      timeout: s,
      addEndListener: c,
      reduceMotion: l,
      getAutoTimeout: u,
      onEnter: f,
      onEntering: p,
      onEntered: m,
      onExit: h,
      onExiting: _,
      onExited: v,
      enter: r,
      exit: i,
      mountOnEnter: a,
      unmountOnExit: o,
      nodeRef: d,
      parentGroup: x,
    }),
    M = g.useCallback(() => {
      O.current !== null && (O.current.cancel(), (O.current = null))
    }, []),
    te = g.useCallback((e) => {
      let t = !0,
        n = () => {
          t && ((t = !1), (O.current = null), e())
        }
      return (
        (n.cancel = () => {
          t = !1
        }),
        (O.current = n),
        n
      )
    }, []),
    N = g.useCallback(
      (e, t) => {
        let n,
          r = () => {
            n !== void 0 && (clearTimeout(n), (n = void 0))
          },
          i = te(() => {
            ;(r(), (T.current = e), w(e))
          }),
          a = i.cancel
        i.cancel = () => {
          ;(r(), a())
        }
        let o = j.current.nodeRef.current,
          s = j.current.addEndListener,
          c = j.current.getAutoTimeout !== void 0,
          l = j.current.getAutoTimeout?.(),
          u = nl({ currentStatus: t, isAppearing: ee.current, timeout: j.current.timeout, autoTimeout: l }),
          d = A.current,
          f = u ?? (d && c ? 0 : null),
          p = (e) => {
            n = setTimeout(i, e)
          }
        o ? (s ? (f != null && p(d ? 0 : f), s.length >= 2 ? s(o, i) : s(i)) : p(d ? 0 : (u ?? 0))) : p(0)
      },
      [te, j],
    ),
    ne = g.useCallback(
      (e) => {
        let t = j.current,
          n = t.parentGroup ? t.parentGroup.isMounting : e
        ;((ee.current = n),
          !e && !t.enter
            ? ((T.current = `entered`), w(`entered`))
            : ((A.current = t.reduceMotion), t.onEnter?.(n), (T.current = `entering`), w(`entering`)))
      },
      [j],
    ),
    P = g.useCallback(() => {
      let e = j.current
      e.exit
        ? ((A.current = e.reduceMotion), e.onExit?.(), (T.current = `exiting`), w(`exiting`))
        : ((T.current = `exited`), w(`exited`))
    }, [j]),
    F = g.useCallback(
      (e, t) => {
        if ((M(), t === `entering`)) {
          let t = j.current
          if (t.mountOnEnter || t.unmountOnExit) {
            let e = t.nodeRef.current
            e && Cs(e)
          }
          ne(e)
        } else P()
      },
      [M, ne, P, j],
    )
  return (
    ti(
      () => (
        (D.current = !0),
        E.current && ((E.current = !1), F(!0, `entering`)),
        () => {
          ;((D.current = !1), M())
        }
      ),
      [M, F],
    ),
    ti(() => {
      if (!D.current) return
      let e = T.current
      t
        ? e !== `entering` && e !== `entered` && F(!1, `entering`)
        : e === `entering` || e === `entered`
          ? F(!1, `exiting`)
          : e === `exited` && o && ((T.current = `unmounted`), w(`unmounted`))
    }, [t, C, o, F]),
    ti(() => {
      if (C === `unmounted` || k.current === `unmounted`) {
        k.current = C
        return
      }
      let e = k.current !== C
      e && (k.current = C)
      let t = j.current
      C === `entering`
        ? (e && t.onEntering?.(ee.current), O.current === null && T.current === C && N(`entered`, `entering`))
        : C === `exiting`
          ? (e && t.onExiting?.(), O.current === null && T.current === C && N(`exited`, `exiting`))
          : C === `entered` && e
            ? t.onEntered?.(ee.current)
            : C === `exited` && e && t.onExited?.()
    }, [j, N, C]),
    C === `unmounted` ? null : (0, U.jsx)(el.Provider, { value: null, children: y(C, b) })
  )
}
var il = `(prefers-reduced-motion: reduce)`,
  al = 0,
  ol = `0ms`,
  sl = () => {},
  cl = () => !1,
  ll = () => !0,
  ul = () => sl
function dl(e) {
  let [t, n] = g.useState(() => ({ enabled: e, matches: e ? null : !1 })),
    r = t.matches
  return (
    t.enabled !== e && ((r = null), e || (r = !1)),
    ti(() => {
      let r = (t) => {
        n((n) => (n.enabled === e && n.matches === t ? n : { enabled: e, matches: t }))
      }
      if (!e) {
        t.enabled && r(!1)
        return
      }
      if (typeof window > `u` || typeof window.matchMedia != `function`) {
        r(!1)
        return
      }
      let i = window.matchMedia(il),
        a = () => {
          r(i.matches)
        }
      return (
        a(),
        i.addEventListener(`change`, a),
        () => {
          i.removeEventListener(`change`, a)
        }
      )
    }, [e, t.enabled]),
    r
  )
}
var fl = { ...g }.useSyncExternalStore
function pl(e) {
  let t = e ? ll : cl,
    [n, r] = g.useMemo(() => {
      if (!e || typeof window > `u` || typeof window.matchMedia != `function`) return [cl, ul]
      let t = window.matchMedia(il)
      return [
        () => t.matches,
        (e) => (
          t.addEventListener(`change`, e),
          () => {
            t.removeEventListener(`change`, e)
          }
        ),
      ]
    }, [e])
  return fl(r, n, t)
}
var ml = fl === void 0 ? dl : pl
function hl(e, t) {
  let n = ml(!t && e === `system`),
    r = !t && (e === `always` || (e === `system` && n !== !1))
  return g.useMemo(
    () => ({
      shouldReduceMotion: r,
      getTransitionTiming(e) {
        return r ? { duration: al, delay: ol } : e
      },
    }),
    [r],
  )
}
var gl = { entering: { opacity: 1 }, entered: { opacity: 1 }, exiting: { opacity: 0 }, exited: { opacity: 0 } },
  _l = { opacity: 0, visibility: `hidden` },
  vl = g.forwardRef(function (e, t) {
    let n = Xo(),
      r = { enter: n.transitions.duration.enteringScreen, exit: n.transitions.duration.leavingScreen },
      {
        addEndListener: i,
        appear: a = !0,
        children: o,
        disablePrefersReducedMotion: s = !1,
        easing: c,
        in: l,
        onEnter: u,
        onEntered: d,
        onEntering: f,
        onExit: p,
        onExited: m,
        onExiting: h,
        style: _,
        timeout: v = r,
        ...y
      } = e,
      b = hl(n.motion.reducedMotion, s),
      x = g.useRef(null),
      S = gs(x, Fc(o), t),
      C = Ns(x, f),
      w = Ns(x, (e, t) => {
        b.shouldReduceMotion || Cs(e)
        let r = Fs({ style: _, timeout: v, easing: c }, { mode: `enter` }),
          i = b.getTransitionTiming({ duration: r.duration, delay: r.delay })
        ;((e.style.transition = n.transitions.create(`opacity`, {
          duration: i.duration,
          easing: r.easing,
          delay: i.delay,
        })),
          u && u(e, t))
      }),
      T = Ns(x, d),
      E = Ns(x, h),
      D = Ns(x, (e) => {
        let t = Fs({ style: _, timeout: v, easing: c }, { mode: `exit` }),
          r = b.getTransitionTiming({ duration: t.duration, delay: t.delay })
        ;((e.style.transition = n.transitions.create(`opacity`, {
          duration: r.duration,
          easing: t.easing,
          delay: r.delay,
        })),
          p && p(e))
      }),
      O = Ns(x, (e) => {
        ;((e.style.transition = ``), m && m(e))
      })
    return (0, U.jsx)(rl, {
      appear: a,
      in: l,
      nodeRef: x,
      onEnter: w,
      onEntered: T,
      onEntering: C,
      onExit: D,
      onExited: O,
      onExiting: E,
      addEndListener: i
        ? (e) => {
            i(x.current, e)
          }
        : void 0,
      reduceMotion: b.shouldReduceMotion,
      timeout: v,
      ...y,
      children: (e, { ownerState: t, ...n }) => {
        let r = Ps(e, l, gl, _l, _, o.props.style)
        return g.cloneElement(o, { style: r, ref: S, ...n })
      },
    })
  })
function yl(e) {
  return W(`MuiBackdrop`, e)
}
G(`MuiBackdrop`, [`root`, `invisible`])
var bl = (e) => {
    let { classes: t, invisible: n } = e
    return J({ root: [`root`, n && `invisible`] }, yl, t)
  },
  xl = Z(`div`, {
    name: `MuiBackdrop`,
    slot: `Root`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [t.root, n.invisible && t.invisible]
    },
  })({
    position: `fixed`,
    display: `flex`,
    alignItems: `center`,
    justifyContent: `center`,
    right: 0,
    bottom: 0,
    top: 0,
    left: 0,
    backgroundColor: `rgba(0, 0, 0, 0.5)`,
    WebkitTapHighlightColor: `transparent`,
    variants: [{ props: { invisible: !0 }, style: { backgroundColor: `transparent` } }],
  }),
  Sl = g.forwardRef(function (e, t) {
    let n = Q({ props: e, name: `MuiBackdrop` }),
      {
        children: r,
        className: i,
        component: a = `div`,
        invisible: o = !1,
        open: s,
        slotProps: c = {},
        slots: l = {},
        transitionDuration: u,
        ...d
      } = n,
      f = { ...n, component: a, invisible: o },
      m = bl(f),
      h = { component: a, slots: l, slotProps: c },
      [g, _] = Sc(`root`, { elementType: xl, externalForwardedProps: h, className: p(m.root, i), ownerState: f }),
      [v, y] = Sc(`transition`, { elementType: vl, externalForwardedProps: h, ownerState: f })
    return (0, U.jsx)(v, { in: s, timeout: u, ...d, ...y, children: (0, U.jsx)(g, { ..._, ref: t, children: r }) })
  })
function Cl(...e) {
  return e.reduce(
    (e, t) =>
      t == null
        ? e
        : function (...n) {
            ;(e.apply(this, n), t.apply(this, n))
          },
    () => {},
  )
}
function wl(e) {
  return typeof e == `function` ? e() : e
}
function Tl(e) {
  return e ? e.props.hasOwnProperty(`in`) : !1
}
var El = () => {},
  Dl = new Pc()
function Ol(e) {
  let {
      container: t,
      disableScrollLock: n = !1,
      closeAfterTransition: r = !1,
      onTransitionEnter: i,
      onTransitionExited: a,
      children: o,
      onClose: s,
      open: c,
      rootRef: l,
    } = e,
    u = g.useRef({}),
    d = g.useRef(null),
    f = g.useRef(null),
    p = g.useRef(null),
    m = ds(p, l),
    [h, _] = g.useState(!c),
    v = Tl(o),
    y = !0
  ;(e[`aria-hidden`] === `false` || e[`aria-hidden`] === !1) && (y = !1)
  let b = () => ps(d.current),
    x = () => ((u.current.modalRef = p.current), (u.current.mount = d.current), u.current),
    S = () => {
      ;(Dl.mount(x(), { disableScrollLock: n }), p.current && (p.current.scrollTop = 0))
    },
    C = fs(() => {
      let e = wl(t) || b().body
      ;(Dl.add(x(), e), p.current && S())
    }),
    w = () => Dl.isTopModal(x()),
    T = fs((e) => {
      ;((d.current = e), e && ((f.current = e), c && w() ? S() : p.current && Dc(p.current, y)))
    }),
    E = g.useCallback(() => {
      Dl.remove(x(), y)
    }, [y])
  ;(g.useEffect(
    () => () => {
      E()
    },
    [E],
  ),
    g.useEffect(() => {
      c ? C() : (v && r) || E()
    }, [c, E, v, r, C]))
  let D = (e) => (t) => {
      ;(e.onKeyDown?.(t),
        t.key === `Escape` && t.which !== 229 && w() && (t.stopPropagation(), s && s(t, `escapeKeyDown`)))
    },
    O = (e) => (t) => {
      ;(e.onClick?.(t), t.target === t.currentTarget && s && s(t, `backdropClick`))
    }
  return {
    getRootProps: (t = {}) => {
      let n = yc(e)
      ;(delete n.onTransitionEnter, delete n.onTransitionExited)
      let r = { ...n, ...t }
      return { role: `presentation`, ...r, onKeyDown: D(r), ref: m }
    },
    getBackdropProps: (e = {}) => {
      let t = e
      return { 'aria-hidden': !0, ...t, onClick: O(t), open: c }
    },
    getTransitionProps: () => ({
      onEnter: Cl(() => {
        ;(_(!1), i && i())
      }, o?.props.onEnter ?? El),
      onExited: Cl(() => {
        ;(_(!0), a && a(), r && E())
      }, o?.props.onExited ?? El),
    }),
    rootRef: m,
    portalRef: T,
    portalContainer: !c && v && !h ? (f.current ?? t) : t,
    isTopModal: w,
    exited: h,
    hasTransition: v,
  }
}
function kl(e) {
  return W(`MuiModal`, e)
}
G(`MuiModal`, [`root`, `hidden`, `backdrop`])
var Al = (e) => {
    let { open: t, exited: n, classes: r } = e
    return J({ root: [`root`, !t && n && `hidden`], backdrop: [`backdrop`] }, kl, r)
  },
  jl = Z(`div`, {
    name: `MuiModal`,
    slot: `Root`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [t.root, !n.open && n.exited && t.hidden]
    },
  })(
    hs(({ theme: e }) => ({
      position: `fixed`,
      zIndex: (e.vars || e).zIndex.modal,
      right: 0,
      bottom: 0,
      top: 0,
      left: 0,
      variants: [{ props: ({ ownerState: e }) => !e.open && e.exited, style: { visibility: `hidden` } }],
    })),
  ),
  Ml = Z(Sl, { name: `MuiModal`, slot: `Backdrop` })({ zIndex: -1 }),
  Nl = g.forwardRef(function (e, t) {
    let n = Q({ name: `MuiModal`, props: e }),
      {
        classes: r,
        className: i,
        closeAfterTransition: a = !1,
        children: o,
        container: s,
        component: c,
        disableAutoFocus: l = !1,
        disableEnforceFocus: u = !1,
        disablePortal: d = !1,
        disableRestoreFocus: f = !1,
        disableScrollLock: m = !1,
        hideBackdrop: h = !1,
        keepMounted: _ = !1,
        onClose: v,
        onTransitionEnter: y,
        onTransitionExited: b,
        open: x,
        slotProps: S = {},
        slots: C = {},
        theme: w,
        ...T
      } = n,
      E = {
        ...n,
        closeAfterTransition: a,
        disableAutoFocus: l,
        disableEnforceFocus: u,
        disablePortal: d,
        disableRestoreFocus: f,
        disableScrollLock: m,
        hideBackdrop: h,
        keepMounted: _,
      },
      {
        getRootProps: D,
        getBackdropProps: O,
        getTransitionProps: k,
        portalRef: ee,
        portalContainer: A,
        isTopModal: j,
        exited: M,
        hasTransition: te,
      } = Ol({ ...E, rootRef: t }),
      N = { ...E, exited: M },
      ne = Al(N),
      P = {}
    if ((o.props.tabIndex === void 0 && (P.tabIndex = `-1`), te)) {
      let { onEnter: e, onExited: t } = k()
      ;((P.onEnter = e), (P.onExited = t))
    }
    let F = { slots: C, slotProps: S },
      [I, re] = Sc(`root`, {
        ref: t,
        elementType: jl,
        externalForwardedProps: { ...F, ...T, component: c },
        getSlotProps: D,
        ownerState: N,
        className: p(i, ne?.root, !N.open && N.exited && ne?.hidden),
      }),
      [ie, ae] = Sc(`backdrop`, {
        elementType: Ml,
        externalForwardedProps: F,
        shouldForwardComponentProp: !0,
        getSlotProps: (e) =>
          O({
            ...e,
            onClick: (t) => {
              e?.onClick && e.onClick(t)
            },
          }),
        className: ne?.backdrop,
        ownerState: N,
      })
    return !_ && !x && (!te || M)
      ? null
      : (0, U.jsx)(Yc, {
          ref: ee,
          container: A,
          disablePortal: d,
          children: (0, U.jsxs)(I, {
            ...re,
            children: [
              h ? null : (0, U.jsx)(ie, { ...ae }),
              (0, U.jsx)(Kc, {
                disableEnforceFocus: u,
                disableAutoFocus: l,
                disableRestoreFocus: f,
                isEnabled: j,
                open: x,
                children: g.cloneElement(o, P),
              }),
            ],
          }),
        })
  }),
  Pl = us,
  Fl = Cl,
  Il = pa,
  Ll = ms,
  Rl = Li
function zl(e) {
  let { controlled: t, default: n, name: r, state: i = `value` } = e,
    { current: a } = g.useRef(t !== void 0),
    [o, s] = g.useState(n)
  return [
    a ? t : o,
    g.useCallback((e) => {
      a || s(e)
    }, []),
  ]
}
var Bl = zl,
  Vl = fs
function Hl(e, t) {
  if (!e) return t
  function n(e, t) {
    let n = {}
    return (
      Object.keys(t).forEach((r) => {
        vc(r, t[r]) &&
          typeof e[r] == `function` &&
          (n[r] = (...n) => {
            ;(e[r](...n), t[r](...n))
          })
      }),
      n
    )
  }
  if (typeof e == `function` || typeof t == `function`)
    return (r) => {
      let i = typeof t == `function` ? t(r) : t,
        a = typeof e == `function` ? e({ ...r, ...i }) : e,
        o = p(r?.className, i?.className, a?.className),
        s = n(a, i),
        c = { ...i, ...a, ...s }
      return (
        o && (c.className = o),
        i?.style && a?.style && (c.style = { ...i.style, ...a.style }),
        i?.sx && a?.sx && (c.sx = [...(Array.isArray(i.sx) ? i.sx : [i.sx]), ...(Array.isArray(a.sx) ? a.sx : [a.sx])]),
        c
      )
    }
  let r = t,
    i = n(e, r),
    a = p(r?.className, e?.className),
    o = { ...t, ...e, ...i }
  return (
    a && (o.className = a),
    r?.style && e?.style && (o.style = { ...r.style, ...e.style }),
    r?.sx && e?.sx && (o.sx = [...(Array.isArray(r.sx) ? r.sx : [r.sx]), ...(Array.isArray(e.sx) ? e.sx : [e.sx])]),
    o
  )
}
function Ul(e) {
  return W(`MuiPaper`, e)
}
G(
  `MuiPaper`,
  `root.rounded.outlined.elevation.elevation0.elevation1.elevation2.elevation3.elevation4.elevation5.elevation6.elevation7.elevation8.elevation9.elevation10.elevation11.elevation12.elevation13.elevation14.elevation15.elevation16.elevation17.elevation18.elevation19.elevation20.elevation21.elevation22.elevation23.elevation24`.split(
    `.`,
  ),
)
var Wl = (e) => {
    let { square: t, elevation: n, variant: r, classes: i } = e
    return J({ root: [`root`, r, !t && `rounded`, r === `elevation` && `elevation${n}`] }, Ul, i)
  },
  Gl = Z(`div`, {
    name: `MuiPaper`,
    slot: `Root`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [t.root, t[n.variant], !n.square && t.rounded, n.variant === `elevation` && t[`elevation${n.elevation}`]]
    },
  })(
    hs(({ theme: e }) => ({
      backgroundColor: (e.vars || e).palette.background.paper,
      color: (e.vars || e).palette.text.primary,
      ...Ls(e, `box-shadow`),
      variants: [
        { props: ({ ownerState: e }) => !e.square, style: { borderRadius: (e.vars || e).shape.borderRadius } },
        { props: { variant: `outlined` }, style: { border: `1px solid ${(e.vars || e).palette.divider}` } },
        {
          props: { variant: `elevation` },
          style: { boxShadow: `var(--Paper-shadow)`, backgroundImage: `var(--Paper-overlay)` },
        },
      ],
    })),
  ),
  Kl = g.forwardRef(function (e, t) {
    let n = Q({ props: e, name: `MuiPaper` }),
      r = Xo(),
      { className: i, component: a = `div`, elevation: o = 1, square: s = !1, variant: c = `elevation`, ...l } = n,
      u = { ...n, component: a, elevation: o, square: s, variant: c },
      d = Wl(u)
    return (0, U.jsx)(Gl, {
      as: a,
      ownerState: u,
      className: p(d.root, i),
      ref: t,
      ...l,
      style: {
        ...(c === `elevation` && {
          '--Paper-shadow': (r.vars || r).shadows[o],
          ...(r.vars && { '--Paper-overlay': r.vars.overlays?.[o] }),
          ...(!r.vars &&
            r.palette.mode === `dark` && {
              '--Paper-overlay': `linear-gradient(${gi(`#fff`, Ao(o))}, ${gi(`#fff`, Ao(o))})`,
            }),
        }),
        ...l.style,
      },
    })
  })
function ql(e) {
  return typeof e.main == `string`
}
function Jl(e, t = []) {
  if (!ql(e)) return !1
  for (let n of t) if (!e.hasOwnProperty(n) || typeof e[n] != `string`) return !1
  return !0
}
function Yl(e = []) {
  return ([, t]) => t && Jl(t, e)
}
function Xl(e) {
  try {
    return e.matches(`:focus-visible`)
  } catch {}
  return !1
}
function Zl(e) {
  let { focusableWhenDisabled: t, disabled: n, composite: r = !1, tabIndex: i = 0, isNativeButton: a } = e,
    o = r && t !== !1,
    s = r && t === !1
  return g.useMemo(() => {
    let e = {
      onKeyDown(e) {
        n && t && e.key !== `Tab` && e.preventDefault()
      },
    }
    return (
      r || ((e.tabIndex = i), !a && n && (e.tabIndex = t ? i : -1)),
      ((a && (t || o)) || (!a && n)) && (e[`aria-disabled`] = n),
      a && (!t || s) && (e.disabled = n),
      e
    )
  }, [r, n, t, o, s, a, i])
}
var Ql = {}
function $l(e) {
  let {
      nativeButton: t,
      nativeButtonProp: n,
      internalNativeButton: r = t,
      allowInferredHostMismatch: i = !1,
      disabled: a,
      type: o,
      hasFormAction: s = !1,
      tabIndex: c = 0,
      focusableWhenDisabled: l,
      stopEventPropagation: u = !1,
      onBeforeKeyDown: d,
      onBeforeKeyUp: f,
    } = e,
    p = g.useRef(null),
    m = l === !0,
    h = Zl({ focusableWhenDisabled: m, disabled: a, isNativeButton: t, tabIndex: c }),
    _ = g.useCallback(() => {
      let e = p.current
      return e == null ? t : e.tagName === `BUTTON` || !!(e.tagName === `A` && e.href)
    }, [t]),
    v = g.useMemo(() => {
      let e = m ? {} : { tabIndex: a ? -1 : c }
      return (
        t
          ? ((e.type = o === void 0 && !s ? `button` : o), m || (e.disabled = a))
          : ((e.role = `button`), !m && a && (e[`aria-disabled`] = a)),
        m ? { ...e, ...h } : e
      )
    }, [a, m, h, s, t, c, o])
  return {
    getButtonProps: g.useCallback(
      (e = Ql) => {
        let { onClick: t, onKeyDown: n, onKeyUp: r, ...i } = e,
          o = (e) => {
            ;(u && e.stopPropagation(), a ? e.preventDefault() : t?.(e))
          },
          s = (e) => {
            ;(m && h.onKeyDown(e),
              a ||
                (d?.(e),
                n?.(e),
                e.target !== e.currentTarget ||
                  _() ||
                  (e.key === ` `
                    ? e.preventDefault()
                    : e.key === `Enter` && (e.preventDefault(), e.currentTarget.click()))))
          },
          c = (e) => {
            a ||
              (f?.(e),
              r?.(e),
              e.target === e.currentTarget && !_() && e.key === ` ` && !e.defaultPrevented && e.currentTarget.click())
          }
        return { ...v, ...i, onClick: o, onKeyDown: s, onKeyUp: c }
      },
      [v, a, m, h, _, d, f, u],
    ),
    rootRef: p,
  }
}
var eu = class e {
  ref = { current: null }
  shouldMount = !1
  mounted = null
  didMount = !1
  setShouldMount = null
  static create() {
    return new e()
  }
  static use() {
    let t = Zc(e.create).current,
      [n, r] = g.useState(!1)
    return ((t.shouldMount = n), (t.setShouldMount = r), g.useEffect(t.mountEffect, [n]), t)
  }
  mount() {
    return (
      this.mounted || ((this.mounted = nu()), (this.shouldMount = !0), this.setShouldMount(this.shouldMount)),
      this.mounted
    )
  }
  mountEffect = () => {
    this.shouldMount && !this.didMount && (this.ref.current !== null && (this.didMount = !0), this.mounted.resolve())
  }
  start(...e) {
    this.mount().then(() => this.ref.current?.start(...e))
  }
  stop(...e) {
    this.mount().then(() => this.ref.current?.stop(...e))
  }
  pulsate(...e) {
    this.mount().then(() => this.ref.current?.pulsate(...e))
  }
}
function tu() {
  return eu.use()
}
function nu() {
  let e,
    t,
    n = new Promise((n, r) => {
      ;((e = n), (t = r))
    })
  return ((n.resolve = e), (n.reject = t), n)
}
var ru = []
function iu(e) {
  g.useEffect(e, ru)
}
var au = class e {
  static create() {
    return new e()
  }
  currentId = null
  start(e, t) {
    ;(this.clear(),
      (this.currentId = setTimeout(() => {
        ;((this.currentId = null), t())
      }, e)))
  }
  clear = () => {
    this.currentId !== null && (clearTimeout(this.currentId), (this.currentId = null))
  }
  disposeEffect = () => this.clear
}
function ou() {
  let e = Zc(au.create).current
  return (iu(e.disposeEffect), e)
}
function su(e) {
  let {
      className: t,
      classes: n,
      pulsate: r = !1,
      rippleX: i,
      rippleY: a,
      rippleSize: o,
      in: s,
      onExited: c,
      timeout: l,
    } = e,
    [u, d] = g.useState(!1),
    f = ou(),
    m = g.useRef(!1),
    h = g.useRef(c)
  h.current = c
  let _ = c != null,
    v = p(t, n.ripple, n.rippleVisible, r && n.ripplePulsate),
    y = { width: o, height: o, top: -(o / 2) + a, left: -(o / 2) + i },
    b = p(n.child, u && n.childLeaving, r && n.childPulsate)
  return (
    !s && !u && d(!0),
    g.useEffect(() => {
      !s && _
        ? m.current ||
          ((m.current = !0),
          f.start(l, () => {
            ;((m.current = !1), h.current?.())
          }))
        : ((m.current = !1), f.clear())
    }, [f, _, s, l]),
    (0, U.jsx)(`span`, { className: v, style: y, children: (0, U.jsx)(`span`, { className: b }) })
  )
}
var cu = G(`MuiTouchRipple`, [
    `root`,
    `ripple`,
    `rippleVisible`,
    `ripplePulsate`,
    `child`,
    `childLeaving`,
    `childPulsate`,
  ]),
  lu = 550,
  uu = {},
  du = [],
  fu = () => {}
function pu(e, t) {
  let n = new Set(t),
    r = new Map(),
    i = []
  for (let t of e) n.has(t) ? i.length > 0 && (r.set(t, i), (i = [])) : i.push(t)
  let a = []
  for (let e of t) {
    let t = r.get(e)
    ;(t && a.push(...t), a.push(e))
  }
  return (a.push(...i), a)
}
function mu({ event: e, element: t, center: n }) {
  let r = t ? t.getBoundingClientRect() : { width: 0, height: 0, left: 0, top: 0 },
    i,
    a
  if (n || e === void 0 || (e.clientX === 0 && e.clientY === 0) || (!e.clientX && !e.touches))
    ((i = Math.round(r.width / 2)), (a = Math.round(r.height / 2)))
  else {
    let { clientX: t, clientY: n } = e.touches && e.touches.length > 0 ? e.touches[0] : e
    ;((i = Math.round(t - r.left)), (a = Math.round(n - r.top)))
  }
  let o
  if (n) ((o = Math.sqrt((2 * r.width ** 2 + r.height ** 2) / 3)), o % 2 == 0 && (o += 1))
  else {
    let e = Math.max(Math.abs((t ? t.clientWidth : 0) - i), i) * 2 + 2,
      n = Math.max(Math.abs((t ? t.clientHeight : 0) - a), a) * 2 + 2
    o = Math.sqrt(e ** 2 + n ** 2)
  }
  return { rippleX: i, rippleY: a, rippleSize: o }
}
var hu = Dt`
  0% {
    transform: scale(0);
    opacity: 0.1;
  }

  100% {
    transform: scale(1);
    opacity: 0.3;
  }
`,
  gu = Dt`
  0% {
    opacity: 1;
  }

  100% {
    opacity: 0;
  }
`,
  _u = Dt`
  0% {
    transform: scale(1);
  }

  50% {
    transform: scale(0.92);
  }

  100% {
    transform: scale(1);
  }
`
function vu(e) {
  if (e.motion.reducedMotion === `always`) return null
  let t = Et`
    &.${cu.rippleVisible} {
      animation-name: ${hu};
      animation-duration: ${lu}ms;
      animation-timing-function: ${e.transitions.easing.easeInOut};
    }

    &.${cu.ripplePulsate} {
      animation-duration: ${e.transitions.duration.shorter}ms;
    }

    & .${cu.childLeaving} {
      animation-name: ${gu};
      animation-duration: ${lu}ms;
      animation-timing-function: ${e.transitions.easing.easeInOut};
    }

    & .${cu.childPulsate} {
      animation-name: ${_u};
      animation-duration: 2500ms;
      animation-timing-function: ${e.transitions.easing.easeInOut};
      animation-iteration-count: infinite;
      animation-delay: 200ms;
    }
  `
  return e.motion.reducedMotion === `system`
    ? Et`
      @media (prefers-reduced-motion: no-preference) {
        ${t}
      }
    `
    : t
}
var yu = Z(`span`, { name: `MuiTouchRipple`, slot: `Root` })({
    overflow: `hidden`,
    pointerEvents: `none`,
    position: `absolute`,
    zIndex: 0,
    top: 0,
    right: 0,
    bottom: 0,
    left: 0,
    borderRadius: `inherit`,
  }),
  bu = Z(su, { name: `MuiTouchRipple`, slot: `Ripple` })`
  opacity: 0;
  position: absolute;

  &.${cu.rippleVisible} {
    opacity: 0.3;
    transform: scale(1);
  }

  /*
   * Order matters: 'child', 'childLeaving' and 'childPulsate' apply to the same
   * element with equal specificity, so the later rule wins. 'child' must come
   * before 'childLeaving' so the leaving 'opacity: 0' takes precedence. A focus
   * (pulsate) ripple keeps 'pulsateKeyframe' (no opacity animation) on exit, so
   * it relies on this static 'opacity: 0' to disappear on blur instead of
   * lingering until removal.
   */
  & .${cu.child} {
    opacity: 1;
    display: block;
    width: 100%;
    height: 100%;
    border-radius: 50%;
    background-color: currentColor;
  }

  & .${cu.childLeaving} {
    opacity: 0;
  }

  & .${cu.childPulsate} {
    position: absolute;
    /* @noflip */
    left: 0px;
    top: 0;
  }

  ${({ theme: e }) => vu(e)}
`,
  xu = g.forwardRef(function (e, t) {
    let n = Q({ props: e, name: `MuiTouchRipple` }),
      r = hl(Xo().motion.reducedMotion, !1),
      { center: i = !1, classes: a = uu, className: o, ...s } = n,
      [c, l] = g.useState({ items: du, order: du }),
      u = c.items,
      d = g.useRef(0),
      f = g.useRef(null),
      m = g.useRef(!1)
    ;(iu(
      () => (
        (m.current = !0),
        () => {
          m.current = !1
        }
      ),
    ),
      g.useEffect(() => {
        f.current &&= (f.current(), null)
      }, [u]))
    let h = g.useRef(!1),
      _ = ou(),
      v = g.useRef(null),
      y = g.useRef(null),
      b = Vl((e) => {
        m.current &&
          l((t) => {
            let n = t.items.filter((t) => t.key !== e)
            return {
              items: n,
              order: pu(
                t.order.filter((t) => t !== e),
                n.filter((e) => !e.exiting).map((e) => e.key),
              ),
            }
          })
      }),
      x = Vl((e) => {
        let { pulsate: t, rippleX: n, rippleY: r, rippleSize: i, cb: a } = e,
          o = d.current
        ;((d.current += 1),
          l((e) => {
            let a = [...e.items, { key: o, pulsate: t, rippleX: n, rippleY: r, rippleSize: i, exiting: !1 }]
            return {
              items: a,
              order: pu(
                e.order,
                a.filter((e) => !e.exiting).map((e) => e.key),
              ),
            }
          }),
          (f.current = a))
      }),
      S = Vl((e = uu, t = uu, n = fu) => {
        let { pulsate: r = !1, center: a = i || t.pulsate, fakeElement: o = !1 } = t
        if (e?.type === `mousedown` && h.current) {
          h.current = !1
          return
        }
        e?.type === `touchstart` && (h.current = !0)
        let { rippleX: s, rippleY: c, rippleSize: l } = mu({ event: e, element: o ? null : y.current, center: a })
        e?.touches
          ? v.current === null &&
            ((v.current = () => {
              x({ pulsate: r, rippleX: s, rippleY: c, rippleSize: l, cb: n })
            }),
            _.start(80, () => {
              v.current &&= (v.current(), null)
            }))
          : x({ pulsate: r, rippleX: s, rippleY: c, rippleSize: l, cb: n })
      }),
      C = Vl(() => {
        S(uu, { pulsate: !0 })
      }),
      w = Vl((e, t) => {
        ;(_.clear(),
          e?.type === `touchend` && v.current
            ? (v.current(),
              (v.current = null),
              _.start(0, () => {
                w(e, t)
              }))
            : ((v.current = null),
              l((e) => {
                let t = e.items.findIndex((e) => !e.exiting)
                if (t === -1) return e
                let n = e.items.slice()
                return (
                  (n[t] = { ...n[t], exiting: !0 }),
                  {
                    items: n,
                    order: pu(
                      e.order,
                      n.filter((e) => !e.exiting).map((e) => e.key),
                    ),
                  }
                )
              }),
              (f.current = t)))
      })
    g.useImperativeHandle(t, () => ({ pulsate: C, start: S, stop: w }), [C, S, w])
    let T = new Map(u.map((e) => [e.key, e])),
      E = c.order.map((e) => T.get(e)).filter(Boolean)
    return (0, U.jsx)(yu, {
      className: p(cu.root, a.root, o),
      ref: y,
      ...s,
      children: E.map((e) =>
        (0, U.jsx)(
          bu,
          {
            classes: {
              ripple: p(a.ripple, cu.ripple),
              rippleVisible: p(a.rippleVisible, cu.rippleVisible),
              ripplePulsate: p(a.ripplePulsate, cu.ripplePulsate),
              child: p(a.child, cu.child),
              childLeaving: p(a.childLeaving, cu.childLeaving),
              childPulsate: p(a.childPulsate, cu.childPulsate),
            },
            timeout: r.shouldReduceMotion ? 0 : lu,
            pulsate: e.pulsate,
            rippleX: e.rippleX,
            rippleY: e.rippleY,
            rippleSize: e.rippleSize,
            in: !e.exiting,
            onExited: () => b(e.key),
          },
          e.key,
        ),
      ),
    })
  })
function Su(e) {
  return W(`MuiButtonBase`, e)
}
var Cu = G(`MuiButtonBase`, [`root`, `disabled`, `focusVisible`]),
  wu = (e) => {
    let { disabled: t, focusVisible: n, focusVisibleClassName: r, suppressFocusVisible: i, classes: a } = e,
      o = J({ root: [`root`, t && `disabled`, n && !i && `focusVisible`] }, Su, a)
    return (n && !i && r && (o.root += ` ${r}`), o)
  },
  Tu = Z(`button`, { name: `MuiButtonBase`, slot: `Root` })(
    hs(({ theme: e }) => ({
      display: `inline-flex`,
      alignItems: `center`,
      justifyContent: `center`,
      position: `relative`,
      boxSizing: `border-box`,
      WebkitTapHighlightColor: `transparent`,
      backgroundColor: `transparent`,
      outline: 0,
      border: 0,
      margin: 0,
      borderRadius: 0,
      padding: 0,
      cursor: `pointer`,
      userSelect: `none`,
      verticalAlign: `middle`,
      MozAppearance: `none`,
      WebkitAppearance: `none`,
      textDecoration: `none`,
      color: `inherit`,
      '&::-moz-focus-inner': { borderStyle: `none` },
      [`&.${Cu.disabled}`]: { pointerEvents: `none`, cursor: `default` },
      '@media print': { colorAdjust: `exact` },
      variants: [
        {
          props: { internalDisabledThemeFocusVisible: !1 },
          style: e.focusVisible && { ...Ja, [`&.${Cu.focusVisible}`]: e.focusVisible },
        },
      ],
    })),
  ),
  Eu = g.forwardRef(function (e, t) {
    let n = Q({ props: e, name: `MuiButtonBase` }),
      {
        action: r,
        centerRipple: i = !1,
        children: a,
        className: o,
        component: s = `button`,
        disabled: c = !1,
        disableRipple: l = !1,
        disableTouchRipple: u = !1,
        focusRipple: d = !1,
        focusVisibleClassName: f,
        focusableWhenDisabled: m,
        suppressFocusVisible: h = !1,
        internalNativeButton: _,
        internalDisabledThemeFocusVisible: v = !1,
        LinkComponent: y = `a`,
        nativeButton: b,
        onBlur: x,
        onClick: S,
        onContextMenu: C,
        onDragLeave: w,
        onFocus: T,
        onFocusVisible: E,
        onKeyDown: D,
        onKeyUp: O,
        onMouseDown: k,
        onMouseLeave: ee,
        onMouseUp: A,
        onTouchEnd: j,
        onTouchMove: M,
        onTouchStart: te,
        tabIndex: N = 0,
        TouchRippleProps: ne,
        touchRippleRef: P,
        type: F,
        ...I
      } = n,
      re = !!(I.href || I.to),
      ie = !!I.formAction,
      ae = s
    ae === `button` && re && (ae = y)
    let oe = typeof ae == `string` ? ae === `button` : (_ ?? !1),
      se = b ?? oe,
      L = tu(),
      ce = gs(L.ref, P),
      [R, z] = g.useState(!1)
    ;(c || h) && R && z(!1)
    let le = Vl((e) => {
        d &&
          !e.repeat &&
          R &&
          e.key === ` ` &&
          L.stop(e, () => {
            L.start(e)
          })
      }),
      ue = Vl((e) => {
        d &&
          e.key === ` ` &&
          R &&
          !e.defaultPrevented &&
          L.stop(e, () => {
            L.pulsate(e)
          })
      }),
      { getButtonProps: de, rootRef: fe } = $l({
        nativeButton: se,
        nativeButtonProp: b,
        internalNativeButton: oe,
        allowInferredHostMismatch: re || typeof ae == `string`,
        disabled: c,
        type: F,
        hasFormAction: ie,
        tabIndex: N,
        onBeforeKeyDown: le,
        onBeforeKeyUp: ue,
      }),
      { onClick: pe, onKeyDown: me, onKeyUp: he, ...ge } = de({ onClick: S, onKeyDown: D, onKeyUp: O })
    g.useImperativeHandle(
      r,
      () => ({
        focusVisible: () => {
          ;(z(!0), fe.current.focus())
        },
      }),
      [fe],
    )
    let _e = L.shouldMount && !l && !c
    g.useEffect(() => {
      R && d && !l && L.pulsate()
    }, [l, d, R, L])
    let ve = Du(L, `start`, k, u),
      ye = Du(L, `stop`, C, u),
      be = Du(L, `stop`, w, u),
      xe = Du(L, `stop`, A, u),
      Se = Du(
        L,
        `stop`,
        (e) => {
          ;(R && e.preventDefault(), ee && ee(e))
        },
        u,
      ),
      Ce = Du(L, `start`, te, u),
      we = Du(L, `stop`, j, u),
      Te = Du(L, `stop`, M, u),
      Ee = Du(
        L,
        `stop`,
        (e) => {
          ;(Xl(e.target) || z(!1), x && x(e))
        },
        !1,
      ),
      De = Vl((e) => {
        ;((fe.current ||= e.currentTarget), !h && Xl(e.target) && (z(!0), E && E(e)), T && T(e))
      }),
      Oe = {}
    re && ((Oe.tabIndex = c ? -1 : N), c && (Oe[`aria-disabled`] = c), (Oe.type = F))
    let ke = gs(t, fe),
      Ae = {
        ...n,
        centerRipple: i,
        component: s,
        disabled: c,
        disableRipple: l,
        disableTouchRipple: u,
        focusRipple: d,
        suppressFocusVisible: h,
        tabIndex: N,
        focusVisible: R,
        internalDisabledThemeFocusVisible: v,
      },
      je = wu(Ae)
    return (0, U.jsxs)(Tu, {
      as: ae,
      className: p(je.root, o),
      ownerState: Ae,
      onBlur: Ee,
      onClick: pe,
      onContextMenu: ye,
      onFocus: De,
      onKeyDown: me,
      onKeyUp: he,
      onMouseDown: ve,
      onMouseLeave: Se,
      onMouseUp: xe,
      onDragLeave: be,
      onTouchEnd: we,
      onTouchMove: Te,
      onTouchStart: Ce,
      ref: ke,
      ...(re ? Oe : ge),
      ...I,
      children: [a, _e ? (0, U.jsx)(xu, { ref: ce, center: i, ...ne }) : null],
    })
  })
function Du(e, t, n, r = !1) {
  return Vl((i) => (n && n(i), r || e[t](i), !0))
}
function Ou(e) {
  return W(`MuiCircularProgress`, e)
}
G(`MuiCircularProgress`, [
  `root`,
  `determinate`,
  `indeterminate`,
  `colorPrimary`,
  `colorSecondary`,
  `svg`,
  `track`,
  `circle`,
  `circleDisableShrink`,
])
var ku = 44,
  Au = Dt`
  0% {
    transform: rotate(0deg);
  }

  100% {
    transform: rotate(360deg);
  }
`,
  ju = Dt`
  0% {
    stroke-dasharray: 1px, 200px;
    stroke-dashoffset: 0;
  }

  50% {
    stroke-dasharray: 100px, 200px;
    stroke-dashoffset: -15px;
  }

  100% {
    stroke-dasharray: 1px, 200px;
    stroke-dashoffset: -126px;
  }
`,
  Mu =
    typeof Au == `string`
      ? null
      : Et`
        animation: ${Au} 1.4s linear infinite;
      `,
  Nu =
    typeof ju == `string`
      ? null
      : Et`
        animation: ${ju} 1.4s ease-in-out infinite;
      `,
  Pu = (e) => {
    let { classes: t, variant: n, color: r, disableShrink: i } = e
    return J(
      {
        root: [`root`, n, `color${$(r)}`],
        svg: [`svg`],
        track: [`track`],
        circle: [`circle`, i && `circleDisableShrink`],
      },
      Ou,
      t,
    )
  },
  Fu = Z(`span`, {
    name: `MuiCircularProgress`,
    slot: `Root`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [t.root, t[n.variant], t[`color${$(n.color)}`]]
    },
  })(
    hs(({ theme: e }) => {
      let t = Is(e, { animation: `none` })
      return {
        display: `inline-block`,
        variants: [
          { props: { variant: `determinate` }, style: { ...Ls(e, `transform`) } },
          { props: { variant: `indeterminate` }, style: Mu || { animation: `${Au} 1.4s linear infinite` } },
          ...(t ? [{ props: { variant: `indeterminate` }, style: t }] : []),
          ...Object.entries(e.palette)
            .filter(Yl())
            .map(([t]) => ({ props: { color: t }, style: { color: (e.vars || e).palette[t].main } })),
        ],
      }
    }),
  ),
  Iu = Z(`svg`, { name: `MuiCircularProgress`, slot: `Svg` })({ display: `block` }),
  Lu = Z(`circle`, {
    name: `MuiCircularProgress`,
    slot: `Circle`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [t.circle, n.disableShrink && t.circleDisableShrink]
    },
  })(
    hs(({ theme: e }) => {
      let t = Is(e, { animation: `none` })
      return {
        stroke: `currentColor`,
        variants: [
          { props: { variant: `determinate` }, style: { ...Ls(e, `stroke-dashoffset`) } },
          { props: { variant: `indeterminate` }, style: { strokeDasharray: `80px, 200px`, strokeDashoffset: 0 } },
          {
            props: ({ ownerState: e }) => e.variant === `indeterminate` && !e.disableShrink,
            style: Nu || { animation: `${ju} 1.4s ease-in-out infinite` },
          },
          ...(t ? [{ props: ({ ownerState: e }) => e.variant === `indeterminate` && !e.disableShrink, style: t }] : []),
        ],
      }
    }),
  ),
  Ru = Z(`circle`, { name: `MuiCircularProgress`, slot: `Track` })(
    hs(({ theme: e }) => ({ stroke: `currentColor`, opacity: (e.vars || e).palette.action.activatedOpacity })),
  ),
  zu = g.forwardRef(function (e, t) {
    let n = Q({ props: e, name: `MuiCircularProgress` }),
      {
        className: r,
        color: i = `primary`,
        disableShrink: a = !1,
        enableTrackSlot: o = !1,
        min: s,
        max: c,
        size: l = 40,
        style: u,
        thickness: d = 3.6,
        value: f = n.min ?? 0,
        variant: m = `indeterminate`,
        ...h
      } = n,
      g = s ?? 0,
      _ = c ?? 100,
      v = { ...n, color: i, disableShrink: a, size: l, thickness: d, value: f, variant: m, enableTrackSlot: o },
      y = Pu(v),
      b = {},
      x = {},
      S = {}
    if (m === `determinate`) {
      let e = 2 * Math.PI * ((ku - d) / 2),
        t = _ - g
      ;((b.strokeDasharray = e.toFixed(3)),
        (b.strokeDashoffset = t > 0 ? `${(((_ - f) / t) * e).toFixed(3)}px` : `${e.toFixed(3)}px`),
        (x.transform = `rotate(-90deg)`),
        (S[`aria-valuenow`] = f),
        (S[`aria-valuemin`] = g),
        (S[`aria-valuemax`] = _))
    }
    return (0, U.jsx)(Fu, {
      className: p(y.root, r),
      style: { width: l, height: l, ...x, ...u },
      ownerState: v,
      ref: t,
      role: `progressbar`,
      ...S,
      ...h,
      children: (0, U.jsxs)(Iu, {
        className: y.svg,
        ownerState: v,
        viewBox: `${ku / 2} ${ku / 2} ${ku} ${ku}`,
        children: [
          o
            ? (0, U.jsx)(Ru, {
                className: y.track,
                ownerState: v,
                cx: ku,
                cy: ku,
                r: (ku - d) / 2,
                fill: `none`,
                strokeWidth: d,
                'aria-hidden': `true`,
              })
            : null,
          (0, U.jsx)(Lu, {
            className: y.circle,
            style: b,
            ownerState: v,
            cx: ku,
            cy: ku,
            r: (ku - d) / 2,
            fill: `none`,
            strokeWidth: d,
          }),
        ],
      }),
    })
  })
function Bu(e) {
  return W(`MuiIconButton`, e)
}
var Vu = G(`MuiIconButton`, [
    `root`,
    `disabled`,
    `colorInherit`,
    `colorPrimary`,
    `colorSecondary`,
    `colorError`,
    `colorInfo`,
    `colorSuccess`,
    `colorWarning`,
    `edgeStart`,
    `edgeEnd`,
    `sizeSmall`,
    `sizeMedium`,
    `sizeLarge`,
    `loading`,
    `loadingIndicator`,
    `loadingWrapper`,
  ]),
  Hu = (e) => {
    let { classes: t, disabled: n, color: r, edge: i, size: a, loading: o } = e
    return J(
      {
        root: [
          `root`,
          o && `loading`,
          n && `disabled`,
          r !== 'default' && `color${$(r)}`,
          i && `edge${$(i)}`,
          `size${$(a)}`,
        ],
        loadingIndicator: [`loadingIndicator`],
        loadingWrapper: [`loadingWrapper`],
      },
      Bu,
      t,
    )
  },
  Uu = Z(Eu, {
    name: `MuiIconButton`,
    slot: `Root`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [
        t.root,
        n.loading && t.loading,
        n.color !== 'default' && t[`color${$(n.color)}`],
        n.edge && t[`edge${$(n.edge)}`],
        t[`size${$(n.size)}`],
      ]
    },
  })(
    hs(({ theme: e }) => ({
      textAlign: `center`,
      flex: `0 0 auto`,
      fontSize: e.typography.pxToRem(24),
      padding: 8,
      borderRadius: `50%`,
      color: (e.vars || e).palette.action.active,
      ...Ls(e, `background-color`, { duration: e.transitions.duration.shortest }),
      variants: [
        {
          props: (e) => !e.disableRipple,
          style: {
            '--IconButton-hoverBg': e.alpha(
              (e.vars || e).palette.action.active,
              (e.vars || e).palette.action.hoverOpacity,
            ),
            '&:hover': {
              backgroundColor: `var(--IconButton-hoverBg)`,
              '@media (hover: none)': { backgroundColor: `transparent` },
            },
          },
        },
        { props: { edge: `start` }, style: { marginLeft: -12 } },
        { props: { edge: `start`, size: `small` }, style: { marginLeft: -3 } },
        { props: { edge: `end` }, style: { marginRight: -12 } },
        { props: { edge: `end`, size: `small` }, style: { marginRight: -3 } },
      ],
    })),
    hs(({ theme: e }) => ({
      variants: [
        { props: { color: `inherit` }, style: { color: `inherit` } },
        ...Object.entries(e.palette)
          .filter(Yl())
          .map(([t]) => ({
            props: { color: t },
            style: {
              color: (e.vars || e).palette[t].main,
              '--IconButton-hoverBg': e.alpha((e.vars || e).palette[t].main, (e.vars || e).palette.action.hoverOpacity),
            },
          })),
        { props: { size: `small` }, style: { padding: 5, fontSize: e.typography.pxToRem(18) } },
        { props: { size: `large` }, style: { padding: 12, fontSize: e.typography.pxToRem(28) } },
      ],
      [`&.${Vu.disabled}`]: { backgroundColor: `transparent`, color: (e.vars || e).palette.action.disabled },
      [`&.${Vu.loading}`]: { color: `transparent` },
    })),
  ),
  Wu = Z(`span`, { name: `MuiIconButton`, slot: `LoadingIndicator` })(({ theme: e }) => ({
    display: `none`,
    position: `absolute`,
    visibility: `visible`,
    top: `50%`,
    left: `50%`,
    transform: `translate(-50%, -50%)`,
    color: (e.vars || e).palette.action.disabled,
    variants: [{ props: { loading: !0 }, style: { display: `flex` } }],
  })),
  Gu = g.forwardRef(function (e, t) {
    let n = Q({ props: e, name: `MuiIconButton` }),
      {
        edge: r = !1,
        children: i,
        className: a,
        color: o = `default`,
        disabled: s = !1,
        disableFocusRipple: c = !1,
        size: l = `medium`,
        id: u,
        loading: d = null,
        loadingIndicator: f,
        ...m
      } = n,
      h = Rl(u),
      g = f ?? (0, U.jsx)(zu, { 'aria-labelledby': h, color: `inherit`, size: 16 }),
      _ = { ...n, edge: r, color: o, disabled: s, disableFocusRipple: c, loading: d, loadingIndicator: g, size: l },
      v = Hu(_)
    return (0, U.jsxs)(Uu, {
      id: d ? h : u,
      className: p(v.root, a),
      centerRipple: !0,
      internalNativeButton: !0,
      focusRipple: !c,
      disabled: s || d,
      ref: t,
      ...m,
      ownerState: _,
      children: [
        typeof d == `boolean` &&
          (0, U.jsx)(`span`, {
            className: v.loadingWrapper,
            style: { display: `contents` },
            children: (0, U.jsx)(Wu, { className: v.loadingIndicator, ownerState: _, children: d && g }),
          }),
        i,
      ],
    })
  })
function Ku(e) {
  return W(`MuiTypography`, e)
}
G(`MuiTypography`, [
  `root`,
  `h1`,
  `h2`,
  `h3`,
  `h4`,
  `h5`,
  `h6`,
  `subtitle1`,
  `subtitle2`,
  `body1`,
  `body2`,
  `inherit`,
  `button`,
  `caption`,
  `overline`,
  `alignLeft`,
  `alignRight`,
  `alignCenter`,
  `alignJustify`,
  `noWrap`,
  `gutterBottom`,
])
var qu = (e) => {
    let { align: t, gutterBottom: n, noWrap: r, variant: i, classes: a } = e
    return J({ root: [`root`, i, e.align !== `inherit` && `align${$(t)}`, n && `gutterBottom`, r && `noWrap`] }, Ku, a)
  },
  Ju = Z(`span`, {
    name: `MuiTypography`,
    slot: `Root`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [
        t.root,
        n.variant && t[n.variant],
        n.align !== `inherit` && t[`align${$(n.align)}`],
        n.noWrap && t.noWrap,
        n.gutterBottom && t.gutterBottom,
      ]
    },
  })(
    hs(({ theme: e }) => ({
      margin: 0,
      variants: [
        { props: { variant: `inherit` }, style: { font: `inherit`, lineHeight: `inherit`, letterSpacing: `inherit` } },
        ...Object.entries(e.typography)
          .filter(([e, t]) => e !== `inherit` && t && typeof t == `object`)
          .map(([e, t]) => ({ props: { variant: e }, style: t })),
        ...Object.entries(e.palette)
          .filter(Yl())
          .map(([t]) => ({ props: { color: t }, style: { color: (e.vars || e).palette[t].main } })),
        ...Object.entries(e.palette?.text || {})
          .filter(([, e]) => typeof e == `string`)
          .map(([t]) => ({ props: { color: `text${$(t)}` }, style: { color: (e.vars || e).palette.text[t] } })),
        { props: ({ ownerState: e }) => e.align !== `inherit`, style: { textAlign: `var(--Typography-textAlign)` } },
        {
          props: ({ ownerState: e }) => e.noWrap,
          style: { overflow: `hidden`, textOverflow: `ellipsis`, whiteSpace: `nowrap` },
        },
        { props: ({ ownerState: e }) => e.gutterBottom, style: { marginBottom: `0.35em` } },
      ],
    })),
  ),
  Yu = {
    h1: `h1`,
    h2: `h2`,
    h3: `h3`,
    h4: `h4`,
    h5: `h5`,
    h6: `h6`,
    subtitle1: `h6`,
    subtitle2: `h6`,
    body1: `p`,
    body2: `p`,
    inherit: `p`,
  },
  Xu = g.forwardRef(function (e, t) {
    let n = Q({ props: e, name: `MuiTypography` }),
      {
        color: r,
        align: i = `inherit`,
        className: a,
        component: o,
        gutterBottom: s = !1,
        noWrap: c = !1,
        variant: l = `body1`,
        variantMapping: u = Yu,
        ...d
      } = n,
      f = {
        ...n,
        align: i,
        color: r,
        className: a,
        component: o,
        gutterBottom: s,
        noWrap: c,
        variant: l,
        variantMapping: u,
      },
      m = o || u[l] || Yu[l] || `span`,
      h = qu(f)
    return (0, U.jsx)(Ju, {
      as: m,
      ref: t,
      className: p(h.root, a),
      ...d,
      ownerState: f,
      style: { ...(i !== `inherit` && { '--Typography-textAlign': i }), ...d.style },
    })
  }),
  Zu = ai({ themeId: Yo })
function Qu(e) {
  return W(`MuiButton`, e)
}
var $u = G(
    `MuiButton`,
    `root.text.outlined.contained.disableElevation.focusVisible.disabled.colorInherit.colorPrimary.colorSecondary.colorSuccess.colorError.colorInfo.colorWarning.sizeMedium.sizeSmall.sizeLarge.fullWidth.startIcon.endIcon.icon.loading.loadingWrapper.loadingIconPlaceholder.loadingIndicator.loadingPositionCenter.loadingPositionStart.loadingPositionEnd`.split(
      `.`,
    ),
  ),
  ed = g.createContext({}),
  td = g.createContext(void 0),
  nd = (e) => {
    let {
        color: t,
        disableElevation: n,
        fullWidth: r,
        size: i,
        variant: a,
        loading: o,
        loadingPosition: s,
        classes: c,
      } = e,
      l = J(
        {
          root: [
            `root`,
            o && `loading`,
            a,
            `size${$(i)}`,
            `color${$(t)}`,
            n && `disableElevation`,
            r && `fullWidth`,
            o && `loadingPosition${$(s)}`,
          ],
          startIcon: [`icon`, `startIcon`],
          endIcon: [`icon`, `endIcon`],
          loadingIndicator: [`loadingIndicator`],
          loadingWrapper: [`loadingWrapper`],
        },
        Qu,
        c,
      )
    return { ...c, ...l }
  },
  rd = [
    { props: { size: `small` }, style: { '& > *:nth-of-type(1)': { fontSize: 18 } } },
    { props: { size: `medium` }, style: { '& > *:nth-of-type(1)': { fontSize: 20 } } },
    { props: { size: `large` }, style: { '& > *:nth-of-type(1)': { fontSize: 22 } } },
  ],
  id = Z(Eu, {
    shouldForwardProp: (e) => $o(e) || e === `classes`,
    name: `MuiButton`,
    slot: `Root`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [
        t.root,
        t[n.variant],
        t[`size${$(n.size)}`],
        n.color === `inherit` && t.colorInherit,
        n.disableElevation && t.disableElevation,
        n.fullWidth && t.fullWidth,
        n.loading && t.loading,
      ]
    },
  })(
    hs(({ theme: e }) => {
      let t = e.palette.mode === `light` ? e.palette.grey[300] : e.palette.grey[800],
        n = e.palette.mode === `light` ? e.palette.grey.A100 : e.palette.grey[700]
      return {
        ...e.typography.button,
        minWidth: 64,
        padding: `6px 16px`,
        border: 0,
        borderRadius: (e.vars || e).shape.borderRadius,
        ...Ls(e, [`background-color`, `box-shadow`, `border-color`, `color`], {
          duration: e.transitions.duration.short,
        }),
        '&:hover': { textDecoration: `none` },
        [`&.${$u.disabled}`]: { color: (e.vars || e).palette.action.disabled },
        variants: [
          {
            props: { variant: `contained` },
            style: {
              color: `var(--variant-containedColor)`,
              backgroundColor: `var(--variant-containedBg)`,
              boxShadow: (e.vars || e).shadows[2],
              '&:hover': {
                boxShadow: (e.vars || e).shadows[4],
                '@media (hover: none)': { boxShadow: (e.vars || e).shadows[2] },
              },
              '&:active': { boxShadow: (e.vars || e).shadows[8] },
              [`&.${$u.focusVisible}`]: {
                ...e.focusVisible,
                boxShadow: e.focusVisible?.boxShadow
                  ? `${(e.vars || e).shadows[6]}, ${e.focusVisible.boxShadow}`
                  : (e.vars || e).shadows[6],
              },
              [`&.${$u.disabled}`]: {
                color: (e.vars || e).palette.action.disabled,
                boxShadow: (e.vars || e).shadows[0],
                backgroundColor: (e.vars || e).palette.action.disabledBackground,
              },
            },
          },
          {
            props: { variant: `outlined` },
            style: {
              padding: `5px 15px`,
              border: `1px solid currentColor`,
              borderColor: `var(--variant-outlinedBorder, currentColor)`,
              backgroundColor: `var(--variant-outlinedBg)`,
              color: `var(--variant-outlinedColor)`,
              [`&.${$u.disabled}`]: { border: `1px solid ${(e.vars || e).palette.action.disabledBackground}` },
            },
          },
          {
            props: { variant: `text` },
            style: { padding: `6px 8px`, color: `var(--variant-textColor)`, backgroundColor: `var(--variant-textBg)` },
          },
          ...Object.entries(e.palette)
            .filter(Yl())
            .map(([t]) => ({
              props: { color: t },
              style: {
                '--variant-textColor': (e.vars || e).palette[t].main,
                '--variant-outlinedColor': (e.vars || e).palette[t].main,
                '--variant-outlinedBorder': e.alpha((e.vars || e).palette[t].main, 0.5),
                '--variant-containedColor': (e.vars || e).palette[t].contrastText,
                '--variant-containedBg': (e.vars || e).palette[t].main,
                '@media (hover: hover)': {
                  '&:hover': {
                    '--variant-containedBg': (e.vars || e).palette[t].dark,
                    '--variant-textBg': e.alpha(
                      (e.vars || e).palette[t].main,
                      (e.vars || e).palette.action.hoverOpacity,
                    ),
                    '--variant-outlinedBorder': (e.vars || e).palette[t].main,
                    '--variant-outlinedBg': e.alpha(
                      (e.vars || e).palette[t].main,
                      (e.vars || e).palette.action.hoverOpacity,
                    ),
                  },
                },
              },
            })),
          {
            props: { color: `inherit` },
            style: {
              color: `inherit`,
              borderColor: `currentColor`,
              '--variant-containedBg': e.vars ? e.vars.palette.Button.inheritContainedBg : t,
              '@media (hover: hover)': {
                '&:hover': {
                  '--variant-containedBg': e.vars ? e.vars.palette.Button.inheritContainedHoverBg : n,
                  '--variant-textBg': e.alpha(
                    (e.vars || e).palette.text.primary,
                    (e.vars || e).palette.action.hoverOpacity,
                  ),
                  '--variant-outlinedBg': e.alpha(
                    (e.vars || e).palette.text.primary,
                    (e.vars || e).palette.action.hoverOpacity,
                  ),
                },
              },
            },
          },
          {
            props: { size: `small`, variant: `text` },
            style: { padding: `4px 5px`, fontSize: e.typography.pxToRem(13) },
          },
          {
            props: { size: `large`, variant: `text` },
            style: { padding: `8px 11px`, fontSize: e.typography.pxToRem(15) },
          },
          {
            props: { size: `small`, variant: `outlined` },
            style: { padding: `3px 9px`, fontSize: e.typography.pxToRem(13) },
          },
          {
            props: { size: `large`, variant: `outlined` },
            style: { padding: `7px 21px`, fontSize: e.typography.pxToRem(15) },
          },
          {
            props: { size: `small`, variant: `contained` },
            style: { padding: `4px 10px`, fontSize: e.typography.pxToRem(13) },
          },
          {
            props: { size: `large`, variant: `contained` },
            style: { padding: `8px 22px`, fontSize: e.typography.pxToRem(15) },
          },
          {
            props: { disableElevation: !0 },
            style: {
              boxShadow: `none`,
              '&:hover': { boxShadow: `none` },
              [`&.${$u.focusVisible}`]: { boxShadow: e.focusVisible?.boxShadow ?? `none` },
              '&:active': { boxShadow: `none` },
              [`&.${$u.disabled}`]: { boxShadow: `none` },
            },
          },
          { props: { fullWidth: !0 }, style: { width: `100%` } },
          {
            props: { loading: !0, loadingPosition: `center` },
            style: {
              ...Ls(e, [`background-color`, `box-shadow`, `border-color`], { duration: e.transitions.duration.short }),
              [`&.${$u.loading}`]: { color: `transparent` },
            },
          },
        ],
      }
    }),
  ),
  ad = Z(`span`, {
    name: `MuiButton`,
    slot: `StartIcon`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [t.startIcon, n.loading && t.startIconLoadingStart]
    },
  })(({ theme: e }) => ({
    display: `inherit`,
    alignItems: `center`,
    marginRight: 8,
    marginLeft: -4,
    '&::before': { content: `"\\200b"`, width: 0, overflow: `hidden` },
    variants: [
      { props: { size: `small` }, style: { marginLeft: -2 } },
      {
        props: { loadingPosition: `start`, loading: !0 },
        style: { ...Ls(e, [`opacity`], { duration: e.transitions.duration.short }), opacity: 0 },
      },
      { props: { loadingPosition: `start`, loading: !0, fullWidth: !0 }, style: { marginRight: -8 } },
      ...rd,
    ],
  })),
  od = Z(`span`, {
    name: `MuiButton`,
    slot: `EndIcon`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [t.endIcon, n.loading && t.endIconLoadingEnd]
    },
  })(({ theme: e }) => ({
    display: `inherit`,
    marginRight: -4,
    marginLeft: 8,
    variants: [
      { props: { size: `small` }, style: { marginRight: -2 } },
      {
        props: { loadingPosition: `end`, loading: !0 },
        style: { ...Ls(e, [`opacity`], { duration: e.transitions.duration.short }), opacity: 0 },
      },
      { props: { loadingPosition: `end`, loading: !0, fullWidth: !0 }, style: { marginLeft: -8 } },
      ...rd,
    ],
  })),
  sd = Z(`span`, { name: `MuiButton`, slot: `LoadingIndicator` })(({ theme: e }) => ({
    display: `none`,
    position: `absolute`,
    visibility: `visible`,
    variants: [
      { props: { loading: !0 }, style: { display: `flex` } },
      { props: { loadingPosition: `start` }, style: { left: 14 } },
      { props: { loadingPosition: `start`, size: `small` }, style: { left: 10 } },
      { props: { variant: `text`, loadingPosition: `start` }, style: { left: 6 } },
      {
        props: { loadingPosition: `center` },
        style: { left: `50%`, transform: `translate(-50%)`, color: (e.vars || e).palette.action.disabled },
      },
      { props: { loadingPosition: `end` }, style: { right: 14 } },
      { props: { loadingPosition: `end`, size: `small` }, style: { right: 10 } },
      { props: { variant: `text`, loadingPosition: `end` }, style: { right: 6 } },
      { props: { loadingPosition: `start`, fullWidth: !0 }, style: { position: `relative`, left: -10 } },
      { props: { loadingPosition: `end`, fullWidth: !0 }, style: { position: `relative`, right: -10 } },
    ],
  })),
  cd = Z(`span`, { name: `MuiButton`, slot: `LoadingIconPlaceholder` })({
    display: `inline-block`,
    width: `1em`,
    height: `1em`,
  }),
  ld = g.forwardRef(function (e, t) {
    let n = g.useContext(ed),
      r = g.useContext(td),
      i = Q({ props: Zr(n, e), name: `MuiButton` }),
      {
        children: a,
        color: o = `primary`,
        component: s = `button`,
        className: c,
        disabled: l = !1,
        disableElevation: u = !1,
        disableFocusRipple: d = !1,
        endIcon: f,
        focusVisibleClassName: m,
        fullWidth: h = !1,
        id: _,
        loading: v = null,
        loadingIndicator: y,
        loadingPosition: b = `center`,
        size: x = `medium`,
        startIcon: S,
        type: C,
        variant: w = `text`,
        ...T
      } = i,
      E = Rl(_),
      D = y ?? (0, U.jsx)(zu, { 'aria-labelledby': E, color: `inherit`, size: 16 }),
      O = {
        ...i,
        color: o,
        component: s,
        disabled: l,
        disableElevation: u,
        disableFocusRipple: d,
        fullWidth: h,
        loading: v,
        loadingIndicator: D,
        loadingPosition: b,
        size: x,
        type: C,
        variant: w,
      },
      k = nd(O),
      ee =
        (S || (v && b === `start`)) &&
        (0, U.jsx)(ad, {
          className: k.startIcon,
          ownerState: O,
          children: S || (0, U.jsx)(cd, { className: k.loadingIconPlaceholder, ownerState: O }),
        }),
      A =
        (f || (v && b === `end`)) &&
        (0, U.jsx)(od, {
          className: k.endIcon,
          ownerState: O,
          children: f || (0, U.jsx)(cd, { className: k.loadingIconPlaceholder, ownerState: O }),
        }),
      j = r || ``,
      M =
        typeof v == `boolean`
          ? (0, U.jsx)(`span`, {
              className: k.loadingWrapper,
              style: { display: `contents` },
              children: v && (0, U.jsx)(sd, { className: k.loadingIndicator, ownerState: O, children: D }),
            })
          : null,
      { root: te, ...N } = k
    return (0, U.jsxs)(id, {
      ownerState: O,
      className: p(n.className, k.root, c, j),
      component: s,
      disabled: l || v,
      focusRipple: !d,
      focusVisibleClassName: p(k.focusVisible, m),
      ref: t,
      internalNativeButton: !0,
      type: C,
      id: v ? E : _,
      ...T,
      classes: N,
      children: [ee, b !== `end` && M, a, b === `end` && M, A],
    })
  })
function ud(e) {
  return W(`MuiAlert`, e)
}
var dd = G(`MuiAlert`, [
    `root`,
    `action`,
    `icon`,
    `message`,
    `filled`,
    `colorSuccess`,
    `colorInfo`,
    `colorWarning`,
    `colorError`,
    `outlined`,
    `standard`,
  ]),
  fd = hc(
    (0, U.jsx)(`path`, {
      d: `M20,12A8,8 0 0,1 12,20A8,8 0 0,1 4,12A8,8 0 0,1 12,4C12.76,4 13.5,4.11 14.2, 4.31L15.77,2.74C14.61,2.26 13.34,2 12,2A10,10 0 0,0 2,12A10,10 0 0,0 12,22A10,10 0 0, 0 22,12M7.91,10.08L6.5,11.5L11,16L21,6L19.59,4.58L11,13.17L7.91,10.08Z`,
    }),
    `SuccessOutlined`,
  ),
  pd = hc(
    (0, U.jsx)(`path`, { d: `M12 5.99L19.53 19H4.47L12 5.99M12 2L1 21h22L12 2zm1 14h-2v2h2v-2zm0-6h-2v4h2v-4z` }),
    `ReportProblemOutlined`,
  ),
  md = hc(
    (0, U.jsx)(`path`, {
      d: `M11 15h2v2h-2zm0-8h2v6h-2zm.99-5C6.47 2 2 6.48 2 12s4.47 10 9.99 10C17.52 22 22 17.52 22 12S17.52 2 11.99 2zM12 20c-4.42 0-8-3.58-8-8s3.58-8 8-8 8 3.58 8 8-3.58 8-8 8z`,
    }),
    `ErrorOutline`,
  ),
  hd = hc(
    (0, U.jsx)(`path`, {
      d: `M11,9H13V7H11M12,20C7.59,20 4,16.41 4,12C4,7.59 7.59,4 12,4C16.41,4 20,7.59 20, 12C20,16.41 16.41,20 12,20M12,2A10,10 0 0,0 2,12A10,10 0 0,0 12,22A10,10 0 0,0 22,12A10, 10 0 0,0 12,2M11,17H13V11H11V17Z`,
    }),
    `InfoOutlined`,
  ),
  gd = hc(
    (0, U.jsx)(`path`, {
      d: `M19 6.41L17.59 5 12 10.59 6.41 5 5 6.41 10.59 12 5 17.59 6.41 19 12 13.41 17.59 19 19 17.59 13.41 12z`,
    }),
    `Close`,
  ),
  _d = (e) => {
    let { variant: t, color: n, severity: r, classes: i } = e
    return J(
      { root: [`root`, `color${$(n || r)}`, `${t}`], icon: [`icon`], message: [`message`], action: [`action`] },
      ud,
      i,
    )
  },
  vd = Z(Kl, {
    name: `MuiAlert`,
    slot: `Root`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [t.root, t[n.variant]]
    },
  })(
    hs(({ theme: e }) => {
      let t = e.palette.mode === `light` ? e.darken : e.lighten,
        n = e.palette.mode === `light` ? e.lighten : e.darken
      return {
        ...e.typography.body2,
        backgroundColor: `transparent`,
        display: `flex`,
        padding: `6px 16px`,
        variants: [
          ...Object.entries(e.palette)
            .filter(Yl([`light`]))
            .map(([r]) => ({
              props: { colorSeverity: r, variant: `standard` },
              style: {
                color: e.vars ? e.vars.palette.Alert[`${r}Color`] : t(e.palette[r].light, 0.6),
                backgroundColor: e.vars ? e.vars.palette.Alert[`${r}StandardBg`] : n(e.palette[r].light, 0.9),
                [`& .${dd.icon}`]: e.vars
                  ? { color: e.vars.palette.Alert[`${r}IconColor`] }
                  : { color: e.palette[r].main },
              },
            })),
          ...Object.entries(e.palette)
            .filter(Yl([`light`]))
            .map(([n]) => ({
              props: { colorSeverity: n, variant: `outlined` },
              style: {
                color: e.vars ? e.vars.palette.Alert[`${n}Color`] : t(e.palette[n].light, 0.6),
                border: `1px solid ${(e.vars || e).palette[n].light}`,
                [`& .${dd.icon}`]: e.vars
                  ? { color: e.vars.palette.Alert[`${n}IconColor`] }
                  : { color: e.palette[n].main },
              },
            })),
          ...Object.entries(e.palette)
            .filter(Yl([`dark`]))
            .map(([t]) => ({
              props: { colorSeverity: t, variant: `filled` },
              style: {
                ...(e.focusVisible && Ya(`0 0 0 4px ${(e.vars || e).palette.background.default}`)),
                fontWeight: e.typography.fontWeightMedium,
                ...(e.vars
                  ? {
                      color: e.vars.palette.Alert[`${t}FilledColor`],
                      backgroundColor: e.vars.palette.Alert[`${t}FilledBg`],
                    }
                  : {
                      backgroundColor: e.palette.mode === `dark` ? e.palette[t].dark : e.palette[t].main,
                      color: e.palette.getContrastText(e.palette[t].main),
                    }),
              },
            })),
        ],
      }
    }),
  ),
  yd = Z(`div`, { name: `MuiAlert`, slot: `Icon` })({
    marginRight: 12,
    padding: `7px 0`,
    display: `flex`,
    fontSize: 22,
    opacity: 0.9,
  }),
  bd = Z(`div`, { name: `MuiAlert`, slot: `Message` })({ padding: `8px 0`, minWidth: 0, overflow: `auto` }),
  xd = Z(`div`, { name: `MuiAlert`, slot: `Action` })({
    display: `flex`,
    alignItems: `flex-start`,
    padding: `4px 0 0 16px`,
    marginLeft: `auto`,
    marginRight: -8,
  }),
  Sd = {
    success: (0, U.jsx)(fd, { fontSize: `inherit` }),
    warning: (0, U.jsx)(pd, { fontSize: `inherit` }),
    error: (0, U.jsx)(md, { fontSize: `inherit` }),
    info: (0, U.jsx)(hd, { fontSize: `inherit` }),
  },
  Cd = g.forwardRef(function (e, t) {
    let n = Q({ props: e, name: `MuiAlert` }),
      {
        action: r,
        children: i,
        className: a,
        closeText: o = `Close`,
        color: s,
        icon: c,
        iconMapping: l = Sd,
        onClose: u,
        role: d = `alert`,
        severity: f = `success`,
        slotProps: m = {},
        slots: h = {},
        variant: g = `standard`,
        ..._
      } = n,
      v = { ...n, color: s, severity: f, variant: g, colorSeverity: s || f },
      y = _d(v),
      b = { slots: h, slotProps: m },
      [x, S] = Sc(`root`, {
        ref: t,
        shouldForwardComponentProp: !0,
        className: p(y.root, a),
        elementType: vd,
        externalForwardedProps: { ...b, ..._ },
        ownerState: v,
        additionalProps: { role: d, elevation: 0 },
      }),
      [C, w] = Sc(`icon`, { className: y.icon, elementType: yd, externalForwardedProps: b, ownerState: v }),
      [T, E] = Sc(`message`, { className: y.message, elementType: bd, externalForwardedProps: b, ownerState: v }),
      [D, O] = Sc(`action`, { className: y.action, elementType: xd, externalForwardedProps: b, ownerState: v }),
      [k, ee] = Sc(`closeButton`, { elementType: Gu, externalForwardedProps: b, ownerState: v }),
      [A, j] = Sc(`closeIcon`, { elementType: gd, externalForwardedProps: b, ownerState: v })
    return (0, U.jsxs)(x, {
      ...S,
      children: [
        c === !1 ? null : (0, U.jsx)(C, { ...w, children: c || l[f] || Sd[f] }),
        (0, U.jsx)(T, { ...E, children: i }),
        r == null ? null : (0, U.jsx)(D, { ...O, children: r }),
        r == null && u
          ? (0, U.jsx)(D, {
              ...O,
              children: (0, U.jsx)(k, {
                size: `small`,
                'aria-label': o,
                title: o,
                color: `inherit`,
                onClick: u,
                ...ee,
                children: (0, U.jsx)(A, { fontSize: `small`, ...j }),
              }),
            })
          : null,
      ],
    })
  }),
  wd = {
    tiles: `M4.500 4h5.500v7H4zM14 4h6v4.500h-6zM14 12.500h6V20h-6zM4 15h6v5H4z`,
    upload: `M12 16V5M7 9.500l5-5 5 5M4.500 20h15`,
    switches: `M4 8h9M17 8h3M15 10.200a2.200 2.200 0 1 0 0-4.400 2.200 2.200 0 0 0 0 4.400zM4 16h3M11 16h9M9 18.200a2.200 2.200 0 1 0 0-4.400 2.200 2.200 0 0 0 0 4.400z`,
    bank: `M3.500 9.500L12 4l8.500 5.500zM5.500 10v8M10 10v8M14 10v8M18.500 10v8M3.500 20h17`,
    shield: `M12 3l7.500 2.700v6c0 4.600-3.100 7.700-7.500 9.300-4.400-1.600-7.500-4.700-7.500-9.300v-6zM8.800 12l2.300 2.300 4.200-4.500`,
    headset: `M4 14v-2a8 8 0 0 1 16 0v2M4 13.500h3v6H5.500A1.500 1.500 0 0 1 4 18zM20 13.500h-3v6h1.500A1.500 1.500 0 0 0 20 18z`,
    chart: `M4 4v16h16M8 16v-4M12.500 16V8M17 16v-6`,
    document: `M6.500 3.500H14l5 5v10.500a1.500 1.500 0 0 1-1.500 1.500h-11A1.500 1.500 0 0 1 5 19V5a1.500 1.500 0 0 1 1.500-1.500zM13.500 3.500V9H19M8.500 13h7M8.500 16.500h5`,
    bin: `M4.500 6.500h15M9 6.500V4.500a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v2M6.500 6.500l.9 12.600a1.500 1.500 0 0 0 1.500 1.400h6.200a1.500 1.500 0 0 0 1.500-1.400l.9-12.600M10.200 10.500v6M13.800 10.500v6`,
    funnel: `M3.500 5h17M6 10h12M8.500 15h7M10.500 20h3`,
    person: `M12 11.500a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.500 20c.8-3.700 3.800-5.500 7.500-5.500s6.700 1.800 7.500 5.500`,
    shop: `M4 9.500l1.500-5h13L20 9.500M4 9.500a2.500 2.500 0 0 0 5 0 2.500 2.500 0 0 0 6 0 2.500 2.500 0 0 0 5 0M5.500 12v8h13v-8M10 20v-5h4v5`,
    link: `M10 14a4 4 0 0 0 5.700 0l3-3a4 4 0 0 0-5.700-5.700l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3a4 4 0 0 0 5.700 5.700l1-1`,
    card: `M4 5.500h16A1.500 1.500 0 0 1 21.500 7v10a1.500 1.500 0 0 1-1.500 1.500H4A1.500 1.500 0 0 1 2.500 17V7A1.500 1.500 0 0 1 4 5.500zM2.500 10h19M6 15h4`,
    message: `M4.500 4.500h15A1.500 1.500 0 0 1 21 6v9.500a1.500 1.500 0 0 1-1.500 1.500H12l-4.500 4v-4h-3A1.500 1.500 0 0 1 3 15.500V6a1.500 1.500 0 0 1 1.500-1.500zM7.500 9h9M7.500 12.500h5`,
    phone: `M5 4h4l1.800 4.500-2.300 1.700a12 12 0 0 0 5.300 5.300l1.700-2.300L20 15v4a1.500 1.500 0 0 1-1.600 1.500C10.500 20 4 13.500 3.500 5.600A1.500 1.500 0 0 1 5 4z`,
    home: `M4 11l8-7 8 7v8a1.500 1.500 0 0 1-1.500 1.500h-13A1.500 1.500 0 0 1 4 19zM9.500 20v-6h5v6`,
    horn: `M4 10v4h3l8 4.500v-13L7 10zM18 9.500a3.500 3.500 0 0 1 0 5M8 14l1 5.500h2.500l-1-4`,
    help: `M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM9.400 9.600a2.700 2.700 0 1 1 3.900 2.400c-.9.500-1.300 1-1.300 1.900M12 16.900v.1`,
    gift: `M4 11h16v9H4zM3 7.500h18V11H3zM12 7.500V20M12 7.500c-4 0-5.500-1-5.500-2.500S9 2.500 12 7.500zM12 7.500c4 0 5.500-1 5.500-2.500S15 2.500 12 7.500z`,
    book: `M12 6.500C10 5 7.500 4.500 4 4.500v13.500c3.500 0 6 .5 8 2 2-1.500 4.500-2 8-2V4.500c-3.500 0-6 .5-8 2zM12 6.500V20`,
    rupee: `M7 4.500h10M7 9h10M7 4.500h3.500a4.500 4.500 0 0 1 0 9H7l7 6.500`,
    plug: `M9 3v5M15 3v5M6 8h12v3a6 6 0 0 1-12 0zM12 17v4`,
    gear: `M12 15.200a3.200 3.200 0 1 0 0-6.400 3.200 3.200 0 0 0 0 6.400zM12 3v2.500M12 18.500V21M4.200 7.500l2.200 1.250M17.600 15.250l2.200 1.250M4.200 16.500l2.200-1.250M17.600 8.750l2.200-1.250`,
    bell: `M12 4.5a5 5 0 0 1 5 5c0 4.5 2 6 2 6H5s2-1.500 2-6a5 5 0 0 1 5-5zM10 18.500a2 2 0 0 0 4 0`,
    leave: `M14 4.500H6A1.500 1.500 0 0 0 4.500 6v12A1.500 1.500 0 0 0 6 19.500h8M10.500 12H21M17 8l4 4-4 4`,
    menu: `M4 7h16M4 12h16M4 17h16`,
    down: `M6 9.500l6 6 6-6`,
    up: `M6 15l6-6 6 6`,
    globe: `M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM3.500 9.500h17M3.500 14.500h17M12 3c2.700 2.600 3.900 5.600 3.900 9s-1.200 6.400-3.900 9c-2.700-2.600-3.900-5.600-3.900-9S9.300 5.600 12 3z`,
    mask: `M3.500 8.500c5.500-2 11.500-2 17 0 .3 5-2 8.500-5 8.500-1.700 0-2.300-1.500-3.500-1.500S10.200 17 8.500 17c-3 0-5.300-3.500-5-8.500zM7.300 12c1-.8 2.200-.8 3.200 0M13.500 12c1-.8 2.200-.8 3.200 0`,
  }
function Td({ name: e }) {
  return (0, U.jsx)(mc, {
    sx: { fontSize: 20, fill: `none`, stroke: `currentColor`, strokeWidth: 1.75 },
    'aria-hidden': `true`,
    children: (0, U.jsx)(`path`, { d: wd[e], strokeLinecap: `round`, strokeLinejoin: `round` }),
  })
}
var Ed = g.createContext({})
function Dd(e) {
  return W(`MuiList`, e)
}
G(`MuiList`, [`root`, `padding`, `dense`, `subheader`])
var Od = (e) => {
    let { classes: t, disablePadding: n, dense: r, subheader: i } = e
    return J({ root: [`root`, !n && `padding`, r && `dense`, i && `subheader`] }, Dd, t)
  },
  kd = Z(`ul`, {
    name: `MuiList`,
    slot: `Root`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [t.root, !n.disablePadding && t.padding, n.dense && t.dense, n.subheader && t.subheader]
    },
  })({
    listStyle: `none`,
    margin: 0,
    padding: 0,
    position: `relative`,
    variants: [
      { props: ({ ownerState: e }) => !e.disablePadding, style: { paddingTop: 8, paddingBottom: 8 } },
      { props: ({ ownerState: e }) => e.subheader, style: { paddingTop: 0, isolation: `isolate` } },
    ],
  }),
  Ad = g.forwardRef(function (e, t) {
    let n = Q({ props: e, name: `MuiList` }),
      { children: r, className: i, component: a = `ul`, dense: o = !1, disablePadding: s = !1, subheader: c, ...l } = n,
      u = g.useMemo(() => ({ dense: o }), [o]),
      d = { ...n, component: a, dense: o, disablePadding: s },
      f = Od(d)
    return (0, U.jsx)(Ed.Provider, {
      value: u,
      children: (0, U.jsxs)(kd, { as: a, className: p(f.root, i), ref: t, ownerState: d, ...l, children: [c, r] }),
    })
  }),
  jd = {
    border: 0,
    clipPath: `inset(50%)`,
    height: `1px`,
    margin: `-1px`,
    overflow: `hidden`,
    padding: 0,
    position: `absolute`,
    whiteSpace: `nowrap`,
    width: `1px`,
  },
  Md = `#FFC53D`,
  Nd = `#241800`,
  Pd = 15e3
function Fd({ area: e, name: t, merchantId: n = null }) {
  let { t: i } = r(`staff`),
    o = c(),
    s = l((e) => e.admin),
    [d, p] = (0, g.useState)(!1),
    m = async () => {
      p(!0)
      try {
        await o((await f(e)) ?? u(`merchant-management`))
      } catch (e) {
        ;(a(e), p(!1))
      }
    },
    h = e === `customer` ? `customer` : `text`,
    _ = { name: t, id: n ?? ``, admin: s?.name ?? `` }
  return (0, U.jsxs)(wc, {
    role: `region`,
    'aria-label': i(`masquerade.title`),
    sx: {
      position: `sticky`,
      top: 0,
      zIndex: `appBar`,
      display: `flex`,
      flexWrap: `wrap`,
      alignItems: `center`,
      gap: 3,
      px: 5,
      py: 2,
      fontSize: `0.9375rem`,
      lineHeight: 1.3333,
      backgroundColor: Md,
      color: Nd,
    },
    children: [
      (0, U.jsx)(Zo, {
        styles: (e) => ({
          'body::after': {
            content: `""`,
            position: `fixed`,
            inset: 0,
            zIndex: e.zIndex.appBar,
            border: `4px solid ${Md}`,
            pointerEvents: `none`,
          },
        }),
      }),
      (0, U.jsx)(Td, { name: `mask` }),
      (0, U.jsx)(`strong`, { children: i(`masquerade.title`) }),
      (0, U.jsx)(wc, {
        component: `span`,
        sx: { flex: 1, minWidth: 200 },
        children: i(`masquerade.${h}${s ? `Named` : ``}`, _),
      }),
      (0, U.jsx)(Id, { area: e }),
      (0, U.jsx)(ld, {
        size: `small`,
        startIcon: (0, U.jsx)(Td, { name: `leave` }),
        disabled: d,
        onClick: () => void m(),
        sx: { backgroundColor: Nd, color: `#FFFFFF`, '&:hover': { backgroundColor: `#000000` } },
        children: i(`masquerade.exit`),
      }),
    ],
  })
}
function Id({ area: e }) {
  let { t } = r(`staff`),
    n = l(({ userMasquerade: t, masquerade: n }) => (e === `customer` ? t : (n?.expires_at ?? null))),
    [i, a] = (0, g.useState)(Date.now)
  if (
    ((0, g.useEffect)(() => {
      let e = setInterval(() => a(Date.now()), Pd)
      return () => clearInterval(e)
    }, []),
    n === null)
  )
    return null
  let o = Math.max(0, Math.ceil((Date.parse(n) - i) / 6e4))
  return (0, U.jsx)(`span`, { children: t(`masquerade.left`, { count: o }) })
}
function Ld(e) {
  return W(`MuiLink`, e)
}
var Rd = G(`MuiLink`, [`root`, `underlineNone`, `underlineHover`, `underlineAlways`, `button`, `focusVisible`]),
  zd = ({ theme: e, ownerState: t }) => {
    let n = t.color
    if (`colorSpace` in e && e.colorSpace) {
      let r = mn(e, `palette.${n}.main`) || mn(e, `palette.${n}`) || t.color
      return e.alpha(r, 0.4)
    }
    let r = mn(e, `palette.${n}.main`, !1) || mn(e, `palette.${n}`, !1) || t.color,
      i = mn(e, `palette.${n}.mainChannel`) || mn(e, `palette.${n}Channel`)
    if (`vars` in e && i) return `rgba(${i} / 0.4)`
    try {
      return gi(r, 0.4)
    } catch {
      return `color-mix(in srgb, ${r} 40%, transparent)`
    }
  },
  Bd = {
    primary: !0,
    secondary: !0,
    error: !0,
    info: !0,
    success: !0,
    warning: !0,
    textPrimary: !0,
    textSecondary: !0,
    textDisabled: !0,
  },
  Vd = (e) => {
    let { classes: t, component: n, focusVisible: r, underline: i } = e
    return J({ root: [`root`, `underline${$(i)}`, n === `button` && `button`, r && `focusVisible`] }, Ld, t)
  },
  Hd = Z(Xu, {
    name: `MuiLink`,
    slot: `Root`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [t.root, t[`underline${$(n.underline)}`], n.component === `button` && t.button]
    },
  })(
    hs(({ theme: e }) => ({
      ...(e.focusVisible && { [`&.${Rd.focusVisible}`]: { ...Ja, ...e.focusVisible } }),
      variants: [
        { props: { underline: `none` }, style: { textDecoration: `none` } },
        {
          props: { underline: `hover` },
          style: { textDecoration: `none`, '&:hover': { textDecoration: `underline` } },
        },
        {
          props: { underline: `always` },
          style: { textDecoration: `underline`, '&:hover': { textDecorationColor: `inherit` } },
        },
        {
          props: ({ underline: e, ownerState: t }) => e === `always` && t.color !== `inherit`,
          style: { textDecorationColor: `var(--Link-underlineColor)` },
        },
        {
          props: ({ underline: e, ownerState: t }) => e === `always` && t.color === `inherit`,
          style: e.colorSpace ? { textDecorationColor: e.alpha(`currentColor`, 0.4) } : null,
        },
        ...Object.entries(e.palette)
          .filter(Yl())
          .map(([t]) => ({
            props: { underline: `always`, color: t },
            style: { '--Link-underlineColor': e.alpha((e.vars || e).palette[t].main, 0.4) },
          })),
        {
          props: { underline: `always`, color: `textPrimary` },
          style: { '--Link-underlineColor': e.alpha((e.vars || e).palette.text.primary, 0.4) },
        },
        {
          props: { underline: `always`, color: `textSecondary` },
          style: { '--Link-underlineColor': e.alpha((e.vars || e).palette.text.secondary, 0.4) },
        },
        {
          props: { underline: `always`, color: `textDisabled` },
          style: { '--Link-underlineColor': (e.vars || e).palette.text.disabled },
        },
        {
          props: { component: `button` },
          style: {
            position: `relative`,
            WebkitTapHighlightColor: `transparent`,
            backgroundColor: `transparent`,
            outline: 0,
            border: 0,
            margin: 0,
            borderRadius: 0,
            padding: 0,
            cursor: `pointer`,
            userSelect: `none`,
            verticalAlign: `middle`,
            MozAppearance: `none`,
            WebkitAppearance: `none`,
            '&::-moz-focus-inner': { borderStyle: `none` },
            ...(!e.focusVisible && { [`&.${Rd.focusVisible}`]: { outline: `auto` } }),
          },
        },
      ],
    })),
  ),
  Ud = g.forwardRef(function (e, t) {
    let n = Q({ props: e, name: `MuiLink` }),
      r = Xo(),
      {
        className: i,
        color: a = `primary`,
        component: o = `a`,
        onBlur: s,
        onFocus: c,
        TypographyClasses: l,
        underline: u = `always`,
        variant: d = `inherit`,
        sx: f,
        ...m
      } = n,
      [h, _] = g.useState(!1),
      v = (e) => {
        ;(Xl(e.target) || _(!1), s && s(e))
      },
      y = (e) => {
        ;(Xl(e.target) && _(!0), c && c(e))
      },
      b = { ...n, color: a, component: o, focusVisible: h, underline: u, variant: d },
      x = Vd(b)
    return (0, U.jsx)(Hd, {
      color: a,
      className: p(x.root, i),
      classes: l,
      component: o,
      onBlur: v,
      onFocus: y,
      ref: t,
      ownerState: b,
      variant: d,
      ...m,
      sx: [...(Bd[a] === void 0 ? [{ color: a }] : []), ...(Array.isArray(f) ? f : [f])],
      style: {
        ...m.style,
        ...(u === `always` &&
          a !== `inherit` &&
          !Bd[a] && { '--Link-underlineColor': zd({ theme: r, ownerState: b }) }),
      },
    })
  })
function Wd(e) {
  return `scale(${e}, ${e ** 2})`
}
var Gd = {
    entering: { opacity: 1, transform: Wd(1) },
    entered: { opacity: 1, transform: `none` },
    exiting: { opacity: 0, transform: Wd(0.75) },
    exited: { opacity: 0, transform: Wd(0.75) },
  },
  Kd = { opacity: 0, transform: Wd(0.75), visibility: `hidden` },
  qd = g.forwardRef(function (e, t) {
    let {
        addEndListener: n,
        appear: r = !0,
        children: i,
        disablePrefersReducedMotion: a = !1,
        easing: o,
        in: s,
        onEnter: c,
        onEntered: l,
        onEntering: u,
        onExit: d,
        onExited: f,
        onExiting: p,
        style: m,
        timeout: h = `auto`,
        ..._
      } = e,
      v = g.useRef(null),
      y = Xo(),
      b = hl(y.motion.reducedMotion, a),
      x = g.useRef(null),
      S = gs(x, Fc(i), t),
      C = Ns(x, u),
      w = Ns(x, (e, t) => {
        b.shouldReduceMotion || Cs(e)
        let { duration: n, delay: r, easing: i } = Fs({ style: m, timeout: h, easing: o }, { mode: `enter` }),
          a
        h === `auto` && !b.shouldReduceMotion
          ? ((a = y.transitions.getAutoHeightDuration(e.clientHeight)), (v.current = a))
          : ((a = n), (v.current = null))
        let s = b.getTransitionTiming({ duration: a, delay: r })
        ;((e.style.transition = [
          y.transitions.create(`opacity`, { duration: s.duration, delay: s.delay }),
          y.transitions.create(`transform`, {
            duration: typeof s.duration == `string` ? s.duration : s.duration * 0.666,
            delay: s.delay,
            easing: i,
          }),
        ].join(`,`)),
          c && c(e, t))
      }),
      T = Ns(x, l),
      E = Ns(x, p),
      D = Ns(x, (e) => {
        let { duration: t, delay: n, easing: r } = Fs({ style: m, timeout: h, easing: o }, { mode: `exit` }),
          i
        h === `auto` && !b.shouldReduceMotion
          ? ((i = y.transitions.getAutoHeightDuration(e.clientHeight)), (v.current = i))
          : ((i = t), (v.current = null))
        let a = b.getTransitionTiming({ duration: i, delay: n })
        ;((e.style.transition = [
          y.transitions.create(`opacity`, { duration: a.duration, delay: a.delay }),
          y.transitions.create(`transform`, {
            duration: typeof a.duration == `string` ? a.duration : a.duration * 0.666,
            delay: a.delay || (typeof a.duration == `string` ? a.duration : a.duration * 0.333),
            easing: r,
          }),
        ].join(`,`)),
          (e.style.opacity = 0),
          (e.style.transform = Wd(0.75)),
          d && d(e))
      }),
      O = Ns(x, (e) => {
        ;((e.style.transition = ``), f && f(e))
      })
    return (0, U.jsx)(rl, {
      appear: r,
      in: s,
      nodeRef: x,
      onEnter: w,
      onEntered: T,
      onEntering: C,
      onExit: D,
      onExited: O,
      onExiting: E,
      addEndListener: n
        ? (e) => {
            n(x.current, e)
          }
        : void 0,
      getAutoTimeout: h === `auto` ? () => v.current : void 0,
      reduceMotion: b.shouldReduceMotion,
      timeout: h === `auto` ? null : h,
      ..._,
      children: (e, { ownerState: t, ...n }) => {
        let r = Ps(e, s, Gd, Kd, m, i.props.style)
        return g.cloneElement(i, { style: r, ref: S, ...n })
      },
    })
  })
qd && (qd.muiSupportAuto = !0)
function Jd(e) {
  return W(`MuiPopover`, e)
}
G(`MuiPopover`, [`root`, `paper`])
function Yd(e, t) {
  let n = 0
  return (typeof t == `number` ? (n = t) : t === `center` ? (n = e.height / 2) : t === `bottom` && (n = e.height), n)
}
function Xd(e, t) {
  let n = 0
  return (typeof t == `number` ? (n = t) : t === `center` ? (n = e.width / 2) : t === `right` && (n = e.width), n)
}
function Zd(e) {
  return [e.horizontal, e.vertical].map((e) => (typeof e == `number` ? `${e}px` : e)).join(` `)
}
function Qd(e) {
  return typeof e == `function` ? e() : e
}
var $d = (e) => {
    let { classes: t } = e
    return J({ root: [`root`], paper: [`paper`] }, Jd, t)
  },
  ef = Z(Nl, { name: `MuiPopover`, slot: `Root` })({}),
  tf = Z(Kl, { name: `MuiPopover`, slot: `Paper` })({
    position: `absolute`,
    overflowY: `auto`,
    overflowX: `hidden`,
    minWidth: 16,
    minHeight: 16,
    maxWidth: `calc(100% - 32px)`,
    maxHeight: `calc(100% - 32px)`,
    outline: 0,
  }),
  nf = g.forwardRef(function (e, t) {
    let n = Q({ props: e, name: `MuiPopover` }),
      {
        action: r,
        anchorEl: i,
        anchorOrigin: a = { vertical: `top`, horizontal: `left` },
        anchorPosition: o,
        anchorReference: s = `anchorEl`,
        children: c,
        className: l,
        container: u,
        disableAutoFocus: d = !1,
        elevation: f = 8,
        marginThreshold: m = 16,
        open: h,
        slots: _ = {},
        slotProps: v = {},
        transformOrigin: y = { vertical: `top`, horizontal: `left` },
        transitionDuration: b = `auto`,
        disableScrollLock: x = !1,
        ...S
      } = n,
      C = g.useRef(),
      w = {
        ...n,
        anchorOrigin: a,
        anchorReference: s,
        elevation: f,
        marginThreshold: m,
        transformOrigin: y,
        transitionDuration: b,
      },
      T = $d(w),
      E = g.useCallback(() => {
        if (s === `anchorPosition`) return o
        let e = Qd(i),
          t = (e && e.nodeType === 1 ? e : vs(C.current).body).getBoundingClientRect()
        return { top: t.top + Yd(t, a.vertical), left: t.left + Xd(t, a.horizontal) }
      }, [i, a.horizontal, a.vertical, o, s]),
      D = g.useCallback(
        (e) => ({ vertical: Yd(e, y.vertical), horizontal: Xd(e, y.horizontal) }),
        [y.horizontal, y.vertical],
      ),
      O = g.useCallback(
        (e) => {
          let t = { width: e.offsetWidth, height: e.offsetHeight },
            n = D(t)
          if (s === `none`) return { top: null, left: null, transformOrigin: Zd(n) }
          let r = E(),
            a = r.top - n.vertical,
            o = r.left - n.horizontal,
            c = a + t.height,
            l = o + t.width,
            u = Ll(Qd(i)),
            d = u.innerHeight - m,
            f = u.innerWidth - m
          if (m != null && a < m) {
            let e = a - m
            ;((a -= e), (n.vertical += e))
          } else if (m != null && c > d) {
            let e = c - d
            ;((a -= e), (n.vertical += e))
          }
          if (m != null && o < m) {
            let e = o - m
            ;((o -= e), (n.horizontal += e))
          } else if (l > f) {
            let e = l - f
            ;((o -= e), (n.horizontal += e))
          }
          return { top: `${Math.round(a)}px`, left: `${Math.round(o)}px`, transformOrigin: Zd(n) }
        },
        [i, s, E, D, m],
      ),
      [k, ee] = g.useState(h),
      A = g.useCallback(() => {
        let e = C.current
        if (!e) return
        let t = O(e)
        ;(t.top != null && e.style.setProperty(`top`, t.top),
          t.left != null && (e.style.left = t.left),
          (e.style.transformOrigin = t.transformOrigin),
          ee(!0))
      }, [O])
    g.useEffect(
      () => (x && window.addEventListener(`scroll`, A), () => window.removeEventListener(`scroll`, A)),
      [i, x, A],
    )
    let j = () => {
        A()
      },
      M = () => {
        ee(!1)
      }
    ;(g.useEffect(() => {
      h && A()
    }),
      g.useImperativeHandle(
        r,
        () =>
          h
            ? {
                updatePosition: () => {
                  A()
                },
              }
            : null,
        [h, A],
      ),
      g.useEffect(() => {
        if (!h) return
        let e = Pl(() => {
            A()
          }),
          t = Ll(Qd(i))
        return (
          t.addEventListener(`resize`, e),
          () => {
            ;(e.clear(), t.removeEventListener(`resize`, e))
          }
        )
      }, [i, h, A]))
    let te = b,
      N = { slots: _, slotProps: v },
      [ne, P] = Sc(`transition`, {
        elementType: qd,
        externalForwardedProps: N,
        ownerState: w,
        getSlotProps: (e) => ({
          ...e,
          onEntering: (t, n) => {
            ;(e.onEntering?.(t, n), j())
          },
          onExited: (t) => {
            ;(e.onExited?.(t), M())
          },
        }),
        additionalProps: { appear: !0, in: h },
      })
    b === `auto` && !ne.muiSupportAuto && (te = void 0)
    let F = u || (i ? vs(Qd(i)).body : void 0),
      [I, { slots: re, slotProps: ie, ...ae }] = Sc(`root`, {
        ref: t,
        elementType: ef,
        externalForwardedProps: { ...N, ...S },
        shouldForwardComponentProp: !0,
        additionalProps: {
          slots: { backdrop: _.backdrop },
          slotProps: { backdrop: Hl(typeof v.backdrop == `function` ? v.backdrop(w) : v.backdrop, { invisible: !0 }) },
          container: F,
          open: h,
        },
        ownerState: w,
        className: p(T.root, l),
      }),
      [oe, se] = Sc(`paper`, {
        ref: C,
        className: T.paper,
        elementType: tf,
        externalForwardedProps: N,
        shouldForwardComponentProp: !0,
        additionalProps: { elevation: f, style: k ? void 0 : { opacity: 0 } },
        ownerState: w,
      })
    return (0, U.jsx)(I, {
      ...ae,
      ...(!ls(I) && { slots: re, slotProps: ie, disableAutoFocus: d, disableScrollLock: x }),
      children: (0, U.jsx)(ne, { ...P, timeout: te, children: (0, U.jsx)(oe, { ...se, children: c }) }),
    })
  })
function rf(e) {
  return W(`MuiCard`, e)
}
G(`MuiCard`, [`root`])
var af = (e) => {
    let { classes: t } = e
    return J({ root: [`root`] }, rf, t)
  },
  of = Z(Kl, { name: `MuiCard`, slot: `Root` })({ overflow: `hidden` }),
  sf = g.forwardRef(function (e, t) {
    let n = Q({ props: e, name: `MuiCard` }),
      { className: r, raised: i = !1, ...a } = n,
      o = { ...n, raised: i },
      s = af(o)
    return (0, U.jsx)(of, { className: p(s.root, r), elevation: i ? 8 : void 0, ref: t, ownerState: o, ...a })
  })
function cf(e) {
  return W(`MuiSkeleton`, e)
}
G(`MuiSkeleton`, [
  `root`,
  `text`,
  `rectangular`,
  `rounded`,
  `circular`,
  `pulse`,
  `wave`,
  `withChildren`,
  `fitContent`,
  `heightAuto`,
])
var lf = (e) => {
    let { classes: t, variant: n, animation: r, hasChildren: i, width: a, height: o } = e
    return J({ root: [`root`, n, r, i && `withChildren`, i && !a && `fitContent`, i && !o && `heightAuto`] }, cf, t)
  },
  uf = Dt`
  0% {
    opacity: 1;
  }

  50% {
    opacity: 0.4;
  }

  100% {
    opacity: 1;
  }
`,
  df = Dt`
  0% {
    transform: translateX(-100%);
  }

  50% {
    /* +0.5s of delay between each loop */
    transform: translateX(100%);
  }

  100% {
    transform: translateX(100%);
  }
`,
  ff =
    typeof uf == `string`
      ? null
      : Et`
        animation: ${uf} 2s ease-in-out 0.5s infinite;
      `,
  pf =
    typeof df == `string`
      ? null
      : Et`
        &::after {
          animation: ${df} 2s linear 0.5s infinite;
        }
      `,
  mf = Z(`span`, {
    name: `MuiSkeleton`,
    slot: `Root`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [
        t.root,
        t[n.variant],
        n.animation !== !1 && t[n.animation],
        n.hasChildren && t.withChildren,
        n.hasChildren && !n.width && t.fitContent,
        n.hasChildren && !n.height && t.heightAuto,
      ]
    },
  })(
    hs(({ theme: e }) => {
      let t = Bs(e.shape.borderRadius) || `px`,
        n = Vs(e.shape.borderRadius),
        r = Is(e, { animation: `none` }),
        i = Is(e, { '&::after': { animation: `none`, display: `none` } })
      return {
        display: `block`,
        backgroundColor: e.vars
          ? e.vars.palette.Skeleton.bg
          : e.alpha(e.palette.text.primary, e.palette.mode === `light` ? 0.11 : 0.13),
        height: `1.2em`,
        variants: [
          {
            props: { variant: `text` },
            style: {
              marginTop: 0,
              marginBottom: 0,
              height: `auto`,
              transformOrigin: `0 55%`,
              transform: `scale(1, 0.60)`,
              borderRadius: `${n}${t}/${Math.round((n / 0.6) * 10) / 10}${t}`,
              '&:empty:before': { content: `"\\00a0"` },
            },
          },
          { props: { variant: `circular` }, style: { borderRadius: `50%` } },
          { props: { variant: `rounded` }, style: { borderRadius: (e.vars || e).shape.borderRadius } },
          { props: ({ ownerState: e }) => e.hasChildren, style: { '& > *': { visibility: `hidden` } } },
          { props: ({ ownerState: e }) => e.hasChildren && !e.width, style: { maxWidth: `fit-content` } },
          { props: ({ ownerState: e }) => e.hasChildren && !e.height, style: { height: `auto` } },
          { props: { animation: `pulse` }, style: ff || { animation: `${uf} 2s ease-in-out 0.5s infinite` } },
          ...(r ? [{ props: { animation: `pulse` }, style: r }] : []),
          {
            props: { animation: `wave` },
            style: {
              position: `relative`,
              overflow: `hidden`,
              WebkitMaskImage: `-webkit-radial-gradient(white, black)`,
              '&::after': {
                background: `linear-gradient(
                90deg,
                transparent,
                ${(e.vars || e).palette.action.hover},
                transparent
              )`,
                content: `""`,
                position: `absolute`,
                transform: `translateX(-100%)`,
                bottom: 0,
                left: 0,
                right: 0,
                top: 0,
              },
            },
          },
          { props: { animation: `wave` }, style: pf || { '&::after': { animation: `${df} 2s linear 0.5s infinite` } } },
          ...(i ? [{ props: { animation: `wave` }, style: i }] : []),
        ],
      }
    }),
  ),
  hf = g.forwardRef(function (e, t) {
    let n = Q({ props: e, name: `MuiSkeleton` }),
      {
        animation: r = `pulse`,
        className: i,
        component: a = `span`,
        height: o,
        style: s,
        variant: c = `text`,
        width: l,
        ...u
      } = n,
      d = { ...n, animation: r, component: a, variant: c, hasChildren: !!u.children },
      f = lf(d)
    return (0, U.jsx)(mf, {
      as: a,
      ref: t,
      className: p(f.root, i),
      ownerState: d,
      ...u,
      style: { width: l, height: o, ...s },
    })
  })
export {
  zs as $,
  Fl as A,
  J as At,
  Lc as B,
  Et as Bt,
  Kl as C,
  Qo as Ct,
  Rl as D,
  Xa as Dt,
  Bl as E,
  ho as Et,
  hl as F,
  Zr as Ft,
  xc as G,
  Tc as H,
  rl as I,
  G as It,
  hc as J,
  _c as K,
  Yc as L,
  W as Lt,
  Nl as M,
  ki as Mt,
  Sl as N,
  gi as Nt,
  Ll as O,
  Ja as Ot,
  vl as P,
  ti as Pt,
  Rs as Q,
  qc as R,
  Wt as Rt,
  Yl as S,
  $o as St,
  Vl as T,
  Xo as Tt,
  wc as U,
  Fc as V,
  Dt as Vt,
  Sc as W,
  uc as X,
  mc as Y,
  lc as Z,
  Eu as _,
  us as _t,
  qd as a,
  Cs as at,
  ou as b,
  es as bt,
  jd as c,
  vs as ct,
  Td as d,
  $ as dt,
  Is as et,
  Cd as f,
  hs as ft,
  Gu as g,
  ds as gt,
  Xu as h,
  fs as ht,
  tf as i,
  Ns as it,
  Pl as j,
  Li as jt,
  Il as k,
  ba as kt,
  Ad as l,
  _s as lt,
  Zu as m,
  ps as mt,
  sf as n,
  Ls as nt,
  Ud as o,
  bs as ot,
  ld as p,
  ms as pt,
  gc as q,
  nf as r,
  Ms as rt,
  Fd as s,
  ys as st,
  hf as t,
  Fs as tt,
  Ed as u,
  gs as ut,
  Cu as v,
  ls as vt,
  Hl as w,
  Zo as wt,
  Xl as x,
  Z as xt,
  au as y,
  Q as yt,
  Rc as z,
  Lt as zt,
}
