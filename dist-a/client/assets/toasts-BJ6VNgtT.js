import { Fr as n, Hn as r, Vi as i, da as a } from './first-CL_AHFyg.js'
import { n as e, r as t } from './rolldown-runtime-XKyaHtl9.js'
import { mn as o } from './signed-in-DHQU3WVe.js'
var s = e({ toast: () => W }),
  c = t(a(), 1),
  l = (e) => typeof e == `number` && !isNaN(e),
  u = (e) => typeof e == `string`,
  d = (e) => typeof e == `function`,
  f = (e) => u(e) || l(e),
  p = (e) => (u(e) || d(e) ? e : null),
  m = (e, t) => (e === !1 || (l(e) && e > 0) ? e : t),
  h = (e) => (0, c.isValidElement)(e) || u(e) || d(e) || l(e)
function g(e, t, n = 300) {
  let { scrollHeight: r, style: i } = e
  requestAnimationFrame(() => {
    ;((i.minHeight = `initial`),
      (i.height = r + `px`),
      (i.transition = `all ${n}ms`),
      requestAnimationFrame(() => {
        ;((i.height = `0`), (i.padding = `0`), (i.margin = `0`), setTimeout(t, n))
      }))
  })
}
function _({ enter: e, exit: t, appendPosition: n = !1, collapse: r = !0, collapseDuration: i = 300 }) {
  return function ({ children: a, position: o, preventExitTransition: s, done: l, nodeRef: u, isIn: d, playToast: f }) {
    let p = n ? `${e}--${o}` : e,
      m = n ? `${t}--${o}` : t,
      h = (0, c.useRef)(0)
    return (
      (0, c.useLayoutEffect)(() => {
        let e = u.current,
          t = p.split(` `),
          n = (r) => {
            r.target === u.current &&
              (f(),
              e.removeEventListener(`animationend`, n),
              e.removeEventListener(`animationcancel`, n),
              h.current === 0 && r.type !== `animationcancel` && e.classList.remove(...t))
          }
        ;(e.classList.add(...t), e.addEventListener(`animationend`, n), e.addEventListener(`animationcancel`, n))
      }, []),
      (0, c.useEffect)(() => {
        let e = u.current,
          t = () => {
            ;(e.removeEventListener(`animationend`, t), r ? g(e, l, i) : l())
          }
        d || (s ? t() : ((h.current = 1), (e.className += ` ${m}`), e.addEventListener(`animationend`, t)))
      }, [d]),
      c.createElement(c.Fragment, null, a)
    )
  }
}
function v(e, t) {
  return {
    content: y(e.content, e.props),
    containerId: e.props.containerId,
    id: e.props.toastId,
    theme: e.props.theme,
    type: e.props.type,
    data: e.props.data || {},
    isLoading: e.props.isLoading,
    icon: e.props.icon,
    reason: e.removalReason,
    status: t,
  }
}
function y(e, t, n = !1) {
  return (0, c.isValidElement)(e) && !u(e.type)
    ? (0, c.cloneElement)(e, { closeToast: t.closeToast, toastProps: t, data: t.data, isPaused: n })
    : d(e)
      ? e({ closeToast: t.closeToast, toastProps: t, data: t.data, isPaused: n })
      : e
}
function b({ closeToast: e, theme: t, ariaLabel: n = `close` }) {
  return c.createElement(
    `button`,
    {
      className: `Toastify__close-button Toastify__close-button--${t}`,
      type: `button`,
      onClick: (t) => {
        ;(t.stopPropagation(), e(!0))
      },
      'aria-label': n,
    },
    c.createElement(
      `svg`,
      { 'aria-hidden': `true`, viewBox: `0 0 14 16` },
      c.createElement(`path`, {
        fillRule: `evenodd`,
        d: `M7.71 8.23l3.75 3.75-1.48 1.48-3.75-3.75-3.75 3.75L1 11.98l3.75-3.75L1 4.48 2.48 3l3.75 3.75L9.98 3l1.48 1.48-3.75 3.75z`,
      }),
    ),
  )
}
function x({
  delay: e,
  isRunning: t,
  closeToast: n,
  type: r = `default`,
  hide: i,
  className: a,
  controlledProgress: s,
  progress: l,
  rtl: u,
  isIn: f,
  theme: p,
}) {
  let m = i || (s && l === 0),
    h = { animationDuration: `${e}ms`, animationPlayState: t ? `running` : `paused` }
  s && (h.transform = `scaleX(${l})`)
  let g = o(
      `Toastify__progress-bar`,
      s ? `Toastify__progress-bar--controlled` : `Toastify__progress-bar--animated`,
      `Toastify__progress-bar-theme--${p}`,
      `Toastify__progress-bar--${r}`,
      { 'Toastify__progress-bar--rtl': u },
    ),
    _ = d(a) ? a({ rtl: u, type: r, defaultClassName: g }) : o(g, a),
    v = {
      [s && l >= 1 ? `onTransitionEnd` : `onAnimationEnd`]:
        s && l < 1
          ? null
          : () => {
              f && n()
            },
    }
  return c.createElement(
    `div`,
    { className: `Toastify__progress-bar--wrp`, 'data-hidden': m },
    c.createElement(`div`, {
      className: `Toastify__progress-bar--bg Toastify__progress-bar-theme--${p} Toastify__progress-bar--${r}`,
    }),
    c.createElement(`div`, {
      role: `progressbar`,
      'aria-hidden': m ? `true` : `false`,
      'aria-label': `notification timer`,
      'aria-valuenow': s ? Math.round(l * 100) : void 0,
      'aria-valuemin': 0,
      'aria-valuemax': 100,
      className: _,
      style: h,
      ...v,
    }),
  )
}
var S = 1,
  C = () => `${S++}`
