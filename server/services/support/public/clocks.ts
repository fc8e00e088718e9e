import { SERVICE_DAYS } from '#src/contract/entities/support/ticket-desk.ts'
import { TICKET_DAYS } from '#src/contract/entities/support/ticket.ts'
import { endOfWorkingDay } from '#src/contract/rules/calendar.ts'
import { days } from '#src/contract/rules/time.ts'

/** Both clocks of a ticket, set once: the thirty days of the rules, and our own promise in working days. */
export const clocksFrom = (now: Date) => ({
  due_at: new Date(now.getTime() + days(TICKET_DAYS)),
  service_due_at: endOfWorkingDay(now, SERVICE_DAYS),
})
