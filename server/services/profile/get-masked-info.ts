import type { Deps } from '#server/deps.ts'
import type { MaskedInfo } from '#src/contract/entities/profile/masked-info.ts'
import { getProfile } from './get-profile.ts'
import type { ProfileReader } from './get-profile.ts'

/** Masked PAN and birth date. @throws AppError `not_found` unless `userId` is the caller's own. */
export function getMaskedInfo(deps: Pick<Deps, 'vault'>, userId: number, by: ProfileReader): MaskedInfo {
  const { data } = getProfile(deps, userId, by)
  return { pan: data.tin, birth_date: data.birth_date }
}
