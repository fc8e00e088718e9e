import { useTranslation } from 'react-i18next'
import type { DebtFacts } from '#src/contract/finance/debt-safety.ts'
import { DebtSafety } from './DebtSafety.tsx'

/** The check for an offer, from the customer's own details. */
export function OfferDebtSafety({ facts }: { facts: DebtFacts }) {
  const { t } = useTranslation('calculator')
  return (
    <section className="card pad no-print" aria-labelledby="debt-title">
      <h2 className="h3" id="debt-title">
        {t('debt.ofOffer')}
      </h2>
      <p className="sm mut mt4">{t('debt.ofOfferLead')}</p>
      <div className="mt16">
        <DebtSafety facts={facts} />
      </div>
    </section>
  )
}
