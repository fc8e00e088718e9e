import {
  A as H,
  E as oe,
  M as se,
  N as ce,
  O as U,
  P as le,
  g as W,
  h as G,
  j as ue,
  k as de,
  ut as fe,
} from './admin-form-BbMOlQ_z.js'
import { $ as pe, G as me, Q as he, jn as ge, ln as _e, rt as ve } from './admin-SlXPl_wU.js'
import { i as ot, r as st, t as ct } from './common-form-E0SH5PGy.js'
import {
  Ct as J,
  K as $e,
  St as et,
  Tt as tt,
  Z as nt,
  nt as rt,
  rt as it,
  tt as at,
} from './common-schema-TiEP0qb9.js'
import { M as ye, N as be, ct as xe, dt as Se, j as Ce, lt as we, ut as Te } from './desks-BwPV_Ml3.js'
import { A as Ze, Gt as Qe } from './desks-form-BT5SDwL6.js'
import {
  Cr as j,
  Fr as M,
  Hn as N,
  Ht as P,
  It as F,
  J as I,
  Pt as L,
  Rt as R,
  Sr as te,
  Tr as ne,
  Vt as z,
  Wt as B,
  Xi as V,
  Z as re,
  da as ie,
  si as ae,
} from './first-CL_AHFyg.js'
import { r as Ee } from './index-DgFpoVLQ.js'
import {
  A as Pe,
  C as Fe,
  G as Ie,
  H as Le,
  I as Re,
  K as ze,
  N as Be,
  Q as Ve,
  R as He,
  S as Ue,
  U as We,
  X as Ge,
  Y as Ke,
  Z as qe,
  k as Je,
  x as Ye,
  z as Xe,
} from './parts-Clelj3dw.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import {
  U as De,
  X as K,
  dn as Oe,
  in as q,
  k as ke,
  ln as Ae,
  mn as je,
  pn as Me,
  pt as Ne,
} from './signed-in-DHQU3WVe.js'
import {
  At as t,
  D as n,
  E as r,
  It as i,
  L as a,
  Lt as o,
  Mt as s,
  Pt as c,
  T as l,
  Tt as u,
  U as d,
  V as f,
  W as p,
  a as m,
  b as h,
  dt as g,
  f as _,
  ft as v,
  g as y,
  gt as b,
  h as x,
  jt as S,
  mt as C,
  n as w,
  o as T,
  p as E,
  ut as D,
  x as O,
  xt as k,
  y as ee,
  yt as A,
} from './theme-CBDEJsnh.js'
var Y = e(ie(), 1),
  X = N()
function lt({ result: e, onClose: t }) {
  let { t: n } = M([`credit-cards`, `common`]),
    r = (0, Y.useId)()
  return (0, X.jsxs)(Ve, {
    open: !0,
    maxWidth: `sm`,
    'aria-labelledby': r,
    onClose: t,
    children: [
      (0, X.jsx)(Ke, { id: r, children: n(`result.title`) }),
      (0, X.jsxs)(Ge, {
        tabIndex: 0,
        children: [
          (0, X.jsx)(x, { children: n(`result.created`, { count: e.created }) }),
          (0, X.jsx)(x, { children: n(`result.updated`, { count: e.updated }) }),
          e.uuids.length > 0 &&
            (0, X.jsx)(`ol`, {
              children: e.uuids.map((e, t) =>
                (0, X.jsx)(x, { component: `li`, sx: { overflowWrap: `anywhere` }, children: e }, t),
              ),
            }),
        ],
      }),
      (0, X.jsx)(qe, {
        children: (0, X.jsx)(E, { variant: `contained`, autoFocus: !0, onClick: t, children: n(`common:close`) }),
      }),
    ],
  })
}
var ut = `bottom`,
  dt = `right`,
  ft = `left`,
  pt = `auto`,
  mt = [`top`, ut, dt, ft],
  ht = `start`,
  gt = `clippingParents`,
  _t = `viewport`,
  vt = `popper`,
  yt = `reference`,
  bt = mt.reduce(function (e, t) {
    return e.concat([t + `-` + ht, t + `-end`])
  }, []),
  xt = [].concat(mt, [pt]).reduce(function (e, t) {
    return e.concat([t, t + `-` + ht, t + `-end`])
  }, []),
  St = [`beforeRead`, `read`, `afterRead`, `beforeMain`, `main`, `afterMain`, `beforeWrite`, `write`, `afterWrite`]
function Ct(e) {
  return e ? (e.nodeName || ``).toLowerCase() : null
}
function Z(e) {
  if (e == null) return window
  if (e.toString() !== `[object Window]`) {
    var t = e.ownerDocument
    return (t && t.defaultView) || window
  }
  return e
}
function wt(e) {
  return e instanceof Z(e).Element || e instanceof Element
}
function Q(e) {
  return e instanceof Z(e).HTMLElement || e instanceof HTMLElement
}
function Tt(e) {
  return typeof ShadowRoot > `u` ? !1 : e instanceof Z(e).ShadowRoot || e instanceof ShadowRoot
}
function Et(e) {
  var t = e.state
  Object.keys(t.elements).forEach(function (e) {
    var n = t.styles[e] || {},
      r = t.attributes[e] || {},
      i = t.elements[e]
    Q(i) &&
      Ct(i) &&
      (Object.assign(i.style, n),
      Object.keys(r).forEach(function (e) {
        var t = r[e]
        t === !1 ? i.removeAttribute(e) : i.setAttribute(e, t === !0 ? `` : t)
      }))
  })
}
function Dt(e) {
  var t = e.state,
    n = {
      popper: { position: t.options.strategy, left: `0`, top: `0`, margin: `0` },
      arrow: { position: `absolute` },
      reference: {},
    }
  return (
    Object.assign(t.elements.popper.style, n.popper),
    (t.styles = n),
    t.elements.arrow && Object.assign(t.elements.arrow.style, n.arrow),
    function () {
      Object.keys(t.elements).forEach(function (e) {
        var r = t.elements[e],
          i = t.attributes[e] || {},
          a = Object.keys(t.styles.hasOwnProperty(e) ? t.styles[e] : n[e]).reduce(function (e, t) {
            return ((e[t] = ``), e)
          }, {})
        Q(r) &&
          Ct(r) &&
          (Object.assign(r.style, a),
          Object.keys(i).forEach(function (e) {
            r.removeAttribute(e)
          }))
      })
    }
  )
}
var Ot = { name: `applyStyles`, enabled: !0, phase: `write`, fn: Et, effect: Dt, requires: [`computeStyles`] }
function kt(e) {
  return e.split(`-`)[0]
}
var At = Math.max,
  jt = Math.min,
  Mt = Math.round
function Nt() {
  var e = navigator.userAgentData
  return e != null && e.brands && Array.isArray(e.brands)
    ? e.brands
        .map(function (e) {
          return e.brand + `/` + e.version
        })
        .join(` `)
    : navigator.userAgent
}
function Pt() {
  return !/^((?!chrome|android).)*safari/i.test(Nt())
}
function Ft(e, t, n) {
  ;(t === void 0 && (t = !1), n === void 0 && (n = !1))
  var r = e.getBoundingClientRect(),
    i = 1,
    a = 1
  t &&
    Q(e) &&
    ((i = (e.offsetWidth > 0 && Mt(r.width) / e.offsetWidth) || 1),
    (a = (e.offsetHeight > 0 && Mt(r.height) / e.offsetHeight) || 1))
  var o = (wt(e) ? Z(e) : window).visualViewport,
    s = !Pt() && n,
    c = (r.left + (s && o ? o.offsetLeft : 0)) / i,
    l = (r.top + (s && o ? o.offsetTop : 0)) / a,
    u = r.width / i,
    d = r.height / a
  return { width: u, height: d, top: l, right: c + u, bottom: l + d, left: c, x: c, y: l }
}
function It(e) {
  var t = Ft(e),
    n = e.offsetWidth,
    r = e.offsetHeight
  return (
    Math.abs(t.width - n) <= 1 && (n = t.width),
    Math.abs(t.height - r) <= 1 && (r = t.height),
    { x: e.offsetLeft, y: e.offsetTop, width: n, height: r }
  )
}
function Lt(e, t) {
  var n = t.getRootNode && t.getRootNode()
  if (e.contains(t)) return !0
  if (n && Tt(n)) {
    var r = t
    do {
      if (r && e.isSameNode(r)) return !0
      r = r.parentNode || r.host
    } while (r)
  }
  return !1
}
function Rt(e) {
  return Z(e).getComputedStyle(e)
}
function zt(e) {
  return [`table`, `td`, `th`].indexOf(Ct(e)) >= 0
}
function Bt(e) {
  return ((wt(e) ? e.ownerDocument : e.document) || window.document).documentElement
}
function Vt(e) {
  return Ct(e) === `html` ? e : e.assignedSlot || e.parentNode || (Tt(e) ? e.host : null) || Bt(e)
}
function Ht(e) {
  return !Q(e) || Rt(e).position === `fixed` ? null : e.offsetParent
}
function Ut(e) {
  var t = /firefox/i.test(Nt())
  if (/Trident/i.test(Nt()) && Q(e) && Rt(e).position === `fixed`) return null
  var n = Vt(e)
  for (Tt(n) && (n = n.host); Q(n) && [`html`, `body`].indexOf(Ct(n)) < 0;) {
    var r = Rt(n)
    if (
      r.transform !== `none` ||
      r.perspective !== `none` ||
      r.contain === `paint` ||
      [`transform`, `perspective`].indexOf(r.willChange) !== -1 ||
      (t && r.willChange === `filter`) ||
      (t && r.filter && r.filter !== `none`)
    )
      return n
    n = n.parentNode
  }
  return null
}
function Wt(e) {
  for (var t = Z(e), n = Ht(e); n && zt(n) && Rt(n).position === `static`;) n = Ht(n)
  return n && (Ct(n) === `html` || (Ct(n) === `body` && Rt(n).position === `static`)) ? t : n || Ut(e) || t
}
function Gt(e) {
  return [`top`, `bottom`].indexOf(e) >= 0 ? `x` : `y`
}
function Kt(e, t, n) {
  return At(e, jt(t, n))
}
function qt(e, t, n) {
  var r = Kt(e, t, n)
  return r > n ? n : r
}
function Jt() {
  return { top: 0, right: 0, bottom: 0, left: 0 }
}
function Yt(e) {
  return Object.assign({}, Jt(), e)
}
function Xt(e, t) {
  return t.reduce(function (t, n) {
    return ((t[n] = e), t)
  }, {})
}
var Zt = function (e, t) {
  return (
    (e = typeof e == `function` ? e(Object.assign({}, t.rects, { placement: t.placement })) : e),
    Yt(typeof e == `number` ? Xt(e, mt) : e)
  )
}
function Qt(e) {
  var t,
    n = e.state,
    r = e.name,
    i = e.options,
    a = n.elements.arrow,
    o = n.modifiersData.popperOffsets,
    s = kt(n.placement),
    c = Gt(s),
    l = [`left`, `right`].indexOf(s) >= 0 ? `height` : `width`
  if (a && o) {
    var u = Zt(i.padding, n),
      d = It(a),
      f = c === `y` ? `top` : ft,
      p = c === `y` ? ut : dt,
      m = n.rects.reference[l] + n.rects.reference[c] - o[c] - n.rects.popper[l],
      h = o[c] - n.rects.reference[c],
      g = Wt(a),
      _ = g ? (c === `y` ? g.clientHeight || 0 : g.clientWidth || 0) : 0,
      v = m / 2 - h / 2,
      y = u[f],
      b = _ - d[l] - u[p],
      x = _ / 2 - d[l] / 2 + v,
      S = Kt(y, x, b),
      C = c
    n.modifiersData[r] = ((t = {}), (t[C] = S), (t.centerOffset = S - x), t)
  }
}
function $t(e) {
  var t = e.state,
    n = e.options.element,
    r = n === void 0 ? `[data-popper-arrow]` : n
  r != null &&
    ((typeof r == `string` && ((r = t.elements.popper.querySelector(r)), !r)) ||
      (Lt(t.elements.popper, r) && (t.elements.arrow = r)))
}
var en = {
  name: `arrow`,
  enabled: !0,
  phase: `main`,
  fn: Qt,
  effect: $t,
  requires: [`popperOffsets`],
  requiresIfExists: [`preventOverflow`],
}
function tn(e) {
  return e.split(`-`)[1]
}
var nn = { top: `auto`, right: `auto`, bottom: `auto`, left: `auto` }
function rn(e, t) {
  var n = e.x,
    r = e.y,
    i = t.devicePixelRatio || 1
  return { x: Mt(n * i) / i || 0, y: Mt(r * i) / i || 0 }
}
function an(e) {
  var t,
    n = e.popper,
    r = e.popperRect,
    i = e.placement,
    a = e.variation,
    o = e.offsets,
    s = e.position,
    c = e.gpuAcceleration,
    l = e.adaptive,
    u = e.roundOffsets,
    d = e.isFixed,
    f = o.x,
    p = f === void 0 ? 0 : f,
    m = o.y,
    h = m === void 0 ? 0 : m,
    g = typeof u == `function` ? u({ x: p, y: h }) : { x: p, y: h }
  ;((p = g.x), (h = g.y))
  var _ = o.hasOwnProperty(`x`),
    v = o.hasOwnProperty(`y`),
    y = ft,
    b = `top`,
    x = window
  if (l) {
    var S = Wt(n),
      C = `clientHeight`,
      w = `clientWidth`
    if (
      (S === Z(n) &&
        ((S = Bt(n)), Rt(S).position !== `static` && s === `absolute` && ((C = `scrollHeight`), (w = `scrollWidth`))),
      (S = S),
      i === `top` || ((i === `left` || i === `right`) && a === `end`))
    ) {
      b = ut
      var T = d && S === x && x.visualViewport ? x.visualViewport.height : S[C]
      ;((h -= T - r.height), (h *= c ? 1 : -1))
    }
    if (i === `left` || ((i === `top` || i === `bottom`) && a === `end`)) {
      y = dt
      var E = d && S === x && x.visualViewport ? x.visualViewport.width : S[w]
      ;((p -= E - r.width), (p *= c ? 1 : -1))
    }
  }
  var D = Object.assign({ position: s }, l && nn),
    O = u === !0 ? rn({ x: p, y: h }, Z(n)) : { x: p, y: h }
  if (((p = O.x), (h = O.y), c)) {
    var k
    return Object.assign(
      {},
      D,
      ((k = {}),
      (k[b] = v ? `0` : ``),
      (k[y] = _ ? `0` : ``),
      (k.transform =
        (x.devicePixelRatio || 1) <= 1
          ? `translate(` + p + `px, ` + h + `px)`
          : `translate3d(` + p + `px, ` + h + `px, 0)`),
      k),
    )
  }
  return Object.assign({}, D, ((t = {}), (t[b] = v ? h + `px` : ``), (t[y] = _ ? p + `px` : ``), (t.transform = ``), t))
}
function on(e) {
  var t = e.state,
    n = e.options,
    r = n.gpuAcceleration,
    i = r === void 0 || r,
    a = n.adaptive,
    o = a === void 0 || a,
    s = n.roundOffsets,
    c = s === void 0 || s,
    l = {
      placement: kt(t.placement),
      variation: tn(t.placement),
      popper: t.elements.popper,
      popperRect: t.rects.popper,
      gpuAcceleration: i,
      isFixed: t.options.strategy === `fixed`,
    }
  ;(t.modifiersData.popperOffsets != null &&
    (t.styles.popper = Object.assign(
      {},
      t.styles.popper,
      an(
        Object.assign({}, l, {
          offsets: t.modifiersData.popperOffsets,
          position: t.options.strategy,
          adaptive: o,
          roundOffsets: c,
        }),
      ),
    )),
    t.modifiersData.arrow != null &&
      (t.styles.arrow = Object.assign(
        {},
        t.styles.arrow,
        an(
          Object.assign({}, l, { offsets: t.modifiersData.arrow, position: `absolute`, adaptive: !1, roundOffsets: c }),
        ),
      )),
    (t.attributes.popper = Object.assign({}, t.attributes.popper, { 'data-popper-placement': t.placement })))
}
var sn = { name: `computeStyles`, enabled: !0, phase: `beforeWrite`, fn: on, data: {} },
  cn = { passive: !0 }
