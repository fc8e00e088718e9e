import { useTranslation } from 'react-i18next'
import type { ProductType } from '#src/contract/entities/shared/product-type.ts'
import { useSession } from '#src/lib/session/session-store.ts'
import { kindOf } from './kind-of.ts'

/**
 * The name of the page's own product, else of the one that was chosen; null = none yet. What the address says the server
 * knows too: a name that came with the script alone would move the button under a finger that is pressing it.
 */
export function useChosenName(ofPage: ProductType | null = null): string | null {
  const { t } = useTranslation('landing')
  const chosen = useSession((session) => session.productType)
  const productType = ofPage ?? chosen
  return productType && t(`start.product.${kindOf(productType)}` as 'start.product.personal')
}

/** What the number is asked for: the product that was chosen, by its name, else the general words. */
export function useStartHeading(general: string, ofPage: ProductType | null = null): string {
  const { t } = useTranslation('landing')
  const product = useChosenName(ofPage)
  return product ? t('start.forProduct', { product }) : general
}
