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

/** The profile as served, from the profile as held in the client. The three date parts win over `birthDate`. */
export function toServedProfile(client: ClientProfile): ServedProfile {
  const { dob_date, dob_month, dob_year } = client
  return {
    birth_date: dob_year === '' ? client.birthDate : `${dob_date}-${dob_month}-${dob_year}`,
    channel_id: client.channelId,
    email: client.email,
    email_verified: client.emailVerified,
    first_name: client.firstName,
    last_name: client.lastName,
    is_editing: client.isEditing,
    merchant_location_id: client.merchantId,
    mobile_phone_code: client.phoneCode,
    mobile_phone_number: client.phoneNumber,
    role_id: client.roleId,
    user_id: client.userId,
    tin: client.pan,
    language: client.languageId,
    bl_completed: client.bl_completed,
    pl_completed: client.pl_completed,
    gl_completed: client.gl_completed,
    hl_completed: client.hl_completed,
    employment_status_code: client.employment_status_code,
    business_registration_type: client.business_registration_type,
    address1: client.address1,
    address2: client.address2,
    postal_code: client.postal_code,
    gender: client.gender,
    inflight_credit_app_id: client.inflight_credit_app_id,
    pl_update_required: client.pl_update_required,
    pl_se_update_required: client.pl_se_update_required,
    residence_type: client.residence_type,
    se_loan_amount: client.desired_loan_amount,
    allow_sms: client.allow_sms,
    allow_emails: client.allow_email,
    business_current_turnover: client.business_current_turnover,
    business_years: client.business_years,
    employer_name: client.employer_name,
    officepincode: client.officepincode,
    monthly_income: client.monthly_income,
    salary_mode: client.salary_mode,
    monthly_rent: client.monthly_rent,
    educational_level: client.educational_level,
    emi: client.emi,
    prefer_net_banking: client.prefer_net_banking,
    business_account: client.business_account,
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
