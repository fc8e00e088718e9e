import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Brand } from '#src/contract/brands/brand.ts'
import { BRANDS } from '#src/contract/brands/registry.ts'
import { appIcon, ICON_SIZES, iconPath, MARK_SHARE } from './http/app-shell.ts'
import type { IconSize } from './http/app-shell.ts'

/** Draws what phones want as files, from each brand's own mark: the build does it, so that a brand is one entry. */
export async function writeBrandIcons(client: string, brands: readonly Brand[] = BRANDS): Promise<void> {
  await mkdir(join(client, 'icons'), { recursive: true })
  for (const brand of brands)
    for (const size of ICON_SIZES)
      await writeFile(join(client, iconPath(brand, size)), await drawIcon(brand, size, null))
}

/**
 * The icon of a brand as a PNG, its mark in the middle of a white square.
 * @param picture the bytes of the mark, where it is a picture
 */
export async function drawIcon(brand: Brand, size: IconSize, picture: Uint8Array | null): Promise<Buffer<ArrayBuffer>> {
  // What is drawn here is our own: the mark, or a picture that was drawn anew when it came.
  const { default: sharp } = await import('sharp')
  const png = { compressionLevel: 9 }
  if (picture === null)
    return ownBuffer(
      await sharp(Buffer.from(appIcon(brand)))
        .resize(size, size)
        .png(png)
        .toBuffer(),
    )
  const side = Math.round(size * MARK_SHARE)
  const mark = await sharp(picture).resize(side, side, { fit: 'contain', background: '#ffffff00' }).png().toBuffer()
  const square = { width: size, height: size, channels: 3 as const, background: '#ffffff' }
  return ownBuffer(
    await sharp({ create: square })
      .composite([{ input: mark }])
      .png(png)
      .toBuffer(),
  )
}

const ownBuffer = (bytes: Buffer): Buffer<ArrayBuffer> => Buffer.from(new Uint8Array(bytes))
