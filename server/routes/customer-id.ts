import type { Session } from '#server/session.ts'

/** The signed-in customer of a public call, if there is one. */
export const customerId = (session: Session | null): number | null =>
  session?.area === 'customer' ? session.user_id : null
