import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { IMPORT_FIELDS } from '#src/contract/entities/imports/import-batch.ts'
import { ROWS_A_PAGE, SHOWN_ROWS } from '#src/contract/entities/imports/studio.ts'
import type { BatchDetail, BatchRow } from '#src/contract/entities/imports/studio.ts'
import { count } from '#src/lib/format.ts'
import { toastError } from '#src/lib/toast.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { DownloadButton } from '#src/ui/DownloadButton.tsx'
import { FilterChips } from '#src/ui/FilterChips.tsx'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { downloadFailedRows } from './hooks.ts'
import { PasteDialog } from './PasteDialog.tsx'
import { FileRows } from './rows/FileRows.tsx'
import { ReplaceDialog } from './rows/ReplaceDialog.tsx'
import { useBatchChange, useBatchRows } from './studio-hooks.ts'
import type { RowsWanted } from './studio-hooks.ts'

/** What is looked at, from the address; a way back leads to what was looked at before. */
function useWanted(): [RowsWanted, (wanted: Partial<RowsWanted>) => void] {
  const [params, setParams] = useSearchParams()
  const code = params.get('code')
  const field = IMPORT_FIELDS.find((each) => each === params.get('field'))
  const wanted: RowsWanted = {
    show: SHOWN_ROWS.find((each) => each === params.get('show')) ?? 'fix',
    page: Math.max(1, Math.floor(Number(params.get('page') ?? 1)) || 1),
    ...(code !== null && { code }),
    ...(field !== undefined && { field }),
  }
  const change = (next: Partial<RowsWanted>) => {
    const kept = [...params].filter(([name]) => name === 'batch' || name === 'files')
    const said = Object.entries(next).filter(([, value]) => value !== undefined)
    setParams([...kept, ...said.map(([name, value]): [string, string] => [name, String(value)])])
  }
  return [wanted, change]
}

type Asked = 'replace' | 'paste'
type RuleAction = 'leave_out' | 'take_in' | 'restore'

/** What a file would do, row by row: what has to be put right first, grouped by what would put it right. */
export function DryRun({ batch }: { batch: BatchDetail }) {
  const { t } = useTranslation('imports')
  const [wanted, want] = useWanted()
  const rows = useBatchRows(batch, wanted)
  const change = useBatchChange(batch)
  const [asked, setAsked] = useOpened<Asked | null>(null)
  const { code, field, show, page } = wanted
  const frozen = batch.state === 'committing' || batch.state === 'undoing'
  const changing = batch.counts.reduce((sum, { verdict, count }) => (isChange(verdict) ? sum + count : sum), 0)
  const same = batch.counts.find(({ verdict }) => verdict === 'unchanged')?.count ?? 0
  const [held, hold] = useHeldRows(JSON.stringify(wanted))
  const numbers = {
    fix: batch.wrong_count,
    changes: changing,
    same,
    written: batch.written_count,
    left_out: batch.left_out_count,
    edited: batch.edited_count,
    all: batch.row_count,
  }
  const rule = (action: RuleAction) =>
    change.mutate(
      { what: 'rule', rule: { action, ...(code !== undefined && { code }), ...(field !== undefined && { field }) } },
      { onError: toastError, onSuccess: () => want({ show }) },
    )
  const busy = frozen || change.isPending
  // The last row of one kind of error is put right, and others are not.
  const ofGroup = show === 'fix' && code !== undefined && batch.wrong_count > 0
  return (
    <Card variant="outlined" component="section" sx={{ minWidth: 0 }}>
      <Box sx={{ p: { xs: 4, md: 5 }, pb: 3 }}>
        <Typography component="h2" variant="h4">
          {t('studio.rows.title', { count: batch.row_count, rows: count(batch.row_count) })}
        </Typography>
        {['mapped', 'rehearsed'].includes(batch.state) && (
          <Typography color="textSecondary">{t('studio.rows.nothing')}</Typography>
        )}
        <FilterChips
          label={t('studio.rows.show')}
          choices={SHOWN_ROWS.filter((each) => each !== 'written' || show === each || batch.written_count > 0).map(
            (value) => ({ value, label: t(`studio.rows.shows.${value}`, { rows: count(numbers[value]) }) }),
          )}
          chosen={code === undefined ? [show] : []}
          onChoose={(each) => want({ show: each })}
          sx={{ mt: 3 }}
        />
        {show === 'fix' && batch.groups.length > 0 && <ProblemChips batch={batch} wanted={wanted} onWant={want} />}
        <ManyRowsActs batch={batch} show={show} busy={busy} onAsk={setAsked} onRule={rule} />
      </Box>
      <Loaded
        query={rows}
        failed={t('studio.rows.failed')}
        waiting={
          <Typography role="status" sx={{ p: 5 }}>
            {t('studio.waiting')}
          </Typography>
        }
      >
        {(found) => (
          <>
            {found.rows.length + held.length === 0 ? (
              <Box sx={{ p: 5, borderTop: 1, borderColor: 'divider' }}>
                <Typography role="status">
                  {t(ofGroup ? 'studio.rows.noneOfGroup' : `studio.rows.none.${show}`)}
                </Typography>
                {ofGroup && (
                  <Button size="small" variant="outlined" sx={{ mt: 3 }} onClick={() => want({ show })}>
                    {t('studio.rows.toFix', { count: batch.wrong_count, rows: count(batch.wrong_count) })}
                  </Button>
                )}
              </Box>
            ) : (
              <FileRows
                key={JSON.stringify({ show, code, field })}
                batch={batch}
                show={show}
                rows={withHeld(found.rows, held)}
                frozen={busy}
                waiting={rows.isPlaceholderData}
                onEditing={hold}
              />
            )}
            <Pages total={found.total} page={page} onPage={(next) => want({ ...wanted, page: next })} />
          </>
        )}
      </Loaded>
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ px: { xs: 4, md: 5 }, pt: 3, pb: 4, display: { xs: 'none', md: 'block' } }}
      >
        {t('studio.rows.keys', { next: 'J', back: 'K', choose: 'X', wrong: 'F8' })}
      </Typography>
      {asked === 'replace' && <ReplaceDialog batch={batch} group={{ code, field }} onClose={() => setAsked(null)} />}
      {asked === 'paste' && <PasteDialog batch={batch} shown={rows.data?.rows ?? []} onClose={() => setAsked(null)} />}
    </Card>
  )
}

