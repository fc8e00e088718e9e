const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/office-dialogs-BkijUbKK.js',
      'assets/rolldown-runtime-XKyaHtl9.js',
      'assets/first-CL_AHFyg.js',
      'assets/index-DgFpoVLQ.js',
      'assets/signed-in-DHQU3WVe.js',
      'assets/theme-CBDEJsnh.js',
      'assets/brands-CeiyizDu.js',
      'assets/parts-Clelj3dw.js',
      'assets/AdminLayout-DpHAlIiE.js',
      'assets/office-form-Deh-hoPk.js',
      'assets/common-schema-TiEP0qb9.js',
      'assets/common-form-E0SH5PGy.js',
      'assets/common-fields-Dur8Hai4.js',
      'assets/office-more-cy0REuhu.js',
      'assets/index-CNaZ2p3t.css',
      'assets/first-XFjAZRDm.css',
      'assets/signed-in-CFFtR9xJ.css',
    ]),
) => i.map((i) => d[i])
import { l as tt, o as nt, s as rt } from './brands-CeiyizDu.js'
import {
  Ar as t,
  Di as n,
  Er as r,
  Fr as i,
  Hn as a,
  Ln as o,
  Mn as s,
  Pt as c,
  Rn as l,
  S as u,
  Ti as d,
  Vn as f,
  Xi as p,
  _ as m,
  ca as h,
  ci as g,
  da as _,
  g as v,
  gi as y,
  hr as b,
  ii as x,
  in as S,
  oi as C,
  pr as w,
  ra as T,
  si as E,
  sr as D,
  tn as ee,
  vi as O,
  wi as te,
  x as ne,
  yi as k,
  zn as A,
} from './first-CL_AHFyg.js'
import { d as re, f as ie } from './index-DgFpoVLQ.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import {
  At as j,
  J as ae,
  Pt as oe,
  dn as M,
  fn as N,
  gt as se,
  ht as ce,
  in as P,
  kt as le,
  ln as ue,
  mn as F,
  mt as de,
  o as fe,
  on as pe,
  p as me,
  pn as he,
  vt as ge,
  wt as I,
  zt as _e,
} from './signed-in-DHQU3WVe.js'
import {
  $ as L,
  At as ve,
  C as ye,
  Dt as be,
  F as xe,
  I as Se,
  It as Ce,
  J as we,
  Lt as Te,
  M as Ee,
  Mt as De,
  O as Oe,
  Q as ke,
  St as Ae,
  Tt as je,
  U as R,
  V as Me,
  W as z,
  Y as Ne,
  _ as Pe,
  at as Fe,
  c as Ie,
  d as B,
  dt as Le,
  f as Re,
  ft as ze,
  g as Be,
  h as V,
  it as H,
  j as Ve,
  l as He,
  lt as Ue,
  m as We,
  n as Ge,
  nt as Ke,
  o as qe,
  p as Je,
  r as Ye,
  rt as Xe,
  t as Ze,
  tt as Qe,
  u as U,
  ut as $e,
  w as et,
  xt as W,
  yt as G,
} from './theme-CBDEJsnh.js'
var K = e(_(), 1),
  q = a()
function it({ dialog: e }) {
  let [t, n] = (0, K.useState)(null)
  return (
    (0, K.useEffect)(() => {
      let e = null,
        t = () =>
          new Promise((e) => n({ answer: e })).finally(() => {
            ;((e = null), n(null))
          })
      return (pe(() => (e ??= t())), () => pe(null))
    }, []),
    t && (0, q.jsx)(K.Suspense, { fallback: null, children: (0, q.jsx)(e, { answer: t.answer }) })
  )
}
var at = we(
  (0, q.jsx)(`path`, {
    d: `M12 12c2.21 0 4-1.79 4-4s-1.79-4-4-4-4 1.79-4 4 1.79 4 4 4zm0 2c-2.67 0-8 1.34-8 4v2h16v-2c0-2.66-5.33-4-8-4z`,
  }),
  `Person`,
)
function ot(e) {
  return Te(`MuiAvatar`, e)
}
Ce(`MuiAvatar`, [`root`, `colorDefault`, `circular`, `rounded`, `square`, `img`, `fallback`])
var st = (e) => {
    let { classes: t, variant: n, colorDefault: r } = e
    return ve({ root: [`root`, n, r && `colorDefault`], img: [`img`], fallback: [`fallback`] }, ot, t)
  },
  ct = W(`div`, {
    name: `MuiAvatar`,
    slot: `Root`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [t.root, t[n.variant], n.colorDefault && t.colorDefault]
    },
  })(
    ze(({ theme: e }) => ({
      position: `relative`,
      display: `flex`,
      alignItems: `center`,
      justifyContent: `center`,
      flexShrink: 0,
      width: 40,
      height: 40,
      fontFamily: e.typography.fontFamily,
      fontSize: e.typography.pxToRem(20),
      lineHeight: 1,
      borderRadius: `50%`,
      overflow: `hidden`,
      userSelect: `none`,
      variants: [
        { props: { variant: `rounded` }, style: { borderRadius: (e.vars || e).shape.borderRadius } },
        { props: { variant: `square` }, style: { borderRadius: 0 } },
        {
          props: { colorDefault: !0 },
          style: {
            color: (e.vars || e).palette.background.default,
            '@media (forced-colors: active)': { boxSizing: `border-box`, border: `1px solid ButtonBorder` },
            ...(e.vars
              ? { backgroundColor: e.vars.palette.Avatar.defaultBg }
              : {
                  backgroundColor: e.palette.grey[400],
                  ...e.applyStyles(`dark`, { backgroundColor: e.palette.grey[600] }),
                }),
          },
        },
      ],
    })),
  ),
  lt = W(`img`, { name: `MuiAvatar`, slot: `Img` })({
    width: `100%`,
    height: `100%`,
    textAlign: `center`,
    objectFit: `cover`,
    color: `transparent`,
    textIndent: 1e4,
  }),
  ut = W(at, { name: `MuiAvatar`, slot: `Fallback` })({ width: `75%`, height: `75%` })
function dt(e, t, n, r) {
  let [i, a] = K.useState(!1)
  return (
    K.useEffect(() => {
      if (!e && !t) return
      a(!1)
      let i = !0,
        o = new Image()
      return (
        (o.onload = () => {
          i && a(`loaded`)
        }),
        (o.onerror = () => {
          i && a(`error`)
        }),
        (o.crossOrigin = n),
        (o.referrerPolicy = r),
        (o.src = e),
        t && (o.srcset = t),
        () => {
          i = !1
        }
      )
    }, [n, r, e, t]),
    i
  )
}
var ft = K.forwardRef(function (e, t) {
    let n = G({ props: e, name: `MuiAvatar` }),
      {
        alt: r,
        children: i,
        className: a,
        component: o = `div`,
        slots: s = {},
        slotProps: c = {},
        sizes: l,
        src: u,
        srcSet: d,
        variant: f = `circular`,
        ...p
      } = n,
      m = null,
      h = { ...n, component: o, variant: f },
      { crossOrigin: g, referrerPolicy: _ } = (typeof c.img == `function` ? c.img(h) : c.img) ?? {},
      v = dt(u, d, g, _),
      y = u || d,
      b = y && v !== `error`
    ;((h.colorDefault = !b), delete h.ownerState)
    let x = st(h),
      S = { slots: s, slotProps: c },
      [C, w] = z(`root`, {
        ref: t,
        className: F(x.root, a),
        elementType: ct,
        externalForwardedProps: { ...S, component: o, ...p },
        ownerState: h,
      }),
      [T, E] = z(`img`, {
        className: x.img,
        elementType: lt,
        externalForwardedProps: S,
        additionalProps: { alt: r, src: u, srcSet: d, sizes: l },
        ownerState: h,
      }),
      [D, ee] = z(`fallback`, {
        className: x.fallback,
        elementType: ut,
        externalForwardedProps: S,
        shouldForwardComponentProp: !0,
        ownerState: h,
      })
    return (
      (m = b ? (0, q.jsx)(T, { ...E }) : i || i === 0 ? i : y && r ? r[0] : (0, q.jsx)(D, { ...ee })),
      (0, q.jsx)(C, { ...w, children: m })
    )
  }),
  pt = { visibility: `hidden` },
  mt = {}