function w(e, t, n) {
  let r = 1,
    i = 0,
    a = [],
    o = [],
    s = t,
    c = new Map(),
    u = new Set(),
    d = (e) => (u.add(e), () => u.delete(e)),
    f = () => {
      ;((o = Array.from(c.values())), u.forEach((e) => e()))
    },
    g = ({ containerId: t, toastId: n, updateId: r }) => {
      let i = t ? t !== e : e !== 1,
        a = c.has(n) && r == null
      return i || a
    },
    _ = (e, t) => {
      c.forEach((n) => {
        var r
        ;(t != null && t !== n.props.toastId) || (r = n.toggle) == null || r.call(n, e)
      })
    },
    y = (e) => {
      var t, r
      e.isActive &&
        ((t = e.props) == null || (r = t.onClose) == null || r.call(t, e.removalReason),
        (e.isActive = !1),
        n(v(e, `removed`)))
    },
    b = (e) => {
      if (e == null) c.forEach(y)
      else {
        let t = c.get(e)
        t && y(t)
      }
      f()
    },
    x = () => {
      ;((i -= a.length), (a = []))
    },
    S = (e) => {
      var t, r
      let { toastId: i, updateId: a } = e.props,
        o = a == null
      ;(e.staleId && c.delete(e.staleId),
        (e.isActive = !0),
        c.set(i, e),
        f(),
        n(v(e, o ? `added` : `updated`)),
        o && ((t = (r = e.props).onOpen) == null || t.call(r)))
    }
  return {
    id: e,
    props: s,
    observe: d,
    toggle: _,
    removeToast: b,
    toasts: c,
    clearQueue: x,
    buildToast: (e, t) => {
      if (g(t)) return
      let { toastId: n, updateId: o, data: u, staleId: d, delay: _ } = t,
        v = o == null
      v && i++
      let y = {
        ...s,
        style: s.toastStyle,
        key: r++,
        ...Object.fromEntries(Object.entries(t).filter(([e, t]) => t != null)),
        toastId: n,
        updateId: o,
        data: u,
        isIn: !1,
        className: p(t.className || s.toastClassName),
        progressClassName: p(t.progressClassName || s.progressClassName),
        autoClose: !t.isLoading && m(t.autoClose, s.autoClose),
        closeToast(e) {
          let t = c.get(n)
          t && ((t.removalReason = e), b(n))
        },
        deleteToast() {
          c.get(n) != null && (c.delete(n), i--, i < 0 && (i = 0), a.length > 0 ? S(a.shift()) : f())
        },
      }
      ;((y.closeButton = s.closeButton),
        t.closeButton === !1 || h(t.closeButton)
          ? (y.closeButton = t.closeButton)
          : t.closeButton === !0 && (y.closeButton = !h(s.closeButton) || s.closeButton))
      let x = { content: e, props: y, staleId: d }
      s.limit && s.limit > 0 && i > s.limit && v
        ? a.push(x)
        : l(_)
          ? setTimeout(() => {
              S(x)
            }, _)
          : S(x)
    },
    setProps(e) {
      s = e
    },
    setToggle: (e, t) => {
      let n = c.get(e)
      n && (n.toggle = t)
    },
    isToastActive: (e) => c.get(e)?.isActive,
    getSnapshot: () => o,
  }
}
var T = new Map(),
  E = [],
  D = new Set(),
  O = (e) => D.forEach((t) => t(e)),
  k = () => T.size > 0
