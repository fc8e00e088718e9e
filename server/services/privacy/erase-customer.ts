import { ERASURE_NOTICE_HOURS } from '#src/contract/entities/privacy/privacy.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Db } from '#server/db/client.ts'
import { lockApplication, listOwnApplications } from '#server/db/repositories/applications/applications.ts'
import { lockCustomer } from '#server/db/repositories/profile/customers.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import { eraseRows } from '#server/db/repositories/privacy/erase-rows.ts'
import { lockErasure, updateErasure } from '#server/db/repositories/privacy/erasure-requests.ts'
import type { ErasureRow } from '#server/db/repositories/privacy/erasure-requests.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { hoursFrom, isUnderWay } from './shared/erasure-view.ts'
import { queueErasure, recheckLater } from './shared/erasure-queue.ts'
import { tellOfErasure } from './tell-of-erasure.ts'
import { stopApplication } from '../applications/stop-application.ts'
import { writeAudit } from '../audit/write-audit.ts'

type Outcome = { customer: CustomerRow; row: ErasureRow; step: 'announced' | 'done' } | null

/**
 * Carries out a request to be forgotten, in one transaction: a process that dies half way has done nothing, and the next
 * one does it whole. Done twice it is done once. While a lender has an application the request waits, and the notice of
 * 48 hours begins anew when that has ended.
 */
export async function eraseCustomer(deps: Deps, { request_id }: JobPayloads['erase_customer']): Promise<void> {
  const now = deps.clock.now()
  const outcome = await transaction(deps, async (deps): Promise<Outcome> => {
    const row = await lockErasure(deps.db, request_id)
    if (row?.status !== 'open' && row?.status !== 'held') return null
    const customer = await lockCustomer(deps.db, row.user_id)
    if (!customer) {
      await updateErasure(deps.db, request_id, { status: 'done', held_for: null, done_at: now })
      return null
    }
    if (await isUnderWay(deps.db, row.user_id)) {
      await updateErasure(deps.db, request_id, { status: 'held', held_for: 'application_under_way' })
      await recheckLater(deps.db, row, now)
      return null
    }
    if (row.status === 'held') return announceAnew(deps.db, customer, row, now)
    if (row.erase_after > now) {
      await queueErasure(deps.db, row, row.erase_after)
      return null
    }
    await takeBack(deps, row.user_id)
    await eraseRows(deps.db, customer, now)
    await updateErasure(deps.db, request_id, { status: 'done', done_at: now })
    await writeAudit(deps, {
      actor: 'creditlane',
      action: 'customer.erased',
      object: `customer:${row.user_id}`,
      after: { reference: row.reference },
    })
    return { customer, row, step: 'done' }
  })
  if (outcome) await tellOfErasure(deps, outcome.customer, outcome.row, outcome.step)
}

async function announceAnew(db: Db, customer: CustomerRow, row: ErasureRow, now: Date): Promise<Outcome> {
  const eraseAfter = hoursFrom(now, ERASURE_NOTICE_HOURS)
  const open = await updateErasure(db, row.request_id, { status: 'open', held_for: null, erase_after: eraseAfter })
  if (!open) return null
  await queueErasure(db, open, eraseAfter)
  return { customer, row: open, step: 'announced' }
}

/** What no lender has taken up yet is taken back: it would go out without anybody behind it. */
async function takeBack(deps: Deps, userId: number): Promise<void> {
  for (const { application } of await listOwnApplications(deps.db, userId)) {
    if (application.status !== 'submitted' && application.status !== 'queued') continue
    const row = await lockApplication(deps.db, application.app_id, userId)
    if (row) await stopApplication(deps, row, 'application_withdrawn')
  }
}
