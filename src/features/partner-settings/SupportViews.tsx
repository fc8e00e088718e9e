import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { dateTime } from '#src/lib/dates.ts'
import { LoadFailure } from '#src/ui/LoadFailure.tsx'
import { useSupportViews } from './hooks.ts'
import { SettingsCard } from './SettingsCard.tsx'

/** When our support was in this portal. */
export function SupportViews() {
  const { t } = useTranslation('partner-settings')
  const { data, error, refetch, isFetching } = useSupportViews()
  return (
    <SettingsCard title={t('support.title')}>
      {data ? (
        data.length === 0 ? (
          <Typography sx={{ color: 'text.secondary' }}>{t('support.none')}</Typography>
        ) : (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 320, overflowY: 'auto' }}>
            {data.map(({ at }) => (
              <Box component="li" key={at} sx={{ py: 2, borderBottom: 1, borderColor: 'divider' }}>
                {t('support.viewed', { at: dateTime(at) })}
              </Box>
            ))}
          </Box>
        )
      ) : error ? (
        <LoadFailure title={t('support.failed')} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton variant="rounded" height={80} />
      )}
    </SettingsCard>
  )
}