function A() {
  ;(E.forEach((e) => F(e.content, e.options)), (E = []))
}
var j = (e, { containerId: t }) => T.get(t || 1)?.toasts.get(e)
function M(e, t) {
  var n
  if (t) return !!((n = T.get(t)) != null && n.isToastActive(e))
  let r = !1
  return (
    T.forEach((t) => {
      t.isToastActive(e) && (r = !0)
    }),
    r
  )
}
function N(e) {
  if (!k()) E = E.filter((t) => e != null && t.options.toastId !== e)
  else if (e == null || f(e))
    T.forEach((t) => {
      t.removeToast(e)
    })
  else if (e && (`containerId` in e || `id` in e)) {
    let t = T.get(e.containerId)
    t
      ? t.removeToast(e.id)
      : T.forEach((t) => {
          t.removeToast(e.id)
        })
  }
}
var P = (e = {}) => {
  T.forEach((t) => {
    t.props.limit && (!e.containerId || t.id === e.containerId) && t.clearQueue()
  })
}
function F(e, t) {
  h(e) &&
    (k() || E.push({ content: e, options: t }),
    T.forEach((n) => {
      n.buildToast(e, t)
    }))
}
function I(e) {
  var t
  ;(t = T.get(e.containerId || 1)) == null || t.setToggle(e.id, e.fn)
}
function L(e, t) {
  T.forEach((n) => {
    ;(t != null && t != null && t.containerId && t?.containerId !== n.id) || n.toggle(e, t?.id)
  })
}
function R(e) {
  let t = e.containerId || 1
  return {
    subscribe(n) {
      let r = w(t, e, O)
      T.set(t, r)
      let i = r.observe(n)
      return (
        A(),
        () => {
          ;(i(), T.delete(t))
        }
      )
    },
    setProps(e) {
      var n
      ;(n = T.get(t)) == null || n.setProps(e)
    },
    getSnapshot() {
      return T.get(t)?.getSnapshot()
    },
  }
}
function z(e) {
  return (
    D.add(e),
    () => {
      D.delete(e)
    }
  )
}
function B(e) {
  return e && (u(e.toastId) || l(e.toastId)) ? e.toastId : C()
}
function V(e, t) {
  return (F(e, t), t.toastId)
}
function H(e, t) {
  return { ...t, type: (t && t.type) || e, toastId: B(t) }
}
function U(e) {
  return (t, n) => V(t, H(e, n))
}
function W(e, t) {
  return V(e, H(`default`, t))
}
W.loading = (e, t) =>
  V(e, H(`default`, { isLoading: !0, autoClose: !1, closeOnClick: !1, closeButton: !1, draggable: !1, ...t }))
