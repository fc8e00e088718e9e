import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { DateField } from '#src/ui/form/fields/DateField.tsx'
import { PanField } from '#src/ui/form/fields/PanField.tsx'

/** "Check it is you": both are typed, neither is filled in, not even masked. */
export function IdentityFields() {
  const { t } = useTranslation('welcome')
  return (
    <Box component="section" aria-labelledby="identity-title" sx={{ mt: 8 }}>
      <Typography id="identity-title" variant="h3" component="h2">
        {t('identity.title')}
      </Typography>
      <Typography sx={{ mt: 1, mb: 5, color: 'text.secondary' }}>{t('identity.lead')}</Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' }, gap: 5 }}>
        <PanField name="pan" label={t('identity.pan')} help={t('identity.panHelp')} />
        <DateField
          name="birth_date"
          label={t('identity.birthDate')}
          help={t('identity.birthDateHelp')}
          autoComplete="off"
        />
      </Box>
    </Box>
  )
}
