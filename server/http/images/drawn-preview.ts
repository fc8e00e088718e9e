import type { BrandBook } from '#src/contract/brands/brand-book.ts'
import { LOCALES } from '#src/contract/entities/shared/language.ts'
import type { FileStore } from '../../adapters/files/file-store.ts'
import { FONTS } from '../../pdf/fonts-folder.ts'
import { previewPath, PREVIEWS } from '../shell/public-face.ts'
import { markPicture } from './brand-icons.ts'
import { pagesWithPicture, previewPainter } from './brand-previews.ts'
import { memoizeByKey } from './memoize-by-key.ts'

const PREVIEW = new RegExp(`^${PREVIEWS}/([a-z0-9]{1,20})\\.v\\d{1,9}-[a-z-]{2,40}\\.png$`)
const DAY_SECONDS = 86_400
/** Pictures that a process keeps, some 40 kB each. */
const MOST_KEPT = 50

const paint = previewPainter(FONTS)
const kept = memoizeByKey<Buffer<ArrayBuffer>>(MOST_KEPT)

/** The picture of a link preview of a brand that people have published: drawn when somebody first asks for it. Null = no such address. */
export async function drawnPreview(
  pathname: string,
  book: BrandBook,
  files: Pick<FileStore, 'get'>,
): Promise<Response | null> {
  const [, code = ''] = PREVIEW.exec(pathname) ?? []
  const brand = book.find(code)
  if (brand.code !== code || brand.version === undefined) return null
  const wanted = pagesWithPicture(brand)
    .flatMap((page) => LOCALES.map((language) => ({ page, language })))
    .find(({ page, language }) => previewPath(brand, page.kind, language) === pathname)
  if (!wanted) return null
  const picture = await kept(pathname, async () =>
    paint(brand, wanted.page, wanted.language, await markPicture(files, brand)),
  )
  return new Response(picture, {
    headers: { 'content-type': 'image/png', 'cache-control': `public, max-age=${DAY_SECONDS}` },
  })
}
