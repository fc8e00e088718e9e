import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'

/** The answers could not be read: nothing is lost, and the way on is to try again. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('profile')
  return (
    <div className="wrap-c main">
      <PageTitle>{t('loadFailure.title')}</PageTitle>
      <Typography role="alert" sx={{ mt: 2, mb: 6, color: 'text.secondary' }}>
        {t('loadFailure.text')}
      </Typography>
      <Button variant="contained" onClick={onRetry}>
        {t('loadFailure.retry')}
      </Button>
    </div>
  )
}
