import { Fr as t, Hn as n, Pt as r, da as i } from './first-CL_AHFyg.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import { mn as a, xt as o } from './signed-in-DHQU3WVe.js'
import {
  A as s,
  At as c,
  B as l,
  Bt as u,
  C as d,
  Ct as f,
  Dt as p,
  E as m,
  F as h,
  Ft as g,
  G as _,
  H as v,
  It as y,
  J as b,
  K as x,
  Lt as S,
  M as C,
  Mt as w,
  N as T,
  O as E,
  Ot as D,
  P as O,
  Pt as k,
  R as ee,
  Rt as A,
  S as j,
  St as M,
  T as N,
  Tt as te,
  U as P,
  V as ne,
  Vt as F,
  W as I,
  Y as re,
  _ as L,
  _t as R,
  b as ie,
  bt as ae,
  c as z,
  ct as oe,
  dt as B,
  et as se,
  ft as V,
  gt as ce,
  h as H,
  ht as U,
  i as le,
  j as ue,
  jt as de,
  k as fe,
  kt as pe,
  l as me,
  lt as he,
  mt as ge,
  nt as W,
  ot as _e,
  pt as G,
  q as ve,
  r as ye,
  st as be,
  ut as xe,
  v as Se,
  vt as Ce,
  w as K,
  xt as q,
  yt as J,
  z as we,
  zt as Te,
} from './theme-CBDEJsnh.js'
var Y = e(i(), 1),
  X = n()
function Ee(e) {
  return S(`MuiCheckbox`, e)
}
var De = y(`MuiCheckbox`, [
  `root`,
  `checked`,
  `disabled`,
  `indeterminate`,
  `colorPrimary`,
  `colorSecondary`,
  `sizeSmall`,
  `sizeMedium`,
])
function Oe(e) {
  return parseInt(e, 10) || 0
}
var ke = {
  shadow: {
    visibility: `hidden`,
    position: `absolute`,
    overflow: `hidden`,
    height: 0,
    top: 0,
    left: 0,
    transform: `translateZ(0)`,
  },
}
function Ae(e) {
  for (let t in e) return !1
  return !0
}
function je(e) {
  return Ae(e) || (e.outerHeightStyle === 0 && !e.overflowing)
}
var Me = Y.forwardRef(function (e, t) {
    let { onChange: n, maxRows: r, minRows: i = 1, style: a, value: o, ...s } = e,
      { current: c } = Y.useRef(o != null),
      l = Y.useRef(null),
      u = ce(t, l),
      d = Y.useRef(null),
      f = Y.useRef(null),
      p = Y.useCallback(() => {
        let t = l.current,
          n = f.current
        if (!t || !n) return
        let a = G(t).getComputedStyle(t)
        if (a.width === `0px`) return { outerHeightStyle: 0, overflowing: !1 }
        ;((n.style.width = a.width),
          (n.value = t.value || e.placeholder || `x`),
          n.value.slice(-1) ===
            `
` && (n.value += ` `))
        let o = a.boxSizing,
          s = Oe(a.paddingBottom) + Oe(a.paddingTop),
          c = Oe(a.borderBottomWidth) + Oe(a.borderTopWidth),
          u = n.scrollHeight
        n.value = `x`
        let d = n.scrollHeight,
          p = u
        return (
          i && (p = Math.max(Number(i) * d, p)),
          r && (p = Math.min(Number(r) * d, p)),
          (p = Math.max(p, d)),
          { outerHeightStyle: p + (o === `border-box` ? s + c : 0), overflowing: Math.abs(p - u) <= 1 }
        )
      }, [r, i, e.placeholder]),
      m = U(() => {
        let e = l.current,
          t = p()
        if (!e || !t || je(t)) return !1
        let n = t.outerHeightStyle
        return d.current != null && d.current !== n
      }),
      h = Y.useCallback(() => {
        let e = l.current,
          t = p()
        if (!e || !t || je(t)) return
        let n = t.outerHeightStyle
        ;(d.current !== n && ((d.current = n), (e.style.height = `${n}px`)),
          (e.style.overflow = t.overflowing ? `hidden` : ``))
      }, [p]),
      g = Y.useRef(-1)
    return (
      k(() => {
        let e = R(h),
          t = l?.current
        if (!t) return
        let n = G(t)
        n.addEventListener(`resize`, e)
        let r
        return (
          typeof ResizeObserver < `u` &&
            ((r = new ResizeObserver(() => {
              m() &&
                (r.unobserve(t),
                cancelAnimationFrame(g.current),
                h(),
                (g.current = requestAnimationFrame(() => {
                  r.observe(t)
                })))
            })),
            r.observe(t)),
          () => {
            ;(e.clear(), cancelAnimationFrame(g.current), n.removeEventListener(`resize`, e), r && r.disconnect())
          }
        )
      }, [p, h, m]),
      k(() => {
        h()
      }),
      (0, X.jsxs)(Y.Fragment, {
        children: [
          (0, X.jsx)(`textarea`, {
            value: o,
            onChange: (e) => {
              c || h()
              let t = e.target,
                r = t.value.length,
                i = t.value.endsWith(`
`),
                a = t.selectionStart === r
              ;(i && a && t.setSelectionRange(r, r), n && n(e))
            },
            ref: u,
            rows: i,
            style: a,
            ...s,
          }),
          (0, X.jsx)(`textarea`, {
            'aria-hidden': !0,
            className: e.className,
            readOnly: !0,
            ref: f,
            tabIndex: -1,
            style: { ...ke.shadow, ...a, paddingTop: 0, paddingBottom: 0 },
          }),
        ],
      })
    )
  }),
  Ne = Y.createContext(void 0)
function Pe() {
  return Y.useContext(Ne)
}
function Fe({ props: e, states: t }) {
  let n = Y.useContext(Ne),
    r = {}
  return (
    t.forEach((t) => {
      let i = e[t]
      r[t] = i === void 0 && n ? n[t] : i
    }),
    [r, n]
  )
}
function Ie(e) {
  return e != null && !(Array.isArray(e) && e.length === 0)
}
function Le(e, t = !1) {
  return e && ((Ie(e.value) && e.value !== ``) || (t && Ie(e.defaultValue) && e.defaultValue !== ``))
}
function Re(e) {
  return e.startAdornment
}
function ze(e) {
  return S(`MuiInputBase`, e)
}
var Be = y(`MuiInputBase`, [
    `root`,
    `formControl`,
    `focused`,
    `disabled`,
    `adornedStart`,
    `adornedEnd`,
    `error`,
    `sizeSmall`,
    `multiline`,
    `colorSecondary`,
    `fullWidth`,
    `hiddenLabel`,
    `readOnly`,
    `input`,
    `inputTypeSearch`,
  ]),
  Ve,
  He = `mui-auto-fill`,
  Ue = `mui-auto-fill-cancel`,
  We = (e, t) => {
    let { ownerState: n } = e
    return [
      t.root,
      n.formControl && t.formControl,
      n.startAdornment && t.adornedStart,
      n.endAdornment && t.adornedEnd,
      n.error && t.error,
      n.size === `small` && t.sizeSmall,
      n.multiline && t.multiline,
      n.color && t[`color${B(n.color)}`],
      n.fullWidth && t.fullWidth,
      n.hiddenLabel && t.hiddenLabel,
    ]
  },
  Ge = (e, t) => {
    let { ownerState: n } = e
    return [t.input, n.type === `search` && t.inputTypeSearch]
  },
  Ke = (e) => {
    let {
        classes: t,
        color: n,
        disabled: r,
        error: i,
        endAdornment: a,
        focused: o,
        formControl: s,
        fullWidth: l,
        hiddenLabel: u,
        multiline: d,
        readOnly: f,
        size: p,
        startAdornment: m,
        type: h,
      } = e,
      g = {
        root: [
          `root`,
          `color${B(n)}`,
          r && `disabled`,
          i && `error`,
          l && `fullWidth`,
          o && `focused`,
          s && `formControl`,
          p && p !== `medium` && `size${B(p)}`,
          d && `multiline`,
          m && `adornedStart`,
          a && `adornedEnd`,
          u && `hiddenLabel`,
          f && `readOnly`,
        ],
        input: [`input`, r && `disabled`, h === `search` && `inputTypeSearch`, f && `readOnly`],
      }
    return c(g, ze, t)
  },
  qe = q(`div`, { name: `MuiInputBase`, slot: `Root`, overridesResolver: We })(
    V(({ theme: e }) => ({
      ...e.typography.body1,
      color: (e.vars || e).palette.text.primary,
      lineHeight: `1.4375em`,
      boxSizing: `border-box`,
      position: `relative`,
      cursor: `text`,
      display: `inline-flex`,
      alignItems: `center`,
      [`&.${Be.disabled}`]: { color: (e.vars || e).palette.text.disabled, cursor: `default` },
      variants: [
        { props: ({ ownerState: e }) => e.multiline, style: { padding: `4px 0 5px` } },
        { props: ({ ownerState: e, size: t }) => e.multiline && t === `small`, style: { paddingTop: 1 } },
        { props: ({ ownerState: e }) => e.fullWidth, style: { width: `100%` } },
      ],
    })),
  ),
  Je = q(`input`, { name: `MuiInputBase`, slot: `Input`, overridesResolver: Ge })(
    V(({ theme: e }) => {
      let t = e.palette.mode === `light`,
        n = {
          color: `currentColor`,
          ...(e.vars ? { opacity: e.vars.opacity.inputPlaceholder } : { opacity: t ? 0.42 : 0.5 }),
          ...W(e, `opacity`, { duration: e.transitions.duration.shorter }),
        },
        r = { opacity: `0 !important` },
        i = e.vars ? { opacity: e.vars.opacity.inputPlaceholder } : { opacity: t ? 0.42 : 0.5 }
      return {
        font: `inherit`,
        letterSpacing: `inherit`,
        color: `currentColor`,
        padding: `4px 0 5px`,
        border: 0,
        boxSizing: `content-box`,
        background: `none`,
        height: `1.4375em`,
        margin: 0,
        WebkitTapHighlightColor: `transparent`,
        display: `block`,
        minWidth: 0,
        width: `100%`,
        '&::-webkit-input-placeholder': n,
        '&::-moz-placeholder': n,
        '&::-ms-input-placeholder': n,
        '&:focus': { outline: 0 },
        '&:invalid': { boxShadow: `none` },
        '&::-webkit-search-decoration': { WebkitAppearance: `none` },
        [`label[data-shrink=false] + .${Be.formControl} &`]: {
          '&::-webkit-input-placeholder': r,
          '&::-moz-placeholder': r,
          '&::-ms-input-placeholder': r,
          '&:focus::-webkit-input-placeholder': i,
          '&:focus::-moz-placeholder': i,
          '&:focus::-ms-input-placeholder': i,
        },
        [`&.${Be.disabled}`]: { opacity: 1, WebkitTextFillColor: (e.vars || e).palette.text.disabled },
        variants: [
          {
            props: ({ ownerState: e }) => !e.disableInjectingGlobalStyles,
            style: {
              animationName: Ue,
              animationDuration: `10ms`,
              '&:-webkit-autofill': { animationDuration: `5000s`, animationName: He },
            },
          },
          { props: { size: `small` }, style: { paddingTop: 1 } },
          {
            props: ({ ownerState: e }) => e.multiline,
            style: { height: `auto`, resize: `none`, padding: 0, paddingTop: 0 },
          },
          { props: { type: `search` }, style: { MozAppearance: `textfield` } },
        ],
      }
    }),
  ),
  Ye = ae({
    [`@keyframes ${He}`]: { from: { animationName: He } },
    [`@keyframes ${Ue}`]: { from: { animationName: Ue } },
  }),
  Xe = Y.forwardRef(function (e, t) {
    let n = J({ props: e, name: `MuiInputBase` }),
      {
        'aria-describedby': r,
        'aria-label': i,
        autoComplete: o,
        autoFocus: s,
        className: c,
        color: l,
        defaultValue: u,
        disabled: d,
        disableInjectingGlobalStyles: f,
        endAdornment: p,
        error: m,
        fullWidth: h = !1,
        id: g,
        inputComponent: _ = `input`,
        inputProps: v,
        inputRef: y,
        margin: b,
        maxRows: x,
        minRows: S,
        multiline: C = !1,
        name: w,
        onBlur: T,
        onChange: E,
        onClick: D,
        onFocus: O,
        onKeyDown: k,
        onKeyUp: ee,
        placeholder: A,
        readOnly: j,
        renderSuffix: M,
        rows: N,
        size: te,
        slotProps: P = {},
        slots: ne = {},
        startAdornment: F,
        type: I = `text`,
        value: re,
        ...L
      } = n,
      R = { ...v, ...P.input },
      ie = R.value == null ? re : R.value,
      { current: ae } = Y.useRef(ie != null),
      z = Y.useRef(),
      B = Y.useCallback((e) => {}, []),
      se = xe(z, y, R.ref, B),
      [V, ce] = Y.useState(!1),
      [H, U] = Fe({ props: n, states: [`color`, `disabled`, `error`, `hiddenLabel`, `size`, `required`, `filled`] })
    ;((H.focused = U ? U.focused : V),
      Y.useEffect(() => {
        !U && d && V && (ce(!1), T && T())
      }, [U, d, V, T]))
    let le = U && U.onFilled,
      ue = U && U.onEmpty,
      de = Y.useCallback(
        (e) => {
          Le(e) ? le && le() : ue && ue()
        },
        [le, ue],
      )
    ;(he(() => {
      ae && de({ value: ie })
    }, [ie, de, ae]),
      he(() => {
        if (!s) return
        let e = z.current
        if (!e) return
        let t = oe(e),
          n = _e(t),
          r = n == null || n === t.body || n === t.documentElement
        e === n ? (U && U.onFocus ? U.onFocus() : ce(!0)) : r && e.focus()
      }, [s]))
    let fe = (e) => {
        ;(O && O(e), R.onFocus && R.onFocus(e), U && U.onFocus ? U.onFocus(e) : ce(!0))
      },
      pe = (e) => {
        ;(T && T(e), R.onBlur && R.onBlur(e), U && U.onBlur ? U.onBlur(e) : ce(!1))
      },
      me = (e, ...t) => {
        if (!ae) {
          let t = e.target || z.current
          if (t == null) throw Error(Te(1))
          de({ value: t.value })
        }
        ;(R.onChange && R.onChange(e, ...t), E && E(e, ...t))
      }
    Y.useEffect(() => {
      de(z.current)
    }, [])
    let ge = (e) => {
        ;(z.current && e.currentTarget === e.target && z.current.focus(), D && D(e))
      },
      W = _,
      G = R
    C &&
      W === `input` &&
      ((G = N ? { type: void 0, minRows: N, maxRows: N, ...G } : { type: void 0, maxRows: x, minRows: S, ...G }),
      (W = Me))
    let ve = (e) => {
      de(e.animationName === Ue ? z.current : { value: `x` })
    }
    Y.useEffect(() => {
      U && U.setAdornedStart(!!F)
    }, [U, F])
    let ye = {
        ...n,
        color: H.color || `primary`,
        disabled: H.disabled,
        endAdornment: p,
        error: H.error,
        focused: H.focused,
        formControl: U,
        fullWidth: h,
        hiddenLabel: H.hiddenLabel,
        multiline: C,
        size: H.size,
        startAdornment: F,
        type: I,
      },
      be = Ke(ye),
      Se = ne.root || qe,
      K = P.root || {},
      q = ne.input || Je
    return (0, X.jsxs)(Y.Fragment, {
      children: [
        !f && typeof Ye == `function` && (Ve ||= (0, X.jsx)(Ye, {})),
        (0, X.jsxs)(Se, {
          ...K,
          ref: t,
          onClick: ge,
          ...L,
          ...(!Ce(Se) && { ownerState: { ...ye, ...K.ownerState } }),
          className: a(be.root, K.className, c, j && `MuiInputBase-readOnly`),
          children: [
            F,
            (0, X.jsx)(Ne.Provider, {
              value: null,
              children: (0, X.jsx)(q, {
                'aria-invalid': H.error,
                'aria-describedby': r,
                'aria-label': i,
                autoComplete: o,
                autoFocus: s,
                defaultValue: u,
                disabled: H.disabled,
                id: g,
                onAnimationStart: ve,
                name: w,
                placeholder: A,
                readOnly: j,
                required: H.required,
                rows: N,
                value: ie,
                onKeyDown: k,
                onKeyUp: ee,
                type: I,
                ...G,
                ...(!Ce(q) && { as: W, ownerState: { ...ye, ...G.ownerState } }),
                ref: se,
                className: a(be.input, G.className, j && `MuiInputBase-readOnly`),
                onBlur: pe,
                onChange: me,
                onFocus: fe,
              }),
            }),
            p,
            M ? M({ ...H, startAdornment: F }) : null,
          ],
        }),
      ],
    })
  })
function Ze(e) {
  return S(`MuiFilledInput`, e)
}
var Qe = {
  ...Be,
  ...y(`MuiFilledInput`, [
    `root`,
    `underline`,
    `input`,
    `adornedStart`,
    `adornedEnd`,
    `sizeSmall`,
    `multiline`,
    `hiddenLabel`,
  ]),
}
function $e(e) {
  return S(`MuiFormControlLabel`, e)
}
var et = y(`MuiFormControlLabel`, [
  `root`,
  `labelPlacementStart`,
  `labelPlacementEnd`,
  `labelPlacementTop`,
  `labelPlacementBottom`,
  `disabled`,
  `label`,
  `error`,
  `required`,
  `asterisk`,
])
function tt(e) {
  return S(`MuiFormHelperText`, e)
}
var nt = y(`MuiFormHelperText`, [
  `root`,
  `error`,
  `disabled`,
  `sizeSmall`,
  `sizeMedium`,
  `contained`,
  `focused`,
  `filled`,
  `required`,
])
function rt(e) {
  return S(`MuiFormLabel`, e)
}
var it = y(`MuiFormLabel`, [`root`, `colorSecondary`, `focused`, `disabled`, `error`, `filled`, `required`, `asterisk`])
function at(e) {
  return S(`MuiInput`, e)
}
var ot = { ...Be, ...y(`MuiInput`, [`root`, `underline`, `input`]) }
function st(e) {
  return S(`MuiNativeSelect`, e)
}
var ct = y(`MuiNativeSelect`, [
  `root`,
  `select`,
  `multiple`,
  `filled`,
  `outlined`,
  `standard`,
  `disabled`,
  `icon`,
  `iconOpen`,
  `iconFilled`,
  `iconOutlined`,
  `iconStandard`,
  `nativeInput`,
  `error`,
])
function lt(e) {
  return S(`MuiOutlinedInput`, e)
}
var ut = { ...Be, ...y(`MuiOutlinedInput`, [`root`, `notchedOutline`, `input`]) }
function dt(e) {
  return S(`MuiRadio`, e)
}
var ft = y(`MuiRadio`, [`root`, `checked`, `disabled`, `colorPrimary`, `colorSecondary`, `sizeSmall`])
function pt(e) {
  return S(`MuiToggleButton`, e)
}
var mt = y(`MuiToggleButton`, [
  `root`,
  `disabled`,
  `selected`,
  `standard`,
  `primary`,
  `secondary`,
  `sizeSmall`,
  `sizeMedium`,
  `sizeLarge`,
  `fullWidth`,
])
function ht(e) {
  return S(`MuiDialog`, e)
}
y(`MuiDialog`, [
  `root`,
  `backdrop`,
  `scrollPaper`,
  `scrollBody`,
  `container`,
  `paper`,
  `paperWidthFalse`,
  `paperWidthXs`,
  `paperWidthSm`,
  `paperWidthMd`,
  `paperWidthLg`,
  `paperWidthXl`,
  `paperFullWidth`,
  `paperFullScreen`,
])
var gt = Y.createContext({}),
  _t = q(T, { name: `MuiDialog`, slot: `Backdrop` })({ zIndex: -1 }),
  vt = (e) => {
    let { classes: t, scroll: n, maxWidth: r, fullWidth: i, fullScreen: a } = e,
      o = {
        root: [`root`],
        backdrop: [`backdrop`],
        container: [`container`, `scroll${B(n)}`],
        paper: [`paper`, `paperWidth${B(String(r))}`, i && `paperFullWidth`, a && `paperFullScreen`],
      }
    return c(o, ht, t)
  },
  yt = q(C, { name: `MuiDialog`, slot: `Root` })({ '@media print': { position: `absolute !important` } }),
  bt = q(`div`, {
    name: `MuiDialog`,
    slot: `Container`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [t.container, t[`scroll${B(n.scroll)}`]]
    },
  })({
    height: `100%`,
    '@media print': { height: `auto` },
    outline: 0,
    variants: [
      { props: { scroll: `paper` }, style: { display: `flex`, justifyContent: `center`, alignItems: `center` } },
      {
        props: { scroll: `body` },
        style: {
          overflowY: `auto`,
          overflowX: `hidden`,
          textAlign: `center`,
          '&::after': { content: `""`, display: `inline-block`, verticalAlign: `middle`, height: `100%`, width: `0` },
        },
      },
    ],
  }),
  xt = q(d, {
    name: `MuiDialog`,
    slot: `Paper`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [
        t.paper,
        t[`paperWidth${B(String(n.maxWidth))}`],
        n.fullWidth && t.paperFullWidth,
        n.fullScreen && t.paperFullScreen,
      ]
    },
  })(
    V(({ theme: e }) => ({
      margin: 32,
      position: `relative`,
      overflowY: `auto`,
      outline: 0,
      '@media print': { overflowY: `visible`, boxShadow: `none` },
      variants: [
        {
          props: { scroll: `paper` },
          style: { display: `flex`, flexDirection: `column`, maxHeight: `calc(100% - 64px)` },
        },
        {
          props: { scroll: `body` },
          style: { display: `inline-block`, verticalAlign: `middle`, textAlign: `initial` },
        },
        { props: ({ ownerState: e }) => !e.maxWidth, style: { maxWidth: `calc(100% - 64px)` } },
        {
          props: { maxWidth: `xs` },
          style: {
            maxWidth:
              e.breakpoints.unit === `px`
                ? Math.max(e.breakpoints.values.xs, 444)
                : `max(${e.breakpoints.values.xs}${e.breakpoints.unit}, 444px)`,
          },
        },
        {
          props: { maxWidth: `xs`, scroll: `body` },
          style: {
            [e.breakpoints.down(Math.max(e.breakpoints.values.xs, 444) + 64)]: { maxWidth: `calc(100% - 64px)` },
          },
        },
        ...Object.keys(e.breakpoints.values)
          .filter((e) => e !== `xs`)
          .map((t) => ({
            props: { maxWidth: t },
            style: { maxWidth: `${e.breakpoints.values[t]}${e.breakpoints.unit}` },
          })),
        ...Object.keys(e.breakpoints.values)
          .filter((e) => e !== `xs`)
          .map((t) => ({
            props: { maxWidth: t, scroll: `body` },
            style: { [e.breakpoints.down(e.breakpoints.values[t] + 64)]: { maxWidth: `calc(100% - 64px)` } },
          })),
        { props: ({ ownerState: e }) => e.fullWidth, style: { width: `calc(100% - 64px)` } },
        {
          props: ({ ownerState: e }) => e.fullScreen,
          style: { margin: 0, width: `100%`, maxWidth: `100%`, height: `100%`, maxHeight: `none`, borderRadius: 0 },
        },
        { props: ({ ownerState: e }) => e.fullScreen && e.scroll === `body`, style: { margin: 0, maxWidth: `100%` } },
      ],
    })),
  ),
  St = Y.forwardRef(function (e, t) {
    let n = J({ props: e, name: `MuiDialog` }),
      r = te(),
      i = { enter: r.transitions.duration.enteringScreen, exit: r.transitions.duration.leavingScreen },
      {
        'aria-describedby': o,
        'aria-labelledby': s,
        'aria-modal': c = !0,
        children: l,
        className: u,
        fullScreen: f = !1,
        fullWidth: p = !1,
        maxWidth: m = `sm`,
        onClick: h,
        onClose: g,
        open: _,
        PaperComponent: v = d,
        role: y = `dialog`,
        scroll: b = `paper`,
        slots: x = {},
        slotProps: S = {},
        transitionDuration: C = i,
        ...w
      } = n,
      T = { ...n, fullScreen: f, fullWidth: p, maxWidth: m, scroll: b },
      E = vt(T),
      D = Y.useRef(),
      k = (e) => {
        D.current = e.target === e.currentTarget
      },
      ee = (e) => {
        ;(h && h(e), D.current && ((D.current = null), g && g(e, `backdropClick`)))
      },
      A = de(s),
      j = Y.useMemo(() => ({ titleId: A }), [A]),
      M = { slots: x, slotProps: S },
      [N, P] = I(`root`, {
        elementType: yt,
        shouldForwardComponentProp: !0,
        externalForwardedProps: M,
        ownerState: T,
        className: a(E.root, u),
        ref: t,
      }),
      [ne, F] = I(`backdrop`, {
        elementType: _t,
        shouldForwardComponentProp: !0,
        externalForwardedProps: M,
        ownerState: T,
        className: E.backdrop,
      }),
      [re, L] = I(`paper`, {
        elementType: xt,
        shouldForwardComponentProp: !0,
        externalForwardedProps: M,
        ownerState: T,
        className: E.paper,
        additionalProps: {
          elevation: 24,
          role: y,
          'aria-describedby': o,
          'aria-labelledby': A,
          'aria-modal': c,
          tabIndex: -1,
          [we]: ``,
        },
      }),
      [R, ie] = I(`container`, { elementType: bt, externalForwardedProps: M, ownerState: T, className: E.container }),
      [ae, z] = I(`transition`, {
        elementType: O,
        externalForwardedProps: M,
        ownerState: T,
        additionalProps: { appear: !0, in: _, timeout: C, role: `presentation` },
      })
    return (0, X.jsx)(N, {
      closeAfterTransition: !0,
      slots: { backdrop: ne },
      slotProps: { backdrop: { transitionDuration: C, ...F } },
      onClose: g,
      open: _,
      onClick: ee,
      ...P,
      ...w,
      children: (0, X.jsx)(ae, {
        ...z,
        children: (0, X.jsx)(R, {
          onMouseDown: k,
          ...ie,
          children: (0, X.jsx)(re, { as: v, ...L, children: (0, X.jsx)(gt.Provider, { value: j, children: l }) }),
        }),
      }),
    })
  })
function Ct(e) {
  return S(`MuiDialogActions`, e)
}
y(`MuiDialogActions`, [`root`, `spacing`])
var wt = (e) => {
    let { classes: t, disableSpacing: n } = e
    return c({ root: [`root`, !n && `spacing`] }, Ct, t)
  },
  Tt = q(`div`, {
    name: `MuiDialogActions`,
    slot: `Root`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [t.root, !n.disableSpacing && t.spacing]
    },
  })({
    display: `flex`,
    alignItems: `center`,
    padding: 8,
    justifyContent: `flex-end`,
    flex: `0 0 auto`,
    variants: [
      {
        props: ({ ownerState: e }) => !e.disableSpacing,
        style: { '& > :not(style) ~ :not(style)': { marginLeft: 8 } },
      },
    ],
  }),
  Et = Y.forwardRef(function (e, t) {
    let n = J({ props: e, name: `MuiDialogActions` }),
      { className: r, disableSpacing: i = !1, ...o } = n,
      s = { ...n, disableSpacing: i },
      c = wt(s)
    return (0, X.jsx)(Tt, { className: a(c.root, r), ownerState: s, ref: t, ...o })
  })
