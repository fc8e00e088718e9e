import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrandBook } from '#src/contract/brands/brand-book.ts'
import type { Brand } from '#src/contract/brands/brand.ts'
import { BRANDS } from '#src/contract/brands/registry.ts'
import type { FileStore } from '../../adapters/files/file-store.ts'
import { appIcon, ICON_SIZES, iconPath, MARK_SHARE } from '../shell/app-shell.ts'
import type { IconSize } from '../shell/app-shell.ts'
import { memoizeByKey } from './memoize-by-key.ts'

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
async function drawIcon(brand: Brand, size: IconSize, picture: Uint8Array | null): Promise<Buffer<ArrayBuffer>> {
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

const ICON = /^\/icons\/([a-z0-9]{1,20})\.v(\d{1,9})-(\d{3})\.png$/
const YEAR_SECONDS = 31_536_000
/** Icons that a process keeps: two for each brand, and some that have just gone. */
const MOST_KEPT = 100

const kept = memoizeByKey<Buffer<ArrayBuffer>>(MOST_KEPT)

/** An icon of a brand that people have published: drawn when a browser first asks for it. Null = no such address. */
export async function drawnIcon(
  pathname: string,
  book: BrandBook,
  files: Pick<FileStore, 'get'>,
): Promise<Response | null> {
  const [, code = '', version, side] = ICON.exec(pathname) ?? []
  const size = ICON_SIZES.find((each) => String(each) === side)
  const brand = book.find(code)
  if (size === undefined || brand.code !== code || String(brand.version) !== version) return null
  const key = `${iconPath(brand, size)} ${brand.logo.picture ?? ''} ${brand.primary} ${brand.secondary}`
  const icon = await kept(key, async () => drawIcon(brand, size, await markPicture(files, brand)))
  return new Response(icon, {
    headers: { 'content-type': 'image/png', 'cache-control': `public, max-age=${YEAR_SECONDS}, immutable` },
  })
}

/** The bytes of a brand's mark where it is a picture; null = it is drawn with lines. */
export async function markPicture(files: Pick<FileStore, 'get'>, { logo }: Brand): Promise<Uint8Array | null> {
  return logo.picture === undefined ? null : files.get(logo.picture.slice(logo.picture.lastIndexOf('/') + 1))
}
