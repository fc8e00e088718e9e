import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { GroupName, InternalReport, InternalReportView } from '#src/contract/entities/figures/internal-report.ts'
import { groupWord } from '#src/contract/entities/figures/internal-row-words.ts'
import { METRICS } from '#src/contract/entities/figures/metrics.ts'
import type { Column } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { localSource } from '#src/ui/table/table-source.ts'
import { useTableState } from '#src/ui/table/use-table-state.ts'
import { showOf, shownOf, valueOf } from './report-parts.ts'
import type { Part } from './report-parts.ts'
import { useRowsLink } from './use-rows-link.ts'

type Row = InternalReportView['groups'][number]

/** By which a report's groups are ordered at first; else by their last figure. */
const WORST: ReadonlySet<string> = new Set(['failed', 'unanswered'])

interface GroupTableProps {
  report: InternalReport
  group: GroupName
  parts: readonly Part[]
  rows: readonly Row[]
}

/** A report cut by operator, lender, partner ...: the worst first, and every number opens its rows. */
export function GroupTable({ report, group, parts, rows }: GroupTableProps) {
  const { t } = useTranslation(['internal-report', 'figures', 'metrics'])
  const link = useRowsLink()
  const worst = parts.find(({ key, metric }) => WORST.has(key) && METRICS[metric].unit === 'count') ?? parts.at(-1)
  const state = useTableState({
    prefix: `${group}.`,
    sortable: [group, ...parts.map(({ metric }) => metric)],
    sort: { key: worst?.metric ?? group, direction: 'desc' },
  })
  const nameOf = (row: Row) => groupWord(group, row.key, row.name, t)
  const columns: Column<Row>[] = [
    {
      key: group,
      header: t(`groupHead.${group}`),
      names: true,
      sortable: true,
      minWidth: 140,
      cell: nameOf,
      value: nameOf,
    },
    ...parts.map((part): Column<Row> => {
      const shown = (row: Row) => shownOf(part, row.figures, t, true)
      const header = t(`metrics:${part.metric}.name`)
      const show = showOf(part)
      return {
        key: part.metric,
        header,
        align: 'right',
        sortable: true,
        value: (row) => valueOf(part, row.figures),
        cell: (row) =>
          show === undefined || (valueOf(part, row.figures) ?? 0) === 0 ? (
            shown(row)
          ) : (
            <Link
              component={RouterLink}
              to={link({ show, group, key: row.key })}
              aria-label={t('figures:open', { name: `${nameOf(row)}, ${header}`, value: shown(row) })}
            >
              {shown(row)}
            </Link>
          ),
      }
    }),
  ]
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h4" component="h2" sx={{ mb: 3 }}>
        {t(`group.${group}`)}
      </Typography>
      <DataTable
        name={`${report}-${group}`}
        label={t(`group.${group}`)}
        columns={columns}
        state={state}
        source={localSource({ rows }, columns, [], state.view)}
        rowKey={({ key }) => key}
        failed={t('failed')}
        empty={<Typography>{t('nothing')}</Typography>}
      />
    </Box>
  )
}
