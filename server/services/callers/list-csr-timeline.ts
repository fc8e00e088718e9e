import { findApplicationByReference } from '#server/db/repositories/applications/applications.ts'
import { listTimelineRows } from '#server/db/repositories/callers/customer-timeline.ts'
import type { TimelineRow } from '#server/db/repositories/callers/customer-timeline.ts'
import { findCustomer } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import type { TimelineEntry, TimelineGroup } from '#src/contract/entities/support/csr.ts'
import { recordAccess } from '../audit/record-access.ts'
import type { Looker } from '../audit/record-access.ts'
import { notFound } from '../shared/not-found.ts'

const PAGE = 25

interface Asked {
  group?: TimelineGroup | undefined
  reference?: string | undefined
  before?: string | undefined
}

/**
 * What happened with one customer, newest first. @param asked `before` = `next` of the page before
 * @throws AppError `not_found` for an unknown or erased customer, and an application that is not theirs
 */
export async function listCsrTimeline(
  deps: Deps,
  userId: number,
  { group, reference, before }: Asked,
  by: Looker,
): Promise<{ entries: TimelineEntry[]; next: string | null }> {
  const customer = await findCustomer(deps.db, userId)
  const application = reference === undefined ? null : await findApplicationByReference(deps.db, reference)
  if (!customer || (reference !== undefined && application?.user_id !== userId)) throw notFound()
  await recordAccess(deps, userId, by)
  const rows = await listTimelineRows(deps.db, {
    userId,
    group,
    limit: PAGE + 1,
    appId: application?.app_id ?? null,
    before: before === undefined ? null : placeOf(before),
  })
  const entries = rows.slice(0, PAGE).map(toEntry)
  return { entries, next: rows.length > PAGE ? (entries.at(-1)?.cursor ?? null) : null }
}

function placeOf(cursor: string): { at: Date; kind: string; id: string } {
  const [at = '', kind = '', id = ''] = cursor.split('~')
  return { at: new Date(Number(at)), kind, id }
}

const toEntry = ({ kind, id, at, facts }: TimelineRow): TimelineEntry => ({
  cursor: `${at.getTime()}~${kind}~${id}`,
  kind,
  at: at.toISOString(),
  what: null,
  reference: null,
  product: null,
  lender: null,
  by: null,
  channel: null,
  field: null,
  why: null,
  reason: null,
  file: null,
  count: null,
  ...facts,
})
