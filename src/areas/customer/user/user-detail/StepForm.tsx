import Box from '@mui/material/Box'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fieldsOfStep } from '#src/contract/entities/personal-loan-form.ts'
import type { PersonalLoanStep } from '#src/contract/entities/personal-loan-form.ts'
import type { ServedProfile } from '#src/contract/entities/profile.ts'
import type { Autosave } from '#src/features/profile/autosave.ts'
import { useStepForm } from '#src/features/profile/use-step-form.ts'
import { FormErrorSummary } from '#src/ui/form/FormErrorSummary.tsx'
import { Accordion } from '#src/ui/site/Accordion.tsx'
import { CommunicationPreferencesStep } from './CommunicationPreferencesStep.tsx'
import { ContactDetailsStep } from './ContactDetailsStep.tsx'
import { EmploymentDetailsStep } from './EmploymentDetailsStep.tsx'
import { FinishLater, FormBar } from './FormBar.tsx'
import { FormLayout } from './FormLayout.tsx'
import { PersonalInformationStep } from './PersonalInformationStep.tsx'

const INPUTS = {
  personalInformation: PersonalInformationStep,
  contactDetails: ContactDetailsStep,
  employmentDetails: EmploymentDetailsStep,
  communicationPreferences: CommunicationPreferencesStep,
}

interface StepFormProps {
  step: PersonalLoanStep
  profile: ServedProfile
  autosave: Autosave
  header: ReactNode
  aside: ReactNode
  /** True when the next thing is the offers. */
  last: boolean
  busy: boolean
  onBack: () => void
  onDone: () => void
  onLater: () => void
}

/** One step: its inputs, why they are asked, and the bar with the way on. */
export function StepForm(props: StepFormProps) {
  const { step, profile, autosave, header, aside, last, busy, onBack, onDone, onLater } = props
  const { t } = useTranslation('profile')
  const form = useStepForm(step, profile, autosave)
  const [saving, setSaving] = useState(false)
  const Inputs = INPUTS[step]

  const submit = form.handleSubmit(async () => {
    setSaving(true)
    await autosave.flush()
    setSaving(false)
    const refused = fieldsOfStep(step).find((field) => autosave.refusal(field) !== undefined)
    if (refused) form.setFocus(refused)
    else onDone()
  })

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)} onBlur={() => void autosave.flush()}>
        <FormLayout
          header={header}
          aside={aside}
          bar={
            <FormBar
              label={last ? t('seeOffers') : t('continue')}
              busy={busy || saving}
              onBack={onBack}
              onLater={onLater}
            />
          }
        >
          <FormErrorSummary />
          <Box sx={{ display: 'grid', gap: 6, mt: 6 }}>
            <Inputs profile={profile} />
            <Box sx={{ borderBlock: 1, borderColor: 'divider' }}>
              <Accordion title={t('why.title')}>
                <p>{t(`${step}.why`)}</p>
              </Accordion>
            </Box>
            <Box sx={{ display: { md: 'none' } }}>
              <FinishLater onLater={onLater} />
            </Box>
          </Box>
        </FormLayout>
      </form>
    </FormProvider>
  )
}
