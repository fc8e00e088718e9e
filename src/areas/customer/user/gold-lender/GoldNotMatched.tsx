import { useTranslation } from 'react-i18next'
import type { NotMatchedLender, OffersAnswer } from '#src/contract/entities/offers/offer.ts'
import { PRODUCT } from '#src/contract/entities/shared/product-type.ts'
import { goldLenderPage } from '#src/contract/lender-pages.ts'
import { wayPath } from '#src/contract/ways-on.ts'
import { GOLD_REQUEST } from '#src/features/gold/gold-request.ts'
import { nextStep, reasonText } from '#src/features/offers/reason-words.ts'
import { productsPath } from '#src/lib/boot.ts'
import { rupees } from '#src/lib/format.ts'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { LinkButton } from '#src/ui/site/Button.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { GoldComparison } from './GoldComparison.tsx'

interface GoldNotMatchedProps {
  /** Null when the lender takes no requests now. */
  lender: NotMatchedLender | null
  answer: OffersAnswer
}

/** Why this lender makes no offer, and the one thing that helps most: the other lender, else a changed request. */
export function GoldNotMatched({ lender, answer }: GoldNotMatchedProps) {
  const { t } = useTranslation('gold')
  const [other] = answer.matched
  const step = lender ? nextStep(lender) : null
  const told =
    step?.kind === 'way' &&
    (step.way === 'income' || step.way === 'address') &&
    wayPath(step.way, PRODUCT.gold, productsPath())
  return (
    <>
      <PageTitle>{lender ? t('notMatched.title', { lender: lender.name }) : t('notMatched.away')}</PageTitle>
      {lender && (
        <ul className="stack g8 mt16">
          {lender.reasons.map((reason) => (
            <li key={reason.code} className="card pad-s">
              {reasonText(reason, t)}
            </li>
          ))}
        </ul>
      )}
      <div className="mt20">
        {other ? (
          <LinkButton to={goldLenderPage(other.lender_slug)}>
            {t('notMatched.other', { lender: other.name, amount: rupees(other.amount) })}
          </LinkButton>
        ) : told ? (
          <LinkButton to={told}>{t('notMatched.profile')}</LinkButton>
        ) : (
          <LinkButton to={GOLD_REQUEST}>{t('notMatched.request')}</LinkButton>
        )}
      </div>
      <div className="mt20">
        <Note icon="shield">{t('notMatched.safe')}</Note>
      </div>
      <div className="mt20">
        <GoldComparison answer={answer} current={lender?.lender_id ?? null} />
      </div>
    </>
  )
}
