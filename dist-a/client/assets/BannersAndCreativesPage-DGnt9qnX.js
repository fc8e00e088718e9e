const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f || (m.f = ['assets/creative-pdf-BnZjTfVc.js', 'assets/rolldown-runtime-XKyaHtl9.js']),
) => i.map((i) => d[i])
import { c as O, d as te, f as ne, i as k, o as re } from './brands-CeiyizDu.js'
import { V as y, ht as b, vt as ee } from './desks-BwPV_Ml3.js'
import { Fr as s, Hn as c, Vt as l, ca as u, da as d, hr as f, pi as p, rn as m, ui as h } from './first-CL_AHFyg.js'
import { r as j } from './index-DgFpoVLQ.js'
import { qt as ie } from './office-0J8ZDQL6.js'
import { i as A } from './office-more-cy0REuhu.js'
import { a as x, i as S, n as C, o as w, r as T, s as E, t as D } from './partner-DaPgXLrq.js'
import { H as g, I as _, x as v } from './parts-Clelj3dw.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import { J as ae, X as oe, Z as se, dn as ce, t as le } from './signed-in-DHQU3WVe.js'
import { U as t, f as n, h as r, n as i, p as a, t as o } from './theme-CBDEJsnh.js'
var M = e(d(), 1),
  N = [`brand`, `deep`, `light`]
function P(e, t) {
  let n = { panel: t.surface, panelInk: t.ink }
  switch (e) {
    case `brand`:
      return {
        background: t.brand,
        ink: t.onBrand,
        ink2: t.onBrand2,
        road: t.surface,
        dash: t.brandText,
        logo: `onBrand`,
        ...n,
      }
    case `deep`:
      return {
        background: t.deep,
        ink: t.onDeep,
        ink2: t.onDeep2,
        road: t.brandOnDeep,
        dash: t.deep,
        logo: `dark`,
        ...n,
      }
    case `light`:
      return { background: t.tint100, ink: t.ink, ink2: t.ink2, road: t.brand, dash: t.onBrand, logo: `light`, ...n }
  }
}
var F = [`square`, `story`, `a4`, `banner`],
  I = {
    square: {
      w: 1080,
      h: 1080,
      scale: 1,
      logo: { x: 72, y: 64, w: 936, h: 76 },
      headline: { x: 72, y: 184, w: 936, h: 236 },
      line: { x: 72, y: 440, w: 936, h: 100 },
      qr: { x: 72, y: 568, w: 248, h: 248 },
      scan: { x: 356, y: 568, w: 652, h: 248 },
      panel: { x: 56, y: 856, w: 968, h: 176 },
      max: { headline: 96, line: 44, scan: 44, panel: 30 },
    },
    story: {
      w: 1080,
      h: 1920,
      scale: 1,
      logo: { x: 80, y: 220, w: 920, h: 88 },
      headline: { x: 80, y: 372, w: 920, h: 400 },
      line: { x: 80, y: 804, w: 920, h: 150 },
      qr: { x: 80, y: 1010, w: 360, h: 360 },
      scan: { x: 488, y: 1010, w: 512, h: 360 },
      panel: { x: 64, y: 1432, w: 952, h: 240 },
      max: { headline: 120, line: 52, scan: 52, panel: 34 },
    },
    a4: {
      w: 1240,
      h: 1754,
      scale: 2,
      paper: { w: 595.28, h: 841.89 },
      logo: { x: 96, y: 96, w: 1048, h: 104 },
      headline: { x: 96, y: 268, w: 1048, h: 420 },
      line: { x: 96, y: 720, w: 1048, h: 150 },
      qr: { x: 96, y: 940, w: 420, h: 420 },
      scan: { x: 572, y: 940, w: 572, h: 420 },
      panel: { x: 80, y: 1448, w: 1080, h: 226 },
      max: { headline: 140, line: 60, scan: 60, panel: 34 },
    },
    banner: {
      w: 1200,
      h: 544,
      scale: 1,
      logo: { x: 56, y: 44, w: 780, h: 60 },
      headline: { x: 56, y: 120, w: 780, h: 116 },
      line: { x: 56, y: 244, w: 780, h: 46 },
      qr: { x: 924, y: 44, w: 220, h: 220 },
      scan: { x: 56, y: 304, w: 1088, h: 62 },
      panel: { x: 48, y: 384, w: 1104, h: 120 },
      max: { headline: 62, line: 32, scan: 30, panel: 28 },
    },
  }
