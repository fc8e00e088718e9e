import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Brand, ProductKindName } from '#src/contract/brands/brand.ts'
import { LOGO_GRID } from '#src/contract/brands/logo.ts'
import { BRANDS } from '#src/contract/brands/registry.ts'
import { brandTokens } from '#src/contract/brands/tokens.ts'
import { DEFAULT_LOCALE, localeFacts, LOCALES } from '#src/contract/entities/shared/language.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { PAGE_KEYS, PAGES } from '#src/contract/pages.ts'
import { isListed, kindOfPage } from '#src/contract/public-pages.ts'
import { paintedLogo } from './http/app-shell.ts'
import { markup } from './http/markup.ts'
import { PREVIEW_SIZE, previewPath, PREVIEWS } from './http/public-face.ts'
import { dictionary } from './texts/dictionaries.ts'

/** Pixels from the edge, and how wide a line may be. */
const MARGIN = 80
const MARK = 96
const LINE = PREVIEW_SIZE.width - 2 * MARGIN

/**
 * Draws the picture of a link preview for every brand, each of its products and each language: name, mark and colours of
 * the brand, and what the page is about. Letters come from the product's own fonts: a build machine may have none.
 */
export async function writeBrandPreviews(
  client: string,
  fonts: string,
  brands: readonly Brand[] = BRANDS,
): Promise<void> {
  const { default: sharp } = await import('sharp')
  const words = new Map<string, Promise<Buffer>>()
  const lettered = (text: string, language: Locale, size: number, bold: boolean): Promise<Buffer> => {
    const key = [language, size, bold, text].join(' ')
    const { tall } = localeFacts(language)
    const family = tall ? 'noto-sans-devanagari' : 'roboto'
    const drawn =
      words.get(key) ??
      sharp({
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
    words.set(key, drawn)
    return drawn
  }
  await mkdir(join(client, PREVIEWS), { recursive: true })
  for (const bold of [true, false]) await lettered('APR', DEFAULT_LOCALE, 12, bold)
  for (const brand of brands) {
    const ground = await sharp(Buffer.from(groundOf(brand)))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const name = await lettered(brand.name, DEFAULT_LOCALE, 52, true)
    await Promise.all(
      pagesWithPicture(brand).flatMap(({ kind, titleKey }) =>
        LOCALES.map(async (language) => {
          const title = await lettered(dictionary(language, 'titles')[titleKey], language, 88, true)
          const line = await lettered(dictionary(language, 'server').preview, language, 36, false)
          await sharp(ground.data, { raw: ground.info })
            .composite([
              { input: name, left: MARGIN + MARK + 28, top: MARGIN + 24 },
              { input: title, left: MARGIN, top: 252 },
              { input: line, left: MARGIN, top: 500 },
            ])
            .png({ compressionLevel: 6 })
            .toFile(join(client, previewPath(brand, kind, language)))
        }),
      ),
    )
  }
}

type TitleKey = keyof ReturnType<typeof dictionary<'titles'>>

/** The brand itself, by its first page, and what it offers; a guide has the picture of its product. */
function pagesWithPicture(brand: Brand): { kind: ProductKindName | null; titleKey: TitleKey }[] {
  const own = PAGE_KEYS.filter((page) => PAGES[page].kind === undefined).flatMap((page) => {
    const kind = kindOfPage(page)
    return kind !== null && isListed(page, brand) ? [{ kind, titleKey: PAGES[page].titleKey as TitleKey }] : []
  })
  const kinds = new Map(own.map((each) => [each.kind, each]))
  return [{ kind: null, titleKey: 'landing' }, ...kinds.values()]
}

function groundOf(brand: Brand): string {
  const { deep, brand: fill } = brandTokens(brand.primary, brand.secondary)
  const { width, height } = PREVIEW_SIZE
  return markup`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${deep}"/><rect y="${height - 16}" width="${width}" height="16" fill="${fill}"/><g transform="translate(${MARGIN} ${MARGIN}) scale(${MARK / LOGO_GRID})" stroke-linecap="round" stroke-linejoin="round">${paintedLogo(brand, 'dark')}</g></svg>`.toString()
}
