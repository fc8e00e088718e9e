import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { similarWords } from '#src/contract/entities/applications/similar-words.ts'
import type { StatusRow } from '#src/contract/entities/applications/status-words.ts'
import type { WaitingWords as Waiting } from '#src/contract/entities/catalogue/status-table.ts'
import { dateTime } from '#src/lib/dates.ts'
import { thenWords, whenWords } from './row-words.ts'
import { StatusLines } from './StatusLine.tsx'

interface WaitingWordsProps {
  waiting: readonly Waiting[]
  /** Lines that count for this lender, its own first. */
  known: readonly StatusRow[]
  busy: boolean
  /** `as`: a line whose meaning may be meant. */
  onExplain: (words: Waiting, as?: StatusRow) => void
}

/** Words that no line has: how many applications each holds, and since when. */
export function WaitingWords({ waiting, known, busy, onExplain }: WaitingWordsProps) {
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
            <DidYouMean
              near={similarWords(known, words, words.product_type)}
              busy={busy}
              onChoose={(row) => onExplain(words, row)}
            />
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

/** Known words that read much like this one, each with what it means; nothing is saved by choosing one. */
function DidYouMean({
  near,
  busy,
  onChoose,
}: {
  near: readonly StatusRow[]
  busy: boolean
  onChoose: (row: StatusRow) => void
}) {
  const { t } = useTranslation(['status-words', 'applications'])
  const id = useId()
  if (near.length === 0) return null
  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}
    >
      <Typography id={id} variant="body2">
        {t('waiting.didYouMean')}
      </Typography>
      {near.map((row) => (
        <Chip
          key={row.status}
          variant="outlined"
          disabled={busy}
          label={t('waiting.near', { word: row.status, means: thenWords(row, t) })}
          onClick={() => onChoose(row)}
          sx={{ minHeight: 44, height: 'auto', maxWidth: '100%', '& .MuiChip-label': { whiteSpace: 'normal', py: 1 } }}
        />
      ))}
    </Box>
  )
}