function L(e) {
  let { w: t, h: n, paper: r } = I[e]
  return r ?? { w: t * 0.75, h: n * 0.75 }
}
var R = c()
function z({ filter: e, onChange: n }) {
  let { t: r } = s(`partner-marketing`)
  return (0, R.jsxs)(t, {
    sx: { mt: 4, display: `flex`, flexWrap: `wrap`, gap: 3, alignItems: `end`, justifyContent: `space-between` },
    children: [
      (0, R.jsx)(b, {
        label: r(`creatives.filters`),
        choices: [
          { value: `all`, label: r(`creatives.allProducts`) },
          ...S.map((e) => ({ value: e, label: r(`product.${e}`) })),
        ],
        chosen: e.kind,
        onChoose: (e) => n(`product`, e),
        sx: { gap: { xs: 2, sm: 3 } },
      }),
      (0, R.jsxs)(t, {
        sx: { display: `flex`, flexWrap: `wrap`, gap: 3 },
        children: [
          (0, R.jsx)(B, {
            label: r(`creatives.look`),
            value: e.look,
            choices: [[`all`, r(`creatives.all`)], ...N.map((e) => [e, r(`creatives.looks.${e}`)])],
            onChange: (e) => n(`look`, e),
          }),
          (0, R.jsx)(B, {
            label: r(`creatives.size`),
            value: e.size,
            choices: [[`all`, r(`creatives.allSizes`)], ...F.map((e) => [e, r(`creatives.sizes.${e}`)])],
            onChange: (e) => n(`size`, e),
          }),
        ],
      }),
    ],
  })
}
function B({ label: e, value: t, choices: n, onChange: r }) {
  let i = (0, M.useId)()
  return (0, R.jsxs)(`div`, {
    children: [
      (0, R.jsx)(_, { htmlFor: i, children: e }),
      (0, R.jsx)(v, {
        native: !0,
        value: t,
        onChange: (e) => r(e.target.value),
        IconComponent: g,
        inputProps: { id: i },
        children: n.map(([e = ``, t]) => (0, R.jsx)(`option`, { value: e, children: t }, e)),
      }),
    ],
  })
}
function V({ kind: e, brand: t, partner: n, offer: r }, i) {
  let a = { min: r?.min ?? ``, max: r?.max ?? ``, most: r?.most ?? `` },
    o = e === `gold` ? null : r?.example,
    s = o ? i(`art.cost.example`, { ...o, ...a }) : i(`art.cost.${x(e) === `loan` ? `gold` : e}`, a)
  return {
    brand: t,
    headline: i(`art.headline.${e}`, a),
    line: i(`art.line.${e}`),
    scan: i(`art.scan`),
    from: i(`art.from`, { partner: n, brand: t }),
    cost: s,
    who: i(`art.who.${x(e)}`, { brand: t }),
  }
}
var H = 8,
  U = new Intl.Segmenter(void 0, { granularity: `grapheme` })
