import { crc32, deflateSync } from 'node:zlib'

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A grey picture of these sides; `extra` are chunks that do not draw, as `[type, text]`. */
export function png(width: number, height: number, extra: [string, string][] = []): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.writeUInt8(8, 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    ...extra.map(([type, text]) => chunk(type, Buffer.from(text))),
    chunk('IDAT', deflateSync(Buffer.alloc(height * (width + 1), 0x80))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
export const PNG = png(4, 3)

const segment = (marker: number, data: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255]), data])

/** The frame of a JPEG around a scan that draws nothing in particular, with a comment and Exif. */
export function jpeg(width: number, height: number, words = 'shot at home'): Buffer {
  const frame = Buffer.from([8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0])
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe1, Buffer.from(`Exif\0\0${words}`)),
    segment(0xfe, Buffer.from(words)),
    segment(0xc0, frame),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56, 0xff, 0xd9]),
    Buffer.from(words),
  ])
}

/** A lossless WebP header with its sides, and a part of words beside it. */
export function webp(width: number, height: number, words = 'shot at home'): Buffer {
  const picture = Buffer.alloc(6)
  picture.writeUInt8(0x2f, 0)
  picture.writeUInt32LE((width - 1) | ((height - 1) << 14), 1)
  const part = (type: string, data: Buffer) => {
    const size = Buffer.alloc(4)
    size.writeUInt32LE(data.length)
    return Buffer.concat([Buffer.from(type, 'latin1'), size, data, Buffer.alloc(data.length % 2)])
  }
  const body = Buffer.concat([Buffer.from('WEBP'), part('VP8L', picture), part('EXIF', Buffer.from(words))])
  const size = Buffer.alloc(4)
  size.writeUInt32LE(body.length)
  return Buffer.concat([Buffer.from('RIFF'), size, body])
}

/** What the screen sends: the file and the card's name with 'logo'. */
export function imageForm(bytes: Uint8Array, name = 'card.png', path = 'Tamarind Everyday logo'): FormData {
  const form = new FormData()
  form.append('image_name', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name)
  form.append('path', path)
  return form
}
