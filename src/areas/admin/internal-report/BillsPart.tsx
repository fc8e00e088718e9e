import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { mayOpen } from '#src/contract/access.ts'
import type { InternalReportView } from '#src/contract/entities/figures/internal-report.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { passportOf } from '#src/features/funnel-report/words.ts'
import { monthName } from '#src/lib/dates.ts'
import { useSession } from '#src/lib/session/session.ts'
import { Figure } from '#src/ui/figures/Figure.tsx'
import { FigureStrip } from '#src/ui/figures/FigureStrip.tsx'
import type { Column } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { localSource } from '#src/ui/table/table-source.ts'
import { useTableState } from '#src/ui/table/use-table-state.ts'
import { BILL_PARTS, shownOf, valueOf } from './report-parts.ts'

type Bills = NonNullable<InternalReportView['bills']>
type Row = Bills['lenders'][number]

/** What of closed months is billed to lenders, and what came in for it: in all and by lender. The bills stand in the reconciliation. */
export function BillsPart({ bills, asOf }: { bills: Bills; asOf: string }) {
  const { t } = useTranslation(['internal-report', 'figures', 'metrics'])
  const { roleId } = useSession()
  const to = mayOpen(roleId, 'reconciliation') ? withQuery(pathTo('reconciliation'), { tab: 'billing' }) : undefined
  const none = bills.months.length === 0
  return (
    <Box
      component="section"
      aria-label={t('bills.title')}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}
    >
      <div>
        <Typography variant="h4" component="h2" sx={{ mb: 2 }}>
          {t('bills.title')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 720 }}>
          {none
            ? t('bills.none')
            : t('bills.months', { months: bills.months.map((month) => monthName(month)).join(', ') })}
        </Typography>
        {to !== undefined && (
          <Link component={RouterLink} to={to} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
            {t('bills.open')}
          </Link>
        )}
      </div>
      {!none && (
        <>
          <FigureStrip>
            {BILL_PARTS.map((part) => (
              <Figure
                key={part.metric}
                passport={passportOf(t, part.metric, asOf)}
                shown={shownOf(part, bills.figures, t)}
                {...(to !== undefined && { to })}
              />
            ))}
          </FigureStrip>
          <ByLender rows={bills.lenders} to={to} />
        </>
      )}
    </Box>
  )
}

function ByLender({ rows, to }: { rows: readonly Row[]; to: string | undefined }) {
  const { t } = useTranslation(['internal-report', 'figures', 'metrics'])
  const state = useTableState({
    prefix: 'bills.',
    sortable: ['lender', ...BILL_PARTS.map(({ metric }) => metric)],
    sort: { key: 'outstanding', direction: 'desc' },
  })
  const columns: Column<Row>[] = [
    {
      key: 'lender',
      header: t('bills.lender'),
      names: true,
      sortable: true,
      minWidth: 140,
      cell: ({ lender }) => lender,
      value: ({ lender }) => lender,
    },
    ...BILL_PARTS.map((part): Column<Row> => {
      const header = t(`metrics:${part.metric}.name`)
      return {
        key: part.metric,
        header,
        align: 'right',
        sortable: true,
        value: ({ figures }) => valueOf(part, figures),
        cell: ({ lender, figures }) => {
          const shown = shownOf(part, figures, t, true)
          return to === undefined || valueOf(part, figures) === 0 ? (
            shown
          ) : (
            <Link
              component={RouterLink}
              to={to}
              aria-label={t('figures:open', { name: `${lender}, ${header}`, value: shown })}
            >
              {shown}
            </Link>
          )
        },
      }
    }),
  ]
  return (
    <DataTable
      name="revenue-bills"
      label={t('bills.table')}
      columns={columns}
      state={state}
      source={localSource({ rows }, columns, [], state.view)}
      rowKey={({ lender_id }) => String(lender_id)}
      failed={t('failed')}
      empty={<Typography>{t('nothing')}</Typography>}
    />
  )
}