function ln(e) {
  var t = e.state,
    n = e.instance,
    r = e.options,
    i = r.scroll,
    a = i === void 0 || i,
    o = r.resize,
    s = o === void 0 || o,
    c = Z(t.elements.popper),
    l = [].concat(t.scrollParents.reference, t.scrollParents.popper)
  return (
    a &&
      l.forEach(function (e) {
        e.addEventListener(`scroll`, n.update, cn)
      }),
    s && c.addEventListener(`resize`, n.update, cn),
    function () {
      ;(a &&
        l.forEach(function (e) {
          e.removeEventListener(`scroll`, n.update, cn)
        }),
        s && c.removeEventListener(`resize`, n.update, cn))
    }
  )
}
var un = { name: `eventListeners`, enabled: !0, phase: `write`, fn: function () {}, effect: ln, data: {} },
  dn = { left: `right`, right: `left`, bottom: `top`, top: `bottom` }
function fn(e) {
  return e.replace(/left|right|bottom|top/g, function (e) {
    return dn[e]
  })
}
var pn = { start: `end`, end: `start` }
function mn(e) {
  return e.replace(/start|end/g, function (e) {
    return pn[e]
  })
}
function hn(e) {
  var t = Z(e)
  return { scrollLeft: t.pageXOffset, scrollTop: t.pageYOffset }
}
function gn(e) {
  return Ft(Bt(e)).left + hn(e).scrollLeft
}
function _n(e, t) {
  var n = Z(e),
    r = Bt(e),
    i = n.visualViewport,
    a = r.clientWidth,
    o = r.clientHeight,
    s = 0,
    c = 0
  if (i) {
    ;((a = i.width), (o = i.height))
    var l = Pt()
    ;(l || (!l && t === `fixed`)) && ((s = i.offsetLeft), (c = i.offsetTop))
  }
  return { width: a, height: o, x: s + gn(e), y: c }
}
function vn(e) {
  var t = Bt(e),
    n = hn(e),
    r = e.ownerDocument?.body,
    i = At(t.scrollWidth, t.clientWidth, r ? r.scrollWidth : 0, r ? r.clientWidth : 0),
    a = At(t.scrollHeight, t.clientHeight, r ? r.scrollHeight : 0, r ? r.clientHeight : 0),
    o = -n.scrollLeft + gn(e),
    s = -n.scrollTop
  return (
    Rt(r || t).direction === `rtl` && (o += At(t.clientWidth, r ? r.clientWidth : 0) - i),
    { width: i, height: a, x: o, y: s }
  )
}
function yn(e) {
  var t = Rt(e),
    n = t.overflow,
    r = t.overflowX,
    i = t.overflowY
  return /auto|scroll|overlay|hidden/.test(n + i + r)
}
function bn(e) {
  return [`html`, `body`, `#document`].indexOf(Ct(e)) >= 0 ? e.ownerDocument.body : Q(e) && yn(e) ? e : bn(Vt(e))
}
function xn(e, t) {
  t === void 0 && (t = [])
  var n = bn(e),
    r = n === e.ownerDocument?.body,
    i = Z(n),
    a = r ? [i].concat(i.visualViewport || [], yn(n) ? n : []) : n,
    o = t.concat(a)
  return r ? o : o.concat(xn(Vt(a)))
}
function Sn(e) {
  return Object.assign({}, e, { left: e.x, top: e.y, right: e.x + e.width, bottom: e.y + e.height })
}
function Cn(e, t) {
  var n = Ft(e, !1, t === `fixed`)
  return (
    (n.top += e.clientTop),
    (n.left += e.clientLeft),
    (n.bottom = n.top + e.clientHeight),
    (n.right = n.left + e.clientWidth),
    (n.width = e.clientWidth),
    (n.height = e.clientHeight),
    (n.x = n.left),
    (n.y = n.top),
    n
  )
}
function wn(e, t, n) {
  return t === `viewport` ? Sn(_n(e, n)) : wt(t) ? Cn(t, n) : Sn(vn(Bt(e)))
}
function Tn(e) {
  var t = xn(Vt(e)),
    n = [`absolute`, `fixed`].indexOf(Rt(e).position) >= 0 && Q(e) ? Wt(e) : e
  return wt(n)
    ? t.filter(function (e) {
        return wt(e) && Lt(e, n) && Ct(e) !== `body`
      })
    : []
}
function En(e, t, n, r) {
  var i = t === `clippingParents` ? Tn(e) : [].concat(t),
    a = [].concat(i, [n]),
    o = a[0],
    s = a.reduce(
      function (t, n) {
        var i = wn(e, n, r)
        return (
          (t.top = At(i.top, t.top)),
          (t.right = jt(i.right, t.right)),
          (t.bottom = jt(i.bottom, t.bottom)),
          (t.left = At(i.left, t.left)),
          t
        )
      },
      wn(e, o, r),
    )
  return ((s.width = s.right - s.left), (s.height = s.bottom - s.top), (s.x = s.left), (s.y = s.top), s)
}
function Dn(e) {
  var t = e.reference,
    n = e.element,
    r = e.placement,
    i = r ? kt(r) : null,
    a = r ? tn(r) : null,
    o = t.x + t.width / 2 - n.width / 2,
    s = t.y + t.height / 2 - n.height / 2,
    c
  switch (i) {
    case `top`:
      c = { x: o, y: t.y - n.height }
      break
    case ut:
      c = { x: o, y: t.y + t.height }
      break
    case dt:
      c = { x: t.x + t.width, y: s }
      break
    case ft:
      c = { x: t.x - n.width, y: s }
      break
    default:
      c = { x: t.x, y: t.y }
  }
  var l = i ? Gt(i) : null
  if (l != null) {
    var u = l === `y` ? `height` : `width`
    switch (a) {
      case ht:
        c[l] = c[l] - (t[u] / 2 - n[u] / 2)
        break
      case `end`:
        c[l] = c[l] + (t[u] / 2 - n[u] / 2)
    }
  }
  return c
}
function On(e, t) {
  t === void 0 && (t = {})
  var n = t,
    r = n.placement,
    i = r === void 0 ? e.placement : r,
    a = n.strategy,
    o = a === void 0 ? e.strategy : a,
    s = n.boundary,
    c = s === void 0 ? gt : s,
    l = n.rootBoundary,
    u = l === void 0 ? _t : l,
    d = n.elementContext,
    f = d === void 0 ? vt : d,
    p = n.altBoundary,
    m = p !== void 0 && p,
    h = n.padding,
    g = h === void 0 ? 0 : h,
    _ = Yt(typeof g == `number` ? Xt(g, mt) : g),
    v = f === `popper` ? yt : vt,
    y = e.rects.popper,
    b = e.elements[m ? v : f],
    x = En(wt(b) ? b : b.contextElement || Bt(e.elements.popper), c, u, o),
    S = Ft(e.elements.reference),
    C = Dn({ reference: S, element: y, strategy: `absolute`, placement: i }),
    w = Sn(Object.assign({}, y, C)),
    T = f === `popper` ? w : S,
    E = {
      top: x.top - T.top + _.top,
      bottom: T.bottom - x.bottom + _.bottom,
      left: x.left - T.left + _.left,
      right: T.right - x.right + _.right,
    },
    D = e.modifiersData.offset
  if (f === `popper` && D) {
    var O = D[i]
    Object.keys(E).forEach(function (e) {
      var t = [`right`, `bottom`].indexOf(e) >= 0 ? 1 : -1,
        n = [`top`, `bottom`].indexOf(e) >= 0 ? `y` : `x`
      E[e] += O[n] * t
    })
  }
  return E
}
function kn(e, t) {
  t === void 0 && (t = {})
  var n = t,
    r = n.placement,
    i = n.boundary,
    a = n.rootBoundary,
    o = n.padding,
    s = n.flipVariations,
    c = n.allowedAutoPlacements,
    l = c === void 0 ? xt : c,
    u = tn(r),
    d = u
      ? s
        ? bt
        : bt.filter(function (e) {
            return tn(e) === u
          })
      : mt,
    f = d.filter(function (e) {
      return l.indexOf(e) >= 0
    })
  f.length === 0 && (f = d)
  var p = f.reduce(function (t, n) {
    return ((t[n] = On(e, { placement: n, boundary: i, rootBoundary: a, padding: o })[kt(n)]), t)
  }, {})
  return Object.keys(p).sort(function (e, t) {
    return p[e] - p[t]
  })
}
function An(e) {
  if (kt(e) === `auto`) return []
  var t = fn(e)
  return [mn(e), t, mn(t)]
}
function jn(e) {
  var t = e.state,
    n = e.options,
    r = e.name
  if (!t.modifiersData[r]._skip) {
    for (
      var i = n.mainAxis,
        a = i === void 0 || i,
        o = n.altAxis,
        s = o === void 0 || o,
        c = n.fallbackPlacements,
        l = n.padding,
        u = n.boundary,
        d = n.rootBoundary,
        f = n.altBoundary,
        p = n.flipVariations,
        m = p === void 0 || p,
        h = n.allowedAutoPlacements,
        g = t.options.placement,
        _ = kt(g) === g,
        v = c || (_ || !m ? [fn(g)] : An(g)),
        y = [g].concat(v).reduce(function (e, n) {
          return e.concat(
            kt(n) === `auto`
              ? kn(t, {
                  placement: n,
                  boundary: u,
                  rootBoundary: d,
                  padding: l,
                  flipVariations: m,
                  allowedAutoPlacements: h,
                })
              : n,
          )
        }, []),
        b = t.rects.reference,
        x = t.rects.popper,
        S = new Map(),
        C = !0,
        w = y[0],
        T = 0;
      T < y.length;
      T++
    ) {
      var E = y[T],
        D = kt(E),
        O = tn(E) === ht,
        k = [`top`, ut].indexOf(D) >= 0,
        ee = k ? `width` : `height`,
        A = On(t, { placement: E, boundary: u, rootBoundary: d, altBoundary: f, padding: l }),
        j = k ? (O ? dt : ft) : O ? ut : `top`
      b[ee] > x[ee] && (j = fn(j))
      var M = fn(j),
        N = []
      if (
        (a && N.push(A[D] <= 0),
        s && N.push(A[j] <= 0, A[M] <= 0),
        N.every(function (e) {
          return e
        }))
      ) {
        ;((w = E), (C = !1))
        break
      }
      S.set(E, N)
    }
    if (C)
      for (
        var P = m ? 3 : 1,
          F = function (e) {
            var t = y.find(function (t) {
              var n = S.get(t)
              if (n)
                return n.slice(0, e).every(function (e) {
                  return e
                })
            })
            if (t) return ((w = t), `break`)
          },
          I = P;
        I > 0 && F(I) !== `break`;
        I--
      );
    t.placement !== w && ((t.modifiersData[r]._skip = !0), (t.placement = w), (t.reset = !0))
  }
}
var Mn = { name: `flip`, enabled: !0, phase: `main`, fn: jn, requiresIfExists: [`offset`], data: { _skip: !1 } }
function Nn(e, t, n) {
  return (
    n === void 0 && (n = { x: 0, y: 0 }),
    {
      top: e.top - t.height - n.y,
      right: e.right - t.width + n.x,
      bottom: e.bottom - t.height + n.y,
      left: e.left - t.width - n.x,
    }
  )
}
function Pn(e) {
  return [`top`, dt, ut, ft].some(function (t) {
    return e[t] >= 0
  })
}
function Fn(e) {
  var t = e.state,
    n = e.name,
    r = t.rects.reference,
    i = t.rects.popper,
    a = t.modifiersData.preventOverflow,
    o = On(t, { elementContext: `reference` }),
    s = On(t, { altBoundary: !0 }),
    c = Nn(o, r),
    l = Nn(s, i, a),
    u = Pn(c),
    d = Pn(l)
  ;((t.modifiersData[n] = {
    referenceClippingOffsets: c,
    popperEscapeOffsets: l,
    isReferenceHidden: u,
    hasPopperEscaped: d,
  }),
    (t.attributes.popper = Object.assign({}, t.attributes.popper, {
      'data-popper-reference-hidden': u,
      'data-popper-escaped': d,
    })))
}
var In = { name: `hide`, enabled: !0, phase: `main`, requiresIfExists: [`preventOverflow`], fn: Fn }
function Ln(e, t, n) {
  var r = kt(e),
    i = [`left`, `top`].indexOf(r) >= 0 ? -1 : 1,
    a = typeof n == `function` ? n(Object.assign({}, t, { placement: e })) : n,
    o = a[0],
    s = a[1]
  return ((o ||= 0), (s = (s || 0) * i), [`left`, `right`].indexOf(r) >= 0 ? { x: s, y: o } : { x: o, y: s })
}
function Rn(e) {
  var t = e.state,
    n = e.options,
    r = e.name,
    i = n.offset,
    a = i === void 0 ? [0, 0] : i,
    o = xt.reduce(function (e, n) {
      return ((e[n] = Ln(n, t.rects, a)), e)
    }, {}),
    s = o[t.placement],
    c = s.x,
    l = s.y
  ;(t.modifiersData.popperOffsets != null &&
    ((t.modifiersData.popperOffsets.x += c), (t.modifiersData.popperOffsets.y += l)),
    (t.modifiersData[r] = o))
}
var zn = { name: `offset`, enabled: !0, phase: `main`, requires: [`popperOffsets`], fn: Rn }
function Bn(e) {
  var t = e.state,
    n = e.name
  t.modifiersData[n] = Dn({
    reference: t.rects.reference,
    element: t.rects.popper,
    strategy: `absolute`,
    placement: t.placement,
  })
}
var Vn = { name: `popperOffsets`, enabled: !0, phase: `read`, fn: Bn, data: {} }
function Hn(e) {
  return e === `x` ? `y` : `x`
}
function Un(e) {
  var t = e.state,
    n = e.options,
    r = e.name,
    i = n.mainAxis,
    a = i === void 0 || i,
    o = n.altAxis,
    s = o !== void 0 && o,
    c = n.boundary,
    l = n.rootBoundary,
    u = n.altBoundary,
    d = n.padding,
    f = n.tether,
    p = f === void 0 || f,
    m = n.tetherOffset,
    h = m === void 0 ? 0 : m,
    g = On(t, { boundary: c, rootBoundary: l, padding: d, altBoundary: u }),
    _ = kt(t.placement),
    v = tn(t.placement),
    y = !v,
    b = Gt(_),
    x = Hn(b),
    S = t.modifiersData.popperOffsets,
    C = t.rects.reference,
    w = t.rects.popper,
    T = typeof h == `function` ? h(Object.assign({}, t.rects, { placement: t.placement })) : h,
    E = typeof T == `number` ? { mainAxis: T, altAxis: T } : Object.assign({ mainAxis: 0, altAxis: 0 }, T),
    D = t.modifiersData.offset ? t.modifiersData.offset[t.placement] : null,
    O = { x: 0, y: 0 }
  if (S) {
    if (a) {
      var k = b === `y` ? `top` : ft,
        ee = b === `y` ? ut : dt,
        A = b === `y` ? `height` : `width`,
        j = S[b],
        M = j + g[k],
        N = j - g[ee],
        P = p ? -w[A] / 2 : 0,
        F = v === `start` ? C[A] : w[A],
        I = v === `start` ? -w[A] : -C[A],
        L = t.elements.arrow,
        R = p && L ? It(L) : { width: 0, height: 0 },
        te = t.modifiersData[`arrow#persistent`] ? t.modifiersData[`arrow#persistent`].padding : Jt(),
        ne = te[k],
        z = te[ee],
        B = Kt(0, C[A], R[A]),
        V = y ? C[A] / 2 - P - B - ne - E.mainAxis : F - B - ne - E.mainAxis,
        re = y ? -C[A] / 2 + P + B + z + E.mainAxis : I + B + z + E.mainAxis,
        ie = t.elements.arrow && Wt(t.elements.arrow),
        ae = ie ? (b === `y` ? ie.clientTop || 0 : ie.clientLeft || 0) : 0,
        H = D?.[b] ?? 0,
        oe = j + V - H - ae,
        se = j + re - H,
        ce = Kt(p ? jt(M, oe) : M, j, p ? At(N, se) : N)
      ;((S[b] = ce), (O[b] = ce - j))
    }
    if (s) {
      var U = b === `x` ? `top` : ft,
        le = b === `x` ? ut : dt,
        W = S[x],
        G = x === `y` ? `height` : `width`,
        ue = W + g[U],
        de = W - g[le],
        fe = [`top`, ft].indexOf(_) !== -1,
        pe = D?.[x] ?? 0,
        me = fe ? ue : W - C[G] - w[G] - pe + E.altAxis,
        he = fe ? W + C[G] + w[G] - pe - E.altAxis : de,
        ge = p && fe ? qt(me, W, he) : Kt(p ? me : ue, W, p ? he : de)
      ;((S[x] = ge), (O[x] = ge - W))
    }
    t.modifiersData[r] = O
  }
}
var Wn = { name: `preventOverflow`, enabled: !0, phase: `main`, fn: Un, requiresIfExists: [`offset`] }
function Gn(e) {
  return { scrollLeft: e.scrollLeft, scrollTop: e.scrollTop }
}
function Kn(e) {
  return e === Z(e) || !Q(e) ? hn(e) : Gn(e)
}
function qn(e) {
  var t = e.getBoundingClientRect(),
    n = Mt(t.width) / e.offsetWidth || 1,
    r = Mt(t.height) / e.offsetHeight || 1
  return n !== 1 || r !== 1
}
function Jn(e, t, n) {
  n === void 0 && (n = !1)
  var r = Q(t),
    i = Q(t) && qn(t),
    a = Bt(t),
    o = Ft(e, i, n),
    s = { scrollLeft: 0, scrollTop: 0 },
    c = { x: 0, y: 0 }
  return (
    (r || (!r && !n)) &&
      ((Ct(t) !== `body` || yn(a)) && (s = Kn(t)),
      Q(t) ? ((c = Ft(t, !0)), (c.x += t.clientLeft), (c.y += t.clientTop)) : a && (c.x = gn(a))),
    { x: o.left + s.scrollLeft - c.x, y: o.top + s.scrollTop - c.y, width: o.width, height: o.height }
  )
}
function Yn(e) {
  var t = new Map(),
    n = new Set(),
    r = []
  e.forEach(function (e) {
    t.set(e.name, e)
  })
  function i(e) {
    ;(n.add(e.name),
      [].concat(e.requires || [], e.requiresIfExists || []).forEach(function (e) {
        if (!n.has(e)) {
          var r = t.get(e)
          r && i(r)
        }
      }),
      r.push(e))
  }
  return (
    e.forEach(function (e) {
      n.has(e.name) || i(e)
    }),
    r
  )
}
function Xn(e) {
  var t = Yn(e)
  return St.reduce(function (e, n) {
    return e.concat(
      t.filter(function (e) {
        return e.phase === n
      }),
    )
  }, [])
}
function Zn(e) {
  var t
  return function () {
    return (
      (t ||= new Promise(function (n) {
        Promise.resolve().then(function () {
          ;((t = void 0), n(e()))
        })
      })),
      t
    )
  }
}
function Qn(e) {
  var t = e.reduce(function (e, t) {
    var n = e[t.name]
    return (
      (e[t.name] = n
        ? Object.assign({}, n, t, {
            options: Object.assign({}, n.options, t.options),
            data: Object.assign({}, n.data, t.data),
          })
        : t),
      e
    )
  }, {})
  return Object.keys(t).map(function (e) {
    return t[e]
  })
}
var $n = { placement: `bottom`, modifiers: [], strategy: `absolute` }
function er() {
  return ![...arguments].some(function (e) {
    return !(e && typeof e.getBoundingClientRect == `function`)
  })
}
function tr(e) {
  e === void 0 && (e = {})
  var t = e,
    n = t.defaultModifiers,
    r = n === void 0 ? [] : n,
    i = t.defaultOptions,
    a = i === void 0 ? $n : i
  return function (e, t, n) {
    n === void 0 && (n = a)
    var i = {
        placement: `bottom`,
        orderedModifiers: [],
        options: Object.assign({}, $n, a),
        modifiersData: {},
        elements: { reference: e, popper: t },
        attributes: {},
        styles: {},
      },
      o = [],
      s = !1,
      c = {
        state: i,
        setOptions: function (n) {
          var o = typeof n == `function` ? n(i.options) : n
          ;(u(),
            (i.options = Object.assign({}, a, i.options, o)),
            (i.scrollParents = {
              reference: wt(e) ? xn(e) : e.contextElement ? xn(e.contextElement) : [],
              popper: xn(t),
            }))
          var s = Xn(Qn([].concat(r, i.options.modifiers)))
          return (
            (i.orderedModifiers = s.filter(function (e) {
              return e.enabled
            })),
            l(),
            c.update()
          )
        },
        forceUpdate: function () {
          if (!s) {
            var e = i.elements,
              t = e.reference,
              n = e.popper
            if (er(t, n)) {
              ;((i.rects = { reference: Jn(t, Wt(n), i.options.strategy === `fixed`), popper: It(n) }),
                (i.reset = !1),
                (i.placement = i.options.placement),
                i.orderedModifiers.forEach(function (e) {
                  return (i.modifiersData[e.name] = Object.assign({}, e.data))
                }))
              for (var r = 0; r < i.orderedModifiers.length; r++)
                if (i.reset === !0) ((i.reset = !1), (r = -1))
                else {
                  var a = i.orderedModifiers[r],
                    o = a.fn,
                    l = a.options,
                    u = l === void 0 ? {} : l,
                    d = a.name
                  typeof o == `function` && (i = o({ state: i, options: u, name: d, instance: c }) || i)
                }
            }
          }
        },
        update: Zn(function () {
          return new Promise(function (e) {
            ;(c.forceUpdate(), e(i))
          })
        }),
        destroy: function () {
          ;(u(), (s = !0))
        },
      }
    if (!er(e, t)) return c
    c.setOptions(n).then(function (e) {
      !s && n.onFirstUpdate && n.onFirstUpdate(e)
    })
    function l() {
      i.orderedModifiers.forEach(function (e) {
        var t = e.name,
          n = e.options,
          r = n === void 0 ? {} : n,
          a = e.effect
        if (typeof a == `function`) {
          var s = a({ state: i, name: t, instance: c, options: r })
          o.push(s || function () {})
        }
      })
    }
    function u() {
      ;(o.forEach(function (e) {
        return e()
      }),
        (o = []))
    }
    return c
  }
}
var nr = tr({ defaultModifiers: [un, Vn, sn, Ot, zn, Mn, Wn, en, In] })
function rr(e) {
  return o(`MuiPopper`, e)
}
i(`MuiPopper`, [`root`])
function ir(e, t) {
  if (t === `ltr`) return e
  switch (e) {
    case `bottom-end`:
      return `bottom-start`
    case `bottom-start`:
      return `bottom-end`
    case `top-end`:
      return `top-start`
    case `top-start`:
      return `top-end`
    default:
      return e
  }
}
function ar(e) {
  return typeof e == `function` ? e() : e
}
function or(e) {
  return e.nodeType !== void 0
}
var sr = (e) => {
    let { classes: n } = e
    return t({ root: [`root`] }, rr, n)
  },
  cr = {},
  lr = Y.forwardRef(function (e, t) {
    let {
        anchorEl: n,
        children: r,
        direction: i,
        disablePortal: a,
        modifiers: o,
        open: s,
        placement: l,
        popperOptions: u,
        popperRef: d,
        slotProps: f = {},
        slots: p = {},
        TransitionProps: m,
        ownerState: h,
        ...g
      } = e,
      _ = Y.useRef(null),
      v = b(_, t),
      y = Y.useRef(null),
      x = b(y, d),
      S = Y.useRef(x)
    ;(c(() => {
      S.current = x
    }, [x]),
      Y.useImperativeHandle(d, () => y.current, []))
    let C = ir(l, i),
      [w, T] = Y.useState(C),
      E = Y.useMemo(() => ar(n), [n])
    ;(Y.useEffect(() => {
      y.current && y.current.forceUpdate()
    }),
      c(() => {
        if (!E || !s) return
        let e = (e) => {
            T(e.placement)
          },
          t = [
            { name: `preventOverflow`, options: { altBoundary: a } },
            { name: `flip`, options: { altBoundary: a } },
            {
              name: `onUpdate`,
              enabled: !0,
              phase: `afterWrite`,
              fn: ({ state: t }) => {
                e(t)
              },
            },
          ]
        ;(o != null && (t = t.concat(o)), u && u.modifiers != null && (t = t.concat(u.modifiers)))
        let n = nr(E, _.current, { placement: C, ...u, modifiers: t })
        S.current(n)
        let r = _.current
        return () => {
          if (r) {
            let { style: e } = r,
              t = e.position,
              i = e.top,
              a = e.left,
              o = e.transform
            ;(n.destroy(), (e.position = t), (e.top = i), (e.left = a), (e.transform = o))
          } else n.destroy()
          S.current(null)
        }
      }, [E, a, o, s, u, C]))
    let D = { placement: w }
    m !== null && (D.TransitionProps = m)
    let O = sr(e),
      k = p.root ?? `div`,
      ee = Je({
        elementType: k,
        externalSlotProps: f.root,
        externalForwardedProps: g,
        additionalProps: { role: `tooltip`, ref: v },
        ownerState: e,
        className: O.root,
      })
    return (0, X.jsx)(k, { ...ee, children: typeof r == `function` ? r(D) : r })
  }),
  ur = k(
    Y.forwardRef(function (e, t) {
      let {
          anchorEl: n,
          children: r,
          container: i,
          direction: o = `ltr`,
          disablePortal: s = !1,
          keepMounted: c = !1,
          modifiers: l,
          open: u,
          placement: d = `bottom`,
          popperOptions: f = cr,
          popperRef: p,
          style: m,
          transition: h = !1,
          slotProps: g = {},
          slots: _ = {},
          ...v
        } = e,
        [y, b] = Y.useState(!0),
        x = () => {
          b(!1)
        },
        S = () => {
          b(!0)
        }
      if (!c && !u && (!h || y)) return null
      let w
      if (i) w = i
      else if (n) {
        let e = ar(n)
        w = e && or(e) ? C(e).body : C(null).body
      }
      let T = !u && c && (!h || y) ? `none` : void 0,
        E = h ? { in: u, onEnter: x, onExited: S } : void 0
      return (0, X.jsx)(a, {
        disablePortal: s,
        container: w,
        children: (0, X.jsx)(lr, {
          anchorEl: n,
          direction: o,
          disablePortal: s,
          modifiers: l,
          ref: t,
          open: h ? !y : u,
          placement: d,
          popperOptions: f,
          popperRef: p,
          slotProps: g,
          slots: _,
          ...v,
          style: { position: `fixed`, top: 0, left: 0, display: T, ...m },
          TransitionProps: E,
          children: r,
        }),
      })
    }),
    { name: `MuiPopper`, slot: `Root` },
  )({}),
  dr = Y.forwardRef(function (e, t) {
    let n = s(),
      {
        anchorEl: r,
        component: i,
        container: a,
        disablePortal: o,
        keepMounted: c,
        modifiers: l,
        open: u,
        placement: d,
        popperOptions: f,
        popperRef: p,
        transition: m,
        slots: h,
        slotProps: g,
        ..._
      } = A({ props: e, name: `MuiPopper` }),
      v = {
        anchorEl: r,
        container: a,
        disablePortal: o,
        keepMounted: c,
        modifiers: l,
        open: u,
        placement: d,
        popperOptions: f,
        popperRef: p,
        transition: m,
        ..._,
      }
    return (0, X.jsx)(ur, { as: i, direction: n ? `rtl` : `ltr`, slots: h, slotProps: g, ...v, ref: t })
  })
