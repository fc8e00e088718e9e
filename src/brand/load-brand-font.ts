import { fontFaces } from '#src/contract/brands/fonts.ts'
import type { FontKey } from '#src/contract/brands/fonts.ts'

/** Makes a brand font available beside that of the page; its files load when something is written in it. */
export function loadBrandFont(key: FontKey): void {
  const faces = fontFaces(key)
  if ([...document.fonts].some((face) => face.family.replace(/['"]/g, '') === faces[0]?.family)) return
  for (const { family, weight, url } of faces)
    document.fonts.add(new FontFace(family, `url(${url}) format('woff2')`, { weight: String(weight), display: 'swap' }))
}
