import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { MatchedOffer } from '#src/contract/entities/offers/offer.ts'
import { wholeRupees } from '#src/contract/finance/whole-rupees.ts'
import { months, percent, rupees } from '#src/lib/format.ts'
import { LenderTile } from '#src/ui/money/LenderTile.tsx'
import { LinkButton } from '#src/ui/site/Button.tsx'
import { CostBar } from '#src/ui/site/CostBar.tsx'
import { KeyFigures } from '#src/ui/site/KeyFigures.tsx'
import type { Applied } from './ApplyLink.tsx'
import { ApplyLink } from './ApplyLink.tsx'
import { offerPath } from './offer-path.ts'
import type { OfferLabel } from './offer-view.ts'
import { OfferTerms } from './OfferTerms.tsx'
import { SpecialOfferLine } from './SpecialOfferLine.tsx'

interface OfferCardProps {
  offer: MatchedOffer
  labels: readonly OfferLabel[]
  compared: boolean
  /** No room for another one in the comparison. */
  compareFull: boolean
  onCompare: (lenderId: number, compared: boolean) => void
  /** An application to this lender that is under way. */
  applied?: Applied | undefined
}

/** One lender's offer at its true cost. Every lender's card has the same parts, in the same size. */
export const OfferCard = memo(function OfferCard(props: OfferCardProps) {
  const { offer, labels, compared, compareFull, onCompare, applied } = props
  const { t } = useTranslation('offers')
  const headingId = `offer-${offer.lender_id}`
  const to = offerPath(offer)
  const shown = wholeRupees(offer)
  return (
    <article className="card offer" aria-labelledby={headingId}>
      <div className="row offer-who">
        <LenderTile name={offer.name} />
        <div className="grow">
          <h2 className="h3" id={headingId}>
            {offer.name}
          </h2>
          <p className="sm mut">
            {rupees(offer.amount)}, {months(offer.tenure_months, t)}
          </p>
        </div>
      </div>
      {labels.length > 0 && (
        <ul className="row wrap offer-labels">
          {labels.map((label) => (
            <li key={label} className={`badge ${LABEL_LOOK[label]}`}>
              {t(`label.${label}`)}
            </li>
          ))}
        </ul>
      )}
      <div className="offer-cost">
        <KeyFigures emi={offer.emi} apr={offer.apr} repay={offer.total_repayment} />
        <CostBar receive={shown.receive} interest={shown.interest} fees={shown.fees} />
      </div>
      <p className="offer-spec sm mut">
        <span>{t(`group.${offer.group}`)}</span>
        <span>
          {t('interest')} <b>{percent(offer.interest_rate)}</b>
          {offer.floating && `, ${t('floating.short')}`}
        </span>
        {offer.processing_fee === 0 ? (
          <span>{t('label.noFee')}</span>
        ) : (
          <span>
            {t('fee')} <b>{t('feeValue', { percent: offer.processing_fee_pct })}</b>
          </span>
        )}
      </p>
      <div className="offer-acts">
        <LinkButton look="secondary" to={to} aria-label={t('detailsOf', { lender: offer.name })}>
          {t('details')}
        </LinkButton>
        <ApplyLink offer={offer} applied={applied} />
      </div>
      <SpecialOfferLine offer={offer.special_offer} />
      <OfferTerms offer={offer} />
      <div className="offer-foot">
        <Link className="link sm" to={`${to}#kfs`}>
          {t('kfsLink')}
          <span className="sr">, {offer.name}</span>
        </Link>
        <label className="choice">
          <input
            type="checkbox"
            checked={compared}
            disabled={compareFull && !compared}
            onChange={(event) => onCompare(offer.lender_id, event.target.checked)}
          />
          <span>
            {t('compare.add')}
            <span className="sr">: {offer.name}</span>
          </span>
        </label>
      </div>
    </article>
  )
})

const LABEL_LOOK: Record<OfferLabel, string> = {
  lowestApr: 'brand',
  lowestEmi: 'soft',
  noFee: 'soft',
  lessThanAsked: '',
  inApp: '',
}