function Dt(e) {
  return S(`MuiDialogContent`, e)
}
y(`MuiDialogContent`, [`root`, `dividers`])
function Ot(e) {
  return S(`MuiDialogTitle`, e)
}
var kt = y(`MuiDialogTitle`, [`root`]),
  At = (e) => {
    let { classes: t, dividers: n } = e
    return c({ root: [`root`, n && `dividers`] }, Dt, t)
  },
  jt = q(`div`, {
    name: `MuiDialogContent`,
    slot: `Root`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [t.root, n.dividers && t.dividers]
    },
  })(
    V(({ theme: e }) => ({
      flex: `1 1 auto`,
      WebkitOverflowScrolling: `touch`,
      overflowY: `auto`,
      padding: `20px 24px`,
      ...(e.focusVisible && { '&:focus-visible': { ...p(1), ...e.focusVisible } }),
      variants: [
        {
          props: ({ ownerState: e }) => e.dividers,
          style: {
            padding: `16px 24px`,
            borderTop: `1px solid ${(e.vars || e).palette.divider}`,
            borderBottom: `1px solid ${(e.vars || e).palette.divider}`,
          },
        },
        { props: ({ ownerState: e }) => !e.dividers, style: { [`.${kt.root} + &`]: { paddingTop: 0 } } },
      ],
    })),
  ),
  Mt = Y.forwardRef(function (e, t) {
    let n = J({ props: e, name: `MuiDialogContent` }),
      { className: r, dividers: i = !1, ...o } = n,
      s = { ...n, dividers: i },
      c = At(s)
    return (0, X.jsx)(jt, { className: a(c.root, r), ownerState: s, ref: t, ...o })
  }),
  Nt = (e) => {
    let { classes: t } = e
    return c({ root: [`root`] }, Ot, t)
  },
  Pt = q(H, { name: `MuiDialogTitle`, slot: `Root` })({ padding: `16px 24px`, flex: `0 0 auto` }),
  Ft = Y.forwardRef(function (e, t) {
    let n = J({ props: e, name: `MuiDialogTitle` }),
      { className: r, id: i, ...o } = n,
      s = n,
      c = Nt(s),
      { titleId: l = i } = Y.useContext(gt)
    return (0, X.jsx)(Pt, {
      component: `h2`,
      className: a(c.root, r),
      ownerState: s,
      ref: t,
      variant: `h6`,
      id: i ?? l,
      ...o,
    })
  })
function It(e) {
  return S(`MuiDialogContentText`, e)
}
y(`MuiDialogContentText`, [`root`])
var Lt = (e) => {
    let { classes: t } = e,
      n = c({ root: [`root`] }, It, t)
    return { ...t, ...n }
  },
  Rt = q(H, { shouldForwardProp: (e) => M(e) || e === `classes`, name: `MuiDialogContentText`, slot: `Root` })({}),
  zt = Y.forwardRef(function (e, t) {
    let n = J({ props: e, name: `MuiDialogContentText` }),
      { children: r, className: i, ...o } = n,
      s = Lt(o)
    return (0, X.jsx)(Rt, {
      component: `p`,
      variant: `body1`,
      color: `textSecondary`,
      ref: t,
      ownerState: o,
      className: a(s.root, i),
      ...n,
      classes: s,
    })
  })
function Bt(e) {
  return S(`MuiInputAdornment`, e)
}
var Vt = y(`MuiInputAdornment`, [
    `root`,
    `filled`,
    `standard`,
    `outlined`,
    `positionStart`,
    `positionEnd`,
    `disablePointerEvents`,
    `hiddenLabel`,
    `sizeSmall`,
  ]),
  Ht,
  Ut = (e, t) => {
    let { ownerState: n } = e
    return [
      t.root,
      t[`position${B(n.position)}`],
      n.disablePointerEvents === !0 && t.disablePointerEvents,
      t[n.variant],
    ]
  },
  Wt = (e) => {
    let { classes: t, disablePointerEvents: n, hiddenLabel: r, position: i, size: a, variant: o } = e,
      s = {
        root: [`root`, n && `disablePointerEvents`, i && `position${B(i)}`, o, r && `hiddenLabel`, a && `size${B(a)}`],
      }
    return c(s, Bt, t)
  },
  Gt = q(`div`, { name: `MuiInputAdornment`, slot: `Root`, overridesResolver: Ut })(
    V(({ theme: e }) => ({
      display: `flex`,
      maxHeight: `2em`,
      alignItems: `center`,
      whiteSpace: `nowrap`,
      color: (e.vars || e).palette.action.active,
      variants: [
        {
          props: { variant: `filled` },
          style: { [`&.${Vt.positionStart}&:not(.${Vt.hiddenLabel})`]: { marginTop: 16 } },
        },
        { props: { position: `start` }, style: { marginRight: 8 } },
        { props: { position: `end` }, style: { marginLeft: 8 } },
        { props: { disablePointerEvents: !0 }, style: { pointerEvents: `none` } },
      ],
    })),
  ),
  Kt = Y.forwardRef(function (e, t) {
    let n = J({ props: e, name: `MuiInputAdornment` }),
      {
        children: r,
        className: i,
        component: o = `div`,
        disablePointerEvents: s = !1,
        disableTypography: c = !1,
        position: l,
        variant: u,
        ...d
      } = n,
      f = Pe() || {},
      p = u
    ;(u && f.variant, f && !p && (p = f.variant))
    let m = { ...n, hiddenLabel: f.hiddenLabel, size: f.size, disablePointerEvents: s, position: l, variant: p },
      h = Wt(m)
    return (0, X.jsx)(Ne.Provider, {
      value: null,
      children: (0, X.jsx)(Gt, {
        as: o,
        ownerState: m,
        className: a(h.root, i),
        ref: t,
        ...d,
        children:
          typeof r == `string` && !c
            ? (0, X.jsx)(H, { color: `textSecondary`, children: r })
            : (0, X.jsxs)(Y.Fragment, {
                children: [
                  l === `start`
                    ? (Ht ||= (0, X.jsx)(`span`, { className: `notranslate`, 'aria-hidden': !0, children: `​` }))
                    : null,
                  r,
                ],
              }),
      }),
    })
  }),
  qt,
  Jt = q(`fieldset`, { name: `MuiNotchedOutlined`, shouldForwardProp: M })({
    textAlign: `left`,
    position: `absolute`,
    bottom: 0,
    right: 0,
    top: -5,
    left: 0,
    margin: 0,
    padding: `0 8px`,
    pointerEvents: `none`,
    borderRadius: `inherit`,
    borderStyle: `solid`,
    borderWidth: 1,
    overflow: `hidden`,
    minWidth: `0%`,
  }),
  Yt = q(`legend`, { name: `MuiNotchedOutlined`, shouldForwardProp: M })(
    V(({ theme: e }) => ({
      float: `unset`,
      width: `auto`,
      overflow: `hidden`,
      variants: [
        {
          props: ({ ownerState: e }) => !e.withLabel,
          style: {
            padding: 0,
            lineHeight: `11px`,
            ...W(e, `width`, { duration: 150, easing: e.transitions.easing.easeOut }),
          },
        },
        {
          props: ({ ownerState: e }) => e.withLabel,
          style: {
            display: `block`,
            padding: 0,
            height: 11,
            fontSize: `0.75em`,
            visibility: `hidden`,
            maxWidth: 0.01,
            ...W(e, `max-width`, { duration: 50, easing: e.transitions.easing.easeOut }),
            whiteSpace: `nowrap`,
            '& > span': { paddingLeft: 5, paddingRight: 5, display: `inline-block`, opacity: 0, visibility: `visible` },
          },
        },
        {
          props: ({ ownerState: e }) => e.withLabel && e.notched,
          style: {
            maxWidth: `100%`,
            ...W(e, `max-width`, { duration: 100, easing: e.transitions.easing.easeOut, delay: 50 }),
          },
        },
      ],
    })),
  )
function Xt(e) {
  let { children: t, classes: n, className: r, label: i, notched: a, ...o } = e,
    s = i != null && i !== ``,
    c = { ...e, notched: a, withLabel: s }
  return (0, X.jsx)(Jt, {
    'aria-hidden': !0,
    className: r,
    ownerState: c,
    ...o,
    children: (0, X.jsx)(Yt, {
      ownerState: c,
      children: s
        ? (0, X.jsx)(`span`, { children: i })
        : (qt ||= (0, X.jsx)(`span`, { className: `notranslate`, 'aria-hidden': !0, children: `​` })),
    }),
  })
}
function Zt(e) {
  return S(`MuiSelect`, e)
}
var Qt = y(`MuiSelect`, [
    `root`,
    `select`,
    `multiple`,
    `filled`,
    `outlined`,
    `standard`,
    `disabled`,
    `focused`,
    `icon`,
    `iconOpen`,
    `nativeInput`,
    `error`,
  ]),
  $t = (e) => {
    let { classes: t } = e,
      n = c({ root: [`root`], notchedOutline: [`notchedOutline`], input: [`input`] }, lt, t)
    return { ...t, ...n }
  },
  en = q(qe, {
    shouldForwardProp: (e) => M(e) || e === `classes`,
    name: `MuiOutlinedInput`,
    slot: `Root`,
    overridesResolver: We,
  })(
    V(({ theme: e }) => {
      let t = e.palette.mode === `light` ? `rgba(0, 0, 0, 0.23)` : `rgba(255, 255, 255, 0.23)`
      return {
        position: `relative`,
        borderRadius: (e.vars || e).shape.borderRadius,
        [`&:hover .${ut.notchedOutline}`]: { borderColor: (e.vars || e).palette.text.primary },
        '@media (hover: none)': {
          [`&:hover .${ut.notchedOutline}`]: {
            borderColor: e.vars ? e.alpha(e.vars.palette.common.onBackground, 0.23) : t,
          },
        },
        [`&.${ut.focused} .${ut.notchedOutline}`]: { borderWidth: 2 },
        variants: [
          ...Object.entries(e.palette)
            .filter(j())
            .map(([t]) => ({
              props: { color: t },
              style: { [`&.${ut.focused} .${ut.notchedOutline}`]: { borderColor: (e.vars || e).palette[t].main } },
            })),
          {
            props: {},
            style: {
              [`&.${ut.error} .${ut.notchedOutline}`]: { borderColor: (e.vars || e).palette.error.main },
              [`&.${ut.disabled} .${ut.notchedOutline}`]: { borderColor: (e.vars || e).palette.action.disabled },
            },
          },
          { props: ({ ownerState: e }) => e.startAdornment, style: { paddingLeft: 14 } },
          {
            props: ({ ownerState: e }) => e.endAdornment,
            style: {
              '--_trailingPad': `14px`,
              paddingRight: `var(--_trailingPad)`,
              [`&.${Qt.root}`]: { '--_trailingPad': `0px` },
            },
          },
          { props: ({ ownerState: e }) => e.multiline, style: { padding: `16.5px 14px` } },
          { props: ({ ownerState: e, size: t }) => e.multiline && t === `small`, style: { padding: `8.5px 14px` } },
        ],
      }
    }),
  ),
  tn = q(Xt, { name: `MuiOutlinedInput`, slot: `NotchedOutline` })(
    V(({ theme: e }) => {
      let t = e.palette.mode === `light` ? `rgba(0, 0, 0, 0.23)` : `rgba(255, 255, 255, 0.23)`
      return { borderColor: e.vars ? e.alpha(e.vars.palette.common.onBackground, 0.23) : t }
    }),
  ),
  nn = q(Je, { name: `MuiOutlinedInput`, slot: `Input`, overridesResolver: Ge })(
    V(({ theme: e }) => ({
      padding: `16.5px 14px`,
      '&:-webkit-autofill': {
        ...(!e.vars && {
          WebkitBoxShadow: e.palette.mode === `light` ? null : `0 0 0 100px #266798 inset`,
          WebkitTextFillColor: e.palette.mode === `light` ? null : `#fff`,
          caretColor: e.palette.mode === `light` ? null : `#fff`,
        }),
        borderRadius: `inherit`,
        ...(e.vars && {
          WebkitBoxShadow: e.vars.palette.Input.autofillWebkitBoxShadow,
          ...e.applyStyles(`dark`, { WebkitTextFillColor: `#fff`, caretColor: `#fff` }),
        }),
      },
      variants: [
        { props: { size: `small` }, style: { padding: `8.5px 14px` } },
        { props: ({ ownerState: e }) => e.multiline, style: { padding: 0 } },
        { props: ({ ownerState: e }) => e.startAdornment, style: { paddingLeft: 0 } },
        { props: ({ ownerState: e }) => e.endAdornment, style: { paddingRight: 0 } },
      ],
    })),
  ),
  rn = Y.forwardRef(function (e, t) {
    let n = J({ props: e, name: `MuiOutlinedInput` }),
      {
        fullWidth: r = !1,
        inputComponent: i = `input`,
        label: a,
        multiline: o = !1,
        notched: s,
        slots: c = {},
        slotProps: l = {},
        type: u = `text`,
        ...d
      } = n,
      f = $t(n),
      [p, m] = Fe({ props: n, states: [`color`, `disabled`, `error`, `focused`, `hiddenLabel`, `size`, `required`] }),
      h = {
        ...n,
        color: p.color || `primary`,
        disabled: p.disabled,
        error: p.error,
        focused: p.focused,
        formControl: m,
        fullWidth: r,
        hiddenLabel: p.hiddenLabel,
        multiline: o,
        size: p.size,
        type: u,
      },
      g = c.root ?? en,
      _ = c.input ?? nn,
      [v, y] = I(`notchedOutline`, {
        elementType: tn,
        className: f.notchedOutline,
        shouldForwardComponentProp: !0,
        ownerState: h,
        externalForwardedProps: { slots: c, slotProps: l },
        additionalProps: {
          label: a != null && a !== `` && p.required ? (0, X.jsxs)(Y.Fragment, { children: [a, ` `, `*`] }) : a,
        },
      })
    return (0, X.jsx)(Xe, {
      slots: { root: g, input: _ },
      slotProps: l,
      renderSuffix: (e) =>
        (0, X.jsx)(v, { ...y, notched: s === void 0 ? !!(e.startAdornment || e.filled || e.focused) : s }),
      fullWidth: r,
      inputComponent: i,
      multiline: o,
      ref: t,
      type: u,
      ...d,
      classes: { ...f, notchedOutline: null },
    })
  })
rn.muiName = `Input`
function an(e) {
  return function (t) {
    return (0, X.jsx)(re, {
      viewBox: `0 0 24 24`,
      'aria-hidden': !0,
      ...t,
      sx: { fill: `none`, ...t.sx },
      children: (0, X.jsx)(`path`, {
        d: e,
        stroke: `currentColor`,
        strokeWidth: `1.75`,
        strokeLinecap: `round`,
        strokeLinejoin: `round`,
      }),
    })
  }
}
var on = an(`M20 12H4M10 6l-6 6 6 6`),
  sn = an(`M5 12.5l4.5 4.5L19 7.5`),
  cn = an(`M5 9l7 7 7-7`),
  ln = an(`M4 20l1-4.5L16.5 4a1.8 1.8 0 0 1 2.5 0l1 1a1.8 1.8 0 0 1 0 2.5L8.5 19zM14.5 6L18 9.5`),
  un = an(`M20 11a8 8 0 0 0-14.3-4L3.5 9.500M3.500 4.500v5h5M4 13a8 8 0 0 0 14.3 4l2.2-2.500M20.500 19.500v-5h-5`),
  dn = an(
    `M4.5 6.500h15M9 6.500V4.500a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v2M6.500 6.500l.9 12.600a1.500 1.500 0 0 0 1.500 1.400h6.200a1.500 1.500 0 0 0 1.500-1.400l.9-12.600M10.200 10.500v6M13.800 10.500v6`,
  )
function fn(e) {
  return S(`MuiFormControl`, e)
}
y(`MuiFormControl`, [`root`, `marginNone`, `marginNormal`, `marginDense`, `fullWidth`, `disabled`])
var pn = (e) => {
    let { classes: t, margin: n, fullWidth: r } = e,
      i = { root: [`root`, n !== `none` && `margin${B(n)}`, r && `fullWidth`] }
    return c(i, fn, t)
  },
  mn = q(`div`, {
    name: `MuiFormControl`,
    slot: `Root`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [t.root, t[`margin${B(n.margin)}`], n.fullWidth && t.fullWidth]
    },
  })({
    display: `inline-flex`,
    flexDirection: `column`,
    position: `relative`,
    minWidth: 0,
    padding: 0,
    margin: 0,
    border: 0,
    verticalAlign: `top`,
    variants: [
      { props: { margin: `normal` }, style: { marginTop: 16, marginBottom: 8 } },
      { props: { margin: `dense` }, style: { marginTop: 8, marginBottom: 4 } },
      { props: { fullWidth: !0 }, style: { width: `100%` } },
    ],
  }),
  hn = Y.forwardRef(function (e, t) {
    let n = J({ props: e, name: `MuiFormControl` }),
      {
        children: r,
        className: i,
        color: o = `primary`,
        component: s = `div`,
        disabled: c = !1,
        error: l = !1,
        focused: u,
        fullWidth: d = !1,
        hiddenLabel: f = !1,
        margin: p = `none`,
        required: m = !1,
        size: h = `medium`,
        variant: g = `outlined`,
        ..._
      } = n,
      v = {
        ...n,
        color: o,
        component: s,
        disabled: c,
        error: l,
        fullWidth: d,
        hiddenLabel: f,
        margin: p,
        required: m,
        size: h,
        variant: g,
      },
      y = pn(v),
      [b, x] = Y.useState(() => {
        let e = !1
        return (
          r &&
            Y.Children.forEach(r, (t) => {
              if (!fe(t, [`Input`, `Select`])) return
              let n = fe(t, [`Select`]) ? t.props.input : t
              n && Re(n.props) && (e = !0)
            }),
          e
        )
      }),
      [S, C] = Y.useState(() => {
        let e = !1
        return (
          r &&
            Y.Children.forEach(r, (t) => {
              fe(t, [`Input`, `Select`]) && (Le(t.props, !0) || Le(t.props.inputProps, !0)) && (e = !0)
            }),
          e
        )
      }),
      [w, T] = Y.useState(!1)
    c && w && T(!1)
    let E = u !== void 0 && !c ? u : w,
      D
    Y.useRef(!1)
    let O = Y.useCallback(() => {
        C(!0)
      }, []),
      k = Y.useCallback(() => {
        C(!1)
      }, []),
      ee = Y.useMemo(
        () => ({
          adornedStart: b,
          setAdornedStart: x,
          color: o,
          disabled: c,
          error: l,
          filled: S,
          focused: E,
          fullWidth: d,
          hiddenLabel: f,
          size: h,
          onBlur: () => {
            T(!1)
          },
          onFocus: () => {
            T(!0)
          },
          onEmpty: k,
          onFilled: O,
          registerEffect: D,
          required: m,
          variant: g,
        }),
        [b, o, c, l, S, E, d, f, D, k, O, m, h, g],
      )
    return (0, X.jsx)(Ne.Provider, {
      value: ee,
      children: (0, X.jsx)(mn, { as: s, ownerState: v, className: a(y.root, i), ref: t, ..._, children: r }),
    })
  }),
  gn,
  _n = (e) => {
    let { classes: t, contained: n, size: r, disabled: i, error: a, filled: o, focused: s, required: l } = e,
      u = {
        root: [
          `root`,
          i && `disabled`,
          a && `error`,
          r && `size${B(r)}`,
          n && `contained`,
          s && `focused`,
          o && `filled`,
          l && `required`,
        ],
      }
    return c(u, tt, t)
  },
  vn = q(`p`, {
    name: `MuiFormHelperText`,
    slot: `Root`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [t.root, n.size && t[`size${B(n.size)}`], n.contained && t.contained, n.filled && t.filled]
    },
  })(
    V(({ theme: e }) => ({
      color: (e.vars || e).palette.text.secondary,
      ...e.typography.caption,
      textAlign: `left`,
      marginTop: 3,
      marginRight: 0,
      marginBottom: 0,
      marginLeft: 0,
      [`&.${nt.disabled}`]: { color: (e.vars || e).palette.text.disabled },
      [`&.${nt.error}`]: { color: (e.vars || e).palette.error.main },
      variants: [
        { props: { size: `small` }, style: { marginTop: 4 } },
        { props: ({ ownerState: e }) => e.contained, style: { marginLeft: 14, marginRight: 14 } },
      ],
    })),
  ),
  yn = Y.forwardRef(function (e, t) {
    let n = J({ props: e, name: `MuiFormHelperText` }),
      {
        children: r,
        className: i,
        component: o = `p`,
        disabled: s,
        error: c,
        filled: l,
        focused: u,
        margin: d,
        required: f,
        variant: p,
        ...m
      } = n,
      [h] = Fe({ props: n, states: [`variant`, `size`, `disabled`, `error`, `filled`, `focused`, `required`] }),
      g = {
        ...n,
        component: o,
        contained: h.variant === `filled` || h.variant === `outlined`,
        variant: h.variant,
        size: h.size,
        disabled: h.disabled,
        error: h.error,
        filled: h.filled,
        focused: h.focused,
        required: h.required,
      }
    delete g.ownerState
    let _ = _n(g)
    return (0, X.jsx)(vn, {
      as: o,
      className: a(_.root, i),
      ref: t,
      ...m,
      ownerState: g,
      children:
        r === ` ` ? (gn ||= (0, X.jsx)(`span`, { className: `notranslate`, 'aria-hidden': !0, children: `​` })) : r,
    })
  }),
  bn = (e) => {
    let { classes: t, color: n, focused: r, disabled: i, error: a, filled: o, required: s } = e,
      l = {
        root: [`root`, `color${B(n)}`, i && `disabled`, a && `error`, o && `filled`, r && `focused`, s && `required`],
        asterisk: [`asterisk`, a && `error`],
      }
    return c(l, rt, t)
  },
  xn = q(`label`, {
    name: `MuiFormLabel`,
    slot: `Root`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [t.root, n.color === `secondary` && t.colorSecondary, n.filled && t.filled]
    },
  })(
    V(({ theme: e }) => ({
      color: (e.vars || e).palette.text.secondary,
      ...e.typography.body1,
      lineHeight: `1.4375em`,
      padding: 0,
      position: `relative`,
      variants: [
        ...Object.entries(e.palette)
          .filter(j())
          .map(([t]) => ({
            props: { color: t },
            style: { [`&.${it.focused}`]: { color: (e.vars || e).palette[t].main } },
          })),
        {
          props: {},
          style: {
            [`&.${it.disabled}`]: { color: (e.vars || e).palette.text.disabled },
            [`&.${it.error}`]: { color: (e.vars || e).palette.error.main },
          },
        },
      ],
    })),
  ),
  Sn = q(`span`, { name: `MuiFormLabel`, slot: `Asterisk` })(
    V(({ theme: e }) => ({ [`&.${it.error}`]: { color: (e.vars || e).palette.error.main } })),
  ),
  Cn = Y.forwardRef(function (e, t) {
    let n = J({ props: e, name: `MuiFormLabel` }),
      {
        children: r,
        className: i,
        color: o,
        component: s = `label`,
        disabled: c,
        error: l,
        filled: u,
        focused: d,
        required: f,
        ...p
      } = n,
      [m] = Fe({ props: n, states: [`color`, `required`, `focused`, `disabled`, `error`, `filled`] }),
      h = {
        ...n,
        color: m.color || `primary`,
        component: s,
        disabled: m.disabled,
        error: m.error,
        filled: m.filled,
        focused: m.focused,
        required: m.required,
      },
      g = bn(h)
    return (0, X.jsxs)(xn, {
      as: s,
      ownerState: h,
      className: a(g.root, i),
      ref: t,
      ...p,
      children: [
        r,
        m.required &&
          (0, X.jsxs)(Sn, { ownerState: h, 'aria-hidden': !0, className: g.asterisk, children: [` `, `*`] }),
      ],
    })
  })
function wn(e) {
  return S(`MuiInputLabel`, e)
}
var Tn = y(`MuiInputLabel`, [
    `root`,
    `focused`,
    `disabled`,
    `error`,
    `required`,
    `asterisk`,
    `formControl`,
    `sizeSmall`,
    `shrink`,
    `animated`,
    `standard`,
    `filled`,
    `outlined`,
  ]),
  En = (e) => {
    let { classes: t, formControl: n, size: r, shrink: i, disableAnimation: a, variant: o, required: s } = e,
      l = {
        root: [`root`, n && `formControl`, !a && `animated`, i && `shrink`, r && r !== `medium` && `size${B(r)}`, o],
        asterisk: [s && `asterisk`],
      },
      u = c(l, wn, t)
    return { ...t, ...u }
  },
  Dn = q(Cn, {
    shouldForwardProp: (e) => M(e) || e === `classes`,
    name: `MuiInputLabel`,
    slot: `Root`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [
        { [`& .${it.asterisk}`]: t.asterisk },
        t.root,
        n.formControl && t.formControl,
        n.size === `small` && t.sizeSmall,
        n.shrink && t.shrink,
        !n.disableAnimation && t.animated,
        n.focused && t.focused,
        t[n.variant],
      ]
    },
  })(
    V(({ theme: e }) => ({
      display: `block`,
      transformOrigin: `top left`,
      whiteSpace: `nowrap`,
      overflow: `hidden`,
      textOverflow: `ellipsis`,
      maxWidth: `100%`,
      variants: [
        {
          props: ({ ownerState: e }) => e.formControl,
          style: { position: `absolute`, left: 0, top: 0, transform: `translate(0, 20px) scale(1)` },
        },
        { props: { size: `small` }, style: { transform: `translate(0, 17px) scale(1)` } },
        {
          props: ({ ownerState: e }) => e.shrink,
          style: { transform: `translate(0, -1.5px) scale(0.75)`, transformOrigin: `top left`, maxWidth: `133%` },
        },
        {
          props: ({ ownerState: e }) => !e.disableAnimation,
          style: {
            ...W(e, [`color`, `transform`, `max-width`], {
              duration: e.transitions.duration.shorter,
              easing: e.transitions.easing.easeOut,
            }),
          },
        },
        {
          props: { variant: `filled` },
          style: {
            zIndex: 1,
            pointerEvents: `none`,
            transform: `translate(12px, 16px) scale(1)`,
            maxWidth: `calc(100% - 24px)`,
          },
        },
        { props: { variant: `filled`, size: `small` }, style: { transform: `translate(12px, 13px) scale(1)` } },
        {
          props: ({ variant: e, ownerState: t }) => e === `filled` && t.shrink,
          style: {
            userSelect: `none`,
            pointerEvents: `auto`,
            transform: `translate(12px, 7px) scale(0.75)`,
            maxWidth: `calc(133% - 24px)`,
          },
        },
        {
          props: ({ variant: e, ownerState: t, size: n }) => e === `filled` && t.shrink && n === `small`,
          style: { transform: `translate(12px, 4px) scale(0.75)` },
        },
        {
          props: { variant: `outlined` },
          style: {
            zIndex: 1,
            pointerEvents: `none`,
            transform: `translate(14px, 16px) scale(1)`,
            maxWidth: `calc(100% - 24px)`,
          },
        },
        { props: { variant: `outlined`, size: `small` }, style: { transform: `translate(14px, 9px) scale(1)` } },
        {
          props: ({ variant: e, ownerState: t }) => e === `outlined` && t.shrink,
          style: {
            userSelect: `none`,
            pointerEvents: `auto`,
            maxWidth: `calc(133% - 32px)`,
            transform: `translate(14px, -9px) scale(0.75)`,
          },
        },
      ],
    })),
  ),
  On = Y.forwardRef(function (e, t) {
    let n = J({ name: `MuiInputLabel`, props: e }),
      { disableAnimation: r = !1, margin: i, shrink: o, variant: s, className: c, ...l } = n,
      [u, d] = Fe({ props: n, states: [`size`, `variant`, `required`, `focused`] }),
      f = o
    f === void 0 && d && (f = d.filled || d.focused || d.adornedStart)
    let p = {
        ...n,
        disableAnimation: r,
        formControl: d,
        shrink: f,
        size: u.size,
        variant: u.variant,
        required: u.required,
        focused: u.focused,
      },
      m = En(p)
    return (0, X.jsx)(Dn, { 'data-shrink': f, ref: t, className: a(m.root, c), ...l, ownerState: p, classes: m })
  })