function W(e, t, n) {
  let r = [],
    i = ``
  for (let a of e.split(/[ \n]+/u).filter(Boolean)) {
    let e = i === `` ? a : `${i} ${a}`
    if (n(e) <= t) i = e
    else {
      ;(i !== `` && r.push(i), (i = ``))
      for (let { segment: e } of U.segment(a)) (i !== `` && n(i + e) > t && (r.push(i), (i = ``)), (i += e))
    }
  }
  return (i !== `` && r.push(i), r)
}
function G(e, t, n, r) {
  let { max: i, weight: a, leading: o } = n,
    s = i
  for (;;) {
    let n = W(e, t.w, (e) => r(e, s, a)),
      i = s * o
    if (s <= H || n.length * i <= t.h) return { lines: n, size: s, weight: a, lineHeight: i, box: t }
    --s
  }
}
var ue = ({ x: e, y: t, w: n, h: r }, i) => ({ x: e + i, y: t + i, w: n - 2 * i, h: r - 2 * i })
function de(e, t, n, r) {
  let i = I[e],
    { logo: a, max: o } = i,
    [s, c] = p(n).tall ? [1.32, 1.45] : [1.14, 1.3],
    l = a.h,
    u = { x: a.x + l * 1.28, y: a.y, w: a.w - l * 1.28, h: a.h },
    d = i.scan.w > i.scan.h * 6,
    { x: f, y: m, w: h, h: g } = i.scan,
    _ = d ? { x: f, y: m, w: h * 0.45, h: g } : { x: f, y: m, w: h, h: g * 0.56 },
    v = d ? { x: f + h * 0.48, y: m, w: h * 0.52, h: g } : { x: f, y: m + g * 0.6, w: h, h: g * 0.4 },
    y = Math.round(i.panel.h * 0.12)
  return {
    frame: i,
    name: G(t.brand, u, { max: l * 0.62, weight: 700, leading: 1.15 }, r),
    headline: G(t.headline, i.headline, { max: o.headline, weight: 700, leading: s }, r),
    line: G(t.line, i.line, { max: o.line, weight: 500, leading: c }, r),
    scan: G(t.scan, _, { max: o.scan, weight: 700, leading: c }, r),
    from: G(t.from, v, { max: o.scan * 0.72, weight: 400, leading: c }, r),
    locked: G(`${t.cost} ${t.who}`, ue(i.panel, y), { max: o.panel, weight: 400, leading: c }, r),
  }
}
var K = new Map()
async function fe({ picture: e }) {
  if (e === void 0 || K.has(e)) return
  let t = new Image()
  t.src = e
  try {
    ;(await t.decode(), K.set(e, t))
  } catch {}
}
var pe = ({ picture: e }) => (e === void 0 ? void 0 : K.get(e))
function me(e) {
  let t = ee(0, `M`)
  ;(t.addData(e), t.make())
  let n = t.getModuleCount()
  return Array.from({ length: n }, (e, r) => Array.from({ length: n }, (e, n) => t.isDark(r, n)))
}
function he(e, { size: t, look: n, language: r, brand: i, words: a, link: o }, s) {
  let c = P(n, k(i.primary, i.secondary)),
    l = te(i.font),
    u = (e, t) => `${t} ${e}px ${l}`,
    d = de(t, a, r, (t, n, r) => ((e.font = u(n, r)), e.measureText(t).width)),
    { frame: f } = d,
    p = (t, n, r = !1) => {
      let { lines: i, box: a, lineHeight: o } = t
      ;((e.font = u(t.size, t.weight)), (e.fillStyle = n), (e.textBaseline = `alphabetic`))
      let s = r ? a.y + (a.h - i.length * o) / 2 : a.y
      i.forEach((n, r) => e.fillText(n, a.x, s + r * o + (o + t.size * 0.7) / 2))
    }
  ;(e.save(),
    e.scale(s, s),
    (e.fillStyle = c.background),
    e.fillRect(0, 0, f.w, f.h),
    ve(e, f, c),
    _e(e, i, f.logo, c),
    p(d.name, c.ink, !0),
    p(d.headline, c.ink),
    p(d.line, c.ink2),
    p(d.scan, c.ink),
    p(d.from, c.ink2),
    q(e, f.qr, c.panel),
    ge(e, f.qr, o),
    q(e, f.panel, c.panel),
    p(d.locked, c.panelInk, !0),
    e.restore())
}
function q(e, { x: t, y: n, w: r, h: i }, a) {
  ;((e.fillStyle = a), e.beginPath(), e.roundRect(t, n, r, i, 20), e.fill())
}
function ge(e, { x: t, y: n, w: r }, i) {
  let a = me(i),
    o = Math.floor(r / (a.length + 8)),
    s = Math.round((r - o * a.length) / 2)
  ;((e.fillStyle = `#000000`),
    a.forEach((r, i) =>
      r.forEach((r, a) => {
        r && e.fillRect(t + s + a * o, n + s + i * o, o, o)
      }),
    ))
}
function _e(e, t, { x: n, y: r, h: i }, { logo: a }) {
  let o = k(t.primary, t.secondary)
  ;(e.save(), e.translate(n, r), e.scale(i / 32, i / 32), (e.lineCap = `round`), (e.lineJoin = `round`))
  let s = pe(t.logo)
  s && ((e.fillStyle = `#FFFFFF`), e.beginPath(), e.roundRect(0, 0, 32, 32, 8), e.fill(), e.drawImage(s, 2, 2, 28, 28))
  for (let { d: n, fill: r, stroke: i, strokeWidth: s, strokeDasharray: c } of m(t.logo, a, (e) => o[e])) {
    let t = new Path2D(n)
    ;(r !== `none` && ((e.fillStyle = r), e.fill(t)),
      i &&
        ((e.strokeStyle = i),
        (e.lineWidth = s ?? 1),
        e.setLineDash(
          (c ?? ``)
            .split(/[\s,]+/)
            .filter(Boolean)
            .map(Number),
        ),
        e.stroke(t)))
  }
  e.restore()
}
function ve(e, { w: t, h: n, panel: r }, { road: i, dash: a }) {
  let o = r.y - (n - r.y) * 0.08,
    s = new Path2D()
  ;(s.moveTo(-t * 0.1, n * 1.04),
    s.bezierCurveTo(t * 0.3, n * 1.02, t * 0.5, o + (n - o) * 0.5, t * 1.1, o + (n - o) * 0.3),
    e.save(),
    (e.lineCap = `butt`),
    (e.strokeStyle = i),
    (e.lineWidth = (n - o) * 0.42),
    e.stroke(s),
    (e.strokeStyle = a),
    (e.lineWidth = Math.max(3, (n - o) * 0.025)),
    e.setLineDash([t * 0.03, t * 0.03]),
    e.stroke(s),
    e.restore())
}
function J(e, t, n) {
  let { w: r, h: i } = I[t.size]
  ;((e.width = Math.round(r * n)), (e.height = Math.round(i * n)))
  let a = e.getContext(`2d`)
  a && he(a, t, n)
}
var ye = `Ag ₹ 0123 लोन की पूरी लागत`
async function Y({ font: e, logo: t }) {
  ;(y(e),
    ie(),
    await Promise.allSettled([
      fe(t),
      ...O.flatMap((t) => [ne[e].family, re].map((e) => document.fonts.load(`${t} 40px '${e}'`, ye))),
    ]))
}
var X = { png: `image/png`, pdf: `application/pdf` },
  be = 0.95
