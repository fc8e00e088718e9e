import { loadBrandFont } from '#src/brand/load-brand-font.ts'
import { loadDevanagari } from '#src/brand/load-devanagari.ts'
import type { Brand } from '#src/contract/brands/brand.ts'
import { FONT_FAMILIES } from '#src/contract/brands/font-files.ts'
import { DEVANAGARI_FAMILY, FONT_WEIGHTS } from '#src/contract/brands/fonts.ts'
import { loadMark } from './mark-picture.ts'

const SAMPLE = 'Ag ₹ 0123 लोन की पूरी लागत'

/**
 * A canvas draws with what is there: every weight of the brand's font and of the Devanagari one must have come first, and the
 * mark where it is a picture.
 */
export async function loadFonts({ font, logo }: Pick<Brand, 'font' | 'logo'>): Promise<void> {
  loadBrandFont(font)
  loadDevanagari()
  // Without its own font a picture is still right, in the device's: nothing waits for what does not come.
  await Promise.allSettled([
    loadMark(logo),
    ...FONT_WEIGHTS.flatMap((weight) =>
      [FONT_FAMILIES[font].family, DEVANAGARI_FAMILY].map((name) =>
        document.fonts.load(`${weight} 40px '${name}'`, SAMPLE),
      ),
    ),
  ])
}
