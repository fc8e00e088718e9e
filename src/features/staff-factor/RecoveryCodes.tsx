import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { mono } from './FactorSecret.tsx'

/** Shown this once: each lets in one time without the phone. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('staff-admin')
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Alert severity="warning">{t('factor.codesOnce')}</Alert>
      <Box
        component="ul"
        aria-label={t('factor.codes')}
        sx={{ ...mono, m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, 1fr)', listStyle: 'none' }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Button variant="contained" onClick={onDone}>
        {t('factor.noted')}
      </Button>
    </Box>
  )
}
