import { useTranslation } from 'react-i18next'
import { RadioCards } from '#src/ui/form/fields/RadioCards.tsx'
import { ContactField } from './contact/ContactField.tsx'
import { AddressFields, PlacePincode } from './form-fields.tsx'
import type { InputsProps } from './forms/step-view.ts'
import { Pair } from './Pair.tsx'
import { useOptions } from './use-options.ts'

/** "Your home", and by what the customer is reached and signs in. */
export function ContactDetailsStep({ profile }: InputsProps) {
  const { t } = useTranslation('profile')
  const options = useOptions()
  // Everybody signs in with one of the two.
  const byEmail = profile.email_verified === 1
  return (
    <>
      <Pair>
        <ContactField channel="mobile" signsIn={!byEmail} />
        <ContactField channel="email" signsIn={byEmail} />
      </Pair>
      <AddressFields>
        <PlacePincode name="postal_code" label={t('rules:labels.postal_code')} />
      </AddressFields>
      <RadioCards name="residence_type" label={t('rules:labels.residence_type')} choices={options('residentType')} />
    </>
  )
}
