import type { Brand, LogoSpec, LogoVariant } from './brand.ts'
import { brandTokens } from './tokens.ts'
import type { TokenName } from './tokens.ts'

// 4.5:1 and more against each other for every brand, by the rules of the tokens.
const USUAL_TONES: Record<LogoVariant, readonly [TokenName, TokenName]> = {
  light: ['action', 'onAction'],
  dark: ['brandOnDeep', 'deep'],
  onBrand: ['onBrand', 'brand'],
}

/** Side of the square on which logos are drawn, in SVG user units. */
export const LOGO_GRID = 32

/** The tokens that `mark` and `detail` stand for on a surface. */
export const logoTones = (logo: LogoSpec, variant: LogoVariant): readonly [mark: TokenName, detail: TokenName] =>
  logo.tones?.[variant] ?? USUAL_TONES[variant]

export type PaintedShape = { d: string; fill: string; stroke?: string; strokeWidth?: number; strokeDasharray?: string }

/** The paths of a logo with their paint; `colourOf` turns a token into CSS (`var(--action)` or a hex colour). */
export function paintLogo(
  logo: LogoSpec,
  variant: LogoVariant,
  colourOf: (token: TokenName) => string,
): PaintedShape[] {
  const [mark, detail] = logoTones(logo, variant)
  const paint = (tone: string): string =>
    tone === 'mark' ? colourOf(mark) : tone === 'detail' ? colourOf(detail) : tone
  return logo.shapes.map((shape) =>
    'fill' in shape
      ? { d: shape.d, fill: paint(shape.fill) }
      : {
          d: shape.d,
          fill: 'none',
          stroke: paint(shape.stroke),
          strokeWidth: shape.width,
          ...(shape.dash && { strokeDasharray: shape.dash }),
        },
  )
}

/** A logo as an image address (`data:image/svg+xml`), for mails, creatives and the theme call. */
export function logoImage(brand: Brand, logo: LogoSpec, variant: LogoVariant = 'light'): string {
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
