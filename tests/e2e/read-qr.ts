import jsQR from 'jsqr'
import sharp from 'sharp'

/** What a camera reads from a picture with a QR code. @throws Error when there is none that can be read */
export async function readQr(png: Buffer): Promise<string> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const code = jsQR(new Uint8ClampedArray(data), info.width, info.height)
  if (!code) throw new Error('no QR code can be read')
  return code.data
}
