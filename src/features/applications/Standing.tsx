import { useTranslation } from 'react-i18next'
import type { ApplicationCare } from '#src/contract/entities/applications/application-care.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { dateShort } from '#src/lib/dates.ts'
import { rupees } from '#src/lib/format.ts'
import { meaningOf, standingDay } from './standing.ts'

interface StandingProps {
  application: Application
  /** Null until it is known. */
  care: ApplicationCare | null
  /** In a list: smaller. */
  listed?: boolean
}

/** Where an application stands: one sentence, the documents that are wanted, and one day. */
export function Standing({ application, care, listed = false }: StandingProps) {
  const { t } = useTranslation(['applications', 'lenders'])
  const { journey } = application
  const lender = application.lender_name ?? application.product_name ?? t('theLender')
  const documents = journey?.documents.map((each) => t(`lenders:document.${each}`)).join(', ') ?? ''
  const shown = meaningOf(application)
  const wanted = shown === 'documents_needed' && documents !== ''
  const day = standingDay(application, care)
  return (
    <div className={listed ? 'xs' : undefined}>
      {shown === 'disbursed' && application.disbursed_amount !== null ? (
        <PaidOut application={application} paid={rupees(application.disbursed_amount)} />
      ) : (
        <p>{wanted ? t('needs', { lender, documents }) : t(`meaning.${shown}`, { lender })}</p>
      )}
      {day !== null && (
        <p className={listed ? 'mut mt4' : 'sm mut mt4'}>
          {day.kind === 'expected'
            ? t(`expected.${day.basis}`, { count: day.count, date: dateShort(day.day), lender })
            : t(`day.${day.kind}`, { date: dateShort(day.day), lender })}
        </p>
      )}
    </div>
  )
}

/** What the lender says it paid out, beside what was asked for. */
function PaidOut({ application, paid }: { application: Application; paid: string }) {
  const { t } = useTranslation('applications')
  const { amount, disbursed_amount, disbursed_on } = application
  return (
    <p>
      {disbursed_on === null ? t('paidOut.amount', { paid }) : t('paidOut.day', { paid, day: dateShort(disbursed_on) })}
      {amount !== null && amount !== disbursed_amount && ` ${t('paidOut.asked', { asked: rupees(amount) })}`}
    </p>
  )
}