async function xe(e, t, n) {
  await Y(e.brand)
  let r = document.createElement(`canvas`)
  if ((J(r, e, I[e.size].scale), t === `png`)) return new File([await Z(r, X.png)], `${n}.png`, { type: X.png })
  let [{ createCreativePdf: i }, a] = await Promise.all([
      f(() => import(`./creative-pdf-BnZjTfVc.js`), __vite__mapDeps([0, 1])),
      Z(r, `image/jpeg`).then((e) => e.arrayBuffer()),
    ]),
    o = { title: e.words.headline, language: e.language },
    s = await i(new Uint8Array(a), L(e.size), o)
  return new File([new Uint8Array(s)], `${n}.pdf`, { type: X.pdf })
}
function Z(e, t) {
  return new Promise((n, r) => {
    e.toBlob((e) => (e ? n(e) : r(Error(`the canvas gave no picture`))), t, be)
  })
}
function Se(e) {
  let t = URL.createObjectURL(e),
    n = document.createElement(`a`)
  ;((n.href = t), (n.download = e.name), n.click(), setTimeout(() => URL.revokeObjectURL(t), 6e4))
}
var Ce = 720
function we({ creative: e, label: t }) {
  let n = (0, M.useRef)(null),
    { w: r, h: i } = I[e.size]
  return (
    (0, M.useEffect)(() => {
      n.current && J(n.current, e, Math.min(1, Ce / r))
    }, [e, r]),
    (0, R.jsx)(`canvas`, {
      ref: n,
      role: `img`,
      'aria-label': t,
      style: { display: `block`, width: `100%`, aspectRatio: `${r} / ${i}` },
    })
  )
}
function Q({ creative: e, kind: n }) {
  let { t: o } = s([`partner-marketing`]),
    { size: c, language: u, words: d } = e,
    [f, m] = (0, M.useState)(null),
    h = o(`creatives.name`, { size: o(`creatives.sizes.${c}`), product: o(`product.${n}`), language: p(u).name }),
    g = `${e.brand.code}-${n}-${c}-${u}`,
    _ = async (t) => {
      m(t)
      try {
        let n = await xe(e, t === `share` ? `png` : t, g)
        t === `share`
          ? await navigator.share({ files: [n] })
          : (Se(n), l.success(o(`creatives.done`, { file: n.name })))
      } catch (e) {
        ;(e instanceof DOMException && e.name === `AbortError`) || l.error(o(`creatives.failed`))
      } finally {
        m(null)
      }
    },
    { w: v, h: y, scale: b } = I[c]
  return (0, R.jsxs)(i, {
    variant: `outlined`,
    component: `li`,
    sx: { alignSelf: `start` },
    children: [
      (0, R.jsx)(we, {
        creative: e,
        label: o(`creatives.picture`, { headline: d.headline, cost: d.cost, who: d.who }),
      }),
      (0, R.jsxs)(t, {
        sx: { p: 3 },
        children: [
          (0, R.jsx)(r, { variant: `subtitle1`, component: `h2`, children: h }),
          (0, R.jsx)(r, {
            variant: `caption`,
            component: `p`,
            sx: { color: `text.secondary` },
            children: o(`creatives.pixels`, { width: v * b, height: y * b }),
          }),
          (0, R.jsxs)(t, {
            sx: { mt: 2, display: `flex`, flexWrap: `wrap`, gap: 2 },
            children: [
              [`png`, `pdf`].map((e) =>
                (0, R.jsx)(
                  a,
                  {
                    variant: `soft`,
                    size: `small`,
                    'aria-label': o(`creatives.download`, { kind: o(`creatives.${e}`), name: h }),
                    onClick: () => f === null && void _(e),
                    children: o(f === e ? `creatives.working` : `creatives.${e}`),
                  },
                  e,
                ),
              ),
              Te() &&
                (0, R.jsx)(a, {
                  variant: `text`,
                  size: `small`,
                  'aria-label': o(`creatives.shareName`, { name: h }),
                  onClick: () => f === null && void _(`share`),
                  children: o(`creatives.share`),
                }),
            ],
          }),
        ],
      }),
    ],
  })
}
var Te = () => `canShare` in navigator && navigator.canShare({ files: [new File([], `a.png`, { type: `image/png` })] })
function Ee({ kind: e, size: t, language: n, look: r }) {
  let i = (e, t) => e.filter((e) => t === `all` || e === t)
  return i(F, t).flatMap((t, a) =>
    i(S, e).flatMap((e, o) =>
      i(h, n).map((n, i) => ({
        kind: e,
        size: t,
        language: n,
        look: r === `all` ? (N[(a + o + i) % N.length] ?? `brand`) : r,
      })),
    ),
  )
}
function De() {
  let [e, t] = u(),
    n = (t, n) => n.find((n) => n === e.get(t)) ?? `all`
  return {
    filter: { kind: n(`product`, S), size: n(`size`, F), language: n(`language`, h), look: n(`look`, N) },
    change: (e, n) => t((t) => ae(t, { [e]: n === `all` ? null : n }), { replace: !0 }),
  }
}
var $ = 9
function Oe({ filter: e, facts: n }) {
  let { t: i } = s(`partner-marketing`),
    [o, c] = (0, M.useState)($),
    l = Ee(e).filter(({ kind: e }) => w(e))
  return (0, R.jsxs)(R.Fragment, {
    children: [
      (0, R.jsx)(r, {
        role: `status`,
        variant: `body2`,
        sx: { mt: 4, color: `text.secondary` },
        children: i(`creatives.shown`, { count: l.length }),
      }),
      (0, R.jsx)(t, {
        component: `ul`,
        sx: {
          listStyle: `none`,
          m: 0,
          mt: 3,
          p: 0,
          display: `grid`,
          gap: 4,
          gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, 300px), 1fr))`,
        },
        children: l.slice(0, o).map((e) => (0, R.jsx)(ke, { design: e, facts: n }, Object.values(e).join())),
      }),
      l.length > o &&
        (0, R.jsx)(a, { variant: `outlined`, sx: { mt: 4 }, onClick: () => c(o + $), children: i(`creatives.more`) }),
    ],
  })
}
function ke({ design: e, facts: t }) {
  let { kind: n, size: r, language: i, look: a } = e,
    { brand: o, partner: s } = t,
    c = t.linkOf(n),
    l = V({ kind: n, brand: o.name, partner: s, link: c, offer: E(n) }, t.say(i)),
    u = JSON.stringify(l),
    d = (0, M.useMemo)(
      () => ({ size: r, look: a, language: i, brand: o, words: JSON.parse(u), link: c }),
      [r, a, i, o, u, c],
    )
  return (0, R.jsx)(Q, { creative: d, kind: n })
}
function Ae(e) {
  return ce({
    queryKey: [`creative-fonts`, e?.font],
    queryFn: async () => (e && (await Y(e)), !0),
    enabled: e !== void 0,
    staleTime: 1 / 0,
  })
}
function je() {
  let { t: e } = s([`partner-marketing`, `staff-titles`]),
    { filter: t, change: r } = De(),
    i = T(),
    { brand: a, partner: c } = D(),
    { query: l, addressOf: u, stopped: d } = C(),
    f = Ae(a),
    m = (0, R.jsx)(o, { variant: `rounded`, height: 420, sx: { mt: 5 } })
  return (0, R.jsxs)(R.Fragment, {
    children: [
      (0, R.jsx)(oe, {
        beside: (0, R.jsx)(A, {
          label: e(`messaging.language`),
          choices: [
            { value: `all`, text: e(`creatives.all`) },
            ...h.map((e) => ({ value: e, text: p(e).name, lang: e })),
          ],
          chosen: t.language,
          onChoose: (e) => r(`language`, e),
        }),
        children: (0, R.jsx)(j, { lead: e(`creatives.lead`), children: e(`staff-titles:bannersAndCreatives`) }),
      }),
      d && (0, R.jsx)(n, { severity: `info`, sx: { mb: 5 }, children: e(`link.stopped`) }),
      (0, R.jsx)(z, { filter: t, onChange: r }),
      (0, R.jsx)(se, {
        query: le({ query: l, fonts: f }),
        failed: e(`creatives.failed`),
        space: `mt20`,
        waiting: m,
        children: () =>
          i && a
            ? (0, R.jsx)(
                Oe,
                { filter: t, facts: { brand: a, partner: c, linkOf: (e) => u(e, `qr`), say: i } },
                Object.values(t).join(),
              )
            : m,
      }),
      (0, R.jsx)(n, { severity: `info`, sx: { mt: 5 }, children: e(`creatives.keep`) }),
    ],
  })
}
export { je as BannersAndCreativesPage }
