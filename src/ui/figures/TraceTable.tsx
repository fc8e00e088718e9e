import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { ToldTrace, TraceRow } from '#src/contract/entities/figures/funnel-report.ts'
import { shareText } from '#src/lib/format.ts'
import type { Column } from '../table/column.ts'
import { DataTable } from '../table/DataTable.tsx'
import { localSource } from '../table/table-source.ts'
import { useTableState } from '../table/use-table-state.ts'
import { shareOf } from './change.ts'

/** The server's order, the largest change first, is no column's. */
const SETUP = { sortable: ['now', 'before', 'difference'], sort: { key: 'size', direction: 'desc' } } as const

/** A line of the table; what is put together has no value of its own. */
type Line = Omit<TraceRow, 'value'> & { value: string | null }

interface TraceTableProps {
  /** Of what its lines are. */
  head: string
  answer: ToldTrace
  labelOf: (row: TraceRow) => string
  shown: (value: number) => string
  signed: (value: number) => string
  /** The same change of this line alone. */
  narrowedTo: (value: string) => string | undefined
  /** The rows that a number of a line counts. */
  rowsOf: (value: string, days: 'now' | 'before') => string | undefined
  narrowed: readonly (readonly [label: string, text: string])[]
}

/** Every part of a change, the largest first: together they are the whole. */
export function TraceTable({ head, answer, labelOf, shown, signed, narrowedTo, rowsOf, narrowed }: TraceTableProps) {
  const { t } = useTranslation('figures')
  const state = useTableState(SETUP)
  const { rows, others, total, range } = answer
  const lines: Line[] = [
    ...rows.map((row) => ({ ...row, label: labelOf(row) })),
    ...(others ? [{ ...others, value: null, label: t('trace.others', { count: others.count }) }] : []),
  ]
  const number = (key: 'now' | 'before'): Column<Line> => ({
    key,
    header: t(`trace.${key}`),
    align: 'right',
    sortable: true,
    value: (line) => line[key],
    cell: (line) => {
      const to = line.value === null || line[key] === 0 ? undefined : rowsOf(line.value, key)
      const written = shown(line[key])
      return to === undefined ? (
        written
      ) : (
        <Link
          component={RouterLink}
          to={to}
          color="inherit"
          aria-label={t('open', { name: `${line.label}, ${t(`trace.${key}`)}`, value: written })}
        >
          {written}
        </Link>
      )
    },
  })
  const columns: Column<Line>[] = [
    {
      key: 'line',
      header: head,
      names: true,
      minWidth: 130,
      value: ({ label }) => label,
      cell: ({ value, label }) => {
        const to = value === null ? undefined : narrowedTo(value)
        return to === undefined ? (
          label
        ) : (
          <Link component={RouterLink} to={to} aria-label={t('trace.narrow', { name: label })}>
            {label}
          </Link>
        )
      },
    },
    {
      key: 'difference',
      header: t('trace.difference'),
      align: 'right',
      sortable: true,
      value: ({ difference }) => difference,
      cell: ({ difference }) => <span style={{ fontWeight: 500 }}>{signed(difference)}</span>,
    },
    number('now'),
    number('before'),
    {
      key: 'share',
      header: t('trace.shareOfChange'),
      align: 'right',
      value: ({ difference }) => shareOf(difference, total.difference),
      cell: ({ difference }) => {
        const share = shareOf(difference, total.difference)
        return share === null ? '–' : `${share < 0 ? '−' : ''}${shareText(Math.abs(share))}`
      },
    },
  ]
  return (
    <DataTable
      name="figure-trace"
      label={t('trace.table')}
      columns={columns}
      state={state}
      source={{ ...localSource({ rows: lines }, columns, [], state.view), period: range, narrowed }}
      rowKey={({ value }) => value ?? 'others'}
      failed={t('trace.failed')}
      empty={<Typography>{t('trace.empty')}</Typography>}
    />
  )
}