function kn({ error: e, help: t, errorHint: n }) {
  return e
    ? (0, X.jsxs)(X.Fragment, {
        children: [
          (0, X.jsxs)(P, {
            component: `span`,
            sx: { display: `flex`, gap: 1.5, alignItems: `flex-start` },
            children: [
              (0, X.jsx)(P, {
                component: `span`,
                sx: { flex: `none`, mt: `2px` },
                children: (0, X.jsx)(r, { name: `alert`, size: 16 }),
              }),
              (0, X.jsx)(`span`, { children: e }),
            ],
          }),
          n &&
            (0, X.jsx)(P, {
              component: `span`,
              sx: { display: `block`, pl: 5.5, fontWeight: 400, color: `text.secondary` },
              children: n,
            }),
        ],
      })
    : (0, X.jsx)(X.Fragment, { children: t })
}
function An({ label: e, optional: n }) {
  let { t: r } = t(`form`)
  return n
    ? (0, X.jsxs)(X.Fragment, {
        children: [
          e,
          ` `,
          (0, X.jsx)(P, {
            component: `span`,
            sx: { fontWeight: 400, color: `text.secondary` },
            children: r(`optional`),
          }),
        ],
      })
    : (0, X.jsx)(X.Fragment, { children: e })
}
function jn(e) {
  let { id: t, label: n, labelHidden: r, optional: i, help: a, error: o, errorHint: s, children: c } = e,
    l = `${t}-message`
  return (0, X.jsxs)(hn, {
    error: !!o,
    sx: { minWidth: 0 },
    children: [
      (0, X.jsx)(On, { htmlFor: t, sx: r ? z : {}, children: (0, X.jsx)(An, { label: n, optional: i }) }),
      c(o || a ? l : void 0),
      (o || a) &&
        (0, X.jsx)(yn, {
          id: l,
          component: `div`,
          error: !!o,
          children: (0, X.jsx)(kn, { error: o, help: a, errorHint: s }),
        }),
    ],
  })
}
var Mn = 12
function Nn(e) {
  let {
      field: n,
      shown: r,
      input: i,
      prefix: a,
      right: s,
      end: c,
      rows: l,
      name: u,
      label: d,
      help: f,
      optional: p,
      hint: m,
      errorHint: h,
      readOnly: g,
    } = e,
    { t: _ } = t(`rules`),
    { id: v, error: y, inputRef: b, onBlur: x } = n,
    S = y === null ? m?.(r) : h?.(r),
    C = o(r),
    w = (e) => {
      ;(C(e), i.onChange?.(e))
    },
    T = s && !y ? (0, X.jsx)(sn, { sx: { fontSize: 18, color: `success.main` } }) : null
  return (0, X.jsx)(jn, {
    id: v,
    label: d,
    optional: p,
    help: S ? _(S) : f,
    error: y,
    errorHint: y && S ? _(S) : null,
    children: (e) =>
      (0, X.jsx)(rn, {
        id: v,
        name: u,
        value: r,
        error: !!y,
        onBlur: x,
        inputRef: b,
        readOnly: g,
        ...(l && { multiline: !0, minRows: l, maxRows: Mn }),
        startAdornment: a && (0, X.jsx)(Pn, { text: a }),
        endAdornment: c ?? T,
        inputProps: { ...i, onChange: w, 'aria-describedby': e, 'aria-invalid': y ? !0 : void 0 },
        sx: (e) => (g ? { backgroundColor: e.vars.palette.custom.sunken } : {}),
      }),
  })
}
function Pn({ text: e }) {
  return (0, X.jsx)(Kt, {
    position: `start`,
    disableTypography: !0,
    sx: {
      color: `text.secondary`,
      pr: 3,
      mr: 0,
      ml: 0.5,
      borderRight: 1,
      borderColor: `divider`,
      height: 24,
      maxHeight: 24,
    },
    children: e,
  })
}
var Fn = (e) => {
    let { classes: t, disabled: n, labelPlacement: r, error: i, required: a } = e,
      o = {
        root: [`root`, n && `disabled`, `labelPlacement${B(r)}`, i && `error`, a && `required`],
        label: [`label`, n && `disabled`],
        asterisk: [`asterisk`, i && `error`],
      }
    return c(o, $e, t)
  },
  In = q(`label`, {
    name: `MuiFormControlLabel`,
    slot: `Root`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [{ [`& .${et.label}`]: t.label }, t.root, t[`labelPlacement${B(n.labelPlacement)}`]]
    },
  })(
    V(({ theme: e }) => ({
      display: `inline-flex`,
      alignItems: `center`,
      cursor: `pointer`,
      verticalAlign: `middle`,
      WebkitTapHighlightColor: `transparent`,
      marginLeft: -11,
      marginRight: 16,
      [`&.${et.disabled}`]: { cursor: `default` },
      [`& .${et.label}`]: { [`&.${et.disabled}`]: { color: (e.vars || e).palette.text.disabled } },
      variants: [
        { props: { labelPlacement: `start` }, style: { flexDirection: `row-reverse`, marginRight: -11 } },
        { props: { labelPlacement: `top` }, style: { flexDirection: `column-reverse` } },
        { props: { labelPlacement: `bottom` }, style: { flexDirection: `column` } },
        { props: ({ labelPlacement: e }) => e === `start` || e === `top` || e === `bottom`, style: { marginLeft: 16 } },
      ],
    })),
  ),
  Ln = q(`span`, { name: `MuiFormControlLabel`, slot: `Asterisk` })(
    V(({ theme: e }) => ({ [`&.${et.error}`]: { color: (e.vars || e).palette.error.main } })),
  ),
  Rn = Y.forwardRef(function (e, t) {
    let n = J({ props: e, name: `MuiFormControlLabel` }),
      {
        checked: r,
        className: i,
        control: o,
        disabled: s,
        disableTypography: c,
        label: l,
        labelPlacement: u = `end`,
        name: d,
        onChange: f,
        required: p,
        slots: m = {},
        slotProps: h = {},
        value: g,
        ..._
      } = n,
      [v, y] = Fe({ props: n, states: [`error`] }),
      b = s ?? o.props.disabled ?? y?.disabled,
      x = p ?? o.props.required,
      S = { disabled: b, required: x }
    ;[`checked`, `name`, `onChange`, `value`].forEach((e) => {
      o.props[e] === void 0 && n[e] !== void 0 && (S[e] = n[e])
    })
    let C = { ...n, disabled: b, labelPlacement: u, required: x, error: v.error },
      w = Fn(C),
      [T, E] = I(`typography`, { elementType: H, externalForwardedProps: { slots: m, slotProps: h }, ownerState: C }),
      D = l
    return (
      D != null &&
        D.type !== H &&
        !c &&
        (D = (0, X.jsx)(T, { component: `span`, ...E, className: a(w.label, E?.className), children: D })),
      (0, X.jsxs)(In, {
        className: a(w.root, i),
        ownerState: C,
        ref: t,
        ..._,
        children: [
          Y.cloneElement(o, S),
          x
            ? (0, X.jsxs)(`div`, {
                children: [
                  D,
                  (0, X.jsxs)(Ln, { ownerState: C, 'aria-hidden': !0, className: w.asterisk, children: [` `, `*`] }),
                ],
              })
            : D,
        ],
      })
    )
  })
function zn(e) {
  return S(`PrivateSwitchBase`, e)
}
y(`PrivateSwitchBase`, [`root`, `checked`, `disabled`, `input`, `edgeStart`, `edgeEnd`])
var Bn = (e) => {
    let { classes: t, checked: n, disabled: r, edge: i } = e,
      a = { root: [`root`, n && `checked`, r && `disabled`, i && `edge${B(i)}`], input: [`input`] }
    return c(a, zn, t)
  },
  Vn = q(L, { name: `MuiSwitchBase` })({
    padding: 9,
    borderRadius: `50%`,
    variants: [
      { props: { edge: `start`, size: `small` }, style: { marginLeft: -3 } },
      { props: ({ edge: e, ownerState: t }) => e === `start` && t.size !== `small`, style: { marginLeft: -12 } },
      { props: { edge: `end`, size: `small` }, style: { marginRight: -3 } },
      { props: ({ edge: e, ownerState: t }) => e === `end` && t.size !== `small`, style: { marginRight: -12 } },
    ],
  }),
  Hn = q(`input`, { name: `MuiSwitchBase`, shouldForwardProp: M })({
    cursor: `inherit`,
    position: `absolute`,
    opacity: 0,
    width: `100%`,
    height: `100%`,
    top: 0,
    left: 0,
    margin: 0,
    padding: 0,
    zIndex: 1,
  }),
  Un = Y.forwardRef(function (e, t) {
    let {
        autoFocus: n,
        checked: r,
        checkedIcon: i,
        defaultChecked: a,
        disabled: o,
        disableFocusRipple: s = !1,
        edge: c = !1,
        icon: l,
        id: u,
        name: d,
        onBlur: f,
        onChange: p,
        onFocus: h,
        readOnly: g,
        required: _ = !1,
        tabIndex: v,
        type: y,
        value: b,
        slots: x = {},
        slotProps: S = {},
        ...C
      } = e,
      { nativeButton: w, ...T } = C,
      [E, D] = m({ controlled: r, default: !!a, name: `SwitchBase`, state: `checked` }),
      O = Pe(),
      k = (e) => {
        ;(h && h(e), O && O.onFocus && O.onFocus(e))
      },
      ee = (e) => {
        ;(f && f(e), O && O.onBlur && O.onBlur(e))
      },
      A = (e) => {
        if (e.nativeEvent.defaultPrevented || g) return
        let t = e.target.checked
        ;(D(t), p && p(e, t))
      },
      j = o
    O && j === void 0 && (j = O.disabled)
    let M = y === `checkbox` || y === `radio`,
      N = { ...e, checked: E, disabled: j, disableFocusRipple: s, edge: c },
      te = Bn(N),
      P = { slots: x, slotProps: S },
      [ne, F] = I(`root`, {
        ref: t,
        elementType: Vn,
        className: te.root,
        shouldForwardComponentProp: !0,
        externalForwardedProps: { ...P, component: `span`, ...T },
        getSlotProps: (e) => ({
          ...e,
          onFocus: (t) => {
            ;(e.onFocus?.(t), k(t))
          },
          onBlur: (t) => {
            ;(e.onBlur?.(t), ee(t))
          },
        }),
        ownerState: N,
        additionalProps: {
          centerRipple: !0,
          focusRipple: !s,
          role: void 0,
          tabIndex: null,
          internalDisabledThemeFocusVisible: !0,
        },
      }),
      [re, L] = I(`input`, {
        elementType: Hn,
        className: te.input,
        externalForwardedProps: P,
        getSlotProps: (e) => ({
          ...e,
          onChange: (t) => {
            ;(e.onChange?.(t), A(t))
          },
        }),
        ownerState: N,
        additionalProps: {
          autoFocus: n,
          checked: r,
          defaultChecked: a,
          disabled: j,
          id: M ? u : void 0,
          name: d,
          readOnly: g,
          required: _,
          tabIndex: v,
          type: y,
          ...(y === `checkbox` && b === void 0 ? {} : { value: b }),
        },
      })
    return (0, X.jsxs)(ne, { ...F, children: [(0, X.jsx)(re, { ...L }), E ? i : l] })
  })
function Wn(e) {
  return S(`MuiSwitch`, e)
}
var Z = y(`MuiSwitch`, [
    `root`,
    `edgeStart`,
    `edgeEnd`,
    `switchBase`,
    `colorPrimary`,
    `colorSecondary`,
    `sizeSmall`,
    `sizeMedium`,
    `checked`,
    `disabled`,
    `input`,
    `thumb`,
    `track`,
  ]),
  Gn = (e) => {
    let { classes: t, edge: n, size: r, color: i, checked: a, disabled: o } = e,
      s = {
        root: [`root`, n && `edge${B(n)}`, `size${B(r)}`],
        switchBase: [`switchBase`, `color${B(i)}`, a && `checked`, o && `disabled`],
        thumb: [`thumb`],
        track: [`track`],
        input: [`input`],
      },
      l = c(s, Wn, t)
    return { ...t, ...l }
  },
  Kn = q(`span`, {
    name: `MuiSwitch`,
    slot: `Root`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [t.root, n.edge && t[`edge${B(n.edge)}`], t[`size${B(n.size)}`]]
    },
  })({
    display: `inline-flex`,
    width: 58,
    height: 38,
    overflow: `hidden`,
    padding: 12,
    boxSizing: `border-box`,
    position: `relative`,
    flexShrink: 0,
    zIndex: 0,
    verticalAlign: `middle`,
    '@media print': { colorAdjust: `exact` },
    variants: [
      { props: { edge: `start` }, style: { marginLeft: -8 } },
      { props: { edge: `end` }, style: { marginRight: -8 } },
      {
        props: { size: `small` },
        style: {
          width: 40,
          height: 24,
          padding: 7,
          [`& .${Z.thumb}`]: { width: 16, height: 16 },
          [`& .${Z.switchBase}`]: { padding: 4, [`&.${Z.checked}`]: { transform: `translateX(16px)` } },
        },
      },
    ],
  }),
  qn = q(Un, {
    name: `MuiSwitch`,
    slot: `SwitchBase`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [t.switchBase, { [`& .${Z.input}`]: t.input }, n.color !== 'default' && t[`color${B(n.color)}`]]
    },
  })(
    V(({ theme: e }) => ({
      position: `absolute`,
      top: 0,
      left: 0,
      zIndex: 1,
      color: e.vars
        ? e.vars.palette.Switch.defaultColor
        : `${e.palette.mode === `light` ? e.palette.common.white : e.palette.grey[300]}`,
      ...W(e, [`left`, `transform`], { duration: e.transitions.duration.shortest }),
      [`&.${Z.checked}`]: { transform: `translateX(20px)` },
      [`&.${Z.disabled}`]: {
        color: e.vars
          ? e.vars.palette.Switch.defaultDisabledColor
          : `${e.palette.mode === `light` ? e.palette.grey[100] : e.palette.grey[600]}`,
      },
      ...(e.focusVisible
        ? {
            [`&.${Se.focusVisible} ~ .${Z.track}`]: { ...D, ...e.focusVisible },
            [`&.${Z.checked} + .${Z.track}`]: {
              backgroundColor: e.alpha(
                e.vars
                  ? e.vars.palette.common.onBackground
                  : `${e.palette.mode === `light` ? e.palette.common.black : e.palette.common.white}`,
                0.5,
              ),
            },
            [`&.${Z.disabled} + .${Z.track}`]: {
              backgroundColor: e.alpha(
                e.vars
                  ? e.vars.palette.common.onBackground
                  : `${e.palette.mode === `light` ? e.palette.common.black : e.palette.common.white}`,
                e.vars ? e.vars.opacity.switchTrackDisabled : `${e.palette.mode === `light` ? 0.12 : 0.2}`,
              ),
            },
          }
        : {
            [`&.${Z.checked} + .${Z.track}`]: { opacity: 0.5 },
            [`&.${Z.disabled} + .${Z.track}`]: {
              opacity: e.vars ? e.vars.opacity.switchTrackDisabled : `${e.palette.mode === `light` ? 0.12 : 0.2}`,
            },
          }),
      [`& .${Z.input}`]: { left: `-100%`, width: `300%` },
    })),
    V(({ theme: e }) => ({
      '&:hover': {
        backgroundColor: e.alpha((e.vars || e).palette.action.active, (e.vars || e).palette.action.hoverOpacity),
        '@media (hover: none)': { backgroundColor: `transparent` },
      },
      variants: [
        ...Object.entries(e.palette)
          .filter(j([`light`]))
          .map(([t]) => ({
            props: { color: t },
            style: {
              [`&.${Z.checked}`]: {
                color: (e.vars || e).palette[t].main,
                '&:hover': {
                  backgroundColor: e.alpha((e.vars || e).palette[t].main, (e.vars || e).palette.action.hoverOpacity),
                  '@media (hover: none)': { backgroundColor: `transparent` },
                },
                [`&.${Z.disabled}`]: {
                  color: e.vars
                    ? e.vars.palette.Switch[`${t}DisabledColor`]
                    : `${e.palette.mode === `light` ? e.lighten(e.palette[t].main, 0.62) : e.darken(e.palette[t].main, 0.55)}`,
                },
              },
              [`&.${Z.checked} + .${Z.track}`]: { backgroundColor: (e.vars || e).palette[t].main },
              ...(e.focusVisible && {
                [`&.${Z.checked} + .${Z.track}`]: { backgroundColor: e.alpha((e.vars || e).palette[t].main, 0.5) },
                [`&.${Z.disabled} + .${Z.track}`]: {
                  backgroundColor: e.alpha(
                    e.vars
                      ? e.vars.palette.common.onBackground
                      : `${e.palette.mode === `light` ? e.palette.common.black : e.palette.common.white}`,
                    e.vars ? e.vars.opacity.switchTrackDisabled : `${e.palette.mode === `light` ? 0.12 : 0.2}`,
                  ),
                },
                [`&.${Z.checked}.${Z.disabled} + .${Z.track}`]: {
                  backgroundColor: e.alpha(
                    (e.vars || e).palette[t].main,
                    e.vars ? e.vars.opacity.switchTrackDisabled : `${e.palette.mode === `light` ? 0.12 : 0.2}`,
                  ),
                },
              }),
            },
          })),
      ],
    })),
  ),
  Jn = q(`span`, { name: `MuiSwitch`, slot: `Track` })(
    V(({ theme: e }) => ({
      height: `100%`,
      width: `100%`,
      borderRadius: 7,
      zIndex: -1,
      ...W(e, [`opacity`, `background-color`], { duration: e.transitions.duration.shortest }),
      '@media (forced-colors: active)': { boxSizing: `border-box`, border: `1px solid ButtonBorder` },
      ...(e.focusVisible
        ? {
            backgroundColor: e.alpha(
              e.vars
                ? e.vars.palette.common.onBackground
                : `${e.palette.mode === `light` ? e.palette.common.black : e.palette.common.white}`,
              e.vars ? e.vars.opacity.switchTrack : `${e.palette.mode === `light` ? 0.38 : 0.3}`,
            ),
          }
        : {
            backgroundColor: e.vars
              ? e.vars.palette.common.onBackground
              : `${e.palette.mode === `light` ? e.palette.common.black : e.palette.common.white}`,
            opacity: e.vars ? e.vars.opacity.switchTrack : `${e.palette.mode === `light` ? 0.38 : 0.3}`,
          }),
    })),
  ),
  Yn = q(`span`, { name: `MuiSwitch`, slot: `Thumb` })(
    V(({ theme: e }) => ({
      boxShadow: (e.vars || e).shadows[1],
      backgroundColor: `currentColor`,
      boxSizing: `border-box`,
      border: `1px solid transparent`,
      width: 20,
      height: 20,
      borderRadius: `50%`,
    })),
  ),
  Xn = Y.forwardRef(function (e, t) {
    let n = J({ props: e, name: `MuiSwitch` }),
      {
        className: r,
        color: i = `primary`,
        edge: o = !1,
        size: s = `medium`,
        sx: c,
        slots: l = {},
        slotProps: u = {},
        ...d
      } = n,
      f = { ...n, color: i, edge: o, size: s },
      p = Gn(f),
      m = u.input,
      h = { slots: l, slotProps: u },
      [g, _] = I(`root`, {
        className: a(p.root, r),
        elementType: Kn,
        externalForwardedProps: h,
        ownerState: f,
        additionalProps: { sx: c },
      }),
      [v, y] = I(`thumb`, { className: p.thumb, elementType: Yn, externalForwardedProps: h, ownerState: f }),
      b = (0, X.jsx)(v, { ...y }),
      [x, S] = I(`track`, { className: p.track, elementType: Jn, externalForwardedProps: h, ownerState: f })
    return (0, X.jsxs)(g, {
      ..._,
      children: [
        (0, X.jsx)(qn, {
          type: `checkbox`,
          icon: b,
          checkedIcon: b,
          ref: t,
          ownerState: f,
          ...d,
          classes: { ...p, root: p.switchBase },
          slots: { ...(l.switchBase && { root: l.switchBase }), ...(l.input && { input: l.input }) },
          slotProps: {
            ...(u.switchBase && { root: typeof u.switchBase == `function` ? u.switchBase(f) : u.switchBase }),
            input: K(typeof m == `function` ? m(f) : m, { role: `switch` }),
          },
        }),
        (0, X.jsx)(x, { ...S }),
      ],
    })
  })
function Zn(e) {
  let { elementType: t, externalSlotProps: n, ownerState: r, skipResolvingSlotProps: i = !1, ...a } = e,
    o = i ? {} : x(n, r),
    { props: s, internalRef: c } = _({ ...a, externalSlotProps: o }),
    l = ce(c, o?.ref, e.additionalProps?.ref)
  return ve(t, { ...s, ref: l }, r)
}
var Qn = Y.createContext(void 0)
function $n() {
  let e = Y.useContext(Qn)
  if (e === void 0)
    throw Error(
      `MUI: RovingTabIndexContext is missing. Roving tab index items must be placed within a roving tab index provider.`,
    )
  return e
}
var er = Object.is
function tr(e, t) {
  if (e === t) return !0
  if (!(e instanceof Object) || !(t instanceof Object)) return !1
  let n = 0,
    r = 0
  for (let r in e) if (((n += 1), !er(e[r], t[r]) || !(r in t))) return !1
  for (let e in t) r += 1
  return n === r
}
var nr = [`ArrowRight`, `ArrowLeft`, `ArrowUp`, `ArrowDown`, `Home`, `End`]
function rr(e) {
  let {
      activeItemId: t,
      getDefaultActiveItemId: n,
      orientation: r,
      isRtl: i = !1,
      isItemFocusable: a = _r,
      wrap: o = !0,
    } = e,
    [s, c] = Y.useState(t),
    [l, u] = Y.useState(t),
    d = s
  t !== l && (u(t), t !== void 0 && t !== s && ((d = t), c(t)))
  let f = Y.useRef(null),
    p = Y.useRef(new Map()),
    [m, h] = Y.useState(0),
    g = Y.useMemo(() => mr(p.current), [m]),
    _ = ar(d, g, a, n),
    v = Y.useRef(_)
  v.current = _
  let y = Y.useCallback(() => {
      let e = mr(p.current)
      return dr(e, ar(v.current, e, a, n))
    }, [n, a]),
    b = Y.useCallback(() => p.current, []),
    x = U((e) => {
      tr(p.current.get(e.id) ?? null, e) || (p.current.set(e.id, e), h((e) => e + 1))
    }),
    S = U((e) => {
      p.current.delete(e) && h((e) => e + 1)
    }),
    C = U((e) => {
      c(e)
    }),
    w = Y.useCallback((e) => v.current === e, []),
    T = Y.useCallback(
      (e, t, n, r) => {
        let i = lr(hr(p.current), e, t, n, r ?? a)
        return i ? (i.element?.focus(), c(i.id), i) : null
      },
      [a],
    ),
    E = Y.useCallback(
      (e, t, n) => ({
        onFocus: (e) => {
          t?.(e)
          let n = hr(p.current),
            r = pr(n, e.target)
          r !== -1 && c(n[r].id)
        },
        onKeyDown: (e) => {
          if ((n?.(e), e.defaultPrevented || e.altKey || e.shiftKey || e.ctrlKey || e.metaKey || !nr.includes(e.key)))
            return
          let t = r === `horizontal` ? `ArrowLeft` : `ArrowUp`,
            a = r === `horizontal` ? `ArrowRight` : `ArrowDown`
          r === `horizontal` && i && ((t = `ArrowRight`), (a = `ArrowLeft`))
          let s = hr(p.current),
            c = be(ge(f.current)),
            l = c === f.current,
            u = cr(s, c, v.current),
            d = `next`
          switch (e.key) {
            case t:
              ;((d = `previous`), e.preventDefault(), l && (u = s.length))
              break
            case a:
              ;(e.preventDefault(), l && (u = -1))
              break
            case `Home`:
              ;(e.preventDefault(), (u = -1))
              break
            case `End`:
              ;(e.preventDefault(), (d = `previous`), (u = s.length))
              break
            default:
              return
          }
          T(u, d, o)
        },
        ref: br(e, (e) => {
          f.current = e
        }),
      }),
      [T, i, r, o],
    ),
    D = Y.useCallback(
      (e) => {
        let t = hr(p.current),
          n = be(ge(f.current)),
          r = n === f.current ? -1 : cr(t, n, v.current)
        return T(r, `next`, !0, e)?.id ?? null
      },
      [T],
    )
  return Y.useMemo(
    () => ({
      activeItemId: _,
      focusNext: D,
      getActiveItem: y,
      getContainerProps: E,
      getItemMap: b,
      isItemActive: w,
      registerItem: x,
      setActiveItemId: C,
      unregisterItem: S,
    }),
    [_, D, y, E, b, w, x, C, S],
  )
}
function ir(e) {
  let { activeItemId: t, registerItem: n, unregisterItem: r } = $n(),
    i = Y.useRef(null),
    a = Y.useMemo(
      () => ({
        disabled: e.disabled ?? !1,
        element: null,
        focusableWhenDisabled: e.focusableWhenDisabled ?? !1,
        id: e.id,
        selected: e.selected ?? !1,
        textValue: e.textValue,
      }),
      [e.disabled, e.focusableWhenDisabled, e.id, e.selected, e.textValue],
    ),
    o = Y.useRef(a)
  o.current = a
  let s = Y.useCallback(
      (t) => {
        ;((i.current = t),
          t == null
            ? queueMicrotask(() => {
                i.current ?? r(e.id)
              })
            : n({ ...o.current, element: t }))
      },
      [e.id, n, r],
    ),
    c = ce(e.ref, s)
  return (
    k(() => {
      i.current && n({ ...a, element: i.current })
    }, [a, n]),
    k(() => {
      let t = e.id
      return () => {
        r(t)
      }
    }, [e.id, r]),
    { ref: c, tabIndex: t === e.id ? 0 : -1 }
  )
}
function ar(e, t, n, r) {
  return e == null ? sr(t, n, r) : or(e, t, n)
}
function or(e, t, n) {
  let r = fr(t, e)
  return r === -1 ? ur(t, n) : n(t[r]) ? t[r].id : (lr(t, r, `next`, !1, n)?.id ?? null)
}
function sr(e, t, n) {
  let r = n?.(e)
  if (r != null) {
    let n = dr(e, r)
    if (n && t(n)) return n.id
  }
  return ur(e, t)
}
function cr(e, t, n) {
  if (t) {
    let n = pr(e, t)
    if (n !== -1) return n
  }
  return fr(e, n)
}
function lr(e, t, n, r, i) {
  let a = e.length - 1
  if (a === -1) return null
  let o = !1,
    s = gr(t, a, n, r),
    c = s
  for (; s !== -1;) {
    if (s === c) {
      if (o) return null
      o = !0
    }
    let t = e[s]
    if (!t || !i(t)) s = gr(s, a, n, r)
    else return t
  }
  return null
}
function ur(e, t) {
  return e.find((e) => t(e))?.id ?? null
}
function dr(e, t) {
  return t == null ? null : (e.find((e) => e.id === t) ?? null)
}
function fr(e, t) {
  return t == null ? -1 : e.findIndex((e) => e.id === t)
}
function pr(e, t) {
  return t ? e.findIndex((e) => e.element === t || e.element?.contains(t)) : -1
}
function mr(e) {
  let t = Array.from(e.values())
  if (t.every((e) => e.element == null)) return t
  let n = t.filter(vr).sort((e, t) => yr(e.element, t.element)),
    r = t.filter((e) => !vr(e))
  return [...n, ...r]
}
function hr(e) {
  return mr(e).filter(vr)
}
function gr(e, t, n, r = !0) {
  return n === `next` ? (e === t ? (r ? 0 : -1) : e + 1) : e === 0 ? (r ? t : -1) : e - 1
}
function _r(e) {
  return e.element
    ? e.focusableWhenDisabled
      ? !0
      : !e.disabled &&
        !e.element.hasAttribute(`disabled`) &&
        e.element.getAttribute(`aria-disabled`) !== `true` &&
        e.element.hasAttribute(`tabindex`)
    : !1
}
function vr(e) {
  return e.element != null && e.element.isConnected
}
function yr(e, t) {
  if (e === t) return 0
  let n = e.compareDocumentPosition(t)
  return n & Node.DOCUMENT_POSITION_FOLLOWING || n & Node.DOCUMENT_POSITION_CONTAINED_BY
    ? -1
    : n & Node.DOCUMENT_POSITION_PRECEDING || n & Node.DOCUMENT_POSITION_CONTAINS
      ? 1
      : 0
}
function br(...e) {
  return (t) => {
    e.forEach((e) => {
      ee(e ?? null, t)
    })
  }
}
var xr = v
function Sr(e, t) {
  if (t == null) e.focus()
  else
    try {
      e.focus({ focusVisible: t === `keyboard` })
    } catch {
      e.focus()
    }
}
function Cr(e) {
  return e
    ? e.type === `mousedown` || e.type === `pointerdown` || e.type === `touchstart`
      ? `pointer`
      : e.type === `keydown` || (e.type === `click` && e.detail === 0)
        ? `keyboard`
        : null
    : null
}
function wr(e) {
  return e == null || (typeof e == `string` && !e.trim())
}
function Tr(e, t) {
  return typeof t == `object` && t ? e === t : String(e) === String(t)
}
var Er = Y.createContext(null)
function Dr() {
  return Y.useContext(Er)
}
var Or = Er.Provider,
  kr = Y.createContext(void 0)
