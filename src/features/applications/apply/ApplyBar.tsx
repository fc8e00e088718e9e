import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { MatchedOffer } from '#src/contract/entities/offers/offer.ts'
import { percent, rupees } from '#src/lib/format.ts'

/** The bar at the bottom of a phone: what the offer costs, and the one way on. */
export function ApplyBar({ offer, children }: { offer: MatchedOffer; children: ReactNode }) {
  const { t } = useTranslation('applications')
  return (
    <div className="bbar apply-bar">
      <div className="row between">
        <div>
          <p className="bb">
            {t(offer.repayment === 'bullet' ? 'apply.once' : 'apply.aMonth', { emi: rupees(offer.emi) })}
          </p>
          <p className="xs mut">
            {t('apply.aprRepay', { apr: percent(offer.apr), repay: rupees(offer.total_repayment) })}
          </p>
        </div>
        {children}
      </div>
    </div>
  )
}
