import { changeLiveBrand } from '#server/services/brands/change-live-brand.ts'
import { getBrandStudio } from '#server/services/brands/get-brand-studio.ts'
import { saveBrandDraft } from '#server/services/brands/save-brand-draft.ts'
import { REGISTRY } from '#src/contract/brands/registry-book.ts'
import { themeOf } from '#src/contract/entities/brands/brand-theme.ts'
import type { World } from '../credentials.ts'
import { freshApproval } from './approvals.ts'

/** The partner whose brand may be changed: that of A is what every other one falls back to. */
const PARTNER = 2
export const A_THEME = themeOf(REGISTRY.find('bazaarmitr'))

let made = 0

/** A draft of the partner's brand that nobody else has seen. Answers how often it was saved. */
export async function freshBrandDraft(world: World): Promise<number> {
  const { deps } = world.server
  // Nothing waits for a second person any more.
  await freshApproval(world)
  const { draft } = await getBrandStudio(deps, PARTNER)
  const theme = { ...A_THEME, name: `BazaarMitra ${(made += 1)}` }
  return (await saveBrandDraft(deps, PARTNER, { revision: draft?.revision ?? null, theme }, { admin_id: 1 })).revision
}

/** The number of the draft that is there now; null = none. */
export async function brandDraftNow(world: World): Promise<number | null> {
  await freshApproval(world)
  return (await getBrandStudio(world.server.deps, PARTNER)).draft?.revision ?? null
}

/** Customers see the brand, whatever was done to it before. */
export async function shownBrand(world: World): Promise<void> {
  await freshApproval(world)
  const { state } = await getBrandStudio(world.server.deps, PARTNER)
  if (state !== 'withdrawn') return
  await changeLiveBrand(world.server.deps, PARTNER, { do: 'again', version: 0 }, { admin_id: 1 })
}

/** A version that customers do not see. */
export async function versionToShow(world: World): Promise<number> {
  const { deps } = world.server
  await changeLiveBrand(deps, PARTNER, { do: 'publish', revision: await freshBrandDraft(world) }, { admin_id: 1 })
  return 0
}
