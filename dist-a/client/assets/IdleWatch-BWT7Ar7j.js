import { Fr as t, Hn as n, Zn as r, da as i, h as a, p as o, v as s, yr as c } from './first-CL_AHFyg.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import { Bt as l, Wt as u } from './signed-in-DHQU3WVe.js'
var d = e(i(), 1),
  f = n(),
  p = Object.create,
  m = Object.defineProperty,
  h = Object.getOwnPropertyDescriptor,
  g = Object.getOwnPropertyNames,
  _ = Object.getPrototypeOf,
  v = Object.prototype.hasOwnProperty,
  y = (e, t) => () => (t || e((t = { exports: {} }).exports, t), t.exports),
  b = (e, t, n, r) => {
    if ((t && typeof t == `object`) || typeof t == `function`)
      for (let i of g(t))
        !v.call(e, i) && i !== n && m(e, i, { get: () => t[i], enumerable: !(r = h(t, i)) || r.enumerable })
    return e
  }
;((e, t, n) => (
  (n = e == null ? {} : p(_(e))),
  b(t || !e || !e.__esModule ? m(n, `default`, { value: e, enumerable: !0 }) : n, e)
))(
  y((e, t) => {
    ;(function (n, r) {
      typeof e == `object` && typeof t < `u`
        ? r(e)
        : typeof define == `function` && define.amd
          ? define([`exports`], r)
          : ((n = typeof globalThis < `u` ? globalThis : n || self), r((n.fastUniqueNumbers = {})))
    })(e, function (e) {
      var t = function (e) {
          return function (t) {
            var n = e(t)
            return (t.add(n), n)
          }
        },
        n = function (e) {
          return function (t, n) {
            return (e.set(t, n), n)
          }
        },
        r = 2 ** 53 - 1,
        i = 536870912,
        a = i * 2,
        o = function (e, t) {
          return function (n) {
            var o = t.get(n),
              s = o === void 0 ? n.size : o < a ? o + 1 : 0
            if (!n.has(s)) return e(n, s)
            if (n.size < i) {
              for (; n.has(s);) s = Math.floor(Math.random() * a)
              return e(n, s)
            }
            if (n.size > r)
              throw Error(
                `Congratulations, you created a collection of unique numbers which uses all available integers!`,
              )
            for (; n.has(s);) s = Math.floor(Math.random() * r)
            return e(n, s)
          }
        },
        s = new WeakMap(),
        c = o(n(s), s)
      ;((e.addUniqueNumber = t(c)), (e.generateUniqueNumber = c))
    })
  })(),
)
var x = (typeof window > `u` ? `undefined` : typeof window) == `object`,
  S = {
    setTimeout: x ? setTimeout.bind(window) : setTimeout,
    clearTimeout: x ? clearTimeout.bind(window) : clearTimeout,
    setInterval: x ? setInterval.bind(window) : setInterval,
    clearInterval: x ? clearInterval.bind(window) : clearInterval,
  }
function ee(e) {
  ;((S.setTimeout = e.setTimeout),
    (S.clearTimeout = e.clearTimeout),
    (S.setInterval = e.setInterval),
    (S.clearInterval = e.clearInterval))
}
var C = {},
  w = class {
    name
    closed = !1
    mc = new MessageChannel()
    constructor(e) {
      ;((this.name = e),
        (C[e] = C[e] || []),
        C[e].push(this),
        this.mc.port1.start(),
        this.mc.port2.start(),
        (this.onStorage = this.onStorage.bind(this)),
        window.addEventListener(`storage`, this.onStorage))
    }
    onStorage(e) {
      if (
        e.storageArea !== window.localStorage ||
        e.key.substring(0, this.name.length) !== this.name ||
        e.newValue === null
      )
        return
      let t = JSON.parse(e.newValue)
      this.mc.port2.postMessage(t)
    }
    postMessage(e) {
      if (this.closed) throw Error(`InvalidStateError`)
      let t = JSON.stringify(e),
        n = `${this.name}:${String(Date.now())}${String(Math.random())}`
      ;(window.localStorage.setItem(n, t),
        S.setTimeout(() => {
          window.localStorage.removeItem(n)
        }, 500),
        C[this.name].forEach((e) => {
          e !== this && e.mc.port2.postMessage(JSON.parse(t))
        }))
    }
    close() {
      if (this.closed) return
      ;((this.closed = !0),
        this.mc.port1.close(),
        this.mc.port2.close(),
        window.removeEventListener(`storage`, this.onStorage))
      let e = C[this.name].indexOf(this)
      C[this.name].splice(e, 1)
    }
    get onmessage() {
      return this.mc.port1.onmessage
    }
    set onmessage(e) {
      this.mc.port1.onmessage = e
    }
    get onmessageerror() {
      return this.mc.port1.onmessageerror
    }
    set onmessageerror(e) {
      this.mc.port1.onmessageerror = e
    }
    addEventListener(e, t) {
      return this.mc.port1.addEventListener(e, t)
    }
    removeEventListener(e, t) {
      return this.mc.port1.removeEventListener(e, t)
    }
    dispatchEvent(e) {
      return this.mc.port1.dispatchEvent(e)
    }
  },
  te = typeof window > `u` ? void 0 : typeof window.BroadcastChannel == `function` ? window.BroadcastChannel : w
