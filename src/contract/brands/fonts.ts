import { localeFacts } from '#src/contract/entities/shared/language.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { DEVANAGARI_FILES, FONT_FAMILIES, LANGUAGE_LINK_FILE, RUPEE_FILE, SYSTEM_WIDTHS } from './font-files.ts'

/** Key of a font family that a brand may use. */
export type FontKey = keyof typeof FONT_FAMILIES

/** The only weights that the product uses and that every family has. */
export const FONT_WEIGHTS = [400, 500, 700] as const
export type FontWeight = (typeof FONT_WEIGHTS)[number]

/** Characters of the Devanagari files; a browser fetches them only when one of these is on the page. */
export const DEVANAGARI_RANGE = 'U+0900-097F,U+200C-200D,U+25CC'
export const DEVANAGARI_FAMILY = 'Noto Sans Devanagari'

const LANGUAGE_LINK_FAMILY = 'Language Link'
/** What leads to Hindi on an English page. It comes before the whole script, which a back office has at hand for what is typed. */
const LANGUAGE_LINKS = ['', ' *'].map((inside) => `:root:lang(en) :is(a,button)[lang=hi]${inside}`).join()

interface StandIn {
  /** Names for `local()`, by weight: a browser matches a full font name. */
  names: Record<FontWeight, readonly string[]>
  /** Average widths, in shares of an em. */
  width: Record<FontWeight, number>
}

const standIn = (regular: readonly string[], medium: readonly string[], bold: readonly string[]) => ({
  400: regular,
  500: medium,
  700: bold,
})
const ARIAL = ['Arial', 'Liberation Sans']
const TIMES = ['Times New Roman', 'Liberation Serif']
const DEJA_VU = ['DejaVu Sans']
const widthsOf = (regular: number, medium: number, bold: number) => ({ 400: regular, 500: medium, 700: bold })

