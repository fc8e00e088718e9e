import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import { paysRent } from '#src/contract/entities/profile/asked-when.ts'
import { addressHint } from '#src/contract/rules/address.ts'
import { useOptions } from '../use-options.ts'
import { MoneyField } from '#src/ui/form/MoneyField.tsx'
import { PincodeField } from '#src/ui/form/PincodeField.tsx'
import { RadioCards } from '#src/ui/form/RadioCards.tsx'
import { TextField } from '#src/ui/form/TextField.tsx'
import { fieldsOf } from '../forms/form-step.ts'
import { ContactField } from './ContactField.tsx'
import { Pair } from './Pair.tsx'
import type { InputsProps } from './step-view.ts'

/** "Your home", and by what the customer is reached and signs in. */
export function ContactDetailsStep({ profile, step }: InputsProps) {
  const { t } = useTranslation('profile')
  const { hidden } = useBrand()
  const options = useOptions()
  // Everybody signs in with one of the two.
  const byEmail = profile.email_verified === 1
  const residence: unknown = useWatch({ name: 'residence_type' })
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
      {fieldsOf(step).includes('monthly_rent') && paysRent(residence) && (
        <Pair>
          <MoneyField name="monthly_rent" label={t('fields.monthly_rent')} help={t('help.monthly_rent')} />
        </Pair>
      )}
    </>
  )
}
