import { loadSharp } from '#server/load-sharp.ts'
import { cleanImage } from '#server/services/files/clean-image.ts'
import { AppError, isAppError } from '#src/contract/errors.ts'

/** Largest drawing in SVG, bytes. */
const MAX_SVG_BYTES = 40 * 1_024
/** Side of the square that is kept, pixels: a mark is shown 32 wide, on a dense screen 96, on an icon 267. */
const SIDE = 320
/** What a drawing has no need of: code, other documents, entities that grow, and what is fetched from elsewhere. */
const NOT_DRAWN: readonly [what: string, found: RegExp][] = [
  ['a script', /<\s*(?:\w+:)?script|javascript:|\son[a-z]+\s*=/i],
  ['another document', /<\s*(?:\w+:)?(?:foreignObject|iframe|embed|object|image|feImage|audio|video)\b/i],
  ['a DOCTYPE or an entity', /<!\s*(?:DOCTYPE|ENTITY)/i],
  ['an address of another file', /(?:href\s*=\s*["']\s*(?!#)|url\(\s*["']?\s*(?!#)|@import)/i],
]

/**
 * Draws a logo anew as a square WebP: PNG, JPEG, WebP, or a drawing in SVG. What is kept is pixels alone, so that no part of what was
 * sent can run anywhere; a drawing that could is refused with the reason.
 * @throws AppError `unsupported_media_type` for every other kind of file, `validation` for a broken, too large or unsafe one
 */
export async function drawBrandLogo(received: Uint8Array): Promise<Buffer> {
  const pixels = isSvg(received) ? await drawnSvg(Buffer.from(received)) : received
  const clean = await cleanImage(pixels)
  const sharp = await loadSharp()
  return sharp(clean).resize(SIDE, SIDE, { fit: 'contain', background: '#ffffff00' }).webp({ quality: 90 }).toBuffer()
}

const isSvg = (file: Uint8Array): boolean =>
  /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!DOCTYPE|svg)/i.test(
    Buffer.from(file.subarray(0, 2_048)).toString('utf8'),
  )

async function drawnSvg(file: Buffer): Promise<Buffer> {
  if (file.length > MAX_SVG_BYTES) throw refusal('A drawing in SVG may have 40 kB at most.')
  const text = file.toString('utf8')
  const found = NOT_DRAWN.find(([, each]) => each.test(text))
  if (found) throw refusal(`This drawing holds ${found[0]}. Save it as plain SVG, or as PNG.`)
  const sharp = await loadSharp()
  try {
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata()
    if (width < 1 || height < 1 || width > 4_096 || height > 4_096)
      throw refusal('A picture may have 4096 pixels on each side at most.')
    // Drawn as large as it is kept, however small it says it is.
    const density = Math.min(2_400, Math.max(72, Math.ceil((72 * SIDE) / Math.max(width, height))))
    return await sharp(file, { density, limitInputPixels: 4_096 ** 2 })
      .timeout({ seconds: 10 })
      .resize(SIDE, SIDE, { fit: 'inside' })
      .png()
      .toBuffer()
  } catch (cause) {
    if (isAppError(cause)) throw cause
    throw refusal('This picture is damaged. Please save it again or choose another.', cause)
  }
}

function refusal(message: string, cause?: unknown): AppError {
  return new AppError('validation', message, { errors: { image_name: message }, cause })
}
