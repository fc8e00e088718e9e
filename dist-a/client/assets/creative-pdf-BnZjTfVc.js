import { t as e } from './rolldown-runtime-XKyaHtl9.js'
var t = (e, t) => {
    if (typeof e == `number`) {
      if (t === 3)
        return {
          mode: `rgb`,
          r: (((e >> 8) & 15) | ((e >> 4) & 240)) / 255,
          g: (((e >> 4) & 15) | (e & 240)) / 255,
          b: ((e & 15) | ((e << 4) & 240)) / 255,
        }
      if (t === 4)
        return {
          mode: `rgb`,
          r: (((e >> 12) & 15) | ((e >> 8) & 240)) / 255,
          g: (((e >> 8) & 15) | ((e >> 4) & 240)) / 255,
          b: (((e >> 4) & 15) | (e & 240)) / 255,
          alpha: ((e & 15) | ((e << 4) & 240)) / 255,
        }
      if (t === 6) return { mode: `rgb`, r: ((e >> 16) & 255) / 255, g: ((e >> 8) & 255) / 255, b: (e & 255) / 255 }
      if (t === 8)
        return {
          mode: `rgb`,
          r: ((e >> 24) & 255) / 255,
          g: ((e >> 16) & 255) / 255,
          b: ((e >> 8) & 255) / 255,
          alpha: (e & 255) / 255,
        }
    }
  },
  n = {
    aliceblue: 15792383,
    antiquewhite: 16444375,
    aqua: 65535,
    aquamarine: 8388564,
    azure: 15794175,
    beige: 16119260,
    bisque: 16770244,
    black: 0,
    blanchedalmond: 16772045,
    blue: 255,
    blueviolet: 9055202,
    brown: 10824234,
    burlywood: 14596231,
    cadetblue: 6266528,
    chartreuse: 8388352,
    chocolate: 13789470,
    coral: 16744272,
    cornflowerblue: 6591981,
    cornsilk: 16775388,
    crimson: 14423100,
    cyan: 65535,
    darkblue: 139,
    darkcyan: 35723,
    darkgoldenrod: 12092939,
    darkgray: 11119017,
    darkgreen: 25600,
    darkgrey: 11119017,
    darkkhaki: 12433259,
    darkmagenta: 9109643,
    darkolivegreen: 5597999,
    darkorange: 16747520,
    darkorchid: 10040012,
    darkred: 9109504,
    darksalmon: 15308410,
    darkseagreen: 9419919,
    darkslateblue: 4734347,
    darkslategray: 3100495,
    darkslategrey: 3100495,
    darkturquoise: 52945,
    darkviolet: 9699539,
    deeppink: 16716947,
    deepskyblue: 49151,
    dimgray: 6908265,
    dimgrey: 6908265,
    dodgerblue: 2003199,
    firebrick: 11674146,
    floralwhite: 16775920,
    forestgreen: 2263842,
    fuchsia: 16711935,
    gainsboro: 14474460,
    ghostwhite: 16316671,
    gold: 16766720,
    goldenrod: 14329120,
    gray: 8421504,
    green: 32768,
    greenyellow: 11403055,
    grey: 8421504,
    honeydew: 15794160,
    hotpink: 16738740,
    indianred: 13458524,
    indigo: 4915330,
    ivory: 16777200,
    khaki: 15787660,
    lavender: 15132410,
    lavenderblush: 16773365,
    lawngreen: 8190976,
    lemonchiffon: 16775885,
    lightblue: 11393254,
    lightcoral: 15761536,
    lightcyan: 14745599,
    lightgoldenrodyellow: 16448210,
    lightgray: 13882323,
    lightgreen: 9498256,
    lightgrey: 13882323,
    lightpink: 16758465,
    lightsalmon: 16752762,
    lightseagreen: 2142890,
    lightskyblue: 8900346,
    lightslategray: 7833753,
    lightslategrey: 7833753,
    lightsteelblue: 11584734,
    lightyellow: 16777184,
    lime: 65280,
    limegreen: 3329330,
    linen: 16445670,
    magenta: 16711935,
    maroon: 8388608,
    mediumaquamarine: 6737322,
    mediumblue: 205,
    mediumorchid: 12211667,
    mediumpurple: 9662683,
    mediumseagreen: 3978097,
    mediumslateblue: 8087790,
    mediumspringgreen: 64154,
    mediumturquoise: 4772300,
    mediumvioletred: 13047173,
    midnightblue: 1644912,
    mintcream: 16121850,
    mistyrose: 16770273,
    moccasin: 16770229,
    navajowhite: 16768685,
    navy: 128,
    oldlace: 16643558,
    olive: 8421376,
    olivedrab: 7048739,
    orange: 16753920,
    orangered: 16729344,
    orchid: 14315734,
    palegoldenrod: 15657130,
    palegreen: 10025880,
    paleturquoise: 11529966,
    palevioletred: 14381203,
    papayawhip: 16773077,
    peachpuff: 16767673,
    peru: 13468991,
    pink: 16761035,
    plum: 14524637,
    powderblue: 11591910,
    purple: 8388736,
    rebeccapurple: 6697881,
    red: 16711680,
    rosybrown: 12357519,
    royalblue: 4286945,
    saddlebrown: 9127187,
    salmon: 16416882,
    sandybrown: 16032864,
    seagreen: 3050327,
    seashell: 16774638,
    sienna: 10506797,
    silver: 12632256,
    skyblue: 8900331,
    slateblue: 6970061,
    slategray: 7372944,
    slategrey: 7372944,
    snow: 16775930,
    springgreen: 65407,
    steelblue: 4620980,
    tan: 13808780,
    teal: 32896,
    thistle: 14204888,
    tomato: 16737095,
    turquoise: 4251856,
    violet: 15631086,
    wheat: 16113331,
    white: 16777215,
    whitesmoke: 16119285,
    yellow: 16776960,
    yellowgreen: 10145074,
  },
  r = (e) => t(n[e.toLowerCase()], 6),
  i = /^#?([0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{4}|[0-9a-f]{3})$/i,
  a = (e) => {
    let n
    return (n = e.match(i)) ? t(parseInt(n[1], 16), n[1].length) : void 0
  },
  o = `([+-]?\\d*\\.?\\d+(?:[eE][+-]?\\d+)?)`,
  s = `${o}%`,
  c = `(?:${o}%|${o})`,
  l = `(?:${o}%|${o}|none)`,
  u = `(?:${o}(deg|grad|rad|turn)|${o})`,
  d = `\\s*,\\s*`
RegExp(`^` + l + `$`)
var f = RegExp(`^rgba?\\(\\s*${o}${d}${o}${d}${o}\\s*(?:,\\s*${c}\\s*)?\\)$`),
  p = RegExp(`^rgba?\\(\\s*${s}${d}${s}${d}${s}\\s*(?:,\\s*${c}\\s*)?\\)$`),
  m = (e) => {
    let t = { mode: `rgb` },
      n
    if ((n = e.match(f)))
      (n[1] !== void 0 && (t.r = n[1] / 255),
        n[2] !== void 0 && (t.g = n[2] / 255),
        n[3] !== void 0 && (t.b = n[3] / 255))
    else if ((n = e.match(p)))
      (n[1] !== void 0 && (t.r = n[1] / 100),
        n[2] !== void 0 && (t.g = n[2] / 100),
        n[3] !== void 0 && (t.b = n[3] / 100))
    else return
    return (
      n[4] === void 0
        ? n[5] !== void 0 && (t.alpha = Math.max(0, Math.min(1, +n[5])))
        : (t.alpha = Math.max(0, Math.min(1, n[4] / 100))),
      t
    )
  },
  h = (e, t) =>
    e === void 0 ? void 0 : typeof e == `object` ? (e.mode === void 0 ? (t ? { ...e, mode: t } : void 0) : e) : le(e),
  g =
    (e = `rgb`) =>
    (t) =>
      (t = h(t, e)) === void 0
        ? void 0
        : t.mode === e
          ? t
          : _[t.mode][e]
            ? _[t.mode][e](t)
            : e === `rgb`
              ? _[t.mode].rgb(t)
              : _.rgb[e](_[t.mode].rgb(t)),
  _ = {},
  v = {},
  y = [],
  b = {},
  x = (e) => e,
  S = (e) => (
    (_[e.mode] = { ..._[e.mode], ...e.toMode }),
    Object.keys(e.fromMode || {}).forEach((t) => {
      ;(_[t] || (_[t] = {}), (_[t][e.mode] = e.fromMode[t]))
    }),
    (e.ranges ||= {}),
    (e.difference ||= {}),
    e.channels.forEach((t) => {
      if ((e.ranges[t] === void 0 && (e.ranges[t] = [0, 1]), !e.interpolate[t]))
        throw Error(`Missing interpolator for: ${t}`)
      ;(typeof e.interpolate[t] == `function` && (e.interpolate[t] = { use: e.interpolate[t] }),
        e.interpolate[t].fixup || (e.interpolate[t].fixup = x))
    }),
    (v[e.mode] = e),
    (e.parse || []).forEach((t) => {
      w(t, e.mode)
    }),
    g(e.mode)
  ),
  C = (e) => v[e],
  w = (e, t) => {
    if (typeof e == `string`) {
      if (!t) throw Error(`'mode' required when 'parser' is a string`)
      b[e] = t
    } else typeof e == `function` && y.indexOf(e) < 0 && y.push(e)
  },
  T = /[^\x00-\x7F]|[a-zA-Z_]/,
  E = /[^\x00-\x7F]|[-\w]/,
  D = {
    Function: `function`,
    Ident: `ident`,
    Number: `number`,
    Percentage: `percentage`,
    ParenClose: `)`,
    None: `none`,
    Hue: `hue`,
    Alpha: `alpha`,
  },
  O = 0
function ee(e) {
  let t = e[O],
    n = e[O + 1]
  return t === `-` || t === `+`
    ? /\d/.test(n) || (n === `.` && /\d/.test(e[O + 2]))
    : t === `.`
      ? /\d/.test(n)
      : /\d/.test(t)
}
function te(e) {
  if (O >= e.length) return !1
  let t = e[O]
  if (T.test(t)) return !0
  if (t === `-`) {
    if (e.length - O < 2) return !1
    let t = e[O + 1]
    return !!(t === `-` || T.test(t))
  }
  return !1
}
var ne = { deg: 1, rad: 180 / Math.PI, grad: 9 / 10, turn: 360 }
function re(e) {
  let t = ``
  if (
    ((e[O] === `-` || e[O] === `+`) && (t += e[O++]),
    (t += k(e)),
    e[O] === `.` && /\d/.test(e[O + 1]) && (t += e[O++] + k(e)),
    (e[O] === `e` || e[O] === `E`) &&
      ((e[O + 1] === `-` || e[O + 1] === `+`) && /\d/.test(e[O + 2])
        ? (t += e[O++] + e[O++] + k(e))
        : /\d/.test(e[O + 1]) && (t += e[O++] + k(e))),
    te(e))
  ) {
    let n = A(e)
    return n === `deg` || n === `rad` || n === `turn` || n === `grad` ? { type: D.Hue, value: t * ne[n] } : void 0
  }
  return e[O] === `%` ? (O++, { type: D.Percentage, value: +t }) : { type: D.Number, value: +t }
}
function k(e) {
  let t = ``
  for (; /\d/.test(e[O]);) t += e[O++]
  return t
}
function A(e) {
  let t = ``
  for (; O < e.length && E.test(e[O]);) t += e[O++]
  return t
}
function ie(e) {
  let t = A(e)
  return e[O] === `(`
    ? (O++, { type: D.Function, value: t })
    : t === `none`
      ? { type: D.None, value: void 0 }
      : { type: D.Ident, value: t }
}
function ae(e = ``) {
  let t = e.trim(),
    n = [],
    r
  for (O = 0; O < t.length;)
    if (
      ((r = t[O++]),
      r ===
        `
` ||
        r === `	` ||
        r === ` `)
    )
      for (
        ;
        O < t.length &&
        (t[O] ===
          `
` ||
          t[O] === `	` ||
          t[O] === ` `);
      )
        O++
    else {
      if (r === `,`) return
      if (r === `)`) n.push({ type: D.ParenClose })
      else {
        if (r === `+`) {
          if ((O--, ee(t))) {
            n.push(re(t))
            continue
          }
          return
        }
        if (r === `-`) {
          if ((O--, ee(t))) {
            n.push(re(t))
            continue
          }
          if (te(t)) {
            n.push({ type: D.Ident, value: A(t) })
            continue
          }
          return
        }
        if (r === `.`) {
          if ((O--, ee(t))) {
            n.push(re(t))
            continue
          }
          return
        }
        if (r === `/`) {
          for (
            ;
            O < t.length &&
            (t[O] ===
              `
` ||
              t[O] === `	` ||
              t[O] === ` `);
          )
            O++
          let e
          if (ee(t) && ((e = re(t)), e.type !== D.Hue)) {
            n.push({ type: D.Alpha, value: e })
            continue
          }
          if (te(t) && A(t) === `none`) {
            n.push({ type: D.Alpha, value: { type: D.None, value: void 0 } })
            continue
          }
          return
        }
        if (/\d/.test(r)) (O--, n.push(re(t)))
        else if (T.test(r)) (O--, n.push(ie(t)))
        else return
      }
    }
  return n
}
function oe(e) {
  e._i = 0
  let t = e[e._i++]
  if (!t || t.type !== D.Function || t.value !== `color` || ((t = e[e._i++]), t.type !== D.Ident)) return
  let n = b[t.value]
  if (!n) return
  let r = { mode: n },
    i = se(e, !1)
  if (!i) return
  let a = C(n).channels
  for (let e = 0, t, n; e < a.length; e++)
    ((t = i[e]),
      (n = a[e]),
      t.type !== D.None &&
        ((r[n] = t.type === D.Number ? t.value : t.value / 100),
        n === `alpha` && (r[n] = Math.max(0, Math.min(1, r[n])))))
  return r
}
function se(e, t) {
  let n = [],
    r
  for (; e._i < e.length;)
    if (
      ((r = e[e._i++]),
      r.type === D.None ||
        r.type === D.Number ||
        r.type === D.Alpha ||
        r.type === D.Percentage ||
        (t && r.type === D.Hue))
    )
      n.push(r)
    else if (r.type === D.ParenClose) {
      if (e._i < e.length) return
    } else return
  if (!(n.length < 3 || n.length > 4)) {
    if (n.length === 4) {
      if (n[3].type !== D.Alpha) return
      n[3] = n[3].value
    }
    return (n.length === 3 && n.push({ type: D.None, value: void 0 }), n.every((e) => e.type !== D.Alpha) ? n : void 0)
  }
}
function ce(e, t) {
  e._i = 0
  let n = e[e._i++]
  if (!n || n.type !== D.Function) return
  let r = se(e, t)
  if (r) return (r.unshift(n.value), r)
}
var le = (e) => {
  if (typeof e != `string`) return
  let t = ae(e),
    n = t ? ce(t, !0) : void 0,
    r,
    i = 0,
    a = y.length
  for (; i < a;) if ((r = y[i++](e, n)) !== void 0) return r
  return t ? oe(t) : void 0
}
function ue(e, t) {
  if (!t || (t[0] !== `rgb` && t[0] !== `rgba`)) return
  let n = { mode: `rgb` },
    [, r, i, a, o] = t
  if (r.type !== D.Hue && i.type !== D.Hue && a.type !== D.Hue)
    return (
      r.type !== D.None && (n.r = r.type === D.Number ? r.value / 255 : r.value / 100),
      i.type !== D.None && (n.g = i.type === D.Number ? i.value / 255 : i.value / 100),
      a.type !== D.None && (n.b = a.type === D.Number ? a.value / 255 : a.value / 100),
      o.type !== D.None && (n.alpha = Math.min(1, Math.max(0, o.type === D.Number ? o.value : o.value / 100))),
      n
    )
}
var de = (e) => (e === `transparent` ? { mode: `rgb`, r: 0, g: 0, b: 0, alpha: 0 } : void 0),
  fe = (e, t, n) => e + n * (t - e),
  pe = (e) => {
    let t = []
    for (let n = 0; n < e.length - 1; n++) {
      let r = e[n],
        i = e[n + 1]
      r === void 0 && i === void 0
        ? t.push(void 0)
        : r !== void 0 && i !== void 0
          ? t.push([r, i])
          : t.push(r === void 0 ? [i, i] : [r, r])
    }
    return t
  },
  j = ((e) => (t) => {
    let n = pe(t)
    return (t) => {
      let r = t * n.length,
        i = t >= 1 ? n.length - 1 : Math.max(Math.floor(r), 0),
        a = n[i]
      return a === void 0 ? void 0 : e(a[0], a[1], r - i)
    }
  })(fe),
  me = (e) => {
    let t = !1,
      n = e.map((e) => (e === void 0 ? 1 : ((t = !0), e)))
    return t ? n : e
  },
  he = {
    mode: `rgb`,
    channels: [`r`, `g`, `b`, `alpha`],
    parse: [ue, a, m, r, de, `srgb`],
    serialize: `srgb`,
    interpolate: { r: j, g: j, b: j, alpha: { use: j, fixup: me } },
    gamut: !0,
    white: { r: 1, g: 1, b: 1 },
    black: { r: 0, g: 0, b: 0 },
  },
  ge = (e = 0) => Math.abs(e) ** (563 / 256) * Math.sign(e),
  _e = (e) => {
    let t = ge(e.r),
      n = ge(e.g),
      r = ge(e.b),
      i = {
        mode: `xyz65`,
        x: 0.5766690429101305 * t + 0.1855582379065463 * n + 0.1882286462349947 * r,
        y: 0.297344975250536 * t + 0.6273635662554661 * n + 0.0752914584939979 * r,
        z: 0.0270313613864123 * t + 0.0706888525358272 * n + 0.9913375368376386 * r,
      }
    return (e.alpha !== void 0 && (i.alpha = e.alpha), i)
  },
  ve = (e) => Math.abs(e) ** (256 / 563) * Math.sign(e),
  ye = ({ x: e, y: t, z: n, alpha: r }) => {
    ;(e === void 0 && (e = 0), t === void 0 && (t = 0), n === void 0 && (n = 0))
    let i = {
      mode: `a98`,
      r: ve(e * 2.0415879038107465 - t * 0.5650069742788597 - 0.3447313507783297 * n),
      g: ve(e * -0.9692436362808798 + t * 1.8759675015077206 + 0.0415550574071756 * n),
      b: ve(e * 0.0134442806320312 - t * 0.1183623922310184 + 1.0151749943912058 * n),
    }
    return (r !== void 0 && (i.alpha = r), i)
  },
  be = (e = 0) => {
    let t = Math.abs(e)
    return t <= 0.04045 ? e / 12.92 : (Math.sign(e) || 1) * ((t + 0.055) / 1.055) ** 2.4
  },
  xe = ({ r: e, g: t, b: n, alpha: r }) => {
    let i = { mode: `lrgb`, r: be(e), g: be(t), b: be(n) }
    return (r !== void 0 && (i.alpha = r), i)
  },
  Se = (e) => {
    let { r: t, g: n, b: r, alpha: i } = xe(e),
      a = {
        mode: `xyz65`,
        x: 0.4123907992659593 * t + 0.357584339383878 * n + 0.1804807884018343 * r,
        y: 0.2126390058715102 * t + 0.715168678767756 * n + 0.0721923153607337 * r,
        z: 0.0193308187155918 * t + 0.119194779794626 * n + 0.9505321522496607 * r,
      }
    return (i !== void 0 && (a.alpha = i), a)
  },
  Ce = (e = 0) => {
    let t = Math.abs(e)
    return t > 0.0031308 ? (Math.sign(e) || 1) * (1.055 * t ** (1 / 2.4) - 0.055) : e * 12.92
  },
  we = ({ r: e, g: t, b: n, alpha: r }, i = `rgb`) => {
    let a = { mode: i, r: Ce(e), g: Ce(t), b: Ce(n) }
    return (r !== void 0 && (a.alpha = r), a)
  },
  Te = ({ x: e, y: t, z: n, alpha: r }) => {
    ;(e === void 0 && (e = 0), t === void 0 && (t = 0), n === void 0 && (n = 0))
    let i = we({
      r: e * 3.2409699419045226 - t * 1.537383177570094 - 0.4986107602930034 * n,
      g: e * -0.9692436362808796 + t * 1.8759675015077204 + 0.0415550574071756 * n,
      b: e * 0.0556300796969936 - t * 0.2039769588889765 + 1.0569715142428784 * n,
    })
    return (r !== void 0 && (i.alpha = r), i)
  },
  Ee = {
    ...he,
    mode: `a98`,
    parse: [`a98-rgb`],
    serialize: `a98-rgb`,
    fromMode: { rgb: (e) => ye(Se(e)), xyz65: ye },
    toMode: { rgb: (e) => Te(_e(e)), xyz65: _e },
  },
  De = (e) => ((e %= 360) < 0 ? e + 360 : e),
  Oe = (e, t) =>
    e
      .map((n, r, i) => {
        if (n === void 0) return n
        let a = De(n)
        return r === 0 || e[r - 1] === void 0 ? a : t(a - De(i[r - 1]))
      })
      .reduce(
        (e, t) =>
          !e.length || t === void 0 || e[e.length - 1] === void 0 ? (e.push(t), e) : (e.push(t + e[e.length - 1]), e),
        [],
      ),
  ke = (e) => Oe(e, (e) => (Math.abs(e) <= 180 ? e : e - 360 * Math.sign(e))),
  Ae = [-0.14861, 1.78277, -0.29227, -0.90649, 1.97294, 0],
  je = Math.PI / 180,
  Me = 180 / Math.PI,
  Ne = Ae[3] * Ae[4],
  Pe = Ae[1] * Ae[4],
  Fe = Ae[1] * Ae[2] - Ae[0] * Ae[3],
  Ie = ({ r: e, g: t, b: n, alpha: r }) => {
    ;(e === void 0 && (e = 0), t === void 0 && (t = 0), n === void 0 && (n = 0))
    let i = (Fe * n + e * Ne - t * Pe) / (Fe + Ne - Pe),
      a = n - i,
      o = (Ae[4] * (t - i) - Ae[2] * a) / Ae[3],
      s = { mode: `cubehelix`, l: i, s: i === 0 || i === 1 ? void 0 : Math.sqrt(a * a + o * o) / (Ae[4] * i * (1 - i)) }
    return (s.s && (s.h = Math.atan2(o, a) * Me - 120), r !== void 0 && (s.alpha = r), s)
  },
  Le = ({ h: e, s: t, l: n, alpha: r }) => {
    let i = { mode: `rgb` }
    ;((e = (e === void 0 ? 0 : e + 120) * je), n === void 0 && (n = 0))
    let a = t === void 0 ? 0 : t * n * (1 - n),
      o = Math.cos(e),
      s = Math.sin(e)
    return (
      (i.r = n + a * (Ae[0] * o + Ae[1] * s)),
      (i.g = n + a * (Ae[2] * o + Ae[3] * s)),
      (i.b = n + a * (Ae[4] * o + Ae[5] * s)),
      r !== void 0 && (i.alpha = r),
      i
    )
  },
  Re = (e, t) => {
    if (e.h === void 0 || t.h === void 0 || !e.s || !t.s) return 0
    let n = De(e.h),
      r = De(t.h),
      i = Math.sin((((r - n + 360) / 2) * Math.PI) / 180)
    return 2 * Math.sqrt(e.s * t.s) * i
  },
  ze = (e, t) => {
    if (e.h === void 0 || t.h === void 0) return 0
    let n = De(e.h),
      r = De(t.h)
    return Math.abs(r - n) > 180 ? n - (r - 360 * Math.sign(r - n)) : r - n
  },
  Be = (e, t) => {
    if (e.h === void 0 || t.h === void 0 || !e.c || !t.c) return 0
    let n = De(e.h),
      r = De(t.h),
      i = Math.sin((((r - n + 360) / 2) * Math.PI) / 180)
    return 2 * Math.sqrt(e.c * t.c) * i
  },
  Ve = (e) => {
    let t = e.reduce(
        (e, t) => {
          if (t !== void 0) {
            let n = (t * Math.PI) / 180
            ;((e.sin += Math.sin(n)), (e.cos += Math.cos(n)))
          }
          return e
        },
        { sin: 0, cos: 0 },
      ),
      n = (Math.atan2(t.sin, t.cos) * 180) / Math.PI
    return n < 0 ? 360 + n : n
  },
  He = {
    mode: `cubehelix`,
    channels: [`h`, `s`, `l`, `alpha`],
    parse: [`--cubehelix`],
    serialize: `--cubehelix`,
    ranges: { h: [0, 360], s: [0, 4.614], l: [0, 1] },
    fromMode: { rgb: Ie },
    toMode: { rgb: Le },
    interpolate: { h: { use: j, fixup: ke }, s: j, l: j, alpha: { use: j, fixup: me } },
    difference: { h: Re },
    average: { h: Ve },
  },
  Ue = ({ l: e, a: t, b: n, alpha: r }, i = `lch`) => {
    ;(t === void 0 && (t = 0), n === void 0 && (n = 0))
    let a = Math.sqrt(t * t + n * n),
      o = { mode: i, l: e, c: a }
    return (a && (o.h = De((Math.atan2(n, t) * 180) / Math.PI)), r !== void 0 && (o.alpha = r), o)
  },
  We = ({ l: e, c: t, h: n, alpha: r }, i = `lab`) => {
    n === void 0 && (n = 0)
    let a = {
      mode: i,
      l: e,
      a: t ? t * Math.cos((n / 180) * Math.PI) : 0,
      b: t ? t * Math.sin((n / 180) * Math.PI) : 0,
    }
    return (r !== void 0 && (a.alpha = r), a)
  },
  Ge = 29 ** 3 / 27,
  Ke = 216 / 29 ** 3,
  qe = { X: 0.3457 / 0.3585, Y: 1, Z: 0.2958 / 0.3585 },
  Je = { X: 0.3127 / 0.329, Y: 1, Z: 0.3583 / 0.329 },
  Ye = (e) => (e ** 3 > Ke ? e ** 3 : (116 * e - 16) / Ge),
  Xe = ({ l: e, a: t, b: n, alpha: r }) => {
    ;(e === void 0 && (e = 0), t === void 0 && (t = 0), n === void 0 && (n = 0))
    let i = (e + 16) / 116,
      a = t / 500 + i,
      o = i - n / 200,
      s = { mode: `xyz65`, x: Ye(a) * Je.X, y: Ye(i) * Je.Y, z: Ye(o) * Je.Z }
    return (r !== void 0 && (s.alpha = r), s)
  },
  Ze = (e) => Te(Xe(e)),
  Qe = (e) => (e > Ke ? Math.cbrt(e) : (Ge * e + 16) / 116),
  $e = ({ x: e, y: t, z: n, alpha: r }) => {
    ;(e === void 0 && (e = 0), t === void 0 && (t = 0), n === void 0 && (n = 0))
    let i = Qe(e / Je.X),
      a = Qe(t / Je.Y),
      o = Qe(n / Je.Z),
      s = { mode: `lab65`, l: 116 * a - 16, a: 500 * (i - a), b: 200 * (a - o) }
    return (r !== void 0 && (s.alpha = r), s)
  },
  et = (e) => {
    let t = $e(Se(e))
    return (e.r === e.b && e.b === e.g && (t.a = t.b = 0), t)
  },
  tt = (26 / 180) * Math.PI,
  nt = Math.cos(tt),
  rt = Math.sin(tt),
  it = 100 / Math.log(139 / 100),
  at = ({ l: e, c: t, h: n, alpha: r }) => {
    ;(e === void 0 && (e = 0), t === void 0 && (t = 0), n === void 0 && (n = 0))
    let i = { mode: `lab65`, l: (Math.exp((e * 1) / it) - 1) / 0.0039 },
      a = (Math.exp(0.0435 * t * 1 * 1) - 1) / 0.075,
      o = a * Math.cos((n / 180) * Math.PI - tt),
      s = a * Math.sin((n / 180) * Math.PI - tt)
    return ((i.a = o * nt - (s / 0.83) * rt), (i.b = o * rt + (s / 0.83) * nt), r !== void 0 && (i.alpha = r), i)
  },
  ot = ({ l: e, a: t, b: n, alpha: r }) => {
    ;(e === void 0 && (e = 0), t === void 0 && (t = 0), n === void 0 && (n = 0))
    let i = t * nt + n * rt,
      a = 0.83 * (n * nt - t * rt),
      o = Math.sqrt(i * i + a * a),
      s = { mode: `dlch`, l: (it / 1) * Math.log(1 + 0.0039 * e), c: Math.log(1 + 0.075 * o) / 0.0435 }
    return (s.c && (s.h = De(((Math.atan2(a, i) + tt) / Math.PI) * 180)), r !== void 0 && (s.alpha = r), s)
  },
  st = (e) => at(Ue(e, `dlch`)),
  ct = (e) => We(ot(e), `dlab`),
  lt = {
    mode: `dlab`,
    parse: [`--din99o-lab`],
    serialize: `--din99o-lab`,
    toMode: { lab65: st, rgb: (e) => Ze(st(e)) },
    fromMode: { lab65: ct, rgb: (e) => ct(et(e)) },
    channels: [`l`, `a`, `b`, `alpha`],
    ranges: { l: [0, 100], a: [-40.09, 45.501], b: [-40.469, 44.344] },
    interpolate: { l: j, a: j, b: j, alpha: { use: j, fixup: me } },
  },
  ut = {
    mode: `dlch`,
    parse: [`--din99o-lch`],
    serialize: `--din99o-lch`,
    toMode: { lab65: at, dlab: (e) => We(e, `dlab`), rgb: (e) => Ze(at(e)) },
    fromMode: { lab65: ot, dlab: (e) => Ue(e, `dlch`), rgb: (e) => ot(et(e)) },
    channels: [`l`, `c`, `h`, `alpha`],
    ranges: { l: [0, 100], c: [0, 51.484], h: [0, 360] },
    interpolate: { l: j, c: j, h: { use: j, fixup: ke }, alpha: { use: j, fixup: me } },
    difference: { h: Be },
    average: { h: Ve },
  }
function dt({ h: e, s: t, i: n, alpha: r }) {
  ;((e = De(e === void 0 ? 0 : e)), t === void 0 && (t = 0), n === void 0 && (n = 0))
  let i = Math.abs(((e / 60) % 2) - 1),
    a
  switch (Math.floor(e / 60)) {
    case 0:
      a = { r: n * (1 + t * (3 / (2 - i) - 1)), g: n * (1 + t * ((3 * (1 - i)) / (2 - i) - 1)), b: n * (1 - t) }
      break
    case 1:
      a = { r: n * (1 + t * ((3 * (1 - i)) / (2 - i) - 1)), g: n * (1 + t * (3 / (2 - i) - 1)), b: n * (1 - t) }
      break
    case 2:
      a = { r: n * (1 - t), g: n * (1 + t * (3 / (2 - i) - 1)), b: n * (1 + t * ((3 * (1 - i)) / (2 - i) - 1)) }
      break
    case 3:
      a = { r: n * (1 - t), g: n * (1 + t * ((3 * (1 - i)) / (2 - i) - 1)), b: n * (1 + t * (3 / (2 - i) - 1)) }
      break
    case 4:
      a = { r: n * (1 + t * ((3 * (1 - i)) / (2 - i) - 1)), g: n * (1 - t), b: n * (1 + t * (3 / (2 - i) - 1)) }
      break
    case 5:
      a = { r: n * (1 + t * (3 / (2 - i) - 1)), g: n * (1 - t), b: n * (1 + t * ((3 * (1 - i)) / (2 - i) - 1)) }
      break
    default:
      a = { r: n * (1 - t), g: n * (1 - t), b: n * (1 - t) }
  }
  return ((a.mode = `rgb`), r !== void 0 && (a.alpha = r), a)
}
function ft({ r: e, g: t, b: n, alpha: r }) {
  ;(e === void 0 && (e = 0), t === void 0 && (t = 0), n === void 0 && (n = 0))
  let i = Math.max(e, t, n),
    a = Math.min(e, t, n),
    o = { mode: `hsi`, s: e + t + n === 0 ? 0 : 1 - (3 * a) / (e + t + n), i: (e + t + n) / 3 }
  return (
    i - a !== 0 &&
      (o.h =
        (i === e ? (t - n) / (i - a) + (t < n) * 6 : i === t ? (n - e) / (i - a) + 2 : (e - t) / (i - a) + 4) * 60),
    r !== void 0 && (o.alpha = r),
    o
  )
}
var pt = {
  mode: `hsi`,
  toMode: { rgb: dt },
  parse: [`--hsi`],
  serialize: `--hsi`,
  fromMode: { rgb: ft },
  channels: [`h`, `s`, `i`, `alpha`],
  ranges: { h: [0, 360] },
  gamut: `rgb`,
  interpolate: { h: { use: j, fixup: ke }, s: j, i: j, alpha: { use: j, fixup: me } },
  difference: { h: Re },
  average: { h: Ve },
}
function mt({ h: e, s: t, l: n, alpha: r }) {
  ;((e = De(e === void 0 ? 0 : e)), t === void 0 && (t = 0), n === void 0 && (n = 0))
  let i = n + t * (n < 0.5 ? n : 1 - n),
    a = i - (i - n) * 2 * Math.abs(((e / 60) % 2) - 1),
    o
  switch (Math.floor(e / 60)) {
    case 0:
      o = { r: i, g: a, b: 2 * n - i }
      break
    case 1:
      o = { r: a, g: i, b: 2 * n - i }
      break
    case 2:
      o = { r: 2 * n - i, g: i, b: a }
      break
    case 3:
      o = { r: 2 * n - i, g: a, b: i }
      break
    case 4:
      o = { r: a, g: 2 * n - i, b: i }
      break
    case 5:
      o = { r: i, g: 2 * n - i, b: a }
      break
    default:
      o = { r: 2 * n - i, g: 2 * n - i, b: 2 * n - i }
  }
  return ((o.mode = `rgb`), r !== void 0 && (o.alpha = r), o)
}
function ht({ r: e, g: t, b: n, alpha: r }) {
  ;(e === void 0 && (e = 0), t === void 0 && (t = 0), n === void 0 && (n = 0))
  let i = Math.max(e, t, n),
    a = Math.min(e, t, n),
    o = { mode: `hsl`, s: i === a ? 0 : (i - a) / (1 - Math.abs(i + a - 1)), l: 0.5 * (i + a) }
  return (
    i - a !== 0 &&
      (o.h =
        (i === e ? (t - n) / (i - a) + (t < n) * 6 : i === t ? (n - e) / (i - a) + 2 : (e - t) / (i - a) + 4) * 60),
    r !== void 0 && (o.alpha = r),
    o
  )
}
var gt = (e, t) => {
    switch (t) {
      case `deg`:
        return +e
      case `rad`:
        return (e / Math.PI) * 180
      case `grad`:
        return (e / 10) * 9
      case `turn`:
        return e * 360
    }
  },
  _t = RegExp(`^hsla?\\(\\s*${u}${d}${s}${d}${s}\\s*(?:,\\s*${c}\\s*)?\\)$`),
  vt = (e) => {
    let t = e.match(_t)
    if (!t) return
    let n = { mode: `hsl` }
    return (
      t[3] === void 0 ? t[1] !== void 0 && t[2] !== void 0 && (n.h = gt(t[1], t[2])) : (n.h = +t[3]),
      t[4] !== void 0 && (n.s = Math.min(Math.max(0, t[4] / 100), 1)),
      t[5] !== void 0 && (n.l = Math.min(Math.max(0, t[5] / 100), 1)),
      t[6] === void 0
        ? t[7] !== void 0 && (n.alpha = Math.max(0, Math.min(1, +t[7])))
        : (n.alpha = Math.max(0, Math.min(1, t[6] / 100))),
      n
    )
  }
function yt(e, t) {
  if (!t || (t[0] !== `hsl` && t[0] !== `hsla`)) return
  let n = { mode: `hsl` },
    [, r, i, a, o] = t
  if (r.type !== D.None) {
    if (r.type === D.Percentage) return
    n.h = r.value
  }
  if (i.type !== D.None) {
    if (i.type === D.Hue) return
    n.s = i.value / 100
  }
  if (a.type !== D.None) {
    if (a.type === D.Hue) return
    n.l = a.value / 100
  }
  return (o.type !== D.None && (n.alpha = Math.min(1, Math.max(0, o.type === D.Number ? o.value : o.value / 100))), n)
}
var bt = {
  mode: `hsl`,
  toMode: { rgb: mt },
  fromMode: { rgb: ht },
  channels: [`h`, `s`, `l`, `alpha`],
  ranges: { h: [0, 360] },
  gamut: `rgb`,
  parse: [yt, vt],
  serialize: (e) =>
    `hsl(${e.h === void 0 ? `none` : e.h} ${e.s === void 0 ? `none` : e.s * 100 + `%`} ${e.l === void 0 ? `none` : e.l * 100 + `%`}${e.alpha < 1 ? ` / ${e.alpha}` : ``})`,
  interpolate: { h: { use: j, fixup: ke }, s: j, l: j, alpha: { use: j, fixup: me } },
  difference: { h: Re },
  average: { h: Ve },
}
function xt({ h: e, s: t, v: n, alpha: r }) {
  ;((e = De(e === void 0 ? 0 : e)), t === void 0 && (t = 0), n === void 0 && (n = 0))
  let i = Math.abs(((e / 60) % 2) - 1),
    a
  switch (Math.floor(e / 60)) {
    case 0:
      a = { r: n, g: n * (1 - t * i), b: n * (1 - t) }
      break
    case 1:
      a = { r: n * (1 - t * i), g: n, b: n * (1 - t) }
      break
    case 2:
      a = { r: n * (1 - t), g: n, b: n * (1 - t * i) }
      break
    case 3:
      a = { r: n * (1 - t), g: n * (1 - t * i), b: n }
      break
    case 4:
      a = { r: n * (1 - t * i), g: n * (1 - t), b: n }
      break
    case 5:
      a = { r: n, g: n * (1 - t), b: n * (1 - t * i) }
      break
    default:
      a = { r: n * (1 - t), g: n * (1 - t), b: n * (1 - t) }
  }
  return ((a.mode = `rgb`), r !== void 0 && (a.alpha = r), a)
}
function St({ r: e, g: t, b: n, alpha: r }) {
  ;(e === void 0 && (e = 0), t === void 0 && (t = 0), n === void 0 && (n = 0))
  let i = Math.max(e, t, n),
    a = Math.min(e, t, n),
    o = { mode: `hsv`, s: i === 0 ? 0 : 1 - a / i, v: i }
  return (
    i - a !== 0 &&
      (o.h =
        (i === e ? (t - n) / (i - a) + (t < n) * 6 : i === t ? (n - e) / (i - a) + 2 : (e - t) / (i - a) + 4) * 60),
    r !== void 0 && (o.alpha = r),
    o
  )
}
var Ct = {
  mode: `hsv`,
  toMode: { rgb: xt },
  parse: [`--hsv`],
  serialize: `--hsv`,
  fromMode: { rgb: St },
  channels: [`h`, `s`, `v`, `alpha`],
  ranges: { h: [0, 360] },
  gamut: `rgb`,
  interpolate: { h: { use: j, fixup: ke }, s: j, v: j, alpha: { use: j, fixup: me } },
  difference: { h: Re },
  average: { h: Ve },
}
function wt({ h: e, w: t, b: n, alpha: r }) {
  if ((t === void 0 && (t = 0), n === void 0 && (n = 0), t + n > 1)) {
    let e = t + n
    ;((t /= e), (n /= e))
  }
  return xt({ h: e, s: n === 1 ? 1 : 1 - t / (1 - n), v: 1 - n, alpha: r })
}
function Tt(e) {
  let t = St(e)
  if (t === void 0) return
  let n = t.s === void 0 ? 0 : t.s,
    r = t.v === void 0 ? 0 : t.v,
    i = { mode: `hwb`, w: (1 - n) * r, b: 1 - r }
  return (t.h !== void 0 && (i.h = t.h), t.alpha !== void 0 && (i.alpha = t.alpha), i)
}
function Et(e, t) {
  if (!t || t[0] !== `hwb`) return
  let n = { mode: `hwb` },
    [, r, i, a, o] = t
  if (r.type !== D.None) {
    if (r.type === D.Percentage) return
    n.h = r.value
  }
  if (i.type !== D.None) {
    if (i.type === D.Hue) return
    n.w = i.value / 100
  }
  if (a.type !== D.None) {
    if (a.type === D.Hue) return
    n.b = a.value / 100
  }
  return (o.type !== D.None && (n.alpha = Math.min(1, Math.max(0, o.type === D.Number ? o.value : o.value / 100))), n)
}
var Dt = {
    mode: `hwb`,
    toMode: { rgb: wt },
    fromMode: { rgb: Tt },
    channels: [`h`, `w`, `b`, `alpha`],
    ranges: { h: [0, 360] },
    gamut: `rgb`,
    parse: [Et],
    serialize: (e) =>
      `hwb(${e.h === void 0 ? `none` : e.h} ${e.w === void 0 ? `none` : e.w * 100 + `%`} ${e.b === void 0 ? `none` : e.b * 100 + `%`}${e.alpha < 1 ? ` / ${e.alpha}` : ``})`,
    interpolate: { h: { use: j, fixup: ke }, w: j, b: j, alpha: { use: j, fixup: me } },
    difference: { h: ze },
    average: { h: Ve },
  },
  Ot = 0.1593017578125,
  kt = 78.84375,
  At = 0.8359375,
  jt = 18.8515625,
  Mt = 18.6875
function Nt(e) {
  if (e < 0) return 0
  let t = e ** (1 / kt)
  return 1e4 * (Math.max(0, t - At) / (jt - Mt * t)) ** (1 / Ot)
}
function Pt(e) {
  if (e < 0) return 0
  let t = (e / 1e4) ** Ot
  return ((At + jt * t) / (1 + Mt * t)) ** +kt
}
var Ft = (e) => Math.max(e / 203, 0),
  It = ({ i: e, t, p: n, alpha: r }) => {
    ;(e === void 0 && (e = 0), t === void 0 && (t = 0), n === void 0 && (n = 0))
    let i = Nt(e + 0.008609037037932761 * t + 0.11102962500302593 * n),
      a = Nt(e - 0.00860903703793275 * t - 0.11102962500302599 * n),
      o = Nt(e + 0.5600313357106791 * t - 0.32062717498731885 * n),
      s = {
        mode: `xyz65`,
        x: Ft(2.070152218389422 * i - 1.3263473389671556 * a + 0.2066510476294051 * o),
        y: Ft(0.3647385209748074 * i + 0.680566024947227 * a - 0.0453045459220346 * o),
        z: Ft(-0.049747207535812 * i - 0.0492609666966138 * a + 1.1880659249923042 * o),
      }
    return (r !== void 0 && (s.alpha = r), s)
  },
  Lt = (e = 0) => Math.max(e * 203, 0),
  Rt = ({ x: e, y: t, z: n, alpha: r }) => {
    let i = Lt(e),
      a = Lt(t),
      o = Lt(n),
      s = Pt(0.3592832590121217 * i + 0.6976051147779502 * a - 0.0358915932320289 * o),
      c = Pt(-0.1920808463704995 * i + 1.1004767970374323 * a + 0.0753748658519118 * o),
      l = Pt(0.0070797844607477 * i + 0.0748396662186366 * a + 0.8433265453898765 * o),
      u = {
        mode: `itp`,
        i: 0.5 * s + 0.5 * c,
        t: 1.61376953125 * s - 3.323486328125 * c + 1.709716796875 * l,
        p: 4.378173828125 * s - 4.24560546875 * c - 0.132568359375 * l,
      }
    return (r !== void 0 && (u.alpha = r), u)
  },
  zt = {
    mode: `itp`,
    channels: [`i`, `t`, `p`, `alpha`],
    parse: [`--ictcp`],
    serialize: `--ictcp`,
    toMode: { xyz65: It, rgb: (e) => Te(It(e)) },
    fromMode: { xyz65: Rt, rgb: (e) => Rt(Se(e)) },
    ranges: { i: [0, 0.581], t: [-0.369, 0.272], p: [-0.164, 0.331] },
    interpolate: { i: j, t: j, p: j, alpha: { use: j, fixup: me } },
  },
  Bt = 134.03437499999998,
  Vt = 16295499532821565e-27,
  Ht = (e) => {
    if (e < 0) return 0
    let t = (e / 1e4) ** Ot
    return ((At + jt * t) / (1 + Mt * t)) ** +Bt
  },
  Ut = (e = 0) => Math.max(e * 203, 0),
  Wt = ({ x: e, y: t, z: n, alpha: r }) => {
    ;((e = Ut(e)), (t = Ut(t)), (n = Ut(n)))
    let i = 1.15 * e - 0.15 * n,
      a = 0.66 * t + 0.34 * e,
      o = Ht(0.41478972 * i + 0.579999 * a + 0.014648 * n),
      s = Ht(-0.20151 * i + 1.120649 * a + 0.0531008 * n),
      c = Ht(-0.0166008 * i + 0.2648 * a + 0.6684799 * n),
      l = (o + s) / 2,
      u = {
        mode: `jab`,
        j: (0.44 * l) / (1 - 0.56 * l) - Vt,
        a: 3.524 * o - 4.066708 * s + 0.542708 * c,
        b: 0.199076 * o + 1.096799 * s - 1.295875 * c,
      }
    return (r !== void 0 && (u.alpha = r), u)
  },
  Gt = 134.03437499999998,
  Kt = 16295499532821565e-27,
  qt = (e) => {
    if (e < 0) return 0
    let t = e ** (1 / Gt)
    return 1e4 * ((At - t) / (Mt * t - jt)) ** (1 / Ot)
  },
  Jt = (e) => e / 203,
  Yt = ({ j: e, a: t, b: n, alpha: r }) => {
    ;(e === void 0 && (e = 0), t === void 0 && (t = 0), n === void 0 && (n = 0))
    let i = (e + Kt) / (0.44 + 0.56 * (e + Kt)),
      a = qt(i + 0.13860504 * t + 0.058047316 * n),
      o = qt(i - 0.13860504 * t - 0.058047316 * n),
      s = qt(i - 0.096019242 * t - 0.8118919 * n),
      c = {
        mode: `xyz65`,
        x: Jt(1.661373024652174 * a - 0.914523081304348 * o + 0.23136208173913045 * s),
        y: Jt(-0.3250758611844533 * a + 1.571847026732543 * o - 0.21825383453227928 * s),
        z: Jt(-0.090982811 * a - 0.31272829 * o + 1.5227666 * s),
      }
    return (r !== void 0 && (c.alpha = r), c)
  },
  Xt = (e) => {
    let t = Wt(Se(e))
    return (e.r === e.b && e.b === e.g && (t.a = t.b = 0), t)
  },
  Zt = (e) => Te(Yt(e)),
  Qt = {
    mode: `jab`,
    channels: [`j`, `a`, `b`, `alpha`],
    parse: [`--jzazbz`],
    serialize: `--jzazbz`,
    fromMode: { rgb: Xt, xyz65: Wt },
    toMode: { rgb: Zt, xyz65: Yt },
    ranges: { j: [0, 0.222], a: [-0.109, 0.129], b: [-0.185, 0.134] },
    interpolate: { j, a: j, b: j, alpha: { use: j, fixup: me } },
  },
  $t = ({ j: e, a: t, b: n, alpha: r }) => {
    ;(t === void 0 && (t = 0), n === void 0 && (n = 0))
    let i = Math.sqrt(t * t + n * n),
      a = { mode: `jch`, j: e, c: i }
    return (i && (a.h = De((Math.atan2(n, t) * 180) / Math.PI)), r !== void 0 && (a.alpha = r), a)
  },
  en = ({ j: e, c: t, h: n, alpha: r }) => {
    n === void 0 && (n = 0)
    let i = {
      mode: `jab`,
      j: e,
      a: t ? t * Math.cos((n / 180) * Math.PI) : 0,
      b: t ? t * Math.sin((n / 180) * Math.PI) : 0,
    }
    return (r !== void 0 && (i.alpha = r), i)
  },
  tn = {
    mode: `jch`,
    parse: [`--jzczhz`],
    serialize: `--jzczhz`,
    toMode: { jab: en, rgb: (e) => Zt(en(e)) },
    fromMode: { rgb: (e) => $t(Xt(e)), jab: $t },
    channels: [`j`, `c`, `h`, `alpha`],
    ranges: { j: [0, 0.221], c: [0, 0.19], h: [0, 360] },
    interpolate: { h: { use: j, fixup: ke }, c: j, j, alpha: { use: j, fixup: me } },
    difference: { h: Be },
    average: { h: Ve },
  },
  nn = 29 ** 3 / 27,
  rn = 216 / 29 ** 3,
  an = (e) => (e ** 3 > rn ? e ** 3 : (116 * e - 16) / nn),
  on = ({ l: e, a: t, b: n, alpha: r }) => {
    ;(e === void 0 && (e = 0), t === void 0 && (t = 0), n === void 0 && (n = 0))
    let i = (e + 16) / 116,
      a = t / 500 + i,
      o = i - n / 200,
      s = { mode: `xyz50`, x: an(a) * qe.X, y: an(i) * qe.Y, z: an(o) * qe.Z }
    return (r !== void 0 && (s.alpha = r), s)
  },
  sn = ({ x: e, y: t, z: n, alpha: r }) => {
    ;(e === void 0 && (e = 0), t === void 0 && (t = 0), n === void 0 && (n = 0))
    let i = we({
      r: e * 3.1341359569958707 - t * 1.6173863321612538 - 0.4906619460083532 * n,
      g: e * -0.978795502912089 + t * 1.916254567259524 + 0.03344273116131949 * n,
      b: e * 0.07195537988411677 - t * 0.2289768264158322 + 1.405386058324125 * n,
    })
    return (r !== void 0 && (i.alpha = r), i)
  },
  cn = (e) => sn(on(e)),
  ln = (e) => {
    let { r: t, g: n, b: r, alpha: i } = xe(e),
      a = {
        mode: `xyz50`,
        x: 0.436065742824811 * t + 0.3851514688337912 * n + 0.14307845442264197 * r,
        y: 0.22249319175623702 * t + 0.7168870538238823 * n + 0.06061979053616537 * r,
        z: 0.013923904500943465 * t + 0.09708128566574634 * n + 0.7140993584005155 * r,
      }
    return (i !== void 0 && (a.alpha = i), a)
  },
  un = (e) => (e > rn ? Math.cbrt(e) : (nn * e + 16) / 116),
  dn = ({ x: e, y: t, z: n, alpha: r }) => {
    ;(e === void 0 && (e = 0), t === void 0 && (t = 0), n === void 0 && (n = 0))
    let i = un(e / qe.X),
      a = un(t / qe.Y),
      o = un(n / qe.Z),
      s = { mode: `lab`, l: 116 * a - 16, a: 500 * (i - a), b: 200 * (a - o) }
    return (r !== void 0 && (s.alpha = r), s)
  },
  fn = (e) => {
    let t = dn(ln(e))
    return (e.r === e.b && e.b === e.g && (t.a = t.b = 0), t)
  }
function pn(e, t) {
  if (!t || t[0] !== `lab`) return
  let n = { mode: `lab` },
    [, r, i, a, o] = t
  if (r.type !== D.Hue && i.type !== D.Hue && a.type !== D.Hue)
    return (
      r.type !== D.None && (n.l = Math.min(Math.max(0, r.value), 100)),
      i.type !== D.None && (n.a = i.type === D.Number ? i.value : (i.value * 125) / 100),
      a.type !== D.None && (n.b = a.type === D.Number ? a.value : (a.value * 125) / 100),
      o.type !== D.None && (n.alpha = Math.min(1, Math.max(0, o.type === D.Number ? o.value : o.value / 100))),
      n
    )
}
var mn = {
    mode: `lab`,
    toMode: { xyz50: on, rgb: cn },
    fromMode: { xyz50: dn, rgb: fn },
    channels: [`l`, `a`, `b`, `alpha`],
    ranges: { l: [0, 100], a: [-125, 125], b: [-125, 125] },
    parse: [pn],
    serialize: (e) =>
      `lab(${e.l === void 0 ? `none` : e.l} ${e.a === void 0 ? `none` : e.a} ${e.b === void 0 ? `none` : e.b}${e.alpha < 1 ? ` / ${e.alpha}` : ``})`,
    interpolate: { l: j, a: j, b: j, alpha: { use: j, fixup: me } },
  },
  hn = {
    ...mn,
    mode: `lab65`,
    parse: [`--lab-d65`],
    serialize: `--lab-d65`,
    toMode: { xyz65: Xe, rgb: Ze },
    fromMode: { xyz65: $e, rgb: et },
    ranges: { l: [0, 100], a: [-125, 125], b: [-125, 125] },
  }
function gn(e, t) {
  if (!t || t[0] !== `lch`) return
  let n = { mode: `lch` },
    [, r, i, a, o] = t
  if (r.type !== D.None) {
    if (r.type === D.Hue) return
    n.l = Math.min(Math.max(0, r.value), 100)
  }
  if (
    (i.type !== D.None && (n.c = Math.max(0, i.type === D.Number ? i.value : (i.value * 150) / 100)), a.type !== D.None)
  ) {
    if (a.type === D.Percentage) return
    n.h = a.value
  }
  return (o.type !== D.None && (n.alpha = Math.min(1, Math.max(0, o.type === D.Number ? o.value : o.value / 100))), n)
}
var _n = {
    mode: `lch`,
    toMode: { lab: We, rgb: (e) => cn(We(e)) },
    fromMode: { rgb: (e) => Ue(fn(e)), lab: Ue },
    channels: [`l`, `c`, `h`, `alpha`],
    ranges: { l: [0, 100], c: [0, 150], h: [0, 360] },
    parse: [gn],
    serialize: (e) =>
      `lch(${e.l === void 0 ? `none` : e.l} ${e.c === void 0 ? `none` : e.c} ${e.h === void 0 ? `none` : e.h}${e.alpha < 1 ? ` / ${e.alpha}` : ``})`,
    interpolate: { h: { use: j, fixup: ke }, c: j, l: j, alpha: { use: j, fixup: me } },
    difference: { h: Be },
    average: { h: Ve },
  },
  vn = {
    ..._n,
    mode: `lch65`,
    parse: [`--lch-d65`],
    serialize: `--lch-d65`,
    toMode: { lab65: (e) => We(e, `lab65`), rgb: (e) => Ze(We(e, `lab65`)) },
    fromMode: { rgb: (e) => Ue(et(e), `lch65`), lab65: (e) => Ue(e, `lch65`) },
    ranges: { l: [0, 100], c: [0, 150], h: [0, 360] },
  },
  yn = ({ l: e, u: t, v: n, alpha: r }) => {
    ;(t === void 0 && (t = 0), n === void 0 && (n = 0))
    let i = Math.sqrt(t * t + n * n),
      a = { mode: `lchuv`, l: e, c: i }
    return (i && (a.h = De((Math.atan2(n, t) * 180) / Math.PI)), r !== void 0 && (a.alpha = r), a)
  },
  bn = ({ l: e, c: t, h: n, alpha: r }) => {
    n === void 0 && (n = 0)
    let i = {
      mode: `luv`,
      l: e,
      u: t ? t * Math.cos((n / 180) * Math.PI) : 0,
      v: t ? t * Math.sin((n / 180) * Math.PI) : 0,
    }
    return (r !== void 0 && (i.alpha = r), i)
  },
  xn = (e, t, n) => (4 * e) / (e + 15 * t + 3 * n),
  Sn = (e, t, n) => (9 * t) / (e + 15 * t + 3 * n),
  Cn = xn(qe.X, qe.Y, qe.Z),
  wn = Sn(qe.X, qe.Y, qe.Z),
  Tn = (e) => (e <= rn ? nn * e : 116 * Math.cbrt(e) - 16),
  En = ({ x: e, y: t, z: n, alpha: r }) => {
    ;(e === void 0 && (e = 0), t === void 0 && (t = 0), n === void 0 && (n = 0))
    let i = Tn(t / qe.Y),
      a = xn(e, t, n),
      o = Sn(e, t, n)
    !isFinite(a) || !isFinite(o) ? (i = a = o = 0) : ((a = 13 * i * (a - Cn)), (o = 13 * i * (o - wn)))
    let s = { mode: `luv`, l: i, u: a, v: o }
    return (r !== void 0 && (s.alpha = r), s)
  },
  Dn = (e, t, n) => (4 * e) / (e + 15 * t + 3 * n),
  On = (e, t, n) => (9 * t) / (e + 15 * t + 3 * n),
  kn = Dn(qe.X, qe.Y, qe.Z),
  An = On(qe.X, qe.Y, qe.Z),
  jn = ({ l: e, u: t, v: n, alpha: r }) => {
    if ((e === void 0 && (e = 0), e === 0)) return { mode: `xyz50`, x: 0, y: 0, z: 0 }
    ;(t === void 0 && (t = 0), n === void 0 && (n = 0))
    let i = t / (13 * e) + kn,
      a = n / (13 * e) + An,
      o = qe.Y * (e <= 8 ? e / nn : ((e + 16) / 116) ** 3),
      s = { mode: `xyz50`, x: (9 * i * o) / (4 * a), y: o, z: (o * (12 - 3 * i - 20 * a)) / (4 * a) }
    return (r !== void 0 && (s.alpha = r), s)
  },
  Mn = {
    mode: `lchuv`,
    toMode: { luv: bn, rgb: (e) => sn(jn(bn(e))) },
    fromMode: { rgb: (e) => yn(En(ln(e))), luv: yn },
    channels: [`l`, `c`, `h`, `alpha`],
    parse: [`--lchuv`],
    serialize: `--lchuv`,
    ranges: { l: [0, 100], c: [0, 176.956], h: [0, 360] },
    interpolate: { h: { use: j, fixup: ke }, c: j, l: j, alpha: { use: j, fixup: me } },
    difference: { h: Be },
    average: { h: Ve },
  },
  Nn = {
    ...he,
    mode: `lrgb`,
    toMode: { rgb: we },
    fromMode: { rgb: xe },
    parse: [`srgb-linear`],
    serialize: `srgb-linear`,
  },
  Pn = {
    mode: `luv`,
    toMode: { xyz50: jn, rgb: (e) => sn(jn(e)) },
    fromMode: { xyz50: En, rgb: (e) => En(ln(e)) },
    channels: [`l`, `u`, `v`, `alpha`],
    parse: [`--luv`],
    serialize: `--luv`,
    ranges: { l: [0, 100], u: [-84.936, 175.042], v: [-125.882, 87.243] },
    interpolate: { l: j, u: j, v: j, alpha: { use: j, fixup: me } },
  },
  Fn = ({ r: e, g: t, b: n, alpha: r }) => {
    ;(e === void 0 && (e = 0), t === void 0 && (t = 0), n === void 0 && (n = 0))
    let i = Math.cbrt(0.412221469470763 * e + 0.5363325372617348 * t + 0.0514459932675022 * n),
      a = Math.cbrt(0.2119034958178252 * e + 0.6806995506452344 * t + 0.1073969535369406 * n),
      o = Math.cbrt(0.0883024591900564 * e + 0.2817188391361215 * t + 0.6299787016738222 * n),
      s = {
        mode: `oklab`,
        l: 0.210454268309314 * i + 0.7936177747023054 * a - 0.0040720430116193 * o,
        a: 1.9779985324311684 * i - 2.42859224204858 * a + 0.450593709617411 * o,
        b: 0.0259040424655478 * i + 0.7827717124575296 * a - 0.8086757549230774 * o,
      }
    return (r !== void 0 && (s.alpha = r), s)
  },
  In = (e) => {
    let t = Fn(xe(e))
    return (e.r === e.b && e.b === e.g && (t.a = t.b = 0), t)
  },
  Ln = ({ l: e, a: t, b: n, alpha: r }) => {
    ;(e === void 0 && (e = 0), t === void 0 && (t = 0), n === void 0 && (n = 0))
    let i = (e + 0.3963377773761749 * t + 0.2158037573099136 * n) ** 3,
      a = (e - 0.1055613458156586 * t - 0.0638541728258133 * n) ** 3,
      o = (e - 0.0894841775298119 * t - 1.2914855480194092 * n) ** 3,
      s = {
        mode: `lrgb`,
        r: 4.076741636075957 * i - 3.3077115392580616 * a + 0.2309699031821044 * o,
        g: -1.2684379732850317 * i + 2.6097573492876887 * a - 0.3413193760026573 * o,
        b: -0.0041960761386756 * i - 0.7034186179359362 * a + 1.7076146940746117 * o,
      }
    return (r !== void 0 && (s.alpha = r), s)
  },
  Rn = (e) => we(Ln(e))
function zn(e) {
  let t = 0.206,
    n = 1.206 / 1.03
  return 0.5 * (n * e - t + Math.sqrt((n * e - t) * (n * e - t) + 0.12 * n * e))
}
function Bn(e) {
  return (e * e + 0.206 * e) / ((1.206 / 1.03) * (e + 0.03))
}
function Vn(e, t) {
  let n, r, i, a, o, s, c, l
  ;-1.88170328 * e - 0.80936493 * t > 1
    ? ((n = 1.19086277),
      (r = 1.76576728),
      (i = 0.59662641),
      (a = 0.75515197),
      (o = 0.56771245),
      (s = 4.0767416621),
      (c = -3.3077115913),
      (l = 0.2309699292))
    : 1.81444104 * e - 1.19445276 * t > 1
      ? ((n = 0.73956515),
        (r = -0.45954404),
        (i = 0.08285427),
        (a = 0.1254107),
        (o = 0.14503204),
        (s = -1.2684380046),
        (c = 2.6097574011),
        (l = -0.3413193965))
      : ((n = 1.35733652),
        (r = -0.00915799),
        (i = -1.1513021),
        (a = -0.50559606),
        (o = 0.00692167),
        (s = -0.0041960863),
        (c = -0.7034186147),
        (l = 1.707614701))
  let u = n + r * e + i * t + a * e * e + o * e * t,
    d = 0.3963377774 * e + 0.2158037573 * t,
    f = -0.1055613458 * e - 0.0638541728 * t,
    p = -0.0894841775 * e - 1.291485548 * t
  {
    let e = 1 + u * d,
      t = 1 + u * f,
      n = 1 + u * p,
      r = e * e * e,
      i = t * t * t,
      a = n * n * n,
      o = 3 * d * e * e,
      m = 3 * f * t * t,
      h = 3 * p * n * n,
      g = 6 * d * d * e,
      _ = 6 * f * f * t,
      v = 6 * p * p * n,
      y = s * r + c * i + l * a,
      b = s * o + c * m + l * h,
      x = s * g + c * _ + l * v
    u -= (y * b) / (b * b - 0.5 * y * x)
  }
  return u
}
function Hn(e, t) {
  let n = Vn(e, t),
    r = Ln({ l: 1, a: n * e, b: n * t }),
    i = Math.cbrt(1 / Math.max(r.r, r.g, r.b))
  return [i, i * n]
}
function Un(e, t, n, r, i, a = null) {
  a ||= Hn(e, t)
  let o
  if ((n - i) * a[1] - (a[0] - i) * r <= 0) o = (a[1] * i) / (r * a[0] + a[1] * (i - n))
  else {
    o = (a[1] * (i - 1)) / (r * (a[0] - 1) + a[1] * (i - n))
    {
      let a = n - i,
        s = r,
        c = 0.3963377774 * e + 0.2158037573 * t,
        l = -0.1055613458 * e - 0.0638541728 * t,
        u = -0.0894841775 * e - 1.291485548 * t,
        d = a + s * c,
        f = a + s * l,
        p = a + s * u
      {
        let e = i * (1 - o) + o * n,
          t = o * r,
          a = e + t * c,
          s = e + t * l,
          m = e + t * u,
          h = a * a * a,
          g = s * s * s,
          _ = m * m * m,
          v = 3 * d * a * a,
          y = 3 * f * s * s,
          b = 3 * p * m * m,
          x = 6 * d * d * a,
          S = 6 * f * f * s,
          C = 6 * p * p * m,
          w = 4.0767416621 * h - 3.3077115913 * g + 0.2309699292 * _ - 1,
          T = 4.0767416621 * v - 3.3077115913 * y + 0.2309699292 * b,
          E = 4.0767416621 * x - 3.3077115913 * S + 0.2309699292 * C,
          D = T / (T * T - 0.5 * w * E),
          O = -w * D,
          ee = -1.2684380046 * h + 2.6097574011 * g - 0.3413193965 * _ - 1,
          te = -1.2684380046 * v + 2.6097574011 * y - 0.3413193965 * b,
          ne = -1.2684380046 * x + 2.6097574011 * S - 0.3413193965 * C,
          re = te / (te * te - 0.5 * ee * ne),
          k = -ee * re,
          A = -0.0041960863 * h - 0.7034186147 * g + 1.707614701 * _ - 1,
          ie = -0.0041960863 * v - 0.7034186147 * y + 1.707614701 * b,
          ae = -0.0041960863 * x - 0.7034186147 * S + 1.707614701 * C,
          oe = ie / (ie * ie - 0.5 * A * ae),
          se = -A * oe
        ;((O = D >= 0 ? O : 1e6),
          (k = re >= 0 ? k : 1e6),
          (se = oe >= 0 ? se : 1e6),
          (o += Math.min(O, Math.min(k, se))))
      }
    }
  }
  return o
}
function Wn(e, t, n = null) {
  n ||= Hn(e, t)
  let r = n[0],
    i = n[1]
  return [i / r, i / (1 - r)]
}
function Gn(e, t, n) {
  let r = Hn(t, n),
    i = Un(t, n, e, 1, e, r),
    a = Wn(t, n, r),
    o =
      0.11516993 +
      1 /
        (7.4477897 +
          4.1590124 * n +
          t *
            (-2.19557347 +
              1.75198401 * n +
              t * (-2.13704948 - 10.02301043 * n + t * (-4.24894561 + 5.38770819 * n + 4.69891013 * t)))),
    s =
      0.11239642 +
      1 /
        (1.6132032 -
          0.68124379 * n +
          t *
            (0.40370612 +
              0.90148123 * n +
              t * (-0.27087943 + 0.6122399 * n + t * (0.00299215 - 0.45399568 * n - 0.14661872 * t)))),
    c = i / Math.min(e * a[0], (1 - e) * a[1]),
    l = e * o,
    u = (1 - e) * s,
    d = 0.9 * c * Math.sqrt(Math.sqrt(1 / (1 / (l * l * l * l) + 1 / (u * u * u * u))))
  return ((l = e * 0.4), (u = (1 - e) * 0.8), [Math.sqrt(1 / (1 / (l * l) + 1 / (u * u))), d, i])
}
function Kn(e) {
  let t = e.l === void 0 ? 0 : e.l,
    n = e.a === void 0 ? 0 : e.a,
    r = e.b === void 0 ? 0 : e.b,
    i = { mode: `okhsl`, l: zn(t) }
  e.alpha !== void 0 && (i.alpha = e.alpha)
  let a = Math.sqrt(n * n + r * r)
  if (!a) return ((i.s = 0), i)
  let [o, s, c] = Gn(t, n / a, r / a),
    l
  if (a < s) {
    let e = 0.8 * o,
      t = 1 - e / s
    l = ((a - 0) / (e + t * (a - 0))) * 0.8
  } else {
    let e = s,
      t = (0.2 * s * s * 1.25 * 1.25) / o,
      n = 1 - t / (c - s)
    l = 0.8 + 0.2 * ((a - e) / (t + n * (a - e)))
  }
  return (l && ((i.s = l), (i.h = De((Math.atan2(r, n) * 180) / Math.PI))), i)
}
function qn(e) {
  let t = e.h === void 0 ? 0 : e.h,
    n = e.s === void 0 ? 0 : e.s,
    r = e.l === void 0 ? 0 : e.l,
    i = { mode: `oklab`, l: Bn(r) }
  if ((e.alpha !== void 0 && (i.alpha = e.alpha), !n || r === 1)) return ((i.a = i.b = 0), i)
  let a = Math.cos((t / 180) * Math.PI),
    o = Math.sin((t / 180) * Math.PI),
    [s, c, l] = Gn(i.l, a, o),
    u,
    d,
    f,
    p
  n < 0.8
    ? ((u = 1.25 * n), (d = 0), (f = 0.8 * s), (p = 1 - f / c))
    : ((u = 5 * (n - 0.8)), (d = c), (f = (0.2 * c * c * 1.25 * 1.25) / s), (p = 1 - f / (l - c)))
  let m = d + (u * f) / (1 - p * u)
  return ((i.a = m * a), (i.b = m * o), i)
}
var Jn = {
  ...bt,
  mode: `okhsl`,
  channels: [`h`, `s`, `l`, `alpha`],
  parse: [`--okhsl`],
  serialize: `--okhsl`,
  fromMode: { oklab: Kn, rgb: (e) => Kn(In(e)) },
  toMode: { oklab: qn, rgb: (e) => Rn(qn(e)) },
}
function Yn(e) {
  let t = e.l === void 0 ? 0 : e.l,
    n = e.a === void 0 ? 0 : e.a,
    r = e.b === void 0 ? 0 : e.b,
    i = Math.sqrt(n * n + r * r),
    a = i ? n / i : 1,
    o = i ? r / i : 1,
    [s, c] = Wn(a, o),
    l = 0.5,
    u = 1 - l / s,
    d = c / (i + t * c),
    f = d * t,
    p = d * i,
    m = Bn(f),
    h = (p * m) / f,
    g = Ln({ l: m, a: a * h, b: o * h }),
    _ = Math.cbrt(1 / Math.max(g.r, g.g, g.b, 0))
  ;((t /= _), (i = ((i / _) * zn(t)) / t), (t = zn(t)))
  let v = { mode: `okhsv`, s: i ? ((l + c) * p) / (c * l + c * u * p) : 0, v: t ? t / f : 0 }
  return (v.s && (v.h = De((Math.atan2(r, n) * 180) / Math.PI)), e.alpha !== void 0 && (v.alpha = e.alpha), v)
}
function Xn(e) {
  let t = { mode: `oklab` }
  e.alpha !== void 0 && (t.alpha = e.alpha)
  let n = e.h === void 0 ? 0 : e.h,
    r = e.s === void 0 ? 0 : e.s,
    i = e.v === void 0 ? 0 : e.v,
    a = Math.cos((n / 180) * Math.PI),
    o = Math.sin((n / 180) * Math.PI),
    [s, c] = Wn(a, o),
    l = 0.5,
    u = 1 - l / s,
    d = 1 - (r * l) / (l + c - c * u * r),
    f = (r * c * l) / (l + c - c * u * r),
    p = Bn(d),
    m = (f * p) / d,
    h = Ln({ l: p, a: a * m, b: o * m }),
    g = Math.cbrt(1 / Math.max(h.r, h.g, h.b, 0)),
    _ = Bn(i * d),
    v = (f * _) / d
  return ((t.l = _ * g), (t.a = v * a * g), (t.b = v * o * g), t)
}
var Zn = {
  ...Ct,
  mode: `okhsv`,
  channels: [`h`, `s`, `v`, `alpha`],
  parse: [`--okhsv`],
  serialize: `--okhsv`,
  fromMode: { oklab: Yn, rgb: (e) => Yn(In(e)) },
  toMode: { oklab: Xn, rgb: (e) => Rn(Xn(e)) },
}
function Qn(e, t) {
  if (!t || t[0] !== `oklab`) return
  let n = { mode: `oklab` },
    [, r, i, a, o] = t
  if (r.type !== D.Hue && i.type !== D.Hue && a.type !== D.Hue)
    return (
      r.type !== D.None && (n.l = Math.min(Math.max(0, r.type === D.Number ? r.value : r.value / 100), 1)),
      i.type !== D.None && (n.a = i.type === D.Number ? i.value : (i.value * 0.4) / 100),
      a.type !== D.None && (n.b = a.type === D.Number ? a.value : (a.value * 0.4) / 100),
      o.type !== D.None && (n.alpha = Math.min(1, Math.max(0, o.type === D.Number ? o.value : o.value / 100))),
      n
    )
}
var $n = {
  ...mn,
  mode: `oklab`,
  toMode: { lrgb: Ln, rgb: Rn },
  fromMode: { lrgb: Fn, rgb: In },
  ranges: { l: [0, 1], a: [-0.4, 0.4], b: [-0.4, 0.4] },
  parse: [Qn],
  serialize: (e) =>
    `oklab(${e.l === void 0 ? `none` : e.l} ${e.a === void 0 ? `none` : e.a} ${e.b === void 0 ? `none` : e.b}${e.alpha < 1 ? ` / ${e.alpha}` : ``})`,
}
function er(e, t) {
  if (!t || t[0] !== `oklch`) return
  let n = { mode: `oklch` },
    [, r, i, a, o] = t
  if (r.type !== D.None) {
    if (r.type === D.Hue) return
    n.l = Math.min(Math.max(0, r.type === D.Number ? r.value : r.value / 100), 1)
  }
  if (
    (i.type !== D.None && (n.c = Math.max(0, i.type === D.Number ? i.value : (i.value * 0.4) / 100)), a.type !== D.None)
  ) {
    if (a.type === D.Percentage) return
    n.h = a.value
  }
  return (o.type !== D.None && (n.alpha = Math.min(1, Math.max(0, o.type === D.Number ? o.value : o.value / 100))), n)
}
var tr = {
    ..._n,
    mode: `oklch`,
    toMode: { oklab: (e) => We(e, `oklab`), rgb: (e) => Rn(We(e, `oklab`)) },
    fromMode: { rgb: (e) => Ue(In(e), `oklch`), oklab: (e) => Ue(e, `oklch`) },
    parse: [er],
    serialize: (e) =>
      `oklch(${e.l === void 0 ? `none` : e.l} ${e.c === void 0 ? `none` : e.c} ${e.h === void 0 ? `none` : e.h}${e.alpha < 1 ? ` / ${e.alpha}` : ``})`,
    ranges: { l: [0, 1], c: [0, 0.4], h: [0, 360] },
  },
  nr = (e) => {
    let { r: t, g: n, b: r, alpha: i } = xe(e),
      a = {
        mode: `xyz65`,
        x: 0.486570948648216 * t + 0.265667693169093 * n + 0.1982172852343625 * r,
        y: 0.2289745640697487 * t + 0.6917385218365062 * n + 0.079286914093745 * r,
        z: 0 * t + 0.0451133818589026 * n + 1.043944368900976 * r,
      }
    return (i !== void 0 && (a.alpha = i), a)
  },
  rr = ({ x: e, y: t, z: n, alpha: r }) => {
    ;(e === void 0 && (e = 0), t === void 0 && (t = 0), n === void 0 && (n = 0))
    let i = we(
      {
        r: e * 2.4934969119414263 - t * 0.9313836179191242 - 0.402710784450717 * n,
        g: e * -0.8294889695615749 + t * 1.7626640603183465 + 0.0236246858419436 * n,
        b: e * 0.0358458302437845 - t * 0.0761723892680418 + 0.9568845240076871 * n,
      },
      `p3`,
    )
    return (r !== void 0 && (i.alpha = r), i)
  },
  ir = {
    ...he,
    mode: `p3`,
    parse: [`display-p3`],
    serialize: `display-p3`,
    fromMode: { rgb: (e) => rr(Se(e)), xyz65: rr },
    toMode: { rgb: (e) => Te(nr(e)), xyz65: nr },
  },
  ar = (e) => {
    let t = Math.abs(e)
    return t >= 1 / 512 ? Math.sign(e) * t ** (1 / 1.8) : 16 * e
  },
  or = ({ x: e, y: t, z: n, alpha: r }) => {
    ;(e === void 0 && (e = 0), t === void 0 && (t = 0), n === void 0 && (n = 0))
    let i = {
      mode: `prophoto`,
      r: ar(e * 1.3457868816471585 - t * 0.2555720873797946 - 0.0511018649755453 * n),
      g: ar(e * -0.5446307051249019 + t * 1.5082477428451466 + 0.0205274474364214 * n),
      b: ar(e * 0 + t * 0 + 1.2119675456389452 * n),
    }
    return (r !== void 0 && (i.alpha = r), i)
  },
  sr = (e = 0) => {
    let t = Math.abs(e)
    return t >= 16 / 512 ? Math.sign(e) * t ** 1.8 : e / 16
  },
  cr = (e) => {
    let t = sr(e.r),
      n = sr(e.g),
      r = sr(e.b),
      i = {
        mode: `xyz50`,
        x: 0.7977666449006423 * t + 0.1351812974005331 * n + 0.0313477341283922 * r,
        y: 0.2880748288194013 * t + 0.7118352342418731 * n + 899369387256e-16 * r,
        z: 0 * t + 0 * n + 0.8251046025104602 * r,
      }
    return (e.alpha !== void 0 && (i.alpha = e.alpha), i)
  },
  lr = {
    ...he,
    mode: `prophoto`,
    parse: [`prophoto-rgb`],
    serialize: `prophoto-rgb`,
    fromMode: { xyz50: or, rgb: (e) => or(ln(e)) },
    toMode: { xyz50: cr, rgb: (e) => sn(cr(e)) },
  },
  ur = 1.09929682680944,
  dr = 0.018053968510807,
  fr = (e) => {
    let t = Math.abs(e)
    return t > dr ? (Math.sign(e) || 1) * (ur * t ** 0.45 - 0.09929682680944008) : 4.5 * e
  },
  pr = ({ x: e, y: t, z: n, alpha: r }) => {
    ;(e === void 0 && (e = 0), t === void 0 && (t = 0), n === void 0 && (n = 0))
    let i = {
      mode: `rec2020`,
      r: fr(e * 1.7166511879712683 - t * 0.3556707837763925 - 0.2533662813736599 * n),
      g: fr(e * -0.6666843518324893 + t * 1.6164812366349395 + 0.0157685458139111 * n),
      b: fr(e * 0.0176398574453108 - t * 0.0427706132578085 + 0.9421031212354739 * n),
    }
    return (r !== void 0 && (i.alpha = r), i)
  },
  mr = 1.09929682680944,
  hr = 0.018053968510807,
  gr = (e = 0) => {
    let t = Math.abs(e)
    return t < hr * 4.5 ? e / 4.5 : (Math.sign(e) || 1) * ((t + mr - 1) / mr) ** (1 / 0.45)
  },
  _r = (e) => {
    let t = gr(e.r),
      n = gr(e.g),
      r = gr(e.b),
      i = {
        mode: `xyz65`,
        x: 0.6369580483012911 * t + 0.1446169035862083 * n + 0.1688809751641721 * r,
        y: 0.262700212011267 * t + 0.6779980715188708 * n + 0.059301716469862 * r,
        z: 0 * t + 0.0280726930490874 * n + 1.0609850577107909 * r,
      }
    return (e.alpha !== void 0 && (i.alpha = e.alpha), i)
  },
  vr = {
    ...he,
    mode: `rec2020`,
    fromMode: { xyz65: pr, rgb: (e) => pr(Se(e)) },
    toMode: { xyz65: _r, rgb: (e) => Te(_r(e)) },
    parse: [`rec2020`],
    serialize: `rec2020`,
  },
  yr = 0.0037930732552754493,
  br = Math.cbrt(yr),
  xr = (e) => Math.cbrt(e) - br,
  Sr = (e) => {
    let { r: t, g: n, b: r, alpha: i } = xe(e),
      a = xr(0.3 * t + 0.622 * n + 0.078 * r + yr),
      o = xr(0.23 * t + 0.692 * n + 0.078 * r + yr),
      s = xr(0.2434226892454782 * t + 0.2047674442449682 * n + 0.5518098665095535 * r + yr),
      c = { mode: `xyb`, x: (a - o) / 2, y: (a + o) / 2, b: s - (a + o) / 2 }
    return (i !== void 0 && (c.alpha = i), c)
  },
  Cr = (e) => (e + br) ** 3,
  wr = {
    mode: `xyb`,
    channels: [`x`, `y`, `b`, `alpha`],
    parse: [`--xyb`],
    serialize: `--xyb`,
    toMode: {
      rgb: ({ x: e, y: t, b: n, alpha: r }) => {
        ;(e === void 0 && (e = 0), t === void 0 && (t = 0), n === void 0 && (n = 0))
        let i = Cr(e + t) - yr,
          a = Cr(t - e) - yr,
          o = Cr(n + t) - yr,
          s = we({
            r: 11.031566904639861 * i - 9.866943908131562 * a - 0.16462299650829934 * o,
            g: -3.2541473810744237 * i + 4.418770377582723 * a - 0.16462299650829934 * o,
            b: -3.6588512867136815 * i + 2.7129230459360922 * a + 1.9459282407775895 * o,
          })
        return (r !== void 0 && (s.alpha = r), s)
      },
    },
    fromMode: { rgb: Sr },
    ranges: { x: [-0.0154, 0.0281], y: [0, 0.8453], b: [-0.2778, 0.388] },
    interpolate: { x: j, y: j, b: j, alpha: { use: j, fixup: me } },
  },
  Tr = {
    mode: `xyz50`,
    parse: [`xyz-d50`],
    serialize: `xyz-d50`,
    toMode: { rgb: sn, lab: dn },
    fromMode: { rgb: ln, lab: on },
    channels: [`x`, `y`, `z`, `alpha`],
    ranges: { x: [0, 0.964], y: [0, 0.999], z: [0, 0.825] },
    interpolate: { x: j, y: j, z: j, alpha: { use: j, fixup: me } },
  },
  Er = {
    mode: `xyz65`,
    toMode: {
      rgb: Te,
      xyz50: (e) => {
        let { x: t, y: n, z: r, alpha: i } = e
        ;(t === void 0 && (t = 0), n === void 0 && (n = 0), r === void 0 && (r = 0))
        let a = {
          mode: `xyz50`,
          x: 1.0479298208405488 * t + 0.0229467933410191 * n - 0.0501922295431356 * r,
          y: 0.0296278156881593 * t + 0.990434484573249 * n - 0.0170738250293851 * r,
          z: -0.0092430581525912 * t + 0.0150551448965779 * n + 0.7518742899580008 * r,
        }
        return (i !== void 0 && (a.alpha = i), a)
      },
    },
    fromMode: {
      rgb: Se,
      xyz50: (e) => {
        let { x: t, y: n, z: r, alpha: i } = e
        ;(t === void 0 && (t = 0), n === void 0 && (n = 0), r === void 0 && (r = 0))
        let a = {
          mode: `xyz65`,
          x: 0.9554734527042182 * t - 0.0230985368742614 * n + 0.0632593086610217 * r,
          y: -0.0283697069632081 * t + 1.0099954580058226 * n + 0.021041398966943 * r,
          z: 0.0123140016883199 * t - 0.0205076964334779 * n + 1.3303659366080753 * r,
        }
        return (i !== void 0 && (a.alpha = i), a)
      },
    },
    ranges: { x: [0, 0.95], y: [0, 1], z: [0, 1.088] },
    channels: [`x`, `y`, `z`, `alpha`],
    parse: [`xyz`, `xyz-d65`],
    serialize: `xyz-d65`,
    interpolate: { x: j, y: j, z: j, alpha: { use: j, fixup: me } },
  },
  Dr = {
    mode: `yiq`,
    toMode: {
      rgb: ({ y: e, i: t, q: n, alpha: r }) => {
        ;(e === void 0 && (e = 0), t === void 0 && (t = 0), n === void 0 && (n = 0))
        let i = {
          mode: `rgb`,
          r: e + 0.95608445 * t + 0.6208885 * n,
          g: e - 0.27137664 * t - 0.6486059 * n,
          b: e - 1.10561724 * t + 1.70250126 * n,
        }
        return (r !== void 0 && (i.alpha = r), i)
      },
    },
    fromMode: {
      rgb: ({ r: e, g: t, b: n, alpha: r }) => {
        ;(e === void 0 && (e = 0), t === void 0 && (t = 0), n === void 0 && (n = 0))
        let i = {
          mode: `yiq`,
          y: 0.29889531 * e + 0.58662247 * t + 0.11448223 * n,
          i: 0.59597799 * e - 0.2741761 * t - 0.32180189 * n,
          q: 0.21147017 * e - 0.52261711 * t + 0.31114694 * n,
        }
        return (r !== void 0 && (i.alpha = r), i)
      },
    },
    channels: [`y`, `i`, `q`, `alpha`],
    parse: [`--yiq`],
    serialize: `--yiq`,
    ranges: { i: [-0.595, 0.595], q: [-0.522, 0.522] },
    interpolate: { y: j, i: j, q: j, alpha: { use: j, fixup: me } },
  }
;(S(Ee),
  S(He),
  S(lt),
  S(ut),
  S(pt),
  S(bt),
  S(Ct),
  S(Dt),
  S(zt),
  S(Qt),
  S(tn),
  S(mn),
  S(hn),
  S(_n),
  S(vn),
  S(Mn),
  S(Nn),
  S(Pn),
  S(Jn),
  S(Zn),
  S($n),
  S(tr),
  S(ir),
  S(lr),
  S(vr),
  S(he),
  S(wr),
  S(Tr),
  S(Er),
  S(Dr))
var Or = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/`,
  kr = new Uint8Array(256)
for (let e = 0; e < 64; e++) kr[Or.charCodeAt(e)] = e
var Ar = (e) => {
    let t = ``,
      n = e.length
    for (let r = 0; r < n; r += 3)
      ((t += Or[e[r] >> 2]),
        (t += Or[((e[r] & 3) << 4) | (e[r + 1] >> 4)]),
        (t += Or[((e[r + 1] & 15) << 2) | (e[r + 2] >> 6)]),
        (t += Or[e[r + 2] & 63]))
    return (
      n % 3 == 2 ? (t = t.substring(0, t.length - 1) + `=`) : n % 3 == 1 && (t = t.substring(0, t.length - 2) + `==`), t
    )
  },
  jr = (e) => {
    let t = e.length * 0.75,
      n = e.length,
      r,
      i = 0,
      a,
      o,
      s,
      c
    e[e.length - 1] === `=` && (t--, e[e.length - 2] === `=` && t--)
    let l = new Uint8Array(t)
    for (r = 0; r < n; r += 4)
      ((a = kr[e.charCodeAt(r)]),
        (o = kr[e.charCodeAt(r + 1)]),
        (s = kr[e.charCodeAt(r + 2)]),
        (c = kr[e.charCodeAt(r + 3)]),
        (l[i++] = (a << 2) | (o >> 4)),
        (l[i++] = ((o & 15) << 4) | (s >> 2)),
        (l[i++] = ((s & 3) << 6) | (c & 63)))
    return l
  },
  Mr = /^(data)?:?([\w/+]+)?;?(charset=[\w-]+|base64)?.*,/i,
  Nr = (e) => {
    let t = e.trim(),
      n = t.substring(0, 100).match(Mr)
    if (!n) return jr(t)
    let [r] = n
    return jr(t.substring(r.length))
  },
  M = (e) => e.charCodeAt(0),
  Pr = (e) => e.codePointAt(0),
  Fr = (e, t) => zr(e.toString(16), t, `0`).toUpperCase(),
  Ir = (e) => Fr(e, 2),
  Lr = (e) => String.fromCharCode(e),
  Rr = (e) => Lr(parseInt(e, 16)),
  zr = (e, t, n) => {
    let r = ``
    for (let i = 0, a = t - e.length; i < a; i++) r += n
    return r + e
  },
  Br = (e) => {
    let t = new Uint8Array(e.length)
    return (Vr(e, t, 0), t)
  },
  Vr = (e, t, n) => {
    let r = e.length
    for (let i = 0; i < r; i++) t[n++] = e.charCodeAt(i)
    return r
  },
  Hr = (e) => e.replace(/[.*+?^${}()|[\]\\]/g, `\\$&`),
  Ur = (e) => e.replace(/\t|\u0085|\u2028|\u2029/g, `    `).replace(/[\b\v]/g, ``),
  Wr = [`\\n`, `\\f`, `\\r`, `\\u000B`],
  Gr = (e) => /^[\n\f\r\u000B]$/.test(e),
  Kr = (e) => e.split(/[\n\f\r\u000B]/),
  qr = (e) => e.replace(/[\n\f\r\u000B]/g, ` `),
  Jr = (e, t) => {
    let n = e.charCodeAt(t),
      r,
      i = t + 1,
      a = 1
    return (
      n >= 55296 && n <= 56319 && e.length > i && ((r = e.charCodeAt(i)), r >= 56320 && r <= 57343 && (a = 2)),
      [e.slice(t, t + a), a]
    )
  },
  Yr = (e) => {
    let t = []
    for (let n = 0, r = e.length; n < r;) {
      let [r, i] = Jr(e, n)
      ;(t.push(r), (n += i))
    }
    return t
  },
  Xr = (e) => {
    let t = Wr.join(`|`),
      n = [`$`]
    for (let r = 0, i = e.length; r < i; r++) {
      let i = e[r]
      if (Gr(i)) throw TypeError(`\`wordBreak\` must not include ${t}`)
      n.push(i === `` ? `.` : Hr(i))
    }
    let r = n.join(`|`)
    return RegExp(`(${t})|((.*?)(${r}))`, `gm`)
  },
  Zr = (e, t, n, r) => {
    let i = Xr(t),
      a = Ur(e).match(i),
      o = ``,
      s = 0,
      c = [],
      l = () => {
        ;(o !== `` && c.push(o), (o = ``), (s = 0))
      }
    for (let e = 0, t = a.length; e < t; e++) {
      let t = a[e]
      if (Gr(t)) l()
      else {
        let e = r(t)
        ;(s + e > n && l(), (o += t), (s += e))
      }
    }
    return (l(), c)
  },
  Qr = /^D:(\d\d\d\d)(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?([+\-Z])?(\d\d)?'?(\d\d)?'?$/,
  $r = (e) => {
    let t = e.match(Qr)
    if (!t) return
    let [, n, r = `01`, i = `01`, a = `00`, o = `00`, s = `00`, c = `Z`, l = `00`, u = `00`] = t,
      d = c === `Z` ? `Z` : `${c}${l}:${u}`
    return new Date(`${n}-${r}-${i}T${a}:${o}:${s}${d}`)
  },
  ei = (e, t) => {
    let n = 0,
      r
    for (; n < e.length;) {
      let i = e.substring(n).match(t)
      if (!i) return { match: r, pos: n }
      ;((r = i), (n += (i.index ?? 0) + i[0].length))
    }
    return { match: r, pos: n }
  },
  ti = (e) => {
    try {
      return new TextDecoder(`utf-8`, { fatal: !0 }).decode(e)
    } catch {
      return new TextDecoder(`latin1`).decode(e)
    }
  },
  ni = (e) => e[e.length - 1],
  ri = (e) => {
    if (e instanceof Uint8Array) return e
    let t = e.length,
      n = new Uint8Array(t)
    for (let r = 0; r < t; r++) n[r] = e.charCodeAt(r)
    return n
  },
  ii = (...e) => {
    let t = e.length,
      n = []
    for (let r = 0; r < t; r++) {
      let t = e[r]
      n[r] = t instanceof Uint8Array ? t : ri(t)
    }
    let r = 0
    for (let n = 0; n < t; n++) r += e[n].length
    let i = new Uint8Array(r),
      a = 0
    for (let e = 0; e < t; e++) {
      let t = n[e]
      for (let e = 0, n = t.length; e < n; e++) i[a++] = t[e]
    }
    return i
  },
  ai = (e) => {
    let t = 0
    for (let n = 0, r = e.length; n < r; n++) t += e[n].length
    let n = new Uint8Array(t),
      r = 0
    for (let t = 0, i = e.length; t < i; t++) {
      let i = e[t]
      ;(n.set(i, r), (r += i.length))
    }
    return n
  },
  oi = (e) => {
    let t = ``
    for (let n = 0, r = e.length; n < r; n++) t += Lr(e[n])
    return t
  },
  si = (e, t) => e.id - t.id,
  ci = (e, t) => {
    let n = []
    for (let r = 0, i = e.length; r < i; r++) {
      let i = e[r],
        a = e[r - 1]
      ;(r === 0 || t(i) !== t(a)) && n.push(i)
    }
    return n
  },
  li = (e, t) => {
    if (e.length !== t.length) return !1
    for (let n = 0, r = e.length; n < r; n++) if (e[n] !== t[n]) return !1
    return !0
  },
  ui = (e) => {
    let t = e.length
    for (let n = 0, r = Math.floor(t / 2); n < r; n++) {
      let r = n,
        i = t - n - 1,
        a = e[n]
      ;((e[r] = e[i]), (e[i] = a))
    }
    return e
  },
  di = (e) => {
    let t = 0
    for (let n = 0, r = e.length; n < r; n++) t += e[n]
    return t
  },
  fi = (e, t) => {
    let n = Array(t - e)
    for (let t = 0, r = n.length; t < r; t++) n[t] = e + t
    return n
  },
  pi = (e, t) => {
    let n = Array(t.length)
    for (let r = 0, i = t.length; r < i; r++) n[r] = e[t[r]]
    return n
  },
  mi = (e) => typeof e == `string` || e instanceof ArrayBuffer || ArrayBuffer.isView(e),
  hi = (e) => {
    if (typeof e == `string`) return Nr(e)
    if (e instanceof ArrayBuffer) return new Uint8Array(e)
    if (ArrayBuffer.isView(e)) return e instanceof Uint8Array ? e : new Uint8Array(e.buffer, e.byteOffset, e.byteLength)
    throw TypeError('`input` must be one of `string | ArrayBuffer | ArrayBufferView`')
  },
  gi = []
for (let e = 0; e <= 255; ++e) gi[e] = e.toString(16).padStart(2, `0`)
var _i = (e) => {
    let t = Array(e.length)
    for (let n = 0; n < e.length; ++n) t[n] = gi[e[n]]
    return t.join(``)
  },
  vi = () =>
    new Promise((e) => {
      setTimeout(() => e(), 0)
    }),
  yi = (e, t = !0) => {
    let n = []
    t && n.push(239, 187, 191)
    for (let t = 0, r = e.length; t < r;) {
      let r = e.codePointAt(t)
      if (r < 128) {
        let e = r & 127
        ;(n.push(e), (t += 1))
      } else if (r < 2048) {
        let e = ((r >> 6) & 31) | 192,
          i = (r & 63) | 128
        ;(n.push(e, i), (t += 1))
      } else if (r < 65536) {
        let e = ((r >> 12) & 15) | 224,
          i = ((r >> 6) & 63) | 128,
          a = (r & 63) | 128
        ;(n.push(e, i, a), (t += 1))
      } else if (r < 1114112) {
        let e = ((r >> 18) & 7) | 240,
          i = ((r >> 12) & 63) | 128,
          a = ((r >> 6) & 63) | 128,
          o = ((r | 0) & 63) | 128
        ;(n.push(e, i, a, o), (t += 2))
      } else throw Error(`Invalid code point: 0x${Ir(r)}`)
    }
    return new Uint8Array(n)
  },
  bi = (e, t = !0) => {
    let n = []
    t && n.push(65279)
    for (let t = 0, r = e.length; t < r;) {
      let r = e.codePointAt(t)
      if (r < 65536) (n.push(r), (t += 1))
      else if (r < 1114112) (n.push(Ci(r), wi(r)), (t += 2))
      else throw Error(`Invalid code point: 0x${Ir(r)}`)
    }
    return new Uint16Array(n)
  },
  xi = (e) => e >= 0 && e <= 65535,
  Si = (e) => e >= 65536 && e <= 1114111,
  Ci = (e) => Math.floor((e - 65536) / 1024) + 55296,
  wi = (e) => ((e - 65536) % 1024) + 56320,
  Ti
;(function (e) {
  ;((e.BigEndian = `BigEndian`), (e.LittleEndian = `LittleEndian`))
})((Ti ||= {}))
var Ei = `�`.codePointAt(0),
  Di = (e, t = !0) => {
    if (e.length <= 1) return String.fromCodePoint(Ei)
    let n = t ? ji(e) : Ti.BigEndian,
      r = t ? 2 : 0,
      i = []
    for (; e.length - r >= 2;) {
      let t = Ai(e[r++], e[r++], n)
      if (Oi(t)) {
        if (e.length - r < 2) i.push(Ei)
        else {
          let a = Ai(e[r++], e[r++], n)
          ki(a) ? i.push(t, a) : i.push(Ei)
        }
      } else ki(t) ? ((r += 2), i.push(Ei)) : i.push(t)
    }
    return (r < e.length && i.push(Ei), String.fromCodePoint(...i))
  },
  Oi = (e) => e >= 55296 && e <= 56319,
  ki = (e) => e >= 56320 && e <= 57343,
  Ai = (e, t, n) => {
    if (n === Ti.LittleEndian) return (t << 8) | e
    if (n === Ti.BigEndian) return (e << 8) | t
    throw Error(`Invalid byteOrder: ${n}`)
  },
  ji = (e) => (Mi(e) ? Ti.BigEndian : Ni(e) ? Ti.LittleEndian : Ti.BigEndian),
  Mi = (e) => e[0] === 254 && e[1] === 255,
  Ni = (e) => e[0] === 255 && e[1] === 254,
  Pi = (e) => Mi(e) || Ni(e),
  Fi = (e) => {
    let t = String(e)
    if (Math.abs(e) < 1) {
      let n = parseInt(e.toString().split(`e-`)[1])
      if (n) {
        let r = e < 0
        ;(r && (e *= -1),
          (e *= 10 ** (n - 1)),
          (t = `0.` + Array(n).join(`0`) + e.toString().substring(2)),
          r && (t = `-` + t))
      }
    } else {
      let n = parseInt(e.toString().split(`+`)[1])
      n > 20 && ((n -= 20), (e /= 10 ** n), (t = e.toString() + Array(n + 1).join(`0`)))
    }
    return t
  },
  Ii = (e) => Math.ceil(e.toString(2).length / 8),
  Li = (e) => {
    let t = new Uint8Array(Ii(e))
    for (let n = 1; n <= t.length; n++) t[n - 1] = e >> ((t.length - n) * 8)
    return t
  },
  Ri = (e) => {
    throw Error(e)
  },
  zi = Uint8Array,
  Bi = Uint16Array,
  Vi = Int32Array,
  Hi = new zi([0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0, 0, 0, 0]),
  Ui = new zi([0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13, 0, 0]),
  Wi = new zi([16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]),
  Gi = function (e, t) {
    for (var n = new Bi(31), r = 0; r < 31; ++r) n[r] = t += 1 << e[r - 1]
    for (var i = new Vi(n[30]), r = 1; r < 30; ++r) for (var a = n[r]; a < n[r + 1]; ++a) i[a] = ((a - n[r]) << 5) | r
    return { b: n, r: i }
  },
  Ki = Gi(Hi, 2),
  qi = Ki.b,
  Ji = Ki.r
;((qi[28] = 258), (Ji[258] = 28))
for (var Yi = Gi(Ui, 0), Xi = Yi.b, Zi = Yi.r, Qi = new Bi(32768), $i = 0; $i < 32768; ++$i) {
  var ea = (($i & 43690) >> 1) | (($i & 21845) << 1)
  ;((ea = ((ea & 52428) >> 2) | ((ea & 13107) << 2)),
    (ea = ((ea & 61680) >> 4) | ((ea & 3855) << 4)),
    (Qi[$i] = (((ea & 65280) >> 8) | ((ea & 255) << 8)) >> 1))
}
for (
  var ta = function (e, t, n) {
      for (var r = e.length, i = 0, a = new Bi(t); i < r; ++i) e[i] && ++a[e[i] - 1]
      var o = new Bi(t)
      for (i = 1; i < t; ++i) o[i] = (o[i - 1] + a[i - 1]) << 1
      var s
      if (n) {
        s = new Bi(1 << t)
        var c = 15 - t
        for (i = 0; i < r; ++i)
          if (e[i])
            for (var l = (i << 4) | e[i], u = t - e[i], d = o[e[i] - 1]++ << u, f = d | ((1 << u) - 1); d <= f; ++d)
              s[Qi[d] >> c] = l
      } else for (s = new Bi(r), i = 0; i < r; ++i) e[i] && (s[i] = Qi[o[e[i] - 1]++] >> (15 - e[i]))
      return s
    },
    na = new zi(288),
    $i = 0;
  $i < 144;
  ++$i
)
  na[$i] = 8
for (var $i = 144; $i < 256; ++$i) na[$i] = 9
for (var $i = 256; $i < 280; ++$i) na[$i] = 7
for (var $i = 280; $i < 288; ++$i) na[$i] = 8
for (var ra = new zi(32), $i = 0; $i < 32; ++$i) ra[$i] = 5
var ia = ta(na, 9, 0),
  aa = ta(na, 9, 1),
  oa = ta(ra, 5, 0),
  sa = ta(ra, 5, 1),
  ca = function (e) {
    for (var t = e[0], n = 1; n < e.length; ++n) e[n] > t && (t = e[n])
    return t
  },
  la = function (e, t, n) {
    var r = (t / 8) | 0
    return ((e[r] | (e[r + 1] << 8)) >> (t & 7)) & n
  },
  ua = function (e, t) {
    var n = (t / 8) | 0
    return (e[n] | (e[n + 1] << 8) | (e[n + 2] << 16)) >> (t & 7)
  },
  da = function (e) {
    return ((e + 7) / 8) | 0
  },
  fa = function (e, t, n) {
    return ((t == null || t < 0) && (t = 0), (n == null || n > e.length) && (n = e.length), new zi(e.subarray(t, n)))
  },
  pa = [
    `unexpected EOF`,
    `invalid block type`,
    `invalid length/literal`,
    `invalid distance`,
    `stream finished`,
    `no stream handler`,
    ,
    `no callback`,
    `invalid UTF-8 data`,
    `extra field too long`,
    `date not in range 1980-2099`,
    `filename too long`,
    `stream finishing`,
    `invalid zip data`,
  ],
  ma = function (e, t, n) {
    var r = Error(t || pa[e])
    if (((r.code = e), Error.captureStackTrace && Error.captureStackTrace(r, ma), !n)) throw r
    return r
  },
  ha = function (e, t, n, r) {
    var i = e.length,
      a = r ? r.length : 0
    if (!i || (t.f && !t.l)) return n || new zi(0)
    var o = !n,
      s = o || t.i != 2,
      c = t.i
    o && (n = new zi(i * 3))
    var l = function (e) {
        var t = n.length
        if (e > t) {
          var r = new zi(Math.max(t * 2, e))
          ;(r.set(n), (n = r))
        }
      },
      u = t.f || 0,
      d = t.p || 0,
      f = t.b || 0,
      p = t.l,
      m = t.d,
      h = t.m,
      g = t.n,
      _ = i * 8
    do {
      if (!p) {
        u = la(e, d, 1)
        var v = la(e, d + 1, 3)
        if (((d += 3), !v)) {
          var y = da(d) + 4,
            b = e[y - 4] | (e[y - 3] << 8),
            x = y + b
          if (x > i) {
            c && ma(0)
            break
          }
          ;(s && l(f + b), n.set(e.subarray(y, x), f), (t.b = f += b), (t.p = d = x * 8), (t.f = u))
          continue
        }
        if (v == 1) ((p = aa), (m = sa), (h = 9), (g = 5))
        else if (v == 2) {
          var S = la(e, d, 31) + 257,
            C = la(e, d + 10, 15) + 4,
            w = S + la(e, d + 5, 31) + 1
          d += 14
          for (var T = new zi(w), E = new zi(19), D = 0; D < C; ++D) E[Wi[D]] = la(e, d + D * 3, 7)
          d += C * 3
          for (var O = ca(E), ee = (1 << O) - 1, te = ta(E, O, 1), D = 0; D < w;) {
            var ne = te[la(e, d, ee)]
            d += ne & 15
            var y = ne >> 4
            if (y < 16) T[D++] = y
            else {
              var re = 0,
                k = 0
              for (
                y == 16
                  ? ((k = 3 + la(e, d, 3)), (d += 2), (re = T[D - 1]))
                  : y == 17
                    ? ((k = 3 + la(e, d, 7)), (d += 3))
                    : y == 18 && ((k = 11 + la(e, d, 127)), (d += 7));
                k--;
              )
                T[D++] = re
            }
          }
          var A = T.subarray(0, S),
            ie = T.subarray(S)
          ;((h = ca(A)), (g = ca(ie)), (p = ta(A, h, 1)), (m = ta(ie, g, 1)))
        } else ma(1)
        if (d > _) {
          c && ma(0)
          break
        }
      }
      s && l(f + 131072)
      for (var ae = (1 << h) - 1, oe = (1 << g) - 1, se = d; ; se = d) {
        var re = p[ua(e, d) & ae],
          ce = re >> 4
        if (((d += re & 15), d > _)) {
          c && ma(0)
          break
        }
        if ((re || ma(2), ce < 256)) n[f++] = ce
        else if (ce == 256) {
          ;((se = d), (p = null))
          break
        } else {
          var le = ce - 254
          if (ce > 264) {
            var D = ce - 257,
              ue = Hi[D]
            ;((le = la(e, d, (1 << ue) - 1) + qi[D]), (d += ue))
          }
          var de = m[ua(e, d) & oe],
            fe = de >> 4
          ;(de || ma(3), (d += de & 15))
          var ie = Xi[fe]
          if (fe > 3) {
            var ue = Ui[fe]
            ;((ie += ua(e, d) & ((1 << ue) - 1)), (d += ue))
          }
          if (d > _) {
            c && ma(0)
            break
          }
          s && l(f + 131072)
          var pe = f + le
          if (f < ie) {
            var j = a - ie,
              me = Math.min(ie, pe)
            for (j + f < 0 && ma(3); f < me; ++f) n[f] = r[j + f]
          }
          for (; f < pe; ++f) n[f] = n[f - ie]
        }
      }
      ;((t.l = p), (t.p = se), (t.b = f), (t.f = u), p && ((u = 1), (t.m = h), (t.d = m), (t.n = g)))
    } while (!u)
    return f != n.length && o ? fa(n, 0, f) : n.subarray(0, f)
  },
  ga = function (e, t, n) {
    n <<= t & 7
    var r = (t / 8) | 0
    ;((e[r] |= n), (e[r + 1] |= n >> 8))
  },
  _a = function (e, t, n) {
    n <<= t & 7
    var r = (t / 8) | 0
    ;((e[r] |= n), (e[r + 1] |= n >> 8), (e[r + 2] |= n >> 16))
  },
  va = function (e, t) {
    for (var n = [], r = 0; r < e.length; ++r) e[r] && n.push({ s: r, f: e[r] })
    var i = n.length,
      a = n.slice()
    if (!i) return { t: Ta, l: 0 }
    if (i == 1) {
      var o = new zi(n[0].s + 1)
      return ((o[n[0].s] = 1), { t: o, l: 1 })
    }
    ;(n.sort(function (e, t) {
      return e.f - t.f
    }),
      n.push({ s: -1, f: 25001 }))
    var s = n[0],
      c = n[1],
      l = 0,
      u = 1,
      d = 2
    for (n[0] = { s: -1, f: s.f + c.f, l: s, r: c }; u != i - 1;)
      ((s = n[n[l].f < n[d].f ? l++ : d++]),
        (c = n[l != u && n[l].f < n[d].f ? l++ : d++]),
        (n[u++] = { s: -1, f: s.f + c.f, l: s, r: c }))
    for (var f = a[0].s, r = 1; r < i; ++r) a[r].s > f && (f = a[r].s)
    var p = new Bi(f + 1),
      m = ya(n[u - 1], p, 0)
    if (m > t) {
      var r = 0,
        h = 0,
        g = m - t,
        _ = 1 << g
      for (
        a.sort(function (e, t) {
          return p[t.s] - p[e.s] || e.f - t.f
        });
        r < i;
        ++r
      ) {
        var v = a[r].s
        if (p[v] > t) ((h += _ - (1 << (m - p[v]))), (p[v] = t))
        else break
      }
      for (h >>= g; h > 0;) {
        var y = a[r].s
        p[y] < t ? (h -= 1 << (t - p[y]++ - 1)) : ++r
      }
      for (; r >= 0 && h; --r) {
        var b = a[r].s
        p[b] == t && (--p[b], ++h)
      }
      m = t
    }
    return { t: new zi(p), l: m }
  },
  ya = function (e, t, n) {
    return e.s == -1 ? Math.max(ya(e.l, t, n + 1), ya(e.r, t, n + 1)) : (t[e.s] = n)
  },
  ba = function (e) {
    for (var t = e.length; t && !e[--t];);
    for (
      var n = new Bi(++t),
        r = 0,
        i = e[0],
        a = 1,
        o = function (e) {
          n[r++] = e
        },
        s = 1;
      s <= t;
      ++s
    )
      if (e[s] == i && s != t) ++a
      else {
        if (!i && a > 2) {
          for (; a > 138; a -= 138) o(32754)
          a > 2 && (o(a > 10 ? ((a - 11) << 5) | 28690 : ((a - 3) << 5) | 12305), (a = 0))
        } else if (a > 3) {
          for (o(i), --a; a > 6; a -= 6) o(8304)
          a > 2 && (o(((a - 3) << 5) | 8208), (a = 0))
        }
        for (; a--;) o(i)
        ;((a = 1), (i = e[s]))
      }
    return { c: n.subarray(0, r), n: t }
  },
  xa = function (e, t) {
    for (var n = 0, r = 0; r < t.length; ++r) n += e[r] * t[r]
    return n
  },
  Sa = function (e, t, n) {
    var r = n.length,
      i = da(t + 2)
    ;((e[i] = r & 255), (e[i + 1] = r >> 8), (e[i + 2] = e[i] ^ 255), (e[i + 3] = e[i + 1] ^ 255))
    for (var a = 0; a < r; ++a) e[i + a + 4] = n[a]
    return (i + 4 + r) * 8
  },
  Ca = function (e, t, n, r, i, a, o, s, c, l, u) {
    ;(ga(t, u++, n), ++i[256])
    for (
      var d = va(i, 15),
        f = d.t,
        p = d.l,
        m = va(a, 15),
        h = m.t,
        g = m.l,
        _ = ba(f),
        v = _.c,
        y = _.n,
        b = ba(h),
        x = b.c,
        S = b.n,
        C = new Bi(19),
        w = 0;
      w < v.length;
      ++w
    )
      ++C[v[w] & 31]
    for (var w = 0; w < x.length; ++w) ++C[x[w] & 31]
    for (var T = va(C, 7), E = T.t, D = T.l, O = 19; O > 4 && !E[Wi[O - 1]]; --O);
    var ee = (l + 5) << 3,
      te = xa(i, na) + xa(a, ra) + o,
      ne = xa(i, f) + xa(a, h) + o + 14 + 3 * O + xa(C, E) + 2 * C[16] + 3 * C[17] + 7 * C[18]
    if (c >= 0 && ee <= te && ee <= ne) return Sa(t, u, e.subarray(c, c + l))
    var re, k, A, ie
    if ((ga(t, u, 1 + (ne < te)), (u += 2), ne < te)) {
      ;((re = ta(f, p, 0)), (k = f), (A = ta(h, g, 0)), (ie = h))
      var ae = ta(E, D, 0)
      ;(ga(t, u, y - 257), ga(t, u + 5, S - 1), ga(t, u + 10, O - 4), (u += 14))
      for (var w = 0; w < O; ++w) ga(t, u + 3 * w, E[Wi[w]])
      u += 3 * O
      for (var oe = [v, x], se = 0; se < 2; ++se)
        for (var ce = oe[se], w = 0; w < ce.length; ++w) {
          var le = ce[w] & 31
          ;(ga(t, u, ae[le]), (u += E[le]), le > 15 && (ga(t, u, (ce[w] >> 5) & 127), (u += ce[w] >> 12)))
        }
    } else ((re = ia), (k = na), (A = oa), (ie = ra))
    for (var w = 0; w < s; ++w) {
      var ue = r[w]
      if (ue > 255) {
        var le = (ue >> 18) & 31
        ;(_a(t, u, re[le + 257]), (u += k[le + 257]), le > 7 && (ga(t, u, (ue >> 23) & 31), (u += Hi[le])))
        var de = ue & 31
        ;(_a(t, u, A[de]), (u += ie[de]), de > 3 && (_a(t, u, (ue >> 5) & 8191), (u += Ui[de])))
      } else (_a(t, u, re[ue]), (u += k[ue]))
    }
    return (_a(t, u, re[256]), u + k[256])
  },
  wa = new Vi([65540, 131080, 131088, 131104, 262176, 1048704, 1048832, 2114560, 2117632]),
  Ta = new zi(0),
  Ea = function (e, t, n, r, i, a) {
    var o = a.z || e.length,
      s = new zi(r + o + 5 * (1 + Math.ceil(o / 7e3)) + i),
      c = s.subarray(r, s.length - i),
      l = a.l,
      u = (a.r || 0) & 7
    if (t) {
      u && (c[0] = a.r >> 3)
      for (
        var d = wa[t - 1],
          f = d >> 13,
          p = d & 8191,
          m = (1 << n) - 1,
          h = a.p || new Bi(32768),
          g = a.h || new Bi(m + 1),
          _ = Math.ceil(n / 3),
          v = 2 * _,
          y = function (t) {
            return (e[t] ^ (e[t + 1] << _) ^ (e[t + 2] << v)) & m
          },
          b = new Vi(25e3),
          x = new Bi(288),
          S = new Bi(32),
          C = 0,
          w = 0,
          T = a.i || 0,
          E = 0,
          D = a.w || 0,
          O = 0;
        T + 2 < o;
        ++T
      ) {
        var ee = y(T),
          te = T & 32767,
          ne = g[ee]
        if (((h[te] = ne), (g[ee] = te), D <= T)) {
          var re = o - T
          if ((C > 7e3 || E > 24576) && (re > 423 || !l)) {
            ;((u = Ca(e, c, 0, b, x, S, w, E, O, T - O, u)), (E = C = w = 0), (O = T))
            for (var k = 0; k < 286; ++k) x[k] = 0
            for (var k = 0; k < 30; ++k) S[k] = 0
          }
          var A = 2,
            ie = 0,
            ae = p,
            oe = (te - ne) & 32767
          if (re > 2 && ee == y(T - oe))
            for (
              var se = Math.min(f, re) - 1, ce = Math.min(32767, T), le = Math.min(258, re);
              oe <= ce && --ae && te != ne;
            ) {
              if (e[T + A] == e[T + A - oe]) {
                for (var ue = 0; ue < le && e[T + ue] == e[T + ue - oe]; ++ue);
                if (ue > A) {
                  if (((A = ue), (ie = oe), ue > se)) break
                  for (var de = Math.min(oe, ue - 2), fe = 0, k = 0; k < de; ++k) {
                    var pe = (T - oe + k) & 32767,
                      j = (pe - h[pe]) & 32767
                    j > fe && ((fe = j), (ne = pe))
                  }
                }
              }
              ;((te = ne), (ne = h[te]), (oe += (te - ne) & 32767))
            }
          if (ie) {
            b[E++] = 268435456 | (Ji[A] << 18) | Zi[ie]
            var me = Ji[A] & 31,
              he = Zi[ie] & 31
            ;((w += Hi[me] + Ui[he]), ++x[257 + me], ++S[he], (D = T + A), ++C)
          } else ((b[E++] = e[T]), ++x[e[T]])
        }
      }
      for (T = Math.max(T, D); T < o; ++T) ((b[E++] = e[T]), ++x[e[T]])
      ;((u = Ca(e, c, l, b, x, S, w, E, O, T - O, u)),
        l || ((a.r = (u & 7) | (c[(u / 8) | 0] << 3)), (u -= 7), (a.h = g), (a.p = h), (a.i = T), (a.w = D)))
    } else {
      for (var T = a.w || 0; T < o + l; T += 65535) {
        var ge = T + 65535
        ;(ge >= o && ((c[(u / 8) | 0] = l), (ge = o)), (u = Sa(c, u + 1, e.subarray(T, ge))))
      }
      a.i = o
    }
    return fa(s, 0, r + da(u) + i)
  },
  Da = function () {
    var e = 1,
      t = 0
    return {
      p: function (n) {
        for (var r = e, i = t, a = n.length | 0, o = 0; o != a;) {
          for (var s = Math.min(o + 2655, a); o < s; ++o) i += r += n[o]
          ;((r = (r & 65535) + 15 * (r >> 16)), (i = (i & 65535) + 15 * (i >> 16)))
        }
        ;((e = r), (t = i))
      },
      d: function () {
        return ((e %= 65521), (t %= 65521), ((e & 255) << 24) | ((e & 65280) << 8) | ((t & 255) << 8) | (t >> 8))
      },
    }
  },
  Oa = function (e, t, n, r, i) {
    if (!i && ((i = { l: 1 }), t.dictionary)) {
      var a = t.dictionary.subarray(-32768),
        o = new zi(a.length + e.length)
      ;(o.set(a), o.set(e, a.length), (e = o), (i.w = a.length))
    }
    return Ea(
      e,
      t.level == null ? 6 : t.level,
      t.mem == null ? (i.l ? Math.ceil(Math.max(8, Math.min(13, Math.log(e.length))) * 1.5) : 20) : 12 + t.mem,
      n,
      r,
      i,
    )
  },
  ka = function (e, t, n) {
    for (; n; ++t) ((e[t] = n), (n >>>= 8))
  },
  Aa = function (e, t) {
    var n = t.level,
      r = n == 0 ? 0 : n < 6 ? 1 : n == 9 ? 3 : 2
    if (
      ((e[0] = 120), (e[1] = (r << 6) | (t.dictionary && 32)), (e[1] |= 31 - (((e[0] << 8) | e[1]) % 31)), t.dictionary)
    ) {
      var i = Da()
      ;(i.p(t.dictionary), ka(e, 2, i.d()))
    }
  },
  ja = function (e, t) {
    return (
      ((e[0] & 15) != 8 || e[0] >> 4 > 7 || ((e[0] << 8) | e[1]) % 31) && ma(6, `invalid zlib data`),
      ((e[1] >> 5) & 1) == +!t && ma(6, `invalid zlib data: ` + (e[1] & 32 ? `need` : `unexpected`) + ` dictionary`),
      ((e[1] >> 3) & 4) + 2
    )
  }
function Ma(e, t) {
  return ha(e, { i: 2 }, t && t.out, t && t.dictionary)
}
function Na(e, t) {
  t ||= {}
  var n = Da()
  n.p(e)
  var r = Oa(e, t, t.dictionary ? 6 : 2, 4)
  return (Aa(r, t), ka(r, r.length - 4, n.d()), r)
}
function Pa(e, t) {
  return ha(e.subarray(ja(e, t && t.dictionary), -4), { i: 2 }, t && t.out, t && t.dictionary)
}
var Fa = typeof TextDecoder < `u` && new TextDecoder()
try {
  Fa.decode(Ta, { stream: !0 })
} catch {}
var Ia = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/`,
  La = new Uint8Array(256)
for (let e = 0; e < 64; e++) La[Ia.charCodeAt(e)] = e
var Ra = (e) => {
    let t = e.length * 0.75,
      n = e.length,
      r,
      i = 0,
      a,
      o,
      s,
      c
    e[e.length - 1] === `=` && (t--, e[e.length - 2] === `=` && t--)
    let l = new Uint8Array(t)
    for (r = 0; r < n; r += 4)
      ((a = La[e.charCodeAt(r)]),
        (o = La[e.charCodeAt(r + 1)]),
        (s = La[e.charCodeAt(r + 2)]),
        (c = La[e.charCodeAt(r + 3)]),
        (l[i++] = (a << 2) | (o >> 4)),
        (l[i++] = ((o & 15) << 4) | (s >> 2)),
        (l[i++] = ((s & 3) << 6) | (c & 63)))
    return l
  },
  za = (e) => {
    let t = ``
    for (let n = 0; n < e.length; n++) t += String.fromCharCode(e[n])
    return t
  },
  Ba = (e) => za(Pa(Ra(e))),
  Va = (e, t, n) => {
    let r = ``
    for (let i = 0, a = t - e.length; i < a; i++) r += n
    return r + e
  },
  Ha = {
    Courier: `eJyFWV1T2zgU/SsZP+3OhE6AUgpvaUjbbCFhCYGWTh8UW3G0yFYq25TQ6X/fa5P2oTpHffEk51rS/Ty6kr8nI1cUuqyT0+TmoqlUrnuHJ8dHL3tHg+Pjk6SfvHVlPVWFlhdGrvFG+xZsrA1BVRi7DeBbbfJ1O/+FzkxTCDKplTXpsMytvDmQ/9Vb86izS1On6+S09o3uJ6O18iqttZ/rduz4sdZlprMrV6hyp9WbN+4xOf28d3DY3zs4GvSP94/6rwdHX/rJQl711pT60lWmNq5MTvf2B7LSL8H12qT3pa6q5FRGJjfaV91ryWBw+GIwGMgSU1eb9NmUzda3NvT+Sv/u7Z+8PunL82TQPfe750H3POyex71h5pa6N99WtS6q3qRMnd84r2qdvej1htb2rtrZqt6VrrR/EFRWG8tbmSnzebrWnQO7Sea1KjPls59SeXGkNu93Hj16ddBPPv789/LgVT8ZVmnrJ5+cvjo46Sdn+tf/vf2j434yr7P3tzJyv/t5s/vZOvtC196k4o/P35PbjzK+9ddUFKk2Stzwo/8brB9Tq4oQ/9o4MXRpQ0nZFMvWz3kZyjJnrfIhvtFeDKhDgSpEVIl3iAZdwMB8yuvS6hUTkWFKQulNdQ9G2aYK0VSKSoXwertZa2C9mGIcsKSyqlqH8JP2LkRdCaJUfwNv1muvwbsrKVmAmgfwbmUeAagfkHXP+Rmmg5Qh8pyVOgRTF4aIbFvF4aJfGwVyMPda6hCY+bXRVccUYeyB7sMQehNCoxA6C6FxCL0NoXch9D6EJiH0Twh9CKHzELoIoWkIzULoMoT+DaGrEJqH0HUILULoJoRuQ+hjCH0KobsQWspOdK9rTBtLkZE63Y2jnJIakxqfyp4YCJuWtCvZOECJdPyGlQGcswQ1BvgXVBDgAlBQgOVCyITQfyEE6BWUMPAWqFpAexvgyhAC3ADoBfi+CaGHEPoWQoBJt4D0cX6RRFiizbR7P5aNtbEZ3eoz9w34Ge/O7XYpbRZIjlXb1UGe3aK9Y2WdN3A/ILOkjZdtPAUO7MqmEqWk66RdC/Zm3hiRFI5QQCvuJv6DmLh+BapjBRJfGjlIM5nKc7SlPeOwFXtuONrYaa9B7UsvpHKvNojUpPWXljzi3qWqIh6OS4mLfgWAyLW1ZlMZUKhiab12crDBneLzpo9TWxyAWh+VNjVqXDomX1kNypnUVaFSj3J46aWRQj1yrVJcb5kctcT5wH6pHlCFqRzFpOEG3N2UufJNYVUDlnG5NJmApVMF7dAFTtghaHmcz1bS4+Gm8JxssDOG4wUKIbmmPf2BoGJ/t70lqE5L1nUMB7NLacpRVlIeBG3C46lJ+imSNE08opqE7hPXIDMPBmXzJ6LZMFYZigxaxAZtySDpl+TYxWpEx6Zc4DpZcDcoVgwLol3DBoz5ImdCEOj8ETU0/XlfAZZilJOSPFDYL9OoApblKGHU6+hsIzYbYdVxhCcrYqbckhBCNGR16550mQPBFVniXdTIJlokMeGQhdQTRUQDYutdxHPXa+fBZDO2+hXx25zgGdF2wRaQ60WUmd3dRtV0DQ7oiWYkBYcMJ7RaNLY2GwvazIYYeE0MlFarNspmZgVOV1tODVOyzu5IiZNlHE2zyK7DRSnRo2Q0yAI6JQ6akInamzdpGND129K7e13CM5DXuWlPJ6jrfUeCPYkxSiNVjY8iY5JTcgKCBsnVNvbMHRlwRzy2u+QiV2DjGnQoI0oKNspbNWv96O7IBEPWPkSykjj4iZUGW3vGIsK2Hhapiq3MjZhF2xJi4Zm2NYiVnHQQScslcIQRuWoFuNIwRCMX7zPHzPUZ6XA6HpcE9pLIQLV5JF9xRn6I5vE5CVztVaYL5YHmOsIKE+KlCUucc6K1OG2tLNgZ2pMJKXAXy6iSdE2LP8SP+Ed8gw3KCZeKQbuooqBiJ8yjoZvFNc+EJdDXDkdCNCJKNJTNM5OiMJyRiXzUmimJj3yMhPhVPK2j0iGZc0g5GvdcMzLPU6RCxmy3Z2vfR00hjcAkWgpEhTp+uHF5G+/SofsRzqUNF8lU7GtV/ECLNvInYpR8QI5MJS7nO4RhNT5u2u+Q8r39g/blpTJC1Kefv/z4H9vbEQ4=`,
    'Courier-Bold': `eJyFWVtz2jgU/iuMn3ZnyA7k1oY3QmjLNoUshKRNpw/CFkYb2aK6pCGd/vc9dkhnuvqO+sLg78jSuX46kr9nI1NVsvbZILv5EJwoZee43z8665wc9k+Ps272xtR+KipJA0YmWCXtwbnRRSMJWv8q6bxIRKX07lcZwbdSlZtmpf2wiRda5cO61DSuR8/ujXqUxZXy+SYbeBtkNxtthBW5l3YhmzfHj17WhSzmphL1Xrvzc/OYDT4fkNrdg8OTXvfV8Vn3da//pZstaazVqpZXximvTJ0NDvo9Wuqn4Hqj8vtaOpcN6M3sRlrXDst6vaO/er0erTE1XuXPlmx3tjGh80f+Z6d/9vqsS79nvfa33/4etb+vOsPCrGRnsXNeVq4zqXNjt8YKL4u/Op2h1p15M4/rzKWT9oFQWmdMowpVl4t8I1vPtZMsvKgLYYsXKQ0cie27vStPTg+72ceXp+Ojs242dHnjIpsNTg/p8UL+fD7on7zqZgtfvLvNBq+P27839LffO3129AfprcrJFZ+/Z7cfaYLGVVPSxG0FeeBH93+wfMy1qGL8azBk6UrHkjpUq8bFZR3LCqO1sDG+lZYs8LFAVCRy5B5GgzZWYD5hZa3lmhMxrwmKpVXuHrylg4vRnApLxPBmt91IYD2ZogywxGnhNjH8JK2JUVODKPlvYKTfWAnGrqlYAaoewFinHgEoH5B1zwkapwNVIPKcphIEU1eKEemmgONFvwYBcrC0kgoRmPk1SNeSRBx7oPswhs5jaBRDFzE0jqE3MfQ2ht7F0CSG/o6h9zF0GUMfYmgaQ7MYuoqhf2JoHkOLGLqOoWUM3cTQbQx9jKFPMXQXQyvahe6lx7SxIhlTp/v3WE7JlcqVzQNg0dCwtqOdA5RIy29YGcA5K1BjgH9BBQEuAAUFWC6GVAz9G0OAXkEJA2+BqgW0twWujCHADYBegO9DDD3E0LcYAky6A6SP84tJhBXaTNvxqWz0ShfsVl+Yb8DPeHdutkvqsEByrJuODvLsDu0da22sgvsBM0seLG3jOXBgWzaOlKKOk+1asDfLoEhSGYYCGnE78W/EjOvXoDrWIPGpk4M0U4iyRFvaMw5bseeGo4mdtBLUPvVCorRii0iNOn9qxxPuXQmX8HBayrjoZwAYudRabZ0ChUqW+o2hww3uFJ83fZza5ADU+og8eNS4tEy+1hKUM1NXlcgtyuGVpUYK9che5LjeCjpkkfOB/VQ9oApzWZBDUYca6lLYUGkRwDKmpCYTsHQuoB2ywgk7BC2PscWaejzcFF4yG+yMw/ECFZFcaA5+IKjY301vCapTM+saDgezU2nSMZZSHgRtwsdTMuknmKQJ6YhKJnSfeA0K9aBQNn9iNBumKkMwLy1TL+2Yl6hfomMXVyMyNeUS18mSd4PgimHJaBe4F8b8IhdEEOj8kTQ0f7mqAEtxlJMzeSCwX6ZJBTSXowyjXidnG3GzMaw6TvCkY8ykaxKGEBWzujZPsi6BYM4s8TZpZEgWSUo45EJqGUVIA8bWu4TnrjfGgslm3Opzxm8LBi8YbZfcAnSxiDKzvdtwoW1wQE80Y1JwyOEMrVZBe7XVoM0MjIHXjIHUankldKHW4HS146lhyqyzP1LiZBkn0yyx6/CinNGj5miQC+iUcdCEmai5eaOGAV2/ray5lzU8A1lZquZ0grret0ywJylGCVTV+CgyZnKKTkDQILrWxp65Y164Yzy2v+RirsDGHnQoI5YUdJK3PNf6sbsjJxhy7UMiKxkHP3Glwa094yLCbT1cpBy3Mm/ELNmWMBZeSO1BrOikg0iaLoETjMirVoErDcVoZNJ95phzfcF0OC2PUwJbSmSg2iKRrzgj3yfz+JIJnLeikJWwQHOZYIUJ46UJlziXjNbktI3QYGdoTiZMgZtURtVM17T8TfwY/5BvsEElw6Vk0D6qKKjYCYtk6GZpzQtiCfS1wzAhGjFKBJbNC5WjMFwwE9mkNVMmPvQdEuLzdFonpUNmziHL0bjnmjHzPCUqZMzt9tza90lTmEZgkiwFRgWfPtyYsol3bdD9CM+lgRfRVNzXqvSBFm3kT4xR9AU5MRW5nN8hFFfj49B8h6RP7e+lra+EIqIefP7y4z/UfBK2`,
    'Courier-Oblique': `eJyFWV1T2zgU/SsZP+3OhJ1Ay+dbGtI2W0hYQqCl0wfFVhwtspXKNiV0+t/32tBOuzpHfcnAufq4n0dX8tdk5IpCl3VyklyfN5XKdW/3YO/lUe9w/2jvOOknr11ZT1WhZcDINd5ovzNbWvO50a2wsfZXYe8noSqM3f4qFvhGm3zd7neuM9MUgkxqZU06LHMrI3d29wSpXpsHnV2YOl0nJ7VvdD8ZrZVXaa39XLezxw+1LjOdXbpClc96vnrlHpKTjzt7h/2dvf1B/+jlcf9osP+pnyxkqLem1BeuMrVxZbvRYPCT4Gpt0rtSV1VyIjOTa+2rblgyGLz4azAYyBZTV5v0yZjN1rdW9P5I/+ztHh8d9+X3eND97na/e93vi+73sDfM3FL35tuq1kXVm5Sp8xvnVa2zv3q9obW9y3a1qnepK+3vBZXdxjIqM2U+T9e6c2G3yLxWZaZ89l0qA0dq8/bZp/sH4rz33/97uXfQT4ZV2vrJJycHe8f95FT/+H9nd/+wn8zr7O2NzNzt/rx+/rN19rmuvUnFHx+/JjfvZX7rr6koUm2UuOFb/3+wfkitKkL8c+PE0KUNJWVTLFs/52Uoy5y1yof4RnsxoA4FqhBRJd4hGnQBA+spr0urV0xEpikJpTfVHZhlmypEUykzFcLr7WatgfViinHAksqqah3Cj9q7EHUliFL9BYys116DsSspWoCaezC2Mg8A1PfIuqf8DNNByhB5zkodgqULQ0S2reJw08+NAjmYey11CMwUEqs6pghjD3QfhtCrEBqF0GkIjUPodQi9CaG3ITQJob9D6F0InYXQeQhNQ2gWQhch9E8IXYbQPISuQmgRQtchdBNC70PoQwjdhtBSTqI7XWPaWIqM1OnzPMopqTGp8amcioGwaUm7koMDlEjHb1gZwDlLUGOAf0EFAS4ABQVYLoRMCP0bQoBeQQkDb4GqBbS3Aa4MIcANgF6A75sQug+hLyEEmHQLSB/nF0mEJTpMu/GxbKyNzehRn7kvwM/4dG6PS2mzQHKs2q4O8uwWnR0r67yB5wFZJW28HOMpcGBXNpUoJX0n7VqwN/PGiKRwhAJacbfwb8TE9StQHSuQ+NLIQZrJVJ6jI+0Jh63YU8PRxk57DWpfeiGVe7VBpCaXAGnJI+5dqiri4biUuOhHAIhcW2s2lQGFKpbWaydXHdwpPh36OLXFAaj1UWlTo8alY/KV1aCcSV0VKvUoh5deGinUI9cqxfWWyWVLnA/sl+oBVZjKZUwabsDdTZkr3xRWNWAbl0uTCVg6VdAOXeCEHYKWx/lsJT0ebgrPyAE7YzjeoBCSa9rbHwgq9nfbW4LqtGRfx3CwupSmXGUl5UHQJjyemqSfIknTxCOqSeg+cA0yc29QNn8gmg1jlaHIpEVs0pZMkn5Jrl2sRnRsyQWukwV3g2LFsCDaNWzCmG9yKgSB7h9RQ9Pv7xVgK0Y5KckDhf0yjSpgWY4SRr2KrjZiqxFWHUd4siJmyisJIURDdrfuUZc5EFySLd5EjWyiRRITDllIPVFENCC23kY8d7V2Hiw2Y7tfEr/NCZ4RbRdsA3lgRJnZvW1UTdfggJ5oRlJwyHBCq0Vja7OxoM1siIFXxEBptWqjbGZW4Ha15dQwJfs8XylxsoyjaRY5dbgoJXqUjAZZQKfEQROyUPvyJg0Den5benenS3gH8jo37e0Edb1vSLAnMUZppKrxVWRMckpuQNAgedrGnrklE26Jx54fucgT2LgGHcqIkoKN8lbNWj96OjLBkLUPkawkDn5kpcH2nrGIsKOHRapiO3MjZtG2hFh4qm0NYiU3HUTS8ggcYUSuWgGeNAzRyMX7zDFzfUY6nI7HJYG9JDJQbR7JV5yR76J5fEYCV3uV6UJ5oLmOsMKEeGnCEueMaC1OWysLTob2ZkIK3MUyqiRd0+I38SP+Ed9gg3LCpWLQc1RRULET5tHQzeKaZ8IS6GuHIyEaESUayuaZSVEYTslCPmrNlMRHPkZC/DKe1lHpkKw5pByNe64ZWecxUiFjdtqzve+ippBGYBItBaJCHb/cuLyNd+nQ+wjn0oaLZCn2tSp+oUUH+SMxSj4gR5YSl/MTwrAaHzftd0j53v5O+/JCGSHqk4+fvv0H80UXZQ==`,
    'Courier-BoldOblique': `eJyFWV1z0zgU/SsZP+3OpDtpoZ9vaRogS0m6TdNCGR4UW3G0la0g26Upw3/fa7cwsDpHvGTic2Xpfh5dyV+TkSsKXdbJSXL9rqlUrnu7h/t7x73D472XL5N+8sqV9VQVWgaMXOON9junzmazpTWfG90OaKz9dUCvHdD7aYQqjN3+OkbgG23ydbtwO1yeJ7WyJh2WuZVxO7t7glSvzIPOLkydrpOT2je6n4zWyqu01n6u23fHD7UuM51dukKVz+qenrqH5OTjzv5hf2dvf9A/OjjuHw12P/WThQz11pT6wlWmNq5sFxoMfhJcrU16V+qqSk7kzeRa+6oblgwGL/4aDAayxNTVJn0yZbP1rQ29P9I/e7vHR8d9+T0edL+73e+L7vewN8zcUvfm26rWRdWblKnzG+dVrbO/er2htb3Ldp6qd6kr7e8FlXXGMiozZT5P17pzXTfJvFZlpnz2XSoDR2rz5tmX+wfitvffn16+OO4nwyptPeSTk4M9eTzTP553dsVDybzO3twkJ0cvu7/X8nd3cPDk53e69iYVV3z8mty8lwlaV01Fk2qjxAPf+v+D9UNqVRHinxsnli5tKCmbYtm6OC9DWeasVT7EN9qLBXUoUIWIKnEP0aCLFZhPeV1avWIi8pqSWHpT3YG3bFOFaCqFpkJ4vd2sNbBeTDEOWFJZVa1D+FF7F6KuBFGqv4CR9dprMHYl1QpQcw/GVuYBgPoeWfeUoGE6SAUiz1kpQTB1YYjItgUcLvq5USAHc6+lEIGZwl5VRxJh7IHuwxA6DaFRCJ2F0DiEXoXQ6xB6E0KTEPo7hN6G0HkIvQuhaQjNQugihP4JocsQmofQVQgtQug6hG5C6H0IfQih2xBayiZ0p2tMG0uRkTp9fo9ySmpManzaABZtWtauZOcAJdLxG1YGcM4S1BjgX1BBgAtAQQGWCyETQv+GEKBXUMLAW6BqAe1tgCtDCHADoBfg+yaE7kPoSwgBJt0C0sf5RRJhiTbTbnwsG2tjM7rVZ+4L8DPendvtUjoskByrtqGDPLtFe8fKOm/gfkBmSRsv23gKHNiVTSVKSctJuxbszbwxIikcoYBW3E38GzFx/QpUxwokvnRykGYyledoS3vCYSv21HC0sdNeg9qXXkjlXm0QqckRQLrxiHuXqop4OC4lLvoRACLX1ppNZUChiqX12slhB3eKT5s+Tm1xAGp9VNrUqHHpmHxlNShnUleFSj3K4aWXRgr1yLVKcb1lcsoS5wP7pXpAFaY6E4eiDrUpc+WbwqoGLONyaTIBS6cK2qELnLBD0PI4n62kx8NN4TnZYGcMxwsUQnJNe/ADQcX+bntLUJ2WrOsYDmaX0pRTrKQ8CNqEx1OT9FMkaZp4RDUJ3QeuQWbuDcrmD0SzYawyFHlpEXtpS16SfkmOXaxGdGzKBa6TBXeDYsWwINo17IUxX+RMCAKdP6KGpt+vKsBSjHJSkgcK+2UaVcCyHCWMehWdbcRmI6w6jvBkRcyUaxJCiIasbt2jLnMguCRLvI4a2USLJCYcspB6oohoQGy9jXjuau08mGzGVr8kfpsTPCPaLtgCcrOIMrO726iarsEBPdGMpOCQ4YRWi8bWZmNBm9kQA6+IgdJq1UbZzKzA6WrLqWFK1nk+UuJkGUfTLLLrcFFK9CgZDbKATomDJmSi9uZNGgZ0/bb07k6X8AzkdW7a0wnqel+TYE9ijNJIVeOjyJjklJyAoEFyq409c0teuCUee77kIldg4xp0KCNKCjbKWzVr/ejuyARD1j5EspI4+JGVBlt7xiLCth4WqYqtzI2YRdsSYuGZtjWIlZx0EEnLJXCEEblqBbjSMEQjF+8zx8z1GelwOh6XBPaSyEC1eSRfcUa+jebxOQlc7VWmC+WB5jrCChPipQlLnHOitThtrSzYGdqTCSlwF8uoknRNi9/Ej/hHfIMNygmXikHPUUVBxU6YR0M3i2ueCUugrx2OhGhElGgom2cmRWE4IxP5qDVTEh/5Dgnxy3haR6VDMueQcjTuuWZknsdIhYzZbs/WvouaQhqBSbQUiAp1/HDj8jbepUP3I5xLGy6SqdjXqviBFm3kj8Qo+YIcmUpczncIw2p83LTfIeVT+1vtywtlhKhPPn769h8a5xjA`,
    Helvetica: JSON.parse(
      `"eJyNnVuX3Laxhf/KrHk6Zy05R/eL3xTHuTqOYyW2E688tGZao457puXuGdtyVv77AYqoql27CpQfrGV+m0MShcIGSALs/5x/cri+3t7cnn98/tWf706bq+3Zo2f3n744e/z8/ovH5/fOf3u4uf18c71tO/x+u/9he7u72HR8t99XeHO9278vhK+3u6u3/Sx/3l7u7q4b+cPtZr+7eHlztW/73m/bp9/uftpefrG7vXh7/vHt8W577/yTt5vj5uJ2e3y17X/76U+325vL7eWXh+vNzbi2X//68NP5x99+9ODp03sfPXz45N6D+/fv33vx6MG/7p3/ve183O9utl8cTrvb3eHm/OOPmgzC397uLr672Z5O5x8/afyr7fEku53fv//wV+1A7SSfH1oRenE+Obx7f+ylOPufi/89e/Di+ZN7/d9n8u+L/u+L+/Lvs7OXl4fX27NX70+32+vT2R9uLg7Hd4fj5nZ7+auzs5f7/dmX/Tinsy+3p+3xh0YtVGe709nm7Pa4udxeb47fnR3enH22uzncvn+3/ajttD97+buzzc3l/x2OZ7t2gNPd69Pucrc57ranX7WL/bSd6nJ3c/Xq4u1W6kCu5NVt+5PN8VLVtuMnm3e/H1Xy7MHze+ff6NaTh4/unb88XfRAH4f4m61tf/Tw/rN7569uL3//dROfyv9+1f73edut19aft7fH3UUL57f/Of/6m/OPHz5rwuftQk7vNi2K/71HePvTxX5zbfzRkycL//7u0KL1em/KkyftZF25ubt+3avp6iZrl4f9fnM0/rxVi/B322MrwK0JT5+2QnRhc92kU4uOX9nDh3AFUt9+dY9abOR4m+P2Zr99M5Poz/QyNi0fjrvTd37hzx+Pv9rfnXJwLlrb3ORTvH3/7u3WS2+7t6LsDlASC/1+c3qbg/Xz9njI9HDjtWTw9sdiz9u3x22x75vDndeA090Pxb6n3U8F3P4ApTO85GdOh9aKq8jtWzPOkdhe76JkNbDvJpDo9vu7DeSg4qvjtjXmopjf321PYjSqPLj/YGT0pki/lxn92tAzzcRPMvpN/sNPHT14sKDf+h9qBH6Xj/X7HKc/eMm6XXb0x3zGP+Xyf+ZtT7P1z/mMn+fr+ks+/Bd5r7/mY32Z//BVjsTf8h/+Pf/hV4ZePB41/XXe65uM/pHP+M8c1detL/tuext8w8WmxYbKfxdN5fFTM5WL3e5id7xovWqqj7vu2qfW/UAbCQYXLsb+zE3H0OucEheFARftNhfoTd7rKiOIhF7yLqN/5+tyf7W9vA1bXhbRKlyn8L13RbPPJg3moNdVOHwR+7v8hz/k7P0x7wVWquh9Rj/DpY4c7/kVE+Hh07H3a+hN4/4xG80ZJRtvd/tLr3YLydLXXx5+LOIcumfvCprJtmGaJ8cDbXFv+rgQjdb+5n3VebzZH467gp+2k6Nc3B1bP37hAXzwYjRsaTandlFt3JqKqMOWulld3e2acn2IFmB/3GU58AdkCr3W7BtvHc6KAVQbyZXjgcvN1VXVpy0cx2I04uh1tz1uoe0/GrXUBkObq+PmnZ/tUR9mSxK1G4g2qK9dSYr5enNaifC6SiFKFRB1uWVYYrPf796ddt5SXWplvX17aLdIMFg0t9d+PyS319xxA6Mfw5uLu9sCL17+Zr/1Bm3apGVdby6OkMXGXx/bWCrjy8Pt5iK0OJd2rSYxAG5o2A79YtvtXBtzF4PUu5urzfHuer+5K05zuGrjTPdpP9wGywH1ch1y1oWXPuxp963j4MfLN22gF0aGPkKJnawPQCL3M/wFzvB0jOXaGa6b0931W8h8t7EpurwW8j7CLDqwfTyxpdQhchuRHPzotm9rn+2OuOV90cX8IVWpO0HMQO/+Y95411RWqh8u1p6PjvIVaHdxufthBwntfxKvzAfMRePwy45/5CO96o+si6QYWGctN1/UTKCo+ZB+vtBUHM8rYkPtwf9mUkN39Ad+F5BO4vcMzSPgJuShOnFV0Gfq4Bf60KM4FbmOjwtjHngp67h8Xl2AN49ZjkZT9ZF+WRy7lZodLRorhDNZJWRILKZz8kRrirt49sfPxjXvDz9vb66KzP0ynsLv4laT8261kRSiN69ZR3KclLVdQSyr3//kyNlp/vb2cCxK9Rc6u4dh4gaviD/WTozCZq2JM9YiVndu8oTjdCejHB8Y+fVSCloUZ5xsVU3w+m5/u3u3h8G6XRcV0JM8FPBxfxA3xlu3u83+cvcGbrHM6ebW8Hk8jyfsWrJ8uppmK71OliydJs3zZmaDs4z5PAbIO0M6ED5/ayMGfAhnt0DHw3fbG7wRMnM8bq92/RYFhr7eRGNlQ3ec24U5x11r1eF+xIM9GUO226AyMu0JeYiMt8tJSv2TWvjjMZgZj7rigzCL86e3MJQyk00GaGZe+dajB6OMt5N+YzvtHWe94MvZ8GElK2OA/X6ZmoY9iuCLMleY1cis65l1o6dZo8zt2M69OizhHlPHBdv9bfHAp93sgEm7J/54WHHEeXyv/bmGl4RibqEqx5neFij0fqcaRzjP9YGF+HhL4GNLZL8070ZSvr4Yyb+fjGj/tNr/fhYrzm8l7LVOZYrJFtwyYpicz7qzz+JlWxxa1N5u9tA1aCPvtyb0qNvqYs3lb+KwyVPtAxU4aQotNnWBrqKZYoFGtVa1Wtfdq3KAaBlcXvljrcHLZhPVS49DrCKwwtrS7uL+j5+YnV+2l4CF0f4mHggGZmvD3c9j/fjlTurty/W8rlT31skQ+uXUpOPtgNUAXbMZ8cqA8tNZd89OYY+Iy4LagCyOBOxoq01hcgm3q2faH656fbcXvEUlzc30LkvalNuhJi35av2OFnpyj/kkfdt75KIft4c77YU6dxHu+bM2/uldfx3Z3tr/aXu8+WKza0798bfftldk7cXy+b2PHt3/172xtbhHQMt1RjRMHeHv4tbiKgFhwVD4S9zKl4Bdb+BWVYEu7T+g4DxBGSELbHk6FNDScBD9NWz9rW09eOibGrTAQvlB+XvbfOJbGgBAIQDAIQBANQCAKACgWACAjaYdmDgKkq/a1jPb+jpo/+gFvO+bWiRkcO2A70JYx01aQJNk8HYbaE6G+KQtKEUy6NOgwEYsnPzQth7b1o9h633c0hIBgisfdOyErdMQhcQ4tVPn3FhVgRZriJqt8bLtqgoN2NDkKsumbGKuQpOoHo3XlWky16gJ1MaNU0NXDq1dETZ5Y9zuXSgbv8rgAIbIBoxXXmBiNgSTyBWM19ZgMvuDCWwSJkSnUAx2oQg8QxEahzF2DxMKC1ENfMTQJCdLRzFxnpPsLcbXczK5jAlsNSZEv1EMpqMInEcR2I8h8iDj2YiGH6ARGaJwGicjcs5GpAoYkSEyIuOlEakKRmRocpWlEZmYK90kqnTjdaWbzJVuAhmRcTIi5WBEitCIjLERuVAakcpgRIbIiIxXRmRiNiKTyIiM10ZkMhuRCWxEJkQjUgxGpAiMSBEakTE2IhMKI1INjMjQJCdLIzJxnpNsRMbXczIZkQlsRCZEI1IMRqQIjEgRGJEhMiLj2YgwNOhGkVNgo0i+RCKbU5DBoSInm4pi6VVhFzCsyNcKUlpX3CPnStQpYaJYZ03ch1MnquRpUSRjCyK4W+BocVFgnyO1NLuwDzhe5GR7Uay8L+6RDTDq5IJRrK0w7sN+GFU2xahGZwwa2GPg4JGBo1FGgd0yqoVlhh3ANyNfaxqlg8Y9PtA02Euj+AuaRnLVqLK1RjX6a9DAZAMHpw0c7DZy8twoZuN1graLlCoEJbLcILHhggh2i5TMFqXSamEHMFqk80svTRb1nEeoUhahVOcQ7sEZhBpZK0pkrCCBrQJFU0XMlhq00lBhD7BTpGSmKFVWino2UlTJRlGqTRT3YAtFjQ0UtWifoIB5AgXrBIrGiZhtE7XCNEEGy0Q6T/LSLlFfTXK2SpQ+mOTJJlFjk0QtWiQoYJBAwR6BgjkiJWtEKRvjKD26oiEKuXHyQ+dshqqAExoiGzReeqCqYICGJldZWp+JOSVMonwwXieDyZwJJpDXGSejUw4upwgtzhj7mwuluakMzmaIbM145WkmZkMzidzMeG1lJrOPmcAmZkJ0MMVgX4rAuxShcRlj1zKhsCzVwK8MTXKydCoT5znJHmV8PSeTO5nA1mRC9CXFYEqKwJEUgR0ZIi8yno1IrxWdyBkF1AXyIhDYjEwCN3JGduRC6UcmgyE5m11saUmu5vp3jRLAhToDXOcUcIV8yQUyJhPAmYyhNTlkbwKlNCfTwZ2ckT25UPmTq9mgXCOHcqG2KNfZo1xhk3IlupRxsClj4FPG0KgcslO5UliVieBVzmbpWrqVqyvpyn7lwgfSNTmWK2xZrkTPMg6mZQxcyxjYljPyLReycemFoXE5o+C6QMYFAhuXSWBczsi4XCiNy2QwLmeziy2Ny9WcCa5RJrhQZ4LrnAmukHG5QMZlAhiXMTQuh2xcoJTGZToYlzMyLhcq43I1G5drZFwu1MblOhuXK2xcrkTjMg7GZQyMyxgal0M2LlcK4zIRjMvZLF1L43J1JV3ZuFz4QLom43KFjcuVaFzGwbiMgXEZA+NyRsblQjau5fRoW0oosIrJsgyzYQ0B7EoJmZXi0qqGCEalpL680qRUy3WuCtW44rq+VeXaVk7WpJiMaWCwpUHQlBSxJRkvDWmoYEdKyIwUV1akWjYiVciGFNcmpCpbkHI2IOXRfgYF8xkErGcQNB5FbDvKC9MZEliOkjrxSrtRbZp4bDWKVxMv2YxyNhnl0WIGBYMZBOxlEDAXJWQtirOxjHRHZzFEITRO3uKczUUVcBdDZC/GS39RFQzG0OQqS4sxMVe1SVTXxuvKNplr2wTyGeNkNMrBaRSh1Rhjr3GhNBuVwW0Mkd0Yr/zGxGw4JpHjGK8tx2T2HBPYdEyIrqMYbEcR+I4iNB5j7DwmFNajGniPoUlOlu5j4jwn2X+Mr+dkciAT2IJMiB6kGExIEbiQIrAhQ+RDxpMR/Xrk5gPf8sowFOIHPFSPUY0aIAoYKBYrYBYmYCNCTpbverXP1RkZn+5S1KzVdloC24ntNJBOiaM9FfPuo/nz7orT7mrN6Q9MoD/5TUNtrvCoHtmKlSlIXRxQqCPgqcqFah0BspoAZjUBbNQEELVUR+4FfavbgGvdAV74lpYOEFyyUw2gH9YiN5BWAoTPEMXQOAXSeBVNE3NITaK4GufgmsARNiGG2TDFWjkEXBFEXRGE3hDF33iuBM59Ol+qDllHGKtDEVeHcq4O5WV1qFhUh0pcHcpTdaiQqkMFqg7FXB2DY3UMhNUxEFaHIq4O5UV1DImrY2Cqjt+OmnjuW3oqQBp/QCH0wOGCgGrAAVmsgVmYgY0IA9HgOurlXAYUshVHUIK0BICK8ZTwNJQSGkdRgmiEJIwGR8LCuEiIlsCR1tYDRz7CkK04iBEUR/4LykMa4Wk0s1Bb9hdwHN8IorGLMBq2dHaIW/macclr4OUFjqWfAZWDLFGKaxwf+gkojvQ7sjYB0T/2dvnEtsyZHGn0EYXB/iL8cbSwZfQhW3owQJqfgEKkgEOkgGqkAFk8gFmdARv5CURD5MiHVLKVS2AtDNCkBNjCgOYSeAsDVpRAWxiQXII40uqEhlgd9bsH/xO7cQA0KRPeLgDNZeKbBFCK0vqtAbBQ2j810u/Dl8yVrWh/ggqvE568Tmj0OkHlzaIo5ILCtNUBipbXkfePshX7fkHWwgDlHl946uwXCv4GOHb/gqjnF0adfmfd32ArX3P0N+DlBZq/AaJIg1Jco/kboDj26MjviWUrurKgwpWFJ1cWGl1ZUOnKopArC6OeQ1i41+2k38B6tti9K6CcvcGAsV2QQAcjtWottMsHT01tiNS6OdFO3LJIpkZGKrW3qEJ6kEAZTSo1SFaL1KddcivgHXKLpT2oyZDKbYRkbtJRhtZNwmpYyjZPu3yo4OwEpNamQDutl52tglRyjaiCgZBAXkJqZSu0S3YY2oHMhtTad2gntiCS2Y1IjsYURfAoElYdJjvXZ43Kg+XlSZZs2jNlZPFxsiv91hI2+23lcofXt+Tp6lKzsmnP8oDhQzvH8aOvWTL+1HiPyRIs2YoZIijV+fiqTwxBXlOdhDIYuOCYGYQlrDgepcorjlkooqTaLFRB53jhKl2KBUeuWqU7JH3WguEzxuFzoQyfyhg+fHY0wofPjrSk6eFREorwqTYLX9A5fCpC+AxR+IwX4QuNMwQxKimUJNcBDTuFsAYFgxuEEOKopEBHuQp32GMa9LxXCn0ywjKaqRqmRjh2GN1UqAZjXAEulKFXGYOuDMKtCANtjENsQhFc1WZhDToHVEUIpSEKovEUvjbkhacNshVvYgXFe3VBxX2t8HRfKzTe1wqiu1dhdPcqLNy9Con36h31ul9CJltx2Lmg+KTFhF7TS4/at3ode1y+aVtLrPtWr+yl/mVLowQIiu5UHyP4Ke0xwkDq01ANhqgujFOFGK9qxcRcNSZR/RjnSjKBa8qEWF2Gqc6w/6YwcO1Nem9SoR6x7x6VqQhqFLvzUVupN2eeK1glquX02m/wsHYS6jtyqvQoUs1Hsar+uEfOgahTIkSRsyGqnBJRjXkRNUqOtJK7ih6nydo67moXSJi0bHlkTeCQOmk580iGejVzKeZMCjqlU9A4p2DRGWQUUsonlCibUKpyCfWcSahSHqHEWYQa5xBqMYNQofyhJas5Tpw78wWreQfIG1qxObIGKOQMreMclV4t4yyknC2gUq6AwpmiS4IgTQxRjhinBDFeZYeJOTVMorwwzklhAmeECTEdDFMu4MI+CgNnwWRZH6lQ/7jkbVS+Iqh5XAU3ai8tgmOeK1wlqm3FXNXxMQfWOCtU8SxT/bNcpQHvk7OB96CkYJlzg3VOEdZjprBKCUMy5A0rlD5JrrKIdoJkIgVyihRILVIgw1ihRGM55xvtQWlHKmefreGBvHNGGecC5ZoLVZa5mvPLNcosFzinXOFsciXmkXPKoLBijyPCWTNbr8cyZEpYwjZyxBhkR1jWNqo1r2pLQs4F0ygLjHP96+0mVL8hqn3jVPnGq7o3MVe9SVTzxrniTeB6NyFWu2GqdXwMQWHgOp88hCAVahwfQYwKVwT1jU8lRs2lhxLMc2WrRHWtmKtap4RCVRuiqjZOVW28qmoTc1WbRFVtnKvaBK5qE2JVG6aqxondFAau6sm0blKhqnHK86hqRVDVOAt61FuaBM08V7VKVNWKqaq/GLU8pqTLpj3rAqa1iyxO/AUBn4kBtqm/wHyGL0Cf4gtQ5/gC0hoE5iWWrfjGTlCcRSioeHMnPL2uExrf0Qmid27C6CWjsDBPUEh84daRzQFbJrZ11HdYMkm24kslQZqgiPLra+HppdNC4Y0r4Pj+WhC9jxZG8906629RYStfc3xfCry8QHszCqh8fS5KcY324hNQfDvekc8BW6LfFn7ADHjZijPgBRUz4IWnGfBC4wx4QeUMeFFoBrwwmgEvLMyA/7KRPuthaRayFV1bUGHMwpMnC412LKicwyQKebQwjT+g6MAddfNdDFK24tTGBRVLkbrQa2lpRLIVG76gopULT61caGzlgsrX76JQ+xdG7V9YaP+deB/Rt7x76Fu9G3DNegBAqaWMn/EKtW+IUsB4lQcm5mQwiTLCeJ0WJnNumEAJYpyyBB8yj2Clh8yJV0mjKmSOIUof41UOmZgTySTKJuN1SpnMeWUCJ5cJMcPyc3RDkGv40Jz24qyrHpoPSd+sQuoZotQzXqWeiTn1TKLUM16nnsmceiZQ6hmn1MMX7CN26f164lXqqQqpZ4hSz3iVeibm1DOJUs94nXomc+qZwKlnQkw9nEBAGQKph/MHaC9OvWr2gEppvp9WWD3fr1bLZJzO96t34MRcne9X75SStJ7vV6ucsGlKg8a9ntEwUcsUDvtgIkeB0zmqZVLHXYrUjjtwgkd1kuZxp5TsUU4pH2VK/DTRo8xSbARpnkf5F6lBTGd5LDu8ajSug+yE1kGOH/hMe6Z3nYPzMi/Cafe0xDEJ6U9CsfjPgkh/2vIb72Vlk+5lhdG9rLDqXlaEfC8rmO5lhfG9rEC+lxUY72UF0b1sZ93IlqSSrdiSBBXNR3hqM0JjQxFUtg5RqEkIi3NHBcX7147k3tULYbfgyLQGlgcfgmYVgDfhiIsK8NtwOG4Vf70PR6QF8T+9OOzBhxcybs0d0SXYvTky+irAwibFxdvzgOH+HLmGwS/bb9CBVVF4+/7d261cl1dev2uHXey2Hdns0vHGHXFRU3zrjlJx+XbvjvvlCvObd9+tL+DCzaJAtoQrsNDngXJqv3ufM6NPjYadbEI0slnccPIz4iJuPNEZpSJuPqcZd8zJ378bAJt96hluFoXBKWfjfLjAWvc0xodIS6yTUEarWmSdNI5bXmadlBQnXmidONs13v2M5pTufphX7l3d/bBEPj67+2GZHT3d/TAnb1eODmhsVsFs9cZX67cyfdNm9Zvs34Rp9XJHYJzMxUc9oeHzYIgPU11l6iFMYBtyYS1UVYfhWtFrmEhdh/FZGHMnokrqSVTA7sTYLAB1x2LqSjlTF2PCxC9Nn5U19TgmTDIj9T0qYAdkbBaC1BW5UPZHKhedkkrYMxmbnb/uo0xdqYLUW5nwgSpI/ZYJ03TjHkw5dmO4JCCxWfGrXi3ccIS+LSrpmFFO/VyU67jHfaroxz1SHUQ5939RzwGPOoc9qqlHTA9l1BzqhzK1WvaR04cy9Q7cX64+lKl3Sn1n/VCmVrkfDWroN6KynlKpZ43qL8iospeNe6xnVO5xo/yBhEq9b1TZaem5QHS78qFBfeB5eXLfHOXkzisrXyf7fDDkdZ8dd+GeO6rrlVL04kHPfXmQQ49er46dyL8gOmUfH/dYT8hpfx/3Wo9Q7vujvJqXeRwQ5DAaiMp6+PLIgOR6fBB2qkYJYYcwVqhX+E7kX1C55egh7rFeudORRNxrvXKLUUXUVz0pjDCCEsYZ9dK3iZzGHO1ZOnwWS7ZiHykoTmMRVPSVwlMHKTT2ioKolxNGz76FhQfeQmIX11GcftQJzTzSNwNY1rRCijmV2nhV9GqFFEsUhLxCigUOB6+QYkyBqVcWGeYQpZVFJadg1SuLSrEK23RlUalTACcri0qVQ1muLCo1CurKIpuocXhpkU1BKbTVIptCqsI6WWRTqBRSlDig5SKbQovBrBbZZIkCOV+Boi/gMIZpBQpzil69AoXFHLe0AoU5R8wEDhevQGFMgapXbhjmEBUrNyYKBWy2cmMiV+FbWbkx2YOCOV25MdE5tJOVGxOVAr26ZIFVDntYspAYhTovWUhCFd5yyULSKKTFkoWkcBhdiQHMSxZYoKDNZvjbe24MlzMKlwsULheqcLmaw+UahcsFDpcrHC5XYricU7hMoHAZ53CND7hDsJRQqBRToBRXYVItB0kVCpFiDpByDo/yGBylFJqBKTCDUljajAf4lqhsaTgAxW+JCiq+JSo8fUtUaPyWqCD6lqgw+paosFFkIPFboh31r+N7eezD+IDiHZcL/qRLtmIqCCrqW3iqa6GxngWVj6xEodoXFh9OCYrV25F/I1a24nIDQRoCQKEgwNOiBKFaEEB2ucCsxoCNGgOiJXCkd7ZeJn8MJJ/g7ChWsj3vAaT32YjqxMRnOUjh+Q3gnK/+oAZYka/2RMZRfwoDW7kY8WkL8PKa7akKIMoxUIrLtkcmgHKbgmcjViH4TMJrrj+I8Jq1hw+AJqmHDxmA5tTjhwmgFEnpTw2AhaRs07nE9ZapV7IVp2sJit8fFlSsghCepnMJjasgBNFaB2G0HkNY+P6wkLj8oSOfOilbcb6koGKSpPA0M1JonA4pqJwDKQpNfBQWZzsKilMcO/IuSbai4wqK9i2oMGHhyYSFRhMWRFYrjDpZYaGDFRLdtyN1qqWtdNL1ZXqgbGmZAMU5mwvKH9oTnr4PtND02WfB8Ut7gujLecLoc3mdmVF5wfxL0LKVi1F9CVp4ec30JWhB5bf/RCkum74ELSh+CbojMyqvD//2oWzlglRfORReFoS+ZyhoWhD+cqGwIv7xG4Wd9KeS3k7sSSSg1G7b9NPlNeeylEg27QkmMHuhCSw+BQYBH/0Ctue9wPwlJUB/aAtQn9QCsneQzrqlPZfuRrasq3QUu0rn2FU6ta7SEXeVrnhX6cy6SkfWVRqSYcvSjGTTagBYHJAJihUA++avlAm2CgBG3Z8wjz/sqPEHZPF3pp378mx7IWNY5jvR3/h7OGD2AgTZpLzhNRtifLcGvIiDm57HAd6d+Y78wqyzXWhOu9juBNFi5c7k1Zofw9+nAZsVOLw5A1wULL0jA8kbH0B7HQasqGgf3TnD0Z0ngLxm8hbq75aAzawkvEUCXFhJel8EUuUy8GoIILkMvrRIjAuSXlskoSxm9eIiaVzg/OoiKal8/PIicfZTXF44zMoQOWu9vJDF7LFpeSHz2m3z8kIWyHfT8kLi6FDGuEmaQF5svGyvphaN1jRuuSawL5mQzMkUcmrj8SbaOLVYfmfFh6muMjm4CWzjLqyFqjJ01wpXN3EWx+TvJkzjmJxeBbB7Q+T5xtn4VUD3NzaLYt0PmLoSrNQjmDDpFkyfxSv1DyZwJ5HecrJQdBcqYZ9hbOa3de9h6oqtpn7EhElnYvrUdnO3YgrZLr2OrDCXuHohWWllQCavJCuZw4JaKnn5VrISV8rPPQ9o0Pkgpf4HpaoLQj33QqhSR4RS3RfhHtwdoUY9EkrUKYGEDoyYrQI16p1QKo0Edyi8BGW2E9TYMVBLJosi9VcoUZcV3lcH4yjeZBfHm1x66r5Q4x4saB8IZ9WPBbnoylBfCXfq0FBbC3fq1kCDng0pdW4ocf8GGnZxiFeCXXd0uMN6QFN3h9qkx8Nd0g0RitzxocZ9XzV9otCKHhBU7AQRr/QKdVeIO6w7f+oQUZv0ibjLWueQe0YUY+fQVwr3X7xdsqpv9bl4vuWfS5et+HxOEJRzUO2H4biK4OCK4AyT32Zwns81LBjPpQjOpQjOZYjOZTyfK8x5ghMGDmcNHE4dOZ0/ivkioCrhEoDCBQCF0yOlk6OUT62TcOC8iuCkiuCMhuh0xvO5bC4FnMwYnM0YnM4Znc+FfEKbjQAnNAYnNAYndEYndCGfEH7zfhwafvM+EjiVEjpR8Zv3Q8GftR5HxZ+1JgRnSj9rzTyd63Wj7b/xsay+FSc2dLK3c8pW7PAExff/IMR3Vh3RDImO/CcGZSsfv/qJQeHpib3Q+KZNUPmmTRR60yaM+m1h4cOJnXjl9C1/uyBbuQz57cIFDsdkbNuJn1a2qshepKcQy18rhkMYKo+T1mwux1EMxzFUHyd92UKPZAIey2F5tKXLPz+921z0EC5vZMeB8++ILD92H2TScqTijbehXqNLq4gtrW/5iyxtcq5RbXNDG7SuNMN8PdghjxPnDtkQXB720bQXX2jVRw+pTg3DfLXK4WpxJSIdFK4W1ybSXny11cpElapZz3pp5aznSsSLr4cHkWMxeNhQ7Z8KNBs2DL26bVsuGxQuEY01xvWVYw2kUBYageR9uRyTEYiqfhuXigFSKgdoWBDAWBLAWBTAWBbEXBjUcml4rvO42jTXmTiUIA+/DMGV44iM9uIrrkZkQ0qzXsdl5VmvLMAFF0M4Z3DJYVjH+/FFl8O6oaXJp+Pi8uRTFuCqi3GgM7jqMDbk/fiqy7Hhor1p1H9MWbbiIEyQPn0CVMyVEJ6GakLjXAlBNCNCGM2IEBZmRAiJsz060og7ae1hvz2d5OHHc4Xxj2hGjqA4I2dBdUHzjJyFphk5gnP5eUaOsKL8Pv1GtvI1V9NvhJcXSNNvBJWzVkQprpGm3wjKFUK/yN0RDYGWRyMmDLqMmvr9hSyz9C17PuLIHuIBiksoF0Fvs+GIhuiwxunYzqsTFOtDS4FONlsdWqvFieNvzBU/L1f/slw3AjcH2Yp+IUgvB1G+nRGeTGWh0BIAx7scQXQvI4zuZTrrLQG28jXHlgC8vEBrCYDK+y1Rimu0lgAozmyMNwoY9Mmi9Vqlqlhbsl7vksu/smC93oOCNVuvXstcmXk9ei2shqWs7fli9HqH1WJN0mG2Er2WKUkmC9EX9boheUDsW9EzBBWfKheOT4Gdxk+VCyo/VS4KfapcGH2qXFj4VHknsnZaRjWyZVftCK9OqHwGxg4iW7GwgorCCk+FFRoLK6gsrChUWGFUWGGhsPE5oX2exkpEReeh4qB6Bwvlz2/EiVeRMDGHI78OJ14HpngZTgKHKL0KjxiChbf4FAgOW3WLP6TwVaTlwPmjSMSr2JWfRCKJYjf9IBLJHLvie0gkxNjhY4kRu/AxpBgIjl31wEGl/K2IcfjJpyJKtYzm/EMR5Q4c2fXPRJQ7pSjPvhJRyhTxIGLc8yciqlCmOph+IGLsoI+2oQ4MUfSNV3E3MUfcJIq18TrKJnN8TeDImhBjml8HGII4pmf/zFPs2niBnvZ3Qg/oO+on9j+RD3/Ylt8r9S0fRctWHEULSqNoHZzwpUy+A2EcLgofjBKCy8svLx3Rhc5fXobBEl/y2gcWoggXnx41VhyKMXlDSZwK9IE3lDC+4zKBwiWiR43juulRY6ZQlvJlZ6BUjtWXnToI5SJMPkRgHC4eH84RgsvOr0sd0QXPX5fSoJgven01P8tQBFKgJKRAgUiBcrFCxWM5l3Ky8N45lyw8ghxXHh5BMoNyFG+WgdG1r7xZ1psNeaL3ZDmfIT0Mc1vQSDyuaiQRTs2SrW8k7oscSfCVjiTockfCtuYx8v46mFB7FZnQJAz6qjBzfe2XlJEYLyLuKUF7XraCb3oPS7y4DP9hMOKTy6OfCCNxXkvxx8JIm9Qg/GwYCbMabE/3GBUVqk/XEo/PvEiV3wGLqD/sZTSJ524tbrt53HaT2OxmsfHJdCT8O6NiL3rVTGqf4cBoUmCa68Cq/bJa5O3OnVFRRr1bS3yStHF0nNRJ+5ZfoyM0OTH9Lh2J89r1X6gjzj9TR/Ks8v0H64hPiviuQNrNkM18n3ftD54ZTQJkD5sTX6uZImKnyQlOkxOcpnZ6Wj11hVb/oN9XMZpca7yvYnGeLXZfxXw9W/y+ioWZVeh9FeE+0FjmCRvq4wxCPl/eUB9l0F42yGAOxSfp53xFP08i/PMkG34ueqH6t08N87ALbzLHCAvnnBGCMVeehuaIRlzzaWitwfq7RzlVJ/7yy5CfRbbiCQTlY4+jzOYORX0m6nSk5XUbHcrUJZii7rdvugL//9GTZ6bqH8oox//IsI10shYuszik2Ff+M7ewQrO8qrRoD3kPadIFXjmh21qlubVV6gcvZ9TF0sxaNJZ1Ir4VHwsJsvVCjoqHRMLT8yGh8dGQIHrsI4ye+AgLD3uE2IR5Q2NS3JLQC1gay1L+TtqgbWmksjHKCATLA9iLA3CUBogWBpCWxVHcCBXlvI21YCNdZxxfAR9e56SNqZZv5/SNdmmwMY4KZOQbEjwP8BF8J81VPO5mSR54WKfg+7VjLl4gG+Fczlvf6sXRXhVIXWXQkwJMVUa9Jwi5Lq3HBLSkpYPWMXjxmg3DxrhyIH6JA+oTNWiKeSUxcWqUxquWaWJuniZRGzXODdUEbq0mxCZrmNotrSGmSFALVuzNmJfPMi6yw7SUIqbEPDFMOWGcEgOmGDOp2q2K3uaN1IUqW7+J0QIUuw8o8YZuJDqC4WgLjgtvMDEahD2mThXMVqE8+4Uqbg5GKueAl54UCvKQ8pUna9NUIUuZvO9kdZJI7DD0spOoew08tGcSXad4ZD+U8FtNhMh60i81Ma+sp/yhJpLIevLPNLHA1pN+pYkwWQ/9SBNFgqxHsVuPkZhPhot8Mi3lkykxnwxTxhinjIFVCUwq01DRrcdIXajSekyM1qPYrUeJm4mRaD2Go/U4LqzHxGg9Nhk/VTBbT/HbSPQX7i5GKuuBOQMUCrKecsYAa9NUIeuZTBdgdZJIbD00V4CoWw/MFGASraeYJ6BKeHuNBhQFtqGoshlFtbSkuEthTHEHtqeoJpOKcrKqKJNhRZFtK6iUqeXP2miCBxGMLHLK0ShWmRr3yPkadcraKHJ2RpVzNKhTXlpW2AXsL/K1UNRWGHchQwwi2GLgYHeRk0VGkYySxMou4y5kmkEE66x/uqbMr8JGgw5+GXlpqTyVqAwp2+t8IlG9xwdSlw13bRZRvc9qeicLrqYQlRrYMU8gqjlZ82z60KLnpVWd0PISnckw/qRex2eY/xjnpowj1GvrDPMRcCGdHmGy4BKEdBRT8Dj1T4WNv5j8mFOlwjG9bdASzrElP71PJD4NdFw86lPRf0xeSf8V+aVNKek/H/8iEu1pCUMPGRV90Due4I4yojiU5blwS1fp5hezkS09IyDt0AHFOdjOceK1U5tt7chnTzvz6eLOdB2zE5s6bSh+greTqPs0e0c2tx5QXaYwix4oTp13nIsKk+SdFUWV6fC+la+ZJr47Ly/Qp7g74nntrhTXaC8xAeXY0/d2W8Naxo2yg2zF+X2CbIToKA4LnadZgEJtAOjIR33OfKjnTMd3TmxQZ0gTamkknfigT7biAFhQXMazoDzUFZ7GtwvF7wc5jmNdQTTAFUaj2s7kmz2+la+ZvtDjvLxA/x6Po3ImqSjFNfpHdxzFAXVHllBL8PsEwL7D4mSyFV+iCYrL9xaUV8cJT+/bFpqW7wmOi+YE0dI4YbR8r3X2i6v6lrVmR+aqjoqVLcLTchahcQ2LIFqTIowW4QgLX4cQEhekdGTd6/JmsaO4A61eEhSXLC2oLlRenLTQtCJJcC4rrz0SVpTVVxnJVr7maj2R8PICaeWQoHK5kCjFNdLCIEE5+D58GdHHFxJjt/RCgjllmPGqwNULCZao6PmFBAtcHfxCgjHFIQ1dKRbFrpyTxikx60+XsjiPRZWnpk3ilDLWhFmcIHfTd0WZrxWkSGWTJhc7SWqTZ2Xh9DY+qduU6DBlGnK9+lxiIVHGo1TFB/UcIlQpSihxJFDjikUttgFUKFTVdzVysOo/4PaAEjWJ6bcQC301WFXbQHkey9RCUFuJJbST6uOEhfSBAhYNBtV5CSbNBvdYKSM3HpTmScFNqE3QWsarMp6VrTgGF2TjVUB5DC48jcEXiuNVx3FoLoiG5sJoaN6ZjFd9K18zjVedlxfo41VHPF51pbhGH686ivcKOu8Nw50/o02cAj/5iDaJuYT1J7RJoxDknogFrpbwiWtCkwKWtVR+35qkycVOKi33RCxQ9eVvWy9cn1dViIponOrQeVF0E3PRXcp1aBqFxTiX2wSuQxWgDg1NCljWoYnzgnAdGq/r0ORZWbgOjVMd4leQZpiKGjSqz6gVoQg75HBEOddt0ClkQeO4BJHrGUWo64BXglDWedhhvaBc90Gr6z/sslZWzoOgQS7867//D772RF8="`,
    ),
    'Helvetica-Bold': JSON.parse(
      `"eJyNnduSHMeRtF9lbK7+3wzU4kSC5B1EUYcVRXFJitRKpovGTAPo5RygnhketLbvvpVRFR4eHpGNvSCM9XlNd2ZkpGdlVWb1f59/dnt9vb+5P//0/Ls/Pdzt3uzPnr148tEnZ88/fvLJ8/NH57+9vbn/cne9X074/f7qx/394WL3wa9vry6H9nB1pdqZa7vrw9Uvqi7C9/vDm7fj+7YT/3C/uzpcvLx5c7Wc+Xg5vvvt4ef95VeH+4u355/eHx/2j84/e7s77i7u98dv9uMvP//5fn9zub/8+vZ6d7OV8de/vv35/NO/f/DkxeNHHzx9+vGjJ48fP3v0yUdP//Ho/C/Lycerw83+q9u7w/3h9ub80w8WmYRv3x4ufrjZ392df/rhwr/bH+/stPPHj5/+6vHjx8uXfHm7VGBU5rPbd78cRx3O/t/F/z978snHHz4a/76wfz8Z/37y2P59cfby8vbV/uybX+7u99d3Z3+4ubg9vrs97u73l786O3t5dXX29ficu7Ov93f7448LjTAe7s52Z/fH3eX+enf84ez29dkXh5vb+1/e7T9YTro6e/m7s93N5b/dHs8OywfcPby6O1wedsfD/u5XS2E/X77q8nDz5puLt3trASvJN/fLn+yOl64uJ362e/f7rUFePPn40flf/ejDZ08fnb+8uxiBPm7ib/Y4/uDp4xePzr+5v/z99+efPhni8v/fjf9/vsRvtNef9vfHw8US0L//9/n3fz3/9OmL5aQvl6LcvdstcfyfRyt+9uzZivc/X1ztrsGfv3i+8n8+3C7xenUF5cMPP1qVm4frV6Oh3txU7fL26mp3BP94aRjj7/bHpQr3EF48Xao5hN31It0t8YGEAlsJrMVrqd/tjvubq/3rmSR/5sXYLRlxPNz9EAX/eKvuu6uHu1qEi6WX7upXvP3l3dt91B6nL1U53DY1ubva3b2twfrX/nhb6e1NtBLg/U/Nmfdvj/vm3Ne3D9ECQQ8/NufeHX5u4P5Hqh3wmqE1HZZ+XEN0cXu1dOSC7/bXhyyhBa6GDRS6/+fDjnLQ8ZvjfunOUc2PnjzxpNnfmdW48smLD7e2b7LvZUW/ruizin4T3/zR0iEH+rwW5rfxh54Kv6uf9fuaMH+oYf73+od/rN/4RXQ9D/mf6h9+Wcv151qhr+pZ/1E/6+v6h9/Ucn1b//Av9Q+/i1Z7vjX09/Wsv1b0n/Ub/1aT79UymP2wv0+2gZC/WrTcT/XvsqcgFXd3F4fDxeF48RAuilZ7GLZ9t4w/0UWyv6XC4M/Cc1CfV/Wsi3pWmE9021qh1/UP31QUkUCRDxX9V/3GsFecFV0YQ0JEC98YvRYobA/oXdPrq9U3Fhj2gkhE7PFZD/UPf6w94ad6VuOkvwQa1z1m+rWoI79yIjz9eDv7FQ2m+fxT2Xh/uLqcDvWXtz815p5G54jY4rHLdVokxxPvca/HhSH7bNS5GzteX90eDw2/208+5eLhuAzjFxHAp8+429wthVouXEt0/aql71ZvHg6Lcn2bLQDxGbJ98HvkHHokzuvoHcGa66flUq69HLjcvXlDQ5pwvhSTC47Rdvvjvun7y7XQ7s1x945MbVxnWxItk4jlqr53Javmq93diQifViU7SwNkfZkUbH+/XGIf3t0doqeGtNT1/u3tMleia8Uy7KfkjpY77ujiB3h38XDfXbqYl7++2keHDr/oe9b17uLYXe68Oi6XUhVf3t7vLlKPC+mwtCQHAMrSf6IfRmH3l0tIu2vUh5s3u+PD9dXuofma2zfLZWb4dHzcjutB7XKdcjaEl3HZ82yZAq4ffrx8vVznpQvDuELJg2xcgGQe3/Bn+oaPtmu55RuuF6d7GHPIOrLsmsF2Cfm4wGwGsKv8xTHyZI4rktumUkv/XKbES943c4g/lCYNJ8gZGMN/zpsYmtpGjY/LrRdXR7UEPlxcHn48UELHn+SSxQVz0zmi2JM/+supP/plEoPlommZe0k3oarWj4zvS10l8LwhdtIf4m9y6aIl5A9iFlC+JOYMi0fQJOSpO3FX0RfPts+78LsezVeJ68TYmfMgatnH5cuuANE9ZjmaTTWu9NvqYCo1+7RsrBTOYpWUIX01l5sl2RPj8jV/+/NPfOp5+6/9zZsmc7/OXxGzuK6SkRwnO8mpzH2pAwmuZid1XUqQ6xrznxo5RPXbt7fHplZ/lm+PMEgvwERPOvxzH8QkbOhN8gURsX5wsxscdw92lRMXRlHenIIRxRnPtgoTvH64uj+8u4przSjXpPt/myuIRFqut+4Pu6vLw+uYYoXTza3hy/w9kbBNskTfOJlmJ0aduXQxqe/NzAZnGfNlDlAMhtL/+fbbcsXA9+AwBTre/rC/4YkQzPG4f3MYUxS69I0umhubhuPaL/xS4+5h6dVpPhLBlmtIdMxJZJZb5H2q/23yB3+THv58+4LtTle+D4Y4f35Pl1Iw2akBXnW+hbrcT0xmPx0dZ8LL2eXDiazMAY758qxr6HfDFWYtMht6ZsPo3eybaz/Gd5+8LNER068L9lf3jYEvkx0y6fDEn25POGIpGj7uOu5rRE0mY/hte50ZfUEvfnD3KV/hfPxs693m40sCH5dEpqJhGNF8fe6NfzUZSP54cvz9IjdcTCXwXKczxWILYRk5TMFnffyLXGzEYYna290VDQ3eycfUJPfwaItuCIAv58umSLX3NOCkKyyx6Sv0JpspV2hr1q5V+9nIN+0FIjK4LTkS4nKxCXrmEVGaDPmfSSEwcInbeEMsCbI8BWyM9jf5g+jC7NTl7pdyWYviTtrt69N5ffK7Xk4+8+XUpPN0AC2QPyeM+MQF5eez4V6+O24Rt7M7XJDlKwF82smuIA0Evzz5TVe3b0Z7L094m0aam+lDHcc8g5aPmvTkNycbd08jecR8kr7Lg+RmHMfNneWJug4R4fmz4e7zh/E0cnls/8f98ear3WFx6k///vflEdnyXPn80QfPH//j0Xa0ukdCazkz2kyd4e+Wow/jaHWVhLhiLPw5fc42xidEyZE4mirRtf8nlJwnKVvIElvvDiW0dhxG/5GOvl2OPokjjxmjVPsQ/pJisd2USCjVnjjVnqjXnpDUnhTUntjWrxMzO2Hy3XL0MY6+X44+wtF/LkdPnsShV4kZlZ3ww3L4LI78DwmlWBCnzyPqsSAksSAFsSCGWBDbYhHkx5QJPyXtl3xUaxQzR9DtJO6aQNI5wKWTBtee6gp1VyDps+Btx3WVei/QpJRtP4ZYOzMk6dHgfbeGrH0bgnRwcOnlzqmrO6L+DiSdPnjX812l7g8kHgDeGQHE6gaQxBLAe1+ArOYAQR0CQrYJx+QVjsgwHLFrgKl1QGj8wzUyESDpd+CdnUCc90w1FvDeXSCrxUBQn4GQzcYxOY4jsh1H5D1Ak0A0LrSZAbsQkPRvcHGh4OpCrpALAYkLgbcu5Cq5ENCklK0LQawuBElcCLx3IcjqQhDEhcDFhZyTCzkiFwISFwreuZCr5EJA4kLgnQtBrC4ESVwIvHchyOpCENSFIGQXckwu5IhcyBG7EJi6EITGhVwjFwKSzgfeuRDEec9UFwLvXQiyuhAEdSEI2YUckws5IhdyRC4ENAlE40IcGraizKWnZ1FMSUR1piSTPWUuHpXF1qjSKeRWmZ+qSOtb+YxqXlkXB8tib2P5HPWyrIqhZVFcLYlkbYmTv2UuJidi53TpFLK7zMXzstgZXz6jul/WxQKz2PtgPkfNMKvqiFnNtpg08sbEySATZ5fMglplVhu/TCeQaWYuhpHFzj7zGe/xFTXSLPZums9RS82q+mpWs7kmjRw2cbLZxMlrMz8Vv8Z1g7DnMhWjYkn8NknqtiSS1zIVp2Wp9Vk6gVyW6bzorcOyXv2VVXFXlnpv5TPUWVkTX2VJXJUk8lSi5KhMxU+T1LkpnUBeylSclKXOR1mvLsqqeChLvYPyGeqfrKl7spa9kxRyTqLkm0TZNRmrZ7LWOCbJ5JdMpbez1Hkl6ye9QH2Spd4l+Qz1SNbUIVnL/kgKuSNR8kai5IxM55FqXHGrPVsikJgKuJhhcHVCV8gGgcQDwVsDdJXcD2hSytb3IFbTgySOB97bHWT1OghidODics7J4hyRvwGJuQXvnM1VsjUg8TTwztAgVjeDJFYG3vsYZDUxCOpgELJ9OSbvckTG5YhdC0wtC0LjV66RWQFJ/wPvbArivGeqQYH37gRZrQmC+hKEbEqOyZEckR05Ii8CmgSicSEvK9tQMOnhIYgRkaBOBImsKJh4UQitGUEmNwo2K2zrR6FWQwpNHCmE3pJCV08KRUwpBHElCGRLYORLwcSYSOicCTJZUzDxphA6cwq1ulNoYk8h9P4UuhpUKOpQoWSLAiePAiOTAmOXCqg2FUrjUxDJqIJJBw2hs6pQT/RfNasQercKXe0qFPWrULJhgZNjgZFlgZFnBZvFpHEtLxi7VjAxghDEtUhQ14JErhVMXCuE1rUgk2sFmxW2da1Qq2uFJq4VQu9aoatrhSKuFYK4FgRyLTByrWDiWiR0rgWZXCuYuFYInWuFWl0rNHGtEHrXCl1dKxR1rVCya4GTa4GRa4GxawVU1wqlcS2I5FrBpIeG0LlWqCf6r7pWCL1rha6uFYq6VijZtcDJtcDItcDItYLNYtK41vr17FlOxAQci18Bq1ttAnmVE3Eqx61PbSK5lJO+eK1DuVb9yRVxJ8e9N7mqzuRcfMmxuNKGyZM2Qo7kRPwIuHOjTSQvciJO5LjzIdeqC7kiHuS4dyBX1X+cq/s4z96zUXKejZDvbIRdx5F6jvPGcTaJ/MaJ9CzHnde4Nu1z6jOOe5dxVT3GuTqM8+wvGyV32Qh5y0bIWZz0tW9cZct1thUg6bjgYizB1VlcIWsBEm8Bb83FVXIXoEkpW3+BWA0GkjgMeG8xkNVjIIjJgIvLOCebcUQ+AyRGE7xzGlfJaoDEa8A7s4FY3QaS2A147zeQ1XAgqONAyJbjmDzHEZmOI3YdMLUdCI3vuEbGAyR9D7yzHojznqnmA967D2S1HwjqPxCyATkmB3JEFuSIPAhoEojqQr9e6LL+lI/y3xpyxyDUhNR4/w05kIYkSMYkPsZSaIx49w00eteaHnaEdAqUikucEyyoF5eQNDkpqAgxVITYVpGV/GaL+9q8dpTd1JDHnVDjrcaLrRrNjmpI3NIYiktsKy6RbJsDjS4fR6O3x9Ho6C/iyGtHiIocdH0fmzfuINsr14A2/+XwAUkMwSWQ4F00IdaQQpK4gmtwIWiEIeQwA0usnVPAHVHUHVHogST+4LURXJKWcFyawzYE5uZwpM3hXJvDedscLjbN4ZI2h/PSHC6U5nBBmsOxNsfGuTk2xM2xIW4OR9oczpvm2CRtjg1Lc/x2a4l1ILYj/ypCHn9CKfTEqUBEPeCEEGtiCDOxLcJEPLiBRj2fxpHXgJDXgFCqAXGqAVGvASHUgBhqQGyrARGvQSBvrWVnqiO01Mb+fWuq9Y/sKFfUUK6ooaaixktFjeaKGpKKGpOKGksVNZIrOpBXNAjqGWhcq9FRrWa+QiPe1gnXZYRkfCalqW1ciBFLtf3jQsaUZ+1VdpSviww1F0HGy0WQ0XwRZKi9kDRFLo+M+XyGUL4WGsiuWz7EEa6FAvkEhlG6PArOl0dEsU00YVw1BYpro2BxbQR2O2oQR4h0oBzp4BzpoIh0II10KBHpYIh0IEQaKGYgdlTzo5t3GG/zQ2Ybhqb5oXMMY3L5bCxdPg8ypgvrAGVHeYg2VAbatBc/9QsRJASidtGQU2pg5ASJkah9uOQkjZzI0slElf6WVUp+EaQXiiodUtWmb8optZvqCbXHyhnSeUXVfiyyduksU+8WQTq6qF2fl1Nq95cTxAlE7U1BTlJ/EFmsQlRxjaySgYhwsiO1tiKnvK8jqdmI+n/pSMWCRFY3EjkbUxbJo0QQuxK1ONcXC417eHaUb9+tqLlzN4Rxeb/ddhqH49J+vUYdR3Yja71YsEN0cWLcLwPnN2guUpSVXoieeNzjsaOcHoZKg2+vSEn1n+xRJd5Fgjdwejh4B+cWk7SDc6tt3cGpQhMi12ZxSvpMpIhNdj0Gr7HLeUURFEHiqGoXzXwOxzQrFNkscHxF0SiL3MQ6nzGLeHPW6VMo+pMO3Ku1JTZ75TYAkugH7+LuKkfcGcXaEUcZTOMLoYmsa7OYJn0mUhyBJILgJXbLdZpNMNf79HaUHzkYyk+DDDUPIIyXZw9G82MHQ/JIwZg8TTCWHiQY8fEy0Gj4NSp2lJ+ArSg1dwijpeNzRhvH0V/TUdyhsaN8c8ZQuS8zqM994ysx992QWww1A5C0Bbg0CHjXKhBr00CS9gHXRoKgLQUhNxewtBmPOxIGbb3JuCMqtSMPO4KoRXkk2lqrDETKawO7JK3sWJs6baai9s5cGj2L0vJZ7Jo/n1FzIOuSCFnUbMiqpkRWc15kTZKj7OvsoqdpcmpfZ3cKJUzZx9hxSp2yv3FLhn57YyvWTEq6pFPSNKdoIwplFFPJJ5Ykm1jqcon1mkmsSh6xpFnEmuYQazmDWJH8kT1sNU6aO/M9bPUEyhvZxVUp5Yzs7doavdva1Ug1W0iVXCFFM8V3ClCaAEmOgEuCgHfZAbGmBiTJC3BNCgiaERByOgBLLvBmHwmDZsFks4+o1P68E0YQtTxvjtlar+yNUV4b3CVpbcfa1Hluzi2uijS8ytL+KndpoOfUbNAzJClU1txQXVNE9ZwpqkrCiEx5o4qkT5G7LJKTKJlEoZwShVJLFMowVSTRVK75JmdI2omq2YfV/ZR3wSTjQpBcC6HLslBrfoUmmRWC5lQomk2h5DwKLhmUNvJoRDRrZht5VKZMSZtblFF2pA0vW7PW/S5FqLkATbIAXNvfp5vU/EDS+uDS+OBd20OsTQ9JWh5cGx6CtjuE3OzA0up8D0LCoG0+uQchKrU434IQRO3NdyW2lis3JZTXxnZJ2tqxNrWvGqOmBpKmBpemBu+aGmJtakjS1ODa1BC0qSHkpgaWpuaFnxIGberJwk9Rqal5VaQgampeKLm1W1knqbw2tUvS1I6lqb/aWnlbmWCHsYgumLcuM1lZF0JaWhc41tYFoyV0AWkNXUAsogvkLUgs1snYUb5jZiivaDTUPFUxXu6rGc3PTwzJ8xBj8hDEWHryYSQ/VRwI60fWu4kD5RPwSJGQJyijvlL8xJApPSYkXOsaDwSJNXUdj/4ixfC8j1Cz5Mt4eZRjNC/0MtQuDjdFVn8Zy0vCDeW1XQPFSp01+svCcFpiakd5iamhZomp8bLE1GheYmqoXWJqiiwxNSZLTI2lJaaDbGkU1fCqreTrhYyn+XSU1+YYatbmGC9rc4zmtTmG2rU5psjaHGPeRITysqOBhj/TkWc+o+TKIYyGpKNa39yQxNv6oiEJTesbDUlM1iIZS2uRBolhZBzFIsNxNEaK0DBIECoD7PZzP6n1gSQk4F1cINbgQJIIgfdhgqyxgiAJAi5ZwvehFUm+TO5Di0qZAzSJVZtDEOex0mwCPx2rklcQNLkg5Ayrt9qBKNf4vrqcpVnX3VffJF9ITKkHJOEE78IJsYYTkoQTvA8nZA0nBEk9cEk955R6QJJ6wbvUc5VSD2gSqzb1IM5jpakHfjpWJfUgaOpByKnHS9slQyj1eGm7nKWp1y1td6msY/NC9OvYerUN8HQdW3+CBvvkOrb+pBL4fh1br2rClvUOvaDJe2q9Q3sOJ3IWTsa8T+p8yvtiXhI8q/+XmNdkz3JJ+SxL4peFIG2Wcico60DavygdYroKZD1haW6b/a0LJezIP4GQz5gIpUYhTt9A1MNPCOEkhhgS2wJHxPM3UGxQtaM81TDUTDWMl6mG0TzVMNRONUyRqYaxPNUwlKcaA4053rryxI7yXg1Dea+GoWavhvGyV8No3qthSPZqGJO9GsbSXg0jea/GQBe3V1Jzn7vGOeMv1n2gduS1JOTGwohrSZxqyZSmroS98oRQeWKofLC3v7x7u/zOOSaBg43pbNQK01lCk6bh6SzR2jQ6nSWlaTRMZwnVFsJ0NtAxH9WKpB+9YuFu+dnn2uRjJWt0RSxfJTTxCl6oSrR6hS5JJaVxkVh8Sqy4yNhMGw0+1lrRUU1SXmG1Ud6LuH0ukASh7EVU3kWo24uoksSq7kVUQWOjexEVi9fy9fuWAeX6XXlnvd31u0piwrPrd5XVjsv1u3IxZufkYkDSV8DFp8E7R4BYbQGSeAO42gAENXAI2cWBxShi22fq3LobVM6mHgIkPQdcPD54Y/QQ532us3xo4vvgav4QdARwoQwDLtBYADTJjXZUgDjPAR0fwPtBAvIsRXS4AJ+kgg4czmn0AJpUvR9HXG0GE5doRAGaOGo7tkCcO6eOMuD9UAN5Zqxl0IHQGysNP45oDAKadKduNEoX+jwmZUHjmFUdn7Laxjqf0kQ8n6Bxz2oJb5ZLkLMsoc6ijmTldoAnYX87oFfbsW16O6A/Qce5k7cD+pPKmNffDuhVHf+SyrafBe30WdURMautJ+ZTGmfMJ6g/ZrXYYJbLeJllGTWzqIaZVHU0EfM4mjfSzfpyGVOzqiPriQ2E/Snv85J2rM1n6Iib1TLuZrmMvkmuY3DeZDcLZxmPs/r+DOzG5nzCyQycjdP5pNNpWsbsrJ5MxDJ+J5VH8SycDNtkRE/ndON6OoFH937nY6++f/Tpxvt8wsnRZzb255NOD1H1OiDLp4YoviYoO6p64aQ11KuE5Q4sreixo3y/0FBex2OoWcJjvNxPNJoX7hiSNTvGZLmOsbRSx0hepDNQfhvKIPIiFL+fzHWdbL0JLrUG76o+33oTkgRhtvUmBA1Hv/UmsARGt6xIKDREky0rwiVYp7asiNiF7T1bVkSXAJ7csiKqhvLElhXRJKjt7o0ughredvdGohLa+e6NJHVhPbl7I6kSUpY0oCd2byQtB3O+e4MlCWS3tWGT6taGQBLAydaG4F3o5lsbQpKgzbY2hKDh6rc2BJZA6ZYACYWGaLoloCgSsNNbAorche+9WwLKGRLM92wJKLqG9uSWgKJKoCdr4fu4atibtfDEJNSztfAkdOE9sRaeNAnpdC08KRrGUHIAZ2vhQ5Cg1aXjm4BXbFO4gkm4QpBwhdCFK9QartAkXCFouELRcIWSwxVcwgVBwgWu4dreHEzBciKhciyBctyFybUaJFckRI41QM41PM5zcJxKaDYsgdmohGV5Tk4vuLOjPF0xlG89GGpme8bLFM9ontcZknmaMbmHYGyrMpE8SRsoXstsR7nlDOVZVgjjLhUd5VQw1LS38dLWRnM7G2rfF2yKtL4xn58Sys070GjWdfphR3nKYshDQKi5b2G8TGmM5vsPhuSmgzG502BsazEiXoNAeTq7krREe6Bcady0IeR3ahj17cX3ZJjSjRjCtRnjlgsx6aaD4eZKZOe4obLOTu0oT8kNNfNw42XybTTPuA2102xTZG5tzHOMUL6VO5Cu2h6s3ogYdNx9iJbFLQdCk9TjmwtEa+rpbQRSmqSMGwbEUlIui4DM9egol9pQ7kOGmooYLxUxmitiSIprTIprrBY396GBYsGdHeUVX4aaZV7Gy9ouo3lBl6F2FZcpsnTLWF4jZygvjBsots/YUX4YYCi/ztZQ81DAeHkSYDTf/jckt/ONyVtrjaUX1hrJ9/IH8h6w7gtYCd+FHmT8xfqSMjvC7pJA2F1CqL6hzXh5LdtKeXdJ4PyKNkPyyjVjsbsEDNYVVR3WFQkH6yI06RFsXURrj1DrIqXpK7AuQrVjyI3agdi5ot2Gcz1H/eFchHLiBefEC4rEC6QPm0KJlAwWKRnMUxJk3LuM/oQbloRK/14WN6470ta62yH23BDDjjRieSMOCbwThzC24hCLHTcEY8sNQd9zQwg70oIN61u35tlR3shnKJWaeNnbZ9TLTEgajhRUhpjnJSEvdqBhEesAa0f5QsBQflhsqLk2MF6uDYzmawNDcgVgTG6pG0v30Y3ki4KBvAut1zsrSW9mHiiuze0ozycMufcxqvMJ42U+sVLyPsJ5mmFIphnGZJox2DA6qgKcjlm3NdOEujXTsGzNNFY2pYWkuzYNel4xkx2ag+nLsAdjy4v2GpZHJ8HzmM0qyq7HuKmo+h5LXUXD+Rjm7am+EDs5GZjaWXkKUYTW2LrnEEVTi6tPIopSzE6fRRSutsd7zDZPARID7PeYqVitsOwxU96bYt1jpoLYY9ljJpyMEkjcElwsE7zzTYjVPCGJg4KrjUJQL4WQDRVYXDUeMqWuqs+etA+QzQGJ04KL3QZvPBdiNd6QqvtCEwsGVx+GoGbsAjsymLoVhNayoDa+BU3NC8LEwaAXG4Oipg1Bnbs8SVSh8XCX2MjBZvHpLR3qifgUc4fwnvhUm4dSvB6KGL488nMnZKy23z3067TW/CeP/TpZhwDWyijQPvnrRBkLumd/jUYjAlMZFFjqxgXW69DAqowOLPUDBJ+hYwRrMkywJCMFSTRYMJXxgiUZMljqRg3W68DBqowdLOnwwZqOIKzlQYQVGUfSw+DkGM1j4qaDkWkzlTGFJRlWktSMLKzXwSWpdXxhWYYYlnSUYU0HGtJ4rGGsdspa66h8QmOqLKuvsjaxVj6luCuLOgCxpmNQt1Sg0ZqRiFQejBifCGA/JPEJpwNYBibW3h/AOjyxWEYoFvMgtXSn83hLiB3Fe32A8vOnEMZvEq6/8jCOxnK1OIr7PHaU7/MYoght1EdSKhGQFAu8LZurVEBHVEpHVNTyenjltdBbwbjQQFJo8LbQrlKhHVGhHVGhgaTQ4LXQaa0SlTxzKX4W2zqkU6giiVNtEqcqZS71ymKtHKU7VY2pVIyltlp0AlWKKFWJKFWIqVSHpVoZX+ZDNQGSaoC3dXCVKuCISu+Iig4k5QavhcayDyp1MCl2CG25IVPBwajkYFT0YFL2EGrhsQiDCh9MCh9CW/j08/RbQdPP0yujwtefpy9CLfy2UIKK7kQK7rgtNv3q9VZA+tXrTKjA+qvXgmth/Q10VFogKS54W17+kdytePwjuYKoyOVHcpWXQr9a6BW+2Y7iOgGoK6UJcXHjKH4Pz45yQQw1D0KNt2WT38Mz1D4INUUehBqTF1cYS2+rGGREOo4ionZU61DjeLHQCMQ4iq+0o+4FIkMYwaej/F2Gpn+ZH/EONAoeJUDBCaXrOKN+LUCld0RVAGpL4ypVBkhqBH76g6RufG0jhdRadtc2m4SNrxVRVYHaErpKVQWSqoKf/iCpKu+XlEJqVbv9ki75r+anygJydQP25YTOVQ6olQ7lfR+nFYfCVQ+olQ+lVn+dHJ3fvdtdjD9ZH6JvE+76szVbAVieaPkDl+nZ+G/7Ujta/Gf8di2hMPFxFP49jqyicYQaBuKqrdR/HZe+GEi+3TkVwRGVwxEVBkhKBF6KNXrcFqT1y/lW6hrDPKLlwWwcxW8AoqfHUS5I6d8r9a6fC6I3drfS1EkVEJXLERUueZEgKWbrRaskLx/Yyqrb07eyOqay8k5rQVTWZCaCpKytmWxSs03EC9ztEvFS97OnzLn8zLkSOqtquVZnNqva9HojbqsRCVKfdtrElOpClGoik6mGSi0mkylX496cVoIUrQVJXA3CXA/CXBHCXBPGWhXWal1kW8hWD90VstWhTv6AqOyOqNw8H1Qk5e3mg5uk2wO2wpbdAVtpmylfMCovGBU4TQMLkyK308BN0zX6W5nLEv2tzM1MLxiVGYzKnGZ/hUmZ29nfqr1ON8mdxCWAHeWrAkN+L5xRfYGx8XLlsFL+SdnA+b3GhuTtxcbk7cWDjXvaa2DtKF8yGWomRcbLRMNonhQZaidFpsikyFi+9DKUV4cORLegHcml07pvAUKiY5K8fN76t3awVZvI1lJMKA6EIwwMo5mIbrEh4gEg5G0UKCbtze0FQ90k2M+jmoLk6gLnOgeuFYdWah9KCQGkHAdgCQa4RKTeBg4ksTl5GzhDClP/EohezCE78QqI/owSvvkLIPoTcignr3/oVQlrVim4IkiIRe0C7T+puXZfO8o2oz+kudLhvPbEzRzXjrJBG8r2GbxYtlH4ZCB9BhRKOGgw3FUKhCdlK6pvyegFqcupt2T0p9QaTt6S0at9vWdvyehlicbkLRmrukzRaXQeRzEG21EOiKFSRZ/S8yfVSU8g+cz5pCffEeCPry+E6AX5qvkLIbYT/Pdf6Kv492cVycd3vz+7StcLjTuddpR7m6FmUDdeeqHRPKgbagd1U2RQNyZ3Oo2lO52DxM/u2pGXmhCVbqXjinJ9qIyjfNVlqLnEMl4usYzmaylD7W9EmCJXWcbkKstY+o0Iv+Beb9XkJynNM5T+6cmNJzPVv1nglXkXCYg1HM3qrsz7wHRru7KgIaoruxKmYNVHyYEkbPNHyTf8vrvtu8r77pR3seved6eSxG72vjuVNXb1fXcq5NjxjZktdnzLRQKhsetuubhU3ink39i/U6hX22hO3ynUn6CRPflOof6kEuXJO4V6WSKeRI57GULaUJY2mA4h2wn+7IzaAEiiD97FHWKNOCSJNXgfZcgaXwgaWQg5pvy8cYtmfbgYSCI4f7i4XJfRk7VxFOPwOIofbhpH8VV2lL/FUP0C9i5B9FV8E3f7vupwgeSb5w6XLiC5DJM7nJlTaSbrRoRLud6zboQuXbloRKlgcrtyK1a79iNRKdLJtR9+qcylqXftgKgcdRVHICnBfBWHXItzKUShwohCZRKFiqaKlFDlWtB0v1AZFS7dL9yK1SwbISZFObFsxGcdXIZ6MQ1EJeDra/lD/f7u+nqT2JIE0dc7oq+vxhVIvn5uXO/S/MCO8tTAUJkV+A2z2RPGrM/E/IxRPgrqunDW1Kv966HQ/3/w/COo/oexBzdjf2bYaPHAN+Mcx6zlexPdGfneY9JSXJo6jPc6UliAvUCd5neDWy0VtjljtO26lzlj/8JOy28sFc0fWvdqKk53Rm18l6KjLEEaaz34KDeYofxzNytC4Qhu99/Xwgwy8ih0pE8gu7Cw/mBHuJUVSO5fQcCm9/iwuHNuR7Ui3Z1z46VTG82TbEPtJNsUmWQby9lrKN85Hwh3ziNs/0wnhGfYUTYXQ3iIQQjtw3ASy+Uovu4+nRV8SZr1EnAcLIZHB+mGrBG9jeq9jpMNSBoKXNIuuOae7rnbIumYshBIUhFrqiMudfm18DaaWCEl6emccrRsjlPeZSvEmrKQJG/B++SFrBkMQdIYXHK5bIqTZqCsdkSpDST5DS5JHlwzPZRTDRS5DdIlPk0aJJOjC+hkQHHpDFjPEREBkmQAl84QXDsDlNwZHFNnAJLO4Jw6A5B0BvA21uXHI+QLqDMATerfdobutyNUks4w++0IlbUzlN+OUC6dofx2hDQDdQb8CkQNnHYGcOkMwbUzhHKqgSLfQbrOQHewJJOjM+j9K8W1M6SbKtwlsqCJkVXtHqKWTpJ16SpJ5A6TBe029XndFuXJ87pW7dspnVO6U1K5U/UPuHq17WDTB1z9CdrZTj7g6k8qHa9/wNWr2gmTWrpiUrlDJoG7ZRa0c2ZVu6iopaOK/v40oH6Zedt19VZo2/uoG7c3QntRu3S+X+RhYlQXJEZAEpw8A6RNjTIF3o7stzu3jX5AsdZHeI51VscPUq5TKCfjlygzGT9Buc3MgZAcwvlGQJZ89r5Ny/NX8IR9zd+lDW0L9fohdpQ7uCE3G0JNRzdeerfR3KUNSRc1Js8TjaXniUZy/xwov4FtkOFf6/0ZO8oPHQ01P+ZvvDyMNJp/td+QGBEp8nv+xtxyCHk9Asmry5ZURdXWxBwkrNmOcnMZatrGeGkbo7ltDLUea4q0mrHspoZyEw2Eqq0VGXeQLbHjKD/aMJTX1a2oPugwXp5xrLSsqzOcn3oYkicaxuRhxuJr1lfW9rKjnFeGvK8QalLNeEk1oznVDElCGYtX+AXb+gqRnGMD5b4ySETCjnI7GMrtsKLaDsZLO6y0tIPh3A6GpB2MNe1gncBc3I7QCQLlThCcO0FQdIJA2glCiU4QDJ0gEDoBkPRvHxA5q8obj5RLfoF3SQaxZhokSTdwzTkImngQcvYBSwrqbRYJBaVDebORcknL/s1GKtYEbd9spJqkKrjmKwRN2nTvZs2Ieu9GeJfDEGsi13s3wvuUbu7diCDJXe/dZK5pTg/pKNO717U0kuQ7S13Ks16znlVJfJY091nT9Gct9wBWpBM0L2WpsaJ0697J0kjSIabvZGn02i1m72RpZOkcLGn/YE27CGnUS7pXsjRS11dYr92FVekxLPWdhs/QfsOadB2WpPd0r2JZk+JfvI7ZDtJMykhasbySskzZsM6zVqgLko2mVchG8tJjQ3m98b/Ix5XkQquLF1yL33h4UUpF1MEVS5WKf28cv21bSa4XcK5X+wO9qpV6dT/Pq1KuF7DUC1zqxZuk4lMSzfVLUq5jlmo9k17qmtVS3yTnOidJ6p00qvs//ud/AftV3UY="`,
    ),
    'Helvetica-Oblique': JSON.parse(
      `"eJyNnVtzHMeRhf8KAk+7EZSX4J16o2X5spYlrWhLvoQfhsAQHGuAoWcASZTD/32rsiszT57MavpBDPV3Gt1dWVmnqrurev51/tnh5mZ7e3f+6fm3f7g/ba63ZxdPXj57ePbs5eMnz84fnP/6cHv35eZm23b47Xb/w/Zud7n55Ks3+90/77ddvt/vWT4DeXOz23/gHZrw3XZ3/a6f9Q/bq939TSO/u9vsd5evbq/3bd9PLh41cvr17qft1de7u8t355/eHe+3D84/e7c5bi7vtsfX2/7Xn/90t7292l59c7jZ3I6r/eUvDz+df/q3Ty6eP3zwyaNHTx9cXFw8e/Dy8cXfH5z/qe183O9ut18fTru73eG2n+rhQxD++G53+f3t9nQ6//Rp499ujyfZ7fzhw0e/ePjwYTvJl4dWiF6gzw7vPxx7Oc7+6/K/zy5evnj6oP/7XP592f99+VD+fX726urwZnv2+sPpbntzOvvd7eXh+P5w3Nxtr35xdvZqvz/7ph/ndPbN9rQ9/tCoR3N3Otuc3R03V9ubzfH7s8Pbsy92t4e7D++3n7Sd9mevfnO2ub36n8PxbNcOcLp/c9pd7TbH3fb0i3axn7dTXe1ur19fvttKLciVvL5rf7I5Xqnadvxs8/63o1KeX7x4cP5n3Xr66PGD81enyx7o4xB/tbXtTx49fP7g/PXd1W+/a+Iz+d9v2/++aLv12vrD9u64u2zh/Nu/zr/78/mnj5434ct2Iaf3mxbFfz8gvP3pcr+5Mf746dOF//P+0KL1Zm/K06ftZF25vb9506vp+jZrV4f9fnM0/qJVi/D322MrwJ0Jz561QnRhc9OkU4uOX9mjlot2BVLffnWPW2zkeJvj9na/fTuT6M/0MjYtH4670/d+4S+ejL/a359ycC5ba93kU7z78P7d1ktvu7ei7A5QEgv9fnN6l4P18/Z4yPRw67Vk8O7HYs+7d8dtse/bw73XgNPdD8W+p91PBdz+AKUzvORnTofWiqvI7VszzpHY3uyiZDWw7yaQ6Paf9xvIQcXXx21rzEUxmw+exGhUuXh4MTJ6U6Tfq4x+aei5ZuJnGf0q/+Hnji4uFvRr/0ONwG/ysX6b4/Q7L1m3y47+N5/x97n8X3jb02z9Qz7jl/m6vsqH/zrv9X/5WN/kP3ydI/HH/Id/yn/4raGXT0ZNf5f3+nNGf8ln/GuO6pvWl32/vQu+4WLTYkPlv4um8uSZmcrlbne5O162fjXVx3137VPrfqCNBIMLF2N/5qZj6E1OicvCgIt2mwv0Nu91nRFEQi95l9E/8nW5v9pe3oYtL4toFa5T+N77otlnkwZz0OsqHL6I/X3+wx9y9v6Y9wIrVfQho5/hUkeO9/yKifDo2dj7DfSmcf+YjeaMko13u/2VV7uFZOnrrw4/FnEO3bN3Bc1k2zDNk+NCW9zbPi5Eo7W/+VB1Hm/3h+Ou4Kft5CiX98fWj196AC9ejoYtzebULqqNXFMRddhSN6vr+11Tbg7RAuyPuywH/ohModeafeutw1kxgGojuXI8cLW5vq76tIXjWIxGHL3utscttP3Ho5baYGhzfdy897M97sNsSaJ2K9EG9bUrSTHfbE4rEV5XKUSpAqLe7gnGVbUR9u79aect1aVW1rt3h3bTBINFc3vt90Nye80dNzD6Mby5vL8r8OLlb/dbb9CmTVrWzebyCFls/M2xjaUyvjrcbS5Di3Np12oSA+CGhu3QL7bd0LUxdzFIvb+93hzvb/ab++I0h+s2znSf9sNtsBxQLzchZ1145cOex+0OcDn48eptG+iFkaGPUGIn6wOQyP0MX8EZno2xXDvDTXO6+34Lme82NkWX10LeR5hFB7aPJ7aUOkRuI5KDH932be2z3RG3vC+6mN+lKnUniBno3X/MG++aykr1w8Xa89FRvgLtLq52P+wgof1P4pX5gLloHH7Z8Y98pFf9kXWRFAPrrOXmi5oJFDUf0s8XmorjeUVsqD3430xq6J7+wO8C0kn8nqF5BNyEPFInrgr6XB38Uh96FKci1/FxYcwDL2Udly+rC/DmMcvRaKo+0i+LY7dSs6NFY4VwJquEDInFdE6eaE1xF8/+5Pm45v3h5+3tdZG538RT+F3canLerzaSQvTmNetIjpOytiuIZfX7nxw5O80f3x2ORam+orN7GCZu8Jr4E+3EKGzWmjhjLWJ15yZPOE73MsrxgZFfL6WgRXHGyVbVBG/u93e793sYrNt1UQE9yUMBn/QHcWO8dbfb7K92b+EWy5xubg1fxvN4wq4ly+erabbS62TJ0mnSPG9nNjjLmC9jgLwzpAPh87c2YsCHcHYLdDx8v73FGyEzx+P2etdvUWDo6000VjZ0x7ldmHPct1Yd7kc82JMxZLsNKiPTnpCHyHi7nKTUX6mFPxmDmfGoKz4Iszh/fgdDKTPZZIBm5pVvPb4YZbyb9Bvbae846wVfzYYPK1kZA+z3y9Q07FEEX5S5wqxGZl3PrBs9zRplbsd27tVhCfeYOi7Y7u+KBz7tZgdM2j3xx8OKI87je+PPNbwkFHMLVTnO9LZAofc71TjCeaEPLMTHWwIfWyL7pXk3kvL15Uj+/WRE+/vV/veLWHF+K2GvdSpTTLbglhHD5HzWnX0RL9vi0KL2brOHrkEbeb81oUfdVhdrLn8bh02eah+pwElTaLGpC3QdzRQLNKq1qtW67l6XA0TL4PLKn2gNXjWbqF56HGIVgRXWlnYf93/y1Oz8qr0ELIz2V/FAMDBbG+5+GevHL3dSb9+s53WlurdOhtCvpiYdbwesBuiazYhXBpSfz7p7dgp7RFwW1AZkcSRgR1ttCpNLuFs90/5w3eu7veAtKmlupvdZ0qbcDjVpydfrd7TQk3vMJ+nb3iMX/bg93Gkv1LmLcM+ftfHP7/vryPbW/vfb4+3Xm11z6k//9rf2iqy9WD5/8Mnjh39/MLYW9whouc6Ihqkj/E3cWlwlICwYCl/FrXwJ2PUGblUV6NL+AwrOE5QRssCWp0MBLQ0H0f+FrT+2rYtHvqlBCyyUH5Q/tc2nvqUBABQCABwCAFQDAIgCAIoFANho2oGJoyD5tm09t63vgvaXXsCHvqlFQgbXDvg+hHXcpAU0SQZvt4HmZIhP2oJSJIM+DQpsxMLJD23riW39GLY+xC0tESC48kHHTtg6DVFIjFM7dc6NVRVosYao2Rov266q0IANTa6ybMom5io0ierReF2ZJnONmkBt3Dg1dOXQ2hVhkzfG7d6FsvGrDA5giGzAeOUFJmZDMIlcwXhtDSazP5jAJmFCdArFYBeKwDMUoXEYY/cwobAQ1cBHDE1ysnQUE+c5yd5ifD0nk8uYwFZjQvQbxWA6isB5FIH9GCIPMp6NaPgBGpEhCqdxMiLnbESqgBEZIiMyXhqRqmBEhiZXWRqRibnSTaJKN15Xuslc6SaQERknI1IORqQIjcgYG5ELpRGpDEZkiIzIeGVEJmYjMomMyHhtRCazEZnARmRCNCLFYESKwIgUoREZYyMyoTAi1cCIDE1ysjQiE+c5yUZkfD0nkxGZwEZkQjQixWBEisCIFIERGSIjMp6NCEODbhQ5BTaK5EsksjkFGRwqcrKpKJZeFXYBw4p8rSCldcU9cq5EnRIminXWxH04daJKnhZFMrYggrsFjhYXBfY5UkuzC/uA40VOthfFyvviHtkAo04uGMXaCuM+7IdRZVOManTGoIE9Bg4eGTgaZRTYLaNaWGbYAXwz8rWmUTpo3OMjTYO9NIr/QdNIrhpVttaoRn8NGphs4OC0gYPdRk6eG8VsvE7QdpFShaBElhskNlwQwW6RktmiVFot7ABGi3R+6aXJop7zCFXKIpTqHMI9OINQI2tFiYwVJLBVoGiqiNlSg1YaKuwBdoqUzBSlykpRz0aKKtkoSrWJ4h5soaixgaIW7RMUME+gYJ1A0TgRs22iVpgmyGCZSOdJXtol6qtJzlaJ0keTPNkkamySqEWLBAUMEijYI1AwR6RkjShlYxylR1c0RCE3Tn7onM1QFXBCQ2SDxksPVBUM0NDkKkvrMzGnhEmUD8brZDCZM8EE8jrjZHTKweUUocUZY39zoTQ3lcHZDJGtGa88zcRsaCaRmxmvrcxk9jET2MRMiA6mGOxLEXiXIjQuY+xaJhSWpRr4laFJTpZOZeI8J9mjjK/nZHInE9iaTIi+pBhMSRE4kiKwI0PkRcazEem1ohM5o4C6QF4EApuRSeBGzsiOXCj9yGQwJGeziy0tydVc/65RArhQZ4DrnAKukC+5QMZkAjiTMbQmh+xNoJTmZDq4kzOyJxcqf3I1G5Rr5FAu1BblOnuUK2xSrkSXMg42ZQx8yhgalUN2KlcKqzIRvMrZLF1Lt3J1JV3Zr1z4SLomx3KFLcuV6FnGwbSMgWsZA9tyRr7lQjYuvTA0LmcUXBfIuEBg4zIJjMsZGZcLpXGZDMblbHaxpXG5mjPBNcoEF+pMcJ0zwRUyLhfIuEwA4zKGxuWQjQuU0rhMB+NyRsblQmVcrmbjco2My4XauFxn43KFjcuVaFzGwbiMgXEZQ+NyyMblSmFcJoJxOZula2lcrq6kKxuXCx9J12RcrrBxuRKNyzgYlzEwLmNgXM7IuFzIxrWcHm1LCQVWMVmWYTasIYBdKSGzUlxa1RDBqJTUl1ealGq5zlWhGldc17eqXNvKyZoUkzENDLY0CJqSIrYk46UhDRXsSAmZkeLKilTLRqQK2ZDi2oRUZQtSzgakPNrPoGA+g4D1DILGo4htR3lhOkMCy1FSJ15pN6pNE4+tRvFq4iWbUc4mozxazKBgMIOAvQwC5qKErEVxNpaR7ugshiiExslbnLO5qALuYojsxXjpL6qCwRiaXGVpMSbmqjaJ6tp4Xdkmc22bQD5jnIxGOTiNIrQaY+w1LpRmozK4jSGyG+OV35iYDcckchzjteWYzJ5jApuOCdF1FIPtKALfUYTGY4ydx4TCelQD7zE0ycnSfUyc5yT7j/H1nEwOZAJbkAnRgxSDCSkCF1IENmSIfMh4MqJfjty88C2vDEMhfsBD9RjVqAGigIFisQJmYQI2IuRk+a5X+1ydkfHpLkXNWm2nJbCd2E4D6ZQ42lMx7z6aP++uOO2u1pz+wAT6k1811OYKj+qRrViZgtTFAYU6Ap6qXKjWESCrCWBWE8BGTQBRS3XkXtC3ug241h3gpW9p6QDBJTvVAPphLXIDaSVA+AxRDI1TII1X0TQxh9QkiqtxDq4JHGETYpgNU6yVQ8AVQdQVQegNUfyN50rg3KfzpeqQdYSxOhRxdSjn6lBeVoeKRXWoxNWhPFWHCqk6VKDqUMzVMThWx0BYHQNhdSji6lBeVMeQuDoGpur49aiJF76lpwKk8QcUQg8cLgioBhyQxRqYhRnYiDAQDa6jXs5lQCFbcQQlSEsAqBhPCU9DKaFxFCWIRkjCaHAkLIyLhGgJHGltXTjyEYZsxUGMoDjyX1Ae0ghPo5mF2rK/gOP4RhCNXYTRsKWzQ9zK14xLXgMvL3As/QyoHGSJUlzj+NBPQHGk35G1CYj+sbfLp7ZlzuRIo48oDPYX4X9HC1tGH7KlBwOk+QkoRAo4RAqoRgqQxQOY1RmwkZ9ANESOfEglW7kE1sIATUqALQxoLoG3MGBFCbSFAckliCOtTmiI1VG/e/A/sRsHQJMy4e0C0FwmvkkApSit3xoAC6X9fSP9PnzJXNmK9ieo8DrhyeuERq8TVN4sikIuKExbHaBoeR15/yhbse8XZC0MUO7xhafOfqHgb4Bj9y+Ien5h1Ol31v0NtvI1R38DXl6g+RsgijQoxTWavwGKY4+O/J5YtqIrCypcWXhyZaHRlQWVriwKubIw6jmEhXvdTvoNrGeL3bsCytkbDBjbBQl0MFKr1kK7fPTU1IZIrZsT7cQti2RqZKRSe4sqpAcJlNGkUoNktUh92iW3At4ht1jag5oMqdxGSOYmHWVo3SSshqVs87TLxwrOTkBqbQq003rZ2SpIJdeIKhgICeQlpFa2Qrtkh6EdyGxIrX2HdmILIpndiORoTFEEjyJh1WGyc33RqDxYXp5kyaY9U0YWHye70m8tYbPfVi53eH1Lnq4uNSub9iwPGD60cxw/+pol48+M95gswZKtmCGCUp2Pr/rEEOQ11Ukog4ELjplBWMKK41GqvOKYhSJKqs1CFXSOF67SpVhw5KpVukPSZy0YPmMcPhfK8KmM4cNnRyN8+OxIS5oeHiWhCJ9qs/AFncOnIoTPEIXPeBG+0DhDEKOSQklyHdCwUwhrUDC4QQghjkoKdJSrcIc9pkHPe6XQJyMso5mqYWqEY4fRTYVqMMYV4EIZepUx6Mog3Iow0MY4xCYUwVVtFtagc0BVhFAaoiAaT+FrQ1542iBb8SZWULxXF1Tc1wpP97VC432tILp7FUZ3r8LC3auQeK/eUa/7JWSyFYedC4pPWkzoNb30qH2r17HH5c9ta4l13+qVvdS/bGmUAEHRnepjBD+lPUYYSH0aqsEQ1YVxqhDjVa2YmKvGJKof41xJJnBNmRCryzDVGfbfFAauvUnvTSrUI/bdozIVQY1idz5qK/XmzHMFq0S1nF77DR7WTkJ9R06VHkWq+ShW1R/3yDkQdUqEKHI2RJVTIqoxL6JGyZFWclfR4zRZW8dd7QIJk5Ytj6wJHFInLWceyVCvZi7FnElBp3QKGucULDqDjEJK+YQSZRNKVS6hnjMJVcojlDiLUOMcQi1mECqUP7RkNceJc2e+YDXvAHlDKzZH1gCFnKF1nKPSq2WchZSzBVTKFVA4U3RJEKSJIcoR45QgxqvsMDGnhkmUF8Y5KUzgjDAhpoNhygVc2Edh4CyYLOsjFeofl7yNylcENY+r4EbtpUVwzHOFq0S1rZirOj7mwBpnhSqeZap/lqs04H1yNvAelBQsc26wzinCeswUVilhSIa8YYXSJ8lVFtFOkEykQE6RAqlFCmQYK5RoLOd8oz0o7Ujl7LM1PJB3zijjXKBcc6HKMldzfrlGmeUC55QrnE2uxDxyThkUVuxxRDhrZuv1WIZMCUvYRo4Yg+wIy9pGteZVbUnIuWAaZYFxrn+93YTqN0S1b5wq33hV9ybmqjeJat44V7wJXO8mxGo3TLWOjyEoDFznk4cQpEKN4yOIUeGKoL7xqcSoufRQgnmubJWorhVzVeuUUKhqQ1TVxqmqjVdVbWKuapOoqo1zVZvAVW1CrGrDVNU4sZvCwFU9mdZNKlQ1TnkeVa0IqhpnQY96S5OgmeeqVomqWjFV9dejlseUdNm0Z13AtHaRxYm/IOAzMcA29ReYz/AF6FN8AeocX0Bag8C8xLIV39gJirMIBRVv7oSn13VC4zs6QfTOTRi9ZBQW5gkKiS/cOrI5YMvEto76DksmyVZ8qSRIExRRfn0tPL10Wii8cQUc318LovfRwmi+W2f9LSps5WuO70uBlxdob0YBla/PRSmu0V58AopvxzvyOWBL9NvCD5gBL1txBrygYga88DQDXmicAS+onAEvCs2AF0Yz4IWFGfDfNNJnPSzNQraiawsqjFl48mSh0Y4FlXOYRCGPFqbxBxQduKNuvotBylac2rigYilSF3otLY1ItmLDF1S0cuGplQuNrVxQ+fpdFGr/wqj9CwvtvxPvI/qWdw99q3cDrlkPACi1lPEzXqH2DVEKGK/ywMScDCZRRhiv08Jkzg0TKEGMU5bgQ+YRrPSQOfEqaVSFzDFE6WO8yiETcyKZRNlkvE4pkzmvTODkMiFmWH6ObghyDR+a016cddVD8yHpm1VIPUOUesar1DMxp55JlHrG69QzmVPPBEo945R6+IJ9xC69X0+8Sj1VIfUMUeoZr1LPxJx6JlHqGa9Tz2ROPRM49UyIqYcTCChDIPVw/gDtxalXzR5QKc330wqr5/vVapmM0/l+9Q6cmKvz/eqdUpLW8/1qlRM2TWnQuNczGiZqmcJhH0zkKHA6R7VM6rhLkdpxB07wqE7SPO6Ukj3KKeWjTImfJnqUWYqNIM3zKP8iNYjpLI9lh9eNxnWQndA6yPEDn2nP9K5zcF7mRTjtnpY4JiH9SSgW/1kQ6U9bfuO9rGzSvawwupcVVt3LipDvZQXTvawwvpcVyPeyAuO9rCC6l+2sG9mSVLIVW5KgovkIT21GaGwogsrWIQo1CWFx7qigeP/akdy7eiHsFhyZ1sDy4EPQrALwJhxxUQF+Gw7HreKv9+GItCD+p5eHPfjwQsatuSO6BLs3R0ZfBVjYpLh4ex4w3J8j1zD4ZfsNOrAqCu8+vH+3levyyut37bCL3bYjm1063rgjLmqKb91RKi7f7t1xv1xhfvPuu/UFXLhZFMiWcAUW+jxQTu1373Nm9KnRsJNNiEY2ixtOfkZcxI0nOqNUxM3nNOOOOfn7dwNgs089w82iMDjlbJwPF1jrnsb4EGmJdRLKaFWLrJPGccvLrJOS4sQLrRNnu8a7n9Gc0t0P88q9q7sflsjHZ3c/LLOjp7sf5uTtytEBjc0qmK3e+Gr9VqZv2qx+k/2bMK1e7giMk7n4qCc0fB4M8WGqq0w9hAlsQy6sharqMFwreg0TqeswPgtj7kRUST2JCtidGJsFoO5YTF0pZ+piTJj4pemzsqYex4RJZqS+RwXsgIzNQpC6IhfK/kjlolNSCXsmY7Pz132UqStVkHorEz5SBanfMmGabtyDKcduDJcEJDYrftWrhRuO0LdFJR0zyqmfi3Id97hPFf24R6qDKOf+L+o54FHnsEc19YjpoYyaQ/1QplbLPnL6UKbegfvL1Ycy9U6p76wfytQq96NBDf1GVNZTKvWsUf0PMqrsZeMe6xmVe9wofyShUu8bVXZaei4Q3a58aFAfeF6e3DdHObnzysrXyT4fDXndZ8dduOeO6nqlFL140HNfHuTQo9erYyfyfxCdso+Pe6wn5LS/j3utRyj3/VFezcs8DghyGA1EZT18eWRAcj0+CDtVo4SwQxgr1Ct8J/J/ULnl6CHusV6505FE3Gu9cotRRdRXPSmMMIISxhn10reJnMYc7Vk6fBZLtmIfKShOYxFU9JXCUwcpNPaKgqiXE0bPvoWFB95CYhfXUZx+1AnNPNI3A1jWtEKKOZXaeFX0aoUUSxSEvEKKBQ4Hr5BiTIGpVxYZ5hCllUUlp2DVK4tKsQrbdGVRqVMAJyuLSpVDWa4sKjUK6soim6hxeGmRTUEptNUim0KqwjpZZFOoFFKUOKDlIptCi8GsFtlkiQI5X4GiL+AwhmkFCnOKXr0ChcUct7QChTlHzAQOF69AYUyBqlduGOYQFSs3JgoFbLZyYyJX4VtZuTHZg4I5Xbkx0Tm0k5UbE5UCvbpkgVUOe1iykBiFOi9ZSEIV3nLJQtIopMWShaRwGF2JAcxLFligoM1m+Nt7bgyXMwqXCxQuF6pwuZrD5RqFywUOlyscLldiuJxTuEygcBnncI0PuEOwlFCoFFOgFFdhUi0HSRUKkWIOkHIOj/IYHKUUmoEpMINSWNqMB/iWqGxpOADFb4kKKr4lKjx9S1Ro/JaoIPqWqDD6lqiwUWQg8VuiHfWv43t57MP4gOIdlwv+pEu2YioIKupbeKprobGeBZWPrESh2hcWH04JitXbkX8jVrbicgNBGgJAoSDA06IEoVoQQHa5wKzGgI0aA6IlcKR3tl4mfwwkn+DsKFayPe8BpPfZiOrExGc5SOH5DeCcr/6gBliRr/ZExlF/CgNbuRjxaQvw8prtqQogyjFQisu2RyaAcpuCZyNWIfhMwmuuP4jwmrWHD4AmqYcPGYDm1OOHCaAUSelPDYCFpGzTucT1lqlXshWnawmK3x8WVKyCEJ6mcwmNqyAE0VoHYbQeQ1j4/rCQuPyhI586KVtxvqSgYpKk8DQzUmicDimonAMpCk18FBZnOwqKUxw78i5JtqLjCor2LagwYeHJhIVGExZEViuMOllhoYMVEt23I3Wqpa100vVleqBsaZkAxTmbC8of2hOevg+00PTZZ8HxS3uC6Mt5wuhzeZ2ZUXnB/EvQspWLUX0JWnh5zfQlaEHlt/9EKS6bvgQtKH4JuiMzKq8P//ahbOWCVF85FF4WhL5nKGhaEP5yobAi/vEbhZ30p5LeTuxJJKDUbtv00+U157KUSDbtCSYwe6EJLD4FBgEf/QK2573A/CUlQH9oC1Cf1AKyd5DOuqW9kO5GtqyrdBS7SufYVTq1rtIRd5WueFfpzLpKR9ZVGpJhy9KMZNNqAFgckAmKFQD75q+UCbYKAEbdnzCPP+yo8Qdk8XemnfvybHshY1jmO9Hf+Hs4YPYCBNmkvOE1G2J8twa8iIObnscB3p35jvzCrLNdaE672O4E0WLlzuTVmh/D36cBmxU4vDkDXBQsvSMDyRsfQHsdBqyoaB/dOcPRnSeAvGbyFurvloDNrCS8RQJcWEl6XwRS5TLwaggguQy+tEiMC5JeWyShLGb14iJpXOD86iIpqXz88iJx9lNcXjjMyhA5a728kMXssWl5IfPabfPyQhbId9PyQuLoUMa4SZpAXmy8bK+mFo3WNG65JrAvmZDMyRRyauPxJto4tVh+Z8WHqa4yObgJbOMurIWqMnTXClc3cRbH5O8mTOOYnF4FsHtD5PnG2fhVQPc3Noti3Q+YuhKs1COYMOkWTJ/FK/UPJnAnkd5yslB0Fyphn2Fs5rd172Hqiq2mfsSESWdi+tR2c7diCtkuvY6sMJe4eiFZaWVAJq8kK5nDgloqeflWshJXys89D2jQ+SCl/gelqgtCPfdCqFJHhFLdF+Ee3B2hRj0SStQpgYQOjJitAjXqnVAqjQR3KLwEZbYT1NgxUEsmiyL1VyhRlxXeVwfjKN5kF8ebXHrqvlDjHixoHwln1Y8FuejKUF8Jd+rQUFsLd+rWQIOeDSl1bihx/wYadnGIV4Jdd3S4w3pAU3eH2qTHw13SDRGK3PGhxn1fNX2i0IoeEFTsBBGv9Ap1V4g7rDt/6hBRm/SJuMta55B7RhRj59BXCvdfvF2yqm/1uXi+5Z9Ll634fE4QlHNQ7YfhuIrg4IrgDJPfZnCezzUsGM+lCM6lCM5liM5lPJ8rzHmCEwYOZw0cTh05nT+K+SKgKuESgMIFAIXTI6WTo5RPrZNw4LyK4KSK4IyG6HTG87lsLgWczBiczRiczhmdz4V8QpuNACc0Bic0Bid0Rid0IZ8QfvN+HBp+8z4SOJUSOlHxm/dDwZ+1HkfFn7UmBGdKP2vNPJ3rTaPtv/GxrL4VJzZ0srdzylbs8ATF9/8gxHdWHdEMiY78JwZlKx+/+olB4emJvdD4pk1Q+aZNFHrTJoz6bWHhw4mdeOX0LX+7IFu5DPntwiUOx2Rs24mfVraqyF6mpxDLXyuGQxgqj5PWbC7HUQzHMVQfJ33ZQo9kAh7LYXm0pcs/P73fXPYQLm9kx4Hz74gsP3YfZNJypOKNt6Feo0uriC2tb/mLLG1yrlFtc0MbtK40w3w92CGPE+cO2RBcHvbRtBdfaNVHD6lODcN8tcrhanElIh0UrhbXJtJefLXVykSVqlnPemnlrOdKxIuvhweRYzF42FDtnwo0GzYMvbptWy4bFC4RjTXG9ZVjDaRQFhqB5H25HJMRiKp+G5eKAVIqB2hYEMBYEsBYFMBYFsRcGNRyaXiu87jaNNeZOJQgD78MwZXjiIz24iuuRmRDSrNex2XlWa8swAUXQzhncMlhWMf78UWXw7qhpcmn4+Ly5FMW4KqLcaAzuOowNuT9+KrLseGivW3Uf0xZtuIgTJA+fQJUzJUQnoZqQuNcCUE0I0IYzYgQFmZECImzPTrSiDtp7WG/PZ3k4ccLhfGPaEaOoDgjZ0F1QfOMnIWmGTmCc/l5Ro6wovw+/Ua28jVX02+ElxdI028ElbNWRCmukabfCMoVQr/I3RENgZZHIyYMuoya+v2FLLP0LXs+4sge4gGKSygXQW+z4YiG6LDG6djOqxMU60NLgU42Wx1aq8WJ42/MFT8vV/+yXDcCNwfZin4hSC8HUb6dEZ5MZaHQEgDHuxxBdC8jjO5lOustAbbyNceWALy8QGsJgMr7LVGKa7SWACjObIw3Chj0yaL1WqWqWFuyXu+Sy7+yYL3eg4I1W69ey1yZeT16LayGpazt+WL0eofVYk3SYbYSvZYpSSYL0Rf1piF5QOxb0TMEFZ8qF45PgZ3GT5ULKj9VLgp9qlwYfapcWPhUeSeydlpGNbJlV+0Ir06ofAbGDiJbsbCCisIKT4UVGgsrqCysKFRYYVRYYaGw8TmhfZ7GSkRF56HioHoHC+XPb8SJV5EwMYcjvw4nXgemeBlOAocovQqPGIKFt/gUCA5bdYs/pPBVpOXA+aNIxKvYlZ9EIoliN/0gEskcu+J7SCTE2OFjiRG78DGkGAiOXfXAQaX8rYhx+MmnIkq1jOb8QxHlDhzZ9c9ElDulKM++ElHKFPEgYtzzJyKqUKY6mH4gYuygj7ahDgxR9I1XcTcxR9wkirXxOsomc3xN4MiaEGOaXwcYgjimZ//MU+zaeIGe9ndCD+g76if2P5EPf9iW3yv1LR9Fy1YcRQtKo2gdnPClTL4DYRwuCh+MEoLLyy8vHdGFzl9ehsESX/LaBxaiCBefHjVWHIoxeUNJnAr0kTeUML7jMoHCJaJHjeO66VFjplCW8mVnoFSO1ZedOgjlIkw+RGAcLh4fzhGCy86vSx3RBc9fl9KgmC96fTU/y1AEUqAkpECBSIFysULFYzmXcrLw3jmXLDyCHFceHkEyg3IUb5aB0bWvvFnWmw15ovd0OZ8hPQxzW9BIPK5qJBFOzZKtbyTuixxJ8JWOJOhyR8K25jHy/jqYUHsVmdAkDPqqMHN97ZeUkRgvI+4pQXtetYJveg9LvLgM/2Ew4pPLo58II3FeS/HHwkib1CD8bBgJsxpsT/cYFRWqT9cSj8+8SJXfAYuoP+xlNInnbi1uu3ncdpPY7Gax8cl0JPwjo2IvetVMap/hwGhSYJrrwKr9slrk7c6dUVFGvVtLfJK0cXSc1En7ll+jIzQ5Mf0uHYnz2vVfqCPOP1NH8qzy/QfriE+K+L5A2s2Qzfwz79ofPDOaBMgeNie+VjNFxE6TE5wmJzhN7fS0euoKrf5Bv69iNLnWeF/F4jxb7L6K+Xq2+H0VCzOr0Psqwn2gscwTNtTHGYR8vryhPsqgvWyQwRyKT9LP+Yp+nkT450k2/Fz0QvVvnxrmYRfeZI4RFs45IwRjrjwNzRGNuObT0FqD9XePcqpO/OWXIT+LbMUTCMrHHkeZzR2K+kzU6UjL6zY6lKlLMEXdb992Bf7/k6fPTdU/lFGO/5FhG+lkLVxmcUixr/xnbmGFZnlVadEe8h7SpAu8ckK3tUpza6vUj17OqIulmbVoLOtEfCs+FhJk64UcFQ+JhKfnQ0LjoyFB9NhHGD3xERYe9gixCfOGxqS4JaEXsDSWpfydtEHb0khlY5QRCJYHsBcH4CgNEC0MIC2Lo7gRKsp5G2vBRrrOOL4CPrzOSRtTLd/O6Rvt0mBjHBXIyDckeB7gI/hOmqt43M2SPPCwTsH3a8dcvEA2wrmct77Vi6O9KpC6yqAnBZiqjHpPEHJdWo8JaElLB61j8OI1G4aNceVA/BIH1Cdq0BTzSmLi1CiNVy3TxNw8TaI2apwbqgncWk2ITdYwtVtaQ0yRoBas2JsxL59lXGSHaSlFTIl5YphywjglBkwxZlK1WxW9zRupC1W2fhOjBSh2H1DiDd1IdATD0RYcF95gYjQIe0ydKpitQnn2C1XcHIxUzgEvPSkU5CHlK0/WpqlCljJ538nqJJHYYehlJ1H3GnhozyS6TvHIfijht5oIkfWkX2piXllP+UNNJJH15J9pYoGtJ/1KE2GyHvqRJooEWY9itx4jMZ8MF/lkWsonU2I+GaaMMU4ZA6sSmFSmoaJbj5G6UKX1mBitR7FbjxI3EyPRegxH63FcWI+J0XpsMn6qYLae4reR6C/cXYxU1gNzBigUZD3ljAHWpqlC1jOZLsDqJJHYemiuAFG3HpgpwCRaTzFPQJXw9hoNKApsQ1FlM4pqaUlxl8KY4g5sT1FNJhXlZFVRJsOKIttWUClTy5+10QQPIhhZ5JSjUawyNe6R8zXqlLVR5OyMKudoUKe8tKywC9hf5GuhqK0w7kKGGESwxcDB7iIni4wiGSWJlV3GXcg0gwjWWf90TZlfhY0GHfwy8tJSeSpRGVK21/lEonqPj6QuG+7aLKJ6n9X0ThZcTSEqNbBjnkBUc7Lm2fShRc9Lqzqh5SU6k2H8Sb2OzzD/Mc5NGUeo19YZ5iPgQjo9wmTBJQjpKKbgceqfCht/Mfkxp0qFY3rboCWcY0t+ep9IfBrouHjUp6L/mLyS/ivyS5tS0n8+/mUk2tMShh4yKvqgdzzBHWVEcSjLc+GWrtLNL2YjW3pGQNqhA4pzsJ3jxGunNtvakc+edubTxZ3pOmYnNnXaUPwEbydR92n2jmxuPaC6TGEWPVCcOu84FxUmyTsriirT4X0rXzNNfHdeXqBPcXfE89pdKa7RXmICyrGn7+22hrWMG2UH2Yrz+wTZCNFRHBY6T7MAhdoA0JGP+pz5UM+Zju+c2KDOkCbU0kg68UGfbMUBsKC4jGdBeagrPI1vF4rfD3Icx7qCaIArjEa1nck3e3wrXzN9ocd5eYH+PR5H5UxSUYpr9I/uOIoD6o4soZbg9wmAfYfFyWQrvkQTFJfvLSivjhOe3rctNC3fExwXzQmipXHCaPle6+wXV/Uta82OzFUdFStbhKflLELjGhZBtCZFGC3CERa+DiEkLkjpyLrX5c1iR3EHWr0kKC5ZWlBdqLw4aaFpRZLgXFZeeySsKKuvMpKtfM3VeiLh5QXSyiFB5XIhUYprpIVBgnLwffgyoo8vJMZu6YUEc8ow41WBqxcSLFHR8wsJFrg6+IUEY4pDGrpSLIpdOSeNU2LWny5lcR6LKk9Nm8QpZawJszhB7qbvijJfK0iRyiZNLnaS1CbPysLpbXxStynRYco05Hr1ucRCooxHqYoP6jlEqFKUUOJIoMYVi1psA6hQqKrvauRg1X/A7QElahLTbyEW+mqwqraB8jyWqYWgthJLaCfVxwkL6SMFLBoMqvMSTJoN7rFSRm48KM2TgptQm6C1jFdlPCtbcQwuyMargPIYXHgagy8Ux6uO49BcEA3NhdHQvDMZr/pWvmYarzovL9DHq454vOpKcY0+XnUU7xV03huGO39GmzgFfvIRbRJzCetPaJNGIcg9EQtcLeET14QmBSxrqfy+NUmTi51UWu6JWKDqy9+2Xrg+r6oQFdE41aHzougm5qK7lOvQNAqLcS63CVyHKkAdGpoUsKxDE+cF4To0XtehybOycB0apzrEryDNMBU1aFSfUStCEXbI4YhyrtugU8iCxnEJItczilDXAa8EoazzsMN6Qbnug1bXf9hlraycB0GDXPj7v/8fJ4VKrw=="`,
    ),
    'Helvetica-BoldOblique': JSON.parse(
      `"eJyNnV2THEWStf9Km67e10zMSkIgwZ1gmI8dBlhgYHbG5qLUXZJq6Q9NdTegWdv/vhme6cePH/co7QUy8jnZVREeHicyMiOy/vvB5zdXV/vruwefPvjhz/e3u9f7s8dPnz5/cvbx84+ef/zg4YPf3VzffbW72i8n/GF/+fP+7nC+++Czm8uLr19eHv55vx+n3F9e6iln45QzOmd3dbh8p2ctwo/7w+s34+vHHyzHf7zbXR7OX1y/vlzO/ODxk4Xc/u7w6/7im8Pd+ZsHn94d7/cPH3z+Znfcnd/tj9/tx99+8evd/vpif/HtzdXueiv0Z5/d/Prg079/8PjZ04cfPHny/OHjx4+fPvzk4yf/ePjgL8vJx8vD9f6bm9vD3eHmenzVo0ckfP/mcP7T9f729sGnHy38h/3x1k578OjRk988evRo+ZKvbpYqjOp8fvP23XHU4uz/nf//s8efPP/o4fj3mf37yfj3k0f277OzFxc3L/dn3727vdtf3Z798fr85vj25ri721/85uzsxeXl2bfjc27Pvt3f7o8/LzQCerg9253dHXcX+6vd8aezm1dnXx6ub+7evd1/sJx0efbi92e764t/uzmeHZYPuL1/eXu4OOyOh/3tb5bCfrF81cXh+vV352/21gZWku/ulj/ZHS9cXU78fPf2D1uTPHv8/OGDv/rRRx8ubfHi9nwE+riJv93j+IMnj549fPDd3cUffnzw6eMhLv//w/j/p0v8Rnv9eX93PJwvAf37fz/48a8PPn3ybDnpq6Uot293Sxz/5+GKP/zwwxXvfz2/3F2BP13a0fg/72+WeL28hPLRRx+vyvX91cvRUK+vq3Zxc3m5O4I/XxrG+Nv9canCHYRnT5ZqDmF3tUi3S3wgocBWAmvxWuq3u+P++nL/aibJn3kxdktGHA+3P0XBn2/VfXt5f1uLcL502139ijfv3r7ZR+1x+lKVw01Tk9vL3e2bGqx/7Y83ld5cRysB3v3SnHn35rhvzn11cx8tEPTwc3Pu7eHXBu5/ptoBrxla02HpxzVE5zeXS0cu+HZ/dcgSWuBy2ECh+3/e7ygHHb8+7pfuHNX8+PFjT5r9rVmNK588+2hr+yb7XlT0WUWfV/Tb+OaPlw450Be1ML+LP/RU+H39rD/UhPljDfO/1z/8U/3GL6Precj/XP/wq1qur2uFvqln/Uf9rG/rH35Xy/V9/cO/1D/8IVrt6dbQP9az/lrRf9Zv/FtNvpfLYPbT/i7ZBkL+ctFyP9W/y56CVNzdnh8O54fj+X24KFrtftj27TL+RBfJ/pYKgz8Lz0F9XtazzutZYT7RbWuFXtU/fF1RRAJFPlT0X/Ubw15xVnRhDAkRLXxj9FqgsD2gt02vr1bfWGDYCyIRscdn3dc//Ln2hF/qWY2Tvgs0rnvM9GtRR37lRHjyfDv7JQ2m+fxT2Xh3uLyYDvUXN7805p5G54jY4rHLdVokx2Pvca/GhSH7bNS5GzteXd4cDw2/3U8+5fz+uAzj5xHAJx9yt7ldCrVcupbo+lVL361e3x8W5eomWwDiM2T74PfIOfRInFfRO4I110/LpVx7OXCxe/2ahjThfCkmFxyj7fbHfdP3l2uh3evj7i2Z2rjOtiRaphPLVX3vSlbNl7vbExE+rUp2lgbI+jIp2P5+ucQ+vL09RE8Naanr3ZubZfJE14pl2E/JHS133NHFD/Du/P6uu3QxL391uY8OHX7R96yr3fmxu9x5eVwupSq+uLnbnaceF9JhaUkOAJSl/0Q/jMLuL5aQdteo99evd8f7q8vdffM1N6+Xy8zw6fi4HdeD2uUq5WwIL+Ky58NnG7s5XrxarvPShWFcoeRBNi5AMo9v+Jq+4ePtWm75hqvF6e7HHLKOLLtmsF1CPi4wmwHsMn9xjDyZ44rkpqnU0j+XKfGS980c4o+lScMJcgbG8J/zJoamtlHj43LrxdVRLYEPFxeHnw+U0PEnuWRxwdx0jij25I/+cuqP3k1isFw0LXMv6SZU1fqR8X2pqwSeN8RO+kP8TS5dtIT8QcwCypfEnGHxCJqEPHEn7ir67MPt8879rkfzVeI6MXbmPIha9nH5qitAdI9ZjmZTjSv9tjqYSs0+LRsrhbNYJWVIX83lZkn2xLh8zd/+9BOfet78a3/9usncb/NXxCyuq2Qkx8lOcipzX+hAgqvZSV2XEuS6xvynRg5R/f7NzbGp1dfy7REG6QWY6EmHf+qDmIQNvUm+ICLWD252g+P23q5y4sIoyptTMKI449lWYYJX95d3h7eXca0Z5Zp0/+9zBZFIy/XW3WF3eXF4FVOscLq5NXyVvycStkmW6Bsn0+zEqDOXzif1vZ7Z4CxjvsoBisFQ+j/ffluuGPgeHKZAx5uf9tc8EYI5HvevD2OKQpe+0UVzY9NwXPuFX2rc3i+9Os1HIthyDYmOOYnMcou8T/W/Tf7gb9LDn25fsN3pyvfBEOcv7uhSCiY7NcDLzrdQl7uJyeyno+NMeDG7fDiRlTnAMV+edQ39brjCrEVmQ89sGL2dfXPtx/juk5clOmL6dcH+8q4x8GWyQyYdnvjLzQlHLEXDx13FfY2oyWQMv2mvM6Mv6MUP7j7lK5znH26923x8SeDjkshUNAwjmq9PvfEvJwPJn06Ov1/mhoupBJ7rdKZYbCEsI4cp+KyPf5mLjTgsUXuzu6ShwTv5mJrkHh5t0Q0B8OV82RSp9p4GnHSFJTZ9hV5nM+UKbc3atWo/G/muvUBEBrclR0JcLDZBzzwiSpMh/3MpBAYucRtviCVBlqeAjdH+Nn8QXZidutz9Si5rUdxJu317Oq9PfteLyWe+mJp0ng6gBfLnhBGfuKD8Yjbcy3fHLeJ2docLsnwlgE872RWkgeCXJ7/p8ub1aO/lCW/TSHMzva/jmGfQ8lGTnvz6ZOPuaSSPmE/Sd3mQ3IzjuLmzPFHXISI8fzbcfXE/nkYuj+3/tD9ef7M7LE796d//vjwiW54rP3j4wdNH/3i4Ha3ukdBazow2U2f4++XoozhaXSUhrhgLX6fP2cb4hCg5EkdTJbr2/4SS8yRlC1li692hhNaOw+g/0tH3y9EnceQxY5RqH8JfUiy2mxIJpdoTp9oT9doTktqTgtoT2/p1YmYnTH5Yjp7j6Mfl6GMc/edy9PhxHHqVmFHZCd8vhx/Gkf8hoRQL4vR5RD0WhCQWpCAWxBALYlssgvycMuGXpL3LR7VGMXME3U7irgkknQNcOmlw7amuUHcFkj4L3nZcV6n3Ak1K2fZjiLUzQ5IeDd53a8jatyFIBweXXu6curoj6u9A0umDdz3fVer+QOIB4J0RQKxuAEksAbz3BchqDhDUISBkm3BMXuGIDMMRuwaYWgeExj9cIxMBkn4H3tkJxHnPVGMB790FsloMBPUZCNlsHJPjOCLbcUTeAzQJRONCmxmwCwFJ/wYXFwquLuQKuRCQuBB460KukgsBTUrZuhDE6kKQxIXAexeCrC4EQVwIXFzIObmQI3IhIHGh4J0LuUouBCQuBN65EMTqQpDEhcB7F4KsLgRBXQhCdiHH5EKOyIUcsQuBqQtBaFzINXIhIOl84J0LQZz3THUh8N6FIKsLQVAXgpBdyDG5kCNyIUfkQkCTQDQuxKFhK8pcenoWxZREVGdKMtlT5uJRWWyNKp1CbpX5qYq0vpXPqOaVdXGwLPY2ls9RL8uqGFoWxdWSSNaWOPlb5mJyInZOl04hu8tcPC+LnfHlM6r7ZV0sMIu9D+Zz1Ayzqo6Y1WyLSSNvTJwMMnF2ySyoVWa18ct0Aplm5mIYWezsM5/xHl9RI81i76b5HLXUrKqvZjWba9LIYRMnm02cvDbzU/FrXDcIey5TMSqWxG+TpG5LInktU3FallqfpRPIZZnOi946LOvVX1kVd2Wp91Y+Q52VNfFVlsRVSSJPJUqOylT8NEmdm9IJ5KVMxUlZ6nyU9eqirIqHstQ7KJ+h/smauidr2TtJIeckSr5JlF2TsXoma41jkkx+yVR6O0udV7J+0gvUJ1nqXZLPUI9kTR2SteyPpJA7EiVvJErOyHQeqcYVt9qzJQKJqYCLGQZXJ3SFbBBIPBC8NUBXyf2AJqVsfQ9iNT1I4njgvd1BVq+DIEYHLi7nnCzOEfkbkJhb8M7ZXCVbAxJPA+8MDWJ1M0hiZeC9j0FWE4OgDgYh25dj8i5HZFyO2LXA1LIgNH7lGpkVkPQ/8M6mIM57phoUeO9OkNWaIKgvQcim5JgcyRHZkSPyIqBJIBoX8rKyDQWTHh6CGBEJ6kSQyIqCiReF0JoRZHKjYLPCtn4UajWk0MSRQugtKXT1pFDElEIQV4JAtgRGvhRMjImEzpkgkzUFE28KoTOnUKs7hSb2FELvT6GrQYWiDhVKtihw8igwMikwdqmAalOhND4FkYwqmHTQEDqrCvVE/1WzCqF3q9DVrkJRvwolGxY4ORYYWRYYeVawWUwa1/KCsWsFEyMIQVyLBHUtSORawcS1QmhdCzK5VrBZYVvXCrW6VmjiWiH0rhW6ulYo4lohiGtBINcCI9cKJq5FQudakMm1golrhdC5VqjVtUIT1wqhd63Q1bVCUdcKJbsWOLkWGLkWGLtWQHWtUBrXgkiuFUx6aAida4V6ov+qa4XQu1bo6lqhqGuFkl0LnFwLjFwLjFwr2CwmjWutX8+e5URMwLH4FbC61SaQVzkRp3Lc+tQmkks56YvXOpRr1Z9cEXdy3HuTq+pMzsWXHIsrbZg8aSPkSE7Ej4A7N9pE8iIn4kSOOx9yrbqQK+JBjnsHclX9x7m6j/PsPRsl59kI+c5G2HUcqec4bxxnk8hvnEjPctx5jWvTPqc+47h3GVfVY5yrwzjP/rJRcpeNkLdshJzFSV/7xlW2XGdbAZKOCy7GElydxRWyFiDxFvDWXFwldwGalLL1F4jVYCCJw4D3FgNZPQaCmAy4uIxzshlH5DNAYjTBO6dxlawGSLwGvDMbiNVtIIndgPd+A1kNB4I6DoRsOY7JcxyR6Thi1wFT24HQ+I5rZDxA0vfAO+uBOO+Zaj7gvftAVvuBoP4DIRuQY3IgR2RBjsiDgCaBqC702UKX9ad8lP/WkDsGoSakxvtvyIE0JEEyJvExlkJjxLtvoNG71vSwI6RToFRc4pxgQb24hKTJSUFFiKEixLaKrOS3W9zX5rWj7KaGPO6EGm81XmzVaHZUQ+KWxlBcYltxiWTbHGh0+TgavT2ORkd/FkdeO0JU5KDr+9i8cQfZXrkGtPkvhw9IYggugQTvogmxhhSSxBVcgwtBIwwhhxlYYu2cAu6Iou6IQg8k8QevjeCStITj0hy2ITA3hyNtDufaHM7b5nCxaQ6XtDmcl+ZwoTSHC9IcjrU5Ns7NsSFujg1xczjS5nDeNMcmaXNsWJrjd1tLrAOxHflXEfL4E0qhJ04FIuoBJ4RYE0OYiW0RJuLBDTTq+SSOvAaEvAaEUg2IUw2Ieg0IoQbEUANiWw2IeA0CeWstO1MdoaU29u9bU61/ZEe5ooZyRQ01FTVeKmo0V9SQVNSYVNRYqqiRXNGBvKJBUM9A41qNjmo18xUa8bZOuC4jJOMzKU1t40KMWKrtnxYypjxrr7KjfF1kqLkIMl4ugozmiyBD7YWkKXJ5ZMznM4TytdBAdt3yEY5wLRTIJzCM0uVRcL48IoptognjqilQXBsFi2sjsJtRgzhCpAPlSAfnSAdFpANppEOJSAdDpAMh0kAxA7Gjmh/dvMN4mx8y2zA0zQ+dYxiTy2dj6fJ5kDFdWAcoO8pDtKEy0Ka9+KlfiCAhELWLhpxSAyMnSIxE7cMlJ2nkRJZOJqr0t6xS8osgvVBU6ZCqNn1TTqndVE+oPVbOkM4rqvZjkbVLZ5l6twjS0UXt+rycUru/nCBOIGpvCnKS+oPIYhWiimtklQxEhJMdqbUVOeV9HUnNRtT/S0cqFiSyupHI2ZiySB4lgtiVqMW5vlxo3MOzo3z7bkXNnbshjMv77bbTOByX9us16jiyG1nrxYIdoosT434ZOL9Bc5GirPRC9MTjHo8d5fQwVBp8e0VKqv9kjyrxLhK8gdPDwTs4t5ikHZxbbesOThWaELk2i1PSZyJFbLLrMXiNXc4riqAIEkdVu2jmczimWaHIZoHjK4pGWeQm1vmMWcSbs06fQtGfdOBerS2x2Su3AZBEP3gXd1c54s4o1o44ymAaXwhNZF2bxTTpM5HiCCQRBC+xW67TbIK53qe3o/zIwVB+GmSoeQBhvDx7MJofOxiSRwrG5GmCsfQgwYiPl4FGw69RsaP8BGxFqblDGC0dnzPaOI7+mo7iDo0d5Zszhsp9mUF97htfibnvhtxiqBmApC3ApUHAu1aBWJsGkrQPuDYSBG0pCLm5gKXNeNyRMGjrTcYdUakdedgRRC3KI9HWWmUgUl4b2CVpZcfa1GkzFbV35tLoWZSWz2LX/PmMmgNZl0TIomZDVjUlsprzImuSHGVfZxc9TZNT+zq7Uyhhyj7GjlPqlP2NWzL02xtbsWZS0iWdkqY5RRtRKKOYSj6xJNnEUpdLrNdMYlXyiCXNItY0h1jLGcSK5I/sYatx0tyZ72GrJ1DeyC6uSilnZG/X1ujd1q5GqtlCquQKKZopvlOA0gRIcgRcEgS8yw6INTUgSV6Aa1JA0IyAkNMBWHKBN/tIGDQLJpt9RKX2550wgqjleXPM1nplb4zy2uAuSWs71qbOc3NucVWk4VWW9le5SwM9p2aDniFJobLmhuqaIqrnTFFVEkZkyhtVJH2K3GWRnETJJArllCiUWqJQhqkiiaZyzTc5Q9JOVM0+rO6nvAsmGReC5FoIXZaFWvMrNMmsEDSnQtFsCiXnUXDJoLSRRyOiWTPbyKMyZUra3KKMsiNteNmate53KULNBWiSBeDa/j7dpOYHktYHl8YH79oeYm16SNLy4NrwELTdIeRmB5ZW53sQEgZt88k9CFGpxfkWhCBqb74rsbVcuSmhvDa2S9LWjrWpfdUYNTWQNDW4NDV419QQa1NDkqYG16aGoE0NITc1sDQ1L/yUMGhTTxZ+ikpNzasiBVFT80LJrd3KOknltaldkqZ2LE39zdbK28oEO4xFdMG8dZnJyroQ0tK6wLG2LhgtoQtIa+gCYhFdIG9BYrFOxo7yHTNDeUWjoeapivFyX81ofn5iSJ6HGJOHIMbSkw8j+aniQFg/st5NHCifgEeKhDxBGfWV4ieGTOkxIeFa13ggSKyp63j0FymG532EmiVfxsujHKN5oZehdnG4KbL6y1heEm4or+0aKFbqrNFfFobTElM7yktMDTVLTI2XJaZG8xJTQ+0SU1NkiakxWWJqLC0xHWRLo6iGV20l3y5kPM2no7w2x1CzNsd4WZtjNK/NMdSuzTFF1uYY8yYilJcdDTT8mY488xklVw5hNCQd1frmhiTe1hcNSWha32hIYrIWyVhaizRIDCPjKBYZjqMxUoSGQYJQGWC3n/tJrQ8kIQHv4gKxBgeSRAi8DxNkjRUESRBwyRK+D61I8mVyH1pUyhygSazaHII4j5VmE/jpWJW8gqDJBSFnWL3VDkS5xvfV5SzNuu6++ib5QmJKPSAJJ3gXTog1nJAknOB9OCFrOCFI6oFL6jmn1AOS1AvepZ6rlHpAk1i1qQdxHitNPfDTsSqpB0FTD0JOPV7aLhlCqcdL2+UsTb1uabtLZR2bF6Jfx9arbYCn69j6EzTYJ9ex9SeVwPfr2HpVE7asd+gFTd5T6x3acziRs3Ay5n1S51PeF/OS4Fn9v8S8JnuWS8pnWRK/LARps5Q7QVkH0v5F6RDTVSDrCUtz2+xvXShhR/4JhHzGRCg1CnH6BqIefkIIJzHEkNgWOCKev4Fig6od5amGoWaqYbxMNYzmqYahdqphikw1jOWphqE81RhozPHWlSd2lPdqGMp7NQw1ezWMl70aRvNeDUOyV8OY7NUwlvZqGMl7NQY6v7mUmvvcNc4Zf7HuA7UjryUhNxZGXEviVEumNHUl7JUnhMoTQ+WDvXn39s3yO+eYBA42prNRK0xnCU2ahqezRGvT6HSWlKbRMJ0lVFsI09lAx3xUK5J+9IqF2+Vnn2uTj5Ws0RWxfJXQxCt4oSrR6hW6JJWUxkVi8Smx4iJjM200+FhrRUc1SXmF1UZ5L+L2uUAShLIXUXkXoW4vokoSq7oXUQWNje5FVCxey9fvWwaU63flnfV21+8qiQnPrt9VVjsu1+/KxZidk4sBSV8BF58G7xwBYrUFSOIN4GoDENTAIWQXBxajiG2fqXPrblA5m3oIkPQccPH44I3RQ5z3uc7yoYnvg6v5Q9ARwIUyDLhAYwHQJDfaUQHiPAd0fADvBwnIsxTR4QJ8kgo6cDin0QNoUvV+HHG1GUxcohEFaOKo7dgCce6cOsqA90MN5JmxlkEHQm+sNPw4ojEIaNKdutEoXejzmJQFjWNWdXzKahvrfEoT8XyCxj2rJbxZLkHOsoQ6izqSldsBnoT97YBebce26e2A/gQd507eDuhPKmNefzugV3X8Syrbfha002dVR8Sstp6YT2mcMZ+g/pjVYoNZLuNllmXUzKIaZlLV0UTM42jeSDfry2VMzaqOrCc2EPanvM9L2rE2n6EjblbLuJvlMvomuY7BeZPdLJxlPM7q+zOwG5vzCSczcDZO55NOp2kZs7N6MhHL+J1UHsWzcDJskxE9ndON6+kEHt37nY+9+v7Rpxvv8wknR5/Z2J9POj1E1euALJ8aoviaoOyo6oWT1lCvEpY7sLSix47y/UJDeR2PoWYJj/FyP9FoXrhjSNbsGJPlOsbSSh0jeZHOQPltKIPIi1D8fjLXdbL1JrjUGryr+nzrTUgShNnWmxA0HP3Wm8ASGN2yIqHQEE22rAiXYJ3asiJiF7b3bFkRXQJ4csuKqBrKE1tWRJOgtrs3ughqeNvdG4lKaOe7N5LUhfXk7o2kSkhZ0oCe2L2RtBzM+e4NliSQ3daGTapbGwJJACdbG4J3oZtvbQhJgjbb2hCChqvf2hBYAqVbAiQUGqLploCiSMBObwkoche+924JKGdIMN+zJaDoGtqTWwKKKoGerIXv46phb9bCE5NQz9bCk9CF98RaeNIkpNO18KRoGEPJAZythQ9BglaXjm8CXrFN4Qom4QpBwhVCF65Qa7hCk3CFoOEKRcMVSg5XcAkXBAkXuIZre3MwBcuJhMqxBMpxFybXapBckRA51gA51/A4z8FxKqHZsARmoxKW5Tk5veDOjvJ0xVC+9WCome0ZL1M8o3leZ0jmacbkHoKxrcpE8iRtoHgtsx3lljOUZ1khjLtUdJRTwVDT3sZLWxvN7WyofV+wKdL6xnx+Sig370CjWdfphx3lKYshDwGh5r6F8TKlMZrvPxiSmw7G5E6Dsa3FiHgNAuXp7ErSEu2BcqVx04aQ36lh1LcX35NhSjdiCNdmjFsuxKSbDoabK5Gd44bKOju1ozwlN9TMw42XybfRPOM21E6zTZG5tTHPMUL5Vu5Aump7sHojYtBx9yFaFrccCE1Sj28uEK2pp7cRSGmSMm4YEEtJuSwCMtejo1xqQ7kPGWoqYrxUxGiuiCEprjEprrFa3NyHBooFd3aUV3wZapZ5GS9ru4zmBV2G2lVcpsjSLWN5jZyhvDBuoNg+Y0f5YYCh/DpbQ81DAePlSYDRfPvfkNzONyZvrTWWXlhrJN/LH8h7wLovYCV8F3qQ8RfrS8rsCLtLAmF3CaH6hjbj5bVsK+XdJYHzK9oMySvXjMXuEjBYV1R1WFckHKyL0KRHsHURrT1CrYuUpq/AugjVjiE3agdi54p2G871FPWHcxHKiRecEy8oEi+QPmwKJVIyWKRkME9JkHHvMvoTblgSKv17Wdy47khb626H2HNDDDvSiOWNOCTwThzC2IpDLHbcEIwtNwR9zw0h7EgLNqxv3ZpnR3kjn6FUauJlb59RLzMhaThSUBlinpeEvNiBhkWsA6wd5QsBQ/lhsaHm2sB4uTYwmq8NDMkVgDG5pW4s3Uc3ki8KBvIutF7vrCS9mXmguDa3ozyfMOTex6jOJ4yX+cRKyfsI52mGIZlmGJNpxmDD6KgKcDpm3dZME+rWTMOyNdNY2ZQWku7aNOh5xUx2aA6mL8MejC0v2mtYHp0Ez2M2qyi7HuOmoup7LHUVDedjmLen+kLs5GRgamflKUQRWmPrnkMUTS2uPokoSjE7fRZRuNoe7zHbPAVIDLDfY6ZitcKyx0x5b4p1j5kKYo9lj5lwMkogcUtwsUzwzjchVvOEJA4KrjYKQb0UQjZUYHHVeMiUuqo+e9I+QDYHJE4LLnYbvPFciNV4Q6ruC00sGFx9GIKasQvsyGDqVhBay4La+BY0NS8IEweDXmwMipo2BHXu8iRRhcbDXWIjB5vFp7d0qCfiU8wdwnviU20eSvF6KGL48sjPnZCx2n730K/TWvOfPPbrZB0CWCujQPvkrxNlLOie/TUajQhMZVBgqRsXWK9DA6syOrDUDxB8ho4RrMkwwZKMFCTRYMFUxguWZMhgqRs1WK8DB6sydrCkwwdrOoKwlgcRVmQcSQ+Dk2M0j4mbDkamzVTGFJZkWElSM7KwXgeXpNbxhWUZYljSUYY1HWhI47GGsdopa62j8gmNqbKsvsraxFr5lOKuLOoAxJqOQd1SgUZrRiJSeTBifCKA/ZDEJ5wOYBmYWHt/AOvwxGIZoVjMg9TSnR7EW0LsKN7rA5SfP4UwfpNw/ZWHcTSWq8VR3Oexo3yfxxBFaKM+klKJgKRY4G3ZXKUCOqJSOqKiltfDK6+F3grGhQaSQoO3hXaVCu2ICu2ICg0khQavhU5rlajkmUvxs9jWIZ1CFUmcapM4VSlzqVcWa+Uo3alqTKViLLXVohOoUkSpSkSpQkylOizVyvgyH6oJkFQDvK2Dq1QBR1R6R1R0ICk3eC00ln1QqYNJsUNoyw2ZCg5GJQejogeTsodQC49FGFT4YFL4ENrCp5+n3wqafp5eGRW+/jx9EWrht4USVHQnUnDHbbHpV6+3AtKvXmdCBdZfvRZcC+tvoKPSAklxwdvy8o/kbsXjH8kVREUuP5KrvBT65UIv8c12FNcJQF0pTYiLG0fxe3h2lAtiqHkQarwtm/wenqH2Qagp8iDUmLy4wlh6W8UgI9JxFBG1o1qHGsfzhUYgxlF8pR11LxAZwgg+HeXvMjT9y/yId6BR8CgBCk4oXccZ9WsBKr0jqgJQWxpXqTJAUiPw0x8kdeNrGymk1rK7ttkkbHytiKoK1JbQVaoqkFQV/PQHSVV5v6QUUqva7Zd0yX81P1UWkKsbsC8ndK5yQK10KO/7OK04FK56QK18KLX66+Towe3b3fn4k/Uh+jbhrj9bsxWA5YmWP3CZno3/ti+1o8V/xm/XEgoTH0fh3+PIKhpHqGEgrtpK/ddx6YuB5NudUxEcUTkcUWGApETgpVijx21BWr+cb6WuMcwjWh7MxlH8BiB6ehzlgpT+vVLv+rkgemN3K02dVAFRuRxR4ZIXCZJitl60SvLyga2suj19K6tjKivvtBZEZU1mIkjK2prJJjXbRLzA3S4RL3U/e8qcy8+cK6GzqpZrdWazqk2vN+K2GpEg9WmnTUypLkSpJjKZaqjUYjKZcjXuzWklSNFakMTVIMz1IMwVIcw1YaxVYa3WRbaFbPXQXSFbHerkD4jK7ojKzfNBRVLebj64Sbo9YCts2R2wlbaZ8gWj8oJRgdM0sDApcjsN3DRdo7+VuSzR38rczPSCUZnBqMxp9leYlLmd/a3aq3ST3ElcAthRviow5PfCGdUXGBsvVw4r5Z+UDZzfa2xI3l5sTN5ePNi4p70G1o7yJZOhZlJkvEw0jOZJkaF2UmSKTIqM5UsvQ3l16EB0C9qRXDqt+xYgJDomycvnrX9rB1u1iWwtxYTiQDjCwDCaiegWGyIeAELeRoFi0t7cXjDUTYL9PKopSK4ucK5z4FpxaKX2oZQQQMpxAJZggEtE6m3gQBKbk7eBM6Qw9S+B6MUcshOvgOjPKOGbvwCiPyGHcvL6h16VsGaVgiuChFjULtD+k5pr97WjbDP6Q5orHc5rT9zMce0oG7ShbJ/Bi2UbhU8G0mdAoYSDBsNdpUB4Urai+paMXpC6nHpLRn9KreHkLRm92td79paMXpZoTN6SsarLFJ1G53EUY7Ad5YAYKlX0KT1/Up30BJLPnE968h0B/vj6QohekK+avxBiO8F//4W+in9/VpF8fPf7s6t0tdC402lHubcZagZ146UXGs2DuqF2UDdFBnVjcqfTWLrTOUj87K4deakJUelWOq4o14fKOMpXXYaaSyzj5RLLaL6WMtT+RoQpcpVlTK6yjKXfiPAL7vVWTX6S0jxD6Z+eXHsyU/2bBV6Zd5GAWMPRrO7KvA9Mt7YrCxqiurIrYQpWfZQcSMI2f5R8ze+7276rvO9OeRe77n13KknsZu+7U1ljV993p0KOHd+Y2WLHt1wkEBq77paLS+WdQv6N/TuFerWN5vSdQv0JGtmT7xTqTypRnrxTqJcl4knkuJchpA1laYPpELKd4M/OqA2AJPrgXdwh1ohDkliD91GGrPGFoJGFkGPKzxu3aNaHi4EkgvOHi8t1GT1ZG0cxDo+j+OGmcRRfZUf5WwzVL2DvEkRfxTdxt++rDhdIvnnucOkCksswucOZOZVmsm5EuJTrPetG6NKVi0aUCia3K7ditWs/EpUinVz74ZfKXJp61w6IylFXcQSSEsxXcci1OJdCFCqMKFQmUahoqkgJVa4FTfcLlVHh0v3CrVjNshFiUpQTy0Z81sFlqBfTQFQCvr6WP9Tv766vN4ktSRB9vSP6+mpcgeTr58b1Ns0P7ChPDQyVWYHfMJs9Ycz6TMzPGOWjoK4LZ0293L8aCv3/B08/hup/GHtwM/Znho0WD3wzznHMWr430Z2R7z0mLcWlqcN4ryOFBdgL1Gl+N7jVUmGbM0bbrnuZM/Yv7LT8xlLR/KF1r6bidGfUxncpOsoSpLHWg49ygxnKP3ezIhSO4Hb/fS3MICOPQkf6BLILC+sPdoRbWYHk/hUEbHqPD4s753ZUK9LdOTdeOrXRPMk21E6yTZFJtrGcvYbynfOBcOc8wvbPdEJ4hh1lczGEhxiE0D4MJ7FcjuLr7tJZwZekWS8Bx8FieHSQbsga0duo3us42YCkocAl7YJr7umeuy2SjikLgSQVsaY64lKXXwtvo4kVUpKezilHy+Y45V22QqwpC0nyFrxPXsiawRAkjcEll8umOGkGympHlNpAkt/gkuTBNdNDOdVAkdsgXeLTpEEyObqATgYUl86A9RwRESBJBnDpDMG1M0DJncExdQYg6QzOqTMASWcAb2NdfjxCvoA6A9Ck/m1n6H47QiXpDLPfjlBZO0P57Qjl0hnKb0dIM1BnwK9A1MBpZwCXzhBcO0Mopxoo8h2k6wx0B0syOTqD3r9SXDtDuqnCXSILmhhZ1e4haukkWZeukkTuMFnQblOf121Rnjyva9W+ndI5pTsllTtV/4CrV9sONn3A1Z+gne3kA67+pNLx+gdcvaqdMKmlKyaVO2QSuFtmQTtnVrWLilo6qujvTwPql5m3XVdvhba9j7pxeyO0F7VL5/tFHiZGdUFiBCTByTNA2tQoU+DtyH67c9voBxRrfYTnWGd1/CDlOoVyMn6JMpPxE5TbzBwIySGcbwRkyWfv27Q8fwVP2Nf8XdrQtlCvH2JHuYMbcrMh1HR046V3G81d2pB0UWPyPNFYep5oJPfPgfIb2AYZ/rXen7Gj/NDRUPNj/sbLw0ij+Vf7DYkRkSK/52/MLYeQ1yOQvLpsSVVUbU3MQcKa7Sg3l6GmbYyXtjGa28ZQ67GmSKsZy25qKDfRQKjaWpFxB9kSO47yow1DeV3diuqDDuPlGcdKy7o6w/mphyF5omFMHmYsvmZ9ZW0vO8p5Zcj7CqEm1YyXVDOaU82QJJSxeIVfsK2vEMk5NlDuK4NEJOwot4Oh3A4rqu1gvLTDSks7GM7tYEjawVjTDtYJzMXtCJ0gUO4EwbkTBEUnCKSdIJToBMHQCQKhEwBJ//YBkbOqvPFIueQXeJdkEGumQZJ0A9ecg6CJByFnH7CkoN5mkVBQOpQ3GymXtOzfbKRiTdD2zUaqSaqCa75C0KRN927WjKj3boR3OQyxJnK9dyO8T+nm3o0Iktz13k3mmub0kI4yvXtdSyNJvrPUpTzrNetZlcRnSXOfNU1/1nIPYEU6QfNSlhorSrfunSyNJB1i+k6WRq/dYvZOlkaWzsGS9g/WtIuQRr2keyVLI3V9hfXaXViVHsNS32n4DO03rEnXYUl6T/cqljUp/sXrmO0gzaSMpBXLKynLlA3rPGuFuiDZaFqFbCQvPTaU1xv/i3xcSS60unjBtfiNhxelVEQdXLFUqfj3xvHbtpXkegHnerU/0KtaqVf387wq5XoBS73ApV68SSo+JdFcvyTlOmap1jPppa5ZLfVNcq5zkqTeSaO6/+N//hdqGeNv"`,
    ),
    'Times-Roman': JSON.parse(
      `"eJyNnVt3HMethf8KF5/OWUvKEXWX3+S7Y0d2fE+88jAiR9QcDTnyDGlbycp/TxW6AGxsoEZ5sJb72zXTDRSAqq6uHv7r9KPd1dX6+ub0g9Mf/3J7WF2uTx4+eHbv2cmjh88ePDy9c/rp7vrmxepq3Rp8v7laH+5+u7taXXfhdrtF4cSE1dVm+w6lBn9aby5f97Noqy9uVtvN+fPry21rdq8dHz7d/LG++GZzc/769IOb/e36zulHr1f71fnNev/dun/0kz9u1tcX6ws7Ubu0Dz/c/XH6wS93zx4/vXP3/tnTO2f37t278/TZ03/cOf2hNd5vN9frb3aHzc1md336wd0mg/D96835m+v14XD6waPGf1zvD9Ls9N69+39qX9RO8mJ3sznvlny0e/tu3404+Z/z/z05e/b00Z3+7xP591n/99k9+feB/Pvk5PnF7uX65Lt3h5v11eHki+vz3f7tbr+6WV/86eTk+XZ78m3/tua39WG9/63RxY2bw8nq5Ga/ulhfrfZvTnavTr7aXO9u3r1d3/183T71/LOT1fXF/+32J5v24cPty8PmYrPab9aHP7XL/aSd5mJzffnd+eu1dIBcxXc37SOr/YWqreFHq7efjz55/Pj+ndOf9ehh98Tzw3l39b6JTx/cOf14bcfNyU/unH53c/H5T6cf3H8q//tj+9+nD5f++sv6Zr85bw795V+nP/3cmvSve9Eu5PB21fz47zsLfvCgfW3H6z/Ot6sr4w/vta/s/NfbXfPUy60pj3rPdeX69upl76jL66xd7Lbb1d74Uz3L2/W+GXBjwpMn4zSrqyYdmnfylckVSI9n7e1qv77erl/NpPgxu7xVi4X95vDGlcfNbfKp7e3BqPnsvCXnKp/i9bu3r9duvTVvpmx2bsl9NfKwXR1e56v553q/y3R37b1k8Ob3ouXN6/26aPtqd+s94HTzW9H2sPmjgOvfwDrDS3zmcGh5nE0+321bImdPrK82UbIe2PYykOj619sVxKDiy/26JbKb+fDhEH69XR+k1Kjy7P7Z6HuIvvst4Tp7bujx45ZVHX2Y0Uf5gx97q7Px/Z/4VT56vKBP8wc/y+jzHGBfOGqlTdCf8we/zBfxlaeefvAv+YMvMvo6X/03udVfs3O+zR/8Ll/X9/m7fsjoR+817c+fcqufM/pbPuPfs1dftsHszfomlA2LzJdNi3nKn4s15eHj4d/V4XyzOd/sz2+9ilpy3PaifWgjT1F5pb6Fi7Eo9ppj3/Qytzov6m9uVZz5Vf7gZUbuCXPSJqP/zx/08mqtPIWt8hfeKopOUfbeZvRrttFrg6UQFHi9iKKe3Wb0W46433OropK+y93xT0dPtWtbfMVAuG+9DoNpbE8j3EOtcj0abzbbi+lQf7H7vfBzGJ19JGg1ts3TPDjONO1f9Ykh1lm3uRo7Xm13+03BD+vJt5zf7tswfu4OPFPrJW0O7aLaxLUo/8usJXjTg/x205SrXSwB5p8uyxe/RybXa9l75dnhrJg/tYlcOR24WF1ewpBGHKdiNOHofbferyH3H/lcaHW5X72FoqYffdluH9qsvq5KYubL1eGIh4+rk/mXdUDU5Z5h8c12u3l72HimutRsvXm9a7dIMFdMw34Ibu+5/QomP4ZX57c3BV5q+avt2hPatElmXa3O9xDFMHK0qVTGF7ub1XnIOJc2rSfRAV7QMA/9YtcXzaXVHPX2+nK1v73arm6L0+wu2zTT67R/3QrtgH65CjFrk4vnPuu5/2TE/G5/8apN88K80CcocYz1+UfkdoKv/QQPznRM2F9ctTp32+8g84RkVcxGm8P79LIYvraTuflucp27YhLdsrPdELeoL3rti9ShPjDH+PPBP0aND0xll/rXxb7zuVG6AptFX2x+20A4+0filfl0uUgNv+zJh34oPuSDBeWgDdVy50VJAqbmr/TzhURxPO+IFWWDfyZenfcEfcDvAdJJ/I6hVQi4BYm3mGTok8cmjjWP4lRUc3xWGOPAraz98qK6AE+PWYzGkurz/Orb/EZq9m2xrII7c6H0CAlmAqeK6JNXOvuTcZbt7p/r68uiknw7yajPKiM9OI4mybHIfT4bRvaTLm1XEG31u5/sOZuTfP96ty+s+prO7m6gLLDbPOJPtdhO3PYDncA9Foe2sLxxuJU5jk+L/HpjCLoXZ5zKqhbBq9vtzebt1meafl3RQAjy2B068LXZ1s1mtb3YvCpusN7NS8OLeB4P2CJYPDeOhtmRUWcunU/K3fWsDFKHQk2JuWmDIX0RLr61CQOuwNkN0H73Zn2Nt0FWHPfry02/QYGJr6foZOb1Rc6Lx3YvctuyOtyNuLMnM8h2E1R6pi2Qx1yyvJyE1N+jx9rif1jniqtgZuUnNz5D8SI7LYDbqm49uD+i92ZSZNbT0XEmPJ9NH45EZXSw3y3PUmN27q9nPTIberjm2jgyO/M8j78+Oi3hEVPnBevtTbHc0251oEh7Tfx9d6Qi5pmefu7KVzXcknhF7qpynum5QK73+9Q4w3miMxyp4y2A9y2Q4dJsGEm3MNo328lA8mU5ybA7jNhxz3TdwB7pVDVxfkP2xST1v5il+Fd01eqG5rTXqy2MDJrj/c6ElrmtK47Nna/jrMkj7T39N8mE5pt6eL6MtRQNGr1adWqsZ86r6a4FcH2HYwHWqkT1wGNHqeWVMF6EjVtUbHS1pAXI5ryqsx9PxrP9UWtexP7xy6XZrk83j4b10XM9n8TC82mNru8Gvo7f43W4GDd9JjIZ7WeF4k05f7b5WJgI+LcdTYV4Cb68e/RM291l7+/2cLfopHktvc2SpnL7qkkmXx69Z1jDQO4+n4Rve4ZcDOPw+DCNEF7yZzn+yW1/FNme2X+53l9/s9q0Qv3BL7+052PtofLpnbsP7/3jzjhaqkdAy3VGNGo6ws/i0VJVAkLDUPi6HT16ZEd6CYAgOAK3rgp0yf+AQuUJynBZYMviUEBL4iD6azj6vh2dnZ3ZoTotsGA/KD+ErxrLEgFNHOCrHoFmB8RBIyiFA3TqF5hUFCQ/diMe2OFP7fCZ9enfunjPxLHkFBlcPGDYFxCc9Fs7fPJQj37vZ7uvR+/ikZ4MEJxr0NEIE8AQZYFxSgXnnA+qQFIYoswwXqaHqpAjhihOjFfBYmKOGJMobIzXsWMyB5AJlEbGKZeUQ0IpwqwyxqnlQplfKkOSGZp4sEw3E+ce5MQzftyDKQVN4Dw0ISajYsxIZZCWijA3jXGCmlBkqWplqqoI+aoIklYRZK4hSl/jOYdHKmEOG6IcNk457JxzWBXIYUOUw8bLHFYVctgQRaDxKgJNzBFoEkWg8ToCTeYINIFy2DjlsHLIYUWYw8Y4h10oc1hlyGFDEw+WOWzi3IOcw8aPezDlsAmcwybEHFaMOawMclgR5rAxzmETihxWrcxhFSGHFUEOK4IcNkQ5bDznMPYTJnLklM1RpJQmkfM6yJDckVOGR7FM89AEcj1yCtcoVjEbW+TAjTpFbxTrEI5tOI6jSuUgilQTggiFIXCsDlHgEkFqWSdCGygWkR/rgrJsxBbv6QIuIFH8L7oglZKocj2JaiwqQcPKEgQoL4FjjYkCF5qoFtUmNChLTmgBdSdwKD6BQwWKnMpQFHMtcoKVCCnVIZSoCgWJaxCIUIGQUv1Bqaw+0ABqD1IKe5SqoEc9hzyqFPAo1eGOLTjYUaNqgxLVGpCg0gDFOoOYq0zQyhoDLaDCIJ07uqwuqB91NFcWlN7r6FRVUOOaglqsKKBgPQEM1QQo1hLEXElQK+oIyGUVAR1qCFCoIEChfiCl6oFSrh2jc7BwGKKqYZxKhnOuF6pAsTBElcJ4WSZUhRphiOLWeBW0JuaINYnC1XgdqyZzoJpA5cA41QLlUAgUYRUwxiXAhTL/VYbkNzTxYJn2Js49yAlv/LgHU6qbwHluQkxyxZjhyiC9FWFuG+PENqHIatXKlFYR8lkRJLMiyGRDlMbGcw6r4zCJnVEWu0BpDALnsUmQyM4ok10oU9lkyGVnFIouVLHoag5G1ygaXajD0XWOR1copV2gnDYBktoYZrVDTmtQyrw2HRLb2cydZWq7esSdnNwuvMedKb1d4fx2JSa4ccxwg5DixjDHHXKSu1JkuYllmpsKeW4MEt0YZLozSnUXcq6rrzDXnVGuu0C5DgLnukmQ684o110oc91kyHVnFJwuVMHpag5O1yg4XaiD03UOTlco112gXDcBct0Y5rpDznVQylw3HXLd2cydZa67esSdnOsuvMedKddd4Vx3Jea6ccx1g5DrxjDXHXKuu1LkuollrpsKuW6s5/ojStGe64lZN7GAHbFoi0cw05VQniumLDfMOT4EyHAllN+Ky+weIuS2EgpFxVUgqpbDUBUKQsV1CKrKAaicslkx5fLAkMmDYB4r4iw2XubwUCGDldROK7NXtanTOHMVH3VaylrlnLPKY8YOivk6EGTrIJirijhTlRd5OqQyS4cGOToIjMaDwFishEZixXkcHhGDyWmIstM4padzzk9VIEENUYYaL1NUVchRQxRvxquAMzFHnEkUcsbrmDOZg84ESlXjlKvKIVkVYbYa43R1ocxXlSFhDU08WKasiXMPctIaP+7BlLYmcN6aEBNXMWauMkhdRZi7xjh5TSiyV7UyfVWE/FUECawIMtgQpbDxlMMfNtp22dxdTJYj/SwgzTdAoX+BwxmAaq8Csh4DZp0FbPQTEA1+Rz0wz6SH5Mg7wlC4XOCha4zq5QKi+APFDAFmhgAbhizk4+H3pUbJUayYgmKdExQMAQ6GAFVDANnlArPLBTYuF4j63VHPFj/qefLAjnqKLMklR7FOCEpVYOzmDZ4xRO4xTj4yXjnKxOwtk8hlxtlvJrDzTIgeNExuVA6+VAQOVQReNUSuNV74V94DiP5VxP5Vzv5VXvpXxcK/KrF/lSf/qpD8qwL5VzH7d3D070Do34HQv4rYv8qTfz8drl1qthzpZwGpQwEFXwKHMwBVDwIy5wEzvwEbLgOi3nLU52BnZs94eTggtQBQrK/Osb46tfrqyKuoM6+izrSKOlELHC0/DnXn7lPp2052QR+vHAU0McB3mweaDYjv5gSlMG28xB5QtmP8apUa8ucRXo/9SA0BpJ0DKNgGHGwDqrYBMguAWecAG50DRI1a0JcN9Wn4knRyZLMNR3Fq4RynFk5tauGIugIUn3Q4064AZDMMQ/3ovnSMHOlVA9I5NSI0BDgYgtRe5AhY7QNkVgCz7nDWg36ZI8lRnNcJKiZxwtMkTmicxAliT7tC0zth5mlHcS7X0a2lgBzFVBVUpKrwlKpCY6oKKlNVFEpVYVSFhIUq1EmfhLvnbf4NKHd6uNnCvCCBUoTUKluoSU4cakA5RGqdTtSIM4tkSjJSKd+iCn4kgbxMKiUkq0VuUpP39ViVsdSCkpdUzmOSOaWjDNlNAiU6qVXOU5Oc/tSAKgGpdVGgRlwfSKZSQSpVjahCASGBagmpVVmhJrnCUAMqNqTWdYcacQkimasRybEwRRFqFAlHEylXrq8a7etKyxKCHGmyIQprSS7IEss9yfR+2Cfhy+SzHy0LKybCmoqzcM9uOKyk+Nnk+YNdtT95cJSm8eM95WBjeoUl8cra8HbHuFR8u2PYHd/uiM2SB+q3O6JW+QJf2yA72SvVaxtD0pvL6gyqwRkM0RmMF2cIwQddQAJ1BKtVd8Q22ClRga6JAnYQKdxNJBedFVuUDk3pW/ooOXeavqPBKK7oXEPkVueVQ1VFVyoDJypC9xljx5lQuEy1ylmqgZsMkYOMJ9e8aNSXQ+UojqaC4nKooGJUFZ6GUqFx/BRE46EwWg4VFpZDhcTBcPxkTTDDENlinAwyXlllYjbNJLLPOBtpAltqQjTXMNmM64aMyOa0bsi8srlaN2SJbM7rhiywzbxuyJhtDlmOlkeB7Y8qeyGqpS9ik8IjsQH7JarJO1FOPooyeSqK5C99BgKeMkQ+Mk7eMV75xcTsEZPIF8bZCyaw/SZEyw1Hm9stJZgrR9FSQdFIQYV9wpNpQqNVgsggYWSLsGCGkGxBH6WWhVs5ig+QF1Q89u1CH5Ye2ZGs9tq3/hxayrKvH9l44QiHioXmQuuI3DwptM4rh88LrUvk+lmhdYE7oS60jqk7cGY8vJdmxolXvYMzY/In9JMi6CycK9MHuduqmfKQwttE0IGRUy9GkboyilV/xha5U6NOPRtF7t6och9HNXZ01Ki30+t+ow/qt/1qser89G5b1SsQBoFDLKRX3qrv4aiYvvA2dHhVBAIDKYUFShQUKFUhgXoOCFQpHFDiYECNQwG1GAioUBjQu1jD+dWrWJVUBQC9ipQ9D50PFLqe3k/K38DdPnk7aaj6YgH0uCHqbuPU18arjjYx97JJ1MXGuX9N4M41IfasYepWfLNmeDW9WJN41Zv4zgn5E/pREXQivoVCH+Tuq95BGVJcVcMuZIV6kmXqUJarfuU2uXu5BfUyy9zZrHOfsx67nlWKAJIhEFiheEhyFRbUCKKDFAgSUiBWSIGQYYUih+UcQPaqAYSOMwoaFyhcXKgCxdUcIq5RcLjAYeEKB4QrMRScUxCEd3GGs/OrOFmoujy8nMLehW42Bh0c3lfhz3Knlm+rDE1Xd6A3DVFnGqe+NF51pYm5J02ijjTO/WgCd6MJsRcNUyfiit7wZ1rRS7zqQVzRI39C/ymC7sM1Pvogd161wjekfJPuiPpucpPuvOq7+U26S9R3s5t0F7jv6pt0x9R3uFN3ODNt1E286jvcw0r+hL5TBH2Hu1rpg9x31Z7WRfpmdNuyHCtHcReqIO0sQKGfgKe9qkK1dwBZxwCzPgE2ugOI9oQj3/wkR/GJoaC4+UlQ8eRQeHpcKDQ+IxREz/yE0YM+YeHpnpC4aagj3fw0NhN3ZPuIBmvbxGHLrBzFLbOCii2zwtOWWaFxy6ygcsusKLRlVhhtmRUWtsx+20jfJLEErRzFPYuCim2JwtOORKFxM6IgumpQaIeiMH1ODSjuP+yoZ/ayAUqONKkRhXx2ofeSf4/1EqCJvdhLQLO93EugFPZ6LwEL+zA76QVo2bLWj3rtWZ6u9KNeYx77kW1gc4S70haqCznQ+4bIJcYrv5iYnWMSech47SaT2VcmUIAYpyjBhbXR/WlhLfEqaFSFyEm/mcj8mK+KQDJp4qtJSJk881UKLhNihOHa4QgzXDscsYYLhRRHHHXVQuGQ9OkLhJ4hcqfxyp0mZneaRO40XrvTZHanCRR6xin0lEPoGaLQc16FnqoQeoYmvipDz8S5rzj0jB/3VQo9Ezj0TIihh5v1R+jhZv0RerhZn+KIQ6/arK9S2h6oF1FvD6zV0sHT7YF1A3b20e2BdaPk+Hp7YK1ywKYdIhqA9Q6RiVqGcGiDgRyFoz6vgzo2eZ/PU4BH9b/xeQ72KKeQjzIFfto6o+Gfds5oEqSdM2Vcp4SY7ptZGrTuXm4zHtiR3WY4stsMR/E2wzneZji12wxHfpvhzG8znOlthhO7zTDUs/ms/SX2cWSzb0dx9u0cZ99ObfbtiGffrvjs25m9j+DIbi0M+TsVcqRXDUj9DigYAjxlgNAY9oIojIWZ3+ELh9+BxLrR0fIXrvWWdSHL7dKyVamT/oknptsmY0BaWBCFN3icp63XC4WNw9DYXuxxRNuqhfmLPcbG3z3XO9mONnbLL0dx9UQQrVt01jcVuwNtJzGgSXfinmGgahEgiktQzFZgGpeAtFcd2f2td+I+mDX+GlRA2omIwpDggv9tdK1unfZ9xg/9yIYER3EccI6h79RC3xGXeVc8KZx5QXemVdxIf4HYPdc3y8FR7m/cIjcobrYaFc0QleK02Yp5VZSrzVYsUXnOm61Y4ELNm60YU8nG24BRD9NtAPOqgle3ASxRLZ/dBrDMVT3dBjCn+q4cirwhigvjVO6NV0XCxFz4TaLqb5yHABN4HDAhDgaGaURQTsOC4zA2KIYSbYhGCeM0VDjPb+24mAcNl/LIYRoNH8Z5DDGBBxIVeDRRDkOKIaqsxnlwUQFGGEOT8CrHGhPnhYlHHeP10GMyjz8m0CBknEYi5TwcKYcxydDEfTw6Oa+GKFWLcUolGKwM0YhlvBq2TMxjl0k0gBmvRzGTeSgzgcczE+KgphhGNnwTgdEk2KqBLu2w1dEgCjzo1Ttsa7UcAKc7bOsGPBhOdtjWchoYyx22tciDZFqw0KGlXrCo1XLYnC5Y1A14CD26YFE3SsNpvWBRqzy0BhUH2ChwaEaVB9uolrUyNikG3tiAh9+opkE4ymkojjINyFHkYTmoPDiTGIfo+AYlDG31m6O1yoP2kTdHdUiNTYoBfP7maH2W+Eouq/57D6WcBvYgp+E9qDjIR4HHqqimAT/IOOzXb6vW6vvDupoIxAY8HYjqZFIQG6WpQZR5ghBVniYENU0WgopThigc7Yw0fSC1nESENtVUIjTACUX9lm2tlpOL2KSYYsQGPNGI6mS6ERulSUeU09QjyjQBCSJOQ+KLeFPhaArkiUlbloZf8JGjuB4tKP5uj6BiXVp4GhiExtFAEA0BwmgZWVhYOxYSK7yun6MZ6d0J5mSQ8cqq6t0Jlsi+/O4EC2wpvzvBmGxO7xyUnKyv3zkoxcoP03cOSp08MnnnoFTZN+U7B6VGXqLt9wUlD1Xb7wup8s5k+32hkmdQYr+U2+8LLfqk2n4/JNybzoh8kfamM6+8UO1NZ4nsz3vTWWDLeW86Y7K52NM9UcgDsz3dE7nyx5E93ZMW5J3pnu6Jzr6a7OmeqOS5sJk5MfJW3sychMpD5WbmpJFXis3MSWFPuBJ9kDczD8F+SRqsd0bWu0DWu1BZ72q23jWy3gW23hW23pVovXOyfvxSL9iuhCxXTHYrrqxWLdusClmsmO1VztYqj7YqjZa2589i5filVjm0VQVgtlcTWFxfAAFXFQDbWgIwXxwA6BsYAQ5rENnigLP+G8fLDk45iltMBcUpuwu+LUSOYj8LKjpTeOpIobETBZV7DUShrhUWd3IIyn0H+1Pl0PoOmDkBWHzK6hx/J9GprYc78vtmZ95vcCbtN0D2S4mG9AZpuXVbyNh8e/+ZIrLBlh6Q2YIDoNpUXFpACusJ+MXZBbB04Kxyga0SjB/f6KyvDSw7ZeTItm44ij+r5Rx/Q8ip/TyWI/9NLGf0U4OdyQ86upP9Fx2BxUwHAe+onNoygSNeKYTv8BUBZ7YoCO3s5t+Q78b2Zni77dHU77GfWKrbjTWgGCXOMUqcWjQ4IgtB8Thx5utKzvQnRYW0/T9LYV56Tw69a5xZcgOj7nIBCzNgK8zAvDAD9OgGqAkOyAqzM1nE9qO4S15QsUteeNolLzTukhdU7pIXhXbJC7MQc2SXbchXmOUoLi8IimvJgoqVNuFp+UFoXFMTRGtkwmhRWFhYCRYSF8g60lx48MTJUlmXNctO4iesrgLSsoqothLL6jJMLRTKKjSOg6QgGgqFFcZbUV02s3XUa6p/yGoqIJopdebLqXKUba8WToWX3UlLpILKdVFRio6mFVBBuVet8nknYuHzzu6Fb1nul6P4DpKg+OcFnKfXkoTaHxVwxH9PwBX/UwLO/K8IONM/IGCkL/A9kUdhcmTl2hGWZaFtWyTWSzmkeimM6qWwql6KkOulYKqXwrheCuR6KTDWS0FULzvzHzGVI1ukdlQ8PRGeHpkIjU9BBJW/RioK7XMQFn93VJC9fmdIZmzLLEcOvcw7sx4ARrXfBdy16jT+sLIg+mFlYfAilEN7E8pR/GnljjSRlvRaSJiPdkRG+HwUmBbOwCbGYun0S4kzUmidneC1E1jlBJ+RLrPUznr1XJ5PyJFVCkf0B0A6k8njMlzKoU/JnUVzQcAcdhr33gjigR2+gx7fCbORHdrZLYchnjx2hjXUu15+BtUd5T9+CoyMdCHdZQiNdxOCkpEu0Y2GML7REBjvtXRDeKiLxrg4pqcDSSjLZPV8IGlcMPMTgqSk0snPCBLnIorvuo0KZYjKaf2uG4u5sKZ33ZjXJTa/68YCFdv0rhtxLLvGuByZwAXYhLIwmZqrk0lUioxzPTIhFSVTqDwbpxqtnLLVcazWyiuzU902gYu3C8ccVZRxl4pabuLEi6mqmzD1YqrvKkCRN0SV3jiXexWw5hvjwm9CWf1NzUOASTQOGJ8MBqbziGACDwsm0NigPA0QKhSjhEo4VBjj8cKEctAwNY8cJtHwYXwyhpjOA4kJaTQxhYYUeqiotRYxDyzVY8VKK4eXyYPFSuZBBrU0zpTPFiuRRpvq6WKhwZiDlIYdlKqRB/U8+KBK4w9K9RCELXgUQo0GIpRoLAIJhyPEXGhR40EJtbLcYoNccVGluooSl1bUUnVFkYYplHwVKWlUNYISByyQJt+Vhi3UeOQK2nu8WYxfQS2GMNTn3k4DGWrHvJ2GM9BgRENKgxpKPK6BhkMbYh7dUCsHOGyQxzhUaZhDaTLSYRMe7FDj8Q41GvJASqMeaMXAByqOfYh5+EOtHAGxQR4EUaVxEKXJUIhNeDRELQ2IKMYxsaWt/H3JZRToR33j2vJgUUseNlAErUbxw1aKoFXY7QNNA4f2cMnQGii01e0j0FARtLLdAtDMGLQLf9t6tAt/23q0G8+koRX8dd3RBv+E52iEf8JzafUSI3dZ3O2oh+TyGTnSSARUPGUTDnEHND5lE0RxBgo9fxPmf4jG2YgmJ93SxazzdtTXQuHIsskRzosWqiEGnzVEX2A8fwu++8GIvqV690Ml/XPE4Xsc8je5kr9rGSSXP1pw8XKrf7dgqWJBjVI30H/uSY7izgBB1c4Aizw76kHnR/47VdHfhatrL+swjtdniC7SeHmlodREBNesCC48R4sjMmEeLTrlQDsMkR3GSztUBTvwxSRCYEeOV0dkxzxew/QoGBM4WxTE2qxUvQuOBiJHK5GjqYGzvUHMRsOgACYjJYNRKs3lwSdRMBUoGAoUzERKRqJUmOjz1mAjYjYStdpKaIFmAkY7AaOhgNFSxGwqatlWHbrBTkNko/HSvjAtiAjsUgQ2KQJ7DJEtxrMdNrcAQ5yRJS6UpsS5CzEwxhhYYwzMcUb2uJANskkQGOSMDHKhNChOsoiBQcbAIGNgkDMyyIVk0KtGl7t9O4o7OwT5vb2hYrOH8LTZQ2jc7CGItnQIox8+FBZ++FBI3OXRUcum7fpwkFtJg+2/4cF+1LVlhiZHcSbZEc46lhvLPo/tvvEDuyk1op5xEh/HG8an8QbtYbwRf+JuyG93DenzdgPqkoXorYdfvJFogeFohuHCFtOSQaZEqwyTacbJPuPBSKPR0vw6acmj1ZOXSUux8MD8VdJSj96YvUhaquSZ+jXSUgtesj8FZgfBH+nPf3XY0gXKkqYLosl0CLY3Is3jkG1vRFaUxH7k2S5HsUIJ8vUyR7lCCU8VaqFhVcxwLFyCqHAJo8LVmSxF+VG+Zlp4cl5eoP+dbUflfjlRimv05SRHsZLG4aQYSOoh5E1+03h83+RN41qlHjz2pnHdJLvtyJvGdQvy8exN41rmGMhv/dbCUbeUQTJ/67ducNSsSRTN3vqtZYqtyVu/pQoRN3kXtFZTHG51QUnOsg2rdAvKb6cOQX+G3ZHWpWUpKs4cizljPVu8xrI5vinfqzui75zfq1/jLfb44nzz7Ii+eH7zfB1dhF8/6TQW+FTv6bRrXB0cp1IEJzFEX288fXHLN1iH60c+o+5H8uVyPjmKSSgopZVmKn5vXqAxBGfIPUw8nysNr+OEk9WGyOHUk1WFSswXQWP5uASgcAF8t5++gU8+u9tfVJwwjPPmG1dDcMZ8l0o8n4veI4RTkgJnJgUugBW6Dpbz5YSJ0biQ4kbXGZy8uKllIZ9Qyx+cDyviOB3+VVn6IJ+s+quyQ8J8H+fCpwHjXKEExA/yucoSINLb8AVyFD8rKH9sPIaYrFJHOWr6ie36lb6ru2z5ZkGvo1bjKwmsFtvZuQnYVDeIm9xZpV3tLNNmfpbDSw0sxp3wotbOOuKpI256n4+OO+iId4655phf5k55v0fg/8ebUBhyp/1J2bLaEXG7wFX/SKG1KdII8ohjWkSNlq6KFnHyF7SYI9mG/qMuxXXaT7pUmt4olFq42KKF3OBKjYk4bjeImp2w0vRpV63GyylavF2d99MWrhFvy49mRUz9kVv0yrpY3rxr+1KWuVUnspomH5MjW9tzVJ2iC7aNY1k168ie2S7GacfxacMzsuX78jMy4uVVpA2S41LSnr9xPfz7leN6wrOu5Zvzsy7i5fWk34kc15N+AFGvp/zJLr2qIOK1RYGvMKr1ddY/e6VXG1S65hGjUqCJxKwxbCtqEce1tKjh+lNUbP0sYl85i5w2BxnX1bJIbZ0s4P47+ovfjNjqBOHC1yr6355SIn96KpD+W/DPIlGfEgYHLUpLc1nwXGZMcmSL2o60KwDFHRPOcceEU9sx4cj3RTjzfRHOdF+EE3W3I82A5SXATvzuTo7iDZ8g6wtA+c9OCU+3hQvFhSDH8a9RCaK/RiWM/hpVZ31xZ0klOYoPFwQV21SEp20qQuM2FUHlNhVRaJuKMB2SAZnvDVmeL85v0294FCRHcV4gKD4KElQsUQlPM2uhcTFKEC0uCaPVNGHhUZCQuLLUUQyoTnzlTY6yTdUam/DSAFpNE1QuoYlSmEaLZYKyHdQ5/QbdY1OOYmYIipmxoJwZwlNmLDRlhuCYGYIoM4RRZrR7L+qOTsgwvSXjlmlAH7zYcpsV/NA//v0fgxtSOw=="`,
    ),
    'Times-Bold': JSON.parse(
      `"eJyNnV1zHMeRtf8KAlfvG0F6CX5Td5Qs21rbtFaf3nXsxRAYgrMCMNQAkERv7H/f7uzOkydPZg33Qgz1cwozXVmVp6q7q3r++/SL/fX19ubu9LPTH/56f7u53J48PXv+5PnJs8fPn5+dPjj9w/7m7s3mejsV+G53vb19+Pn+6mLm91dXzE+cb653Vx9ZmeCP293l+/k71kJf3W2uduevby6vplKPpuPbP+x+2158vbs7f3/62d3hfvvg9Iv3m8Pm/G57+HY7/+WXv91tby62F9/srzc363l9/vn+t9PP/vHw7PnLBw8fn718cPbo0aMHr548+88Hp99PhQ9Xu5vt1/vb3d1uf3P62cNJJuG797vzn262t7ennz2b+A/bw60VO3306PHvpg+avuTN/m53Plfki/2Hj4e5Dif/7/z/n5y9evnswfzvC/v31fzvq0f27xP798XJ64v92+3Jtx9v77bXtydf3ZzvDx/2h83d9uJ3Jyevr65Ovpk/7fbkm+3t9vDLRJcg7m5PNid3h83F9npz+Olk/+7kL7ub/d3HD9uHf9pOf/X6jyebm4t/2R9OdtMf396/vd1d7DaH3fb2d9Ppfjl9zcXu5vLb8/dbi7+dxbd3059sDheuTgW/2Hz409okz188f3D6dz96+vzswenr2/M51IdJfPnkwenvtziegvziwem3dxd/+nEq+9T+94fpf8+evFoa7K/bu8PufIroP/779Me/n372eI7sm+lMbj9spkD+z4MFP3kyfe6Mt7+dX22uwZ89e7bwn+/3U6jeXoUyN92s3Nxfv51b6vKmahf7q6vNAdx6gwkftoepCndQXvr3b64n6XaKTz01OwVr86p92By2N1fbdyMp/xnObzP1hsPu9qdQXvgJXt3fgiJo51NubupXvP/44f02qo/iU1V2+6jJ4xcv19hfbW7f17P55/awr3R/E80EePdrU/Lu/WHblH23v48mCLr7pSl7u/utgdtfqHbASw+t/WHK5Bqi8/3VlMoF326vd1lCC1zNRlDo9uf7DXVCx5eH7ZTKTTV/vt/emtm48uqJt32c+4vHjxf2Guj58ymvZvR5LfVFRb+vf/hloLMph2f0h/hD7wp/rOhPEabJyQx9VSv2r/UP/1xP4i9R79kdZvTXevZv6mf9rZ7917XUv9XP+oa8YzKyGX1bz+u7+offV/RD4xw/1mJ/r+jf61f+R+19b6fx7KftXfINJOnbScuJqn8npvJyjdPm9ny3O98dzu/JR/3072ffvp0GnyZHzODSyYRR1ai+BXrqTXteS4X7oFTzze/qN17Wz4pIIEi7+ln/Vf8w/BV/GDkM6+dRZ/3DxnXI97zUh4p+rtUOc0Bahb/g7Cn2/ln39SR+qT3u11qqsdKP9bz+GSfxakVz/8od4fHj9QPe0nCay0tv9D+w3ni3u7oYDvYX+1+bOKfhOYaCyWSnqVp0jjNPr3fz3JCNNurcDR7vrvaHXcNvt4NPOb8/TOP4eQQQXcnS5nY6qWnu2vj/Mm/p0+ryfjcp1/tsAYjPLNsHf0KW0HvHeRfZEayZQU1zuXY+cLG5vOzGtIXzZExmHHPbbQ/byP1nT12fpvCXh80HMjX/07fT9cM0se9dyar5dnN7JMLH1cEEDA2Q9bD7aY69+3C7i0xNc8i79/vpEokmi2XcT507Wu6wodkP8Ob8/q6bu5iXv7vaRkKHX/SZdb05P3TznbeHaS5V8cX+bnOeMi6k3dSSHAAoU/5EHsbJbi+mkHaT1Puby83h/vpqc998zf5ymmeGT8fHbbge1C7Xqc+G8DrmPU/g2YeLd9NEL80MY4qSB9mYgWQe3/A3+gafzE3fcD053f18GVm9eRMMrjGFfJ5hRorG0DSYnu/lRP3T99TtPc2n/Jyuiqd+T+2GyVxp0hiacw+M4T/3mxia2kaNj8utF7OjcgaYSF/sftlRh44/yWcWM+YmOeK0B3/0/bE/+ihZiMHaLr4kTaiq9SPj+1KqBK5hwJlLPsTfSAuhJeQP4jKgfElcNEweQVch+SpTKvri6fp5537jo/kqcZ2YF+Z+ELXs4/KmO4FIj1EfzaYaU/22OriWGn1aNlYKZ7XK6CGpmsTFE2P6mr/9qU+orvb/3N5cNj33G8koXMZ1lYzOcTRJjvXc16MmPeQToaaWusb1T40cLu2+e78/NLX6m3x7hGGQBd9m/vzFWv5iYETfyxdExPLglu5w3N7bLCcmRnG+uQtGFEdcbNVN8Pr+6m734SrmmnFeUsHo5Lk5vCNN86273ebqYveuucT6OLaGN/l7osM2nSVy42g3OzLqjKXzQUPfjGxw1GPeDHLzK/kgvv82zRj4JhwugQ77n7Y3fCEEczxsL3fzJQpNfSNFZe4Vw3HNC1yN3E9Zna5HIti5T0ViDgxtukueIhN5OehS/yGm/XQ93/VWV74Rhjh/edfMUL4YGuBVO6iera15NzCZ7XB0HAmvR9OHI71yEOB/jlJDvxuuMGqR0dCjk3eMI6NvrnmM7z46LZER88znBduru+aGz3SxQyYdnvjr/ogj1imOf9x13NeImuQzilC188zIBQl93H3KM5wXPsMxH5868GHqyM2pfVsuYjAwD8bfP3f9OC4xcsPFpQQe7HSmOJ5ofCXXj+CjHP+LnLbHYYra+80VDQ2e5POlidzqRlt0Lg9fztOm6GqfaECZByEIOj7juj2bKVdobdauVbOhBe8miOjB/SUO7oVMNtE99NgPhvwvBidxLz3fG2LqILvzzmh/P/DGw9Hp7pvcPnG6g3b75ni/Pvpdrwef+Xpo0vlyAC2QPyeMuBk4YyoyGO5HTvFTO4HGhCzNBOLTjqaCnALu2Bz9pqv95dze0yPeppHGZnpfJe9B00cNMvmyPRPcYaGRPGI+6L7Tk+T6UXH/ZXqorkNEeP4ox7+8nx9HTk/u/7w93Hy92U1O/dk//jE9I5ueLJ8+ePhseqi/Hi3ukdBynhmtps7wj/locZWEuGIs/G06ehpHfgqEqHMkjqZKdMn/hJLzJGUNWWLL3aGElsRh9G/p6Lvp6FUcecwYpdqH8P0ci0c4QgMESrUnTrUn6rUnJLUnBbUntuZ1YmYnTH6Yjs6i+j/Oh0+g/vt8+CgOvVLM6OwJf5gOH+NjaZ3Ag4cvnjq+T6eyXsglNAhZ5HaiNWT5blxSmpD5HaPESsh+yTX9de4FOPqYKrjeOEuITn2layFOYSDJY3BJ5uCa0a5QWgNJboO3Ce4qZTmQpDp4l+8Qa9JDkswH79MfsnoABDECcHED52QJjsgXgMQcgncO4SrZBJB0fPCu90OsKQBJ8gC8TwbImhEQNC0g5NxwzJ7ijI3FGbsLmFoMhMZnXCOzcdQ5jmtkO0CDJmgNCOK4CdSKwI83QTElCKMmEHtyzB7ljIzKEbkVkFgWePWt1T7Yt4DEt8DFt4Krb7lCvgUkvgXe+par5FtA4lvgnW9BrL4FSXwLvPctyOpbEMS3wMW3nJNvOSLfAhLfCt75lqvkW0CSNOBd0kCsSQNJkga8TxrImjQQNGkg5KRxzL7ljH3LGfsWmPoWhMa3XCPfctT5lmvkW0CDJmh9C+K4CdS3wI83QfEtCKMmEN9yzL7ljHzLEfkWkPgWePUtjg2bV+biYFkUGxNRvSzJZGiZi6tlsbW2VIT8LXMxuSx2TpdLVLvLunheFnvjy2XU/bIqFphF8cEkkhkmTo6YudiiiJ03piJkkJlLimaxy9NcoiZr1iVjs9inbS6juZtVTeCs5ixOGrtpEthSk8C+mgU116w2DpsKkM0m3nltKkCGm/mxJm2tN5f4RJOqCWfx/9CkxY6zerRJxZiTxu6cBLLoxMmnMxezzmJ17CDs10zFrVkSr06SOjWJ5NNMxaVZaj2aCpBDMxV/ZqlzZ9arN7MqzsxS78tcQl2ZNfFklsSRSSI/JkpuzFS8OEmdE1MB8mGmkrIsdQnLek1XViVZWepTlUtoorKmacpaTlJS2HUJs+cSZsdlrH7LWuO2JJPXEu2clmTyWabjJms9lvWjTab+ytInm6x4K2tHmkx8lRR2VcLkqUTJUZmKn7JU3XStPlspkPgouJhocHVQV8g+gcQ7wVvjdJVcE0gsE7zzS4jVLCGJU4L3NglZPRKCGCS4uKNzskZH5ItAYorBO0d0lewQSBILvMsqiDWlIEk+gffJBFkzCYKmEYScQ47Z85yx4TljtwNTq4PQ+JxrZHKOOodzjewNaNAErbFBHDeBWhr48SYoZgZh1ARiY47Zw5yRgTki9wIS6wKvvuUny8YVTJwrBLEuEtS7IJF5BRP3CqG1L8jkX8HEwELoHCzUamGhiYeF0JtY6OpioYiNhSA+BoGMDIycLJhYGQmdl0EmMwsmqRRCl0uh1mQKTbIphD6dQtd8CkUTKpScUeDsaoBsa4DsawHV2EJpnA0iWRtY520QydyCjZqktbdQjzSJGlwIn2iSYnGhDJtETA6cXQ6QbA6MfC6YGF0I1en8zNjpgonThSBOR4I6HSRyumDidCG0TgeZnC6YOF0IndOFWp0uNHG6EHqnC12dLhRxuhDE6SCQ04GR0wUTpyOhczrI5HTBJK1C6NIq1JpWoUlahdCnVeiaVqFoWoWS0wqcnQ6QnQ6QnS6gOl0ojdNBJKcD65wOIjldsFGTtE4X6pEmUacL4RNNUpwulGGTiNOBs9MBktOBzU73RAIFpysCVXvVlu9nn3MiLudYPA5YHW4VyN+ciLs5br1tFcnZnIivOe5czbXqaa6Ioznu/cxVdTPn4mWOxclWTD62EnIxJ+JhwJ2DrSL5lxNJFcddorhW08QVSRLHfYq4qgniXNPDeU6OlbJbrYi9akXsVI7Up5w3LrVK5FEr6RxqlcifnPQhb73JtWHI1ZccHw158STng5CLH62U3WhF5EUroTmXE5lxOa7zrTU32IaAxIfAxYiCqxO5QlYEJF4E3pqRq+RGQGJH4J0fQayGBEkcCby3JMjqSRDElMDFlZyTLTkiXwISYwreOZOrZE1AkijgXaZArKkCSXIFvE8WyJotEDRdIOR8ccwe5YxNyhm7FJjaFITGp1wjo3LUOZVrZFVAgyZozQriuAnUrsCPN0ExLAijJhDLcsye5YxMyxG5FpDYFnjxrc8nOq0pfri0qh1h6hXIPYZQiilxnp8F9UgSQpSIIUDE1tgQ8YQPNOfjWRxF9wNKp0s8dUhQP11C0uakoCLEUBFia0UW8nuPu/V4O0LcAyHugXLcg3PcgyLugSLuwSLuwTzuQRB3oNkknqI+sz3E0WwMdITRJRCPHaDr2/UmL1jQ6s8cLCCJGLiEDbyLHcQaQEgSRXANJQSNJ4QcVGCJrHMKryOKsSMKNJBEG7yG3KUSd9vjmePuSOPuXOPuvI27i03cXdK4Oy9xd6HE3QWJu2ON+8o57iviuK+I4+5I4+68ifsqSdz/sIZ88Xg78s8k5IEmlGJMnL6ZqEeWEIJKDPEktoaSiEcx0Dx1XcZyO/IaEPIaEEo1IE41IOo1IIQaEEMNiK01IOI1CLS8E3Sq02MnWV/f6ZOQTyUZ9XWKdzNkiq2XCdeq+g7exJqq7vNRPWfedpx4e4Lr9tuEZFwkpTnH9WVLCdXYIyXOlrHyX9McxY7yHMVQnqMYauYoxsscxWieoxiSOYoxmaMYS3MUI3mOMqO5N51ZHe0Ic5RAXgNCedoSnKctQTFtCRSTk2AxOQnmk5MgXoNAclRrgAxg1NeAM4ApZQDhWrHIAGJNxeYMoKN6zjkDiLcniAwgpDPDUJpzRAYQqpGWQWFG8/VOFMClDqFBRfgCh2itiF7WkNJUJC5miKVe9OeJzPcZlhSwo5y2hpocNV5y1GjOUUNy1qRI9hrz8BPKqTqjsCM7yrZpKFv9gqqTGi9OutBi9YazwRoSGzUmVj+zsHo7qufcWb3x9gTF6g21Vm9Kc45i9Yay1c8oerUd5V5tqOnVxkuvNpp7taG2V5sivdqY9GpjpVfPV9zLrRE7yjfODJXbYulVJikvRJAUEbXLFilSE0cKSA6J2qeTFNLMElmSTFTJt6xS9xBBerSokpCqNl1fitQs0AI1Y6WEpIyomiMia0pnmbJbhKNhaXNeinyq4uoEovamIIWO112tQlRxjaySgYggXiJqZytSpDqMFBCzEbX3HSmkFiSyupHI2ZiySB4lgtiVqMW5/jJRu3FuV0J2hHvmhPLtcgjzpXQczVfRcTRfQNMRrnMD8cUraH75sM+RoDheLx5mPsdieQBiR/lxjCG+CbzQtGt/+e66a195FwTe0i6IwsEb2hVJYLrt7CINQtTubPc48YZuiYFGrNvQvUq5N1HwRJAQqtoFMpehcGaBgpoFCq0IEmBRa5hzgUGwm0Ia8pqxbRQ1/OOMXQusfsrhB5LAB+9C7ioF2xGF2REFGEhCC16D6tIgnEnWQLpIIQSS4IGXsL2Z6HybYflCO8LgGgg3rgLlQTY4j6xBMZwGiuExWMwHgvmNqyAYGxfkiUnVAJK6gEuFwLtaQaxVgyT1A9dKQtCaQsjVBZY68wMCRVLn8oBAeVfn7gGBSlLn+oBABa2zPiBQrHVODsA1z4LWP6sahay2schFmojkAhqXrJboZLnEKMsSqSxKvPz5J0UKSGIELtEB7+ICsUYEksQCXKMAQesPIdccONd5usK06i6PG+woP5ww5JUklJd7BC+PMIxikUegWMARDHUhtlaDiNcg0DyC0ZEPXozSuBXCPGQtz9Pno3m0iqO/p5LzsBUaRixCZYmAX6VzhIvRKpdY90arYo16MVrlGv9qtCrklihGK5zapMyIC+9ah2fEEk9qJ0fUWDxJllLabN0keZXSTnFqwMylFbMoTZnFrj1zidqoWZeWzaI2b1a1jbOaGzpr0trlhRctl3Y/9sKLrgj1gPJ+h45TXyivfejKa68YvvRh1WnTK3UMptItWJJOwVLXJVivHYJV6Q4saWdgTbsCa7kjsCLdQPbZN1S6wHiffS1AzS8bzSulppfd57WsNvtg7/mq+nZBanEgaW5waWvwrqEh1laGJE0Mru0LQRsXQm5ZYGlW3iOsSBp0sEdYVGpK3j8riBqRd9RKKW2+bj/tKuWbbNyEqkhLqiwNqnLXrlqmNq+WkFZWWRtbdW1z1XPTqyo9QGTqCKpIfyhy1y2kEPUOUaiTiEJ9RRTqMqpIz1G5diBsoaOuE0w6TQjSXULoOkqotYuEJp0jBO0WoWiHCCV3heDSCdIO28Kk4Uc7bFWmxk6bTpVRA6d9qFpOG7XdhbpqfneHWhNIGhNc2hK8a0qItSUhSUOCaztC0GaEkFsRWBqR7/YpkiYc3O0TlRqQ7/YJoubjG4BSShuvuwG4SnyRvn5wuUhXLm3XX6SrWNuuXKQr17arF+kq5LYrF+nCqe3KzoTCu7bjZfsST2o7R9R2vI5fSmnbdav4F+nrtdmWNeV2lFegG/LGIpTaiXhZp27UW4cQGoYY2oTY2hxEvCUC2Qot1CdWaAXCCq1AzcJy42VhudG8sNyQLB83JsvHjaXl40awbggor1qcSdwQsqN8s8sQnpwTqre4jJe7WwvlB+OB8/0uQ3Kry5jc5ZqZPeyOo3rO8lg7eHuC8QA7kD61DqU5x3g+HSjfbJuRrlqc9h/RvgQ7yj3KUNN9jJfuYzR3H0PtvgRTpGMZk45lLHWsmcjqs28mFOtV7CgvUjHUrEwxXpajGM1rUAy1C09MkdUmxvISE0N5XcmMwlXtKBvqghovnYW54eJz0HCEBvXlhiNa66sNR0pT32g4YmnV6UzM/O1Z1nw0+/6ysH0+mv2djvISfkNlIf76e4Cp9YEkJOBdXCDW4ECSCIH3YYKssYIgHQRcekm9qRlI+svRm5pQqecADWLV9iGI41hpbwI/HqvSryBo54KQe1i6b5t7CPU1vkmrSHpdd5N2lfzJF3U9IAkneBdOiDWckCSc4H04IWs4IUjXA5eu55y6HpB0veBd13OVuh7QIFZt14M4jpV2PfDjsSpdD4J2PQi56/GOqLXr8Y4o6TTU9cqOKOVN1xus1FRBQ/vJlZpapAnzsZWaqg5CfnSlpsraVY+t1BSVu22/tmegtl04leGOnIWjMe87dS7yqZiXDp7V/0vMa2fPcunyWZaOXxY9efcvi57a7sup0C966tWSFlNz08Y0O8LankB5Y5qhZmOa8bIxzWjemGZINqYZk41pxtLGNCN5Y9qM5mw+e4kjTMgD5Ql5cJ6QB8WEPJBOyEOJCXkwbAcJhMs6oLiks6O8psoQXgIRKG96D84X70Gx1T1QbGMPFnEP5nEP4jWIPzzfX9FV+kKWS9UguUq4VCWU164tKPWu4G0t06UqFa6Vj0tVYk3l33/88H6bT2mXmm79LfKE4iIMbL7kjY/AJS+hQUX5kpco0iiQ9EtSIsGCeb8khGwCwoViJNghNen6s8kJeSMySkNCCLfb613tOfOS7zgHrPMmNIgVr+gmWmOla7dJaWIVq7SJlaSYX9wQdYh3XtkRvDhQec+VD6vswkBixWWhm/LOlLuFbiqJPdeFbiqoUetCN8Vi2XwZsGZLuQxQ3jl4dxmgknj56DJAZXX1chmgXPzdOZk8kPRtcLF78M7zIVZLhCQGCK4uCEG7PITc74FlRHAuyR04jQ2Om0joKAEuQ0XwxhogjiPUjRzQBtErYwiEUfR0NHFOQwrQoPeXwcUFGmGABsFrxxqI1UQhiZOC93YKWT0VggxC4DISlVdYiHnQmAQkAxO4jE7BuyHK1WaccokGK6BB2NthC+I47DqAgR8PexnKIIy6pwxqjmlkc0TDG5CMceDNQFdWN3uDZkEHvX51c6+2A+BwdXNfQAfDwermXi4DY7u6uRd1kCw3LDz3+xsWvdoOm8MbFn0BHUKP3rDoC5XhtL9h0as6tCaVB9gsaEJmVQfbrLZDbi7SDCu5gA4gWS3DSJZLtmZZcjaLOiwnVR1NxDxE582soy8sw3VWddA+som3L/KpSLfDeC5xtC3qkJ7l421Rhvek8iCfhaN5Wwf8JPOw328c7tVPB7ubCOQCOi5ldTA65UJljMqyThCyqtOEpJbJQlJ5ypAFnThkVacPoraTiFSmm0qkAjyh6Dc89+qnG7SbYuQCRxt0NN3IhY43aJ16ZPmYmfE0JG+QHM0sypQkq2ViMt2WttnIc+sxduSfQMiHC0Ip9sTpG4h6lAkhasQQKmJrfIh4DgRy515W7swEqbAifyxHdS2bW5RLrcG7qnebW1SSINTNLSpoOHRzi2IJjHOJjmMNUdlDsn5Mv4ekFSViR/aQtCVq7LIuARzsIWlVDWW7h6TVJKhJlMgmTcMr+zDWj+v2YTSSBHa4D6PRa1C7fRiNpAFt92E0Wg5mtw+jShJIUjSMvLNh/Zyys0G5RK/f2aBijVvZ2aBcIwZBw6U7GxRLoJxLlBxriJoNBOsHjTYQDGSJ29ENBIMyNYqjDQQDWWM63EAw0HOERxsIelniLaqGPS27Xz+wLrsvggR5sOy+qDWwddl9ETSYzbL7ouQA1mX3KkjQwDVc+PkLClcwCVcIEq4QunCFWsMVmoQrBA1XKBquUHK4gku4IEi44ndYJFzrW/opWE4kVI4lUI67MLlWg+SKhMixBsi5hsd5Do5TCc2KJTD+0w85LNPiAQvJ2fJA3w5xaUkMi5yJ5ZtDJPAtIcK4EUQs7uwQjKtXgmvVGeHOTrD5xxCWVRJ2lN//aShfb4UQv35gR9hcEKj5zQPj5e1IRvMvHRhqf+TAFPl9A2P5pw0MYaMAUNy/sqN8uWcItzwDNZd9xsu1ntF8gWdILtiMyVWasXRpZiRffs/IL2yZLB337PErR9bKy1vv7TAWTQfzy+zE8krqENJSasL8qlHiscY6GC2lDkhrqQFxi2e5Ep3RfF/nyQsc4ZozUF62FJwvQINigVKgWHAULFYZgdm7UONc42WoxEZRTK9DJdxEq7wQlaQukPFKVGKxtwEsFthHTvDtkuhVcY/EjmqmdHdDjLdpIfc9DLU3O0xpEkZvaxhLCTOt31q8eVlyb4doHmLwZmK5yUjgJiOMJiMW7UIwOjhB92ZCaKtg9hAijvLGB0PNxgfjZeOD0bzxwVC78cEU2fhgLPoYUN4+M6PZiZ5b37IjTBYCYaIQKE8SgvMEISgmB4FiYhAsJgXBfEIQBJMBIM+FZZHgQnhL0EzyX8BfCbm9MupryebKlLyVcK18OCuxpvLw1cXNZhT3y+0o3yQ3JHfGZzZb4At8KhyQUN6RFpx3pAXFjrRA0i9Jib1qwbxfEsLGNKC4V41GZOOLxo4fxbGjvH/PUPNTOMbLlj6j+QdwDLW/fWOK/OyNMfnFG2Ppx25mMt+gXeazdpTn6IbKZHta1rr45ZK8dogeQAx+SSw7DwlsPYThPcTCYghGfyPofkkIxhPMVplbM9pRXptrqPkNDeNloa7R/MsZhnTpcijycxrGsDA8UP6xjBnNvvIyjvysCXn8CaWKEKeKEPWKEMLpEkPoia2RJ+I1CJTnDgthv5zJ0lRnOIx+FgwTUma5n4XAVkKU56NUGhYTKIwkGHU+QHngOKOYjdpRno0akonjzGziGB8bE0dio9qmiSPhyKpgOqSTRAkXEIM6sUguMLHPGdV540xj3mhHed5oqJk3Gi/zRqN53mionTeaIvNGYzJvNJbmjb6KP5khmDpieVpThNYbu+c1RVOXrE9silL8Up/ZFK7OmTYoLkkNJB462KAoYnXTukFReO+rzQZFEcRh6wbFzMlrgcRwwcV1wTvrhVj9F5KYMLg6MQS1YwjZk4HFmONhXMpQfUYnmLMeTK0Kgjp2CJ2RQa3eHVJj4BDFxcHVyiEUP3dFTd05OTuQ2Du4erwLbPRgoxD2lg+18X1oav4QBiMA9DIMQNGxAIIOCOWRrsSxGRpcovEBSAYJ8G6kgFiHC0gyZoD3AwdkHT0g6BACIY8j8sTVDZaxjibdM9dOa8eUwVPXTtaRhbUyuLQPXjtRhpju0Wuj0UDDVMYalrrhhvU64rAqgw5L/bjDJXToYU1GH5ZkACKJxiCmMgyxJCMRS91gxHodj1iVIYklHZVY04GJtTw2sSLDU3oWn4yieUpfFTYjxuqzrOlolbTOhrlAHbOS2gxbrMvIxZIOXqyV8YtEHcJIolGMqQxkLOlYRhoPZ4yPRLof1LhAM66xrEMba4PRjYuUAY5FHeNY02GuWxZSw90MdqTSeMdUhjyWulGP9TrwsSpjH0v98McldARkTQdB1tI4OGWs/ezy8lsz7myMVkdjlJYyEadvIeorUQjhuT8xPNwmRr9lvxL+qegFvZ2Opv/Wu9rzEZp/2Ws/o7lhl5v1duQNSqh5w5JxakCi+Q1Lhto3LJkib1gyJm+BMpZecz4T+z1sq+RqruW3IpYHQ0l1ablJOoXBFoouH3MxnYj9CGsgD+Z6xB1gRb5xhZF2gJVLB3AahsuY+8WKUr9YWeoXC3vHD1JBpq+52t7emqECzkdLP5mP4lel7AjdIFDz+1HGuRsEzb8UZaj9eShT5DehjOUfgjKUf/1pRvEcEEj6wXJrGYJTK54WRiyfcOk5rXywYnxR/fdG6AjjSiAeLYxOLbD+sLsdpQ62oNqbFq69aaGp2ywod5uF5W5jbD6ys42j/JzOUDxqD1Qf3Rkvj+4Wmp6zA+cneobkuZ0xeWHZzOInPe0oB91Q8+NexktjGM0/42Wo/e0uU+QHu4zln/Q0lH/Sc0bRVeyonnXtKj/VXTVrFAa7anpVWvDYrpq+SG3XI7tq+hLS2qNdNb2sfaDucGnjpT3j2A6XvsinWkS7zvEdLn0h7VCDHS69Kt2s7nvohaOBqf3QrWSZP9ywZa2Ix0RH6UNJ4CnLgqYWJFuaj2w8Xo6qQQJRqYFnZk7lWy9lSmWrwwJRKVnwSoVFob9pjDoYlfOX5lIxR1SKAysoSvkgVqZOy+iY5az5X1xt3/lS6eUzVch2pGp+h6qqjR1pkWJHWiCbjapiNiqL2aicXpapYl5RYmofrCOROhKmT8XoeICOROdYaI7FZRyUT0eE/v/h8ydQ1y43T9TXmX/G64y901KXbT5y3tPX/Bl29HVafjmuaGl1aVPC7unZTYmM882MrPkXtto0El9dzbP8Vs2LXZsSHzbndiPHliYmyS4frQJTkE7P5wazJTN2lFfWGMKUghBOjmC6BzaT/DkxcQlUP1qmKMG5nxPlyUjgvDXdkGw1NyZrhmYWXduOcmIayqEPQVYtzShGejvKI7EhBIBQ/vwQ8vg/I5sN4dRjChRoEM002Qlaw1amNaE0AY0JTKC8S39GH1LY4kJrWfw5s59T+RjiPHu50wJJ7cGljwXXPtw/cQRuPlu7dH3eqLxpju5pY5FqNy8PG5Vr+zQPG7NAXR9I+j94mwTloeWaCc6powNJToBLYgTvsgOqpEh60pkrq8kyeM4p4riJNHeGDzlFHrWSplJ9wpk5JVV55umZ5QKlV51w+yjIOQYkQQOX/h5ccwxKzjF+6ZOU1BwrL30qvGlAiLUB25c+qSaNW1/6pILmmAuUY0CSY+BtjpW3R6055pxyBkhyDFxyLHiXY1Alx/iVU1JZzbH+lVMqjptIc2z0yimVR62kOVZeOSWccqy8hcpzzAXKsXQPeS2VX69CZbOgAcyqZoCoJffad7p4Bta7T91flWwc3H3q1a7Zx3ef+gJNlg7uPrVq6Quju0+dzNmbBc3hrPaZ3L8uxvM5qZylWdDczqpmuKhtnucymu1J5Zwf3I1r1U93hM4FBnfjWnXgCKO7ca2s7jC4G9ep7BSDxwruF0lm1yi31JYPXC/s7CbDcqsGxIMuGK+0yjhvDsgabxDICjYJZBzbATKPLQGZ+7aATPGGqoTnd48v2zlBcOEsOHXoLM5v016eGDqx12inMvazSKlM/CpSxiVAUwPRTwrZUb7fYyjbhKHm/o7xcl/HaL6fY0ju4xiT+zfG0n0bI/l+zYywtRh1yro8fDCUnzgsqK9Tfbaw0PJAwXCtqj46MNZUddn6iKN6zrrxEbw9Qdr2CNTuRzOlOUfa8whUYw9reGFouosrzTGTqJod5aoZaqpmvFTNaK6aobZqpkjVjOWqGcpVm5FUbXpWIVWbSfyJHeWqGco9bUG1tsZLbRdaeprhHARDUlVj0tNmFs/U7Sg/UzfUPFM3Xp6pG83P1A21z9RNkWfqxvIzdUP5mfqMtDnK65CWkunGRy6prVNvfChv2qm98aFSbbF640O4tl1z4yML1Irl9oDyrj0h1kYttweU981bbw+oIA1dbg8I1ybv3jC0/IWuXSzlte3blYuN1PSAwbrFTq39gGXpCu2yxUbTDiGrCdcYdosJG6nrGYOlhI0q/YOlvou06wgbTTpKt4qwStxd/vN//hcs8zdF"`,
    ),
    'Times-Italic': JSON.parse(
      `"eJyNnVtzHMeRhf8KAk+7EZSXgEiC1Buti6W1bhZ1sxV+GAJDcFYDDDUDSKIc/u/bVd158uTJrKEfxFB/p6e7K6vq1KWrGv86/XB3c7O+vTv94PT7L+4Pq+v1yaOLi/OLk8dPLx6fnz44/WR3e/fl6mY9nfDt5mZ9eO+zu9V2c9mU++2WlRNXVjeb7VvWJvjDenP9ut3ni/XV5v5mIvP5z2+vt9N57509/tPjiR0+2fy+vvp6c3f5+vSDu/39+sHph69X+9Xl3Xr/Yt1+//Hvd+vbq/XVN7ub1e3yhH/+8+730w9+eu/sybMH752fXTw4e3j28MHTp+//88Hpd9PJ++3mdv317rC52+xu280ePiTh29eby59v14fD6QePJ/79en/op50+fHj+p4cPH043+XJ3t7lsyflw9+btvqXk5L8u//vk7NnTxw/avxf932ft32cP+7/v938vTp5f7V6uT168Pdytb6YY3V7u9m92+9Xd+upPJyfPt9uTb9rVDiffrA/r/a8TnYO5OZysTu72q6v1zWr/88nu1cnnm9vd3ds36/c+XU+/ev6Xk9Xt1f/s9ieb6ceH+5eHzdVmtd+sD3+aHvfj6TZXm9vrF5ev1z0X+lO8uJt+stpfmTqd+OHqzadLxjx5/P6D0x/t6NGjswenzw+XLdT7SXw6iR+tcdyDfPri7urTH04/eP+8/+/30/9ePJnz64v13X5zOQX0p3+d/vDj6QfnLbBfTg9yeLOa4vjvBzN+//3psg2vf7/crm7AH50vp/9yv5si9XIL5XHLuabc3t+8bBl1fZu1q912u9qDP7W7vFnvpwTcQbi4eDoLq5tJOkzRyU/Wn6DneNberPbr2+361UiKP8PjraaysN8cfoby5GIq+v1X2/sDKGJ2OdXRVb7F67dvXq899Th9Sspm5yk5t0QetqvD6/w0f6z3u0x3t55LgHe/FWfevd6vi3Nf7e49B5xufi3OPWx+L+D6V0od8Fw+c3GY6nEO0eVuO1XkhA/rm02UkAPbZgOJrn+5X3kZBL7er6eKXCTzl/v1oVuNKc+sQK/82Z+cTVWssecZ/dnRk6miNfShF9vzqcI19FH+4ccZfZJ/+JeMPs1h+szr46NHM/rf/Fx/9eQ/nmp/Q5/nqvdF/uGX+SG+yk//dT7rb/msb3IevMjP9W2+1nf5Wt/np/8hn/VjvvzfM/qHR3VqHTp6OTVmP6/vgm2gjr6ctFhP9XfRUx5ZOlaHy83mcrO/nJrWFIr7ZtqHqeUpqkj3t/Aw7lMZvcxF4rLw33yW3xlpfZV/eJ2RRwI/3GT0f/mObq84y6sw8r+IVmE6he29KWp9zjT3BiAyeHuuIvb3OUG/5ir0Wz7LnRTobX6IP/wsZO1UvmJBODefe0mNaTxfWrjWaUBpvNtsr6jA2a3npv5q91sR59A6e0sweezUT/PCcWbpf9U6huyz+M3bqu14td3tNwU/rAdXubzfT834pQfw/GyJaa82h+mhps5rqvXWa6mr1fX9ZlJudtECUCGb3C/8DnnQuXjltYPSXbSjU1ew6g5cra6vqyZt5twVkw5Hy7v1fu11//G594VW1/vVGzI1++nLaRAx9eprV+rJfLk6HInwcXUQImRA1J+ihG63mzeHjVfUabjgSb17vZsGStRVTK1+KNuecfsV9X2AV5f3d1XPpVv5q+3a6zM0qViGb1aX+6q383I/9aQyvtrdrS5DhXNpM2UkBwDKVH28GvrDTkO6qcdddFHvb69X+/ub7eq+uM3ueupluk375VacDs+Wm1BiwZ97n+e8jT/6pfdXr6ZOXugVevcktrDe+4j8mfnnV36D96dhpd3gZnK5+zZ+zL68Kpq7Kd6tc1k0XttBz3wXOa6+K7rQU92chsNTmS8y7bOUn94sx+LnTX8sNN4slTnql4tZ5z2j9AToQ19tft1QafafxCfzznJRM/yx44+8l1f8yJtHqYJoqPu4S+oIJTVf0u8X6onjFAZ/cqkM/ptBDt3LD3wEkG7i44XJIGgAEgeYktCLJxCXGY/iVmI53ieUcoBUhrj4SKB6AK8eozIaHdV7+dXVfBg1ulp0VQpn9kkvISGZxMUQvesa7/7oYrnLdvfH+va6uP038RY+gqsS6YXjaCUpRK9e2oqgJxsfhLJa0upjnxw53Obb17t9kaqv5O4ehkGuvRBuT3U1CNt3cgOPWGzZwuTG4b73cLxT5M8bi6BHccSjrcIEb+63d5s3W+9n+nNJAr2Qx+ywhm/qa91tVturzSsfXrnTZRtGFYz38QJ7rLB8fLSYHWl1xtLlIKNvRzaoJcY9JdZNNIbSrvDU29Rh4Pk3DH/2u5/XtzwIgjnu19ebNjyhbq9X0UHH67OiXmAkcj/V6jAW8WBLBxIVcxCZaXo8FnXUy0GR+oeY9qPlBsssV5wDQyo/vit6KB8ODXBb+ZZXt4HJrIet46gVfD7qPhwplYMA/zGqGqOH+mqUI6OmZ+S5h9Gdx038V0e7JWpL1i9Yb++KyZ5ppEMm7Zn02+6II467ODc+p+EpkTYcoSr7mV4XJPQ+So09nAvr4XQfnwrwfirIxaO9SCMYU7axRPqsZ9n+YoQRM+7ZU3sMe6FTeeJ4PPbZYOz42ai5/FyaPwvDFLTXqy1NvFkdbyOTWME9K46Z/G3sNXlJe0f+STcIQRg1z9fRSzlBS65WmVp3Ql+U3V0U4HqEgwI2uUT1umMnVcudsH6I+3j+o/bybXbzq81l5bMfDfqa+6O93S9j/vjjDnq73xwv1uW9YK2Daz4fenQ9SvpqMHH4x5H+5Mej1l7u7bPDZVLQHwsdAb/a0aoQH8End4/eabu7bvk9vdotMmnspfdZsqo8XWpQk6+PjhnW1JB7zAfFd3qDfKQZn0KeWgi3/FEd//i+vYic3tj/db2//Xq1mYz6g59+mt6OTa+UTx+89/7Dfz5Yjmb3CGh+zogWT2f4l3b0GEezqwTECWPhq+noEa6zNPEBUeEIHFkV6Fz/AwrOE5QlZIHNk0MBzRWH0d/C0bctRRc4QswIxdRD+G46eozrLHMSAYXUE6fUE7XUE5LUk4LUE1vqdWDdTph8Px2dPUQW/jAdPsPR39upfoQkOeJHB6X1AByg++noHDdeRm0BhQARp7sQtQARkgCRggARQ4CILQFy8mtI2m/h6G08yvHx0STochLXVyCptOBSc51r9TWF6jCQVGTwsjabSlUaSOo1eFW5IeYaDkmqOXhd1yFrhYcgtR5cqr5xqv+GyASAxAmcV3ZgKnkCkBgDeOUOELNFQBKfAK/NArI6BgS1DQjROwyzgRgjFzFEVgIk9QV8XGkqZzGN7AVIPAa8MhqI2W0gieWA174DWc0HgjoQhGhDhsmLDJEhGSJXAhqEuvCnxSbYn4DEn8DFn5yrP5lC/gQk/gRe+pOp5E9A4k/glT9BzP4ESfwJvPYnyOpPEMSfwMWfjJM/GSJ/AhJ/cl75k6nkT0DiT+CVP0HM/gRJ/Am89ifI6k8Q1J8gRH8yzP5kjPzJEPkTkFQa8HGlqfzJNPInIPEn8MqfIGZ/giT+BF77E2T1JwjqTxCiPxkmfzJE/mSI/AloEOrCnzg0bFKRi1NFUexKRPWsIJNxRS7uFcXSwsIp5GORi5lFsXK0eEa2taiLt0WxNrh4jrpcVMXqoih+F0QyvcDJ+SIX+xOx8sBwChlh5OKGUawsMZ6RfTHqYo5RrB0ynqM2GVX1yqhGwwwau2YQyDoDJ/+MXGp2FN9RvSs7DSeQp0YuxhrFyl3jGdlioy4+G8XabOM56rhRVduNavTeoJEBB04uHDhZceTHcq0wZSdsyUzFkFkSOw6SmjGJZMVMxYhZKm2YTiATZioWzFJlwKxn+2VVzJel2nr5DDVe1sR2WRLTJYkslygZLlOx2yBVZksnkNUyFaNlqbJZ1rPJsioWy1JtsHyG2itraq6sRWslhY2VMNkqUTJVplI5WTpaNSs7JZnMlKlYKUuVkbKebZRVMVGWagvlM9RAWVP7ZC2aJylknUTJOImSbTId50thmUvq2S+BxCzBxSmdq02aQh4JJAYJXrqjqWSNQOKL4JUpQsyOCEnsELz2QshqhBDEBcHFAo2T/xki8wMS53Ne2Z6p5HlAYnjgldtBzFYHSXwOvDY5yOpwENTeIERvM8zGZoxczRBZGpDUG/BxpamczDSyMSDxMPDKwCBm94Ik1gVe+xZkNS0I6lgQol0ZJq8yREZliFwKaBDqwp/sWdmgnIlDuSAWRYJ6FCQyKWfiUi6UNgWZfMqZGJULlVO5mq3KNfEqF2qzcl3dyhWxKxfEryCQYYGRYzkTyyKh8izIZFrOxLVcqGzL1exbrolxuVA7l+tqXa6od7kSzQuc3QuQ7AuM/MuZ1CoXjlSrysIgkoc5ExNzoXIxV7ONuSY+5kJtZK6rk7miVuZK9DJwMjMwcjMwsjNno8gXhmYPxobmTAzNBTE0EtTQIJGhORNDc6E0NMhkaM7E0FyoDM3VbGiuiaG5UBua62poroihuSCGBoEMDYwMzZkYGgmVoUEmQ3MmhuZCZWiuZkNzTQzNhdrQXFdDc0UNzZVoaOBsaIBkaGBkaM6kWrlwpFpVhgaRDM2ZGJoLlaG5mg3NNTE0F2pDc10NzRU1NFeioYGToYGRoYGRoTkbRb4wtPn2bGdGxMwMi5UBq5EtAtmYETExw6WFLSIZmBGxL8OVeZmWrcsUMS7DtW2ZqqZlXCzLsBjWgsmuFkJmZUSsCrgyqkUkmzIiJmW4sijTskGZIvZkuDYnU9WajKsxGY+2tFA2pQWRJS2EDMmIVArDwypRWdEikREZERsyXJmQadmCTBEDMlzbj6lqPsbVeoxH41ko2c5CyHQWQpZjpI5tYTdLJWC/ARLDARfHca6WYwp5DpCYDnjpOqaS7QCJ74BXxgMxOw8ksR7w2nsgq/lAEPcBF/sxTv5jiAwISBzIeWVBppIHAYkJgVcuBDHbECTxIfDaiCCrE0FQK4IQvcgwm5ExciNDZEdAUmfAx5WmciTTyJKAxJPAK1OCmF0JktgSeO1LkNWYIKgzQYjWZJi8yRCZkyFyJ6BBqLM//Xmi05Lb9879CEF0ZF5CKIbUOUfTKQLpyIPkzOPjzELjxCq2o1bvznrs+pGlgFB4XOL0uETtcQlJlpOChBBDQogtCZnJR0vcZ//tR2gNHEUP7ygkhDglhKglhBAelxgel9jyuEQs7o6aGcxe2o6aDfhRcwA6iq1IR6mNWHYihcgASXjAJUbgVaAg5mhBkpCBa9wgaPAgxAgCSxiNUywNUUANUVSBJLTgRXz7HsYYX0MaX+MaX+NlfE0s4muSxtd4iq8JKb4mSHwNa3wXzvFdEMd3QRxfQxpf4ym+nyyhPTvrt+6H8CJiFlJm0aBIYIciDIsi5k5E0K2IoHkRIQsbsdbTvPAjSwohSwmhkBDilA6ilgxCSAUxJILYkgYilgRH8wcup0TNhaGheMLymZqArOvHqE6Uf24gUmwnDDin1XalBlakddOKmB+hQDqKnXHnXEadogvuyLvXzvAkznbe/euH3tQ6k7bWhdDYOvbW1llqbl2i9tahDQKYoUQ7W75gGgrEHp2hfhS7Th1ZgWAUhgGz8L9L9Z/NoB9F6+jIqgyhYiTVeTKYTuP4qSMZG3XmmedsqTJE4iCpoT68RHpQ6QnFFqGjojHoPLUDncYmoCNx/87E+DsLnt9JtPuGrNLP/cNGvLfYj2IPtyPLYka5h9t56uHOlOo84djx7Ug6vp1Jx7exVtPoKD9zrGfEywdELSOkwxhXimdEFSMUe+INoYI5agM1zxyM0QgNSg+PzIjm0qPjMVKKcuWjMGKhXP11Im0mZB769qM4iu+oGMB3nsbuncZhe0fliL0rMljvzMJPyMLvyOPSj2KsO8K8BqEc/s5T+GdKBZ1wzJWOJPadSewbawV9tp9+FC2zo8IfO0/+2Gn0x47KqaWuiHN2FieUOoo22VAr1XSUnzqWauLlU6NUExo+tZdqYuL3nQW/b6TNFdBRfmqeIVhoaOq4XoggVUTUqrbIKbniyAlSh0Stq5OcpDVLZKlkokp9iyoVfhGkFooqFVLVom7KKbma6gm5xsoZUnlF1XosslbpKFPtFkEKn6hV7ZFT3lVU1QlErauXnKQ1TWSxClHFNaJKBiLC0cCUtiKnvCswajai/ieBSRYksrqRyNGYokgeJcLRwGTn+nyibWp/nlXtR+jmEQo9eRfafMHcr29HbarAj9osgZ+JCQJCaVK50WI6u+GW4PmFTj+Kb4U64io+U95zv9wg7blPvEopb0hfEsj70QVRwtN+dOU5BCZVceBt2JJGjUi1DXuRYpGg4IggIVK1ClQ8h8IVBQpaFCh0IkgARc1hjCdUwcwVqoyPBnZcoZYTFrvjwAJJSJ1XwTSVwmiIAmiIQgckQQPP4TKpCpRpFCIgCQ54CsuXE+3vUPo1+xGezhHeoTiKAzjnnAanGMA58mGaMx9KOrN3KE4wcpuRVSlKBpCkBVwSBF6lCmJOGiRJH7gmEoKmFEJMLrCkmV82KJI0p5cNyqs0Vy8bVJI055cNKmia9WWDYk1zqOGc8iho+qOqUYhqGYt4ShGReILGJaopOlFOMYqyRCqKEi97cUqRApIYgUt0wKu4QMwRgSSxANcoQND0Q4gpB45pngZ4PbmzB/ejOCXakSWSUBzhOU/vnDvFWM6Rj82c+eoEZ7YwwYmlwFFroeZeYD+yxolRaJdc6E0SjnprhKMfw5l9jYMfxfFvR2lEa4NkjnAyWuUS69poVcxRT0arXOOfjVaFmBPJaIVTnqS+auJV7oS+akSUT4Yos8LnlARJtpWfU5qlsJ2bMjByycUoSlZGscrPeEbO1KhLzkZRszeqmsdRjRkdNcnt9OGJJQ/qD0/UYpX56UMLVa5QMQicykL+/kLFpVSMv78w67RplQoGUykWLEmhYKkqEqznAsGqFAeWtDCwpkWBtVgQWJFiIJvhl+BXm+ErqSoAsh08R54ynyhlve4Rz1SyfbRHfFZtGyDlOJBkN7jkNXiV0RBzLkOSLAbX/IWgmQsh5iywZCvv8V2imvb4Jl7lJm+AlXhSPhqiTAxbYgVJ9pVbYmcpznFxFqoiOamyZKjKVb7qOTl79QzJZZU1s1XXPFc9Zr2qUgJEpoKgipSHJFfFQk6i0iEKFRJRqKyIQkVGFSk5KucChD1zVHScSaFxQYqLC1VBcTUXEdekcLigxcIVLRCuxKLgXApB2Dm7BDvvnM1CleVhN6lGl7IZjDI4bjBVJplabzCdNZvdodwEkswEl7wEr7ISYs5JSJKR4JqPEDQbIcRcBJZM5Nm8JZ5pNi/xKgfDbF5ElH+GKPt4gk/O0syrJvgWiQfpS9LSIF255F09SFcx510apCvXvMuDdBVi3qVBunDKu7R1IfEq73hdv8ST8s4Q5V1Y6S9I8q5c6d+lr5dse+ZH9ltCllmEQj4RpzsQtdwhhIwhhjwhtmQHEcsJR22x0VM/shQQshQQCikgTikgaikghBQQQwqILSkgYilwJOskG4on4CU2IStnjOpE8TtqpvRimnBOq7+CJlaktb1spqP8zPG1MvHyAfECmZC8HCWleEa8HyaUg6+LEqcdSrSjoR/FHQ0dFTsaOk87GjqNOxo6Knc0dEV2NHQmOxo6CzsavpmIbx/rR/F9bUfF2+vO08vbTuN76o7Kl9NdkTfSncX38x3Fl/INtVjTUX7qGGvi5VMj1oSGT+2xJiYvzzsLb8wb6RuxntpR82o/ap5MRyg9jriUzNQmvigPgSQk4FVcIObgQJIIgddhgqyxgiDZDC55bZwyHGiQxDLrIY6TqIUA/HgSU3GAoGUCQiwY4fvyMWOpiPB8qCIpLNV86CLZSyYqMUASTvAqnBBzOCFJOMHrcELWcEKQEgMuJcY4lRigQRLLEgNxnEQtMeDHk5hKDAQtMRBiieH9R5KxVGJ4/5EiKTHV/iOT0lJCe4h6KWGtlgEeLiWsT9BgH11KWJ+UAl8vJaxVLWdB5dIWhaOBqUtePOVdgUmlMKr/SWByiYxyKpdRltKZVt2URYlLalp1UwtaaoerbuYTpoHWPMDsz9WP4iinIwwrHRULXztPY6FO4xLXjmTJameyabuzsF+7E4wZgVqV8/SgnhGK3UrnZUBQjQhpt9IV71Y6w74dR9i2A9RGJs/OcYQRoiOMEB3FEaJzHiE6xQjRkY8QnfkI0ZmNEJ1ghAh0udvSLMBM5hHXxSMj8RcYcBGyARejULqcc+kiSgMuuggKnSMvdM6KxL9+++b1uu9fQzLaXjVPJvaqEZKpj8bawM2vioEboUF28sCNaM5OHbiRUmQ0Bm6Ecq5i4Oap981k/SinXjaTzajYTNaEw/pmYyXnCWhbOOznYLUwoWISq/M0f9VpnLrqSJfSuyLzWZ0V+WkLfJ20Dxd4mNp6OzqyNBDiVXYz5fVai6MBiRWn9VrKK1Ou1mupJPac12upoEat67UUi2VzF3vxw9TFVl45eNXFVkm8fNTFVlldPXWxlYu/GyeTBxIfABe7B69MAmJ2CkhiF+DqDBDUCiHExgBYvMO4NAuOQ9tguLiAthLg0lQ4L9oLiLnRcCm3HNCk+QDXNgTCKHramhinJgVIbA9czcgEamGABsEr2xqI42KkrQ543fRAHpUybYTAB6VJmyPj1CYBDcKnrZPzqokytWinTKLGCmhw77LZgpjbLkjSgIHXrRhkbcogjIqQNGqGqWUzRM0bkLRx4EVDlxbpWmsQBW306kW6tVo2gMNFuvUJ2hgOFunWcmoYy0W6taiNZJpVsKalnlWo1bLZHM4q1CdoE3p0VqE+KTWn9axCrWrTGlRuYKOgPhhVbWyjWnplPKVwzHiC+mZUkz1GOTUmUZYGOYpqpEHVxlnE2ESnraDlJVNzXW8FHahV0z3cCjo4oWjG662g9e9Tkz7YClpeOzXvQeVGPgraXkQ1uXXcgzl6mNT4R/XdxbrqCMQTjhbrUacgnnS87KcOQlSPlu7UWQgqdxmicDQzUvdB1LITEc6puhLhBO5Q1Ntma7XsXMRTii5GPEE7GlEddDfiSanTEeXjhVk7IEHkbkja/lcL2iUZb//rJ0zT0vR9m34U56M7it+36aiYl+48TUZ3GmegO5IZ5c5kGrmzMHfcSZxnbyh+HaYR+WaJTbJzWtMeDeWSavAq6dUeDZUkCHmPhgoaDt2joVgCY1yiY1hDlLZCLJept0KUokTsyFaI8owcu6hLAAdbIUpVQ1luhSg1CWoQJbJB0/DKdoLlctV2gkKSwA63ExR6Dmq1naCQNKDldoJCi8GsthNkSQJJioaRF+gv10kL9JVL9OoF+irmuKUF+so1YhA0XLpAX7EEyrhEybCGqFgHv1xotA5+IEvcjq6DH5yTozhaBz+QNabDdfADPUZ4tA6+liXeomrYw+rx5YJ59XgSJMiD1eNJzYHNq8eToMEsVo8nJQYwrx5XQYIGruHC33OgcDmTcLkg4XKhCperOVyuSbhc0HC5ouFyJYbLuYQLgoQLXMO1fI2egmVEQmVYAmW4CpNpOUimSIgMa4CMa3iMx+AYldAsWAKzUAnLtHigh+RJ/2k/snAQslAQCmEgTiEgasknhKQTQ7KJLUkmYsl11Ka35s9O9CNLAaH4ySjn6bsVneLTT470a3qu+JegnNkYlBA+yQjU1xafneEQU3HE/Ku4zuSruC7wVBxh/yquM/oqrkP6Kq5DfBXXkX8VFywOT2eyrJ4+f2ZIfoOJH2Y2WA5skODwpVmiNJ/DZ+NTs478U7POqihglmYeZTbUpmbmMWI/isPGjmKZc57GkJ2izDnykuXMP4QL1j8/68/qn58lNgph+Pws4aLMpM/PklQVJ//8LLGi6PhKby8pPOPhCW3THHSUQx4nNIhzQXGKAuFI0kiKFxVnRWbYdMRMpiVYZK/9KNprR9FeOyrstfNkr51Ge+1I7LUzsdfOgr12Eu21oWavc3PRjywFhIqvrnbOX/BwGr+62lH51dWuyFdXO4tfXe0I3+sA8qn9fhSnNjuKk/gdFVOcnad5zU7jZGZHMjnZmcwAdxam4DuJM5MNRVOdyWyqfk78hcyldxQn0GdUpzJPlc80zY93HCfFO5KZ8M6KxMNN5w9ONeQT3f0oTlt2JLOAjfk8dj/Kaa9mrDsvs1PmpjsqJ6S7UmS0TD13lHMVfucoT/A26rO6/SjHpJq/7TxN2nYaZ2o7KqdnuyJzsp0VWRBnXxvpM6uwDp9OdcRm3Om0HpXe6Paj+Bq3o/jutqPihW3n6S1tp/HVbEfyPrYzeQnbWXjz2kl83dpQf8faw9CP0Ao7io2wc26DnaIJdqQtsCveADtD++sIzS+Qu0k/inWoo+iSHRXVqvNUrTqN1aojqTydiVF0Flyyk1ifGooVZybsko3EX4hLdhRdckZ1KrNLzjS5ZMfRJTsSl+ysSLy8GWzI+5z9KHaAOir6nJ2nPmensc/ZkfQ5O5NuTmNuvf0oB7Sy3s7LMiLW21FpvV0pSo9Yb0e5qIj1NpStt9FmvX4OrJfQIHlsvURz8tR6SSmS59ZLLFaO8BGt2ZSAxE3zR7SEV75afkRLJHHY4iNaIqjXpo9oCRbX5e15i6UBif/W2/NUzE6ctucprz05b89TQdw5bc8TTn4GJMUSXBwbvCqzEHPBhSSlF1wLKgQtrRDqIqum7u/dQr3U13FydnEBNXpwcXvnRyJU+L5L2fyhSQsArs0AhFH0tEEwTq0CkDQN4FX7ADE3EpCkpQDX5gKCthkmUMMBNMilsgmBOC6v2piA15YLeVSctW0BHxRbbWWMF02NSdTeAA2iUrY8EMdR0TYI/HhUUmsEYVRMpV3Sr8DNzs1UWqfyK3BZqtqo0VfgsiotFUvaWNVfgctabLLKr8AliRouptJ2sVQ1X6znFoxVacRYqtsxPkObMtakNWNJGjSSyMSZSsFnSVo2lqpqwXquGaxK5WBJKwBrWgdYG1YDbe7Ca/xgD8UL/vyb+kra9LEkrV+QjkexaAODmptBlqUlZEkbQ9aOBFmbRJKoVWQqDSNLVdvIem4eWZUWkiVtJFnTdpI0aiqZjjO2bDBZP1oHtNlkqW4j+IwjtUTbT5bGVUFbUZKKhpRUakuZjsNWtqisHw2btqssvTNsqXVl7Ui5j23s5Aun/s2ZfoT3ho7iQtNFsEabfg4k1wAvL7SczBcCkguBlxcKa8DoapHLJaNYXpeiR1dlKtdkqbyiLR+iywHJtcDLC2GJB13JmVzKhfJaWP9A13Im13KhvNayZICuZESuY7i8in3ojC4DJNcBry70kk1hXurQkP/J836El1OO4ssp51StieLllKPyL5t3xV9OOZO/Z95Z+FPml63hQoeoHfnZ/SimfhEwCvRfGqKfA5XXwJ5Cv4YhugZQfY2pD7DdNkfhqwDydRyWV5p7NPOfILl6ubW/QnI2522QReNZgLlwWAFzHWWLUHwMF/wVdE9OQ+3PzPtRW0fuR16O2pH/mZTi7/J0xB2HmepUxpIIduPl6ZIbKy/TlIaiy8Mbp9QZoiQaonQaosQO/hKR85xs3cu7JNswJRtIkg1eJjtt+lwSZJySzRsVBVGyee+ipEGTXe5dXKRqybOlXZs7S0rZ3JViHYpyKbWllEUOCnOODHMOD3OOUeAaqCDmaBWDniVW0oQvKa2a8EIqo1T1N5c0k0QRIkrxIUrRIUqxYSqRYamIiw+uUmBI4sgw1tCwVseGzkjBIY2jQ5jDQ5jjQ5gDxFgjxFoOka7zXsLDHbUlcamjprwMSVowviTQOIXCEIXBEIXAECUfSJIOnpOdlg4v6Q79yiUJuV+ZhDLpeRnykioIlHgwSj0YJR+M0u9MAuBCjkBaDbxEIPSGl5Tk3nASygjklcVLyiBQBMAoAmAUATCKgDOJgAspAq9S2huZqst2fTi0qZB5NVeD03/LXuh21LT5WfqRdF4bk+Q2xH2yeQjKC47n+zfiXft+hGlNR1juSSh/w7Vzntkkyos9HcdPu3YkH3DtTD7gGkc7xUino2pwEpZWz4Gyn2pcDNNVgSRC4BIm50WsIOaAuZSjBk1CB67xg6BBzFMBjiScR6cCoGpg613ny4/yrvNakFAPdp0P1CLs413ngxNyFgx2ndeqZsdo13kpU9aIIBkkaplNgz3Uc2Y1u/Lr9aMY+Y5iuGeUY9x5CuxMUzQ7jiHsSOLWmQSrsb6o2o/yM8uSauflA/qCakflt6a7Ujyjr6Z2hDcrQK0VoaP81NxyLHRUYVSQix2tMEktYvWuCpNOyFl8tMKoqkE9XmFEpuIw+GRCrb474UV5GXwyoVbrUjT6ZEItS9kafDKhVKnEDTbS12pKtXUh597WLc9ULIhH8YbCRUmwmURHUw6S7fWj6HUdVQbXhN61m4/ylLkjueLRKXOodO3B5Ldwucu7J7/jKXS/clI8ULnXuybF+QS6T54qdyR3ODpVDpWuLbtK6RaqyJ1ULm8oJ9F9i1l7YnKv47P2LtP17Y+70OWB5Org5cVNpWvnOXlHcu2jc/JQ/drW/o/mdaMuYmfb9asWavp/2y7EPzn1TYwRT5Fctd8UWrxlcc32iZfid/jAS6VZy1dqcd47n9H8j5IObDesNLthqdmce60W49p4xpvVZc/7IjbtJ/NgM+J40eIMLxtTeOddjz0Q/SgudekIBdBRseql87TapdO4yqUjWbvSmbf4zmy3o5O4fKWh6R3NsnOlH2GQ7shyiBEyhqCNXOZoN9QKtZ+Asuwo3gmdMkL55rH7RZynEYhSR4swFjg48oUNzhBVZy2idGT5S0jKEASs75inIxpqPbFHyAt0vwjFHdrOKbVEsTPbkX7Q3RXfr+0M37R3hA3ZQD4q8rz+JSTVe0L9KPaeOopd7BmhVDEsjNocjKtfWkesXCoieFUbq3XEKkm9zOuIVdAaquuIFUtdxVs2DzSQVBxwqT3Otf6mV3hLxhqnmgwk1ZlXLisaPJ/W7nrlsoq5npcrl1WTGp9XLqugdZ+7yorEBQZdZVHVD3hV8VLZ0qpi5ZU9QMwekVYVK6/dIq8qVkF8I60qFp4cxASyEaw0zvVeDQVcXMW5Wosrlb/wF6uX6gck/pK+WK288pfqi9Uqib/kL1aroP6iX6xWLP6C19meA0BSf8Gl/jpXf4Ei/mKc/AVI/IW/ka1o8HzqL/U3slXM/lJ+I1s18Zf8jWwV1F944YAi8ZfBwgFR1V/4Q9lLfQQSf6k/lK1i9pf0oWzltb/kD2WrIP6SPpQtPPmLCeQv+LZ1rvfqL+DiL87VX1wp/SXM9LDLREG9JqrqOFEtfSeeUrhPPEE9KKrJiaKc/CjK4kpRVG+K70goD6OgPhBVdQNRk2fVL2asQAWV/SsK6mJpfroWjqYk+dqR+en6lMLjxvPT9Rnqd4P56VpO3pde6NSC+uCxFzrlOckTg8rOWE+M12rpksOJ8foEdcyjE+P1Sck964nxWlUnHbwHK4s/u2oQ2FujoA4bVfVZUZPbil547jIZ1LdtzQsGQPAoEcNeIy6+Ig+NDTUq8bvxwPIteHD3zsjNNCONH4U33P5wtBCEVXCMVxDbH2Sb/2itkfaX2ObZNiPtT7BdhHPwt9cEU4BmZZpOky+tNyKfrp6WnchJjchJ07sbnDR/wKMRnLQgHegK1tOL5XtZ4R/989//D63X5Vs="`,
    ),
    'Times-BoldItalic': JSON.parse(
      `"eJyNnV+THMdxxL/KxT3ZEaAMgCD+8A2kKImWRNKkRMpW6GFxtwDW3LuFdu9Igg5/d0/XTGVlZdUs/EAE55ezu93V1dk9PdNz/3P5+eHmZnt7d/np5fd/vj9t3mwvnnzy/NmTi0+ePn/x4vLB5e8Ot3dfbW620wl/2d1sTx99dthff3m32e+uhnq/37N6MdSLkDc3u/17PmGCP2x3b96OHxznTsfz2S9v3+ynsz569MlETr/b/bK9/mZ3d/X28tO74/32weXnbzfHzdXd9vjddnz2i1/utrfX2+tvDzeb26WYn312+OXy079/9PjhwwcfPX70/MGLF08fvHj86B8PLv86nXvc72633xxOu7vd4Xb80nRaCH95u7v68XZ7Ol1++snEv98eT3ba5cOHj3/z8OHD6Te+OtztrkZNPj+8e38clbj4l6t/vXj04vknD8a/z+zfF+PfFw/t34/t32cXL68Pr7YX370/3W1vThdf3l4dju8Ox83d9vo3Fxcv9/uLb8e3nS6+3Z62x58mOgdzd7rYXNwdN9fbm83xx4vD64s/7W4Pd+/fbT/6w3b61MvfX2xur//tcLzYTR8+3b867a53m+Nue/rNVNwvpp+53t2++e7q7dYawErx3d30kc3x2tXpxM837/6wtMnTpy8eXP7Nj548ffzg8uXpakT6OInPP35w+dstjqcYP3tw+d3d9R9+mM6dTp3+9/vpfx89fjS315+3d8fd1RTRv//P5Q9/u/z08YjsV1NJTu82UyD/98GMP55iZnj7y9V+cwP+ySdTLgz+z/vDFKpX+1BG0w3l9v7m1WipN7dVuz7s95sj+POPp9IP/m57nGpwB+HZs+ezsLmZpNMUniiZf8ZKYE1etXeb4/Z2v329JuWPoXibKRmOu9OPoTxblHf7+xMoYnY1ddRN/Ym379+93UbtcfpUld0havLYK3nab05va2l+3R4PlR5uo5UA735uzrx7e9w2574+3EcLBN391Jx72v3SwO1PVDvgOUFrOkwduYbo6rCfenLBp+3NLktogf3wgUK3/7zfUA46fnPcTj25qeY/77cn85pIwamTWNtH2Z8+nfrQYC8r+qyizyNtHy9f9tt61hcV/a5+8Pe1C/yhdsova8X+vX79HwM9mnr/QH+Kevt3/bkW4quKvq7f9U096z9qIb4l63g6o+/qd/2lftdf63d9X0v/Qz3rb/Xr/7Oi/6rJ92oazH7c3iXbQB99NWm5n+rnxFM8FTenq93uane8uicX9Va7H659moaepouYv6XChE9V9AroyZMnSx9r/Lee1fzy6/rBN7UZIxII0q6i/67fFfaKs6ILI+15zFl+sTGdxvbeNb2+dqHwBiAyeC8Exd4LcV9D+FNNwp9rIcJJ8cH3tRC/BnriqTflV06Ex4+91Wkwzeefy8a73f56dai/PvzcxDmNzjESTB47TdQiOR55/V+PiSH7LD7zvhs7Xu8Px13DT9uVb7m6P07D+FUEEE1m3eY0FWqaujb2P89a+m715n43KTeHbAHoFkO2L/6ALKH3xHkdvSNYM3+aZnLtdOB68+ZNN6TNnKdiMuEYbbc9bqPvR1eZ5u9vjpt3ZGr+0VfTVcQ0q+9dyar5anM6E+Hz6sr8Cw2Q9emqwGOz3+/enXbRU0Oa6nr39jBdLtFcsQz7Kbmj5Y4bmvwAb67u77qpi3n56/02OjQ06VmObzZXx2668+o4TaUqvj7cba5SjwtpN7UkBwDK1H+iH0Zht9dTSLs56v3tm83x/ma/uW9+5vBmmmaGT8fXbbge1C43KWdfuMG9jFnP46dLzh+O16+naV6aF8YEJY+xMf/IHD/wdfzAxxgTjtc3k8/dj0vI+k2bYPCMKeBjetkMX/uVuflhpZyHJumn3jldEE9ZT62GmVxp0BiYc/7F4J+zJgamtknj63LbxdyolACDxfXupx2lc3wklyymy03XiGLnD8U8r/lQDJDSBzFU25WXdBKqav3K+L3UUQLXMKDk0hviM9JCaAn5QFwDlB+JK4bJIegSJF9iSkWfPVm+78oXPZqfEs+JWWHOg6hlH5evugJE91jL0WypMc/vvi0upNa+LdsqhbMaZWRIqiZxccSYvOZff/JiCdj+8Ov29k3z89/mn4hruK6SkRxnO0kjRvfSYQRz2VwQamqpa1z91MhFG709HJtafS2/HmFY6QXfiUs8dLNdCdtf5QciYnloS8sbp3ub48S0KMorKYgornGxVTfBm/v93e7dPmaaUS6pYCR5bg5PpGm2dbfb7K93r+MCK5xu3Rq+yr8TCXsuWb44m2ZnRp116WqloW/XbFAalDyl75tfyhfx4ts0YeAVOFwAHQ8/bm/5MgjmeNy+2Y0LFJr4RheVmVcMx7Vf4FrkfurV6Wokgi0zSHTMFUObFshzX0K/XEmp/xLTfrL8wLLOlVfBUMsv7mKGEia7aoD7zrc+9mnb3YrJbFdHx7VR8OXa9OFMVq4E+Ne1rrFWqK/XWmRt6Fnz3NPaL6/346/PTkt0xPR5wXZ/1yz3TJc6ZNLhiT8fzjhiM9NbGvcmVjWiJrlEEap2nhl9QUIf16l5hvPMZzjm41MCH6dEpqJhGCmXMM+X+uxlRot1z3aSgSuM3HBxDYObOp0prk80vlxJzS/X+vifZPzzOExRe7vZ09qbd/JxaSLr3GiLzuXhy3naFKn2gQaUeRCCoOMzrm+ymXKFlmbtWjUbWvBuvosM7i9xkGGTTXR3PA4rQ/7nK4W4l8z3hpgSZHfVGe1vVwa049nafJXbJ4q7Mt399nxen51av1z5zperJt1fDny9snb4azNwxlRkZbhfc4of26o8dK9KM4H4trNdIRch1nfP/tL+8Ga093R7t2mkaqZInyp5Bk1ftdKT37QXDVhfoZE8Yr6SvtNd5GYcp/uHZYgIz1/r41/cj3uR0137P26Pt99sdpNTf/r3v083yKa7ypcPPnr6yT8eLEezeyQ0lzOjxdQZ/n4cPcTR7CoJccVY+Ho6+iSOvAiEKDkSR1MlOvf/hJLzJGUJWWLz6lBCc8dh9B/jCLX/Sz7ymDFKtQ/hr+lbl0WJhFZqH2seidba5xEjKU3tfeKXmNkJk++noxeoww/T0TQU++F/TofP4sirRIiKHpQeCZjwE8f309HHOGm5bEsoBYg4/QpRDxAhCRApCBAxBIjYEqAgP6U6/JyO3ucjxCcQx2emy0ncX4Gk04JLzw2u3dcV6sNA0pHB297sKnVpIMls8C69IdYchySJDt5nO2RNeQjS68Gl6zun/u+ITABInCB4ZweukicArYSvdQeI6+FTnwA/H77iGBDUNiBk73BMBuKIXcQZWQmQ+Al4NRWXOmdxjewFSDwGvDMaiNVtIInlgPe+A1nNB4I6EIRsQ47JixyRITkiVwISawKv/rTYBPsTkPgTuPhTcPUnV8ifgMSfwFt/cpX8CUg6GHjXwSDWDgZJOhh438EgaweDIP4ELv7knPzJEfkTkPhT8M6fXCV/AloJX+tPENfDp/4Efj58xZ8gqD9ByP7kmPzJEfuTM/InIPEn8OpPLnX+5Br5E5D4E3jnTxCrP0ESfwLv/Qmy+hME9ScI2Z8ckz85In9yRP4EJP4EXv2JQ8Mmlbk4VRbFrkRUz0oyGVfm4l5ZbC0snUI+lrn0xix2XTKfUftl1qVzZrHvofkc7aZZFavLovhdEsn0Eifny1zsT8TOA9MpZISZn4t/a4n5jA/EX80xi/+P+BebzKp6ZVazYSaNXDNxts4kkH9mLiaaxeqkSe/sNJ1Anpq5GGsWO3fNZ1SLzbr4bBZ7s83nqONmVW03q9l7k0YGnDi5cOJkxZmLH2exmnIQtmSmYsgsiR0nSc2YRLJipmLELLU2TCeQCTMVC2CpMwDWa/dnVTo/S33X5zO047MmtsuSmC5JZLlEyXCZit0mqTNbOoGslul6lFubZf1slNViWfpglIu9sqbmylq2VlLIWImyrRImU2UqlspSNVRSOzslmcyUqVgpS52Rsl5tlFUxUZZ6C+Uz1EBZU/tkLZsnKWSdRMk4iZJtMhXTZKla5lJ79ksgMUtwccrgapOukEcCiUGCt+7oKlkjkPRY8K67Qqx9FZJ0VPC+l0LWLgpBXBBcLNA5+Z8jMj8gcb7gne25Sp4HtBK+1u0grodPfQ78fPiKw0FQe4OQvc0xGZsjdjVnZGlA4mfg1cxc6pzMNbIxIPEw8M7AIFb3giTWBd77FmQ1LQjqWBCyXTkmr3JERuWIXApILAq8+pOXlQ0qmDhUCGJRJKhHQSKTCiYuFUJrU5DJp4JJTwuh62qh1r4WmnS2EPreFrp2t1DErkIQv4JAhgVGjhVMLIuEzrMgk2kFW4tla1uhnomlGlcIH4hlsa5Q1LtCyeYFTu4FxvYFSP4VTAwshOpg0DoLg0geFkxMLITOxUKtNhaa+FgIvZGFrk4WilpZKNnLwMnMwMjNwMjOgomfhVANzQvGhhZMDC0EMTQS1NAgkaEFE0MLoTU0yGRowaQThtB1wlBrJwxNOmEIfScMXTthKGJoIYihQSBDAyNDCyaGRkJnaJDJ0IKtxbI1tFDPxFINLYQPxLIYWihqaKFkQwMnQwNjQwMkQwsmhhZCNTRonaFBJEMLJoYWQmdooVZDC00MLYTe0EJXQwtFDS2UbGjgZGhgZGhgw9A+VoaYqMC1nrX559nOnIiZORYrA1YjWwSyMSdiYo5bC1tEMjAn0uUcdx3OtdrdXJHO5rjvaq5qR3MuluVYDGvBZFcLIbNyIlYF3BnVIpJNOekj1lqUa6sRU3tyfDZixZqcqzE5z7a0UDKlhbAlLYgMyYnYkeNqRovSWdEikRE5ERty3JmQa9WCXBEDctzbj6tqPs7Vepxn41ko2c5CyHQWQnMoJzKDclznT0snYL8BEsMBF8cJrpbjCnkOkJgOeOs6rpLtAEkvAu+6EcTajyBJRwLvexJk7UoQxH3AxX6ck/84IgMCEgcK3lmQq+RBQCvha10I4nr41IfAz4evOBEEtSII2Ysckxk5YjdyRnYEJH4EXg3Jpc6RXCNLAhJPAu9MCWJ1JUhiS+C9L0FWY4KgzgQhW5Nj8iZHZE6OyJ2AxJ7Aiz99NtHpkduPHluT2pF/lpB7CaEUUuL0C0Q9kIQQJGKID7ElNES8Ywca/e6Rxc6OvAaEUnGJU3GJenEJSZOTgooQQ0WILRWZyW9T3O0ox91QjruhJu7GS9yN5rgbkrgbk7gbS3E3kuM+0DCD2R/G0fCBJzgaDhAaOj+hYnLLTqQUGSAJD7jECLwLFMQaLUgSMnCNGwQNHoQcQWAJo3OKpSMKqCOKKpCEFryJr21izPF1pPF1rvF13sbXxSa+Lml8nZf4ulDi64LE17HGd+Ec3wVxfBfE8XWk8XVe4vu7JbTLYGiH4UXBPKTMxKBCSA4VOCwqGDlRQLKigPCiQB42YmOmOY/1duRVIeQ1IZQqQpzqQdSrQQi1IIZKEFvqQMSrEGh+x+VUqccvHEkdlxfVZOaTv8RWGijeOSAYewozbxrON6dm2DXcDhlrR152QqmYxKmURL0whFAWYihKsANma3aU53aGUkmIl+meUS8JIRlySUEZifllACHPh0DLS0xTQhxT/13eepAQrgUI5csAE/49OasdZVM1lP3UUGOlxouLGs0Gaki805jYprHkmEayWQ40usvczHaUU8yQ14BQk3XGS9YZzVlnSLLOmGSdsaUGRLwGgdDpQbKOLk/Im5hRXyfu70ypuxOuVY3OTqyp6uhgdFTLnDsY8baA6GCEpIOR0pQRHYxQjX10MKBxoRYn4BqN0EpF+MqMaK2IXo+R0lQkrsKIpbz640TGSsh8OWZH+crSUHNRabxcTxrNl5KG2qtIU+QC0piHn5CHP1B0ZTvK9mPIE51RtR/jxX5mSolOOLuSIXElY+JKg41Ep6Na5pzoxNsCItEJSaRJacqIRCeUbXKgkdWPEXdkNaFc6uBc6qAodSAtdShR6mAR2WDu9yBjrYCOaql5hWChaajjfiGCdBFRu94ip9SOIydIHxK1705ykvYskaWTiSr9LauUHiJIRosqHVLVJvXllNoL9ITaY+UM6TKiah8RWbt0lql3i3A2LG2fl1M+VHF1AlF7U5CTztddrUJUcY2skoGIIL1S1M5W5JQP9WE1G1F735GT1IJEVjcSORtTFsmjRDgbmOpcf5roWNp/9BxHuLAjlGbyIYz1go+f+dFYKoijsUpAR3C+QOxloGk5e751MLDd0cZJcS87UP023nO/lLnsuS+8qylvSJfvpjrzfnRFUt5uP7pIXRx4G7acrhHptmEvUk4JCo4IEiJVu0DlcyhcWaCgZYFCJ4JUT9QPVbILZu1Q7Uc1sOsdajlhsTsOLJCENHgXTFcpjI4ogI4odEBSdPD1QneBco1CBLTyCzUsX010XPfP0wI7ynMhQ37VTKiZExkvEyGjefZjSGYzxuQek7F0e8lInsosL+lM1QCSuoBLhcC7WkGsVYMk9QPXSkLQmkLI1QWWOvPNBkVS53KzQXlX5+5mg0pS53qzQQWts95sUKx1Tj2ca54FrX9WNQpZbWORT2kikk/QuGS1RCfLJUZZlkhlUeLlN04pUkASI3CJDngXF4g1IpAkFuAaBQhafwi55sC5ztMFnlV3Xgqxo7xkYyivARpqVnGMl1Uco3kVx5Cs1RiTtRpjaa3GiNcg0Bih6Cgv780ojUshxH2icTRGozj6Wzoz7hXZUV44NlTuEPlFMke4GK1yiXVvtCrWqBejVa7xr0arQm6JYrTCqU3KXLXwrnV4rirxpHZyRI3F01c5S5utm74uUtrOTQ2YubRiFqUps9i1Zz6jNmrWpWWzqM2bVW3jrOaGzpq0dnnxRMul3c+9eKI7hTKgvGih45QL5f0L3fmaFavvX1h02rRKicFU0oIlSQqWupRgvSYEq5IOLGkysKapwFpOBFYkDWQzfEMlBdY3w9cTqPllO3il1PSyR7yeq82+skd8UX0bILU4kDQ3uLQ1eNfQEGsrQ5ImBtf2haCNCyG3LLA0K+/xVSQNurLHV1RqSt4AK4gakbfEylnafN2W2EXKa1zchKpIS6osDapy1656Tm1ePUNaWWVtbNW1zVXPTa+qZIDIlAiqSD4UuUsLOYmyQxRKElEoV0ShlFFFMkflmkDYM0epE0ySJgRJlxC6RAm1pkhokhwhaFqEogkRSk6F4JIEaedsYdLwaztnVabGTrtJlVEDpw2mep42arvBdNF8dYdaE0gaE1zaErxrSoi1JSFJQ4JrO0LQZoSQWxFYGpFX8xRJE66s5olKDcireYKo+XiBT87SxusW+BaJL9KXLy4X6cql7fqLdBVr25WLdOXadvUiXYXcduUiXTi1Xdm6UHjXdvxcv8ST2s4RtR0/6S9nadt1T/rP0jdLsz235Vg78s8S8sYilNqJOP0CUW8dQmgYYmgTYktzEPGWCBSPTNlRzjlDOd0MNZlmvCSZ0ZxfhiS1jElWGUsJZSTn0kDynORA0X52lJvUUH4sbkZ1U4vxtuHTjWnCeYeLIdm9Ykw2rgw2bjbPK/t2hDIHygUMzgUMipIE0m02oUQZg2FvUiBsSwLShxKnHUq0o8GO8o4GQ82OBuNlR4PRvKPBULujwRTZ0WBMdjQYSzsavp3IeDhkTio7yh3BUJP1xkvWG81Zb6h91MsU6Q/G8jNrhnLyDzQ8dF77tCNPa0bJOUMYrRTfg1YitFJfbiWitb7aSqQ09Y1WIpb6/yDD6uf7cOPIdm/haLg5HSHvAnF+zdSXzKj1gSQk4F1cINbgQJIIgfdhgqyxgiAJAi5ZwkuYS/OXJczCu6RxlTIHaCVWbQ5BXI+VZhP4+ViVvIKgyQUhZxiv0kqGUK7xkqwiybpuSXaR/D4XpR6QhBO8CyfEGk5IEk7wPpyQNZwQJPXAJfWcU+oBSeoF71LPVUo9oJVYtakHcT1Wmnrg52NVUg+Cph6EnHq8l0oyhFKP91IpktTr9lK5VB6L9EL0j0X2ahvg1cci+xM02Gcfi+xPKoHvH4vsVU3Y8gyOJ2D/DM6K2qZwOocTOQtnY94ndT7lQzEvCZ7V/0/Ma7JnuaR8liXxy8NJbZZyJygPJ/WCdojVh5PmE6bmtgu6eXZrR3kWbsgvhwg1E3PjZWJuNE/MDcn021hcIgTzbe1B8ox8oNGboz7owoTy7Dt4GxD0UEI6+w4lZt/BvAMSwn49INuu9xhHXmpC2K4XKG/XC87b9YJiu16g2K4XLLbrBfPtekGwXQ/o6rCft3XZ3vSZzBemcU7+BK5LCbmxMOprma5LidJ1KZ2MpAsUSResqfzb9+/ebnORxk6++fExO8oPmxmKxzjAxvXtvLnRjlD3QM3uS+Nl96XRvPvSkOQlKbIv05jnJaG8CXMgXN9G7ceeu6gW9twRwuhAKA8JEE7bm13NHHs/BM6JV0MEyg/kBC8P+BnFYziBdMdBKPFsTrCmPfHeB5Dxfoc4iscS7ajWoT6M6MMquzCQWHF5rE15Z8rdY20qiT3Xx9pUUKPWx9oUi2XzZcDih+UyQHnn4N1lgEri5WuXASqrq5fLAOXi787JDIHEA8HF7sE7N4RYjR+SuD+4DgEQ1Aoh5MEAWEYE59K5A6exwXHzBTpKgMtQEfxMhJpBI6Q6ckCT4QNcxxAIa9HT0cQ5DSlAYhngakYu0AgDJMMMeDfWQKwDDiQZdcD7oQeyjj8QZBACl5HIuQ5HzmlMAloJn45OwbshytVmnHKJBiugld9uhy2I6+OBDmDg/SgGWYcyCGspJIOaYxrZHNHwBrRS626gK88y+2iQBR30+meZe7UdAFefZe5P0MFw5VnmXi4DY/sscy/qIFkWLHxo6RcserUdNlcXLPoTdAg9u2DRn1SG037Bold1aE0qjyhZ0EEkqzrYZrUdUPIpzcCbT9DhN6tlEM5yGUyyLANyFnVYTqo6moh5iM47R1eFs5Eug/aZHbP9Kc0Avr5jtv8KHcyzWob0LJ9vizK8J5UH+Syoc2a1uHWSedjvd+n2ajsFyKc0E4F8gk4HsroyKcgnlalBlnWCkFWdJiS1TBaSylOGLJxtjDJ9ELWdRKRzuqlEOoEnFP3u4l5tJxf5lA+NxGWikdWV6UY+qUw6snw+mXUCkkSehuTtjqvC2YjVicm0LD0/imT5ZEdYjw6EJ0IC5XXp4LwYHRQr0IFiRTlYLCMH87XjIFjCn5HfcaNq1F0qwqVC4F2t2l0qIkn9ml0qImhNyy4VwVLnuruj41L7ld0dndjFYX13R6dLRNZ2d3Sqxqbf3dFpEiXd6FCpRKjd6FClLjprGx2qKpFhSePSb3SoWo5Ju9FhltIuAEESi7oLQHgXhXYXgEhS/2YXgAha87ILQLDUuXt6vlckAqtPz/dyF49zT8/3Z0h01p+e73WN1drT870qkcuPjSuTaDWPjavQRah/bFw1iUr32LgqGolQcgyax8ZnAX+XgWofTGofgtQ+hK72odbahya1D0FrH4rWPpRc++BS++Ul8VR3J1Jzx1Jvx12tXat1dkVq7Fjr61xr6zzX1Wmu6XT/mZ7qtaP8VK+h/FSvoeapXuPlqV6j+aleQ/JUrzF5qtfYUgsi+anegcZL9edHG+0oXtoKlCfqIcQ7suwI88dAzV5w42UbuNG8A9xQ+7IrU2RbuLH8WitDedP3QPb876NHOMQ6EDEEgVheESKB14EIY/WHWCznEIxHTgn6M6eEsJwTLF8bzSQ94TyQfCbeBEvMr9QSW6kwrys8I8ovgqWz8cbTQPFe02BdFLBEML/ZdKCxLjAv9NlRXvQ0JEuJg43LfvpaXOwzW6stX9gzbppXL+JZ6loeF+zMmlbWB6cHq1fGg47L4ag2roEJNSu9xsvyrtG8pmuofTDcFFniNdY0hl+2zmR6VMc8dK6DHXmpCXl/JJRfuxuckzMokjBQJGEwFJfYUlwieN8ukK0yoz6xtBwop1dwzq6gSK5AmluhRGoFQ2YFQmIBDZ+YxwE7ymOXoTx2GWrGLuNl7DKaxy5DMnYZk7HLWBq7jOSxayDvAZFL7n/RNrbmZf5hR1joC4SFVkJpwS942eAxU15HDZw3eBiSDR7GYpkUDMYXp8WCqB3lxRpDslo02DC+5/gK+B6h3JzBuTmDojkDSV6SEg0dzPOSEFoVCH4Xjch2F40ddmdH2e4MNXZnvNid0Wx3hlq7M0XszpjYnbFid2MFjo5qqXmtbabTc4vkknaUXdJQdklDjUsaLy5pNLukIXFJY+KSxpJLGskuOdBwyfkdkXbkNSDUvA3TeHkFptH83ktD7csuTZE3XBrLr7U0lN9lOVDc17GjfM/GUL4lZqi5O2O83Pwymu94GZLbXMbkfoqxdEPLSL6LNZB3HCZ8v2oQmnLYoUyRjMkkcWYpwYKXOeJM6xzReJ4jGpI5ojGdIw4ot5EGijmiHeUOZkj66WA0R7TDJgDtHNGEOkc0LHNEY/0c0SSdIxqUOaIxmSMOJp45EHtmBGd4Jh3VdM6eSbzNXXgmIb2XFUqT1eGZxHJW8zL9Uj0gscGyTK+8M8RumV4lsca6TK+CmqQu0ysWu+TNZosXAYlx9pvNVKwWWjabKe/NtG42U0FstWw2E05GBCRpCS5WC97lLMSauJAke8E1USFotkLoU1bd2Ln0y8DJlx1zXwdTg4KgNh1C49UQq2GH1Lg2RLFucPVvCMXEXVEnd052DiSeDq7G7gK7O9haBHufh9qYPTR1fAgrtg+9eD8UHQAg6Cjggg4FzpvxwCUaFIBWumA7PEBc72o6UID3owXktZ5Yxg0IuSfKnbwlJkxlCOnu5DVSN5Cs3MlrVBlOWNIRpb2T12h5XOnu5FWJRhemMsCw1I0xrNdhhlUZaVjqBxs+Q8cb1mTIYUlGHZLIaZlK4rMkww9LXbdgvfYMVqVzsKQdgDXtA6ytdgMdk0gSe0hKGplIYQtirO7Kmg5RSWtGKdbrQJXUZqxiXYYrlnTEYq0MWiTquEUSDV1MZfRiSQcw0ngMY3wm0P1Ixic0gxnLOp6xtjKk8SllVGNRBzbWdGwjTYc3kpoRjlQa5Jiud/d2qGP9bJ/WAY+lfszjM870+jLysZZ6/auJTP8tt+zGEYI3b6gdKP5Ahx3B+wM1f4rDOHt90PxHNwy1f2nDFPnzGsbkb2oYS39I42p0OlRrHMULW+you2F5hWlmRfRxoPY7sDWlIvoOoP47/K+bp28B5O8J2H7TbMnzC/+vX+39nf/zA55JzdKoX6SFGzUjrwEjflyKOCUf07Bhxv6gDSE8REEMjxYEe13+4N0g08/st6eTrY0Dmm/EEewxUP6blcDy7p/Bpv+Wx+fHkTkwtDDeQM3biozn9xIZat9LZAqMMVD81VJH8hfoBuKmnoePEcPxsTk4dpTv0hvKbyiYUb1xb7zcuJ8pxZNwvp9vSO7aG5P3uA8WgbajHGhDTaCN83gWNIffUBt+U+S1UMZykxjKTZJ7KAd95Zn/XpWmOPfMf39KbaAzz/z3Z0izrT3z38vamPX5+zZe2sTnnr/vT6kNv/L8fa/26bD2/H0vS5KsPH8/q8Pxxt+9n8fhW/dgQu7BjNI3ksB/SX9GU6TtaL7bO47GE+HzNdA4ikCOo3FLio5yYxgq4fUW419xRD/liH7PEf1o+RNIyuvPp/GIypA4FSRxKk3iVKTMpVxZrIWjQZGKRpQKRpSKRZQKxVSKxFItkA+8VBpHVBRHVA5HVAggKQF4/Xl5WpRKIQoVRhQqkyhUNFWkhCrXgmI2QkUEo8KBUbHAqEDBpCgh1EL4O2CpDI6oCI6oBPxnnhTJ73d/5mmR2EyWn3dEP++Ift4R/TyQ/Dx4+Xmf16xMa7OcNUP77evRtvT/y4Uif+DSJk7xIeCpUcYfve+09IPNV45NUs3HsEWq07AO0ml5yl/PiKXFjPN6Ztb8B1vNLzd6NRWnO+Pd5mrlZ22uYQ+lZNztAEtnRApO0cX8/ykIJsEL8vFCziwr4wvXNywILqe3ez5bUT66xGb++0pWTZD8IA8w/rpSxs2+NWg89ctK3qkGLLvPwOVBIvC03wwUT9gmPN7NNT+16WS8lCuT8TYuIcjdjHnNz5QpMdAA8w8PEt3MjnLPM5Q73Izqk3nGy5N5M+VLx8D5gT1D8liesbjCBLMpcRzVMsvkN3hbwJjmBmofHTSlKWPMYgPlRwcHQn7PwZ/Ghfm5amscO8qGbyg/Wm6omdgbL8OC0TyFNyRTcmNyHW8svcPXSJ6PD5QTapCsy1KCISQUob5OKaGIlrUIw7WqlFDBmqpGQtlRTihDTUIZLwllNCeUoTahTJGEMpYTylBOqIEkoca8OqpvRzn4hnLwZ1SDb7wEf6Yl+IZz8A1J8I1J8Kdpj6TQIFIxnwjpmWWIWnhzC6Yq/KF//O//AWOOAgQ="`,
    ),
    Symbol: `eJx9WEtv2zgQ/iuGTrtAWsjvxy3NprtBN2lQt02xRQ+0RFtEKFKlqLyK/vcdyiI5FOVchGQ+znDeM/Sv5EKWJRU62SRfr5uaHOhomq4m6Wi6Xq+XyVnyXgp9Q0oKB7bP5U5yQ2s4j2ikZPy5T72j7FAY4dc0Z00JlCtNOMvOxYHDwRT+r9+zJ5rfMp0VyUarhp4lFwVRJNNUbanh3VY0Y6S9BJR5904+JZvvb8ar9OzNZD09G6frFD7j9MdZ8kXkVHEm6K2smWZSJJs34xSuccDngmX3gtZ1spkD/StVdXssSdPx2zRdwS03UrPMmHEhq2dlDBj9kf05Gq9X8zPzXbbftfnCzea7HJ3nckdH2+da07IeXYlMqkoqomn+dnTO+agVU48Ural6ACJccwmHciYO26ygrdeMda2te5YBvtX5P3fJZj1p//wKf8L9rW+uqVYsAwu+/0ruviWbibHkBiTUFQHFf58dydPp9EimTxknpaMvxx29EewB7AfXWmhufGUg0ZQ745qD8NhsbcUxMFNoExMLruxdFVWZySd32XJ1BEgJUE1E7qDZtBNYN1mhC+KZnOYVUVRwuj8FtW6NtSegn2L1fUl0Eetf8aZ2VOe7DAqBxIdLJoZOgy1MelMm1sqakxpdaRV6oUrGVCl8sBxRPw6c1IWiA2f3slEDVIhqTK3Z0wCRPlAUYUs+Vm2cFFA/scmZ5FBAsSdoyULI+ZSb8ovT6meDM9GSD4pCGXkzZ7PZEfjZ0Lot8Yglk+IAjQRn4QSqyEDnvCp8lBeL5ZH8jmpPdYcvCuaPjjviX5Sjs4vx+Ei+rGqGjV0uujy9xULSjvg3wcnmLrxEkl2iX0l837S7Txeg8jgW8YFUFTq+WhzJ/5Jyl3v6CtpXS79uYhE3A7SPEEwVmNeF+dZbt5x1un02uvmwzDsdPhUos01bM8QtOyBPOHd+Jl6JBXTZlvil52PfQIwQ5Ayr3MeSHpDwGfRPQ/6GdF53tNsax7rT4j9shwvIDobTPdVBW1rZcENcFN1LNdCGO76wZy3mna7QUSoqcpY1nAwUdWMGWA1jZaC0FQE2wqkvcJcmJMh3VyG7IECublCqztZdmeVBvjuX014s5pPuxgoLsY48BPnuyiBw76STzIJ8t0dBrA+w0/g+yHbfYMJsny+7DCx9Ujl9BaJZftnLdj86vG1OQFuJ8VGFst1Z0SZq7EyNst0p2/Q7ih3b0mS1d4ar8ZaOAtgdf0KJbY+C6DjSL9iOGaxXLmtpkOsTm3c7lKjh+d5ctj6pGSyJiGlpx+llg+bjYhLWuzd1Muv6tZnKGlUCnizhHBnbFr83KyUeF86fTOyZYPp5YJJyqRjimHccGW92MTVnpJRov3FAQYlCs8iSYVvLvQ3jdNa1RKKUfNxJtLqYndNDQTBcarVQU53g6TWdgCmXj6inWttzCpN3wMVmewqXIlflNYXJ6+3vj/ATA75suGYV9+53gamUhCXaBA3xuXSFBdCsoDnb7z24sFkITxR4PESX5eyBIac7upD6hHpAZg/QXAXarB0I7UfJp17GpW6N4pxBCntPhX6H3Vujnu35WrSA1HvBLd0OigxgBg81RXWjfOBWEyub08qnjiv5KyiAe+CIR9+nPuJS55EyGDpaEbSvueGaMZVxGkcvxINl2+lIy0o/1yhAjosJyBRIpLBULQovlqEKNokCXI35YKEWh4kM0/E0DtGvm90gZEUPo1bwMApts31bD90XYdZE0j6NI5aDGfIBg92KFD2Y9xhYppivBAdn9hEb4iuLQ3RzWhJ138NtqMABeZMNlFK3dfjmbJt5LnXw8HI2cHkwHGB9XBEdht+HfUz6DO01y3zHX+mXgL7SMgE92TUBe7Vx7njYO21r4vKFigNaAe1u0wY3UCYOIxGo2OIoBrAtbh/EALaOrxtYv4KKmq58Fz2+sLV3QgyiPhSDO/Q6tyDakYcEI3hINIKRcOdet5Ig0TFYMvRTQ4SelIv1CcIWZsJk2TGZhgXF6evAdVyLIC0jDDf4PjbkV/+rx8l4tejJgLXoKxE7KRvjr8SsLz90bl/6AHo6bH3RrjhgCpuWCb//faBK3BKmzG9jP37/DzYUB9s=`,
    ZapfDingbats: `eJxtmEFv4zYQhf+KoFMLOIEokSLpWzbtokGRINikSdHFHrQykwhrW4akFBss9r+Xcsx5D6guRvKZIufNDGdG/pFf9rtd2E/5On+4fh2b55BpY63JjDGVyVf5x34/3TS7EBf80xyefuv2z1+baZy/ed1uT99c3V9m87cZf93suu3b8qOPoXt+mc+8DpvudRfJ1dRsu/Zi/7yNy4v4//ix+x42t93UvuTraXgNq/zypRmadgrDXZifvTuEtmu2Jxs/fOi/5+vPZ2p1pnS18k6tXFl8WeV/7Tdh2Hb7cNuP3dT1+3x9pop4hHxx/9K13/ZhHPO1ifwhDONxWV4U5XlRFPGEm37q2lnIZX94G2bjs1/aXzPlnVnNn/b46Y6ffv70NrvY9F9Ddvc2TmE3Zlf7th8O/dBMYXOeXWy32ad5mzH7FMYw/Bvh/5yYdWPWZEN47uIWQ9hk09Bswq4ZvmX9U9wwwn0zK2q22f3bITw1bcguT6dEfB4N/z0eu4n73bUv4RiJ2VdHzz11bfz+btr88ZivS3f88yH+6aMLZk9fh2no2uiTzz/yx7/jEhvX3MQdxkM8J/+5esfe6nfcKLBanVi5sK4siLp42pFWwqzyJ6bBolffmQGbLX0/WXmi6WylnNCa1lqyExSwSkcp2Gm0QBjqjEkQlnol58NUX1UJ1ksrC1qqZVMyFE6GJovjId/pWtyMlXWZIHRaBIl0WoHQWVubIEWkTpJKCok4tIROa5LvSiiyRtIBirRPEE8bk2zHw6ZKBuHZWLRODM6ofXpWkTOceIiyJt7dUx7ySoHkNsmkCm6zPjmjojwWNRXc5lQ6PVZXgaU8Tm6TlK+g3OkUnwrS6XFKBEk5DUU4XUORq9Kemi6m7KlJkU6KNCUCVlIiyH3RpEhcpykRJEaar2tKbU0xssl4w6mdYmQ4RmlPQzGSNDSkqEhZY0hRIXtCUe1kT1JUJNcZilEpdlKMVFJkOOuSSTVnnUBSJHbWUFTHtnOCdFl9Or2Gohp7UozkItScdbInxUilENdUfqTQ1qwoybSkSFZayjqb9rQUI6lJlmIk1cty+ZGSVtBSibElnag/BV1EyREL9QRJvZQBS+pdugoW6nWVVjoIVYAQWkq1crBeS4442FmJSR4mEaRLI1fBUwkUGGceej7dRIelgJ5WKimrMJQgDC3lenqIJ0hNpkBAECZQB6iVNJQCYQJ1gGWVIuLgKIJwVCXQ4ySCdBsqNBCIMlIGFY0yTOEqL6YqSr66Tg5UJAvdUxWUfkQp/8SxiscUqZuKJppaGpGiPlhLmVLFUiNUPEAQpaJElO4wUbqZRHmsA+XCBMqVCXTpcioaJJgualvs8orbPNFFbdzoiS5qo1bPdFEbNXumi9qo3ROlfs90URt1fKaL2rjnE13Uxl2f6KI26vtMF7Vx5ye6qI17P9FFbdz9iS5q4/5PdFEbTQBMaUzD3aQZwEnPUDQExBokV5Y6vjZYTDK0UCpovsRxPK1hLY2ACvvyDlK6aELw8wvkiUIyU55MxQYaEjAPKJ4SsAONCaSC5gTWxirEXhoffCVFlSYFL5OwoqFAy5uOoqnAOVAa8yqJEM0FRKmLOjQBR34A5TYuU52i0QK0pObu6GURfgAtqZVRc6FBxMtLpKJJxMq7oaJRxNXScqhv81qauXAFaG7x5AcaxWgtvSkhQtTlKXeozVOm0pTjrSimMYdyfZ5e4s9Gf8YfV26bbph/APny8z+l8rXX`,
  },
  Ua
;(function (e) {
  ;((e.Courier = `Courier`),
    (e.CourierBold = `Courier-Bold`),
    (e.CourierOblique = `Courier-Oblique`),
    (e.CourierBoldOblique = `Courier-BoldOblique`),
    (e.Helvetica = `Helvetica`),
    (e.HelveticaBold = `Helvetica-Bold`),
    (e.HelveticaOblique = `Helvetica-Oblique`),
    (e.HelveticaBoldOblique = `Helvetica-BoldOblique`),
    (e.TimesRoman = `Times-Roman`),
    (e.TimesRomanBold = `Times-Bold`),
    (e.TimesRomanItalic = `Times-Italic`),
    (e.TimesRomanBoldItalic = `Times-BoldItalic`),
    (e.Symbol = `Symbol`),
    (e.ZapfDingbats = `ZapfDingbats`))
})((Ua ||= {}))
var Wa = {},
  Ga = class {
    constructor() {
      ;((this.getWidthOfGlyph = (e) => this.CharWidths[e]),
        (this.getXAxisKerningForPair = (e, t) => (this.KernPairXAmounts[e] || {})[t]))
    }
  }
Ga.load = (e) => {
  let t = Wa[e]
  if (t) return t
  let n = Ba(Ha[e]),
    r = Object.assign(new Ga(), JSON.parse(n))
  return (
    (r.CharWidths = r.CharMetrics.reduce((e, t) => ((e[t.N] = t.WX), e), {})),
    (r.KernPairXAmounts = r.KernPairs.reduce((e, [t, n, r]) => (e[t] || (e[t] = {}), (e[t][n] = r), e), {})),
    (Wa[e] = r),
    r
  )
}
var Ka = Ba(
    `eJztWk2T47YR/S9znoNIfVG+bZxJsvnwOLY3iZ3KgSNxNMxKokxJuzvr8n/P+2iA1NhbZZevuagKDxT40AC6+zXxw83pef/Q7W4+++FmWt589u9peXtzOtbr5uY/tzfTKZHp7U3zYb2r94LmhOa3N4fL/qHpT+32IHhJeHl7c2z6dXM4C6uIVbc39R7oqT5siM4mQGcTPFn3zWHXPOrZWUG0CLRvt0+GSWAGAsfd5SRgRmB2e7Pu9vtayILIQm9uO7+CZGYgc9rVpychpDIDlY9N3wlYEVjd3nQHzXROVnOwOr9X/5x85uBzfuobP0HrzGGdx+7SCyC3Obg9tu/8BLnNwe3UflCbpprDVKfmXSMrzcl1Dq5NmuCcVOegemiDCJnOwXTd7Tr/iVTnoHpq9m1GFyS8AOFdc5JlFmS8AOPm+0u9E0LGCzDe9k19bkR6QdILkP7+0pzOrcda8a8r/PWhr9dvm3NalBUfXuHhwPOyrDizFWZ2OWywsuuuF/ei5B/w6380aZyipGXwC7wWjaLkCPiNJ/PIheZ1tQmLJedRFjDbrtu263p36PzskubE7+3NpsEc42laFL/eM/v24I1TVJxkMYEd9xcCZSEKFUy4v+zO7XH3LFibp6jAddO+azcadDYhhWKBNz3uur4Nq8mWmMKr3fFJe3FVcKJ87HfNORC+ZQnb/rGODbsqSHuBJf59s0tP8aULcLs7ntpY4VXBrbACv+/yYNwKSxjnLoCS1qow+jdP6ZmS81xiCV53CSH5JXj+pT4eAyJ1Gu6v9f5hExi5025/k31WWqIlaH4RbdKu0P5X6zY5L8H5HtuyD84lOdOmX8ZDZFyB8VdPOlerKelVoPd1uw17yO/Q4N/UfpPcTgXCb0bWmIoeR37y0PJEC/D9PAEiCEJfngIgwwpP3O+brd81084FVOc1kwNZYV4PyYTeAhOQ3OZFkwcpJnj/Jq+anEgx4ZkbEZUrKUrM+WMaUN6kmGCKGdGGKvCKc145OZRignm3aenkUooJ+L7Naye3UkxAGC45LZ48y2h3r+RYigJ8DwFoAiWAD7aO/EpRgH03WkCdv6IA+6Mfk18pCnDvYwnlVypsHjj/fV0YE/eCzi6v60LkeW7PsbALUS8wncvIYAtz5ytjJRckv8Jk1gkwecaHWNuF2dOD58XV0V+CqWxqYkv9k34xNpPh8AYMG09tQF4S2FUjCqxK7fqCG/bhsts1cjxVOZWVeBia3a7FwPIxVTmzn8BU6HjOch5AZRwepVOz7hwGq9KWXoDuI1xg8sXV1Gaja7+7OFhVMxuOrvg1Hn57dgSqZnKNBT3x+6aFJz73taMBukR8heG/uvpLpVMyPhTVfCJrrEC73jVHRcxqvtLY9DZ133fvkzNHh6cDMuq4HAMWb5pfcHbp6BF7eiD1bLr3nup8ZQeOxVHHQ3f2uxdyGwVD0ho9bb1t+gYz8N8W2uwlt7LHe8DCBLmF9n3JnZL6gt9CB6DkuUw9A8WFDkPJyJU6M8uFFqrkVkt9mehywklPMefLAVkAkhxFXuDeNtzTdX9u692mfXyMLqVKTAI+tKczciX0Ro9nzV21P56fT7HbloVi/ThgAOOSlTzw277etJFyAVew5MZG+N0PMNespCNB8LzuUULH9OKyfjo/1QmWQeigjn23uawDVnQpSz0O15h37VJBZoYlzhEXmNb9Jzt8qcgx40Jg/n17eouBwp46WKW8DWaFWB+wthwDHdgcO1i0O+Q+nxe6zcNje2jPiuPAtUvoJ+vDduejuNRRLOmBIpeIrBQ9HKbk8Y+ezgdmqZBR0Bu1B9DFER5mothRMipg/TOoLcj58Q9YniCqbctDBvfUN4+RNFVLH/hSDnXf7pwhVcul0guluodtf8kL5oPNE4yQ0Hcfcr5XVRO7JWbnWOURrvNNlw2wfYdDfnBuhS5bD+vMRHL8Hx9abTClj6M+mbxkPONywCaXh7RZK4XlkkEx9fEn99pgeB0YXv1Np5PBD6bZNR+u+rQXGSBS33hIh03G9HXbr+G/QiqgxyuHabtnnOdVlSII/SMGOzYH7LZLsv1KBkOGiGjfnfPuXMklwp0PK3u2c1nJJ5bc/6nnwZnyxEMx09U2zLn1RDllSc2jjiG5XixlXqbLu+5jc9hqqRCf7GCx2ZAbOzEFqDjPNGi9uzwEJj/CdPKpgfcx6JBFL7Jp631EocUUQUVTpavtjs9icQIZOSt2+1jgpX2zpb+C4Ue9WmxmC4g8m2Zf929H3UultbR/HOZGuogdisrM1eRS4TnPQ5+9YPLuT8i3P+ZOJbwIyiM69cH6B502NW2RpzLqlb1LGGDgOuqVGaZjXeq1ZZ9sME3qlH0DIVmAgiX3eeXZp81O/TwSVsOochOMHaPeYVydBwrtUe8wsk4Eg0gWWnlcu1Bq8dy3b2O1l0q/S4ry3JkHVR5eMhSoL1OR8y0putPeHrpkGanvrNsHIjINdfjQOfxTtqEkHzoHJvagwSQpz2Fg2YZqfdw9DC3jULyPu/PgKkCUVPKD9MxDqw5RUtUPnYP1lN6VlPhDL8f9Ebl+fXzctIftQ30+3fxsMeVnpG0kTQqzNZLUUVakGAhsGpgsQocEbKYTPVWod4KGvD6wITdDuhzYkJhBlgQ2pGRU7caynAaW3pHVNLB5YDq8TGeBLQLToWW0ALY0prMqgQ2sCsyRiE6vwCa2dHDizecQ86wTrEJID+HOIsEQ2SHPt580RHJI8w1ZkpHbMpRJZSVEasj6pQm0o2U47FEhWlmemdoTXyp2KEdBpmVENSRb9sohazLI3cb+WMbJz9k4MgRyubE7lsHiDatKqZjeEABXhB6i9kgrzYVOoUY4DEhVNprFtluttM1IwHNbqbzDY403maUDGYtwgGw5RzBFI1g0IJXWtG/S2MrctGtsJ7yfiPZMep1Ka9oxWjqIZuUlPOuwk54ipoqfWOl1hFRiEyuRIqQim1iJOiGV2bgy3vSEVGmj4bznCanUJtPJUIRUa5PxNB1CqraRvTc8IZXbSN/7HZDyb9bkam93QqoPkr13OyGV28jem52QUjiyz/9TgYjk899UxiD3/C/Vh0g9TdnlIZk9TVmHkJWm2seIEJkzE6ixuQzpCGozwvEHpDohmePcBaQCEZnjYASkE0LmcPEBqR5EovDdAZGpHAs8dkDS4KQKLx0QqcqtwDMHpEKWjluiqgMhpwIfHJBKWaSK4xmQag+kikw+IFWLSBUpfEC0MsVXjeQ9ILKnjK+RswckJUz2yNgDUsWI7FHvCUgVLbJHuScgFbXIHn7KkIIK6wE1aj0BqdJF9ij2BET2ymyQtAakGivZo9YTENlLjMMJBaSyFdlDRAQkNUH2kLwBKd0ie/iqgFRDJHso3ICU95I9XKohuVvqztoxiJBqwmSPck9A8tMUO7XDEjHXrLTFE/8oWnECqFsE5qIVZ4ByT2Cu+3AKKPgE5tIb54CaT2AuvXESyNkDs5+X60+zcKWKkrhGXSQw16XID1l1YK5L2YOkiURpigSXibQLUwrEEDsBRtBRhElsXIZRQQJVpMBcC+ebq/QSJfYqDdZVHs+VcL4Y3jUwvZgCoIZ/DUyWkY6Ahw3MZTF5X/hYgy5tyetgYRKYC1MAE0XwCu0HMHEEsRDtABNJRSZpbIBp/RSdVBQHmKg72soLIQwb5BujGoJIEjz5xqisAQyefGNU3wEGT8aMkLUAgydphKYFGDxJI2njwqGdoMWGwk9yXYzXSYEUyXkxOCfpUST3xegctSiAYXmG9lQxK5ILw+4RqBklJ4btI1AzSm4MmY1AB9I0I+dfOqxFcmWMxaFuAaYZOQPTgS2SO2NsjzoFwDQj6yWd2SK5NCaGIdEBphlZHunUFsmt+YOO5DrANCPLIZ3bIrk2f9CRfgeYZmQBpJNbJPfG9DBKUQDTjCx3lLcVycUxQYwaF8A0o6gQaUbJzXH/hIgFmGZkPaNzztw7QCfXooT8JkBn185ZEiWrDB10LHQCXRYTpeTIuAFSPRI7P4EWo6KUXBk3QKpBIvdLoIwsD4AkMYG5BgAwWV5hwLUEfhUL0NVQzcj5M0GXQT2j/KQroJpR8obcAFHRA5jmroAgNQwwTVMhQTIYYJqmgoL0L8A0TUUFCV+AaZoKC9K7sGfiqbggmYucL83d9V3ltNjPCbRc1oycxxO0SlZqlhwgN0DoWDyZ5q7g4GoLdn4CXYIR+eSkKbmiyAMwWUkxQxoYlNLcFTNU9MGTyXQKGpLEeDL/3YJW5JNH564ICYy/JyOrKiXpiyfTmIo5Erx4Mr0duyJkLsA0pr+VKjuGc0ugZqT8GM4tgZqRMmQ4N4IQuPbJ2iH+NzEHLTLyn4nJf2l/eCmJyX1pe3jexOS9tDuGd8h5aXP4WBGT77LSsUJgIUjeWHvD1iUmZ6ytAb+SQDljbQ3bkZhmop1hixHTTLQxbDBimomkkM1NTDPRXqGLgLp/3x7g4fCaX3pLIn0W+P6CQiy+GAj8xNUJiTx+xO52UYD85bcp5I84I73ohAKEK92/7paF1OCoHi/wF1y9kEbGhJ6ej0++4fD/2xi/+TaGXI3yL1espA95y0AtaUNeMFBLupCfwNWSJORnIrWkBnmlgC15EEq8P6glYcVLCWpJ/oHZn9SS8uOXRrX01R1k/qyWJCBvEqgl9cdLBGpJ+PH6gFrSfLw8oJbkHq8KsAU/H3cE1JJMApe/qyV9x/sCakna8bKAWlJ1vCeglgQdLwmoJS0HLv9QK334/6daUnC8uKCWxBu4fMuWiiW6Y6HWpy7CSLexYgg4b+NPX4+RgOMKntZty28PF3mFT1ybUZmFaR9Kq967KrMo51NLGo4lW7Uk3/ht3I5cTlL3EsKx5zsJblu08aS4bcHGuw1uW6yBrOYUubYuIbhtkQZ2/3XbAo03Ety2OONnM7ctzHgRQW07cd1DcNvXCXjrwG0X/1g/d9uCjWfCbYs1fhB02zqN59htazReMnDb1T5eMXBb/JjFvXM73xt4r7aLlLoW4bb4MW3TZyKnxb7N4fZvv+LkKwVK2Lg/zu3OH3NcINaX/1HROKs5R5f0Wdq5ixRdihDOXKTn6Md3CAaGs6JbX3r4/bVnZsVLz/Jsf+jURYLuoe/eNoc0E7kZabrRx0+nL/FBCV8H4w6EExgVNvNHGOHWzXRBXb95hPNMPtaJjMqo20uLT/n7Lh885zOqcb+8+5UL3UPwcU6jSnf6OtT4VFhk03Pt63TV5dddH7PUpkdDTNIHyNYfiJngRulb0emqT67OJfB1XAeJi2j0eL6qwxx1uCtQwwn4BgYz0hDIDqZc5zwjy3R6w3WzgdXkKZiFhlJGJL1mkuUyzL/HxrtgfwShLJqz/Ydlk/OUeMaIiGX4UBcDZgGNjqd6Z/cifyoFLWPEH2xCeVcJ6RTu8mb2XRN62FfZCfrLpOT0q8F6vmVC5/rKjpUfhN2TNfWr4Uj5hgmd66urXSoPK1n9Ctf5fE7kZ6WqXylmUnuEov58ZGQKjdDUd5ksNUVo6rtMljX60NR312RZdwphfTfmxTJTaOvXo7Gztn49Gjtr69cvx84C+/X12Flj3/mDNqS1EEzwi2wySGuC9Nj3AwVfN6Hbvh8o+K4Jfff9Cwq+bkIvfj8a2N+6MLf7K15y6fq2dXURU55dSv0+h1xodIGY25sRuazU34zIZaX+5gW5+IaMCb654hGfjzHHb4dh4qsx5vgNvkRrt0KqC2MMbfo9MvGHXYwwiPaBnSsjEu2jYQfR/pLdoNwH07k8Il12TXkQ72kb+26atbv/HN98+YV/vI3jcy9mxm+6QdbfeiVmBrL+yks507wg60+81DQYeMTLVRaKmnY0dlbw7WjsrOAjURrGzjK+vRrb1RZqmya2sUst1DW4TJVM5lILVU03UHCphaqmGyi41EJl072g4HoLFU43GjgL/O6aV9b4w8VhqHuBdJ/DJnbJhXrnMlBzyYWi5zJQc8mFyufygprrLlRAlysWLr1QCD2Phsla/5w3sSsvFETP4wGmWhAJ4nt5wanWATUZTMFy198BuGRf43aeg+nUHwKktwbQEZZq6fodDoFcm++Ghx0GKbY+ZjAuXnPvDhevU2Eg7vUMRvENBpSkMM+0XJVdFypa2C+HTSwBUD/KvGo/Qq38YRTp6Xyt0H4HpbboGG4O2vmoFDJI8If6FC93eslNkSoBw5hONbk3Ut9oWOedPJ2pczSo6xi8ol5v4YICdU2Gd5aERtUhXWHVbYqfXGHVSb++wmrcxQdsl0sqNaDLVRpeCUOioJkOs/Ene+6n3DlMJy610oENl1pjwXkHOl3IQbHlx/8B0oq1dA==`,
  ),
  qa = JSON.parse(Ka),
  Ja = class {
    constructor(e, t) {
      ;((this.canEncodeUnicodeCodePoint = (e) => e in this.unicodeMappings),
        (this.encodeUnicodeCodePoint = (e) => {
          let t = this.unicodeMappings[e]
          if (!t) {
            let t = String.fromCharCode(e),
              n = `0x${Va(e.toString(16), 4, `0`)}`,
              r = `${this.name} cannot encode "${t}" (${n})`
            throw Error(r)
          }
          return { code: t[0], name: t[1] }
        }),
        (this.name = e),
        (this.supportedCodePoints = Object.keys(t)
          .map(Number)
          .sort((e, t) => e - t)),
        (this.unicodeMappings = t))
    }
  },
  Ya = {
    Symbol: new Ja(`Symbol`, qa.symbol),
    ZapfDingbats: new Ja(`ZapfDingbats`, qa.zapfdingbats),
    WinAnsi: new Ja(`WinAnsi`, qa.win1252),
  },
  Xa = (e) => Object.keys(e).map((t) => e[t]),
  Za = Xa(Ua),
  Qa = (e) => Za.includes(e),
  $a = (e, t) => e.x === t.x && e.y === t.y && e.width === t.width && e.height === t.height,
  eo = (e) => `\`${e}\``,
  to = (e) => `'${e}'`,
  no = (e) => {
    let t = typeof e
    return t === `string` ? to(e) : t === `undefined` ? eo(e) : e
  },
  ro = (e, t, n) => {
    let r = Array(n.length)
    for (let e = 0, t = n.length; e < t; e++) {
      let t = n[e]
      r[e] = no(t)
    }
    let i = r.join(` or `)
    return `${eo(t)} must be one of ${i}, but was actually ${no(e)}`
  },
  io = (e, t, n) => {
    Array.isArray(n) || (n = Xa(n))
    for (let t = 0, r = n.length; t < r; t++) if (e === n[t]) return
    throw TypeError(ro(e, t, n))
  },
  ao = (e, t, n) => {
    ;(Array.isArray(n) || (n = Xa(n)), io(e, t, n.concat(void 0)))
  },
  oo = (e, t, n) => {
    Array.isArray(n) || (n = Xa(n))
    for (let r = 0, i = e.length; r < i; r++) io(e[r], t, n)
  },
  so = (e) =>
    e === null
      ? `null`
      : e === void 0
        ? `undefined`
        : typeof e == `string`
          ? `string`
          : typeof e == `number`
            ? Number.isNaN(e)
              ? `NaN`
              : `number`
            : typeof e == `boolean`
              ? `boolean`
              : typeof e == `symbol`
                ? `symbol`
                : typeof e == `bigint`
                  ? `bigint`
                  : e.constructor && e.constructor.name
                    ? e.constructor.name
                    : e.name
                      ? e.name
                      : e.constructor
                        ? String(e.constructor)
                        : String(e),
  co = (e, t) =>
    t === `null`
      ? e === null
      : t === `undefined`
        ? e === void 0
        : t === `string`
          ? typeof e == `string`
          : t === `number`
            ? typeof e == `number` && !isNaN(e)
            : t === `boolean`
              ? typeof e == `boolean`
              : t === `symbol`
                ? typeof e == `symbol`
                : t === `bigint`
                  ? typeof e == `bigint`
                  : t === `ArrayBufferView`
                    ? ArrayBuffer.isView(e)
                    : t === Date
                      ? e instanceof Date
                      : t === Array
                        ? e instanceof Array
                        : t === Uint8Array
                          ? e instanceof Uint8Array
                          : t === ArrayBuffer
                            ? e instanceof ArrayBuffer
                            : t === Function
                              ? e instanceof Function
                              : e instanceof t[0],
  lo = (e, t, n) => {
    let r = Array(n.length)
    for (let e = 0, t = n.length; e < t; e++) {
      let t = n[e]
      ;(t === `null` && (r[e] = eo(`null`)),
        t === `undefined` && (r[e] = eo(`undefined`)),
        t === `string`
          ? (r[e] = eo(`string`))
          : t === `number`
            ? (r[e] = eo(`number`))
            : t === `boolean`
              ? (r[e] = eo(`boolean`))
              : t === `symbol`
                ? (r[e] = eo(`symbol`))
                : t === `bigint`
                  ? (r[e] = eo(`bigint`))
                  : t === `ArrayBufferView`
                    ? (r[e] = eo(`ArrayBufferView`))
                    : t === Array
                      ? (r[e] = eo(`Array`))
                      : t === Uint8Array
                        ? (r[e] = eo(`Uint8Array`))
                        : t === ArrayBuffer
                          ? (r[e] = eo(`ArrayBuffer`))
                          : (r[e] = eo(t[1])))
    }
    let i = r.join(` or `)
    return `${eo(t)} must be of type ${i}, but was actually of type ${eo(so(e))}`
  },
  N = (e, t, n) => {
    for (let t = 0, r = n.length; t < r; t++) if (co(e, n[t])) return
    throw TypeError(lo(e, t, n))
  },
  P = (e, t, n) => {
    N(e, t, n.concat(`undefined`))
  },
  uo = (e, t, n) => {
    for (let r = 0, i = e.length; r < i; r++) N(e[r], t, n)
  },
  fo = (e, t, n, r) => {
    if ((N(e, t, [`number`]), N(n, `min`, [`number`]), N(r, `max`, [`number`]), (r = Math.max(n, r)), e < n || e > r))
      throw Error(`${eo(t)} must be at least ${n} and at most ${r}, but was actually ${e}`)
  },
  po = (e, t, n, r) => {
    ;(N(e, t, [`number`, `undefined`]), typeof e == `number` && fo(e, t, n, r))
  },
  mo = (e, t, n) => {
    if ((N(e, t, [`number`]), e % n !== 0)) throw Error(`${eo(t)} must be a multiple of ${n}, but was actually ${e}`)
  },
  ho = (e, t) => {
    if (!Number.isInteger(e)) throw Error(`${eo(t)} must be an integer, but was actually ${e}`)
  },
  go = (e, t) => {
    if (![1, 0].includes(Math.sign(e))) throw Error(`${eo(t)} must be a positive number or 0, but was actually ${e}`)
  },
  F = new Uint16Array(256)
for (let e = 0; e < 256; e++) F[e] = e
;((F[22] = M(``)),
  (F[24] = M(`˘`)),
  (F[25] = M(`ˇ`)),
  (F[26] = M(`ˆ`)),
  (F[27] = M(`˙`)),
  (F[28] = M(`˝`)),
  (F[29] = M(`˛`)),
  (F[30] = M(`˚`)),
  (F[31] = M(`˜`)),
  (F[127] = M(`�`)),
  (F[128] = M(`•`)),
  (F[129] = M(`†`)),
  (F[130] = M(`‡`)),
  (F[131] = M(`…`)),
  (F[132] = M(`—`)),
  (F[133] = M(`–`)),
  (F[134] = M(`ƒ`)),
  (F[135] = M(`⁄`)),
  (F[136] = M(`‹`)),
  (F[137] = M(`›`)),
  (F[138] = M(`−`)),
  (F[139] = M(`‰`)),
  (F[140] = M(`„`)),
  (F[141] = M(`“`)),
  (F[142] = M(`”`)),
  (F[143] = M(`‘`)),
  (F[144] = M(`’`)),
  (F[145] = M(`‚`)),
  (F[146] = M(`™`)),
  (F[147] = M(`ﬁ`)),
  (F[148] = M(`ﬂ`)),
  (F[149] = M(`Ł`)),
  (F[150] = M(`Œ`)),
  (F[151] = M(`Š`)),
  (F[152] = M(`Ÿ`)),
  (F[153] = M(`Ž`)),
  (F[154] = M(`ı`)),
  (F[155] = M(`ł`)),
  (F[156] = M(`œ`)),
  (F[157] = M(`š`)),
  (F[158] = M(`ž`)),
  (F[159] = M(`�`)),
  (F[160] = M(`€`)),
  (F[173] = M(`�`)))
var _o = (e) => {
    let t = Array(e.length)
    for (let n = 0, r = e.length; n < r; n++) t[n] = F[e[n]]
    return String.fromCodePoint(...t)
  },
  vo = class {
    constructor(e) {
      ;((this.populate = e), (this.value = void 0))
    }
    getValue() {
      return this.value
    }
    access() {
      return ((this.value ||= this.populate()), this.value)
    }
    invalidate() {
      this.value = void 0
    }
  }
vo.populatedBy = (e) => new vo(e)
var yo = class extends Error {
    constructor(e, t) {
      let n = `Method ${e}.${t}() not implemented`
      super(n)
    }
  },
  bo = class extends Error {
    constructor(e) {
      let t = `Cannot construct ${e} - it has a private constructor`
      super(t)
    }
  },
  xo = class extends Error {
    constructor(e, t) {
      let n = (e) => e?.name ?? e?.constructor?.name,
        r = `Expected instance of ${(Array.isArray(e) ? e.map(n) : [n(e)]).join(` or `)}, but got instance of ${t && n(t)}`
      super(r)
    }
  },
  So = class extends Error {
    constructor(e) {
      let t = `${e} stream encoding not supported`
      super(t)
    }
  },
  Co = class extends Error {
    constructor(e, t) {
      let n = `Cannot call ${e}.${t}() more than once`
      super(n)
    }
  },
  wo = class extends Error {
    constructor() {
      super(`Can't embed page with missing Contents`)
    }
  },
  To = class extends Error {
    constructor(e) {
      let t = `Unrecognized stream type: ${e?.contructor?.name ?? e?.name ?? e}`
      super(t)
    }
  },
  Eo = class extends Error {
    constructor() {
      super(
        'Found mismatched contexts while embedding pages. All pages in the array passed to `PDFDocument.embedPages()` must be from the same document.',
      )
    }
  },
  Do = class extends Error {
    constructor(e) {
      let t = `Attempted to convert PDFArray with ${e} elements to rectangle, but must have exactly 4 elements.`
      super(t)
    }
  },
  Oo = class extends Error {
    constructor(e) {
      let t = `Attempted to convert "${e}" to a date, but it does not match the PDF date string format.`
      super(t)
    }
  },
  ko = class extends Error {
    constructor(e, t) {
      let n = `Invalid targetIndex specified: targetIndex=${e} must be less than Count=${t}`
      super(n)
    }
  },
  Ao = class extends Error {
    constructor(e, t) {
      let n = `Failed to ${t} at targetIndex=${e} due to corrupt page tree: It is likely that one or more 'Count' entries are invalid`
      super(n)
    }
  },
  jo = class extends Error {
    constructor(e, t, n) {
      let r = `index should be at least ${t} and at most ${n}, but was actually ${e}`
      super(r)
    }
  },
  Mo = class extends Error {
    constructor() {
      super(`Attempted to set invalid field value`)
    }
  },
  No = class extends Error {
    constructor() {
      super(`Attempted to select multiple values for single-select field`)
    }
  },
  Po = class extends Error {
    constructor(e) {
      let t = `No /DA (default appearance) entry found for field: ${e}`
      super(t)
    }
  },
  Fo = class extends Error {
    constructor(e) {
      let t = `No Tf operator found for DA of field: ${e}`
      super(t)
    }
  },
  Io = class extends Error {
    constructor(e, t) {
      let n = `Failed to parse number (line:${e.line} col:${e.column} offset=${e.offset}): "${t}"`
      super(n)
    }
  },
  Lo = class extends Error {
    constructor(e, t) {
      let n = `Failed to parse PDF document (line:${e.line} col:${e.column} offset=${e.offset}): ${t}`
      super(n)
    }
  },
  Ro = class extends Lo {
    constructor(e, t, n) {
      let r = `Expected next byte to be ${t} but it was actually ${n}`
      super(e, r)
    }
  },
  zo = class extends Lo {
    constructor(e, t) {
      let n = `Failed to parse PDF object starting with the following byte: ${t}`
      super(e, n)
    }
  },
  Bo = class extends Lo {
    constructor(e) {
      super(e, `Failed to parse PDF stream`)
    }
  },
  Vo = class extends Lo {
    constructor(e) {
      super(e, `Failed to parse PDF literal string due to unbalanced parenthesis`)
    }
  },
  Ho = class extends Lo {
    constructor(e) {
      super(e, `Parser stalled`)
    }
  },
  Uo = class extends Lo {
    constructor(e) {
      super(e, `No PDF header found`)
    }
  },
  Wo = class extends Lo {
    constructor(e, t) {
      let n = `Did not find expected keyword '${oi(t)}'`
      super(e, n)
    }
  },
  Go
;(function (e) {
  ;((e[(e.Null = 0)] = `Null`),
    (e[(e.Backspace = 8)] = `Backspace`),
    (e[(e.Tab = 9)] = `Tab`),
    (e[(e.Newline = 10)] = `Newline`),
    (e[(e.FormFeed = 12)] = `FormFeed`),
    (e[(e.CarriageReturn = 13)] = `CarriageReturn`),
    (e[(e.Space = 32)] = `Space`),
    (e[(e.ExclamationPoint = 33)] = `ExclamationPoint`),
    (e[(e.Hash = 35)] = `Hash`),
    (e[(e.Percent = 37)] = `Percent`),
    (e[(e.LeftParen = 40)] = `LeftParen`),
    (e[(e.RightParen = 41)] = `RightParen`),
    (e[(e.Plus = 43)] = `Plus`),
    (e[(e.Minus = 45)] = `Minus`),
    (e[(e.Dash = 45)] = `Dash`),
    (e[(e.Period = 46)] = `Period`),
    (e[(e.ForwardSlash = 47)] = `ForwardSlash`),
    (e[(e.Zero = 48)] = `Zero`),
    (e[(e.One = 49)] = `One`),
    (e[(e.Two = 50)] = `Two`),
    (e[(e.Three = 51)] = `Three`),
    (e[(e.Four = 52)] = `Four`),
    (e[(e.Five = 53)] = `Five`),
    (e[(e.Six = 54)] = `Six`),
    (e[(e.Seven = 55)] = `Seven`),
    (e[(e.Eight = 56)] = `Eight`),
    (e[(e.Nine = 57)] = `Nine`),
    (e[(e.LessThan = 60)] = `LessThan`),
    (e[(e.GreaterThan = 62)] = `GreaterThan`),
    (e[(e.A = 65)] = `A`),
    (e[(e.D = 68)] = `D`),
    (e[(e.E = 69)] = `E`),
    (e[(e.F = 70)] = `F`),
    (e[(e.O = 79)] = `O`),
    (e[(e.P = 80)] = `P`),
    (e[(e.R = 82)] = `R`),
    (e[(e.LeftSquareBracket = 91)] = `LeftSquareBracket`),
    (e[(e.BackSlash = 92)] = `BackSlash`),
    (e[(e.RightSquareBracket = 93)] = `RightSquareBracket`),
    (e[(e.a = 97)] = `a`),
    (e[(e.b = 98)] = `b`),
    (e[(e.d = 100)] = `d`),
    (e[(e.e = 101)] = `e`),
    (e[(e.f = 102)] = `f`),
    (e[(e.i = 105)] = `i`),
    (e[(e.j = 106)] = `j`),
    (e[(e.l = 108)] = `l`),
    (e[(e.m = 109)] = `m`),
    (e[(e.n = 110)] = `n`),
    (e[(e.o = 111)] = `o`),
    (e[(e.r = 114)] = `r`),
    (e[(e.s = 115)] = `s`),
    (e[(e.t = 116)] = `t`),
    (e[(e.u = 117)] = `u`),
    (e[(e.x = 120)] = `x`),
    (e[(e.LeftCurly = 123)] = `LeftCurly`),
    (e[(e.RightCurly = 125)] = `RightCurly`),
    (e[(e.Tilde = 126)] = `Tilde`))
})((Go ||= {}))
var I = Go,
  Ko = class {
    constructor(e, t) {
      ;((this.major = String(e)), (this.minor = String(t)))
    }
    getVersionString() {
      return `${this.major}.${this.minor}`
    }
    toString() {
      let e = Lr(129)
      return `%PDF-${this.major}.${this.minor}\n%${e}${e}${e}${e}`
    }
    sizeInBytes() {
      return 12 + this.major.length + this.minor.length
    }
    copyBytesInto(e, t) {
      let n = t
      return (
        (e[t++] = I.Percent),
        (e[t++] = I.P),
        (e[t++] = I.D),
        (e[t++] = I.F),
        (e[t++] = I.Dash),
        (t += Vr(this.major, e, t)),
        (e[t++] = I.Period),
        (t += Vr(this.minor, e, t)),
        (e[t++] = I.Newline),
        (e[t++] = I.Percent),
        (e[t++] = 129),
        (e[t++] = 129),
        (e[t++] = 129),
        (e[t++] = 129),
        t - n
      )
    }
  }
Ko.forVersion = (e, t) => new Ko(e, t)
var qo = class {
    registerChange() {
      throw new yo(this.constructor.name, `registerChange`)
    }
    clone(e) {
      throw new yo(this.constructor.name, `clone`)
    }
    toString() {
      throw new yo(this.constructor.name, `toString`)
    }
    sizeInBytes() {
      throw new yo(this.constructor.name, `sizeInBytes`)
    }
    copyBytesInto(e, t) {
      throw new yo(this.constructor.name, `copyBytesInto`)
    }
  },
  L = class e extends qo {
    constructor(e) {
      ;(super(), (this.numberValue = e), (this.stringValue = Fi(e)))
    }
    asNumber() {
      return this.numberValue
    }
    value() {
      return this.numberValue
    }
    clone() {
      return e.of(this.numberValue)
    }
    toString() {
      return this.stringValue
    }
    sizeInBytes() {
      return this.stringValue.length
    }
    copyBytesInto(e, t) {
      return (Vr(this.stringValue, e, t), this.stringValue.length)
    }
  }
L.of = (e) => new L(e)
var R = class e extends qo {
  constructor(e) {
    ;(super(), (this.array = []), (this.context = e))
  }
  size() {
    return this.array.length
  }
  push(e) {
    ;(this.registerChange(), this.array.push(e))
  }
  insert(e, t) {
    ;(this.registerChange(), this.array.splice(e, 0, t))
  }
  indexOf(e) {
    let t = this.array.indexOf(e)
    return t === -1 ? void 0 : t
  }
  remove(e) {
    ;(this.registerChange(), this.array.splice(e, 1))
  }
  set(e, t) {
    ;(this.registerChange(), (this.array[e] = t))
  }
  get(e) {
    return this.array[e]
  }
  lookupMaybe(e, ...t) {
    return this.context.lookupMaybe(this.get(e), ...t)
  }
  lookup(e, ...t) {
    return this.context.lookup(this.get(e), ...t)
  }
  asRectangle() {
    if (this.size() !== 4) throw new Do(this.size())
    let e = this.lookup(0, L).asNumber(),
      t = this.lookup(1, L).asNumber(),
      n = this.lookup(2, L).asNumber(),
      r = this.lookup(3, L).asNumber()
    return { x: Math.min(e, n), y: Math.min(t, r), width: Math.abs(e - n), height: Math.abs(t - r) }
  }
  asArray() {
    return this.array.slice()
  }
  clone(t) {
    let n = e.withContext(t || this.context)
    for (let e = 0, t = this.size(); e < t; e++) n.push(this.array[e])
    return n
  }
  toString() {
    let e = `[ `
    for (let t = 0, n = this.size(); t < n; t++) ((e += this.get(t).toString()), (e += ` `))
    return ((e += `]`), e)
  }
  sizeInBytes() {
    let e = 3
    for (let t = 0, n = this.size(); t < n; t++) e += this.get(t).sizeInBytes() + 1
    return e
  }
  copyBytesInto(e, t) {
    let n = t
    ;((e[t++] = I.LeftSquareBracket), (e[t++] = I.Space))
    for (let n = 0, r = this.size(); n < r; n++) ((t += this.get(n).copyBytesInto(e, t)), (e[t++] = I.Space))
    return ((e[t++] = I.RightSquareBracket), t - n)
  }
  scalePDFNumbers(e, t) {
    for (let n = 0, r = this.size(); n < r; n++) {
      let r = this.lookup(n)
      if (r instanceof L) {
        let i = n % 2 == 0 ? e : t
        this.set(n, L.of(r.asNumber() * i))
      }
    }
  }
  registerChange() {
    this.context.registerObjectChange(this)
  }
}
R.withContext = (e) => new R(e)
var Jo = {},
  Yo = class extends qo {
    constructor(e, t) {
      if (e !== Jo) throw new bo(`PDFBool`)
      ;(super(), (this.value = t))
    }
    asBoolean() {
      return this.value
    }
    clone() {
      return this
    }
    toString() {
      return String(this.value)
    }
    sizeInBytes() {
      return this.value ? 4 : 5
    }
    copyBytesInto(e, t) {
      return this.value
        ? ((e[t++] = I.t), (e[t++] = I.r), (e[t++] = I.u), (e[t++] = I.e), 4)
        : ((e[t++] = I.f), (e[t++] = I.a), (e[t++] = I.l), (e[t++] = I.s), (e[t++] = I.e), 5)
    }
  }
;((Yo.True = new Yo(Jo, !0)), (Yo.False = new Yo(Jo, !1)))
var Xo = new Uint8Array(256)
;((Xo[I.LeftParen] = 1),
  (Xo[I.RightParen] = 1),
  (Xo[I.LessThan] = 1),
  (Xo[I.GreaterThan] = 1),
  (Xo[I.LeftSquareBracket] = 1),
  (Xo[I.RightSquareBracket] = 1),
  (Xo[I.LeftCurly] = 1),
  (Xo[I.RightCurly] = 1),
  (Xo[I.ForwardSlash] = 1),
  (Xo[I.Percent] = 1))
var Zo = new Uint8Array(256)
;((Zo[I.Null] = 1),
  (Zo[I.Tab] = 1),
  (Zo[I.Newline] = 1),
  (Zo[I.FormFeed] = 1),
  (Zo[I.CarriageReturn] = 1),
  (Zo[I.Space] = 1))
var Qo = new Uint8Array(256)
for (let e = 0; e < 256; e++) Qo[e] = Zo[e] || Xo[e] ? 1 : 0
Qo[I.Hash] = 1
var $o = (e) => e.replace(/#([0-9A-Fa-f]{2})/g, (e, t) => Rr(t)),
  es = (e) => e.replace(/#([\dABCDEF]{2})/g, (e, t) => Rr(t)),
  ts = (e) => e >= I.ExclamationPoint && e <= I.Tilde && !Qo[e],
  ns = {},
  rs = new Map(),
  z = class extends qo {
    constructor(e, t) {
      if (e !== ns) throw new bo(`PDFName`)
      super()
      let n = `/`
      for (let e = 0, r = t.length; e < r; e++) {
        let r = t[e],
          i = M(r)
        n += ts(i) ? r : `#${Ir(i)}`
      }
      this.encodedName = n
    }
    asBytes() {
      let e = [],
        t = ``,
        n = !1,
        r = (t) => {
          ;(t !== void 0 && e.push(t), (n = !1))
        }
      for (let e = 1, i = this.encodedName.length; e < i; e++) {
        let i = this.encodedName[e],
          a = M(i),
          o = this.encodedName[e + 1]
        n
          ? (a >= I.Zero && a <= I.Nine) || (a >= I.a && a <= I.f) || (a >= I.A && a <= I.F)
            ? ((t += i),
              (t.length !== 2 && ((o >= `0` && o <= `9`) || (o >= `a` && o <= `f`) || (o >= `A` && o <= `F`))) ||
                (r(parseInt(t, 16)), (t = ``)))
            : r(a)
          : a === I.Hash
            ? (n = !0)
            : r(a)
      }
      return new Uint8Array(e)
    }
    decodeText() {
      let e = this.asBytes()
      return String.fromCharCode(...Array.from(e))
    }
    asString() {
      return this.encodedName
    }
    value() {
      return this.encodedName
    }
    clone() {
      return this
    }
    toString() {
      return this.encodedName
    }
    sizeInBytes() {
      return this.encodedName.length
    }
    copyBytesInto(e, t) {
      return (Vr(this.encodedName, e, t), this.encodedName.length)
    }
  }
;((z.of = (e) => {
  let t = es(e),
    n = rs.get(t)
  return (n || ((n = new z(ns, t)), rs.set(t, n)), n)
}),
  (z.Length = z.of(`Length`)),
  (z.FlateDecode = z.of(`FlateDecode`)),
  (z.Resources = z.of(`Resources`)),
  (z.Font = z.of(`Font`)),
  (z.XObject = z.of(`XObject`)),
  (z.ExtGState = z.of(`ExtGState`)),
  (z.Contents = z.of(`Contents`)),
  (z.Type = z.of(`Type`)),
  (z.Parent = z.of(`Parent`)),
  (z.MediaBox = z.of(`MediaBox`)),
  (z.Page = z.of(`Page`)),
  (z.Annots = z.of(`Annots`)),
  (z.TrimBox = z.of(`TrimBox`)),
  (z.ArtBox = z.of(`ArtBox`)),
  (z.BleedBox = z.of(`BleedBox`)),
  (z.CropBox = z.of(`CropBox`)),
  (z.Rotate = z.of(`Rotate`)),
  (z.Title = z.of(`Title`)),
  (z.Author = z.of(`Author`)),
  (z.Subject = z.of(`Subject`)),
  (z.Creator = z.of(`Creator`)),
  (z.Keywords = z.of(`Keywords`)),
  (z.Producer = z.of(`Producer`)),
  (z.CreationDate = z.of(`CreationDate`)),
  (z.ModDate = z.of(`ModDate`)))
var is = new (class extends qo {
    asNull() {
      return null
    }
    clone() {
      return this
    }
    toString() {
      return `null`
    }
    sizeInBytes() {
      return 4
    }
    copyBytesInto(e, t) {
      return ((e[t++] = I.n), (e[t++] = I.u), (e[t++] = I.l), (e[t++] = I.l), 4)
    }
  })(),
  B = class e extends qo {
    constructor(e, t) {
      ;(super(), (this.suppressEncryption = !1), (this.dict = e), (this.context = t))
    }
    keys() {
      return Array.from(this.dict.keys())
    }
    values() {
      return Array.from(this.dict.values())
    }
    entries() {
      return Array.from(this.dict.entries())
    }
    set(e, t) {
      ;(this.registerChange(), this.dict.set(e, t))
    }
    get(e, t = !1) {
      let n = this.dict.get(e)
      if (n !== is || t) return n
    }
    has(e) {
      let t = this.dict.get(e)
      return t !== void 0 && t !== is
    }
    lookupMaybe(e, ...t) {
      let n = t.includes(is),
        r = this.context.lookupMaybe(this.get(e, n), ...t)
      if (r !== is || n) return r
    }
    lookup(e, ...t) {
      let n = t.includes(is),
        r = this.context.lookup(this.get(e, n), ...t)
      if (r !== is || n) return r
    }
    delete(e) {
      return (this.registerChange(), this.dict.delete(e))
    }
    asMap() {
      return new Map(this.dict)
    }
    uniqueKey(e = ``) {
      let t = this.keys(),
        n = z.of(this.context.addRandomSuffix(e, 10))
      for (; t.includes(n);) n = z.of(this.context.addRandomSuffix(e, 10))
      return n
    }
    clone(t) {
      let n = e.withContext(t || this.context),
        r = this.entries()
      for (let e = 0, t = r.length; e < t; e++) {
        let [t, i] = r[e]
        n.set(t, i)
      }
      return n
    }
    toString() {
      let e = `<<
`,
        t = this.entries()
      for (let n = 0, r = t.length; n < r; n++) {
        let [r, i] = t[n]
        e +=
          r.toString() +
          ` ` +
          i.toString() +
          `
`
      }
      return ((e += `>>`), e)
    }
    sizeInBytes() {
      let e = 5,
        t = this.entries()
      for (let n = 0, r = t.length; n < r; n++) {
        let [r, i] = t[n]
        e += r.sizeInBytes() + i.sizeInBytes() + 2
      }
      return e
    }
    copyBytesInto(e, t) {
      let n = t
      ;((e[t++] = I.LessThan), (e[t++] = I.LessThan), (e[t++] = I.Newline))
      let r = this.entries()
      for (let n = 0, i = r.length; n < i; n++) {
        let [i, a] = r[n]
        ;((t += i.copyBytesInto(e, t)), (e[t++] = I.Space), (t += a.copyBytesInto(e, t)), (e[t++] = I.Newline))
      }
      return ((e[t++] = I.GreaterThan), (e[t++] = I.GreaterThan), t - n)
    }
    registerChange() {
      this.context.registerObjectChange(this)
    }
  }
;((B.withContext = (e) => new B(new Map(), e)), (B.fromMapWithContext = (e, t) => new B(e, t)))
var V = class e extends qo {
  constructor(e) {
    ;(super(), (this.value = e))
  }
  asBytes() {
    let e = this.value.replace(/[\0\t\n\f\r ]/g, ``),
      t = e + (e.length % 2 == 1 ? `0` : ``),
      n = t.length,
      r = new Uint8Array(t.length / 2),
      i = 0,
      a = 0
    for (; i < n;) {
      let e = parseInt(t.substring(i, i + 2), 16)
      ;((r[a] = e), (i += 2), (a += 1))
    }
    return r
  }
  decodeText() {
    let e = this.asBytes()
    return Pi(e) ? Di(e) : _o(e)
  }
  decodeDate() {
    let e = this.decodeText(),
      t = $r(e)
    if (!t) throw new Oo(e)
    return t
  }
  asString() {
    return this.value
  }
  clone() {
    return e.of(this.value)
  }
  toString() {
    return `<${this.value}>`
  }
  sizeInBytes() {
    return this.value.length + 2
  }
  copyBytesInto(e, t) {
    return ((e[t++] = I.LessThan), (t += Vr(this.value, e, t)), (e[t++] = I.GreaterThan), this.value.length + 2)
  }
}
;((V.of = (e) => new V(e)),
  (V.fromText = (e) => {
    let t = bi(e),
      n = ``
    for (let e = 0, r = t.length; e < r; e++) n += Fr(t[e], 4)
    return new V(n)
  }),
  (V.fromBytes = (e) => V.of(_i(e))))
var as = class extends qo {
    constructor(e) {
      ;(super(), (this.dict = e))
    }
    clone(e) {
      throw new yo(this.constructor.name, `clone`)
    }
    getContentsString() {
      throw new yo(this.constructor.name, `getContentsString`)
    }
    getContents() {
      throw new yo(this.constructor.name, `getContents`)
    }
    getContentsSize() {
      throw new yo(this.constructor.name, `getContentsSize`)
    }
    updateContents(e) {
      throw new yo(this.constructor.name, `updateContents`)
    }
    updateDict() {
      let e = this.getContentsSize()
      this.dict.set(z.Length, L.of(e))
    }
    sizeInBytes() {
      return (this.updateDict(), this.dict.sizeInBytes() + this.getContentsSize() + 18)
    }
    toString() {
      this.updateDict()
      let e = this.dict.toString()
      return (
        (e += `
stream
`),
        (e += this.getContentsString()),
        (e += `
endstream`),
        e
      )
    }
    copyBytesInto(e, t) {
      this.updateDict()
      let n = t
      ;((t += this.dict.copyBytesInto(e, t)),
        (e[t++] = I.Newline),
        (e[t++] = I.s),
        (e[t++] = I.t),
        (e[t++] = I.r),
        (e[t++] = I.e),
        (e[t++] = I.a),
        (e[t++] = I.m),
        (e[t++] = I.Newline))
      let r = this.getContents()
      for (let n = 0, i = r.length; n < i; n++) e[t++] = r[n]
      return (
        (e[t++] = I.Newline),
        (e[t++] = I.e),
        (e[t++] = I.n),
        (e[t++] = I.d),
        (e[t++] = I.s),
        (e[t++] = I.t),
        (e[t++] = I.r),
        (e[t++] = I.e),
        (e[t++] = I.a),
        (e[t++] = I.m),
        t - n
      )
    }
  },
  os = class e extends as {
    constructor(e, t, n) {
      ;(super(e), (this.contents = t), (this.transform = n))
    }
    asUint8Array() {
      return this.contents.slice()
    }
    clone(t) {
      return e.of(this.dict.clone(t), this.contents.slice())
    }
    getContentsString() {
      return oi(this.contents)
    }
    getContents() {
      return this.contents
    }
    getContentsSize() {
      return this.contents.length
    }
    updateContents(e) {
      ;(this.dict.registerChange(), (this.contents = e))
    }
  }
os.of = (e, t, n) => new os(e, t, n)
var ss = {},
  cs = new Map(),
  H = class extends qo {
    constructor(e, t, n) {
      if (e !== ss) throw new bo(`PDFRef`)
      ;(super(), (this.objectNumber = t), (this.generationNumber = n), (this.tag = `${t} ${n} R`))
    }
    clone() {
      return this
    }
    toString() {
      return this.tag
    }
    sizeInBytes() {
      return this.tag.length
    }
    copyBytesInto(e, t) {
      return (Vr(this.tag, e, t), this.tag.length)
    }
  }
H.of = (e, t = 0) => {
  let n = `${e} ${t} R`,
    r = cs.get(n)
  return (r || ((r = new H(ss, e, t)), cs.set(n, r)), r)
}
var U = class e extends qo {
  constructor(e) {
    ;(super(), (this.value = e))
  }
  asBytes() {
    let e = [],
      t = ``,
      n = !1,
      r = (t) => {
        ;(t !== void 0 && e.push(t), (n = !1))
      }
    for (let e = 0, i = this.value.length; e < i; e++) {
      let i = this.value[e],
        a = M(i),
        o = this.value[e + 1]
      n
        ? a === I.Newline || a === I.CarriageReturn
          ? r()
          : a === I.n
            ? r(I.Newline)
            : a === I.r
              ? r(I.CarriageReturn)
              : a === I.t
                ? r(I.Tab)
                : a === I.b
                  ? r(I.Backspace)
                  : a === I.f
                    ? r(I.FormFeed)
                    : a === I.LeftParen
                      ? r(I.LeftParen)
                      : a === I.RightParen
                        ? r(I.RightParen)
                        : a === I.BackSlash
                          ? r(I.BackSlash)
                          : a >= I.Zero && a <= I.Seven
                            ? ((t += i), (t.length !== 3 && o >= `0` && o <= `7`) || (r(parseInt(t, 8)), (t = ``)))
                            : r(a)
        : a === I.BackSlash
          ? (n = !0)
          : r(a)
    }
    return new Uint8Array(e)
  }
  decodeText() {
    let e = this.asBytes()
    return Pi(e) ? Di(e) : _o(e)
  }
  decodeDate() {
    let e = this.decodeText(),
      t = $r(e)
    if (!t) throw new Oo(e)
    return t
  }
  asString() {
    return this.value
  }
  clone() {
    return e.of(this.value)
  }
  toString() {
    return `(${this.value})`
  }
  sizeInBytes() {
    return this.value.length + 2
  }
  copyBytesInto(e, t) {
    return ((e[t++] = I.LeftParen), (t += Vr(this.value, e, t)), (e[t++] = I.RightParen), this.value.length + 2)
  }
}
;((U.of = (e) => new U(e)),
  (U.fromDate = (e) =>
    new U(
      `D:${zr(String(e.getUTCFullYear()), 4, `0`)}${zr(String(e.getUTCMonth() + 1), 2, `0`)}${zr(String(e.getUTCDate()), 2, `0`)}${zr(String(e.getUTCHours()), 2, `0`)}${zr(String(e.getUTCMinutes()), 2, `0`)}${zr(String(e.getUTCSeconds()), 2, `0`)}Z`,
    )))
var W = class e {
  constructor(e, t) {
    ;((this.name = e), (this.args = t || []))
  }
  clone(t) {
    let n = Array(this.args.length)
    for (let e = 0, r = n.length; e < r; e++) {
      let r = this.args[e]
      n[e] = r instanceof qo ? r.clone(t) : r
    }
    return e.of(this.name, n)
  }
  toString() {
    let e = ``
    for (let t = 0, n = this.args.length; t < n; t++) e += String(this.args[t]) + ` `
    return ((e += this.name), e)
  }
  sizeInBytes() {
    let e = 0
    for (let t = 0, n = this.args.length; t < n; t++) {
      let n = this.args[t]
      e += (n instanceof qo ? n.sizeInBytes() : n.length) + 1
    }
    return ((e += this.name.length), e)
  }
  copyBytesInto(e, t) {
    let n = t
    for (let n = 0, r = this.args.length; n < r; n++) {
      let r = this.args[n]
      ;(r instanceof qo ? (t += r.copyBytesInto(e, t)) : (t += Vr(r, e, t)), (e[t++] = I.Space))
    }
    return ((t += Vr(this.name, e, t)), t - n)
  }
}
W.of = (e, t) => new W(e, t)
var ls
;(function (e) {
  ;((e.NonStrokingColor = `sc`),
    (e.NonStrokingColorN = `scn`),
    (e.NonStrokingColorRgb = `rg`),
    (e.NonStrokingColorGray = `g`),
    (e.NonStrokingColorCmyk = `k`),
    (e.NonStrokingColorspace = `cs`),
    (e.StrokingColor = `SC`),
    (e.StrokingColorN = `SCN`),
    (e.StrokingColorRgb = `RG`),
    (e.StrokingColorGray = `G`),
    (e.StrokingColorCmyk = `K`),
    (e.StrokingColorspace = `CS`),
    (e.BeginMarkedContentSequence = `BDC`),
    (e.BeginMarkedContent = `BMC`),
    (e.EndMarkedContent = `EMC`),
    (e.MarkedContentPointWithProps = `DP`),
    (e.MarkedContentPoint = `MP`),
    (e.DrawObject = `Do`),
    (e.ConcatTransformationMatrix = `cm`),
    (e.PopGraphicsState = `Q`),
    (e.PushGraphicsState = `q`),
    (e.SetFlatness = `i`),
    (e.SetGraphicsStateParams = `gs`),
    (e.SetLineCapStyle = `J`),
    (e.SetLineDashPattern = `d`),
    (e.SetLineJoinStyle = `j`),
    (e.SetLineMiterLimit = `M`),
    (e.SetLineWidth = `w`),
    (e.SetTextMatrix = `Tm`),
    (e.SetRenderingIntent = `ri`),
    (e.AppendRectangle = `re`),
    (e.BeginInlineImage = `BI`),
    (e.BeginInlineImageData = `ID`),
    (e.EndInlineImage = `EI`),
    (e.ClipEvenOdd = `W*`),
    (e.ClipNonZero = `W`),
    (e.CloseAndStroke = `s`),
    (e.CloseFillEvenOddAndStroke = `b*`),
    (e.CloseFillNonZeroAndStroke = `b`),
    (e.ClosePath = `h`),
    (e.AppendBezierCurve = `c`),
    (e.CurveToReplicateFinalPoint = `y`),
    (e.CurveToReplicateInitialPoint = `v`),
    (e.EndPath = `n`),
    (e.FillEvenOddAndStroke = `B*`),
    (e.FillEvenOdd = `f*`),
    (e.FillNonZeroAndStroke = `B`),
    (e.FillNonZero = `f`),
    (e.LegacyFillNonZero = `F`),
    (e.LineTo = `l`),
    (e.MoveTo = `m`),
    (e.ShadingFill = `sh`),
    (e.StrokePath = `S`),
    (e.BeginText = `BT`),
    (e.EndText = `ET`),
    (e.MoveText = `Td`),
    (e.MoveTextSetLeading = `TD`),
    (e.NextLine = `T*`),
    (e.SetCharacterSpacing = `Tc`),
    (e.SetFontAndSize = `Tf`),
    (e.SetTextHorizontalScaling = `Tz`),
    (e.SetTextLineHeight = `TL`),
    (e.SetTextRenderingMode = `Tr`),
    (e.SetTextRise = `Ts`),
    (e.SetWordSpacing = `Tw`),
    (e.ShowText = `Tj`),
    (e.ShowTextAdjusted = `TJ`),
    (e.ShowTextLine = `'`),
    (e.ShowTextLineAndSpace = `"`),
    (e.Type3D0 = `d0`),
    (e.Type3D1 = `d1`),
    (e.BeginCompatibilitySection = `BX`),
    (e.EndCompatibilitySection = `EX`))
})((ls ||= {}))
var G = ls,
  us = class extends as {
    constructor(e, t) {
      ;(super(e),
        (this.computeContents = () => {
          let e = this.getUnencodedContents()
          return this.encode ? Na(e) : e
        }),
        (this.encode = t),
        t && e.set(z.of(`Filter`), z.of(`FlateDecode`)),
        (this.contentsCache = vo.populatedBy(this.computeContents)))
    }
    getContents() {
      return this.contentsCache.access()
    }
    getContentsSize() {
      return this.contentsCache.access().length
    }
    getUnencodedContents() {
      throw new yo(this.constructor.name, `getUnencodedContents`)
    }
    updateContents(e) {
      this.contentsCache = vo.populatedBy(() => e)
    }
  },
  ds = class e extends us {
    constructor(e, t, n = !0) {
      ;(super(e, n), (this.operators = t))
    }
    push(...e) {
      this.operators.push(...e)
    }
    clone(t) {
      let n = Array(this.operators.length)
      for (let e = 0, r = this.operators.length; e < r; e++) n[e] = this.operators[e].clone(t)
      let { dict: r, encode: i } = this
      return e.of(r.clone(t), n, i)
    }
    getContentsString() {
      let e = ``
      for (let t = 0, n = this.operators.length; t < n; t++) e += `${this.operators[t]}\n`
      return e
    }
    getUnencodedContents() {
      let e = new Uint8Array(this.getUnencodedContentsSize()),
        t = 0
      for (let n = 0, r = this.operators.length; n < r; n++)
        ((t += this.operators[n].copyBytesInto(e, t)), (e[t++] = I.Newline))
      return e
    }
    getUnencodedContentsSize() {
      let e = 0
      for (let t = 0, n = this.operators.length; t < n; t++) e += this.operators[t].sizeInBytes() + 1
      return e
    }
  }
ds.of = (e, t, n = !0) => new ds(e, t, n)
var fs = class {
  constructor(e) {
    this.seed = e
  }
  nextInt() {
    let e = Math.sin(this.seed++) * 1e4
    return e - Math.floor(e)
  }
}
fs.withSeed = (e) => new fs(e)
var ps = 65536,
  ms = () => {
    let e = globalThis.crypto
    if (!e || typeof e.getRandomValues != `function`)
      throw Error(
        'Web Crypto API is unavailable, so cryptographically secure random bytes cannot be generated. A `crypto.getRandomValues` polyfill is required to encrypt documents in this environment.',
      )
    return e
  },
  hs = (e) => {
    let t = ms(),
      n = new Uint8Array(e)
    for (let r = 0; r < e; r += ps) {
      let i = Math.min(r + ps, e)
      t.getRandomValues(n.subarray(r, i))
    }
    return n
  },
  gs = ([e], [t]) => e.objectNumber - t.objectNumber,
  _s = class {
    constructor() {
      ;((this.isDecrypted = !0),
        (this.largestObjectNumber = 0),
        (this.header = Ko.forVersion(1, 7)),
        (this.trailerInfo = {}),
        (this.indirectObjects = new Map()),
        (this.rng = fs.withSeed(1)),
        (this.pdfFileDetails = { pdfSize: 0, prevStartXRef: 0, useObjectStreams: !1 }))
    }
    assign(e, t) {
      ;(this.indirectObjects.set(e, t),
        e.objectNumber > this.largestObjectNumber && (this.largestObjectNumber = e.objectNumber))
    }
    nextRef() {
      this.largestObjectNumber += 1
      let e = H.of(this.largestObjectNumber)
      return (this.snapshot && this.snapshot.markRefForSave(e), e)
    }
    register(e) {
      let t = this.nextRef()
      return (this.assign(t, e), t)
    }
    delete(e) {
      return (this.snapshot && this.snapshot.markDeletedRef(e), this.indirectObjects.delete(e))
    }
    lookupMaybe(e, ...t) {
      let n = t.includes(is),
        r = e instanceof H ? this.indirectObjects.get(e) : e
      if (r && (r !== is || n)) {
        for (let e = 0, n = t.length; e < n; e++) {
          let n = t[e]
          if (n === is) {
            if (r === is) return r
          } else if (r instanceof n) return r
        }
        throw new xo(t, r)
      }
    }
    lookup(e, ...t) {
      let n = e instanceof H ? this.indirectObjects.get(e) : e
      if (t.length === 0) return n
      for (let e = 0, r = t.length; e < r; e++) {
        let r = t[e]
        if (r === is) {
          if (n === is) return n
        } else if (n instanceof r) return n
      }
      throw new xo(t, n)
    }
    getRef(e) {
      return e instanceof H ? e : this.getObjectRef(e)
    }
    getObjectRef(e) {
      let t = Array.from(this.indirectObjects.entries())
      for (let n = 0, r = t.length; n < r; n++) {
        let [r, i] = t[n]
        if (i === e) return r
      }
    }
    enumerateIndirectObjects() {
      return Array.from(this.indirectObjects.entries()).sort(gs)
    }
    obj(e) {
      if (e instanceof qo) return e
      if (e == null) return is
      if (typeof e == `string`) return z.of(e)
      if (typeof e == `number`) return L.of(e)
      if (typeof e == `boolean`) return e ? Yo.True : Yo.False
      if (e instanceof Uint8Array) return V.fromBytes(e)
      if (Array.isArray(e)) {
        let t = R.withContext(this)
        for (let n = 0, r = e.length; n < r; n++) t.push(this.obj(e[n]))
        return t
      }
      {
        let t = B.withContext(this),
          n = Object.keys(e)
        for (let r = 0, i = n.length; r < i; r++) {
          let i = n[r],
            a = e[i]
          a !== void 0 && t.set(z.of(i), this.obj(a))
        }
        return t
      }
    }
    getLiteral(e, { deep: t = !0, literalRef: n = !1, literalStreamDict: r = !1, literalString: i = !1 } = {}) {
      let a = { deep: t, literalRef: n, literalStreamDict: r, literalString: i }
      if (e instanceof R) {
        let n = e.asArray()
        return t ? n.map((e) => this.getLiteral(e, a)) : n
      }
      if (e instanceof Yo) return e.asBoolean()
      if (e instanceof B) {
        let n = {},
          r = e.entries()
        for (let e = 0, i = r.length; e < i; e++) {
          let [i, o] = r[e]
          n[this.getLiteral(i)] = t ? this.getLiteral(o, a) : o
        }
        return n
      }
      return e instanceof z
        ? e.decodeText()
        : e === is
          ? null
          : e instanceof L
            ? e.asNumber()
            : e instanceof H && n
              ? e.objectNumber
              : e instanceof as && r
                ? this.getLiteral(e.dict, a)
                : (e instanceof U || e instanceof V) && i
                  ? e.asString()
                  : e
    }
    stream(e, t = {}) {
      return os.of(this.obj(t), ri(e))
    }
    flateStream(e, t = {}) {
      return this.stream(Na(ri(e)), Object.assign(Object.assign({}, t), { Filter: `FlateDecode` }))
    }
    contentStream(e, t = {}) {
      return ds.of(this.obj(t), e)
    }
    formXObject(e, t = {}) {
      return this.contentStream(
        e,
        Object.assign(Object.assign({ BBox: this.obj([0, 0, 0, 0]), Matrix: this.obj([1, 0, 0, 1, 0, 0]) }, t), {
          Type: `XObject`,
          Subtype: `Form`,
        }),
      )
    }
    getPushGraphicsStateContentStream() {
      if (this.pushGraphicsStateContentStreamRef) return this.pushGraphicsStateContentStreamRef
      let e = this.obj({}),
        t = W.of(G.PushGraphicsState),
        n = ds.of(e, [t])
      return ((this.pushGraphicsStateContentStreamRef = this.register(n)), this.pushGraphicsStateContentStreamRef)
    }
    getPopGraphicsStateContentStream() {
      if (this.popGraphicsStateContentStreamRef) return this.popGraphicsStateContentStreamRef
      let e = this.obj({}),
        t = W.of(G.PopGraphicsState),
        n = ds.of(e, [t])
      return ((this.popGraphicsStateContentStreamRef = this.register(n)), this.popGraphicsStateContentStreamRef)
    }
    addRandomSuffix(e, t = 4) {
      return `${e}-${Math.floor(this.rng.nextInt() * 10 ** t)}`
    }
    registerObjectChange(e) {
      if (!this.snapshot) return
      let t = this.getObjectRef(e)
      if (t) {
        this.snapshot.markRefForSave(t)
        return
      }
      let n = this.findContainingIndirectObject(e)
      n && this.snapshot.markRefForSave(n)
    }
    findContainingIndirectObject(e) {
      let t = Array.from(this.indirectObjects.entries())
      for (let n = 0, r = t.length; n < r; n++) {
        let [r, i] = t[n]
        if (this.objectContains(i, e)) return r
      }
    }
    objectContains(e, t) {
      if (e === t) return !0
      if (e instanceof B) {
        let n = e.values()
        for (let e = 0, r = n.length; e < r; e++) if (this.objectContains(n[e], t)) return !0
      } else if (e instanceof R) {
        for (let n = 0, r = e.size(); n < r; n++) if (this.objectContains(e.get(n), t)) return !0
      } else if (e instanceof as && this.objectContains(e.dict, t)) return !0
      return !1
    }
  }
_s.create = () => new _s()
var vs = class e extends B {
  constructor(e, t, n = !0) {
    ;(super(e, t), (this.normalized = !1), (this.autoNormalizeCTM = n))
  }
  clone(t) {
    let n = e.fromMapWithContext(new Map(), t || this.context, this.autoNormalizeCTM),
      r = this.entries()
    for (let e = 0, t = r.length; e < t; e++) {
      let [t, i] = r[e]
      n.set(t, i)
    }
    return n
  }
  Parent() {
    return this.lookupMaybe(z.Parent, B)
  }
  Contents() {
    return this.lookup(z.of(`Contents`))
  }
  Annots() {
    return this.lookupMaybe(z.Annots, R)
  }
  BleedBox() {
    return this.lookupMaybe(z.BleedBox, R)
  }
  TrimBox() {
    return this.lookupMaybe(z.TrimBox, R)
  }
  ArtBox() {
    return this.lookupMaybe(z.ArtBox, R)
  }
  Resources() {
    let e = this.getInheritableAttribute(z.Resources)
    return this.context.lookupMaybe(e, B)
  }
  MediaBox() {
    let e = this.getInheritableAttribute(z.MediaBox)
    return this.context.lookup(e, R)
  }
  CropBox() {
    let e = this.getInheritableAttribute(z.CropBox)
    return this.context.lookupMaybe(e, R)
  }
  Rotate() {
    let e = this.getInheritableAttribute(z.Rotate)
    return this.context.lookupMaybe(e, L)
  }
  getInheritableAttribute(e) {
    let t
    return (
      this.ascend((n) => {
        t ||= n.get(e)
      }),
      t
    )
  }
  setParent(e) {
    this.set(z.Parent, e)
  }
  addContentStream(e) {
    let t = this.normalizedEntries().Contents || this.context.obj([])
    ;(this.set(z.Contents, t), t.push(e))
  }
  wrapContentStreams(e, t) {
    let n = this.Contents()
    return n instanceof R && (n.insert(0, e), n.push(t), !0)
  }
  addAnnot(e) {
    let { Annots: t } = this.normalizedEntries()
    ;(t.push(e), this.registerChange())
  }
  removeAnnot(e) {
    let { Annots: t } = this.normalizedEntries(),
      n = t.indexOf(e)
    n !== void 0 && (t.remove(n), this.registerChange())
  }
  setFontDictionary(e, t) {
    let { Font: n } = this.normalizedEntries()
    n.set(e, t)
  }
  newFontDictionaryKey(e) {
    let { Font: t } = this.normalizedEntries()
    return t.uniqueKey(e)
  }
  newFontDictionary(e, t) {
    let n = this.newFontDictionaryKey(e)
    return (this.setFontDictionary(n, t), n)
  }
  setXObject(e, t) {
    let { XObject: n } = this.normalizedEntries()
    n.set(e, t)
  }
  newXObjectKey(e) {
    let { XObject: t } = this.normalizedEntries()
    return t.uniqueKey(e)
  }
  newXObject(e, t) {
    let n = this.newXObjectKey(e)
    return (this.setXObject(n, t), n)
  }
  setExtGState(e, t) {
    let { ExtGState: n } = this.normalizedEntries()
    n.set(e, t)
  }
  newExtGStateKey(e) {
    let { ExtGState: t } = this.normalizedEntries()
    return t.uniqueKey(e)
  }
  newExtGState(e, t) {
    let n = this.newExtGStateKey(e)
    return (this.setExtGState(n, t), n)
  }
  ascend(e) {
    e(this)
    let t = this.Parent()
    t && t.ascend(e)
  }
  normalize() {
    if (this.normalized) return
    let { context: e } = this,
      t = this.get(z.Contents)
    ;(this.context.lookup(t) instanceof as && this.set(z.Contents, e.obj([t])),
      this.autoNormalizeCTM &&
        this.wrapContentStreams(
          this.context.getPushGraphicsStateContentStream(),
          this.context.getPopGraphicsStateContentStream(),
        ))
    let n = this.getInheritableAttribute(z.Resources),
      r = e.lookupMaybe(n, B) || e.obj({})
    this.set(z.Resources, r)
    let i = r.lookupMaybe(z.Font, B) || e.obj({})
    r.set(z.Font, i)
    let a = r.lookupMaybe(z.XObject, B) || e.obj({})
    r.set(z.XObject, a)
    let o = r.lookupMaybe(z.ExtGState, B) || e.obj({})
    r.set(z.ExtGState, o)
    let s = this.Annots() || e.obj([])
    ;(this.set(z.Annots, s), (this.normalized = !0))
  }
  normalizedEntries() {
    this.normalize()
    let e = this.Annots(),
      t = this.Resources()
    return {
      Annots: e,
      Resources: t,
      Contents: this.Contents(),
      Font: t.lookup(z.Font, B),
      XObject: t.lookup(z.XObject, B),
      ExtGState: t.lookup(z.ExtGState, B),
    }
  }
}
;((vs.InheritableEntries = [`Resources`, `MediaBox`, `CropBox`, `Rotate`]),
  (vs.withContextAndParent = (e, t) => {
    let n = new Map()
    return (
      n.set(z.Type, z.Page),
      n.set(z.Parent, t),
      n.set(z.Resources, e.obj({})),
      n.set(z.MediaBox, e.obj([0, 0, 612, 792])),
      new vs(n, e, !1)
    )
  }),
  (vs.fromMapWithContext = (e, t, n = !0) => new vs(e, t, n)))
var ys = class {
  constructor(e, t) {
    ;((this.traversedObjects = new Map()),
      (this.copy = (e) =>
        e instanceof vs
          ? this.copyPDFPage(e)
          : e instanceof B
            ? this.copyPDFDict(e)
            : e instanceof R
              ? this.copyPDFArray(e)
              : e instanceof as
                ? this.copyPDFStream(e)
                : e instanceof H
                  ? this.copyPDFIndirectObject(e)
                  : e.clone()),
      (this.copyPDFPage = (e) => {
        let t = e.clone(),
          { InheritableEntries: n } = vs
        for (let e = 0, r = n.length; e < r; e++) {
          let r = z.of(n[e]),
            i = t.getInheritableAttribute(r)
          !t.get(r) && i && t.set(r, i)
        }
        return (t.delete(z.of(`Parent`)), this.copyPDFDict(t))
      }),
      (this.copyPDFDict = (e) => {
        if (this.traversedObjects.has(e)) return this.traversedObjects.get(e)
        let t = e.clone(this.dest)
        this.traversedObjects.set(e, t)
        let n = e.entries()
        for (let e = 0, r = n.length; e < r; e++) {
          let [r, i] = n[e]
          t.set(r, this.copy(i))
        }
        return t
      }),
      (this.copyPDFArray = (e) => {
        if (this.traversedObjects.has(e)) return this.traversedObjects.get(e)
        let t = e.clone(this.dest)
        this.traversedObjects.set(e, t)
        for (let n = 0, r = e.size(); n < r; n++) {
          let r = e.get(n)
          t.set(n, this.copy(r))
        }
        return t
      }),
      (this.copyPDFStream = (e) => {
        if (this.traversedObjects.has(e)) return this.traversedObjects.get(e)
        let t = e.clone(this.dest)
        this.traversedObjects.set(e, t)
        let n = e.dict.entries()
        for (let e = 0, r = n.length; e < r; e++) {
          let [r, i] = n[e]
          t.dict.set(r, this.copy(i))
        }
        return t
      }),
      (this.copyPDFIndirectObject = (e) => {
        if (!this.traversedObjects.has(e)) {
          let t = this.dest.nextRef()
          this.traversedObjects.set(e, t)
          let n = this.src.lookup(e)
          if (n) {
            let e = this.copy(n)
            this.dest.assign(t, e)
          }
        }
        return this.traversedObjects.get(e)
      }),
      (this.src = e),
      (this.dest = t))
  }
}
ys.for = (e, t) => new ys(e, t)
function bs(e, t) {
  var n = {}
  for (var r in e) Object.prototype.hasOwnProperty.call(e, r) && t.indexOf(r) < 0 && (n[r] = e[r])
  if (e != null && typeof Object.getOwnPropertySymbols == `function`)
    for (var i = 0, r = Object.getOwnPropertySymbols(e); i < r.length; i++)
      t.indexOf(r[i]) < 0 && Object.prototype.propertyIsEnumerable.call(e, r[i]) && (n[r[i]] = e[r[i]])
  return n
}
function K(e, t, n, r) {
  function i(e) {
    return e instanceof n
      ? e
      : new n(function (t) {
          t(e)
        })
  }
  return new (n ||= Promise)(function (n, a) {
    function o(e) {
      try {
        c(r.next(e))
      } catch (e) {
        a(e)
      }
    }
    function s(e) {
      try {
        c(r.throw(e))
      } catch (e) {
        a(e)
      }
    }
    function c(e) {
      e.done ? n(e.value) : i(e.value).then(o, s)
    }
    c((r = r.apply(e, t || [])).next())
  })
}
var xs = class {
  constructor(e) {
    ;((this.subsections = e ? [[e]] : []), (this.chunkIdx = 0), (this.chunkLength = +!!e))
  }
  addEntry(e, t) {
    this.append({ ref: e, offset: t, deleted: !1 })
  }
  addDeletedEntry(e, t) {
    ;(this.subsections.length
      ? this.subsections[0][0].offset || (this.subsections[0][0].offset = e.objectNumber)
      : ((this.subsections = [[{ ref: H.of(0, 65535), offset: e.objectNumber, deleted: !0 }]]),
        (this.chunkIdx = 0),
        (this.chunkLength = 1)),
      this.append({ ref: e, offset: t, deleted: !0 }))
  }
  toString() {
    let e = `xref
`
    for (let t = 0, n = this.subsections.length; t < n; t++) {
      let n = this.subsections[t]
      e += `${n[0].ref.objectNumber} ${n.length}\n`
      for (let t = 0, r = n.length; t < r; t++) {
        let r = n[t]
        ;((e += zr(String(r.offset), 10, `0`)),
          (e += ` `),
          (e += zr(String(r.ref.generationNumber), 5, `0`)),
          (e += ` `),
          (e += r.deleted ? `f` : `n`),
          (e += ` 
`))
      }
    }
    return e
  }
  sizeInBytes() {
    let e = 5
    for (let t = 0, n = this.subsections.length; t < n; t++) {
      let n = this.subsections[t],
        r = n.length,
        [i] = n
      ;((e += 2), (e += String(i.ref.objectNumber).length), (e += String(r).length), (e += 20 * r))
    }
    return e
  }
  copyBytesInto(e, t) {
    let n = t
    return (
      (e[t++] = I.x),
      (e[t++] = I.r),
      (e[t++] = I.e),
      (e[t++] = I.f),
      (e[t++] = I.Newline),
      (t += this.copySubsectionsIntoBuffer(this.subsections, e, t)),
      t - n
    )
  }
  copySubsectionsIntoBuffer(e, t, n) {
    let r = n,
      i = e.length
    for (let e = 0; e < i; e++) {
      let r = this.subsections[e],
        i = String(r[0].ref.objectNumber)
      ;((n += Vr(i, t, n)), (t[n++] = I.Space))
      let a = String(r.length)
      ;((n += Vr(a, t, n)), (t[n++] = I.Newline), (n += this.copyEntriesIntoBuffer(r, t, n)))
    }
    return n - r
  }
  copyEntriesIntoBuffer(e, t, n) {
    let r = e.length
    for (let i = 0; i < r; i++) {
      let r = e[i],
        a = zr(String(r.offset), 10, `0`)
      ;((n += Vr(a, t, n)), (t[n++] = I.Space))
      let o = zr(String(r.ref.generationNumber), 5, `0`)
      ;((n += Vr(o, t, n)),
        (t[n++] = I.Space),
        (t[n++] = r.deleted ? I.f : I.n),
        (t[n++] = I.Space),
        (t[n++] = I.Newline))
    }
    return 20 * r
  }
  append(e) {
    if (this.chunkLength === 0) {
      ;(this.subsections.push([e]), (this.chunkIdx = 0), (this.chunkLength = 1))
      return
    }
    let t = this.subsections[this.chunkIdx],
      n = t[this.chunkLength - 1]
    if (e.ref.objectNumber - n.ref.objectNumber !== 1) {
      for (let t = 0; t < this.subsections.length; t++) {
        let n = this.subsections[t][0],
          r = this.subsections[t][this.subsections[t].length - 1]
        if (n.ref.objectNumber > e.ref.objectNumber) {
          if (n.ref.objectNumber - e.ref.objectNumber === 1) {
            ;(this.subsections[t].unshift(e), t === this.chunkIdx && (this.chunkLength += 1))
            return
          }
          ;(this.subsections.splice(t, 0, [e]), this.chunkIdx++)
          return
        }
        if (r.ref.objectNumber > e.ref.objectNumber) {
          let n = this.subsections[t].findIndex((t) => t.ref.objectNumber > e.ref.objectNumber)
          ;(this.subsections[t].splice(n, 0, e), t === this.chunkIdx && (this.chunkLength += 1))
        }
      }
      ;(this.subsections.push([e]), (this.chunkIdx += 1), (this.chunkLength = 1))
    } else (t.push(e), (this.chunkLength += 1))
  }
}
;((xs.create = () => new xs({ ref: H.of(0, 65535), offset: 0, deleted: !0 })), (xs.createEmpty = () => new xs()))
var Ss = class {
  constructor(e) {
    this.lastXRefOffset = String(e)
  }
  toString() {
    return `startxref\n${this.lastXRefOffset}\n%%EOF`
  }
  sizeInBytes() {
    return 16 + this.lastXRefOffset.length
  }
  copyBytesInto(e, t) {
    let n = t
    return (
      (e[t++] = I.s),
      (e[t++] = I.t),
      (e[t++] = I.a),
      (e[t++] = I.r),
      (e[t++] = I.t),
      (e[t++] = I.x),
      (e[t++] = I.r),
      (e[t++] = I.e),
      (e[t++] = I.f),
      (e[t++] = I.Newline),
      (t += Vr(this.lastXRefOffset, e, t)),
      (e[t++] = I.Newline),
      (e[t++] = I.Percent),
      (e[t++] = I.Percent),
      (e[t++] = I.E),
      (e[t++] = I.O),
      (e[t++] = I.F),
      t - n
    )
  }
}
Ss.forLastCrossRefSectionOffset = (e) => new Ss(e)
var Cs = class {
  constructor(e) {
    this.dict = e
  }
  toString() {
    return `trailer\n${this.dict.toString()}`
  }
  sizeInBytes() {
    return 8 + this.dict.sizeInBytes()
  }
  copyBytesInto(e, t) {
    let n = t
    return (
      (e[t++] = I.t),
      (e[t++] = I.r),
      (e[t++] = I.a),
      (e[t++] = I.i),
      (e[t++] = I.l),
      (e[t++] = I.e),
      (e[t++] = I.r),
      (e[t++] = I.Newline),
      (t += this.dict.copyBytesInto(e, t)),
      t - n
    )
  }
}
Cs.of = (e) => new Cs(e)
var ws = class e extends us {
  constructor(e, t, n = !0) {
    ;(super(e.obj({}), n),
      (this.objects = t),
      (this.offsets = this.computeObjectOffsets()),
      (this.offsetsString = this.computeOffsetsString()),
      this.dict.set(z.of(`Type`), z.of(`ObjStm`)),
      this.dict.set(z.of(`N`), L.of(this.objects.length)),
      this.dict.set(z.of(`First`), L.of(this.offsetsString.length)))
  }
  getObjectsCount() {
    return this.objects.length
  }
  clone(t) {
    return e.withContextAndObjects(t || this.dict.context, this.objects.slice(), this.encode)
  }
  getContentsString() {
    let e = this.offsetsString
    for (let t = 0, n = this.objects.length; t < n; t++) {
      let [, n] = this.objects[t]
      e += `${n}\n`
    }
    return e
  }
  getUnencodedContents() {
    let e = new Uint8Array(this.getUnencodedContentsSize()),
      t = Vr(this.offsetsString, e, 0)
    for (let n = 0, r = this.objects.length; n < r; n++) {
      let [, r] = this.objects[n]
      ;((t += r.copyBytesInto(e, t)), (e[t++] = I.Newline))
    }
    return e
  }
  getUnencodedContentsSize() {
    return this.offsetsString.length + ni(this.offsets)[1] + ni(this.objects)[1].sizeInBytes() + 1
  }
  computeOffsetsString() {
    let e = ``
    for (let t = 0, n = this.offsets.length; t < n; t++) {
      let [n, r] = this.offsets[t]
      e += `${n} ${r} `
    }
    return e
  }
  computeObjectOffsets() {
    let e = 0,
      t = Array(this.objects.length)
    for (let n = 0, r = this.objects.length; n < r; n++) {
      let [r, i] = this.objects[n]
      ;((t[n] = [r.objectNumber, e]), (e += i.sizeInBytes() + 1))
    }
    return t
  }
}
ws.withContextAndObjects = (e, t, n = !0) => new ws(e, t, n)
var Ts = class {
    constructor() {
      ;((this.pdfSize = 0), (this.prevStartXRef = 0), (this.deletedCount = 0))
    }
    shouldSave(e) {
      return !0
    }
    markRefForSave(e) {
      throw Error(`This method should not be called.`)
    }
    markRefsForSave(e) {
      throw Error(`This method should not be called.`)
    }
    markObjForSave(e) {
      throw Error(`This method should not be called.`)
    }
    markObjsForSave(e) {
      throw Error(`This method should not be called.`)
    }
    markDeletedObj(e) {
      throw Error(`This method should not be called.`)
    }
    markDeletedRef(e) {
      throw Error(`This method should not be called.`)
    }
    deletedRef(e) {
      throw Error(`This method should not be called.`)
    }
  },
  Es = new Ts(),
  Ds = class {
    constructor(e, t, n, r, i) {
      ;((this.deletedCount = 0),
        (this.deleted = []),
        (this.lastObjectNumber = e),
        (this.changedObjects = t),
        (this.pdfSize = n),
        (this.prevStartXRef = r),
        (this.context = i))
    }
    shouldSave(e) {
      return e > this.lastObjectNumber || this.changedObjects.has(e)
    }
    markRefForSave(e) {
      this.markRefsForSave([e])
    }
    markRefsForSave(e) {
      e.forEach((e) => {
        e && this.changedObjects.add(e.objectNumber)
      })
    }
    markObjForSave(e) {
      this.markObjsForSave([e])
    }
    markObjsForSave(e) {
      this.markRefsForSave(e.map((e) => this.context.getRef(e)).filter((e) => e !== void 0))
    }
    markDeletedRef(e) {
      this.deleted.findIndex((t) => t.objectNumber === e.objectNumber) < 0 && (this.deletedCount = this.deleted.push(e))
    }
    markDeletedObj(e) {
      let t = this.context.getRef(e)
      t && this.markDeletedRef(t)
    }
    deletedRef(e) {
      return e < 0 || e >= this.deleted.length ? null : this.deleted[e]
    }
  },
  Os = class {
    constructor(e, t, n) {
      ;((this.parsedObjects = 0),
        (this._largestSkippedObjectNum = 0),
        (this._lastXRefObjectNumber = 0),
        (this.shouldWaitForTick = (e) => ((this.parsedObjects += e), this.parsedObjects % this.objectsPerTick === 0)),
        (this.context = e),
        (this.objectsPerTick = t),
        (this.snapshot = n))
    }
    shouldSave(e, t, n) {
      let r = !0
      if (e) r = this.snapshot.shouldSave(t)
      else {
        if (!this._lastXRefObjectNumber) {
          this._lastXRefObjectNumber = this.context.largestObjectNumber + 1
          let e = this._lastXRefObjectNumber - 10
          for (let t = n.length - 1; t > 0 && !(n[t][0].objectNumber < e); t--) {
            let e = n[t][1]
            if (e instanceof os && e.dict.lookup(z.of(`Type`)) === z.of(`XRef`)) {
              this._lastXRefObjectNumber = n[t][0].objectNumber
              break
            }
          }
        }
        r = t !== this._lastXRefObjectNumber
      }
      return (!r && this._largestSkippedObjectNum < t && (this._largestSkippedObjectNum = t), r)
    }
    serializeToBuffer() {
      return K(this, void 0, void 0, function* () {
        let e = !(this.snapshot instanceof Ts),
          {
            size: t,
            header: n,
            indirectObjects: r,
            xref: i,
            trailerDict: a,
            trailer: o,
          } = yield this.computeBufferSize(e),
          s = 0,
          c = new Uint8Array(t)
        ;(e || ((s += n.copyBytesInto(c, s)), (c[s++] = I.Newline)), (c[s++] = I.Newline))
        for (let t = 0, n = r.length; t < n; t++) {
          let [n, i] = r[t]
          if (!this.shouldSave(e, n.objectNumber, r) || (!e && this.shouldSkipCopiedObjectStream(i))) continue
          let a = String(n.objectNumber)
          ;((s += Vr(a, c, s)), (c[s++] = I.Space))
          let o = String(n.generationNumber)
          ;((s += Vr(o, c, s)),
            (c[s++] = I.Space),
            (c[s++] = I.o),
            (c[s++] = I.b),
            (c[s++] = I.j),
            (c[s++] = I.Newline),
            (s += i.copyBytesInto(c, s)),
            (c[s++] = I.Newline),
            (c[s++] = I.e),
            (c[s++] = I.n),
            (c[s++] = I.d),
            (c[s++] = I.o),
            (c[s++] = I.b),
            (c[s++] = I.j),
            (c[s++] = I.Newline),
            (c[s++] = I.Newline))
          let l = i instanceof ws ? i.getObjectsCount() : 1
          this.shouldWaitForTick(l) && (yield vi())
        }
        return (
          i && ((s += i.copyBytesInto(c, s)), (c[s++] = I.Newline)),
          a && ((s += a.copyBytesInto(c, s)), (c[s++] = I.Newline), (c[s++] = I.Newline)),
          (s += o.copyBytesInto(c, s)),
          c
        )
      })
    }
    computeIndirectObjectSize([e, t]) {
      return e.sizeInBytes() + 3 + (t.sizeInBytes() + 9)
    }
    createTrailerDict(e) {
      let t =
        this.context.largestObjectNumber + (this._largestSkippedObjectNum === this.context.largestObjectNumber ? 0 : 1)
      return this.context.obj({
        Size: t,
        Root: this.context.trailerInfo.Root,
        Encrypt: this.context.trailerInfo.Encrypt,
        Info: this.context.trailerInfo.Info,
        ID: this.context.trailerInfo.ID,
        Prev: e ? L.of(e) : void 0,
      })
    }
    computeBufferSize(e) {
      return K(this, void 0, void 0, function* () {
        ;((this._largestSkippedObjectNum = 0), (this._lastXRefObjectNumber = 0))
        let t = this.context.header,
          n = this.snapshot.pdfSize
        ;(e || (n += t.sizeInBytes() + 1), (n += 1))
        let r = xs.create(),
          i = this.context.security,
          a = this.context.enumerateIndirectObjects()
        for (let t = 0, o = a.length; t < o; t++) {
          let o = a[t],
            [s, c] = o
          this.shouldSave(e, s.objectNumber, a) &&
            (e || !this.shouldSkipCopiedObjectStream(c)) &&
            (i && this.encrypt(s, c, i),
            r.addEntry(s, n),
            (n += this.computeIndirectObjectSize(o)),
            this.shouldWaitForTick(1) && (yield vi()))
        }
        for (let e = 0; e < this.snapshot.deletedCount; e++) {
          let t = this.snapshot.deletedRef(e)
          if (!t) break
          let n = this.snapshot.deletedRef(e + 1)
          r.addDeletedEntry(H.of(t.objectNumber, t.generationNumber + 1), n ? n.objectNumber : 0)
        }
        let o = n
        n += r.sizeInBytes() + 1
        let s = Cs.of(this.createTrailerDict(this.snapshot.prevStartXRef))
        n += s.sizeInBytes() + 2
        let c = Ss.forLastCrossRefSectionOffset(o)
        return (
          (n += c.sizeInBytes()),
          (n -= this.snapshot.pdfSize),
          { size: n, header: t, indirectObjects: a, xref: r, trailerDict: s, trailer: c }
        )
      })
    }
    encrypt(e, t, n) {
      if (t instanceof as) {
        let r = n.getEncryptFn(e.objectNumber, e.generationNumber)(t.getContents())
        t.updateContents(r)
      }
    }
    shouldSkipCopiedObjectStream(e) {
      return e instanceof os && e.dict.lookup(z.of(`Type`)) === z.of(`ObjStm`)
    }
  }
;((Os.forContext = (e, t) => new Os(e, t, Es)), (Os.forContextWithSnapshot = (e, t, n) => new Os(e, t, n)))
var ks = class e extends qo {
  constructor(e) {
    ;(super(), (this.data = e))
  }
  clone() {
    return e.of(this.data.slice())
  }
  toString() {
    return `PDFInvalidObject(${this.data.length} bytes)`
  }
  sizeInBytes() {
    return this.data.length
  }
  copyBytesInto(e, t) {
    let n = this.data.length
    for (let r = 0; r < n; r++) e[t++] = this.data[r]
    return n
  }
}
ks.of = (e) => new ks(e)
var As = /\/([^\0\t\n\f\r ]+)[\0\t\n\f\r ]*(\d*\.\d+|\d+)?[\0\t\n\f\r ]+Tf/,
  js = class e {
    constructor(e, t) {
      ;((this.dict = e), (this.ref = t))
    }
    T() {
      return this.dict.lookupMaybe(z.of(`T`), U, V)
    }
    Ff() {
      let e = this.getInheritableAttribute(z.of(`Ff`))
      return this.dict.context.lookupMaybe(e, L)
    }
    V() {
      let e = this.getInheritableAttribute(z.of(`V`))
      return this.dict.context.lookup(e)
    }
    Kids() {
      return this.dict.lookupMaybe(z.of(`Kids`), R)
    }
    DA() {
      let e = this.dict.lookup(z.of(`DA`))
      if (e instanceof U || e instanceof V) return e
    }
    setKids(e) {
      this.dict.set(z.of(`Kids`), this.dict.context.obj(e))
    }
    getParent() {
      let t = this.dict.get(z.of(`Parent`))
      if (t instanceof H) {
        let n = this.dict.lookup(z.of(`Parent`), B)
        return new e(n, t)
      }
    }
    setParent(e) {
      e ? this.dict.set(z.of(`Parent`), e) : this.dict.delete(z.of(`Parent`))
    }
    getFullyQualifiedName() {
      let e = this.getParent()
      return e ? `${e.getFullyQualifiedName()}.${this.getPartialName()}` : this.getPartialName()
    }
    getPartialName() {
      return this.T()?.decodeText()
    }
    setPartialName(e) {
      e ? this.dict.set(z.of(`T`), V.fromText(e)) : this.dict.delete(z.of(`T`))
    }
    setDefaultAppearance(e) {
      this.dict.set(z.of(`DA`), U.of(e))
    }
    getDefaultAppearance() {
      let e = this.DA()
      return e instanceof V ? e.decodeText() : e?.asString()
    }
    setFontSize(e) {
      let t = this.getFullyQualifiedName() ?? ``,
        n = this.getDefaultAppearance()
      if (!n) throw new Po(t)
      let r = ei(n, As)
      if (!r.match) throw new Fo(t)
      let i = n.slice(0, r.pos - r.match[0].length),
        a = r.pos <= n.length ? n.slice(r.pos) : ``,
        o = `${i} /${r.match[1]} ${e} Tf ${a}`
      this.setDefaultAppearance(o)
    }
    getFlags() {
      return this.Ff()?.asNumber() ?? 0
    }
    setFlags(e) {
      this.dict.set(z.of(`Ff`), L.of(e))
    }
    hasFlag(e) {
      return (this.getFlags() & e) !== 0
    }
    setFlag(e) {
      let t = this.getFlags()
      this.setFlags(t | e)
    }
    clearFlag(e) {
      let t = this.getFlags()
      this.setFlags(t & ~e)
    }
    setFlagTo(e, t) {
      t ? this.setFlag(e) : this.clearFlag(e)
    }
    getInheritableAttribute(e) {
      let t
      return (
        this.ascend((n) => {
          t ||= n.dict.get(e)
        }),
        t
      )
    }
    ascend(e) {
      e(this)
      let t = this.getParent()
      t && t.ascend(e)
    }
  },
  Ms = class {
    constructor(e) {
      this.dict = e
    }
    W() {
      let e = this.dict.lookup(z.of(`W`))
      if (e instanceof L) return e
    }
    getWidth() {
      return this.W()?.asNumber() ?? 1
    }
    setWidth(e) {
      let t = this.dict.context.obj(e)
      this.dict.set(z.of(`W`), t)
    }
  }
Ms.fromDict = (e) => new Ms(e)
var Ns = class {
  constructor(e) {
    this.dict = e
  }
  Rect() {
    return this.dict.lookup(z.of(`Rect`), R)
  }
  AP() {
    return this.dict.lookupMaybe(z.of(`AP`), B)
  }
  F() {
    let e = this.dict.lookup(z.of(`F`))
    return this.dict.context.lookupMaybe(e, L)
  }
  getRectangle() {
    return this.Rect()?.asRectangle() ?? { x: 0, y: 0, width: 0, height: 0 }
  }
  setRectangle(e) {
    let { x: t, y: n, width: r, height: i } = e,
      a = this.dict.context.obj([t, n, t + r, n + i])
    this.dict.set(z.of(`Rect`), a)
  }
  getAppearanceState() {
    let e = this.dict.lookup(z.of(`AS`))
    if (e instanceof z) return e
  }
  setAppearanceState(e) {
    this.dict.set(z.of(`AS`), e)
  }
  setAppearances(e) {
    this.dict.set(z.of(`AP`), e)
  }
  ensureAP() {
    let e = this.AP()
    return (e || ((e = this.dict.context.obj({})), this.dict.set(z.of(`AP`), e)), e)
  }
  getNormalAppearance() {
    let e = this.ensureAP().get(z.of(`N`))
    if (e instanceof H || e instanceof B) return e
    throw Error(`Unexpected N type: ${e?.constructor.name}`)
  }
  setNormalAppearance(e) {
    this.ensureAP().set(z.of(`N`), e)
  }
  setRolloverAppearance(e) {
    this.ensureAP().set(z.of(`R`), e)
  }
  setDownAppearance(e) {
    this.ensureAP().set(z.of(`D`), e)
  }
  removeRolloverAppearance() {
    this.AP()?.delete(z.of(`R`))
  }
  removeDownAppearance() {
    this.AP()?.delete(z.of(`D`))
  }
  getAppearances() {
    let e = this.AP()
    if (e)
      return {
        normal: e.lookup(z.of(`N`), B, as),
        rollover: e.lookupMaybe(z.of(`R`), B, as),
        down: e.lookupMaybe(z.of(`D`), B, as),
      }
  }
  getFlags() {
    return this.F()?.asNumber() ?? 0
  }
  setFlags(e) {
    this.dict.set(z.of(`F`), L.of(e))
  }
  hasFlag(e) {
    return (this.getFlags() & e) !== 0
  }
  setFlag(e) {
    let t = this.getFlags()
    this.setFlags(t | e)
  }
  clearFlag(e) {
    let t = this.getFlags()
    this.setFlags(t & ~e)
  }
  setFlagTo(e, t) {
    t ? this.setFlag(e) : this.clearFlag(e)
  }
}
Ns.fromDict = (e) => new Ns(e)
var Ps = class {
  constructor(e) {
    this.dict = e
  }
  R() {
    let e = this.dict.lookup(z.of(`R`))
    if (e instanceof L) return e
  }
  BC() {
    let e = this.dict.lookup(z.of(`BC`))
    if (e instanceof R) return e
  }
  BG() {
    let e = this.dict.lookup(z.of(`BG`))
    if (e instanceof R) return e
  }
  CA() {
    let e = this.dict.lookup(z.of(`CA`))
    if (e instanceof V || e instanceof U) return e
  }
  RC() {
    let e = this.dict.lookup(z.of(`RC`))
    if (e instanceof V || e instanceof U) return e
  }
  AC() {
    let e = this.dict.lookup(z.of(`AC`))
    if (e instanceof V || e instanceof U) return e
  }
  getRotation() {
    return this.R()?.asNumber()
  }
  getBorderColor() {
    let e = this.BC()
    if (!e) return
    let t = []
    for (let n = 0, r = e?.size(); n < r; n++) {
      let r = e.get(n)
      r instanceof L && t.push(r.asNumber())
    }
    return t
  }
  getBackgroundColor() {
    let e = this.BG()
    if (!e) return
    let t = []
    for (let n = 0, r = e?.size(); n < r; n++) {
      let r = e.get(n)
      r instanceof L && t.push(r.asNumber())
    }
    return t
  }
  getCaptions() {
    let e = this.CA(),
      t = this.RC(),
      n = this.AC()
    return { normal: e?.decodeText(), rollover: t?.decodeText(), down: n?.decodeText() }
  }
  setRotation(e) {
    let t = this.dict.context.obj(e)
    this.dict.set(z.of(`R`), t)
  }
  setBorderColor(e) {
    let t = this.dict.context.obj(e)
    this.dict.set(z.of(`BC`), t)
  }
  setBackgroundColor(e) {
    let t = this.dict.context.obj(e)
    this.dict.set(z.of(`BG`), t)
  }
  setCaptions(e) {
    let t = V.fromText(e.normal)
    if ((this.dict.set(z.of(`CA`), t), e.rollover)) {
      let t = V.fromText(e.rollover)
      this.dict.set(z.of(`RC`), t)
    } else this.dict.delete(z.of(`RC`))
    if (e.down) {
      let t = V.fromText(e.down)
      this.dict.set(z.of(`AC`), t)
    } else this.dict.delete(z.of(`AC`))
  }
}
Ps.fromDict = (e) => new Ps(e)
var Fs = class extends Ns {
  MK() {
    let e = this.dict.lookup(z.of(`MK`))
    if (e instanceof B) return e
  }
  BS() {
    let e = this.dict.lookup(z.of(`BS`))
    if (e instanceof B) return e
  }
  DA() {
    let e = this.dict.lookup(z.of(`DA`))
    if (e instanceof U || e instanceof V) return e
  }
  P() {
    let e = this.dict.get(z.of(`P`))
    if (e instanceof H) return e
  }
  setP(e) {
    this.dict.set(z.of(`P`), e)
  }
  setDefaultAppearance(e) {
    this.dict.set(z.of(`DA`), U.of(e))
  }
  getDefaultAppearance() {
    let e = this.DA()
    return e instanceof V ? e.decodeText() : e?.asString()
  }
  getAppearanceCharacteristics() {
    let e = this.MK()
    if (e) return Ps.fromDict(e)
  }
  getOrCreateAppearanceCharacteristics() {
    let e = this.MK()
    if (e) return Ps.fromDict(e)
    let t = Ps.fromDict(this.dict.context.obj({}))
    return (this.dict.set(z.of(`MK`), t.dict), t)
  }
  getBorderStyle() {
    let e = this.BS()
    if (e) return Ms.fromDict(e)
  }
  getOrCreateBorderStyle() {
    let e = this.BS()
    if (e) return Ms.fromDict(e)
    let t = Ms.fromDict(this.dict.context.obj({}))
    return (this.dict.set(z.of(`BS`), t.dict), t)
  }
  getOnValue() {
    let e = this.getAppearances()?.normal
    if (e instanceof B) {
      let t = e.keys()
      for (let e = 0, n = t.length; e < n; e++) {
        let n = t[e]
        if (n !== z.of(`Off`)) return n
      }
    }
  }
}
;((Fs.fromDict = (e) => new Fs(e)),
  (Fs.create = (e, t) => new Fs(e.obj({ Type: `Annot`, Subtype: `Widget`, Rect: [0, 0, 0, 0], Parent: t }))))
var Is = class extends js {
  FT() {
    let e = this.getInheritableAttribute(z.of(`FT`))
    return this.dict.context.lookup(e, z)
  }
  getWidgets() {
    let e = this.Kids()
    if (!e) return [Fs.fromDict(this.dict)]
    let t = Array(e.size())
    for (let n = 0, r = e.size(); n < r; n++) {
      let r = e.lookup(n, B)
      t[n] = Fs.fromDict(r)
    }
    return t
  }
  addWidget(e) {
    let { Kids: t } = this.normalizedEntries()
    t.push(e)
  }
  removeWidget(e) {
    let t = this.Kids()
    if (t) {
      if (e < 0 || e > t.size()) throw new jo(e, 0, t.size())
      t.remove(e)
    } else {
      if (e !== 0) throw new jo(e, 0, 0)
      this.setKids([])
    }
  }
  normalizedEntries() {
    let e = this.Kids()
    return (e || ((e = this.dict.context.obj([this.ref])), this.dict.set(z.of(`Kids`), e)), { Kids: e })
  }
}
Is.fromDict = (e, t) => new Is(e, t)
var Ls = class extends Is {
    Opt() {
      return this.dict.lookupMaybe(z.of(`Opt`), U, V, R)
    }
    setOpt(e) {
      this.dict.set(z.of(`Opt`), this.dict.context.obj(e))
    }
    getExportValues() {
      let e = this.Opt()
      if (!e) return
      if (e instanceof U || e instanceof V) return [e]
      let t = []
      for (let n = 0, r = e.size(); n < r; n++) {
        let r = e.lookup(n)
        ;(r instanceof U || r instanceof V) && t.push(r)
      }
      return t
    }
    removeExportValue(e) {
      let t = this.Opt()
      if (t) {
        if (t instanceof U || t instanceof V) {
          if (e !== 0) throw new jo(e, 0, 0)
          this.setOpt([])
        } else {
          if (e < 0 || e > t.size()) throw new jo(e, 0, t.size())
          t.remove(e)
        }
      }
    }
    normalizeExportValues() {
      let e = this.getExportValues() ?? [],
        t = [],
        n = this.getWidgets()
      for (let r = 0, i = n.length; r < i; r++) {
        let i = n[r],
          a = e[r] ?? V.fromText(i.getOnValue()?.decodeText() ?? ``)
        t.push(a)
      }
      this.setOpt(t)
    }
    addOpt(e, t) {
      this.normalizeExportValues()
      let n = e.decodeText(),
        r
      if (t) {
        let e = this.getExportValues() ?? []
        for (let t = 0, i = e.length; t < i; t++) e[t].decodeText() === n && (r = t)
      }
      let i = this.Opt()
      return (i.push(e), r ?? i.size() - 1)
    }
    addWidgetWithOpt(e, t, n) {
      let r = this.addOpt(t, n),
        i = z.of(String(r))
      return (this.addWidget(e), i)
    }
  },
  Rs = class extends Ls {
    setValue(e) {
      if (e !== (this.getOnValue() ?? z.of(`Yes`)) && e !== z.of(`Off`)) throw new Mo()
      this.dict.set(z.of(`V`), e)
      let t = this.getWidgets()
      for (let n = 0, r = t.length; n < r; n++) {
        let r = t[n],
          i = r.getOnValue() === e ? e : z.of(`Off`)
        r.setAppearanceState(i)
      }
    }
    getValue() {
      let e = this.V()
      return e instanceof z ? e : z.of(`Off`)
    }
    getOnValue() {
      let [e] = this.getWidgets()
      return e?.getOnValue()
    }
  }
;((Rs.fromDict = (e, t) => new Rs(e, t)),
  (Rs.create = (e) => {
    let t = e.obj({ FT: `Btn`, Kids: [] })
    return new Rs(t, e.register(t))
  }))
var zs = (e) => 1 << e,
  Bs
;(function (e) {
  ;((e[(e.ReadOnly = zs(0))] = `ReadOnly`),
    (e[(e.Required = zs(1))] = `Required`),
    (e[(e.NoExport = zs(2))] = `NoExport`))
})((Bs ||= {}))
var Vs
;(function (e) {
  ;((e[(e.NoToggleToOff = zs(14))] = `NoToggleToOff`),
    (e[(e.Radio = zs(15))] = `Radio`),
    (e[(e.PushButton = zs(16))] = `PushButton`),
    (e[(e.RadiosInUnison = zs(25))] = `RadiosInUnison`))
})((Vs ||= {}))
var Hs
;(function (e) {
  ;((e[(e.Multiline = zs(12))] = `Multiline`),
    (e[(e.Password = zs(13))] = `Password`),
    (e[(e.FileSelect = zs(20))] = `FileSelect`),
    (e[(e.DoNotSpellCheck = zs(22))] = `DoNotSpellCheck`),
    (e[(e.DoNotScroll = zs(23))] = `DoNotScroll`),
    (e[(e.Comb = zs(24))] = `Comb`),
    (e[(e.RichText = zs(25))] = `RichText`))
})((Hs ||= {}))
var Us
;(function (e) {
  ;((e[(e.Combo = zs(17))] = `Combo`),
    (e[(e.Edit = zs(18))] = `Edit`),
    (e[(e.Sort = zs(19))] = `Sort`),
    (e[(e.MultiSelect = zs(21))] = `MultiSelect`),
    (e[(e.DoNotSpellCheck = zs(22))] = `DoNotSpellCheck`),
    (e[(e.CommitOnSelChange = zs(26))] = `CommitOnSelChange`))
})((Us ||= {}))
var Ws = class extends Is {
    setValues(e) {
      if (this.hasFlag(Us.Combo) && !this.hasFlag(Us.Edit) && !this.valuesAreValid(e)) throw new Mo()
      if (
        (e.length === 0 && this.dict.delete(z.of(`V`)), e.length === 1 && this.dict.set(z.of(`V`), e[0]), e.length > 1)
      ) {
        if (!this.hasFlag(Us.MultiSelect)) throw new No()
        this.dict.set(z.of(`V`), this.dict.context.obj(e))
      }
      this.updateSelectedIndices(e)
    }
    valuesAreValid(e) {
      let t = this.getOptions()
      for (let n = 0, r = e.length; n < r; n++) {
        let r = e[n].decodeText()
        if (!t.find((e) => r === (e.display || e.value).decodeText())) return !1
      }
      return !0
    }
    updateSelectedIndices(e) {
      if (e.length > 1) {
        let t = Array(e.length),
          n = this.getOptions()
        for (let r = 0, i = e.length; r < i; r++) {
          let i = e[r].decodeText()
          t[r] = n.findIndex((e) => i === (e.display || e.value).decodeText())
        }
        this.dict.set(z.of(`I`), this.dict.context.obj(t.sort()))
      } else this.dict.delete(z.of(`I`))
    }
    getValues() {
      let e = this.V()
      if (e instanceof U || e instanceof V) return [e]
      if (e instanceof R) {
        let t = []
        for (let n = 0, r = e.size(); n < r; n++) {
          let r = e.lookup(n)
          ;(r instanceof U || r instanceof V) && t.push(r)
        }
        return t
      }
      return []
    }
    Opt() {
      return this.dict.lookupMaybe(z.of(`Opt`), U, V, R)
    }
    setOptions(e) {
      let t = Array(e.length)
      for (let n = 0, r = e.length; n < r; n++) {
        let { value: r, display: i } = e[n]
        t[n] = this.dict.context.obj([r, i || r])
      }
      this.dict.set(z.of(`Opt`), this.dict.context.obj(t))
    }
    getOptions() {
      let e = this.Opt()
      if (e instanceof U || e instanceof V) return [{ value: e, display: e }]
      if (e instanceof R) {
        let t = []
        for (let n = 0, r = e.size(); n < r; n++) {
          let r = e.lookup(n)
          if (
            ((r instanceof U || r instanceof V) && t.push({ value: r, display: r }), r instanceof R && r.size() > 0)
          ) {
            let e = r.lookup(0, U, V),
              n = r.lookupMaybe(1, U, V)
            t.push({ value: e, display: n || e })
          }
        }
        return t
      }
      return []
    }
  },
  Gs = class extends Ws {}
;((Gs.fromDict = (e, t) => new Gs(e, t)),
  (Gs.create = (e) => {
    let t = e.obj({ FT: `Ch`, Ff: Us.Combo, Kids: [] })
    return new Gs(t, e.register(t))
  }))
var Ks = class extends js {
  addField(e) {
    let { Kids: t } = this.normalizedEntries()
    t?.push(e)
  }
  normalizedEntries() {
    let e = this.Kids()
    return (e || ((e = this.dict.context.obj([])), this.dict.set(z.of(`Kids`), e)), { Kids: e })
  }
}
;((Ks.fromDict = (e, t) => new Ks(e, t)),
  (Ks.create = (e) => {
    let t = e.obj({})
    return new Ks(t, e.register(t))
  }))
var qs = class extends Is {}
qs.fromDict = (e, t) => new qs(e, t)
var Js = class extends Is {
  MaxLen() {
    let e = this.dict.lookup(z.of(`MaxLen`))
    if (e instanceof L) return e
  }
  Q() {
    let e = this.dict.lookup(z.of(`Q`))
    if (e instanceof L) return e
  }
  setMaxLength(e) {
    this.dict.set(z.of(`MaxLen`), L.of(e))
  }
  removeMaxLength() {
    this.dict.delete(z.of(`MaxLen`))
  }
  getMaxLength() {
    return this.MaxLen()?.asNumber()
  }
  setQuadding(e) {
    this.dict.set(z.of(`Q`), L.of(e))
  }
  getQuadding() {
    return this.Q()?.asNumber()
  }
  setValue(e) {
    this.dict.set(z.of(`V`), e)
  }
  removeValue() {
    this.dict.delete(z.of(`V`))
  }
  getValue() {
    let e = this.V()
    if (e instanceof U || e instanceof V) return e
  }
}
;((Js.fromDict = (e, t) => new Js(e, t)),
  (Js.create = (e) => {
    let t = e.obj({ FT: `Tx`, Kids: [] })
    return new Js(t, e.register(t))
  }))
var Ys = class extends Ls {}
;((Ys.fromDict = (e, t) => new Ys(e, t)),
  (Ys.create = (e) => {
    let t = e.obj({ FT: `Btn`, Ff: Vs.PushButton, Kids: [] })
    return new Ys(t, e.register(t))
  }))
var Xs = class extends Ls {
  setValue(e) {
    if (!this.getOnValues().includes(e) && e !== z.of(`Off`)) throw new Mo()
    this.dict.set(z.of(`V`), e)
    let t = this.getWidgets()
    for (let n = 0, r = t.length; n < r; n++) {
      let r = t[n],
        i = r.getOnValue() === e ? e : z.of(`Off`)
      r.setAppearanceState(i)
    }
  }
  getValue() {
    let e = this.V()
    return e instanceof z ? e : z.of(`Off`)
  }
  getOnValues() {
    let e = this.getWidgets(),
      t = []
    for (let n = 0, r = e.length; n < r; n++) {
      let r = e[n].getOnValue()
      r && t.push(r)
    }
    return t
  }
}
;((Xs.fromDict = (e, t) => new Xs(e, t)),
  (Xs.create = (e) => {
    let t = e.obj({ FT: `Btn`, Ff: Vs.Radio, Kids: [] })
    return new Xs(t, e.register(t))
  }))
var Zs = class extends Ws {}
;((Zs.fromDict = (e, t) => new Zs(e, t)),
  (Zs.create = (e) => {
    let t = e.obj({ FT: `Ch`, Kids: [] })
    return new Zs(t, e.register(t))
  }))
var Qs = (e) => {
    if (!e) return []
    let t = []
    for (let n = 0, r = e.size(); n < r; n++) {
      let r = e.get(n),
        i = e.lookup(n)
      r instanceof H && i instanceof B && t.push([$s(i, r), r])
    }
    return t
  },
  $s = (e, t) => (ec(e) ? Ks.fromDict(e, t) : tc(e, t)),
  ec = (e) => {
    let t = e.lookup(z.of(`Kids`))
    if (t instanceof R)
      for (let e = 0, n = t.size(); e < n; e++) {
        let n = t.lookup(e)
        if (n instanceof B && n.has(z.of(`T`))) return !0
      }
    return !1
  },
  tc = (e, t) => {
    let n = ac(e, z.of(`FT`)),
      r = e.context.lookup(n, z)
    return r === z.of(`Btn`)
      ? nc(e, t)
      : r === z.of(`Ch`)
        ? rc(e, t)
        : r === z.of(`Tx`)
          ? Js.fromDict(e, t)
          : r === z.of(`Sig`)
            ? qs.fromDict(e, t)
            : Is.fromDict(e, t)
  },
  nc = (e, t) => {
    let n = ac(e, z.of(`Ff`)),
      r = e.context.lookupMaybe(n, L)?.asNumber() ?? 0
    return ic(r, Vs.PushButton) ? Ys.fromDict(e, t) : ic(r, Vs.Radio) ? Xs.fromDict(e, t) : Rs.fromDict(e, t)
  },
  rc = (e, t) => {
    let n = ac(e, z.of(`Ff`))
    return ic(e.context.lookupMaybe(n, L)?.asNumber() ?? 0, Us.Combo) ? Gs.fromDict(e, t) : Zs.fromDict(e, t)
  },
  ic = (e, t) => (e & t) !== 0,
  ac = (e, t) => {
    let n
    return (
      oc(e, (e) => {
        n ||= e.get(t)
      }),
      n
    )
  },
  oc = (e, t) => {
    t(e)
    let n = e.lookupMaybe(z.of(`Parent`), B)
    n && oc(n, t)
  },
  sc = class {
    constructor(e) {
      this.dict = e
    }
    Fields() {
      let e = this.dict.lookup(z.of(`Fields`))
      if (e instanceof R) return e
    }
    getFields() {
      let { Fields: e } = this.normalizedEntries(),
        t = Array(e.size())
      for (let n = 0, r = e.size(); n < r; n++) {
        let r = e.get(n),
          i = e.lookup(n, B)
        t[n] = [$s(i, r), r]
      }
      return t
    }
    getAllFields() {
      let e = [],
        t = (n) => {
          if (n)
            for (let r = 0, i = n.length; r < i; r++) {
              let i = n[r]
              e.push(i)
              let [a] = i
              a instanceof Ks && t(Qs(a.Kids()))
            }
        }
      return (t(this.getFields()), e)
    }
    addField(e) {
      let { Fields: t } = this.normalizedEntries()
      t?.push(e)
    }
    removeField(e) {
      let t = e.getParent(),
        n = t === void 0 ? this.normalizedEntries().Fields : t.Kids(),
        r = n?.indexOf(e.ref)
      if (n === void 0 || r === void 0) throw Error(`Tried to remove inexistent field ${e.getFullyQualifiedName()}`)
      ;(n.remove(r), t !== void 0 && n.size() === 0 && this.removeField(t))
    }
    normalizedEntries() {
      let e = this.Fields()
      return (e || ((e = this.dict.context.obj([])), this.dict.set(z.of(`Fields`), e)), { Fields: e })
    }
  }
;((sc.fromDict = (e) => new sc(e)), (sc.create = (e) => new sc(e.obj({ Fields: [] }))))
var cc = (e, t) => {
    if (e !== void 0) return t[e]
  },
  lc
;(function (e) {
  ;((e.UseNone = `UseNone`), (e.UseOutlines = `UseOutlines`), (e.UseThumbs = `UseThumbs`), (e.UseOC = `UseOC`))
})((lc ||= {}))
var uc
;(function (e) {
  ;((e.L2R = `L2R`), (e.R2L = `R2L`))
})((uc ||= {}))
var dc
;(function (e) {
  ;((e.None = `None`), (e.AppDefault = `AppDefault`))
})((dc ||= {}))
var fc
;(function (e) {
  ;((e.Simplex = `Simplex`),
    (e.DuplexFlipShortEdge = `DuplexFlipShortEdge`),
    (e.DuplexFlipLongEdge = `DuplexFlipLongEdge`))
})((fc ||= {}))
var pc = class {
  constructor(e) {
    this.dict = e
  }
  lookupBool(e) {
    let t = this.dict.lookup(z.of(e))
    if (t instanceof Yo) return t
  }
  lookupName(e) {
    let t = this.dict.lookup(z.of(e))
    if (t instanceof z) return t
  }
  HideToolbar() {
    return this.lookupBool(`HideToolbar`)
  }
  HideMenubar() {
    return this.lookupBool(`HideMenubar`)
  }
  HideWindowUI() {
    return this.lookupBool(`HideWindowUI`)
  }
  FitWindow() {
    return this.lookupBool(`FitWindow`)
  }
  CenterWindow() {
    return this.lookupBool(`CenterWindow`)
  }
  DisplayDocTitle() {
    return this.lookupBool(`DisplayDocTitle`)
  }
  NonFullScreenPageMode() {
    return this.lookupName(`NonFullScreenPageMode`)
  }
  Direction() {
    return this.lookupName(`Direction`)
  }
  PrintScaling() {
    return this.lookupName(`PrintScaling`)
  }
  Duplex() {
    return this.lookupName(`Duplex`)
  }
  PickTrayByPDFSize() {
    return this.lookupBool(`PickTrayByPDFSize`)
  }
  PrintPageRange() {
    let e = this.dict.lookup(z.of(`PrintPageRange`))
    if (e instanceof R) return e
  }
  NumCopies() {
    let e = this.dict.lookup(z.of(`NumCopies`))
    if (e instanceof L) return e
  }
  getHideToolbar() {
    return this.HideToolbar()?.asBoolean() ?? !1
  }
  getHideMenubar() {
    return this.HideMenubar()?.asBoolean() ?? !1
  }
  getHideWindowUI() {
    return this.HideWindowUI()?.asBoolean() ?? !1
  }
  getFitWindow() {
    return this.FitWindow()?.asBoolean() ?? !1
  }
  getCenterWindow() {
    return this.CenterWindow()?.asBoolean() ?? !1
  }
  getDisplayDocTitle() {
    return this.DisplayDocTitle()?.asBoolean() ?? !1
  }
  getNonFullScreenPageMode() {
    let e = this.NonFullScreenPageMode()?.decodeText()
    return cc(e, lc) ?? lc.UseNone
  }
  getReadingDirection() {
    let e = this.Direction()?.decodeText()
    return cc(e, uc) ?? uc.L2R
  }
  getPrintScaling() {
    let e = this.PrintScaling()?.decodeText()
    return cc(e, dc) ?? dc.AppDefault
  }
  getDuplex() {
    let e = this.Duplex()?.decodeText()
    return cc(e, fc)
  }
  getPickTrayByPDFSize() {
    return this.PickTrayByPDFSize()?.asBoolean()
  }
  getPrintPageRange() {
    let e = this.PrintPageRange()
    if (!e) return []
    let t = []
    for (let n = 0; n < e.size(); n += 2) {
      let r = e.lookup(n, L).asNumber(),
        i = e.lookup(n + 1, L).asNumber()
      t.push({ start: r, end: i })
    }
    return t
  }
  getNumCopies() {
    return this.NumCopies()?.asNumber() ?? 1
  }
  setHideToolbar(e) {
    let t = this.dict.context.obj(e)
    this.dict.set(z.of(`HideToolbar`), t)
  }
  setHideMenubar(e) {
    let t = this.dict.context.obj(e)
    this.dict.set(z.of(`HideMenubar`), t)
  }
  setHideWindowUI(e) {
    let t = this.dict.context.obj(e)
    this.dict.set(z.of(`HideWindowUI`), t)
  }
  setFitWindow(e) {
    let t = this.dict.context.obj(e)
    this.dict.set(z.of(`FitWindow`), t)
  }
  setCenterWindow(e) {
    let t = this.dict.context.obj(e)
    this.dict.set(z.of(`CenterWindow`), t)
  }
  setDisplayDocTitle(e) {
    let t = this.dict.context.obj(e)
    this.dict.set(z.of(`DisplayDocTitle`), t)
  }
  setNonFullScreenPageMode(e) {
    io(e, `nonFullScreenPageMode`, lc)
    let t = z.of(e)
    this.dict.set(z.of(`NonFullScreenPageMode`), t)
  }
  setReadingDirection(e) {
    io(e, `readingDirection`, uc)
    let t = z.of(e)
    this.dict.set(z.of(`Direction`), t)
  }
  setPrintScaling(e) {
    io(e, `printScaling`, dc)
    let t = z.of(e)
    this.dict.set(z.of(`PrintScaling`), t)
  }
  setDuplex(e) {
    io(e, `duplex`, fc)
    let t = z.of(e)
    this.dict.set(z.of(`Duplex`), t)
  }
  setPickTrayByPDFSize(e) {
    let t = this.dict.context.obj(e)
    this.dict.set(z.of(`PickTrayByPDFSize`), t)
  }
  setPrintPageRange(e) {
    Array.isArray(e) || (e = [e])
    let t = []
    for (let n = 0, r = e.length; n < r; n++) (t.push(e[n].start), t.push(e[n].end))
    uo(t, `printPageRange`, [`number`])
    let n = this.dict.context.obj(t)
    this.dict.set(z.of(`PrintPageRange`), n)
  }
  setNumCopies(e) {
    ;(fo(e, `numCopies`, 1, Number.MAX_VALUE), ho(e, `numCopies`))
    let t = this.dict.context.obj(e)
    this.dict.set(z.of(`NumCopies`), t)
  }
}
;((pc.fromDict = (e) => new pc(e)), (pc.create = (e) => new pc(e.obj({}))))
var mc = (e) => {
    let t = e.lookup(z.of(`Name`))
    return t instanceof U || t instanceof V ? t.decodeText() : ``
  },
  hc = (e) => {
    let t = new Set()
    if (!e) return t
    for (let n = 0, r = e.size(); n < r; n++) {
      let r = e.get(n)
      r instanceof H && t.add(r)
    }
    return t
  },
  gc = class {
    constructor(e) {
      this.dict = e
    }
    getGroups() {
      let e = this.dict.lookupMaybe(z.of(`OCGs`), R)
      if (!e) return []
      let t = this.dict.lookupMaybe(z.of(`D`), B),
        n = hc(t?.lookupMaybe(z.of(`ON`), R)),
        r = hc(t?.lookupMaybe(z.of(`OFF`), R)),
        i = t?.lookupMaybe(z.of(`BaseState`), z) !== z.of(`OFF`),
        a = []
      for (let t = 0, o = e.size(); t < o; t++) {
        let o = e.get(t)
        if (!(o instanceof H)) continue
        let s = this.dict.context.lookupMaybe(o, B)
        s && a.push({ name: mc(s), visible: n.has(o) ? !0 : !r.has(o) && i, ref: o })
      }
      return a
    }
    setVisibility(e) {
      N(e, `updates`, [Array])
      let t = this.getGroups()
      if (t.length === 0) throw Error(`This document has no optional content groups`)
      let n = new Map(t.map((e) => [e.ref, e.visible])),
        r = 0
      for (let i of e) {
        if ((N(i.visible, `visible`, [`boolean`]), i.ref === void 0 && i.name === void 0))
          throw Error(`Optional content visibility update must include a name and/or ref`)
        for (let e of t)
          ((i.ref !== void 0 && e.ref === i.ref) || (i.name !== void 0 && e.name === i.name)) &&
            (n.set(e.ref, i.visible), (r += 1))
      }
      if (r === 0) throw Error(`No matching optional content group found`)
      let { context: i } = this.dict,
        a = this.dict.lookupMaybe(z.of(`D`), B)
      a || ((a = i.obj({})), this.dict.set(z.of(`D`), a))
      let o = i.obj([]),
        s = i.obj([])
      for (let e of t) (n.get(e.ref) ? o : s).push(e.ref)
      ;(a.set(z.of(`ON`), o), a.set(z.of(`OFF`), s), a.set(z.of(`BaseState`), z.of(`ON`)))
    }
  }
gc.fromDict = (e) => new gc(e)
var _c = class extends B {
  Pages() {
    return this.lookup(z.of(`Pages`), B)
  }
  AcroForm() {
    return this.lookupMaybe(z.of(`AcroForm`), B)
  }
  Names() {
    return this.lookupMaybe(z.of(`Names`), B)
  }
  AttachedFiles() {
    return this.lookupMaybe(z.of(`AF`), R)
  }
  getAcroForm() {
    let e = this.AcroForm()
    if (e) return sc.fromDict(e)
  }
  getOrCreateAcroForm() {
    let e = this.getAcroForm()
    if (!e) {
      e = sc.create(this.context)
      let t = this.context.register(e.dict)
      this.set(z.of(`AcroForm`), t)
    }
    return e
  }
  ViewerPreferences() {
    return this.lookupMaybe(z.of(`ViewerPreferences`), B)
  }
  getViewerPreferences() {
    let e = this.ViewerPreferences()
    if (e) return pc.fromDict(e)
  }
  getOrCreateViewerPreferences() {
    let e = this.getViewerPreferences()
    if (!e) {
      e = pc.create(this.context)
      let t = this.context.register(e.dict)
      this.set(z.of(`ViewerPreferences`), t)
    }
    return e
  }
  getOCProperties() {
    let e = this.lookupMaybe(z.of(`OCProperties`), B)
    return e && gc.fromDict(e)
  }
  insertLeafNode(e, t) {
    let n = this.get(z.of(`Pages`))
    return this.Pages().insertLeafNode(e, t) || n
  }
  removeLeafNode(e) {
    this.Pages().removeLeafNode(e)
  }
}
;((_c.withContextAndPages = (e, t) => {
  let n = new Map()
  return (n.set(z.of(`Type`), z.of(`Catalog`)), n.set(z.of(`Pages`), t), new _c(n, e))
}),
  (_c.fromMapWithContext = (e, t) => new _c(e, t)))
var vc = class e extends B {
  Parent() {
    return this.lookup(z.of(`Parent`))
  }
  Kids() {
    return this.lookup(z.of(`Kids`), R)
  }
  Count() {
    return this.lookup(z.of(`Count`), L)
  }
  pushTreeNode(e) {
    this.Kids().push(e)
  }
  pushLeafNode(e) {
    let t = this.Kids()
    this.insertLeafKid(t.size(), e)
  }
  insertLeafNode(t, n) {
    let r = this.Kids(),
      i = this.Count().asNumber()
    if (n > i) throw new ko(n, i)
    let a = n
    for (let n = 0, i = r.size(); n < i; n++) {
      if (a === 0) {
        this.insertLeafKid(n, t)
        return
      }
      let i = r.get(n),
        o = this.context.lookup(i)
      if (o instanceof e) {
        if (o.Count().asNumber() > a) return o.insertLeafNode(t, a) || i
        a -= o.Count().asNumber()
      }
      o instanceof vs && --a
    }
    if (a === 0) this.insertLeafKid(r.size(), t)
    else throw new Ao(n, `insertLeafNode`)
  }
  removeLeafNode(t, n = !0) {
    let r = this.Kids(),
      i = this.Count().asNumber()
    if (t >= i) throw new ko(t, i)
    let a = t
    for (let t = 0, i = r.size(); t < i; t++) {
      let i = r.get(t),
        o = this.context.lookup(i)
      if (o instanceof e) {
        if (o.Count().asNumber() > a) {
          ;(o.removeLeafNode(a, n), n && o.Kids().size() === 0 && r.remove(t))
          return
        }
        a -= o.Count().asNumber()
      }
      if (o instanceof vs) {
        if (a === 0) {
          this.removeKid(t)
          return
        }
        --a
      }
    }
    throw new Ao(t, `removeLeafNode`)
  }
  ascend(e) {
    e(this)
    let t = this.Parent()
    t && t.ascend(e)
  }
  traverse(t) {
    let n = this.Kids()
    for (let r = 0, i = n.size(); r < i; r++) {
      let i = n.get(r),
        a = this.context.lookup(i)
      ;(a instanceof e && a.traverse(t), t(a, i))
    }
  }
  insertLeafKid(e, t) {
    let n = this.Kids()
    ;(this.ascend((e) => {
      let t = e.Count().asNumber() + 1
      e.set(z.of(`Count`), L.of(t))
    }),
      n.insert(e, t))
  }
  removeKid(e) {
    let t = this.Kids()
    ;(t.lookup(e) instanceof vs &&
      this.ascend((e) => {
        let t = e.Count().asNumber() - 1
        e.set(z.of(`Count`), L.of(t))
      }),
      t.remove(e))
  }
}
;((vc.withContext = (e, t) => {
  let n = new Map()
  return (
    n.set(z.of(`Type`), z.of(`Pages`)),
    n.set(z.of(`Kids`), e.obj([])),
    n.set(z.of(`Count`), e.obj(0)),
    t && n.set(z.of(`Parent`), t),
    new vc(n, e)
  )
}),
  (vc.fromMapWithContext = (e, t) => new vc(e, t)))
var yc
;(function (e) {
  ;((e[(e.Deleted = 0)] = `Deleted`),
    (e[(e.Uncompressed = 1)] = `Uncompressed`),
    (e[(e.Compressed = 2)] = `Compressed`))
})((yc ||= {}))
var bc = class e extends us {
  constructor(e, t, n = !0) {
    ;(super(e, n),
      (this.computeIndex = () => {
        let e = [],
          t = 0
        for (let n = 0, r = this.entries.length; n < r; n++) {
          let r = this.entries[n],
            i = this.entries[n - 1]
          ;(n === 0
            ? e.push(r.ref.objectNumber)
            : r.ref.objectNumber - i.ref.objectNumber > 1 && (e.push(t), e.push(r.ref.objectNumber), (t = 0)),
            (t += 1))
        }
        return (e.push(t), e)
      }),
      (this.computeEntryTuples = () => {
        let e = Array(this.entries.length)
        for (let t = 0, n = this.entries.length; t < n; t++) {
          let n = this.entries[t]
          if (n.type === yc.Deleted) {
            let { type: r, nextFreeObjectNumber: i, ref: a } = n
            e[t] = [r, i, a.generationNumber]
          }
          if (n.type === yc.Uncompressed) {
            let { type: r, offset: i, ref: a } = n
            e[t] = [r, i, a.generationNumber]
          }
          if (n.type === yc.Compressed) {
            let { type: r, objectStreamRef: i, index: a } = n
            e[t] = [r, i.objectNumber, a]
          }
        }
        return e
      }),
      (this.computeMaxEntryByteWidths = () => {
        let e = this.entryTuplesCache.access(),
          t = [0, 0, 0]
        for (let n = 0, r = e.length; n < r; n++) {
          let [r, i, a] = e[n],
            o = Ii(r),
            s = Ii(i),
            c = Ii(a)
          ;(o > t[0] && (t[0] = o), s > t[1] && (t[1] = s), c > t[2] && (t[2] = c))
        }
        return t
      }),
      (this.entries = t || []),
      (this.entryTuplesCache = vo.populatedBy(this.computeEntryTuples)),
      (this.maxByteWidthsCache = vo.populatedBy(this.computeMaxEntryByteWidths)),
      (this.indexCache = vo.populatedBy(this.computeIndex)),
      e.set(z.of(`Type`), z.of(`XRef`)))
  }
  appendEntry(e) {
    let t = this.entries.findIndex((t) => t.ref.objectNumber > e.ref.objectNumber)
    t < 0 || t > this.entries.length ? this.entries.push(e) : this.entries.splice(t, 0, e)
  }
  addDeletedEntry(e, t) {
    let n = yc.Deleted
    ;(this.appendEntry({ type: n, ref: e, nextFreeObjectNumber: t }),
      this.entryTuplesCache.invalidate(),
      this.maxByteWidthsCache.invalidate(),
      this.indexCache.invalidate(),
      this.contentsCache.invalidate())
  }
  addUncompressedEntry(e, t) {
    let n = yc.Uncompressed
    ;(this.appendEntry({ type: n, ref: e, offset: t }),
      this.entryTuplesCache.invalidate(),
      this.maxByteWidthsCache.invalidate(),
      this.indexCache.invalidate(),
      this.contentsCache.invalidate())
  }
  addCompressedEntry(e, t, n) {
    let r = yc.Compressed
    ;(this.appendEntry({ type: r, ref: e, objectStreamRef: t, index: n }),
      this.entryTuplesCache.invalidate(),
      this.maxByteWidthsCache.invalidate(),
      this.indexCache.invalidate(),
      this.contentsCache.invalidate())
  }
  clone(t) {
    let { dict: n, entries: r, encode: i } = this
    return e.of(n.clone(t), r.slice(), i)
  }
  getContentsString() {
    let e = this.entryTuplesCache.access(),
      t = this.maxByteWidthsCache.access(),
      n = ``
    for (let r = 0, i = e.length; r < i; r++) {
      let [i, a, o] = e[r],
        s = ui(Li(i)),
        c = ui(Li(a)),
        l = ui(Li(o))
      for (let e = t[0] - 1; e >= 0; e--) n += (s[e] || 0).toString(2)
      for (let e = t[1] - 1; e >= 0; e--) n += (c[e] || 0).toString(2)
      for (let e = t[2] - 1; e >= 0; e--) n += (l[e] || 0).toString(2)
    }
    return n
  }
  getUnencodedContents() {
    let e = this.entryTuplesCache.access(),
      t = this.maxByteWidthsCache.access(),
      n = new Uint8Array(this.getUnencodedContentsSize()),
      r = 0
    for (let i = 0, a = e.length; i < a; i++) {
      let [a, o, s] = e[i],
        c = ui(Li(a)),
        l = ui(Li(o)),
        u = ui(Li(s))
      for (let e = t[0] - 1; e >= 0; e--) n[r++] = c[e] || 0
      for (let e = t[1] - 1; e >= 0; e--) n[r++] = l[e] || 0
      for (let e = t[2] - 1; e >= 0; e--) n[r++] = u[e] || 0
    }
    return n
  }
  getUnencodedContentsSize() {
    return di(this.maxByteWidthsCache.access()) * this.entries.length
  }
  updateDict() {
    super.updateDict()
    let e = this.maxByteWidthsCache.access(),
      t = this.indexCache.access(),
      { context: n } = this.dict
    ;(this.dict.set(z.of(`W`), n.obj(e)), this.dict.set(z.of(`Index`), n.obj(t)))
  }
}
;((bc.create = (e, t = !0) => {
  let n = new bc(e, [], t)
  return (n.addDeletedEntry(H.of(0, 65535), 0), n)
}),
  (bc.of = (e, t, n = !0) => new bc(e, t, n)))
var xc = class extends Os {
  constructor(e, t, n, r, i) {
    ;(super(e, t, n), (this._refToDeleteAfterSave = 0), (this.encodeStreams = r), (this.objectsPerStream = i))
  }
  computeBufferSize(e) {
    return K(this, void 0, void 0, function* () {
      this._refToDeleteAfterSave = 0
      let t = this.context.header,
        n = this.snapshot.pdfSize
      ;(e || (n += t.sizeInBytes() + 1), (n += 1))
      let r = bc.create(this.createTrailerDict(), this.encodeStreams),
        i = [],
        a = [],
        o = [],
        s = this.context.security,
        c = this.context.enumerateIndirectObjects()
      for (let t = 0, l = c.length; t < l; t++) {
        let l = c[t],
          [u, d] = l
        if (
          this.snapshot.shouldSave(u.objectNumber) &&
          !(d instanceof os && d.dict.lookup(z.of(`Type`)) === z.of(`XRef`)) &&
          (e || !this.shouldSkipCopiedObjectStream(d))
        ) {
          if (
            u === this.context.trailerInfo.Encrypt ||
            d instanceof as ||
            d instanceof ks ||
            d instanceof _c ||
            d instanceof vc ||
            d instanceof vs ||
            u.generationNumber !== 0 ||
            (d instanceof B && d.lookup(z.of(`Type`)) === z.of(`Sig`))
          )
            (i.push(l),
              s && this.encrypt(u, d, s),
              r.addUncompressedEntry(u, n),
              (n += this.computeIndirectObjectSize(l)),
              this.shouldWaitForTick(1) && (yield vi()))
          else {
            let e = ni(a),
              t = ni(o)
            ;((e && e.length % this.objectsPerStream !== 0) ||
              ((e = []), a.push(e), (t = this.context.nextRef()), (this._refToDeleteAfterSave += 1), o.push(t)),
              r.addCompressedEntry(u, t, e.length),
              e.push(l))
          }
        }
      }
      for (let e = 0, t = a.length; e < t; e++) {
        let t = a[e],
          c = o[e],
          l = ws.withContextAndObjects(this.context, t, this.encodeStreams)
        ;(this.context.assign(c, l),
          s && this.encrypt(c, l, s),
          r.addUncompressedEntry(c, n),
          (n += this.computeIndirectObjectSize([c, l])),
          i.push([c, l]),
          this.shouldWaitForTick(t.length) && (yield vi()))
      }
      let l = this.context.nextRef()
      ;((this._refToDeleteAfterSave += 1),
        r.dict.set(z.of(`Size`), L.of(this.context.largestObjectNumber + 1)),
        this.snapshot.prevStartXRef && r.dict.set(z.of(`Prev`), L.of(this.snapshot.prevStartXRef)),
        r.addUncompressedEntry(l, n))
      let u = n
      ;((n += this.computeIndirectObjectSize([l, r])), i.push([l, r]))
      let d = Ss.forLastCrossRefSectionOffset(u)
      return (
        (n += d.sizeInBytes()), (n -= this.snapshot.pdfSize), { size: n, header: t, indirectObjects: i, trailer: d }
      )
    })
  }
  serializeToBuffer() {
    let e = Object.create(null, { serializeToBuffer: { get: () => super.serializeToBuffer } })
    return K(this, void 0, void 0, function* () {
      let t = yield e.serializeToBuffer.call(this),
        n = this.context.largestObjectNumber - this._refToDeleteAfterSave + 1
      for (let e = n; e < n + this._refToDeleteAfterSave - 1; e++) this.context.delete(H.of(e))
      return ((this.context.largestObjectNumber -= this._refToDeleteAfterSave), t)
    })
  }
}
;((xc.forContext = (e, t, n = !0, r = 50) => new xc(e, t, Es, n, r)),
  (xc.forContextWithSnapshot = (e, t, n, r = !0, i = 50) => new xc(e, t, n, r, i)))
var Sc = class {
  constructor(e, t) {
    ;((this.encoding = e === Ua.ZapfDingbats ? Ya.ZapfDingbats : e === Ua.Symbol ? Ya.Symbol : Ya.WinAnsi),
      (this.font = Ga.load(e)),
      (this.fontName = this.font.FontName),
      (this.customName = t))
  }
  encodeText(e) {
    let t = this.encodeTextAsGlyphs(e),
      n = Array(t.length)
    for (let e = 0, r = t.length; e < r; e++) n[e] = Ir(t[e].code)
    return V.of(n.join(``))
  }
  glyphCountOfText(e) {
    return this.encodeTextAsGlyphs(e).length
  }
  widthOfTextAtSize(e, t) {
    let n = this.encodeTextAsGlyphs(e),
      r = 0
    for (let e = 0, t = n.length; e < t; e++) {
      let t = n[e].name,
        i = (n[e + 1] || {}).name,
        a = this.font.getXAxisKerningForPair(t, i) || 0
      r += this.widthOfGlyph(t) + a
    }
    let i = t / 1e3
    return r * i
  }
  heightOfFontAtSize(e, t = {}) {
    let { descender: n = !0 } = t,
      { Ascender: r, Descender: i, FontBBox: a } = this.font,
      o = (r || a[3]) - (i || a[1])
    return (n || (o += i || 0), (o / 1e3) * e)
  }
  sizeOfFontAtHeight(e) {
    let { Ascender: t, Descender: n, FontBBox: r } = this.font,
      i = t || r[3],
      a = n || r[1]
    return (1e3 * e) / (i - a)
  }
  embedIntoContext(e, t) {
    let n = e.obj({
      Type: `Font`,
      Subtype: `Type1`,
      BaseFont: this.customName || this.fontName,
      Encoding: this.encoding === Ya.WinAnsi ? `WinAnsiEncoding` : void 0,
    })
    return t ? (e.assign(t, n), t) : e.register(n)
  }
  widthOfGlyph(e) {
    return this.font.getWidthOfGlyph(e) || 250
  }
  encodeTextAsGlyphs(e) {
    let t = Array.from(e),
      n = Array(t.length)
    for (let e = 0, r = t.length; e < r; e++) {
      let r = Pr(t[e])
      try {
        n[e] = this.encoding.encodeUnicodeCodePoint(r)
      } catch {
        n[e] = this.encoding.encodeUnicodeCodePoint(Pr(`?`))
      }
    }
    return n
  }
}
Sc.for = (e, t) => new Sc(e, t)
var Cc = (e) => {
    if (!e || typeof e != `object`) return !1
    let t = e
    return Array.isArray(t.fonts) && typeof t.glyphForCodePoint != `function` && typeof t.layout != `function`
  },
  wc = (e) => {
    if (!e)
      throw Error(
        `fontkit.create() returned null. Check the font bytes, or pass EmbedFontOptions.postscriptName to select a face from a collection.`,
      )
    if (Cc(e))
      throw Error(
        `fontkit.create() returned a font collection (e.g. .ttc/.dfont). Pass EmbedFontOptions.postscriptName to select a face, or embed a single-font file.`,
      )
    return e
  },
  Tc = (e, t) => {
    let n = Array(e.length)
    for (let r = 0, i = e.length; r < i; r++) {
      let i = e[r],
        a = Dc(Oc(t(i))),
        o = Dc(...i.codePoints.map(kc))
      n[r] = [a, o]
    }
    return Ec(n)
  },
  Ec = (e) => `\
/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo <<
  /Registry (Adobe)
  /Ordering (UCS)
  /Supplement 0
>> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000><ffff>
endcodespacerange
${e.length} beginbfchar
${e.map(([e, t]) => `${e} ${t}`).join(`
`)}
endbfchar
endcmap
CMapName currentdict /CMap defineresource pop
end
end\
`,
  Dc = (...e) => `<${e.join(``)}>`,
  Oc = (e) => Fr(e, 4),
  kc = (e) => {
    if (xi(e)) return Oc(e)
    if (Si(e)) {
      let t = Ci(e),
        n = wi(e)
      return `${Oc(t)}${Oc(n)}`
    }
    let t = `0x${Ir(e)} is not a valid UTF-8 or UTF-16 codepoint.`
    throw Error(t)
  },
  Ac = (e) => {
    let t = 0,
      n = (e) => {
        t |= 1 << (e - 1)
      }
    return (
      e.fixedPitch && n(1),
      e.serif && n(2),
      e.symbolic && n(3),
      e.script && n(4),
      e.nonsymbolic && n(6),
      e.italic && n(7),
      e.allCap && n(17),
      e.smallCap && n(18),
      e.forceBold && n(19),
      t
    )
  },
  jc = (e) => {
    let t = e[`OS/2`] ? e[`OS/2`].sFamilyClass : 0
    return Ac({
      fixedPitch: !!e.post?.isFixedPitch,
      serif: 1 <= t && t <= 7,
      symbolic: !0,
      script: t === 10,
      italic: !!e.head?.macStyle?.italic,
    })
  },
  Mc = class e {
    static for(t, n, r, i, a) {
      return K(this, void 0, void 0, function* () {
        let o = wc(yield t.create(n, a))
        return new e(o, n, r, i)
      })
    }
    constructor(e, t, n, r) {
      ;((this.allGlyphsInFontSortedById = () => {
        let e = []
        for (let t = 0, n = this.font.characterSet.length; t < n; t++) {
          let n = this.font.glyphForCodePoint(this.font.characterSet[t])
          n && e.push(n)
        }
        return ci(e.sort(si), (e) => e.id)
      }),
        (this.font = e),
        (this.scale = 1e3 / this.font.unitsPerEm),
        (this.fontData = t),
        (this.fontName = this.font.postscriptName || `Font`),
        (this.customName = n),
        (this.fontFeatures = r),
        (this.baseFontName = ``),
        (this.glyphCache = vo.populatedBy(this.allGlyphsInFontSortedById)))
    }
    encodeText(e) {
      let { glyphs: t } = this.font.layout(e, this.fontFeatures),
        n = Array(t.length)
      for (let e = 0, r = t.length; e < r; e++) n[e] = Fr(t[e].id, 4)
      return V.of(n.join(``))
    }
    glyphCountOfText(e) {
      let { glyphs: t } = this.font.layout(e, this.fontFeatures)
      return t.length
    }
    widthOfTextAtSize(e, t) {
      let { glyphs: n } = this.font.layout(e, this.fontFeatures),
        r = 0
      for (let e = 0, t = n.length; e < t; e++) r += n[e].advanceWidth * this.scale
      let i = t / 1e3
      return r * i
    }
    heightOfFontAtSize(e, t = {}) {
      let { descender: n = !0 } = t,
        { ascent: r, descent: i, bbox: a } = this.font,
        o = (r || a.maxY) * this.scale - (i || a.minY) * this.scale
      return (n || (o -= Math.abs(i) || 0), (o / 1e3) * e)
    }
    sizeOfFontAtHeight(e) {
      let { ascent: t, descent: n, bbox: r } = this.font,
        i = (t || r.maxY) * this.scale,
        a = (n || r.minY) * this.scale
      return (1e3 * e) / (i - a)
    }
    embedIntoContext(e, t) {
      return ((this.baseFontName = this.customName || e.addRandomSuffix(this.fontName)), this.embedFontDict(e, t))
    }
    embedFontDict(e, t) {
      return K(this, void 0, void 0, function* () {
        let n = yield this.embedCIDFontDict(e),
          r = this.embedUnicodeCmap(e),
          i = e.obj({
            Type: `Font`,
            Subtype: `Type0`,
            BaseFont: this.baseFontName,
            Encoding: `Identity-H`,
            DescendantFonts: [n],
            ToUnicode: r,
          })
        return t ? (e.assign(t, i), t) : e.register(i)
      })
    }
    isCFF() {
      return this.font.cff
    }
    embedCIDFontDict(e) {
      return K(this, void 0, void 0, function* () {
        let t = yield this.embedFontDescriptor(e),
          n = e.obj({
            Type: `Font`,
            Subtype: this.isCFF() ? `CIDFontType0` : `CIDFontType2`,
            CIDToGIDMap: `Identity`,
            BaseFont: this.baseFontName,
            CIDSystemInfo: { Registry: U.of(`Adobe`), Ordering: U.of(`Identity`), Supplement: 0 },
            FontDescriptor: t,
            W: this.computeWidths(),
          })
        return e.register(n)
      })
    }
    embedFontDescriptor(e) {
      return K(this, void 0, void 0, function* () {
        let t = yield this.embedFontStream(e),
          { scale: n } = this,
          { italicAngle: r, ascent: i, descent: a, capHeight: o, xHeight: s } = this.font,
          { minX: c, minY: l, maxX: u, maxY: d } = this.font.bbox,
          f = e.obj({
            Type: `FontDescriptor`,
            FontName: this.baseFontName,
            Flags: jc(this.font),
            FontBBox: [c * n, l * n, u * n, d * n],
            ItalicAngle: r,
            Ascent: i * n,
            Descent: a * n,
            CapHeight: (o || i) * n,
            XHeight: (s || 0) * n,
            StemV: 0,
            [this.isCFF() ? `FontFile3` : `FontFile2`]: t,
          })
        return e.register(f)
      })
    }
    serializeFont() {
      return K(this, void 0, void 0, function* () {
        return this.fontData
      })
    }
    embedFontStream(e) {
      return K(this, void 0, void 0, function* () {
        let t = e.flateStream(yield this.serializeFont(), { Subtype: this.isCFF() ? `CIDFontType0C` : void 0 })
        return e.register(t)
      })
    }
    embedUnicodeCmap(e) {
      let t = Tc(this.glyphCache.access(), this.glyphId.bind(this)),
        n = e.flateStream(t)
      return e.register(n)
    }
    glyphId(e) {
      return e ? e.id : -1
    }
    computeWidths() {
      let e = this.glyphCache.access(),
        t = [],
        n = []
      for (let r = 0, i = e.length; r < i; r++) {
        let i = e[r],
          a = e[r - 1],
          o = this.glyphId(i),
          s = this.glyphId(a)
        ;(r === 0 ? t.push(o) : o - s !== 1 && (t.push(n), t.push(o), (n = [])), n.push(i.advanceWidth * this.scale))
      }
      return (t.push(n), t)
    }
  },
  Nc = class e extends Mc {
    static for(t, n, r, i, a) {
      return K(this, void 0, void 0, function* () {
        let o = wc(yield t.create(n, a))
        return new e(o, n, r, i)
      })
    }
    constructor(e, t, n, r) {
      ;(super(e, t, n, r),
        (this.subset = this.font.createSubset()),
        (this.glyphs = []),
        (this.glyphCache = vo.populatedBy(() => this.glyphs)),
        (this.glyphIdMap = new Map()))
    }
    encodeText(e) {
      let { glyphs: t } = this.font.layout(e, this.fontFeatures),
        n = Array(t.length)
      for (let e = 0, r = t.length; e < r; e++) {
        let r = t[e],
          i = this.subset.includeGlyph(r)
        if (typeof i != `number`) throw Error(`fontkit subset.includeGlyph() must return a glyph id (number)`)
        let a = i
        ;((this.glyphs[a - 1] = r), this.glyphIdMap.set(r.id, a), (n[e] = Fr(a, 4)))
      }
      return (this.glyphCache.invalidate(), V.of(n.join(``)))
    }
    isCFF() {
      return this.subset.cff
    }
    glyphId(e) {
      return e ? this.glyphIdMap.get(e.id) : -1
    }
    serializeFont() {
      return typeof this.subset.encode == `function`
        ? Promise.resolve(this.subset.encode())
        : new Promise((e, t) => {
            if (typeof this.subset.encodeStream != `function`) {
              t(Error(`Registered fontkit subsetter must provide encode() or encodeStream()`))
              return
            }
            let n = []
            this.subset
              .encodeStream()
              .on(`data`, (e) => n.push(e))
              .on(`end`, () => e(ai(n)))
              .on(`error`, (e) => t(e))
          })
    }
  },
  Pc
;(function (e) {
  ;((e.Source = `Source`),
    (e.Data = `Data`),
    (e.Alternative = `Alternative`),
    (e.Supplement = `Supplement`),
    (e.EncryptedPayload = `EncryptedPayload`),
    (e.FormData = `EncryptedPayload`),
    (e.Schema = `Schema`),
    (e.Unspecified = `Unspecified`))
})((Pc ||= {}))
var Fc = class e {
    static for(t, n, r = {}) {
      return new e(t, n, r)
    }
    constructor(e, t, n = {}) {
      ;((this.fileData = e), (this.fileName = t), (this.options = n))
    }
    embedIntoContext(e, t) {
      return K(this, void 0, void 0, function* () {
        let { mimeType: n, description: r, creationDate: i, modificationDate: a, afRelationship: o } = this.options,
          s = e.flateStream(this.fileData, {
            Type: `EmbeddedFile`,
            Subtype: n ?? void 0,
            Params: {
              Size: this.fileData.length,
              CreationDate: i ? U.fromDate(i) : void 0,
              ModDate: a ? U.fromDate(a) : void 0,
            },
          }),
          c = e.register(s),
          l = e.obj({
            Type: `Filespec`,
            F: U.of(this.fileName),
            UF: V.fromText(this.fileName),
            EF: { F: c },
            Desc: r ? V.fromText(r) : void 0,
            AFRelationship: o ?? void 0,
          })
        return t ? (e.assign(t, l), t) : e.register(l)
      })
    }
    getFileData() {
      return this.fileData
    }
  },
  Ic = [65472, 65473, 65474, 65475, 65477, 65478, 65479, 65480, 65481, 65482, 65483, 65484, 65485, 65486, 65487],
  Lc
;(function (e) {
  ;((e.DeviceGray = `DeviceGray`), (e.DeviceRGB = `DeviceRGB`), (e.DeviceCMYK = `DeviceCMYK`))
})((Lc ||= {}))
var Rc = { 1: Lc.DeviceGray, 3: Lc.DeviceRGB, 4: Lc.DeviceCMYK },
  zc = class e {
    static for(t) {
      return K(this, void 0, void 0, function* () {
        let n = new DataView(t.buffer, t.byteOffset, t.byteLength)
        if (n.getUint16(0) !== 65496) throw Error(`SOI not found in JPEG`)
        let r = 2,
          i
        for (; r < n.byteLength && ((i = n.getUint16(r)), (r += 2), !Ic.includes(i));) r += n.getUint16(r)
        if (!Ic.includes(i)) throw Error(`Invalid JPEG`)
        r += 2
        let a = n.getUint8(r++),
          o = n.getUint16(r)
        r += 2
        let s = n.getUint16(r)
        r += 2
        let c = Rc[n.getUint8(r++)]
        if (!c) throw Error(`Unknown JPEG channel.`)
        return new e(t, a, s, o, c)
      })
    }
    constructor(e, t, n, r, i) {
      ;((this.imageData = e), (this.bitsPerComponent = t), (this.width = n), (this.height = r), (this.colorSpace = i))
    }
    embedIntoContext(e, t) {
      return K(this, void 0, void 0, function* () {
        let n = e.stream(this.imageData, {
          Type: `XObject`,
          Subtype: `Image`,
          BitsPerComponent: this.bitsPerComponent,
          Width: this.width,
          Height: this.height,
          ColorSpace: this.colorSpace,
          Filter: `DCTDecode`,
          Decode: this.colorSpace === Lc.DeviceCMYK ? [1, 0, 1, 0, 1, 0, 1, 0] : void 0,
        })
        return t ? (e.assign(t, n), t) : e.register(n)
      })
    }
  }
function Bc(e, t) {
  for (; e[t] !== 0;) t++
  return t
}
function Vc(e, t) {
  return (e[t] << 8) | e[t + 1]
}
function Hc(e, t, n) {
  ;((e[t] = (n >> 8) & 255), (e[t + 1] = n & 255))
}
function Uc(e, t) {
  return e[t] * 16777216 + ((e[t + 1] << 16) | (e[t + 2] << 8) | e[t + 3])
}
function Wc(e, t, n) {
  ;((e[t] = (n >> 24) & 255), (e[t + 1] = (n >> 16) & 255), (e[t + 2] = (n >> 8) & 255), (e[t + 3] = n & 255))
}
function Gc(e, t, n) {
  let r = ``
  for (let i = 0; i < n; i++) r += String.fromCharCode(e[t + i])
  return r
}
function Kc(e, t, n) {
  for (let r = 0; r < n.length; r++) e[t + r] = n.charCodeAt(r)
}
function qc(e, t, n) {
  let r = []
  for (let i = 0; i < n; i++) r.push(e[t + i])
  return r
}
function Jc(e) {
  return e.length < 2 ? `0` + e : e
}
function Yc(e, t, n) {
  let r = ``
  for (let i = 0; i < n; i++) r += `%` + Jc(e[t + i].toString(16))
  try {
    return decodeURIComponent(r)
  } catch {
    return Gc(e, t, n)
  }
}
var Xc = (() => {
  let e = new Uint32Array(256)
  for (let t = 0; t < 256; t++) {
    let n = t
    for (let e = 0; e < 8; e++) n = n & 1 ? 3988292384 ^ (n >>> 1) : n >>> 1
    e[t] = n
  }
  return e
})()
function Zc(e, t, n, r) {
  for (let i = 0; i < r; i++) e = Xc[(e ^ t[n + i]) & 255] ^ (e >>> 8)
  return e
}
function Qc(e, t, n) {
  return Zc(4294967295, e, t, n) ^ 4294967295
}
function $c(e, t, n) {
  let r = e + t - n,
    i = r - e,
    a = r - t,
    o = r - n
  return i * i <= a * a && i * i <= o * o ? e : a * a <= o * o ? t : n
}
function el(e) {
  return [1, 0, 3, 1, 2, 0, 4][e.ctype] * e.depth
}
function tl(e, t, n, r, i) {
  let a = el(t),
    o = Math.ceil((r * a) / 8)
  a = Math.ceil(a / 8)
  let s = e[n],
    c = 0
  if ((s > 1 && (e[n] = [0, 0, 1][s - 2]), s === 3))
    for (c = a; c < o; c++) e[c + 1] = (e[c + 1] + (e[c + 1 - a] >>> 1)) & 255
  for (let t = 0; t < i; t++) {
    let r = n + t * o,
      i = r + t + 1
    if (((s = e[i - 1]), (c = 0), s === 0)) for (; c < o; c++) e[r + c] = e[i + c]
    else if (s === 1) {
      for (; c < a; c++) e[r + c] = e[i + c]
      for (; c < o; c++) e[r + c] = e[i + c] + e[r + c - a]
    } else if (s === 2) for (; c < o; c++) e[r + c] = e[i + c] + e[r + c - o]
    else if (s === 3) {
      for (; c < a; c++) e[r + c] = e[i + c] + (e[r + c - o] >>> 1)
      for (; c < o; c++) e[r + c] = e[i + c] + ((e[r + c - o] + e[r + c - a]) >>> 1)
    } else {
      for (; c < a; c++) e[r + c] = e[i + c] + $c(0, e[r + c - o], 0)
      for (; c < o; c++) e[r + c] = e[i + c] + $c(e[r + c - a], e[r + c - o], e[r + c - a - o])
    }
  }
  return e
}
function nl(e, t) {
  let n = t.width,
    r = t.height,
    i = el(t),
    a = i >> 3,
    o = Math.ceil((n * i) / 8),
    s = new Uint8Array(r * o),
    c = 0,
    l = [0, 0, 4, 0, 2, 0, 1],
    u = [0, 4, 0, 2, 0, 1, 0],
    d = [8, 8, 8, 4, 4, 2, 2],
    f = [8, 8, 4, 4, 2, 2, 1]
  for (let p = 0; p < 7; p++) {
    let m = d[p],
      h = f[p],
      g = 0,
      _ = 0,
      v = l[p]
    for (; v < r;) ((v += m), _++)
    let y = u[p]
    for (; y < n;) ((y += h), g++)
    let b = Math.ceil((g * i) / 8)
    tl(e, t, c, g, _)
    let x = 0,
      S = l[p]
    for (; S < r;) {
      let t = u[p],
        r = (c + x * b) << 3
      for (; t < n;) {
        if (i === 1) {
          let n = e[r >> 3]
          ;((n = (n >> (7 - (r & 7))) & 1), (s[S * o + (t >> 3)] |= n << (7 - (t & 7))))
        }
        if (i === 2) {
          let n = e[r >> 3]
          ;((n = (n >> (6 - (r & 7))) & 3), (s[S * o + (t >> 2)] |= n << (6 - ((t & 3) << 1))))
        }
        if (i === 4) {
          let n = e[r >> 3]
          ;((n = (n >> (4 - (r & 7))) & 15), (s[S * o + (t >> 1)] |= n << (4 - ((t & 1) << 2))))
        }
        if (i >= 8) {
          let n = S * o + t * a
          for (let t = 0; t < a; t++) s[n + t] = e[(r >> 3) + t]
        }
        ;((r += i), (t += h))
      }
      ;(x++, (S += m))
    }
    g * _ !== 0 && (c += _ * (1 + b))
  }
  return s
}
function rl(e, t, n, r, i, a) {
  let o = n * r,
    s = o + n
  if (((e[s] = a), s++, a === 0)) {
    if (r < 500) for (let n = 0; n < r; n++) e[s + n] = t[o + n]
    else e.set(t.subarray(o, o + r), s)
  } else if (a === 1) {
    for (let n = 0; n < i; n++) e[s + n] = t[o + n]
    for (let n = i; n < r; n++) e[s + n] = (t[o + n] - t[o + n - i] + 256) & 255
  } else if (n === 0) {
    for (let n = 0; n < i; n++) e[s + n] = t[o + n]
    if (a === 2) for (let n = i; n < r; n++) e[s + n] = t[o + n]
    if (a === 3) for (let n = i; n < r; n++) e[s + n] = (t[o + n] - (t[o + n - i] >> 1) + 256) & 255
    if (a === 4) for (let n = i; n < r; n++) e[s + n] = (t[o + n] - $c(t[o + n - i], 0, 0) + 256) & 255
  } else {
    if (a === 2) for (let n = 0; n < r; n++) e[s + n] = (t[o + n] + 256 - t[o + n - r]) & 255
    if (a === 3) {
      for (let n = 0; n < i; n++) e[s + n] = (t[o + n] + 256 - (t[o + n - r] >> 1)) & 255
      for (let n = i; n < r; n++) e[s + n] = (t[o + n] + 256 - ((t[o + n - r] + t[o + n - i]) >> 1)) & 255
    }
    if (a === 4) {
      for (let n = 0; n < i; n++) e[s + n] = (t[o + n] + 256 - $c(0, t[o + n - r], 0)) & 255
      for (let n = i; n < r; n++) e[s + n] = (t[o + n] + 256 - $c(t[o + n - i], t[o + n - r], t[o + n - i - r])) & 255
    }
  }
}
var il = [137, 80, 78, 71, 13, 10, 26, 10]
function al(e, t, n) {
  ;((n.width = Uc(e, t)),
    (t += 4),
    (n.height = Uc(e, t)),
    (t += 4),
    (n.depth = e[t++]),
    (n.ctype = e[t++]),
    (n.compress = e[t++]),
    (n.filter = e[t++]),
    (n.interlace = e[t++]))
}
function ol(e) {
  return Pa(e)
}
function sl(e, t, n, r) {
  let i = e.tabs.CgBI ? Ma(t) : ol(t)
  return e.interlace === 0 ? tl(i, e, 0, n, r) : e.interlace === 1 ? nl(i, e) : i
}
function cl(e) {
  let t = new Uint8Array(e),
    n = 8
  for (let e = 0; e < 8; e++) if (t[e] !== il[e]) throw Error(`The input is not a PNG file!`)
  let r = { tabs: {}, frames: [] },
    i = new Uint8Array(t.length),
    a = 0,
    o,
    s = 0
  for (; n < t.length;) {
    let e = Uc(t, n)
    n += 4
    let c = Gc(t, n, 4)
    if (((n += 4), c === `IHDR`)) al(t, n, r)
    else if (c === `CgBI`) r.tabs.CgBI = t.slice(n, n + 4)
    else if (c === `IDAT`) {
      for (let r = 0; r < e; r++) i[a + r] = t[n + r]
      a += e
    } else if (c === `acTL`)
      ((r.tabs.acTL = { num_frames: Uc(t, n), num_plays: Uc(t, n + 4) }), (o = new Uint8Array(t.length)))
    else if (c === `fcTL`) {
      if (s !== 0 && o) {
        let e = r.frames[r.frames.length - 1]
        ;((e.data = sl(r, o.slice(0, s), e.rect.width, e.rect.height)), (s = 0))
      }
      let e = { x: Uc(t, n + 12), y: Uc(t, n + 16), width: Uc(t, n + 4), height: Uc(t, n + 8) },
        i = Vc(t, n + 22)
      ;((i = Vc(t, n + 20) / (i === 0 ? 100 : i)),
        r.frames.push({ rect: e, delay: Math.round(i * 1e3), dispose: t[n + 24], blend: t[n + 25] }))
    } else if (c === `fdAT`) {
      o ||= new Uint8Array(t.length)
      for (let r = 0; r < e - 4; r++) o[s + r] = t[n + r + 4]
      s += e - 4
    } else if (c === `pHYs`) r.tabs.pHYs = [Uc(t, n), Uc(t, n + 4), t[n + 8]]
    else if (c === `cHRM`) {
      r.tabs.cHRM = []
      for (let e = 0; e < 8; e++) r.tabs.cHRM.push(Uc(t, n + e * 4))
    } else if (c === `tEXt` || c === `zTXt`) {
      let i = c === `tEXt` ? `tEXt` : `zTXt`
      r.tabs[i] === void 0 && (r.tabs[i] = {})
      let a = Bc(t, n),
        o = Gc(t, n, a - n),
        s = n + e - a - 1,
        l
      if (c === `tEXt`) l = Gc(t, a + 1, s)
      else {
        let r = ol(t.subarray(a + 2, n + e))
        l = Yc(r, 0, r.length)
      }
      r.tabs[i][o] = l
    } else if (c === `iTXt`) {
      r.tabs.iTXt === void 0 && (r.tabs.iTXt = {})
      let i = n,
        a = Bc(t, i),
        o = Gc(t, i, a - i)
      i = a + 1
      let s = t[i]
      ;((i += 2), (a = Bc(t, i)), (i = a + 1), (a = Bc(t, i)), (i = a + 1))
      let c = e - (i - n),
        l
      if (s === 0) l = Yc(t, i, c)
      else {
        let e = ol(t.subarray(i, i + c))
        l = Yc(e, 0, e.length)
      }
      r.tabs.iTXt[o] = l
    } else if (c === `PLTE`) r.tabs.PLTE = qc(t, n, e)
    else if (c === `hIST`) {
      let e = r.tabs.PLTE.length / 3
      r.tabs.hIST = []
      for (let i = 0; i < e; i++) r.tabs.hIST.push(Vc(t, n + i * 2))
    } else if (c === `tRNS`)
      r.ctype === 3
        ? (r.tabs.tRNS = qc(t, n, e))
        : r.ctype === 0
          ? (r.tabs.tRNS = Vc(t, n))
          : r.ctype === 2 && (r.tabs.tRNS = [Vc(t, n), Vc(t, n + 2), Vc(t, n + 4)])
    else if (c === `gAMA`) r.tabs.gAMA = Uc(t, n) / 1e5
    else if (c === `sRGB`) r.tabs.sRGB = t[n]
    else if (c === `bKGD`)
      r.ctype === 0 || r.ctype === 4
        ? (r.tabs.bKGD = [Vc(t, n)])
        : r.ctype === 2 || r.ctype === 6
          ? (r.tabs.bKGD = [Vc(t, n), Vc(t, n + 2), Vc(t, n + 4)])
          : r.ctype === 3 && (r.tabs.bKGD = t[n])
    else if (c === `IEND`) break
    ;((n += e), (n += 4))
  }
  if (s !== 0 && o) {
    let e = r.frames[r.frames.length - 1]
    e.data = sl(r, o.slice(0, s), e.rect.width, e.rect.height)
  }
  r.data = sl(r, i.subarray(0, a), r.width, r.height)
  let { compress: c, filter: l, interlace: u } = r
  return bs(r, [`compress`, `filter`, `interlace`])
}
function ll(e) {
  return Math.max(0, Math.min(255, e))
}
function ul(e, t) {
  let n = e[0] - t[0],
    r = e[1] - t[1],
    i = e[2] - t[2],
    a = e[3] - t[3]
  return n * n + r * r + i * i + a * a
}
function dl(e, t, n, r) {
  ;((t[n] += (e[0] * r) >> 4),
    (t[n + 1] += (e[1] * r) >> 4),
    (t[n + 2] += (e[2] * r) >> 4),
    (t[n + 3] += (e[3] * r) >> 4))
}
var fl = 4,
  pl = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map((e) => 255 * (-0.5 + (e + 0.5) / 16))
function ml(e, t, n, r, i, a, o = 1) {
  let s = r.length,
    c = []
  for (let e = 0; e < s; e++) {
    let t = r[e]
    c.push([t & 255, (t >>> 8) & 255, (t >>> 16) & 255, (t >>> 24) & 255])
  }
  let l = new Uint32Array(i.buffer, i.byteOffset, i.length >> 2),
    u = new Int16Array(t * n * 4)
  for (let i = 0; i < n; i++)
    for (let d = 0; d < t; d++) {
      let f = (i * t + d) * 4,
        p
      if (o !== 2) p = [ll(e[f] + u[f]), ll(e[f + 1] + u[f + 1]), ll(e[f + 2] + u[f + 2]), ll(e[f + 3] + u[f + 3])]
      else {
        let t = pl[(i & 3) * fl + (d & 3)]
        p = [ll(e[f] + t), ll(e[f + 1] + t), ll(e[f + 2] + t), ll(e[f + 3] + t)]
      }
      let m = 0,
        h = 16777215
      for (let e = 0; e < s; e++) {
        let t = ul(p, c[e])
        t < h && ((h = t), (m = e))
      }
      let g = c[m]
      if (o === 1) {
        let e = [p[0] - g[0], p[1] - g[1], p[2] - g[2], p[3] - g[3]]
        ;(d !== t - 1 && dl(e, u, f + 4, 7),
          i !== n - 1 &&
            (d !== 0 && dl(e, u, f + 4 * t - 4, 3), dl(e, u, f + 4 * t, 5), d !== t - 1 && dl(e, u, f + 4 * t + 4, 1)))
      }
      ;((a[f >> 2] = m), (l[f >> 2] = r[m]))
    }
}
function hl(e, t, n, r, i, a, o, s, c) {
  let l = Math.min(t, i),
    u = Math.min(n, a)
  for (let n = 0; n < u; n++)
    for (let a = 0; a < l; a++) {
      let l, u
      if (
        (o >= 0 && s >= 0
          ? ((l = (n * t + a) << 2), (u = ((s + n) * i + o + a) << 2))
          : ((l = ((-s + n) * t - o + a) << 2), (u = (n * i + a) << 2)),
        c === 0)
      )
        ((r[u] = e[l]), (r[u + 1] = e[l + 1]), (r[u + 2] = e[l + 2]), (r[u + 3] = e[l + 3]))
      else if (c === 1) {
        let t = e[l + 3] * (1 / 255),
          n = e[l] * t,
          i = e[l + 1] * t,
          a = e[l + 2] * t,
          o = r[u + 3] * (1 / 255),
          s = r[u] * o,
          c = r[u + 1] * o,
          d = r[u + 2] * o,
          f = 1 - t,
          p = t + o * f,
          m = p === 0 ? 0 : 1 / p
        ;((r[u + 3] = 255 * p), (r[u] = (n + s * f) * m), (r[u + 1] = (i + c * f) * m), (r[u + 2] = (a + d * f) * m))
      } else if (c === 2) {
        let t = e[l + 3],
          n = e[l],
          i = e[l + 1],
          a = e[l + 2],
          o = r[u + 3],
          s = r[u],
          c = r[u + 1],
          d = r[u + 2]
        t === o && n === s && i === c && a === d
          ? ((r[u] = 0), (r[u + 1] = 0), (r[u + 2] = 0), (r[u + 3] = 0))
          : ((r[u] = n), (r[u + 1] = i), (r[u + 2] = a), (r[u + 3] = t))
      } else if (c === 3) {
        let t = e[l + 3],
          n = e[l],
          i = e[l + 1],
          a = e[l + 2],
          o = r[u + 3],
          s = r[u],
          c = r[u + 1],
          d = r[u + 2]
        if (t === o && n === s && i === c && a === d) continue
        if (t < 220 && o > 20) return !1
      }
    }
  return !0
}
function gl(e, t, n, r) {
  let i = t * n,
    a = el(r),
    o = Math.ceil((t * a) / 8),
    s = new Uint8Array(i * 4),
    c = new Uint32Array(s.buffer),
    l = r.ctype,
    u = r.depth
  if (l === 6) {
    let t = i << 2
    if (u === 8)
      for (let n = 0; n < t; n += 4)
        ((s[n] = e[n]), (s[n + 1] = e[n + 1]), (s[n + 2] = e[n + 2]), (s[n + 3] = e[n + 3]))
    if (u === 16) for (let n = 0; n < t; n++) s[n] = e[n << 1]
  } else if (l === 2) {
    let t = r.tabs.tRNS
    if (t === void 0) {
      if (u === 8)
        for (let t = 0; t < i; t++) {
          let n = t * 3
          c[t] = (255 << 24) | (e[n + 2] << 16) | (e[n + 1] << 8) | e[n]
        }
      if (u === 16)
        for (let t = 0; t < i; t++) {
          let n = t * 6
          c[t] = (255 << 24) | (e[n + 4] << 16) | (e[n + 2] << 8) | e[n]
        }
    } else {
      let n = t[0],
        r = t[1],
        a = t[2]
      if (u === 8)
        for (let t = 0; t < i; t++) {
          let i = t << 2,
            o = t * 3
          ;((c[t] = (255 << 24) | (e[o + 2] << 16) | (e[o + 1] << 8) | e[o]),
            e[o] === n && e[o + 1] === r && e[o + 2] === a && (s[i + 3] = 0))
        }
      if (u === 16)
        for (let t = 0; t < i; t++) {
          let i = t << 2,
            o = t * 6
          ;((c[t] = (255 << 24) | (e[o + 4] << 16) | (e[o + 2] << 8) | e[o]),
            Vc(e, o) === n && Vc(e, o + 2) === r && Vc(e, o + 4) === a && (s[i + 3] = 0))
        }
    }
  } else if (l === 3) {
    let a = r.tabs.PLTE,
      c = r.tabs.tRNS,
      l = c ? c.length : 0
    if (u === 1)
      for (let r = 0; r < n; r++) {
        let n = r * o,
          i = r * t
        for (let r = 0; r < t; r++) {
          let t = (i + r) << 2,
            o = (e[n + (r >> 3)] >> (7 - (r & 7))) & 1,
            u = 3 * o
          ;((s[t] = a[u]), (s[t + 1] = a[u + 1]), (s[t + 2] = a[u + 2]), (s[t + 3] = o < l ? c[o] : 255))
        }
      }
    if (u === 2)
      for (let r = 0; r < n; r++) {
        let n = r * o,
          i = r * t
        for (let r = 0; r < t; r++) {
          let t = (i + r) << 2,
            o = (e[n + (r >> 2)] >> (6 - ((r & 3) << 1))) & 3,
            u = 3 * o
          ;((s[t] = a[u]), (s[t + 1] = a[u + 1]), (s[t + 2] = a[u + 2]), (s[t + 3] = o < l ? c[o] : 255))
        }
      }
    if (u === 4)
      for (let r = 0; r < n; r++) {
        let n = r * o,
          i = r * t
        for (let r = 0; r < t; r++) {
          let t = (i + r) << 2,
            o = (e[n + (r >> 1)] >> (4 - ((r & 1) << 2))) & 15,
            u = 3 * o
          ;((s[t] = a[u]), (s[t + 1] = a[u + 1]), (s[t + 2] = a[u + 2]), (s[t + 3] = o < l ? c[o] : 255))
        }
      }
    if (u === 8)
      for (let t = 0; t < i; t++) {
        let n = t << 2,
          r = e[t],
          i = 3 * r
        ;((s[n] = a[i]), (s[n + 1] = a[i + 1]), (s[n + 2] = a[i + 2]), (s[n + 3] = r < l ? c[r] : 255))
      }
  } else if (l === 4) {
    if (u === 8)
      for (let t = 0; t < i; t++) {
        let n = t << 2,
          r = t << 1,
          i = e[r]
        ;((s[n] = i), (s[n + 1] = i), (s[n + 2] = i), (s[n + 3] = e[r + 1]))
      }
    if (u === 16)
      for (let t = 0; t < i; t++) {
        let n = t << 2,
          r = t << 2,
          i = e[r]
        ;((s[n] = i), (s[n + 1] = i), (s[n + 2] = i), (s[n + 3] = e[r + 2]))
      }
  } else if (l === 0) {
    let i = r.tabs.tRNS === void 0 ? -1 : r.tabs.tRNS
    for (let r = 0; r < n; r++) {
      let n = r * o,
        a = r * t
      if (u === 1)
        for (let r = 0; r < t; r++) {
          let t = 255 * ((e[n + (r >>> 3)] >>> (7 - (r & 7))) & 1),
            o = t === i * 255 ? 0 : 255
          c[a + r] = (o << 24) | (t << 16) | (t << 8) | t
        }
      else if (u === 2)
        for (let r = 0; r < t; r++) {
          let t = 85 * ((e[n + (r >>> 2)] >>> (6 - ((r & 3) << 1))) & 3),
            o = t === i * 85 ? 0 : 255
          c[a + r] = (o << 24) | (t << 16) | (t << 8) | t
        }
      else if (u === 4)
        for (let r = 0; r < t; r++) {
          let t = 17 * ((e[n + (r >>> 1)] >>> (4 - ((r & 1) << 2))) & 15),
            o = t === i * 17 ? 0 : 255
          c[a + r] = (o << 24) | (t << 16) | (t << 8) | t
        }
      else if (u === 8)
        for (let r = 0; r < t; r++) {
          let t = e[n + r],
            o = t === i ? 0 : 255
          c[a + r] = (o << 24) | (t << 16) | (t << 8) | t
        }
      else if (u === 16)
        for (let r = 0; r < t; r++) {
          let t = e[n + (r << 1)],
            o = Vc(e, n + (r << 1)) === i ? 0 : 255
          c[a + r] = (o << 24) | (t << 16) | (t << 8) | t
        }
    }
  }
  return s
}
function _l(e) {
  let t = e.width,
    n = e.height
  if (e.tabs.acTL === void 0) return [gl(e.data, t, n, e).buffer]
  let r = []
  e.frames[0].data === void 0 && (e.frames[0].data = e.data)
  let i = t * n * 4,
    a = new Uint8Array(i),
    o = new Uint8Array(i),
    s = new Uint8Array(i)
  for (let c = 0; c < e.frames.length; c++) {
    let l = e.frames[c],
      u = l.rect.x,
      d = l.rect.y,
      f = l.rect.width,
      p = l.rect.height,
      m = gl(l.data, f, p, e)
    if (c !== 0) for (let e = 0; e < i; e++) s[e] = a[e]
    if (
      (l.blend === 0 ? hl(m, f, p, a, t, n, u, d, 0) : l.blend === 1 && hl(m, f, p, a, t, n, u, d, 1),
      r.push(a.buffer.slice(0)),
      l.dispose === 1)
    )
      hl(o, f, p, a, t, n, u, d, 0)
    else if (l.dispose === 2) for (let e = 0; e < i; e++) a[e] = s[e]
  }
  return r
}
function vl(e, t, n, r, i) {
  hl(e, t, n, r, i.width, i.height, -i.x, -i.y, 2)
}
function yl(e, t, n, r, i, a, o) {
  let s = new Uint8Array(e[i - 1]),
    c = new Uint32Array(e[i - 1]),
    l = i + 1 < e.length ? new Uint8Array(e[i + 1]) : null,
    u = new Uint8Array(e[i]),
    d = new Uint32Array(u.buffer),
    f = t,
    p = n,
    m = -1,
    h = -1
  for (let e = 0; e < a.height; e++)
    for (let n = 0; n < a.width; n++) {
      let o = a.x + n,
        s = a.y + e,
        u = s * t + o,
        g = d[u]
      g !== 0 &&
        (r[i - 1].dispose !== 0 || c[u] !== g || (l !== null && l[u * 4 + 3] === 0)) &&
        (o < f && (f = o), o > m && (m = o), s < p && (p = s), s > h && (h = s))
    }
  ;(m === -1 && (f = p = m = h = 0), o && ((f & 1) == 1 && f--, (p & 1) == 1 && p--))
  let g = { x: f, y: p, width: m - f + 1, height: h - p + 1 },
    _ = r[i]
  ;((_.rect = g),
    (_.blend = 1),
    (_.img = new Uint8Array(g.width * g.height * 4)),
    r[i - 1].dispose === 0
      ? (hl(s, t, n, _.img, g.width, g.height, -g.x, -g.y, 0), vl(u, t, n, _.img, g))
      : hl(u, t, n, _.img, g.width, g.height, -g.x, -g.y, 0))
}
function bl(e, t, n, r, i, a) {
  let o = []
  for (let s = 0; s < e.length; s++) {
    let c = new Uint8Array(e[s]),
      l = new Uint32Array(c.buffer),
      u,
      d = 0,
      f = 0,
      p = t,
      m = n,
      h = +!!r
    if (s !== 0) {
      let g = a || r || s === 1 || o[s - 2].dispose !== 0 ? 1 : 2,
        _ = 0,
        v = 1e9
      for (let r = 0; r < g; r++) {
        let a = new Uint32Array(e[s - 1 - r]),
          o = t,
          c = n,
          u = -1,
          h = -1
        for (let e = 0; e < n; e++)
          for (let n = 0; n < t; n++) {
            let r = e * t + n
            l[r] !== a[r] && (n < o && (o = n), n > u && (u = n), e < c && (c = e), e > h && (h = e))
          }
        ;(u === -1 && (o = c = u = h = 0), i && ((o & 1) == 1 && o--, (c & 1) == 1 && c--))
        let g = (u - o + 1) * (h - c + 1)
        g < v && ((v = g), (_ = r), (d = o), (f = c), (p = u - o + 1), (m = h - c + 1))
      }
      let y = new Uint8Array(e[s - 1 - _])
      ;(_ === 1 && (o[s - 1].dispose = 2),
        (u = new Uint8Array(p * m * 4)),
        hl(y, t, n, u, p, m, -d, -f, 0),
        (h = +!!hl(c, t, n, u, p, m, -d, -f, 3)),
        h === 1 ? vl(c, t, n, u, { x: d, y: f, width: p, height: m }) : hl(c, t, n, u, p, m, -d, -f, 0))
    } else u = c.slice(0)
    o.push({ rect: { x: d, y: f, width: p, height: m }, img: u, blend: h, dispose: 0 })
  }
  if (r)
    for (let r = 0; r < o.length; r++) {
      let a = o[r]
      if (a.blend === 1) continue
      let s = a.rect,
        c = o[r - 1].rect,
        l = Math.min(s.x, c.x),
        u = Math.min(s.y, c.y),
        d = Math.max(s.x + s.width, c.x + c.width),
        f = Math.max(s.y + s.height, c.y + c.height),
        p = { x: l, y: u, width: d - l, height: f - u }
      ;((o[r - 1].dispose = 1), r - 1 != 0 && yl(e, t, n, o, r - 1, p, i), yl(e, t, n, o, r, p, i))
    }
  return o
}
function xl(e) {
  let t = 0
  for (let n = 0; n < e.length; n++) t += e[n].byteLength
  let n = new Uint8Array(t),
    r = 0
  for (let t = 0; t < e.length; t++) {
    let i = new Uint8Array(e[t]),
      a = i.length
    for (let e = 0; e < a; e += 4) {
      let t = i[e],
        a = i[e + 1],
        o = i[e + 2],
        s = i[e + 3]
      ;(s === 0 && (t = a = o = 0), (n[r + e] = t), (n[r + e + 1] = a), (n[r + e + 2] = o), (n[r + e + 3] = s))
    }
    r += a
  }
  return n.buffer
}
var Sl = {
  multVec(e, t) {
    return [
      e[0] * t[0] + e[1] * t[1] + e[2] * t[2] + e[3] * t[3],
      e[4] * t[0] + e[5] * t[1] + e[6] * t[2] + e[7] * t[3],
      e[8] * t[0] + e[9] * t[1] + e[10] * t[2] + e[11] * t[3],
      e[12] * t[0] + e[13] * t[1] + e[14] * t[2] + e[15] * t[3],
    ]
  },
  dot(e, t) {
    return e[0] * t[0] + e[1] * t[1] + e[2] * t[2] + e[3] * t[3]
  },
  sml(e, t) {
    return [e * t[0], e * t[1], e * t[2], e * t[3]]
  },
}
function Cl(e, t, n) {
  let r = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    i = [0, 0, 0, 0],
    a = (n - t) >> 2
  for (let a = t; a < n; a += 4) {
    let t = e[a] * (1 / 255),
      n = e[a + 1] * (1 / 255),
      o = e[a + 2] * (1 / 255),
      s = e[a + 3] * (1 / 255)
    ;((i[0] += t),
      (i[1] += n),
      (i[2] += o),
      (i[3] += s),
      (r[0] += t * t),
      (r[1] += t * n),
      (r[2] += t * o),
      (r[3] += t * s),
      (r[5] += n * n),
      (r[6] += n * o),
      (r[7] += n * s),
      (r[10] += o * o),
      (r[11] += o * s),
      (r[15] += s * s))
  }
  return (
    (r[4] = r[1]), (r[8] = r[2]), (r[9] = r[6]), (r[12] = r[3]), (r[13] = r[7]), (r[14] = r[11]), { R: r, m: i, N: a }
  )
}
function wl(e) {
  let t = e.R,
    n = e.m,
    r = e.N,
    i = n[0],
    a = n[1],
    o = n[2],
    s = n[3],
    c = r === 0 ? 0 : 1 / r,
    l = [
      t[0] - i * i * c,
      t[1] - i * a * c,
      t[2] - i * o * c,
      t[3] - i * s * c,
      t[4] - a * i * c,
      t[5] - a * a * c,
      t[6] - a * o * c,
      t[7] - a * s * c,
      t[8] - o * i * c,
      t[9] - o * a * c,
      t[10] - o * o * c,
      t[11] - o * s * c,
      t[12] - s * i * c,
      t[13] - s * a * c,
      t[14] - s * o * c,
      t[15] - s * s * c,
    ],
    u = [Math.random(), Math.random(), Math.random(), Math.random()],
    d = 0,
    f = 0
  if (r !== 0)
    for (
      let e = 0;
      e < 16 &&
      ((u = Sl.multVec(l, u)),
      (f = Math.sqrt(Sl.dot(u, u))),
      (u = Sl.sml(1 / f, u)),
      !(e !== 0 && Math.abs(f - d) < 1e-9));
      e++
    )
      d = f
  let p = [i * c, a * c, o * c, s * c],
    m = Sl.dot(Sl.sml(255, p), u)
  return {
    Cov: l,
    q: p,
    e: u,
    L: d,
    eMq255: m,
    eMq: Sl.dot(u, p),
    rgba:
      ((Math.round(255 * p[3]) << 24) |
        (Math.round(255 * p[2]) << 16) |
        (Math.round(255 * p[1]) << 8) |
        Math.round(255 * p[0])) >>>
      0,
  }
}
function Tl(e, t, n) {
  return e[t] * n[0] + e[t + 1] * n[1] + e[t + 2] * n[2] + e[t + 3] * n[3]
}
function El(e, t, n, r, i, a) {
  for (r -= 4; n < r;) {
    for (; Tl(e, n, i) <= a;) n += 4
    for (; Tl(e, r, i) > a;) r -= 4
    if (n >= r) break
    let o = t[n >> 2]
    ;((t[n >> 2] = t[r >> 2]), (t[r >> 2] = o), (n += 4), (r -= 4))
  }
  for (; Tl(e, n, i) > a;) n -= 4
  return n + 4
}
function Dl(e, t, n, r, i) {
  let a = e.e
  return a[0] * t + a[1] * n + a[2] * r + a[3] * i - e.eMq
}
function Ol(e, t, n, r, i) {
  let a = t - e[0],
    o = n - e[1],
    s = r - e[2],
    c = i - e[3]
  return a * a + o * o + s * s + c * c
}
function kl(e, t, n) {
  return { i0: e, i1: t, bst: n, est: wl(n), tdst: 0, ind: 0, left: null, right: null }
}
function Al(e, t, n = 1e-4) {
  let r = new Uint32Array(e.buffer),
    i = kl(0, e.length, Cl(e, 0, e.length)),
    a = [i]
  for (; a.length < t;) {
    let t = 0,
      i = 0
    for (let e = 0; e < a.length; e++) a[e].est.L > t && ((t = a[e].est.L), (i = e))
    if (t < n) break
    let o = a[i],
      s = El(e, r, o.i0, o.i1, o.est.e, o.est.eMq255)
    if (o.i0 >= s || o.i1 <= s) {
      o.est.L = 0
      continue
    }
    let c = kl(o.i0, s, Cl(e, o.i0, s)),
      l = { R: [], m: [], N: o.bst.N - c.bst.N }
    for (let e = 0; e < 16; e++) l.R[e] = o.bst.R[e] - c.bst.R[e]
    for (let e = 0; e < 4; e++) l.m[e] = o.bst.m[e] - c.bst.m[e]
    let u = kl(s, o.i1, l)
    ;((o.left = c), (o.right = u), (a[i] = c), a.push(u))
  }
  a.sort((e, t) => t.bst.N - e.bst.N)
  for (let e = 0; e < a.length; e++) a[e].ind = e
  return [i, a]
}
function jl(e, t, n, r, i) {
  if (e.left === null) return ((e.tdst = Ol(e.est.q, t, n, r, i)), e)
  let a = Dl(e.est, t, n, r, i),
    o = e.left,
    s = e.right
  a > 0 && ((o = e.right), (s = e.left))
  let c = jl(o, t, n, r, i)
  if (c.tdst <= a * a) return c
  let l = jl(s, t, n, r, i)
  return l.tdst < c.tdst ? l : c
}
function Ml(e, t, n) {
  for (let r = 0; r < e.length; r++) t[r] = n[e[r]]
}
function Nl(e, t, n) {
  let r = n.length >>> 2,
    i = new Uint32Array(r * 4),
    a = new Uint32Array(r)
  for (let n = 0; n < e.length; n += 4) {
    let r = t[n >>> 2],
      o = r * 4
    ;(a[r]++, (i[o] += e[n]), (i[o + 1] += e[n + 1]), (i[o + 2] += e[n + 2]), (i[o + 3] += e[n + 3]))
  }
  for (let e = 0; e < n.length; e++) n[e] = Math.round(i[e] / a[e >>> 2])
}
function Pl(e, t, n) {
  let r = 0,
    i = n.length >>> 2,
    a = []
  for (let e = 0; e < i; e++) {
    let t = e * 4,
      r = n[t],
      o = n[t + 1],
      s = n[t + 2],
      c = n[t + 3],
      l = 1e9
    for (let t = 0; t < i; t++) {
      if (e === t) continue
      let i = t * 4,
        a = r - n[i],
        u = o - n[i + 1],
        d = s - n[i + 2],
        f = c - n[i + 3],
        p = a * a + u * u + d * d + f * f
      p < l && (l = p)
    }
    let u = Math.sqrt(l) * 0.5
    a[e] = u * u
  }
  for (let o = 0; o < e.length; o += 4) {
    let s = e[o],
      c = e[o + 1],
      l = e[o + 2],
      u = e[o + 3],
      d = t[o >>> 2],
      f = d * 4,
      p = s - n[f],
      m = c - n[f + 1],
      h = l - n[f + 2],
      g = u - n[f + 3],
      _ = p * p + m * m + h * h + g * g
    if (_ > a[d])
      for (let e = 0; e < i; e++) {
        ;((f = e * 4), (p = s - n[f]), (m = c - n[f + 1]), (h = l - n[f + 2]), (g = u - n[f + 3]))
        let t = p * p + m * m + h * h + g * g
        if (t < _ && ((_ = t), (d = e), _ < a[e])) break
      }
    ;((t[o >>> 2] = d), (r += _))
  }
  return r / (e.length >>> 2)
}
function Fl(e, t, n) {
  return (Nl(e, t, n), Pl(e, t, n))
}
function Il(e, t, n) {
  let r = new Uint8Array(e),
    i = r.slice(0),
    a = new Uint32Array(i.buffer),
    [o, s] = Al(i, t),
    c = s.length,
    l = new Uint32Array(c),
    u = new Uint8Array(l.buffer)
  for (let e = 0; e < c; e++) l[e] = s[e].est.rgba
  let d = r.length,
    f = new Uint8Array(d >> 2)
  if (c <= 60) (Pl(r, f, u), Ml(f, a, l))
  else if (d < 32e6)
    for (let e = 0; e < d; e += 4) {
      let t = jl(o, r[e] * (1 / 255), r[e + 1] * (1 / 255), r[e + 2] * (1 / 255), r[e + 3] * (1 / 255))
      ;((f[e >> 2] = t.ind), (a[e >> 2] = t.est.rgba))
    }
  else
    for (let e = 0; e < d; e += 4) {
      let t = r[e] * (1 / 255),
        n = r[e + 1] * (1 / 255),
        i = r[e + 2] * (1 / 255),
        s = r[e + 3] * (1 / 255),
        c = o
      for (; c.left;) c = Dl(c.est, t, n, i, s) <= 0 ? c.left : c.right
      ;((f[e >> 2] = c.ind), (a[e >> 2] = c.est.rgba))
    }
  if (n || d * c < 4e7) {
    let e = 1e9
    for (let t = 0; t < 10; t++) {
      let t = Fl(r, f, u)
      if (t / e > 0.997) break
      e = t
    }
    for (let e = 0; e < c; e++) s[e].est.rgba = l[e]
    Ml(f, a, l)
  }
  return { abuf: i.buffer, inds: f, plte: s }
}
function Ll(e, t, n, r, i, a) {
  let o = new Uint8Array(t * r + t),
    s = [0, 1, 2, 3, 4]
  i === -1 ? (t * r > 5e5 || n === 1) && (s = [0]) : (s = [i])
  let c = a ? { level: 0 } : {},
    l = []
  for (let i = 0; i < s.length; i++) {
    for (let a = 0; a < t; a++) rl(o, e, a, r, n, s[i])
    l.push(Na(o, c))
  }
  let u = 0,
    d = 1e9
  for (let e = 0; e < l.length; e++) l[e].length < d && ((u = e), (d = l[e].length))
  return l[u]
}
function Rl(e, t, n = !1) {
  for (let r of e.frames) {
    let e = r.rect.height
    r.cimg = Ll(r.img, e, r.bpp, r.bpl, t, n)
  }
}
function zl(e, t, n, r, i) {
  i === void 0 && (i = {})
  let a = e.frames.length > 1,
    o = !1,
    s = 33 + (a ? 20 : 0)
  if ((i.sRGB !== void 0 && (s += 13), i.pHYs !== void 0 && (s += 21), e.ctype === 3 && e.plte)) {
    let t = e.plte.length
    for (let n = 0; n < t; n++) e.plte[n] >>> 24 != 255 && (o = !0)
    s += 8 + t * 3 + 4 + (o ? 8 + t * 1 + 4 : 0)
  }
  for (let t = 0; t < e.frames.length; t++) {
    let n = e.frames[t]
    ;(a && (s += 38), (s += n.cimg.length + 12), t !== 0 && (s += 4))
  }
  s += 12
  let c = new Uint8Array(s),
    l = [137, 80, 78, 71, 13, 10, 26, 10]
  for (let e = 0; e < 8; e++) c[e] = l[e]
  let u = 8
  if (
    (Wc(c, u, 13),
    (u += 4),
    Kc(c, u, `IHDR`),
    (u += 4),
    Wc(c, u, t),
    (u += 4),
    Wc(c, u, n),
    (u += 4),
    (c[u++] = e.depth),
    (c[u++] = e.ctype),
    (c[u++] = 0),
    (c[u++] = 0),
    (c[u++] = 0),
    Wc(c, u, Qc(c, u - 17, 17)),
    (u += 4),
    i.sRGB !== void 0 &&
      (Wc(c, u, 1), (u += 4), Kc(c, u, `sRGB`), (u += 4), (c[u++] = i.sRGB), Wc(c, u, Qc(c, u - 5, 5)), (u += 4)),
    i.pHYs !== void 0 &&
      (Wc(c, u, 9),
      (u += 4),
      Kc(c, u, `pHYs`),
      (u += 4),
      Wc(c, u, i.pHYs[0]),
      (u += 4),
      Wc(c, u, i.pHYs[1]),
      (u += 4),
      (c[u++] = i.pHYs[2]),
      Wc(c, u, Qc(c, u - 13, 13)),
      (u += 4)),
    a &&
      (Wc(c, u, 8),
      (u += 4),
      Kc(c, u, `acTL`),
      (u += 4),
      Wc(c, u, e.frames.length),
      (u += 4),
      Wc(c, u, i.loop ?? 0),
      (u += 4),
      Wc(c, u, Qc(c, u - 12, 12)),
      (u += 4)),
    e.ctype === 3 && e.plte)
  ) {
    let t = e.plte.length
    ;(Wc(c, u, t * 3), (u += 4), Kc(c, u, `PLTE`), (u += 4))
    for (let n = 0; n < t; n++) {
      let t = n * 3,
        r = e.plte[n]
      ;((c[u + t] = r & 255), (c[u + t + 1] = (r >>> 8) & 255), (c[u + t + 2] = (r >>> 16) & 255))
    }
    if (((u += t * 3), Wc(c, u, Qc(c, u - t * 3 - 4, t * 3 + 4)), (u += 4), o)) {
      ;(Wc(c, u, t), (u += 4), Kc(c, u, `tRNS`), (u += 4))
      for (let n = 0; n < t; n++) c[u + n] = (e.plte[n] >>> 24) & 255
      ;((u += t), Wc(c, u, Qc(c, u - t - 4, t + 4)), (u += 4))
    }
  }
  let d = 0
  for (let t = 0; t < e.frames.length; t++) {
    let n = e.frames[t]
    a &&
      (Wc(c, u, 26),
      (u += 4),
      Kc(c, u, `fcTL`),
      (u += 4),
      Wc(c, u, d++),
      (u += 4),
      Wc(c, u, n.rect.width),
      (u += 4),
      Wc(c, u, n.rect.height),
      (u += 4),
      Wc(c, u, n.rect.x),
      (u += 4),
      Wc(c, u, n.rect.y),
      (u += 4),
      Hc(c, u, r?.[t] ?? 0),
      (u += 2),
      Hc(c, u, 1e3),
      (u += 2),
      (c[u++] = n.dispose),
      (c[u++] = n.blend),
      Wc(c, u, Qc(c, u - 30, 30)),
      (u += 4))
    let i = n.cimg,
      o = i.length
    ;(Wc(c, u, o + (t === 0 ? 0 : 4)), (u += 4))
    let s = u
    ;(Kc(c, u, t === 0 ? `IDAT` : `fdAT`),
      (u += 4),
      t !== 0 && (Wc(c, u, d++), (u += 4)),
      c.set(i, u),
      (u += o),
      Wc(c, u, Qc(c, s, u - s)),
      (u += 4))
  }
  return (Wc(c, u, 0), (u += 4), Kc(c, u, `IEND`), (u += 4), Wc(c, u, Qc(c, u - 4, 4)), (u += 4), c.buffer)
}
function Bl(e, t, n, r) {
  let i = Math.ceil((r * t) / 8),
    a = new Uint8Array(i * n)
  for (let o = 0; o < n; o++) {
    let n = o * i,
      s = o * t
    if (r === 8) for (let r = 0; r < t; r++) a[n + r] = e[s + r]
    else if (r === 4) for (let r = 0; r < t; r++) a[n + (r >> 1)] |= e[s + r] << (4 - (r & 1) * 4)
    else if (r === 2) for (let r = 0; r < t; r++) a[n + (r >> 2)] |= e[s + r] << (6 - (r & 3) * 2)
    else if (r === 1) for (let r = 0; r < t; r++) a[n + (r >> 3)] |= e[s + r] << (7 - (r & 7))
  }
  return a
}
function Vl(e, t, n, r, i) {
  let [a, o, s, c, l, u] = i,
    d = 6,
    f = 8,
    p = 255
  for (let t = 0; t < e.length; t++) {
    let n = new Uint8Array(e[t])
    for (let e = 0; e < n.length; e += 4) p &= n[e + 3]
  }
  let m = p !== 255,
    h = bl(e, t, n, a, o, s),
    g = [],
    _ = []
  if (r !== 0) {
    let e = []
    for (let t = 0; t < h.length; t++) e.push(h[t].img.buffer)
    let t = Il(xl(e), r)
    for (let e = 0; e < t.plte.length; e++) g.push(t.plte[e].est.rgba)
    let n = 0
    for (let e = 0; e < h.length; e++) {
      let r = h[e],
        i = r.img.length,
        a = new Uint8Array(t.inds.buffer, n >> 2, i >> 2)
      _.push(a)
      let o = new Uint8Array(t.abuf, n, i)
      ;(u && ml(r.img, r.rect.width, r.rect.height, g, o, a), r.img.set(o), (n += i))
    }
  } else {
    let e = new Map()
    for (let t = 0; t < h.length; t++) {
      let n = h[t],
        r = new Uint32Array(n.img.buffer),
        i = n.rect.width,
        a = r.length,
        o = new Uint8Array(a)
      _.push(o)
      for (let t = 0; t < a; t++) {
        let n = r[t]
        if (t !== 0 && n === r[t - 1]) o[t] = o[t - 1]
        else if (t > i && n === r[t - i]) o[t] = o[t - i]
        else {
          let r = e.get(n)
          if (r === void 0 && ((r = g.length), e.set(n, r), g.push(n), g.length >= 300)) break
          o[t] = r
        }
      }
    }
  }
  let v = g.length,
    y = v <= 256 && !l
  y && ((f = v <= 2 ? 1 : v <= 4 ? 2 : v <= 16 ? 4 : 8), (f = Math.max(f, c)))
  let b = []
  for (let e = 0; e < h.length; e++) {
    let t = h[e],
      n = t.rect.width,
      r = t.rect.height,
      i = t.img,
      a = 4 * n,
      o = 4
    if (y) ((a = Math.ceil((f * n) / 8)), (i = Bl(_[e], n, r, f)), (d = 3), (o = 1))
    else if (!m && h.length === 1) {
      let e = new Uint8Array(n * r * 3),
        t = n * r
      for (let n = 0; n < t; n++) {
        let t = n * 3,
          r = n * 4
        ;((e[t] = i[r]), (e[t + 1] = i[r + 1]), (e[t + 2] = i[r + 2]))
      }
      ;((i = e), (d = 2), (o = 3), (a = 3 * n))
    }
    b.push({ rect: t.rect, img: i, blend: t.blend, dispose: t.dispose, bpp: o, bpl: a })
  }
  return { ctype: d, depth: f, plte: g, frames: b }
}
function Hl(e, t, n, r = 0, i, a, o = !1) {
  let s = Vl(e, t, n, r, [!1, !1, !1, 0, o, !1])
  return (Rl(s, -1), zl(s, t, n, i, a))
}
function Ul(e, t, n, r, i, a, o, s) {
  let c = { ctype: 0 + (r === 1 ? 0 : 2) + (i === 0 ? 0 : 4), depth: a, frames: [] },
    l = (r + i) * a,
    u = l * t
  for (let r = 0; r < e.length; r++)
    c.frames.push({
      rect: { x: 0, y: 0, width: t, height: n },
      img: new Uint8Array(e[r]),
      blend: 0,
      dispose: 1,
      bpp: Math.ceil(l / 8),
      bpl: Math.ceil(u / 8),
    })
  return (Rl(c, 0, !0), zl(c, t, n, o, s))
}
var Wl = { decode: cl, toRGBA8: _l, encode: Hl, encodeLL: Ul, quantize: Il, compress: Vl, dither: ml },
  Gl = (e) => {
    if (e === 0) return ql.Greyscale
    if (e === 2) return ql.Truecolour
    if (e === 3) return ql.IndexedColour
    if (e === 4) return ql.GreyscaleWithAlpha
    if (e === 6) return ql.TruecolourWithAlpha
    throw Error(`Unknown color type: ${e}`)
  },
  Kl = (e) => {
    let t = Math.floor(e.length / 4),
      n = new Uint8Array(t * 3),
      r = new Uint8Array(t * 1),
      i = 0,
      a = 0,
      o = 0
    for (; i < e.length;) ((n[a++] = e[i++]), (n[a++] = e[i++]), (n[a++] = e[i++]), (r[o++] = e[i++]))
    return { rgbChannel: n, alphaChannel: r }
  },
  ql
;(function (e) {
  ;((e.Greyscale = `Greyscale`),
    (e.Truecolour = `Truecolour`),
    (e.IndexedColour = `IndexedColour`),
    (e.GreyscaleWithAlpha = `GreyscaleWithAlpha`),
    (e.TruecolourWithAlpha = `TruecolourWithAlpha`))
})((ql ||= {}))
var Jl = class {
  constructor(e) {
    let t =
        e.buffer instanceof ArrayBuffer && e.byteOffset === 0 && e.byteLength === e.buffer.byteLength
          ? e.buffer
          : e.buffer instanceof ArrayBuffer
            ? e.buffer.slice(e.byteOffset, e.byteOffset + e.byteLength)
            : e.slice().buffer,
      n = Wl.decode(t),
      r = Wl.toRGBA8(n)
    if (r.length > 1) throw Error(`Animated PNGs are not supported`)
    let { rgbChannel: i, alphaChannel: a } = Kl(new Uint8Array(r[0]))
    ;((this.rgbChannel = i),
      a.some((e) => e < 255) && (this.alphaChannel = a),
      (this.type = Gl(n.ctype)),
      (this.width = n.width),
      (this.height = n.height),
      (this.bitsPerComponent = 8))
  }
}
Jl.load = (e) => new Jl(e)
var Yl = class e {
    static for(t) {
      return K(this, void 0, void 0, function* () {
        let n = Jl.load(t)
        return new e(n)
      })
    }
    constructor(e) {
      ;((this.image = e),
        (this.bitsPerComponent = e.bitsPerComponent),
        (this.width = e.width),
        (this.height = e.height),
        (this.colorSpace = `DeviceRGB`))
    }
    embedIntoContext(e, t) {
      return K(this, void 0, void 0, function* () {
        let n = this.embedAlphaChannel(e),
          r = e.flateStream(this.image.rgbChannel, {
            Type: `XObject`,
            Subtype: `Image`,
            BitsPerComponent: this.image.bitsPerComponent,
            Width: this.image.width,
            Height: this.image.height,
            ColorSpace: this.colorSpace,
            SMask: n,
          })
        return t ? (e.assign(t, r), t) : e.register(r)
      })
    }
    embedAlphaChannel(e) {
      if (!this.image.alphaChannel) return
      let t = e.flateStream(this.image.alphaChannel, {
        Type: `XObject`,
        Subtype: `Image`,
        Height: this.image.height,
        Width: this.image.width,
        BitsPerComponent: this.image.bitsPerComponent,
        ColorSpace: `DeviceGray`,
        Decode: [0, 1],
      })
      return e.register(t)
    }
  },
  Xl = class e {
    constructor(e, t, n) {
      ;((this.bytes = e),
        (this.start = t || 0),
        (this.pos = this.start),
        (this.end = t && n ? t + n : this.bytes.length))
    }
    get length() {
      return this.end - this.start
    }
    get isEmpty() {
      return this.length === 0
    }
    getByte() {
      return this.pos >= this.end ? -1 : this.bytes[this.pos++]
    }
    getUint16() {
      let e = this.getByte(),
        t = this.getByte()
      return e === -1 || t === -1 ? -1 : (e << 8) + t
    }
    getInt32() {
      let e = this.getByte(),
        t = this.getByte(),
        n = this.getByte(),
        r = this.getByte()
      return (e << 24) + (t << 16) + (n << 8) + r
    }
    getBytes(e, t = !1) {
      let n = this.bytes,
        r = this.pos,
        i = this.end
      if (e) {
        let a = r + e
        ;(a > i && (a = i), (this.pos = a))
        let o = n.subarray(r, a)
        return t ? new Uint8ClampedArray(o) : o
      }
      {
        let e = n.subarray(r, i)
        return t ? new Uint8ClampedArray(e) : e
      }
    }
    peekByte() {
      let e = this.getByte()
      return (this.pos--, e)
    }
    peekBytes(e, t = !1) {
      let n = this.getBytes(e, t)
      return ((this.pos -= n.length), n)
    }
    skip(e) {
      ;((e ||= 1), (this.pos += e))
    }
    reset() {
      this.pos = this.start
    }
    moveStart() {
      this.start = this.pos
    }
    makeSubStream(t, n) {
      return new e(this.bytes, t, n)
    }
    decode() {
      return this.bytes
    }
  },
  Zl = new Uint8Array(),
  Ql = class {
    constructor(e) {
      if (
        ((this.pos = 0), (this.bufferLength = 0), (this.eof = !1), (this.buffer = Zl), (this.minBufferLength = 512), e)
      )
        for (; this.minBufferLength < e;) this.minBufferLength *= 2
    }
    get isEmpty() {
      for (; !this.eof && this.bufferLength === 0;) this.readBlock()
      return this.bufferLength === 0
    }
    getByte() {
      let e = this.pos
      for (; this.bufferLength <= e;) {
        if (this.eof) return -1
        this.readBlock()
      }
      return this.buffer[this.pos++]
    }
    getUint16() {
      let e = this.getByte(),
        t = this.getByte()
      return e === -1 || t === -1 ? -1 : (e << 8) + t
    }
    getInt32() {
      let e = this.getByte(),
        t = this.getByte(),
        n = this.getByte(),
        r = this.getByte()
      return (e << 24) + (t << 16) + (n << 8) + r
    }
    getBytes(e, t = !1) {
      let n,
        r = this.pos
      if (e) {
        for (this.ensureBuffer(r + e), n = r + e; !this.eof && this.bufferLength < n;) this.readBlock()
        let t = this.bufferLength
        n > t && (n = t)
      } else {
        for (; !this.eof;) this.readBlock()
        n = this.bufferLength
      }
      this.pos = n
      let i = this.buffer.subarray(r, n)
      return t && !(i instanceof Uint8ClampedArray) ? new Uint8ClampedArray(i) : i
    }
    peekByte() {
      let e = this.getByte()
      return (this.pos--, e)
    }
    peekBytes(e, t = !1) {
      let n = this.getBytes(e, t)
      return ((this.pos -= n.length), n)
    }
    skip(e) {
      ;((e ||= 1), (this.pos += e))
    }
    reset() {
      this.pos = 0
    }
    makeSubStream(e, t) {
      let n = e + t
      for (; this.bufferLength <= n && !this.eof;) this.readBlock()
      return new Xl(this.buffer, e, t)
    }
    decode() {
      for (; !this.eof;) this.readBlock()
      return this.buffer.subarray(0, this.bufferLength)
    }
    readBlock() {
      throw new yo(this.constructor.name, `readBlock`)
    }
    ensureBuffer(e) {
      let t = this.buffer
      if (e <= t.byteLength) return t
      let n = this.minBufferLength
      for (; n < e;) n *= 2
      let r = new Uint8Array(n)
      return (r.set(t), (this.buffer = r))
    }
  },
  $l = (e) => e === 32 || e === 9 || e === 13 || e === 10,
  eu = class extends Ql {
    constructor(e, t) {
      ;(super(t), (this.stream = e), (this.input = new Uint8Array(5)), (t &&= 0.8 * t))
    }
    readBlock() {
      let e = this.stream,
        t = e.getByte()
      for (; $l(t);) t = e.getByte()
      if (t === -1 || t === 126) {
        this.eof = !0
        return
      }
      let n = this.bufferLength,
        r,
        i
      if (t === 122) {
        for (r = this.ensureBuffer(n + 4), i = 0; i < 4; ++i) r[n + i] = 0
        this.bufferLength += 4
      } else {
        let a = this.input
        for (a[0] = t, i = 1; i < 5; ++i) {
          for (t = e.getByte(); $l(t);) t = e.getByte()
          if (((a[i] = t), t === -1 || t === 126)) break
        }
        if (((r = this.ensureBuffer(n + i - 1)), (this.bufferLength += i - 1), i < 5)) {
          for (; i < 5; ++i) a[i] = 117
          this.eof = !0
        }
        let o = 0
        for (i = 0; i < 5; ++i) o = o * 85 + (a[i] - 33)
        for (i = 3; i >= 0; --i) ((r[n + i] = o & 255), (o >>= 8))
      }
    }
  },
  tu = class extends Ql {
    constructor(e, t) {
      ;(super(t), (this.stream = e), (this.firstDigit = -1), (t &&= 0.5 * t))
    }
    readBlock() {
      let e = this.stream.getBytes(8e3)
      if (!e.length) {
        this.eof = !0
        return
      }
      let t = (e.length + 1) >> 1,
        n = this.ensureBuffer(this.bufferLength + t),
        r = this.bufferLength,
        i = this.firstDigit
      for (let t = 0, a = e.length; t < a; t++) {
        let a = e[t],
          o
        if (a >= 48 && a <= 57) o = a & 15
        else if ((a >= 65 && a <= 70) || (a >= 97 && a <= 102)) o = (a & 15) + 9
        else if (a === 62) {
          this.eof = !0
          break
        } else continue
        i < 0 ? (i = o) : ((n[r++] = (i << 4) | o), (i = -1))
      }
      ;(i >= 0 && this.eof && ((n[r++] = i << 4), (i = -1)), (this.firstDigit = i), (this.bufferLength = r))
    }
  },
  nu = new Int32Array([16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]),
  ru = new Int32Array([
    3, 4, 5, 6, 7, 8, 9, 10, 65547, 65549, 65551, 65553, 131091, 131095, 131099, 131103, 196643, 196651, 196659, 196667,
    262211, 262227, 262243, 262259, 327811, 327843, 327875, 327907, 258, 258, 258,
  ]),
  iu = new Int32Array([
    1, 2, 3, 4, 65541, 65543, 131081, 131085, 196625, 196633, 262177, 262193, 327745, 327777, 393345, 393409, 459009,
    459137, 524801, 525057, 590849, 591361, 657409, 658433, 724993, 727041, 794625, 798721, 868353, 876545,
  ]),
  au = [
    new Int32Array([
      459008, 524368, 524304, 524568, 459024, 524400, 524336, 590016, 459016, 524384, 524320, 589984, 524288, 524416,
      524352, 590048, 459012, 524376, 524312, 589968, 459028, 524408, 524344, 590032, 459020, 524392, 524328, 59e4,
      524296, 524424, 524360, 590064, 459010, 524372, 524308, 524572, 459026, 524404, 524340, 590024, 459018, 524388,
      524324, 589992, 524292, 524420, 524356, 590056, 459014, 524380, 524316, 589976, 459030, 524412, 524348, 590040,
      459022, 524396, 524332, 590008, 524300, 524428, 524364, 590072, 459009, 524370, 524306, 524570, 459025, 524402,
      524338, 590020, 459017, 524386, 524322, 589988, 524290, 524418, 524354, 590052, 459013, 524378, 524314, 589972,
      459029, 524410, 524346, 590036, 459021, 524394, 524330, 590004, 524298, 524426, 524362, 590068, 459011, 524374,
      524310, 524574, 459027, 524406, 524342, 590028, 459019, 524390, 524326, 589996, 524294, 524422, 524358, 590060,
      459015, 524382, 524318, 589980, 459031, 524414, 524350, 590044, 459023, 524398, 524334, 590012, 524302, 524430,
      524366, 590076, 459008, 524369, 524305, 524569, 459024, 524401, 524337, 590018, 459016, 524385, 524321, 589986,
      524289, 524417, 524353, 590050, 459012, 524377, 524313, 589970, 459028, 524409, 524345, 590034, 459020, 524393,
      524329, 590002, 524297, 524425, 524361, 590066, 459010, 524373, 524309, 524573, 459026, 524405, 524341, 590026,
      459018, 524389, 524325, 589994, 524293, 524421, 524357, 590058, 459014, 524381, 524317, 589978, 459030, 524413,
      524349, 590042, 459022, 524397, 524333, 590010, 524301, 524429, 524365, 590074, 459009, 524371, 524307, 524571,
      459025, 524403, 524339, 590022, 459017, 524387, 524323, 589990, 524291, 524419, 524355, 590054, 459013, 524379,
      524315, 589974, 459029, 524411, 524347, 590038, 459021, 524395, 524331, 590006, 524299, 524427, 524363, 590070,
      459011, 524375, 524311, 524575, 459027, 524407, 524343, 590030, 459019, 524391, 524327, 589998, 524295, 524423,
      524359, 590062, 459015, 524383, 524319, 589982, 459031, 524415, 524351, 590046, 459023, 524399, 524335, 590014,
      524303, 524431, 524367, 590078, 459008, 524368, 524304, 524568, 459024, 524400, 524336, 590017, 459016, 524384,
      524320, 589985, 524288, 524416, 524352, 590049, 459012, 524376, 524312, 589969, 459028, 524408, 524344, 590033,
      459020, 524392, 524328, 590001, 524296, 524424, 524360, 590065, 459010, 524372, 524308, 524572, 459026, 524404,
      524340, 590025, 459018, 524388, 524324, 589993, 524292, 524420, 524356, 590057, 459014, 524380, 524316, 589977,
      459030, 524412, 524348, 590041, 459022, 524396, 524332, 590009, 524300, 524428, 524364, 590073, 459009, 524370,
      524306, 524570, 459025, 524402, 524338, 590021, 459017, 524386, 524322, 589989, 524290, 524418, 524354, 590053,
      459013, 524378, 524314, 589973, 459029, 524410, 524346, 590037, 459021, 524394, 524330, 590005, 524298, 524426,
      524362, 590069, 459011, 524374, 524310, 524574, 459027, 524406, 524342, 590029, 459019, 524390, 524326, 589997,
      524294, 524422, 524358, 590061, 459015, 524382, 524318, 589981, 459031, 524414, 524350, 590045, 459023, 524398,
      524334, 590013, 524302, 524430, 524366, 590077, 459008, 524369, 524305, 524569, 459024, 524401, 524337, 590019,
      459016, 524385, 524321, 589987, 524289, 524417, 524353, 590051, 459012, 524377, 524313, 589971, 459028, 524409,
      524345, 590035, 459020, 524393, 524329, 590003, 524297, 524425, 524361, 590067, 459010, 524373, 524309, 524573,
      459026, 524405, 524341, 590027, 459018, 524389, 524325, 589995, 524293, 524421, 524357, 590059, 459014, 524381,
      524317, 589979, 459030, 524413, 524349, 590043, 459022, 524397, 524333, 590011, 524301, 524429, 524365, 590075,
      459009, 524371, 524307, 524571, 459025, 524403, 524339, 590023, 459017, 524387, 524323, 589991, 524291, 524419,
      524355, 590055, 459013, 524379, 524315, 589975, 459029, 524411, 524347, 590039, 459021, 524395, 524331, 590007,
      524299, 524427, 524363, 590071, 459011, 524375, 524311, 524575, 459027, 524407, 524343, 590031, 459019, 524391,
      524327, 589999, 524295, 524423, 524359, 590063, 459015, 524383, 524319, 589983, 459031, 524415, 524351, 590047,
      459023, 524399, 524335, 590015, 524303, 524431, 524367, 590079,
    ]),
    9,
  ],
  ou = [
    new Int32Array([
      327680, 327696, 327688, 327704, 327684, 327700, 327692, 327708, 327682, 327698, 327690, 327706, 327686, 327702,
      327694, 0, 327681, 327697, 327689, 327705, 327685, 327701, 327693, 327709, 327683, 327699, 327691, 327707, 327687,
      327703, 327695, 0,
    ]),
    5,
  ],
  su = class extends Ql {
    constructor(e, t) {
      ;(super(t), (this.stream = e))
      let n = e.getByte(),
        r = e.getByte()
      if (n === -1 || r === -1) throw Error(`Invalid header in flate stream: ${n}, ${r}`)
      if ((n & 15) != 8) throw Error(`Unknown compression method in flate stream: ${n}, ${r}`)
      if (((n << 8) + r) % 31 != 0) throw Error(`Bad FCHECK in flate stream: ${n}, ${r}`)
      if (r & 32) throw Error(`FDICT bit set in flate stream: ${n}, ${r}`)
      ;((this.codeSize = 0), (this.codeBuf = 0))
    }
    readBlock() {
      let e,
        t,
        n = this.stream,
        r = this.getBits(3)
      if ((r & 1 && (this.eof = !0), (r >>= 1), r === 0)) {
        let t
        if ((t = n.getByte()) === -1) throw Error(`Bad block header in flate stream`)
        let r = t
        if ((t = n.getByte()) === -1 || ((r |= t << 8), (t = n.getByte()) === -1))
          throw Error(`Bad block header in flate stream`)
        let i = t
        if ((t = n.getByte()) === -1) throw Error(`Bad block header in flate stream`)
        if (((i |= t << 8), i !== (~r & 65535) && (r !== 0 || i !== 0)))
          throw Error(`Bad uncompressed block length in flate stream`)
        ;((this.codeBuf = 0), (this.codeSize = 0))
        let a = this.bufferLength
        e = this.ensureBuffer(a + r)
        let o = a + r
        if (((this.bufferLength = o), r === 0)) n.peekByte() === -1 && (this.eof = !0)
        else
          for (let r = a; r < o; ++r) {
            if ((t = n.getByte()) === -1) {
              this.eof = !0
              break
            }
            e[r] = t
          }
        return
      }
      let i, a
      if (r === 1) ((i = au), (a = ou))
      else if (r === 2) {
        let e = this.getBits(5) + 257,
          n = this.getBits(5) + 1,
          r = this.getBits(4) + 4,
          o = new Uint8Array(nu.length),
          s = 0
        for (; s < r; ++s) o[nu[s]] = this.getBits(3)
        let c = this.generateHuffmanTable(o)
        ;((t = 0), (s = 0))
        let l = e + n,
          u = new Uint8Array(l),
          d,
          f,
          p
        for (; s < l;) {
          let e = this.getCode(c)
          if (e === 16) ((d = 2), (f = 3), (p = t))
          else if (e === 17) ((d = 3), (f = 3), (p = t = 0))
          else if (e === 18) ((d = 7), (f = 11), (p = t = 0))
          else {
            u[s++] = t = e
            continue
          }
          let n = this.getBits(d) + f
          for (; n-- > 0;) u[s++] = p
        }
        ;((i = this.generateHuffmanTable(u.subarray(0, e))), (a = this.generateHuffmanTable(u.subarray(e, l))))
      } else throw Error(`Unknown block type in flate stream`)
      e = this.buffer
      let o = e ? e.length : 0,
        s = this.bufferLength
      for (;;) {
        let n = this.getCode(i)
        if (n < 256) {
          ;(s + 1 >= o && ((e = this.ensureBuffer(s + 1)), (o = e.length)), (e[s++] = n))
          continue
        }
        if (n === 256) {
          this.bufferLength = s
          return
        }
        ;((n -= 257), (n = ru[n]))
        let r = n >> 16
        ;(r > 0 && (r = this.getBits(r)),
          (t = (n & 65535) + r),
          (n = this.getCode(a)),
          (n = iu[n]),
          (r = n >> 16),
          r > 0 && (r = this.getBits(r)))
        let c = (n & 65535) + r
        s + t >= o && ((e = this.ensureBuffer(s + t)), (o = e.length))
        for (let n = 0; n < t; ++n, ++s) e[s] = e[s - c]
      }
    }
    getBits(e) {
      let t = this.stream,
        n = this.codeSize,
        r = this.codeBuf,
        i
      for (; n < e;) {
        if ((i = t.getByte()) === -1) throw Error(`Bad encoding in flate stream`)
        ;((r |= i << n), (n += 8))
      }
      return ((i = r & ((1 << e) - 1)), (this.codeBuf = r >> e), (this.codeSize = n -= e), i)
    }
    getCode(e) {
      let t = this.stream,
        n = e[0],
        r = e[1],
        i = this.codeSize,
        a = this.codeBuf,
        o
      for (; i < r && (o = t.getByte()) !== -1;) ((a |= o << i), (i += 8))
      let s = n[a & ((1 << r) - 1)]
      typeof n == `number` && console.log(`FLATE:`, s)
      let c = s >> 16,
        l = s & 65535
      if (c < 1 || i < c) throw Error(`Bad encoding in flate stream`)
      return ((this.codeBuf = a >> c), (this.codeSize = i - c), l)
    }
    generateHuffmanTable(e) {
      let t = e.length,
        n = 0,
        r = 0
      for (; r < t; ++r) e[r] > n && (n = e[r])
      let i = 1 << n,
        a = new Int32Array(i)
      for (let o = 1, s = 0, c = 2; o <= n; ++o, s <<= 1, c <<= 1)
        for (let n = 0; n < t; ++n)
          if (e[n] === o) {
            let e = 0,
              t = s
            for (r = 0; r < o; ++r) ((e = (e << 1) | (t & 1)), (t >>= 1))
            for (r = e; r < i; r += c) a[r] = (o << 16) | n
            ++s
          }
      return [a, n]
    }
  },
  cu = class extends Ql {
    constructor(e, t, n) {
      ;(super(t), (this.stream = e), (this.cachedData = 0), (this.bitsCached = 0))
      let r = 4096,
        i = {
          earlyChange: n,
          codeLength: 9,
          nextCode: 258,
          dictionaryValues: new Uint8Array(r),
          dictionaryLengths: new Uint16Array(r),
          dictionaryPrevCodes: new Uint16Array(r),
          currentSequence: new Uint8Array(r),
          currentSequenceLength: 0,
        }
      for (let e = 0; e < 256; ++e) ((i.dictionaryValues[e] = e), (i.dictionaryLengths[e] = 1))
      this.lzwState = i
    }
    readBlock() {
      let e = 1024,
        t,
        n,
        r,
        i = this.lzwState
      if (!i) return
      let a = i.earlyChange,
        o = i.nextCode,
        s = i.dictionaryValues,
        c = i.dictionaryLengths,
        l = i.dictionaryPrevCodes,
        u = i.codeLength,
        d = i.prevCode,
        f = i.currentSequence,
        p = i.currentSequenceLength,
        m = 0,
        h = this.bufferLength,
        g = this.ensureBuffer(this.bufferLength + e)
      for (t = 0; t < 512; t++) {
        let t = this.readBits(u),
          i = p > 0
        if (!t || t < 256) ((f[0] = t), (p = 1))
        else if (t >= 258) {
          if (t < o) for (p = c[t], n = p - 1, r = t; n >= 0; n--) ((f[n] = s[r]), (r = l[r]))
          else f[p++] = f[0]
        } else if (t === 256) {
          ;((u = 9), (o = 258), (p = 0))
          continue
        } else {
          ;((this.eof = !0), delete this.lzwState)
          break
        }
        if (
          (i &&
            ((l[o] = d),
            (c[o] = c[d] + 1),
            (s[o] = f[0]),
            o++,
            (u = (o + a) & (o + a - 1) ? u : Math.min(Math.log(o + a) / 0.6931471805599453 + 1, 12) | 0)),
          (d = t),
          (m += p),
          e < m)
        ) {
          do e += 512
          while (e < m)
          g = this.ensureBuffer(this.bufferLength + e)
        }
        for (n = 0; n < p; n++) g[h++] = f[n]
      }
      ;((i.nextCode = o), (i.codeLength = u), (i.prevCode = d), (i.currentSequenceLength = p), (this.bufferLength = h))
    }
    readBits(e) {
      let t = this.bitsCached,
        n = this.cachedData
      for (; t < e;) {
        let e = this.stream.getByte()
        if (e === -1) return ((this.eof = !0), null)
        ;((n = (n << 8) | e), (t += 8))
      }
      return ((this.bitsCached = t -= e), (this.cachedData = n), (n >>> t) & ((1 << e) - 1))
    }
  },
  lu = class extends Ql {
    constructor(e, t) {
      ;(super(t), (this.stream = e))
    }
    readBlock() {
      let e = this.stream.getBytes(2)
      if (!e || e.length < 2 || e[0] === 128) {
        this.eof = !0
        return
      }
      let t,
        n = this.bufferLength,
        r = e[0]
      if (r < 128) {
        if (((t = this.ensureBuffer(n + r + 1)), (t[n++] = e[1]), r > 0)) {
          let e = this.stream.getBytes(r)
          ;(t.set(e, n), (n += r))
        }
      } else {
        r = 257 - r
        let i = e[1]
        t = this.ensureBuffer(n + r + 1)
        for (let e = 0; e < r; e++) t[n++] = i
      }
      this.bufferLength = n
    }
  },
  uu = (e, t, n) => {
    if (t === z.of(`FlateDecode`)) return new su(e)
    if (t === z.of(`LZWDecode`)) {
      let t = 1
      if (n instanceof B) {
        let e = n.lookup(z.of(`EarlyChange`))
        e instanceof L && (t = e.asNumber())
      }
      return new cu(e, void 0, t)
    }
    if (t === z.of(`ASCII85Decode`)) return new eu(e)
    if (t === z.of(`ASCIIHexDecode`)) return new tu(e)
    if (t === z.of(`RunLengthDecode`)) return new lu(e)
    throw new So(t.asString())
  },
  du = ({ dict: e, contents: t, transform: n }) => {
    let r = new Xl(t)
    n && (r = n.createStream(r, t.length))
    let i = e.lookup(z.of(`Filter`)),
      a = e.lookup(z.of(`DecodeParms`))
    if (i instanceof z) r = uu(r, i, a)
    else if (i instanceof R)
      for (let e = 0, t = i.size(); e < t; e++) r = uu(r, i.lookup(e, z), a && a.lookupMaybe(e, B))
    else if (i) throw new xo([z, R], i)
    return r
  },
  fu = (e) => {
    let t = e.MediaBox(),
      n = t.lookup(0, L).asNumber(),
      r = t.lookup(1, L).asNumber(),
      i = t.lookup(2, L).asNumber(),
      a = t.lookup(3, L).asNumber()
    return { left: Math.min(n, i), bottom: Math.min(r, a), right: Math.max(n, i), top: Math.max(r, a) }
  },
  pu = (e) => [1, 0, 0, 1, -e.left, -e.bottom],
  mu = class e {
    static for(t, n, r) {
      return K(this, void 0, void 0, function* () {
        return new e(t, n, r)
      })
    }
    constructor(e, t, n) {
      this.page = e
      let r = t ?? fu(e)
      ;((this.width = r.right - r.left),
        (this.height = r.top - r.bottom),
        (this.boundingBox = r),
        (this.transformationMatrix = n ?? pu(r)))
    }
    embedIntoContext(e, t) {
      return K(this, void 0, void 0, function* () {
        let { Contents: n, Resources: r } = this.page.normalizedEntries()
        if (!n) throw new wo()
        let i = this.decodeContents(n),
          { left: a, bottom: o, right: s, top: c } = this.boundingBox,
          l = e.flateStream(i, {
            Type: `XObject`,
            Subtype: `Form`,
            FormType: 1,
            BBox: [a, o, s, c],
            Matrix: this.transformationMatrix,
            Resources: r,
          })
        return t ? (e.assign(t, l), t) : e.register(l)
      })
    }
    decodeContents(e) {
      let t = Uint8Array.of(I.Newline),
        n = []
      for (let r = 0, i = e.size(); r < i; r++) {
        let i = e.lookup(r, as),
          a
        if (i instanceof os) a = du(i).decode()
        else if (i instanceof ds) a = i.getUnencodedContents()
        else throw new To(i)
        n.push(a, t)
      }
      return ii(...n)
    }
  },
  hu = new Uint8Array(256)
;((hu[I.Zero] = 1),
  (hu[I.One] = 1),
  (hu[I.Two] = 1),
  (hu[I.Three] = 1),
  (hu[I.Four] = 1),
  (hu[I.Five] = 1),
  (hu[I.Six] = 1),
  (hu[I.Seven] = 1),
  (hu[I.Eight] = 1),
  (hu[I.Nine] = 1))
var gu = new Uint8Array(256)
;((gu[I.Period] = 1), (gu[I.Plus] = 1), (gu[I.Minus] = 1))
var _u = new Uint8Array(256)
for (let e = 0; e < 256; e++) _u[e] = hu[e] || gu[e] ? 1 : 0
var { Newline: vu, CarriageReturn: yu } = I,
  bu = class {
    constructor(e, t = !1) {
      ;((this.bytes = e), (this.capNumbers = t))
    }
    parseRawInt() {
      let e = ``
      for (; !this.bytes.done() && hu[this.bytes.peek()];) e += Lr(this.bytes.next())
      let t = Number(e)
      if (!e || !isFinite(t)) throw new Io(this.bytes.position(), e)
      return t
    }
    parseRawNumber() {
      let e = ``
      for (; !this.bytes.done();) {
        let t = this.bytes.peek()
        if (!_u[t] || ((e += Lr(this.bytes.next())), t === I.Period)) break
      }
      for (; !this.bytes.done() && hu[this.bytes.peek()];) e += Lr(this.bytes.next())
      let t = Number(e)
      if (!e || !isFinite(t)) throw new Io(this.bytes.position(), e)
      if (t > 2 ** 53 - 1) {
        if (this.capNumbers) {
          let t = `Parsed number that is too large for some PDF readers: ${e}, using Number.MAX_SAFE_INTEGER instead.`
          return (console.warn(t), 2 ** 53 - 1)
        }
        {
          let t = `Parsed number that is too large for some PDF readers: ${e}, not capping.`
          console.warn(t)
        }
      }
      return t
    }
    skipWhitespace() {
      for (; !this.bytes.done() && Zo[this.bytes.peek()];) this.bytes.next()
    }
    skipLine() {
      for (; !this.bytes.done();) {
        let e = this.bytes.peek()
        if (e === vu || e === yu) return
        this.bytes.next()
      }
    }
    skipComment() {
      if (this.bytes.peek() !== I.Percent) return !1
      for (; !this.bytes.done();) {
        let e = this.bytes.peek()
        if (e === vu || e === yu) return !0
        this.bytes.next()
      }
      return !0
    }
    skipWhitespaceAndComments() {
      for (this.skipWhitespace(); this.skipComment();) this.skipWhitespace()
    }
    matchKeyword(e) {
      let t = this.bytes.offset()
      for (let n = 0, r = e.length; n < r; n++)
        if (this.bytes.done() || this.bytes.next() !== e[n]) return (this.bytes.moveTo(t), !1)
      return !0
    }
  },
  xu = class {
    constructor(e) {
      ;((this.idx = 0), (this.line = 0), (this.column = 0), (this.bytes = e), (this.length = this.bytes.length))
    }
    moveTo(e) {
      this.idx = e
    }
    next() {
      let e = this.bytes[this.idx++]
      return (e === I.Newline ? ((this.line += 1), (this.column = 0)) : (this.column += 1), e)
    }
    assertNext(e) {
      if (this.peek() !== e) throw new Ro(this.position(), e, this.peek())
      return this.next()
    }
    peek() {
      return this.bytes[this.idx]
    }
    peekAhead(e) {
      return this.bytes[this.idx + e]
    }
    peekAt(e) {
      return this.bytes[e]
    }
    done() {
      return this.idx >= this.length
    }
    offset() {
      return this.idx
    }
    slice(e, t) {
      return this.bytes.slice(e, t)
    }
    position() {
      return { line: this.line, column: this.column, offset: this.idx }
    }
  }
;((xu.of = (e) => new xu(e)), (xu.fromPDFRawStream = (e) => xu.of(du(e).decode())))
var { Space: Su, CarriageReturn: Cu, Newline: wu } = I,
  Tu = [I.s, I.t, I.r, I.e, I.a, I.m],
  Eu = [I.e, I.n, I.d, I.s, I.t, I.r, I.e, I.a, I.m],
  Du = {
    header: [I.Percent, I.P, I.D, I.F, I.Dash],
    eof: [I.Percent, I.Percent, I.E, I.O, I.F],
    obj: [I.o, I.b, I.j],
    endobj: [I.e, I.n, I.d, I.o, I.b, I.j],
    xref: [I.x, I.r, I.e, I.f],
    trailer: [I.t, I.r, I.a, I.i, I.l, I.e, I.r],
    startxref: [I.s, I.t, I.a, I.r, I.t, I.x, I.r, I.e, I.f],
    true: [I.t, I.r, I.u, I.e],
    false: [I.f, I.a, I.l, I.s, I.e],
    null: [I.n, I.u, I.l, I.l],
    stream: Tu,
    streamEOF1: [...Tu, Su, Cu, wu],
    streamEOF2: [...Tu, Cu, wu],
    streamEOF3: [...Tu, Cu],
    streamEOF4: [...Tu, wu],
    endstream: Eu,
    EOF1endstream: [Cu, wu, ...Eu],
    EOF2endstream: [Cu, ...Eu],
    EOF3endstream: [wu, ...Eu],
  },
  Ou = class extends bu {
    constructor(e, t, n = !1, r) {
      ;(super(e, n), (this.context = t), (this.cryptoFactory = r))
    }
    parseObject(e) {
      if ((this.skipWhitespaceAndComments(), this.matchKeyword(Du.true))) return Yo.True
      if (this.matchKeyword(Du.false)) return Yo.False
      if (this.matchKeyword(Du.null)) return is
      let t = this.bytes.peek()
      if (t === I.LessThan && this.bytes.peekAhead(1) === I.LessThan) return this.parseDictOrStream(e)
      if (t === I.LessThan) return this.parseHexString(e)
      if (t === I.LeftParen) return this.parseString(e)
      if (t === I.ForwardSlash) return this.parseName()
      if (t === I.LeftSquareBracket) return this.parseArray(e)
      if (_u[t]) return this.parseNumberOrRef()
      throw new zo(this.bytes.position(), t)
    }
    parseNumberOrRef() {
      let e = this.parseRawNumber()
      this.skipWhitespaceAndComments()
      let t = this.bytes.offset()
      if (hu[this.bytes.peek()]) {
        let t = this.parseRawNumber()
        if ((this.skipWhitespaceAndComments(), this.bytes.peek() === I.R))
          return (this.bytes.assertNext(I.R), H.of(e, t))
      }
      return (this.bytes.moveTo(t), L.of(e))
    }
    parseHexString(e) {
      let t = ``
      for (this.bytes.assertNext(I.LessThan); !this.bytes.done() && this.bytes.peek() !== I.GreaterThan;)
        t += Lr(this.bytes.next())
      return (
        this.bytes.assertNext(I.GreaterThan),
        this.cryptoFactory &&
          e &&
          (t = this.cryptoFactory
            .createCipherTransform(e.objectNumber, e.generationNumber)
            .decryptBytes(V.of(t).asBytes())
            .reduce((e, t) => e + t.toString(16).padStart(2, `0`), ``)),
        V.of(t)
      )
    }
    parseString(e) {
      let t = 0,
        n = !1,
        r = ``
      for (; !this.bytes.done();) {
        let i = this.bytes.next()
        if (
          ((r += Lr(i)),
          n || (i === I.LeftParen && (t += 1), i === I.RightParen && --t),
          i === I.BackSlash ? (n = !n) : (n &&= !1),
          t === 0)
        ) {
          let t = r.substring(1, r.length - 1)
          return (
            this.cryptoFactory &&
              e &&
              (t = oi(
                this.cryptoFactory
                  .createCipherTransform(e.objectNumber, e.generationNumber)
                  .decryptBytes(U.of(t).asBytes()),
              )),
            U.of(t)
          )
        }
      }
      throw new Vo(this.bytes.position())
    }
    parseName() {
      this.bytes.assertNext(I.ForwardSlash)
      let e = ``
      for (; !this.bytes.done();) {
        let t = this.bytes.peek()
        if (Zo[t] || Xo[t]) break
        ;((e += Lr(t)), this.bytes.next())
      }
      return z.of($o(e))
    }
    parseArray(e) {
      ;(this.bytes.assertNext(I.LeftSquareBracket), this.skipWhitespaceAndComments())
      let t = R.withContext(this.context)
      for (; this.bytes.peek() !== I.RightSquareBracket;) {
        let n = this.parseObject(e)
        ;(t.push(n), this.skipWhitespaceAndComments())
      }
      return (this.bytes.assertNext(I.RightSquareBracket), t)
    }
    parseDict(e) {
      ;(this.bytes.assertNext(I.LessThan), this.bytes.assertNext(I.LessThan), this.skipWhitespaceAndComments())
      let t = new Map()
      for (; !this.bytes.done() && this.bytes.peek() !== I.GreaterThan && this.bytes.peekAhead(1) !== I.GreaterThan;) {
        let n = this.parseName(),
          r = this.parseObject(e)
        ;(t.set(n, r), this.skipWhitespaceAndComments())
      }
      ;(this.skipWhitespaceAndComments(), this.bytes.assertNext(I.GreaterThan), this.bytes.assertNext(I.GreaterThan))
      let n = t.get(z.of(`Type`))
      return n === z.of(`Catalog`)
        ? _c.fromMapWithContext(t, this.context)
        : n === z.of(`Pages`)
          ? vc.fromMapWithContext(t, this.context)
          : n === z.of(`Page`)
            ? vs.fromMapWithContext(t, this.context)
            : B.fromMapWithContext(t, this.context)
    }
    parseDictOrStream(e) {
      let t = this.bytes.position(),
        n = this.parseDict(e)
      if (
        (this.skipWhitespaceAndComments(),
        !this.matchKeyword(Du.streamEOF1) &&
          !this.matchKeyword(Du.streamEOF2) &&
          !this.matchKeyword(Du.streamEOF3) &&
          !this.matchKeyword(Du.streamEOF4) &&
          !this.matchKeyword(Du.stream))
      )
        return n
      let r = this.bytes.offset(),
        i,
        a = n.get(z.of(`Length`))
      a instanceof L
        ? ((i = r + a.asNumber()),
          this.bytes.moveTo(i),
          this.skipWhitespaceAndComments(),
          this.matchKeyword(Du.endstream) || (this.bytes.moveTo(r), (i = this.findEndOfStreamFallback(t))))
        : (i = this.findEndOfStreamFallback(t))
      let o = this.bytes.slice(r, i)
      return (
        this.cryptoFactory &&
          e &&
          (o = this.cryptoFactory.createCipherTransform(e.objectNumber, e.generationNumber).decryptBytes(o)),
        os.of(n, o)
      )
    }
    findEndOfStreamFallback(e) {
      let t = 1,
        n = this.bytes.offset()
      for (
        ;
        !this.bytes.done() &&
        ((n = this.bytes.offset()),
        this.matchKeyword(Du.stream)
          ? (t += 1)
          : this.matchKeyword(Du.EOF1endstream) ||
              this.matchKeyword(Du.EOF2endstream) ||
              this.matchKeyword(Du.EOF3endstream) ||
              this.matchKeyword(Du.endstream)
            ? --t
            : this.bytes.next(),
        t !== 0);
      );
      if (t !== 0) throw new Bo(e)
      return n
    }
  }
;((Ou.forBytes = (e, t, n) => new Ou(xu.of(e), t, n)), (Ou.forByteStream = (e, t, n = !1) => new Ou(e, t, n)))
var ku = class extends Ou {
  constructor(e, t) {
    super(xu.fromPDFRawStream(e), e.dict.context)
    let { dict: n } = e
    ;((this.alreadyParsed = !1),
      (this.shouldWaitForTick = t || (() => !1)),
      (this.firstOffset = n.lookup(z.of(`First`), L).asNumber()),
      (this.objectCount = n.lookup(z.of(`N`), L).asNumber()))
  }
  parseIntoContext() {
    return K(this, void 0, void 0, function* () {
      if (this.alreadyParsed) throw new Co(`PDFObjectStreamParser`, `parseIntoContext`)
      this.alreadyParsed = !0
      let e = this.parseOffsetsAndObjectNumbers()
      for (let t = 0, n = e.length; t < n; t++) {
        let { objectNumber: n, offset: r } = e[t]
        this.bytes.moveTo(this.firstOffset + r)
        let i = H.of(n, 0),
          a = this.parseObject(i)
        ;(this.context.assign(i, a), this.shouldWaitForTick() && (yield vi()))
      }
    })
  }
  parseOffsetsAndObjectNumbers() {
    let e = []
    for (let t = 0, n = this.objectCount; t < n; t++) {
      this.skipWhitespaceAndComments()
      let t = this.parseRawInt()
      this.skipWhitespaceAndComments()
      let n = this.parseRawInt()
      e.push({ objectNumber: t, offset: n })
    }
    return e
  }
}
ku.forStream = (e, t) => new ku(e, t)
var Au = class {
  constructor(e) {
    ;((this.alreadyParsed = !1),
      (this.dict = e.dict),
      (this.bytes = xu.fromPDFRawStream(e)),
      (this.context = this.dict.context),
      (this.context.pdfFileDetails.useObjectStreams = !0))
    let t = this.dict.lookup(z.of(`Size`), L),
      n = this.dict.lookup(z.of(`Index`))
    if (n instanceof R) {
      this.subsections = []
      for (let e = 0, t = n.size(); e < t; e += 2) {
        let t = n.lookup(e + 0, L).asNumber(),
          r = n.lookup(e + 1, L).asNumber()
        this.subsections.push({ firstObjectNumber: t, length: r })
      }
    } else this.subsections = [{ firstObjectNumber: 0, length: t.asNumber() }]
    let r = this.dict.lookup(z.of(`W`), R)
    this.byteWidths = [-1, -1, -1]
    for (let e = 0, t = r.size(); e < t; e++) this.byteWidths[e] = r.lookup(e, L).asNumber()
  }
  parseIntoContext() {
    if (this.alreadyParsed) throw new Co(`PDFXRefStreamParser`, `parseIntoContext`)
    this.alreadyParsed = !0
    let e = this.context.trailerInfo
    return (
      (this.context.trailerInfo = {
        Size: this.dict.lookup(z.of(`Size`), L) || e.Size,
        Root: this.dict.get(z.of(`Root`)) || e.Root,
        Encrypt: this.dict.get(z.of(`Encrypt`)) || e.Encrypt,
        Info: this.dict.get(z.of(`Info`)) || e.Info,
        ID: this.dict.get(z.of(`ID`)) || e.ID,
      }),
      this.context.trailerInfo.Size &&
        this.context.pdfFileDetails.originalBytes &&
        (this.context.largestObjectNumber = Math.max(
          this.context.largestObjectNumber,
          this.context.trailerInfo.Size.asNumber() - 1,
        )),
      this.parseEntries()
    )
  }
  parseEntries() {
    let e = [],
      [t, n, r] = this.byteWidths
    for (let i = 0, a = this.subsections.length; i < a; i++) {
      let { firstObjectNumber: a, length: o } = this.subsections[i]
      for (let i = 0; i < o; i++) {
        let o = 0
        for (let e = 0, n = t; e < n; e++) o = (o << 8) | this.bytes.next()
        let s = 0
        for (let e = 0, t = n; e < t; e++) s = (s << 8) | this.bytes.next()
        let c = 0
        for (let e = 0, t = r; e < t; e++) c = (c << 8) | this.bytes.next()
        t === 0 && (o = 1)
        let l = a + i,
          u = { ref: H.of(l, o === 2 ? 0 : c), offset: s, deleted: o === 0, inObjectStream: o === 2 }
        e.push(u)
      }
    }
    return e
  }
}
Au.forStream = (e) => new Au(e)
var ju = class extends Ou {
  constructor(e, t = 1 / 0, n = !1, r = !1, i = !1, a, o = !1) {
    ;(super(xu.of(e), _s.create(), i, a),
      (this.alreadyParsed = !1),
      (this.parsedObjects = 0),
      (this.shouldWaitForTick = () => ((this.parsedObjects += 1), this.parsedObjects % this.objectsPerTick === 0)),
      (this.objectsPerTick = t),
      (this.throwOnInvalidObject = n),
      (this.warnOnInvalidObjects = r),
      (this.context.isDecrypted = !!a?.encryptionKey),
      (this.context.pdfFileDetails.pdfSize = e.length),
      o && (this.context.pdfFileDetails.originalBytes = e))
  }
  parseDocument() {
    return K(this, void 0, void 0, function* () {
      if (this.alreadyParsed) throw new Co(`PDFParser`, `parseDocument`)
      ;((this.alreadyParsed = !0), (this.context.header = this.parseHeader()))
      let e
      for (; !this.bytes.done();) {
        yield this.parseDocumentSection()
        let t = this.bytes.offset()
        if (t === e) throw new Ho(this.bytes.position())
        e = t
      }
      return (
        this.maybeRecoverRoot(),
        this.context.lookup(H.of(0)) && (console.warn(`Removing parsed object: 0 0 R`), this.context.delete(H.of(0))),
        this.context
      )
    })
  }
  maybeRecoverRoot() {
    let e = (e) => e instanceof B && e.lookup(z.of(`Type`)) === z.of(`Catalog`)
    if (!e(this.context.lookup(this.context.trailerInfo.Root))) {
      let t = this.context.enumerateIndirectObjects()
      for (let n = 0, r = t.length; n < r; n++) {
        let [r, i] = t[n]
        e(i) && (this.context.trailerInfo.Root = r)
      }
    }
  }
  parseHeader() {
    for (; !this.bytes.done();) {
      if (this.matchKeyword(Du.header)) {
        let e = this.parseRawInt()
        this.bytes.assertNext(I.Period)
        let t = this.parseRawInt(),
          n = Ko.forVersion(e, t)
        return (this.skipBinaryHeaderComment(), n)
      }
      this.bytes.next()
    }
    throw new Uo(this.bytes.position())
  }
  parseIndirectObjectHeader() {
    this.skipWhitespaceAndComments()
    let e = this.parseRawInt()
    this.skipWhitespaceAndComments()
    let t = this.parseRawInt()
    if ((this.skipWhitespaceAndComments(), !this.matchKeyword(Du.obj))) throw new Wo(this.bytes.position(), Du.obj)
    return H.of(e, t)
  }
  matchIndirectObjectHeader() {
    let e = this.bytes.offset()
    try {
      return (this.parseIndirectObjectHeader(), !0)
    } catch {
      return (this.bytes.moveTo(e), !1)
    }
  }
  parseIndirectObject() {
    return K(this, void 0, void 0, function* () {
      let e = this.parseIndirectObjectHeader()
      this.skipWhitespaceAndComments()
      let t = this.parseObject(e)
      return (
        this.skipWhitespaceAndComments(),
        this.matchKeyword(Du.endobj),
        t instanceof os && t.dict.lookup(z.of(`Type`)) === z.of(`ObjStm`)
          ? yield ku.forStream(t, this.shouldWaitForTick).parseIntoContext()
          : t instanceof os && t.dict.lookup(z.of(`Type`)) === z.of(`XRef`) && Au.forStream(t).parseIntoContext(),
        this.context.assign(e, t),
        e
      )
    })
  }
  tryToParseInvalidIndirectObject() {
    let e = this.bytes.position(),
      t = `Trying to parse invalid object: ${JSON.stringify(e)})`
    if (this.throwOnInvalidObject) throw Error(t)
    this.warnOnInvalidObjects && console.warn(t)
    let n = this.parseIndirectObjectHeader()
    ;(this.warnOnInvalidObjects && console.warn(`Invalid object ref: ${n}`), this.skipWhitespaceAndComments())
    let r = this.bytes.offset(),
      i = !0
    for (; !this.bytes.done() && (this.matchKeyword(Du.endobj) && (i = !1), i);) this.bytes.next()
    if (i) {
      this.bytes.moveTo(r)
      return
    }
    let a = this.bytes.offset() - Du.endobj.length,
      o = ks.of(this.bytes.slice(r, a))
    return (this.context.assign(n, o), n)
  }
  parseIndirectObjects() {
    return K(this, void 0, void 0, function* () {
      for (this.skipWhitespaceAndComments(); !this.bytes.done() && hu[this.bytes.peek()];) {
        let e = this.bytes.offset()
        try {
          yield this.parseIndirectObject()
        } catch {
          ;(this.bytes.moveTo(e), this.tryToParseInvalidIndirectObject())
        }
        ;(this.skipWhitespaceAndComments(), this.skipJibberish(), this.shouldWaitForTick() && (yield vi()))
      }
    })
  }
  maybeParseCrossRefSection() {
    if ((this.skipWhitespaceAndComments(), !this.matchKeyword(Du.xref))) return
    this.skipWhitespaceAndComments()
    let e = -1,
      t = xs.createEmpty()
    for (; !this.bytes.done() && hu[this.bytes.peek()];) {
      let n = this.parseRawInt()
      if ((this.skipWhitespaceAndComments(), !hu[this.bytes.peek()])) return xs.createEmpty()
      let r = this.parseRawInt()
      this.skipWhitespaceAndComments()
      let i = this.bytes.peek()
      if (i === I.n || i === I.f) {
        let i = H.of(e, r)
        ;(this.bytes.next() === I.n ? t.addEntry(i, n) : t.addDeletedEntry(i, n), (e += 1))
      } else e = n
      this.skipWhitespaceAndComments()
    }
    return t
  }
  maybeParseTrailerDict() {
    if ((this.skipWhitespaceAndComments(), !this.matchKeyword(Du.trailer))) return
    this.skipWhitespaceAndComments()
    let e = this.parseDict(),
      { context: t } = this
    ;((t.trailerInfo = {
      Size: e.lookupMaybe(z.of(`Size`), L) || t.trailerInfo.Size,
      Root: e.get(z.of(`Root`)) || t.trailerInfo.Root,
      Encrypt: e.get(z.of(`Encrypt`)) || t.trailerInfo.Encrypt,
      Info: e.get(z.of(`Info`)) || t.trailerInfo.Info,
      ID: e.get(z.of(`ID`)) || t.trailerInfo.ID,
    }),
      t.trailerInfo.Size &&
        t.pdfFileDetails.originalBytes &&
        (t.largestObjectNumber = Math.max(t.largestObjectNumber, t.trailerInfo.Size.asNumber() - 1)))
  }
  maybeParseTrailer() {
    if ((this.skipWhitespaceAndComments(), !this.matchKeyword(Du.startxref))) return
    this.skipWhitespaceAndComments()
    let e = this.parseRawInt()
    return (
      (this.context.pdfFileDetails.prevStartXRef = e),
      this.skipWhitespace(),
      this.matchKeyword(Du.eof),
      this.skipWhitespaceAndComments(),
      this.matchKeyword(Du.eof),
      this.skipWhitespaceAndComments(),
      Ss.forLastCrossRefSectionOffset(e)
    )
  }
  parseDocumentSection() {
    return K(this, void 0, void 0, function* () {
      ;(yield this.parseIndirectObjects(),
        this.maybeParseCrossRefSection(),
        this.maybeParseTrailerDict(),
        this.maybeParseTrailer(),
        this.skipJibberish())
    })
  }
  skipJibberish() {
    for (this.skipWhitespaceAndComments(); !this.bytes.done();) {
      let e = this.bytes.offset(),
        t = this.bytes.peek()
      if (
        t >= I.Space &&
        t <= I.Tilde &&
        (this.matchKeyword(Du.xref) ||
          this.matchKeyword(Du.trailer) ||
          this.matchKeyword(Du.startxref) ||
          this.matchIndirectObjectHeader())
      ) {
        this.bytes.moveTo(e)
        break
      }
      this.bytes.next()
    }
  }
  skipBinaryHeaderComment() {
    this.skipWhitespaceAndComments()
    try {
      let e = this.bytes.offset()
      ;(this.parseIndirectObjectHeader(), this.bytes.moveTo(e))
    } catch {
      ;(this.bytes.next(), this.skipWhitespaceAndComments())
    }
  }
}
ju.forBytesWithOptions = (e, t, n, r, i, a, o) => new ju(e, t, n, r, i, a, o)
var Mu = 512,
  Nu = class extends Ql {
    constructor(e, t, n) {
      ;(super(n), (this.stream = e), (this.decrypt = t), (this.nextChunk = null), (this.initialized = !1))
    }
    readBlock() {
      let e
      if (
        (this.initialized ? (e = this.nextChunk) : ((e = this.stream.getBytes(Mu)), (this.initialized = !0)),
        !e || e.length === 0)
      ) {
        this.eof = !0
        return
      }
      this.nextChunk = this.stream.getBytes(Mu)
      let t = this.nextChunk && this.nextChunk.length > 0,
        n = this.decrypt
      e = n(e, !t)
      let r = this.bufferLength,
        i = r + e.length
      ;(this.ensureBuffer(i).set(e, r), (this.bufferLength = i))
    }
  },
  Pu = (e = ``) => {
    let t = e
    try {
      t = unescape(encodeURIComponent(e))
    } catch {}
    return Br(t).subarray(0, Math.min(127, t.length))
  },
  Fu = class {
    constructor(e) {
      ;((this.a = 0), (this.b = 0))
      let t = new Uint8Array(256),
        n = e.length
      for (let e = 0; e < 256; ++e) t[e] = e
      for (let r = 0, i = 0; r < 256; ++r) {
        let a = t[r]
        ;((i = (i + a + e[r % n]) & 255), (t[r] = t[i]), (t[i] = a))
      }
      this.s = t
    }
    encryptBlock(e) {
      let t = this.a,
        n = this.b,
        r = this.s,
        i = e.length,
        a = new Uint8Array(i)
      for (let o = 0; o < i; ++o) {
        t = (t + 1) & 255
        let i = r[t]
        n = (n + i) & 255
        let s = r[n]
        ;((r[t] = s), (r[n] = i), (a[o] = e[o] ^ r[(i + s) & 255]))
      }
      return ((this.a = t), (this.b = n), a)
    }
    decryptBlock(e) {
      return this.encryptBlock(e)
    }
    encrypt(e) {
      return this.encryptBlock(e)
    }
  },
  Iu = (function () {
    let e = new Uint8Array([
        7, 12, 17, 22, 7, 12, 17, 22, 7, 12, 17, 22, 7, 12, 17, 22, 5, 9, 14, 20, 5, 9, 14, 20, 5, 9, 14, 20, 5, 9, 14,
        20, 4, 11, 16, 23, 4, 11, 16, 23, 4, 11, 16, 23, 4, 11, 16, 23, 6, 10, 15, 21, 6, 10, 15, 21, 6, 10, 15, 21, 6,
        10, 15, 21,
      ]),
      t = new Int32Array([
        -680876936, -389564586, 606105819, -1044525330, -176418897, 1200080426, -1473231341, -45705983, 1770035416,
        -1958414417, -42063, -1990404162, 1804603682, -40341101, -1502002290, 1236535329, -165796510, -1069501632,
        643717713, -373897302, -701558691, 38016083, -660478335, -405537848, 568446438, -1019803690, -187363961,
        1163531501, -1444681467, -51403784, 1735328473, -1926607734, -378558, -2022574463, 1839030562, -35309556,
        -1530992060, 1272893353, -155497632, -1094730640, 681279174, -358537222, -722521979, 76029189, -640364487,
        -421815835, 530742520, -995338651, -198630844, 1126891415, -1416354905, -57434055, 1700485571, -1894986606,
        -1051523, -2054922799, 1873313359, -30611744, -1560198380, 1309151649, -145523070, -1120210379, 718787259,
        -343485551,
      ])
    function n(n, r, i) {
      let a = 1732584193,
        o = -271733879,
        s = -1732584194,
        c = 271733878,
        l = (i + 72) & -64,
        u = new Uint8Array(l),
        d,
        f
      for (d = 0; d < i; ++d) u[d] = n[r++]
      u[d++] = 128
      let p = l - 8
      for (; d < p;) u[d++] = 0
      ;((u[d++] = (i << 3) & 255),
        (u[d++] = (i >> 5) & 255),
        (u[d++] = (i >> 13) & 255),
        (u[d++] = (i >> 21) & 255),
        (u[d++] = (i >>> 29) & 255),
        (u[d++] = 0),
        (u[d++] = 0),
        (u[d++] = 0))
      let m = new Int32Array(16)
      for (d = 0; d < l;) {
        for (f = 0; f < 16; ++f, d += 4) m[f] = u[d] | (u[d + 1] << 8) | (u[d + 2] << 16) | (u[d + 3] << 24)
        let n = a,
          r = o,
          i = s,
          l = c,
          p,
          h
        for (f = 0; f < 64; ++f) {
          f < 16
            ? ((p = (r & i) | (~r & l)), (h = f))
            : f < 32
              ? ((p = (l & r) | (~l & i)), (h = (5 * f + 1) & 15))
              : f < 48
                ? ((p = r ^ i ^ l), (h = (3 * f + 5) & 15))
                : ((p = i ^ (r | ~l)), (h = (7 * f) & 15))
          let a = l,
            o = (n + p + t[f] + m[h]) | 0,
            s = e[f]
          ;((l = i), (i = r), (r = (r + ((o << s) | (o >>> (32 - s)))) | 0), (n = a))
        }
        ;((a = (a + n) | 0), (o = (o + r) | 0), (s = (s + i) | 0), (c = (c + l) | 0))
      }
      return new Uint8Array([
        a & 255,
        (a >> 8) & 255,
        (a >> 16) & 255,
        (a >>> 24) & 255,
        o & 255,
        (o >> 8) & 255,
        (o >> 16) & 255,
        (o >>> 24) & 255,
        s & 255,
        (s >> 8) & 255,
        (s >> 16) & 255,
        (s >>> 24) & 255,
        c & 255,
        (c >> 8) & 255,
        (c >> 16) & 255,
        (c >>> 24) & 255,
      ])
    }
    return n
  })(),
  q = class {
    constructor(e, t) {
      ;((this.high = e | 0), (this.low = t | 0))
    }
    and(e) {
      ;((this.high &= e.high), (this.low &= e.low))
    }
    xor(e) {
      ;((this.high ^= e.high), (this.low ^= e.low))
    }
    or(e) {
      ;((this.high |= e.high), (this.low |= e.low))
    }
    shiftRight(e) {
      e >= 32
        ? ((this.low = (this.high >>> (e - 32)) | 0), (this.high = 0))
        : ((this.low = (this.low >>> e) | (this.high << (32 - e))), (this.high = (this.high >>> e) | 0))
    }
    shiftLeft(e) {
      e >= 32
        ? ((this.high = this.low << (e - 32)), (this.low = 0))
        : ((this.high = (this.high << e) | (this.low >>> (32 - e))), (this.low <<= e))
    }
    rotateRight(e) {
      let t, n
      ;(e & 32 ? ((n = this.low), (t = this.high)) : ((t = this.low), (n = this.high)),
        (e &= 31),
        (this.low = (t >>> e) | (n << (32 - e))),
        (this.high = (n >>> e) | (t << (32 - e))))
    }
    not() {
      ;((this.high = ~this.high), (this.low = ~this.low))
    }
    add(e) {
      let t = (this.low >>> 0) + (e.low >>> 0),
        n = (this.high >>> 0) + (e.high >>> 0)
      ;(t > 4294967295 && (n += 1), (this.low = t | 0), (this.high = n | 0))
    }
    copyTo(e, t) {
      ;((e[t] = (this.high >>> 24) & 255),
        (e[t + 1] = (this.high >> 16) & 255),
        (e[t + 2] = (this.high >> 8) & 255),
        (e[t + 3] = this.high & 255),
        (e[t + 4] = (this.low >>> 24) & 255),
        (e[t + 5] = (this.low >> 16) & 255),
        (e[t + 6] = (this.low >> 8) & 255),
        (e[t + 7] = this.low & 255))
    }
    assign(e) {
      ;((this.high = e.high), (this.low = e.low))
    }
  },
  Lu = (function () {
    function e(e, t) {
      return (e >>> t) | (e << (32 - t))
    }
    function t(e, t, n) {
      return (e & t) ^ (~e & n)
    }
    function n(e, t, n) {
      return (e & t) ^ (e & n) ^ (t & n)
    }
    function r(t) {
      return e(t, 2) ^ e(t, 13) ^ e(t, 22)
    }
    function i(t) {
      return e(t, 6) ^ e(t, 11) ^ e(t, 25)
    }
    function a(t) {
      return e(t, 7) ^ e(t, 18) ^ (t >>> 3)
    }
    function o(t) {
      return e(t, 17) ^ e(t, 19) ^ (t >>> 10)
    }
    let s = [
      1116352408, 1899447441, 3049323471, 3921009573, 961987163, 1508970993, 2453635748, 2870763221, 3624381080,
      310598401, 607225278, 1426881987, 1925078388, 2162078206, 2614888103, 3248222580, 3835390401, 4022224774,
      264347078, 604807628, 770255983, 1249150122, 1555081692, 1996064986, 2554220882, 2821834349, 2952996808,
      3210313671, 3336571891, 3584528711, 113926993, 338241895, 666307205, 773529912, 1294757372, 1396182291,
      1695183700, 1986661051, 2177026350, 2456956037, 2730485921, 2820302411, 3259730800, 3345764771, 3516065817,
      3600352804, 4094571909, 275423344, 430227734, 506948616, 659060556, 883997877, 958139571, 1322822218, 1537002063,
      1747873779, 1955562222, 2024104815, 2227730452, 2361852424, 2428436474, 2756734187, 3204031479, 3329325298,
    ]
    function c(e, c, l) {
      let u = 1779033703,
        d = 3144134277,
        f = 1013904242,
        p = 2773480762,
        m = 1359893119,
        h = 2600822924,
        g = 528734635,
        _ = 1541459225,
        v = Math.ceil((l + 9) / 64) * 64,
        y = new Uint8Array(v),
        b,
        x
      for (b = 0; b < l; ++b) y[b] = e[c++]
      y[b++] = 128
      let S = v - 8
      for (; b < S;) y[b++] = 0
      ;((y[b++] = 0),
        (y[b++] = 0),
        (y[b++] = 0),
        (y[b++] = (l >>> 29) & 255),
        (y[b++] = (l >> 21) & 255),
        (y[b++] = (l >> 13) & 255),
        (y[b++] = (l >> 5) & 255),
        (y[b++] = (l << 3) & 255))
      let C = new Uint32Array(64)
      for (b = 0; b < v;) {
        for (x = 0; x < 16; ++x) ((C[x] = (y[b] << 24) | (y[b + 1] << 16) | (y[b + 2] << 8) | y[b + 3]), (b += 4))
        for (x = 16; x < 64; ++x) C[x] = (o(C[x - 2]) + C[x - 7] + a(C[x - 15]) + C[x - 16]) | 0
        let e = u,
          c = d,
          l = f,
          v = p,
          S = m,
          w = h,
          T = g,
          E = _,
          D,
          O
        for (x = 0; x < 64; ++x)
          ((D = E + i(S) + t(S, w, T) + s[x] + C[x]),
            (O = r(e) + n(e, c, l)),
            (E = T),
            (T = w),
            (w = S),
            (S = (v + D) | 0),
            (v = l),
            (l = c),
            (c = e),
            (e = (D + O) | 0))
        ;((u = (u + e) | 0),
          (d = (d + c) | 0),
          (f = (f + l) | 0),
          (p = (p + v) | 0),
          (m = (m + S) | 0),
          (h = (h + w) | 0),
          (g = (g + T) | 0),
          (_ = (_ + E) | 0))
      }
      return new Uint8Array([
        (u >> 24) & 255,
        (u >> 16) & 255,
        (u >> 8) & 255,
        u & 255,
        (d >> 24) & 255,
        (d >> 16) & 255,
        (d >> 8) & 255,
        d & 255,
        (f >> 24) & 255,
        (f >> 16) & 255,
        (f >> 8) & 255,
        f & 255,
        (p >> 24) & 255,
        (p >> 16) & 255,
        (p >> 8) & 255,
        p & 255,
        (m >> 24) & 255,
        (m >> 16) & 255,
        (m >> 8) & 255,
        m & 255,
        (h >> 24) & 255,
        (h >> 16) & 255,
        (h >> 8) & 255,
        h & 255,
        (g >> 24) & 255,
        (g >> 16) & 255,
        (g >> 8) & 255,
        g & 255,
        (_ >> 24) & 255,
        (_ >> 16) & 255,
        (_ >> 8) & 255,
        _ & 255,
      ])
    }
    return c
  })(),
  Ru = (function () {
    function e(e, t, n, r, i) {
      ;(e.assign(t), e.and(n), i.assign(t), i.not(), i.and(r), e.xor(i))
    }
    function t(e, t, n, r, i) {
      ;(e.assign(t), e.and(n), i.assign(t), i.and(r), e.xor(i), i.assign(n), i.and(r), e.xor(i))
    }
    function n(e, t, n) {
      ;(e.assign(t),
        e.rotateRight(28),
        n.assign(t),
        n.rotateRight(34),
        e.xor(n),
        n.assign(t),
        n.rotateRight(39),
        e.xor(n))
    }
    function r(e, t, n) {
      ;(e.assign(t),
        e.rotateRight(14),
        n.assign(t),
        n.rotateRight(18),
        e.xor(n),
        n.assign(t),
        n.rotateRight(41),
        e.xor(n))
    }
    function i(e, t, n) {
      ;(e.assign(t), e.rotateRight(1), n.assign(t), n.rotateRight(8), e.xor(n), n.assign(t), n.shiftRight(7), e.xor(n))
    }
    function a(e, t, n) {
      ;(e.assign(t),
        e.rotateRight(19),
        n.assign(t),
        n.rotateRight(61),
        e.xor(n),
        n.assign(t),
        n.shiftRight(6),
        e.xor(n))
    }
    let o = [
      new q(1116352408, 3609767458),
      new q(1899447441, 602891725),
      new q(3049323471, 3964484399),
      new q(3921009573, 2173295548),
      new q(961987163, 4081628472),
      new q(1508970993, 3053834265),
      new q(2453635748, 2937671579),
      new q(2870763221, 3664609560),
      new q(3624381080, 2734883394),
      new q(310598401, 1164996542),
      new q(607225278, 1323610764),
      new q(1426881987, 3590304994),
      new q(1925078388, 4068182383),
      new q(2162078206, 991336113),
      new q(2614888103, 633803317),
      new q(3248222580, 3479774868),
      new q(3835390401, 2666613458),
      new q(4022224774, 944711139),
      new q(264347078, 2341262773),
      new q(604807628, 2007800933),
      new q(770255983, 1495990901),
      new q(1249150122, 1856431235),
      new q(1555081692, 3175218132),
      new q(1996064986, 2198950837),
      new q(2554220882, 3999719339),
      new q(2821834349, 766784016),
      new q(2952996808, 2566594879),
      new q(3210313671, 3203337956),
      new q(3336571891, 1034457026),
      new q(3584528711, 2466948901),
      new q(113926993, 3758326383),
      new q(338241895, 168717936),
      new q(666307205, 1188179964),
      new q(773529912, 1546045734),
      new q(1294757372, 1522805485),
      new q(1396182291, 2643833823),
      new q(1695183700, 2343527390),
      new q(1986661051, 1014477480),
      new q(2177026350, 1206759142),
      new q(2456956037, 344077627),
      new q(2730485921, 1290863460),
      new q(2820302411, 3158454273),
      new q(3259730800, 3505952657),
      new q(3345764771, 106217008),
      new q(3516065817, 3606008344),
      new q(3600352804, 1432725776),
      new q(4094571909, 1467031594),
      new q(275423344, 851169720),
      new q(430227734, 3100823752),
      new q(506948616, 1363258195),
      new q(659060556, 3750685593),
      new q(883997877, 3785050280),
      new q(958139571, 3318307427),
      new q(1322822218, 3812723403),
      new q(1537002063, 2003034995),
      new q(1747873779, 3602036899),
      new q(1955562222, 1575990012),
      new q(2024104815, 1125592928),
      new q(2227730452, 2716904306),
      new q(2361852424, 442776044),
      new q(2428436474, 593698344),
      new q(2756734187, 3733110249),
      new q(3204031479, 2999351573),
      new q(3329325298, 3815920427),
      new q(3391569614, 3928383900),
      new q(3515267271, 566280711),
      new q(3940187606, 3454069534),
      new q(4118630271, 4000239992),
      new q(116418474, 1914138554),
      new q(174292421, 2731055270),
      new q(289380356, 3203993006),
      new q(460393269, 320620315),
      new q(685471733, 587496836),
      new q(852142971, 1086792851),
      new q(1017036298, 365543100),
      new q(1126000580, 2618297676),
      new q(1288033470, 3409855158),
      new q(1501505948, 4234509866),
      new q(1607167915, 987167468),
      new q(1816402316, 1246189591),
    ]
    function s(s, c, l, u = !1) {
      let d, f, p, m, h, g, _, v
      u
        ? ((d = new q(3418070365, 3238371032)),
          (f = new q(1654270250, 914150663)),
          (p = new q(2438529370, 812702999)),
          (m = new q(355462360, 4144912697)),
          (h = new q(1731405415, 4290775857)),
          (g = new q(2394180231, 1750603025)),
          (_ = new q(3675008525, 1694076839)),
          (v = new q(1203062813, 3204075428)))
        : ((d = new q(1779033703, 4089235720)),
          (f = new q(3144134277, 2227873595)),
          (p = new q(1013904242, 4271175723)),
          (m = new q(2773480762, 1595750129)),
          (h = new q(1359893119, 2917565137)),
          (g = new q(2600822924, 725511199)),
          (_ = new q(528734635, 4215389547)),
          (v = new q(1541459225, 327033209)))
      let y = Math.ceil((l + 17) / 128) * 128,
        b = new Uint8Array(y),
        x,
        S
      for (x = 0; x < l; ++x) b[x] = s[c++]
      b[x++] = 128
      let C = y - 16
      for (; x < C;) b[x++] = 0
      ;((b[x++] = 0),
        (b[x++] = 0),
        (b[x++] = 0),
        (b[x++] = 0),
        (b[x++] = 0),
        (b[x++] = 0),
        (b[x++] = 0),
        (b[x++] = 0),
        (b[x++] = 0),
        (b[x++] = 0),
        (b[x++] = 0),
        (b[x++] = (l >>> 29) & 255),
        (b[x++] = (l >> 21) & 255),
        (b[x++] = (l >> 13) & 255),
        (b[x++] = (l >> 5) & 255),
        (b[x++] = (l << 3) & 255))
      let w = Array(80)
      for (x = 0; x < 80; x++) w[x] = new q(0, 0)
      let T = new q(0, 0),
        E = new q(0, 0),
        D = new q(0, 0),
        O = new q(0, 0),
        ee = new q(0, 0),
        te = new q(0, 0),
        ne = new q(0, 0),
        re = new q(0, 0),
        k = new q(0, 0),
        A = new q(0, 0),
        ie = new q(0, 0),
        ae = new q(0, 0),
        oe
      for (x = 0; x < y;) {
        for (S = 0; S < 16; ++S)
          ((w[S].high = (b[x] << 24) | (b[x + 1] << 16) | (b[x + 2] << 8) | b[x + 3]),
            (w[S].low = (b[x + 4] << 24) | (b[x + 5] << 16) | (b[x + 6] << 8) | b[x + 7]),
            (x += 8))
        for (S = 16; S < 80; ++S)
          ((oe = w[S]), a(oe, w[S - 2], ae), oe.add(w[S - 7]), i(ie, w[S - 15], ae), oe.add(ie), oe.add(w[S - 16]))
        for (
          T.assign(d),
            E.assign(f),
            D.assign(p),
            O.assign(m),
            ee.assign(h),
            te.assign(g),
            ne.assign(_),
            re.assign(v),
            S = 0;
          S < 80;
          ++S
        )
          (k.assign(re),
            r(ie, ee, ae),
            k.add(ie),
            e(ie, ee, te, ne, ae),
            k.add(ie),
            k.add(o[S]),
            k.add(w[S]),
            n(A, T, ae),
            t(ie, T, E, D, ae),
            A.add(ie),
            (oe = re),
            (re = ne),
            (ne = te),
            (te = ee),
            O.add(k),
            (ee = O),
            (O = D),
            (D = E),
            (E = T),
            oe.assign(k),
            oe.add(A),
            (T = oe))
        ;(d.add(T), f.add(E), p.add(D), m.add(O), h.add(ee), g.add(te), _.add(ne), v.add(re))
      }
      let se
      return (
        u
          ? ((se = new Uint8Array(48)),
            d.copyTo(se, 0),
            f.copyTo(se, 8),
            p.copyTo(se, 16),
            m.copyTo(se, 24),
            h.copyTo(se, 32),
            g.copyTo(se, 40))
          : ((se = new Uint8Array(64)),
            d.copyTo(se, 0),
            f.copyTo(se, 8),
            p.copyTo(se, 16),
            m.copyTo(se, 24),
            h.copyTo(se, 32),
            g.copyTo(se, 40),
            _.copyTo(se, 48),
            v.copyTo(se, 56)),
        se
      )
    }
    return s
  })()
function zu(e, t, n) {
  return Ru(e, t, n, !0)
}
var Bu = class {
    decryptBlock(e) {
      return e
    }
    encrypt(e) {
      return e
    }
  },
  Vu = class e {
    constructor() {
      if (this.constructor === e) throw Error(`Cannot initialize AESBaseCipher.`)
      ;((this._s = new Uint8Array([
        99, 124, 119, 123, 242, 107, 111, 197, 48, 1, 103, 43, 254, 215, 171, 118, 202, 130, 201, 125, 250, 89, 71, 240,
        173, 212, 162, 175, 156, 164, 114, 192, 183, 253, 147, 38, 54, 63, 247, 204, 52, 165, 229, 241, 113, 216, 49,
        21, 4, 199, 35, 195, 24, 150, 5, 154, 7, 18, 128, 226, 235, 39, 178, 117, 9, 131, 44, 26, 27, 110, 90, 160, 82,
        59, 214, 179, 41, 227, 47, 132, 83, 209, 0, 237, 32, 252, 177, 91, 106, 203, 190, 57, 74, 76, 88, 207, 208, 239,
        170, 251, 67, 77, 51, 133, 69, 249, 2, 127, 80, 60, 159, 168, 81, 163, 64, 143, 146, 157, 56, 245, 188, 182,
        218, 33, 16, 255, 243, 210, 205, 12, 19, 236, 95, 151, 68, 23, 196, 167, 126, 61, 100, 93, 25, 115, 96, 129, 79,
        220, 34, 42, 144, 136, 70, 238, 184, 20, 222, 94, 11, 219, 224, 50, 58, 10, 73, 6, 36, 92, 194, 211, 172, 98,
        145, 149, 228, 121, 231, 200, 55, 109, 141, 213, 78, 169, 108, 86, 244, 234, 101, 122, 174, 8, 186, 120, 37, 46,
        28, 166, 180, 198, 232, 221, 116, 31, 75, 189, 139, 138, 112, 62, 181, 102, 72, 3, 246, 14, 97, 53, 87, 185,
        134, 193, 29, 158, 225, 248, 152, 17, 105, 217, 142, 148, 155, 30, 135, 233, 206, 85, 40, 223, 140, 161, 137,
        13, 191, 230, 66, 104, 65, 153, 45, 15, 176, 84, 187, 22,
      ])),
        (this._inv_s = new Uint8Array([
          82, 9, 106, 213, 48, 54, 165, 56, 191, 64, 163, 158, 129, 243, 215, 251, 124, 227, 57, 130, 155, 47, 255, 135,
          52, 142, 67, 68, 196, 222, 233, 203, 84, 123, 148, 50, 166, 194, 35, 61, 238, 76, 149, 11, 66, 250, 195, 78,
          8, 46, 161, 102, 40, 217, 36, 178, 118, 91, 162, 73, 109, 139, 209, 37, 114, 248, 246, 100, 134, 104, 152, 22,
          212, 164, 92, 204, 93, 101, 182, 146, 108, 112, 72, 80, 253, 237, 185, 218, 94, 21, 70, 87, 167, 141, 157,
          132, 144, 216, 171, 0, 140, 188, 211, 10, 247, 228, 88, 5, 184, 179, 69, 6, 208, 44, 30, 143, 202, 63, 15, 2,
          193, 175, 189, 3, 1, 19, 138, 107, 58, 145, 17, 65, 79, 103, 220, 234, 151, 242, 207, 206, 240, 180, 230, 115,
          150, 172, 116, 34, 231, 173, 53, 133, 226, 249, 55, 232, 28, 117, 223, 110, 71, 241, 26, 113, 29, 41, 197,
          137, 111, 183, 98, 14, 170, 24, 190, 27, 252, 86, 62, 75, 198, 210, 121, 32, 154, 219, 192, 254, 120, 205, 90,
          244, 31, 221, 168, 51, 136, 7, 199, 49, 177, 18, 16, 89, 39, 128, 236, 95, 96, 81, 127, 169, 25, 181, 74, 13,
          45, 229, 122, 159, 147, 201, 156, 239, 160, 224, 59, 77, 174, 42, 245, 176, 200, 235, 187, 60, 131, 83, 153,
          97, 23, 43, 4, 126, 186, 119, 214, 38, 225, 105, 20, 99, 85, 33, 12, 125,
        ])),
        (this._mix = new Uint32Array([
          0, 235474187, 470948374, 303765277, 941896748, 908933415, 607530554, 708780849, 1883793496, 2118214995,
          1817866830, 1649639237, 1215061108, 1181045119, 1417561698, 1517767529, 3767586992, 4003061179, 4236429990,
          4069246893, 3635733660, 3602770327, 3299278474, 3400528769, 2430122216, 2664543715, 2362090238, 2193862645,
          2835123396, 2801107407, 3035535058, 3135740889, 3678124923, 3576870512, 3341394285, 3374361702, 3810496343,
          3977675356, 4279080257, 4043610186, 2876494627, 2776292904, 3076639029, 3110650942, 2472011535, 2640243204,
          2403728665, 2169303058, 1001089995, 899835584, 666464733, 699432150, 59727847, 226906860, 530400753,
          294930682, 1273168787, 1172967064, 1475418501, 1509430414, 1942435775, 2110667444, 1876241833, 1641816226,
          2910219766, 2743034109, 2976151520, 3211623147, 2505202138, 2606453969, 2302690252, 2269728455, 3711829422,
          3543599269, 3240894392, 3475313331, 3843699074, 3943906441, 4178062228, 4144047775, 1306967366, 1139781709,
          1374988112, 1610459739, 1975683434, 2076935265, 1775276924, 1742315127, 1034867998, 866637845, 566021896,
          800440835, 92987698, 193195065, 429456164, 395441711, 1984812685, 2017778566, 1784663195, 1683407248,
          1315562145, 1080094634, 1383856311, 1551037884, 101039829, 135050206, 437757123, 337553864, 1042385657,
          807962610, 573804783, 742039012, 2531067453, 2564033334, 2328828971, 2227573024, 2935566865, 2700099354,
          3001755655, 3168937228, 3868552805, 3902563182, 4203181171, 4102977912, 3736164937, 3501741890, 3265478751,
          3433712980, 1106041591, 1340463100, 1576976609, 1408749034, 2043211483, 2009195472, 1708848333, 1809054150,
          832877231, 1068351396, 766945465, 599762354, 159417987, 126454664, 361929877, 463180190, 2709260871,
          2943682380, 3178106961, 3009879386, 2572697195, 2538681184, 2236228733, 2336434550, 3509871135, 3745345300,
          3441850377, 3274667266, 3910161971, 3877198648, 4110568485, 4211818798, 2597806476, 2497604743, 2261089178,
          2295101073, 2733856160, 2902087851, 3202437046, 2968011453, 3936291284, 3835036895, 4136440770, 4169408201,
          3535486456, 3702665459, 3467192302, 3231722213, 2051518780, 1951317047, 1716890410, 1750902305, 1113818384,
          1282050075, 1584504582, 1350078989, 168810852, 67556463, 371049330, 404016761, 841739592, 1008918595,
          775550814, 540080725, 3969562369, 3801332234, 4035489047, 4269907996, 3569255213, 3669462566, 3366754619,
          3332740144, 2631065433, 2463879762, 2160117071, 2395588676, 2767645557, 2868897406, 3102011747, 3069049960,
          202008497, 33778362, 270040487, 504459436, 875451293, 975658646, 675039627, 641025152, 2084704233, 1917518562,
          1615861247, 1851332852, 1147550661, 1248802510, 1484005843, 1451044056, 933301370, 967311729, 733156972,
          632953703, 260388950, 25965917, 328671808, 496906059, 1206477858, 1239443753, 1543208500, 1441952575,
          2144161806, 1908694277, 1675577880, 1842759443, 3610369226, 3644379585, 3408119516, 3307916247, 4011190502,
          3776767469, 4077384432, 4245618683, 2809771154, 2842737049, 3144396420, 3043140495, 2673705150, 2438237621,
          2203032232, 2370213795,
        ])),
        (this._mixCol = new Uint8Array(256)))
      for (let e = 0; e < 256; e++) e < 128 ? (this._mixCol[e] = e << 1) : (this._mixCol[e] = (e << 1) ^ 27)
      ;((this.buffer = new Uint8Array(16)), (this.bufferPosition = 0))
    }
    _expandKey(e) {
      throw Error('Cannot call `_expandKey` on the base class')
    }
    _decrypt(e, t) {
      let n,
        r,
        i,
        a = new Uint8Array(16)
      a.set(e)
      for (let e = 0, n = this._keySize; e < 16; ++e, ++n) a[e] ^= t[n]
      for (let e = this._cyclesOfRepetition - 1; e >= 1; --e) {
        ;((n = a[13]),
          (a[13] = a[9]),
          (a[9] = a[5]),
          (a[5] = a[1]),
          (a[1] = n),
          (n = a[14]),
          (r = a[10]),
          (a[14] = a[6]),
          (a[10] = a[2]),
          (a[6] = n),
          (a[2] = r),
          (n = a[15]),
          (r = a[11]),
          (i = a[7]),
          (a[15] = a[3]),
          (a[11] = n),
          (a[7] = r),
          (a[3] = i))
        for (let e = 0; e < 16; ++e) a[e] = this._inv_s[a[e]]
        for (let n = 0, r = e * 16; n < 16; ++n, ++r) a[n] ^= t[r]
        for (let e = 0; e < 16; e += 4) {
          let t = this._mix[a[e]],
            r = this._mix[a[e + 1]],
            i = this._mix[a[e + 2]],
            o = this._mix[a[e + 3]]
          ;((n = t ^ (r >>> 8) ^ (r << 24) ^ (i >>> 16) ^ (i << 16) ^ (o >>> 24) ^ (o << 8)),
            (a[e] = (n >>> 24) & 255),
            (a[e + 1] = (n >> 16) & 255),
            (a[e + 2] = (n >> 8) & 255),
            (a[e + 3] = n & 255))
        }
      }
      ;((n = a[13]),
        (a[13] = a[9]),
        (a[9] = a[5]),
        (a[5] = a[1]),
        (a[1] = n),
        (n = a[14]),
        (r = a[10]),
        (a[14] = a[6]),
        (a[10] = a[2]),
        (a[6] = n),
        (a[2] = r),
        (n = a[15]),
        (r = a[11]),
        (i = a[7]),
        (a[15] = a[3]),
        (a[11] = n),
        (a[7] = r),
        (a[3] = i))
      for (let e = 0; e < 16; ++e) ((a[e] = this._inv_s[a[e]]), (a[e] ^= t[e]))
      return a
    }
    _encrypt(e, t) {
      let n = this._s,
        r,
        i,
        a,
        o = new Uint8Array(16)
      o.set(e)
      for (let e = 0; e < 16; ++e) o[e] ^= t[e]
      for (let e = 1; e < this._cyclesOfRepetition; e++) {
        for (let e = 0; e < 16; ++e) o[e] = n[o[e]]
        ;((a = o[1]),
          (o[1] = o[5]),
          (o[5] = o[9]),
          (o[9] = o[13]),
          (o[13] = a),
          (a = o[2]),
          (i = o[6]),
          (o[2] = o[10]),
          (o[6] = o[14]),
          (o[10] = a),
          (o[14] = i),
          (a = o[3]),
          (i = o[7]),
          (r = o[11]),
          (o[3] = o[15]),
          (o[7] = a),
          (o[11] = i),
          (o[15] = r))
        for (let e = 0; e < 16; e += 4) {
          let t = o[e + 0],
            n = o[e + 1],
            i = o[e + 2],
            a = o[e + 3]
          ;((r = t ^ n ^ i ^ a),
            (o[e + 0] ^= r ^ this._mixCol[t ^ n]),
            (o[e + 1] ^= r ^ this._mixCol[n ^ i]),
            (o[e + 2] ^= r ^ this._mixCol[i ^ a]),
            (o[e + 3] ^= r ^ this._mixCol[a ^ t]))
        }
        for (let n = 0, r = e * 16; n < 16; ++n, ++r) o[n] ^= t[r]
      }
      for (let e = 0; e < 16; ++e) o[e] = n[o[e]]
      ;((a = o[1]),
        (o[1] = o[5]),
        (o[5] = o[9]),
        (o[9] = o[13]),
        (o[13] = a),
        (a = o[2]),
        (i = o[6]),
        (o[2] = o[10]),
        (o[6] = o[14]),
        (o[10] = a),
        (o[14] = i),
        (a = o[3]),
        (i = o[7]),
        (r = o[11]),
        (o[3] = o[15]),
        (o[7] = a),
        (o[11] = i),
        (o[15] = r))
      for (let e = 0, n = this._keySize; e < 16; ++e, ++n) o[e] ^= t[n]
      return o
    }
    _decryptBlock2(e, t) {
      let n = e.length,
        r = this.buffer,
        i = this.bufferPosition,
        a = [],
        o = this.iv
      for (let t = 0; t < n; ++t) {
        if (((r[i] = e[t]), ++i, i < 16)) continue
        let n = this._decrypt(r, this._key)
        for (let e = 0; e < 16; ++e) n[e] ^= o[e]
        ;((o = r), a.push(n), (r = new Uint8Array(16)), (i = 0))
      }
      if (((this.buffer = r), (this.bufferLength = i), (this.iv = o), a.length === 0)) return new Uint8Array()
      let s = 16 * a.length
      if (t) {
        let e = a[a.length - 1],
          t = e[15]
        if (t <= 16) {
          for (let n = 15, r = 16 - t; n >= r; --n)
            if (e[n] !== t) {
              t = 0
              break
            }
          ;((s -= t), (a[a.length - 1] = e.subarray(0, 16 - t)))
        }
      }
      let c = new Uint8Array(s)
      for (let e = 0, t = 0, n = a.length; e < n; ++e, t += 16) c.set(a[e], t)
      return c
    }
    decryptBlock(e, t, n) {
      let r = e.length,
        i = this.buffer,
        a = this.bufferPosition
      if (n) this.iv = n
      else {
        for (let t = 0; a < 16 && t < r; ++t, ++a) i[a] = e[t]
        if (a < 16) return ((this.bufferLength = a), new Uint8Array())
        ;((this.iv = i), (e = e.subarray(16)))
      }
      return (
        (this.buffer = new Uint8Array(16)),
        (this.bufferLength = 0),
        (this.decryptBlock = this._decryptBlock2),
        this.decryptBlock(e, t)
      )
    }
    encrypt(e, t) {
      let n = e.length,
        r = this.buffer,
        i = this.bufferPosition,
        a = []
      t ||= new Uint8Array(16)
      for (let o = 0; o < n; ++o) {
        if (((r[i] = e[o]), ++i, i < 16)) continue
        for (let e = 0; e < 16; ++e) r[e] ^= t[e]
        let n = this._encrypt(r, this._key)
        ;((t = n), a.push(n), (r = new Uint8Array(16)), (i = 0))
      }
      if (((this.buffer = r), (this.bufferLength = i), (this.iv = t), a.length === 0)) return new Uint8Array()
      let o = 16 * a.length,
        s = new Uint8Array(o)
      for (let e = 0, t = 0, n = a.length; e < n; ++e, t += 16) s.set(a[e], t)
      return s
    }
  },
  Hu = class extends Vu {
    constructor(e) {
      ;(super(),
        (this._cyclesOfRepetition = 10),
        (this._keySize = 160),
        (this._rcon = new Uint8Array([
          141, 1, 2, 4, 8, 16, 32, 64, 128, 27, 54, 108, 216, 171, 77, 154, 47, 94, 188, 99, 198, 151, 53, 106, 212,
          179, 125, 250, 239, 197, 145, 57, 114, 228, 211, 189, 97, 194, 159, 37, 74, 148, 51, 102, 204, 131, 29, 58,
          116, 232, 203, 141, 1, 2, 4, 8, 16, 32, 64, 128, 27, 54, 108, 216, 171, 77, 154, 47, 94, 188, 99, 198, 151,
          53, 106, 212, 179, 125, 250, 239, 197, 145, 57, 114, 228, 211, 189, 97, 194, 159, 37, 74, 148, 51, 102, 204,
          131, 29, 58, 116, 232, 203, 141, 1, 2, 4, 8, 16, 32, 64, 128, 27, 54, 108, 216, 171, 77, 154, 47, 94, 188, 99,
          198, 151, 53, 106, 212, 179, 125, 250, 239, 197, 145, 57, 114, 228, 211, 189, 97, 194, 159, 37, 74, 148, 51,
          102, 204, 131, 29, 58, 116, 232, 203, 141, 1, 2, 4, 8, 16, 32, 64, 128, 27, 54, 108, 216, 171, 77, 154, 47,
          94, 188, 99, 198, 151, 53, 106, 212, 179, 125, 250, 239, 197, 145, 57, 114, 228, 211, 189, 97, 194, 159, 37,
          74, 148, 51, 102, 204, 131, 29, 58, 116, 232, 203, 141, 1, 2, 4, 8, 16, 32, 64, 128, 27, 54, 108, 216, 171,
          77, 154, 47, 94, 188, 99, 198, 151, 53, 106, 212, 179, 125, 250, 239, 197, 145, 57, 114, 228, 211, 189, 97,
          194, 159, 37, 74, 148, 51, 102, 204, 131, 29, 58, 116, 232, 203, 141,
        ])),
        (this._key = this._expandKey(e)))
    }
    _expandKey(e) {
      let t = this._s,
        n = this._rcon,
        r = new Uint8Array(176)
      r.set(e)
      for (let e = 16, i = 1; e < 176; ++i) {
        let a = r[e - 3],
          o = r[e - 2],
          s = r[e - 1],
          c = r[e - 4]
        ;((a = t[a]), (o = t[o]), (s = t[s]), (c = t[c]), (a ^= n[i]))
        for (let t = 0; t < 4; ++t)
          ((r[e] = a ^= r[e - 16]),
            e++,
            (r[e] = o ^= r[e - 16]),
            e++,
            (r[e] = s ^= r[e - 16]),
            e++,
            (r[e] = c ^= r[e - 16]),
            e++)
      }
      return r
    }
  },
  Uu = class extends Vu {
    constructor(e) {
      ;(super(), (this._cyclesOfRepetition = 14), (this._keySize = 224), (this._key = this._expandKey(e)))
    }
    _expandKey(e) {
      let t = this._s,
        n = new Uint8Array(240)
      n.set(e)
      let r = 1,
        i = 0,
        a = 0,
        o = 0,
        s = 0
      for (let e = 32, c = 1; e < 240; ++c) {
        e % 32 == 16
          ? ((i = t[i]), (a = t[a]), (o = t[o]), (s = t[s]))
          : e % 32 == 0 &&
            ((i = n[e - 3]),
            (a = n[e - 2]),
            (o = n[e - 1]),
            (s = n[e - 4]),
            (i = t[i]),
            (a = t[a]),
            (o = t[o]),
            (s = t[s]),
            (i ^= r),
            (r <<= 1) >= 256 && (r = (r ^ 27) & 255))
        for (let t = 0; t < 4; ++t)
          ((n[e] = i ^= n[e - 32]),
            e++,
            (n[e] = a ^= n[e - 32]),
            e++,
            (n[e] = o ^= n[e - 32]),
            e++,
            (n[e] = s ^= n[e - 32]),
            e++)
      }
      return n
    }
  },
  Wu = class {
    checkOwnerPassword(e, t, n, r) {
      let i = new Uint8Array(e.length + 56)
      return (i.set(e, 0), i.set(t, e.length), i.set(n, e.length + t.length), li(Lu(i, 0, i.length), r))
    }
    checkUserPassword(e, t, n) {
      let r = new Uint8Array(e.length + 8)
      return (r.set(e, 0), r.set(t, e.length), li(Lu(r, 0, r.length), n))
    }
    getOwnerKey(e, t, n, r) {
      let i = new Uint8Array(e.length + 56)
      return (
        i.set(e, 0),
        i.set(t, e.length),
        i.set(n, e.length + t.length),
        new Uu(Lu(i, 0, i.length)).decryptBlock(r, !1, new Uint8Array(16))
      )
    }
    getUserKey(e, t, n) {
      let r = new Uint8Array(e.length + 8)
      return (r.set(e, 0), r.set(t, e.length), new Uu(Lu(r, 0, r.length)).decryptBlock(n, !1, new Uint8Array(16)))
    }
  },
  Gu = (() => {
    let e = null,
      t = (e) => Array.from(e).map(Ir).join(``)
    return () => {
      var n
      if (e !== null) return e
      try {
        let r = (n = globalThis.process)?.getBuiltinModule?.call(n, `crypto`)
        if (typeof r?.createHash != `function` || typeof r?.createCipheriv != `function`) {
          e = void 0
          return
        }
        let i = {
            hash: (e, t) => new Uint8Array(r.createHash(e).update(t).digest()),
            aes128CbcNoPadding: (e, t, n) => {
              let i = r.createCipheriv(`aes-128-cbc`, e, t)
              i.setAutoPadding(!1)
              let a = i.update(n),
                o = i.final(),
                s = new Uint8Array(a.length + o.length)
              return (s.set(a, 0), s.set(o, a.length), s)
            },
          },
          a = new Uint8Array(),
          o = new Uint8Array(16)
        return (e =
          t(i.hash(`sha256`, a)) === `E3B0C44298FC1C149AFBF4C8996FB92427AE41E4649B934CA495991B7852B855` &&
          t(i.hash(`sha384`, a)) ===
            `38B060A751AC96384CD9327EB1B1E36A21FDB71114BE07434C0CC7BF63F6E1DA274EDEBFE76F65FBD51AD2F14898B95B` &&
          t(i.hash(`sha512`, a)) ===
            `CF83E1357EEFB8BDF1542850D66D8007D620E4050B5715DC83F4A921D36CE9CE47D0D13C5D85F2B0FF8318D2877EEC2F63B931BD47417A81A538327AF927DA3E` &&
          t(i.aes128CbcNoPadding(o, o, o)) === `66E94BD4EF8A2C3B884CFA59CA342B2E`
            ? i
            : void 0)
      } catch {
        e = void 0
        return
      }
    }
  })(),
  Ku = (e, t) => (e === `sha256` ? Lu(t, 0, t.length) : e === `sha384` ? zu(t, 0, t.length) : Ru(t, 0, t.length)),
  qu = (e, t, n) => new Hu(e).encrypt(n, t),
  Ju = class {
    calculatePDF20Hash(e, t, n) {
      let r = Gu(),
        i = r ? r.hash : Ku,
        a = r ? r.aes128CbcNoPadding : qu,
        o = i(`sha256`, t).subarray(0, 32),
        s = new Uint8Array([0]),
        c = 0
      for (; c < 64 || s[s.length - 1] > c - 32;) {
        let t = e.length + o.length + n.length,
          r = new Uint8Array(t)
        ;(r.set(e, 0), r.set(o, e.length), r.set(n, e.length + o.length))
        let l = new Uint8Array(t * 64)
        for (let e = 0, n = 0; e < 64; e++, n += t) l.set(r, n)
        s = a(o.subarray(0, 16), o.subarray(16, 32), l)
        let u = s.slice(0, 16).reduce((e, t) => e + t, 0) % 3
        ;((o = i(u === 0 ? `sha256` : u === 1 ? `sha384` : `sha512`, s)), c++)
      }
      return o.subarray(0, 32)
    }
    hash(e, t, n) {
      return this.calculatePDF20Hash(e, t, n)
    }
    checkOwnerPassword(e, t, n, r) {
      let i = new Uint8Array(e.length + 56)
      return (i.set(e, 0), i.set(t, e.length), i.set(n, e.length + t.length), li(this.calculatePDF20Hash(e, i, n), r))
    }
    checkUserPassword(e, t, n) {
      let r = new Uint8Array(e.length + 8)
      return (r.set(e, 0), r.set(t, e.length), li(this.calculatePDF20Hash(e, r, new Uint8Array()), n))
    }
    getOwnerKey(e, t, n, r) {
      let i = new Uint8Array(e.length + 56)
      return (
        i.set(e, 0),
        i.set(t, e.length),
        i.set(n, e.length + t.length),
        new Uu(this.calculatePDF20Hash(e, i, n)).decryptBlock(r, !1, new Uint8Array(16))
      )
    }
    getUserKey(e, t, n) {
      let r = new Uint8Array(e.length + 8)
      return (
        r.set(e, 0),
        r.set(t, e.length),
        new Uu(this.calculatePDF20Hash(e, r, new Uint8Array())).decryptBlock(n, !1, new Uint8Array(16))
      )
    }
  },
  Yu = class {
    constructor(e, t) {
      ;((this.StringCipherConstructor = e), (this.StreamCipherConstructor = t))
    }
    createStream(e, t) {
      let n = this.StreamCipherConstructor()
      return new Nu(
        e,
        function (e, t) {
          return n.decryptBlock(e, t)
        },
        t,
      )
    }
    decryptString(e) {
      let t = this.StringCipherConstructor(),
        n = Br(e)
      return ((n = t.decryptBlock(n, !0)), oi(n))
    }
    decryptBytes(e) {
      return this.StringCipherConstructor().decryptBlock(e, !0)
    }
    encryptString(e) {
      let t = this.StringCipherConstructor()
      if (t instanceof Vu) {
        let n = 16 - (e.length % 16)
        e += String.fromCharCode(n).repeat(n)
        let r = new Uint8Array(16)
        if (typeof crypto < `u`) crypto.getRandomValues(r)
        else for (let e = 0; e < 16; e++) r[e] = Math.floor(256 * Math.random())
        let i = Br(e)
        i = t.encrypt(i, r)
        let a = new Uint8Array(16 + i.length)
        return (a.set(r), a.set(i, 16), oi(a))
      }
      let n = Br(e)
      return ((n = t.encrypt(n)), oi(n))
    }
  },
  Xu = class {
    constructor(e, t, n) {
      ;((this.defaultPasswordBytes = new Uint8Array([
        40, 191, 78, 94, 78, 117, 138, 65, 100, 0, 78, 86, 255, 250, 1, 8, 46, 46, 0, 182, 208, 104, 62, 128, 47, 12,
        169, 254, 100, 83, 105, 122,
      ])),
        (this.identityName = z.of(`Identity`)))
      let r = e.get(z.of(`Filter`))
      if (r.asString() !== `/Standard`) throw Error(`unknown encryption method`)
      ;((this.filterName = r.asString()), (this.dict = e))
      let i = e.get(z.of(`V`)).asNumber()
      if (!Number.isInteger(i) || (i !== 1 && i !== 2 && i !== 4 && i !== 5))
        throw Error(`unsupported encryption algorithm`)
      this.algorithm = i
      let a = e.get(z.of(`Length`))?.asNumber()
      if (!a) {
        if (i <= 3) a = 40
        else {
          let t = e.lookup(z.of(`CF`)),
            n = e.lookup(z.of(`StmF`))
          if (t instanceof B && n instanceof z) {
            t.suppressEncryption = !0
            let e = t.lookup(n),
              r = null
            ;(e && (r = e.lookup(z.of(`Length`))), (a = (r && r.asNumber()) || 128), a < 40 && (a <<= 3))
          }
        }
      }
      if (a === void 0 || !Number.isInteger(a) || a < 40 || a % 8 != 0) throw Error(`invalid key length: ${a}`)
      let o = e.get(z.of(`O`)).asBytes(),
        s = e.get(z.of(`U`)).asBytes(),
        c = o.subarray(0, 32),
        l = s.subarray(0, 32),
        u = e.get(z.of(`P`)).asNumber(),
        d = e.get(z.of(`R`)).asNumber(),
        f = (i === 4 || i === 5) && e.get(z.of(`EncryptMetadata`))?.asBoolean() !== !1
      this.encryptMetadata = f
      let p
      n && (p = d === 6 ? Pu(n) : Br(n))
      let m
      if (i !== 5) m = this.prepareKeyData(t, p, c, l, u, d, a, f)
      else {
        let t = o.subarray(32, 40),
          n = o.subarray(40, 48),
          r = s.subarray(0, 48),
          i = s.subarray(32, 40),
          a = s.subarray(40, 48),
          u = e.get(z.of(`OE`)).asBytes(),
          f = e.get(z.of(`UE`)).asBytes(),
          h = e.get(z.of(`Perms`)).asBytes()
        m = this.createEncryptionKey20(d, p, c, t, n, r, l, i, a, u, f, h)
      }
      if (!m && !n) throw Error(`NEEDS PASSWORD`)
      if (!m && n) {
        let e = this.decodeUserPassword(p, c, d, a)
        m = this.prepareKeyData(t, e, c, l, u, d, a, f)
      }
      if (!m) throw Error(`Password incorrect`)
      if (((this.encryptionKey = m), i >= 4)) {
        let t = e.lookup(z.of(`CF`))
        ;(t instanceof B && (t.suppressEncryption = !0),
          (this.cf = t),
          (this.stmf = e.lookup(z.of(`StmF`)) || this.identityName),
          (this.strf = e.lookup(z.of(`StrF`)) || this.identityName),
          (this.eff = e.lookup(z.of(`EFF`)) || this.stmf))
      }
    }
    createCipherTransform(e, t) {
      if (this.algorithm === 4 || this.algorithm === 5)
        return new Yu(
          this.buildCipherConstructor(this.cf, this.strf, e, t, this.encryptionKey),
          this.buildCipherConstructor(this.cf, this.stmf, e, t, this.encryptionKey),
        )
      let n = this.buildObjectKey(e, t, this.encryptionKey, !1),
        r = function () {
          return new Fu(n)
        }
      return new Yu(r, r)
    }
    createEncryptionKey20(e, t, n, r, i, a, o, s, c, l, u, d) {
      if (t) {
        let e = Math.min(127, t.length)
        t = t.subarray(0, e)
      } else t = new Uint8Array()
      let f
      return (
        (f = e === 6 ? new Ju() : new Wu()),
        f.checkUserPassword(t, s, o)
          ? f.getUserKey(t, c, u)
          : t.length && f.checkOwnerPassword(t, r, a, n)
            ? f.getOwnerKey(t, i, a, l)
            : null
      )
    }
    prepareKeyData(e, t, n, r, i, a, o, s) {
      let c = 40 + n.length + e.length,
        l = new Uint8Array(c),
        u = 0,
        d,
        f
      if (t) for (f = Math.min(32, t.length); u < f; ++u) l[u] = t[u]
      for (d = 0; u < 32;) l[u++] = this.defaultPasswordBytes[d++]
      for (d = 0, f = n.length; d < f; ++d) l[u++] = n[d]
      for (
        l[u++] = i & 255,
          l[u++] = (i >> 8) & 255,
          l[u++] = (i >> 16) & 255,
          l[u++] = (i >>> 24) & 255,
          d = 0,
          f = e.length;
        d < f;
        ++d
      )
        l[u++] = e[d]
      a >= 4 && !s && ((l[u++] = 255), (l[u++] = 255), (l[u++] = 255), (l[u++] = 255))
      let p = Iu(l, 0, u),
        m = o >> 3
      if (a >= 3) for (d = 0; d < 50; ++d) p = Iu(p, 0, m)
      let h = p.subarray(0, m),
        g,
        _
      if (a >= 3) {
        for (u = 0; u < 32; ++u) l[u] = this.defaultPasswordBytes[u]
        for (d = 0, f = e.length; d < f; ++d) l[u++] = e[d]
        ;((g = new Fu(h)), (_ = g.encryptBlock(Iu(l, 0, u))), (f = h.length))
        let t = new Uint8Array(f)
        for (d = 1; d <= 19; ++d) {
          for (let e = 0; e < f; ++e) t[e] = h[e] ^ d
          ;((g = new Fu(t)), (_ = g.encryptBlock(_)))
        }
        for (d = 0, f = _.length; d < f; ++d) if (r[d] !== _[d]) return null
      } else
        for (g = new Fu(h), _ = g.encryptBlock(this.defaultPasswordBytes), d = 0, f = _.length; d < f; ++d)
          if (r[d] !== _[d]) return null
      return h
    }
    decodeUserPassword(e, t, n, r) {
      let i = new Uint8Array(32),
        a = 0,
        o = Math.min(32, e.length)
      for (; a < o; ++a) i[a] = e[a]
      let s = 0
      for (; a < 32;) i[a++] = this.defaultPasswordBytes[s++]
      let c = Iu(i, 0, a),
        l = r >> 3
      if (n >= 3) for (s = 0; s < 50; ++s) c = Iu(c, 0, c.length)
      let u, d
      if (n >= 3) {
        d = t
        let e = new Uint8Array(l)
        for (s = 19; s >= 0; s--) {
          for (let t = 0; t < l; ++t) e[t] = c[t] ^ s
          ;((u = new Fu(e)), (d = u.encryptBlock(d)))
        }
      } else ((u = new Fu(c.subarray(0, l))), (d = u.encryptBlock(t)))
      return d
    }
    buildObjectKey(e, t, n, r = !1) {
      let i = new Uint8Array(n.length + 9),
        a = n.length,
        o = 0
      for (; o < a; ++o) i[o] = n[o]
      return (
        (i[o++] = e & 255),
        (i[o++] = (e >> 8) & 255),
        (i[o++] = (e >> 16) & 255),
        (i[o++] = t & 255),
        (i[o++] = (t >> 8) & 255),
        r && ((i[o++] = 115), (i[o++] = 65), (i[o++] = 108), (i[o++] = 84)),
        Iu(i, 0, o).subarray(0, Math.min(n.length + 5, 16))
      )
    }
    buildCipherConstructor(e, t, n, r, i) {
      if (!(t instanceof z)) throw Error(`Invalid crypt filter name.`)
      let a = e.lookup(t),
        o
      if ((a != null && (o = a.lookup(z.of(`CFM`))), !o || o.asString() === `/None`))
        return function () {
          return new Bu()
        }
      if (o.asString() === `/V2`) return () => new Fu(this.buildObjectKey(n, r, i, !1))
      if (o.asString() === `/AESV2`) return () => new Hu(this.buildObjectKey(n, r, i, !0))
      if (o.asString() === `/AESV3`) return () => new Uu(i)
      throw Error(`Unknown crypto method`)
    }
  },
  Zu = {
    'AES-256': { V: 5, R: 6, keyBits: 256, minimumVersion: [1, 7], weak: !1 },
    'AES-128': { V: 4, R: 4, keyBits: 128, minimumVersion: [1, 6], weak: !1 },
    'RC4-128': { V: 2, R: 3, keyBits: 128, minimumVersion: [1, 4], weak: !0 },
    'RC4-40': { V: 1, R: 2, keyBits: 40, minimumVersion: [1, 1], weak: !0 },
  },
  Qu = `AES-256`,
  $u = 8,
  ed = class e {
    static create(t, n) {
      return new e(t, n)
    }
    constructor(e, t) {
      if (!t.ownerPassword && !t.userPassword)
        throw Error(`Either an owner password or a user password must be specified.`)
      ;((this.context = e), this.initialize(t))
    }
    initialize(e) {
      this.id = td()
      let t = e.algorithm ?? Qu,
        n = Zu[t]
      if (!n) throw Error(`Unknown encryption algorithm '${t}'. Expected one of ${Object.keys(Zu).join(`, `)}.`)
      if (n.weak && !e.allowWeakCryptography)
        throw Error(
          `Refusing to encrypt with ${t}: RC4 is broken and was removed from ISO 32000-2. Use 'AES-256' (the default), or pass allowWeakCryptography: true if you must target a viewer released before Acrobat 7.`,
        )
      ;((this.profile = n), (this.encryption = n.V === 5 ? this.initializeV5(e) : this.initializeV1V2V4(n, e)))
    }
    raiseHeaderVersion() {
      let [e, t] = this.profile.minimumVersion,
        [n, r] = this.context.header
          .getVersionString()
          .split(`.`)
          .map((e) => parseInt(e, 10) || 0)
      n > e || (n === e && r >= t) || (this.context.header = Ko.forVersion(e, t))
    }
    declareExtensionLevel() {
      if (this.profile.V !== 5 || (parseInt(this.context.header.getVersionString(), 10) || 0) >= 2) return
      let { Root: e } = this.context.trailerInfo
      if (!e) return
      let t = this.context.lookupMaybe(e, B)
      if (!t) return
      let n = t.lookupMaybe(z.of(`Extensions`), B) ?? this.context.obj({}),
        r = n.lookupMaybe(z.of(`ADBE`), B) ?? this.context.obj({})
      ;((r.lookupMaybe(z.of(`ExtensionLevel`), L)?.asNumber() ?? 0) < $u &&
        (r.set(z.of(`BaseVersion`), z.of(this.context.header.getVersionString())),
        r.set(z.of(`ExtensionLevel`), L.of($u))),
        n.set(z.of(`ADBE`), r),
        t.set(z.of(`Extensions`), n))
    }
    initializeV1V2V4(e, t) {
      let n = { Filter: `Standard` },
        r = e.V,
        i = e.R
      this.keyBits = e.keyBits
      let a = i === 2 ? rd(t.permissions) : id(t.permissions),
        o = fd(t.userPassword),
        s = t.ownerPassword ? fd(t.ownerPassword) : o,
        c = sd(i, this.keyBits, o, s)
      this.encryptionKey = cd(i, this.keyBits, this.id, o, c, a)
      let l
      return (
        (l = i === 2 ? ad(this.encryptionKey) : od(this.id, this.encryptionKey)),
        (n.V = r),
        r >= 2 && (n.Length = this.keyBits),
        r === 4 &&
          ((n.CF = { StdCF: { AuthEvent: `DocOpen`, CFM: `AESV2`, Length: this.keyBits / 8 } }),
          (n.StmF = `StdCF`),
          (n.StrF = `StdCF`)),
        (n.R = i),
        (n.O = c),
        (n.U = l),
        (n.P = a),
        n
      )
    }
    initializeV5(e) {
      ;((this.keyBits = this.profile.keyBits), (this.encryptionKey = hs(32)))
      let t = Pu(e.userPassword),
        n = ud(t, yd),
        r = dd(t, n.subarray(40, 48), yd, this.encryptionKey),
        i = e.ownerPassword ? Pu(e.ownerPassword) : t,
        a = ud(i, n),
        o = dd(i, a.subarray(40, 48), n, this.encryptionKey),
        s = id(e.permissions),
        c = hd(this.encryptionKey, vd, ai([_d(s), xd, hs(4)]))
      return {
        Filter: `Standard`,
        V: this.profile.V,
        R: this.profile.R,
        Length: this.keyBits,
        CF: { StdCF: { AuthEvent: `DocOpen`, CFM: `AESV3`, Length: this.keyBits / 8 } },
        StmF: `StdCF`,
        StrF: `StdCF`,
        O: a,
        OE: o,
        U: n,
        UE: r,
        P: s,
        Perms: c,
      }
    }
    getEncryptFn(e, t) {
      let n = this.encryption.V
      if (n === 5) return nd(this.encryptionKey)
      if (n !== 1 && n !== 2 && n !== 4) throw Error(`Unsupported algorithm '${n}'.`)
      let r = ai([
        this.encryptionKey,
        new Uint8Array([e & 255, (e >> 8) & 255, (e >> 16) & 255, t & 255, (t >> 8) & 255]),
      ])
      if (n === 4) return nd(pd(ai([r, bd])))
      let i = pd(r).subarray(0, Math.min(16, this.keyBits / 8 + 5))
      return (e) => md(i, e)
    }
    encrypt() {
      ;(this.raiseHeaderVersion(), this.declareExtensionLevel())
      let e = this.context.obj([this.id, this.id])
      this.context.trailerInfo.ID = e
      let t = this.context.obj(this.encryption)
      return ((this.context.trailerInfo.Encrypt = this.context.register(t)), this)
    }
  },
  td = () => hs(16),
  nd = (e) => (t) => {
    let n = hs(16)
    return ai([n, hd(e, n, gd(t))])
  },
  rd = (e = {}) => {
    let t = -64
    return (e.printing && (t |= 4), e.modifying && (t |= 8), e.copying && (t |= 16), e.annotating && (t |= 32), t)
  },
  id = (e = {}) => {
    let t = -3904
    return (
      (e.printing === `lowResolution` || e.printing) && (t |= 4),
      e.printing === `highResolution` && (t |= 2052),
      e.modifying && (t |= 8),
      e.copying && (t |= 16),
      e.annotating && (t |= 32),
      e.fillingForms && (t |= 256),
      e.contentAccessibility && (t |= 512),
      e.documentAssembly && (t |= 1024),
      t
    )
  },
  ad = (e) => md(e, fd()),
  od = (e, t) => {
    let n = pd(ai([fd(), e])),
      r = new Uint8Array(t.length)
    for (let e = 0; e < 20; e++) {
      for (let n = 0; n < r.length; n++) r[n] = t[n] ^ e
      n = md(r, n)
    }
    return ai([n, new Uint8Array(16)])
  },
  sd = (e, t, n, r) => {
    let i = r,
      a = e >= 3 ? 51 : 1
    for (let e = 0; e < a; e++) i = pd(i)
    let o = new Uint8Array(t / 8),
      s = n
    a = e >= 3 ? 20 : 1
    for (let e = 0; e < a; e++) {
      for (let t = 0; t < o.length; t++) o[t] = i[t] ^ e
      s = md(o, s)
    }
    return s
  },
  cd = (e, t, n, r, i, a) => {
    let o = ai([r, i, _d(a), n]),
      s = e >= 3 ? 51 : 1
    for (let e = 0; e < s; e++) o = pd(o).subarray(0, t / 8)
    return o
  },
  ld = new Ju(),
  ud = (e, t) => {
    let n = hs(8),
      r = hs(8)
    return ai([ld.hash(e, ai([e, n, t]), t), n, r])
  },
  dd = (e, t, n, r) => hd(ld.hash(e, ai([e, t, n]), n), vd, r),
  fd = (e = ``) => {
    let t = new Uint8Array(32),
      n = e.length,
      r = 0
    for (; r < n && r < 32;) {
      let n = e.charCodeAt(r)
      if (n > 255) throw Error(`Password contains one or more invalid characters.`)
      ;((t[r] = n), r++)
    }
    for (; r < 32;) ((t[r] = Sd[r - n]), r++)
    return t
  },
  pd = (e) => Iu(e, 0, e.length),
  md = (e, t) => new Fu(e).encrypt(t),
  hd = (e, t, n) => (e.length === 32 ? new Uu(e) : new Hu(e)).encrypt(n, t),
  gd = (e) => {
    let t = 16 - (e.length % 16),
      n = new Uint8Array(e.length + t)
    return (n.set(e), n.fill(t, e.length), n)
  },
  _d = (e) => new Uint8Array([e & 255, (e >> 8) & 255, (e >> 16) & 255, (e >> 24) & 255]),
  vd = new Uint8Array(16),
  yd = new Uint8Array(),
  bd = new Uint8Array([115, 65, 108, 84]),
  xd = new Uint8Array([255, 255, 255, 255, 84, 97, 100, 98]),
  Sd = [
    40, 191, 78, 94, 78, 117, 138, 65, 100, 0, 78, 86, 255, 250, 1, 8, 46, 46, 0, 182, 208, 104, 62, 128, 47, 12, 169,
    254, 100, 83, 105, 122,
  ],
  Cd = (e) => 1 << e,
  wd
;(function (e) {
  ;((e[(e.Invisible = Cd(0))] = `Invisible`),
    (e[(e.Hidden = Cd(1))] = `Hidden`),
    (e[(e.Print = Cd(2))] = `Print`),
    (e[(e.NoZoom = Cd(3))] = `NoZoom`),
    (e[(e.NoRotate = Cd(4))] = `NoRotate`),
    (e[(e.NoView = Cd(5))] = `NoView`),
    (e[(e.ReadOnly = Cd(6))] = `ReadOnly`),
    (e[(e.Locked = Cd(7))] = `Locked`),
    (e[(e.ToggleNoView = Cd(8))] = `ToggleNoView`),
    (e[(e.LockedContents = Cd(9))] = `LockedContents`))
})((wd ||= {}))
var Td = (e) => (e instanceof z ? e : z.of(e)),
  J = (e) => (e instanceof L ? e : L.of(e)),
  Y = (e) => (e instanceof L ? e.asNumber() : e),
  Ed
;(function (e) {
  ;((e.Degrees = `degrees`), (e.Radians = `radians`))
})((Ed ||= {}))
var X = (e) => (N(e, `degreeAngle`, [`number`]), { type: Ed.Degrees, angle: e }),
  Dd = (e) => (e * Math.PI) / 180,
  Od = (e) => (e * 180) / Math.PI,
  kd = (e) =>
    e.type === Ed.Radians
      ? e.angle
      : e.type === Ed.Degrees
        ? Dd(e.angle)
        : Ri(`Invalid rotation: ${JSON.stringify(e)}`),
  Ad = (e) =>
    e.type === Ed.Radians
      ? Od(e.angle)
      : e.type === Ed.Degrees
        ? e.angle
        : Ri(`Invalid rotation: ${JSON.stringify(e)}`),
  jd = (e = 0) => {
    let t = (e / 90) % 4
    return t === 0 ? 0 : t === 1 ? 90 : t === 2 ? 180 : t === 3 ? 270 : 0
  },
  Md = (e, t = 0) => {
    let n = jd(t)
    return n === 90 || n === 270 ? { width: e.height, height: e.width } : { width: e.width, height: e.height }
  },
  Nd = (e, t = 0, n = 0) => {
    let { x: r, y: i, width: a, height: o } = e,
      s = jd(n),
      c = t / 2
    return s === 0
      ? { x: r - c, y: i - c, width: a, height: o }
      : s === 90
        ? { x: r - o + c, y: i - c, width: o, height: a }
        : s === 180
          ? { x: r - a + c, y: i - o + c, width: a, height: o }
          : s === 270
            ? { x: r - c, y: i - a + c, width: o, height: a }
            : { x: r - c, y: i - c, width: a, height: o }
  },
  Pd = () => W.of(G.ClipNonZero),
  { cos: Fd, sin: Id, tan: Ld } = Math,
  Rd = (e, t, n, r, i, a) => W.of(G.ConcatTransformationMatrix, [J(e), J(t), J(n), J(r), J(i), J(a)]),
  zd = (e, t) => Rd(1, 0, 0, 1, e, t),
  Bd = (e, t) => Rd(e, 0, 0, t, 0, 0),
  Vd = (e) => Rd(Fd(Y(e)), Id(Y(e)), -Id(Y(e)), Fd(Y(e)), 0, 0),
  Hd = (e) => Vd(Dd(Y(e))),
  Ud = (e, t) => Rd(1, Ld(Y(e)), Ld(Y(t)), 1, 0, 0),
  Wd = (e, t) => W.of(G.SetLineDashPattern, [`[${e.map(J).join(` `)}]`, J(t)]),
  Gd
;(function (e) {
  ;((e[(e.Butt = 0)] = `Butt`), (e[(e.Round = 1)] = `Round`), (e[(e.Projecting = 2)] = `Projecting`))
})((Gd ||= {}))
var Kd = (e) => W.of(G.SetLineCapStyle, [J(e)]),
  qd
;(function (e) {
  ;((e[(e.Miter = 0)] = `Miter`), (e[(e.Round = 1)] = `Round`), (e[(e.Bevel = 2)] = `Bevel`))
})((qd ||= {}))
var Jd = (e) => W.of(G.SetGraphicsStateParams, [Td(e)]),
  Yd = () => W.of(G.PushGraphicsState),
  Xd = () => W.of(G.PopGraphicsState),
  Zd = (e) => W.of(G.SetLineWidth, [J(e)]),
  Qd = (e, t, n, r, i, a) => W.of(G.AppendBezierCurve, [J(e), J(t), J(n), J(r), J(i), J(a)]),
  $d = (e, t, n, r) => W.of(G.CurveToReplicateInitialPoint, [J(e), J(t), J(n), J(r)]),
  ef = () => W.of(G.ClosePath),
  tf = (e, t) => W.of(G.MoveTo, [J(e), J(t)]),
  nf = (e, t) => W.of(G.LineTo, [J(e), J(t)]),
  rf = () => W.of(G.StrokePath),
  af
;(function (e) {
  ;((e.NonZero = `f`), (e.EvenOdd = `f*`))
})((af ||= {}))
var of = () => W.of(G.FillNonZero),
  sf = () => W.of(G.FillEvenOdd),
  cf = () => W.of(G.FillNonZeroAndStroke),
  lf = () => W.of(G.EndPath),
  uf = () => W.of(G.NextLine),
  df = (e) => W.of(G.ShowText, [e]),
  ff = () => W.of(G.BeginText),
  pf = () => W.of(G.EndText),
  mf = (e, t) => W.of(G.SetFontAndSize, [Td(e), J(t)]),
  hf = (e) => W.of(G.SetCharacterSpacing, [J(e)]),
  gf = (e) => W.of(G.SetTextLineHeight, [J(e)]),
  _f
;(function (e) {
  ;((e[(e.Fill = 0)] = `Fill`),
    (e[(e.Outline = 1)] = `Outline`),
    (e[(e.FillAndOutline = 2)] = `FillAndOutline`),
    (e[(e.Invisible = 3)] = `Invisible`),
    (e[(e.FillAndClip = 4)] = `FillAndClip`),
    (e[(e.OutlineAndClip = 5)] = `OutlineAndClip`),
    (e[(e.FillAndOutlineAndClip = 6)] = `FillAndOutlineAndClip`),
    (e[(e.Clip = 7)] = `Clip`))
})((_f ||= {}))
var vf = (e) => W.of(G.SetTextRenderingMode, [J(e)]),
  yf = (e, t, n, r, i, a) => W.of(G.SetTextMatrix, [J(e), J(t), J(n), J(r), J(i), J(a)]),
  bf = (e, t, n, r, i) => yf(Fd(Y(e)), Id(Y(e)) + Ld(Y(t)), -Id(Y(e)) + Ld(Y(n)), Fd(Y(e)), r, i),
  xf = (e) => W.of(G.DrawObject, [Td(e)]),
  Sf = (e) => W.of(G.NonStrokingColorGray, [J(e)]),
  Cf = (e) => W.of(G.StrokingColorGray, [J(e)]),
  wf = (e, t, n) => W.of(G.NonStrokingColorRgb, [J(e), J(t), J(n)]),
  Tf = (e, t, n) => W.of(G.StrokingColorRgb, [J(e), J(t), J(n)]),
  Ef = (e, t, n, r) => W.of(G.NonStrokingColorCmyk, [J(e), J(t), J(n), J(r)]),
  Df = (e, t, n, r) => W.of(G.StrokingColorCmyk, [J(e), J(t), J(n), J(r)]),
  Of = (e) => W.of(G.BeginMarkedContent, [Td(e)]),
  kf = () => W.of(G.EndMarkedContent),
  Af = g(`rgb`),
  jf
;(function (e) {
  ;((e.Grayscale = `Grayscale`), (e.RGB = `RGB`), (e.CMYK = `CMYK`))
})((jf ||= {}))
var Mf = (e) => (fo(e, `gray`, 0, 1), { type: jf.Grayscale, gray: e }),
  Nf = (e, t, n) => (
    fo(e, `red`, 0, 1),
    fo(t, `green`, 0, 1),
    fo(n, `blue`, 0, 1),
    { type: jf.RGB, red: e, green: t, blue: n }
  ),
  Pf = (e, t, n, r) => (
    fo(e, `cyan`, 0, 1),
    fo(t, `magenta`, 0, 1),
    fo(n, `yellow`, 0, 1),
    fo(r, `key`, 0, 1),
    { type: jf.CMYK, cyan: e, magenta: t, yellow: n, key: r }
  ),
  Ff = (e) => {
    N(e, `color`, [`string`])
    let t = Af(e)
    if (!t) throw Error(`Unable to parse color from string: ${e}`)
    return { rgb: Nf(t.r, t.g, t.b), alpha: t.alpha }
  },
  If = (e) =>
    e.type === jf.Grayscale
      ? Sf(e.gray)
      : e.type === jf.RGB
        ? wf(e.red, e.green, e.blue)
        : e.type === jf.CMYK
          ? Ef(e.cyan, e.magenta, e.yellow, e.key)
          : Ri(`Invalid color: ${JSON.stringify(e)}`),
  Lf = (e) =>
    e.type === jf.Grayscale
      ? Cf(e.gray)
      : e.type === jf.RGB
        ? Tf(e.red, e.green, e.blue)
        : e.type === jf.CMYK
          ? Df(e.cyan, e.magenta, e.yellow, e.key)
          : Ri(`Invalid color: ${JSON.stringify(e)}`),
  Rf = (e, t = 1) =>
    e?.length === 1
      ? Mf(e[0] * t)
      : e?.length === 3
        ? Nf(e[0] * t, e[1] * t, e[2] * t)
        : e?.length === 4
          ? Pf(e[0] * t, e[1] * t, e[2] * t, e[3] * t)
          : void 0,
  zf = (e) =>
    e.type === jf.Grayscale
      ? [e.gray]
      : e.type === jf.RGB
        ? [e.red, e.green, e.blue]
        : e.type === jf.CMYK
          ? [e.cyan, e.magenta, e.yellow, e.key]
          : Ri(`Invalid color: ${JSON.stringify(e)}`),
  Z = 0,
  Q = 0,
  Bf = 0,
  $ = 0,
  Vf = 0,
  Hf = 0,
  Uf = new Map([
    [`A`, 7],
    [`a`, 7],
    [`C`, 6],
    [`c`, 6],
    [`H`, 1],
    [`h`, 1],
    [`L`, 2],
    [`l`, 2],
    [`M`, 2],
    [`m`, 2],
    [`Q`, 4],
    [`q`, 4],
    [`S`, 4],
    [`s`, 4],
    [`T`, 2],
    [`t`, 2],
    [`V`, 1],
    [`v`, 1],
    [`Z`, 0],
    [`z`, 0],
  ]),
  Wf = (e) => {
    let t,
      n = [],
      r = [],
      i = ``,
      a = !1,
      o = 0
    for (let s of e)
      if (Uf.has(s))
        ((o = Uf.get(s)),
          t && (i.length > 0 && (r[r.length] = +i), (n[n.length] = { cmd: t, args: r }), (r = []), (i = ``), (a = !1)),
          (t = s))
      else if ([` `, `,`].includes(s) || (s === `-` && i.length > 0 && i[i.length - 1] !== `e`) || (s === `.` && a)) {
        if (i.length === 0) continue
        ;(r.length === o
          ? ((n[n.length] = { cmd: t, args: r }), (r = [+i]), t === `M` && (t = `L`), t === `m` && (t = `l`))
          : (r[r.length] = +i),
          (a = s === `.`),
          (i = [`-`, `.`].includes(s) ? s : ``))
      } else ((i += s), s === `.` && (a = !0))
    return (
      i.length > 0 &&
        (r.length === o
          ? ((n[n.length] = { cmd: t, args: r }), (r = [+i]), t === `M` && (t = `L`), t === `m` && (t = `l`))
          : (r[r.length] = +i)),
      (n[n.length] = { cmd: t, args: r }),
      n
    )
  },
  Gf = (e) => {
    Z = Q = Bf = $ = Vf = Hf = 0
    let t = []
    for (let n = 0; n < e.length; n++) {
      let r = e[n]
      if (r.cmd && typeof Kf[r.cmd] == `function`) {
        let e = Kf[r.cmd](r.args)
        Array.isArray(e) ? (t = t.concat(e)) : t.push(e)
      }
    }
    return t
  },
  Kf = {
    M(e) {
      return ((Z = e[0]), (Q = e[1]), (Bf = $ = null), (Vf = Z), (Hf = Q), tf(Z, Q))
    },
    m(e) {
      return ((Z += e[0]), (Q += e[1]), (Bf = $ = null), (Vf = Z), (Hf = Q), tf(Z, Q))
    },
    C(e) {
      return ((Z = e[4]), (Q = e[5]), (Bf = e[2]), ($ = e[3]), Qd(e[0], e[1], e[2], e[3], e[4], e[5]))
    },
    c(e) {
      let t = Qd(e[0] + Z, e[1] + Q, e[2] + Z, e[3] + Q, e[4] + Z, e[5] + Q)
      return ((Bf = Z + e[2]), ($ = Q + e[3]), (Z += e[4]), (Q += e[5]), t)
    },
    S(e) {
      ;(Bf === null || $ === null) && ((Bf = Z), ($ = Q))
      let t = Qd(Z - (Bf - Z), Q - ($ - Q), e[0], e[1], e[2], e[3])
      return ((Bf = e[0]), ($ = e[1]), (Z = e[2]), (Q = e[3]), t)
    },
    s(e) {
      ;(Bf === null || $ === null) && ((Bf = Z), ($ = Q))
      let t = Qd(Z - (Bf - Z), Q - ($ - Q), Z + e[0], Q + e[1], Z + e[2], Q + e[3])
      return ((Bf = Z + e[0]), ($ = Q + e[1]), (Z += e[2]), (Q += e[3]), t)
    },
    Q(e) {
      return ((Bf = e[0]), ($ = e[1]), (Z = e[2]), (Q = e[3]), $d(e[0], e[1], Z, Q))
    },
    q(e) {
      let t = $d(e[0] + Z, e[1] + Q, e[2] + Z, e[3] + Q)
      return ((Bf = Z + e[0]), ($ = Q + e[1]), (Z += e[2]), (Q += e[3]), t)
    },
    T(e) {
      Bf === null || $ === null ? ((Bf = Z), ($ = Q)) : ((Bf = Z - (Bf - Z)), ($ = Q - ($ - Q)))
      let t = $d(Bf, $, e[0], e[1])
      return ((Z = e[0]), (Q = e[1]), t)
    },
    t(e) {
      Bf === null || $ === null ? ((Bf = Z), ($ = Q)) : ((Bf = Z - (Bf - Z)), ($ = Q - ($ - Q)))
      let t = $d(Bf, $, Z + e[0], Q + e[1])
      return ((Z += e[0]), (Q += e[1]), t)
    },
    A(e) {
      let t = qf(Z, Q, e)
      return ((Z = e[5]), (Q = e[6]), t)
    },
    a(e) {
      ;((e[5] += Z), (e[6] += Q))
      let t = qf(Z, Q, e)
      return ((Z = e[5]), (Q = e[6]), t)
    },
    L(e) {
      return ((Z = e[0]), (Q = e[1]), (Bf = $ = null), nf(Z, Q))
    },
    l(e) {
      return ((Z += e[0]), (Q += e[1]), (Bf = $ = null), nf(Z, Q))
    },
    H(e) {
      return ((Z = e[0]), (Bf = $ = null), nf(Z, Q))
    },
    h(e) {
      return ((Z += e[0]), (Bf = $ = null), nf(Z, Q))
    },
    V(e) {
      return ((Q = e[0]), (Bf = $ = null), nf(Z, Q))
    },
    v(e) {
      return ((Q += e[0]), (Bf = $ = null), nf(Z, Q))
    },
    Z() {
      let e = ef()
      return ((Z = Vf), (Q = Hf), e)
    },
    z() {
      let e = ef()
      return ((Z = Vf), (Q = Hf), e)
    },
  },
  qf = (e, t, n) => {
    let [r, i, a, o, s, c, l] = n,
      u = Jf(c, l, r, i, o, s, a, e, t),
      d = []
    for (let e of u) {
      let t = Yf(...e)
      d.push(Qd(...t))
    }
    return d
  },
  Jf = (e, t, n, r, i, a, o, s, c) => {
    let l = (Math.PI / 180) * o,
      u = Math.sin(l),
      d = Math.cos(l)
    ;((n = Math.abs(n)),
      (r = Math.abs(r)),
      (Bf = d * (s - e) * 0.5 + u * (c - t) * 0.5),
      ($ = d * (c - t) * 0.5 - u * (s - e) * 0.5))
    let f = (Bf * Bf) / (n * n) + ($ * $) / (r * r)
    f > 1 && ((f = Math.sqrt(f)), (n *= f), (r *= f))
    let p = d / n,
      m = u / n,
      h = -u / r,
      g = d / r,
      _ = p * s + m * c,
      v = h * s + g * c,
      y = p * e + m * t,
      b = h * e + g * t,
      x = 1 / ((y - _) * (y - _) + (b - v) * (b - v)) - 0.25
    x < 0 && (x = 0)
    let S = Math.sqrt(x)
    a === i && (S = -S)
    let C = 0.5 * (_ + y) - S * (b - v),
      w = 0.5 * (v + b) + S * (y - _),
      T = Math.atan2(v - w, _ - C),
      E = Math.atan2(b - w, y - C) - T
    E < 0 && a === 1 ? (E += 2 * Math.PI) : E > 0 && a === 0 && (E -= 2 * Math.PI)
    let D = Math.ceil(Math.abs(E / (Math.PI * 0.5 + 0.001))),
      O = []
    for (let e = 0; e < D; e++) {
      let t = T + (e * E) / D,
        i = T + ((e + 1) * E) / D
      O[e] = [C, w, t, i, n, r, u, d]
    }
    return O
  },
  Yf = (e, t, n, r, i, a, o, s) => {
    let c = s * i,
      l = -o * a,
      u = o * i,
      d = s * a,
      f = 0.5 * (r - n),
      p = ((8 / 3) * Math.sin(f * 0.5) * Math.sin(f * 0.5)) / Math.sin(f),
      m = e + Math.cos(n) - p * Math.sin(n),
      h = t + Math.sin(n) + p * Math.cos(n),
      g = e + Math.cos(r),
      _ = t + Math.sin(r),
      v = g + p * Math.sin(r),
      y = _ - p * Math.cos(r)
    return [c * m + l * h, u * m + d * h, c * v + l * y, u * v + d * y, c * g + l * _, u * g + d * _]
  },
  Xf = (e) => Gf(Wf(e)),
  Zf = e((e, t, n) => {
    var r =
      (n && n.__assign) ||
      function () {
        return (
          (r =
            Object.assign ||
            function (e) {
              for (var t, n = 1, r = arguments.length; n < r; n++)
                for (var i in ((t = arguments[n]), t)) Object.prototype.hasOwnProperty.call(t, i) && (e[i] = t[i])
              return e
            }),
          r.apply(this, arguments)
        )
      }
    ;(Object.defineProperty(e, '__esModule', { value: !0 }), (e.namedReferences = e.bodyRegExps = void 0))
    var i = `~`,
      a = `~~`
    function o(e, t) {
      for (var n = {}, o = {}, s = e.split(a), c = !1, l = 0; s.length > l; l++) {
        for (var u = s[l].split(i), d = 0; d < u.length; d += 2) {
          var f = u[d],
            p = u[d + 1],
            m = `&` + f + `;`
          ;((n[m] = p), c && (n[`&` + f] = p), (o[p] = m))
        }
        c = !0
      }
      return t
        ? { entities: r(r({}, n), t.entities), characters: r(r({}, o), t.characters) }
        : { entities: n, characters: o }
    }
    ;((e.bodyRegExps = {
      xml: /&(?:#\d+|#[xX][\da-fA-F]+|[0-9a-zA-Z]+);?/g,
      html4:
        /&notin;|&(?:nbsp|iexcl|cent|pound|curren|yen|brvbar|sect|uml|copy|ordf|laquo|not|shy|reg|macr|deg|plusmn|sup2|sup3|acute|micro|para|middot|cedil|sup1|ordm|raquo|frac14|frac12|frac34|iquest|Agrave|Aacute|Acirc|Atilde|Auml|Aring|AElig|Ccedil|Egrave|Eacute|Ecirc|Euml|Igrave|Iacute|Icirc|Iuml|ETH|Ntilde|Ograve|Oacute|Ocirc|Otilde|Ouml|times|Oslash|Ugrave|Uacute|Ucirc|Uuml|Yacute|THORN|szlig|agrave|aacute|acirc|atilde|auml|aring|aelig|ccedil|egrave|eacute|ecirc|euml|igrave|iacute|icirc|iuml|eth|ntilde|ograve|oacute|ocirc|otilde|ouml|divide|oslash|ugrave|uacute|ucirc|uuml|yacute|thorn|yuml|quot|amp|lt|gt|#\d+|#[xX][\da-fA-F]+|[0-9a-zA-Z]+);?/g,
      html5:
        /&centerdot;|&copysr;|&divideontimes;|&gtcc;|&gtcir;|&gtdot;|&gtlPar;|&gtquest;|&gtrapprox;|&gtrarr;|&gtrdot;|&gtreqless;|&gtreqqless;|&gtrless;|&gtrsim;|&ltcc;|&ltcir;|&ltdot;|&lthree;|&ltimes;|&ltlarr;|&ltquest;|&ltrPar;|&ltri;|&ltrie;|&ltrif;|&notin;|&notinE;|&notindot;|&notinva;|&notinvb;|&notinvc;|&notni;|&notniva;|&notnivb;|&notnivc;|&parallel;|&timesb;|&timesbar;|&timesd;|&(?:AElig|AMP|Aacute|Acirc|Agrave|Aring|Atilde|Auml|COPY|Ccedil|ETH|Eacute|Ecirc|Egrave|Euml|GT|Iacute|Icirc|Igrave|Iuml|LT|Ntilde|Oacute|Ocirc|Ograve|Oslash|Otilde|Ouml|QUOT|REG|THORN|Uacute|Ucirc|Ugrave|Uuml|Yacute|aacute|acirc|acute|aelig|agrave|amp|aring|atilde|auml|brvbar|ccedil|cedil|cent|copy|curren|deg|divide|eacute|ecirc|egrave|eth|euml|frac12|frac14|frac34|gt|iacute|icirc|iexcl|igrave|iquest|iuml|laquo|lt|macr|micro|middot|nbsp|not|ntilde|oacute|ocirc|ograve|ordf|ordm|oslash|otilde|ouml|para|plusmn|pound|quot|raquo|reg|sect|shy|sup1|sup2|sup3|szlig|thorn|times|uacute|ucirc|ugrave|uml|uuml|yacute|yen|yuml|#\d+|#[xX][\da-fA-F]+|[0-9a-zA-Z]+);?/g,
    }),
      (e.namedReferences = {}),
      (e.namedReferences.xml = o(`lt~<~gt~>~quot~"~apos~'~amp~&`)),
      (e.namedReferences.html4 = o(
        `apos~'~OElig~Œ~oelig~œ~Scaron~Š~scaron~š~Yuml~Ÿ~circ~ˆ~tilde~˜~ensp~ ~emsp~ ~thinsp~ ~zwnj~‌~zwj~‍~lrm~‎~rlm~‏~ndash~–~mdash~—~lsquo~‘~rsquo~’~sbquo~‚~ldquo~“~rdquo~”~bdquo~„~dagger~†~Dagger~‡~permil~‰~lsaquo~‹~rsaquo~›~euro~€~fnof~ƒ~Alpha~Α~Beta~Β~Gamma~Γ~Delta~Δ~Epsilon~Ε~Zeta~Ζ~Eta~Η~Theta~Θ~Iota~Ι~Kappa~Κ~Lambda~Λ~Mu~Μ~Nu~Ν~Xi~Ξ~Omicron~Ο~Pi~Π~Rho~Ρ~Sigma~Σ~Tau~Τ~Upsilon~Υ~Phi~Φ~Chi~Χ~Psi~Ψ~Omega~Ω~alpha~α~beta~β~gamma~γ~delta~δ~epsilon~ε~zeta~ζ~eta~η~theta~θ~iota~ι~kappa~κ~lambda~λ~mu~μ~nu~ν~xi~ξ~omicron~ο~pi~π~rho~ρ~sigmaf~ς~sigma~σ~tau~τ~upsilon~υ~phi~φ~chi~χ~psi~ψ~omega~ω~thetasym~ϑ~upsih~ϒ~piv~ϖ~bull~•~hellip~…~prime~′~Prime~″~oline~‾~frasl~⁄~weierp~℘~image~ℑ~real~ℜ~trade~™~alefsym~ℵ~larr~←~uarr~↑~rarr~→~darr~↓~harr~↔~crarr~↵~lArr~⇐~uArr~⇑~rArr~⇒~dArr~⇓~hArr~⇔~forall~∀~part~∂~exist~∃~empty~∅~nabla~∇~isin~∈~notin~∉~ni~∋~prod~∏~sum~∑~minus~−~lowast~∗~radic~√~prop~∝~infin~∞~ang~∠~and~∧~or~∨~cap~∩~cup~∪~int~∫~there4~∴~sim~∼~cong~≅~asymp~≈~ne~≠~equiv~≡~le~≤~ge~≥~sub~⊂~sup~⊃~nsub~⊄~sube~⊆~supe~⊇~oplus~⊕~otimes~⊗~perp~⊥~sdot~⋅~lceil~⌈~rceil~⌉~lfloor~⌊~rfloor~⌋~lang~〈~rang~〉~loz~◊~spades~♠~clubs~♣~hearts~♥~diams~♦~~nbsp~\xA0~iexcl~¡~cent~¢~pound~£~curren~¤~yen~¥~brvbar~¦~sect~§~uml~¨~copy~©~ordf~ª~laquo~«~not~¬~shy~­~reg~®~macr~¯~deg~°~plusmn~±~sup2~²~sup3~³~acute~´~micro~µ~para~¶~middot~·~cedil~¸~sup1~¹~ordm~º~raquo~»~frac14~¼~frac12~½~frac34~¾~iquest~¿~Agrave~À~Aacute~Á~Acirc~Â~Atilde~Ã~Auml~Ä~Aring~Å~AElig~Æ~Ccedil~Ç~Egrave~È~Eacute~É~Ecirc~Ê~Euml~Ë~Igrave~Ì~Iacute~Í~Icirc~Î~Iuml~Ï~ETH~Ð~Ntilde~Ñ~Ograve~Ò~Oacute~Ó~Ocirc~Ô~Otilde~Õ~Ouml~Ö~times~×~Oslash~Ø~Ugrave~Ù~Uacute~Ú~Ucirc~Û~Uuml~Ü~Yacute~Ý~THORN~Þ~szlig~ß~agrave~à~aacute~á~acirc~â~atilde~ã~auml~ä~aring~å~aelig~æ~ccedil~ç~egrave~è~eacute~é~ecirc~ê~euml~ë~igrave~ì~iacute~í~icirc~î~iuml~ï~eth~ð~ntilde~ñ~ograve~ò~oacute~ó~ocirc~ô~otilde~õ~ouml~ö~divide~÷~oslash~ø~ugrave~ù~uacute~ú~ucirc~û~uuml~ü~yacute~ý~thorn~þ~yuml~ÿ~quot~"~amp~&~lt~<~gt~>`,
      )),
      (e.namedReferences.html5 = o(
        'Abreve~Ă~Acy~А~Afr~𝔄~Amacr~Ā~And~⩓~Aogon~Ą~Aopf~𝔸~ApplyFunction~⁡~Ascr~𝒜~Assign~≔~Backslash~∖~Barv~⫧~Barwed~⌆~Bcy~Б~Because~∵~Bernoullis~ℬ~Bfr~𝔅~Bopf~𝔹~Breve~˘~Bscr~ℬ~Bumpeq~≎~CHcy~Ч~Cacute~Ć~Cap~⋒~CapitalDifferentialD~ⅅ~Cayleys~ℭ~Ccaron~Č~Ccirc~Ĉ~Cconint~∰~Cdot~Ċ~Cedilla~¸~CenterDot~·~Cfr~ℭ~CircleDot~⊙~CircleMinus~⊖~CirclePlus~⊕~CircleTimes~⊗~ClockwiseContourIntegral~∲~CloseCurlyDoubleQuote~”~CloseCurlyQuote~’~Colon~∷~Colone~⩴~Congruent~≡~Conint~∯~ContourIntegral~∮~Copf~ℂ~Coproduct~∐~CounterClockwiseContourIntegral~∳~Cross~⨯~Cscr~𝒞~Cup~⋓~CupCap~≍~DD~ⅅ~DDotrahd~⤑~DJcy~Ђ~DScy~Ѕ~DZcy~Џ~Darr~↡~Dashv~⫤~Dcaron~Ď~Dcy~Д~Del~∇~Dfr~𝔇~DiacriticalAcute~´~DiacriticalDot~˙~DiacriticalDoubleAcute~˝~DiacriticalGrave~`~DiacriticalTilde~˜~Diamond~⋄~DifferentialD~ⅆ~Dopf~𝔻~Dot~¨~DotDot~⃜~DotEqual~≐~DoubleContourIntegral~∯~DoubleDot~¨~DoubleDownArrow~⇓~DoubleLeftArrow~⇐~DoubleLeftRightArrow~⇔~DoubleLeftTee~⫤~DoubleLongLeftArrow~⟸~DoubleLongLeftRightArrow~⟺~DoubleLongRightArrow~⟹~DoubleRightArrow~⇒~DoubleRightTee~⊨~DoubleUpArrow~⇑~DoubleUpDownArrow~⇕~DoubleVerticalBar~∥~DownArrow~↓~DownArrowBar~⤓~DownArrowUpArrow~⇵~DownBreve~̑~DownLeftRightVector~⥐~DownLeftTeeVector~⥞~DownLeftVector~↽~DownLeftVectorBar~⥖~DownRightTeeVector~⥟~DownRightVector~⇁~DownRightVectorBar~⥗~DownTee~⊤~DownTeeArrow~↧~Downarrow~⇓~Dscr~𝒟~Dstrok~Đ~ENG~Ŋ~Ecaron~Ě~Ecy~Э~Edot~Ė~Efr~𝔈~Element~∈~Emacr~Ē~EmptySmallSquare~◻~EmptyVerySmallSquare~▫~Eogon~Ę~Eopf~𝔼~Equal~⩵~EqualTilde~≂~Equilibrium~⇌~Escr~ℰ~Esim~⩳~Exists~∃~ExponentialE~ⅇ~Fcy~Ф~Ffr~𝔉~FilledSmallSquare~◼~FilledVerySmallSquare~▪~Fopf~𝔽~ForAll~∀~Fouriertrf~ℱ~Fscr~ℱ~GJcy~Ѓ~Gammad~Ϝ~Gbreve~Ğ~Gcedil~Ģ~Gcirc~Ĝ~Gcy~Г~Gdot~Ġ~Gfr~𝔊~Gg~⋙~Gopf~𝔾~GreaterEqual~≥~GreaterEqualLess~⋛~GreaterFullEqual~≧~GreaterGreater~⪢~GreaterLess~≷~GreaterSlantEqual~⩾~GreaterTilde~≳~Gscr~𝒢~Gt~≫~HARDcy~Ъ~Hacek~ˇ~Hat~^~Hcirc~Ĥ~Hfr~ℌ~HilbertSpace~ℋ~Hopf~ℍ~HorizontalLine~─~Hscr~ℋ~Hstrok~Ħ~HumpDownHump~≎~HumpEqual~≏~IEcy~Е~IJlig~Ĳ~IOcy~Ё~Icy~И~Idot~İ~Ifr~ℑ~Im~ℑ~Imacr~Ī~ImaginaryI~ⅈ~Implies~⇒~Int~∬~Integral~∫~Intersection~⋂~InvisibleComma~⁣~InvisibleTimes~⁢~Iogon~Į~Iopf~𝕀~Iscr~ℐ~Itilde~Ĩ~Iukcy~І~Jcirc~Ĵ~Jcy~Й~Jfr~𝔍~Jopf~𝕁~Jscr~𝒥~Jsercy~Ј~Jukcy~Є~KHcy~Х~KJcy~Ќ~Kcedil~Ķ~Kcy~К~Kfr~𝔎~Kopf~𝕂~Kscr~𝒦~LJcy~Љ~Lacute~Ĺ~Lang~⟪~Laplacetrf~ℒ~Larr~↞~Lcaron~Ľ~Lcedil~Ļ~Lcy~Л~LeftAngleBracket~⟨~LeftArrow~←~LeftArrowBar~⇤~LeftArrowRightArrow~⇆~LeftCeiling~⌈~LeftDoubleBracket~⟦~LeftDownTeeVector~⥡~LeftDownVector~⇃~LeftDownVectorBar~⥙~LeftFloor~⌊~LeftRightArrow~↔~LeftRightVector~⥎~LeftTee~⊣~LeftTeeArrow~↤~LeftTeeVector~⥚~LeftTriangle~⊲~LeftTriangleBar~⧏~LeftTriangleEqual~⊴~LeftUpDownVector~⥑~LeftUpTeeVector~⥠~LeftUpVector~↿~LeftUpVectorBar~⥘~LeftVector~↼~LeftVectorBar~⥒~Leftarrow~⇐~Leftrightarrow~⇔~LessEqualGreater~⋚~LessFullEqual~≦~LessGreater~≶~LessLess~⪡~LessSlantEqual~⩽~LessTilde~≲~Lfr~𝔏~Ll~⋘~Lleftarrow~⇚~Lmidot~Ŀ~LongLeftArrow~⟵~LongLeftRightArrow~⟷~LongRightArrow~⟶~Longleftarrow~⟸~Longleftrightarrow~⟺~Longrightarrow~⟹~Lopf~𝕃~LowerLeftArrow~↙~LowerRightArrow~↘~Lscr~ℒ~Lsh~↰~Lstrok~Ł~Lt~≪~Map~⤅~Mcy~М~MediumSpace~ ~Mellintrf~ℳ~Mfr~𝔐~MinusPlus~∓~Mopf~𝕄~Mscr~ℳ~NJcy~Њ~Nacute~Ń~Ncaron~Ň~Ncedil~Ņ~Ncy~Н~NegativeMediumSpace~​~NegativeThickSpace~​~NegativeThinSpace~​~NegativeVeryThinSpace~​~NestedGreaterGreater~≫~NestedLessLess~≪~NewLine~\n~Nfr~𝔑~NoBreak~⁠~NonBreakingSpace~\xA0~Nopf~ℕ~Not~⫬~NotCongruent~≢~NotCupCap~≭~NotDoubleVerticalBar~∦~NotElement~∉~NotEqual~≠~NotEqualTilde~≂̸~NotExists~∄~NotGreater~≯~NotGreaterEqual~≱~NotGreaterFullEqual~≧̸~NotGreaterGreater~≫̸~NotGreaterLess~≹~NotGreaterSlantEqual~⩾̸~NotGreaterTilde~≵~NotHumpDownHump~≎̸~NotHumpEqual~≏̸~NotLeftTriangle~⋪~NotLeftTriangleBar~⧏̸~NotLeftTriangleEqual~⋬~NotLess~≮~NotLessEqual~≰~NotLessGreater~≸~NotLessLess~≪̸~NotLessSlantEqual~⩽̸~NotLessTilde~≴~NotNestedGreaterGreater~⪢̸~NotNestedLessLess~⪡̸~NotPrecedes~⊀~NotPrecedesEqual~⪯̸~NotPrecedesSlantEqual~⋠~NotReverseElement~∌~NotRightTriangle~⋫~NotRightTriangleBar~⧐̸~NotRightTriangleEqual~⋭~NotSquareSubset~⊏̸~NotSquareSubsetEqual~⋢~NotSquareSuperset~⊐̸~NotSquareSupersetEqual~⋣~NotSubset~⊂⃒~NotSubsetEqual~⊈~NotSucceeds~⊁~NotSucceedsEqual~⪰̸~NotSucceedsSlantEqual~⋡~NotSucceedsTilde~≿̸~NotSuperset~⊃⃒~NotSupersetEqual~⊉~NotTilde~≁~NotTildeEqual~≄~NotTildeFullEqual~≇~NotTildeTilde~≉~NotVerticalBar~∤~Nscr~𝒩~Ocy~О~Odblac~Ő~Ofr~𝔒~Omacr~Ō~Oopf~𝕆~OpenCurlyDoubleQuote~“~OpenCurlyQuote~‘~Or~⩔~Oscr~𝒪~Otimes~⨷~OverBar~‾~OverBrace~⏞~OverBracket~⎴~OverParenthesis~⏜~PartialD~∂~Pcy~П~Pfr~𝔓~PlusMinus~±~Poincareplane~ℌ~Popf~ℙ~Pr~⪻~Precedes~≺~PrecedesEqual~⪯~PrecedesSlantEqual~≼~PrecedesTilde~≾~Product~∏~Proportion~∷~Proportional~∝~Pscr~𝒫~Qfr~𝔔~Qopf~ℚ~Qscr~𝒬~RBarr~⤐~Racute~Ŕ~Rang~⟫~Rarr~↠~Rarrtl~⤖~Rcaron~Ř~Rcedil~Ŗ~Rcy~Р~Re~ℜ~ReverseElement~∋~ReverseEquilibrium~⇋~ReverseUpEquilibrium~⥯~Rfr~ℜ~RightAngleBracket~⟩~RightArrow~→~RightArrowBar~⇥~RightArrowLeftArrow~⇄~RightCeiling~⌉~RightDoubleBracket~⟧~RightDownTeeVector~⥝~RightDownVector~⇂~RightDownVectorBar~⥕~RightFloor~⌋~RightTee~⊢~RightTeeArrow~↦~RightTeeVector~⥛~RightTriangle~⊳~RightTriangleBar~⧐~RightTriangleEqual~⊵~RightUpDownVector~⥏~RightUpTeeVector~⥜~RightUpVector~↾~RightUpVectorBar~⥔~RightVector~⇀~RightVectorBar~⥓~Rightarrow~⇒~Ropf~ℝ~RoundImplies~⥰~Rrightarrow~⇛~Rscr~ℛ~Rsh~↱~RuleDelayed~⧴~SHCHcy~Щ~SHcy~Ш~SOFTcy~Ь~Sacute~Ś~Sc~⪼~Scedil~Ş~Scirc~Ŝ~Scy~С~Sfr~𝔖~ShortDownArrow~↓~ShortLeftArrow~←~ShortRightArrow~→~ShortUpArrow~↑~SmallCircle~∘~Sopf~𝕊~Sqrt~√~Square~□~SquareIntersection~⊓~SquareSubset~⊏~SquareSubsetEqual~⊑~SquareSuperset~⊐~SquareSupersetEqual~⊒~SquareUnion~⊔~Sscr~𝒮~Star~⋆~Sub~⋐~Subset~⋐~SubsetEqual~⊆~Succeeds~≻~SucceedsEqual~⪰~SucceedsSlantEqual~≽~SucceedsTilde~≿~SuchThat~∋~Sum~∑~Sup~⋑~Superset~⊃~SupersetEqual~⊇~Supset~⋑~TRADE~™~TSHcy~Ћ~TScy~Ц~Tab~	~Tcaron~Ť~Tcedil~Ţ~Tcy~Т~Tfr~𝔗~Therefore~∴~ThickSpace~  ~ThinSpace~ ~Tilde~∼~TildeEqual~≃~TildeFullEqual~≅~TildeTilde~≈~Topf~𝕋~TripleDot~⃛~Tscr~𝒯~Tstrok~Ŧ~Uarr~↟~Uarrocir~⥉~Ubrcy~Ў~Ubreve~Ŭ~Ucy~У~Udblac~Ű~Ufr~𝔘~Umacr~Ū~UnderBar~_~UnderBrace~⏟~UnderBracket~⎵~UnderParenthesis~⏝~Union~⋃~UnionPlus~⊎~Uogon~Ų~Uopf~𝕌~UpArrow~↑~UpArrowBar~⤒~UpArrowDownArrow~⇅~UpDownArrow~↕~UpEquilibrium~⥮~UpTee~⊥~UpTeeArrow~↥~Uparrow~⇑~Updownarrow~⇕~UpperLeftArrow~↖~UpperRightArrow~↗~Upsi~ϒ~Uring~Ů~Uscr~𝒰~Utilde~Ũ~VDash~⊫~Vbar~⫫~Vcy~В~Vdash~⊩~Vdashl~⫦~Vee~⋁~Verbar~‖~Vert~‖~VerticalBar~∣~VerticalLine~|~VerticalSeparator~❘~VerticalTilde~≀~VeryThinSpace~ ~Vfr~𝔙~Vopf~𝕍~Vscr~𝒱~Vvdash~⊪~Wcirc~Ŵ~Wedge~⋀~Wfr~𝔚~Wopf~𝕎~Wscr~𝒲~Xfr~𝔛~Xopf~𝕏~Xscr~𝒳~YAcy~Я~YIcy~Ї~YUcy~Ю~Ycirc~Ŷ~Ycy~Ы~Yfr~𝔜~Yopf~𝕐~Yscr~𝒴~ZHcy~Ж~Zacute~Ź~Zcaron~Ž~Zcy~З~Zdot~Ż~ZeroWidthSpace~​~Zfr~ℨ~Zopf~ℤ~Zscr~𝒵~abreve~ă~ac~∾~acE~∾̳~acd~∿~acy~а~af~⁡~afr~𝔞~aleph~ℵ~amacr~ā~amalg~⨿~andand~⩕~andd~⩜~andslope~⩘~andv~⩚~ange~⦤~angle~∠~angmsd~∡~angmsdaa~⦨~angmsdab~⦩~angmsdac~⦪~angmsdad~⦫~angmsdae~⦬~angmsdaf~⦭~angmsdag~⦮~angmsdah~⦯~angrt~∟~angrtvb~⊾~angrtvbd~⦝~angsph~∢~angst~Å~angzarr~⍼~aogon~ą~aopf~𝕒~ap~≈~apE~⩰~apacir~⩯~ape~≊~apid~≋~approx~≈~approxeq~≊~ascr~𝒶~ast~*~asympeq~≍~awconint~∳~awint~⨑~bNot~⫭~backcong~≌~backepsilon~϶~backprime~‵~backsim~∽~backsimeq~⋍~barvee~⊽~barwed~⌅~barwedge~⌅~bbrk~⎵~bbrktbrk~⎶~bcong~≌~bcy~б~becaus~∵~because~∵~bemptyv~⦰~bepsi~϶~bernou~ℬ~beth~ℶ~between~≬~bfr~𝔟~bigcap~⋂~bigcirc~◯~bigcup~⋃~bigodot~⨀~bigoplus~⨁~bigotimes~⨂~bigsqcup~⨆~bigstar~★~bigtriangledown~▽~bigtriangleup~△~biguplus~⨄~bigvee~⋁~bigwedge~⋀~bkarow~⤍~blacklozenge~⧫~blacksquare~▪~blacktriangle~▴~blacktriangledown~▾~blacktriangleleft~◂~blacktriangleright~▸~blank~␣~blk12~▒~blk14~░~blk34~▓~block~█~bne~=⃥~bnequiv~≡⃥~bnot~⌐~bopf~𝕓~bot~⊥~bottom~⊥~bowtie~⋈~boxDL~╗~boxDR~╔~boxDl~╖~boxDr~╓~boxH~═~boxHD~╦~boxHU~╩~boxHd~╤~boxHu~╧~boxUL~╝~boxUR~╚~boxUl~╜~boxUr~╙~boxV~║~boxVH~╬~boxVL~╣~boxVR~╠~boxVh~╫~boxVl~╢~boxVr~╟~boxbox~⧉~boxdL~╕~boxdR~╒~boxdl~┐~boxdr~┌~boxh~─~boxhD~╥~boxhU~╨~boxhd~┬~boxhu~┴~boxminus~⊟~boxplus~⊞~boxtimes~⊠~boxuL~╛~boxuR~╘~boxul~┘~boxur~└~boxv~│~boxvH~╪~boxvL~╡~boxvR~╞~boxvh~┼~boxvl~┤~boxvr~├~bprime~‵~breve~˘~bscr~𝒷~bsemi~⁏~bsim~∽~bsime~⋍~bsol~\\~bsolb~⧅~bsolhsub~⟈~bullet~•~bump~≎~bumpE~⪮~bumpe~≏~bumpeq~≏~cacute~ć~capand~⩄~capbrcup~⩉~capcap~⩋~capcup~⩇~capdot~⩀~caps~∩︀~caret~⁁~caron~ˇ~ccaps~⩍~ccaron~č~ccirc~ĉ~ccups~⩌~ccupssm~⩐~cdot~ċ~cemptyv~⦲~centerdot~·~cfr~𝔠~chcy~ч~check~✓~checkmark~✓~cir~○~cirE~⧃~circeq~≗~circlearrowleft~↺~circlearrowright~↻~circledR~®~circledS~Ⓢ~circledast~⊛~circledcirc~⊚~circleddash~⊝~cire~≗~cirfnint~⨐~cirmid~⫯~cirscir~⧂~clubsuit~♣~colon~:~colone~≔~coloneq~≔~comma~,~commat~@~comp~∁~compfn~∘~complement~∁~complexes~ℂ~congdot~⩭~conint~∮~copf~𝕔~coprod~∐~copysr~℗~cross~✗~cscr~𝒸~csub~⫏~csube~⫑~csup~⫐~csupe~⫒~ctdot~⋯~cudarrl~⤸~cudarrr~⤵~cuepr~⋞~cuesc~⋟~cularr~↶~cularrp~⤽~cupbrcap~⩈~cupcap~⩆~cupcup~⩊~cupdot~⊍~cupor~⩅~cups~∪︀~curarr~↷~curarrm~⤼~curlyeqprec~⋞~curlyeqsucc~⋟~curlyvee~⋎~curlywedge~⋏~curvearrowleft~↶~curvearrowright~↷~cuvee~⋎~cuwed~⋏~cwconint~∲~cwint~∱~cylcty~⌭~dHar~⥥~daleth~ℸ~dash~‐~dashv~⊣~dbkarow~⤏~dblac~˝~dcaron~ď~dcy~д~dd~ⅆ~ddagger~‡~ddarr~⇊~ddotseq~⩷~demptyv~⦱~dfisht~⥿~dfr~𝔡~dharl~⇃~dharr~⇂~diam~⋄~diamond~⋄~diamondsuit~♦~die~¨~digamma~ϝ~disin~⋲~div~÷~divideontimes~⋇~divonx~⋇~djcy~ђ~dlcorn~⌞~dlcrop~⌍~dollar~$~dopf~𝕕~dot~˙~doteq~≐~doteqdot~≑~dotminus~∸~dotplus~∔~dotsquare~⊡~doublebarwedge~⌆~downarrow~↓~downdownarrows~⇊~downharpoonleft~⇃~downharpoonright~⇂~drbkarow~⤐~drcorn~⌟~drcrop~⌌~dscr~𝒹~dscy~ѕ~dsol~⧶~dstrok~đ~dtdot~⋱~dtri~▿~dtrif~▾~duarr~⇵~duhar~⥯~dwangle~⦦~dzcy~џ~dzigrarr~⟿~eDDot~⩷~eDot~≑~easter~⩮~ecaron~ě~ecir~≖~ecolon~≕~ecy~э~edot~ė~ee~ⅇ~efDot~≒~efr~𝔢~eg~⪚~egs~⪖~egsdot~⪘~el~⪙~elinters~⏧~ell~ℓ~els~⪕~elsdot~⪗~emacr~ē~emptyset~∅~emptyv~∅~emsp13~ ~emsp14~ ~eng~ŋ~eogon~ę~eopf~𝕖~epar~⋕~eparsl~⧣~eplus~⩱~epsi~ε~epsiv~ϵ~eqcirc~≖~eqcolon~≕~eqsim~≂~eqslantgtr~⪖~eqslantless~⪕~equals~=~equest~≟~equivDD~⩸~eqvparsl~⧥~erDot~≓~erarr~⥱~escr~ℯ~esdot~≐~esim~≂~excl~!~expectation~ℰ~exponentiale~ⅇ~fallingdotseq~≒~fcy~ф~female~♀~ffilig~ﬃ~fflig~ﬀ~ffllig~ﬄ~ffr~𝔣~filig~ﬁ~fjlig~fj~flat~♭~fllig~ﬂ~fltns~▱~fopf~𝕗~fork~⋔~forkv~⫙~fpartint~⨍~frac13~⅓~frac15~⅕~frac16~⅙~frac18~⅛~frac23~⅔~frac25~⅖~frac35~⅗~frac38~⅜~frac45~⅘~frac56~⅚~frac58~⅝~frac78~⅞~frown~⌢~fscr~𝒻~gE~≧~gEl~⪌~gacute~ǵ~gammad~ϝ~gap~⪆~gbreve~ğ~gcirc~ĝ~gcy~г~gdot~ġ~gel~⋛~geq~≥~geqq~≧~geqslant~⩾~ges~⩾~gescc~⪩~gesdot~⪀~gesdoto~⪂~gesdotol~⪄~gesl~⋛︀~gesles~⪔~gfr~𝔤~gg~≫~ggg~⋙~gimel~ℷ~gjcy~ѓ~gl~≷~glE~⪒~gla~⪥~glj~⪤~gnE~≩~gnap~⪊~gnapprox~⪊~gne~⪈~gneq~⪈~gneqq~≩~gnsim~⋧~gopf~𝕘~grave~`~gscr~ℊ~gsim~≳~gsime~⪎~gsiml~⪐~gtcc~⪧~gtcir~⩺~gtdot~⋗~gtlPar~⦕~gtquest~⩼~gtrapprox~⪆~gtrarr~⥸~gtrdot~⋗~gtreqless~⋛~gtreqqless~⪌~gtrless~≷~gtrsim~≳~gvertneqq~≩︀~gvnE~≩︀~hairsp~ ~half~½~hamilt~ℋ~hardcy~ъ~harrcir~⥈~harrw~↭~hbar~ℏ~hcirc~ĥ~heartsuit~♥~hercon~⊹~hfr~𝔥~hksearow~⤥~hkswarow~⤦~hoarr~⇿~homtht~∻~hookleftarrow~↩~hookrightarrow~↪~hopf~𝕙~horbar~―~hscr~𝒽~hslash~ℏ~hstrok~ħ~hybull~⁃~hyphen~‐~ic~⁣~icy~и~iecy~е~iff~⇔~ifr~𝔦~ii~ⅈ~iiiint~⨌~iiint~∭~iinfin~⧜~iiota~℩~ijlig~ĳ~imacr~ī~imagline~ℐ~imagpart~ℑ~imath~ı~imof~⊷~imped~Ƶ~in~∈~incare~℅~infintie~⧝~inodot~ı~intcal~⊺~integers~ℤ~intercal~⊺~intlarhk~⨗~intprod~⨼~iocy~ё~iogon~į~iopf~𝕚~iprod~⨼~iscr~𝒾~isinE~⋹~isindot~⋵~isins~⋴~isinsv~⋳~isinv~∈~it~⁢~itilde~ĩ~iukcy~і~jcirc~ĵ~jcy~й~jfr~𝔧~jmath~ȷ~jopf~𝕛~jscr~𝒿~jsercy~ј~jukcy~є~kappav~ϰ~kcedil~ķ~kcy~к~kfr~𝔨~kgreen~ĸ~khcy~х~kjcy~ќ~kopf~𝕜~kscr~𝓀~lAarr~⇚~lAtail~⤛~lBarr~⤎~lE~≦~lEg~⪋~lHar~⥢~lacute~ĺ~laemptyv~⦴~lagran~ℒ~langd~⦑~langle~⟨~lap~⪅~larrb~⇤~larrbfs~⤟~larrfs~⤝~larrhk~↩~larrlp~↫~larrpl~⤹~larrsim~⥳~larrtl~↢~lat~⪫~latail~⤙~late~⪭~lates~⪭︀~lbarr~⤌~lbbrk~❲~lbrace~{~lbrack~[~lbrke~⦋~lbrksld~⦏~lbrkslu~⦍~lcaron~ľ~lcedil~ļ~lcub~{~lcy~л~ldca~⤶~ldquor~„~ldrdhar~⥧~ldrushar~⥋~ldsh~↲~leftarrow~←~leftarrowtail~↢~leftharpoondown~↽~leftharpoonup~↼~leftleftarrows~⇇~leftrightarrow~↔~leftrightarrows~⇆~leftrightharpoons~⇋~leftrightsquigarrow~↭~leftthreetimes~⋋~leg~⋚~leq~≤~leqq~≦~leqslant~⩽~les~⩽~lescc~⪨~lesdot~⩿~lesdoto~⪁~lesdotor~⪃~lesg~⋚︀~lesges~⪓~lessapprox~⪅~lessdot~⋖~lesseqgtr~⋚~lesseqqgtr~⪋~lessgtr~≶~lesssim~≲~lfisht~⥼~lfr~𝔩~lg~≶~lgE~⪑~lhard~↽~lharu~↼~lharul~⥪~lhblk~▄~ljcy~љ~ll~≪~llarr~⇇~llcorner~⌞~llhard~⥫~lltri~◺~lmidot~ŀ~lmoust~⎰~lmoustache~⎰~lnE~≨~lnap~⪉~lnapprox~⪉~lne~⪇~lneq~⪇~lneqq~≨~lnsim~⋦~loang~⟬~loarr~⇽~lobrk~⟦~longleftarrow~⟵~longleftrightarrow~⟷~longmapsto~⟼~longrightarrow~⟶~looparrowleft~↫~looparrowright~↬~lopar~⦅~lopf~𝕝~loplus~⨭~lotimes~⨴~lowbar~_~lozenge~◊~lozf~⧫~lpar~(~lparlt~⦓~lrarr~⇆~lrcorner~⌟~lrhar~⇋~lrhard~⥭~lrtri~⊿~lscr~𝓁~lsh~↰~lsim~≲~lsime~⪍~lsimg~⪏~lsqb~[~lsquor~‚~lstrok~ł~ltcc~⪦~ltcir~⩹~ltdot~⋖~lthree~⋋~ltimes~⋉~ltlarr~⥶~ltquest~⩻~ltrPar~⦖~ltri~◃~ltrie~⊴~ltrif~◂~lurdshar~⥊~luruhar~⥦~lvertneqq~≨︀~lvnE~≨︀~mDDot~∺~male~♂~malt~✠~maltese~✠~map~↦~mapsto~↦~mapstodown~↧~mapstoleft~↤~mapstoup~↥~marker~▮~mcomma~⨩~mcy~м~measuredangle~∡~mfr~𝔪~mho~℧~mid~∣~midast~*~midcir~⫰~minusb~⊟~minusd~∸~minusdu~⨪~mlcp~⫛~mldr~…~mnplus~∓~models~⊧~mopf~𝕞~mp~∓~mscr~𝓂~mstpos~∾~multimap~⊸~mumap~⊸~nGg~⋙̸~nGt~≫⃒~nGtv~≫̸~nLeftarrow~⇍~nLeftrightarrow~⇎~nLl~⋘̸~nLt~≪⃒~nLtv~≪̸~nRightarrow~⇏~nVDash~⊯~nVdash~⊮~nacute~ń~nang~∠⃒~nap~≉~napE~⩰̸~napid~≋̸~napos~ŉ~napprox~≉~natur~♮~natural~♮~naturals~ℕ~nbump~≎̸~nbumpe~≏̸~ncap~⩃~ncaron~ň~ncedil~ņ~ncong~≇~ncongdot~⩭̸~ncup~⩂~ncy~н~neArr~⇗~nearhk~⤤~nearr~↗~nearrow~↗~nedot~≐̸~nequiv~≢~nesear~⤨~nesim~≂̸~nexist~∄~nexists~∄~nfr~𝔫~ngE~≧̸~nge~≱~ngeq~≱~ngeqq~≧̸~ngeqslant~⩾̸~nges~⩾̸~ngsim~≵~ngt~≯~ngtr~≯~nhArr~⇎~nharr~↮~nhpar~⫲~nis~⋼~nisd~⋺~niv~∋~njcy~њ~nlArr~⇍~nlE~≦̸~nlarr~↚~nldr~‥~nle~≰~nleftarrow~↚~nleftrightarrow~↮~nleq~≰~nleqq~≦̸~nleqslant~⩽̸~nles~⩽̸~nless~≮~nlsim~≴~nlt~≮~nltri~⋪~nltrie~⋬~nmid~∤~nopf~𝕟~notinE~⋹̸~notindot~⋵̸~notinva~∉~notinvb~⋷~notinvc~⋶~notni~∌~notniva~∌~notnivb~⋾~notnivc~⋽~npar~∦~nparallel~∦~nparsl~⫽⃥~npart~∂̸~npolint~⨔~npr~⊀~nprcue~⋠~npre~⪯̸~nprec~⊀~npreceq~⪯̸~nrArr~⇏~nrarr~↛~nrarrc~⤳̸~nrarrw~↝̸~nrightarrow~↛~nrtri~⋫~nrtrie~⋭~nsc~⊁~nsccue~⋡~nsce~⪰̸~nscr~𝓃~nshortmid~∤~nshortparallel~∦~nsim~≁~nsime~≄~nsimeq~≄~nsmid~∤~nspar~∦~nsqsube~⋢~nsqsupe~⋣~nsubE~⫅̸~nsube~⊈~nsubset~⊂⃒~nsubseteq~⊈~nsubseteqq~⫅̸~nsucc~⊁~nsucceq~⪰̸~nsup~⊅~nsupE~⫆̸~nsupe~⊉~nsupset~⊃⃒~nsupseteq~⊉~nsupseteqq~⫆̸~ntgl~≹~ntlg~≸~ntriangleleft~⋪~ntrianglelefteq~⋬~ntriangleright~⋫~ntrianglerighteq~⋭~num~#~numero~№~numsp~ ~nvDash~⊭~nvHarr~⤄~nvap~≍⃒~nvdash~⊬~nvge~≥⃒~nvgt~>⃒~nvinfin~⧞~nvlArr~⤂~nvle~≤⃒~nvlt~<⃒~nvltrie~⊴⃒~nvrArr~⤃~nvrtrie~⊵⃒~nvsim~∼⃒~nwArr~⇖~nwarhk~⤣~nwarr~↖~nwarrow~↖~nwnear~⤧~oS~Ⓢ~oast~⊛~ocir~⊚~ocy~о~odash~⊝~odblac~ő~odiv~⨸~odot~⊙~odsold~⦼~ofcir~⦿~ofr~𝔬~ogon~˛~ogt~⧁~ohbar~⦵~ohm~Ω~oint~∮~olarr~↺~olcir~⦾~olcross~⦻~olt~⧀~omacr~ō~omid~⦶~ominus~⊖~oopf~𝕠~opar~⦷~operp~⦹~orarr~↻~ord~⩝~order~ℴ~orderof~ℴ~origof~⊶~oror~⩖~orslope~⩗~orv~⩛~oscr~ℴ~osol~⊘~otimesas~⨶~ovbar~⌽~par~∥~parallel~∥~parsim~⫳~parsl~⫽~pcy~п~percnt~%~period~.~pertenk~‱~pfr~𝔭~phiv~ϕ~phmmat~ℳ~phone~☎~pitchfork~⋔~planck~ℏ~planckh~ℎ~plankv~ℏ~plus~+~plusacir~⨣~plusb~⊞~pluscir~⨢~plusdo~∔~plusdu~⨥~pluse~⩲~plussim~⨦~plustwo~⨧~pm~±~pointint~⨕~popf~𝕡~pr~≺~prE~⪳~prap~⪷~prcue~≼~pre~⪯~prec~≺~precapprox~⪷~preccurlyeq~≼~preceq~⪯~precnapprox~⪹~precneqq~⪵~precnsim~⋨~precsim~≾~primes~ℙ~prnE~⪵~prnap~⪹~prnsim~⋨~profalar~⌮~profline~⌒~profsurf~⌓~propto~∝~prsim~≾~prurel~⊰~pscr~𝓅~puncsp~ ~qfr~𝔮~qint~⨌~qopf~𝕢~qprime~⁗~qscr~𝓆~quaternions~ℍ~quatint~⨖~quest~?~questeq~≟~rAarr~⇛~rAtail~⤜~rBarr~⤏~rHar~⥤~race~∽̱~racute~ŕ~raemptyv~⦳~rangd~⦒~range~⦥~rangle~⟩~rarrap~⥵~rarrb~⇥~rarrbfs~⤠~rarrc~⤳~rarrfs~⤞~rarrhk~↪~rarrlp~↬~rarrpl~⥅~rarrsim~⥴~rarrtl~↣~rarrw~↝~ratail~⤚~ratio~∶~rationals~ℚ~rbarr~⤍~rbbrk~❳~rbrace~}~rbrack~]~rbrke~⦌~rbrksld~⦎~rbrkslu~⦐~rcaron~ř~rcedil~ŗ~rcub~}~rcy~р~rdca~⤷~rdldhar~⥩~rdquor~”~rdsh~↳~realine~ℛ~realpart~ℜ~reals~ℝ~rect~▭~rfisht~⥽~rfr~𝔯~rhard~⇁~rharu~⇀~rharul~⥬~rhov~ϱ~rightarrow~→~rightarrowtail~↣~rightharpoondown~⇁~rightharpoonup~⇀~rightleftarrows~⇄~rightleftharpoons~⇌~rightrightarrows~⇉~rightsquigarrow~↝~rightthreetimes~⋌~ring~˚~risingdotseq~≓~rlarr~⇄~rlhar~⇌~rmoust~⎱~rmoustache~⎱~rnmid~⫮~roang~⟭~roarr~⇾~robrk~⟧~ropar~⦆~ropf~𝕣~roplus~⨮~rotimes~⨵~rpar~)~rpargt~⦔~rppolint~⨒~rrarr~⇉~rscr~𝓇~rsh~↱~rsqb~]~rsquor~’~rthree~⋌~rtimes~⋊~rtri~▹~rtrie~⊵~rtrif~▸~rtriltri~⧎~ruluhar~⥨~rx~℞~sacute~ś~sc~≻~scE~⪴~scap~⪸~sccue~≽~sce~⪰~scedil~ş~scirc~ŝ~scnE~⪶~scnap~⪺~scnsim~⋩~scpolint~⨓~scsim~≿~scy~с~sdotb~⊡~sdote~⩦~seArr~⇘~searhk~⤥~searr~↘~searrow~↘~semi~;~seswar~⤩~setminus~∖~setmn~∖~sext~✶~sfr~𝔰~sfrown~⌢~sharp~♯~shchcy~щ~shcy~ш~shortmid~∣~shortparallel~∥~sigmav~ς~simdot~⩪~sime~≃~simeq~≃~simg~⪞~simgE~⪠~siml~⪝~simlE~⪟~simne~≆~simplus~⨤~simrarr~⥲~slarr~←~smallsetminus~∖~smashp~⨳~smeparsl~⧤~smid~∣~smile~⌣~smt~⪪~smte~⪬~smtes~⪬︀~softcy~ь~sol~/~solb~⧄~solbar~⌿~sopf~𝕤~spadesuit~♠~spar~∥~sqcap~⊓~sqcaps~⊓︀~sqcup~⊔~sqcups~⊔︀~sqsub~⊏~sqsube~⊑~sqsubset~⊏~sqsubseteq~⊑~sqsup~⊐~sqsupe~⊒~sqsupset~⊐~sqsupseteq~⊒~squ~□~square~□~squarf~▪~squf~▪~srarr~→~sscr~𝓈~ssetmn~∖~ssmile~⌣~sstarf~⋆~star~☆~starf~★~straightepsilon~ϵ~straightphi~ϕ~strns~¯~subE~⫅~subdot~⪽~subedot~⫃~submult~⫁~subnE~⫋~subne~⊊~subplus~⪿~subrarr~⥹~subset~⊂~subseteq~⊆~subseteqq~⫅~subsetneq~⊊~subsetneqq~⫋~subsim~⫇~subsub~⫕~subsup~⫓~succ~≻~succapprox~⪸~succcurlyeq~≽~succeq~⪰~succnapprox~⪺~succneqq~⪶~succnsim~⋩~succsim~≿~sung~♪~supE~⫆~supdot~⪾~supdsub~⫘~supedot~⫄~suphsol~⟉~suphsub~⫗~suplarr~⥻~supmult~⫂~supnE~⫌~supne~⊋~supplus~⫀~supset~⊃~supseteq~⊇~supseteqq~⫆~supsetneq~⊋~supsetneqq~⫌~supsim~⫈~supsub~⫔~supsup~⫖~swArr~⇙~swarhk~⤦~swarr~↙~swarrow~↙~swnwar~⤪~target~⌖~tbrk~⎴~tcaron~ť~tcedil~ţ~tcy~т~tdot~⃛~telrec~⌕~tfr~𝔱~therefore~∴~thetav~ϑ~thickapprox~≈~thicksim~∼~thkap~≈~thksim~∼~timesb~⊠~timesbar~⨱~timesd~⨰~tint~∭~toea~⤨~top~⊤~topbot~⌶~topcir~⫱~topf~𝕥~topfork~⫚~tosa~⤩~tprime~‴~triangle~▵~triangledown~▿~triangleleft~◃~trianglelefteq~⊴~triangleq~≜~triangleright~▹~trianglerighteq~⊵~tridot~◬~trie~≜~triminus~⨺~triplus~⨹~trisb~⧍~tritime~⨻~trpezium~⏢~tscr~𝓉~tscy~ц~tshcy~ћ~tstrok~ŧ~twixt~≬~twoheadleftarrow~↞~twoheadrightarrow~↠~uHar~⥣~ubrcy~ў~ubreve~ŭ~ucy~у~udarr~⇅~udblac~ű~udhar~⥮~ufisht~⥾~ufr~𝔲~uharl~↿~uharr~↾~uhblk~▀~ulcorn~⌜~ulcorner~⌜~ulcrop~⌏~ultri~◸~umacr~ū~uogon~ų~uopf~𝕦~uparrow~↑~updownarrow~↕~upharpoonleft~↿~upharpoonright~↾~uplus~⊎~upsi~υ~upuparrows~⇈~urcorn~⌝~urcorner~⌝~urcrop~⌎~uring~ů~urtri~◹~uscr~𝓊~utdot~⋰~utilde~ũ~utri~▵~utrif~▴~uuarr~⇈~uwangle~⦧~vArr~⇕~vBar~⫨~vBarv~⫩~vDash~⊨~vangrt~⦜~varepsilon~ϵ~varkappa~ϰ~varnothing~∅~varphi~ϕ~varpi~ϖ~varpropto~∝~varr~↕~varrho~ϱ~varsigma~ς~varsubsetneq~⊊︀~varsubsetneqq~⫋︀~varsupsetneq~⊋︀~varsupsetneqq~⫌︀~vartheta~ϑ~vartriangleleft~⊲~vartriangleright~⊳~vcy~в~vdash~⊢~vee~∨~veebar~⊻~veeeq~≚~vellip~⋮~verbar~|~vert~|~vfr~𝔳~vltri~⊲~vnsub~⊂⃒~vnsup~⊃⃒~vopf~𝕧~vprop~∝~vrtri~⊳~vscr~𝓋~vsubnE~⫋︀~vsubne~⊊︀~vsupnE~⫌︀~vsupne~⊋︀~vzigzag~⦚~wcirc~ŵ~wedbar~⩟~wedge~∧~wedgeq~≙~wfr~𝔴~wopf~𝕨~wp~℘~wr~≀~wreath~≀~wscr~𝓌~xcap~⋂~xcirc~◯~xcup~⋃~xdtri~▽~xfr~𝔵~xhArr~⟺~xharr~⟷~xlArr~⟸~xlarr~⟵~xmap~⟼~xnis~⋻~xodot~⨀~xopf~𝕩~xoplus~⨁~xotime~⨂~xrArr~⟹~xrarr~⟶~xscr~𝓍~xsqcup~⨆~xuplus~⨄~xutri~△~xvee~⋁~xwedge~⋀~yacy~я~ycirc~ŷ~ycy~ы~yfr~𝔶~yicy~ї~yopf~𝕪~yscr~𝓎~yucy~ю~zacute~ź~zcaron~ž~zcy~з~zdot~ż~zeetrf~ℨ~zfr~𝔷~zhcy~ж~zigrarr~⇝~zopf~𝕫~zscr~𝓏~~AMP~&~COPY~©~GT~>~LT~<~QUOT~"~REG~®',
        e.namedReferences.html4,
      )))
  }),
  Qf = e((e) => {
    ;(Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.numericUnicodeMap = void 0),
      (e.numericUnicodeMap = {
        0: 65533,
        128: 8364,
        130: 8218,
        131: 402,
        132: 8222,
        133: 8230,
        134: 8224,
        135: 8225,
        136: 710,
        137: 8240,
        138: 352,
        139: 8249,
        140: 338,
        142: 381,
        145: 8216,
        146: 8217,
        147: 8220,
        148: 8221,
        149: 8226,
        150: 8211,
        151: 8212,
        152: 732,
        153: 8482,
        154: 353,
        155: 8250,
        156: 339,
        158: 382,
        159: 376,
      }))
  }),
  $f = e((e) => {
    ;(Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.highSurrogateTo = e.highSurrogateFrom = e.getCodePoint = e.fromCodePoint = void 0),
      (e.fromCodePoint =
        String.fromCodePoint ||
        function (e) {
          return String.fromCharCode(Math.floor((e - 65536) / 1024) + 55296, ((e - 65536) % 1024) + 56320)
        }),
      (e.getCodePoint = String.prototype.codePointAt
        ? function (e, t) {
            return e.codePointAt(t)
          }
        : function (e, t) {
            return (e.charCodeAt(t) - 55296) * 1024 + e.charCodeAt(t + 1) - 56320 + 65536
          }),
      (e.highSurrogateFrom = 55296),
      (e.highSurrogateTo = 56319))
  }),
  ep = e((e, t, n) => {
    var r =
      (n && n.__assign) ||
      function () {
        return (
          (r =
            Object.assign ||
            function (e) {
              for (var t, n = 1, r = arguments.length; n < r; n++)
                for (var i in ((t = arguments[n]), t)) Object.prototype.hasOwnProperty.call(t, i) && (e[i] = t[i])
              return e
            }),
          r.apply(this, arguments)
        )
      }
    ;(Object.defineProperty(e, '__esModule', { value: !0 }), (e.encode = u), (e.decodeEntity = b), (e.decode = x))
    var i = Zf(),
      a = Qf(),
      o = $f(),
      s = r(r({}, i.namedReferences), { all: i.namedReferences.html5 }),
      c = {
        specialChars: /[<>'"&]/g,
        nonAscii: /[<>'"&\u0080-\uD7FF\uE000-\uFFFF\uDC00-\uDFFF]|[\uD800-\uDBFF][\uDC00-\uDFFF]?/g,
        nonAsciiPrintable:
          /[<>'"&\x01-\x08\x11-\x15\x17-\x1F\x7f-\uD7FF\uE000-\uFFFF\uDC00-\uDFFF]|[\uD800-\uDBFF][\uDC00-\uDFFF]?/g,
        nonAsciiPrintableOnly:
          /[\x01-\x08\x11-\x15\x17-\x1F\x7f-\uD7FF\uE000-\uFFFF\uDC00-\uDFFF]|[\uD800-\uDBFF][\uDC00-\uDFFF]?/g,
        extensive:
          /[\x01-\x0c\x0e-\x1f\x21-\x2c\x2e-\x2f\x3a-\x40\x5b-\x60\x7b-\x7d\x7f-\uD7FF\uE000-\uFFFF\uDC00-\uDFFF]|[\uD800-\uDBFF][\uDC00-\uDFFF]?/g,
      },
      l = { mode: `specialChars`, level: `all`, numeric: `decimal` }
    function u(e, t) {
      var n = t === void 0 ? l : t,
        r = n.mode,
        i = r === void 0 ? `specialChars` : r,
        a = n.numeric,
        u = a === void 0 ? `decimal` : a,
        d = n.level,
        f = d === void 0 ? `all` : d
      if (!e) return ``
      var p = c[i],
        m = s[f].characters,
        h = u === `hexadecimal`
      return String.prototype.replace.call(e, p, function (e) {
        var t = m[e]
        if (!t) {
          var n = e.length > 1 ? (0, o.getCodePoint)(e, 0) : e.charCodeAt(0)
          t = (h ? `&#x` + n.toString(16) : `&#` + n) + `;`
        }
        return t
      })
    }
    var d = { scope: `body`, level: `all` },
      f = /&(?:#\d+|#[xX][\da-fA-F]+|[0-9a-zA-Z]+);/g,
      p = /&(?:#\d+|#[xX][\da-fA-F]+|[0-9a-zA-Z]+)[;=]?/g,
      m = {
        xml: { strict: f, attribute: p, body: i.bodyRegExps.xml },
        html4: { strict: f, attribute: p, body: i.bodyRegExps.html4 },
        html5: { strict: f, attribute: p, body: i.bodyRegExps.html5 },
      },
      h = r(r({}, m), { all: m.html5 }),
      g = String.fromCharCode,
      _ = g(65533),
      v = { level: `all` }
    function y(e, t, n, r) {
      var i = e,
        s = e[e.length - 1]
      if (n && s === `=`) i = e
      else if (r && s !== `;`) i = e
      else {
        var c = t[e]
        if (c) i = c
        else if (e[0] === `&` && e[1] === `#`) {
          var l = e[2],
            u = l == `x` || l == `X` ? parseInt(e.substr(3), 16) : parseInt(e.substr(2))
          i = u >= 1114111 ? _ : u > 65535 ? (0, o.fromCodePoint)(u) : g(a.numericUnicodeMap[u] || u)
        }
      }
      return i
    }
    function b(e, t) {
      var n = (t === void 0 ? v : t).level
      return e ? y(e, s[n === void 0 ? `all` : n].entities, !1, !1) : ``
    }
    function x(e, t) {
      var n = t === void 0 ? d : t,
        r = n.level,
        i = r === void 0 ? `all` : r,
        a = n.scope,
        o = a === void 0 ? (i === `xml` ? `strict` : `body`) : a
      if (!e) return ``
      var c = h[i][o],
        l = s[i].entities,
        u = o === `attribute`,
        f = o === `strict`
      return e.replace(c, function (e) {
        return y(e, l, u, f)
      })
    }
  }),
  tp = e((e) => {
    ;(Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.isBlock =
        e.parse =
        e.Matcher =
        e.HTMLElement =
        e.CommentNode =
        e.TextNode =
        e.AbstractNode =
        e.NodeType =
          void 0))
    var t = ep(),
      n
    ;(function (e) {
      ;((e[(e.ELEMENT_NODE = 1)] = `ELEMENT_NODE`),
        (e[(e.TEXT_NODE = 3)] = `TEXT_NODE`),
        (e[(e.COMMENT_NODE = 8)] = `COMMENT_NODE`))
    })(n || (e.NodeType = n = {}))
    var r = class {
      constructor() {
        ;((this.childNodes = []), (this.parentNode = null))
      }
      get text() {
        return (0, t.decode)(this.rawText)
      }
      remove() {
        return (this.parentNode && this.parentNode.removeChild(this), this)
      }
    }
    e.AbstractNode = r
    var i = class extends r {
      constructor(e) {
        ;(super(), (this.nodeType = n.TEXT_NODE), (this.value = e))
      }
      get rawText() {
        return this.value
      }
      get isWhitespace() {
        return /^(\s|&nbsp;)*$/.test(this.rawText)
      }
      toString() {
        return this.rawText
      }
      toJSON() {
        return { type: `text`, value: this.value }
      }
    }
    e.TextNode = i
    var a = class extends r {
      constructor(e) {
        ;(super(), (this.nodeType = n.COMMENT_NODE), (this.value = e))
      }
      get rawText() {
        return this.value
      }
      toString() {
        return `<!--${this.rawText}-->`
      }
      toJSON() {
        return { type: `comment`, value: this.value }
      }
    }
    e.CommentNode = a
    var o = { div: !0, p: !0, li: !0, td: !0, section: !0, br: !0 }
    function s(e) {
      return e[e.length - 1]
    }
    var c = class e extends r {
      constructor(e, t = ``, r = null) {
        ;(super(),
          (this.tagName = e),
          (this.rawAttrs = t),
          (this.id = ``),
          (this.classNames = []),
          (this.nodeType = n.ELEMENT_NODE),
          (this.rawAttrs = t),
          (this.parentNode = r),
          (this.childNodes = []))
        let i = {}
        for (let e; (e = d.exec(t));) {
          let t = e[2]
          t && (i[t] = e[4] || e[5] || e[6] || ``)
        }
        ;(i.id && (this.id = i.id), i.class && (this.classNames = i.class.split(/\s+/)))
      }
      removeChild(t) {
        ;((this.childNodes = this.childNodes.filter((e) => e !== t)), t instanceof e && (t.parentNode = null))
      }
      exchangeChild(t, n) {
        let r = this.childNodes.findIndex((e) => e === t)
        r >= 0 && ((this.childNodes[r] = n), t instanceof e && (t.parentNode = null))
      }
      get rawText() {
        let e = ``
        for (let t = 0; t < this.childNodes.length; t++) e += this.childNodes[t].rawText
        return e
      }
      get structuredText() {
        let e = [],
          t = [e]
        function r(i) {
          if (i.nodeType === n.ELEMENT_NODE)
            o[i.tagName]
              ? (e.length > 0 && t.push((e = [])), i.childNodes.forEach(r), e.length > 0 && t.push((e = [])))
              : i.childNodes.forEach(r)
          else if (i.nodeType === n.TEXT_NODE) {
            if (i.isWhitespace) e.prependWhitespace = !0
            else {
              let t = i.text
              ;(e.prependWhitespace && ((t = ` ` + t), (e.prependWhitespace = !1)), e.push(t))
            }
          }
        }
        return (
          r(this),
          t
            .map(function (e) {
              return e
                .join(``)
                .trim()
                .replace(/\s{2,}/g, ` `)
            })
            .join(`
`)
            .replace(/\s+$/, ``)
        )
      }
      get children() {
        return this.childNodes.filter((t) => t instanceof e)
      }
      toString() {
        let e = this.tagName
        if (e) {
          let t = /^(img|br|hr|area|base|input|doctype|link|meta)$/i.test(e),
            n = this.rawAttrs ? ` ` + this.rawAttrs : ``
          return t ? `<${e}${n} />` : `<${e}${n}>${this.innerHTML}</${e}>`
        }
        return this.innerHTML
      }
      get innerHTML() {
        return this.childNodes.map((e) => e.toString()).join(``)
      }
      set innerHTML(e) {
        let t = g(e)
        ;(this.childNodes.forEach((e) => e.remove()), t.childNodes.forEach((e) => this.appendChild(e)))
      }
      set_content(e) {
        if (e instanceof r) e = [e]
        else if (typeof e == `string`) {
          let t = g(e)
          e = t.childNodes.length ? t.childNodes : [new i(e)]
        }
        this.childNodes = e
      }
      get outerHTML() {
        return this.toString()
      }
      trimRight(e) {
        for (let t = 0; t < this.childNodes.length; t++) {
          let r = this.childNodes[t]
          if (r.nodeType === n.ELEMENT_NODE) r.trimRight(e)
          else {
            let n = r.rawText.search(e)
            n > -1 && ((r.value = r.rawText.substr(0, n)), (this.childNodes.length = t + 1))
          }
        }
        return this
      }
      get structure() {
        let e = [],
          t = 0
        function r(n) {
          e.push(`  `.repeat(t) + n)
        }
        function i(e) {
          let a = e.id ? `#` + e.id : ``,
            o = e.classNames.length ? `.` + e.classNames.join(`.`) : ``
          ;(r(e.tagName + a + o), t++)
          for (let t = 0; t < e.childNodes.length; t++) {
            let a = e.childNodes[t]
            a.nodeType === n.ELEMENT_NODE ? i(a) : a.nodeType === n.TEXT_NODE && (a.isWhitespace || r(`#text`))
          }
          t--
        }
        return (
          i(this),
          e.join(`
`)
        )
      }
      removeWhitespace() {
        let e = 0
        for (let t = 0; t < this.childNodes.length; t++) {
          let r = this.childNodes[t]
          if (r.nodeType === n.TEXT_NODE) {
            if (r.isWhitespace) continue
            r.value = r.rawText.trim()
          } else r.nodeType === n.ELEMENT_NODE && r.removeWhitespace()
          this.childNodes[e++] = r
        }
        return ((this.childNodes.length = e), this)
      }
      querySelectorAll(e) {
        let t
        if (e instanceof l) return ((t = e), t.reset(), this.querySelectorImpl(e, !0))
        {
          let t = e
              .split(`,`)
              .filter((e) => e.trim())
              .map((e) => e.trim()),
            n = new Set(t.map((e) => this.querySelectorImpl(new l(e), !0)).flat())
          return Array.from(n)
        }
      }
      querySelectorImpl(e, t) {
        function n(e, t, r) {
          let i = e.tagName ? t.advance(e) : !1
          if (!r && i && t.matched) return e
          if (i && r) {
            let r = t.clone()
            r.rewind()
            let i = e.children.map((e) => n(e, r.clone(), !0)).flat()
            return t.matched ? [e, ...i] : i.concat(...e.children.map((e) => n(e, t.clone(), !0)).flat())
          }
          if (r) return e.children.map((e) => n(e, t.clone(), !0)).flat()
          for (let r of e.children) {
            let e = n(r, t.clone(), !1)
            if (e) return e
          }
          return null
        }
        return t ? n(this, e, !0) : n(this, e, !1)
      }
      querySelector(e) {
        let t
        if (e instanceof l) return ((t = e), t.reset(), this.querySelectorImpl(e, !1))
        {
          let t = e
            .split(`,`)
            .map((e) => e.trim())
            .filter((e) => e.length)
          for (let e of t) {
            let t = this.querySelectorImpl(new l(e), !1)
            if (t) return t
          }
          return null
        }
      }
      appendChild(t) {
        return (this.childNodes.push(t), t instanceof e && (t.parentNode = this), t)
      }
      prependChild(t) {
        return (this.childNodes.unshift(t), t instanceof e && (t.parentNode = this), t)
      }
      get firstChild() {
        return this.childNodes[0]
      }
      get lastChild() {
        return s(this.childNodes)
      }
      get attributes() {
        if (this._attrs) return this._attrs
        this._attrs = {}
        let e = this.rawAttributes
        for (let n in e) this._attrs[n] = (0, t.decode)(e[n])
        return (
          this._attrs[Symbol.iterator] ||
            Object.defineProperty(this._attrs, Symbol.iterator, {
              value: function* () {
                for (let e of Object.keys(this)) yield { name: e, value: this[e] }
              },
              enumerable: !1,
              configurable: !0,
            }),
          this._attrs
        )
      }
      getAttribute(e) {
        return this.attributes[e]
      }
      get rawAttributes() {
        if (this._rawAttrs) return this._rawAttrs
        let e = {}
        if (this.rawAttrs) {
          let t
          for (; (t = f.exec(this.rawAttrs));) {
            let n = t[1],
              r = t[4] || t[5] || t[6] || ``
            n && (e[n] = r)
          }
        }
        return ((this._rawAttrs = e), e)
      }
      setAttribute(e, n) {
        e === `id` ? (this.id = n || ``) : e === `class` && (this.classNames = n?.split(/\s+/) || [])
        let r = this.attributes
        ;(n === void 0 ? delete r[e] : (r[e] = n + ``),
          this._rawAttrs && (n === void 0 ? delete this._rawAttrs[e] : (this._rawAttrs[e] = (0, t.encode)(n + ``))),
          (this.rawAttrs = Object.keys(r)
            .map((e) => e + (r[e] === `` ? `` : `="` + (0, t.encode)(r[e]) + `"`))
            .join(` `)))
      }
      removeAttribute(e) {
        this.setAttribute(e, void 0)
      }
      setAttributes(e) {
        ;(e.id ? (this.id = e.id) : e.class && (this.classNames = e.class.split(/\s+/)),
          this.attributes &&
            (Object.keys(this.attributes).forEach((e) => delete this.attributes[e]),
            Object.keys(e).forEach((t) => (this.attributes[t] = e[t] + ``))),
          this.rawAttributes &&
            (Object.keys(this.rawAttributes).forEach((e) => delete this.rawAttributes[e]),
            Object.keys(e).forEach((n) => (this.rawAttributes[n] = (0, t.encode)(e[n] + ``)))),
          (this.rawAttrs = Object.keys(e)
            .map((n) => n + (e[n] === `` ? `` : `="` + (0, t.encode)(e[n] + ``) + `"`))
            .join(` `)))
      }
      toJSON() {
        return {
          type: `element`,
          tagName: this.tagName,
          attributes: this.attributes,
          children: this.childNodes.map((e) => (e.toJSON ? e.toJSON() : e.toString())),
        }
      }
    }
    e.HTMLElement = c
    var l = class e {
      constructor(e) {
        ;((this.checkers = []), (this.nextMatch = 0), (this.checkers = e ? this.parseCompleteSelector(e) : []))
      }
      parseCompleteSelector(e) {
        let t =
            /(?:^|\s+)([a-zA-Z_*][\w:-]*)?(?:#([\w-]+))?(?:\.([\w-]+(?:\.[\w-]+)*))?(\[(?:[^\]]+)\](?:\[(?:[^\]]+)\])*)?/g,
          n = [],
          r
        for (; (r = t.exec(e)) !== null;)
          r[0].trim() &&
            n.push({
              tag: r[1] || ``,
              id: r[2] || ``,
              classes: r[3] ? r[3].split(`.`) : [],
              attrs: this.parseAttributes(r[4] || ``),
            })
        return n.map((e) => this.createCheckerFromParsed(e))
      }
      parseAttributes(e) {
        if (!e) return []
        let t = [],
          n = /\[([^\s~|^$*!=]+)(?:\s*(=|!=|\^=|\$=|\*=|\|=|~=)\s*(?:["']?([^"'\]]*)["']?)?)?\]/g,
          r
        for (; (r = n.exec(e)) !== null;) r[1] && t.push({ key: r[1], op: r[2] || ``, value: r[3] || `` })
        return t
      }
      createCheckerFromParsed(e) {
        let t = []
        if (
          (e.tag && e.tag !== `*` && t.push((t) => t.tagName === e.tag),
          e.id && t.push((t) => t.id === e.id),
          e.classes.length > 0)
        )
          for (let n of e.classes) t.push((e) => e.classNames.includes(n))
        if (e.attrs.length > 0) {
          let n = e.attrs.map((e) => this.createAttributeChecker(e.key, e.op, e.value))
          t.push((e) => n.every((t) => t(e)))
        }
        return (e) => t.every((t) => t(e))
      }
      createAttributeChecker(e, t, n) {
        switch (t) {
          case `=`:
            return (t) => t.attributes[e] === n
          case `!=`:
            return (t) => t.attributes[e] !== n
          case `^=`:
            return (t) => {
              let r = t.attributes[e]
              return r !== void 0 && r.startsWith(n)
            }
          case `$=`:
            return (t) => {
              let r = t.attributes[e]
              return r !== void 0 && r.endsWith(n)
            }
          case `*=`:
            return (t) => {
              let r = t.attributes[e]
              return r !== void 0 && r.includes(n)
            }
          case `|=`:
            return (t) => {
              let r = t.attributes[e]
              return r !== void 0 && (r === n || r.startsWith(n + `-`))
            }
          case `~=`:
            return (t) => {
              let r = t.attributes[e]
              return r !== void 0 && r.split(/\s+/).includes(n)
            }
          default:
            return (t) => t.attributes[e] !== void 0
        }
      }
      advance(e) {
        return this.nextMatch < this.checkers.length && this.checkers[this.nextMatch](e) ? (this.nextMatch++, !0) : !1
      }
      rewind() {
        this.nextMatch--
      }
      get matched() {
        return this.nextMatch === this.checkers.length
      }
      reset() {
        this.nextMatch = 0
      }
      get level() {
        return this.nextMatch
      }
      clone() {
        let t = new e(``)
        return ((t.checkers = this.checkers), (t.nextMatch = this.nextMatch), t)
      }
    }
    e.Matcher = l
    var u =
        /<!--[^]*?(?=-->)-->|<(\/?)([a-z][-.:0-9_a-z]*)((\s*(?:[a-z][-.:0-9_a-z]*(\s*=\s*("[^"]*?"|'[^']*?'|(?:\/(?!>)|[^\s"'<>/])+))?|[^<\/>\s]+))*)\s*(\/?)>/gi,
      d = /(^|\s)(id|class)\s*=\s*("([^"]+)"|'([^']+)'|(\S+))/gi,
      f = /([a-z][-.:0-9_a-z]*)(\s*=\s*("([^"]*)"|'([^']*)'|(\S+)))?/gi,
      p = { area: !0, base: !0, br: !0, col: !0, hr: !0, img: !0, input: !0, link: !0, meta: !0, source: !0 },
      m = {
        li: { li: !0 },
        p: { p: !0, h1: !0, h2: !0, h3: !0, h4: !0, h5: !0, h6: !0 },
        b: { div: !0 },
        td: { td: !0, th: !0 },
        th: { td: !0, th: !0 },
        h1: { p: !0, h1: !0, h2: !0, h3: !0, h4: !0, h5: !0, h6: !0 },
        h2: { p: !0, h1: !0, h2: !0, h3: !0, h4: !0, h5: !0, h6: !0 },
        h3: { p: !0, h1: !0, h2: !0, h3: !0, h4: !0, h5: !0, h6: !0 },
        h4: { p: !0, h1: !0, h2: !0, h3: !0, h4: !0, h5: !0, h6: !0 },
        h5: { p: !0, h1: !0, h2: !0, h3: !0, h4: !0, h5: !0, h6: !0 },
        h6: { p: !0, h1: !0, h2: !0, h3: !0, h4: !0, h5: !0, h6: !0 },
        colgroup: { tr: !0, thead: !0, tbody: !0, tfoot: !0 },
        tr: { tr: !0, thead: !0, tbody: !0, tfoot: !0 },
        thead: { tr: !0, thead: !0, tbody: !0, tfoot: !0 },
        tbody: { tr: !0, thead: !0, tbody: !0, tfoot: !0 },
        tfoot: { tr: !0, thead: !0, tbody: !0, tfoot: !0 },
        ul: { ul: !0, ol: !0 },
        ol: { ol: !0, ul: !0 },
        aside: { aside: !0 },
        nav: { nav: !0 },
        form: { form: !0 },
        header: { header: !0 },
        footer: { footer: !0 },
        main: { main: !0 },
      },
      h = { script: !0, noscript: !0, style: !0, pre: !0 }
    function g(e, t) {
      let n = new c(``),
        r = n,
        o = [n],
        l = 0
      t ||= {}
      let d
      for (; (d = u.exec(e));) {
        if (l + d[0].length < u.lastIndex) {
          let t = e.substring(l, u.lastIndex - d[0].length)
          r.appendChild(new i(t))
        }
        if (((l = u.lastIndex), d[0][1] == `!`)) {
          if (t.comment) {
            let t = e.substring(l - 3, l - d[0].length + 4)
            r.appendChild(new a(t))
          }
          continue
        }
        if (
          (t.lowerCaseTagName && (d[2] = d[2]?.toLowerCase() || ``),
          !d[1] &&
            (!d[7] && m[r.tagName] && m[r.tagName][d[2]] && (o.pop(), (r = s(o) || n)),
            (r = r.appendChild(new c(d[2] || ``, d[3]?.trim() || ``))),
            o.push(r),
            h[d[2]]))
        ) {
          let n = RegExp(`</` + d[2] + `\\s*>`, `ig`)
          n.lastIndex = u.lastIndex
          let a = n.exec(e),
            o = a ? a.index : -1,
            s = a ? a[0].length : 0
          if (t[d[2]]) {
            let t
            ;((t = o == -1 ? e.slice(u.lastIndex) : e.substring(u.lastIndex, o)),
              t.length > 0 && r.appendChild(new i(t)))
          }
          o == -1 ? (l = u.lastIndex = e.length + 1) : ((l = u.lastIndex = o + s), (d[1] = `true`))
        }
        let f = d[2]
        if (d[1] || d[7] || p[f]) {
          let e = !!d[1],
            t = !!p[f]
          if (e && t) continue
          for (;;)
            if (r.tagName == f) {
              ;(o.pop(), (r = s(o) || n))
              break
            } else if (o.length > 1) {
              ;(o.pop(), (r = s(o) || n))
              continue
            } else break
        }
      }
      for (l < e.length && n.appendChild(new i(e.substring(l))), n.valid = o.length === 1; o.length > 1;) {
        let e = o.pop(),
          t = s(o) || n
        e.parentNode &&
          e.parentNode instanceof c &&
          e.parentNode.parentNode &&
          (e.parentNode === t && e.tagName === t.tagName
            ? (t.removeChild(e),
              e.childNodes.forEach((e) => {
                t.parentNode.appendChild(e)
              }),
              o.pop())
            : (t.removeChild(e),
              e.childNodes.forEach((e) => {
                t.appendChild(e)
              })))
      }
      return n
    }
    e.parse = g
    var _ =
      `html.body.address.article.aside.blockquote.canvas.dd.div.dl.dt.fieldset.figcaption.figure.footer.form.header.hr.li.main.nav.noscript.ol.p.pre.section.tfoot.table.tbody.ul.video.th.td.tr.h1.h2.h3.h4.h5.h6`.split(
        `.`,
      )
    function v(e) {
      return e.nodeType === n.ELEMENT_NODE && e.tagName && _.includes(e.tagName.toLowerCase())
    }
    e.isBlock = v
  })(),
  np = class {
    constructor(e, t = {}) {
      ;((this.svg = e), (this.images = t))
    }
  },
  rp
;(function (e) {
  ;((e.Normal = `Normal`),
    (e.Multiply = `Multiply`),
    (e.Screen = `Screen`),
    (e.Overlay = `Overlay`),
    (e.Darken = `Darken`),
    (e.Lighten = `Lighten`),
    (e.ColorDodge = `ColorDodge`),
    (e.ColorBurn = `ColorBurn`),
    (e.HardLight = `HardLight`),
    (e.SoftLight = `SoftLight`),
    (e.Difference = `Difference`),
    (e.Exclusion = `Exclusion`))
})((rp ||= {}))
var ip = [1, 0, 0, 1, 0, 0],
  ap = ([e, t, n, r, i, a], [o, s, c, l, u, d]) => [
    e * o + n * s,
    t * o + r * s,
    e * c + n * l,
    t * c + r * l,
    e * u + n * d + i,
    t * u + r * d + a,
  ],
  op = ([e, t, n, r, i, a], { x: o, y: s }) => ({ x: e * o + n * s + i, y: t * o + r * s + a }),
  sp = (e, t) => {
    switch (e) {
      case `scale`:
      case `scaleX`:
      case `scaleY`: {
        let [n, r = n] = t
        return [e === `scaleY` ? 1 : n, 0, 0, e === `scaleX` ? 1 : r, 0, 0]
      }
      case `translate`:
      case `translateX`:
      case `translateY`: {
        let [n, r = n] = t
        return [1, 0, 0, 1, e === `translateY` ? 0 : n, e === `translateX` ? 0 : -r]
      }
      case `rotate`: {
        let [e, n = 0, r = 0] = t,
          i = sp(`translate`, [n, r]),
          a = sp(`translate`, [-n, -r]),
          o = Dd(-e)
        return ap(ap(i, [Math.cos(o), Math.sin(o), -Math.sin(o), Math.cos(o), 0, 0]), a)
      }
      case `skewY`:
      case `skewX`: {
        let n = Dd(-t[0]),
          r = Math.tan(n)
        return [1, e === `skewY` ? r : 0, e === `skewX` ? r : 0, 1, 0, 0]
      }
      case `matrix`: {
        let [e, n, r, i, a, o] = t,
          s = sp(`scale`, [1, -1])
        return ap(ap(s, [e, n, r, i, a, o]), s)
      }
      default:
        return ip
    }
  },
  cp = (e, t, n) => ap(e, sp(t, n)),
  lp = { butt: Gd.Butt, round: Gd.Round, square: Gd.Projecting },
  up = { evenodd: af.EvenOdd, nonzero: af.NonZero },
  dp = { bevel: qd.Bevel, miter: qd.Miter, round: qd.Round },
  fp = (e, t) => ({
    text(n) {
      let r = n.svgAttributes.textAnchor,
        i = n.svgAttributes.dominantBaseline,
        a = n.text.trim().replace(/\s/g, ` `),
        o = n.svgAttributes.fontSize || 12,
        s =
          t.fonts &&
          ((e, t) => {
            let n = e.fontFamily
            if (!n) return
            let r = e.fontWeight === `bold` || Number(e.fontWeight) >= 700,
              i = e.fontStyle === `italic`,
              a = (e, n, r) => t[r + (e ? `_bold` : ``) + (n ? `_italic` : ``)],
              o = Object.keys(t).find((e) => e.startsWith(n))
            return a(r, i, n) || a(r, !1, n) || a(!1, i, n) || a(!1, !1, n) || (o ? t[o] : void 0)
          })(n.svgAttributes, t.fonts),
        c = (s || e.getFont()[0]).widthOfTextAtSize(a, o),
        l = (s || e.getFont()[0]).heightAtSize(o),
        u = (s || e.getFont()[0]).heightAtSize(o, { descender: !1 }),
        d = r === `middle` ? c / 2 : r === `end` ? c : 0,
        f = 0
      switch (i) {
        case `middle`:
        case `central`:
          f = u - l / 2
          break
        case `mathematical`:
          f = o * 0.6
          break
        case `hanging`:
          f = u
          break
        case `text-before-edge`:
          f = o
          break
        case `ideographic`:
        case `text-after-edge`:
          f = u - l
          break
        default:
          f = 0
      }
      e.drawText(a, {
        x: -d,
        y: -f,
        font: s,
        size: o,
        color: n.svgAttributes.fill,
        opacity: n.svgAttributes.fillOpacity,
        matrix: n.svgAttributes.matrix,
        clipSpaces: n.svgAttributes.clipSpaces,
        blendMode: n.svgAttributes.blendMode || t.blendMode,
      })
    },
    line(n) {
      e.drawLine({
        start: { x: n.svgAttributes.x1 || 0, y: -n.svgAttributes.y1 || 0 },
        end: { x: n.svgAttributes.x2 || 0, y: -n.svgAttributes.y2 || 0 },
        thickness: n.svgAttributes.strokeWidth,
        color: n.svgAttributes.stroke,
        opacity: n.svgAttributes.strokeOpacity,
        lineCap: n.svgAttributes.strokeLineCap,
        matrix: n.svgAttributes.matrix,
        clipSpaces: n.svgAttributes.clipSpaces,
        blendMode: n.svgAttributes.blendMode || t.blendMode,
      })
    },
    path(n) {
      n.svgAttributes.d &&
        e.drawSvgPath(n.svgAttributes.d, {
          x: 0,
          y: 0,
          borderColor: n.svgAttributes.stroke,
          borderWidth: n.svgAttributes.strokeWidth,
          borderOpacity: n.svgAttributes.strokeOpacity,
          borderLineCap: n.svgAttributes.strokeLineCap,
          color: n.svgAttributes.fill,
          opacity: n.svgAttributes.fillOpacity,
          fillRule: n.svgAttributes.fillRule,
          matrix: cp(n.svgAttributes.matrix, `scale`, [1, -1]),
          clipSpaces: n.svgAttributes.clipSpaces,
          blendMode: n.svgAttributes.blendMode || t.blendMode,
        })
    },
    image(n) {
      let { src: r } = n.svgAttributes
      if (!(r && t.images?.[r])) return
      let i = t.images?.[r],
        {
          x: a,
          y: o,
          width: s,
          height: c,
        } = _p(
          i.width,
          i.height,
          n.svgAttributes.width || i.width,
          n.svgAttributes.height || i.height,
          n.svgAttributes.preserveAspectRatio,
        )
      e.drawImage(i, {
        x: a,
        y: -o - c,
        width: s,
        height: c,
        opacity: n.svgAttributes.fillOpacity,
        matrix: n.svgAttributes.matrix,
        clipSpaces: n.svgAttributes.clipSpaces,
        blendMode: n.svgAttributes.blendMode || t.blendMode,
      })
    },
    rect(n) {
      ;(n.svgAttributes.fill || n.svgAttributes.stroke) &&
        e.drawRectangle({
          x: 0,
          y: 0,
          width: n.svgAttributes.width,
          height: n.svgAttributes.height,
          rx: n.svgAttributes.rx,
          ry: n.svgAttributes.ry,
          borderColor: n.svgAttributes.stroke,
          borderWidth: n.svgAttributes.strokeWidth,
          borderOpacity: n.svgAttributes.strokeOpacity,
          borderLineCap: n.svgAttributes.strokeLineCap,
          color: n.svgAttributes.fill,
          opacity: n.svgAttributes.fillOpacity,
          matrix: cp(n.svgAttributes.matrix, `translateY`, [n.svgAttributes.height]),
          clipSpaces: n.svgAttributes.clipSpaces,
          blendMode: n.svgAttributes.blendMode || t.blendMode,
        })
    },
    ellipse(n) {
      e.drawEllipse({
        x: n.svgAttributes.cx || 0,
        y: -(n.svgAttributes.cy || 0),
        xScale: n.svgAttributes.rx,
        yScale: n.svgAttributes.ry,
        borderColor: n.svgAttributes.stroke,
        borderWidth: n.svgAttributes.strokeWidth,
        borderOpacity: n.svgAttributes.strokeOpacity,
        borderLineCap: n.svgAttributes.strokeLineCap,
        color: n.svgAttributes.fill,
        opacity: n.svgAttributes.fillOpacity,
        matrix: n.svgAttributes.matrix,
        clipSpaces: n.svgAttributes.clipSpaces,
        blendMode: n.svgAttributes.blendMode || t.blendMode,
      })
    },
    circle(n) {
      return fp(e, t).ellipse(n)
    },
  }),
  pp = (e, t, n, r) => {
    let i = t[n] || e[n]
    return !i && r !== void 0 ? r : i
  },
  mp = (e) => {
    let t = /([^:\s]+)*\s*:\s*([^;]+)/g,
      n = {},
      r = t.exec(e)
    for (; r !== null;) ((n[r[1]] = r[2]), (r = t.exec(e)))
    return n
  },
  hp = (e, t) => {
    if (!e || e.length === 0 || [`none`, `transparent`].includes(e)) return
    if (e === `currentColor`) return t || hp(`#000000`)
    let n = Ff(e)
    return { rgb: n.rgb, alpha: n.alpha ? n.alpha + `` : void 0 }
  },
  gp = (e, t, n) => {
    let r = e.attributes,
      i = mp(r.style),
      a = pp(r, i, `width`, ``),
      o = pp(r, i, `height`, ``),
      s = hp(pp(r, i, `fill`)),
      c = pp(r, i, `fill-opacity`),
      l = pp(r, i, `opacity`),
      u = hp(pp(r, i, `stroke`)),
      d = pp(r, i, `stroke-opacity`),
      f = pp(r, i, `stroke-linecap`),
      p = pp(r, i, `stroke-linejoin`),
      m = pp(r, i, `fill-rule`),
      h = pp(r, i, `stroke-width`),
      g = pp(r, i, `font-family`),
      _ = pp(r, i, `font-style`),
      v = pp(r, i, `font-weight`),
      y = pp(r, i, `font-size`),
      b = pp(r, i, `mix-blend-mode`),
      x = Sp(a, t.width),
      S = Sp(o, t.height),
      C = Sp(r.x, t.width),
      w = Sp(r.y, t.height),
      T = Sp(r.x1, t.width),
      E = Sp(r.x2, t.width),
      D = Sp(r.y1, t.height),
      O = Sp(r.y2, t.height),
      ee = Sp(r.cx, t.width),
      te = Sp(r.cy, t.height),
      ne = Sp(r.rx || r.r, t.width),
      re = Sp(r.ry || r.r, t.height),
      k = {
        fontFamily: g || t.fontFamily,
        fontStyle: _ || t.fontStyle,
        fontWeight: v || t.fontWeight,
        fontSize: Sp(y) ?? t.fontSize,
        fill: s?.rgb || t.fill,
        fillOpacity: Sp(c || l || s?.alpha) ?? t.fillOpacity,
        fillRule: up[m] || t.fillRule,
        stroke: u?.rgb || t.stroke,
        strokeWidth: Sp(h) ?? t.strokeWidth,
        strokeOpacity: Sp(d || l || u?.alpha) ?? t.strokeOpacity,
        strokeLineCap: lp[f] || t.strokeLineCap,
        strokeLineJoin: dp[p] || t.strokeLineJoin,
        width: x || t.width,
        height: S || t.height,
        rotation: t.rotation,
        viewBox: e.tagName === `svg` && e.attributes.viewBox ? wp(e.attributes.viewBox) : t.viewBox,
        blendMode: Cp(b) || t.blendMode,
      },
      A = {
        src: r.src || r.href || r[`xlink:href`],
        textAnchor: r[`text-anchor`],
        dominantBaseline: r[`dominant-baseline`],
        preserveAspectRatio: r.preserveAspectRatio,
      },
      ie = r.transform || ``
    ;([
      `translate`,
      `translateX`,
      `translateY`,
      `skewX`,
      `skewY`,
      `rotate`,
      `scale`,
      `scaleX`,
      `scaleY`,
      `matrix`,
    ].forEach((e) => {
      r[e] && (ie = r[e] + ` ` + ie)
    }),
      (C || w) && (ie += `translate(${C || 0} ${w || 0}) `))
    let ae = n
    if (ie) {
      let e = /(\w+)\((.+?)\)/g,
        t = e.exec(ie)
      for (; t !== null;) {
        let [, n, r] = t,
          i = (r || ``)
            .split(/\s*,\s*|\s+/)
            .filter((e) => e.length > 0)
            .map((e) => parseFloat(e))
        ;((ae = cp(ae, n, i)), (t = e.exec(ie)))
      }
    }
    if (
      ((A.x = C),
      (A.y = w),
      (r.cx || r.cy) && ((A.cx = ee), (A.cy = te)),
      (r.rx || r.ry || r.r) && ((A.rx = ne), (A.ry = re)),
      (r.x1 || r.y1) && ((A.x1 = T), (A.y1 = D)),
      (r.x2 || r.y2) && ((A.x2 = E), (A.y2 = O)),
      (r.width || r.height) && ((A.width = x ?? t.width), (A.height = S ?? t.height)),
      r.d && ((ae = cp(ae, `scale`, [1, -1])), (A.d = r.d)),
      k.fontFamily)
    ) {
      let e = k.fontFamily.match(/^"(.*?)"|^'(.*?)'/)
      e && (k.fontFamily = e[1] || e[2])
    }
    return (
      k.strokeWidth && (A.strokeWidth = k.strokeWidth),
      { inherited: k, svgAttributes: A, tagName: e.tagName, matrix: ae }
    )
  },
  _p = (e, t, n, r, i) => {
    if (i === `none`) return { x: 0, y: 0, width: n, height: r }
    let a = e / t,
      o = n / r,
      s = o > a ? a * r : n,
      c = o >= a ? r : n / a,
      l = n - s,
      u = r - c,
      [d, f] = (() => {
        switch (i) {
          case `xMinYMin`:
            return [0, 0]
          case `xMidYMin`:
            return [l / 2, 0]
          case `xMaxYMin`:
            return [l, u / 2]
          case `xMinYMid`:
            return [0, u]
          case `xMaxYMid`:
            return [l, u / 2]
          case `xMinYMax`:
            return [0, u]
          case `xMidYMax`:
            return [l / 2, u]
          case `xMaxYMax`:
            return [l, u]
          default:
            return [l / 2, u / 2]
        }
      })()
    return { x: d, y: f, width: s, height: c }
  },
  vp = (e, t, n, r, i, a = `xMidYMid`) => {
    let [o, s = `meet`] = a.split(` `),
      c = r / t,
      l = i / n,
      u = cp(e, `scale`, [c, l])
    if (o === `none`) return { clipBox: u, content: u }
    let d = s === `slice` ? Math.max(c, l) : Math.min(c, l),
      f = r - t * d,
      p = i - n * d,
      [m, h] = (() => {
        switch (o) {
          case `xMinYMin`:
            return [0, 0]
          case `xMidYMin`:
            return [f / 2, 0]
          case `xMaxYMin`:
            return [f, p / 2]
          case `xMinYMid`:
            return [0, p]
          case `xMaxYMid`:
            return [f, p / 2]
          case `xMinYMax`:
            return [0, p]
          case `xMidYMax`:
            return [f / 2, p]
          case `xMaxYMax`:
            return [f, p]
          default:
            return [f / 2, p / 2]
        }
      })()
    return { clipBox: u, content: cp(cp(e, `translate`, [m, h]), `scale`, [d]) }
  },
  yp = (e, t, n, r) => {
    if (e.nodeType === tp.NodeType.COMMENT_NODE || e.nodeType === tp.NodeType.TEXT_NODE) return []
    if (e.tagName === `g`) return xp(e, t, n, r)
    if (e.tagName === `svg`) return bp(e, t, n, r)
    {
      e.tagName === `polygon` &&
        ((e.tagName = `path`), (e.attributes.d = `M${e.attributes.points}Z`), delete e.attributes.points)
      let i = gp(e, t, n),
        a = Object.assign(Object.assign(Object.assign({}, i.inherited), i.svgAttributes), {
          matrix: i.matrix,
          clipSpaces: r,
        })
      return (Object.assign(e, { svgAttributes: a }), [e])
    }
  },
  bp = (e, t, n, r) => {
    ;(e.attributes.width ?? e.setAttribute(`width`, t.viewBox.width + ``),
      e.attributes.height ?? e.setAttribute(`height`, t.viewBox.height + ``))
    let i = gp(e, t, n),
      a = [],
      o = e.attributes.viewBox
        ? wp(e.attributes.viewBox)
        : e.attributes.width && e.attributes.height
          ? wp(`0 0 ${e.attributes.width} ${e.attributes.height}`)
          : t.viewBox,
      s = cp(n, `translate`, [parseFloat(e.attributes.x) || 0, parseFloat(e.attributes.y) || 0]),
      { clipBox: c, content: l } = vp(
        s,
        o.width,
        o.height,
        parseFloat(e.attributes.width),
        parseFloat(e.attributes.height),
        e.attributes.preserveAspectRatio,
      ),
      u = {
        topLeft: op(c, { x: 0, y: 0 }),
        topRight: op(c, { x: o.width, y: 0 }),
        bottomRight: op(c, { x: o.width, y: -o.height }),
        bottomLeft: op(c, { x: 0, y: -o.height }),
      }
    return (
      (s = cp(l, `translate`, [-o.x, -o.y])),
      e.childNodes.forEach((e) => {
        let t = yp(e, Object.assign(Object.assign({}, i.inherited), { viewBox: o }), s, [...r, u])
        a.push(...t)
      }),
      a
    )
  },
  xp = (e, t, n, r) => {
    let i = gp(e, t, n),
      a = []
    return (
      e.childNodes.forEach((e) => {
        a.push(...yp(e, i.inherited, i.matrix, r))
      }),
      a
    )
  },
  Sp = (e, t = 1) => {
    if (!e) return
    let n = parseFloat(e)
    if (!isNaN(n)) return e.endsWith(`%`) ? (n * t) / 100 : n
  },
  Cp = (e) => {
    switch (e) {
      case `normal`:
        return rp.Normal
      case `multiply`:
        return rp.Multiply
      case `screen`:
        return rp.Screen
      case `overlay`:
        return rp.Overlay
      case `darken`:
        return rp.Darken
      case `lighten`:
        return rp.Lighten
      case `color-dodge`:
        return rp.ColorDodge
      case `color-burn`:
        return rp.ColorBurn
      case `hard-light`:
        return rp.HardLight
      case `soft-light`:
        return rp.SoftLight
      case `difference`:
        return rp.Difference
      case `exclusion`:
        return rp.Exclusion
      default:
        return
    }
  },
  wp = (e) => {
    if (!e) return
    let [t = 0, n = 0, r = 1, i = 1] = (e || ``).split(` `).map((e) => Sp(e))
    return { x: t, y: n, width: r, height: i }
  },
  Tp = (e, { width: t, height: n, fontSize: r }, i, a) => {
    let o = (0, tp.parse)(e).firstChild
    return (
      t && o.setAttribute(`width`, t + ``),
      n && o.setAttribute(`height`, n + ``),
      r && o.setAttribute(`font-size`, r + ``),
      yp(o, Object.assign(Object.assign({}, i), { viewBox: wp(o.attributes.viewBox || `0 0 1 1`) }), a, [])
    )
  },
  Ep = (e, t, n) => {
    let r = typeof t == `string` ? new np(t) : t
    if (!r.svg) return
    let i = e.getSize(),
      a = (0, tp.parse)(r.svg).querySelector(`svg`)
    if (!a) return console.error(`This is not an svg. Ignoring: ` + r.svg)
    let o = a.attributes,
      s = mp(o.style),
      c = pp(o, s, `width`, ``),
      l = pp(o, s, `height`, ``),
      u = n.width === void 0 ? parseFloat(c) : n.width,
      d = n.height === void 0 ? parseFloat(l) : n.height
    ;(o.viewBox || a.setAttribute(`viewBox`, `0 0 ${c || u} ${l || d}`),
      (n.width || n.height) &&
        (u !== void 0 && (s.width = u + (isNaN(u) ? `` : `px`)),
        d !== void 0 && (s.height = d + (isNaN(d) ? `` : `px`)),
        a.setAttribute(
          `style`,
          Object.entries(s)
            .map(([e, t]) => `${e}:${t};`)
            .join(``),
        )))
    let f = [1, 0, 0, 1, n.x || 0, n.y || 0],
      p = Tp(a.outerHTML, n, i, f),
      m = fp(e, Object.assign(Object.assign({}, n), { images: r.images }))
    p.forEach((e) => {
      var t
      ;(t = m[e.tagName]) == null || t.call(m, e)
    })
  },
  Dp = ({ topLeft: e, topRight: t, bottomRight: n, bottomLeft: r }) => [
    tf(e.x, e.y),
    nf(t.x, t.y),
    nf(n.x, n.y),
    nf(r.x, r.y),
    ef(),
    Pd(),
    lf(),
  ],
  Op = (e) => e.flatMap(Dp),
  kp = (e, t) => {
    let n = [
      Yd(),
      t.graphicsState && Jd(t.graphicsState),
      ...(t.clipSpaces ? Op(t.clipSpaces) : []),
      t.matrix && Rd(...t.matrix),
      ff(),
      If(t.color),
      mf(t.font, t.size),
      gf(t.lineHeight),
      t.characterSpacing !== void 0 && hf(t.characterSpacing),
      t.strokeWidth && Zd(t.strokeWidth),
      t.strokeColor && Lf(t.strokeColor),
      t.renderMode && vf(t.renderMode),
      bf(kd(t.rotate), kd(t.xSkew), kd(t.ySkew), t.x, t.y),
    ].filter(Boolean)
    for (let t = 0, r = e.length; t < r; t++) n.push(df(e[t]), uf())
    return (n.push(pf(), Xd()), n)
  },
  Ap = (e, t) =>
    [
      Yd(),
      t.graphicsState && Jd(t.graphicsState),
      ...(t.clipSpaces ? Op(t.clipSpaces) : []),
      t.matrix && Rd(...t.matrix),
      zd(t.x, t.y),
      Vd(kd(t.rotate)),
      Bd(t.width, t.height),
      Ud(kd(t.xSkew), kd(t.ySkew)),
      xf(e),
      Xd(),
    ].filter(Boolean),
  jp = (e, t) =>
    [
      Yd(),
      t.graphicsState && Jd(t.graphicsState),
      zd(t.x, t.y),
      Vd(kd(t.rotate)),
      Bd(t.xScale, t.yScale),
      Ud(kd(t.xSkew), kd(t.ySkew)),
      xf(e),
      Xd(),
    ].filter(Boolean),
  Mp = (e) =>
    [
      Yd(),
      e.graphicsState && Jd(e.graphicsState),
      ...(e.clipSpaces ? Op(e.clipSpaces) : []),
      e.matrix && Rd(...e.matrix),
      e.color && Lf(e.color),
      Zd(e.thickness),
      Wd(e.dashArray ?? [], e.dashPhase ?? 0),
      tf(e.start.x, e.start.y),
      e.lineCap && Kd(e.lineCap),
      tf(e.start.x, e.start.y),
      nf(e.end.x, e.end.y),
      rf(),
      Xd(),
    ].filter(Boolean),
  Np = 4 * ((Math.sqrt(2) - 1) / 3),
  Pp = (e) => {
    let { width: t, height: n, xSkew: r, ySkew: i, rotate: a, matrix: o } = e,
      s = typeof t == `number` ? t : t.asNumber(),
      c = typeof n == `number` ? n : n.asNumber(),
      l = typeof e.x == `number` ? e.x : e.x.asNumber(),
      u = typeof e.y == `number` ? e.y : e.y.asNumber(),
      d = Math.max(0, Math.min(e.rx || 0, s / 2)),
      f = Math.max(0, Math.min(e.ry || 0, c / 2)),
      p =
        d > 0 || f > 0
          ? [
              `M ${d},0`,
              `H ${s - d}`,
              `C ${s - d * (1 - Np)},0 ${s},${f * (1 - Np)} ${s},${f}`,
              `V ${c - f}`,
              `C ${s},${c - f * (1 - Np)} ${s - d * (1 - Np)},${c} ${s - d},${c}`,
              `H ${d}`,
              `C ${d * (1 - Np)},${c} 0,${c - f * (1 - Np)} 0,${c - f}`,
              `V ${f}`,
              `C 0,${f * (1 - Np)} ${d * (1 - Np)},0 ${d},0`,
              `Z`,
            ].join(` `)
          : `M 0,0 H ${s} V ${c} H 0 Z`,
      m = ap(o || ip, sp(`translate`, [l, -u]))
    return (
      a && (m = ap(m, sp(`rotate`, [-Ad(a)]))),
      r && (m = ap(m, sp(`skewX`, [Ad(r)]))),
      i && (m = ap(m, sp(`skewY`, [-Ad(i)]))),
      (m = ap(m, sp(`translateY`, [-c]))),
      Ip(p, Object.assign(Object.assign({}, e), { x: 0, y: 0, rotate: X(0), scale: 1, matrix: m }))
    )
  },
  Fp = (e) => {
    let t = Y(e.xScale),
      n = Y(e.yScale),
      r = Y(e.x),
      i = Y(e.y),
      a = 4 * ((Math.sqrt(2) - 1) / 3),
      o = t * a,
      s = n * a,
      c = [
        `M 0,${n}`,
        `C ${o},${n} ${t},${s} ${t},0`,
        `C ${t},${-s} ${o},${-n} 0,${-n}`,
        `C ${-o},${-n} ${-t},${-s} ${-t},0`,
        `C ${-t},${s} ${-o},${n} 0,${n}`,
        `Z`,
      ].join(` `),
      l = ap(e.matrix || ip, sp(`translate`, [r, -i]))
    return (
      e.rotate && (l = ap(l, sp(`rotate`, [-Ad(e.rotate)]))),
      Ip(c, Object.assign(Object.assign({}, e), { x: 0, y: 0, rotate: X(0), scale: 1, matrix: l }))
    )
  },
  Ip = (e, t) => {
    let n = Gp(t)
    return n
      ? [
          Yd(),
          t.graphicsState && Jd(t.graphicsState),
          ...(t.clipSpaces ? Op(t.clipSpaces) : []),
          t.matrix && Rd(...t.matrix),
          zd(t.x, t.y),
          Vd(kd(t.rotate ?? X(0))),
          t.scale ? Bd(t.scale, -t.scale) : Bd(1, -1),
          t.color && If(t.color),
          t.borderColor && Lf(t.borderColor),
          t.borderWidth && Zd(t.borderWidth),
          t.borderLineCap && Kd(t.borderLineCap),
          Wd(t.borderDashArray ?? [], t.borderDashPhase ?? 0),
          ...Xf(e),
          n(),
          Xd(),
        ].filter(Boolean)
      : []
  },
  Lp = (e) => {
    let t = Y(e.size)
    return [
      Yd(),
      e.color && Lf(e.color),
      Zd(e.thickness),
      zd(e.x, e.y),
      tf(-0.675 * t, -0.07601036269430045 * t),
      nf(-0.25 * t, -0.49 * t),
      nf(0.69 * t, 0.475 * t),
      rf(),
      Xd(),
    ].filter(Boolean)
  },
  Rp = (e) =>
    e.rotation === 0
      ? [zd(0, 0), Hd(0)]
      : e.rotation === 90
        ? [zd(e.width, 0), Hd(90)]
        : e.rotation === 180
          ? [zd(e.width, e.height), Hd(180)]
          : e.rotation === 270
            ? [zd(0, e.height), Hd(270)]
            : [],
  zp = (e) => {
    let t = Pp({
      x: e.x,
      y: e.y,
      width: e.width,
      height: e.height,
      borderWidth: e.borderWidth,
      color: e.color,
      borderColor: e.borderColor,
      rotate: X(0),
      xSkew: X(0),
      ySkew: X(0),
    })
    if (!e.filled) return t
    let n = Y(e.width),
      r = Y(e.height),
      i = Math.min(n, r) / 2,
      a = Lp({ x: n / 2, y: r / 2, size: i, thickness: e.thickness, color: e.markColor })
    return [Yd(), ...t, ...a, Xd()]
  },
  Bp = (e) => {
    let t = Y(e.width),
      n = Y(e.height),
      r = Math.min(t, n) / 2,
      i = Fp({
        x: e.x,
        y: e.y,
        xScale: r,
        yScale: r,
        color: e.color,
        borderColor: e.borderColor,
        borderWidth: e.borderWidth,
      })
    if (!e.filled) return i
    let a = Fp({
      x: e.x,
      y: e.y,
      xScale: r * 0.45,
      yScale: r * 0.45,
      color: e.dotColor,
      borderColor: void 0,
      borderWidth: 0,
    })
    return [Yd(), ...i, ...a, Xd()]
  },
  Vp = (e) => {
    let t = Pp({
        x: Y(e.x),
        y: Y(e.y),
        width: Y(e.width),
        height: Y(e.height),
        borderWidth: e.borderWidth,
        color: e.color,
        borderColor: e.borderColor,
        rotate: X(0),
        xSkew: X(0),
        ySkew: X(0),
      }),
      n = Hp(e.textLines, {
        color: e.textColor,
        font: e.font,
        size: e.fontSize,
        rotate: X(0),
        xSkew: X(0),
        ySkew: X(0),
      })
    return [Yd(), ...t, ...n, Xd()]
  },
  Hp = (e, t) => {
    let n = [ff(), If(t.color), mf(t.font, t.size)]
    for (let r = 0, i = e.length; r < i; r++) {
      let { encoded: i, x: a, y: o } = e[r]
      n.push(bf(kd(t.rotate), kd(t.xSkew), kd(t.ySkew), a, o), df(i))
    }
    return (n.push(pf()), n)
  },
  Up = (e) => {
    let t = Y(e.x),
      n = Y(e.y),
      r = Y(e.width),
      i = Y(e.height),
      a = Y(e.borderWidth),
      o = Y(e.padding),
      s = t + a / 2 + o,
      c = n + a / 2 + o,
      l = r - (a / 2 + o) * 2,
      u = i - (a / 2 + o) * 2,
      d = [tf(s, c), nf(s, c + u), nf(s + l, c + u), nf(s + l, c), ef(), Pd(), lf()],
      f = Pp({
        x: t,
        y: n,
        width: r,
        height: i,
        borderWidth: e.borderWidth,
        color: e.color,
        borderColor: e.borderColor,
        rotate: X(0),
        xSkew: X(0),
        ySkew: X(0),
      }),
      p = Hp(e.textLines, {
        color: e.textColor,
        font: e.font,
        size: e.fontSize,
        rotate: X(0),
        xSkew: X(0),
        ySkew: X(0),
      }),
      m = [Of(`Tx`), Yd(), ...p, Xd(), kf()]
    return [Yd(), ...f, ...d, ...m, Xd()]
  },
  Wp = (e) => {
    let t = Y(e.x),
      n = Y(e.y),
      r = Y(e.width),
      i = Y(e.height),
      a = Y(e.lineHeight),
      o = Y(e.borderWidth),
      s = Y(e.padding),
      c = t + o / 2 + s,
      l = n + o / 2 + s,
      u = r - (o / 2 + s) * 2,
      d = i - (o / 2 + s) * 2,
      f = [tf(c, l), nf(c, l + d), nf(c + u, l + d), nf(c + u, l), ef(), Pd(), lf()],
      p = Pp({
        x: t,
        y: n,
        width: r,
        height: i,
        borderWidth: e.borderWidth,
        color: e.color,
        borderColor: e.borderColor,
        rotate: X(0),
        xSkew: X(0),
        ySkew: X(0),
      }),
      m = []
    for (let t = 0, n = e.selectedLines.length; t < n; t++) {
      let n = e.textLines[e.selectedLines[t]]
      m.push(
        ...Pp({
          x: n.x - s,
          y: n.y - (a - n.height) / 2,
          width: r - o,
          height: n.height + (a - n.height) / 2,
          borderWidth: 0,
          color: e.selectedColor,
          borderColor: void 0,
          rotate: X(0),
          xSkew: X(0),
          ySkew: X(0),
        }),
      )
    }
    let h = Hp(e.textLines, {
        color: e.textColor,
        font: e.font,
        size: e.fontSize,
        rotate: X(0),
        xSkew: X(0),
        ySkew: X(0),
      }),
      g = [Of(`Tx`), Yd(), ...h, Xd(), kf()]
    return [Yd(), ...p, ...m, ...f, ...g, Xd()]
  },
  Gp = ({ color: e, borderWidth: t, borderColor: n, fillRule: r }) => {
    if (e && n && t !== 0) return cf
    if (e) return r === af.EvenOdd ? sf : of
    if (n && t !== 0) return rf
  },
  Kp = class extends Error {
    constructor() {
      super(
        'Input document to `PDFDocument.load` is encrypted. You can use `PDFDocument.load(..., { ignoreEncryption: true })` if you wish to load the document anyways.',
      )
    }
  },
  qp = class extends Error {
    constructor() {
      super(
        'Input to `PDFDocument.embedFont` was a custom font, but no `fontkit` instance was found. You must register a `fontkit` instance with `PDFDocument.registerFontkit(...)` before embedding custom fonts.',
      )
    }
  },
  Jp = class extends Error {
    constructor() {
      super(
        'A `page` passed to `PDFDocument.addPage` or `PDFDocument.insertPage` was from a different (foreign) PDF document. If you want to copy pages from one PDFDocument to another, you must use `PDFDocument.copyPages(...)` to copy the pages before adding or inserting them.',
      )
    }
  },
  Yp = class extends Error {
    constructor() {
      super('PDFDocument has no pages so `PDFDocument.removePage` cannot be called')
    }
  },
  Xp = class extends Error {
    constructor(e) {
      let t = `PDFDocument has no form field with the name "${e}"`
      super(t)
    }
  },
  Zp = class extends Error {
    constructor(e, t, n) {
      let r = `Expected field "${e}" to be of type ${t?.name}, but it is actually of type ${n?.constructor?.name ?? n}`
      super(r)
    }
  },
  Qp = class extends Error {
    constructor(e) {
      let t = `A field already exists with the specified name: "${e}"`
      super(t)
    }
  },
  $p = class extends Error {
    constructor(e) {
      let t = `Field name contains invalid component: "${e}"`
      super(t)
    }
  },
  em = class extends Error {
    constructor(e) {
      let t = `Reading rich text fields is not supported: Attempted to read rich text field: ${e}`
      super(t)
    }
  },
  tm = class extends Error {
    constructor(e, t) {
      let n = `Failed to layout combed text as lineLength=${e} is greater than cellCount=${t}`
      super(n)
    }
  },
  nm = class extends Error {
    constructor(e, t, n) {
      let r = `Attempted to set text with length=${e} for TextField with maxLength=${t} and name=${n}`
      super(r)
    }
  },
  rm = class extends Error {
    constructor(e, t, n) {
      let r = `Attempted to set maxLength=${t}, which is less than ${e}, the length of this field's current value (name=${n})`
      super(r)
    }
  },
  im
;(function (e) {
  ;((e[(e.Left = 0)] = `Left`), (e[(e.Center = 1)] = `Center`), (e[(e.Right = 2)] = `Right`))
})((im ||= {}))
var am = 4,
  om = 500,
  sm = (e, t, n, r = !1) => {
    let i = am
    for (; i < om;) {
      let a = 0
      for (let r = 0, o = e.length; r < o; r++) {
        a += 1
        let o = e[r].split(` `),
          s = n.width
        for (let e = 0, r = o.length; e < r; e++) {
          let c = e === r - 1 ? o[e] : o[e] + ` `,
            l = t.widthOfTextAtSize(c, i)
          ;((s -= l), s <= 0 && ((a += 1), (s = n.width - l)))
        }
      }
      if (!r && a > e.length) return i - 1
      let o = t.heightAtSize(i)
      if ((o + o * 0.2) * a > Math.abs(n.height)) return i - 1
      i += 1
    }
    return i
  },
  cm = (e, t, n, r) => {
    let i = n.width / r,
      a = n.height,
      o = am,
      s = Yr(e)
    for (; o < om;) {
      for (let e = 0, n = s.length; e < n; e++) {
        let n = s[e]
        if (t.widthOfTextAtSize(n, o) > i * 0.75) return o - 1
      }
      if (t.heightAtSize(o, { descender: !1 }) > a) return o - 1
      o += 1
    }
    return o
  },
  lm = (e) => {
    for (let t = e.length; t > 0; t--) if (/\s/.test(e[t])) return t
  },
  um = (e, t, n, r) => {
    let i = e.length
    for (; i > 0;) {
      let a = e.substring(0, i),
        o = n.encodeText(a),
        s = n.widthOfTextAtSize(a, r)
      if (s < t) return { line: a, encoded: o, width: s, remainder: e.substring(i) || void 0 }
      i = lm(a) ?? 0
    }
    return { line: e, encoded: n.encodeText(e), width: n.widthOfTextAtSize(e, r), remainder: void 0 }
  },
  dm = (e, { alignment: t, fontSize: n, font: r, bounds: i }) => {
    let a = Kr(Ur(e))
    ;(n === void 0 || n === 0) && (n = sm(a, r, i, !0))
    let o = r.heightAtSize(n),
      s = o + o * 0.2,
      c = [],
      l = i.x,
      u = i.y,
      d = i.x + i.width,
      f = i.y + i.height,
      p = i.y + i.height
    for (let e = 0, m = a.length; e < m; e++) {
      let m = a[e]
      for (; m !== void 0;) {
        let { line: e, encoded: a, width: h, remainder: g } = um(m, i.width, r, n),
          _ =
            t === im.Left ? i.x : t === im.Center ? i.x + i.width / 2 - h / 2 : t === im.Right ? i.x + i.width - h : i.x
        ;((p -= s),
          _ < l && (l = _),
          p < u && (u = p),
          _ + h > d && (d = _ + h),
          p + o > f && (f = p + o),
          c.push({ text: e, encoded: a, width: h, height: o, x: _, y: p }),
          (m = g?.trim()))
      }
    }
    return { fontSize: n, lineHeight: s, lines: c, bounds: { x: l, y: u, width: d - l, height: f - u } }
  },
  fm = (e, { fontSize: t, font: n, bounds: r, cellCount: i }) => {
    let a = qr(Ur(e))
    if (a.length > i) throw new tm(a.length, i)
    ;(t === void 0 || t === 0) && (t = cm(a, n, r, i))
    let o = r.width / i,
      s = n.heightAtSize(t, { descender: !1 }),
      c = r.y + (r.height / 2 - s / 2),
      l = [],
      u = r.x,
      d = r.y,
      f = r.x + r.width,
      p = r.y + r.height,
      m = 0,
      h = 0
    for (; m < i;) {
      let [e, i] = Jr(a, h),
        g = n.encodeText(e),
        _ = n.widthOfTextAtSize(e, t),
        v = r.x + (o * m + o / 2) - _ / 2
      ;(v < u && (u = v),
        c < d && (d = c),
        v + _ > f && (f = v + _),
        c + s > p && (p = c + s),
        l.push({ text: a, encoded: g, width: _, height: s, x: v, y: c }),
        (m += 1),
        (h += i))
    }
    return { fontSize: t, cells: l, bounds: { x: u, y: d, width: f - u, height: p - d } }
  },
  pm = (e, { alignment: t, fontSize: n, font: r, bounds: i }) => {
    let a = qr(Ur(e))
    ;(n === void 0 || n === 0) && (n = sm([a], r, i))
    let o = r.encodeText(a),
      s = r.widthOfTextAtSize(a, n),
      c = r.heightAtSize(n, { descender: !1 }),
      l = t === im.Left ? i.x : t === im.Center ? i.x + i.width / 2 - s / 2 : t === im.Right ? i.x + i.width - s : i.x,
      u = i.y + (i.height / 2 - c / 2)
    return {
      fontSize: n,
      line: { text: a, encoded: o, width: s, height: c, x: l, y: u },
      bounds: { x: l, y: u, width: s, height: c },
    }
  },
  mm = (e) => (`normal` in e ? e : { normal: e }),
  hm = /\/([^\0\t\n\f\r ]+)[\0\t\n\f\r ]+(\d*\.\d+|\d+)[\0\t\n\f\r ]+Tf/,
  gm = (e) => {
    let t = ei(e.getDefaultAppearance() ?? ``, hm).match ?? [],
      n = Number(t[2])
    return isFinite(n) ? n : void 0
  },
  _m =
    /(\d*\.\d+|\d+)[\0\t\n\f\r ]*(\d*\.\d+|\d+)?[\0\t\n\f\r ]*(\d*\.\d+|\d+)?[\0\t\n\f\r ]*(\d*\.\d+|\d+)?[\0\t\n\f\r ]+(g|rg|k)/,
  vm = (e) => {
    let [, t, n, r, i, a] = ei(e.getDefaultAppearance() ?? ``, _m).match ?? []
    if (a === `g` && t) return Mf(Number(t))
    if (a === `rg` && t && n && r) return Nf(Number(t), Number(n), Number(r))
    if (a === `k` && t && n && r && i) return Pf(Number(t), Number(n), Number(r), Number(i))
  },
  ym = (e, t, n, r = 0) => {
    let i = [If(t).toString(), mf(n?.name ?? `dummy__noop`, r).toString()].join(`
`)
    e.setDefaultAppearance(i)
  },
  bm = (e, t) => {
    let n = vm(t),
      r = vm(e.acroField),
      i = t.getRectangle(),
      a = t.getAppearanceCharacteristics(),
      o = t.getBorderStyle()?.getWidth() ?? 0,
      s = jd(a?.getRotation()),
      { width: c, height: l } = Md(i, s),
      u = Rp(Object.assign(Object.assign({}, i), { rotation: s })),
      d = Nf(0, 0, 0),
      f = Rf(a?.getBorderColor()) ?? d,
      p = Rf(a?.getBackgroundColor()),
      m = Rf(a?.getBackgroundColor(), 0.8),
      h = n ?? r ?? d
    ym(n ? t : e.acroField, h)
    let g = {
      x: 0 + o / 2,
      y: 0 + o / 2,
      width: c - o,
      height: l - o,
      thickness: 1.5,
      borderWidth: o,
      borderColor: f,
      markColor: h,
    }
    return {
      normal: {
        on: [...u, ...zp(Object.assign(Object.assign({}, g), { color: p, filled: !0 }))],
        off: [...u, ...zp(Object.assign(Object.assign({}, g), { color: p, filled: !1 }))],
      },
      down: {
        on: [...u, ...zp(Object.assign(Object.assign({}, g), { color: m, filled: !0 }))],
        off: [...u, ...zp(Object.assign(Object.assign({}, g), { color: m, filled: !1 }))],
      },
    }
  },
  xm = (e, t) => {
    let n = vm(t),
      r = vm(e.acroField),
      i = t.getRectangle(),
      a = t.getAppearanceCharacteristics(),
      o = t.getBorderStyle()?.getWidth() ?? 0,
      s = jd(a?.getRotation()),
      { width: c, height: l } = Md(i, s),
      u = Rp(Object.assign(Object.assign({}, i), { rotation: s })),
      d = Nf(0, 0, 0),
      f = Rf(a?.getBorderColor()) ?? d,
      p = Rf(a?.getBackgroundColor()),
      m = Rf(a?.getBackgroundColor(), 0.8),
      h = n ?? r ?? d
    ym(n ? t : e.acroField, h)
    let g = { x: c / 2, y: l / 2, width: c - o, height: l - o, borderWidth: o, borderColor: f, dotColor: h }
    return {
      normal: {
        on: [...u, ...Bp(Object.assign(Object.assign({}, g), { color: p, filled: !0 }))],
        off: [...u, ...Bp(Object.assign(Object.assign({}, g), { color: p, filled: !1 }))],
      },
      down: {
        on: [...u, ...Bp(Object.assign(Object.assign({}, g), { color: m, filled: !0 }))],
        off: [...u, ...Bp(Object.assign(Object.assign({}, g), { color: m, filled: !1 }))],
      },
    }
  },
  Sm = (e, t, n) => {
    let r = vm(t),
      i = vm(e.acroField),
      a = gm(t),
      o = gm(e.acroField),
      s = t.getRectangle(),
      c = t.getAppearanceCharacteristics(),
      l = t.getBorderStyle(),
      u = c?.getCaptions(),
      d = u?.normal ?? ``,
      f = u?.down ?? d ?? ``,
      p = l?.getWidth() ?? 0,
      m = jd(c?.getRotation()),
      { width: h, height: g } = Md(s, m),
      _ = Rp(Object.assign(Object.assign({}, s), { rotation: m })),
      v = Nf(0, 0, 0),
      y = Rf(c?.getBorderColor()),
      b = Rf(c?.getBackgroundColor()),
      x = Rf(c?.getBackgroundColor(), 0.8),
      S = { x: p, y: p, width: h - p * 2, height: g - p * 2 },
      C = pm(d, { alignment: im.Center, fontSize: a ?? o, font: n, bounds: S }),
      w = pm(f, { alignment: im.Center, fontSize: a ?? o, font: n, bounds: S }),
      T = Math.min(C.fontSize, w.fontSize),
      E = r ?? i ?? v
    ym(r || a !== void 0 ? t : e.acroField, E, n, T)
    let D = {
      x: 0 + p / 2,
      y: 0 + p / 2,
      width: h - p,
      height: g - p,
      borderWidth: p,
      borderColor: y,
      textColor: E,
      font: n.name,
      fontSize: T,
    }
    return {
      normal: [..._, ...Vp(Object.assign(Object.assign({}, D), { color: b, textLines: [C.line] }))],
      down: [..._, ...Vp(Object.assign(Object.assign({}, D), { color: x, textLines: [w.line] }))],
    }
  },
  Cm = (e, t, n) => {
    let r = vm(t),
      i = vm(e.acroField),
      a = gm(t),
      o = gm(e.acroField),
      s = t.getRectangle(),
      c = t.getAppearanceCharacteristics(),
      l = t.getBorderStyle(),
      u = e.getText() ?? ``,
      d = l?.getWidth() ?? 0,
      f = jd(c?.getRotation()),
      { width: p, height: m } = Md(s, f),
      h = Rp(Object.assign(Object.assign({}, s), { rotation: f })),
      g = Nf(0, 0, 0),
      _ = Rf(c?.getBorderColor()),
      v = Rf(c?.getBackgroundColor()),
      y,
      b,
      x = +!e.isCombed(),
      S = { x: d + x, y: d + x, width: p - (d + x) * 2, height: m - (d + x) * 2 }
    if (e.isMultiline()) {
      let t = dm(u, { alignment: e.getAlignment(), fontSize: a ?? o, font: n, bounds: S })
      ;((y = t.lines), (b = t.fontSize))
    } else if (e.isCombed()) {
      let t = fm(u, { fontSize: a ?? o, font: n, bounds: S, cellCount: e.getMaxLength() ?? 0 })
      ;((y = t.cells), (b = t.fontSize))
    } else {
      let t = pm(u, { alignment: e.getAlignment(), fontSize: a ?? o, font: n, bounds: S })
      ;((y = [t.line]), (b = t.fontSize))
    }
    let C = r ?? i ?? g
    ym(r || a !== void 0 ? t : e.acroField, C, n, b)
    let w = {
      x: 0 + d / 2,
      y: 0 + d / 2,
      width: p - d,
      height: m - d,
      borderWidth: d ?? 0,
      borderColor: _,
      textColor: C,
      font: n.name,
      fontSize: b,
      color: v,
      textLines: y,
      padding: x,
    }
    return [...h, ...Up(w)]
  },
  wm = (e, t, n) => {
    let r = vm(t),
      i = vm(e.acroField),
      a = gm(t),
      o = gm(e.acroField),
      s = t.getRectangle(),
      c = t.getAppearanceCharacteristics(),
      l = t.getBorderStyle(),
      u = e.getSelected()[0] ?? ``,
      d = l?.getWidth() ?? 0,
      f = jd(c?.getRotation()),
      { width: p, height: m } = Md(s, f),
      h = Rp(Object.assign(Object.assign({}, s), { rotation: f })),
      g = Nf(0, 0, 0),
      _ = Rf(c?.getBorderColor()),
      v = Rf(c?.getBackgroundColor()),
      y = { x: d + 1, y: d + 1, width: p - (d + 1) * 2, height: m - (d + 1) * 2 },
      { line: b, fontSize: x } = pm(u, { alignment: im.Left, fontSize: a ?? o, font: n, bounds: y }),
      S = r ?? i ?? g
    ym(r || a !== void 0 ? t : e.acroField, S, n, x)
    let C = {
      x: 0 + d / 2,
      y: 0 + d / 2,
      width: p - d,
      height: m - d,
      borderWidth: d ?? 0,
      borderColor: _,
      textColor: S,
      font: n.name,
      fontSize: x,
      color: v,
      textLines: [b],
      padding: 1,
    }
    return [...h, ...Up(C)]
  },
  Tm = (e, t, n) => {
    let r = vm(t),
      i = vm(e.acroField),
      a = gm(t),
      o = gm(e.acroField),
      s = t.getRectangle(),
      c = t.getAppearanceCharacteristics(),
      l = t.getBorderStyle()?.getWidth() ?? 0,
      u = jd(c?.getRotation()),
      { width: d, height: f } = Md(s, u),
      p = Rp(Object.assign(Object.assign({}, s), { rotation: u })),
      m = Nf(0, 0, 0),
      h = Rf(c?.getBorderColor()),
      g = Rf(c?.getBackgroundColor()),
      _ = e.getOptions(),
      v = e.getSelected()
    e.isSorted() && _.sort()
    let y = ``
    for (let e = 0, t = _.length; e < t; e++)
      ((y += _[e]),
        e < t - 1 &&
          (y += `
`))
    let b = { x: l + 1, y: l + 1, width: d - (l + 1) * 2, height: f - (l + 1) * 2 },
      { lines: x, fontSize: S, lineHeight: C } = dm(y, { alignment: im.Left, fontSize: a ?? o, font: n, bounds: b }),
      w = []
    for (let e = 0, t = x.length; e < t; e++) {
      let t = x[e]
      v.includes(t.text) && w.push(e)
    }
    let T = Nf(153 / 255, 193 / 255, 218 / 255),
      E = r ?? i ?? m
    return (
      ym(r || a !== void 0 ? t : e.acroField, E, n, S),
      [
        ...p,
        ...Wp({
          x: 0 + l / 2,
          y: 0 + l / 2,
          width: d - l,
          height: f - l,
          borderWidth: l ?? 0,
          borderColor: h,
          textColor: E,
          font: n.name,
          fontSize: S,
          color: g,
          textLines: x,
          lineHeight: C,
          selectedColor: T,
          selectedLines: w,
          padding: 1,
        }),
      ]
    )
  },
  Em = class {
    constructor(e, t, n) {
      ;((this.alreadyEmbedded = !1),
        N(e, `ref`, [[H, `PDFRef`]]),
        N(t, `doc`, [[Kh, `PDFDocument`]]),
        N(n, `embedder`, [[mu, `PDFPageEmbedder`]]),
        (this.ref = e),
        (this.doc = t),
        (this.width = n.width),
        (this.height = n.height),
        (this.embedder = n))
    }
    scale(e) {
      return (N(e, `factor`, [`number`]), { width: this.width * e, height: this.height * e })
    }
    size() {
      return this.scale(1)
    }
    embed() {
      return K(this, void 0, void 0, function* () {
        this.alreadyEmbedded ||= (yield this.embedder.embedIntoContext(this.doc.context, this.ref), !0)
      })
    }
  }
Em.of = (e, t, n) => new Em(e, t, n)
var Dm = class {
  constructor(e, t, n) {
    ;((this.alreadyEmbedded = !1),
      N(e, `ref`, [[H, `PDFRef`]]),
      N(t, `doc`, [[Kh, `PDFDocument`]]),
      N(n, `embedder`, [
        [Mc, `CustomFontEmbedder`],
        [Sc, `StandardFontEmbedder`],
      ]),
      (this.ref = e),
      (this.doc = t),
      (this.name = n.fontName),
      (this.embedder = n))
  }
  encodeText(e) {
    return (N(e, `text`, [`string`]), this.embedder.encodeText(e))
  }
  widthOfTextAtSize(e, t) {
    return (N(e, `text`, [`string`]), N(t, `size`, [`number`]), this.embedder.widthOfTextAtSize(e, t))
  }
  glyphCountOfText(e) {
    return (N(e, `text`, [`string`]), this.embedder.glyphCountOfText(e))
  }
  heightAtSize(e, t) {
    return (
      N(e, `size`, [`number`]),
      P(t?.descender, `options.descender`, [`boolean`]),
      this.embedder.heightOfFontAtSize(e, { descender: t?.descender ?? !0 })
    )
  }
  sizeAtHeight(e) {
    return (N(e, `height`, [`number`]), this.embedder.sizeOfFontAtHeight(e))
  }
  getCharacterSet() {
    return this.embedder instanceof Sc ? this.embedder.encoding.supportedCodePoints : this.embedder.font.characterSet
  }
  embed() {
    return K(this, void 0, void 0, function* () {
      this.alreadyEmbedded ||= (yield this.embedder.embedIntoContext(this.doc.context, this.ref), !0)
    })
  }
}
Dm.of = (e, t, n) => new Dm(e, t, n)
var Om = class {
  constructor(e, t, n) {
    ;(N(e, `ref`, [[H, `PDFRef`]]),
      N(t, `doc`, [[Kh, `PDFDocument`]]),
      N(n, `embedder`, [
        [zc, `JpegEmbedder`],
        [Yl, `PngEmbedder`],
      ]),
      (this.ref = e),
      (this.doc = t),
      (this.width = n.width),
      (this.height = n.height),
      (this.embedder = n))
  }
  scale(e) {
    return (N(e, `factor`, [`number`]), { width: this.width * e, height: this.height * e })
  }
  scaleToFit(e, t) {
    ;(N(e, `width`, [`number`]), N(t, `height`, [`number`]))
    let n = e / this.width,
      r = t / this.height,
      i = Math.min(n, r)
    return this.scale(i)
  }
  size() {
    return this.scale(1)
  }
  embed() {
    return K(this, void 0, void 0, function* () {
      if (this.embedder) {
        if (!this.embedTask) {
          let { doc: e, ref: t } = this
          this.embedTask = this.embedder.embedIntoContext(e.context, t)
        }
        ;(yield this.embedTask, (this.embedder = void 0))
      }
    })
  }
}
Om.of = (e, t, n) => new Om(e, t, n)
var km
;(function (e) {
  ;((e[(e.Left = 0)] = `Left`), (e[(e.Center = 1)] = `Center`), (e[(e.Right = 2)] = `Right`))
})((km ||= {}))
var Am = class e {
    constructor(e, t, n) {
      ;((this.dict = e), (this.doc = t), (this.ref = n))
    }
    static of(t, n, r) {
      let i = t.lookup(z.of(`S`))
      if (i instanceof z && i.asString() === `/JavaScript`) return new e(t, n, r)
    }
    getScript() {
      let e = this.dict.lookup(z.of(`JS`))
      if (e instanceof U) return e.asString()
      if (e instanceof V || e instanceof z) return e.decodeText()
      if (e instanceof as) {
        let t = e instanceof os ? du(e).decode() : e.getContents()
        return new TextDecoder(`utf-8`).decode(t)
      }
    }
    setScript(e) {
      this.dict.set(z.of(`JS`), V.fromText(e))
    }
  },
  jm = [
    { key: `K`, prop: `keystroke` },
    { key: `F`, prop: `format` },
    { key: `V`, prop: `validate` },
    { key: `C`, prop: `calculate` },
    { key: `U`, prop: `mouseUp` },
    { key: `D`, prop: `mouseDown` },
    { key: `E`, prop: `mouseEnter` },
    { key: `X`, prop: `mouseExit` },
    { key: `Fo`, prop: `focus` },
    { key: `Bl`, prop: `blur` },
  ],
  Mm = [
    { key: `O`, prop: `pageOpen` },
    { key: `C`, prop: `pageClose` },
  ]
function Nm(e, t, n) {
  let r = {},
    i
  switch (n) {
    case `page`:
      i = Mm
      break
    case `field`:
      i = jm
      break
    default:
      i = [...jm, { key: `O`, prop: `pageOpen` }]
  }
  for (let { key: n, prop: a } of i) {
    let i = z.of(n),
      o = e.lookupMaybe(i, B)
    if (!o) continue
    let s = e.get(i),
      c = Am.of(o, t, s instanceof H ? s : void 0)
    c && (r[a] = c)
  }
  return r
}
var Pm = (e) => {
    ;(P(e?.x, `options.x`, [`number`]),
      P(e?.y, `options.y`, [`number`]),
      P(e?.width, `options.width`, [`number`]),
      P(e?.height, `options.height`, [`number`]),
      P(e?.textColor, `options.textColor`, [[Object, `Color`]]),
      P(e?.backgroundColor, `options.backgroundColor`, [[Object, `Color`]]),
      P(e?.borderColor, `options.borderColor`, [[Object, `Color`]]),
      P(e?.borderWidth, `options.borderWidth`, [`number`]),
      P(e?.rotate, `options.rotate`, [[Object, `Rotation`]]))
  },
  Fm = class {
    constructor(e, t, n) {
      ;(N(e, `acroField`, [[Is, `PDFAcroTerminal`]]),
        N(t, `ref`, [[H, `PDFRef`]]),
        N(n, `doc`, [[Kh, `PDFDocument`]]),
        (this.acroField = e),
        (this.ref = t),
        (this.doc = n))
    }
    getName() {
      return this.acroField.getFullyQualifiedName() ?? ``
    }
    isReadOnly() {
      return this.acroField.hasFlag(Bs.ReadOnly)
    }
    enableReadOnly() {
      this.acroField.setFlagTo(Bs.ReadOnly, !0)
    }
    disableReadOnly() {
      this.acroField.setFlagTo(Bs.ReadOnly, !1)
    }
    isRequired() {
      return this.acroField.hasFlag(Bs.Required)
    }
    enableRequired() {
      this.acroField.setFlagTo(Bs.Required, !0)
    }
    disableRequired() {
      this.acroField.setFlagTo(Bs.Required, !1)
    }
    isExported() {
      return !this.acroField.hasFlag(Bs.NoExport)
    }
    enableExporting() {
      this.acroField.setFlagTo(Bs.NoExport, !1)
    }
    disableExporting() {
      this.acroField.setFlagTo(Bs.NoExport, !0)
    }
    getJavaScriptActions() {
      let e = this.acroField.dict.lookupMaybe(z.of(`AA`), B)
      if (e) return Nm(e, this.doc, `field`)
    }
    getAction() {
      let e = this.acroField.dict.get(z.of(`A`)),
        t = this.acroField.dict.lookupMaybe(z.of(`A`), B)
      if (t) return Am.of(t, this.doc, e instanceof H ? e : void 0)
    }
    needsAppearancesUpdate() {
      throw new yo(this.constructor.name, `needsAppearancesUpdate`)
    }
    defaultUpdateAppearances(e) {
      throw new yo(this.constructor.name, `defaultUpdateAppearances`)
    }
    markAsDirty() {
      this.doc.getForm().markFieldAsDirty(this.ref)
    }
    markAsClean() {
      this.doc.getForm().markFieldAsClean(this.ref)
    }
    isDirty() {
      return this.doc.getForm().fieldIsDirty(this.ref)
    }
    createWidget(e) {
      let t = e.textColor,
        n = e.backgroundColor,
        r = e.borderColor,
        i = e.borderWidth,
        a = Ad(e.rotate),
        o = e.caption,
        s = e.x,
        c = e.y,
        l = e.width + i,
        u = e.height + i,
        d = !!e.hidden,
        f = e.page
      mo(a, `degreesAngle`, 90)
      let p = Fs.create(this.doc.context, this.ref),
        m = Nd({ x: s, y: c, width: l, height: u }, i, a)
      ;(p.setRectangle(m), f && p.setP(f))
      let h = p.getOrCreateAppearanceCharacteristics()
      ;(n && h.setBackgroundColor(zf(n)),
        h.setRotation(a),
        o && h.setCaptions({ normal: o }),
        r && h.setBorderColor(zf(r)))
      let g = p.getOrCreateBorderStyle()
      if (
        (i !== void 0 && g.setWidth(i),
        p.setFlagTo(wd.Print, !0),
        p.setFlagTo(wd.Hidden, d),
        p.setFlagTo(wd.Invisible, !1),
        t)
      ) {
        let e =
          (this.acroField.getDefaultAppearance() ?? ``) +
          `
` +
          If(t).toString()
        this.acroField.setDefaultAppearance(e)
      }
      return p
    }
    updateWidgetAppearanceWithFont(e, t, { normal: n, rollover: r, down: i }) {
      this.updateWidgetAppearances(e, {
        normal: this.createAppearanceStream(e, n, t),
        rollover: r && this.createAppearanceStream(e, r, t),
        down: i && this.createAppearanceStream(e, i, t),
      })
    }
    updateOnOffWidgetAppearance(e, t, { normal: n, rollover: r, down: i }) {
      this.updateWidgetAppearances(e, {
        normal: this.createAppearanceDict(e, n, t),
        rollover: r && this.createAppearanceDict(e, r, t),
        down: i && this.createAppearanceDict(e, i, t),
      })
    }
    updateWidgetAppearances(e, { normal: t, rollover: n, down: r }) {
      ;(e.setNormalAppearance(t),
        n ? e.setRolloverAppearance(n) : e.removeRolloverAppearance(),
        r ? e.setDownAppearance(r) : e.removeDownAppearance())
    }
    createAppearanceStream(e, t, n) {
      let { context: r } = this.acroField.dict,
        { width: i, height: a } = e.getRectangle(),
        o = n && { Font: { [n.name]: n.ref } },
        s = r.formXObject(t, { Resources: o, BBox: r.obj([0, 0, i, a]), Matrix: r.obj([1, 0, 0, 1, 0, 0]) })
      return r.register(s)
    }
    createImageAppearanceStream(e, t, n) {
      let { context: r } = this.acroField.dict,
        i = e.getRectangle(),
        a = e.getAppearanceCharacteristics(),
        o = e.getBorderStyle()?.getWidth() ?? 0,
        s = jd(a?.getRotation()),
        c = Rp(Object.assign(Object.assign({}, i), { rotation: s })),
        l = Md(i, s),
        u = t.scaleToFit(l.width - o * 2, l.height - o * 2),
        d = { x: o, y: o, width: u.width, height: u.height, rotate: X(0), xSkew: X(0), ySkew: X(0) }
      n === km.Center
        ? ((d.x += (l.width - o * 2) / 2 - u.width / 2), (d.y += (l.height - o * 2) / 2 - u.height / 2))
        : n === km.Right && ((d.x = l.width - o - u.width), (d.y = l.height - o - u.height))
      let f = this.doc.context.addRandomSuffix(`Image`, 10),
        p = [...c, ...Ap(f, d)],
        m = { XObject: { [f]: t.ref } },
        h = r.formXObject(p, {
          Resources: m,
          BBox: r.obj([0, 0, i.width, i.height]),
          Matrix: r.obj([1, 0, 0, 1, 0, 0]),
        })
      return r.register(h)
    }
    createAppearanceDict(e, t, n) {
      let { context: r } = this.acroField.dict,
        i = this.createAppearanceStream(e, t.on),
        a = this.createAppearanceStream(e, t.off),
        o = r.obj({})
      return (o.set(n, i), o.set(z.of(`Off`), a), o)
    }
  },
  Im = class extends Fm {
    constructor(e, t, n) {
      ;(super(e, t, n), N(e, `acroCheckBox`, [[Rs, `PDFAcroCheckBox`]]), (this.acroField = e))
    }
    check() {
      let e = this.acroField.getOnValue() ?? z.of(`Yes`)
      ;(this.markAsDirty(), this.acroField.setValue(e))
    }
    uncheck() {
      ;(this.markAsDirty(), this.acroField.setValue(z.of(`Off`)))
    }
    isChecked() {
      let e = this.acroField.getOnValue()
      return !!e && e === this.acroField.getValue()
    }
    addToPage(e, t) {
      ;(N(e, `page`, [[Rg, `PDFPage`]]),
        Pm(t),
        (t ||= {}),
        `textColor` in t || (t.textColor = Nf(0, 0, 0)),
        `backgroundColor` in t || (t.backgroundColor = Nf(1, 1, 1)),
        `borderColor` in t || (t.borderColor = Nf(0, 0, 0)),
        `borderWidth` in t || (t.borderWidth = 1))
      let n = this.createWidget({
          x: t.x ?? 0,
          y: t.y ?? 0,
          width: t.width ?? 50,
          height: t.height ?? 50,
          textColor: t.textColor,
          backgroundColor: t.backgroundColor,
          borderColor: t.borderColor,
          borderWidth: t.borderWidth ?? 0,
          rotate: t.rotate ?? X(0),
          hidden: t.hidden,
          page: e.ref,
        }),
        r = this.doc.context.register(n.dict)
      ;(this.acroField.addWidget(r),
        n.setAppearanceState(z.of(`Off`)),
        this.updateWidgetAppearance(n, z.of(`Yes`)),
        e.node.addAnnot(r))
    }
    needsAppearancesUpdate() {
      let e = this.acroField.getWidgets()
      for (let t = 0, n = e.length; t < n; t++) {
        let n = e[t],
          r = n.getAppearanceState(),
          i = n.getAppearances()?.normal
        if (!(i instanceof B) || (r && !i.has(r))) return !0
      }
      return !1
    }
    defaultUpdateAppearances() {
      this.updateAppearances()
    }
    updateAppearances(e) {
      P(e, `provider`, [Function])
      let t = this.acroField.getWidgets()
      for (let n = 0, r = t.length; n < r; n++) {
        let r = t[n],
          i = r.getOnValue() ?? z.of(`Yes`)
        i && this.updateWidgetAppearance(r, i, e)
      }
      this.markAsClean()
    }
    updateWidgetAppearance(e, t, n) {
      let r = mm((n ?? bm)(this, e))
      this.updateOnOffWidgetAppearance(e, t, r)
    }
  }
Im.of = (e, t, n) => new Im(e, t, n)
var Lm = class extends Fm {
  constructor(e, t, n) {
    ;(super(e, t, n), N(e, `acroComboBox`, [[Gs, `PDFAcroComboBox`]]), (this.acroField = e))
  }
  getOptions() {
    let e = this.acroField.getOptions(),
      t = Array(e.length)
    for (let n = 0, r = t.length; n < r; n++) {
      let { display: r, value: i } = e[n]
      t[n] = (r ?? i).decodeText()
    }
    return t
  }
  getSelected() {
    let e = this.acroField.getValues(),
      t = Array(e.length)
    for (let n = 0, r = e.length; n < r; n++) t[n] = e[n].decodeText()
    return t
  }
  setOptions(e) {
    N(e, `options`, [Array])
    let t = Array(e.length)
    for (let n = 0, r = e.length; n < r; n++) t[n] = { value: V.fromText(e[n]) }
    this.acroField.setOptions(t)
  }
  addOptions(e) {
    N(e, `options`, [`string`, Array])
    let t = Array.isArray(e) ? e : [e],
      n = this.acroField.getOptions(),
      r = Array(t.length)
    for (let e = 0, n = t.length; e < n; e++) r[e] = { value: V.fromText(t[e]) }
    this.acroField.setOptions(n.concat(r))
  }
  select(e, t = !1) {
    ;(N(e, `options`, [`string`, Array]), N(t, `merge`, [`boolean`]))
    let n = Array.isArray(e) ? e : [e],
      r = this.getOptions()
    ;(n.find((e) => !r.includes(e)) && this.enableEditing(),
      this.markAsDirty(),
      (n.length > 1 || (n.length === 1 && t)) && this.enableMultiselect())
    let i = Array(n.length)
    for (let e = 0, t = n.length; e < t; e++) i[e] = V.fromText(n[e])
    if (t) {
      let e = this.acroField.getValues()
      this.acroField.setValues(e.concat(i))
    } else this.acroField.setValues(i)
  }
  clear() {
    ;(this.markAsDirty(), this.acroField.setValues([]))
  }
  setFontSize(e) {
    ;(go(e, `fontSize`), this.acroField.setFontSize(e), this.markAsDirty())
  }
  isEditable() {
    return this.acroField.hasFlag(Us.Edit)
  }
  enableEditing() {
    this.acroField.setFlagTo(Us.Edit, !0)
  }
  disableEditing() {
    this.acroField.setFlagTo(Us.Edit, !1)
  }
  isSorted() {
    return this.acroField.hasFlag(Us.Sort)
  }
  enableSorting() {
    this.acroField.setFlagTo(Us.Sort, !0)
  }
  disableSorting() {
    this.acroField.setFlagTo(Us.Sort, !1)
  }
  isMultiselect() {
    return this.acroField.hasFlag(Us.MultiSelect)
  }
  enableMultiselect() {
    this.acroField.setFlagTo(Us.MultiSelect, !0)
  }
  disableMultiselect() {
    this.acroField.setFlagTo(Us.MultiSelect, !1)
  }
  isSpellChecked() {
    return !this.acroField.hasFlag(Us.DoNotSpellCheck)
  }
  enableSpellChecking() {
    this.acroField.setFlagTo(Us.DoNotSpellCheck, !1)
  }
  disableSpellChecking() {
    this.acroField.setFlagTo(Us.DoNotSpellCheck, !0)
  }
  isSelectOnClick() {
    return this.acroField.hasFlag(Us.CommitOnSelChange)
  }
  enableSelectOnClick() {
    this.acroField.setFlagTo(Us.CommitOnSelChange, !0)
  }
  disableSelectOnClick() {
    this.acroField.setFlagTo(Us.CommitOnSelChange, !1)
  }
  addToPage(e, t) {
    ;(N(e, `page`, [[Rg, `PDFPage`]]),
      Pm(t),
      (t ||= {}),
      `textColor` in t || (t.textColor = Nf(0, 0, 0)),
      `backgroundColor` in t || (t.backgroundColor = Nf(1, 1, 1)),
      `borderColor` in t || (t.borderColor = Nf(0, 0, 0)),
      `borderWidth` in t || (t.borderWidth = 1))
    let n = this.createWidget({
        x: t.x ?? 0,
        y: t.y ?? 0,
        width: t.width ?? 200,
        height: t.height ?? 50,
        textColor: t.textColor,
        backgroundColor: t.backgroundColor,
        borderColor: t.borderColor,
        borderWidth: t.borderWidth ?? 0,
        rotate: t.rotate ?? X(0),
        hidden: t.hidden,
        page: e.ref,
      }),
      r = this.doc.context.register(n.dict)
    this.acroField.addWidget(r)
    let i = t.font ?? this.doc.getForm().getDefaultFont()
    ;(this.updateWidgetAppearance(n, i), e.node.addAnnot(r))
  }
  needsAppearancesUpdate() {
    if (this.isDirty()) return !0
    let e = this.acroField.getWidgets()
    for (let t = 0, n = e.length; t < n; t++) if (!(e[t].getAppearances()?.normal instanceof as)) return !0
    return !1
  }
  defaultUpdateAppearances(e) {
    ;(N(e, `font`, [[Dm, `PDFFont`]]), this.updateAppearances(e))
  }
  updateAppearances(e, t) {
    ;(N(e, `font`, [[Dm, `PDFFont`]]), P(t, `provider`, [Function]))
    let n = this.acroField.getWidgets()
    for (let r = 0, i = n.length; r < i; r++) {
      let i = n[r]
      this.updateWidgetAppearance(i, e, t)
    }
    this.markAsClean()
  }
  updateWidgetAppearance(e, t, n) {
    let r = mm((n ?? wm)(this, e, t))
    this.updateWidgetAppearanceWithFont(e, t, r)
  }
}
Lm.of = (e, t, n) => new Lm(e, t, n)
var Rm = class extends Fm {
  constructor(e, t, n) {
    ;(super(e, t, n), N(e, `acroListBox`, [[Zs, `PDFAcroListBox`]]), (this.acroField = e))
  }
  getOptions() {
    let e = this.acroField.getOptions(),
      t = Array(e.length)
    for (let n = 0, r = t.length; n < r; n++) {
      let { display: r, value: i } = e[n]
      t[n] = (r ?? i).decodeText()
    }
    return t
  }
  getSelected() {
    let e = this.acroField.getValues(),
      t = Array(e.length)
    for (let n = 0, r = e.length; n < r; n++) t[n] = e[n].decodeText()
    return t
  }
  setOptions(e) {
    ;(N(e, `options`, [Array]), this.markAsDirty())
    let t = Array(e.length)
    for (let n = 0, r = e.length; n < r; n++) t[n] = { value: V.fromText(e[n]) }
    this.acroField.setOptions(t)
  }
  addOptions(e) {
    ;(N(e, `options`, [`string`, Array]), this.markAsDirty())
    let t = Array.isArray(e) ? e : [e],
      n = this.acroField.getOptions(),
      r = Array(t.length)
    for (let e = 0, n = t.length; e < n; e++) r[e] = { value: V.fromText(t[e]) }
    this.acroField.setOptions(n.concat(r))
  }
  select(e, t = !1) {
    ;(N(e, `options`, [`string`, Array]), N(t, `merge`, [`boolean`]))
    let n = Array.isArray(e) ? e : [e]
    ;(oo(n, `option`, this.getOptions()),
      this.markAsDirty(),
      (n.length > 1 || (n.length === 1 && t)) && this.enableMultiselect())
    let r = Array(n.length)
    for (let e = 0, t = n.length; e < t; e++) r[e] = V.fromText(n[e])
    if (t) {
      let e = this.acroField.getValues()
      this.acroField.setValues(e.concat(r))
    } else this.acroField.setValues(r)
  }
  clear() {
    ;(this.markAsDirty(), this.acroField.setValues([]))
  }
  setFontSize(e) {
    ;(go(e, `fontSize`), this.acroField.setFontSize(e), this.markAsDirty())
  }
  isSorted() {
    return this.acroField.hasFlag(Us.Sort)
  }
  enableSorting() {
    this.acroField.setFlagTo(Us.Sort, !0)
  }
  disableSorting() {
    this.acroField.setFlagTo(Us.Sort, !1)
  }
  isMultiselect() {
    return this.acroField.hasFlag(Us.MultiSelect)
  }
  enableMultiselect() {
    this.acroField.setFlagTo(Us.MultiSelect, !0)
  }
  disableMultiselect() {
    this.acroField.setFlagTo(Us.MultiSelect, !1)
  }
  isSelectOnClick() {
    return this.acroField.hasFlag(Us.CommitOnSelChange)
  }
  enableSelectOnClick() {
    this.acroField.setFlagTo(Us.CommitOnSelChange, !0)
  }
  disableSelectOnClick() {
    this.acroField.setFlagTo(Us.CommitOnSelChange, !1)
  }
  addToPage(e, t) {
    ;(N(e, `page`, [[Rg, `PDFPage`]]),
      Pm(t),
      (t ||= {}),
      `textColor` in t || (t.textColor = Nf(0, 0, 0)),
      `backgroundColor` in t || (t.backgroundColor = Nf(1, 1, 1)),
      `borderColor` in t || (t.borderColor = Nf(0, 0, 0)),
      `borderWidth` in t || (t.borderWidth = 1))
    let n = this.createWidget({
        x: t.x ?? 0,
        y: t.y ?? 0,
        width: t.width ?? 200,
        height: t.height ?? 100,
        textColor: t.textColor,
        backgroundColor: t.backgroundColor,
        borderColor: t.borderColor,
        borderWidth: t.borderWidth ?? 0,
        rotate: t.rotate ?? X(0),
        hidden: t.hidden,
        page: e.ref,
      }),
      r = this.doc.context.register(n.dict)
    this.acroField.addWidget(r)
    let i = t.font ?? this.doc.getForm().getDefaultFont()
    ;(this.updateWidgetAppearance(n, i), e.node.addAnnot(r))
  }
  needsAppearancesUpdate() {
    if (this.isDirty()) return !0
    let e = this.acroField.getWidgets()
    for (let t = 0, n = e.length; t < n; t++) if (!(e[t].getAppearances()?.normal instanceof as)) return !0
    return !1
  }
  defaultUpdateAppearances(e) {
    ;(N(e, `font`, [[Dm, `PDFFont`]]), this.updateAppearances(e))
  }
  updateAppearances(e, t) {
    ;(N(e, `font`, [[Dm, `PDFFont`]]), P(t, `provider`, [Function]))
    let n = this.acroField.getWidgets()
    for (let r = 0, i = n.length; r < i; r++) {
      let i = n[r]
      this.updateWidgetAppearance(i, e, t)
    }
    this.markAsClean()
  }
  updateWidgetAppearance(e, t, n) {
    let r = mm((n ?? Tm)(this, e, t))
    this.updateWidgetAppearanceWithFont(e, t, r)
  }
}
Rm.of = (e, t, n) => new Rm(e, t, n)
var zm = class extends Fm {
  constructor(e, t, n) {
    ;(super(e, t, n), N(e, `acroRadioButton`, [[Xs, `PDFAcroRadioButton`]]), (this.acroField = e))
  }
  getOptions() {
    let e = this.acroField.getExportValues()
    if (e) {
      let t = Array(e.length)
      for (let n = 0, r = e.length; n < r; n++) t[n] = e[n].decodeText()
      return t
    }
    let t = this.acroField.getOnValues(),
      n = Array(t.length)
    for (let e = 0, r = n.length; e < r; e++) n[e] = t[e].decodeText()
    return n
  }
  getSelected() {
    let e = this.acroField.getValue()
    if (e === z.of(`Off`)) return
    let t = this.acroField.getExportValues()
    if (t) {
      let n = this.acroField.getOnValues()
      for (let r = 0, i = n.length; r < i; r++) if (n[r] === e) return t[r].decodeText()
    }
    return e.decodeText()
  }
  select(e) {
    ;(N(e, `option`, [`string`]), io(e, `option`, this.getOptions()), this.markAsDirty())
    let t = this.acroField.getOnValues(),
      n = this.acroField.getExportValues()
    if (n) for (let r = 0, i = n.length; r < i; r++) n[r].decodeText() === e && this.acroField.setValue(t[r])
    else
      for (let n = 0, r = t.length; n < r; n++) {
        let r = t[n]
        r.decodeText() === e && this.acroField.setValue(r)
      }
  }
  clear() {
    ;(this.markAsDirty(), this.acroField.setValue(z.of(`Off`)))
  }
  isOffToggleable() {
    return !this.acroField.hasFlag(Vs.NoToggleToOff)
  }
  enableOffToggling() {
    this.acroField.setFlagTo(Vs.NoToggleToOff, !1)
  }
  disableOffToggling() {
    this.acroField.setFlagTo(Vs.NoToggleToOff, !0)
  }
  isMutuallyExclusive() {
    return !this.acroField.hasFlag(Vs.RadiosInUnison)
  }
  enableMutualExclusion() {
    this.acroField.setFlagTo(Vs.RadiosInUnison, !1)
  }
  disableMutualExclusion() {
    this.acroField.setFlagTo(Vs.RadiosInUnison, !0)
  }
  addOptionToPage(e, t, n) {
    ;(N(e, `option`, [`string`]), N(t, `page`, [[Rg, `PDFPage`]]), Pm(n))
    let r = this.createWidget({
        x: n?.x ?? 0,
        y: n?.y ?? 0,
        width: n?.width ?? 50,
        height: n?.height ?? 50,
        textColor: n?.textColor ?? Nf(0, 0, 0),
        backgroundColor: n?.backgroundColor ?? Nf(1, 1, 1),
        borderColor: n?.borderColor ?? Nf(0, 0, 0),
        borderWidth: n?.borderWidth ?? 1,
        rotate: n?.rotate ?? X(0),
        hidden: n?.hidden,
        page: t.ref,
      }),
      i = this.doc.context.register(r.dict),
      a = this.acroField.addWidgetWithOpt(i, V.fromText(e), !this.isMutuallyExclusive())
    ;(r.setAppearanceState(z.of(`Off`)), this.updateWidgetAppearance(r, a), t.node.addAnnot(i))
  }
  needsAppearancesUpdate() {
    let e = this.acroField.getWidgets()
    for (let t = 0, n = e.length; t < n; t++) {
      let n = e[t],
        r = n.getAppearanceState(),
        i = n.getAppearances()?.normal
      if (!(i instanceof B) || (r && !i.has(r))) return !0
    }
    return !1
  }
  defaultUpdateAppearances() {
    this.updateAppearances()
  }
  updateAppearances(e) {
    P(e, `provider`, [Function])
    let t = this.acroField.getWidgets()
    for (let n = 0, r = t.length; n < r; n++) {
      let r = t[n],
        i = r.getOnValue()
      i && this.updateWidgetAppearance(r, i, e)
    }
  }
  updateWidgetAppearance(e, t, n) {
    let r = mm((n ?? xm)(this, e))
    this.updateOnOffWidgetAppearance(e, t, r)
  }
}
zm.of = (e, t, n) => new zm(e, t, n)
var Bm = class extends Fm {
  constructor(e, t, n) {
    ;(super(e, t, n), N(e, `acroSignature`, [[qs, `PDFAcroSignature`]]), (this.acroField = e))
  }
  needsAppearancesUpdate() {
    return !1
  }
}
Bm.of = (e, t, n) => new Bm(e, t, n)
var Vm = class extends Fm {
  constructor(e, t, n) {
    ;(super(e, t, n), N(e, `acroText`, [[Js, `PDFAcroText`]]), (this.acroField = e))
  }
  getText() {
    let e = this.acroField.getValue()
    if (!e && this.isRichFormatted()) throw new em(this.getName())
    return e?.decodeText()
  }
  setText(e) {
    P(e, `text`, [`string`])
    let t = this.getMaxLength()
    if (t !== void 0 && e && e.length > t) throw new nm(e.length, t, this.getName())
    ;(this.markAsDirty(),
      this.disableRichFormatting(),
      e ? this.acroField.setValue(V.fromText(e)) : this.acroField.removeValue())
  }
  getAlignment() {
    let e = this.acroField.getQuadding()
    return e === 0 ? im.Left : e === 1 ? im.Center : e === 2 ? im.Right : im.Left
  }
  setAlignment(e) {
    ;(io(e, `alignment`, im), this.markAsDirty(), this.acroField.setQuadding(e))
  }
  getMaxLength() {
    return this.acroField.getMaxLength()
  }
  setMaxLength(e) {
    if ((po(e, `maxLength`, 0, 2 ** 53 - 1), this.markAsDirty(), e === void 0)) this.acroField.removeMaxLength()
    else {
      let t = this.getText()
      if (t && t.length > e) throw new rm(t.length, e, this.getName())
      this.acroField.setMaxLength(e)
    }
  }
  removeMaxLength() {
    ;(this.markAsDirty(), this.acroField.removeMaxLength())
  }
  setImage(e) {
    let t = this.getAlignment(),
      n = t === im.Center ? km.Center : t === im.Right ? km.Right : km.Left,
      r = this.acroField.getWidgets()
    for (let t = 0, i = r.length; t < i; t++) {
      let i = r[t],
        a = this.createImageAppearanceStream(i, e, n)
      this.updateWidgetAppearances(i, { normal: a })
    }
    this.markAsClean()
  }
  setFontSize(e) {
    ;(go(e, `fontSize`), this.acroField.setFontSize(e), this.markAsDirty())
  }
  isMultiline() {
    return this.acroField.hasFlag(Hs.Multiline)
  }
  enableMultiline() {
    ;(this.markAsDirty(), this.acroField.setFlagTo(Hs.Multiline, !0))
  }
  disableMultiline() {
    ;(this.markAsDirty(), this.acroField.setFlagTo(Hs.Multiline, !1))
  }
  isPassword() {
    return this.acroField.hasFlag(Hs.Password)
  }
  enablePassword() {
    this.acroField.setFlagTo(Hs.Password, !0)
  }
  disablePassword() {
    this.acroField.setFlagTo(Hs.Password, !1)
  }
  isFileSelector() {
    return this.acroField.hasFlag(Hs.FileSelect)
  }
  enableFileSelection() {
    this.acroField.setFlagTo(Hs.FileSelect, !0)
  }
  disableFileSelection() {
    this.acroField.setFlagTo(Hs.FileSelect, !1)
  }
  isSpellChecked() {
    return !this.acroField.hasFlag(Hs.DoNotSpellCheck)
  }
  enableSpellChecking() {
    this.acroField.setFlagTo(Hs.DoNotSpellCheck, !1)
  }
  disableSpellChecking() {
    this.acroField.setFlagTo(Hs.DoNotSpellCheck, !0)
  }
  isScrollable() {
    return !this.acroField.hasFlag(Hs.DoNotScroll)
  }
  enableScrolling() {
    this.acroField.setFlagTo(Hs.DoNotScroll, !1)
  }
  disableScrolling() {
    this.acroField.setFlagTo(Hs.DoNotScroll, !0)
  }
  isCombed() {
    return (
      this.acroField.hasFlag(Hs.Comb) &&
      !this.isMultiline() &&
      !this.isPassword() &&
      !this.isFileSelector() &&
      this.getMaxLength() !== void 0
    )
  }
  enableCombing() {
    ;(this.getMaxLength() === void 0 && console.warn(`PDFTextFields must have a max length in order to be combed`),
      this.markAsDirty(),
      this.disableMultiline(),
      this.disablePassword(),
      this.disableFileSelection(),
      this.acroField.setFlagTo(Hs.Comb, !0))
  }
  disableCombing() {
    ;(this.markAsDirty(), this.acroField.setFlagTo(Hs.Comb, !1))
  }
  isRichFormatted() {
    return this.acroField.hasFlag(Hs.RichText)
  }
  enableRichFormatting() {
    this.acroField.setFlagTo(Hs.RichText, !0)
  }
  disableRichFormatting() {
    this.acroField.setFlagTo(Hs.RichText, !1)
  }
  addToPage(e, t) {
    ;(N(e, `page`, [[Rg, `PDFPage`]]),
      Pm(t),
      (t ||= {}),
      `textColor` in t || (t.textColor = Nf(0, 0, 0)),
      `backgroundColor` in t || (t.backgroundColor = Nf(1, 1, 1)),
      `borderColor` in t || (t.borderColor = Nf(0, 0, 0)),
      `borderWidth` in t || (t.borderWidth = 1))
    let n = this.createWidget({
        x: t.x ?? 0,
        y: t.y ?? 0,
        width: t.width ?? 200,
        height: t.height ?? 50,
        textColor: t.textColor,
        backgroundColor: t.backgroundColor,
        borderColor: t.borderColor,
        borderWidth: t.borderWidth ?? 0,
        rotate: t.rotate ?? X(0),
        hidden: t.hidden,
        page: e.ref,
      }),
      r = this.doc.context.register(n.dict)
    this.acroField.addWidget(r)
    let i = t.font ?? this.doc.getForm().getDefaultFont()
    ;(this.updateWidgetAppearance(n, i), e.node.addAnnot(r))
  }
  needsAppearancesUpdate() {
    if (this.isDirty()) return !0
    let e = this.acroField.getWidgets()
    for (let t = 0, n = e.length; t < n; t++) if (!(e[t].getAppearances()?.normal instanceof as)) return !0
    return !1
  }
  defaultUpdateAppearances(e) {
    ;(N(e, `font`, [[Dm, `PDFFont`]]), this.updateAppearances(e))
  }
  updateAppearances(e, t) {
    ;(N(e, `font`, [[Dm, `PDFFont`]]), P(t, `provider`, [Function]))
    let n = this.acroField.getWidgets()
    for (let r = 0, i = n.length; r < i; r++) {
      let i = n[r]
      this.updateWidgetAppearance(i, e, t)
    }
    this.markAsClean()
  }
  updateWidgetAppearance(e, t, n) {
    let r = mm((n ?? Cm)(this, e, t))
    this.updateWidgetAppearanceWithFont(e, t, r)
  }
}
Vm.of = (e, t, n) => new Vm(e, t, n)
var Hm
;(function (e) {
  ;((e.Courier = `Courier`),
    (e.CourierBold = `Courier-Bold`),
    (e.CourierOblique = `Courier-Oblique`),
    (e.CourierBoldOblique = `Courier-BoldOblique`),
    (e.Helvetica = `Helvetica`),
    (e.HelveticaBold = `Helvetica-Bold`),
    (e.HelveticaOblique = `Helvetica-Oblique`),
    (e.HelveticaBoldOblique = `Helvetica-BoldOblique`),
    (e.TimesRoman = `Times-Roman`),
    (e.TimesRomanBold = `Times-Bold`),
    (e.TimesRomanItalic = `Times-Italic`),
    (e.TimesRomanBoldItalic = `Times-BoldItalic`),
    (e.Symbol = `Symbol`),
    (e.ZapfDingbats = `ZapfDingbats`))
})((Hm ||= {}))
var Um = function () {
    return (
      (Um =
        Object.assign ||
        function (e) {
          for (var t, n = 1, r = arguments.length; n < r; n++)
            for (var i in ((t = arguments[n]), t)) Object.prototype.hasOwnProperty.call(t, i) && (e[i] = t[i])
          return e
        }),
      Um.apply(this, arguments)
    )
  },
  Wm = `~`,
  Gm = `~~`
function Km(e, t) {
  for (var n = {}, r = {}, i = e.split(Gm), a = !1, o = 0; i.length > o; o++) {
    for (var s = i[o].split(Wm), c = 0; c < s.length; c += 2) {
      var l = s[c],
        u = s[c + 1],
        d = `&` + l + `;`
      ;((n[d] = u), a && (n[`&` + l] = u), (r[u] = d))
    }
    a = !0
  }
  return t
    ? { entities: Um(Um({}, n), t.entities), characters: Um(Um({}, r), t.characters) }
    : { entities: n, characters: r }
}
var qm = {
    xml: /&(?:#\d+|#[xX][\da-fA-F]+|[0-9a-zA-Z]+);?/g,
    html4:
      /&notin;|&(?:nbsp|iexcl|cent|pound|curren|yen|brvbar|sect|uml|copy|ordf|laquo|not|shy|reg|macr|deg|plusmn|sup2|sup3|acute|micro|para|middot|cedil|sup1|ordm|raquo|frac14|frac12|frac34|iquest|Agrave|Aacute|Acirc|Atilde|Auml|Aring|AElig|Ccedil|Egrave|Eacute|Ecirc|Euml|Igrave|Iacute|Icirc|Iuml|ETH|Ntilde|Ograve|Oacute|Ocirc|Otilde|Ouml|times|Oslash|Ugrave|Uacute|Ucirc|Uuml|Yacute|THORN|szlig|agrave|aacute|acirc|atilde|auml|aring|aelig|ccedil|egrave|eacute|ecirc|euml|igrave|iacute|icirc|iuml|eth|ntilde|ograve|oacute|ocirc|otilde|ouml|divide|oslash|ugrave|uacute|ucirc|uuml|yacute|thorn|yuml|quot|amp|lt|gt|#\d+|#[xX][\da-fA-F]+|[0-9a-zA-Z]+);?/g,
    html5:
      /&centerdot;|&copysr;|&divideontimes;|&gtcc;|&gtcir;|&gtdot;|&gtlPar;|&gtquest;|&gtrapprox;|&gtrarr;|&gtrdot;|&gtreqless;|&gtreqqless;|&gtrless;|&gtrsim;|&ltcc;|&ltcir;|&ltdot;|&lthree;|&ltimes;|&ltlarr;|&ltquest;|&ltrPar;|&ltri;|&ltrie;|&ltrif;|&notin;|&notinE;|&notindot;|&notinva;|&notinvb;|&notinvc;|&notni;|&notniva;|&notnivb;|&notnivc;|&parallel;|&timesb;|&timesbar;|&timesd;|&(?:AElig|AMP|Aacute|Acirc|Agrave|Aring|Atilde|Auml|COPY|Ccedil|ETH|Eacute|Ecirc|Egrave|Euml|GT|Iacute|Icirc|Igrave|Iuml|LT|Ntilde|Oacute|Ocirc|Ograve|Oslash|Otilde|Ouml|QUOT|REG|THORN|Uacute|Ucirc|Ugrave|Uuml|Yacute|aacute|acirc|acute|aelig|agrave|amp|aring|atilde|auml|brvbar|ccedil|cedil|cent|copy|curren|deg|divide|eacute|ecirc|egrave|eth|euml|frac12|frac14|frac34|gt|iacute|icirc|iexcl|igrave|iquest|iuml|laquo|lt|macr|micro|middot|nbsp|not|ntilde|oacute|ocirc|ograve|ordf|ordm|oslash|otilde|ouml|para|plusmn|pound|quot|raquo|reg|sect|shy|sup1|sup2|sup3|szlig|thorn|times|uacute|ucirc|ugrave|uml|uuml|yacute|yen|yuml|#\d+|#[xX][\da-fA-F]+|[0-9a-zA-Z]+);?/g,
  },
  Jm = {}
;((Jm.xml = Km(`lt~<~gt~>~quot~"~apos~'~amp~&`)),
  (Jm.html4 = Km(
    `apos~'~OElig~Œ~oelig~œ~Scaron~Š~scaron~š~Yuml~Ÿ~circ~ˆ~tilde~˜~ensp~ ~emsp~ ~thinsp~ ~zwnj~‌~zwj~‍~lrm~‎~rlm~‏~ndash~–~mdash~—~lsquo~‘~rsquo~’~sbquo~‚~ldquo~“~rdquo~”~bdquo~„~dagger~†~Dagger~‡~permil~‰~lsaquo~‹~rsaquo~›~euro~€~fnof~ƒ~Alpha~Α~Beta~Β~Gamma~Γ~Delta~Δ~Epsilon~Ε~Zeta~Ζ~Eta~Η~Theta~Θ~Iota~Ι~Kappa~Κ~Lambda~Λ~Mu~Μ~Nu~Ν~Xi~Ξ~Omicron~Ο~Pi~Π~Rho~Ρ~Sigma~Σ~Tau~Τ~Upsilon~Υ~Phi~Φ~Chi~Χ~Psi~Ψ~Omega~Ω~alpha~α~beta~β~gamma~γ~delta~δ~epsilon~ε~zeta~ζ~eta~η~theta~θ~iota~ι~kappa~κ~lambda~λ~mu~μ~nu~ν~xi~ξ~omicron~ο~pi~π~rho~ρ~sigmaf~ς~sigma~σ~tau~τ~upsilon~υ~phi~φ~chi~χ~psi~ψ~omega~ω~thetasym~ϑ~upsih~ϒ~piv~ϖ~bull~•~hellip~…~prime~′~Prime~″~oline~‾~frasl~⁄~weierp~℘~image~ℑ~real~ℜ~trade~™~alefsym~ℵ~larr~←~uarr~↑~rarr~→~darr~↓~harr~↔~crarr~↵~lArr~⇐~uArr~⇑~rArr~⇒~dArr~⇓~hArr~⇔~forall~∀~part~∂~exist~∃~empty~∅~nabla~∇~isin~∈~notin~∉~ni~∋~prod~∏~sum~∑~minus~−~lowast~∗~radic~√~prop~∝~infin~∞~ang~∠~and~∧~or~∨~cap~∩~cup~∪~int~∫~there4~∴~sim~∼~cong~≅~asymp~≈~ne~≠~equiv~≡~le~≤~ge~≥~sub~⊂~sup~⊃~nsub~⊄~sube~⊆~supe~⊇~oplus~⊕~otimes~⊗~perp~⊥~sdot~⋅~lceil~⌈~rceil~⌉~lfloor~⌊~rfloor~⌋~lang~〈~rang~〉~loz~◊~spades~♠~clubs~♣~hearts~♥~diams~♦~~nbsp~\xA0~iexcl~¡~cent~¢~pound~£~curren~¤~yen~¥~brvbar~¦~sect~§~uml~¨~copy~©~ordf~ª~laquo~«~not~¬~shy~­~reg~®~macr~¯~deg~°~plusmn~±~sup2~²~sup3~³~acute~´~micro~µ~para~¶~middot~·~cedil~¸~sup1~¹~ordm~º~raquo~»~frac14~¼~frac12~½~frac34~¾~iquest~¿~Agrave~À~Aacute~Á~Acirc~Â~Atilde~Ã~Auml~Ä~Aring~Å~AElig~Æ~Ccedil~Ç~Egrave~È~Eacute~É~Ecirc~Ê~Euml~Ë~Igrave~Ì~Iacute~Í~Icirc~Î~Iuml~Ï~ETH~Ð~Ntilde~Ñ~Ograve~Ò~Oacute~Ó~Ocirc~Ô~Otilde~Õ~Ouml~Ö~times~×~Oslash~Ø~Ugrave~Ù~Uacute~Ú~Ucirc~Û~Uuml~Ü~Yacute~Ý~THORN~Þ~szlig~ß~agrave~à~aacute~á~acirc~â~atilde~ã~auml~ä~aring~å~aelig~æ~ccedil~ç~egrave~è~eacute~é~ecirc~ê~euml~ë~igrave~ì~iacute~í~icirc~î~iuml~ï~eth~ð~ntilde~ñ~ograve~ò~oacute~ó~ocirc~ô~otilde~õ~ouml~ö~divide~÷~oslash~ø~ugrave~ù~uacute~ú~ucirc~û~uuml~ü~yacute~ý~thorn~þ~yuml~ÿ~quot~"~amp~&~lt~<~gt~>`,
  )),
  (Jm.html5 = Km(
    'Abreve~Ă~Acy~А~Afr~𝔄~Amacr~Ā~And~⩓~Aogon~Ą~Aopf~𝔸~ApplyFunction~⁡~Ascr~𝒜~Assign~≔~Backslash~∖~Barv~⫧~Barwed~⌆~Bcy~Б~Because~∵~Bernoullis~ℬ~Bfr~𝔅~Bopf~𝔹~Breve~˘~Bscr~ℬ~Bumpeq~≎~CHcy~Ч~Cacute~Ć~Cap~⋒~CapitalDifferentialD~ⅅ~Cayleys~ℭ~Ccaron~Č~Ccirc~Ĉ~Cconint~∰~Cdot~Ċ~Cedilla~¸~CenterDot~·~Cfr~ℭ~CircleDot~⊙~CircleMinus~⊖~CirclePlus~⊕~CircleTimes~⊗~ClockwiseContourIntegral~∲~CloseCurlyDoubleQuote~”~CloseCurlyQuote~’~Colon~∷~Colone~⩴~Congruent~≡~Conint~∯~ContourIntegral~∮~Copf~ℂ~Coproduct~∐~CounterClockwiseContourIntegral~∳~Cross~⨯~Cscr~𝒞~Cup~⋓~CupCap~≍~DD~ⅅ~DDotrahd~⤑~DJcy~Ђ~DScy~Ѕ~DZcy~Џ~Darr~↡~Dashv~⫤~Dcaron~Ď~Dcy~Д~Del~∇~Dfr~𝔇~DiacriticalAcute~´~DiacriticalDot~˙~DiacriticalDoubleAcute~˝~DiacriticalGrave~`~DiacriticalTilde~˜~Diamond~⋄~DifferentialD~ⅆ~Dopf~𝔻~Dot~¨~DotDot~⃜~DotEqual~≐~DoubleContourIntegral~∯~DoubleDot~¨~DoubleDownArrow~⇓~DoubleLeftArrow~⇐~DoubleLeftRightArrow~⇔~DoubleLeftTee~⫤~DoubleLongLeftArrow~⟸~DoubleLongLeftRightArrow~⟺~DoubleLongRightArrow~⟹~DoubleRightArrow~⇒~DoubleRightTee~⊨~DoubleUpArrow~⇑~DoubleUpDownArrow~⇕~DoubleVerticalBar~∥~DownArrow~↓~DownArrowBar~⤓~DownArrowUpArrow~⇵~DownBreve~̑~DownLeftRightVector~⥐~DownLeftTeeVector~⥞~DownLeftVector~↽~DownLeftVectorBar~⥖~DownRightTeeVector~⥟~DownRightVector~⇁~DownRightVectorBar~⥗~DownTee~⊤~DownTeeArrow~↧~Downarrow~⇓~Dscr~𝒟~Dstrok~Đ~ENG~Ŋ~Ecaron~Ě~Ecy~Э~Edot~Ė~Efr~𝔈~Element~∈~Emacr~Ē~EmptySmallSquare~◻~EmptyVerySmallSquare~▫~Eogon~Ę~Eopf~𝔼~Equal~⩵~EqualTilde~≂~Equilibrium~⇌~Escr~ℰ~Esim~⩳~Exists~∃~ExponentialE~ⅇ~Fcy~Ф~Ffr~𝔉~FilledSmallSquare~◼~FilledVerySmallSquare~▪~Fopf~𝔽~ForAll~∀~Fouriertrf~ℱ~Fscr~ℱ~GJcy~Ѓ~Gammad~Ϝ~Gbreve~Ğ~Gcedil~Ģ~Gcirc~Ĝ~Gcy~Г~Gdot~Ġ~Gfr~𝔊~Gg~⋙~Gopf~𝔾~GreaterEqual~≥~GreaterEqualLess~⋛~GreaterFullEqual~≧~GreaterGreater~⪢~GreaterLess~≷~GreaterSlantEqual~⩾~GreaterTilde~≳~Gscr~𝒢~Gt~≫~HARDcy~Ъ~Hacek~ˇ~Hat~^~Hcirc~Ĥ~Hfr~ℌ~HilbertSpace~ℋ~Hopf~ℍ~HorizontalLine~─~Hscr~ℋ~Hstrok~Ħ~HumpDownHump~≎~HumpEqual~≏~IEcy~Е~IJlig~Ĳ~IOcy~Ё~Icy~И~Idot~İ~Ifr~ℑ~Im~ℑ~Imacr~Ī~ImaginaryI~ⅈ~Implies~⇒~Int~∬~Integral~∫~Intersection~⋂~InvisibleComma~⁣~InvisibleTimes~⁢~Iogon~Į~Iopf~𝕀~Iscr~ℐ~Itilde~Ĩ~Iukcy~І~Jcirc~Ĵ~Jcy~Й~Jfr~𝔍~Jopf~𝕁~Jscr~𝒥~Jsercy~Ј~Jukcy~Є~KHcy~Х~KJcy~Ќ~Kcedil~Ķ~Kcy~К~Kfr~𝔎~Kopf~𝕂~Kscr~𝒦~LJcy~Љ~Lacute~Ĺ~Lang~⟪~Laplacetrf~ℒ~Larr~↞~Lcaron~Ľ~Lcedil~Ļ~Lcy~Л~LeftAngleBracket~⟨~LeftArrow~←~LeftArrowBar~⇤~LeftArrowRightArrow~⇆~LeftCeiling~⌈~LeftDoubleBracket~⟦~LeftDownTeeVector~⥡~LeftDownVector~⇃~LeftDownVectorBar~⥙~LeftFloor~⌊~LeftRightArrow~↔~LeftRightVector~⥎~LeftTee~⊣~LeftTeeArrow~↤~LeftTeeVector~⥚~LeftTriangle~⊲~LeftTriangleBar~⧏~LeftTriangleEqual~⊴~LeftUpDownVector~⥑~LeftUpTeeVector~⥠~LeftUpVector~↿~LeftUpVectorBar~⥘~LeftVector~↼~LeftVectorBar~⥒~Leftarrow~⇐~Leftrightarrow~⇔~LessEqualGreater~⋚~LessFullEqual~≦~LessGreater~≶~LessLess~⪡~LessSlantEqual~⩽~LessTilde~≲~Lfr~𝔏~Ll~⋘~Lleftarrow~⇚~Lmidot~Ŀ~LongLeftArrow~⟵~LongLeftRightArrow~⟷~LongRightArrow~⟶~Longleftarrow~⟸~Longleftrightarrow~⟺~Longrightarrow~⟹~Lopf~𝕃~LowerLeftArrow~↙~LowerRightArrow~↘~Lscr~ℒ~Lsh~↰~Lstrok~Ł~Lt~≪~Map~⤅~Mcy~М~MediumSpace~ ~Mellintrf~ℳ~Mfr~𝔐~MinusPlus~∓~Mopf~𝕄~Mscr~ℳ~NJcy~Њ~Nacute~Ń~Ncaron~Ň~Ncedil~Ņ~Ncy~Н~NegativeMediumSpace~​~NegativeThickSpace~​~NegativeThinSpace~​~NegativeVeryThinSpace~​~NestedGreaterGreater~≫~NestedLessLess~≪~NewLine~\n~Nfr~𝔑~NoBreak~⁠~NonBreakingSpace~\xA0~Nopf~ℕ~Not~⫬~NotCongruent~≢~NotCupCap~≭~NotDoubleVerticalBar~∦~NotElement~∉~NotEqual~≠~NotEqualTilde~≂̸~NotExists~∄~NotGreater~≯~NotGreaterEqual~≱~NotGreaterFullEqual~≧̸~NotGreaterGreater~≫̸~NotGreaterLess~≹~NotGreaterSlantEqual~⩾̸~NotGreaterTilde~≵~NotHumpDownHump~≎̸~NotHumpEqual~≏̸~NotLeftTriangle~⋪~NotLeftTriangleBar~⧏̸~NotLeftTriangleEqual~⋬~NotLess~≮~NotLessEqual~≰~NotLessGreater~≸~NotLessLess~≪̸~NotLessSlantEqual~⩽̸~NotLessTilde~≴~NotNestedGreaterGreater~⪢̸~NotNestedLessLess~⪡̸~NotPrecedes~⊀~NotPrecedesEqual~⪯̸~NotPrecedesSlantEqual~⋠~NotReverseElement~∌~NotRightTriangle~⋫~NotRightTriangleBar~⧐̸~NotRightTriangleEqual~⋭~NotSquareSubset~⊏̸~NotSquareSubsetEqual~⋢~NotSquareSuperset~⊐̸~NotSquareSupersetEqual~⋣~NotSubset~⊂⃒~NotSubsetEqual~⊈~NotSucceeds~⊁~NotSucceedsEqual~⪰̸~NotSucceedsSlantEqual~⋡~NotSucceedsTilde~≿̸~NotSuperset~⊃⃒~NotSupersetEqual~⊉~NotTilde~≁~NotTildeEqual~≄~NotTildeFullEqual~≇~NotTildeTilde~≉~NotVerticalBar~∤~Nscr~𝒩~Ocy~О~Odblac~Ő~Ofr~𝔒~Omacr~Ō~Oopf~𝕆~OpenCurlyDoubleQuote~“~OpenCurlyQuote~‘~Or~⩔~Oscr~𝒪~Otimes~⨷~OverBar~‾~OverBrace~⏞~OverBracket~⎴~OverParenthesis~⏜~PartialD~∂~Pcy~П~Pfr~𝔓~PlusMinus~±~Poincareplane~ℌ~Popf~ℙ~Pr~⪻~Precedes~≺~PrecedesEqual~⪯~PrecedesSlantEqual~≼~PrecedesTilde~≾~Product~∏~Proportion~∷~Proportional~∝~Pscr~𝒫~Qfr~𝔔~Qopf~ℚ~Qscr~𝒬~RBarr~⤐~Racute~Ŕ~Rang~⟫~Rarr~↠~Rarrtl~⤖~Rcaron~Ř~Rcedil~Ŗ~Rcy~Р~Re~ℜ~ReverseElement~∋~ReverseEquilibrium~⇋~ReverseUpEquilibrium~⥯~Rfr~ℜ~RightAngleBracket~⟩~RightArrow~→~RightArrowBar~⇥~RightArrowLeftArrow~⇄~RightCeiling~⌉~RightDoubleBracket~⟧~RightDownTeeVector~⥝~RightDownVector~⇂~RightDownVectorBar~⥕~RightFloor~⌋~RightTee~⊢~RightTeeArrow~↦~RightTeeVector~⥛~RightTriangle~⊳~RightTriangleBar~⧐~RightTriangleEqual~⊵~RightUpDownVector~⥏~RightUpTeeVector~⥜~RightUpVector~↾~RightUpVectorBar~⥔~RightVector~⇀~RightVectorBar~⥓~Rightarrow~⇒~Ropf~ℝ~RoundImplies~⥰~Rrightarrow~⇛~Rscr~ℛ~Rsh~↱~RuleDelayed~⧴~SHCHcy~Щ~SHcy~Ш~SOFTcy~Ь~Sacute~Ś~Sc~⪼~Scedil~Ş~Scirc~Ŝ~Scy~С~Sfr~𝔖~ShortDownArrow~↓~ShortLeftArrow~←~ShortRightArrow~→~ShortUpArrow~↑~SmallCircle~∘~Sopf~𝕊~Sqrt~√~Square~□~SquareIntersection~⊓~SquareSubset~⊏~SquareSubsetEqual~⊑~SquareSuperset~⊐~SquareSupersetEqual~⊒~SquareUnion~⊔~Sscr~𝒮~Star~⋆~Sub~⋐~Subset~⋐~SubsetEqual~⊆~Succeeds~≻~SucceedsEqual~⪰~SucceedsSlantEqual~≽~SucceedsTilde~≿~SuchThat~∋~Sum~∑~Sup~⋑~Superset~⊃~SupersetEqual~⊇~Supset~⋑~TRADE~™~TSHcy~Ћ~TScy~Ц~Tab~	~Tcaron~Ť~Tcedil~Ţ~Tcy~Т~Tfr~𝔗~Therefore~∴~ThickSpace~  ~ThinSpace~ ~Tilde~∼~TildeEqual~≃~TildeFullEqual~≅~TildeTilde~≈~Topf~𝕋~TripleDot~⃛~Tscr~𝒯~Tstrok~Ŧ~Uarr~↟~Uarrocir~⥉~Ubrcy~Ў~Ubreve~Ŭ~Ucy~У~Udblac~Ű~Ufr~𝔘~Umacr~Ū~UnderBar~_~UnderBrace~⏟~UnderBracket~⎵~UnderParenthesis~⏝~Union~⋃~UnionPlus~⊎~Uogon~Ų~Uopf~𝕌~UpArrow~↑~UpArrowBar~⤒~UpArrowDownArrow~⇅~UpDownArrow~↕~UpEquilibrium~⥮~UpTee~⊥~UpTeeArrow~↥~Uparrow~⇑~Updownarrow~⇕~UpperLeftArrow~↖~UpperRightArrow~↗~Upsi~ϒ~Uring~Ů~Uscr~𝒰~Utilde~Ũ~VDash~⊫~Vbar~⫫~Vcy~В~Vdash~⊩~Vdashl~⫦~Vee~⋁~Verbar~‖~Vert~‖~VerticalBar~∣~VerticalLine~|~VerticalSeparator~❘~VerticalTilde~≀~VeryThinSpace~ ~Vfr~𝔙~Vopf~𝕍~Vscr~𝒱~Vvdash~⊪~Wcirc~Ŵ~Wedge~⋀~Wfr~𝔚~Wopf~𝕎~Wscr~𝒲~Xfr~𝔛~Xopf~𝕏~Xscr~𝒳~YAcy~Я~YIcy~Ї~YUcy~Ю~Ycirc~Ŷ~Ycy~Ы~Yfr~𝔜~Yopf~𝕐~Yscr~𝒴~ZHcy~Ж~Zacute~Ź~Zcaron~Ž~Zcy~З~Zdot~Ż~ZeroWidthSpace~​~Zfr~ℨ~Zopf~ℤ~Zscr~𝒵~abreve~ă~ac~∾~acE~∾̳~acd~∿~acy~а~af~⁡~afr~𝔞~aleph~ℵ~amacr~ā~amalg~⨿~andand~⩕~andd~⩜~andslope~⩘~andv~⩚~ange~⦤~angle~∠~angmsd~∡~angmsdaa~⦨~angmsdab~⦩~angmsdac~⦪~angmsdad~⦫~angmsdae~⦬~angmsdaf~⦭~angmsdag~⦮~angmsdah~⦯~angrt~∟~angrtvb~⊾~angrtvbd~⦝~angsph~∢~angst~Å~angzarr~⍼~aogon~ą~aopf~𝕒~ap~≈~apE~⩰~apacir~⩯~ape~≊~apid~≋~approx~≈~approxeq~≊~ascr~𝒶~ast~*~asympeq~≍~awconint~∳~awint~⨑~bNot~⫭~backcong~≌~backepsilon~϶~backprime~‵~backsim~∽~backsimeq~⋍~barvee~⊽~barwed~⌅~barwedge~⌅~bbrk~⎵~bbrktbrk~⎶~bcong~≌~bcy~б~becaus~∵~because~∵~bemptyv~⦰~bepsi~϶~bernou~ℬ~beth~ℶ~between~≬~bfr~𝔟~bigcap~⋂~bigcirc~◯~bigcup~⋃~bigodot~⨀~bigoplus~⨁~bigotimes~⨂~bigsqcup~⨆~bigstar~★~bigtriangledown~▽~bigtriangleup~△~biguplus~⨄~bigvee~⋁~bigwedge~⋀~bkarow~⤍~blacklozenge~⧫~blacksquare~▪~blacktriangle~▴~blacktriangledown~▾~blacktriangleleft~◂~blacktriangleright~▸~blank~␣~blk12~▒~blk14~░~blk34~▓~block~█~bne~=⃥~bnequiv~≡⃥~bnot~⌐~bopf~𝕓~bot~⊥~bottom~⊥~bowtie~⋈~boxDL~╗~boxDR~╔~boxDl~╖~boxDr~╓~boxH~═~boxHD~╦~boxHU~╩~boxHd~╤~boxHu~╧~boxUL~╝~boxUR~╚~boxUl~╜~boxUr~╙~boxV~║~boxVH~╬~boxVL~╣~boxVR~╠~boxVh~╫~boxVl~╢~boxVr~╟~boxbox~⧉~boxdL~╕~boxdR~╒~boxdl~┐~boxdr~┌~boxh~─~boxhD~╥~boxhU~╨~boxhd~┬~boxhu~┴~boxminus~⊟~boxplus~⊞~boxtimes~⊠~boxuL~╛~boxuR~╘~boxul~┘~boxur~└~boxv~│~boxvH~╪~boxvL~╡~boxvR~╞~boxvh~┼~boxvl~┤~boxvr~├~bprime~‵~breve~˘~bscr~𝒷~bsemi~⁏~bsim~∽~bsime~⋍~bsol~\\~bsolb~⧅~bsolhsub~⟈~bullet~•~bump~≎~bumpE~⪮~bumpe~≏~bumpeq~≏~cacute~ć~capand~⩄~capbrcup~⩉~capcap~⩋~capcup~⩇~capdot~⩀~caps~∩︀~caret~⁁~caron~ˇ~ccaps~⩍~ccaron~č~ccirc~ĉ~ccups~⩌~ccupssm~⩐~cdot~ċ~cemptyv~⦲~centerdot~·~cfr~𝔠~chcy~ч~check~✓~checkmark~✓~cir~○~cirE~⧃~circeq~≗~circlearrowleft~↺~circlearrowright~↻~circledR~®~circledS~Ⓢ~circledast~⊛~circledcirc~⊚~circleddash~⊝~cire~≗~cirfnint~⨐~cirmid~⫯~cirscir~⧂~clubsuit~♣~colon~:~colone~≔~coloneq~≔~comma~,~commat~@~comp~∁~compfn~∘~complement~∁~complexes~ℂ~congdot~⩭~conint~∮~copf~𝕔~coprod~∐~copysr~℗~cross~✗~cscr~𝒸~csub~⫏~csube~⫑~csup~⫐~csupe~⫒~ctdot~⋯~cudarrl~⤸~cudarrr~⤵~cuepr~⋞~cuesc~⋟~cularr~↶~cularrp~⤽~cupbrcap~⩈~cupcap~⩆~cupcup~⩊~cupdot~⊍~cupor~⩅~cups~∪︀~curarr~↷~curarrm~⤼~curlyeqprec~⋞~curlyeqsucc~⋟~curlyvee~⋎~curlywedge~⋏~curvearrowleft~↶~curvearrowright~↷~cuvee~⋎~cuwed~⋏~cwconint~∲~cwint~∱~cylcty~⌭~dHar~⥥~daleth~ℸ~dash~‐~dashv~⊣~dbkarow~⤏~dblac~˝~dcaron~ď~dcy~д~dd~ⅆ~ddagger~‡~ddarr~⇊~ddotseq~⩷~demptyv~⦱~dfisht~⥿~dfr~𝔡~dharl~⇃~dharr~⇂~diam~⋄~diamond~⋄~diamondsuit~♦~die~¨~digamma~ϝ~disin~⋲~div~÷~divideontimes~⋇~divonx~⋇~djcy~ђ~dlcorn~⌞~dlcrop~⌍~dollar~$~dopf~𝕕~dot~˙~doteq~≐~doteqdot~≑~dotminus~∸~dotplus~∔~dotsquare~⊡~doublebarwedge~⌆~downarrow~↓~downdownarrows~⇊~downharpoonleft~⇃~downharpoonright~⇂~drbkarow~⤐~drcorn~⌟~drcrop~⌌~dscr~𝒹~dscy~ѕ~dsol~⧶~dstrok~đ~dtdot~⋱~dtri~▿~dtrif~▾~duarr~⇵~duhar~⥯~dwangle~⦦~dzcy~џ~dzigrarr~⟿~eDDot~⩷~eDot~≑~easter~⩮~ecaron~ě~ecir~≖~ecolon~≕~ecy~э~edot~ė~ee~ⅇ~efDot~≒~efr~𝔢~eg~⪚~egs~⪖~egsdot~⪘~el~⪙~elinters~⏧~ell~ℓ~els~⪕~elsdot~⪗~emacr~ē~emptyset~∅~emptyv~∅~emsp13~ ~emsp14~ ~eng~ŋ~eogon~ę~eopf~𝕖~epar~⋕~eparsl~⧣~eplus~⩱~epsi~ε~epsiv~ϵ~eqcirc~≖~eqcolon~≕~eqsim~≂~eqslantgtr~⪖~eqslantless~⪕~equals~=~equest~≟~equivDD~⩸~eqvparsl~⧥~erDot~≓~erarr~⥱~escr~ℯ~esdot~≐~esim~≂~excl~!~expectation~ℰ~exponentiale~ⅇ~fallingdotseq~≒~fcy~ф~female~♀~ffilig~ﬃ~fflig~ﬀ~ffllig~ﬄ~ffr~𝔣~filig~ﬁ~fjlig~fj~flat~♭~fllig~ﬂ~fltns~▱~fopf~𝕗~fork~⋔~forkv~⫙~fpartint~⨍~frac13~⅓~frac15~⅕~frac16~⅙~frac18~⅛~frac23~⅔~frac25~⅖~frac35~⅗~frac38~⅜~frac45~⅘~frac56~⅚~frac58~⅝~frac78~⅞~frown~⌢~fscr~𝒻~gE~≧~gEl~⪌~gacute~ǵ~gammad~ϝ~gap~⪆~gbreve~ğ~gcirc~ĝ~gcy~г~gdot~ġ~gel~⋛~geq~≥~geqq~≧~geqslant~⩾~ges~⩾~gescc~⪩~gesdot~⪀~gesdoto~⪂~gesdotol~⪄~gesl~⋛︀~gesles~⪔~gfr~𝔤~gg~≫~ggg~⋙~gimel~ℷ~gjcy~ѓ~gl~≷~glE~⪒~gla~⪥~glj~⪤~gnE~≩~gnap~⪊~gnapprox~⪊~gne~⪈~gneq~⪈~gneqq~≩~gnsim~⋧~gopf~𝕘~grave~`~gscr~ℊ~gsim~≳~gsime~⪎~gsiml~⪐~gtcc~⪧~gtcir~⩺~gtdot~⋗~gtlPar~⦕~gtquest~⩼~gtrapprox~⪆~gtrarr~⥸~gtrdot~⋗~gtreqless~⋛~gtreqqless~⪌~gtrless~≷~gtrsim~≳~gvertneqq~≩︀~gvnE~≩︀~hairsp~ ~half~½~hamilt~ℋ~hardcy~ъ~harrcir~⥈~harrw~↭~hbar~ℏ~hcirc~ĥ~heartsuit~♥~hercon~⊹~hfr~𝔥~hksearow~⤥~hkswarow~⤦~hoarr~⇿~homtht~∻~hookleftarrow~↩~hookrightarrow~↪~hopf~𝕙~horbar~―~hscr~𝒽~hslash~ℏ~hstrok~ħ~hybull~⁃~hyphen~‐~ic~⁣~icy~и~iecy~е~iff~⇔~ifr~𝔦~ii~ⅈ~iiiint~⨌~iiint~∭~iinfin~⧜~iiota~℩~ijlig~ĳ~imacr~ī~imagline~ℐ~imagpart~ℑ~imath~ı~imof~⊷~imped~Ƶ~in~∈~incare~℅~infintie~⧝~inodot~ı~intcal~⊺~integers~ℤ~intercal~⊺~intlarhk~⨗~intprod~⨼~iocy~ё~iogon~į~iopf~𝕚~iprod~⨼~iscr~𝒾~isinE~⋹~isindot~⋵~isins~⋴~isinsv~⋳~isinv~∈~it~⁢~itilde~ĩ~iukcy~і~jcirc~ĵ~jcy~й~jfr~𝔧~jmath~ȷ~jopf~𝕛~jscr~𝒿~jsercy~ј~jukcy~є~kappav~ϰ~kcedil~ķ~kcy~к~kfr~𝔨~kgreen~ĸ~khcy~х~kjcy~ќ~kopf~𝕜~kscr~𝓀~lAarr~⇚~lAtail~⤛~lBarr~⤎~lE~≦~lEg~⪋~lHar~⥢~lacute~ĺ~laemptyv~⦴~lagran~ℒ~langd~⦑~langle~⟨~lap~⪅~larrb~⇤~larrbfs~⤟~larrfs~⤝~larrhk~↩~larrlp~↫~larrpl~⤹~larrsim~⥳~larrtl~↢~lat~⪫~latail~⤙~late~⪭~lates~⪭︀~lbarr~⤌~lbbrk~❲~lbrace~{~lbrack~[~lbrke~⦋~lbrksld~⦏~lbrkslu~⦍~lcaron~ľ~lcedil~ļ~lcub~{~lcy~л~ldca~⤶~ldquor~„~ldrdhar~⥧~ldrushar~⥋~ldsh~↲~leftarrow~←~leftarrowtail~↢~leftharpoondown~↽~leftharpoonup~↼~leftleftarrows~⇇~leftrightarrow~↔~leftrightarrows~⇆~leftrightharpoons~⇋~leftrightsquigarrow~↭~leftthreetimes~⋋~leg~⋚~leq~≤~leqq~≦~leqslant~⩽~les~⩽~lescc~⪨~lesdot~⩿~lesdoto~⪁~lesdotor~⪃~lesg~⋚︀~lesges~⪓~lessapprox~⪅~lessdot~⋖~lesseqgtr~⋚~lesseqqgtr~⪋~lessgtr~≶~lesssim~≲~lfisht~⥼~lfr~𝔩~lg~≶~lgE~⪑~lhard~↽~lharu~↼~lharul~⥪~lhblk~▄~ljcy~љ~ll~≪~llarr~⇇~llcorner~⌞~llhard~⥫~lltri~◺~lmidot~ŀ~lmoust~⎰~lmoustache~⎰~lnE~≨~lnap~⪉~lnapprox~⪉~lne~⪇~lneq~⪇~lneqq~≨~lnsim~⋦~loang~⟬~loarr~⇽~lobrk~⟦~longleftarrow~⟵~longleftrightarrow~⟷~longmapsto~⟼~longrightarrow~⟶~looparrowleft~↫~looparrowright~↬~lopar~⦅~lopf~𝕝~loplus~⨭~lotimes~⨴~lowbar~_~lozenge~◊~lozf~⧫~lpar~(~lparlt~⦓~lrarr~⇆~lrcorner~⌟~lrhar~⇋~lrhard~⥭~lrtri~⊿~lscr~𝓁~lsh~↰~lsim~≲~lsime~⪍~lsimg~⪏~lsqb~[~lsquor~‚~lstrok~ł~ltcc~⪦~ltcir~⩹~ltdot~⋖~lthree~⋋~ltimes~⋉~ltlarr~⥶~ltquest~⩻~ltrPar~⦖~ltri~◃~ltrie~⊴~ltrif~◂~lurdshar~⥊~luruhar~⥦~lvertneqq~≨︀~lvnE~≨︀~mDDot~∺~male~♂~malt~✠~maltese~✠~map~↦~mapsto~↦~mapstodown~↧~mapstoleft~↤~mapstoup~↥~marker~▮~mcomma~⨩~mcy~м~measuredangle~∡~mfr~𝔪~mho~℧~mid~∣~midast~*~midcir~⫰~minusb~⊟~minusd~∸~minusdu~⨪~mlcp~⫛~mldr~…~mnplus~∓~models~⊧~mopf~𝕞~mp~∓~mscr~𝓂~mstpos~∾~multimap~⊸~mumap~⊸~nGg~⋙̸~nGt~≫⃒~nGtv~≫̸~nLeftarrow~⇍~nLeftrightarrow~⇎~nLl~⋘̸~nLt~≪⃒~nLtv~≪̸~nRightarrow~⇏~nVDash~⊯~nVdash~⊮~nacute~ń~nang~∠⃒~nap~≉~napE~⩰̸~napid~≋̸~napos~ŉ~napprox~≉~natur~♮~natural~♮~naturals~ℕ~nbump~≎̸~nbumpe~≏̸~ncap~⩃~ncaron~ň~ncedil~ņ~ncong~≇~ncongdot~⩭̸~ncup~⩂~ncy~н~neArr~⇗~nearhk~⤤~nearr~↗~nearrow~↗~nedot~≐̸~nequiv~≢~nesear~⤨~nesim~≂̸~nexist~∄~nexists~∄~nfr~𝔫~ngE~≧̸~nge~≱~ngeq~≱~ngeqq~≧̸~ngeqslant~⩾̸~nges~⩾̸~ngsim~≵~ngt~≯~ngtr~≯~nhArr~⇎~nharr~↮~nhpar~⫲~nis~⋼~nisd~⋺~niv~∋~njcy~њ~nlArr~⇍~nlE~≦̸~nlarr~↚~nldr~‥~nle~≰~nleftarrow~↚~nleftrightarrow~↮~nleq~≰~nleqq~≦̸~nleqslant~⩽̸~nles~⩽̸~nless~≮~nlsim~≴~nlt~≮~nltri~⋪~nltrie~⋬~nmid~∤~nopf~𝕟~notinE~⋹̸~notindot~⋵̸~notinva~∉~notinvb~⋷~notinvc~⋶~notni~∌~notniva~∌~notnivb~⋾~notnivc~⋽~npar~∦~nparallel~∦~nparsl~⫽⃥~npart~∂̸~npolint~⨔~npr~⊀~nprcue~⋠~npre~⪯̸~nprec~⊀~npreceq~⪯̸~nrArr~⇏~nrarr~↛~nrarrc~⤳̸~nrarrw~↝̸~nrightarrow~↛~nrtri~⋫~nrtrie~⋭~nsc~⊁~nsccue~⋡~nsce~⪰̸~nscr~𝓃~nshortmid~∤~nshortparallel~∦~nsim~≁~nsime~≄~nsimeq~≄~nsmid~∤~nspar~∦~nsqsube~⋢~nsqsupe~⋣~nsubE~⫅̸~nsube~⊈~nsubset~⊂⃒~nsubseteq~⊈~nsubseteqq~⫅̸~nsucc~⊁~nsucceq~⪰̸~nsup~⊅~nsupE~⫆̸~nsupe~⊉~nsupset~⊃⃒~nsupseteq~⊉~nsupseteqq~⫆̸~ntgl~≹~ntlg~≸~ntriangleleft~⋪~ntrianglelefteq~⋬~ntriangleright~⋫~ntrianglerighteq~⋭~num~#~numero~№~numsp~ ~nvDash~⊭~nvHarr~⤄~nvap~≍⃒~nvdash~⊬~nvge~≥⃒~nvgt~>⃒~nvinfin~⧞~nvlArr~⤂~nvle~≤⃒~nvlt~<⃒~nvltrie~⊴⃒~nvrArr~⤃~nvrtrie~⊵⃒~nvsim~∼⃒~nwArr~⇖~nwarhk~⤣~nwarr~↖~nwarrow~↖~nwnear~⤧~oS~Ⓢ~oast~⊛~ocir~⊚~ocy~о~odash~⊝~odblac~ő~odiv~⨸~odot~⊙~odsold~⦼~ofcir~⦿~ofr~𝔬~ogon~˛~ogt~⧁~ohbar~⦵~ohm~Ω~oint~∮~olarr~↺~olcir~⦾~olcross~⦻~olt~⧀~omacr~ō~omid~⦶~ominus~⊖~oopf~𝕠~opar~⦷~operp~⦹~orarr~↻~ord~⩝~order~ℴ~orderof~ℴ~origof~⊶~oror~⩖~orslope~⩗~orv~⩛~oscr~ℴ~osol~⊘~otimesas~⨶~ovbar~⌽~par~∥~parallel~∥~parsim~⫳~parsl~⫽~pcy~п~percnt~%~period~.~pertenk~‱~pfr~𝔭~phiv~ϕ~phmmat~ℳ~phone~☎~pitchfork~⋔~planck~ℏ~planckh~ℎ~plankv~ℏ~plus~+~plusacir~⨣~plusb~⊞~pluscir~⨢~plusdo~∔~plusdu~⨥~pluse~⩲~plussim~⨦~plustwo~⨧~pm~±~pointint~⨕~popf~𝕡~pr~≺~prE~⪳~prap~⪷~prcue~≼~pre~⪯~prec~≺~precapprox~⪷~preccurlyeq~≼~preceq~⪯~precnapprox~⪹~precneqq~⪵~precnsim~⋨~precsim~≾~primes~ℙ~prnE~⪵~prnap~⪹~prnsim~⋨~profalar~⌮~profline~⌒~profsurf~⌓~propto~∝~prsim~≾~prurel~⊰~pscr~𝓅~puncsp~ ~qfr~𝔮~qint~⨌~qopf~𝕢~qprime~⁗~qscr~𝓆~quaternions~ℍ~quatint~⨖~quest~?~questeq~≟~rAarr~⇛~rAtail~⤜~rBarr~⤏~rHar~⥤~race~∽̱~racute~ŕ~raemptyv~⦳~rangd~⦒~range~⦥~rangle~⟩~rarrap~⥵~rarrb~⇥~rarrbfs~⤠~rarrc~⤳~rarrfs~⤞~rarrhk~↪~rarrlp~↬~rarrpl~⥅~rarrsim~⥴~rarrtl~↣~rarrw~↝~ratail~⤚~ratio~∶~rationals~ℚ~rbarr~⤍~rbbrk~❳~rbrace~}~rbrack~]~rbrke~⦌~rbrksld~⦎~rbrkslu~⦐~rcaron~ř~rcedil~ŗ~rcub~}~rcy~р~rdca~⤷~rdldhar~⥩~rdquor~”~rdsh~↳~realine~ℛ~realpart~ℜ~reals~ℝ~rect~▭~rfisht~⥽~rfr~𝔯~rhard~⇁~rharu~⇀~rharul~⥬~rhov~ϱ~rightarrow~→~rightarrowtail~↣~rightharpoondown~⇁~rightharpoonup~⇀~rightleftarrows~⇄~rightleftharpoons~⇌~rightrightarrows~⇉~rightsquigarrow~↝~rightthreetimes~⋌~ring~˚~risingdotseq~≓~rlarr~⇄~rlhar~⇌~rmoust~⎱~rmoustache~⎱~rnmid~⫮~roang~⟭~roarr~⇾~robrk~⟧~ropar~⦆~ropf~𝕣~roplus~⨮~rotimes~⨵~rpar~)~rpargt~⦔~rppolint~⨒~rrarr~⇉~rscr~𝓇~rsh~↱~rsqb~]~rsquor~’~rthree~⋌~rtimes~⋊~rtri~▹~rtrie~⊵~rtrif~▸~rtriltri~⧎~ruluhar~⥨~rx~℞~sacute~ś~sc~≻~scE~⪴~scap~⪸~sccue~≽~sce~⪰~scedil~ş~scirc~ŝ~scnE~⪶~scnap~⪺~scnsim~⋩~scpolint~⨓~scsim~≿~scy~с~sdotb~⊡~sdote~⩦~seArr~⇘~searhk~⤥~searr~↘~searrow~↘~semi~;~seswar~⤩~setminus~∖~setmn~∖~sext~✶~sfr~𝔰~sfrown~⌢~sharp~♯~shchcy~щ~shcy~ш~shortmid~∣~shortparallel~∥~sigmav~ς~simdot~⩪~sime~≃~simeq~≃~simg~⪞~simgE~⪠~siml~⪝~simlE~⪟~simne~≆~simplus~⨤~simrarr~⥲~slarr~←~smallsetminus~∖~smashp~⨳~smeparsl~⧤~smid~∣~smile~⌣~smt~⪪~smte~⪬~smtes~⪬︀~softcy~ь~sol~/~solb~⧄~solbar~⌿~sopf~𝕤~spadesuit~♠~spar~∥~sqcap~⊓~sqcaps~⊓︀~sqcup~⊔~sqcups~⊔︀~sqsub~⊏~sqsube~⊑~sqsubset~⊏~sqsubseteq~⊑~sqsup~⊐~sqsupe~⊒~sqsupset~⊐~sqsupseteq~⊒~squ~□~square~□~squarf~▪~squf~▪~srarr~→~sscr~𝓈~ssetmn~∖~ssmile~⌣~sstarf~⋆~star~☆~starf~★~straightepsilon~ϵ~straightphi~ϕ~strns~¯~subE~⫅~subdot~⪽~subedot~⫃~submult~⫁~subnE~⫋~subne~⊊~subplus~⪿~subrarr~⥹~subset~⊂~subseteq~⊆~subseteqq~⫅~subsetneq~⊊~subsetneqq~⫋~subsim~⫇~subsub~⫕~subsup~⫓~succ~≻~succapprox~⪸~succcurlyeq~≽~succeq~⪰~succnapprox~⪺~succneqq~⪶~succnsim~⋩~succsim~≿~sung~♪~supE~⫆~supdot~⪾~supdsub~⫘~supedot~⫄~suphsol~⟉~suphsub~⫗~suplarr~⥻~supmult~⫂~supnE~⫌~supne~⊋~supplus~⫀~supset~⊃~supseteq~⊇~supseteqq~⫆~supsetneq~⊋~supsetneqq~⫌~supsim~⫈~supsub~⫔~supsup~⫖~swArr~⇙~swarhk~⤦~swarr~↙~swarrow~↙~swnwar~⤪~target~⌖~tbrk~⎴~tcaron~ť~tcedil~ţ~tcy~т~tdot~⃛~telrec~⌕~tfr~𝔱~therefore~∴~thetav~ϑ~thickapprox~≈~thicksim~∼~thkap~≈~thksim~∼~timesb~⊠~timesbar~⨱~timesd~⨰~tint~∭~toea~⤨~top~⊤~topbot~⌶~topcir~⫱~topf~𝕥~topfork~⫚~tosa~⤩~tprime~‴~triangle~▵~triangledown~▿~triangleleft~◃~trianglelefteq~⊴~triangleq~≜~triangleright~▹~trianglerighteq~⊵~tridot~◬~trie~≜~triminus~⨺~triplus~⨹~trisb~⧍~tritime~⨻~trpezium~⏢~tscr~𝓉~tscy~ц~tshcy~ћ~tstrok~ŧ~twixt~≬~twoheadleftarrow~↞~twoheadrightarrow~↠~uHar~⥣~ubrcy~ў~ubreve~ŭ~ucy~у~udarr~⇅~udblac~ű~udhar~⥮~ufisht~⥾~ufr~𝔲~uharl~↿~uharr~↾~uhblk~▀~ulcorn~⌜~ulcorner~⌜~ulcrop~⌏~ultri~◸~umacr~ū~uogon~ų~uopf~𝕦~uparrow~↑~updownarrow~↕~upharpoonleft~↿~upharpoonright~↾~uplus~⊎~upsi~υ~upuparrows~⇈~urcorn~⌝~urcorner~⌝~urcrop~⌎~uring~ů~urtri~◹~uscr~𝓊~utdot~⋰~utilde~ũ~utri~▵~utrif~▴~uuarr~⇈~uwangle~⦧~vArr~⇕~vBar~⫨~vBarv~⫩~vDash~⊨~vangrt~⦜~varepsilon~ϵ~varkappa~ϰ~varnothing~∅~varphi~ϕ~varpi~ϖ~varpropto~∝~varr~↕~varrho~ϱ~varsigma~ς~varsubsetneq~⊊︀~varsubsetneqq~⫋︀~varsupsetneq~⊋︀~varsupsetneqq~⫌︀~vartheta~ϑ~vartriangleleft~⊲~vartriangleright~⊳~vcy~в~vdash~⊢~vee~∨~veebar~⊻~veeeq~≚~vellip~⋮~verbar~|~vert~|~vfr~𝔳~vltri~⊲~vnsub~⊂⃒~vnsup~⊃⃒~vopf~𝕧~vprop~∝~vrtri~⊳~vscr~𝓋~vsubnE~⫋︀~vsubne~⊊︀~vsupnE~⫌︀~vsupne~⊋︀~vzigzag~⦚~wcirc~ŵ~wedbar~⩟~wedge~∧~wedgeq~≙~wfr~𝔴~wopf~𝕨~wp~℘~wr~≀~wreath~≀~wscr~𝓌~xcap~⋂~xcirc~◯~xcup~⋃~xdtri~▽~xfr~𝔵~xhArr~⟺~xharr~⟷~xlArr~⟸~xlarr~⟵~xmap~⟼~xnis~⋻~xodot~⨀~xopf~𝕩~xoplus~⨁~xotime~⨂~xrArr~⟹~xrarr~⟶~xscr~𝓍~xsqcup~⨆~xuplus~⨄~xutri~△~xvee~⋁~xwedge~⋀~yacy~я~ycirc~ŷ~ycy~ы~yfr~𝔶~yicy~ї~yopf~𝕪~yscr~𝓎~yucy~ю~zacute~ź~zcaron~ž~zcy~з~zdot~ż~zeetrf~ℨ~zfr~𝔷~zhcy~ж~zigrarr~⇝~zopf~𝕫~zscr~𝓏~~AMP~&~COPY~©~GT~>~LT~<~QUOT~"~REG~®',
    Jm.html4,
  )),
  String.fromCodePoint)
var Ym = String.prototype.codePointAt
    ? function (e, t) {
        return e.codePointAt(t)
      }
    : function (e, t) {
        return (e.charCodeAt(t) - 55296) * 1024 + e.charCodeAt(t + 1) - 56320 + 65536
      },
  Xm = function () {
    return (
      (Xm =
        Object.assign ||
        function (e) {
          for (var t, n = 1, r = arguments.length; n < r; n++)
            for (var i in ((t = arguments[n]), t)) Object.prototype.hasOwnProperty.call(t, i) && (e[i] = t[i])
          return e
        }),
      Xm.apply(this, arguments)
    )
  },
  Zm = Xm(Xm({}, Jm), { all: Jm.html5 }),
  Qm = {
    specialChars: /[<>'"&]/g,
    nonAscii: /[<>'"&\u0080-\uD7FF\uE000-\uFFFF\uDC00-\uDFFF]|[\uD800-\uDBFF][\uDC00-\uDFFF]?/g,
    nonAsciiPrintable:
      /[<>'"&\x01-\x08\x11-\x15\x17-\x1F\x7f-\uD7FF\uE000-\uFFFF\uDC00-\uDFFF]|[\uD800-\uDBFF][\uDC00-\uDFFF]?/g,
    nonAsciiPrintableOnly:
      /[\x01-\x08\x11-\x15\x17-\x1F\x7f-\uD7FF\uE000-\uFFFF\uDC00-\uDFFF]|[\uD800-\uDBFF][\uDC00-\uDFFF]?/g,
    extensive:
      /[\x01-\x0c\x0e-\x1f\x21-\x2c\x2e-\x2f\x3a-\x40\x5b-\x60\x7b-\x7d\x7f-\uD7FF\uE000-\uFFFF\uDC00-\uDFFF]|[\uD800-\uDBFF][\uDC00-\uDFFF]?/g,
  },
  $m = { mode: `specialChars`, level: `all`, numeric: `decimal` }
function eh(e, t) {
  var n = t === void 0 ? $m : t,
    r = n.mode,
    i = r === void 0 ? `specialChars` : r,
    a = n.numeric,
    o = a === void 0 ? `decimal` : a,
    s = n.level,
    c = s === void 0 ? `all` : s
  if (!e) return ``
  var l = Qm[i],
    u = Zm[c].characters,
    d = o === `hexadecimal`
  return String.prototype.replace.call(e, l, function (e) {
    var t = u[e]
    if (!t) {
      var n = e.length > 1 ? Ym(e, 0) : e.charCodeAt(0)
      t = (d ? `&#x` + n.toString(16) : `&#` + n) + `;`
    }
    return t
  })
}
var th = /&(?:#\d+|#[xX][\da-fA-F]+|[0-9a-zA-Z]+);/g,
  nh = /&(?:#\d+|#[xX][\da-fA-F]+|[0-9a-zA-Z]+)[;=]?/g,
  rh = {
    xml: { strict: th, attribute: nh, body: qm.xml },
    html4: { strict: th, attribute: nh, body: qm.html4 },
    html5: { strict: th, attribute: nh, body: qm.html5 },
  }
Xm(Xm({}, rh), { all: rh.html5 })
var ih = String.fromCharCode
ih(65533)
var ah = (e) => {
    let t = e.context,
      n = e.get(z.of(`XFA`))
    if (!n) return null
    let r = n instanceof H ? t.lookup(n) : n
    if (!(r instanceof R)) return null
    for (let e = 0; e < r.size(); e += 2) {
      let n = r.get(e),
        i = r.get(e + 1)
      if (!n || !i) continue
      let a
      if (n instanceof U) a = n.asString()
      else if (n instanceof V) a = n.decodeText()
      else continue
      if (a !== `template`) continue
      let o = i instanceof H ? i : null,
        s = o ? t.lookup(o) : i
      if (s instanceof os) return { xfa: r, templateIndex: e + 1, streamRef: o, stream: s, xml: ti(du(s).decode()) }
    }
    return null
  },
  oh = (e) => (0, tp.parse)(e, { script: !0 }),
  sh = (e, t, n) => {
    let r = e.tagName?.toLowerCase() === `field` ? (e.getAttribute(`name`) ?? void 0) : n
    t(e, r)
    for (let n of e.childNodes) n.nodeType === tp.NodeType.ELEMENT_NODE && sh(n, t, r)
  },
  ch = (e) => {
    let t = [],
      n = (e, r, i) => {
        let a = e.tagName?.toLowerCase(),
          o = r,
          s = i
        a === `field`
          ? ((o = e.getAttribute(`name`) ?? void 0), (s = void 0))
          : a === `event`
            ? (s = e.getAttribute(`name`) ?? void 0)
            : a === `script` && o && s && t.push({ scriptNode: e, field: o, event: s })
        for (let t of e.childNodes) t.nodeType === tp.NodeType.ELEMENT_NODE && n(t, o, s)
      }
    return (n(e), t)
  },
  lh = (e) => {
    let t = []
    for (let n of e.childNodes) {
      if (n.nodeType !== tp.NodeType.ELEMENT_NODE) continue
      let e = n
      if (e.tagName?.toLowerCase() !== `ref`) continue
      let r = e.text?.trim()
      r && t.push(r)
    }
    return t
  },
  uh = (e) => {
    let t = [],
      n = new Map()
    return (
      sh(e, (e, r) => {
        let i = e.tagName?.toLowerCase()
        if (i === `manifest`) {
          let t = e.getAttribute(`id`)
          t && n.set(t, lh(e))
          return
        }
        if (i !== `signature` || !r) return
        let a,
          o = []
        for (let t of e.childNodes) {
          if (t.nodeType !== tp.NodeType.ELEMENT_NODE) continue
          let e = t
          if (e.tagName?.toLowerCase() !== `manifest`) continue
          let r = e.getAttribute(`use`)
          r && (a = r.replace(/^#/, ``))
          let i = e.getAttribute(`id`),
            s = lh(e)
          ;(i && n.set(i, s), o.push(...s))
        }
        t.push({ field: r, manifestUse: a, inlineRefs: o })
      }),
      { signatures: t, manifests: n }
    )
  },
  dh = class {
    constructor(e, t) {
      ;((this.embedDefaultFont = () => this.doc.embedStandardFont(Hm.Helvetica)),
        N(e, `acroForm`, [[sc, `PDFAcroForm`]]),
        N(t, `doc`, [[Kh, `PDFDocument`]]),
        (this.acroForm = e),
        (this.doc = t),
        (this.dirtyFields = new Set()),
        (this.defaultFontCache = vo.populatedBy(this.embedDefaultFont)))
    }
    hasXFA() {
      return this.acroForm.dict.has(z.of(`XFA`))
    }
    deleteXFA() {
      this.acroForm.dict.delete(z.of(`XFA`))
    }
    getFields() {
      let e = this.acroForm.getAllFields(),
        t = []
      for (let n = 0, r = e.length; n < r; n++) {
        let [r, i] = e[n],
          a = fh(r, i, this.doc)
        a && t.push(a)
      }
      return t
    }
    getFieldMaybe(e) {
      N(e, `name`, [`string`])
      let t = this.getFields()
      for (let n = 0, r = t.length; n < r; n++) {
        let r = t[n]
        if (r.getName() === e) return r
      }
    }
    getField(e) {
      N(e, `name`, [`string`])
      let t = this.getFieldMaybe(e)
      if (t) return t
      throw new Xp(e)
    }
    getButton(e) {
      N(e, `name`, [`string`])
      let t = this.getField(e)
      if (t instanceof zg) return t
      throw new Zp(e, zg, t)
    }
    getCheckBox(e) {
      N(e, `name`, [`string`])
      let t = this.getField(e)
      if (t instanceof Im) return t
      throw new Zp(e, Im, t)
    }
    getDropdown(e) {
      N(e, `name`, [`string`])
      let t = this.getField(e)
      if (t instanceof Lm) return t
      throw new Zp(e, Lm, t)
    }
    getOptionList(e) {
      N(e, `name`, [`string`])
      let t = this.getField(e)
      if (t instanceof Rm) return t
      throw new Zp(e, Rm, t)
    }
    getRadioGroup(e) {
      N(e, `name`, [`string`])
      let t = this.getField(e)
      if (t instanceof zm) return t
      throw new Zp(e, zm, t)
    }
    getSignature(e) {
      N(e, `name`, [`string`])
      let t = this.getField(e)
      if (t instanceof Bm) return t
      throw new Zp(e, Bm, t)
    }
    getXFASignatures() {
      let e = []
      if (!this.hasXFA()) return e
      try {
        let t = ah(this.acroForm.dict)
        if (!t) return e
        let { signatures: n, manifests: r } = uh(oh(t.xml))
        for (let t of n) {
          let n = t.manifestUse && r.has(t.manifestUse) ? r.get(t.manifestUse) : t.inlineRefs
          e.push({ field: t.field, manifest: t.manifestUse ?? null, refs: n })
        }
      } catch (e) {
        throw e instanceof Error ? Error(`Failed to parse XFA template: ${e.message}`) : e
      }
      return e
    }
    getSignatureFields() {
      let e = []
      for (let t of this.getFields()) t instanceof Bm && e.push({ name: t.getName(), source: `acroform`, acroField: t })
      for (let t of this.getXFASignatures())
        e.push({ name: t.field, source: `xfa`, manifest: t.manifest, refs: t.refs })
      return e
    }
    getXFAJavaScripts() {
      let e = []
      try {
        let t = ah(this.acroForm.dict)
        if (!t) return e
        for (let n of ch(oh(t.xml))) {
          let t = n.scriptNode.text?.trim()
          t && e.push({ field: n.field, event: n.event, script: t })
        }
      } catch (e) {
        throw e instanceof Error
          ? e.message.includes(`decode`)
            ? Error(`Failed to decode XFA template stream: Invalid UTF-8 encoding. ${e.message}`)
            : Error(`Failed to parse XFA template: ${e.message}`)
          : e
      }
      return e
    }
    setXFAJavaScript(e, t, n) {
      let r
      try {
        r = ah(this.acroForm.dict)
      } catch (e) {
        throw Error(`Failed to decode XFA template stream: ${e instanceof Error ? e.message : String(e)}`)
      }
      if (!r)
        throw Error(
          `XFA form not found in document. Ensure the document has XFA forms and was loaded with preserveXFA: true.`,
        )
      let i = oh(r.xml),
        a = ch(i).filter((n) => n.field === e && n.event === t)
      if (a.length === 0)
        throw Error(
          `Script not found for field "${e}" and event "${t}". Verify the field and event names exist in the XFA template.`,
        )
      for (let e of a) e.scriptNode.set_content(eh(n))
      let o = this.acroForm.dict.context,
        s = new TextEncoder().encode(i.toString()),
        c = r.stream.dict.get(z.of(`Filter`)) === void 0 ? o.stream(s) : o.flateStream(s)
      r.streamRef
        ? (o.assign(r.streamRef, c), o.snapshot && o.snapshot.markRefForSave(r.streamRef))
        : r.xfa.set(r.templateIndex, o.register(c))
    }
    getTextField(e) {
      N(e, `name`, [`string`])
      let t = this.getField(e)
      if (t instanceof Vm) return t
      throw new Zp(e, Vm, t)
    }
    createButton(e) {
      N(e, `name`, [`string`])
      let t = ph(e),
        n = this.findOrCreateNonTerminals(t.nonTerminal),
        r = Ys.create(this.doc.context)
      return (r.setPartialName(t.terminal), mh(n, [r, r.ref], t.terminal), zg.of(r, r.ref, this.doc))
    }
    createCheckBox(e) {
      N(e, `name`, [`string`])
      let t = ph(e),
        n = this.findOrCreateNonTerminals(t.nonTerminal),
        r = Rs.create(this.doc.context)
      return (r.setPartialName(t.terminal), mh(n, [r, r.ref], t.terminal), Im.of(r, r.ref, this.doc))
    }
    createDropdown(e) {
      N(e, `name`, [`string`])
      let t = ph(e),
        n = this.findOrCreateNonTerminals(t.nonTerminal),
        r = Gs.create(this.doc.context)
      return (r.setPartialName(t.terminal), mh(n, [r, r.ref], t.terminal), Lm.of(r, r.ref, this.doc))
    }
    createOptionList(e) {
      N(e, `name`, [`string`])
      let t = ph(e),
        n = this.findOrCreateNonTerminals(t.nonTerminal),
        r = Zs.create(this.doc.context)
      return (r.setPartialName(t.terminal), mh(n, [r, r.ref], t.terminal), Rm.of(r, r.ref, this.doc))
    }
    createRadioGroup(e) {
      N(e, `name`, [`string`])
      let t = ph(e),
        n = this.findOrCreateNonTerminals(t.nonTerminal),
        r = Xs.create(this.doc.context)
      return (r.setPartialName(t.terminal), mh(n, [r, r.ref], t.terminal), zm.of(r, r.ref, this.doc))
    }
    createTextField(e) {
      N(e, `name`, [`string`])
      let t = ph(e),
        n = this.findOrCreateNonTerminals(t.nonTerminal),
        r = Js.create(this.doc.context)
      return (r.setPartialName(t.terminal), mh(n, [r, r.ref], t.terminal), Vm.of(r, r.ref, this.doc))
    }
    flatten(e = { updateFieldAppearances: !0 }) {
      e.updateFieldAppearances && this.updateFieldAppearances()
      let t = this.getFields()
      for (let e = 0, n = t.length; e < n; e++) {
        let n = t[e],
          r = n.acroField.getWidgets()
        for (let e = 0, t = r.length; e < t; e++)
          try {
            let t = r[e],
              i = this.findWidgetPage(t),
              a = this.findWidgetAppearanceRef(n, t)
            this.flattenWidgetOntoPage(i, t, a)
          } catch (e) {
            console.error(e)
          }
        this.removeField(n)
      }
      this.flattenOrphanWidgets()
    }
    removeField(e) {
      let t = e.acroField.getWidgets(),
        n = new Set()
      for (let e = 0, r = t.length; e < r; e++)
        try {
          let r = t[e],
            i = this.doc.context.getObjectRef(r.dict),
            a = this.findWidgetPage(r)
          ;(n.add(a), i !== void 0 && a.node.removeAnnot(i))
        } catch (e) {
          console.error(e)
        }
      ;(n.forEach((t) => t.node.removeAnnot(e.ref)), this.acroForm.removeField(e.acroField))
      let r = e.acroField.normalizedEntries().Kids,
        i = r.size()
      for (let e = 0; e < i; e++) {
        let t = r.get(e)
        t instanceof H && this.doc.context.delete(t)
      }
      this.doc.context.delete(e.ref)
    }
    updateFieldAppearances(e) {
      ;(P(e, `font`, [[Dm, `PDFFont`]]), (e ??= this.getDefaultFont()))
      let t = this.getFields()
      for (let n = 0, r = t.length; n < r; n++) {
        let r = t[n]
        r.needsAppearancesUpdate() && r.defaultUpdateAppearances(e)
      }
    }
    markFieldAsDirty(e) {
      ;(P(e, `fieldRef`, [[H, `PDFRef`]]), this.dirtyFields.add(e))
    }
    markFieldAsClean(e) {
      ;(P(e, `fieldRef`, [[H, `PDFRef`]]), this.dirtyFields.delete(e))
    }
    fieldIsDirty(e) {
      return (P(e, `fieldRef`, [[H, `PDFRef`]]), this.dirtyFields.has(e))
    }
    getDefaultFont() {
      return this.defaultFontCache.access()
    }
    findWidgetPage(e) {
      let t = e.P(),
        n = this.doc.getPages().find((e) => e.ref === t)
      if (n === void 0) {
        let t = this.doc.context.getObjectRef(e.dict)
        if (t === void 0) throw Error(`Could not find PDFRef for PDFObject`)
        if (((n = this.doc.findPageForAnnotationRef(t)), n === void 0))
          throw Error(`Could not find page for PDFRef ${t}`)
      }
      return n
    }
    flattenWidgetOntoPage(e, t, n) {
      let r = t.getRectangle(),
        i = e.node.newXObject(`FlatWidget`, n)
      e.pushOperators(Yd(), zd(r.x, r.y), ...Rp(Object.assign(Object.assign({}, r), { rotation: 0 })), xf(i), Xd())
    }
    flattenOrphanWidgets() {
      let e = this.doc.getPages()
      for (let t = 0, n = e.length; t < n; t++) {
        let n = e[t],
          r = n.node.Annots()
        if (!r) continue
        let i = []
        for (let e = 0, t = r.size(); e < t; e++) {
          let t = r.get(e)
          if (!(t instanceof H)) continue
          let a = this.doc.context.lookup(t)
          if (a instanceof B && a.lookup(z.of(`Subtype`)) === z.of(`Widget`) && a.has(z.of(`FT`)))
            try {
              let e = Fs.fromDict(a),
                r = this.findOrphanWidgetAppearanceRef(e)
              ;(this.flattenWidgetOntoPage(n, e, r), i.push(t))
            } catch (e) {
              console.error(e)
            }
        }
        for (let e = 0, t = i.length; e < t; e++) {
          let t = i[e]
          ;(n.node.removeAnnot(t), this.doc.context.delete(t))
        }
      }
    }
    findWidgetAppearanceRef(e, t) {
      let n = t.getNormalAppearance()
      if (
        (e instanceof Im || e instanceof zm) &&
        (n instanceof H && (n = this.doc.context.lookup(n, B)), n instanceof B)
      ) {
        let t = e.acroField.getValue(),
          r = n.get(t) ?? n.get(z.of(`Off`))
        r instanceof H && (n = r)
      }
      if (!(n instanceof H)) {
        let t = e.getName()
        throw Error(`Failed to extract appearance ref for: ${t}`)
      }
      return n
    }
    findOrphanWidgetAppearanceRef(e) {
      let t = e.AP()?.get(z.of(`N`))
      if (t instanceof H) {
        let e = this.doc.context.lookup(t)
        e instanceof B && (t = e)
      }
      if (t instanceof B) {
        let n = e.dict.lookup(z.of(`V`)),
          r = e.getAppearanceState() ?? (n instanceof z ? n : void 0) ?? z.of(`Off`),
          i = t.get(r) ?? t.get(z.of(`Off`))
        if (!(i instanceof H)) throw Error(`Failed to extract appearance ref for orphaned widget`)
        return i
      }
      if (!(t instanceof H)) throw Error(`Failed to extract appearance ref for orphaned widget`)
      return t
    }
    findOrCreateNonTerminals(e) {
      let t = [this.acroForm]
      for (let n = 0, r = e.length; n < r; n++) {
        let r = e[n]
        if (!r) throw new $p(r)
        let [i, a] = t,
          o = this.findNonTerminal(r, i)
        if (o) t = o
        else {
          let e = Ks.create(this.doc.context)
          ;(e.setPartialName(r), e.setParent(a))
          let n = this.doc.context.register(e.dict)
          ;(i.addField(n), (t = [e, n]))
        }
      }
      return t
    }
    findNonTerminal(e, t) {
      let n = t instanceof sc ? this.acroForm.getFields() : Qs(t.Kids())
      for (let t = 0, r = n.length; t < r; t++) {
        let [r, i] = n[t]
        if (r.getPartialName() === e) {
          if (r instanceof Ks) return [r, i]
          throw new Qp(e)
        }
      }
    }
  }
dh.of = (e, t) => new dh(e, t)
var fh = (e, t, n) => {
    if (e instanceof Ys) return zg.of(e, t, n)
    if (e instanceof Rs) return Im.of(e, t, n)
    if (e instanceof Gs) return Lm.of(e, t, n)
    if (e instanceof Zs) return Rm.of(e, t, n)
    if (e instanceof Js) return Vm.of(e, t, n)
    if (e instanceof Xs) return zm.of(e, t, n)
    if (e instanceof qs) return Bm.of(e, t, n)
  },
  ph = (e) => {
    if (e.length === 0) throw Error(`PDF field names must not be empty strings`)
    let t = e.split(`.`)
    for (let n = 0, r = t.length; n < r; n++)
      if (t[n] === ``) throw Error(`Periods in PDF field names must be separated by at least one character: "${e}"`)
    return t.length === 1
      ? { nonTerminal: [], terminal: t[0] }
      : { nonTerminal: t.slice(0, t.length - 1), terminal: t[t.length - 1] }
  },
  mh = ([e, t], [n, r], i) => {
    let a = e.normalizedEntries(),
      o = Qs(`Kids` in a ? a.Kids : a.Fields)
    for (let e = 0, t = o.length; e < t; e++) if (o[e][0].getPartialName() === i) throw new Qp(i)
    ;(e.addField(r), n.setParent(t))
  },
  hh = {
    '4A0': [4767.87, 6740.79],
    '2A0': [3370.39, 4767.87],
    A0: [2383.94, 3370.39],
    A1: [1683.78, 2383.94],
    A2: [1190.55, 1683.78],
    A3: [841.89, 1190.55],
    A4: [595.28, 841.89],
    A5: [419.53, 595.28],
    A6: [297.64, 419.53],
    A7: [209.76, 297.64],
    A8: [147.4, 209.76],
    A9: [104.88, 147.4],
    A10: [73.7, 104.88],
    B0: [2834.65, 4008.19],
    B1: [2004.09, 2834.65],
    B2: [1417.32, 2004.09],
    B3: [1000.63, 1417.32],
    B4: [708.66, 1000.63],
    B5: [498.9, 708.66],
    B6: [354.33, 498.9],
    B7: [249.45, 354.33],
    B8: [175.75, 249.45],
    B9: [124.72, 175.75],
    B10: [87.87, 124.72],
    C0: [2599.37, 3676.54],
    C1: [1836.85, 2599.37],
    C2: [1298.27, 1836.85],
    C3: [918.43, 1298.27],
    C4: [649.13, 918.43],
    C5: [459.21, 649.13],
    C6: [323.15, 459.21],
    C7: [229.61, 323.15],
    C8: [161.57, 229.61],
    C9: [113.39, 161.57],
    C10: [79.37, 113.39],
    RA0: [2437.8, 3458.27],
    RA1: [1729.13, 2437.8],
    RA2: [1218.9, 1729.13],
    RA3: [864.57, 1218.9],
    RA4: [609.45, 864.57],
    SRA0: [2551.18, 3628.35],
    SRA1: [1814.17, 2551.18],
    SRA2: [1275.59, 1814.17],
    SRA3: [907.09, 1275.59],
    SRA4: [637.8, 907.09],
    Executive: [521.86, 756],
    Folio: [612, 936],
    Legal: [612, 1008],
    Letter: [612, 792],
    Tabloid: [792, 1224],
  },
  gh
;(function (e) {
  ;((e[(e.Fastest = 1 / 0)] = `Fastest`),
    (e[(e.Fast = 1500)] = `Fast`),
    (e[(e.Medium = 500)] = `Medium`),
    (e[(e.Slow = 100)] = `Slow`))
})((gh ||= {}))
var _h = (e, t) => {
    let n = Math.min(e.length, t.length)
    for (let r = 0; r < n; r++) if (e[r] !== t[r]) return e[r] - t[r]
    return e.length - t.length
  },
  vh = (e) => e instanceof U || e instanceof V,
  yh = (e) => {
    if (e.has(z.of(`Kids`))) return !1
    if (!e.has(z.of(`Names`))) return !0
    let t = e.lookup(z.of(`Names`))
    if (!(t instanceof R) || t.size() % 2 != 0) return !1
    for (let e = 0, n = t.size(); e < n; e += 2) if (!vh(t.get(e))) return !1
    return !0
  },
  bh = (e) => {
    let t = e.size() / 2,
      n = []
    for (let r = 0; r < t; r++) {
      let t = r * 2
      n.push({ key: e.lookup(t, U, V), value: e.get(t + 1) })
    }
    n.sort((e, t) => _h(e.key.asBytes(), t.key.asBytes()))
    for (let t = 0; t < n.length; t++) (e.set(t * 2, n[t].key), e.set(t * 2 + 1, n[t].value))
  },
  xh = (e, t) => {
    if (!e.has(z.of(`Limits`)) || t.size() === 0) return
    let n = e.lookup(z.of(`Limits`))
    !(n instanceof R) || n.size() < 2 || (n.set(0, t.get(0)), n.set(1, t.get(t.size() - 2)))
  },
  Sh = (e, t, n) => {
    if (!yh(e)) return !1
    e.has(z.of(`Names`)) || e.set(z.of(`Names`), e.context.obj([]))
    let r = e.lookup(z.of(`Names`), R)
    return (r.push(t), r.push(n), bh(r), xh(e, r), !0)
  },
  Ch = class {
    constructor(e, t, n) {
      ;((this.alreadyEmbedded = !1), (this.ref = e), (this.doc = t), (this.embedder = n))
    }
    embed() {
      return K(this, void 0, void 0, function* () {
        if (!this.alreadyEmbedded) {
          let e = yield this.embedder.embedIntoContext(this.doc.context, this.ref)
          this.doc.catalog.has(z.of(`Names`)) || this.doc.catalog.set(z.of(`Names`), this.doc.context.obj({}))
          let t = this.doc.catalog.lookup(z.of(`Names`), B)
          ;(t.has(z.of(`EmbeddedFiles`)) || t.set(z.of(`EmbeddedFiles`), this.doc.context.obj({})),
            Sh(t.lookup(z.of(`EmbeddedFiles`), B), V.fromText(this.embedder.fileName), e),
            this.doc.catalog.has(z.of(`AF`)) || this.doc.catalog.set(z.of(`AF`), this.doc.context.obj([])),
            this.doc.catalog.lookup(z.of(`AF`), R).push(e),
            (this.alreadyEmbedded = !0))
        }
      })
    }
    getEmbedder() {
      return this.embedder
    }
    getAlreadyEmbedded() {
      return this.alreadyEmbedded
    }
    getRef() {
      return this.ref
    }
  }
Ch.of = (e, t, n) => new Ch(e, t, n)
var wh = class {
  constructor(e, t, n) {
    ;((this.alreadyEmbedded = !1), (this.ref = e), (this.doc = t), (this.embedder = n))
  }
  embed() {
    return K(this, void 0, void 0, function* () {
      if (!this.alreadyEmbedded) {
        let { catalog: e, context: t } = this.doc,
          n = yield this.embedder.embedIntoContext(this.doc.context, this.ref)
        e.has(z.of(`Names`)) || e.set(z.of(`Names`), t.obj({}))
        let r = e.lookup(z.of(`Names`), B)
        ;(r.has(z.of(`JavaScript`)) || r.set(z.of(`JavaScript`), t.obj({})),
          Sh(r.lookup(z.of(`JavaScript`), B), V.fromText(this.embedder.scriptName), n),
          (this.alreadyEmbedded = !0))
      }
    })
  }
}
wh.of = (e, t, n) => new wh(e, t, n)
var Th = class e {
    static for(t, n) {
      return new e(t, n)
    }
    constructor(e, t) {
      ;((this.script = e), (this.scriptName = t))
    }
    embedIntoContext(e, t) {
      return K(this, void 0, void 0, function* () {
        let n = e.obj({ Type: `Action`, S: `JavaScript`, JS: V.fromText(this.script) })
        return t ? (e.assign(t, n), t) : e.register(n)
      })
    }
  },
  Eh = [`1B`, `2B`, `2U`, `3B`, `3U`],
  Dh = (e) => {
    if (!Eh.includes(e))
      throw Error(
        `Unsupported PDF/A conformance "${e}". Supported values are: ${Eh.join(`, `)}. Level "A" (accessible/tagged) conformance is not supported.`,
      )
    return { part: Number(e[0]), level: e[1] }
  },
  Oh = `AAAMSExpbm8CEAAAbW50clJHQiBYWVogB84AAgAJAAYAMQAAYWNzcE1TRlQAAAAASUVDIHNSR0IAAAAAAAAAAAAAAAAAAPbWAAEAAAAA0y1IUCAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAARY3BydAAAAVAAAAAzZGVzYwAAAYQAAABsd3RwdAAAAfAAAAAUYmtwdAAAAgQAAAAUclhZWgAAAhgAAAAUZ1hZWgAAAiwAAAAUYlhZWgAAAkAAAAAUZG1uZAAAAlQAAABwZG1kZAAAAsQAAACIdnVlZAAAA0wAAACGdmlldwAAA9QAAAAkbHVtaQAAA/gAAAAUbWVhcwAABAwAAAAkdGVjaAAABDAAAAAMclRSQwAABDwAAAgMZ1RSQwAABDwAAAgMYlRSQwAABDwAAAgMdGV4dAAAAABDb3B5cmlnaHQgKGMpIDE5OTggSGV3bGV0dC1QYWNrYXJkIENvbXBhbnkAAGRlc2MAAAAAAAAAEnNSR0IgSUVDNjE5NjYtMi4xAAAAAAAAAAAAAAASc1JHQiBJRUM2MTk2Ni0yLjEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFhZWiAAAAAAAADzUQABAAAAARbMWFlaIAAAAAAAAAAAAAAAAAAAAABYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9kZXNjAAAAAAAAABZJRUMgaHR0cDovL3d3dy5pZWMuY2gAAAAAAAAAAAAAABZJRUMgaHR0cDovL3d3dy5pZWMuY2gAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAZGVzYwAAAAAAAAAuSUVDIDYxOTY2LTIuMSBEZWZhdWx0IFJHQiBjb2xvdXIgc3BhY2UgLSBzUkdCAAAAAAAAAAAAAAAuSUVDIDYxOTY2LTIuMSBEZWZhdWx0IFJHQiBjb2xvdXIgc3BhY2UgLSBzUkdCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGRlc2MAAAAAAAAALFJlZmVyZW5jZSBWaWV3aW5nIENvbmRpdGlvbiBpbiBJRUM2MTk2Ni0yLjEAAAAAAAAAAAAAACxSZWZlcmVuY2UgVmlld2luZyBDb25kaXRpb24gaW4gSUVDNjE5NjYtMi4xAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAB2aWV3AAAAAAATpP4AFF8uABDPFAAD7cwABBMLAANcngAAAAFYWVogAAAAAABMCVYAUAAAAFcf521lYXMAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAKPAAAAAnNpZyAAAAAAQ1JUIGN1cnYAAAAAAAAEAAAAAAUACgAPABQAGQAeACMAKAAtADIANwA7AEAARQBKAE8AVABZAF4AYwBoAG0AcgB3AHwAgQCGAIsAkACVAJoAnwCkAKkArgCyALcAvADBAMYAywDQANUA2wDgAOUA6wDwAPYA+wEBAQcBDQETARkBHwElASsBMgE4AT4BRQFMAVIBWQFgAWcBbgF1AXwBgwGLAZIBmgGhAakBsQG5AcEByQHRAdkB4QHpAfIB+gIDAgwCFAIdAiYCLwI4AkECSwJUAl0CZwJxAnoChAKOApgCogKsArYCwQLLAtUC4ALrAvUDAAMLAxYDIQMtAzgDQwNPA1oDZgNyA34DigOWA6IDrgO6A8cD0wPgA+wD+QQGBBMEIAQtBDsESARVBGMEcQR+BIwEmgSoBLYExATTBOEE8AT+BQ0FHAUrBToFSQVYBWcFdwWGBZYFpgW1BcUF1QXlBfYGBgYWBicGNwZIBlkGagZ7BowGnQavBsAG0QbjBvUHBwcZBysHPQdPB2EHdAeGB5kHrAe/B9IH5Qf4CAsIHwgyCEYIWghuCIIIlgiqCL4I0gjnCPsJEAklCToJTwlkCXkJjwmkCboJzwnlCfsKEQonCj0KVApqCoEKmAquCsUK3ArzCwsLIgs5C1ELaQuAC5gLsAvIC+EL+QwSDCoMQwxcDHUMjgynDMAM2QzzDQ0NJg1ADVoNdA2ODakNww3eDfgOEw4uDkkOZA5/DpsOtg7SDu4PCQ8lD0EPXg96D5YPsw/PD+wQCRAmEEMQYRB+EJsQuRDXEPURExExEU8RbRGMEaoRyRHoEgcSJhJFEmQShBKjEsMS4xMDEyMTQxNjE4MTpBPFE+UUBhQnFEkUahSLFK0UzhTwFRIVNBVWFXgVmxW9FeAWAxYmFkkWbBaPFrIW1hb6Fx0XQRdlF4kXrhfSF/cYGxhAGGUYihivGNUY+hkgGUUZaxmRGbcZ3RoEGioaURp3Gp4axRrsGxQbOxtjG4obshvaHAIcKhxSHHscoxzMHPUdHh1HHXAdmR3DHeweFh5AHmoelB6+HukfEx8+H2kflB+/H+ogFSBBIGwgmCDEIPAhHCFIIXUhoSHOIfsiJyJVIoIiryLdIwojOCNmI5QjwiPwJB8kTSR8JKsk2iUJJTglaCWXJccl9yYnJlcmhya3JugnGCdJJ3onqyfcKA0oPyhxKKIo1CkGKTgpaymdKdAqAio1KmgqmyrPKwIrNitpK50r0SwFLDksbiyiLNctDC1BLXYtqy3hLhYuTC6CLrcu7i8kL1ovkS/HL/4wNTBsMKQw2zESMUoxgjG6MfIyKjJjMpsy1DMNM0YzfzO4M/E0KzRlNJ402DUTNU01hzXCNf02NzZyNq426TckN2A3nDfXOBQ4UDiMOMg5BTlCOX85vDn5OjY6dDqyOu87LTtrO6o76DwnPGU8pDzjPSI9YT2hPeA+ID5gPqA+4D8hP2E/oj/iQCNAZECmQOdBKUFqQaxB7kIwQnJCtUL3QzpDfUPARANER0SKRM5FEkVVRZpF3kYiRmdGq0bwRzVHe0fASAVIS0iRSNdJHUljSalJ8Eo3Sn1KxEsMS1NLmkviTCpMcky6TQJNSk2TTdxOJU5uTrdPAE9JT5NP3VAnUHFQu1EGUVBRm1HmUjFSfFLHUxNTX1OqU/ZUQlSPVNtVKFV1VcJWD1ZcVqlW91dEV5JX4FgvWH1Yy1kaWWlZuFoHWlZaplr1W0VblVvlXDVchlzWXSddeF3JXhpebF69Xw9fYV+zYAVgV2CqYPxhT2GiYfViSWKcYvBjQ2OXY+tkQGSUZOllPWWSZedmPWaSZuhnPWeTZ+loP2iWaOxpQ2maafFqSGqfavdrT2una/9sV2yvbQhtYG25bhJua27Ebx5veG/RcCtwhnDgcTpxlXHwcktypnMBc11zuHQUdHB0zHUodYV14XY+dpt2+HdWd7N4EXhueMx5KnmJeed6RnqlewR7Y3vCfCF8gXzhfUF9oX4BfmJ+wn8jf4R/5YBHgKiBCoFrgc2CMIKSgvSDV4O6hB2EgITjhUeFq4YOhnKG14c7h5+IBIhpiM6JM4mZif6KZIrKizCLlov8jGOMyo0xjZiN/45mjs6PNo+ekAaQbpDWkT+RqJIRknqS45NNk7aUIJSKlPSVX5XJljSWn5cKl3WX4JhMmLiZJJmQmfyaaJrVm0Kbr5wcnImc951kndKeQJ6unx2fi5/6oGmg2KFHobaiJqKWowajdqPmpFakx6U4pammGqaLpv2nbqfgqFKoxKk3qamqHKqPqwKrdavprFys0K1ErbiuLa6hrxavi7AAsHWw6rFgsdayS7LCszizrrQltJy1E7WKtgG2ebbwt2i34LhZuNG5SrnCuju6tbsuu6e8IbybvRW9j74KvoS+/796v/XAcMDswWfB48JfwtvDWMPUxFHEzsVLxcjGRsbDx0HHv8g9yLzJOsm5yjjKt8s2y7bMNcy1zTXNtc42zrbPN8+40DnQutE80b7SP9LB00TTxtRJ1MvVTtXR1lXW2Ndc1+DYZNjo2WzZ8dp22vvbgNwF3IrdEN2W3hzeot8p36/gNuC94UThzOJT4tvjY+Pr5HPk/OWE5g3mlucf56noMui86Ubp0Opb6uXrcOv77IbtEe2c7ijutO9A78zwWPDl8XLx//KM8xnzp/Q09ML1UPXe9m32+/eK+Bn4qPk4+cf6V/rn+3f8B/yY/Sn9uv5L/tz/bf//`,
  kh,
  Ah = () => ((kh ||= jr(Oh)), kh),
  jh = new Set([
    `http://purl.org/dc/elements/1.1/`,
    `http://ns.adobe.com/xap/1.0/`,
    `http://ns.adobe.com/pdf/1.3/`,
    `http://www.aiim.org/pdfa/ns/id/`,
  ]),
  Mh = new Set([`http://www.w3.org/1999/02/22-rdf-syntax-ns#`, `http://www.w3.org/XML/1998/namespace`]),
  Nh = `W5M0MpCehiHzreSzNTczkc9d`,
  Ph = (e) => `${e.toISOString().split(`.`)[0]}Z`,
  Fh = /<rdf:Description\b[^>]*\/>|<rdf:Description\b[^>]*>[\s\S]*?<\/rdf:Description>/g,
  Ih = /\sxmlns(?::[A-Za-z_][\w.-]*)?=["']([^"']+)["']/g,
  Lh = (e) => {
    let t = e.indexOf(`>`),
      n = t === -1 ? e : e.slice(0, t + 1),
      r = []
    Ih.lastIndex = 0
    let i
    for (; (i = Ih.exec(n)) !== null;) r.push(i[1])
    return r
  },
  Rh = (e) => {
    let t = Lh(e).filter((e) => !Mh.has(e))
    return t.length !== 0 && t.every((e) => !jh.has(e))
  },
  zh = (e) => {
    let t = []
    Fh.lastIndex = 0
    let n
    for (; (n = Fh.exec(e)) !== null;) Rh(n[0]) && t.push(n[0])
    return t
  },
  Bh = (e) => {
    let t = /<pdfaid:part>\s*([123])\s*<\/pdfaid:part>/.exec(e) || /\bpdfaid:part\s*=\s*["']([123])["']/.exec(e),
      n =
        /<pdfaid:conformance>\s*([BU])\s*<\/pdfaid:conformance>/.exec(e) ||
        /\bpdfaid:conformance\s*=\s*["']([BU])["']/.exec(e)
    if (!t || !n) return
    let r = Number(t[1]),
      i = n[1]
    if (r !== 1 || i !== `U`) return { part: r, level: i }
  },
  Vh = (e) => Lh(e).filter((e) => !Mh.has(e) && !jh.has(e)),
  Hh = (e, t) => {
    let n = new Set(),
      r = [],
      i = (e) => {
        let t = e.trim()
        if (!t) return
        let i = Vh(t)
        if (!(i.length === 0 || i.some((e) => n.has(e)))) {
          for (let e = 0; e < i.length; e++) n.add(i[e])
          r.push(t)
        }
      }
    if (e) for (let t = 0, n = e.length; t < n; t++) i(e[t])
    for (let e = 0, n = t.length; e < n; e++) i(t[e])
    return r
  },
  Uh = (e) => {
    let { part: t, level: n } = e.conformance,
      r = [`<dc:format>application/pdf</dc:format>`]
    ;(e.title !== void 0 &&
      r.push(`<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${eh(e.title)}</rdf:li></rdf:Alt></dc:title>`),
      e.author !== void 0 && r.push(`<dc:creator><rdf:Seq><rdf:li>${eh(e.author)}</rdf:li></rdf:Seq></dc:creator>`),
      e.subject !== void 0 &&
        r.push(
          `<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${eh(e.subject)}</rdf:li></rdf:Alt></dc:description>`,
        ))
    let i = []
    if (
      (e.creator !== void 0 && i.push(`<xmp:CreatorTool>${eh(e.creator)}</xmp:CreatorTool>`),
      e.creationDate !== void 0 && i.push(`<xmp:CreateDate>${Ph(e.creationDate)}</xmp:CreateDate>`),
      e.modificationDate !== void 0)
    ) {
      let t = Ph(e.modificationDate)
      ;(i.push(`<xmp:ModifyDate>${t}</xmp:ModifyDate>`), i.push(`<xmp:MetadataDate>${t}</xmp:MetadataDate>`))
    }
    let a = []
    ;(e.producer !== void 0 && a.push(`<pdf:Producer>${eh(e.producer)}</pdf:Producer>`),
      e.keywords !== void 0 && a.push(`<pdf:Keywords>${eh(e.keywords)}</pdf:Keywords>`))
    let o = [
      `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">${r.join(``)}</rdf:Description>`,
    ]
    ;(i.length > 0 &&
      o.push(`<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/">${i.join(``)}</rdf:Description>`),
      a.length > 0 &&
        o.push(
          `<rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">${a.join(``)}</rdf:Description>`,
        ),
      o.push(
        `<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"><pdfaid:part>${t}</pdfaid:part><pdfaid:conformance>${n}</pdfaid:conformance></rdf:Description>`,
      ))
    let s = e.extensions
    if (s)
      for (let e = 0, t = s.length; e < t; e++) {
        let t = s[e].trim()
        t.length > 0 && o.push(t)
      }
    return (
      `<?xpacket begin="\uFEFF" id="${Nh}"?>\n<x:xmpmeta xmlns:x="adobe:ns:meta/" x:xmptk="pdf-lib">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
` +
      o.join(`
`) +
      `
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`
    )
  },
  Wh = (e) => {
    try {
      let t = e.lookup(z.of(`Metadata`))
      if (!(t instanceof os)) return
      let n = du(t).decode()
      return new TextDecoder(`utf-8`).decode(n)
    } catch {
      return
    }
  },
  Gh = (e) => {
    let t = Wh(e)
    return t ? Bh(t) : void 0
  },
  Kh = class e {
    static load(t) {
      return K(this, arguments, void 0, function* (t, n = {}) {
        let {
          ignoreEncryption: r = !1,
          parseSpeed: i = gh.Slow,
          throwOnInvalidObject: a = !1,
          warnOnInvalidObjects: o = !1,
          updateMetadata: s = !0,
          capNumbers: c = !1,
          password: l,
          forIncrementalUpdate: u = !1,
          preserveXFA: d = !1,
        } = n
        ;(N(t, `pdf`, [`string`, ArrayBuffer, `ArrayBufferView`]),
          N(r, `ignoreEncryption`, [`boolean`]),
          N(i, `parseSpeed`, [`number`]),
          N(a, `throwOnInvalidObject`, [`boolean`]),
          N(o, `warnOnInvalidObjects`, [`boolean`]),
          N(l, `password`, [`string`, `undefined`]),
          N(u, `forIncrementalUpdate`, [`boolean`]))
        let f = hi(t),
          p = yield ju.forBytesWithOptions(f, i, a, void 0, c, void 0, u).parseDocument()
        if (p.lookup(p.trailerInfo.Encrypt) && l !== void 0) {
          let t = p.lookup(p.trailerInfo.ID, R),
            n = p.lookup(p.trailerInfo.Encrypt, B),
            r = yield ju.forBytesWithOptions(f, i, a, o, c, new Xu(n, t.get(0).asBytes(), l), u).parseDocument(),
            m = new e(r, !0, s, d)
          return (u && m.takeSnapshot(), m)
        }
        {
          let t = new e(p, r, s, d)
          return (u && t.takeSnapshot(), t)
        }
      })
    }
    static create() {
      return K(this, arguments, void 0, function* (t = {}) {
        let { updateMetadata: n = !0 } = t,
          r = _s.create(),
          i = vc.withContext(r),
          a = r.register(i),
          o = _c.withContextAndPages(r, a)
        return ((r.trailerInfo.Root = r.register(o)), new e(r, !1, n))
      })
    }
    constructor(e, t, n, r = !1) {
      if (
        ((this.defaultWordBreaks = [` `]),
        (this.managePDFAMetadata = !1),
        (this.computePages = () => {
          let e = []
          return (
            this.catalog.Pages().traverse((t, n) => {
              if (t instanceof vs) {
                let r = this.pageMap.get(t)
                ;(r || ((r = Rg.of(t, n, this)), this.pageMap.set(t, r)), e.push(r))
              }
            }),
            e
          )
        }),
        (this.getOrCreateForm = () => {
          let e = this.catalog.getOrCreateAcroForm()
          return dh.of(e, this)
        }),
        N(e, `context`, [[_s, `PDFContext`]]),
        N(t, `ignoreEncryption`, [`boolean`]),
        N(r, `preserveXFA`, [`boolean`]),
        (this.context = e),
        (this.catalog = e.lookup(e.trailerInfo.Root)),
        e.lookup(e.trailerInfo.Encrypt) && e.isDecrypted && delete e.trailerInfo.Encrypt,
        (this.isEncrypted = !!e.lookup(e.trailerInfo.Encrypt)),
        (this.pageCache = vo.populatedBy(this.computePages)),
        (this.pageMap = new Map()),
        (this.formCache = vo.populatedBy(this.getOrCreateForm)),
        (this.fonts = []),
        (this.images = []),
        (this.embeddedPages = []),
        (this.embeddedFiles = []),
        (this.javaScripts = []),
        (this.preserveXFA = r),
        !t && this.isEncrypted)
      )
        throw new Kp()
      n && this.updateInfoDict()
    }
    registerFontkit(e) {
      this.fontkit = e
    }
    getForm() {
      let e = this.formCache.access()
      return (
        e.hasXFA() &&
          !this.preserveXFA &&
          (console.warn(
            `Removing XFA form data as pdf-lib does not support reading or writing XFA. Set preserveXFA: true in load options to keep XFA data.`,
          ),
          e.deleteXFA()),
        e
      )
    }
    getOptionalContentGroups() {
      return this.catalog.getOCProperties()?.getGroups() ?? []
    }
    setOptionalContentGroupVisibility(e, t) {
      let n = this.catalog.getOCProperties()
      if (!n) throw Error(`This document has no optional content properties`)
      let r = Array.isArray(e) ? e : [e instanceof H ? { ref: e, visible: t } : { name: e, visible: t }]
      n.setVisibility(r)
    }
    getTitle() {
      let e = this.getInfoDict().lookup(z.Title)
      if (e) return (qh(e), e.decodeText())
    }
    getAuthor() {
      let e = this.getInfoDict().lookup(z.Author)
      if (e) return (qh(e), e.decodeText())
    }
    getSubject() {
      let e = this.getInfoDict().lookup(z.Subject)
      if (e) return (qh(e), e.decodeText())
    }
    getKeywords() {
      let e = this.getInfoDict().lookup(z.Keywords)
      if (e) return (qh(e), e.decodeText())
    }
    getCreator() {
      let e = this.getInfoDict().lookup(z.Creator)
      if (e) return (qh(e), e.decodeText())
    }
    getProducer() {
      let e = this.getInfoDict().lookup(z.Producer)
      if (e) return (qh(e), e.decodeText())
    }
    getLanguage() {
      let e = this.catalog.get(z.of(`Lang`))
      if (e) return (qh(e), e.decodeText())
    }
    getCreationDate() {
      let e = this.getInfoDict().lookup(z.CreationDate)
      if (e) return (qh(e), e.decodeDate())
    }
    getModificationDate() {
      let e = this.getInfoDict().lookup(z.ModDate)
      if (e) return (qh(e), e.decodeDate())
    }
    setTitle(e, t) {
      N(e, `title`, [`string`])
      let n = z.of(`Title`)
      ;(this.getInfoDict().set(n, V.fromText(e)),
        t?.showInWindowTitleBar && this.catalog.getOrCreateViewerPreferences().setDisplayDocTitle(!0))
    }
    setAuthor(e) {
      N(e, `author`, [`string`])
      let t = z.of(`Author`)
      this.getInfoDict().set(t, V.fromText(e))
    }
    setSubject(e) {
      N(e, `author`, [`string`])
      let t = z.of(`Subject`)
      this.getInfoDict().set(t, V.fromText(e))
    }
    setKeywords(e) {
      N(e, `keywords`, [Array])
      let t = z.of(`Keywords`)
      this.getInfoDict().set(t, V.fromText(e.join(` `)))
    }
    setCreator(e) {
      N(e, `creator`, [`string`])
      let t = z.of(`Creator`)
      this.getInfoDict().set(t, V.fromText(e))
    }
    setProducer(e) {
      N(e, `creator`, [`string`])
      let t = z.of(`Producer`)
      this.getInfoDict().set(t, V.fromText(e))
    }
    setLanguage(e) {
      N(e, `language`, [`string`])
      let t = z.of(`Lang`)
      this.catalog.set(t, U.of(e))
    }
    setCreationDate(e) {
      N(e, `creationDate`, [[Date, `Date`]])
      let t = z.of(`CreationDate`)
      this.getInfoDict().set(t, U.fromDate(e))
    }
    setModificationDate(e) {
      N(e, `modificationDate`, [[Date, `Date`]])
      let t = z.of(`ModDate`)
      this.getInfoDict().set(t, U.fromDate(e))
    }
    convertToPDFA(e = {}) {
      ;(P(e.conformance, `options.conformance`, [`string`]),
        P(e.iccProfile, `options.iccProfile`, [Uint8Array]),
        P(e.outputConditionIdentifier, `options.outputConditionIdentifier`, [`string`]),
        ao(e.colorComponents, `options.colorComponents`, [1, 3, 4]),
        P(e.extensions, `options.extensions`, [Array]))
      let {
          conformance: t = `3B`,
          iccProfile: n = Ah(),
          outputConditionIdentifier: r = `sRGB IEC61966-2.1`,
          colorComponents: i = 3,
          extensions: a,
        } = e,
        o = Dh(t)
      if (this.isEncrypted) throw Error(`PDF/A documents must not be encrypted.`)
      let s = Gh(this.catalog) !== void 0
      if (
        ((this.context.header = Ko.forVersion(1, o.part === 1 ? 4 : 7)),
        !this.context.lookup(this.context.trailerInfo.ID))
      ) {
        let e = V.fromBytes(td())
        this.context.trailerInfo.ID = this.context.obj([e, e])
      }
      if (!s || e.iccProfile !== void 0 || e.outputConditionIdentifier !== void 0 || e.colorComponents !== void 0) {
        let e = this.context.flateStream(n, { N: i }),
          t = this.context.obj({
            Type: `OutputIntent`,
            S: `GTS_PDFA1`,
            OutputConditionIdentifier: U.of(r),
            DestOutputProfile: this.context.register(e),
          })
        this.catalog.set(z.of(`OutputIntents`), this.context.obj([this.context.register(t)]))
      }
      ;((this.managePDFAMetadata = !0), this.syncPDFAMetadata(a, o))
    }
    getPageCount() {
      return (this.pageCount === void 0 && (this.pageCount = this.getPages().length), this.pageCount)
    }
    getPages() {
      return this.pageCache.access()
    }
    getPage(e) {
      let t = this.getPages()
      return (fo(e, `index`, 0, t.length - 1), t[e])
    }
    getPageIndices() {
      return fi(0, this.getPageCount())
    }
    removePage(e) {
      let t = this.getPageCount()
      if (this.pageCount === 0) throw new Yp()
      fo(e, `index`, 0, t - 1)
      let n = this.getPage(e)
      ;(this.catalog.removeLeafNode(e),
        (this.pageCount = t - 1),
        this.context.delete(n.ref),
        this.pageCache.invalidate())
    }
    addPage(e) {
      return (N(e, `page`, [`undefined`, [Rg, `PDFPage`], Array]), this.insertPage(this.getPageCount(), e))
    }
    insertPage(e, t) {
      let n = this.getPageCount()
      if ((fo(e, `index`, 0, n), N(t, `page`, [`undefined`, [Rg, `PDFPage`], Array]), !t || Array.isArray(t))) {
        let e = Array.isArray(t) ? t : hh.A4
        ;((t = Rg.create(this)), t.setSize(...e))
      } else if (t.doc !== this) throw new Jp()
      let r = this.catalog.insertLeafNode(t.ref, e)
      return (
        t.node.setParent(r), this.pageMap.set(t.node, t), this.pageCache.invalidate(), (this.pageCount = n + 1), t
      )
    }
    copyPages(t, n) {
      return K(this, void 0, void 0, function* () {
        ;(N(t, `srcDoc`, [[e, `PDFDocument`]]), N(n, `indices`, [Array]), yield t.flush())
        let r = ys.for(t.context, this.context),
          i = t.getPages(),
          a = n
            .map((e) => i[e])
            .map((e) =>
              K(this, void 0, void 0, function* () {
                return r.copy(e.node)
              }),
            )
            .map((e) => e.then((e) => Rg.of(e, this.context.register(e), this)))
        return Promise.all(a)
      })
    }
    copy() {
      return K(this, void 0, void 0, function* () {
        let t = yield e.create(),
          n = yield t.copyPages(this, this.getPageIndices())
        for (let e = 0, r = n.length; e < r; e++) t.addPage(n[e])
        return (
          this.getAuthor() !== void 0 && t.setAuthor(this.getAuthor()),
          this.getCreationDate() !== void 0 && t.setCreationDate(this.getCreationDate()),
          this.getCreator() !== void 0 && t.setCreator(this.getCreator()),
          this.getLanguage() !== void 0 && t.setLanguage(this.getLanguage()),
          this.getModificationDate() !== void 0 && t.setModificationDate(this.getModificationDate()),
          this.getProducer() !== void 0 && t.setProducer(this.getProducer()),
          this.getSubject() !== void 0 && t.setSubject(this.getSubject()),
          this.getTitle() !== void 0 && t.setTitle(this.getTitle()),
          (t.defaultWordBreaks = this.defaultWordBreaks),
          t
        )
      })
    }
    addJavaScript(e, t) {
      ;(N(e, `name`, [`string`]), N(t, `script`, [`string`]))
      let n = Th.for(t, e),
        r = this.context.nextRef(),
        i = wh.of(r, this, n)
      this.javaScripts.push(i)
    }
    getDocumentJavaScripts() {
      let e = [],
        t = this.catalog
          .lookupMaybe(z.of(`Names`), B)
          ?.lookupMaybe(z.of(`JavaScript`), B)
          ?.lookupMaybe(z.of(`Names`), R)
      if (!t) return e
      for (let n = 0; n < t.size(); n += 2) {
        let r = t.get(n),
          i = t.get(n + 1)
        if (!r || !i) continue
        let a
        if (r instanceof U) a = r.asString()
        else if (r instanceof V) a = r.decodeText()
        else continue
        let o = i instanceof H ? this.context.lookupMaybe(i, B) : i instanceof B ? i : void 0
        if (!o) continue
        let s = Am.of(o, this, i instanceof H ? i : void 0)?.getScript()
        s && e.push({ name: a, script: s })
      }
      return e
    }
    getXFAJavaScripts() {
      return this.getExistingForm()?.getXFAJavaScripts() ?? []
    }
    setXFAJavaScript(e, t, n) {
      let r = this.getExistingForm()
      if (!r)
        throw Error(
          `XFA form not found in document. Ensure the document has XFA forms and was loaded with preserveXFA: true.`,
        )
      r.setXFAJavaScript(e, t, n)
    }
    attach(e, t) {
      return K(this, arguments, void 0, function* (e, t, n = {}) {
        ;(N(e, `attachment`, [`string`, ArrayBuffer, `ArrayBufferView`]),
          N(t, `name`, [`string`]),
          P(n.mimeType, `mimeType`, [`string`]),
          P(n.description, `description`, [`string`]),
          P(n.creationDate, `options.creationDate`, [Date]),
          P(n.modificationDate, `options.modificationDate`, [Date]),
          ao(n.afRelationship, `options.afRelationship`, Pc))
        let r = hi(e),
          i = Fc.for(r, t, n),
          a = this.context.nextRef(),
          o = Ch.of(a, this, i)
        this.embeddedFiles.push(o)
      })
    }
    getRawAttachments() {
      if (!this.catalog.has(z.of(`Names`))) return []
      let e = this.catalog.lookup(z.of(`Names`), B)
      if (!e.has(z.of(`EmbeddedFiles`))) return []
      let t = e.lookup(z.of(`EmbeddedFiles`), B)
      if (!t.has(z.of(`Names`))) return []
      let n = t.lookup(z.of(`Names`), R),
        r = []
      for (let e = 0, t = n.size(); e < t; e += 2) {
        let t = n.lookup(e),
          i = n.lookup(e + 1, B)
        r.push({ fileName: t, fileSpec: i, specRef: n.get(e + 1) })
      }
      return r
    }
    getSavedAttachments() {
      return this.getRawAttachments().flatMap(({ fileName: e, fileSpec: t, specRef: n }) => {
        let r = t.lookup(z.of(`EF`))
        if (!(r instanceof B)) return []
        let i = r.lookup(z.of(`F`))
        if (!(i instanceof as)) return []
        let a = t.lookup(z.of(`AFRelationship`)),
          o = a instanceof z ? a.toString().slice(1) : a instanceof U ? a.decodeText() : void 0,
          s = i.dict,
          c = s.lookup(z.of(`Subtype`)),
          l = c instanceof z ? c.toString().slice(1) : c instanceof U ? c.decodeText() : void 0,
          u = s.lookup(z.of(`Params`), B),
          d,
          f
        if (u instanceof B) {
          let e = u.lookup(z.of(`CreationDate`)),
            t = u.lookup(z.of(`ModDate`))
          ;(e instanceof U && (d = e.decodeDate()), t instanceof U && (f = t.decodeDate()))
        }
        let p = t.lookup(z.of(`Desc`)),
          m
        return (
          p instanceof V && (m = p.decodeText()),
          [
            {
              name: e.decodeText(),
              data: du(i).decode(),
              mimeType: l?.replace(/#([0-9A-Fa-f]{2})/g, (e, t) => String.fromCharCode(parseInt(t, 16))),
              afRelationship: o,
              description: m,
              creationDate: d,
              modificationDate: f,
              embeddedFileDict: r,
              specRef: n,
            },
          ]
        )
      })
    }
    getUnsavedAttachments() {
      return this.embeddedFiles.flatMap((e) => {
        if (e.getAlreadyEmbedded()) return []
        let t = e.getEmbedder()
        return {
          name: t.fileName,
          data: t.getFileData(),
          description: t.options.description,
          mimeType: t.options.mimeType,
          afRelationship: t.options.afRelationship,
          creationDate: t.options.creationDate,
          modificationDate: t.options.modificationDate,
          pdfEmbeddedFile: e,
        }
      })
    }
    getAttachments() {
      let e = this.getSavedAttachments(),
        t = this.getUnsavedAttachments()
      return [...e, ...t]
    }
    detach(e) {
      this.getAttachments().forEach((t) => {
        if (t.name === e) {
          if (`pdfEmbeddedFile` in t) {
            let e = this.embeddedFiles.findIndex((e) => t.pdfEmbeddedFile === e)
            e !== void 0 && this.embeddedFiles.splice(e, 1)
          } else {
            let e = this.catalog.Names()?.lookup(z.of(`EmbeddedFiles`), B).lookup(z.of(`Names`), R),
              n = e?.indexOf(t.specRef)
            n !== void 0 && n > 0 && (e?.remove(n), e?.remove(n - 1))
            let r = this.catalog.AttachedFiles(),
              i = r?.indexOf(t.specRef)
            i !== void 0 && r?.remove(i)
            let a = this.context.lookupMaybe(t.specRef, B)?.lookupMaybe(z.of(`EF`), B)?.get(z.of(`F`))
            ;(a && this.context.delete(a), this.context.delete(t.specRef))
          }
        }
      })
    }
    embedFont(e) {
      return K(this, arguments, void 0, function* (e, t = {}) {
        let { subset: n = !1, customName: r, features: i, postscriptName: a } = t
        ;(N(e, `font`, [`string`, ArrayBuffer, `ArrayBufferView`]),
          N(n, `subset`, [`boolean`]),
          P(a, `postscriptName`, [`string`]))
        let o
        if (Qa(e)) o = Sc.for(e, r)
        else if (mi(e)) {
          let t = hi(e),
            s = this.assertFontkit()
          o = n ? yield Nc.for(s, t, r, i, a) : yield Mc.for(s, t, r, i, a)
        } else throw TypeError('`font` must be one of `StandardFonts | string | ArrayBuffer | ArrayBufferView`')
        let s = this.context.nextRef(),
          c = Dm.of(s, this, o)
        return (this.fonts.push(c), c)
      })
    }
    embedStandardFont(e, t) {
      if ((N(e, `font`, [`string`]), !Qa(e))) throw TypeError('`font` must be one of type `StandardFonts`')
      let n = Sc.for(e, t),
        r = this.context.nextRef(),
        i = Dm.of(r, this, n)
      return (this.fonts.push(i), i)
    }
    embedJpg(e) {
      return K(this, void 0, void 0, function* () {
        N(e, `jpg`, [`string`, ArrayBuffer, `ArrayBufferView`])
        let t = hi(e),
          n = yield zc.for(t),
          r = this.context.nextRef(),
          i = Om.of(r, this, n)
        return (this.images.push(i), i)
      })
    }
    embedPng(e) {
      return K(this, void 0, void 0, function* () {
        N(e, `png`, [`string`, ArrayBuffer, `ArrayBufferView`])
        let t = hi(e),
          n = yield Yl.for(t),
          r = this.context.nextRef(),
          i = Om.of(r, this, n)
        return (this.images.push(i), i)
      })
    }
    embedSvg(e) {
      return K(this, void 0, void 0, function* () {
        if (!e) return new np(e)
        let t = (0, tp.parse)(e),
          n = (e) =>
            e.tagName === `image`
              ? [e]
              : e.childNodes.map((e) => (e.nodeType === tp.NodeType.ELEMENT_NODE ? n(e) : [])).flat(),
          r = n(t),
          i = {}
        return (
          yield Promise.all(
            r.map((e) =>
              K(this, void 0, void 0, function* () {
                let t = e.attributes.href ?? e.attributes[`xlink:href`]
                if (!t || i[t]) return
                let n = t.match(/\.png(\?|$)|^data:image\/png;base64/gim)
                  ? yield this.embedPng(t)
                  : yield this.embedJpg(t)
                i[t] = n
              }),
            ),
          ),
          new np(e, i)
        )
      })
    }
    embedPdf(t) {
      return K(this, arguments, void 0, function* (t, n = [0]) {
        ;(N(t, `pdf`, [`string`, ArrayBuffer, `ArrayBufferView`, [e, `PDFDocument`]]), N(n, `indices`, [Array]))
        let r = pi((t instanceof e ? t : yield e.load(t)).getPages(), n)
        return this.embedPages(r)
      })
    }
    embedPage(e, t, n) {
      return K(this, void 0, void 0, function* () {
        N(e, `page`, [[Rg, `PDFPage`]])
        let [r] = yield this.embedPages([e], [t], [n])
        return r
      })
    }
    embedPages(e) {
      return K(this, arguments, void 0, function* (e, t = [], n = []) {
        if (e.length === 0) return []
        for (let t = 0, n = e.length - 1; t < n; t++) {
          let n = e[t],
            r = e[t + 1]
          if (n.node.context !== r.node.context) throw new Eo()
        }
        let r = e[0].node.context,
          i = r === this.context ? (e) => e : ys.for(r, this.context).copy,
          a = Array(e.length)
        for (let r = 0, o = e.length; r < o; r++) {
          let o = i(e[r].node),
            s = t[r],
            c = n[r],
            l = yield mu.for(o, s, c),
            u = this.context.nextRef()
          a[r] = Em.of(u, this, l)
        }
        return (this.embeddedPages.push(...a), a)
      })
    }
    encrypt(e) {
      if (Gh(this.catalog))
        throw Error(
          `Cannot encrypt a PDF/A document: PDF/A forbids encryption. A file cannot be both encrypted and PDF/A compliant.`,
        )
      this.context.security = ed.create(this.context, e).encrypt()
    }
    flush() {
      return K(this, void 0, void 0, function* () {
        ;(yield this.embedAll(this.fonts),
          yield this.embedAll(this.images),
          yield this.embedAll(this.embeddedPages),
          yield this.embedAll(this.embeddedFiles),
          yield this.embedAll(this.javaScripts))
      })
    }
    save() {
      return K(this, arguments, void 0, function* (e = {}) {
        let t = this.context.header.getVersionString().split(`.`),
          n = Gh(this.catalog)?.part,
          r = n !== 1 && (e.rewrite || Number(t[0]) > 1 || Number(t[1]) >= 5),
          {
            useObjectStreams: i = r,
            addDefaultPage: a = !0,
            objectsPerTick: o = 50,
            updateFieldAppearances: s = !0,
            rewrite: c = !1,
          } = e
        if (
          (N(i, `useObjectStreams`, [`boolean`]),
          N(a, `addDefaultPage`, [`boolean`]),
          N(o, `objectsPerTick`, [`number`]),
          N(s, `updateFieldAppearances`, [`boolean`]),
          N(c, `rewrite`, [`boolean`]),
          n === 1 && i)
        )
          throw Error(
            `PDF/A-1 forbids object and cross-reference streams. Save with useObjectStreams: false (the default for PDF/A-1).`,
          )
        if (i) {
          let [e, t] = this.context.header.getVersionString().split(`.`).map(Number)
          ;(e < 1 || (e === 1 && t < 5)) && (this.context.header = Ko.forVersion(1, 7))
        }
        let l = !c && this.context.pdfFileDetails.originalBytes && this.context.snapshot
        ;(l && ((e.addDefaultPage = !1), (e.updateFieldAppearances = !1)), yield this.prepareForSave(e))
        let u = i ? xc : Os
        if (l) {
          let e = yield u.forContextWithSnapshot(this.context, o, this.context.snapshot).serializeToBuffer(),
            t = new Uint8Array(this.context.pdfFileDetails.originalBytes.byteLength + e.byteLength)
          return (
            t.set(this.context.pdfFileDetails.originalBytes),
            t.set(e, this.context.pdfFileDetails.originalBytes.byteLength),
            t
          )
        }
        return u.forContext(this.context, o).serializeToBuffer()
      })
    }
    saveIncremental(e) {
      return K(this, arguments, void 0, function* (e, t = {}) {
        let n = this.context.header.getVersionString().split(`.`),
          r = Gh(this.catalog)?.part,
          i = r !== 1 && (Number(n[0]) > 1 || Number(n[1]) >= 5),
          { objectsPerTick: a = 50 } = t
        if ((N(a, `objectsPerTick`, [`number`]), r === 1 && t.useObjectStreams === !0))
          throw Error(
            `PDF/A-1 forbids object and cross-reference streams. Save with useObjectStreams: false (the default for PDF/A-1).`,
          )
        let o = Object.assign(Object.assign({ useObjectStreams: i }, t), {
          addDefaultPage: !1,
          updateFieldAppearances: !1,
        })
        return (
          yield this.prepareForSave(o),
          (o.useObjectStreams ? xc : Os).forContextWithSnapshot(this.context, a, e).serializeToBuffer()
        )
      })
    }
    saveAsBase64() {
      return K(this, arguments, void 0, function* (e = {}) {
        let { dataUri: t = !1 } = e,
          n = bs(e, [`dataUri`])
        N(t, `dataUri`, [`boolean`])
        let r = Ar(yield this.save(n))
        return t ? `data:application/pdf;base64,${r}` : r
      })
    }
    findPageForAnnotationRef(e) {
      let t = this.getPages()
      for (let n = 0, r = t.length; n < r; n++) {
        let r = t[n]
        if (r.node.Annots()?.indexOf(e) !== void 0) return r
      }
    }
    takeSnapshot() {
      let e = new Set(),
        t = new Ds(
          this.context.largestObjectNumber,
          e,
          this.context.pdfFileDetails.pdfSize,
          this.context.pdfFileDetails.prevStartXRef,
          this.context,
        )
      return (
        !this.context.snapshot &&
          this.context.pdfFileDetails.originalBytes &&
          ((this.context.snapshot = t), this.catalog.registerChange()),
        t
      )
    }
    commit() {
      return K(this, arguments, void 0, function* (e = {}) {
        if (!this.context.snapshot || !this.context.pdfFileDetails.originalBytes)
          throw Error(`commit() requires the document to be loaded with forIncrementalUpdate: true`)
        let t = yield this.saveIncremental(this.context.snapshot, e),
          n = this.context.pdfFileDetails.originalBytes,
          r = new Uint8Array(n.byteLength + t.byteLength)
        ;(r.set(n),
          r.set(t, n.byteLength),
          (this.context.pdfFileDetails.originalBytes = r),
          (this.context.pdfFileDetails.pdfSize = r.byteLength))
        let i = new TextDecoder(`latin1`).decode(t).match(/startxref\s+(\d+)/)
        return (
          i
            ? (this.context.pdfFileDetails.prevStartXRef = parseInt(i[1], 10))
            : (this.context.pdfFileDetails.prevStartXRef = n.byteLength),
          (this.context.snapshot = this.takeSnapshot()),
          r
        )
      })
    }
    prepareForSave(e) {
      return K(this, void 0, void 0, function* () {
        let { addDefaultPage: t = !0, updateFieldAppearances: n = !0 } = e
        if (
          (N(t, `addDefaultPage`, [`boolean`]),
          N(n, `updateFieldAppearances`, [`boolean`]),
          t && this.getPageCount() === 0 && this.addPage(),
          n)
        ) {
          let e = this.formCache.getValue()
          e && e.updateFieldAppearances()
        }
        ;(this.syncPDFAMetadata(), yield this.flush())
      })
    }
    embedAll(e) {
      return K(this, void 0, void 0, function* () {
        for (let t = 0, n = e.length; t < n; t++) yield e[t].embed()
      })
    }
    updateInfoDict() {
      let e = `pdf-lib (https://github.com/Hopding/pdf-lib)`,
        t = new Date(),
        n = this.getInfoDict()
      ;(this.setProducer(e),
        this.setModificationDate(t),
        n.get(z.of(`Creator`)) || this.setCreator(e),
        n.get(z.of(`CreationDate`)) || this.setCreationDate(t))
    }
    syncPDFAMetadata(e, t) {
      if (!this.managePDFAMetadata) return
      let n = t ?? Gh(this.catalog)
      if (!n) return
      let r = Wh(this.catalog),
        i = Hh(e, r ? zh(r) : []),
        a = Uh({
          conformance: n,
          title: this.getTitle(),
          author: this.getAuthor(),
          subject: this.getSubject(),
          keywords: this.getKeywords(),
          creator: this.getCreator(),
          producer: this.getProducer(),
          creationDate: this.getCreationDate(),
          modificationDate: this.getModificationDate(),
          extensions: i,
        })
      this.writeCatalogMetadataXml(a)
    }
    writeCatalogMetadataXml(e) {
      let t = this.context.stream(yi(e, !1), { Type: `Metadata`, Subtype: `XML` }),
        n = z.of(`Metadata`),
        r = this.catalog.get(n)
      r instanceof H
        ? (this.context.assign(r, t), this.context.snapshot && this.context.snapshot.markRefForSave(r))
        : this.catalog.set(n, this.context.register(t))
    }
    getInfoDict() {
      let e = this.context.lookup(this.context.trailerInfo.Info)
      if (e instanceof B) return e
      let t = this.context.obj({})
      return ((this.context.trailerInfo.Info = this.context.register(t)), t)
    }
    assertFontkit() {
      if (!this.fontkit) throw new qp()
      return this.fontkit
    }
    getExistingForm() {
      let e = this.formCache.getValue()
      if (e) return e
      let t = this.catalog.getAcroForm()
      if (t) return dh.of(t, this)
    }
  }
function qh(e) {
  if (!(e instanceof V) && !(e instanceof U)) throw new xo([V, U], e)
}
var Jh = (e) => new Yh(e).parse(),
  Yh = class {
    constructor(e) {
      ;((this.idx = 0), (this.bytes = e))
    }
    parse() {
      let e = [],
        t = []
      for (; !this.done() && (this.skipWhitespaceAndComments(), !this.done());) {
        let n = this.peek()
        if (n === I.ForwardSlash) {
          t.push(this.parseName())
          continue
        }
        if (n === I.LeftParen) {
          t.push(this.parseLiteralString())
          continue
        }
        if (n === I.LessThan && this.peekAhead(1) === I.LessThan) {
          t.push(this.parseDict())
          continue
        }
        if (n === I.LessThan) {
          t.push(this.parseHexString())
          continue
        }
        if (n === I.LeftSquareBracket) {
          t.push(this.parseArray())
          continue
        }
        if (n === I.Plus || n === I.Minus || n === I.Period || hu[n]) {
          t.push(this.parseNumber())
          continue
        }
        let r = this.parseOperator()
        r === `true`
          ? t.push(1)
          : r === `false` || r === `null`
            ? t.push(0)
            : r === `BI`
              ? (this.skipInlineImage(), (t = []))
              : (e.push({ name: r, args: t }), (t = []))
      }
      return e
    }
    done() {
      return this.idx >= this.bytes.length
    }
    peek() {
      return this.bytes[this.idx]
    }
    peekAhead(e) {
      return this.bytes[this.idx + e]
    }
    next() {
      return this.bytes[this.idx++]
    }
    skipWhitespaceAndComments() {
      for (; !this.done();) {
        let e = this.peek()
        if (Zo[e]) this.next()
        else if (e === I.Percent)
          for (; !this.done();) {
            let e = this.next()
            if (e === I.Newline || e === I.CarriageReturn) break
          }
        else break
      }
    }
    parseName() {
      this.next()
      let e = ``
      for (; !this.done();) {
        let t = this.peek()
        if (Zo[t] || Xo[t]) break
        e += Lr(this.next())
      }
      return ((e = e.replace(/#([0-9A-Fa-f]{2})/g, (e, t) => Lr(parseInt(t, 16)))), { type: `name`, value: e })
    }
    parseNumber() {
      let e = ``
      for (; !this.done();) {
        let t = this.peek()
        if (!_u[t] || ((e += Lr(this.next())), t === I.Period)) break
      }
      for (; !this.done() && hu[this.peek()];) e += Lr(this.next())
      return Number(e)
    }
    parseHexString() {
      this.next()
      let e = ``
      for (; !this.done();) {
        let t = this.peek()
        if (t === I.GreaterThan) {
          this.next()
          break
        }
        Zo[t] ? this.next() : (e += Lr(this.next()))
      }
      e.length % 2 == 1 && (e += `0`)
      let t = new Uint8Array(e.length / 2)
      for (let n = 0; n < t.length; n++) t[n] = parseInt(e.substring(n * 2, n * 2 + 2), 16)
      return { type: `hexString`, bytes: t }
    }
    parseLiteralString() {
      this.next()
      let e = [],
        t = 1
      for (; !this.done() && t > 0;) {
        let n = this.next()
        if (n === I.BackSlash) {
          if (this.done()) break
          let t = this.next()
          if (t === I.n) e.push(I.Newline)
          else if (t === I.r) e.push(I.CarriageReturn)
          else if (t === I.t) e.push(I.Tab)
          else if (t === I.b) e.push(I.Backspace)
          else if (t === I.f) e.push(I.FormFeed)
          else if (t === I.LeftParen) e.push(I.LeftParen)
          else if (t === I.RightParen) e.push(I.RightParen)
          else if (t === I.BackSlash) e.push(I.BackSlash)
          else if (hu[t]) {
            let n = Lr(t)
            ;(!this.done() && hu[this.peek()] && (n += Lr(this.next())),
              !this.done() && hu[this.peek()] && (n += Lr(this.next())),
              e.push(parseInt(n, 8) & 255))
          } else
            t === I.Newline || t === I.CarriageReturn
              ? t === I.CarriageReturn && !this.done() && this.peek() === I.Newline && this.next()
              : e.push(t)
        } else n === I.LeftParen ? (t++, e.push(n)) : n === I.RightParen ? (t--, t > 0 && e.push(n)) : e.push(n)
      }
      return { type: `string`, bytes: Uint8Array.from(e) }
    }
    parseArray() {
      this.next()
      let e = []
      for (; !this.done() && (this.skipWhitespaceAndComments(), !this.done());) {
        if (this.peek() === I.RightSquareBracket) {
          this.next()
          break
        }
        let t = this.peek()
        t === I.ForwardSlash
          ? e.push(this.parseName())
          : t === I.LeftParen
            ? e.push(this.parseLiteralString())
            : t === I.LessThan && this.peekAhead(1) === I.LessThan
              ? e.push(this.parseDict())
              : t === I.LessThan
                ? e.push(this.parseHexString())
                : t === I.LeftSquareBracket
                  ? e.push(this.parseArray())
                  : t === I.Plus || t === I.Minus || t === I.Period || hu[t]
                    ? e.push(this.parseNumber())
                    : this.parseOperator()
      }
      return e
    }
    parseDict() {
      ;(this.next(), this.next())
      let e = {}
      for (; !this.done();) {
        if ((this.skipWhitespaceAndComments(), this.peek() === I.GreaterThan && this.peekAhead(1) === I.GreaterThan)) {
          ;(this.next(), this.next())
          break
        }
        let t = this.parseName()
        this.skipWhitespaceAndComments()
        let n = this.peek(),
          r
        if (n === I.ForwardSlash) r = this.parseName()
        else if (n === I.LeftParen) r = this.parseLiteralString()
        else if (n === I.LessThan && this.peekAhead(1) === I.LessThan) r = this.parseDict()
        else if (n === I.LessThan) r = this.parseHexString()
        else if (n === I.LeftSquareBracket) r = this.parseArray()
        else if (n === I.Plus || n === I.Minus || n === I.Period || hu[n]) r = this.parseNumber()
        else {
          let e = this.parseOperator()
          r = e === `true` ? 1 : e === `false` || e === `null` ? 0 : e
        }
        e[t.value] = r
      }
      return e
    }
    parseOperator() {
      let e = this.peek()
      if (e === 39 || e === 34) return Lr(this.next())
      let t = ``
      for (; !this.done();) {
        let e = this.peek()
        if (Zo[e] || Xo[e]) break
        t += Lr(this.next())
      }
      return t
    }
    skipInlineImage() {
      for (; !this.done();) {
        if ((this.skipWhitespaceAndComments(), this.done())) return
        if (
          this.peek() === 73 &&
          this.peekAhead(1) === I.D &&
          (this.idx + 2 >= this.bytes.length || Zo[this.bytes[this.idx + 2]] || Xo[this.bytes[this.idx + 2]])
        ) {
          ;(this.next(), this.next(), !this.done() && Zo[this.peek()] && this.next())
          break
        }
        if (this.peek() === I.ForwardSlash) {
          ;(this.parseName(), this.skipWhitespaceAndComments())
          let e = this.peek()
          e === I.ForwardSlash
            ? this.parseName()
            : _u[e] || e === I.Plus || e === I.Minus
              ? this.parseNumber()
              : e === I.LeftParen
                ? this.parseLiteralString()
                : e === I.LessThan
                  ? this.peekAhead(1) === I.LessThan
                    ? this.parseDict()
                    : this.parseHexString()
                  : this.parseOperator()
        } else this.parseOperator()
      }
      for (; !this.done();) {
        if (this.peek() === I.E && this.peekAhead(1) === 73 && (this.idx === 0 || Zo[this.bytes[this.idx - 1]] || 1)) {
          let e = this.idx > 0 ? this.bytes[this.idx - 1] : I.Space,
            t = this.bytes[this.idx + 2]
          if (Zo[e] && (t === void 0 || Zo[t] || Xo[t])) {
            ;(this.next(), this.next())
            return
          }
        }
        this.next()
      }
    }
  },
  Xh = (e) => {
    let t = typeof e == `string` ? e : oi(e),
      n = new Map(),
      r = /(\d+)\s+beginbfchar([\s\S]*?)endbfchar/g,
      i
    for (; (i = r.exec(t));) {
      let e = i[2],
        t = /<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>/g,
        r
      for (; (r = t.exec(e));) {
        let e = parseInt(r[1], 16)
        n.set(e, Qh(r[2]))
      }
    }
    let a = /(\d+)\s+beginbfrange([\s\S]*?)endbfrange/g
    for (; (i = a.exec(t));) {
      let e = i[2],
        t = /<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>\s*\[([^\]]*)\]/g,
        r,
        a = []
      for (; (r = t.exec(e));) {
        a.push({ start: r.index, end: r.index + r[0].length })
        let e = parseInt(r[1], 16),
          t = parseInt(r[2], 16),
          i = [...r[3].matchAll(/<([0-9A-Fa-f]+)>/g)].map((e) => e[1])
        for (let r = e, a = 0; r <= t && a < i.length; r++, a++) n.set(r, Qh(i[a]))
      }
      let o = /<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>/g
      for (; (r = o.exec(e));) {
        if (a.some((e) => r.index >= e.start && r.index < e.end)) continue
        let e = parseInt(r[1], 16),
          t = parseInt(r[2], 16),
          i = parseInt(r[3], 16)
        for (let r = e; r <= t; r++) (n.set(r, $h(i)), i++)
      }
    }
    return n
  },
  Zh = (e, t) => {
    let n = /begincodespacersange\s*<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>/i.exec(e)
    if (n) return Math.ceil(n[1].length / 2)
    let r = 0
    for (let e of t.keys()) e > r && (r = e)
    return r > 255 ? 2 : 1
  },
  Qh = (e) => {
    let t = e.length % 2 == 1 ? `0` + e : e,
      n = ``
    for (let e = 0; e < t.length; e += 4)
      if (e + 4 <= t.length) {
        let r = parseInt(t.substring(e, e + 4), 16)
        n += String.fromCharCode(r)
      } else e + 2 <= t.length && (n += String.fromCharCode(parseInt(t.substring(e, e + 2), 16)))
    return n
  },
  $h = (e) => (e <= 65535 ? String.fromCharCode(e) : String.fromCodePoint(e)),
  eg = (() => {
    let e = new Map()
    for (let t of Ya.WinAnsi.supportedCodePoints) {
      let { code: n } = Ya.WinAnsi.encodeUnicodeCodePoint(t)
      e.has(n) || e.set(n, t)
    }
    return e
  })(),
  tg = class e {
    constructor(e, t, n, r) {
      ;((this.fontFamily = e), (this.toUnicode = t), (this.codeByteLength = n), (this.simpleEncoding = r))
    }
    static forFontDict(t, n) {
      let r = t.lookup(z.of(`ToUnicode`)),
        i,
        a = 1,
        o = ``
      if (r instanceof as) ((o = oi(ng(r))), (i = Xh(o)), (a = Zh(o, i)))
      else {
        let e = t.lookup(z.of(`Subtype`)),
          n = t.lookup(z.of(`Encoding`))
        ;(e === z.of(`Type0`) || n === z.of(`Identity-H`)) && (a = 2)
      }
      let s = rg(t, n),
        c = t.lookup(z.of(`BaseFont`)),
        l = c instanceof z ? c.decodeText() : `Unknown`
      return new e(ig(l), i, a, s)
    }
    decode(e) {
      let t = e.bytes,
        n = ``
      for (let e = 0; e + this.codeByteLength <= t.length; e += this.codeByteLength) {
        let r = 0
        for (let n = 0; n < this.codeByteLength; n++) r = (r << 8) | t[e + n]
        if (this.toUnicode) {
          let e = this.toUnicode.get(r)
          if (e !== void 0) {
            n += e
            continue
          }
        }
        if (this.simpleEncoding) {
          let e = this.simpleEncoding.get(r)
          if (e !== void 0) {
            n += String.fromCodePoint(e)
            continue
          }
        }
        this.codeByteLength === 1 && r >= 32 && r <= 126 && (n += String.fromCharCode(r))
      }
      return n
    }
  },
  ng = (e) => (e instanceof os ? du(e).decode() : e instanceof ds ? e.getUnencodedContents() : e.getContents()),
  rg = (e, t) => {
    let n = e.lookup(z.of(`Encoding`))
    if (n === z.of(`WinAnsiEncoding`) || n === void 0) {
      let t = e.lookup(z.of(`Subtype`))
      if (n === z.of(`WinAnsiEncoding`) || t === z.of(`Type1`) || t === z.of(`TrueType`) || t === z.of(`MMType1`))
        return eg
    }
    if (n === z.of(`MacRomanEncoding`)) return eg
  },
  ig = (e) => {
    let t = e.indexOf(`+`)
    return t >= 0 ? e.slice(t + 1) : e
  },
  ag = (e) => !!e && typeof e == `object` && (e.type === `hexString` || e.type === `string`),
  og = class {
    constructor() {
      ;((this.ops = []), (this.hasGeometry = !1))
    }
    get isEmpty() {
      return !this.hasGeometry
    }
    clear() {
      ;((this.ops = []), (this.current = void 0), (this.subpathStart = void 0), (this.hasGeometry = !1))
    }
    moveTo(e, t) {
      ;((this.current = { x: e, y: t }),
        (this.subpathStart = { x: e, y: t }),
        this.ops.push({ type: `M`, x: e, y: t }),
        (this.hasGeometry = !0))
    }
    lineTo(e, t) {
      ;((this.current = { x: e, y: t }), this.ops.push({ type: `L`, x: e, y: t }), (this.hasGeometry = !0))
    }
    curveTo(e, t, n, r, i, a) {
      ;((this.current = { x: i, y: a }),
        this.ops.push({ type: `C`, x1: e, y1: t, x2: n, y2: r, x3: i, y3: a }),
        (this.hasGeometry = !0))
    }
    curveV(e, t, n, r) {
      let i = this.current?.x ?? 0,
        a = this.current?.y ?? 0
      this.curveTo(i, a, e, t, n, r)
    }
    curveY(e, t, n, r) {
      this.curveTo(e, t, n, r, n, r)
    }
    closePath() {
      ;(this.subpathStart && (this.current = Object.assign({}, this.subpathStart)), this.ops.push({ type: `Z` }))
    }
    rectangle(e, t, n, r) {
      ;(this.moveTo(e, t), this.lineTo(e + n, t), this.lineTo(e + n, t + r), this.lineTo(e, t + r), this.closePath())
    }
    paint(e, t) {
      if (!this.hasGeometry || this.ops.length === 0) return
      let n = 1 / 0,
        r = 1 / 0,
        i = -1 / 0,
        a = -1 / 0,
        o = (e) => {
          ;(e.x < n && (n = e.x), e.y < r && (r = e.y), e.x > i && (i = e.x), e.y > a && (a = e.y))
        },
        s = []
      for (let t of this.ops)
        if (t.type === `Z`) s.push(`Z`)
        else if (t.type === `M` || t.type === `L`) {
          let n = pg(t.x, t.y, e)
          ;(o(n), s.push(`${t.type} ${fg(n.x)} ${fg(n.y)}`))
        } else if (t.type === `C`) {
          let n = pg(t.x1, t.y1, e),
            r = pg(t.x2, t.y2, e),
            i = pg(t.x3, t.y3, e)
          ;(o(n), o(r), o(i), s.push(`C ${fg(n.x)} ${fg(n.y)} ${fg(r.x)} ${fg(r.y)} ${fg(i.x)} ${fg(i.y)}`))
        }
      if (!Number.isFinite(n)) return
      let c = i - n || 1,
        l = a - r || 1,
        u = mg(e),
        d = t.lineWidth * u,
        f = t.fill ?? (t.stroke ? `none` : `#000000`),
        p = t.stroke ?? `none`,
        m = t.fillRule === `evenodd` ? ` fill-rule="evenodd"` : ``,
        h = [
          `d="${s.join(` `)}"`,
          `fill="${f}"`,
          `stroke="${p}"`,
          p === `none` ? void 0 : `stroke-width="${fg(d)}"`,
          m || void 0,
        ]
          .filter(Boolean)
          .join(` `),
        g = n,
        _ = -a,
        v = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${fg(g)} ${fg(_)} ${fg(c)} ${fg(l)}"><g transform="scale(1,-1)"><path ${h}/></g></svg>`
      return { x: n, y: r, width: c, height: l, svg: v }
    }
  },
  sg = (e, t, n) => {
    let r = Math.round(ug(e) * 255),
      i = Math.round(ug(t) * 255),
      a = Math.round(ug(n) * 255)
    return `#${dg(r)}${dg(i)}${dg(a)}`
  },
  cg = (e) => sg(e, e, e),
  lg = (e, t, n, r) => {
    let i = ug(e),
      a = ug(t),
      o = ug(n),
      s = ug(r)
    return sg(1 - Math.min(1, i * (1 - s) + s), 1 - Math.min(1, a * (1 - s) + s), 1 - Math.min(1, o * (1 - s) + s))
  },
  ug = (e) => Math.min(1, Math.max(0, e)),
  dg = (e) => e.toString(16).padStart(2, `0`),
  fg = (e) => (Number.isFinite(e) ? String(Math.round(e * 1e3) / 1e3) : `0`),
  pg = (e, t, [n, r, i, a, o, s]) => ({ x: n * e + i * t + o, y: r * e + a * t + s }),
  mg = ([e, t, n, r]) => (Math.hypot(e, t) + Math.hypot(n, r)) / 2 || 1,
  hg = (e) => {
    let t = e.dict,
      n = t.lookup(z.of(`Width`), L).asNumber(),
      r = t.lookup(z.of(`Height`), L).asNumber(),
      i = t.lookupMaybe(z.of(`BitsPerComponent`), L)?.asNumber() ?? 8
    if (gg(t, `DCTDecode`)) return { width: n, height: r, mimeType: `image/jpeg`, bytes: _g(e) }
    if (gg(t, `JPXDecode`)) return
    let a = t.lookup(z.of(`ColorSpace`)),
      o
    if (
      (a instanceof z ? (o = a.decodeText()) : a instanceof R && (o = a.lookupMaybe(0, z)?.decodeText()),
      i !== 8 || (o !== `DeviceRGB` && o !== `DeviceGray` && o !== `CalRGB`))
    )
      return
    let s
    try {
      s = vg(e)
    } catch {
      return
    }
    let c = o === `DeviceGray` ? 1 : 3,
      l = n * r * c
    if (s.length < l) return
    s.length > l && (s = s.subarray(0, l))
    let u,
      d = t.lookup(z.of(`SMask`))
    if (d instanceof as)
      try {
        ;((u = vg(d)), (u = u.length >= n * r ? u.subarray(0, n * r) : void 0))
      } catch {
        u = void 0
      }
    return { width: n, height: r, mimeType: `image/png`, bytes: yg(s, n, r, c, u) }
  },
  gg = (e, t) => {
    let n = e.lookup(z.of(`Filter`)),
      r = z.of(t)
    if (n === r) return !0
    if (n instanceof R) {
      for (let e = 0, t = n.size(); e < t; e++) if (n.lookup(e) === r) return !0
    }
    return !1
  },
  _g = (e) => (e instanceof os ? new Uint8Array(e.contents) : (e instanceof ds, new Uint8Array(e.getContents()))),
  vg = (e) => (e instanceof os ? du(e).decode() : e instanceof ds ? e.getUnencodedContents() : e.getContents()),
  yg = (e, t, n, r, i) => {
    let a = i ? 6 : r === 1 ? 0 : 2,
      o = t * (i ? 4 : r),
      s = new Uint8Array((o + 1) * n)
    for (let a = 0; a < n; a++) {
      let n = a * (o + 1)
      if (((s[n] = 0), i))
        for (let o = 0; o < t; o++) {
          let c = n + 1 + o * 4
          if (r === 1) {
            let n = e[a * t + o]
            ;((s[c] = n), (s[c + 1] = n), (s[c + 2] = n))
          } else {
            let n = (a * t + o) * 3
            ;((s[c] = e[n]), (s[c + 1] = e[n + 1]), (s[c + 2] = e[n + 2]))
          }
          s[c + 3] = i[a * t + o]
        }
      else s.set(e.subarray(a * o, a * o + o), n + 1)
    }
    let c = Na(s),
      l = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10),
      u = new Uint8Array(13)
    ;(xg(u, 0, t), xg(u, 4, n), (u[8] = 8), (u[9] = a), (u[10] = 0), (u[11] = 0), (u[12] = 0))
    let d = [l, bg(`IHDR`, u), bg(`IDAT`, c), bg(`IEND`, new Uint8Array())],
      f = 0
    for (let e = 0; e < d.length; e++) f += d[e].length
    let p = new Uint8Array(f),
      m = 0
    for (let e = 0; e < d.length; e++) (p.set(d[e], m), (m += d[e].length))
    return p
  },
  bg = (e, t) => {
    let n = new Uint8Array(12 + t.length)
    ;(xg(n, 0, t.length),
      (n[4] = e.charCodeAt(0)),
      (n[5] = e.charCodeAt(1)),
      (n[6] = e.charCodeAt(2)),
      (n[7] = e.charCodeAt(3)),
      n.set(t, 8))
    let r = Cg(n.subarray(4, 8 + t.length))
    return (xg(n, 8 + t.length, r), n)
  },
  xg = (e, t, n) => {
    ;((e[t] = (n >>> 24) & 255), (e[t + 1] = (n >>> 16) & 255), (e[t + 2] = (n >>> 8) & 255), (e[t + 3] = n & 255))
  },
  Sg = (() => {
    let e = new Uint32Array(256)
    for (let t = 0; t < 256; t++) {
      let n = t
      for (let e = 0; e < 8; e++) n = n & 1 ? 3988292384 ^ (n >>> 1) : n >>> 1
      e[t] = n
    }
    return e
  })(),
  Cg = (e) => {
    let t = 4294967295
    for (let n = 0; n < e.length; n++) t = Sg[(t ^ e[n]) & 255] ^ (t >>> 8)
    return (t ^ 4294967295) >>> 0
  },
  wg = ([e, t, n, r, i, a], [o, s, c, l, u, d]) => [
    e * o + n * s,
    t * o + r * s,
    e * c + n * l,
    t * c + r * l,
    e * u + n * d + i,
    t * u + r * d + a,
  ],
  Tg = (e) => [e[0], e[1], e[2], e[3], e[4], e[5]],
  Eg = (e) => {
    e.normalize()
    let { Contents: t, Resources: n } = e.normalizedEntries()
    return t ? kg(Jh(Dg(t)), n, e.context, new Set(), ip) : []
  },
  Dg = (e) => {
    let t = Uint8Array.of(I.Newline),
      n = []
    for (let r = 0, i = e.size(); r < i; r++) {
      let i = e.lookup(r, as)
      n.push(Og(i), t)
    }
    return ii(...n)
  },
  Og = (e) => (e instanceof os ? du(e).decode() : e instanceof ds ? e.getUnencodedContents() : e.getContents()),
  kg = (e, t, n, r, i) => {
    let a = [],
      o = new Map(),
      s = { ctm: Tg(i), lineWidth: 1 },
      c = [],
      l = new og(),
      u = Tg(ip),
      d = Tg(ip),
      f = 0,
      p,
      m = 0,
      h = ``,
      g,
      _ = !1,
      v = () => {
        if (h.length > 0 && g) {
          let e = h,
            t = g
          a.push({ kind: `text`, getText: () => e, x: t.x, y: t.y, fontSize: t.fontSize, fontFamily: t.fontFamily })
        }
        ;((h = ``), (g = void 0))
      },
      y = () => {
        let e = wg(u, s.ctm)
        return { x: e[4], y: e[5] }
      },
      b = () => {
        if (g) return
        let e = y()
        g = { x: e.x, y: e.y, fontSize: m, fontFamily: p?.fontFamily ?? `Unknown` }
      },
      x = (e) => {
        let r = o.get(e)
        if (r) return r
        let i = Ng(t, `Font`, e, n)
        if (!(i instanceof B)) return
        let a = tg.forFontDict(i, n)
        return (o.set(e, a), a)
      },
      S = (e) => {
        e && (b(), (h += e))
      },
      C = (e) => {
        if ((e.close && l.closePath(), l.isEmpty)) {
          l.clear()
          return
        }
        let t = l.paint(s.ctm, {
          fill: e.fill ? (s.fill ?? `#000000`) : e.stroke ? `none` : void 0,
          stroke: e.stroke ? (s.stroke ?? `#000000`) : `none`,
          fillRule: e.evenOdd ? `evenodd` : void 0,
          lineWidth: s.lineWidth,
        })
        if ((l.clear(), !t)) return
        let n = t.svg
        a.push({ kind: `graphics`, x: t.x, y: t.y, width: t.width, height: t.height, getSvg: () => n })
      },
      w = (e, t) => (typeof e[t] == `number` ? e[t] : 0)
    for (let i of e)
      switch (i.name) {
        case `q`:
          c.push({ ctm: Tg(s.ctm), fill: s.fill, stroke: s.stroke, lineWidth: s.lineWidth })
          break
        case `Q`: {
          let e = c.pop()
          s = e
            ? { ctm: Tg(e.ctm), fill: e.fill, stroke: e.stroke, lineWidth: e.lineWidth }
            : { ctm: Tg(ip), lineWidth: 1 }
          break
        }
        case `cm`: {
          let e = Ag(i.args)
          e && (s.ctm = wg(s.ctm, e))
          break
        }
        case `w`:
          s.lineWidth = w(i.args, 0)
          break
        case `rg`:
          s.fill = sg(w(i.args, 0), w(i.args, 1), w(i.args, 2))
          break
        case `RG`:
          s.stroke = sg(w(i.args, 0), w(i.args, 1), w(i.args, 2))
          break
        case `g`:
          s.fill = cg(w(i.args, 0))
          break
        case `G`:
          s.stroke = cg(w(i.args, 0))
          break
        case `k`:
          s.fill = lg(w(i.args, 0), w(i.args, 1), w(i.args, 2), w(i.args, 3))
          break
        case `K`:
          s.stroke = lg(w(i.args, 0), w(i.args, 1), w(i.args, 2), w(i.args, 3))
          break
        case `m`:
          l.moveTo(w(i.args, 0), w(i.args, 1))
          break
        case `l`:
          l.lineTo(w(i.args, 0), w(i.args, 1))
          break
        case `c`:
          l.curveTo(w(i.args, 0), w(i.args, 1), w(i.args, 2), w(i.args, 3), w(i.args, 4), w(i.args, 5))
          break
        case `v`:
          l.curveV(w(i.args, 0), w(i.args, 1), w(i.args, 2), w(i.args, 3))
          break
        case `y`:
          l.curveY(w(i.args, 0), w(i.args, 1), w(i.args, 2), w(i.args, 3))
          break
        case `h`:
          l.closePath()
          break
        case `re`:
          l.rectangle(w(i.args, 0), w(i.args, 1), w(i.args, 2), w(i.args, 3))
          break
        case `W`:
        case `W*`:
          break
        case `n`:
          l.clear()
          break
        case `f`:
        case `F`:
          C({ fill: !0 })
          break
        case `f*`:
          C({ fill: !0, evenOdd: !0 })
          break
        case `S`:
          C({ stroke: !0 })
          break
        case `s`:
          C({ stroke: !0, close: !0 })
          break
        case `B`:
          C({ fill: !0, stroke: !0 })
          break
        case `B*`:
          C({ fill: !0, stroke: !0, evenOdd: !0 })
          break
        case `b`:
          C({ fill: !0, stroke: !0, close: !0 })
          break
        case `b*`:
          C({ fill: !0, stroke: !0, close: !0, evenOdd: !0 })
          break
        case `BT`:
          ;((_ = !0), (h = ``), (g = void 0), (u = Tg(ip)), (d = Tg(ip)))
          break
        case `ET`:
          ;(v(), (_ = !1))
          break
        case `Tf`: {
          let e = i.args[0],
            t = i.args[1]
          ;(Mg(e) && (p = x(e.value)), typeof t == `number` && (m = t))
          break
        }
        case `TL`:
          typeof i.args[0] == `number` && (f = i.args[0])
          break
        case `Tm`: {
          let e = Ag(i.args)
          e && ((u = e), (d = Tg(e)))
          break
        }
        case `Td`:
          ;((u = wg(
            [1, 0, 0, 1, typeof i.args[0] == `number` ? i.args[0] : 0, typeof i.args[1] == `number` ? i.args[1] : 0],
            d,
          )),
            (d = Tg(u)),
            h.length > 0 &&
              !h.endsWith(`
`) &&
              (h += `
`))
          break
        case `TD`: {
          let e = typeof i.args[0] == `number` ? i.args[0] : 0,
            t = typeof i.args[1] == `number` ? i.args[1] : 0
          ;((f = -t),
            (u = wg([1, 0, 0, 1, e, t], d)),
            (d = Tg(u)),
            h.length > 0 &&
              !h.endsWith(`
`) &&
              (h += `
`))
          break
        }
        case `T*`:
          ;((u = wg([1, 0, 0, 1, 0, -f], d)),
            (d = Tg(u)),
            h.length > 0 &&
              !h.endsWith(`
`) &&
              (h += `
`))
          break
        case `Tj`:
        case `'`:
        case `"`: {
          ;(i.name === `'` || i.name === `"`) && ((u = wg([1, 0, 0, 1, 0, -f], d)), (d = Tg(u)))
          let e = i.name === `"` ? i.args[2] : i.args[0]
          ag(e) && p && S(p.decode(e))
          break
        }
        case `TJ`: {
          let e = i.args[0]
          if (Array.isArray(e) && p) for (let t of e) ag(t) && S(p.decode(t))
          break
        }
        case `Do`: {
          ;(v(), l.clear())
          let e = i.args[0]
          if (!Mg(e)) break
          let o = Ng(t, `XObject`, e.value, n)
          if (!(o instanceof as)) break
          let c = o.dict.lookup(z.of(`Subtype`))
          if (c === z.of(`Image`)) {
            let e = hg(o)
            if (e) {
              let { width: t, height: n, mimeType: r, bytes: i } = e
              a.push({
                kind: `image`,
                x: s.ctm[4],
                y: s.ctm[5],
                width: t,
                height: n,
                drawWidth: Math.hypot(s.ctm[0], s.ctm[1]),
                drawHeight: Math.hypot(s.ctm[2], s.ctm[3]),
                mimeType: r,
                getBytes: () => i.slice(),
              })
            }
          } else if (c === z.of(`Form`)) {
            let e = Pg(o, n)
            if (r.has(e)) break
            r.add(e)
            let i = o.dict.lookupMaybe(z.of(`Resources`), B) ?? t,
              c = jg(o.dict),
              l = wg(s.ctm, c),
              u = Jh(Og(o))
            a.push(...kg(u, i, n, r, l))
          }
          break
        }
      }
    return (_ && v(), a)
  },
  Ag = (e) => {
    if (
      e.length >= 6 &&
      typeof e[0] == `number` &&
      typeof e[1] == `number` &&
      typeof e[2] == `number` &&
      typeof e[3] == `number` &&
      typeof e[4] == `number` &&
      typeof e[5] == `number`
    )
      return [e[0], e[1], e[2], e[3], e[4], e[5]]
  },
  jg = (e) => {
    let t = e.lookup(z.of(`Matrix`))
    if (!(t instanceof R) || t.size() < 6) return Tg(ip)
    let n = []
    for (let e = 0; e < 6; e++) {
      let r = t.lookup(e)
      n.push(r instanceof L ? r.asNumber() : 0)
    }
    return n
  },
  Mg = (e) => !!e && typeof e == `object` && !Array.isArray(e) && e.type === `name`,
  Ng = (e, t, n, r) => {
    if (!e) return
    let i = e.lookup(z.of(t))
    if (!(i instanceof B)) return
    let a = i.get(z.of(n))
    return a instanceof H ? r.lookup(a) : a
  },
  Pg = (e, t) => {
    let n = t.enumerateIndirectObjects()
    for (let t = 0; t < n.length; t++) {
      let [r, i] = n[t]
      if (i === e) return `${r.objectNumber}R${r.generationNumber}`
    }
    return `direct:${Lg(e)}`
  },
  Fg = new WeakMap(),
  Ig = 1,
  Lg = (e) => {
    let t = Fg.get(e)
    return (t === void 0 && ((t = Ig++), Fg.set(e, t)), t)
  },
  Rg = class {
    constructor(e, t, n) {
      ;((this.fontSize = 24),
        (this.fontColor = Nf(0, 0, 0)),
        (this.lineHeight = 24),
        (this.x = 0),
        (this.y = 0),
        N(e, `leafNode`, [[vs, `PDFPageLeaf`]]),
        N(t, `ref`, [[H, `PDFRef`]]),
        N(n, `doc`, [[Kh, `PDFDocument`]]),
        (this.node = e),
        (this.ref = t),
        (this.doc = n))
    }
    setRotation(e) {
      let t = Ad(e)
      ;(mo(t, `degreesAngle`, 90), this.node.set(z.of(`Rotate`), this.doc.context.obj(t)))
    }
    getRotation() {
      let e = this.node.Rotate()
      return X(e ? e.asNumber() : 0)
    }
    setSize(e, t) {
      ;(N(e, `width`, [`number`]), N(t, `height`, [`number`]))
      let n = this.getMediaBox()
      this.setMediaBox(n.x, n.y, e, t)
      let r = this.getCropBox(),
        i = this.getBleedBox(),
        a = this.getTrimBox(),
        o = this.getArtBox(),
        s = this.node.CropBox(),
        c = this.node.BleedBox(),
        l = this.node.TrimBox(),
        u = this.node.ArtBox()
      ;(s && $a(r, n) && this.setCropBox(n.x, n.y, e, t),
        c && $a(i, n) && this.setBleedBox(n.x, n.y, e, t),
        l && $a(a, n) && this.setTrimBox(n.x, n.y, e, t),
        u && $a(o, n) && this.setArtBox(n.x, n.y, e, t))
    }
    setWidth(e) {
      ;(N(e, `width`, [`number`]), this.setSize(e, this.getSize().height))
    }
    setHeight(e) {
      ;(N(e, `height`, [`number`]), this.setSize(this.getSize().width, e))
    }
    setMediaBox(e, t, n, r) {
      ;(N(e, `x`, [`number`]), N(t, `y`, [`number`]), N(n, `width`, [`number`]), N(r, `height`, [`number`]))
      let i = this.doc.context.obj([e, t, e + n, t + r])
      this.node.set(z.MediaBox, i)
    }
    setCropBox(e, t, n, r) {
      ;(N(e, `x`, [`number`]), N(t, `y`, [`number`]), N(n, `width`, [`number`]), N(r, `height`, [`number`]))
      let i = this.doc.context.obj([e, t, e + n, t + r])
      this.node.set(z.CropBox, i)
    }
    setBleedBox(e, t, n, r) {
      ;(N(e, `x`, [`number`]), N(t, `y`, [`number`]), N(n, `width`, [`number`]), N(r, `height`, [`number`]))
      let i = this.doc.context.obj([e, t, e + n, t + r])
      this.node.set(z.BleedBox, i)
    }
    setTrimBox(e, t, n, r) {
      ;(N(e, `x`, [`number`]), N(t, `y`, [`number`]), N(n, `width`, [`number`]), N(r, `height`, [`number`]))
      let i = this.doc.context.obj([e, t, e + n, t + r])
      this.node.set(z.TrimBox, i)
    }
    setArtBox(e, t, n, r) {
      ;(N(e, `x`, [`number`]), N(t, `y`, [`number`]), N(n, `width`, [`number`]), N(r, `height`, [`number`]))
      let i = this.doc.context.obj([e, t, e + n, t + r])
      this.node.set(z.ArtBox, i)
    }
    getSize() {
      let { width: e, height: t } = this.getMediaBox()
      return { width: e, height: t }
    }
    getWidth() {
      return this.getSize().width
    }
    getHeight() {
      return this.getSize().height
    }
    extractContents() {
      return Eg(this.node)
    }
    getMediaBox() {
      return this.node.MediaBox().asRectangle()
    }
    getCropBox() {
      return this.node.CropBox()?.asRectangle() ?? this.getMediaBox()
    }
    getBleedBox() {
      return this.node.BleedBox()?.asRectangle() ?? this.getCropBox()
    }
    getTrimBox() {
      return this.node.TrimBox()?.asRectangle() ?? this.getCropBox()
    }
    getArtBox() {
      return this.node.ArtBox()?.asRectangle() ?? this.getCropBox()
    }
    translateContent(e, t) {
      ;(N(e, `x`, [`number`]), N(t, `y`, [`number`]), this.node.normalize(), this.getContentStream())
      let n = this.createContentStream(Yd(), zd(e, t)),
        r = this.doc.context.register(n),
        i = this.createContentStream(Xd()),
        a = this.doc.context.register(i)
      this.node.wrapContentStreams(r, a)
    }
    scale(e, t) {
      ;(N(e, `x`, [`number`]),
        N(t, `y`, [`number`]),
        this.setSize(this.getWidth() * e, this.getHeight() * t),
        this.scaleContent(e, t),
        this.scaleAnnotations(e, t))
    }
    scaleContent(e, t) {
      ;(N(e, `x`, [`number`]), N(t, `y`, [`number`]), this.node.normalize(), this.getContentStream())
      let n = this.createContentStream(Yd(), Bd(e, t)),
        r = this.doc.context.register(n),
        i = this.createContentStream(Xd()),
        a = this.doc.context.register(i)
      this.node.wrapContentStreams(r, a)
    }
    scaleAnnotations(e, t) {
      ;(N(e, `x`, [`number`]), N(t, `y`, [`number`]))
      let n = this.node.Annots()
      if (n)
        for (let r = 0; r < n.size(); r++) {
          let i = n.lookup(r)
          i instanceof B && this.scaleAnnot(i, e, t)
        }
    }
    resetPosition() {
      ;(this.getContentStream(!1), (this.x = 0), (this.y = 0))
    }
    setFont(e) {
      ;(N(e, `font`, [[Dm, `PDFFont`]]),
        (this.font = e),
        (this.fontKey = this.node.newFontDictionary(this.font.name, this.font.ref)))
    }
    getJavaScriptActions() {
      let e = this.node.lookupMaybe(z.of(`AA`), B)
      if (e) return Nm(e, this.doc, `page`)
    }
    setFontSize(e) {
      ;(N(e, `fontSize`, [`number`]), (this.fontSize = e))
    }
    setFontColor(e) {
      ;(N(e, `fontColor`, [[Object, `Color`]]), (this.fontColor = e))
    }
    setLineHeight(e) {
      ;(N(e, `lineHeight`, [`number`]), (this.lineHeight = e))
    }
    getPosition() {
      return { x: this.x, y: this.y }
    }
    getX() {
      return this.x
    }
    getY() {
      return this.y
    }
    moveTo(e, t) {
      ;(N(e, `x`, [`number`]), N(t, `y`, [`number`]), (this.x = e), (this.y = t))
    }
    moveDown(e) {
      ;(N(e, `yDecrease`, [`number`]), (this.y -= e))
    }
    moveUp(e) {
      ;(N(e, `yIncrease`, [`number`]), (this.y += e))
    }
    moveLeft(e) {
      ;(N(e, `xDecrease`, [`number`]), (this.x -= e))
    }
    moveRight(e) {
      ;(N(e, `xIncrease`, [`number`]), (this.x += e))
    }
    pushOperators(...e) {
      ;(uo(e, `operator`, [[W, `PDFOperator`]]), this.getContentStream().push(...e))
    }
    drawText(e, t = {}) {
      ;(N(e, `text`, [`string`]),
        P(t.color, `options.color`, [[Object, `Color`]]),
        po(t.opacity, `opacity.opacity`, 0, 1),
        P(t.font, `options.font`, [[Dm, `PDFFont`]]),
        P(t.size, `options.size`, [`number`]),
        P(t.rotate, `options.rotate`, [[Object, `Rotation`]]),
        P(t.xSkew, `options.xSkew`, [[Object, `Rotation`]]),
        P(t.ySkew, `options.ySkew`, [[Object, `Rotation`]]),
        P(t.x, `options.x`, [`number`]),
        P(t.y, `options.y`, [`number`]),
        P(t.lineHeight, `options.lineHeight`, [`number`]),
        P(t.maxWidth, `options.maxWidth`, [`number`]),
        P(t.wordBreaks, `options.wordBreaks`, [Array]),
        ao(t.blendMode, `options.blendMode`, rp),
        P(t.characterSpacing, `options.characterSpacing`, [`number`]),
        P(t.strokeColor, `options.strokeColor`, [[Object, `Color`]]),
        P(t.strokeWidth, `options.strokeWidth`, [`number`]),
        P(t.renderMode, `options.renderMode`, [`number`]))
      let { oldFont: n, newFont: r, newFontKey: i } = this.setOrEmbedFont(t.font),
        a = t.size || this.fontSize,
        o = t.characterSpacing ?? 0,
        s = t.wordBreaks || this.doc.defaultWordBreaks,
        c =
          t.maxWidth === void 0
            ? Kr(Ur(e))
            : Zr(e, s, t.maxWidth, (e) => r.widthOfTextAtSize(e, a) + o * r.glyphCountOfText(e)),
        l = Array(c.length)
      for (let e = 0, t = c.length; e < t; e++) l[e] = r.encodeText(c[e])
      let u = this.maybeEmbedGraphicsState({ opacity: t.opacity, blendMode: t.blendMode })
      ;(this.getContentStream().push(
        ...kp(l, {
          color: t.color ?? this.fontColor,
          font: i,
          size: a,
          rotate: t.rotate ?? X(0),
          xSkew: t.xSkew ?? X(0),
          ySkew: t.ySkew ?? X(0),
          x: t.x ?? this.x,
          y: t.y ?? this.y,
          lineHeight: t.lineHeight ?? this.lineHeight,
          graphicsState: u,
          matrix: t.matrix,
          clipSpaces: t.clipSpaces,
          characterSpacing: t.characterSpacing,
          strokeColor: t.strokeColor,
          strokeWidth: t.strokeWidth,
          renderMode: t.renderMode,
        }),
      ),
        t.font && (n ? this.setFont(n) : this.resetFont()))
    }
    drawImage(e, t = {}) {
      ;(N(e, `image`, [[Om, `PDFImage`]]),
        P(t.x, `options.x`, [`number`]),
        P(t.y, `options.y`, [`number`]),
        P(t.width, `options.width`, [`number`]),
        P(t.height, `options.height`, [`number`]),
        P(t.rotate, `options.rotate`, [[Object, `Rotation`]]),
        P(t.xSkew, `options.xSkew`, [[Object, `Rotation`]]),
        P(t.ySkew, `options.ySkew`, [[Object, `Rotation`]]),
        po(t.opacity, `opacity.opacity`, 0, 1),
        ao(t.blendMode, `options.blendMode`, rp))
      let n = this.node.newXObject(`Image`, e.ref),
        r = this.maybeEmbedGraphicsState({ opacity: t.opacity, blendMode: t.blendMode })
      this.getContentStream().push(
        ...Ap(n, {
          x: t.x ?? this.x,
          y: t.y ?? this.y,
          width: t.width ?? e.size().width,
          height: t.height ?? e.size().height,
          rotate: t.rotate ?? X(0),
          xSkew: t.xSkew ?? X(0),
          ySkew: t.ySkew ?? X(0),
          graphicsState: r,
          matrix: t.matrix,
          clipSpaces: t.clipSpaces,
        }),
      )
    }
    drawPage(e, t = {}) {
      ;(N(e, `embeddedPage`, [[Em, `PDFEmbeddedPage`]]),
        P(t.x, `options.x`, [`number`]),
        P(t.y, `options.y`, [`number`]),
        P(t.xScale, `options.xScale`, [`number`]),
        P(t.yScale, `options.yScale`, [`number`]),
        P(t.width, `options.width`, [`number`]),
        P(t.height, `options.height`, [`number`]),
        P(t.rotate, `options.rotate`, [[Object, `Rotation`]]),
        P(t.xSkew, `options.xSkew`, [[Object, `Rotation`]]),
        P(t.ySkew, `options.ySkew`, [[Object, `Rotation`]]),
        po(t.opacity, `opacity.opacity`, 0, 1),
        ao(t.blendMode, `options.blendMode`, rp))
      let n = this.node.newXObject(`EmbeddedPdfPage`, e.ref),
        r = this.maybeEmbedGraphicsState({ opacity: t.opacity, blendMode: t.blendMode }),
        i = t.width === void 0 ? (t.xScale === void 0 ? 1 : t.xScale) : t.width / e.width,
        a = t.height === void 0 ? (t.yScale === void 0 ? 1 : t.yScale) : t.height / e.height
      this.getContentStream().push(
        ...jp(n, {
          x: t.x ?? this.x,
          y: t.y ?? this.y,
          xScale: i,
          yScale: a,
          rotate: t.rotate ?? X(0),
          xSkew: t.xSkew ?? X(0),
          ySkew: t.ySkew ?? X(0),
          graphicsState: r,
        }),
      )
    }
    drawSvgPath(e, t = {}) {
      ;(N(e, `path`, [`string`]),
        P(t.x, `options.x`, [`number`]),
        P(t.y, `options.y`, [`number`]),
        P(t.scale, `options.scale`, [`number`]),
        P(t.rotate, `options.rotate`, [[Object, `Rotation`]]),
        P(t.borderWidth, `options.borderWidth`, [`number`]),
        P(t.color, `options.color`, [[Object, `Color`]]),
        po(t.opacity, `opacity.opacity`, 0, 1),
        P(t.borderColor, `options.borderColor`, [[Object, `Color`]]),
        P(t.borderDashArray, `options.borderDashArray`, [Array]),
        P(t.borderDashPhase, `options.borderDashPhase`, [`number`]),
        ao(t.borderLineCap, `options.borderLineCap`, Gd),
        po(t.borderOpacity, `options.borderOpacity`, 0, 1),
        ao(t.blendMode, `options.blendMode`, rp),
        ao(t.fillRule, `options.fillRule`, af))
      let n = this.maybeEmbedGraphicsState({
        opacity: t.opacity,
        borderOpacity: t.borderOpacity,
        blendMode: t.blendMode,
      })
      ;(!(`color` in t) && !(`borderColor` in t) && (t.borderColor = Nf(0, 0, 0)),
        this.getContentStream().push(
          ...Ip(e, {
            x: t.x ?? this.x,
            y: t.y ?? this.y,
            scale: t.scale,
            rotate: t.rotate ?? X(0),
            color: t.color ?? void 0,
            borderColor: t.borderColor ?? void 0,
            borderWidth: t.borderWidth ?? 1,
            borderDashArray: t.borderDashArray ?? void 0,
            borderDashPhase: t.borderDashPhase ?? void 0,
            borderLineCap: t.borderLineCap ?? void 0,
            graphicsState: n,
            fillRule: t.fillRule,
            matrix: t.matrix,
            clipSpaces: t.clipSpaces,
          }),
        ))
    }
    drawLine(e) {
      ;(N(e.start, `options.start`, [[Object, `{ x: number, y: number }`]]),
        N(e.end, `options.end`, [[Object, `{ x: number, y: number }`]]),
        N(e.start.x, `options.start.x`, [`number`]),
        N(e.start.y, `options.start.y`, [`number`]),
        N(e.end.x, `options.end.x`, [`number`]),
        N(e.end.y, `options.end.y`, [`number`]),
        P(e.thickness, `options.thickness`, [`number`]),
        P(e.color, `options.color`, [[Object, `Color`]]),
        P(e.dashArray, `options.dashArray`, [Array]),
        P(e.dashPhase, `options.dashPhase`, [`number`]),
        ao(e.lineCap, `options.lineCap`, Gd),
        po(e.opacity, `opacity.opacity`, 0, 1),
        ao(e.blendMode, `options.blendMode`, rp))
      let t = this.maybeEmbedGraphicsState({ borderOpacity: e.opacity, blendMode: e.blendMode })
      ;(`color` in e || (e.color = Nf(0, 0, 0)),
        this.getContentStream().push(
          ...Mp({
            start: e.start,
            end: e.end,
            thickness: e.thickness ?? 1,
            color: e.color ?? void 0,
            dashArray: e.dashArray ?? void 0,
            dashPhase: e.dashPhase ?? void 0,
            lineCap: e.lineCap ?? void 0,
            graphicsState: t,
            matrix: e.matrix,
            clipSpaces: e.clipSpaces,
          }),
        ))
    }
    drawRectangle(e = {}) {
      ;(P(e.x, `options.x`, [`number`]),
        P(e.y, `options.y`, [`number`]),
        P(e.width, `options.width`, [`number`]),
        P(e.height, `options.height`, [`number`]),
        P(e.rotate, `options.rotate`, [[Object, `Rotation`]]),
        P(e.xSkew, `options.xSkew`, [[Object, `Rotation`]]),
        P(e.ySkew, `options.ySkew`, [[Object, `Rotation`]]),
        P(e.borderWidth, `options.borderWidth`, [`number`]),
        P(e.color, `options.color`, [[Object, `Color`]]),
        po(e.opacity, `options.opacity`, 0, 1),
        P(e.rx, `options.rx`, [`number`]),
        P(e.ry, `options.ry`, [`number`]),
        P(e.borderColor, `options.borderColor`, [[Object, `Color`]]),
        P(e.borderDashArray, `options.borderDashArray`, [Array]),
        P(e.borderDashPhase, `options.borderDashPhase`, [`number`]),
        ao(e.borderLineCap, `options.borderLineCap`, Gd),
        po(e.borderOpacity, `options.borderOpacity`, 0, 1),
        ao(e.blendMode, `options.blendMode`, rp))
      let t = this.maybeEmbedGraphicsState({
        opacity: e.opacity,
        borderOpacity: e.borderOpacity,
        blendMode: e.blendMode,
      })
      ;(!(`color` in e) && !(`borderColor` in e) && (e.color = Nf(0, 0, 0)),
        this.getContentStream().push(
          ...Pp({
            x: e.x ?? this.x,
            y: e.y ?? this.y,
            width: e.width ?? 150,
            height: e.height ?? 100,
            rotate: e.rotate ?? X(0),
            xSkew: e.xSkew ?? X(0),
            ySkew: e.ySkew ?? X(0),
            borderWidth: e.borderWidth ?? 0,
            color: e.color ?? void 0,
            rx: e.rx ?? 0,
            ry: e.ry ?? 0,
            borderColor: e.borderColor ?? void 0,
            borderDashArray: e.borderDashArray ?? void 0,
            borderDashPhase: e.borderDashPhase ?? void 0,
            graphicsState: t,
            borderLineCap: e.borderLineCap ?? void 0,
            matrix: e.matrix,
            clipSpaces: e.clipSpaces,
          }),
        ))
    }
    drawSquare(e = {}) {
      let { size: t } = e
      ;(P(t, `size`, [`number`]), this.drawRectangle(Object.assign(Object.assign({}, e), { width: t, height: t })))
    }
    drawEllipse(e = {}) {
      ;(P(e.x, `options.x`, [`number`]),
        P(e.y, `options.y`, [`number`]),
        P(e.xScale, `options.xScale`, [`number`]),
        P(e.yScale, `options.yScale`, [`number`]),
        P(e.rotate, `options.rotate`, [[Object, `Rotation`]]),
        P(e.color, `options.color`, [[Object, `Color`]]),
        po(e.opacity, `opacity.opacity`, 0, 1),
        P(e.borderColor, `options.borderColor`, [[Object, `Color`]]),
        po(e.borderOpacity, `options.borderOpacity`, 0, 1),
        P(e.borderWidth, `options.borderWidth`, [`number`]),
        P(e.borderDashArray, `options.borderDashArray`, [Array]),
        P(e.borderDashPhase, `options.borderDashPhase`, [`number`]),
        ao(e.borderLineCap, `options.borderLineCap`, Gd),
        ao(e.blendMode, `options.blendMode`, rp))
      let t = this.maybeEmbedGraphicsState({
        opacity: e.opacity,
        borderOpacity: e.borderOpacity,
        blendMode: e.blendMode,
      })
      ;(!(`color` in e) && !(`borderColor` in e) && (e.color = Nf(0, 0, 0)),
        this.getContentStream().push(
          ...Fp({
            x: e.x ?? this.x,
            y: e.y ?? this.y,
            xScale: e.xScale ?? 100,
            yScale: e.yScale ?? 100,
            rotate: e.rotate ?? void 0,
            color: e.color ?? void 0,
            borderColor: e.borderColor ?? void 0,
            borderWidth: e.borderWidth ?? 0,
            borderDashArray: e.borderDashArray ?? void 0,
            borderDashPhase: e.borderDashPhase ?? void 0,
            borderLineCap: e.borderLineCap ?? void 0,
            graphicsState: t,
            matrix: e.matrix,
            clipSpaces: e.clipSpaces,
          }),
        ))
    }
    drawCircle(e = {}) {
      let { size: t = 100 } = e
      ;(P(t, `size`, [`number`]), this.drawEllipse(Object.assign(Object.assign({}, e), { xScale: t, yScale: t })))
    }
    setOrEmbedFont(e) {
      let t = this.font,
        n = this.fontKey
      return (
        e ? this.setFont(e) : this.getFont(),
        { oldFont: t, oldFontKey: n, newFont: this.font, newFontKey: this.fontKey }
      )
    }
    drawSvg(e, t = {}) {
      ;(N(e, `svg`, [`string`, [np, `PDFSvg`]]),
        P(t.x, `options.x`, [`number`]),
        P(t.y, `options.y`, [`number`]),
        P(t.width, `options.width`, [`number`]),
        P(t.height, `options.height`, [`number`]),
        ao(t.blendMode, `options.blendMode`, rp),
        Ep(this, e, {
          x: t.x ?? this.x,
          y: t.y ?? this.y,
          fonts: t.fonts,
          width: t.width,
          height: t.height,
          blendMode: t.blendMode,
        }))
    }
    getFont() {
      if (!this.font || !this.fontKey) {
        let e = this.doc.embedStandardFont(Hm.Helvetica)
        this.setFont(e)
      }
      return [this.font, this.fontKey]
    }
    resetFont() {
      ;((this.font = void 0), (this.fontKey = void 0))
    }
    getContentStream(e = !0) {
      return (
        (e && this.contentStream) ||
          ((this.contentStream = this.createContentStream()),
          (this.contentStreamRef = this.doc.context.register(this.contentStream)),
          this.node.addContentStream(this.contentStreamRef)),
        this.contentStream
      )
    }
    createContentStream(...e) {
      let t = this.doc.context.obj({})
      return ds.of(t, e)
    }
    maybeEmbedGraphicsState(e) {
      let { opacity: t, borderOpacity: n, blendMode: r } = e
      if (t === void 0 && n === void 0 && r === void 0) return
      let i = this.doc.context.obj({ Type: `ExtGState`, ca: t, CA: n, BM: r })
      return this.node.newExtGState(`GS`, i)
    }
    scaleAnnot(e, t, n) {
      let r = [`RD`, `CL`, `Vertices`, `QuadPoints`, `L`, `Rect`]
      for (let i = 0, a = r.length; i < a; i++) {
        let a = e.lookup(z.of(r[i]))
        a instanceof R && a.scalePDFNumbers(t, n)
      }
      let i = e.lookup(z.of(`InkList`))
      if (i instanceof R)
        for (let e = 0, r = i.size(); e < r; e++) {
          let r = i.lookup(e)
          r instanceof R && r.scalePDFNumbers(t, n)
        }
    }
  }
;((Rg.of = (e, t, n) => new Rg(e, t, n)),
  (Rg.create = (e) => {
    N(e, `doc`, [[Kh, `PDFDocument`]])
    let t = H.of(-1),
      n = vs.withContextAndParent(e.context, t)
    return new Rg(n, e.context.register(n), e)
  }))
var zg = class extends Fm {
  constructor(e, t, n) {
    ;(super(e, t, n), N(e, `acroButton`, [[Ys, `PDFAcroPushButton`]]), (this.acroField = e))
  }
  setImage(e, t = km.Center) {
    let n = this.acroField.getWidgets()
    for (let r = 0, i = n.length; r < i; r++) {
      let i = n[r],
        a = this.createImageAppearanceStream(i, e, t)
      this.updateWidgetAppearances(i, { normal: a })
    }
    this.markAsClean()
  }
  setFontSize(e) {
    ;(go(e, `fontSize`), this.acroField.setFontSize(e), this.markAsDirty())
  }
  addToPage(e, t, n) {
    ;(P(e, `text`, [`string`]), P(t, `page`, [[Rg, `PDFPage`]]), Pm(n))
    let r = this.createWidget({
        x: (n?.x ?? 0) - (n?.borderWidth ?? 0) / 2,
        y: (n?.y ?? 0) - (n?.borderWidth ?? 0) / 2,
        width: n?.width ?? 100,
        height: n?.height ?? 50,
        textColor: n?.textColor ?? Nf(0, 0, 0),
        backgroundColor: n?.backgroundColor ?? Nf(0.75, 0.75, 0.75),
        borderColor: n?.borderColor,
        borderWidth: n?.borderWidth ?? 0,
        rotate: n?.rotate ?? X(0),
        caption: e,
        hidden: n?.hidden,
        page: t.ref,
      }),
      i = this.doc.context.register(r.dict)
    this.acroField.addWidget(i)
    let a = n?.font ?? this.doc.getForm().getDefaultFont()
    ;(this.updateWidgetAppearance(r, a), t.node.addAnnot(i))
  }
  needsAppearancesUpdate() {
    if (this.isDirty()) return !0
    let e = this.acroField.getWidgets()
    for (let t = 0, n = e.length; t < n; t++) if (!(e[t].getAppearances()?.normal instanceof as)) return !0
    return !1
  }
  defaultUpdateAppearances(e) {
    ;(N(e, `font`, [[Dm, `PDFFont`]]), this.updateAppearances(e))
  }
  updateAppearances(e, t) {
    ;(N(e, `font`, [[Dm, `PDFFont`]]), P(t, `provider`, [Function]))
    let n = this.acroField.getWidgets()
    for (let r = 0, i = n.length; r < i; r++) {
      let i = n[r]
      this.updateWidgetAppearance(i, e, t)
    }
  }
  updateWidgetAppearance(e, t, n) {
    let r = mm((n ?? Sm)(this, e, t))
    this.updateWidgetAppearanceWithFont(e, t, r)
  }
}
zg.of = (e, t, n) => new zg(e, t, n)
async function Bg(e, t, n) {
  let r = await Kh.create()
  ;(r.setTitle(n.title), r.setLanguage(n.language))
  let i = await r.embedJpg(e)
  return (r.addPage([t.w, t.h]).drawImage(i, { x: 0, y: 0, width: t.w, height: t.h }), r.save())
}
export { Bg as createCreativePdf }
