import type { ClientProfile, ServedProfile, ShortUser } from './profile.ts'
import { SERVED_PROFILE_DEFAULTS } from './profile.ts'

/**
 * The profile as held in the client, from the profile as served. Fields that the answer lacks take the specified
 * defaults; an `emi` not given yet counts as 0, as specified for the client.
 */
export function toClientProfile(served: Partial<ServedProfile>): ClientProfile {
  const {
    birth_date,
    channel_id,
    email_verified,
    first_name,
    last_name,
    is_editing,
    merchant_location_id,
    mobile_phone_code,
    mobile_phone_number,
    role_id,
    user_id,
    tin,
    language,
    se_loan_amount,
    allow_emails,
    emi,
    ...same
  } = { ...SERVED_PROFILE_DEFAULTS, ...served }
  const [dob_date = '', dob_month = '', dob_year = ''] = birth_date.split('-')
  return {
    ...same,
    birthDate: birth_date,
    dob_date,
    dob_month,
    dob_year,
    channelId: channel_id,
    emailVerified: email_verified,
    firstName: first_name,
    lastName: last_name,
    isEditing: is_editing,
    merchantId: merchant_location_id,
    phoneCode: mobile_phone_code,
    phoneNumber: mobile_phone_number,
    roleId: role_id,
    userId: user_id,
    pan: tin,
    languageId: language,
    desired_loan_amount: se_loan_amount,
    allow_email: allow_emails,
    emi: emi === '' ? 0 : emi,
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
