import { loadSharp } from '#server/load-sharp.ts'
import { AppError } from '#src/contract/errors.ts'

/** Longest side that is taken, pixels. */
const MAX_SIDE = 4_096
/** A thumbnail is drawn 158 pixels wide at most; this leaves room for dense screens and larger places. */
const KEPT = { width: 640, height: 400 }
const SECONDS = 10

const SIGNATURES: readonly ((file: Buffer) => boolean)[] = [
  // PNG, JPEG, WebP
  (file) => file.toString('hex', 0, 8) === '89504e470d0a1a0a',
  (file) => file.toString('hex', 0, 3) === 'ffd8ff',
  (file) => file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP',
]

/**
 * Draws a picture anew as a still WebP that is small enough for a thumbnail: no byte of what was received is kept.
 * @throws AppError `unsupported_media_type` for every other kind of file, `validation` for a broken or too large picture
 */
export async function cleanImage(received: Uint8Array): Promise<Buffer> {
  const file = Buffer.from(received)
  if (!SIGNATURES.some((fits) => fits(file)))
    throw new AppError('unsupported_media_type', 'Attach a PNG, JPEG or WebP picture.')
  const sharp = await loadSharp()
  const { width, height } = await readable(sharp(file, { limitInputPixels: false }).metadata())
  if (width > MAX_SIDE || height > MAX_SIDE) throw refusal('A picture may have 4096 pixels on each side at most.')
  return readable(
    sharp(file, { limitInputPixels: MAX_SIDE ** 2, failOn: 'warning' })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize({ ...KEPT, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer(),
  )
}

async function readable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (cause) {
    throw refusal('This picture is damaged. Please save it again or choose another.', cause)
  }
}

function refusal(message: string, cause?: unknown): AppError {
  return new AppError('validation', message, { errors: { image_name: message }, cause })
}