function Ar() {
  let e = Y.useContext(kr)
  if (e === void 0) throw Error(`MUI: MenuListContext is missing. MenuItems must be placed within Menu or MenuList.`)
  return e
}
function jr(e) {
  let t = e?.element ?? e
  if (!t) return ``
  if (e?.textValue !== void 0) return e.textValue
  let n = t.innerText
  return (n === void 0 && (n = t.textContent), n ?? ``)
}
function Mr(e, t) {
  if (t === void 0) return !0
  let n = jr(e)
  return (
    (n = n.trim().toLowerCase()), n.length === 0 ? !1 : t.repeating ? n[0] === t.keys[0] : n.startsWith(t.keys.join(``))
  )
}
function Nr(e, t) {
  return Mr(e, t) ? _r(e) : !1
}
function Pr(e, t) {
  Sr(e, t)
}
var Fr = Y.forwardRef(function (e, t) {
  let {
      actions: n,
      autoFocus: r = !1,
      autoFocusItem: i = !1,
      children: a,
      className: o,
      disabledItemsFocusable: s = !1,
      disableListWrap: c = !1,
      onKeyDown: u,
      variant: d = `selectedMenu`,
      ...f
    } = J({ props: e, name: `MuiMenuList` }),
    p = Y.useRef(null),
    m = Y.useRef(!1),
    [h, g] = Y.useState(!1),
    _ = Dr(),
    v = Y.useRef({ keys: [], repeating: !0, previousKeyMatched: !0, lastTime: null }),
    y = rr({
      activeItemId: void 0,
      getDefaultActiveItemId: Y.useCallback(
        (e) =>
          d === `selectedMenu`
            ? (e.find((e) => e.selected && _r(e))?.id ?? e.find((e) => _r(e))?.id ?? null)
            : (e.find((e) => _r(e))?.id ?? null),
        [d],
      ),
      orientation: `vertical`,
      wrap: !c,
    }),
    { activeItemId: b, focusNext: x, getActiveItem: S, getContainerProps: C, getItemMap: w } = y,
    T = N((e = !1) => {
      if (!p.current || (!e && m.current)) return null
      if (i) {
        let e = S()
        if (e?.element) {
          let t = Array.from(w().values()).some((e) => e.selected),
            n = d === `menu` && t && !e.selected && _ == null
          return (g(n), Pr(e.element, _), (m.current = !0), e.element)
        }
        return r ? (g(!1), p.current.focus(), p.current) : null
      }
      return r ? (g(!1), p.current.focus(), (m.current = !0), p.current) : (g(!1), null)
    })
  ;(he(() => {
    !r && !i ? ((m.current = !1), g(!1)) : T()
  }, [b, i, r, T]),
    Y.useImperativeHandle(
      n,
      () => ({
        adjustStyleForScrollbar: (e, { direction: t }) => {
          let n = !p.current.style.width
          if (e.clientHeight < p.current.clientHeight && n) {
            let n = E(e),
              r = xr(n)
            if (r > 0) {
              let e = `${r}px`,
                i = t === `rtl` ? `paddingLeft` : `paddingRight`,
                a = parseFloat(n.getComputedStyle(p.current)[i]) || 0
              ;((p.current.style[i] = `${a + r}px`), (p.current.style.width = `calc(100% + ${e})`))
            }
          }
          return p.current
        },
        focusInitialTarget: () => {
          if (!p.current) return null
          let e = _e(oe(p.current))
          return e && l(p.current, e) ? e : T(!0)
        },
      }),
      [T],
    ))
  let D = C(void 0, f.onFocus),
    O = xe(p, D.ref, t),
    k = Y.useMemo(() => ({ itemsFocusableWhenDisabled: s, suppressInitialFocusVisible: h, variant: d }), [s, h, d]),
    ee = N((e) => {
      if ((h && g(!1), (e.ctrlKey || e.metaKey || e.altKey) && u)) u(e)
      else {
        if ((D.onKeyDown(e), e.key.length === 1)) {
          let t = v.current,
            n = e.key.toLowerCase(),
            r = performance.now()
          ;(t.keys.length > 0 &&
            (r - t.lastTime > 500
              ? ((t.keys = []), (t.repeating = !0), (t.previousKeyMatched = !0))
              : t.repeating && n !== t.keys[0] && (t.repeating = !1)),
            (t.lastTime = r),
            t.keys.push(n))
          let i = _e(oe(p.current)),
            a = i && !t.repeating && Mr(i, t)
          t.previousKeyMatched && (a || x((e) => Nr(e, t)) != null) ? e.preventDefault() : (t.previousKeyMatched = !1)
        }
        u && u(e)
      }
    })
  return (0, X.jsx)(me, {
    role: `menu`,
    ref: O,
    className: o,
    onKeyDown: ee,
    tabIndex: -1,
    ...f,
    onFocus: D.onFocus,
    children: (0, X.jsx)(kr.Provider, { value: k, children: (0, X.jsx)(Qn.Provider, { value: y, children: a }) }),
  })
})
function Ir(e) {
  return S(`MuiMenu`, e)
}
y(`MuiMenu`, [`root`, `paper`, `list`])
var Lr = { vertical: `top`, horizontal: `right` },
  Rr = { vertical: `top`, horizontal: `left` },
  zr = (e) => {
    let { classes: t } = e
    return c({ root: [`root`], paper: [`paper`], list: [`list`] }, Ir, t)
  },
  Br = q(ye, { shouldForwardProp: (e) => M(e) || e === `classes`, name: `MuiMenu`, slot: `Root` })({}),
  Vr = q(le, { name: `MuiMenu`, slot: `Paper` })({ maxHeight: `calc(100% - 96px)`, WebkitOverflowScrolling: `touch` }),
  Hr = q(Fr, { name: `MuiMenu`, slot: `List` })({ outline: 0 }),
  Ur = Y.forwardRef(function (e, t) {
    let n = J({ props: e, name: `MuiMenu` }),
      {
        autoFocus: r = !0,
        children: i,
        className: a,
        disableAutoFocusItem: o = !1,
        onClose: s,
        open: c,
        PopoverClasses: l,
        transitionDuration: u = `auto`,
        variant: d = `selectedMenu`,
        slots: f = {},
        slotProps: p = {},
        ...m
      } = n,
      h = w(),
      g = { ...n, autoFocus: r, disableAutoFocusItem: o, transitionDuration: u, variant: d },
      _ = zr(g),
      v = r && c,
      y = v && !o,
      b = Y.useRef(null),
      x = (e, t) => {
        b.current &&
          (b.current.adjustStyleForScrollbar(e, { direction: h ? `rtl` : `ltr` }),
          v && b.current.focusInitialTarget?.())
      },
      S = (e) => {
        e.key === `Tab` && (e.preventDefault(), s && s(e, `tabKeyDown`))
      },
      C = { slots: f, slotProps: p },
      T = Zn({ elementType: f.root, externalSlotProps: p.root, ownerState: g, className: [_.root, a] }),
      [E, D] = I(`paper`, {
        className: _.paper,
        elementType: Vr,
        externalForwardedProps: C,
        shouldForwardComponentProp: !0,
        ownerState: g,
      }),
      [O, k] = I(`list`, {
        className: _.list,
        elementType: Hr,
        shouldForwardComponentProp: !0,
        externalForwardedProps: C,
        getSlotProps: (e) => ({
          ...e,
          onKeyDown: (t) => {
            ;(S(t), e.onKeyDown?.(t))
          },
        }),
        ownerState: g,
      }),
      ee = typeof p.transition == `function` ? p.transition(g) : p.transition
    return (0, X.jsx)(Br, {
      disableAutoFocus: r,
      onClose: s,
      anchorOrigin: { vertical: `bottom`, horizontal: h ? `right` : `left` },
      transformOrigin: h ? Lr : Rr,
      slots: { root: f.root, paper: E, backdrop: f.backdrop, transition: f.transition },
      slotProps: {
        root: T,
        paper: D,
        backdrop: typeof p.backdrop == `function` ? p.backdrop(g) : p.backdrop,
        transition: {
          ...ee,
          onEntering: (...e) => {
            ;(x(...e), ee?.onEntering?.(...e))
          },
        },
      },
      open: c,
      ref: t,
      transitionDuration: u,
      ownerState: g,
      ...m,
      classes: l,
      children: (0, X.jsx)(O, { actions: b, autoFocus: v, autoFocusItem: y, variant: d, ...k, children: i }),
    })
  }),
  Wr = (e) => {
    let { classes: t, variant: n, disabled: r, multiple: i, open: a, error: o } = e,
      s = {
        select: [`select`, n, r && `disabled`, i && `multiple`, o && `error`],
        icon: [`icon`, `icon${B(n)}`, a && `iconOpen`, r && `disabled`],
      }
    return c(s, st, t)
  },
  Gr = q(`select`, { name: `MuiNativeSelect` })(({ theme: e }) => ({
    MozAppearance: `none`,
    WebkitAppearance: `none`,
    userSelect: `none`,
    borderRadius: 0,
    cursor: `pointer`,
    '&:focus': { borderRadius: 0 },
    [`&.${ct.disabled}`]: { cursor: `default` },
    '&[multiple]': { height: `auto` },
    '&:not([multiple]) option, &:not([multiple]) optgroup': { backgroundColor: (e.vars || e).palette.background.paper },
    [`& ~ .${Vt.root}`]: {
      position: `absolute`,
      top: `50%`,
      transform: `translateY(-50%)`,
      right: `calc(var(--_caret, 24px) + (var(--_endAdornment, 28px) - 1.5rem)/2)`,
    },
    [`.${Be.root}:has(> &)`]: { '--_endAdornment': `0px` },
    variants: [
      {
        props: ({ ownerState: e }) => e.variant !== `filled` && e.variant !== `outlined`,
        style: {
          [`.${Be.root}:has(> &)`]: { '--_caret': `24px` },
          [`.${Be.root}:has(> & ~ .${Vt.root})`]: { '--_endAdornment': `28px` },
          '&&&': { paddingRight: `calc(var(--_caret, 24px) + var(--_endAdornment, 0px))`, minWidth: 16 },
        },
      },
      {
        props: { variant: `filled` },
        style: {
          [`.${Be.root}:has(> &)`]: { '--_caret': `32px` },
          [`.${Be.root}:has(> & ~ .${Vt.root})`]: { '--_endAdornment': `28px` },
          '&&&': { paddingRight: `calc(var(--_caret, 32px) + var(--_endAdornment, 0px))` },
        },
      },
      {
        props: { variant: `outlined` },
        style: {
          [`.${Be.root}:has(> &)`]: { '--_caret': `32px` },
          [`.${Be.root}:has(> & ~ .${Vt.root})`]: { '--_endAdornment': `28px` },
          borderRadius: (e.vars || e).shape.borderRadius,
          '&:focus': { borderRadius: (e.vars || e).shape.borderRadius },
          '&&&': { paddingRight: `calc(var(--_caret, 32px) + var(--_endAdornment, 0px))` },
        },
      },
    ],
  })),
  Kr = q(Gr, {
    name: `MuiNativeSelect`,
    slot: `Select`,
    shouldForwardProp: M,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [t.select, t[n.variant], n.error && t.error, { [`&.${ct.multiple}`]: t.multiple }]
    },
  })({}),
  qr = q(`svg`, { name: `MuiNativeSelect` })(({ theme: e }) => ({
    position: `absolute`,
    right: 0,
    top: `calc(50% - .5em)`,
    pointerEvents: `none`,
    color: (e.vars || e).palette.action.active,
    [`&.${ct.disabled}`]: { color: (e.vars || e).palette.action.disabled },
    variants: [
      { props: ({ ownerState: e }) => e.open, style: { transform: `rotate(180deg)` } },
      { props: { variant: `filled` }, style: { right: 7 } },
      { props: { variant: `outlined` }, style: { right: 7 } },
    ],
  })),
  Jr = q(qr, {
    name: `MuiNativeSelect`,
    slot: `Icon`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [t.icon, n.variant && t[`icon${B(n.variant)}`], n.open && t.iconOpen]
    },
  })({}),
  Yr = Y.forwardRef(function (e, t) {
    let { className: n, disabled: r, error: i, IconComponent: o, inputRef: s, variant: c = `standard`, ...l } = e,
      u = { ...e, disabled: r, variant: c, error: i },
      d = Wr(u)
    return (0, X.jsxs)(Y.Fragment, {
      children: [
        (0, X.jsx)(Kr, { ownerState: u, className: a(d.select, n), disabled: r, ref: s || t, ...l }),
        e.multiple ? null : (0, X.jsx)(Jr, { as: o, ownerState: u, className: d.icon }),
      ],
    })
  })
function Xr(e) {
  return Object.prototype.hasOwnProperty.call(e.props, `value`)
}
function Zr(e) {
  if (typeof e == `string` || typeof e == `number`) return String(e)
  let t = ``
  return (
    Y.Children.forEach(e, (e) => {
      typeof e == `string` || typeof e == `number`
        ? (t += String(e))
        : Y.isValidElement(e) && (t += Zr(e.props.children))
    }),
    t
  )
}
function Qr(e, t, n = 0) {
  if (e.length === 0) return -1
  let r = ((n % e.length) + e.length) % e.length
  for (let n = 0; n < e.length; n += 1) {
    let i = (r + n) % e.length
    if (e[i].label.startsWith(t)) return i
  }
  return -1
}
function $r(e, t) {
  return !e.some((e) => e.label[0] === t && e.label[1] === t)
}
function ei(e, t) {
  let n = [],
    r = -1
  for (let i = 0; i < e.length; i += 1) {
    let a = e[i]
    if (!Y.isValidElement(a) || !Xr(a) || a.props.disabled) continue
    let o = Zr(a.props.children).trim().toLowerCase()
    o !== `` &&
      (r === -1 && Tr(t, a.props.value) && (r = n.length), n.push({ child: a, label: o, value: a.props.value }))
  }
  return { options: n, selectedIndex: r }
}
var ti,
  ni = 2,
  ri = 400,
  ii = 200,
  ai = 750,
  oi = ` `,
  si = `ArrowUp`,
  ci = `ArrowDown`,
  li = `Enter`
function ui(e, t) {
  if (!t) return !1
  if (e.composedPath().includes(t) || (e.target?.nodeType && t.contains(e.target))) return !0
  let n = t.getBoundingClientRect()
  return n.width === 0 && n.height === 0
    ? !1
    : e.clientX >= n.left - ni && e.clientX <= n.right + ni && e.clientY >= n.top - ni && e.clientY <= n.bottom + ni
}
var di = q(Gr, {
    name: `MuiSelect`,
    slot: `Select`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [
        { [`&.${Qt.select}`]: t.select },
        { [`&.${Qt.select}`]: t[n.variant] },
        { [`&.${Qt.error}`]: t.error },
        { [`&.${Qt.multiple}`]: t.multiple },
      ]
    },
  })({
    [`&.${Qt.select}`]: {
      height: `auto`,
      minHeight: `1.4375em`,
      textOverflow: `ellipsis`,
      whiteSpace: `nowrap`,
      overflow: `hidden`,
    },
  }),
  fi = q(qr, {
    name: `MuiSelect`,
    slot: `Icon`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [t.icon, n.open && t.iconOpen]
    },
  })({}),
  pi = q(`input`, { shouldForwardProp: (e) => f(e) && e !== `classes`, name: `MuiSelect`, slot: `NativeInput` })({
    bottom: 0,
    left: 0,
    position: `absolute`,
    opacity: 0,
    pointerEvents: `none`,
    width: `100%`,
    boxSizing: `border-box`,
  }),
  mi = (e) => {
    let { classes: t, variant: n, disabled: r, multiple: i, open: a, error: o } = e
    return c(
      {
        select: [`select`, n, r && `disabled`, i && `multiple`, o && `error`],
        icon: [`icon`, a && `iconOpen`, r && `disabled`],
        nativeInput: [`nativeInput`],
      },
      Zt,
      t,
    )
  },
  hi = Y.forwardRef(function (e, t) {
    let {
        'aria-describedby': n,
        'aria-label': r,
        autoFocus: i,
        autoWidth: o,
        children: s,
        className: c,
        defaultOpen: l,
        defaultValue: u,
        disabled: d,
        displayEmpty: f,
        error: p = !1,
        IconComponent: h,
        inputRef: g,
        labelId: _,
        MenuProps: v = {},
        multiple: y,
        name: b,
        onBlur: x,
        onChange: S,
        onClose: C,
        onFocus: w,
        onKeyDown: T,
        onMouseDown: E,
        onOpen: D,
        open: O,
        readOnly: k,
        renderValue: ee,
        required: A,
        SelectDisplayProps: j = {},
        tabIndex: M,
        type: te,
        value: P,
        variant: ne = `standard`,
        ...F
      } = e,
      [I, re] = m({ controlled: P, default: u, name: `Select` }),
      [L, R] = m({ controlled: O, default: l, name: `Select` }),
      ae = Y.useRef(null),
      z = Y.useRef(null),
      B = Y.useRef(null),
      se = Y.useRef(!1),
      V = Y.useRef(!1),
      ce = Y.useRef(null),
      H = Y.useRef(!1),
      U = Y.useRef({ allowSelectedMouseUp: !1, allowUnselectedMouseUp: !1 }),
      le = Y.useRef({ buffer: ``, previousSearchIndex: null, matchedIndex: null }),
      ue = ie(),
      fe = ie(),
      pe = ie(),
      [me, ge] = Y.useState(null),
      { current: W } = Y.useRef(O != null),
      [_e, G] = Y.useState(),
      [ve, ye] = Y.useState(null),
      be = xe(t, g),
      Se = Y.useCallback((e) => {
        ;((z.current = e), e && ge(e))
      }, []),
      Ce = me?.parentNode
    Y.useImperativeHandle(
      be,
      () => ({
        focus: () => {
          z.current.focus()
        },
        node: ae.current,
        value: I,
      }),
      [I],
    )
    let K = me !== null && L,
      q = Y.useCallback(() => {
        ;(pe.clear(),
          (le.current.buffer = ``),
          (le.current.previousSearchIndex = null),
          (le.current.matchedIndex = null))
      }, [pe])
    he(() => {
      ;((se.current = K), K && q())
    }, [K, q])
    let J = Y.useCallback(() => {
        ;(ue.clear(), fe.clear())
      }, [ue, fe]),
      we = Y.useCallback(() => {
        ;(J(), (H.current = !1), (U.current = { allowSelectedMouseUp: !1, allowUnselectedMouseUp: !1 }))
      }, [J]),
      Ee = Y.useCallback(() => {
        ce.current &&= (ce.current(), null)
      }, [])
    ;(Y.useEffect(() => {
      K || (we(), Ee())
    }, [K, we, Ee]),
      Y.useEffect(
        () => () => {
          ;(we(), Ee(), q())
        },
        [we, Ee, q],
      ),
      Y.useEffect(() => {
        if (!K || !Ce || o || typeof ResizeObserver > `u`) return
        let e = new ResizeObserver(() => {
          G(Ce.clientWidth)
        })
        return (
          e.observe(Ce),
          () => {
            e.disconnect()
          }
        )
      }, [K, Ce, o]),
      Y.useEffect(() => {
        l && L && me && !W && (G(o ? null : Ce.clientWidth), z.current.focus())
      }, [me, o]),
      Y.useEffect(() => {
        i && z.current.focus()
      }, [i]),
      Y.useEffect(() => {
        if (!_) return
        let e = oe(z.current).getElementById(_)
        if (e) {
          let t = () => {
            getSelection().isCollapsed && z.current.focus()
          }
          return (
            e.addEventListener(`click`, t),
            () => {
              e.removeEventListener(`click`, t)
            }
          )
        }
      }, [_]))
    let De = N((e, t) => {
        ;(e || (we(), Ee()),
          e ? (q(), ye(Cr(t)), D && D(t)) : (ye(null), C && C(t)),
          W || ((se.current = e), G(o ? null : Ce.clientWidth), R(e)))
      }),
      Oe = () => {
        ;(we(),
          V.current
            ? (fe.start(ii, () => {
                U.current.allowUnselectedMouseUp = !0
              }),
              ue.start(ri, () => {
                U.current.allowSelectedMouseUp = !0
              }))
            : ue.start(ri, () => {
                ;((U.current.allowSelectedMouseUp = !0), (U.current.allowUnselectedMouseUp = !0))
              }))
      },
      ke = (e) => {
        if ((E?.(e), e.button !== 0 || (e.preventDefault(), !z.current))) return
        z.current.focus()
        let t = oe(e.currentTarget)
        ;(Oe(), Ee())
        let n = (e) => {
          ;((ce.current = null),
            z.current && (ui(e, z.current) || ui(e, B.current) || ((se.current || !W) && De(!1, e))))
        }
        ;(t.addEventListener(`mouseup`, n, { capture: !0, once: !0 }),
          (ce.current = () => {
            t.removeEventListener(`mouseup`, n, !0)
          }),
          De(!0, e))
      },
      Ae = (e) => {
        De(!1, e)
      },
      je = Y.Children.toArray(s),
      Me = (e) => {
        let t = je.find((t) => t.props.value === e.target.value)
        t !== void 0 && (re(t.props.value), S && S(e, t))
      },
      Ne = (e, t, n) => {
        if ((re(n), S)) {
          let r = e.nativeEvent || e,
            i = new r.constructor(r.type, r)
          ;(Object.defineProperty(i, 'target', { writable: !0, value: { value: n, name: b } }), S(i, t))
        }
      },
      Pe = (e) => (t) => {
        H.current = !1
        let n
        if (t.currentTarget.hasAttribute(`tabindex`)) {
          if (y) {
            n = Array.isArray(I) ? I.slice() : []
            let t = I.indexOf(e.props.value)
            t === -1 ? n.push(e.props.value) : n.splice(t, 1)
          } else n = e.props.value
          ;(e.props.onClick && e.props.onClick(t), I !== n && Ne(t, e, n), y || De(!1, t))
        }
      },
      Fe = (e, t) => (n) => {
        if ((e.props.onMouseUp?.(n), H.current)) {
          H.current = !1
          return
        }
        let r = !U.current.allowSelectedMouseUp && t,
          i = !U.current.allowUnselectedMouseUp && !t
        r || i || n.currentTarget.click()
      },
      Ie = (e) => {
        let t = le.current,
          n = t.buffer !== ``
        if (
          K ||
          y ||
          d ||
          e.defaultPrevented ||
          e.nativeEvent?.isComposing ||
          e.key.length !== 1 ||
          e.ctrlKey ||
          e.metaKey ||
          e.altKey ||
          (e.key === oi && !n)
        )
          return !1
        e.key === oi && e.preventDefault()
        let r = t.buffer === ``,
          { options: i, selectedIndex: a } = ei(je, I)
        if (i.length === 0) return (e.key !== oi && q(), !0)
        r && (t.previousSearchIndex = a)
        let o = e.key.toLowerCase()
        ;(t.buffer === o && $r(i, o) && ((t.buffer = ``), (t.previousSearchIndex = t.matchedIndex)),
          (t.buffer += o),
          pe.start(ai, q))
        let s = Qr(i, t.buffer, (t.previousSearchIndex ?? -1) + 1)
        if (s !== -1) {
          let n = i[s]
          return ((t.matchedIndex = s), Tr(I, n.value) || Ne(e, n.child, n.value), !0)
        }
        return (e.key !== oi && q(), !0)
      },
      Re = (e) => {
        if (!k) {
          let t = Ie(e),
            n = e.key === oi || e.key === si || e.key === ci || e.key === li
          ;(!t && n && (e.preventDefault(), De(!0, e)), T?.(e))
        }
      },
      ze = (e) => {
        ;(q(), !K && x && (Object.defineProperty(e, 'target', { writable: !0, value: { value: I, name: b } }), x(e)))
      },
      Be = (e) => (t) => {
        ;(e?.props?.onKeyDown?.(t),
          t.key === oi &&
            t.target === t.currentTarget &&
            !t.defaultPrevented &&
            (t.preventDefault(), t.repeat || t.currentTarget.click()))
      }
    delete F[`aria-invalid`]
    let Ve,
      He,
      Ue = [],
      We = !1,
      Ge = !1
    ;(Le({ value: I }) || f) && (ee ? (Ve = ee(I)) : (We = !0))
    let Ke = je.map((e) => {
      if (!Y.isValidElement(e)) return null
      let t
      if (y) {
        if (!Array.isArray(I)) throw Error(Te(2))
        ;((t = I.some((t) => Tr(t, e.props.value))), t && We && Ue.push(e.props.children))
      } else ((t = Tr(I, e.props.value)), t && We && (He = e.props.children))
      return (
        t && (Ge = !0),
        Y.cloneElement(e, {
          'aria-selected': t ? `true` : `false`,
          onMouseDown: (t) => {
            ;((H.current = !0), e.props.onMouseDown?.(t))
          },
          onPointerDown: (t) => {
            ;((H.current = !0), e.props.onPointerDown?.(t))
          },
          onClick: Pe(e),
          onMouseUp: Fe(e, t),
          onKeyUp: (t) => {
            ;(t.key === oi && t.preventDefault(), e.props.onKeyUp && e.props.onKeyUp(t))
          },
          onKeyDown: Be(e),
          role: `option`,
          selected: t,
          value: void 0,
          'data-value': e.props.value,
        })
      )
    })
    ;(he(() => {
      ;((V.current = Ge), K || y || Ge || q())
    }, [Ge, y, K, q]),
      We &&
        (Ve = y
          ? Ue.length === 0
            ? null
            : Ue.reduce((e, t, n) => (e.push(t), n < Ue.length - 1 && e.push(`, `), e), [])
          : He))
    let qe = _e
    !o && W && me && (qe = Ce.clientWidth)
    let Je
    Je = M === void 0 ? (d ? null : 0) : M
    let Ye = j.id || (b ? `mui-component-select-${b}` : void 0),
      Xe = { ...e, variant: ne, value: I, open: K, error: p },
      Ze = mi(Xe),
      Qe = typeof v.slotProps?.paper == `function` ? v.slotProps.paper(Xe) : v.slotProps?.paper,
      $e = xe(Qe?.ref, B),
      et = typeof v.slotProps?.list == `function` ? v.slotProps.list(Xe) : v.slotProps?.list,
      tt = de(),
      nt = de()
    return (0, X.jsxs)(Y.Fragment, {
      children: [
        (0, X.jsx)(di, {
          as: `div`,
          ref: Se,
          tabIndex: Je,
          role: `combobox`,
          'aria-controls': K ? tt : void 0,
          'aria-disabled': d ? `true` : void 0,
          'aria-expanded': K ? `true` : `false`,
          'aria-haspopup': `listbox`,
          'aria-readonly': k ? `true` : void 0,
          'aria-label': r,
          'aria-labelledby': _,
          'aria-describedby': n,
          'aria-required': A ? `true` : void 0,
          'aria-invalid': p ? `true` : void 0,
          onKeyDown: Re,
          onMouseDown: d || k ? null : ke,
          onBlur: ze,
          onFocus: w,
          ...j,
          ownerState: Xe,
          className: a(j.className, Ze.select, c),
          id: Ye,
          children: wr(Ve)
            ? (ti ||= (0, X.jsx)(`span`, { className: `notranslate`, 'aria-hidden': !0, children: `​` }))
            : Ve,
        }),
        (0, X.jsx)(pi, {
          'aria-invalid': p,
          value: Array.isArray(I) ? I.join(`,`) : I,
          name: b,
          ref: ae,
          'aria-hidden': !0,
          onChange: Me,
          tabIndex: -1,
          disabled: d,
          readOnly: k,
          className: Ze.nativeInput,
          autoFocus: i,
          required: A,
          ...F,
          id: F.id ?? nt,
          ownerState: Xe,
        }),
        (0, X.jsx)(fi, { as: h, className: Ze.icon, ownerState: Xe }),
        (0, X.jsx)(Or, {
          value: ve,
          children: (0, X.jsx)(Ur, {
            id: `menu-${b || ``}`,
            anchorEl: Ce,
            open: K,
            onClose: Ae,
            anchorOrigin: { vertical: `bottom`, horizontal: `center` },
            transformOrigin: { vertical: `top`, horizontal: `center` },
            ...v,
            slotProps: {
              ...v.slotProps,
              list: {
                'aria-labelledby': _,
                role: `listbox`,
                'aria-multiselectable': y ? `true` : void 0,
                disableListWrap: !0,
                id: tt,
                ...et,
              },
              paper: { ...Qe, ref: $e, style: { minWidth: qe, ...Qe?.style } },
            },
            children: Ke,
          }),
        }),
      ],
    })
  }),
  gi = b((0, X.jsx)(`path`, { d: `M7 10l5 5 5-5z` }), `ArrowDropDown`),
  _i = (e) => {
    let { classes: t, disableUnderline: n } = e,
      r = c({ root: [`root`, !n && `underline`], input: [`input`] }, at, t)
    return { ...t, ...r }
  },
  vi = q(qe, {
    shouldForwardProp: (e) => M(e) || e === `classes`,
    name: `MuiInput`,
    slot: `Root`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [...We(e, t), !n.disableUnderline && t.underline]
    },
  })(
    V(({ theme: e }) => {
      let t = e.palette.mode === `light` ? `rgba(0, 0, 0, 0.42)` : `rgba(255, 255, 255, 0.7)`
      return (
        e.vars && (t = e.alpha(e.vars.palette.common.onBackground, e.vars.opacity.inputUnderline)),
        {
          position: `relative`,
          variants: [
            {
              props: ({ ownerState: e }) => e.formControl,
              style: { [`label + &, .${Tn.root} + &`]: { marginTop: 16 } },
            },
            {
              props: ({ ownerState: e }) => !e.disableUnderline,
              style: {
                '&::after': {
                  left: 0,
                  bottom: 0,
                  content: `""`,
                  position: `absolute`,
                  right: 0,
                  transform: `scaleX(0)`,
                  ...W(e, `transform`, {
                    duration: e.transitions.duration.shorter,
                    easing: e.transitions.easing.easeOut,
                  }),
                  pointerEvents: `none`,
                },
                [`&.${ot.focused}:after`]: { transform: `scaleX(1) translateX(0)` },
                [`&.${ot.error}`]: { '&::before, &::after': { borderBottomColor: (e.vars || e).palette.error.main } },
                '&::before': {
                  borderBottom: `1px solid ${t}`,
                  left: 0,
                  bottom: 0,
                  content: `""`,
                  position: `absolute`,
                  right: 0,
                  ...W(e, `border-bottom-color`, { duration: e.transitions.duration.shorter }),
                  pointerEvents: `none`,
                },
                [`&:hover:not(.${ot.disabled}, .${ot.error}):before`]: {
                  borderBottom: `2px solid ${(e.vars || e).palette.text.primary}`,
                  '@media (hover: none)': { borderBottom: `1px solid ${t}` },
                },
                [`&.${ot.disabled}:before`]: { borderBottomStyle: `dotted` },
              },
            },
            ...Object.entries(e.palette)
              .filter(j())
              .map(([t]) => ({
                props: { color: t, disableUnderline: !1 },
                style: { '&::after': { borderBottom: `2px solid ${(e.vars || e).palette[t].main}` } },
              })),
          ],
        }
      )
    }),
  ),
  yi = q(Je, { name: `MuiInput`, slot: `Input`, overridesResolver: Ge })({}),
  bi = Y.forwardRef(function (e, t) {
    let n = J({ props: e, name: `MuiInput` }),
      {
        disableUnderline: r = !1,
        fullWidth: i = !1,
        inputComponent: a = `input`,
        multiline: o = !1,
        notched: s,
        slotProps: c,
        slots: l = {},
        type: u = `text`,
        ...d
      } = n,
      f = _i(n),
      p = { root: { ownerState: { disableUnderline: r } } },
      m = c ? A(c, p) : p,
      h = l.root ?? vi,
      g = l.input ?? yi
    return (0, X.jsx)(Xe, {
      slots: { root: h, input: g },
      slotProps: m,
      fullWidth: i,
      inputComponent: a,
      multiline: o,
      ref: t,
      type: u,
      ...d,
      classes: f,
    })
  })
