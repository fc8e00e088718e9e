const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = ['assets/desks-en-Ck-w79cN.js', 'assets/rolldown-runtime-XKyaHtl9.js', 'assets/desks-hi-BJIzQPfy.js']),
) => i.map((i) => d[i])
import { a as R, d as Re, f as ze, i as z, r as Be, u as Ve } from './brands-CeiyizDu.js'
import {
  Cr as n,
  Er as r,
  Fr as i,
  Hn as a,
  Ht as o,
  Mr as s,
  Nr as c,
  Or as l,
  Pt as u,
  Rt as d,
  Tr as f,
  Vt as p,
  bi as m,
  bn as h,
  ca as g,
  da as _,
  fi as v,
  hr as y,
  ir as b,
  mi as ee,
  nn as te,
  pi as x,
  rr as ne,
  ui as S,
  wr as re,
} from './first-CL_AHFyg.js'
import { Gt as He, Ht as Ue, Tt as B, Vt as We, Wt as Ge, qt as Ke } from './office-0J8ZDQL6.js'
import { i as qe } from './office-more-cy0REuhu.js'
import {
  H as P,
  I as _e,
  J as ve,
  K as ye,
  L as be,
  N as xe,
  Q as Se,
  R as Ce,
  X as we,
  Y as Te,
  Z as Ee,
  _ as F,
  a as De,
  f as Oe,
  g as ke,
  h as I,
  i as Ae,
  j as je,
  m as L,
  p as Me,
  q as Ne,
  s as Pe,
  v as Fe,
  x as Ie,
  y as Le,
} from './parts-Clelj3dw.js'
import { n as e, r as t } from './rolldown-runtime-XKyaHtl9.js'
import {
  A as ie,
  J as ae,
  Z as oe,
  dn as C,
  gt as se,
  ht as w,
  in as T,
  l as ce,
  ln as E,
  mt as D,
  pn as O,
  tt as le,
  vt as k,
} from './signed-in-DHQU3WVe.js'
import {
  U as A,
  c as ue,
  f as de,
  g as fe,
  h as j,
  n as pe,
  o as me,
  p as M,
  r as he,
  t as N,
  wt as ge,
} from './theme-CBDEJsnh.js'
var Je = e({ default: () => V }),
  V = function (e, t) {
    let n = e,
      r = U[t],
      i = null,
      a = 0,
      o = null,
      s = [],
      c = {},
      l = function (e, t) {
        ;((a = n * 4 + 17),
          (i = (function (e) {
            let t = Array(e)
            for (let n = 0; n < e; n += 1) {
              t[n] = Array(e)
              for (let r = 0; r < e; r += 1) t[n][r] = null
            }
            return t
          })(a)),
          u(0, 0),
          u(a - 7, 0),
          u(0, a - 7),
          p(),
          f(),
          h(e, t),
          n >= 7 && m(e),
          (o ??= v(n, r, s)),
          g(o, t))
      },
      u = function (e, t) {
        for (let n = -1; n <= 7; n += 1)
          if (!(e + n <= -1 || a <= e + n))
            for (let r = -1; r <= 7; r += 1)
              t + r <= -1 ||
                a <= t + r ||
                ((0 <= n && n <= 6 && (r == 0 || r == 6)) ||
                (0 <= r && r <= 6 && (n == 0 || n == 6)) ||
                (2 <= n && n <= 4 && 2 <= r && r <= 4)
                  ? (i[e + n][t + r] = !0)
                  : (i[e + n][t + r] = !1))
      },
      d = function () {
        let e = 0,
          t = 0
        for (let n = 0; n < 8; n += 1) {
          l(!0, n)
          let r = G.getLostPoint(c)
          ;(n == 0 || e > r) && ((e = r), (t = n))
        }
        return t
      },
      f = function () {
        for (let e = 8; e < a - 8; e += 1) i[e][6] ?? (i[e][6] = e % 2 == 0)
        for (let e = 8; e < a - 8; e += 1) i[6][e] ?? (i[6][e] = e % 2 == 0)
      },
      p = function () {
        let e = G.getPatternPosition(n)
        for (let t = 0; t < e.length; t += 1)
          for (let n = 0; n < e.length; n += 1) {
            let r = e[t],
              a = e[n]
            if (i[r][a] == null)
              for (let e = -2; e <= 2; e += 1)
                for (let t = -2; t <= 2; t += 1)
                  e == -2 || e == 2 || t == -2 || t == 2 || (e == 0 && t == 0)
                    ? (i[r + e][a + t] = !0)
                    : (i[r + e][a + t] = !1)
          }
      },
      m = function (e) {
        let t = G.getBCHTypeNumber(n)
        for (let n = 0; n < 18; n += 1) {
          let r = !e && ((t >> n) & 1) == 1
          i[Math.floor(n / 3)][(n % 3) + a - 8 - 3] = r
        }
        for (let n = 0; n < 18; n += 1) {
          let r = !e && ((t >> n) & 1) == 1
          i[(n % 3) + a - 8 - 3][Math.floor(n / 3)] = r
        }
      },
      h = function (e, t) {
        let n = (r << 3) | t,
          o = G.getBCHTypeInfo(n)
        for (let t = 0; t < 15; t += 1) {
          let n = !e && ((o >> t) & 1) == 1
          t < 6 ? (i[t][8] = n) : t < 8 ? (i[t + 1][8] = n) : (i[a - 15 + t][8] = n)
        }
        for (let t = 0; t < 15; t += 1) {
          let n = !e && ((o >> t) & 1) == 1
          t < 8 ? (i[8][a - t - 1] = n) : t < 9 ? (i[8][15 - t - 1 + 1] = n) : (i[8][15 - t - 1] = n)
        }
        i[a - 8][8] = !e
      },
      g = function (e, t) {
        let n = -1,
          r = a - 1,
          o = 7,
          s = 0,
          c = G.getMaskFunction(t)
        for (let t = a - 1; t > 0; t -= 2)
          for (t == 6 && --t; ;) {
            for (let n = 0; n < 2; n += 1)
              if (i[r][t - n] == null) {
                let a = !1
                ;(s < e.length && (a = ((e[s] >>> o) & 1) == 1),
                  c(r, t - n) && (a = !a),
                  (i[r][t - n] = a),
                  --o,
                  o == -1 && ((s += 1), (o = 7)))
              }
            if (((r += n), r < 0 || a <= r)) {
              ;((r -= n), (n = -n))
              break
            }
          }
      },
      _ = function (e, t) {
        let n = 0,
          r = 0,
          i = 0,
          a = Array(t.length),
          o = Array(t.length)
        for (let s = 0; s < t.length; s += 1) {
          let c = t[s].dataCount,
            l = t[s].totalCount - c
          ;((r = Math.max(r, c)), (i = Math.max(i, l)), (a[s] = Array(c)))
          for (let t = 0; t < a[s].length; t += 1) a[s][t] = 255 & e.getBuffer()[t + n]
          n += c
          let u = G.getErrorCorrectPolynomial(l),
            d = q(a[s], u.getLength() - 1).mod(u)
          o[s] = Array(u.getLength() - 1)
          for (let e = 0; e < o[s].length; e += 1) {
            let t = e + d.getLength() - o[s].length
            o[s][e] = t >= 0 ? d.getAt(t) : 0
          }
        }
        let s = 0
        for (let e = 0; e < t.length; e += 1) s += t[e].totalCount
        let c = Array(s),
          l = 0
        for (let e = 0; e < r; e += 1)
          for (let n = 0; n < t.length; n += 1) e < a[n].length && ((c[l] = a[n][e]), (l += 1))
        for (let e = 0; e < i; e += 1)
          for (let n = 0; n < t.length; n += 1) e < o[n].length && ((c[l] = o[n][e]), (l += 1))
        return c
      },
      v = function (e, t, n) {
        let r = Ye.getRSBlocks(e, t),
          i = Xe()
        for (let t = 0; t < n.length; t += 1) {
          let r = n[t]
          ;(i.put(r.getMode(), 4), i.put(r.getLength(), G.getLengthInBits(r.getMode(), e)), r.write(i))
        }
        let a = 0
        for (let e = 0; e < r.length; e += 1) a += r[e].dataCount
        if (i.getLengthInBits() > a * 8) throw `code length overflow. (` + i.getLengthInBits() + `>` + a * 8 + `)`
        for (i.getLengthInBits() + 4 <= a * 8 && i.put(0, 4); i.getLengthInBits() % 8 != 0;) i.putBit(!1)
        for (; !(i.getLengthInBits() >= a * 8 || (i.put(236, 8), i.getLengthInBits() >= a * 8));) i.put(17, 8)
        return _(i, r)
      }
    ;((c.addData = function (e, t) {
      t ||= `Byte`
      let n = null
      switch (t) {
        case `Numeric`:
          n = Ze(e)
          break
        case `Alphanumeric`:
          n = Qe(e)
          break
        case `Byte`:
          n = $e(e)
          break
        case `Kanji`:
          n = et(e)
          break
        default:
          throw `mode:` + t
      }
      ;(s.push(n), (o = null))
    }),
      (c.isDark = function (e, t) {
        if (e < 0 || a <= e || t < 0 || a <= t) throw e + `,` + t
        return i[e][t]
      }),
      (c.getModuleCount = function () {
        return a
      }),
      (c.make = function () {
        if (n < 1) {
          let e = 1
          for (; e < 40; e++) {
            let t = Ye.getRSBlocks(e, r),
              n = Xe()
            for (let t = 0; t < s.length; t++) {
              let r = s[t]
              ;(n.put(r.getMode(), 4), n.put(r.getLength(), G.getLengthInBits(r.getMode(), e)), r.write(n))
            }
            let i = 0
            for (let e = 0; e < t.length; e++) i += t[e].dataCount
            if (n.getLengthInBits() <= i * 8) break
          }
          n = e
        }
        l(!1, d())
      }),
      (c.createTableTag = function (e, t) {
        ;((e ||= 2), (t = t === void 0 ? e * 4 : t))
        let n = ``
        ;((n += `<table style="`),
          (n += ` border-width: 0px; border-style: none;`),
          (n += ` border-collapse: collapse;`),
          (n += ` padding: 0px; margin: ` + t + `px;`),
          (n += `">`),
          (n += `<tbody>`))
        for (let t = 0; t < c.getModuleCount(); t += 1) {
          n += `<tr>`
          for (let r = 0; r < c.getModuleCount(); r += 1)
            ((n += `<td style="`),
              (n += ` border-width: 0px; border-style: none;`),
              (n += ` border-collapse: collapse;`),
              (n += ` padding: 0px; margin: 0px;`),
              (n += ` width: ` + e + `px;`),
              (n += ` height: ` + e + `px;`),
              (n += ` background-color: `),
              (n += c.isDark(t, r) ? `#000000` : `#ffffff`),
              (n += `;`),
              (n += `"/>`))
          n += `</tr>`
        }
        return ((n += `</tbody>`), (n += `</table>`), n)
      }),
      (c.createSvgTag = function (e, t, n, r) {
        let i = {}
        ;(typeof arguments[0] == `object` &&
          ((i = arguments[0]), (e = i.cellSize), (t = i.margin), (n = i.alt), (r = i.title)),
          (e ||= 2),
          (t = t === void 0 ? e * 4 : t),
          (n = typeof n == `string` ? { text: n } : n || {}),
          (n.text = n.text || null),
          (n.id = n.text ? n.id || `qrcode-description` : null),
          (r = typeof r == `string` ? { text: r } : r || {}),
          (r.text = r.text || null),
          (r.id = r.text ? r.id || `qrcode-title` : null))
        let a = c.getModuleCount() * e + t * 2,
          o,
          s,
          l,
          u,
          d = ``,
          f
        for (
          f = `l` + e + `,0 0,` + e + ` -` + e + `,0 0,-` + e + `z `,
            d += `<svg version="1.1" xmlns="http://www.w3.org/2000/svg"`,
            d += i.scalable ? `` : ` width="` + a + `px" height="` + a + `px"`,
            d += ` viewBox="0 0 ` + a + ` ` + a + `" `,
            d += ` preserveAspectRatio="xMinYMin meet"`,
            d += r.text || n.text ? ` role="img" aria-labelledby="` + y([r.id, n.id].join(` `).trim()) + `"` : ``,
            d += `>`,
            d += r.text ? `<title id="` + y(r.id) + `">` + y(r.text) + `</title>` : ``,
            d += n.text ? `<description id="` + y(n.id) + `">` + y(n.text) + `</description>` : ``,
            d += `<rect width="100%" height="100%" fill="white" cx="0" cy="0"/>`,
            d += `<path d="`,
            l = 0;
          l < c.getModuleCount();
          l += 1
        )
          for (u = l * e + t, o = 0; o < c.getModuleCount(); o += 1)
            c.isDark(l, o) && ((s = o * e + t), (d += `M` + s + `,` + u + f))
        return ((d += `" stroke="transparent" fill="black"/>`), (d += `</svg>`), d)
      }),
      (c.createDataURL = function (e, t) {
        ;((e ||= 2), (t = t === void 0 ? e * 4 : t))
        let n = c.getModuleCount() * e + t * 2,
          r = t,
          i = n - t
        return at(n, n, function (t, n) {
          if (r <= t && t < i && r <= n && n < i) {
            let i = Math.floor((t - r) / e),
              a = Math.floor((n - r) / e)
            return +!c.isDark(a, i)
          }
          return 1
        })
      }),
      (c.createImgTag = function (e, t, n) {
        ;((e ||= 2), (t = t === void 0 ? e * 4 : t))
        let r = c.getModuleCount() * e + t * 2,
          i = ``
        return (
          (i += `<img`),
          (i += ` src="`),
          (i += c.createDataURL(e, t)),
          (i += `"`),
          (i += ` width="`),
          (i += r),
          (i += `"`),
          (i += ` height="`),
          (i += r),
          (i += `"`),
          n && ((i += ` alt="`), (i += y(n)), (i += `"`)),
          (i += `/>`),
          i
        )
      }))
    let y = function (e) {
        let t = ``
        for (let n = 0; n < e.length; n += 1) {
          let r = e.charAt(n)
          switch (r) {
            case `<`:
              t += `&lt;`
              break
            case `>`:
              t += `&gt;`
              break
            case `&`:
              t += `&amp;`
              break
            case `"`:
              t += `&quot;`
              break
            default:
              t += r
          }
        }
        return t
      },
      b = function (e) {
        e = e === void 0 ? 2 : e
        let t = c.getModuleCount() * 1 + e * 2,
          n = e,
          r = t - e,
          i,
          a,
          o,
          s,
          l,
          u = { '██': `█`, '█ ': `▀`, ' █': `▄`, '  ': ` ` },
          d = { '██': `▀`, '█ ': `▀`, ' █': ` `, '  ': ` ` },
          f = ``
        for (i = 0; i < t; i += 2) {
          for (o = Math.floor((i - n) / 1), s = Math.floor((i + 1 - n) / 1), a = 0; a < t; a += 1)
            ((l = `█`),
              n <= a && a < r && n <= i && i < r && c.isDark(o, Math.floor((a - n) / 1)) && (l = ` `),
              n <= a && a < r && n <= i + 1 && i + 1 < r && c.isDark(s, Math.floor((a - n) / 1))
                ? (l += ` `)
                : (l += `█`),
              (f += e < 1 && i + 1 >= r ? d[l] : u[l]))
          f += `
`
        }
        return t % 2 && e > 0 ? f.substring(0, f.length - t - 1) + Array(t + 1).join(`▀`) : f.substring(0, f.length - 1)
      }
    return (
      (c.createASCII = function (e, t) {
        if (((e ||= 1), e < 2)) return b(t)
        ;(--e, (t = t === void 0 ? e * 2 : t))
        let n = c.getModuleCount() * e + t * 2,
          r = t,
          i = n - t,
          a,
          o,
          s,
          l,
          u = Array(e + 1).join(`██`),
          d = Array(e + 1).join(`  `),
          f = ``,
          p = ``
        for (a = 0; a < n; a += 1) {
          for (s = Math.floor((a - r) / e), p = ``, o = 0; o < n; o += 1)
            ((l = 1),
              r <= o && o < i && r <= a && a < i && c.isDark(s, Math.floor((o - r) / e)) && (l = 0),
              (p += l ? u : d))
          for (s = 0; s < e; s += 1)
            f +=
              p +
              `
`
        }
        return f.substring(0, f.length - 1)
      }),
      (c.renderTo2dContext = function (e, t) {
        t ||= 2
        let n = c.getModuleCount()
        for (let r = 0; r < n; r++)
          for (let i = 0; i < n; i++)
            ((e.fillStyle = c.isDark(r, i) ? `black` : `white`), e.fillRect(i * t, r * t, t, t))
      }),
      c
    )
  }
;((V.stringToBytes = function (e) {
  let t = []
  for (let n = 0; n < e.length; n += 1) {
    let r = e.charCodeAt(n)
    t.push(r & 255)
  }
  return t
}),
  (V.createStringToBytes = function (e, t) {
    let n = (function () {
      let n = rt(e),
        r = function () {
          let e = n.read()
          if (e == -1) throw `eof`
          return e
        },
        i = 0,
        a = {}
      for (;;) {
        let e = n.read()
        if (e == -1) break
        let t = r(),
          o = r(),
          s = r(),
          c = String.fromCharCode((e << 8) | t)
        ;((a[c] = (o << 8) | s), (i += 1))
      }
      if (i != t) throw i + ` != ` + t
      return a
    })()
    return function (e) {
      let t = []
      for (let r = 0; r < e.length; r += 1) {
        let i = e.charCodeAt(r)
        if (i < 128) t.push(i)
        else {
          let i = n[e.charAt(r)]
          typeof i == `number` ? ((i & 255) == i ? t.push(i) : (t.push(i >>> 8), t.push(i & 255))) : t.push(63)
        }
      }
      return t
    }
  }))
