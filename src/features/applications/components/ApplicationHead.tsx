import { useTranslation } from 'react-i18next'
import type { Application } from '#src/contract/entities/application.ts'
import { rupees } from '#src/lib/format.ts'
import { LenderTile } from '#src/ui/money/LenderTile.tsx'

/** Lender, product and amount of an application. */
export function ApplicationHead({ application }: { application: Application }) {
  const { t } = useTranslation('applications')
  const name = application.lender_name ?? t('noLender')
  return (
    <>
      <LenderTile name={name} />
      <span className="grow">
        <span className="h3 block">{name}</span>
        <span className="sm mut block">
          {t('product')}
          {application.amount !== null && `, ${rupees(application.amount)}`}
        </span>
      </span>
    </>
  )
}