bi.muiName = `Input`
var xi = (e) => {
    let {
        classes: t,
        disableUnderline: n,
        startAdornment: r,
        endAdornment: i,
        size: a,
        hiddenLabel: o,
        multiline: s,
      } = e,
      l = {
        root: [
          `root`,
          !n && `underline`,
          r && `adornedStart`,
          i && `adornedEnd`,
          a === `small` && `size${B(a)}`,
          o && `hiddenLabel`,
          s && `multiline`,
        ],
        input: [`input`],
      },
      u = c(l, Ze, t)
    return { ...t, ...u }
  },
  Si = q(qe, {
    shouldForwardProp: (e) => M(e) || e === `classes`,
    name: `MuiFilledInput`,
    slot: `Root`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [...We(e, t), !n.disableUnderline && t.underline]
    },
  })(
    V(({ theme: e }) => {
      let t = e.palette.mode === `light`,
        n = t ? `rgba(0, 0, 0, 0.42)` : `rgba(255, 255, 255, 0.7)`,
        r = t ? `rgba(0, 0, 0, 0.06)` : `rgba(255, 255, 255, 0.09)`,
        i = t ? `rgba(0, 0, 0, 0.09)` : `rgba(255, 255, 255, 0.13)`,
        a = t ? `rgba(0, 0, 0, 0.12)` : `rgba(255, 255, 255, 0.12)`
      return {
        position: `relative`,
        backgroundColor: e.vars ? e.vars.palette.FilledInput.bg : r,
        borderTopLeftRadius: (e.vars || e).shape.borderRadius,
        borderTopRightRadius: (e.vars || e).shape.borderRadius,
        ...W(e, `background-color`, { duration: e.transitions.duration.shorter, easing: e.transitions.easing.easeOut }),
        '&:hover': {
          backgroundColor: e.vars ? e.vars.palette.FilledInput.hoverBg : i,
          '@media (hover: none)': { backgroundColor: e.vars ? e.vars.palette.FilledInput.bg : r },
        },
        [`&.${Qe.focused}`]: { backgroundColor: e.vars ? e.vars.palette.FilledInput.bg : r },
        [`&.${Qe.disabled}`]: { backgroundColor: e.vars ? e.vars.palette.FilledInput.disabledBg : a },
        variants: [
          {
            props: ({ ownerState: e }) => !e.disableUnderline,
            style: {
              '&::after': {
                left: 0,
                bottom: 0,
                content: `""`,
                position: `absolute`,
                right: 0,
                transform: `scaleX(0)`,
                ...W(e, `transform`, {
                  duration: e.transitions.duration.shorter,
                  easing: e.transitions.easing.easeOut,
                }),
                pointerEvents: `none`,
              },
              [`&.${Qe.focused}:after`]: { transform: `scaleX(1) translateX(0)` },
              [`&.${Qe.error}`]: { '&::before, &::after': { borderBottomColor: (e.vars || e).palette.error.main } },
              '&::before': {
                borderBottom: `1px solid ${e.vars ? e.alpha(e.vars.palette.common.onBackground, e.vars.opacity.inputUnderline) : n}`,
                left: 0,
                bottom: 0,
                content: `""`,
                position: `absolute`,
                right: 0,
                ...W(e, `border-bottom-color`, { duration: e.transitions.duration.shorter }),
                pointerEvents: `none`,
              },
              [`&:hover:not(.${Qe.disabled}, .${Qe.error}):before`]: {
                borderBottom: `1px solid ${(e.vars || e).palette.text.primary}`,
              },
              [`&.${Qe.disabled}:before`]: { borderBottomStyle: `dotted` },
            },
          },
          ...Object.entries(e.palette)
            .filter(j())
            .map(([t]) => ({
              props: { disableUnderline: !1, color: t },
              style: { '&::after': { borderBottom: `2px solid ${(e.vars || e).palette[t]?.main}` } },
            })),
          { props: ({ ownerState: e }) => e.startAdornment, style: { paddingLeft: 12 } },
          {
            props: ({ ownerState: e }) => e.endAdornment,
            style: {
              '--_trailingPad': `12px`,
              paddingRight: `var(--_trailingPad)`,
              [`&.${Qt.root}`]: { '--_trailingPad': `0px` },
            },
          },
          { props: ({ ownerState: e }) => e.multiline, style: { padding: `25px 12px 8px` } },
          {
            props: ({ ownerState: e, size: t }) => e.multiline && t === `small`,
            style: { paddingTop: 21, paddingBottom: 4 },
          },
          { props: ({ ownerState: e }) => e.multiline && e.hiddenLabel, style: { paddingTop: 16, paddingBottom: 17 } },
          {
            props: ({ ownerState: e }) => e.multiline && e.hiddenLabel && e.size === `small`,
            style: { paddingTop: 8, paddingBottom: 9 },
          },
        ],
      }
    }),
  ),
  Ci = q(Je, { name: `MuiFilledInput`, slot: `Input`, overridesResolver: Ge })(
    V(({ theme: e }) => ({
      paddingTop: 25,
      paddingRight: 12,
      paddingBottom: 8,
      paddingLeft: 12,
      '&:-webkit-autofill': {
        ...(!e.vars && {
          WebkitBoxShadow: e.palette.mode === `light` ? null : `0 0 0 100px #266798 inset`,
          WebkitTextFillColor: e.palette.mode === `light` ? null : `#fff`,
          caretColor: e.palette.mode === `light` ? null : `#fff`,
        }),
        borderTopLeftRadius: `inherit`,
        borderTopRightRadius: `inherit`,
        ...(e.vars && {
          WebkitBoxShadow: e.vars.palette.Input.autofillWebkitBoxShadow,
          ...e.applyStyles(`dark`, { WebkitTextFillColor: `#fff`, caretColor: `#fff` }),
        }),
      },
      variants: [
        { props: { size: `small` }, style: { paddingTop: 21, paddingBottom: 4 } },
        { props: ({ ownerState: e }) => e.hiddenLabel, style: { paddingTop: 16, paddingBottom: 17 } },
        { props: ({ ownerState: e }) => e.startAdornment, style: { paddingLeft: 0 } },
        { props: ({ ownerState: e }) => e.endAdornment, style: { paddingRight: 0 } },
        {
          props: ({ ownerState: e }) => e.hiddenLabel && e.size === `small`,
          style: { paddingTop: 8, paddingBottom: 9 },
        },
        {
          props: ({ ownerState: e }) => e.multiline,
          style: { paddingTop: 0, paddingBottom: 0, paddingLeft: 0, paddingRight: 0 },
        },
      ],
    })),
  ),
  wi = Y.forwardRef(function (e, t) {
    let n = J({ props: e, name: `MuiFilledInput` }),
      {
        disableUnderline: r = !1,
        fullWidth: i = !1,
        hiddenLabel: a,
        inputComponent: o = `input`,
        multiline: s = !1,
        notched: c,
        slotProps: l,
        slots: u = {},
        type: d = `text`,
        ...f
      } = n,
      p = { ...n, disableUnderline: r, fullWidth: i, inputComponent: o, multiline: s, type: d },
      m = xi(n),
      h = { root: { ownerState: p }, input: { ownerState: p } },
      g = l ? A(h, l) : h,
      _ = u.root ?? Si,
      v = u.input ?? Ci
    return (0, X.jsx)(Xe, {
      slots: { root: _, input: v },
      slotProps: g,
      fullWidth: i,
      inputComponent: o,
      multiline: s,
      ref: t,
      type: d,
      ...f,
      classes: m,
    })
  })
wi.muiName = `Input`
var Ti = (e) => {
    let { classes: t } = e,
      n = c({ root: [`root`] }, Zt, t)
    return { ...t, ...n }
  },
  Ei = { name: `MuiSelect`, slot: `Root`, shouldForwardProp: (e) => M(e) && e !== `variant` },
  Di = q(bi, Ei)(``),
  Oi = q(rn, Ei)(``),
  ki = q(wi, Ei)(``),
  Ai = Y.forwardRef(function (e, t) {
    let n = J({ name: `MuiSelect`, props: e }),
      {
        autoWidth: r = !1,
        children: i,
        classes: o = {},
        className: s,
        defaultOpen: c = !1,
        displayEmpty: l = !1,
        IconComponent: u = gi,
        id: d,
        input: f,
        inputProps: p,
        label: m,
        labelId: h,
        MenuProps: g,
        multiple: _ = !1,
        native: v = !1,
        onClose: y,
        onOpen: b,
        open: x,
        renderValue: S,
        SelectDisplayProps: C,
        variant: w = `outlined`,
        ...T
      } = n,
      E = v ? Yr : hi,
      [D] = Fe({ props: n, states: [`variant`, `error`] }),
      O = D.variant || w,
      k = { ...n, variant: O, classes: o },
      ee = Ti(k),
      { root: j, ...M } = ee,
      N =
        f ||
        {
          standard: (0, X.jsx)(Di, { ownerState: k }),
          outlined: (0, X.jsx)(Oi, { label: m, ownerState: k }),
          filled: (0, X.jsx)(ki, { ownerState: k }),
        }[O],
      te = xe(t, ne(N))
    return (0, X.jsx)(Y.Fragment, {
      children: Y.cloneElement(N, {
        inputComponent: E,
        inputProps: {
          children: i,
          error: D.error,
          IconComponent: u,
          variant: O,
          type: void 0,
          multiple: _,
          ...(v
            ? { id: d }
            : {
                autoWidth: r,
                defaultOpen: c,
                displayEmpty: l,
                labelId: h,
                MenuProps: g,
                onClose: y,
                onOpen: b,
                open: x,
                renderValue: S,
                SelectDisplayProps: { id: d, ...C },
              }),
          ...p,
          classes: p ? A(M, p.classes) : M,
          ...(f ? f.props.inputProps : {}),
        },
        ...(((_ && v) || l) && O === `outlined` ? { notched: !0 } : {}),
        ref: te,
        className: a(N.props.className, s, ee.root),
        ...(!f && { variant: O }),
        ...T,
      }),
    })
  })
Ai.muiName = `Select`
function ji(e) {
  return S(`MuiLinearProgress`, e)
}
y(`MuiLinearProgress`, [
  `root`,
  `colorPrimary`,
  `colorSecondary`,
  `determinate`,
  `indeterminate`,
  `buffer`,
  `query`,
  `dashed`,
  `bar`,
  `bar1`,
  `bar2`,
])
var Mi = 4,
  Ni = {},
  Pi = F`
  0% {
    left: -35%;
    right: 100%;
  }

  60% {
    left: 100%;
    right: -90%;
  }

  100% {
    left: 100%;
    right: -90%;
  }
`,
  Fi =
    typeof Pi == `string`
      ? null
      : u`
        animation: ${Pi} 2.1s cubic-bezier(0.65, 0.815, 0.735, 0.395) infinite;
      `,
  Ii = F`
  0% {
    left: -200%;
    right: 100%;
  }

  60% {
    left: 107%;
    right: -8%;
  }

  100% {
    left: 107%;
    right: -8%;
  }
`,
  Li =
    typeof Ii == `string`
      ? null
      : u`
        animation: ${Ii} 2.1s cubic-bezier(0.165, 0.84, 0.44, 1) 1.15s infinite;
      `,
  Ri = F`
  0% {
    opacity: 1;
    background-position: 0 -23px;
  }

  60% {
    opacity: 0;
    background-position: 0 -23px;
  }

  100% {
    opacity: 1;
    background-position: -200px -23px;
  }
`,
  zi =
    typeof Ri == `string`
      ? null
      : u`
        animation: ${Ri} 3s infinite linear;
      `,
  Bi = (e) => {
    let { classes: t, variant: n, color: r } = e,
      i = {
        root: [`root`, `color${B(r)}`, n],
        dashed: [`dashed`],
        bar1: [`bar`, `bar1`],
        bar2: [`bar`, `bar2`, n === `buffer` && `color${B(r)}`],
      }
    return c(i, ji, t)
  },
  Vi = (e, t) =>
    e.vars
      ? e.vars.palette.LinearProgress[`${t}Bg`]
      : e.palette.mode === `light`
        ? e.lighten(e.palette[t].main, 0.62)
        : e.darken(e.palette[t].main, 0.5),
  Hi = q(`span`, {
    name: `MuiLinearProgress`,
    slot: `Root`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [t.root, t[`color${B(n.color)}`], t[n.variant]]
    },
  })(
    V(({ theme: e }) => ({
      position: `relative`,
      overflow: `hidden`,
      display: `block`,
      height: 4,
      zIndex: 0,
      '@media print': { colorAdjust: `exact` },
      variants: [
        ...Object.entries(e.palette)
          .filter(j())
          .map(([t]) => ({ props: { color: t }, style: { backgroundColor: Vi(e, t) } })),
        {
          props: ({ ownerState: e }) => e.color === `inherit` && e.variant !== `buffer`,
          style: {
            '&::before': {
              content: `""`,
              position: `absolute`,
              left: 0,
              top: 0,
              right: 0,
              bottom: 0,
              backgroundColor: `currentColor`,
              opacity: 0.3,
            },
          },
        },
        { props: { variant: `buffer` }, style: { backgroundColor: `transparent` } },
        { props: { variant: `query` }, style: { transform: `rotate(180deg)` } },
      ],
    })),
  ),
  Ui = q(`span`, { name: `MuiLinearProgress`, slot: `Dashed` })(
    V(({ theme: e }) => ({
      position: `absolute`,
      marginTop: 0,
      height: `100%`,
      width: `100%`,
      backgroundSize: `10px 10px`,
      backgroundPosition: `0 -23px`,
      variants: [
        {
          props: { color: `inherit` },
          style: {
            opacity: 0.3,
            backgroundImage: `radial-gradient(currentColor 0%, currentColor 16%, transparent 42%)`,
          },
        },
        ...Object.entries(e.palette)
          .filter(j())
          .map(([t]) => {
            let n = Vi(e, t)
            return {
              props: { color: t },
              style: { backgroundImage: `radial-gradient(${n} 0%, ${n} 16%, transparent 42%)` },
            }
          }),
      ],
    })),
    zi || { animation: `${Ri} 3s infinite linear` },
    V(({ theme: e }) => se(e, { animation: `none` }) || Ni),
  ),
  Wi = q(`span`, { name: `MuiLinearProgress`, slot: `Bar1`, overridesResolver: (e, t) => [t.bar, t.bar1] })(
    V(({ theme: e }) => {
      let t = se(e, { animation: `none`, left: `30%`, right: `auto`, width: `40%` })
      return {
        width: `100%`,
        position: `absolute`,
        left: 0,
        bottom: 0,
        top: 0,
        ...W(e, `transform`, { duration: `0.2s`, easing: `linear` }),
        transformOrigin: `left`,
        variants: [
          { props: { color: `inherit` }, style: { backgroundColor: `currentColor` } },
          ...Object.entries(e.palette)
            .filter(j())
            .map(([t]) => ({ props: { color: t }, style: { backgroundColor: (e.vars || e).palette[t].main } })),
          {
            props: { variant: `determinate` },
            style: { ...W(e, `transform`, { duration: `.${Mi}s`, easing: `linear` }) },
          },
          {
            props: { variant: `buffer` },
            style: { zIndex: 1, ...W(e, `transform`, { duration: `.${Mi}s`, easing: `linear` }) },
          },
          {
            props: ({ ownerState: e }) => e.variant === `indeterminate` || e.variant === `query`,
            style: { width: `auto` },
          },
          {
            props: ({ ownerState: e }) => e.variant === `indeterminate` || e.variant === `query`,
            style: Fi || { animation: `${Pi} 2.1s cubic-bezier(0.65, 0.815, 0.735, 0.395) infinite` },
          },
          ...(t
            ? [{ props: ({ ownerState: e }) => e.variant === `indeterminate` || e.variant === `query`, style: t }]
            : []),
        ],
      }
    }),
  ),
  Gi = q(`span`, { name: `MuiLinearProgress`, slot: `Bar2`, overridesResolver: (e, t) => [t.bar, t.bar2] })(
    V(({ theme: e }) => {
      let t = se(e, { animation: `none`, display: `none` })
      return {
        width: `100%`,
        position: `absolute`,
        left: 0,
        bottom: 0,
        top: 0,
        ...W(e, `transform`, { duration: `0.2s`, easing: `linear` }),
        transformOrigin: `left`,
        variants: [
          ...Object.entries(e.palette)
            .filter(j())
            .map(([t]) => ({
              props: { color: t },
              style: { '--LinearProgressBar2-barColor': (e.vars || e).palette[t].main },
            })),
          {
            props: ({ ownerState: e }) => e.variant !== `buffer` && e.color !== `inherit`,
            style: { backgroundColor: `var(--LinearProgressBar2-barColor, currentColor)` },
          },
          {
            props: ({ ownerState: e }) => e.variant !== `buffer` && e.color === `inherit`,
            style: { backgroundColor: `currentColor` },
          },
          { props: { color: `inherit` }, style: { opacity: 0.3 } },
          ...Object.entries(e.palette)
            .filter(j())
            .map(([t]) => ({
              props: { color: t, variant: `buffer` },
              style: { backgroundColor: Vi(e, t), ...W(e, `transform`, { duration: `.${Mi}s`, easing: `linear` }) },
            })),
          {
            props: ({ ownerState: e }) => e.variant === `indeterminate` || e.variant === `query`,
            style: { width: `auto` },
          },
          {
            props: ({ ownerState: e }) => e.variant === `indeterminate` || e.variant === `query`,
            style: Li || { animation: `${Ii} 2.1s cubic-bezier(0.165, 0.84, 0.44, 1) 1.15s infinite` },
          },
          ...(t
            ? [{ props: ({ ownerState: e }) => e.variant === `indeterminate` || e.variant === `query`, style: t }]
            : []),
        ],
      }
    }),
  ),
  Ki = Y.forwardRef(function (e, t) {
    let n = J({ props: e, name: `MuiLinearProgress` }),
      {
        className: r,
        color: i = `primary`,
        max: o,
        min: s,
        value: c,
        valueBuffer: l,
        variant: u = `indeterminate`,
        ...d
      } = n,
      f = { ...n, color: i, variant: u },
      p = s ?? 0,
      m = o ?? 100,
      h = Bi(f),
      g = w(),
      _ = {},
      v = { bar1: {}, bar2: {} }
    if ((u === `determinate` || u === `buffer`) && c !== void 0) {
      let e = m - p,
        t = ((c - p) / e) * 100 - 100
      ;(g && (t = -t),
        (v.bar1.transform = e > 0 ? `translateX(${t}%)` : `translateX(-100%)`),
        (_[`aria-valuenow`] = c),
        (_[`aria-valuemin`] = p),
        (_[`aria-valuemax`] = m))
    }
    if (u === `buffer` && l !== void 0) {
      let e = m - p,
        t = ((l - p) / e) * 100 - 100
      ;(g && (t = -t), (v.bar2.transform = e > 0 ? `translateX(${t}%)` : `translateX(-100%)`))
    }
    return (0, X.jsxs)(Hi, {
      className: a(h.root, r),
      ownerState: f,
      role: `progressbar`,
      ..._,
      ref: t,
      ...d,
      children: [
        u === `buffer` ? (0, X.jsx)(Ui, { className: h.dashed, ownerState: f }) : null,
        (0, X.jsx)(Wi, { className: h.bar1, ownerState: f, style: v.bar1 }),
        u === `determinate` ? null : (0, X.jsx)(Gi, { className: h.bar2, ownerState: f, style: v.bar2 }),
      ],
    })
  }),
  qi = Y.createContext()