var H = { MODE_NUMBER: 1, MODE_ALPHA_NUM: 2, MODE_8BIT_BYTE: 4, MODE_KANJI: 8 },
  U = { L: 1, M: 0, Q: 3, H: 2 },
  W = {
    PATTERN000: 0,
    PATTERN001: 1,
    PATTERN010: 2,
    PATTERN011: 3,
    PATTERN100: 4,
    PATTERN101: 5,
    PATTERN110: 6,
    PATTERN111: 7,
  },
  G = (function () {
    let e = [
        [],
        [6, 18],
        [6, 22],
        [6, 26],
        [6, 30],
        [6, 34],
        [6, 22, 38],
        [6, 24, 42],
        [6, 26, 46],
        [6, 28, 50],
        [6, 30, 54],
        [6, 32, 58],
        [6, 34, 62],
        [6, 26, 46, 66],
        [6, 26, 48, 70],
        [6, 26, 50, 74],
        [6, 30, 54, 78],
        [6, 30, 56, 82],
        [6, 30, 58, 86],
        [6, 34, 62, 90],
        [6, 28, 50, 72, 94],
        [6, 26, 50, 74, 98],
        [6, 30, 54, 78, 102],
        [6, 28, 54, 80, 106],
        [6, 32, 58, 84, 110],
        [6, 30, 58, 86, 114],
        [6, 34, 62, 90, 118],
        [6, 26, 50, 74, 98, 122],
        [6, 30, 54, 78, 102, 126],
        [6, 26, 52, 78, 104, 130],
        [6, 30, 56, 82, 108, 134],
        [6, 34, 60, 86, 112, 138],
        [6, 30, 58, 86, 114, 142],
        [6, 34, 62, 90, 118, 146],
        [6, 30, 54, 78, 102, 126, 150],
        [6, 24, 50, 76, 102, 128, 154],
        [6, 28, 54, 80, 106, 132, 158],
        [6, 32, 58, 84, 110, 136, 162],
        [6, 26, 54, 82, 110, 138, 166],
        [6, 30, 58, 86, 114, 142, 170],
      ],
      t = 1335,
      n = 7973,
      r = {},
      i = function (e) {
        let t = 0
        for (; e != 0;) ((t += 1), (e >>>= 1))
        return t
      }
    return (
      (r.getBCHTypeInfo = function (e) {
        let n = e << 10
        for (; i(n) - i(t) >= 0;) n ^= t << (i(n) - i(t))
        return ((e << 10) | n) ^ 21522
      }),
      (r.getBCHTypeNumber = function (e) {
        let t = e << 12
        for (; i(t) - i(n) >= 0;) t ^= n << (i(t) - i(n))
        return (e << 12) | t
      }),
      (r.getPatternPosition = function (t) {
        return e[t - 1]
      }),
      (r.getMaskFunction = function (e) {
        switch (e) {
          case W.PATTERN000:
            return function (e, t) {
              return (e + t) % 2 == 0
            }
          case W.PATTERN001:
            return function (e, t) {
              return e % 2 == 0
            }
          case W.PATTERN010:
            return function (e, t) {
              return t % 3 == 0
            }
          case W.PATTERN011:
            return function (e, t) {
              return (e + t) % 3 == 0
            }
          case W.PATTERN100:
            return function (e, t) {
              return (Math.floor(e / 2) + Math.floor(t / 3)) % 2 == 0
            }
          case W.PATTERN101:
            return function (e, t) {
              return ((e * t) % 2) + ((e * t) % 3) == 0
            }
          case W.PATTERN110:
            return function (e, t) {
              return (((e * t) % 2) + ((e * t) % 3)) % 2 == 0
            }
          case W.PATTERN111:
            return function (e, t) {
              return (((e * t) % 3) + ((e + t) % 2)) % 2 == 0
            }
          default:
            throw `bad maskPattern:` + e
        }
      }),
      (r.getErrorCorrectPolynomial = function (e) {
        let t = q([1], 0)
        for (let n = 0; n < e; n += 1) t = t.multiply(q([1, K.gexp(n)], 0))
        return t
      }),
      (r.getLengthInBits = function (e, t) {
        if (1 <= t && t < 10)
          switch (e) {
            case H.MODE_NUMBER:
              return 10
            case H.MODE_ALPHA_NUM:
              return 9
            case H.MODE_8BIT_BYTE:
              return 8
            case H.MODE_KANJI:
              return 8
            default:
              throw `mode:` + e
          }
        else if (t < 27)
          switch (e) {
            case H.MODE_NUMBER:
              return 12
            case H.MODE_ALPHA_NUM:
              return 11
            case H.MODE_8BIT_BYTE:
              return 16
            case H.MODE_KANJI:
              return 10
            default:
              throw `mode:` + e
          }
        else if (t < 41)
          switch (e) {
            case H.MODE_NUMBER:
              return 14
            case H.MODE_ALPHA_NUM:
              return 13
            case H.MODE_8BIT_BYTE:
              return 16
            case H.MODE_KANJI:
              return 12
            default:
              throw `mode:` + e
          }
        else throw `type:` + t
      }),
      (r.getLostPoint = function (e) {
        let t = e.getModuleCount(),
          n = 0
        for (let r = 0; r < t; r += 1)
          for (let i = 0; i < t; i += 1) {
            let a = 0,
              o = e.isDark(r, i)
            for (let n = -1; n <= 1; n += 1)
              if (!(r + n < 0 || t <= r + n))
                for (let s = -1; s <= 1; s += 1)
                  i + s < 0 || t <= i + s || ((n != 0 || s != 0) && o == e.isDark(r + n, i + s) && (a += 1))
            a > 5 && (n += 3 + a - 5)
          }
        for (let r = 0; r < t - 1; r += 1)
          for (let i = 0; i < t - 1; i += 1) {
            let t = 0
            ;(e.isDark(r, i) && (t += 1),
              e.isDark(r + 1, i) && (t += 1),
              e.isDark(r, i + 1) && (t += 1),
              e.isDark(r + 1, i + 1) && (t += 1),
              (t == 0 || t == 4) && (n += 3))
          }
        for (let r = 0; r < t; r += 1)
          for (let i = 0; i < t - 6; i += 1)
            e.isDark(r, i) &&
              !e.isDark(r, i + 1) &&
              e.isDark(r, i + 2) &&
              e.isDark(r, i + 3) &&
              e.isDark(r, i + 4) &&
              !e.isDark(r, i + 5) &&
              e.isDark(r, i + 6) &&
              (n += 40)
        for (let r = 0; r < t; r += 1)
          for (let i = 0; i < t - 6; i += 1)
            e.isDark(i, r) &&
              !e.isDark(i + 1, r) &&
              e.isDark(i + 2, r) &&
              e.isDark(i + 3, r) &&
              e.isDark(i + 4, r) &&
              !e.isDark(i + 5, r) &&
              e.isDark(i + 6, r) &&
              (n += 40)
        let r = 0
        for (let n = 0; n < t; n += 1) for (let i = 0; i < t; i += 1) e.isDark(i, n) && (r += 1)
        let i = Math.abs((100 * r) / t / t - 50) / 5
        return ((n += i * 10), n)
      }),
      r
    )
  })(),
  K = (function () {
    let e = Array(256),
      t = Array(256)
    for (let t = 0; t < 8; t += 1) e[t] = 1 << t
    for (let t = 8; t < 256; t += 1) e[t] = e[t - 4] ^ e[t - 5] ^ e[t - 6] ^ e[t - 8]
    for (let n = 0; n < 255; n += 1) t[e[n]] = n
    let n = {}
    return (
      (n.glog = function (e) {
        if (e < 1) throw `glog(` + e + `)`
        return t[e]
      }),
      (n.gexp = function (t) {
        for (; t < 0;) t += 255
        for (; t >= 256;) t -= 255
        return e[t]
      }),
      n
    )
  })(),
  q = function (e, t) {
    if (e.length === void 0) throw e.length + `/` + t
    let n = (function () {
        let n = 0
        for (; n < e.length && e[n] == 0;) n += 1
        let r = Array(e.length - n + t)
        for (let t = 0; t < e.length - n; t += 1) r[t] = e[t + n]
        return r
      })(),
      r = {}
    return (
      (r.getAt = function (e) {
        return n[e]
      }),
      (r.getLength = function () {
        return n.length
      }),
      (r.multiply = function (e) {
        let t = Array(r.getLength() + e.getLength() - 1)
        for (let n = 0; n < r.getLength(); n += 1)
          for (let i = 0; i < e.getLength(); i += 1) t[n + i] ^= K.gexp(K.glog(r.getAt(n)) + K.glog(e.getAt(i)))
        return q(t, 0)
      }),
      (r.mod = function (e) {
        if (r.getLength() - e.getLength() < 0) return r
        let t = K.glog(r.getAt(0)) - K.glog(e.getAt(0)),
          n = Array(r.getLength())
        for (let e = 0; e < r.getLength(); e += 1) n[e] = r.getAt(e)
        for (let r = 0; r < e.getLength(); r += 1) n[r] ^= K.gexp(K.glog(e.getAt(r)) + t)
        return q(n, 0).mod(e)
      }),
      r
    )
  },
  Ye = (function () {
    let e = [
        [1, 26, 19],
        [1, 26, 16],
        [1, 26, 13],
        [1, 26, 9],
        [1, 44, 34],
        [1, 44, 28],
        [1, 44, 22],
        [1, 44, 16],
        [1, 70, 55],
        [1, 70, 44],
        [2, 35, 17],
        [2, 35, 13],
        [1, 100, 80],
        [2, 50, 32],
        [2, 50, 24],
        [4, 25, 9],
        [1, 134, 108],
        [2, 67, 43],
        [2, 33, 15, 2, 34, 16],
        [2, 33, 11, 2, 34, 12],
        [2, 86, 68],
        [4, 43, 27],
        [4, 43, 19],
        [4, 43, 15],
        [2, 98, 78],
        [4, 49, 31],
        [2, 32, 14, 4, 33, 15],
        [4, 39, 13, 1, 40, 14],
        [2, 121, 97],
        [2, 60, 38, 2, 61, 39],
        [4, 40, 18, 2, 41, 19],
        [4, 40, 14, 2, 41, 15],
        [2, 146, 116],
        [3, 58, 36, 2, 59, 37],
        [4, 36, 16, 4, 37, 17],
        [4, 36, 12, 4, 37, 13],
        [2, 86, 68, 2, 87, 69],
        [4, 69, 43, 1, 70, 44],
        [6, 43, 19, 2, 44, 20],
        [6, 43, 15, 2, 44, 16],
        [4, 101, 81],
        [1, 80, 50, 4, 81, 51],
        [4, 50, 22, 4, 51, 23],
        [3, 36, 12, 8, 37, 13],
        [2, 116, 92, 2, 117, 93],
        [6, 58, 36, 2, 59, 37],
        [4, 46, 20, 6, 47, 21],
        [7, 42, 14, 4, 43, 15],
        [4, 133, 107],
        [8, 59, 37, 1, 60, 38],
        [8, 44, 20, 4, 45, 21],
        [12, 33, 11, 4, 34, 12],
        [3, 145, 115, 1, 146, 116],
        [4, 64, 40, 5, 65, 41],
        [11, 36, 16, 5, 37, 17],
        [11, 36, 12, 5, 37, 13],
        [5, 109, 87, 1, 110, 88],
        [5, 65, 41, 5, 66, 42],
        [5, 54, 24, 7, 55, 25],
        [11, 36, 12, 7, 37, 13],
        [5, 122, 98, 1, 123, 99],
        [7, 73, 45, 3, 74, 46],
        [15, 43, 19, 2, 44, 20],
        [3, 45, 15, 13, 46, 16],
        [1, 135, 107, 5, 136, 108],
        [10, 74, 46, 1, 75, 47],
        [1, 50, 22, 15, 51, 23],
        [2, 42, 14, 17, 43, 15],
        [5, 150, 120, 1, 151, 121],
        [9, 69, 43, 4, 70, 44],
        [17, 50, 22, 1, 51, 23],
        [2, 42, 14, 19, 43, 15],
        [3, 141, 113, 4, 142, 114],
        [3, 70, 44, 11, 71, 45],
        [17, 47, 21, 4, 48, 22],
        [9, 39, 13, 16, 40, 14],
        [3, 135, 107, 5, 136, 108],
        [3, 67, 41, 13, 68, 42],
        [15, 54, 24, 5, 55, 25],
        [15, 43, 15, 10, 44, 16],
        [4, 144, 116, 4, 145, 117],
        [17, 68, 42],
        [17, 50, 22, 6, 51, 23],
        [19, 46, 16, 6, 47, 17],
        [2, 139, 111, 7, 140, 112],
        [17, 74, 46],
        [7, 54, 24, 16, 55, 25],
        [34, 37, 13],
        [4, 151, 121, 5, 152, 122],
        [4, 75, 47, 14, 76, 48],
        [11, 54, 24, 14, 55, 25],
        [16, 45, 15, 14, 46, 16],
        [6, 147, 117, 4, 148, 118],
        [6, 73, 45, 14, 74, 46],
        [11, 54, 24, 16, 55, 25],
        [30, 46, 16, 2, 47, 17],
        [8, 132, 106, 4, 133, 107],
        [8, 75, 47, 13, 76, 48],
        [7, 54, 24, 22, 55, 25],
        [22, 45, 15, 13, 46, 16],
        [10, 142, 114, 2, 143, 115],
        [19, 74, 46, 4, 75, 47],
        [28, 50, 22, 6, 51, 23],
        [33, 46, 16, 4, 47, 17],
        [8, 152, 122, 4, 153, 123],
        [22, 73, 45, 3, 74, 46],
        [8, 53, 23, 26, 54, 24],
        [12, 45, 15, 28, 46, 16],
        [3, 147, 117, 10, 148, 118],
        [3, 73, 45, 23, 74, 46],
        [4, 54, 24, 31, 55, 25],
        [11, 45, 15, 31, 46, 16],
        [7, 146, 116, 7, 147, 117],
        [21, 73, 45, 7, 74, 46],
        [1, 53, 23, 37, 54, 24],
        [19, 45, 15, 26, 46, 16],
        [5, 145, 115, 10, 146, 116],
        [19, 75, 47, 10, 76, 48],
        [15, 54, 24, 25, 55, 25],
        [23, 45, 15, 25, 46, 16],
        [13, 145, 115, 3, 146, 116],
        [2, 74, 46, 29, 75, 47],
        [42, 54, 24, 1, 55, 25],
        [23, 45, 15, 28, 46, 16],
        [17, 145, 115],
        [10, 74, 46, 23, 75, 47],
        [10, 54, 24, 35, 55, 25],
        [19, 45, 15, 35, 46, 16],
        [17, 145, 115, 1, 146, 116],
        [14, 74, 46, 21, 75, 47],
        [29, 54, 24, 19, 55, 25],
        [11, 45, 15, 46, 46, 16],
        [13, 145, 115, 6, 146, 116],
        [14, 74, 46, 23, 75, 47],
        [44, 54, 24, 7, 55, 25],
        [59, 46, 16, 1, 47, 17],
        [12, 151, 121, 7, 152, 122],
        [12, 75, 47, 26, 76, 48],
        [39, 54, 24, 14, 55, 25],
        [22, 45, 15, 41, 46, 16],
        [6, 151, 121, 14, 152, 122],
        [6, 75, 47, 34, 76, 48],
        [46, 54, 24, 10, 55, 25],
        [2, 45, 15, 64, 46, 16],
        [17, 152, 122, 4, 153, 123],
        [29, 74, 46, 14, 75, 47],
        [49, 54, 24, 10, 55, 25],
        [24, 45, 15, 46, 46, 16],
        [4, 152, 122, 18, 153, 123],
        [13, 74, 46, 32, 75, 47],
        [48, 54, 24, 14, 55, 25],
        [42, 45, 15, 32, 46, 16],
        [20, 147, 117, 4, 148, 118],
        [40, 75, 47, 7, 76, 48],
        [43, 54, 24, 22, 55, 25],
        [10, 45, 15, 67, 46, 16],
        [19, 148, 118, 6, 149, 119],
        [18, 75, 47, 31, 76, 48],
        [34, 54, 24, 34, 55, 25],
        [20, 45, 15, 61, 46, 16],
      ],
      t = function (e, t) {
        let n = {}
        return ((n.totalCount = e), (n.dataCount = t), n)
      },
      n = {},
      r = function (t, n) {
        switch (n) {
          case U.L:
            return e[(t - 1) * 4 + 0]
          case U.M:
            return e[(t - 1) * 4 + 1]
          case U.Q:
            return e[(t - 1) * 4 + 2]
          case U.H:
            return e[(t - 1) * 4 + 3]
          default:
            return
        }
      }
    return (
      (n.getRSBlocks = function (e, n) {
        let i = r(e, n)
        if (i === void 0) throw `bad rs block @ typeNumber:` + e + `/errorCorrectionLevel:` + n
        let a = i.length / 3,
          o = []
        for (let e = 0; e < a; e += 1) {
          let n = i[e * 3 + 0],
            r = i[e * 3 + 1],
            a = i[e * 3 + 2]
          for (let e = 0; e < n; e += 1) o.push(t(r, a))
        }
        return o
      }),
      n
    )
  })(),
  Xe = function () {
    let e = [],
      t = 0,
      n = {}
    return (
      (n.getBuffer = function () {
        return e
      }),
      (n.getAt = function (t) {
        let n = Math.floor(t / 8)
        return ((e[n] >>> (7 - (t % 8))) & 1) == 1
      }),
      (n.put = function (e, t) {
        for (let r = 0; r < t; r += 1) n.putBit(((e >>> (t - r - 1)) & 1) == 1)
      }),
      (n.getLengthInBits = function () {
        return t
      }),
      (n.putBit = function (n) {
        let r = Math.floor(t / 8)
        ;(e.length <= r && e.push(0), n && (e[r] |= 128 >>> (t % 8)), (t += 1))
      }),
      n
    )
  },
  Ze = function (e) {
    let t = H.MODE_NUMBER,
      n = e,
      r = {}
    ;((r.getMode = function () {
      return t
    }),
      (r.getLength = function (e) {
        return n.length
      }),
      (r.write = function (e) {
        let t = n,
          r = 0
        for (; r + 2 < t.length;) (e.put(i(t.substring(r, r + 3)), 10), (r += 3))
        r < t.length &&
          (t.length - r == 1
            ? e.put(i(t.substring(r, r + 1)), 4)
            : t.length - r == 2 && e.put(i(t.substring(r, r + 2)), 7))
      }))
    let i = function (e) {
        let t = 0
        for (let n = 0; n < e.length; n += 1) t = t * 10 + a(e.charAt(n))
        return t
      },
      a = function (e) {
        if (`0` <= e && e <= `9`) return e.charCodeAt(0) - 48
        throw `illegal char :` + e
      }
    return r
  },
  Qe = function (e) {
    let t = H.MODE_ALPHA_NUM,
      n = e,
      r = {}
    ;((r.getMode = function () {
      return t
    }),
      (r.getLength = function (e) {
        return n.length
      }),
      (r.write = function (e) {
        let t = n,
          r = 0
        for (; r + 1 < t.length;) (e.put(i(t.charAt(r)) * 45 + i(t.charAt(r + 1)), 11), (r += 2))
        r < t.length && e.put(i(t.charAt(r)), 6)
      }))
    let i = function (e) {
      if (`0` <= e && e <= `9`) return e.charCodeAt(0) - 48
      if (`A` <= e && e <= `Z`) return e.charCodeAt(0) - 65 + 10
      switch (e) {
        case ` `:
          return 36
        case `$`:
          return 37
        case `%`:
          return 38
        case `*`:
          return 39
        case `+`:
          return 40
        case `-`:
          return 41
        case `.`:
          return 42
        case `/`:
          return 43
        case `:`:
          return 44
        default:
          throw `illegal char :` + e
      }
    }
    return r
  },
  $e = function (e) {
    let t = H.MODE_8BIT_BYTE,
      n = V.stringToBytes(e),
      r = {}
    return (
      (r.getMode = function () {
        return t
      }),
      (r.getLength = function (e) {
        return n.length
      }),
      (r.write = function (e) {
        for (let t = 0; t < n.length; t += 1) e.put(n[t], 8)
      }),
      r
    )
  },
  et = function (e) {
    let t = H.MODE_KANJI,
      n = V.stringToBytes
    ;(function (e, t) {
      let r = n(e)
      if (r.length != 2 || ((r[0] << 8) | r[1]) != t) throw `sjis not supported.`
    })(`友`, 38726)
    let r = n(e),
      i = {}
    return (
      (i.getMode = function () {
        return t
      }),
      (i.getLength = function (e) {
        return ~~(r.length / 2)
      }),
      (i.write = function (e) {
        let t = r,
          n = 0
        for (; n + 1 < t.length;) {
          let r = ((255 & t[n]) << 8) | (255 & t[n + 1])
          if (33088 <= r && r <= 40956) r -= 33088
          else if (57408 <= r && r <= 60351) r -= 49472
          else throw `illegal char at ` + (n + 1) + `/` + r
          ;((r = ((r >>> 8) & 255) * 192 + (r & 255)), e.put(r, 13), (n += 2))
        }
        if (n < t.length) throw `illegal char at ` + (n + 1)
      }),
      i
    )
  },
  tt = function () {
    let e = [],
      t = {}
    return (
      (t.writeByte = function (t) {
        e.push(t & 255)
      }),
      (t.writeShort = function (e) {
        ;(t.writeByte(e), t.writeByte(e >>> 8))
      }),
      (t.writeBytes = function (e, n, r) {
        ;((n ||= 0), (r ||= e.length))
        for (let i = 0; i < r; i += 1) t.writeByte(e[i + n])
      }),
      (t.writeString = function (e) {
        for (let n = 0; n < e.length; n += 1) t.writeByte(e.charCodeAt(n))
      }),
      (t.toByteArray = function () {
        return e
      }),
      (t.toString = function () {
        let t = ``
        t += `[`
        for (let n = 0; n < e.length; n += 1) (n > 0 && (t += `,`), (t += e[n]))
        return ((t += `]`), t)
      }),
      t
    )
  },
  nt = function () {
    let e = 0,
      t = 0,
      n = 0,
      r = ``,
      i = {},
      a = function (e) {
        r += String.fromCharCode(o(e & 63))
      },
      o = function (e) {
        if (e < 0) throw `n:` + e
        if (e < 26) return 65 + e
        if (e < 52) return 97 + (e - 26)
        if (e < 62) return 48 + (e - 52)
        if (e == 62) return 43
        if (e == 63) return 47
        throw `n:` + e
      }
    return (
      (i.writeByte = function (r) {
        for (e = (e << 8) | (r & 255), t += 8, n += 1; t >= 6;) (a(e >>> (t - 6)), (t -= 6))
      }),
      (i.flush = function () {
        if ((t > 0 && (a(e << (6 - t)), (e = 0), (t = 0)), n % 3 != 0)) {
          let e = 3 - (n % 3)
          for (let t = 0; t < e; t += 1) r += `=`
        }
      }),
      (i.toString = function () {
        return r
      }),
      i
    )
  },
  rt = function (e) {
    let t = e,
      n = 0,
      r = 0,
      i = 0,
      a = {}
    a.read = function () {
      for (; i < 8;) {
        if (n >= t.length) {
          if (i == 0) return -1
          throw `unexpected end of file./` + i
        }
        let e = t.charAt(n)
        if (((n += 1), e == `=`)) return ((i = 0), -1)
        e.match(/^\s$/) || ((r = (r << 6) | o(e.charCodeAt(0))), (i += 6))
      }
      let e = (r >>> (i - 8)) & 255
      return ((i -= 8), e)
    }
    let o = function (e) {
      if (65 <= e && e <= 90) return e - 65
      if (97 <= e && e <= 122) return e - 97 + 26
      if (48 <= e && e <= 57) return e - 48 + 52
      if (e == 43) return 62
      if (e == 47) return 63
      throw `c:` + e
    }
    return a
  },
  it = function (e, t) {
    let n = e,
      r = t,
      i = Array(e * t),
      a = {}
    ;((a.setPixel = function (e, t, r) {
      i[t * n + e] = r
    }),
      (a.write = function (e) {
        ;(e.writeString(`GIF87a`),
          e.writeShort(n),
          e.writeShort(r),
          e.writeByte(128),
          e.writeByte(0),
          e.writeByte(0),
          e.writeByte(0),
          e.writeByte(0),
          e.writeByte(0),
          e.writeByte(255),
          e.writeByte(255),
          e.writeByte(255),
          e.writeString(`,`),
          e.writeShort(0),
          e.writeShort(0),
          e.writeShort(n),
          e.writeShort(r),
          e.writeByte(0))
        let t = s(2)
        e.writeByte(2)
        let i = 0
        for (; t.length - i > 255;) (e.writeByte(255), e.writeBytes(t, i, 255), (i += 255))
        ;(e.writeByte(t.length - i), e.writeBytes(t, i, t.length - i), e.writeByte(0), e.writeString(`;`))
      }))
    let o = function (e) {
        let t = e,
          n = 0,
          r = 0,
          i = {}
        return (
          (i.write = function (e, i) {
            if (e >>> i) throw `length over`
            for (; n + i >= 8;) (t.writeByte(255 & ((e << n) | r)), (i -= 8 - n), (e >>>= 8 - n), (r = 0), (n = 0))
            ;((r = (e << n) | r), (n += i))
          }),
          (i.flush = function () {
            n > 0 && t.writeByte(r)
          }),
          i
        )
      },
      s = function (e) {
        let t = 1 << e,
          n = (1 << e) + 1,
          r = e + 1,
          a = c()
        for (let e = 0; e < t; e += 1) a.add(String.fromCharCode(e))
        ;(a.add(String.fromCharCode(t)), a.add(String.fromCharCode(n)))
        let s = tt(),
          l = o(s)
        l.write(t, r)
        let u = 0,
          d = String.fromCharCode(i[u])
        for (u += 1; u < i.length;) {
          let e = String.fromCharCode(i[u])
          ;((u += 1),
            a.contains(d + e)
              ? (d += e)
              : (l.write(a.indexOf(d), r), a.size() < 4095 && (a.size() == 1 << r && (r += 1), a.add(d + e)), (d = e)))
        }
        return (l.write(a.indexOf(d), r), l.write(n, r), l.flush(), s.toByteArray())
      },
      c = function () {
        let e = {},
          t = 0,
          n = {}
        return (
          (n.add = function (r) {
            if (n.contains(r)) throw `dup key:` + r
            ;((e[r] = t), (t += 1))
          }),
          (n.size = function () {
            return t
          }),
          (n.indexOf = function (t) {
            return e[t]
          }),
          (n.contains = function (t) {
            return e[t] !== void 0
          }),
          n
        )
      }
    return a
  },
  at = function (e, t, n) {
    let r = it(e, t)
    for (let i = 0; i < t; i += 1) for (let t = 0; t < e; t += 1) r.setPixel(t, i, n(t, i))
    let i = tt()
    r.write(i)
    let a = nt(),
      o = i.toByteArray()
    for (let e = 0; e < o.length; e += 1) a.writeByte(o[e])
    return (a.flush(), `data:image/gif;base64,` + a)
  }
