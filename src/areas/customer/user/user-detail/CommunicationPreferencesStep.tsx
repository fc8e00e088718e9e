import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useOptions } from '#src/features/profile/hooks.ts'
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx'
import { MoneyField } from '#src/ui/form/MoneyField.tsx'
import { RadioCards } from '#src/ui/form/RadioCards.tsx'
import { Pair } from './Pair.tsx'

/** Step 4, "Your loan", with the communication preferences: separate, unticked, each with its purpose. */
export function CommunicationPreferencesStep() {
  const { t } = useTranslation('profile')
  const options = useOptions()
  return (
    <>
      <Pair>
        <MoneyField name="se_loan_amount" label={t('fields.se_loan_amount')} help={t('help.se_loan_amount')} />
      </Pair>
      <RadioCards
        name="prefer_net_banking"
        label={t('fields.prefer_net_banking')}
        help={t('help.prefer_net_banking')}
        optional
        choices={options('preferNetBanking')}
      />
      <Box component="section" aria-labelledby="preferences-title" sx={{ display: 'grid', gap: 2 }}>
        <Typography id="preferences-title" variant="h3" component="h2">
          {t('preferences.title')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('preferences.lead')}
        </Typography>
        <CheckboxField name="allow_sms" label={t('fields.allow_sms')} help={t('help.allow_sms')} />
        <CheckboxField name="allow_emails" label={t('fields.allow_emails')} help={t('help.allow_emails')} />
      </Box>
    </>
  )
}
