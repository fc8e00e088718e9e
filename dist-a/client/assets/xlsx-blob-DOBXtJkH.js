import { _t as e } from './desks-BwPV_Ml3.js'
var t = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
`,
  n = `http://schemas.openxmlformats.org/officeDocument/2006`,
  r = `http://schemas.openxmlformats.org/package/2006`,
  i = `http://schemas.openxmlformats.org/spreadsheetml/2006/main`,
  a = `application/vnd.openxmlformats-officedocument.spreadsheetml`,
  o = 1,
  s = 2,
  c = 1048576,
  l = 32767,
  u = 31,
  d = `<styleSheet xmlns="${i}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf numFmtId="49" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`,
  f = `<Types xmlns="${r}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${a}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${a}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${a}.worksheet+xml"/><Override PartName="/xl/worksheets/sheet2.xml" ContentType="${a}.worksheet+xml"/></Types>`,
  p = (...e) =>
    `<Relationships xmlns="${r}/relationships">${e.map(([e, t], r) => `<Relationship Id="rId${r + 1}" Type="${n}/relationships/${e}" Target="${t}"/>`).join(``)}</Relationships>`
function m({ name: e, heads: r, rows: a, basis: o }) {
  let s = (e, n) => ({ name: e, text: [t + n] }),
    c = [e, o.name].map((e, t) => `<sheet name="${S(C(e))}" sheetId="${t + 1}" r:id="rId${t + 1}"/>`).join(``)
  return [
    s(`[Content_Types].xml`, f),
    s(`_rels/.rels`, p([`officeDocument`, `xl/workbook.xml`])),
    s(`xl/workbook.xml`, `<workbook xmlns="${i}" xmlns:r="${n}/relationships"><sheets>${c}</sheets></workbook>`),
    s(
      `xl/_rels/workbook.xml.rels`,
      p([`worksheet`, `worksheets/sheet1.xml`], [`worksheet`, `worksheets/sheet2.xml`], [`styles`, `styles.xml`]),
    ),
    s(`xl/styles.xml`, d),
    { name: `xl/worksheets/sheet1.xml`, text: _(r, a) },
    { name: `xl/worksheets/sheet2.xml`, text: _(null, h(o.lines)) },
  ]
}
async function* h(e) {
  yield e
}
var g = `<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`
async function* _(e, n) {
  ;(yield `${t}<worksheet xmlns="${i}">${e ? g : ``}<cols><col min="1" max="200" width="18"/></cols><sheetData>`,
    e && (yield v(e, s)))
  let r = +!!e
  for await (let e of n) {
    if (((r += e.length), r > c)) throw Error(`A sheet has no room for so many rows.`)
    yield e.map((e) => v(e, o)).join(``)
  }
  yield `</sheetData></worksheet>`
}
var v = (e, t) => `<row>${e.map((e) => y(e, t)).join(``)}</row>`
function y(t, n) {
  if (typeof t == `number` && Number.isFinite(t)) return `<c><v>${t}</v></c>`
  let r = e(t)
  return r === `` ? `<c/>` : `<c s="${n}" t="inlineStr"><is><t xml:space="preserve">${S(r.slice(0, l))}</t></is></c>`
}
var b = /(?![\t\n\r\u007F-\u009F])\p{Cc}|[\uFFFE\uFFFF]|\p{Surrogate}/gu,
  x = new Map([
    [`&`, `&amp;`],
    [`<`, `&lt;`],
    [`>`, `&gt;`],
    [`"`, `&quot;`],
    [`\r`, `&#13;`],
  ]),
  S = (e) =>
    e
      .replace(b, `�`)
      .replace(/_(?=x[\dA-Fa-f]{4}_)/g, `_x005F_`)
      .replace(/[&<>"\r]/g, (e) => x.get(e) ?? e),
  C = (e) => e.replace(/[[\]:*?/\\']/g, ` `).slice(0, u),
  w = { stored: 0, deflated: 8 },
  T = { stored: 2048, deflated: 2056 },
  E = 33,
  D = 20,
  O = (e, t) => P(N([[4, 67324752], ...M(e, t)]), t.label)
function k(e, t, n) {
  let r = P(...t.flatMap((t) => [N([[4, 33639248], [2, D], ...M(e, t), ...j, [4, t.at]]), t.label])),
    i = t.length
  return P(r, N([[4, 101010256], ...A, [2, i], [2, i], [4, r.length], [4, n], [2, 0]]))
}
var A = [
    [2, 0],
    [2, 0],
  ],
  j = [
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
  ],
  M = (e, { label: t, sum: n, packed: r, size: i }) => [
    [2, D],
    [2, T[e]],
    [2, w[e]],
    [2, 0],
    [2, E],
    [4, n],
    [4, r],
    [4, i],
    [2, t.length],
    [2, 0],
  ]
function N(e) {
  let t = new DataView(new ArrayBuffer(e.reduce((e, [t]) => e + t, 0))),
    n = 0
  for (let [r, i] of e) (r === 2 ? t.setUint16(n, i, !0) : t.setUint32(n, i, !0), (n += r))
  return new Uint8Array(t.buffer)
}
function P(...e) {
  let t = new Uint8Array(e.reduce((e, { length: t }) => e + t, 0)),
    n = 0
  for (let r of e) (t.set(r, n), (n += r.length))
  return t
}
var F = `application/vnd.openxmlformats-officedocument.spreadsheetml.sheet`
async function I({ rows: e, ...t }) {
  let n = [],
    r = [],
    i = 0
  for (let { name: a, text: o } of m({ ...t, rows: L(e) })) {
    let e = ``
    for await (let t of o) e += t
    let t = R(e),
      s = { label: R(a), at: i, sum: B(t), packed: t.length, size: t.length },
      c = O(`stored`, s)
    ;(n.push(c, t), (i += c.length + t.length), r.push(s))
  }
  return new Blob([...n, k(`stored`, r, i)], { type: F })
}
async function* L(e) {
  yield e
}
var R = (e) => new Uint8Array(new TextEncoder().encode(e)),
  z = Array.from({ length: 256 }, (e, t) => {
    let n = t
    for (let e = 0; e < 8; e++) n = n & 1 ? (n >>> 1) ^ 3988292384 : n >>> 1
    return n
  })
function B(e) {
  let t = 4294967295
  for (let n of e) t = (t >>> 8) ^ (z[(t ^ n) & 255] ?? 0)
  return (t ^ 4294967295) >>> 0
}
export { I as xlsxBlob }