V.stringToBytes
var ot = /^\s*[=+\-@|%]|^[\t\r\n]/
function st(e) {
  if (e == null) return ``
  let t = typeof e == `string` ? e : JSON.stringify(e)
  return ot.test(t) ? `'${t}` : t
}
function ct(e) {
  if (typeof e == `number`) return String(e)
  let t = st(e)
  return /[",\r\n]/.test(t) ? `"${t.replaceAll(`"`, `""`)}"` : t
}
var lt = (e) => `${e.map(ct).join(`,`)}\r\n`,
  ut = (e, t) => [`﻿`, lt(e), ...t.map(lt)].join(``),
  J = a()
function dt(e) {
  let { label: t, visible: n = !1, choices: r, chosen: i, onChoose: a, beside: o, className: s, sx: c = {} } = e
  return (0, J.jsxs)(A, {
    role: `group`,
    'aria-label': t,
    ...(s && { className: s }),
    sx: [{ display: `flex`, flexWrap: `wrap`, gap: 2 }, n && { alignItems: `center` }, c],
    children: [
      n && (0, J.jsx)(j, { variant: `body2`, sx: { color: `text.secondary` }, children: t }),
      o,
      r.map((e) =>
        (0, J.jsx)(
          pt,
          { label: e.label, on: typeof i == `string` ? e.value === i : i.includes(e.value), onClick: () => a(e.value) },
          e.value,
        ),
      ),
    ],
  })
}
var ft = {
  height: `auto`,
  minHeight: 44,
  maxWidth: `100%`,
  borderRadius: `22px`,
  '& .MuiChip-label': { py: 2, whiteSpace: `normal`, textAlign: `start`, overflowWrap: `anywhere` },
}
function pt({ label: e, on: t, onClick: n }) {
  return (0, J.jsx)(Me, {
    component: `button`,
    type: `button`,
    label: e,
    'aria-pressed': t,
    onClick: n,
    sx: { ...ft, '& > svg': { flex: `none`, ml: 3, mr: -2 } },
    ...(t ? { variant: `filled`, color: `primary`, icon: (0, J.jsx)(u, { name: `check`, size: 18 }) } : {}),
  })
}
function mt({ choice: e, found: t }) {
  let { t: n } = i(`table`),
    { chosen: r, choose: a, clear: o, acts: s } = e,
    c = t.filter((e) => !r.has(e))
  return (0, J.jsxs)(J.Fragment, {
    children: [
      (0, J.jsx)(A, { role: `status`, sx: ue, children: r.size > 0 && n(`chosen`, { count: r.size }) }),
      r.size > 0 &&
        (0, J.jsxs)(A, {
          role: `group`,
          'aria-label': n(`bulk`),
          sx: ({ vars: { palette: e } }) => ({
            display: `flex`,
            flexWrap: `wrap`,
            alignItems: `center`,
            gap: 2,
            px: 4,
            py: 1.5,
            mb: 3,
            borderRadius: `12px`,
            backgroundColor: e.deep.main,
            color: e.deep.text,
            '& .MuiButton-root': { color: e.deep.text, borderColor: e.deep.line, minHeight: 44 },
            '& .MuiButton-outlined': { backgroundColor: `transparent` },
            '& .MuiButton-root:hover': { backgroundColor: e.deep.raised },
            '& .MuiButton-root:focus-visible': { outlineColor: e.deep.accent },
          }),
          children: [
            (0, J.jsx)(j, {
              'aria-hidden': `true`,
              sx: { mr: 2, fontWeight: 500 },
              children: n(`chosen`, { count: r.size }),
            }),
            s,
            c.length > 0 &&
              (0, J.jsx)(M, {
                variant: `text`,
                onClick: () => a(c, !0),
                children: n(`chooseAll`, { count: t.length }),
              }),
            (0, J.jsx)(M, { variant: `text`, onClick: o, sx: { ml: `auto` }, children: n(`clearChoice`) }),
          ],
        }),
    ],
  })
}
function ht({ label: e, rows: t, rowKey: n, busy: r, empty: i, card: a, choice: o }) {
  return t?.length === 0
    ? (0, J.jsx)(A, { sx: { p: 5 }, children: i })
    : (0, J.jsx)(A, {
        component: `ul`,
        'aria-label': e,
        'aria-busy': !t || r,
        sx: {
          listStyle: `none`,
          m: 0,
          p: 0,
          opacity: r ? 0.6 : 1,
          '& > li + li': { borderTop: 1, borderColor: `divider` },
        },
        children:
          t?.map((e) =>
            (0, J.jsxs)(
              A,
              {
                component: `li`,
                sx: { p: 4 },
                children: [
                  o &&
                    (0, J.jsx)(L, {
                      checked: o.chosen.has(Number(n(e))),
                      onChange: (t, r) => o.choose([Number(n(e))], r),
                      slotProps: { input: { 'aria-label': o.labelOf(e) } },
                      sx: { float: `right`, mt: -2, mr: -2 },
                    }),
                  a(e),
                ],
              },
              n(e),
            ),
          ) ??
          (0, J.jsx)(A, {
            component: `li`,
            sx: { p: 4 },
            children: (0, J.jsx)(N, { variant: `rounded`, height: 160 }),
          }),
      })
}
var Y = t(_(), 1),
  gt = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] },
  _t = (e) => e?.querySelector(`a[href], button:not(:disabled), input[type="checkbox"]:not(:disabled)`) ?? null
function vt(e) {
  let t = gt[e.key],
    n = e.target
  if (
    !t ||
    !(n instanceof HTMLElement) ||
    e.ctrlKey ||
    e.metaKey ||
    e.altKey ||
    e.shiftKey ||
    n.matches(`textarea, select, input:not([type="checkbox"]), [contenteditable]`)
  )
    return
  let r = n.closest(`td, th`),
    i = r?.closest(`tr`)
  if (!r || !i || !e.currentTarget.contains(i)) return
  let [a, o] = t,
    s = null
  if (o !== 0) {
    let e = [...i.children]
    for (let t = e.indexOf(r) + o; t >= 0 && t < e.length && !s; t += o) s = _t(e[t])
  } else {
    let t = [...e.currentTarget.querySelectorAll(`tr`)],
      n = [...i.children].indexOf(r)
    for (let e = t.indexOf(i) + a; e >= 0 && e < t.length && !s; e += a) s = _t(t[e]?.children[n])
  }
  s && (e.preventDefault(), s.focus())
}
var yt = `tr[data-row]`
function bt(e) {
  let t = () => {
      if (m(window.location.pathname) !== `admin`) return null
      let t = document.querySelector(yt),
        n = document.activeElement?.closest(yt)
      return e.current?.contains(n ?? t) === !0 ? [...(e.current?.querySelectorAll(yt) ?? [])] : null
    },
    n = (e) => () => {
      let n = t()
      if (!n || n.length === 0) return !1
      let r = n.findIndex((e) => e.contains(document.activeElement))
      return ((r < 0 ? n[0] : n[r + e])?.focus(), !0)
    }
  Ue({
    j: n(1),
    k: n(-1),
    x: () => {
      let e = t()
        ?.find((e) => e.contains(document.activeElement))
        ?.querySelector(`[data-choose] input`)
      return (e?.click(), e != null)
    },
  })
}
function xt(e) {
  if (e.key !== `Enter` || e.target !== e.currentTarget) return
  let t = e.currentTarget,
    n = t.querySelector(`th a[href], th button`) ?? t.querySelector(`td a[href]`)
  n && (e.preventDefault(), n.click())
}
var St = 5,
  Ct = 150,
  wt = 120
