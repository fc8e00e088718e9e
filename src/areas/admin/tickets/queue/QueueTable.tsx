import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { TICKET_SORTS } from '#src/contract/entities/support/ticket-desk.ts'
import type { DeskLine, TicketQueue } from '#src/contract/entities/support/ticket-desk.ts'
import { digitsOfTicket } from '#src/contract/entities/support/ticket-number.ts'
import { dateTime } from '#src/lib/dates.ts'
import type { Column } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { useRowChoice } from '#src/ui/table/row-choice.ts'
import type { RowChoice } from '#src/ui/table/row-choice.ts'
import { pageQueryOf, searchOf } from '#src/ui/table/server-query.ts'
import { serverSource } from '#src/ui/table/table-source.ts'
import { useTableState } from '#src/ui/table/use-table-state.ts'
import { StatusBadge } from '#src/ui/timeline/StatusBadge.tsx'
import { Clock } from '../Clock.tsx'
import { useDeskTickets } from '../hooks.ts'
import { ticketAddress } from '../ticket-address.ts'
import { AssignedCell } from './AssignedCell.tsx'
import { ChangeMany } from './ChangeMany.tsx'

const SETUP = { sortable: TICKET_SORTS, sort: { key: 'due_at', direction: 'asc' } } as const
/** What is over is looked for from its end. */
const CLOSED = { ...SETUP, sort: { key: 'due_at', direction: 'desc' } } as const

const TONES = { open: 'info', answered: 'ok', waiting_lender: 'warn', closed: 'neutral' } as const satisfies Record<
  DeskLine['status'],
  string
>

/** One queue, the ticket that is due first on top. */
export function QueueTable({ queue }: { queue: TicketQueue }) {
  const { t } = useTranslation('ticket-desk')
  const state = useTableState(queue === 'closed' ? CLOSED : SETUP)
  const tickets = useDeskTickets({ queue, ...pageQueryOf(state.view), ...searchOf(state.view) })
  const picked = useRowChoice()
  const people = tickets.data?.people ?? []
  const choice: RowChoice<DeskLine> = {
    ...picked,
    labelOf: ({ ticket }) => t('many.choose', { ticket }),
    acts: <ChangeMany chosen={picked.chosen} people={people} choose={picked.choose} />,
  }
  const columns: Column<DeskLine>[] = [
    {
      key: 'ticket',
      header: t('table.ticket'),
      names: true,
      minWidth: 150,
      cell: ({ ticket, who, subject }) => (
        <>
          <Link component={RouterLink} to={ticketAddress(ticket, queue)}>
            {t('table.of', { ticket, who })}
          </Link>
          <Typography component="span" variant="body2" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
            {subject}
          </Typography>
        </>
      ),
    },
    // Beside the names, so that a phone shows it without being pushed aside.
    {
      key: 'due_at',
      header: t('table.due'),
      sortable: true,
      minWidth: 130,
      cell: (line) => <Clock line={line} />,
    },
    {
      key: 'status',
      header: t('table.status'),
      cell: ({ status, escalated }) => (
        <>
          <StatusBadge tone={TONES[status]}>{t(`status.${status}`)}</StatusBadge>{' '}
          {escalated && <StatusBadge tone="warn">{t('escalate.mark')}</StatusBadge>}
        </>
      ),
    },
    { key: 'kind', header: t('table.kind'), cell: ({ kind }) => t(`kind.${kind}`) },
    {
      key: 'assigned_to',
      header: t('table.assigned'),
      cell: (line) => <AssignedCell line={line} people={people} />,
    },
    {
      key: 'created_at',
      header: t('table.asked'),
      sortable: true,
      minWidth: 130,
      cell: ({ created_at }) => <time dateTime={created_at}>{dateTime(created_at)}</time>,
    },
  ]
  return (
    <DataTable
      name="ticket-desk"
      label={t(`queue.${queue}`)}
      columns={columns}
      search={t('table.search')}
      state={state}
      source={serverSource(tickets, state.view)}
      rowKey={({ ticket }) => digitsOfTicket(ticket)}
      failed={t('table.failed')}
      empty={t(`empty.${queue}`)}
      {...(queue !== 'closed' && { choice })}
    />
  )
}
