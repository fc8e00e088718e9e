import { useTranslation } from 'react-i18next'
import type { MatchedOffer } from '#src/contract/entities/offers/offer.ts'
import { wholeRupees } from '#src/contract/finance/whole-rupees.ts'
import { rupees } from '#src/lib/format.ts'
import { CostBar } from '#src/ui/site/CostBar.tsx'
import { KeyFigures } from '#src/ui/site/KeyFigures.tsx'
import { Marked } from '#src/ui/site/Marked.tsx'
import { FloatingLine } from './FloatingLine.tsx'
import { SpecialOfferLine } from './SpecialOfferLine.tsx'

/** What one offer costs, in figures, as a bar and in a sentence. */
export function OfferFigures({ offer }: { offer: MatchedOffer }) {
  const { t } = useTranslation('offers')
  const { receive, interest, fees, repay, cost } = wholeRupees(offer)
  return (
    <section className="card pad no-print" aria-label={t('detail.figures')}>
      <KeyFigures emi={offer.emi} apr={offer.apr} repay={repay} once={offer.repayment === 'bullet'} />
      <div className="mt20">
        <CostBar receive={receive} interest={interest} fees={fees} />
      </div>
      <SpecialOfferLine offer={offer.special_offer} />
      {offer.floating && <FloatingLine floating={offer.floating} rate={offer.interest_rate} />}
      <p className="sm mt16">
        <Marked
          text={t('detail.cost', {
            receive: rupees(receive),
            repay: rupees(repay),
            cost: rupees(cost),
          })}
          parts={{ b: <b className="bb" /> }}
        />
      </p>
    </section>
  )
}
