import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Merchant } from '#src/contract/entities/merchants/merchant.ts'
import { dateShort } from '#src/lib/dates.ts'
import type { Column } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { localSource } from '#src/ui/table/table-source.ts'
import { useTableState } from '#src/ui/table/use-table-state.ts'
import { EnterDialog } from './EnterDialog.tsx'
import { useMerchants } from './hooks.ts'

const SETUP = { sortable: ['name', 'merchant', 'code', 'since'], sort: { key: 'name', direction: 'asc' } } as const

/** Every merchant, with the way into its portal. */
export function MerchantsTable() {
  const { t } = useTranslation('merchants-admin')
  const { data, error, refetch } = useMerchants()
  const state = useTableState(SETUP)
  const [entering, setEntering] = useState<Merchant | null>(null)
  const columns: Column<Merchant>[] = [
    {
      key: 'name',
      header: t('merchants.name'),
      names: true,
      sortable: true,
      searchable: true,
      value: ({ name }) => name,
      cell: ({ name }) => name,
    },
    {
      key: 'merchant',
      header: t('merchants.id'),
      sortable: true,
      searchable: true,
      value: ({ merchant_id }) => merchant_id,
      cell: ({ merchant_id }) => merchant_id,
    },
    {
      key: 'code',
      header: t('merchants.code'),
      sortable: true,
      searchable: true,
      value: ({ code }) => code,
      cell: ({ code }) => code,
    },
    {
      key: 'since',
      header: t('merchants.since'),
      sortable: true,
      value: ({ created_at }) => created_at,
      cell: ({ created_at }) => dateShort(created_at),
    },
    {
      key: 'enter',
      header: t('merchants.support'),
      cell: (merchant) =>
        merchant.can_enter ? (
          <Button
            size="small"
            variant="outlined"
            aria-label={t('enter.of', { name: merchant.name })}
            onClick={() => setEntering(merchant)}
          >
            {t('enter.button')}
          </Button>
        ) : (
          t('merchants.nobody')
        ),
    },
  ]
  const given = { rows: data, error, onRetry: () => void refetch() }
  return (
    <>
      <DataTable
        name="merchants"
        label={t('tabs.merchants')}
        search={t('merchants.search')}
        columns={columns}
        state={state}
        source={localSource(given, columns, [], state.view)}
        rowKey={({ partner_id }) => partner_id}
        failed={t('merchants.failed')}
        empty={t('merchants.none')}
      />
      {entering && <EnterDialog merchant={entering} onClose={() => setEntering(null)} />}
    </>
  )
}
