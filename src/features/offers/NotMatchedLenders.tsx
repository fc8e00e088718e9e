import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { NotMatchedLender } from '#src/contract/entities/offers/offer.ts'
import { wayPath, withoutScore } from '#src/contract/ways-on.ts'
import type { Way } from '#src/contract/ways-on.ts'
import { getBoot, productsPath } from '#src/lib/boot.ts'
import { months, rupees } from '#src/lib/format.ts'
import { getSession } from '#src/lib/session/session-store.ts'
import { LenderTile } from '#src/ui/money/LenderTile.tsx'
import { Icon } from '#src/ui/site/icons.tsx'
import type { LoanRequest } from './api.ts'
import { nextStep, reasonText } from './reason-words.ts'

interface NotMatchedLendersProps {
  lenders: readonly NotMatchedLender[]
  /** Nobody makes an offer. */
  alone: boolean
  /** What needs no score is said above the list already. */
  scoreSaid?: boolean
  onRequest: (request: LoanRequest) => void
  /** Opens what is asked for. */
  onChange: () => void
}

const OPEN_UP_TO = 8

/** Every lender whose rules are not met, by name, with the reason and what may help (RBI Digital Lending Directions, para 6). */
export const NotMatchedLenders = memo(function NotMatchedLenders({
  lenders,
  scoreSaid = false,
  ...ways
}: NotMatchedLendersProps) {
  const { t } = useTranslation('offers')
  if (lenders.length === 0)
    return (
      <section className="card pad-s mt24" id="not-matched">
        <h2 className="h3">{t('notMatched.none')}</h2>
      </section>
    )
  return (
    <section className="card not-matched mt24" id="not-matched">
      <details className="acc" open={lenders.length <= OPEN_UP_TO}>
        <summary>
          <h2 className="h3">{t('notMatched.title', { count: lenders.length })}</h2>
          <Icon name="chevronDown" />
        </summary>
        {!scoreSaid && lenders.some(hasNoScore) && (
          <p className="sm not-matched-way">
            {t('advice.credit_score_none')} <WayOn way="noScore" {...ways} />
          </p>
        )}
        <ul>
          {lenders.map((lender) => (
            <li key={lender.lender_id} className="row top">
              <LenderTile name={lender.name} small />
              <div className="grow">
                <h3 className="h4">{lender.name}</h3>
                {lender.reasons.map((reason) => (
                  <p key={reason.code} className="sm mut">
                    {reasonText(reason, t)}
                  </p>
                ))}
                <LenderAdvice lender={lender} {...ways} />
              </div>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
})

/** For want of a score alone: what helps is the same everywhere, and is said once, above the list. */
const hasNoScore = (lender: NotMatchedLender): boolean => {
  const step = nextStep(lender)
  return step.kind === 'way' && step.way === 'noScore'
}

type LenderAdviceProps = Omit<NotMatchedLendersProps, 'lenders' | 'scoreSaid'> & { lender: NotMatchedLender }

function LenderAdvice({ lender, alone, onRequest, onChange }: LenderAdviceProps) {
  const { t } = useTranslation('offers')
  const step = nextStep(lender)
  if (hasNoScore(lender)) return null
  if (step.kind === 'request') {
    const { amount, tenure } = step.request
    return (
      <button type="button" className="textlink sm advice" onClick={() => onRequest(step.request)}>
        {amount === null
          ? t('advice.tenure', { tenure: months(tenure ?? 0, t) })
          : t('advice.amount', { amount: rupees(amount) })}
      </button>
    )
  }
  return (
    <>
      <p className="sm advice">{t(`advice.${step.advice}`)}</p>
      <WayOn way={step.way} alone={alone} onChange={onChange} />
    </>
  )
}

interface WayOnProps {
  way: Way
  /** Nobody else makes an offer: then the others are other products. */
  alone: boolean
  /** Opens what is asked for. */
  onChange: () => void
}

/** The one next step after a no. Where other lenders make offers, they stand above it. */
export function WayOn({ way, alone, onChange }: WayOnProps) {
  const { t } = useTranslation(['offers', 'refusals'])
  if (way === 'others' && !alone) return null
  const [first] = withoutScore(getBoot().brand.kinds)
  const to = way === 'noScore' ? (first?.path ?? null) : wayPath(way, getSession().productType, productsPath())
  if (to === null)
    return (
      <button type="button" className="textlink sm advice" onClick={onChange}>
        {t('offers:empty.change')}
      </button>
    )
  return (
    <Link className="sm advice" to={to}>
      {way === 'noScore' ? t(`offers:empty.${first?.key ?? 'help'}`) : t(`refusals:way.${way as 'score'}`)}
    </Link>
  )
}
