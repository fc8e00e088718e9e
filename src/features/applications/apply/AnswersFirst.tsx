import { useTranslation } from 'react-i18next'
import type { MatchedOffer } from '#src/contract/entities/offers/offer.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { LinkButton } from '#src/ui/site/Button.tsx'
import { useWide } from '#src/ui/use-wide.ts'
import { ApplyBar } from './ApplyBar.tsx'

/** In place of the consents while the lender would receive less than it needs: what no offer depends on is asked now. */
export function AnswersFirst({ offer, count }: { offer: MatchedOffer; count: number }) {
  const { t } = useTranslation('applications')
  const wide = useWide()
  const { lender_id, amount, tenure_months } = offer
  const to = withQuery(pathTo('userDetail'), {
    step: 'for-the-lender',
    lender: lender_id,
    amount,
    tenure: tenure_months,
  })
  const link = <LinkButton to={to}>{t(wide ? 'answersFirst.open' : 'answersFirst.short')}</LinkButton>
  return (
    <>
      <section className="card pad" id="apply" aria-labelledby="apply-title" tabIndex={-1}>
        <h2 className="h2" id="apply-title">
          {t('apply.title')}
        </h2>
        <p className="mt8">{t('answersFirst.text', { lender: offer.name, count })}</p>
        <p className="sm mut mt8">{t('answersFirst.then')}</p>
        {wide && <p className="mt20">{link}</p>}
      </section>
      {!wide && <ApplyBar offer={offer}>{link}</ApplyBar>}
    </>
  )
}