function T(e = 0) {
  return new Promise((t) => S.setTimeout(t, e))
}
function ne() {
  return Math.random().toString(36).substring(2)
}
var E = class {
    options
    channel
    token = ne()
    isLeader = !1
    isDead = !1
    isApplying = !1
    reApply = !1
    intervals = []
    listeners = []
    deferred
    constructor(e, t) {
      ;((this.channel = e),
        (this.options = t),
        (this.apply = this.apply.bind(this)),
        (this.awaitLeadership = this.awaitLeadership.bind(this)),
        (this.sendAction = this.sendAction.bind(this)))
    }
    async apply() {
      if (this.isLeader || this.isDead) return !1
      if (this.isApplying) return ((this.reApply = !0), !1)
      this.isApplying = !0
      let e = !1,
        t = (t) => {
          let { token: n, action: r } = t.data
          n !== this.token && (r === 0 && n > this.token && (e = !0), r === 1 && (e = !0))
        }
      this.channel.addEventListener(`message`, t)
      try {
        return (
          this.sendAction(0),
          await T(this.options.responseTime),
          this.channel.removeEventListener(`message`, t),
          (this.isApplying = !1),
          e ? (this.reApply ? this.apply() : !1) : (this.assumeLead(), !0)
        )
      } catch {
        return !1
      }
    }
    awaitLeadership() {
      if (this.isLeader) return Promise.resolve()
      let e = !1,
        t = null
      return new Promise((n) => {
        let r = () => {
          if (e) return
          e = !0
          try {
            S.clearInterval(t)
          } catch {}
          let r = this.intervals.indexOf(t)
          ;(r >= 0 && this.intervals.splice(r, 1), this.channel.removeEventListener(`message`, i), n())
        }
        ;((t = S.setInterval(() => {
          this.apply().then(() => {
            this.isLeader && r()
          })
        }, this.options.fallbackInterval)),
          this.intervals.push(t))
        let i = (e) => {
          let { action: t } = e.data
          t === 2 &&
            this.apply().then(() => {
              this.isLeader && r()
            })
        }
        this.channel.addEventListener(`message`, i)
      })
    }
    sendAction(e) {
      this.channel.postMessage({ action: e, token: this.token })
    }
    assumeLead() {
      this.isLeader = !0
      let e = (e) => {
        let { action: t } = e.data
        t === 0 && this.sendAction(1)
      }
      return (this.channel.addEventListener(`message`, e), this.listeners.push(e), this.sendAction(1))
    }
    waitForLeadership() {
      return ((this.deferred ||= this.awaitLeadership()), this.deferred)
    }
    close() {
      if (!this.isDead) {
        ;((this.isDead = !0), (this.isLeader = !1), this.sendAction(2))
        try {
          ;(this.listeners.forEach((e) => this.channel.removeEventListener(`message`, e)),
            this.intervals.forEach((e) => S.clearInterval(e)))
        } catch {}
      }
    }
  },
  re = class {
    channel
    options
    elector
    token = ne()
    registry = new Map()
    allIdle = !1
    isLastActive = !1
    constructor(e) {
      let { channelName: t } = e
      if (((this.options = e), (this.channel = new te(t)), this.registry.set(this.token, 1), e.leaderElection)) {
        let e = { fallbackInterval: 2e3, responseTime: 100 }
        ;((this.elector = new E(this.channel, e)), this.elector.waitForLeadership())
      }
      ;(this.channel.addEventListener(`message`, (e) => {
        let { action: t, token: n, data: r } = e.data
        switch (t) {
          case 3:
            this.registry.set(n, 2)
            break
          case 4:
            this.registry.delete(n)
            break
          case 5:
            this.idle(n)
            break
          case 6:
            this.active(n)
            break
          case 7:
            this.prompt(n)
            break
          case 8:
            this.start(n)
            break
          case 9:
            this.reset(n)
            break
          case 10:
            this.activate(n)
            break
          case 11:
            this.pause(n)
            break
          case 12:
            this.resume(n)
            break
          case 13:
            this.options.onMessage(r)
        }
      }),
        this.send(3))
    }
    get isLeader() {
      if (!this.elector)
        throw Error(`❌ Leader election is not enabled. To Enable it set the "leaderElection" property to true.`)
      return this.elector.isLeader
    }
    prompt(e = this.token) {
      this.registry.set(e, 0)
      let t = [...this.registry.values()].every((e) => e === 0)
      ;(e === this.token && this.send(7), t && this.options.onPrompt())
    }
    idle(e = this.token) {
      this.registry.set(e, 2)
      let t = [...this.registry.values()].every((e) => e === 2)
      ;(e === this.token && this.send(5), !this.allIdle && t && ((this.allIdle = !0), this.options.onIdle()))
    }
    active(e = this.token) {
      ;((this.allIdle = !1), this.registry.set(e, 1))
      let t = [...this.registry.values()].some((e) => e === 1)
      ;(e === this.token && this.send(6), t && this.options.onActive(), (this.isLastActive = e === this.token))
    }
    start(e = this.token) {
      ;((this.allIdle = !1),
        this.registry.set(e, 1),
        e === this.token ? this.send(8) : this.options.start(!0),
        (this.isLastActive = e === this.token))
    }
    reset(e = this.token) {
      ;((this.allIdle = !1),
        this.registry.set(e, 1),
        e === this.token ? this.send(9) : this.options.reset(!0),
        (this.isLastActive = e === this.token))
    }
    activate(e = this.token) {
      ;((this.allIdle = !1),
        this.registry.set(e, 1),
        e === this.token ? this.send(10) : this.options.activate(!0),
        (this.isLastActive = e === this.token))
    }
    pause(e = this.token) {
      e === this.token ? this.send(11) : this.options.pause(!0)
    }
    resume(e = this.token) {
      e === this.token ? this.send(12) : this.options.resume(!0)
    }
    message(e) {
      try {
        this.channel.postMessage({ action: 13, token: this.token, data: e })
      } catch {}
    }
    send(e) {
      try {
        this.channel.postMessage({ action: e, token: this.token })
      } catch {}
    }
    close() {
      ;(this.options.leaderElection && this.elector.close(), this.send(4), this.channel.close())
    }
  },
  ie = x ? document : null,
  ae = [
    `mousemove`,
    `keydown`,
    `wheel`,
    `DOMMouseScroll`,
    `mousewheel`,
    `mousedown`,
    `touchstart`,
    `touchmove`,
    `MSPointerDown`,
    `MSPointerMove`,
    `visibilitychange`,
    `focus`,
  ]
