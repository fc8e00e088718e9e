import { di as e, gi as t, wi as n } from './first-CL_AHFyg.js'
var r = {
    roboto: {
      family: `Roboto`,
      fallback: `arial`,
      hasRupee: !0,
      files: {
        400: {
          file: `roboto-400.9fb37ed2.woff2`,
          bytes: 7764,
          width: 0.4432,
          ascent: 0.9277,
          descent: 0.2441,
          lineGap: 0,
        },
        500: {
          file: `roboto-500.5c32a5f3.woff2`,
          bytes: 7904,
          width: 0.4464,
          ascent: 0.9277,
          descent: 0.2441,
          lineGap: 0,
        },
        700: {
          file: `roboto-700.d6021c35.woff2`,
          bytes: 7980,
          width: 0.449,
          ascent: 0.9277,
          descent: 0.2441,
          lineGap: 0,
        },
      },
    },
    inter: {
      family: `Inter`,
      fallback: `arial`,
      hasRupee: !0,
      files: {
        400: {
          file: `inter-400.9359313e.woff2`,
          bytes: 8580,
          width: 0.4742,
          ascent: 0.9688,
          descent: 0.2412,
          lineGap: 0,
        },
        500: {
          file: `inter-500.bba72fba.woff2`,
          bytes: 8940,
          width: 0.4786,
          ascent: 0.9688,
          descent: 0.2412,
          lineGap: 0,
        },
        700: {
          file: `inter-700.a89985ce.woff2`,
          bytes: 8940,
          width: 0.4873,
          ascent: 0.9688,
          descent: 0.2412,
          lineGap: 0,
        },
      },
    },
    poppins: {
      family: `Poppins`,
      fallback: `arial`,
      hasRupee: !0,
      files: {
        400: {
          file: `poppins-400.71745fb6.woff2`,
          bytes: 4832,
          width: 0.5025,
          ascent: 1.05,
          descent: 0.35,
          lineGap: 0.1,
        },
        500: {
          file: `poppins-500.c32411ee.woff2`,
          bytes: 4756,
          width: 0.5065,
          ascent: 1.05,
          descent: 0.35,
          lineGap: 0.1,
        },
        700: {
          file: `poppins-700.81e241d1.woff2`,
          bytes: 4816,
          width: 0.5134,
          ascent: 1.05,
          descent: 0.35,
          lineGap: 0.1,
        },
      },
    },
    nunito: {
      family: `Nunito`,
      fallback: `arial`,
      hasRupee: !0,
      files: {
        400: {
          file: `nunito-400.8b612330.woff2`,
          bytes: 8184,
          width: 0.4494,
          ascent: 1.011,
          descent: 0.353,
          lineGap: 0,
        },
        500: {
          file: `nunito-500.08ac6ee4.woff2`,
          bytes: 8216,
          width: 0.4534,
          ascent: 1.011,
          descent: 0.353,
          lineGap: 0,
        },
        700: {
          file: `nunito-700.68a59997.woff2`,
          bytes: 8268,
          width: 0.4674,
          ascent: 1.011,
          descent: 0.353,
          lineGap: 0,
        },
      },
    },
    workSans: {
      family: `Work Sans`,
      fallback: `arial`,
      hasRupee: !0,
      files: {
        400: {
          file: `work-sans-400.97126aef.woff2`,
          bytes: 9376,
          width: 0.5007,
          ascent: 0.93,
          descent: 0.243,
          lineGap: 0,
        },
        500: {
          file: `work-sans-500.054ecbfb.woff2`,
          bytes: 9880,
          width: 0.5007,
          ascent: 0.93,
          descent: 0.243,
          lineGap: 0,
        },
        700: {
          file: `work-sans-700.60bb8cae.woff2`,
          bytes: 9896,
          width: 0.5003,
          ascent: 0.93,
          descent: 0.243,
          lineGap: 0,
        },
      },
    },
    quicksand: {
      family: `Gola Rounded`,
      fallback: `arial`,
      hasRupee: !0,
      files: {
        400: {
          file: `gola-rounded-400.7b8733b4.woff2`,
          bytes: 8552,
          width: 0.4654,
          ascent: 1,
          descent: 0.25,
          lineGap: 0,
        },
        500: {
          file: `gola-rounded-500.b70f6adf.woff2`,
          bytes: 8472,
          width: 0.4736,
          ascent: 1,
          descent: 0.25,
          lineGap: 0,
        },
        700: {
          file: `gola-rounded-700.b1e156a8.woff2`,
          bytes: 8164,
          width: 0.4895,
          ascent: 1,
          descent: 0.25,
          lineGap: 0,
        },
      },
    },
    lora: {
      family: `Kavya Serif`,
      fallback: `times`,
      hasRupee: !1,
      files: {
        400: {
          file: `kavya-serif-400.5f54eea7.woff2`,
          bytes: 12480,
          width: 0.4665,
          ascent: 1.006,
          descent: 0.274,
          lineGap: 0,
        },
        500: {
          file: `kavya-serif-500.20b7d63f.woff2`,
          bytes: 13068,
          width: 0.4711,
          ascent: 1.006,
          descent: 0.274,
          lineGap: 0,
        },
        700: {
          file: `kavya-serif-700.c008e81c.woff2`,
          bytes: 12576,
          width: 0.4801,
          ascent: 1.006,
          descent: 0.274,
          lineGap: 0,
        },
      },
    },
    merriweather: {
      family: `Patra Serif`,
      fallback: `times`,
      hasRupee: !0,
      files: {
        400: {
          file: `patra-serif-400.8bf3cd8b.woff2`,
          bytes: 8996,
          width: 0.4808,
          ascent: 0.984,
          descent: 0.273,
          lineGap: 0,
        },
        500: {
          file: `patra-serif-500.ceeb6207.woff2`,
          bytes: 8944,
          width: 0.4825,
          ascent: 0.984,
          descent: 0.273,
          lineGap: 0,
        },
        700: {
          file: `patra-serif-700.9181ead8.woff2`,
          bytes: 9060,
          width: 0.4941,
          ascent: 0.984,
          descent: 0.273,
          lineGap: 0,
        },
      },
    },
    robotoSlab: {
      family: `Roboto Slab`,
      fallback: `times`,
      hasRupee: !1,
      files: {
        400: {
          file: `roboto-slab-400.8c8fc1d2.woff2`,
          bytes: 8076,
          width: 0.4741,
          ascent: 1.0479,
          descent: 0.271,
          lineGap: 0,
        },
        500: {
          file: `roboto-slab-500.c8683657.woff2`,
          bytes: 8204,
          width: 0.4768,
          ascent: 1.0479,
          descent: 0.271,
          lineGap: 0,
        },
        700: {
          file: `roboto-slab-700.ba189675.woff2`,
          bytes: 8208,
          width: 0.4788,
          ascent: 1.0479,
          descent: 0.271,
          lineGap: 0,
        },
      },
    },
  },
  i = { arial: 0.4418, arialBold: 0.4777, times: 0.4003, timesBold: 0.4259, dejaVu: 0.5072, dejaVuBold: 0.5726 },
  a = {
    400: { file: `noto-sans-devanagari-400.a727ee6e.woff2`, bytes: 40300 },
    500: { file: `noto-sans-devanagari-500.0f63d9ca.woff2`, bytes: 43248 },
    700: { file: `noto-sans-devanagari-700.c651d473.woff2`, bytes: 43616 },
  },
  o = [400, 500, 700],
  s = `U+0900-097F,U+200C-200D,U+25CC`,
  c = `Noto Sans Devanagari`
