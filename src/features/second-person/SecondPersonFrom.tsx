import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { dateTime } from '#src/lib/dates.ts'

/** Beside an act that whoever looks may not agree to yet, because they and whoever asked have let one another in lately. */
export function SecondPersonFrom({ at }: { at: string }) {
  const { t } = useTranslation('staff')
  return (
    <Typography variant="body2" color="textSecondary">
      {t('secondPersonFrom', { at: dateTime(at) })}
    </Typography>
  )
}
