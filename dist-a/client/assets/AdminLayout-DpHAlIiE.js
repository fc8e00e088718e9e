const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/BellPanel-DVJZ_B-V.js',
      'assets/theme-CBDEJsnh.js',
      'assets/rolldown-runtime-XKyaHtl9.js',
      'assets/first-CL_AHFyg.js',
      'assets/index-DgFpoVLQ.js',
      'assets/signed-in-DHQU3WVe.js',
      'assets/brands-CeiyizDu.js',
      'assets/office-0J8ZDQL6.js',
      'assets/index-CNaZ2p3t.css',
      'assets/first-XFjAZRDm.css',
      'assets/signed-in-CFFtR9xJ.css',
      'assets/CommandPalette-DgULMT33.js',
      'assets/parts-Clelj3dw.js',
      'assets/office-form-Deh-hoPk.js',
      'assets/common-schema-TiEP0qb9.js',
      'assets/common-form-E0SH5PGy.js',
      'assets/office-dialogs-BkijUbKK.js',
      'assets/common-fields-Dur8Hai4.js',
      'assets/office-more-cy0REuhu.js',
    ]),
) => i.map((i) => d[i])
import {
  Fn as n,
  Fr as r,
  Gi as i,
  Hn as a,
  Nn as o,
  Pt as s,
  S as c,
  _i as l,
  da as u,
  hr as d,
  ii as f,
  in as p,
  pr as m,
  ra as h,
  si as g,
  sr as ee,
  vi as _,
  x as v,
} from './first-CL_AHFyg.js'
import { d as ie, f as ae } from './index-DgFpoVLQ.js'
import { Ft as P, Gt as F, Ht as I, Jt as L, Lt as R, Nt as z, Ut as B, Vt as V, zt as H } from './office-0J8ZDQL6.js'
import { n as e, r as t } from './rolldown-runtime-XKyaHtl9.js'
import { Wt as U, mn as ne, nn as re } from './signed-in-DHQU3WVe.js'
import {
  At as y,
  It as b,
  Lt as x,
  S,
  U as C,
  W as w,
  X as T,
  d as E,
  dt as D,
  ft as O,
  g as k,
  m as A,
  nt as j,
  p as M,
  xt as N,
  yt as te,
} from './theme-CBDEJsnh.js'
var W = t(u(), 1),
  oe = 1e4,
  G = null