function Ji(e) {
  return S(`MuiTable`, e)
}
y(`MuiTable`, [`root`, `stickyHeader`])
var Yi = (e) => {
    let { classes: t, stickyHeader: n } = e
    return c({ root: [`root`, n && `stickyHeader`] }, Ji, t)
  },
  Xi = q(`table`, {
    name: `MuiTable`,
    slot: `Root`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [t.root, n.stickyHeader && t.stickyHeader]
    },
  })(
    V(({ theme: e }) => ({
      display: `table`,
      width: `100%`,
      borderCollapse: `collapse`,
      borderSpacing: 0,
      '& caption': {
        ...e.typography.body2,
        padding: e.spacing(2),
        color: (e.vars || e).palette.text.secondary,
        textAlign: `left`,
        captionSide: `bottom`,
      },
      variants: [{ props: ({ ownerState: e }) => e.stickyHeader, style: { borderCollapse: `separate` } }],
    })),
  ),
  Zi = `table`,
  Qi = Y.forwardRef(function (e, t) {
    let n = J({ props: e, name: `MuiTable` }),
      { className: r, component: i = Zi, padding: o = `normal`, size: s = `medium`, stickyHeader: c = !1, ...l } = n,
      u = { ...n, component: i, padding: o, size: s, stickyHeader: c },
      d = Yi(u),
      f = Y.useMemo(() => ({ padding: o, size: s, stickyHeader: c }), [o, s, c])
    return (0, X.jsx)(qi.Provider, {
      value: f,
      children: (0, X.jsx)(Xi, {
        as: i,
        role: i === Zi ? null : `table`,
        ref: t,
        className: a(d.root, r),
        ownerState: u,
        ...l,
      }),
    })
  }),
  $i = Y.createContext()
function ea(e) {
  return S(`MuiTableBody`, e)
}
y(`MuiTableBody`, [`root`])
var ta = (e) => {
    let { classes: t } = e
    return c({ root: [`root`] }, ea, t)
  },
  na = q(`tbody`, { name: `MuiTableBody`, slot: `Root` })({ display: `table-row-group` }),
  ra = { variant: `body` },
  ia = `tbody`,
  aa = Y.forwardRef(function (e, t) {
    let n = J({ props: e, name: `MuiTableBody` }),
      { className: r, component: i = ia, ...o } = n,
      s = { ...n, component: i },
      c = ta(s)
    return (0, X.jsx)($i.Provider, {
      value: ra,
      children: (0, X.jsx)(na, {
        className: a(c.root, r),
        as: i,
        ref: t,
        role: i === ia ? null : `rowgroup`,
        ownerState: s,
        ...o,
      }),
    })
  })
function oa(e) {
  return S(`MuiTableCell`, e)
}
var sa = y(`MuiTableCell`, [
    `root`,
    `head`,
    `body`,
    `footer`,
    `sizeSmall`,
    `sizeMedium`,
    `paddingCheckbox`,
    `paddingNone`,
    `alignLeft`,
    `alignCenter`,
    `alignRight`,
    `alignJustify`,
    `stickyHeader`,
  ]),
  ca = (e) => {
    let { classes: t, variant: n, align: r, padding: i, size: a, stickyHeader: o } = e,
      s = {
        root: [
          `root`,
          n,
          o && `stickyHeader`,
          r !== `inherit` && `align${B(r)}`,
          i !== `normal` && `padding${B(i)}`,
          `size${B(a)}`,
        ],
      }
    return c(s, oa, t)
  },
  la = q(`td`, {
    name: `MuiTableCell`,
    slot: `Root`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [
        t.root,
        t[n.variant],
        t[`size${B(n.size)}`],
        n.padding !== `normal` && t[`padding${B(n.padding)}`],
        n.align !== `inherit` && t[`align${B(n.align)}`],
        n.stickyHeader && t.stickyHeader,
      ]
    },
  })(
    V(({ theme: e }) => ({
      ...e.typography.body2,
      display: `table-cell`,
      verticalAlign: `inherit`,
      borderBottom: e.vars
        ? `1px solid ${e.vars.palette.TableCell.border}`
        : `1px solid
    ${e.palette.mode === `light` ? e.lighten(e.alpha(e.palette.divider, 1), 0.88) : e.darken(e.alpha(e.palette.divider, 1), 0.68)}`,
      textAlign: `left`,
      padding: 16,
      variants: [
        {
          props: { variant: `head` },
          style: {
            color: (e.vars || e).palette.text.primary,
            lineHeight: e.typography.pxToRem(24),
            fontWeight: e.typography.fontWeightMedium,
          },
        },
        { props: { variant: `body` }, style: { color: (e.vars || e).palette.text.primary } },
        {
          props: { variant: `footer` },
          style: {
            color: (e.vars || e).palette.text.secondary,
            lineHeight: e.typography.pxToRem(21),
            fontSize: e.typography.pxToRem(12),
          },
        },
        {
          props: { size: `small` },
          style: {
            padding: `6px 16px`,
            [`&.${sa.paddingCheckbox}`]: { width: 24, padding: `0 12px 0 16px`, '& > *': { padding: 0 } },
          },
        },
        { props: { padding: `checkbox` }, style: { width: 48, padding: `0 0 0 4px` } },
        { props: { padding: `none` }, style: { padding: 0 } },
        { props: { align: `left` }, style: { textAlign: `left` } },
        { props: { align: `center` }, style: { textAlign: `center` } },
        { props: { align: `right` }, style: { textAlign: `right`, flexDirection: `row-reverse` } },
        { props: { align: `justify` }, style: { textAlign: `justify` } },
        {
          props: ({ ownerState: e }) => e.stickyHeader,
          style: { position: `sticky`, top: 0, zIndex: 2, backgroundColor: (e.vars || e).palette.background.default },
        },
      ],
    })),
  ),
  ua = Y.forwardRef(function (e, t) {
    let n = J({ props: e, name: `MuiTableCell` }),
      {
        align: r = `inherit`,
        className: i,
        component: o,
        padding: s,
        scope: c,
        size: l,
        sortDirection: u,
        variant: d,
        ...f
      } = n,
      p = Y.useContext(qi),
      m = Y.useContext($i),
      h = m && m.variant === `head`,
      g
    g = o || (h ? `th` : `td`)
    let _ = c
    g === `td` ? (_ = void 0) : !_ && h && (_ = `col`)
    let v = d || (m && m.variant),
      y = {
        ...n,
        align: r,
        component: g,
        padding: s || (p && p.padding ? p.padding : `normal`),
        size: l || (p && p.size ? p.size : `medium`),
        sortDirection: u,
        stickyHeader: v === `head` && p && p.stickyHeader,
        variant: v,
      },
      b = ca(y),
      x = null
    return (
      u && (x = u === `asc` ? `ascending` : `descending`),
      (0, X.jsx)(la, { as: g, ref: t, className: a(b.root, i), 'aria-sort': x, scope: _, ownerState: y, ...f })
    )
  })
function da(e) {
  return S(`MuiTableHead`, e)
}
y(`MuiTableHead`, [`root`])
var fa = (e) => {
    let { classes: t } = e
    return c({ root: [`root`] }, da, t)
  },
  pa = q(`thead`, { name: `MuiTableHead`, slot: `Root` })({ display: `table-header-group` }),
  ma = { variant: `head` },
  ha = `thead`,
  ga = Y.forwardRef(function (e, t) {
    let n = J({ props: e, name: `MuiTableHead` }),
      { className: r, component: i = ha, ...o } = n,
      s = { ...n, component: i },
      c = fa(s)
    return (0, X.jsx)($i.Provider, {
      value: ma,
      children: (0, X.jsx)(pa, {
        as: i,
        className: a(c.root, r),
        ref: t,
        role: i === ha ? null : `rowgroup`,
        ownerState: s,
        ...o,
      }),
    })
  })
function _a(e) {
  return S(`MuiTableRow`, e)
}
var va = y(`MuiTableRow`, [`root`, `selected`, `hover`, `head`, `footer`]),
  ya = (e) => {
    let { classes: t, selected: n, hover: r, head: i, footer: a } = e
    return c({ root: [`root`, n && `selected`, r && `hover`, i && `head`, a && `footer`] }, _a, t)
  },
  ba = q(`tr`, {
    name: `MuiTableRow`,
    slot: `Root`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [t.root, n.head && t.head, n.footer && t.footer]
    },
  })(
    V(({ theme: e }) => ({
      color: `inherit`,
      display: `table-row`,
      verticalAlign: `middle`,
      outline: 0,
      [`&.${va.hover}:hover`]: { backgroundColor: (e.vars || e).palette.action.hover },
      [`&.${va.selected}`]: {
        backgroundColor: e.alpha((e.vars || e).palette.primary.main, (e.vars || e).palette.action.selectedOpacity),
        '&:hover': {
          backgroundColor: e.alpha(
            (e.vars || e).palette.primary.main,
            `${(e.vars || e).palette.action.selectedOpacity} + ${(e.vars || e).palette.action.hoverOpacity}`,
          ),
        },
      },
    })),
  ),
  xa = `tr`,
  Sa = Y.forwardRef(function (e, t) {
    let n = J({ props: e, name: `MuiTableRow` }),
      { className: r, component: i = xa, hover: o = !1, selected: s = !1, ...c } = n,
      l = Y.useContext($i),
      u = {
        ...n,
        component: i,
        hover: o,
        selected: s,
        head: l && l.variant === `head`,
        footer: l && l.variant === `footer`,
      },
      d = ya(u)
    return (0, X.jsx)(ba, {
      as: i,
      ref: t,
      className: a(d.root, r),
      role: i === xa ? null : `row`,
      ownerState: u,
      ...c,
    })
  }),
  Ca = b(
    (0, X.jsx)(`path`, {
      d: `M19 5v14H5V5h14m0-2H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2z`,
    }),
    `CheckBoxOutlineBlank`,
  ),
  wa = b(
    (0, X.jsx)(`path`, {
      d: `M19 3H5c-1.11 0-2 .9-2 2v14c0 1.1.89 2 2 2h14c1.11 0 2-.9 2-2V5c0-1.1-.89-2-2-2zm-9 14l-5-5 1.41-1.41L10 14.17l7.59-7.59L19 8l-9 9z`,
    }),
    `CheckBox`,
  ),
  Ta = b(
    (0, X.jsx)(`path`, {
      d: `M19 3H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2zm-2 10H7v-2h10v2z`,
    }),
    `IndeterminateCheckBox`,
  ),
  Ea = (e) => {
    let { classes: t, indeterminate: n, color: r, size: i } = e,
      a = { root: [`root`, n && `indeterminate`, `color${B(r)}`, `size${B(i)}`] },
      o = c(a, Ee, t)
    return { ...t, ...o }
  },
  Da = q(Un, {
    shouldForwardProp: (e) => M(e) || e === `classes`,
    name: `MuiCheckbox`,
    slot: `Root`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [
        t.root,
        n.indeterminate && t.indeterminate,
        t[`size${B(n.size)}`],
        n.color !== 'default' && t[`color${B(n.color)}`],
      ]
    },
  })(
    V(({ theme: e }) => ({
      color: (e.vars || e).palette.text.secondary,
      ...(e.focusVisible && {
        [`&.${Se.focusVisible} svg:first-of-type`]: {
          ...D,
          borderRadius: (e.vars || e).shape.borderRadius,
          ...e.focusVisible,
        },
      }),
      variants: [
        {
          props: { color: `default`, disableRipple: !1 },
          style: {
            '&:hover': {
              backgroundColor: e.alpha((e.vars || e).palette.action.active, (e.vars || e).palette.action.hoverOpacity),
            },
          },
        },
        ...Object.entries(e.palette)
          .filter(j())
          .map(([t]) => ({
            props: { color: t, disableRipple: !1 },
            style: {
              '&:hover': {
                backgroundColor: e.alpha((e.vars || e).palette[t].main, (e.vars || e).palette.action.hoverOpacity),
              },
            },
          })),
        ...Object.entries(e.palette)
          .filter(j())
          .map(([t]) => ({
            props: { color: t },
            style: {
              [`&.${De.checked}, &.${De.indeterminate}`]: { color: (e.vars || e).palette[t].main },
              [`&.${De.disabled}`]: { color: (e.vars || e).palette.action.disabled },
            },
          })),
        {
          props: { disableRipple: !1 },
          style: { '&:hover': { '@media (hover: none)': { backgroundColor: `transparent` } } },
        },
      ],
    })),
  ),
  Oa = (0, X.jsx)(wa, {}),
  ka = (0, X.jsx)(Ca, {}),
  Aa = (0, X.jsx)(Ta, {}),
  ja = Y.forwardRef(function (e, t) {
    let n = J({ props: e, name: `MuiCheckbox` }),
      {
        checkedIcon: r = Oa,
        color: i = `primary`,
        icon: o = ka,
        indeterminate: s = !1,
        indeterminateIcon: c = Aa,
        size: l = `medium`,
        disableRipple: u = !1,
        className: d,
        slots: f = {},
        slotProps: p = {},
        ...m
      } = n,
      h = s ? c : o,
      g = s ? c : r,
      _ = { ...n, disableRipple: u, color: i, indeterminate: s, size: l },
      v = Ea(_),
      y = typeof p.input == `function` ? p.input(_) : p.input,
      b = Y.useRef(null),
      x = xe(b, y?.ref)
    he(() => {
      b.current && (b.current.indeterminate = s)
    })
    let [S, C] = I(`root`, {
      ref: t,
      elementType: Da,
      className: a(v.root, d),
      shouldForwardComponentProp: !0,
      externalForwardedProps: { slots: f, slotProps: p, ...m },
      ownerState: _,
      additionalProps: {
        type: `checkbox`,
        icon: Y.cloneElement(h, { fontSize: h.props.fontSize ?? l }),
        checkedIcon: Y.cloneElement(g, { fontSize: g.props.fontSize ?? l }),
        disableRipple: n.disableRipple,
        slots: f,
        slotProps: {
          input: {
            ...K(y, {
              'data-indeterminate': s,
              onChange: (e) => {
                e.target.indeterminate = s
              },
            }),
            ref: x,
          },
        },
      },
    })
    return (0, X.jsx)(S, { ...C, classes: v })
  }),
  Ma = b(
    (0, X.jsx)(`path`, {
      d: `M12 2C6.47 2 2 6.47 2 12s4.47 10 10 10 10-4.47 10-10S17.53 2 12 2zm5 13.59L15.59 17 12 13.41 8.41 17 7 15.59 10.59 12 7 8.41 8.41 7 12 10.59 15.59 7 17 8.41 13.41 12 17 15.59z`,
    }),
    `Cancel`,
  )
function Na(e) {
  return S(`MuiChip`, e)
}
var Q = y(`MuiChip`, [
    `root`,
    `sizeSmall`,
    `sizeMedium`,
    `colorDefault`,
    `colorError`,
    `colorInfo`,
    `colorPrimary`,
    `colorSecondary`,
    `colorSuccess`,
    `colorWarning`,
    `disabled`,
    `clickable`,
    `deletable`,
    `outlined`,
    `filled`,
    `avatar`,
    `icon`,
    `label`,
    `deleteIcon`,
    `focusVisible`,
  ]),
  Pa = (e) => {
    let { classes: t, disabled: n, size: r, color: i, onDelete: a, clickable: o, variant: s } = e,
      l = {
        root: [`root`, s, n && `disabled`, `size${B(r)}`, `color${B(i)}`, o && `clickable`, a && `deletable`],
        label: [`label`],
        avatar: [`avatar`],
        icon: [`icon`],
        deleteIcon: [`deleteIcon`],
      }
    return c(l, Na, t)
  },
  Fa = q(`div`, {
    name: `MuiChip`,
    slot: `Root`,
    shouldForwardProp: (e) => M(e) && e !== `focusableWhenDisabled` && e !== `skipFocusWhenDisabled`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e,
        { color: r, clickable: i, onDelete: a, size: o, variant: s } = n
      return [
        { [`& .${Q.avatar}`]: t.avatar },
        { [`& .${Q.icon}`]: t.icon },
        { [`& .${Q.deleteIcon}`]: t.deleteIcon },
        t.root,
        t[`size${B(o)}`],
        t[`color${B(r)}`],
        i && t.clickable,
        a && t.deletable,
        t[s],
      ]
    },
  })(
    V(({ theme: e }) => {
      let t = e.palette.mode === `light` ? e.palette.grey[700] : e.palette.grey[300]
      return {
        maxWidth: `100%`,
        fontFamily: e.typography.fontFamily,
        fontSize: e.typography.pxToRem(13),
        display: `inline-flex`,
        alignItems: `center`,
        justifyContent: `center`,
        height: 32,
        lineHeight: 1.5,
        color: (e.vars || e).palette.text.primary,
        backgroundColor: (e.vars || e).palette.action.selected,
        borderRadius: 16,
        whiteSpace: `nowrap`,
        ...W(e, [`background-color`, `box-shadow`]),
        cursor: `unset`,
        outline: 0,
        textDecoration: `none`,
        border: 0,
        padding: 0,
        verticalAlign: `middle`,
        boxSizing: `border-box`,
        [`&.${Q.disabled}`]: { opacity: (e.vars || e).palette.action.disabledOpacity, pointerEvents: `none` },
        [`& .${Q.avatar}`]: {
          marginLeft: 5,
          marginRight: -6,
          width: 24,
          height: 24,
          color: e.vars ? e.vars.palette.Chip.defaultAvatarColor : t,
          fontSize: e.typography.pxToRem(12),
        },
        [`& .${Q.icon}`]: { marginLeft: 5, marginRight: -6 },
        [`& .${Q.deleteIcon}`]: {
          WebkitTapHighlightColor: `transparent`,
          color: e.alpha((e.vars || e).palette.text.primary, 0.26),
          fontSize: 22,
          cursor: `pointer`,
          margin: `0 5px 0 -6px`,
          '&:hover': { color: e.alpha((e.vars || e).palette.text.primary, 0.4) },
        },
        variants: [
          {
            props: { color: `primary` },
            style: {
              [`& .${Q.avatar}`]: {
                color: (e.vars || e).palette.primary.contrastText,
                backgroundColor: (e.vars || e).palette.primary.dark,
              },
            },
          },
          {
            props: { color: `secondary` },
            style: {
              [`& .${Q.avatar}`]: {
                color: (e.vars || e).palette.secondary.contrastText,
                backgroundColor: (e.vars || e).palette.secondary.dark,
              },
            },
          },
          {
            props: { size: `small` },
            style: {
              height: 24,
              [`& .${Q.avatar}`]: {
                marginLeft: 4,
                marginRight: -4,
                width: 18,
                height: 18,
                fontSize: e.typography.pxToRem(10),
              },
              [`& .${Q.icon}`]: { fontSize: 18, marginLeft: 4, marginRight: -4 },
              [`& .${Q.deleteIcon}`]: { fontSize: 16, marginRight: 4, marginLeft: -4 },
            },
          },
          ...Object.entries(e.palette)
            .filter(j([`contrastText`]))
            .map(([t]) => ({
              props: { color: t },
              style: {
                backgroundColor: (e.vars || e).palette[t].main,
                color: (e.vars || e).palette[t].contrastText,
                [`& .${Q.deleteIcon}`]: {
                  color: e.alpha((e.vars || e).palette[t].contrastText, 0.7),
                  '&:hover, &:active': { color: (e.vars || e).palette[t].contrastText },
                },
              },
            })),
          {
            props: (e) => e.iconColor === e.color,
            style: { [`& .${Q.icon}`]: { color: e.vars ? e.vars.palette.Chip.defaultIconColor : t } },
          },
          {
            props: (e) => e.iconColor === e.color && e.color !== 'default',
            style: { [`& .${Q.icon}`]: { color: `inherit` } },
          },
          {
            props: { onDelete: !0 },
            style: !e.focusVisible && {
              [`&.${Q.focusVisible}`]: {
                backgroundColor: e.alpha(
                  (e.vars || e).palette.action.selected,
                  `${(e.vars || e).palette.action.selectedOpacity} + ${(e.vars || e).palette.action.focusOpacity}`,
                ),
              },
            },
          },
          ...Object.entries(e.palette)
            .filter(j([`dark`]))
            .map(([t]) => ({
              props: { color: t, onDelete: !0 },
              style: !e.focusVisible && { [`&.${Q.focusVisible}`]: { background: (e.vars || e).palette[t].dark } },
            })),
          {
            props: { clickable: !0 },
            style: {
              userSelect: `none`,
              WebkitTapHighlightColor: `transparent`,
              cursor: `pointer`,
              '&:hover': {
                backgroundColor: e.alpha(
                  (e.vars || e).palette.action.selected,
                  `${(e.vars || e).palette.action.selectedOpacity} + ${(e.vars || e).palette.action.hoverOpacity}`,
                ),
              },
              ...(!e.focusVisible && {
                [`&.${Q.focusVisible}`]: {
                  backgroundColor: e.alpha(
                    (e.vars || e).palette.action.selected,
                    `${(e.vars || e).palette.action.selectedOpacity} + ${(e.vars || e).palette.action.focusOpacity}`,
                  ),
                },
              }),
              '&:active': { boxShadow: (e.vars || e).shadows[1] },
            },
          },
          ...Object.entries(e.palette)
            .filter(j([`dark`]))
            .map(([t]) => ({
              props: { color: t, clickable: !0 },
              style: {
                '&:hover': { backgroundColor: (e.vars || e).palette[t].dark },
                ...(!e.focusVisible && { [`&.${Q.focusVisible}`]: { backgroundColor: (e.vars || e).palette[t].dark } }),
              },
            })),
          {
            props: { variant: `outlined` },
            style: {
              backgroundColor: `transparent`,
              border: e.vars
                ? `1px solid ${e.vars.palette.Chip.defaultBorder}`
                : `1px solid ${e.palette.mode === `light` ? e.palette.grey[400] : e.palette.grey[700]}`,
              [`&.${Q.clickable}:hover`]: { backgroundColor: (e.vars || e).palette.action.hover },
              ...(!e.focusVisible && {
                [`&.${Q.focusVisible}`]: { backgroundColor: (e.vars || e).palette.action.focus },
              }),
              [`& .${Q.avatar}`]: { marginLeft: 4 },
              [`& .${Q.icon}`]: { marginLeft: 4 },
              [`& .${Q.deleteIcon}`]: { marginRight: 5 },
            },
          },
          {
            props: { size: `small`, variant: `outlined` },
            style: {
              [`& .${Q.avatar}`]: { marginLeft: 2 },
              [`& .${Q.icon}`]: { marginLeft: 2 },
              [`& .${Q.deleteIcon}`]: { marginRight: 3 },
            },
          },
          ...Object.entries(e.palette)
            .filter(j())
            .map(([t]) => ({
              props: { variant: `outlined`, color: t },
              style: {
                color: (e.vars || e).palette[t].main,
                border: `1px solid ${e.alpha((e.vars || e).palette[t].main, 0.7)}`,
                [`&.${Q.clickable}:hover`]: {
                  backgroundColor: e.alpha((e.vars || e).palette[t].main, (e.vars || e).palette.action.hoverOpacity),
                },
                ...(!e.focusVisible && {
                  [`&.${Q.focusVisible}`]: {
                    backgroundColor: e.alpha((e.vars || e).palette[t].main, (e.vars || e).palette.action.focusOpacity),
                  },
                }),
                [`& .${Q.deleteIcon}`]: {
                  color: e.alpha((e.vars || e).palette[t].main, 0.7),
                  '&:hover, &:active': { color: (e.vars || e).palette[t].main },
                },
              },
            })),
        ],
      }
    }),
  ),
  Ia = q(`span`, { name: `MuiChip`, slot: `Label` })({
    overflow: `hidden`,
    textOverflow: `ellipsis`,
    paddingLeft: 12,
    paddingRight: 12,
    whiteSpace: `nowrap`,
    variants: [
      { props: { variant: `outlined` }, style: { paddingLeft: 11, paddingRight: 11 } },
      { props: { size: `small` }, style: { paddingLeft: 8, paddingRight: 8 } },
      { props: { size: `small`, variant: `outlined` }, style: { paddingLeft: 7, paddingRight: 7 } },
    ],
  })
function La(e) {
  return e.key === `Backspace` || e.key === `Delete`
}
var Ra = Y.forwardRef(function (e, t) {
    let n = J({ props: e, name: `MuiChip` }),
      {
        avatar: r,
        className: i,
        clickable: o,
        color: s = `default`,
        component: c,
        deleteIcon: l,
        disabled: u = !1,
        icon: d,
        label: f,
        onClick: p,
        onDelete: m,
        onKeyDown: h,
        onKeyUp: g,
        size: _ = `medium`,
        variant: v = `filled`,
        tabIndex: y,
        skipFocusWhenDisabled: b = !1,
        slots: x = {},
        slotProps: S = {},
        ...C
      } = n,
      { nativeButton: w, ...T } = C,
      E = Y.useRef(null),
      D = xe(E, t),
      O = (e) => {
        ;(e.stopPropagation(), m(e))
      },
      k = (e) => {
        ;(e.currentTarget === e.target && La(e) && e.preventDefault(), h && h(e))
      },
      ee = (e) => {
        ;(e.currentTarget === e.target && m && La(e) && m(e), g && g(e))
      },
      A = o !== !1 && p ? !0 : o,
      j = A || m ? L : c || `div`,
      M = {
        ...n,
        component: j,
        disabled: u,
        size: _,
        color: s,
        iconColor: (Y.isValidElement(d) && d.props.color) || s,
        onDelete: !!m,
        clickable: A,
        variant: v,
      },
      N = Pa(M),
      te =
        j === L
          ? {
              component: c || `div`,
              internalNativeButton: !1,
              focusVisibleClassName: N.focusVisible,
              ...(m && { disableRipple: !0 }),
              ...(w !== void 0 && { nativeButton: w }),
            }
          : {},
      P = null
    m &&
      (P =
        l && Y.isValidElement(l)
          ? Y.cloneElement(l, { className: a(l.props.className, N.deleteIcon), onClick: O })
          : (0, X.jsx)(Ma, { className: N.deleteIcon, onClick: O }))
    let ne = null
    r && Y.isValidElement(r) && (ne = Y.cloneElement(r, { className: a(N.avatar, r.props.className) }))
    let F = null
    d && Y.isValidElement(d) && (F = Y.cloneElement(d, { className: a(N.icon, d.props.className) }))
    let re = { slots: x, slotProps: S },
      [R, ie] = I(`root`, {
        elementType: Fa,
        externalForwardedProps: { ...re, ...T },
        ownerState: M,
        shouldForwardComponentProp: !0,
        ref: D,
        className: a(N.root, i),
        additionalProps: { disabled: A && u ? !0 : void 0, tabIndex: b && u ? -1 : y, ...te },
        getSlotProps: (e) => ({
          ...e,
          onClick: (t) => {
            ;(e.onClick?.(t), p?.(t))
          },
          onKeyDown: (t) => {
            ;(e.onKeyDown?.(t), k(t))
          },
          onKeyUp: (t) => {
            ;(e.onKeyUp?.(t), ee(t))
          },
        }),
      }),
      [ae, z] = I(`label`, { elementType: Ia, externalForwardedProps: re, ownerState: M, className: N.label })
    return (0, X.jsxs)(R, { as: j, ...ie, children: [ne || F, (0, X.jsx)(ae, { ...z, children: f }), P] })
  }),
  za = b((0, X.jsx)(`path`, { d: `M20 12l-1.41-1.41L13 16.17V4h-2v12.17l-5.58-5.59L4 12l8 8 8-8z` }), `ArrowDownward`)
