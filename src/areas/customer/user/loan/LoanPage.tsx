import '#src/ui/page/customer-screens.css'
import './loan.css'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { applicationPath } from '#src/features/applications/application-path.ts'
import { KfsStatement } from '#src/features/offers/statement/KfsStatement.tsx'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { useScrollToHash } from '#src/ui/page/use-scroll-to-hash.ts'
import { Icon } from '#src/ui/site/icons.tsx'
import { WaitingCard } from '#src/ui/site/WaitingCard.tsx'
import { ClosingCard } from './ClosingCard.tsx'
import { useLoan } from './hooks.ts'
import { LoanExit } from './LoanExit.tsx'
import { LoanPapers } from './LoanPapers.tsx'
import { LoanTop } from './LoanTop.tsx'
import { PaidOutCard } from './PaidOutCard.tsx'

/** A loan that was paid out: what arrived, what is paid next, what closing it comes to, giving it back, and its statement. */
export function LoanPage() {
  const { t } = useTranslation('loan')
  const { appId = '' } = useParams()
  const loan = useLoan(appId)
  useScrollToHash(loan.data !== undefined)
  return (
    <div className="wrap-c main narrow">
      <p className="no-print">
        <Link className="link" to={applicationPath(appId)}>
          <Icon name="arrowLeft" size={18} />
          {t('back')}
        </Link>
      </p>
      <PageTitle>{loan.data ? t('titleOf', { lender: loan.data.lender_name }) : t('title')}</PageTitle>
      <Loaded query={loan} failed={t('failed')} space="mt20" waiting={<WaitingCard />}>
        {(data) => (
          <div className="stack g16 mt20">
            <LoanTop loan={data} />
            <ClosingCard loan={data} />
            <LoanExit loan={data} />
            <PaidOutCard loan={data} />
            <LoanPapers loan={data} />
            {data.statement && <KfsStatement kfs={data.statement} taken />}
          </div>
        )}
      </Loaded>
    </div>
  )
}
