import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'

/** Words of a label; required is the rule, so only an optional field says what it is. */
export function LabelText({ label, optional }: { label: string; optional?: boolean | undefined }) {
  const { t } = useTranslation('form')
  if (!optional) return <>{label}</>
  return (
    <>
      {label}{' '}
      <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
        {t('optional')}
      </Box>
    </>
  )
}