function Tt(e) {
  let { label: t, rows: n, rowKey: r, busy: a, compact: o, empty: s, sort: c, onSort: l, choice: u, detail: d } = e,
    f = le() ? e.columns : At(e.columns),
    { t: p } = i([`table`, `common`]),
    m = (0, Y.useId)(),
    h = (0, Y.useRef)(null),
    g = jt(h)
  bt(h)
  let _ = u ? (n ?? []).map((e) => Number(r(e))) : [],
    v = _.filter((e) => u?.chosen.has(e))
  return (0, J.jsxs)(A, {
    ref: h,
    role: `region`,
    'aria-label': t,
    tabIndex: 0,
    sx: {
      minHeight: 160,
      position: `relative`,
      overflowX: g ? `auto` : `visible`,
      scrollPaddingLeft: { xs: 166, sm: 240 },
    },
    children: [
      (0, J.jsxs)(Le, {
        stickyHeader: !0,
        'aria-label': t,
        'aria-describedby': m,
        'aria-busy': !n || a,
        sx: {
          '& th, & td': { px: 2.5, whiteSpace: `normal` },
          '& tbody th, & tbody td': o ? { py: 0.5, height: 44 } : { py: 1.5, height: 52 },
          ...(o && Et),
          '& tbody .MuiTableCell-alignRight': { whiteSpace: `nowrap` },
          '& .MuiTableCell-paddingCheckbox': { px: 0, width: 44 },
          '& tbody tr': { backgroundColor: `background.paper` },
          '& tbody tr:has(+ [data-detail]) > *': { borderBottom: 0 },
          '& tbody [data-detail] > td': { height: `auto`, pt: 0, whiteSpace: `normal`, maxWidth: `none` },
          ...(a && { opacity: 0.6 }),
        },
        children: [
          (0, J.jsx)(ke, {
            children: (0, J.jsxs)(I, {
              children: [
                u &&
                  (0, J.jsx)(F, {
                    padding: `checkbox`,
                    component: `td`,
                    children: (0, J.jsx)(L, {
                      checked: _.length > 0 && v.length === _.length,
                      indeterminate: v.length > 0 && v.length < _.length,
                      disabled: _.length === 0,
                      onChange: (e, t) => u.choose(_, t),
                      slotProps: { input: { 'aria-label': p(`choosePage`) } },
                    }),
                  }),
                f.map((e) => (0, J.jsx)(Mt, { column: e, sort: c, onSort: l }, e.key)),
              ],
            }),
          }),
          (0, J.jsx)(Fe, {
            onKeyDown: vt,
            children:
              n?.map((e) =>
                (0, J.jsxs)(
                  Y.Fragment,
                  {
                    children: [
                      (0, J.jsxs)(I, {
                        hover: !0,
                        'data-row': !0,
                        tabIndex: -1,
                        onKeyDown: xt,
                        selected: u?.chosen.has(Number(r(e))) ?? !1,
                        sx: Dt,
                        children: [
                          u &&
                            (0, J.jsx)(F, {
                              padding: `checkbox`,
                              'data-choose': !0,
                              children: (0, J.jsx)(L, {
                                checked: u.chosen.has(Number(r(e))),
                                onChange: (t, n) => u.choose([Number(r(e))], n),
                                slotProps: { input: { 'aria-label': u.labelOf(e) } },
                              }),
                            }),
                          f.map(({ key: t, cell: n, align: r, names: i }) =>
                            (0, J.jsx)(
                              F,
                              {
                                align: r ?? `left`,
                                ...(i && { component: `th`, scope: `row` }),
                                sx: i ? { ...Ot, zIndex: 1, fontWeight: 500, backgroundColor: `inherit` } : {},
                                children: n(e),
                              },
                              t,
                            ),
                          ),
                        ],
                      }),
                      (0, J.jsx)(kt, { cells: f.length + +!!u, children: d?.(e) }),
                    ],
                  },
                  r(e),
                ),
              ) ??
              Array.from({ length: St }, (e, t) =>
                (0, J.jsxs)(
                  I,
                  {
                    children: [
                      u && (0, J.jsx)(F, { padding: `checkbox` }),
                      f.map(({ key: e }) => (0, J.jsx)(F, { children: (0, J.jsx)(N, { height: 20 }) }, e)),
                    ],
                  },
                  t,
                ),
              ),
          }),
        ],
      }),
      (0, J.jsx)(A, { id: m, sx: ue, children: p(`keys`) }),
      !n && (0, J.jsx)(A, { sx: ue, role: `status`, children: p(`common:loading`) }),
      n?.length === 0 && (0, J.jsx)(A, { sx: { p: 6, textAlign: `center` }, children: s }),
    ],
  })
}
var Et = {
    '@media (hover: hover) and (pointer: fine) and (min-width: 900px)': {
      '& thead th, & thead td': { py: 0.5 },
      '& tbody th, & tbody td': { py: 0, height: 28, lineHeight: 1.3, whiteSpace: `nowrap` },
      '& tbody td:not(:has(button, input))': { maxWidth: 260, overflow: `hidden`, textOverflow: `ellipsis` },
      '& tbody td > *': { flexWrap: `nowrap`, minHeight: 0 },
      '& tbody button:not(.MuiIconButton-root)': { minHeight: 24, height: 24, py: 0, px: 2, fontSize: `0.875rem` },
      '& tbody .MuiIconButton-root, & .MuiCheckbox-root': { width: 24, height: 24, p: 0 },
      '& .MuiCheckbox-root': { mx: 2.5 },
      '& tbody .MuiSwitch-root': { transform: `scale(0.75)`, my: -2.5, ml: -1.5 },
      '& tbody a': { minHeight: 0 },
    },
  },
  Dt = {
    '&:focus-visible': { outline: `3px solid`, outlineColor: `primary.main`, outlineOffset: -3 },
    '&:focus-visible > *': { boxShadow: `inset 0 3px 0 currentColor, inset 0 -3px 0 currentColor` },
  },
  Ot = {
    position: `sticky`,
    left: 0,
    borderRight: 1,
    borderRightColor: `divider`,
    maxWidth: { xs: Ct, sm: `none` },
    overflowWrap: `anywhere`,
  }
function kt({ cells: e, children: t }) {
  return t == null ? null : (0, J.jsx)(I, { 'data-detail': !0, children: (0, J.jsx)(F, { colSpan: e, children: t }) })
}
var At = (e) => [...e.filter(({ names: e }) => e), ...e.filter(({ names: e }) => !e)]
function jt(e) {
  let [t, n] = (0, Y.useState)(!1)
  return (
    (0, Y.useEffect)(() => {
      let t = e.current,
        r = t?.querySelector(`table`)
      if (!t || !r) return
      let i = new ResizeObserver(() => n(r.offsetWidth > t.clientWidth))
      return (i.observe(t), i.observe(r), () => i.disconnect())
    }, [e]),
    t
  )
}
function Mt({ column: e, sort: t, onSort: n }) {
  let { key: r, header: i, headerHelp: a, align: o = `left`, minWidth: s, sortable: c, names: l } = e,
    u = t.key === r ? t.direction : void 0
  return (0, J.jsxs)(F, {
    scope: `col`,
    align: o,
    sortDirection: u ?? !1,
    sx: {
      ...(s !== void 0 && { minWidth: l ? { xs: Math.min(s, Ct), sm: s } : s }),
      ...(l && s === void 0 && { minWidth: wt }),
      ...(l && { ...Ot, zIndex: 3 }),
    },
    children: [
      c
        ? (0, J.jsx)(Oe, {
            active: u !== void 0,
            direction: u ?? `asc`,
            onClick: () => n({ key: r, direction: u === `asc` ? `desc` : `asc` }),
            sx: { minHeight: 24 },
            children: i,
          })
        : (0, J.jsx)(A, {
            component: `span`,
            sx: { display: `inline-flex`, alignItems: `center`, minHeight: 24 },
            children: i,
          }),
      a && (0, J.jsx)(A, { sx: { display: `inline-flex`, verticalAlign: `middle` }, children: a }),
    ],
  })
}
function Nt({ theirs: { by: e, at: t }, busy: n, onTheirs: r, onMine: a, children: o }) {
  let { t: s } = i(`form`)
  return (0, J.jsxs)(de, {
    severity: `warning`,
    sx: { flexBasis: `100%`, mt: 2, overflowWrap: `anywhere` },
    children: [
      (0, J.jsx)(`div`, { children: e === `` ? s(`conflict.changed`) : s(`conflict.changedBy`, { by: e }) }),
      t !== `` && (0, J.jsx)(`div`, { children: s(`conflict.at`, { at: se(t) }) }),
      o,
      (0, J.jsxs)(A, {
        sx: { display: `flex`, flexWrap: `wrap`, gap: 2, mt: 2 },
        children: [
          (0, J.jsx)(M, {
            type: `button`,
            variant: `outlined`,
            size: `small`,
            sx: Pt,
            disabled: n,
            onClick: r,
            children: s(`conflict.theirs`),
          }),
          (0, J.jsx)(M, {
            type: `button`,
            variant: `contained`,
            size: `small`,
            sx: Pt,
            disabled: n,
            onClick: a,
            children: s(`conflict.mine`),
          }),
        ],
      }),
    ],
  })
}
var Pt = { minHeight: 44 },
  Ft = class extends Error {
    present
    by
    at
    constructor(e, { present: t, by: n, at: r }) {
      ;(super(e), (this.name = `EditConflict`), (this.present = t), (this.by = n), (this.at = r))
    }
  }
function It(e, t) {
  let { present: n, changed_by: r = ``, changed_at: i = `` } = t ?? {}
  return n === void 0 ? null : new Ft(e, { present: JSON.parse(n), by: r, at: i })
}
function Lt({ open: e, title: t, text: n, confirm: r, busy: a = !1, harmless: o = !1, onConfirm: s, onCancel: c }) {
  let { t: l } = i(`common`),
    u = (0, Y.useId)()
  return (0, J.jsxs)(Se, {
    open: e,
    role: `alertdialog`,
    'aria-labelledby': `${u}-title`,
    'aria-describedby': `${u}-text`,
    maxWidth: `xs`,
    onClose: () => !a && c(),
    children: [
      (0, J.jsx)(Te, { id: `${u}-title`, children: t }),
      (0, J.jsx)(we, { children: (0, J.jsx)(ve, { id: `${u}-text`, children: n }) }),
      (0, J.jsxs)(Ee, {
        children: [
          (0, J.jsx)(M, { variant: `outlined`, autoFocus: !0, disabled: a, onClick: c, children: l(`cancel`) }),
          (0, J.jsx)(M, { variant: `contained`, color: o ? `primary` : `error`, disabled: a, onClick: s, children: r }),
        ],
      }),
    ],
  })
}
var Rt = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/,
  zt = 253
function Bt(e) {
  return e.length <= zt && Rt.test(e)
}
function Vt(e) {
  return !e.includes(`.`) || /\.(?:localhost|local|internal|intranet|home|lan|arpa)\.?$/.test(e)
}
function Ht(e) {
  return e.trim().toLowerCase().replace(/:\d+$/, ``).replace(/\.$/, ``)
}
function Ut(e) {
  if (!/^https:\/\/[^\s]+$/.test(e) || e.length > 2e3 || !URL.canParse(e)) return !1
  let { hostname: t, port: n, username: r, password: i } = new URL(e)
  return n === `` && r === `` && i === `` && Bt(t) && !Vt(t)
}
var Wt = String.raw`(?<!\b(?:not|no|never|without|isn't|nor)\s(?:a\s|any\s)?)`,
  Gt = String.raw`(?!\s*(?:नहीं|नही|न\s))`,
  Kt = [
    [`promise`, RegExp(`${Wt}\\bguarant(?:ee|eed|ees|y)\\b`, `giu`)],
    [`promise`, /\b(?:assured|sure\s?shot|confirmed|100\s?%)\s*(?:loan|approval|approved)?\b/giu],
    [`promise`, /\bpre[\s-]?approved\b|\beveryone\s+(?:is\s+)?approved\b|\bloan\s+for\s+everyone\b/giu],
    [`promise`, RegExp(`(?:गारंटी|गारन्टी|पक्का\\s+लोन|पक्की\\s+मंज़?ूरी|सबको\\s+लोन|100\\s?%\\s*मंज़?ूरी)${Gt}`, `gu`)],
    [
      `score`,
      /\b(?:no|without|zero|bad|low)\s+(?:cibil|credit\s+(?:check|score)|income\s+proof|documents?|verification)\b/giu,
    ],
    [`score`, /\b(?:cibil|credit\s+score|documents?)\s+not\s+(?:needed|required)\b/giu],
    [`score`, /बिना\s+(?:सिबिल|cibil|दस्तावेज़?|काग़?ज़?|जाँच|जांच|आय\s+प्रमाण)/giu],
    [
      `speed`,
      /\b(?:instant|immediate|same[\s-]day)\s+(?:approval|loan|disbursal|cash|money)\b|\bin\s+\d+\s+minutes?\b/giu,
    ],
    [`speed`, /(?:तुरंत|झटपट|फटाफट|तत्काल)\s+(?:लोन|मंज़?ूरी|पैसा|पैसे|अप्रूवल)|\d+\s+मिनट\s+में/gu],
    [
      `cost`,
      /\b(?:zero|no|0\s?%)\s+interest\b|\binterest[\s-]free\b|\bfree\s+loan\b|\blowest\s+(?:interest|rate|emi)s?\b/giu,
    ],
    [`cost`, /(?:बिना|शून्य|ज़?ीरो)\s+ब्याज|मुफ़?्त\s+लोन|सबसे\s+(?:कम|सस्ता)\s+(?:ब्याज|लोन)/gu],
    [
      `pressure`,
      /\b(?:last\s+chance|hurry|limited\s+(?:time|offer|seats?)|act\s+now|only\s+today|today\s+only|offer\s+ends)\b/giu,
    ],
    [`pressure`, /आख़?िरी\s+मौक़?ा|जल्दी\s+करें|सीमित\s+समय|सिर्फ़?\s+आज|केवल\s+आज/gu],
    [`fee`, /\b(?:advance|processing|file|upfront)\s+(?:fee|fees|charge|payment)s?\s+(?:of|only|rs\.?|₹)/giu],
  ]
function qt(e) {
  let t = e.normalize(`NFC`),
    n = Kt.flatMap(([e, n]) => [...t.matchAll(n)].map(([t]) => ({ phrase: t.trim(), reason: e })))
  return n.filter(({ phrase: e }, t) => n.findIndex((t) => t.phrase === e) === t)
}
var Jt = (e) => `cl.table.${e}`
function Yt(e, t = []) {
  let n = { hidden: t }
  try {
    let t = JSON.parse(window.localStorage.getItem(Jt(e)) ?? `null`)
    return t === null ? n : { hidden: (Array.isArray(t.hidden) ? t.hidden : []).filter((e) => typeof e == `string`) }
  } catch {
    return n
  }
}
var Xt = new Set()
function Zt(e) {
  return (Xt.add(e), () => void Xt.delete(e))
}
function Qt(e, t) {
  try {
    window.localStorage.setItem(Jt(e), JSON.stringify(t))
  } catch {}
  for (let t of Xt) t(e)
}
function X({ id: e, title: t, aside: n, children: r }) {
  let i = (0, Y.useId)()
  return (0, J.jsxs)(pe, {
    component: `section`,
    variant: `outlined`,
    'aria-labelledby': i,
    ...(e !== void 0 && { id: e, tabIndex: -1 }),
    sx: { p: { xs: 4, sm: 5 }, minWidth: 0 },
    children: [
      (0, J.jsxs)(A, {
        sx: { display: `flex`, flexWrap: `wrap`, gap: 2, justifyContent: `space-between`, mb: 4 },
        children: [(0, J.jsx)(j, { variant: `h4`, component: `h2`, id: i, children: t }), n],
      }),
      r,
    ],
  })
}
var $t = {
    px: 2,
    borderRadius: 1,
    border: 1,
    borderColor: `divider`,
    color: `text.secondary`,
    fontSize: `0.8125rem`,
    fontWeight: 500,
  },
  en = {
    display: `grid`,
    gap: 4,
    alignItems: `start`,
    gridTemplateColumns: { xs: `minmax(0, 1fr)`, sm: `repeat(2, minmax(0, 1fr))` },
  },
  tn = { gridColumn: `1 / -1`, display: `grid` },
  nn = (e) =>
    typeof e == `object` && e && !Array.isArray(e)
      ? Object.fromEntries(
          Object.entries(e)
            .sort(([e], [t]) => (e < t ? -1 : 1))
            .map(([e, t]) => [e, nn(t)]),
        )
      : e,
  rn = (e, t) => JSON.stringify(nn(e)) === JSON.stringify(nn(t)),
  an = [
    `name`,
    `primary`,
    `secondary`,
    `font`,
    `logo`,
    `co_brand`,
    `headline`,
    `products`,
    `hosts`,
    `support`,
    `officer`,
  ]
