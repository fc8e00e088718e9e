import type { BrandBook } from '#src/contract/brands/brand-book.ts'
import type { Brand } from '#src/contract/brands/brand.ts'
import type { FileStore } from './adapters/files/file-store.ts'
import { drawIcon } from './brand-icons.ts'
import { ICON_SIZES, iconPath } from './http/app-shell.ts'
import { keepMade } from './keep-made.ts'

const ICON = /^\/icons\/([a-z0-9]{1,20})\.v(\d{1,9})-(\d{3})\.png$/
const YEAR_SECONDS = 31_536_000
/** Icons that a process keeps: two for each brand, and some that have just gone. */
const MOST_KEPT = 100

const kept = keepMade<Buffer<ArrayBuffer>>(MOST_KEPT)

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