function oe(e, t) {
  let n
  function r(...r) {
    ;(n && clearTimeout(n),
      (n = setTimeout(() => {
        ;(e(...r), (n = null))
      }, t)))
  }
  return (
    (r.cancel = function () {
      clearTimeout(n)
    }),
    r
  )
}
function se(e, t) {
  let n = 0
  return function (...r) {
    let i = new Date().getTime()
    if (!(i - n < t)) return ((n = i), e(...r))
  }
}
var D = () => Date.now(),
  O = 2147483647
function k({
  timeout: e = 12e5,
  promptTimeout: t = 0,
  promptBeforeIdle: n = 0,
  element: r = ie,
  events: i = ae,
  timers: a = void 0,
  immediateEvents: o = [],
  onPresenceChange: s = () => {},
  onPrompt: c = () => {},
  onIdle: l = () => {},
  onActive: u = () => {},
  onAction: f = () => {},
  onMessage: p = () => {},
  debounce: m = 0,
  throttle: h = 0,
  eventsThrottle: g = 200,
  startOnMount: _ = !0,
  startManually: v = !1,
  stopOnIdle: y = !1,
  crossTab: b = !1,
  name: C = `idle-timer`,
  syncTimers: w = 0,
  leaderElection: te = !1,
  disabled: T = !1,
} = {}) {
  let ne = (0, d.useRef)(D()),
    E = (0, d.useRef)(D()),
    k = (0, d.useRef)(null),
    A = (0, d.useRef)(null),
    j = (0, d.useRef)(0),
    M = (0, d.useRef)(0),
    N = (0, d.useRef)(0),
    P = (0, d.useRef)(0),
    F = (0, d.useRef)(!1),
    I = (0, d.useRef)(!1),
    L = (0, d.useRef)(!1),
    R = (0, d.useRef)(!0),
    ce = (0, d.useRef)(!1),
    z = (0, d.useRef)(null),
    B = (0, d.useRef)(null),
    V = (0, d.useRef)(e),
    H = (0, d.useRef)(0)
  ;(0, d.useEffect)(() => {
    if (
      (t &&
        console.warn(
          '⚠️ IdleTimer -- The `promptTimeout` property has been deprecated in favor of `promptBeforeIdle`. It will be removed in the next major release.',
        ),
      n && t)
    )
      throw Error(
        `❌ Both promptTimeout and promptBeforeIdle can not be set. The promptTimeout property will be deprecated in a future version.`,
      )
    if (e >= O) throw Error(`\u274C The value for the timeout property must fit in a 32 bit signed integer, ${O}.`)
    if (t >= O)
      throw Error(`\u274C The value for the promptTimeout property must fit in a 32 bit signed integer, ${O}.`)
    if (n >= O)
      throw Error(`\u274C The value for the promptBeforeIdle property must fit in a 32 bit signed integer, ${O}.`)
    if (n >= e)
      throw Error(`\u274C The value for the promptBeforeIdle property must be less than the timeout property, ${e}.`)
    if ((n ? ((V.current = e - n), (H.current = n)) : ((V.current = e), (H.current = t)), !R.current)) {
      if (v || T) return
      ;(F.current && (G.current(null, $), B.current && B.current.active()), Q())
    }
  }, [e, t, n, v, T])
  let le = (0, d.useRef)(y)
  ;(0, d.useEffect)(() => {
    le.current = y
  }, [y])
  let ue = (0, d.useRef)(o),
    de = (0, d.useRef)(r),
    fe = (0, d.useRef)([...new Set([...i, ...o]).values()]),
    U = (0, d.useRef)(T)
  ;(0, d.useEffect)(() => {
    ;((U.current = T), !R.current && (T ? Te() : v || Q()))
  }, [T])
  let W = (0, d.useRef)(s)
  ;(0, d.useEffect)(() => {
    W.current = s
  }, [s])
  let pe = (0, d.useRef)(c)
  ;(0, d.useEffect)(() => {
    pe.current = c
  }, [c])
  let me = (0, d.useRef)(l)
  ;(0, d.useEffect)(() => {
    me.current = l
  }, [l])
  let G = (0, d.useRef)(u)
  ;(0, d.useEffect)(() => {
    G.current = u
  }, [u])
  let he = (0, d.useRef)(f)
  ;(0, d.useEffect)(() => {
    he.current = f
  }, [f])
  let K = (0, d.useRef)(p)
  ;(0, d.useEffect)(() => {
    K.current = p
  }, [p])
  let q = (0, d.useMemo)(() => {
      let e = (e, t) => he.current(e, t)
      return m > 0 ? oe(e, m) : h > 0 ? se(e, h) : e
    }, [h, m]),
    ge = (0, d.useRef)()
  ;(0, d.useEffect)(() => {
    b &&
      w &&
      (ge.current = se(() => {
        B.current.active()
      }, w))
  }, [b, w])
  let J = () => {
      z.current !== null && (S.clearTimeout(z.current), (z.current = null))
    },
    Y = (e, t = !0) => {
      ;(J(), (z.current = S.setTimeout(be, e || V.current)), t && (A.current = D()))
    },
    _e = (e) => {
      ;(!I.current && !F.current && (pe.current(e, $), W.current({ type: `active`, prompted: !0 }, $)),
        (P.current = 0),
        (N.current = D()),
        (I.current = !0),
        Y(H.current, !1))
    },
    ve = () => {
      ;(J(),
        F.current || (me.current(null, $), W.current({ type: `idle` }, $)),
        (F.current = !0),
        (k.current = D()),
        le.current ? Z() : (I.current &&= ((N.current = 0), !1)))
    },
    ye = (e) => {
      ;(J(),
        (F.current || I.current) && (G.current(e, $), W.current({ type: `active`, prompted: !1 }, $)),
        (I.current = !1),
        (N.current = 0),
        (F.current = !1),
        (j.current += D() - k.current),
        (M.current += D() - k.current),
        X(),
        Y())
    },
    be = (e) => {
      if (F.current) B.current ? B.current.active() : ye(e)
      else {
        q.cancel && q.cancel()
        let t = D() - A.current
        if (!(V.current + H.current < t) && H.current > 0 && !I.current) {
          B.current ? B.current.prompt() : _e(e)
          return
        }
        B.current ? B.current.idle() : ve()
      }
    },
    xe = (e) => {
      if ((!_ && !A.current && ((A.current = D()), G.current(null, $)), q(e, $), I.current)) return
      if ((J(), !F.current && ue.current.includes(e.type))) {
        be(e)
        return
      }
      let t = D() - A.current
      ;(F.current && !y) || (!F.current && t >= V.current)
        ? be(e)
        : ((L.current = !1), (P.current = 0), (N.current = 0), Y(), b && w && ge.current())
    },
    Se = (0, d.useRef)(xe)
  ;(0, d.useEffect)(() => {
    let e = ce.current
    ;(e && Z(), g > 0 ? (Se.current = se(xe, g)) : (Se.current = xe), e && X())
  }, [g, h, m, he, b, w])
  let X = () => {
      x &&
        de.current &&
        (ce.current ||=
          (fe.current.forEach((e) => {
            de.current.addEventListener(e, Se.current, { capture: !0, passive: !0 })
          }),
          !0))
    },
    Z = (e = !1) => {
      x &&
        de.current &&
        (ce.current || e) &&
        (fe.current.forEach((e) => {
          de.current.removeEventListener(e, Se.current, { capture: !0 })
        }),
        (ce.current = !1))
    },
    Q = (0, d.useCallback)(
      (e) =>
        !U.current &&
        (J(),
        X(),
        (F.current = !1),
        (I.current = !1),
        (L.current = !1),
        (P.current = 0),
        (N.current = 0),
        B.current && !e && B.current.start(),
        Y(),
        !0),
      [z, F, U, V, B],
    ),
    Ce = (0, d.useCallback)(
      (e) =>
        !U.current &&
        (J(),
        X(),
        (E.current = D()),
        (j.current += D() - k.current),
        (M.current += D() - k.current),
        (j.current = 0),
        (F.current = !1),
        (I.current = !1),
        (L.current = !1),
        (P.current = 0),
        (N.current = 0),
        B.current && !e && B.current.reset(),
        v || Y(),
        !0),
      [z, F, V, v, U, B],
    ),
    we = (0, d.useCallback)(
      (e) =>
        !U.current &&
        (J(),
        X(),
        (F.current || I.current) && ye(),
        (F.current = !1),
        (I.current = !1),
        (L.current = !1),
        (P.current = 0),
        (N.current = 0),
        (E.current = D()),
        B.current && !e && B.current.activate(),
        Y(),
        !0),
      [z, F, I, U, V, B],
    ),
    Te = (0, d.useCallback)(
      (e = !1) =>
        U.current || L.current
          ? !1
          : ((P.current = Ne()), (L.current = !0), Z(), J(), B.current && !e && B.current.pause(), !0),
      [z, U, B],
    ),
    Ee = (0, d.useCallback)(
      (e = !1) =>
        U.current || !L.current
          ? !1
          : ((L.current = !1),
            I.current || X(),
            F.current || Y(P.current),
            (N.current &&= D()),
            B.current && !e && B.current.resume(),
            !0),
      [z, V, U, P, B],
    ),
    De = (0, d.useCallback)(
      (e, t) => (B.current ? (t && K.current(e, $), B.current.message(e)) : t && K.current(e, $), !0),
      [p],
    ),
    Oe = (0, d.useCallback)(() => F.current, [F]),
    ke = (0, d.useCallback)(() => I.current, [I]),
    Ae = (0, d.useCallback)(() => (B.current ? B.current.isLeader : null), [B]),
    je = (0, d.useCallback)(() => (B.current ? B.current.isLastActive : null), [B]),
    Me = (0, d.useCallback)(() => (B.current ? B.current.token : null), [B]),
    Ne = (0, d.useCallback)(() => {
      if (L.current) return P.current
      let e = P.current ? P.current : H.current + V.current,
        t = A.current ? D() - A.current : 0,
        n = Math.floor(e - t)
      return n < 0 ? 0 : Math.abs(n)
    }, [V, H, I, P, A]),
    Pe = (0, d.useCallback)(() => Math.round(D() - E.current), [E]),
    Fe = (0, d.useCallback)(() => Math.round(D() - ne.current), [ne]),
    Ie = (0, d.useCallback)(() => (k.current ? new Date(k.current) : null), [k]),
    Le = (0, d.useCallback)(() => (A.current ? new Date(A.current) : null), [A]),
    Re = (0, d.useCallback)(
      () => (F.current ? Math.round(D() - k.current + j.current) : Math.round(j.current)),
      [k, j],
    ),
    ze = (0, d.useCallback)(
      () => (F.current ? Math.round(D() - k.current + M.current) : Math.round(M.current)),
      [k, M],
    ),
    Be = (0, d.useCallback)(() => {
      let e = Math.round(Pe() - Re())
      return e >= 0 ? e : 0
    }, [k, j]),
    Ve = (0, d.useCallback)(() => {
      let e = Math.round(Fe() - ze())
      return e >= 0 ? e : 0
    }, [k, j])
  ;((0, d.useEffect)(() => {
    if (m > 0 && h > 0) throw Error(`❌ onAction can either be throttled or debounced, not both.`)
    a && ee(a)
    let e = () => {
      ;(B.current && B.current.close(), q.cancel && q.cancel(), J(), Z(!0))
    }
    return (
      x && window.addEventListener(`beforeunload`, e),
      () => {
        ;(x && window.removeEventListener(`beforeunload`, e),
          B.current && B.current.close(),
          q.cancel && q.cancel(),
          J(),
          Z(!0))
      }
    )
  }, []),
    (0, d.useEffect)(() => {
      ;(B.current && B.current.close(),
        b
          ? (B.current = new re({
              channelName: C,
              leaderElection: te,
              onPrompt: () => {
                _e()
              },
              onIdle: () => {
                ve()
              },
              onActive: () => {
                ye()
              },
              onMessage: (e) => {
                K.current(e, $)
              },
              start: Q,
              reset: Ce,
              activate: we,
              pause: Te,
              resume: Ee,
            }))
          : (B.current = null))
    }, [b, C, te, pe, me, G, K, Q, Ce, Te, Ee]),
    (0, d.useEffect)(() => {
      ;(R.current || (J(), Z(!0)), !(v || T) && (_ ? Q() : X()))
    }, [v, _, T, R]),
    (0, d.useEffect)(() => {
      if (!R.current) {
        let e = [...new Set([...i, ...o]).values()]
        if ((Z(), (fe.current = e), (de.current = r), (ue.current = o), v || T)) return
        _ ? Q() : X()
      }
    }, [r, JSON.stringify(i), JSON.stringify(o), R, T, v, _]),
    (0, d.useEffect)(() => {
      R.current &&= !1
    }, [R]))
  let $ = {
    message: De,
    start: Q,
    reset: Ce,
    activate: we,
    pause: Te,
    resume: Ee,
    isIdle: Oe,
    isPrompted: ke,
    isLeader: Ae,
    isLastActiveTab: je,
    getTabId: Me,
    getRemainingTime: Ne,
    getElapsedTime: Pe,
    getTotalElapsedTime: Fe,
    getLastIdleTime: Ie,
    getLastActiveTime: Le,
    getIdleTime: Re,
    getTotalIdleTime: ze,
    getActiveTime: Be,
    getTotalActiveTime: Ve,
    setOnPresenceChange: (e) => {
      ;((s = e), (W.current = e))
    },
    setOnPrompt: (e) => {
      ;((c = e), (pe.current = e))
    },
    setOnIdle: (e) => {
      ;((l = e), (me.current = e))
    },
    setOnActive: (e) => {
      ;((u = e), (G.current = e))
    },
    setOnAction: (e) => {
      ;((f = e), (he.current = e))
    },
    setOnMessage: (e) => {
      ;((p = e), (K.current = e))
    },
  }
  return $
}
;(0, d.createContext)(null).Consumer
var A = [30, 10]
function j({ secondsLeft: e, onStay: n, onLeave: r }) {
  let { t: i } = t(`common`),
    a = (0, d.useRef)(null),
    o = (0, d.useRef)(null),
    [s, c] = (0, d.useState)(60),
    [l, u] = (0, d.useState)(``)
  return (
    (0, d.useEffect)(() => {
      let e = document.activeElement,
        t = a.current
      return (
        t && !t.open && t.showModal(),
        o.current?.focus(),
        () => {
          e instanceof HTMLElement && e.focus()
        }
      )
    }, []),
    (0, d.useEffect)(() => {
      let t = setInterval(() => {
        let t = Math.min(e(), 60)
        ;(c(t), A.includes(t) && u(i(`idle.seconds`, { count: t })))
      }, 1e3)
      return () => clearInterval(t)
    }, [e, i]),
    (0, f.jsxs)(`dialog`, {
      ref: a,
      className: `app-dialog`,
      role: `alertdialog`,
      'aria-labelledby': `idle-title`,
      'aria-describedby': `idle-text`,
      onCancel: (e) => {
        ;(e.preventDefault(), n())
      },
      children: [
        (0, f.jsx)(`h2`, { id: `idle-title`, children: i(`idle.title`) }),
        (0, f.jsx)(`p`, { id: `idle-text`, children: i(`idle.text`, { count: s }) }),
        (0, f.jsx)(`p`, {
          className: `app-countdown`,
          'aria-hidden': `true`,
          children: i(`idle.seconds`, { count: s }),
        }),
        (0, f.jsx)(`p`, { className: `app-hidden`, role: `status`, children: l }),
        (0, f.jsxs)(`div`, {
          className: `app-dialog-actions`,
          children: [
            (0, f.jsx)(`button`, {
              type: `button`,
              className: `app-button app-quiet`,
              onClick: r,
              children: i(`idle.logOut`),
            }),
            (0, f.jsx)(`button`, {
              type: `button`,
              className: `app-button`,
              ref: o,
              onClick: n,
              children: i(`idle.stay`),
            }),
          ],
        }),
      ],
    })
  )
}
var M = s(1),
  N = (e) => s(e === `customer` ? 15 : 10)
