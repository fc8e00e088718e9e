import type { Db } from '#server/db/client.ts'
import { lockApplication, listOwnApplications } from '#server/db/repositories/applications/applications.ts'
import { countPersonalRows } from '#server/db/repositories/privacy/count-personal-rows.ts'
import { ENDED, eraseLooseRows, eraseRows } from '#server/db/repositories/privacy/erase-rows.ts'
import { listErasureNotices } from '#server/db/repositories/privacy/erasure-notices.ts'
import { lockErasure, updateErasure } from '#server/db/repositories/privacy/erasure-requests.ts'
import type { ErasureRow } from '#server/db/repositories/privacy/erasure-requests.ts'
import { lockCustomer } from '#server/db/repositories/profile/customers.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps, TxDeps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { ERASURE_NOTICE_HOURS } from '#src/contract/entities/privacy/privacy.ts'
import { stopApplication } from '../applications/stop-application.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { archiveBeforeErasure } from './archive-before-erasure.ts'
import { notifyOfErasure } from './notify-of-erasure.ts'
import { writeCertificate } from './public/erasure-certificate.ts'
import { holdsOf, hoursFrom, keepsakesOf, listKept } from './shared/erasure-holds.ts'
import type { Hold } from './shared/erasure-holds.ts'
import { queueErasure, recheckLater } from './shared/erasure-queue.ts'
import { notifyRecipients } from './shared/notify-recipients.ts'

type Outcome = {
  customer: CustomerRow
  row: ErasureRow
  step: 'announced' | 'done'
  keptUntil: Date | null
  certificate: string | null
} | null

/**
 * Carries out a request to be forgotten, in one transaction: a process that dies half way has done nothing, and the next
 * one does it whole. Done twice it is done once. While something holds it, what nothing holds goes at the end of the
 * notice, and the rest waits; when the hold has ended, the notice of 48 hours begins anew. A try that broke off is noted for
 * the desk, and the job comes again.
 */
export async function eraseCustomer(deps: Deps, { request_id }: JobPayloads['erase_customer']): Promise<void> {
  const now = deps.clock.now()
  const outcome = await carryOut(deps, request_id).catch(async (error: unknown) => {
    await updateErasure(deps.db, request_id, { failed_at: now })
    throw error
  })
  if (outcome) await notifyOfErasure(deps, outcome.customer, outcome.row, outcome.step, outcome)
}

function carryOut(deps: Deps, request_id: number): Promise<Outcome> {
  const now = deps.clock.now()
  return transaction(deps, async (deps): Promise<Outcome> => {
    const row = await lockErasure(deps.db, request_id)
    if (row?.status !== 'open' && row?.status !== 'held') return null
    const customer = await lockCustomer(deps.db, row.user_id)
    if (!customer) {
      await updateErasure(deps.db, request_id, { status: 'done', held_for: null, done_at: now })
      return null
    }
    const holds = await holdsOf(deps.db, row.user_id, now)
    if (holds[0]) {
      await waitFor(deps, customer, row, holds)
      return null
    }
    if (row.status === 'held') return announceAnew(deps.db, customer, row, now)
    if (row.erase_after > now) {
      await queueErasure(deps.db, row, row.erase_after)
      return null
    }
    await takeBack(deps, row.user_id)
    const gone = await countPersonalRows(deps.db, row.user_id)
    const kept = listKept(await keepsakesOf(deps.db, row.user_id, now))
    const keptUntil = await archiveBeforeErasure(deps, customer, row)
    await notifyRecipients(deps, row)
    const told = (await listErasureNotices(deps.db, request_id)).map(({ kind, name }) => ({ kind, name }))
    await eraseRows(deps.db, customer, now)
    const { reference, came_by, created_at } = row
    const written = writeCertificate({
      reference,
      came_by,
      asked_at: created_at.toISOString(),
      erased_at: now.toISOString(),
      gone,
      kept: kept.map(({ kind, until }) => ({ kind, until: until.toISOString() })),
      told,
    })
    // What staff wrote of a letter may name its writer.
    await updateErasure(deps.db, request_id, {
      status: 'done',
      done_at: now,
      failed_at: null,
      note: null,
      decision: null,
      ...written,
    })
    await noteErasure(deps, row, 'customer.erased')
    return { customer, row, step: 'done', keptUntil, certificate: written.certificate_hash }
  })
}

/**
 * What nothing holds goes when its notice is over, once; under a legal hold on everything nothing goes at all, and under one
 * that names kinds everything else.
 */
async function waitFor(deps: Deps, customer: CustomerRow, row: ErasureRow, holds: readonly Hold[]): Promise<void> {
  const now = deps.clock.now()
  const reason = holds[0]?.reason ?? null
  const kept = holds.flatMap(({ kinds }) => kinds)
  const goes = row.partly_done_at === null && row.erase_after <= now && reason !== 'legal_hold'
  if (goes) {
    await notifyRecipients(deps, row, ({ of, status }) =>
      of === 'enquiry' ? !kept.includes('enquiries') : !kept.includes('applications') && ENDED.includes(status),
    )
    await eraseLooseRows(deps.db, customer.user_id, kept)
    await noteErasure(deps, row, 'customer.partly-erased')
  }
  const partly_done_at = goes ? now : row.partly_done_at
  await updateErasure(deps.db, row.request_id, { status: 'held', held_for: reason, partly_done_at, failed_at: null })
  await recheckLater(deps.db, row, now)
}

const noteErasure = (deps: Deps, { user_id, reference }: ErasureRow, action: string): Promise<void> =>
  writeAudit(deps, { actor: 'creditlane', action, object: `customer:${user_id}`, after: { reference } })

async function announceAnew(db: Db, customer: CustomerRow, row: ErasureRow, now: Date): Promise<Outcome> {
  const eraseAfter = hoursFrom(now, ERASURE_NOTICE_HOURS)
  const open = await updateErasure(db, row.request_id, {
    status: 'open',
    held_for: null,
    failed_at: null,
    erase_after: eraseAfter,
  })
  if (!open) return null
  await queueErasure(db, open, eraseAfter)
  return { customer, row: open, step: 'announced', keptUntil: null, certificate: null }
}

/** What no lender has taken up yet is taken back: it would go out without anybody behind it. */
async function takeBack(deps: TxDeps, userId: number): Promise<void> {
  for (const { application } of await listOwnApplications(deps.db, userId)) {
    if (application.status !== 'submitted' && application.status !== 'queued') continue
    const row = await lockApplication(deps.db, application.app_id, userId)
    if (row) await stopApplication(deps, row, 'application_withdrawn')
  }
}
