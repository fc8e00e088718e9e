import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { WaitingWords as Waiting } from '#src/contract/entities/catalogue/status-table.ts'
import { dateTime } from '#src/lib/dates.ts'
import { whenWords } from './row-words.ts'
import { StatusLines } from './StatusLine.tsx'

interface WaitingWordsProps {
  waiting: readonly Waiting[]
  busy: boolean
  onExplain: (words: Waiting) => void
}

/** Words that no line has: how many applications each holds, and since when. */
export function WaitingWords({ waiting, busy, onExplain }: WaitingWordsProps) {
  const { t } = useTranslation(['status-words', 'applications'])
  if (waiting.length === 0) return <Typography sx={{ mt: 3 }}>{t('waiting.none')}</Typography>
  return (
    <StatusLines>
      {waiting.map((words) => (
        <Box
          component="li"
          key={[words.status, words.sub_status, words.reason, words.product_type].join('\n')}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 3,
            py: 2,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
            {whenWords(words, t).map((part) => (
              <Typography key={part} sx={{ overflowWrap: 'anywhere' }}>
                {part}
              </Typography>
            ))}
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('waiting.held', {
                count: words.applications,
                product: t(`applications:productName.${words.product_type}`),
                since: dateTime(words.since),
              })}
            </Typography>
          </Box>
          <Button
            variant="outlined"
            sx={{ minHeight: 44 }}
            aria-label={t('waiting.explainOf', { word: words.status })}
            disabled={busy}
            onClick={() => onExplain(words)}
          >
            {t('waiting.explain')}
          </Button>
        </Box>
      ))}
    </StatusLines>
  )
}
