import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'

/** The form's shape while the answers are on their way. */
export function FormSkeleton() {
  const { t } = useTranslation('profile')
  return (
    <div className="wrap-c main waits" aria-busy="true">
      <Skeleton variant="rounded" height={8} sx={{ maxWidth: 760 }} />
      <div className="mt24">
        <PageTitle>{t('loading')}</PageTitle>
      </div>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 6, mt: 6, maxWidth: 760 }}>
        {[1, 2, 3, 4, 5, 6].map((field) => (
          <Box key={field}>
            <Skeleton width="40%" height={20} />
            <Skeleton variant="rounded" height={52} sx={{ mt: 1.5, borderRadius: '12px' }} />
          </Box>
        ))}
      </Box>
    </div>
  )
}