function se() {
  K()
  let e = (e) => {
    if (!(G === null || e.ctrlKey || e.metaKey || e.altKey || e.isComposing)) {
      if (e.key.length === 1) G.text += e.key
      else if (e.key === `Backspace`) G.text = G.text.slice(0, -1)
      else if (e.key === `Enter`) G.enter = !0
      else return
      ;(e.preventDefault(), e.stopPropagation())
    }
  }
  ;(document.addEventListener(`keydown`, e, !0), document.addEventListener(`pointerdown`, K))
  let t = setTimeout(K, oe)
  G = {
    text: ``,
    enter: !1,
    end: () => {
      ;(document.removeEventListener(`keydown`, e, !0), document.removeEventListener(`pointerdown`, K), clearTimeout(t))
    },
  }
}
function K() {
  ;(G?.end(), (G = null))
}
function ce(e) {
  let t = G
  ;(K(), t && (t.text !== `` || t.enter) && e(t.text, t.enter))
}
function q(e) {
  let t = o(e, `dashboard`),
    { data: n } = R({ enabled: t, refetchInterval: P.refetchInterval })
  return {
    enabled: t,
    data: n,
    on: (e) => (n?.items ?? []).filter(({ kind: t }) => H[t] === e).reduce((e, { count: t }) => e + t, 0),
  }
}
function J(e) {
  let t = W.useRef({})
  return (
    W.useEffect(() => {
      t.current = e
    }),
    t.current
  )
}
function le(e) {
  let { badgeContent: t, invisible: n = !1, max: r = 99, showZero: i = !1 } = e,
    a = J({ badgeContent: t, max: r }),
    o = n
  n === !1 && t === 0 && !i && (o = !0)
  let { badgeContent: s, max: c = r } = o ? a : e,
    l = s && Number(s) > c ? `${c}+` : s
  return { badgeContent: s, invisible: o, max: c, displayValue: l }
}
function ue(e) {
  return x(`MuiBadge`, e)
}
var de = b(`MuiBadge`, [
    `root`,
    `badge`,
    `dot`,
    `standard`,
    `anchorOriginTopRight`,
    `anchorOriginBottomRight`,
    `anchorOriginTopLeft`,
    `anchorOriginBottomLeft`,
    `invisible`,
    `colorError`,
    `colorInfo`,
    `colorPrimary`,
    `colorSecondary`,
    `colorSuccess`,
    `colorWarning`,
    `overlapRectangular`,
    `overlapCircular`,
    `anchorOriginTopLeftCircular`,
    `anchorOriginTopLeftRectangular`,
    `anchorOriginTopRightCircular`,
    `anchorOriginTopRightRectangular`,
    `anchorOriginBottomLeftCircular`,
    `anchorOriginBottomLeftRectangular`,
    `anchorOriginBottomRightCircular`,
    `anchorOriginBottomRightRectangular`,
  ]),
  Y = a(),
  fe = 10,
  pe = 4,
  me = (e) => {
    let { color: t, anchorOrigin: n, invisible: r, overlap: i, variant: a, classes: o = {} } = e,
      s = {
        root: [`root`],
        badge: [
          `badge`,
          a,
          r && `invisible`,
          `anchorOrigin${D(n.vertical)}${D(n.horizontal)}`,
          `anchorOrigin${D(n.vertical)}${D(n.horizontal)}${D(i)}`,
          `overlap${D(i)}`,
          t !== 'default' && `color${D(t)}`,
        ],
      }
    return y(s, ue, o)
  },
  he = N(`span`, { name: `MuiBadge`, slot: `Root` })({
    position: `relative`,
    display: `inline-flex`,
    verticalAlign: `middle`,
    flexShrink: 0,
  }),
  ge = N(`span`, {
    name: `MuiBadge`,
    slot: `Badge`,
    overridesResolver: (e, t) => {
      let { ownerState: n } = e
      return [
        t.badge,
        t[n.variant],
        t[`anchorOrigin${D(n.anchorOrigin.vertical)}${D(n.anchorOrigin.horizontal)}${D(n.overlap)}`],
        n.color !== 'default' && t[`color${D(n.color)}`],
        n.invisible && t.invisible,
      ]
    },
  })(
    O(({ theme: e }) => ({
      display: `flex`,
      flexDirection: `row`,
      flexWrap: `wrap`,
      justifyContent: `center`,
      alignContent: `center`,
      alignItems: `center`,
      position: `absolute`,
      boxSizing: `border-box`,
      fontFamily: e.typography.fontFamily,
      fontWeight: e.typography.fontWeightMedium,
      fontSize: e.typography.pxToRem(12),
      minWidth: 20,
      lineHeight: 1,
      padding: `0 6px`,
      height: 20,
      borderRadius: fe,
      zIndex: 1,
      '@media (forced-colors: active)': { border: `1px solid ButtonBorder` },
      ...j(e, `transform`, { easing: e.transitions.easing.easeInOut, duration: e.transitions.duration.enteringScreen }),
      variants: [
        ...Object.entries(e.palette)
          .filter(S([`contrastText`]))
          .map(([t]) => ({
            props: { color: t },
            style: { backgroundColor: (e.vars || e).palette[t].main, color: (e.vars || e).palette[t].contrastText },
          })),
        { props: { variant: `dot` }, style: { borderRadius: pe, height: 8, minWidth: 8, padding: 0 } },
        {
          props: { invisible: !0 },
          style: {
            ...j(e, `transform`, {
              easing: e.transitions.easing.easeInOut,
              duration: e.transitions.duration.leavingScreen,
            }),
          },
        },
        {
          style: {
            inset: `var(--Badge-inset)`,
            transform: `scale(1) translate(var(--Badge-translate))`,
            transformOrigin: `var(--Badge-origin)`,
            [`&.${de.invisible}`]: { transform: `scale(0) translate(var(--Badge-translate))` },
          },
        },
      ],
    })),
  )