function Ba(e) {
  return S(`MuiTableSortLabel`, e)
}
var Va = y(`MuiTableSortLabel`, [`root`, `active`, `icon`, `directionDesc`, `directionAsc`]),
  Ha = (e) => {
    let { classes: t, direction: n, active: r } = e,
      i = { root: [`root`, r && `active`, `direction${B(n)}`], icon: [`icon`] }
    return c(i, Ba, t)
  },
  Ua = q(L, {
    name: `MuiTableSortLabel`,
    slot: `Root`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [t.root, n.active && t.active]
    },
  })(
    V(({ theme: e }) => ({
      cursor: `pointer`,
      display: `inline-flex`,
      justifyContent: `flex-start`,
      flexDirection: `inherit`,
      alignItems: `center`,
      '&:focus': { color: (e.vars || e).palette.text.secondary },
      '&:hover': { color: (e.vars || e).palette.text.secondary, [`& .${Va.icon}`]: { opacity: 0.5 } },
      [`&.${Va.active}`]: {
        color: (e.vars || e).palette.text.primary,
        [`& .${Va.icon}`]: { opacity: 1, color: (e.vars || e).palette.text.secondary },
      },
    })),
  ),
  Wa = q(`span`, { name: `MuiTableSortLabel`, slot: `Icon` })(
    V(({ theme: e }) => ({
      fontSize: 18,
      marginRight: 4,
      marginLeft: 4,
      opacity: 0,
      ...W(e, [`opacity`, `transform`], { duration: e.transitions.duration.shorter }),
      userSelect: `none`,
      variants: [
        { props: { direction: `desc` }, style: { transform: `rotate(0deg)` } },
        { props: { direction: `asc` }, style: { transform: `rotate(180deg)` } },
      ],
    })),
  ),
  Ga = Y.forwardRef(function (e, t) {
    let n = J({ props: e, name: `MuiTableSortLabel` }),
      {
        active: r = !1,
        children: i,
        className: o,
        direction: s = `asc`,
        hideSortIcon: c = !1,
        IconComponent: l = za,
        slots: u = {},
        slotProps: d = {},
        ...f
      } = n,
      p = { ...n, active: r, direction: s, hideSortIcon: c, IconComponent: l },
      m = Ha(p),
      h = { slots: u, slotProps: d },
      [g, _] = I(`root`, {
        elementType: Ua,
        externalForwardedProps: h,
        ownerState: p,
        className: a(m.root, o),
        ref: t,
        additionalProps: { internalNativeButton: !1 },
      }),
      [v, y] = I(`icon`, { elementType: Wa, externalForwardedProps: h, ownerState: p, className: m.icon })
    return (0, X.jsxs)(g, {
      disableRipple: !0,
      component: `span`,
      ..._,
      ...f,
      children: [i, c && !r ? null : (0, X.jsx)(v, { as: l, ...y })],
    })
  })
function Ka(e) {
  return S(`MuiDivider`, e)
}
var qa = y(`MuiDivider`, [
    `root`,
    `absolute`,
    `fullWidth`,
    `inset`,
    `middle`,
    `flexItem`,
    `vertical`,
    `withChildren`,
    `textAlignRight`,
    `textAlignLeft`,
    `wrapper`,
    `wrapperVertical`,
  ]),
  Ja = (e) => {
    let { absolute: t, children: n, classes: r, flexItem: i, orientation: a, textAlign: o, variant: s } = e
    return c(
      {
        root: [
          `root`,
          t && `absolute`,
          s,
          a === `vertical` && `vertical`,
          i && `flexItem`,
          n && `withChildren`,
          o === `right` && a !== `vertical` && `textAlignRight`,
          o === `left` && a !== `vertical` && `textAlignLeft`,
        ],
        wrapper: [`wrapper`, a === `vertical` && `wrapperVertical`],
      },
      Ka,
      r,
    )
  },
  Ya = q(`div`, {
    name: `MuiDivider`,
    slot: `Root`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [
        t.root,
        n.absolute && t.absolute,
        t[n.variant],
        n.orientation === `vertical` && t.vertical,
        n.flexItem && t.flexItem,
        n.children && t.withChildren,
        n.textAlign === `right` && n.orientation !== `vertical` && t.textAlignRight,
        n.textAlign === `left` && n.orientation !== `vertical` && t.textAlignLeft,
      ]
    },
  })(
    V(({ theme: e }) => ({
      margin: 0,
      flexShrink: 0,
      borderWidth: 0,
      borderStyle: `solid`,
      borderColor: (e.vars || e).palette.divider,
      borderBottomWidth: `thin`,
      variants: [
        { props: { absolute: !0 }, style: { position: `absolute`, bottom: 0, left: 0, width: `100%` } },
        { props: { variant: `inset` }, style: { marginLeft: 72 } },
        {
          props: { variant: `middle`, orientation: `horizontal` },
          style: { marginLeft: e.spacing(2), marginRight: e.spacing(2) },
        },
        {
          props: { variant: `middle`, orientation: `vertical` },
          style: { marginTop: e.spacing(1), marginBottom: e.spacing(1) },
        },
        {
          props: { orientation: `vertical` },
          style: { height: `100%`, borderBottomWidth: 0, borderRightWidth: `thin` },
        },
        { props: { flexItem: !0 }, style: { alignSelf: `stretch`, height: `auto` } },
        {
          props: ({ ownerState: e }) => !!e.children,
          style: {
            display: `flex`,
            textAlign: `center`,
            border: 0,
            borderTopStyle: `solid`,
            borderLeftStyle: `solid`,
            '&::before, &::after': { content: `""`, alignSelf: `center` },
          },
        },
        {
          props: ({ ownerState: e }) => e.children && e.orientation !== `vertical`,
          style: {
            '&::before, &::after': {
              width: `100%`,
              borderTop: `thin solid ${(e.vars || e).palette.divider}`,
              borderTopStyle: `inherit`,
            },
          },
        },
        {
          props: ({ ownerState: e }) => e.orientation === `vertical` && e.children,
          style: {
            flexDirection: `column`,
            '&::before, &::after': {
              height: `100%`,
              borderLeft: `thin solid ${(e.vars || e).palette.divider}`,
              borderLeftStyle: `inherit`,
            },
          },
        },
        {
          props: ({ ownerState: e }) => e.textAlign === `right` && e.orientation !== `vertical`,
          style: { '&::before': { width: `90%` }, '&::after': { width: `10%` } },
        },
        {
          props: ({ ownerState: e }) => e.textAlign === `left` && e.orientation !== `vertical`,
          style: { '&::before': { width: `10%` }, '&::after': { width: `90%` } },
        },
      ],
    })),
  ),
  Xa = q(`span`, {
    name: `MuiDivider`,
    slot: `Wrapper`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [t.wrapper, n.orientation === `vertical` && t.wrapperVertical]
    },
  })(
    V(({ theme: e }) => ({
      display: `inline-block`,
      paddingLeft: `calc(${e.spacing(1)} * 1.2)`,
      paddingRight: `calc(${e.spacing(1)} * 1.2)`,
      whiteSpace: `nowrap`,
      variants: [
        {
          props: { orientation: `vertical` },
          style: { paddingTop: `calc(${e.spacing(1)} * 1.2)`, paddingBottom: `calc(${e.spacing(1)} * 1.2)` },
        },
      ],
    })),
  ),
  Za = Y.forwardRef(function (e, t) {
    let n = J({ props: e, name: `MuiDivider` }),
      {
        absolute: r = !1,
        children: i,
        className: o,
        orientation: s = `horizontal`,
        component: c = i || s === `vertical` ? `div` : `hr`,
        flexItem: l = !1,
        role: u = c === `hr` ? void 0 : `separator`,
        textAlign: d = `center`,
        variant: f = `fullWidth`,
        ...p
      } = n,
      m = { ...n, absolute: r, component: c, flexItem: l, orientation: s, role: u, textAlign: d, variant: f },
      h = Ja(m)
    return (0, X.jsx)(Ya, {
      as: c,
      className: a(h.root, o),
      role: u,
      ref: t,
      ownerState: m,
      'aria-orientation': u === `separator` && (c !== `hr` || s === `vertical`) ? s : void 0,
      ...p,
      children: i ? (0, X.jsx)(Xa, { className: h.wrapper, ownerState: m, children: i }) : null,
    })
  }),
  Qa = Y.createContext({}),
  $a = Y.createContext(void 0)
function eo(e, t) {
  return t === void 0 || e === void 0 ? !1 : Array.isArray(t) ? t.includes(e) : e === t
}
function to(e, t) {
  let { children: n, disabled: r = !1, selected: i = !1, value: a } = e,
    o = $n(),
    s = ir({ id: a, ref: t, disabled: r, selected: i }),
    c = o.getItemMap().size === 0 && i ? 0 : s.tabIndex
  return Y.cloneElement(Y.Children.only(n), { ...s, tabIndex: n.props.tabIndex ?? c })
}
var no = Y.forwardRef(to),
  ro = (e) => {
    let { classes: t, fullWidth: n, selected: r, disabled: i, size: a, color: o } = e,
      s = { root: [`root`, r && `selected`, i && `disabled`, n && `fullWidth`, `size${B(a)}`, o] }
    return c(s, pt, t)
  },
  io = q(L, {
    name: `MuiToggleButton`,
    slot: `Root`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [t.root, t[`size${B(n.size)}`]]
    },
  })(
    V(({ theme: e }) => ({
      ...e.typography.button,
      borderRadius: (e.vars || e).shape.borderRadius,
      padding: 11,
      border: `1px solid ${(e.vars || e).palette.divider}`,
      color: (e.vars || e).palette.action.active,
      [`&.${mt.disabled}`]: {
        color: (e.vars || e).palette.action.disabled,
        border: `1px solid ${(e.vars || e).palette.action.disabledBackground}`,
      },
      '&:hover': {
        textDecoration: `none`,
        backgroundColor: e.alpha((e.vars || e).palette.text.primary, (e.vars || e).palette.action.hoverOpacity),
        '@media (hover: none)': { backgroundColor: `transparent` },
      },
      variants: [
        {
          props: { color: `standard` },
          style: {
            [`&.${mt.selected}`]: {
              color: (e.vars || e).palette.text.primary,
              backgroundColor: e.alpha(
                (e.vars || e).palette.text.primary,
                (e.vars || e).palette.action.selectedOpacity,
              ),
              '&:hover': {
                backgroundColor: e.alpha(
                  (e.vars || e).palette.text.primary,
                  `${(e.vars || e).palette.action.selectedOpacity} + ${(e.vars || e).palette.action.hoverOpacity}`,
                ),
                '@media (hover: none)': {
                  backgroundColor: e.alpha(
                    (e.vars || e).palette.text.primary,
                    (e.vars || e).palette.action.selectedOpacity,
                  ),
                },
              },
            },
          },
        },
        ...Object.entries(e.palette)
          .filter(j())
          .map(([t]) => ({
            props: { color: t },
            style: {
              [`&.${mt.selected}`]: {
                color: (e.vars || e).palette[t].main,
                backgroundColor: e.alpha((e.vars || e).palette[t].main, (e.vars || e).palette.action.selectedOpacity),
                '&:hover': {
                  backgroundColor: e.alpha(
                    (e.vars || e).palette[t].main,
                    `${(e.vars || e).palette.action.selectedOpacity} + ${(e.vars || e).palette.action.hoverOpacity}`,
                  ),
                  '@media (hover: none)': {
                    backgroundColor: e.alpha(
                      (e.vars || e).palette[t].main,
                      (e.vars || e).palette.action.selectedOpacity,
                    ),
                  },
                },
              },
            },
          })),
        { props: { fullWidth: !0 }, style: { width: `100%` } },
        { props: { size: `small` }, style: { padding: 7, fontSize: e.typography.pxToRem(13) } },
        { props: { size: `large` }, style: { padding: 15, fontSize: e.typography.pxToRem(15) } },
      ],
    })),
  ),
  ao = Y.forwardRef(function (e, t) {
    let { value: n, isRovingTabIndex: r, ...i } = Y.useContext(Qa),
      o = Y.useContext($a),
      s = g({ ...i, selected: eo(e.value, n) }, e),
      c = J({ props: s, name: `MuiToggleButton` }),
      {
        children: l,
        className: u,
        color: d = `standard`,
        disabled: f = !1,
        disableFocusRipple: p = !1,
        fullWidth: m = !1,
        onChange: h,
        onClick: _,
        selected: v,
        size: y = `medium`,
        value: b,
        ...x
      } = c,
      S = { ...c, color: d, disabled: f, disableFocusRipple: p, fullWidth: m, size: y },
      C = ro(S),
      w = (e) => {
        ;(_ && (_(e, b), e.defaultPrevented)) || (h && h(e, b))
      },
      T = o || ``,
      E = (0, X.jsx)(io, {
        className: a(i.className, C.root, u, T),
        internalNativeButton: !0,
        disabled: f,
        focusRipple: !p,
        ref: r ? void 0 : t,
        onClick: w,
        onChange: h,
        value: b,
        ownerState: S,
        'aria-pressed': v,
        ...x,
        children: l,
      })
    return r ? (0, X.jsx)(no, { disabled: f, selected: v, ref: t, value: b, children: E }) : E
  })
function oo(e) {
  return Y.Children.toArray(e).filter((e) => Y.isValidElement(e))
}
function so(e) {
  return S(`MuiToggleButtonGroup`, e)
}
var $ = y(`MuiToggleButtonGroup`, [
    `root`,
    `selected`,
    `horizontal`,
    `vertical`,
    `disabled`,
    `grouped`,
    `fullWidth`,
    `firstButton`,
    `lastButton`,
    `middleButton`,
  ]),
  co = (e) => {
    let { classes: t, orientation: n, fullWidth: r, disabled: i } = e
    return c(
      {
        root: [`root`, n, r && `fullWidth`],
        grouped: [`grouped`, i && `disabled`],
        firstButton: [`firstButton`],
        lastButton: [`lastButton`],
        middleButton: [`middleButton`],
      },
      so,
      t,
    )
  },
  lo = q(`div`, {
    name: `MuiToggleButtonGroup`,
    slot: `Root`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [
        { [`& .${$.grouped}`]: t.grouped },
        { [`& .${$.firstButton}`]: t.firstButton },
        { [`& .${$.lastButton}`]: t.lastButton },
        { [`& .${$.middleButton}`]: t.middleButton },
        t.root,
        n.orientation === `vertical` && t.vertical,
        n.fullWidth && t.fullWidth,
      ]
    },
  })(
    V(({ theme: e }) => ({
      display: `inline-flex`,
      borderRadius: (e.vars || e).shape.borderRadius,
      ...(e.focusVisible && { [`& .${$.grouped}.${Se.focusVisible}`]: { zIndex: 1 } }),
      variants: [
        {
          props: { orientation: `vertical` },
          style: {
            flexDirection: `column`,
            [`& .${$.grouped}`]: { [`&.${$.selected} + .${$.grouped}.${$.selected}`]: { borderTop: 0, marginTop: 0 } },
            [`& .${$.firstButton},& .${$.middleButton}`]: { borderBottomLeftRadius: 0, borderBottomRightRadius: 0 },
            [`& .${$.lastButton},& .${$.middleButton}`]: {
              marginTop: -1,
              borderTop: `1px solid transparent`,
              borderTopLeftRadius: 0,
              borderTopRightRadius: 0,
            },
            [`& .${$.lastButton}.${mt.disabled},& .${$.middleButton}.${mt.disabled}`]: {
              borderTop: `1px solid transparent`,
            },
          },
        },
        { props: { fullWidth: !0 }, style: { width: `100%` } },
        {
          props: { orientation: `horizontal` },
          style: {
            [`& .${$.grouped}`]: {
              [`&.${$.selected} + .${$.grouped}.${$.selected}`]: { borderLeft: 0, marginLeft: 0 },
            },
            [`& .${$.firstButton},& .${$.middleButton}`]: { borderTopRightRadius: 0, borderBottomRightRadius: 0 },
            [`& .${$.lastButton},& .${$.middleButton}`]: {
              marginLeft: -1,
              borderLeft: `1px solid transparent`,
              borderTopLeftRadius: 0,
              borderBottomLeftRadius: 0,
            },
            [`& .${$.lastButton}.${mt.disabled},& .${$.middleButton}.${mt.disabled}`]: {
              borderLeft: `1px solid transparent`,
            },
          },
        },
      ],
    })),
  ),
  uo = Y.forwardRef(function (e, t) {
    let n = J({ props: e, name: `MuiToggleButtonGroup` }),
      {
        children: r,
        className: i,
        color: o = `standard`,
        disabled: s = !1,
        exclusive: c = !1,
        fullWidth: l = !1,
        onChange: u,
        orientation: d = `horizontal`,
        size: f = `medium`,
        value: p,
        ...m
      } = n,
      h = { ...n, disabled: s, fullWidth: l, orientation: d, size: f },
      g = co(h),
      _ = w(),
      v = Y.useCallback(
        (e, t) => {
          if (!u) return
          let n = p && p.indexOf(t),
            r
          ;(p && n >= 0 ? ((r = p.slice()), r.splice(n, 1)) : (r = p ? p.concat(t) : [t]), u(e, r))
        },
        [u, p],
      ),
      y = Y.useCallback(
        (e, t) => {
          u && u(e, p === t ? null : t)
        },
        [u, p],
      ),
      b = Y.useMemo(
        () => ({
          className: g.grouped,
          onChange: c ? y : v,
          value: p,
          size: f,
          fullWidth: l,
          color: o,
          disabled: s,
          isRovingTabIndex: !0,
        }),
        [g.grouped, c, y, v, p, f, l, o, s],
      ),
      x = oo(r),
      S = x.length,
      C = (e) => {
        let t = e === 0,
          n = e === S - 1
        return t && n ? `` : t ? g.firstButton : n ? g.lastButton : g.middleButton
      },
      T = rr({ orientation: d, isRtl: _ }),
      E = T.getContainerProps(t, m.onFocus, m.onKeyDown)
    return (0, X.jsx)(lo, {
      role: `group`,
      className: a(g.root, i),
      ownerState: h,
      ...m,
      ...E,
      children: (0, X.jsx)(Qn.Provider, {
        value: T,
        children: (0, X.jsx)(Qa.Provider, {
          value: b,
          children: x.map((e, t) => (0, X.jsx)($a.Provider, { value: C(t), children: e }, t)),
        }),
      }),
    })
  })
function fo(e) {
  return S(`MuiFormGroup`, e)
}
y(`MuiFormGroup`, [`root`, `row`, `error`])
var po = (e) => {
    let { classes: t, row: n, error: r } = e
    return c({ root: [`root`, n && `row`, r && `error`] }, fo, t)
  },
  mo = q(`div`, {
    name: `MuiFormGroup`,
    slot: `Root`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [t.root, n.row && t.row]
    },
  })({
    display: `flex`,
    flexDirection: `column`,
    flexWrap: `wrap`,
    variants: [{ props: { row: !0 }, style: { flexDirection: `row` } }],
  }),
  ho = Y.forwardRef(function (e, t) {
    let n = J({ props: e, name: `MuiFormGroup` }),
      { className: r, row: i = !1, ...o } = n,
      [s] = Fe({ props: n, states: [`error`] }),
      c = { ...n, row: i, error: s.error },
      l = po(c)
    return (0, X.jsx)(mo, { className: a(l.root, r), ownerState: c, ref: t, ...o })
  }),
  go = pe({
    createStyledComponent: q(`div`, { name: `MuiStack`, slot: `Root` }),
    useThemeProps: (e) => J({ props: e, name: `MuiStack` }),
  })
function _o(e) {
  return S(`MuiTab`, e)
}
var vo = y(`MuiTab`, [
    `root`,
    `labelIcon`,
    `textColorInherit`,
    `textColorPrimary`,
    `textColorSecondary`,
    `selected`,
    `disabled`,
    `fullWidth`,
    `wrapped`,
    `icon`,
  ]),
  yo = (e) => {
    let { classes: t, textColor: n, fullWidth: r, wrapped: i, icon: a, label: o, selected: s, disabled: l } = e,
      u = {
        root: [
          `root`,
          a && o && `labelIcon`,
          `textColor${B(n)}`,
          r && `fullWidth`,
          i && `wrapped`,
          s && `selected`,
          l && `disabled`,
        ],
        icon: [`icon`],
      }
    return c(u, _o, t)
  },
  bo = q(L, {
    name: `MuiTab`,
    slot: `Root`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [
        t.root,
        n.label && n.icon && t.labelIcon,
        t[`textColor${B(n.textColor)}`],
        n.fullWidth && t.fullWidth,
        n.wrapped && t.wrapped,
        { [`& .${vo.icon}`]: t.icon },
      ]
    },
  })(
    V(({ theme: e }) => ({
      ...e.typography.button,
      maxWidth: 360,
      minWidth: 90,
      position: `relative`,
      minHeight: 48,
      flexShrink: 0,
      padding: `12px 16px`,
      overflow: `hidden`,
      whiteSpace: `normal`,
      textAlign: `center`,
      lineHeight: 1.25,
      ...(e.focusVisible && p(3)),
      variants: [
        {
          props: ({ ownerState: e }) => e.label && (e.iconPosition === `top` || e.iconPosition === `bottom`),
          style: { flexDirection: `column` },
        },
        {
          props: ({ ownerState: e }) => e.label && e.iconPosition !== `top` && e.iconPosition !== `bottom`,
          style: { flexDirection: `row` },
        },
        { props: ({ ownerState: e }) => e.icon && e.label, style: { minHeight: 72, paddingTop: 9, paddingBottom: 9 } },
        {
          props: ({ ownerState: e, iconPosition: t }) => e.icon && e.label && t === `top`,
          style: { [`& > .${vo.icon}`]: { marginBottom: 6 } },
        },
        {
          props: ({ ownerState: e, iconPosition: t }) => e.icon && e.label && t === `bottom`,
          style: { [`& > .${vo.icon}`]: { marginTop: 6 } },
        },
        {
          props: ({ ownerState: e, iconPosition: t }) => e.icon && e.label && t === `start`,
          style: { [`& > .${vo.icon}`]: { marginRight: e.spacing(1) } },
        },
        {
          props: ({ ownerState: e, iconPosition: t }) => e.icon && e.label && t === `end`,
          style: { [`& > .${vo.icon}`]: { marginLeft: e.spacing(1) } },
        },
        {
          props: { textColor: `inherit` },
          style: {
            color: `inherit`,
            opacity: 0.6,
            [`&.${vo.selected}`]: { opacity: 1 },
            ...(e.focusVisible && { [`&.${Se.focusVisible}`]: { opacity: 1 } }),
            [`&.${vo.disabled}`]: { opacity: (e.vars || e).palette.action.disabledOpacity },
          },
        },
        {
          props: { textColor: `primary` },
          style: {
            color: (e.vars || e).palette.text.secondary,
            [`&.${vo.selected}`]: { color: (e.vars || e).palette.primary.main },
            [`&.${vo.disabled}`]: { color: (e.vars || e).palette.text.disabled },
          },
        },
        {
          props: { textColor: `secondary` },
          style: {
            color: (e.vars || e).palette.text.secondary,
            [`&.${vo.selected}`]: { color: (e.vars || e).palette.secondary.main },
            [`&.${vo.disabled}`]: { color: (e.vars || e).palette.text.disabled },
          },
        },
        {
          props: ({ ownerState: e }) => e.fullWidth,
          style: { flexShrink: 1, flexGrow: 1, flexBasis: 0, maxWidth: `none` },
        },
        { props: ({ ownerState: e }) => e.wrapped, style: { fontSize: e.typography.pxToRem(12) } },
      ],
    })),
  ),
  xo = Y.forwardRef(function (e, t) {
    let n = J({ props: e, name: `MuiTab` }),
      {
        className: r,
        disabled: i = !1,
        disableFocusRipple: o = !1,
        fullWidth: s,
        icon: c,
        iconPosition: l = `top`,
        indicator: u,
        label: d,
        onChange: f,
        onClick: p,
        onFocus: m,
        selected: h,
        selectionFollowsFocus: g,
        textColor: _ = `inherit`,
        value: v,
        wrapped: y = !1,
        ...b
      } = n,
      x = $n(),
      S = ir({ id: v, ref: t, disabled: i, selected: h }),
      C = x.getItemMap().size === 0 && h ? 0 : S.tabIndex,
      w = {
        ...n,
        disabled: i,
        disableFocusRipple: o,
        selected: h,
        icon: !!c,
        iconPosition: l,
        label: !!d,
        fullWidth: s,
        textColor: _,
        wrapped: y,
      },
      T = yo(w),
      E = c && d && Y.isValidElement(c) ? Y.cloneElement(c, { className: a(T.icon, c.props.className) }) : c
    return (0, X.jsxs)(bo, {
      internalNativeButton: !0,
      focusRipple: !o,
      className: a(T.root, r),
      ref: S.ref,
      role: `tab`,
      'aria-selected': h,
      disabled: i,
      onClick: (e) => {
        ;(!h && f && f(e, v), p && p(e))
      },
      onFocus: (e) => {
        ;(g && !h && f && f(e, v), m && m(e))
      },
      tabIndex: C,
      ownerState: w,
      ...b,
      children: [
        l === `top` || l === `start`
          ? (0, X.jsxs)(Y.Fragment, { children: [E, d] })
          : (0, X.jsxs)(Y.Fragment, { children: [d, E] }),
        u,
      ],
    })
  })
function So(e) {
  return (1 + Math.sin(Math.PI * e - Math.PI / 2)) / 2
}
function Co(e, t, n, r = {}, i = () => {}) {
  let { ease: a = So, duration: o = 300 } = r,
    s = null,
    c = t[e],
    l = !1,
    u = () => {
      l = !0
    },
    d = (r) => {
      if (l) {
        i(Error(`Animation cancelled`))
        return
      }
      s === null && (s = r)
      let u = Math.min(1, (r - s) / o)
      ;((t[e] = a(u) * (n - c) + c),
        requestAnimationFrame(
          u >= 1
            ? () => {
                i(null)
              }
            : d,
        ))
    }
  return c === n ? (i(Error(`Element already at target position`)), u) : (requestAnimationFrame(d), u)
}
var wo = { width: 99, height: 99, position: `absolute`, top: -9999, overflow: `scroll`, pointerEvents: `none` }
function To(e) {
  let { onChange: t, ...n } = e,
    r = Y.useRef(),
    i = Y.useRef(null),
    a = () => {
      r.current = i.current.offsetHeight - i.current.clientHeight
    }
  return (
    he(() => {
      let e = ue(() => {
          let e = r.current
          ;(a(), e !== r.current && t(r.current))
        }),
        n = E(i.current)
      return (
        n.addEventListener(`resize`, e),
        () => {
          ;(e.clear(), n.removeEventListener(`resize`, e))
        }
      )
    }, [t]),
    Y.useEffect(() => {
      ;(a(), t(r.current))
    }, [t]),
    (0, X.jsx)(`div`, { style: wo, ...n, ref: i })
  )
}
var Eo = b((0, X.jsx)(`path`, { d: `M15.41 16.09l-4.58-4.59 4.58-4.59L14 5.5l-6 6 6 6z` }), `KeyboardArrowLeft`),
  Do = b((0, X.jsx)(`path`, { d: `M8.59 16.34l4.58-4.59-4.58-4.59L10 5.75l6 6-6 6z` }), `KeyboardArrowRight`)
