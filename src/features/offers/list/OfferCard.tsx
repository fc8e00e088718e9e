import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { MatchedOffer } from '#src/contract/entities/offers/offer.ts'
import { wholeRupees } from '#src/contract/finance/whole-rupees.ts'
import { count, months, percent, rupees } from '#src/lib/format.ts'
import { LenderTile } from '#src/ui/money/LenderTile.tsx'
import { LinkButton } from '#src/ui/site/Button.tsx'
import { CostBar } from '#src/ui/site/CostBar.tsx'
import { KeyFigures } from '#src/ui/site/KeyFigures.tsx'
import { offerPath } from '../offer-path.ts'
import { SpecialOfferLine } from '../SpecialOfferLine.tsx'
import type { Applied } from './ApplyLink.tsx'
import { ApplyLink } from './ApplyLink.tsx'
import type { OfferLabel } from './offer-view.ts'
import { OfferTerms } from './OfferTerms.tsx'

/** So many labels have room beside a name. */
const SHORT = 2

interface OfferCardProps {
  offer: MatchedOffer
  labels: readonly OfferLabel[]
  compared: boolean
  /** No room for another one in the comparison. */
  compareFull: boolean
  onCompare: (lenderId: number, compared: boolean) => void
  /** An application to this lender that is under way. */
  applied?: Applied | undefined
  /** Room for what else has to be known; else it is one press away. */
  wide: boolean
}

/** One lender's offer at its true cost. Every lender's card has the same parts, in the same size. */
export const OfferCard = memo(function OfferCard(props: OfferCardProps) {
  const { offer, labels, compared, compareFull, onCompare, applied, wide } = props
  const { t } = useTranslation('offers')
  const [open, setOpen] = useState(false)
  const headingId = `offer-${offer.lender_id}`
  const moreId = `${headingId}-more`
  const to = offerPath(offer)
  const shown = wholeRupees(offer)
  const named = labels.slice(0, SHORT)
  // A phone has room for a short word beside the name; the whole one stands with the rest.
  const inApp = offer.journey === 'App' && !(wide && named.includes('inApp'))
  const kfs = (
    <Link className="link sm" to={`${to}#kfs`}>
      {t('kfsLink')}
      <span className="sr">, {offer.name}</span>
    </Link>
  )
  return (
    <article className="card offer" aria-labelledby={headingId}>
      <div className="row offer-who">
        <LenderTile name={offer.name} />
        <div className="grow">
          <h2 className="h3" id={headingId}>
            {offer.name}
          </h2>
          <p className="sm mut offer-sum">
            {rupees(offer.amount)}, {months(offer.tenure_months, t)}
          </p>
        </div>
        {named.length > 0 && (
          <ul className="row wrap offer-labels">
            {named.map((label) => (
              <li key={label} className={`badge ${LABEL_LOOK[label]}`}>
                {t(label === 'inApp' && !wide ? 'label.inAppShort' : `label.${label}`)}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="offer-cost">
        <KeyFigures emi={offer.emi} apr={offer.apr} repay={offer.total_repayment} />
        <CostBar receive={shown.receive} interest={shown.interest} fees={shown.fees} />
        <ApprovalLine approvals={offer.approvals} />
      </div>
      {wide && <OfferSpec offer={offer} app={inApp} />}
      <div className="offer-acts">
        <LinkButton look="secondary" to={to} aria-label={t('detailsOf', { lender: offer.name })}>
          {t('details')}
        </LinkButton>
        <ApplyLink offer={offer} applied={applied} />
      </div>
      <SpecialOfferLine offer={offer.special_offer} />
      {wide && <OfferTerms offer={offer} />}
      <div className="offer-foot">
        {wide ? (
          kfs
        ) : (
          <button
            type="button"
            className="textlink sm offer-more"
            aria-expanded={open}
            aria-controls={moreId}
            onClick={() => setOpen(!open)}
          >
            {t('moreOf')}
            <span className="sr">, {offer.name}</span>
          </button>
        )}
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
      {!wide && (
        <div id={moreId} hidden={!open}>
          {open && (
            <>
              <OfferSpec offer={offer} app={inApp} />
              <OfferTerms offer={offer} />
              {kfs}
            </>
          )}
        </div>
      )}
    </article>
  )
})

/** What the lender decided of similar applications, in a few words; nothing where it decided too few. */
function ApprovalLine({ approvals }: Pick<MatchedOffer, 'approvals'>) {
  const { t } = useTranslation('offers')
  if (!approvals) return null
  const figures = { approved: count(approvals.approved), decided: count(approvals.decided) }
  return (
    <p className="xs mut offer-approvals">
      {t(approvals.alike === 0 ? 'approvals.lineAll' : 'approvals.line', figures)}
    </p>
  )
}

/** What of the kind and the price stands in words; `app` where no label says that the lender's app goes on. */
function OfferSpec({ offer, app }: { offer: MatchedOffer; app: boolean }) {
  const { t } = useTranslation('offers')
  return (
    <p className="offer-spec sm mut">
      <span>{t(`group.${offer.group}`)}</span>
      {app && <span>{t('label.inApp')}</span>}
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
  )
}

const LABEL_LOOK: Record<OfferLabel, string> = {
  lowestApr: 'brand',
  lowestEmi: 'soft',
  noFee: 'soft',
  lessThanAsked: '',
  inApp: '',
}
