import type { Brand, LogoSpec, LogoVariant } from './brand.ts'
import { LOGO_GRID, paintLogo } from './logo.ts'
import { brandTokens } from './tokens.ts'

/** A logo as an image address (`data:image/svg+xml`, or the path of its picture), for back offices and the theme call. */
export function logoImage(brand: Brand, logo: LogoSpec, variant: LogoVariant = 'light'): string {
  if (logo.picture !== undefined) return logo.picture
  const tokens = brandTokens(brand.primary, brand.secondary)
  const paths = paintLogo(logo, variant, (token) => tokens[token]).map(
    ({ d, fill, stroke, strokeWidth, strokeDasharray }) =>
      `<path d="${d}" fill="${fill}"${stroke ? ` stroke="${stroke}" stroke-width="${strokeWidth}"` : ''}` +
      `${strokeDasharray ? ` stroke-dasharray="${strokeDasharray}"` : ''}/>`,
  )
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LOGO_GRID} ${LOGO_GRID}" ` +
    `stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
