import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import { findScoreConsent, openScore } from '#server/db/repositories/profile/credit-scores.ts'
import type { ScoreOwner } from '#server/db/repositories/profile/credit-scores.ts'
import type { Deps } from '#server/deps.ts'
import { CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import type { Applicant } from '#src/contract/finance/eligibility.ts'

type Place = Pick<Deps, 'db' | 'vault'>
type Scored = Pick<ApplicationRow, 'bureau_score_enc' | 'bureau_checked_at'>

/** `not_agreed`: it may be neither asked for, used nor shown. `to_ask`: agreed, but not asked since. */
export type KeptScore =
  | { state: 'not_agreed' | 'to_ask' }
  | { state: 'known'; score: Exclude<Applicant['credit_score'], 'not_checked'>; checked_at: Date }

/**
 * The one way to a kept score, for everybody who uses, shows or copies it: by the customer's ledger as it stands now. What
 * was fetched under a consent that was withdrawn since is nobody's, even when a new consent has been given.
 */
export async function scoreReader(
  { db, vault }: Place,
  customer: ScoreOwner,
): Promise<(application: Scored) => KeptScore> {
  const consent = await findScoreConsent(db, customer.user_id, CONSENT_VERSIONS.credit_score)
  return ({ bureau_score_enc, bureau_checked_at: checked_at }) => {
    if (!consent.live) return { state: 'not_agreed' }
    if (checked_at === null || (consent.withdrawn_at !== null && checked_at <= consent.withdrawn_at))
      return { state: 'to_ask' }
    return { state: 'known', score: openScore(vault, customer, bureau_score_enc) ?? 'no_history', checked_at }
  }
}

/** The score columns of a further application of the same customer: what may be used now, else nothing. */
export async function scoreToCopy(place: Place, customer: ScoreOwner, application: ApplicationRow): Promise<Scored> {
  const kept = (await scoreReader(place, customer))(application)
  const { bureau_score_enc, bureau_checked_at } = application
  return kept.state === 'known'
    ? { bureau_score_enc, bureau_checked_at }
    : { bureau_score_enc: null, bureau_checked_at: null }
}
