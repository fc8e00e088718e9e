import { findPartner } from '#server/db/repositories/partners/partners.ts'
import type { Deps } from '#server/deps.ts'
import type { BrandStudio } from '#src/contract/entities/brands/brand-studio.ts'
import { found } from '../shared/not-found.ts'
import { readStudio } from './shared/studio-view.ts'

/** The brand of a partner with its draft and versions. @throws AppError `not_found` */
export async function getBrandStudio(
  deps: Pick<Deps, 'db'>,
  partnerId: number,
  { forPartner = false }: { forPartner?: boolean } = {},
): Promise<BrandStudio> {
  return readStudio(deps.db, found(await findPartner(deps.db, partnerId)), forPartner)
}