function Oo(e) {
  return S(`MuiTabScrollButton`, e)
}
var ko = y(`MuiTabScrollButton`, [`root`, `vertical`, `horizontal`, `disabled`]),
  Ao = (e) => {
    let { classes: t, orientation: n, disabled: r } = e
    return c({ root: [`root`, n, r && `disabled`] }, Oo, t)
  },
  jo = q(L, {
    name: `MuiTabScrollButton`,
    slot: `Root`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [t.root, n.orientation && t[n.orientation]]
    },
  })({
    width: 40,
    flexShrink: 0,
    opacity: 0.8,
    [`&.${ko.disabled}`]: { opacity: 0 },
    variants: [
      {
        props: { orientation: `vertical` },
        style: { width: `100%`, height: 40, '& svg': { transform: `var(--TabScrollButton-svgRotate)` } },
      },
    ],
  }),
  Mo = Y.forwardRef(function (e, t) {
    let n = J({ props: e, name: `MuiTabScrollButton` }),
      { className: r, slots: i = {}, slotProps: o = {}, direction: s, orientation: c, disabled: l, ...u } = n,
      { nativeButton: d, ...f } = u,
      p = w(),
      m = { isRtl: p, ...n },
      h = Ao(m),
      g = i.StartScrollButtonIcon ?? Eo,
      _ = i.EndScrollButtonIcon ?? Do,
      v = Zn({
        elementType: g,
        externalSlotProps: o.startScrollButtonIcon,
        additionalProps: { fontSize: `small` },
        ownerState: m,
      }),
      y = Zn({
        elementType: _,
        externalSlotProps: o.endScrollButtonIcon,
        additionalProps: { fontSize: `small` },
        ownerState: m,
      })
    return (0, X.jsx)(jo, {
      component: `div`,
      className: a(h.root, r),
      ref: t,
      role: null,
      ownerState: m,
      tabIndex: null,
      ...f,
      style: { ...f.style, ...(c === `vertical` && { '--TabScrollButton-svgRotate': `rotate(${p ? -90 : 90}deg)` }) },
      children: s === `left` ? (0, X.jsx)(g, { ...v }) : (0, X.jsx)(_, { ...y }),
    })
  })
function No(e) {
  return S(`MuiTabs`, e)
}
var Po = y(`MuiTabs`, [
    `root`,
    `vertical`,
    `list`,
    `centered`,
    `scroller`,
    `fixed`,
    `scrollableX`,
    `scrollableY`,
    `hideScrollbar`,
    `scrollButtons`,
    `scrollButtonsHideMobile`,
    `indicator`,
  ]),
  Fo = (e) => {
    let {
      vertical: t,
      fixed: n,
      hideScrollbar: r,
      scrollableX: i,
      scrollableY: a,
      centered: o,
      scrollButtonsHideMobile: s,
      classes: l,
    } = e
    return c(
      {
        root: [`root`, t && `vertical`],
        scroller: [`scroller`, n && `fixed`, r && `hideScrollbar`, i && `scrollableX`, a && `scrollableY`],
        list: [`list`, t && `vertical`, o && `centered`],
        indicator: [`indicator`],
        scrollButtons: [`scrollButtons`, s && `scrollButtonsHideMobile`],
        scrollableX: [i && `scrollableX`],
        hideScrollbar: [r && `hideScrollbar`],
      },
      No,
      l,
    )
  },
  Io = q(`div`, {
    name: `MuiTabs`,
    slot: `Root`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [
        { [`& .${Po.scrollButtons}`]: t.scrollButtons },
        { [`& .${Po.scrollButtons}`]: n.scrollButtonsHideMobile && t.scrollButtonsHideMobile },
        t.root,
        n.vertical && t.vertical,
      ]
    },
  })(
    V(({ theme: e }) => ({
      overflow: `hidden`,
      minHeight: 48,
      WebkitOverflowScrolling: `touch`,
      display: `flex`,
      variants: [
        { props: ({ ownerState: e }) => e.vertical, style: { flexDirection: `column` } },
        {
          props: ({ ownerState: e }) => e.scrollButtonsHideMobile,
          style: { [`& .${Po.scrollButtons}`]: { [e.breakpoints.down(`sm`)]: { display: `none` } } },
        },
      ],
    })),
  ),
  Lo = q(`div`, {
    name: `MuiTabs`,
    slot: `Scroller`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [
        t.scroller,
        n.fixed && t.fixed,
        n.hideScrollbar && t.hideScrollbar,
        n.scrollableX && t.scrollableX,
        n.scrollableY && t.scrollableY,
      ]
    },
  })({
    position: `relative`,
    display: `inline-block`,
    flex: `1 1 auto`,
    whiteSpace: `nowrap`,
    variants: [
      { props: ({ ownerState: e }) => e.fixed, style: { overflowX: `hidden`, width: `100%` } },
      {
        props: ({ ownerState: e }) => e.hideScrollbar,
        style: { scrollbarWidth: `none`, '&::-webkit-scrollbar': { display: `none` } },
      },
      { props: ({ ownerState: e }) => e.scrollableX, style: { overflowX: `auto`, overflowY: `hidden` } },
      { props: ({ ownerState: e }) => e.scrollableY, style: { overflowY: `auto`, overflowX: `hidden` } },
    ],
  }),
  Ro = q(`div`, {
    name: `MuiTabs`,
    slot: `List`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [t.list, n.centered && t.centered]
    },
  })({
    display: `flex`,
    variants: [
      { props: ({ ownerState: e }) => e.vertical, style: { flexDirection: `column` } },
      { props: ({ ownerState: e }) => e.centered, style: { justifyContent: `center` } },
    ],
  }),
  zo = q(`span`, { name: `MuiTabs`, slot: `Indicator` })(
    V(({ theme: e }) => ({
      position: `absolute`,
      height: 2,
      bottom: 0,
      width: `100%`,
      ...W(e),
      variants: [
        { props: { indicatorColor: `primary` }, style: { backgroundColor: (e.vars || e).palette.primary.main } },
        { props: { indicatorColor: `secondary` }, style: { backgroundColor: (e.vars || e).palette.secondary.main } },
        { props: ({ ownerState: e }) => e.vertical, style: { height: `100%`, width: 2, right: 0 } },
      ],
    })),
  ),
  Bo = q(To)({
    overflowX: `auto`,
    overflowY: `hidden`,
    scrollbarWidth: `none`,
    '&::-webkit-scrollbar': { display: `none` },
  }),
  Vo = {}
function Ho(e, t) {
  let n = parseFloat(e)
  return Number.isNaN(n) ? 0 : e.endsWith(`%`) ? (n / 100) * t : n
}
var Uo = Y.forwardRef(function (e, t) {
    let n = J({ props: e, name: `MuiTabs` }),
      r = te(),
      i = w(),
      o = h(r.motion.reducedMotion, !1),
      {
        'aria-label': s,
        'aria-labelledby': c,
        action: u,
        centered: d = !1,
        children: f,
        className: p,
        component: m = `div`,
        allowScrollButtonsMobile: g = !1,
        indicatorColor: _ = `primary`,
        onChange: v,
        orientation: y = `horizontal`,
        scrollButtons: b = `auto`,
        selectionFollowsFocus: x,
        slots: S = {},
        slotProps: C = {},
        textColor: T = `primary`,
        value: D,
        variant: O = `standard`,
        visibleScrollbar: k = !1,
        ...ee
      } = n,
      A = O === `scrollable`,
      j = y === `vertical`,
      M = j ? `scrollTop` : `scrollLeft`,
      P = j ? `top` : `left`,
      ne = j ? `bottom` : `right`,
      F = j ? `clientHeight` : `clientWidth`,
      re = j ? `height` : `width`,
      L = {
        ...n,
        component: m,
        allowScrollButtonsMobile: g,
        indicatorColor: _,
        orientation: y,
        vertical: j,
        scrollButtons: b,
        textColor: T,
        variant: O,
        visibleScrollbar: k,
        fixed: !A,
        hideScrollbar: A && !k,
        scrollableX: A && !j,
        scrollableY: A && j,
        centered: d && !A,
        scrollButtonsHideMobile: !g,
      },
      R = Fo(L),
      ie = Zn({ elementType: S.startScrollButtonIcon, externalSlotProps: C.startScrollButtonIcon, ownerState: L }),
      ae = Zn({ elementType: S.endScrollButtonIcon, externalSlotProps: C.endScrollButtonIcon, ownerState: L }),
      [z, B] = Y.useState(Vo),
      [se, V] = Y.useState(!1),
      [ce, H] = Y.useState(!1),
      [U, le] = Y.useState(!1),
      de = D === !1 ? null : D,
      [fe, pe] = Y.useState(!1),
      [me, he] = Y.useState({ overflow: `hidden`, scrollbarWidth: 0 }),
      ge = new Map(),
      W = Y.useRef(null),
      G = Y.useRef(null),
      ve = z !== Vo,
      ye = { slots: S, slotProps: C },
      be = () => {
        let e = W.current,
          t
        if (e) {
          let n = e.getBoundingClientRect()
          t = {
            clientWidth: e.clientWidth,
            clientHeight: e.clientHeight,
            scrollLeft: e.scrollLeft,
            scrollTop: e.scrollTop,
            scrollWidth: e.scrollWidth,
            top: n.top,
            bottom: n.bottom,
            left: n.left,
            right: n.right,
          }
        }
        let n
        if (e && D !== !1) {
          let e = G.current.children
          if (e.length > 0) {
            let t = e[ge.get(D)]
            n = t ? t.getBoundingClientRect() : null
          }
        }
        return { tabsMeta: t, tabMeta: n }
      },
      Se = N(() => {
        let { tabsMeta: e, tabMeta: t } = be(),
          n = 0,
          r
        j
          ? ((r = `top`), t && e && (n = t.top - e.top + e.scrollTop))
          : ((r = i ? `right` : `left`), t && e && (n = (i ? -1 : 1) * (t[r] - e[r] + e.scrollLeft)))
        let a = { [r]: n, [re]: t ? t[re] : 0 }
        if (typeof z[r] != `number` || typeof z[re] != `number`) B(a)
        else {
          let e = Math.abs(z[r] - a[r]),
            t = Math.abs(z[re] - a[re])
          ;(e >= 1 || t >= 1) && B(a)
        }
      }),
      Ce = (e, { animation: t = !0 } = {}) => {
        t && !o.shouldReduceMotion
          ? Co(M, W.current, e, { duration: r.transitions.duration.standard })
          : (W.current[M] = e)
      },
      K = (e) => {
        let t = W.current[M]
        ;((t += j ? e : e * (i ? -1 : 1)), Ce(t))
      },
      q = () => {
        let e = W.current[F],
          t = 0,
          n = Array.from(G.current.children)
        for (let r = 0; r < n.length; r += 1) {
          let i = n[r]
          if (t + i[F] > e) {
            r === 0 && (t = e)
            break
          }
          t += i[F]
        }
        return t
      },
      we = () => {
        K(-1 * q())
      },
      Te = () => {
        K(q())
      },
      [Ee, { onChange: De, ...Oe }] = I(`scrollbar`, {
        className: a(R.scrollableX, R.hideScrollbar),
        elementType: Bo,
        shouldForwardComponentProp: !0,
        externalForwardedProps: ye,
        ownerState: L,
      }),
      ke = Y.useCallback(
        (e) => {
          ;(De?.(e), he({ overflow: null, scrollbarWidth: e }))
        },
        [De],
      ),
      [Ae, je] = I(`scrollButtons`, {
        className: R.scrollButtons,
        elementType: Mo,
        externalForwardedProps: ye,
        ownerState: L,
        additionalProps: {
          orientation: y,
          slots: { StartScrollButtonIcon: S.startScrollButtonIcon, EndScrollButtonIcon: S.endScrollButtonIcon },
          slotProps: { startScrollButtonIcon: ie, endScrollButtonIcon: ae },
        },
      }),
      Me = () => {
        let e = {}
        e.scrollbarSizeListener = A ? (0, X.jsx)(Ee, { ...Oe, onChange: ke }) : null
        let t = A && ((b === `auto` && (se || ce)) || b === !0)
        return (
          (e.scrollButtonStart = t
            ? (0, X.jsx)(Ae, { direction: i ? `right` : `left`, onClick: we, disabled: !se, ...je })
            : null),
          (e.scrollButtonEnd = t
            ? (0, X.jsx)(Ae, { direction: i ? `left` : `right`, onClick: Te, disabled: !ce, ...je })
            : null),
          e
        )
      },
      Ne = N((e) => {
        let { tabsMeta: t, tabMeta: n } = be()
        if (!n || !t) return
        let r = E(W.current).getComputedStyle(W.current),
          i = j ? t.clientHeight : t.clientWidth,
          a = Ho(r[j ? `scrollPaddingTop` : `scrollPaddingLeft`], i),
          o = Ho(r[j ? `scrollPaddingBottom` : `scrollPaddingRight`], i),
          s = t[P] + a,
          c = t[ne] - o,
          l = t[M] + (n[P] - s)
        n[P] < s
          ? Ce(l, { animation: e })
          : n[ne] > c && (n[ne] - n[P] > c - s ? Ce(l, { animation: e }) : Ce(t[M] + (n[ne] - c), { animation: e }))
      }),
      Pe = N(() => {
        A && b !== !1 && le(!U)
      })
    ;(Y.useEffect(() => {
      let e = ue(() => {
          W.current && Se()
        }),
        t,
        n = (n) => {
          ;(n.forEach((e) => {
            ;(e.removedNodes.forEach((e) => {
              t?.unobserve(e)
            }),
              e.addedNodes.forEach((e) => {
                t?.observe(e)
              }))
          }),
            e(),
            Pe())
        },
        r = E(W.current)
      r.addEventListener(`resize`, e)
      let i
      return (
        typeof ResizeObserver < `u` &&
          ((t = new ResizeObserver(e)),
          Array.from(G.current.children).forEach((e) => {
            t.observe(e)
          })),
        typeof MutationObserver < `u` && ((i = new MutationObserver(n)), i.observe(G.current, { childList: !0 })),
        () => {
          ;(e.clear(), r.removeEventListener(`resize`, e), i?.disconnect(), t?.disconnect())
        }
      )
    }, [Se, Pe]),
      Y.useEffect(() => {
        let e = Array.from(G.current.children),
          t = e.length
        if (typeof IntersectionObserver < `u` && t > 0 && A && b !== !1) {
          let n = e[0],
            r = e[t - 1],
            i = { root: W.current, threshold: 0.99 },
            a = new IntersectionObserver((e) => {
              V(!e[0].isIntersecting)
            }, i)
          a.observe(n)
          let o = new IntersectionObserver((e) => {
            H(!e[0].isIntersecting)
          }, i)
          return (
            o.observe(r),
            () => {
              ;(a.disconnect(), o.disconnect())
            }
          )
        }
      }, [A, b, U, f?.length]),
      Y.useEffect(() => {
        Se()
      }),
      Y.useEffect(() => {
        Ne(Vo !== z)
      }, [Ne, z]),
      Y.useEffect(() => {
        if (typeof ResizeObserver > `u` || !A || b !== `auto`) return
        let e = new ResizeObserver(() => {
          Ne(!1)
        })
        return (
          e.observe(W.current),
          () => {
            e.disconnect()
          }
        )
      }, [A, b, Ne]),
      Y.useImperativeHandle(u, () => ({ updateIndicator: Se, updateScrollButtons: Pe }), [Se, Pe]))
    let [Fe, Ie] = I(`indicator`, {
        className: R.indicator,
        elementType: zo,
        externalForwardedProps: ye,
        ownerState: L,
        additionalProps: { style: z },
      }),
      Le = (0, X.jsx)(Fe, { ...Ie }),
      Re = rr({ activeItemId: fe ? void 0 : de, orientation: y, isRtl: i }),
      ze = Re.getContainerProps(),
      Be = Y.Children.toArray(f)
        .filter(Y.isValidElement)
        .map((e, t) => {
          let n = e.props.value === void 0 ? t : e.props.value
          return (ge.set(n, t), { child: e, index: t, childValue: n })
        })
        .map(({ child: e, childValue: t }) => {
          let n = t === D
          return Y.cloneElement(e, {
            fullWidth: O === `fullWidth`,
            indicator: n && !ve && Le,
            selected: n,
            selectionFollowsFocus: x,
            onChange: v,
            textColor: T,
            value: t,
          })
        }),
      Ve = Me(),
      [He, Ue] = I(`root`, {
        ref: t,
        className: a(R.root, p),
        elementType: Io,
        externalForwardedProps: { ...ye, ...ee, component: m },
        ownerState: L,
      }),
      [We, Ge] = I(`scroller`, {
        ref: W,
        className: R.scroller,
        elementType: Lo,
        externalForwardedProps: ye,
        ownerState: L,
        additionalProps: {
          style: {
            overflow: me.overflow,
            [j ? `margin${i ? `Left` : `Right`}` : `marginBottom`]: k ? void 0 : -me.scrollbarWidth,
          },
        },
      }),
      Ke = xe(ze.ref, G),
      qe = (e) => {
        let t = G.current
        _e(oe(t))?.getAttribute(`role`) === `tab` && ze.onKeyDown(e)
      },
      [Je, Ye] = I(`list`, {
        ref: Ke,
        className: R.list,
        elementType: Ro,
        externalForwardedProps: ye,
        ownerState: L,
        getSlotProps: (e) => ({
          ...e,
          onBlur: (t) => {
            ;(l(t.currentTarget, t.relatedTarget) || pe(!1), e.onBlur?.(t))
          },
          onKeyDown: (t) => {
            ;(qe(t), e.onKeyDown?.(t))
          },
          onFocus: (t) => {
            ;(pe(!0), ze.onFocus(t), e.onFocus?.(t))
          },
        }),
      })
    return (0, X.jsxs)(He, {
      ...Ue,
      children: [
        Ve.scrollButtonStart,
        Ve.scrollbarSizeListener,
        (0, X.jsxs)(We, {
          ...Ge,
          children: [
            (0, X.jsx)(Je, {
              'aria-label': s,
              'aria-labelledby': c,
              'aria-orientation': y === `vertical` ? `vertical` : null,
              role: `tablist`,
              ...Ye,
              children: (0, X.jsx)(Qn.Provider, { value: Re, children: Be }),
            }),
            ve && Le,
          ],
        }),
        Ve.scrollButtonEnd,
      ],
    })
  }),
  Wo = b(
    (0, X.jsx)(`path`, {
      d: `M12 2C6.48 2 2 6.48 2 12s4.48 10 10 10 10-4.48 10-10S17.52 2 12 2zm0 18c-4.42 0-8-3.58-8-8s3.58-8 8-8 8 3.58 8 8-3.58 8-8 8z`,
    }),
    `RadioButtonUnchecked`,
  ),
  Go = b(
    (0, X.jsx)(`path`, {
      d: `M8.465 8.465C9.37 7.56 10.62 7 12 7C14.76 7 17 9.24 17 12C17 13.38 16.44 14.63 15.535 15.535C14.63 16.44 13.38 17 12 17C9.24 17 7 14.76 7 12C7 10.62 7.56 9.37 8.465 8.465Z`,
    }),
    `RadioButtonChecked`,
  ),
  Ko = q(`span`, { name: `MuiRadioButtonIcon`, shouldForwardProp: M })({ position: `relative`, display: `flex` }),
  qo = q(Wo, { name: `MuiRadioButtonIcon` })({ transform: `scale(1)` }),
  Jo = q(Go, { name: `MuiRadioButtonIcon` })(
    V(({ theme: e }) => ({
      left: 0,
      position: `absolute`,
      transform: `scale(0)`,
      ...W(e, `transform`, { easing: e.transitions.easing.easeIn, duration: e.transitions.duration.shortest }),
      variants: [
        {
          props: { checked: !0 },
          style: {
            transform: `scale(1)`,
            ...W(e, `transform`, { easing: e.transitions.easing.easeOut, duration: e.transitions.duration.shortest }),
          },
        },
      ],
    })),
  )
function Yo(e) {
  let { checked: t = !1, classes: n = {}, fontSize: r } = e,
    i = { ...e, checked: t }
  return (0, X.jsxs)(Ko, {
    className: n.root,
    ownerState: i,
    children: [
      (0, X.jsx)(qo, { fontSize: r, className: n.background, ownerState: i }),
      (0, X.jsx)(Jo, { fontSize: r, className: n.dot, ownerState: i }),
    ],
  })
}
var Xo = Y.createContext(void 0)
function Zo() {
  return Y.useContext(Xo)
}
var Qo = (e) => {
    let { classes: t, color: n, size: r } = e,
      i = { root: [`root`, `color${B(n)}`, r !== `medium` && `size${B(r)}`] }
    return { ...t, ...c(i, dt, t) }
  },
  $o = q(Un, {
    shouldForwardProp: (e) => M(e) || e === `classes`,
    name: `MuiRadio`,
    slot: `Root`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [t.root, n.size !== `medium` && t[`size${B(n.size)}`], t[`color${B(n.color)}`]]
    },
  })(
    V(({ theme: e }) => ({
      color: (e.vars || e).palette.text.secondary,
      ...(e.focusVisible && {
        [`&.${Se.focusVisible} svg:first-of-type`]: { ...D, borderRadius: 99, ...e.focusVisible },
      }),
      [`&.${ft.disabled}`]: { color: (e.vars || e).palette.action.disabled },
      variants: [
        {
          props: { color: `default`, disabled: !1, disableRipple: !1 },
          style: {
            '&:hover': {
              backgroundColor: e.alpha((e.vars || e).palette.action.active, (e.vars || e).palette.action.hoverOpacity),
            },
          },
        },
        ...Object.entries(e.palette)
          .filter(j())
          .map(([t]) => ({
            props: { color: t, disabled: !1, disableRipple: !1 },
            style: {
              '&:hover': {
                backgroundColor: e.alpha((e.vars || e).palette[t].main, (e.vars || e).palette.action.hoverOpacity),
              },
            },
          })),
        ...Object.entries(e.palette)
          .filter(j())
          .map(([t]) => ({
            props: { color: t, disabled: !1 },
            style: { [`&.${ft.checked}`]: { color: (e.vars || e).palette[t].main } },
          })),
        {
          props: { disableRipple: !1 },
          style: { '&:hover': { '@media (hover: none)': { backgroundColor: `transparent` } } },
        },
      ],
    })),
  )
function es(e, t) {
  return typeof t == `object` && t ? e === t : String(e) === String(t)
}
var ts = (0, X.jsx)(Yo, { checked: !0 }),
  ns = (0, X.jsx)(Yo, {}),
  rs = Y.forwardRef(function (e, t) {
    let n = J({ props: e, name: `MuiRadio` }),
      {
        checked: r,
        checkedIcon: i = ts,
        color: o = `primary`,
        icon: c = ns,
        name: l,
        onChange: u,
        size: d = `medium`,
        className: f,
        disabled: p,
        disableRipple: m = !1,
        slots: h = {},
        slotProps: g = {},
        ..._
      } = n,
      v = Pe(),
      y = p
    ;(v && y === void 0 && (y = v.disabled), (y ??= !1))
    let b = { ...n, disabled: y, disableRipple: m, color: o, size: d },
      x = Qo(b),
      S = Zo(),
      C = r,
      w = s(u, S && S.onChange),
      T = l
    S && (C === void 0 && (C = es(S.value, n.value)), T === void 0 && (T = S.name))
    let E = g.input,
      [D, O] = I(`root`, {
        ref: t,
        elementType: $o,
        className: a(x.root, f),
        shouldForwardComponentProp: !0,
        externalForwardedProps: { slots: h, slotProps: g, ..._ },
        getSlotProps: (e) => ({
          ...e,
          onChange: (t, ...n) => {
            ;(e.onChange?.(t, ...n), w(t, ...n))
          },
        }),
        ownerState: b,
        additionalProps: {
          type: `radio`,
          icon: Y.cloneElement(c, { fontSize: c.props.fontSize ?? d }),
          checkedIcon: Y.cloneElement(i, { fontSize: i.props.fontSize ?? d }),
          disabled: y,
          name: T,
          checked: C,
          disableRipple: n.disableRipple,
          slots: h,
          slotProps: { input: typeof E == `function` ? E(b) : E },
        },
      })
    return (0, X.jsx)(D, { ...O, classes: x })
  })
function is({
  name: e,
  label: t,
  children: n,
  checked: r,
  onSelect: i,
  onBlur: a,
  error: o,
  describedBy: s,
  id: c,
  inputRef: l,
}) {
  return (0, X.jsxs)(P, {
    component: `label`,
    sx: (e) => ({
      display: `flex`,
      alignItems: n ? `flex-start` : `center`,
      gap: 1,
      minHeight: 52,
      p: n ? `9px 16px 16px 6px` : `3px 14px 3px 4px`,
      borderRadius: n ? `16px` : `12px`,
      cursor: `pointer`,
      backgroundColor: e.vars.palette.background.paper,
      boxShadow: `inset 0 0 0 1px ${e.vars.palette.custom.lineStrong}`,
      ...(o && { boxShadow: `inset 0 0 0 2px ${e.vars.palette.error.main}` }),
      ...(r && {
        backgroundColor: e.vars.palette.brand.tint50,
        boxShadow: `inset 0 0 0 2px ${e.vars.palette.custom.link}`,
      }),
      '&:has(:focus-visible)': { outline: `3px solid ${e.vars.palette.brand.line}`, outlineOffset: `2px` },
    }),
    children: [
      (0, X.jsx)(rs, {
        checked: r,
        onChange: i,
        onBlur: a,
        name: e,
        slotProps: { input: { ref: l, id: c, 'aria-describedby': s } },
        sx: { '&.Mui-focusVisible': { outline: `none` }, flex: `none` },
      }),
      (0, X.jsxs)(P, {
        component: `span`,
        sx: { flex: 1, minWidth: 0, pt: n ? `9px` : 0 },
        children: [
          (0, X.jsx)(P, {
            component: `span`,
            sx: { display: `block`, fontWeight: n ? 700 : r ? 500 : 400, lineHeight: 1.5 },
            children: t,
          }),
          n,
        ],
      }),
    ],
  })
}
export {
  Xe as $,
  Xn as A,
  on as B,
  bi as C,
  Sr as D,
  Dr as E,
  kn as F,
  dn as G,
  cn as H,
  On as I,
  zt as J,
  rn as K,
  Cn as L,
  Nn as M,
  jn as N,
  ir as O,
  An as P,
  St as Q,
  yn as R,
  wi as S,
  Ar as T,
  ln as U,
  sn as V,
  un as W,
  Mt as X,
  Ft as Y,
  Et as Z,
  ua as _,
  xo as a,
  Ki as b,
  uo as c,
  qa as d,
  Ga as f,
  ga as g,
  Sa as h,
  Uo as i,
  Rn as j,
  Zn as k,
  ao as l,
  ja as m,
  rs as n,
  go as o,
  Ra as p,
  Kt as q,
  Xo as r,
  ho as s,
  is as t,
  Za as u,
  aa as v,
  Ur as w,
  Ai as x,
  Qi as y,
  hn as z,
}
