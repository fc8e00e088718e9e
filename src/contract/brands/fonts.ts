import { localeFacts } from '#src/contract/entities/shared/language.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { DEVANAGARI_FILES, FONT_FAMILIES, LANGUAGE_LINK_FILE, RUPEE_FILE } from './font-files.ts'

/** Key of a font family that a brand may use. */
export type FontKey = keyof typeof FONT_FAMILIES

/** The only weights that the product uses and that every family has. */
export const FONT_WEIGHTS = [400, 500, 700] as const
export type FontWeight = (typeof FONT_WEIGHTS)[number]

/** Characters of the Devanagari files; a browser fetches them only when one of these is on the page. */
export const DEVANAGARI_RANGE = 'U+0900-097F,U+200C-200D,U+25CC'
export const DEVANAGARI_FAMILY = 'Noto Sans Devanagari'

const LANGUAGE_LINK_FAMILY = 'Language Link'

// `local()` names by weight: a browser matches a full font name, so bold needs its own.
const LOCAL_FONTS = {
  arial: { regular: ['Arial', 'Liberation Sans'], bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'] },
  times: {
    regular: ['Times New Roman', 'Liberation Serif'],
    bold: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
  },
} as const
const GENERIC = { arial: 'system-ui,sans-serif', times: 'Georgia,serif' } as const

const fontUrl = (file: string): string => `/fonts/${file}`

/** The CSS `font-family` of a brand font: the font, its metric-matched stand-in, then what has Devanagari. */
export const fontFamilyStack = (key: FontKey): string => {
  const { family, fallback } = FONT_FAMILIES[key]
  return `'${family}','${family} Fallback','${DEVANAGARI_FAMILY}','Noto Sans',${GENERIC[fallback]}`
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

const brandFaces = (key: FontKey): string[] =>
  FONT_WEIGHTS.flatMap((weight) => {
    const { family, fallback, files } = FONT_FAMILIES[key]
    const { file, sizeAdjust, ascentOverride, descentOverride, lineGapOverride } = files[weight]
    const local = LOCAL_FONTS[fallback][weight === 700 ? 'bold' : 'regular'].map((name) => `local('${name}')`)
    return [
      woff2Face(family, weight, file),
      `@font-face{font-family:'${family} Fallback';font-weight:${weight};src:${local.join(',')};` +
        `size-adjust:${sizeAdjust}%;ascent-override:${ascentOverride}%;` +
        `descent-override:${descentOverride}%;line-gap-override:${lineGapOverride}%}`,
    ]
  })

/**
 * The `@font-face` rules for the head of a page. The stand-ins have the brand font's metrics, so the swap moves
 * nothing. An English page gets the few glyphs of its Hindi language link; a Hindi page the whole script.
 */
export const fontFaceCss = (key: FontKey, language: Locale): string => {
  const hindi = localeFacts(language).tall
    ? FONT_WEIGHTS.map((w) => woff2Face(DEVANAGARI_FAMILY, w, DEVANAGARI_FILES[w].file, DEVANAGARI_RANGE))
    : [
        woff2Face(LANGUAGE_LINK_FAMILY, '400 700', LANGUAGE_LINK_FILE.file, LANGUAGE_LINK_FILE.unicodeRange),
        `:root:lang(en) :lang(hi){font-family:${fontFamilyStack(key)},'${LANGUAGE_LINK_FAMILY}'}`,
      ]
  const { family, hasRupee } = FONT_FAMILIES[key]
  const rupee = hasRupee ? '' : woff2Face(family, '400 700', RUPEE_FILE.file, 'U+20B9')
  return [...brandFaces(key), rupee, ...hindi].join('')
}
