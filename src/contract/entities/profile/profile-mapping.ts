import type { ClientValues } from './profile-fields.ts'
import { PROFILE_ROWS } from './profile-fields.ts'
import type { ClientProfile, ServedProfile, ShortUser } from './profile.ts'
import { SERVED_PROFILE_DEFAULTS } from './profile.ts'

/**
 * The profile as held in the client, from the profile as served. Fields that the answer lacks take the specified
 * defaults; an `emi` not given yet counts as 0, as specified for the client.
 */
export function toClientProfile(served: Partial<ServedProfile>): ClientProfile {
  const profile = { ...SERVED_PROFILE_DEFAULTS, ...served }
  const renamed = Object.fromEntries(PROFILE_ROWS.map(([name, { client = name }]) => [client, profile[name]]))
  const [dob_date = '', dob_month = '', dob_year = ''] = profile.birth_date.split('-')
  return {
    ...(renamed as ClientValues),
    dob_date,
    dob_month,
    dob_year,
    emi: profile.emi === '' ? 0 : profile.emi,
    ip_address: '',
    mac_address: '',
  }
}

/** Short form of a user, for headers and menus. */
export function toShortUser(client: ClientProfile): ShortUser {
  const { userId, firstName, lastName, languageId, phoneNumber } = client
  const { pl_completed, gl_completed, bl_completed, hl_completed, pl_update_required, pl_se_update_required } = client
  return {
    userId,
    firstName,
    lastName,
    languageId,
    phoneNumber,
    pl_completed,
    gl_completed,
    bl_completed,
    hl_completed,
    pl_update_required,
    pl_se_update_required,
  }
}
