import { useTranslation } from 'react-i18next'
import type { Loan } from '#src/contract/entities/loans/loan.ts'
import { dueRows } from '#src/contract/finance/loan-calendar.ts'
import { dateShort } from '#src/lib/dates.ts'
import { percent, rupeesAndPaise } from '#src/lib/format.ts'

/** What arrived, what is paid next and when: the first thing that whoever opens their loan wants to know. */
export function LoanTop({ loan }: { loan: Loan }) {
  const { t } = useTranslation('loan')
  const { principal, received, statement, first_due_on, exit, today } = loan
  const arrived = received ?? byStatement(loan)
  const closed = exit?.answer === 'confirmed'
  const next =
    closed || !statement || first_due_on === null
      ? undefined
      : dueRows(statement, first_due_on).find(({ on }) => on >= today)
  return (
    <section className="loan-top" aria-labelledby="loan-top">
      <h2 className="sm" id="loan-top">
        {t(received === null ? 'top.sent' : 'top.received')}
      </h2>
      <p className="loan-sum">{arrived === null ? t('paid.unknown') : rupeesAndPaise(arrived)}</p>
      {principal !== null && arrived !== null && arrived < principal && (
        <p className="sm">
          {t('top.of', { principal: rupeesAndPaise(principal), taken: rupeesAndPaise(principal - arrived) })}
        </p>
      )}
      <dl className="loan-four mt16">
        {statement && !closed && (
          <>
            <div>
              <dt>{t('top.next')}</dt>
              <dd>{next ? rupeesAndPaise(next.instalment) : t('top.none')}</dd>
            </div>
            {next && (
              <div>
                <dt>{t('top.on')}</dt>
                <dd>{dateShort(next.on)}</dd>
              </div>
            )}
          </>
        )}
        {closed && (
          <div>
            <dt>{t('top.state')}</dt>
            <dd>{t('top.closed')}</dd>
          </div>
        )}
        {statement && (
          <>
            <div>
              <dt>{t('top.apr')}</dt>
              <dd>{percent(statement.apr)}</dd>
            </div>
            {!closed && (
              <div>
                <dt>{t('top.repay')}</dt>
                <dd>{rupeesAndPaise(statement.total_repayment)}</dd>
              </div>
            )}
          </>
        )}
      </dl>
    </section>
  )
}

/** What reaches the account by the statement, where the loan is the one that it states. */
function byStatement({ principal, statement }: Loan): number | null {
  return statement && principal === statement.sanctioned_amount ? statement.net_disbursed : principal
}
