import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { BankWords as Words } from '#src/contract/entities/imports/bank-words.ts'
import type { BatchDetail } from '#src/contract/entities/imports/studio.ts'
import { dateShort } from '#src/lib/dates.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { BankWordsDialog } from './BankWordsDialog.tsx'

interface BankWordsProps {
  batch: BatchDetail
  words: Words
  frozen: boolean
}

/** What the bank's words mean in such files: the new ones first, by which no row is noted before somebody says what they mean. */
export function BankWords({ batch, words: { unknown, known }, frozen }: BankWordsProps) {
  const { t } = useTranslation('imports')
  const [asked, setAsked] = useOpened<boolean>(false)
  if (unknown.length + known.length === 0) return null
  const isNew = unknown.length > 0
  return (
    <Card variant="outlined" component="section" sx={{ p: { xs: 4, md: 5 }, display: 'grid', gap: 3 }}>
      <Typography component="h2" variant="h4">
        {t('studio.bankWords.title')}
      </Typography>
      {isNew && <Alert severity="warning">{t('studio.bankWords.new', { count: unknown.length })}</Alert>}
      {known.map(({ word, outcome, confirmed_by, confirmed_at }) => (
        <Typography key={word} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {t('studio.bankWords.known', { word, outcome: t(`studio.bankWords.outcomes.${outcome}`) })}{' '}
          <Typography component="span" variant="body2" color="textSecondary">
            {[confirmed_by, dateShort(confirmed_at)].filter(Boolean).join(', ')}
          </Typography>
        </Typography>
      ))}
      <Button
        variant={isNew ? 'contained' : 'outlined'}
        disabled={frozen}
        sx={{ justifySelf: 'start' }}
        onClick={() => setAsked(true)}
      >
        {t(isNew ? 'studio.bankWords.say' : 'studio.bankWords.correct')}
      </Button>
      {asked && <BankWordsDialog batch={batch} words={{ unknown, known }} onClose={() => setAsked(false)} />}
    </Card>
  )
}
