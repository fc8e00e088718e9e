import { useTranslation } from 'react-i18next'
import type { Application } from '#src/contract/entities/applications/application.ts'
import type { ServedProfile } from '#src/contract/entities/profile/profile.ts'
import type { LoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { startPath } from '#src/contract/product-paths.ts'
import { kindOf } from '#src/features/products/kind-of.ts'
import { answersOf, fieldsOf, missingSteps, stepsFor } from '#src/features/profile/forms/form-step.ts'
import type { FormPlan } from '#src/features/profile/forms/form-step.ts'
import { FORMS } from '#src/features/profile/forms/forms.ts'
import { dateTime } from '#src/lib/dates.ts'
import { WaitingCard } from '#src/ui/site/WaitingCard.tsx'
import { useAnswers } from './hooks.ts'
import { ResumeLink } from './ResumeLink.tsx'

interface DraftCardProps {
  product: LoanProduct
  /** Null while only answers were given and no application is open. */
  application: Application | null
  /** Begun on this device, whether or not anything was answered; elsewhere the first answers say so. */
  chosen?: boolean
}

/** A form that was begun, with its steps where they are known. */
export function DraftCard({ product, application, chosen = true }: DraftCardProps) {
  const { t } = useTranslation('products')
  const answers = useAnswers(product, application?.app_id)
  if (answers.data === undefined && answers.fetchStatus === 'fetching') return <WaitingCard />
  if (!application && !answers.data) return null
  const plan = FORMS[product]
  const steps = answers.data ? stepsFor(plan, answersOf(answers.data.profile, answers.data.details)) : []
  const missing = answers.data ? missingSteps(plan, answers.data.profile, answers.data.details) : []
  const [first] = missing
  if (!chosen && answers.data && !hasBegun(plan, answers.data.profile)) return null
  return (
    <ResumeLink
      to={startPath(product)}
      of={application}
      title={t('resume.draft', { loan: t(`resume.loan.${kindOf(product)}`) })}
      detail={
        first || !application
          ? t('resume.step', { step: (first ? steps.indexOf(first) : 0) + 1, of: steps.length })
          : t('resume.saved', { at: dateTime(application.updated_at) })
      }
      action={t('resume.continue')}
      {...(first && { done: steps.map((step) => !missing.includes(step)) })}
    />
  )
}

/** Something that is typed is there. Contacts, which come with the sign-in, stand in no first step and in no short form. */
const hasBegun = ({ steps, short }: FormPlan, profile: ServedProfile): boolean => {
  const typed = (short ? steps : steps.slice(0, 1)).flatMap(fieldsOf)
  return Object.entries(profile).some(
    ([field, value]) => typed.includes(field) && (typeof value === 'number' ? value > 0 : Boolean(value)),
  )
}
