import { lockApplication, updateApplication } from '#server/db/repositories/applications/applications.ts'
import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import { detailsOfApplication } from '#server/db/repositories/applications/kept-details.ts'
import { findPlan } from '#server/db/repositories/catalogue/insurance-plans.ts'
import { findSharing } from '#server/db/repositories/privacy/consents.ts'
import { findCustomer, openField } from '#server/db/repositories/profile/customers.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { planIdOf } from '#src/contract/entities/catalogue/product-ids.ts'
import { INSURER_FIELDS } from '#src/contract/entities/privacy/asked-fields.ts'
import { isAppError } from '#src/contract/errors.ts'
import { toRupees } from '#src/contract/rules/paise.ts'
import { moveApplication } from './move-application.ts'

/**
 * Sends a waiting request to its insurer. The application's own id is the idempotency key, so however often this runs
 * the insurer has it once.
 * @throws AppError `not_available`: the job is tried again.
 */
export async function sendInsuranceRequest(deps: Deps, row: ApplicationRow): Promise<void> {
  const planId = planIdOf(row.product_id)
  const plan = planId === null ? null : await findPlan(deps.db, planId)
  const customer = await findCustomer(deps.db, row.user_id)
  if (!plan || !customer) return
  const named = (await findSharing(deps.db, row.app_id))?.shared?.fields ?? INSURER_FIELDS
  const open = (field: Parameters<typeof openField>[2]) =>
    named.includes(`profile.${field}`) ? openField(deps.vault, customer, field) : ''
  const [phone, email] = [open('mobile_phone_number'), open('email')]
  const request = {
    reference: row.reference,
    plan_id: plan.plan_id,
    plan: plan.name,
    insurer: plan.insurer,
    premium: Number(detailsOfApplication(deps.vault, customer, row)['premium'] ?? toRupees(plan.premium)),
    customer: {
      first_name: open('first_name'),
      last_name: open('last_name'),
      birth_date: open('birth_date'),
      ...(phone !== '' && { phone }),
      ...(email !== '' && { email }),
    },
  }
  try {
    await keepReference(deps, row.app_id, await deps.insurers.request(request, row.app_id))
  } catch (error) {
    if (isAppError(error) && error.code === 'not_available') await keepForLater(deps, row.app_id)
    throw error
  }
}

async function keepReference(deps: Deps, appId: string, lender_reference: string): Promise<void> {
  await transaction(deps, async (deps) => {
    const row = await lockApplication(deps.db, appId, null)
    if (!row) return
    const changes = { lender_reference }
    const waiting = row.status === 'submitted' || row.status === 'queued'
    const moved = waiting && (await moveApplication(deps, row, { to: 'received', source: 'lender', changes }))
    // Taken back meanwhile: the insurer's number is kept all the same.
    if (!moved) await updateApplication(deps.db, appId, changes)
  })
}

async function keepForLater(deps: Deps, appId: string): Promise<void> {
  await transaction(deps, async (deps) => {
    const row = await lockApplication(deps.db, appId, null)
    if (row?.status !== 'submitted') return
    await moveApplication(deps, row, { to: 'queued', source: 'creditlane', note: 'lender_unreachable' })
  })
}
