import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PAYOUT_STATUSES } from '#src/contract/entities/earnings/payout.ts'
import type { PayoutLine } from '#src/contract/entities/earnings/payout.ts'
import { PAYOUT_SORTS } from '#src/contract/entities/reports/partner-report.ts'
import { dateShort, monthName } from '#src/lib/dates.ts'
import { rupees, rupeesAndPaise } from '#src/lib/format.ts'
import { call } from '#src/lib/http/http.ts'
import type { Column, Filter } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { filtersOf, pageQueryOf } from '#src/ui/table/server-query.ts'
import { serverSource } from '#src/ui/table/table-source.ts'
import type { TableSetup } from '#src/ui/table/table-state.ts'
import { useTableState } from '#src/ui/table/use-table-state.ts'
import { usePayoutReport, useStatements } from './hooks.ts'
import { lineName } from './line/line-name.ts'
import { LineDialog } from './line/LineDialog.tsx'
import { PayoutBadge } from './PayoutBadge.tsx'
import { StatementSum } from './statement/StatementSum.tsx'

const FILTERS = ['month', 'status'] as const
const SETUP: TableSetup = {
  sortable: PAYOUT_SORTS,
  sort: { key: 'disbursed_at', direction: 'desc' },
  filters: FILTERS,
}

/** Statements: a month's sum, and each line with the way to why it is what it is. */
export function PayoutReport() {
  const { t } = useTranslation('partner-reports')
  const state = useTableState(SETUP)
  const filters = filtersOf(state.view, FILTERS)
  const statements = useStatements()
  const report = usePayoutReport({ ...filters, ...pageQueryOf(state.view) })
  const [openLine, setOpenLine] = useState<number | null>(null)
  const line = report.data?.rows.find(({ payout_id }) => payout_id === openLine)
  const statement = statements.data?.find(({ month }) => month === filters.month)
  const fields: Filter<PayoutLine>[] = [
    {
      key: 'month',
      label: t('column.month'),
      kind: 'choice',
      options: (statements.data ?? []).map(({ month }) => ({ value: month, label: monthName(month) })),
    },
    {
      key: 'status',
      label: t('column.status'),
      kind: 'choice',
      options: [...PAYOUT_STATUSES, 'disputed'].map((value) => ({ value, label: t(`status.${value}`) })),
    },
  ]
  const columns = usePayoutColumns(setOpenLine)
  return (
    <>
      {statement && <StatementSum statement={statement} />}
      <DataTable
        name="payouts"
        label={t('tab.payouts')}
        columns={columns}
        filters={fields}
        state={state}
        source={serverSource(report, state.view, (format) =>
          call('exportPayoutReport', { query: { ...filters, format } }),
        )}
        rowKey={({ payout_id }) => payout_id}
        failed={t('failed')}
        empty={<Typography>{t('empty.payouts')}</Typography>}
      />
      {line && <LineDialog line={line} onClose={() => setOpenLine(null)} />}
    </>
  )
}

/** What is shown of a line, and the way to why it is what it is. */
function usePayoutColumns(onWhy: (payoutId: number) => void): Column<PayoutLine>[] {
  const { t } = useTranslation('partner-reports')
  return [
    {
      key: 'reference',
      header: t('column.reference'),
      names: true,
      minWidth: 104,
      cell: ({ lead_reference }) => lead_reference ?? t('none'),
    },
    {
      key: 'name',
      header: t('column.name'),
      minWidth: 96,
      cell: ({ name, lead_reference }) => name || t(lead_reference === null ? 'none' : 'erased'),
    },
    { key: 'lender', header: t('column.lender'), minWidth: 120, cell: ({ lender }) => lender ?? t('none') },
    {
      key: 'disbursed_amount',
      header: t('column.disbursed_amount'),
      sortable: true,
      align: 'right',
      cell: ({ disbursed_amount }) => rupees(disbursed_amount),
    },
    { key: 'gross', header: t('column.gross'), align: 'right', cell: ({ gross }) => rupeesAndPaise(gross) },
    { key: 'tds', header: t('column.tds'), align: 'right', cell: ({ tds }) => rupeesAndPaise(tds) },
    { key: 'net', header: t('column.net'), sortable: true, align: 'right', cell: ({ net }) => rupeesAndPaise(net) },
    {
      key: 'status',
      header: t('column.status'),
      cell: ({ kind, status, dispute, is_held, is_taken_back, is_corrected }) => (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <PayoutBadge status={status} />
          {(kind === 'correction' || kind === 'reward') && (
            <Typography variant="caption">{t(`kind.${kind}`)}</Typography>
          )}
          {is_held && <Typography variant="caption">{t('held')}</Typography>}
          {is_corrected && <Typography variant="caption">{t('wasCorrected')}</Typography>}
          {is_taken_back && <Typography variant="caption">{t('wasTakenBack')}</Typography>}
          {dispute && <Typography variant="caption">{t(`dispute.${dispute.status}`)}</Typography>}
        </Box>
      ),
    },
    {
      key: 'disbursed_at',
      header: t('column.date'),
      sortable: true,
      minWidth: 110,
      cell: ({ disbursed_at }) => <time dateTime={disbursed_at}>{dateShort(disbursed_at)}</time>,
    },
    {
      key: 'why',
      header: t('column.why'),
      cell: (row) => (
        <Button
          size="small"
          variant="text"
          aria-label={t('whyOf', { line: lineName(row, t) })}
          onClick={() => onWhy(row.payout_id)}
        >
          {t('why')}
        </Button>
      ),
    },
  ]
}
