import { useTranslation } from 'react-i18next'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import { addressHint } from '#src/contract/rules/address.ts'
import { PincodeField } from '#src/ui/form/PincodeField.tsx'
import { RadioCards } from '#src/ui/form/RadioCards.tsx'
import { TextField } from '#src/ui/form/TextField.tsx'
import { ContactField } from './ContactField.tsx'
import { Pair } from './Pair.tsx'
import type { InputsProps } from './step-view.ts'
import { useOptions } from './use-options.ts'

/** "Your home", and by what the customer is reached and signs in. */
export function ContactDetailsStep({ profile }: InputsProps) {
  const { t } = useTranslation('profile')
  const { hidden } = useBrand()
  const options = useOptions()
  // Everybody signs in with one of the two.
  const byEmail = profile.email_verified === 1
  return (
    <>
      <Pair>
        <ContactField channel="mobile" signsIn={!byEmail} />
        <ContactField channel="email" signsIn={byEmail} />
      </Pair>
      <TextField
        name="address1"
        label={t('fields.address1')}
        help={t('help.address1')}
        errorHint={addressHint}
        input={{ autoComplete: 'address-line1' }}
      />
      <Pair>
        {!hidden?.includes('address2') && (
          <TextField
            name="address2"
            label={t('fields.address2')}
            optional
            errorHint={addressHint}
            input={{ autoComplete: 'address-line2' }}
          />
        )}
        <PincodeField name="postal_code" label={t('fields.postal_code')} help={t('help.postal_code')} />
      </Pair>
      <RadioCards name="residence_type" label={t('fields.residence_type')} choices={options('residentType')} />
    </>
  )
}
