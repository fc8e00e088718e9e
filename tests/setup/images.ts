import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

const numbers = (...all: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * all.length)
  for (const [at, each] of all.entries()) bytes.writeUInt32BE(each, 4 * at)
  return bytes
}

/** Rows of a grey picture, each behind the byte of its filter. */
const greyRows = (width: number, height: number): Buffer => {
  const rows = Buffer.alloc(height * (width + 1), 0x80)
  for (let row = 0; row < height; row += 1) rows.writeUInt8(0, row * (width + 1))
  return rows
}

const pngOf = (width: number, height: number, chunks: Buffer[]): Buffer =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', Buffer.concat([numbers(width, height), Buffer.from([8, 0, 0, 0, 0])])),
    ...chunks,
    chunk('IEND', Buffer.alloc(0)),
  ])

/** A grey picture of these sides; `extra` are chunks that do not draw, as `[type, text]`. The rows are not packed. */
export function png(
  width: number,
  height: number,
  extra: [string, string][] = [],
  rows = greyRows(width, height),
): Buffer {
  const words = extra.map(([type, text]) => chunk(type, Buffer.from(text)))
  return pngOf(width, height, [...words, chunk('IDAT', deflateSync(rows, { level: 0 }))])
}
export const PNG = png(4, 3)

/** Two grey pictures that take turns. */
export function animatedPng(width: number, height: number): Buffer {
  const drawing = deflateSync(greyRows(width, height))
  const frame = (at: number) => chunk('fcTL', Buffer.concat([numbers(at, width, height, 0, 0), Buffer.alloc(6, 1)]))
  const second = chunk('fdAT', Buffer.concat([numbers(2), drawing]))
  return pngOf(width, height, [chunk('acTL', numbers(2, 0)), frame(0), chunk('IDAT', drawing), frame(1), second])
}

/** A photograph as a telephone writes it: with the words 'Made by Asha' and the place where it was taken. */
export const photo = (kind: 'png' | 'jpeg' | 'webp', width: number, height: number): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: 'grey', noise: { type: 'gaussian', mean: 120, sigma: 20 } },
  })
    .withExif({ IFD0: { Artist: 'Made by Asha' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 4/1 33/1' } })
    .toFormat(kind)
    .toBuffer()

/** What the white-label studio sends. */
export function logoForm(bytes: Uint8Array | string, name = 'logo.png'): FormData {
  const form = new FormData()
  form.append('image_name', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name)
  return form
}

/** What the screen sends: the file and the card's name with 'logo'. */
export function imageForm(bytes: Uint8Array, name = 'card.png', path = 'Tamarind Everyday logo'): FormData {
  const form = new FormData()
  form.append('image_name', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name)
  form.append('path', path)
  return form
}
