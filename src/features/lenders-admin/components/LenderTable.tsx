import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import type { Lender } from '#src/contract/entities/lender.ts'
import { count, percent, rupees } from '#src/lib/format.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import type { Column } from '#src/ui/table/DataTable.tsx'
import { TrashIcon } from '../TrashIcon.tsx'
import { lendersInView, readLenderView } from '../lender-view.ts'
import { LenderSwitch } from './LenderSwitch.tsx'
import { SpecialOfferState } from './SpecialOfferState.tsx'

interface LenderTableProps {
  lenders: readonly Lender[] | undefined
  error: Error | null
  onRetry: () => void
  /** Absent where lenders are only switched on and off. */
  onRemove?: (lender: Lender) => void
}

/** Lenders with their switches; sort and search are in the address. */
export function LenderTable({ lenders, error, onRetry, onRemove }: LenderTableProps) {
  const { t } = useTranslation(['lenders-admin', 'titles'])
  const [params, setParams] = useSearchParams()
  const view = readLenderView(params)
  const columns: Column<Lender>[] = [
    {
      key: 'name',
      header: t('columns.name'),
      names: true,
      sortable: true,
      minWidth: 160,
      cell: ({ lender_id, name }) => (
        <Link component={RouterLink} to={`/admin/lenders/${lender_id}`}>
          {name}
        </Link>
      ),
    },
    {
      key: 'lender_status',
      header: t('columns.status'),
      sortable: true,
      cell: (lender) => (
        <LenderSwitch lender={lender} property="lender_status" label={t('switch', { name: lender.name })} />
      ),
    },
    { key: 'lender_id', header: t('columns.id'), cell: ({ lender_id }) => lender_id, align: 'right', sortable: true },
    {
      key: 'product_kind',
      header: t('columns.product'),
      sortable: true,
      minWidth: 140,
      cell: ({ product_kind }) => t(`words.${product_kind}`),
    },
    {
      key: 'priority',
      header: t('columns.priority'),
      sortable: true,
      align: 'right',
      cell: ({ priority }) => count(priority),
    },
    {
      key: 'loan_amount_upto',
      header: t('columns.amount'),
      sortable: true,
      align: 'right',
      cell: ({ loan_amount_upto }) => rupees(loan_amount_upto),
    },
    {
      key: 'apr_min',
      header: t('columns.apr'),
      sortable: true,
      align: 'right',
      minWidth: 150,
      cell: ({ apr_min, apr_max }) => t('range', { from: percent(apr_min), to: percent(apr_max) }),
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
  return (
    <DataTable
      label={t('titles:lenders')}
      columns={columns}
      rows={lenders && lendersInView(lenders, view)}
      rowKey={({ lender_id }) => lender_id}
      error={error}
      failed={t('failed')}
      onRetry={onRetry}
      empty={<Typography>{t(lenders?.length === 0 ? 'empty' : 'noMatch')}</Typography>}
      sort={view.sort}
      onSort={({ key, direction }) =>
        setParams(
          (before) => {
            const after = new URLSearchParams(before)
            after.set('sort', key)
            after.set('order', direction)
            return after
          },
          { replace: true },
        )
      }
    />
  )
}
