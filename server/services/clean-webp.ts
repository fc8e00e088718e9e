import type { ImageParts } from './clean-image.ts'

const PARTS: readonly string[] = ['VP8X', 'ALPH', 'VP8 ', 'VP8L']
/** Of the flags of an extended file only transparency remains true: what the others announce is left out. */
const ALPHA = 0x10

/** The picture of a WebP file; null when it is none, or moves. */
export function cleanWebp(file: Buffer): ImageParts | null {
  const kept: Buffer[] = []
  const sizes: { width: number; height: number }[] = []
  let drawn = 0
  const stop = Math.min(file.length, file.readUInt32LE(4) + 8)
  for (let at = 12; at + 8 <= stop;) {
    const type = file.toString('latin1', at, at + 4)
    const length = file.readUInt32LE(at + 4)
    const end = at + 8 + length + (length % 2)
    if (end > file.length || type === 'ANIM' || type === 'ANMF') return null
    if (PARTS.includes(type)) {
      const part = Buffer.from(file.subarray(at, end))
      if (type === 'VP8X') part.writeUInt8(part.readUInt8(8) & ALPHA, 8)
      if (type !== 'ALPH') {
        const size = sizeOf(type, part.subarray(8))
        if (!size) return null
        sizes.push(size)
      }
      if (type === 'VP8 ' || type === 'VP8L') drawn += 1
      kept.push(part)
    }
    at = end
  }
  if (drawn !== 1) return null
  const body = Buffer.concat(kept)
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(body.length + 4, 4)
  return {
    width: Math.max(...sizes.map((size) => size.width)),
    height: Math.max(...sizes.map((size) => size.height)),
    bytes: Buffer.concat([head, body]),
  }
}

function sizeOf(type: string, data: Buffer): { width: number; height: number } | null {
  if (type === 'VP8X') return { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 }
  if (type === 'VP8L') {
    if (data.readUInt8(0) !== 0x2f) return null
    const bits = data.readUInt32LE(1)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  if (data.readUIntBE(3, 3) !== 0x9d012a) return null
  return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff }
}