function ht(e) {
  return typeof e == `string` && /^translate\(.+,\s*.+\)$/.test(e)
}
function gt(e, t, n, r = mt) {
  let { resetInlineTransform: i = !0 } = r,
    a = n && n.getBoundingClientRect(),
    o = Oe(t),
    s,
    c
  if (i) {
    let e = t.style.transform,
      n = t.style.transition
    ;((t.style.transition = ``),
      (t.style.transform = ``),
      (s = t.getBoundingClientRect()),
      (c = o.getComputedStyle(t).getPropertyValue(`transform`)),
      (t.style.transform = e),
      (t.style.transition = n))
  } else ((s = t.getBoundingClientRect()), (c = o.getComputedStyle(t).getPropertyValue(`transform`)))
  let { offsetX: l, offsetY: u } = Xe(c)
  return e === `left`
    ? a
      ? `translateX(${a.right + l - s.left}px)`
      : `translateX(${o.innerWidth + l - s.left}px)`
    : e === `right`
      ? a
        ? `translateX(-${s.right - a.left - l}px)`
        : `translateX(-${s.left + s.width - l}px)`
      : e === `up`
        ? a
          ? `translateY(${a.bottom + u - s.top}px)`
          : `translateY(${o.innerHeight + u - s.top}px)`
        : a
          ? `translateY(-${s.top - a.top + s.height - u}px)`
          : `translateY(-${s.top + s.height - u}px)`
}
function _t(e) {
  return typeof e == `function` ? e() : e
}
function vt(e, t, n, r) {
  let i = gt(e, t, _t(n), r)
  i && (t.style.transform = i)
}
var yt = K.forwardRef(function (e, t) {
  let n = je(),
    r = { enter: n.transitions.easing.easeOut, exit: n.transitions.easing.sharp },
    i = { enter: n.transitions.duration.enteringScreen, exit: n.transitions.duration.leavingScreen },
    {
      addEndListener: a,
      appear: o = !0,
      children: s,
      container: c,
      disablePrefersReducedMotion: l = !1,
      direction: u = `down`,
      easing: d = r,
      in: f,
      onEnter: p,
      onEntered: m,
      onEntering: h,
      onExit: g,
      onExited: _,
      onExiting: v,
      style: y,
      timeout: b = i,
      ...x
    } = e,
    S = xe(n.motion.reducedMotion, l),
    C = K.useRef(null),
    w = K.useRef(!1),
    T = $e(Me(s), C, t),
    E = H(C, (e, t) => {
      ;(vt(u, e, c), S.shouldReduceMotion || Fe(e), p && p(e, t))
    }),
    D = H(C, (e, t) => {
      let r = Qe({ timeout: b, style: y, easing: d }, { mode: `enter` }),
        i = S.getTransitionTiming({ duration: r.duration, delay: r.delay })
      ;((e.style.transition = n.transitions.create(`transform`, {
        duration: i.duration,
        easing: r.easing,
        delay: i.delay,
      })),
        (e.style.transform = `none`),
        h && h(e, t))
    }),
    ee = H(C, m),
    O = H(C, v),
    te = H(C, (e) => {
      let t = Qe({ timeout: b, style: y, easing: d }, { mode: `exit` }),
        r = S.getTransitionTiming({ duration: t.duration, delay: t.delay })
      e.style.transition = n.transitions.create(`transform`, { duration: r.duration, easing: t.easing, delay: r.delay })
      let i = ht(e.style.transform)
      ;((w.current = i), vt(u, e, c, { resetInlineTransform: !i }), g && g(e))
    }),
    ne = H(C, (e) => {
      ;((w.current = !1), (e.style.transition = ``), _ && _(e))
    }),
    k = a
      ? (e) => {
          a(C.current, e)
        }
      : void 0,
    A = K.useCallback(() => {
      C.current && vt(u, C.current, c)
    }, [u, c])
  return (
    K.useEffect(() => {
      if (f || u === `down` || u === `right`) return
      let e = Ve(() => {
          C.current && vt(u, C.current, c)
        }),
        t = Oe(C.current)
      return (
        t.addEventListener(`resize`, e),
        () => {
          ;(e.clear(), t.removeEventListener(`resize`, e))
        }
      )
    }, [u, f, c]),
    K.useEffect(() => {
      !f && !w.current && A()
    }, [f, A]),
    (0, q.jsx)(Se, {
      nodeRef: C,
      onEnter: E,
      onEntered: ee,
      onEntering: D,
      onExit: te,
      onExited: ne,
      onExiting: O,
      addEndListener: k,
      appear: o,
      in: f,
      reduceMotion: S.shouldReduceMotion,
      timeout: b,
      ...x,
      children: (e, { ownerState: t, ...n }) => {
        let r
        return (
          (r =
            e === `exited` && !f
              ? y || s.props.style
                ? { visibility: `hidden`, ...y, ...s.props.style }
                : pt
              : y && s.props.style
                ? { ...y, ...s.props.style }
                : y || s.props.style),
          K.cloneElement(s, { ref: T, style: r, ...n })
        )
      },
    })
  )
})
function bt(e) {
  return Te(`MuiDrawer`, e)
}
Ce(`MuiDrawer`, [`root`, `docked`, `paper`, `anchorLeft`, `anchorRight`, `anchorTop`, `anchorBottom`, `modal`])
var xt = (e, t) => {
    let { ownerState: n } = e
    return [
      t.root,
      (n.variant === `permanent` || n.variant === `persistent`) && t.docked,
      n.variant === `temporary` && t.modal,
    ]
  },
  St = (e) => {
    let { classes: t, anchor: n, variant: r } = e,
      i = {
        root: [`root`, `anchor${Le(n)}`],
        docked: [(r === `permanent` || r === `persistent`) && `docked`],
        modal: [`modal`],
        paper: [`paper`],
      }
    return ve(i, bt, t)
  },
  Ct = W(Ee, { name: `MuiDrawer`, slot: `Root`, overridesResolver: xt })(
    ze(({ theme: e }) => ({ zIndex: (e.vars || e).zIndex.drawer })),
  ),
  wt = W(`div`, {
    shouldForwardProp: Ae,
    name: `MuiDrawer`,
    slot: `Docked`,
    skipVariantsResolver: !1,
    overridesResolver: xt,
  })({ flex: `0 0 auto` }),
  Tt = W(ye, { name: `MuiDrawer`, slot: `Paper` })(
    ze(({ theme: e }) => ({
      overflowY: `auto`,
      display: `flex`,
      flexDirection: `column`,
      height: `100%`,
      flex: `1 0 auto`,
      zIndex: (e.vars || e).zIndex.drawer,
      WebkitOverflowScrolling: `touch`,
      position: `fixed`,
      top: 0,
      outline: 0,
      variants: [
        { props: { anchor: `left` }, style: { left: 0 } },
        { props: { anchor: `top` }, style: { top: 0, left: 0, right: 0, height: `auto`, maxHeight: `100%` } },
        { props: { anchor: `right` }, style: { right: 0 } },
        {
          props: { anchor: `bottom` },
          style: { top: `auto`, left: 0, bottom: 0, right: 0, height: `auto`, maxHeight: `100%` },
        },
        {
          props: ({ ownerState: e }) => e.anchor === `left` && e.variant !== `temporary`,
          style: { borderRight: `1px solid ${(e.vars || e).palette.divider}` },
        },
        {
          props: ({ ownerState: e }) => e.anchor === `top` && e.variant !== `temporary`,
          style: { borderBottom: `1px solid ${(e.vars || e).palette.divider}` },
        },
        {
          props: ({ ownerState: e }) => e.anchor === `right` && e.variant !== `temporary`,
          style: { borderLeft: `1px solid ${(e.vars || e).palette.divider}` },
        },
        {
          props: ({ ownerState: e }) => e.anchor === `bottom` && e.variant !== `temporary`,
          style: { borderTop: `1px solid ${(e.vars || e).palette.divider}` },
        },
      ],
    })),
  ),
  Et = { left: `right`, right: `left`, top: `down`, bottom: `up` }
