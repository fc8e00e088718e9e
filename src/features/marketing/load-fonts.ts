import { loadDevanagari } from '#src/brand/load-devanagari.ts'
import type { Brand } from '#src/contract/brands/brand.ts'
import { FONT_FAMILIES } from '#src/contract/brands/font-files.ts'
import { DEVANAGARI_FAMILY, FONT_WEIGHTS, fontUrls } from '#src/contract/brands/fonts.ts'

const SAMPLE = 'Ag ₹ 0123 लोन की पूरी लागत'

/** A canvas draws with what is there: every weight of the brand's font and of the Devanagari one must have come first. */
export async function loadFonts({ font }: Pick<Brand, 'font'>): Promise<void> {
  const { family } = FONT_FAMILIES[font]
  const known = [...document.fonts].some((face) => face.family.replace(/['"]/g, '') === family)
  if (!known)
    fontUrls(font).forEach((url, at) =>
      document.fonts.add(new FontFace(family, `url(${url}) format('woff2')`, { weight: String(FONT_WEIGHTS[at]) })),
    )
  loadDevanagari()
  // Without its own font a picture is still right, in the device's: nothing waits for what does not come.
  await Promise.allSettled(
    FONT_WEIGHTS.flatMap((weight) =>
      [family, DEVANAGARI_FAMILY].map((name) => document.fonts.load(`${weight} 40px '${name}'`, SAMPLE)),
    ),
  )
}
