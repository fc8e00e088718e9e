import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { isUnset, missingHindi } from '#src/contract/catalogue/lender-readiness.ts'
import type { AdminLender } from '#src/contract/entities/catalogue/lender.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { count, percent, rupees } from '#src/lib/format.ts'
import { TrashIcon } from '#src/ui/form/icons.tsx'
import { HindiMissing } from '#src/ui/language/HindiMissing.tsx'
import type { Column, Filter } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { useRowChoice } from '#src/ui/table/row-choice.ts'
import { localSource } from '#src/ui/table/table-source.ts'
import type { TableSetup } from '#src/ui/table/table-state.ts'
import { useTableState } from '#src/ui/table/use-table-state.ts'
import { LenderSwitch } from './LenderSwitch.tsx'
import { SpecialOfferState } from './SpecialOfferState.tsx'

const SETUP: TableSetup = {
  sortable: ['lender_id', 'name', 'lender_status', 'product_kind', 'priority', 'loan_amount_upto', 'apr_min'],
  sort: { key: 'lender_id', direction: 'asc' },
  filters: ['status', 'product'],
}

interface LenderTableProps {
  lenders: readonly AdminLender[] | undefined
  error: Error | null
  onRetry: () => void
  /** Absent where lenders are only switched on and off. */
  onRemove?: (lender: AdminLender) => void
  /** What can be done with the chosen lenders. */
  bulk: (nameOf: (id: number) => string, picked: ReturnType<typeof useRowChoice>) => ReactNode
}

/** Lenders with their switches; sort and search are in the address. */
export function LenderTable({ lenders, error, onRetry, onRemove, bulk }: LenderTableProps) {
  const { t } = useTranslation(['lenders-admin', 'staff-titles', 'table'])
  const state = useTableState(SETUP)
  const picked = useRowChoice()
  const columns = useLenderColumns(onRemove)
  const products = [...new Set((lenders ?? []).map(({ product_kind }) => product_kind))]
  const filters: Filter<AdminLender>[] = [
    {
      key: 'status',
      label: t('filters.status'),
      kind: 'choice',
      options: [
        { value: '1', label: t('filters.on') },
        { value: '0', label: t('filters.off') },
      ],
      matches: ({ lender_status }, value) => String(lender_status) === value,
    },
    {
      key: 'product',
      label: t('columns.product'),
      kind: 'choice',
      options: products.map((kind) => ({ value: kind, label: t(`words.${kind}`) })),
      matches: ({ product_kind }, value) => product_kind === value,
    },
  ]
  return (
    <DataTable
      name="lenders"
      label={t('staff-titles:lenders')}
      search={t('search')}
      columns={columns}
      filters={filters}
      state={state}
      source={localSource({ rows: lenders, error, onRetry }, columns, filters, state.view)}
      rowKey={({ lender_id }) => lender_id}
      choice={{
        ...picked,
        labelOf: ({ name }) => t('table:chooseRow', { name }),
        acts: bulk((id) => lenders?.find(({ lender_id }) => lender_id === id)?.name ?? String(id), picked),
      }}
      failed={t('failed')}
      empty={<Typography>{t('empty')}</Typography>}
    />
  )
}

/** What is shown of a lender; the last column is for those who may remove one. */
function useLenderColumns(onRemove: LenderTableProps['onRemove']): Column<AdminLender>[] {
  const { t } = useTranslation(['lenders-admin', 'staff-titles', 'table'])
  const aprWords = (lender: AdminLender) =>
    isUnset(lender, 'apr_max') ? t('none') : t('range', { from: percent(lender.apr_min), to: percent(lender.apr_max) })
  const columns: Column<AdminLender>[] = [
    {
      key: 'name',
      header: t('columns.name'),
      names: true,
      sortable: true,
      searchable: true,
      value: ({ name }) => name,
      minWidth: 160,
      cell: (lender) => (
        <>
          <Link component={RouterLink} to={pathTo('lenders/:lenderId', { lenderId: lender.lender_id })}>
            {lender.name}
          </Link>
          {lender.lender_status === 1 && missingHindi(lender).length > 0 && <HindiMissing />}
        </>
      ),
    },
    {
      key: 'lender_status',
      header: t('columns.status'),
      sortable: true,
      value: ({ lender_status }) => lender_status,
      cell: (lender) => (
        <LenderSwitch lender={lender} property="lender_status" label={t('switch', { name: lender.name })} />
      ),
    },
    {
      key: 'lender_id',
      header: t('columns.id'),
      sortable: true,
      searchable: true,
      align: 'right',
      value: ({ lender_id }) => lender_id,
      cell: ({ lender_id }) => lender_id,
    },
    {
      key: 'product_kind',
      header: t('columns.product'),
      sortable: true,
      minWidth: 140,
      value: ({ product_kind }) => t(`words.${product_kind}`),
      cell: (lender) => (isUnset(lender, 'product_kind') ? t('none') : t(`words.${lender.product_kind}`)),
    },
    {
      key: 'priority',
      header: t('columns.priority'),
      sortable: true,
      align: 'right',
      value: ({ priority }) => priority,
      cell: ({ priority }) => count(priority),
    },
    {
      key: 'loan_amount_upto',
      header: t('columns.amount'),
      sortable: true,
      align: 'right',
      value: ({ loan_amount_upto }) => loan_amount_upto,
      cell: (lender) => (isUnset(lender, 'loan_amount_upto') ? t('none') : rupees(lender.loan_amount_upto)),
    },
    {
      key: 'apr_min',
      header: t('columns.apr'),
      sortable: true,
      align: 'right',
      minWidth: 150,
      value: ({ apr_min }) => apr_min,
      exported: aprWords,
      cell: aprWords,
    },
    { key: 'offer', header: t('columns.offer'), cell: (lender) => <SpecialOfferState lender={lender} /> },
  ]
  if (onRemove)
    columns.push({
      key: 'actions',
      header: t('columns.actions'),
      cell: (lender) => (
        <IconButton aria-label={t('remove.open', { name: lender.name })} onClick={() => onRemove(lender)}>
          <TrashIcon sx={{ fontSize: 20 }} />
        </IconButton>
      ),
    })
  return columns
}
