import { DEVANAGARI_FAMILY, DEVANAGARI_RANGE, devanagariUrls } from '#src/contract/brands/fonts.ts'

/**
 * Makes the Devanagari font available after a change of language without a reload; the files load when its characters
 * show. A page that started in Hindi has the rules in its head, and a second call changes nothing.
 */
export function loadDevanagari(): void {
  if ([...document.fonts].some((face) => face.family.replace(/['"]/g, '') === DEVANAGARI_FAMILY)) return
  for (const { weight, url } of devanagariUrls()) {
    const face = new FontFace(DEVANAGARI_FAMILY, `url(${url}) format('woff2')`, {
      weight: String(weight),
      unicodeRange: DEVANAGARI_RANGE,
      display: 'swap',
    })
    document.fonts.add(face)
  }
}
