import { once } from 'node:events'
import { posix } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { crc32, createInflateRaw } from 'node:zlib'
import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import papaparse from 'papaparse'
import { object, setLocale, string } from 'yup'
// server/sheets/sheet-file.ts
/** What is kept while reading, not after it. */
var SHEET_LIMITS = {
  bytes: 20971520,
  /** Of one sheet, below its heads, without those that only sum up others. */
  rows: 1e5,
  columns: 200,
  /** Characters of one cell. */
  cell: 4e3,
  sheets: 50,
}
/** Thrown by `sheetFacts` and by the rows of `sheetRows`, also in the middle of them. */
var SheetRefusal = class extends Error {
  facts
  /** @param cause for the log */
  constructor(facts, cause) {
    super(`The file is refused: ${facts.code}`, { cause })
    this.name = 'SheetRefusal'
    this.facts = facts
  }
  get code() {
    return this.facts.code
  }
}
// server/sheets/decode-text.ts
var MARKS = [
  ['utf-8', [239, 187, 191]],
  ['utf-16le', [255, 254]],
  ['utf-16be', [254, 255]],
]
var SAMPLE$1 = 4096
/** Of a file without a mark: Latin letters in UTF-16 have a NUL beside each. */
function wideOf(bytes) {
  const nuls = [0, 0]
  const length = Math.min(bytes.length, SAMPLE$1) & -2
  for (let at = 0; at < length; at += 1) if (bytes[at] === 0) nuls[at & 1] = (nuls[at & 1] ?? 0) + 1
  const [even = 0, odd = 0] = nuls
  if (odd > length / 8 && even === 0) return 'utf-16le'
  return even > length / 8 && odd === 0 ? 'utf-16be' : null
}
function isUtf8(bytes) {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
function encodingOf(bytes) {
  return (
    MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0] ??
    wideOf(bytes) ??
    (isUtf8(bytes) ? 'utf-8' : 'windows-1252')
  )
}
/** The signs of Windows-1252 from 0x80 to 0x9F; five places are empty. Node 20 takes all of them for controls. */
var WINDOWS = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ'.concat('‘’“”•–—˜™š›œžŸ')
var decoded$1 = (bytes, encoding) =>
  encoding === 'windows-1252'
    ? Buffer.from(bytes)
        .toString('latin1')
        .replace(/[\u0080-\u009F]/g, (sign) => WINDOWS[sign.charCodeAt(0) - 128] ?? sign)
    : new TextDecoder(encoding).decode(bytes)
/** What begins like text and is no table. */
var OTHER = /^(?:%PDF-|\{\\rtf|#!|%!PS)/
/** No text has these; programs and pictures do. */
var BINARY = /(?![\s\u007F-\u009F])\p{Cc}/u
/** The end of a text, in times before ours; inside of one where texts were joined. A picture (PNG) has it before a line's end. */
var OLD_END = ''
/**
 * The text of a file, without its byte order mark.
 * @throws SheetRefusal `type` when it is none, `empty`
 */
function decodeText(bytes, encoding) {
  const text = decoded$1(bytes, encoding)
    .split(OLD_END)
    .reduce((all, part) => all + (/^[\r\n]/.test(part) ? OLD_END : '') + part)
  if (OTHER.test(text) || BINARY.test(text)) throw new SheetRefusal({ code: 'type' })
  if (text.trim() === '') throw new SheetRefusal({ code: 'empty' })
  return text
}
// server/sheets/read-archive.ts
/** A web archive, Excel's 'single file web page', which is often called .xls: parts of a mail, of which one has the table. */
var isArchive = (start) => /^\s*(?:(?:From|Subject|Date|X-[\w-]+):[^\n]*\n)*MIME-Version:/i.test(start)
var HEAD_END = /\r?\n\r?\n/
var CHARSET = /charset\s*=\s*"?([\w-]+)/i
/** The pages of an archive that have a table, one behind the other. @throws SheetRefusal `resave` when there is none */
function pagesOf(bytes) {
  const text = Buffer.from(bytes).toString('latin1')
  const boundary = /boundary\s*=\s*"?([^"\r\n;]+)/i.exec(text)?.[1]
  const pages = (boundary === void 0 ? [text] : text.split(`--${boundary.trim()}`)).flatMap((part) => {
    const end = HEAD_END.exec(part.trimStart())
    if (end === null) return []
    const heads = part.trimStart().slice(0, end.index)
    const page = /content-type:\s*text\/html/i.test(heads) ? bodyOf(heads, part.trimStart().slice(end.index)) : ''
    return /<table[\s>]/i.test(page) ? [page] : []
  })
  if (pages.length === 0) throw new SheetRefusal({ code: 'resave' })
  return pages.join('\n')
}
function bodyOf(heads, body) {
  const way = /content-transfer-encoding:\s*([\w-]+)/i.exec(heads)?.[1]?.toLowerCase()
  const bytes =
    way === 'base64'
      ? Buffer.from(body, 'base64')
      : Buffer.from(way === 'quoted-printable' ? unquoted(body) : body, 'latin1')
  return new TextDecoder(charsetOf(heads, bytes)).decode(bytes)
}
/** 'us-ascii' is said of what a program has not looked at. */
function charsetOf(heads, bytes) {
  const said = CHARSET.exec(heads)?.[1]?.toLowerCase()
  return said === void 0 || said === 'us-ascii' || said === 'unicode' || !isKnown(said) ? encodingOf(bytes) : said
}
function isKnown(charset) {
  try {
    return new TextDecoder(charset).encoding !== ''
  } catch {
    return false
  }
}
/** RFC 2045, 6.7. */
var unquoted = (text) =>
  text.replace(/[ \t]*=\r?\n/g, '').replace(/=([\da-f]{2})/gi, (_, code) => String.fromCharCode(parseInt(code, 16)))
// src/contract/yup.ts
setLocale({
  mixed: {
    default: 'rules:invalid',
    required: 'rules:required',
    defined: 'rules:required',
    notNull: 'rules:required',
    oneOf: 'rules:choice.unknown',
    notOneOf: 'rules:choice.unknown',
    notType: 'rules:type',
  },
  string: {
    max: 'rules:text.tooLong',
    matches: 'rules:invalid',
  },
  number: {
    min: 'rules:number.range',
    max: 'rules:number.range',
    integer: 'rules:number.range',
  },
  object: { noUnknown: 'rules:unknownField' },
})
// src/contract/rules/calendar.ts
dayjs.extend(utc)
/** An ISO day. The whole instant is spelt out, for of a mere day dayjs takes 2026-13-01 for January. */
var asDay = (day, time = '00:00:00') => dayjs.utc(`${day}T${time}Z`)
/** 'YYYY-MM-DD'; throws a RangeError at what is no day, where `format` would write 'Invalid Date'. */
var isoDayOf = (day) => day.toISOString().slice(0, 10)
/** Day `count` days after (or, when negative, before) an ISO day 'YYYY-MM-DD'. */
var addDays = (day, count) => isoDayOf(asDay(day).add(count, 'day'))
/** True when year, month (1 to 12) and day name a day of the calendar. */
function isCalendarDay(year, month, day) {
  if (month < 1 || month > 12 || day < 1) return false
  return day <= dayjs.utc(Date.UTC(2e3 + (year % 400), month - 1)).daysInMonth()
}
// src/contract/entities/shared/fields.ts
/** Object schema as every call uses it: always there, no coercion, unknown keys refused. */
function strictObject(shape) {
  return object(shape).noUnknown('rules:unknownField').strict().defined()
}
// src/contract/entities/imports/text-reading.ts
/** How the letters of a text file are kept. */
var TEXT_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252']
/** What stands between two cells of a text file; the sign itself does not travel well in a form. */
var SEPARATORS = {
  comma: ',',
  semicolon: ';',
  tab: '	',
  bar: '|',
  caret: '^',
  tilde: '~',
}
var SEPARATOR_NAMES = Object.keys(SEPARATORS)
;(string().oneOf(TEXT_ENCODINGS).optional(), string().oneOf(SEPARATOR_NAMES).optional())
strictObject({
  encoding: string().oneOf(TEXT_ENCODINGS).defined(),
  separator: string().oneOf(SEPARATOR_NAMES).nullable().defined(),
})
// server/sheets/cell-text.ts
/** What no text has and no database keeps: control signs but tab and line ends, halves of a pair. */
var UNSAFE = /(?![\t\n\r\u0080-\u009F])\p{Cc}|\p{Surrogate}/gu
var PLAIN = /^[ -~]+$/
/**
 * A cell's text as it is handed on: composed the one way (NFC), with a sign of its own for what cannot be kept; null when
 * nothing is in it.
 * @throws SheetRefusal `cell`
 */
function cellText(text, row, column) {
  if (text.length > SHEET_LIMITS.cell)
    throw new SheetRefusal({
      code: 'cell',
      limit: SHEET_LIMITS.cell,
      row,
      column,
    })
  if (text === '') return null
  return PLAIN.test(text) ? text : text.replace(UNSAFE, '�').normalize('NFC')
}
// server/sheets/read-text.ts
/** Records that are parsed at once: few enough to wait between, and enough not to look for quotes again all the time. */
var PART = 2e3
/** Records by which the delimiter is guessed. */
var SAMPLE = 250
/** A sample is taken of no more than this, so that one open quote does not make it the whole file. */
var SAMPLE_SIGNS = 262144
/** Excel's own hint, which it shows to nobody. */
var HINT = /^sep=([,;\t|^~])\n/i
/** Marks of the byte order in front of a line, as where files were joined; also where they were read as letters. */
var JOINED = /(?:^|(?<=\n))(?:\uFEFF|\u00EF\u00BB\u00BF)+/g
var parse = (text, delimiter, preview) =>
  papaparse.parse(text, {
    delimiter,
    newline: '\n',
    preview,
    fastMode: false,
  })