function X(e) {
  return { vertical: e?.vertical ?? `top`, horizontal: e?.horizontal ?? `right` }
}
var _e = W.forwardRef(function (e, t) {
    let n = te({ props: e, name: `MuiBadge` }),
      {
        anchorOrigin: r,
        className: i,
        classes: a,
        component: o,
        children: s,
        overlap: c = `rectangular`,
        color: l = `default`,
        invisible: u = !1,
        max: d = 99,
        badgeContent: f,
        slots: p,
        slotProps: m,
        showZero: h = !1,
        variant: g = `standard`,
        ...ee
      } = n,
      {
        badgeContent: _,
        invisible: v,
        max: y,
        displayValue: b,
      } = le({ max: d, invisible: u, badgeContent: f, showZero: h }),
      x = J({ anchorOrigin: X(r), color: l, overlap: c, variant: g, badgeContent: f }),
      S = v || (_ == null && g !== `dot`),
      { color: C = l, overlap: T = c, anchorOrigin: E, variant: D = g } = S ? x : n,
      O = X(E),
      k = D === `dot` ? void 0 : b,
      A = {
        ...n,
        badgeContent: _,
        invisible: S,
        max: y,
        displayValue: k,
        showZero: h,
        anchorOrigin: O,
        color: C,
        overlap: T,
        variant: D,
      },
      j = me(A),
      M = { slots: p, slotProps: m },
      [N, P] = w(`root`, {
        elementType: he,
        externalForwardedProps: { ...M, ...ee },
        ownerState: A,
        className: ne(j.root, i),
        ref: t,
        additionalProps: { as: o },
      }),
      { vertical: F, horizontal: I } = O,
      L = T === `circular` ? `14%` : `0`,
      R = F === `top` ? L : `auto`,
      z = F === `bottom` ? L : `auto`,
      B = I === `right` ? L : `auto`,
      V = I === `left` ? L : `auto`,
      [H, U] = w(`badge`, {
        elementType: ge,
        externalForwardedProps: M,
        ownerState: A,
        className: j.badge,
        additionalProps: {
          'aria-hidden': !0,
          style: {
            '--Badge-translate': `${I === `right` ? `50%` : `-50%`}, ${F === `top` ? `-50%` : `50%`}`,
            '--Badge-inset': `${R} ${B} ${z} ${V}`,
            '--Badge-origin': `${I === `right` ? `100%` : `0%`} ${F === `top` ? `0%` : `100%`}`,
          },
        },
      })
    return (0, Y.jsxs)(N, { ...P, children: [s, (0, Y.jsx)(H, { ...U, children: k })] })
  }),
  ve = p(async () => {
    let [e] = await Promise.all([
      d(() => import(`./BellPanel-DVJZ_B-V.js`), __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])),
      ee([`work-list`]),
    ])
    return e.BellPanel
  })
function ye({ work: e }) {
  let { t } = r(`staff`),
    { quiet: n } = F(),
    [i, a] = (0, W.useState)(null),
    o = [...new Set((e?.items ?? []).map(({ kind: e }) => e))].filter((e) => !n.includes(e)).length
  return (0, Y.jsxs)(Y.Fragment, {
    children: [
      (0, Y.jsx)(k, {
        'aria-label': t(`command.bell`, { count: o }),
        'aria-haspopup': `dialog`,
        'aria-expanded': i !== null,
        disabled: !e,
        onClick: (e) => a(e.currentTarget),
        children: (0, Y.jsx)(_e, {
          badgeContent: o,
          color: `error`,
          max: 99,
          slotProps: { badge: { 'aria-hidden': !0 } },
          children: (0, Y.jsx)(E, { name: `bell` }),
        }),
      }),
      i && e && (0, Y.jsx)(ve, { anchor: i, work: e, onClose: () => a(null) }),
    ],
  })
}
function be({ of: e }) {
  return (0, Y.jsx)(C, {
    component: `kbd`,
    sx: (e) => ({
      display: `inline-block`,
      px: 1.5,
      minWidth: 24,
      textAlign: `center`,
      font: `inherit`,
      lineHeight: 1.5,
      border: `1px solid ${e.vars.palette.divider}`,
      borderRadius: `6px`,
      fontSize: `0.75rem`,
      color: `text.secondary`,
      backgroundColor: `background.paper`,
    }),
    children: e,
  })
}
var xe = 8,
  Z = [],
  Q = { whose: ``, list: Z },
  $ = new Set()
function Se(e, { path: t, name: n }) {
  let r = Q.whose === e ? Q.list : Z,
    [i] = r
  if (i?.path !== t || i.name !== n) {
    Q = { whose: e, list: [{ path: t, name: n }, ...r.filter((e) => e.path !== t)].slice(0, xe) }
    for (let e of $) e()
  }
}
function Ce(e) {
  return ($.add(e), () => $.delete(e))
}
function we(e) {
  let { whose: t, list: n } = (0, W.useSyncExternalStore)(Ce, () => Q)
  return t === e ? n : Z
}
function Te() {
  let { t: e } = r(`staff-titles`),
    { pathname: t } = h(),
    { admin: n } = m(),
    i = v(),
    { flavour: a, mode: o } = f(),
    s = ie(ae(a, o), t),
    u = !l.includes(s) && (_[s].paths[0] ?? ``).includes(`/:`),
    d = n?.email,
    p = i || `${e(c(_[s]))} ${decodeURIComponent(t.split(`/`).filter(Boolean).at(-1) ?? ``)}`
  ;(0, W.useEffect)(() => {
    u && d !== void 0 && Se(d, { path: t, name: p })
  }, [u, d, t, p])
}
var Ee = p(
    async () =>
      (
        await d(
          async () => {
            let { CommandPalette: e } = await import(`./CommandPalette-DgULMT33.js`)
            return { CommandPalette: e }
          },
          __vite__mapDeps([11, 2, 1, 3, 4, 5, 6, 12, 13, 7, 14, 15, 8, 9, 10]),
        )
      ).CommandPalette,
  ),
  De = p(
    async () =>
      (
        await d(
          async () => {
            let { KeysDialog: e } = await import(`./office-dialogs-BkijUbKK.js`).then((e) => e.n)
            return { KeysDialog: e }
          },
          __vite__mapDeps([16, 2, 3, 4, 5, 1, 6, 12, 7, 13, 14, 15, 17, 18, 8, 9, 10]),
        )
      ).KeysDialog,
  )
