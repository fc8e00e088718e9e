import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ERASURE_AIM_DAYS, ERASURE_SORTS, ERASURE_STAGES } from '#src/contract/entities/privacy/erasure-desk.ts'
import type { ErasureLine, ErasureStage } from '#src/contract/entities/privacy/erasure-desk.ts'
import { daysBetween, istDay } from '#src/contract/rules/calendar.ts'
import { dateTime } from '#src/lib/dates.ts'
import type { Column } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { pageQueryOf, searchOf } from '#src/ui/table/server-query.ts'
import { serverSource } from '#src/ui/table/table-source.ts'
import { useTableState } from '#src/ui/table/use-table-state.ts'
import { StatusBadge } from '#src/ui/timeline/StatusBadge.tsx'
import { useToday } from '#src/ui/use-today.ts'
import { withNames } from '#src/ui/with-names.ts'
import { useErasureRequests } from './hooks.ts'
import { RequestDialog } from './RequestDialog.tsx'

const SETUP = {
  sortable: ERASURE_SORTS,
  sort: { key: 'requested_at', direction: 'asc' },
  filters: ['status'],
} as const

const TONES = {
  verifying: 'warn',
  open: 'info',
  held: 'warn',
  erasing: 'info',
  failed: 'err',
  done: 'ok',
  cancelled: 'neutral',
  refused: 'neutral',
} as const satisfies Record<ErasureStage, string>

/** The parameter of the address that names the request that is open. */
const OPENED = 'request'

/** Every request, the one that waits longest first; which one is open stands in the address. */
export function RequestsTable() {
  const { t } = useTranslation('erasure-desk')
  const state = useTableState(SETUP)
  const [params, setParams] = useSearchParams()
  const opened = params.get(OPENED)
  const open = (reference: string | null) => setParams((before) => withNames(before, { [OPENED]: reference }))
  const wanted = ERASURE_STAGES.find((each) => each === state.view.filters['status'])
  const requests = useErasureRequests({
    ...pageQueryOf(state.view),
    ...searchOf(state.view),
    ...(wanted && { status: wanted }),
  })
  const columns = useRequestColumns(open)
  const countOf = (status: ErasureStage) => requests.data?.counts.find((each) => each.status === status)?.count ?? 0
  return (
    <>
      <DataTable
        name="erasure-requests"
        label={t('table.label')}
        columns={columns}
        filters={[
          {
            key: 'status',
            label: t('table.status'),
            kind: 'choice',
            options: ERASURE_STAGES.map((value) => ({
              value,
              label: t('table.counted', { name: t(`status.${value}`), count: countOf(value) }),
            })),
          },
        ]}
        search={t('table.search')}
        state={state}
        source={serverSource(requests, state.view)}
        rowKey={({ reference }) => reference}
        failed={t('table.failed')}
        empty={t('table.none')}
      />
      {opened !== null && <RequestDialog reference={opened} onClose={() => open(null)} />}
    </>
  )
}

/** What is shown of a request, and the way into it. */
function useRequestColumns(onOpen: (reference: string) => void): Column<ErasureLine>[] {
  const { t } = useTranslation('erasure-desk')
  return [
    {
      key: 'reference',
      header: t('table.reference'),
      names: true,
      minWidth: 120,
      cell: ({ reference, user_id }) => (
        <>
          {reference}
          <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
            {t('table.customer', { id: user_id })}
          </Typography>
        </>
      ),
    },
    {
      key: 'status',
      header: t('table.status'),
      minWidth: 170,
      cell: (line) => (
        <>
          <StatusBadge tone={TONES[line.stage]}>{t(`status.${line.stage}`)}</StatusBadge>
          <Typography component="span" variant="body2" sx={{ display: 'block', mt: 1 }}>
            <NextStep line={line} />
          </Typography>
        </>
      ),
    },
    {
      key: 'owner',
      header: t('table.owner'),
      minWidth: 130,
      cell: ({ owner, due_at }) => (
        <>
          {owner ?? t(due_at === null ? 'owner.over' : 'owner.nobody')}
          {due_at !== null && (
            <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
              {t('owner.due', { at: dateTime(due_at) })}
            </Typography>
          )}
        </>
      ),
    },
    { key: 'came_by', header: t('table.cameBy'), cell: ({ came_by }) => t(`cameBy.${came_by}`) },
    {
      key: 'requested_at',
      header: t('table.asked'),
      sortable: true,
      minWidth: 130,
      cell: (line) => (
        <>
          <time dateTime={line.requested_at}>{dateTime(line.requested_at)}</time>
          <Age line={line} />
        </>
      ),
    },
    {
      key: 'open',
      header: t('table.details'),
      cell: ({ reference }) => (
        <Button
          size="small"
          variant="outlined"
          aria-label={t('table.openOf', { reference })}
          onClick={() => onOpen(reference)}
        >
          {t('table.open')}
        </Button>
      ),
    },
  ]
}

/** What happens next, and when. */
function NextStep({ line }: { line: ErasureLine }) {
  const { t } = useTranslation('erasure-desk')
  switch (line.stage) {
    case 'verifying':
      return t('next.verifying', { at: dateTime(line.link_until ?? line.erase_after) })
    case 'open':
      return t('next.open', { at: dateTime(line.erase_after) })
    case 'erasing':
    case 'failed':
      return t('next.due', { at: dateTime(line.erase_after) })
    case 'held':
      return line.held_for === null ? null : t(`holds.${line.held_for}`)
    case 'done':
      return line.done_at === null ? null : dateTime(line.done_at)
    case 'cancelled':
    case 'refused':
      return null
  }
}

/** How many days it has been waiting; beyond our own aim it says so. */
function Age({ line }: { line: ErasureLine }) {
  const { t } = useTranslation('erasure-desk')
  const today = useToday()
  if (line.status !== 'verifying' && line.status !== 'open' && line.status !== 'held') return null
  const days = daysBetween(istDay(new Date(line.requested_at)), today)
  const late = days > ERASURE_AIM_DAYS
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{ display: 'block', color: late ? 'warning.main' : 'text.secondary' }}
    >
      {t(late ? 'age.late' : 'age.day', { count: days })}
    </Typography>
  )
}
