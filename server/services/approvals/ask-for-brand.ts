import type { Deps } from '#server/deps.ts'
import type { ByStaff } from '#server/session.ts'
import type { BrandChange } from '../brands/change-live-brand.ts'
import { askOrAct } from './ask-or-act.ts'

/**
 * Changes what customers of a brand see, or has that wait for a second person.
 * @throws AppError as `changeLiveBrand` and `askOrAct`
 */
export function askForBrand(
  deps: Deps,
  partner_id: number,
  change: BrandChange,
  { reason }: { reason?: string | undefined },
  by: ByStaff,
): ReturnType<typeof askOrAct> {
  return askOrAct(deps, { kind: 'brand', target: partner_id, body: { partner_id, change }, reason }, by)
}