;[``, ` *`].map((e) => `:root:lang(en) :is(a,button)[lang=hi]${e}`).join()
var l = (e, t, n) => ({ 400: e, 500: t, 700: n }),
  u = [`Arial`, `Liberation Sans`],
  d = [`Times New Roman`, `Liberation Serif`],
  f = [`DejaVu Sans`],
  p = (e, t, n) => ({ 400: e, 500: t, 700: n }),
  m = {
    arial: {
      names: l(u, u, [`Arial Bold`, `Arial-BoldMT`, `Liberation Sans Bold`]),
      width: p(i.arial, i.arial, i.arialBold),
    },
    times: {
      names: l(d, d, [`Times New Roman Bold`, `TimesNewRomanPS-BoldMT`, `Liberation Serif Bold`]),
      width: p(i.times, i.times, i.timesBold),
    },
  },
  { 400: h, 500: g, 700: ee } = r.roboto.files,
  _ = [
    {
      names: l([`Roboto`, `Roboto Regular`], [`Roboto Medium`], [`Roboto Bold`]),
      width: p(h.width, g.width, ee.width),
    },
    { names: l(f, f, [`DejaVu Sans Bold`]), width: p(i.dejaVu, i.dejaVu, i.dejaVuBold) },
  ],
  v = (e) => [m[r[e].fallback], ..._],
  y = { arial: `system-ui,sans-serif`, times: `Georgia,serif` },
  b = (e) => `/fonts/${e}`,
  x = (e, t) => `${r[e].family} Fallback${[``, ` Phone`, ` Linux`][t] ?? ``}`,
  S = (e) => {
    let { family: t, fallback: n } = r[e]
    return `'${t}',${v(e)
      .map((t, n) => `'${x(e, n)}'`)
      .join()},'${c}','Noto Sans',${y[n]}`
  },
  C = (e) =>
    o.map((t) => {
      let { family: n, files: i } = r[e]
      return { family: n, weight: t, url: b(i[t].file) }
    }),
  w = () => o.map((e) => ({ weight: e, url: b(a[e].file) })),
  T = /^#([0-9A-F]{3}|[0-9A-F]{6})$/i,
  E = `#FFFFFF`,
  te = [`#0B0B16`, `#000000`],
  D = (e, t) => parseInt(e.slice(t, t + 2), 16) / 255,
  O = (e) => {
    if (!T.test(e)) throw RangeError(`Not a colour: ${e}`)
    let t = e.slice(1),
      n = t.length === 3 ? [...t].map((e) => e + e).join(``) : t
    return [D(n, 0), D(n, 2), D(n, 4)]
  },
  k = (e) => Math.min(1, Math.max(0, e)),
  A = (e) =>
    Math.round(k(e) * 255)
      .toString(16)
      .padStart(2, `0`),
  j = ([e, t, n]) => `#${`${A(e)}${A(t)}${A(n)}`.toUpperCase()}`,
  M = (e) => (e <= 0.04045 ? e / 12.92 : ((e + 0.055) / 1.055) ** 2.4),
  N = (e) => (e <= 0.0031308 ? e * 12.92 : 1.055 * e ** (1 / 2.4) - 0.055),
  P = (e) => {
    let [t, n, r] = O(e)
    return 0.2126 * M(t) + 0.7152 * M(n) + 0.0722 * M(r)
  },
  F = (e, t) => {
    let n = P(e),
      r = P(t)
    return (Math.max(n, r) + 0.05) / (Math.min(n, r) + 0.05)
  }
