import { crc32 } from 'node:zlib'
import { AppError } from '#src/contract/errors.ts'
import type { FileEnding } from '../adapters/files/file-store.ts'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanWebp } from './clean-webp.ts'

/** A picture without whatever was packed into its file beside the picture. */
export interface CleanImage {
  ending: FileEnding
  bytes: Buffer
}
export interface ImageParts {
  width: number
  height: number
  bytes: Buffer
}

/** Longest side, pixels. */
const MAX_SIDE = 4_096
const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

/**
 * Tells a picture by its first bytes, walks through its whole file and puts together the parts that draw it: text,
 * places, thumbnails and anything after the end are left behind.
 * @throws AppError `unsupported_media_type` for every other kind of file, `validation` for a broken or too large picture
 */
export function cleanImage(received: Uint8Array): CleanImage {
  const file = Buffer.from(received)
  const [ending, clean] = kindOf(file)
  let parts: ImageParts | null
  try {
    parts = clean(file)
  } catch (error) {
    // A length that points beyond the end of the file.
    if (!(error instanceof RangeError)) throw error
    parts = null
  }
  if (!parts) throw refusal('This picture is damaged. Please save it again or choose another.')
  const { width, height, bytes } = parts
  if (width < 1 || height < 1 || width > MAX_SIDE || height > MAX_SIDE)
    throw refusal('A picture may have 4096 pixels on each side at most.')
  return { ending, bytes }
}

const refusal = (message: string) => new AppError('validation', message, { errors: { image_name: message } })

function kindOf(file: Buffer): [FileEnding, (file: Buffer) => ImageParts | null] {
  if (file.subarray(0, 8).equals(PNG_SIGNATURE)) return ['png', cleanPng]
  if (file.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return ['jpg', cleanJpeg]
  if (file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP') return ['webp', cleanWebp]
  throw new AppError('unsupported_media_type', 'Attach a PNG, JPEG or WebP picture.')
}

const PNG_PARTS: readonly string[] = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']

function cleanPng(file: Buffer): ImageParts | null {
  const kept: Buffer[] = [PNG_SIGNATURE]
  let size = { width: 0, height: 0 }
  let drawn = false
  for (let at = 8, first = true; at < file.length; first = false) {
    const length = file.readUInt32BE(at)
    const type = file.toString('latin1', at + 4, at + 8)
    const end = at + 12 + length
    if ((type === 'IHDR') !== first || end > file.length) return null
    if (crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4)) return null
    if (first) size = { width: file.readUInt32BE(at + 8), height: file.readUInt32BE(at + 12) }
    if (first && length !== 13) return null
    if (type === 'IDAT') drawn = true
    if (PNG_PARTS.includes(type)) kept.push(file.subarray(at, end))
    if (type === 'IEND') return drawn ? { ...size, bytes: Buffer.concat(kept) } : null
    at = end
  }
  return null
}
