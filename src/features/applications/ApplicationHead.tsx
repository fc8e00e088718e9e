import { useTranslation } from 'react-i18next'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { rupees } from '#src/lib/format.ts'
import { LenderTile } from '#src/ui/money/LenderTile.tsx'

interface ApplicationHeadProps {
  application: Application
  /** The name is a heading, not part of a link. */
  heading?: boolean
}

/** Lender, product and amount of an application. */
export function ApplicationHead({ application, heading = false }: ApplicationHeadProps) {
  const { t } = useTranslation('applications')
  const { lender_name, product_name, product_type, amount } = application
  const chosen = lender_name ?? product_name ?? null
  const name = chosen ?? t('noLender')
  const what = product_name && product_name !== name ? product_name : t(`productName.${product_type}`)
  return (
    <>
      {chosen !== null && <LenderTile name={chosen} />}
      <div className="grow">
        {heading ? <h2 className="h3">{name}</h2> : <span className="h3 block">{name}</span>}
        <span className="sm mut block">
          {what}
          {amount !== null && `, ${rupees(amount)}`}
        </span>
      </div>
    </>
  )
}
