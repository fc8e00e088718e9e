const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/signed-in-DHQU3WVe.js',
      'assets/rolldown-runtime-XKyaHtl9.js',
      'assets/signed-in-CFFtR9xJ.css',
      'assets/money-en-DHjrustE.js',
      'assets/more-en-CfaHqtbD.js',
      'assets/first-en-Di-Gu8Wq.js',
      'assets/desks-en-Ck-w79cN.js',
      'assets/kinds-en-CJU0H3R8.js',
      'assets/money-hi-BXtsNyzX.js',
      'assets/more-hi-DZevOkew.js',
      'assets/first-hi-wdkCM45q.js',
      'assets/desks-hi-BJIzQPfy.js',
      'assets/kinds-hi-BzkEgWhW.js',
      'assets/toasts-BJ6VNgtT.js',
      'assets/toasts-DUzUl_Dc.css',
      'assets/api-CYRuTUy5.js',
    ]),
) => i.map((i) => d[i])
import { a as r, c as i, o as a, r as o, s, u as c } from './index-DgFpoVLQ.js'
import { n as e, r as t, t as n } from './rolldown-runtime-XKyaHtl9.js'
var l = n((e) => {
    var t = Symbol.for(`react.transitional.element`),
      n = Symbol.for(`react.portal`),
      r = Symbol.for(`react.fragment`),
      i = Symbol.for(`react.strict_mode`),
      a = Symbol.for(`react.profiler`),
      o = Symbol.for(`react.consumer`),
      s = Symbol.for(`react.context`),
      c = Symbol.for(`react.forward_ref`),
      l = Symbol.for(`react.suspense`),
      u = Symbol.for(`react.memo`),
      d = Symbol.for(`react.lazy`),
      f = Symbol.for(`react.activity`),
      p = Symbol.for(`react.view_transition`),
      m = Symbol.iterator
    function h(e) {
      return typeof e != `object` || !e
        ? null
        : ((e = (m && e[m]) || e[`@@iterator`]), typeof e == `function` ? e : null)
    }
    var g = {
        isMounted: function () {
          return !1
        },
        enqueueForceUpdate: function () {},
        enqueueReplaceState: function () {},
        enqueueSetState: function () {},
      },
      _ = Object.assign,
      v = {}
    function y(e, t, n) {
      ;((this.props = e), (this.context = t), (this.refs = v), (this.updater = n || g))
    }
    ;((y.prototype.isReactComponent = {}),
      (y.prototype.setState = function (e, t) {
        if (typeof e != `object` && typeof e != `function` && e != null)
          throw Error(
            `takes an object of state variables to update or a function which returns an object of state variables.`,
          )
        this.updater.enqueueSetState(this, e, t, `setState`)
      }),
      (y.prototype.forceUpdate = function (e) {
        this.updater.enqueueForceUpdate(this, e, `forceUpdate`)
      }))
    function b() {}
    b.prototype = y.prototype
    function x(e, t, n) {
      ;((this.props = e), (this.context = t), (this.refs = v), (this.updater = n || g))
    }
    var S = (x.prototype = new b())
    ;((S.constructor = x), _(S, y.prototype), (S.isPureReactComponent = !0))
    var C = Array.isArray
    function ee() {}
    var w = { H: null, A: null, T: null, S: null },
      T = Object.prototype.hasOwnProperty
    function E(e, n, r) {
      var i = r.ref
      return { $$typeof: t, type: e, key: n, ref: i === void 0 ? null : i, props: r }
    }
    function te(e, t) {
      return E(e.type, t, e.props)
    }
    function ne(e) {
      return typeof e == `object` && !!e && e.$$typeof === t
    }
    function re(e) {
      var t = { '=': `=0`, ':': `=2` }
      return (
        `$` +
        e.replace(/[=:]/g, function (e) {
          return t[e]
        })
      )
    }
    var ie = /\/+/g
    function ae(e, t) {
      return typeof e == `object` && e && e.key != null ? re(`` + e.key) : t.toString(36)
    }
    function oe(e) {
      switch (e.status) {
        case `fulfilled`:
          return e.value
        case `rejected`:
          throw e.reason
        default:
          switch (
            (typeof e.status == `string`
              ? e.then(ee, ee)
              : ((e.status = `pending`),
                e.then(
                  function (t) {
                    e.status === `pending` && ((e.status = `fulfilled`), (e.value = t))
                  },
                  function (t) {
                    e.status === `pending` && ((e.status = `rejected`), (e.reason = t))
                  },
                )),
            e.status)
          ) {
            case `fulfilled`:
              return e.value
            case `rejected`:
              throw e.reason
          }
      }
      throw e
    }
    function se(e, r, i, a, o) {
      var s = typeof e
      ;(s === `undefined` || s === `boolean`) && (e = null)
      var c = !1
      if (e === null) c = !0
      else
        switch (s) {
          case `bigint`:
          case `string`:
          case `number`:
            c = !0
            break
          case `object`:
            switch (e.$$typeof) {
              case t:
              case n:
                c = !0
                break
              case d:
                return ((c = e._init), se(c(e._payload), r, i, a, o))
            }
        }
      if (c)
        return (
          (o = o(e)),
          (c = a === `` ? `.` + ae(e, 0) : a),
          C(o)
            ? ((i = ``),
              c != null && (i = c.replace(ie, `$&/`) + `/`),
              se(o, r, i, ``, function (e) {
                return e
              }))
            : o != null &&
              (ne(o) &&
                (o = te(
                  o,
                  i + (o.key == null || (e && e.key === o.key) ? `` : (`` + o.key).replace(ie, `$&/`) + `/`) + c,
                )),
              r.push(o)),
          1
        )
      c = 0
      var l = a === `` ? `.` : a + `:`
      if (C(e)) for (var u = 0; u < e.length; u++) ((a = e[u]), (s = l + ae(a, u)), (c += se(a, r, i, s, o)))
      else if (((u = h(e)), typeof u == `function`))
        for (e = u.call(e), u = 0; !(a = e.next()).done;)
          ((a = a.value), (s = l + ae(a, u++)), (c += se(a, r, i, s, o)))
      else if (s === `object`) {
        if (typeof e.then == `function`) return se(oe(e), r, i, a, o)
        throw (
          (r = String(e)),
          Error(
            `Objects are not valid as a React child (found: ` +
              (r === `[object Object]` ? `object with keys {` + Object.keys(e).join(`, `) + `}` : r) +
              `). If you meant to render a collection of children, use an array instead.`,
          )
        )
      }
      return c
    }
    function ce(e, t, n) {
      if (e == null) return e
      var r = [],
        i = 0
      return (
        se(e, r, ``, ``, function (e) {
          return t.call(n, e, i++)
        }),
        r
      )
    }
    function le(e) {
      if (e._status === -1) {
        var t = e._result,
          n = t()
        ;(n.then(
          function (t) {
            ;(e._status === 0 || e._status === -1) &&
              ((e._status = 1), (e._result = t), n.status === void 0 && ((n.status = `fulfilled`), (n.value = t)))
          },
          function (t) {
            ;(e._status === 0 || e._status === -1) &&
              ((e._status = 2), (e._result = t), n.status === void 0 && ((n.status = `rejected`), (n.reason = t)))
          },
        ),
          e._status === -1 && ((e._status = 0), (e._result = n)))
      }
      if (e._status === 1) return e._result.default
      throw e._result
    }
    var ue =
      typeof reportError == `function`
        ? reportError
        : function (e) {
            if (typeof window == `object` && typeof window.ErrorEvent == `function`) {
              var t = new window.ErrorEvent(`error`, {
                bubbles: !0,
                cancelable: !0,
                message: typeof e == `object` && e && typeof e.message == `string` ? String(e.message) : String(e),
                error: e,
              })
              if (!window.dispatchEvent(t)) return
            } else if (typeof process == `object` && typeof process.emit == `function`) {
              process.emit(`uncaughtException`, e)
              return
            }
            console.error(e)
          }
    function de(e) {
      var t = w.T,
        n = {}
      ;((n.types = t === null ? null : t.types), (w.T = n))
      try {
        var r = e(),
          i = w.S
        ;(i !== null && i(n, r), typeof r == `object` && r && typeof r.then == `function` && r.then(ee, ue))
      } catch (e) {
        ue(e)
      } finally {
        ;(t !== null && n.types !== null && (t.types = n.types), (w.T = t))
      }
    }
    function fe(e) {
      var t = w.T
      if (t !== null) {
        var n = t.types
        n === null ? (t.types = [e]) : n.indexOf(e) === -1 && n.push(e)
      } else de(fe.bind(null, e))
    }
    var pe = {
      map: ce,
      forEach: function (e, t, n) {
        ce(
          e,
          function () {
            t.apply(this, arguments)
          },
          n,
        )
      },
      count: function (e) {
        var t = 0
        return (
          ce(e, function () {
            t++
          }),
          t
        )
      },
      toArray: function (e) {
        return (
          ce(e, function (e) {
            return e
          }) || []
        )
      },
      only: function (e) {
        if (!ne(e)) throw Error(`React.Children.only expected to receive a single React element child.`)
        return e
      },
    }
    ;((e.Activity = f),
      (e.Children = pe),
      (e.Component = y),
      (e.Fragment = r),
      (e.Profiler = a),
      (e.PureComponent = x),
      (e.StrictMode = i),
      (e.Suspense = l),
      (e.ViewTransition = p),
      (e.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = w),
      (e.__COMPILER_RUNTIME = {
        __proto__: null,
        c: function (e) {
          return w.H.useMemoCache(e)
        },
      }),
      (e.addTransitionType = fe),
      (e.cache = function (e) {
        return function () {
          return e.apply(null, arguments)
        }
      }),
      (e.cacheSignal = function () {
        return null
      }),
      (e.cloneElement = function (e, t, n) {
        if (e == null) throw Error(`The argument must be a React element, but you passed ` + e + `.`)
        var r = _({}, e.props),
          i = e.key
        if (t != null)
          for (a in (t.key !== void 0 && (i = `` + t.key), t))
            !T.call(t, a) ||
              a === `key` ||
              a === `__self` ||
              a === `__source` ||
              (a === `ref` && t.ref === void 0) ||
              (r[a] = t[a])
        var a = arguments.length - 2
        if (a === 1) r.children = n
        else if (1 < a) {
          for (var o = Array(a), s = 0; s < a; s++) o[s] = arguments[s + 2]
          r.children = o
        }
        return E(e.type, i, r)
      }),
      (e.createContext = function (e) {
        return (
          (e = { $$typeof: s, _currentValue: e, _currentValue2: e, _threadCount: 0, Provider: null, Consumer: null }),
          (e.Provider = e),
          (e.Consumer = { $$typeof: o, _context: e }),
          e
        )
      }),
      (e.createElement = function (e, t, n) {
        var r,
          i = {},
          a = null
        if (t != null)
          for (r in (t.key !== void 0 && (a = `` + t.key), t))
            T.call(t, r) && r !== `key` && r !== `__self` && r !== `__source` && (i[r] = t[r])
        var o = arguments.length - 2
        if (o === 1) i.children = n
        else if (1 < o) {
          for (var s = Array(o), c = 0; c < o; c++) s[c] = arguments[c + 2]
          i.children = s
        }
        if (e && e.defaultProps) for (r in ((o = e.defaultProps), o)) i[r] === void 0 && (i[r] = o[r])
        return E(e, a, i)
      }),
      (e.createRef = function () {
        return { current: null }
      }),
      (e.forwardRef = function (e) {
        return { $$typeof: c, render: e }
      }),
      (e.isValidElement = ne),
      (e.lazy = function (e) {
        return { $$typeof: d, _payload: { _status: -1, _result: e }, _init: le }
      }),
      (e.memo = function (e, t) {
        return { $$typeof: u, type: e, compare: t === void 0 ? null : t }
      }),
      (e.startTransition = de),
      (e.unstable_useCacheRefresh = function () {
        return w.H.useCacheRefresh()
      }),
      (e.use = function (e) {
        return w.H.use(e)
      }),
      (e.useActionState = function (e, t, n) {
        return w.H.useActionState(e, t, n)
      }),
      (e.useCallback = function (e, t) {
        return w.H.useCallback(e, t)
      }),
      (e.useContext = function (e) {
        return w.H.useContext(e)
      }),
      (e.useDebugValue = function () {}),
      (e.useDeferredValue = function (e, t) {
        return w.H.useDeferredValue(e, t)
      }),
      (e.useEffect = function (e, t) {
        return w.H.useEffect(e, t)
      }),
      (e.useEffectEvent = function (e) {
        return w.H.useEffectEvent(e)
      }),
      (e.useId = function () {
        return w.H.useId()
      }),
      (e.useImperativeHandle = function (e, t, n) {
        return w.H.useImperativeHandle(e, t, n)
      }),
      (e.useInsertionEffect = function (e, t) {
        return w.H.useInsertionEffect(e, t)
      }),
      (e.useLayoutEffect = function (e, t) {
        return w.H.useLayoutEffect(e, t)
      }),
      (e.useMemo = function (e, t) {
        return w.H.useMemo(e, t)
      }),
      (e.useOptimistic = function (e, t) {
        return w.H.useOptimistic(e, t)
      }),
      (e.useReducer = function (e, t, n) {
        return w.H.useReducer(e, t, n)
      }),
      (e.useRef = function (e) {
        return w.H.useRef(e)
      }),
      (e.useState = function (e) {
        return w.H.useState(e)
      }),
      (e.useSyncExternalStore = function (e, t, n) {
        return w.H.useSyncExternalStore(e, t, n)
      }),
      (e.useTransition = function () {
        return w.H.useTransition()
      }),
      (e.version = `19.3.1`))
  }),
  u = n((e, t) => {
    t.exports = l()
  }),
  d = n((e) => {
    function t(e, t) {
      var n = e.length
      e.push(t)
      a: for (; 0 < n;) {
        var r = (n - 1) >>> 1,
          a = e[r]
        if (0 < i(a, t)) ((e[r] = t), (e[n] = a), (n = r))
        else break a
      }
    }
    function n(e) {
      return e.length === 0 ? null : e[0]
    }
    function r(e) {
      if (e.length === 0) return null
      var t = e[0],
        n = e.pop()
      if (n !== t) {
        e[0] = n
        a: for (var r = 0, a = e.length, o = a >>> 1; r < o;) {
          var s = 2 * (r + 1) - 1,
            c = e[s],
            l = s + 1,
            u = e[l]
          if (0 > i(c, n)) l < a && 0 > i(u, c) ? ((e[r] = u), (e[l] = n), (r = l)) : ((e[r] = c), (e[s] = n), (r = s))
          else if (l < a && 0 > i(u, n)) ((e[r] = u), (e[l] = n), (r = l))
          else break a
        }
      }
      return t
    }
    function i(e, t) {
      var n = e.sortIndex - t.sortIndex
      return n === 0 ? e.id - t.id : n
    }
    if (((e.unstable_now = void 0), typeof performance == `object` && typeof performance.now == `function`)) {
      var a = performance
      e.unstable_now = function () {
        return a.now()
      }
    } else {
      var o = Date,
        s = o.now()
      e.unstable_now = function () {
        return o.now() - s
      }
    }
    var c = [],
      l = [],
      u = 1,
      d = null,
      f = 3,
      p = !1,
      m = !1,
      h = !1,
      g = !1,
      _ = typeof setTimeout == `function` ? setTimeout : null,
      v = typeof clearTimeout == `function` ? clearTimeout : null,
      y = typeof setImmediate < `u` ? setImmediate : null
    function b(e) {
      for (var i = n(l); i !== null;) {
        if (i.callback === null) r(l)
        else if (i.startTime <= e) (r(l), (i.sortIndex = i.expirationTime), t(c, i))
        else break
        i = n(l)
      }
    }
    function x(e) {
      if (((h = !1), b(e), !m)) {
        if (n(c) !== null) ((m = !0), S || ((S = !0), te()))
        else {
          var t = n(l)
          t !== null && ie(x, t.startTime - e)
        }
      }
    }
    var S = !1,
      C = -1,
      ee = 5,
      w = -1
    function T() {
      return g ? !0 : !(e.unstable_now() - w < ee)
    }
    function E() {
      if (((g = !1), S)) {
        var t = e.unstable_now()
        w = t
        var i = !0
        try {
          a: {
            ;((m = !1), h && ((h = !1), v(C), (C = -1)), (p = !0))
            var a = f
            try {
              b: {
                for (b(t), d = n(c); d !== null && !(d.expirationTime > t && T());) {
                  var o = d.callback
                  if (typeof o == `function`) {
                    ;((d.callback = null), (f = d.priorityLevel))
                    var s = o(d.expirationTime <= t)
                    if (((t = e.unstable_now()), typeof s == `function`)) {
                      ;((d.callback = s), b(t), (i = !0))
                      break b
                    }
                    ;(d === n(c) && r(c), b(t))
                  } else r(c)
                  d = n(c)
                }
                if (d !== null) i = !0
                else {
                  var u = n(l)
                  ;(u !== null && ie(x, u.startTime - t), (i = !1))
                }
              }
              break a
            } finally {
              ;((d = null), (f = a), (p = !1))
            }
            i = void 0
          }
        } finally {
          i ? te() : (S = !1)
        }
      }
    }
    var te
    if (typeof y == `function`)
      te = function () {
        y(E)
      }
    else if (typeof MessageChannel < `u`) {
      var ne = new MessageChannel(),
        re = ne.port2
      ;((ne.port1.onmessage = E),
        (te = function () {
          re.postMessage(null)
        }))
    } else
      te = function () {
        _(E, 0)
      }
    function ie(t, n) {
      C = _(function () {
        t(e.unstable_now())
      }, n)
    }
    ;((e.unstable_IdlePriority = 5),
      (e.unstable_ImmediatePriority = 1),
      (e.unstable_LowPriority = 4),
      (e.unstable_NormalPriority = 3),
      (e.unstable_Profiling = null),
      (e.unstable_UserBlockingPriority = 2),
      (e.unstable_cancelCallback = function (e) {
        e.callback = null
      }),
      (e.unstable_forceFrameRate = function (e) {
        0 > e || 125 < e
          ? console.error(
              `forceFrameRate takes a positive int between 0 and 125, forcing frame rates higher than 125 fps is not supported`,
            )
          : (ee = 0 < e ? Math.floor(1e3 / e) : 5)
      }),
      (e.unstable_getCurrentPriorityLevel = function () {
        return f
      }),
      (e.unstable_next = function (e) {
        switch (f) {
          case 1:
          case 2:
          case 3:
            var t = 3
            break
          default:
            t = f
        }
        var n = f
        f = t
        try {
          return e()
        } finally {
          f = n
        }
      }),
      (e.unstable_requestPaint = function () {
        g = !0
      }),
      (e.unstable_runWithPriority = function (e, t) {
        switch (e) {
          case 1:
          case 2:
          case 3:
          case 4:
          case 5:
            break
          default:
            e = 3
        }
        var n = f
        f = e
        try {
          return t()
        } finally {
          f = n
        }
      }),
      (e.unstable_scheduleCallback = function (r, i, a) {
        var o = e.unstable_now()
        switch (
          (typeof a == `object` && a ? ((a = a.delay), (a = typeof a == `number` && 0 < a ? o + a : o)) : (a = o), r)
        ) {
          case 1:
            var s = -1
            break
          case 2:
            s = 250
            break
          case 5:
            s = 1073741823
            break
          case 4:
            s = 1e4
            break
          default:
            s = 5e3
        }
        return (
          (s = a + s),
          (r = { id: u++, callback: i, priorityLevel: r, startTime: a, expirationTime: s, sortIndex: -1 }),
          a > o
            ? ((r.sortIndex = a),
              t(l, r),
              n(c) === null && r === n(l) && (h ? (v(C), (C = -1)) : (h = !0), ie(x, a - o)))
            : ((r.sortIndex = s), t(c, r), m || p || ((m = !0), S || ((S = !0), te()))),
          r
        )
      }),
      (e.unstable_shouldYield = T),
      (e.unstable_wrapCallback = function (e) {
        var t = f
        return function () {
          var n = f
          f = t
          try {
            return e.apply(this, arguments)
          } finally {
            f = n
          }
        }
      }))
  }),
  f = n((e, t) => {
    t.exports = d()
  }),
  p = n((e) => {
    var t = u()
    function n(e) {
      var t = `https://react.dev/errors/` + e
      if (1 < arguments.length) {
        t += `?args[]=` + encodeURIComponent(arguments[1])
        for (var n = 2; n < arguments.length; n++) t += `&args[]=` + encodeURIComponent(arguments[n])
      }
      return (
        `Minified React error #` +
        e +
        `; visit ` +
        t +
        ` for the full message or use the non-minified dev environment for full errors and additional helpful warnings.`
      )
    }
    function r() {}
    var i = {
        d: {
          f: r,
          r: function () {
            throw Error(n(522))
          },
          D: r,
          C: r,
          L: r,
          m: r,
          X: r,
          S: r,
          M: r,
        },
        p: 0,
        findDOMNode: null,
      },
      a = Symbol.for(`react.portal`),
      o = Symbol.for(`react.recoverable`),
      s = Symbol.for(`react.optimistic_key`)
    function c(e, t, n) {
      var r = 3 < arguments.length && arguments[3] !== void 0 ? arguments[3] : null
      return {
        $$typeof: a,
        key: r == null ? null : r === s ? s : `` + r,
        children: e,
        containerInfo: t,
        implementation: n,
      }
    }
    var l = t.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE
    function d(e, t) {
      if (e === `font`) return ``
      if (typeof t == `string`) return t === `use-credentials` ? t : ``
    }
    ;((e.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = i),
      (e.browser = function (e) {
        return { $$typeof: o, _reason: e }
      }),
      (e.createPortal = function (e, t) {
        var r = 2 < arguments.length && arguments[2] !== void 0 ? arguments[2] : null
        if (!t || (t.nodeType !== 1 && t.nodeType !== 9 && t.nodeType !== 11)) throw Error(n(299))
        return c(e, t, null, r)
      }),
      (e.flushSync = function (e) {
        var t = l.T,
          n = i.p
        try {
          if (((l.T = null), (i.p = 2), e)) return e()
        } finally {
          ;((l.T = t), (i.p = n), i.d.f())
        }
      }),
      (e.preconnect = function (e, t) {
        typeof e == `string` &&
          (t
            ? ((t = t.crossOrigin), (t = typeof t == `string` ? (t === `use-credentials` ? t : ``) : void 0))
            : (t = null),
          i.d.C(e, t))
      }),
      (e.prefetchDNS = function (e) {
        typeof e == `string` && i.d.D(e)
      }),
      (e.preinit = function (e, t) {
        if (typeof e == `string` && t && typeof t.as == `string`) {
          var n = t.as,
            r = d(n, t.crossOrigin),
            a = typeof t.integrity == `string` ? t.integrity : void 0,
            o = typeof t.fetchPriority == `string` ? t.fetchPriority : void 0
          n === `style`
            ? i.d.S(e, typeof t.precedence == `string` ? t.precedence : void 0, {
                crossOrigin: r,
                integrity: a,
                fetchPriority: o,
              })
            : n === `script` &&
              i.d.X(e, {
                crossOrigin: r,
                integrity: a,
                fetchPriority: o,
                nonce: typeof t.nonce == `string` ? t.nonce : void 0,
              })
        }
      }),
      (e.preinitModule = function (e, t) {
        if (typeof e == `string`) {
          if (typeof t == `object` && t) {
            if (t.as == null || t.as === `script`) {
              var n = d(t.as, t.crossOrigin)
              i.d.M(e, {
                crossOrigin: n,
                integrity: typeof t.integrity == `string` ? t.integrity : void 0,
                nonce: typeof t.nonce == `string` ? t.nonce : void 0,
                fetchPriority: typeof t.fetchPriority == `string` ? t.fetchPriority : void 0,
              })
            }
          } else t ?? i.d.M(e)
        }
      }),
      (e.preload = function (e, t) {
        if (typeof e == `string` && typeof t == `object` && t && typeof t.as == `string`) {
          var n = t.as,
            r = d(n, t.crossOrigin)
          i.d.L(e, n, {
            crossOrigin: r,
            integrity: typeof t.integrity == `string` ? t.integrity : void 0,
            nonce: typeof t.nonce == `string` ? t.nonce : void 0,
            type: typeof t.type == `string` ? t.type : void 0,
            fetchPriority: typeof t.fetchPriority == `string` ? t.fetchPriority : void 0,
            referrerPolicy: typeof t.referrerPolicy == `string` ? t.referrerPolicy : void 0,
            imageSrcSet: typeof t.imageSrcSet == `string` ? t.imageSrcSet : void 0,
            imageSizes: typeof t.imageSizes == `string` ? t.imageSizes : void 0,
            media: typeof t.media == `string` ? t.media : void 0,
          })
        }
      }),
      (e.preloadModule = function (e, t) {
        if (typeof e == `string`) {
          if (t) {
            var n = d(t.as, t.crossOrigin)
            i.d.m(e, {
              as: typeof t.as == `string` && t.as !== `script` ? t.as : void 0,
              crossOrigin: n,
              integrity: typeof t.integrity == `string` ? t.integrity : void 0,
              nonce: typeof t.nonce == `string` ? t.nonce : void 0,
              fetchPriority: typeof t.fetchPriority == `string` ? t.fetchPriority : void 0,
            })
          } else i.d.m(e)
        }
      }),
      (e.requestFormReset = function (e) {
        i.d.r(e)
      }),
      (e.unstable_batchedUpdates = function (e, t) {
        return e(t)
      }),
      (e.useFormState = function (e, t, n) {
        return l.H.useFormState(e, t, n)
      }),
      (e.useFormStatus = function () {
        return l.H.useHostTransitionStatus()
      }),
      (e.version = `19.3.1`))
  }),
  m = n((e, t) => {
    function n() {
      if (typeof __REACT_DEVTOOLS_GLOBAL_HOOK__ < `u` && typeof __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE == `function`)
        try {
          __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE(n)
        } catch (e) {
          console.error(e)
        }
    }
    ;(n(), (t.exports = p()))
  }),
  h = n((e) => {
    var t = f(),
      n = u(),
      r = m()
    function i(e) {
      var t = `https://react.dev/errors/` + e
      if (1 < arguments.length) {
        t += `?args[]=` + encodeURIComponent(arguments[1])
        for (var n = 2; n < arguments.length; n++) t += `&args[]=` + encodeURIComponent(arguments[n])
      }
      return (
        `Minified React error #` +
        e +
        `; visit ` +
        t +
        ` for the full message or use the non-minified dev environment for full errors and additional helpful warnings.`
      )
    }
    function a(e) {
      return !(!e || (e.nodeType !== 1 && e.nodeType !== 9 && e.nodeType !== 11))
    }
    function o(e) {
      for (var t = e, n = t; n && !n.alternate;) ((t = n), t.flags & 4098 && (e = t.return), (n = t.return))
      for (; t.return;) t = t.return
      return t.tag === 3 ? e : null
    }
    function s(e) {
      if (e.tag === 13) {
        var t = e.memoizedState
        if ((t === null && ((e = e.alternate), e !== null && (t = e.memoizedState)), t !== null)) return t.dehydrated
      }
      return null
    }
    function c(e) {
      if (e.tag === 31) {
        var t = e.memoizedState
        if ((t === null && ((e = e.alternate), e !== null && (t = e.memoizedState)), t !== null)) return t.dehydrated
      }
      return null
    }
    function l(e) {
      if (o(e) !== e) throw Error(i(188))
    }
    function d(e) {
      var t = e.alternate
      if (!t) {
        if (((t = o(e)), t === null)) throw Error(i(188))
        return t === e ? e : null
      }
      for (var n = e, r = t; ;) {
        var a = n.return
        if (a === null) break
        var s = a.alternate
        if (s === null) {
          if (((r = a.return), r !== null)) {
            n = r
            continue
          }
          break
        }
        if (a.child === s.child) {
          for (s = a.child; s;) {
            if (s === n) return (l(a), e)
            if (s === r) return (l(a), t)
            s = s.sibling
          }
          throw Error(i(188))
        }
        if (n.return !== r.return) ((n = a), (r = s))
        else {
          for (var c = !1, u = a.child; u;) {
            if (u === n) {
              ;((c = !0), (n = a), (r = s))
              break
            }
            if (u === r) {
              ;((c = !0), (r = a), (n = s))
              break
            }
            u = u.sibling
          }
          if (!c) {
            for (u = s.child; u;) {
              if (u === n) {
                ;((c = !0), (n = s), (r = a))
                break
              }
              if (u === r) {
                ;((c = !0), (r = s), (n = a))
                break
              }
              u = u.sibling
            }
            if (!c) throw Error(i(189))
          }
        }
        if (n.alternate !== r) throw Error(i(190))
      }
      if (n.tag !== 3) throw Error(i(188))
      return n.stateNode.current === n ? e : t
    }
    function p(e) {
      var t = e.tag
      if (t === 5 || t === 26 || t === 27 || t === 6) return e
      for (e = e.child; e !== null;) {
        if (((t = p(e)), t !== null)) return t
        e = e.sibling
      }
      return null
    }
    function h(e, t, n, r, i, a) {
      for (; e !== null;) {
        if (
          ((e.tag === 5 || e.tag === 27 || e.tag === 6) && n(e, r, i, a)) ||
          ((e.tag !== 22 || e.memoizedState === null) &&
            (t || (e.tag !== 5 && e.tag !== 27)) &&
            h(e.child, t, n, r, i, a))
        )
          return !0
        e = e.sibling
      }
      return !1
    }
    function g(e) {
      for (e = e.return; e !== null;) {
        if (e.tag === 3 || e.tag === 5 || e.tag === 27) return e
        e = e.return
      }
      return null
    }
    function _(e) {
      var t = !1
      for (e = e.return; e !== null && (e.tag === 4 && (t = !0), e.tag !== 3 && e.tag !== 5 && e.tag !== 27);)
        e = e.return
      return t
    }
    function v(e) {
      var t = [null, null],
        n = g(e)
      return (n === null || y(t, e, n.child, { foundSelf: !1 }), t)
    }
    function y(e, t, n, r) {
      for (; n !== null;) {
        if (n === t) r.foundSelf = !0
        else if (n.tag === 5 || n.tag === 27 || n.tag === 6) {
          if (r.foundSelf) return ((e[1] = n), !0)
          e[0] = n
        } else if ((n.tag !== 22 || n.memoizedState === null) && y(e, t, n.child, r)) return !0
        n = n.sibling
      }
      return !1
    }
    function b(e) {
      switch (e.tag) {
        case 5:
        case 27:
        case 6:
          return e.stateNode
        case 3:
          return e.stateNode.containerInfo
        default:
          throw Error(i(559))
      }
    }
    var x = null,
      S = null
    function C(e, t, n) {
      return e === n || (e === t && ((x = e), !0))
    }
    function ee(e, t, n) {
      return e === n ? ((S = e), !1) : e === t && (S !== null && (x = e), !0)
    }
    function w(e) {
      if (e === null) return null
      do e = e === null ? null : e.return
      while (e && e.tag !== 5 && e.tag !== 27 && e.tag !== 3)
      return e || null
    }
    function T(e, t, n) {
      for (var r = 0, i = e; i; i = n(i)) r++
      i = 0
      for (var a = t; a; a = n(a)) i++
      for (; 0 < r - i;) ((e = n(e)), r--)
      for (; 0 < i - r;) ((t = n(t)), i--)
      for (; r--;) {
        if (e === t || (t !== null && e === t.alternate)) return e
        ;((e = n(e)), (t = n(t)))
      }
      return null
    }
    var E = Object.assign,
      te = Symbol.for(`react.element`),
      ne = Symbol.for(`react.transitional.element`),
      re = Symbol.for(`react.portal`),
      ie = Symbol.for(`react.fragment`),
      ae = Symbol.for(`react.strict_mode`),
      oe = Symbol.for(`react.profiler`),
      se = Symbol.for(`react.consumer`),
      ce = Symbol.for(`react.context`),
      le = Symbol.for(`react.forward_ref`),
      ue = Symbol.for(`react.suspense`),
      de = Symbol.for(`react.suspense_list`),
      fe = Symbol.for(`react.memo`),
      pe = Symbol.for(`react.lazy`),
      me = Symbol.for(`react.activity`),
      he = Symbol.for(`react.legacy_hidden`),
      ge = Symbol.for(`react.memo_cache_sentinel`),
      _e = Symbol.for(`react.view_transition`),
      ve = Symbol.for(`react.recoverable`),
      ye = Symbol.iterator
    function be(e) {
      return typeof e != `object` || !e
        ? null
        : ((e = (ye && e[ye]) || e[`@@iterator`]), typeof e == `function` ? e : null)
    }
    var xe = Symbol.for(`react.client.reference`)
    function Se(e) {
      if (e == null) return null
      if (typeof e == `function`) return e.$$typeof === xe ? null : e.displayName || e.name || null
      if (typeof e == `string`) return e
      switch (e) {
        case ie:
          return `Fragment`
        case oe:
          return `Profiler`
        case ae:
          return `StrictMode`
        case ue:
          return `Suspense`
        case de:
          return `SuspenseList`
        case me:
          return `Activity`
        case _e:
          return `ViewTransition`
      }
      if (typeof e == `object`)
        switch (e.$$typeof) {
          case re:
            return `Portal`
          case ce:
            return e.displayName || `Context`
          case se:
            return (e._context.displayName || `Context`) + `.Consumer`
          case le:
            var t = e.render
            return (
              (e = e.displayName),
              (e ||= ((e = t.displayName || t.name || ``), e === `` ? `ForwardRef` : `ForwardRef(` + e + `)`)),
              e
            )
          case fe:
            return ((t = e.displayName || null), t === null ? Se(e.type) || `Memo` : t)
          case pe:
            ;((t = e._payload), (e = e._init))
            try {
              return Se(e(t))
            } catch {}
        }
      return null
    }
    var Ce = Array.isArray,
      D = n.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
      O = r.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
      we = { pending: !1, data: null, method: null, action: null },
      Te = [],
      Ee = -1
    function De(e) {
      return { current: e }
    }
    function Oe(e) {
      0 > Ee || ((e.current = Te[Ee]), (Te[Ee] = null), Ee--)
    }
    function k(e, t) {
      ;(Ee++, (Te[Ee] = e.current), (e.current = t))
    }
    var ke = De(null),
      Ae = De(null),
      je = De(null),
      Me = De(null)
    function Ne(e, t) {
      switch ((k(je, t), k(Ae, e), k(ke, null), t.nodeType)) {
        case 9:
        case 11:
          e = (e = t.documentElement) && (e = e.namespaceURI) ? up(e) : 0
          break
        default:
          if (((e = t.tagName), (t = t.namespaceURI))) ((t = up(t)), (e = dp(t, e)))
          else
            switch (e) {
              case `svg`:
                e = 1
                break
              case `math`:
                e = 2
                break
              default:
                e = 0
            }
      }
      ;(Oe(ke), k(ke, e))
    }
    function Pe() {
      ;(Oe(ke), Oe(Ae), Oe(je))
    }
    function Fe(e) {
      var t = e.memoizedState
      ;(t !== null && ((sh._currentValue = t.memoizedState), k(Me, e)), (t = ke.current))
      var n = dp(t, e.type)
      t !== n && (k(Ae, e), k(ke, n))
    }
    function Ie(e) {
      ;(Ae.current === e && (Oe(ke), Oe(Ae)), Me.current === e && (Oe(Me), (sh._currentValue = we)))
    }
    var Le, Re
    function ze(e) {
      if (Le === void 0)
        try {
          throw Error()
        } catch (e) {
          var t = e.stack.trim().match(/\n( *(at )?)/)
          ;((Le = (t && t[1]) || ``),
            (Re =
              -1 <
              e.stack.indexOf(`
    at`)
                ? ` (<anonymous>)`
                : -1 < e.stack.indexOf(`@`)
                  ? `@unknown:0:0`
                  : ``))
        }
      return (
        `
` +
        Le +
        e +
        Re
      )
    }
    var Be = !1
    function Ve(e, t) {
      if (!e || Be) return ``
      Be = !0
      var n = Error.prepareStackTrace
      Error.prepareStackTrace = void 0
      try {
        var r = {
          DetermineComponentFrameRoot: function () {
            try {
              if (t) {
                var n = function () {
                  throw Error()
                }
                if (
                  (Object.defineProperty(n.prototype, 'props', {
                    set: function () {
                      throw Error()
                    },
                  }),
                  typeof Reflect == `object` && Reflect.construct)
                ) {
                  try {
                    Reflect.construct(n, [])
                  } catch (e) {
                    var r = e
                  }
                  Reflect.construct(e, [], n)
                } else {
                  try {
                    n.call()
                  } catch (e) {
                    r = e
                  }
                  n = !1
                  try {
                    var i = Object.getOwnPropertyDescriptor(e.prototype, `props`)
                    ;(Object.defineProperty(e.prototype, 'props', {
                      configurable: !0,
                      set: function () {
                        throw Error()
                      },
                    }),
                      (n = !0),
                      new e())
                  } finally {
                    n && (i === void 0 ? delete e.prototype.props : Object.defineProperty(e.prototype, 'props', i))
                  }
                }
              } else {
                try {
                  throw Error()
                } catch (e) {
                  r = e
                }
                ;(n = e()) && typeof n.catch == `function` && n.catch(function () {})
              }
            } catch (e) {
              if (e && r && typeof e.stack == `string`) return [e.stack, r.stack]
            }
            return [null, null]
          },
        }
        r.DetermineComponentFrameRoot.displayName = `DetermineComponentFrameRoot`
        var i = Object.getOwnPropertyDescriptor(r.DetermineComponentFrameRoot, `name`)
        i &&
          i.configurable &&
          Object.defineProperty(r.DetermineComponentFrameRoot, 'name', { value: `DetermineComponentFrameRoot` })
        var a = r.DetermineComponentFrameRoot(),
          o = a[0],
          s = a[1]
        if (o && s) {
          var c = o.split(`
`),
            l = s.split(`
`)
          for (i = r = 0; r < c.length && !c[r].includes(`DetermineComponentFrameRoot`);) r++
          for (; i < l.length && !l[i].includes(`DetermineComponentFrameRoot`);) i++
          if (r === c.length || i === l.length)
            for (r = c.length - 1, i = l.length - 1; 1 <= r && 0 <= i && c[r] !== l[i];) i--
          for (; 1 <= r && 0 <= i; r--, i--)
            if (c[r] !== l[i]) {
              if (r !== 1 || i !== 1)
                do
                  if ((r--, i--, 0 > i || c[r] !== l[i])) {
                    var u =
                      `
` + c[r].replace(` at new `, ` at `)
                    return (
                      e.displayName && u.includes(`<anonymous>`) && (u = u.replace(`<anonymous>`, e.displayName)), u
                    )
                  }
                while (1 <= r && 0 <= i)
              break
            }
        }
      } finally {
        ;((Be = !1), (Error.prepareStackTrace = n))
      }
      return (n = e ? e.displayName || e.name : ``) ? ze(n) : ``
    }
    function He(e, t) {
      switch (e.tag) {
        case 26:
        case 27:
        case 5:
          return ze(e.type)
        case 16:
          return ze(`Lazy`)
        case 13:
          return e.child !== t && t !== null ? ze(`Suspense Fallback`) : ze(`Suspense`)
        case 19:
          return ze(`SuspenseList`)
        case 0:
        case 15:
          return Ve(e.type, !1)
        case 11:
          return Ve(e.type.render, !1)
        case 1:
          return Ve(e.type, !0)
        case 31:
          return ze(`Activity`)
        case 30:
          return ze(`ViewTransition`)
        default:
          return ``
      }
    }
    function Ue(e) {
      try {
        var t = ``,
          n = null
        do ((t += He(e, n)), (n = e), (e = e.return))
        while (e)
        return t
      } catch (e) {
        return (
          `
Error generating stack: ` +
          e.message +
          `
` +
          e.stack
        )
      }
    }
    var We = Object.prototype.hasOwnProperty,
      Ge = t.unstable_scheduleCallback,
      Ke = t.unstable_cancelCallback,
      qe = t.unstable_shouldYield,
      Je = t.unstable_requestPaint,
      Ye = t.unstable_now,
      Xe = t.unstable_getCurrentPriorityLevel,
      Ze = t.unstable_ImmediatePriority,
      Qe = t.unstable_UserBlockingPriority,
      $e = t.unstable_NormalPriority,
      et = t.unstable_LowPriority,
      tt = t.unstable_IdlePriority,
      nt = t.log,
      rt = t.unstable_setDisableYieldValue,
      it = null,
      at = null
    function ot(e) {
      if ((typeof nt == `function` && rt(e), at && typeof at.setStrictMode == `function`))
        try {
          at.setStrictMode(it, e)
        } catch {}
    }
    var st = Math.clz32 ? Math.clz32 : ut,
      ct = Math.log,
      lt = Math.LN2
    function ut(e) {
      return ((e >>>= 0), e === 0 ? 32 : (31 - ((ct(e) / lt) | 0)) | 0)
    }
    var dt = 256,
      ft = 262144,
      pt = 4194304
    function mt(e) {
      var t = e & 42
      if (t !== 0) return t
      switch (e & -e) {
        case 1:
          return 1
        case 2:
          return 2
        case 4:
          return 4
        case 8:
          return 8
        case 16:
          return 16
        case 32:
          return 32
        case 64:
          return 64
        case 128:
          return 128
        case 256:
        case 512:
        case 1024:
        case 2048:
        case 4096:
        case 8192:
        case 16384:
        case 32768:
        case 65536:
        case 131072:
          return e & -e
        case 262144:
        case 524288:
        case 1048576:
        case 2097152:
          return e & 3932160
        case 4194304:
        case 8388608:
        case 16777216:
        case 33554432:
          return e & 62914560
        case 67108864:
          return 67108864
        case 134217728:
          return 134217728
        case 268435456:
          return 268435456
        case 536870912:
          return 536870912
        case 1073741824:
          return 0
        default:
          return e
      }
    }
    function ht(e, t, n) {
      var r = e.pendingLanes
      if (r === 0) return 0
      var i = 0,
        a = e.suspendedLanes,
        o = e.pingedLanes
      e = e.warmLanes
      var s = r & 134217727
      return (
        s === 0
          ? ((s = r & ~a),
            s === 0 ? (o === 0 ? n || ((n = r & ~e), n !== 0 && (i = mt(n))) : (i = mt(o))) : (i = mt(s)))
          : ((r = s & ~a),
            r === 0 ? ((o &= s), o === 0 ? n || ((n = s & ~e), n !== 0 && (i = mt(n))) : (i = mt(o))) : (i = mt(r))),
        i === 0
          ? 0
          : t !== 0 && t !== i && (t & a) === 0 && ((a = i & -i), (n = t & -t), a >= n || (a === 32 && n & 4194048))
            ? t
            : i
      )
    }
    function gt(e, t) {
      return (e.pendingLanes & ~(e.suspendedLanes & ~e.pingedLanes) & t) === 0
    }
    function _t(e, t) {
      t & 8 && (t |= t & 32)
      var n = e.entangledLanes
      if (n !== 0)
        for (e = e.entanglements, n &= t; 0 < n;) {
          var r = 31 - st(n),
            i = 1 << r
          ;((t |= e[r]), (n &= ~i))
        }
      return t
    }
    function vt(e, t) {
      switch (e) {
        case 1:
        case 2:
        case 4:
        case 8:
        case 64:
          return t + 250
        case 16:
        case 32:
        case 128:
        case 256:
        case 512:
        case 1024:
        case 2048:
        case 4096:
        case 8192:
        case 16384:
        case 32768:
        case 65536:
        case 131072:
        case 262144:
        case 524288:
        case 1048576:
        case 2097152:
          return t + 5e3
        case 4194304:
        case 8388608:
        case 16777216:
        case 33554432:
          return -1
        case 67108864:
        case 134217728:
        case 268435456:
        case 536870912:
        case 1073741824:
          return -1
        default:
          return -1
      }
    }
    function yt() {
      var e = pt
      return ((pt <<= 1), !(pt & 62914560) && (pt = 4194304), e)
    }
    function bt(e) {
      for (var t = [], n = 0; 31 > n; n++) t.push(e)
      return t
    }
    function xt(e, t) {
      ;((e.pendingLanes |= t), t !== 268435456 && ((e.suspendedLanes = 0), (e.pingedLanes = 0), (e.warmLanes = 0)))
    }
    function St(e, t, n, r, i, a) {
      var o = e.pendingLanes
      ;((e.pendingLanes = n),
        (e.suspendedLanes = 0),
        (e.pingedLanes = 0),
        (e.warmLanes = 0),
        (e.expiredLanes &= n),
        (e.entangledLanes &= n),
        (e.errorRecoveryDisabledLanes &= n),
        (e.shellSuspendCounter = 0))
      var s = e.entanglements,
        c = e.expirationTimes,
        l = e.hiddenUpdates
      for (n = o & ~n; 0 < n;) {
        var u = 31 - st(n),
          d = 1 << u
        ;((s[u] = 0), (c[u] = -1))
        var f = l[u]
        if (f !== null)
          for (l[u] = null, u = 0; u < f.length; u++) {
            var p = f[u]
            p !== null && (p.lane &= -536870913)
          }
        n &= ~d
      }
      ;(r !== 0 && Ct(e, r, 0), a !== 0 && i === 0 && e.tag !== 0 && (e.suspendedLanes |= a & ~(o & ~t)))
    }
    function Ct(e, t, n) {
      ;((e.pendingLanes |= t), (e.suspendedLanes &= ~t))
      var r = 31 - st(t)
      ;((e.entangledLanes |= t), (e.entanglements[r] = e.entanglements[r] | 1073741824 | (n & 261930)))
    }
    function wt(e, t) {
      var n = (e.entangledLanes |= t)
      for (e = e.entanglements; n;) {
        var r = 31 - st(n),
          i = 1 << r
        ;((i & t) | (e[r] & t) && (e[r] |= t), (n &= ~i))
      }
    }
    function Tt(e, t) {
      var n = t & -t
      return ((n = n & 42 ? 1 : Et(n)), (n & (e.suspendedLanes | t)) === 0 ? n : 0)
    }
    function Et(e) {
      switch (e) {
        case 2:
          e = 1
          break
        case 8:
          e = 4
          break
        case 32:
          e = 16
          break
        case 256:
        case 512:
        case 1024:
        case 2048:
        case 4096:
        case 8192:
        case 16384:
        case 32768:
        case 65536:
        case 131072:
        case 262144:
        case 524288:
        case 1048576:
        case 2097152:
        case 4194304:
        case 8388608:
        case 16777216:
        case 33554432:
          e = 128
          break
        case 268435456:
          e = 134217728
          break
        default:
          e = 0
      }
      return e
    }
    function Dt(e) {
      return ((e &= -e), 2 < e ? (8 < e ? (e & 134217727 ? 32 : 268435456) : 8) : 2)
    }
    function Ot() {
      var e = O.p
      return e === 0 ? ((e = window.event), e === void 0 ? 32 : Ch(e.type)) : e
    }
    function kt(e, t) {
      var n = O.p
      try {
        return ((O.p = e), t())
      } finally {
        O.p = n
      }
    }
    var At = Math.random().toString(36).slice(2),
      jt = `__reactFiber$` + At,
      Mt = `__reactProps$` + At,
      Nt = `__reactContainer$` + At,
      Pt = `__reactEvents$` + At,
      Ft = `__reactListeners$` + At,
      It = `__reactHandles$` + At,
      Lt = `__reactResources$` + At,
      Rt = `__reactMarker$` + At,
      zt = `__reactLoad$` + At
    function Bt(e) {
      ;(delete e[jt], delete e[Mt], delete e[Ft], delete e[It])
    }
    function Vt(e) {
      var t
      if ((t = e[jt])) return t
      for (var n = e.parentNode; n;) {
        if ((t = n[Nt] || n[jt])) {
          if (((n = t.alternate), t.child !== null || (n !== null && n.child !== null)))
            for (e = fm(e); e !== null;) {
              if ((n = e[jt])) return n
              e = fm(e)
            }
          return t
        }
        ;((e = n), (n = e.parentNode))
      }
      return null
    }
    function Ht(e) {
      if ((e = e[jt] || e[Nt])) {
        var t = e.tag
        if (t === 5 || t === 6 || t === 13 || t === 31 || t === 26 || t === 27 || t === 3) return e
      }
      return null
    }
    function Ut(e) {
      var t = e.tag
      if (t === 5 || t === 26 || t === 27 || t === 6) return e.stateNode
      throw Error(i(33))
    }
    function Wt(e) {
      var t = e[Lt]
      return ((t ||= e[Lt] = { hoistableStyles: new Map(), hoistableScripts: new Map() }), t)
    }
    function Gt(e) {
      e[Rt] = !0
    }
    function Kt(e) {
      e[zt] = void 0
    }
    var qt = new Set(),
      Jt = {}
    function Yt(e, t) {
      ;(Xt(e, t), Xt(e + `Capture`, t))
    }
    function Xt(e, t) {
      for (Jt[e] = t, e = 0; e < t.length; e++) qt.add(t[e])
    }
    var Zt = RegExp(
        `^[:A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD][:A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*$`,
      ),
      Qt = {},
      $t = {}
    function en(e) {
      return We.call($t, e) ? !0 : We.call(Qt, e) ? !1 : Zt.test(e) ? ($t[e] = !0) : ((Qt[e] = !0), !1)
    }
    var A = !1
    function tn() {
      var e = A
      return ((A = !1), e)
    }
    function nn(e, t, n) {
      if (en(t)) {
        if (n === null) e.removeAttribute(t)
        else {
          switch (typeof n) {
            case `undefined`:
            case `function`:
            case `symbol`:
              e.removeAttribute(t)
              return
            case `boolean`:
              var r = t.toLowerCase().slice(0, 5)
              if (r !== `data-` && r !== `aria-`) {
                e.removeAttribute(t)
                return
              }
          }
          e.setAttribute(t, n)
        }
      }
    }
    function rn(e, t, n) {
      if (n === null) e.removeAttribute(t)
      else {
        switch (typeof n) {
          case `undefined`:
          case `function`:
          case `symbol`:
          case `boolean`:
            e.removeAttribute(t)
            return
        }
        e.setAttribute(t, n)
      }
    }
    function an(e, t, n, r) {
      if (r === null) e.removeAttribute(n)
      else {
        switch (typeof r) {
          case `undefined`:
          case `function`:
          case `symbol`:
          case `boolean`:
            e.removeAttribute(n)
            return
        }
        e.setAttributeNS(t, n, r)
      }
    }
    function on(e) {
      switch (typeof e) {
        case `bigint`:
        case `boolean`:
        case `number`:
        case `string`:
        case `undefined`:
          return e
        case `object`:
          return e
        default:
          return ``
      }
    }
    function sn(e) {
      var t = e.type
      return (e = e.nodeName) && e.toLowerCase() === `input` && (t === `checkbox` || t === `radio`)
    }
    function cn(e, t, n) {
      var r = Object.getOwnPropertyDescriptor(e.constructor.prototype, t)
      if (!e.hasOwnProperty(t) && r !== void 0 && typeof r.get == `function` && typeof r.set == `function`) {
        var i = r.get,
          a = r.set
        return (
          Object.defineProperty(e, t, {
            configurable: !0,
            get: function () {
              return i.call(this)
            },
            set: function (e) {
              ;((n = `` + e), a.call(this, e))
            },
          }),
          Object.defineProperty(e, t, { enumerable: r.enumerable }),
          {
            getValue: function () {
              return n
            },
            setValue: function (e) {
              n = `` + e
            },
            stopTracking: function () {
              ;((e._valueTracker = null), delete e[t])
            },
          }
        )
      }
    }
    function ln(e) {
      if (!e._valueTracker) {
        var t = sn(e) ? `checked` : `value`
        e._valueTracker = cn(e, t, `` + e[t])
      }
    }
    function un(e) {
      if (!e) return !1
      var t = e._valueTracker
      if (!t) return !0
      var n = t.getValue(),
        r = ``
      return (e && (r = sn(e) ? (e.checked ? `true` : `false`) : e.value), (e = r), e !== n && (t.setValue(e), !0))
    }
    var dn = /[\n"\\]/g
    function fn(e) {
      return e.replace(dn, function (e) {
        return `\\` + e.charCodeAt(0).toString(16) + ` `
      })
    }
    function pn(e, t, n, r, i, a, o, s) {
      ;((e.name = ``),
        o != null && typeof o != `function` && typeof o != `symbol` && typeof o != `boolean`
          ? (e.type = o)
          : e.removeAttribute(`type`),
        t == null
          ? (o !== `submit` && o !== `reset`) || e.removeAttribute(`value`)
          : o === `number`
            ? ((t === 0 && e.value === ``) || e.value != t) && (e.value = `` + on(t))
            : e.value !== `` + on(t) && (e.value = `` + on(t)),
        t == null
          ? n == null
            ? r != null && e.removeAttribute(`value`)
            : hn(e, on(n))
          : o === `number` && e.value == t
            ? hn(e, on(e.value))
            : hn(e, on(t)),
        i == null && a != null && (e.defaultChecked = !!a),
        i != null && (e.checked = i && typeof i != `function` && typeof i != `symbol`),
        s != null && typeof s != `function` && typeof s != `symbol` && typeof s != `boolean`
          ? (e.name = `` + on(s))
          : e.removeAttribute(`name`))
    }
    function mn(e, t, n, r, i, a, o, s) {
      if (
        (a != null && typeof a != `function` && typeof a != `symbol` && typeof a != `boolean` && (e.type = a),
        t != null || n != null)
      ) {
        if (!((a !== `submit` && a !== `reset`) || t != null)) {
          ln(e)
          return
        }
        ;((n = n == null ? `` : `` + on(n)),
          (t = t == null ? n : `` + on(t)),
          s || t === e.value || (e.value = t),
          (e.defaultValue = t))
      }
      ;((r ??= i),
        (r = typeof r != `function` && typeof r != `symbol` && !!r),
        (e.checked = s ? e.checked : !!r),
        (e.defaultChecked = !!r),
        o != null && typeof o != `function` && typeof o != `symbol` && typeof o != `boolean` && (e.name = o),
        ln(e))
    }
    function hn(e, t) {
      e.defaultValue !== `` + t && (e.defaultValue = `` + t)
    }
    function gn(e, t, n, r) {
      if (((e = e.options), t)) {
        t = {}
        for (var i = 0; i < n.length; i++) t[`$` + n[i]] = !0
        for (n = 0; n < e.length; n++)
          ((i = t.hasOwnProperty(`$` + e[n].value)),
            e[n].selected !== i && (e[n].selected = i),
            i && r && (e[n].defaultSelected = !0))
      } else {
        for (n = `` + on(n), t = null, i = 0; i < e.length; i++) {
          if (e[i].value === n) {
            ;((e[i].selected = !0), r && (e[i].defaultSelected = !0))
            return
          }
          t !== null || e[i].disabled || (t = e[i])
        }
        t !== null && (t.selected = !0)
      }
    }
    function _n(e, t, n) {
      t != null && ((t = `` + on(t)), t !== e.value && (e.value = t), n == null)
        ? e.defaultValue !== t && (e.defaultValue = t)
        : (e.defaultValue = n == null ? `` : `` + on(n))
    }
    function vn(e, t, n, r) {
      if (t == null) {
        if (r != null) {
          if (n != null) throw Error(i(92))
          if (Ce(r)) {
            if (1 < r.length) throw Error(i(93))
            r = r[0]
          }
          n = r
        }
        ;((n ??= ``), (t = n))
      }
      ;((n = on(t)),
        (e.defaultValue = n),
        (r = e.textContent),
        r === n && r !== `` && r !== null && (e.value = r),
        ln(e))
    }
    function yn(e, t) {
      if (t) {
        var n = e.firstChild
        if (n && n === e.lastChild && n.nodeType === 3) {
          n.nodeValue = t
          return
        }
      }
      e.textContent = t
    }
    var bn = new Set(
      `animationIterationCount aspectRatio borderImageOutset borderImageSlice borderImageWidth boxFlex boxFlexGroup boxOrdinalGroup columnCount columns flex flexGrow flexPositive flexShrink flexNegative flexOrder gridArea gridRow gridRowEnd gridRowSpan gridRowStart gridColumn gridColumnEnd gridColumnSpan gridColumnStart fontWeight lineClamp lineHeight opacity order orphans scale tabSize widows zIndex zoom fillOpacity floodOpacity stopOpacity strokeDasharray strokeDashoffset strokeMiterlimit strokeOpacity strokeWidth MozAnimationIterationCount MozBoxFlex MozBoxFlexGroup MozLineClamp msAnimationIterationCount msFlex msZoom msFlexGrow msFlexNegative msFlexOrder msFlexPositive msFlexShrink msGridColumn msGridColumnSpan msGridRow msGridRowSpan WebkitAnimationIterationCount WebkitBoxFlex WebKitBoxFlexGroup WebkitBoxOrdinalGroup WebkitColumnCount WebkitColumns WebkitFlex WebkitFlexGrow WebkitFlexPositive WebkitFlexShrink WebkitLineClamp`.split(
        ` `,
      ),
    )
    function xn(e, t, n) {
      var r = t.indexOf(`--`) === 0
      n == null || typeof n == `boolean` || n === ``
        ? r
          ? e.setProperty(t, ``)
          : t === `float`
            ? (e.cssFloat = ``)
            : (e[t] = ``)
        : r
          ? e.setProperty(t, n)
          : typeof n != `number` || n === 0 || bn.has(t)
            ? t === `float`
              ? (e.cssFloat = n)
              : (e[t] = (`` + n).trim())
            : (e[t] = n + `px`)
    }
    function Sn(e, t, n) {
      if (t != null && typeof t != `object`) throw Error(i(62))
      if (((e = e.style), n != null)) {
        for (var r in n)
          !n.hasOwnProperty(r) ||
            (t != null && t.hasOwnProperty(r)) ||
            (r.indexOf(`--`) === 0 ? e.setProperty(r, ``) : r === `float` ? (e.cssFloat = ``) : (e[r] = ``), (A = !0))
        for (var a in t) ((r = t[a]), t.hasOwnProperty(a) && n[a] !== r && (xn(e, a, r), (A = !0)))
      } else for (var o in t) t.hasOwnProperty(o) && xn(e, o, t[o])
    }
    function Cn(e) {
      if (e.indexOf(`-`) === -1) return !1
      switch (e) {
        case `annotation-xml`:
        case `color-profile`:
        case `font-face`:
        case `font-face-src`:
        case `font-face-uri`:
        case `font-face-format`:
        case `font-face-name`:
        case `missing-glyph`:
          return !1
        default:
          return !0
      }
    }
    var wn = new Map([
        [`acceptCharset`, `accept-charset`],
        [`htmlFor`, `for`],
        [`httpEquiv`, `http-equiv`],
        [`crossOrigin`, `crossorigin`],
        [`accentHeight`, `accent-height`],
        [`alignmentBaseline`, `alignment-baseline`],
        [`arabicForm`, `arabic-form`],
        [`baselineShift`, `baseline-shift`],
        [`capHeight`, `cap-height`],
        [`clipPath`, `clip-path`],
        [`clipRule`, `clip-rule`],
        [`colorInterpolation`, `color-interpolation`],
        [`colorInterpolationFilters`, `color-interpolation-filters`],
        [`colorProfile`, `color-profile`],
        [`colorRendering`, `color-rendering`],
        [`dominantBaseline`, `dominant-baseline`],
        [`enableBackground`, `enable-background`],
        [`fillOpacity`, `fill-opacity`],
        [`fillRule`, `fill-rule`],
        [`floodColor`, `flood-color`],
        [`floodOpacity`, `flood-opacity`],
        [`fontFamily`, `font-family`],
        [`fontSize`, `font-size`],
        [`fontSizeAdjust`, `font-size-adjust`],
        [`fontStretch`, `font-stretch`],
        [`fontStyle`, `font-style`],
        [`fontVariant`, `font-variant`],
        [`fontWeight`, `font-weight`],
        [`glyphName`, `glyph-name`],
        [`glyphOrientationHorizontal`, `glyph-orientation-horizontal`],
        [`glyphOrientationVertical`, `glyph-orientation-vertical`],
        [`horizAdvX`, `horiz-adv-x`],
        [`horizOriginX`, `horiz-origin-x`],
        [`imageRendering`, `image-rendering`],
        [`letterSpacing`, `letter-spacing`],
        [`lightingColor`, `lighting-color`],
        [`markerEnd`, `marker-end`],
        [`markerMid`, `marker-mid`],
        [`markerStart`, `marker-start`],
        [`maskType`, `mask-type`],
        [`overlinePosition`, `overline-position`],
        [`overlineThickness`, `overline-thickness`],
        [`paintOrder`, `paint-order`],
        [`panose-1`, `panose-1`],
        [`pointerEvents`, `pointer-events`],
        [`renderingIntent`, `rendering-intent`],
        [`shapeRendering`, `shape-rendering`],
        [`stopColor`, `stop-color`],
        [`stopOpacity`, `stop-opacity`],
        [`strikethroughPosition`, `strikethrough-position`],
        [`strikethroughThickness`, `strikethrough-thickness`],
        [`strokeDasharray`, `stroke-dasharray`],
        [`strokeDashoffset`, `stroke-dashoffset`],
        [`strokeLinecap`, `stroke-linecap`],
        [`strokeLinejoin`, `stroke-linejoin`],
        [`strokeMiterlimit`, `stroke-miterlimit`],
        [`strokeOpacity`, `stroke-opacity`],
        [`strokeWidth`, `stroke-width`],
        [`textAnchor`, `text-anchor`],
        [`textDecoration`, `text-decoration`],
        [`textRendering`, `text-rendering`],
        [`transformOrigin`, `transform-origin`],
        [`underlinePosition`, `underline-position`],
        [`underlineThickness`, `underline-thickness`],
        [`unicodeBidi`, `unicode-bidi`],
        [`unicodeRange`, `unicode-range`],
        [`unitsPerEm`, `units-per-em`],
        [`vAlphabetic`, `v-alphabetic`],
        [`vHanging`, `v-hanging`],
        [`vIdeographic`, `v-ideographic`],
        [`vMathematical`, `v-mathematical`],
        [`vectorEffect`, `vector-effect`],
        [`vertAdvY`, `vert-adv-y`],
        [`vertOriginX`, `vert-origin-x`],
        [`vertOriginY`, `vert-origin-y`],
        [`wordSpacing`, `word-spacing`],
        [`writingMode`, `writing-mode`],
        [`xmlnsXlink`, `xmlns:xlink`],
        [`xHeight`, `x-height`],
      ]),
      Tn =
        /^[\u0000-\u001F ]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i
    function En(e) {
      return Tn.test(`` + e)
        ? `javascript:throw new Error('React has blocked a javascript: URL as a security precaution.')`
        : e
    }
    function Dn() {}
    var On = null
    function kn(e) {
      return (
        (e = e.target || e.srcElement || window),
        e.correspondingUseElement && (e = e.correspondingUseElement),
        e.nodeType === 3 ? e.parentNode : e
      )
    }
    var An = null,
      jn = null
    function Mn(e) {
      var t = Ht(e)
      if (t && (e = t.stateNode)) {
        var n = e[Mt] || null
        a: switch (((e = t.stateNode), t.type)) {
          case `input`:
            if (
              (pn(e, n.value, n.defaultValue, n.defaultValue, n.checked, n.defaultChecked, n.type, n.name),
              (t = n.name),
              n.type === `radio` && t != null)
            ) {
              for (n = e; n.parentNode;) n = n.parentNode
              for (n = n.querySelectorAll(`input[name="` + fn(`` + t) + `"][type="radio"]`), t = 0; t < n.length; t++) {
                var r = n[t]
                if (r !== e && r.form === e.form) {
                  var a = r[Mt] || null
                  if (!a) throw Error(i(90))
                  pn(r, a.value, a.defaultValue, a.defaultValue, a.checked, a.defaultChecked, a.type, a.name)
                }
              }
              for (t = 0; t < n.length; t++) ((r = n[t]), r.form === e.form && un(r))
            }
            break a
          case `textarea`:
            _n(e, n.value, n.defaultValue)
            break a
          case `select`:
            ;((t = n.value), t != null && gn(e, !!n.multiple, t, !1))
        }
      }
    }
    var Nn = !1
    function Pn(e, t, n) {
      if (Nn) return e(t, n)
      Nn = !0
      try {
        return e(t)
      } finally {
        if (((Nn = !1), (An !== null || jn !== null) && (zd(), An && ((t = An), (e = jn), (jn = An = null), Mn(t), e))))
          for (t = 0; t < e.length; t++) Mn(e[t])
      }
    }
    function Fn(e, t) {
      var n = e.stateNode
      if (n === null) return null
      var r = n[Mt] || null
      if (r === null) return null
      n = r[t]
      a: switch (t) {
        case `onClick`:
        case `onClickCapture`:
        case `onDoubleClick`:
        case `onDoubleClickCapture`:
        case `onMouseDown`:
        case `onMouseDownCapture`:
        case `onMouseMove`:
        case `onMouseMoveCapture`:
        case `onMouseUp`:
        case `onMouseUpCapture`:
        case `onMouseEnter`:
          ;((r = !r.disabled) ||
            ((e = e.type), (r = e !== `button` && e !== `input` && e !== `select` && e !== `textarea`)),
            (e = !r))
          break a
        default:
          e = !1
      }
      if (e) return null
      if (n && typeof n != `function`) throw Error(i(231, t, typeof n))
      return n
    }
    var In = typeof window < `u` && window.document !== void 0 && window.document.createElement !== void 0,
      Ln = !1
    if (In)
      try {
        var Rn = {}
        ;(Object.defineProperty(Rn, 'passive', {
          get: function () {
            Ln = !0
          },
        }),
          window.addEventListener(`test`, Rn, Rn),
          window.removeEventListener(`test`, Rn, Rn))
      } catch {
        Ln = !1
      }
    var zn = null,
      Bn = null,
      Vn = null
    function Hn() {
      if (Vn) return Vn
      var e,
        t = Bn,
        n = t.length,
        r,
        i = `value` in zn ? zn.value : zn.textContent,
        a = i.length
      for (e = 0; e < n && t[e] === i[e]; e++);
      var o = n - e
      for (r = 1; r <= o && t[n - r] === i[a - r]; r++);
      return (Vn = i.slice(e, 1 < r ? 1 - r : void 0))
    }
    function Un(e) {
      var t = e.keyCode
      return (
        `charCode` in e ? ((e = e.charCode), e === 0 && t === 13 && (e = 13)) : (e = t),
        e === 10 && (e = 13),
        32 <= e || e === 13 ? e : 0
      )
    }
    function Wn() {
      return !0
    }
    function Gn() {
      return !1
    }
    function Kn(e) {
      function t(t, n, r, i, a) {
        for (var o in ((this._reactName = t),
        (this._targetInst = r),
        (this.type = n),
        (this.nativeEvent = i),
        (this.target = a),
        (this.currentTarget = null),
        e))
          e.hasOwnProperty(o) && ((t = e[o]), (this[o] = t ? t(i) : i[o]))
        return (
          (this.isDefaultPrevented = (i.defaultPrevented == null ? !1 === i.returnValue : i.defaultPrevented)
            ? Wn
            : Gn),
          (this.isPropagationStopped = Gn),
          this
        )
      }
      return (
        E(t.prototype, {
          preventDefault: function () {
            this.defaultPrevented = !0
            var e = this.nativeEvent
            e &&
              (e.preventDefault ? e.preventDefault() : typeof e.returnValue != `unknown` && (e.returnValue = !1),
              (this.isDefaultPrevented = Wn))
          },
          stopPropagation: function () {
            var e = this.nativeEvent
            e &&
              (e.stopPropagation ? e.stopPropagation() : typeof e.cancelBubble != `unknown` && (e.cancelBubble = !0),
              (this.isPropagationStopped = Wn))
          },
          persist: function () {},
          isPersistent: Wn,
        }),
        t
      )
    }
    var qn = {
        eventPhase: 0,
        bubbles: 0,
        cancelable: 0,
        timeStamp: function (e) {
          return e.timeStamp || Date.now()
        },
        defaultPrevented: 0,
        isTrusted: 0,
      },
      Jn = Kn(qn),
      Yn = E({}, qn, { view: 0, detail: 0 }),
      Xn = Kn(Yn),
      Zn,
      Qn,
      $n,
      er = E({}, Yn, {
        screenX: 0,
        screenY: 0,
        clientX: 0,
        clientY: 0,
        pageX: 0,
        pageY: 0,
        ctrlKey: 0,
        shiftKey: 0,
        altKey: 0,
        metaKey: 0,
        getModifierState: ur,
        button: 0,
        buttons: 0,
        relatedTarget: function (e) {
          return e.relatedTarget === void 0
            ? e.fromElement === e.srcElement
              ? e.toElement
              : e.fromElement
            : e.relatedTarget
        },
        movementX: function (e) {
          return `movementX` in e
            ? e.movementX
            : (e !== $n &&
                ($n && e.type === `mousemove`
                  ? ((Zn = e.screenX - $n.screenX), (Qn = e.screenY - $n.screenY))
                  : (Qn = Zn = 0),
                ($n = e)),
              Zn)
        },
        movementY: function (e) {
          return `movementY` in e ? e.movementY : Qn
        },
      }),
      j = Kn(er),
      tr = Kn(E({}, er, { dataTransfer: 0 })),
      nr = Kn(E({}, Yn, { relatedTarget: 0 })),
      rr = Kn(E({}, qn, { animationName: 0, elapsedTime: 0, pseudoElement: 0 })),
      ir = Kn(
        E({}, qn, {
          clipboardData: function (e) {
            return `clipboardData` in e ? e.clipboardData : window.clipboardData
          },
        }),
      ),
      ar = Kn(E({}, qn, { data: 0 })),
      or = {
        Esc: `Escape`,
        Spacebar: ` `,
        Left: `ArrowLeft`,
        Up: `ArrowUp`,
        Right: `ArrowRight`,
        Down: `ArrowDown`,
        Del: `Delete`,
        Win: `OS`,
        Menu: `ContextMenu`,
        Apps: `ContextMenu`,
        Scroll: `ScrollLock`,
        MozPrintableKey: `Unidentified`,
      },
      sr = {
        8: `Backspace`,
        9: `Tab`,
        12: `Clear`,
        13: `Enter`,
        16: `Shift`,
        17: `Control`,
        18: `Alt`,
        19: `Pause`,
        20: `CapsLock`,
        27: `Escape`,
        32: ` `,
        33: `PageUp`,
        34: `PageDown`,
        35: `End`,
        36: `Home`,
        37: `ArrowLeft`,
        38: `ArrowUp`,
        39: `ArrowRight`,
        40: `ArrowDown`,
        45: `Insert`,
        46: `Delete`,
        112: `F1`,
        113: `F2`,
        114: `F3`,
        115: `F4`,
        116: `F5`,
        117: `F6`,
        118: `F7`,
        119: `F8`,
        120: `F9`,
        121: `F10`,
        122: `F11`,
        123: `F12`,
        144: `NumLock`,
        145: `ScrollLock`,
        224: `Meta`,
      },
      cr = { Alt: `altKey`, Control: `ctrlKey`, Meta: `metaKey`, Shift: `shiftKey` }
    function lr(e) {
      var t = this.nativeEvent
      return t.getModifierState ? t.getModifierState(e) : (e = cr[e]) ? !!t[e] : !1
    }
    function ur() {
      return lr
    }
    var dr = Kn(
        E({}, Yn, {
          key: function (e) {
            if (e.key) {
              var t = or[e.key] || e.key
              if (t !== `Unidentified`) return t
            }
            return e.type === `keypress`
              ? ((e = Un(e)), e === 13 ? `Enter` : String.fromCharCode(e))
              : e.type === `keydown` || e.type === `keyup`
                ? sr[e.keyCode] || `Unidentified`
                : ``
          },
          code: 0,
          location: 0,
          ctrlKey: 0,
          shiftKey: 0,
          altKey: 0,
          metaKey: 0,
          repeat: 0,
          locale: 0,
          getModifierState: ur,
          charCode: function (e) {
            return e.type === `keypress` ? Un(e) : 0
          },
          keyCode: function (e) {
            return e.type === `keydown` || e.type === `keyup` ? e.keyCode : 0
          },
          which: function (e) {
            return e.type === `keypress` ? Un(e) : e.type === `keydown` || e.type === `keyup` ? e.keyCode : 0
          },
        }),
      ),
      fr = Kn(
        E({}, er, {
          pointerId: 0,
          width: 0,
          height: 0,
          pressure: 0,
          tangentialPressure: 0,
          tiltX: 0,
          tiltY: 0,
          twist: 0,
          pointerType: 0,
          isPrimary: 0,
        }),
      ),
      pr = Kn(E({}, qn, { submitter: 0 })),
      mr = Kn(
        E({}, Yn, {
          touches: 0,
          targetTouches: 0,
          changedTouches: 0,
          altKey: 0,
          metaKey: 0,
          ctrlKey: 0,
          shiftKey: 0,
          getModifierState: ur,
        }),
      ),
      hr = Kn(E({}, qn, { propertyName: 0, elapsedTime: 0, pseudoElement: 0 })),
      gr = Kn(
        E({}, er, {
          deltaX: function (e) {
            return `deltaX` in e ? e.deltaX : `wheelDeltaX` in e ? -e.wheelDeltaX : 0
          },
          deltaY: function (e) {
            return `deltaY` in e
              ? e.deltaY
              : `wheelDeltaY` in e
                ? -e.wheelDeltaY
                : `wheelDelta` in e
                  ? -e.wheelDelta
                  : 0
          },
          deltaZ: 0,
          deltaMode: 0,
        }),
      ),
      _r = Kn(E({}, qn, { newState: 0, oldState: 0, source: 0 })),
      vr = [9, 13, 27, 32],
      yr = In && `CompositionEvent` in window,
      br = null
    In && `documentMode` in document && (br = document.documentMode)
    var xr = In && `TextEvent` in window && !br,
      Sr = In && (!yr || (br && 8 < br && 11 >= br)),
      Cr = ` `,
      wr = !1
    function Tr(e, t) {
      switch (e) {
        case `keyup`:
          return vr.indexOf(t.keyCode) !== -1
        case `keydown`:
          return t.keyCode !== 229
        case `keypress`:
        case `mousedown`:
        case `focusout`:
          return !0
        default:
          return !1
      }
    }
    function Er(e) {
      return ((e = e.detail), typeof e == `object` && `data` in e ? e.data : null)
    }
    var Dr = !1
    function Or(e, t) {
      switch (e) {
        case `compositionend`:
          return Er(t)
        case `keypress`:
          return t.which === 32 ? ((wr = !0), Cr) : null
        case `textInput`:
          return ((e = t.data), e === Cr && wr ? null : e)
        default:
          return null
      }
    }
    function kr(e, t) {
      if (Dr)
        return e === `compositionend` || (!yr && Tr(e, t)) ? ((e = Hn()), (Vn = Bn = zn = null), (Dr = !1), e) : null
      switch (e) {
        case `paste`:
          return null
        case `keypress`:
          if (!(t.ctrlKey || t.altKey || t.metaKey) || (t.ctrlKey && t.altKey)) {
            if (t.char && 1 < t.char.length) return t.char
            if (t.which) return String.fromCharCode(t.which)
          }
          return null
        case `compositionend`:
          return Sr && t.locale !== `ko` ? null : t.data
        default:
          return null
      }
    }
    var Ar = {
      color: !0,
      date: !0,
      datetime: !0,
      'datetime-local': !0,
      email: !0,
      month: !0,
      number: !0,
      password: !0,
      range: !0,
      search: !0,
      tel: !0,
      text: !0,
      time: !0,
      url: !0,
      week: !0,
    }
    function jr(e) {
      var t = e && e.nodeName && e.nodeName.toLowerCase()
      return t === `input` ? !!Ar[e.type] : t === `textarea`
    }
    function Mr(e, t, n, r) {
      ;(An ? (jn ? jn.push(r) : (jn = [r])) : (An = r),
        (t = Jf(t, `onChange`)),
        0 < t.length && ((n = new Jn(`onChange`, `change`, null, n, r)), e.push({ event: n, listeners: t })))
    }
    var Nr = null,
      Pr = null
    function Fr(e) {
      Vf(e, 0)
    }
    function Ir(e) {
      if (un(Ut(e))) return e
    }
    function Lr(e, t) {
      if (e === `change`) return t
    }
    var Rr = !1
    if (In) {
      var zr
      if (In) {
        var Br = `oninput` in document
        if (!Br) {
          var Vr = document.createElement(`div`)
          ;(Vr.setAttribute(`oninput`, `return;`), (Br = typeof Vr.oninput == `function`))
        }
        zr = Br
      } else zr = !1
      Rr = zr && (!document.documentMode || 9 < document.documentMode)
    }
    function Hr() {
      Nr && (Nr.detachEvent(`onpropertychange`, Ur), (Pr = Nr = null))
    }
    function Ur(e) {
      if (e.propertyName === `value` && Ir(Pr)) {
        var t = []
        ;(Mr(t, Pr, e, kn(e)), Pn(Fr, t))
      }
    }
    function Wr(e, t, n) {
      e === `focusin` ? (Hr(), (Nr = t), (Pr = n), Nr.attachEvent(`onpropertychange`, Ur)) : e === `focusout` && Hr()
    }
    function Gr(e) {
      if (e === `selectionchange` || e === `keyup` || e === `keydown`) return Ir(Pr)
    }
    function Kr(e, t) {
      if (e === `click`) return Ir(t)
    }
    function qr(e, t) {
      if (e === `input` || e === `change`) return Ir(t)
    }
    function Jr(e, t) {
      return (e === t && (e !== 0 || 1 / e == 1 / t)) || (e !== e && t !== t)
    }
    var Yr = typeof Object.is == `function` ? Object.is : Jr
    function Xr(e, t) {
      if (Yr(e, t)) return !0
      if (typeof e != `object` || !e || typeof t != `object` || !t) return !1
      var n = Object.keys(e),
        r = Object.keys(t)
      if (n.length !== r.length) return !1
      for (r = 0; r < n.length; r++) {
        var i = n[r]
        if (!We.call(t, i) || !Yr(e[i], t[i])) return !1
      }
      return !0
    }
    function Zr(e) {
      if (((e ||= typeof document < `u` ? document : void 0), e === void 0)) return null
      try {
        return e.activeElement || e.body
      } catch {
        return e.body
      }
    }
    function Qr(e) {
      for (; e && e.firstChild;) e = e.firstChild
      return e
    }
    function $r(e, t) {
      var n = Qr(e)
      e = 0
      for (var r; n;) {
        if (n.nodeType === 3) {
          if (((r = e + n.textContent.length), e <= t && r >= t)) return { node: n, offset: t - e }
          e = r
        }
        a: {
          for (; n;) {
            if (n.nextSibling) {
              n = n.nextSibling
              break a
            }
            n = n.parentNode
          }
          n = void 0
        }
        n = Qr(n)
      }
    }
    function ei(e, t) {
      return e && t
        ? e === t
          ? !0
          : e && e.nodeType === 3
            ? !1
            : t && t.nodeType === 3
              ? ei(e, t.parentNode)
              : `contains` in e
                ? e.contains(t)
                : e.compareDocumentPosition
                  ? !!(e.compareDocumentPosition(t) & 16)
                  : !1
        : !1
    }
    function ti(e) {
      e =
        e != null && e.ownerDocument != null && e.ownerDocument.defaultView != null
          ? e.ownerDocument.defaultView
          : window
      for (var t = Zr(e.document); t instanceof e.HTMLIFrameElement;) {
        try {
          var n = typeof t.contentWindow.location.href == `string`
        } catch {
          n = !1
        }
        if (n) e = t.contentWindow
        else break
        t = Zr(e.document)
      }
      return t
    }
    function ni(e) {
      var t = e && e.nodeName && e.nodeName.toLowerCase()
      return (
        t &&
        ((t === `input` &&
          (e.type === `text` ||
            e.type === `search` ||
            e.type === `tel` ||
            e.type === `url` ||
            e.type === `password`)) ||
          t === `textarea` ||
          e.contentEditable === `true`)
      )
    }
    var M = In && `documentMode` in document && 11 >= document.documentMode,
      ri = null,
      ii = null,
      ai = null,
      oi = !1
    function si(e, t, n) {
      var r = n.window === n ? n.document : n.nodeType === 9 ? n : n.ownerDocument
      oi ||
        ri == null ||
        ri !== Zr(r) ||
        ((r = ri),
        `selectionStart` in r && ni(r)
          ? (r = { start: r.selectionStart, end: r.selectionEnd })
          : ((r = ((r.ownerDocument && r.ownerDocument.defaultView) || window).getSelection()),
            (r = {
              anchorNode: r.anchorNode,
              anchorOffset: r.anchorOffset,
              focusNode: r.focusNode,
              focusOffset: r.focusOffset,
            })),
        (ai && Xr(ai, r)) ||
          ((ai = r),
          (r = Jf(ii, `onSelect`)),
          0 < r.length &&
            ((t = new Jn(`onSelect`, `select`, null, t, n)), e.push({ event: t, listeners: r }), (t.target = ri))))
    }
    function ci(e, t) {
      var n = {}
      return ((n[e.toLowerCase()] = t.toLowerCase()), (n[`Webkit` + e] = `webkit` + t), (n[`Moz` + e] = `moz` + t), n)
    }
    var li = {
        animationend: ci(`Animation`, `AnimationEnd`),
        animationiteration: ci(`Animation`, `AnimationIteration`),
        animationstart: ci(`Animation`, `AnimationStart`),
        transitionrun: ci(`Transition`, `TransitionRun`),
        transitionstart: ci(`Transition`, `TransitionStart`),
        transitioncancel: ci(`Transition`, `TransitionCancel`),
        transitionend: ci(`Transition`, `TransitionEnd`),
      },
      ui = {},
      di = {}
    In &&
      ((di = document.createElement(`div`).style),
      `AnimationEvent` in window ||
        (delete li.animationend.animation, delete li.animationiteration.animation, delete li.animationstart.animation),
      `TransitionEvent` in window || delete li.transitionend.transition)
    function fi(e) {
      if (ui[e]) return ui[e]
      if (!li[e]) return e
      var t = li[e],
        n
      for (n in t) if (t.hasOwnProperty(n) && n in di) return (ui[e] = t[n])
      return e
    }
    var pi = fi(`animationend`),
      mi = fi(`animationiteration`),
      hi = fi(`animationstart`),
      gi = fi(`transitionrun`),
      _i = fi(`transitionstart`),
      vi = fi(`transitioncancel`),
      yi = fi(`transitionend`),
      bi = new Map(),
      xi =
        `abort auxClick beforeToggle cancel canPlay canPlayThrough click close contextMenu copy cut drag dragEnd dragEnter dragExit dragLeave dragOver dragStart drop durationChange emptied encrypted ended error fullscreenChange fullscreenError gotPointerCapture input invalid keyDown keyPress keyUp load loadedData loadedMetadata loadStart lostPointerCapture mouseDown mouseMove mouseOut mouseOver mouseUp paste pause play playing pointerCancel pointerDown pointerMove pointerOut pointerOver pointerUp progress rateChange reset resize seeked seeking stalled submit suspend timeUpdate touchCancel touchEnd touchStart volumeChange scroll toggle touchMove waiting wheel`.split(
          ` `,
        )
    xi.push(`scrollEnd`)
    function Si(e, t) {
      ;(bi.set(e, t), Yt(t, [e]))
    }
    var Ci = 0
    function wi(e, t) {
      if (e.name != null && e.name !== `auto`) return e.name
      if (t.autoName !== null) return t.autoName
      e = bd.identifierPrefix
      var n = Ci++
      return ((e = `_` + e + `t_` + n.toString(32) + `_`), (t.autoName = e))
    }
    function Ti(e) {
      if (e == null || typeof e == `string`) return e
      var t = null,
        n = Od
      if (n !== null)
        for (var r = 0; r < n.length; r++) {
          var i = e[n[r]]
          if (i != null) {
            if (i === `none`) return `none`
            t = t == null ? i : t + (` ` + i)
          }
        }
      return t ?? e.default
    }
    function Ei(e, t) {
      return ((e = Ti(e)), (t = Ti(t)), t == null ? (e === `auto` ? null : e) : t === `auto` ? null : t)
    }
    var Di =
        typeof reportError == `function`
          ? reportError
          : function (e) {
              if (typeof window == `object` && typeof window.ErrorEvent == `function`) {
                var t = new window.ErrorEvent(`error`, {
                  bubbles: !0,
                  cancelable: !0,
                  message: typeof e == `object` && e && typeof e.message == `string` ? String(e.message) : String(e),
                  error: e,
                })
                if (!window.dispatchEvent(t)) return
              } else if (typeof process == `object` && typeof process.emit == `function`) {
                process.emit(`uncaughtException`, e)
                return
              }
              console.error(e)
            },
      Oi = [],
      ki = 0,
      Ai = 0
    function ji() {
      for (var e = ki, t = (Ai = ki = 0); t < e;) {
        var n = Oi[t]
        Oi[t++] = null
        var r = Oi[t]
        Oi[t++] = null
        var i = Oi[t]
        Oi[t++] = null
        var a = Oi[t]
        if (((Oi[t++] = null), r !== null && i !== null)) {
          var o = r.pending
          ;(o === null ? (i.next = i) : ((i.next = o.next), (o.next = i)), (r.pending = i))
        }
        a !== 0 && Fi(n, i, a)
      }
    }
    function Mi(e, t, n, r) {
      ;((Oi[ki++] = e),
        (Oi[ki++] = t),
        (Oi[ki++] = n),
        (Oi[ki++] = r),
        (Ai |= r),
        (e.lanes |= r),
        (e = e.alternate),
        e !== null && (e.lanes |= r))
    }
    function Ni(e, t, n, r) {
      return (Mi(e, t, n, r), Ii(e))
    }
    function Pi(e, t) {
      return (Mi(e, null, null, t), Ii(e))
    }
    function Fi(e, t, n) {
      e.lanes |= n
      var r = e.alternate
      r !== null && (r.lanes |= n)
      for (var i = !1, a = e.return; a !== null;)
        ((a.childLanes |= n),
          (r = a.alternate),
          r !== null && (r.childLanes |= n),
          a.tag === 22 && ((e = a.stateNode), e === null || e._visibility & 1 || (i = !0)),
          (e = a),
          (a = a.return))
      return e.tag === 3
        ? ((a = e.stateNode),
          i &&
            t !== null &&
            ((i = 31 - st(n)),
            (e = a.hiddenUpdates),
            (r = e[i]),
            r === null ? (e[i] = [t]) : r.push(t),
            (t.lane = n | 536870912)),
          a)
        : null
    }
    function Ii(e) {
      if (50 < kd) throw ((kd = 0), (Ad = null), Error(i(185)))
      for (var t = e.return; t !== null;) ((e = t), (t = e.return))
      return e.tag === 3 ? e.stateNode : null
    }
    var Li = {}
    function Ri(e, t, n, r) {
      ;((this.tag = e),
        (this.key = n),
        (this.sibling = this.child = this.return = this.stateNode = this.type = this.elementType = null),
        (this.index = 0),
        (this.refCleanup = this.ref = null),
        (this.pendingProps = t),
        (this.dependencies = this.memoizedState = this.updateQueue = this.memoizedProps = null),
        (this.mode = r),
        (this.subtreeFlags = this.flags = 0),
        (this.deletions = null),
        (this.childLanes = this.lanes = 0),
        (this.alternate = null))
    }
    function zi(e, t, n, r) {
      return new Ri(e, t, n, r)
    }
    function Bi(e) {
      return ((e = e.prototype), !(!e || !e.isReactComponent))
    }
    function Vi(e, t) {
      var n = e.alternate
      return (
        n === null
          ? ((n = zi(e.tag, t, e.key, e.mode)),
            (n.elementType = e.elementType),
            (n.type = e.type),
            (n.stateNode = e.stateNode),
            (n.alternate = e),
            (e.alternate = n))
          : ((n.pendingProps = t), (n.type = e.type), (n.flags = 0), (n.subtreeFlags = 0), (n.deletions = null)),
        (n.flags = e.flags & 1206910976),
        (n.childLanes = e.childLanes),
        (n.lanes = e.lanes),
        (n.child = e.child),
        (n.memoizedProps = e.memoizedProps),
        (n.memoizedState = e.memoizedState),
        (n.updateQueue = e.updateQueue),
        (t = e.dependencies),
        (n.dependencies = t === null ? null : { lanes: t.lanes, firstContext: t.firstContext }),
        (n.sibling = e.sibling),
        (n.index = e.index),
        (n.ref = e.ref),
        (n.refCleanup = e.refCleanup),
        n
      )
    }
    function Hi(e, t) {
      e.flags &= 1206910978
      var n = e.alternate
      return (
        n === null
          ? ((e.childLanes = 0),
            (e.lanes = t),
            (e.child = null),
            (e.subtreeFlags = 0),
            (e.memoizedProps = null),
            (e.memoizedState = null),
            (e.updateQueue = null),
            (e.dependencies = null),
            (e.stateNode = null))
          : ((e.childLanes = n.childLanes),
            (e.lanes = n.lanes),
            (e.child = n.child),
            (e.subtreeFlags = 0),
            (e.deletions = null),
            (e.memoizedProps = n.memoizedProps),
            (e.memoizedState = n.memoizedState),
            (e.updateQueue = n.updateQueue),
            (e.type = n.type),
            (t = n.dependencies),
            (e.dependencies = t === null ? null : { lanes: t.lanes, firstContext: t.firstContext })),
        e
      )
    }
    function Ui(e, t, n, r, a, o) {
      var s = 0
      if (((r = e), typeof r == `function`)) Bi(r) && (s = 1)
      else if (typeof r == `string`)
        s = qm(e, n, ke.current) ? 26 : e === `html` || e === `head` || e === `body` ? 27 : 5
      else
        a: switch (r) {
          case me:
            return ((e = zi(31, n, t, a)), (e.elementType = me), (e.lanes = o), e)
          case ie:
            return Wi(n.children, a, o, t)
          case ae:
            ;((s = 8), (a |= 24))
            break
          case oe:
            return ((e = zi(12, n, t, a | 2)), (e.elementType = oe), (e.lanes = o), e)
          case ue:
            return ((e = zi(13, n, t, a)), (e.elementType = ue), (e.lanes = o), e)
          case de:
            return ((e = zi(19, n, t, a)), (e.elementType = de), (e.lanes = o), e)
          case he:
          case _e:
            return (
              (e = a | 32),
              (e = zi(30, n, t, e)),
              (e.elementType = _e),
              (e.lanes = o),
              (e.stateNode = { autoName: null, paired: null, clones: null, ref: null }),
              e
            )
          default:
            if (typeof r == `object` && r)
              switch (r.$$typeof) {
                case ce:
                  s = 10
                  break a
                case se:
                  s = 9
                  break a
                case le:
                  s = 11
                  break a
                case fe:
                  s = 14
                  break a
                case pe:
                  ;((s = 16), (r = null))
                  break a
              }
            ;((s = 29), (n = Error(i(130, e === null ? `null` : typeof e, ``))), (r = null))
        }
      return ((t = zi(s, n, t, a)), (t.elementType = e), (t.type = r), (t.lanes = o), t)
    }
    function Wi(e, t, n, r) {
      return ((e = zi(7, e, r, t)), (e.lanes = n), e)
    }
    function Gi(e, t, n) {
      return ((e = zi(6, e, null, t)), (e.lanes = n), e)
    }
    function Ki(e) {
      var t = zi(18, null, null, 0)
      return ((t.stateNode = e), t)
    }
    function N(e, t, n) {
      return (
        (t = zi(4, e.children === null ? [] : e.children, e.key, t)),
        (t.lanes = n),
        (t.stateNode = { containerInfo: e.containerInfo, pendingChildren: null, implementation: e.implementation }),
        t
      )
    }
    var qi = new WeakMap()
    function Ji(e, t) {
      if (typeof e == `object` && e) {
        var n = qi.get(e)
        return n === void 0 ? ((t = { value: e, source: t, stack: Ue(t) }), qi.set(e, t), t) : n
      }
      return { value: e, source: t, stack: Ue(t) }
    }
    var Yi = [],
      Xi = 0,
      Zi = null,
      Qi = 0,
      $i = [],
      ea = 0,
      ta = null,
      na = 1,
      ra = ``
    function ia(e, t) {
      ;((Yi[Xi++] = Qi), (Yi[Xi++] = Zi), (Zi = e), (Qi = t))
    }
    function aa(e, t, n) {
      ;(($i[ea++] = na), ($i[ea++] = ra), ($i[ea++] = ta), (ta = e))
      var r = na
      e = ra
      var i = 32 - st(r) - 1
      ;((r &= ~(1 << i)), (n += 1))
      var a = 32 - st(t) + i
      if (30 < a) {
        var o = i - (i % 5)
        ;((a = (r & ((1 << o) - 1)).toString(32)),
          (r >>= o),
          (i -= o),
          (na = (1 << (32 - st(t) + i)) | (n << i) | r),
          (ra = a + e))
      } else ((na = (1 << a) | (n << i) | r), (ra = e))
    }
    function oa(e) {
      e.return !== null && (ia(e, 1), aa(e, 1, 0))
    }
    function sa(e) {
      for (; e === Zi;) ((Zi = Yi[--Xi]), (Yi[Xi] = null), (Qi = Yi[--Xi]), (Yi[Xi] = null))
      for (; e === ta;)
        ((ta = $i[--ea]), ($i[ea] = null), (ra = $i[--ea]), ($i[ea] = null), (na = $i[--ea]), ($i[ea] = null))
    }
    function ca(e, t) {
      ;(($i[ea++] = na), ($i[ea++] = ra), ($i[ea++] = ta), (na = t.id), (ra = t.overflow), (ta = e))
    }
    var la = null,
      P = null,
      F = !1,
      ua = null,
      da = !1,
      fa = Error(i(519))
    function pa(e) {
      throw (
        ya(Ji(Error(i(418, 1 < arguments.length && arguments[1] !== void 0 && arguments[1] ? `text` : `HTML`, ``)), e)),
        fa
      )
    }
    function ma(e) {
      var t = e.stateNode,
        n = e.type,
        r = e.memoizedProps
      switch (((t[jt] = e), (t[Mt] = r), n)) {
        case `dialog`:
          ;(Q(`cancel`, t), Q(`close`, t))
          break
        case `iframe`:
        case `object`:
        case `embed`:
          Q(`load`, t)
          break
        case `video`:
        case `audio`:
          for (n = 0; n < zf.length; n++) Q(zf[n], t)
          break
        case `source`:
          Q(`error`, t)
          break
        case `img`:
        case `image`:
        case `link`:
          ;(Q(`error`, t), Q(`load`, t))
          break
        case `details`:
          Q(`toggle`, t)
          break
        case `input`:
          ;(Q(`invalid`, t), mn(t, r.value, r.defaultValue, r.checked, r.defaultChecked, r.type, r.name, !0))
          break
        case `select`:
          Q(`invalid`, t)
          break
        case `textarea`:
          ;(Q(`invalid`, t), vn(t, r.value, r.defaultValue, r.children))
      }
      ;((n = r.children),
        (typeof n != `string` && typeof n != `number` && typeof n != `bigint`) ||
        t.textContent === `` + n ||
        !0 === r.suppressHydrationWarning ||
        ep(t.textContent, n)
          ? (r.popover != null && (Q(`beforetoggle`, t), Q(`toggle`, t)),
            r.onScroll != null && Q(`scroll`, t),
            r.onScrollEnd != null && Q(`scrollend`, t),
            r.onClick != null && (t.onclick = Dn),
            (t = !0))
          : (t = !1),
        t || pa(e, !0))
    }
    function ha(e) {
      for (la = e.return; la;)
        switch (la.tag) {
          case 5:
          case 31:
          case 13:
            da = !1
            return
          case 27:
          case 3:
            da = !0
            return
          default:
            la = la.return
        }
    }
    function ga(e) {
      if (e !== la) return !1
      if (!F) return (ha(e), (F = !0), !1)
      var t = e.tag,
        n
      if (
        ((n = t !== 3 && t !== 27) &&
          ((n = t === 5) && ((n = e.type), (n = n === `form` || n === `button` || pp(e.type, e.memoizedProps))),
          (n = !n)),
        n && P && pa(e),
        ha(e),
        t === 13)
      ) {
        if (((e = e.memoizedState), (e = e === null ? null : e.dehydrated), !e)) throw Error(i(317))
        P = dm(e)
      } else if (t === 31) {
        if (((e = e.memoizedState), (e = e === null ? null : e.dehydrated), !e)) throw Error(i(317))
        P = dm(e)
      } else
        t === 27
          ? ((t = P), Sp(e.type) ? ((e = um), (um = null), (P = e)) : (P = t))
          : (P = la ? lm(e.stateNode.nextSibling) : null)
      return !0
    }
    function _a() {
      ;((P = la = null), (F = !1))
    }
    function va() {
      var e = ua
      return (e !== null && (fd === null ? (fd = e) : fd.push.apply(fd, e), (ua = null)), e)
    }
    function ya(e) {
      ua === null ? (ua = [e]) : ua.push(e)
    }
    var ba = De(null),
      xa = null,
      Sa = null
    function Ca(e, t, n) {
      ;(k(ba, t._currentValue), (t._currentValue = n))
    }
    function wa(e) {
      ;((e._currentValue = ba.current), Oe(ba))
    }
    function Ta(e, t, n) {
      for (; e !== null;) {
        var r = e.alternate
        if (
          ((e.childLanes & t) === t
            ? r !== null && (r.childLanes & t) !== t && (r.childLanes |= t)
            : ((e.childLanes |= t), r !== null && (r.childLanes |= t)),
          e === n)
        )
          break
        e = e.return
      }
    }
    function Ea(e, t, n, r) {
      var a = e.child
      for (a !== null && (a.return = e); a !== null;) {
        var o = a.dependencies
        if (o !== null) {
          var s = a.child
          o = o.firstContext
          a: for (; o !== null;) {
            var c = o
            o = a
            for (var l = 0; l < t.length; l++)
              if (c.context === t[l]) {
                ;((o.lanes |= n), (c = o.alternate), c !== null && (c.lanes |= n), Ta(o.return, n, e), r || (s = null))
                break a
              }
            o = c.next
          }
        } else if (a.tag === 18) {
          if (((s = a.return), s === null)) throw Error(i(341))
          ;((s.lanes |= n), (o = s.alternate), o !== null && (o.lanes |= n), Ta(s, n, e), (s = null))
        } else
          a.tag === 13 && a.memoizedState !== null && a.memoizedState.dehydrated === null
            ? ((a.lanes |= n),
              (s = a.alternate),
              s !== null && (s.lanes |= n),
              Ta(a.return, n, e),
              (s = a.child),
              (s = s === null ? null : s.sibling))
            : (s = a.child)
        if (s !== null) s.return = a
        else
          for (s = a; s !== null;) {
            if (s === e) {
              s = null
              break
            }
            if (((a = s.sibling), a !== null)) {
              ;((a.return = s.return), (s = a))
              break
            }
            s = s.return
          }
        a = s
      }
    }
    function Da(e, t, n, r) {
      e = null
      for (var a = t, o = !1; a !== null;) {
        if (!o) {
          if (a.flags & 524288) o = !0
          else if (a.flags & 262144) break
        }
        if (a.tag === 10) {
          var s = a.alternate
          if (s === null) throw Error(i(387))
          if (((s = s.memoizedProps), s !== null)) {
            var c = a.type
            Yr(a.pendingProps.value, s.value) || (e === null ? (e = [c]) : e.push(c))
          }
        } else if (a === Me.current) {
          if (((s = a.alternate), s === null)) throw Error(i(387))
          s.memoizedState.memoizedState !== a.memoizedState.memoizedState && (e === null ? (e = [sh]) : e.push(sh))
        }
        a = a.return
      }
      return (e !== null && Ea(t, e, n, r), (t.flags |= 262144), e !== null)
    }
    function Oa(e) {
      for (e = e.firstContext; e !== null;) {
        if (!Yr(e.context._currentValue, e.memoizedValue)) return !0
        e = e.next
      }
      return !1
    }
    function ka(e) {
      ;((xa = e), (Sa = null), (e = e.dependencies), e !== null && (e.firstContext = null))
    }
    function Aa(e) {
      return Ma(xa, e)
    }
    function ja(e, t) {
      return (xa === null && ka(e), Ma(e, t))
    }
    function Ma(e, t) {
      var n = t._currentValue
      if (((t = { context: t, memoizedValue: n, next: null }), Sa === null)) {
        if (e === null) throw Error(i(308))
        ;((Sa = t), (e.dependencies = { lanes: 0, firstContext: t }), (e.flags |= 524288))
      } else Sa = Sa.next = t
      return n
    }
    var Na =
        typeof AbortController < `u`
          ? AbortController
          : function () {
              var e = [],
                t = (this.signal = {
                  aborted: !1,
                  addEventListener: function (t, n) {
                    e.push(n)
                  },
                })
              this.abort = function () {
                ;((t.aborted = !0),
                  e.forEach(function (e) {
                    return e()
                  }))
              }
            },
      Pa = t.unstable_scheduleCallback,
      Fa = t.unstable_NormalPriority,
      Ia = { $$typeof: ce, Consumer: null, Provider: null, _currentValue: null, _currentValue2: null, _threadCount: 0 }
    function La() {
      return { controller: new Na(), data: new Map(), refCount: 0 }
    }
    function Ra(e) {
      ;(e.refCount--,
        e.refCount === 0 &&
          Pa(Fa, function () {
            e.controller.abort()
          }))
    }
    function za(e, t) {
      if (e.pendingLanes & 4194048) {
        var n = e.transitionTypes
        for (n === null && (n = e.transitionTypes = []), e = 0; e < t.length; e++) {
          var r = t[e]
          n.indexOf(r) === -1 && n.push(r)
        }
      }
    }
    var Ba = null
    function Va(e) {
      var t = e.transitionTypes
      return ((e.transitionTypes = null), t)
    }
    var I = null,
      Ha = 0,
      Ua = 0,
      Wa = null
    function Ga(e, t) {
      if (I === null) {
        var n = (I = [])
        ;((Ha = 0),
          (Ua = Pf()),
          (Wa = {
            status: `pending`,
            value: void 0,
            then: function (e) {
              n.push(e)
            },
          }))
      }
      return (Ha++, t.then(Ka, Ka), t)
    }
    function Ka() {
      if (--Ha === 0 && ((Ba = null), I !== null)) {
        Wa !== null && (Wa.status = `fulfilled`)
        var e = I
        ;((I = null), (Ua = 0), (Wa = null))
        for (var t = 0; t < e.length; t++) (0, e[t])()
      }
    }
    function qa(e, t) {
      var n = [],
        r = {
          status: `pending`,
          value: null,
          reason: null,
          then: function (e) {
            n.push(e)
          },
        }
      return (
        e.then(
          function () {
            ;((r.status = `fulfilled`), (r.value = t))
            for (var e = 0; e < n.length; e++) (0, n[e])(t)
          },
          function (e) {
            for (r.status = `rejected`, r.reason = e, e = 0; e < n.length; e++) (0, n[e])(void 0)
          },
        ),
        r
      )
    }
    var Ja = D.S
    D.S = function (e, t) {
      if (((hd = Ye()), typeof t == `object` && t && typeof t.then == `function` && Ga(e, t), Ba !== null))
        for (var n = bf; n !== null;) (za(n, Ba), (n = n.next))
      if (((n = e.types), n !== null)) {
        for (var r = bf; r !== null;) (za(r, n), (r = r.next))
        if (Ua !== 0) {
          ;((r = Ba), r === null && (r = Ba = []))
          for (var i = 0; i < n.length; i++) {
            var a = n[i]
            r.indexOf(a) === -1 && r.push(a)
          }
        }
      }
      Ja !== null && Ja(e, t)
    }
    var Ya = De(null)
    function Xa() {
      var e = Ya.current
      return e === null ? q.pooledCache : e
    }
    function Za(e, t) {
      t === null ? k(Ya, Ya.current) : k(Ya, t.pool)
    }
    function Qa() {
      var e = Xa()
      return e === null ? null : { parent: Ia._currentValue, pool: e }
    }
    var $a = Error(i(460)),
      eo = Error(i(474)),
      to = Error(i(542)),
      no = { then: function () {} }
    function ro(e) {
      return ((e = e.status), e === `fulfilled` || e === `rejected`)
    }
    function io(e, t, n) {
      switch (((n = e[n]), n === void 0 ? e.push(t) : n !== t && (t.then(Dn, Dn), (t = n)), t.status)) {
        case `fulfilled`:
          return t.value
        case `rejected`:
          throw ((e = t.reason), co(e), e === void 0 && !(`reason` in t) ? Error(i(600)) : e)
        default:
          if (typeof t.status == `string`) t.then(Dn, Dn)
          else {
            if (((e = q), e !== null && 100 < e.shellSuspendCounter)) throw Error(i(482))
            ;((e = t),
              (e.status = `pending`),
              e.then(
                function (e) {
                  if (t.status === `pending`) {
                    var n = t
                    ;((n.status = `fulfilled`), (n.value = e))
                  }
                },
                function (e) {
                  if (t.status === `pending`) {
                    var n = t
                    ;((n.status = `rejected`), (n.reason = e))
                  }
                },
              ))
          }
          switch (t.status) {
            case `fulfilled`:
              return t.value
            case `rejected`:
              throw ((e = t.reason), co(e), e)
          }
          throw ((oo = t), $a)
      }
    }
    function ao(e) {
      try {
        var t = e._init
        return t(e._payload)
      } catch (e) {
        throw typeof e == `object` && e && typeof e.then == `function` ? ((oo = e), $a) : e
      }
    }
    var oo = null
    function so() {
      if (oo === null) throw Error(i(459))
      var e = oo
      return ((oo = null), e)
    }
    function co(e) {
      if (e === $a || e === to) throw Error(i(483))
    }
    var lo = null,
      uo = 0
    function fo(e) {
      var t = uo
      return ((uo += 1), lo === null && (lo = []), io(lo, e, t))
    }
    function po(e, t) {
      ;((t = t.props.ref), (e.ref = t === void 0 ? null : t))
    }
    function L(e, t) {
      throw t.$$typeof === te
        ? Error(i(525))
        : ((e = Object.prototype.toString.call(t)),
          Error(i(31, e === `[object Object]` ? `object with keys {` + Object.keys(t).join(`, `) + `}` : e)))
    }
    function mo(e) {
      function t(t, n) {
        if (e) {
          var r = t.deletions
          r === null ? ((t.deletions = [n]), (t.flags |= 16)) : r.push(n)
        }
      }
      function n(n, r) {
        if (!e) return null
        for (; r !== null;) (t(n, r), (r = r.sibling))
        return null
      }
      function r(e) {
        for (var t = new Map(); e !== null;) (e.key === null ? t.set(e.index, e) : t.set(e.key, e), (e = e.sibling))
        return t
      }
      function a(e, t) {
        return ((e = Vi(e, t)), (e.index = 0), (e.sibling = null), e)
      }
      function o(t, n, r) {
        return (
          (t.index = r),
          e
            ? ((r = t.alternate),
              r === null ? ((t.flags |= 134217730), n) : ((r = r.index), r < n ? ((t.flags |= 2), n) : r))
            : ((t.flags |= 1048576), n)
        )
      }
      function s(t) {
        return (e && t.alternate === null && (t.flags |= 134217730), t)
      }
      function c(e, t, n, r) {
        return t === null || t.tag !== 6
          ? ((t = Gi(n, e.mode, r)), (t.return = e), t)
          : ((t = a(t, n)), (t.return = e), t)
      }
      function l(e, t, n, r) {
        var i = n.type
        return i === ie
          ? ((e = d(e, t, n.props.children, r, n.key)), po(e, n), e)
          : t !== null && (t.elementType === i || (typeof i == `object` && i && i.$$typeof === pe && ao(i) === t.type))
            ? ((t = a(t, n.props)), po(t, n), (t.return = e), t)
            : ((t = Ui(n.type, n.key, n.props, null, e.mode, r)), po(t, n), (t.return = e), t)
      }
      function u(e, t, n, r) {
        return t === null ||
          t.tag !== 4 ||
          t.stateNode.containerInfo !== n.containerInfo ||
          t.stateNode.implementation !== n.implementation
          ? ((t = N(n, e.mode, r)), (t.return = e), t)
          : ((t = a(t, n.children || [])), (t.return = e), t)
      }
      function d(e, t, n, r, i) {
        return t === null || t.tag !== 7
          ? ((t = Wi(n, e.mode, r, i)), (t.return = e), t)
          : ((t = a(t, n)), (t.return = e), t)
      }
      function f(e, t, n) {
        if ((typeof t == `string` && t !== ``) || typeof t == `number` || typeof t == `bigint`)
          return ((t = Gi(`` + t, e.mode, n)), (t.return = e), t)
        if (typeof t == `object` && t) {
          switch (t.$$typeof) {
            case ne:
              return ((n = Ui(t.type, t.key, t.props, null, e.mode, n)), po(n, t), (n.return = e), n)
            case re:
              return ((t = N(t, e.mode, n)), (t.return = e), t)
            case pe:
              return ((t = ao(t)), f(e, t, n))
          }
          if (Ce(t) || be(t)) return ((t = Wi(t, e.mode, n, null)), (t.return = e), t)
          if (typeof t.then == `function`) return f(e, fo(t), n)
          if (t.$$typeof === ce) return f(e, ja(e, t), n)
          L(e, t)
        }
        return null
      }
      function p(e, t, n, r) {
        var i = t === null ? null : t.key
        if ((typeof n == `string` && n !== ``) || typeof n == `number` || typeof n == `bigint`)
          return i === null ? c(e, t, `` + n, r) : null
        if (typeof n == `object` && n) {
          switch (n.$$typeof) {
            case ne:
              return n.key === i ? l(e, t, n, r) : null
            case re:
              return n.key === i ? u(e, t, n, r) : null
            case pe:
              return ((n = ao(n)), p(e, t, n, r))
          }
          if (Ce(n) || be(n)) return i === null ? d(e, t, n, r, null) : null
          if (typeof n.then == `function`) return p(e, t, fo(n), r)
          if (n.$$typeof === ce) return p(e, t, ja(e, n), r)
          L(e, n)
        }
        return null
      }
      function m(e, t, n, r, i) {
        if ((typeof r == `string` && r !== ``) || typeof r == `number` || typeof r == `bigint`)
          return ((e = e.get(n) || null), c(t, e, `` + r, i))
        if (typeof r == `object` && r) {
          switch (r.$$typeof) {
            case ne:
              return ((e = e.get(r.key === null ? n : r.key) || null), l(t, e, r, i))
            case re:
              return ((e = e.get(r.key === null ? n : r.key) || null), u(t, e, r, i))
            case pe:
              return ((r = ao(r)), m(e, t, n, r, i))
          }
          if (Ce(r) || be(r)) return ((e = e.get(n) || null), d(t, e, r, i, null))
          if (typeof r.then == `function`) return m(e, t, n, fo(r), i)
          if (r.$$typeof === ce) return m(e, t, n, ja(t, r), i)
          L(t, r)
        }
        return null
      }
      function h(i, a, s, c) {
        for (var l = null, u = null, d = a, h = (a = 0), g = null; d !== null && h < s.length; h++) {
          d.index > h ? ((g = d), (d = null)) : (g = d.sibling)
          var _ = p(i, d, s[h], c)
          if (_ === null) {
            d === null && (d = g)
            break
          }
          ;(e && d && _.alternate === null && t(i, d),
            (a = o(_, a, h)),
            u === null ? (l = _) : (u.sibling = _),
            (u = _),
            (d = g))
        }
        if (h === s.length) return (n(i, d), F && ia(i, h), l)
        if (d === null) {
          for (; h < s.length; h++)
            ((d = f(i, s[h], c)), d !== null && ((a = o(d, a, h)), u === null ? (l = d) : (u.sibling = d), (u = d)))
          return (F && ia(i, h), l)
        }
        for (d = r(d); h < s.length; h++)
          ((g = m(d, i, h, s[h], c)),
            g !== null &&
              (e && ((_ = g.alternate), _ !== null && d.delete(_.key === null ? h : _.key)),
              (a = o(g, a, h)),
              u === null ? (l = g) : (u.sibling = g),
              (u = g)))
        return (
          e &&
            d.forEach(function (e) {
              return t(i, e)
            }),
          F && ia(i, h),
          l
        )
      }
      function g(a, s, c, l) {
        if (c == null) throw Error(i(151))
        for (
          var u = null, d = null, h = s, g = (s = 0), _ = null, v = c.next();
          h !== null && !v.done;
          g++, v = c.next()
        ) {
          h.index > g ? ((_ = h), (h = null)) : (_ = h.sibling)
          var y = p(a, h, v.value, l)
          if (y === null) {
            h === null && (h = _)
            break
          }
          ;(e && h && y.alternate === null && t(a, h),
            (s = o(y, s, g)),
            d === null ? (u = y) : (d.sibling = y),
            (d = y),
            (h = _))
        }
        if (v.done) return (n(a, h), F && ia(a, g), u)
        if (h === null) {
          for (; !v.done; g++, v = c.next())
            ((v = f(a, v.value, l)), v !== null && ((s = o(v, s, g)), d === null ? (u = v) : (d.sibling = v), (d = v)))
          return (F && ia(a, g), u)
        }
        for (h = r(h); !v.done; g++, v = c.next())
          ((v = m(h, a, g, v.value, l)),
            v !== null &&
              (e && ((_ = v.alternate), _ !== null && h.delete(_.key === null ? g : _.key)),
              (s = o(v, s, g)),
              d === null ? (u = v) : (d.sibling = v),
              (d = v)))
        return (
          e &&
            h.forEach(function (e) {
              return t(a, e)
            }),
          F && ia(a, g),
          u
        )
      }
      function _(e, r, o, c) {
        if (
          (typeof o == `object` &&
            o &&
            o.type === ie &&
            o.key === null &&
            o.props.ref === void 0 &&
            (o = o.props.children),
          typeof o == `object` && o)
        ) {
          switch (o.$$typeof) {
            case ne:
              a: {
                for (var l = o.key; r !== null;) {
                  if (r.key === l) {
                    if (((l = o.type), l === ie)) {
                      if (r.tag === 7) {
                        ;(n(e, r.sibling), (c = a(r, o.props.children)), po(c, o), (c.return = e), (e = c))
                        break a
                      }
                    } else if (
                      r.elementType === l ||
                      (typeof l == `object` && l && l.$$typeof === pe && ao(l) === r.type)
                    ) {
                      ;(n(e, r.sibling), (c = a(r, o.props)), po(c, o), (c.return = e), (e = c))
                      break a
                    }
                    n(e, r)
                    break
                  }
                  ;(t(e, r), (r = r.sibling))
                }
                o.type === ie
                  ? ((c = Wi(o.props.children, e.mode, c, o.key)), po(c, o), (c.return = e), (e = c))
                  : ((c = Ui(o.type, o.key, o.props, null, e.mode, c)), po(c, o), (c.return = e), (e = c))
              }
              return s(e)
            case re:
              a: {
                for (l = o.key; r !== null;) {
                  if (r.key === l) {
                    if (
                      r.tag === 4 &&
                      r.stateNode.containerInfo === o.containerInfo &&
                      r.stateNode.implementation === o.implementation
                    ) {
                      ;(n(e, r.sibling), (c = a(r, o.children || [])), (c.return = e), (e = c))
                      break a
                    }
                    n(e, r)
                    break
                  }
                  ;(t(e, r), (r = r.sibling))
                }
                ;((c = N(o, e.mode, c)), (c.return = e), (e = c))
              }
              return s(e)
            case pe:
              return ((o = ao(o)), _(e, r, o, c))
          }
          if (Ce(o)) return h(e, r, o, c)
          if (be(o)) {
            if (((l = be(o)), typeof l != `function`)) throw Error(i(150))
            return ((o = l.call(o)), g(e, r, o, c))
          }
          if (typeof o.then == `function`) return _(e, r, fo(o), c)
          if (o.$$typeof === ce) return _(e, r, ja(e, o), c)
          L(e, o)
        }
        return (typeof o == `string` && o !== ``) || typeof o == `number` || typeof o == `bigint`
          ? ((o = `` + o),
            r !== null && r.tag === 6
              ? (n(e, r.sibling), (c = a(r, o)), (c.return = e), (e = c))
              : (n(e, r), (c = Gi(o, e.mode, c)), (c.return = e), (e = c)),
            s(e))
          : n(e, r)
      }
      return function (e, t, n, r) {
        try {
          uo = 0
          var i = _(e, t, n, r)
          return ((lo = null), i)
        } catch (t) {
          if (t === $a || t === to) throw t
          var a = zi(29, t, null, e.mode)
          return ((a.lanes = r), (a.return = e), a)
        }
      }
    }
    var ho = mo(!0),
      go = mo(!1),
      _o = !1
    function vo(e) {
      e.updateQueue = {
        baseState: e.memoizedState,
        firstBaseUpdate: null,
        lastBaseUpdate: null,
        shared: { pending: null, lanes: 0, hiddenCallbacks: null },
        callbacks: null,
      }
    }
    function yo(e, t) {
      ;((e = e.updateQueue),
        t.updateQueue === e &&
          (t.updateQueue = {
            baseState: e.baseState,
            firstBaseUpdate: e.firstBaseUpdate,
            lastBaseUpdate: e.lastBaseUpdate,
            shared: e.shared,
            callbacks: null,
          }))
    }
    function bo(e) {
      return { lane: e, tag: 0, payload: null, callback: null, next: null }
    }
    function xo(e, t, n) {
      var r = e.updateQueue
      if (r === null) return null
      if (((r = r.shared), K & 2)) {
        var i = r.pending
        return (
          i === null ? (t.next = t) : ((t.next = i.next), (i.next = t)), (r.pending = t), (t = Ii(e)), Fi(e, null, n), t
        )
      }
      return (Mi(e, r, t, n), Ii(e))
    }
    function So(e, t, n) {
      if (((t = t.updateQueue), t !== null && ((t = t.shared), n & 4194048))) {
        var r = t.lanes
        ;((r &= e.pendingLanes), (n |= r), (t.lanes = n), wt(e, n))
      }
    }
    function Co(e, t) {
      var n = e.updateQueue,
        r = e.alternate
      if (r !== null && ((r = r.updateQueue), n === r)) {
        var i = null,
          a = null
        if (((n = n.firstBaseUpdate), n !== null)) {
          do {
            var o = { lane: n.lane, tag: n.tag, payload: n.payload, callback: null, next: null }
            ;(a === null ? (i = a = o) : (a = a.next = o), (n = n.next))
          } while (n !== null)
          a === null ? (i = a = t) : (a = a.next = t)
        } else i = a = t
        ;((n = {
          baseState: r.baseState,
          firstBaseUpdate: i,
          lastBaseUpdate: a,
          shared: r.shared,
          callbacks: r.callbacks,
        }),
          (e.updateQueue = n))
      } else ((e = n.lastBaseUpdate), e === null ? (n.firstBaseUpdate = t) : (e.next = t), (n.lastBaseUpdate = t))
    }
    var wo = !1
    function To() {
      if (wo) {
        var e = Wa
        if (e !== null) throw e
      }
    }
    function Eo(e, t, n, r) {
      wo = !1
      var i = e.updateQueue
      _o = !1
      var a = i.firstBaseUpdate,
        o = i.lastBaseUpdate,
        s = i.shared.pending
      if (s !== null) {
        i.shared.pending = null
        var c = s,
          l = c.next
        ;((c.next = null), o === null ? (a = l) : (o.next = l), (o = c))
        var u = e.alternate
        u !== null &&
          ((u = u.updateQueue),
          (s = u.lastBaseUpdate),
          s !== o && (s === null ? (u.firstBaseUpdate = l) : (s.next = l), (u.lastBaseUpdate = c)))
      }
      if (a !== null) {
        var d = i.baseState
        ;((o = 0), (u = l = c = null), (s = a))
        do {
          var f = s.lane & -536870913,
            p = f !== s.lane
          if (p ? (Y & f) === f : (r & f) === f) {
            ;(f !== 0 && f === Ua && (wo = !0),
              u !== null && (u = u.next = { lane: 0, tag: s.tag, payload: s.payload, callback: null, next: null }))
            a: {
              var m = e,
                h = s
              f = t
              var g = n
              switch (h.tag) {
                case 1:
                  if (((m = h.payload), typeof m == `function`)) {
                    d = m.call(g, d, f)
                    break a
                  }
                  d = m
                  break a
                case 3:
                  m.flags = (m.flags & -65537) | 128
                case 0:
                  if (((m = h.payload), (f = typeof m == `function` ? m.call(g, d, f) : m), f == null)) break a
                  d = E({}, d, f)
                  break a
                case 2:
                  _o = !0
              }
            }
            ;((f = s.callback),
              f !== null &&
                ((e.flags |= 64),
                p && (e.flags |= 8192),
                (p = i.callbacks),
                p === null ? (i.callbacks = [f]) : p.push(f)))
          } else
            ((p = { lane: f, tag: s.tag, payload: s.payload, callback: s.callback, next: null }),
              u === null ? ((l = u = p), (c = d)) : (u = u.next = p),
              (o |= f))
          if (((s = s.next), s === null)) {
            if (((s = i.shared.pending), s === null)) break
            ;((p = s), (s = p.next), (p.next = null), (i.lastBaseUpdate = p), (i.shared.pending = null))
          }
        } while (1)
        ;(u === null && (c = d),
          (i.baseState = c),
          (i.firstBaseUpdate = l),
          (i.lastBaseUpdate = u),
          a === null && (i.shared.lanes = 0),
          (od |= o),
          (e.lanes = o),
          (e.memoizedState = d))
      }
    }
    function Do(e, t) {
      if (typeof e != `function`) throw Error(i(191, e))
      e.call(t)
    }
    function Oo(e, t) {
      var n = e.callbacks
      if (n !== null) for (e.callbacks = null, e = 0; e < n.length; e++) Do(n[e], t)
    }
    var ko = De(null),
      Ao = De(0)
    function jo(e, t) {
      ;((e = id), k(Ao, e), k(ko, t), (id = e | t.baseLanes))
    }
    function Mo() {
      ;(k(Ao, id), k(ko, ko.current))
    }
    function No() {
      ;((id = Ao.current), Oe(ko), Oe(Ao))
    }
    var Po = De(null),
      Fo = null
    function Io(e) {
      var t = e.alternate
      ;(k(Vo, Vo.current & 1),
        k(Po, e),
        Fo === null && (t === null || ko.current !== null || t.memoizedState !== null) && (Fo = e))
    }
    function Lo(e) {
      ;(k(Vo, Vo.current), k(Po, e), Fo === null && (Fo = e))
    }
    function Ro(e) {
      e.tag === 22 ? (k(Vo, Vo.current), k(Po, e), Fo === null && (Fo = e)) : zo()
    }
    function zo() {
      ;(k(Vo, Vo.current), k(Po, Po.current))
    }
    function Bo(e) {
      ;(Oe(Po), Fo === e && (Fo = null), Oe(Vo))
    }
    var Vo = De(0)
    function Ho(e, t) {
      ;(k(Po, Po.current), k(Vo, t))
    }
    function Uo(e) {
      ;(Oe(Vo), Oe(Po), Fo === e && (Fo = null))
    }
    function Wo(e) {
      for (var t = e; t !== null;) {
        if (t.tag === 13) {
          var n = t.memoizedState
          if (n !== null && ((n = n.dehydrated), n === null || om(n) || sm(n))) return t
        } else if (t.tag === 19 && t.memoizedProps.revealOrder !== `independent`) {
          if (t.flags & 128) return t
        } else if (t.child !== null) {
          ;((t.child.return = t), (t = t.child))
          continue
        }
        if (t === e) break
        for (; t.sibling === null;) {
          if (t.return === null || t.return === e) return null
          t = t.return
        }
        ;((t.sibling.return = t.return), (t = t.sibling))
      }
      return null
    }
    var Go = 0,
      R = null,
      z = null,
      B = null,
      Ko = !1,
      qo = !1,
      Jo = !1,
      Yo = 0,
      Xo = 0,
      Zo = null,
      Qo = 0
    function V() {
      throw Error(i(321))
    }
    function $o(e, t) {
      if (t === null) return !1
      for (var n = 0; n < t.length && n < e.length; n++) if (!Yr(e[n], t[n])) return !1
      return !0
    }
    function es(e, t, n, r, i, a) {
      return (
        (Go = a),
        (R = t),
        (t.memoizedState = null),
        (t.updateQueue = null),
        (t.lanes = 0),
        (D.H = e === null || e.memoizedState === null ? hc : gc),
        (Jo = !1),
        (a = n(r, i)),
        (Jo = !1),
        qo && (a = ns(t, n, r, i)),
        ts(e),
        a
      )
    }
    function ts(e) {
      D.H = mc
      var t = z !== null && z.next !== null
      if (((Go = 0), (B = z = R = null), (Ko = !1), (Xo = 0), (Zo = null), t)) throw Error(i(300))
      e === null || Nc || ((e = e.dependencies), e !== null && Oa(e) && (Nc = !0))
    }
    function ns(e, t, n, r) {
      R = e
      var a = 0
      do {
        if ((qo && (Zo = null), (Xo = 0), (qo = !1), 25 <= a)) throw Error(i(301))
        if (((a += 1), (B = z = null), e.updateQueue != null)) {
          var o = e.updateQueue
          ;((o.lastEffect = null), (o.events = null), (o.stores = null), o.memoCache != null && (o.memoCache.index = 0))
        }
        ;((D.H = _c), (o = t(n, r)))
      } while (qo)
      return o
    }
    function rs() {
      var e = D.H,
        t = e.useState()[0]
      return (
        (t = typeof t.then == `function` ? ls(t) : t),
        (e = e.useState()[0]),
        (z === null ? null : z.memoizedState) !== e && (R.flags |= 1024),
        t
      )
    }
    function is() {
      var e = Yo !== 0
      return ((Yo = 0), e)
    }
    function as(e, t, n) {
      ;((t.updateQueue = e.updateQueue), (t.flags &= -2053), (e.lanes &= ~n))
    }
    function os(e) {
      if (Ko) {
        for (e = e.memoizedState; e !== null;) {
          var t = e.queue
          ;(t !== null && (t.pending = null), (e = e.next))
        }
        Ko = !1
      }
      ;((Go = 0), (B = z = R = null), (qo = !1), (Xo = Yo = 0), (Zo = null))
    }
    function ss() {
      var e = { memoizedState: null, baseState: null, baseQueue: null, queue: null, next: null }
      return (B === null ? (R.memoizedState = B = e) : (B = B.next = e), B)
    }
    function H() {
      if (z === null) {
        var e = R.alternate
        e = e === null ? null : e.memoizedState
      } else e = z.next
      var t = B === null ? R.memoizedState : B.next
      if (t !== null) ((B = t), (z = e))
      else {
        if (e === null) throw R.alternate === null ? Error(i(467)) : Error(i(310))
        ;((z = e),
          (e = {
            memoizedState: z.memoizedState,
            baseState: z.baseState,
            baseQueue: z.baseQueue,
            queue: z.queue,
            next: null,
          }),
          B === null ? (R.memoizedState = B = e) : (B = B.next = e))
      }
      return B
    }
    function cs() {
      return { lastEffect: null, events: null, stores: null, memoCache: null }
    }
    function ls(e) {
      var t = Xo
      return (
        (Xo += 1),
        Zo === null && (Zo = []),
        (e = io(Zo, e, t)),
        (t = R),
        (B === null ? t.memoizedState : B.next) === null &&
          ((t = t.alternate), (D.H = t === null || t.memoizedState === null ? hc : gc)),
        e
      )
    }
    function us(e) {
      if (typeof e == `object` && e) {
        if (typeof e.then == `function`) return ls(e)
        if (e.$$typeof === ve) return
        if (e.$$typeof === ce) return Aa(e)
      }
      throw Error(i(438, String(e)))
    }
    function ds(e) {
      var t = null,
        n = R.updateQueue
      if ((n !== null && (t = n.memoCache), t == null)) {
        var r = R.alternate
        r !== null &&
          ((r = r.updateQueue),
          r !== null &&
            ((r = r.memoCache),
            r != null &&
              (t = {
                data: r.data.map(function (e) {
                  return e.slice()
                }),
                index: 0,
              })))
      }
      if (
        ((t ??= { data: [], index: 0 }),
        n === null && ((n = cs()), (R.updateQueue = n)),
        (n.memoCache = t),
        (n = t.data[t.index]),
        n === void 0)
      )
        for (n = t.data[t.index] = Array(e), r = 0; r < e; r++) n[r] = ge
      return (t.index++, n)
    }
    function fs(e, t) {
      return typeof t == `function` ? t(e) : t
    }
    function ps(e) {
      return ms(H(), z, e)
    }
    function ms(e, t, n) {
      var r = e.queue
      if (r === null) throw Error(i(311))
      r.lastRenderedReducer = n
      var a = e.baseQueue,
        o = r.pending
      if (o !== null) {
        if (a !== null) {
          var s = a.next
          ;((a.next = o.next), (o.next = s))
        }
        ;((t.baseQueue = a = o), (r.pending = null))
      }
      if (((o = e.baseState), a === null)) e.memoizedState = o
      else {
        t = a.next
        var c = (s = null),
          l = null,
          u = t,
          d = !1
        do {
          var f = u.lane & -536870913
          if (f === u.lane ? (Go & f) === f : (Y & f) === f) {
            var p = u.revertLane
            if (p === 0)
              (l !== null &&
                (l = l.next =
                  {
                    lane: 0,
                    revertLane: 0,
                    gesture: null,
                    action: u.action,
                    hasEagerState: u.hasEagerState,
                    eagerState: u.eagerState,
                    next: null,
                  }),
                f === Ua && (d = !0))
            else if ((Go & p) === p) {
              ;((u = u.next), p === Ua && (d = !0))
              continue
            } else
              ((f = {
                lane: 0,
                revertLane: u.revertLane,
                gesture: null,
                action: u.action,
                hasEagerState: u.hasEagerState,
                eagerState: u.eagerState,
                next: null,
              }),
                l === null ? ((c = l = f), (s = o)) : (l = l.next = f),
                (R.lanes |= p),
                (od |= p))
            ;((f = u.action), Jo && n(o, f), (o = u.hasEagerState ? u.eagerState : n(o, f)))
          } else
            ((p = {
              lane: f,
              revertLane: u.revertLane,
              gesture: u.gesture,
              action: u.action,
              hasEagerState: u.hasEagerState,
              eagerState: u.eagerState,
              next: null,
            }),
              l === null ? ((c = l = p), (s = o)) : (l = l.next = p),
              (R.lanes |= f),
              (od |= f))
          u = u.next
        } while (u !== null && u !== t)
        if ((l === null ? (s = o) : (l.next = c), !Yr(o, e.memoizedState) && ((Nc = !0), d && ((n = Wa), n !== null))))
          throw n
        ;((e.memoizedState = o), (e.baseState = s), (e.baseQueue = l), (r.lastRenderedState = o))
      }
      return (a === null && (r.lanes = 0), [e.memoizedState, r.dispatch])
    }
    function hs(e) {
      var t = H(),
        n = t.queue
      if (n === null) throw Error(i(311))
      n.lastRenderedReducer = e
      var r = n.dispatch,
        a = n.pending,
        o = t.memoizedState
      if (a !== null) {
        n.pending = null
        var s = (a = a.next)
        do ((o = e(o, s.action)), (s = s.next))
        while (s !== a)
        ;(Yr(o, t.memoizedState) || (Nc = !0),
          (t.memoizedState = o),
          t.baseQueue === null && (t.baseState = o),
          (n.lastRenderedState = o))
      }
      return [o, r]
    }
    function gs(e, t, n) {
      var r = R,
        a = H(),
        o = F
      if (o) {
        if (n === void 0) throw Error(i(407))
        n = n()
      } else n = t()
      var s = !Yr((z || a).memoizedState, n)
      if (
        (s && ((a.memoizedState = n), (Nc = !0)),
        (a = a.queue),
        Vs(ys.bind(null, r, a, e), [e]),
        (e = a.getSnapshot !== t || s || (B !== null && !!(B.memoizedState.tag & 1))),
        Is(e ? 9 : 8, { destroy: void 0 }, vs.bind(null, r, a, n, t), null),
        e)
      ) {
        if (((r.flags |= 2048), q === null)) throw Error(i(349))
        o || Go & 127 || _s(r, t, n)
      }
      return n
    }
    function _s(e, t, n) {
      ;((e.flags |= 16384),
        (e = { getSnapshot: t, value: n }),
        (t = R.updateQueue),
        t === null
          ? ((t = cs()), (R.updateQueue = t), (t.stores = [e]))
          : ((n = t.stores), n === null ? (t.stores = [e]) : n.push(e)))
    }
    function vs(e, t, n, r) {
      ;((t.value = n), (t.getSnapshot = r), bs(t) && xs(e))
    }
    function ys(e, t, n) {
      return n(function () {
        bs(t) && xs(e)
      })
    }
    function bs(e) {
      var t = e.getSnapshot
      e = e.value
      try {
        var n = t()
        return !Yr(e, n)
      } catch {
        return !0
      }
    }
    function xs(e) {
      var t = Pi(e, 2)
      t !== null && Pd(t, e, 2)
    }
    function Ss(e) {
      var t = ss()
      if (typeof e == `function`) {
        var n = e
        if (((e = n()), Jo)) {
          ot(!0)
          try {
            n()
          } finally {
            ot(!1)
          }
        }
      }
      return (
        (t.memoizedState = t.baseState = e),
        (t.queue = { pending: null, lanes: 0, dispatch: null, lastRenderedReducer: fs, lastRenderedState: e }),
        t
      )
    }
    function Cs(e, t, n, r) {
      return ((e.baseState = n), ms(e, z, typeof r == `function` ? r : fs))
    }
    function ws(e, t, n, r, a) {
      if (dc(e)) throw Error(i(485))
      if (((e = t.action), e !== null)) {
        var o = {
          payload: a,
          action: e,
          next: null,
          isTransition: !0,
          status: `pending`,
          value: null,
          reason: null,
          listeners: [],
          then: function (e) {
            o.listeners.push(e)
          },
        }
        ;(D.T === null ? (o.isTransition = !1) : n(!0),
          r(o),
          (n = t.pending),
          n === null ? ((o.next = t.pending = o), Ts(t, o)) : ((o.next = n.next), (t.pending = n.next = o)))
      }
    }
    function Ts(e, t) {
      var n = t.action,
        r = t.payload,
        i = e.state
      if (t.isTransition) {
        var a = D.T,
          o = {}
        ;((o.types = a === null ? null : a.types), (D.T = o))
        try {
          var s = n(i, r),
            c = D.S
          ;(c !== null && c(o, s), Es(e, t, s))
        } catch (n) {
          Os(e, t, n)
        } finally {
          ;(a !== null && o.types !== null && (a.types = o.types), (D.T = a))
        }
      } else
        try {
          ;((a = n(i, r)), Es(e, t, a))
        } catch (n) {
          Os(e, t, n)
        }
    }
    function Es(e, t, n) {
      typeof n == `object` && n && typeof n.then == `function`
        ? n.then(
            function (n) {
              Ds(e, t, n)
            },
            function (n) {
              return Os(e, t, n)
            },
          )
        : Ds(e, t, n)
    }
    function Ds(e, t, n) {
      ;((t.status = `fulfilled`),
        (t.value = n),
        ks(t),
        (e.state = n),
        (t = e.pending),
        t !== null && ((n = t.next), n === t ? (e.pending = null) : ((n = n.next), (t.next = n), Ts(e, n))))
    }
    function Os(e, t, n) {
      var r = e.pending
      if (((e.pending = null), r !== null)) {
        r = r.next
        do ((t.status = `rejected`), (t.reason = n), ks(t), (t = t.next))
        while (t !== r)
      }
      e.action = null
    }
    function ks(e) {
      e = e.listeners
      for (var t = 0; t < e.length; t++) (0, e[t])()
    }
    function As(e, t) {
      return t
    }
    function js(e, t) {
      if (F) {
        var n = q.formState
        if (n !== null) {
          a: {
            var r = R
            if (F) {
              if (P) {
                b: {
                  for (var i = P, a = da; i.nodeType !== 8;)
                    if (!a || ((i = lm(i.nextSibling)), i === null)) {
                      i = null
                      break b
                    }
                  ;((a = i.data), (i = a === `F!` || a === `F` ? i : null))
                }
                if (i) {
                  ;((P = lm(i.nextSibling)), (r = i.data === `F!`))
                  break a
                }
              }
              pa(r)
            }
            r = !1
          }
          r && (t = n[0])
        }
      }
      return (
        (n = ss()),
        (n.memoizedState = n.baseState = t),
        (r = { pending: null, lanes: 0, dispatch: null, lastRenderedReducer: As, lastRenderedState: t }),
        (n.queue = r),
        (n = cc.bind(null, R, r)),
        (r.dispatch = n),
        (r = Ss(!1)),
        (a = uc.bind(null, R, !1, r.queue)),
        (r = ss()),
        (i = { state: t, dispatch: null, action: e, pending: null }),
        (r.queue = i),
        (n = ws.bind(null, R, i, a, n)),
        (i.dispatch = n),
        (r.memoizedState = e),
        [t, n, !1]
      )
    }
    function Ms(e) {
      return Ns(H(), z, e)
    }
    function Ns(e, t, n) {
      if (((t = ms(e, t, As)[0]), (e = ps(fs)[0]), typeof t == `object` && t && typeof t.then == `function`))
        try {
          var r = ls(t)
        } catch (e) {
          throw e === $a ? to : e
        }
      else r = t
      t = H()
      var i = t.queue,
        a = i.dispatch
      return (
        n !== t.memoizedState && ((R.flags |= 2048), Is(9, { destroy: void 0 }, Ps.bind(null, i, n), null)), [r, a, e]
      )
    }
    function Ps(e, t) {
      e.action = t
    }
    function Fs(e) {
      var t = H(),
        n = z
      if (n !== null) return Ns(t, n, e)
      ;(H(), (t = t.memoizedState), (n = H()))
      var r = n.queue.dispatch
      return ((n.memoizedState = e), [t, r, !1])
    }
    function Is(e, t, n, r) {
      return (
        (e = { tag: e, create: n, deps: r, inst: t, next: null }),
        (t = R.updateQueue),
        t === null && ((t = cs()), (R.updateQueue = t)),
        (n = t.lastEffect),
        n === null ? (t.lastEffect = e.next = e) : ((r = n.next), (n.next = e), (e.next = r), (t.lastEffect = e)),
        e
      )
    }
    function Ls() {
      return H().memoizedState
    }
    function Rs(e, t, n, r) {
      var i = ss()
      ;((R.flags |= e), (i.memoizedState = Is(1 | t, { destroy: void 0 }, n, r === void 0 ? null : r)))
    }
    function zs(e, t, n, r) {
      var i = H()
      r = r === void 0 ? null : r
      var a = i.memoizedState.inst
      z !== null && r !== null && $o(r, z.memoizedState.deps)
        ? (i.memoizedState = Is(t, a, n, r))
        : ((R.flags |= e), (i.memoizedState = Is(1 | t, a, n, r)))
    }
    function Bs(e, t) {
      Rs(8390656, 8, e, t)
    }
    function Vs(e, t) {
      zs(2048, 8, e, t)
    }
    function Hs(e) {
      R.flags |= 4
      var t = R.updateQueue
      if (t === null) ((t = cs()), (R.updateQueue = t), (t.events = [e]))
      else {
        var n = t.events
        n === null ? (t.events = [e]) : n.push(e)
      }
    }
    function Us(e) {
      var t = H().memoizedState
      return (
        Hs({ ref: t, nextImpl: e }),
        function () {
          if (K & 2) throw Error(i(440))
          return t.impl.apply(void 0, arguments)
        }
      )
    }
    function Ws(e, t) {
      return zs(4, 2, e, t)
    }
    function Gs(e, t) {
      return zs(4, 4, e, t)
    }
    function Ks(e, t) {
      if (typeof t == `function`) {
        e = e()
        var n = t(e)
        return function () {
          typeof n == `function` ? n() : t(null)
        }
      }
      if (t != null)
        return (
          (e = e()),
          (t.current = e),
          function () {
            t.current = null
          }
        )
    }
    function qs(e, t, n) {
      ;((n = n == null ? null : n.concat([e])), zs(4, 4, Ks.bind(null, t, e), n))
    }
    function Js() {}
    function Ys(e, t) {
      var n = H()
      t = t === void 0 ? null : t
      var r = n.memoizedState
      return t !== null && $o(t, r[1]) ? r[0] : ((n.memoizedState = [e, t]), e)
    }
    function Xs(e, t) {
      var n = H()
      t = t === void 0 ? null : t
      var r = n.memoizedState
      if (t !== null && $o(t, r[1])) return r[0]
      if (((r = e()), Jo)) {
        ot(!0)
        try {
          e()
        } finally {
          ot(!1)
        }
      }
      return ((n.memoizedState = [r, t]), r)
    }
    function Zs(e, t, n) {
      return n === void 0 || (Go & 1073741824 && !(Y & 261930))
        ? (e.memoizedState = t)
        : ((e.memoizedState = n), (e = Md()), (R.lanes |= e), (od |= e), n)
    }
    function Qs(e, t, n, r) {
      return Yr(n, t)
        ? n
        : ko.current === null
          ? !(Go & 106) || (Go & 1073741824 && !(Y & 261930))
            ? ((Nc = !0), (e.memoizedState = n))
            : ((e = Md()), (R.lanes |= e), (od |= e), t)
          : ((e = Zs(e, n, r)), Yr(e, t) || (Nc = !0), e)
    }
    function $s(e, t, n, r, i) {
      var a = O.p
      O.p = a !== 0 && 8 > a ? a : 8
      var o = D.T,
        s = {}
      ;((s.types = o === null ? null : o.types), (D.T = s), uc(e, !1, t, n))
      try {
        var c = i(),
          l = D.S
        ;(l !== null && l(s, c),
          typeof c == `object` && c && typeof c.then == `function` ? lc(e, t, qa(c, r), jd(e)) : lc(e, t, r, jd(e)))
      } catch (n) {
        lc(e, t, { then: function () {}, status: `rejected`, reason: n }, jd())
      } finally {
        ;((O.p = a), o !== null && s.types !== null && (o.types = s.types), (D.T = o))
      }
    }
    function U() {}
    function ec(e, t, n, r) {
      if (e.tag !== 5) throw Error(i(476))
      var a = tc(e).queue
      $s(
        e,
        a,
        t,
        we,
        n === null
          ? U
          : function () {
              return (nc(e), n(r))
            },
      )
    }
    function tc(e) {
      var t = e.memoizedState
      if (t !== null) return t
      t = {
        memoizedState: we,
        baseState: we,
        baseQueue: null,
        queue: { pending: null, lanes: 0, dispatch: null, lastRenderedReducer: fs, lastRenderedState: we },
        next: null,
      }
      var n = {}
      return (
        (t.next = {
          memoizedState: n,
          baseState: n,
          baseQueue: null,
          queue: { pending: null, lanes: 0, dispatch: null, lastRenderedReducer: fs, lastRenderedState: n },
          next: null,
        }),
        (e.memoizedState = t),
        (e = e.alternate),
        e !== null && (e.memoizedState = t),
        t
      )
    }
    function nc(e) {
      var t = tc(e)
      ;(t.next === null && (t = e.alternate.memoizedState), lc(e, t.next.queue, {}, jd()))
    }
    function rc() {
      return Aa(sh)
    }
    function ic() {
      return H().memoizedState
    }
    function ac() {
      return H().memoizedState
    }
    function oc(e) {
      for (var t = e.return; t !== null;) {
        switch (t.tag) {
          case 24:
          case 3:
            var n = jd()
            e = bo(n)
            var r = xo(t, e, n)
            ;(r !== null && (Pd(r, t, n), So(r, t, n)), (t = { cache: La() }), (e.payload = t))
            return
        }
        t = t.return
      }
    }
    function sc(e, t, n) {
      var r = jd()
      ;((n = { lane: r, revertLane: 0, gesture: null, action: n, hasEagerState: !1, eagerState: null, next: null }),
        dc(e) ? fc(t, n) : ((n = Ni(e, t, n, r)), n !== null && (Pd(n, e, r), pc(n, t, r))))
    }
    function cc(e, t, n) {
      lc(e, t, n, jd())
    }
    function lc(e, t, n, r) {
      var i = { lane: r, revertLane: 0, gesture: null, action: n, hasEagerState: !1, eagerState: null, next: null }
      if (dc(e)) fc(t, i)
      else {
        var a = e.alternate
        if (e.lanes === 0 && (a === null || a.lanes === 0) && ((a = t.lastRenderedReducer), a !== null))
          try {
            var o = t.lastRenderedState,
              s = a(o, n)
            if (((i.hasEagerState = !0), (i.eagerState = s), Yr(s, o))) return (Mi(e, t, i, 0), q === null && ji(), !1)
          } catch {}
        if (((n = Ni(e, t, i, r)), n !== null)) return (Pd(n, e, r), pc(n, t, r), !0)
      }
      return !1
    }
    function uc(e, t, n, r) {
      if (
        ((r = { lane: 2, revertLane: Pf(), gesture: null, action: r, hasEagerState: !1, eagerState: null, next: null }),
        dc(e))
      ) {
        if (t) throw Error(i(479))
      } else ((t = Ni(e, n, r, 2)), t !== null && Pd(t, e, 2))
    }
    function dc(e) {
      var t = e.alternate
      return e === R || (t !== null && t === R)
    }
    function fc(e, t) {
      qo = Ko = !0
      var n = e.pending
      ;(n === null ? (t.next = t) : ((t.next = n.next), (n.next = t)), (e.pending = t))
    }
    function pc(e, t, n) {
      if (n & 4194048) {
        var r = t.lanes
        ;((r &= e.pendingLanes), (n |= r), (t.lanes = n), wt(e, n))
      }
    }
    var mc = {
        readContext: Aa,
        use: us,
        useCallback: V,
        useContext: V,
        useEffect: V,
        useImperativeHandle: V,
        useLayoutEffect: V,
        useInsertionEffect: V,
        useMemo: V,
        useReducer: V,
        useRef: V,
        useState: V,
        useDebugValue: V,
        useDeferredValue: V,
        useTransition: V,
        useSyncExternalStore: V,
        useId: V,
        useHostTransitionStatus: V,
        useFormState: V,
        useActionState: V,
        useOptimistic: V,
        useMemoCache: V,
        useCacheRefresh: V,
        useEffectEvent: V,
      },
      hc = {
        readContext: Aa,
        use: us,
        useCallback: function (e, t) {
          return ((ss().memoizedState = [e, t === void 0 ? null : t]), e)
        },
        useContext: Aa,
        useEffect: Bs,
        useImperativeHandle: function (e, t, n) {
          ;((n = n == null ? null : n.concat([e])), Rs(4194308, 4, Ks.bind(null, t, e), n))
        },
        useLayoutEffect: function (e, t) {
          return Rs(4194308, 4, e, t)
        },
        useInsertionEffect: function (e, t) {
          Rs(4, 2, e, t)
        },
        useMemo: function (e, t) {
          var n = ss()
          t = t === void 0 ? null : t
          var r = e()
          if (Jo) {
            ot(!0)
            try {
              e()
            } finally {
              ot(!1)
            }
          }
          return ((n.memoizedState = [r, t]), r)
        },
        useReducer: function (e, t, n) {
          var r = ss()
          if (n !== void 0) {
            var i = n(t)
            if (Jo) {
              ot(!0)
              try {
                n(t)
              } finally {
                ot(!1)
              }
            }
          } else i = t
          return (
            (r.memoizedState = r.baseState = i),
            (e = { pending: null, lanes: 0, dispatch: null, lastRenderedReducer: e, lastRenderedState: i }),
            (r.queue = e),
            (e = e.dispatch = sc.bind(null, R, e)),
            [r.memoizedState, e]
          )
        },
        useRef: function (e) {
          var t = ss()
          return ((e = { current: e }), (t.memoizedState = e))
        },
        useState: function (e) {
          e = Ss(e)
          var t = e.queue,
            n = cc.bind(null, R, t)
          return ((t.dispatch = n), [e.memoizedState, n])
        },
        useDebugValue: Js,
        useDeferredValue: function (e, t) {
          return Zs(ss(), e, t)
        },
        useTransition: function () {
          var e = Ss(!1)
          return ((e = $s.bind(null, R, e.queue, !0, !1)), (ss().memoizedState = e), [!1, e])
        },
        useSyncExternalStore: function (e, t, n) {
          var r = R,
            a = ss()
          if (F) {
            if (n === void 0) throw Error(i(407))
            n = n()
          } else {
            if (((n = t()), q === null)) throw Error(i(349))
            Y & 127 || _s(r, t, n)
          }
          a.memoizedState = n
          var o = { value: n, getSnapshot: t }
          return (
            (a.queue = o),
            Bs(ys.bind(null, r, o, e), [e]),
            (r.flags |= 2048),
            Is(9, { destroy: void 0 }, vs.bind(null, r, o, n, t), null),
            n
          )
        },
        useId: function () {
          var e = ss(),
            t = q.identifierPrefix
          if (F) {
            var n = ra,
              r = na
            ;((n = (r & ~(1 << (32 - st(r) - 1))).toString(32) + n),
              (t = `_` + t + `R_` + n),
              (n = Yo++),
              0 < n && (t += `H` + n.toString(32)),
              (t += `_`))
          } else ((n = Qo++), (t = `_` + t + `r_` + n.toString(32) + `_`))
          return (e.memoizedState = t)
        },
        useHostTransitionStatus: rc,
        useFormState: js,
        useActionState: js,
        useOptimistic: function (e) {
          var t = ss()
          t.memoizedState = t.baseState = e
          var n = { pending: null, lanes: 0, dispatch: null, lastRenderedReducer: null, lastRenderedState: null }
          return ((t.queue = n), (t = uc.bind(null, R, !0, n)), (n.dispatch = t), [e, t])
        },
        useMemoCache: ds,
        useCacheRefresh: function () {
          return (ss().memoizedState = oc.bind(null, R))
        },
        useEffectEvent: function (e) {
          var t = ss(),
            n = { impl: e }
          return (
            (t.memoizedState = n),
            function () {
              if (K & 2) throw Error(i(440))
              return n.impl.apply(void 0, arguments)
            }
          )
        },
      },
      gc = {
        readContext: Aa,
        use: us,
        useCallback: Ys,
        useContext: Aa,
        useEffect: Vs,
        useImperativeHandle: qs,
        useInsertionEffect: Ws,
        useLayoutEffect: Gs,
        useMemo: Xs,
        useReducer: ps,
        useRef: Ls,
        useState: function () {
          return ps(fs)
        },
        useDebugValue: Js,
        useDeferredValue: function (e, t) {
          return Qs(H(), z.memoizedState, e, t)
        },
        useTransition: function () {
          var e = ps(fs)[0],
            t = H().memoizedState
          return [typeof e == `boolean` ? e : ls(e), t]
        },
        useSyncExternalStore: gs,
        useId: ic,
        useHostTransitionStatus: rc,
        useFormState: Ms,
        useActionState: Ms,
        useOptimistic: function (e, t) {
          return Cs(H(), z, e, t)
        },
        useMemoCache: ds,
        useCacheRefresh: ac,
        useEffectEvent: Us,
      },
      _c = {
        readContext: Aa,
        use: us,
        useCallback: Ys,
        useContext: Aa,
        useEffect: Vs,
        useImperativeHandle: qs,
        useInsertionEffect: Ws,
        useLayoutEffect: Gs,
        useMemo: Xs,
        useReducer: hs,
        useRef: Ls,
        useState: function () {
          return hs(fs)
        },
        useDebugValue: Js,
        useDeferredValue: function (e, t) {
          var n = H()
          return z === null ? Zs(n, e, t) : Qs(n, z.memoizedState, e, t)
        },
        useTransition: function () {
          var e = hs(fs)[0],
            t = H().memoizedState
          return [typeof e == `boolean` ? e : ls(e), t]
        },
        useSyncExternalStore: gs,
        useId: ic,
        useHostTransitionStatus: rc,
        useFormState: Fs,
        useActionState: Fs,
        useOptimistic: function (e, t) {
          var n = H()
          return z === null ? ((n.baseState = e), [e, n.queue.dispatch]) : Cs(n, z, e, t)
        },
        useMemoCache: ds,
        useCacheRefresh: ac,
        useEffectEvent: Us,
      }
    function vc(e, t, n, r) {
      ;((t = e.memoizedState),
        (n = n(r, t)),
        (n = n == null ? t : E({}, t, n)),
        (e.memoizedState = n),
        e.lanes === 0 && (e.updateQueue.baseState = n))
    }
    var yc = {
      enqueueSetState: function (e, t, n) {
        e = e._reactInternals
        var r = jd(),
          i = bo(r)
        ;((i.payload = t), n != null && (i.callback = n), (t = xo(e, i, r)), t !== null && (Pd(t, e, r), So(t, e, r)))
      },
      enqueueReplaceState: function (e, t, n) {
        e = e._reactInternals
        var r = jd(),
          i = bo(r)
        ;((i.tag = 1),
          (i.payload = t),
          n != null && (i.callback = n),
          (t = xo(e, i, r)),
          t !== null && (Pd(t, e, r), So(t, e, r)))
      },
      enqueueForceUpdate: function (e, t) {
        e = e._reactInternals
        var n = jd(),
          r = bo(n)
        ;((r.tag = 2), t != null && (r.callback = t), (t = xo(e, r, n)), t !== null && (Pd(t, e, n), So(t, e, n)))
      },
    }
    function bc(e, t, n, r, i, a, o) {
      return (
        (e = e.stateNode),
        typeof e.shouldComponentUpdate == `function`
          ? e.shouldComponentUpdate(r, a, o)
          : t.prototype && t.prototype.isPureReactComponent
            ? !Xr(n, r) || !Xr(i, a)
            : !0
      )
    }
    function xc(e, t, n, r) {
      ;((e = t.state),
        typeof t.componentWillReceiveProps == `function` && t.componentWillReceiveProps(n, r),
        typeof t.UNSAFE_componentWillReceiveProps == `function` && t.UNSAFE_componentWillReceiveProps(n, r),
        t.state !== e && yc.enqueueReplaceState(t, t.state, null))
    }
    function Sc(e, t) {
      var n = t
      if (`ref` in t) for (var r in ((n = {}), t)) r !== `ref` && (n[r] = t[r])
      if ((e = e.defaultProps)) for (var i in (n === t && (n = E({}, n)), e)) n[i] === void 0 && (n[i] = e[i])
      return n
    }
    function Cc(e) {
      Di(e)
    }
    function wc(e) {
      console.error(e)
    }
    function Tc(e) {
      Di(e)
    }
    function Ec(e, t) {
      try {
        var n = e.onUncaughtError
        n(t.value, { componentStack: t.stack })
      } catch (e) {
        setTimeout(function () {
          throw e
        })
      }
    }
    function Dc(e, t, n) {
      try {
        var r = e.onCaughtError
        r(n.value, { componentStack: n.stack, errorBoundary: t.tag === 1 ? t.stateNode : null })
      } catch (e) {
        setTimeout(function () {
          throw e
        })
      }
    }
    function Oc(e, t, n) {
      return (
        (n = bo(n)),
        (n.tag = 3),
        (n.payload = { element: null }),
        (n.callback = function () {
          Ec(e, t)
        }),
        n
      )
    }
    function kc(e) {
      return ((e = bo(e)), (e.tag = 3), e)
    }
    function Ac(e, t, n, r) {
      var i = n.type.getDerivedStateFromError
      if (typeof i == `function`) {
        var a = r.value
        ;((e.payload = function () {
          return i(a)
        }),
          (e.callback = function () {
            Dc(t, n, r)
          }))
      }
      var o = n.stateNode
      o !== null &&
        typeof o.componentDidCatch == `function` &&
        (e.callback = function () {
          ;(Dc(t, n, r), typeof i != `function` && (vd === null ? (vd = new Set([this])) : vd.add(this)))
          var e = r.stack
          this.componentDidCatch(r.value, { componentStack: e === null ? `` : e })
        })
    }
    function jc(e, t, n, r, a) {
      if (((n.flags |= 32768), typeof r == `object` && r && typeof r.then == `function`)) {
        if (((t = n.alternate), t !== null && Da(t, n, a, !0), (n = Po.current), n !== null)) {
          switch (n.tag) {
            case 31:
            case 13:
            case 19:
              return (
                Fo === null ? Kd() : n.alternate === null && ad === 0 && (ad = 3),
                (n.flags &= -257),
                (n.flags |= 65536),
                (n.lanes = a),
                r === no
                  ? (n.flags |= 16384)
                  : ((t = n.updateQueue), t === null ? (n.updateQueue = new Set([r])) : t.add(r), mf(e, r, a)),
                !1
              )
            case 22:
              return (
                (n.flags |= 65536),
                r === no
                  ? (n.flags |= 16384)
                  : ((t = n.updateQueue),
                    t === null
                      ? ((t = { transitions: null, markerInstances: null, retryQueue: new Set([r]) }),
                        (n.updateQueue = t))
                      : ((n = t.retryQueue), n === null ? (t.retryQueue = new Set([r])) : n.add(r)),
                    mf(e, r, a)),
                !1
              )
          }
          throw Error(i(435, n.tag))
        }
        return (mf(e, r, a), Kd(), !1)
      }
      if (F)
        return (
          (t = Po.current),
          t === null
            ? (r !== fa && ((t = Error(i(423), { cause: r })), ya(Ji(t, n))),
              (e = e.current.alternate),
              (e.flags |= 65536),
              (a &= -a),
              (e.lanes |= a),
              (r = Ji(r, n)),
              (a = Oc(e.stateNode, r, a)),
              Co(e, a),
              ad !== 4 && (ad = 2))
            : (!(t.flags & 65536) && (t.flags |= 256),
              (t.flags |= 65536),
              (t.lanes = a),
              r !== fa && ((e = Error(i(422), { cause: r })), ya(Ji(e, n)))),
          !1
        )
      var o = Error(i(520), { cause: r })
      if (((o = Ji(o, n)), dd === null ? (dd = [o]) : dd.push(o), ad !== 4 && (ad = 2), t === null)) return !0
      ;((r = Ji(r, n)), (n = t))
      do {
        switch (n.tag) {
          case 3:
            return ((n.flags |= 65536), (e = a & -a), (n.lanes |= e), (e = Oc(n.stateNode, r, e)), Co(n, e), !1)
          case 1:
            if (
              ((t = n.type),
              (o = n.stateNode),
              !(n.flags & 128) &&
                (typeof t.getDerivedStateFromError == `function` ||
                  (o !== null && typeof o.componentDidCatch == `function` && (vd === null || !vd.has(o)))))
            )
              return ((n.flags |= 65536), (a &= -a), (n.lanes |= a), (a = kc(a)), Ac(a, e, n, r), Co(n, a), !1)
            break
          case 22:
            if (n.memoizedState !== null) return ((n.flags |= 65536), !1)
        }
        n = n.return
      } while (n !== null)
      return !1
    }
    var Mc = Error(i(461)),
      Nc = !1
    function Pc(e, t, n, r) {
      t.child = e === null ? go(t, null, n, r) : ho(t, e.child, n, r)
    }
    function Fc(e, t, n, r, i) {
      n = n.render
      var a = t.ref
      if (`ref` in r) {
        var o = {}
        for (var s in r) s !== `ref` && (o[s] = r[s])
      } else o = r
      return (
        ka(t),
        (r = es(e, t, n, o, a, i)),
        (s = is()),
        e !== null && !Nc ? (as(e, t, i), ll(e, t, i)) : (F && s && oa(t), (t.flags |= 1), Pc(e, t, r, i), t.child)
      )
    }
    function Ic(e, t, n, r, i) {
      if (e === null) {
        var a = n.type
        return typeof a == `function` && !Bi(a) && a.defaultProps === void 0 && n.compare === null
          ? ((t.tag = 15), (t.type = a), Lc(e, t, a, r, i))
          : ((e = Ui(n.type, null, r, t, t.mode, i)), (e.ref = t.ref), (e.return = t), (t.child = e))
      }
      if (((a = e.child), !ul(e, i))) {
        var o = a.memoizedProps
        if (((n = n.compare), (n = n === null ? Xr : n), n(o, r) && e.ref === t.ref)) return ll(e, t, i)
      }
      return ((t.flags |= 1), (e = Vi(a, r)), (e.ref = t.ref), (e.return = t), (t.child = e))
    }
    function Lc(e, t, n, r, i) {
      if (e !== null) {
        var a = e.memoizedProps
        if (Xr(a, r) && e.ref === t.ref) {
          if (((Nc = !1), (t.pendingProps = r = a), ul(e, i))) e.flags & 131072 && (Nc = !0)
          else return ((t.lanes = e.lanes), ll(e, t, i))
        }
      }
      return Gc(e, t, n, r, i)
    }
    function Rc(e, t, n, r) {
      var i = r.children,
        a = e === null ? null : e.memoizedState
      if (
        (e === null &&
          t.stateNode === null &&
          (t.stateNode = { _visibility: 1, _pendingMarkers: null, _retryCache: null, _transitions: null }),
        r.mode === `hidden`)
      ) {
        if (t.flags & 128) {
          if (((a = a === null ? n : a.baseLanes | n), e !== null)) {
            for (r = t.child = e.child, i = 0; r !== null;) ((i = i | r.lanes | r.childLanes), (r = r.sibling))
            r = i & ~a
          } else ((r = 0), (t.child = null))
          return Bc(e, t, a, n, r)
        }
        if (n & 536870912)
          ((t.memoizedState = { baseLanes: 0, cachePool: null }),
            e !== null && Za(t, a === null ? null : a.cachePool),
            a === null ? Mo() : jo(t, a),
            Ro(t))
        else return ((r = t.lanes = 536870912), Bc(e, t, a === null ? n : a.baseLanes | n, n, r))
      } else
        a === null
          ? (e !== null && Za(t, null), Mo(), zo())
          : (Za(t, a.cachePool), jo(t, a), zo(), (t.memoizedState = null))
      return (Pc(e, t, i, n), t.child)
    }
    function zc(e, t) {
      return (
        (e !== null && e.tag === 22) ||
          t.stateNode !== null ||
          (t.stateNode = { _visibility: 1, _pendingMarkers: null, _retryCache: null, _transitions: null }),
        t.sibling
      )
    }
    function Bc(e, t, n, r, i) {
      var a = Xa()
      return (
        (a = a === null ? null : { parent: Ia._currentValue, pool: a }),
        (t.memoizedState = { baseLanes: n, cachePool: a }),
        e !== null && Za(t, null),
        Mo(),
        Ro(t),
        e !== null && Da(e, t, r, !0),
        (t.childLanes = i),
        null
      )
    }
    function Vc(e, t) {
      return (
        (t = el({ mode: t.mode, children: t.children }, e.mode)), (t.ref = e.ref), (e.child = t), (t.return = e), t
      )
    }
    function Hc(e, t, n) {
      return (ho(t, e.child, null, n), (e = Vc(t, t.pendingProps)), (e.flags |= 2), Bo(t), (t.memoizedState = null), e)
    }
    function Uc(e, t, n) {
      var r = t.pendingProps,
        a = !!(t.flags & 128)
      if (((t.flags &= -129), e === null)) {
        if (F) {
          if (r.mode === `hidden`)
            return (
              (e = Vc(t, r)), (t.lanes = 536870912), (e.memoizedState = { baseLanes: 0, cachePool: null }), zc(null, e)
            )
          if (
            (Lo(t),
            (e = P)
              ? ((e = am(e, da)),
                (e = e !== null && e.data === `&` ? e : null),
                e !== null &&
                  ((t.memoizedState = {
                    dehydrated: e,
                    treeContext: ta === null ? null : { id: na, overflow: ra },
                    retryLane: 536870912,
                    hydrationErrors: null,
                  }),
                  (n = Ki(e)),
                  (n.return = t),
                  (t.child = n),
                  (la = t),
                  (P = null)))
              : (e = null),
            e === null)
          )
            throw pa(t)
          return ((t.lanes = 536870912), null)
        }
        return Vc(t, r)
      }
      var o = e.memoizedState
      if (o !== null) {
        var s = o.dehydrated
        if ((Lo(t), a)) {
          if (t.flags & 256) ((t.flags &= -257), (t = Hc(e, t, n)))
          else if (t.memoizedState !== null) ((t.child = e.child), (t.flags |= 128), (t = null))
          else throw Error(i(558))
        } else if ((Nc || Da(e, t, n, !1), (a = (n & e.childLanes) !== 0), Nc || a)) {
          if (ko.current === null) {
            if (((r = q), r !== null && ((s = Tt(r, n)), s !== 0 && s !== o.retryLane)))
              throw ((o.retryLane = s), Pi(e, s), Pd(r, e, s), Mc)
            Kd()
          }
          t = Hc(e, t, n)
        } else
          ((e = o.treeContext),
            (P = lm(s.nextSibling)),
            (la = t),
            (F = !0),
            (ua = null),
            (da = !1),
            e !== null && ca(t, e),
            (t = Vc(t, r)),
            (t.flags |= 134221824))
        return t
      }
      return (
        (e = Vi(e.child, { mode: r.mode, children: r.children })), (e.ref = t.ref), (t.child = e), (e.return = t), e
      )
    }
    function Wc(e, t) {
      var n = t.ref
      if (n === null) e !== null && e.ref !== null && (t.flags |= 4194816)
      else {
        if (typeof n != `function` && typeof n != `object`) throw Error(i(284))
        ;(e === null || e.ref !== n) && (t.flags |= 4194816)
      }
    }
    function Gc(e, t, n, r, i) {
      return (
        ka(t),
        (n = es(e, t, n, r, void 0, i)),
        (r = is()),
        e !== null && !Nc ? (as(e, t, i), ll(e, t, i)) : (F && r && oa(t), (t.flags |= 1), Pc(e, t, n, i), t.child)
      )
    }
    function Kc(e, t, n, r, i, a) {
      return (
        ka(t),
        (t.updateQueue = null),
        (n = ns(t, r, n, i)),
        ts(e),
        (r = is()),
        e !== null && !Nc ? (as(e, t, a), ll(e, t, a)) : (F && r && oa(t), (t.flags |= 1), Pc(e, t, n, a), t.child)
      )
    }
    function qc(e, t, n, r, i) {
      if ((ka(t), t.stateNode === null)) {
        var a = Li,
          o = n.contextType
        ;(typeof o == `object` && o && (a = Aa(o)),
          (a = new n(r, a)),
          (t.memoizedState = a.state !== null && a.state !== void 0 ? a.state : null),
          (a.updater = yc),
          (t.stateNode = a),
          (a._reactInternals = t),
          (a = t.stateNode),
          (a.props = r),
          (a.state = t.memoizedState),
          (a.refs = {}),
          vo(t),
          (o = n.contextType),
          (a.context = typeof o == `object` && o ? Aa(o) : Li),
          (a.state = t.memoizedState),
          (o = n.getDerivedStateFromProps),
          typeof o == `function` && (vc(t, n, o, r), (a.state = t.memoizedState)),
          typeof n.getDerivedStateFromProps == `function` ||
            typeof a.getSnapshotBeforeUpdate == `function` ||
            (typeof a.UNSAFE_componentWillMount != `function` && typeof a.componentWillMount != `function`) ||
            ((o = a.state),
            typeof a.componentWillMount == `function` && a.componentWillMount(),
            typeof a.UNSAFE_componentWillMount == `function` && a.UNSAFE_componentWillMount(),
            o !== a.state && yc.enqueueReplaceState(a, a.state, null),
            Eo(t, r, a, i),
            To(),
            (a.state = t.memoizedState)),
          typeof a.componentDidMount == `function` && (t.flags |= 4194308),
          (r = !0))
      } else if (e === null) {
        a = t.stateNode
        var s = t.memoizedProps,
          c = Sc(n, s)
        a.props = c
        var l = a.context,
          u = n.contextType
        ;((o = Li), typeof u == `object` && u && (o = Aa(u)))
        var d = n.getDerivedStateFromProps
        ;((u = typeof d == `function` || typeof a.getSnapshotBeforeUpdate == `function`),
          (s = t.pendingProps !== s),
          u ||
            (typeof a.UNSAFE_componentWillReceiveProps != `function` &&
              typeof a.componentWillReceiveProps != `function`) ||
            ((s || l !== o) && xc(t, a, r, o)),
          (_o = !1))
        var f = t.memoizedState
        ;((a.state = f),
          Eo(t, r, a, i),
          To(),
          (l = t.memoizedState),
          s || f !== l || _o
            ? (typeof d == `function` && (vc(t, n, d, r), (l = t.memoizedState)),
              (c = _o || bc(t, n, c, r, f, l, o))
                ? (u ||
                    (typeof a.UNSAFE_componentWillMount != `function` && typeof a.componentWillMount != `function`) ||
                    (typeof a.componentWillMount == `function` && a.componentWillMount(),
                    typeof a.UNSAFE_componentWillMount == `function` && a.UNSAFE_componentWillMount()),
                  typeof a.componentDidMount == `function` && (t.flags |= 4194308))
                : (typeof a.componentDidMount == `function` && (t.flags |= 4194308),
                  (t.memoizedProps = r),
                  (t.memoizedState = l)),
              (a.props = r),
              (a.state = l),
              (a.context = o),
              (r = c))
            : (typeof a.componentDidMount == `function` && (t.flags |= 4194308), (r = !1)))
      } else {
        ;((a = t.stateNode),
          yo(e, t),
          (o = t.memoizedProps),
          (u = Sc(n, o)),
          (a.props = u),
          (d = t.pendingProps),
          (f = a.context),
          (l = n.contextType),
          (c = Li),
          typeof l == `object` && l && (c = Aa(l)),
          (s = n.getDerivedStateFromProps),
          (l = typeof s == `function` || typeof a.getSnapshotBeforeUpdate == `function`) ||
            (typeof a.UNSAFE_componentWillReceiveProps != `function` &&
              typeof a.componentWillReceiveProps != `function`) ||
            ((o !== d || f !== c) && xc(t, a, r, c)),
          (_o = !1),
          (f = t.memoizedState),
          (a.state = f),
          Eo(t, r, a, i),
          To())
        var p = t.memoizedState
        o !== d || f !== p || _o || (e !== null && e.dependencies !== null && Oa(e.dependencies))
          ? (typeof s == `function` && (vc(t, n, s, r), (p = t.memoizedState)),
            (u = _o || bc(t, n, u, r, f, p, c) || (e !== null && e.dependencies !== null && Oa(e.dependencies)))
              ? (l ||
                  (typeof a.UNSAFE_componentWillUpdate != `function` && typeof a.componentWillUpdate != `function`) ||
                  (typeof a.componentWillUpdate == `function` && a.componentWillUpdate(r, p, c),
                  typeof a.UNSAFE_componentWillUpdate == `function` && a.UNSAFE_componentWillUpdate(r, p, c)),
                typeof a.componentDidUpdate == `function` && (t.flags |= 4),
                typeof a.getSnapshotBeforeUpdate == `function` && (t.flags |= 1024))
              : (typeof a.componentDidUpdate != `function` ||
                  (o === e.memoizedProps && f === e.memoizedState) ||
                  (t.flags |= 4),
                typeof a.getSnapshotBeforeUpdate != `function` ||
                  (o === e.memoizedProps && f === e.memoizedState) ||
                  (t.flags |= 1024),
                (t.memoizedProps = r),
                (t.memoizedState = p)),
            (a.props = r),
            (a.state = p),
            (a.context = c),
            (r = u))
          : (typeof a.componentDidUpdate != `function` ||
              (o === e.memoizedProps && f === e.memoizedState) ||
              (t.flags |= 4),
            typeof a.getSnapshotBeforeUpdate != `function` ||
              (o === e.memoizedProps && f === e.memoizedState) ||
              (t.flags |= 1024),
            (r = !1))
      }
      return (
        (a = r),
        Wc(e, t),
        (r = !!(t.flags & 128)),
        a || r
          ? ((a = t.stateNode),
            (n = r && typeof n.getDerivedStateFromError != `function` ? null : a.render()),
            (t.flags |= 1),
            e !== null && r ? ((t.child = ho(t, e.child, null, i)), (t.child = ho(t, null, n, i))) : Pc(e, t, n, i),
            (t.memoizedState = a.state),
            (e = t.child))
          : (e = ll(e, t, i)),
        e
      )
    }
    function Jc(e, t, n, r) {
      return (_a(), (t.flags |= 256), Pc(e, t, n, r), t.child)
    }
    var Yc = { dehydrated: null, treeContext: null, retryLane: 0, hydrationErrors: null }
    function Xc(e) {
      return { baseLanes: e, cachePool: Qa() }
    }
    function Zc(e, t, n) {
      return ((e = e === null ? 0 : e.childLanes & ~n), t && (e |= ld), e)
    }
    function Qc(e, t, n) {
      var r = t.pendingProps,
        i = !1,
        a = !!(t.flags & 128),
        o
      if (
        ((o = a) || (o = e !== null && e.memoizedState === null ? !1 : !!(Vo.current & 2)),
        o && ((i = !0), (t.flags &= -129)),
        (o = !!(t.flags & 32)),
        (t.flags &= -33),
        e === null)
      ) {
        if (F) {
          if (
            (i ? Io(t) : zo(),
            (e = P)
              ? ((e = am(e, da)),
                (e = e !== null && e.data !== `&` ? e : null),
                e !== null &&
                  ((t.memoizedState = {
                    dehydrated: e,
                    treeContext: ta === null ? null : { id: na, overflow: ra },
                    retryLane: 536870912,
                    hydrationErrors: null,
                  }),
                  (n = Ki(e)),
                  (n.return = t),
                  (t.child = n),
                  (la = t),
                  (P = null)))
              : (e = null),
            e === null)
          )
            throw pa(t)
          return ((t.lanes = sm(e) ? 32 : 536870912), null)
        }
        return (
          (a = r.children),
          (r = r.fallback),
          i
            ? (zo(),
              (i = t.mode),
              (a = el({ mode: `hidden`, children: a }, i)),
              (r = Wi(r, i, n, null)),
              (a.return = t),
              (r.return = t),
              (a.sibling = r),
              (t.child = a),
              (r = t.child),
              (r.memoizedState = Xc(n)),
              (r.childLanes = Zc(e, o, n)),
              (t.memoizedState = Yc),
              zc(null, r))
            : (Io(t), $c(t, a))
        )
      }
      var s = e.memoizedState
      if (s !== null) {
        var c = s.dehydrated
        if (c !== null) return nl(e, t, a, o, r, c, s, n)
      }
      return i
        ? (zo(),
          (i = r.fallback),
          (a = t.mode),
          (s = e.child),
          (c = s.sibling),
          (r = Vi(s, { mode: `hidden`, children: r.children })),
          (r.subtreeFlags = s.subtreeFlags & 1206910976),
          c === null ? ((i = Wi(i, a, n, null)), (i.flags |= 2)) : (i = Vi(c, i)),
          (i.return = t),
          (r.return = t),
          (r.sibling = i),
          (t.child = r),
          zc(null, r),
          (r = t.child),
          (i = e.child.memoizedState),
          i === null
            ? (i = Xc(n))
            : ((a = i.cachePool),
              a === null ? (a = Qa()) : ((s = Ia._currentValue), (a = a.parent === s ? a : { parent: s, pool: s })),
              (i = { baseLanes: i.baseLanes | n, cachePool: a })),
          (r.memoizedState = i),
          (r.childLanes = Zc(e, o, n)),
          (t.memoizedState = Yc),
          zc(e.child, r))
        : (Io(t),
          (n = e.child),
          (e = n.sibling),
          (n = Vi(n, { mode: `visible`, children: r.children })),
          (n.return = t),
          (n.sibling = null),
          e !== null && ((o = t.deletions), o === null ? ((t.deletions = [e]), (t.flags |= 16)) : o.push(e)),
          (t.child = n),
          (t.memoizedState = null),
          n)
    }
    function $c(e, t) {
      return ((t = el({ mode: `visible`, children: t }, e.mode)), (t.return = e), (e.child = t))
    }
    function el(e, t) {
      return ((e = zi(22, e, null, t)), (e.lanes = 0), e)
    }
    function tl(e, t, n) {
      return (
        ho(t, e.child, null, n), (e = $c(t, t.pendingProps.children)), (e.flags |= 2), (t.memoizedState = null), e
      )
    }
    function nl(e, t, n, r, a, o, s, c) {
      if (n)
        return t.flags & 256
          ? (Io(t), (t.flags &= -257), tl(e, t, c))
          : t.memoizedState === null
            ? (zo(),
              (o = a.fallback),
              (s = t.mode),
              (a = el({ mode: `visible`, children: a.children }, s)),
              (o = Wi(o, s, c, null)),
              (o.flags |= 2),
              (a.return = t),
              (o.return = t),
              (a.sibling = o),
              (t.child = a),
              ho(t, e.child, null, c),
              (a = t.child),
              (a.memoizedState = Xc(c)),
              (a.childLanes = Zc(e, r, c)),
              (t.memoizedState = Yc),
              zc(null, a))
            : (zo(), (t.child = e.child), (t.flags |= 128), null)
      if ((Io(t), sm(o))) {
        if (((r = o.nextSibling && o.nextSibling.dataset), r)) var l = r.dgst
        return (
          (r = l),
          r !== `` &&
            ((a = Error(i(419))), (a.stack = ``), (a.digest = r), ya({ value: a, source: null, stack: null })),
          tl(e, t, c)
        )
      }
      if ((Nc || Da(e, t, c, !1), (r = (c & e.childLanes) !== 0), Nc || r)) {
        if (ko.current !== null) return tl(e, t, c)
        if (((r = q), r !== null && ((a = Tt(r, c)), a !== 0 && a !== s.retryLane)))
          throw ((s.retryLane = a), Pi(e, a), Pd(r, e, a), Mc)
        return (om(o) || Kd(), tl(e, t, c))
      }
      return om(o)
        ? ((t.flags |= 192), (t.child = e.child), null)
        : ((e = s.treeContext),
          (P = lm(o.nextSibling)),
          (la = t),
          (F = !0),
          (ua = null),
          (da = !1),
          e !== null && ca(t, e),
          (t = $c(t, a.children)),
          (t.flags |= 134221824),
          t)
    }
    function rl(e, t, n) {
      e.lanes |= t
      var r = e.alternate
      ;(r !== null && (r.lanes |= t), Ta(e.return, t, n))
    }
    function il(e) {
      for (var t = null; e !== null;) {
        var n = e.alternate
        ;(n !== null && Wo(n) === null && (t = e), (e = e.sibling))
      }
      return t
    }
    function al(e, t, n, r, i, a) {
      var o = e.memoizedState
      o === null
        ? (e.memoizedState = {
            isBackwards: t,
            rendering: null,
            renderingStartTime: 0,
            last: r,
            tail: n,
            tailMode: i,
            treeForkCount: a,
          })
        : ((o.isBackwards = t),
          (o.rendering = null),
          (o.renderingStartTime = 0),
          (o.last = r),
          (o.tail = n),
          (o.tailMode = i),
          (o.treeForkCount = a))
    }
    function ol(e) {
      var t = e.child
      for (e.child = null; t !== null;) {
        var n = t.sibling
        ;((t.sibling = e.child), (e.child = t), (t = n))
      }
    }
    function sl(e, t, n) {
      var r = t.pendingProps,
        i = r.revealOrder,
        a = r.tail
      r = r.children
      var o = Vo.current
      if (t.flags & 128) return (Ho(t, o), null)
      var s = !!(o & 2)
      if (
        (s ? ((o = (o & 1) | 2), (t.flags |= 128)) : (o &= 1),
        Ho(t, o),
        i === `backwards` && e !== null ? (ol(e), Pc(e, t, r, n), ol(e)) : Pc(e, t, r, n),
        (r = F ? Qi : 0),
        !s && e !== null && e.flags & 128)
      )
        a: for (e = t.child; e !== null;) {
          if (e.tag === 13) e.memoizedState !== null && rl(e, n, t)
          else if (e.tag === 19) rl(e, n, t)
          else if (e.child !== null) {
            ;((e.child.return = e), (e = e.child))
            continue
          }
          if (e === t) break a
          for (; e.sibling === null;) {
            if (e.return === null || e.return === t) break a
            e = e.return
          }
          ;((e.sibling.return = e.return), (e = e.sibling))
        }
      switch (i) {
        case `backwards`:
          ;((n = il(t.child)),
            n === null ? ((i = t.child), (t.child = null)) : ((i = n.sibling), (n.sibling = null), ol(t)),
            al(t, !0, i, null, a, r))
          break
        case `unstable_legacy-backwards`:
          for (n = null, i = t.child, t.child = null; i !== null;) {
            if (((e = i.alternate), e !== null && Wo(e) === null)) {
              t.child = i
              break
            }
            ;((e = i.sibling), (i.sibling = n), (n = i), (i = e))
          }
          al(t, !0, n, null, a, r)
          break
        case `together`:
          al(t, !1, null, null, void 0, r)
          break
        case `independent`:
          t.memoizedState = null
          break
        default:
          ;((n = il(t.child)),
            n === null ? ((i = t.child), (t.child = null)) : ((i = n.sibling), (n.sibling = null)),
            al(t, !1, i, n, a, r))
      }
      return t.child
    }
    function cl(e, t, n) {
      var r = t.pendingProps
      return (Ca(t, t.type, r.value), Pc(e, t, r.children, n), t.child)
    }
    function ll(e, t, n) {
      if ((e !== null && (t.dependencies = e.dependencies), (od |= t.lanes), (n & t.childLanes) === 0)) {
        if (e !== null) {
          if ((Da(e, t, n, !1), (n & t.childLanes) === 0)) return null
        } else return null
      }
      if (e !== null && t.child !== e.child) throw Error(i(153))
      if (t.child !== null) {
        for (e = t.child, n = Vi(e, e.pendingProps), t.child = n, n.return = t; e.sibling !== null;)
          ((e = e.sibling), (n = n.sibling = Vi(e, e.pendingProps)), (n.return = t))
        n.sibling = null
      }
      return t.child
    }
    function ul(e, t) {
      return (e.lanes & t) !== 0 || ((e = e.dependencies), !!(e !== null && Oa(e)))
    }
    function dl(e, t, n) {
      switch (t.tag) {
        case 3:
          ;(Ne(t, t.stateNode.containerInfo), Ca(t, Ia, e.memoizedState.cache), _a())
          break
        case 27:
        case 5:
          Fe(t)
          break
        case 4:
          Ne(t, t.stateNode.containerInfo)
          break
        case 10:
          Ca(t, t.type, t.memoizedProps.value)
          break
        case 31:
          if (t.memoizedState !== null) return ((t.flags |= 128), Lo(t), null)
          break
        case 13:
          var r = t.memoizedState
          if (r !== null) {
            if (r.dehydrated !== null) return (Io(t), (t.flags |= 128), null)
            r = Da(e, t, n, !1)
            var i = t.child.childLanes
            return r || (n & i) !== 0 ? Qc(e, t, n) : (Io(t), (e = ll(e, t, n)), e === null ? null : e.sibling)
          }
          Io(t)
          break
        case 19:
          if (t.flags & 128) return sl(e, t, n)
          if (
            ((i = !!(e.flags & 128)),
            (r = (n & t.childLanes) !== 0),
            (r ||= (Da(e, t, n, !1), (n & t.childLanes) !== 0)),
            i)
          ) {
            if (r) return sl(e, t, n)
            t.flags |= 128
          }
          if (
            ((i = t.memoizedState),
            i !== null && ((i.rendering = null), (i.tail = null), (i.lastEffect = null)),
            Ho(t, Vo.current),
            r)
          )
            break
          return null
        case 22:
          return ((t.lanes = 0), Rc(e, t, n, t.pendingProps))
        case 24:
          Ca(t, Ia, e.memoizedState.cache)
      }
      return ll(e, t, n)
    }
    function fl(e, t, n) {
      if (e !== null) {
        if (e.memoizedProps !== t.pendingProps) Nc = !0
        else {
          if (!ul(e, n) && !(t.flags & 128)) return ((Nc = !1), dl(e, t, n))
          Nc = !!(e.flags & 131072)
        }
      } else ((Nc = !1), F && t.flags & 1048576 && aa(t, Qi, t.index))
      switch (((t.lanes = 0), t.tag)) {
        case 16:
          a: {
            var r = t.pendingProps
            if (((e = ao(t.elementType)), (t.type = e), typeof e == `function`))
              Bi(e)
                ? ((r = Sc(e, r)), (t.tag = 1), (t = qc(null, t, e, r, n)))
                : ((t.tag = 0), (t = Gc(null, t, e, r, n)))
            else {
              if (e != null) {
                var a = e.$$typeof
                if (a === le) {
                  ;((t.tag = 11), (t = Fc(null, t, e, r, n)))
                  break a
                }
                if (a === fe) {
                  ;((t.tag = 14), (t = Ic(null, t, e, r, n)))
                  break a
                }
                if (a === ce) {
                  ;((t.tag = 10), (t.type = e), (t = cl(null, t, n)))
                  break a
                }
              }
              throw ((t = Se(e) || e), Error(i(306, t, ``)))
            }
          }
          return t
        case 0:
          return Gc(e, t, t.type, t.pendingProps, n)
        case 1:
          return ((r = t.type), (a = Sc(r, t.pendingProps)), qc(e, t, r, a, n))
        case 3:
          a: {
            if ((Ne(t, t.stateNode.containerInfo), e === null)) throw Error(i(387))
            r = t.pendingProps
            var o = t.memoizedState
            ;((a = o.element), yo(e, t), Eo(t, r, null, n))
            var s = t.memoizedState
            if (
              ((r = s.cache), Ca(t, Ia, r), r !== o.cache && Ea(t, [Ia], n, !0), To(), (r = s.element), o.isDehydrated)
            ) {
              if (
                ((o = { element: r, isDehydrated: !1, cache: s.cache }),
                (t.updateQueue.baseState = o),
                (t.memoizedState = o),
                t.flags & 256)
              ) {
                t = Jc(e, t, r, n)
                break a
              }
              if (r !== a) {
                ;((a = Ji(Error(i(424)), t)), ya(a), (t = Jc(e, t, r, n)))
                break a
              }
              switch (((e = t.stateNode.containerInfo), e.nodeType)) {
                case 9:
                  e = e.body
                  break
                default:
                  e = e.nodeName === `HTML` ? e.ownerDocument.body : e
              }
              for (P = lm(e.firstChild), la = t, F = !0, ua = null, da = !0, n = go(t, null, r, n), t.child = n; n;)
                ((n.flags = (n.flags & -3) | 134221824), (n = n.sibling))
            } else {
              if ((_a(), r === a)) {
                t = ll(e, t, n)
                break a
              }
              Pc(e, t, r, n)
            }
            t = t.child
          }
          return t
        case 26:
          return (
            Wc(e, t),
            e === null
              ? (n = Nm(t.type, null, t.pendingProps, null))
                ? (t.memoizedState = n)
                : F || (t.stateNode = fp(t.type, t.pendingProps, je.current, t))
              : (t.memoizedState = Nm(t.type, e.memoizedProps, t.pendingProps, e.memoizedState)),
            null
          )
        case 27:
          return (
            Fe(t),
            e === null &&
              F &&
              ((r = t.stateNode = hm(t.type, t.pendingProps, je.current)),
              (la = t),
              (da = !0),
              (a = P),
              Sp(t.type) ? ((um = a), (P = lm(r.firstChild))) : (P = a)),
            Pc(e, t, t.pendingProps.children, n),
            Wc(e, t),
            e === null && (t.flags |= 4194304),
            t.child
          )
        case 5:
          return (
            e === null &&
              F &&
              ((a = r = P) &&
                ((r = rm(r, t.type, t.pendingProps, da)),
                r === null ? (a = !1) : ((t.stateNode = r), (la = t), (P = lm(r.firstChild)), (da = !1), (a = !0))),
              a || pa(t)),
            Fe(t),
            (a = t.type),
            (o = t.pendingProps),
            (s = e === null ? null : e.memoizedProps),
            (r = o.children),
            pp(a, o) ? (r = null) : s !== null && pp(a, s) && (t.flags |= 32),
            t.memoizedState !== null && ((a = es(e, t, rs, null, null, n)), (sh._currentValue = a)),
            Wc(e, t),
            Pc(e, t, r, n),
            t.child
          )
        case 6:
          return (
            e === null &&
              F &&
              ((e = n = P) &&
                ((n = im(n, t.pendingProps, da)),
                n === null ? (e = !1) : ((t.stateNode = n), (la = t), (P = null), (e = !0))),
              e || pa(t)),
            null
          )
        case 13:
          return Qc(e, t, n)
        case 4:
          return (
            Ne(t, t.stateNode.containerInfo),
            (r = t.pendingProps),
            e === null ? (t.child = ho(t, null, r, n)) : Pc(e, t, r, n),
            t.child
          )
        case 11:
          return Fc(e, t, t.type, t.pendingProps, n)
        case 7:
          return ((r = t.pendingProps), Wc(e, t), Pc(e, t, r, n), t.child)
        case 8:
          return (Pc(e, t, t.pendingProps.children, n), t.child)
        case 12:
          return (Pc(e, t, t.pendingProps.children, n), t.child)
        case 10:
          return cl(e, t, n)
        case 9:
          return (
            (a = t.type._context),
            (r = t.pendingProps.children),
            ka(t),
            (a = Aa(a)),
            (r = r(a)),
            (t.flags |= 1),
            Pc(e, t, r, n),
            t.child
          )
        case 14:
          return Ic(e, t, t.type, t.pendingProps, n)
        case 15:
          return Lc(e, t, t.type, t.pendingProps, n)
        case 19:
          return sl(e, t, n)
        case 31:
          return Uc(e, t, n)
        case 22:
          return Rc(e, t, n, t.pendingProps)
        case 24:
          return (
            ka(t),
            (r = Aa(Ia)),
            e === null
              ? ((a = Xa()),
                a === null &&
                  ((a = q),
                  (o = La()),
                  (a.pooledCache = o),
                  o.refCount++,
                  o !== null && (a.pooledCacheLanes |= n),
                  (a = o)),
                (t.memoizedState = { parent: r, cache: a }),
                vo(t),
                Ca(t, Ia, a))
              : ((e.lanes & n) !== 0 && (yo(e, t), Eo(t, null, null, n), To()),
                (a = e.memoizedState),
                (o = t.memoizedState),
                a.parent === r
                  ? ((r = o.cache), Ca(t, Ia, r), r !== a.cache && Ea(t, [Ia], n, !0))
                  : ((a = { parent: r, cache: r }),
                    (t.memoizedState = a),
                    t.lanes === 0 && (t.memoizedState = t.updateQueue.baseState = a),
                    Ca(t, Ia, r))),
            Pc(e, t, t.pendingProps.children, n),
            t.child
          )
        case 30:
          return (
            t.stateNode === null && (t.stateNode = { autoName: null, paired: null, clones: null, ref: null }),
            (r = t.pendingProps),
            r.name != null && r.name !== `auto` ? (t.flags |= e === null ? 18882560 : 18874368) : F && oa(t),
            e !== null && e.memoizedProps.name !== r.name ? (t.flags |= 4194816) : Wc(e, t),
            Pc(e, t, r.children, n),
            t.child
          )
        case 29:
          throw t.pendingProps
      }
      throw Error(i(156, t.tag))
    }
    function pl(e) {
      e.flags |= 4
    }
    function ml(e, t, n, r, i) {
      var a
      if (
        ((a = !!(e.mode & 32)) && (a = n === null ? Jm(t, r) : Jm(t, r) && (r.src !== n.src || r.srcSet !== n.srcSet)),
        a)
      ) {
        if (((e.flags |= 16777216), (i & 335544128) === i)) {
          if (e.stateNode.complete) e.flags |= 8192
          else if (Ud()) e.flags |= 8192
          else throw ((oo = no), eo)
        }
      } else e.flags &= -16777217
    }
    function hl(e, t) {
      if (t.type !== `stylesheet` || t.state.loading & 4) e.flags &= -16777217
      else if (((e.flags |= 16777216), !Ym(t))) {
        if (Ud()) e.flags |= 8192
        else throw ((oo = no), eo)
      }
    }
    function gl(e, t) {
      ;(t !== null && (e.flags |= 4),
        e.flags & 16384 && ((t = e.tag === 22 ? 536870912 : yt()), (e.lanes |= t), (ud |= t)))
    }
    function _l(e, t) {
      if (!F)
        switch (e.tailMode) {
          case `visible`:
            break
          case `collapsed`:
            for (var n = e.tail, r = null; n !== null;) (n.alternate !== null && (r = n), (n = n.sibling))
            r === null ? (t || e.tail === null ? (e.tail = null) : (e.tail.sibling = null)) : (r.sibling = null)
            break
          default:
            for (t = e.tail, n = null; t !== null;) (t.alternate !== null && (n = t), (t = t.sibling))
            n === null ? (e.tail = null) : (n.sibling = null)
        }
    }
    function W(e) {
      var t = e.alternate !== null && e.alternate.child === e.child,
        n = 0,
        r = 0
      if (t)
        for (var i = e.child; i !== null;)
          ((n |= i.lanes | i.childLanes),
            (r |= i.subtreeFlags & 1206910976),
            (r |= i.flags & 1206910976),
            (i.return = e),
            (i = i.sibling))
      else
        for (i = e.child; i !== null;)
          ((n |= i.lanes | i.childLanes), (r |= i.subtreeFlags), (r |= i.flags), (i.return = e), (i = i.sibling))
      return ((e.subtreeFlags |= r), (e.childLanes = n), t)
    }
    function vl(e, t, n) {
      var r = t.pendingProps
      switch ((sa(t), t.tag)) {
        case 16:
        case 15:
        case 0:
        case 11:
        case 7:
        case 8:
        case 12:
        case 9:
        case 14:
          return (W(t), null)
        case 1:
          return (W(t), null)
        case 3:
          return (
            (n = t.stateNode),
            (r = null),
            e !== null && (r = e.memoizedState.cache),
            t.memoizedState.cache !== r && (t.flags |= 2048),
            wa(Ia),
            Pe(),
            n.pendingContext && ((n.context = n.pendingContext), (n.pendingContext = null)),
            (e === null || e.child === null) &&
              (ga(t)
                ? pl(t)
                : e === null || (e.memoizedState.isDehydrated && !(t.flags & 256)) || ((t.flags |= 1024), va())),
            W(t),
            null
          )
        case 26:
          var a = t.type,
            o = t.memoizedState
          return (
            e === null
              ? (pl(t), o === null ? (W(t), ml(t, a, null, r, n)) : (W(t), hl(t, o)))
              : o
                ? o === e.memoizedState
                  ? (W(t), (t.flags &= -16777217))
                  : (pl(t), W(t), hl(t, o))
                : ((e = e.memoizedProps), e !== r && pl(t), W(t), ml(t, a, e, r, n)),
            null
          )
        case 27:
          if ((Ie(t), (n = je.current), (a = t.type), e !== null && t.stateNode != null)) e.memoizedProps !== r && pl(t)
          else {
            if (!r) {
              if (t.stateNode === null) throw Error(i(166))
              return (W(t), (t.subtreeFlags &= -33554433), null)
            }
            ;((e = ke.current), ga(t) ? ma(t, e) : ((e = hm(a, r, n)), (t.stateNode = e), pl(t)))
          }
          return (W(t), (t.subtreeFlags &= -33554433), null)
        case 5:
          if ((Ie(t), (a = t.type), e !== null && t.stateNode != null)) e.memoizedProps !== r && pl(t)
          else {
            if (!r) {
              if (t.stateNode === null) throw Error(i(166))
              return (W(t), (t.subtreeFlags &= -33554433), null)
            }
            if (((o = ke.current), ga(t))) ma(t, o)
            else {
              var s = lp(je.current)
              switch (o) {
                case 1:
                  o = s.createElementNS(`http://www.w3.org/2000/svg`, a)
                  break
                case 2:
                  o = s.createElementNS(`http://www.w3.org/1998/Math/MathML`, a)
                  break
                default:
                  switch (a) {
                    case `svg`:
                      o = s.createElementNS(`http://www.w3.org/2000/svg`, a)
                      break
                    case `math`:
                      o = s.createElementNS(`http://www.w3.org/1998/Math/MathML`, a)
                      break
                    case `script`:
                      ;((o = s.createElement(`div`)),
                        (o.innerHTML = `<script><\/script>`),
                        (o = o.removeChild(o.firstChild)))
                      break
                    case `select`:
                      ;((o =
                        typeof r.is == `string` ? s.createElement(`select`, { is: r.is }) : s.createElement(`select`)),
                        r.multiple ? (o.multiple = !0) : r.size && (o.size = r.size))
                      break
                    default:
                      o = typeof r.is == `string` ? s.createElement(a, { is: r.is }) : s.createElement(a)
                  }
              }
              ;((o[jt] = t), (o[Mt] = r))
              a: for (s = t.child; s !== null;) {
                if (s.tag === 5 || s.tag === 6) o.appendChild(s.stateNode)
                else if (s.tag !== 4 && s.tag !== 27 && s.child !== null) {
                  ;((s.child.return = s), (s = s.child))
                  continue
                }
                if (s === t) break a
                for (; s.sibling === null;) {
                  if (s.return === null || s.return === t) break a
                  s = s.return
                }
                ;((s.sibling.return = s.return), (s = s.sibling))
              }
              t.stateNode = o
              a: switch ((np(o, a, r), a)) {
                case `button`:
                case `input`:
                case `select`:
                case `textarea`:
                  r = !!r.autoFocus
                  break a
                case `img`:
                  r = !0
                  break a
                default:
                  r = !1
              }
              r && pl(t)
            }
          }
          return (
            W(t),
            (t.subtreeFlags &= -33554433),
            ml(t, t.type, e === null ? null : e.memoizedProps, t.pendingProps, n),
            null
          )
        case 6:
          if (e && t.stateNode != null) e.memoizedProps !== r && pl(t)
          else {
            if (typeof r != `string` && t.stateNode === null) throw Error(i(166))
            if (((e = je.current), ga(t))) {
              if (((e = t.stateNode), (n = t.memoizedProps), (r = null), (a = la), a !== null))
                switch (a.tag) {
                  case 27:
                  case 5:
                    r = a.memoizedProps
                }
              ;((e[jt] = t),
                (e = !!(e.nodeValue === n || (r !== null && !0 === r.suppressHydrationWarning) || ep(e.nodeValue, n))),
                e || pa(t, !0))
            } else ((e = lp(e).createTextNode(r)), (e[jt] = t), (t.stateNode = e))
          }
          return (W(t), null)
        case 31:
          if (((n = t.memoizedState), e === null || e.memoizedState !== null)) {
            if (((r = ga(t)), n !== null)) {
              if (e === null) {
                if (!r) throw Error(i(318))
                if (((e = t.memoizedState), (e = e === null ? null : e.dehydrated), !e)) throw Error(i(557))
                e[jt] = t
              } else (_a(), !(t.flags & 128) && (t.memoizedState = null), (t.flags |= 4))
              ;(W(t), (e = !1))
            } else
              ((n = va()), e !== null && e.memoizedState !== null && (e.memoizedState.hydrationErrors = n), (e = !0))
            if (!e) return t.flags & 256 ? (Bo(t), t) : (Bo(t), null)
            if (t.flags & 128) throw Error(i(558))
          }
          return (W(t), null)
        case 13:
          if (
            ((r = t.memoizedState), e === null || (e.memoizedState !== null && e.memoizedState.dehydrated !== null))
          ) {
            if (((a = ga(t)), r !== null && r.dehydrated !== null)) {
              if (e === null) {
                if (!a) throw Error(i(318))
                if (((a = t.memoizedState), (a = a === null ? null : a.dehydrated), !a)) throw Error(i(317))
                a[jt] = t
              } else (_a(), !(t.flags & 128) && (t.memoizedState = null), (t.flags |= 4))
              ;(W(t), (a = !1))
            } else
              ((a = va()), e !== null && e.memoizedState !== null && (e.memoizedState.hydrationErrors = a), (a = !0))
            if (!a) return t.flags & 256 ? (Bo(t), t) : (Bo(t), null)
          }
          return (
            Bo(t),
            t.flags & 128
              ? ((t.lanes = n), t)
              : ((n = r !== null),
                (e = e !== null && e.memoizedState !== null),
                n &&
                  ((r = t.child),
                  (a = null),
                  r.alternate !== null &&
                    r.alternate.memoizedState !== null &&
                    r.alternate.memoizedState.cachePool !== null &&
                    (a = r.alternate.memoizedState.cachePool.pool),
                  (o = null),
                  r.memoizedState !== null &&
                    r.memoizedState.cachePool !== null &&
                    (o = r.memoizedState.cachePool.pool),
                  o !== a && (r.flags |= 2048)),
                n !== e && n && (t.child.flags |= 8192),
                gl(t, t.updateQueue),
                W(t),
                null)
          )
        case 4:
          return (Pe(), e === null && Wf(t.stateNode.containerInfo), (t.flags |= 67108864), W(t), null)
        case 10:
          return (wa(t.type), W(t), null)
        case 19:
          if ((Uo(t), (r = t.memoizedState), r === null)) return (W(t), null)
          if (((a = !!(t.flags & 128)), (o = r.rendering), o === null)) {
            if (a) _l(r, !1)
            else {
              if (ad !== 0 || (e !== null && e.flags & 128))
                for (e = t.child; e !== null;) {
                  if (((o = Wo(e)), o !== null)) {
                    for (
                      t.flags |= 128,
                        _l(r, !1),
                        e = o.updateQueue,
                        t.updateQueue = e,
                        gl(t, e),
                        t.subtreeFlags = 0,
                        e = n,
                        n = t.child;
                      n !== null;
                    )
                      (Hi(n, e), (n = n.sibling))
                    return (Ho(t, (Vo.current & 1) | 2), F && ia(t, r.treeForkCount), t.child)
                  }
                  e = e.sibling
                }
              r.tail !== null && Ye() > gd && ((t.flags |= 128), (a = !0), _l(r, !1), (t.lanes = 4194304))
            }
          } else {
            if (!a) {
              if (((e = Wo(o)), e !== null)) {
                if (
                  ((t.flags |= 128),
                  (a = !0),
                  (e = e.updateQueue),
                  (t.updateQueue = e),
                  gl(t, e),
                  _l(r, !0),
                  r.tail === null && r.tailMode !== `collapsed` && r.tailMode !== `visible` && !o.alternate && !F)
                )
                  return (W(t), null)
              } else
                2 * Ye() - r.renderingStartTime > gd &&
                  n !== 536870912 &&
                  ((t.flags |= 128), (a = !0), _l(r, !1), (t.lanes = 4194304))
            }
            r.isBackwards
              ? ((o.sibling = t.child), (t.child = o))
              : ((e = r.last), e === null ? (t.child = o) : (e.sibling = o), (r.last = o))
          }
          if (r.tail !== null) {
            e = r.tail
            a: {
              for (n = e; n !== null;) {
                if (n.alternate !== null) {
                  n = !1
                  break a
                }
                n = n.sibling
              }
              n = !0
            }
            return (
              (r.rendering = e),
              (r.tail = e.sibling),
              (r.renderingStartTime = Ye()),
              (e.sibling = null),
              (o = Vo.current),
              (o = a ? (o & 1) | 2 : o & 1),
              r.tailMode === `visible` || r.tailMode === `collapsed` || !n || F
                ? Ho(t, o)
                : ((n = o), k(Po, t), k(Vo, n), Fo === null && (Fo = t)),
              F && ia(t, r.treeForkCount),
              e
            )
          }
          return (W(t), null)
        case 22:
        case 23:
          return (
            Bo(t),
            No(),
            (r = t.memoizedState !== null),
            e === null ? r && (t.flags |= 8192) : (e.memoizedState !== null) !== r && (t.flags |= 8192),
            r ? n & 536870912 && !(t.flags & 128) && (W(t), t.subtreeFlags & 6 && (t.flags |= 8192)) : W(t),
            (n = t.updateQueue),
            n !== null && gl(t, n.retryQueue),
            (n = null),
            e !== null &&
              e.memoizedState !== null &&
              e.memoizedState.cachePool !== null &&
              (n = e.memoizedState.cachePool.pool),
            (r = null),
            t.memoizedState !== null && t.memoizedState.cachePool !== null && (r = t.memoizedState.cachePool.pool),
            r !== n && (t.flags |= 2048),
            e !== null && Oe(Ya),
            null
          )
        case 24:
          return (
            (n = null),
            e !== null && (n = e.memoizedState.cache),
            t.memoizedState.cache !== n && (t.flags |= 2048),
            wa(Ia),
            W(t),
            null
          )
        case 25:
          return null
        case 30:
          return ((t.flags |= 33554432), W(t), null)
      }
      throw Error(i(156, t.tag))
    }
    function yl(e, t) {
      switch ((sa(t), t.tag)) {
        case 1:
          return ((e = t.flags), e & 65536 ? ((t.flags = (e & -65537) | 128), t) : null)
        case 3:
          return (wa(Ia), Pe(), (e = t.flags), e & 65536 && !(e & 128) ? ((t.flags = (e & -65537) | 128), t) : null)
        case 26:
        case 27:
        case 5:
          return (Ie(t), null)
        case 31:
          if (t.memoizedState !== null) {
            if ((Bo(t), t.alternate === null)) throw Error(i(340))
            _a()
          }
          return ((e = t.flags), e & 65536 ? ((t.flags = (e & -65537) | 128), t) : null)
        case 13:
          if ((Bo(t), (e = t.memoizedState), e !== null && e.dehydrated !== null)) {
            if (t.alternate === null) throw Error(i(340))
            _a()
          }
          return ((e = t.flags), e & 65536 ? ((t.flags = (e & -65537) | 128), t) : null)
        case 19:
          return (
            Uo(t),
            (e = t.flags),
            e & 65536
              ? ((t.flags = (e & -65537) | 128),
                (e = t.memoizedState),
                e !== null && ((e.rendering = null), (e.tail = null)),
                (t.flags |= 4),
                t)
              : null
          )
        case 4:
          return (Pe(), null)
        case 10:
          return (wa(t.type), null)
        case 22:
        case 23:
          return (
            Bo(t), No(), e !== null && Oe(Ya), (e = t.flags), e & 65536 ? ((t.flags = (e & -65537) | 128), t) : null
          )
        case 24:
          return (wa(Ia), null)
        case 25:
          return null
        default:
          return null
      }
    }
    function bl(e, t) {
      switch ((sa(t), t.tag)) {
        case 3:
          ;(wa(Ia), Pe())
          break
        case 26:
        case 27:
        case 5:
          Ie(t)
          break
        case 4:
          Pe()
          break
        case 31:
          t.memoizedState !== null && Bo(t)
          break
        case 13:
          Bo(t)
          break
        case 19:
          Uo(t)
          break
        case 10:
          wa(t.type)
          break
        case 22:
        case 23:
          ;(Bo(t), No(), e !== null && Oe(Ya))
          break
        case 24:
          wa(Ia)
      }
    }
    function xl(e, t) {
      try {
        var n = t.updateQueue,
          r = n === null ? null : n.lastEffect
        if (r !== null) {
          var i = r.next
          n = i
          do {
            if ((n.tag & e) === e) {
              r = void 0
              var a = n.create,
                o = n.inst
              ;((r = a()), (o.destroy = r))
            }
            n = n.next
          } while (n !== i)
        }
      } catch (e) {
        Z(t, t.return, e)
      }
    }
    function Sl(e, t, n) {
      try {
        var r = t.updateQueue,
          i = r === null ? null : r.lastEffect
        if (i !== null) {
          var a = i.next
          r = a
          do {
            if ((r.tag & e) === e) {
              var o = r.inst,
                s = o.destroy
              if (s !== void 0) {
                ;((o.destroy = void 0), (i = t))
                var c = n,
                  l = s
                try {
                  l()
                } catch (e) {
                  Z(i, c, e)
                }
              }
            }
            r = r.next
          } while (r !== a)
        }
      } catch (e) {
        Z(t, t.return, e)
      }
    }
    function Cl(e) {
      var t = e.updateQueue
      if (t !== null) {
        var n = e.stateNode
        try {
          Oo(t, n)
        } catch (t) {
          Z(e, e.return, t)
        }
      }
    }
    function wl(e, t, n) {
      ;((n.props = Sc(e.type, e.memoizedProps)), (n.state = e.memoizedState))
      try {
        n.componentWillUnmount()
      } catch (n) {
        Z(e, t, n)
      }
    }
    function Tl(e, t) {
      try {
        var n = e.ref
        if (n !== null) {
          switch (e.tag) {
            case 26:
            case 27:
            case 5:
              var r = e.stateNode
              break
            case 30:
              var i = e.stateNode,
                a = wi(e.memoizedProps, i)
              ;((i.ref === null || i.ref.name !== a) && (i.ref = Pp(a)), (r = i.ref))
              break
            case 7:
              if (e.stateNode === null) {
                var o = new Fp(e)
                ;(h(e.child, !1, Qp, o, void 0, void 0), (e.stateNode = o))
              }
              r = e.stateNode
              break
            default:
              r = e.stateNode
          }
          typeof n == `function` ? (e.refCleanup = n(r)) : (n.current = r)
        }
      } catch (n) {
        Z(e, t, n)
      }
    }
    function El(e, t) {
      var n = e.ref,
        r = e.refCleanup
      if (n !== null) {
        if (typeof r == `function`)
          try {
            r()
          } catch (n) {
            Z(e, t, n)
          } finally {
            ;((e.refCleanup = null), (e = e.alternate), e != null && (e.refCleanup = null))
          }
        else if (typeof n == `function`)
          try {
            n(null)
          } catch (n) {
            Z(e, t, n)
          }
        else n.current = null
      }
    }
    function Dl(e, t) {
      if ((e.tag === 5 || e.tag === 27 || e.tag === 6) && e.alternate === null && t !== null)
        for (var n = 0; n < t.length; n++) em(e.stateNode, t[n])
    }
    function Ol(e) {
      for (var t = e.return; t !== null && (jl(t) && em(e.stateNode, t.stateNode), !Al(t));) t = t.return
    }
    function kl(e) {
      for (var t = e.return; t !== null && (jl(t) && tm(e.stateNode, t.stateNode), !Al(t));) t = t.return
    }
    function Al(e) {
      return e.tag === 5 || e.tag === 3 || e.tag === 27
    }
    function jl(e) {
      return e && e.tag === 7 && e.stateNode !== null
    }
    function Ml(e) {
      var t = e.type,
        n = e.memoizedProps,
        r = e.stateNode
      try {
        a: switch (t) {
          case `button`:
          case `input`:
          case `select`:
          case `textarea`:
            n.autoFocus && r.focus()
            break a
          case `img`:
            n.src ? (r.src = n.src) : n.srcSet && (r.srcset = n.srcSet)
        }
      } catch (t) {
        Z(e, e.return, t)
      }
    }
    function Nl(e, t, n) {
      try {
        var r = e.stateNode
        ;(ip(r, e.type, n, t), (r[Mt] = t))
      } catch (t) {
        Z(e, e.return, t)
      }
    }
    function Pl(e) {
      return e.tag === 5 || e.tag === 3 || e.tag === 26 || (e.tag === 27 && Sp(e.type)) || e.tag === 4
    }
    function Fl(e) {
      a: for (;;) {
        for (; e.sibling === null;) {
          if (e.return === null || Pl(e.return)) return null
          e = e.return
        }
        for (e.sibling.return = e.return, e = e.sibling; e.tag !== 5 && e.tag !== 6 && e.tag !== 18;) {
          if ((e.tag === 27 && Sp(e.type)) || e.flags & 2 || e.child === null || e.tag === 4) continue a
          ;((e.child.return = e), (e = e.child))
        }
        if (!(e.flags & 2)) return e.stateNode
      }
    }
    function Il(e, t, n, r) {
      var i = e.tag
      if (i === 5 || i === 6)
        ((i = e.stateNode),
          t
            ? (n.nodeType === 9 ? n.body : n.nodeName === `HTML` ? n.ownerDocument.body : n).insertBefore(i, t)
            : ((t = n.nodeType === 9 ? n.body : n.nodeName === `HTML` ? n.ownerDocument.body : n),
              t.appendChild(i),
              (n = n._reactRootContainer),
              n != null || t.onclick !== null || (t.onclick = Dn)),
          Dl(e, r),
          (A = !0))
      else if (
        i !== 4 &&
        (i === 27 && (Dl(e, r), (r = null), Sp(e.type) && ((n = e.stateNode), (t = null))), (e = e.child), e !== null)
      )
        for (Il(e, t, n, r), e = e.sibling; e !== null;) (Il(e, t, n, r), (e = e.sibling))
    }
    function Ll(e, t, n, r) {
      var i = e.tag
      if (i === 5 || i === 6) ((i = e.stateNode), t ? n.insertBefore(i, t) : n.appendChild(i), Dl(e, r), (A = !0))
      else if (
        i !== 4 &&
        (i === 27 && (Dl(e, r), (r = null), Sp(e.type) && (n = e.stateNode)), (e = e.child), e !== null)
      )
        for (Ll(e, t, n, r), e = e.sibling; e !== null;) (Ll(e, t, n, r), (e = e.sibling))
    }
    function Rl(e) {
      var t = e.stateNode,
        n = e.memoizedProps
      try {
        for (var r = e.type, i = t.attributes; i.length;) t.removeAttributeNode(i[0])
        ;(np(t, r, n), (t[jt] = e), (t[Mt] = n))
      } catch (t) {
        Z(e, e.return, t)
      }
    }
    var zl = !1,
      Bl = null
    function Vl(e) {
      ;(e.tag === 30 || e.subtreeFlags & 33554432) && (zl = !0)
    }
    var Hl = null
    function Ul() {
      var e = Hl
      return ((Hl = null), e)
    }
    var Wl = 0
    function Gl(e, t, n, r, i) {
      return ((Wl = 0), Kl(e.child, t, n, r, i))
    }
    function Kl(e, t, n, r, i) {
      for (var a = !1; e !== null;) {
        if (e.tag === 5) {
          var o = e.stateNode
          if (r !== null) {
            var s = Op(o)
            ;(r.push(s), s.view && (a = !0))
          } else a || (Op(o).view && (a = !0))
          ;((zl = !0), Tp(o, Wl === 0 ? t : t + `_` + Wl, n), Wl++)
        } else
          (e.tag === 22 && e.memoizedState !== null) || (e.tag === 30 && i) || (Kl(e.child, t, n, r, i) && (a = !0))
        e = e.sibling
      }
      return a
    }
    function ql(e, t) {
      for (; e !== null;)
        (e.tag === 5
          ? Ep(e.stateNode, e.memoizedProps)
          : (e.tag === 22 && e.memoizedState !== null) || (e.tag === 30 && t) || ql(e.child, t),
          (e = e.sibling))
    }
    function Jl(e) {
      if (e.subtreeFlags & 18874368)
        for (e = e.child; e !== null;) {
          if (
            (e.tag !== 22 || e.memoizedState === null) &&
            (Jl(e), e.tag === 30 && e.flags & 18874368 && e.stateNode.paired)
          ) {
            var t = e.memoizedProps
            if (t.name == null || t.name === `auto`) throw Error(i(544))
            var n = t.name
            ;((t = Ei(t.default, t.share)), t !== `none` && (Gl(e, n, t, null, !1) || ql(e.child, !1)))
          }
          e = e.sibling
        }
    }
    function Yl(e, t) {
      if (e.tag === 30) {
        var n = e.stateNode,
          r = e.memoizedProps,
          i = wi(r, n),
          a = Ei(r.default, n.paired ? r.share : r.enter)
        a === `none` ? Jl(e) : Gl(e, i, a, null, !1) ? (Jl(e), n.paired || t || Nd(e, r.onEnter)) : ql(e.child, !1)
      } else if (e.subtreeFlags & 33554432) for (e = e.child; e !== null;) (Yl(e, t), (e = e.sibling))
      else Jl(e)
    }
    function Xl(e) {
      if (Bl !== null && Bl.size !== 0) {
        var t = Bl
        if (e.subtreeFlags & 18874368)
          for (e = e.child; e !== null;) {
            if (e.tag !== 22 || e.memoizedState === null) {
              if (e.tag === 30 && e.flags & 18874368) {
                var n = e.memoizedProps,
                  r = n.name
                if (r != null && r !== `auto`) {
                  var i = t.get(r)
                  if (i !== void 0) {
                    var a = Ei(n.default, n.share)
                    if (
                      (a !== `none` &&
                        (Gl(e, r, a, null, !1)
                          ? ((a = e.stateNode), (i.paired = a), (a.paired = i), Nd(e, n.onShare))
                          : ql(e.child, !1)),
                      t.delete(r),
                      t.size === 0)
                    )
                      break
                  }
                }
              }
              Xl(e)
            }
            e = e.sibling
          }
      }
    }
    function Zl(e) {
      if (e.tag === 30) {
        var t = e.memoizedProps,
          n = wi(t, e.stateNode),
          r = Bl === null ? void 0 : Bl.get(n),
          i = Ei(t.default, r === void 0 ? t.exit : t.share)
        ;(i !== `none` &&
          (Gl(e, n, i, null, !1)
            ? r === void 0
              ? Nd(e, t.onExit)
              : ((i = e.stateNode), (r.paired = i), (i.paired = r), Bl.delete(n), Nd(e, t.onShare))
            : ql(e.child, !1)),
          Bl !== null && Xl(e))
      } else if (e.subtreeFlags & 33554432) for (e = e.child; e !== null;) (Zl(e), (e = e.sibling))
      else Bl !== null && Xl(e)
    }
    function Ql(e) {
      for (e = e.child; e !== null;) {
        if (e.tag === 30) {
          var t = e.memoizedProps,
            n = wi(t, e.stateNode)
          ;((t = Ei(t.default, t.update)), (e.flags &= -5), t !== `none` && Gl(e, n, t, (e.memoizedState = []), !1))
        } else e.subtreeFlags & 33554432 && Ql(e)
        e = e.sibling
      }
    }
    function $l(e) {
      if (e.subtreeFlags & 18874368)
        for (e = e.child; e !== null;) {
          if (e.tag !== 22 || e.memoizedState === null) {
            if (e.tag === 30 && e.flags & 18874368) {
              var t = e.stateNode
              t.paired !== null && ((t.paired = null), ql(e.child, !1))
            }
            $l(e)
          }
          e = e.sibling
        }
    }
    function eu(e) {
      if (e.tag === 30) ((e.stateNode.paired = null), ql(e.child, !1), $l(e))
      else if (e.subtreeFlags & 33554432) for (e = e.child; e !== null;) (eu(e), (e = e.sibling))
      else $l(e)
    }
    function tu(e) {
      for (e = e.child; e !== null;)
        (e.tag === 30 ? ql(e.child, !1) : e.subtreeFlags & 33554432 && tu(e), (e = e.sibling))
    }
    function nu(e, t, n, r, i, a, o) {
      for (var s = !1; t !== null;) {
        if (t.tag === 5) {
          var c = t.stateNode
          if (a !== null && Wl < a.length) {
            var l = a[Wl],
              u = Op(c)
            ;(l.view || u.view) && (s = !0)
            var d
            if ((d = !(e.flags & 4))) {
              if (u.clip) d = !0
              else {
                d = l.rect
                var f = u.rect
                d = d.y !== f.y || d.x !== f.x || d.height !== f.height || d.width !== f.width
              }
            }
            ;(d && (e.flags |= 4),
              u.abs ? (u = !l.abs) : ((l = l.rect), (u = u.rect), (u = l.height !== u.height || l.width !== u.width)),
              u && (e.flags |= 32))
          } else e.flags |= 32
          ;(e.flags & 4 && Tp(c, Wl === 0 ? n : n + `_` + Wl, i),
            (s && e.flags & 4) || (Hl === null && (Hl = []), Hl.push(c, Wl === 0 ? r : r + `_` + Wl, t.memoizedProps)),
            Wl++)
        } else
          (t.tag !== 22 || t.memoizedState === null) &&
            (t.tag === 30 && o ? (e.flags |= t.flags & 32) : nu(e, t.child, n, r, i, a, o) && (s = !0))
        t = t.sibling
      }
      return s
    }
    function ru(e, t) {
      for (e = e.child; e !== null;) {
        if (e.tag === 30) {
          var n = e.memoizedProps,
            r = e.stateNode,
            i = wi(n, r),
            a = Ei(n.default, n.update)
          if (t) {
            r = r.clones
            var o = r === null ? null : r.map(kp)
          } else ((o = e.memoizedState), (e.memoizedState = null))
          r = e
          var s = e.child
          ;((Wl = 0), (i = nu(r, s, i, i, a, o, !1)), e.flags & 4 && i && (t || Nd(e, n.onUpdate)))
        } else e.subtreeFlags & 33554432 && ru(e, t)
        e = e.sibling
      }
    }
    var iu = !1,
      G = !1,
      au = !1,
      ou = !1,
      su = typeof WeakSet == `function` ? WeakSet : Set,
      cu = null,
      lu = !1,
      uu = !1,
      du = !1,
      fu = !1
    function pu(e, t, n) {
      if (((e = e.containerInfo), (sp = gh), (e = ti(e)), ni(e))) {
        if (`selectionStart` in e) var r = { start: e.selectionStart, end: e.selectionEnd }
        else
          a: {
            r = ((r = e.ownerDocument) && r.defaultView) || window
            var i = r.getSelection && r.getSelection()
            if (i && i.rangeCount !== 0) {
              r = i.anchorNode
              var a = i.anchorOffset,
                o = i.focusNode
              i = i.focusOffset
              try {
                ;(r.nodeType, o.nodeType)
              } catch {
                r = null
                break a
              }
              var s = 0,
                c = -1,
                l = -1,
                u = 0,
                d = 0,
                f = e,
                p = null
              b: for (;;) {
                for (
                  var m;
                  f !== r || (a !== 0 && f.nodeType !== 3) || (c = s + a),
                    f !== o || (i !== 0 && f.nodeType !== 3) || (l = s + i),
                    f.nodeType === 3 && (s += f.nodeValue.length),
                    (m = f.firstChild) !== null;
                )
                  ((p = f), (f = m))
                for (;;) {
                  if (f === e) break b
                  if ((p === r && ++u === a && (c = s), p === o && ++d === i && (l = s), (m = f.nextSibling) !== null))
                    break
                  ;((f = p), (p = f.parentNode))
                }
                f = m
              }
              r = c === -1 || l === -1 ? null : { start: c, end: l }
            } else r = null
          }
        r ||= { start: 0, end: 0 }
      } else r = null
      for (
        cp = { focusedElem: e, selectionRange: r }, gh = !1, n = (n & 335544064) === n, cu = t, t = n ? 9270 : 1024;
        cu !== null;
      ) {
        if (((e = cu), n && ((r = e.deletions), r !== null))) for (a = 0; a < r.length; a++) n && Zl(r[a])
        if (e.alternate === null && e.flags & 2) (n && Vl(e), mu(n))
        else {
          if (e.tag === 22) {
            if (((r = e.alternate), e.memoizedState !== null)) {
              ;(r !== null && r.memoizedState === null && n && Zl(r), mu(n))
              continue
            }
            if (r !== null && r.memoizedState !== null) {
              ;(n && Vl(e), mu(n))
              continue
            }
          }
          ;((r = e.child), (e.subtreeFlags & t) !== 0 && r !== null ? ((r.return = e), (cu = r)) : (n && Ql(e), mu(n)))
        }
      }
      Bl = null
    }
    function mu(e) {
      for (; cu !== null;) {
        var t = cu,
          n = e,
          r = t.alternate,
          a = t.flags
        switch (t.tag) {
          case 0:
          case 11:
          case 15:
            break
          case 1:
            if (a & 1024 && r !== null) {
              ;((n = void 0), (a = r.memoizedProps), (r = r.memoizedState))
              var o = t.stateNode
              try {
                var s = Sc(t.type, a)
                ;((n = o.getSnapshotBeforeUpdate(s, r)), (o.__reactInternalSnapshotBeforeUpdate = n))
              } catch (e) {
                Z(t, t.return, e)
              }
            }
            break
          case 3:
            if (a & 1024) {
              if (((r = t.stateNode.containerInfo), (n = r.nodeType), n === 9)) nm(r)
              else if (n === 1)
                switch (r.nodeName) {
                  case `HEAD`:
                  case `HTML`:
                  case `BODY`:
                    nm(r)
                    break
                  default:
                    r.textContent = ``
                }
            }
            break
          case 5:
          case 26:
          case 27:
          case 6:
          case 4:
          case 17:
            break
          case 30:
            n &&
              r !== null &&
              ((n = wi(r.memoizedProps, r.stateNode)),
              (a = t.memoizedProps),
              (a = Ei(a.default, a.update)),
              a !== `none` && Gl(r, n, a, (r.memoizedState = []), !0))
            break
          default:
            if (a & 1024) throw Error(i(163))
        }
        if (((r = t.sibling), r !== null)) {
          ;((r.return = t.return), (cu = r))
          break
        }
        cu = t.return
      }
    }
    function hu(e, t, n) {
      var r = n.flags
      switch (n.tag) {
        case 0:
        case 11:
        case 15:
          ;(Fu(e, n), r & 4 && xl(5, n))
          break
        case 1:
          if ((Fu(e, n), r & 4)) {
            if (((e = n.stateNode), t === null))
              try {
                e.componentDidMount()
              } catch (e) {
                Z(n, n.return, e)
              }
            else {
              var i = Sc(n.type, t.memoizedProps)
              t = t.memoizedState
              try {
                e.componentDidUpdate(i, t, e.__reactInternalSnapshotBeforeUpdate)
              } catch (e) {
                Z(n, n.return, e)
              }
            }
          }
          ;(r & 64 && Cl(n), r & 512 && Tl(n, n.return))
          break
        case 3:
          if ((Fu(e, n), r & 64 && ((e = n.updateQueue), e !== null))) {
            if (((t = null), n.child !== null))
              switch (n.child.tag) {
                case 27:
                case 5:
                  t = n.child.stateNode
                  break
                case 1:
                  t = n.child.stateNode
              }
            try {
              Oo(e, t)
            } catch (e) {
              Z(n, n.return, e)
            }
          }
          break
        case 27:
          t === null && r & 4 && Rl(n)
        case 26:
        case 5:
          ;(Fu(e, n), t === null && r & 4 && Ml(n), r & 512 && Tl(n, n.return))
          break
        case 12:
          Fu(e, n)
          break
        case 31:
          ;(Fu(e, n), r & 4 && wu(e, n))
          break
        case 13:
          ;(Fu(e, n),
            r & 4 && Tu(e, n),
            r & 64 &&
              ((e = n.memoizedState),
              e !== null && ((e = e.dehydrated), e !== null && ((n = _f.bind(null, n)), cm(e, n)))))
          break
        case 22:
          if (((r = n.memoizedState !== null || iu), !r)) {
            var a = (t !== null && t.memoizedState !== null) || G
            ;((t = iu),
              (i = G),
              (iu = r),
              (G = a) && !i ? ((r = 2), n.subtreeFlags & 8772 && (r |= 1), Lu(e, n, r)) : Fu(e, n),
              (iu = t),
              (G = i))
          }
          break
        case 30:
          ;(Fu(e, n), r & 512 && Tl(n, n.return))
          break
        case 7:
          r & 512 && Tl(n, n.return)
        default:
          Fu(e, n)
      }
    }
    function gu(e, t) {
      for (e = e.child; e !== null;) (_u(e, t), (e = e.sibling))
    }
    function _u(e, t) {
      switch (e.tag) {
        case 5:
        case 26:
          try {
            var n = e.stateNode
            if (t) {
              var r = n.style
              typeof r.setProperty == `function` ? r.setProperty(`display`, `none`, `important`) : (r.display = `none`)
            } else {
              var i = e.stateNode,
                a = e.memoizedProps.style,
                o = a != null && a.hasOwnProperty(`display`) ? a.display : null
              i.style.display = o == null || typeof o == `boolean` ? `` : (`` + o).trim()
            }
          } catch (t) {
            Z(e, e.return, t)
          }
          vu(e, t)
          break
        case 6:
          try {
            ;((e.stateNode.nodeValue = t ? `` : e.memoizedProps), (A = !0))
          } catch (t) {
            Z(e, e.return, t)
          }
          break
        case 18:
          try {
            var s = e.stateNode
            t ? wp(s, !0) : wp(e.stateNode, !1)
          } catch (t) {
            Z(e, e.return, t)
          }
          break
        case 22:
        case 23:
          e.memoizedState === null && gu(e, t)
          break
        default:
          gu(e, t)
      }
    }
    function vu(e, t) {
      if (e.subtreeFlags & 67108864)
        for (e = e.child; e !== null;) {
          a: {
            var n = e,
              r = t
            switch (n.tag) {
              case 4:
                _u(n, r)
                break a
              case 22:
                n.memoizedState === null && vu(n, r)
                break a
              default:
                vu(n, r)
            }
          }
          e = e.sibling
        }
    }
    function yu(e) {
      var t = e.alternate
      ;(t !== null && ((e.alternate = null), yu(t)),
        (e.child = null),
        (e.deletions = null),
        (e.sibling = null),
        e.tag === 5 && ((t = e.stateNode), t !== null && Bt(t)),
        (e.stateNode = null),
        (e.return = null),
        (e.dependencies = null),
        (e.memoizedProps = null),
        (e.memoizedState = null),
        (e.pendingProps = null),
        (e.stateNode = null),
        (e.updateQueue = null))
    }
    var bu = null,
      xu = !1
    function Su(e, t, n) {
      for (n = n.child; n !== null;) (Cu(e, t, n), (n = n.sibling))
    }
    function Cu(e, t, n) {
      if (at && typeof at.onCommitFiberUnmount == `function`)
        try {
          at.onCommitFiberUnmount(it, n)
        } catch {}
      switch (n.tag) {
        case 26:
          ;(G || El(n, t),
            Su(e, t, n),
            n.memoizedState
              ? n.memoizedState.count--
              : n.stateNode && !G && ((n = n.stateNode), n.parentNode.removeChild(n)))
          break
        case 27:
          ;(G || El(n, t), kl(n))
          var r = bu,
            i = xu
          ;(Sp(n.type) && ((bu = n.stateNode), (xu = !1)),
            Su(e, t, n),
            gm(n.stateNode, n.type, n.memoizedProps),
            (bu = r),
            (xu = i))
          break
        case 5:
          ;(G || El(n, t), kl(n))
        case 6:
          if ((n.tag === 6 && kl(n), (r = bu), (i = xu), (bu = null), Su(e, t, n), (bu = r), (xu = i), bu !== null)) {
            if (xu)
              try {
                ;((bu.nodeType === 9 ? bu.body : bu.nodeName === `HTML` ? bu.ownerDocument.body : bu).removeChild(
                  n.stateNode,
                ),
                  (A = !0))
              } catch (e) {
                Z(n, t, e)
              }
            else
              try {
                ;(bu.removeChild(n.stateNode), (A = !0))
              } catch (e) {
                Z(n, t, e)
              }
          }
          break
        case 18:
          bu !== null &&
            (xu
              ? ((e = bu),
                Cp(e.nodeType === 9 ? e.body : e.nodeName === `HTML` ? e.ownerDocument.body : e, n.stateNode),
                Hh(e))
              : Cp(bu, n.stateNode))
          break
        case 4:
          ;((r = bu), (i = xu), (bu = n.stateNode.containerInfo), (xu = !0), Su(e, t, n), (bu = r), (xu = i))
          break
        case 0:
        case 11:
        case 14:
        case 15:
          ;(Sl(2, n, t), G || Sl(4, n, t), Su(e, t, n))
          break
        case 1:
          ;(G || (El(n, t), (r = n.stateNode), typeof r.componentWillUnmount == `function` && wl(n, t, r)), Su(e, t, n))
          break
        case 21:
          Su(e, t, n)
          break
        case 22:
          ;((G = (r = G) || n.memoizedState !== null), Su(e, t, n), (G = r))
          break
        case 30:
          ;(El(n, t), Su(e, t, n))
          break
        case 7:
          ;(G || El(n, t), Su(e, t, n))
          break
        default:
          Su(e, t, n)
      }
    }
    function wu(e, t) {
      if (t.memoizedState === null && ((e = t.alternate), e !== null && ((e = e.memoizedState), e !== null))) {
        e = e.dehydrated
        try {
          Hh(e)
        } catch (e) {
          Z(t, t.return, e)
        }
      }
    }
    function Tu(e, t) {
      if (
        t.memoizedState === null &&
        ((e = t.alternate), e !== null && ((e = e.memoizedState), e !== null && ((e = e.dehydrated), e !== null)))
      )
        try {
          Hh(e)
        } catch (e) {
          Z(t, t.return, e)
        }
    }
    function Eu(e) {
      switch (e.tag) {
        case 31:
        case 13:
        case 19:
          var t = e.stateNode
          return (t === null && (t = e.stateNode = new su()), t)
        case 22:
          return ((e = e.stateNode), (t = e._retryCache), t === null && (t = e._retryCache = new su()), t)
        default:
          throw Error(i(435, e.tag))
      }
    }
    function Du(e, t) {
      var n = Eu(e)
      t.forEach(function (t) {
        if (!n.has(t)) {
          n.add(t)
          var r = vf.bind(null, e, t)
          t.then(r, r)
        }
      })
    }
    function Ou(e, t, n) {
      var r = t.deletions
      if (r !== null)
        for (var a = 0; a < r.length; a++) {
          var o = r[a],
            s = e,
            c = t,
            l = c
          a: for (; l !== null;) {
            switch (l.tag) {
              case 27:
                if (Sp(l.type)) {
                  ;((bu = l.stateNode), (xu = !1))
                  break a
                }
                break
              case 5:
                ;((bu = l.stateNode), (xu = !1))
                break a
              case 3:
              case 4:
                ;((bu = l.stateNode.containerInfo), (xu = !0))
                break a
            }
            l = l.return
          }
          if (bu === null) throw Error(i(160))
          ;(Cu(s, c, o), (bu = null), (xu = !1), (s = o.alternate), s !== null && (s.return = null), (o.return = null))
        }
      if (t.subtreeFlags & 13886) for (t = t.child; t !== null;) (Au(t, e, n), (t = t.sibling))
    }
    var ku = null
    function Au(e, t, n) {
      var r = e.alternate,
        a = e.flags
      switch (e.tag) {
        case 0:
        case 11:
        case 14:
        case 15:
          if (a & 4 && ((r = e.updateQueue), (r = r === null ? null : r.events), r !== null))
            for (var o = 0; o < r.length; o++) {
              var s = r[o]
              s.ref.impl = s.nextImpl
            }
          ;(Ou(t, e, n), ju(e), a & 4 && (Sl(3, e, e.return), xl(3, e), Sl(5, e, e.return)))
          break
        case 1:
          ;(Ou(t, e, n),
            ju(e),
            a & 512 && (G || r === null || El(r, r.return)),
            a & 64 &&
              iu &&
              ((e = e.updateQueue),
              e !== null &&
                ((t = e.callbacks),
                t !== null &&
                  ((n = e.shared.hiddenCallbacks), (e.shared.hiddenCallbacks = n === null ? t : n.concat(t))))))
          break
        case 26:
          if (((o = ku), Ou(t, e, n), ju(e), a & 512 && (G || r === null || El(r, r.return)), a & 4)) {
            if (((a = r === null ? null : r.memoizedState), (n = e.memoizedState), r === null)) {
              if (n === null) {
                if (e.stateNode === null) {
                  if (iu) e.stateNode = fp(e.type, e.memoizedProps, t.containerInfo, e)
                  else {
                    a: {
                      ;((t = e.type), (n = e.memoizedProps), (a = o.ownerDocument || o))
                      b: switch (t) {
                        case `title`:
                          ;((r = a.getElementsByTagName(`title`)[0]),
                            (!r ||
                              r[Rt] ||
                              r[jt] ||
                              r.namespaceURI === `http://www.w3.org/2000/svg` ||
                              r.hasAttribute(`itemprop`)) &&
                              ((r = a.createElement(t)), a.head.insertBefore(r, a.querySelector(`head > title`))),
                            np(r, t, n),
                            (r[jt] = e),
                            Gt(r),
                            (t = r))
                          break a
                        case `link`:
                          if ((o = Gm(`link`, `href`, a).get(t + (n.href || ``)))) {
                            for (s = 0; s < o.length; s++)
                              if (
                                ((r = o[s]),
                                r.getAttribute(`href`) === (n.href == null || n.href === `` ? null : n.href) &&
                                  r.getAttribute(`rel`) === (n.rel == null ? null : n.rel) &&
                                  r.getAttribute(`title`) === (n.title == null ? null : n.title) &&
                                  r.getAttribute(`crossorigin`) === (n.crossOrigin == null ? null : n.crossOrigin))
                              ) {
                                o.splice(s, 1)
                                break b
                              }
                          }
                          ;((r = a.createElement(t)), np(r, t, n), a.head.appendChild(r))
                          break
                        case `meta`:
                          if ((o = Gm(`meta`, `content`, a).get(t + (n.content || ``)))) {
                            for (s = 0; s < o.length; s++)
                              if (
                                ((r = o[s]),
                                r.getAttribute(`content`) === (n.content == null ? null : `` + n.content) &&
                                  r.getAttribute(`name`) === (n.name == null ? null : n.name) &&
                                  r.getAttribute(`property`) === (n.property == null ? null : n.property) &&
                                  r.getAttribute(`http-equiv`) === (n.httpEquiv == null ? null : n.httpEquiv) &&
                                  r.getAttribute(`charset`) === (n.charSet == null ? null : n.charSet))
                              ) {
                                o.splice(s, 1)
                                break b
                              }
                          }
                          ;((r = a.createElement(t)), np(r, t, n), a.head.appendChild(r))
                          break
                        default:
                          throw Error(i(468, t))
                      }
                      ;((r[jt] = e), Gt(r), (t = r))
                    }
                    e.stateNode = t
                  }
                } else iu || Km(o, e.type, e.stateNode)
              } else e.stateNode = Bm(o, n, e.memoizedProps)
            } else
              a === n
                ? n === null && e.stateNode !== null && Nl(e, e.memoizedProps, r.memoizedProps)
                : (a === null ? ((t = r.stateNode), t === null || G || t.parentNode.removeChild(t)) : a.count--,
                  n === null ? iu || Km(o, e.type, e.stateNode) : Bm(o, n, e.memoizedProps))
          }
          break
        case 27:
          ;(Ou(t, e, n),
            ju(e),
            a & 512 && (G || r === null || El(r, r.return)),
            r !== null && a & 4 && Nl(e, e.memoizedProps, r.memoizedProps))
          break
        case 5:
          if (
            ((o = au),
            (au = !1),
            Ou(t, e, n),
            (au = o),
            ju(e),
            a & 512 && (G || r === null || El(r, r.return)),
            e.flags & 32)
          ) {
            t = e.stateNode
            try {
              ;(yn(t, ``), (A = !0))
            } catch (t) {
              Z(e, e.return, t)
            }
          }
          ;(a & 4 && e.stateNode != null && ((t = e.memoizedProps), Nl(e, t, r === null ? t : r.memoizedProps)),
            a & 1024 && (ou = !0))
          break
        case 6:
          if ((Ou(t, e, n), ju(e), a & 4)) {
            if (e.stateNode === null) throw Error(i(162))
            ;((t = e.memoizedProps), (n = e.stateNode))
            try {
              ;((n.nodeValue = t), (A = !0))
            } catch (t) {
              Z(e, e.return, t)
            }
          }
          break
        case 3:
          if (
            ((A = !1),
            (Wm = null),
            (o = ku),
            (ku = bm(t.containerInfo)),
            Ou(t, e, n),
            (ku = o),
            ju(e),
            a & 4 && r !== null && r.memoizedState.isDehydrated)
          )
            try {
              Hh(t.containerInfo)
            } catch (t) {
              Z(e, e.return, t)
            }
          ;(ou && ((ou = !1), Mu(e)), (A = !1))
          break
        case 4:
          ;((a = au),
            (au = iu),
            (r = tn()),
            (o = ku),
            (ku = bm(e.stateNode.containerInfo)),
            Ou(t, e, n),
            ju(e),
            (ku = o),
            A && uu && (du = !0),
            (A = r),
            (au = a))
          break
        case 12:
          ;(Ou(t, e, n), ju(e))
          break
        case 31:
          ;(Ou(t, e, n), ju(e), a & 4 && ((t = e.updateQueue), t !== null && ((e.updateQueue = null), Du(e, t))))
          break
        case 13:
          ;(Ou(t, e, n),
            ju(e),
            e.child.flags & 8192 &&
              (e.memoizedState !== null) != (r !== null && r.memoizedState !== null) &&
              (md = Ye()),
            a & 4 && ((t = e.updateQueue), t !== null && ((e.updateQueue = null), Du(e, t))))
          break
        case 22:
          ;((o = e.memoizedState !== null), (s = r !== null && r.memoizedState !== null))
          var c = iu,
            l = G,
            u = au
          ;((iu = c || o),
            (au = u || o),
            (G = l || s),
            Ou(t, e, n),
            (G = l),
            (au = u),
            (iu = c),
            ju(e),
            a & 8192 &&
              ((t = e.stateNode),
              (t._visibility = o ? t._visibility & -2 : t._visibility | 1),
              !o ||
                r === null ||
                s ||
                iu ||
                G ||
                ((t = s || G), (n = iu), (r = G), (iu = o || iu), (G = t), Iu(e, 2), (iu = n), (G = r)),
              (!o && au) || gu(e, o)),
            a & 4 &&
              ((t = e.updateQueue),
              t !== null && ((n = t.retryQueue), n !== null && ((t.retryQueue = null), Du(e, n)))))
          break
        case 19:
          ;(Ou(t, e, n), ju(e), a & 4 && ((t = e.updateQueue), t !== null && ((e.updateQueue = null), Du(e, t))))
          break
        case 30:
          ;(a & 512 && (G || r === null || El(r, r.return)),
            (a = tn()),
            (o = uu),
            (s = (n & 335544064) === n),
            (c = e.memoizedProps),
            (uu = s && Ei(c.default, c.update) !== `none`),
            Ou(t, e, n),
            ju(e),
            s && r !== null && A && (e.flags |= 4),
            (uu = o),
            (A = a))
          break
        case 21:
          break
        case 7:
          ;(a & 512 && (G || r === null || El(r, r.return)),
            r && r.stateNode !== null && (r.stateNode._fragmentFiber = e))
        default:
          ;(Ou(t, e, n), ju(e))
      }
    }
    function ju(e) {
      var t = e.flags
      if (t & 2) {
        try {
          for (var n, r = e.return; r !== null;) {
            if (Pl(r)) {
              n = r
              break
            }
            r = r.return
          }
          r = null
          for (var a = e.return; a !== null;) {
            if (jl(a)) {
              var o = a.stateNode
              r === null ? (r = [o]) : r.push(o)
            }
            if (Al(a)) break
            a = a.return
          }
          var s = r
          if (n == null) throw Error(i(160))
          switch (n.tag) {
            case 27:
              var c = n.stateNode
              Ll(e, Fl(e), c, s)
              break
            case 5:
              var l = n.stateNode
              ;(n.flags & 32 && (yn(l, ``), (n.flags &= -33)), Ll(e, Fl(e), l, s))
              break
            case 3:
            case 4:
              var u = n.stateNode.containerInfo
              Il(e, Fl(e), u, s)
              break
            default:
              throw Error(i(161))
          }
        } catch (t) {
          Z(e, e.return, t)
        }
        e.flags &= -3
      }
      t & 4096 && (e.flags &= -4097)
    }
    function Mu(e) {
      if (e.subtreeFlags & 1024)
        for (e = e.child; e !== null;) {
          var t = e
          ;(Mu(t),
            t.tag === 5 && t.flags & 1024 && ((t = t.stateNode), (gh = !0), t.reset(), (gh = !1)),
            (e = e.sibling))
        }
    }
    function Nu(e, t) {
      if (t.subtreeFlags & 9270) for (t = t.child; t !== null;) (Pu(t, e), (t = t.sibling))
      else ru(t, !1)
    }
    function Pu(e, t) {
      var n = e.alternate
      if (n === null) Yl(e, !1)
      else
        switch (e.tag) {
          case 3:
            if (((fu = lu = !1), Ul(), Nu(t, e), !lu && !du)) {
              if (((e = Hl), e !== null))
                for (var r = 0; r < e.length; r += 3) {
                  n = e[r]
                  var i = e[r + 1]
                  ;(Ep(n, e[r + 2]),
                    (n = n.ownerDocument.documentElement),
                    n !== null &&
                      n.animate(
                        { opacity: [0, 0], pointerEvents: [`none`, `none`] },
                        { duration: 0, fill: `forwards`, pseudoElement: `::view-transition-group(` + i + `)` },
                      ))
                }
              ;((e = t.containerInfo),
                (e = e.nodeType === 9 ? e.documentElement : e.ownerDocument.documentElement),
                e !== null &&
                  e.style.viewTransitionName === `` &&
                  ((e.style.viewTransitionName = `none`),
                  e.animate(
                    { opacity: [0, 0], pointerEvents: [`none`, `none`] },
                    { duration: 0, fill: `forwards`, pseudoElement: `::view-transition-group(root)` },
                  ),
                  e.animate(
                    { width: [0, 0], height: [0, 0] },
                    { duration: 0, fill: `forwards`, pseudoElement: `::view-transition` },
                  )),
                (fu = !0))
            }
            Hl = null
            break
          case 5:
            Nu(t, e)
            break
          case 4:
            ;((r = lu), (lu = !1), Nu(t, e), lu && (du = !0), (lu = r))
            break
          case 22:
            e.memoizedState === null && (n.memoizedState === null ? Nu(t, e) : Yl(e, !1))
            break
          case 30:
            ;((r = lu), (i = Ul()), (lu = !1), Nu(t, e), lu && (e.flags |= 4))
            var a = e.memoizedProps,
              o = e.stateNode
            ;((t = wi(a, o)), (o = wi(n.memoizedProps, o)))
            var s = Ei(a.default, a.update)
            ;(s === `none`
              ? (t = !1)
              : ((a = n.memoizedState),
                (n.memoizedState = null),
                (n = e.child),
                (Wl = 0),
                (t = nu(e, n, t, o, s, a, !0)),
                Wl !== (a === null ? 0 : a.length) && (e.flags |= 32)),
              e.flags & 4 && t
                ? (Nd(e, e.memoizedProps.onUpdate), (Hl = i))
                : i !== null && (i.push.apply(i, Hl), (Hl = i)),
              (lu = e.flags & 32 ? !0 : r))
            break
          default:
            Nu(t, e)
        }
    }
    function Fu(e, t) {
      if (t.subtreeFlags & 8772) for (t = t.child; t !== null;) (hu(e, t.alternate, t), (t = t.sibling))
    }
    function Iu(e, t) {
      for (e = e.child; e !== null;) {
        var n = e,
          r = t
        switch (n.tag) {
          case 0:
          case 11:
          case 14:
          case 15:
            ;(Sl(4, n, n.return), Iu(n, r))
            break
          case 1:
            El(n, n.return)
            var i = n.stateNode
            ;(typeof i.componentWillUnmount == `function` && wl(n, n.return, i), Iu(n, r))
            break
          case 27:
            r & 2 && gm(n.stateNode, n.type, n.memoizedProps)
          case 5:
            ;(El(n, n.return), (n.tag !== 5 && n.tag !== 27) || kl(n), Iu(n, r))
            break
          case 6:
            kl(n)
            break
          case 26:
            ;(El(n, n.return),
              (i = n.stateNode),
              n.memoizedState !== null || i === null || G || i.parentNode.removeChild(i),
              Iu(n, r))
            break
          case 22:
            n.memoizedState === null && Iu(n, r)
            break
          case 30:
            ;(El(n, n.return), Iu(n, r))
            break
          case 7:
            El(n, n.return)
          default:
            Iu(n, r)
        }
        e = e.sibling
      }
    }
    function Lu(e, t, n) {
      for (n = t.subtreeFlags & 8772 ? n : n & -2, t = t.child; t !== null;) {
        var r = t.alternate,
          i = e,
          a = t,
          o = a.flags,
          s = !!(n & 1)
        switch (a.tag) {
          case 0:
          case 11:
          case 15:
            ;(Lu(i, a, n), xl(4, a))
            break
          case 1:
            if ((Lu(i, a, n), (r = a), (i = r.stateNode), typeof i.componentDidMount == `function`))
              try {
                i.componentDidMount()
              } catch (e) {
                Z(r, r.return, e)
              }
            if (((r = a), (i = r.updateQueue), i !== null)) {
              var c = r.stateNode
              try {
                var l = i.shared.hiddenCallbacks
                if (l !== null) for (i.shared.hiddenCallbacks = null, i = 0; i < l.length; i++) Do(l[i], c)
              } catch (e) {
                Z(r, r.return, e)
              }
            }
            ;(s && o & 64 && Cl(a), Tl(a, a.return))
            break
          case 27:
            n & 2 && Rl(a)
          case 5:
            ;((a.tag !== 5 && a.tag !== 27) || Ol(a), Lu(i, a, n), s && r === null && o & 4 && Ml(a), Tl(a, a.return))
            break
          case 6:
            Ol(a)
            break
          case 26:
            ;((c = a.stateNode),
              a.memoizedState !== null || c === null || iu || Km(bm(c.ownerDocument), a.type, c),
              Lu(i, a, n),
              s && r === null && o & 4 && Ml(a),
              Tl(a, a.return))
            break
          case 12:
            Lu(i, a, n)
            break
          case 31:
            ;(Lu(i, a, n), s && o & 4 && wu(i, a))
            break
          case 13:
            ;(Lu(i, a, n), s && o & 4 && Tu(i, a))
            break
          case 22:
            ;(a.memoizedState === null && Lu(i, a, n), Tl(a, a.return))
            break
          case 30:
            ;(Lu(i, a, n), Tl(a, a.return))
            break
          case 7:
            Tl(a, a.return)
          default:
            Lu(i, a, n)
        }
        t = t.sibling
      }
    }
    function Ru(e, t) {
      var n = null
      ;(e !== null &&
        e.memoizedState !== null &&
        e.memoizedState.cachePool !== null &&
        (n = e.memoizedState.cachePool.pool),
        (e = null),
        t.memoizedState !== null && t.memoizedState.cachePool !== null && (e = t.memoizedState.cachePool.pool),
        e !== n && (e != null && e.refCount++, n != null && Ra(n)))
    }
    function zu(e, t) {
      ;((e = null),
        t.alternate !== null && (e = t.alternate.memoizedState.cache),
        (t = t.memoizedState.cache),
        t !== e && (t.refCount++, e != null && Ra(e)))
    }
    function Bu(e, t, n, r) {
      var i = (n & 335544064) === n
      if (t.subtreeFlags & (i ? 10262 : 10256)) for (t = t.child; t !== null;) (Vu(e, t, n, r), (t = t.sibling))
      else i && tu(t)
    }
    function Vu(e, t, n, r) {
      var i = (n & 335544064) === n
      i && t.alternate === null && t.return !== null && t.return.alternate !== null && eu(t)
      var a = t.flags
      switch (t.tag) {
        case 0:
        case 11:
        case 15:
          ;(Bu(e, t, n, r), a & 2048 && xl(9, t))
          break
        case 1:
          Bu(e, t, n, r)
          break
        case 3:
          ;(Bu(e, t, n, r),
            i &&
              fu &&
              ((e = e.containerInfo),
              (e = e.nodeType === 9 ? e.body : e.nodeName === `HTML` ? e.ownerDocument.body : e),
              e.style.viewTransitionName === `root` && (e.style.viewTransitionName = ``),
              (e = e.ownerDocument.documentElement),
              e !== null && e.style.viewTransitionName === `none` && (e.style.viewTransitionName = ``)),
            a & 2048 &&
              ((a = null),
              t.alternate !== null && (a = t.alternate.memoizedState.cache),
              (t = t.memoizedState.cache),
              t !== a && (t.refCount++, a != null && Ra(a))))
          break
        case 12:
          if (a & 2048) {
            ;(Bu(e, t, n, r), (a = t.stateNode))
            try {
              var o = t.memoizedProps,
                s = o.id,
                c = o.onPostCommit
              typeof c == `function` && c(s, t.alternate === null ? `mount` : `update`, a.passiveEffectDuration, -0)
            } catch (e) {
              Z(t, t.return, e)
            }
          } else Bu(e, t, n, r)
          break
        case 31:
          Bu(e, t, n, r)
          break
        case 13:
          Bu(e, t, n, r)
          break
        case 23:
          break
        case 22:
          ;((o = t.stateNode),
            (s = t.alternate),
            t.memoizedState === null
              ? (i && s !== null && s.memoizedState !== null && eu(t),
                o._visibility & 2
                  ? Bu(e, t, n, r)
                  : ((o._visibility |= 2), Hu(e, t, n, r, !!(t.subtreeFlags & 10256) || !1)))
              : (i && s !== null && s.memoizedState === null && eu(s), o._visibility & 2 ? Bu(e, t, n, r) : Uu(e, t)),
            a & 2048 && Ru(s, t))
          break
        case 24:
          ;(Bu(e, t, n, r), a & 2048 && zu(t.alternate, t))
          break
        case 30:
          ;(i && ((a = t.alternate), a !== null && (ql(a.child, !0), ql(t.child, !0))), Bu(e, t, n, r))
          break
        default:
          Bu(e, t, n, r)
      }
    }
    function Hu(e, t, n, r, i) {
      for (i &&= !!(t.subtreeFlags & 10256) || !1, t = t.child; t !== null;) {
        var a = e,
          o = t,
          s = n,
          c = r,
          l = o.flags
        switch (o.tag) {
          case 0:
          case 11:
          case 15:
            ;(Hu(a, o, s, c, i), xl(8, o))
            break
          case 23:
            break
          case 22:
            var u = o.stateNode
            ;(o.memoizedState === null
              ? ((u._visibility |= 2), Hu(a, o, s, c, i))
              : u._visibility & 2
                ? Hu(a, o, s, c, i)
                : Uu(a, o),
              i && l & 2048 && Ru(o.alternate, o))
            break
          case 24:
            ;(Hu(a, o, s, c, i), i && l & 2048 && zu(o.alternate, o))
            break
          default:
            Hu(a, o, s, c, i)
        }
        t = t.sibling
      }
    }
    function Uu(e, t) {
      if (t.subtreeFlags & 10256)
        for (t = t.child; t !== null;) {
          var n = e,
            r = t,
            i = r.flags
          switch (r.tag) {
            case 22:
              ;(Uu(n, r), i & 2048 && Ru(r.alternate, r))
              break
            case 24:
              ;(Uu(n, r), i & 2048 && zu(r.alternate, r))
              break
            default:
              Uu(n, r)
          }
          t = t.sibling
        }
    }
    var Wu = 8192
    function Gu(e, t, n) {
      if (e.subtreeFlags & Wu) for (e = e.child; e !== null;) (Ku(e, t, n), (e = e.sibling))
    }
    function Ku(e, t, n) {
      switch (e.tag) {
        case 26:
          ;(Gu(e, t, n),
            e.flags & Wu &&
              (e.memoizedState === null
                ? ((e = e.stateNode), (t & 335544128) === t && Zm(n, e))
                : Qm(n, ku, e.memoizedState, e.memoizedProps)))
          break
        case 5:
          ;(Gu(e, t, n), e.flags & Wu && ((e = e.stateNode), (t & 335544128) === t && Zm(n, e)))
          break
        case 3:
        case 4:
          var r = ku
          ;((ku = bm(e.stateNode.containerInfo)), Gu(e, t, n), (ku = r))
          break
        case 22:
          e.memoizedState === null &&
            ((r = e.alternate),
            r !== null && r.memoizedState !== null ? ((r = Wu), (Wu = 16777216), Gu(e, t, n), (Wu = r)) : Gu(e, t, n))
          break
        case 30:
          if ((e.flags & Wu) !== 0 && ((r = e.memoizedProps.name), r != null && r !== `auto`)) {
            var i = e.stateNode
            ;((i.paired = null), Bl === null && (Bl = new Map()), Bl.set(r, i))
          }
          Gu(e, t, n)
          break
        default:
          Gu(e, t, n)
      }
    }
    function qu(e) {
      var t = e.alternate
      if (t !== null && ((e = t.child), e !== null)) {
        t.child = null
        do ((t = e.sibling), (e.sibling = null), (e = t))
        while (e !== null)
      }
    }
    function Ju(e) {
      var t = e.deletions
      if (e.flags & 16) {
        if (t !== null)
          for (var n = 0; n < t.length; n++) {
            var r = t[n]
            ;((cu = r), Zu(r, e))
          }
        qu(e)
      }
      if (e.subtreeFlags & 10256) for (e = e.child; e !== null;) (Yu(e), (e = e.sibling))
    }
    function Yu(e) {
      switch (e.tag) {
        case 0:
        case 11:
        case 15:
          ;(Ju(e), e.flags & 2048 && Sl(9, e, e.return))
          break
        case 3:
          Ju(e)
          break
        case 12:
          Ju(e)
          break
        case 22:
          var t = e.stateNode
          e.memoizedState !== null && t._visibility & 2 && (e.return === null || e.return.tag !== 13)
            ? ((t._visibility &= -3), Xu(e))
            : Ju(e)
          break
        default:
          Ju(e)
      }
    }
    function Xu(e) {
      var t = e.deletions
      if (e.flags & 16) {
        if (t !== null)
          for (var n = 0; n < t.length; n++) {
            var r = t[n]
            ;((cu = r), Zu(r, e))
          }
        qu(e)
      }
      for (e = e.child; e !== null;) {
        switch (((t = e), t.tag)) {
          case 0:
          case 11:
          case 15:
            ;(Sl(8, t, t.return), Xu(t))
            break
          case 22:
            ;((n = t.stateNode), n._visibility & 2 && ((n._visibility &= -3), Xu(t)))
            break
          default:
            Xu(t)
        }
        e = e.sibling
      }
    }
    function Zu(e, t) {
      for (; cu !== null;) {
        var n = cu
        switch (n.tag) {
          case 0:
          case 11:
          case 15:
            Sl(8, n, t)
            break
          case 23:
          case 22:
            if (n.memoizedState !== null && n.memoizedState.cachePool !== null) {
              var r = n.memoizedState.cachePool.pool
              r != null && r.refCount++
            }
            break
          case 24:
            Ra(n.memoizedState.cache)
        }
        if (((r = n.child), r !== null)) ((r.return = n), (cu = r))
        else
          a: for (n = e; cu !== null;) {
            r = cu
            var i = r.sibling,
              a = r.return
            if ((yu(r), r === n)) {
              cu = null
              break a
            }
            if (i !== null) {
              ;((i.return = a), (cu = i))
              break a
            }
            cu = a
          }
      }
    }
    var Qu = {
        getCacheForType: function (e) {
          var t = Aa(Ia),
            n = t.data.get(e)
          return (n === void 0 && ((n = e()), t.data.set(e, n)), n)
        },
        cacheSignal: function () {
          return Aa(Ia).controller.signal
        },
      },
      $u = typeof WeakMap == `function` ? WeakMap : Map,
      K = 0,
      q = null,
      J = null,
      Y = 0,
      X = 0,
      ed = null,
      td = !1,
      nd = !1,
      rd = !1,
      id = 0,
      ad = 0,
      od = 0,
      sd = 0,
      cd = 0,
      ld = 0,
      ud = 0,
      dd = null,
      fd = null,
      pd = !1,
      md = 0,
      hd = 0,
      gd = 1 / 0,
      _d = null,
      vd = null,
      yd = 0,
      bd = null,
      xd = null,
      Sd = 0,
      Cd = 0,
      wd = null,
      Td = null,
      Ed = null,
      Dd = null,
      Od = null,
      kd = 0,
      Ad = null
    function jd() {
      return K & 2 && Y !== 0 ? Y & -Y : D.T === null ? Ot() : Pf()
    }
    function Md() {
      if (ld === 0) {
        if (!(Y & 536870912) || F) {
          var e = ft
          ;((ft <<= 1), !(ft & 3932160) && (ft = 262144), (ld = e))
        } else ld = 536870912
      }
      return ((e = Po.current), e !== null && (e.flags |= 32), ld)
    }
    function Nd(e, t) {
      if (t != null) {
        var n = e.stateNode,
          r = n.ref
        ;(r === null && (r = n.ref = Pp(wi(e.memoizedProps, n))), Dd === null && (Dd = []), Dd.push(t.bind(null, r)))
      }
    }
    function Pd(e, t, n) {
      ;(((e === q && (X === 2 || X === 9)) || e.cancelPendingCommit !== null) && (Vd(e, 0), Rd(e, Y, ld, !1)),
        xt(e, n),
        (K & 2 && e === q) || (e === q && (!(K & 2) && (sd |= n), ad === 4 && Rd(e, Y, ld, !1)), Ef(e)))
    }
    function Fd(e, t, n) {
      if (K & 6) throw Error(i(327))
      var r = (!n && !(t & 127) && (t & e.expiredLanes) === 0) || gt(e, t),
        a = r ? Yd(e, t) : qd(e, t, !0),
        o = r
      do {
        if (a === 0) {
          nd && !r && Rd(e, t, 0, !1)
          break
        }
        if (((n = e.current.alternate), o && !Ld(n))) ((a = qd(e, t, !1)), (o = !1))
        else {
          if (a === 2) {
            if (((o = t), e.errorRecoveryDisabledLanes & o)) var s = 0
            else ((s = e.pendingLanes & -536870913), (s = s === 0 ? (s & 536870912 ? 536870912 : 0) : s))
            if (s !== 0) {
              t = s
              a: {
                var c = e
                a = dd
                var l = c.current.memoizedState.isDehydrated
                if ((l && (Vd(c, s).flags |= 256), (s = qd(c, s, !1)), s !== 2 && s !== 6)) {
                  if (rd && !l) {
                    ;((c.errorRecoveryDisabledLanes |= o), (sd |= o), (a = 4))
                    break a
                  }
                  ;((o = fd), (fd = a), o !== null && (fd === null ? (fd = o) : fd.push.apply(fd, o)))
                }
                a = s
              }
              if (((o = !1), a !== 2)) continue
            }
          }
          if (a === 1) {
            ;(Vd(e, 0), Rd(e, t, 0, !0))
            break
          }
          a: {
            switch (((r = e), (o = a), o)) {
              case 0:
              case 1:
                throw Error(i(345))
              case 4:
                if ((t & 4194048) !== t && (t & 62914560) !== t) break
              case 6:
                Rd(r, t, ld, !td)
                break a
              case 2:
                fd = null
                break
              case 3:
              case 5:
                break
              default:
                throw Error(i(329))
            }
            if ((t & 62914560) === t && ((a = md + 300 - Ye()), 10 < a)) {
              if ((Rd(r, t, ld, !td), ht(r, 0, !0) !== 0)) break a
              ;((Sd = t),
                (r.timeoutHandle = gp(Id.bind(null, r, n, fd, _d, pd, t, ld, sd, ud, td, o, `Throttled`, -0, 0), a)))
              break a
            }
            Id(r, n, fd, _d, pd, t, ld, sd, ud, td, o, null, -0, 0)
          }
          break
        }
      } while (1)
      Ef(e)
    }
    function Id(e, t, n, r, i, a, o, s, c, l, u, d, f, p) {
      e.timeoutHandle = -1
      var m = t.subtreeFlags,
        h = (a & 335544064) === a
      ;((d = null),
        (h || m & 8192 || (m & 16785408) == 16785408) &&
        ((d = {
          stylesheets: null,
          count: 0,
          imgCount: 0,
          imgBytes: 0,
          suspenseyImages: [],
          waitingForImages: !0,
          waitingForViewTransition: !1,
          unsuspend: Dn,
        }),
        (Bl = null),
        Ku(t, a, d),
        h &&
          ((m = d),
          (h = e.containerInfo),
          (h = (h.nodeType === 9 ? h : h.ownerDocument).__reactViewTransition),
          h != null && (m.count++, (m.waitingForViewTransition = !0), (m = nh.bind(m)), h.finished.then(m, m))),
        (m = (a & 62914560) === a ? md - Ye() : (a & 4194048) === a ? hd - Ye() : 0),
        (m = eh(d, m)),
        m !== null)
          ? ((Sd = a),
            (e.cancelPendingCommit = m(nf.bind(null, e, t, a, n, r, i, o, s, c, l, u, d, null, f, p))),
            Rd(e, a, o, !l))
          : nf(e, t, a, n, r, i, o, s, c, l, u, d))
    }
    function Ld(e) {
      for (var t = e; ;) {
        var n = t.tag
        if (
          (n === 0 || n === 11 || n === 15) &&
          t.flags & 16384 &&
          ((n = t.updateQueue), n !== null && ((n = n.stores), n !== null))
        )
          for (var r = 0; r < n.length; r++) {
            var i = n[r],
              a = i.getSnapshot
            i = i.value
            try {
              if (!Yr(a(), i)) return !1
            } catch {
              return !1
            }
          }
        if (((n = t.child), t.subtreeFlags & 16384 && n !== null)) ((n.return = t), (t = n))
        else {
          if (t === e) break
          for (; t.sibling === null;) {
            if (t.return === null || t.return === e) return !0
            t = t.return
          }
          ;((t.sibling.return = t.return), (t = t.sibling))
        }
      }
      return !0
    }
    function Rd(e, t, n, r) {
      ;((t = _t(e, t)),
        (t &= ~cd),
        (t &= ~sd),
        (e.suspendedLanes |= t),
        (e.pingedLanes &= ~t),
        r && (e.warmLanes |= t),
        (r = e.expirationTimes))
      for (var i = t; 0 < i;) {
        var a = 31 - st(i),
          o = 1 << a
        ;((r[a] = -1), (i &= ~o))
      }
      n !== 0 && Ct(e, n, t)
    }
    function zd() {
      return K & 6 ? !0 : (Df(0, !1), !1)
    }
    function Bd() {
      if (J !== null) {
        if (X === 0) var e = J.return
        else ((e = J), (Sa = xa = null), os(e), (lo = null), (uo = 0), (e = J))
        for (; e !== null;) (bl(e.alternate, e), (e = e.return))
        J = null
      }
    }
    function Vd(e, t) {
      var n = e.timeoutHandle
      return (
        n !== -1 && ((e.timeoutHandle = -1), _p(n)),
        (n = e.cancelPendingCommit),
        n !== null && ((e.cancelPendingCommit = null), n()),
        (Sd = 0),
        Bd(),
        (q = e),
        (J = n = Vi(e.current, null)),
        (Y = t),
        (X = 0),
        (ed = null),
        (td = !1),
        (nd = gt(e, t)),
        (rd = !1),
        (ud = ld = cd = sd = od = ad = 0),
        (fd = dd = null),
        (pd = !1),
        (id = _t(e, t)),
        ji(),
        n
      )
    }
    function Hd(e, t) {
      ;((R = null),
        (D.H = mc),
        t === $a || t === to
          ? ((t = so()), (X = 3))
          : t === eo
            ? ((t = so()), (X = 4))
            : (X = t === Mc ? 8 : typeof t == `object` && t && typeof t.then == `function` ? 6 : 1),
        (ed = t),
        J === null && ((ad = 1), Ec(e, Ji(t, e.current))))
    }
    function Ud() {
      var e = Po.current
      return e === null ? !0 : (Y & 4194048) === Y ? Fo === null : (Y & 62914560) === Y || Y & 536870912 ? e === Fo : !1
    }
    function Wd() {
      var e = D.H
      return ((D.H = mc), e === null ? mc : e)
    }
    function Gd() {
      var e = D.A
      return ((D.A = Qu), e)
    }
    function Kd() {
      ;((ad = 4),
        td || ((Y & 4194048) !== Y && Po.current !== null) || (nd = !0),
        (!(od & 134217727) && !(sd & 134217727)) || q === null || Rd(q, Y, ld, !1))
    }
    function qd(e, t, n) {
      var r = K
      K |= 2
      var i = Wd(),
        a = Gd()
      ;((q !== e || Y !== t) && ((_d = null), Vd(e, t)), (t = !1))
      var o = ad
      a: do
        try {
          if (X !== 0 && J !== null) {
            var s = J,
              c = ed
            switch (X) {
              case 8:
                ;(Bd(), (o = 6))
                break a
              case 3:
              case 2:
              case 9:
              case 6:
                Po.current === null && (t = !0)
                var l = X
                if (((X = 0), (ed = null), $d(e, s, c, l), n && nd)) {
                  o = 0
                  break a
                }
                break
              default:
                ;((l = X), (X = 0), (ed = null), $d(e, s, c, l))
            }
          }
          ;(Jd(), (o = ad))
          break
        } catch (t) {
          Hd(e, t)
        }
      while (1)
      return (
        t && e.shellSuspendCounter++,
        (Sa = xa = null),
        (K = r),
        (D.H = i),
        (D.A = a),
        J === null && ((q = null), (Y = 0), ji()),
        o
      )
    }
    function Jd() {
      for (; J !== null;) Zd(J)
    }
    function Yd(e, t) {
      var n = K
      K |= 2
      var r = Wd(),
        a = Gd()
      q !== e || Y !== t ? ((_d = null), (gd = Ye() + 500), Vd(e, t)) : (nd = gt(e, t))
      a: do
        try {
          if (X !== 0 && J !== null) {
            t = J
            var o = ed
            b: switch (X) {
              case 1:
                ;((X = 0), (ed = null), $d(e, t, o, 1))
                break
              case 2:
              case 9:
                if (ro(o)) {
                  ;((X = 0), (ed = null), Qd(t))
                  break
                }
                ;((t = function () {
                  ;((X !== 2 && X !== 9) || q !== e || (X = 7), Ef(e))
                }),
                  o.then(t, t))
                break a
              case 3:
                X = 7
                break a
              case 4:
                X = 5
                break a
              case 7:
                ro(o) ? ((X = 0), (ed = null), Qd(t)) : ((X = 0), (ed = null), $d(e, t, o, 7))
                break
              case 5:
                var s = null
                switch (J.tag) {
                  case 26:
                    s = J.memoizedState
                  case 5:
                  case 27:
                    var c = J
                    if (s ? Ym(s) : c.stateNode.complete) {
                      ;((X = 0), (ed = null))
                      var l = c.sibling
                      if (l !== null) J = l
                      else {
                        var u = c.return
                        u === null ? (J = null) : ((J = u), ef(u))
                      }
                      break b
                    }
                }
                ;((X = 0), (ed = null), $d(e, t, o, 5))
                break
              case 6:
                ;((X = 0), (ed = null), $d(e, t, o, 6))
                break
              case 8:
                ;(Bd(), (ad = 6))
                break a
              default:
                throw Error(i(462))
            }
          }
          Xd()
          break
        } catch (t) {
          Hd(e, t)
        }
      while (1)
      return ((Sa = xa = null), (D.H = r), (D.A = a), (K = n), J === null ? ((q = null), (Y = 0), ji(), ad) : 0)
    }
    function Xd() {
      for (; J !== null && !qe();) Zd(J)
    }
    function Zd(e) {
      var t = fl(e.alternate, e, id)
      ;((e.memoizedProps = e.pendingProps), t === null ? ef(e) : (J = t))
    }
    function Qd(e) {
      var t = e,
        n = t.alternate
      switch (t.tag) {
        case 15:
        case 0:
          t = Kc(n, t, t.pendingProps, t.type, void 0, Y)
          break
        case 11:
          t = Kc(n, t, t.pendingProps, t.type.render, t.ref, Y)
          break
        case 5:
          os(t)
          var r = t
          r === la && (F ? (ha(r), r.tag === 5 && r.stateNode != null && (P = r.stateNode)) : (ha(r), (F = !0)))
        default:
          ;(bl(n, t), (t = J = Hi(t, id)), (t = fl(n, t, id)))
      }
      ;((e.memoizedProps = e.pendingProps), t === null ? ef(e) : (J = t))
    }
    function $d(e, t, n, r) {
      ;((Sa = xa = null), os(t), (lo = null), (uo = 0))
      var i = t.return
      try {
        if (jc(e, i, t, n, Y)) {
          ;((ad = 1), Ec(e, Ji(n, e.current)), (J = null))
          return
        }
      } catch (t) {
        if (i !== null) throw ((J = i), t)
        ;((ad = 1), Ec(e, Ji(n, e.current)), (J = null))
        return
      }
      t.flags & 32768
        ? (F || r === 1
            ? (e = !0)
            : nd || Y & 536870912
              ? (e = !1)
              : ((td = e = !0),
                (r === 2 || r === 9 || r === 3 || r === 6) &&
                  ((r = Po.current), r !== null && r.tag === 13 && (r.flags |= 16384))),
          tf(t, e))
        : ef(t)
    }
    function ef(e) {
      var t = e
      do {
        if (t.flags & 32768) {
          tf(t, td)
          return
        }
        e = t.return
        var n = vl(t.alternate, t, id)
        if (n !== null) {
          J = n
          return
        }
        if (((t = t.sibling), t !== null)) {
          J = t
          return
        }
        J = t = e
      } while (t !== null)
      ad === 0 && (ad = 5)
    }
    function tf(e, t) {
      do {
        var n = yl(e.alternate, e)
        if (n !== null) {
          ;((n.flags &= 32767), (J = n))
          return
        }
        if (
          ((n = e.return),
          n !== null && ((n.flags |= 32768), (n.subtreeFlags = 0), (n.deletions = null)),
          !t && ((e = e.sibling), e !== null))
        ) {
          J = e
          return
        }
        J = e = n
      } while (e !== null)
      ;((ad = 6), (J = null))
    }
    function nf(e, t, n, r, a, o, s, c, l, u, d, f) {
      e.cancelPendingCommit = null
      do df()
      while (yd !== 0)
      if (K & 6) throw Error(i(327))
      if (t !== null) {
        if (t === e.current) throw Error(i(177))
        ;(e === q && ((J = q = null), (Y = 0)),
          (xd = t),
          (bd = e),
          (Sd = n),
          (wd = a),
          (Td = r),
          rf(e, t, n, s, c, l, f))
      }
    }
    function rf(e, t, n, r, i, a, o) {
      var s = t.lanes | t.childLanes
      if (
        ((Cd = s),
        (s |= Ai),
        St(e, n, s, r, i, a),
        (Dd = null),
        (n & 335544064) === n ? ((Od = Va(e)), (r = 10262)) : ((Od = null), (r = 10256)),
        (t.subtreeFlags & r) !== 0 || (t.flags & r) !== 0
          ? ((e.callbackNode = null),
            (e.callbackPriority = 0),
            yf($e, function () {
              return (ff(), null)
            }))
          : ((e.callbackNode = null), (e.callbackPriority = 0)),
        (zl = !1),
        (r = !!(t.flags & 13878)),
        t.subtreeFlags & 13878 || r)
      ) {
        ;((r = D.T), (D.T = null), (i = O.p), (O.p = 2), (a = K), (K |= 4))
        try {
          pu(e, t, n)
        } finally {
          ;((K = a), (O.p = i), (D.T = r))
        }
      }
      ;((yd = 1), zl ? (Ed = Mp(o, e.containerInfo, Od, sf, cf, of, lf, ff, af, null, null)) : (sf(), cf(), lf()))
    }
    function af(e) {
      if (yd !== 0) {
        var t = bd.onRecoverableError
        t(e, { componentStack: null })
      }
    }
    function of() {
      yd === 3 && ((yd = 0), Pu(xd, bd), (yd = 4))
    }
    function sf() {
      if (yd === 1) {
        yd = 0
        var e = bd,
          t = xd,
          n = Sd,
          r = !!(t.flags & 13878)
        if (t.subtreeFlags & 13878 || r) {
          ;((r = D.T), (D.T = null))
          var i = O.p
          O.p = 2
          var a = K
          K |= 4
          try {
            ;((uu = du = !1), Au(t, e, n), (n = cp))
            var o = ti(e.containerInfo),
              s = n.focusedElem,
              c = n.selectionRange
            if (o !== s && s && s.ownerDocument && ei(s.ownerDocument.documentElement, s)) {
              if (c !== null && ni(s)) {
                var l = c.start,
                  u = c.end
                if ((u === void 0 && (u = l), `selectionStart` in s))
                  ((s.selectionStart = l), (s.selectionEnd = Math.min(u, s.value.length)))
                else {
                  var d = s.ownerDocument || document,
                    f = (d && d.defaultView) || window
                  if (f.getSelection) {
                    var p = f.getSelection(),
                      m = s.textContent.length,
                      h = Math.min(c.start, m),
                      g = c.end === void 0 ? h : Math.min(c.end, m)
                    !p.extend && h > g && ((o = g), (g = h), (h = o))
                    var _ = $r(s, h),
                      v = $r(s, g)
                    if (
                      _ &&
                      v &&
                      (p.rangeCount !== 1 ||
                        p.anchorNode !== _.node ||
                        p.anchorOffset !== _.offset ||
                        p.focusNode !== v.node ||
                        p.focusOffset !== v.offset)
                    ) {
                      var y = d.createRange()
                      ;(y.setStart(_.node, _.offset),
                        p.removeAllRanges(),
                        h > g
                          ? (p.addRange(y), p.extend(v.node, v.offset))
                          : (y.setEnd(v.node, v.offset), p.addRange(y)))
                    }
                  }
                }
              }
              for (d = [], p = s; (p = p.parentNode);)
                p.nodeType === 1 && d.push({ element: p, left: p.scrollLeft, top: p.scrollTop })
              for (typeof s.focus == `function` && s.focus(), s = 0; s < d.length; s++) {
                var b = d[s]
                ;((b.element.scrollLeft = b.left), (b.element.scrollTop = b.top))
              }
            }
            ;((gh = !!sp), (cp = sp = null))
          } finally {
            ;((K = a), (O.p = i), (D.T = r))
          }
        }
        ;((e.current = t), (yd = 2))
      }
    }
    function cf() {
      if (yd === 2) {
        yd = 0
        var e = bd,
          t = xd,
          n = !!(t.flags & 8772)
        if (t.subtreeFlags & 8772 || n) {
          ;((n = D.T), (D.T = null))
          var r = O.p
          O.p = 2
          var i = K
          K |= 4
          try {
            hu(e, t.alternate, t)
          } finally {
            ;((K = i), (O.p = r), (D.T = n))
          }
        }
        yd = 3
      }
    }
    function lf() {
      if (yd === 4 || yd === 3) {
        yd = 0
        var e = Ed
        ;((Ed = null), Je())
        var t = bd,
          n = xd,
          r = Sd,
          i = Td,
          a = (r & 335544064) === r ? 10262 : 10256
        if (
          ((n.subtreeFlags & a) !== 0 || (n.flags & a) !== 0
            ? (yd = 5)
            : ((yd = 0), (xd = bd = null), uf(t, t.pendingLanes)),
          (a = t.pendingLanes),
          a === 0 && (vd = null),
          Dt(r),
          (n = n.stateNode),
          at && typeof at.onCommitFiberRoot == `function`)
        )
          try {
            at.onCommitFiberRoot(it, n, void 0, (n.current.flags & 128) == 128)
          } catch {}
        if (i !== null) {
          ;((n = D.T), (a = O.p), (O.p = 2), (D.T = null))
          try {
            for (var o = t.onRecoverableError, s = 0; s < i.length; s++) {
              var c = i[s]
              o(c.value, { componentStack: c.stack })
            }
          } finally {
            ;((D.T = n), (O.p = a))
          }
        }
        if (((i = Dd), (o = Od), (Od = null), i !== null && ((Dd = null), o === null && (o = []), e !== null)))
          for (c = 0; c < i.length; c++) ((n = (0, i[c])(o)), n !== void 0 && e.finished.finally(n))
        ;(Sd & 3 && df(),
          Ef(t),
          (a = t.pendingLanes),
          r & 261930 && a & 42 ? (t === Ad ? kd++ : ((kd = 0), (Ad = t))) : ((kd = 0), (Ad = null)),
          Df(0, !1))
      }
    }
    function uf(e, t) {
      ;(e.pooledCacheLanes &= t) === 0 && ((t = e.pooledCache), t != null && ((e.pooledCache = null), Ra(t)))
    }
    function df() {
      return (Ed !== null && (Ed.skipTransition(), (Ed = null)), sf(), cf(), lf(), ff())
    }
    function ff() {
      if (yd !== 5) return !1
      var e = bd,
        t = Cd
      Cd = 0
      var n = Dt(Sd),
        r = D.T,
        a = O.p
      try {
        ;((O.p = 32 > n ? 32 : n), (D.T = null), (n = wd), (wd = null))
        var o = bd,
          s = Sd
        if (((yd = 0), (xd = bd = null), (Sd = 0), K & 6)) throw Error(i(331))
        var c = K
        if (
          ((K |= 4),
          Yu(o.current),
          Vu(o, o.current, s, n),
          (K = c),
          Df(0, !1),
          at && typeof at.onPostCommitFiberRoot == `function`)
        )
          try {
            at.onPostCommitFiberRoot(it, o)
          } catch {}
        return !0
      } finally {
        ;((O.p = a), (D.T = r), uf(e, t))
      }
    }
    function pf(e, t, n) {
      ;((t = Ji(n, t)), (t = Oc(e.stateNode, t, 2)), (e = xo(e, t, 2)), e !== null && (xt(e, 2), Ef(e)))
    }
    function Z(e, t, n) {
      if (e.tag === 3) pf(e, e, n)
      else
        for (; t !== null;) {
          if (t.tag === 3) {
            pf(t, e, n)
            break
          }
          if (t.tag === 1) {
            var r = t.stateNode
            if (
              typeof t.type.getDerivedStateFromError == `function` ||
              (typeof r.componentDidCatch == `function` && (vd === null || !vd.has(r)))
            ) {
              ;((e = Ji(n, e)), (n = kc(2)), (r = xo(t, n, 2)), r !== null && (Ac(n, r, t, e), xt(r, 2), Ef(r)))
              break
            }
          }
          t = t.return
        }
    }
    function mf(e, t, n) {
      var r = e.pingCache
      if (r === null) {
        r = e.pingCache = new $u()
        var i = new Set()
        r.set(t, i)
      } else ((i = r.get(t)), i === void 0 && ((i = new Set()), r.set(t, i)))
      i.has(n) || ((rd = !0), i.add(n), (e = hf.bind(null, e, t, n)), t.then(e, e))
    }
    function hf(e, t, n) {
      var r = e.pingCache
      ;(r !== null && r.delete(t),
        (e.pingedLanes |= e.suspendedLanes & n),
        (e.warmLanes &= ~n),
        q === e &&
          (Y & n) === n &&
          (ad === 4 || (ad === 3 && (Y & 62914560) === Y && 300 > Ye() - md)
            ? K & 2
              ? (cd |= n)
              : Vd(e, 0)
            : (cd |= n),
          ud === Y && (ud = 0)),
        Ef(e))
    }
    function gf(e, t) {
      ;(t === 0 && (t = yt()), (e = Pi(e, t)), e !== null && (xt(e, t), Ef(e)))
    }
    function _f(e) {
      var t = e.memoizedState,
        n = 0
      ;(t !== null && (n = t.retryLane), gf(e, n))
    }
    function vf(e, t) {
      var n = 0
      switch (e.tag) {
        case 31:
        case 13:
          var r = e.stateNode,
            a = e.memoizedState
          a !== null && (n = a.retryLane)
          break
        case 19:
          r = e.stateNode
          break
        case 22:
          r = e.stateNode._retryCache
          break
        default:
          throw Error(i(314))
      }
      ;(r !== null && r.delete(t), gf(e, n))
    }
    function yf(e, t) {
      return Ge(e, t)
    }
    var bf = null,
      xf = null,
      Sf = !1,
      Cf = !1,
      wf = !1,
      Tf = 0
    function Ef(e) {
      ;(e !== xf && e.next === null && (xf === null ? (bf = xf = e) : (xf = xf.next = e)),
        (Cf = !0),
        Sf || ((Sf = !0), Nf()))
    }
    function Df(e, t) {
      if (!wf && Cf) {
        wf = !0
        do
          for (var n = !1, r = bf; r !== null;) {
            if (!t) {
              if (e !== 0) {
                var i = r.pendingLanes
                if (i === 0) var a = 0
                else {
                  var o = r.suspendedLanes,
                    s = r.pingedLanes
                  ;((a = (1 << (31 - st(42 | e) + 1)) - 1),
                    (a &= i & ~(o & ~s)),
                    (a = a & 201326741 ? (a & 201326741) | 1 : a ? a | 2 : 0))
                }
                a !== 0 && ((n = !0), Mf(r, a))
              } else
                ((a = Y),
                  (a = ht(r, r === q ? a : 0, r.cancelPendingCommit !== null || r.timeoutHandle !== -1)),
                  !(a & 3) || gt(r, a) || ((n = !0), Mf(r, a)))
            }
            r = r.next
          }
        while (n)
        wf = !1
      }
    }
    function Of() {
      kf()
    }
    function kf() {
      Cf = Sf = !1
      var e = 0
      Tf !== 0 && hp() && (e = Tf)
      for (var t = Ye(), n = null, r = bf; r !== null;) {
        var i = r.next,
          a = Af(r, t)
        ;(a === 0
          ? ((r.next = null), n === null ? (bf = i) : (n.next = i), i === null && (xf = n))
          : ((n = r), (e !== 0 || a & 3) && (Cf = !0)),
          (r = i))
      }
      ;((yd !== 0 && yd !== 5) || Df(e, !1), Tf !== 0 && (Tf = 0))
    }
    function Af(e, t) {
      for (var n = e.suspendedLanes, r = e.pingedLanes, i = e.expirationTimes, a = e.pendingLanes & -62914561; 0 < a;) {
        var o = 31 - st(a),
          s = 1 << o,
          c = i[o]
        ;(c === -1 ? ((s & n) === 0 || (s & r) !== 0) && (i[o] = vt(s, t)) : c <= t && (e.expiredLanes |= s), (a &= ~s))
      }
      if (
        ((t = q),
        (n = Y),
        (n = ht(e, e === t ? n : 0, e.cancelPendingCommit !== null || e.timeoutHandle !== -1)),
        (r = e.callbackNode),
        n === 0 || (e === t && (X === 2 || X === 9)) || e.cancelPendingCommit !== null)
      )
        return (r !== null && r !== null && Ke(r), (e.callbackNode = null), (e.callbackPriority = 0))
      if (!(n & 3) || gt(e, n)) {
        if (((t = n & -n), t === e.callbackPriority)) return t
        switch ((r !== null && Ke(r), Dt(n))) {
          case 2:
          case 8:
            n = Qe
            break
          case 32:
            n = $e
            break
          case 268435456:
            n = tt
            break
          default:
            n = $e
        }
        return ((r = jf.bind(null, e)), (n = Ge(n, r)), (e.callbackPriority = t), (e.callbackNode = n), t)
      }
      return (r !== null && r !== null && Ke(r), (e.callbackPriority = 2), (e.callbackNode = null), 2)
    }
    function jf(e, t) {
      if (yd !== 0 && yd !== 5) return ((e.callbackNode = null), (e.callbackPriority = 0), null)
      var n = e.callbackNode
      if (df() && e.callbackNode !== n) return null
      var r = Y
      return (
        (r = ht(e, e === q ? r : 0, e.cancelPendingCommit !== null || e.timeoutHandle !== -1)),
        r === 0
          ? null
          : (Fd(e, r, t), Af(e, Ye()), e.callbackNode != null && e.callbackNode === n ? jf.bind(null, e) : null)
      )
    }
    function Mf(e, t) {
      if (df()) return null
      Fd(e, t, !0)
    }
    function Nf() {
      bp(function () {
        K & 6 ? Ge(Ze, Of) : kf()
      })
    }
    function Pf() {
      if (Tf === 0) {
        var e = Ua
        ;(e === 0 && ((e = dt), (dt <<= 1), !(dt & 261888) && (dt = 256)), (Tf = e))
      }
      return Tf
    }
    function Ff(e) {
      return e == null || typeof e == `symbol` || typeof e == `boolean` ? null : typeof e == `function` ? e : En(e)
    }
    function If(e, t, n, r, i) {
      if (t === `submit` && n && n.stateNode === i) {
        var a = Ff((i[Mt] || null).action),
          o = r.submitter
        o &&
          ((t = (t = o[Mt] || null) ? Ff(t.formAction) : o.getAttribute(`formAction`)),
          t !== null && ((a = t), (o = null)))
        var s = new Jn(`action`, `action`, null, r, i)
        e.push({
          event: s,
          listeners: [
            {
              instance: null,
              listener: function () {
                if (r.defaultPrevented) {
                  if (Tf !== 0) {
                    var e = new FormData(i, o)
                    ec(n, { pending: !0, data: e, method: i.method, action: a }, null, e)
                  }
                } else
                  typeof a == `function` &&
                    (s.preventDefault(),
                    (e = new FormData(i, o)),
                    ec(n, { pending: !0, data: e, method: i.method, action: a }, a, e))
              },
              currentTarget: i,
            },
          ],
        })
      }
    }
    for (var Lf = 0; Lf < xi.length; Lf++) {
      var Rf = xi[Lf]
      Si(Rf.toLowerCase(), `on` + (Rf[0].toUpperCase() + Rf.slice(1)))
    }
    ;(Si(pi, `onAnimationEnd`),
      Si(mi, `onAnimationIteration`),
      Si(hi, `onAnimationStart`),
      Si(`dblclick`, `onDoubleClick`),
      Si(`focusin`, `onFocus`),
      Si(`focusout`, `onBlur`),
      Si(gi, `onTransitionRun`),
      Si(_i, `onTransitionStart`),
      Si(vi, `onTransitionCancel`),
      Si(yi, `onTransitionEnd`),
      Xt(`onMouseEnter`, [`mouseout`, `mouseover`]),
      Xt(`onMouseLeave`, [`mouseout`, `mouseover`]),
      Xt(`onPointerEnter`, [`pointerout`, `pointerover`]),
      Xt(`onPointerLeave`, [`pointerout`, `pointerover`]),
      Yt(`onChange`, `change click focusin focusout input keydown keyup selectionchange`.split(` `)),
      Yt(`onSelect`, `focusout contextmenu dragend focusin keydown keyup mousedown mouseup selectionchange`.split(` `)),
      Yt(`onBeforeInput`, [`compositionend`, `keypress`, `textInput`, `paste`]),
      Yt(`onCompositionEnd`, `compositionend focusout keydown keypress keyup mousedown`.split(` `)),
      Yt(`onCompositionStart`, `compositionstart focusout keydown keypress keyup mousedown`.split(` `)),
      Yt(`onCompositionUpdate`, `compositionupdate focusout keydown keypress keyup mousedown`.split(` `)))
    var zf =
        `abort canplay canplaythrough durationchange emptied encrypted ended error loadeddata loadedmetadata loadstart pause play playing progress ratechange resize seeked seeking stalled suspend timeupdate volumechange waiting`.split(
          ` `,
        ),
      Bf = new Set(`beforetoggle cancel close invalid load scroll scrollend toggle`.split(` `).concat(zf))
    function Vf(e, t) {
      t = !!(t & 4)
      for (var n = 0; n < e.length; n++) {
        var r = e[n],
          i = r.event
        r = r.listeners
        a: {
          var a = void 0
          if (t)
            for (var o = r.length - 1; 0 <= o; o--) {
              var s = r[o],
                c = s.instance,
                l = s.currentTarget
              if (((s = s.listener), c !== a && i.isPropagationStopped())) break a
              ;((a = s), (i.currentTarget = l))
              try {
                a(i)
              } catch (e) {
                Di(e)
              }
              ;((i.currentTarget = null), (a = c))
            }
          else
            for (o = 0; o < r.length; o++) {
              if (
                ((s = r[o]),
                (c = s.instance),
                (l = s.currentTarget),
                (s = s.listener),
                c !== a && i.isPropagationStopped())
              )
                break a
              ;((a = s), (i.currentTarget = l))
              try {
                a(i)
              } catch (e) {
                Di(e)
              }
              ;((i.currentTarget = null), (a = c))
            }
        }
      }
    }
    function Q(e, t) {
      var n = t[Pt]
      n === void 0 && (n = t[Pt] = new Set())
      var r = e + `__bubble`
      n.has(r) || (Gf(t, e, 2, !1), n.add(r))
    }
    function Hf(e, t, n) {
      var r = 0
      ;(t && (r |= 4), Gf(n, e, r, t))
    }
    var Uf = `_reactListening` + Math.random().toString(36).slice(2)
    function Wf(e) {
      if (!e[Uf]) {
        ;((e[Uf] = !0),
          qt.forEach(function (t) {
            t !== `selectionchange` && (Bf.has(t) || Hf(t, !1, e), Hf(t, !0, e))
          }))
        var t = e.nodeType === 9 ? e : e.ownerDocument
        t === null || t[Uf] || ((t[Uf] = !0), Hf(`selectionchange`, !1, t))
      }
    }
    function Gf(e, t, n, r) {
      switch (Ch(t)) {
        case 2:
          var i = _h
          break
        case 8:
          i = vh
          break
        default:
          i = yh
      }
      ;((n = i.bind(null, t, n, e)),
        (i = void 0),
        !Ln || (t !== `touchstart` && t !== `touchmove` && t !== `wheel`) || (i = !0),
        r
          ? i === void 0
            ? e.addEventListener(t, n, !0)
            : e.addEventListener(t, n, { capture: !0, passive: i })
          : i === void 0
            ? e.addEventListener(t, n, !1)
            : e.addEventListener(t, n, { passive: i }))
    }
    function Kf(e, t, n, r, i) {
      var a = r
      if (!(t & 1) && !(t & 2) && r !== null)
        a: for (;;) {
          if (r === null) return
          var s = r.tag
          if (s === 3 || s === 4) {
            var c = r.stateNode.containerInfo
            if (c === i) break
            if (s === 4)
              for (s = r.return; s !== null;) {
                var l = s.tag
                if ((l === 3 || l === 4) && s.stateNode.containerInfo === i) return
                s = s.return
              }
            for (; c !== null;) {
              if (((s = Vt(c)), s === null)) return
              if (((l = s.tag), l === 5 || l === 6 || l === 26 || l === 27)) {
                r = a = s
                continue a
              }
              c = c.parentNode
            }
          }
          r = r.return
        }
      Pn(function () {
        var r = a,
          i = kn(n),
          s = []
        a: {
          var c = bi.get(e)
          if (c !== void 0) {
            var l = Jn,
              u = e
            switch (e) {
              case `keypress`:
                if (Un(n) === 0) break a
              case `keydown`:
              case `keyup`:
                l = dr
                break
              case `focusin`:
                ;((u = `focus`), (l = nr))
                break
              case `focusout`:
                ;((u = `blur`), (l = nr))
                break
              case `beforeblur`:
              case `afterblur`:
                l = nr
                break
              case `click`:
                if (n.button === 2) break a
              case `auxclick`:
              case `dblclick`:
              case `mousedown`:
              case `mousemove`:
              case `mouseup`:
              case `mouseout`:
              case `mouseover`:
              case `contextmenu`:
                l = j
                break
              case `drag`:
              case `dragend`:
              case `dragenter`:
              case `dragexit`:
              case `dragleave`:
              case `dragover`:
              case `dragstart`:
              case `drop`:
                l = tr
                break
              case `touchcancel`:
              case `touchend`:
              case `touchmove`:
              case `touchstart`:
                l = mr
                break
              case pi:
              case mi:
              case hi:
                l = rr
                break
              case yi:
                l = hr
                break
              case `scroll`:
              case `scrollend`:
                l = Xn
                break
              case `wheel`:
                l = gr
                break
              case `copy`:
              case `cut`:
              case `paste`:
                l = ir
                break
              case `gotpointercapture`:
              case `lostpointercapture`:
              case `pointercancel`:
              case `pointerdown`:
              case `pointermove`:
              case `pointerout`:
              case `pointerover`:
              case `pointerup`:
                l = fr
                break
              case `submit`:
                l = pr
                break
              case `toggle`:
              case `beforetoggle`:
                l = _r
            }
            var d = !!(t & 4),
              f = !d && (e === `scroll` || e === `scrollend`),
              p = d ? (c === null ? null : c + `Capture`) : c
            d = []
            for (var m = r, h; m !== null;) {
              var g = m
              if (
                ((h = g.stateNode),
                (g = g.tag),
                (g !== 5 && g !== 26 && g !== 27) ||
                  h === null ||
                  p === null ||
                  ((g = Fn(m, p)), g != null && d.push(qf(m, g, h))),
                f)
              )
                break
              m = m.return
            }
            0 < d.length && ((c = new l(c, u, null, n, i)), s.push({ event: c, listeners: d }))
          }
        }
        if (!(t & 7)) {
          a: {
            if (
              ((l = e === `mouseover` || e === `pointerover`),
              (c = e === `mouseout` || e === `pointerout`),
              l && n !== On && (u = n.relatedTarget || n.fromElement) && (Vt(u) || u[Nt]))
            )
              break a
            ;(c || l) &&
              ((u = i.window === i ? i : (l = i.ownerDocument) ? l.defaultView || l.parentWindow : window),
              c
                ? ((l = n.relatedTarget || n.toElement),
                  (c = r),
                  (l = l ? Vt(l) : null),
                  l !== null && ((f = o(l)), (d = l.tag), l !== f || (d !== 5 && d !== 27 && d !== 6)) && (l = null))
                : ((c = null), (l = r)),
              c !== l &&
                ((d = j),
                (g = `onMouseLeave`),
                (p = `onMouseEnter`),
                (m = `mouse`),
                (e === `pointerout` || e === `pointerover`) &&
                  ((d = fr), (g = `onPointerLeave`), (p = `onPointerEnter`), (m = `pointer`)),
                (f = c == null ? u : Ut(c)),
                (h = l == null ? u : Ut(l)),
                (u = new d(g, m + `leave`, c, n, i)),
                (u.target = f),
                (u.relatedTarget = h),
                (g = null),
                Vt(i) === r && ((d = new d(p, m + `enter`, l, n, i)), (d.target = h), (d.relatedTarget = f), (g = d)),
                (f = g),
                (d = c && l ? T(c, l, Yf) : null),
                c !== null && Xf(s, u, c, d, !1),
                l !== null && f !== null && Xf(s, f, l, d, !0)))
          }
          a: {
            if (
              ((c = r ? Ut(r) : window),
              (l = c.nodeName && c.nodeName.toLowerCase()),
              l === `select` || (l === `input` && c.type === `file`))
            )
              var _ = Lr
            else if (jr(c)) {
              if (Rr) _ = qr
              else {
                _ = Gr
                var v = Wr
              }
            } else
              ((l = c.nodeName),
                !l || l.toLowerCase() !== `input` || (c.type !== `checkbox` && c.type !== `radio`)
                  ? r && Cn(r.elementType) && (_ = Lr)
                  : (_ = Kr))
            if ((_ &&= _(e, r))) {
              Mr(s, _, n, i)
              break a
            }
            v && v(e, c, r)
          }
          switch (((v = r ? Ut(r) : window), e)) {
            case `focusin`:
              ;(jr(v) || v.contentEditable === `true`) && ((ri = v), (ii = r), (ai = null))
              break
            case `focusout`:
              ai = ii = ri = null
              break
            case `mousedown`:
              oi = !0
              break
            case `contextmenu`:
            case `mouseup`:
            case `dragend`:
              ;((oi = !1), si(s, n, i))
              break
            case `selectionchange`:
              if (M) break
            case `keydown`:
            case `keyup`:
              si(s, n, i)
          }
          var y
          if (yr)
            b: {
              switch (e) {
                case `compositionstart`:
                  var b = `onCompositionStart`
                  break b
                case `compositionend`:
                  b = `onCompositionEnd`
                  break b
                case `compositionupdate`:
                  b = `onCompositionUpdate`
                  break b
              }
              b = void 0
            }
          else
            Dr
              ? Tr(e, n) && (b = `onCompositionEnd`)
              : e === `keydown` && n.keyCode === 229 && (b = `onCompositionStart`)
          ;(b &&
            (Sr &&
              n.locale !== `ko` &&
              (Dr || b !== `onCompositionStart`
                ? b === `onCompositionEnd` && Dr && (y = Hn())
                : ((zn = i), (Bn = `value` in zn ? zn.value : zn.textContent), (Dr = !0))),
            (v = Jf(r, b)),
            0 < v.length &&
              ((b = new ar(b, e, null, n, i)),
              s.push({ event: b, listeners: v }),
              y ? (b.data = y) : ((y = Er(n)), y !== null && (b.data = y)))),
            (y = xr ? Or(e, n) : kr(e, n)) &&
              ((b = Jf(r, `onBeforeInput`)),
              0 < b.length &&
                ((v = new ar(`onBeforeInput`, `beforeinput`, null, n, i)),
                s.push({ event: v, listeners: b }),
                (v.data = y))),
            If(s, e, r, n, i))
        }
        Vf(s, t)
      })
    }
    function qf(e, t, n) {
      return { instance: e, listener: t, currentTarget: n }
    }
    function Jf(e, t) {
      for (var n = t + `Capture`, r = []; e !== null;) {
        var i = e,
          a = i.stateNode
        if (
          ((i = i.tag),
          (i !== 5 && i !== 26 && i !== 27) ||
            a === null ||
            ((i = Fn(e, n)), i != null && r.unshift(qf(e, i, a)), (i = Fn(e, t)), i != null && r.push(qf(e, i, a))),
          e.tag === 3)
        )
          return r
        e = e.return
      }
      return []
    }
    function Yf(e) {
      if (e === null) return null
      do e = e.return
      while (e && e.tag !== 5 && e.tag !== 27)
      return e || null
    }
    function Xf(e, t, n, r, i) {
      for (var a = t._reactName, o = []; n !== null && n !== r;) {
        var s = n,
          c = s.alternate,
          l = s.stateNode
        if (((s = s.tag), c !== null && c === r)) break
        ;((s !== 5 && s !== 26 && s !== 27) ||
          l === null ||
          ((c = l),
          i
            ? ((l = Fn(n, a)), l != null && o.unshift(qf(n, l, c)))
            : i || ((l = Fn(n, a)), l != null && o.push(qf(n, l, c)))),
          (n = n.return))
      }
      o.length !== 0 && e.push({ event: t, listeners: o })
    }
    var Zf = /\r\n?/g,
      Qf = /\u0000|\uFFFD/g
    function $f(e) {
      return (typeof e == `string` ? e : `` + e)
        .replace(
          Zf,
          `
`,
        )
        .replace(Qf, ``)
    }
    function ep(e, t) {
      return ((t = $f(t)), $f(e) === t)
    }
    function $(e, t, n, r, a, o) {
      switch (n) {
        case `children`:
          if (typeof r == `string`) t === `body` || (t === `textarea` && r === ``) || yn(e, r)
          else if (typeof r == `number` || typeof r == `bigint`) t !== `body` && yn(e, `` + r)
          else return
          break
        case `className`:
          rn(e, `class`, r)
          break
        case `tabIndex`:
          rn(e, `tabindex`, r)
          break
        case `dir`:
        case `role`:
        case `viewBox`:
        case `width`:
        case `height`:
          rn(e, n, r)
          break
        case `style`:
          Sn(e, r, o)
          return
        case `data`:
          if (t !== `object`) {
            rn(e, `data`, r)
            break
          }
        case `src`:
        case `href`:
          if (
            (r === `` && (t !== `a` || n !== `href`)) ||
            r == null ||
            typeof r == `function` ||
            typeof r == `symbol` ||
            typeof r == `boolean`
          ) {
            e.removeAttribute(n)
            break
          }
          ;((r = En(r)), e.setAttribute(n, r))
          break
        case `action`:
        case `formAction`:
          if (typeof r == `function`) {
            e.setAttribute(
              n,
              `javascript:throw new Error('A React form was unexpectedly submitted. If you called form.submit() manually, consider using form.requestSubmit() instead. If you\\'re trying to use event.stopPropagation() in a submit event handler, consider also calling event.preventDefault().')`,
            )
            break
          }
          if (
            (typeof o == `function` &&
              (n === `formAction`
                ? (t !== `input` && $(e, t, `name`, a.name, a, null),
                  $(e, t, `formEncType`, a.formEncType, a, null),
                  $(e, t, `formMethod`, a.formMethod, a, null),
                  $(e, t, `formTarget`, a.formTarget, a, null))
                : ($(e, t, `encType`, a.encType, a, null),
                  $(e, t, `method`, a.method, a, null),
                  $(e, t, `target`, a.target, a, null))),
            r == null || typeof r == `symbol` || typeof r == `boolean`)
          ) {
            e.removeAttribute(n)
            break
          }
          ;((r = En(r)), e.setAttribute(n, r))
          break
        case `onClick`:
          r != null && (e.onclick = Dn)
          return
        case `onScroll`:
          r != null && Q(`scroll`, e)
          return
        case `onScrollEnd`:
          r != null && Q(`scrollend`, e)
          return
        case `dangerouslySetInnerHTML`:
          if (r != null) {
            if (typeof r != `object` || !(`__html` in r)) throw Error(i(61))
            if (((n = r.__html), n != null)) {
              if (a.children != null) throw Error(i(60))
              o?.__html !== n && (e.innerHTML = n)
            }
          }
          break
        case `multiple`:
          e.multiple = r && typeof r != `function` && typeof r != `symbol`
          break
        case `muted`:
          e.muted = r && typeof r != `function` && typeof r != `symbol`
          break
        case `suppressContentEditableWarning`:
        case `suppressHydrationWarning`:
        case `defaultValue`:
        case `defaultChecked`:
        case `innerHTML`:
        case `ref`:
          break
        case `autoFocus`:
          break
        case `xlinkHref`:
          if (r == null || typeof r == `function` || typeof r == `boolean` || typeof r == `symbol`) {
            e.removeAttribute(`xlink:href`)
            break
          }
          ;((n = En(r)), e.setAttributeNS(`http://www.w3.org/1999/xlink`, `xlink:href`, n))
          break
        case `contentEditable`:
        case `spellCheck`:
        case `draggable`:
        case `value`:
        case `autoReverse`:
        case `externalResourcesRequired`:
        case `focusable`:
        case `preserveAlpha`:
          r != null && typeof r != `function` && typeof r != `symbol` ? e.setAttribute(n, r) : e.removeAttribute(n)
          break
        case `inert`:
        case `allowFullScreen`:
        case `async`:
        case `autoPlay`:
        case `controls`:
        case `credentialless`:
        case `default`:
        case `defer`:
        case `disabled`:
        case `disablePictureInPicture`:
        case `disableRemotePlayback`:
        case `formNoValidate`:
        case `hidden`:
        case `loop`:
        case `noModule`:
        case `noValidate`:
        case `open`:
        case `playsInline`:
        case `readOnly`:
        case `required`:
        case `reversed`:
        case `scoped`:
        case `seamless`:
        case `itemScope`:
          r && typeof r != `function` && typeof r != `symbol` ? e.setAttribute(n, ``) : e.removeAttribute(n)
          break
        case `capture`:
        case `download`:
          !0 === r
            ? e.setAttribute(n, ``)
            : !1 !== r && r != null && typeof r != `function` && typeof r != `symbol`
              ? e.setAttribute(n, r)
              : e.removeAttribute(n)
          break
        case `cols`:
        case `rows`:
        case `size`:
        case `span`:
          r != null && typeof r != `function` && typeof r != `symbol` && !isNaN(r) && 1 <= r
            ? e.setAttribute(n, r)
            : e.removeAttribute(n)
          break
        case `rowSpan`:
        case `start`:
          r == null || typeof r == `function` || typeof r == `symbol` || isNaN(r)
            ? e.removeAttribute(n)
            : e.setAttribute(n, r)
          break
        case `popover`:
          ;(Q(`beforetoggle`, e), Q(`toggle`, e), nn(e, `popover`, r))
          break
        case `xlinkActuate`:
          an(e, `http://www.w3.org/1999/xlink`, `xlink:actuate`, r)
          break
        case `xlinkArcrole`:
          an(e, `http://www.w3.org/1999/xlink`, `xlink:arcrole`, r)
          break
        case `xlinkRole`:
          an(e, `http://www.w3.org/1999/xlink`, `xlink:role`, r)
          break
        case `xlinkShow`:
          an(e, `http://www.w3.org/1999/xlink`, `xlink:show`, r)
          break
        case `xlinkTitle`:
          an(e, `http://www.w3.org/1999/xlink`, `xlink:title`, r)
          break
        case `xlinkType`:
          an(e, `http://www.w3.org/1999/xlink`, `xlink:type`, r)
          break
        case `xmlBase`:
          an(e, `http://www.w3.org/XML/1998/namespace`, `xml:base`, r)
          break
        case `xmlLang`:
          an(e, `http://www.w3.org/XML/1998/namespace`, `xml:lang`, r)
          break
        case `xmlSpace`:
          an(e, `http://www.w3.org/XML/1998/namespace`, `xml:space`, r)
          break
        case `is`:
          nn(e, `is`, r)
          break
        case `innerText`:
        case `textContent`:
          return
        default:
          if (!(2 < n.length) || (n[0] !== `o` && n[0] !== `O`) || (n[1] !== `n` && n[1] !== `N`))
            ((n = wn.get(n) || n), nn(e, n, r))
          else return
      }
      A = !0
    }
    function tp(e, t, n, r, a, o) {
      switch (n) {
        case `style`:
          Sn(e, r, o)
          return
        case `dangerouslySetInnerHTML`:
          if (r != null) {
            if (typeof r != `object` || !(`__html` in r)) throw Error(i(61))
            if (((n = r.__html), n != null)) {
              if (a.children != null) throw Error(i(60))
              o?.__html !== n && (e.innerHTML = n)
            }
          }
          break
        case `children`:
          if (typeof r == `string`) yn(e, r)
          else if (typeof r == `number` || typeof r == `bigint`) yn(e, `` + r)
          else return
          break
        case `onScroll`:
          r != null && Q(`scroll`, e)
          return
        case `onScrollEnd`:
          r != null && Q(`scrollend`, e)
          return
        case `onClick`:
          r != null && (e.onclick = Dn)
          return
        case `suppressContentEditableWarning`:
        case `suppressHydrationWarning`:
        case `innerHTML`:
        case `ref`:
          return
        case `innerText`:
        case `textContent`:
          return
        default:
          if (!Jt.hasOwnProperty(n))
            a: {
              if (
                n[0] === `o` &&
                n[1] === `n` &&
                ((a = n.endsWith(`Capture`)),
                (o = n.slice(2, a ? n.length - 7 : void 0)),
                (t = e[Mt] || null),
                (t = t == null ? null : t[n]),
                typeof t == `function` && e.removeEventListener(o, t, a),
                typeof r == `function`)
              ) {
                ;(typeof t != `function` &&
                  t !== null &&
                  (n in e ? (e[n] = null) : e.hasAttribute(n) && e.removeAttribute(n)),
                  e.addEventListener(o, r, a))
                break a
              }
              ;((A = !0), n in e ? (e[n] = r) : !0 === r ? e.setAttribute(n, ``) : nn(e, n, r))
            }
          return
      }
      A = !0
    }
    function np(e, t, n) {
      switch (t) {
        case `div`:
        case `span`:
        case `svg`:
        case `path`:
        case `a`:
        case `g`:
        case `p`:
        case `li`:
          break
        case `img`:
          ;(Q(`error`, e), Q(`load`, e))
          var r = !1,
            a = !1,
            o
          for (o in n)
            if (n.hasOwnProperty(o)) {
              var s = n[o]
              if (s != null)
                switch (o) {
                  case `src`:
                    r = !0
                    break
                  case `srcSet`:
                    a = !0
                    break
                  case `children`:
                  case `dangerouslySetInnerHTML`:
                    throw Error(i(137, t))
                  default:
                    $(e, t, o, s, n, null)
                }
            }
          ;(a && $(e, t, `srcSet`, n.srcSet, n, null), r && $(e, t, `src`, n.src, n, null))
          return
        case `input`:
          Q(`invalid`, e)
          var c = (o = s = a = null),
            l = null,
            u = null
          for (r in n)
            if (n.hasOwnProperty(r)) {
              var d = n[r]
              if (d != null)
                switch (r) {
                  case `name`:
                    a = d
                    break
                  case `type`:
                    s = d
                    break
                  case `checked`:
                    l = d
                    break
                  case `defaultChecked`:
                    u = d
                    break
                  case `value`:
                    o = d
                    break
                  case `defaultValue`:
                    c = d
                    break
                  case `children`:
                  case `dangerouslySetInnerHTML`:
                    if (d != null) throw Error(i(137, t))
                    break
                  default:
                    $(e, t, r, d, n, null)
                }
            }
          mn(e, o, c, l, u, s, a, !1)
          return
        case `select`:
          for (a in (Q(`invalid`, e), (r = s = o = null), n))
            if (n.hasOwnProperty(a) && ((c = n[a]), c != null))
              switch (a) {
                case `value`:
                  o = c
                  break
                case `defaultValue`:
                  s = c
                  break
                case `multiple`:
                  r = c
                default:
                  $(e, t, a, c, n, null)
              }
          ;((t = o), (n = s), (e.multiple = !!r), t == null ? n != null && gn(e, !!r, n, !0) : gn(e, !!r, t, !1))
          return
        case `textarea`:
          for (s in (Q(`invalid`, e), (o = a = r = null), n))
            if (n.hasOwnProperty(s) && ((c = n[s]), c != null))
              switch (s) {
                case `value`:
                  r = c
                  break
                case `defaultValue`:
                  a = c
                  break
                case `children`:
                  o = c
                  break
                case `dangerouslySetInnerHTML`:
                  if (c != null) throw Error(i(91))
                  break
                default:
                  $(e, t, s, c, n, null)
              }
          vn(e, r, a, o)
          return
        case `option`:
          for (l in n)
            if (n.hasOwnProperty(l) && ((r = n[l]), r != null))
              switch (l) {
                case `selected`:
                  e.selected = r && typeof r != `function` && typeof r != `symbol`
                  break
                default:
                  $(e, t, l, r, n, null)
              }
          return
        case `dialog`:
          ;(Q(`beforetoggle`, e), Q(`toggle`, e), Q(`cancel`, e), Q(`close`, e))
          break
        case `iframe`:
        case `object`:
          Q(`load`, e)
          break
        case `video`:
        case `audio`:
          for (r = 0; r < zf.length; r++) Q(zf[r], e)
          break
        case `image`:
          ;(Q(`error`, e), Q(`load`, e))
          break
        case `details`:
          Q(`toggle`, e)
          break
        case `embed`:
        case `source`:
        case `link`:
          ;(Q(`error`, e), Q(`load`, e))
        case `area`:
        case `base`:
        case `br`:
        case `col`:
        case `hr`:
        case `keygen`:
        case `meta`:
        case `param`:
        case `track`:
        case `wbr`:
        case `menuitem`:
          for (u in n)
            if (n.hasOwnProperty(u) && ((r = n[u]), r != null))
              switch (u) {
                case `children`:
                case `dangerouslySetInnerHTML`:
                  throw Error(i(137, t))
                default:
                  $(e, t, u, r, n, null)
              }
          return
        default:
          if (Cn(t)) {
            for (d in n) n.hasOwnProperty(d) && ((r = n[d]), r !== void 0 && tp(e, t, d, r, n, void 0))
            return
          }
      }
      for (c in n) n.hasOwnProperty(c) && ((r = n[c]), r != null && $(e, t, c, r, n, null))
    }
    var rp = {}
    function ip(e, t, n, r) {
      switch (t) {
        case `div`:
        case `span`:
        case `svg`:
        case `path`:
        case `a`:
        case `g`:
        case `p`:
        case `li`:
          break
        case `input`:
          var a = null,
            o = null,
            s = null,
            c = null,
            l = null,
            u = null,
            d = null
          for (m in n) {
            var f = n[m]
            if (n.hasOwnProperty(m) && f != null)
              switch (m) {
                case `checked`:
                  break
                case `value`:
                  break
                case `defaultValue`:
                  l = f
                default:
                  r.hasOwnProperty(m) || $(e, t, m, null, r, f)
              }
          }
          for (var p in r) {
            var m = r[p]
            if (((f = n[p]), r.hasOwnProperty(p) && (m != null || f != null)))
              switch (p) {
                case `type`:
                  ;(m !== f && (A = !0), (o = m))
                  break
                case `name`:
                  ;(m !== f && (A = !0), (a = m))
                  break
                case `checked`:
                  ;(m !== f && (A = !0), (u = m))
                  break
                case `defaultChecked`:
                  ;(m !== f && (A = !0), (d = m))
                  break
                case `value`:
                  ;(m !== f && (A = !0), (s = m))
                  break
                case `defaultValue`:
                  ;(m !== f && (A = !0), (c = m))
                  break
                case `children`:
                case `dangerouslySetInnerHTML`:
                  if (m != null) throw Error(i(137, t))
                  break
                default:
                  m !== f && $(e, t, p, m, r, f)
              }
          }
          pn(e, s, c, l, u, d, o, a)
          return
        case `select`:
          for (o in ((m = s = c = p = null), n))
            if (((l = n[o]), n.hasOwnProperty(o) && l != null))
              switch (o) {
                case `value`:
                  break
                case `multiple`:
                  m = l
                default:
                  r.hasOwnProperty(o) || $(e, t, o, null, r, l)
              }
          for (a in r)
            if (((o = r[a]), (l = n[a]), r.hasOwnProperty(a) && (o != null || l != null)))
              switch (a) {
                case `value`:
                  ;(o !== l && (A = !0), (p = o))
                  break
                case `defaultValue`:
                  ;(o !== l && (A = !0), (c = o))
                  break
                case `multiple`:
                  ;(o !== l && (A = !0), (s = o))
                default:
                  o !== l && $(e, t, a, o, r, l)
              }
          ;((t = c),
            (n = s),
            (r = m),
            p == null ? !!r != !!n && (t == null ? gn(e, !!n, n ? [] : ``, !1) : gn(e, !!n, t, !0)) : gn(e, !!n, p, !1))
          return
        case `textarea`:
          for (c in ((m = p = null), n))
            if (((a = n[c]), n.hasOwnProperty(c) && a != null && !r.hasOwnProperty(c)))
              switch (c) {
                case `value`:
                  break
                case `children`:
                  break
                default:
                  $(e, t, c, null, r, a)
              }
          for (s in r)
            if (((a = r[s]), (o = n[s]), r.hasOwnProperty(s) && (a != null || o != null)))
              switch (s) {
                case `value`:
                  ;(a !== o && (A = !0), (p = a))
                  break
                case `defaultValue`:
                  ;(a !== o && (A = !0), (m = a))
                  break
                case `children`:
                  break
                case `dangerouslySetInnerHTML`:
                  if (a != null) throw Error(i(91))
                  break
                default:
                  a !== o && $(e, t, s, a, r, o)
              }
          _n(e, p, m)
          return
        case `option`:
          for (var h in n)
            if (((p = n[h]), n.hasOwnProperty(h) && p != null && !r.hasOwnProperty(h)))
              switch (h) {
                case `selected`:
                  e.selected = !1
                  break
                default:
                  $(e, t, h, null, r, p)
              }
          for (l in r)
            if (((p = r[l]), (m = n[l]), r.hasOwnProperty(l) && p !== m && (p != null || m != null)))
              switch (l) {
                case `selected`:
                  ;(p !== m && (A = !0), (e.selected = p && typeof p != `function` && typeof p != `symbol`))
                  break
                default:
                  $(e, t, l, p, r, m)
              }
          return
        case `img`:
        case `link`:
        case `area`:
        case `base`:
        case `br`:
        case `col`:
        case `embed`:
        case `hr`:
        case `keygen`:
        case `meta`:
        case `param`:
        case `source`:
        case `track`:
        case `wbr`:
        case `menuitem`:
          for (var g in n)
            ((p = n[g]), n.hasOwnProperty(g) && p != null && !r.hasOwnProperty(g) && $(e, t, g, null, r, p))
          for (u in r)
            if (((p = r[u]), (m = n[u]), r.hasOwnProperty(u) && p !== m && (p != null || m != null)))
              switch (u) {
                case `children`:
                case `dangerouslySetInnerHTML`:
                  if (p != null) throw Error(i(137, t))
                  break
                default:
                  $(e, t, u, p, r, m)
              }
          return
        default:
          if (Cn(t)) {
            for (var _ in n)
              ((p = n[_]), n.hasOwnProperty(_) && p !== void 0 && !r.hasOwnProperty(_) && tp(e, t, _, void 0, r, p))
            for (d in r)
              ((p = r[d]),
                (m = n[d]),
                !r.hasOwnProperty(d) || p === m || (p === void 0 && m === void 0) || tp(e, t, d, p, r, m))
            return
          }
      }
      for (var v in n) ((p = n[v]), n.hasOwnProperty(v) && p != null && !r.hasOwnProperty(v) && $(e, t, v, null, r, p))
      for (f in r)
        ((p = r[f]), (m = n[f]), !r.hasOwnProperty(f) || p === m || (p == null && m == null) || $(e, t, f, p, r, m))
    }
    function ap(e) {
      switch (e) {
        case `css`:
        case `script`:
        case `font`:
        case `img`:
        case `image`:
        case `input`:
        case `link`:
          return !0
        default:
          return !1
      }
    }
    function op() {
      if (typeof performance.getEntriesByType == `function`) {
        for (var e = 0, t = 0, n = performance.getEntriesByType(`resource`), r = 0; r < n.length; r++) {
          var i = n[r],
            a = i.transferSize,
            o = i.initiatorType,
            s = i.duration
          if (a && s && ap(o)) {
            for (o = 0, s = i.responseEnd, r += 1; r < n.length; r++) {
              var c = n[r],
                l = c.startTime
              if (l > s) break
              var u = c.transferSize,
                d = c.initiatorType
              u && ap(d) && ((c = c.responseEnd), (o += u * (c < s ? 1 : (s - l) / (c - l))))
            }
            if ((--r, (t += (8 * (a + o)) / (i.duration / 1e3)), e++, 10 < e)) break
          }
        }
        if (0 < e) return t / e / 1e6
      }
      return navigator.connection && ((e = navigator.connection.downlink), typeof e == `number`) ? e : 5
    }
    var sp = null,
      cp = null
    function lp(e) {
      return e.nodeType === 9 ? e : e.ownerDocument
    }
    function up(e) {
      switch (e) {
        case `http://www.w3.org/2000/svg`:
          return 1
        case `http://www.w3.org/1998/Math/MathML`:
          return 2
        default:
          return 0
      }
    }
    function dp(e, t) {
      if (e === 0)
        switch (t) {
          case `svg`:
            return 1
          case `math`:
            return 2
          default:
            return 0
        }
      return e === 1 && t === `foreignObject` ? 0 : e
    }
    function fp(e, t, n, r) {
      return ((n = lp(n).createElement(e)), (n[jt] = r), (n[Mt] = t), np(n, e, t), Gt(n), n)
    }
    function pp(e, t) {
      return (
        e === `textarea` ||
        e === `noscript` ||
        typeof t.children == `string` ||
        typeof t.children == `number` ||
        typeof t.children == `bigint` ||
        (typeof t.dangerouslySetInnerHTML == `object` &&
          t.dangerouslySetInnerHTML !== null &&
          t.dangerouslySetInnerHTML.__html != null)
      )
    }
    var mp = null
    function hp() {
      var e = window.event
      return e && e.type === `popstate` ? e !== mp && ((mp = e), !0) : ((mp = null), !1)
    }
    var gp = typeof setTimeout == `function` ? setTimeout : void 0,
      _p = typeof clearTimeout == `function` ? clearTimeout : void 0,
      vp = typeof Promise == `function` ? Promise : void 0,
      yp = typeof requestAnimationFrame == `function` ? requestAnimationFrame : gp,
      bp =
        typeof queueMicrotask == `function`
          ? queueMicrotask
          : vp === void 0
            ? gp
            : function (e) {
                return vp.resolve(null).then(e).catch(xp)
              }
    function xp(e) {
      setTimeout(function () {
        throw e
      })
    }
    function Sp(e) {
      return e === `head`
    }
    function Cp(e, t) {
      var n = t,
        r = 0
      do {
        var i = n.nextSibling
        if ((e.removeChild(n), i && i.nodeType === 8)) {
          if (((n = i.data), n === `/$` || n === `/&`)) {
            if (r === 0) {
              ;(e.removeChild(i), Hh(t))
              return
            }
            r--
          } else if (n === `$` || n === `$?` || n === `$~` || n === `$!` || n === `&`) r++
          else if (n === `html`) _m(e.ownerDocument.documentElement)
          else if (n === `head`) {
            ;((n = e.ownerDocument.head), _m(n))
            for (var a = n.firstChild; a;) {
              var o = a.nextSibling,
                s = a.nodeName
              ;(a[Rt] ||
                s === `SCRIPT` ||
                s === `STYLE` ||
                (s === `LINK` && a.rel.toLowerCase() === `stylesheet`) ||
                n.removeChild(a),
                (a = o))
            }
          } else n === `body` && _m(e.ownerDocument.body)
        }
        n = i
      } while (n)
      Hh(t)
    }
    function wp(e, t) {
      var n = e
      e = 0
      do {
        var r = n.nextSibling
        if (
          (n.nodeType === 1
            ? t
              ? ((n._stashedDisplay = n.style.display), (n.style.display = `none`))
              : ((n.style.display = n._stashedDisplay || ``),
                n.getAttribute(`style`) === `` && n.removeAttribute(`style`))
            : n.nodeType === 3 &&
              (t ? ((n._stashedText = n.nodeValue), (n.nodeValue = ``)) : (n.nodeValue = n._stashedText || ``)),
          r && r.nodeType === 8)
        ) {
          if (((n = r.data), n === `/$`)) {
            if (e === 0) break
            e--
          } else (n !== `$` && n !== `$?` && n !== `$~` && n !== `$!`) || e++
        }
        n = r
      } while (n)
    }
    function Tp(e, t, n) {
      if (
        ((t = CSS.escape(t) === t ? t : `r-` + btoa(t).replace(/=/g, ``)),
        (e.style.viewTransitionName = t),
        n != null && (e.style.viewTransitionClass = n),
        (n = getComputedStyle(e)),
        n.display === `inline`)
      ) {
        if (((t = e.getClientRects()), t.length === 1)) var r = 1
        else
          for (var i = (r = 0); i < t.length; i++) {
            var a = t[i]
            0 < a.width && 0 < a.height && r++
          }
        r === 1 &&
          ((e = e.style),
          (e.display = t.length === 1 ? `inline-block` : `block`),
          (e.marginTop = `-` + n.paddingTop),
          (e.marginBottom = `-` + n.paddingBottom))
      }
    }
    function Ep(e, t) {
      ;((e = e.style), (t = t.style))
      var n =
        t == null
          ? null
          : t.hasOwnProperty(`viewTransitionName`)
            ? t.viewTransitionName
            : t.hasOwnProperty(`view-transition-name`)
              ? t[`view-transition-name`]
              : null
      ;((e.viewTransitionName = n == null || typeof n == `boolean` ? `` : (`` + n).trim()),
        (n =
          t == null
            ? null
            : t.hasOwnProperty(`viewTransitionClass`)
              ? t.viewTransitionClass
              : t.hasOwnProperty(`view-transition-class`)
                ? t[`view-transition-class`]
                : null),
        (e.viewTransitionClass = n == null || typeof n == `boolean` ? `` : (`` + n).trim()),
        e.display === `inline-block` &&
          (t == null
            ? (e.display = e.margin = ``)
            : ((n = t.display),
              (e.display = n == null || typeof n == `boolean` ? `` : n),
              (n = t.margin),
              n == null
                ? ((n = t.hasOwnProperty(`marginTop`) ? t.marginTop : t[`margin-top`]),
                  (e.marginTop = n == null || typeof n == `boolean` ? `` : n),
                  (t = t.hasOwnProperty(`marginBottom`) ? t.marginBottom : t[`margin-bottom`]),
                  (e.marginBottom = t == null || typeof t == `boolean` ? `` : t))
                : (e.margin = n))))
    }
    function Dp(e, t, n) {
      return (
        (n = n.ownerDocument.defaultView),
        {
          rect: e,
          abs: t.position === `absolute` || t.position === `fixed`,
          clip:
            t.clipPath !== `none` ||
            t.overflow !== `visible` ||
            t.filter !== `none` ||
            t.mask !== `none` ||
            t.mask !== `none` ||
            t.borderRadius !== `0px`,
          view: 0 <= e.bottom && 0 <= e.right && e.top <= n.innerHeight && e.left <= n.innerWidth,
        }
      )
    }
    function Op(e) {
      return Dp(e.getBoundingClientRect(), getComputedStyle(e), e)
    }
    function kp(e) {
      var t = e.getBoundingClientRect()
      t = new DOMRect(t.x + 2e4, t.y + 2e4, t.width, t.height)
      var n = getComputedStyle(e)
      return Dp(t, n, e)
    }
    function Ap(e) {
      return e.documentElement.clientHeight
    }
    function jp(e) {
      ;(this.addEventListener(`load`, e), this.addEventListener(`error`, e))
    }
    function Mp(e, t, n, r, i, a, o, s, c) {
      var l = t.nodeType === 9 ? t : t.ownerDocument
      try {
        var u = l.startViewTransition({
          update: function () {
            var t = l.defaultView,
              n = t.navigation && t.navigation.transition,
              o = l.fonts.status
            r()
            var s = []
            if (
              (o === `loaded` && (Ap(l), l.fonts.status === `loading` && s.push(l.fonts.ready)),
              (o = s.length),
              e !== null)
            )
              for (var c = e.suspenseyImages, u = 0, d = 0; d < c.length; d++) {
                var f = c[d]
                if (!f.complete) {
                  var p = f.getBoundingClientRect()
                  if (0 < p.bottom && 0 < p.right && p.top < t.innerHeight && p.left < t.innerWidth) {
                    if (((u += Xm(f)), u > $m)) {
                      s.length = o
                      break
                    }
                    ;((f = new Promise(jp.bind(f))), s.push(f))
                  }
                }
              }
            if (0 < s.length)
              return (
                (t = Promise.race([
                  Promise.all(s),
                  new Promise(function (e) {
                    return setTimeout(e, 500)
                  }),
                ]).then(i, i)),
                (n ? Promise.allSettled([n.finished, t]) : t).then(a, a)
              )
            if ((i(), n)) return n.finished.then(a, a)
            a()
          },
          types: n,
        })
        l.__reactViewTransition = u
        var d = []
        return (
          u.ready.then(
            function () {
              for (var e = l.documentElement.getAnimations({ subtree: !0 }), t = 0; t < e.length; t++) {
                var n = e[t],
                  r = n.effect,
                  i = r.pseudoElement
                if (i != null && i.startsWith(`::view-transition`)) {
                  ;(d.push(n), (n = r.getKeyframes()))
                  for (var a = (i = void 0), s = !0, c = 0; c < n.length; c++) {
                    var u = n[c],
                      f = u.width
                    if (i === void 0) i = f
                    else if (i !== f) {
                      s = !1
                      break
                    }
                    if (((f = u.height), a === void 0)) a = f
                    else if (a !== f) {
                      s = !1
                      break
                    }
                    ;(delete u.width, delete u.height, u.transform === `none` && delete u.transform)
                  }
                  s &&
                    i !== void 0 &&
                    a !== void 0 &&
                    (r.setKeyframes(n),
                    (s = getComputedStyle(r.target, r.pseudoElement)),
                    s.width !== i || s.height !== a) &&
                    ((s = n[0]),
                    (s.width = i),
                    (s.height = a),
                    (s = n[n.length - 1]),
                    (s.width = i),
                    (s.height = a),
                    r.setKeyframes(n))
                }
              }
              o()
            },
            function (e) {
              l.__reactViewTransition === u && (l.__reactViewTransition = null)
              try {
                if (typeof e == `object` && e)
                  switch (e.name) {
                    case `InvalidStateError`:
                      ;(e.message === `View transition was skipped because document visibility state is hidden.` ||
                        e.message === `Skipping view transition because document visibility state has become hidden.` ||
                        e.message === `Skipping view transition because viewport size changed.` ||
                        e.message === `Transition was aborted because of invalid state`) &&
                        (e = null)
                  }
                e !== null && c(e)
              } finally {
                ;(r(), i(), o())
              }
            },
          ),
          u.finished.finally(function () {
            for (var e = 0; e < d.length; e++) d[e].cancel()
            ;(l.__reactViewTransition === u && (l.__reactViewTransition = null), s())
          }),
          u
        )
      } catch {
        return (r(), i(), o(), null)
      }
    }
    function Np(e, t) {
      ;((this._scope = document.documentElement), (this._selector = `::view-transition-` + e + `(` + t + `)`))
    }
    ;((Np.prototype.animate = function (e, t) {
      return (
        (t = typeof t == `number` ? { duration: t } : E({}, t)),
        (t.pseudoElement = this._selector),
        this._scope.animate(e, t)
      )
    }),
      (Np.prototype.getAnimations = function () {
        for (
          var e = this._scope, t = this._selector, n = e.getAnimations({ subtree: !0 }), r = [], i = 0;
          i < n.length;
          i++
        ) {
          var a = n[i].effect
          a !== null && a.target === e && a.pseudoElement === t && r.push(n[i])
        }
        return r
      }),
      (Np.prototype.getComputedStyle = function () {
        return getComputedStyle(this._scope, this._selector)
      }))
    function Pp(e) {
      return {
        name: e,
        group: new Np(`group`, e),
        imagePair: new Np(`image-pair`, e),
        old: new Np(`old`, e),
        new: new Np(`new`, e),
      }
    }
    function Fp(e) {
      ;((this._fragmentFiber = e), (this._observers = this._eventListeners = null))
    }
    Fp.prototype.addEventListener = function (e, t, n) {
      var r = null,
        i = null
      if (!(n != null && typeof n != `boolean` && ((r = n.signal || null), r !== null && r.aborted))) {
        this._eventListeners === null && (this._eventListeners = [])
        var a = this._eventListeners
        if (Bp(a, e, t, n) === -1) {
          var o = this,
            s = t
          ;(n != null &&
            typeof n != `boolean` &&
            !0 === n.once &&
            (s = function (r) {
              ;(o.removeEventListener(e, t, n), typeof t == `function` ? t.call(this, r) : t.handleEvent(r))
            }),
            r !== null &&
              ((i = o.removeEventListener.bind(o, e, t, n)),
              r.addEventListener(`abort`, i, { once: !0 }),
              (i = r.removeEventListener.bind(r, `abort`, i))),
            (r = Rp(n)),
            a.push({ type: e, listener: t, optionsOrUseCapture: n, attachedListener: s, cleanup: i }),
            h(this._fragmentFiber.child, !1, Ip, e, s, r))
        }
        this._eventListeners = a
      }
    }
    function Ip(e, t, n, r) {
      return (b(e).addEventListener(t, n, r), !1)
    }
    Fp.prototype.removeEventListener = function (e, t, n) {
      var r = this._eventListeners
      if (r !== null && ((t = Bp(r, e, t, n)), t !== -1)) {
        var i = r[t]
        n = i.attachedListener
        var a = i.cleanup
        ;((i = Rp(i.optionsOrUseCapture)),
          h(this._fragmentFiber.child, !1, Lp, e, n, i),
          r.splice(t, 1),
          a !== null && a())
      }
    }
    function Lp(e, t, n, r) {
      return (b(e).removeEventListener(t, n, r), !1)
    }
    function Rp(e) {
      return e != null && typeof e != `boolean` && (!0 === e.once || e.signal instanceof AbortSignal)
        ? { capture: e.capture, passive: e.passive }
        : e
    }
    function zp(e) {
      return e == null ? `c=0` : typeof e == `boolean` ? `c=` + (e ? `1` : `0`) : `c=` + (e.capture ? `1` : `0`)
    }
    function Bp(e, t, n, r) {
      if (e.length === 0) return -1
      r = zp(r)
      for (var i = 0; i < e.length; i++) {
        var a = e[i]
        if (a.type === t && a.listener === n && zp(a.optionsOrUseCapture) === r) return i
      }
      return -1
    }
    ;((Fp.prototype.dispatchEvent = function (e) {
      var t = g(this._fragmentFiber)
      if (t === null) return !0
      t = b(t)
      var n = this._eventListeners
      if ((n !== null && 0 < n.length) || !e.bubbles) {
        var r = t.nodeType === 9 ? t.createComment(``) : document.createTextNode(``)
        if (n)
          for (var i = 0; i < n.length; i++) {
            var a = n[i]
            r.addEventListener(a.type, a.attachedListener, Rp(a.optionsOrUseCapture))
          }
        if ((t.appendChild(r), (e = r.dispatchEvent(e)), n))
          for (i = 0; i < n.length; i++)
            ((a = n[i]), r.removeEventListener(a.type, a.attachedListener, Rp(a.optionsOrUseCapture)))
        return (t.removeChild(r), e)
      }
      return t.dispatchEvent(e)
    }),
      (Fp.prototype.focus = function (e) {
        h(this._fragmentFiber.child, !0, Vp, e, void 0, void 0)
      }))
    function Vp(e, t) {
      return e.tag !== 6 && ((e = b(e)), pm(e, t))
    }
    Fp.prototype.focusLast = function (e) {
      var t = []
      h(this._fragmentFiber.child, !0, Hp, t, void 0, void 0)
      for (var n = t.length - 1; 0 <= n && !Vp(t[n], e); n--);
    }
    function Hp(e, t) {
      return (t.push(e), !1)
    }
    Fp.prototype.blur = function () {
      var e = g(this._fragmentFiber)
      e !== null &&
        ((e = b(e)), (e = lp(e).activeElement), e !== null && h(this._fragmentFiber.child, !1, Up, e, void 0, void 0))
    }
    function Up(e, t) {
      return e.tag !== 6 && ((e = b(e)), e === t || e.contains(t) ? (t.blur(), !0) : !1)
    }
    Fp.prototype.observeUsing = function (e) {
      ;(this._observers === null && (this._observers = new Set()),
        this._observers.add(e),
        h(this._fragmentFiber.child, !1, Wp, e, void 0, void 0))
    }
    function Wp(e, t) {
      return (e.tag === 6 || ((e = b(e)), t.observe(e)), !1)
    }
    Fp.prototype.unobserveUsing = function (e) {
      var t = this._observers
      if (t !== null && t.has(e)) {
        ;(t.delete(e), h(this._fragmentFiber.child, !1, Gp, e, void 0, void 0))
        for (var n = (t = 0); n < Kp.length; n++) {
          var r = Kp[n]
          r.fragmentInstance === this && r.observer === e ? e.unobserve(r.instance) : (Kp[t++] = r)
        }
        Kp.length = t
      }
    }
    function Gp(e, t) {
      return (e.tag === 6 || ((e = b(e)), t.unobserve(e)), !1)
    }
    var Kp = [],
      qp = !1
    function Jp(e, t, n) {
      ;(Kp.push({ fragmentInstance: e, observer: t, instance: n }),
        qp ||
          ((qp = !0),
          mm(function () {
            qp = !1
            var e = Kp
            Kp = []
            for (var t = 0; t < e.length; t++) {
              var n = e[t]
              n.observer.unobserve(n.instance)
            }
          })))
    }
    Fp.prototype.getClientRects = function () {
      var e = []
      return (h(this._fragmentFiber.child, !1, Yp, e, void 0, void 0), e)
    }
    function Yp(e, t) {
      if (e.tag === 6) {
        e = e.stateNode
        var n = e.ownerDocument.createRange()
        ;(n.selectNodeContents(e), t.push.apply(t, n.getClientRects()))
      } else ((e = b(e)), t.push.apply(t, e.getClientRects()))
      return !1
    }
    ;((Fp.prototype.getRootNode = function (e) {
      var t = g(this._fragmentFiber)
      return t === null ? this : b(t).getRootNode(e)
    }),
      (Fp.prototype.compareDocumentPosition = function (e) {
        var t = g(this._fragmentFiber)
        if (t === null) return Node.DOCUMENT_POSITION_DISCONNECTED
        var n = []
        h(this._fragmentFiber.child, !1, Hp, n, void 0, void 0)
        var r = b(t)
        if (n.length === 0) {
          if (((n = r), _(this._fragmentFiber))) {
            a: {
              for (t = this._fragmentFiber.return; t !== null;) {
                if (t.tag === 4) {
                  t = t.stateNode.containerInfo
                  break a
                }
                if (t.tag === 3 || t.tag === 5 || t.tag === 27) break
                t = t.return
              }
              t = null
            }
            t != null && (n = t)
          }
          t = this._fragmentFiber
          var i = (r = n.compareDocumentPosition(e))
          return (
            n === e
              ? (i = Node.DOCUMENT_POSITION_CONTAINS)
              : r & Node.DOCUMENT_POSITION_CONTAINED_BY &&
                ((n = v(t)[1]),
                n === null
                  ? (i = Node.DOCUMENT_POSITION_PRECEDING)
                  : ((e = b(n).compareDocumentPosition(e)),
                    (i =
                      e === 0 || e & Node.DOCUMENT_POSITION_FOLLOWING
                        ? Node.DOCUMENT_POSITION_FOLLOWING
                        : Node.DOCUMENT_POSITION_PRECEDING))),
            (i |= Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC)
          )
        }
        ;((t = b(n[0])), (i = b(n[n.length - 1])))
        var a = _(this._fragmentFiber) ? t.parentElement : r
        if (a == null) return Node.DOCUMENT_POSITION_DISCONNECTED
        ;((r = a.compareDocumentPosition(t) & Node.DOCUMENT_POSITION_CONTAINED_BY),
          (a = a.compareDocumentPosition(i) & Node.DOCUMENT_POSITION_CONTAINED_BY))
        var o = t.compareDocumentPosition(e),
          s = i.compareDocumentPosition(e),
          c = o & Node.DOCUMENT_POSITION_CONTAINED_BY || s & Node.DOCUMENT_POSITION_CONTAINED_BY
        return (
          (s = r && a && o & Node.DOCUMENT_POSITION_FOLLOWING && s & Node.DOCUMENT_POSITION_PRECEDING),
          (t =
            (r && t === e) || (a && i === e) || c || s
              ? Node.DOCUMENT_POSITION_CONTAINED_BY
              : (!r && t === e) || (!a && i === e)
                ? Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC
                : o),
          t & Node.DOCUMENT_POSITION_DISCONNECTED ||
          t & Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC ||
          Xp(t, this._fragmentFiber, n[0], n[n.length - 1], e)
            ? t
            : Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC
        )
      }))
    function Xp(e, t, n, r, i) {
      var a = Vt(i)
      if (e & Node.DOCUMENT_POSITION_CONTAINED_BY) {
        if ((n = !!a))
          a: {
            for (; a !== null;) {
              if (a.tag === 7 && (a === t || a.alternate === t)) {
                n = !0
                break a
              }
              a = a.return
            }
            n = !1
          }
        return n
      }
      if (e & Node.DOCUMENT_POSITION_CONTAINS) {
        if (a === null) return ((a = i.ownerDocument), i === a || i === a.documentElement || i === a.body)
        a: {
          for (a = t, t = g(t); a !== null;) {
            if (!((a.tag !== 5 && a.tag !== 3 && a.tag !== 27) || (a !== t && a.alternate !== t))) {
              a = !0
              break a
            }
            a = a.return
          }
          a = !1
        }
        return a
      }
      return e & Node.DOCUMENT_POSITION_PRECEDING
        ? ((t = !!a) &&
            !(t = a === n) &&
            ((t = T(n, a, w)), t === null ? (t = !1) : (h(t, !0, C, a, n), (a = x), (x = null), (t = a !== null))),
          t)
        : e & Node.DOCUMENT_POSITION_FOLLOWING
          ? ((t = !!a) &&
              !(t = a === r) &&
              ((t = T(r, a, w)),
              t === null ? (t = !1) : (h(t, !0, ee, a, r), (a = x), (S = x = null), (t = a !== null))),
            t)
          : !1
    }
    function Zp(e, t) {
      var n = e.ownerDocument.createRange()
      ;(n.selectNodeContents(e),
        (e = n.getBoundingClientRect()),
        window.scrollTo(
          window.scrollX + e.left,
          t ? window.scrollY + e.top : window.scrollY + e.bottom - window.innerHeight,
        ))
    }
    Fp.prototype.scrollIntoView = function (e) {
      if (typeof e == `object`) throw Error(i(566))
      var t = []
      h(this._fragmentFiber.child, !1, Hp, t, void 0, void 0)
      var n = !1 !== e
      if (t.length === 0) {
        var r = v(this._fragmentFiber)
        if (((r = n ? r[1] || r[0] || g(this._fragmentFiber) : r[0] || r[1]), r === null)) return
        if (r.tag === 6) {
          ;((e = b(r)), Zp(e, n))
          return
        }
        if (((r = b(r)), r.nodeType !== 9)) {
          if (r.nodeType === 11) {
            ;((n = `host` in r ? r.host : null), n !== null && n.scrollIntoView(e))
            return
          }
          r.scrollIntoView(e)
        }
      }
      for (r = n ? t.length - 1 : 0; r !== (n ? -1 : t.length);) {
        var a = t[r]
        ;(a.tag === 6 ? ((a = b(a)), Zp(a, n)) : b(a).scrollIntoView(e), (r += n ? -1 : 1))
      }
    }
    function Qp(e, t) {
      return ((e = b(e)), $p(e, t), !1)
    }
    function $p(e, t) {
      ;((e.reactFragments ??= new Set()), e.reactFragments.add(t))
    }
    function em(e, t) {
      var n = t._eventListeners
      if (n !== null)
        for (var r = 0; r < n.length; r++) {
          var i = n[r]
          e.addEventListener(i.type, i.attachedListener, Rp(i.optionsOrUseCapture))
        }
      e.nodeType !== 3 &&
        ((n = t._observers),
        n !== null &&
          n.forEach(function (n) {
            for (var r = 0, i = 0; i < Kp.length; i++) {
              var a = Kp[i]
              ;(a.fragmentInstance !== t || a.observer !== n || a.instance !== e) && (Kp[r++] = a)
            }
            ;((Kp.length = r), n.observe(e))
          }),
        $p(e, t))
    }
    function tm(e, t) {
      var n = t._eventListeners
      if (n !== null)
        for (var r = 0; r < n.length; r++) {
          var i = n[r]
          e.removeEventListener(i.type, i.attachedListener, Rp(i.optionsOrUseCapture))
        }
      e.nodeType !== 3 &&
        ((n = t._observers),
        n !== null &&
          n.forEach(function (n) {
            typeof n.rootMargin == `string` ? Jp(t, n, e) : n.unobserve(e)
          }),
        e.reactFragments != null && e.reactFragments.delete(t))
    }
    function nm(e) {
      var t = e.firstChild
      for (t && t.nodeType === 10 && (t = t.nextSibling); t;) {
        var n = t
        switch (((t = t.nextSibling), n.nodeName)) {
          case `HTML`:
          case `HEAD`:
          case `BODY`:
            ;(nm(n), Bt(n))
            continue
          case `SCRIPT`:
          case `STYLE`:
            continue
          case `LINK`:
            if (n.rel.toLowerCase() === `stylesheet`) continue
        }
        e.removeChild(n)
      }
    }
    function rm(e, t, n, r) {
      for (; e.nodeType === 1;) {
        var i = n
        if (e.nodeName.toLowerCase() !== t.toLowerCase()) {
          if (!r && (e.nodeName !== `INPUT` || e.type !== `hidden`)) break
        } else if (!r) {
          if (t === `input` && e.type === `hidden`) {
            var a = i.name == null ? null : `` + i.name
            if (i.type === `hidden` && e.getAttribute(`name`) === a) return e
          } else return e
        } else if (!e[Rt])
          switch (t) {
            case `meta`:
              if (!e.hasAttribute(`itemprop`)) break
              return e
            case `link`:
              if (
                ((a = e.getAttribute(`rel`)),
                (a === `stylesheet` && e.hasAttribute(`data-precedence`)) ||
                  a !== i.rel ||
                  e.getAttribute(`href`) !== (i.href == null || i.href === `` ? null : i.href) ||
                  e.getAttribute(`crossorigin`) !== (i.crossOrigin == null ? null : i.crossOrigin) ||
                  e.getAttribute(`title`) !== (i.title == null ? null : i.title))
              )
                break
              return e
            case `style`:
              if (e.hasAttribute(`data-precedence`)) break
              return e
            case `script`:
              if (
                ((a = e.getAttribute(`src`)),
                (a !== (i.src == null ? null : i.src) ||
                  e.getAttribute(`type`) !== (i.type == null ? null : i.type) ||
                  e.getAttribute(`crossorigin`) !== (i.crossOrigin == null ? null : i.crossOrigin)) &&
                  a &&
                  e.hasAttribute(`async`) &&
                  !e.hasAttribute(`itemprop`))
              )
                break
              return e
            default:
              return e
          }
        if (((e = lm(e.nextSibling)), e === null)) break
      }
      return null
    }
    function im(e, t, n) {
      if (t === ``) return null
      for (; e.nodeType !== 3;)
        if (
          ((e.nodeType !== 1 || e.nodeName !== `INPUT` || e.type !== `hidden`) && !n) ||
          ((e = lm(e.nextSibling)), e === null)
        )
          return null
      return e
    }
    function am(e, t) {
      for (; e.nodeType !== 8;)
        if (
          ((e.nodeType !== 1 || e.nodeName !== `INPUT` || e.type !== `hidden`) && !t) ||
          ((e = lm(e.nextSibling)), e === null)
        )
          return null
      return e
    }
    function om(e) {
      return e.data === `$?` || e.data === `$~`
    }
    function sm(e) {
      return e.data === `$!` || (e.data === `$?` && e.ownerDocument.readyState !== `loading`)
    }
    function cm(e, t) {
      var n = e.ownerDocument
      if (e.data === `$~`) e._reactRetry = t
      else if (e.data !== `$?` || n.readyState !== `loading`) t()
      else {
        var r = function () {
          ;(t(), n.removeEventListener(`DOMContentLoaded`, r))
        }
        ;(n.addEventListener(`DOMContentLoaded`, r), (e._reactRetry = r))
      }
    }
    function lm(e) {
      for (; e != null; e = e.nextSibling) {
        var t = e.nodeType
        if (t === 1 || t === 3) break
        if (t === 8) {
          if (
            ((t = e.data), t === `$` || t === `$!` || t === `$?` || t === `$~` || t === `&` || t === `F!` || t === `F`)
          )
            break
          if (t === `/$` || t === `/&`) return null
        }
      }
      return e
    }
    var um = null
    function dm(e) {
      e = e.nextSibling
      for (var t = 0; e;) {
        if (e.nodeType === 8) {
          var n = e.data
          if (n === `/$` || n === `/&`) {
            if (t === 0) return lm(e.nextSibling)
            t--
          } else (n !== `$` && n !== `$!` && n !== `$?` && n !== `$~` && n !== `&`) || t++
        }
        e = e.nextSibling
      }
      return null
    }
    function fm(e) {
      e = e.previousSibling
      for (var t = 0; e;) {
        if (e.nodeType === 8) {
          var n = e.data
          if (n === `$` || n === `$!` || n === `$?` || n === `$~` || n === `&`) {
            if (t === 0) return e
            t--
          } else (n !== `/$` && n !== `/&`) || t++
        }
        e = e.previousSibling
      }
      return null
    }
    function pm(e, t) {
      function n() {
        r = !0
      }
      if (e.ownerDocument.activeElement === e) return !0
      var r = !1
      try {
        ;(e.ownerDocument.addEventListener(`focus`, n, !0), (e.focus || HTMLElement.prototype.focus).call(e, t))
      } finally {
        e.ownerDocument.removeEventListener(`focus`, n, !0)
      }
      return r
    }
    function mm(e) {
      yp(function () {
        yp(function (t) {
          return e(t)
        })
      })
    }
    function hm(e, t, n) {
      switch (((t = lp(n)), e)) {
        case `html`:
          if (((e = t.documentElement), !e)) throw Error(i(452))
          return e
        case `head`:
          if (((e = t.head), !e)) throw Error(i(453))
          return e
        case `body`:
          if (((e = t.body), !e)) throw Error(i(454))
          return e
        default:
          throw Error(i(451))
      }
    }
    function gm(e, t, n) {
      for (var r in n) {
        var i = n[r]
        n.hasOwnProperty(r) && i != null && $(e, t, r, null, rp, i)
      }
      ;(n.dangerouslySetInnerHTML != null && (e.textContent = ``), e.onclick === Dn && (e.onclick = null), Bt(e))
    }
    function _m(e) {
      for (var t = e.attributes; t.length;) e.removeAttributeNode(t[0])
      Bt(e)
    }
    var vm = new Map(),
      ym = new Set()
    function bm(e) {
      if (typeof e.getRootNode == `function`) {
        var t = e.getRootNode()
        if (t.nodeType === 9 || t.nodeType === 11) return t
      }
      return e.nodeType === 9 ? e : e.ownerDocument
    }
    var xm = O.d
    O.d = { f: Sm, r: Cm, D: Em, C: Dm, L: Om, m: km, X: jm, S: Am, M: Mm }
    function Sm() {
      var e = xm.f(),
        t = zd()
      return e || t
    }
    function Cm(e) {
      var t = Ht(e)
      t !== null && t.tag === 5 && t.type === `form` ? nc(t) : xm.r(e)
    }
    var wm = typeof document > `u` ? null : document
    function Tm(e, t, n) {
      var r = wm
      if (r && typeof t == `string` && t) {
        var i = fn(t)
        ;((i = `link[rel="` + e + `"][href="` + i + `"]`),
          typeof n == `string` && (i += `[crossorigin="` + n + `"]`),
          ym.has(i) ||
            (ym.add(i),
            (e = { rel: e, crossOrigin: n, href: t }),
            r.querySelector(i) === null &&
              ((t = r.createElement(`link`)), np(t, `link`, e), Gt(t), r.head.appendChild(t))))
      }
    }
    function Em(e) {
      ;(xm.D(e), Tm(`dns-prefetch`, e, null))
    }
    function Dm(e, t) {
      ;(xm.C(e, t), Tm(`preconnect`, e, t))
    }
    function Om(e, t, n) {
      xm.L(e, t, n)
      var r = wm
      if (r && e && t) {
        var i = `link[rel="preload"][as="` + fn(t) + `"]`
        t === `image` && n && n.imageSrcSet
          ? ((i += `[imagesrcset="` + fn(n.imageSrcSet) + `"]`),
            typeof n.imageSizes == `string` && (i += `[imagesizes="` + fn(n.imageSizes) + `"]`))
          : (i += `[href="` + fn(e) + `"]`)
        var a = i
        switch (t) {
          case `style`:
            a = Pm(e)
            break
          case `script`:
            a = Rm(e)
        }
        if (
          !(
            vm.has(a) ||
            ((e = E({ rel: `preload`, href: t === `image` && n && n.imageSrcSet ? void 0 : e, as: t }, n)),
            vm.set(a, e),
            r.querySelector(i) !== null ||
              (t === `style` && r.querySelector(Fm(a))) ||
              (t === `script` && r.querySelector(zm(a))))
          )
        ) {
          var o = r.createElement(`link`)
          ;(np(o, `link`, e),
            t === `style` &&
              ((o[zt] = !0),
              (o.onload = o.onerror =
                function () {
                  Kt(o)
                })),
            Gt(o),
            r.head.appendChild(o))
        }
      }
    }
    function km(e, t) {
      xm.m(e, t)
      var n = wm
      if (n && e) {
        var r = t && typeof t.as == `string` ? t.as : `script`,
          i = `link[rel="modulepreload"][as="` + fn(r) + `"][href="` + fn(e) + `"]`,
          a = i
        switch (r) {
          case `audioworklet`:
          case `paintworklet`:
          case `serviceworker`:
          case `sharedworker`:
          case `worker`:
          case `script`:
            a = Rm(e)
        }
        if (!vm.has(a) && ((e = E({ rel: `modulepreload`, href: e }, t)), vm.set(a, e), n.querySelector(i) === null)) {
          switch (r) {
            case `audioworklet`:
            case `paintworklet`:
            case `serviceworker`:
            case `sharedworker`:
            case `worker`:
            case `script`:
              if (n.querySelector(zm(a))) return
          }
          ;((r = n.createElement(`link`)), np(r, `link`, e), Gt(r), n.head.appendChild(r))
        }
      }
    }
    function Am(e, t, n) {
      xm.S(e, t, n)
      var r = wm
      if (r && e) {
        var i = Wt(r).hoistableStyles,
          a = Pm(e)
        t ||= `default`
        var o = i.get(a)
        if (!o) {
          var s = { loading: 0, preload: null }
          if ((o = r.querySelector(Fm(a)))) s.loading = 5
          else {
            ;((e = E({ rel: `stylesheet`, href: e, 'data-precedence': t }, n)), (n = vm.get(a)) && Hm(e, n))
            var c = (o = r.createElement(`link`))
            ;(Gt(c),
              np(c, `link`, e),
              (c._p = new Promise(function (e, t) {
                ;((c.onload = e), (c.onerror = t))
              })),
              c.addEventListener(`load`, function () {
                s.loading |= 1
              }),
              c.addEventListener(`error`, function () {
                s.loading |= 2
              }),
              (s.loading |= 4),
              Vm(o, t, r))
          }
          ;((o = { type: `stylesheet`, instance: o, count: 1, state: s }), i.set(a, o))
        }
      }
    }
    function jm(e, t) {
      xm.X(e, t)
      var n = wm
      if (n && e) {
        var r = Wt(n).hoistableScripts,
          i = Rm(e),
          a = r.get(i)
        a ||
          ((a = n.querySelector(zm(i))),
          a ||
            ((e = E({ src: e, async: !0 }, t)),
            (t = vm.get(i)) && Um(e, t),
            (a = n.createElement(`script`)),
            Gt(a),
            np(a, `link`, e),
            n.head.appendChild(a)),
          (a = { type: `script`, instance: a, count: 1, state: null }),
          r.set(i, a))
      }
    }
    function Mm(e, t) {
      xm.M(e, t)
      var n = wm
      if (n && e) {
        var r = Wt(n).hoistableScripts,
          i = Rm(e),
          a = r.get(i)
        a ||
          ((a = n.querySelector(zm(i))),
          a ||
            ((e = E({ src: e, async: !0, type: `module` }, t)),
            (t = vm.get(i)) && Um(e, t),
            (a = n.createElement(`script`)),
            Gt(a),
            np(a, `link`, e),
            n.head.appendChild(a)),
          (a = { type: `script`, instance: a, count: 1, state: null }),
          r.set(i, a))
      }
    }
    function Nm(e, t, n, r) {
      var a = (a = je.current) ? bm(a) : null
      if (!a) throw Error(i(446))
      switch (e) {
        case `meta`:
        case `title`:
          return null
        case `style`:
          return typeof n.precedence == `string` && typeof n.href == `string`
            ? ((n = Pm(n.href)),
              (t = Wt(a).hoistableStyles),
              (r = t.get(n)),
              r || ((r = { type: `style`, instance: null, count: 0, state: null }), t.set(n, r)),
              r)
            : { type: `void`, instance: null, count: 0, state: null }
        case `link`:
          if (n.rel === `stylesheet` && typeof n.href == `string` && typeof n.precedence == `string`) {
            e = Pm(n.href)
            var o = Wt(a).hoistableStyles,
              s = o.get(e)
            if (
              (s ||
                ((a = a.ownerDocument || a),
                (s = { type: `stylesheet`, instance: null, count: 0, state: { loading: 0, preload: null } }),
                o.set(e, s),
                (o = a.querySelector(Fm(e)))
                  ? o._p || ((s.instance = o), (s.state.loading = 5))
                  : ((o = vm.get(e)),
                    o ||
                      ((o = {
                        rel: `preload`,
                        as: `style`,
                        href: n.href,
                        crossOrigin: n.crossOrigin,
                        integrity: n.integrity,
                        media: n.media,
                        hrefLang: n.hrefLang,
                        referrerPolicy: n.referrerPolicy,
                      }),
                      vm.set(e, o)),
                    Lm(a, e, o, s.state))),
              t && r === null)
            )
              throw Error(i(528, ``))
            return s
          }
          if (t && r !== null) throw Error(i(529, ``))
          return null
        case `script`:
          return (
            (t = n.async),
            (n = n.src),
            typeof n == `string` && t && typeof t != `function` && typeof t != `symbol`
              ? ((n = Rm(n)),
                (t = Wt(a).hoistableScripts),
                (r = t.get(n)),
                r || ((r = { type: `script`, instance: null, count: 0, state: null }), t.set(n, r)),
                r)
              : { type: `void`, instance: null, count: 0, state: null }
          )
        default:
          throw Error(i(444, e))
      }
    }
    function Pm(e) {
      return `href="` + fn(e) + `"`
    }
    function Fm(e) {
      return `link[rel="stylesheet"][` + e + `]`
    }
    function Im(e) {
      return E({}, e, { 'data-precedence': e.precedence, precedence: null })
    }
    function Lm(e, t, n, r) {
      if ((t = e.querySelector(`link[rel="preload"][as="style"][` + t + `]`))) {
        if (!0 !== t[zt]) {
          r.loading = 1
          return
        }
      } else
        ((t = e.createElement(`link`)),
          (t[zt] = !0),
          (t.onload = t.onerror = Kt.bind(null, t)),
          np(t, `link`, n),
          Gt(t),
          e.head.appendChild(t))
      ;((r.preload = t),
        t.addEventListener(`load`, function () {
          return (r.loading |= 1)
        }),
        t.addEventListener(`error`, function () {
          return (r.loading |= 2)
        }))
    }
    function Rm(e) {
      return `[src="` + fn(e) + `"]`
    }
    function zm(e) {
      return `script[async]` + e
    }
    function Bm(e, t, n) {
      if ((t.count++, t.instance === null))
        switch (t.type) {
          case `style`:
            var r = e.querySelector(`style[data-href~="` + fn(n.href) + `"]`)
            if (r) return ((t.instance = r), Gt(r), r)
            var a = E({}, n, { 'data-href': n.href, 'data-precedence': n.precedence, href: null, precedence: null })
            return (
              (r = (e.ownerDocument || e).createElement(`style`)),
              Gt(r),
              np(r, `style`, a),
              Vm(r, n.precedence, e),
              (t.instance = r)
            )
          case `stylesheet`:
            a = Pm(n.href)
            var o = e.querySelector(Fm(a))
            if (o) return ((t.state.loading |= 4), (t.instance = o), Gt(o), o)
            ;((r = Im(n)), (a = vm.get(a)) && Hm(r, a), (o = (e.ownerDocument || e).createElement(`link`)), Gt(o))
            var s = o
            return (
              (s._p = new Promise(function (e, t) {
                ;((s.onload = e), (s.onerror = t))
              })),
              np(o, `link`, r),
              (t.state.loading |= 4),
              Vm(o, n.precedence, e),
              (t.instance = o)
            )
          case `script`:
            return (
              (o = Rm(n.src)),
              (a = e.querySelector(zm(o)))
                ? ((t.instance = a), Gt(a), a)
                : ((r = n),
                  (a = vm.get(o)) && ((r = E({}, n)), Um(r, a)),
                  (e = e.ownerDocument || e),
                  (a = e.createElement(`script`)),
                  Gt(a),
                  np(a, `link`, r),
                  e.head.appendChild(a),
                  (t.instance = a))
            )
          case `void`:
            return null
          default:
            throw Error(i(443, t.type))
        }
      else
        t.type === `stylesheet` &&
          !(t.state.loading & 4) &&
          ((r = t.instance), (t.state.loading |= 4), Vm(r, n.precedence, e))
      return t.instance
    }
    function Vm(e, t, n) {
      for (
        var r = n.querySelectorAll(`link[rel="stylesheet"][data-precedence],style[data-precedence]`),
          i = r.length ? r[r.length - 1] : null,
          a = i,
          o = 0;
        o < r.length;
        o++
      ) {
        var s = r[o]
        if (s.dataset.precedence === t) a = s
        else if (a !== i) break
      }
      a
        ? a.parentNode.insertBefore(e, a.nextSibling)
        : ((t = n.nodeType === 9 ? n.head : n), t.insertBefore(e, t.firstChild))
    }
    function Hm(e, t) {
      ;((e.crossOrigin ??= t.crossOrigin), (e.referrerPolicy ??= t.referrerPolicy), (e.title ??= t.title))
    }
    function Um(e, t) {
      ;((e.crossOrigin ??= t.crossOrigin), (e.referrerPolicy ??= t.referrerPolicy), (e.integrity ??= t.integrity))
    }
    var Wm = null
    function Gm(e, t, n) {
      if (Wm === null) {
        var r = new Map(),
          i = (Wm = new Map())
        i.set(n, r)
      } else ((i = Wm), (r = i.get(n)), r || ((r = new Map()), i.set(n, r)))
      if (r.has(e)) return r
      for (r.set(e, null), n = n.getElementsByTagName(e), i = 0; i < n.length; i++) {
        var a = n[i]
        if (
          !(a[Rt] || a[jt] || (e === `link` && a.getAttribute(`rel`) === `stylesheet`)) &&
          a.namespaceURI !== `http://www.w3.org/2000/svg`
        ) {
          var o = a.getAttribute(t) || ``
          o = e + o
          var s = r.get(o)
          s ? s.push(a) : r.set(o, [a])
        }
      }
      return r
    }
    function Km(e, t, n) {
      ;((e = e.ownerDocument || e), e.head.insertBefore(n, t === `title` ? e.querySelector(`head > title`) : null))
    }
    function qm(e, t, n) {
      if (n === 1 || t.itemProp != null) return !1
      switch (e) {
        case `meta`:
        case `title`:
          return !0
        case `style`:
          if (typeof t.precedence != `string` || typeof t.href != `string` || t.href === ``) break
          return !0
        case `link`:
          if (typeof t.rel != `string` || typeof t.href != `string` || t.href === `` || t.onLoad || t.onError) break
          switch (t.rel) {
            case `stylesheet`:
              return ((e = t.disabled), typeof t.precedence == `string` && e == null)
            default:
              return !0
          }
        case `script`:
          if (
            t.async &&
            typeof t.async != `function` &&
            typeof t.async != `symbol` &&
            !t.onLoad &&
            !t.onError &&
            t.src &&
            typeof t.src == `string`
          )
            return !0
      }
      return !1
    }
    function Jm(e, t) {
      return e === `img` && t.src != null && t.src !== `` && t.onLoad == null && t.loading !== `lazy`
    }
    function Ym(e) {
      return !(e.type === `stylesheet` && !(e.state.loading & 3))
    }
    function Xm(e) {
      return (e.width || 100) * (e.height || 100) * (typeof devicePixelRatio == `number` ? devicePixelRatio : 1) * 0.25
    }
    function Zm(e, t) {
      typeof t.decode == `function` &&
        (e.imgCount++,
        t.complete || ((e.imgBytes += Xm(t)), e.suspenseyImages.push(t)),
        (e = rh.bind(e)),
        t.decode().then(e, e))
    }
    function Qm(e, t, n, r) {
      if (
        n.type === `stylesheet` &&
        (typeof r.media != `string` || !1 !== matchMedia(r.media).matches) &&
        !(n.state.loading & 4)
      ) {
        if (n.instance === null) {
          var i = Pm(r.href),
            a = t.querySelector(Fm(i))
          if (a) {
            ;((t = a._p),
              typeof t == `object` && t && typeof t.then == `function` && (e.count++, (e = nh.bind(e)), t.then(e, e)),
              (n.state.loading |= 4),
              (n.instance = a),
              Gt(a))
            return
          }
          ;((a = t.ownerDocument || t), (r = Im(r)), (i = vm.get(i)) && Hm(r, i), (a = a.createElement(`link`)), Gt(a))
          var o = a
          ;((o._p = new Promise(function (e, t) {
            ;((o.onload = e), (o.onerror = t))
          })),
            np(a, `link`, r),
            (n.instance = a))
        }
        ;(e.stylesheets === null && (e.stylesheets = new Map()),
          e.stylesheets.set(n, t),
          (t = n.state.preload) &&
            !(n.state.loading & 3) &&
            (e.count++, (n = nh.bind(e)), t.addEventListener(`load`, n), t.addEventListener(`error`, n)))
      }
    }
    var $m = 0
    function eh(e, t) {
      return (
        e.stylesheets && e.count === 0 && ah(e, e.stylesheets),
        0 < e.count || 0 < e.imgCount
          ? function (n) {
              var r = setTimeout(function () {
                if ((e.stylesheets && ah(e, e.stylesheets), e.unsuspend)) {
                  var t = e.unsuspend
                  ;((e.unsuspend = null), t())
                }
              }, 6e4 + t)
              0 < e.imgBytes && $m === 0 && ($m = 62500 * op())
              var i = setTimeout(
                function () {
                  if (
                    ((e.waitingForImages = !1), e.count === 0 && (e.stylesheets && ah(e, e.stylesheets), e.unsuspend))
                  ) {
                    var t = e.unsuspend
                    ;((e.unsuspend = null), t())
                  }
                },
                (e.imgBytes > $m ? 50 : 800) + t,
              )
              return (
                (e.unsuspend = n),
                function () {
                  ;((e.unsuspend = null), clearTimeout(r), clearTimeout(i))
                }
              )
            }
          : null
      )
    }
    function th(e) {
      if (e.count === 0 && (e.imgCount === 0 || !e.waitingForImages)) {
        if (e.stylesheets) ah(e, e.stylesheets)
        else if (e.unsuspend) {
          var t = e.unsuspend
          ;((e.unsuspend = null), t())
        }
      }
    }
    function nh() {
      ;(this.count--, th(this))
    }
    function rh() {
      ;(this.imgCount--, th(this))
    }
    var ih = null
    function ah(e, t) {
      ;((e.stylesheets = null),
        e.unsuspend !== null && (e.count++, (ih = new Map()), t.forEach(oh, e), (ih = null), nh.call(e)))
    }
    function oh(e, t) {
      if (!(t.state.loading & 4)) {
        var n = ih.get(e)
        if (n) var r = n.get(null)
        else {
          ;((n = new Map()), ih.set(e, n))
          for (var i = e.querySelectorAll(`link[data-precedence],style[data-precedence]`), a = 0; a < i.length; a++) {
            var o = i[a]
            ;(o.nodeName === `LINK` || o.getAttribute(`media`) !== `not all`) &&
              (n.set(o.dataset.precedence, o), (r = o))
          }
          r && n.set(null, r)
        }
        ;((i = t.instance),
          (o = i.getAttribute(`data-precedence`)),
          (a = n.get(o) || r),
          a === r && n.set(null, i),
          n.set(o, i),
          this.count++,
          (r = nh.bind(this)),
          i.addEventListener(`load`, r),
          i.addEventListener(`error`, r),
          a
            ? a.parentNode.insertBefore(i, a.nextSibling)
            : ((e = e.nodeType === 9 ? e.head : e), e.insertBefore(i, e.firstChild)),
          (t.state.loading |= 4))
      }
    }
    var sh = { $$typeof: ce, Provider: null, Consumer: null, _currentValue: we, _currentValue2: we, _threadCount: 0 }
    function ch(e, t, n, r, i, a, o, s, c) {
      ;((this.tag = 1),
        (this.containerInfo = e),
        (this.pingCache = this.current = this.pendingChildren = null),
        (this.timeoutHandle = -1),
        (this.callbackNode = this.next = this.pendingContext = this.context = this.cancelPendingCommit = null),
        (this.callbackPriority = 0),
        (this.expirationTimes = bt(-1)),
        (this.entangledLanes =
          this.shellSuspendCounter =
          this.errorRecoveryDisabledLanes =
          this.expiredLanes =
          this.warmLanes =
          this.pingedLanes =
          this.suspendedLanes =
          this.pendingLanes =
            0),
        (this.entanglements = bt(0)),
        (this.hiddenUpdates = bt(null)),
        (this.identifierPrefix = r),
        (this.onUncaughtError = i),
        (this.onCaughtError = a),
        (this.onRecoverableError = o),
        (this.pooledCache = null),
        (this.pooledCacheLanes = 0),
        (this.formState = c),
        (this.transitionTypes = null),
        (this.incompleteTransitions = new Map()))
    }
    function lh(e, t, n, r, i, a, o, s, c, l, u, d) {
      return (
        (e = new ch(e, t, n, o, c, l, u, d, s)),
        (t = 1),
        !0 === a && (t |= 24),
        (a = zi(3, null, null, t)),
        (e.current = a),
        (a.stateNode = e),
        (t = La()),
        t.refCount++,
        (e.pooledCache = t),
        t.refCount++,
        (a.memoizedState = { element: r, isDehydrated: n, cache: t }),
        vo(a),
        e
      )
    }
    function uh(e) {
      return e ? ((e = Li), e) : Li
    }
    function dh(e, t, n, r, i, a) {
      ;((i = uh(i)),
        r.context === null ? (r.context = i) : (r.pendingContext = i),
        (r = bo(t)),
        (r.payload = { element: n }),
        (a = a === void 0 ? null : a),
        a !== null && (r.callback = a),
        (n = xo(e, r, t)),
        n !== null && (Pd(n, e, t), So(n, e, t)))
    }
    function fh(e, t) {
      if (((e = e.memoizedState), e !== null && e.dehydrated !== null)) {
        var n = e.retryLane
        e.retryLane = n !== 0 && n < t ? n : t
      }
    }
    function ph(e, t) {
      ;(fh(e, t), (e = e.alternate) && fh(e, t))
    }
    function mh(e) {
      if (e.tag === 13 || e.tag === 31) {
        var t = Pi(e, 67108864)
        ;(t !== null && Pd(t, e, 67108864), ph(e, 67108864))
      }
    }
    function hh(e) {
      if (e.tag === 13 || e.tag === 31) {
        var t = jd()
        t = Et(t)
        var n = Pi(e, t)
        ;(n !== null && Pd(n, e, t), ph(e, t))
      }
    }
    var gh = !0
    function _h(e, t, n, r) {
      var i = D.T
      D.T = null
      var a = O.p
      try {
        ;((O.p = 2), yh(e, t, n, r))
      } finally {
        ;((O.p = a), (D.T = i))
      }
    }
    function vh(e, t, n, r) {
      var i = D.T
      D.T = null
      var a = O.p
      try {
        ;((O.p = 8), yh(e, t, n, r))
      } finally {
        ;((O.p = a), (D.T = i))
      }
    }
    function yh(e, t, n, r) {
      if (gh) {
        var i = bh(r)
        if (i === null) (Kf(e, t, r, xh, n), Mh(e, r))
        else if (Ph(i, e, t, n, r)) r.stopPropagation()
        else if ((Mh(e, r), t & 4 && -1 < jh.indexOf(e))) {
          for (; i !== null;) {
            var a = Ht(i)
            if (a !== null)
              switch (a.tag) {
                case 3:
                  if (((a = a.stateNode), a.current.memoizedState.isDehydrated)) {
                    var o = mt(a.pendingLanes)
                    if (o !== 0) {
                      var s = a
                      for (s.pendingLanes |= 2, s.entangledLanes |= 2; o;) {
                        var c = 1 << (31 - st(o))
                        ;((s.entanglements[1] |= c), (o &= ~c))
                      }
                      ;(Ef(a), !(K & 6) && ((gd = Ye() + 500), Df(0, !1)))
                    }
                  }
                  break
                case 31:
                case 13:
                  ;((s = Pi(a, 2)), s !== null && Pd(s, a, 2), zd(), ph(a, 2))
              }
            if (((a = bh(r)), a === null && Kf(e, t, r, xh, n), a === i)) break
            i = a
          }
          i !== null && r.stopPropagation()
        } else Kf(e, t, r, null, n)
      }
    }
    function bh(e) {
      return ((e = kn(e)), Sh(e))
    }
    var xh = null
    function Sh(e) {
      if (((xh = null), (e = Vt(e)), e !== null)) {
        var t = o(e)
        if (t === null) e = null
        else {
          var n = t.tag
          if (n === 13) {
            if (((e = s(t)), e !== null)) return e
            e = null
          } else if (n === 31) {
            if (((e = c(t)), e !== null)) return e
            e = null
          } else if (n === 3) {
            if (t.stateNode.current.memoizedState.isDehydrated) return t.tag === 3 ? t.stateNode.containerInfo : null
            e = null
          } else t !== e && (e = null)
        }
      }
      return ((xh = e), null)
    }
    function Ch(e) {
      switch (e) {
        case `beforetoggle`:
        case `cancel`:
        case `click`:
        case `close`:
        case `contextmenu`:
        case `copy`:
        case `cut`:
        case `auxclick`:
        case `dblclick`:
        case `dragend`:
        case `dragstart`:
        case `drop`:
        case `focusin`:
        case `focusout`:
        case `input`:
        case `invalid`:
        case `keydown`:
        case `keypress`:
        case `keyup`:
        case `mousedown`:
        case `mouseup`:
        case `paste`:
        case `pause`:
        case `play`:
        case `pointercancel`:
        case `pointerdown`:
        case `pointerup`:
        case `ratechange`:
        case `reset`:
        case `seeked`:
        case `submit`:
        case `toggle`:
        case `touchcancel`:
        case `touchend`:
        case `touchstart`:
        case `volumechange`:
        case `change`:
        case `selectionchange`:
        case `textInput`:
        case `compositionstart`:
        case `compositionend`:
        case `compositionupdate`:
        case `beforeblur`:
        case `afterblur`:
        case `beforeinput`:
        case `blur`:
        case `fullscreenchange`:
        case `fullscreenerror`:
        case `focus`:
        case `hashchange`:
        case `popstate`:
        case `select`:
        case `selectstart`:
          return 2
        case `drag`:
        case `dragenter`:
        case `dragexit`:
        case `dragleave`:
        case `dragover`:
        case `mousemove`:
        case `mouseout`:
        case `mouseover`:
        case `pointermove`:
        case `pointerout`:
        case `pointerover`:
        case `resize`:
        case `scroll`:
        case `touchmove`:
        case `wheel`:
        case `mouseenter`:
        case `mouseleave`:
        case `pointerenter`:
        case `pointerleave`:
          return 8
        case `message`:
          switch (Xe()) {
            case Ze:
              return 2
            case Qe:
              return 8
            case $e:
            case et:
              return 32
            case tt:
              return 268435456
            default:
              return 32
          }
        default:
          return 32
      }
    }
    var wh = !1,
      Th = null,
      Eh = null,
      Dh = null,
      Oh = new Map(),
      kh = new Map(),
      Ah = [],
      jh =
        `mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup dragend dragstart drop compositionend compositionstart keydown keypress keyup input textInput copy cut paste click change contextmenu reset`.split(
          ` `,
        )
    function Mh(e, t) {
      switch (e) {
        case `focusin`:
        case `focusout`:
          Th = null
          break
        case `dragenter`:
        case `dragleave`:
          Eh = null
          break
        case `mouseover`:
        case `mouseout`:
          Dh = null
          break
        case `pointerover`:
        case `pointerout`:
          Oh.delete(t.pointerId)
          break
        case `gotpointercapture`:
        case `lostpointercapture`:
          kh.delete(t.pointerId)
      }
    }
    function Nh(e, t, n, r, i, a) {
      return e === null || e.nativeEvent !== a
        ? ((e = { blockedOn: t, domEventName: n, eventSystemFlags: r, nativeEvent: a, targetContainers: [i] }),
          t !== null && ((t = Ht(t)), t !== null && mh(t)),
          e)
        : ((e.eventSystemFlags |= r), (t = e.targetContainers), i !== null && t.indexOf(i) === -1 && t.push(i), e)
    }
    function Ph(e, t, n, r, i) {
      switch (t) {
        case `focusin`:
          return ((Th = Nh(Th, e, t, n, r, i)), !0)
        case `dragenter`:
          return ((Eh = Nh(Eh, e, t, n, r, i)), !0)
        case `mouseover`:
          return ((Dh = Nh(Dh, e, t, n, r, i)), !0)
        case `pointerover`:
          var a = i.pointerId
          return (Oh.set(a, Nh(Oh.get(a) || null, e, t, n, r, i)), !0)
        case `gotpointercapture`:
          return ((a = i.pointerId), kh.set(a, Nh(kh.get(a) || null, e, t, n, r, i)), !0)
      }
      return !1
    }
    function Fh(e) {
      var t = Vt(e.target)
      if (t !== null) {
        var n = o(t)
        if (n !== null) {
          if (((t = n.tag), t === 13)) {
            if (((t = s(n)), t !== null)) {
              ;((e.blockedOn = t),
                kt(e.priority, function () {
                  hh(n)
                }))
              return
            }
          } else if (t === 31) {
            if (((t = c(n)), t !== null)) {
              ;((e.blockedOn = t),
                kt(e.priority, function () {
                  hh(n)
                }))
              return
            }
          } else if (t === 3 && n.stateNode.current.memoizedState.isDehydrated) {
            e.blockedOn = n.tag === 3 ? n.stateNode.containerInfo : null
            return
          }
        }
      }
      e.blockedOn = null
    }
    function Ih(e) {
      if (e.blockedOn !== null) return !1
      for (var t = e.targetContainers; 0 < t.length;) {
        var n = bh(e.nativeEvent)
        if (n === null) {
          n = e.nativeEvent
          var r = new n.constructor(n.type, n)
          ;((On = r), n.target.dispatchEvent(r), (On = null))
        } else return ((t = Ht(n)), t !== null && mh(t), (e.blockedOn = n), !1)
        t.shift()
      }
      return !0
    }
    function Lh(e, t, n) {
      Ih(e) && n.delete(t)
    }
    function Rh() {
      ;((wh = !1),
        Th !== null && Ih(Th) && (Th = null),
        Eh !== null && Ih(Eh) && (Eh = null),
        Dh !== null && Ih(Dh) && (Dh = null),
        Oh.forEach(Lh),
        kh.forEach(Lh))
    }
    function zh(e, n) {
      e.blockedOn === n &&
        ((e.blockedOn = null), wh || ((wh = !0), t.unstable_scheduleCallback(t.unstable_NormalPriority, Rh)))
    }
    var Bh = null
    function Vh(e) {
      Bh !== e &&
        ((Bh = e),
        t.unstable_scheduleCallback(t.unstable_NormalPriority, function () {
          Bh === e && (Bh = null)
          for (var t = 0; t < e.length; t += 3) {
            var n = e[t],
              r = e[t + 1],
              i = e[t + 2]
            if (typeof r != `function`) {
              if (Sh(r || n) === null) continue
              break
            }
            var a = Ht(n)
            a !== null && (e.splice(t, 3), (t -= 3), ec(a, { pending: !0, data: i, method: n.method, action: r }, r, i))
          }
        }))
    }
    function Hh(e) {
      function t(t) {
        return zh(t, e)
      }
      ;(Th !== null && zh(Th, e), Eh !== null && zh(Eh, e), Dh !== null && zh(Dh, e), Oh.forEach(t), kh.forEach(t))
      for (var n = 0; n < Ah.length; n++) {
        var r = Ah[n]
        r.blockedOn === e && (r.blockedOn = null)
      }
      for (; 0 < Ah.length && ((n = Ah[0]), n.blockedOn === null);) (Fh(n), n.blockedOn === null && Ah.shift())
      if (((n = (e.ownerDocument || e).$$reactFormReplay), n != null))
        for (r = 0; r < n.length; r += 3) {
          var i = n[r],
            a = n[r + 1],
            o = i[Mt] || null
          if (typeof a == `function`) o || Vh(n)
          else if (o) {
            var s = null
            if (a && a.hasAttribute(`formAction`)) {
              if (((i = a), (o = a[Mt] || null))) s = o.formAction
              else if (Sh(i) !== null) continue
            } else s = o.action
            ;(typeof s == `function` ? (n[r + 1] = s) : (n.splice(r, 3), (r -= 3)), Vh(n))
          }
        }
    }
    function Uh() {
      function e(e) {
        e.canIntercept &&
          e.info === `react-transition` &&
          e.intercept({
            handler: function () {
              return new Promise(function (e) {
                return (i = e)
              })
            },
            focusReset: `manual`,
            scroll: `manual`,
          })
      }
      function t() {
        ;(i !== null && (i(), (i = null)), r || setTimeout(n, 20))
      }
      function n() {
        if (!r && !navigation.transition) {
          var e = navigation.currentEntry
          e &&
            e.url != null &&
            navigation.navigate(e.url, { state: e.getState(), info: `react-transition`, history: `replace` })
        }
      }
      if (typeof navigation == `object`) {
        var r = !1,
          i = null
        return (
          navigation.addEventListener(`navigate`, e),
          navigation.addEventListener(`navigatesuccess`, t),
          navigation.addEventListener(`navigateerror`, t),
          setTimeout(n, 100),
          function () {
            ;((r = !0),
              navigation.removeEventListener(`navigate`, e),
              navigation.removeEventListener(`navigatesuccess`, t),
              navigation.removeEventListener(`navigateerror`, t),
              i !== null && (i(), (i = null)))
          }
        )
      }
    }
    function Wh(e) {
      this._internalRoot = e
    }
    ;((Gh.prototype.render = Wh.prototype.render =
      function (e) {
        var t = this._internalRoot
        if (t === null) throw Error(i(409))
        var n = t.current
        dh(n, jd(), e, t, null, null)
      }),
      (Gh.prototype.unmount = Wh.prototype.unmount =
        function () {
          var e = this._internalRoot
          if (e !== null) {
            this._internalRoot = null
            var t = e.containerInfo
            ;(dh(e.current, 2, null, e, null, null), zd(), (t[Nt] = null))
          }
        }))
    function Gh(e) {
      this._internalRoot = e
    }
    Gh.prototype.unstable_scheduleHydration = function (e) {
      if (e) {
        var t = Ot()
        e = { blockedOn: null, target: e, priority: t }
        for (var n = 0; n < Ah.length && t !== 0 && t < Ah[n].priority; n++);
        ;(Ah.splice(n, 0, e), n === 0 && Fh(e))
      }
    }
    var Kh = n.version
    if (Kh !== `19.3.1`) throw Error(i(527, Kh, `19.3.1`))
    O.findDOMNode = function (e) {
      var t = e._reactInternals
      if (t === void 0)
        throw typeof e.render == `function` ? Error(i(188)) : ((e = Object.keys(e).join(`,`)), Error(i(268, e)))
      return ((e = d(t)), (e = e === null ? null : p(e)), (e = e === null ? null : e.stateNode), e)
    }
    var qh = {
      bundleType: 0,
      version: `19.3.1`,
      rendererPackageName: `react-dom`,
      currentDispatcherRef: D,
      reconcilerVersion: `19.3.1`,
    }
    if (typeof __REACT_DEVTOOLS_GLOBAL_HOOK__ < `u`) {
      var Jh = __REACT_DEVTOOLS_GLOBAL_HOOK__
      if (!Jh.isDisabled && Jh.supportsFiber)
        try {
          ;((it = Jh.inject(qh)), (at = Jh))
        } catch {}
    }
    ;((e.createRoot = function (e, t) {
      if (!a(e)) throw Error(i(299))
      var n = !1,
        r = ``,
        o = Cc,
        s = wc,
        c = Tc
      return (
        t != null &&
          (!0 === t.unstable_strictMode && (n = !0),
          t.identifierPrefix !== void 0 && (r = t.identifierPrefix),
          t.onUncaughtError !== void 0 && (o = t.onUncaughtError),
          t.onCaughtError !== void 0 && (s = t.onCaughtError),
          t.onRecoverableError !== void 0 && (c = t.onRecoverableError)),
        (t = lh(e, 1, !1, null, null, n, r, null, o, s, c, Uh)),
        (e[Nt] = t.current),
        Wf(e),
        new Wh(t)
      )
    }),
      (e.hydrateRoot = function (e, t, n) {
        if (!a(e)) throw Error(i(299))
        var r = !1,
          o = ``,
          s = Cc,
          c = wc,
          l = Tc,
          u = null
        return (
          n != null &&
            (!0 === n.unstable_strictMode && (r = !0),
            n.identifierPrefix !== void 0 && (o = n.identifierPrefix),
            n.onUncaughtError !== void 0 && (s = n.onUncaughtError),
            n.onCaughtError !== void 0 && (c = n.onCaughtError),
            n.onRecoverableError !== void 0 && (l = n.onRecoverableError),
            n.formState !== void 0 && (u = n.formState)),
          (t = lh(e, 1, !0, t, n ?? null, r, o, u, s, c, l, Uh)),
          (t.context = uh(null)),
          (n = t.current),
          (r = jd()),
          (r = Et(r)),
          (o = bo(r)),
          (o.callback = null),
          xo(n, o, r),
          (n = r),
          (t.current.lanes = n),
          xt(t, n),
          Ef(t),
          (e[Nt] = t.current),
          Wf(e),
          new Gh(t)
        )
      }))
  }),
  g = n((e, t) => {
    function n() {
      if (typeof __REACT_DEVTOOLS_GLOBAL_HOOK__ < `u` && typeof __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE == `function`)
        try {
          __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE(n)
        } catch (e) {
          console.error(e)
        }
    }
    ;(n(), (t.exports = h()))
  }),
  _ = t(u(), 1),
  v = /^(?:[a-z][a-z0-9+.-]*:|[\\/]{2})/i,
  y = /^[\\/]{2}/
function b(e, t) {
  return t + e.replace(/\\/g, `/`)
}
var x = ((e) => ((e.Pop = `POP`), (e.Push = `PUSH`), (e.Replace = `REPLACE`), e))(x || {}),
  S = `popstate`
function C(e) {
  return typeof e == `object` && !!e && `pathname` in e && `search` in e && `hash` in e && `state` in e && `key` in e
}
function ee(e = {}) {
  function t(e, t) {
    let n = t.state?.masked,
      { pathname: r, search: i, hash: a } = n || e.location
    return ne(
      ``,
      { pathname: r, search: i, hash: a },
      (t.state && t.state.usr) || null,
      (t.state && t.state.key) || `default`,
      n ? { pathname: e.location.pathname, search: e.location.search, hash: e.location.hash } : void 0,
    )
  }
  function n(e, t) {
    return typeof t == `string` ? t : re(t)
  }
  return ae(t, n, null, e)
}
function w(e, t) {
  if (e === !1 || e == null) throw Error(t)
}
function T(e, t) {
  if (!e) {
    typeof console < `u` && console.warn(t)
    try {
      throw Error(t)
    } catch {}
  }
}
function E() {
  return Math.random().toString(36).substring(2, 10)
}
function te(e, t) {
  return {
    usr: e.state,
    key: e.key,
    idx: t,
    masked: e.mask ? { pathname: e.pathname, search: e.search, hash: e.hash } : void 0,
  }
}
function ne(e, t, n = null, r, i) {
  return {
    pathname: typeof e == `string` ? e : e.pathname,
    search: ``,
    hash: ``,
    ...(typeof t == `string` ? ie(t) : t),
    state: n,
    key: (t && t.key) || r || E(),
    mask: i,
  }
}
function re({ pathname: e = `/`, search: t = ``, hash: n = `` }) {
  return (
    t && t !== `?` && (e += t.charAt(0) === `?` ? t : `?` + t),
    n && n !== `#` && (e += n.charAt(0) === `#` ? n : `#` + n),
    e
  )
}
function ie(e) {
  let t = {}
  if (e) {
    let n = e.indexOf(`#`)
    n >= 0 && ((t.hash = e.substring(n)), (e = e.substring(0, n)))
    let r = e.indexOf(`?`)
    ;(r >= 0 && ((t.search = e.substring(r)), (e = e.substring(0, r))), e && (t.pathname = e))
  }
  return t
}
function ae(e, t, n, r = {}) {
  let { window: i = document.defaultView, v5Compat: a = !1 } = r,
    o = i.history,
    s = `POP`,
    c = null,
    l = u()
  l ?? ((l = 0), o.replaceState({ ...o.state, idx: l }, ``))
  function u() {
    return (o.state || { idx: null }).idx
  }
  function d() {
    s = `POP`
    let e = u(),
      t = e == null ? null : e - l
    ;((l = e), c && c({ action: s, location: h.location, delta: t }))
  }
  function f(e, t) {
    s = `PUSH`
    let r = C(e) ? e : ne(h.location, e, t)
    ;(n && n(r, e), (l = u() + 1))
    let d = te(r, l),
      f = h.createHref(r.mask || r)
    try {
      o.pushState(d, ``, f)
    } catch (e) {
      if (e instanceof DOMException && e.name === `DataCloneError`) throw e
      i.location.assign(f)
    }
    a && c && c({ action: s, location: h.location, delta: 1 })
  }
  function p(e, t) {
    s = `REPLACE`
    let r = C(e) ? e : ne(h.location, e, t)
    ;(n && n(r, e), (l = u()))
    let i = te(r, l),
      d = h.createHref(r.mask || r)
    ;(o.replaceState(i, ``, d), a && c && c({ action: s, location: h.location, delta: 0 }))
  }
  function m(e) {
    return oe(i, e)
  }
  let h = {
    get action() {
      return s
    },
    get location() {
      return e(i, o)
    },
    listen(e) {
      if (c) throw Error(`A history only accepts one active listener`)
      return (
        i.addEventListener(S, d),
        (c = e),
        () => {
          ;(i.removeEventListener(S, d), (c = null))
        }
      )
    },
    createHref(e) {
      return t(i, e)
    },
    createURL: m,
    encodeLocation(e) {
      let t = m(e)
      return { pathname: t.pathname, search: t.search, hash: t.hash }
    },
    push: f,
    replace: p,
    go(e) {
      return o.go(e)
    },
  }
  return h
}
function oe(e, t, n = !1) {
  let r = `http://localhost`
  ;(e && (r = e.location.origin === `null` ? e.location.href : e.location.origin),
    w(r, `No window.location.(origin|href) available to create URL`))
  let i = typeof t == `string` ? t : re(t)
  return ((i = i.replace(/ $/, `%20`)), !n && y.test(i) && (i = r + i), new URL(i, r))
}
function se(e, t, n = `/`) {
  return ce(e, t, n, !1)
}
function ce(e, t, n, r, i) {
  let a = Te((typeof t == `string` ? ie(t) : t).pathname || `/`, n)
  if (a == null) return null
  let o = i ?? le(e),
    s = null,
    c = we(a)
  for (let e = 0; s == null && e < o.length; ++e) s = Se(o[e], c, r)
  return s
}
function le(e) {
  let t = ue(e)
  return (fe(t), t)
}
function ue(e, t = [], n = [], r = ``, i = !1) {
  let a = (e, a, o = i, s) => {
    let c = {
      relativePath: s === void 0 ? e.path || `` : s,
      caseSensitive: e.caseSensitive === !0,
      childrenIndex: a,
      route: e,
    }
    if (c.relativePath.startsWith(`/`)) {
      if (!c.relativePath.startsWith(r) && o) return
      ;(w(
        c.relativePath.startsWith(r),
        `Absolute route path "${c.relativePath}" nested under path "${r}" is not valid. An absolute child route path must start with the combined path of all its parent routes.`,
      ),
        (c.relativePath = c.relativePath.slice(r.length)))
    }
    let l = Me([r, c.relativePath]),
      u = n.concat(c)
    ;(e.children &&
      e.children.length > 0 &&
      (w(
        e.index !== !0,
        `Index routes must not have child routes. Please remove all child routes from route path "${l}".`,
      ),
      ue(e.children, t, u, l, o)),
      (e.path != null || e.index) &&
        t.push({
          path: l,
          score: be(l, e.index),
          routesMeta: u.map((e, t) => {
            let [n, r] = O(e.relativePath, e.caseSensitive, t === u.length - 1)
            return { ...e, matcher: n, compiledParams: r }
          }),
        }))
  }
  return (
    e.forEach((e, t) => {
      if (e.path === `` || !e.path?.includes(`?`)) a(e, t)
      else for (let n of de(e.path)) a(e, t, !0, n)
    }),
    t
  )
}
function de(e) {
  let t = e.split(`/`)
  if (t.length === 0) return []
  let [n, ...r] = t,
    i = n.endsWith(`?`),
    a = n.replace(/\?$/, ``)
  if (r.length === 0) return i ? [a, ``] : [a]
  let o = de(r.join(`/`)),
    s = []
  return (
    s.push(...o.map((e) => (e === `` ? a : [a, e].join(`/`)))),
    i && s.push(...o),
    s.map((t) => (e.startsWith(`/`) && t === `` ? `/` : t))
  )
}
function fe(e) {
  e.sort((e, t) =>
    e.score === t.score
      ? xe(
          e.routesMeta.map((e) => e.childrenIndex),
          t.routesMeta.map((e) => e.childrenIndex),
        )
      : t.score - e.score,
  )
}
var pe = /^:[\w-]+$/,
  me = 3,
  he = 2,
  ge = 1,
  _e = 10,
  ve = -2,
  ye = (e) => e === `*`
function be(e, t) {
  let n = e.split(`/`),
    r = n.length
  return (
    n.some(ye) && (r += ve),
    t && (r += he),
    n.filter((e) => !ye(e)).reduce((e, t) => e + (pe.test(t) ? me : t === `` ? ge : _e), r)
  )
}
function xe(e, t) {
  return e.length === t.length && e.slice(0, -1).every((e, n) => e === t[n]) ? e[e.length - 1] - t[t.length - 1] : 0
}
function Se(e, t, n = !1) {
  let { routesMeta: r } = e,
    i = {},
    a = `/`,
    o = []
  for (let e = 0; e < r.length; ++e) {
    let s = r[e],
      c = e === r.length - 1,
      l = a === `/` ? t : t.slice(a.length) || `/`,
      u = { path: s.relativePath, caseSensitive: s.caseSensitive, end: c },
      d = s.matcher && s.compiledParams ? D(u, l, s.matcher, s.compiledParams) : Ce(u, l),
      f = s.route
    if (
      (!d &&
        c &&
        n &&
        !r[r.length - 1].route.index &&
        (d = Ce({ path: s.relativePath, caseSensitive: s.caseSensitive, end: !1 }, l)),
      !d)
    )
      return null
    ;(Object.assign(i, d.params),
      o.push({ params: i, pathname: Me([a, d.pathname]), pathnameBase: Pe(Me([a, d.pathnameBase])), route: f }),
      d.pathnameBase !== `/` && (a = Me([a, d.pathnameBase])))
  }
  return o
}
function Ce(e, t) {
  typeof e == `string` && (e = { path: e, caseSensitive: !1, end: !0 })
  let [n, r] = O(e.path, e.caseSensitive, e.end)
  return D(e, t, n, r)
}
function D(e, t, n, r) {
  let i = t.match(n)
  if (!i) return null
  let a = i[0],
    o = Ne(a, 1),
    s = i.slice(1)
  return {
    params: r.reduce((e, { paramName: t, isOptional: n }, r) => {
      if (t === `*`) {
        let e = s[r] || ``
        o = Ne(a.slice(0, a.length - e.length), 1)
      }
      let i = s[r]
      return ((e[t] = n && !i ? void 0 : (i || ``).replace(/%2F/g, `/`)), e)
    }, {}),
    pathname: a,
    pathnameBase: o,
    pattern: e,
  }
}
function O(e, t = !1, n = !0) {
  T(
    e === `*` || !e.endsWith(`*`) || e.endsWith(`/*`),
    `Route path "${e}" will be treated as if it were "${e.replace(/\*$/, `/*`)}" because the \`*\` character must always follow a \`/\` in the pattern. To get rid of this warning, please change the route path to "${e.replace(/\*$/, `/*`)}".`,
  )
  let r = [],
    i =
      `^` +
      e
        .replace(/\/*\*?$/, ``)
        .replace(/^\/*/, `/`)
        .replace(/[\\.*+^${}|()[\]]/g, `\\$&`)
        .replace(/\/:([\w-]+)(\?)?/g, (e, t, n, i, a) => {
          if ((r.push({ paramName: t, isOptional: n != null }), n)) {
            let t = a.charAt(i + e.length)
            return t && t !== `/` ? `/([^\\/]*)` : `(?:/([^\\/]*))?`
          }
          return `/([^\\/]+)`
        })
        .replace(/\/([\w-]+)\?(\/|$)/g, `(/$1)?$2`)
  return (
    e.endsWith(`*`)
      ? (r.push({ paramName: `*` }), (i += e === `*` || e === `/*` ? `(.*)$` : `(?:\\/(.+)|\\/*)$`))
      : n
        ? (i += `\\/*$`)
        : e !== `` && e !== `/` && (i += `(?:(?=\\/|$))`),
    [new RegExp(i, t ? void 0 : `i`), r]
  )
}
function we(e) {
  try {
    return e
      .split(`/`)
      .map((e) => decodeURIComponent(e).replace(/\//g, `%2F`))
      .join(`/`)
  } catch (t) {
    return (
      T(
        !1,
        `The URL path "${e}" could not be decoded because it is a malformed URL segment. This is probably due to a bad percent encoding (${t}).`,
      ),
      e
    )
  }
}
function Te(e, t) {
  if (t === `/`) return e
  if (!e.toLowerCase().startsWith(t.toLowerCase())) return null
  let n = t.endsWith(`/`) ? t.length - 1 : t.length,
    r = e.charAt(n)
  return r && r !== `/` ? null : e.slice(n) || `/`
}
function Ee(e, t = `/`) {
  let { pathname: n, search: r = ``, hash: i = `` } = typeof e == `string` ? ie(e) : e,
    a
  return (
    n ? ((n = je(n)), (a = n.startsWith(`/`) || n.startsWith(`\\`) ? De(n.substring(1), `/`) : De(n, t))) : (a = t),
    { pathname: a, search: Fe(r), hash: Ie(i) }
  )
}
function De(e, t) {
  let n = Ne(t).split(`/`)
  return (
    e.split(`/`).forEach((e) => {
      e === `..` ? n.length > 1 && n.pop() : e !== `.` && n.push(e)
    }),
    n.length > 1 ? n.join(`/`) : `/`
  )
}
function Oe(e, t, n, r) {
  return `Cannot include a '${e}' character in a manually specified \`to.${t}\` field [${JSON.stringify(r)}].  Please separate it out to the \`to.${n}\` field. Alternatively you may provide the full path as a string in <Link to="..."> and the router will parse it for you.`
}
function k(e) {
  return e.filter((e, t) => t === 0 || (e.route.path && e.route.path.length > 0))
}
function ke(e) {
  let t = k(e)
  return t.map((e, n) => (n === t.length - 1 ? e.pathname : e.pathnameBase))
}
function Ae(e, t, n, r = !1) {
  let i
  typeof e == `string`
    ? (i = ie(e))
    : ((i = { ...e }),
      w(!i.pathname || !i.pathname.includes(`?`), Oe(`?`, `pathname`, `search`, i)),
      w(!i.pathname || !i.pathname.includes(`#`), Oe(`#`, `pathname`, `hash`, i)),
      w(!i.search || !i.search.includes(`#`), Oe(`#`, `search`, `hash`, i)))
  let a = e === `` || i.pathname === ``,
    o = a ? `/` : i.pathname,
    s
  if (o == null) s = n
  else {
    let e = t.length - 1
    if (!r && o.startsWith(`..`)) {
      let t = o.split(`/`)
      for (; t[0] === `..`;) (t.shift(), --e)
      i.pathname = t.join(`/`)
    }
    s = e >= 0 ? t[e] : `/`
  }
  let c = Ee(i, s),
    l = o && o !== `/` && o.endsWith(`/`),
    u = (a || o === `.`) && n.endsWith(`/`)
  return (!c.pathname.endsWith(`/`) && (l || u) && (c.pathname += `/`), c)
}
var je = (e) => e.replace(/[\\/]{2,}/g, `/`),
  Me = (e) => je(e.join(`/`))
function Ne(e, t = 0) {
  let n = e.length
  for (; n > t && e.charCodeAt(n - 1) === 47;) n--
  return n === e.length ? e : e.slice(0, n)
}
var Pe = (e) => Ne(e).replace(/^\/*/, `/`),
  Fe = (e) => (!e || e === `?` ? `` : e.startsWith(`?`) ? e : `?` + e),
  Ie = (e) => (!e || e === `#` ? `` : e.startsWith(`#`) ? e : `#` + e),
  Le = class {
    constructor(e, t, n, r = !1) {
      ;((this.status = e),
        (this.statusText = t || ``),
        (this.internal = r),
        n instanceof Error ? ((this.data = n.toString()), (this.error = n)) : (this.data = n))
    }
  }
function Re(e) {
  return (
    e != null &&
    typeof e.status == `number` &&
    typeof e.statusText == `string` &&
    typeof e.internal == `boolean` &&
    `data` in e
  )
}
function ze(e) {
  return Me(e.map((e) => e.route.path).filter(Boolean)) || `/`
}
var Be = typeof window < `u` && window.document !== void 0 && window.document.createElement !== void 0
function Ve(e, t) {
  let n = e
  if (typeof n != `string` || !v.test(n)) return { absoluteURL: void 0, isExternal: !1, to: n }
  let r = n,
    i = !1
  if (Be)
    try {
      let e = new URL(window.location.href),
        r = y.test(n) ? new URL(b(n, e.protocol)) : new URL(n),
        a = Te(r.pathname, t)
      r.origin === e.origin && a != null ? (n = a + r.search + r.hash) : (i = !0)
    } catch {
      T(
        !1,
        `<Link to="${n}"> contains an invalid URL which will probably break when clicked - please update to a valid URL path.`,
      )
    }
  return { absoluteURL: r, isExternal: i, to: n }
}
Object.getOwnPropertyNames(Object.prototype).sort().join(`\0`)
var He = new URL(`http://localhost`)
function Ue(e) {
  if (e.createURL) return e.createURL(`/`)
  try {
    return new URL(e.createHref(`/`), He)
  } catch {
    return He
  }
}
function We(e, t) {
  return e.origin === t.origin && (e.origin !== `null` || (e.protocol === t.protocol && e.host === t.host))
}
function Ge(e, t) {
  if (e.startsWith(`//`)) return !0
  let n = t.protocol.toLowerCase()
  return e.toLowerCase().startsWith(n) ? t.host === `` || e.slice(n.length).startsWith(`//`) : !1
}
function Ke(e, t, n, r) {
  let i = null
  try {
    i = e == null ? null : new URL(e, n)
  } catch {}
  let a = new URL(t, n),
    o = i != null && !We(i, n),
    s = !We(a, n)
  if (r === `reject`) {
    if (o || s) throw Error(`External navigation is not allowed`)
  } else if (s && (i == null || !Ge(e, i) || !We(i, a))) throw Error(`External navigation is not allowed`)
}
var qe = [`POST`, `PUT`, `PATCH`, `DELETE`]
new Set(qe)
var Je = [`GET`, ...qe]
new Set(Je)
var Ye = [
  `about:`,
  `blob:`,
  `chrome:`,
  `chrome-untrusted:`,
  `content:`,
  `data:`,
  `devtools:`,
  `file:`,
  `filesystem:`,
  `javascript:`,
]
function Xe(e) {
  try {
    return Ye.includes(new URL(e).protocol)
  } catch {
    return !1
  }
}
var Ze = _.createContext(null)
Ze.displayName = `DataRouter`
var Qe = _.createContext(null)
Qe.displayName = `DataRouterState`
var $e = _.createContext(!1)
function et() {
  return _.useContext($e)
}
var tt = _.createContext({ isTransitioning: !1 })
tt.displayName = `ViewTransition`
var nt = _.createContext(new Map())
nt.displayName = `Fetchers`
var rt = _.createContext(null)
rt.displayName = `Await`
var it = _.createContext(null)
it.displayName = `Navigation`
var at = _.createContext(null)
at.displayName = `Location`
var ot = _.createContext({ outlet: null, matches: [], isDataRoute: !1 })
ot.displayName = `Route`
var st = _.createContext(null)
st.displayName = `RouteError`
var ct = `REACT_ROUTER_ERROR`,
  lt = `REDIRECT`,
  ut = `ROUTE_ERROR_RESPONSE`
function dt(e) {
  if (e.startsWith(`${ct}:${lt}:{`))
    try {
      let t = JSON.parse(e.slice(28))
      if (
        typeof t == `object` &&
        t &&
        typeof t.status == `number` &&
        typeof t.statusText == `string` &&
        typeof t.location == `string` &&
        typeof t.reloadDocument == `boolean` &&
        typeof t.replace == `boolean`
      )
        return t
    } catch {}
}
function ft(e) {
  if (e.startsWith(`${ct}:${ut}:{`))
    try {
      let t = JSON.parse(e.slice(40))
      if (typeof t == `object` && t && typeof t.status == `number` && typeof t.statusText == `string`)
        return new Le(t.status, t.statusText, t.data)
    } catch {}
}
function pt(e, { relative: t } = {}) {
  w(mt(), `useHref() may be used only in the context of a <Router> component.`)
  let { basename: n, navigator: r } = _.useContext(it),
    { hash: i, pathname: a, search: o } = Tt(e, { relative: t }),
    s = a
  return (n !== `/` && (s = a === `/` ? n : Me([n, a])), r.createHref({ pathname: s, search: o, hash: i }))
}
function mt() {
  return _.useContext(at) != null
}
function ht() {
  return (w(mt(), `useLocation() may be used only in the context of a <Router> component.`), _.useContext(at).location)
}
function gt() {
  return _.useContext(at).navigationType
}
var _t = `You should call navigate() in a React.useEffect(), not when your component is first rendered.`
function vt(e) {
  _.useContext(it).static || _.useLayoutEffect(e)
}
function yt() {
  let { isDataRoute: e } = _.useContext(ot)
  return e ? Ht() : bt()
}
function bt() {
  w(mt(), `useNavigate() may be used only in the context of a <Router> component.`)
  let e = _.useContext(Ze),
    { basename: t, navigator: n } = _.useContext(it),
    { matches: r } = _.useContext(ot),
    { pathname: i } = ht(),
    a = JSON.stringify(ke(r)),
    o = _.useRef(!1)
  return (
    vt(() => {
      o.current = !0
    }),
    _.useCallback(
      (r, s = {}) => {
        if ((T(o.current, _t), !o.current)) return
        if (typeof r == `number`) {
          n.go(r)
          return
        }
        let c = Ae(r, JSON.parse(a), i, s.relative === `path`)
        ;(e == null && t !== `/` && (c.pathname = c.pathname === `/` ? t : Me([t, c.pathname])),
          Ke(typeof r == `string` ? r : re(r), n.createHref(c), Ue(n), `reject`),
          (s.replace ? n.replace : n.push)(c, s.state, s))
      },
      [t, n, a, i, e],
    )
  )
}
var xt = _.createContext(null)
function St() {
  return _.useContext(xt)
}
function Ct(e) {
  let t = _.useContext(ot).outlet
  return _.useMemo(() => t && _.createElement(xt.Provider, { value: e }, t), [t, e])
}
function wt() {
  let { matches: e } = _.useContext(ot)
  return e[e.length - 1]?.params ?? {}
}
function Tt(e, { relative: t } = {}) {
  let { matches: n } = _.useContext(ot),
    { pathname: r } = ht(),
    i = JSON.stringify(ke(n))
  return _.useMemo(() => Ae(e, JSON.parse(i), r, t === `path`), [e, i, r, t])
}
function Et(e, t) {
  return Dt(e, t)
}
function Dt(e, t, n) {
  w(mt(), `useRoutes() may be used only in the context of a <Router> component.`)
  let { navigator: r } = _.useContext(it),
    { matches: i } = _.useContext(ot),
    a = i[i.length - 1],
    o = a ? a.params : {},
    s = a ? a.pathname : `/`,
    c = a ? a.pathnameBase : `/`,
    l = a && a.route
  {
    let e = (l && l.path) || ``
    Wt(
      s,
      !l || e.endsWith(`*`) || e.endsWith(`*?`),
      `You rendered descendant <Routes> (or called \`useRoutes()\`) at "${s}" (under <Route path="${e}">) but the parent route path has no trailing "*". This means if you navigate deeper, the parent won't match anymore and therefore the child routes will never render.

Please change the parent <Route path="${e}"> to <Route path="${e === `/` ? `*` : `${e}/*`}">.`,
    )
  }
  let u = ht(),
    d
  if (t) {
    let e = typeof t == `string` ? ie(t) : t
    ;(w(
      c === `/` || e.pathname?.startsWith(c),
      `When overriding the location using \`<Routes location>\` or \`useRoutes(routes, location)\`, the location pathname must begin with the portion of the URL pathname that was matched by all parent routes. The current pathname base is "${c}" but pathname "${e.pathname}" was given in the \`location\` prop.`,
    ),
      (d = e))
  } else d = u
  let f = d.pathname || `/`,
    p = f
  if (c !== `/`) {
    let e = c.replace(/^\//, ``).split(`/`)
    p = `/` + f.replace(/^\//, ``).split(`/`).slice(e.length).join(`/`)
  }
  let m =
    n && n.state.matches.length
      ? n.state.matches.map((e) => Object.assign(e, { route: n.manifest[e.route.id] || e.route }))
      : se(e, { pathname: p })
  ;(T(l || m != null, `No routes matched location "${d.pathname}${d.search}${d.hash}" `),
    T(
      m == null ||
        m[m.length - 1].route.element !== void 0 ||
        m[m.length - 1].route.Component !== void 0 ||
        m[m.length - 1].route.lazy !== void 0,
      `Matched leaf route at location "${d.pathname}${d.search}${d.hash}" does not have an element or Component. This means it will render an <Outlet /> with a null value by default resulting in an "empty" page.`,
    ))
  let h = Pt(
    m &&
      m.map((e) =>
        Object.assign({}, e, {
          params: Object.assign({}, o, e.params),
          pathname: Me([
            c,
            r.encodeLocation
              ? r.encodeLocation(e.pathname.replace(/%/g, `%25`).replace(/\?/g, `%3F`).replace(/#/g, `%23`)).pathname
              : e.pathname,
          ]),
          pathnameBase:
            e.pathnameBase === `/`
              ? c
              : Me([
                  c,
                  r.encodeLocation
                    ? r.encodeLocation(e.pathnameBase.replace(/%/g, `%25`).replace(/\?/g, `%3F`).replace(/#/g, `%23`))
                        .pathname
                    : e.pathnameBase,
                ]),
        }),
      ),
    i,
    n,
  )
  return t && h
    ? _.createElement(
        at.Provider,
        {
          value: {
            location: { pathname: `/`, search: ``, hash: ``, state: null, key: `default`, mask: void 0, ...d },
            navigationType: `POP`,
          },
        },
        h,
      )
    : h
}
function Ot() {
  let e = Vt(),
    t = Re(e) ? `${e.status} ${e.statusText}` : e instanceof Error ? e.message : JSON.stringify(e),
    n = e instanceof Error ? e.stack : null,
    r = `rgba(200,200,200, 0.5)`,
    i = { padding: `0.5rem`, backgroundColor: r },
    a = { padding: `2px 4px`, backgroundColor: r },
    o = null
  return (
    console.error(`Error handled by React Router default ErrorBoundary:`, e),
    (o = _.createElement(
      _.Fragment,
      null,
      _.createElement(`p`, null, `💿 Hey developer 👋`),
      _.createElement(
        `p`,
        null,
        `You can provide a way better UX than this when your app throws errors by providing your own `,
        _.createElement(`code`, { style: a }, `ErrorBoundary`),
        ` or`,
        ` `,
        _.createElement(`code`, { style: a }, `errorElement`),
        ` prop on your route.`,
      ),
    )),
    _.createElement(
      _.Fragment,
      null,
      _.createElement(`h2`, null, `Unexpected Application Error!`),
      _.createElement(`h3`, { style: { fontStyle: `italic` } }, t),
      n ? _.createElement(`pre`, { style: i }, n) : null,
      o,
    )
  )
}
var kt = _.createElement(Ot, null),
  At = class extends _.Component {
    constructor(e) {
      ;(super(e), (this.state = { location: e.location, revalidation: e.revalidation, error: e.error }))
    }
    static getDerivedStateFromError(e) {
      return { error: e }
    }
    static getDerivedStateFromProps(e, t) {
      return t.location !== e.location || (t.revalidation !== `idle` && e.revalidation === `idle`)
        ? { error: e.error, location: e.location, revalidation: e.revalidation }
        : {
            error: e.error === void 0 ? t.error : e.error,
            location: t.location,
            revalidation: e.revalidation || t.revalidation,
          }
    }
    componentDidCatch(e, t) {
      this.props.onError
        ? this.props.onError(e, t)
        : console.error(`React Router caught the following error during render`, e)
    }
    render() {
      let e = this.state.error
      if (this.context && typeof e == `object` && e && `digest` in e && typeof e.digest == `string`) {
        let t = ft(e.digest)
        t && (e = t)
      }
      let t =
        e === void 0
          ? this.props.children
          : _.createElement(
              ot.Provider,
              { value: this.props.routeContext },
              _.createElement(st.Provider, { value: e, children: this.props.component }),
            )
      return this.context ? _.createElement(Mt, { error: e }, t) : t
    }
  }
At.contextType = $e
var jt = new WeakMap()
function Mt({ children: e, error: t }) {
  let { basename: n, navigator: r } = _.useContext(it)
  if (typeof t == `object` && t && `digest` in t && typeof t.digest == `string`) {
    let e = dt(t.digest)
    if (e) {
      let i = jt.get(t)
      if (i) throw i
      let a = Ve(e.location, n),
        o = a.absoluteURL || a.to
      if ((Ke(e.location, o, Ue(r), `allow-explicit`), Xe(o))) throw Error(`Invalid redirect location`)
      if (Be && !jt.get(t)) {
        if (a.isExternal || e.reloadDocument) window.location.href = o
        else {
          let n = Promise.resolve().then(() => window.__reactRouterDataRouter.navigate(a.to, { replace: e.replace }))
          throw (jt.set(t, n), n)
        }
      }
      return _.createElement(`meta`, { httpEquiv: `refresh`, content: `0;url=${o}` })
    }
  }
  return e
}
function Nt({ routeContext: e, match: t, children: n }) {
  let r = _.useContext(Ze)
  return (
    r &&
      r.static &&
      r.staticContext &&
      (t.route.errorElement || t.route.ErrorBoundary) &&
      (r.staticContext._deepestRenderedBoundaryId = t.route.id),
    _.createElement(ot.Provider, { value: e }, n)
  )
}
function Pt(e, t = [], n) {
  let r = n?.state
  if (e == null) {
    if (!r) return null
    if (r.errors) e = r.matches
    else if (t.length === 0 && !r.initialized && r.matches.length > 0) e = r.matches
    else return null
  }
  let i = e,
    a = r?.errors
  if (a != null) {
    let e = i.findIndex((e) => e.route.id && a?.[e.route.id] !== void 0)
    ;(w(e >= 0, `Could not find a matching route for errors on route IDs: ${Object.keys(a).join(`,`)}`),
      (i = i.slice(0, Math.min(i.length, e + 1))))
  }
  let o = !1,
    s = -1
  if (n && r) {
    o = r.renderFallback
    for (let e = 0; e < i.length; e++) {
      let t = i[e]
      if (((t.route.HydrateFallback || t.route.hydrateFallbackElement) && (s = e), t.route.id)) {
        let { loaderData: e, errors: a } = r,
          c = t.route.loader && !e.hasOwnProperty(t.route.id) && (!a || a[t.route.id] === void 0)
        if (t.route.lazy || c) {
          ;(n.isStatic && (o = !0), (i = s >= 0 ? i.slice(0, s + 1) : [i[0]]))
          break
        }
      }
    }
  }
  let c = n?.onError,
    l =
      r && c
        ? (e, t) => {
            c(e, { location: r.location, params: r.matches?.[0]?.params ?? {}, pattern: ze(r.matches), errorInfo: t })
          }
        : void 0
  return i.reduceRight((e, n, c) => {
    let u,
      d = !1,
      f = null,
      p = null
    r &&
      ((u = a && n.route.id ? a[n.route.id] : void 0),
      (f = n.route.errorElement || kt),
      o &&
        (s < 0 && c === 0
          ? (Wt(`route-fallback`, !1, 'No `HydrateFallback` element provided to render during initial hydration'),
            (d = !0),
            (p = null))
          : s === c && ((d = !0), (p = n.route.hydrateFallbackElement || null))))
    let m = t.concat(i.slice(0, c + 1)),
      h = () => {
        let t
        return (
          (t = u
            ? f
            : d
              ? p
              : n.route.Component
                ? _.createElement(n.route.Component, null)
                : n.route.element
                  ? n.route.element
                  : e),
          _.createElement(Nt, {
            match: n,
            routeContext: { outlet: e, matches: m, isDataRoute: r != null },
            children: t,
          })
        )
      }
    return r && (n.route.ErrorBoundary || n.route.errorElement || c === 0)
      ? _.createElement(At, {
          location: r.location,
          revalidation: r.revalidation,
          component: f,
          error: u,
          children: h(),
          routeContext: { outlet: null, matches: m, isDataRoute: !0 },
          onError: l,
        })
      : h()
  }, null)
}
function Ft(e) {
  return `${e} must be used within a data router.  See https://reactrouter.com/en/main/routers/picking-a-router.`
}
function It(e) {
  let t = _.useContext(Ze)
  return (w(t, Ft(e)), t)
}
function Lt(e) {
  let t = _.useContext(Qe)
  return (w(t, Ft(e)), t)
}
function Rt(e) {
  let t = _.useContext(ot)
  return (w(t, Ft(e)), t)
}
function zt(e) {
  let t = Rt(e),
    n = t.matches[t.matches.length - 1]
  return (w(n.route.id, `${e} can only be used on routes that contain a unique "id"`), n.route.id)
}
function Bt() {
  return zt(`useRouteId`)
}
function Vt() {
  let e = _.useContext(st),
    t = Lt(`useRouteError`),
    n = zt(`useRouteError`)
  return e === void 0 ? t.errors?.[n] : e
}
function Ht() {
  let { router: e } = It(`useNavigate`),
    t = zt(`useNavigate`),
    n = _.useRef(!1)
  return (
    vt(() => {
      n.current = !0
    }),
    _.useCallback(
      async (r, i = {}) => {
        ;(T(n.current, _t),
          n.current && (typeof r == `number` ? await e.navigate(r) : await e.navigate(r, { fromRouteId: t, ...i })))
      },
      [e, t],
    )
  )
}
var Ut = {}
function Wt(e, t, n) {
  !t && !Ut[e] && ((Ut[e] = !0), T(!1, n))
}
_.memo(Gt)
function Gt({ routes: e, manifest: t, future: n, state: r, isStatic: i, onError: a }) {
  return Dt(e, void 0, { manifest: t, state: r, isStatic: i, onError: a, future: n })
}
function Kt({ to: e, replace: t, state: n, relative: r }) {
  w(mt(), `<Navigate> may be used only in the context of a <Router> component.`)
  let { static: i, navigator: a } = _.useContext(it)
  T(
    !i,
    `<Navigate> must not be used on the initial render in a <StaticRouter>. This is a no-op, but you should modify your code so the <Navigate> is only ever rendered in response to some user interaction or state change.`,
  )
  let { matches: o } = _.useContext(ot),
    { pathname: s } = ht(),
    c = yt(),
    l = Ae(e, ke(o), s, r === `path`)
  Ke(typeof e == `string` ? e : re(e), a.createHref(l), Ue(a), `reject`)
  let u = JSON.stringify(l)
  return (
    _.useEffect(() => {
      c(JSON.parse(u), { replace: t, state: n, relative: r })
    }, [c, u, r, t, n]),
    null
  )
}
function qt(e) {
  return Ct(e.context)
}
function Jt(e) {
  w(
    !1,
    `A <Route> is only ever to be used as the child of <Routes> element, never rendered directly. Please wrap your <Route> in a <Routes>.`,
  )
}
function Yt({
  basename: e = `/`,
  children: t = null,
  location: n,
  navigationType: r = `POP`,
  navigator: i,
  static: a = !1,
  useTransitions: o,
}) {
  w(!mt(), `You cannot render a <Router> inside another <Router>. You should never have more than one in your app.`)
  let s = e.replace(/^\/*/, `/`),
    c = _.useMemo(() => ({ basename: s, navigator: i, static: a, useTransitions: o, future: {} }), [s, i, a, o])
  typeof n == `string` && (n = ie(n))
  let { pathname: l = `/`, search: u = ``, hash: d = ``, state: f = null, key: p = `default`, mask: m } = n,
    h = _.useMemo(() => {
      let e = Te(l, s)
      return e == null
        ? null
        : { location: { pathname: e, search: u, hash: d, state: f, key: p, mask: m }, navigationType: r }
    }, [s, l, u, d, f, p, r, m])
  return (
    T(
      h != null,
      `<Router basename="${s}"> is not able to match the URL "${l}${u}${d}" because it does not start with the basename, so the <Router> won't render anything.`,
    ),
    h == null
      ? null
      : _.createElement(it.Provider, { value: c }, _.createElement(at.Provider, { children: t, value: h }))
  )
}
function Xt({ children: e, location: t }) {
  return Et(Zt(e), t)
}
_.Component
function Zt(e, t = []) {
  let n = []
  return (
    _.Children.forEach(e, (e, r) => {
      if (!_.isValidElement(e)) return
      let i = [...t, r]
      if (e.type === _.Fragment) {
        n.push.apply(n, Zt(e.props.children, i))
        return
      }
      ;(w(
        e.type === Jt,
        `[${typeof e.type == `string` ? e.type : e.type.name}] is not a <Route> component. All component children of <Routes> must be a <Route> or <React.Fragment>`,
      ),
        w(!e.props.index || !e.props.children, `An index route cannot have child routes.`))
      let a = {
        id: e.props.id || i.join(`-`),
        caseSensitive: e.props.caseSensitive,
        element: e.props.element,
        Component: e.props.Component,
        index: e.props.index,
        path: e.props.path,
        middleware: e.props.middleware,
        loader: e.props.loader,
        action: e.props.action,
        hydrateFallbackElement: e.props.hydrateFallbackElement,
        HydrateFallback: e.props.HydrateFallback,
        errorElement: e.props.errorElement,
        ErrorBoundary: e.props.ErrorBoundary,
        hasErrorBoundary:
          e.props.hasErrorBoundary === !0 || e.props.ErrorBoundary != null || e.props.errorElement != null,
        shouldRevalidate: e.props.shouldRevalidate,
        handle: e.props.handle,
        lazy: e.props.lazy,
      }
      ;(e.props.children && (a.children = Zt(e.props.children, i)), n.push(a))
    }),
    n
  )
}
var Qt = `get`,
  $t = `application/x-www-form-urlencoded`
function en(e) {
  return typeof HTMLElement < `u` && e instanceof HTMLElement
}
function A(e) {
  return en(e) && e.tagName.toLowerCase() === `button`
}
function tn(e) {
  return en(e) && e.tagName.toLowerCase() === `form`
}
function nn(e) {
  return en(e) && e.tagName.toLowerCase() === `input`
}
function rn(e) {
  return !!(e.metaKey || e.altKey || e.ctrlKey || e.shiftKey)
}
function an(e, t) {
  return e.button === 0 && (!t || t === `_self`) && !rn(e)
}
function on(e = ``) {
  return new URLSearchParams(
    typeof e == `string` || Array.isArray(e) || e instanceof URLSearchParams
      ? e
      : Object.keys(e).reduce((t, n) => {
          let r = e[n]
          return t.concat(Array.isArray(r) ? r.map((e) => [n, e]) : [[n, r]])
        }, []),
  )
}
function sn(e, t) {
  let n = on(e)
  return (
    t &&
      t.forEach((e, r) => {
        n.has(r) ||
          t.getAll(r).forEach((e) => {
            n.append(r, e)
          })
      }),
    n
  )
}
var cn = null
function ln() {
  if (cn === null)
    try {
      ;(new FormData(document.createElement(`form`), 0), (cn = !1))
    } catch {
      cn = !0
    }
  return cn
}
var un = new Set([`application/x-www-form-urlencoded`, `multipart/form-data`, `text/plain`])
function dn(e) {
  return e != null && !un.has(e)
    ? (T(!1, `"${e}" is not a valid \`encType\` for \`<Form>\`/\`<fetcher.Form>\` and will default to "${$t}"`), null)
    : e
}
function fn(e, t) {
  let n, r, i, a, o
  if (tn(e)) {
    let o = e.getAttribute(`action`)
    ;((r = o ? Te(o, t) : null),
      (n = e.getAttribute(`method`) || Qt),
      (i = dn(e.getAttribute(`enctype`)) || $t),
      (a = new FormData(e)))
  } else if (A(e) || (nn(e) && (e.type === `submit` || e.type === `image`))) {
    let o = e.form
    if (o == null) throw Error(`Cannot submit a <button> or <input type="submit"> without a <form>`)
    let s = e.getAttribute(`formaction`) || o.getAttribute(`action`)
    if (
      ((r = s ? Te(s, t) : null),
      (n = e.getAttribute(`formmethod`) || o.getAttribute(`method`) || Qt),
      (i = dn(e.getAttribute(`formenctype`)) || dn(o.getAttribute(`enctype`)) || $t),
      (a = new FormData(o, e)),
      !ln())
    ) {
      let { name: t, type: n, value: r } = e
      if (n === `image`) {
        let e = t ? `${t}.` : ``
        ;(a.append(`${e}x`, `0`), a.append(`${e}y`, `0`))
      } else t && a.append(t, r)
    }
  } else if (en(e)) throw Error(`Cannot submit element that is not <form>, <button>, or <input type="submit|image">`)
  else ((n = Qt), (r = null), (i = $t), (o = e))
  return (
    a && i === `text/plain` && ((o = a), (a = void 0)),
    { action: r, method: n.toLowerCase(), encType: i, formData: a, body: o }
  )
}
Object.getOwnPropertyNames(Object.prototype).sort().join(`\0`)
function pn(e, t) {
  if (e === !1 || e == null) throw Error(t)
}
function mn(e, t, n, r) {
  let i = typeof e == `string` ? new URL(e, typeof window > `u` ? `server://singlefetch/` : window.location.origin) : e
  return (
    (i.pathname = n
      ? i.pathname.endsWith(`/`)
        ? `${i.pathname}_.${r}`
        : `${i.pathname}.${r}`
      : i.pathname === `/`
        ? `_root.${r}`
        : t && Te(i.pathname, t) === `/`
          ? `${Ne(t)}/_root.${r}`
          : `${Ne(i.pathname)}.${r}`),
    i
  )
}
async function hn(e, t) {
  if (e.id in t) return t[e.id]
  try {
    let n = await import(e.module)
    return ((t[e.id] = n), n)
  } catch (t) {
    return (
      console.error(`Error loading route module \`${e.module}\`, reloading page...`),
      console.error(t),
      window.__reactRouterContext && window.__reactRouterContext.isSpaMode,
      window.location.reload(),
      new Promise(() => {})
    )
  }
}
function gn(e) {
  return e != null && typeof e.page == `string`
}
function _n(e) {
  return e == null
    ? !1
    : e.href == null
      ? e.rel === `preload` && typeof e.imageSrcSet == `string` && typeof e.imageSizes == `string`
      : typeof e.rel == `string` && typeof e.href == `string`
}
async function vn(e, t, n) {
  return Cn(
    (
      await Promise.all(
        e.map(async (e) => {
          let r = t.routes[e.route.id]
          if (r) {
            let e = await hn(r, n)
            return e.links ? e.links() : []
          }
          return []
        }),
      )
    )
      .flat(1)
      .filter(_n)
      .filter((e) => e.rel === `stylesheet` || e.rel === `preload`)
      .map((e) => (e.rel === `stylesheet` ? { ...e, rel: `prefetch`, as: `style` } : { ...e, rel: `prefetch` })),
  )
}
function yn(e, t, n, r, i, a) {
  let o = (e, t) => !n[t] || e.route.id !== n[t].route.id,
    s = (e, t) => n[t].pathname !== e.pathname || (n[t].route.path?.endsWith(`*`) && n[t].params[`*`] !== e.params[`*`])
  return a === `assets`
    ? t.filter((e, t) => o(e, t) || s(e, t))
    : a === `data`
      ? t.filter((t, a) => {
          let c = r.routes[t.route.id]
          if (!c || !c.hasLoader) return !1
          if (o(t, a) || s(t, a)) return !0
          if (t.route.shouldRevalidate) {
            let r = t.route.shouldRevalidate({
              currentUrl: new URL(i.pathname + i.search + i.hash, window.origin),
              currentParams: n[0]?.params || {},
              nextUrl: new URL(e, window.origin),
              nextParams: t.params,
              defaultShouldRevalidate: !0,
            })
            if (typeof r == `boolean`) return r
          }
          return !0
        })
      : []
}
function bn(e, t, { includeHydrateFallback: n } = {}) {
  return xn(
    e
      .map((e) => {
        let r = t.routes[e.route.id]
        if (!r) return []
        let i = [r.module]
        return (
          r.clientActionModule && (i = i.concat(r.clientActionModule)),
          r.clientLoaderModule && (i = i.concat(r.clientLoaderModule)),
          n && r.hydrateFallbackModule && (i = i.concat(r.hydrateFallbackModule)),
          r.imports && (i = i.concat(r.imports)),
          i
        )
      })
      .flat(1),
  )
}
function xn(e) {
  return [...new Set(e)]
}
function Sn(e) {
  let t = {},
    n = Object.keys(e).sort()
  for (let r of n) t[r] = e[r]
  return t
}
function Cn(e, t) {
  let n = new Set(),
    r = new Set(t)
  return e.reduce((e, i) => {
    if (t && !gn(i) && i.as === `script` && i.href && r.has(i.href)) return e
    let a = JSON.stringify(Sn(i))
    return (n.has(a) || (n.add(a), e.push({ key: a, link: i })), e)
  }, [])
}
function wn() {
  let e = _.useContext(Ze)
  return (pn(e, `You must render this element inside a <DataRouterContext.Provider> element`), e)
}
function Tn() {
  let e = _.useContext(Qe)
  return (pn(e, `You must render this element inside a <DataRouterStateContext.Provider> element`), e)
}
var En = _.createContext(void 0)
En.displayName = `FrameworkContext`
function Dn() {
  let e = _.useContext(En)
  return (pn(e, `You must render this element inside a <HydratedRouter> element`), e)
}
function On(e, t) {
  let n = _.useContext(En),
    [r, i] = _.useState(!1),
    [a, o] = _.useState(!1),
    { onFocus: s, onBlur: c, onMouseEnter: l, onMouseLeave: u, onTouchStart: d } = t,
    f = _.useRef(null)
  ;(_.useEffect(() => {
    if ((e === `render` && o(!0), e === `viewport`)) {
      let e = new IntersectionObserver(
        (e) => {
          e.forEach((e) => {
            o(e.isIntersecting)
          })
        },
        { threshold: 0.5 },
      )
      return (
        f.current && e.observe(f.current),
        () => {
          e.disconnect()
        }
      )
    }
  }, [e]),
    _.useEffect(() => {
      if (r) {
        let e = setTimeout(() => {
          o(!0)
        }, 100)
        return () => {
          clearTimeout(e)
        }
      }
    }, [r]))
  let p = () => {
      i(!0)
    },
    m = () => {
      ;(i(!1), o(!1))
    }
  return n
    ? e === `intent`
      ? [
          a,
          f,
          {
            onFocus: kn(s, p),
            onBlur: kn(c, m),
            onMouseEnter: kn(l, p),
            onMouseLeave: kn(u, m),
            onTouchStart: kn(d, p),
          },
        ]
      : [a, f, {}]
    : [!1, f, {}]
}
function kn(e, t) {
  return (n) => {
    ;(e && e(n), n.defaultPrevented || t(n))
  }
}
function An({ page: e, ...t }) {
  let n = et(),
    { nonce: r } = Dn(),
    { router: i } = wn(),
    a = _.useMemo(() => se(i.routes, e, i.basename), [i.routes, e, i.basename])
  return a
    ? (t.nonce == null && r && (t = { ...t, nonce: r }),
      n ? _.createElement(Mn, { page: e, matches: a, ...t }) : _.createElement(Nn, { page: e, matches: a, ...t }))
    : null
}
function jn(e) {
  let { manifest: t, routeModules: n } = Dn(),
    [r, i] = _.useState([])
  return (
    _.useEffect(() => {
      let r = !1
      return (
        vn(e, t, n).then((e) => {
          r || i(e)
        }),
        () => {
          r = !0
        }
      )
    }, [e, t, n]),
    r
  )
}
function Mn({ page: e, matches: t, ...n }) {
  let r = ht(),
    { future: i } = Dn(),
    { basename: a } = wn(),
    o = _.useMemo(() => {
      if (e === r.pathname + r.search + r.hash) return []
      let n = mn(e, a, i.v8_trailingSlashAwareDataRequests, `rsc`),
        o = !1,
        s = []
      for (let e of t) typeof e.route.shouldRevalidate == `function` ? (o = !0) : s.push(e.route.id)
      return (o && s.length > 0 && n.searchParams.set(`_routes`, s.join(`,`)), [n.pathname + n.search])
    }, [a, i.v8_trailingSlashAwareDataRequests, e, r, t])
  return _.createElement(
    _.Fragment,
    null,
    o.map((e) => _.createElement(`link`, { key: e, rel: `prefetch`, as: `fetch`, href: e, ...n })),
  )
}
function Nn({ page: e, matches: t, ...n }) {
  let r = ht(),
    { future: i, manifest: a, routeModules: o } = Dn(),
    { basename: s } = wn(),
    { loaderData: c, matches: l } = Tn(),
    u = _.useMemo(() => yn(e, t, l, a, r, `data`), [e, t, l, a, r]),
    d = _.useMemo(() => yn(e, t, l, a, r, `assets`), [e, t, l, a, r]),
    f = _.useMemo(() => {
      if (e === r.pathname + r.search + r.hash) return []
      let n = new Set(),
        l = !1
      if (
        (t.forEach((e) => {
          let t = a.routes[e.route.id]
          t &&
            t.hasLoader &&
            ((!u.some((t) => t.route.id === e.route.id) && e.route.id in c && o[e.route.id]?.shouldRevalidate) ||
            t.hasClientLoader
              ? (l = !0)
              : n.add(e.route.id))
        }),
        n.size === 0)
      )
        return []
      let d = mn(e, s, i.v8_trailingSlashAwareDataRequests, `data`)
      return (
        l &&
          n.size > 0 &&
          d.searchParams.set(
            `_routes`,
            t
              .filter((e) => n.has(e.route.id))
              .map((e) => e.route.id)
              .join(`,`),
          ),
        [d.pathname + d.search]
      )
    }, [s, i.v8_trailingSlashAwareDataRequests, c, r, a, u, t, e, o]),
    p = _.useMemo(() => bn(d, a), [d, a]),
    m = jn(d)
  return _.createElement(
    _.Fragment,
    null,
    f.map((e) => _.createElement(`link`, { key: e, rel: `prefetch`, as: `fetch`, href: e, ...n })),
    p.map((e) => _.createElement(`link`, { key: e, rel: `modulepreload`, href: e, ...n })),
    m.map(({ key: e, link: t }) =>
      _.createElement(`link`, { key: e, nonce: n.nonce, ...t, crossOrigin: t.crossOrigin ?? n.crossOrigin }),
    ),
  )
}
function Pn(...e) {
  return (t) => {
    e.forEach((e) => {
      typeof e == `function` ? e(t) : e != null && (e.current = t)
    })
  }
}
_.Component
var Fn = typeof window < `u` && window.document !== void 0 && window.document.createElement !== void 0
try {
  Fn && (window.__reactRouterVersion = `7.18.5`)
} catch {}
function In({ basename: e, children: t, useTransitions: n, window: r }) {
  let i = _.useRef()
  i.current ??= ee({ window: r, v5Compat: !0 })
  let a = i.current,
    [o, s] = _.useState({ action: a.action, location: a.location }),
    c = _.useCallback(
      (e) => {
        n === !1 ? s(e) : _.startTransition(() => s(e))
      },
      [n],
    )
  return (
    _.useLayoutEffect(() => a.listen(c), [a, c]),
    _.createElement(Yt, {
      basename: e,
      children: t,
      location: o.location,
      navigationType: o.action,
      navigator: a,
      useTransitions: n,
    })
  )
}
var Ln = _.forwardRef(function (
  {
    onClick: e,
    discover: t = `render`,
    prefetch: n = `none`,
    relative: r,
    reloadDocument: i,
    replace: a,
    mask: o,
    state: s,
    target: c,
    to: l,
    preventScrollReset: u,
    viewTransition: d,
    defaultShouldRevalidate: f,
    ...p
  },
  m,
) {
  let { basename: h, navigator: g, useTransitions: y } = _.useContext(it),
    b = typeof l == `string` && v.test(l),
    x = Ve(l, h)
  l = x.to
  let S = pt(l, { relative: r }),
    C = ht(),
    ee = null
  if (o) {
    let e = Ae(o, [], C.mask ? C.mask.pathname : `/`, !0)
    ;(h !== `/` && (e.pathname = e.pathname === `/` ? h : Me([h, e.pathname])), (ee = g.createHref(e)))
  }
  let [w, T, E] = On(n, p),
    te = Hn(l, {
      replace: a,
      mask: o,
      state: s,
      target: c,
      preventScrollReset: u,
      relative: r,
      viewTransition: d,
      defaultShouldRevalidate: f,
      useTransitions: y,
    })
  function ne(t) {
    ;(e && e(t), t.defaultPrevented || te(t))
  }
  let re = !(x.isExternal || i),
    ie = _.createElement(`a`, {
      ...p,
      ...E,
      href: (re ? ee : void 0) || x.absoluteURL || S,
      onClick: re ? ne : e,
      ref: Pn(m, T),
      target: c,
      'data-discover': !b && t === `render` ? `true` : void 0,
    })
  return w && !b ? _.createElement(_.Fragment, null, ie, _.createElement(An, { page: S })) : ie
})
Ln.displayName = `Link`
var Rn = _.forwardRef(function (
  {
    'aria-current': e = `page`,
    caseSensitive: t = !1,
    className: n = ``,
    end: r = !1,
    style: i,
    to: a,
    viewTransition: o,
    children: s,
    ...c
  },
  l,
) {
  let u = Tt(a, { relative: c.relative }),
    d = ht(),
    f = _.useContext(Qe),
    { navigator: p, basename: m } = _.useContext(it),
    h = f != null && Jn(u) && o === !0,
    g = p.encodeLocation ? p.encodeLocation(u).pathname : u.pathname,
    v = d.pathname,
    y = f && f.navigation && f.navigation.location ? f.navigation.location.pathname : null
  ;(t || ((v = v.toLowerCase()), (y = y ? y.toLowerCase() : null), (g = g.toLowerCase())),
    y && m && (y = Te(y, m) || y))
  let b = g !== `/` && g.endsWith(`/`) ? g.length - 1 : g.length,
    x = v === g || (!r && v.startsWith(g) && v.charAt(b) === `/`),
    S = y != null && (y === g || (!r && y.startsWith(g) && y.charAt(g.length) === `/`)),
    C = { isActive: x, isPending: S, isTransitioning: h },
    ee = x ? e : void 0,
    w
  w =
    typeof n == `function`
      ? n(C)
      : [n, x ? `active` : null, S ? `pending` : null, h ? `transitioning` : null].filter(Boolean).join(` `)
  let T = typeof i == `function` ? i(C) : i
  return _.createElement(
    Ln,
    { ...c, 'aria-current': ee, className: w, ref: l, style: T, to: a, viewTransition: o },
    typeof s == `function` ? s(C) : s,
  )
})
Rn.displayName = `NavLink`
var zn = _.forwardRef(
  (
    {
      discover: e = `render`,
      fetcherKey: t,
      navigate: n,
      reloadDocument: r,
      replace: i,
      state: a,
      method: o = Qt,
      action: s,
      onSubmit: c,
      relative: l,
      preventScrollReset: u,
      viewTransition: d,
      defaultShouldRevalidate: f,
      ...p
    },
    m,
  ) => {
    let { useTransitions: h } = _.useContext(it),
      g = Kn(),
      y = qn(s, { relative: l }),
      b = o.toLowerCase() === `get` ? `get` : `post`,
      x = typeof s == `string` && v.test(s)
    return _.createElement(`form`, {
      ref: m,
      method: b,
      action: y,
      onSubmit: r
        ? c
        : (e) => {
            if ((c && c(e), e.defaultPrevented)) return
            e.preventDefault()
            let r = e.nativeEvent.submitter,
              s = r?.getAttribute(`formmethod`) || o,
              p = () =>
                g(r || e.currentTarget, {
                  fetcherKey: t,
                  method: s,
                  navigate: n,
                  replace: i,
                  state: a,
                  relative: l,
                  preventScrollReset: u,
                  viewTransition: d,
                  defaultShouldRevalidate: f,
                })
            h && n !== !1 ? _.startTransition(() => p()) : p()
          },
      ...p,
      'data-discover': !x && e === `render` ? `true` : void 0,
    })
  },
)
zn.displayName = `Form`
function Bn(e) {
  return `${e} must be used within a data router.  See https://reactrouter.com/en/main/routers/picking-a-router.`
}
function Vn(e) {
  let t = _.useContext(Ze)
  return (w(t, Bn(e)), t)
}
function Hn(
  e,
  {
    target: t,
    replace: n,
    mask: r,
    state: i,
    preventScrollReset: a,
    relative: o,
    viewTransition: s,
    defaultShouldRevalidate: c,
    useTransitions: l,
  } = {},
) {
  let u = yt(),
    d = ht(),
    f = Tt(e, { relative: o })
  return _.useCallback(
    (p) => {
      if (an(p, t)) {
        p.preventDefault()
        let t = n === void 0 ? re(d) === re(f) : n,
          m = () =>
            u(e, {
              replace: t,
              mask: r,
              state: i,
              preventScrollReset: a,
              relative: o,
              viewTransition: s,
              defaultShouldRevalidate: c,
            })
        l ? _.startTransition(() => m()) : m()
      }
    },
    [d, u, f, n, r, i, t, e, a, o, s, c, l],
  )
}
function Un(e) {
  T(
    typeof URLSearchParams < `u`,
    'You cannot use the `useSearchParams` hook in a browser that does not support the URLSearchParams API. If you need to support Internet Explorer 11, we recommend you load a polyfill such as https://github.com/ungap/url-search-params.',
  )
  let t = _.useRef(on(e)),
    n = _.useRef(!1),
    r = ht(),
    i = _.useMemo(() => sn(r.search, n.current ? null : t.current), [r.search]),
    a = yt()
  return [
    i,
    _.useCallback(
      (e, t) => {
        let r = on(typeof e == `function` ? e(new URLSearchParams(i)) : e)
        ;((n.current = !0), a(`?` + r, t))
      },
      [a, i],
    ),
  ]
}
var Wn = 0,
  Gn = () => `__${String(++Wn)}__`
function Kn() {
  let { router: e } = Vn(`useSubmit`),
    { basename: t } = _.useContext(it),
    n = Bt(),
    r = e.fetch,
    i = e.navigate
  return _.useCallback(
    async (e, a = {}) => {
      let { action: o, method: s, encType: c, formData: l, body: u } = fn(e, t)
      if (a.navigate === !1) {
        let e = a.fetcherKey || Gn()
        await r(e, n, a.action || o, {
          defaultShouldRevalidate: a.defaultShouldRevalidate,
          preventScrollReset: a.preventScrollReset,
          formData: l,
          body: u,
          formMethod: a.method || s,
          formEncType: a.encType || c,
          flushSync: a.flushSync,
        })
      } else
        await i(a.action || o, {
          defaultShouldRevalidate: a.defaultShouldRevalidate,
          preventScrollReset: a.preventScrollReset,
          formData: l,
          body: u,
          formMethod: a.method || s,
          formEncType: a.encType || c,
          replace: a.replace,
          state: a.state,
          fromRouteId: n,
          flushSync: a.flushSync,
          viewTransition: a.viewTransition,
        })
    },
    [r, i, t, n],
  )
}
function qn(e, { relative: t } = {}) {
  let { basename: n } = _.useContext(it),
    r = _.useContext(ot)
  w(r, `useFormAction must be used inside a RouteContext`)
  let [i] = r.matches.slice(-1),
    a = { ...Tt(e || `.`, { relative: t }) },
    o = ht()
  if (e == null) {
    a.search = o.search
    let e = new URLSearchParams(a.search),
      t = e.getAll(`index`)
    if (t.some((e) => e === ``)) {
      ;(e.delete(`index`), t.filter((e) => e).forEach((t) => e.append(`index`, t)))
      let n = e.toString()
      a.search = n ? `?${n}` : ``
    }
  }
  return (
    (!e || e === `.`) && i.route.index && (a.search = a.search ? a.search.replace(/^\?/, `?index&`) : `?index`),
    n !== `/` && (a.pathname = a.pathname === `/` ? n : Me([n, a.pathname])),
    re(a)
  )
}
function Jn(e, { relative: t } = {}) {
  let n = _.useContext(tt)
  w(
    n != null,
    "`useViewTransitionState` must be used within `react-router-dom`'s `RouterProvider`.  Did you accidentally import `RouterProvider` from `react-router`?",
  )
  let { basename: r } = Vn(`useViewTransitionState`),
    i = Tt(e, { relative: t })
  if (!n.isTransitioning) return !1
  let a = Te(n.currentLocation.pathname, r) || n.currentLocation.pathname,
    o = Te(n.nextLocation.pathname, r) || n.nextLocation.pathname
  return Ce(i.pathname, o) != null || Ce(i.pathname, a) != null
}
var Yn = [1, 2, 3],
  Xn = [1, 3],
  Zn = (e) => Xn.some((t) => t === e),
  Qn = (e, t) => (t === `customer` ? Zn(e) : e === 1)
function $n(e) {
  return e === 1 || e === 2 || e === 3
}
var er = `/admin`,
  j = (e, t, n, r = {}) => ({
    area: `admin`,
    paths: [`/admin/${e}`],
    titleKey: t,
    frame: `full`,
    guard: `admin`,
    weight: `seldom`,
    roles: n,
    ...r,
  }),
  tr = {
    adminNotFound: {
      area: `admin`,
      paths: [`/admin/404`, `/admin/*`],
      titleKey: `notFound`,
      frame: `either`,
      guard: `none`,
      weight: `seldom`,
      folder: `not-found`,
    },
    adminLogin: {
      area: `admin`,
      paths: [`/admin/login`],
      titleKey: `adminLogin`,
      frame: `login`,
      guard: `guest-admin`,
      weight: `seldom`,
    },
    adminPassword: {
      area: `admin`,
      paths: [`/admin/set-password`],
      titleKey: `adminPassword`,
      frame: `login`,
      guard: `none`,
      weight: `seldom`,
    },
    adminForgot: {
      area: `admin`,
      paths: [`/admin/forgot-password`],
      titleKey: `adminForgot`,
      frame: `login`,
      guard: `none`,
      weight: `seldom`,
    },
    dashboard: j(`dashboard`, `dashboard`, [1, 2], { menu: { group: `overview`, icon: `tiles`, order: 1 } }),
    'mis-upload': j(`mis-upload`, `misUpload`, [1], {
      menu: { group: `files`, icon: `upload`, order: 1, oneOf: `files` },
    }),
    'vendors-on-off': j(`vendors-on-off`, `vendorsOnOff`, [1], {
      menu: { group: `marketplace`, icon: `switches`, order: 2 },
    }),
    lenders: j(`lenders`, `lenders`, [1], { menu: { group: `marketplace`, icon: `bank`, order: 1 } }),
    'lenders/:lenderId': j(`lenders/:lenderId`, `lenderEdit`, [1]),
    'customer-eligibility': j(`customer-eligibility`, `customerEligibility`, [1], {
      menu: { group: `marketplace`, icon: `shield`, order: 4 },
    }),
    'csr-portal': j(`csr-portal`, `csrPortal`, Yn, { menu: { group: `support`, icon: `headset`, order: 1 } }),
    'csr-portal/:id/:pid': j(`csr-portal/:id/:pid`, `csrCustomer`, Yn),
    'ticket-desk': j(`tickets`, `ticketDesk`, [1, 3], { menu: { group: `support`, icon: `help`, order: 0 } }),
    'ticket-desk/:ref': j(`tickets/:ref`, `ticketDesk`, [1, 3]),
    'loan-enquiries': j(`loan-enquiries`, `loanEnquiries`, [1, 3], {
      menu: { group: `support`, icon: `document`, order: 4 },
    }),
    'loan-enquiries/:ref': j(`loan-enquiries/:ref`, `loanEnquiries`, [1, 3]),
    'internal-report': j(`internal-report`, `internalReport`, [1, 2], {
      menu: { group: `overview`, icon: `chart`, order: 3 },
    }),
    'products-report': j(`products-report`, `productsReport`, [1], {
      menu: { group: `overview`, icon: `document`, order: 4 },
    }),
    'vendors-products-report': j(`vendors-products-report`, `vendorsProductsReport`, [1], {
      menu: { group: `overview`, icon: `document`, order: 5 },
    }),
    'customer-info-deletion': j(`customer-info-deletion`, `customerInfoDeletion`, [1], {
      menu: { group: `access`, icon: `bin`, order: 2 },
    }),
    'customers-journey': j(`customers-journey`, `customersJourney`, [1, 2], {
      menu: { group: `overview`, icon: `funnel`, order: 2 },
    }),
    'user-management': j(`user-management`, `userManagement`, [1], {
      menu: { group: `access`, icon: `person`, order: 1 },
    }),
    'commission-upload-file': j(`commission-upload-file`, `commissionUploadFile`, [1], {
      menu: { group: `files`, icon: `upload`, order: 2, oneOf: `files` },
    }),
    'application-status-file': j(`application-status-file`, `applicationStatusFile`, [1, 2], {
      menu: { group: `files`, icon: `document`, order: 3, oneOf: `files` },
    }),
    reconciliation: j(`reconciliation`, `reconciliation`, [1], {
      menu: { group: `files`, icon: `switches`, order: 4 },
    }),
    'reconciliation/:lenderId': j(`reconciliation/:lenderId`, `reconciliation`, [1]),
    'merchant-management': j(`merchant-management`, `merchantManagement`, [1], {
      menu: { group: `partners`, icon: `shop`, order: 2 },
    }),
    'tracking-links': j(`tracking-links`, `trackingLinks`, [1], {
      menu: { group: `partners`, icon: `link`, order: 3 },
    }),
    'payment-runs': j(`payment-runs`, `paymentRuns`, [1], { menu: { group: `partners`, icon: `rupee`, order: 4 } }),
    approvals: j(`approvals`, `approvals`, [1], { menu: { group: `partners`, icon: `shield`, order: 5 } }),
    'payment-runs/:runId': j(`payment-runs/:runId`, `paymentRun`, [1]),
    'payment-runs/:runId/bank-file': j(`payment-runs/:runId/bank-file`, `bankAnswer`, [1]),
    jobs: j(`jobs`, `jobs`, [1], { menu: { group: `access`, icon: `gear`, order: 3 } }),
    'credit-cards': j(`credit-cards`, `creditCards`, [1], { menu: { group: `marketplace`, icon: `card`, order: 3 } }),
    partners: j(`partners`, `partners`, [1], { menu: { group: `partners`, icon: `shop`, order: 1 } }),
    'partners/:id': j(`partners/:id`, `partnerEdit`, [1]),
    messaging: j(`messaging`, `messaging`, [1], { menu: { group: `support`, icon: `message`, order: 3 } }),
    'my-sign-in': j(`my-sign-in`, `mySignIn`, Yn),
    telecalling: j(`telecalling`, `telecalling`, [1, 3], { menu: { group: `support`, icon: `phone`, order: 2 } }),
    'telecalling/team': j(`telecalling/team`, `telecallingTeam`, [1]),
  },
  nr = `/api/browser-reports`,
  rr = `CreditLane`,
  ir = 1e6,
  ar = 1e3,
  or = 1e6,
  sr = 1e7,
  cr = 3e5,
  lr = 0.65,
  ur = 25e4,
  dr = 1900,
  fr = 2e3,
  pr = 3e3,
  mr = 0.001,
  hr = 2147483647,
  gr = 5242880,
  _r = {
    'Personal Loans': {
      kind: `personal`,
      slug: `personal-loan`,
      segment: `personal-loan`,
      publicPage: `kindPersonal`,
      browsed: !1,
      pages: { start: `userDetail`, draft: `offers`, welcome: `welcomeBack`, offers: `offers` },
      answeredBy: `lender`,
      loan: {
        min: 1e3,
        max: 1e6,
        terms: [3, 6, 9, 12, 18, 24, 36, 48, 60],
        amountRule: `rules:loanAmount.range`,
        flag: `pl_completed`,
        updates: [`pl_update_required`, `pl_se_update_required`],
        editing: `isEditingGeneral`,
        steps: [`personalInformation`, `contactDetails`, `employmentDetails`, `communicationPreferences`],
        income: !1,
        ownQuestions: !1,
        registered: !1,
        security: null,
        score: !0,
        assessedAbove: 0,
        work: `told`,
        startCall: null,
      },
    },
    'Gold Loans': {
      kind: `gold`,
      slug: `gold-loan`,
      segment: `gold-loan`,
      publicPage: `kindGold`,
      browsed: !1,
      pages: { start: `goldLoanDetail`, draft: `goldLoanDetail`, welcome: `welcomeBack` },
      answeredBy: `lender`,
      loan: {
        min: 1500,
        max: 1e7,
        terms: [3, 6, 9, 12, 18, 24, 36],
        amountRule: `rules:loanAmount.gold`,
        flag: `gl_completed`,
        updates: [],
        editing: `isEditingGold`,
        steps: [`personalInformation`, `contactDetails`],
        income: !0,
        ownQuestions: !0,
        registered: !1,
        security: `gold`,
        score: !1,
        assessedAbove: ur,
        work: `any`,
        startCall: `startGoldLoan`,
      },
    },
    'Business Loans': {
      kind: `business`,
      slug: `business-loan`,
      segment: `business-loan`,
      publicPage: `kindBusiness`,
      browsed: !1,
      pages: {
        start: `businessDetail`,
        draft: `businessOffers`,
        welcome: `businessWelcomeBack`,
        offers: `businessOffers`,
      },
      answeredBy: `lender`,
      loan: {
        min: 5e4,
        max: 1e6,
        terms: [6, 9, 12, 18, 24, 36, 48, 60],
        amountRule: `rules:loanAmount.business`,
        flag: `bl_completed`,
        updates: [],
        editing: `isEditingGeneral`,
        steps: [`personalInformation`, `contactDetails`, `yourBusiness`],
        income: !0,
        ownQuestions: !0,
        registered: !0,
        security: null,
        score: !0,
        assessedAbove: 0,
        work: `business`,
        startCall: null,
      },
    },
    'Affordable Housing Loan': {
      kind: `housing`,
      slug: `home-loan`,
      segment: `home-loan`,
      publicPage: `kindHome`,
      browsed: !1,
      pages: { start: `housingLoanDetail`, draft: `offers`, welcome: `welcomeBack` },
      answeredBy: `lender`,
      loan: {
        min: 1e5,
        max: 25e5,
        terms: [36, 60, 84, 120, 144, 180, 240, 300, 360],
        amountRule: `rules:loanAmount.housing`,
        flag: `hl_completed`,
        updates: [],
        editing: `isEditingHousing`,
        steps: [`personalInformation`, `contactDetails`, `employmentDetails`],
        income: !1,
        ownQuestions: !0,
        registered: !1,
        security: `home`,
        score: !0,
        assessedAbove: 0,
        work: `told`,
        startCall: `startHousingLoan`,
      },
    },
    'Credit Cards': {
      kind: `cards`,
      slug: `credit-cards`,
      segment: `credit-card`,
      publicPage: `cardList`,
      browsed: !0,
      pages: { start: `creditCard`, draft: `creditCard` },
      answeredBy: `bank`,
    },
    'Other Insurance': {
      kind: `insurance`,
      slug: `insurance`,
      segment: null,
      publicPage: null,
      browsed: !1,
      pages: { start: `insurance`, draft: `insurance` },
      answeredBy: `insurer`,
    },
  },
  vr = Object.keys(_r),
  yr = Object.fromEntries(vr.map((e) => [_r[e].kind, e]))
function br(e) {
  return typeof e == `string` && Object.hasOwn(_r, e)
}
var xr = (e, t, n = {}) => ({
    area: `customer`,
    paths: e,
    titleKey: t,
    frame: `full`,
    guard: `none`,
    weight: `seldom`,
    ...n,
  }),
  Sr = (e, t, n = {}) => xr(e, t, { prerendered: !0, ...n }),
  Cr = (e, t) => Sr([e], t, { folder: `landing/kind` }),
  wr = (e, t, n = {}) => xr(e, t, { guard: `user`, weight: `often`, ...n }),
  Tr = (e, t) => xr(e, t, { guard: `signed-in` }),
  Er = [yr.personal],
  Dr = vr.filter((e) => _r[e].pages.draft === `offers`),
  Or = [yr.business],
  kr = [yr.gold],
  Ar = [yr.housing],
  jr = [yr.cards],
  Mr = [yr.insurance],
  Nr = {
    landing: Sr([`/`, `/:urlSegment`], `landing`, { weight: `first`, folder: `landing`, bySession: !0 }),
    kindPersonal: Cr(`/personal-loan`, `kindPersonal`),
    kindGold: Cr(`/gold-loan`, `kindGold`),
    kindBusiness: Cr(`/business-loan`, `kindBusiness`),
    kindHome: Cr(`/home-loan`, `kindHome`),
    kindStudent: Cr(`/student-loan`, `kindStudent`),
    kindTwoWheeler: Cr(`/two-wheeler-loan`, `kindTwoWheeler`),
    kindCar: Cr(`/car-loan`, `kindCar`),
    login: Sr([`/login`], `landing`, {
      weight: `first`,
      folder: `landing`,
      flavours: [`storefront`],
      unlisted: !0,
      bySession: !0,
    }),
    products: Sr([`/products`], `products`, { weight: `often`, flavours: [`marketplace`, `dedicated`], bySession: !0 }),
    verification: Sr([`/verification`], `verification`, {
      weight: `first`,
      beforeIdentity: !0,
      unlisted: !0,
      bySession: !0,
    }),
    privacyPolicy: Sr([`/privacy-policy`], `privacyPolicy`, { beforeIdentity: !0 }),
    termsOfUse: Sr([`/terms-of-use`], `termsOfUse`, { beforeIdentity: !0 }),
    howWeMatch: Sr([`/how-we-match`], `howWeMatch`, { beforeIdentity: !0 }),
    ourLenders: Sr([`/our-lenders`], `ourLenders`, { beforeIdentity: !0 }),
    needHelp: Sr([`/need-help`], `needHelp`, { beforeIdentity: !0 }),
    costCalculator: Sr([`/calculator`], `costCalculator`, { weight: `often`, beforeIdentity: !0 }),
    cardList: Sr([`/credit-cards`, `/cards-unsecured`, `/cards-secured`], `cardList`, { weight: `often` }),
    vouchers: xr([`/vouchers`], `vouchers`),
    indialendsOtp: xr([`/user/indialends-otp`, `/indialends-otp`], `indialendsOtp`, {
      guard: `signed-in`,
      folder: `indialends-otp`,
    }),
    merchantForm: xr([`/create-merchant-form`, `/create-merchant-form/:partner_name`], `merchantForm`, {
      beforeIdentity: !0,
    }),
    merchantFormSuccess: xr([`/create-merchant-form/success`], `merchantFormSuccess`, {
      folder: `create-merchant-form`,
      beforeIdentity: !0,
    }),
    socialOnboarding: xr([`/socialmedia-onboarding`], `socialOnboarding`),
    authReturn: xr([`/auth`], `authReturn`),
    redirect: xr([`/redirect`], `redirect`),
    customerSite: xr([`/customer-site`], `customerSite`),
    transfer: xr([`/transfer/:prospectId`], `transfer`, { beforeIdentity: !0 }),
    outbox: xr([`/outbox`], `outbox`, { modes: [`demo`, `test`], beforeIdentity: !0 }),
    notFound: Sr([`/404`, `*`], `notFound`, { weight: `often`, folder: `not-found`, beforeIdentity: !0, unlisted: !0 }),
    userDetail: wr([`/user/user-detail`], `userDetail`, { products: Er }),
    welcomeBack: wr([`/user/welcome-back`], `welcomeBack`, { beforeIdentity: !0 }),
    offers: wr([`/user/offers`], `offers`, { products: Dr }),
    offerDetail: wr([`/user/offers/:lenderId`], `offerDetail`, { products: Dr, folder: `user/offer-detail` }),
    creditScore: wr([`/user/credit-score`], `creditScore`, { products: [...Dr, ...Or] }),
    applicationStatus: wr([`/user/application-status`, `/user/application-status/:appId`], `applicationStatus`),
    loan: Tr([`/user/loan/:appId`], `loan`),
    lenderJourney: wr(
      [
        `/user/cashe`,
        `/user/money-view`,
        `/user/upwards`,
        `/user/money-tap`,
        `/user/nira`,
        `/user/kreditbee`,
        `/user/finzy`,
        `/user/earlysalary`,
        `/user/lenders-transaction/:lender`,
      ],
      `lenderJourney`,
      { products: [...Dr, ...Or], folder: `user/lender-journey` },
    ),
    lenderDeclined: wr([`/user/earlysalary/declined`], `lenderDeclined`, {
      products: Er,
      folder: `user/lender-declined`,
    }),
    lenderSubmit: wr([`/user/lender-submit`], `lenderSubmit`, { frame: `bare` }),
    goldLoanDetail: wr([`/user/user-detail/gold-loan`], `goldLoanDetail`, { products: kr }),
    goldLender: wr([`/user/muthootgold`, `/user/indiagold`, `/user/gold-lender/:lender`], `goldLender`, {
      products: kr,
      folder: `user/gold-lender`,
    }),
    housingLoanDetail: wr([`/user/user-detail/affordable-housing-loan`], `housingLoanDetail`, { products: Ar }),
    businessDetail: wr([`/user/business-detail`], `businessDetail`, { products: Or }),
    businessWelcomeBack: wr([`/user/business-welcome-back`], `welcomeBack`, {
      products: Or,
      folder: `user/welcome-back`,
      beforeIdentity: !0,
    }),
    businessOffers: wr([`/user/business-offers`], `businessOffers`, { products: Or, folder: `user/offers` }),
    businessOfferDetail: wr([`/user/business-offers/:lenderId`], `offerDetail`, {
      products: Or,
      folder: `user/offer-detail`,
    }),
    creditCard: wr([`/credit-card`, `/user/credit-card`], `creditCard`, { products: jr }),
    insurance: wr([`/user/insurance`], `insurance`, { products: Mr, weight: `seldom` }),
    insuranceTransaction: wr([`/user/insurance/transaction`], `insuranceTransaction`, {
      products: Mr,
      weight: `seldom`,
    }),
    loanLead: Tr([`/user/loan-enquiry/:kind`], `loanLead`),
    privacyCentre: Tr([`/privacy-centre`], `privacyCentre`),
    tickets: Tr([`/my-tickets`, `/my-tickets/:ticket`], `tickets`),
  },
  Pr = (e, t, n) => ({
    area: `customer`,
    paths: [e],
    titleKey: t,
    titles: `guide-titles`,
    frame: `full`,
    guard: `none`,
    weight: `seldom`,
    prerendered: !0,
    beforeIdentity: !0,
    ...(n && { kind: n }),
  }),
  Fr = {
    guides: Pr(`/guides`, `guides`),
    guidePersonal: Pr(`/guides/personal-loan`, `guidePersonal`, `personal`),
    guideGold: Pr(`/guides/gold-loan`, `guideGold`, `gold`),
    guideBusiness: Pr(`/guides/business-loan`, `guideBusiness`, `business`),
    guideHousing: Pr(`/guides/home-loan`, `guideHousing`, `housing`),
    guideCards: Pr(`/guides/credit-cards`, `guideCards`, `cards`),
  },
  Ir = (e, t, n = {}) => ({
    area: `partner`,
    paths: [`/partner/${e}`],
    titleKey: t,
    frame: `full`,
    guard: `partner`,
    weight: `seldom`,
    ...n,
  }),
  Lr = {
    partnerNotFound: {
      area: `partner`,
      paths: [`/partner/404`, `/partner/*`],
      titleKey: `notFound`,
      frame: `either`,
      guard: `none`,
      weight: `seldom`,
      folder: `not-found`,
    },
    partnerLogin: {
      area: `partner`,
      paths: [`/partner/login`, `/:partner/partner/login`],
      titleKey: `partnerLogin`,
      frame: `login`,
      guard: `guest-partner`,
      weight: `seldom`,
    },
    partnerPassword: {
      area: `partner`,
      paths: [`/partner/set-password`],
      titleKey: `adminPassword`,
      frame: `login`,
      guard: `none`,
      weight: `seldom`,
    },
    partnerHome: {
      ...Ir(``, `partnerHome`, { folder: `home`, menu: { group: `main`, icon: `home`, order: 1 } }),
      paths: [`/partner`],
    },
    productOffering: Ir(`product-offering`, `productOffering`, { menu: { group: `main`, icon: `tiles`, order: 2 } }),
    productOfferingDetail: Ir(`product-offering/:product_id`, `productOffering`),
    marketingSupport: Ir(`marketing-support`, `marketingSupport`, {
      rights: [`marketing`],
      menu: { group: `grow`, icon: `horn`, order: 1 },
    }),
    messagingContent: Ir(`marketing-support/messaging-content`, `messagingContent`, { rights: [`marketing`] }),
    bannersAndCreatives: Ir(`marketing-support/banners-and-creatives`, `bannersAndCreatives`, {
      rights: [`marketing`],
    }),
    communication: Ir(`communication`, `communication`, {
      rights: [`support`],
      menu: { group: `learn`, icon: `message`, order: 3 },
    }),
    techSupport: Ir(`communication/tech-support`, `techSupport`, { rights: [`support`] }),
    generalQuery: Ir(`communication/general-query`, `generalQuery`, { rights: [`support`] }),
    faqs: Ir(`faqs`, `faqs`, { menu: { group: `learn`, icon: `help`, order: 2 } }),
    customerQueries: Ir(`faqs/customer-queries`, `customerQueries`),
    dsaQueries: Ir(`faqs/dsa-queries`, `dsaQueries`),
    referral: Ir(`referral`, `referral`, { menu: { group: `grow`, icon: `gift`, order: 2 } }),
    trainingMaterial: Ir(`training-material`, `trainingMaterial`, { menu: { group: `learn`, icon: `book`, order: 1 } }),
    partnerEligibilityCriteria: Ir(`training-material/eligibility-criteria`, `eligibilityCriteria`),
    partnerLenderJourney: Ir(`lender-journey`, `partnerLenderJourney`, {
      menu: { group: `main`, icon: `bank`, order: 5 },
    }),
    digitalIntegration: Ir(`digital-integration`, `digitalIntegration`, {
      rights: [`integration`],
      menu: { group: `grow`, icon: `plug`, order: 3 },
    }),
    partnerReports: Ir(`reports`, `partnerReports`, {
      rights: [`leads`, `earnings`],
      menu: { group: `main`, icon: `chart`, order: 3 },
    }),
    customFunnel: Ir(`customFunnel`, `customFunnel`, {
      folder: `custom-funnel`,
      rights: [`funnel`],
      menu: { group: `main`, icon: `funnel`, order: 4 },
    }),
    partnerSettings: Ir(`settings`, `partnerSettings`, { menu: { group: `account`, icon: `gear`, order: 1 } }),
  },
  Rr = { ...Nr, ...Fr, ...tr, ...Lr },
  zr = Rr,
  Br = Object.keys(Rr),
  Vr = (e) => Rr[e].paths,
  Hr = [`notFound`, `adminNotFound`, `partnerNotFound`]
function Ur(e) {
  let [t, n] = e.split(`/`).filter(Boolean)
  return t === `admin` ? `admin` : t === `partner` || n === `partner` ? `partner` : `customer`
}
var Wr = {
    code: `cl`,
    name: `CreditLane`,
    primary: `#4EC9DB`,
    secondary: `#070050`,
    font: `roboto`,
    logo: {
      shapes: [
        { d: `M25.500 8.600A11.300 11.300 0 1 0 16 26.300h11`, stroke: `mark`, width: 8.4 },
        { d: `M25.500 8.600A11.300 11.300 0 1 0 16 26.300h11`, stroke: `detail`, width: 1.7, dash: `4.2 4.2` },
      ],
      tones: { light: [`brand`, `onBrand`], dark: [`brand`, `onBrand`] },
    },
    tancApply: !1,
    hosts: [
      { host: `shop.creditlane.example`, flavour: `storefront` },
      { host: `shop.localhost`, flavour: `storefront` },
    ],
  },
  Gr = { en: { id: 1, name: `English`, intl: `en-IN`, tall: !1 }, hi: { id: 2, name: `हिन्दी`, intl: `hi`, tall: !0 } },
  Kr = Object.keys(Gr),
  qr = (e) => Object.fromEntries(Kr.map((t) => [t, e(t)])),
  Jr = (e) => qr((t) => e[t] ?? e.en),
  Yr = (e) => Gr[e],
  Xr = (e) => Kr.find((t) => t === e) ?? `en`,
  Zr = `lang`,
  Qr = (e) => Kr[Kr.indexOf(e) + 1] ?? `en`,
  $r = (e) => ({
    id: Gr[e].id,
    languageName: Gr[e].name,
    image: ``,
    isDefault: +(e === `en`),
    country_key: `IN`,
    country_name: `India`,
    phone_code: `91`,
  })
Kr.map($r)
var ei = $r(`en`),
  ti = (e) => Gr[e].id,
  ni = (e) => zr[e].paths.some((e) => !/[:*]/.test(e))
function M(e, ...t) {
  let [n = {}] = t,
    r = Object.keys(n)
  return (zr[e].paths.find((e) => (e.match(/:\w+/g) ?? []).length === r.length) ?? `/`).replace(/:(\w+)/g, (e, t) =>
    encodeURIComponent(n[t] ?? ``),
  )
}
function ri(e, t) {
  let n = Object.entries(t).flatMap(([e, t]) => (t == null ? [] : [[e, String(t)]]))
  return n.length === 0 ? e : `${e}?${new URLSearchParams(n).toString()}`
}
var ii = {
    brand: Wr,
    flavour: `marketplace`,
    language: `en`,
    mode: `live`,
    hasSession: { customer: !0, admin: !0, partner: !0 },
    noticeVersion: ``,
    year: String(new Date().getFullYear()),
    published: null,
    ahead: [],
    company: {
      legalName: ``,
      address: ``,
      insuranceLicence: ``,
      officer: { name: qr(() => ``), email: ``, phone: `` },
    },
    processors: [],
    sandbox: !1,
  },
  ai
function oi(e) {
  let t = { ...ii, ...e }
  ai = { ...t, sandbox: e.sandbox ?? t.mode !== `live` }
}
function si() {
  return (ai || oi(ci()), ai ?? ii)
}
function ci() {
  let e = document.getElementById(`boot`)?.textContent
  if (!e) return {}
  try {
    return JSON.parse(e)
  } catch {
    return {}
  }
}
var li = () => M(si().flavour === `storefront` ? `landing` : `products`),
  ui = {
    bad_request: 400,
    bad_json: 400,
    unauthenticated: 401,
    session_expired: 401,
    session_idle: 401,
    session_replaced: 401,
    session_left: 401,
    session_ended: 401,
    session_password: 401,
    account_off: 401,
    masquerade_over: 401,
    bad_credentials: 401,
    api_key_invalid: 401,
    api_key_expired: 401,
    api_key_revoked: 401,
    forbidden: 403,
    bad_origin: 403,
    not_found: 404,
    method_not_allowed: 405,
    conflict: 409,
    no_account: 409,
    contact_elsewhere: 409,
    otp_wrong: 422,
    otp_expired: 422,
    otp_used: 422,
    otp_locked: 429,
    code_needed: 409,
    factor_needed: 409,
    identity_needed: 403,
    payload_too_large: 413,
    unsupported_media_type: 415,
    validation: 422,
    consent_missing: 422,
    offer_unavailable: 409,
    statement_outdated: 409,
    lender_resting: 409,
    profile_incomplete: 409,
    warnings_unsigned: 409,
    identity_mismatch: 422,
    too_many_requests: 429,
    server_error: 500,
    not_available: 503,
    busy: 503,
    lender_unavailable: 503,
  },
  di = [
    `session_expired`,
    `session_idle`,
    `session_replaced`,
    `session_left`,
    `session_ended`,
    `session_password`,
    `account_off`,
    `masquerade_over`,
  ],
  fi = `We could not find that.`,
  pi = (e) => `cl.return.${e}`,
  mi = `cl.left`,
  hi = `cl.lender`,
  gi = `cl.notice`
function _i(e) {
  try {
    return window.sessionStorage.getItem(e)
  } catch {
    return null
  }
}
function vi(e, t) {
  try {
    t === null ? window.sessionStorage.removeItem(e) : window.sessionStorage.setItem(e, t)
  } catch {}
}
function yi(e, t) {
  vi(pi(e), t)
}
function bi(e) {
  return _i(pi(e))
}
function xi(e) {
  vi(pi(e), null)
}
var Si = () => _i(gi) ?? ``
function Ci(e) {
  vi(gi, e === `` ? null : e)
}
function wi() {
  vi(mi, `1`)
}
var Ti = () => _i(mi) !== null
function Ei() {
  vi(mi, null)
}
var Di = (e) => `cl.ended.${e}`,
  Oi = new Set()
function ki(e, t, { reloads: n = !1 } = {}) {
  ;(vi(Di(e), t), n ? Oi.add(e) : Oi.delete(e))
}
function Ai(e) {
  let t = _i(Di(e))
  return di.find((e) => e === t) ?? null
}
function ji(e) {
  Oi.has(e) || vi(Di(e), null)
}
var Mi = (e) => `cl.signout.${e}`
function Ni(e) {
  vi(Mi(e), `1`)
}
function Pi(e) {
  vi(Mi(e), null)
}
var Fi = (e) => _i(Mi(e)) !== null
function Ii() {
  return _i(hi)
}
function Li(e) {
  let t = new URLSearchParams(e).get(`lender`)
  t !== null && /^[\w-]{1,64}$/.test(t) && vi(hi, t)
}
var Ri = 3,
  zi = (e) => `cl.reloaded.${e}`
function Bi(e) {
  let t = Number(_i(zi(e))) + 1
  return t > Ri ? null : (vi(zi(e), String(t)), _i(zi(e)) === null ? null : t)
}
function Vi(e) {
  vi(zi(e), null)
}
var Hi = {
    BASE_URL: `/`,
    DEV: !1,
    MODE: `production`,
    PROD: !0,
    SSR: !1,
    VITE_ANALYTICS: `on`,
    VITE_API_HOST: ``,
    VITE_TRACKING_HOST: ``,
  },
  Ui = (e) => String(Hi[e] ?? ``),
  Wi = Ui(`VITE_API_HOST`),
  Gi = Ui(`VITE_LENDER_TYPE`),
  Ki = Hi.PROD === !0,
  N = (e) => typeof e == `string`,
  qi = () => {
    let e,
      t,
      n = new Promise((n, r) => {
        ;((e = n), (t = r))
      })
    return ((n.resolve = e), (n.reject = t), n)
  },
  Ji = (e) => (e == null ? `` : String(e)),
  Yi = (e) =>
    N(e) &&
    /^[A-Za-z0-9_@.-]{1,128}$/.test(e) &&
    !e.includes(`..`) &&
    ![`__proto__`, `constructor`, `prototype`].includes(e),
  Xi = (e) => e?.callbackApi ?? e?.constructor?.callbackApi,
  Zi = (e, t, n) => {
    e.forEach((e) => {
      t[e] && (n[e] = t[e])
    })
  },
  Qi = /###/g,
  $i = (e) => (e && e.includes(`###`) ? e.replace(Qi, `.`) : e),
  ea = (e) => !e || N(e),
  ta = (e, t, n) => {
    let r = N(t) ? t.split(`.`) : t,
      i = 0
    for (; i < r.length - 1;) {
      if (ea(e)) return {}
      let t = $i(r[i])
      ;(!e[t] && n && (e[t] = new n()), (e = Object.prototype.hasOwnProperty.call(e, t) ? e[t] : {}), ++i)
    }
    return ea(e) ? {} : { obj: e, k: $i(r[i]) }
  },
  na = (e, t, n) => {
    let { obj: r, k: i } = ta(e, t, Object)
    if (r !== void 0 || t.length === 1) {
      r[i] = n
      return
    }
    let a = t[t.length - 1],
      o = t.slice(0, t.length - 1),
      s = ta(e, o, Object)
    for (; s.obj === void 0 && o.length;)
      ((a = `${o[o.length - 1]}.${a}`),
        (o = o.slice(0, o.length - 1)),
        (s = ta(e, o, Object)),
        s?.obj && s.obj[`${s.k}.${a}`] !== void 0 && (s.obj = void 0))
    s.obj[`${s.k}.${a}`] = n
  },
  ra = (e, t, n, r) => {
    let { obj: i, k: a } = ta(e, t, Object)
    ;((i[a] = i[a] || []), i[a].push(n))
  },
  ia = (e, t) => {
    let { obj: n, k: r } = ta(e, t)
    if (n && Object.prototype.hasOwnProperty.call(n, r)) return n[r]
  },
  aa = (e, t, n) => {
    let r = ia(e, n)
    return r === void 0 ? ia(t, n) : r
  },
  oa = (e, t, n) => {
    for (let r in t)
      r !== `__proto__` &&
        r !== `constructor` &&
        (Object.prototype.hasOwnProperty.call(e, r)
          ? N(e[r]) || e[r] instanceof String || N(t[r]) || t[r] instanceof String
            ? n && (e[r] = t[r])
            : oa(e[r], t[r], n)
          : (e[r] = t[r]))
    return e
  },
  sa = (e) => e.replace(/[\-\[\]\/\{\}\(\)\*\+\?\.\\\^\$\|]/g, `\\$&`),
  ca = { '&': `&amp;`, '<': `&lt;`, '>': `&gt;`, '"': `&quot;`, "'": `&#39;`, '/': `&#x2F;` },
  la = (e) => (N(e) ? e.replace(/[&<>"'\/]/g, (e) => ca[e]) : e),
  P = class {
    constructor(e) {
      ;((this.capacity = e), (this.regExpMap = new Map()), (this.regExpQueue = []))
    }
    getRegExp(e) {
      let t = this.regExpMap.get(e)
      if (t !== void 0) return t
      let n = new RegExp(e)
      return (
        this.regExpQueue.length === this.capacity && this.regExpMap.delete(this.regExpQueue.shift()),
        this.regExpMap.set(e, n),
        this.regExpQueue.push(e),
        n
      )
    }
  },
  F = [` `, `,`, `?`, `!`, `;`],
  ua = new P(20),
  da = (e, t, n) => {
    ;((t ||= ``), (n ||= ``))
    let r = F.filter((e) => !t.includes(e) && !n.includes(e))
    if (r.length === 0) return !0
    let i = ua.getRegExp(`(${r.map((e) => (e === `?` ? `\\?` : e)).join(`|`)})`),
      a = !i.test(e)
    if (!a) {
      let t = e.indexOf(n)
      t > 0 && !i.test(e.substring(0, t)) && (a = !0)
    }
    return a
  },
  fa = (e, t, n = `.`) => {
    if (!e) return
    if (e[t]) return Object.prototype.hasOwnProperty.call(e, t) ? e[t] : void 0
    let r = t.split(n),
      i = e
    for (let e = 0; e < r.length;) {
      if (!i || typeof i != `object`) return
      let t,
        a = ``
      for (let o = e; o < r.length; ++o)
        if (
          (o !== e && (a += n),
          (a += r[o]),
          (t = i[a]),
          (typeof t != `function` && a !== `__proto__`) || Object.prototype.hasOwnProperty.call(i, a) || (t = void 0),
          t !== void 0)
        ) {
          if ([`string`, `number`, `boolean`].includes(typeof t) && o < r.length - 1) continue
          e += o - e + 1
          break
        }
      i = t
    }
    return i
  },
  pa = (e) => e?.replace(/_/g, `-`),
  ma = {
    type: `logger`,
    log(e) {
      this.output(`log`, e)
    },
    warn(e) {
      this.output(`warn`, e)
    },
    error(e) {
      this.output(`error`, e)
    },
    output(e, t) {
      console?.[e]?.apply?.(console, t)
    },
  },
  ha = new (class e {
    constructor(e, t = {}) {
      this.init(e, t)
    }
    init(e, t = {}) {
      ;((this.prefix = t.prefix || `i18next:`),
        (this.logger = e || ma),
        (this.options = t),
        (this.debug = t.debug),
        (this.seen = new Set()))
    }
    log(...e) {
      return this.forward(e, `log`, ``, !0)
    }
    warn(...e) {
      return this.forward(e, `warn`, ``, !0)
    }
    error(...e) {
      return this.forward(e, `error`, ``)
    }
    deprecate(...e) {
      return this.forward(e, `warn`, `WARNING DEPRECATED: `, !0)
    }
    once(e, t, ...n) {
      return !this.debug || this.seen.has(e) || this.seen.size >= 1e3 ? null : (this.seen.add(e), this[t](...n))
    }
    forward(e, t, n, r) {
      return r && !this.debug
        ? null
        : ((e = e.map((e) => (N(e) ? e.replace(/[\r\n\x00-\x1F\x7F]/g, ` `) : e))),
          N(e[0]) && (e[0] = `${n}${this.prefix} ${e[0]}`),
          this.logger[t](e))
    }
    create(t) {
      return new e(this.logger, { prefix: `${this.prefix}:${t}:`, ...this.options })
    }
    clone(t) {
      return ((t ||= this.options), (t.prefix = t.prefix || this.prefix), new e(this.logger, t))
    }
  })(),
  ga = class {
    constructor() {
      this.observers = {}
    }
    on(e, t) {
      return (
        e.split(` `).forEach((e) => {
          this.observers[e] || (this.observers[e] = new Map())
          let n = this.observers[e].get(t) || 0
          this.observers[e].set(t, n + 1)
        }),
        this
      )
    }
    off(e, t) {
      ;(typeof e == `string` ? e.split(` `) : [e]).forEach((e) => {
        this.observers[e] && (t ? this.observers[e].delete(t) : delete this.observers[e])
      })
    }
    once(e, t) {
      let n = (...r) => {
        ;(t(...r), this.off(e, n))
      }
      return (this.on(e, n), this)
    }
    emit(e, ...t) {
      ;(this.observers[e] &&
        Array.from(this.observers[e].entries()).forEach(([e, n]) => {
          for (let r = 0; r < n; r++) e(...t)
        }),
        this.observers[`*`] &&
          Array.from(this.observers[`*`].entries()).forEach(([n, r]) => {
            for (let i = 0; i < r; i++) n(e, ...t)
          }))
    }
  },
  _a = new WeakSet(),
  va = class extends ga {
    constructor(e, t = { ns: [`translation`], defaultNS: `translation` }) {
      ;(super(),
        (this.data = e || {}),
        (this.options = t),
        (this.logger = ha.create(`resourceStore`)),
        this.options.keySeparator === void 0 && (this.options.keySeparator = `.`),
        this.options.ignoreJSONStructure === void 0 && (this.options.ignoreJSONStructure = !0))
    }
    addNamespaces(e) {
      this.options.ns.includes(e) || this.options.ns.push(e)
    }
    removeNamespaces(e) {
      let t = this.options.ns.indexOf(e)
      t > -1 && this.options.ns.splice(t, 1)
    }
    deprecateDottedLng(e) {
      this.logger.once(
        e,
        `deprecate`,
        `${e}: a dotted language ('en.translation.key') that carries the namespace and key is removed in v27; pass language, namespace and key as separate arguments`,
      )
    }
    getResource(e, t, n, r = {}) {
      let i = r.keySeparator === void 0 ? this.options.keySeparator : r.keySeparator,
        a = r.ignoreJSONStructure === void 0 ? this.options.ignoreJSONStructure : r.ignoreJSONStructure,
        o
      e.includes(`.`)
        ? (this.deprecateDottedLng(`getResource`), (o = e.split(`.`)))
        : ((o = [e, t]), n && (Array.isArray(n) ? o.push(...n) : N(n) && i ? o.push(...n.split(i)) : o.push(n)))
      let s = ia(this.data, o)
      return (
        s == null && !t && !n && e.includes(`.`) && ((e = o[0]), (t = o[1]), (n = o.slice(2).join(`.`))),
        s != null || !a || !N(n) ? s : fa(this.data?.[e]?.[t], n, i)
      )
    }
    addResource(e, t, n, r, i = { silent: !1 }) {
      let a = i.keySeparator === void 0 ? this.options.keySeparator : i.keySeparator,
        o = [e, t]
      ;(n && (o = o.concat(a ? n.split(a) : n)),
        e.includes(`.`) && (this.deprecateDottedLng(`addResource`), (o = e.split(`.`)), (r = t), (t = o[1])),
        this.addNamespaces(t),
        na(this.data, o, r),
        i.silent || this.emit(`added`, e, t, n, r))
    }
    addResources(e, t, n, r = { silent: !1 }) {
      for (let r in n) (N(n[r]) || Array.isArray(n[r])) && this.addResource(e, t, r, n[r], { silent: !0 })
      r.silent || this.emit(`added`, e, t, n)
    }
    addResourceBundle(e, t, n, r, i, a = { silent: !1, skipCopy: !1 }) {
      let o = [e, t]
      ;(e.includes(`.`) &&
        (this.deprecateDottedLng(`addResourceBundle`), (o = e.split(`.`)), (r = n), (n = t), (t = o[1])),
        this.addNamespaces(t))
      let s = ia(this.data, o) || {}
      ;(a.skipCopy || (n = JSON.parse(JSON.stringify(n))),
        r ? oa(s, n, i) : (s = { ...s, ...n }),
        na(this.data, o, s),
        a.silent || this.emit(`added`, e, t, n))
    }
    removeResourceBundle(e, t) {
      ;(this.hasResourceBundle(e, t) && delete this.data[e][t], this.removeNamespaces(t), this.emit(`removed`, e, t))
    }
    hasResourceBundle(e, t) {
      return this.getResource(e, t) !== void 0
    }
    getResourceBundle(e, t) {
      return ((t ||= this.options.defaultNS), this.getResource(e, t))
    }
    getDataByLanguage(e) {
      return this.data[e]
    }
    hasLanguageSomeTranslations(e) {
      let t = this.getDataByLanguage(e)
      return !!((t && Object.keys(t)) || []).find((e) => {
        let n = t[e]
        return _a.has(n) ? !0 : !n || Object.keys(n).length === 0 ? !1 : (typeof n == `object` && _a.add(n), !0)
      })
    }
    toJSON() {
      return this.data
    }
  },
  ya = {
    processors: {},
    addPostProcessor(e) {
      this.processors[e.name] = e
    },
    handle(e, t, n, r, i) {
      return (
        e.forEach((e) => {
          t = this.processors[e]?.process(t, n, r, i) ?? t
        }),
        t
      )
    },
  },
  ba = Symbol(`i18next/PATH_KEY`)
function xa() {
  let e = [],
    t = Object.create(null),
    n
  return (
    (t.get = (r, i) => (n?.revoke?.(), i === ba ? e : (e.push(i), (n = Proxy.revocable(r, t)), n.proxy))),
    Proxy.revocable(Object.create(null), t).proxy
  )
}
function Sa(e, t) {
  let { [ba]: n } = e(xa()),
    r = t?.keySeparator ?? `.`,
    i = t?.nsSeparator ?? `:`,
    a = t?.enableSelector === `strict`
  if (n.length > 1 && i) {
    let e = t?.ns,
      o = a ? (Array.isArray(e) ? e : e ? [e] : null) : Array.isArray(e) ? e : null
    if (o && (a ? o : o.length > 1 ? o.slice(1) : []).includes(n[0])) return `${n[0]}${i}${n.slice(1).join(r)}`
  }
  return n.join(r)
}
var Ca = (e) => !N(e) && typeof e != `boolean` && typeof e != `number`,
  wa = class e extends ga {
    constructor(e, t = {}) {
      ;(super(),
        Zi(
          [
            `resourceStore`,
            `languageUtils`,
            `pluralResolver`,
            `interpolator`,
            `backendConnector`,
            `i18nFormat`,
            `utils`,
            `ownPostProcessors`,
          ],
          e,
          this,
        ),
        (this.options = t),
        this.options.keySeparator === void 0 && (this.options.keySeparator = `.`),
        (this.logger = ha.create(`translator`)),
        (this.checkedLoadedFor = {}))
    }
    changeLanguage(e) {
      e && (this.language = e)
    }
    exists(e, t = { interpolation: {} }) {
      let n = { ...t }
      if (e == null) return !1
      let r = this.resolve(e, n)
      if (r?.res === void 0) return !1
      let i = Ca(r.res)
      return !(n.returnObjects === !1 && i)
    }
    extractFromKey(e, t) {
      let n = t.nsSeparator === void 0 ? this.options.nsSeparator : t.nsSeparator
      n === void 0 && (n = `:`)
      let r = t.keySeparator === void 0 ? this.options.keySeparator : t.keySeparator,
        i = t.ns || this.options.defaultNS || [],
        a = n && e.includes(n),
        o =
          !this.options.userDefinedKeySeparator &&
          !t.keySeparator &&
          !this.options.userDefinedNsSeparator &&
          !t.nsSeparator &&
          !da(e, n, r)
      if (a && !o) {
        let t = e.match(this.interpolator.nestingRegexp)
        if (t && t.length > 0) return { key: e, namespaces: N(i) ? [i] : i }
        let a = e.split(n)
        ;((n !== r || (n === r && this.options.ns.includes(a[0]))) && (i = a.shift()), (e = a.join(r)))
      }
      return { key: e, namespaces: N(i) ? [i] : i }
    }
    translate(t, n, r) {
      let i = typeof n == `object` ? { ...n } : n
      if (
        (typeof i != `object` &&
          this.options.overloadTranslationOptionHandler &&
          (i = this.options.overloadTranslationOptionHandler(arguments)),
        typeof i == `object` && (i = { ...i }),
        (i ||= {}),
        t == null)
      )
        return ``
      ;(typeof t == `function` && (t = Sa(t, { ...this.options, ...i })),
        Array.isArray(t) || (t = [String(t)]),
        (t = t.map((e) => (typeof e == `function` ? Sa(e, { ...this.options, ...i }) : String(e)))))
      let a = i.returnDetails === void 0 ? this.options.returnDetails : i.returnDetails,
        o = i.keySeparator === void 0 ? this.options.keySeparator : i.keySeparator,
        { key: s, namespaces: c } = this.extractFromKey(t[t.length - 1], i),
        l = c[c.length - 1],
        u = i.nsSeparator === void 0 ? this.options.nsSeparator : i.nsSeparator
      u === void 0 && (u = `:`)
      let d = i.lng || this.language,
        f = i.appendNamespaceToCIMode || this.options.appendNamespaceToCIMode
      if (d?.toLowerCase() === `cimode`)
        return f
          ? a
            ? {
                res: `${l}${u}${s}`,
                usedKey: s,
                exactUsedKey: s,
                usedLng: d,
                usedNS: l,
                usedParams: this.getUsedParamsDetails(i),
              }
            : `${l}${u}${s}`
          : a
            ? { res: s, usedKey: s, exactUsedKey: s, usedLng: d, usedNS: l, usedParams: this.getUsedParamsDetails(i) }
            : s
      let p = this.resolve(t, i),
        m = p?.res,
        h = p?.usedKey || s,
        g = p?.exactUsedKey || s,
        _ = [`[object Number]`, `[object Function]`, `[object RegExp]`],
        v = i.joinArrays === void 0 ? this.options.joinArrays : i.joinArrays,
        y = !this.i18nFormat || this.i18nFormat.handleAsObject,
        b = i.count !== void 0 && !N(i.count),
        x = e.hasDefaultValue(i),
        S = b ? this.pluralResolver.getSuffix(d, i.count, i) : ``,
        C = i.ordinal && b ? this.pluralResolver.getSuffix(d, i.count, { ordinal: !1 }) : ``,
        ee = b && !i.ordinal && i.count === 0,
        w =
          (ee && i[`defaultValue${this.options.pluralSeparator}zero`]) ||
          i[`defaultValue${S}`] ||
          i[`defaultValue${C}`] ||
          i.defaultValue,
        T = m
      y && !m && x && (T = w)
      let E = Ca(T),
        te = Object.prototype.toString.apply(T)
      if (y && T && E && !_.includes(te) && !(N(v) && Array.isArray(T))) {
        if (!i.returnObjects && !this.options.returnObjects) {
          this.options.returnedObjectHandler ||
            (this.logger.warn(`accessing an object - but returnObjects options is not enabled!`),
            this.logger.once(
              `returnedObject`,
              `deprecate`,
              `accessing an object without returnObjects returns a sentence about it today; from v27 t() returns the key, as for a missing key (returnedObjectHandler can keep today's text)`,
            ))
          let e = this.options.returnedObjectHandler
            ? this.options.returnedObjectHandler(h, T, { ...i, ns: c })
            : `key '${s} (${this.language})' returned an object instead of string.`
          return a ? ((p.res = e), (p.usedParams = this.getUsedParamsDetails(i)), p) : e
        }
        if (o) {
          let e = Array.isArray(T),
            t = e ? [] : {},
            n = e ? g : h
          for (let e in T)
            if (Object.prototype.hasOwnProperty.call(T, e)) {
              let r = `${n}${o}${e}`
              ;((t[e] =
                x && !m
                  ? this.translate(r, { ...i, defaultValue: Ca(w) ? w[e] : void 0, joinArrays: !1, ns: c })
                  : this.translate(r, { ...i, joinArrays: !1, ns: c })),
                t[e] === r && (t[e] = T[e]))
            }
          m = t
        }
      } else if (y && N(v) && Array.isArray(m)) ((m = m.join(v)), (m &&= this.extendTranslation(m, t, i, p, r)))
      else {
        let e = !1,
          n = !1
        ;(!this.isValidLookup(m) && x && ((e = !0), (m = w)), this.isValidLookup(m) || ((n = !0), (m = s)))
        let a = (i.missingKeyNoValueFallbackToKey || this.options.missingKeyNoValueFallbackToKey) && n ? void 0 : m,
          c = x && w !== m && this.options.updateMissing
        if (n || e || c) {
          if (
            (this.logger.log(
              c ? `updateKey` : `missingKey`,
              d,
              l,
              b && !c ? `${s}${this.pluralResolver.getSuffix(d, i.count, i)}` : s,
              c ? w : m,
            ),
            o)
          ) {
            let e = this.resolve(s, { ...i, keySeparator: !1 })
            e &&
              e.res &&
              this.logger.warn(
                `Seems the loaded translations were in flat JSON format instead of nested. Either set keySeparator: false on init or make sure your translations are published in nested format.`,
              )
          }
          let e = [],
            t = this.languageUtils.getFallbackCodes(this.options.fallbackLng, i.lng || this.language)
          if (this.options.saveMissingTo === `fallback` && t && t[0]) for (let n = 0; n < t.length; n++) e.push(t[n])
          else
            this.options.saveMissingTo === `all`
              ? (e = this.languageUtils.toResolveHierarchy(i.lng || this.language))
              : e.push(i.lng || this.language)
          let n = (e, t, n) => {
            let r = x && n !== m ? n : a
            ;(this.options.missingKeyHandler
              ? this.options.missingKeyHandler(e, l, t, r, c, i)
              : this.backendConnector?.saveMissing &&
                this.backendConnector.saveMissing(e, l, t, r, c, i, void 0, this.utils?.hasLoadedNamespace),
              this.emit(`missingKey`, e, l, t, m))
          }
          this.options.saveMissing &&
            (this.options.saveMissingPlurals && b
              ? e.forEach((e) => {
                  let t = this.pluralResolver.getSuffixes(e, i)
                  ;(ee &&
                    i[`defaultValue${this.options.pluralSeparator}zero`] &&
                    !t.includes(`${this.options.pluralSeparator}zero`) &&
                    t.push(`${this.options.pluralSeparator}zero`),
                    t.forEach((t) => {
                      n([e], s + t, i[`defaultValue${t}`] || w)
                    }))
                })
              : n(e, s, w))
        }
        ;((m = this.extendTranslation(m, t, i, p, r)),
          n && m === s && this.options.appendNamespaceToMissingKey && (m = `${l}${u}${s}`),
          (n || e) &&
            this.options.parseMissingKeyHandler &&
            (m = this.options.parseMissingKeyHandler(
              this.options.appendNamespaceToMissingKey ? `${l}${u}${s}` : s,
              e ? m : void 0,
              i,
            )))
      }
      return a ? ((p.res = m), (p.usedParams = this.getUsedParamsDetails(i)), p) : m
    }
    extendTranslation(e, t, n, r, i) {
      if (this.i18nFormat?.parse)
        e = this.i18nFormat.parse(
          e,
          { ...this.options.interpolation.defaultVariables, ...n },
          n.lng || this.language || r.usedLng,
          r.usedNS,
          r.usedKey,
          { resolved: r },
        )
      else if (!n.skipInterpolation) {
        n.interpolation &&
          this.interpolator.init({ ...n, interpolation: { ...this.options.interpolation, ...n.interpolation } })
        let a =
            N(e) &&
            (n?.interpolation?.skipOnVariables === void 0
              ? this.options.interpolation.skipOnVariables
              : n.interpolation.skipOnVariables),
          o
        if (a) {
          let t = e.match(this.interpolator.nestingRegexp)
          o = t && t.length
        }
        let s = n.replace && !N(n.replace) ? n.replace : n
        if (
          (this.options.interpolation.defaultVariables &&
            (s = { ...this.options.interpolation.defaultVariables, ...s }),
          (e = this.interpolator.interpolate(e, s, n.lng || this.language || r.usedLng, n)),
          a)
        ) {
          let t = e.match(this.interpolator.nestingRegexp),
            r = t && t.length
          o < r && (n.nest = !1)
        }
        ;(!n.lng && r && r.res && (n.lng = this.language || r.usedLng),
          n.nest !== !1 &&
            (e = this.interpolator.nest(
              e,
              (...e) =>
                i?.[0] === e[0] && !n.context
                  ? (this.logger.warn(`It seems you are nesting recursively key: ${e[0]} in key: ${t[0]}`), null)
                  : this.translate(...e, t),
              n,
            )),
          n.interpolation && this.interpolator.reset())
      }
      let a = n.postProcess || this.options.postProcess,
        o = N(a) ? [a] : a
      return (
        e != null &&
          o?.length &&
          n.applyPostProcessor !== !1 &&
          (o.forEach((e) => {
            this.logger.debug &&
              ya.processors[e] &&
              this.ownPostProcessors &&
              !this.ownPostProcessors.has(e) &&
              this.logger.once(
                e,
                `deprecate`,
                `postProcess: '${e}' was registered with use() on another i18next instance; from v27 post-processors are per instance, so call use() with it on this instance too`,
              )
          }),
          (e = ya.handle(
            o,
            e,
            t,
            this.options && this.options.postProcessPassResolved
              ? { i18nResolved: { ...r, usedParams: this.getUsedParamsDetails(n) }, ...n }
              : n,
            this,
          ))),
        e
      )
    }
    resolve(e, t = {}) {
      let n, r, i, a, o
      return (
        N(e) && (e = [e]),
        Array.isArray(e) && (e = e.map((e) => (typeof e == `function` ? Sa(e, { ...this.options, ...t }) : e))),
        e.forEach((e) => {
          if (this.isValidLookup(n)) return
          let s = this.extractFromKey(e, t),
            c = s.key
          r = c
          let l = s.namespaces
          this.options.fallbackNS && (l = l.concat(this.options.fallbackNS))
          let u = t.count !== void 0 && !N(t.count),
            d = u && !t.ordinal && t.count === 0,
            f = t.context !== void 0 && (N(t.context) || typeof t.context == `number`) && t.context !== ``,
            p = t.lngs ? t.lngs : this.languageUtils.toResolveHierarchy(t.lng || this.language, t.fallbackLng)
          l.forEach((e) => {
            this.isValidLookup(n) ||
              ((o = e),
              !this.checkedLoadedFor[`${p[0]}-${e}`] &&
                this.utils?.hasLoadedNamespace &&
                !this.utils?.hasLoadedNamespace(o) &&
                ((this.checkedLoadedFor[`${p[0]}-${e}`] = !0),
                this.logger.warn(
                  `key "${r}" for languages "${p.join(`, `)}" won't get resolved as namespace "${o}" was not yet loaded`,
                  `This means something IS WRONG in your setup. You access the t function before i18next.init / i18next.loadNamespace / i18next.changeLanguage was done. Wait for the callback or Promise to resolve before accessing it!!!`,
                )),
              p.forEach((r) => {
                if (this.isValidLookup(n)) return
                a = r
                let o = [c]
                if (this.i18nFormat?.addLookupKeys) this.i18nFormat.addLookupKeys(o, c, r, e, t)
                else {
                  let e
                  u && (e = this.pluralResolver.getSuffix(r, t.count, t))
                  let n = `${this.options.pluralSeparator}zero`,
                    i = `${this.options.pluralSeparator}ordinal${this.options.pluralSeparator}`
                  if (
                    (u &&
                      (t.ordinal && e.startsWith(i) && o.push(c + e.replace(i, this.options.pluralSeparator)),
                      o.push(c + e),
                      d && o.push(c + n)),
                    f)
                  ) {
                    let r = `${c}${this.options.contextSeparator || `_`}${t.context}`
                    ;(o.push(r),
                      u &&
                        (t.ordinal && e.startsWith(i) && o.push(r + e.replace(i, this.options.pluralSeparator)),
                        o.push(r + e),
                        d && o.push(r + n)))
                  }
                }
                let s
                for (; (s = o.pop());) this.isValidLookup(n) || ((i = s), (n = this.getResource(r, e, s, t)))
              }))
          })
        }),
        { res: n, usedKey: r, exactUsedKey: i, usedLng: a, usedNS: o }
      )
    }
    isValidLookup(e) {
      return e !== void 0 && !(!this.options.returnNull && e === null) && !(!this.options.returnEmptyString && e === ``)
    }
    getResource(e, t, n, r = {}) {
      return this.i18nFormat?.getResource
        ? this.i18nFormat.getResource(e, t, n, r)
        : this.resourceStore.getResource(e, t, n, r)
    }
    getUsedParamsDetails(e = {}) {
      let t = [
          `defaultValue`,
          `ordinal`,
          `context`,
          `replace`,
          `lng`,
          `lngs`,
          `fallbackLng`,
          `ns`,
          `keySeparator`,
          `nsSeparator`,
          `returnObjects`,
          `returnDetails`,
          `joinArrays`,
          `postProcess`,
          `interpolation`,
        ],
        n = e.replace && !N(e.replace),
        r = n ? e.replace : e
      if (
        (n && e.count !== void 0 && (r = { ...r, count: e.count }),
        this.options.interpolation.defaultVariables && (r = { ...this.options.interpolation.defaultVariables, ...r }),
        !n)
      ) {
        r = { ...r }
        for (let e of t) delete r[e]
      }
      return r
    }
    static hasDefaultValue(e) {
      for (let t in e)
        if (Object.prototype.hasOwnProperty.call(e, t) && t.startsWith(`defaultValue`) && e[t] !== void 0) return !0
      return !1
    }
  },
  Ta = class {
    constructor(e) {
      ;((this.options = e),
        (this.supportedLngs = this.options.supportedLngs || !1),
        (this.logger = ha.create(`languageUtils`)),
        (this.resolveHierarchyCache = {}))
    }
    clearCache() {
      this.resolveHierarchyCache = {}
    }
    getScriptPartFromCode(e) {
      if (((e = pa(e)), !e || !e.includes(`-`))) return null
      let t = e.split(`-`)
      return t.length === 2 || (t.pop(), t[t.length - 1].toLowerCase() === `x`)
        ? null
        : this.formatLanguageCode(t.join(`-`))
    }
    getLanguagePartFromCode(e) {
      if (((e = pa(e)), !e || !e.includes(`-`))) return e
      let t = e.split(`-`)
      return this.formatLanguageCode(t[0])
    }
    formatLanguageCode(e) {
      if (N(e) && e.includes(`-`)) {
        let t
        try {
          t = Intl.getCanonicalLocales(e)[0]
        } catch {}
        return (
          t && this.options.lowerCaseLng && (t = t.toLowerCase()),
          t || (this.options.lowerCaseLng ? e.toLowerCase() : e)
        )
      }
      let t = this.options.cleanCode || this.options.lowerCaseLng ? e.toLowerCase() : e
      return (this.logger.debug && N(e) && this.deprecateBareCode(e, t), t)
    }
    deprecateBareCode(e, t) {
      let n
      try {
        n = Intl.getCanonicalLocales(e)[0]
      } catch {
        return
      }
      let r = n.toLowerCase() === e.toLowerCase() ? n : e.toLowerCase()
      ;(this.options.lowerCaseLng && (r = r.toLowerCase()),
        r !== t &&
          this.logger.once(
            e,
            `deprecate`,
            `language code '${e}' is used as '${t}'; i18next v27 gives it the canonical casing '${r}', use '${r}' in lng, fallbackLng, supportedLngs and the resources`,
          ))
    }
    isSupportedCode(e) {
      return (
        (this.options.load === `languageOnly` || this.options.nonExplicitSupportedLngs) &&
          (e = this.getLanguagePartFromCode(e)),
        !this.supportedLngs || !this.supportedLngs.length || this.supportedLngs.includes(e)
      )
    }
    getBestMatchFromCodes(e) {
      if (!e) return null
      let t
      return (
        e.forEach((e) => {
          if (t) return
          let n = this.formatLanguageCode(e)
          ;(!this.options.supportedLngs || this.isSupportedCode(n)) && (t = n)
        }),
        !t &&
          this.options.supportedLngs &&
          e.forEach((e) => {
            if (t) return
            let n = this.getScriptPartFromCode(e)
            if (this.isSupportedCode(n)) return (t = n)
            let r = this.getLanguagePartFromCode(e)
            if (this.isSupportedCode(r)) return (t = r)
            t = this.options.supportedLngs.find((e) =>
              e === r
                ? !0
                : !e.includes(`-`) && !r.includes(`-`)
                  ? !1
                  : !(!e.includes(`-`) || r.includes(`-`) || e.slice(0, e.indexOf(`-`)) !== r),
            )
          }),
        (t ||= this.getFallbackCodes(this.options.fallbackLng)[0]),
        t
      )
    }
    getFallbackCodes(e, t) {
      if (!e) return []
      if ((typeof e == `function` && (e = e(t)), N(e) && (e = [e]), Array.isArray(e))) return e
      if (!t) return e.default || []
      let n = e[t]
      return (
        (n ||= e[this.getScriptPartFromCode(t)]),
        (n ||= e[this.formatLanguageCode(t)]),
        (n ||= e[this.getLanguagePartFromCode(t)]),
        (n ||= e.default),
        n || []
      )
    }
    toResolveHierarchy(e, t) {
      let n = this.options.fallbackLng,
        r = Array.isArray(n) ? n.join(`|`) : n
      r !== this._cachedFallbackLng && ((this.resolveHierarchyCache = {}), (this._cachedFallbackLng = r))
      let i = t === void 0 || t === !1 || N(t),
        a = t === void 0 && typeof this.options.fallbackLng == `function`,
        o = N(e) && i && !a,
        s = null
      if (o) {
        let n
        ;((n = t === void 0 ? `undefined` : t === !1 ? `boolean:false` : `string:${t}`), (s = `${e.length}:${e}|${n}`))
      }
      if (s !== null) {
        let e = this.resolveHierarchyCache[s]
        if (e !== void 0) return e.slice()
      }
      let c = this.getFallbackCodes((t === !1 ? [] : t) || this.options.fallbackLng || [], e),
        l = [],
        u = (e) => {
          e &&
            (this.isSupportedCode(e)
              ? l.push(e)
              : this.logger.warn(`rejecting language code not found in supportedLngs: ${e}`))
        }
      return (
        N(e) && (e.includes(`-`) || e.includes(`_`))
          ? (this.options.load !== `languageOnly` && u(this.formatLanguageCode(e)),
            this.options.load !== `languageOnly` &&
              this.options.load !== `currentOnly` &&
              u(this.getScriptPartFromCode(e)),
            this.options.load !== `currentOnly` && u(this.getLanguagePartFromCode(e)))
          : N(e) && u(this.formatLanguageCode(e)),
        c.forEach((e) => {
          let t = this.formatLanguageCode(e)
          l.includes(t) || u(t)
        }),
        s === null ? l : ((this.resolveHierarchyCache[s] = l), l.slice())
      )
    }
  },
  Ea = { zero: 0, one: 1, two: 2, few: 3, many: 4, other: 5 },
  Da = { select: (e) => (e === 1 ? `one` : `other`), resolvedOptions: () => ({ pluralCategories: [`one`, `other`] }) },
  Oa = class {
    constructor(e, t = {}) {
      ;((this.languageUtils = e),
        (this.options = t),
        (this.logger = ha.create(`pluralResolver`)),
        (this.pluralRulesCache = {}))
    }
    clearCache() {
      this.pluralRulesCache = {}
    }
    getRule(e, t = {}) {
      let n = pa(e === `dev` ? `en` : e),
        r = t.ordinal ? `ordinal` : `cardinal`,
        i = JSON.stringify({ cleanedCode: n, type: r })
      if (i in this.pluralRulesCache) return this.pluralRulesCache[i]
      let a
      try {
        a = new Intl.PluralRules(n, { type: r })
      } catch {
        if (typeof Intl > `u`) return (this.logger.error(`No Intl support, please use an Intl polyfill!`), Da)
        if (!e.match(/-|_/)) return Da
        let n = this.languageUtils.getLanguagePartFromCode(e)
        a = this.getRule(n, t)
      }
      return ((this.pluralRulesCache[i] = a), a)
    }
    needsPlural(e, t = {}) {
      let n = this.getRule(e, t)
      return ((n ||= this.getRule(`dev`, t)), n?.resolvedOptions().pluralCategories.length > 1)
    }
    getPluralFormsOfKey(e, t, n = {}) {
      return this.getSuffixes(e, n).map((e) => `${t}${e}`)
    }
    getSuffixes(e, t = {}) {
      let n = this.getRule(e, t)
      return (
        (n ||= this.getRule(`dev`, t)),
        n
          ? n
              .resolvedOptions()
              .pluralCategories.sort((e, t) => Ea[e] - Ea[t])
              .map((e) => `${this.options.prepend}${t.ordinal ? `ordinal${this.options.prepend}` : ``}${e}`)
          : []
      )
    }
    getSuffix(e, t, n = {}) {
      let r = this.getRule(e, n)
      return r
        ? `${this.options.prepend}${n.ordinal ? `ordinal${this.options.prepend}` : ``}${r.select(t)}`
        : (this.logger.warn(`no plural rule found for: ${e}`), this.getSuffix(`dev`, t, n))
    }
  },
  ka = (e, t, n, r = `.`, i = !0) => {
    let a = aa(e, t, n)
    return (a == null && i && N(n) && ((a = fa(e, n, r)), a === void 0 && (a = fa(t, n, r))), a)
  },
  Aa = class {
    constructor(e = {}) {
      ;((this.logger = ha.create(`interpolator`)),
        (this.options = e),
        (this.format = e?.interpolation?.format || ((e) => e)),
        this.init(e))
    }
    init(e = {}) {
      e.interpolation ||= { escapeValue: !0 }
      let {
        escape: t,
        escapeValue: n,
        useRawValueToEscape: r,
        prefix: i,
        prefixEscaped: a,
        suffix: o,
        suffixEscaped: s,
        formatSeparator: c,
        unescapeSuffix: l,
        unescapePrefix: u,
        nestingPrefix: d,
        nestingPrefixEscaped: f,
        nestingSuffix: p,
        nestingSuffixEscaped: m,
        nestingOptionsSeparator: h,
        maxReplaces: g,
        alwaysFormat: _,
      } = e.interpolation
      if (a || s || f || m) {
        let e = Object.entries({ prefixEscaped: a, suffixEscaped: s, nestingPrefixEscaped: f, nestingSuffixEscaped: m })
          .filter(([, e]) => e)
          .map(([e]) => e)
        this.logger.once(
          e.join(),
          `deprecate`,
          `interpolation.${e.join(`, interpolation.`)}: the regex-escaped delimiter options are removed in v27; pass the literal delimiters as prefix, suffix, nestingPrefix and nestingSuffix`,
        )
      }
      ;((this.escape = t === void 0 ? la : t),
        (this.escapeValue = n === void 0 || n),
        (this.useRawValueToEscape = r !== void 0 && r),
        (this.prefix = i ? sa(i) : a || `{{`),
        (this.suffix = o ? sa(o) : s || `}}`),
        (this.formatSeparator = c || `,`),
        (this.unescapePrefix = l ? `` : u ? sa(u) : `-`),
        (this.unescapeSuffix = this.unescapePrefix ? `` : l ? sa(l) : ``),
        (this.nestingPrefix = d ? sa(d) : f || sa(`$t(`)),
        (this.nestingSuffix = p ? sa(p) : m || sa(`)`)),
        (this.nestingOptionsSeparator = h || `,`),
        (this.maxReplaces = g || 1e3),
        (this.alwaysFormat = _ !== void 0 && _),
        this.resetRegExp())
    }
    reset() {
      this.options && this.init(this.options)
    }
    resetRegExp() {
      let e = (e, t) => (e?.source === t ? ((e.lastIndex = 0), e) : new RegExp(t, `g`))
      ;((this.regexp = e(this.regexp, `${this.prefix}(.+?)${this.suffix}`)),
        (this.regexpUnescape = e(
          this.regexpUnescape,
          `${this.prefix}${this.unescapePrefix}(.+?)${this.unescapeSuffix}${this.suffix}`,
        )),
        (this.nestingRegexp = e(
          this.nestingRegexp,
          `${this.nestingPrefix}((?:[^()"']|"[^"]*"|'[^']*'|\\((?:[^()"']|"[^"]*"|'[^']*')*\\))*?)${this.nestingSuffix}`,
        )))
    }
    interpolate(e, t, n, r) {
      let i,
        a,
        o,
        s = e,
        c = (this.options && this.options.interpolation && this.options.interpolation.defaultVariables) || {},
        l = (e) => {
          if (!e.includes(this.formatSeparator)) {
            let i = ka(t, c, e, this.options.keySeparator, this.options.ignoreJSONStructure)
            return this.alwaysFormat ? this.format(i, void 0, n, { ...r, ...t, interpolationkey: e }) : i
          }
          let i = e.split(this.formatSeparator),
            a = i.shift().trim(),
            o = i.join(this.formatSeparator).trim()
          return this.format(ka(t, c, a, this.options.keySeparator, this.options.ignoreJSONStructure), o, n, {
            ...r,
            ...t,
            interpolationkey: a,
          })
        }
      ;(this.resetRegExp(),
        !this.escapeValue &&
          typeof e == `string` &&
          /\$t\([^)]*\{[^}]*\{\{/.test(e) &&
          this.logger.warn(
            `nesting options string contains interpolated variables with escapeValue: false — if any of those values are attacker-controlled they can inject additional nesting options (e.g. redirect lng/ns). Sanitise untrusted input before passing it to t(), or keep escapeValue: true.`,
          ))
      let u = r?.missingInterpolationHandler || this.options.missingInterpolationHandler,
        d =
          r?.interpolation?.skipOnVariables === void 0
            ? this.options.interpolation.skipOnVariables
            : r.interpolation.skipOnVariables,
        f = [
          { regex: this.regexpUnescape, safeValue: (e) => e },
          {
            regex: this.regexp,
            safeValue: (e) =>
              this.escapeValue
                ? (this.escape === la &&
                    this.options?.interpolation?.escapeValue !== !1 &&
                    N(e) &&
                    e.includes(`/`) &&
                    this.logger.once(
                      `/`,
                      `deprecate`,
                      `escapeValue renders '/' in a value as '&#x2F;' today; from v27 the default escape leaves '/' as it is`,
                    ),
                  this.escape(e))
                : e,
          },
        ],
        p = [],
        m = 0
      return (
        f.forEach((t) => {
          for (o = 0; (i = t.regex.exec(e));) {
            let n = i.index - m,
              c = p.find(([e, t]) => n >= e && n < t)
            if (c) {
              t.regex.lastIndex = c[1] + m
              continue
            }
            let f = i[1].trim()
            if (((a = l(f)), a === void 0)) {
              if (typeof u == `function`) {
                let t = u(e, i, r)
                a = N(t) ? t : ``
              } else if (r && Object.prototype.hasOwnProperty.call(r, f)) a = ``
              else if (d) {
                ;(this.logger.debug &&
                  this.logger.once(
                    `${s}\u0000${i[0]}`,
                    `warn`,
                    `missed to pass in variable ${f} for interpolating ${s}`,
                  ),
                  (a = i[0]))
                continue
              } else (this.logger.warn(`missed to pass in variable ${f} for interpolating ${e}`), (a = ``))
            } else !N(a) && !this.useRawValueToEscape && (a = Ji(a))
            let h = Ji(t.safeValue(a))
            if (
              ((e = e.slice(0, i.index) + h + e.slice(i.index + i[0].length)),
              d
                ? (t.regex === this.regexpUnescape
                    ? p.push([i.index, i.index + h.length])
                    : (m += h.length - i[0].length),
                  (t.regex.lastIndex += h.length),
                  (t.regex.lastIndex -= i[0].length))
                : (t.regex.lastIndex = 0),
              o++,
              o >= this.maxReplaces)
            )
              break
          }
        }),
        e
      )
    }
    nest(e, t, n = {}) {
      let r,
        i,
        a,
        o = (e, t) => {
          let n = this.nestingOptionsSeparator
          if (!e.includes(n)) return e
          let r = e.split(RegExp(`${sa(n)}[ ]*{`)),
            i = `{${r[1]}`
          ;((e = r[0]), (i = this.interpolate(i, a)))
          let o = i.match(/'/g),
            s = i.match(/"/g)
          ;(((o?.length ?? 0) % 2 == 0 && !s) || (s?.length ?? 0) % 2 != 0) && (i = i.replace(/'/g, `"`))
          try {
            ;((a = JSON.parse(i)), t && (a = { ...t, ...a }))
          } catch (t) {
            return (this.logger.warn(`failed parsing options string in nesting for key ${e}`, t), `${e}${n}${i}`)
          }
          return (a.defaultValue && a.defaultValue.includes(this.prefix) && delete a.defaultValue, e)
        },
        s = new RegExp(this.nestingRegexp),
        c = ``,
        l = 0
      for (; (r = s.exec(e));) {
        let u = []
        ;((a = { ...n }),
          (a = a.replace && !N(a.replace) ? a.replace : a),
          (a.applyPostProcessor = !1),
          delete a.defaultValue)
        let d = /{.*}/s.test(r[1]) ? r[1].lastIndexOf(`}`) + 1 : r[1].indexOf(this.formatSeparator)
        if (
          (d !== -1 &&
            ((u = r[1]
              .slice(d)
              .split(this.formatSeparator)
              .map((e) => e.trim())
              .filter(Boolean)),
            (r[1] = r[1].slice(0, d))),
          (i = t(o.call(this, r[1].trim(), a), a)),
          i && r[0] === e && !N(i))
        )
          return i
        ;(N(i) || (i = Ji(i)),
          (i ||= (this.logger.warn(`missed to resolve ${r[1]} for nesting ${e}`), ``)),
          u.length &&
            (i = u.reduce((e, t) => this.format(e, t, n.lng, { ...n, interpolationkey: r[1].trim() }), i.trim())),
          (c += e.slice(l, r.index) + Ji(i)),
          (l = s.lastIndex),
          (this.regexp.lastIndex = 0))
      }
      return l ? c + e.slice(l) : e
    }
  },
  ja = (e) => {
    let t = e.toLowerCase().trim(),
      n = {}
    if (e.includes(`(`)) {
      let r = e.split(`(`)
      t = r[0].toLowerCase().trim()
      let i = r[1].slice(0, -1)
      t === `currency` && !i.includes(`:`)
        ? (n.currency ||= i.trim())
        : t === `relativetime` && !i.includes(`:`)
          ? (n.range ||= i.trim())
          : i.split(`;`).forEach((e) => {
              if (e) {
                let [t, ...r] = e.split(`:`),
                  i = r
                    .join(`:`)
                    .trim()
                    .replace(/^'+|'+$/g, ``),
                  a = t.trim()
                ;(n[a] || (n[a] = i),
                  i === `false` && (n[a] = !1),
                  i === `true` && (n[a] = !0),
                  isNaN(i) || (n[a] = parseInt(i, 10)))
              }
            })
    }
    return { formatName: t, formatOptions: n }
  },
  Ma = (e) => {
    let t = {}
    return (n, r, i) => {
      let a = i
      i &&
        i.interpolationkey &&
        i.formatParams &&
        i.formatParams[i.interpolationkey] &&
        i[i.interpolationkey] &&
        (a = { ...a, [i.interpolationkey]: void 0 })
      let o
      try {
        o = r + JSON.stringify(a)
      } catch {
        return e(pa(r), i)(n)
      }
      let s = t[o]
      return (s || ((s = e(pa(r), i)), (t[o] = s)), s(n))
    }
  },
  Na = (e) => (t, n, r) => e(pa(n), r)(t),
  Pa = class {
    constructor(e = {}) {
      ;((this.logger = ha.create(`formatter`)), (this.options = e), this.init(e))
    }
    init(e, t = { interpolation: {} }) {
      this.formatSeparator = t.interpolation.formatSeparator || `,`
      let n = t.cacheInBuiltFormats ? Ma : Na
      this.formats = {
        number: n((e, t) => {
          let n = new Intl.NumberFormat(e, { ...t })
          return (e) => n.format(e)
        }),
        currency: n((e, t) => {
          let n = new Intl.NumberFormat(e, { ...t, style: `currency` })
          return (e) => n.format(e)
        }),
        datetime: n((e, t) => {
          let n = new Intl.DateTimeFormat(e, { ...t })
          return (e) => n.format(e)
        }),
        relativetime: n((e, t) => {
          let n = new Intl.RelativeTimeFormat(e, { ...t })
          return (e) => n.format(e, t.range || `day`)
        }),
        list: n((e, t) => {
          let n = new Intl.ListFormat(e, { ...t })
          return (e) => n.format(e)
        }),
      }
    }
    add(e, t) {
      this.formats[e.toLowerCase().trim()] = t
    }
    addCached(e, t) {
      this.formats[e.toLowerCase().trim()] = Ma(t)
    }
    format(e, t, n, r = {}) {
      if (!t || e == null) return e
      let i = t.split(this.formatSeparator),
        a = []
      for (let e = 0; e < i.length; e++) {
        let t = i[e]
        for (; t.indexOf(`(`) > -1 && !t.includes(`)`) && e + 1 < i.length;) t = `${t}${this.formatSeparator}${i[++e]}`
        a.push(t)
      }
      return a.reduce((e, t) => {
        let { formatName: i, formatOptions: a } = ja(t)
        if (this.formats[i]) {
          let t = e
          try {
            let o = r?.formatParams?.[r.interpolationkey] || {},
              s = o.locale || o.lng || r.locale || r.lng || n
            t = this.formats[i](e, s, { ...a, ...r, ...o })
          } catch (e) {
            this.logger.warn(e)
          }
          return t
        }
        return (this.logger.warn(`there was no format function for ${i}`), e)
      }, e)
    }
  },
  Fa = (e, t) => {
    e.pending[t] !== void 0 && (delete e.pending[t], e.pendingCount--)
  },
  Ia = class extends ga {
    constructor(e, t, n, r = {}) {
      ;(super(),
        (this.backend = e),
        (this.store = t),
        (this.services = n),
        (this.languageUtils = n.languageUtils),
        (this.options = r),
        (this.logger = ha.create(`backendConnector`)),
        (this.waitingReads = []),
        (this.maxParallelReads = r.maxParallelReads || 10),
        (this.readingCalls = 0),
        (this.maxRetries = r.maxRetries >= 0 ? r.maxRetries : 5),
        (this.retryTimeout = r.retryTimeout >= 1 ? r.retryTimeout : 350),
        (this.state = {}),
        (this.queue = []),
        this.backend?.init?.(n, r.backend, r),
        (this.callbackApi = Xi(this.backend)),
        this.backend &&
          this.callbackApi === void 0 &&
          (this.backend.read || this.backend.create) &&
          this.logger.deprecate(
            `backend: set callbackApi to declare the calling convention (true: read(language, namespace, callback) and create(languages, namespace, key, fallbackValue, callback, options); false: both return a promise or a value); guessing it from the number of parameters is deprecated`,
          ))
    }
    queueLoad(e, t, n, r) {
      let i = {},
        a = {},
        o = {},
        s = {}
      return (
        e.forEach((e) => {
          let r = !0
          ;(t.forEach((t) => {
            let o = `${e}|${t}`
            !n.reload && this.store.hasResourceBundle(e, t)
              ? (this.state[o] = 2)
              : (!n.reload && this.state[o] < 0) ||
                (this.state[o] === 1
                  ? a[o] === void 0 && (a[o] = !0)
                  : ((this.state[o] = 1),
                    (r = !1),
                    a[o] === void 0 && (a[o] = !0),
                    i[o] === void 0 && (i[o] = !0),
                    s[t] === void 0 && (s[t] = !0)))
          }),
            r || (o[e] = !0))
        }),
        (Object.keys(i).length || Object.keys(a).length) &&
          this.queue.push({ pending: a, pendingCount: Object.keys(a).length, loaded: {}, errors: [], callback: r }),
        {
          toLoad: Object.keys(i),
          pending: Object.keys(a),
          toLoadLanguages: Object.keys(o),
          toLoadNamespaces: Object.keys(s),
        }
      )
    }
    loaded(e, t, n) {
      let r = e.split(`|`),
        i = r[0],
        a = r[1]
      ;(t && this.emit(`failedLoading`, i, a, t),
        !t && n && this.store.addResourceBundle(i, a, n, void 0, void 0, { skipCopy: !0 }),
        (this.state[e] = t ? -1 : 2),
        t && n && (this.state[e] = 0))
      let o = {}
      ;(this.queue.forEach((n) => {
        ;(ra(n.loaded, [i], a),
          Fa(n, e),
          t && n.errors.push(t),
          n.pendingCount === 0 &&
            !n.done &&
            (Object.keys(n.loaded).forEach((e) => {
              o[e] || (o[e] = {})
              let t = n.loaded[e]
              t.length &&
                t.forEach((t) => {
                  o[e][t] === void 0 && (o[e][t] = !0)
                })
            }),
            (n.done = !0),
            n.errors.length ? n.callback(n.errors) : n.callback()))
      }),
        this.emit(`loaded`, o),
        (this.queue = this.queue.filter((e) => !e.done)))
    }
    read(e, t, n, r = 0, i = this.retryTimeout, a) {
      if (!e.length) return a(null, {})
      if (this.readingCalls >= this.maxParallelReads) {
        this.waitingReads.push({ lng: e, ns: t, fcName: n, tried: r, wait: i, callback: a })
        return
      }
      this.readingCalls++
      let o = (o, s) => {
          if ((this.readingCalls--, this.waitingReads.length > 0)) {
            let e = this.waitingReads.shift()
            this.read(e.lng, e.ns, e.fcName, e.tried, e.wait, e.callback)
          }
          o && s && r < this.maxRetries
            ? setTimeout(() => {
                this.read(e, t, n, r + 1, i * 2, a)
              }, i)
            : a(o, s)
        },
        s = this.backend[n].bind(this.backend)
      if (this.callbackApi === !1 || (this.callbackApi === void 0 && s.length === 2))
        try {
          let n = s(e, t)
          n && typeof n.then == `function` ? n.then((e) => o(null, e)).catch(o) : o(null, n)
        } catch (e) {
          o(e)
        }
      else return s(e, t, o)
    }
    prepareLoading(e, t, n = {}, r) {
      if (!this.backend)
        return (this.logger.warn(`No backend was added via i18next.use. Will not load resources.`), r && r())
      ;(N(e) && (e = this.languageUtils.toResolveHierarchy(e)), N(t) && (t = [t]))
      let i = this.queueLoad(e, t, n, r)
      if (!i.toLoad.length) return (i.pending.length || r(), null)
      i.toLoad.forEach((e) => {
        this.loadOne(e)
      })
    }
    load(e, t, n) {
      this.prepareLoading(e, t, {}, n)
    }
    reload(e, t, n) {
      this.prepareLoading(e, t, { reload: !0 }, n)
    }
    noticeDevFallback(e) {
      e === `dev` &&
        this.devIsDefaultFallback &&
        this.logger.once(
          `dev`,
          `warn`,
          `language 'dev' is requested because fallbackLng is not set (its default is ['dev']); i18next v27 defaults to fallbackLng: false and loads and saves missing keys in the requested language instead. Set fallbackLng to your source language, or to 'dev' to keep this behavior`,
        )
    }
    loadOne(e, t = ``) {
      let n = e.split(`|`),
        r = n[0],
        i = n[1]
      ;(this.noticeDevFallback(r),
        this.read(r, i, `read`, void 0, void 0, (n, a) => {
          ;(n && this.logger.warn(`${t}loading namespace ${i} for language ${r} failed`, n),
            !n && a && this.logger.log(`${t}loaded namespace ${i} for language ${r}`, a),
            this.loaded(e, n, a))
        }))
    }
    saveMissing(
      e,
      t,
      n,
      r,
      i,
      a = {},
      o = () => {},
      s = this.newestCloneHasLoadedNamespace || this.services?.utils?.hasLoadedNamespace,
    ) {
      if (s && !s(t))
        this.logger.warn(
          `did not save key "${n}" as the namespace "${t}" was not yet loaded`,
          `This means something IS WRONG in your setup. You access the t function before i18next.init / i18next.loadNamespace / i18next.changeLanguage was done. Wait for the callback or Promise to resolve before accessing it!!!`,
        )
      else if (n != null && n !== ``) {
        if (this.backend?.create) {
          e?.forEach?.((e) => this.noticeDevFallback(e))
          let s = { ...a, isUpdate: i },
            c = this.backend.create.bind(this.backend)
          if (this.callbackApi === !1 || (this.callbackApi === void 0 && c.length < 6))
            try {
              let i
              ;((i = this.callbackApi === !1 || c.length === 5 ? c(e, t, n, r, s) : c(e, t, n, r)),
                i && typeof i.then == `function` ? i.then((e) => o(null, e)).catch(o) : o(null, i))
            } catch (e) {
              o(e)
            }
          else c(e, t, n, r, o, s)
        }
        e && e[0] && this.store.addResource(e[0], t, n, r)
      }
    }
  },
  La = () => ({
    debug: !1,
    initAsync: !0,
    ns: [`translation`],
    defaultNS: [`translation`],
    fallbackLng: [`dev`],
    fallbackNS: !1,
    supportedLngs: !1,
    nonExplicitSupportedLngs: !1,
    load: `all`,
    preload: !1,
    keySeparator: `.`,
    nsSeparator: `:`,
    pluralSeparator: `_`,
    contextSeparator: `_`,
    enableSelector: !1,
    partialBundledLanguages: !1,
    saveMissing: !1,
    updateMissing: !1,
    saveMissingTo: `fallback`,
    saveMissingPlurals: !0,
    missingKeyHandler: !1,
    missingInterpolationHandler: !1,
    postProcess: !1,
    postProcessPassResolved: !1,
    returnNull: !1,
    returnEmptyString: !0,
    returnObjects: !1,
    joinArrays: !1,
    returnedObjectHandler: !1,
    parseMissingKeyHandler: !1,
    appendNamespaceToMissingKey: !1,
    appendNamespaceToCIMode: !1,
    overloadTranslationOptionHandler: (e) => {
      let t = {}
      if (
        (typeof e[1] == `object` && (t = e[1]),
        N(e[1]) && (t.defaultValue = e[1]),
        N(e[2]) && (t.tDescription = e[2]),
        typeof e[2] == `object` || typeof e[3] == `object`)
      ) {
        let n = e[3] || e[2]
        Object.keys(n).forEach((e) => {
          t[e] = n[e]
        })
      }
      return t
    },
    interpolation: {
      escapeValue: !0,
      prefix: `{{`,
      suffix: `}}`,
      formatSeparator: `,`,
      unescapePrefix: `-`,
      nestingPrefix: `$t(`,
      nestingSuffix: `)`,
      nestingOptionsSeparator: `,`,
      maxReplaces: 1e3,
      skipOnVariables: !0,
    },
    cacheInBuiltFormats: !0,
  }),
  Ra = (e) => (
    N(e.ns) && (e.ns = [e.ns]),
    N(e.fallbackLng) && (e.fallbackLng = [e.fallbackLng]),
    N(e.fallbackNS) && (e.fallbackNS = [e.fallbackNS]),
    e.supportedLngs && !e.supportedLngs.includes(`cimode`) && (e.supportedLngs = e.supportedLngs.concat([`cimode`])),
    e
  ),
  za = () => {},
  Ba,
  Va = (e) => {
    Object.getOwnPropertyNames(Object.getPrototypeOf(e)).forEach((t) => {
      typeof e[t] == `function` && (e[t] = e[t].bind(e))
    })
  },
  I = class e extends ga {
    constructor(e = {}, t) {
      if (
        (super(),
        (this.options = Ra(e)),
        (this.services = { ownPostProcessors: new Set() }),
        (this.logger = ha),
        (this.modules = { external: [] }),
        Va(this),
        t && !this.isInitialized && !e.isClone)
      ) {
        if (!this.options.initAsync) return (this.init(e, t), this)
        setTimeout(() => {
          this.init(e, t)
        }, 0)
      }
    }
    init(e = {}, t) {
      ;((this.isInitializing = !0),
        typeof e == `function` && ((t = e), (e = {})),
        e.defaultNS == null &&
          e.ns &&
          (N(e.ns) ? (e.defaultNS = e.ns) : e.ns.includes(`translation`) || (e.defaultNS = e.ns[0])))
      let n = e.fallbackLng === void 0 && this.options.fallbackLng === void 0,
        r = La()
      ;((this.options = { ...r, ...this.options, ...Ra(e) }),
        (this.options.interpolation = { ...r.interpolation, ...this.options.interpolation }),
        e.keySeparator !== void 0 && (this.options.userDefinedKeySeparator = e.keySeparator),
        e.nsSeparator !== void 0 && (this.options.userDefinedNsSeparator = e.nsSeparator),
        typeof this.options.overloadTranslationOptionHandler != `function` &&
          (this.options.overloadTranslationOptionHandler = r.overloadTranslationOptionHandler))
      let i = (e) => (e ? (typeof e == `function` ? new e() : e) : null)
      if (!this.options.isClone) {
        ;(Ba &&
          Ba !== this &&
          Ba.modules.logger !== this.modules.logger &&
          ha.deprecate(
            `init: this init() replaces the logger another i18next instance set with use(), as the logger is shared in v26; from v27 each instance keeps its own logger`,
          ),
          (Ba = this.modules.logger ? this : void 0),
          this.modules.logger ? ha.init(i(this.modules.logger), this.options) : ha.init(null, this.options),
          this.pendingWarnings?.forEach((e) => this.logger.warn(e)),
          (this.pendingWarnings = void 0))
        let e
        e = this.modules.formatter ? this.modules.formatter : Pa
        let t = new Ta(this.options)
        this.store = new va(this.options.resources, this.options)
        let r = this.services
        ;((r.logger = ha),
          (r.resourceStore = this.store),
          (r.languageUtils = t),
          (r.pluralResolver = new Oa(t, { prepend: this.options.pluralSeparator })),
          e &&
            ((r.formatter = i(e)),
            r.formatter.init && r.formatter.init(r, this.options),
            (this.options.interpolation.format = r.formatter.format.bind(r.formatter))),
          (r.interpolator = new Aa(this.options)),
          (r.utils = {
            hasLoadedNamespace: this.hasLoadedNamespace.bind(this),
            reloadResources: this.reloadResources.bind(this),
          }),
          (r.backendConnector = new Ia(i(this.modules.backend), r.resourceStore, r, this.options)),
          (r.backendConnector.devIsDefaultFallback = n),
          r.backendConnector.on(`*`, (e, ...t) => {
            this.emit(e, ...t)
          }),
          this.modules.languageDetector &&
            ((r.languageDetector = i(this.modules.languageDetector)),
            r.languageDetector.init && r.languageDetector.init(r, this.options.detection, this.options),
            r.languageDetector.async &&
              Xi(r.languageDetector) === void 0 &&
              this.logger.deprecate(
                `languageDetector: set callbackApi to declare how the async detect() answers (true: detect(callback); false: detect() returns a promise); guessing it from the number of parameters is deprecated`,
              )),
          this.modules.i18nFormat &&
            ((r.i18nFormat = i(this.modules.i18nFormat)), r.i18nFormat.init && r.i18nFormat.init(this)),
          (this.translator = new wa(this.services, this.options)),
          this.translator.on(`*`, (e, ...t) => {
            this.emit(e, ...t)
          }),
          this.modules.external.forEach((e) => {
            e.init && e.init(this)
          }))
      }
      if (
        ((this.format = this.options.interpolation.format),
        (t ||= za),
        this.options.fallbackLng && !this.services.languageDetector && !this.options.lng)
      ) {
        let e = this.services.languageUtils.getFallbackCodes(this.options.fallbackLng)
        e.length > 0 && e[0] !== `dev` && (this.options.lng = e[0])
      }
      ;(!this.services.languageDetector &&
        !this.options.lng &&
        this.logger.warn(`init: no languageDetector is used and no lng is defined`),
        [`getResource`, `hasResourceBundle`, `getResourceBundle`, `getDataByLanguage`].forEach((e) => {
          this[e] = (...t) => this.store[e](...t)
        }),
        [`addResource`, `addResources`, `addResourceBundle`, `removeResourceBundle`].forEach((e) => {
          this[e] = (...t) => (this.store[e](...t), this)
        }))
      let a = qi(),
        o = () => {
          let e = (e, n) => {
            ;((this.isInitializing = !1),
              this.isInitialized &&
                !this.initializedStoreOnce &&
                this.logger.warn(`init: i18next is already initialized. You should call init just once!`),
              (this.isInitialized = !0),
              this.options.isClone || this.logger.log(`initialized`, this.options),
              this.emit(`initialized`, this.options),
              a.resolve(n),
              t(e, n))
          }
          if ((this.languages || this.isLanguageChangingTo) && !this.isInitialized) return e(null, this.t.bind(this))
          this.changeLanguage(this.options.lng, e)
        }
      return (this.options.resources || !this.options.initAsync ? o() : setTimeout(o, 0), a)
    }
    loadResources(e, t = za) {
      let n = t,
        r = N(e) ? e : this.language
      if ((typeof e == `function` && (n = e), !this.options.resources || this.options.partialBundledLanguages)) {
        if (r?.toLowerCase() === `cimode` && (!this.options.preload || this.options.preload.length === 0)) return n()
        let e = [],
          t = (t) => {
            t &&
              t !== `cimode` &&
              this.services.languageUtils.toResolveHierarchy(t).forEach((t) => {
                t !== `cimode` && (e.includes(t) || e.push(t))
              })
          }
        ;(r ? t(r) : this.services.languageUtils.getFallbackCodes(this.options.fallbackLng).forEach((e) => t(e)),
          this.options.preload?.forEach?.((e) => t(e)),
          this.services.backendConnector.load(e, this.options.ns, (e) => {
            ;(!e && !this.resolvedLanguage && this.language && this.setResolvedLanguage(this.language), n(e))
          }))
      } else n(null)
    }
    reloadResources(e, t, n) {
      let r = qi()
      if ((typeof e == `function` && ((n = e), (e = void 0)), typeof t == `function` && ((n = t), (t = void 0)), !e)) {
        let t = Object.keys(this.services.backendConnector.state).map((e) => e.split(`|`)[0])
        e = [...new Set([...(this.languages || []), ...t])].filter((e) => e !== `cimode`)
      }
      return (
        (t ||= this.options.ns),
        (n ||= za),
        this.services.backendConnector.reload(e, t, (e) => {
          ;(r.resolve(), n(e))
        }),
        r
      )
    }
    use(e) {
      if (!e)
        throw Error(`You are passing an undefined module! Please check the object you are passing to i18next.use()`)
      if (!e.type)
        throw Error(`You are passing a wrong module! Please check the object you are passing to i18next.use()`)
      let t = (t) => {
        if (this.modules[t] && this.modules[t] !== e) {
          let e = `use: this ${t} replaces the ${t} passed to an earlier use() call; only one ${t} is used per instance`
          this.isInitializing || this.isInitialized
            ? this.logger.warn(e)
            : (this.pendingWarnings = this.pendingWarnings || []).push(e)
        }
        this.modules[t] = e
      }
      return (
        e.type === `backend` && t(`backend`),
        (e.type === `logger` || (e.log && e.warn && e.error)) && (this.modules.logger = e),
        e.type === `languageDetector` && t(`languageDetector`),
        e.type === `i18nFormat` && t(`i18nFormat`),
        e.type === `postProcessor` && (ya.addPostProcessor(e), this.services.ownPostProcessors?.add(e.name)),
        e.type === `formatter` && t(`formatter`),
        e.type === `3rdParty` && this.modules.external.push(e),
        this
      )
    }
    hydrate(e, t) {
      return this.options.isClone
        ? this
        : this.services.resourceStore
          ? (e &&
              !this.initializedStoreOnce &&
              ((this.services.resourceStore.data = e),
              Object.values(e).forEach((e) => {
                Object.keys(e).forEach((e) => {
                  this.options.ns.includes(e) || this.options.ns.push(e)
                })
              }),
              (this.initializedStoreOnce = !0),
              (this.isInitialized = !0)),
            t && !this.initializedLanguageOnce && (this.changeLanguage(t), (this.initializedLanguageOnce = !0)),
            this)
          : (this.logger.warn(`hydrate: call init() first, the instance has no resource store yet`), this)
    }
    setResolvedLanguage(e) {
      if (e && this.languages && ![`cimode`, `dev`].includes(e)) {
        for (let e = 0; e < this.languages.length; e++) {
          let t = this.languages[e]
          if (![`cimode`, `dev`].includes(t) && this.store.hasLanguageSomeTranslations(t)) {
            this.resolvedLanguage = t
            break
          }
        }
        !this.resolvedLanguage &&
          !this.languages.includes(e) &&
          this.store.hasLanguageSomeTranslations(e) &&
          ((this.resolvedLanguage = e), this.languages.unshift(e))
      }
    }
    changeLanguage(e, t) {
      this.isLanguageChangingTo = e
      let n = qi()
      this.emit(`languageChanging`, e)
      let r = (e) => {
          ;((this.language = e),
            (this.languages = this.services.languageUtils.toResolveHierarchy(e)),
            (this.resolvedLanguage = void 0),
            this.setResolvedLanguage(e))
        },
        i = (i, a) => {
          ;(a
            ? this.isLanguageChangingTo === e &&
              (r(a),
              this.translator.changeLanguage(a),
              (this.isLanguageChangingTo = void 0),
              this.emit(`languageChanged`, a),
              this.logger.log(`languageChanged`, a))
            : (this.isLanguageChangingTo = void 0),
            n.resolve((...e) => this.t(...e)),
            t && t(i, (...e) => this.t(...e)))
        },
        a = (t) => {
          !e && !t && this.services.languageDetector && (t = [])
          let n = N(t) ? t : t && t[0],
            a = this.store.hasLanguageSomeTranslations(n)
              ? n
              : this.services.languageUtils.getBestMatchFromCodes(N(t) ? [t] : t)
          ;(a &&
            this.logger.debug &&
            !Yi(a) &&
            ![]
              .concat(
                this.options.supportedLngs || [],
                this.services.languageUtils.getFallbackCodes(this.options.fallbackLng, a),
                this.options.preload || [],
              )
              .includes(a) &&
            !Object.prototype.hasOwnProperty.call(this.store.data, a) &&
            this.logger.once(
              `lng:${a}`,
              `deprecate`,
              `changeLanguage: the language code '${a.slice(0, 64)}' comes from lng, changeLanguage() or the language detector and is not configured; from v27 such a code is refused unless it has only letters, digits, '-', '_', '@' and '.' (no '..'), at most 128 characters. Set supportedLngs, or check the code before passing it on`,
            ),
            a &&
              (this.language || r(a),
              this.translator.language || this.translator.changeLanguage(a),
              this.services.languageDetector?.cacheUserLanguage?.(a)),
            this.loadResources(a, (e) => {
              i(e, a)
            }))
        }
      if (!e && this.services.languageDetector && !this.services.languageDetector.async)
        a(this.services.languageDetector.detect())
      else if (!e && this.services.languageDetector && this.services.languageDetector.async) {
        let e = Xi(this.services.languageDetector)
        e === !1 || (e === void 0 && this.services.languageDetector.detect.length === 0)
          ? this.services.languageDetector.detect().then(a)
          : this.services.languageDetector.detect(a)
      } else a(e)
      return n
    }
    getFixedT(e, t, n, r) {
      let i = r?.scopeNs,
        a = (e, t, ...r) => {
          let o
          ;((o = typeof t == `object` ? { ...t } : this.options.overloadTranslationOptionHandler([e, t].concat(r))),
            (o.lng = o.lng || a.lng),
            (o.lngs = o.lngs || a.lngs))
          let s = o.ns !== void 0 && o.ns !== null
          ;((o.ns = o.ns || a.ns), o.keyPrefix !== `` && (o.keyPrefix = o.keyPrefix || n || a.keyPrefix))
          let c = { ...this.options, ...o }
          ;(Array.isArray(i) && !s && (c.ns = i),
            typeof o.keyPrefix == `function` && (o.keyPrefix = Sa(o.keyPrefix, c)))
          let l = this.options.keySeparator || `.`,
            u
          return (
            o.keyPrefix && Array.isArray(e)
              ? (u = e.map((e) => (typeof e == `function` && (e = Sa(e, c)), `${o.keyPrefix}${l}${e}`)))
              : (typeof e == `function` && (e = Sa(e, c)), (u = o.keyPrefix ? `${o.keyPrefix}${l}${e}` : e)),
            this.t(u, o)
          )
        }
      return (N(e) ? (a.lng = e) : (a.lngs = e), (a.ns = t), (a.keyPrefix = n), a)
    }
    t(...e) {
      return this.translator
        ? this.translator.translate(...e)
        : (this.logger.warn(`t: called before init(); returning an empty string`), ``)
    }
    exists(...e) {
      return this.translator?.exists(...e)
    }
    setDefaultNamespace(e) {
      this.options.defaultNS = e
    }
    hasLoadedNamespace(e, t = {}) {
      if (!this.isInitialized)
        return (this.logger.warn(`hasLoadedNamespace: i18next was not initialized`, this.languages), !1)
      if (!this.languages || !this.languages.length)
        return (this.logger.warn(`hasLoadedNamespace: i18n.languages were undefined or empty`, this.languages), !1)
      let n = t.lng || this.resolvedLanguage || this.languages[0],
        r = this.options ? this.options.fallbackLng : !1,
        i = this.languages[this.languages.length - 1]
      if (n.toLowerCase() === `cimode`) return !0
      let a = (e, t) => {
        let n = this.services.backendConnector.state[`${e}|${t}`]
        return n === -1 || n === 0 || n === 2
      }
      if (t.precheck) {
        let e = t.precheck(this, a)
        if (e !== void 0) return e
      }
      if (
        this.hasResourceBundle(n, e) ||
        !this.services.backendConnector.backend ||
        (this.options.resources && !this.options.partialBundledLanguages)
      )
        return !0
      let { languageUtils: o } = this.services,
        s = t.lng ? o.isSupportedCode(n) && o.toResolveHierarchy(n, !1)[0] : n
      return !((s && !a(s, e)) || (r && !a(i, e)))
    }
    loadNamespaces(e, t) {
      let n = qi()
      return this.options.ns
        ? (N(e) && (e = [e]),
          e.forEach((e) => {
            this.options.ns.includes(e) || this.options.ns.push(e)
          }),
          this.loadResources((e) => {
            ;(n.resolve(), t && t(e))
          }),
          n)
        : (t && t(), Promise.resolve())
    }
    loadLanguages(e, t) {
      let n = qi()
      N(e) && (e = [e])
      let r = this.options.preload || [],
        i = e.filter((e) => !r.includes(e) && this.services.languageUtils.isSupportedCode(e))
      return i.length
        ? ((this.options.preload = r.concat(i)),
          this.loadResources((e) => {
            ;(n.resolve(), t && t(e))
          }),
          n)
        : (t && t(), Promise.resolve())
    }
    dir(e) {
      if (((e ||= this.resolvedLanguage || (this.languages?.length > 0 ? this.languages[0] : this.language)), !e))
        return `ltr`
      try {
        let t = new Intl.Locale(e)
        if (t && t.getTextInfo) {
          let e = t.getTextInfo()
          if (e && e.direction) return e.direction
        }
      } catch {}
      let t =
          `ar.shu.sqr.ssh.xaa.yhd.yud.aao.abh.abv.acm.acq.acw.acx.acy.adf.ads.aeb.aec.afb.ajp.apc.apd.arb.arq.ars.ary.arz.auz.avl.ayh.ayl.ayn.ayp.bbz.pga.he.iw.ps.pbt.pbu.pst.prp.prd.ug.ur.ydd.yds.yih.ji.yi.hbo.men.xmn.fa.jpr.peo.pes.prs.dv.sam.ckb`.split(
            `.`,
          ),
        n = this.services?.languageUtils || new Ta(La())
      return e.toLowerCase().indexOf(`-latn`) > 1
        ? `ltr`
        : t.includes(n.getLanguagePartFromCode(e)) || e.toLowerCase().indexOf(`-arab`) > 1
          ? `rtl`
          : `ltr`
    }
    static createInstance(t = {}, n) {
      let r = new e(t, n)
      return ((r.createInstance = e.createInstance), r)
    }
    cloneInstance(t = {}, n = za) {
      let r = t.forkResourceStore
      r && ((t = { ...t }), delete t.forkResourceStore)
      let i = { ...this.options, preload: !1, ...t, isClone: !0 },
        a = new e(i)
      if (
        ((t.debug !== void 0 || t.prefix !== void 0) && (a.logger = a.logger.clone(t)),
        [`store`, `services`, `language`].forEach((e) => {
          a[e] = this[e]
        }),
        (a.services = { ...this.services }),
        (a.services.utils = {
          ...a.services.utils,
          hasLoadedNamespace: a.hasLoadedNamespace.bind(a),
          reloadResources: a.reloadResources.bind(a),
        }),
        r)
      ) {
        let e = (t) => {
          let n = Array.isArray(t) ? [...t] : { ...t }
          return (
            Object.keys(n).forEach((t) => {
              n[t] && typeof n[t] == `object` && (n[t] = e(n[t]))
            }),
            n
          )
        }
        ;((a.store = new va(e(this.store.data), i)), (a.services.resourceStore = a.store))
      }
      if (t.interpolation) {
        let e = { ...La().interpolation, ...this.options.interpolation, ...t.interpolation },
          n = { ...i, interpolation: e }
        a.services.interpolator = new Aa(n)
      }
      return (
        (a.translator = new wa(a.services, i)),
        a.translator.on(`*`, (e, ...t) => {
          a.emit(e, ...t)
        }),
        a.init(i, n),
        (a.translator.options = i),
        (a.translator.backendConnector.newestCloneHasLoadedNamespace = a.hasLoadedNamespace.bind(a)),
        a
      )
    }
    toJSON() {
      return {
        options: this.options,
        store: this.store,
        language: this.language,
        languages: this.languages,
        resolvedLanguage: this.resolvedLanguage,
      }
    }
  }.createInstance()
;(I.createInstance,
  I.dir,
  I.init,
  I.loadResources,
  I.reloadResources,
  I.use,
  I.changeLanguage,
  I.getFixedT,
  I.t,
  I.exists,
  I.setDefaultNamespace,
  I.hasLoadedNamespace,
  I.loadNamespaces,
  I.loadLanguages)
var Ha = (e, t, n, r) => {
    let i = [n, { code: t, ...(r || {}) }]
    if (e?.services?.logger?.forward) return e.services.logger.forward(i, `warn`, `react-i18next::`, !0)
    ;(Ya(i[0]) && (i[0] = `react-i18next:: ${i[0]}`),
      e?.services?.logger?.warn ? e.services.logger.warn(...i) : console?.warn && console.warn(...i))
  },
  Ua = {},
  Wa = (e, t, n, r) => {
    ;(Ya(n) && Ua[n]) || (Ya(n) && (Ua[n] = new Date()), Ha(e, t, n, r))
  },
  Ga = (e, t) => () => {
    if (e.isInitialized) t()
    else {
      let n = () => {
        ;(setTimeout(() => {
          e.off(`initialized`, n)
        }, 0),
          t())
      }
      e.on(`initialized`, n)
    }
  },
  Ka = (e, t, n) => {
    e.loadNamespaces(t, Ga(e, n))
  },
  qa = (e, t, n, r) => {
    if ((Ya(n) && (n = [n]), e.options.preload && e.options.preload.indexOf(t) > -1)) return Ka(e, n, r)
    ;(n.forEach((t) => {
      e.options.ns.indexOf(t) < 0 && e.options.ns.push(t)
    }),
      e.loadLanguages(t, Ga(e, r)))
  },
  Ja = (e, t, n = {}) =>
    !t.languages || !t.languages.length
      ? (Wa(t, `NO_LANGUAGES`, `i18n.languages were undefined or empty`, { languages: t.languages }), !0)
      : t.hasLoadedNamespace(e, {
          lng: n.lng,
          precheck: (t, r) => {
            if (
              n.bindI18n &&
              n.bindI18n.indexOf(`languageChanging`) > -1 &&
              t.services.backendConnector.backend &&
              t.isLanguageChangingTo &&
              !r(t.isLanguageChangingTo, e)
            )
              return !1
          },
        }),
  Ya = (e) => typeof e == `string`,
  Xa = (e) => typeof e == `object` && !!e,
  Za = /&(?:amp|#38|lt|#60|gt|#62|apos|#39|quot|#34|nbsp|#160|copy|#169|reg|#174|hellip|#8230|#x2F|#47);/g,
  Qa = {
    '&amp;': `&`,
    '&#38;': `&`,
    '&lt;': `<`,
    '&#60;': `<`,
    '&gt;': `>`,
    '&#62;': `>`,
    '&apos;': `'`,
    '&#39;': `'`,
    '&quot;': `"`,
    '&#34;': `"`,
    '&nbsp;': `\xA0`,
    '&#160;': `\xA0`,
    '&copy;': `©`,
    '&#169;': `©`,
    '&reg;': `®`,
    '&#174;': `®`,
    '&hellip;': `…`,
    '&#8230;': `…`,
    '&#x2F;': `/`,
    '&#47;': `/`,
  },
  $a = (e) => Qa[e],
  eo = {
    bindI18n: `languageChanged`,
    bindI18nStore: ``,
    transEmptyNodeValue: ``,
    transSupportBasicHtmlNodes: !0,
    transWrapTextNodes: ``,
    transKeepBasicHtmlNodesFor: [`br`, `strong`, `i`, `p`],
    useSuspense: !0,
    unescape: (e) => e.replace(Za, $a),
    transDefaultProps: void 0,
  },
  to = (e = {}) => {
    eo = { ...eo, ...e }
  },
  no = () => eo,
  ro,
  io = (e) => {
    ro = e
  },
  ao = () => ro,
  oo = {
    type: `3rdParty`,
    init(e) {
      ;(to(e.options.react), io(e))
    },
  },
  so = (0, _.createContext)(),
  co = class {
    constructor() {
      this.usedNamespaces = {}
    }
    addUsedNamespaces(e) {
      e.forEach((e) => {
        this.usedNamespaces[e] || (this.usedNamespaces[e] = !0)
      })
    }
    getUsedNamespaces() {
      return Object.keys(this.usedNamespaces)
    }
  },
  lo = n((e) => {
    var t = u()
    function n(e, t) {
      return (e === t && (e !== 0 || 1 / e == 1 / t)) || (e !== e && t !== t)
    }
    var r = typeof Object.is == `function` ? Object.is : n,
      i = t.useState,
      a = t.useEffect,
      o = t.useLayoutEffect,
      s = t.useDebugValue
    function c(e, t) {
      var n = t(),
        r = i({ inst: { value: n, getSnapshot: t } }),
        c = r[0].inst,
        u = r[1]
      return (
        o(
          function () {
            ;((c.value = n), (c.getSnapshot = t), l(c) && u({ inst: c }))
          },
          [e, n, t],
        ),
        a(
          function () {
            return (
              l(c) && u({ inst: c }),
              e(function () {
                l(c) && u({ inst: c })
              })
            )
          },
          [e],
        ),
        s(n),
        n
      )
    }
    function l(e) {
      var t = e.getSnapshot
      e = e.value
      try {
        var n = t()
        return !r(e, n)
      } catch {
        return !0
      }
    }
    function d(e, t) {
      return t()
    }
    var f = typeof window > `u` || window.document === void 0 || window.document.createElement === void 0 ? d : c
    e.useSyncExternalStore = t.useSyncExternalStore === void 0 ? f : t.useSyncExternalStore
  }),
  uo = n((e, t) => {
    t.exports = lo()
  })(),
  fo = {
    t: (e, t) => {
      if (Ya(t)) return t
      if (Xa(t) && Ya(t.defaultValue)) return t.defaultValue
      if (typeof e == `function`) return ``
      if (Array.isArray(e)) {
        let t = e[e.length - 1]
        return typeof t == `function` ? `` : t
      }
      return e
    },
    ready: !1,
  },
  po = () => () => {},
  L = (e, t = {}) => {
    let { i18n: n } = t,
      { i18n: r, defaultNS: i } = (0, _.useContext)(so) || {},
      a = n || r || ao()
    ;(a && !a.reportNamespaces && (a.reportNamespaces = new co()),
      a ||
        Wa(
          a,
          `NO_I18NEXT_INSTANCE`,
          `useTranslation: You will need to pass in an i18next instance by using initReactI18next or by passing it via props or context. In monorepo setups, make sure there is only one instance of react-i18next.`,
        ))
    let o = (0, _.useMemo)(() => ({ ...no(), ...a?.options?.react, ...t }), [a, t]),
      { useSuspense: s, keyPrefix: c, bindI18n: l, bindI18nStore: u } = o,
      d = e || i || a?.options?.defaultNS,
      f = Ya(d) ? [d] : d || [`translation`],
      p = JSON.stringify(f),
      m = (0, _.useMemo)(() => f, [p])
    a?.reportNamespaces?.addUsedNamespaces?.(m)
    let h = (0, _.useRef)(0),
      g = (0, _.useCallback)(
        (e) => {
          if (!a) return po
          let t = () => {
            ;((h.current += 1), e())
          }
          return (
            l && a.on(l, t),
            u && a.store.on(u, t),
            () => {
              ;(l && l.split(` `).forEach((e) => a.off(e, t)), u && u.split(` `).forEach((e) => a.store.off(e, t)))
            }
          )
        },
        [a, l, u],
      ),
      v = (0, _.useRef)(),
      y = (0, _.useCallback)(() => {
        if (!a) return fo
        let e = !!(a.isInitialized || a.initializedStoreOnce) && m.every((e) => Ja(e, a, o)),
          n = t.lng || a.language,
          r = h.current,
          i = typeof c == `function` ? Sa(c, { ...a.options, ns: m }) : c,
          s = v.current
        if (
          s &&
          s.i18n === a &&
          s.ready === e &&
          s.lng === n &&
          s.namespaces === m &&
          s.keyPrefix === i &&
          s.revision === r
        )
          return s
        let l = {
          t: a.getFixedT(n, o.nsMode === `fallback` ? m : m[0], c, { scopeNs: m }),
          i18n: a,
          ready: e,
          lng: n,
          namespaces: m,
          keyPrefix: i,
          revision: r,
        }
        return ((v.current = l), l)
      }, [a, m, c, o, t.lng]),
      [b, x] = (0, _.useState)(0),
      { t: S, ready: C } = (0, uo.useSyncExternalStore)(g, y, y),
      ee
    ;(a &&
      s &&
      !C &&
      ((ee = new Promise((e) => {
        let n = () => e()
        t.lng ? qa(a, t.lng, m, n) : Ka(a, m, n)
      })),
      ({ t: S, ready: C } = y())),
      (0, _.useEffect)(() => {
        if (a && !C && !s) {
          let e = () => x((e) => e + 1)
          t.lng ? qa(a, t.lng, m, e) : Ka(a, m, e)
        }
      }, [a, t.lng, m, C, s, b]))
    let w = a || {},
      T = (0, _.useRef)(null),
      E = (0, _.useRef)(),
      te = (e) => `${e.language}|${e.resolvedLanguage}|${e.languages?.join(`,`)}`,
      ne = (e) => {
        let t = Object.getOwnPropertyDescriptors(e)
        t.__original && delete t.__original
        let n = Object.create(Object.getPrototypeOf(e), t)
        if (!Object.prototype.hasOwnProperty.call(n, `__original`))
          try {
            Object.defineProperty(n, '__original', { value: e, writable: !1, enumerable: !1, configurable: !1 })
          } catch {}
        return n
      },
      re = (0, _.useMemo)(() => {
        let e = w,
          t = e && te(e),
          n = e
        e &&
          (T.current && T.current.__original === e && E.current === t
            ? (n = T.current)
            : ((n = ne(e)), (T.current = n), (E.current = t)))
        let r =
            !C && !s
              ? (...e) => (
                  Wa(
                    a,
                    `USE_T_BEFORE_READY`,
                    `useTranslation: t was called before ready. When using useSuspense: false, make sure to check the ready flag before using t.`,
                  ),
                  S(...e)
                )
              : S,
          i = [r, n, C]
        return ((i.t = r), (i.i18n = n), (i.ready = C), i)
      }, [S, w, C, w.resolvedLanguage, w.language, w.languages])
    if (a && s && !C) {
      let e = !1
      try {
        e = !1
      } catch {}
      throw (
        e &&
          Wa(
            a,
            `SUSPENDED_WHILE_LOADING`,
            `useTranslation: suspended while translations are loading (useSuspense is true by default). Add a <Suspense> boundary above this component, or set react.useSuspense: false in the i18next init options. https://react.i18next.com/latest/usetranslation-hook`,
          ),
        ee
      )
    }
    return re
  }
function mo(e, t, n) {
  let [r = ``, i = ``] = e < 1e-6 ? [`0`] : String(e).split(`.`),
    a = r + i.slice(0, n).padEnd(n, `0`),
    o = (i.charAt(n) >= `5` ? String(BigInt(a) + BigInt(1)) : a).padStart(n + 1, `0`),
    s = o.length - n,
    c = o.slice(s + t).replace(/0+$/, ``)
  return [o.slice(0, s), o.slice(s, s + t) + c]
}
function ho({ symbol: e = ``, least: t = 0, most: n = Math.max(t, 3) } = {}) {
  return (r) => {
    if (!Number.isFinite(r)) return `${e}${r}`
    let [i, a] = mo(Math.abs(r), t, n),
      o = `${i.replace(/\d(?=(?:\d\d)+\d$)/g, `$&,`)}${a && `.`}${a}`
    return `${r < 0 && /[1-9]/.test(o) ? `-` : ``}${e}${o}`
  }
}
var go = ho({ symbol: `₹`, most: 0 }),
  _o = ho({ symbol: `₹`, least: 2, most: 2 }),
  vo = ho({ least: 2, most: 2 }),
  yo = (e) => `${vo(e)}%`,
  bo = ho({ least: 1, most: 1 }),
  xo = (e) => `${bo(e)}%`,
  So = ho(),
  Co = 60,
  wo = (e, t) =>
    e > Co && e % 12 == 0 ? t(`common:monthsInYears`, { count: e, years: e / 12 }) : t(`common:months`, { count: e }),
  To = class extends Error {
    status
    code
    errors
    retryAfter
    triesLeft
    saidByServer
    constructor(e, t, n, r = {}) {
      ;(super(n),
        (this.name = `ApiError`),
        (this.status = e),
        (this.code = t),
        (this.errors = r.errors),
        (this.retryAfter = r.retryAfter),
        (this.triesLeft = r.triesLeft),
        (this.saidByServer = r.saidByServer === !0))
    }
  },
  Eo = (e) => e instanceof To && e.code === `conflict` && e.errors?.present !== void 0,
  Do = (e) => e instanceof To && e.code === `validation` && Object.keys(e.errors ?? {}).length > 0,
  { console: Oo } = globalThis
function ko(e) {
  Oo.error(e)
}
function Ao(e, t) {
  Oo.warn(`${e}: ${t instanceof Error ? t.message : String(t)}`)
}
var jo = 5e3
function Mo(e) {
  return (
    window.addEventListener(`online`, e),
    window.addEventListener(`offline`, e),
    () => {
      ;(window.removeEventListener(`online`, e), window.removeEventListener(`offline`, e))
    }
  )
}
var No = () =>
  (0, _.useSyncExternalStore)(
    Mo,
    () => navigator.onLine,
    () => !0,
  )
async function Po() {
  try {
    return (await fetch(`/api/health`, { cache: `no-store`, signal: AbortSignal.timeout(jo) }), !0)
  } catch {
    return !1
  }
}
function Fo() {
  ;((document.body.inert = !0), window.location.reload())
}
var Io = 400,
  Lo = 1e4,
  Ro = (e) => Math.min(Io * 3 ** (e - 1), Lo) * (0.5 + Math.random()),
  zo = (e) => new Promise((t) => setTimeout(t, e)),
  Bo = () => new To(0, `network`, I.t(`errors:network`))
function Vo(e, t) {
  let n
  return async () => {
    if (n) return n.value
    if (!navigator.onLine) throw Bo()
    try {
      return ((n = { value: await t() }), Vi(e), n.value)
    } catch (t) {
      Ao(`a piece of the page did not load`, t)
      let n = (await Po()) ? Bi(e) : null
      if (n !== null) return (await zo(Ro(n)), Fo(), new Promise(() => void 0))
      throw Bo()
    }
  }
}
var Ho = `modulepreload`,
  Uo = function (e) {
    return `/` + e
  },
  Wo = {},
  Go = function (e) {
    return e.pathname.endsWith(`.css`)
  },
  R = function (e, t, n) {
    if (t in e) return e[t]
    let r = n()
    if (!r) {
      e[t] = void 0
      return
    }
    let i = r.then(
      () => {
        e[t] = void 0
      },
      (n) => {
        throw ((e[t] = void 0), n)
      },
    )
    return ((e[t] = i), i)
  },
  z = function (e, t, n) {
    let r = Promise.resolve()
    if (t && t.length > 0) {
      let e,
        i = document.querySelector(`meta[property=csp-nonce]`),
        a = i?.nonce || i?.getAttribute(`nonce`)
      function o(e) {
        return Promise.all(
          e.map((e) =>
            Promise.resolve(e).then(
              (e) => ({ status: `fulfilled`, value: e }),
              (e) => ({ status: `rejected`, reason: e }),
            ),
          ),
        )
      }
      function s(e) {
        return import.meta.resolve ? new URL(import.meta.resolve(e)) : new URL(e, import.meta.url)
      }
      r = o(
        t
          .map((t) => {
            t = Uo(t, n)
            let r = s(t),
              i = Go(r)
            return R(Wo, r.href, () => {
              if (e === void 0) {
                e = { all: new Set(), styles: new Set() }
                let t = document.getElementsByTagName(`link`)
                for (let n = t.length - 1; n >= 0; n--) {
                  let r = t[n]
                  ;(e.all.add(r.href), r.rel === `stylesheet` && e.styles.add(r.href))
                }
              }
              if ((i ? e.styles : e.all).has(r.href)) return
              let t = document.createElement(`link`)
              if (
                ((t.rel = i ? `stylesheet` : Ho),
                i || (t.as = `script`),
                (t.crossOrigin = ``),
                (t.href = r.href),
                a && t.setAttribute(`nonce`, a),
                document.head.appendChild(t),
                i)
              )
                return new Promise((e, n) => {
                  let i = (a) => {
                    ;(t.removeEventListener(`load`, i),
                      t.removeEventListener(`error`, i),
                      a.type === `error` ? n(Error(`Unable to preload CSS for ${r}`)) : e(a))
                  }
                  ;(t.addEventListener(`load`, i), t.addEventListener(`error`, i))
                })
            })
          })
          .filter((e) => e !== void 0),
      )
    }
    function i(e) {
      let t = new Event(`vite:preloadError`, { cancelable: !0 })
      if (((t.payload = e), window.dispatchEvent(t), !t.defaultPrevented)) throw e
    }
    return r.then((t) => {
      for (let e of t || []) e.status === `rejected` && i(e.reason)
      return e().catch(i)
    })
  },
  B = Vo(`http`, () => z(() => import(`./signed-in-DHQU3WVe.js`).then((e) => e.an), __vite__mapDeps([0, 1, 2]))),
  Ko = {
    token: null,
    adminToken: null,
    partnerToken: null,
    prospectAppId: null,
    appId: null,
    partnerId: null,
    productId: null,
    productType: null,
    merchantId: null,
    isPartner: !1,
    adminId: null,
    roleId: null,
    utms: {},
    urlSegment: null,
    user: null,
    userId: null,
    userMasquerade: null,
    returning: !1,
    identityDue: !1,
    contactChange: null,
    admin: null,
    partner: null,
    masquerade: null,
    restoring: !1,
    overdue: !1,
    restored: { customer: !1, admin: !1, partner: !1 },
    expired: null,
    refetchTrigger: 0,
    isEditingGeneral: !1,
    isEditingGold: !1,
    isEditingHousing: !1,
  },
  qo = Ko,
  Jo = new Set(),
  Yo = () => qo
function Xo(e) {
  qo = { ...qo, ...e }
  for (let e of Jo) e()
}
function Zo(e) {
  return (Jo.add(e), () => Jo.delete(e))
}
function Qo(e) {
  let t = (t) => (e ? e(t) : t)
  return (0, _.useSyncExternalStore)(
    Zo,
    () => t(qo),
    () => t(Ko),
  )
}
function V(e) {
  return e === `admin` ? qo.adminToken : e === `partner` ? qo.partnerToken : qo.token
}
var $o = Object.assign({
  '../locales/en/applications.json': () =>
    z(() => import(`./money-en-DHjrustE.js`).then((e) => e.p), __vite__mapDeps([3, 1])),
  '../locales/en/asked.json': () => z(() => import(`./money-en-DHjrustE.js`).then((e) => e.f), __vite__mapDeps([3, 1])),
  '../locales/en/bottom-bar.json': () => z(() => import(`./bottom-bar-B24rdbPe.js`), []),
  '../locales/en/business.json': () =>
    z(() => import(`./more-en-CfaHqtbD.js`).then((e) => e.x), __vite__mapDeps([4, 1])),
  '../locales/en/calculator.json': () =>
    z(() => import(`./more-en-CfaHqtbD.js`).then((e) => e.b), __vite__mapDeps([4, 1])),
  '../locales/en/cards.json': () => z(() => import(`./more-en-CfaHqtbD.js`).then((e) => e.y), __vite__mapDeps([4, 1])),
  '../locales/en/common.json': () =>
    z(() => import(`./first-en-Di-Gu8Wq.js`).then((e) => e.s), __vite__mapDeps([5, 1])),
  '../locales/en/consents.json': () =>
    z(() => import(`./money-en-DHjrustE.js`).then((e) => e.d), __vite__mapDeps([3, 1])),
  '../locales/en/contact-change.json': () =>
    z(() => import(`./more-en-CfaHqtbD.js`).then((e) => e.v), __vite__mapDeps([4, 1])),
  '../locales/en/enquiry.json': () =>
    z(() => import(`./more-en-CfaHqtbD.js`).then((e) => e._), __vite__mapDeps([4, 1])),
  '../locales/en/errors.json': () =>
    z(() => import(`./first-en-Di-Gu8Wq.js`).then((e) => e.o), __vite__mapDeps([5, 1])),
  '../locales/en/file-columns.json': () =>
    z(() => import(`./desks-en-Ck-w79cN.js`).then((e) => e.v), __vite__mapDeps([6, 1])),
  '../locales/en/form.json': () => z(() => import(`./money-en-DHjrustE.js`).then((e) => e.u), __vite__mapDeps([3, 1])),
  '../locales/en/gold.json': () => z(() => import(`./more-en-CfaHqtbD.js`).then((e) => e.g), __vite__mapDeps([4, 1])),
  '../locales/en/handover.json': () =>
    z(() => import(`./more-en-CfaHqtbD.js`).then((e) => e.h), __vite__mapDeps([4, 1])),
  '../locales/en/help.json': () => z(() => import(`./more-en-CfaHqtbD.js`).then((e) => e.m), __vite__mapDeps([4, 1])),
  '../locales/en/housing.json': () =>
    z(() => import(`./more-en-CfaHqtbD.js`).then((e) => e.p), __vite__mapDeps([4, 1])),
  '../locales/en/insurance.json': () =>
    z(() => import(`./more-en-CfaHqtbD.js`).then((e) => e.f), __vite__mapDeps([4, 1])),
  '../locales/en/kfs.json': () => z(() => import(`./money-en-DHjrustE.js`).then((e) => e.l), __vite__mapDeps([3, 1])),
  '../locales/en/kind-business-loan.json': () =>
    z(() => import(`./kinds-en-CJU0H3R8.js`).then((e) => e.c), __vite__mapDeps([7, 1])),
  '../locales/en/kind-car-loan.json': () =>
    z(() => import(`./kinds-en-CJU0H3R8.js`).then((e) => e.s), __vite__mapDeps([7, 1])),
  '../locales/en/kind-gold-loan.json': () =>
    z(() => import(`./kinds-en-CJU0H3R8.js`).then((e) => e.o), __vite__mapDeps([7, 1])),
  '../locales/en/kind-home-loan.json': () =>
    z(() => import(`./kinds-en-CJU0H3R8.js`).then((e) => e.a), __vite__mapDeps([7, 1])),
  '../locales/en/kind-personal-loan.json': () =>
    z(() => import(`./kinds-en-CJU0H3R8.js`).then((e) => e.i), __vite__mapDeps([7, 1])),
  '../locales/en/kind-student-loan.json': () =>
    z(() => import(`./kinds-en-CJU0H3R8.js`).then((e) => e.r), __vite__mapDeps([7, 1])),
  '../locales/en/kind-two-wheeler-loan.json': () =>
    z(() => import(`./kinds-en-CJU0H3R8.js`).then((e) => e.n), __vite__mapDeps([7, 1])),
  '../locales/en/kind.json': () => z(() => import(`./kinds-en-CJU0H3R8.js`).then((e) => e.t), __vite__mapDeps([7, 1])),
  '../locales/en/landing.json': () =>
    z(() => import(`./first-en-Di-Gu8Wq.js`).then((e) => e.a), __vite__mapDeps([5, 1])),
  '../locales/en/layout.json': () =>
    z(() => import(`./first-en-Di-Gu8Wq.js`).then((e) => e.i), __vite__mapDeps([5, 1])),
  '../locales/en/legal.json': () => z(() => import(`./more-en-CfaHqtbD.js`).then((e) => e.d), __vite__mapDeps([4, 1])),
  '../locales/en/lenders.json': () =>
    z(() => import(`./money-en-DHjrustE.js`).then((e) => e.c), __vite__mapDeps([3, 1])),
  '../locales/en/loan.json': () => z(() => import(`./more-en-CfaHqtbD.js`).then((e) => e.u), __vite__mapDeps([4, 1])),
  '../locales/en/merchant.json': () =>
    z(() => import(`./more-en-CfaHqtbD.js`).then((e) => e.l), __vite__mapDeps([4, 1])),
  '../locales/en/not-found.json': () => z(() => import(`./not-found-DCKWwj4f.js`), []),
  '../locales/en/offers.json': () =>
    z(() => import(`./money-en-DHjrustE.js`).then((e) => e.s), __vite__mapDeps([3, 1])),
  '../locales/en/options.json': () =>
    z(() => import(`./money-en-DHjrustE.js`).then((e) => e.o), __vite__mapDeps([3, 1])),
  '../locales/en/our-lenders.json': () =>
    z(() => import(`./more-en-CfaHqtbD.js`).then((e) => e.c), __vite__mapDeps([4, 1])),
  '../locales/en/outbox.json': () => z(() => import(`./more-en-CfaHqtbD.js`).then((e) => e.s), __vite__mapDeps([4, 1])),
  '../locales/en/privacy.json': () =>
    z(() => import(`./more-en-CfaHqtbD.js`).then((e) => e.o), __vite__mapDeps([4, 1])),
  '../locales/en/products.json': () =>
    z(() => import(`./first-en-Di-Gu8Wq.js`).then((e) => e.r), __vite__mapDeps([5, 1])),
  '../locales/en/profile.json': () =>
    z(() => import(`./money-en-DHjrustE.js`).then((e) => e.a), __vite__mapDeps([3, 1])),
  '../locales/en/refusals.json': () =>
    z(() => import(`./money-en-DHjrustE.js`).then((e) => e.i), __vite__mapDeps([3, 1])),
  '../locales/en/replay.json': () =>
    z(() => import(`./money-en-DHjrustE.js`).then((e) => e.r), __vite__mapDeps([3, 1])),
  '../locales/en/retention.json': () =>
    z(() => import(`./more-en-CfaHqtbD.js`).then((e) => e.a), __vite__mapDeps([4, 1])),
  '../locales/en/rules.json': () => z(() => import(`./money-en-DHjrustE.js`).then((e) => e.n), __vite__mapDeps([3, 1])),
  '../locales/en/score.json': () => z(() => import(`./money-en-DHjrustE.js`).then((e) => e.t), __vite__mapDeps([3, 1])),
  '../locales/en/tickets.json': () =>
    z(() => import(`./more-en-CfaHqtbD.js`).then((e) => e.r), __vite__mapDeps([4, 1])),
  '../locales/en/titles.json': () =>
    z(() => import(`./first-en-Di-Gu8Wq.js`).then((e) => e.n), __vite__mapDeps([5, 1])),
  '../locales/en/told.json': () => z(() => import(`./told-D5noPhzn.js`), []),
  '../locales/en/verification.json': () =>
    z(() => import(`./first-en-Di-Gu8Wq.js`).then((e) => e.t), __vite__mapDeps([5, 1])),
  '../locales/en/vouchers.json': () =>
    z(() => import(`./more-en-CfaHqtbD.js`).then((e) => e.n), __vite__mapDeps([4, 1])),
  '../locales/en/welcome.json': () =>
    z(() => import(`./more-en-CfaHqtbD.js`).then((e) => e.t), __vite__mapDeps([4, 1])),
  '../locales/hi/applications.json': () =>
    z(() => import(`./money-hi-BXtsNyzX.js`).then((e) => e.p), __vite__mapDeps([8, 1])),
  '../locales/hi/asked.json': () => z(() => import(`./money-hi-BXtsNyzX.js`).then((e) => e.f), __vite__mapDeps([8, 1])),
  '../locales/hi/bottom-bar.json': () => z(() => import(`./bottom-bar-BdMP8cSF.js`), []),
  '../locales/hi/business.json': () =>
    z(() => import(`./more-hi-DZevOkew.js`).then((e) => e.x), __vite__mapDeps([9, 1])),
  '../locales/hi/calculator.json': () =>
    z(() => import(`./more-hi-DZevOkew.js`).then((e) => e.b), __vite__mapDeps([9, 1])),
  '../locales/hi/cards.json': () => z(() => import(`./more-hi-DZevOkew.js`).then((e) => e.y), __vite__mapDeps([9, 1])),
  '../locales/hi/common.json': () =>
    z(() => import(`./first-hi-wdkCM45q.js`).then((e) => e.s), __vite__mapDeps([10, 1])),
  '../locales/hi/consents.json': () =>
    z(() => import(`./money-hi-BXtsNyzX.js`).then((e) => e.d), __vite__mapDeps([8, 1])),
  '../locales/hi/contact-change.json': () =>
    z(() => import(`./more-hi-DZevOkew.js`).then((e) => e.v), __vite__mapDeps([9, 1])),
  '../locales/hi/enquiry.json': () =>
    z(() => import(`./more-hi-DZevOkew.js`).then((e) => e._), __vite__mapDeps([9, 1])),
  '../locales/hi/errors.json': () =>
    z(() => import(`./first-hi-wdkCM45q.js`).then((e) => e.o), __vite__mapDeps([10, 1])),
  '../locales/hi/file-columns.json': () =>
    z(() => import(`./desks-hi-BJIzQPfy.js`).then((e) => e.v), __vite__mapDeps([11, 1])),
  '../locales/hi/form.json': () => z(() => import(`./money-hi-BXtsNyzX.js`).then((e) => e.u), __vite__mapDeps([8, 1])),
  '../locales/hi/gold.json': () => z(() => import(`./more-hi-DZevOkew.js`).then((e) => e.g), __vite__mapDeps([9, 1])),
  '../locales/hi/handover.json': () =>
    z(() => import(`./more-hi-DZevOkew.js`).then((e) => e.h), __vite__mapDeps([9, 1])),
  '../locales/hi/help.json': () => z(() => import(`./more-hi-DZevOkew.js`).then((e) => e.m), __vite__mapDeps([9, 1])),
  '../locales/hi/housing.json': () =>
    z(() => import(`./more-hi-DZevOkew.js`).then((e) => e.p), __vite__mapDeps([9, 1])),
  '../locales/hi/insurance.json': () =>
    z(() => import(`./more-hi-DZevOkew.js`).then((e) => e.f), __vite__mapDeps([9, 1])),
  '../locales/hi/kfs.json': () => z(() => import(`./money-hi-BXtsNyzX.js`).then((e) => e.l), __vite__mapDeps([8, 1])),
  '../locales/hi/kind-business-loan.json': () =>
    z(() => import(`./kinds-hi-BzkEgWhW.js`).then((e) => e.c), __vite__mapDeps([12, 1])),
  '../locales/hi/kind-car-loan.json': () =>
    z(() => import(`./kinds-hi-BzkEgWhW.js`).then((e) => e.s), __vite__mapDeps([12, 1])),
  '../locales/hi/kind-gold-loan.json': () =>
    z(() => import(`./kinds-hi-BzkEgWhW.js`).then((e) => e.o), __vite__mapDeps([12, 1])),
  '../locales/hi/kind-home-loan.json': () =>
    z(() => import(`./kinds-hi-BzkEgWhW.js`).then((e) => e.a), __vite__mapDeps([12, 1])),
  '../locales/hi/kind-personal-loan.json': () =>
    z(() => import(`./kinds-hi-BzkEgWhW.js`).then((e) => e.i), __vite__mapDeps([12, 1])),
  '../locales/hi/kind-student-loan.json': () =>
    z(() => import(`./kinds-hi-BzkEgWhW.js`).then((e) => e.r), __vite__mapDeps([12, 1])),
  '../locales/hi/kind-two-wheeler-loan.json': () =>
    z(() => import(`./kinds-hi-BzkEgWhW.js`).then((e) => e.n), __vite__mapDeps([12, 1])),
  '../locales/hi/kind.json': () => z(() => import(`./kinds-hi-BzkEgWhW.js`).then((e) => e.t), __vite__mapDeps([12, 1])),
  '../locales/hi/landing.json': () =>
    z(() => import(`./first-hi-wdkCM45q.js`).then((e) => e.a), __vite__mapDeps([10, 1])),
  '../locales/hi/layout.json': () =>
    z(() => import(`./first-hi-wdkCM45q.js`).then((e) => e.i), __vite__mapDeps([10, 1])),
  '../locales/hi/legal.json': () => z(() => import(`./more-hi-DZevOkew.js`).then((e) => e.d), __vite__mapDeps([9, 1])),
  '../locales/hi/lenders.json': () =>
    z(() => import(`./money-hi-BXtsNyzX.js`).then((e) => e.c), __vite__mapDeps([8, 1])),
  '../locales/hi/loan.json': () => z(() => import(`./more-hi-DZevOkew.js`).then((e) => e.u), __vite__mapDeps([9, 1])),
  '../locales/hi/merchant.json': () =>
    z(() => import(`./more-hi-DZevOkew.js`).then((e) => e.l), __vite__mapDeps([9, 1])),
  '../locales/hi/not-found.json': () => z(() => import(`./not-found-CsaAbfEP.js`), []),
  '../locales/hi/offers.json': () =>
    z(() => import(`./money-hi-BXtsNyzX.js`).then((e) => e.s), __vite__mapDeps([8, 1])),
  '../locales/hi/options.json': () =>
    z(() => import(`./money-hi-BXtsNyzX.js`).then((e) => e.o), __vite__mapDeps([8, 1])),
  '../locales/hi/our-lenders.json': () =>
    z(() => import(`./more-hi-DZevOkew.js`).then((e) => e.c), __vite__mapDeps([9, 1])),
  '../locales/hi/outbox.json': () => z(() => import(`./more-hi-DZevOkew.js`).then((e) => e.s), __vite__mapDeps([9, 1])),
  '../locales/hi/privacy.json': () =>
    z(() => import(`./more-hi-DZevOkew.js`).then((e) => e.o), __vite__mapDeps([9, 1])),
  '../locales/hi/products.json': () =>
    z(() => import(`./first-hi-wdkCM45q.js`).then((e) => e.r), __vite__mapDeps([10, 1])),
  '../locales/hi/profile.json': () =>
    z(() => import(`./money-hi-BXtsNyzX.js`).then((e) => e.a), __vite__mapDeps([8, 1])),
  '../locales/hi/refusals.json': () =>
    z(() => import(`./money-hi-BXtsNyzX.js`).then((e) => e.i), __vite__mapDeps([8, 1])),
  '../locales/hi/replay.json': () =>
    z(() => import(`./money-hi-BXtsNyzX.js`).then((e) => e.r), __vite__mapDeps([8, 1])),
  '../locales/hi/retention.json': () =>
    z(() => import(`./more-hi-DZevOkew.js`).then((e) => e.a), __vite__mapDeps([9, 1])),
  '../locales/hi/rules.json': () => z(() => import(`./money-hi-BXtsNyzX.js`).then((e) => e.n), __vite__mapDeps([8, 1])),
  '../locales/hi/score.json': () => z(() => import(`./money-hi-BXtsNyzX.js`).then((e) => e.t), __vite__mapDeps([8, 1])),
  '../locales/hi/tickets.json': () =>
    z(() => import(`./more-hi-DZevOkew.js`).then((e) => e.r), __vite__mapDeps([9, 1])),
  '../locales/hi/titles.json': () =>
    z(() => import(`./first-hi-wdkCM45q.js`).then((e) => e.n), __vite__mapDeps([10, 1])),
  '../locales/hi/told.json': () => z(() => import(`./told-DUXOOFCC.js`), []),
  '../locales/hi/verification.json': () =>
    z(() => import(`./first-hi-wdkCM45q.js`).then((e) => e.t), __vite__mapDeps([10, 1])),
  '../locales/hi/vouchers.json': () =>
    z(() => import(`./more-hi-DZevOkew.js`).then((e) => e.n), __vite__mapDeps([9, 1])),
  '../locales/hi/welcome.json': () =>
    z(() => import(`./more-hi-DZevOkew.js`).then((e) => e.t), __vite__mapDeps([9, 1])),
})
async function es(e, t) {
  let n = `../locales/${e}/${t}.json`,
    r =
      $o[n] ??
      (
        await z(async () => {
          let { OFFICE_TEXTS: e } = await import(`./office-texts-BQusHX2I.js`)
          return { OFFICE_TEXTS: e }
        }, [])
      ).OFFICE_TEXTS[n]
  if (!r) throw Error(`no dictionary ${e}/${t}`)
  return r()
}
var ts = {
    type: `backend`,
    init: () => void 0,
    read(e, t, n) {
      es(e, t).then(
        (e) => n(null, e.default),
        (e) => n(e instanceof Error ? e : Error(String(e)), !1),
      )
    },
  },
  ns = I
function rs(e) {
  return (ko(`a text lacks a value: ${e}`), ``)
}
var is = new Set()
function as(e, t) {
  return t === void 0
    ? (is.has(e) ||
        (is.add(e),
        ko(`a text is missing: ${e}`),
        typeof navigator < `u` && navigator.sendBeacon?.(nr, JSON.stringify({ 'missing-text': e }))),
      e)
    : t
}
var os = {
  type: `formatter`,
  init: () => void 0,
  add: () => void 0,
  addCached: () => void 0,
  format: (e, t, n, r) => (r?.interpolationkey === `count` && typeof e == `number` ? So(e) : e),
}
async function ss(e, t, n = {}) {
  ;(await ns
    .use(ts)
    .use(os)
    .use(oo)
    .init({
      lng: e,
      fallbackLng: e,
      supportedLngs: Kr,
      ns: [...t],
      defaultNS: `common`,
      fallbackNS: `staff-rules`,
      partialBundledLanguages: !0,
      resources: { [e]: n },
      interpolation: { escapeValue: !1, alwaysFormat: !0 },
      missingInterpolationHandler: rs,
      parseMissingKeyHandler: as,
      returnNull: !1,
      react: { useSuspense: !0 },
    }),
    ds(e))
}
var H
function cs(e, t, n = {}) {
  return ((H = ss(e, t, n)), H)
}
async function ls(e) {
  let t = typeof document > `u` ? ns.language : document.documentElement.lang,
    n = e.flatMap((e) => $o[`../locales/${t}/${e}.json`]?.() ?? [])
  ;(await Promise.all(n), await H, await ns.loadNamespaces([...e]))
}
async function us(e) {
  ;(await H, await ns.reloadResources([...Kr], [e]))
}
function ds(e) {
  typeof document < `u` && (document.documentElement.lang = e)
}
function fs() {
  let e = new URL(window.location.href)
  e.searchParams.has(`lang`) && (e.searchParams.delete(Zr), window.history.replaceState(window.history.state, ``, e))
}
var ps = () => Xr(ns.language)
async function ms(e) {
  let [{ writeCookie: t }] = await Promise.all([
    z(() => import(`./signed-in-DHQU3WVe.js`).then((e) => e.Qt), __vite__mapDeps([0, 1, 2])),
    ns.changeLanguage(e).then(() => ds(e)),
  ])
  ;(t(`lang`, e), fs())
  let { token: n, userId: r, userMasquerade: i } = Yo()
  if (n === null || r === null || i !== null) return
  let { call: a } = await B()
  await a(`setLanguage`, { body: { uid: r, language: e } })
  let { user: o } = Yo()
  o?.userId === r && Xo({ user: { ...o, languageId: ti(e) } })
}
var hs = Vo(`session`, () => z(() => import(`./signed-in-DHQU3WVe.js`).then((e) => e.Ht), __vite__mapDeps([0, 1, 2]))),
  gs = (e) => e,
  _s = (e) => e ?? ``,
  vs = (e) => e || void 0,
  ys = (e) => (/^\d{1,10}$/.test(e) ? Number(e) : void 0),
  bs = [
    gs({ key: `token`, cookie: `atkn`, area: `customer`, write: _s, read: vs }),
    gs({ key: `prospectAppId`, cookie: `prospectAppId`, area: `customer`, write: _s, read: vs }),
    gs({ key: `appId`, cookie: `appId`, area: `customer`, write: _s, read: vs }),
    gs({ key: `productId`, cookie: `productId`, area: `customer`, write: _s, read: vs }),
    gs({ key: `productType`, cookie: `productType`, area: `customer`, write: _s, read: (e) => (br(e) ? e : void 0) }),
    gs({ key: `utms`, cookie: `utms`, area: `customer`, write: JSON.stringify, read: Es }),
    gs({ key: `urlSegment`, cookie: `urlSegment`, area: `customer`, write: _s, read: vs }),
    gs({ key: `adminToken`, cookie: `a_atkn`, area: `admin`, write: _s, read: vs }),
    gs({ key: `adminId`, cookie: `adminId`, area: `admin`, write: String, read: ys }),
    gs({
      key: `roleId`,
      cookie: `roleId`,
      area: `admin`,
      write: (e) => btoa(String(e)),
      read: (e) => Yn.find((t) => btoa(String(t)) === e),
    }),
    gs({ key: `partnerToken`, cookie: `p_atkn`, area: `partner`, write: _s, read: vs }),
    gs({ key: `partnerId`, cookie: `partnerId`, area: `partner`, write: String, read: ys }),
    gs({ key: `isPartner`, cookie: `isPartner`, area: `partner`, write: String, read: (e) => e === `true` }),
  ],
  xs = { customer: `atkn`, admin: `a_atkn`, partner: `p_atkn` }
function Ss(e) {
  return bs.filter(({ key: t }) => t in e).map((t) => ({ name: t.cookie, value: Cs(t, e) }))
}
function Cs(e, t) {
  let n = t[e.key]
  return n == null || n === `` ? null : e.write(n)
}
var ws = (e) => bs.filter((t) => t.area === e).map(({ cookie: e }) => e)
function Ts(e) {
  let t = {}
  for (let n of bs) {
    let r = e.get(n.cookie),
      i = r == null ? void 0 : n.read(r)
    i !== void 0 && Object.assign(t, { [n.key]: i })
  }
  return t
}
function Es(e) {
  try {
    let t = JSON.parse(e)
    return typeof t == `object` && t ? t : void 0
  } catch {
    return
  }
}
var Ds = 3e3,
  Os = new Set()
function ks(e) {
  return (Os.add(e), () => Os.delete(e))
}
async function As(e) {
  let t = [...Os].map(async (t) => t(e))
  for (let e of t) e.catch((e) => Ao(`a form could not be saved`, e))
  let n,
    r = new Promise((e) => {
      n = setTimeout(e, Ds)
    })
  ;(await Promise.race([Promise.allSettled(t), r]), clearTimeout(n))
}
typeof window < `u` && window.addEventListener(`pagehide`, () => void As(`pagehide`))
var js = {
    customer: { token: null, user: null, userId: null, userMasquerade: null },
    admin: { adminToken: null, adminId: null, admin: null },
    partner: { partnerToken: null, isPartner: !1, partner: null, masquerade: null },
  },
  Ms = { prospectAppId: null, appId: null, productId: null, productType: null },
  Ns = new Set()
function Ps(e, t, n) {
  t === null ||
    t !== V(e) ||
    Ns.has(t) ||
    Fi(e) ||
    (Ns.add(t),
    zs(e) ? ki(`admin`, `masquerade_over`) : ki(e, n),
    As(`expired`).finally(() => {
      ;(Ns.delete(t), V(e) === t && Is(e, { expired: Rs(e) ?? e }))
    }))
}
function Fs(e, t) {
  let n = t === `masquerade_over`
  return (ki(n ? `admin` : e, t), n && Is(e, { expired: { adminAt: M(`merchant-management`) } }), n)
}
function Is(e, t = {}) {
  ;((e === `partner` || zs(e)) && Ls(), Xo({ ...js[e], ...(e === `customer` && zs(e) && Ms), ...t }))
}
var Ls = () =>
  z(
    async () => {
      let { removeCookie: e } = await import(`./signed-in-DHQU3WVe.js`).then((e) => e.Qt)
      return { removeCookie: e }
    },
    __vite__mapDeps([0, 1, 2]),
  ).then(
    ({ removeCookie: e }) => e(`isMasqueradeMode`),
    (e) => Ao(`a cookie was not removed`, e),
  )
function Rs(e) {
  if (!zs(e)) return null
  let { userId: t } = Yo()
  return e !== `customer` || t === null
    ? { adminAt: M(`merchant-management`) }
    : { adminAt: M(`csr-portal/:id/:pid`, { id: t, pid: 0 }) }
}
function zs(e) {
  let { userMasquerade: t, masquerade: n } = Yo()
  return e === `customer` ? t !== null : e === `partner` && n !== null
}
var Bs = 5e3,
  Vs = new Map()
function Hs(e) {
  let t = Vs.get(e)
  if (t) return t
  if (!si().hasSession[e]) {
    Us(e)
    let t = Promise.resolve()
    return (Vs.set(e, t), t)
  }
  Xo({ restoring: !0 })
  let n = Ws(e).catch((t) => Ao(`the ${e} session was not restored`, t)),
    r = setTimeout(() => Xo({ overdue: !0 }), Bs),
    i = n.then(() => {
      ;(clearTimeout(r), Us(e))
    })
  return (Vs.set(e, i), i)
}
function Us(e) {
  Xo({ restoring: !1, overdue: !1, restored: { ...Yo().restored, [e]: !0 } })
}
async function Ws(e) {
  let { call: t } = await B()
  if (Fi(e)) {
    ;(await t(`deleteCookie`, { body: { name: xs[e] } }), Pi(e))
    return
  }
  let n,
    r = await Promise.all(
      ws(e).map(async (e) => {
        let t = await Gs(e)
        return ((n ??= t?.ended), [e, t?.value])
      }),
    )
  if (!(n && Fs(e, n))) {
    Xo(Ts(new Map(r)))
    try {
      await Ks[e]()
    } catch (t) {
      throw (t instanceof To && (t.status === 401 || t.status === 404) && Is(e), t)
    }
  }
}
async function Gs(e) {
  try {
    let { call: t } = await B()
    return await t(`readCookie`, { query: { name: e } })
  } catch (t) {
    return (Ao(`the stored ${e} could not be read`, t), null)
  }
}
var Ks = { customer: qs, admin: Js, partner: Ys }
async function qs() {
  let { token: e, prospectAppId: t } = Yo()
  if (e !== null && t !== null) {
    if (Yo().userId === null) {
      let { call: e } = await B(),
        { data: n } = await e(`getProspect`, { params: { prospectAppId: t } })
      if (n.user_id === null) return Is(`customer`)
      Xo({ userId: n.user_id })
    }
    await Xs()
  }
}
async function Js() {
  if (Yo().adminToken === null) return
  let { call: e } = await B(),
    { adminId: t, roleId: n, name: r, email: i } = await e(`reverifyAdmin`)
  $n(n) && Xo({ adminId: t, roleId: n, admin: { name: r, email: i } })
}
async function Ys() {
  let { partnerToken: e } = Yo()
  if (e === null) return
  let { call: t } = await B(),
    {
      partnerId: n,
      merchantId: r,
      name: i,
      code: a,
      isPartner: o,
      masquerade: s,
      owner: c,
      rights: l,
    } = await t(`getPartnerRevenue`),
    { masquerade: u, partnerToken: d } = Yo()
  d === e &&
    Xo({
      partnerId: n,
      merchantId: r,
      isPartner: o,
      partner: { name: i, code: a, owner: c, rights: l },
      masquerade: s ? { name: i, expires_at: u?.expires_at ?? null } : null,
    })
}
async function Xs() {
  let { token: e, userId: t } = Yo()
  if (e === null || t === null) return
  let [{ call: n }, { toClientProfile: r, toShortUser: i }] = await Promise.all([B(), hs()]),
    { data: a, masquerade_ends_at: o, identity_due: s, contact_change: c } = await n(`getUser`, { params: { id: t } })
  if (Yo().token !== e) return
  let l = { user: i(r(a)), userMasquerade: o, identityDue: s, contactChange: c },
    u = a.inflight_credit_app_id,
    { appId: d, productType: f } = Yo()
  ;(u && (u !== d || f === null) && Object.assign(l, await Zs(u)), Xo(l))
}
async function Zs(e) {
  let { call: t } = await B(),
    { isFinal: n } = await z(
      async () => {
        let { isFinal: e } = await import(`./signed-in-DHQU3WVe.js`).then((e) => e.L)
        return { isFinal: e }
      },
      __vite__mapDeps([0, 1, 2]),
    ),
    { data: r } = await t(`listApplications`),
    i = Yo().productType,
    a = r.find(({ app_id: t }) => t === e)
  return i === null || a === void 0 || a.product_type === i
    ? { appId: e, productType: i ?? a?.product_type ?? null }
    : { appId: r.find(({ product_type: e, status: t }) => e === i && !n(t))?.app_id ?? null }
}
var Qs = n((e) => {
    var t = Symbol.for(`react.transitional.element`),
      n = Symbol.for(`react.fragment`)
    function r(e, n, r) {
      var i = null
      if ((r !== void 0 && (i = `` + r), n.key !== void 0 && (i = `` + n.key), `key` in n))
        for (var a in ((r = {}), n)) a !== `key` && (r[a] = n[a])
      else r = n
      return ((n = r.ref), { $$typeof: t, type: e, key: i, ref: n === void 0 ? null : n, props: r })
    }
    ;((e.Fragment = n), (e.jsx = r), (e.jsxs = r))
  }),
  $s = n((e, t) => {
    t.exports = Qs()
  }),
  U = $s(),
  ec = (0, _.createContext)(void 0)
function tc({ brand: e, children: t }) {
  return (0, U.jsx)(ec, { value: e, children: t })
}
function nc() {
  let e = (0, _.use)(ec)
  if (!e) throw Error(`useBrand needs a BrandProvider above it`)
  return e
}
var rc = [`main`, `overview`, `marketplace`, `partners`, `files`, `support`, `access`, `grow`, `learn`, `account`],
  ic = (e, t) => zr[t].roles?.includes(e) ?? !1,
  ac = (e, t) => $n(e) && ic(e, t)
function oc(e, t) {
  let { rights: n } = zr[t]
  return n === void 0 || n.some((t) => e.includes(t))
}
function sc(e) {
  let t = Br.filter(ni).find((t) => ic(e, t))
  if (!t) throw Error(`role ${e} has no page`)
  return t
}
var cc = (e) => M(sc(e))
function lc(e) {
  return fc(`admin`).filter((t) => ic(e, t))
}
function uc(e) {
  return fc(`partner`).filter((t) => oc(e ?? [], t))
}
var dc = (e) => {
    let { group: t = `main`, order: n = 0 } = zr[e].menu ?? {}
    return rc.indexOf(t) * 100 + n
  },
  fc = (e) =>
    Br.filter(ni)
      .filter((t) => zr[t].area === e && zr[t].menu !== void 0)
      .sort((e, t) => dc(e) - dc(t))
function pc(e) {
  return br(e) && `loan` in _r[e]
}
var mc = vr.filter(pc),
  hc = Object.fromEntries(mc.map((e) => [e, _r[e].loan])),
  gc = yr.personal,
  _c = (e) => (pc(e) ? e : gc),
  vc = (e) => pc(e) && hc[e].ownQuestions,
  yc = (e) => pc(e) && !hc[e].ownQuestions,
  bc = (e) => Math.max(...hc[e].terms),
  xc = (e, t) => Number(t) > hc[e].assessedAbove,
  Sc = (e) => hc[e].security !== null,
  Cc = [`student`, `two-wheeler`, `car`]
function wc(e) {
  return Cc.some((t) => t === e)
}
var Tc = [
  ...Ec(pc),
  Dc(`student-loan`, `kindStudent`, `student`),
  Dc(`two-wheeler-loan`, `kindTwoWheeler`, `two-wheeler`),
  Dc(`car-loan`, `kindCar`, `car`),
  ...Ec((e) => !pc(e)),
]
function Ec(e) {
  return vr.filter(e).flatMap((e) => {
    let { segment: t, publicPage: n, kind: r } = _r[e]
    return t === null ? [] : [{ segment: t, page: n, kind: r, productType: e }]
  })
}
function Dc(e, t, n) {
  return { segment: e, page: t, kind: n, productType: null, enquiry: n }
}
var Oc = (e) => Tc.find(({ enquiry: t }) => t === e)?.page ?? `products`,
  kc = (e) => Tc.find((t) => t.segment === e),
  Ac = (e) => _r[e].pages,
  jc = (e) => M(Ac(e).start),
  Mc = (e) => M(_r[e].publicPage ?? `landing`),
  Nc = (e, t = `personal-information`) => ri(jc(pc(e) ? e : gc), { step: t }),
  Pc = (e, t, n) => e === Ac(gc).start && new URLSearchParams(t).has(`step`) && !pc(n),
  Fc = (e) => M((e && Ac(e).welcome) ?? `welcomeBack`),
  Ic = (e) => M(Rc(e) ?? `offers`),
  Lc = (e) => (Rc(e) === `businessOffers` ? `businessOfferDetail` : `offerDetail`),
  Rc = (e) => [`offers`, `businessOffers`].find((t) => zr[t].products?.some((t) => t === e)),
  zc = (e) => M(Ac(e).draft)
function Bc({ productType: e, enquiry: t }) {
  return t ? M(`loanLead`, { kind: t }) : e ? jc(e) : M(`products`)
}
function Vc({ productType: e, urlSegment: t }) {
  if (e) return jc(e)
  let n = kc(t)
  return n ? Bc(n) : null
}
function Hc(e, t) {
  let { flag: n, updates: r } = hc[_c(e)]
  return t[n] === 1 && r.every((e) => !t[e])
}
var Uc = 15e3
function Wc(e, t = null) {
  let n
  return function (r) {
    let [i, a] = (0, _.useState)(() => n)
    ;(0, _.useEffect)(() => {
      if (i) return
      let t = !1,
        r,
        o = () => {
          ;(clearTimeout(r),
            navigator.onLine &&
              e().then(
                (e) => {
                  ;((n = e), t || a(() => e))
                },
                (e) => {
                  ;(Ao(`a part of the screen did not load`, e), t || (r = setTimeout(o, Uc)))
                },
              ))
        }
      return (
        o(),
        window.addEventListener(`online`, o),
        () => {
          ;((t = !0), clearTimeout(r), window.removeEventListener(`online`, o))
        }
      )
    }, [i])
    let o = t && (0, _.createElement)(t)
    return i ? (0, _.createElement)(_.Suspense, { fallback: o }, (0, _.createElement)(i, r)) : o
  }
}
var Gc = {
    logo: `_logo_18u98_1`,
    light: `_light_18u98_8`,
    dark: `_dark_18u98_11`,
    onBrand: `_onBrand_18u98_14`,
    name: `_name_18u98_21`,
    coBrand: `_coBrand_18u98_27`,
    coBrandName: `_coBrandName_18u98_35`,
    mark: `_mark_18u98_69`,
    picture: `_picture_18u98_70`,
    tile: `_tile_18u98_76`,
  },
  Kc = { light: [`action`, `onAction`], dark: [`brandOnDeep`, `deep`], onBrand: [`onBrand`, `brand`] },
  qc = (e, t) => e.tones?.[t] ?? Kc[t]
function Jc(e, t, n) {
  let [r, i] = qc(e, t),
    a = (e) => (e === `mark` ? n(r) : e === `detail` ? n(i) : e)
  return e.shapes.map((e) =>
    `fill` in e
      ? { d: e.d, fill: a(e.fill) }
      : { d: e.d, fill: `none`, stroke: a(e.stroke), strokeWidth: e.width, ...(e.dash && { strokeDasharray: e.dash }) },
  )
}
function Yc({ logo: e, variant: t, size: n, colourOf: r = (e) => `var(--${e})` }) {
  return e.picture === void 0
    ? (0, U.jsx)(`svg`, {
        width: n,
        height: n,
        viewBox: `0 0 32 32`,
        className: Gc.mark,
        'aria-hidden': `true`,
        children: Jc(e, t, r).map((e) =>
          (0, U.jsx)(`path`, { strokeLinecap: `round`, strokeLinejoin: `round`, ...e }, e.d + e.fill + e.stroke),
        ),
      })
    : (0, U.jsx)(`img`, {
        src: e.picture,
        alt: ``,
        width: n,
        height: n,
        className: t === `light` ? Gc.picture : `${Gc.picture} ${Gc.tile}`,
      })
}
function Xc({ variant: e = `light`, coBrand: t = !1, size: n = 32 }) {
  let r = nc(),
    i = t ? r.coBrandLogo : void 0
  return (0, U.jsxs)(`span`, {
    className: `${Gc.logo} ${Gc[e]}`,
    children: [
      (0, U.jsx)(Yc, { logo: r.logo, variant: e, size: n }),
      (0, U.jsx)(`span`, { className: Gc.name, children: r.name }),
      i &&
        (0, U.jsxs)(`span`, {
          className: Gc.coBrand,
          children: [
            (0, U.jsx)(Yc, { logo: i.logo, variant: e, size: n }),
            (0, U.jsx)(`span`, { className: Gc.coBrandName, children: i.lines.join(` `) }),
          ],
        }),
    ],
  })
}
var Zc = vr.map((e) => ({ kind: _r[e].kind, productType: e })),
  Qc = Zc.filter(({ productType: e }) => pc(e)),
  $c = [...Zc.filter(({ productType: e }) => !pc(e)), { kind: `vouchers`, productType: null }],
  el = (e, t) => e?.includes(t) ?? !0,
  tl = (e, t) => t?.flatMap((t) => e.filter(({ kind: e }) => e === t)) ?? e,
  nl = (e) => si().published?.loans[e],
  rl = () => si().published?.as_of[ps()]
function il(e) {
  let t = nl(e)
  return (
    t && {
      least: go(t.amount_min),
      most: go(t.amount_max),
      rateMin: t.rate_min,
      rateMax: t.rate_max,
      aprMin: yo(t.apr_min),
      aprMax: yo(t.apr_max),
      monthsMax: t.months_max,
      asOf: rl(),
    }
  )
}
function al({ href: e, children: t }) {
  let { t: n } = L(`layout`)
  return (0, U.jsxs)(`a`, {
    href: e,
    target: `_blank`,
    rel: `noopener`,
    children: [t, (0, U.jsxs)(`span`, { className: `sr`, children: [` `, n(`opensNewTab`)] })],
  })
}
function ol() {
  let { key: e } = ht(),
    [t, n] = (0, _.useState)(null)
  return {
    taken: t === e,
    onTake: ({ button: t, metaKey: r, ctrlKey: i, shiftKey: a, altKey: o, defaultPrevented: s }) => {
      t !== 0 || r || i || a || o || s || n(e)
    },
  }
}
var sl = { primary: `pri`, secondary: `sec`, soft: `soft`, text: `text` },
  cl = ({ look: e = `primary`, small: t, full: n }) =>
    [`btn`, sl[e], t && `small`, n && `full`].filter(Boolean).join(` `)
function ll({ look: e, small: t, full: n, busy: r, type: i = `button`, ...a }) {
  return (0, U.jsx)(`button`, {
    type: i,
    className: cl({ look: e, small: t, full: n }),
    'aria-busy': r || void 0,
    ...a,
  })
}
function ul({ look: e, small: t, full: n, onClick: r, ...i }) {
  let { taken: a, onTake: o } = ol()
  return (0, U.jsx)(Ln, {
    className: cl({ look: e, small: t, full: n }),
    'aria-busy': a || void 0,
    onClick: (e) => {
      ;(r?.(e), o(e))
    },
    ...i,
  })
}
var dl = !1,
  fl = new Set(),
  pl = () => dl
function ml(e) {
  return (fl.add(e), () => fl.delete(e))
}
var hl = 1e4,
  gl = null,
  _l = 0,
  W = new Map()
function vl() {
  let { pathname: e, search: t } = window.location
  return `${e}#${new URLSearchParams(t).get(`tab`) ?? ``}`
}
var yl = () => xl((e, t) => t !== null && t !== vl()),
  bl = (e) => xl((t) => t === Sl(e))
function xl(e) {
  let t = [...W].flatMap(([t, n]) => (e(t, n) ? [t] : []))
  if (t.length !== 0) {
    for (let e of t) W.delete(e)
    z(
      async () => {
        let { toast: e } = await import(`./toasts-BJ6VNgtT.js`).then((e) => e.n)
        return { toast: e }
      },
      __vite__mapDeps([13, 1, 0, 2, 14]),
    )
      .then(({ toast: e }) => t.forEach((t) => W.has(t) || e.dismiss(t)))
      .catch((e) => Ao(`a toast was not closed`, e))
  }
}
var Sl = (e) => `error:${e}`
function Cl(e, t, { undo: n, about: r = t, place: i = vl() } = {}) {
  let a = e === `error`
  ;(a && W.set(Sl(r), i), (dl = !0))
  for (let e of fl) e()
  z(
    async () => {
      let { toast: e } = await import(`./toasts-BJ6VNgtT.js`).then((e) => e.n)
      return { toast: e }
    },
    __vite__mapDeps([13, 1, 0, 2, 14]),
  )
    .then(({ toast: i }) => {
      let o = a ? `alert` : `status`
      n
        ? wl(i, { text: t, undo: n })
        : a
          ? i.isActive(Sl(r))
            ? i.update(Sl(r), { render: t })
            : W.has(Sl(r)) &&
              i.error(t, { toastId: Sl(r), autoClose: !1, role: o, onClose: () => void W.delete(Sl(r)) })
          : i[e](t, { toastId: `${e}:${t}`, autoClose: pr, role: o })
    })
    .catch((e) => Ao(t, e))
}
function wl(e, t) {
  gl = Object.assign(gl ?? { toastId: `undo:${++_l}` }, t)
  let { toastId: n } = gl,
    r = Tl(gl)
  e.isActive(n)
    ? e.update(n, { render: r, autoClose: hl })
    : e.success(r, { toastId: n, autoClose: hl, role: `status`, onClose: () => void (gl = null) })
}
var Tl =
    (e) =>
    ({ closeToast: t }) => {
      let { text: n, undo: r } = e,
        i = (0, _.createElement)(
          `button`,
          {
            type: `button`,
            className: `app-toast-undo`,
            onClick: () => {
              ;(t(), r())
            },
          },
          I.t(`common:undo`),
        )
      return (0, _.createElement)(`span`, { className: `app-toast-text` }, n, i)
    },
  El = {
    success: (e) => Cl(`success`, e),
    saved: (e, t) => Cl(`success`, e, { undo: t }),
    error: (e, t) => Cl(`error`, e, t === void 0 ? {} : { about: t }),
    info: (e) => Cl(`info`, e),
    warning: (e) => Cl(`warning`, e),
  }
function Dl(e) {
  let t = typeof e == `object` && e && `code` in e ? String(e.code) : ``,
    n = di.some((e) => e === t) ? `session_expired` : t
  return I.language !== `en` && n && I.exists(`errors:${n}`)
    ? I.t(`errors:${n}`)
    : (e instanceof Error ? e.message : ``) || I.t(`errors:generic`)
}
function Ol(e) {
  Cl(`error`, Dl(e))
}
function kl(e) {
  Cl(`error`, Dl(e), { place: null })
}
function Al(e) {
  Cl(`error`, Eo(e) ? I.t(`common:undoStale`) : Dl(e))
}
var jl = {
  accountBox: `M12 11.500a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.500 20c.8-3.700 3.800-5.500 7.500-5.500s6.700 1.800 7.500 5.500`,
  alert: `M12 3.8l9 15.6a.9.9 0 0 1-.8 1.3H3.8a.9.9 0 0 1-.8-1.3zM12 9.5v5M12 17.6v.1`,
  arrowLeft: `M20 12H4M10 6l-6 6 6 6`,
  arrowRight: `M4 12h16M14 6l6 6-6 6`,
  bank: `M3.500 9.500L12 4l8.500 5.500zM5.500 10v8M10 10v8M14 10v8M18.500 10v8M3.500 20h17`,
  card: `M4 5.500h16A1.500 1.500 0 0 1 21.500 7v10a1.500 1.500 0 0 1-1.500 1.500H4A1.500 1.500 0 0 1 2.500 17V7A1.500 1.500 0 0 1 4 5.500zM2.500 10h19M6 15h4`,
  check: `M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM8 12.3l2.8 2.8L16 9.6`,
  chevronDown: `M5 9l7 7 7-7`,
  chevronRight: `M9 5l7 7-7 7`,
  clock: `M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 7v5.200l3.500 2`,
  close: `M6 6l12 12M18 6L6 18`,
  document: `M6.500 3.500H14l5 5v10.500a1.500 1.500 0 0 1-1.500 1.500h-11A1.500 1.500 0 0 1 5 19V5a1.500 1.500 0 0 1 1.500-1.500zM13.500 3.500V9H19M8.500 13h7M8.500 16.500h5`,
  gauge: `M4 17.500a8.500 8.500 0 1 1 16 0M12 16l4-5.500M12 16.100v.1`,
  gift: `M4.500 11.500v8h15v-8M3.500 8h17v3.500h-17zM12 8v11.500M12 8C9 8 7.500 6.800 7.500 5.300S9.800 3 12 8c2.200-5 4.500-4.200 4.500-2.700S15 8 12 8z`,
  globe: `M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM3.500 9.500h17M3.500 14.500h17M12 3c2.700 2.600 3.900 5.600 3.900 9s-1.200 6.400-3.900 9c-2.700-2.600-3.900-5.600-3.900-9S9.300 5.600 12 3z`,
  headset: `M4 14v-2a8 8 0 0 1 16 0v2M4 13.500h3v6H5.500A1.500 1.500 0 0 1 4 18zM20 13.500h-3v6h1.500A1.500 1.500 0 0 0 20 18z`,
  help: `M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM9.400 9.600a2.700 2.700 0 1 1 3.900 2.400c-.9.500-1.300 1-1.300 1.900M12 16.900v.1`,
  info: `M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 11v5.500M12 7.600v.1`,
  lock: `M6 10.500h12a1.500 1.500 0 0 1 1.500 1.500v7a1.500 1.500 0 0 1-1.500 1.500H6A1.500 1.500 0 0 1 4.500 19v-7A1.500 1.500 0 0 1 6 10.500zM8 10.500V7.500a4 4 0 0 1 8 0v3`,
  logOut: `M14 4.500H6A1.500 1.500 0 0 0 4.500 6v12A1.500 1.500 0 0 0 6 19.500h8M10.500 12H21M17 8l4 4-4 4`,
  mail: `M4.500 5.500h15A1.500 1.500 0 0 1 21 7v10a1.500 1.500 0 0 1-1.500 1.500h-15A1.500 1.500 0 0 1 3 17V7a1.500 1.500 0 0 1 1.500-1.500zM3.500 7l8.500 6 8.500-6`,
  menu: `M4 7h16M4 12h16M4 17h16`,
  phone: `M5 4h4l1.800 4.500-2.300 1.700a12 12 0 0 0 5.300 5.300l1.700-2.300L20 15v4a1.500 1.500 0 0 1-1.600 1.500C10.500 20 4 13.500 3.500 5.600A1.500 1.500 0 0 1 5 4z`,
  plus: `M12 5v14M5 12h14`,
  rupee: `M7 4.500h10M7 9h10M7 4.500h3.500a4.500 4.500 0 0 1 0 9H7l7 6.500`,
  shield: `M12 3l7.500 2.700v6c0 4.600-3.100 7.700-7.500 9.300-4.400-1.600-7.500-4.700-7.500-9.300v-6zM8.800 12l2.300 2.300 4.200-4.500`,
  sliders: `M4 7h8M17 7h3M4 17h3M12 17h8M14.500 9.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM9.500 19.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z`,
}
function Ml({ name: e, size: t = 20 }) {
  return (0, U.jsx)(Nl, { d: jl[e], size: t })
}
function Nl({ d: e, size: t = 20 }) {
  return (0, U.jsx)(`svg`, {
    width: t,
    height: t,
    viewBox: `0 0 24 24`,
    fill: `none`,
    stroke: `currentColor`,
    strokeWidth: `1.75`,
    strokeLinecap: `round`,
    strokeLinejoin: `round`,
    'aria-hidden': `true`,
    children: (0, U.jsx)(`path`, { d: e }),
  })
}
function Pl() {
  let { i18n: e } = L(`layout`),
    t = Qr(Xr(e.language))
  return (0, U.jsxs)(`button`, {
    type: `button`,
    className: `lang`,
    lang: t,
    onClick: () => void ms(t).catch(Ol),
    children: [(0, U.jsx)(Ml, { name: `globe`, size: 18 }), Yr(t).name],
  })
}
var Fl = `var(--action)`,
  Il = `var(--fill2)`,
  Ll = `var(--surface)`,
  Rl = {
    personal: (0, U.jsxs)(U.Fragment, {
      children: [
        (0, U.jsx)(`rect`, { x: `6`, y: `14`, width: `30`, height: `20`, rx: `4`, fill: Il, stroke: `none` }),
        (0, U.jsx)(`rect`, { x: `12`, y: `9`, width: `30`, height: `20`, rx: `4`, fill: Ll }),
        (0, U.jsx)(`path`, { d: `M23 14.500h8M23 18h8M23 14.500h2.500a3.400 3.400 0 0 1 0 6.800H23l5.500 4.200` }),
      ],
    }),
    gold: (0, U.jsxs)(U.Fragment, {
      children: [
        (0, U.jsx)(`path`, { d: `M14 24l3-8h14l3 8z`, fill: `#F4C542` }),
        (0, U.jsx)(`path`, { d: `M5 37l3-9h14l3 9z`, fill: Il }),
        (0, U.jsx)(`path`, { d: `M24 37l3-9h14l3 9z`, fill: Ll }),
        (0, U.jsx)(`path`, { d: `M24 6v4M34 8l-2 3M14 8l2 3` }),
      ],
    }),
    business: (0, U.jsxs)(U.Fragment, {
      children: [
        (0, U.jsx)(`path`, { d: `M9 22v17h30V22`, fill: Ll }),
        (0, U.jsx)(`path`, {
          d: `M7 20l3.500-10h27L41 20a5.600 5.600 0 0 1-11.300.4 5.700 5.700 0 0 1-11.400 0A5.600 5.600 0 0 1 7 20z`,
          fill: Il,
        }),
        (0, U.jsx)(`path`, { d: `M20 39V29h8v10` }),
      ],
    }),
    housing: (0, U.jsxs)(U.Fragment, {
      children: [
        (0, U.jsx)(`path`, { d: `M9 22v17h30V22`, fill: Il, stroke: `none` }),
        (0, U.jsx)(`path`, { d: `M6 23L24 8l18 15M10 21v18h28V21` }),
        (0, U.jsx)(`rect`, { x: `20`, y: `27`, width: `8`, height: `12`, rx: `1`, fill: Ll }),
      ],
    }),
    cards: (0, U.jsxs)(U.Fragment, {
      children: [
        (0, U.jsx)(`rect`, {
          x: `5`,
          y: `17`,
          width: `31`,
          height: `21`,
          rx: `4`,
          fill: Il,
          stroke: `none`,
          transform: `rotate(-8 20 27)`,
        }),
        (0, U.jsx)(`rect`, { x: `11`, y: `13`, width: `31`, height: `21`, rx: `4`, fill: Ll }),
        (0, U.jsx)(`path`, { d: `M11 20h31`, strokeWidth: `3` }),
        (0, U.jsx)(`path`, { d: `M16 28h7` }),
      ],
    }),
    insurance: (0, U.jsxs)(U.Fragment, {
      children: [
        (0, U.jsx)(`path`, { d: `M24 8a17 17 0 0 1 17 16H7A17 17 0 0 1 24 8z`, fill: Il, stroke: `none` }),
        (0, U.jsx)(`path`, {
          d: `M24 8a17 17 0 0 1 17 16c-3-2.500-6-2.500-8.500 0-3-2.500-5.500-2.500-8.500 0-3-2.500-5.500-2.500-8.500 0C13 21.500 10 21.500 7 24A17 17 0 0 1 24 8zM24 24v12a4 4 0 0 1-8 0M24 5v3`,
        }),
      ],
    }),
    vouchers: (0, U.jsxs)(U.Fragment, {
      children: [
        (0, U.jsx)(`path`, { d: `M6 15h36v6a4 4 0 0 0 0 8v6H6v-6a4 4 0 0 0 0-8z`, fill: Il }),
        (0, U.jsx)(`path`, { d: `M29 16v2M29 22v2M29 27v2M29 32v2M14 29l7-8` }),
        (0, U.jsx)(`circle`, { cx: `15`, cy: `22`, r: `1.800`, fill: Fl, stroke: `none` }),
        (0, U.jsx)(`circle`, { cx: `20`, cy: `28`, r: `1.800`, fill: Fl, stroke: `none` }),
      ],
    }),
  }
function zl({ kind: e }) {
  return (0, U.jsx)(`span`, {
    className: `spot`,
    children: (0, U.jsx)(`svg`, {
      width: `48`,
      height: `48`,
      viewBox: `0 0 48 48`,
      fill: `none`,
      stroke: Fl,
      strokeWidth: `2`,
      strokeLinecap: `round`,
      strokeLinejoin: `round`,
      'aria-hidden': `true`,
      children: Rl[e],
    }),
  })
}
function Bl({ product: e, to: t, onChoose: n, busy: r = !1 }) {
  let { taken: i, onTake: a } = ol(),
    { t: o } = L(`products`),
    { kind: s, productType: c } = e,
    l = il(s),
    u = pc(c) ? l && o(`range`, l) : o(`kinds.${s}.detail`),
    d = t ?? (c ? null : `/${s}`),
    f = (0, U.jsxs)(U.Fragment, {
      children: [
        (0, U.jsx)(zl, { kind: s }),
        (0, U.jsxs)(`span`, {
          className: `grow`,
          children: [
            (0, U.jsx)(`span`, { className: `h3 block`, children: o(`kinds.${s}.name`) }),
            (0, U.jsx)(`span`, { className: `sm block mt4`, children: o(`kinds.${s}.what`) }),
            u && (0, U.jsx)(`span`, { className: `sm mut block`, children: u }),
          ],
        }),
        (0, U.jsx)(`span`, { className: `mut only-m`, children: (0, U.jsx)(Ml, { name: `chevronRight` }) }),
      ],
    })
  return d
    ? (0, U.jsx)(Ln, { className: `card tile`, id: s, to: d, 'aria-busy': i || void 0, onClick: a, children: f })
    : (0, U.jsx)(`button`, {
        type: `button`,
        className: `card tile`,
        id: s,
        'aria-busy': r || void 0,
        onClick: () => n?.(e),
        children: f,
      })
}
function Vl({ text: e, parts: t }) {
  let n = e.split(/<(\w+)>(.*?)<\/\1>/)
  return n.map((e, r) => {
    if (r % 3 == 0) return e
    let i = r % 3 == 1 ? t[e] : void 0
    return i ? (0, _.cloneElement)(i, { key: r }, n[r + 1]) : null
  })
}
function Hl(e) {
  return e === null ? null : Math.round(e * 100)
}
function Ul(e) {
  return e === null ? null : e / 100
}
var Wl = (e) => Math.abs(e - Ul(Hl(e))) < 1e-8,
  Gl = (e) => Ul($l(e.map((e) => Hl(e)))),
  Kl = (e) => ({ rupees: Math.floor(e / 100), rest: e % 100 }),
  ql = 1e-5,
  Jl = (e) => Math.ceil(e / 100 - ql) * 100,
  Yl = (e) => Math.round(e),
  Xl = (e, t) => (2n * e + t) / (2n * t),
  Zl = 1e6
function Ql(e, t) {
  if (!Number.isFinite(e + t)) return NaN
  let n = BigInt(Math.abs(e)) * BigInt(Math.round(t * Zl)),
    r = Number(Xl(n, BigInt(100 * Zl)))
  return Yl(e < 0 ? 0 - r : r)
}
var $l = (e) => e.reduce((e, t) => e + t, 0)
function eu(e, t, n) {
  return e / nu(tu(t), n)
}
var tu = (e) => e / 1200
function nu(e, t) {
  return Math.abs(e) < 1e-9 ? t * (1 - ((t + 1) / 2) * e) : -Math.expm1(-t * Math.log1p(e)) / e
}
var ru = 1e-12,
  iu = 60
function G(e, t, n, r, i = t) {
  let a = tu(r)
  for (let r = 0; r < iu; r += 1) {
    let r = nu(a, n),
      o = (i - t) * Math.exp(-n * Math.log1p(a)),
      s = t * au(a, n, r) - (n * o) / (1 + a),
      c = (t * r + o - e) / s
    if (((a -= c), Math.abs(c) < ru)) break
  }
  return a * 1200
}
function au(e, t, n) {
  return Math.abs(e) < 1e-6 ? (-t * (t + 1)) / 2 : (t * (1 - e * n)) / (e * (1 + e)) - n / e
}
function ou(e) {
  return Math.round((e + 1e-9) * 100) / 100
}
function su(e, t) {
  return (1 + tu(e)) ** +t
}
function cu(e, t, n) {
  return e * su(t, n)
}
function lu(e, t, n) {
  return ((t / e) ** (1 / n) - 1) * 1200
}
var uu = 1e4,
  du = 1e-6,
  fu = 100
function pu(e, t) {
  let n = e * tu(t)
  if (Math.abs(n - Math.floor(n) - 0.5) > du) return Yl(n)
  let r = BigInt(e) * BigInt(Math.round(t * uu)),
    i = BigInt(1200 * uu)
  return Yl(Number(Xl(r, i)))
}
var mu = (e, t, n, r, i) => ({
  count: e,
  emi: Yl(t),
  lastInstalment: Yl(n),
  totalInterest: Yl(r),
  totalRepayment: Yl(i),
})
function hu(e, t, n, r, i) {
  let a = e,
    o = 0
  for (let s = 1; s <= n; s += 1) {
    let n = pu(a, t),
      c = Math.min(r, a + n),
      l = c - n
    if (((a -= l), (o += n), i?.(s, Yl(c), Yl(l), Yl(n), Yl(a)), a === 0)) return mu(s, s === 1 ? c : r, c, o, e + o)
  }
  return null
}
function gu(e, t, n, r) {
  let i = Jl(eu(e, t, n))
  if (!Number.isFinite(i) || !(n >= 1)) return mu(0, NaN, NaN, NaN, NaN)
  let a = hu(e, t, n, i)
  for (; a === null; a = hu(e, t, n, i)) i += fu
  return (r && hu(e, t, n, i, r), a)
}
function _u(e, t, n, r) {
  let i = Yl(cu(e, t, n)),
    a = mu(1, i, i, i - e, i)
  return (r?.(n, a.emi, Yl(e), a.totalInterest, 0), a)
}
var vu = (e) => (e === `bullet` ? _u : gu)
function yu(e, t, n, r) {
  return vu(r)(e, t, n)
}
function bu(e, t, n, r) {
  let i = hu(Hl(e), t, n, Hl(r))
  if (i === null) throw RangeError(`These instalments do not repay the loan in its time.`)
  return { emi: Ul(i.emi), count: i.count, last: Ul(i.lastInstalment) }
}
function xu(e, t, n, r) {
  let i = []
  return (
    vu(r)(Hl(e), t, n, (e, t, n, r, a) => {
      i.push({ number: e, instalment: Ul(t), principal: Ul(n), interest: Ul(r), balance: Ul(a) })
    }),
    i
  )
}
function Su(e, t = { gstInApr: !0 }) {
  let { annualRate: n, months: r, repayment: i } = e,
    a = Hl(e.amount),
    o = Ql(a, e.feePercent),
    s = Ql(o, 18),
    c = yu(a, n, r, i),
    l = t.gstInApr ? o + s : o
  return {
    emi: Ul(c.emi),
    last_instalment: Ul(c.lastInstalment),
    processing_fee: Ul(o),
    gst_on_fees: Ul(s),
    net_disbursed: Ul(Yl(a - o - s)),
    total_interest: Ul(c.totalInterest),
    total_repayment: Ul(c.totalRepayment),
    apr: ou(i === `bullet` ? lu(a - l, c.emi, r) : G(a - l, c.emi, c.count, n, c.lastInstalment)),
  }
}
function Cu(e) {
  let t = e.processing_fee + e.gst_on_fees,
    n = Math.round(e.net_disbursed + t),
    r = Math.round(e.total_repayment),
    i = Math.round(t),
    a = n - i
  return { receive: a, fees: i, gst: i - Math.round(e.processing_fee), interest: r - n, repay: r, cost: r - a }
}
var wu = /^[\0-\x7F]*$/
function Tu(e) {
  return wu.test(e)
    ? e
    : e.normalize(`NFKC`).replace(/\p{Nd}/gu, (e) => {
        let t = e.codePointAt(0) ?? 0,
          n = t
        for (; n - t < 9 && /\p{Nd}/u.test(String.fromCodePoint(t - 1));) --t
        return String(n - t)
      })
}
var Eu = (e) => e.replace(/\D/g, ``),
  Du = (e) => Eu(Tu(e)),
  Ou = (e, t) => Du(e).slice(0, t + 1)
function ku(e, t) {
  let n = Tu(e).match(/\d+/g) ?? [],
    [r, ...i] = n.filter((e) => e.length === t)
  return r !== void 0 && i.length === 0 ? r : n.join(``).slice(0, t)
}
var Au = (e) => Ou(e, 18),
  ju = (e, t) =>
    Tu(e)
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, ``)
      .slice(0, t + 1),
  Mu = (e) => ju(e, 11),
  Nu = (e) => ju(e, 22),
  Pu = (e) => ju(e, 15)
function Fu(e) {
  let [t, ...n] =
    Tu(e)
      .toUpperCase()
      .match(/\b[A-Z]{5}\d{4}[A-Z]\b/g) ?? []
  return t !== void 0 && n.length === 0 ? t : ju(e, 10)
}
var Iu = RegExp(`^0?(?:91)?0?(?=[6-9]\\d{9}$)`),
  Lu = RegExp(`^910?`),
  Ru = 15
function zu(e) {
  let t = Eu(e),
    n = /^[^\d+]*\+/.test(e) ? t : t.startsWith(`00`) ? t.slice(2) : null
  return n === null ? (t.length > 10 ? t.replace(Iu, ``) : t) : Lu.test(n) ? n.replace(Lu, ``) : `+${n}`
}
function Bu(e) {
  let t = Tu(e),
    n = zu(t)
  if (n.length === 10) return n
  let [r, ...i] = t
    .split(/[\p{L}\p{M}[\]{},;:\n]+/u)
    .map(zu)
    .filter((e) => e.length >= 10)
  return (r?.length === 10 && i.length === 0 ? r : n).slice(0, Ru)
}
function Vu(e, t, n) {
  let r = Tu(e).replace(/[\p{L}\p{M}]+\.?/gu, ``),
    i = r.indexOf(`.`),
    a = Eu(i < 0 ? r : r.slice(0, i))
      .replace(/^0+(?=\d)/, ``)
      .slice(0, t)
  return i < 0 || n === 0 ? a : `${a || `0`}.${Eu(r.slice(i + 1)).slice(0, n)}`
}
var Hu = (e) => Vu(e, 10, 2)
function Uu(e) {
  let t = Tu(e).replace(/[₹,%\s]/g, ``)
  return t === `` ? null : Number(t)
}
function Wu(e) {
  let [t = ``, n] = e.split(`.`),
    r = t.replace(/(\d)(?=(\d\d)*\d{3}$)/g, `$1,`)
  return n === void 0 ? r : `${r}.${n}`
}
var Gu = /^\d{0,2}\/\d{0,2}\/\d+$/,
  Ku = /^\d{0,2}\/\d{0,2}\/\d{1,5}$/
function qu(e, t) {
  let n = Tu(e),
    r = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\s*$/.exec(n)
  if (r) return [r[3], r[2], r[1]].map((e) => e?.padStart(2, `0`)).join(`/`)
  if (Gu.test(t) && Ku.test(n)) return n
  let i = Eu(n.replace(/(^|[/.\-\s])(\d)(?=[/.\-\s])/g, `$10$2`)).slice(0, 9),
    a = [i.slice(0, 2), i.slice(2, 4), i.slice(4)].filter((e) => e !== ``).join(`/`)
  return e.length > t.length && (i.length === 2 || i.length === 4) ? `${a}/` : a
}
function Ju({ label: e, value: t, onChange: n, min: r, max: i, step: a, format: o, decimal: s = !1, help: c }) {
  let l = (0, _.useId)(),
    [u, d] = (0, _.useState)(null),
    [f, p] = [Math.floor(r / a) * a, Math.ceil(i / a) * a],
    m = `${((t - f) / (p - f)) * 100}%`,
    h = () => {
      let e = Math.min(i, Math.max(r, Math.round(Number(u) * 100) / 100))
      ;(u && Number.isFinite(e) && e !== t && n(e), d(null))
    }
  return (0, U.jsxs)(`div`, {
    className: `field`,
    children: [
      (0, U.jsxs)(`div`, {
        className: `row between`,
        children: [
          (0, U.jsx)(`label`, { className: `lab`, htmlFor: l, children: e }),
          (0, U.jsx)(`span`, {
            className: `inp range-value`,
            children: (0, U.jsx)(`input`, {
              id: l,
              inputMode: s ? `decimal` : `numeric`,
              autoComplete: `off`,
              value: u ?? o(t),
              onFocus: () => d(String(t)),
              onChange: (e) => d(Vu(e.target.value, 9, s ? 2 : 0)),
              'aria-describedby': c ? `${l}-help` : void 0,
              onBlur: h,
              onKeyDown: (e) => e.key === `Enter` && h(),
            }),
          }),
        ],
      }),
      (0, U.jsx)(`input`, {
        type: `range`,
        className: `range`,
        'aria-label': e,
        'aria-valuetext': o(t),
        min: f,
        max: p,
        step: a,
        value: t,
        ref: (e) => e?.style.setProperty(`--at`, m),
        onChange: (e) => n(Math.min(i, Math.max(r, Number(e.target.value)))),
      }),
      c && (0, U.jsx)(`p`, { className: `xs mut`, id: `${l}-help`, children: c }),
    ],
  })
}
var Yu = 1,
  Xu = 1.6
function Zu({ receive: e, interest: t, fees: n }) {
  let { t: r } = L(`layout`),
    i = [
      { key: `receive`, amount: e },
      { key: `interest`, amount: t },
      { key: `fees`, amount: n },
    ].filter(({ key: e, amount: t }) => t > 0 || e === `receive`),
    a = i.reduce((e, { amount: t }) => e + t, 0),
    o = i.map(({ amount: e }) => Math.max(Xu, (e / a) * 100)),
    s = (100 - Yu * (i.length - 1)) / o.reduce((e, t) => e + t, 0),
    c = [e, t, n].map((e, t) => r(`cost.${[`receive`, `interest`, `fees`][t] ?? ``}Amount`, { amount: go(e) }))
  return (0, U.jsxs)(`div`, {
    children: [
      (0, U.jsx)(`svg`, {
        className: `cost`,
        role: `img`,
        'aria-label': c.join(`, `),
        children: i.map(({ key: e }, t) =>
          (0, U.jsx)(
            `rect`,
            {
              className: `cost-${e}`,
              x: `${o.slice(0, t).reduce((e, t) => e + t * s + Yu, 0)}%`,
              width: `${(o[t] ?? 0) * s}%`,
              height: `100%`,
              rx: `4`,
            },
            e,
          ),
        ),
      }),
      (0, U.jsx)(`div`, {
        className: `cost-legend`,
        'aria-hidden': `true`,
        children: [e, t, n].map((e, t) => {
          let n = [`receive`, `interest`, `fees`][t] ?? ``
          return (0, U.jsxs)(
            `span`,
            {
              children: [
                (0, U.jsx)(`i`, { className: `cost-${n}` }),
                r(`cost.${n}`),
                ` `,
                (0, U.jsx)(`b`, { children: go(e) }),
              ],
            },
            n,
          )
        }),
      }),
    ],
  })
}
function Qu({ emi: e, apr: t, repay: n, once: r = !1 }) {
  let { t: i } = L(`layout`),
    a = [
      { key: r ? `once` : `emi`, text: go(e) },
      { key: `apr`, text: yo(t) },
      { key: `repay`, text: go(n) },
    ]
  return (0, U.jsx)(`dl`, {
    className: `figs`,
    children: a.map(({ key: e, text: t }) =>
      (0, U.jsxs)(
        `div`,
        {
          children: [
            (0, U.jsx)(`dt`, { children: i(`figures.${e}`) }),
            (0, U.jsx)(`dd`, { className: `fig`, children: t }),
          ],
        },
        e,
      ),
    ),
  })
}
function $u({ cost: e }) {
  let { receive: t, interest: n, fees: r } = Cu(e)
  return (0, U.jsxs)(U.Fragment, {
    children: [
      (0, U.jsx)(Qu, { emi: e.emi, apr: e.apr, repay: e.total_repayment }),
      (0, U.jsx)(`div`, { className: `mt20`, children: (0, U.jsx)(Zu, { receive: t, interest: n, fees: r }) }),
    ],
  })
}
var K = 3
function q({ example: { amount: e, months: t, rate: n, fee: r } }) {
  let { t: i } = L(`landing`),
    [a, o] = (0, _.useState)(e),
    [s, c] = (0, _.useState)(t),
    l = Su({ amount: a, months: s, annualRate: n, feePercent: r })
  return (0, U.jsxs)(`section`, {
    className: `mt40 card pad calc`,
    'aria-labelledby': `cost-title`,
    children: [
      (0, U.jsxs)(`div`, {
        children: [
          (0, U.jsx)(`h2`, { className: `h1`, id: `cost-title`, children: i(`calculator.title`) }),
          (0, U.jsx)(`p`, {
            className: `mut mt8`,
            children: i(`calculator.lead`, { rate: n, fee: r, ...il(`personal`) }),
          }),
          (0, U.jsx)(`div`, {
            className: `mt24`,
            children: (0, U.jsx)(Ju, {
              label: i(`calculator.amount`),
              value: a,
              onChange: o,
              min: ar,
              max: or,
              step: 1e3,
              format: go,
            }),
          }),
          (0, U.jsx)(`div`, {
            className: `mt8`,
            children: (0, U.jsx)(Ju, {
              label: i(`calculator.months`),
              value: s,
              onChange: c,
              min: K,
              max: bc(gc),
              step: 1,
              format: String,
            }),
          }),
        ],
      }),
      (0, U.jsxs)(`div`, {
        className: `card tint pad`,
        children: [
          (0, U.jsx)($u, { cost: l }),
          (0, U.jsxs)(`p`, {
            className: `row between mt16`,
            children: [
              (0, U.jsx)(`span`, { children: i(`calculator.cost`) }),
              (0, U.jsx)(`b`, { className: `bb`, children: go(Cu(l).cost) }),
            ],
          }),
          (0, U.jsx)(`p`, { className: `xs mut mt8`, children: i(`calculator.aprNote`) }),
          (0, U.jsx)(`p`, {
            className: `mt12`,
            children: (0, U.jsx)(Ln, {
              className: `link`,
              to: ri(M(`costCalculator`), { amount: a, months: s, rate: n, fee: r }),
              children: i(`calculator.more`),
            }),
          }),
        ],
      }),
    ],
  })
}
var J = (e, t) => (e instanceof To ? e.errors?.[t] : void 0),
  Y = new Set([`otp_wrong`, `otp_expired`, `otp_used`]),
  X = (e) => e instanceof To && Y.has(e.code)
function ed(e, t) {
  if (!(e instanceof To)) return t(`errors.offline`)
  let { code: n, retryAfter: r, triesLeft: i } = e,
    a = Math.max(1, Math.ceil((r ?? 60) / 60))
  switch (n) {
    case `network`:
      return t(`errors.offline`)
    case `timeout`:
      return t(`errors.slow`)
    case `otp_wrong`:
      return i ? t(`errors.wrong`, { count: i }) : t(`errors.locked`, { count: 15 })
    case `otp_expired`:
      return t(`errors.expired`)
    case `otp_used`:
      return t(`errors.used`)
    case `otp_locked`:
      return t(`errors.locked`, { count: a })
    case `too_many_requests`:
      return r !== void 0 && r < 60 ? t(`errors.waitSeconds`, { count: r }) : t(`errors.wait`, { count: a })
    case `not_found`:
    case `unauthenticated`:
    case `session_expired`:
      return t(`errors.startAgain`)
    case `validation`:
      return e.errors?.notice_version ? t(`errors.noticeChanged`) : e.message
    case `not_available`:
      return t(`errors.notAvailable`)
    default:
      return t(`errors.server`)
  }
}
function td({ form: e, ...t }) {
  return (0, U.jsx)(`form`, { ...t, noValidate: !0, onSubmit: e.submit })
}
function nd({ start: e, send: t, failed: n }) {
  let [i, a] = (0, _.useState)(e),
    [o, s] = (0, _.useState)({}),
    [c, l] = (0, _.useState)(null),
    [u, d] = (0, _.useState)(!1),
    f = (0, _.useRef)(!1),
    p = async (e) => {
      if (!f.current) {
        ;((f.current = !0), d(!0), l(null))
        try {
          await e()
        } catch (e) {
          ;(l(e), n?.(e))
        } finally {
          ;((f.current = !1), d(!1))
        }
      }
    },
    m = (e) => void p(e)
  return {
    values: i,
    problems: o,
    failure: c,
    busy: u,
    run: m,
    show: (e) => s((t) => ({ ...t, ...e })),
    set: (e, t = !1) => {
      ;(a((t) => ({ ...t, ...e })), l(null), t || s((t) => r(t, e)))
    },
    submit: (e) => {
      ;(e?.preventDefault(), m(() => t(i)))
    },
  }
}
function rd({ id: e, error: t, help: n }) {
  return t
    ? (0, U.jsxs)(`p`, {
        id: e,
        className: `errm`,
        role: `alert`,
        children: [(0, U.jsx)(Ml, { name: `alert`, size: 16 }), (0, U.jsx)(`span`, { children: t })],
      })
    : n
      ? (0, U.jsx)(`p`, { id: e, className: `help`, children: n })
      : null
}
function id({ checked: e, onChange: t, children: n, error: r, inputRef: i }) {
  let a = `${(0, _.useId)()}-message`
  return (0, U.jsxs)(`div`, {
    children: [
      (0, U.jsxs)(`label`, {
        className: `choice`,
        children: [
          (0, U.jsx)(`input`, {
            type: `checkbox`,
            ref: i,
            checked: e,
            onChange: (e) => t(e.target.checked),
            'aria-invalid': r ? !0 : void 0,
            'aria-describedby': r ? a : void 0,
          }),
          (0, U.jsx)(`span`, { children: n }),
        ],
      }),
      (0, U.jsx)(rd, { id: a, error: r }),
    ],
  })
}
var ad = { plain: `shield`, ok: `check`, warn: `info`, err: `alert` }
function od({ tone: e = `plain`, icon: t, role: n, noteRef: r, children: i }) {
  return (0, U.jsxs)(`div`, {
    className: e === `plain` ? `note` : `note ${e}`,
    role: n,
    ref: r,
    children: [(0, U.jsx)(Ml, { name: t ?? ad[e] }), (0, U.jsx)(`div`, { className: `grow`, children: i })],
  })
}
function sd({ label: e, help: t, error: n, before: r, inputRef: i, id: a, ...o }) {
  let s = (0, _.useId)(),
    c = a ?? s,
    l = `${c}-message`
  return (0, U.jsxs)(`div`, {
    className: `field`,
    children: [
      (0, U.jsx)(`label`, { htmlFor: c, children: e }),
      (0, U.jsxs)(`div`, {
        className: n ? `inp err` : `inp`,
        children: [
          r && (0, U.jsx)(`span`, { className: `pre`, children: r }),
          (0, U.jsx)(`input`, {
            id: c,
            ref: i,
            'aria-invalid': n ? !0 : void 0,
            'aria-describedby': n || t ? l : void 0,
            ...o,
          }),
        ],
      }),
      (0, U.jsx)(rd, { id: l, error: n, help: t }),
    ],
  })
}
var cd = Vo(`sign-in`, () => z(() => import(`./api-CYRuTUy5.js`), __vite__mapDeps([15, 0, 1, 2]))),
  ld = Vo(`rules`, () => ls([`rules`])),
  ud = null,
  dd = new Set(),
  fd = () => ud
function pd(e) {
  ;((ud = e), dd.forEach((e) => e()))
}
function md(e) {
  return (dd.add(e), () => dd.delete(e))
}
function hd() {
  ;(pd(null), vd(``))
}
var gd = () => (0, _.useSyncExternalStore)(md, fd, () => null),
  _d = (e) => Si() === e,
  vd = Ci,
  yd = ({ channel: e, destination: t }) => (e === `mobile` ? `+91 ${t.slice(0, 5)} ${t.slice(5)}` : t)
function bd({ open: e, onClose: t, title: n, closeLabel: r, children: i, actions: a }) {
  let o = (0, _.useRef)(null),
    s = (0, _.useId)()
  return (
    (0, _.useEffect)(() => {
      let t = o.current
      t && (e && !t.open && t.showModal(), !e && t.open && t.close())
    }, [e]),
    (0, U.jsxs)(`dialog`, {
      ref: o,
      className: `sheet`,
      'aria-labelledby': s,
      onClose: t,
      children: [
        (0, U.jsxs)(`div`, {
          className: `sheet-h`,
          children: [
            (0, U.jsx)(`h2`, { className: `h2`, id: s, children: n }),
            (0, U.jsx)(`button`, {
              type: `button`,
              className: `ibtn`,
              'aria-label': r,
              onClick: t,
              children: (0, U.jsx)(Ml, { name: `close` }),
            }),
          ],
        }),
        (0, U.jsx)(`div`, { className: `sheet-b`, children: i }),
        (0, U.jsx)(`div`, { className: `sheet-f`, children: a }),
      ],
    })
  )
}
var xd = [`contact`, `answers`, `score`, `device`],
  Sd = [`person`, `contact`, `home`, `work`, `business`, `loan`, `gold`, `property`, `answers`, `study`, `vehicle`],
  Cd = Vo(`notice`, () => ls([`told`]))
function wd({ version: e }) {
  let { t } = L(`told`),
    n = ri(M(`privacyPolicy`), { partner: nc().code })
  return (0, U.jsxs)(U.Fragment, {
    children: [
      (0, U.jsx)(`dl`, {
        className: `items mt16`,
        children: xd.map((e) =>
          (0, U.jsxs)(
            `div`,
            {
              children: [
                (0, U.jsx)(`dt`, { children: t(`items.${e}.what`) }),
                (0, U.jsx)(`dd`, { className: `sm`, children: t(`items.${e}.why`) }),
                e === `answers` &&
                  (0, U.jsx)(`dd`, {
                    children: (0, U.jsx)(`ul`, {
                      className: `sm mt4`,
                      children: Sd.map((e) => (0, U.jsx)(`li`, { className: `mt4`, children: t(`fields.${e}`) }, e)),
                    }),
                  }),
              ],
            },
            e,
          ),
        ),
      }),
      (0, U.jsx)(`p`, { className: `sm mt16`, children: t(`sharing`) }),
      (0, U.jsxs)(`p`, { className: `sm mt12`, children: [t(`rights`), ` `, t(`common:withdrawalRule`)] }),
      (0, U.jsxs)(`ul`, {
        className: `sm row wrap notice-links`,
        children: [
          (0, U.jsx)(`li`, { children: (0, U.jsx)(al, { href: `${n}#withdraw`, children: t(`withdraw`) }) }),
          (0, U.jsx)(`li`, { children: (0, U.jsx)(al, { href: `${n}#complain`, children: t(`complain`) }) }),
        ],
      }),
      (0, U.jsx)(`p`, { className: `xs mut mt12`, children: t(`version`, { version: e }) }),
    ],
  })
}
function Td({ open: e, version: t, onAgree: n, onClose: r }) {
  let { t: i } = L(`landing`),
    a = nc()
  return (0, U.jsxs)(bd, {
    open: e,
    onClose: r,
    title: i(`notice.title`),
    closeLabel: i(`notice.close`),
    actions: (0, U.jsxs)(U.Fragment, {
      children: [
        (0, U.jsx)(ll, { look: `secondary`, onClick: r, children: i(`notice.decline`) }),
        (0, U.jsx)(ll, { onClick: n, children: i(`notice.agree`) }),
      ],
    }),
    children: [
      (0, U.jsx)(`p`, { className: `mut`, children: i(`notice.lead`, { brand: a.name }) }),
      e && (0, U.jsx)(_.Suspense, { children: (0, U.jsx)(wd, { version: t }) }),
    ],
  })
}
var Ed = 20,
  Dd = 200
function Od(e) {
  let t = [...new URLSearchParams(e)].filter(([e]) => /^utm_\w{1,60}$/.test(e)).slice(0, Ed)
  return Object.fromEntries(t.map(([e, t]) => [e, t.slice(0, Dd)]))
}
function kd({ search: e, urlSegment: t, partner: n }, r) {
  return { partner: n, urlSegment: t && t.length <= 64 ? t : r.urlSegment, utms: { ...r.utms, ...Od(e) } }
}
var Ad = Vo(`contact`, () => z(() => Promise.resolve().then(() => Bf), [])),
  jd = () => void Promise.all([Ad(), ld(), cd()]).catch(() => void 0),
  Md = `sign-in`
function Nd({ heading: e, headingLevel: t = 2, onSent: n }) {
  let { t: r, i18n: i } = L([`landing`, `verification`]),
    { t: o } = L(`verification`),
    s = nc(),
    { search: c } = ht(),
    { urlSegment: l } = wt(),
    u = (0, _.useId)(),
    d = (0, _.useRef)(null),
    f = (0, _.useRef)(null),
    [p, m] = (0, _.useState)(`mobile`),
    [h, g] = (0, _.useState)(),
    [v, y] = (0, _.useState)(!1),
    b = nd({ start: { mobile: ``, email: ``, terms: !1 }, send: () => re(ee) }),
    { values: x, problems: S } = b,
    { noticeVersion: C } = si(),
    ee = p === `email` ? x.email.trim() : x.mobile,
    w = t === 1 ? `h1` : `h2`,
    T = async (e) => {
      let [{ checkContact: t }] = await Promise.all([Ad(), ld()]),
        n = t(p, e)
      return (b.show({ [p]: n.error }), g(n.hint), !n.error)
    },
    E = (e) => {
      let t = p === `mobile` ? Bu(e) : e,
        n = S[p] !== void 0
      ;(b.set({ [p]: t }, n), n && T(t.trim()).catch(() => void 0))
    },
    te = () => {
      ;(b.set({ mobile: x.mobile, email: x.email }),
        m(p === `mobile` ? `email` : `mobile`),
        g(void 0),
        requestAnimationFrame(() => d.current?.focus()))
    },
    ne = async () => {
      try {
        let { requestCode: e } = await cd(),
          t = kd({ search: c, urlSegment: l, partner: s.code }, Yo()),
          r = Xr(i.language)
        ;(await e({ channel: p, destination: ee, noticeVersion: C, language: r, visit: t }), n())
      } catch (e) {
        let t = J(e, `destination`)
        if (!t) throw e
        ;(b.show({ [p]: t }), d.current?.focus())
      }
    },
    re = async (e) => {
      let t = s.tancApply && !x.terms
      if ((b.show({ terms: t ? `start.termsMissing` : void 0 }), !(await T(e)))) return d.current?.focus()
      if (t) return f.current?.focus()
      if (_d(C)) return ne()
      ;(await Cd(), y(!0))
    },
    ie = ee !== ``
  ;(0, _.useEffect)(() => {
    ie && Cd().catch(() => void 0)
  }, [ie])
  let ae = (0, _.useEffectEvent)(() => {
    let e = d.current?.value ?? ``
    ;(e !== `` && E(e), a(Md) && b.run(() => re(Bu(e))))
  })
  ;(0, _.useEffect)(() => ae(), [])
  let oe = () => {
      ;(vd(C), y(!1), b.run(ne))
    },
    se = S[p],
    ce = se && (se.includes(`:`) ? i.t(se) : se),
    le = p === `mobile`
  return (0, U.jsxs)(U.Fragment, {
    children: [
      (0, U.jsxs)(td, {
        form: b,
        className: `login`,
        id: Md,
        'aria-labelledby': u,
        children: [
          (0, U.jsx)(w, {
            className: t === 1 ? `h1` : `h2`,
            id: u,
            tabIndex: t === 1 ? -1 : void 0,
            children: le ? e : r(`start.headingEmail`),
          }),
          (0, U.jsx)(`div`, {
            className: `mt16`,
            children: (0, U.jsx)(
              sd,
              {
                label: r(le ? `start.mobile` : `start.email`),
                ...(le ? { before: `+91` } : {}),
                help: (h && i.t(h)) || r(le ? `start.mobileHelp` : `start.emailHelp`),
                error: ce,
                inputRef: d,
                type: le ? `tel` : `email`,
                inputMode: le ? `numeric` : `email`,
                autoComplete: le ? `tel-national` : `email`,
                value: le ? x.mobile : x.email,
                onFocus: jd,
                onChange: (e) => E(e.target.value),
                onBlur: () => ee !== `` && void T(ee).catch(() => void 0),
              },
              p,
            ),
          }),
          s.tancApply &&
            (0, U.jsx)(`div`, {
              className: `mt8 sm`,
              children: (0, U.jsx)(id, {
                checked: x.terms,
                inputRef: f,
                error: S.terms && r(`start.termsMissing`),
                onChange: (e) => b.set({ terms: e }),
                children: (0, U.jsx)(Vl, {
                  text: r(`start.terms`, { brand: s.name }),
                  parts: { terms: (0, U.jsx)(al, { href: ri(M(`termsOfUse`), { partner: s.code }) }) },
                }),
              }),
            }),
          b.failure !== null &&
            (0, U.jsx)(`div`, {
              className: `mt12`,
              children: (0, U.jsx)(od, { tone: `err`, role: `alert`, children: ed(b.failure, o) }),
            }),
          (0, U.jsx)(`div`, {
            className: `mt12`,
            children: (0, U.jsx)(ll, {
              type: `submit`,
              full: !0,
              busy: b.busy,
              children: b.busy ? r(`start.sending`) : r(`start.send`),
            }),
          }),
          (0, U.jsx)(`div`, {
            className: `mt4`,
            children: (0, U.jsxs)(ll, {
              look: `text`,
              full: !0,
              onClick: te,
              children: [
                (0, U.jsx)(Ml, { name: le ? `mail` : `phone` }),
                (0, U.jsx)(`span`, { children: r(le ? `start.useEmail` : `start.useMobile`) }, p),
              ],
            }),
          }),
          (0, U.jsx)(`p`, {
            className: `xs mut mt8`,
            children: (0, U.jsx)(Vl, {
              text: r(`start.legal`),
              parts: {
                terms: (0, U.jsx)(al, { href: ri(M(`termsOfUse`), { partner: s.code }) }),
                privacy: (0, U.jsx)(al, { href: ri(M(`privacyPolicy`), { partner: s.code }) }),
              },
            }),
          }),
        ],
      }),
      (0, U.jsx)(Td, { open: v, version: C, onAgree: oe, onClose: () => y(!1) }),
    ],
  })
}
function Pd({ example: { amount: e, months: t, rate: n, fee: r } }) {
  let { t: i } = L(`landing`)
  return (0, U.jsxs)(`div`, {
    className: `samples`,
    role: `group`,
    'aria-label': i(`sample.title`),
    children: [
      (0, U.jsxs)(`div`, {
        className: `card pad sample-big`,
        children: [
          (0, U.jsx)(`div`, { className: `h3`, children: i(`sample.title`) }),
          (0, U.jsx)(`div`, { className: `sm mut`, children: i(`sample.terms`, { amount: go(e), months: t }) }),
          (0, U.jsx)(`div`, {
            className: `mt20`,
            children: (0, U.jsx)($u, { cost: Su({ amount: e, months: t, annualRate: n, feePercent: r }) }),
          }),
        ],
      }),
      (0, U.jsx)(`div`, {
        className: `card pad-s sm mut sample-small`,
        children: i(`layout:legal.range`, il(`personal`)),
      }),
    ],
  })
}
var Fd = `M-60 800C160 800 150 560 330 500S560 330 860 300`,
  Id = `M80 860C290 850 280 660 450 610S650 480 880 450`,
  Ld = `M-330 1010C-60 920 -10 470 210 370S480 170 840 130`
function Rd() {
  return (0, U.jsxs)(`svg`, {
    className: `lanes`,
    viewBox: `0 0 780 760`,
    preserveAspectRatio: `xMaxYMid slice`,
    fill: `none`,
    'aria-hidden': `true`,
    children: [
      (0, U.jsxs)(`g`, {
        strokeLinecap: `round`,
        strokeWidth: `92`,
        children: [
          (0, U.jsx)(`path`, { d: Fd, stroke: `var(--brandHover)` }),
          (0, U.jsx)(`path`, { className: `only-d`, d: Id, stroke: `var(--deep)` }),
          (0, U.jsx)(`path`, { className: `only-d`, d: Ld, stroke: `var(--surface)` }),
        ],
      }),
      (0, U.jsxs)(`g`, {
        className: `only-d`,
        strokeLinecap: `round`,
        strokeWidth: `3`,
        strokeDasharray: `18 20`,
        children: [
          (0, U.jsx)(`path`, { d: Fd, stroke: `var(--onBrand)`, strokeOpacity: `.55` }),
          (0, U.jsx)(`path`, { d: Id, stroke: `var(--onDeep)`, strokeOpacity: `.7` }),
          (0, U.jsx)(`path`, { d: Ld, stroke: `var(--brandLine)` }),
        ],
      }),
    ],
  })
}
function zd({ headline: e, lead: t, productType: n = null, action: r, example: a }) {
  let { t: o, i18n: s } = L(`landing`),
    c = nc(),
    l = yt(),
    u = i(o(`start.heading`), n),
    d = e === void 0 ? c.headline?.[Xr(s.language)] : void 0,
    f = d && !c.ownHeadline
  return (0, U.jsxs)(`section`, {
    className: `hero`,
    children: [
      (0, U.jsx)(`div`, { className: `hero-lanes`, children: (0, U.jsx)(Rd, {}) }),
      (0, U.jsxs)(`div`, {
        className: `wrap-c hero-in`,
        children: [
          (0, U.jsxs)(`div`, {
            className: `hero-words`,
            children: [
              (0, U.jsx)(`h1`, {
                className: `display`,
                tabIndex: -1,
                'aria-describedby': f ? `headline-note` : void 0,
                children: e ?? d ?? o(`hero.headline`),
              }),
              (0, U.jsx)(`p`, {
                className: `lead hero-sub mt16`,
                children: t ?? (f ? o(`hero.leadIdCard`, { brand: c.name }) : o(`hero.lead`)),
              }),
              (0, U.jsx)(`div`, {
                className: `hero-form`,
                children: r ?? (0, U.jsx)(Nd, { heading: u, onSent: () => void l(M(`verification`)) }),
              }),
            ],
          }),
          a && (0, U.jsx)(Pd, { example: a }),
        ],
      }),
    ],
  })
}
function Bd({ title: e, open: t = !1, id: n, children: r }) {
  return (0, U.jsxs)(`details`, {
    className: `acc`,
    open: t,
    id: n,
    children: [
      (0, U.jsxs)(`summary`, { children: [e, (0, U.jsx)(Ml, { name: `chevronDown` })] }),
      (0, U.jsx)(`div`, { className: `acc-body`, children: r }),
    ],
  })
}
var Vd = [`tell`, `compare`, `apply`],
  Hd = [
    { key: `regulated`, icon: `bank` },
    { key: `choose`, icon: `lock` },
    { key: `free`, icon: `rupee` },
  ],
  Ud = [`apr`, `score`, `money`, `fraud`]
function Wd() {
  let { t: e } = L(`landing`)
  return (0, U.jsxs)(`section`, {
    className: `mt40`,
    'aria-labelledby': `how-title`,
    children: [
      (0, U.jsx)(`h2`, { className: `h1`, id: `how-title`, children: e(`how.title`) }),
      (0, U.jsx)(`ol`, {
        className: `steps3 mt20`,
        children: Vd.map((t, n) =>
          (0, U.jsxs)(
            `li`,
            {
              className: `row top g16`,
              children: [
                (0, U.jsx)(`span`, { className: `stepn`, 'aria-hidden': `true`, children: n + 1 }),
                (0, U.jsxs)(`div`, {
                  children: [
                    (0, U.jsx)(`h3`, { className: `h3`, children: e(`how.${t}.title`) }),
                    (0, U.jsx)(`p`, { className: `mut mt4`, children: e(`how.${t}.text`) }),
                  ],
                }),
              ],
            },
            t,
          ),
        ),
      }),
    ],
  })
}
function Gd() {
  let { t: e } = L(`landing`)
  return (0, U.jsx)(`section`, {
    className: `mt40 three`,
    'aria-label': e(`promises.title`),
    children: Hd.map(({ key: t, icon: n }) =>
      (0, U.jsxs)(
        `div`,
        {
          className: `card pad-s row top g16`,
          children: [
            (0, U.jsx)(`span`, { className: `accent`, children: (0, U.jsx)(Ml, { name: n, size: 24 }) }),
            (0, U.jsxs)(`div`, {
              children: [
                (0, U.jsx)(`h3`, { className: `h4`, children: e(`promises.${t}.title`) }),
                (0, U.jsx)(`p`, { className: `sm mut mt4`, children: e(`promises.${t}.text`) }),
              ],
            }),
          ],
        },
        t,
      ),
    ),
  })
}
function Kd() {
  let { t: e } = L(`landing`)
  return (0, U.jsx)(qd, { questions: Ud.map((t) => ({ ask: e(`faq.${t}.q`), answer: e(`faq.${t}.a`) })) })
}
function qd({ questions: e }) {
  let { t } = L(`landing`)
  return (0, U.jsxs)(`section`, {
    className: `mt40`,
    'aria-labelledby': `faq-title`,
    children: [
      (0, U.jsx)(`h2`, { className: `h1`, id: `faq-title`, children: t(`faq.title`) }),
      (0, U.jsx)(`div`, {
        className: `card faq mt16`,
        children: e.map(({ ask: e, answer: t }, n) =>
          (0, U.jsx)(Bd, { title: e, open: n === 0, children: (0, U.jsx)(`p`, { children: t }) }, e),
        ),
      }),
    ],
  })
}
function Jd() {
  let { t: e } = L(`landing`),
    { name: t, welcomeVideo: n, appStoreLink: r } = nc()
  return !n && !r
    ? null
    : (0, U.jsxs)(`section`, {
        className: `mt40`,
        'aria-labelledby': `extras-title`,
        children: [
          (0, U.jsx)(`h2`, { className: `h1`, id: `extras-title`, children: e(`extras.title`, { brand: t }) }),
          n &&
            (0, U.jsxs)(`video`, {
              className: `video mt16`,
              controls: !0,
              preload: `none`,
              poster: n.poster,
              'aria-label': e(`extras.video`),
              children: [
                (0, U.jsx)(`source`, { src: n.src }),
                Kr.map((e) =>
                  (0, U.jsx)(
                    `track`,
                    { kind: `captions`, srcLang: e, src: n.captions[e], label: Yr(e).name, default: e === `en` },
                    e,
                  ),
                ),
              ],
            }),
          r &&
            (0, U.jsx)(`p`, {
              className: `mt16`,
              children: (0, U.jsxs)(`a`, {
                className: `link`,
                href: r,
                target: `_blank`,
                rel: `noopener noreferrer`,
                children: [e(`extras.app`, { brand: t }), (0, U.jsx)(Ml, { name: `arrowRight`, size: 18 })],
              }),
            }),
        ],
      })
}
var Yd = [...Qc, ...$c.filter(({ kind: e }) => e !== `vouchers`)]
function Xd() {
  let { t: e, i18n: t } = L(`landing`),
    n = nc(),
    { pathname: r } = ht(),
    i = yt(),
    a = nl(`personal`)?.example,
    o = il(`personal`),
    s = si().flavour === `dedicated` && r === `/` ? n.dedicated : void 0
  return (
    (0, _.useEffect)(() => {
      s && Xo({ productType: s.productType })
    }, [s]),
    (0, U.jsxs)(U.Fragment, {
      children: [
        (0, U.jsx)(zd, { lead: s?.lead[Xr(t.language)], example: el(n.kinds, `personal`) ? a : void 0 }),
        (0, U.jsxs)(`div`, {
          className: `wrap-c end`,
          children: [
            !s &&
              (0, U.jsx)(Zd, {
                kinds: n.kinds,
                onChoose: ({ productType: e }) => {
                  if (pc(e) && hc[e].registered) return void i(ri(M(`products`), { ask: _r[e].kind }))
                  if (e && _r[e].browsed) return void i(Mc(e))
                  ;(Xo({ productType: e }), xi(`customer`))
                  let t = document.getElementById(`sign-in`)
                  ;(t?.scrollIntoView({ block: `center` }), t?.querySelector(`input`)?.focus({ preventScroll: !0 }))
                },
              }),
            a && (0, U.jsx)(q, { example: a }),
            (0, U.jsx)(c, {}),
            (0, U.jsx)(Wd, {}),
            (0, U.jsx)(Gd, {}),
            (0, U.jsx)(Jd, {}),
            (0, U.jsx)(Kd, {}),
            n.headline &&
              !n.ownHeadline &&
              (0, U.jsxs)(`p`, {
                className: `sm mut mt40`,
                id: `headline-note`,
                children: [e(`hero.footnote`), ` `, o && e(`layout:legal.range`, o)],
              }),
          ],
        }),
      ],
    })
  )
}
function Zd({ kinds: e, onChoose: t }) {
  let { t: n } = L([`landing`, `products`]),
    r = Cc.filter((t) => el(e, t)),
    i = rl(),
    a = tl(Qc, e).flatMap(({ productType: e }) => Tc.find((t) => t.productType === e) ?? [])
  return (0, U.jsxs)(`section`, {
    className: `mt40`,
    'aria-labelledby': `products-title`,
    children: [
      (0, U.jsx)(`h2`, { className: `h1`, id: `products-title`, children: n(`products.title`) }),
      (0, U.jsx)(`div`, {
        className: `tiles mt20`,
        children: tl(Yd, e).map((e) => (0, U.jsx)(Bl, { product: e, onChoose: t }, e.kind)),
      }),
      a.length > 0 &&
        (0, U.jsxs)(`p`, {
          className: `sm mut mt12`,
          children: [
            i && n(`products:asOf`, { asOf: i }),
            ` `,
            n(`products.read`),
            a.map(({ page: e, segment: t, kind: r }, i) =>
              (0, U.jsxs)(
                _.Fragment,
                { children: [i > 0 ? `, ` : ` `, (0, U.jsx)(Ln, { to: M(e), children: n(`start.product.${r}`) })] },
                t,
              ),
            ),
          ],
        }),
      r.length > 0 &&
        (0, U.jsxs)(`p`, {
          className: `sm mut mt12`,
          children: [
            n(`products.later`),
            r.map((e, t) =>
              (0, U.jsxs)(
                _.Fragment,
                {
                  children: [
                    t > 0 ? `, ` : ` `,
                    (0, U.jsx)(Ln, { to: M(Oc(e)), children: n(`products:enquiries.${e}`) }),
                  ],
                },
                e,
              ),
            ),
          ],
        }),
      (0, U.jsx)(`p`, {
        className: `sm mut mt12`,
        children: (0, U.jsx)(Vl, {
          text: n(`products.sell`),
          parts: { partner: (0, U.jsx)(Ln, { to: M(`merchantForm`) }) },
        }),
      }),
    ],
  })
}
function Qd({ label: e, value: t, onChange: n, onWhole: r, help: i, error: a, inputRef: o }) {
  let s = (0, _.useId)(),
    c = `${s}-message`,
    l = (e) => {
      let i = ku(e, 6)
      ;(n(i), i.length === 6 && i !== t && r?.(i))
    },
    u = (0, _.useEffectEvent)((e) => {
      e && `code` in e && l(String(e.code))
    })
  return (
    (0, _.useEffect)(() => {
      if (!(`OTPCredential` in window)) return
      let e = new AbortController(),
        t = { otp: { transport: [`sms`] }, signal: e.signal }
      return (navigator.credentials.get(t).then(u, () => void 0), () => e.abort())
    }, []),
    (0, U.jsxs)(`div`, {
      className: `field`,
      children: [
        (0, U.jsx)(`label`, { htmlFor: s, children: e }),
        (0, U.jsxs)(`div`, {
          className: a ? `otp err` : `otp`,
          children: [
            (0, U.jsx)(`input`, {
              id: s,
              ref: o,
              type: `text`,
              inputMode: `numeric`,
              autoComplete: `one-time-code`,
              value: t,
              onChange: (e) => l(e.target.value),
              'aria-invalid': a ? !0 : void 0,
              'aria-describedby': a || i ? c : void 0,
            }),
            (0, U.jsx)(`div`, {
              className: `otp-cells`,
              'aria-hidden': `true`,
              children: Array.from({ length: 6 }, (e, n) =>
                (0, U.jsx)(`span`, { className: n === Math.min(t.length, 5) ? `now` : void 0, children: t[n] }, n),
              ),
            }),
          ],
        }),
        (0, U.jsx)(rd, { id: c, error: a, help: i }),
      ],
    })
  )
}
var $d = (e) => Math.max(0, Math.ceil((e - Date.now()) / 1e3))
function ef({ resendAt: e, busy: t, onResend: n }) {
  let { t: r } = L(`verification`),
    [i, a] = (0, _.useState)(() => $d(e))
  return (
    (0, _.useEffect)(() => {
      let t = () => a($d(e))
      t()
      let n = setInterval(t, 1e3)
      return () => clearInterval(n)
    }, [e]),
    (0, U.jsxs)(`div`, {
      className: `row mt16 resend`,
      children: [
        i > 0
          ? (0, U.jsxs)(`span`, {
              className: `sm mut row g8`,
              role: `timer`,
              'aria-live': `off`,
              children: [
                (0, U.jsx)(Ml, { name: `clock`, size: 18 }),
                (0, U.jsx)(`span`, { children: r(`resendIn`, { time: `0:${String(i).padStart(2, `0`)}` }) }, i),
              ],
            })
          : (0, U.jsx)(ll, { look: `text`, small: !0, busy: t, onClick: n, children: r(`resend`) }),
        (0, U.jsx)(`span`, { className: `sr`, role: `status`, children: i === 0 ? r(`resendReady`) : `` }),
      ],
    })
  )
}
var tf = () =>
  (0, _.useState)(() => {
    let e = null
    return {
      async send(t, n) {
        if (e?.digits === t) throw e.error
        try {
          return await n()
        } catch (n) {
          throw (X(n) && (e = { digits: t, error: n }), n)
        }
      },
      forget() {
        e = null
      },
    }
  })[0]
function nf({ sentTo: e, busy: t, onUseMobile: n, onOpen: r }) {
  let { t: i } = L(`verification`),
    a = (0, _.useRef)(null)
  return (
    (0, _.useEffect)(() => a.current?.focus(), []),
    (0, U.jsxs)(U.Fragment, {
      children: [
        (0, U.jsx)(o, { ref: a, children: i(`noAccount.title`) }),
        e,
        (0, U.jsx)(`p`, { className: `mt16`, role: `status`, children: i(`noAccount.text`) }),
        (0, U.jsxs)(`div`, {
          className: `mt24 stack g12`,
          children: [
            (0, U.jsx)(ll, { full: !0, onClick: n, children: i(`noAccount.mobile`) }),
            (0, U.jsx)(ll, { look: `secondary`, full: !0, busy: t, onClick: r, children: i(`noAccount.open`) }),
          ],
        }),
      ],
    })
  )
}
var rf = /^[0-9]{6}$/
function af({ pending: e, onChangeNumber: t, onSignedIn: n }) {
  let { t: r, i18n: i } = L(`verification`),
    a = nc(),
    s = (0, _.useRef)(null),
    [c, l] = (0, _.useState)(!1),
    [u, d] = (0, _.useState)({ resendAt: 0, late: !1 }),
    f = tf(),
    p = nd({
      start: { code: ``, sms: !1, email: !1 },
      send: async ({ code: e }) => {
        if ((l(!1), rf.test(e))) return x(e, !0)
        ;(s.current?.focus(), await ld(), p.show({ code: `rules:otp.invalid` }))
      },
      failed: (e) => {
        ;(X(e) && s.current?.focus(), s.current?.select())
      },
    }),
    { values: m, failure: h, busy: g } = p,
    { sandbox: v, noticeVersion: y } = si(),
    b = (e) => {
      ;(ld().catch(() => void 0), p.set({ code: e }))
    }
  ;(0, _.useEffect)(() => s.current?.focus(), [])
  let x = async (e, t) => {
      let { verifyCode: r } = await cd(),
        { sms: i, email: a } = m
      n((await f.send(e, () => r(e, { sms: i, email: a }, t))).marketingSaved)
    },
    S = async () => {
      l(!1)
      let { requestCode: t, requestCodeAgain: n } = await cd(),
        r = ps()
      if (e) {
        let { channel: n, destination: i } = e,
          { utms: o, urlSegment: s } = Yo(),
          c = { partner: a.code, utms: o, urlSegment: s }
        await t({ channel: n, destination: i, noticeVersion: y, language: r, visit: c })
      } else d(await n(y, r))
      ;(f.forget(), p.set({ code: `` }), l(!0), s.current?.focus())
    },
    C = h === null ? null : ed(h, r),
    ee = X(h),
    w = h instanceof To && h.code === `no_account`,
    T = (0, U.jsxs)(`p`, {
      className: `mut mt8`,
      children: [
        e
          ? (0, U.jsx)(Vl, {
              text: r(`sentTo`, { destination: yd(e) }),
              parts: { b: (0, U.jsx)(`b`, { className: `b ink` }) },
            })
          : r(`sentBefore`),
        ` `,
        (0, U.jsx)(`button`, {
          type: `button`,
          className: `textlink`,
          onClick: t,
          children: e?.channel === `email` ? r(`changeEmail`) : r(`changeNumber`),
        }),
      ],
    })
  return w
    ? (0, U.jsx)(nf, { sentTo: T, busy: g, onUseMobile: t, onOpen: () => p.run(() => x(m.code, !1)) })
    : (0, U.jsxs)(td, {
        form: p,
        children: [
          (0, U.jsx)(o, { children: r(`title`) }),
          T,
          (0, U.jsx)(`div`, {
            className: `mt24`,
            children: (0, U.jsx)(Qd, {
              label: r(`code`),
              value: m.code,
              onChange: b,
              onWhole: (e) => p.run(() => x(e, !0)),
              help: e?.channel === `mobile` ? r(`autofill`) : void 0,
              error: p.problems.code ? i.t(`rules:otp.invalid`) : ee ? C : null,
              inputRef: s,
            }),
          }),
          (0, U.jsx)(ef, { resendAt: (e ?? u).resendAt, busy: g, onResend: () => p.run(S) }),
          e?.late && (0, U.jsx)(od, { tone: `warn`, role: `status`, children: r(`late.${e.channel}`) }),
          c && !(e ?? u).late && (0, U.jsx)(od, { tone: `ok`, role: `status`, children: r(`sentAgain`) }),
          C !== null && !ee && (0, U.jsx)(od, { tone: `err`, role: `alert`, children: C }),
          v &&
            (0, U.jsx)(`div`, {
              className: `mt12`,
              children: (0, U.jsxs)(od, {
                icon: `info`,
                children: [r(`sandbox`), ` `, (0, U.jsx)(Ln, { to: M(`outbox`), children: r(`sandboxLink`) })],
              }),
            }),
          (0, U.jsx)(`div`, {
            className: `mt24`,
            children: (0, U.jsx)(ll, { type: `submit`, full: !0, busy: g, children: r(g ? `checking` : `continue`) }),
          }),
          (0, U.jsx)(`div`, {
            className: `mt24`,
            children: (0, U.jsxs)(od, {
              children: [
                (0, U.jsx)(`b`, { className: `b`, children: r(`keepSecret`) }),
                ` `,
                r(`neverAsk`, { brand: a.name }),
              ],
            }),
          }),
          (0, U.jsxs)(`fieldset`, {
            className: `card pad-s mt24`,
            children: [
              (0, U.jsx)(`legend`, { className: `sr`, children: r(`news.title`) }),
              (0, U.jsx)(`p`, { className: `sm mut`, children: r(`news.help`) }),
              (0, U.jsx)(id, { checked: m.sms, onChange: (e) => p.set({ sms: e }), children: r(`news.sms`) }),
              (0, U.jsx)(id, { checked: m.email, onChange: (e) => p.set({ email: e }), children: r(`news.email`) }),
            ],
          }),
        ],
      })
}
var of = () => bi(`customer`) ?? Vc(Yo()) ?? M(`userDetail`)
function sf() {
  let { t: e } = L(`verification`),
    t = yt(),
    n = gd(),
    r = Qo((e) => e.token !== null),
    a = Qo((e) => e.prospectAppId !== null),
    [o, c] = (0, _.useState)(!1),
    l = Qo((e) => e.productType),
    u = s(),
    d = ht(),
    f = i(e(`signIn`)),
    p = a && d.state?.continues === !0,
    m = pc(l) ? e(`continueLoan`) : l ? f : e(`continueVisit`),
    h = p ? m : f,
    { key: g } = d,
    [v] = (0, _.useState)(g),
    y = (0, _.useRef)(null)
  return (
    (0, _.useEffect)(() => {
      g !== v && y.current?.querySelector(`input`)?.focus()
    }, [g, v]),
    r && !n && !o
      ? (0, U.jsx)(Kt, { to: of(), replace: !0 })
      : (0, U.jsx)(`div`, {
          className: `wrap-c main otp-page`,
          ref: y,
          children:
            n || o
              ? (0, U.jsxs)(`div`, {
                  className: `otp-card`,
                  children: [
                    u && (0, U.jsx)(`p`, { className: `b mut`, children: u }),
                    (0, U.jsx)(af, {
                      pending: n,
                      onChangeNumber: () => {
                        ;(pd(null), c(!1))
                      },
                      onSignedIn: (n) => {
                        ;(n || El.warning(e(`news.notSaved`)), t(of(), { replace: !0 }), hd())
                      },
                    }),
                  ],
                })
              : (0, U.jsxs)(U.Fragment, {
                  children: [
                    (0, U.jsx)(Nd, { heading: h, headingLevel: 1, onSent: () => void 0 }),
                    a &&
                      (0, U.jsx)(`div`, {
                        className: `mt16`,
                        children: (0, U.jsx)(ll, {
                          look: `text`,
                          full: !0,
                          onClick: () => c(!0),
                          children: e(`haveCode`),
                        }),
                      }),
                  ],
                }),
        })
  )
}
var cf = (e) => `${lf(e)}:${e.titleKey}`,
  lf = ({ area: e, titles: t }) => t ?? (e === `customer` ? `titles` : `staff-titles`),
  uf = ``,
  df = new Set()
function ff(e) {
  uf = e
  for (let e of df) e()
}
function pf(e) {
  return (df.add(e), () => df.delete(e))
}
var Z = () =>
  (0, _.useSyncExternalStore)(
    pf,
    () => uf,
    () => ``,
  )
function mf(e) {
  ;(0, _.useEffect)(() => (ff(e ?? ``), () => ff(``)), [e])
}
var hf = 1e4
function gf() {
  let e = _f(),
    t = new MutationObserver(() => {
      ;(e && document.activeElement !== document.body) || (e = _f() || e)
    })
  t.observe(document.body, { childList: !0, subtree: !0 })
  let n = setTimeout(() => r(), hf),
    r = () => {
      ;(t.disconnect(),
        clearTimeout(n),
        document.removeEventListener(`keydown`, r),
        document.removeEventListener(`pointerdown`, r))
    }
  return (document.addEventListener(`keydown`, r), document.addEventListener(`pointerdown`, r), r)
}
function _f() {
  let e = document.querySelector(`#main h1`)
  return e
    ? ((document.activeElement instanceof HTMLInputElement && e.closest(`#main`)?.contains(document.activeElement)) ||
        (e.hasAttribute(`tabindex`) || (e.tabIndex = -1), e.focus({ preventScroll: !0 })),
      !0)
    : !1
}
var vf = (e) => e * 1e3,
  yf = (e) => vf(e * 60),
  bf = (e) => yf(e * 60),
  xf = (e) => bf(e * 24),
  Sf = typeof window > `u` || !(`BroadcastChannel` in window) ? void 0 : new BroadcastChannel(`cl-session`)
function Cf(e, t, n) {
  Sf?.postMessage({ what: e, area: t, ...(n && { reason: n }) })
}
function wf() {
  let e = ({ data: e }) => {
    e.what !== `active` &&
      V(e.area) !== null &&
      (e.what === `signed-out`
        ? (e.reason !== `idle` && wi(),
          ki(e.area, e.reason === `idle` ? `session_idle` : `session_left`, { reloads: !0 }),
          Is(e.area),
          Fo())
        : As(`expired`).finally(Fo))
  }
  return (Sf?.addEventListener(`message`, e), () => Sf?.removeEventListener(`message`, e))
}
function Tf(e) {
  Sf?.postMessage({ what: `active`, area: e })
}
function Ef(e, t) {
  let n = ({ data: n }) => {
    n.what === `active` && n.area === e && t()
  }
  return (Sf?.addEventListener(`message`, n), () => Sf?.removeEventListener(`message`, n))
}
var Df = [`leads`, `earnings`, `marketing`, `support`, `integration`, `funnel`, `settings`],
  Of = /^\w+(?:[.-]\w+)*@\w+(?:[.-]\w+)*\.\w{2,3}$/
function kf(e) {
  return e.length <= 254 && Of.test(e)
}
function Af(e) {
  if (e === `` || kf(e)) return null
  let t = e.indexOf(`@`)
  if (t < 1) return `rules:email.hint.at`
  if (/[^\w.@-]/.test(e)) return `rules:email.hint.sign`
  let n = e.slice(e.lastIndexOf(`.`) + 1)
  return e.lastIndexOf(`.`) > t && n.length > 3 ? `rules:email.hint.ending` : `rules:email.hint.domain`
}
var jf = /^[0-9]{10}$/
function Mf(e) {
  return jf.test(e)
}
function Nf(e) {
  return Mf(e) && !/^[6-9]/.test(e) ? `rules:phone.hint.start` : null
}
var Pf = (e) => (Mf(e) ? `tel:+91${e}` : `tel:${e.startsWith(`+`) ? `+` : ``}${Du(e)}`)
function Ff({ label: e, className: t, children: n }) {
  return (0, U.jsx)(`div`, {
    className: t ? `tbl-scroll ${t}` : `tbl-scroll`,
    role: `group`,
    'aria-label': e,
    tabIndex: 0,
    children: n,
  })
}
function If({ label: e, help: t, error: n, id: r, ...i }) {
  let a = (0, _.useId)(),
    o = r ?? a,
    s = `${o}-message`
  return (0, U.jsxs)(`div`, {
    className: `field`,
    children: [
      (0, U.jsx)(`label`, { htmlFor: o, children: e }),
      (0, U.jsx)(`div`, {
        className: n ? `inp err` : `inp`,
        children: (0, U.jsx)(`textarea`, {
          id: o,
          rows: 5,
          'aria-invalid': n ? !0 : void 0,
          'aria-describedby': n || t ? s : void 0,
          ...i,
        }),
      }),
      (0, U.jsx)(rd, { id: s, error: n, help: t }),
    ],
  })
}
function Lf({ lang: e }) {
  let { t } = L(`common`)
  return e === void 0 ? null : (0, U.jsx)(`p`, { className: `xs mut mt4`, children: t(`inEnglish`) })
}
function Rf({ tone: e = `plain`, dense: t = !1, className: n = ``, ...r }) {
  return (0, U.jsx)(`section`, {
    className: `card ${t ? `pad-s` : `pad`}${{ plain: ``, tint: ` tint`, sunk: ` sunk` }[e]} ${n}`.trim(),
    ...r,
  })
}
function zf() {
  let { t: e } = L(`common`)
  return (0, U.jsxs)(`div`, {
    className: `card pad mt20 waits`,
    'aria-busy': `true`,
    children: [
      (0, U.jsx)(`p`, { role: `status`, className: `sr`, children: e(`loading`) }),
      (0, U.jsx)(`span`, { className: `sk sk-line`, 'aria-hidden': `true` }),
    ],
  })
}
var Bf = e({ checkContact: () => Vf })
function Vf(e, t) {
  if (e === `mobile`) {
    if (!Mf(t)) return { error: `rules:phone.invalid` }
    let e = Nf(t)
    return e ? { hint: e } : {}
  }
  return t !== `` && kf(t) ? {} : { error: Af(t) ?? `rules:email.invalid` }
}
export {
  Hu as $,
  Jt as $i,
  ws as $n,
  bi as $r,
  el as $t,
  qd as A,
  fr as Ai,
  xc as An,
  xo as Ar,
  Vl as At,
  id as B,
  mr as Bi,
  tc as Bn,
  Bi as Br,
  ml as Bt,
  lf as C,
  Fr as Ci,
  hc as Cn,
  To as Cr,
  Ql as Ct,
  Qd as D,
  _r as Di,
  Sc as Dn,
  wo as Dr,
  Hl as Dt,
  ef as E,
  br as Ei,
  pc as En,
  So as Er,
  Gl as Et,
  pd as F,
  or as Fi,
  cc as Fn,
  L as Fr,
  Nl as Ft,
  Qu as G,
  $n as Gi,
  Hs as Gn,
  Pi as Gr,
  ll as Gt,
  J as H,
  er as Hi,
  $s as Hn,
  xi as Hr,
  Ol as Ht,
  gd as I,
  ar as Ii,
  ac as In,
  I as Ir,
  bl as It,
  Du as J,
  x as Ji,
  Ps as Jn,
  ki as Jr,
  rl as Jt,
  Zu as K,
  Qn as Ki,
  Ys as Kn,
  Ti as Kr,
  ul as Kt,
  cd as L,
  gr as Li,
  oc as Ln,
  Wi as Lr,
  yl as Lt,
  zd as M,
  ur as Mi,
  lc as Mn,
  go as Mr,
  zl as Mt,
  kd as N,
  cr as Ni,
  ic as Nn,
  _o as Nr,
  Pl as Nt,
  Xd as O,
  sr as Oi,
  _c as On,
  bo as Or,
  Ul as Ot,
  bd as P,
  hr as Pi,
  sc as Pn,
  vo as Pr,
  Ml as Pt,
  Au as Q,
  qt as Qi,
  xs as Qn,
  yi as Qr,
  $c as Qt,
  sd as R,
  ir as Ri,
  uc as Rn,
  Ki as Rr,
  Dl as Rt,
  cf as S,
  Lr as Si,
  gc as Sn,
  Ao as Sr,
  Wl as St,
  tf as T,
  vr as Ti,
  vc as Tn,
  Do as Tr,
  $l as Tt,
  X as U,
  tr as Ui,
  Ks as Un,
  Vi as Ur,
  kl as Ut,
  rd as V,
  pr as Vi,
  nc as Vn,
  Ei as Vr,
  El as Vt,
  ed as W,
  Yn as Wi,
  Xs as Wn,
  ji as Wr,
  Al as Wt,
  Wu as X,
  Ln as Xi,
  ks as Xn,
  wi as Xr,
  il as Xt,
  Uu as Y,
  In as Yi,
  Is as Yn,
  Ai as Yr,
  nl as Yt,
  Tu as Z,
  Kt as Zi,
  As as Zn,
  Ni as Zr,
  Qc as Zt,
  bf as _,
  Hr as _i,
  Cc as _n,
  zo as _r,
  G as _t,
  Ff as a,
  gt as aa,
  li as ai,
  Hc as an,
  cs as ar,
  Fu as at,
  mf as b,
  Ur as bi,
  wc as bn,
  Po as br,
  tu as bt,
  Nf as c,
  Un as ca,
  ri as ci,
  Pc as cn,
  Ko as cr,
  Cu as ct,
  Df as d,
  u as da,
  Jr as di,
  Ac as dn,
  Xo as dr,
  pu as dt,
  Xt as ea,
  Ii as ei,
  tl as en,
  Ss as er,
  qu as et,
  Cf as f,
  qr as fi,
  Nc as fn,
  Zo as fr,
  bu as ft,
  xf as g,
  Wr as gi,
  Fc as gn,
  Vo as gr,
  ou as gt,
  Ef as h,
  Qr as hi,
  Vc as hn,
  z as hr,
  cu as ht,
  If as i,
  yt as ia,
  si as ii,
  Wc as in,
  ns as ir,
  Mu as it,
  Bd as j,
  lr as ji,
  yc as jn,
  ho as jr,
  Bl as jt,
  Gd as k,
  dr as ki,
  bc as kn,
  yo as kr,
  Yl as kt,
  Af as l,
  g as la,
  ei as li,
  Lc as ln,
  V as lr,
  Su as lt,
  wf as m,
  Xr as mi,
  jc as mn,
  B as mr,
  su as mt,
  Rf as n,
  se as na,
  fi as ni,
  Yc as nn,
  ms as nr,
  Vu as nt,
  Pf as o,
  St as oa,
  ni as oi,
  zc as on,
  us as or,
  Bu as ot,
  Tf as p,
  Yr as pi,
  Mc as pn,
  Qo as pr,
  lu as pt,
  Ju as q,
  Zn as qi,
  Rs as qn,
  Li as qr,
  al as qt,
  Lf as r,
  ht as ra,
  di as ri,
  Jc as rn,
  ps as rr,
  Pu as rt,
  Mf as s,
  wt as sa,
  M as si,
  Bc as sn,
  ls as sr,
  Nu as st,
  zf as t,
  Ce as ta,
  ui as ti,
  Xc as tn,
  hs as tr,
  Ou as tt,
  kf as u,
  m as ua,
  Kr as ui,
  Ic as un,
  Yo as ur,
  xu as ut,
  yf as v,
  zr as vi,
  Tc as vn,
  Ro as vr,
  nu as vt,
  sf as w,
  yr as wi,
  mc as wn,
  Eo as wr,
  Kl as wt,
  Z as x,
  Vr as xi,
  kc as xn,
  No as xr,
  Xl as xt,
  gf as y,
  Br as yi,
  Oc as yn,
  Fo as yr,
  eu as yt,
  od as z,
  rr as zi,
  rc as zn,
  Gi as zr,
  pl as zt,
}
