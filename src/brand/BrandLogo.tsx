import type { LogoVariant } from '#src/contract/brands/brand.ts'
import styles from './BrandLogo.module.css'
import { BrandMark } from './BrandMark.tsx'
import { useBrand } from './BrandProvider.tsx'

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
      <BrandMark logo={brand.logo} variant={variant} size={size} />
      <span className={styles.name}>{brand.name}</span>
      {second && (
        <span className={styles.coBrand}>
          <BrandMark logo={second.logo} variant={variant} size={size} />
          <span className={styles.coBrandName}>{second.lines.join(' ')}</span>
        </span>
      )}
    </span>
  )
}
