/** Only `active` may sign in; whoever has `left` may be invited again. */
export const STAFF_STATES = ['invited', 'active', 'suspended', 'left'] as const
export type StaffState = (typeof STAFF_STATES)[number]
