import { S as E, st as D } from './customer-Df6hRo4Y.js'
import {
  Fr as t,
  Gt as n,
  Hn as r,
  Pt as i,
  ca as a,
  da as o,
  ia as s,
  pr as c,
  xr as l,
  z as u,
} from './first-CL_AHFyg.js'
import { r as d } from './index-DgFpoVLQ.js'
import { B as x, K as S, N as C, U as w, W as T } from './parts-Clelj3dw.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import { $ as f, O as p } from './signed-in-DHQU3WVe.js'
import { U as m, c as h, g, h as _, n as v, p as y, t as b } from './theme-CBDEJsnh.js'
var O = r()
function k({ field: e, onClick: n }) {
  let { t: r } = t(`form`)
  return (0, O.jsx)(y, {
    size: `small`,
    onClick: n,
    'aria-label': r(`keepField`, { field: e }),
    sx: { mr: -3, flex: `none` },
    children: r(`keep`),
  })
}
var A = e(o(), 1)
function j({ field: e, label: n, help: r, clear: i = ``, onChangeValue: a }) {
  let { t: o } = t(`form`),
    [s, c] = (0, A.useState)(!1)
  return (0, O.jsx)(C, {
    id: e.id,
    label: n,
    help: r ?? o(i === `` ? `maskedHelp` : `checkHelp`),
    error: e.error,
    children: (t) =>
      (0, O.jsx)(S, {
        id: e.id,
        value: s && i !== `` ? i : e.text,
        readOnly: !0,
        inputRef: e.inputRef,
        inputProps: { 'aria-describedby': t },
        endAdornment: (0, O.jsxs)(O.Fragment, {
          children: [
            i !== `` &&
              (0, O.jsx)(y, {
                size: `small`,
                onClick: () => c(!s),
                'aria-label': o(s ? `hideField` : `showField`, { field: n }),
                sx: { flex: `none` },
                children: o(s ? `hide` : `show`),
              }),
            (0, O.jsx)(y, {
              size: `small`,
              onClick: a,
              'aria-label': o(`changeField`, { field: n }),
              sx: { mr: -3, flex: `none` },
              children: o(`change`),
            }),
          ],
        }),
        sx: (e) => ({ backgroundColor: e.vars.palette.custom.sunken }),
      }),
  })
}
function M({ children: e }) {
  return (0, O.jsx)(m, {
    sx: {
      display: `grid`,
      gridTemplateColumns: { xs: `minmax(0, 1fr)`, sm: `repeat(2, minmax(0, 1fr))` },
      gap: { xs: 6, sm: 5 },
    },
    children: e,
  })
}
function N() {
  let { t: e } = t(`profile`)
  return (0, O.jsxs)(`div`, {
    className: `wrap-c main waits`,
    'aria-busy': `true`,
    children: [
      (0, O.jsx)(b, { variant: `rounded`, height: 8, sx: { maxWidth: 760 } }),
      (0, O.jsx)(`div`, { className: `mt24`, children: (0, O.jsx)(d, { children: e(`loading`) }) }),
      (0, O.jsx)(m, {
        sx: { display: `grid`, gridTemplateColumns: { sm: `1fr 1fr` }, gap: 6, mt: 6, maxWidth: 760 },
        children: [1, 2, 3, 4, 5, 6].map((e) =>
          (0, O.jsxs)(
            m,
            {
              children: [
                (0, O.jsx)(b, { width: `40%`, height: 20 }),
                (0, O.jsx)(b, { variant: `rounded`, height: 52, sx: { mt: 1.5, borderRadius: `12px` } }),
              ],
            },
            e,
          ),
        ),
      }),
    ],
  })
}
function P({ onRetry: e }) {
  let { t: n } = t(`profile`)
  return (0, O.jsxs)(`div`, {
    className: `wrap-c main`,
    children: [
      (0, O.jsx)(d, { children: n(`loadFailure.title`) }),
      (0, O.jsx)(_, { role: `alert`, sx: { mt: 2, mb: 6, color: `text.secondary` }, children: n(`loadFailure.text`) }),
      (0, O.jsx)(y, { variant: `contained`, onClick: e, children: n(`loadFailure.retry`) }),
    ],
  })
}
function F({ answers: e, steps: n, missing: r, views: i, current: a, onOpen: o }) {
  let { t: s } = t(`profile`),
    c = E(),
    l = (e, t) => c(e).find((e) => e.id === t)?.value ?? ``
  return (0, O.jsx)(m, {
    component: `ul`,
    sx: { m: 0, mt: 2, p: 0, listStyle: `none` },
    children: n.map(({ name: t, words: c }, u) => {
      let d = !r.includes(t),
        f = t === a,
        p = i[t]?.answer(e, { t: s, option: l })
      return (0, O.jsxs)(
        m,
        {
          component: `li`,
          'aria-current': f ? `step` : void 0,
          sx: {
            display: `flex`,
            alignItems: `center`,
            gap: 3,
            minHeight: 50,
            py: 2.5,
            borderBottom: +(u < n.length - 1),
            borderColor: `divider`,
            color: d || f ? `text.primary` : `text.secondary`,
          },
          children: [
            (0, O.jsx)(I, { number: u + 1, open: f, answered: d }),
            (0, O.jsxs)(m, {
              sx: { flex: 1, minWidth: 0 },
              children: [
                (0, O.jsx)(m, {
                  sx: { fontSize: `0.9375rem`, lineHeight: 1.3333, fontWeight: 500 },
                  children: s(`${c}.short`),
                }),
                p &&
                  !f &&
                  (0, O.jsx)(m, {
                    sx: { fontSize: `0.875rem`, lineHeight: 1.4286, color: `text.secondary`, overflowWrap: `anywhere` },
                    children: p,
                  }),
              ],
            }),
            d &&
              !f &&
              (0, O.jsx)(g, {
                'aria-label': s(`answers.edit`, { step: s(`${c}.short`) }),
                onClick: () => o(t),
                children: (0, O.jsx)(w, {}),
              }),
          ],
        },
        t,
      )
    }),
  })
}
function I({ number: e, open: t, answered: n }) {
  return t
    ? (0, O.jsx)(m, {
        sx: (e) => ({
          display: `grid`,
          placeItems: `center`,
          flex: `none`,
          width: 22,
          height: 22,
          borderRadius: `50%`,
          fontSize: `0.8125rem`,
          fontWeight: 700,
          backgroundColor: e.vars.palette.brand.main,
          color: e.vars.palette.brand.contrastText,
        }),
        children: e,
      })
    : n
      ? (0, O.jsx)(m, {
          sx: { flex: `none`, width: 22, color: `success.main` },
          children: (0, O.jsx)(i, { name: `check` }),
        })
      : (0, O.jsx)(m, {
          sx: (e) => ({
            flex: `none`,
            width: 22,
            height: 22,
            borderRadius: `50%`,
            border: `2px solid ${e.vars.palette.custom.lineStrong}`,
          }),
        })
}
function L(e) {
  let { t: n } = t(`profile`)
  return (0, O.jsxs)(v, {
    component: `aside`,
    variant: `outlined`,
    'aria-labelledby': `answers-title`,
    sx: { p: 6, position: `sticky`, top: 24 },
    children: [
      (0, O.jsx)(_, { id: `answers-title`, variant: `h4`, component: `h2`, children: n(`answers.title`) }),
      (0, O.jsx)(F, { ...e }),
      (0, O.jsx)(m, { sx: { mt: 4 }, children: (0, O.jsx)(u, { icon: `lock`, children: n(`answers.kept`) }) }),
    ],
  })
}
function R({ label: e, busy: n, problem: r, onBack: i, onLater: a, onNext: o }) {
  let { t: s } = t(`profile`)
  return (0, O.jsxs)(m, {
    className: `form-bar`,
    sx: (e) => ({
      position: `sticky`,
      bottom: 0,
      zIndex: 10,
      backgroundColor: e.vars.palette.background.paper,
      borderTop: `1px solid ${e.vars.palette.divider}`,
      boxShadow: `0 -8px 24px -16px color-mix(in srgb, ${e.vars.palette.text.primary} 24%, transparent)`,
      paddingBottom: `env(safe-area-inset-bottom)`,
    }),
    children: [
      (0, O.jsx)(m, {
        className: `wrap-c`,
        role: `alert`,
        children:
          r !== null && (0, O.jsx)(m, { sx: { pt: `12px` }, children: (0, O.jsx)(u, { tone: `err`, children: r }) }),
      }),
      (0, O.jsxs)(m, {
        className: `wrap-c`,
        sx: { display: `flex`, alignItems: `center`, gap: 3, pt: `12px`, pb: `14px` },
        children: [
          (0, O.jsx)(y, {
            variant: `outlined`,
            onClick: i,
            startIcon: (0, O.jsx)(x, { sx: { fontSize: 20 } }),
            sx: { flex: `none` },
            children: s(`back`),
          }),
          (0, O.jsx)(y, {
            variant: `contained`,
            type: o ? `button` : `submit`,
            onClick: o,
            loading: n,
            sx: { flex: 1, maxWidth: 320 },
            children: e,
          }),
          (0, O.jsx)(m, {
            sx: { display: { xs: `none`, md: `block` }, ml: `auto` },
            children: (0, O.jsx)(z, { onLater: a }),
          }),
        ],
      }),
    ],
  })
}
function z({ onLater: e }) {
  let { t: n } = t(`profile`)
  return (0, O.jsx)(y, {
    variant: `text`,
    onClick: e,
    sx: { px: 0, textDecoration: `underline`, textUnderlineOffset: `4px` },
    children: n(`later`),
  })
}
function B({ header: e, aside: t, bar: n, children: r }) {
  return (0, O.jsxs)(O.Fragment, {
    children: [
      (0, O.jsxs)(m, {
        className: `wrap-c main`,
        sx: {
          display: `grid`,
          gridTemplateColumns: { xs: `minmax(0, 1fr)`, md: `minmax(0, 1fr) 340px` },
          gap: { xs: 5, md: 8 },
          alignItems: `start`,
          pb: `24px !important`,
        },
        children: [(0, O.jsxs)(m, { sx: { minWidth: 0 }, children: [e, r] }), t],
      }),
      n,
    ],
  })
}
function V({ label: e, valueText: t, steps: n, current: r }) {
  return (0, O.jsx)(m, {
    role: `progressbar`,
    'aria-label': e,
    'aria-valuemin': 0,
    'aria-valuemax': n,
    'aria-valuenow': Math.min(r, n),
    'aria-valuetext': t,
    sx: { display: `grid`, gridAutoFlow: `column`, gridAutoColumns: `1fr`, gap: 1.5 },
    children: Array.from({ length: n }, (e, t) =>
      (0, O.jsx)(
        m,
        {
          sx: (e) => ({ height: 8, borderRadius: 1, overflow: `hidden`, backgroundColor: e.vars.palette.divider }),
          children: (0, O.jsx)(m, {
            sx: (e) => ({
              height: 1,
              borderRadius: `inherit`,
              width: t + 1 < r ? `100%` : t + 1 === r ? `60%` : 0,
              backgroundColor: e.vars.palette.brand.line,
            }),
          }),
        },
        t,
      ),
    ),
  })
}
function H({ state: e, onRetry: n, onShowRefused: r }) {
  let { t: a } = t(`form`),
    o = l(),
    s = {
      fontSize: `0.875rem`,
      lineHeight: 1.4286,
      fontWeight: 500,
      display: `inline-flex`,
      alignItems: `center`,
      gap: 1.5,
    }
  return (0, O.jsxs)(m, {
    sx: { display: `flex`, alignItems: `center`, minHeight: 24 },
    children: [
      (0, O.jsxs)(m, {
        role: `status`,
        sx: { ...s, color: e === `saving` ? `text.secondary` : `success.main` },
        children: [
          e === `saving` && a(`saving`),
          e === `saved` &&
            o &&
            (0, O.jsxs)(O.Fragment, { children: [(0, O.jsx)(i, { name: `check`, size: 18 }), a(`saved`)] }),
          e === `unsaved` && (0, O.jsx)(m, { sx: h, children: a(`notSaved`) }),
          e === `refused` && (0, O.jsx)(m, { sx: h, children: a(`notAccepted`) }),
        ],
      }),
      e === `unsaved` &&
        (0, O.jsx)(y, {
          size: `small`,
          onClick: n,
          startIcon: (0, O.jsx)(T, { sx: { fontSize: 18 } }),
          'aria-label': a(`retrySave`),
          sx: { ...s, color: `warning.main`, my: `-10px`, px: 2 },
          children: a(`notSaved`),
        }),
      e === `refused` &&
        (0, O.jsx)(y, {
          size: `small`,
          onClick: r,
          startIcon: (0, O.jsx)(i, { name: `alert`, size: 18 }),
          'aria-label': a(`showNotAccepted`),
          sx: { ...s, color: `error.main`, my: `-10px`, px: 2 },
          children: a(`notAccepted`),
        }),
    ],
  })
}
function U({ steps: e, step: n, state: r, onRetry: i, onShowRefused: a }) {
  let { t: o } = t(`profile`),
    s = (n ? e.indexOf(n) : e.length) + 1,
    c = n ? o(`stepOf`, { number: s, total: e.length, step: o(`${n.words}.name`) }) : o(`summary.name`),
    l = e.length > 1
  return (0, O.jsxs)(`div`, {
    children: [
      (0, O.jsxs)(m, {
        sx: {
          display: `flex`,
          flexWrap: `wrap`,
          justifyContent: `space-between`,
          gap: `4px 12px`,
          mb: 2,
          minHeight: 24,
        },
        children: [
          (0, O.jsx)(m, {
            component: `span`,
            sx: { fontSize: `0.875rem`, lineHeight: 1.7143, fontWeight: 500 },
            children: l && n && c,
          }),
          (0, O.jsx)(H, { state: r, onRetry: i, onShowRefused: a }),
        ],
      }),
      l && (0, O.jsx)(V, { label: o(`progress`), valueText: c, steps: e.length, current: s }),
    ],
  })
}
function W(e) {
  let { list: n, header: r, aside: i, busy: a, problem: o, lastLabel: s, onBack: c, onDone: l, onLater: d } = e,
    { t: f } = t(`profile`)
  return (0, O.jsx)(B, {
    header: r,
    aside: i,
    bar: (0, O.jsx)(R, { label: s, busy: a, problem: o, onBack: c, onLater: d, onNext: l }),
    children: (0, O.jsxs)(m, {
      sx: { display: `grid`, gap: 4, mt: 6 },
      children: [
        (0, O.jsx)(v, { variant: `outlined`, sx: { px: 5, pb: 2 }, children: (0, O.jsx)(F, { ...n }) }),
        (0, O.jsx)(u, { icon: `lock`, children: f(`answers.kept`) }),
        (0, O.jsx)(m, { sx: { display: { md: `none` } }, children: (0, O.jsx)(z, { onLater: d }) }),
      ],
    }),
  })
}
function G({ steps: e, missing: n, onOpen: r }) {
  let { t: i } = t(`profile`),
    a = n.length > 0 ? e.filter(({ name: e }) => n.includes(e)) : e
  return (0, O.jsx)(m, {
    sx: { mt: 5 },
    children: (0, O.jsxs)(u, {
      tone: `warn`,
      children: [
        (0, O.jsx)(`b`, { children: i(`update.title`) }),
        ` `,
        n.length > 0 ? i(`update.missing`) : i(`update.check`),
        (0, O.jsx)(m, {
          sx: { display: `flex`, flexWrap: `wrap`, columnGap: 4 },
          children: a.map(({ name: e, words: t }) =>
            (0, O.jsx)(
              y,
              {
                size: `small`,
                onClick: () => r(e),
                sx: { px: 0, textDecoration: `underline` },
                children: i(`${t}.short`),
              },
              e,
            ),
          ),
        }),
      ],
    }),
  })
}
function K({ product: e, complete: t, editing: n, children: r }) {
  let [i] = a(),
    o = c((e) => e.appId),
    [s, l] = (0, A.useState)(t && !n && o !== null && !i.has(`step`))
  return !s || o === null ? r : (0, O.jsx)(q, { product: e, appId: o, onForm: () => l(!1) })
}
function q({ product: e, appId: r, onForm: i }) {
  let { t: a } = t(`profile`),
    o = s(),
    [c, l] = (0, A.useState)(null),
    [u, m] = (0, A.useState)(0)
  return (
    (0, A.useEffect)(() => {
      let t = !1
      return (
        D(e, r)
          .then((e) => (t ? void 0 : o(e, { replace: !0 })))
          .catch((e) => {
            t || l(e instanceof Error ? e : Error(String(e)))
          }),
        () => {
          t = !0
        }
      )
    }, [e, r, u, o]),
    c
      ? (0, O.jsxs)(`div`, {
          className: `wrap-c main narrow`,
          children: [
            (0, O.jsx)(d, { children: a(`start.title`) }),
            (0, O.jsx)(`div`, {
              className: `mt20`,
              children: (0, O.jsx)(f, {
                title: a(`start.failed`),
                error: c,
                onRetry: () => {
                  ;(l(null), m(u + 1))
                },
              }),
            }),
            (0, O.jsx)(p, {
              icon: `document`,
              title: a(`start.form`),
              text: a(`start.formText`),
              children: (0, O.jsx)(n, { look: `secondary`, onClick: i, children: a(`start.openForm`) }),
            }),
          ],
        })
      : (0, O.jsx)(N, {})
  )
}
export {
  V as a,
  R as c,
  N as d,
  M as f,
  U as i,
  L as l,
  k as m,
  G as n,
  B as o,
  j as p,
  W as r,
  z as s,
  K as t,
  P as u,
}
