/** The number of a ticket, from its digits: '123' is CLT-000123. */
export const ticketOf = (digits: string | number): string => `CLT-${String(digits).padStart(6, '0')}`

/** The digits of a ticket's number, as a number: CLT-000123 is 123. */
export const digitsOfTicket = (ticket: string): number => Number(ticket.replace('CLT-', ''))
