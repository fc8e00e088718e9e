import { isDeepStrictEqual } from 'node:util'
import { writeBrandDraft } from '#server/db/repositories/brands/brand-versions.ts'
import { isUploaded } from '#server/db/repositories/files/uploads.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { BrandDraft } from '#src/contract/entities/brands/brand-studio.ts'
import { AppError } from '#src/contract/errors.ts'
import { editConflict } from '../shared/edit-conflict.ts'
import { expectFreeHosts } from '../shared/free-hosts.ts'
import { changedParts } from './public/changed-parts.ts'
import { expectNoneWaits, lockBrand } from './shared/studio-view.ts'
import type { BrandEditor } from './shared/studio-view.ts'

/**
 * Keeps a draft of a partner's brand; customers see nothing of it.
 * @throws AppError `not_found`; `conflict` when somebody else has saved another draft meanwhile, naming both, while it waits for a
 * second person, for a host name of somebody else; `validation` for a picture that was not sent to us
 */
export async function saveBrandDraft(
  deps: Deps,
  partnerId: number,
  { revision, theme }: BrandDraft,
  by: BrandEditor,
): Promise<Audited<{ revision: number }>> {
  return transaction(deps, async (deps) => {
    const { partner, studio } = await lockBrand(deps.db, partnerId)
    expectNoneWaits(studio)
    const { draft } = studio
    if ((draft?.revision ?? null) !== revision && !isDeepStrictEqual(draft?.theme, theme))
      throw editConflict(draft?.theme, { by: draft?.changed_by ?? '', at: draft ? new Date(draft.changed_at) : null })
    for (const [field, picture] of [
      ['theme.logo', theme.logo],
      ['theme.co_brand.logo', theme.co_brand?.logo],
    ] as const)
      if (picture && !(await isUploaded(deps.db, picture)))
        throw new AppError('validation', 'Check the highlighted field.', { errors: { [field]: 'rules:brand.picture' } })
    await expectFreeHosts(deps, theme.hosts, { partner_id: partnerId, code: partner.code })
    const saved = await writeBrandDraft(deps.db, partnerId, {
      theme: { ...theme },
      admin_id: 'admin_id' in by ? by.admin_id : null,
      partner_user_id: 'partner_user_id' in by ? by.partner_user_id : null,
      changed_at: deps.clock.now(),
    })
    const { before, after } = changedParts(draft?.theme ?? studio.live, theme)
    return {
      revision: saved,
      audit: { object: `partner:${partnerId}`, before: { brand: before }, after: { brand: after } },
    }
  })
}
