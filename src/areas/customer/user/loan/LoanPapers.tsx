import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Loan } from '#src/contract/entities/loans/loan.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { StatementFile } from '#src/features/offers/statement/StatementFile.tsx'
import { Card } from '#src/ui/site/Card.tsx'

/** What belongs to the loan in writing, where each of it is, and the way to complain. */
export function LoanPapers({ loan }: { loan: Loan }) {
  const { t } = useTranslation('loan')
  const { statement, lender_name: lender, lender_reference, first_due_on } = loan
  return (
    <Card aria-labelledby="loan-papers">
      <h2 className="h2" id="loan-papers">
        {t('papers.title')}
      </h2>
      <ul className="stack g12 mt12">
        {statement && (
          <li>
            <StatementFile number={statement.proposal_number} inline>
              {t('papers.statement', { number: statement.proposal_number })}
            </StatementFile>
            <span className="sm mut block">{t('papers.statementText')}</span>
          </li>
        )}
        {statement && first_due_on !== null && (
          <li>
            <a className="link" href="#kfs">
              {t('papers.schedule', { count: statement.schedule.length })}
            </a>
          </li>
        )}
        <li>
          {t('papers.agreement')}
          <span className="sm mut block">
            {lender_reference === null
              ? t('papers.agreementText', { lender })
              : t('papers.agreementNumber', { lender, reference: lender_reference })}
          </span>
        </li>
      </ul>
      <p className="mt16">
        <Link className="link" to={withQuery(pathTo('needHelp'), { app: loan.app_id })}>
          {t('papers.complain')}
        </Link>
      </p>
    </Card>
  )
}
