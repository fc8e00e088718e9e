import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { dateTime } from '#src/lib/dates.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { SettingsCard } from '#src/ui/page/SettingsCard.tsx'
import { useSupportViews } from './hooks.ts'

/** When our support was in this portal. */
export function SupportViews() {
  const { t } = useTranslation('partner-settings')
  const query = useSupportViews()
  return (
    <SettingsCard title={t('support.title')}>
      <Loaded
        query={query}
        failed={t('support.failed')}
        waiting={<Skeleton variant="rounded" height={80} />}
        empty={<Typography sx={{ color: 'text.secondary' }}>{t('support.none')}</Typography>}
      >
        {(data) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 320, overflowY: 'auto' }}>
            {data.map(({ at }) => (
              <Box component="li" key={at} sx={{ py: 2, borderBottom: 1, borderColor: 'divider' }}>
                {t('support.viewed', { at: dateTime(at) })}
              </Box>
            ))}
          </Box>
        )}
      </Loaded>
    </SettingsCard>
  )
}