function Oe() {
  let e = document.querySelector(`main input[type="search"]`)
  return (e?.focus(), e?.select(), e !== null)
}
function ke({ role: e, onLogout: t }) {
  let n = q(e)
  Te()
  let { t: i } = r(`staff`),
    a = A(`(min-width:1100px)`, { noSsr: !0 }),
    [o, c] = (0, W.useState)(null),
    l = () => {
      ;(K(), c(null))
    },
    u = () => {
      ;(se(), c(`palette`))
    },
    d = (0, W.useEffectEvent)((e) => {
      !(e.ctrlKey || e.metaKey) ||
        e.shiftKey ||
        e.altKey ||
        (e.code !== `KeyK` && e.key.toLowerCase() !== `k`) ||
        (o !== `palette` && document.querySelector(`[aria-modal="true"]`) !== null) ||
        (e.preventDefault(), o === `palette` ? l() : u())
    })
  return (
    (0, W.useLayoutEffect)(() => {
      let e = (e) => d(e)
      return (document.addEventListener(`keydown`, e), () => document.removeEventListener(`keydown`, e))
    }, []),
    I({ '/': Oe, '?': () => (c(`keys`), !0) }),
    (0, Y.jsxs)(Y.Fragment, {
      children: [
        a
          ? (0, Y.jsx)(M, {
              variant: `outlined`,
              'aria-label': i(`command.search`),
              'aria-keyshortcuts': `Control+K Meta+K`,
              onClick: u,
              startIcon: (0, Y.jsx)(V, {}),
              endIcon: (0, Y.jsx)(C, {
                component: `span`,
                'aria-hidden': `true`,
                children: (0, Y.jsx)(be, { of: `Ctrl K` }),
              }),
              sx: {
                minWidth: 220,
                justifyContent: `flex-start`,
                '& .MuiButton-endIcon': { ml: `auto` },
                fontWeight: 400,
              },
              children: i(`command.search`),
            })
          : (0, Y.jsx)(k, { 'aria-label': i(`command.search`), onClick: u, children: (0, Y.jsx)(V, {}) }),
        a &&
          (0, Y.jsx)(k, {
            'aria-label': i(`command.keys`),
            onClick: () => c(`keys`),
            children: (0, Y.jsx)(s, { name: `help` }),
          }),
        n.enabled && (0, Y.jsx)(ye, { work: n.data }),
        o === `palette` && (0, Y.jsx)(Ee, { role: e, onClose: l, onKeys: () => c(`keys`), onLogout: t }),
        o === `keys` && (0, Y.jsx)(De, { onClose: l }),
      ],
    })
  )
}
var Ae = e({ AdminLayout: () => Ne }),
  je = (0, W.lazy)(async () => ({
    default: (
      await d(
        async () => {
          let { CodeDialog: e } = await import(`./office-dialogs-BkijUbKK.js`).then((e) => e.t)
          return { CodeDialog: e }
        },
        __vite__mapDeps([16, 2, 3, 4, 5, 1, 6, 12, 7, 13, 14, 15, 17, 18, 8, 9, 10]),
      )
    ).CodeDialog,
  })),
  Me = () => void U(`admin`)
function Ne({ children: e }) {
  let { roleId: t } = m()
  return (0, Y.jsx)(T, {
    children: i(t)
      ? (0, Y.jsxs)(re, { children: [(0, Y.jsx)(Pe, { role: t, children: e }), (0, Y.jsx)(L, { dialog: je })] })
      : e,
  })
}
function Pe({ role: e, children: t }) {
  let { t: i } = r(`staff`),
    { admin: a } = m(),
    { on: o } = q(e),
    s = i(`roles.${e}`)
  return (0, Y.jsx)(B, {
    tone: `deep`,
    home: n(e),
    groups: z(e),
    waitingOn: o,
    person: { name: a?.name ?? s, detail: s, to: g(`my-sign-in`) },
    onLogout: Me,
    tools: (0, Y.jsx)(ke, { role: e, onLogout: Me }),
    children: t,
  })
}
export { Ne as AdminLayout, ce as i, we as n, be as r, Ae as t }
