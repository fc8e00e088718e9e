import type { ImageParts } from './clean-image.ts'

const ADOBE = 0xee
const ADOBE_LENGTH = 14
const START_OF_SCAN = 0xda
const END = 0xd9

/** The frame, the tables and the scans of a JPEG, in their order; null when it is none. */
export function cleanJpeg(file: Buffer): ImageParts | null {
  const kept = [file.subarray(0, 2)]
  let size: { width: number; height: number } | null = null
  let drawn = false
  let at = 2
  while (at < file.length) {
    if (file.readUInt8(at) !== 0xff) return null
    const marker = file.readUInt8(at + 1)
    // Filling before a marker.
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === END) {
      kept.push(file.subarray(at, at + 2))
      return size && drawn ? { ...size, bytes: Buffer.concat(kept) } : null
    }
    const length = file.readUInt16BE(at + 2)
    let end = at + 2 + length
    if (length < 2 || end > file.length) return null
    if (isFrame(marker)) {
      if (size || length < 8) return null
      size = { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) }
    }
    if (marker === START_OF_SCAN) {
      drawn = true
      end = endOfScan(file, end)
    }
    if (draws(marker, length)) kept.push(file.subarray(at, end))
    at = end
  }
  return null
}

/** C0 to CF, without the tables and the extension that lie among them. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Application data and comments do not draw; Adobe's says which colours the rest means. */
const draws = (marker: number, length: number): boolean =>
  marker === ADOBE ? length === ADOBE_LENGTH : marker >= 0xc0 && marker < 0xe0

/** The first real marker: neither an escaped FF nor a restart. */
function endOfScan(file: Buffer, start: number): number {
  for (let at = start; at < file.length - 1; at += 1) {
    const next = file[at + 1] ?? 0
    if (file[at] === 0xff && next !== 0 && (next < 0xd0 || next > 0xd7)) return at
  }
  return file.length
}
