import { useTranslation } from 'react-i18next'
import { ContactField } from '#src/features/profile/contact/ContactField.tsx'
import { AddressFields, EmployerFields } from '#src/features/profile/form-fields.tsx'
import type { InputsProps } from '#src/features/profile/forms/step-view.ts'
import { useOptions } from '#src/features/profile/use-options.ts'
import { RadioCards } from '#src/ui/form/fields/RadioCards.tsx'

/** What the lender applied to receives, and offers do without. */
export function ForTheLenderStep({ profile }: InputsProps) {
  const { t } = useTranslation('profile')
  const options = useOptions()
  const byEmail = profile.email_verified === 1
  return (
    <>
      <ContactField channel={byEmail ? 'mobile' : 'email'} signsIn={false} />
      <RadioCards name="gender" label={t('rules:labels.gender')} choices={options('Gender')} />
      <AddressFields />
      <RadioCards name="residence_type" label={t('rules:labels.residence_type')} choices={options('residentType')} />
      <EmployerFields />
    </>
  )
}
