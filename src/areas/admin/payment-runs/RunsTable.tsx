import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { RunRow } from '#src/contract/entities/paying/payment-run.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { dateShort, monthName } from '#src/lib/dates.ts'
import { rupeesAndPaise } from '#src/lib/format.ts'
import type { Column } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { localSource } from '#src/ui/table/table-source.ts'
import { useTableState } from '#src/ui/table/use-table-state.ts'
import { RunState } from './RunState.tsx'

/** All runs with what was sent, paid and returned of each. */
export function RunsTable({ runs }: { runs: readonly RunRow[] }) {
  const { t } = useTranslation('payment-runs')
  const state = useTableState({ sortable: ['run'], sort: { key: 'run', direction: 'desc' } })
  const columns: Column<RunRow>[] = [
    {
      key: 'run',
      header: t('head.run'),
      names: true,
      sortable: true,
      minWidth: 180,
      value: ({ run_id }) => run_id,
      cell: ({ run_id, months }) => (
        <>
          <Link component={RouterLink} to={pathTo('payment-runs/:runId', { runId: run_id })}>
            {t('run', { run: String(run_id) })}
          </Link>
          <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
            {months.map(monthName).join(', ')}
          </Typography>
        </>
      ),
    },
    {
      key: 'made',
      header: t('head.made'),
      minWidth: 110,
      value: ({ made_at }) => made_at,
      cell: ({ made_at }) => dateShort(made_at),
    },
    {
      key: 'lines',
      header: t('head.lines'),
      align: 'right',
      value: ({ sums }) => sums.lines,
      cell: ({ sums }) => sums.lines,
    },
    ...(['sent', 'paid', 'returned', 'open'] as const).map((key): Column<RunRow> => ({
      key,
      header: t(key === 'sent' ? 'sum.leaves' : `sum.${key}`),
      align: 'right',
      value: ({ sums }) => sums[key],
      // Before the bank has a run, there is nothing to answer.
      cell: ({ sums, sent_day }) => (key !== 'sent' && sent_day === null ? '–' : rupeesAndPaise(sums[key])),
    })),
    {
      key: 'state',
      header: t('head.state'),
      minWidth: 150,
      value: ({ state: its }) => t(`state.${its}`),
      cell: ({ state: its }) => <RunState state={its} />,
    },
  ]
  return (
    <DataTable
      name="payment-runs"
      label={t('tab.runs')}
      columns={columns}
      state={state}
      source={localSource({ rows: runs }, columns, [], state.view)}
      rowKey={({ run_id }) => run_id}
      failed={t('failed')}
      empty={<Typography>{t('none')}</Typography>}
    />
  )
}