function ee(e, { pending: t, error: n, success: r }, i) {
  let a
  t && (a = u(t) ? W.loading(t, i) : W.loading(t.render, { ...i, ...t }))
  let o = { isLoading: null, autoClose: null, closeOnClick: null, closeButton: null, draggable: null },
    s = (e, t, n) => {
      if (t == null) {
        W.dismiss(a)
        return
      }
      let r = { type: e, ...o, ...i, data: n },
        s = u(t) ? { render: t } : t
      return (a ? W.update(a, { ...r, ...s }) : W(s.render, { ...r, ...s }), n)
    },
    c = d(e) ? e() : e
  return (c.then((e) => s(`success`, r, e)).catch((e) => s(`error`, n, e)), c)
}
;((W.promise = ee),
  (W.success = U(`success`)),
  (W.info = U(`info`)),
  (W.error = U(`error`)),
  (W.warning = U(`warning`)),
  (W.warn = W.warning),
  (W.dark = (e, t) => V(e, H(`default`, { theme: `dark`, ...t }))))
function te(e) {
  N(e)
}
;((W.dismiss = te),
  (W.clearWaitingQueue = P),
  (W.isActive = M),
  (W.update = (e, t = {}) => {
    let n = j(e, t)
    if (n) {
      let { props: r, content: i } = n,
        a = { delay: 100, ...r, ...t, toastId: t.toastId || e, updateId: C() }
      a.toastId !== e && (a.staleId = e)
      let o = a.render || i
      ;(delete a.render, V(o, a))
    }
  }),
  (W.done = (e) => {
    W.update(e, { progress: 1 })
  }),
  (W.onChange = z),
  (W.play = (e) => L(!0, e)),
  (W.pause = (e) => L(!1, e)))
