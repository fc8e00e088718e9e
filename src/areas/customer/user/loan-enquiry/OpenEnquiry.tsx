import { useTranslation } from 'react-i18next'
import { ENQUIRY_DAYS, enquiryFields } from '#src/contract/entities/enquiries/loan-enquiry.ts'
import type { LoanEnquiry } from '#src/contract/entities/enquiries/loan-enquiry.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { dateShort } from '#src/lib/dates.ts'
import { rupees } from '#src/lib/format.ts'
import { LinkButton } from '#src/ui/site/Button.tsx'
import { Note } from '#src/ui/site/Note.tsx'

/** What happens next, by where the enquiry is. */
const STEPS = {
  open: ['read', 'pass', 'call'],
  onItsWay: ['told', 'call'],
  passed: ['call', 'kept'],
} as const

function stateOf({ status, sent_at }: LoanEnquiry): keyof typeof STEPS {
  if (status !== 'passed') return 'open'
  return sent_at === null ? 'onItsWay' : 'passed'
}

/** An enquiry that is with us or with a lender: its number, who has it, what was said, what happens next. */
export function OpenEnquiry({ enquiry }: { enquiry: LoanEnquiry }) {
  const { t } = useTranslation('enquiry')
  const { reference, kind, details, created_at, due_at, taken, lender, sent_at } = enquiry
  const state = stateOf(enquiry)
  const named = { lender: lender ?? '' }
  const shown = (field: string) => {
    const value = details[field] ?? ''
    if (typeof value === 'number') return rupees(value)
    return field === 'place' || field === 'condition' ? t(`${field}.${value}`) : value
  }
  return (
    <section className="card pad mt20" aria-labelledby="open-enquiry">
      <h2 className="h2" id="open-enquiry">
        {t(`open.title.${state}`, named)}
      </h2>
      <p className="mut mt4">{t('open.reference', { reference, date: dateShort(created_at) })}</p>
      <p className="mt8">
        {state === 'open'
          ? t(taken ? 'open.with.taken' : 'open.with.nobody', { date: dateShort(due_at) })
          : t(`open.with.${state}`, { ...named, date: sent_at === null ? '' : dateShort(sent_at) })}
      </p>
      <dl className="pairs mt16">
        {enquiryFields(kind)
          .filter((field) => details[field] !== undefined)
          .map((field) => (
            <div key={field}>
              <dt>{t(`fields.${field}`)}</dt>
              <dd className="break">{shown(field)}</dd>
            </div>
          ))}
      </dl>
      <h3 className="h3 mt20">{t('open.next')}</h3>
      <ol className="stack g8 mt12 steps">
        {STEPS[state].map((step) => (
          <li key={step}>{t(`open.steps.${step}`, { ...named, days: ENQUIRY_DAYS })}</li>
        ))}
      </ol>
      {state !== 'passed' && (
        <div className="mt16">
          <Note icon="info">{t('open.one')}</Note>
        </div>
      )}
      <div className="stack g8 mt20">
        <LinkButton look="secondary" to={pathTo('needHelp')}>
          {t('open.help')}
        </LinkButton>
        <LinkButton look="text" to={pathTo('products')}>
          {t('open.products')}
        </LinkButton>
      </div>
    </section>
  )
}
