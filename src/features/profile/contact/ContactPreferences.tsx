import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { CheckboxField } from '#src/ui/form/fields/CheckboxField.tsx'

/** The communication preferences: separate, unticked, each with its purpose. */
export function ContactPreferences() {
  const { t } = useTranslation('profile')
  return (
    <Box component="section" aria-labelledby="preferences-title" sx={{ display: 'grid', gap: 2 }}>
      <Typography id="preferences-title" variant="h3" component="h2">
        {t('preferences.title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('preferences.lead')}
      </Typography>
      <CheckboxField name="allow_sms" label={t('rules:labels.allow_sms')} help={t('help.allow_sms')} />
      <CheckboxField name="allow_emails" label={t('rules:labels.allow_emails')} help={t('help.allow_emails')} />
    </Box>
  )
}