function ne(e) {
  let { subscribe: t, getSnapshot: n, setProps: r } = (0, c.useRef)(R(e)).current
  r(e)
  let i = (0, c.useSyncExternalStore)(t, n, n)?.slice()
  function a(t) {
    if (!i) return []
    let n = new Map()
    return (
      e.newestOnTop && i.reverse(),
      i.forEach((e) => {
        let { position: t } = e.props
        ;(n.has(t) || n.set(t, []), n.get(t).push(e))
      }),
      Array.from(n, (e) => t(e[0], e[1]))
    )
  }
  return { getToastToRender: a, isToastActive: M, count: i?.length }
}
function re(e) {
  let [t, n] = (0, c.useState)(!1),
    [r, i] = (0, c.useState)(!1),
    a = (0, c.useRef)(null),
    o = (0, c.useRef)({
      start: 0,
      delta: 0,
      removalDistance: 0,
      canCloseOnClick: !0,
      canDrag: !1,
      didMove: !1,
    }).current,
    { autoClose: s, pauseOnHover: l, closeToast: u, onClick: d, closeOnClick: f } = e
  ;(I({ id: e.toastId, containerId: e.containerId, fn: n }),
    (0, c.useEffect)(() => {
      if (e.pauseOnFocusLoss)
        return (
          p(),
          () => {
            m()
          }
        )
    }, [e.pauseOnFocusLoss]))
  function p() {
    ;(document.hasFocus() || v(), window.addEventListener(`focus`, _), window.addEventListener(`blur`, v))
  }
  function m() {
    ;(window.removeEventListener(`focus`, _), window.removeEventListener(`blur`, v))
  }
  function h(t) {
    if (e.draggable === !0 || e.draggable === t.pointerType) {
      y()
      let n = a.current
      ;((o.canCloseOnClick = !0),
        (o.canDrag = !0),
        (n.style.transition = `none`),
        e.draggableDirection === `x`
          ? ((o.start = t.clientX), (o.removalDistance = n.offsetWidth * (e.draggablePercent / 100)))
          : ((o.start = t.clientY),
            (o.removalDistance =
              (n.offsetHeight * (e.draggablePercent === 80 ? e.draggablePercent * 1.5 : e.draggablePercent)) / 100)))
    }
  }
  function g(t) {
    let { top: n, bottom: r, left: i, right: o } = a.current.getBoundingClientRect()
    t.pointerType === `mouse` && e.pauseOnHover && t.clientX >= i && t.clientX <= o && t.clientY >= n && t.clientY <= r
      ? v()
      : _()
  }
  function _() {
    n(!0)
  }
  function v() {
    n(!1)
  }
  function y() {
    ;((o.didMove = !1), document.addEventListener(`pointermove`, x), document.addEventListener(`pointerup`, S))
  }
  function b() {
    ;(document.removeEventListener(`pointermove`, x), document.removeEventListener(`pointerup`, S))
  }
  function x(n) {
    let r = a.current
    if (o.canDrag && r) {
      ;((o.didMove = !0),
        t && v(),
        e.draggableDirection === `x` ? (o.delta = n.clientX - o.start) : (o.delta = n.clientY - o.start),
        o.start !== n.clientX && (o.canCloseOnClick = !1))
      let i = e.draggableDirection === `x` ? `${o.delta}px, var(--y)` : `0, calc(${o.delta}px + var(--y))`
      ;((r.style.transform = `translate3d(${i},0)`), (r.style.opacity = `${1 - Math.abs(o.delta / o.removalDistance)}`))
    }
  }
  function S() {
    b()
    let t = a.current
    if (o.canDrag && o.didMove && t) {
      if (((o.canDrag = !1), Math.abs(o.delta) > o.removalDistance)) {
        ;(i(!0), e.closeToast(!0), e.collapseAll())
        return
      }
      ;((t.style.transition = `transform 0.2s, opacity 0.2s`),
        t.style.removeProperty(`transform`),
        t.style.removeProperty(`opacity`))
    }
  }
  let C = { onPointerDown: h, onPointerUp: g }
  return (
    s && l && ((C.onMouseEnter = v), e.stacked || (C.onMouseLeave = _)),
    f &&
      (C.onClick = (e) => {
        ;(d && d(e), o.canCloseOnClick && u(!0))
      }),
    { playToast: _, pauseToast: v, isRunning: t, preventExitTransition: r, toastRef: a, eventHandlers: C }
  )
}
var ie = typeof window < `u` ? c.useLayoutEffect : c.useEffect,
  G = ({ theme: e, type: t, isLoading: n, ...r }) =>
    c.createElement(`svg`, {
      viewBox: `0 0 24 24`,
      width: `100%`,
      height: `100%`,
      fill: e === `colored` ? `currentColor` : `var(--toastify-icon-color-${t})`,
      ...r,
    })
