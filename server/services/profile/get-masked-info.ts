import type { Deps } from '#server/deps.ts'
import type { MaskedInfo } from '#src/contract/entities/profile/masked-info.ts'
import { getProfile } from './get-profile.ts'

/** Masked PAN and birth date. @throws AppError `not_found` unless `userId` is the caller's own. */
export async function getMaskedInfo(
  deps: Deps,
  userId: number,
  by: { user_id: number; identity_due: boolean },
): Promise<MaskedInfo> {
  const { tin, birth_date } = await getProfile(deps, userId, by)
  return { pan: tin, birth_date }
}
