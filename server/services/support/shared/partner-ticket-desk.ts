export type Person = { partner_id: number; partner_user_id: number }

export const MAX_PER_HOUR = 20