function ae(e) {
  return c.createElement(
    G,
    e,
    c.createElement(`path`, {
      d: `M23.32 17.191L15.438 2.184C14.728.833 13.416 0 11.996 0c-1.42 0-2.733.833-3.443 2.184L.533 17.448a4.744 4.744 0 000 4.368C1.243 23.167 2.555 24 3.975 24h16.05C22.22 24 24 22.044 24 19.632c0-.904-.251-1.746-.68-2.44zm-9.622 1.46c0 1.033-.724 1.823-1.698 1.823s-1.698-.79-1.698-1.822v-.043c0-1.028.724-1.822 1.698-1.822s1.698.79 1.698 1.822v.043zm.039-12.285l-.84 8.06c-.057.581-.408.943-.897.943-.49 0-.84-.367-.896-.942l-.84-8.065c-.057-.624.25-1.095.779-1.095h1.91c.528.005.84.476.784 1.1z`,
    }),
  )
}
function oe(e) {
  return c.createElement(
    G,
    e,
    c.createElement(`path`, {
      d: `M12 0a12 12 0 1012 12A12.013 12.013 0 0012 0zm.25 5a1.5 1.5 0 11-1.5 1.5 1.5 1.5 0 011.5-1.5zm2.25 13.5h-4a1 1 0 010-2h.75a.25.25 0 00.25-.25v-4.5a.25.25 0 00-.25-.25h-.75a1 1 0 010-2h1a2 2 0 012 2v4.75a.25.25 0 00.25.25h.75a1 1 0 110 2z`,
    }),
  )
}
function K(e) {
  return c.createElement(
    G,
    e,
    c.createElement(`path`, {
      d: `M12 0a12 12 0 1012 12A12.014 12.014 0 0012 0zm6.927 8.2l-6.845 9.289a1.011 1.011 0 01-1.43.188l-4.888-3.908a1 1 0 111.25-1.562l4.076 3.261 6.227-8.451a1 1 0 111.61 1.183z`,
    }),
  )
}
function se(e) {
  return c.createElement(
    G,
    e,
    c.createElement(`path`, {
      d: `M11.983 0a12.206 12.206 0 00-8.51 3.653A11.8 11.8 0 000 12.207 11.779 11.779 0 0011.8 24h.214A12.111 12.111 0 0024 11.791 11.766 11.766 0 0011.983 0zM10.5 16.542a1.476 1.476 0 011.449-1.53h.027a1.527 1.527 0 011.523 1.47 1.475 1.475 0 01-1.449 1.53h-.027a1.529 1.529 0 01-1.523-1.47zM11 12.5v-6a1 1 0 012 0v6a1 1 0 11-2 0z`,
    }),
  )
}
function ce() {
  return c.createElement(`div`, { className: `Toastify__spinner` })
}
var q = { info: oe, warning: ae, success: K, error: se, spinner: ce },
  le = (e) => e in q
function ue({ theme: e, type: t, isLoading: n, icon: r }) {
  let i = null,
    a = { theme: e, type: t }
  return (
    r === !1 ||
      (d(r)
        ? (i = r({ ...a, isLoading: n }))
        : (0, c.isValidElement)(r)
          ? (i = (0, c.cloneElement)(r, a))
          : n
            ? (i = q.spinner())
            : le(t) && (i = q[t](a))),
    i
  )
}
var J = (e, t = !1) => ({
    enter: `Toastify--animate Toastify__${e}-enter`,
    exit: `Toastify--animate Toastify__${e}-exit`,
    appendPosition: t,
  }),
  de = ({ children: e, isIn: t, done: n, playToast: r }) => (
    (0, c.useLayoutEffect)(() => {
      r()
    }, []),
    (0, c.useEffect)(() => {
      t || n()
    }, [t]),
    c.createElement(c.Fragment, null, e)
  ),
  fe = _(J(`bounce`, !0))
