// Makes the font files that the product serves, from the @fontsource packages: npm run fonts
// Writes public/fonts/*.woff2 (a content hash in each name, so that they can be cached for ever) and
// src/contract/brands/font-files.ts. To add a family: install its package, add a row here, run this.
import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { graft, readCharacterMap, readFontMetrics, readTables } from './sfnt.mjs'

const root = new URL('../../', import.meta.url)
const fontsFolder = new URL('public/fonts/', root)
const WEIGHTS = [400, 500, 700]

// A family whose licence reserves its name may not keep that name once subset: it is served under one of ours.
const FAMILIES = [
  { key: 'roboto', source: 'roboto', family: 'Roboto', fallback: 'arial' },
  { key: 'inter', source: 'inter', family: 'Inter', fallback: 'arial' },
  { key: 'poppins', source: 'poppins', family: 'Poppins', fallback: 'arial' },
  { key: 'nunito', source: 'nunito', family: 'Nunito', fallback: 'arial' },
  { key: 'workSans', source: 'work-sans', family: 'Work Sans', fallback: 'arial' },
  { key: 'quicksand', source: 'quicksand', family: 'Gola Rounded', fallback: 'arial' },
  { key: 'lora', source: 'lora', family: 'Kavya Serif', fallback: 'times' },
  // Its pair kerning alone is 12 kB a weight: more than all its glyphs.
  { key: 'merriweather', source: 'merriweather', family: 'Patra Serif', fallback: 'times', kerning: false },
  { key: 'robotoSlab', source: 'roboto-slab', family: 'Roboto Slab', fallback: 'times' },
]

const printable = String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 32 + i))
const LATIN = `${printable}\u00A0£©·×÷–—‘’“”•…€`
const EXTRA = '₹≥≤→←−'
const RUPEE = '₹'
const FEATURES = ['tnum', 'lnum', 'ccmp']
const devanagariBlock = String.fromCodePoint(...Array.from({ length: 128 }, (_, i) => 0x900 + i))
const DEVANAGARI = `${devanagariBlock}\u200C\u200D\u25CC`
// The one Hindi word on an English page, the language link: 2 kB instead of the whole script.
const LANGUAGE_LINK = 'हिन्दी'

// How often each character stands in running English text, per thousand.
const FREQUENCY = Object.entries({
  ' ': 180,
  e: 104,
  t: 74,
  a: 67,
  o: 62,
  i: 57,
  n: 57,
  s: 52,
  h: 50,
  r: 49,
  d: 35,
  l: 33,
  u: 23,
  c: 22,
  m: 20,
  w: 19,
  f: 18,
  g: 16,
  y: 16,
  p: 16,
  b: 12,
  v: 8,
  k: 6,
  x: 1,
  j: 1,
  q: 1,
  z: 1,
})
// Advance widths, per thousand of an em, of the fonts that a device shows while ours is on its way. Those of Roboto, which
// every Android phone has, are read from its own files.
const letters = ' abcdefghijklmnopqrstuvwxyz'
const widths = (list) => Object.fromEntries(list.map((width, i) => [letters[i], width]))
const SYSTEM_WIDTHS = {
  arial: widths([
    278, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500,
    722, 500, 500, 500,
  ]),
  arialBold: widths([
    278, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556,
    778, 556, 556, 500,
  ]),
  times: widths([
    250, 444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500, 500, 500, 333, 389, 278, 500, 500,
    722, 500, 500, 444,
  ]),
  timesBold: widths([
    250, 500, 556, 444, 556, 444, 333, 500, 556, 278, 333, 556, 278, 833, 556, 500, 556, 556, 444, 389, 333, 556, 500,
    722, 500, 500, 444,
  ]),
  dejaVu: widths([
    318, 613, 635, 550, 635, 615, 352, 635, 634, 278, 278, 579, 278, 974, 634, 612, 635, 635, 411, 521, 392, 634, 592,
    818, 592, 592, 525,
  ]),
  dejaVuBold: widths([
    348, 675, 716, 593, 716, 678, 435, 716, 712, 343, 343, 665, 343, 1042, 712, 687, 716, 716, 493, 595, 478, 712, 652,
    924, 645, 652, 582,
  ]),
}
const average = (widthOf) =>
  FREQUENCY.reduce((sum, [character, count]) => sum + widthOf(character) * count, 0) /
  FREQUENCY.reduce((sum, [, count]) => sum + count, 0)
const rounded = (share) => Number(share.toFixed(4))

const source = (family, subset, weight) =>
  readFile(new URL(`node_modules/@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff2`, root))
const optionalSource = (family, subset, weight) => source(family, subset, weight).catch(() => undefined)

