import { hours } from '#src/contract/rules/time.ts'
import type { ApplicationStatus } from '#src/contract/entities/applications/application.ts'
import type { Erasure } from '#src/contract/entities/privacy/privacy.ts'
import type { Db } from '#server/db/client.ts'
import { hasApplicationIn } from '#server/db/repositories/privacy/erasure-requests.ts'
import type { ErasureRow } from '#server/db/repositories/privacy/erasure-requests.ts'

/** A lender has the application and has not ended it: what it still needs of us must be there. */
const UNDER_WAY: readonly ApplicationStatus[] = [
  'received',
  'documents_needed',
  'in_review',
  'approved',
  'agreement_signed',
]

export const hoursFrom = (now: Date, count: number): Date => new Date(now.getTime() + hours(count))

export const isUnderWay = (db: Db, userId: number): Promise<boolean> => hasApplicationIn(db, userId, UNDER_WAY)

export const toErasure = (row: ErasureRow): Erasure => ({
  reference: row.reference,
  status: row.status,
  held_for: row.held_for === null ? null : 'application_under_way',
  requested_at: row.created_at.toISOString(),
  erase_after: row.erase_after.toISOString(),
})
