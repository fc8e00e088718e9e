import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HOUSEHOLD_INCOME_THRESHOLD } from '#src/contract/constants.ts'
import type { DebtFacts } from '#src/contract/finance/debt-safety.ts'
import { rupees } from '#src/lib/format.ts'
import { CheckboxLine } from '#src/ui/site/CheckboxLine.tsx'
import { DebtSafety } from './DebtSafety.tsx'

type Facts = Omit<DebtFacts, 'household_income_year'>

/** The check for an offer, from the customer's own details. What the household earns is asked here and kept nowhere. */
export function OfferDebtSafety({ facts }: { facts: Facts }) {
  const { t } = useTranslation('calculator')
  const [small, setSmall] = useState(false)
  return (
    <section className="card pad no-print" aria-labelledby="debt-title">
      <h2 className="h3" id="debt-title">
        {t('debt.ofOffer')}
      </h2>
      <p className="sm mut mt4">{t('debt.ofOfferLead')}</p>
      {facts.secured !== true && (
        <div className="mt12">
          <CheckboxLine checked={small} onChange={setSmall}>
            {t('debt.householdAsk', { threshold: rupees(HOUSEHOLD_INCOME_THRESHOLD) })}
          </CheckboxLine>
        </div>
      )}
      <div className="mt16">
        <DebtSafety
          facts={{
            ...facts,
            // At most that much a year: their own income is the better measure while it is lower.
            household_income_year: small ? Math.min(HOUSEHOLD_INCOME_THRESHOLD, facts.monthly_income * 12) : null,
          }}
        />
      </div>
    </section>
  )
}