;(_(J(`slide`, !0)), _(J(`zoom`)), _(J(`flip`)))
var pe = (e) => {
    let { isRunning: t, preventExitTransition: n, toastRef: r, eventHandlers: i, playToast: a } = re(e),
      {
        closeButton: s,
        children: l,
        autoClose: u,
        onClick: f,
        type: p,
        hideProgressBar: m,
        closeToast: h,
        transition: g,
        position: _,
        className: v,
        style: S,
        progressClassName: C,
        updateId: w,
        role: T,
        progress: E,
        rtl: D,
        toastId: O,
        deleteToast: k,
        isIn: A,
        isLoading: j,
        closeOnClick: M,
        theme: N,
        ariaLabel: P,
      } = e,
      F = o(
        `Toastify__toast`,
        `Toastify__toast-theme--${N}`,
        `Toastify__toast--${p}`,
        { 'Toastify__toast--rtl': D },
        { 'Toastify__toast--close-on-click': M },
      ),
      I = d(v) ? v({ rtl: D, position: _, type: p, defaultClassName: F }) : o(F, v),
      L = ue(e),
      R = g || de,
      z = !!E || !u,
      B = { closeToast: h, type: p, theme: N },
      V = null
    return (
      s === !1 || (V = d(s) ? s(B) : (0, c.isValidElement)(s) ? (0, c.cloneElement)(s, B) : b(B)),
      c.createElement(
        R,
        { isIn: A, done: k, position: _, preventExitTransition: n, nodeRef: r, playToast: a },
        c.createElement(
          `div`,
          {
            id: O,
            tabIndex: 0,
            onClick: f,
            'data-in': A,
            className: I,
            ...i,
            style: S,
            ref: r,
            ...(A && { role: T, 'aria-label': P }),
          },
          L != null &&
            c.createElement(
              `div`,
              { className: o(`Toastify__toast-icon`, { 'Toastify--animate-icon Toastify__zoom-enter': !j }) },
              L,
            ),
          y(l, e, !t),
          V,
          !e.customProgressBar &&
            c.createElement(x, {
              ...(w && !z ? { key: `p-${w}` } : {}),
              rtl: D,
              theme: N,
              delay: u,
              isRunning: t,
              isIn: A,
              closeToast: h,
              hide: m,
              type: p,
              className: C,
              controlledProgress: z,
              progress: E || 0,
            }),
        ),
      )
    )
  },
  me = {
    position: `top-right`,
    transition: fe,
    autoClose: 5e3,
    closeButton: !0,
    pauseOnHover: !0,
    pauseOnFocusLoss: !0,
    draggable: `touch`,
    draggablePercent: 80,
    draggableDirection: `x`,
    role: `alert`,
    theme: `light`,
    'aria-label': `Notifications Alt+T`,
    hotKeys: (e) => e.altKey && e.code === `KeyT`,
  }
function he(e) {
  let t = { ...me, ...e },
    n = e.stacked,
    [r, i] = (0, c.useState)(!0),
    a = (0, c.useRef)(null),
    { getToastToRender: s, isToastActive: l, count: u } = ne(t),
    { className: f, style: m, rtl: h, containerId: g, hotKeys: _ } = t
  function v(e) {
    let t = o(`Toastify__toast-container`, `Toastify__toast-container--${e}`, { 'Toastify__toast-container--rtl': h })
    return d(f) ? f({ position: e, rtl: h, defaultClassName: t }) : o(t, p(f))
  }
  function y() {
    n && (i(!0), W.play())
  }
  return (
    ie(() => {
      if (n) {
        let e = a.current.querySelectorAll(`[data-in="true"]`),
          n = t.position?.includes(`top`),
          i = 0,
          o = 0
        Array.from(e)
          .reverse()
          .forEach((e, t) => {
            let a = e
            ;(a.classList.add(`Toastify__toast--stacked`),
              t > 0 && (a.dataset.collapsed = `${r}`),
              a.dataset.pos || (a.dataset.pos = n ? `top` : `bot`))
            let s = i * (r ? 0.2 : 1) + (r ? 0 : 12 * t),
              c = Math.max(0.5, 1 - (r ? o : 0))
            ;(a.style.setProperty(`--y`, `${n ? s : s * -1}px`),
              a.style.setProperty(`--g`, `12`),
              a.style.setProperty(`--s`, `${c}`),
              (i += a.offsetHeight),
              (o += 0.025))
          })
      }
    }, [r, u, n]),
    (0, c.useEffect)(() => {
      function e(e) {
        let t = a.current
        if (_(e)) {
          var n
          ;(t == null || (n = t.querySelector(`[tabIndex="0"]`)) == null || n.focus(), i(!1), W.pause())
        }
        e.key === `Escape` &&
          (document.activeElement === t || (t != null && t.contains(document.activeElement))) &&
          (i(!0), W.play())
      }
      return (
        document.addEventListener(`keydown`, e),
        () => {
          document.removeEventListener(`keydown`, e)
        }
      )
    }, [_]),
    c.createElement(
      `section`,
      {
        ref: a,
        className: `Toastify`,
        id: g,
        onMouseEnter: () => {
          n && (i(!1), W.pause())
        },
        onMouseLeave: y,
        'aria-live': `polite`,
        'aria-atomic': `false`,
        'aria-relevant': `additions text`,
        'aria-label': t[`aria-label`],
      },
      s((e, t) => {
        let r = t.length ? { ...m } : { ...m, pointerEvents: `none` }
        return c.createElement(
          `div`,
          { tabIndex: -1, className: v(e), 'data-stacked': n, style: r, key: `c-${e}` },
          t.map(({ content: e, props: t }) =>
            c.createElement(
              pe,
              { ...t, stacked: n, collapseAll: y, isIn: l(t.toastId, t.containerId), key: `t-${t.key}` },
              e,
            ),
          ),
        )
      }),
    )
  )
}
var ge = `input, select, textarea, [contenteditable], [role="combobox"]`,
  Y = 360,
  X = () => window.visualViewport?.height ?? window.innerHeight
