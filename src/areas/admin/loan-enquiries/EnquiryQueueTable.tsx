import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { ENQUIRY_SORTS } from '#src/contract/entities/enquiries/enquiry-desk.ts'
import type { EnquiryLine, EnquiryQueue } from '#src/contract/entities/enquiries/enquiry-desk.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { dateShort, dateTime } from '#src/lib/dates.ts'
import { rupees } from '#src/lib/format.ts'
import type { Column } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { pageQueryOf, searchOf } from '#src/ui/table/server-query.ts'
import { serverSource } from '#src/ui/table/table-source.ts'
import { useTableState } from '#src/ui/table/use-table-state.ts'
import { EnquiryState } from './EnquiryState.tsx'
import { useDeskEnquiries } from './hooks.ts'

const SETUP = { sortable: ENQUIRY_SORTS, sort: { key: 'created_at', direction: 'asc' } } as const
/** What is over is looked for from its end. */
const ENDED = { ...SETUP, sort: { key: 'created_at', direction: 'desc' } } as const

/** One queue, the enquiry that is due first on top. */
export function EnquiryQueueTable({ queue }: { queue: EnquiryQueue }) {
  const { t } = useTranslation('enquiry-desk')
  const state = useTableState(queue === 'closed' || queue === 'passed' ? ENDED : SETUP)
  const enquiries = useDeskEnquiries({ queue, ...pageQueryOf(state.view), ...searchOf(state.view) })
  const columns: Column<EnquiryLine>[] = [
    {
      key: 'reference',
      header: t('table.reference'),
      names: true,
      minWidth: 130,
      cell: ({ reference }) => (
        <Link component={RouterLink} to={pathTo('loan-enquiries/:ref', { ref: reference })}>
          {reference}
        </Link>
      ),
    },
    // Beside the number, so that a phone shows it without being pushed aside.
    {
      key: 'due_at',
      header: t('table.due'),
      minWidth: 120,
      cell: ({ due_at, overdue, status }) =>
        status === 'open' && (
          <Typography
            component="span"
            variant="body2"
            sx={{ fontWeight: 500, color: overdue ? 'error.main' : 'text.primary' }}
          >
            {t(overdue ? 'overdue' : 'due', { date: dateShort(due_at) })}
          </Typography>
        ),
    },
    { key: 'kind', header: t('table.product'), cell: ({ kind }) => t(`kind.${kind}`) },
    {
      key: 'customer',
      header: t('table.customer'),
      cell: ({ customer, user_id }) =>
        t(customer === '' ? 'customerNumber' : 'customer', { name: customer, id: user_id }),
    },
    {
      key: 'amount',
      header: t('table.amount'),
      align: 'right',
      cell: ({ amount }) => (amount === null ? null : rupees(amount)),
    },
    {
      key: 'assigned_to',
      header: t('table.assigned'),
      cell: ({ assigned_to }) => assigned_to?.name ?? t('nobody'),
    },
    { key: 'status', header: t('table.status'), minWidth: 150, cell: (line) => <EnquiryState line={line} /> },
    {
      key: 'created_at',
      header: t('table.received'),
      sortable: true,
      minWidth: 130,
      cell: ({ created_at }) => <time dateTime={created_at}>{dateTime(created_at)}</time>,
    },
  ]
  return (
    <DataTable
      name="loan-enquiries"
      label={t(`queue.${queue}`)}
      columns={columns}
      search={t('table.search')}
      state={state}
      source={serverSource(enquiries, state.view)}
      rowKey={({ reference }) => reference}
      failed={t('table.failed')}
      empty={t(`empty.${queue}`)}
    />
  )
}