function I(e) {
  let [t, n, r] = O(e),
    [i, a, o] = [M(t), M(n), M(r)],
    s = Math.cbrt(0.4122214708 * i + 0.5363325363 * a + 0.0514459929 * o),
    c = Math.cbrt(0.2119034982 * i + 0.6806995451 * a + 0.1073969566 * o),
    l = Math.cbrt(0.0883024619 * i + 0.2817188376 * a + 0.6299787005 * o),
    u = 0.2104542553 * s + 0.793617785 * c - 0.0040720468 * l,
    d = 1.9779984951 * s - 2.428592205 * c + 0.4505937099 * l,
    f = 0.0259040371 * s + 0.7827717662 * c - 0.808675766 * l
  return [u, Math.hypot(d, f), Math.atan2(f, d)]
}
function L(e, t, n) {
  for (let r = t; ; r -= 0.004) {
    let t = Math.max(0, r),
      i = t * Math.cos(n),
      a = t * Math.sin(n),
      o = (e + 0.3963377774 * i + 0.2158037573 * a) ** 3,
      s = (e - 0.1055613458 * i - 0.0638541728 * a) ** 3,
      c = (e - 0.0894841775 * i - 1.291485548 * a) ** 3,
      l = [
        4.0767416621 * o - 3.3077115913 * s + 0.2309699292 * c,
        -1.2684380046 * o + 2.6097574011 * s - 0.3413193965 * c,
        -0.0041960863 * o - 0.7034186147 * s + 1.707614701 * c,
      ]
    if (t === 0 || l.every((e) => e > -5e-4 && e < 1.0005)) return j([N(k(l[0])), N(k(l[1])), N(k(l[2]))])
  }
}
var R = (e, t) => {
  let [, n, r] = I(e)
  return L(t, n, r)
}
function z(e, t, n, r = -1) {
  let [i] = I(e),
    a = e
  for (
    let o = 0;
    o < 120 && !t.every((e) => F(a, e) >= n) && ((i = k(i + r * 0.01)), (a = R(e, i)), i !== 0 && i !== 1);
    o++
  );
  return a
}
var ne = (e) => {
    let [t, n, r] = I(e)
    return n < 0.02 ? e : L(Math.min(t, 0.6), Math.max(n, Math.min(0.14, n * 2.6)), r)
  },
  B = (e, t, n) => {
    let [r, i, a] = O(e),
      [o, s, c] = O(t),
      l = (e, t) => e * n + t * (1 - n)
    return j([l(r, o), l(i, s), l(a, c)])
  }
