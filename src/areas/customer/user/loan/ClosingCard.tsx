import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Loan } from '#src/contract/entities/loans/loan.ts'
import { closingSum, dueRows } from '#src/contract/finance/loan-calendar.ts'
import { dateShort } from '#src/lib/dates.ts'
import { rupeesAndPaise } from '#src/lib/format.ts'
import { Accordion } from '#src/ui/site/Accordion.tsx'
import { Card } from '#src/ui/site/Card.tsx'
import { TextInput } from '#src/ui/site/fields/TextInput.tsx'
import { EmiReminder } from './EmiReminder.tsx'

const NEXT = 3

/** The payments to come, and what closing the loan on a day of one's choice comes to. */
export function ClosingCard({ loan }: { loan: Loan }) {
  const { t } = useTranslation('loan')
  const { statement, first_due_on, paid_out_on, today, principal, exit, cooling_off, lender_name: lender } = loan
  const [day, setDay] = useState(today)
  if (!statement || first_due_on === null || exit?.answer === 'confirmed' || principal !== statement.sanctioned_amount)
    return null
  const rows = dueRows(statement, first_due_on)
  const ahead = rows.filter(({ on }) => on >= today)
  if (ahead.length === 0) return null
  const closing = day < today ? null : closingSum(statement, paid_out_on, first_due_on, day)
  const lines = closing && [
    ['closing.principal', closing.principal] as const,
    ['closing.interest', closing.interest] as const,
    ['closing.charge', closing.charge] as const,
  ]
  return (
    <Card aria-labelledby="loan-next">
      <h2 className="h2" id="loan-next">
        {t('next.title')}
      </h2>
      <dl className="loan-facts mt8">
        {ahead.slice(0, NEXT).map(({ number, on, instalment }) => (
          <div key={number}>
            <dt>{dateShort(on)}</dt>
            <dd>{rupeesAndPaise(instalment)}</dd>
          </div>
        ))}
      </dl>
      {ahead.length > NEXT && (
        <p className="sm mt8">
          <a className="link" href="#kfs">
            {t('next.all', { count: rows.length })}
          </a>
        </p>
      )}
      <EmiReminder loan={loan} />
      <div className="mt12">
        <Accordion title={t('closing.title')}>
          <TextInput
            label={t('closing.day')}
            type="date"
            min={today}
            max={ahead.at(-1)?.on}
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
          {lines ? (
            <dl className="loan-facts mt12" aria-live="polite">
              {lines.map(([key, amount]) => (
                <div key={key}>
                  <dt>{t(key)}</dt>
                  <dd>{rupeesAndPaise(amount)}</dd>
                </div>
              ))}
              <div className="total">
                <dt>{t('closing.sum')}</dt>
                <dd>{rupeesAndPaise(closing.sum)}</dd>
              </div>
            </dl>
          ) : (
            <p className="mt12" role="status">
              {t('closing.unknown', { lender })}
            </p>
          )}
          {cooling_off && day >= today && day <= cooling_off.last_day && (
            <p className="mt8">{t('closing.cooling', { day: dateShort(cooling_off.last_day) })}</p>
          )}
          {closing && <p className="sm mut mt8">{t('closing.note', { count: closing.emis, lender })}</p>}
        </Accordion>
      </div>
    </Card>
  )
}