/**
 * The delimiter with which most records have the same number of cells, and the more of them the better. A sum with
 * commas in a file of semicolons has them in some records only.
 */
function delimiterOf(text) {
  const sample = text.slice(0, SAMPLE_SIGNS)
  let best = {
    delimiter: ',',
    alike: 0,
    cells: 1,
  }
  for (const delimiter of Object.values(SEPARATORS)) {
    const counts = parse(sample, delimiter, SAMPLE)
      .data.filter((cells) => cells.some((cell) => cell.trim() !== ''))
      .map((cells) => cells.length)
    const cells = mostOften(counts.filter((count) => count > 1))
    if (cells < 2) continue
    const alike = counts.filter((count) => count === cells).length / counts.length
    if (alike > best.alike || (alike === best.alike && cells > best.cells))
      best = {
        delimiter,
        alike,
        cells,
      }
  }
  return best.delimiter
}
function mostOften(counts) {
  const times = /* @__PURE__ */ new Map()
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1)
  return [...times].sort(([a, timesA], [b, timesB]) => timesB - timesA || b - a)[0]?.[0] ?? 0
}
/** Where the last line of a file had no end, the mark of the next one stands inside of it, before its heads. */
function withJoints(text) {
  const [first = ''] = text.split('\n', 1)
  return first === '' ? text : text.replaceAll(`\uFEFF${first}\n`, `\n${first}\n`)
}
/** @param wanted what somebody chose in place of the guess */
function openText(decoded, encoding, wanted) {
  let text = decoded.replace(/\r\n?/g, '\n').replace(JOINED, '')
  text = withJoints(text)
  const hint = HINT.exec(text)
  if (hint) text = text.slice(hint[0].length)
  const delimiter = wanted ?? hint?.[1] ?? delimiterOf(text)
  return {
    kind: 'text',
    encoding,
    delimiter,
    date1904: false,
    sheets: [
      {
        name: '',
        hidden: false,
      },
    ],
    rows: () => rowsOf$1(text, delimiter),
  }
}
function* rowsOf$1(text, delimiter) {
  let rest = text
  let row = 0
  while (rest !== '') {
    const { data, errors, meta } = parse(rest, delimiter, PART)
    const [error] = errors
    for (const [index, cells] of data.entries()) {
      row += 1
      if (error && index >= (error.row ?? 0))
        throw new SheetRefusal({
          code: 'damaged',
          row,
        })
      const made = rowOf(cells, row)
      if (made) yield made
    }
    if (meta.cursor <= 0)
      throw new SheetRefusal({
        code: 'damaged',
        row,
      })
    rest = rest.slice(meta.cursor)
  }
}
function rowOf(texts, row) {
  if (texts.every((text) => text.trim() === '')) return null
  if (texts.findLastIndex((text) => text.trim() !== '') >= SHEET_LIMITS.columns)
    throw new SheetRefusal({
      code: 'columns',
      limit: SHEET_LIMITS.columns,
      row,
    })
  return {
    row,
    cells: texts.slice(0, SHEET_LIMITS.columns + 1).map((text, column) => cellText(text, row, column + 1)),
  }
}
// server/sheets/number-style.ts
/** Numbers of the formats that every workbook knows without saying them, and that show a date or a time. */
var isBuiltInDate = (id) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)
/** What of a format is text, colour, language or filling. `[h]` is a time. */
var ASIDE = /"[^"]*"|\\.|_.|\*.|\[(?!(?:h+|m+|s+)\])[^\]]*\]|General|AM\/PM|A\/P/gi
var PERCENT_IDS = [9, 10]
var LITERAL = /"([^"]*)"|\\(.)/g
var UNIT$1 = /^(?:dr|cr|l|lakhs?|lacs?|crores?)\.?$/i
/** A comma behind the last digit divides by a thousand: what is stored is the whole amount. */
var DIVIDED = /[0#?],+(?![0#?,])/
function numberStyle(id, code) {
  if (code === void 0) return isBuiltInDate(id) ? 'date' : PERCENT_IDS.includes(id) ? 'percent' : null
  const [positive = ''] = code.replace(ASIDE, '').split(';')
  if (positive.includes('%')) return 'percent'
  return /[dmyhs]/i.test(positive) ? 'date' : shownWith(code)
}
function shownWith(code) {
  const [above, below] = code.split(';').map((section) => {
    const words = [...section.matchAll(LITERAL)]
      .map(([, text, sign]) => text ?? sign)
      .join('')
      .trim()
    const digits = section.replace(LITERAL, '')
    return {
      unit: UNIT$1.test(words) && !DIVIDED.test(digits) ? words : null,
      places: /\.([0#?]+)/.exec(digits)?.[1]?.length ?? 0,
    }
  })
  if (above === void 0 || (above.unit === null && (below?.unit ?? null) === null)) return null
  return {
    ...above,
    below: below ?? null,
  }
}
/** A number as it is shown where its format says more than the number. */
function asShown(value, { below, ...above }) {
  const isBelow = value < 0 && below !== null
  const { unit, places } = isBelow ? below : above
  if (unit === null) return value
  const size = isBelow ? -value : value
  const shown = size.toFixed(places)
  return `${Number(shown) === size ? shown : size} ${unit}`
}
/** A value with what its style and its formula say of it; as it is where they say nothing. */
function markedCell(stored, { style, formula, date1904 }) {
  const shown = typeof stored === 'number' ? style : null
  const value =
    typeof stored === 'number' && typeof shown === 'object' && shown !== null ? asShown(stored, shown) : stored
  if (!formula && (shown === null || typeof shown === 'object')) return value
  return {
    value,
    ...(shown === 'date' && { date: date1904 ? '1904' : '1900' }),
    ...(shown === 'percent' && { percent: true }),
    ...(formula && { formula: true }),
  }
}
// server/sheets/read-xls.ts
/** Large, and only old files need it. */
var library = () => import('@e965/xlsx')
/** Cells as they are stored: nothing formatted, no dates made of numbers, no text taken for a number. */
var AS_STORED = {
  dense: true,
  raw: true,
  cellText: false,
  cellHTML: false,
  cellNF: true,
  cellStyles: true,
}
var ERRORS = /* @__PURE__ */ new Map([
  [0, '#NULL!'],
  [7, '#DIV/0!'],
  [15, '#VALUE!'],
  [23, '#REF!'],
  [29, '#NAME?'],
  [36, '#NUM!'],
  [42, '#N/A'],
])
/** A workbook of before Excel 2007. */
async function openXls(bytes) {
  const books = await library()
  refuseEncrypted(bytes, books.CFB)
  let workbook
  try {
    workbook = books.read(bytes, {
      ...AS_STORED,
      type: 'array',
    })
  } catch (error) {
    throw new SheetRefusal({
      code: error instanceof Error && /password|encrypt/i.test(error.message) ? 'password' : 'damaged',
    })
  }
  const date1904 = workbook.Workbook?.WBProps?.date1904 === true
  return {
    kind: 'xls',
    encoding: null,
    delimiter: null,
    date1904,
    ...sheetsOf(workbook, date1904),
  }
}
/** A page's tables, which banks call .xls; each is a sheet. @throws SheetRefusal `type` when there is none */
async function openHtml(text, encoding) {
  if (!/<table[\s>]/i.test(text)) throw new SheetRefusal({ code: 'type' })
  const { read } = await library()
  return {
    kind: 'html',
    encoding,
    delimiter: null,
    date1904: false,
    ...sheetsOf(
      read(text, {
        ...AS_STORED,
        type: 'string',
      }),
      false,
    ),
  }
}
/** A container begins so; a workbook without one does not. */
var COMPOUND_START = 208
var FILE_PASS = 47
var END_OF_PART = 10
/** Both kinds of encryption: of a new workbook, put into the old container whole; and of an old one, record by record. */
function refuseEncrypted(bytes, containers) {
  let stream
  try {
    if (bytes[0] !== COMPOUND_START) return refuseFilePass(Buffer.from(bytes))
    const container = containers.read(bytes, { type: 'array' })
    if (containers.find(container, '/EncryptedPackage')) throw new SheetRefusal({ code: 'password' })
    const book = containers.find(container, '/Workbook') ?? containers.find(container, '/Book')
    if (!book) throw new SheetRefusal({ code: 'type' })
    stream = Buffer.from(book.content)
  } catch (error) {
    throw error instanceof SheetRefusal ? error : new SheetRefusal({ code: 'damaged' })
  }
  refuseFilePass(stream)
}
/** Records of an old workbook up to the end of its first part; a password stands among them. */
function refuseFilePass(stream) {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.length)
  for (let at = 0; at + 4 <= stream.length; at += 4 + view.getUint16(at + 2, true)) {
    const record = view.getUint16(at, true)
    if (record === FILE_PASS) throw new SheetRefusal({ code: 'password' })
    if (record === END_OF_PART) return
  }
}
function sheetsOf(workbook, date1904) {
  const { SheetNames: names } = workbook
  if (names.length === 0) throw new SheetRefusal({ code: 'empty' })
  if (names.length > SHEET_LIMITS.sheets)
    throw new SheetRefusal({
      code: 'sheets',
      limit: SHEET_LIMITS.sheets,
    })
  return {
    sheets: names.map((name, index) => ({
      name,
      hidden: (workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0) > 0,
    })),
    rows(sheet) {
      const found = workbook.Sheets[names[sheet] ?? '']
      if (!found) throw new SheetRefusal({ code: 'damaged' })
      return rowsOf(found, date1904)
    },
    hiddenColumns(sheet) {
      return (workbook.Sheets[names[sheet] ?? '']?.['!cols'] ?? []).flatMap((column, at) =>
        column?.hidden === true ? [at] : [],
      )
    },
  }
}
/** A dense sheet's rows, as the library keeps them; both levels may have gaps. */
var denseRows = (sheet) => sheet['!data'] ?? []
function* rowsOf(sheet, date1904) {
  const rows = denseRows(sheet)
  for (const index of Object.keys(rows).map(Number)) {
    const found = rows[index] ?? []
    const row = index + 1
    const cells = []
    for (const column of Object.keys(found).map(Number)) {
      const value = cellOf(found[column], date1904, row, column + 1)
      if (value === null) continue
      if (column >= SHEET_LIMITS.columns)
        throw new SheetRefusal({
          code: 'columns',
          limit: SHEET_LIMITS.columns,
          row,
        })
      while (cells.length < column) cells.push(null)
      cells[column] = value
    }
    if (cells.length === 0) continue
    const hidden = sheet['!rows']?.[index]?.hidden === true
    yield hidden
      ? {
          row,
          cells,
          hidden,
        }
      : {
          row,
          cells,
        }
  }
}
function cellOf(cell, date1904, row, column) {
  if (!cell) return null
  const formula = cell.f !== void 0
  if (cell.t === 'e')
    return {
      value: null,
      error: ERRORS.get(Number(cell.v)) ?? '#N/A',
      ...(formula && { formula }),
    }
  const style = numberStyle(0, String(cell.z ?? 'General'))
  return markedCell(plainOf(cell, row, column), {
    style,
    formula,
    date1904,
  })
}
function plainOf({ t, v }, row, column) {
  if (v === void 0 || t === 'z') return null
  if (v instanceof Date) throw new SheetRefusal({ code: 'damaged' })
  return typeof v === 'string' ? cellText(v, row, column) : v
}
// server/sheets/sniff.ts
/** Names that the specification takes; whatever the bytes are then, the bytes decide. */
var ENDING = /\.(?:csv|xls|xlsx)$/i
var isSheetName = (name) => ENDING.test(name)
var startsWith = (bytes, start) => start.every((byte, at) => bytes[at] === byte)
var ZIP = [80, 75]
/** The container of workbooks before 2007, and of any workbook that is encrypted. */
var COMPOUND = [208, 207, 17, 224, 161, 177, 26, 225]
/** A workbook that was never put in a container: Excel 2 to 4, and what some programs still write. */
var BARE = [9, 0, 2, 4, 8].map((second) => [9, second])
/** What a file is by its first bytes; text is what is none of the others and has still to be looked at. */
function sniff(bytes) {
  if (startsWith(bytes, ZIP)) return 'xlsx'
  if (startsWith(bytes, COMPOUND)) return 'xls'
  if (BARE.some((start) => startsWith(bytes, start)) && bytes[3] === 0) return 'xls'
  return 'text'
}
// server/sheets/zip-file.ts
/** What no workbook of the sizes we take comes near, and what a bomb does. */
var ZIP_LIMITS = {
  parts: 2e3,
  unpacked: 419430400,
}
var END = 101010256
var ENTRY = 33639248
var LOCAL = 67324752
var END_BYTES = 22
var COMMENT_BYTES = 65535
var STORED = 0
var DEFLATED = 8
var IS_ENCRYPTED = 1
/** Excel takes a part by its name whatever its case, which slashes it has, and whether it begins with one. */
var partKey = (name) =>
  name
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '')
    .toLowerCase()
/** Of a part, enough to see its byte order mark. */
var START = 4
/**
 * The parts of a zip file, unpacked one at a time and as they are read. Sizes that the file claims are believed in nothing:
 * what comes out is counted, over all parts. Nothing is written anywhere, whatever the names say; a name that climbs out
 * of its folder is refused all the same, for no spreadsheet program makes one.
 */
var ZipFile = class {
  parts
  unpacked = 0
  /** @throws SheetRefusal `damaged`, `type`, `password`, `unpacked` */
  constructor(bytes) {
    this.parts = partsOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  }
  has(name) {
    return this.parts.has(partKey(name))
  }
  /** A part's text in pieces; nothing when it is not there. */
  async *text(name) {
    const part = this.parts.get(partKey(name))
    if (!part) return
    let decoder = null
    let sum = 0
    for await (const piece of this.bytesOf(part)) {
      sum = crc32(piece, sum)
      this.unpacked += piece.length
      if (this.unpacked > ZIP_LIMITS.unpacked)
        throw new SheetRefusal({
          code: 'unpacked',
          limit: ZIP_LIMITS.unpacked,
        })
      decoder ??= new TextDecoder(piece.length > 1 ? encodingOf(piece.subarray(0, START)) : 'utf-8')
      yield decoder.decode(piece, { stream: true })
    }
    if (sum !== part.sum) throw new SheetRefusal({ code: 'damaged' })
    if (decoder !== null) yield decoder.decode()
  }
  async *bytesOf({ method, packed }) {
    if (method === STORED) {
      yield packed
      return
    }
    const inflate = createInflateRaw({ chunkSize: 65536 })
    inflate.end(packed)
    try {
      for await (const piece of inflate) yield piece
    } catch (error) {
      if (error instanceof SheetRefusal) throw error
      throw new SheetRefusal({ code: 'damaged' })
    } finally {
      inflate.destroy()
    }
  }
}
function partsOf(zip) {
  const end = endOf(zip)
  const count = zip.readUInt16LE(end + 10)
  if (count > ZIP_LIMITS.parts)
    throw new SheetRefusal({
      code: 'unpacked',
      limit: ZIP_LIMITS.parts,
    })
  const parts = /* @__PURE__ */ new Map()
  let at = zip.readUInt32LE(end + 16)
  for (let n = 0; n < count; n += 1) {
    if (at + 46 > end || zip.readUInt32LE(at) !== ENTRY) throw new SheetRefusal({ code: 'damaged' })
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset))
    const name = zip.toString('utf8', at + 46, at + 46 + (nameLength ?? 0))
    if (/(^|[/\\])\.\.([/\\]|$)|^\w:|\0/.test(name)) throw new SheetRefusal({ code: 'type' })
    if (zip.readUInt16LE(at + 8) & IS_ENCRYPTED) throw new SheetRefusal({ code: 'password' })
    if (zip.readUInt32LE(at + 24) > ZIP_LIMITS.unpacked)
      throw new SheetRefusal({
        code: 'unpacked',
        limit: ZIP_LIMITS.unpacked,
      })
    const key = partKey(name)
    if (parts.has(key)) throw new SheetRefusal({ code: 'damaged' })
    parts.set(key, partAt(zip, at, end))
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0)
  }
  return parts
}
function partAt(zip, entry, end) {
  const method = zip.readUInt16LE(entry + 10)
  const size = zip.readUInt32LE(entry + 20)
  const local = zip.readUInt32LE(entry + 42)
  if (method !== STORED && method !== DEFLATED) throw new SheetRefusal({ code: 'damaged' })
  if (local + 30 > end || zip.readUInt32LE(local) !== LOCAL) throw new SheetRefusal({ code: 'damaged' })
  const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  if (from + size > end) throw new SheetRefusal({ code: 'damaged' })
  return {
    method,
    sum: zip.readUInt32LE(entry + 16),
    packed: zip.subarray(from, from + size),
  }
}
/** Where the list of parts ends; a comment may follow. */
function endOf(zip) {
  for (let at = zip.length - END_BYTES; at >= Math.max(0, zip.length - END_BYTES - COMMENT_BYTES); at -= 1)
    if (zip.readUInt32LE(at) === END) return at
  throw new SheetRefusal({ code: 'damaged' })
}
// server/sheets/xlsx/xml-pieces.ts
/** No mark-up of a workbook is longer: a name, its attributes, a comment's part in one piece. */
var LONGEST_TAG = 65536
/** Elements inside each other. */
var DEEPEST = 100
var COMMENT = ['<!--', '-->']
var CDATA = ['<![CDATA[', ']]>']
/**
 * Reads XML as it comes, in pieces of any length. A document type is refused, and with it every entity that could be
 * declared: what is left of XML can neither fetch anything nor grow.
 */
