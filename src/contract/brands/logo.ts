import type { LogoSpec, LogoVariant } from './brand.ts'
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
