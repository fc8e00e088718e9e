import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TIMELINE_GROUP_KEYS } from '#src/contract/entities/support/csr.ts'
import type { TimelineEntry, TimelineGroup } from '#src/contract/entities/support/csr.ts'
import { dateTime } from '#src/lib/dates.ts'
import { FilterChips } from '#src/ui/FilterChips.tsx'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { entryWords } from './entry-words.ts'
import { useCsrTimeline } from './hooks.ts'

/** Everything that happened, newest first, a page at a time; of one application, or of one kind. */
export function CustomerTimeline({ userId, reference }: { userId: number; reference: string | null }) {
  const { t } = useTranslation('csr')
  const [group, setGroup] = useState<TimelineGroup | null>(null)
  const timeline = useCsrTimeline(userId, group, reference)
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = timeline
  const entries = data?.pages.flatMap((page) => page.entries)
  return (
    <Card variant="outlined" component="section" aria-labelledby="csr-timeline" sx={{ p: 5, minWidth: 0 }}>
      <Typography variant="h4" component="h2" id="csr-timeline">
        {reference === null ? t('timeline.title') : t('timeline.of', { reference })}
      </Typography>
      {reference === null && (
        <FilterChips
          label={t('timeline.chips')}
          choices={[
            { value: 'all', label: t('timeline.all') },
            ...TIMELINE_GROUP_KEYS.map((value) => ({ value, label: t(`group.${value}`) })),
          ]}
          chosen={group ?? 'all'}
          onChoose={(next) => setGroup(next === 'all' ? null : next)}
          sx={{ my: 3 }}
        />
      )}
      <Loaded
        query={{ ...timeline, data: entries }}
        failed={t('timeline.failed')}
        space="mt12"
        waiting={<Skeleton variant="rounded" height={320} sx={{ mt: 3 }} />}
        empty={<Typography sx={{ mt: 3 }}>{t('timeline.none')}</Typography>}
      >
        {(shown) => (
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {shown.map((entry) => (
              <Entry key={entry.cursor} entry={entry} />
            ))}
          </Box>
        )}
      </Loaded>
      {hasNextPage && (
        <Button variant="outlined" sx={{ mt: 4 }} aria-busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('timeline.older')}
        </Button>
      )}
    </Card>
  )
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const { t } = useTranslation(['csr', 'applications', 'imports', 'audit', 'erasure-desk', 'telecalling'])
  const { title, facts } = entryWords(entry, t)
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', py: 3, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 4 }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <time dateTime={entry.at}>{dateTime(entry.at)}</time>
        </Typography>
      </Box>
      {facts.map((fact) => (
        <Typography key={fact} variant="body2">
          {fact}
        </Typography>
      ))}
    </Box>
  )
}
