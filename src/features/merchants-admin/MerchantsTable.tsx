import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { Merchant } from '#src/contract/entities/merchants/merchant.ts'
import { STANDINGS } from '#src/contract/entities/partners/partner-standing.ts'
import type { Standing } from '#src/contract/entities/partners/partner-standing.ts'
import { dateShort } from '#src/lib/dates.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import type { Column, Filter } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { localSource } from '#src/ui/table/table-source.ts'
import { useTableState } from '#src/ui/table/use-table-state.ts'
import { EnterDialog } from './EnterDialog.tsx'
import { useMerchants } from './hooks.ts'
import { StandingActs } from './StandingActs.tsx'
import { StandingChip } from './StandingChip.tsx'
import { StandingDialog } from './StandingDialog.tsx'

const SETUP = {
  sortable: ['name', 'merchant', 'code', 'since'],
  sort: { key: 'name', direction: 'asc' },
  filters: ['standing'],
} as const

/** Every merchant, whether it works with us, and the way into its portal. `acts` suspend it, let it leave or go on. */
export function MerchantsTable() {
  const { t } = useTranslation(['merchants-admin', 'partner-standing'])
  const { data, error, refetch } = useMerchants()
  const state = useTableState(SETUP)
  const [changing, setChanging] = useOpened<{ merchant: Merchant; to: Standing } | null>(null)
  const [entering, setEntering] = useOpened<Merchant | null>(null)
  const columns = useMerchantColumns({
    onEnter: setEntering,
    onChange: (merchant, to) => setChanging({ merchant, to }),
  })
  const filters: Filter<Merchant>[] = [
    {
      key: 'standing',
      label: t('merchants.standing'),
      kind: 'choice',
      options: STANDINGS.map((value) => ({ value, label: t(`partner-standing:standings.${value}`) })),
      matches: ({ standing }, value) => standing === value,
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
        filters={filters}
        state={state}
        source={localSource(given, columns, filters, state.view)}
        rowKey={({ partner_id }) => partner_id}
        failed={t('merchants.failed')}
        empty={t('merchants.none')}
      />
      {changing && <StandingDialog partner={changing.merchant} to={changing.to} onClose={() => setChanging(null)} />}
      {entering && <EnterDialog merchant={entering} onClose={() => setEntering(null)} />}
    </>
  )
}

interface MerchantActs {
  onEnter: (merchant: Merchant) => void
  onChange: (merchant: Merchant, to: Standing) => void
}

/** What is shown of a merchant, and what can be done with it. */
function useMerchantColumns({ onEnter, onChange }: MerchantActs): Column<Merchant>[] {
  const { t } = useTranslation(['merchants-admin', 'partner-standing'])
  return [
    {
      key: 'name',
      header: t('merchants.name'),
      names: true,
      minWidth: 180,
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
      key: 'standing',
      header: t('merchants.standing'),
      minWidth: 130,
      value: ({ standing }) => standing,
      exported: ({ standing }) => t(`partner-standing:standings.${standing}`),
      cell: ({ standing }) => <StandingChip standing={standing} />,
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
            onClick={() => onEnter(merchant)}
          >
            {t('enter.button')}
          </Button>
        ) : (
          t('merchants.nobody')
        ),
    },
    {
      key: 'acts',
      header: t('merchants.acts'),
      minWidth: 220,
      cell: (merchant) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <StandingActs partner={merchant} onChoose={(to) => onChange(merchant, to)} />
        </Box>
      ),
    },
  ]
}