function Z(e) {
  let t = document.activeElement
  if (!t?.matches(ge)) return null
  let { top: n, bottom: r, right: i } = t.getBoundingClientRect(),
    a = (n + r) / 2 > X() / 2
  return e ? a && i > window.innerWidth - Y : !a
}
function _e(e) {
  let [t, n] = (0, c.useState)(() => Z(e) ?? !1),
    [r, i] = (0, c.useState)(0)
  return (
    (0, c.useEffect)(() => {
      let t = () => {
          ;(n((t) => Z(e) ?? t), i(Math.max(0, window.innerHeight - X())))
        },
        r = () => n(Z(e) ?? !1),
        a = [window, window.visualViewport]
      ;(document.addEventListener(`focusin`, t), document.addEventListener(`scroll`, t, { capture: !0, passive: !0 }))
      for (let e of a) e?.addEventListener(`resize`, t)
      let o = W.onChange(({ status: e }) => e === `added` && r())
      return () => {
        ;(document.removeEventListener(`focusin`, t), document.removeEventListener(`scroll`, t, { capture: !0 }))
        for (let e of a) e?.removeEventListener(`resize`, t)
        o()
      }
    }, [e]),
    { turned: t, keyboard: r }
  )
}
var ve = e({ ToastStack: () => be }),
  Q = r(),
  $ = `(min-width: 600px)`
function ye(e) {
  let t = window.matchMedia($)
  return (t.addEventListener(`change`, e), () => t.removeEventListener(`change`, e))
}
function be() {
  let { t: e } = n(`common`),
    t = (0, c.useSyncExternalStore)(ye, () => window.matchMedia($).matches),
    { turned: r, keyboard: a } = _e(t)
  return (0, Q.jsx)(`div`, {
    className: r ? `app-toasts-turned` : void 0,
    style: a > 0 ? { '--app-keyboard': `${a}px` } : void 0,
    onFocus: () => W.pause(),
    onBlur: () => W.play(),
    children: (0, Q.jsx)(he, {
      limit: 5,
      autoClose: i,
      position: t ? `bottom-right` : `top-center`,
      'aria-label': e(`toasts`),
      closeButton: xe,
      closeOnClick: !1,
      draggable: !1,
      hideProgressBar: !0,
      newestOnTop: !1,
      pauseOnHover: !0,
    }),
  })
}
function xe({ closeToast: e }) {
  let { t } = n(`common`)
  return (0, Q.jsx)(`button`, {
    type: `button`,
    className: `app-toast-close`,
    'aria-label': t(`dismiss`),
    onClick: e,
    children: (0, Q.jsx)(`svg`, {
      width: `18`,
      height: `18`,
      viewBox: `0 0 24 24`,
      'aria-hidden': `true`,
      children: (0, Q.jsx)(`path`, {
        d: `M6 6l12 12M18 6L6 18`,
        stroke: `currentColor`,
        strokeWidth: `1.75`,
        strokeLinecap: `round`,
        fill: `none`,
      }),
    }),
  })
}
export { s as n, ve as t }
