import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOfAnyLender, isOfBank } from '#src/contract/entities/imports/import-batch.ts'
import type { BatchDetail } from '#src/contract/entities/imports/studio.ts'
import { count, rupeesAndPaise } from '#src/lib/format.ts'
import { reasonOf } from '#src/lib/http/reason.ts'
import { Choice } from './Choice.tsx'
import { ErrorsDialog } from './ErrorsDialog.tsx'
import { useBatchChange } from './studio-hooks.ts'
import { useCommitToast } from './use-commit-toast.ts'

const MODES = ['valid_rows', 'all_or_nothing'] as const

/** What a commit does, and the way to it; afterwards what it did. */
export function BatchSummary({ batch, onColumns }: { batch: BatchDetail; onColumns: () => void }) {
  const { t } = useTranslation('imports')
  const change = useBatchChange(batch)
  const [mode, setMode] = useState<(typeof MODES)[number]>('valid_rows')
  const { state, committed_count, wrong_count } = batch
  const ready = rowsOf(batch, 'new', 'update')
  const waiting = rowsOf(batch, 'unmapped')
  const said = useCommitToast(batch, change.isPending)
  const ofBank = isOfBank(batch.profile)
  const ofLines = batch.profile === 'commission'
  const nothingId = useId()
  const mayCommit = ready > 0 || state !== 'committed'
  const commit = () => {
    if (isOfAnyLender(batch.profile)) said.begin()
    change.mutate({ what: 'commit', mode })
  }
  const atWork = state === 'committing' || state === 'undoing'
  return (
    <Card variant="outlined" component="section" sx={{ p: 5 }}>
      <Typography component="h2" variant="h4" sx={{ mb: 1 }}>
        {t('studio.commit.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere', mb: 3 }}>
        {[batch.lender?.name, batch.file_name].filter(Boolean).join(', ')}
      </Typography>
      <Sums batch={batch} />
      <Outcome batch={batch} />
      {wrong_count > 0 && !atWork && (
        <Alert severity="error" sx={{ mt: 4 }}>
          {t('errors.title', { count: batch.groups.reduce((sum, group) => sum + group.count, 0) })}
        </Alert>
      )}
      {atWork ? (
        <Box sx={{ mt: 4 }} role="status">
          <Typography variant="body2" sx={{ mb: 2 }}>
            {t(`past.states.${state}`, { count: committed_count })}
          </Typography>
          <LinearProgress
            aria-label={t('studio.commit.progress')}
            {...(state === 'committing' && {
              variant: 'determinate',
              value: (100 * committed_count) / Math.max(1, committed_count + ready),
            })}
          />
        </Box>
      ) : (
        <Box sx={{ display: 'grid', gap: 3, mt: 4 }}>
          {mayCommit && !ofBank && (
            <Choice
              label={t('studio.commit.mode')}
              value={mode}
              choices={MODES.map((id) => ({ id, value: t(`studio.commit.modes.${id}`) }))}
              onChange={(id) => setMode(MODES.find((each) => each === id) ?? 'valid_rows')}
            />
          )}
          {mayCommit && waiting > 0 && mode === 'valid_rows' && (
            <Typography variant="body2">{t('studio.commit.words', { count: waiting })}</Typography>
          )}
          {change.error && <Alert severity="error">{reasonOf(change.error)}</Alert>}
          {mayCommit && ready + waiting === 0 && (
            <Typography variant="body2" id={nothingId}>
              {t('studio.commit.nothing')}
            </Typography>
          )}
          {mayCommit && (
            <Button
              variant="contained"
              disabled={change.isPending || ready + waiting === 0}
              aria-describedby={ready + waiting === 0 ? nothingId : undefined}
              onClick={commit}
            >
              {ready === 0 && waiting > 0
                ? t('studio.commit.waits', { count: waiting, rows: count(waiting) })
                : t('studio.commit.button', { count: ready, rows: count(ready) })}
            </Button>
          )}
          <Button variant="outlined" disabled={change.isPending} onClick={() => change.mutate({ what: 'rehearse' })}>
            {t('studio.commit.again')}
          </Button>
          <Button variant="outlined" disabled={change.isPending} onClick={onColumns}>
            {t('studio.commit.columns')}
          </Button>
          <Typography variant="body2" color="textSecondary">
            {t(ofBank ? 'studio.commit.noUndo' : ofLines ? 'studio.commit.undoLines' : 'studio.commit.undo')}
          </Typography>
        </Box>
      )}
      {said.answer && <ErrorsDialog here answer={said.answer} onClose={said.close} />}
    </Card>
  )
}