async function brandFont({ source: name, family, kerning = true }, weight) {
  const options = { targetFormat: 'truetype', noHinting: true, dropTables: ['name'] }
  const keepFeatures = kerning ? [...FEATURES, 'kern'] : FEATURES
  let font = await subsetFont(await source(name, 'latin', weight), LATIN, { ...options, keepFeatures })
  for (const subset of ['latin-ext', 'math', 'symbols']) {
    const file = await optionalSource(name, subset, weight)
    if (!file) continue
    const present = readCharacterMap(readTables(font))
    const missing = [...EXTRA].filter((character) => !present.has(character.codePointAt(0))).join('')
    const donor = await subsetFont(file, missing, {
      ...options,
      keepFeatures: [],
      dropTables: ['name', 'GSUB', 'GPOS', 'GDEF'],
    })
    font = graft(font, donor, family)
  }
  return font
}

const toWoff2 = (font) => subsetFont(font, undefined, { keepAllGlyphs: true, targetFormat: 'woff2' })

async function save(name, data) {
  const file = `${name}.${createHash('sha256').update(data).digest('hex').slice(0, 8)}.woff2`
  await writeFile(new URL(file, fontsFolder), data)
  console.log(`${String(data.length).padStart(7)} ${file}`)
  return { file, bytes: data.length }
}

await mkdir(fontsFolder, { recursive: true })
for (const file of await readdir(fontsFolder)) if (file.endsWith('.woff2')) await rm(new URL(file, fontsFolder))

const families = {}
for (const row of FAMILIES) {
  const files = {}
  let hasRupee = true
  for (const weight of WEIGHTS) {
    const font = await brandFont(row, weight)
    const metrics = readFontMetrics(font)
    hasRupee &&= readCharacterMap(readTables(font)).has(RUPEE.codePointAt(0))
    const ofEm = (units) => rounded(units / metrics.unitsPerEm)
    files[weight] = {
      ...(await save(
        `${row.source}-${weight}`.replace(row.source, row.family.toLowerCase().replaceAll(' ', '-')),
        await toWoff2(font),
      )),
      width: rounded(average((c) => metrics.advance(c) / metrics.unitsPerEm)),
      ascent: ofEm(metrics.ascent),
      descent: ofEm(metrics.descent),
      lineGap: ofEm(metrics.lineGap),
    }
  }
  families[row.key] = { family: row.family, fallback: row.fallback, hasRupee, files }
}

const systemWidths = Object.fromEntries(
  Object.entries(SYSTEM_WIDTHS).map(([name, system]) => [name, rounded(average((c) => system[c] / 1000))]),
)

const devanagari = {}
for (const weight of WEIGHTS) {
  const font = await source('noto-sans-devanagari', 'devanagari', weight)
  devanagari[weight] = await save(
    `noto-sans-devanagari-${weight}`,
    await subsetFont(font, DEVANAGARI, { targetFormat: 'woff2', noHinting: true }),
  )
}

// Files that the server draws take plain fonts: its library cannot cut a subset out of a woff2.
for (const weight of [400, 700]) {
  const print = async (name, font) => writeFile(new URL(`server/pdf/fonts/${name}-${weight}.ttf`, root), font)
  const roboto = FAMILIES.find(({ key }) => key === 'roboto')
  const font = await source('noto-sans-devanagari', 'devanagari', weight)
  await print('roboto', await brandFont(roboto, weight))
  await print('noto-sans-devanagari', await subsetFont(font, DEVANAGARI, { targetFormat: 'truetype', noHinting: true }))
}
const mediumFont = await source('noto-sans-devanagari', 'devanagari', 500)
const few = async (name, text) =>
  save(name, await subsetFont(mediumFont, text, { targetFormat: 'woff2', noHinting: true }))
const languageLink = await few('language-link', LANGUAGE_LINK)
// For the families that have no rupee sign.
const rupee = await few('rupee', RUPEE)

const linkRange = [...new Set(LANGUAGE_LINK)]
  .map((c) => `U+${c.codePointAt(0).toString(16).padStart(4, '0')}`)
  .join(',')
const output = fileURLToPath(new URL('src/contract/brands/font-files.ts', root))
const asText = (value) => JSON.stringify(value, null, 2)
await writeFile(
  output,
  `// Written by tools/fonts/subset-fonts.mjs: do not edit.

/** Brand families by key: CSS family, kind of system fallback, and for each weight the file in public/fonts and its metrics in shares of an em. */
export const FONT_FAMILIES = ${asText(families)} as const

/** Average width of running text, in shares of an em, in fonts that devices have themselves. */
export const SYSTEM_WIDTHS = ${asText(systemWidths)} as const

/** The Devanagari files by weight. */
export const DEVANAGARI_FILES = ${asText(devanagari)} as const

/** The glyphs of the Hindi language link alone, and the characters they cover. */
export const LANGUAGE_LINK_FILE = ${asText({ ...languageLink, unicodeRange: linkRange })} as const

/** The rupee sign for the families that lack it. */
export const RUPEE_FILE = ${asText(rupee)} as const
`,
)
