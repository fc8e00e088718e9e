import { lenderProfile } from '#server/adapters/lenders/lender-profiles.ts'
import { targetKey } from '#server/adapters/outgoing/outgoing.ts'
import { newId } from '#server/crypto/vault.ts'
import {
  createApplicationRow,
  createEvent,
  findApplied,
  findOpenAtLender,
  findOwnApplication,
  keepApplyAnswer,
  nextReference,
  updateApplication,
} from '#server/db/repositories/applications/applications.ts'
import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import { findLender } from '#server/db/repositories/catalogue/lenders.ts'
import type { LenderRow } from '#server/db/repositories/catalogue/lenders.ts'
import { lockCustomer, updateCustomer } from '#server/db/repositories/profile/customers.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import type { ByCustomerWithRow } from '#server/session.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import type { MatchedOffer } from '#src/contract/entities/offers/offer.ts'
import type { FieldName } from '#src/contract/entities/privacy/asked-fields.ts'
import { APPLY_CONSENTS, CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import type { ConsentPurpose } from '#src/contract/entities/privacy/consent-purposes.ts'
import type { ConsentGiven } from '#src/contract/entities/privacy/consent.ts'
import { AppError } from '#src/contract/errors.ts'
import { kfsFacts } from '#src/contract/finance/key-fact-statement.ts'
import type { Refusal } from '#src/contract/rules/lending/refusal-cooldown.ts'
import { toPaise } from '#src/contract/rules/paise.ts'
import { findDuplicateAtLender } from '../identity/find-duplicate-at-lender.ts'
import { noteApplyCheck } from '../identity/note-apply-check.ts'
import { attributeProduct } from '../leads/public/attribute-touches.ts'
import { computeOffers } from '../offers/compute-offers.ts'
import { kfsParties } from '../offers/public/kfs-parties.ts'
import { lenderParts } from '../offers/public/lender-parts.ts'
import { offerUnavailable } from '../offers/public/offer-unavailable.ts'
import { giveConsents } from '../profile/give-consents.ts'
import { scoreToCopy } from '../profile/public/kept-score.ts'
import { missingToApply } from '../profile/public/missing-to-apply.ts'
import { profileIncomplete } from '../profile/public/profile-incomplete.ts'
import { found } from '../shared/not-found.ts'
import { getApplication } from './get-application.ts'
import { sendToLender } from './send-to-lender.ts'
import { findReadStatement, requireStanding, wishOf } from './shared/read-statement.ts'

export interface ApplyInput {
  lender_id: number
  /** Of the Key Fact Statement that the customer has read: amount, term and every figure are as it states them. */
  proposal_number: string
  consents: readonly ConsentGiven[]
  /** What the consent to share named on the screen; absent = all that this offer shares. */
  shares?: readonly FieldName[] | undefined
}

export interface Applicant extends ByCustomerWithRow {
  ip: string
  idempotencyKey: string | null
}

/**
 * Sends an application to one lender, once: the same list of offers and lender, or the same Idempotency-Key, answer with
 * what the first call made, word for word. Nothing goes out but what a statement states that this customer was shown,
 * that has not run out and that holds to the last figure.
 * @throws AppError `not_found`, `profile_incomplete`, `consent_missing`, `statement_outdated`, `offer_unavailable`, `lender_resting` naming the
 * day until which a lender that said no is left alone, and `conflict` when the key was used for something else, or this
 * lender has, or has just decided, another application with this PAN
 */
export async function applyToLender(deps: Deps, appId: string, input: ApplyInput, by: Applicant): Promise<Application> {
  const began = deps.clock.now()
  const path = found(await findOwnApplication(deps.db, by.user_id, appId))
  const wanted = {
    originAppId: path.origin_app_id,
    lenderId: input.lender_id,
    idempotencyKey: by.idempotencyKey,
  }
  const before = await findApplied(deps.db, by.user_id, wanted)
  if (before && !isOver(before, by, began)) return answerAgain(deps, before, input, by)

  const missing = missingConsents(input.consents)
  if (missing.length > 0)
    throw new AppError('consent_missing', 'Please agree to share your details before you apply.', {
      errors: Object.fromEntries(missing.map((purpose) => [purpose, 'rules:consent.missing'])),
    })
  const read = await findReadStatement(deps, appId, input, by)
  const { customer, ranked, request } = await computeOffers(deps, appId, wishOf(read), by)
  const incomplete = missingToApply(deps, request.product_type, customer, path)
  if (incomplete.length > 0) throw profileIncomplete(incomplete)
  const offer = ranked.matched.find((each) => each.lender_id === input.lender_id)
  const lender = await findLender(deps.db, input.lender_id)
  const refusal = ranked.not_matched.find((each) => each.lender_id === input.lender_id)?.refusal
  if (refusal) throw lenderResting(refusal)
  if (!offer || !lender) throw offerUnavailable()
  const { proposal_number } = requireStanding(
    deps,
    read,
    kfsFacts(offer, request.product_type, kfsParties(deps, lender, customer.partner)),
  )

  const made = await transaction(deps, async (deps) => {
    const customer = found(await lockCustomer(deps.db, by.user_id))
    const earlier = await findApplied(deps.db, by.user_id, wanted)
    if (earlier && !isOver(earlier, by, began)) return { row: earlier, first: false }
    const { lender_id } = lender
    const duplicate =
      (await findOpenAtLender(deps.db, by.user_id, lender_id, request.product_type)) ??
      (await findDuplicateAtLender(deps, customer, lender))
    if (duplicate) return { duplicate: { open: true, ...duplicate } }
    const row = await keepApplication(deps, appId, {
      offer,
      proposal_number,
      lender,
      by,
      customer,
      again: earlier !== null,
    })
    const loan = { product: request.product_type, amount: offer.amount, customer, application: row, lender }
    const fields = lenderParts(deps, loan).fields.filter((field) => input.shares?.includes(field) ?? true)
    await giveConsents(
      deps,
      input.consents,
      { app_id: row.app_id, lender_id, proposal_number, fields },
      { customer, ip: by.ip },
    )
    await noteApplyCheck(deps, { user_id: by.user_id, app_id: row.app_id, lender_id }, null)
    await updateCustomer(deps.db, by.user_id, { inflight_credit_app_id: row.app_id, updated_at: deps.clock.now() })
    await attributeProduct(deps, customer, request.product_type)
    return { row, first: true }
  })
  if (made.duplicate) {
    await noteApplyCheck(deps, { user_id: by.user_id, app_id: appId, lender_id: lender.lender_id }, made.duplicate)
    throw duplicateApplication(made.duplicate.user_id === by.user_id && made.duplicate.open)
  }
  if (!made.first) return answerAgain(deps, made.row, input, by)
  if (lenderProfile(lender.slug).asks.length === 0) await sendToLender(deps, made.row.app_id)
  const answer = await getApplication(deps, made.row.app_id, by)
  return (await keepApplyAnswer(deps.db, made.row.app_id, { ...answer })) as Application
}

const duplicateApplication = (ownAndOpen: boolean): AppError =>
  new AppError(
    'conflict',
    ownAndOpen
      ? 'You already have an application under way with this lender.'
      : 'This lender has had an application with this PAN not long ago. Please choose another lender.',
  )

const lenderResting = ({ on, until }: Refusal): AppError =>
  new AppError('lender_resting', 'This lender said no not long ago. Please choose another one for now.', {
    errors: { refused_on: on, ask_again_from: until },
  })

const WITHOUT_A_LOAN = ['rejected', 'withdrawn', 'expired']

/** It came to nothing before this call began: that answers the call that brought it, not a later wish. */
const isOver = ({ status, updated_at, idempotency_key: key }: ApplicationRow, by: Applicant, began: Date): boolean =>
  WITHOUT_A_LOAN.includes(status) && updated_at < began && (key === null || key !== by.idempotencyKey)

const missingConsents = (given: readonly ConsentGiven[]): ConsentPurpose[] =>
  APPLY_CONSENTS.filter(
    (purpose) => !given.some((each) => each.purpose === purpose && each.version === CONSENT_VERSIONS[purpose]),
  )

/** The draft becomes the application; a further lender of the same list gets an application of its own. */
async function keepApplication(
  deps: Deps,
  appId: string,
  chosen: {
    offer: MatchedOffer
    proposal_number: string
    lender: LenderRow
    by: Applicant
    customer: CustomerRow
    again: boolean
  },
): Promise<ApplicationRow> {
  const { offer, proposal_number, lender, by } = chosen
  const now = deps.clock.now()
  const path = found(await findOwnApplication(deps.db, by.user_id, appId))
  const facts = {
    status: 'submitted',
    lender_id: lender.lender_id,
    amount: toPaise(offer.amount),
    tenure_months: offer.tenure_months,
    offer: { ...offer },
    proposal_number,
    idempotency_key: by.idempotencyKey,
    updated_at: now,
  }
  const isDraft = path.status === 'draft'
  const app_id = isDraft ? path.app_id : newId('app')
  if (isDraft) await updateApplication(deps.db, app_id, facts)
  else
    await createApplicationRow(deps.db, {
      app_id,
      reference: await nextReference(deps.db),
      user_id: by.user_id,
      product_type: path.product_type,
      partner: chosen.customer.partner,
      // A list names each lender once: asked again after its rest, it begins a list of its own.
      origin_app_id: chosen.again ? app_id : path.origin_app_id,
      details_enc: path.details_enc,
      ...(await scoreToCopy(deps, chosen.customer, path)),
      created_at: now,
      ...facts,
    })
  const asks = lenderProfile(lender.slug).asks.length > 0
  const note = asks ? 'additional_info_needed' : null
  await createEvent(deps.db, { app_id, status: 'submitted', source: 'customer', note, at: now })
  if (!asks) await queueJob(deps.db, 'submit_application', { app_id }, now, targetKey('lender', lender.slug))
  const row = await findOwnApplication(deps.db, by.user_id, app_id)
  if (!row) throw new Error('the application was not written')
  return row
}

const WAIT_STEP_MS = 50
const WAIT_STEPS = 160

/** What the first call answered, or is about to answer. */
async function answerAgain(deps: Deps, row: ApplicationRow, input: ApplyInput, by: Applicant): Promise<Application> {
  if (row.lender_id !== input.lender_id)
    throw new AppError('conflict', 'This Idempotency-Key was used for another application.')
  for (let step = 0; step < WAIT_STEPS; step += 1) {
    const { apply_answer } = (await findOwnApplication(deps.db, by.user_id, row.app_id)) ?? { apply_answer: null }
    // Written by this file from an Application.
    if (apply_answer) return apply_answer as Application
    await new Promise((resolve) => setTimeout(resolve, WAIT_STEP_MS))
  }
  // The process that made it died before it answered.
  return getApplication(deps, row.app_id, by)
}