function P({ area: e }) {
  let [t, n] = (0, d.useState)(!1),
    i = N(e),
    s = (0, d.useRef)(0),
    l = (0, d.useRef)(!1),
    p = (0, d.useCallback)(() => {
      l.current || ((l.current = !0), u(e, `idle`))
    }, [e]),
    m = (0, d.useCallback)(() => s.current > 0 && Date.now() - s.current >= i, [i]),
    h = k({
      timeout: i,
      promptBeforeIdle: 6e4,
      throttle: 500,
      onPrompt: () => n(!0),
      onIdle: p,
      onAction: (0, d.useCallback)(() => {
        if (m()) return p()
        t || (o(e), (s.current = Date.now()))
      }, [e, m, p, t]),
    })
  ;(F(e, s),
    (0, d.useEffect)(
      () =>
        a(e, () => {
          l.current || ((s.current = Date.now()), h.reset(), n(!1))
        }),
      [e, h],
    ),
    (0, d.useEffect)(() => {
      s.current = Date.now()
      let e = () => {
        document.visibilityState === `visible` && m() && p()
      }
      return (
        document.addEventListener(`visibilitychange`, e),
        window.addEventListener(`focus`, e),
        () => {
          ;(document.removeEventListener(`visibilitychange`, e), window.removeEventListener(`focus`, e))
        }
      )
    }, [m, p]))
  let g = () => void r(`reload`).finally(c),
    _ = (0, d.useCallback)(() => Math.max(0, Math.ceil(h.getRemainingTime() / 1e3)), [h])
  return t ? (0, f.jsx)(j, { secondsLeft: _, onStay: g, onLeave: p }) : null
}
function F(e, t) {
  ;(0, d.useEffect)(() => {
    let n = Date.now(),
      r = setInterval(() => {
        t.current <= n || ((n = Date.now()), l(e))
      }, M)
    return () => clearInterval(r)
  }, [e, t])
}
export { P as IdleWatch }