function fr(e) {
  return o(`MuiTooltip`, e)
}
var $ = i(`MuiTooltip`, [
  `popper`,
  `popperInteractive`,
  `popperArrow`,
  `popperClose`,
  `tooltip`,
  `tooltipArrow`,
  `touch`,
  `tooltipPlacementLeft`,
  `tooltipPlacementRight`,
  `tooltipPlacementTop`,
  `tooltipPlacementBottom`,
  `arrow`,
])
function pr(e) {
  return Math.round(e * 1e5) / 1e5
}
var mr = (e) => {
    let { classes: n, disableInteractive: r, arrow: i, touch: a, placement: o, open: s } = e,
      c = {
        popper: [`popper`, !r && `popperInteractive`, i && `popperArrow`, !s && `popperClose`],
        tooltip: [`tooltip`, i && `tooltipArrow`, a && `touch`, `tooltipPlacement${g(o.split(`-`)[0])}`],
        arrow: [`arrow`],
      }
    return t(c, fr, n)
  },
  hr = k(dr, {
    name: `MuiTooltip`,
    slot: `Popper`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [
        t.popper,
        !n.disableInteractive && t.popperInteractive,
        n.arrow && t.popperArrow,
        !n.open && t.popperClose,
      ]
    },
  })(
    v(({ theme: e }) => ({
      zIndex: (e.vars || e).zIndex.tooltip,
      pointerEvents: `none`,
      variants: [
        { props: ({ ownerState: e }) => e.open && !e.disableInteractive, style: { pointerEvents: `auto` } },
        {
          props: ({ ownerState: e }) => e.arrow,
          style: {
            [`&[data-popper-placement*="bottom"] .${$.arrow}`]: {
              top: 0,
              marginTop: `-0.71em`,
              '&::before': { transformOrigin: `0 100%` },
            },
            [`&[data-popper-placement*="top"] .${$.arrow}`]: {
              bottom: 0,
              marginBottom: `-0.71em`,
              '&::before': { transformOrigin: `100% 0` },
            },
            [`&[data-popper-placement*="right"] .${$.arrow}`]: {
              height: `1em`,
              width: `0.71em`,
              insetInlineStart: 0,
              marginInlineStart: `-0.71em`,
              '&::before': { transformOrigin: `100% 100%` },
            },
            [`&[data-popper-placement*="left"] .${$.arrow}`]: {
              height: `1em`,
              width: `0.71em`,
              insetInlineEnd: 0,
              marginInlineEnd: `-0.71em`,
              '&::before': { transformOrigin: `0 0` },
            },
          },
        },
      ],
    })),
  ),
  gr = k(`div`, {
    name: `MuiTooltip`,
    slot: `Tooltip`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [
        t.tooltip,
        n.touch && t.touch,
        n.arrow && t.tooltipArrow,
        t[`tooltipPlacement${g(n.placement.split(`-`)[0])}`],
      ]
    },
  })(
    v(({ theme: e }) => ({
      backgroundColor: e.vars ? e.vars.palette.Tooltip.bg : e.alpha(e.palette.grey[700], 0.92),
      borderRadius: (e.vars || e).shape.borderRadius,
      color: (e.vars || e).palette.common.white,
      fontFamily: e.typography.fontFamily,
      padding: `4px 8px`,
      fontSize: e.typography.pxToRem(11),
      maxWidth: 300,
      margin: 2,
      wordWrap: `break-word`,
      fontWeight: e.typography.fontWeightMedium,
      [`.${$.popper}[data-popper-placement*="left"] &`]: { transformOrigin: `right center`, marginInlineEnd: `14px` },
      [`.${$.popper}[data-popper-placement*="right"] &`]: { transformOrigin: `left center`, marginInlineStart: `14px` },
      [`.${$.popper}[data-popper-placement*="top"] &`]: { transformOrigin: `center bottom`, marginBottom: `14px` },
      [`.${$.popper}[data-popper-placement*="bottom"] &`]: { transformOrigin: `center top`, marginTop: `14px` },
      variants: [
        { props: ({ ownerState: e }) => e.arrow, style: { position: `relative`, marginBlock: 0 } },
        {
          props: ({ ownerState: e }) => e.touch,
          style: {
            padding: `8px 16px`,
            fontSize: e.typography.pxToRem(14),
            lineHeight: `${pr(16 / 14)}em`,
            fontWeight: e.typography.fontWeightRegular,
          },
        },
        {
          props: ({ ownerState: e }) => e.touch,
          style: {
            [`.${$.popper}[data-popper-placement*="left"] &`]: { marginInlineEnd: `24px` },
            [`.${$.popper}[data-popper-placement*="right"] &`]: { marginInlineStart: `24px` },
            [`.${$.popper}[data-popper-placement*="top"] &`]: { marginBottom: `24px` },
            [`.${$.popper}[data-popper-placement*="bottom"] &`]: { marginTop: `24px` },
          },
        },
      ],
    })),
  ),
  _r = k(`span`, { name: `MuiTooltip`, slot: `Arrow` })(
    v(({ theme: e }) => ({
      overflow: `hidden`,
      position: `absolute`,
      width: `1em`,
      height: `0.71em`,
      boxSizing: `border-box`,
      color: e.vars ? e.vars.palette.Tooltip.bg : e.alpha(e.palette.grey[700], 0.9),
      '&::before': {
        content: `""`,
        margin: `auto`,
        display: `block`,
        width: `100%`,
        height: `100%`,
        backgroundColor: `currentColor`,
        transform: `rotate(45deg)`,
      },
    })),
  ),
  vr = !1,
  yr = new ee(),
  br = { x: 0, y: 0 }
