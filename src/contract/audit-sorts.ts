/** What the activity log may be sorted by. */
export const AUDIT_SORTS = ['at', 'actor', 'action', 'object'] as const
export type AuditSort = (typeof AUDIT_SORTS)[number]
