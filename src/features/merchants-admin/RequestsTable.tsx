import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { MERCHANT_REQUEST_SORTS } from '#src/contract/endpoints/admin/merchants.ts'
import { MERCHANT_REQUEST_STATUSES } from '#src/contract/entities/merchants/merchant.ts'
import type { MerchantRequestRow, MerchantRequestStatus } from '#src/contract/entities/merchants/merchant.ts'
import { INVITATION_HOURS } from '#src/contract/entities/staff/staff.ts'
import { daysBetween, istDay } from '#src/contract/rules/calendar.ts'
import { dateTime } from '#src/lib/dates.ts'
import { toast } from '#src/lib/toast.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import type { Column } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { pageQueryOf, searchOf } from '#src/ui/table/server-query.ts'
import { serverSource } from '#src/ui/table/table-source.ts'
import { useTableState } from '#src/ui/table/use-table-state.ts'
import { StatusBadge } from '#src/ui/timeline/StatusBadge.tsx'
import { useMerchantRequests } from './hooks.ts'
import { RequestDialog } from './RequestDialog.tsx'

const SETUP = {
  sortable: MERCHANT_REQUEST_SORTS,
  sort: { key: 'created_at', direction: 'desc' },
  filters: ['status'],
} as const

const TONES = { open: 'warn', approved: 'ok', declined: 'neutral' } as const

/** Since how many days of India. */
const ageOf = (created_at: string): number => daysBetween(istDay(new Date(created_at)), istDay(new Date()))

/** Who wants to sell through us; each request is opened and decided once. */
export function RequestsTable() {
  const { t } = useTranslation('merchants-admin')
  const state = useTableState(SETUP)
  const { filters } = state.view
  const wanted = MERCHANT_REQUEST_STATUSES.find((each) => each === filters['status'])
  const [opened, setOpened] = useOpened<MerchantRequestRow | null>(null)
  const requests = useMerchantRequests({
    ...pageQueryOf(state.view),
    ...searchOf(state.view),
    ...(wanted && { status: wanted satisfies MerchantRequestStatus }),
  })
  const counts = requests.data?.counts
  const columns: Column<MerchantRequestRow>[] = [
    {
      key: 'reference',
      header: t('requests.reference'),
      names: true,
      minWidth: 130,
      sortable: true,
      cell: ({ reference }) => reference,
    },
    { key: 'business', header: t('requests.business'), cell: ({ business_name }) => business_name },
    { key: 'phone', header: t('requests.phone'), cell: ({ phone }) => phone },
    {
      key: 'status',
      header: t('requests.status'),
      sortable: true,
      cell: ({ status }) => <StatusBadge tone={TONES[status]}>{t(`statuses.${status}`)}</StatusBadge>,
    },
    {
      key: 'created_at',
      header: t('requests.asked'),
      minWidth: 150,
      sortable: true,
      cell: ({ created_at }) => (
        <>
          <time dateTime={created_at}>{dateTime(created_at)}</time>
          <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {t('requests.age', { count: ageOf(created_at) })}
          </Typography>
        </>
      ),
    },
    {
      key: 'open',
      header: t('requests.decision'),
      cell: (request) => (
        <Button
          size="small"
          variant="outlined"
          aria-label={t('requests.openOf', { reference: request.reference })}
          onClick={() => setOpened(request)}
        >
          {t('requests.open')}
        </Button>
      ),
    },
  ]
  return (
    <>
      <DataTable
        name="merchant-requests"
        label={t('tabs.requests')}
        columns={columns}
        filters={[
          {
            key: 'status',
            label: t('requests.status'),
            kind: 'choice',
            options: MERCHANT_REQUEST_STATUSES.map((value) => ({
              value,
              label: counts
                ? t('requests.counted', { state: t(`statuses.${value}`), n: counts[value] })
                : t(`statuses.${value}`),
            })),
          },
        ]}
        search={t('requests.search')}
        state={state}
        source={serverSource(requests, state.view)}
        rowKey={({ request_id }) => request_id}
        failed={t('requests.failed')}
        empty={t('requests.none')}
      />
      {opened && (
        <RequestDialog
          requestId={opened.request_id}
          reference={opened.reference}
          onClose={() => setOpened(null)}
          onApproved={({ email }) => {
            setOpened(null)
            toast.success(t('decision.approved', { email, hours: INVITATION_HOURS }))
          }}
        />
      )}
    </>
  )
}