function xr(e, t) {
  return (n, ...r) => {
    ;(t && t(n, ...r), e(n, ...r))
  }
}
var Sr = Y.forwardRef(function (e, t) {
    let i = A({ props: e, name: `MuiTooltip` }),
      {
        arrow: a = !1,
        children: o,
        classes: s,
        describeChild: c = !1,
        disableFocusListener: d = !1,
        disableHoverListener: g = !1,
        disableInteractive: _ = !1,
        disableTouchListener: v = !1,
        enterDelay: y = 100,
        enterNextDelay: b = 0,
        enterTouchDelay: x = 700,
        followCursor: S = !1,
        id: C,
        leaveDelay: w = 0,
        leaveTouchDelay: T = 1500,
        onClose: E,
        onOpen: k,
        open: ee,
        placement: j = `bottom`,
        slotProps: M = {},
        slots: N = {},
        title: P,
        ...F
      } = i,
      I = Y.isValidElement(o) ? o : (0, X.jsx)(`span`, { children: o }),
      L = u(),
      [R, te] = Y.useState(),
      [ne, z] = Y.useState(null),
      B = Y.useRef(!1),
      V = Y.useRef(!1),
      re = _ || S,
      ie = h(),
      ae = h(),
      H = h(),
      oe = h(),
      [se, ce] = r({ controlled: ee, default: !1, name: `Tooltip`, state: `open` }),
      U = se,
      { current: le } = Y.useRef(ee !== void 0),
      W = n(C),
      G = Y.useRef(),
      ue = l(() => {
        ;(G.current !== void 0 && ((document.body.style.WebkitUserSelect = G.current), (G.current = void 0)),
          oe.clear())
      })
    Y.useEffect(() => ue, [ue])
    let de = (e) => {
        ;(yr.clear(), (vr = !0), ce(!0), k && !U && k(e))
      },
      fe = l((e) => {
        ;((V.current = !1),
          yr.start(800 + w, () => {
            vr = !1
          }),
          ce(!1),
          E && U && E(e),
          ie.start(L.transitions.duration.shortest, () => {
            B.current = !1
          }))
      }),
      pe = (e) => {
        ;(B.current && e.type !== `touchstart`) ||
          (R && R.removeAttribute(`title`),
          ae.clear(),
          H.clear(),
          y || (vr && b)
            ? ae.start(vr ? b : y, () => {
                de(e)
              })
            : de(e))
      },
      me = (e) => {
        if (R?.disabled && !le) {
          if (U && !V.current) return
          V.current = !0
        } else V.current = !1
        pe(e)
      },
      he = (e) => {
        ;(!R?.disabled || le || V.current) && pe(e)
      },
      ge = (e) => {
        ;(ae.clear(),
          H.start(w, () => {
            fe(e)
          }))
      },
      [, _e] = Y.useState(!1),
      ve = (e) => {
        let t = e?.target ?? R
        if (!t || t.disabled || !O(t)) {
          _e(!1)
          let n = e ?? new Event(`blur`)
          ;(!e &&
            t &&
            (Object.defineProperty(n, 'target', { value: t }), Object.defineProperty(n, 'currentTarget', { value: t })),
            ge(n))
        }
      },
      ye = (e) => {
        if ((R || te(e.currentTarget), (V.current = !1), O(e.target))) {
          let t = (e) => {
            ;(e.target.disabled && ve(e), e.target.removeEventListener(`blur`, t))
          }
          ;(e.target.addEventListener(`blur`, t), _e(!0), pe(e))
        }
      },
      be = (e) => {
        B.current = !0
        let t = I.props
        t.onTouchStart && t.onTouchStart(e)
      },
      xe = (e) => {
        ;(be(e),
          H.clear(),
          ie.clear(),
          ue(),
          (G.current = document.body.style.WebkitUserSelect),
          (document.body.style.WebkitUserSelect = `none`),
          oe.start(x, () => {
            ;((document.body.style.WebkitUserSelect = G.current), me(e))
          }))
      },
      Se = (e) => {
        ;(I.props.onTouchEnd && I.props.onTouchEnd(e),
          ue(),
          H.start(T, () => {
            fe(e)
          }))
      }
    Y.useEffect(() => {
      if (!U) return
      function e(e) {
        e.key === `Escape` && fe(e)
      }
      return (
        document.addEventListener(`keydown`, e),
        () => {
          document.removeEventListener(`keydown`, e)
        }
      )
    }, [fe, U])
    let Ce = D(f(I), te, t)
    !P && P !== 0 && (U = !1)
    let we = Y.useRef(),
      Te = (e) => {
        let t = I.props
        ;(t.onMouseMove && t.onMouseMove(e), (br = { x: e.clientX, y: e.clientY }), we.current && we.current.update())
      },
      Ee = {},
      De = typeof P == `string`
    c
      ? ((Ee.title = !U && De && !g ? P : null), (Ee[`aria-describedby`] = U ? W : null))
      : ((Ee[`aria-label`] = De ? P : null), (Ee[`aria-labelledby`] = U && !De ? W : null))
    let K = {
        ...Ee,
        ...F,
        ...I.props,
        className: je(F.className, I.props.className),
        onTouchStart: be,
        ref: Ce,
        ...(S ? { onMouseMove: Te } : {}),
      },
      Oe = {}
    ;(v || ((K.onTouchStart = xe), (K.onTouchEnd = Se)),
      g ||
        ((K.onMouseOver = xr(me, K.onMouseOver)),
        (K.onMouseLeave = xr(ge, K.onMouseLeave)),
        re || ((Oe.onMouseOver = he), (Oe.onMouseLeave = ge))),
      d ||
        ((K.onFocus = xr(ye, K.onFocus)), (K.onBlur = xr(ve, K.onBlur)), re || ((Oe.onFocus = ye), (Oe.onBlur = ve))))
    let q = { ...i, arrow: a, disableInteractive: re, open: U, placement: j, touch: B.current },
      ke = typeof M.popper == `function` ? M.popper(q) : M.popper,
      Ae = Y.useMemo(() => {
        let e = [{ name: `arrow`, enabled: !!ne, options: { element: ne, padding: 4 } }]
        return (
          ke?.popperOptions?.modifiers && (e = e.concat(ke.popperOptions.modifiers)),
          { ...ke?.popperOptions, modifiers: e }
        )
      }, [ne, ke?.popperOptions]),
      Me = mr(q),
      Ne = { slots: N, slotProps: { arrow: M.arrow, popper: ke, tooltip: M.tooltip, transition: M.transition } },
      [Pe, Fe] = p(`popper`, { elementType: hr, externalForwardedProps: Ne, ownerState: q, className: Me.popper }),
      [Ie, Le] = p(`transition`, { elementType: m, externalForwardedProps: Ne, ownerState: q }),
      [Re, ze] = p(`tooltip`, { elementType: gr, className: Me.tooltip, externalForwardedProps: Ne, ownerState: q }),
      [Be, Ve] = p(`arrow`, { elementType: _r, className: Me.arrow, externalForwardedProps: Ne, ownerState: q, ref: z })
    return (0, X.jsxs)(Y.Fragment, {
      children: [
        Y.cloneElement(I, K),
        (0, X.jsx)(Pe, {
          as: dr,
          placement: j,
          anchorEl: S
            ? {
                getBoundingClientRect: () => ({
                  top: br.y,
                  left: br.x,
                  right: br.x,
                  bottom: br.y,
                  width: 0,
                  height: 0,
                }),
              }
            : R,
          popperRef: we,
          open: R ? U : !1,
          id: W,
          transition: !0,
          ...Oe,
          ...Fe,
          popperOptions: Ae,
          children: ({ TransitionProps: e }) =>
            (0, X.jsx)(Ie, {
              timeout: L.transitions.duration.shorter,
              ...e,
              ...Le,
              children: (0, X.jsxs)(Re, { ...ze, children: [P, a ? (0, X.jsx)(Be, { ...Ve }) : null] }),
            }),
        }),
      ],
    })
  }),
  Cr = [`key_feature`, `annual_fee`, `marketing_bullets`],
  wr = { display: `-webkit-box`, WebkitBoxOrient: `vertical`, WebkitLineClamp: 2, overflow: `hidden` }