function V(e, t) {
  let n = P(e) < P(t) ? e : t,
    r = F(n, E) >= 5.2 ? n : z(ne(n), [E], 5.2),
    [, i, a] = I(r),
    o = Math.min(0.006, i * 0.08),
    s = (e) => L(e, o, a),
    c = E,
    l = s(0.981),
    u = s(0.962),
    d = s(0.915),
    f = B(e, E, 0.08),
    p = B(e, E, 0.16),
    m = B(e, E, 0.34),
    h = [c, l, u, f, p],
    g = z(L(0.2, Math.min(0.05, i * 0.3), a), [...h, m], 12),
    ee = z(s(0.47), h, 5),
    _ = z(s(0.66), h, 3.05),
    v = (t) => F(t, e) >= 4.5,
    y = [t, E, ...te].find(v) ?? E,
    b = B(y, e, 0.86),
    x = v(b) ? b : y,
    S = z(r, h, 5.2),
    [C] = I(S),
    w = R(S, C > 0.3 ? C - 0.06 : C + 0.1),
    T = z(S, h, 5),
    D = z(e, h, 4.6),
    O = z(e, h, 3.1),
    k = F(e, S) >= 2.4 ? e : z(S, [S], 2.6, 1),
    [A] = I(n),
    j = z(R(n, Math.min(0.3, Math.max(0.18, A))), [E], 11),
    M = B(E, j, 0.1),
    N = B(E, j, 0.18),
    V = z(B(E, j, 0.74), [j, M], 4.8, 1),
    H = z(e, [j, M], 4.6, 1)
  return {
    brand: e,
    fill2: k,
    onBrand: y,
    onBrand2: x,
    brandHover: R(e, I(e)[0] - 0.04),
    brandText: D,
    brandLine: O,
    action: S,
    actionHover: w,
    onAction: E,
    link: T,
    tint50: f,
    tint100: p,
    tint200: m,
    ink: g,
    ink2: ee,
    line: d,
    lineStrong: _,
    canvas: l,
    sunken: u,
    surface: c,
    deep: j,
    deep2: M,
    deepLine: N,
    onDeep: E,
    onDeep2: V,
    brandOnDeep: H,
    focus: O,
  }
}
var H = 4.5,
  U = 3,
  W = (e, t, n) => t.map((t) => [e, t, n]),
  re = [
    ...W(`ink`, [`surface`, `canvas`, `sunken`, `tint100`, `tint200`], H),
    ...W(`ink2`, [`surface`, `canvas`, `sunken`, `tint50`, `tint100`], H),
    ...W(`onBrand`, [`brand`], H),
    ...W(`onBrand2`, [`brand`], H),
    ...W(`onAction`, [`action`, `actionHover`], H),
    ...W(`link`, [`surface`, `canvas`, `tint50`, `tint100`], H),
    ...W(`brandText`, [`surface`, `canvas`, `tint50`, `tint100`], H),
    ...W(`brandLine`, [`surface`, `canvas`], U),
    ...W(`lineStrong`, [`surface`, `canvas`], U),
    ...W(`onDeep`, [`deep`, `deep2`], H),
    ...W(`onDeep2`, [`deep`, `deep2`], H),
    ...W(`brandOnDeep`, [`deep`, `deep2`], H),
  ],
  ie = [`personal`, `gold`, `business`, `housing`, `cards`, `insurance`, `vouchers`, `student`, `two-wheeler`, `car`],
  G = `M9 0h14a9 9 0 0 1 9 9v14a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9V9a9 9 0 0 1 9-9z`,
  K = `M16 0a16 16 0 1 1 0 32 16 16 0 0 1 0-32z`,
  q = `M16 0l14 4.500v11.500c0 8-5.500 13.200-14 16C7.500 29.200 2 24 2 16V4.500z`,
  J = `M16 0l13.900 8v16L16 32 2.100 24V8z`,
  Y = `M0 0h18a14 14 0 0 1 14 14v18H14A14 14 0 0 1 0 18z`,
  ae = `M16 0c7 8 11 13.500 11 19.500a11 11.500 0 0 1-22 0C5 13.500 9 8 16 0z`,
  X = `M16 0l16 16-16 16L0 16z`,
  Z = (e, t = `detail`) => ({ d: e, fill: t }),
  Q = (e, t = 2.6, n = `detail`) => ({ d: e, stroke: n, width: t }),
  $ = (e) => Z(e, `mark`),
  oe = [
    t,
    {
      code: `bazaarmitr`,
      name: `BazaarMitra`,
      primary: `#F5B82E`,
      secondary: `#0F3D2E`,
      font: `workSans`,
      logo: {
        shapes: [
          $(G),
          Z(`M6 13l2.500-6h15L26 13a3.350 3.350 0 0 1-6.700.3 3.350 3.350 0 0 1-6.600 0A3.350 3.350 0 0 1 6 13z`),
          Q(`M9 18v7M16 18v7M23 18v7`),
        ],
        tones: { light: [`action`, `brand`], dark: [`brand`, `action`] },
      },
      tancApply: !1,
      hosts: [
        { host: `bazaarmitra.example`, flavour: `marketplace` },
        { host: `bazaarmitra.localhost`, flavour: `marketplace` },
      ],
    },
    {
      code: `campuskey`,
      name: `CampusKey`,
      primary: `#6A2C91`,
      secondary: `#FF8A65`,
      font: `poppins`,
      logo: {
        shapes: [
          $(`M11 2h10a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6H11a6 6 0 0 1-6-6V8a6 6 0 0 1 6-6z`),
          Z(`M13.700 5h4.600a1.200 1.200 0 0 1 0 2.400h-4.600a1.200 1.200 0 0 1 0-2.400z`, `#FF8A65`),
          Z(`M16 11a4 4 0 1 1 0 8 4 4 0 0 1 0-8z`),
          Z(`M9.500 26c.8-3.800 3.300-5.500 6.500-5.500s5.700 1.700 6.500 5.500`),
        ],
        tones: { light: [`brand`, `surface`], dark: [`surface`, `brand`] },
      },
      coBrandLogo: {
        lines: [`Vidyapur`, `University`],
        logo: {
          shapes: [
            Z(`M16 2l11 4v10c0 7-4.500 11.500-11 14C9.500 27.500 5 23 5 16V6z`, `#0B4F6C`),
            Z(`M10 13l6-3 6 3-6 3zM12 15.500v4c2.500 2 5.500 2 8 0v-4`, `#FFFFFF`),
          ],
        },
      },
      tancApply: !0,
      headline: e({
        en: `Need Money? Get Instant Credit With Your ID Card!*`,
        hi: `पैसों की ज़रूरत है? अपने ID कार्ड से तुरंत क्रेडिट पाएँ!*`,
      }),
      dedicated: {
        productType: n.personal,
        lead: e({
          en: `One loan for students and staff of Vidyapur University. See the APR, EMI, fees and total cost before you apply.`,
          hi: `विद्यापुर यूनिवर्सिटी के छात्रों और कर्मचारियों के लिए एक लोन। आवेदन से पहले APR, EMI, फ़ीस और कुल ख़र्च देखें।`,
        }),
      },
      hosts: [
        { host: `campuskey.example`, flavour: `dedicated` },
        { host: `campuskey.localhost`, flavour: `dedicated` },
      ],
    },
    {
      code: `neemleaf`,
      name: `NeemLeaf`,
      primary: `#8BC34A`,
      secondary: `#1B3A1A`,
      font: `nunito`,
      logo: { shapes: [$(Y), Q(`M9 9c6 2 11 7 14 14M13 18l2-5M18 22l2-5`, 2.4)] },
      tancApply: !1,
    },
    {
      code: `kesarkosh`,
      name: `KesarKosh`,
      primary: `#FF9933`,
      secondary: `#5B1A00`,
      font: `merriweather`,
      logo: {
        shapes: [$(K), Q(`M16 25V13M16 13c0-4-2-6-5-7M16 13c0-4 2-6 5-7M16 17c-3 0-5-1-7-4M16 17c3 0 5-1 7-4`, 2.2)],
      },
      tancApply: !1,
    },
    {
      code: `peepalwise`,
      name: `Peepal Wise`,
      primary: `#2E7D32`,
      secondary: `#F1F8E9`,
      font: `lora`,
      logo: {
        shapes: [$(K), Z(`M16 5c6 3 9 7 9 11 0 4-4 6-9 11-5-5-9-7-9-11 0-4 3-8 9-11z`), Q(`M16 12v13`, 1.8, `mark`)],
      },
      tancApply: !1,
    },
    {
      code: `jalsetu`,
      name: `JalSetu`,
      primary: `#0288D1`,
      secondary: `#E1F5FE`,
      font: `inter`,
      logo: { shapes: [$(G), Q(`M5 21c5-12 17-12 22 0M10 15v7M16 12v10M22 15v7M4 24h24`, 2.2)] },
      tancApply: !1,
    },
    {
      code: `chandnicr`,
      name: `Chandni Credit`,
      primary: `#E6E1F5`,
      secondary: `#4A3F7A`,
      font: `quicksand`,
      logo: { shapes: [$(K), Z(`M20 6a10.500 10.500 0 1 0 6 14A9 9 0 0 1 20 6z`)] },
      tancApply: !1,
    },
    {
      code: `gulmohar`,
      name: `Gulmohar Loans`,
      primary: `#E64A19`,
      secondary: `#FFF3E0`,
      font: `poppins`,
      logo: {
        shapes: [
          $(K),
          Z(
            `M16 14c-3-4-2-7 0-9 2 2 3 5 0 9zM18 16c4-3 7-2 9 0-2 2-5 3-9 0zM16 18c3 4 2 7 0 9-2-2-3-5 0-9zM14 16c-4 3-7 2-9 0 2-2 5-3 9 0z`,
          ),
        ],
      },
      tancApply: !1,
    },
    {
      code: `tamraloan`,
      name: `TamraLoan`,
      primary: `#B87333`,
      secondary: `#2B1B10`,
      font: `robotoSlab`,
      logo: { shapes: [$(J), Q(`M10 10h12M16 10v13`)] },
      tancApply: !1,
    },
    {
      code: `nilgirimny`,
      name: `Nilgiri Money`,
      primary: `#3949AB`,
      secondary: `#C5CAE9`,
      font: `roboto`,
      logo: { shapes: [$(G), Z(`M4 24l8-13 5 8 3-4 8 9z`)] },
      tancApply: !1,
    },
    {
      code: `sandhya`,
      name: `Sandhya Udhaar`,
      primary: `#AD1457`,
      secondary: `#FCE4EC`,
      font: `lora`,
      logo: { shapes: [$(K), Z(`M8 19a8 8 0 0 1 16 0z`), Q(`M5 23h22M10 27h12`, 2)] },
      tancApply: !1,
    },
    {
      code: `mogracash`,
      name: `Mogra Cash`,
      primary: `#FFF8E1`,
      secondary: `#33691E`,
      font: `quicksand`,
      logo: { shapes: [$(K), Q(`M16 16V7M16 16l8-4M16 16l6 8M16 16l-6 8M16 16l-8-4`, 4)] },
      tancApply: !1,
    },
    {
      code: `kohra`,
      name: `Kohra Capital`,
      primary: `#111111`,
      secondary: `#F5F5F5`,
      font: `inter`,
      logo: { shapes: [$(G), Q(`M8 11h16M11 16h13M8 21h12`)] },
      tancApply: !1,
    },
    {
      code: `rangolirin`,
      name: `Rangoli Rin`,
      primary: `#FF0080`,
      secondary: `#00E5FF`,
      font: `poppins`,
      logo: { shapes: [$(X), Q(`M16 7v18M7 16h18`, 2.4), Z(`M16 11l5 5-5 5-5-5z`)] },
      tancApply: !1,
    },
    {
      code: `patangfund`,
      name: `Patang Funds`,
      primary: `#00BCD4`,
      secondary: `#FFEB3B`,
      font: `nunito`,
      logo: { shapes: [$(X), Q(`M16 4v24M6 16c6-5 14-5 20 0`, 2)] },
      tancApply: !1,
    },
    {
      code: `dhruvtara`,
      name: `Dhruvtara`,
      primary: `#0A1A3F`,
      secondary: `#FFD54F`,
      font: `merriweather`,
      logo: {
        shapes: [
          $(q),
          Z(`M16 6l2.500 7 7.500.3-6 4.500 2.200 7.200-6.200-4.300L9.800 25l2.200-7.200-6-4.500 7.500-.3z`),
        ],
      },
      tancApply: !1,
    },
    {
      code: `haldikart`,
      name: `HaldiKart`,
      primary: `#FFE94A`,
      secondary: `#FFD6E0`,
      font: `nunito`,
      logo: {
        shapes: [
          $(G),
          Q(`M5 8h4l3 12h11l3-8H10`, 2.4),
          Z(`M14 23a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM22 23a2 2 0 1 1 0 4 2 2 0 0 1 0-4z`),
        ],
      },
      tancApply: !1,
    },
    {
      code: `indradhan`,
      name: `Indradhan`,
      primary: `#7C4DFF`,
      secondary: `#1A0046`,
      font: `workSans`,
      logo: { shapes: [$(K), Q(`M6 21a10 10 0 0 1 20 0M11 21a5 5 0 0 1 10 0`, 2.4)] },
      tancApply: !1,
    },
    {
      code: `barkhafin`,
      name: `Barkha Finserve`,
      primary: `#009688`,
      secondary: `#004D40`,
      font: `roboto`,
      logo: { shapes: [$(ae), Q(`M11 20a5 5.500 0 0 0 5 5.500`, 2.4)] },
      tancApply: !1,
    },
    {
      code: `surmai`,
      name: `Surmai`,
      primary: `#455A64`,
      secondary: `#CFD8DC`,
      font: `workSans`,
      logo: { shapes: [$(J), Q(`M21 11c-2-2-9-2.500-9 1.500 0 4.500 9 2 9 6.500 0 4-7 4-10 1.500`)] },
      tancApply: !1,
    },
    {
      code: `saveraseva`,
      name: `Savera Seva`,
      primary: `#FFB3A7`,
      secondary: `#7A1F3D`,
      font: `lora`,
      logo: { shapes: [$(K), Z(`M9 20a7 7 0 0 1 14 0z`), Q(`M16 6v4M6 11l3 2.500M26 11l-3 2.500M5 24h22`, 2.2)] },
      tancApply: !1,
    },
    {
      code: `meenakari`,
      name: `Meenakari Money`,
      primary: `#1565C0`,
      secondary: `#FFC107`,
      font: `robotoSlab`,
      logo: { shapes: [$(X), Z(`M16 8c5 3 5 13 0 16-5-3-5-13 0-16z`), Q(`M8 16h16`, 1.8, `mark`)] },
      tancApply: !1,
    },
    {
      code: `tulsibagh`,
      name: `Tulsi Bagh`,
      primary: `#00695C`,
      secondary: `#B2DFDB`,
      font: `merriweather`,
      logo: { shapes: [$(Y), Q(`M16 26V13M16 18c-4 0-6-2-7-6M16 15c4 0 6-2 7-6`, 2.4)] },
      tancApply: !1,
    },
    {
      code: `gaonlink`,
      name: `GaonLink`,
      primary: `#6D4C41`,
      secondary: `#FFECB3`,
      font: `workSans`,
      logo: { shapes: [$(K), Q(`M6 17l10-9 10 9M10 15v9h12v-9M16 24v-6`, 2.2)] },
      tancApply: !1,
    },
    {
      code: `chaikhata`,
      name: `ChaiKhata`,
      primary: `#4E342E`,
      secondary: `#D7CCC8`,
      font: `robotoSlab`,
      logo: {
        shapes: [$(G), Q(`M8 13h13v6a6 6 0 0 1-6 6h-1a6 6 0 0 1-6-6zM21 14h2a3 3 0 0 1 0 6h-2M12 6v3M17 6v3`, 2.2)],
      },
      tancApply: !1,
    },
    {
      code: `khetsathi`,
      name: `KhetSathi`,
      primary: `#C6FF00`,
      secondary: `#1B5E20`,
      font: `nunito`,
      logo: {
        shapes: [$(q), Q(`M16 26V9M16 14c-3-1-4-3-4-6M16 14c3-1 4-3 4-6M16 20c-3-1-5-3-5-6M16 20c3-1 5-3 5-6`, 2)],
      },
      tancApply: !1,
    },
    {
      code: `autosarthi`,
      name: `AutoSarthi`,
      primary: `#212121`,
      secondary: `#FFEB3B`,
      font: `inter`,
      logo: { shapes: [$(K), Q(`M16 8a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM16 16v8M16 16l-7-3M16 16l7-3`, 2.2)] },
      tancApply: !1,
    },
    {
      code: `silayi`,
      name: `Silayi Circle`,
      primary: `#F8BBD0`,
      secondary: `#880E4F`,
      font: `quicksand`,
      logo: { shapes: [$(K), { d: `M7 21c4-10 8 4 11-5s5-6 7-4`, stroke: `detail`, width: 2.4, dash: `4 3.4` }] },
      tancApply: !1,
    },
    {
      code: `mandimart`,
      name: `MandiMart`,
      primary: `#D32F2F`,
      secondary: `#FFFFFF`,
      font: `roboto`,
      logo: { shapes: [$(G), Q(`M7 13h18l-2 11H9zM11 13c0-7 10-7 10 0`, 2.4)] },
      tancApply: !1,
    },
    {
      code: `pustakpay`,
      name: `PustakPay`,
      primary: `#5C6BC0`,
      secondary: `#FFF176`,
      font: `merriweather`,
      logo: {
        shapes: [
          $(G),
          Q(
            `M16 11c-3-2.500-6-2.500-9-1.500v13c3-1 6-1 9 1.500 3-2.500 6-2.500 9-1.500v-13c-3-1-6-1-9 1.500zM16 11v13`,
            2.2,
          ),
        ],
      },
      tancApply: !1,
    },
    {
      code: `laharmoney`,
      name: `Lahar Money`,
      primary: `#80DEEA`,
      secondary: `#006064`,
      font: `poppins`,
      logo: { shapes: [$(K), Q(`M5 13c4-4 7 4 11 0s7 4 11 0M5 20c4-4 7 4 11 0s7 4 11 0`)] },
      tancApply: !1,
    },
    {
      code: `sitarafin`,
      name: `Sitara Finance`,
      primary: `#9E9E9E`,
      secondary: `#616161`,
      font: `inter`,
      logo: { shapes: [$(J), Z(`M16 6l2.800 7.200L26 16l-7.200 2.800L16 26l-2.800-7.200L6 16l7.200-2.800z`)] },
      tancApply: !1,
    },
  ].flatMap((e) => (e.hosts ?? []).map((t) => ({ ...t, brand: e.code })))
export { F as a, o as c, S as d, r as f, V as i, w as l, ie as n, c as o, re as r, s, oe as t, C as u }
