import './welcome-back.css'
import { useTranslation } from 'react-i18next'
import type { ApplicationDetails } from '#src/contract/entities/applications/application-details.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import type { ServedProfile } from '#src/contract/entities/profile/profile.ts'
import { needsProfileAlone } from '#src/contract/entities/shared/loan-products.ts'
import type { LoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { answersOf, missingSteps, stepsFor } from '#src/features/profile/forms/form-step.ts'
import { FORMS } from '#src/features/profile/forms/forms.ts'
import { dateShort } from '#src/lib/dates.ts'
import { months, rupees } from '#src/lib/format.ts'
import { useSession } from '#src/lib/session/session.ts'
import { RadioCard } from '#src/ui/form/fields/RadioCard.tsx'
import { LaneProgress } from '#src/ui/form/LaneProgress.tsx'

export type WayOn = 'continue' | 'new'

interface OpenForm {
  product: LoanProduct
  profile: ServedProfile
  details: ApplicationDetails
}

interface ChoiceCardsProps extends OpenForm {
  application: Application | null
  way: WayOn
  onChoose: (way: WayOn) => void
}

/** Continue the open application, or start a new one. */
export function ChoiceCards({ application, way, onChoose, ...form }: ChoiceCardsProps) {
  const { t } = useTranslation('welcome')
  return (
    <fieldset className="ways">
      <legend className="sr">{t('choice')}</legend>
      {application && (
        <RadioCard
          name="way"
          label={t('continueTitle')}
          checked={way === 'continue'}
          onSelect={() => onChoose('continue')}
        >
          <Progress {...form} application={application} />
        </RadioCard>
      )}
      <RadioCard name="way" label={t('newTitle')} checked={way === 'new'} onSelect={() => onChoose('new')}>
        <Small>{application?.status === 'draft' ? t('newClosesDraft') : t('newKeeps')}</Small>
      </RadioCard>
    </fieldset>
  )
}

function Progress({ product, profile, details, application }: OpenForm & { application: Application }) {
  const { t } = useTranslation('welcome')
  const due = useSession((session) => session.identityDue)
  const wished = needsProfileAlone(product) ? profile.se_loan_amount : details.loan_amount
  const amount = application.amount ?? wished
  const term = application.tenure_months ?? details.tenure_months
  const request =
    typeof amount !== 'number'
      ? ''
      : typeof term !== 'number'
        ? `${rupees(amount)}. `
        : `${t('request', { amount: rupees(amount), term: months(term, t) })} `
  const saved = dateShort(application.updated_at)
  if (application.status !== 'draft')
    return <Small>{request + t('sent', { reference: application.reference, date: saved })}</Small>
  // How far the form is, is the customer's own: it is told after the check.
  if (due) return <Small>{t('savedOn', { date: saved })}</Small>
  const plan = FORMS[product]
  const steps = stepsFor(plan, answersOf(profile, details))
  const [missing] = missingSteps(plan, profile, details)
  const number = missing ? steps.indexOf(missing) + 1 : steps.length + 1
  const position = missing ? t('step', { number, total: steps.length }) : t('allSteps')
  return (
    <>
      <Small>{request + t('saved', { position, date: saved })}</Small>
      <span className="block mt12">
        <LaneProgress label={t('progress')} valueText={position} steps={steps.length} current={number} />
      </span>
    </>
  )
}

function Small({ children }: { children: string }) {
  return <span className="block sm mut">{children}</span>
}