/** What computers have, by kind; they have no medium weight. */
const OF_COMPUTERS: Record<'arial' | 'times', StandIn> = {
  arial: {
    names: standIn(ARIAL, ARIAL, ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold']),
    width: widthsOf(SYSTEM_WIDTHS.arial, SYSTEM_WIDTHS.arial, SYSTEM_WIDTHS.arialBold),
  },
  times: {
    names: standIn(TIMES, TIMES, ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold']),
    width: widthsOf(SYSTEM_WIDTHS.times, SYSTEM_WIDTHS.times, SYSTEM_WIDTHS.timesBold),
  },
}
const { 400: thin, 500: medium, 700: thick } = FONT_FAMILIES.roboto.files
/** What phones have, and what a plain Linux has: neither has the two above. */
const OF_OTHERS: readonly StandIn[] = [
  {
    names: standIn(['Roboto', 'Roboto Regular'], ['Roboto Medium'], ['Roboto Bold']),
    width: widthsOf(thin.width, medium.width, thick.width),
  },
  {
    names: standIn(DEJA_VU, DEJA_VU, ['DejaVu Sans Bold']),
    width: widthsOf(SYSTEM_WIDTHS.dejaVu, SYSTEM_WIDTHS.dejaVu, SYSTEM_WIDTHS.dejaVuBold),
  },
]
const standInsOf = (key: FontKey): readonly StandIn[] => [OF_COMPUTERS[FONT_FAMILIES[key].fallback], ...OF_OTHERS]
const GENERIC = { arial: 'system-ui,sans-serif', times: 'Georgia,serif' } as const

const fontUrl = (file: string): string => `/fonts/${file}`

/** Names of a family's stand-ins, which the browser tries in this order. */
const standInName = (key: FontKey, index: number): string =>
  `${FONT_FAMILIES[key].family} Fallback${['', ' Phone', ' Linux'][index] ?? ''}`

/** The CSS `font-family` of a brand font: the font, its metric-matched stand-ins, then what has Devanagari. */
export const fontFamilyStack = (key: FontKey): string => {
  const { family, fallback } = FONT_FAMILIES[key]
  const standIns = standInsOf(key).map((_, index) => `'${standInName(key, index)}'`)
  return `'${family}',${standIns.join()},'${DEVANAGARI_FAMILY}','Noto Sans',${GENERIC[fallback]}`
}

/** Addresses of a brand font's files, lightest first; each is served from `/fonts` and never changes. */
export const fontUrls = (key: FontKey): string[] => fontFaces(key).map(({ url }) => url)

/** The files of a brand font, by weight. */
export const fontFaces = (key: FontKey): { family: string; weight: FontWeight; url: string }[] =>
  FONT_WEIGHTS.map((weight) => {
    const { family, files } = FONT_FAMILIES[key]
    return { family, weight, url: fontUrl(files[weight].file) }
  })

/** Addresses of the Devanagari files, by weight. */
export const devanagariUrls = (): { weight: FontWeight; url: string }[] =>
  FONT_WEIGHTS.map((weight) => ({ weight, url: fontUrl(DEVANAGARI_FILES[weight].file) }))

const woff2Face = (family: string, weight: number | string, file: string, unicodeRange?: string): string =>
  `@font-face{font-family:'${family}';font-weight:${weight};font-style:normal;font-display:swap;` +
  `src:url(${fontUrl(file)}) format('woff2')${unicodeRange ? `;unicode-range:${unicodeRange}` : ''}}`

const percent = (share: number): string => `${Number((share * 1e2).toFixed(2))}%`

/** A face of a font that the device has, as wide and as tall as ours. */
function standInFace(key: FontKey, weight: FontWeight, index: number, { names, width }: StandIn): string {
  const metrics = FONT_FAMILIES[key].files[weight]
  const adjust = metrics.width / width[weight]
  const [ascent, descent, lineGap] = [metrics.ascent, metrics.descent, metrics.lineGap].map((each) =>
    percent(each / adjust),
  )
  return (
    `@font-face{font-family:'${standInName(key, index)}';font-weight:${weight};` +
    `src:${names[weight].map((name) => `local('${name}')`).join()};size-adjust:${percent(adjust)};` +
    `ascent-override:${ascent};descent-override:${descent};line-gap-override:${lineGap}}`
  )
}

const brandFaces = (key: FontKey): string[] =>
  FONT_WEIGHTS.flatMap((weight) => [
    woff2Face(FONT_FAMILIES[key].family, weight, FONT_FAMILIES[key].files[weight].file),
    ...standInsOf(key).map((each, index) => standInFace(key, weight, index, each)),
  ])

const devanagariFaces = (): string[] =>
  FONT_WEIGHTS.map((w) => woff2Face(DEVANAGARI_FAMILY, w, DEVANAGARI_FILES[w].file, DEVANAGARI_RANGE))

/** The CSS `font-family` of a page that brings no brand font: the device's own, and what has Devanagari. */
export const PLAIN_FONT_STACK = `system-ui,'${DEVANAGARI_FAMILY}',sans-serif`

/** The `@font-face` rules of such a page in these languages: a cheap phone may have no Devanagari of its own. */
export const plainFontCss = (languages: readonly Locale[]): string =>
  languages.some((language) => localeFacts(language).tall) ? devanagariFaces().join('') : ''

/**
 * The `@font-face` rules for the head of a page. The stand-ins have the brand font's metrics, so the swap moves
 * nothing. An English page gets the few glyphs of its Hindi language link; a Hindi page the whole script.
 */
export const fontFaceCss = (key: FontKey, language: Locale): string => {
  const hindi = localeFacts(language).tall
    ? devanagariFaces()
    : [
        woff2Face(LANGUAGE_LINK_FAMILY, '400 700', LANGUAGE_LINK_FILE.file, LANGUAGE_LINK_FILE.unicodeRange),
        `${LANGUAGE_LINKS}{font-family:'${LANGUAGE_LINK_FAMILY}',${fontFamilyStack(key)}}`,
      ]
  const { family, hasRupee } = FONT_FAMILIES[key]
  const rupee = hasRupee ? '' : woff2Face(family, '400 700', RUPEE_FILE.file, 'U+20B9')
  return [...brandFaces(key), rupee, ...hindi].join('')
}
