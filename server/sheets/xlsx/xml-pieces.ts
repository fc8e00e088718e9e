import { SheetRefusal } from '../sheet-file.ts'

/** What a part of a workbook consists of. Names come without their namespace's prefix. */
export interface XmlReader {
  open(name: string, attributes: string): void
  /** Of `<x/>`, it is called too. */
  close(name: string): void
  /** In pieces, entities resolved. */
  text(piece: string): void
}

/** No mark-up of a workbook is longer: a name, its attributes, a comment's part in one piece. */
const LONGEST_TAG = 64 * 1024
/** Elements inside each other. */
const DEEPEST = 100
const COMMENT = ['<!--', '-->'] as const
const CDATA = ['<![CDATA[', ']]>'] as const

/**
 * Reads XML as it comes, in pieces of any length. A document type is refused, and with it every entity that could be
 * declared: what is left of XML can neither fetch anything nor grow.
 */
export class XmlPieces {
  private rest = ''
  private readonly around: string[] = []
  private skipping: string | null = null
  private readonly reader: XmlReader

  constructor(reader: XmlReader) {
    this.reader = reader
  }

  /** @throws SheetRefusal `damaged`, `type` */
  write(piece: string): void {
    let text = this.rest + piece
    // After a byte order mark.
    if (text.startsWith('\uFEFF')) text = text.slice(1)
    let at = 0
    while (at < text.length) {
      const next = this.step(text, at)
      if (next < 0) break
      at = next
    }
    this.rest = text.slice(at)
    if (this.rest.length > LONGEST_TAG && this.skipping === null) throw new SheetRefusal({ code: 'damaged' })
  }

  end(): void {
    const open = this.rest.trim() !== '' || this.skipping !== null || this.around.length > 0
    if (open) throw new SheetRefusal({ code: 'damaged' })
  }

  /** Where to go on; -1 when more of the text is needed. */
  private step(text: string, at: number): number {
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

  private tag(inner: string): void {
    const alone = inner.endsWith('/')
    const whole = alone ? inner.slice(0, -1) : inner
    const space = whole.search(/\s/)
    const name = plainName(space < 0 ? whole : whole.slice(0, space))
    this.reader.open(name, space < 0 ? '' : whole.slice(space))
    this.around.push(name)
    if (this.around.length > DEEPEST) throw new SheetRefusal({ code: 'damaged' })
    if (alone) this.close(name)
  }

  private close(name: string): void {
    if (this.around.pop() !== name) throw new SheetRefusal({ code: 'damaged' })
    this.reader.close(name)
  }

  private words(text: string, at: number): number {
    const end = text.indexOf('<', at)
    let piece = end < 0 ? text.slice(at) : text.slice(at, end)
    if (end < 0) {
      // An entity may be cut in two.
      const entity = piece.lastIndexOf('&')
      if (entity >= 0 && !piece.includes(';', entity)) piece = piece.slice(0, entity)
      if (piece === '') return -1
    }
    this.reader.text(resolved(piece))
    return at + piece.length
  }

  private declaration(text: string, at: number): number {
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

  private skip(text: string, at: number, until: string): number {
    const end = text.indexOf(until, at)
    if (end >= 0) {
      this.skipping = null
      return end + until.length
    }
    // The mark that ends it may be cut in two.
    return Math.max(at, text.length - until.length + 1) === at ? -1 : text.length - until.length + 1
  }
}

/** '>' may stand in an attribute's value. */
function endOfTag(text: string, at: number): number {
  let end = text.indexOf('>', at)
  while (end >= 0) {
    const inner = text.slice(at, end)
    if (!inner.includes("'") && count(inner, '"') % 2 === 0) return end
    if (/^(?:[^"']|"[^"]*"|'[^']*')*$/.test(inner)) return end
    end = text.indexOf('>', end + 1)
  }
  return -1
}

function count(text: string, sign: string): number {
  let found = 0
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) found += 1
  return found
}

const plainName = (name: string): string => name.slice(name.indexOf(':') + 1)

const NAMED = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

function resolved(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&([^;]*)(;?)/g, (_, entity: string, ended: string) => {
    const code = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(entity)
    const point = code ? parseInt(code[1] ?? code[2] ?? '', code[1] ? 16 : 10) : null
    const sign = point === null ? NAMED.get(entity) : point <= 0x10ffff ? String.fromCodePoint(point) : undefined
    if (sign === undefined || ended === '') throw new SheetRefusal({ code: 'damaged' })
    return sign
  })
}

const PATTERNS = new Map<string, RegExp>()

/** The value of an attribute, whatever the prefix of its name; null where it is not given. */
export function attribute(attributes: string, name: string): string | null {
  let pattern = PATTERNS.get(name)
  if (!pattern) PATTERNS.set(name, (pattern = new RegExp(`\\s(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)))
  const found = pattern.exec(attributes)
  return found ? resolved(found[1] ?? found[2] ?? '') : null
}

/** Yes in the ways a workbook says it. */
export const isOn = (value: string | null): boolean => value === '1' || value === 'true'

/** Reads all of a part. */
export async function readXml(pieces: AsyncIterable<string>, reader: XmlReader): Promise<void> {
  const xml = new XmlPieces(reader)
  for await (const piece of pieces) xml.write(piece)
  xml.end()
}
