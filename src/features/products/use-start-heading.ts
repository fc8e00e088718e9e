import { useTranslation } from 'react-i18next'
import { useSession } from '#src/lib/session-store.ts'
import { kindOf } from './kind-of.ts'

/** The name of the product that was chosen; null = none yet. */
export function useChosenName(): string | null {
  const { t } = useTranslation('landing')
  const productType = useSession((session) => session.productType)
  return productType && t(`start.product.${kindOf(productType)}` as 'start.product.personal')
}

/** What the number is asked for: the product that was chosen, by its name, else the general words. */
export function useStartHeading(general: string): string {
  const { t } = useTranslation('landing')
  const product = useChosenName()
  return product ? t('start.forProduct', { product }) : general
}