/** How many rows have one of these verdicts. */
const rowsOf = ({ counts }: BatchDetail, ...verdicts: string[]): number =>
  counts.reduce((sum, { verdict, count }) => (verdicts.includes(verdict) ? sum + count : sum), 0)

/** What the file changes, in rows and in rupees. */
function Sums({ batch }: { batch: BatchDetail }) {
  const { t } = useTranslation('imports')
  const largestIn = ({ row, amount }: NonNullable<BatchDetail['largest']>) =>
    t('studio.commit.largestRow', { row, amount: rupeesAndPaise(amount) })
  /** How many rows were passed over, and which. */
  const passed = (all: number, rows: readonly number[]) =>
    rows.length === 0
      ? count(all)
      : `${count(all)} (${t('studio.commit.passedRows', { count: rows.length, rows: shortList(rows) })})`
  const lines = [
    ['changes', count(rowsOf(batch, 'new', 'update'))],
    ...(batch.amount !== 0 ? [[`amounts.${batch.profile}`, rupeesAndPaise(batch.amount)] as const] : []),
    ...(batch.largest ? [['largest', largestIn(batch.largest)] as const] : []),
    ['same', count(rowsOf(batch, 'unchanged'))],
    ...(batch.written_count > 0 ? [['written', count(batch.written_count)] as const] : []),
    ...(batch.written_amount !== 0
      ? [[`amounts.${batch.profile}`, rupeesAndPaise(batch.written_amount)] as const]
      : []),
    ['fix', count(batch.wrong_count)],
    ['leftOut', count(batch.left_out_count)],
    ['totals', passed(batch.total_count, batch.passed_rows.totals)],
    ...(batch.heads_count > 0 ? [['headsAgain', passed(batch.heads_count, batch.passed_rows.heads)] as const] : []),
  ] as const
  return (
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 2, m: 0 }}>
      {lines.map(([key, value], at) => (
        <Box key={at} sx={{ display: 'contents' }}>
          <Typography component="dt" color="textSecondary">
            {t(`studio.commit.${key}`)}
          </Typography>
          <Typography
            component="dd"
            sx={{ m: 0, textAlign: 'right', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
          >
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

/** What a commit or its undo did, and what to look at before. */
function Outcome({
  batch: { state, largest, committed_count, undone_count, left_count, failure },
}: {
  batch: BatchDetail
}) {
  const { t } = useTranslation('imports')
  return (
    <>
      {largest?.outweighs === true && (
        <Alert severity="warning" sx={{ mt: 4 }}>
          {t('studio.commit.outweighs', { row: largest.row })}
        </Alert>
      )}
      {state === 'committed' && (
        <Alert severity="success" sx={{ mt: 4 }}>
          {t('loaded', { count: committed_count })}
        </Alert>
      )}
      {state === 'undone' && (
        <Alert severity={failure === 'moved_meanwhile' ? 'warning' : 'info'} sx={{ mt: 4 }}>
          {failure === 'moved_meanwhile' && <div>{t('studio.commit.moved')}</div>}
          {t('past.states.undone', { count: undone_count, left: left_count })}
        </Alert>
      )}
    </>
  )
}

/** Of very many numbers the first ones. */
const LISTED = 20
const shortList = (rows: readonly number[]): string =>
  rows.length > LISTED ? `${rows.slice(0, LISTED).join(', ')} …` : rows.join(', ')
