import { createSellingAcknowledgement } from '#server/db/repositories/partners/selling-acknowledgements.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByPartnerUser } from '#server/session.ts'
import { SELLING_RULES_VERSION } from '#src/contract/entities/partners/selling-rules.ts'
import type { SellingRules } from '#src/contract/entities/partners/selling-rules.ts'
import { AppError } from '#src/contract/errors.ts'
import { getSellingRules } from './get-selling-rules.ts'

/**
 * Keeps that a person has read and accepted the rules; a second time keeps the first.
 * @throws AppError `conflict` for a version that is not the present one: the person has read other words
 */
export async function acknowledgeSellingRules(
  deps: Deps,
  version: string,
  by: ByPartnerUser,
): Promise<Audited<SellingRules>> {
  if (version !== SELLING_RULES_VERSION)
    throw new AppError('conflict', 'The rules have new words. Please reload the page and read them again.')
  const { partner_id, partner_user_id } = by
  await createSellingAcknowledgement(deps.db, { partner_id, partner_user_id, version, at: deps.clock.now() })
  const rules = await getSellingRules(deps, by)
  return { ...rules, audit: { object: `partner-user:${partner_user_id}`, after: { version: rules.version } } }
}
