import { targetKey } from '#server/adapters/outgoing/outgoing.ts'
import { createEvent, lockApplication, updateApplication } from '#server/db/repositories/applications/applications.ts'
import { findLender } from '#server/db/repositories/catalogue/lenders.ts'
import { findCustomer } from '#server/db/repositories/profile/customers.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import type { ByCustomer } from '#server/session.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { AppError } from '#src/contract/errors.ts'
import { ValidationError } from '#src/contract/yup.ts'
import { notFound } from '../shared/not-found.ts'
import { getApplication } from './get-application.ts'
import { sendToLender } from './send-to-lender.ts'
import { answersSchema, awaitsAnswers } from './shared/application-view.ts'
import { lenderOf } from './shared/offer-required.ts'

/**
 * Answers what the chosen lender still asks; the application then goes out. Answered twice, the first answers stay and
 * the application is sent once.
 * @throws AppError `not_found`, `validation` naming the fields, or before an offer was chosen, `conflict` when nothing is being asked
 */
export async function answerLender(
  deps: Deps,
  appId: string,
  answers: Record<string, unknown>,
  by: ByCustomer,
): Promise<Application> {
  const sent = await transaction(deps, async (deps) => {
    const row = await lockApplication(deps.db, appId, by.user_id)
    const customer = await findCustomer(deps.db, by.user_id)
    if (!row || customer?.data_key == null) throw notFound()
    const lenderId = lenderOf(row)
    const lender = lenderId === null ? null : await findLender(deps.db, lenderId)
    if (row.additional_info_enc !== null) return false
    if (!lender || !awaitsAnswers(row, lender.slug))
      throw new AppError('conflict', 'The lender asks nothing more at the moment.')
    const valid = validAnswers(lender.slug, answers)
    const now = deps.clock.now()
    await updateApplication(deps.db, appId, {
      additional_info_enc: deps.vault.seal(customer.data_key, JSON.stringify(valid), 'applications.additional_info'),
      updated_at: now,
    })
    await createEvent(deps.db, {
      app_id: appId,
      status: 'submitted',
      source: 'customer',
      note: 'additional_info_given',
      at: now,
    })
    await queueJob(deps.db, 'submit_application', { app_id: appId }, now, targetKey('lender', lender.slug))
    return true
  })
  if (sent) await sendToLender(deps, appId)
  return getApplication(deps, appId, by)
}

function validAnswers(lenderSlug: string, answers: Record<string, unknown>): unknown {
  try {
    return answersSchema(lenderSlug).validateSync(answers, { abortEarly: false, strict: true })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const errors = Object.fromEntries(
      error.inner.map((each) => [each.path === undefined || each.path === '' ? 'answers' : each.path, each.message]),
    )
    throw new AppError('validation', 'Check the highlighted fields.', { errors })
  }
}
