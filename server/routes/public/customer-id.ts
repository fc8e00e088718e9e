import type { Session } from '../../http/handler.ts'

/** The signed-in customer of a public call, if there is one. */
export const customerId = (session: Session | null): number | null =>
  session?.area === 'customer' ? session.user_id : null
