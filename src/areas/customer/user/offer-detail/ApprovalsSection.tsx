import { useTranslation } from 'react-i18next'
import type { MatchedOffer } from '#src/contract/entities/offers/offer.ts'
import { COMPARED, DECIDED_MONTHS, howOften, perHundred } from '#src/contract/finance/approval-chance.ts'
import { count } from '#src/lib/format.ts'

/** What the lender decided of similar applications: of how many, like in what, since when, and that it promises nothing. */
export function ApprovalsSection({ approvals }: Pick<MatchedOffer, 'approvals'>) {
  const { t } = useTranslation('offers')
  if (!approvals) return null
  const { alike } = approvals
  const share = perHundred(approvals)
  const figures = {
    approved: count(approvals.approved),
    decided: count(approvals.decided),
    share: t(share === 0 ? 'approvals.under' : 'approvals.atLeast', { share }),
  }
  const compared = COMPARED.slice(0, alike).map((name) => t(`approvals.compared.${name}`))
  return (
    <section className="card pad no-print" aria-labelledby="approvals">
      <h2 className="h3" id="approvals">
        {t('approvals.title')}
      </h2>
      <p className="mt8">
        <b className="bb">{t(`approvals.${howOften(approvals)}`)}</b>{' '}
        {t(alike === 0 ? 'approvals.all' : 'approvals.similar', figures)}
      </p>
      <p className="sm mut mt8">
        {alike > 0 && `${t('approvals.alike', { compared: compared.join(', ') })} `}
        {t('approvals.period', { count: DECIDED_MONTHS })} {t('approvals.blind')} {t('approvals.noPromise')}
      </p>
    </section>
  )
}
