import { useTranslation } from 'react-i18next'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import { ContactPreferences } from '#src/features/profile/contact/ContactPreferences.tsx'
import { LoanWishFields } from '#src/features/profile/form-fields.tsx'
import { useOptions } from '#src/features/profile/use-options.ts'
import { RadioCards } from '#src/ui/form/fields/RadioCards.tsx'

/** Step 4, "Your loan", with the communication preferences. */
export function CommunicationPreferencesStep() {
  const { t } = useTranslation('profile')
  const { hidden } = useBrand()
  const options = useOptions()
  return (
    <>
      <LoanWishFields />
      {!hidden?.includes('prefer_net_banking') && (
        <RadioCards
          name="prefer_net_banking"
          label={t('rules:labels.prefer_net_banking')}
          help={t('help.prefer_net_banking')}
          optional
          choices={options('preferNetBanking')}
        />
      )}
      <ContactPreferences />
    </>
  )
}
