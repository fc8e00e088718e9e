import { PROFILE_ROWS } from './profile-fields.ts'
import type { ClientValues, ProfileField, ProfileKind, ProfileValues } from './profile-fields.ts'

/**
 * A customer's profile as served (wrapper field `data`). Money is in rupees, `birth_date` is DD-MM-YYYY. PAN (`tin`)
 * and birth date leave the server masked. Empty text means not given yet.
 */
export type ServedProfile = ProfileValues

const EMPTY: Record<ProfileKind, string | number> = { text: '', flag: 0, id: 0, choice: '', amount: '', rupees: 0 }

/** The profile of somebody who has told us nothing yet. Source: specification, user profile as served. */
export const SERVED_PROFILE_DEFAULTS = Object.fromEntries(
  PROFILE_ROWS.map(([name, row]) => [name, row.default ?? EMPTY[row.kind]]),
) as ServedProfile

/** What a customer may change: any subset, see the schema. */
export type ProfileUpdate = { [F in ProfileField]?: ServedProfile[F] | undefined }

/** A customer's profile as held in the client. Money in rupees; birth date in three parts, split on '-'. */
export interface ClientProfile extends Omit<ClientValues, 'emi'> {
  dob_date: string
  dob_month: string
  dob_year: string
  emi: number
  /** What the server saw; empty in the client until it is told. */
  ip_address: string
  /** Always empty: a browser cannot know it and must not ask. */
  mac_address: string
}

/** Short form of a user, for the interface. */
export type ShortUser = Pick<
  ClientProfile,
  | 'userId'
  | 'firstName'
  | 'lastName'
  | 'languageId'
  | 'phoneNumber'
  | 'pl_completed'
  | 'gl_completed'
  | 'bl_completed'
  | 'hl_completed'
  | 'pl_update_required'
  | 'pl_se_update_required'
>
