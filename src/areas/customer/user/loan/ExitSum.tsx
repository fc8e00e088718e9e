import { useTranslation } from 'react-i18next'
import type { Loan } from '#src/contract/entities/loans/loan.ts'
import { dialAddress } from '#src/contract/rules/person/phone.ts'
import { dateShort } from '#src/lib/dates.ts'
import { percent, rupeesAndPaise } from '#src/lib/format.ts'

interface ExitSumProps {
  loan: Loan
  days: NonNullable<Loan['cooling_off']>
}

/** Until when the loan can be given back, what is due today line by line, what is not in it, and how it is done. */
export function ExitSum({ loan, days }: ExitSumProps) {
  const { t } = useTranslation('loan')
  const { lender_name: lender, principal, contact } = loan
  const told = [contact.name, contact.phone, contact.email].some(Boolean)
  return (
    <>
      <p className="mt12">{t('exit.until', { day: dateShort(days.last_day), count: days.days })}</p>
      <dl className="loan-facts mt12">
        <div>
          <dt>{t('exit.principal')}</dt>
          <dd>{principal !== null && rupeesAndPaise(principal)}</dd>
        </div>
        <div>
          <dt>{t('exit.cost', { apr: percent(days.apr), count: days.held })}</dt>
          <dd>{rupeesAndPaise(days.cost)}</dd>
        </div>
        <div className="total">
          <dt>{t('exit.due')}</dt>
          <dd>{rupeesAndPaise(days.due)}</dd>
        </div>
      </dl>
      <p className="sm mut mt8">{t('exit.last', { last: rupeesAndPaise(days.last_due) })}</p>
      {days.fee > 0 && <p className="sm mut mt8">{t(feeKey(days), { fee: rupeesAndPaise(days.fee), lender })}</p>}
      <p className="sm mut mt8">{t('exit.not', { lender })}</p>
      <h3 className="h3 mt20">{t('exit.how')}</h3>
      <ol className="loan-steps mt8 stack g8">
        <li>
          {t('exit.account', { lender })}
          {told ? <Contact contact={contact} /> : <p className="mt4">{t('exit.noContact', { lender })}</p>}
        </li>
        <li>{t('exit.tell', { lender })}</li>
        <li>{t('exit.answer', { lender })}</li>
      </ol>
    </>
  )
}

function feeKey({ fee_kept }: ExitSumProps['days']) {
  if (fee_kept === null) return 'exit.fee'
  return fee_kept ? 'exit.feeKept' : 'exit.feeBack'
}

/** The lender's officer, as the lender has told us. */
function Contact({ contact: { name, phone, email } }: { contact: Loan['contact'] }) {
  return (
    <p className="mt4">
      {name}
      {phone !== '' && (
        <>
          <br />
          <a className="link" href={dialAddress(phone)}>
            {phone}
          </a>
        </>
      )}
      {email !== '' && (
        <>
          <br />
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
        </>
      )}
    </p>
  )
}
