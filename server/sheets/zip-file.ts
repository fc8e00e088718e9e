import { crc32, createInflateRaw } from 'node:zlib'
import { encodingOf } from './decode-text.ts'
import { SheetRefusal } from './sheet-file.ts'

/** What no workbook of the sizes we take comes near, and what a bomb does. */
const ZIP_LIMITS = { parts: 2_000, unpacked: 400 * 1024 * 1024 } as const

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const END_BYTES = 22
const COMMENT_BYTES = 0xffff
const STORED = 0
const DEFLATED = 8
const IS_ENCRYPTED = 1

interface Part {
  method: number
  /** Its check sum. */
  sum: number
  packed: Uint8Array
}

/** Excel takes a part by its name whatever its case, which slashes it has, and whether it begins with one. */
const partKey = (name: string): string =>
  name
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '')
    .toLowerCase()

/** Of a part, enough to see its byte order mark. */
const START = 4

/**
 * The parts of a zip file, unpacked one at a time and as they are read. Sizes that the file claims are believed in nothing:
 * what comes out is counted, over all parts. Nothing is written anywhere, whatever the names say; a name that climbs out
 * of its folder is refused all the same, for no spreadsheet program makes one.
 */
export class ZipFile {
  private readonly parts: Map<string, Part>
  private unpacked = 0

  /** @throws SheetRefusal `damaged`, `type`, `password`, `unpacked` */
  constructor(bytes: Uint8Array) {
    this.parts = partsOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  }

  has(name: string): boolean {
    return this.parts.has(partKey(name))
  }

  /** A part's text in pieces; nothing when it is not there. */
  async *text(name: string): AsyncGenerator<string> {
    const part = this.parts.get(partKey(name))
    if (!part) return
    let decoder: TextDecoder | null = null
    let sum = 0
    for await (const piece of this.bytesOf(part)) {
      sum = crc32(piece, sum)
      this.unpacked += piece.length
      if (this.unpacked > ZIP_LIMITS.unpacked) throw new SheetRefusal({ code: 'unpacked', limit: ZIP_LIMITS.unpacked })
      decoder ??= new TextDecoder(piece.length > 1 ? encodingOf(piece.subarray(0, START)) : 'utf-8')
      yield decoder.decode(piece, { stream: true })
    }
    if (sum !== part.sum) throw new SheetRefusal({ code: 'damaged' })
    if (decoder !== null) yield decoder.decode()
  }

  private async *bytesOf({ method, packed }: Part): AsyncGenerator<Uint8Array> {
    if (method === STORED) {
      yield packed
      return
    }
    const inflate = createInflateRaw({ chunkSize: 64 * 1024 })
    inflate.end(packed)
    try {
      for await (const piece of inflate) yield piece as Uint8Array
    } catch (error) {
      if (error instanceof SheetRefusal) throw error
      throw new SheetRefusal({ code: 'damaged' })
    } finally {
      inflate.destroy()
    }
  }
}

function partsOf(zip: Buffer): Map<string, Part> {
  const end = endOf(zip)
  const count = zip.readUInt16LE(end + 10)
  if (count > ZIP_LIMITS.parts) throw new SheetRefusal({ code: 'unpacked', limit: ZIP_LIMITS.parts })
  const parts = new Map<string, Part>()
  let at = zip.readUInt32LE(end + 16)
  for (let n = 0; n < count; n += 1) {
    if (at + 46 > end || zip.readUInt32LE(at) !== ENTRY) throw new SheetRefusal({ code: 'damaged' })
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset))
    const name = zip.toString('utf8', at + 46, at + 46 + (nameLength ?? 0))
    if (/(^|[/\\])\.\.([/\\]|$)|^\w:|\0/.test(name)) throw new SheetRefusal({ code: 'type' })
    if (zip.readUInt16LE(at + 8) & IS_ENCRYPTED) throw new SheetRefusal({ code: 'password' })
    if (zip.readUInt32LE(at + 24) > ZIP_LIMITS.unpacked)
      throw new SheetRefusal({ code: 'unpacked', limit: ZIP_LIMITS.unpacked })
    const key = partKey(name)
    if (parts.has(key)) throw new SheetRefusal({ code: 'damaged' })
    parts.set(key, partAt(zip, at, end))
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0)
  }
  return parts
}

function partAt(zip: Buffer, entry: number, end: number): Part {
  const method = zip.readUInt16LE(entry + 10)
  const size = zip.readUInt32LE(entry + 20)
  const local = zip.readUInt32LE(entry + 42)
  if (method !== STORED && method !== DEFLATED) throw new SheetRefusal({ code: 'damaged' })
  if (local + 30 > end || zip.readUInt32LE(local) !== LOCAL) throw new SheetRefusal({ code: 'damaged' })
  const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  if (from + size > end) throw new SheetRefusal({ code: 'damaged' })
  return { method, sum: zip.readUInt32LE(entry + 16), packed: zip.subarray(from, from + size) }
}

/** Where the list of parts ends; a comment may follow. */
function endOf(zip: Buffer): number {
  for (let at = zip.length - END_BYTES; at >= Math.max(0, zip.length - END_BYTES - COMMENT_BYTES); at -= 1)
    if (zip.readUInt32LE(at) === END) return at
  throw new SheetRefusal({ code: 'damaged' })
}