var XmlPieces = class {
  rest = ''
  around = []
  skipping = null
  reader
  constructor(reader) {
    this.reader = reader
  }
  /** @throws SheetRefusal `damaged`, `type` */
  write(piece) {
    let text = this.rest + piece
    if (text.startsWith('﻿')) text = text.slice(1)
    let at = 0
    while (at < text.length) {
      const next = this.step(text, at)
      if (next < 0) break
      at = next
    }
    this.rest = text.slice(at)
    if (this.rest.length > LONGEST_TAG && this.skipping === null) throw new SheetRefusal({ code: 'damaged' })
  }
  end() {
    if (this.rest.trim() !== '' || this.skipping !== null || this.around.length > 0)
      throw new SheetRefusal({ code: 'damaged' })
  }
  /** Where to go on; -1 when more of the text is needed. */
  step(text, at) {
    if (this.skipping !== null) return this.skip(text, at, this.skipping)
    if (text.charCodeAt(at) !== 60) return this.words(text, at)
    const second = text.charCodeAt(at + 1)
    if (second === 33) return this.declaration(text, at)
    const end = endOfTag(text, at)
    if (end < 0) return -1
    if (second === 47) this.close(plainName(text.slice(at + 2, end).trim()))
    else if (second !== 63) this.tag(text.slice(at + 1, end))
    return end + 1
  }
  tag(inner) {
    const alone = inner.endsWith('/')
    const whole = alone ? inner.slice(0, -1) : inner
    const space = whole.search(/\s/)
    const name = plainName(space < 0 ? whole : whole.slice(0, space))
    this.reader.open(name, space < 0 ? '' : whole.slice(space))
    this.around.push(name)
    if (this.around.length > DEEPEST) throw new SheetRefusal({ code: 'damaged' })
    if (alone) this.close(name)
  }
  close(name) {
    if (this.around.pop() !== name) throw new SheetRefusal({ code: 'damaged' })
    this.reader.close(name)
  }
  words(text, at) {
    const end = text.indexOf('<', at)
    let piece = end < 0 ? text.slice(at) : text.slice(at, end)
    if (end < 0) {
      const entity = piece.lastIndexOf('&')
      if (entity >= 0 && !piece.includes(';', entity)) piece = piece.slice(0, entity)
      if (piece === '') return -1
    }
    this.reader.text(resolved(piece))
    return at + piece.length
  }
  declaration(text, at) {
    const start = text.slice(at, at + CDATA[0].length)
    if (start.startsWith(COMMENT[0])) {
      this.skipping = COMMENT[1]
      return at + COMMENT[0].length
    }
    if (start === CDATA[0]) {
      const end = text.indexOf(CDATA[1], at)
      if (end < 0) return -1
      this.reader.text(text.slice(at + start.length, end))
      return end + CDATA[1].length
    }
    if (COMMENT[0].startsWith(start) || CDATA[0].startsWith(start)) return -1
    throw new SheetRefusal({ code: 'type' })
  }
  skip(text, at, until) {
    const end = text.indexOf(until, at)
    if (end >= 0) {
      this.skipping = null
      return end + until.length
    }
    return Math.max(at, text.length - until.length + 1) === at ? -1 : text.length - until.length + 1
  }
}
/** '>' may stand in an attribute's value. */
function endOfTag(text, at) {
  let end = text.indexOf('>', at)
  while (end >= 0) {
    const inner = text.slice(at, end)
    if (!inner.includes("'") && count(inner, '"') % 2 === 0) return end
    if (/^(?:[^"']|"[^"]*"|'[^']*')*$/.test(inner)) return end
    end = text.indexOf('>', end + 1)
  }
  return -1
}
function count(text, sign) {
  let found = 0
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) found += 1
  return found
}
var plainName = (name) => name.slice(name.indexOf(':') + 1)
var NAMED$1 = /* @__PURE__ */ new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])
function resolved(text) {
  if (!text.includes('&')) return text
  return text.replace(/&([^;]*)(;?)/g, (_, entity, ended) => {
    const code = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(entity)
    const point = code ? parseInt(code[1] ?? code[2] ?? '', code[1] ? 16 : 10) : null
    const sign = point === null ? NAMED$1.get(entity) : point <= 1114111 ? String.fromCodePoint(point) : void 0
    if (sign === void 0 || ended === '') throw new SheetRefusal({ code: 'damaged' })
    return sign
  })
}
var PATTERNS = /* @__PURE__ */ new Map()
/** The value of an attribute, whatever the prefix of its name; null where it is not given. */
function attribute(attributes, name) {
  let pattern = PATTERNS.get(name)
  if (!pattern) PATTERNS.set(name, (pattern = new RegExp(`\\s(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)))
  const found = pattern.exec(attributes)
  return found ? resolved(found[1] ?? found[2] ?? '') : null
}
/** Yes in the ways a workbook says it. */
var isOn = (value) => value === '1' || value === 'true'
/** Reads all of a part. */
async function readXml(pieces, reader) {
  const xml = new XmlPieces(reader)
  for await (const piece of pieces) xml.write(piece)
  xml.end()
}
// server/sheets/xlsx/xlsx-parts.ts
/** Which part another part names by an id. Targets begin at the folder of the part that names them. */
async function relationsOf(zip, part) {
  const folder = posix.dirname(part)
  const relations = /* @__PURE__ */ new Map()
  await readXml(zip.text(posix.join(folder, '_rels', `${posix.basename(part)}.rels`)), {
    open(name, attributes) {
      if (name !== 'Relationship') return
      const [id, type, target] = ['Id', 'Type', 'Target'].map((each) => attribute(attributes, each))
      if (id === null || !type || !target || attribute(attributes, 'TargetMode') === 'External') return
      const plain = decoded(target.replaceAll('\\', '/'))
      const path = plain.startsWith('/') ? plain.slice(1) : posix.join(folder, plain)
      relations.set(id ?? '', {
        type: type.slice(type.lastIndexOf('/') + 1),
        target: path,
      })
    },
    close: () => void 0,
    text: () => void 0,
  })
  return relations
}
/** Targets are addresses, in which a blank is %20. */
function decoded(target) {
  try {
    return decodeURIComponent(target)
  } catch {
    return target
  }
}
/** What says of an open document that it is a spreadsheet, and the part of one that Excel writes in its binary way. */
var OTHER_BOOKS = ['mimetype', 'xl/workbook.bin', 'index/document.iwa']
/** @throws SheetRefusal `type` when the zip is no workbook, `resave` when it is one of another program, or of binary parts */
async function readWorkbookPart(zip) {
  const [main] = [...(await relationsOf(zip, '')).values()].filter(({ type }) => type === 'officeDocument')
  const path = main?.target ?? 'xl/workbook.xml'
  if (!/\.xml$/i.test(path) || !zip.has(path))
    throw new SheetRefusal({ code: OTHER_BOOKS.some((part) => zip.has(part)) ? 'resave' : 'type' })
  const relations = await relationsOf(zip, path)
  const sheets = []
  let date1904 = false
  let isWorkbook = false
  await readXml(zip.text(path), {
    open(name, attributes) {
      if (name === 'workbook') isWorkbook = true
      if (name === 'workbookPr') date1904 = isOn(attribute(attributes, 'date1904'))
      if (name !== 'sheet') return
      const part = relations.get(attribute(attributes, 'id') ?? '')
      if (part?.type !== 'worksheet') return
      const hidden = ['hidden', 'veryHidden'].includes(attribute(attributes, 'state') ?? '')
      sheets.push({
        name: attribute(attributes, 'name') ?? '',
        hidden,
        path: part.target,
      })
    },
    close: () => void 0,
    text: () => void 0,
  })
  if (!isWorkbook) throw new SheetRefusal({ code: 'type' })
  if (sheets.length === 0) throw new SheetRefusal({ code: 'empty' })
  if (sheets.length > SHEET_LIMITS.sheets)
    throw new SheetRefusal({
      code: 'sheets',
      limit: SHEET_LIMITS.sheets,
    })
  const targetOf = (type) => [...relations.values()].find((each) => each.type === type)?.target ?? null
  return {
    date1904,
    sheets,
    strings: targetOf('sharedStrings'),
    styles: targetOf('styles'),
  }
}
/** The texts that cells name by number. Those of phonetic readings are none of a cell's. */
async function readStrings(zip, path) {
  const strings = []
  if (path === null) return strings
  let whole = ''
  let reading = false
  let aside = 0
  await readXml(zip.text(path), {
    open(name) {
      if (name === 'si') whole = ''
      else if (name === 'rPh') aside += 1
      else if (name === 't') reading = aside === 0
    },
    close(name) {
      if (name === 'si') strings.push(unescaped(whole))
      else if (name === 'rPh') aside -= 1
      else if (name === 't') reading = false
    },
    text(piece) {
      if (reading && whole.length <= SHEET_LIMITS.cell) whole += piece
    },
  })
  return strings
}
/** Signs that XML cannot hold: '_x000D_'. */
var unescaped = (text) =>
  text.includes('_x') ? text.replace(/_x([\dA-F]{4})_/gi, (_, code) => String.fromCharCode(parseInt(code, 16))) : text
/** What each style that cells name by number shows. */
async function readNumberStyles(zip, path) {
  const codes = /* @__PURE__ */ new Map()
  const styles = []
  let inCells = false
  if (path !== null)
    await readXml(zip.text(path), {
      open(name, attributes) {
        const id = Number(attribute(attributes, 'numFmtId') ?? 0)
        if (name === 'cellXfs') inCells = true
        else if (name === 'numFmt') codes.set(id, attribute(attributes, 'formatCode') ?? '')
        else if (name === 'xf' && inCells) styles.push(id)
      },
      close(name) {
        if (name === 'cellXfs') inCells = false
      },
      text: () => void 0,
    })
  return styles.map((id) => numberStyle(id, codes.get(id)))
}
// server/sheets/xlsx/xlsx-rows.ts
/** Excel's own last row and the length of a column's name. */
var LAST_ROW = 1048576
/** Makes rows of a sheet's elements; those that are whole wait in `ready`. */
var XlsxRows = class {
  ready = []
  /** Columns that are hidden, from 0; of a range that goes on to Excel's last, those that may be. */
  hiddenColumns = []
  tables
  row = 0
  hidden = false
  cells = []
  column = 0
  cell = null
  reading = false
  aside = 0
  constructor(tables) {
    this.tables = tables
  }
  open(name, attributes) {
    if (name === 'row') this.openRow(attributes)
    else if (name === 'c') this.openCell(attributes)
    else if (name === 'col') this.noteColumn(attributes)
    else if (this.cell === null) return
    else if (name === 'v' || name === 't') this.reading = this.aside === 0
    else if (name === 'f') this.cell.formula = true
    else if (name === 'rPh') this.aside += 1
  }
  text(piece) {
    if (!this.reading || !this.cell || this.cell.value.length > SHEET_LIMITS.cell) return
    this.cell.value += piece
  }
  close(name) {
    if (name === 'v' || name === 't') this.reading = false
    else if (name === 'rPh') this.aside -= 1
    else if (name === 'c') this.closeCell()
    else if (name === 'row') this.closeRow()
  }
  openRow(attributes) {
    const said = attribute(attributes, 'r')
    const row = said === null ? this.row + 1 : Number(said)
    if (!Number.isInteger(row) || row <= this.row || row > LAST_ROW) throw new SheetRefusal({ code: 'damaged' })
    this.row = row
    this.column = 0
    this.cells = []
    this.hidden = isOn(attribute(attributes, 'hidden'))
  }
  noteColumn(attributes) {
    if (!isOn(attribute(attributes, 'hidden'))) return
    const [first, last] = ['min', 'max'].map((name) => Number(attribute(attributes, name)))
    for (let column = first ?? 1; column <= Math.min(last ?? 0, SHEET_LIMITS.columns); column += 1)
      if (this.hiddenColumns.length < SHEET_LIMITS.columns) this.hiddenColumns.push(column - 1)
  }
  openCell(attributes) {
    const said = attribute(attributes, 'r')
    this.column = said === null ? this.column + 1 : columnOf(said)
    const type = attribute(attributes, 't') ?? 'n'
    this.cell = {
      column: this.column,
      type,
      style: Number(attribute(attributes, 's') ?? 0),
      value: '',
      formula: false,
    }
  }
  closeCell() {
    const { cell } = this
    this.cell = null
    if (!cell) return
    const value = this.valueOf(cell)
    if (value === null) return
    if (cell.column > SHEET_LIMITS.columns)
      throw new SheetRefusal({
        code: 'columns',
        limit: SHEET_LIMITS.columns,
        row: this.row,
      })
    while (this.cells.length < cell.column) this.cells.push(null)
    this.cells[cell.column - 1] = value
  }
  closeRow() {
    if (this.cells.length === 0) return
    const { row, cells } = this
    this.ready.push(
      this.hidden
        ? {
            row,
            cells,
            hidden: true,
          }
        : {
            row,
            cells,
          },
    )
    this.cells = []
  }
  valueOf({ type, style, value: raw, column, formula }) {
    if (type === 'e')
      return {
        value: null,
        error: raw.slice(0, 20),
        ...(formula && { formula }),
      }
    const value = this.plainOf(type, raw, column)
    const { styles, date1904 } = this.tables
    return markedCell(value, {
      style: styles[style] ?? null,
      formula,
      date1904,
    })
  }
  plainOf(type, raw, column) {
    if (type === 's') {
      const text = raw === '' ? void 0 : this.tables.strings[Number(raw)]
      if (text === void 0 && raw !== '') throw new SheetRefusal({ code: 'damaged' })
      return cellText(text ?? '', this.row, column)
    }
    if (type === 'n') {
      if (raw === '') return null
      const number = Number(raw)
      if (!Number.isFinite(number)) throw new SheetRefusal({ code: 'damaged' })
      return number
    }
    if (type === 'b') return raw === '' ? null : isOn(raw)
    return cellText(unescaped(raw), this.row, column)
  }
}
/** 'AB12' is column 28. */
function columnOf(reference) {
  let column = 0
  for (let at = 0; at < reference.length; at += 1) {
    const letter = reference.charCodeAt(at) & -33
    if (letter < 65 || letter > 90) break
    column = column * 26 + letter - 64
  }
  if (column === 0 || column > 16384) throw new SheetRefusal({ code: 'damaged' })
  return column
}
// server/sheets/xlsx/read-xlsx.ts
/**
 * A workbook of Excel 2007 and later. Its sheets are read as they are unpacked, so that a large one takes no more memory
 * than its texts, and what is too much is refused where it begins.
 */
async function openXlsx(bytes) {
  const zip = new ZipFile(bytes)
  const { date1904, sheets, strings, styles } = await readWorkbookPart(zip)
  const tables = {
    date1904,
    strings: await readStrings(zip, strings),
    styles: await readNumberStyles(zip, styles),
  }
  const hidden = /* @__PURE__ */ new Map()
  return {
    kind: 'xlsx',
    encoding: null,
    delimiter: null,
    date1904,
    sheets,
    async *rows(sheet) {
      const path = sheets[sheet]?.path
      if (path === void 0 || !zip.has(path)) throw new SheetRefusal({ code: 'damaged' })
      const rows = new XlsxRows(tables)
      hidden.set(sheet, rows.hiddenColumns)
      const xml = new XmlPieces(rows)
      for await (const piece of zip.text(path)) {
        xml.write(piece)
        yield* rows.ready.splice(0)
      }
      xml.end()
      yield* rows.ready
    },
    hiddenColumns: (sheet) => hidden.get(sheet) ?? [],
  }
}
// server/sheets/open-file.ts
/** Begins as a page does: a declaration, comments, elements. */
var MARKUP = /^\s*<[!?a-z]/i
var ARCHIVE_START = 2048
/** @throws SheetRefusal */
async function openFile(bytes, name, wanted) {
  if (!isSheetName(name)) throw new SheetRefusal({ code: 'type' })
  if (bytes.length === 0) throw new SheetRefusal({ code: 'empty' })
  if (bytes.length > SHEET_LIMITS.bytes)
    throw new SheetRefusal({
      code: 'bytes',
      limit: SHEET_LIMITS.bytes,
    })
  const kind = sniff(bytes)
  if (kind === 'xlsx') return openXlsx(bytes)
  if (kind === 'xls') return openXls(bytes)
  if (isArchive(Buffer.from(bytes.subarray(0, ARCHIVE_START)).toString('latin1')))
    return openHtml(pagesOf(bytes), encodingOf(bytes))
  const encoding = wanted.encoding ?? encodingOf(bytes)
  const text = decodeText(bytes, encoding)
  return MARKUP.test(text) ? openHtml(text, encoding) : openText(text, encoding, wanted.delimiter)
}
// src/contract/rules/typed.ts
/**
 * What a field makes of what is typed or pasted into it: the one place where text is taken down to digits. Nothing here
 * refuses anything; what is too long stays too long, so that its rule refuses it instead of a part being sent as another
 * person's number.
 */
/** Plain as it is: most of a file is. */
var ASCII = /^[\0-\x7F]*$/
/** Wide and composed signs in their plain form, and the digits of every script (०-९, ０-９) as 0 to 9. */
function plainSigns(text) {
  if (ASCII.test(text)) return text
  return text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    let zero = digit.codePointAt(0) ?? 0
    const own = zero
    while (own - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
    return String(own - zero)
  })
}
new RegExp(`^0?(?:91)?0?(?=[6-9]\\d{9}\$)`)
new RegExp(`^910?`)
// src/contract/cells/placeholder-text.ts
/**
 * What people and programs write where there is nothing: Excel's pivot tables, pandas, databases, C. One list for every column.
 * A cell of dashes, such as '-', says nothing either, nor one of question marks, which stand for letters that were lost.
 */
var NOTHING = /* @__PURE__ */ new Set([
  'na',
  'n/a',
  'n.a',
  'n.a.',
  'n/a.',
  'n./a.',
  'nil',
  'nil.',
  'null',
  'none',
  'nan',
  '-nan',
  '+nan',
  'nat',
  '<na>',
  '<null>',
  '<none>',
  '[null]',
  '(null)',
  '(nil)',
  '(none)',
  '(blank)',
  '(empty)',
  '\\n',
  'undefined',
  'not available',
  'not applicable',
  '1.#ind',
  '-1.#ind',
  '1.#qnan',
  '-1.#qnan',
  '[object object]',
])
var LONGEST = 16
var RULED = /^[-–—−_.…?]+$/
var isPlaceholder = (text) =>
  text === '' || (text.length <= LONGEST && (RULED.test(text) || NOTHING.has(text.toLowerCase())))
/**
 * A formula's error in any language of a spreadsheet (#REF!, #BEZUG!, #N/A, #NV), or a number that was wider than its column:
 * what stood there is not in the file.
 */
var ERROR =
  /^(?:#[\p{L}\p{M}\d/_]+[!?]|#(?:n\/?[adv]|getting_data|ref|value|name|num|null|error)(?: n\/a)?|#{2,}|err:\d{3})$/iu
var isSheetError = (text) => (text[0] === '#' || /^err:/i.test(text)) && ERROR.test(text)
// src/contract/cells/serial-day.ts
/** The 1900 system counts a 29 February 1900 that never was: it is no day, and those before it are one off. */
var FALSE_DAY = 60
var MOST$1 = 1e5
var SECONDS_A_DAY = 86400
var MINUTE = 60
/** 23:59:59 as a program writes the end of a day. */
var LAST_SECOND = 86399
var ROUNDED = 0.01
/**
 * The day of a spreadsheet's serial, whose fraction is the time; null where it is none. What lies within a minute of the next
 * midnight is that day: programs lose a little where they reckon with fractions. The end of a day, 23:59:59, is no such loss.
 */
function serialDay(serial, system) {
  const isEnd = Math.abs((serial % 1) * SECONDS_A_DAY - LAST_SECOND) < ROUNDED
  const days = Math.floor(isEnd ? serial : serial + MINUTE / SECONDS_A_DAY)
  if (days < 1 || days > MOST$1 || (system === '1900' && days === FALSE_DAY)) return null
  if (system === '1904') return addDays('1904-01-01', days)
  return addDays(days < FALSE_DAY ? '1899-12-31' : '1899-12-30', days)
}
// src/contract/cells/plain-cell.ts
/** Blanks of every kind, also those that no one sees, are one; none stands at the ends. */
var trimmed = (text) => text.replace(/[\s\u200B\u2060\uFEFF]+/gu, ' ').trim()
/** Marks a text in a spreadsheet, and stands in our own exports in front of what a spreadsheet would run (rules/csv.ts). */
var APOSTROPHE = /^['\u2018\u2019`]\s*/
/** How exports keep a spreadsheet from making a number of a text: ="00123". */
var KEPT_TEXT = /^=\s*"((?:[^"]|"")*)"$/
/** A link with its text, and a number written as a formula. */
var LINKED = /^=\s*HYPERLINK\(\s*"[^"]*"\s*[,;]\s*"?([^"]*)"?\s*\)$/i
var RECKONED = /^=\s*([+-]?\d[\d,]*(?:\.\d+)?)$/
/** Behind a blank a quote is a letter for whoever reads CSV. */
var QUOTED = /^"([^"]*)"$/
/** The text that is meant, without what keeps a spreadsheet from reading it otherwise. */
function unwrapped(text) {
  if (!/^['\u2018\u2019`="]/.test(text)) return text
  const bare = text.replace(APOSTROPHE, '')
  const quoted = bare !== text && /['\u2019]$/.test(bare) ? bare.slice(0, -1) : bare
  const inner = (KEPT_TEXT.exec(quoted) ?? LINKED.exec(quoted) ?? RECKONED.exec(quoted) ?? QUOTED.exec(quoted))?.[1]
    ?.replaceAll('""', '"')
    .trim()
  return inner === void 0 ? quoted : inner.replace(APOSTROPHE, '')
}
function plainCell(cell) {
  if (cell === null || cell === void 0) return { value: null }
  if (typeof cell === 'string') {
    const text = unwrapped(trimmed(cell))
    if (isPlaceholder(text)) return { value: null }
    return isSheetError(text)
      ? {
          value: null,
          problem: 'error',
        }
      : { value: text }
  }
  if (typeof cell !== 'object') return { value: cell }
  if (cell.error !== void 0 || (cell.formula && cell.value === null))
    return {
      value: null,
      problem: 'error',
    }
  const { date, percent, mixed, cr } = cell
  return {
    ...plainCell(cell.value),
    ...(date && { date }),
    ...(percent && { percent }),
    ...(mixed && { mixed }),
    ...(cr && { cr }),
  }
}
/** As `plainCell`, for columns of figures, days and numbers: digits of every script are 0 to 9. */
function figureCell(cell) {
  const plain = plainCell(cell)
  if (typeof plain.value !== 'string') return plain
  const text = trimmed(plainSigns(plain.value))
  return {
    ...plain,
    value: isPlaceholder(text) ? null : text,
  }
}
var SHARE = new Intl.NumberFormat('en-US', {
  style: 'percent',
  maximumFractionDigits: 8,
  useGrouping: false,
})
/**
 * The text of a cell of words: a status, a name, a head. A number stands as it is written without a style; a day and a share
 * stand as they are shown.
 */
function readText(cell) {
  const { value, date, percent, problem } = plainCell(cell)
  if (problem) return { problem }
  if (value === null) return { value: null }
  if (typeof value === 'number' && date) return { value: serialDay(value, date) ?? String(value) }
  if (typeof value === 'number' && percent) return { value: SHARE.format(value) }
  return { value: String(value) }
}
// src/contract/cells/read-day.ts
var MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** Hour, minute, second, half of the day, zone. */
var TIME =
  /[T\s,]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(?:([ap])\.?m\.?)?\s*(Z|IST|(?:UTC|GMT)?\s*[+-]\d{2}(?::?\d{2})?|UTC|GMT)?(?:\[[\w/+-]+\])?$/i
var YEAR_FIRST = /^(\d{4})(?:[-/. ](\d{1,2})[-/. ](\d{1,2})|(\d{2})(\d{2}))$/
var NUMBERS = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/
var NAMED = /^(\d{1,2})(?:st|nd|rd|th)?[-/. ,]*([a-z]{3,9})[-/. ,']*(\d{4}|\d{2})$/i
var NAMED_FIRST = /^([a-z]{3,9})[-/. ]*(\d{1,2})(?:st|nd|rd|th)?[-/. ,]+(\d{4}|\d{2})$/i
/** Loans and people have days between these years; anything else is a figure in the wrong column. */
var YEARS = {
  first: 1920,
  last: 2100,
}
/** Two digits from here on are of the last century. */
var LAST_CENTURY = 70
/** The day of a cell whose writing, or whose style, says which number is what; null of any other. */
function sureDay(cell) {
  const { value, date } = figureCell(cell)
  if (typeof value === 'number') return date === void 0 ? null : serialDay(value, date)
  return typeof value === 'string' ? (sure(value.replace(TIME, ''))?.value ?? null) : null
}
/** What a cell says of the order of its column; null where it holds no day of numbers, or the same number twice. */
function dayMark(cell) {
  if (typeof cell === 'string' && !mayBeNumbers(cell)) return null
  const { value } = figureCell(cell)
  const [, first, second] = typeof value === 'string' ? (NUMBERS.exec(value.replace(TIME, '')) ?? []) : []
  if (first === void 0 || second === void 0 || Number(first) === Number(second)) return null
  return Number(first) > 12 ? 'dmy' : Number(second) > 12 ? 'mdy' : 'open'
}
/** Every cell of a large file is asked: most are plainly something else. */
function mayBeNumbers(text) {
  const sign = text.charCodeAt(0)
  if (sign < 48 || sign > 122) return true
  return sign <= 57 && !(isDigit(text.charCodeAt(1)) && isDigit(text.charCodeAt(2)))
}
var isDigit = (code) => code >= 48 && code <= 57
/** Days whose writing says which number is what. */
function sure(text) {
  const first = YEAR_FIRST.exec(text)
  if (first)
    return ofParts({
      year: Number(first[1]),
      month: Number(first[2] ?? first[4]),
      day: Number(first[3] ?? first[5]),
    })
  const named = NAMED.exec(text)
  if (named)
    return ofParts({
      day: Number(named[1]),
      month: monthOf(named[2]),
      year: yearOf(named[3]),
    })
  const month = NAMED_FIRST.exec(text)
  return (
    month &&
    ofParts({
      day: Number(month[2]),
      month: monthOf(month[1]),
      year: yearOf(month[3]),
    })
  )
}
var monthOf = (name = '') => {
  const month = name.toLowerCase()
  return MONTHS.findIndex((short) => month.startsWith(short)) + 1
}
function yearOf(text = '') {
  const year = Number(text)
  return text.length > 2 ? year : year + (year < LAST_CENTURY ? 2e3 : 1900)
}
function ofParts({ year, month, day }) {
  if (!isCalendarDay(year, month, day)) return { problem: 'not_day' }
  const [paddedMonth, paddedDay] = [month, day].map((part) => String(part).padStart(2, '0'))
  return inYears(`${year}-${paddedMonth}-${paddedDay}`)
}
function inYears(day) {
  const year = Number(day.slice(0, 4))
  return year >= YEARS.first && year <= YEARS.last ? { value: day } : { problem: 'not_day' }
}
// src/contract/cells/column-marks.ts
var DR = /(?:^|[\d\s.)/([-])(?:dr|debit)\.?[)\]]?$|^(?:dr|debit)\b/i
var LAKH = /\d\s*(?:lakhs?|lacs?|l|crores?)\.?$/i
var CR_PAISE = /\.\d{2}\s*[([]?\s*cr\.?[)\]]?$/i
/** The twelfth is the last day that may be a month. */
var LAST_MONTH = 12
/** Takes a cell of a column into account. */
function noteMarks(marks, cell) {
  if (typeof cell === 'string' ? !mayTell(cell) : typeof cell !== 'object' || cell === null) return
  const mark = dayMark(cell)
  if (mark !== null) marks[mark] = true
  if (marks.beyond === void 0 && (dayOf(cell) ?? 0) > LAST_MONTH) marks.beyond = true
  if (marks.date === void 0 && isDate(cell) && maySwap(cell)) marks.date = true
  const { value } = figureCell(cell)
  if (typeof value !== 'string' || !/\d/.test(value)) return
  if (DR.test(value)) marks.dr = true
  else if (LAKH.test(value)) marks.lakh = true
  else if (CR_PAISE.test(value)) marks.paise = true
}
/** Every cell of a large file is asked: most are plain figures and words. */
var mayTell = (text) => text.length < 40 && /\d/.test(text) && /[^\d,.\s]/.test(text)
/** The day of its month that a cell names whatever the order of its column is; null where it names none. */
function dayOf(cell) {
  const day = sureDay(cell)
  return day === null ? null : Number(day.slice(8))
}
/** Day and month of it could be the other way round. */
function maySwap(cell) {
  const day = sureDay(cell)
  return day !== null && Number(day.slice(8)) <= LAST_MONTH && day.slice(8) !== day.slice(5, 7)
}
var isDate = (cell) => typeof cell === 'object' && cell?.date !== void 0
// src/contract/cells/head-aliases.ts
/** How lenders and banks head what each field means, beside its own name; written as `plainHead` writes it. In Hindi: debit, nāme,
 * nikāsī; kredit, jamā. */
var HEAD_ALIASES = {
  application_id: [
    'our reference',
    'reference',
    'lead id',
    'sub id',
    'utm content',
    'partner reference',
    'partner lead id',
    'sub id 1',
    'click id',
    'dsa reference',
    'lead no',
    'lead number',
  ],
  lender_reference: [
    'application no',
    'application number',
    'app no',
    'app id',
    'arn',
    'opportunity id',
    'lender reference',
    'application ref no',
    'application reference number',
    'prospect no',
    'proposal no',
    'file no',
    'los ref',
    'los id',
    'los no',
  ],
  loan_account: ['lan', 'loan id', 'loan account no', 'loan account number', 'loan no', 'loan number', 'agreement no'],
  phone: ['mobile', 'mobile no', 'mobile number', 'phone no', 'phone number', 'contact no', 'customer mobile'],
  pan: ['pan no', 'pan number', 'pan card', 'pan card no', 'customer pan'],
  product: ['product type', 'loan type', 'product name', 'loan product', 'scheme'],
  applied_on: [
    'login date',
    'application date',
    'applied date',
    'lead date',
    'created date',
    'date of application',
    'sourcing date',
  ],
  status: [
    'application status',
    'app status',
    'current status',
    'loan status',
    'stage',
    'current stage',
    'final status',
    'case status',
  ],
  sub_status: ['sub stage', 'substatus', 'status remark', 'status description', 'disposition'],
  reason: [
    'reject reason',
    'rejection reason',
    'decline reason',
    'reason for rejection',
    'remark',
    'remarks',
    'reasons',
  ],
  sanctioned_amount: [
    'sanction amt',
    'sanction amount',
    'sanctioned amt',
    'approved amount',
    'approved amt',
    'approved loan amount',
    'sanctioned loan amount',
    'sanction loan amount',
    'sanc amt',
    'sanc amount',
  ],
  disbursed_amount: [
    'disbursed amt',
    'disbursal amount',
    'disbursal amt',
    'disbursement amount',
    'disbursement amt',
    'disb amt',
    'disb amount',
    'disbursed loan amount',
    'net disbursed amount',
    'gross disbursed amount',
  ],
  disbursal_date: [
    'disbursed date',
    'disbursement date',
    'disb date',
    'disbursed on',
    'date of disbursal',
    'loan date',
    'disb dt',
    'disbursal dt',
    'disbursed dt',
    'disbursement dt',
  ],
  utr: [
    'utr no',
    'utr number',
    'transaction reference',
    'payment reference',
    'bank reference number',
    'bank reference',
    'rrn',
    'chq ref no',
    'ref no cheque no',
  ],
  updated_on: ['last update', 'last updated', 'last updated on', 'updated date', 'status date', 'last status date'],
  period: ['month', 'billing month', 'payout month', 'billing period', 'commission month', 'payout period'],
  slab: ['slab %', 'payout %', 'commission %', 'commission rate', 'payout rate', 'slab rate', 'rate %'],
  gross: [
    'gross commission',
    'gross payout',
    'gross amount',
    'commission',
    'commission amount',
    'payout',
    'payout amount',
    'taxable amount',
    'taxable value',
    'gross payout amount',
  ],
  gst: ['gst amount', 'gst amt', 'gst 18 %', 'gst @ 18 %', 'igst', 'igst amount', 'total gst'],
  tds: ['tds amount', 'tds amt', 'tds deducted', 'tax deducted'],
  net: ['net payable', 'net payout', 'net amount', 'net commission', 'amount payable', 'net payout amount'],
  invoice_number: ['invoice no', 'invoice', 'invoice id', 'bill no', 'bill number', 'tax invoice no'],
  payout_reference: [
    'our payment reference',
    'customer reference',
    'customer reference no',
    'corporate reference',
    'narration',
    'particulars',
    'transaction particulars',
    'transaction remarks',
  ],
  account: ['account no', 'account number', 'beneficiary account', 'beneficiary account no', 'credit account'],
  paid_amount: ['amount', 'transfer amount', 'transaction amount', 'instrument amount'],
  paid_on: ['date', 'day', 'value date', 'value dt', 'transaction date', 'payment date', 'txn date', 'tran date'],
  debit: [
    'debits',
    'debit amount',
    'debit amt',
    'amount debited',
    'dr',
    'dr amount',
    'dr amt',
    'debit dr',
    'withdrawal',
    'withdrawals',
    'withdrawal amount',
    'withdrawal amt',
    'withdrawal dr',
    'amount withdrawn',
    'डेबिट',
    'नामे',
    'निकासी',
  ],
  credit: [
    'credits',
    'credit amount',
    'credit amt',
    'amount credited',
    'cr',
    'cr amount',
    'cr amt',
    'credit cr',
    'deposit',
    'deposits',
    'deposit amount',
    'deposit amt',
    'deposit cr',
    'amount deposited',
    'क्रेडिट',
    'जमा',
  ],
  side: [
    'dr cr',
    'cr dr',
    'drcr',
    'crdr',
    'dr or cr',
    'cr or dr',
    'debit credit',
    'credit debit',
    'debit or credit',
    'dr cr indicator',
    'cr dr indicator',
    'debit credit indicator',
    'credit debit indicator',
    'd c',
    'c d',
  ],
}
// src/contract/cells/heads.ts
/** What is in brackets behind a head says a unit: 'Disbursed Amt (Rs.)'. A percent sign stays, wherever it is. */
var UNIT = /[([]\s*(?:in\s+)?(?:rs\.?|inr|₹|rupees|dd[-/ ]?mm[-/ ]?y{2,4})\s*[)\]]/giu
/** A head as it is compared: small letters, figures and '%', single blanks between: 'Sanction_Amt.(Rs)' is 'sanction amt'. */
var plainHead = (head) =>
  head
    .normalize('NFKC')
    .toLowerCase()
    .replace(UNIT, ' ')
    .replace(/[%@]/g, ' $& ')
    .replace(/[^\p{L}\p{M}\p{N}%@]+/gu, ' ')
    .trim()
/** Each head that lenders use, as it is compared, with what it means; the first of a field's own names counts. */
var MEANT = new Map(
  Object.keys(HEAD_ALIASES).flatMap((field) =>
    [plainHead(field), ...HEAD_ALIASES[field]].map((alias) => [alias, field]),
  ),
)
/** Fields of money: what is headed as a share is none of them. Of GST lenders head the amount by its rate. */
var MONEY_FIELDS = /* @__PURE__ */ new Set([
  ...['sanctioned_amount', 'disbursed_amount', 'gross', 'tds', 'net', 'paid_amount', 'debit', 'credit'],
])
var isRate = (plain) => /%|\b(?:rate|percent|percentage|roi|pct)\b/.test(plain)
function headsAlike(heads) {
  const groups = /* @__PURE__ */ new Map()
  for (const [column, head] of heads.entries()) {
    const plain = plainHead(head)
    if (plain !== '') groups.set(plain, [...(groups.get(plain) ?? []), column])
  }
  return [...groups.values()]
    .filter((columns) => columns.length > 1)
    .map((columns) => ({
      columns,
      heads: columns.map((column) => heads[column] ?? ''),
    }))
}
/** The field that a head names, by its own name or one that lenders use; null where it names none. */
function fieldOfHead(head) {
  const plain = plainHead(head)
  const field = MEANT.get(plain)
  return field === void 0 || (MONEY_FIELDS.has(field) && isRate(plain)) ? null : field
}
/** The heads of a row, text by text; blank ones are empty. */
var headsOf = (row) => row.cells.map((cell) => readText(cell).value ?? '')
/** A title and notes seldom take more rows; behind them, a row of data may hold the one or the other word of a head. */
var NEAR_TOP = 20
/**
 * Which of a sheet's first rows has the heads: the one that names most fields; where none does, the first whose cells are
 * mostly words of their own, for a title above has one. Far down it has to name two. Null of an empty sheet.
 */
function suggestHeadRow(rows) {
  let best = null
  for (const [at, row] of rows.entries()) {
    const heads = headsOf(row)
    const named = new Set(heads.map(fieldOfHead).filter((field) => field !== null)).size
    if (at >= NEAR_TOP && named < 2) continue
    const words = new Set(heads.filter(isWord)).size
    if (best === null || named > best.named || (named === 0 && best.named === 0 && words > best.words))
      best = {
        row: row.row,
        named,
        words,
      }
  }
  return best?.row ?? null
}
var isWord = (head) => /\p{L}/u.test(head) && typeof figureCell(head).value === 'string'
// src/contract/cells/non-data-rows.ts
/** A name that a sum alone has; in Hindi kul, yog and mahayog. */
var TOTAL =
  /^(?:(?:grand|sub|net|page|overall)[\s-]*)?totals?(?: (?:amount|amt|rows|cases|records|count|rs|inr|value))?\.?\s*[:=-]*$|^sum\s*[:=-]*$|^(?:\u0915\u0941\u0932|\u092F\u094B\u0917|\u092E\u0939\u093E\u092F\u094B\u0917|\u0915\u0941\u0932 \u092F\u094B\u0917)\s*[:=-]*$/iu
/** One that begins like it, as names of people and firms do, too: only figures that add up make a sum of its row. */
var LIKE_TOTAL =
  /^(?:(?:grand|sub|net|page|overall)[\s-]*)?totals?\b|^(?:sum|grand)\b|^(?:\u0915\u0941\u0932|\u092F\u094B\u0917|\u092E\u0939\u093E\u092F\u094B\u0917)(?:\s|$)/iu
var FIGURES = /^[\d.,()₹%\s-]+$/
var PLAIN_NUMBER = /^[₹\s]*(-?[\d,]*\d(?:\.\d+)?)$/
/** Rounding of each figure, and of shares. */
var NEAR = 1
var IDS = /* @__PURE__ */ new Set([
  ...['application_id', 'lender_reference', 'loan_account', 'phone', 'pan', 'utr'],
  ...['invoice_number', 'payout_reference', 'account'],
])
/** Of the cells of a row, so many have to be heads to make it one. */
var MOSTLY = 0.6
/** Tells, row by row in their order, those that are no rows of a sheet: it adds up its columns on the way. */
var NonDataRows = class {
  heads
  known
  isId
  hasIds
  /** Of each column: of all rows, and of those since the last sum. */
  all = []
  part = []
  rows = 0
  partRows = 0
  constructor(heads) {
    this.heads = heads.map(plainHead)
    this.known = new Set(this.heads.filter((head) => head !== ''))
    this.isId = heads.map((head) => {
      const field = fieldOfHead(head)
      return field !== null && IDS.has(field)
    })
    this.hasIds = this.isId.includes(true)
  }
  kindOf(cells) {
    const heads = this.headsIn(cells)
    if (heads !== null) return heads
    if (this.isTotal(cells)) {
      this.part.length = 0
      this.partRows = 0
      return 'total'
    }
    this.add(cells)
    return 'data'
  }
  headsIn(cells) {
    const isKnown = (cell) => typeof cell === 'string' && cell.length <= LONGEST_HEAD && this.known.has(plainHead(cell))
    if (this.known.size < 2 || !cells.slice(0, 4).some(isKnown)) return null
    const plain = cells.map((cell) => plainHead(readText(cell).value ?? ''))
    const filled = plain.filter((text) => text !== '')
    if (this.heads.every((head, at) => head === (plain[at] ?? '')) && filled.length <= this.known.size) return 'heads'
    const found = new Set(filled.filter((text) => this.known.has(text))).size
    return found >= 2 && found >= filled.length * MOSTLY ? 'other_heads' : null
  }
  isTotal(cells) {
    const name = cells.findIndex((cell) => (readText(cell).value ?? null) !== null)
    const first = cells[name]
    if (typeof first !== 'string' && typeof first !== 'object') return false
    const text = readText(first).value ?? ''
    const isNamed = TOTAL.test(text)
    if (!isNamed && !LIKE_TOTAL.test(text)) return false
    const said = cells
      .map((cell, at) => ({
        at,
        text: at === name ? null : (readText(cell).value ?? null),
      }))
      .filter((each) => each.text !== null)
    if (said.some((each) => !FIGURES.test(each.text ?? ''))) return false
    const addsUp = said.some(({ at }) => this.isSum(at, cells[at]))
    if (addsUp || !isNamed) return addsUp
    return said.length === 0 || (this.hasIds && !said.some(({ at }) => this.isId[at]))
  }
  isSum(at, cell) {
    const figure = numberIn(cell)
    if (figure === null || this.isId[at] || this.rows === 0) return false
    return (
      [this.all[at], this.part[at]].filter((sum) => sum !== void 0).some((sum) => Math.abs(sum - figure) <= NEAR) ||
      [this.rows, this.partRows].includes(figure)
    )
  }
  add(cells) {
    this.rows += 1
    this.partRows += 1
    for (let at = 0; at < cells.length; at += 1) {
      const figure = numberIn(cells[at])
      if (figure === null) continue
      this.all[at] = (this.all[at] ?? 0) + figure
      this.part[at] = (this.part[at] ?? 0) + figure
    }
  }
}
var LONGEST_HEAD = 60
function numberIn(cell) {
  if (typeof cell === 'number') return cell
  if (typeof cell === 'object' && cell !== null) return cell.date === void 0 ? numberIn(cell.value) : null
  if (typeof cell !== 'string' || cell.length > 24) return null
  const [, figure] = PLAIN_NUMBER.exec(cell.trim()) ?? []
  return figure === void 0 ? null : Number(figure.replaceAll(',', ''))
}
// src/contract/rules/cell-answer.ts
/** What a day of numbers says of the order of its column: the only one that it can be, or that neither number is above 12. */
var DAY_MARKS = ['dmy', 'mdy', 'open']
// server/sheets/data-rows.ts
var isBlank = (cell) =>
  cell === null ||
  (typeof cell === 'string' && cell.trim() === '') ||
  (typeof cell === 'object' && cell.error === void 0 && isBlank(cell.value))
/** Something stands in it that is more than blanks. */
var isFilled = ({ cells }) => cells.some((cell) => !isBlank(cell))
// server/sheets/sheet-summary.ts
/** Whatever row of the first ones has the heads, more than this is too much. */
var MOST = SHEET_LIMITS.rows + 20 - 1
/** The facts of a sheet, gathered row by row; its heads are looked for among its first rows. */
var SheetSummary = class {
  facts
  /** The first rows, until it is known which has the heads; null from then on. */
  start
  headRow
  /** The first row that is shown. */
  from
  isFromSaid
  passed = new NonDataRows([])
  /** Column by column: of the rows below the heads, and of those of them that are not shown. */
  marks = []
  orders = []
  formulas = []
  constructor(name, hidden, { from, heads } = {}) {
    this.start = heads === void 0 ? [] : null
    this.headRow = heads ?? 0
    this.from = from ?? heads ?? 0
    this.isFromSaid = from !== void 0
    const nothing = {
      rows: 0,
      columns: 0,
      hiddenRows: 0,
      data: 0,
      totals: [],
      headsAgain: [],
      otherHeads: null,
    }
    this.facts = {
      name,
      hidden,
      ...nothing,
      preview: [],
      heads: null,
    }
  }
  /** @throws SheetRefusal `rows` where there are too many, whatever row has the heads */
  add(row) {
    const { facts } = this
    facts.rows += 1
    facts.columns = Math.max(facts.columns, row.cells.length)
    if (row.hidden) facts.hiddenRows += 1
    this.countFormulas(row)
    if (this.start === null) this.take(row)
    else if (this.start.push(row) === 200) this.settle(this.start)
  }
  end(hiddenColumns = []) {
    if (this.start !== null) this.settle(this.start)
    const { facts, formulas, marks, orders } = this
    const columns = Array.from({ length: facts.columns }, (_, column) => column)
    return {
      ...facts,
      hiddenColumns: hiddenColumns.filter((column) => column < facts.columns),
      marks: columns.map((column) => marks[column] ?? {}),
      dayOrders: columns.map((column) => [...(orders[column] ?? [])]),
      formulas: columns.map((column) => formulas[column] ?? 0),
    }
  }
  settle(start) {
    this.start = null
    const suggested = suggestHeadRow(start)
    const at = start.findIndex(({ row }) => row === suggested)
    this.headRow = suggested ?? 0
    if (!this.isFromSaid && at >= 20) this.from = start[at - 2]?.row ?? 0
    for (const row of start) this.take(row)
  }
  take(row) {
    const { facts } = this
    const shown = row.row >= this.from && facts.preview.length < 20
    if (shown) facts.preview.push(row)
    if (row.row > this.headRow) this.addBelow(row, !shown)
    if (row.row !== this.headRow) return
    facts.heads = suggestedHeads(row)
    this.passed = new NonDataRows(headsOf(row))
  }
  addBelow(row, aside) {
    if (!isFilled(row)) return
    const { facts } = this
    const kind = this.passed.kindOf(row.cells)
    if (kind === 'total') facts.totals.push(row.row)
    if (kind === 'heads') facts.headsAgain.push(row.row)
    if (kind === 'other_heads') facts.otherHeads ??= row.row
    if (kind === 'data') facts.data += 1
    if (Math.max(facts.data, facts.totals.length, facts.headsAgain.length) > MOST)
      throw new SheetRefusal({
        code: 'rows',
        limit: SHEET_LIMITS.rows,
        row: row.row,
      })
    if (kind !== 'data') return
    for (let column = 0; column < row.cells.length; column += 1) {
      const cell = row.cells[column]
      noteMarks((this.marks[column] ??= {}), cell)
      const orders = (this.orders[column] ??= /* @__PURE__ */ new Set())
      const mark = !aside || orders.size === DAY_MARKS.length ? null : dayMark(cell)
      if (mark !== null) orders.add(mark)
    }
  }
  countFormulas({ cells }) {
    for (let column = 0; column < cells.length; column += 1) {
      const cell = cells[column]
      if (typeof cell === 'object' && cell?.formula) this.formulas[column] = (this.formulas[column] ?? 0) + 1
    }
  }
}
function suggestedHeads(row) {
  const heads = headsOf(row)
  return {
    row: row.row,
    columns: heads.map((head) => ({
      head,
      field: fieldOfHead(head),
    })),
    alike: headsAlike(heads),
  }
}
// server/sheets/walk-book.ts
var CHUNK = 500
/** The rows of a sheet. @throws SheetRefusal `sheet`, and whatever reading meets */
function rowsIn(book, sheet) {
  if (!book.sheets[sheet]) throw new SheetRefusal({ code: 'sheet' })
  return book.rows(sheet)
}
async function factsOf(book, look) {
  const { kind, encoding, delimiter, date1904 } = book
  const sheets = []
  for (const [index, { name, hidden }] of book.sheets.entries()) {
    const summary = new SheetSummary(name, hidden, look)
    for await (const row of rowsIn(book, index)) summary.add(row)
    sheets.push(summary.end(book.hiddenColumns?.(index)))
  }
  if (sheets.every(({ rows }) => rows === 0)) throw new SheetRefusal({ code: 'empty' })
  return {
    kind,
    encoding,
    delimiter,
    date1904,
    sheets,
  }
}
/** Of a sheet whose facts are known: it has no more rows than may be. */
async function* chunksOf(book, sheet) {
  let chunk = []
  for await (const row of rowsIn(book, sheet)) {
    chunk.push(row)
    if (chunk.length === CHUNK) {
      yield chunk
      chunk = []
    }
  }
  if (chunk.length > 0) yield chunk
}
// server/sheets/sheet-worker.ts
/** A thread that reads one file once. It hands out a chunk whenever it is asked for one. */
var { bytes, name, reading, look, sheet } = workerData
var port = parentPort
var answer = (message) => port?.postMessage(message)
try {
  const book = await openFile(bytes, name, reading)
  if (sheet === null) answer({ facts: await factsOf(book, look) })
  else {
    for await (const rows of chunksOf(book, sheet)) {
      const asked = port && once(port, 'message')
      answer({ rows })
      await asked
    }
    answer({ rows: null })
  }
} catch (error) {
  answer({
    refusal: error instanceof SheetRefusal ? error.facts : { code: 'damaged' },
    cause: String(error),
  })
}
export {}