function Tr({ label: e, onEdit: t, align: n = `left`, over: r = !1, children: i }) {
  return (0, X.jsxs)(d, {
    sx: (e) => ({
      display: `flex`,
      alignItems: `center`,
      justifyContent: n === `right` ? `flex-end` : n === `center` ? `center` : `space-between`,
      gap: 1,
      minHeight: 44,
      ml: n === `left` ? -2 : 0,
      pl: 2,
      border: `1px solid transparent`,
      borderRadius: `12px`,
      '& > button': { opacity: 0 },
      '&:hover, &:focus-within': {
        borderColor: e.vars.palette.custom.lineStrong,
        backgroundColor: e.vars.palette.background.paper,
        '& > button': { opacity: 1 },
      },
      ...(r && {
        '@media (hover: hover)': {
          position: `relative`,
          '& > button': {
            position: `absolute`,
            right: 0,
            opacity: 0,
            backgroundColor: e.vars.palette.background.paper,
          },
          '&:hover > button, &:focus-within > button': { opacity: 1 },
          '& > button:hover': { backgroundColor: e.vars.palette.background.paper },
        },
      }),
      '@media (hover: none)': { '& > button': { opacity: 1 } },
    }),
    children: [
      (0, X.jsx)(d, {
        component: `span`,
        title: typeof i == `string` ? i : void 0,
        sx: (e) => ({ minWidth: 0, overflowWrap: `anywhere`, [e.breakpoints.up(`sm`)]: wr }),
        children: i,
      }),
      (0, X.jsx)(y, {
        'aria-label': e,
        onClick: t,
        sx: { width: 44, height: 44, borderRadius: `11px` },
        children: (0, X.jsx)(We, { fontSize: `small` }),
      }),
    ],
  })
}
rt({
  category_id: at(),
  issuer: J().defined(),
  category_name: J().defined(),
  sort_order: et().integer().defined(),
  category_img_thumb: J().defined(),
  key_feature: J().defined(),
  key_feature_hi: J().defined(),
  annual_fee: J().defined(),
  annual_fee_hi: J().defined(),
  utm_link: J().defined(),
  marketing_bullets: nt(J().defined()),
  marketing_bullets_hi: nt(J().defined()),
  secured: $e(),
  status: $e(),
})
  .omit([`utm_link`, `status`])
  .shape({
    finance_charge_pct: et().min(0).nullable().defined(),
    late_fee: J().defined(),
    late_fee_hi: J().defined(),
    terms_link: J().defined(),
  })
var Er = rt({ category_name: Qe }),
  Dr = {
    category_name: Qe,
    sort_order: U,
    category_img_thumb: J()
      .required(`rules:card.image`)
      .matches(/^\/uploads\/[\w-]{22,64}\.(?:png|jpg|webp)$/, `rules:card.image`),
    key_feature: de,
    key_feature_hi: de,
    annual_fee: de,
    annual_fee_hi: de,
    utm_link: se,
    marketing_bullets: ue,
    marketing_bullets_hi: H,
    secured: $e().required(`rules:required`),
    status: $e().required(`rules:required`),
  }
