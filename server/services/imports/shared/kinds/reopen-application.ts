import { isUniqueViolation } from '#server/db/database-away.ts'
import { createEvent, ONE_OPEN, updateApplication } from '#server/db/repositories/applications/applications.ts'
import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { writeAudit } from '#server/services/audit/write-audit.ts'
import type { ApplicationStatus } from '#src/contract/entities/applications/application-status.ts'
import { AppError } from '#src/contract/errors.ts'

interface Why {
  reason: string
  admin_id: number
  batch_id: number
}

/**
 * Opens a locked application again that its lender had ended, since the lender says that it goes on. What it says follows as
 * a report of its own.
 * @throws AppError `conflict` where the customer has another one under way there
 */
export async function reopenApplication(
  deps: Deps,
  row: ApplicationRow,
  status: ApplicationStatus,
  { reason, admin_id, batch_id }: Why,
): Promise<ApplicationRow> {
  const { app_id, reference, lender_id } = row
  const at = deps.clock.now()
  const changes = { status, refusal_reason: null, reject_code: null, updated_at: at }
  try {
    await transaction(deps, (deps) => updateApplication(deps.db, app_id, changes))
  } catch (error) {
    if (!isUniqueViolation(error, ONE_OPEN)) throw error
    throw new AppError('conflict', 'The customer has another application under way at this lender.')
  }
  await createEvent(deps.db, { app_id, status, source: 'creditlane', note: 'reopened', batch_id, at })
  await writeAudit(deps, {
    actor: `admin:${admin_id}`,
    action: 'application.reopen',
    object: `application:${app_id}`,
    before: { status: row.status },
    after: { status, reason, reference, lender_id, batch_id },
  })
  return { ...row, ...changes }
}