function on({ before: e, after: t }) {
  let { t: n } = i([`brand-studio`, `products`])
  if (t === null) return (0, J.jsx)(j, { children: n(`change.withdrawn`) })
  let r = an.filter((n) => !rn(e?.[n] ?? null, t[n] ?? null)),
    a = (e, t) => {
      if (e === null) return n(`change.none`)
      switch (t) {
        case `font`:
          return ze[e.font].family
        case `logo`:
          return n(e.logo === null ? `change.ownLogo` : `change.picture`)
        case `co_brand`:
          return e.co_brand?.name ?? n(`change.none`)
        case `headline`:
          return e.headline ? S.map((t) => e.headline?.[t]).join(` / `) : n(`change.none`)
        case `products`:
          return e.products.map((e) => n(h(e) ? `products:enquiries.${e}` : `products:kinds.${e}.name`)).join(`, `)
        case `hosts`:
          return e.hosts.join(`, `) || n(`change.none`)
        case `support`:
          return e.support ? `${e.support.email}, ${e.support.phone}` : n(`change.none`)
        case `officer`:
          return e.officer
            ? [...S.map((t) => e.officer?.name[t]), e.officer.email, e.officer.phone].join(`, `)
            : n(`change.ownOfficer`)
        default:
          return e[t]
      }
    }
  return (0, J.jsx)(A, {
    component: `ul`,
    sx: { my: 2, pl: 5, overflowWrap: `anywhere` },
    children: r.map((r) =>
      (0, J.jsx)(
        j,
        { component: `li`, children: n(`change.line`, { field: n(`change.${r}`), before: a(e, r), after: a(t, r) }) },
        r,
      ),
    ),
  })
}
var sn = class extends Error {}
function cn() {
  let [e, t] = (0, Y.useState)(null),
    n = (0, Y.useRef)(null),
    r = (e) =>
      new Promise((r, i) => {
        ;((n.current = { yes: r, no: i }), t(e))
      }),
    i = (e) => {
      ;(t(null), e === `yes` ? n.current?.yes() : n.current?.no(new sn()))
    }
  return { ask: r, dialog: e && (0, J.jsx)(Lt, { open: !0, ...e, onConfirm: () => i(`yes`), onCancel: () => i(`no`) }) }
}
var ln = (e) => [`brand-studio`, e === `own` ? `own` : e.partnerId],
  Z = (e) => ({ id: String(e.partnerId) })
function un(e) {
  return C({
    queryKey: ln(e),
    queryFn: ({ signal: t }) =>
      e === `own` ? T(`getOwnBrand`, { signal: t }) : T(`getBrandStudio`, { params: Z(e), signal: t }),
    refetchOnMount: `always`,
  })
}
function dn(e) {
  let t = O()
  return () =>
    Promise.all([
      t.invalidateQueries({ queryKey: ln(e) }),
      t.invalidateQueries({ queryKey: [`brand`] }),
      t.invalidateQueries({ queryKey: [`admin-partners`] }),
      t.invalidateQueries({ queryKey: [`audit`] }),
    ])
}
function fn(e) {
  return E({
    mutationFn: (t) =>
      e === `own` ? T(`saveOwnBrandDraft`, { body: t }) : T(`saveBrandDraft`, { params: Z(e), body: t }),
    onSettled: dn(e),
    onError: (e) => re(e) || f(e) || o(e),
  })
}
function pn(e) {
  return E({
    mutationFn: (t) => T(`removeBrandDraft`, { params: Z(e), body: { revision: t } }),
    onSettled: dn(e),
    onError: (e) => o(e),
  })
}
function mn(e, t) {
  let n = Z(e)
  return E({
    mutationFn: (e) =>
      t((t) =>
        e.do === `publish`
          ? T(`publishBrand`, { params: n, body: { revision: e.revision, reason: t } })
          : e.do === `again`
            ? T(`publishBrandAgain`, { params: n, body: { version: e.version, reason: t } })
            : T(`withdrawBrand`, { params: n, body: { reason: t } }),
      ),
    onSuccess: (e, t) => p.success(b.t(`brand-studio:done.${t.do}`)),
    onError: (e) => {
      e instanceof sn || o(e)
    },
    onSettled: dn(e),
  })
}
async function hn(e, t) {
  let n = new FormData()
  n.append(`image_name`, t)
  let { file: r } =
    e === `own` ? await T(`uploadOwnBrandLogo`, { form: n }) : await T(`uploadBrandLogo`, { params: Z(e), form: n })
  return r
}
var gn = `brand-studio`,
  _n = Object.assign({
    '../../locales/en/brand-studio.json': () =>
      y(() => import(`./desks-en-Ck-w79cN.js`).then((e) => e.D).then((e) => e.default), __vite__mapDeps([0, 1])),
    '../../locales/hi/brand-studio.json': () =>
      y(() => import(`./desks-hi-BJIzQPfy.js`).then((e) => e.D).then((e) => e.default), __vite__mapDeps([2, 1])),
  })