function Dt(e) {
  return [`left`, `right`].includes(e)
}
function Ot({ direction: e }, t) {
  return e === `rtl` && Dt(t) ? Et[t] : t
}
var kt = K.forwardRef(function (e, t) {
  let n = G({ props: e, name: `MuiDrawer` }),
    r = je(),
    i = De(),
    a = { enter: r.transitions.duration.enteringScreen, exit: r.transitions.duration.leavingScreen },
    {
      anchor: o = `left`,
      children: s,
      className: c,
      elevation: l = 16,
      hideBackdrop: u = !1,
      ModalProps: d = {},
      onClose: f,
      open: p = !1,
      transitionDuration: m = a,
      variant: h = `temporary`,
      slots: g = {},
      slotProps: _ = {},
      ...v
    } = n,
    y = K.useRef(!1),
    b = K.useRef(null),
    x = $e(t, b)
  K.useEffect(() => {
    y.current = !0
  }, [])
  let S = K.useCallback(() => b.current, []),
    C = Ot({ direction: i ? `rtl` : `ltr` }, o),
    w = o,
    T = { ...n, anchor: w, elevation: l, open: p, variant: h, ...v },
    E = St(T),
    D = { slots: g, slotProps: { ..._, backdrop: et(_.backdrop, { transitionDuration: m }) } },
    [ee, O] = z(`root`, {
      ref: x,
      elementType: Ct,
      className: F(E.root, E.modal, c),
      shouldForwardComponentProp: !0,
      ownerState: T,
      externalForwardedProps: { ...D, ...v, ...d },
      additionalProps: {
        closeAfterTransition: !0,
        open: p,
        onClose: f,
        hideBackdrop: u,
        slots: { backdrop: D.slots.backdrop },
        slotProps: { backdrop: D.slotProps.backdrop },
      },
    }),
    [te, ne] = z(`paper`, {
      elementType: Tt,
      shouldForwardComponentProp: !0,
      className: E.paper,
      ownerState: T,
      externalForwardedProps: D,
      additionalProps: {
        elevation: h === `temporary` ? l : 0,
        square: !0,
        ...(h === `temporary` && { role: `dialog`, 'aria-modal': `true`, 'data-mui-focusable': ``, tabIndex: -1 }),
      },
    }),
    [k, A] = z(`docked`, {
      elementType: wt,
      ref: x,
      className: F(E.root, E.docked, c),
      ownerState: T,
      externalForwardedProps: D,
      additionalProps: v,
    }),
    [re, ie] = z(`transition`, {
      elementType: yt,
      ownerState: T,
      externalForwardedProps: D,
      additionalProps: {
        in: p,
        direction: Et[C],
        timeout: m,
        appear: y.current,
        ...(h === `temporary` && (g.transition == null || g.transition === yt) && { container: S }),
      },
    }),
    j = (0, q.jsx)(te, { ...ne, children: s })
  if (h === `permanent`) return (0, q.jsx)(k, { ...A, children: j })
  let ae = (0, q.jsx)(re, { ...ie, children: j })
  return h === `persistent` ? (0, q.jsx)(k, { ...A, children: ae }) : (0, q.jsx)(ee, { ...O, children: ae })
})
function At() {
  if (![...document.fonts].some((e) => e.family.replace(/['"]/g, ``) === `Noto Sans Devanagari`))
    for (let { weight: e, url: t } of tt()) {
      let n = new FontFace(nt, `url(${t}) format('woff2')`, { weight: String(e), unicodeRange: rt, display: `swap` })
      document.fonts.add(n)
    }
}
function jt() {
  let { code: e, name: t, change: n } = _e()
  return (0, q.jsx)(Je, {
    variant: `outlined`,
    size: `small`,
    lang: e,
    startIcon: (0, q.jsx)(c, { name: `globe` }),
    sx: { flex: `none`, borderRadius: 999 },
    onClick: n,
    children: t,
  })
}
function Mt() {
  let { t: e } = i([`staff`, `staff-titles`]),
    t = T().state,
    n = typeof t == `object` && t && `denied` in t ? t.denied : void 0,
    r = k.find((e) => e === n)
  if (r === void 0) return null
  let { area: a } = O[r]
  return (0, q.jsx)(Re, {
    severity: `info`,
    sx: { mb: 4 },
    children: e(a === `partner` ? `denied.partner` : `denied.admin`, { page: e(u(O[r])) }),
  })
}
function Nt(e) {
  let { area: t, paths: n } = O[e],
    r = (e = ``) => n.some((t) => t === e || t.startsWith(`${e}/`))
  return k
    .filter(C)
    .filter((e) => O[e].area === t && O[e].menu !== void 0 && r(O[e].paths[0]))
    .sort((e, t) => (O[t].paths[0]?.length ?? 0) - (O[e].paths[0]?.length ?? 0))[0]
}
var Pt = S(async () => {
  let [e] = await Promise.all([
    b(
      () => import(`./office-dialogs-BkijUbKK.js`).then((e) => e.i),
      __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]),
    ),
    D([`page-help`]),
  ])
  return e.HelpDialog
})
function Ft({ page: e }) {
  let { t } = i(`staff`),
    [n, r] = (0, K.useState)(!1)
  return (0, q.jsxs)(q.Fragment, {
    children: [
      (0, q.jsx)(Be, {
        className: `page-help`,
        'aria-label': t(`about`),
        onClick: () => r(!0),
        children: (0, q.jsx)(c, { name: `info` }),
      }),
      n && (0, q.jsx)(Pt, { page: e, onClose: () => r(!1) }),
    ],
  })
}
function It(e) {
  return Te(`MuiListItem`, e)
}
Ce(`MuiListItem`, [`root`, `dense`, `alignItemsFlexStart`, `divider`, `gutters`, `padding`, `secondaryAction`])
var Lt = (e, t) => {
    let { ownerState: n } = e
    return [
      t.root,
      n.dense && t.dense,
      n.alignItems === `flex-start` && t.alignItemsFlexStart,
      n.divider && t.divider,
      !n.disableGutters && t.gutters,
    ]
  },
  Rt = (e) => {
    let { alignItems: t, classes: n, dense: r, disabled: i, disableGutters: a, divider: o, selected: s } = e,
      c = ve(
        {
          root: [
            `root`,
            r && `dense`,
            !a && `gutters`,
            o && `divider`,
            i && `disabled`,
            t === `flex-start` && `alignItemsFlexStart`,
            s && `selected`,
          ],
        },
        ke,
        n,
      )
    return { ...n, ...c }
  },
  zt = W(Pe, {
    shouldForwardProp: (e) => Ae(e) || e === `classes`,
    name: `MuiListItemButton`,
    slot: `Root`,
    overridesResolver: Lt,
  })(
    ze(({ theme: e }) => ({
      display: `flex`,
      flexGrow: 1,
      justifyContent: `flex-start`,
      alignItems: `center`,
      position: `relative`,
      textDecoration: `none`,
      minWidth: 0,
      boxSizing: `border-box`,
      textAlign: `left`,
      paddingTop: 8,
      paddingBottom: 8,
      ...Ke(e, `background-color`, { duration: e.transitions.duration.shortest }),
      '&:hover': {
        textDecoration: `none`,
        backgroundColor: (e.vars || e).palette.action.hover,
        '@media (hover: none)': { backgroundColor: `transparent` },
      },
      [`&.${L.selected}`]: {
        backgroundColor: e.alpha((e.vars || e).palette.primary.main, (e.vars || e).palette.action.selectedOpacity),
        ...(!e.focusVisible && {
          [`&.${L.focusVisible}`]: {
            backgroundColor: e.alpha(
              (e.vars || e).palette.primary.main,
              `${(e.vars || e).palette.action.selectedOpacity} + ${(e.vars || e).palette.action.focusOpacity}`,
            ),
          },
        }),
      },
      [`&.${L.selected}:hover`]: {
        backgroundColor: e.alpha(
          (e.vars || e).palette.primary.main,
          `${(e.vars || e).palette.action.selectedOpacity} + ${(e.vars || e).palette.action.hoverOpacity}`,
        ),
        '@media (hover: none)': {
          backgroundColor: e.alpha((e.vars || e).palette.primary.main, (e.vars || e).palette.action.selectedOpacity),
        },
      },
      ...(e.focusVisible
        ? be(1)
        : { [`&.${L.focusVisible}`]: { backgroundColor: (e.vars || e).palette.action.focus } }),
      [`&.${L.disabled}`]: { opacity: (e.vars || e).palette.action.disabledOpacity },
      variants: [
        {
          props: ({ ownerState: e }) => e.divider,
          style: { borderBottom: `1px solid ${(e.vars || e).palette.divider}`, backgroundClip: `padding-box` },
        },
        { props: { alignItems: `flex-start` }, style: { alignItems: `flex-start` } },
        { props: ({ ownerState: e }) => !e.disableGutters, style: { paddingLeft: 16, paddingRight: 16 } },
        { props: ({ ownerState: e }) => e.dense, style: { paddingTop: 4, paddingBottom: 4 } },
      ],
    })),
  ),
  Bt = K.forwardRef(function (e, t) {
    let n = G({ props: e, name: `MuiListItemButton` }),
      {
        alignItems: r = `center`,
        autoFocus: i = !1,
        component: a = `div`,
        children: o,
        dense: s = !1,
        disableGutters: c = !1,
        divider: l = !1,
        focusVisibleClassName: u,
        selected: d = !1,
        className: f,
        ...p
      } = n,
      m = K.useContext(U),
      h = K.useMemo(() => ({ dense: s || m.dense || !1, alignItems: r, disableGutters: c }), [r, m.dense, s, c]),
      g = K.useRef(null)
    Ue(() => {
      i && g.current && g.current.focus()
    }, [i])
    let _ = { ...n, alignItems: r, dense: h.dense, disableGutters: c, divider: l, selected: d },
      v = Rt(_),
      { root: y, ...b } = v,
      x = $e(g, t)
    return (0, q.jsx)(U.Provider, {
      value: h,
      children: (0, q.jsx)(zt, {
        ref: x,
        href: p.href || p.to,
        component: (p.href || p.to) && a === `div` ? `button` : a,
        internalNativeButton: !1,
        focusVisibleClassName: F(v.focusVisible, u),
        ownerState: _,
        className: F(v.root, f),
        ...p,
        classes: b,
        children: o,
      }),
    })
  })
function Vt(e) {
  return Te(`MuiListItemSecondaryAction`, e)
}
Ce(`MuiListItemSecondaryAction`, [`root`, `disableGutters`])
var Ht = (e) => {
    let { disableGutters: t, classes: n } = e
    return ve({ root: [`root`, t && `disableGutters`] }, Vt, n)
  },
  Ut = W(`div`, {
    name: `MuiListItemSecondaryAction`,
    slot: `Root`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [t.root, n.disableGutters && t.disableGutters]
    },
  })({
    position: `absolute`,
    right: 16,
    top: `50%`,
    transform: `translateY(-50%)`,
    variants: [{ props: ({ ownerState: e }) => e.disableGutters, style: { right: 0 } }],
  }),
  Wt = K.forwardRef(function (e, t) {
    let n = G({ props: e, name: `MuiListItemSecondaryAction` }),
      { className: r, component: i, ...a } = n,
      o = K.useContext(U),
      s = { ...n, disableGutters: o.disableGutters },
      c = Ht(s)
    return (0, q.jsx)(Ut, { as: i, className: F(c.root, r), ownerState: s, ref: t, ...a })
  })
Wt.muiName = `ListItemSecondaryAction`
var Gt = (e, t) => {
    let { ownerState: n } = e
    return [
      t.root,
      n.dense && t.dense,
      n.alignItems === `flex-start` && t.alignItemsFlexStart,
      n.divider && t.divider,
      !n.disableGutters && t.gutters,
      !n.disablePadding && t.padding,
    ]
  },
  Kt = (e) => {
    let { alignItems: t, classes: n, dense: r, disableGutters: i, disablePadding: a, divider: o } = e
    return ve(
      {
        root: [
          `root`,
          r && `dense`,
          !i && `gutters`,
          !a && `padding`,
          o && `divider`,
          t === `flex-start` && `alignItemsFlexStart`,
        ],
        secondaryAction: [`secondaryAction`],
      },
      It,
      n,
    )
  },
  qt = W(`div`, { name: `MuiListItem`, slot: `Root`, overridesResolver: Gt })(
    ze(({ theme: e }) => ({
      display: `flex`,
      justifyContent: `flex-start`,
      alignItems: `center`,
      position: `relative`,
      textDecoration: `none`,
      width: `100%`,
      boxSizing: `border-box`,
      textAlign: `left`,
      variants: [
        { props: ({ ownerState: e }) => !e.disablePadding, style: { paddingTop: 8, paddingBottom: 8 } },
        { props: ({ ownerState: e }) => !e.disablePadding && e.dense, style: { paddingTop: 4, paddingBottom: 4 } },
        {
          props: ({ ownerState: e }) => !e.disablePadding && !e.disableGutters,
          style: { paddingLeft: 16, paddingRight: 16 },
        },
        { props: ({ ownerState: e }) => !e.disablePadding && !!e.secondaryAction, style: { paddingRight: 48 } },
        { props: ({ ownerState: e }) => !!e.secondaryAction, style: { [`& > .${L.root}`]: { paddingRight: 48 } } },
        { props: { alignItems: `flex-start` }, style: { alignItems: `flex-start` } },
        {
          props: ({ ownerState: e }) => e.divider,
          style: { borderBottom: `1px solid ${(e.vars || e).palette.divider}`, backgroundClip: `padding-box` },
        },
        {
          props: ({ ownerState: e }) => e.button,
          style: {
            ...Ke(e, `background-color`, { duration: e.transitions.duration.shortest }),
            '&:hover': {
              textDecoration: `none`,
              backgroundColor: (e.vars || e).palette.action.hover,
              '@media (hover: none)': { backgroundColor: `transparent` },
            },
          },
        },
      ],
    })),
  ),
  Jt = W(Wt, { name: `MuiListItem`, slot: `secondaryAction` })({}),
  Yt = K.forwardRef(function (e, t) {
    let n = G({ props: e, name: `MuiListItem` }),
      {
        alignItems: r = `center`,
        children: i,
        className: a,
        component: o = `li`,
        dense: s = !1,
        disableGutters: c = !1,
        disablePadding: l = !1,
        divider: u = !1,
        secondaryAction: d,
        slotProps: f = {},
        slots: p = {},
        ...m
      } = n,
      h = K.useContext(U),
      g = K.useMemo(() => ({ dense: s || h.dense || !1, alignItems: r, disableGutters: c }), [r, h.dense, s, c]),
      _ = { ...n, alignItems: r, dense: g.dense, disableGutters: c, disablePadding: l, divider: u, secondaryAction: d },
      v = Kt(_),
      y = { slots: p, slotProps: f },
      [b, x] = z(`root`, {
        ref: t,
        elementType: qt,
        externalForwardedProps: { component: o, ...y, ...m },
        ownerState: _,
        className: F(v.root, a),
      }),
      [S, C] = z(`secondaryAction`, {
        elementType: Jt,
        shouldForwardComponentProp: !0,
        externalForwardedProps: y,
        ownerState: _,
        className: v.secondaryAction,
      })
    return (0, q.jsx)(U.Provider, {
      value: g,
      children: (0, q.jsxs)(b, { ...x, children: [i, d && (0, q.jsx)(S, { ...C, children: d })] }),
    })
  }),
  Xt = `cl.office`,
  Zt = { keys: !0, compact: !1, folded: [], quiet: [] },
  Qt = (e) => (Array.isArray(e) ? e.filter((e) => typeof e == `string`) : [])
function $t(e) {
  let t = JSON.parse(e ?? `null`)
  return { keys: t?.keys !== !1, compact: t?.compact === !0, folded: Qt(t?.folded), quiet: Qt(t?.quiet) }
}
var J = { text: null, settings: Zt }
function en() {
  try {
    let e = window.localStorage.getItem(Xt)
    e !== J.text && (J = { text: e, settings: $t(e) })
  } catch {}
  return J.settings
}
var tn = new Set()
function nn(e) {
  let t = { ...en(), ...e },
    n = JSON.stringify(t)
  try {
    ;(window.localStorage.setItem(Xt, n), (J = { text: n, settings: t }))
  } catch {
    J = { ...J, settings: t }
  }
  for (let e of tn) e()
}
function rn(e) {
  return (
    tn.add(e),
    window.addEventListener(`storage`, e),
    () => {
      ;(tn.delete(e), window.removeEventListener(`storage`, e))
    }
  )
}
var an = () => (0, K.useSyncExternalStore)(rn, en, () => Zt),
  on = (e) => (t) => {
    let { deep: n, brand: r, text: i, custom: a } = t.vars.palette,
      o = e === `deep` ? { bg: n.raised, ink: n.text, bar: n.accent } : { bg: r.tint100, ink: a.link, bar: r.line },
      s = { backgroundColor: o.bg, color: o.ink }
    return {
      gap: 3,
      fontSize: `0.875rem`,
      lineHeight: 1.4286,
      fontWeight: 500,
      color: e === `deep` ? n.muted : i.secondary,
      ...(e === `deep` && {
        '@media (min-width:900px) and (pointer:fine)': {
          minHeight: 24,
          px: 2.5,
          py: 0,
          gap: 2,
          borderRadius: `8px`,
          '&.Mui-selected::before': { inset: `5px auto 5px 0` },
        },
      }),
      '&:hover': { backgroundColor: o.bg },
      '&.Mui-selected, &.Mui-selected:hover': s,
      '&.Mui-selected::before': { backgroundColor: o.bar },
      '&:focus-visible, &.Mui-focusVisible': { outlineColor: o.bar },
    }
  },
  sn = (e) => (t) => {
    let { deep: n, brand: r, text: i } = t.vars.palette
    return {
      color: e === `deep` ? n.muted : i.secondary,
      '&:focus-visible, &.Mui-focusVisible': { outlineColor: e === `deep` ? n.accent : r.line },
    }
  },
  cn = 99
function ln({ id: e, count: t, tone: n }) {
  let { t: r } = i(`staff`)
  return t === 0
    ? null
    : (0, q.jsxs)(R, {
        component: `span`,
        sx: ({ vars: { palette: e } }) => ({
          ml: `auto`,
          px: 2,
          minWidth: 24,
          borderRadius: 999,
          textAlign: `center`,
          fontSize: `0.75rem`,
          lineHeight: 2,
          backgroundColor: n === `deep` ? e.deep.line : e.brand.tint100,
          color: n === `deep` ? e.deep.text : e.text.primary,
        }),
        children: [
          (0, q.jsx)(`span`, { 'aria-hidden': `true`, children: t > cn ? `${cn}+` : t }),
          (0, q.jsx)(R, { component: `span`, id: e, sx: Ie, children: r(`command.waiting`, { count: t }) }),
        ],
      })
}
var un = (e) => {
    let t = e?.closest(`nav`)
    if (!e || !t) return
    let [{ top: n, bottom: r }, i] = [e.getBoundingClientRect(), t.getBoundingClientRect()]
    n < i.top ? (t.scrollTop -= i.top - n) : r > i.bottom && (t.scrollTop += r - i.bottom)
  },
  dn = () => T().pathname.replace(/\/+$/, ``)
function fn({ page: e, inside: t, tone: n }) {
  let { t: r } = i([`staff`, `staff-titles`]),
    a = dn(),
    o = (0, K.useId)(),
    s = a === E(e) || a.startsWith(`${E(e)}/`),
    [c, l] = (0, K.useState)(null),
    d = c?.here === s ? c.open : s
  return (0, q.jsxs)(Yt, {
    disablePadding: !0,
    sx: { display: `block`, position: `relative` },
    children: [
      (0, q.jsx)(pn, { page: e, tone: n, branch: d }),
      (0, q.jsx)(Be, {
        'aria-expanded': d,
        'aria-controls': d ? o : void 0,
        'aria-label': r(`pagesOf`, { page: r(u(O[e])) }),
        onClick: () => l({ here: s, open: !d }),
        sx: [{ position: `absolute`, top: 0, right: 0 }, sn(n)],
        children: (0, q.jsx)(B, { name: d ? `up` : `down` }),
      }),
      d &&
        (0, q.jsx)(He, {
          id: o,
          disablePadding: !0,
          'aria-label': r(u(O[e])),
          children: t.map((e) =>
            (0, q.jsx)(Yt, { disablePadding: !0, children: (0, q.jsx)(pn, { page: e, tone: n, nested: !0 }) }, e),
          ),
        }),
    ],
  })
}
function pn({ page: e, kinds: t = [], tone: n, branch: r, nested: a = !1, waiting: o = 0 }) {
  let { t: s } = i([`staff`, `staff-titles`]),
    c = dn(),
    l = (0, K.useId)(),
    d = E(e),
    f = d !== E(`partnerHome`) && !r && c.startsWith(`${d}/`),
    m = f || [e, ...t].some((e) => c === E(e)),
    h = t.length > 0 ? O[e].menu?.oneOf : void 0
  return (0, q.jsxs)(Bt, {
    component: p,
    to: d,
    ref: m ? un : void 0,
    selected: m,
    'aria-current': m && !f ? `page` : void 0,
    'aria-describedby': o > 0 ? l : void 0,
    sx: [on(n), r !== void 0 && { pr: 12 }, a && { pl: 11 }],
    children: [
      !a && (0, q.jsx)(B, { name: O[e].menu?.icon ?? `document` }),
      s(h ? `kinds.${h}` : e === `partnerHome` ? `home` : u(O[e])),
      (0, q.jsx)(ln, { id: l, count: o, tone: n }),
    ],
  })
}
function mn({ tone: e, home: t, groups: n, waitingOn: r, onLogout: a, language: o = !1 }) {
  let { t: s } = i([`staff`, `staff-titles`])
  return (0, q.jsxs)(R, {
    sx: (t) => ({
      display: `flex`,
      flexDirection: `column`,
      height: `100%`,
      px: 3,
      pb: 3,
      backgroundColor: e === `deep` ? t.vars.palette.deep.main : t.vars.palette.background.paper,
    }),
    children: [
      (0, q.jsx)(R, {
        sx: { px: 2, height: 64, flex: `none`, display: `flex`, alignItems: `center` },
        children: (0, q.jsx)(R, {
          component: p,
          to: t,
          sx: ({ vars: { palette: t } }) => ({
            borderRadius: `8px`,
            textDecoration: `none`,
            '&:focus-visible': {
              outline: `3px solid ${e === `deep` ? t.deep.accent : t.brand.line}`,
              outlineOffset: 2,
            },
          }),
          children: (0, q.jsx)(ee, { variant: e === `deep` ? `dark` : `light` }),
        }),
      }),
      (0, q.jsx)(R, {
        component: `nav`,
        'aria-label': s(`menu`),
        sx: { flex: `1 0 0`, minHeight: 180, mx: -3, px: 3, overflowY: `auto` },
        children: n.map((t) => (0, q.jsx)(gn, { group: t, tone: e, waitingOn: r }, t.name)),
      }),
      (0, q.jsxs)(R, {
        sx: (t) => ({ pt: 3, borderTop: 1, borderColor: e === `deep` ? t.vars.palette.deep.line : `divider` }),
        children: [
          o && (0, q.jsx)(hn, { tone: e }),
          (0, q.jsxs)(Bt, {
            component: `button`,
            type: `button`,
            onClick: a,
            sx: [{ width: `100%` }, on(e)],
            children: [(0, q.jsx)(B, { name: `leave` }), s(`logout`)],
          }),
        ],
      }),
    ],
  })
}
function hn({ tone: e }) {
  let { code: t, name: n, change: r } = _e()
  return (0, q.jsxs)(Bt, {
    component: `button`,
    type: `button`,
    lang: t,
    onClick: r,
    sx: [{ width: `100%` }, on(e)],
    children: [(0, q.jsx)(B, { name: `globe` }), n],
  })
}
function gn({ group: e, tone: t, waitingOn: n }) {
  let { t: r } = i(`staff`),
    a = (0, K.useId)(),
    { folded: o } = an(),
    s = e.name !== `main`,
    c = s && n !== void 0,
    l = c && o.includes(e.name),
    u = (t) => {
      let r = e.kindsOf(t)
      return (r.length > 0 ? r : [t]).reduce((e, t) => e + (n?.(t) ?? 0), 0)
    },
    d = e.pages.reduce((e, t) => e + u(t), 0),
    f = o.filter((t) => t !== e.name)
  return (0, q.jsxs)(q.Fragment, {
    children: [
      c &&
        (0, q.jsxs)(Bt, {
          component: `button`,
          type: `button`,
          id: a,
          'aria-expanded': !l,
          'aria-describedby': d > 0 ? `${a}-waiting` : void 0,
          onClick: () => nn({ folded: l ? f : [...f, e.name] }),
          sx: [
            { width: `100%`, mt: 1, minHeight: 40 },
            on(t),
            {
              fontSize: `0.8125rem`,
              ...(t === `deep` && { '@media (min-width:900px) and (pointer:fine)': { minHeight: 24, mt: 0 } }),
            },
          ],
          children: [
            r(`groups.${e.name}`),
            (0, q.jsxs)(R, {
              component: `span`,
              sx: { ml: `auto`, display: `flex`, alignItems: `center`, gap: 2 },
              children: [
                (0, q.jsx)(ln, { id: `${a}-waiting`, count: d, tone: t }),
                (0, q.jsx)(B, { name: l ? `down` : `up` }),
              ],
            }),
          ],
        }),
      s &&
        !c &&
        (0, q.jsx)(V, {
          id: a,
          variant: `caption`,
          component: `p`,
          sx: (e) => ({
            px: 3,
            pt: 4,
            pb: 1,
            fontWeight: 500,
            color: t === `deep` ? e.vars.palette.deep.muted : e.vars.palette.text.secondary,
          }),
          children: r(`groups.${e.name}`),
        }),
      (0, q.jsx)(He, {
        disablePadding: !0,
        'aria-labelledby': s ? a : void 0,
        sx: l ? { display: `none` } : {},
        children: e.pages.map((n) => {
          let r = e.insideOf(n)
          return r.length > 0
            ? (0, q.jsx)(fn, { page: n, inside: r, tone: t }, n)
            : (0, q.jsx)(
                Yt,
                {
                  disablePadding: !0,
                  children: (0, q.jsx)(pn, { page: n, kinds: e.kindsOf(n), tone: t, waiting: u(n) }),
                },
                n,
              )
        }),
      }),
    ],
  })
}
var _n = 300,
  vn = `section, [role=region], [role=tabpanel], main`
function yn() {
  ;(0, K.useEffect)(() => {
    let e = [],
      t,
      n = ({ target: t }) => {
        t instanceof HTMLElement && t.closest(`#main`) && (e = [t, ...bn(t)])
      },
      r = () => {
        if (((t = void 0), e[0]?.isConnected !== !1 || document.activeElement !== document.body)) return
        let n = e.find((e) => e.isConnected && e.matches(vn))
        n && (n.hasAttribute(`tabindex`) || (n.tabIndex = -1), n.focus({ preventScroll: !0 }))
      },
      i = new MutationObserver(() => {
        e[0]?.isConnected === !1 && (t ??= setTimeout(r, _n))
      })
    return (
      document.addEventListener(`focusin`, n),
      i.observe(document.body, { childList: !0, subtree: !0 }),
      () => {
        ;(document.removeEventListener(`focusin`, n), i.disconnect(), clearTimeout(t))
      }
    )
  }, [])
}
function bn(e) {
  let t = []
  for (let n = e.parentElement; n; n = n.parentElement) t.push(n)
  return t
}
var xn = { flex: 1, minWidth: 0, overflowWrap: `anywhere` },
  Sn = { '& h1': { pr: 10 }, '& .page-help': { position: `absolute`, top: -6, right: -10 } }
function Cn({ banner: e, tools: t, children: n, person: r, ...a }) {
  let { t: o } = i([`staff`, `staff-titles`, `common`]),
    s = We(`(min-width:900px)`, { noSsr: !0 }),
    { pathname: c } = T(),
    l = ne(),
    [d, f] = (0, K.useState)(null),
    { flavour: p, mode: m, sandbox: h } = x(),
    g = re(ie(p, m), c),
    _ = Nt(g),
    v = _ && (0, q.jsx)(Ft, { page: _ }, _)
  return (
    (0, K.useEffect)(At, []),
    yn(),
    (0, q.jsxs)(R, {
      sx: { display: `flex`, flexDirection: `column`, minHeight: `100vh` },
      children: [
        e,
        (0, q.jsxs)(R, {
          sx: { display: `flex`, flex: 1 },
          children: [
            s
              ? (0, q.jsx)(R, {
                  component: `aside`,
                  'aria-label': o(`menu`),
                  sx: (e) => ({
                    width: 240,
                    flex: `none`,
                    borderRight: +(a.tone === `paper`),
                    borderColor: `divider`,
                    backgroundColor: a.tone === `deep` ? e.vars.palette.deep.main : e.vars.palette.background.paper,
                  }),
                  children: (0, q.jsx)(R, {
                    sx: { position: `sticky`, top: 0, height: `100%`, maxHeight: `100vh` },
                    children: (0, q.jsx)(mn, { ...a }),
                  }),
                })
              : (0, q.jsx)(kt, {
                  open: d === c,
                  onClose: () => f(null),
                  slotProps: { paper: { 'aria-label': o(`menu`) } },
                  children: (0, q.jsx)(mn, { ...a, language: !0 }),
                }),
            (0, q.jsxs)(R, {
              sx: { flex: 1, minWidth: 0 },
              children: [
                (0, q.jsxs)(R, {
                  component: `header`,
                  sx: {
                    display: `flex`,
                    alignItems: `center`,
                    gap: { xs: 1, md: 3 },
                    minHeight: 64,
                    px: { xs: 5, md: 8 },
                    borderBottom: 1,
                    borderColor: `divider`,
                    backgroundColor: `background.paper`,
                  },
                  children: [
                    !s &&
                      (0, q.jsx)(Be, {
                        'aria-label': o(`common:openMenu`),
                        edge: `start`,
                        onClick: () => f(c),
                        children: (0, q.jsx)(B, { name: `menu` }),
                      }),
                    (0, q.jsx)(V, {
                      variant: `subtitle1`,
                      component: `p`,
                      sx: xn,
                      children: l || o(g === `partnerHome` ? `home` : u(O[g])),
                    }),
                    s && v,
                    t,
                    s && (0, q.jsx)(jt, {}),
                    (0, q.jsx)(wn, { ...r, showName: s }),
                  ],
                }),
                (0, q.jsxs)(R, {
                  component: `main`,
                  id: `main`,
                  tabIndex: -1,
                  sx: { px: { xs: 5, md: 8 }, pt: { xs: 5, md: 7 }, pb: 12, ...(!s && v && Sn) },
                  children: [
                    (0, q.jsx)(Mt, {}),
                    !s && v && (0, q.jsx)(R, { sx: { position: `relative` }, children: v }),
                    n,
                  ],
                }),
                h &&
                  (0, q.jsx)(V, {
                    variant: `caption`,
                    component: `footer`,
                    sx: { display: `block`, px: { xs: 5, md: 8 }, pb: 5, color: `text.secondary` },
                    children: o(`sample`),
                  }),
              ],
            }),
          ],
        }),
      ],
    })
  )
}
function wn({ name: e, detail: t, to: n, showName: r }) {
  let i = e
    .split(/\s+/)
    .slice(0, 2)
    .map((e) => e.charAt(0).toUpperCase())
    .join(``)
  return (0, q.jsxs)(R, {
    ...(n && { component: p, to: n, 'aria-label': r ? void 0 : e }),
    sx: { display: `flex`, alignItems: `center`, gap: 2.5, color: `inherit`, textDecoration: `none` },
    children: [
      (0, q.jsx)(ft, {
        'aria-hidden': `true`,
        sx: (e) => ({
          backgroundColor: e.vars.palette.brand.main,
          color: e.vars.palette.brand.contrastText,
          fontSize: `0.9375rem`,
          fontWeight: 500,
        }),
        children: i,
      }),
      r &&
        (0, q.jsxs)(R, {
          sx: { maxWidth: 220 },
          children: [
            (0, q.jsx)(V, { variant: `subtitle2`, component: `p`, noWrap: !0, children: e }),
            (0, q.jsx)(V, {
              variant: `caption`,
              component: `p`,
              noWrap: !0,
              sx: { color: `text.secondary` },
              children: t,
            }),
          ],
        }),
    ],
  })
}
var Tn = `input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="combobox"]`,
  En = `[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]`
function Dn({ key: e, code: t }) {
  return /^[\x20-\x7e]$/.test(e) ? e : (/^Key([A-Z])$/.exec(t)?.[1]?.toLowerCase() ?? e)
}
function On(e) {
  let t = (0, K.useEffectEvent)((t) => {
    if (
      t.defaultPrevented ||
      t.ctrlKey ||
      t.metaKey ||
      t.altKey ||
      t.isComposing ||
      !en().keys ||
      !(t.target instanceof Element) ||
      (t.target.closest(Tn) ?? t.target.closest(En)) ||
      document.querySelector(`[aria-modal="true"]`)
    )
      return
    let n = e[Dn(t)]
    n?.(t) && t.preventDefault()
  })
  ;(0, K.useLayoutEffect)(() => {
    let e = (e) => t(e)
    return (document.addEventListener(`keydown`, e), () => document.removeEventListener(`keydown`, e))
  }, [])
}
function kn() {
  return (0, q.jsx)(Ne, {
    viewBox: `0 0 24 24`,
    'aria-hidden': !0,
    fontSize: `small`,
    sx: { fill: `none` },
    children: (0, q.jsx)(`path`, {
      d: `M10.500 17.500a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM15.500 15.500l5 5`,
      stroke: `currentColor`,
      strokeWidth: `1.75`,
      strokeLinecap: `round`,
    }),
  })
}
var An = {
    calls_promised: `telecalling`,
    tickets_overdue: `ticket-desk`,
    enquiries_overdue: `loan-enquiries`,
    tickets_late: `internal-report`,
    lenders_failing: `internal-report`,
    contact_changes_ended: `csr-portal`,
    second_administrator: `user-management`,
    approvals: `approvals`,
    runs_to_check: `payment-runs`,
    runs_to_send: `payment-runs`,
    access_reviews: `user-management`,
    disputes: `partners`,
    months_to_approve: `partners`,
    months_to_pay: `payment-runs`,
    files_mis: `mis-upload`,
    files_status: `application-status-file`,
    files_commission: `commission-upload-file`,
    files_bank: `payment-runs`,
    lines_to_settle: `reconciliation`,
    loans_to_chase: `reconciliation`,
    payouts_held: `partners`,
    accounts_returned: `partners`,
    accounts_to_compare: `partners`,
    merchant_requests: `merchant-management`,
    webhooks_given_up: `partners`,
    erasures_held: `customer-eligibility`,
    lenders_lacking: `lenders`,
    criteria_drafts: `lenders`,
    first_lender: `lenders`,
    terms_missing: `partners`,
    first_file: `mis-upload`,
    words_unknown: `lenders`,
    lender_matters: `lenders`,
    sums_wrong: `dashboard`,
  },
  jn = Object.keys(An),
  Mn = [`calls_promised`, `tickets_overdue`, `enquiries_overdue`, `tickets_late`, `lenders_failing`, `sums_wrong`],
  Nn = [`work-list`],
  Pn = (e) => M({ ...e, queryKey: Nn, queryFn: ({ signal: e }) => P(`getWorkList`, { signal: e }) }),
  Fn = 6e4,
  In = { staleTime: Fn, refetchInterval: Fn },
  Ln = (e, t, n = () => []) =>
    A.map((r) => ({ name: r, pages: e.filter((e) => O[e].menu?.group === r), insideOf: t, kindsOf: n })).filter(
      ({ pages: e }) => e.length > 0,
    )
function Rn(e) {
  let t = s(e),
    n = (e) => O[e].menu?.oneOf,
    r = (e) => {
      let r = t.filter((t) => n(t) !== void 0 && n(t) === n(e))
      return r.length > 1 ? r : []
    }
  return Ln(
    t.filter((e) => (r(e)[0] ?? e) === e),
    () => [],
    r,
  )
}
var zn = (e) => Ln(l(e), (t) => Bn(t).filter((t) => o(e ?? [], t)))
function Bn(e) {
  let t = `${E(e)}/`,
    n = ([e = ``]) => e.startsWith(t) && !/[:/]/.test(e.slice(t.length))
  return k.filter(C).filter((e) => {
    let { guard: t, menu: r, paths: i } = O[e]
    return t === `partner` && r === void 0 && n(i)
  })
}
var Vn = [`invited`, `active`, `suspended`, `left`],
  Hn = () => ue({ mutationFn: () => P(`sendPartnerCode`) })
function Un({ work: e, sx: t }) {
  let { t: n } = i(`work-list`)
  return e.items.length > 0
    ? null
    : (0, q.jsx)(V, {
        variant: `body2`,
        color: `textSecondary`,
        sx: t,
        children: n(`looked`, { what: e.looked_at.map((e) => n(`kind.${e}`)).join(`; `) }),
      })
}
function Wn(e, t) {
  let n = Math.max(0, Date.parse(t) - Date.parse(e))
  if (n >= v(1)) return { unit: `days`, count: Math.floor(n / v(1)) }
  let r = Math.floor(n / m(1))
  return { unit: r === 0 ? `new` : `hours`, count: r }
}
var Gn = {
  tickets_overdue: `has`,
  enquiries_overdue: `has`,
  approvals: `asked`,
  runs_to_check: `made`,
  runs_to_send: `made`,
}
function Kn(e) {
  let { t } = i(`work-list`)
  return ({ kind: n, about: r, by: i, oldest_at: a, place: o, from_at: s }) => {
    let c = [
        o.run_id !== void 0 && n !== `files_bank` && t(`run`, { run: String(o.run_id) }),
        r,
        o.month !== void 0 && ge(o.month),
      ].filter((e) => typeof e == `string`),
      l = i && (i.is_own ? t(`yours`) : t(`by.${Gn[n] ?? `brought`}`, { name: i.name })),
      u = a !== null && Wn(a, e),
      d = u && t(`age.${u.unit}`, { count: u.count }),
      f = d ? t(`waiting`, { age: d, day: ce(a) }) : t(`plain`),
      p = t(`kind.${n}`),
      m = s !== void 0 && t(`mayFrom`, { day: ce(s) })
    return { name: p, detail: [...c, l, f, m].filter(Boolean).join(` · `) }
  }
}
var qn = {
  tickets_overdue: { tab: `overdue` },
  enquiries_overdue: { tab: `overdue` },
  lenders_failing: { tab: `lenders`, preset: `last_7_days` },
  merchant_requests: { tab: `requests`, status: `open` },
  erasures_held: { tab: `holds` },
  second_administrator: { tab: `staff` },
  access_reviews: { tab: `review`, due: `due` },
  loans_to_chase: { tab: `chase`, age: `due` },
  sums_wrong: { show: `alarms` },
}
function Jn({ kind: e, oldest_at: t, place: n }, r) {
  let { run_id: i, lender_id: a, batch_id: o, month: s } = n
  switch (e) {
    case `tickets_late`: {
      let e = {
        tab: `tickets`,
        show: `unanswered`,
        preset: `custom_range`,
        from: j(new Date(t ?? r)),
        to: I(j(new Date(r)), -1),
      }
      return g(E(`internal-report`), e)
    }
    case `runs_to_check`:
    case `runs_to_send`:
      return i === void 0 ? E(`payment-runs`) : E(`payment-runs/:runId`, { runId: i })
    case `files_mis`:
    case `files_status`:
    case `files_commission`:
      return g(E(An[e]), o === void 0 ? { files: `unfinished` } : { batch: o })
    case `files_bank`:
      return i === void 0
        ? E(`payment-runs`)
        : g(E(`payment-runs/:runId/bank-file`, { runId: i }), o === void 0 ? { files: `unfinished` } : { batch: o })
    case `lines_to_settle`:
      return a === void 0
        ? g(E(`reconciliation`), { month: s, show: `differ` })
        : g(E(`reconciliation/:lenderId`, { lenderId: a }), { month: s, open: 1 })
    case `contact_changes_ended`:
      return n.user_id === void 0 ? E(`csr-portal`) : E(`csr-portal/:id/:pid`, { id: n.user_id, pid: 0 })
    case `words_unknown`:
    case `lender_matters`:
    case `criteria_drafts`:
    case `lenders_lacking`:
      return a === void 0 ? E(`lenders`) : g(E(`lenders/:lenderId`, { lenderId: a }), { tab: Yn[e] })
    default:
      return g(E(An[e]), qn[e] ?? {})
  }
}
var Yn = { words_unknown: `words`, lender_matters: `words`, criteria_drafts: `criteria`, lenders_lacking: null },
  Xn = ({ kind: e, place: t }) => [e, ...Object.values(t)].join(` `),
  Zn = [25, 50, 100],
  Qn = (e) => `CLT-${String(e).padStart(6, `0`)}`,
  $n = (e) => Number(e.replace(`CLT-`, ``)),
  er = [`no_answer`, `busy`, `off`, `unreachable`, `wrong_number`, `dropped`],
  tr = [
    `call_back`,
    `interested`,
    `link_sent`,
    `documents_promised`,
    `done_elsewhere`,
    `rate`,
    `amount`,
    `not_eligible`,
    `not_interested`,
    `no_calls`,
    `complaint`,
    `deceased`,
    `language`,
  ],
  nr = [...er, ...tr],
  rr = {
    no_answer: { act: `again`, wait: 0 },
    busy: { act: `again`, wait: 0 },
    dropped: { act: `again`, wait: 0 },
    off: { act: `again`, wait: 1 },
    unreachable: { act: `again`, wait: 1 },
    wrong_number: { act: `stop`, wait: null },
    call_back: { act: `promise`, wait: 0 },
    interested: { act: `theirs`, wait: 2 },
    link_sent: { act: `send_link`, wait: 2 },
    documents_promised: { act: `theirs`, wait: 3 },
    done_elsewhere: { act: `leave`, wait: null },
    rate: { act: `rest`, wait: 30 },
    amount: { act: `rest`, wait: 30 },
    not_eligible: { act: `leave`, wait: null },
    not_interested: { act: `leave`, wait: null },
    no_calls: { act: `stop`, wait: null },
    complaint: { act: `ticket`, wait: null },
    deceased: { act: `stop`, wait: null },
    language: { act: `other_language`, wait: 1 },
  },
  ir = [
    `erased`,
    `no_address`,
    `no_calls`,
    `not_chosen`,
    `gone`,
    `register`,
    `erasing`,
    `complaint`,
    `bounced`,
    `calls_lead`,
    `not_interested`,
    `quiet`,
    `calls_week`,
    `calls_day`,
    `calls_apart`,
    `same_half`,
    `offers_week`,
    `offers_day`,
    `unchecked`,
    `holiday`,
    `hours`,
  ]
v(7)
var ar = { number: 0, text: `` }
function or(e) {
  return ((ar = { number: ar.number + 1, text: e }), { asked: ar.number })
}
function sr(e) {
  return (typeof e == `object` && e && `asked` in e ? e.asked : void 0) === ar.number ? ar.text : ``
}
var cr = () => () => void 0,
  lr = () => j(new Date()),
  ur = () => (0, K.useSyncExternalStore)(cr, lr, lr),
  dr = [`at`],
  fr = 90,
  Y = {
    visit_began: `visit`,
    visit_code: `visit`,
    visit_verified: `visit`,
    journey_began: `journey`,
    journey_completed: `journey`,
    journey_offered: `journey`,
    journey_applied: `journey`,
    journey_approved: `journey`,
    journey_disbursed: `journey`,
    app_submitted: `application`,
    app_received: `application`,
    app_decided: `application`,
    app_approved: `application`,
    app_disbursed: `application`,
    app_rejected: `application`,
    app_withdrawn: `application`,
    app_expired: `application`,
    event_approved: `event`,
    event_disbursed: `event`,
    event_rejected: `event`,
  },
  pr = Object.keys(Y),
  mr = [`product`, `lender`, `partner`, `channel`, `source`],
  hr = {
    visits: `visit_began`,
    verified: `visit_verified`,
    began: `journey_began`,
    offered: `journey_offered`,
    submitted: `app_submitted`,
    disbursed: `app_disbursed`,
  },
  gr = [`direct`, `link`, `qr`, `widget`, `api`],
  X = `bills:months`,
  Z = (e, t, n = `share`) => ({ numerator: e, denominator: t, unit: n, zone: `Asia/Kolkata` }),
  Q = {
    visit_to_lead: Z(`visit_verified`, `visit_began`),
    otp_pass: Z(`visit_verified`, `visit_code`),
    completion: Z(`journey_completed`, `journey_began`),
    offer_rate: Z(`journey_offered`, `journey_completed`),
    apply_rate: Z(`journey_applied`, `journey_offered`),
    approval_rate: Z(`app_approved`, `app_submitted`),
    approval_of_decided: Z(`app_approved`, `app_decided`),
    disbursal_rate: Z(`app_disbursed`, `app_submitted`),
    disbursal_of_approved: Z(`app_disbursed`, `app_approved`),
    value_conversion: Z(`app_disbursed`, `app_submitted`, `money_share`),
    disbursed_of_cohort: Z(`app_disbursed`, null, `rupees`),
    applications: Z(`app_submitted`, null, `count`),
    approvals: Z(`event_approved`, null, `count`),
    rejections: Z(`event_rejected`, null, `count`),
    disbursals: Z(`event_disbursed`, null, `count`),
    disbursed_amount: Z(`event_disbursed`, null, `rupees`),
    time_to_approval: Z(`event_approved`, null, `hours`),
    time_to_disbursal: Z(`event_disbursed`, null, `hours`),
    drop_off: Z(null, `journey_began`, `count`),
    otp_sent: Z(`otp:submitted`, null, `count`),
    otp_failed: Z(`otp:failed`, null, `count`),
    otp_failure: Z(`otp:failed`, `otp:submitted`),
    otp_not_entered: Z(`otp:not_entered`, null, `count`),
    lender_calls: Z(`lenders:calls`, null, `count`),
    lender_calls_failed: Z(`lenders:failed`, null, `count`),
    lender_api_failure: Z(`lenders:failed`, `lenders:calls`),
    applications_stuck: Z(`lenders:applications`, null, `count`),
    api_p50: Z(`lenders:calls`, null, `milliseconds`),
    api_p95: Z(`lenders:calls`, null, `milliseconds`),
    revenue_lines: Z(`revenue:lines`, null, `count`),
    revenue_loans: Z(`revenue:loans`, null, `count`),
    revenue_disbursed: Z(`revenue:lines`, null, `rupees`),
    revenue: Z(`revenue:lines`, null, `rupees`),
    revenue_partners: Z(`revenue:lines`, null, `rupees`),
    revenue_kept: Z(`revenue:lines`, null, `rupees`),
    bill_accrued: Z(X, null, `rupees`),
    billed: Z(X, null, `rupees`),
    unbilled: Z(X, null, `rupees`),
    bill_total: Z(X, null, `rupees`),
    received: Z(X, null, `rupees`),
    tds_held: Z(X, null, `rupees`),
    outstanding: Z(X, null, `rupees`),
    payout_lines: Z(`liability:lines`, null, `count`),
    payout_liability: Z(`liability:lines`, null, `rupees`),
    payout_accrued: Z(`liability:accrued_lines`, null, `rupees`),
    payout_approved: Z(`liability:approved_lines`, null, `rupees`),
    tickets_due: Z(`tickets:due`, null, `count`),
    ticket_sla: Z(`tickets:in_time`, `tickets:due`),
    tickets_in_time: Z(`tickets:in_time`, null, `count`),
    tickets_late: Z(`tickets:late`, null, `count`),
    tickets_unanswered: Z(`tickets:unanswered`, null, `count`),
    tickets_rated: Z(`tickets:rated`, null, `count`),
    ticket_helped: Z(`tickets:helped`, `tickets:rated`),
    tickets_helped: Z(`tickets:helped`, null, `count`),
    tickets_not_helped: Z(`tickets:not_helped`, null, `count`),
  },
  _r = Object.keys(Q),
  vr = (e) =>
    _r.filter((t) => {
      let { numerator: n } = Q[t]
      return n?.startsWith(`${e}:`) || (e === `revenue` && n === `bills:months`)
    }),
  yr = { otp: `code`, lenders: `call`, revenue: `loan`, liability: `as_of`, tickets: `ticket`, bills: `bill` }
function br(e) {
  let { numerator: t, denominator: n } = Q[e],
    [r = ``] = (t ?? n).split(`:`)
  return r in Y ? Y[r] : yr[r]
}
var xr = {
    visit: [`visit_began`, `visit_code`, `visit_verified`],
    journey: [
      `journey_began`,
      `journey_completed`,
      `journey_offered`,
      `journey_applied`,
      `journey_approved`,
      `journey_disbursed`,
    ],
    application: [`app_submitted`, `app_received`, `app_approved`, `app_disbursed`],
  },
  Sr = (e) => xr.journey.some((t) => t === e),
  Cr = { visits: `leads`, leads: `leads`, applications: `leads`, disbursals: `earnings`, earnings: `earnings` },
  wr = Object.keys(Cr),
  Tr = [`channel`, `link`, `product`, `lender`],
  Er = [...Tr, `day`],
  Dr = (e) => Er.filter((t) => t !== `lender` || (e !== `visits` && e !== `leads`)),
  Or = (e) => Tr.some((t) => t === e),
  kr = (e) => (e === `earnings` ? `rupees` : `count`),
  Ar = (e) => (e === `-` ? null : e.slice(1)),
  jr = [...mr, `day`, `operator`],
  Mr = [`lender`, `day`],
  Nr = [`operator`, `day`],
  $ = [`lender`, `partner`, `channel`, `source`, `product`, `day`],
  Pr = $.filter((e) => e !== `lender`),
  Fr = {
    disbursed_of_cohort: $,
    disbursed_amount: $,
    revenue_loans: $,
    revenue_disbursed: $,
    revenue: $,
    revenue_partners: $,
    revenue_kept: $,
    lender_calls: Mr,
    lender_calls_failed: Mr,
    otp_sent: Nr,
    otp_failed: Nr,
  },
  Ir = Object.keys(Fr),
  Lr = [...pr, ...Ir],
  Rr = (e) => e in Y
function zr(e) {
  return Rr(e) ? (Y[e] === `visit` || Y[e] === `journey` ? Pr : $) : Fr[e]
}
var Br = (e) => mr.some((t) => t === e),
  Vr = (e) => (!Rr(e) && Q[e].unit === `rupees` ? `rupees` : `count`)
function Hr(e) {
  let t = Ir.find((t) => t === e)
  if (t !== void 0) return [t]
  let { numerator: n, denominator: r, unit: i } = Q[e]
  if (n === null || (i !== `count` && i !== `share`)) return []
  let a = [n, r].filter((e) => e !== null).map(Ur)
  return a.every((e) => e !== void 0) ? a : []
}
var Ur = (e) => pr.find((t) => t === e) ?? Ir.find((t) => Q[t].numerator === e && Q[t].unit === `count`),
  Wr = [`yesterday`, `last_7_days`, `last_30_days`, `custom_range`],
  Gr = `last_30_days`,
  Kr = { yesterday: 1, last_7_days: 7, last_30_days: 30 }
function qr(e, t) {
  if (e === `custom_range`) return null
  let n = I(j(t), -1)
  return { from: I(n, 1 - Kr[e]), to: n }
}
var Jr = [`preset`, `from`, `to`, `compare`],
  Yr = /^(19|20)/
function Xr() {
  let e = ur(),
    [t, n] = h(),
    r = Wr.find((e) => e === t.get(`preset`)) ?? `last_30_days`,
    i = oe(e),
    a = I(e, -1),
    o = qr(`last_30_days`, i) ?? { from: a, to: a },
    s = { from: t.get(`from`) ?? ``, to: t.get(`to`) ?? `` },
    c = r === `custom_range` ? Zr(s, a) : null,
    l = (e) => n((t) => ae(t, { ...e, page: null }), { replace: !0 })
  return {
    preset: r,
    range: c === null ? (qr(r, i) ?? s) : o,
    query: c === null ? (r === `custom_range` ? { preset: r, ...s } : { preset: r }) : { preset: Gr },
    typed: s,
    problem: c,
    choose: (e) =>
      l(e === `custom_range` ? { preset: e, ...o } : { preset: e === `last_30_days` ? null : e, from: null, to: null }),
    type: l,
    showYear: () => l({ preset: `custom_range`, from: I(a, -364), to: a }),
    compared: t.get(`compare`) !== `no`,
    compare: (e) => l({ compare: e ? null : `no` }),
  }
}
function Zr({ from: e, to: t }, n) {
  return [e, t].every((e) => Yr.test(e) && le(e))
    ? t < e
      ? `order`
      : t > n
        ? `future`
        : t >= I(e, 366)
          ? `long`
          : null
    : `missing`
}
function Qr(e, t, n, r = []) {
  if (n === `-`) return e(`funnel-report:nothing.${t}`)
  if (t === `product`) return e(`applications:productName.${n}`)
  if (t === `channel`) return e(`funnel-report:channel.${n}`)
  let i = r.find((e) => e.value === n)?.label ?? n
  return t === `partner` && n === y.code ? e(`funnel-report:ownPartner`, { name: i }) : i
}
function $r(e, t, n) {
  let { denominator: r } = Q[t]
  return {
    name: e(`metrics:${t}.name`),
    counted: e(`metrics:${t}.numerator`),
    ...(r !== null && { outOf: e(`metrics:${t}.denominator`) }),
    basis: br(t),
    asOf: n,
  }
}
function ei(e, t) {
  let { numerator: n, denominator: r } = Q[e],
    [i = ``, a] = (n ?? r).split(`:`)
  return a === void 0
    ? g(E(`customers-journey`), { count: i, ...t })
    : g(E(`internal-report`), { tab: i, show: a, ...t })
}
function ti(e, t) {
  if (Hr(e).length === 0) return
  let { numerator: n, denominator: r } = Q[e],
    [i = ``, a] = (n ?? r).split(`:`)
  return a === void 0
    ? g(E(`customers-journey`), { trace: e, ...t })
    : g(E(`internal-report`), { tab: i, trace: e, ...t })
}
var ni = (e, n) => (n === null ? e(`funnel-report:none`) : t(n))
function ri(e, t) {
  if (t === null) return e(`funnel-report:none`)
  let n = Math.round(t)
  return n < 1
    ? e(`funnel-report:underAnHour`)
    : n < 48
      ? e(`funnel-report:hours`, { count: n })
      : e(`funnel-report:daysHours`, { days: r(Math.floor(n / 24)), hours: n % 24 })
}
function ii(e, { after: t, why: n, reason: r }) {
  let i =
    n === `rejected` && r && r !== `-`
      ? e(`funnel-report:stop.rejectedFor`, { reason: e(`funnel-report:reason.${r}`) })
      : e(`funnel-report:stop.${n}`)
  return e(`funnel-report:stopped`, { step: e(`funnel-report:count.${t}`), how: i })
}
function ai(e, t) {
  return t <= 0 ? null : Math.round(((e - t) / t) * 1e3) / 10
}
function oi(e, t) {
  return e === null || t === null ? null : Math.round((e - t) * 10) / 10
}
function si(e, t) {
  return t === 0 ? null : Math.round((e / t) * 1e3) / 10
}
function ci({ value: e, unit: t, days: n, lessIsBetter: r = !1, explained: a }) {
  let { t: o } = i(`figures`)
  if (e === void 0) return (0, q.jsx)(Ze, { width: `60%` })
  if (e === null)
    return (0, q.jsx)(V, {
      variant: `body2`,
      component: `span`,
      sx: { color: `text.secondary` },
      children: o(`nothingBefore`),
    })
  let s = `${e > 0 ? `+` : e < 0 ? `−` : `±`}${Math.abs(e)}`,
    c = r ? e <= 0 : e >= 0,
    l = o(t === `percent` ? `percent` : `points`, { value: s }),
    u = o(`against`, { count: n }),
    d = (0, q.jsxs)(q.Fragment, {
      children: [
        (0, q.jsx)(R, {
          component: `span`,
          sx: { fontWeight: 500, color: c ? `success.main` : `error.main` },
          children: l,
        }),
        ` `,
        u,
      ],
    })
  return (0, q.jsx)(V, {
    variant: `body2`,
    component: `span`,
    children:
      a === void 0
        ? d
        : (0, q.jsx)(qe, {
            component: p,
            to: a.to,
            'aria-label': o(`explain`, { name: a.name, change: `${l} ${u}` }),
            color: `inherit`,
            children: d,
          }),
  })
}
function li({ name: e, counted: t, outOf: n, basis: r, asOf: a }) {
  let { t: o } = i(`figures`),
    s = (0, K.useId)(),
    [c, l] = (0, K.useState)(null),
    u = [
      [`counted`, t],
      [`outOf`, n ?? o(`passport.whole`)],
      [`basis`, o(`passport.bases.${r}`)],
      [`zone`, o(`passport.india`)],
      [`asOf`, se(a)],
    ]
  return (0, q.jsxs)(q.Fragment, {
    children: [
      (0, q.jsx)(Je, {
        size: `small`,
        variant: `text`,
        'aria-haspopup': `dialog`,
        'aria-expanded': c !== null,
        'aria-label': o(`passport.of`, { name: e }),
        onClick: (e) => l(e.currentTarget),
        sx: { minHeight: 32, px: 0, fontSize: `0.8125rem`, justifyContent: `flex-start` },
        children: o(`passport.title`),
      }),
      (0, q.jsxs)(Ye, {
        open: c !== null,
        anchorEl: c,
        onClose: () => l(null),
        anchorOrigin: { vertical: `bottom`, horizontal: `left` },
        slotProps: { paper: { role: `dialog`, 'aria-labelledby': s, sx: { p: 4, maxWidth: 360 } } },
        children: [
          (0, q.jsx)(V, { id: s, variant: `h4`, component: `h2`, children: e }),
          (0, q.jsx)(R, {
            component: `dl`,
            sx: { m: 0, my: 3 },
            children: u.map(([e, t]) =>
              (0, q.jsxs)(
                R,
                {
                  sx: { mb: 2 },
                  children: [
                    (0, q.jsx)(V, {
                      component: `dt`,
                      variant: `body2`,
                      sx: { color: `text.secondary` },
                      children: o(`passport.${e}`),
                    }),
                    (0, q.jsx)(V, { component: `dd`, variant: `body2`, sx: { m: 0 }, children: t }),
                  ],
                },
                e,
              ),
            ),
          }),
          (0, q.jsx)(Je, {
            variant: `outlined`,
            size: `small`,
            autoFocus: !0,
            onClick: () => l(null),
            children: o(`passport.close`),
          }),
        ],
      }),
    ],
  })
}
function ui({ passport: e, shown: t, to: n, change: r, explainedBy: a, values: o = [] }) {
  let { t: s } = i(`figures`),
    { name: c } = e
  return (0, q.jsxs)(R, {
    sx: { p: { xs: 4, sm: 5 }, minWidth: 0 },
    children: [
      (0, q.jsx)(V, { component: `dt`, variant: `body2`, sx: { color: `text.secondary` }, children: c }),
      (0, q.jsxs)(R, {
        component: `dd`,
        sx: { m: 0, mt: 1 },
        children: [
          (0, q.jsxs)(R, {
            sx: { display: `flex`, justifyContent: `space-between`, alignItems: `center`, gap: 2 },
            children: [
              (0, q.jsx)(V, {
                component: `span`,
                variant: `figure`,
                sx: { fontSize: { xs: `1.375rem`, sm: `1.75rem` }, whiteSpace: `nowrap` },
                children:
                  t === void 0
                    ? (0, q.jsx)(Ze, { width: 72 })
                    : n === void 0
                      ? t
                      : (0, q.jsx)(qe, {
                          component: p,
                          to: n,
                          'aria-label': s(`open`, { name: c, value: t }),
                          color: `inherit`,
                          children: t,
                        }),
              }),
              (0, q.jsx)(R, { sx: { display: { xs: `none`, sm: `block` } }, children: (0, q.jsx)(me, { values: o }) }),
            ],
          }),
          r && (0, q.jsx)(ci, { ...r, ...(a !== void 0 && { explained: { name: c, to: a } }) }),
          (0, q.jsx)(`div`, { children: (0, q.jsx)(li, { ...e }) }),
        ],
      }),
    ],
  })
}
function di({ busy: e = !1, children: t }) {
  let n = Math.min(4, K.Children.toArray(t).length)
  return (0, q.jsx)(Ge, {
    variant: `outlined`,
    children: (0, q.jsx)(R, {
      component: `dl`,
      'aria-busy': e,
      sx: {
        m: 0,
        display: `grid`,
        gridTemplateColumns: { xs: `repeat(2, minmax(0, 1fr))`, md: `repeat(${n}, minmax(0, 1fr))` },
        '& > *': { borderRight: 1, borderBottom: 1, borderColor: `divider`, mr: `-1px`, mb: `-1px` },
      },
      children: t,
    }),
  })
}
var fi = ({ code: e }, t) => `${window.location.origin}/go/${e}${t === `qr` ? `?c=qr` : ``}`,
  pi = Object.fromEntries([...wr.map((e) => [e, [e]]), [`conversion`, [`disbursals`, `leads`]]]),
  mi = Object.keys(pi),
  hi = {
    visits: `leads`,
    leads: `leads`,
    applications: `applications`,
    disbursals: `disbursals`,
    earnings: `disbursals`,
    conversion: `disbursals`,
  },
  gi = { leads: [`channel`, `product`], applications: [`product`], disbursals: [] },
  _i = [`trace`, `part`, `along`, `page`, `size`, `sort`, `order`, `search`, `status`, `reference`],
  vi = (e, t) => pi[t].every((t) => e.includes(Cr[t])),
  yi = (e, t) => g(E(`partnerReports`), { tab: hi[e], trace: e, ...t })
function bi(e) {
  let [t] = h(),
    n = mi.find((e) => e === t.get(`trace`))
  if (n === void 0 || !vi(e, n)) return null
  let r = pi[n],
    i = r.find((e) => e === t.get(`part`)) ?? r[0] ?? `leads`,
    a = Dr(i),
    o = a.find((e) => e === t.get(`along`)) ?? a[0] ?? `day`,
    s = Object.fromEntries(
      a.filter(Or).flatMap((e) => {
        let n = t.get(e)
        return n === null ? [] : [[e, n]]
      }),
    ),
    c = (e) => `?${ae(t, { ...Object.fromEntries(_i.map((e) => [e, null])), ...e }).toString()}`
  return {
    of: n,
    parts: r,
    figure: i,
    by: o,
    chosen: s,
    query: { figure: i, by: o, ...s },
    back: c(Object.fromEntries(Tr.map((e) => [e, null]))),
    with: (e) => c({ trace: n, part: i, along: o, ...e }),
    rowsOf: (e, t) => {
      let n = gi[i],
        r = { ...s, ...e },
        a = Object.entries(r).every(([e, t]) => n?.some((t) => t === e) && t !== `-`)
      if (n !== void 0 && a) return g(E(`partnerReports`), { tab: hi[i], preset: `custom_range`, ...t, ...r })
    },
  }
}
function xi(e, t) {
  return M({
    queryKey: [`partner-home`, e],
    queryFn: ({ signal: t }) => P(`getPartnerHome`, { query: e, signal: t }),
    enabled: t,
    placeholderData: N,
    refetchOnMount: `always`,
  })
}
var Si = (e) =>
    M({
      queryKey: [`partner-figure-trace`, e],
      queryFn: ({ signal: t }) => P(`traceOwnFigure`, { query: e, signal: t }),
    }),
  Ci = (e) =>
    M({
      queryKey: [`partner-report`, `leads`, e],
      queryFn: ({ signal: t }) => P(`listLeadReport`, { query: e, signal: t }),
      placeholderData: N,
    }),
  wi = () =>
    M({ queryKey: [`partner-report`, `namings`], queryFn: ({ signal: e }) => P(`listLeadNamings`, { signal: e }) }),
  Ti = (e) =>
    M({
      queryKey: [`partner-report`, `applications`, e],
      queryFn: ({ signal: t }) => P(`listApplicationReport`, { query: e, signal: t }),
      placeholderData: N,
    }),
  Ei = (e) =>
    M({
      queryKey: [`partner-report`, `disbursals`, e],
      queryFn: ({ signal: t }) => P(`listDisbursalReport`, { query: e, signal: t }),
      placeholderData: N,
    }),
  Di = (e) =>
    M({
      queryKey: [`partner-report`, `payouts`, e],
      queryFn: ({ signal: t }) => P(`listPayoutReport`, { query: e, signal: t }),
      placeholderData: N,
    }),
  Oi = () =>
    M({
      queryKey: [`partner-report`, `statements`],
      queryFn: ({ signal: e }) => P(`listPayoutStatements`, { signal: e }),
    }),
  ki = () => M({ queryKey: [`partner-report`, `tax`], queryFn: ({ signal: e }) => P(`listOwnTax`, { signal: e }) })
function Ai() {
  let e = he()
  return ue({
    mutationFn: ({ payout_id: e, reason: t }) =>
      P(`createPayoutDispute`, { params: { payoutId: e }, body: { reason: t } }),
    onSuccess: () => e.invalidateQueries({ queryKey: [`partner-report`, `payouts`] }),
  })
}
var ji = { new: `neutral`, in_progress: `neutral`, applied: `info`, disbursed: `ok`, lost: `err` }
function Mi({ status: e }) {
  let { t } = i(`partner-home`)
  return (0, q.jsx)(de, { tone: ji[e], children: t(`leadStatus.${e}`) })
}
var Ni = [`tracking-links`]
function Pi() {
  let e = he()
  return () =>
    Promise.all([e.invalidateQueries({ queryKey: Ni }), e.invalidateQueries({ queryKey: [`marketing-links`] })])
}
function Fi(e) {
  let t = w((e) => e.masquerade !== null)
  return M({
    queryKey: [...Ni, e, t],
    queryFn: async ({ signal: n }) => {
      let r = await P(`listTrackingLinks`, { query: { product_type: e }, signal: n })
      return r.some(({ label: e, stopped_by: t }) => e === `` && t !== `partner`) || t
        ? r
        : [await P(`createTrackingLink`, { body: { product_type: e, label: `` } }), ...r]
    },
    refetchOnMount: `always`,
  })
}
function Ii(e) {
  return ue({ mutationFn: (t) => P(`createTrackingLink`, { body: { product_type: e, label: t } }), onSuccess: Pi() })
}
function Li() {
  return ue({ mutationFn: (e) => P(`disableTrackingLink`, { params: { id: e } }), onSuccess: Pi() })
}
function Ri() {
  return ue({ mutationFn: (e) => P(`inspectLead`, { body: e }) })
}
function zi() {
  let e = f()
  return fe(w((t) => t.partner?.code ?? e.code))
}
var Bi = d.map((e) => n[e].kind),
  Vi = (e) => te[e],
  Hi = (e) => n[e].kind,
  Ui = (e) => E(`productOfferingDetail`, { product_id: n[Vi(e)].slug }),
  Wi = (e) => Bi.find((t) => n[Vi(t)].slug === e) ?? null
export {
  Or as $,
  ai as A,
  Un as At,
  Jr as B,
  jn as Bt,
  yi as C,
  $n as Ct,
  ui as D,
  Jn as Dt,
  di as E,
  Xn as Et,
  ei as F,
  In as Ft,
  zr as G,
  an as Gt,
  Wr as H,
  On as Ht,
  ni as I,
  Nn as It,
  Hr as J,
  it as Jt,
  Rr as K,
  jt as Kt,
  ii as L,
  Pn as Lt,
  si as M,
  Vn as Mt,
  ri as N,
  Rn as Nt,
  li as O,
  Kn as Ot,
  $r as P,
  zn as Pt,
  wr as Q,
  ti as R,
  Mn as Rt,
  vi as S,
  er as St,
  fi as T,
  Zn as Tt,
  Lr as U,
  Cn as Ut,
  Xr as V,
  kn as Vt,
  jr as W,
  nn as Wt,
  Er as X,
  Vr as Y,
  Tr as Z,
  Si as _,
  sr as _t,
  Vi as a,
  hr as at,
  Di as b,
  nr as bt,
  Ri as c,
  dr as ct,
  Mi as d,
  Q as dt,
  Ar as et,
  Ti as f,
  _r as ft,
  Ci as g,
  or as gt,
  wi as h,
  ur as ht,
  Ui as i,
  pr as it,
  oi as j,
  Hn as jt,
  ci as k,
  Wn as kt,
  zi as l,
  fr as lt,
  Ei as m,
  vr as mt,
  Wi as n,
  kr as nt,
  Ii as o,
  mr as ot,
  Ai as p,
  Sr as pt,
  Br as q,
  At as qt,
  Hi as r,
  Y as rt,
  Li as s,
  gr as st,
  Bi as t,
  Dr as tt,
  Fi as u,
  xr as ut,
  ki as v,
  ir as vt,
  bi as w,
  Qn as wt,
  Oi as x,
  tr as xt,
  xi as y,
  rr as yt,
  Qr as z,
  An as zt,
}
