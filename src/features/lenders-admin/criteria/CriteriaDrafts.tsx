import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { CriteriaDraft } from '#src/contract/entities/criteria/criteria-draft.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { useCriteriaDrafts } from './criteria-hooks.ts'
import { CriteriaDraftItem } from './CriteriaDraftItem.tsx'

interface CriteriaDraftsProps {
  lenderId: number
  onReuse: (draft: CriteriaDraft) => void
}

/** What was drafted, planned, published and taken back, newest first. */
export function CriteriaDrafts({ lenderId, onReuse }: CriteriaDraftsProps) {
  const { t } = useTranslation(['criteria', 'common'])
  const drafts = useCriteriaDrafts(lenderId)
  return (
    <Card variant="outlined" component="section" aria-labelledby="drafts-title" sx={{ p: 5 }}>
      <Typography variant="h4" component="h2" id="drafts-title">
        {t('drafts.title')}
      </Typography>
      <Loaded
        query={drafts}
        failed={t('drafts.failed')}
        waiting={
          <Skeleton variant="rounded" height={80} sx={{ mt: 3 }} role="status" aria-label={t('common:loading')} />
        }
        empty={<Typography sx={{ mt: 3, color: 'text.secondary' }}>{t('drafts.none')}</Typography>}
      >
        {(data) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.map((draft) => (
              <CriteriaDraftItem
                key={draft.draft_id}
                lenderId={lenderId}
                draft={draft}
                onReuse={() => onReuse(draft)}
              />
            ))}
          </Box>
        )}
      </Loaded>
    </Card>
  )
}
