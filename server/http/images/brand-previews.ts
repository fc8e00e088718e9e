import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OutputInfo } from 'sharp'
import type { Brand, ProductKindName } from '#src/contract/brands/brand.ts'
import { LOGO_GRID } from '#src/contract/brands/logo.ts'
import { BRANDS } from '#src/contract/brands/registry.ts'
import { brandTokens } from '#src/contract/brands/tokens.ts'
import { DEFAULT_LOCALE, localeFacts, LOCALES } from '#src/contract/entities/shared/language.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { PAGE_KEYS, PAGES } from '#src/contract/pages.ts'
import { isListed, kindOfPage } from '#src/contract/public-pages.ts'
import { dictionary } from '../../texts/dictionaries.ts'
import { markup } from '../markup.ts'
import { paintedLogo } from '../shell/app-shell.ts'
import { PREVIEW_SIZE, previewPath, PREVIEWS } from '../shell/public-face.ts'
import { memoizeByKey } from './memoize-by-key.ts'

/** Pixels from the edge, and how wide a line may be. */
const MARGIN = 80
const MARK = 96
/** Of a mark that is a picture, inside its white square. */
const PICTURE = 72
const LINE = PREVIEW_SIZE.width - 2 * MARGIN

type PreviewPainter = (
  brand: Brand,
  page: PictureOf,
  language: Locale,
  mark?: Uint8Array | null,
) => Promise<Buffer<ArrayBuffer>>

/** Texts drawn anew when there are more: those of all brands, and of some versions of them. */
const MOST_TEXTS = 400

/**
 * Draws pictures of link previews: name, mark and colours of the brand, and what the page is about. Letters come from the
 * product's own fonts, whose folder is given: a machine may have none. `mark` = the brand's mark where it is a picture.
 */
export function previewPainter(fonts: string): PreviewPainter {
  const texts = memoizeByKey<Buffer>(MOST_TEXTS)
  const lettered = (text: string, language: Locale, size: number, bold: boolean): Promise<Buffer> =>
    texts([language, size, bold, text].join(' '), async () => {
      const { default: sharp } = await import('sharp')
      const { tall } = localeFacts(language)
      const family = tall ? 'noto-sans-devanagari' : 'roboto'
      return sharp({
        text: {
          text: markup`<span foreground="#ffffff">${text}</span>`.toString(),
          // Latin letters among others come from the font that was read before.
          font: `${tall ? 'Noto Sans Devanagari, Roboto' : 'Roboto'} ${bold ? 'Bold ' : ''}${size}`,
          fontfile: join(fonts, `${family}-${bold ? 700 : 400}.ttf`),
          rgba: true,
          width: LINE,
          dpi: 72,
        },
      })
        .png()
        .toBuffer()
    })
  const once = memoizeByKey<void>(1)
  const readFonts = async () => {
    for (const bold of [true, false]) await lettered('APR', DEFAULT_LOCALE, 12, bold)
  }
  // All pictures of a brand stand on the same one.
  const grounds = memoizeByKey<{ data: Buffer; info: OutputInfo }>(2)
  const groundDrawn = (svg: string) =>
    grounds(svg, async () => {
      const { default: sharp } = await import('sharp')
      return sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
    })
  return async (brand, { titleKey }, language, mark = null) => {
    await once('fonts', readFonts)
    const { default: sharp } = await import('sharp')
    const [name, title, line] = await Promise.all([
      lettered(brand.name, DEFAULT_LOCALE, 52, true),
      lettered(dictionary(language, 'titles')[titleKey], language, 88, true),
      lettered(dictionary(language, 'server').preview, language, 36, false),
    ])
    const side = { width: PICTURE, height: PICTURE, fit: 'contain', background: '#ffffff00' } as const
    const corner = MARGIN + (MARK - PICTURE) / 2
    const layers = [
      { input: name, left: MARGIN + MARK + 28, top: MARGIN + 24 },
      { input: title, left: MARGIN, top: 252 },
      { input: line, left: MARGIN, top: 500 },
      ...(mark === null ? [] : [{ input: await sharp(mark).resize(side).png().toBuffer(), left: corner, top: corner }]),
    ]
    const { data, info } = await groundDrawn(groundOf(brand, mark === null))
    const drawn = await sharp(data, { raw: info }).composite(layers).png({ compressionLevel: 6 }).toBuffer()
    return Buffer.from(new Uint8Array(drawn))
  }
}

/** Draws the pictures of all brands of the registry as files, when the product is built. */
export async function writeBrandPreviews(
  client: string,
  fonts: string,
  brands: readonly Brand[] = BRANDS,
): Promise<void> {
  const paint = previewPainter(fonts)
  await mkdir(join(client, PREVIEWS), { recursive: true })
  for (const brand of brands)
    await Promise.all(
      pagesWithPicture(brand).flatMap((page) =>
        LOCALES.map(async (language) =>
          writeFile(join(client, previewPath(brand, page.kind, language)), await paint(brand, page, language)),
        ),
      ),
    )
}

type TitleKey = keyof ReturnType<typeof dictionary<'titles'>>

/** What a picture is about: a product, or null = the brand itself. */
interface PictureOf {
  kind: ProductKindName | null
  titleKey: TitleKey
}

/** The brand itself, by its first page, and what it offers; a guide has the picture of its product. */
export function pagesWithPicture(brand: Brand): PictureOf[] {
  const own = PAGE_KEYS.filter((page) => PAGES[page].kind === undefined).flatMap((page) => {
    const kind = kindOfPage(page)
    return kind !== null && isListed(page, brand) ? [{ kind, titleKey: PAGES[page].titleKey as TitleKey }] : []
  })
  const kinds = new Map(own.map((each) => [each.kind, each]))
  return [{ kind: null, titleKey: 'landing' }, ...kinds.values()]
}

function groundOf(brand: Brand, withLines: boolean): string {
  const { deep, brand: fill } = brandTokens(brand.primary, brand.secondary)
  const { width, height } = PREVIEW_SIZE
  return markup`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${deep}"/><rect y="${height - 16}" width="${width}" height="16" fill="${fill}"/>${withLines ? markup`<g transform="translate(${MARGIN} ${MARGIN}) scale(${MARK / LOGO_GRID})" stroke-linecap="round" stroke-linejoin="round">${paintedLogo(brand, 'dark')}</g>` : markup`<rect x="${MARGIN}" y="${MARGIN}" width="${MARK}" height="${MARK}" rx="16" fill="#ffffff"/>`}</svg>`.toString()
}