/**
 * Rows in which somebody is typing stay on the screen when somebody else has put them right meanwhile: what is typed is not
 * lost before it is decided about. Another look at the file (`at`) has none.
 */
function useHeldRows(at: string): [readonly BatchRow[], (row: BatchRow, is: boolean) => void] {
  const [held, setHeld] = useState<{ at: string; rows: readonly BatchRow[] }>({ at, rows: [] })
  const hold = (row: BatchRow, is: boolean) =>
    setHeld((before) => {
      const others = before.at === at ? before.rows.filter((each) => each.row !== row.row) : []
      return { at, rows: is ? [...others, row] : others }
    })
  return [held.at === at ? held.rows : [], hold]
}

const withHeld = (rows: readonly BatchRow[], held: readonly BatchRow[]): readonly BatchRow[] => {
  const gone = held.flatMap((row) =>
    // What was wrong with it is not any more.
    rows.some((each) => each.row === row.row) ? [] : [{ ...row, verdict: null, problems: [], changes: [] }],
  )
  return gone.length === 0 ? rows : [...rows, ...gone].sort((one, other) => one.row - other.row)
}

const isChange = (verdict: string): boolean => verdict === 'new' || verdict === 'update'

function Pages({ total, page, onPage }: { total: number; page: number; onPage: (page: number) => void }) {
  const { t } = useTranslation('imports')
  const last = Math.max(1, Math.ceil(total / ROWS_A_PAGE))
  if (last === 1 && page === 1) return null
  return (
    <Box
      component="nav"
      aria-label={t('studio.rows.pages')}
      sx={{ display: 'flex', alignItems: 'center', gap: 3, p: 4, borderTop: 1, borderColor: 'divider' }}
    >
      <Button variant="outlined" size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('studio.rows.before')}
      </Button>
      <Typography variant="body2" role="status">
        {t('studio.rows.page', { page: count(page), last: count(last) })}
      </Typography>
      <Button variant="outlined" size="small" disabled={page >= last} onClick={() => onPage(page + 1)}>
        {t('studio.rows.next')}
      </Button>
    </Box>
  )
}

interface ProblemChipsProps {
  batch: BatchDetail
  wanted: RowsWanted
  onWant: (wanted: Partial<RowsWanted>) => void
}

/** What has to be put right, by what would put it right. */
function ProblemChips({ batch, wanted: { show, code, field }, onWant }: ProblemChipsProps) {
  const { t } = useTranslation('imports')
  const keyOf = (of: { code: string; field?: string | null | undefined }) => `${of.code}:${of.field ?? ''}`
  return (
    <FilterChips
      label={t('studio.rows.groups')}
      choices={batch.groups.map((group) => ({
        value: keyOf(group),
        label: t('studio.rows.group', {
          rows: count(group.count),
          field: group.field === null ? t('studio.rows.row') : t(`studio.fields.${group.field}`),
          message: group.message,
        }),
      }))}
      chosen={code === undefined ? [] : [keyOf({ code, field })]}
      onChoose={(value) => {
        const group = batch.groups.find((each) => keyOf(each) === value)
        if (group) onWant({ show, code: group.code, ...(group.field !== null && { field: group.field }) })
      }}
      sx={{ mt: 3 }}
    />
  )
}

interface ManyRowsActsProps {
  batch: BatchDetail
  show: RowsWanted['show']
  busy: boolean
  onAsk: (asked: Asked) => void
  onRule: (action: RuleAction) => void
}

/** What can be done with all rows that are shown. */
function ManyRowsActs({ batch, show, busy, onAsk, onRule }: ManyRowsActsProps) {
  const { t } = useTranslation('imports')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
      {show === 'fix' && batch.wrong_count > 0 && (
        <>
          <Button size="small" variant="outlined" disabled={busy} onClick={() => onAsk('replace')}>
            {t('studio.rows.replace')}
          </Button>
          <Button size="small" variant="outlined" disabled={busy} onClick={() => onAsk('paste')}>
            {t('studio.rows.paste')}
          </Button>
          <Button size="small" variant="outlined" disabled={busy} onClick={() => onRule('leave_out')}>
            {t('studio.rows.leaveAll')}
          </Button>
          <DownloadButton name={`failed-rows-${batch.batch_id}.csv`} file={() => downloadFailedRows(batch.batch_id)}>
            {t('studio.rows.csv')}
          </DownloadButton>
          <DownloadButton
            name={`failed-rows-${batch.batch_id}.xlsx`}
            file={() => downloadFailedRows(batch.batch_id, 'xlsx')}
          >
            {t('studio.rows.xlsx')}
          </DownloadButton>
        </>
      )}
      {show === 'edited' && batch.edited_count > 0 && (
        <Button size="small" variant="outlined" disabled={busy} onClick={() => onRule('restore')}>
          {t('studio.rows.restoreAll')}
        </Button>
      )}
      {show === 'left_out' && batch.left_out_count > 0 && (
        <Button size="small" variant="outlined" disabled={busy} onClick={() => onRule('take_in')}>
          {t('studio.rows.takeAll')}
        </Button>
      )}
    </Box>
  )
}
