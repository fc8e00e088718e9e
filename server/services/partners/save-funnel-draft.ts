import { saveDraftRow } from '#server/db/repositories/partners/partner-funnels.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByPartnerUser } from '#server/session.ts'
import { partsBeyond } from '#src/contract/entities/partners/funnel-config.ts'
import type { FunnelConfig } from '#src/contract/entities/partners/funnel-config.ts'
import { funnelSwitchesOf } from '#src/contract/entities/partners/partner-funnel.ts'
import { inEveryLocale } from '#src/contract/entities/shared/language.ts'
import { AppError } from '#src/contract/errors.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { lockFunnel, readFunnel } from './shared/funnel-versions.ts'

/**
 * Keeps a draft; customers see nothing of it.
 * @throws AppError `conflict` when the funnel is not in `state` any more; `validation` for a part that is locked
 */
export async function saveFunnelDraft(
  deps: Deps,
  { state, config }: { state: string; config: FunnelConfig },
  by: ByPartnerUser,
): Promise<Audited<{ state: string }>> {
  return transaction(deps, async (deps) => {
    const { partner, funnel } = await lockFunnel(deps.db, by.partner_id, state)
    const [beyond] = partsBeyond(config, funnelSwitchesOf(partner.funnel))
    if (beyond)
      throw new AppError('validation', 'The admin has not opened this part of the funnel to you.', {
        errors: { [beyond]: 'rules:funnel.locked' },
      })
    const tidy = tidied(config)
    await saveDraftRow(deps.db, by.partner_id, { config: { ...tidy }, created_by: by.partner_user_id })
    const audit = { object: `partner:${by.partner_id}`, before: funnel.draft, after: tidy }
    return { state: (await readFunnel(deps.db, partner)).state, audit }
  })
}

const tidied = ({ headline, ...config }: FunnelConfig): FunnelConfig => ({
  ...config,
  headline: headline && inEveryLocale((locale) => tidyText(headline[locale])),
})
