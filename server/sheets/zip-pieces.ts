import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'
import type { ZipText } from '#src/contract/cells/xlsx-texts.ts'
import { zipHeader, zipList, zipSums } from '#src/contract/cells/zip-frame.ts'
import type { ZipEntry } from '#src/contract/cells/zip-frame.ts'

/** A part of a zip file: its name, and its text or bytes as they are made. */
export interface ZipPart {
  name: string
  text: ZipText['text'] | AsyncIterable<Uint8Array>
}

/** Text is packed in pieces of about so many characters. */
const PIECE = 32 * 1024

/** A zip file in pieces, as its parts are made; what has left is not kept. Up to 4 GB, of which a sheet is far. */
export async function* zipPieces(parts: Iterable<ZipPart>): AsyncGenerator<Uint8Array> {
  const list: ZipEntry[] = []
  let at = 0
  for (const { name, text } of parts) {
    const written: ZipEntry = { label: Buffer.from(name), at, sum: 0, packed: 0, size: 0 }
    const header = zipHeader('deflated', written)
    yield header
    for await (const piece of deflated(text, written)) yield piece
    const behind = zipSums(written)
    yield behind
    at += header.length + written.packed + behind.length
    list.push(written)
  }
  yield zipList('deflated', list, at)
}

/** Packs away from the event loop; the sums are counted into `written`. */
async function* deflated(text: ZipPart['text'], written: ZipEntry): AsyncGenerator<Uint8Array> {
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

async function* counted(text: ZipPart['text'], written: ZipEntry): AsyncGenerator<Uint8Array> {
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
