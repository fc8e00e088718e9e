import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import type { Reconciliation } from '#src/contract/entities/reconciliation/ledger.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { sumRupees } from '#src/contract/rules/paise.ts'
import { monthName } from '#src/lib/dates.ts'
import { count, rupees, rupeesAndPaise } from '#src/lib/format.ts'
import { FilterChips } from '#src/ui/FilterChips.tsx'
import { LenderTile } from '#src/ui/money/LenderTile.tsx'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import type { Column } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { localSource } from '#src/ui/table/table-source.ts'
import { useTableState } from '#src/ui/table/use-table-state.ts'
import { withNames } from '#src/ui/with-names.ts'
import { ClosingCard } from './ClosingCard.tsx'
import { useReconciliation } from './hooks.ts'
import { MonthPicker } from './MonthPicker.tsx'
import { StateMark } from './StateMark.tsx'
import { ThreeBooks } from './ThreeBooks.tsx'

type Row = Reconciliation['lenders'][number]
const SHOWN = ['all', 'differ', 'closed'] as const
type Shown = (typeof SHOWN)[number]
const fits = (row: Row, shown: Shown): boolean =>
  shown === 'all' || (shown === 'closed' ? row.state === 'closed' : row.state !== 'closed' && row.open > 0)

const shownAmount = (amount: number | null | undefined, say: (amount: number) => string): string =>
  amount === null || amount === undefined ? '–' : say(amount)

/** A month over all lenders: three books, then lender by lender. */
export function LendersPanel() {
  const { t } = useTranslation('reconciliation')
  const [params] = useSearchParams()
  const month = params.get('month')
  const query = month !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? { month } : {}
  const answer = useReconciliation(query)
  return (
    <Loaded
      query={answer}
      failed={t('failed')}
      waiting={<Skeleton variant="rounded" height={360} role="status" aria-label={t('loading')} />}
    >
      {(view) => (
        <Box sx={{ display: 'grid', gap: 5, minWidth: 0 }} aria-busy={answer.isPlaceholderData}>
          <MonthPicker month={view.month} months={view.months} />
          <ThreeBooks view={view} />
          <ClosingCard closing={view.closing} />
          <ByLender view={view} />
        </Box>
      )}
    </Loaded>
  )
}

function ByLender({ view }: { view: Reconciliation }) {
  const { t } = useTranslation('reconciliation')
  const [params, setParams] = useSearchParams()
  const shown = SHOWN.find((each) => each === params.get('show')) ?? 'all'
  const show = (next: Shown) =>
    setParams((before) => withNames(before, { show: next === 'all' ? null : next, page: null }), { replace: true })
  const state = useTableState({ sortable: ['lender', 'difference'], sort: { key: 'lender', direction: 'asc' } })
  const columns = useLenderColumns(view.month)
  const rows = view.lenders.filter((row) => fits(row, shown))
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 3 }}>
        <Typography variant="h4" component="h2" sx={{ mr: 'auto' }}>
          {t('byLender')}
        </Typography>
        <FilterChips
          label={t('byLender')}
          choices={SHOWN.map((value) => ({
            value,
            label: t(`show.${value}`, { count: view.lenders.filter((row) => fits(row, value)).length }),
          }))}
          chosen={shown}
          onChoose={show}
        />
      </Box>
      <DataTable
        name="reconciliation"
        label={t('byLender')}
        columns={columns}
        state={state}
        source={{
          ...localSource({ rows }, columns, [], state.view),
          narrowed: [
            [t('month'), monthName(view.month)],
            ...(shown === 'all' ? [] : [[t('head.state'), t(`only.${shown}`)] as const]),
          ],
        }}
        rowKey={({ lender_id }) => lender_id}
        failed={t('failed')}
        empty={<Typography>{t(view.lenders.length === 0 ? 'nothing' : 'nothingShown')}</Typography>}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
        {t('closesWhen')}
      </Typography>
    </Box>
  )
}

/** A lender: its file beside our books. */
function useLenderColumns(month: string): Column<Row>[] {
  const { t } = useTranslation('reconciliation')
  // Where there is no file, nobody has told anything: that is not nothing.
  const told = <T,>({ has_file }: Row, amount: T): T | null => (has_file ? amount : null)
  const differenceOf = (row: Row) => told(row, sumRupees([row.file.commission, -row.own.commission]))
  const linkOf = ({ lender_id }: Row) =>
    withQuery(pathTo('reconciliation/:lenderId', { lenderId: lender_id }), { month })
  return [
    {
      key: 'lender',
      header: t('head.lender'),
      names: true,
      sortable: true,
      searchable: true,
      minWidth: 180,
      value: ({ lender }) => lender,
      cell: (row) => (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
          <LenderTile name={row.lender} small />
          <Link component={RouterLink} to={linkOf(row)}>
            {row.lender}
          </Link>
        </Box>
      ),
    },
    {
      key: 'loans',
      header: t('head.loans'),
      align: 'right',
      value: (row) => told(row, row.file.lines),
      cell: (row) => (row.has_file ? count(row.file.lines) : '–'),
    },
    {
      key: 'theirs',
      header: t('head.theirs'),
      align: 'right',
      value: (row) => told(row, row.file.disbursed ?? null),
      cell: (row) => shownAmount(told(row, row.file.disbursed), rupees),
    },
    {
      key: 'ours',
      header: t('head.ours'),
      align: 'right',
      value: (row) => row.own.disbursed ?? null,
      cell: (row) => shownAmount(row.own.disbursed, rupees),
    },
    {
      key: 'due',
      header: t('head.due'),
      align: 'right',
      value: (row) => row.own.commission,
      cell: (row) => rupeesAndPaise(row.own.commission),
    },
    {
      key: 'paid',
      header: t('head.paid'),
      align: 'right',
      value: (row) => told(row, row.file.commission),
      cell: (row) => shownAmount(told(row, row.file.commission), rupeesAndPaise),
    },
    {
      key: 'difference',
      header: t('head.difference'),
      align: 'right',
      sortable: true,
      value: differenceOf,
      cell: (row) => (
        <Box
          component="span"
          sx={{ fontWeight: 500, color: (differenceOf(row) ?? 0) < 0 ? 'error.main' : 'text.primary' }}
        >
          {shownAmount(differenceOf(row), rupeesAndPaise)}
        </Box>
      ),
    },
    {
      key: 'state',
      header: t('head.state'),
      minWidth: 150,
      value: (row) => t(`state.${row.state}`, { count: row.open }),
      cell: (row) => <StateMark state={row.state} open={row.open} />,
    },
  ]
}
