import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { QrCode } from '#src/ui/qr/QrCode.tsx'

/** What an app that makes codes is fed with: a square code, or the same as text. */
export function FactorSecret({ secret, uri }: { secret: string; uri: string }) {
  const { t } = useTranslation('staff-admin')
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Typography>{t('factor.scan')}</Typography>
      <Box sx={{ width: 200, maxWidth: '100%', mx: 'auto' }}>
        <QrCode text={uri} label={t('factor.qr')} failed={t('factor.qrFailed')} />
      </Box>
      <Typography variant="body2" color="textSecondary">
        {t('factor.typed')}
      </Typography>
      <Box component="output" aria-label={t('factor.secret')} sx={mono}>
        {(secret.match(/.{1,4}/g) ?? []).join(' ')}
      </Box>
    </Box>
  )
}

export const mono = {
  display: 'block',
  p: 3,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  fontFamily: 'monospace',
  overflowWrap: 'anywhere',
  userSelect: 'all',
} as const