rt({
  category_id: at(),
  property: tt().oneOf(Object.keys(Dr), `rules:property.unknown`).defined(),
  value: tt().test(`value`, it(Dr)),
  expected: tt().optional(),
})
var Or = (e) => Cr.some((t) => t === e),
  kr = (e) => (Or(e) ? `${e}_hi` : null),
  Ar = (e, t) => (t === `category_img_thumb` ? null : t === `sort_order` ? String(e.sort_order) : e[t]),
  jr = (e, t) => {
    let n = kr(t)
    return n === null ? `` : e[n]
  }
function Mr(e, t) {
  if (typeof e == `string`) return e.trim()
  let n = Array.isArray(t) ? t.length : 0,
    r = Array.from({ length: n }, (t, n) => e[n]?.trim() ?? ``)
  return r.some((e) => e !== ``) ? r : []
}
function Nr(e, t) {
  if (e !== `sort_order`) return t
  let n = I(t)
  return n === re(t).trim() ? n : null
}
function Pr(e, t) {
  return t === null || t instanceof File
    ? null
    : typeof t == `string`
      ? t.trim() === ``
        ? null
        : e === `sort_order`
          ? Number(t)
          : t.trim()
      : t.every((e) => e.trim() !== ``)
        ? [...t]
        : null
}
var Fr = (e, t) => (e === `category_img_thumb` ? t instanceof File : Pr(e, t) !== null)
function Ir(e, t) {
  try {
    return (Dr[e].validateSync(t, { strict: !0 }), null)
  } catch (e) {
    return e instanceof Error ? e.message : `rules:invalid`
  }
}
var Lr = [`admin`, `credit-cards`]
function Rr() {
  return Oe({ queryKey: Lr, queryFn: ({ signal: e }) => q(`listAdminCards`, { signal: e }) })
}
function zr() {
  let e = Me()
  return () => e.invalidateQueries({ queryKey: Lr })
}
function Br() {
  let e = zr()
  return Ae({ mutationFn: (e) => q(`updateCreditCard`, { body: e }), onSettled: e })
}
function Vr() {
  let e = zr()
  return Ae({ mutationFn: (e) => q(`createCreditCard`, { body: { category_name: e } }), onSuccess: e })
}
function Hr() {
  let e = zr()
  return Ae({ mutationFn: ({ category_id: e }) => q(`removeCreditCard`, { body: { category_id: e } }), onSettled: e })
}
function Ur() {
  return { restore: ({ category_id: e }) => q(`restoreCreditCard`, { params: { id: e } }), reload: zr() }
}
async function Wr(e, t) {
  let n = new FormData()
  return (
    n.append(`image_name`, t), n.append(`path`, `${e.category_name} logo`), (await q(`uploadImage`, { form: n })).file
  )
}
function Gr(e) {
  let { t } = M(`credit-cards`),
    { mutateAsync: n } = Br()
  return {
    save: async (r, i, a = e[r]) => {
      let o,
        s = `card:${e.category_id}:${r}`
      F(s)
      try {
        ;({ result: o } = await n({ category_id: e.category_id, property: r, value: i, expected: a }))
      } catch (e) {
        throw (
          (e instanceof j ? Te(R(e), e.errors) : null) ||
          (te(`a card was not saved`, e), (r !== `status` && r !== `secured` && ne(e)) || z.error(Ne(e, `value`), s), e)
        )
      }
      let c = { name: e.category_name, field: t(`fields.${r}`) }
      return Ir(r, a) === null
        ? (z.saved(t(`saved`, c), () => {
            n({ category_id: e.category_id, property: r, value: a, expected: i }).then(
              () => z.success(t(`restored`, c)),
              B,
            )
          }),
          o)
        : (z.success(t(`saved`, c)), o)
    },
  }
}
function Kr({ card: e, property: t }) {
  let { t: n } = M(`credit-cards`),
    { save: r } = Gr(e),
    { shown: i, saving: a, choose: o } = Ce(e[t], (e) => r(t, e)),
    s = i === 1
  return (0, X.jsxs)(d, {
    component: `span`,
    sx: { display: `inline-flex`, alignItems: `center`, gap: 1, whiteSpace: `nowrap` },
    children: [
      (0, X.jsx)(Pe, {
        checked: s,
        disabled: a,
        onChange: (e) => void o(+!!e.target.checked),
        slotProps: {
          input: { role: `switch`, 'aria-label': n(`switchOf`, { name: e.category_name, field: n(`fields.${t}`) }) },
        },
      }),
      t === `status` && (0, X.jsx)(`span`, { 'aria-hidden': `true`, children: n(s ? `on` : `off`) }),
    ],
  })
}
function qr({ card: e }) {
  let { category_img_thumb: t, category_name: n } = e,
    { t: r } = M(`credit-cards`),
    i = { width: 62, height: 40, borderRadius: `6px`, flex: `none` }
  return t.startsWith(`/uploads/`)
    ? (0, X.jsx)(d, {
        component: `img`,
        src: t,
        alt: r(`image.of`, { name: n }),
        width: 62,
        height: 40,
        loading: `lazy`,
        sx: { ...i, objectFit: `cover` },
      })
    : (0, X.jsxs)(d, {
        sx: { ...i, '& svg': { display: `block`, width: 62, height: 40 } },
        children: [
          (0, X.jsx)(ke, { card: e }),
          (0, X.jsx)(`span`, { className: `app-hidden`, children: r(`image.none`) }),
        ],
      })
}
var Jr = {
    sortable: [`sort_order`, `category_name`],
    sort: { key: `sort_order`, direction: `asc` },
    filters: [`secured`, `status`],
  },
  Yr = (e, t) => De(e, Cr).some((e) => e === t)
function Xr({ cards: e, error: t, onRetry: n, onCreate: r, onEdit: i, onRemove: a, onHistory: o, bulk: s }) {
  let { t: c } = M([`credit-cards`, `table`]),
    l = ye(Jr),
    u = ge(),
    d = Zr({ onEdit: i, onRemove: a, onHistory: o }),
    f = [`secured`, `status`].map((e) => ({
      key: e,
      label: c(`columns.${e}`),
      kind: `choice`,
      options: [`1`, `0`].map((e) => ({ value: e, label: c(e === `1` ? `on` : `off`) })),
      matches: (t, n) => String(t[e]) === n,
    }))
  return (0, X.jsx)(Ze, {
    name: `credit-cards`,
    label: c(`title`),
    search: c(`search`),
    columns: d,
    filters: f,
    state: l,
    source: be({ rows: e, error: t, onRetry: n }, d, f, l.view),
    rowKey: (e) => e.category_id,
    choice: {
      ...u,
      labelOf: ({ category_name: e }) => c(`table:chooseRow`, { name: e }),
      acts: s((t) => e?.find((e) => e.category_id === t)?.category_name ?? String(t), u),
    },
    failed: c(`failed`),
    empty: (0, X.jsxs)(X.Fragment, {
      children: [
        (0, X.jsx)(x, { sx: { mb: 4 }, children: c(`empty`) }),
        (0, X.jsx)(E, { variant: `contained`, onClick: r, children: c(`create.button`) }),
      ],
    }),
  })
}
function Zr({ onEdit: e, onRemove: t, onHistory: n }) {
  let { t: r } = M([`credit-cards`, `table`]),
    i = (t, n) =>
      function (r) {
        return (0, X.jsx)(ti, { card: r, property: t, align: n, onEdit: e })
      }
  return [
    {
      key: `sort_order`,
      header: r(`columns.sort_order`),
      align: `right`,
      minWidth: 96,
      sortable: !0,
      value: (e) => e.sort_order,
      cell: i(`sort_order`, `right`),
    },
    {
      key: `category_img_thumb`,
      header: r(`columns.category_img_thumb`),
      value: (e) => e.category_img_thumb,
      cell: (t) =>
        (0, X.jsx)(Tr, {
          over: !0,
          label: r(`edit.label`, { name: t.category_name, field: r(`fields.category_img_thumb`) }),
          onEdit: () => e(t, `category_img_thumb`),
          children: (0, X.jsx)(qr, { card: t }),
        }),
    },
    {
      key: `category_name`,
      header: r(`columns.category_name`),
      minWidth: 150,
      sortable: !0,
      names: !0,
      searchable: !0,
      value: (e) => e.category_name,
      cell: i(`category_name`),
    },
    {
      key: `key_feature`,
      header: r(`columns.key_feature`),
      minWidth: 150,
      value: (e) => e.key_feature,
      cell: i(`key_feature`),
    },
    {
      key: `annual_fee`,
      header: r(`columns.annual_fee`),
      minWidth: 116,
      value: (e) => e.annual_fee,
      cell: i(`annual_fee`),
    },
    {
      key: `utm_link`,
      header: r(`columns.utm_link`),
      minWidth: 108,
      headerHelp: (0, X.jsx)($r, {}),
      value: (e) => e.utm_link,
      cell: (t) => (0, X.jsx)(Qr, { card: t, property: `utm_link`, onEdit: e }),
    },
    {
      key: `marketing_bullets`,
      header: r(`columns.marketing_bullets`),
      value: (e) =>
        e.marketing_bullets.join(`
`),
      cell: (t) =>
        (0, X.jsxs)(d, {
          sx: { display: `flex`, alignItems: `center`, gap: 2 },
          children: [
            (0, X.jsx)(Qr, { card: t, property: `marketing_bullets`, onEdit: e }),
            (0, X.jsx)(`span`, { children: t.marketing_bullets.length }),
            Yr(t, `marketing_bullets`) && (0, X.jsx)(he, {}),
          ],
        }),
    },
    {
      key: `secured`,
      header: r(`columns.secured`),
      value: (e) => e.secured,
      align: `center`,
      cell: (e) => (0, X.jsx)(Kr, { card: e, property: `secured` }),
    },
    {
      key: `status`,
      header: r(`columns.status`),
      value: (e) => e.status,
      align: `center`,
      cell: (e) => (0, X.jsx)(Kr, { card: e, property: `status` }),
    },
    {
      key: `actions`,
      header: r(`columns.actions`),
      align: `center`,
      cell: (e) => (0, X.jsx)(ei, { card: e, onRemove: t, onHistory: n }),
    },
  ]
}
function Qr({ card: e, property: t, onEdit: n }) {
  let { t: r } = M(`credit-cards`)
  return (0, X.jsx)(T, {
    component: `button`,
    onClick: () => n(e, t),
    sx: { minHeight: 44, fontWeight: 500, textAlign: `left` },
    children: r(t === `utm_link` ? `viewUtm` : `viewFeature`),
  })
}
function $r() {
  let { t: e } = M(`credit-cards`)
  return (0, X.jsx)(Sr, {
    title: e(`utmHelp`),
    describeChild: !0,
    children: (0, X.jsx)(y, {
      size: `small`,
      'aria-label': e(`utmAbout`),
      sx: { my: -1.5 },
      children: (0, X.jsx)(L, { name: `info`, size: 18 }),
    }),
  })
}
function ei({ card: e, onRemove: t, onHistory: n }) {
  let { t: r } = M(`credit-cards`)
  return (0, X.jsxs)(d, {
    sx: { display: `flex`, justifyContent: `center` },
    children: [
      (0, X.jsx)(y, {
        'aria-label': r(`history`, { name: e.category_name }),
        onClick: () => n(e),
        sx: { width: 44, height: 44 },
        children: (0, X.jsx)(L, { name: `clock` }),
      }),
      (0, X.jsx)(y, {
        'aria-label': r(`remove.label`, { name: e.category_name }),
        onClick: () => t(e),
        sx: { width: 44, height: 44, '&:hover': { color: `error.main` } },
        children: (0, X.jsx)(Ie, { sx: { fontSize: 20 } }),
      }),
    ],
  })
}
function ti({ card: e, property: t, align: n, onEdit: r }) {
  let { t: i } = M(`credit-cards`)
  return (0, X.jsxs)(Tr, {
    over: n === void 0,
    label: i(`edit.label`, { name: e.category_name, field: i(`fields.${t}`) }),
    ...(n && { align: n }),
    onEdit: () => r(e, t),
    children: [e[t], Yr(e, t) && (0, X.jsx)(he, {})],
  })
}
function ni(e) {
  return o(`MuiTextField`, e)
}
i(`MuiTextField`, [`root`])
var ri = { standard: Fe, filled: Ue, outlined: ze },
  ii = (e) => {
    let { classes: n } = e
    return t({ root: [`root`] }, ni, n)
  },
  ai = k(Xe, { name: `MuiTextField`, slot: `Root` })({}),
  oi = Y.forwardRef(function (e, t) {
    let n = A({ props: e, name: `MuiTextField` }),
      {
        autoComplete: r,
        autoFocus: i = !1,
        children: a,
        className: o,
        color: s = `primary`,
        defaultValue: c,
        disabled: l = !1,
        error: u = !1,
        fullWidth: d = !1,
        helperText: f,
        id: m,
        inputRef: h,
        label: g,
        maxRows: _,
        minRows: v,
        multiline: y = !1,
        name: b,
        onBlur: x,
        onChange: C,
        onFocus: w,
        placeholder: T,
        required: E = !1,
        rows: D,
        select: O = !1,
        slots: k = {},
        slotProps: ee = {},
        type: j,
        value: M,
        variant: N = `outlined`,
        ...P
      } = n,
      F = {
        ...n,
        autoFocus: i,
        color: s,
        disabled: l,
        error: u,
        fullWidth: d,
        multiline: y,
        required: E,
        select: O,
        variant: N,
      },
      I = ii(F),
      L = S(m),
      R = f && L ? `${L}-helper-text` : void 0,
      te = g && L ? `${L}-label` : void 0,
      ne = ri[N],
      z = { slots: k, slotProps: ee },
      [B, V] = p(`select`, { elementType: Ye, externalForwardedProps: z, ownerState: F }),
      re = O && V.native,
      [ie, ae] = p(`inputLabel`, { elementType: Re, externalForwardedProps: z, ownerState: F }),
      H = {}
    ;(N === `outlined` && (ae.shrink !== void 0 && (H.notched = ae.shrink), (H.label = g)),
      O && (re || (H.id = void 0), (H[`aria-describedby`] = void 0)))
    let [oe, se] = p(`root`, {
        elementType: ai,
        shouldForwardComponentProp: !0,
        externalForwardedProps: { ...z, ...P },
        ownerState: F,
        className: je(I.root, o),
        ref: t,
        additionalProps: { disabled: l, error: u, fullWidth: d, required: E, color: s, variant: N },
      }),
      [ce, U] = p(`input`, { elementType: ne, externalForwardedProps: z, additionalProps: H, ownerState: F }),
      [le, W] = p(`htmlInput`, { elementType: `input`, externalForwardedProps: z, ownerState: F }),
      [G, ue] = p(`formHelperText`, { elementType: He, externalForwardedProps: z, ownerState: F }),
      de = (0, X.jsx)(ce, {
        'aria-describedby': R,
        autoComplete: r,
        autoFocus: i,
        defaultValue: c,
        fullWidth: d,
        multiline: y,
        name: b,
        rows: D,
        maxRows: _,
        minRows: v,
        type: j,
        value: M,
        id: L,
        inputRef: h,
        onBlur: x,
        onChange: C,
        onFocus: w,
        placeholder: T,
        inputProps: W,
        slots: { input: k.htmlInput ? le : void 0 },
        ...U,
      })
    return (0, X.jsxs)(oe, {
      ...se,
      children: [
        g != null &&
          g !== `` &&
          (0, X.jsx)(ie, {
            htmlFor: O && !re ? void 0 : L,
            id: te,
            ...(O && !re && { component: `div` }),
            ...ae,
            children: g,
          }),
        O ? (0, X.jsx)(B, { 'aria-describedby': R, id: L, labelId: te, value: M, input: de, ...V, children: a }) : de,
        f && (0, X.jsx)(G, { id: R, ...ue, children: f }),
      ],
    })
  })