function vn() {
  return (
    C({
      queryKey: [`brand-studio-texts`],
      queryFn: async () => {
        for (let e of S)
          b.hasResourceBundle(e, gn) ||
            b.addResourceBundle(e, gn, (await _n[`../../locales/${e}/${gn}.json`]?.()) ?? {})
        return !0
      },
      staleTime: 1 / 0,
    }),
    (e) => b.getFixedT(e, gn)
  )
}
function yn(e) {
  let t = Ve(e)
  if (![...document.fonts].some((e) => e.family.replace(/['"]/g, ``) === t[0]?.family))
    for (let { family: e, weight: n, url: r } of t)
      document.fonts.add(new FontFace(e, `url(${r}) format('woff2')`, { weight: String(n), display: `swap` }))
}
var bn = [`customer`, `partner`, `admin`]
function xn({ area: e, brand: t, language: n, width: r, say: i }) {
  let a = z(t.primary, t.secondary),
    o = r === `desktop`,
    s = { brand: t, tokens: a, wide: o, language: n, word: (e) => i(`sample.${e}`) }
  return (0, J.jsx)(A, {
    lang: n,
    'data-testid': `sample-${e}`,
    sx: {
      minWidth: o ? 640 : 0,
      border: `1px solid ${a.line}`,
      borderRadius: `16px`,
      overflow: `hidden`,
      backgroundColor: a.canvas,
      color: a.ink,
      fontFamily: Re(t.font),
      fontSize: 13,
    },
    children:
      e === `customer`
        ? (0, J.jsx)(Sn, { ...s })
        : e === `partner`
          ? (0, J.jsx)(wn, { ...s })
          : (0, J.jsx)(Tn, { ...s }),
  })
}
function Sn({ brand: e, tokens: t, wide: n, language: r, word: i }) {
  return (0, J.jsxs)(J.Fragment, {
    children: [
      (0, J.jsx)(En, { tokens: t, children: (0, J.jsx)(On, { brand: e, tokens: t, variant: `light`, coBrand: !0 }) }),
      (0, J.jsxs)(A, {
        sx: {
          backgroundColor: t.brand,
          color: t.onBrand,
          p: n ? `28px` : `16px`,
          ...(n && { display: `grid`, gridTemplateColumns: `1fr 280px`, gap: `24px`, alignItems: `center` }),
        },
        children: [
          (0, J.jsxs)(A, {
            children: [
              (0, J.jsx)(A, {
                sx: { fontWeight: 700, fontSize: n ? 28 : 20, lineHeight: 1.25, overflowWrap: `anywhere` },
                children: e.headline?.[r] ?? i(`hero`),
              }),
              (0, J.jsx)(A, { sx: { color: t.onBrand2, mt: `4px`, mb: n ? 0 : `12px` }, children: i(`range`) }),
            ],
          }),
          (0, J.jsxs)(Q, {
            tokens: t,
            children: [
              i(`mobile`),
              (0, J.jsx)(A, {
                sx: {
                  border: `1px solid ${t.lineStrong}`,
                  borderRadius: `8px`,
                  p: `8px 10px`,
                  my: `6px`,
                  color: t.ink2,
                },
                children: `+91  98•••`,
              }),
              (0, J.jsx)(Dn, { tokens: t, children: i(`send`) }),
            ],
          }),
        ],
      }),
      (0, J.jsx)(A, {
        sx: { p: `16px`, display: `grid`, gap: `12px`, gridTemplateColumns: n ? `1fr 1fr` : `1fr` },
        children: [0, 1].map((e) =>
          (0, J.jsxs)(
            Q,
            {
              tokens: t,
              children: [
                (0, J.jsx)(A, { sx: { fontWeight: 700 }, children: i(`lender`) }),
                (0, J.jsx)(A, {
                  sx: { display: `flex`, justifyContent: `space-between`, gap: `8px`, my: `8px` },
                  children: [`emi`, `apr`, `repay`].map((e) =>
                    (0, J.jsxs)(
                      A,
                      {
                        children: [
                          (0, J.jsx)(A, { sx: { color: t.ink2 }, children: i(e) }),
                          (0, J.jsx)(A, { sx: { fontWeight: 700 }, children: Cn[e] }),
                        ],
                      },
                      e,
                    ),
                  ),
                }),
                (0, J.jsxs)(A, {
                  sx: { display: `flex`, gap: `2px`, height: 8 },
                  children: [
                    (0, J.jsx)(A, { sx: { flex: 83, backgroundColor: t.action, borderRadius: `4px` } }),
                    (0, J.jsx)(A, { sx: { flex: 15, backgroundColor: t.fill2, borderRadius: `4px` } }),
                    (0, J.jsx)(A, { sx: { flex: 2, backgroundColor: `#B57600`, borderRadius: `4px` } }),
                  ],
                }),
              ],
            },
            e,
          ),
        ),
      }),
    ],
  })
}
var Cn = { emi: `₹10,035`, apr: `13.74%`, repay: `₹3,61,260` }
function wn({ brand: e, tokens: t, wide: n, word: r }) {
  return (0, J.jsxs)(J.Fragment, {
    children: [
      (0, J.jsxs)(En, {
        tokens: t,
        children: [
          (0, J.jsx)(On, { brand: e, tokens: t, variant: `light` }),
          (0, J.jsx)(A, { sx: { color: t.ink2 }, children: r(`partnerArea`) }),
        ],
      }),
      (0, J.jsxs)(A, {
        sx: { p: `16px`, display: `grid`, gap: `12px`, gridTemplateColumns: n ? `2fr 1fr 1fr` : `1fr 1fr` },
        children: [
          (0, J.jsx)(A, {
            sx: { gridColumn: n ? `auto` : `1 / -1` },
            children: (0, J.jsxs)(Q, {
              tokens: t,
              children: [
                (0, J.jsx)(A, { sx: { fontWeight: 700, mb: `6px` }, children: r(`link`) }),
                (0, J.jsxs)(A, {
                  sx: { display: `flex`, alignItems: `center`, gap: `8px` },
                  children: [
                    (0, J.jsx)(A, {
                      sx: { flex: 1, minWidth: 0, color: t.link, overflowWrap: `anywhere` },
                      children: `${e.hosts?.[0]?.host ?? `creditlane.example`}/go/7Q2`,
                    }),
                    (0, J.jsx)(A, {
                      sx: { backgroundColor: t.tint100, color: t.link, borderRadius: `10px`, p: `6px 12px` },
                      children: r(`copy`),
                    }),
                  ],
                }),
              ],
            }),
          }),
          [`leads`, `payment`].map((e) =>
            (0, J.jsxs)(
              Q,
              {
                tokens: t,
                children: [
                  (0, J.jsx)(A, { sx: { color: t.ink2 }, children: r(e) }),
                  (0, J.jsx)(A, { sx: { fontWeight: 700, fontSize: 18 }, children: e === `leads` ? `84` : `₹41,930` }),
                ],
              },
              e,
            ),
          ),
        ],
      }),
    ],
  })
}
function Tn({ brand: e, tokens: t, wide: n, word: r }) {
  let i = { px: `12px`, py: `8px`, borderRadius: `8px`, borderLeft: `3px solid transparent` }
  return (0, J.jsxs)(A, {
    sx: { display: `flex`, minHeight: 180 },
    children: [
      (0, J.jsxs)(A, {
        sx: { width: n ? 190 : `42%`, p: `10px`, backgroundColor: t.deep, color: t.onDeep2 },
        children: [
          (0, J.jsx)(A, { sx: { mb: `10px` }, children: (0, J.jsx)(On, { brand: e, tokens: t, variant: `dark` }) }),
          (0, J.jsx)(A, {
            sx: { ...i, backgroundColor: t.deep2, color: t.onDeep, borderLeftColor: t.brandOnDeep },
            children: r(`partners`),
          }),
          (0, J.jsx)(A, { sx: i, children: r(`lenders`) }),
          (0, J.jsx)(A, { sx: i, children: r(`tickets`) }),
        ],
      }),
      (0, J.jsxs)(A, {
        sx: { flex: 1, minWidth: 0, p: `14px` },
        children: [
          (0, J.jsx)(A, { sx: { fontWeight: 700, fontSize: 16, mb: `8px` }, children: r(`partners`) }),
          (0, J.jsx)(A, {
            sx: { width: `fit-content`, mb: `12px` },
            children: (0, J.jsx)(Dn, { tokens: t, children: r(`create`) }),
          }),
          (0, J.jsx)(Q, {
            tokens: t,
            children: [`Anand`, `Nilgiri`].map((e) =>
              (0, J.jsxs)(
                A,
                {
                  sx: { display: `flex`, justifyContent: `space-between`, py: `6px` },
                  children: [
                    e,
                    (0, J.jsx)(A, {
                      sx: { backgroundColor: `#E6F5EC`, color: `#0B6B43`, borderRadius: `999px`, px: `10px` },
                      children: r(`on`),
                    }),
                  ],
                },
                e,
              ),
            ),
          }),
        ],
      }),
    ],
  })
}
var En = ({ tokens: e, children: t }) =>
    (0, J.jsx)(A, {
      sx: {
        display: `flex`,
        alignItems: `center`,
        justifyContent: `space-between`,
        gap: `8px`,
        minHeight: 48,
        px: `16px`,
        backgroundColor: e.surface,
        borderBottom: `1px solid ${e.line}`,
      },
      children: t,
    }),
  Q = ({ tokens: e, children: t }) =>
    (0, J.jsx)(A, {
      sx: {
        backgroundColor: e.surface,
        color: e.ink,
        border: `1px solid ${e.line}`,
        borderRadius: `12px`,
        p: `12px`,
        minWidth: 0,
      },
      children: t,
    }),
  Dn = ({ tokens: e, children: t }) =>
    (0, J.jsx)(A, {
      sx: {
        backgroundColor: e.action,
        color: e.onAction,
        borderRadius: `10px`,
        p: `8px 14px`,
        fontWeight: 500,
        textAlign: `center`,
      },
      children: t,
    })
function On({ brand: e, tokens: t, variant: n, coBrand: r = !1 }) {
  let i = (e) => t[e],
    a = r ? e.coBrandLogo : void 0
  return (0, J.jsxs)(A, {
    sx: {
      display: `flex`,
      alignItems: `center`,
      flexWrap: `wrap`,
      gap: `8px`,
      fontWeight: 700,
      minWidth: 0,
      overflowWrap: `anywhere`,
      color: n === `dark` ? t.onDeep : t.link,
    },
    children: [
      (0, J.jsx)(te, { logo: e.logo, variant: n, size: 22, colourOf: i }),
      e.name,
      a &&
        (0, J.jsxs)(J.Fragment, {
          children: [(0, J.jsx)(te, { logo: a.logo, variant: n, size: 22, colourOf: i }), a.lines.join(` `)],
        }),
    ],
  })
}
var kn = [`phone`, `desktop`]
function An({ brand: e }) {
  let { t } = i(`brand-studio`)
  return (0, J.jsx)(X, { title: t(`preview.title`), children: (0, J.jsx)(jn, { brand: e }) })
}
function jn({ brand: e, nameOf: t = (e) => e }) {
  let { t: n, i18n: r } = i(`brand-studio`),
    [a, o] = (0, Y.useState)(ee(r.language)),
    [s, c] = (0, Y.useState)(`phone`),
    l = vn()
  return (
    (0, Y.useEffect)(() => {
      ;(yn(e.font), x(a).tall && Ke())
    }, [e.font, a]),
    (0, J.jsxs)(J.Fragment, {
      children: [
        (0, J.jsxs)(A, {
          sx: { display: `flex`, flexWrap: `wrap`, justifyContent: `space-between`, gap: 3, mb: 4 },
          children: [
            (0, J.jsx)(qe, {
              small: !0,
              label: n(`preview.language`),
              choices: S.map((e) => ({ value: e, text: x(e).name, lang: e })),
              chosen: a,
              onChoose: o,
            }),
            (0, J.jsx)(qe, {
              small: !0,
              label: n(`preview.width`),
              choices: kn.map((e) => ({ value: e, text: n(`preview.${e}`) })),
              chosen: s,
              onChoose: c,
            }),
          ],
        }),
        (0, J.jsx)(A, {
          sx: {
            display: `grid`,
            gap: 4,
            alignItems: `start`,
            gridTemplateColumns: s === `phone` ? `repeat(auto-fit, minmax(min(100%, 260px), 1fr))` : `minmax(0, 1fr)`,
          },
          children: bn.map((r) =>
            (0, J.jsxs)(
              A,
              {
                component: `figure`,
                sx: { m: 0, minWidth: 0, ...(r === `customer` && { gridRow: `span 2` }) },
                children: [
                  (0, J.jsx)(j, { component: `figcaption`, variant: `h5`, sx: { mb: 2 }, children: n(`preview.${r}`) }),
                  (0, J.jsx)(A, {
                    tabIndex: s === `desktop` ? 0 : void 0,
                    role: s === `desktop` ? `region` : void 0,
                    'aria-label': s === `desktop` ? t(n(`preview.${r}`)) : void 0,
                    sx: { overflowX: `auto` },
                    children: (0, J.jsx)(xn, { area: r, brand: e, language: a, width: s, say: l(a) }),
                  }),
                ],
              },
              r,
            ),
          ),
        }),
      ],
    })
  )
}
function Mn({ label: e, source: t, size: n, onChange: r }) {
  let { rows: a = [], page: o, total: s, capped: c = !1, busy: l = !1 } = t,
    { t: u } = i(`table`),
    d = (0, Y.useId)(),
    f = (o - 1) * n + 1,
    p = f + a.length - 1,
    m = p < s || (c && a.length === n),
    h = a.length === 0 ? u(`noRows`) : u(c ? `rangeOver` : `range`, Nn(f, p, s))
  return (0, J.jsxs)(A, {
    sx: (e) => ({
      display: `flex`,
      flexWrap: `wrap`,
      alignItems: `center`,
      columnGap: 6,
      rowGap: 2,
      px: 4,
      py: 2,
      borderTop: `1px solid ${e.vars.palette.divider}`,
    }),
    children: [
      (0, J.jsx)(j, { variant: `body2`, color: `textSecondary`, role: `status`, sx: { mr: `auto` }, children: h }),
      (0, J.jsxs)(A, {
        sx: { display: `flex`, alignItems: `center`, gap: 2 },
        children: [
          (0, J.jsx)(j, {
            variant: `body2`,
            component: `label`,
            htmlFor: d,
            color: `textSecondary`,
            children: u(`size`),
          }),
          (0, J.jsx)(Ie, {
            native: !0,
            value: n,
            onChange: (e) => r({ size: Pn(String(e.target.value)) }),
            IconComponent: P,
            inputProps: { id: d },
            sx: { '& select': { py: 2 }, '& .MuiSelect-icon': { fontSize: 16, top: `calc(50% - 8px)`, right: 10 } },
            children: B.map((e) => (0, J.jsx)(`option`, { value: e, children: e }, e)),
          }),
        ],
      }),
      (0, J.jsxs)(A, {
        component: `nav`,
        'aria-label': u(`pages`, { label: e }),
        sx: { display: `flex` },
        children: [
          (0, J.jsx)(fe, {
            'aria-label': u(`previous`),
            disabled: o <= 1 || l,
            onClick: () => r({ page: o - 1 }),
            sx: { width: 44, height: 44 },
            children: (0, J.jsx)(P, { fontSize: `small`, sx: { transform: `rotate(90deg)` } }),
          }),
          (0, J.jsx)(fe, {
            'aria-label': u(`next`),
            disabled: !m || l,
            onClick: () => r({ page: o + 1 }),
            sx: { width: 44, height: 44 },
            children: (0, J.jsx)(P, { fontSize: `small`, sx: { transform: `rotate(-90deg)` } }),
          }),
        ],
      }),
    ],
  })
}
var Nn = (e, t, n) => ({ from: r(e), to: r(t), total: r(n) }),
  Pn = (e) => B.find((t) => String(t) === e) ?? B[0],
  Fn = 80
function In({ value: e, onChange: t, kind: n, label: r, id: i, describedBy: a }) {
  let o = (0, Y.useRef)(null),
    { later: s } = ie()
  return (
    (0, Y.useEffect)(() => {
      let t = o.current
      t && document.activeElement !== t && (t.value = e)
    }, [e]),
    (0, J.jsx)(ye, {
      type: n === `day` ? `date` : n,
      id: i,
      defaultValue: e,
      inputRef: o,
      placeholder: r,
      error: a !== void 0,
      onChange: ({ target: e }) => s(() => t(e.value.trim())),
      startAdornment: n === `search` && (0, J.jsx)(Ne, { position: `start`, children: (0, J.jsx)(We, {}) }),
      inputProps: { 'aria-label': r, 'aria-describedby': a, maxLength: Fn },
      fullWidth: !0,
      sx: n === `search` ? { '& input': { pl: 0 } } : {},
    })
  )
}
var Ln = (e) => ({ flex: e === `day` ? `1 0 176px` : `1 1 140px`, maxWidth: 220, minWidth: 0 })
function Rn({ filter: e, value: t, onChange: n, labelled: r }) {
  let { t: a } = i(`table`),
    { kind: o, label: s, options: c, error: l } = e,
    u = (0, Y.useId)(),
    d = (0, Y.useId)(),
    f = t === `` || c?.some((e) => e.value === t) === !0 ? [] : [{ value: t, label: t }]
  if (o === `choice`) {
    let e = (0, J.jsxs)(Ie, {
      native: !0,
      value: t,
      onChange: (e) => n(String(e.target.value)),
      IconComponent: P,
      inputProps: r ? { id: d } : { 'aria-label': s },
      fullWidth: r,
      sx: { '& .MuiSelect-icon': { fontSize: 16, top: `calc(50% - 8px)`, right: 14 }, fontWeight: 500 },
      children: [
        (0, J.jsx)(`option`, { value: ``, children: r ? a(`all`) : a(`any`, { label: s }) }),
        [...(c ?? []), ...f].map((e) =>
          (0, J.jsx)(
            `option`,
            { value: e.value, children: r ? e.label : a(`is`, { label: s, value: e.label }) },
            e.value,
          ),
        ),
      ],
    })
    return r ? (0, J.jsxs)(A, { sx: Ln(o), children: [(0, J.jsx)(_e, { htmlFor: d, children: s }), e] }) : e
  }
  return (0, J.jsxs)(A, {
    sx: Ln(o),
    children: [
      (0, J.jsx)(_e, { htmlFor: d, children: s }),
      (0, J.jsx)(In, { id: d, value: t, onChange: n, kind: o, ...(l !== void 0 && { describedBy: u }) }),
      l !== void 0 && (0, J.jsx)(Ce, { error: !0, id: u, role: `alert`, children: l }),
    ],
  })
}
function zn({ columns: e, look: t, onLook: n }) {
  let { t: r } = i(`table`),
    [a, o] = (0, Y.useState)(null),
    s = (0, Y.useId)(),
    { compact: c } = He(),
    l = (e, r) => n({ ...t, hidden: r ? t.hidden.filter((t) => t !== e) : [...t.hidden, e] })
  return (0, J.jsxs)(J.Fragment, {
    children: [
      (0, J.jsx)(M, {
        variant: `text`,
        startIcon: (0, J.jsx)(u, { name: `sliders` }),
        'aria-haspopup': `dialog`,
        'aria-expanded': a !== null,
        onClick: (e) => o(e.currentTarget),
        children: r(`look`),
      }),
      (0, J.jsxs)(he, {
        open: a !== null,
        anchorEl: a,
        onClose: () => o(null),
        anchorOrigin: { vertical: `bottom`, horizontal: `right` },
        transformOrigin: { vertical: `top`, horizontal: `right` },
        slotProps: { paper: { role: `dialog`, 'aria-label': r(`look`), sx: { p: 4, maxWidth: 320 } } },
        children: [
          (0, J.jsx)(je, {
            label: r(`compact`),
            control: (0, J.jsx)(L, { autoFocus: !0, checked: c, onChange: (e) => Ge({ compact: e.target.checked }) }),
          }),
          (0, J.jsx)(be, { id: s, component: `div`, sx: { mt: 2 }, children: r(`columns`) }),
          (0, J.jsx)(Pe, {
            role: `group`,
            'aria-labelledby': s,
            children: e.map(({ key: e, header: n, names: r }) =>
              (0, J.jsx)(
                je,
                {
                  label: n,
                  control: (0, J.jsx)(L, {
                    checked: r === !0 || !t.hidden.includes(e),
                    disabled: r === !0,
                    onChange: (t) => l(e, t.target.checked),
                  }),
                },
                e,
              ),
            ),
          }),
        ],
      }),
    ],
  })
}
var Bn,
  Vn = () => (Bn ??= new Intl.Collator(`en-IN`, { numeric: !0, sensitivity: `base` }))
function Hn(e, t, n) {
  return e === null || t === null
    ? e === t
      ? 0
      : e === null
        ? 1
        : -1
    : n * (typeof e == `number` && typeof t == `number` ? e - t : Vn().compare(String(e), String(t)))
}
function Un(e, t, n, { search: r, sort: i, filters: a }) {
  let o = r.toLowerCase().split(/\s+/).filter(Boolean),
    s = t.filter((e) => e.searchable),
    c = (e) =>
      s
        .map((t) => t.value?.(e) ?? ``)
        .join(` `)
        .toLowerCase(),
    l = (e) =>
      n.every(({ key: t, matches: n }) => {
        let r = a[t]
        return r === void 0 || !n || n(e, r)
      }),
    u = e.filter((e) => {
      if (!l(e)) return !1
      if (o.length === 0) return !0
      let t = c(e)
      return o.every((e) => t.includes(e))
    }),
    d = t.find((e) => e.key === i.key)?.value
  if (!d) return u
  let f = i.direction === `desc` ? -1 : 1
  return u.sort((e, t) => Hn(d(e), d(t), f))
}
function Wn(e, { page: t, size: n }) {
  let r = Math.max(1, Math.ceil(e.length / n)),
    i = Math.min(t, r)
  return { page: i, rows: e.slice((i - 1) * n, i * n) }
}
function Gn({ rows: e, error: t, onRetry: n }, r, i, a) {
  let o = e && Un(e, r, i, a)
  return {
    ...(o ? { ...Wn(o, a), all: o } : { rows: void 0, page: a.page }),
    total: o?.length ?? 0,
    ...(t !== void 0 && { error: t }),
    ...(n && { onRetry: n }),
  }
}
var Kn = ({ data: e, error: t, isPlaceholderData: n, refetch: r }, { page: i }, a, o) => ({
    rows: e?.rows,
    page: i,
    total: e?.total ?? 0,
    capped: e?.capped ?? !1,
    busy: n,
    error: t,
    onRetry: () => void r(),
    ...(a && { download: a }),
    ...(o && { period: o }),
  }),
  qn = 200
function Jn(e, { prefix: t = ``, sortable: n, sort: r, filters: i = [] }) {
  let a = (n) => e.get(t + n)?.slice(0, qn) ?? ``,
    o = a(`page`),
    s = n.find((e) => e === a(`sort`)),
    c = a(`order`),
    l = c === `asc` || c === `desc` ? c : s === void 0 ? r.direction : `asc`,
    u = i.map((e) => [e, a(e)]).filter(([, e]) => e !== ``)
  return {
    page: /^[1-9]\d{0,4}$/.test(o) ? Number(o) : 1,
    size: B.find((e) => String(e) === a(`size`)) ?? 25,
    sort: { key: s ?? r.key, direction: l },
    search: a(`search`),
    filters: Object.fromEntries(u),
  }
}
function Yn(e, t, n) {
  let { prefix: r = ``, sort: i, filters: a = [] } = n,
    o = { ...Jn(e, n), page: 1, ...t },
    s = o.sort.key !== i.key || o.sort.direction !== i.direction,
    c = {
      page: o.page === 1 ? null : String(o.page),
      size: o.size === 25 ? null : String(o.size),
      sort: s ? o.sort.key : null,
      order: s ? o.sort.direction : null,
      search: o.search,
      ...Object.fromEntries(a.map((e) => [e, o.filters[e]])),
    }
  return ae(e, Object.fromEntries(Object.entries(c).map(([e, t]) => [r + e, t])))
}
function Xn(e) {
  let [t, n] = g()
  return { view: Jn(t, e), change: (t) => n((n) => Yn(n, t, e), { replace: !0 }) }
}
function Zn(e, t) {
  let [n, r] = (0, Y.useState)(null)
  return {
    shown: n ? n.value : e,
    saving: n !== null,
    choose: async (e) => {
      let n = { value: e }
      r(n)
      let i = await t(e).then(
        () => !0,
        () => !1,
      )
      return (await new Promise((e) => setTimeout(e)), r((e) => (e === n ? null : e)), i)
    },
  }
}
var Qn = (e) => new Intl.DisplayNames(x(ne()).intl, { type: `language` }).of(e) ?? x(e).name
function $n({ tabs: e, label: t, nameOf: n, keep: r = [], children: i }) {
  let a = (0, Y.useId)(),
    [o, s] = g(),
    c = (0, Y.useRef)(null),
    l = er(c, e.length),
    u = e.find((e) => e === o.get(`tab`)) ?? e[0],
    d = (e) => {
      let t = [...o].filter(([e]) => r.includes(e))
      s([...t, [`tab`, e]])
    }
  return u === void 0
    ? null
    : (0, J.jsxs)(J.Fragment, {
        children: [
          (0, J.jsx)(Ae, {
            ref: c,
            value: u,
            variant: `scrollable`,
            scrollButtons: l,
            'aria-label': t,
            onChange: (e, t) => d(t),
            sx: { mt: 3, mb: 5 },
            children: e.map((e) =>
              (0, J.jsx)(
                De,
                { value: e, id: `${a}-tab-${e}`, ...(e === u && { 'aria-controls': `${a}-panel` }), label: n(e) },
                e,
              ),
            ),
          }),
          (0, J.jsx)(A, { role: `tabpanel`, id: `${a}-panel`, 'aria-labelledby': `${a}-tab-${u}`, children: i(u) }),
        ],
      })
}
function er(e, t) {
  let [n, r] = (0, Y.useState)(!1)
  return (
    (0, Y.useEffect)(() => {
      let t = e.current,
        n = t?.querySelector(`[role="tablist"]`)
      if (!t || !n) return
      let i = new ResizeObserver(() => {
        let e = [...n.children].reduce((e, t) => e + t.getBoundingClientRect().width, 0)
        r(e > t.clientWidth + 1)
      })
      for (let e of [t, ...n.children]) i.observe(e)
      return () => i.disconnect()
    }, [e, t]),
    n
  )
}
var tr = (e) => e,
  nr = 3
function rr(e, t, n) {
  let r = t.toSorted((e, t) => Math.abs(t.difference) - Math.abs(e.difference))[0]
  if (r === void 0 || r.difference === 0 || (t.length === 1 && !n)) return { kind: `whole` }
  if (e === 0) return { kind: `offset`, rows: [r] }
  let i = Math.sign(e),
    a = t.filter(({ difference: e }) => e * i > 0).toSorted((e, t) => (t.difference - e.difference) * i),
    [o] = a
  if (o === void 0) return { kind: `whole` }
  if (o.difference * i > e * i) return { kind: `over`, rows: [o], rest: e - o.difference }
  let s = 0
  for (let [t, n] of a.slice(0, nr).entries())
    if (((s += n.difference), 2 * s * i > e * i)) return { kind: `most`, rows: a.slice(0, t + 1) }
  return { kind: `spread`, rows: [o] }
}
var ir = 1.96
function ar(e, t) {
  let n = e + t
  return n === 0 || e === t ? !1 : Math.abs(e - t) - 1 < ir * Math.sqrt(n)
}
function or({ name: e, answer: t, labelOf: n, shown: r, signed: a, counted: o }) {
  let { t: s } = i(`figures`),
    { total: c, rows: l, others: u } = t,
    d = c.difference === 0 ? `same` : c.difference > 0 ? `rose` : `fell`,
    f = rr(c.difference, l, u !== null),
    p = [
      s(`trace.${d}`, { name: e, now: r(c.now), before: r(c.before), difference: r(Math.abs(c.difference)) }),
      ...(f.kind === `whole`
        ? []
        : [
            s(`trace.${f.kind}`, {
              lines: f.rows.map((e) => s(`trace.part`, { label: n(e), difference: a(e.difference) })).join(`, `),
              ...(f.kind === `over` && { rest: a(f.rest) }),
            }),
          ]),
      ...(o && ar(c.now, c.before) ? [s(`trace.chance`)] : []),
    ]
  return (0, J.jsx)(j, { sx: { maxWidth: 760, fontWeight: 500 }, children: p.join(` `) })
}
async function sr(e) {
  let { default: t } = await y(
      async () => {
        let { default: e } = await Promise.resolve().then(() => Je)
        return { default: e }
      },
      void 0,
    ),
    n = t(0, `M`)
  ;(n.addData(e), n.make())
  let r = n.getModuleCount()
  return Array.from({ length: r }, (e, t) => Array.from({ length: r }, (e, r) => n.isDark(t, r)))
}
var cr = (e) => e.flatMap((e, t) => e.map((e, n) => (e ? `M${n + 4} ${t + 4}h1v1h-1z` : ``))).join(``),
  $ = 12
function lr(e, t) {
  let n = document.createElement(`canvas`)
  n.width = n.height = (e.length + 8) * $
  let r = n.getContext(`2d`)
  if (!r) return
  ;((r.fillStyle = `#ffffff`),
    r.fillRect(0, 0, n.width, n.height),
    (r.fillStyle = `#000000`),
    e.forEach((e, t) =>
      e.forEach((e, n) => {
        e && r.fillRect((n + 4) * $, (t + 4) * $, $, $)
      }),
    ))
  let i = document.createElement(`a`)
  ;((i.href = n.toDataURL(`image/png`)), (i.download = t), i.click())
}
var ur = (e) => C({ queryKey: [`qr`, e], queryFn: () => sr(e), staleTime: 1 / 0 })
function dr({ text: e, label: t, failed: n }) {
  let { data: r, error: i } = ur(e)
  if (i) return (0, J.jsx)(de, { severity: `error`, children: n })
  if (!r) return (0, J.jsx)(N, { variant: `rounded`, sx: { width: `100%`, aspectRatio: `1`, height: `auto` } })
  let a = r.length + 8
  return (0, J.jsxs)(A, {
    component: `svg`,
    role: `img`,
    'aria-label': t,
    viewBox: `0 0 ${a} ${a}`,
    shapeRendering: `crispEdges`,
    sx: { display: `block`, width: `100%`, height: `auto` },
    children: [
      (0, J.jsx)(`rect`, { width: a, height: a, fill: `#FFFFFF` }),
      (0, J.jsx)(`path`, { d: cr(r), fill: `#000000` }),
    ],
  })
}
var fr = `@£$¥èéùìòÇ
Øø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà`,
  pr = `\f^{}\\[~]|€`,
  mr = { gsm: { one: 160, several: 153 }, unicode: { one: 70, several: 67 } }
function hr(e) {
  let t = [...e],
    n = t.every((e) => fr.includes(e) || pr.includes(e)) ? `gsm` : `unicode`,
    r = t.map((e) => (n === `unicode` ? e.length : pr.includes(e) ? 2 : 1)),
    i = r.reduce((e, t) => e + t, 0),
    { one: a, several: o } = mr[n]
  if (i <= a) return { encoding: n, units: i, messages: i === 0 ? 0 : 1 }
  let s = 1,
    c = 0
  for (let e of r) (c + e > o && ((s += 1), (c = 0)), (c += e))
  return { encoding: n, units: i, messages: s }
}
function gr({ query: e, end: t }) {
  let { t: n } = i(`sign-ins`),
    r = (e) =>
      !t.isPending &&
      t.mutate(e, { onSuccess: () => p.success(n(e === null ? `endedOthers` : `ended`)), onError: (e) => o(e) })
  return (0, J.jsx)(X, {
    title: n(`title`),
    children: (0, J.jsx)(oe, {
      query: e,
      failed: n(`failed`),
      waiting: (0, J.jsx)(N, { variant: `rounded`, height: 120 }),
      children: (e) =>
        (0, J.jsxs)(J.Fragment, {
          children: [
            (0, J.jsx)(A, {
              component: `ul`,
              sx: { listStyle: `none`, m: 0, p: 0 },
              children: e.map((e) => (0, J.jsx)(_r, { session: e, onEnd: () => r(e.session_id) }, e.session_id)),
            }),
            e.length > 1
              ? (0, J.jsx)(M, {
                  variant: `outlined`,
                  'aria-busy': t.isPending,
                  sx: { mt: 4 },
                  onClick: () => r(null),
                  children: n(`endOthers`),
                })
              : (0, J.jsx)(j, { variant: `body2`, sx: { mt: 3, color: `text.secondary` }, children: n(`alone`) }),
          ],
        }),
    }),
  })
}
function _r({ session: e, onEnd: t }) {
  let { t: n } = i(`sign-ins`),
    { current: r } = e,
    { device: a, facts: o } = ce(n, e)
  return (0, J.jsxs)(A, {
    component: `li`,
    sx: {
      display: `flex`,
      flexWrap: `wrap`,
      alignItems: `center`,
      gap: 3,
      py: 3,
      borderBottom: 1,
      borderColor: `divider`,
    },
    children: [
      (0, J.jsxs)(A, {
        sx: { flex: `1 1 220px`, minWidth: 0 },
        children: [
          (0, J.jsxs)(A, {
            sx: { display: `flex`, flexWrap: `wrap`, alignItems: `center`, gap: 2, fontWeight: 600 },
            children: [a, r && (0, J.jsx)(A, { component: `span`, sx: $t, children: n(`current`) })],
          }),
          (0, J.jsx)(j, { variant: `body2`, sx: { color: `text.secondary` }, children: o }),
        ],
      }),
      !r &&
        (0, J.jsx)(M, {
          variant: `outlined`,
          size: `small`,
          'aria-label': n(`endOf`, { device: a }),
          sx: { minHeight: 44 },
          onClick: t,
          children: n(`end`),
        }),
    ],
  })
}
var vr = 4.5,
  yr = (e) => Math.floor(e * 10) / 10
function br({ primary: e, secondary: t }) {
  let n = z(e, t),
    r = Be.map(([e, t, r]) => ({ least: r, ratio: R(n[e], n[t]) })),
    i = r.filter(({ least: e }) => e === vr).map(({ ratio: e }) => e)
  return {
    tokens: n,
    failing: r.filter(({ ratio: e, least: t }) => e < t).length,
    lowestText: yr(Math.min(...i)),
    given: yr(R(e, t)),
    corrected: R(e, t) >= vr ? null : n.onBrand,
  }
}
var xr = [
    [`onBrand`, `onBrand`, `brand`, `secondary`],
    [`action`, `onAction`, `action`, null],
    [`link`, `link`, `surface`, null],
    [`brandText`, `brandText`, `surface`, `primary`],
    [`menu`, `onDeep2`, `deep`, null],
  ],
  Sr = `brand-contrast`
function Cr(e, t) {
  return xr.flatMap(([n, r, , i]) =>
    i !== null && t[r] !== e[i].toUpperCase() ? [{ name: n, from: e[i], to: t[r] }] : [],
  )
}
function wr({ theme: e }) {
  let { t } = i(`brand-studio`),
    n = Cr(e, br(e).tokens),
    r = n
      .map(({ name: e, ...n }) => t(`guard.shortPart`, { name: t(`guard.pair.${e}`), moved: t(`guard.moved`, n) }))
      .join(`; `)
  return (0, J.jsxs)(A, {
    sx: { display: `flex`, flexWrap: `wrap`, alignItems: `center`, columnGap: 3, rowGap: 1 },
    children: [
      (0, J.jsx)(D, {
        tone: n.length > 0 ? `info` : `ok`,
        children: t(n.length > 0 ? `guard.repaired` : `guard.pass`),
      }),
      (0, J.jsx)(j, {
        variant: `body2`,
        role: `status`,
        sx: { flex: `1 1 200px`, minWidth: 0 },
        children: n.length === 0 ? t(`guard.short`) : t(`guard.shortRepaired`, { count: n.length, what: r }),
      }),
      (0, J.jsx)(me, {
        component: `button`,
        type: `button`,
        variant: `body2`,
        sx: { minHeight: 44 },
        onClick: () => document.getElementById(Sr)?.focus(),
        children: t(`guard.details`),
      }),
    ],
  })
}
function Tr({ theme: e }) {
  let { t } = i(`brand-studio`),
    { tokens: n, failing: r } = br(e),
    a = Cr(e, n)
  return (0, J.jsxs)(X, {
    id: Sr,
    title: t(`guard.title`),
    aside: (0, J.jsx)(j, {
      variant: `body2`,
      sx: { color: `text.secondary` },
      role: `status`,
      children: t(`guard.count`, { count: Be.length - r, of: Be.length }),
    }),
    children: [
      (0, J.jsx)(A, {
        component: `ul`,
        sx: { listStyle: `none`, m: 0, p: 0 },
        children: xr.map(([e, r, i]) => {
          let o = a.find((t) => t.name === e)
          return (0, J.jsxs)(
            A,
            {
              component: `li`,
              sx: {
                display: `flex`,
                flexWrap: `wrap`,
                alignItems: `center`,
                columnGap: 3,
                rowGap: 1,
                py: 1.5,
                minHeight: 48,
                borderBottom: 1,
                borderColor: `divider`,
              },
              children: [
                (0, J.jsx)(A, {
                  'aria-hidden': `true`,
                  sx: {
                    width: 44,
                    height: 28,
                    flex: `none`,
                    borderRadius: `8px`,
                    display: `grid`,
                    placeItems: `center`,
                    fontWeight: 700,
                    fontSize: 14,
                    border: `1px solid ${n.line}`,
                    backgroundColor: n[i],
                    color: n[r],
                  },
                  children: `Aa`,
                }),
                (0, J.jsxs)(j, {
                  variant: `body2`,
                  sx: { flex: `1 1 110px`, minWidth: 0 },
                  children: [
                    t(`guard.pair.${e}`),
                    o &&
                      (0, J.jsx)(A, {
                        component: `span`,
                        sx: { display: `block`, color: `text.secondary` },
                        children: t(`guard.moved`, { from: o.from, to: o.to }),
                      }),
                  ],
                }),
                (0, J.jsx)(j, {
                  variant: `body2`,
                  sx: { fontWeight: 700, fontVariantNumeric: `tabular-nums` },
                  children: t(`guard.ratio`, { ratio: l(Math.floor(R(n[r], n[i]) * 10) / 10) }),
                }),
                (0, J.jsx)(D, { tone: o ? `info` : `ok`, children: t(o ? `guard.repaired` : `guard.pass`) }),
              ],
            },
            e,
          )
        }),
      }),
      (0, J.jsx)(j, { variant: `body2`, sx: { mt: 3, color: `text.secondary` }, children: t(`guard.explain`) }),
    ],
  })
}
var Er = /^#[0-9A-F]{6}$/,
  Dr = 4.5,
  Or = (e, t) => l(Math.floor(R(e, t) * 10) / 10)
function kr(e) {
  let { name: t, theme: n, unfinished: r, locked: a, problem: o, onChange: s, onUnfinished: c } = e,
    { t: l } = i([`brand-studio`, `rules`]),
    { brand: u, onBrand: d, action: f } = z(n.primary, n.secondary),
    p =
      t === `primary`
        ? l(d === n.secondary ? `guard.onMain` : `guard.onMainOther`, {
            white: Or(`#FFFFFF`, u),
            given: Or(n.secondary, u),
            colour: d,
          })
        : R(f, `#FFFFFF`) >= Dr && f !== n.secondary && f !== n.primary
          ? l(`guard.button`, { colour: f })
          : null,
    m = `brand-${t}`
  return (0, J.jsx)(xe, {
    id: m,
    label: l(`fields.${t}`),
    help: p,
    error: o ?? (r === void 0 ? null : l(`guard.half`, { colour: n[t] })),
    children: (e) =>
      (0, J.jsxs)(A, {
        sx: { display: `flex`, gap: 2 },
        children: [
          (0, J.jsx)(A, {
            component: `input`,
            type: `color`,
            'aria-label': l(`fields.pick`, { field: l(`fields.${t}`) }),
            disabled: a,
            value: n[t].toLowerCase(),
            onChange: (e) => s(e.target.value.toUpperCase()),
            sx: {
              width: 44,
              height: 44,
              flex: `none`,
              p: 0,
              border: 1,
              borderColor: `divider`,
              borderRadius: 1,
              cursor: `pointer`,
              backgroundColor: `transparent`,
            },
          }),
          (0, J.jsx)(ye, {
            id: m,
            size: `small`,
            fullWidth: !0,
            value: r ?? n[t],
            disabled: a,
            error: o !== null || r !== void 0,
            onChange: (e) => {
              let t = e.target.value.trim().toUpperCase()
              Er.test(t) ? s(t) : c(t)
            },
            inputProps: { autoComplete: `off`, spellCheck: !1, maxLength: 7, 'aria-describedby': e },
          }),
        ],
      }),
  })
}
function Ar({ id: e, of: t, label: r, logo: a, theme: o, locked: s, problem: c, onKept: l, onBack: u }) {
  let { t: f } = i(`brand-studio`),
    p = (0, Y.useRef)(null),
    [m, h] = (0, Y.useState)(!1),
    [g, _] = (0, Y.useState)(null),
    v = z(o.primary, o.secondary),
    y = async (e) => {
      ;(h(!0), _(null))
      try {
        l(await hn(t, e))
      } catch (e) {
        _((e instanceof n && e.errors?.image_name) || d(e))
      }
      h(!1)
    },
    b = [
      [`light`, v.surface, v.ink],
      [`dark`, v.deep, v.onDeep],
    ]
  return (0, J.jsxs)(A, {
    role: `group`,
    'aria-label': r,
    children: [
      (0, J.jsx)(j, { variant: `subtitle1`, children: r }),
      (0, J.jsx)(A, {
        sx: { display: `flex`, flexWrap: `wrap`, gap: 2, my: 2 },
        'aria-hidden': `true`,
        children: b.map(([e, t, n]) =>
          (0, J.jsxs)(
            A,
            {
              sx: {
                display: `flex`,
                alignItems: `center`,
                gap: 2,
                minHeight: 44,
                px: 3,
                borderRadius: 1,
                border: `1px solid ${v.line}`,
                backgroundColor: t,
                color: n,
                fontWeight: 700,
                fontSize: 13,
                maxWidth: `100%`,
                overflowWrap: `anywhere`,
              },
              children: [
                (a.picture !== void 0 || a.shapes.length > 0) &&
                  (0, J.jsx)(te, { logo: a, variant: e, size: 24, colourOf: (e) => v[e] }),
                o.name,
              ],
            },
            e,
          ),
        ),
      }),
      !s &&
        (0, J.jsxs)(A, {
          sx: { display: `flex`, flexWrap: `wrap`, gap: 2 },
          children: [
            (0, J.jsx)(`input`, {
              ref: p,
              type: `file`,
              hidden: !0,
              'data-testid': e,
              accept: `image/png,image/jpeg,image/webp,image/svg+xml`,
              onChange: (e) => {
                let [t] = e.target.files ?? []
                ;((e.target.value = ``), t && !m && y(t))
              },
            }),
            (0, J.jsx)(M, {
              id: e,
              variant: `outlined`,
              size: `small`,
              sx: { minHeight: 44 },
              'aria-busy': m,
              onClick: () => p.current?.click(),
              children: f(`logo.choose`),
            }),
            u &&
              (0, J.jsx)(M, {
                variant: `text`,
                size: `small`,
                sx: { minHeight: 44 },
                onClick: u,
                children: f(`logo.back`),
              }),
          ],
        }),
      (0, J.jsx)(Ce, { error: (g ?? c) !== null, role: g ? `alert` : void 0, children: g ?? c ?? f(`logo.help`) }),
    ],
  })
}
function jr({ of: e, contacts: t, text: n, problemAt: r, onSet: a }) {
  let { t: o } = i(`brand-studio`)
  return [`email`, `phone`].map((i) =>
    (0, J.jsx)(
      xe,
      {
        id: `brand-${e}-${i}`,
        label: o(`fields.${e}.${i}`),
        optional: !0,
        error: r(`${e}.${i}`),
        children: () => n(`${e}-${i}`, t[i], (e) => a({ [i]: e.trim() }), {}, `${e}.${i}`),
      },
      i,
    ),
  )
}
var Mr = { name: v(() => ``), email: ``, phone: `` }
function Nr({ officer: e, text: t, problemAt: n, onChange: r }) {
  let { t: a } = i(`brand-studio`),
    { name: o, email: s, phone: c } = e ?? Mr,
    l = (e) => {
      let t = { name: o, email: s, phone: c, ...e }
      r({ officer: [...S.map((e) => t.name[e]), t.email, t.phone].every((e) => e === ``) ? null : t })
    }
  return (0, J.jsxs)(A, {
    component: `fieldset`,
    sx: { border: 0, m: 0, p: 0, minWidth: 0 },
    children: [
      (0, J.jsx)(j, { component: `legend`, variant: `subtitle1`, sx: { p: 0 }, children: a(`fields.officer.title`) }),
      (0, J.jsx)(j, { variant: `body2`, color: `textSecondary`, children: a(`fields.officer.help`) }),
      (0, J.jsxs)(A, {
        sx: { display: `grid`, gap: 4, mt: 3, gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, 140px), 1fr))` },
        children: [
          S.map((e, r) => {
            let i = r === 0 ? `officer` : `officer-name-${e}`
            return (0, J.jsx)(
              xe,
              {
                id: `brand-${i}`,
                label: a(`fields.officer.name`, { language: x(e).name }),
                optional: !0,
                error: n(`officer.name.${e}`),
                children: () =>
                  t(i, o[e], (t) => l({ name: { ...o, [e]: t } }), { maxLength: 40, lang: e }, `officer.name.${e}`),
              },
              e,
            )
          }),
          (0, J.jsx)(jr, { of: `officer`, contacts: { email: s, phone: c }, text: t, problemAt: n, onSet: l }),
        ],
      }),
    ],
  })
}
var Pr = (e, t, n) => (e.startsWith(`rules:`) ? n(e, { field: t }) : e),
  Fr = { email: ``, phone: `` }
function Ir({ support: e, text: t, problemAt: n, onChange: r }) {
  let i = e ?? Fr
  return (0, J.jsx)(A, {
    sx: { display: `grid`, gap: 4, gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, 220px), 1fr))` },
    children: (0, J.jsx)(jr, {
      of: `support`,
      contacts: i,
      text: t,
      problemAt: n,
      onSet: (e) => {
        let t = { ...i, ...e }
        r({ support: t.email === `` && t.phone === `` ? null : t })
      },
    }),
  })
}
var Lr = [`own-evidence`],
  Rr = (e) => [`partner-evidence`, e],
  zr = (e) =>
    C({
      queryKey: Rr(e),
      queryFn: ({ signal: t }) => T(`getPartnerEvidence`, { params: { id: e }, signal: t }),
      refetchOnMount: `always`,
    })
function Br(e, t) {
  let n = O()
  return E({
    mutationFn: (n) => T(`decidePartnerEvidence`, { params: { id: e, step: t }, body: n }),
    onSettled: () => n.invalidateQueries({ queryKey: Rr(e) }),
  })
}
function Vr(e) {
  let t = O()
  return E({
    mutationFn: (t) => T(`correctPartnerPan`, { params: { id: e }, body: t }),
    onSettled: () => t.invalidateQueries({ queryKey: Rr(e) }),
  })
}
var Hr = () =>
  C({ queryKey: Lr, queryFn: ({ signal: e }) => T(`getOwnEvidence`, { signal: e }), refetchOnMount: `always` })
function Ur() {
  let e = O()
  return E({ mutationFn: (e) => T(`acceptAgreement`, { body: e }), onSuccess: (t) => e.setQueryData(Lr, t) })
}
var Wr = { missing: `neutral`, given: `warn`, unsure: `warn`, checked: `ok`, refused: `err` }
function Gr(e, { step: t, state: n }) {
  return n === `unsure`
    ? `next.${e}.bank.unsure`
    : t === `bank` && (n === `given` || n === `refused`)
      ? `next.${e}.bank.${n}`
      : e === `admin`
        ? `next.admin.${n}`
        : n === `missing`
          ? `next.partner.missing.${t}`
          : n === `refused`
            ? t === `pan`
              ? `next.partner.refused.pan`
              : `next.partner.refused.other`
            : `next.partner.${n}`
}
function Kr({ steps: e, reader: t, act: n }) {
  let { t: r } = i(`partner-evidence`)
  return (0, J.jsx)(A, {
    component: `ul`,
    sx: { listStyle: `none`, m: 0, mt: 2, p: 0 },
    children: e.map((e) =>
      (0, J.jsxs)(
        A,
        {
          component: `li`,
          sx: { py: 3, borderBottom: 1, borderColor: `divider` },
          children: [
            (0, J.jsxs)(A, {
              sx: { display: `flex`, flexWrap: `wrap`, alignItems: `center`, columnGap: 3, rowGap: 1 },
              children: [
                (0, J.jsx)(j, { component: `h3`, variant: `subtitle1`, children: r(`steps.${e.step}`) }),
                (0, J.jsx)(D, { tone: Wr[e.state], children: r(`states.${e.state}`) }),
                (0, J.jsx)(A, { sx: { flex: 1 } }),
                n?.(e),
              ],
            }),
            e.what !== `` && (0, J.jsx)(j, { sx: { overflowWrap: `anywhere` }, children: e.what }),
            e.match &&
              (0, J.jsx)(j, {
                sx: { overflowWrap: `anywhere` },
                children:
                  e.match.bank === null ? r(`match.unknown`) : r(`match.names`, { ...e.match, bank: e.match.bank }),
              }),
            e.version !== null && (0, J.jsx)(j, { children: r(`version`, { version: e.version }) }),
            e.hash !== null &&
              (0, J.jsx)(j, {
                variant: `body2`,
                sx: { overflowWrap: `anywhere` },
                children: r(`hash`, { hash: e.hash }),
              }),
            e.at !== null &&
              (0, J.jsx)(j, {
                variant: `body2`,
                sx: { color: `text.secondary` },
                children: e.by === null ? r(`since`, { at: se(e.at) }) : r(`sinceBy`, { at: se(e.at), by: e.by }),
              }),
            e.reason !== `` && (0, J.jsx)(j, { sx: { overflowWrap: `anywhere` }, children: r(`reason`, e) }),
            (0, J.jsx)(j, { variant: `body2`, children: r(Gr(t, e)) }),
          ],
        },
        e.step,
      ),
    ),
  })
}
var qr = `2026-04`
function Jr(e, t, n = null) {
  let [r, i] = n === null ? (t === 20 ? [`206AA`, `397(2)(b)`] : [`194H`, `393(1)`]) : [`197`, `395(1)`]
  return e < qr ? { section: r, before: null } : { section: i, before: r }
}
function Yr({ statement: e, actions: t }) {
  let { t: n } = i(`partner-reports`),
    { month: r, payments: a, paid_unrecorded: o } = e
  return a.length === 0 && !o
    ? null
    : (0, J.jsxs)(A, {
        sx: { mt: 3 },
        children: [
          a.length > 0 &&
            (0, J.jsx)(A, {
              component: `ul`,
              'aria-label': n(`statement.payments.title`),
              sx: { listStyle: `none`, m: 0, p: 0 },
              children: a.map((e) =>
                (0, J.jsxs)(
                  A,
                  {
                    component: `li`,
                    sx: { display: `flex`, flexWrap: `wrap`, alignItems: `center`, columnGap: 3, py: 1 },
                    children: [
                      (0, J.jsx)(j, {
                        variant: `body2`,
                        sx: { flex: `1 1 240px`, minWidth: 0, overflowWrap: `anywhere` },
                        children: Xr(e, r, n),
                      }),
                      e.utr !== null && !e.is_reversed && t?.(e, e.utr),
                    ],
                  },
                  e.payment_id,
                ),
              ),
            }),
          o &&
            (0, J.jsx)(j, { variant: `body2`, color: `textSecondary`, children: n(`statement.payments.unrecorded`) }),
        ],
      })
}
function Xr(
  { amount: e, day: t, utr: n, account_ending: r, parts: i, reverses: a, reason: o, is_reversed: s, run_id: l },
  u,
  d,
) {
  let f = { amount: c(e), day: w(t) }
  if (n === null) return d(`statement.payments.reversed`, { ...f, utr: a ?? ``, reason: o ?? `` })
  let [p, ...m] = i,
    h =
      p && p.month !== u
        ? [d(`statement.payments.with`, { month: k(p.month) })]
        : m.map((e) =>
            d(e.net > 0 ? `statement.payments.also` : `statement.payments.setOff`, {
              amount: c(Math.abs(e.net)),
              month: k(e.month),
            }),
          )
  return [
    d(`statement.payments.sent`, { ...f, utr: n, account: r }),
    ...(l === null ? [] : [d(`statement.payments.run`, { run: String(l) })]),
    ...h,
    ...(s ? [d(`statement.payments.was`)] : []),
  ].join(` `)
}
function Zr({ rows: e }) {
  let t = e.at(-1)?.key
  return (0, J.jsx)(A, {
    component: `dl`,
    sx: { m: 0 },
    children: e.map(({ key: e, label: n, value: r }) =>
      (0, J.jsxs)(
        A,
        {
          sx: {
            display: `flex`,
            justifyContent: `space-between`,
            gap: 4,
            py: 2,
            borderBottom: 1,
            borderColor: `divider`,
          },
          children: [
            (0, J.jsx)(j, { component: `dt`, variant: `body2`, color: `textSecondary`, children: n }),
            (0, J.jsx)(j, {
              component: `dd`,
              variant: `body2`,
              sx: {
                m: 0,
                textAlign: `right`,
                overflowWrap: `anywhere`,
                fontVariantNumeric: `tabular-nums`,
                fontWeight: e === t ? 700 : 500,
              },
              children: r,
            }),
          ],
        },
        e,
      ),
    ),
  })
}
function Qr(e, t, n, r = null) {
  let { section: i, before: a } = Jr(e, t, r)
  return a === null ? n(`tax.section`, { section: i }) : n(`tax.sectionNow`, { section: i, before: a })
}
var $r = ({ kind: e, lead_reference: t }, n) =>
    t === null ? n(`name.${e}.reward`) : n(`name.${e}.lead`, { reference: t }),
  ei = {
    given_back: `The customer gave the loan back within the cooling-off days, and the lender closed it.`,
    file_taken_back: `The lender’s file that reported this disbursal was taken back.`,
  },
  ti = (e) => Object.keys(ei).find((t) => ei[t] === e) ?? null
function ni(e, t) {
  let n = (e, n, r) => {
      let i = e !== null && e > 0
      return i && n !== null
        ? t(`explain.between`, { from: r(e), to: r(n) })
        : i
          ? t(`explain.from`, { from: r(e) })
          : n === null
            ? null
            : t(`explain.upTo`, { to: r(n) })
    },
    i = [
      { key: `disbursed`, text: n(e.disbursed_from, e.disbursed_to, s) },
      { key: `number`, text: n(e.number_from, e.number_to, r) },
      { key: `ticket`, text: n(e.ticket_from, e.ticket_to, s) },
    ].flatMap(({ key: e, text: n }) => (n === null ? [] : [t(`explain.bound.${e}`, { range: n })]))
  return i.length === 0 ? t(`explain.anyBusiness`) : i.join(`, `)
}
function ri(e, t, n, r) {
  return r(`explain.${e}.${t === 0 ? (n === 0 ? `nothing` : `flat`) : n === 0 ? `percent` : `both`}`, {
    percent: t,
    flat: c(n),
  })
}
function ii({ business: e, slab: t, lender: n, business_month: r }, i) {
  if (!e) return []
  let a = k(r),
    { disbursed: o, number: c, averageTicket: l } = e,
    u = { disbursed: s(o), count: c, ticket: s(l) },
    d = t ? i(`explain.slab`, { slab: ni(t, i) }) : i(`explain.noSlab`)
  return [{ key: `slab`, text: `${i(`explain.business`, { month: a, lender: n ?? ``, ...u })} ${d}`, value: null }]
}
function ai(e, t) {
  let n = ti(e)
  return n === null ? e : t(`explain.own.${n}`)
}
function oi({ asked_amount: e, disbursed_amount: t, amount_told: n, day_told: r }, i) {
  return [
    ...(n && e !== null && e !== t ? [i(`explain.asked`, { amount: s(e) })] : []),
    ...(n ? [] : [i(`explain.amountAsked`)]),
    ...(r ? [] : [i(`explain.dayReported`)]),
  ]
}
function si({ slabs_from: e, terms_from: t }, n) {
  return {
    key: `versions`,
    text: n(`explain.versions`, {
      slabs: e === null ? n(`explain.slabsFirst`) : n(`explain.slabsFrom`, { day: w(e) }),
      terms: t === null ? n(`explain.termsFirst`) : n(`explain.termsFrom`, { day: w(t) }),
    }),
    value: null,
  }
}
function ci({ paid_at: e, utr: t, account_ending: n }, r) {
  if (e === null) return []
  let i = w(e)
  return t === null || n === null
    ? [r(`explain.paid`, { day: i })]
    : [r(`explain.paidBy`, { day: i, utr: t, account: n })]
}
function li(e, t) {
  let { kind: n, slab: r, partner_percent: i, partner_flat: a } = e,
    o = {
      lender: e.lender ?? ``,
      reference: e.application_reference ?? ``,
      day: w(e.disbursed_at),
      month: k(e.business_month),
    },
    l = e.disbursed_amount === 0 ? null : s(e.disbursed_amount),
    u = c(e.revenue),
    d = c(e.gross),
    f = ri(`revenue`, r?.percent ?? 0, r?.flat ?? 0, t),
    p = e.is_set ? t(`explain.set`) : ri(`gross`, i, a, t)
  switch (n) {
    case `disbursal`:
      return [
        { key: `what`, text: [t(`explain.disbursal`, o), ...oi(e, t)].join(` `), value: l },
        ...ii(e, t),
        { key: `revenue`, text: f, value: u },
        { key: `gross`, text: p, value: d },
        si(e, t),
      ]
    case `correction`:
      return [
        { key: `what`, text: t(`explain.correction`, o), value: null },
        ...ii(e, t),
        { key: `revenue`, text: `${f} ${t(`explain.difference`)}`, value: u },
        { key: `gross`, text: `${p} ${t(`explain.difference`)}`, value: d },
        si(e, t),
      ]
    case `taken_back`:
      return [
        { key: `what`, text: t(e.lender === null ? `explain.rewardBack` : `explain.takenBack`, o), value: l },
        { key: `gross`, text: t(`explain.earnedBefore`), value: d },
      ]
    case `reward`:
      return [{ key: `what`, text: t(`explain.reward`, o), value: d }]
  }
}
function ui({ kind: e, month: t, tds_percent: n, tds_certificate: r }, i) {
  if (e === `taken_back`) return i(`explain.tdsBack`)
  let a = { percent: n, section: Qr(t, n, i, r) }
  return r === null ? i(n === 2 ? `explain.tds` : `explain.tdsNoPan`, a) : i(`explain.tdsByOrder`, { ...a, number: r })
}
function di({ line: e, words: t = `partner-reports` }) {
  let { t: n } = i([t, `partner-reports`], { nsMode: `fallback` }),
    r = [
      ...li(e, n),
      { key: `tds`, text: ui(e, n), value: c(-e.tds) },
      ...(e.gst === 0 ? [] : [{ key: `gst`, text: n(`explain.gst`), value: c(e.gst) }]),
      { key: `net`, text: n(`explain.net`), value: c(e.net) },
    ],
    a = [
      ...(e.approved_at === null ? [] : [n(`explain.approved`, { day: w(e.approved_at) })]),
      ...ci(e, n),
      ...(e.approved_at === null ? [n(e.kind === `disbursal` ? `explain.accrued` : `explain.waits`)] : []),
      ...(e.is_held ? [n(`explain.held`)] : []),
      ...(e.restated === null
        ? []
        : [n(`explain.restated`, { lender: e.lender ?? ``, day: w(e.restated.at), reason: e.restated.reason })]),
      ...(e.reason === null ? [] : [n(`explain.reason`, { reason: ai(e.reason, n) })]),
      ...(e.is_corrected ? [n(`explain.isCorrected`)] : []),
      ...(e.is_taken_back ? [n(`explain.isTakenBack`)] : []),
    ]
  return (0, J.jsxs)(J.Fragment, {
    children: [
      (0, J.jsx)(A, {
        component: `ol`,
        sx: { listStyle: `none`, m: 0, p: 0 },
        children: r.map(({ key: e, text: t, value: n }) =>
          (0, J.jsxs)(
            A,
            {
              component: `li`,
              sx: {
                display: `flex`,
                justifyContent: `space-between`,
                gap: 4,
                py: 2.5,
                borderBottom: 1,
                borderColor: `divider`,
              },
              children: [
                (0, J.jsx)(j, { variant: `body2`, sx: { fontWeight: e === `net` ? 700 : 400 }, children: t }),
                n !== null &&
                  (0, J.jsx)(j, {
                    variant: `body2`,
                    sx: {
                      fontWeight: e === `net` ? 700 : 500,
                      whiteSpace: `nowrap`,
                      fontVariantNumeric: `tabular-nums`,
                    },
                    children: n,
                  }),
              ],
            },
            e,
          ),
        ),
      }),
      a.map((e) => (0, J.jsx)(j, { variant: `body2`, sx: { mt: 3, overflowWrap: `anywhere` }, children: e }, e)),
    ],
  })
}
var fi = { accrued: `neutral`, approved: `info`, paid: `ok`, taken_back: `err` }
function pi({ status: e }) {
  let { t } = i(`partner-reports`)
  return (0, J.jsx)(D, { tone: fi[e], children: t(`status.${e}`) })
}
var mi = {
  '@page': { size: `A4 portrait`, margin: `16mm` },
  '@media print': {
    'body > *:not([data-paper])': { display: `none !important` },
    '[data-paper]': { position: `static !important` },
    '[data-paper] .MuiBackdrop-root, [data-paper] [data-screen]': { display: `none !important` },
    '[data-paper] .MuiDialog-container, [data-paper] .MuiPaper-root, [data-paper] .MuiDialogContent-root': {
      display: `block !important`,
      height: `auto !important`,
      maxHeight: `none !important`,
      overflow: `visible !important`,
      maxWidth: `none !important`,
      boxShadow: `none !important`,
      margin: `0 !important`,
    },
  },
}
function hi({ title: e, onClose: t, children: n, maxWidth: r = `sm`, titled: a, unready: o, actions: s }) {
  let { t: c } = i(),
    l = (0, Y.useId)()
  return (0, J.jsxs)(Se, {
    open: !0,
    onClose: t,
    'aria-labelledby': l,
    maxWidth: r,
    fullWidth: !0,
    'data-paper': ``,
    children: [
      (0, J.jsx)(ge, { styles: mi }),
      (0, J.jsx)(Te, { id: l, ...(a ? {} : { 'data-screen': `` }), children: e }),
      (0, J.jsx)(we, { children: n }),
      (0, J.jsxs)(Ee, {
        'data-screen': ``,
        children: [
          (0, J.jsx)(M, { variant: `outlined`, onClick: t, children: c(`close`) }),
          s,
          (0, J.jsx)(M, {
            variant: `contained`,
            'aria-disabled': o ?? !1,
            onClick: () => !o && window.print(),
            children: c(`print`),
          }),
        ],
      }),
    ],
  })
}
export {
  en as $,
  Qn as A,
  An as B,
  hr as C,
  or as D,
  lr as E,
  zn as F,
  fn as G,
  hn as H,
  Rn as I,
  cn as J,
  un as K,
  In as L,
  Xn as M,
  Gn as N,
  tr as O,
  Kn as P,
  $t as Q,
  Mn as R,
  gr as S,
  ur as T,
  mn as U,
  yn as V,
  pn as W,
  rn as X,
  on as Y,
  X as Z,
  Ar as _,
  st as _t,
  Qr as a,
  Ut as at,
  wr as b,
  Kr as c,
  Lt as ct,
  Br as d,
  Nt as dt,
  tn as et,
  zr as f,
  Tt as ft,
  Nr as g,
  ut as gt,
  Pr as h,
  dt as ht,
  $r as i,
  qt as it,
  Zn as j,
  $n as k,
  Ur as l,
  Ft as lt,
  Ir as m,
  mt,
  pi as n,
  Zt as nt,
  Zr as o,
  Bt as ot,
  Hr as p,
  ht as pt,
  sn as q,
  di as r,
  Yt as rt,
  Yr as s,
  Ht as st,
  hi as t,
  Qt as tt,
  Vr as u,
  It as ut,
  kr as v,
  V as vt,
  dr as w,
  br as x,
  Tr as y,
  jn as z,
}
