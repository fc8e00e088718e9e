// The little of the TrueType format that the subsetting needs. Web fonts come split by script, and the rupee sign is in
// another file than the Latin letters: grafting it in saves a request for each weight on the first screen.

const align4 = (n) => (n + 3) & ~3

/** Tables of a TrueType file by tag. */
export function readTables(font) {
  const tables = new Map()
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const at = 12 + i * 16
    const offset = font.readUInt32BE(at + 8)
    tables.set(font.toString('latin1', at, at + 4), font.subarray(offset, offset + font.readUInt32BE(at + 12)))
  }
  return tables
}

function checksum(table) {
  const padded = Buffer.concat([table, Buffer.alloc(align4(table.length) - table.length)])
  let sum = 0
  for (let i = 0; i < padded.length; i += 4) sum = (sum + padded.readUInt32BE(i)) >>> 0
  return sum
}

function writeTables(tables) {
  const tags = [...tables.keys()].sort()
  const log = Math.floor(Math.log2(tags.length))
  const header = Buffer.alloc(12 + tags.length * 16)
  header.writeUInt32BE(0x00010000, 0)
  header.writeUInt16BE(tags.length, 4)
  header.writeUInt16BE(2 ** log * 16, 6)
  header.writeUInt16BE(log, 8)
  header.writeUInt16BE((tags.length - 2 ** log) * 16, 10)
  const body = []
  let offset = header.length
  tags.forEach((tag, i) => {
    const table = tables.get(tag)
    const at = 12 + i * 16
    header.write(tag, at, 'latin1')
    header.writeUInt32BE(checksum(table), at + 4)
    header.writeUInt32BE(offset, at + 8)
    header.writeUInt32BE(table.length, at + 12)
    body.push(table, Buffer.alloc(align4(table.length) - table.length))
    offset += align4(table.length)
  })
  return Buffer.concat([header, ...body])
}

/** Code point -> glyph number, from the font's widest Unicode table (formats 4 and 12). */
export function readCharacterMap(tables) {
  const cmap = tables.get('cmap')
  const map = new Map()
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const sub = cmap.subarray(cmap.readUInt32BE(4 + i * 8 + 4))
    if (sub.readUInt16BE(0) === 12) {
      for (let g = 0; g < sub.readUInt32BE(12); g++) {
        const at = 16 + g * 12
        const [first, last, glyph] = [0, 4, 8].map((d) => sub.readUInt32BE(at + d))
        for (let c = first; c <= last; c++) map.set(c, glyph + c - first)
      }
    } else if (sub.readUInt16BE(0) === 4) {
      const count = sub.readUInt16BE(6) / 2
      for (let s = 0; s < count; s++) {
        const last = sub.readUInt16BE(14 + s * 2)
        const first = sub.readUInt16BE(16 + (count + s) * 2)
        const delta = sub.readUInt16BE(16 + (count * 2 + s) * 2)
        const rangeAt = 16 + (count * 3 + s) * 2
        const range = sub.readUInt16BE(rangeAt)
        for (let c = first; c <= last && c < 0xffff; c++) {
          const raw = range === 0 ? c : sub.readUInt16BE(rangeAt + range + (c - first) * 2)
          if (raw !== 0) map.set(c, (raw + delta) & 0xffff)
        }
      }
    }
  }
  return map
}

function characterMapTable(map) {
  const entries = [...map].sort(([a], [b]) => a - b)
  const segments = [...entries.map(([code, glyph]) => [code, (glyph - code) & 0xffff]), [0xffff, 1]]
  const count = segments.length
  const log = Math.floor(Math.log2(count))
  const sub = Buffer.alloc(16 + count * 8)
  sub.writeUInt16BE(4, 0)
  sub.writeUInt16BE(sub.length, 2)
  sub.writeUInt16BE(count * 2, 6)
  sub.writeUInt16BE(2 ** (log + 1), 8)
  sub.writeUInt16BE(log, 10)
  sub.writeUInt16BE(count * 2 - 2 ** (log + 1), 12)
  segments.forEach(([code, delta], s) => {
    sub.writeUInt16BE(code, 14 + s * 2)
    sub.writeUInt16BE(code, 16 + (count + s) * 2)
    sub.writeUInt16BE(delta, 16 + (count * 2 + s) * 2)
  })
  const head = Buffer.alloc(12)
  head.writeUInt16BE(1, 2)
  head.writeUInt16BE(3, 4)
  head.writeUInt16BE(1, 6)
  head.writeUInt32BE(12, 8)
  return Buffer.concat([head, sub])
}

