import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'
import type { ZipText } from '#src/contract/cells/xlsx-texts.ts'

/** A part of a zip file: its name, and its text or bytes as they are made. */
export interface ZipPart {
  name: string
  text: ZipText['text'] | AsyncIterable<Uint8Array>
}

const DEFLATED = 8
/** Names are UTF-8; size and check sum stand behind the part, for they are known only then. */
const FLAGS = 0x0808
/** The first day that a zip file can name (1 January 1980): the same table makes the same file. */
const DAY = 0x0021
const VERSION = 20
/** Text is packed in pieces of about so many characters. */
const PIECE = 32 * 1024

interface Written {
  label: Buffer
  at: number
  sum: number
  packed: number
  size: number
}

/** A zip file in pieces, as its parts are made; what has left is not kept. Up to 4 GB, of which a sheet is far. */
export async function* zipPieces(parts: Iterable<ZipPart>): AsyncGenerator<Uint8Array> {
  const list: Written[] = []
  let at = 0
  for (const { name, text } of parts) {
    const label = Buffer.from(name)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    writeCommon(local, 4, { label, sum: 0, packed: 0, size: 0 })
    yield Buffer.concat([local, label])
    const written: Written = { label, at, sum: 0, packed: 0, size: 0 }
    for await (const piece of deflated(text, written)) yield piece
    const behind = Buffer.alloc(16)
    behind.writeUInt32LE(0x08074b50, 0)
    behind.writeUInt32LE(written.sum, 4)
    behind.writeUInt32LE(written.packed, 8)
    behind.writeUInt32LE(written.size, 12)
    yield behind
    at += local.length + label.length + written.packed + behind.length
    list.push(written)
  }
  const entries = Buffer.concat(list.flatMap((written) => [entryOf(written), written.label]))
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(list.length, 8)
  end.writeUInt16LE(list.length, 10)
  end.writeUInt32LE(entries.length, 12)
  end.writeUInt32LE(at, 16)
  yield Buffer.concat([entries, end])
}

function writeCommon(into: Buffer, at: number, { label, sum, packed, size }: Omit<Written, 'at'>): void {
  into.writeUInt16LE(VERSION, at)
  into.writeUInt16LE(FLAGS, at + 2)
  into.writeUInt16LE(DEFLATED, at + 4)
  into.writeUInt16LE(DAY, at + 8)
  into.writeUInt32LE(sum, at + 10)
  into.writeUInt32LE(packed, at + 14)
  into.writeUInt32LE(size, at + 18)
  into.writeUInt16LE(label.length, at + 22)
}

function entryOf(written: Written): Buffer {
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(VERSION, 4)
  writeCommon(entry, 6, written)
  entry.writeUInt32LE(written.at, 42)
  return entry
}

/** Packs away from the event loop; the sums are counted into `written`. */
async function* deflated(text: ZipPart['text'], written: Written): AsyncGenerator<Uint8Array> {
  const packed = createDeflateRaw()
  // What goes wrong reaches the loop below through the stream itself.
  const fed = pipeline(Readable.from(counted(text, written)), packed).catch(() => undefined)
  try {
    for await (const piece of packed as AsyncIterable<Buffer>) {
      written.packed += piece.length
      yield piece
    }
  } finally {
    packed.destroy()
    await fed
  }
}

async function* counted(text: ZipPart['text'], written: Written): AsyncGenerator<Uint8Array> {
  for await (const piece of joined(text)) {
    const bytes = Buffer.from(piece)
    written.sum = crc32(bytes, written.sum)
    written.size += bytes.length
    yield bytes
  }
}

async function* joined(text: ZipPart['text']): AsyncGenerator<string | Uint8Array> {
  let piece = ''
  for await (const part of text) {
    if (typeof part === 'string') {
      piece += part
      if (piece.length < PIECE) continue
    }
    if (piece !== '') yield piece
    piece = ''
    if (typeof part !== 'string') yield part
  }
  if (piece !== '') yield piece
}
