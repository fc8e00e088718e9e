import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'

/** Stands beside a text of which customers who read Hindi get the English, since nobody has written its Hindi. */
export function HindiMissing() {
  const { t } = useTranslation('admin')
  return (
    <Typography component="span" variant="body2" sx={{ display: 'block', color: 'warning.main', fontWeight: 500 }}>
      {t('hindi.missing')}
    </Typography>
  )
}