// Browsers refuse a font without a name table.
function nameTable(family) {
  const text = Buffer.from(family, 'utf16le').swap16()
  const ids = [1, 4, 6]
  const head = Buffer.alloc(6 + ids.length * 12)
  head.writeUInt16BE(ids.length, 2)
  head.writeUInt16BE(head.length, 4)
  ids.forEach((id, i) => [3, 1, 0x409, id, text.length, 0].forEach((v, k) => head.writeUInt16BE(v, 6 + i * 12 + k * 2)))
  return Buffer.concat([head, text])
}

function readGlyphs(tables) {
  const long = tables.get('head').readInt16BE(50) === 1
  const [loca, glyf] = [tables.get('loca'), tables.get('glyf')]
  const count = tables.get('maxp').readUInt16BE(4)
  const offset = (i) => (long ? loca.readUInt32BE(i * 4) : loca.readUInt16BE(i * 2) * 2)
  return Array.from({ length: count }, (_, i) => glyf.subarray(offset(i), offset(i + 1)))
}

function readMetrics(tables) {
  const hmtx = tables.get('hmtx')
  const longs = tables.get('hhea').readUInt16BE(34)
  return Array.from({ length: tables.get('maxp').readUInt16BE(4) }, (_, i) =>
    i < longs
      ? { advance: hmtx.readUInt16BE(i * 4), bearing: hmtx.readInt16BE(i * 4 + 2) }
      : { advance: hmtx.readUInt16BE((longs - 1) * 4), bearing: hmtx.readInt16BE(longs * 4 + (i - longs) * 2) },
  )
}

function shiftComponents(glyph, by) {
  if (glyph.length === 0 || glyph.readInt16BE(0) >= 0) return glyph
  const copy = Buffer.from(glyph)
  for (let at = 10, more = true; more;) {
    const flags = copy.readUInt16BE(at)
    copy.writeUInt16BE(copy.readUInt16BE(at + 2) + by, at + 2)
    at += 4 + (flags & 0x1 ? 4 : 2) + (flags & 0x8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0)
    more = (flags & 0x20) !== 0
  }
  return copy
}

/** `font` with the glyphs of `donor` (same family and weight, already subset) appended, named `family`. */
export function graft(font, donor, family) {
  const tables = readTables(font)
  const extra = readTables(donor)
  const own = readGlyphs(tables)
  const shift = own.length - 1
  const glyphs = [
    ...own,
    ...readGlyphs(extra)
      .slice(1)
      .map((glyph) => shiftComponents(glyph, shift)),
  ]
  const metrics = [...readMetrics(tables), ...readMetrics(extra).slice(1)]
  const map = readCharacterMap(tables)
  for (const [code, glyph] of readCharacterMap(extra)) if (!map.has(code)) map.set(code, glyph + shift)

  const padded = glyphs.map((glyph) => Buffer.concat([glyph, Buffer.alloc(align4(glyph.length) - glyph.length)]))
  const loca = Buffer.alloc((glyphs.length + 1) * 4)
  let end = 0
  padded.forEach((glyph, i) => {
    end += glyph.length
    loca.writeUInt32BE(end, (i + 1) * 4)
  })
  const hmtx = Buffer.alloc(metrics.length * 4)
  metrics.forEach(({ advance, bearing }, i) => {
    hmtx.writeUInt16BE(advance, i * 4)
    hmtx.writeInt16BE(bearing, i * 4 + 2)
  })
  const [head, hhea, maxp] = ['head', 'hhea', 'maxp'].map((tag) => Buffer.from(tables.get(tag)))
  head.writeInt16BE(1, 50)
  head.writeUInt32BE(0, 8)
  hhea.writeUInt16BE(glyphs.length, 34)
  maxp.writeUInt16BE(glyphs.length, 4)
  for (const at of [6, 8, 10, 12, 28, 30])
    maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(at), extra.get('maxp').readUInt16BE(at)), at)

  tables.set('glyf', Buffer.concat(padded)).set('loca', loca).set('hmtx', hmtx).set('cmap', characterMapTable(map))
  tables.set('head', head).set('hhea', hhea).set('maxp', maxp)
  tables.set('name', nameTable(family))
  const sum = checksum(writeTables(tables))
  head.writeUInt32BE((0xb1b0afba - sum) >>> 0, 8)
  return writeTables(tables)
}

/** Vertical metrics and advances in font units. */
export function readFontMetrics(font) {
  const tables = readTables(font)
  const [hhea, widths, map] = [tables.get('hhea'), readMetrics(tables), readCharacterMap(tables)]
  return {
    unitsPerEm: tables.get('head').readUInt16BE(18),
    ascent: hhea.readInt16BE(4),
    descent: -hhea.readInt16BE(6),
    lineGap: hhea.readInt16BE(8),
    advance: (character) => widths[map.get(character.codePointAt(0))].advance,
  }
}
