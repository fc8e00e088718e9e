import type { LogoSpec, LogoVariant } from '#src/contract/brands/brand.ts'
import { LOGO_GRID, paintLogo } from '#src/contract/brands/logo.ts'
import styles from './BrandLogo.module.css'
import { useBrand } from './BrandProvider.tsx'

function Mark({ logo, variant, size }: { logo: LogoSpec; variant: LogoVariant; size: number }) {
  const shapes = paintLogo(logo, variant, (token) => `var(--${token})`)
  return (
    <svg width={size} height={size} viewBox={`0 0 ${LOGO_GRID} ${LOGO_GRID}`} aria-hidden="true">
      {shapes.map((shape) => (
        <path key={shape.d + shape.fill + shape.stroke} strokeLinecap="round" strokeLinejoin="round" {...shape} />
      ))}
    </svg>
  )
}

type BrandLogoProps = {
  /** The surface below: white, `deep`, or the brand's fill. */
  variant?: LogoVariant
  /** Whether the second organisation's logo stands beside it, for a brand that has one. */
  coBrand?: boolean
  /** Side of the mark in pixels. */
  size?: number
}

/** The brand's mark and name. The name is text, so it is also the accessible name of a link around it. */
export function BrandLogo({ variant = 'light', coBrand = false, size = 32 }: BrandLogoProps) {
  const brand = useBrand()
  const second = coBrand ? brand.coBrandLogo : undefined
  return (
    <span className={`${styles.logo} ${styles[variant]}`}>
      <Mark logo={brand.logo} variant={variant} size={size} />
      <span className={styles.name}>{brand.name}</span>
      {second && (
        <span className={styles.coBrand}>
          <Mark logo={second.logo} variant={variant} size={size} />
          <span className={styles.coBrandName}>{second.lines.join(' ')}</span>
        </span>
      )}
    </span>
  )
}
