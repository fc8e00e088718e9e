import { isDeepStrictEqual } from 'node:util'
import { addLiveBrand, publishBrandDraft, withdrawBrand } from '#server/db/repositories/brands/brand-versions.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { ByStaff } from '#server/session.ts'
import type { BrandStudio } from '#src/contract/entities/brands/brand-studio.ts'
import { themeOf } from '#src/contract/entities/brands/brand-theme.ts'
import type { BrandTheme } from '#src/contract/entities/brands/brand-theme.ts'
import { AppError } from '#src/contract/errors.ts'
import { expectFreeHosts } from '../shared/free-hosts.ts'
import { found } from '../shared/not-found.ts'
import { lockBrand } from './shared/studio-view.ts'

/** `publish`: the draft of this revision; `again`: an older version, 0 = what the registry has; `withdraw`: the default brand. */
export type BrandChange = { do: 'publish'; revision: number } | { do: 'again'; version: number } | { do: 'withdraw' }

/**
 * Changes what customers of a brand see, from their next page on; who is signed in stays so.
 * @throws AppError `not_found`; `conflict` where the draft is another by now, nothing would change, or a host name is somebody else's
 */
export async function changeLiveBrand(
  deps: Deps,
  partnerId: number,
  change: BrandChange,
  by: ByStaff,
): Promise<{ partner: string; version: number; before: BrandTheme | null; after: BrandTheme | null }> {
  return transaction(deps, async (deps) => {
    const { partner, studio } = await lockBrand(deps.db, partnerId)
    const now = deps.clock.now()
    const theme = themeAfter(studio, change)
    if (studio.state !== 'withdrawn' && isDeepStrictEqual(theme, studio.live))
      throw new AppError('conflict', 'Customers see just this already. Nothing was changed.')
    if (theme) await expectFreeHosts(deps, theme.hosts, { partner_id: partnerId, code: partner.code })
    const changed = { admin_id: by.admin_id, partner_user_id: null, changed_at: now }
    const version =
      change.do === 'publish'
        ? await publishBrandDraft(deps.db, partnerId, now)
        : theme
          ? await addLiveBrand(deps.db, partnerId, { ...changed, theme: { ...theme }, status: 'published' }, now)
          : await withdrawBrand(deps.db, partnerId, { ...changed, theme: { ...themeOf(studio.base) } }, now)
    return { partner: partner.name, version, before: studio.live, after: theme }
  })
}

/** What customers would see; null = the default brand. */
function themeAfter({ draft, state, own, versions }: BrandStudio, change: BrandChange): BrandTheme | null {
  if (change.do === 'withdraw') {
    if (state === 'none' || state === 'withdrawn')
      throw new AppError('conflict', 'Customers see the default brand already. Nothing was changed.')
    return null
  }
  if (change.do === 'publish') {
    if (draft?.revision !== change.revision)
      throw new AppError('conflict', 'Somebody else changed the draft meanwhile. Look at it again before it goes live.')
    return draft.theme
  }
  const again = change.version === 0 ? own : versions.find(({ version }) => version === change.version)?.theme
  return found(again ?? null)
}
