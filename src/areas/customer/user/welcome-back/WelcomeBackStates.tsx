import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { Narrow } from './Narrow.tsx'

/** The page's shape while the application is looked up. */
export function WelcomeBackSkeleton() {
  const { t } = useTranslation('welcome')
  return (
    <Narrow busy>
      <PageTitle>{t('title')}</PageTitle>
      <Skeleton width="60%" height={24} />
      <Skeleton variant="rounded" height={98} sx={{ mt: 6, borderRadius: '16px' }} />
      <Skeleton variant="rounded" height={78} sx={{ mt: 3, borderRadius: '16px' }} />
    </Narrow>
  )
}

/** The application could not be looked up. */
export function WelcomeBackFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('welcome')
  return (
    <Narrow>
      <PageTitle>{t('title')}</PageTitle>
      <Typography role="alert" sx={{ mt: 2, mb: 6, color: 'text.secondary' }}>
        {t('loadFailure')}
      </Typography>
      <Button variant="contained" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Narrow>
  )
}