function si({ onClose: e }) {
  let { t } = M([`credit-cards`, `common`]),
    n = (0, Y.useId)(),
    { mutateAsync: r } = Vr(),
    i = ct(`createCreditCard`, Er, {
      start: { category_name: `` },
      send: ({ category_name: e }) => r(e),
      done: ({ message: t }) => {
        ;(z.success(t), e())
      },
      refused: (e) => (i.fail(e), !0),
      mode: `onChange`,
    }),
    a = i.hands.watch(`category_name`).trim() !== `` && i.hands.formState.errors.category_name === void 0 && !i.busy
  return (0, X.jsx)(Ve, {
    open: !0,
    maxWidth: `xs`,
    'aria-labelledby': n,
    onClose: () => !i.busy && e(),
    children: (0, X.jsxs)(ot, {
      form: i,
      children: [
        (0, X.jsx)(Ke, { id: n, children: t(`create.title`) }),
        (0, X.jsxs)(Ge, {
          children: [
            i.failure !== null &&
              (0, X.jsx)(_, { severity: `error`, sx: { mb: 4 }, children: Ne(i.failure, `category_name`) }),
            (0, X.jsx)(ci, {}),
          ],
        }),
        (0, X.jsxs)(qe, {
          children: [
            (0, X.jsx)(E, { variant: `outlined`, disabled: i.busy, onClick: e, children: t(`common:cancel`) }),
            (0, X.jsx)(E, { type: `submit`, variant: `contained`, disabled: !a, children: t(`submit`) }),
          ],
        }),
      ],
    }),
  })
}
function ci() {
  let { t: e } = M(`credit-cards`),
    { text: t, error: n, onChange: r } = st(`category_name`),
    i = t.trim() === `` ? null : n
  return (0, X.jsx)(oi, {
    autoFocus: !0,
    fullWidth: !0,
    required: !0,
    label: e(`create.name`),
    value: t,
    error: i !== null,
    helperText: i ?? e(`create.help`),
    onChange: (e) => r(e.target.value),
    sx: { mt: 2 },
  })
}
function li({ bullets: e, hindi: t, problem: n, onChange: r }) {
  let { t: i } = M([`credit-cards`, `rules`, `admin`]),
    a = (e) => t[e] ?? ``,
    o = (t, n) => e.map((e, r) => (r === t ? n : a(r)))
  return (0, X.jsxs)(d, {
    sx: { display: `grid`, gap: 3, mt: 2 },
    children: [
      e.map((n, s) =>
        (0, X.jsxs)(
          d,
          {
            sx: { display: `flex`, gap: 2, alignItems: `flex-start` },
            children: [
              (0, X.jsxs)(d, {
                sx: { ...ui, flexGrow: 1 },
                children: [
                  (0, X.jsx)(oi, {
                    fullWidth: !0,
                    autoFocus: s === e.length - 1,
                    label: i(`bullets.point`, { number: s + 1 }),
                    value: n,
                    error: n.trim() === ``,
                    helperText: n.trim() === `` ? i(`rules:card.bullet`) : ``,
                    onChange: ({ target: n }) =>
                      r(
                        e.map((e, t) => (t === s ? n.value : e)),
                        t,
                      ),
                  }),
                  (0, X.jsx)(oi, {
                    fullWidth: !0,
                    label: i(`admin:hindi.point`, { number: s + 1 }),
                    value: a(s),
                    helperText: a(s).trim() === `` ? i(`admin:hindi.missing`) : ``,
                    onChange: ({ target: t }) => r(e, o(s, t.value)),
                    slotProps: { htmlInput: { lang: `hi` } },
                  }),
                ],
              }),
              (0, X.jsx)(y, {
                'aria-label': i(`bullets.remove`, { number: s + 1 }),
                onClick: () =>
                  r(
                    e.filter((e, t) => t !== s),
                    t.filter((e, t) => t !== s),
                  ),
                sx: { width: 44, height: 44 },
                children: (0, X.jsx)(L, { name: `close` }),
              }),
            ],
          },
          s,
        ),
      ),
      e.length === 0 && (0, X.jsx)(x, { color: `textSecondary`, children: i(`bullets.none`) }),
      n !== null && (0, X.jsx)(x, { role: `alert`, color: `error`, children: i(n) }),
      (0, X.jsx)(E, {
        variant: `outlined`,
        startIcon: (0, X.jsx)(L, { name: `plus` }),
        onClick: () => r([...e, ``], t),
        sx: { justifySelf: `start` },
        children: i(`bullets.add`),
      }),
    ],
  })
}
var ui = { display: `grid`, gap: 3, gridTemplateColumns: { xs: `minmax(0, 1fr)`, sm: `repeat(2, minmax(0, 1fr))` } }
function di({ card: e, property: t, conflict: n, draft: r, busy: i, onTheirs: a, onMine: o }) {
  let { t: s } = M(`form`),
    { present: c } = n,
    l = t === `category_img_thumb`
  return (0, X.jsxs)(Se, {
    theirs: n,
    busy: i,
    onTheirs: a,
    onMine: o,
    children: [
      (0, X.jsx)(fi, {
        words: s(`conflict.theirValue`, { value: l ? `` : pi(c) }),
        children: l && (0, X.jsx)(qr, { card: { ...e, category_img_thumb: String(c) } }),
      }),
      (0, X.jsx)(fi, { words: s(`conflict.myValue`, { value: r instanceof File ? r.name : pi(r) }) }),
    ],
  })
}
var fi = ({ words: e, children: t }) =>
    (0, X.jsxs)(d, {
      sx: { display: `flex`, gap: 2, alignItems: `center`, mt: 1 },
      children: [(0, X.jsx)(`span`, { children: e }), t],
    }),
  pi = (e) => (Array.isArray(e) ? e.join(` · `) : String(e))
function mi({ property: e, value: t, problem: n, hindi: r, onChange: i, onChangeHindi: a }) {
  let { t: o } = M([`credit-cards`, `rules`, `admin`]),
    s = e === `utm_link` ? o(`utmHelp`) : ``,
    c = o(`fields.${e}`),
    [l, u] = (0, Y.useState)(!1),
    f = l ? `rules:card.numeric` : n,
    p = (t) => {
      let n = Nr(e, t)
      ;(u(n === null || (l && n !== ``)), n !== null && i(n))
    },
    m = (0, X.jsx)(oi, {
      autoFocus: !0,
      fullWidth: !0,
      label: hi(c),
      value: t,
      error: f !== null,
      helperText: f === null ? s : o(f, { field: c }),
      onChange: ({ target: e }) => p(e.value),
      slotProps: { htmlInput: e === `sort_order` ? { inputMode: `numeric`, maxLength: 10 } : {} },
    })
  return r === null
    ? (0, X.jsx)(d, { sx: { mt: 2 }, children: m })
    : (0, X.jsxs)(d, {
        sx: { ...ui, mt: 2 },
        children: [
          m,
          (0, X.jsx)(oi, {
            fullWidth: !0,
            label: o(`admin:hindi.label`),
            value: r.value,
            error: r.problem !== null,
            helperText:
              r.problem === null
                ? r.value.trim() === ``
                  ? o(`admin:hindi.help`)
                  : ``
                : o(r.problem, { field: o(`admin:hindi.label`) }),
            onChange: ({ target: e }) => a(e.value),
            slotProps: { htmlInput: { lang: `hi` } },
          }),
        ],
      })
}
var hi = (e) => e.charAt(0).toUpperCase() + e.slice(1),
  gi = [`image/png`, `image/jpeg`, `image/webp`]
