import { lenderJourney, lenderProfile } from '#server/adapters/lenders/lender-profiles.ts'
import type {
  ApplicationEventRow,
  ApplicationRow,
  LenderOfApplication,
} from '#server/db/repositories/applications/applications.ts'
import { productOf, statusOf } from '#server/services/shared/stored-words.ts'
import { additionalInfoSchema } from '#src/contract/entities/applications/additional-info.ts'
import { isFinal } from '#src/contract/entities/applications/application-status.ts'
import { STATUS_SOURCES } from '#src/contract/entities/applications/application.ts'
import type { Application, NextStep, StatusEntry } from '#src/contract/entities/applications/application.ts'
import type { MatchedOffer } from '#src/contract/entities/offers/offer.ts'
import { refusalOf } from '#src/contract/rules/lending/refusal-cooldown.ts'
import { toRupees } from '#src/contract/rules/paise.ts'
import type { ChosenProduct } from './chosen-products.ts'

/** Still with us: the lender asks something first and the customer has not answered. */
export const awaitsAnswers = (row: ApplicationRow, lenderSlug: string): boolean =>
  row.status === 'submitted' && row.additional_info_enc === null && lenderProfile(lenderSlug).asks.length > 0

/** The lender has it, and waits for the code that it sends to the customer's number. */
export const awaitsOtp = (
  row: ApplicationRow,
  lenderSlug: string,
  events: readonly Pick<ApplicationEventRow, 'note'>[],
): boolean =>
  lenderProfile(lenderSlug).otp === true &&
  row.stopped_at === null &&
  row.status === 'received' &&
  !events.some(({ note }) => note === 'lender_otp_confirmed')

export const answersSchema = (lenderSlug: string) => additionalInfoSchema(lenderProfile(lenderSlug).asks)

/** An application as its owner sees it; `product` is the card or plan chosen where no lender is. */
export function toApplication(
  row: ApplicationRow,
  lender: LenderOfApplication | null,
  events: readonly ApplicationEventRow[],
  product: ChosenProduct | null = null,
): Application {
  return {
    app_id: row.app_id,
    reference: row.reference,
    product_type: productOf(row),
    product_id: row.product_id,
    product_name: product?.name ?? null,
    status: statusOf(row),
    lender_id: row.lender_id,
    lender_name: lender?.name ?? product?.provider ?? null,
    lender_slug: lender?.slug ?? null,
    lender_reference: row.lender_reference,
    amount: toRupees(row.amount),
    disbursed_amount: toRupees(row.disbursed_amount),
    disbursed_on: row.disbursed_on,
    tenure_months: row.tenure_months,
    // Written by apply-to-lender.ts, exactly as it was shown; the oldest were shown without the slug.
    offer: lender && row.offer ? { ...(row.offer as MatchedOffer), lender_slug: lender.slug } : null,
    proposal_number: row.proposal_number,
    ...(lender &&
      row.status === 'rejected' && {
        refusal: refusalOf(row.updated_at, lender.refusal_rest_days, row.refusal_reason),
      }),
    next_step: nextStep(row, lender?.slug ?? null, events),
    ...(lender && { journey: { ...lenderJourney(lenderProfile(lender.slug)), host: hostOf(row.handover_url) } }),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    history: events.map(toEntry),
  }
}

/** Where the customer finishes; null for a page of ours, and until the lender has said. */
function hostOf(address: string | null): string | null {
  return address !== null && URL.canParse(address) ? new URL(address).hostname : null
}

function nextStep(row: ApplicationRow, slug: string | null, events: readonly ApplicationEventRow[]): NextStep {
  const status = statusOf(row)
  if (isFinal(status) || row.stopped_at !== null) return { kind: 'none' }
  // A card or a plan: its provider has the next word.
  if (slug === null) return { kind: status === 'draft' ? 'none' : 'wait' }
  if (awaitsAnswers(row, slug)) return { kind: 'additional_info', fields: [...lenderProfile(slug).asks] }
  if (awaitsOtp(row, slug, events)) return { kind: 'otp' }
  // Documents are sent and an agreement is signed there, also by whoever was there before.
  const again = status === 'documents_needed' || status === 'approved'
  const canFinishThere = row.handover_url !== null && (row.handed_over_at === null || again)
  // The address itself is answered by the hand-over call alone, which records it.
  return canFinishThere ? { kind: 'handover' } : { kind: 'wait' }
}

function toEntry(event: ApplicationEventRow): StatusEntry {
  const source = STATUS_SOURCES.find((each) => each === event.source)
  return { status: statusOf(event), at: event.at.toISOString(), note: event.note, source: source ?? 'creditlane' }
}
