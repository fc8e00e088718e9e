import { additionalInfoSchema } from '#src/contract/entities/additional-info.ts'
import { APPLICATION_STATUSES, isFinal, STATUS_SOURCES } from '#src/contract/entities/application.ts'
import type { Application, ApplicationStatus, NextStep, StatusEntry } from '#src/contract/entities/application.ts'
import type { MatchedOffer } from '#src/contract/entities/offer.ts'
import { isProductType } from '#src/contract/entities/product-type.ts'
import type { ProductType } from '#src/contract/entities/product-type.ts'
import { lenderProfile } from '../adapters/lenders/lender-profiles.ts'
import type { ApplicationEventRow, ApplicationRow } from '../db/repositories/applications.ts'

/** A stored text as one of a closed list. @throws Error on anything else: the row was not written by this product. */
export function statusOf(row: { status: string }): ApplicationStatus {
  const status = APPLICATION_STATUSES.find((each) => each === row.status)
  if (!status) throw new Error('a stored status is unknown')
  return status
}

export function productOf(row: { product_type: string }): ProductType {
  if (!isProductType(row.product_type)) throw new Error('a stored product type is unknown')
  return row.product_type
}

/** Still with us: the lender asks something first and the customer has not answered. */
export const awaitsAnswers = (row: ApplicationRow, lenderSlug: string): boolean =>
  row.status === 'submitted' && row.additional_info_enc === null && lenderProfile(lenderSlug).asks.length > 0

/** The schema of exactly what this lender asks. */
export const answersSchema = (lenderSlug: string) => additionalInfoSchema(lenderProfile(lenderSlug).asks)

/** An application as its owner sees it. */
export function toApplication(
  row: ApplicationRow,
  lender: { name: string; slug: string } | null,
  events: readonly ApplicationEventRow[],
): Application {
  return {
    app_id: row.app_id,
    reference: row.reference,
    product_type: productOf(row),
    product_id: row.product_id,
    status: statusOf(row),
    lender_id: row.lender_id,
    lender_name: lender?.name ?? null,
    lender_reference: row.lender_reference,
    amount: row.amount === null ? null : row.amount / 100,
    tenure_months: row.tenure_months,
    // Written by apply-to-lender.ts, exactly as it was shown.
    offer: row.offer as MatchedOffer | null,
    next_step: nextStep(row, lender?.slug ?? null),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    history: events.map(toEntry),
  }
}

function nextStep(row: ApplicationRow, slug: string | null): NextStep {
  const status = statusOf(row)
  if (slug === null || isFinal(status)) return { kind: 'none' }
  if (awaitsAnswers(row, slug)) return { kind: 'additional_info', fields: [...lenderProfile(slug).asks] }
  const canFinishThere = row.handover_url !== null && (row.handed_over_at === null || status === 'documents_needed')
  // The address itself is answered by the hand-over call alone, which records it.
  return canFinishThere ? { kind: 'handover' } : { kind: 'wait' }
}

function toEntry(event: ApplicationEventRow): StatusEntry {
  const source = STATUS_SOURCES.find((each) => each === event.source)
  return { status: statusOf(event), at: event.at.toISOString(), note: event.note, source: source ?? 'creditlane' }
}
