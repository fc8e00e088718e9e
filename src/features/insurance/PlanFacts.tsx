import { useTranslation } from 'react-i18next'
import type { InsurancePlan } from '#src/contract/entities/catalogue/insurance-plan.ts'
import { rupees } from '#src/lib/format.ts'

/** Premium and cover, always together and always the same size. */
export function PlanFacts({ plan }: { plan: InsurancePlan }) {
  const { t } = useTranslation('insurance')
  return (
    <dl className="plan-facts">
      <div>
        <dt>{t('premium')}</dt>
        <dd className="h2">{rupees(plan.premium)}</dd>
      </div>
      <div>
        <dt>{t('cover')}</dt>
        <dd className="h2">{rupees(plan.cover)}</dd>
      </div>
    </dl>
  )
}
