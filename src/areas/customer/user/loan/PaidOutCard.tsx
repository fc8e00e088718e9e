import { useTranslation } from 'react-i18next'
import type { Loan } from '#src/contract/entities/loans/loan.ts'
import { dateShort } from '#src/lib/dates.ts'
import { rupeesAndPaise } from '#src/lib/format.ts'
import { Card } from '#src/ui/site/Card.tsx'

/** What was paid out and when, and when the first EMI is due. */
export function PaidOutCard({ loan }: { loan: Loan }) {
  const { t } = useTranslation('loan')
  const { statement, first_due_on, lender_reference, lender_name: lender } = loan
  const once = statement?.instalment_type === 'bullet'
  return (
    <Card aria-labelledby="paid-out">
      <h2 className="h2" id="paid-out">
        {t('paid.title')}
      </h2>
      <dl className="loan-facts mt8">
        <div>
          <dt>{t('paid.amount')}</dt>
          <dd>{loan.principal === null ? t('paid.unknown') : rupeesAndPaise(loan.principal)}</dd>
        </div>
        {loan.received !== null && (
          <div>
            <dt>{t('paid.received')}</dt>
            <dd>{rupeesAndPaise(loan.received)}</dd>
          </div>
        )}
        <div>
          <dt>{t('paid.day')}</dt>
          <dd>{dateShort(loan.paid_out_on)}</dd>
        </div>
        {first_due_on !== null && loan.exit?.answer !== 'confirmed' && (
          <div>
            <dt>{t(once ? 'paid.once' : 'paid.first')}</dt>
            <dd>{dateShort(first_due_on)}</dd>
          </div>
        )}
        {lender_reference !== null && (
          <div>
            <dt>{t('paid.reference')}</dt>
            <dd>{lender_reference}</dd>
          </div>
        )}
      </dl>
      {!(loan.amount_told && loan.day_told) && <p className="sm mut mt8">{t('paid.guessed', { lender })}</p>}
      <p className="sm mut mt8">{t(statement ? 'paid.first_note' : 'paid.noStatement')}</p>
    </Card>
  )
}
