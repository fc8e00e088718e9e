import type { TicketQueue } from '#src/contract/entities/support/ticket-desk.ts'
import { TICKET_QUEUES } from '#src/contract/entities/support/ticket-desk.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'

/** A ticket as it is opened from a queue, which stays beside it. */
export const ticketAddress = (ticket: string, queue: TicketQueue): string =>
  withQuery(pathTo('ticket-desk/:ref', { ref: ticket }), { queue })

/** The queue that an address names; who comes by a number alone is shown what waits for us. */
export const queueIn = (params: URLSearchParams): TicketQueue =>
  TICKET_QUEUES.find((each) => each === params.get('queue')) ?? 'open'
