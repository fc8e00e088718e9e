import { listAdminNames } from '#server/db/repositories/identity/admins.ts'
import { countPersonalRows } from '#server/db/repositories/privacy/count-personal-rows.ts'
import { listErasureNotices, listRecipients } from '#server/db/repositories/privacy/erasure-notices.ts'
import { findErasureByReference } from '#server/db/repositories/privacy/erasure-requests.ts'
import type { ErasureRow } from '#server/db/repositories/privacy/erasure-requests.ts'
import type { Deps } from '#server/deps.ts'
import type { ByStaff } from '#server/session.ts'
import { ERASED_KINDS } from '#src/contract/entities/privacy/erasure-desk.ts'
import type { ErasureDetail } from '#src/contract/entities/privacy/erasure-desk.ts'
import { ERASURE_NOTICE_HOURS } from '#src/contract/entities/privacy/privacy.ts'
import { found } from '../shared/not-found.ts'
import { needsAnother, oneHandUntil } from '../shared/second-person/second-person.ts'
import { CERTIFICATE_PATH, readCertificate } from './public/erasure-certificate.ts'
import { toErasureLine } from './public/erasure-line.ts'
import { holdsOf, hoursFrom, keepsakesOf, listKept } from './shared/erasure-holds.ts'

/** A request with what goes, what stays and why, who is told, and its certificate. @throws AppError `not_found` */
export async function getErasureRequest(deps: Deps, reference: string, by: ByStaff): Promise<ErasureDetail> {
  const row = found(await findErasureByReference(deps.db, reference))
  const names = await listAdminNames(
    deps.db,
    [row.written_by, row.decided_by].filter((id) => id !== null),
  )
  const nameOf = (id: number | null): string | null => (id === null ? null : (names.get(id) ?? null))
  return {
    ...(await toErasureLine(deps, row)),
    own: row.owner_id === by.admin_id,
    note: row.note,
    written_by: nameOf(row.written_by),
    decided_by: nameOf(row.decided_by),
    decided_at: row.decided_at?.toISOString() ?? null,
    decision: row.decision,
    partly_erased_at: row.partly_done_at?.toISOString() ?? null,
    needs_another: await needsAnother(deps, row, by.admin_id),
    may_approve_from: (await oneHandUntil(deps, row.written_by, by.admin_id))?.toISOString() ?? null,
    ...(await (row.certificate === null ? plannedOf(deps, row) : doneOf(row.certificate))),
    told: await toldOf(deps, row),
    certificate:
      row.certificate_hash === null
        ? null
        : { hash: row.certificate_hash, path: `${CERTIFICATE_PATH}${row.certificate_hash}` },
  }
}

type Stock = Pick<ErasureDetail, 'goes' | 'holds' | 'keeps'>

/** What there is today, and what would be kept if it went when it is due. */
async function plannedOf({ db, clock }: Deps, row: ErasureRow): Promise<Stock> {
  const now = clock.now()
  if (row.status === 'done') return { goes: [], holds: [], keeps: [] }
  const counts = await countPersonalRows(db, row.user_id)
  const at = row.status === 'open' ? row.erase_after : hoursFrom(now, ERASURE_NOTICE_HOURS)
  const holds = await holdsOf(db, row.user_id, now)
  const kept = listKept(await keepsakesOf(db, row.user_id, at))
  return {
    goes: ERASED_KINDS.map((kind) => ({ kind, count: counts[kind] })).filter(({ count }) => count > 0),
    holds: holds.map(({ until, ...hold }) => ({ ...hold, until: until.toISOString() })),
    keeps: kept.map(({ until, ...each }) => ({ ...each, until: until.toISOString() })),
  }
}

function doneOf(text: string): Stock {
  const { gone, kept } = readCertificate(text)
  return {
    goes: ERASED_KINDS.map((kind) => ({ kind, count: gone[kind] })).filter(({ count }) => count > 0),
    holds: [],
    keeps: kept.map((each) => ({ ...each, about: null })),
  }
}

async function toldOf({ db }: Deps, { request_id, user_id, status }: ErasureRow): Promise<ErasureDetail['told']> {
  const asked = await listErasureNotices(db, request_id)
  const waiting = status === 'cancelled' || status === 'refused' ? [] : await listRecipients(db, user_id)
  return [
    ...asked.map(({ kind, name, created_at, answer, answered_at, gave_up_at }) => ({
      kind,
      name,
      asked_at: created_at.toISOString(),
      answer,
      answered_at: answered_at?.toISOString() ?? null,
      gave_up_at: gave_up_at?.toISOString() ?? null,
    })),
    ...waiting.map(({ kind, name }) => ({
      kind,
      name,
      asked_at: null,
      answer: null,
      answered_at: null,
      gave_up_at: null,
    })),
  ]
}
