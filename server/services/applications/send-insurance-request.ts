import { toRupees } from '#src/contract/rules/paise.ts'
import { planIdOf } from '#src/contract/entities/catalogue/insurance-plan.ts'
import { AppError } from '#src/contract/errors.ts'
import { transaction } from '#server/db/transaction.ts'
import { lockApplication, updateApplication } from '#server/db/repositories/applications/applications.ts'
import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import { detailsOfApplication } from '#server/db/repositories/applications/kept-details.ts'
import { findCustomer, openField } from '#server/db/repositories/profile/customers.ts'
import { findPlan } from '#server/db/repositories/catalogue/insurance-plans.ts'
import type { Deps } from '#server/deps.ts'
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
  const open = (field: Parameters<typeof openField>[2]) => openField(deps.vault, customer, field)
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
      phone: open('mobile_phone_number'),
      email: open('email'),
    },
  }
  try {
    await keepReference(deps, row.app_id, await deps.insurers.request(request, row.app_id))
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_available') await keepForLater(deps, row.app_id)
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
