import type { LogoSpec, LogoVariant } from '#src/contract/brands/brand.ts'
import { LOGO_GRID, paintLogo } from '#src/contract/brands/logo.ts'
import type { TokenName } from '#src/contract/brands/tokens.ts'
import styles from './BrandLogo.module.css'

interface BrandMarkProps {
  logo: LogoSpec
  variant: LogoVariant
  size: number
  /** A token as CSS; without it the page's own. */
  colourOf?: (token: TokenName) => string
}

/** The mark of a brand without its name, for the eye alone. A picture stands on a white tile where the ground is not white. */
export function BrandMark({ logo, variant, size, colourOf = (token) => `var(--${token})` }: BrandMarkProps) {
  if (logo.picture !== undefined)
    return (
      <img
        src={logo.picture}
        alt=""
        width={size}
        height={size}
        className={variant === 'light' ? styles.picture : `${styles.picture} ${styles.tile}`}
      />
    )
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${LOGO_GRID} ${LOGO_GRID}`}
      className={styles.mark}
      aria-hidden="true"
    >
      {paintLogo(logo, variant, colourOf).map((shape) => (
        <path key={shape.d + shape.fill + shape.stroke} strokeLinecap="round" strokeLinejoin="round" {...shape} />
      ))}
    </svg>
  )
}