function _i({ card: e, file: t, onChange: n }) {
  let { t: r } = M(`credit-cards`),
    i = (0, Y.useId)(),
    [a, o] = (0, Y.useState)(null)
  return (0, X.jsxs)(d, {
    sx: { display: `grid`, gap: 3, justifyItems: `start`, mt: 2 },
    children: [
      (0, X.jsx)(qr, { card: e }),
      (0, X.jsxs)(E, {
        component: `label`,
        variant: `outlined`,
        sx: { '&:focus-within': { outline: `3px solid`, outlineOffset: 2 } },
        children: [
          r(`image.choose`),
          (0, X.jsx)(d, {
            component: `input`,
            type: `file`,
            accept: gi.join(`,`),
            'aria-describedby': i,
            onChange: (e) => {
              let t = e.target.files?.[0] ?? null,
                r = t === null ? null : gi.includes(t.type) ? (t.size > 5242880 ? `size` : null) : `type`
              ;(o(r), n(r === null ? t : null))
            },
            sx: { position: `absolute`, inset: 0, opacity: 0, cursor: `pointer` },
          }),
        ],
      }),
      (0, X.jsx)(x, {
        id: i,
        variant: `body2`,
        role: `status`,
        color: a === null ? `textSecondary` : `error`,
        children: r(a === null ? `image.help` : `image.${a}`),
      }),
      t && (0, X.jsx)(x, { sx: { overflowWrap: `anywhere` }, children: t.name }),
    ],
  })
}
function vi({ card: e, property: t, onClose: n }) {
  let { t: r } = M([`credit-cards`, `rules`, `common`]),
    i = (0, Y.useId)(),
    [a, o] = (0, Y.useState)(null),
    [s, c] = (0, Y.useState)(null),
    [l, u] = (0, Y.useState)({}),
    { save: d } = Gr(e),
    f = kr(t),
    p = (t) => l[t] ?? e[t],
    m = ({ draft: e, hindi: t }) => {
      let n = Mr(t, e)
      return f !== null && JSON.stringify(n) !== JSON.stringify(p(f)) ? { name: f, wanted: n } : null
    },
    h = async (t) => {
      if (s?.file === t) return s.address
      let n = await yi(e, t)
      return (c({ file: t, address: n }), n)
    },
    g = async (e, t) => {
      let n = a?.property === e ? a.error.present : p(e)
      try {
        let r = await d(e, t, n)
        return (u((n) => ({ ...n, [e]: t })), r)
      } catch (t) {
        throw (t instanceof we && o({ property: e, error: t }), t)
      }
    },
    v = ct(`updateCreditCard`, tt(), {
      start: { draft: Ar(e, t), hindi: jr(e, t) },
      check: (e) => {
        let n = Pr(t, e.draft),
          r = m(e)
        return { draft: (n === null ? null : Ir(t, n)) ?? void 0, hindi: (r && Ir(r.name, r.wanted)) ?? void 0 }
      },
      send: async ({ draft: e, hindi: n }) => {
        let r = e instanceof File ? await h(e) : Pr(t, e),
          i = m({ draft: e, hindi: n }),
          a = i !== null && JSON.stringify(r) === JSON.stringify(p(t)),
          o = r === null || a ? null : await g(t, r)
        return (i && (await g(i.name, i.wanted)), o)
      },
      done: n,
      refused: (e) => (e instanceof we || v.fail(e), !0),
      mode: `onChange`,
    }),
    { draft: y, hindi: b } = v.hands.watch(),
    { errors: x } = v.hands.formState,
    S = x.draft?.message ?? null,
    C = x.hindi?.message ?? null,
    w = Fr(t, y) && S === null && C === null && !v.busy,
    T = (e) => (t) => v.hands.setValue(e, t, { shouldDirty: !0, shouldValidate: !0 }),
    D = T(`draft`),
    O = T(`hindi`),
    k = (e) => {
      ;(e?.preventDefault(), w && a === null && v.submit(e))
    }
  return (0, X.jsx)(Ve, {
    open: !0,
    fullWidth: !0,
    maxWidth: f === null ? `sm` : `md`,
    'aria-labelledby': i,
    onClose: () => !v.busy && n(null),
    children: (0, X.jsxs)(ot, {
      form: { ...v, submit: k },
      children: [
        (0, X.jsx)(Ke, { id: i, children: r(`edit.title`, { name: e.category_name, field: r(`fields.${t}`) }) }),
        (0, X.jsxs)(Ge, {
          children: [
            v.failure !== null && (0, X.jsx)(_, { severity: `error`, sx: { mb: 4 }, children: Ne(v.failure, `value`) }),
            t === `category_img_thumb`
              ? (0, X.jsx)(_i, { card: e, file: y instanceof File ? y : null, onChange: D })
              : y !== null && typeof y != `string` && !(y instanceof File)
                ? (0, X.jsx)(li, {
                    bullets: y,
                    hindi: typeof b == `string` ? [] : b,
                    problem: S ?? C,
                    onChange: (e, t) => {
                      ;(D(e), O(t))
                    },
                  })
                : (0, X.jsx)(mi, {
                    property: t,
                    value: typeof y == `string` ? y : ``,
                    problem: S,
                    hindi: typeof b == `string` && f !== null ? { value: b, problem: C } : null,
                    onChange: D,
                    onChangeHindi: O,
                  }),
            a &&
              (0, X.jsx)(di, {
                card: e,
                property: a.property,
                conflict: a.error,
                draft: a.property === t ? y : b,
                busy: !w,
                onTheirs: () => n(null),
                onMine: () => w && v.submit(),
              }),
          ],
        }),
        (0, X.jsxs)(qe, {
          children: [
            (0, X.jsx)(E, {
              variant: `outlined`,
              disabled: v.busy,
              onClick: () => n(null),
              children: r(`common:cancel`),
            }),
            (0, X.jsx)(E, { type: `submit`, variant: `contained`, disabled: !w || a !== null, children: r(`submit`) }),
          ],
        }),
      ],
    }),
  })
}
async function yi(e, t) {
  try {
    return await Wr(e, t)
  } catch (e) {
    throw (te(`a picture was not uploaded`, e), z.error(Ne(e, `image_name`)), e)
  }
}
function bi() {
  let { t: e } = M(`credit-cards`),
    t = (0, Y.useId)(),
    [n, r] = (0, Y.useState)(!1)
  return (0, X.jsxs)(w, {
    component: `section`,
    variant: `outlined`,
    'aria-labelledby': t,
    sx: { mt: 6, p: 5 },
    children: [
      (0, X.jsxs)(d, {
        sx: { display: `flex`, flexWrap: `wrap`, gap: 3, alignItems: `center`, justifyContent: `space-between` },
        children: [
          (0, X.jsx)(x, { variant: `h4`, component: `h2`, id: t, children: e(`others.title`) }),
          (0, X.jsx)(E, {
            variant: `outlined`,
            'aria-expanded': n,
            onClick: () => r(!n),
            children: e(n ? `others.hide` : `others.show`),
          }),
        ],
      }),
      n && (0, X.jsx)(xi, {}),
    ],
  })
}
function xi() {
  let { t: e } = M(`credit-cards`),
    t = me(),
    n = oe(),
    [r, i] = (0, Y.useState)(``),
    [a, o] = (0, Y.useState)(``),
    s = t.data?.find(({ id: e }) => String(e) === r),
    c = n.data?.find(({ lender_id: e }) => String(e) === a),
    l = t.error ?? n.error
  return (0, X.jsxs)(d, {
    sx: {
      display: `grid`,
      gap: 5,
      mt: 4,
      alignItems: `start`,
      gridTemplateColumns: { xs: `minmax(0, 1fr)`, md: `repeat(2, minmax(0, 1fr))` },
    },
    children: [
      l && (0, X.jsx)(x, { role: `alert`, color: `error`, sx: { gridColumn: `1 / -1` }, children: R(l) }),
      (0, X.jsxs)(d, {
        sx: { display: `grid`, gap: 5 },
        children: [
          (0, X.jsx)(Si, {
            id: `field-other_partner`,
            label: e(`others.partner`),
            value: r,
            onChange: i,
            choices: (t.data ?? []).map(({ id: e, name: t }) => ({ id: String(e), name: t })),
          }),
          s && (0, X.jsx)(W, { partner: s }, `utm-${s.id}`),
          s && (0, X.jsx)(G, { partner: s }, `revenue-${s.id}`),
        ],
      }),
      (0, X.jsxs)(d, {
        children: [
          (0, X.jsx)(Si, {
            id: `field-other_lender`,
            label: e(`others.lender`),
            value: a,
            onChange: o,
            choices: (n.data ?? []).map(({ lender_id: e, name: t }) => ({ id: String(e), name: t })),
          }),
          c &&
            (0, X.jsx)(T, {
              component: V,
              to: ae(`lenders/:lenderId`, { lenderId: c.lender_id }),
              sx: { display: `inline-block`, mt: 3, py: 2.5 },
              children: e(`others.edit`, { name: c.name }),
            }),
        ],
      }),
    ],
  })
}
function Si({ id: e, label: t, value: n, onChange: r, choices: i }) {
  let { t: a } = M(`form`)
  return (0, X.jsx)(Be, {
    id: e,
    label: t,
    children: () =>
      (0, X.jsxs)(Ye, {
        native: !0,
        value: n,
        onChange: (e) => r(e.target.value),
        IconComponent: Le,
        inputProps: { id: e },
        children: [
          (0, X.jsx)(`option`, { value: ``, children: a(`choose`) }),
          i.map((e) => (0, X.jsx)(`option`, { value: e.id, children: e.name }, e.id)),
        ],
      }),
  })
}
function Ci() {
  let { t: e } = M([`credit-cards`, `audit`]),
    { data: t, error: n, refetch: r } = Rr(),
    { mutateAsync: i, isPending: a } = Hr(),
    { restore: o, reload: s } = Ur(),
    [c, l] = (0, Y.useState)(null),
    u = () => l(null),
    f = async (t) => {
      try {
        let { message: n } = await i(t)
        pe(n, { restore: () => o(t), done: e(`remove.undone`, { name: t.category_name }), reload: s })
      } catch (e) {
        ;(te(`a card was not deleted`, e), P(e))
      }
      u()
    }
  return (0, X.jsxs)(X.Fragment, {
    children: [
      (0, X.jsx)(d, {
        sx: { mb: 5 },
        children: (0, X.jsx)(K, {
          beside: (0, X.jsxs)(_e, {
            children: [
              (0, X.jsx)(fe, { page: `credit-cards`, tables: [`credit-cards`] }),
              (0, X.jsx)(E, {
                variant: `contained`,
                startIcon: (0, X.jsx)(L, { name: `plus` }),
                onClick: () => l({ kind: `create` }),
                children: e(`create.button`),
              }),
            ],
          }),
          children: (0, X.jsx)(Ee, { lead: e(`lead`), children: e(`title`) }),
        }),
      }),
      t &&
        (0, X.jsx)(x, {
          color: `textSecondary`,
          role: `status`,
          sx: { mb: 2, textAlign: `right` },
          children: e(`count`, { count: t.length, on: t.filter((e) => e.status === 1).length }),
        }),
      (0, X.jsx)(Xr, {
        cards: t,
        error: n,
        onRetry: () => void r(),
        onCreate: () => l({ kind: `create` }),
        onEdit: (e, t) => l({ kind: `edit`, card: e, property: t }),
        onRemove: (e) => l({ kind: `remove`, card: e }),
        onHistory: (e) => l({ kind: `history`, card: e }),
        bulk: (e, t) =>
          (0, X.jsx)(ce, { kind: `credit_card`, chosen: t.chosen, nameOf: e, queryKey: Lr, choose: t.choose }),
      }),
      (0, X.jsx)(x, { variant: `body2`, color: `textSecondary`, sx: { mt: 3 }, children: e(`switches`) }),
      (0, X.jsx)(ve, { action: `card.remove`, children: e(`audit:deleted.cards`) }),
      (0, X.jsx)(bi, {}),
      c?.kind === `create` && (0, X.jsx)(si, { onClose: u }),
      c?.kind === `edit` &&
        (0, X.jsx)(vi, {
          card: c.card,
          property: c.property,
          onClose: (e) => l(e ? { kind: `result`, result: e } : null),
        }),
      c?.kind === `result` && (0, X.jsx)(lt, { result: c.result, onClose: u }),
      c?.kind === `history` &&
        (0, X.jsx)(le, { object: `credit_card:${c.card.category_id}`, name: c.card.category_name, onClose: u }),
      c?.kind === `remove` &&
        (0, X.jsx)(xe, {
          open: !0,
          title: e(`remove.title`),
          text: e(`remove.text`, { name: c.card.category_name }),
          confirm: e(`remove.confirm`),
          busy: a,
          onConfirm: () => void f(c.card),
          onCancel: u,
        }),
    ],
  })
}
export { Ci as CreditCardsPage }
