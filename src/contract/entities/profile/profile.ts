import type { InferType } from 'yup'

import type { Amount } from '#src/contract/rules/money.ts'

import type { Choice, Flag } from '../shared/fields.ts'
import { DEFAULT_LANGUAGE } from '../shared/language.ts'
import type { profileUpdateSchema } from './profile-schema.ts'

/**
 * A customer's profile as served (wrapper field `data`). Money is in rupees, `birth_date` is DD-MM-YYYY. PAN (`tin`)
 * and birth date leave the server masked. Empty text means not given yet.
 */
export interface ServedProfile {
  birth_date: string
  channel_id: string
  email: string
  email_verified: Flag
  first_name: string
  last_name: string
  is_editing: Flag
  merchant_location_id: string
  mobile_phone_code: string
  mobile_phone_number: string
  role_id: string
  user_id: number
  tin: string
  language: number
  bl_completed: Flag
  pl_completed: Flag
  gl_completed: Flag
  hl_completed: Flag
  employment_status_code: Choice
  business_registration_type: Choice
  address1: string
  address2: string
  postal_code: string
  gender: Choice
  inflight_credit_app_id: string
  pl_update_required: Flag
  pl_se_update_required: Flag
  residence_type: Choice
  /** Desired loan amount, rupees. */
  se_loan_amount: Amount
  allow_sms: Flag
  allow_emails: Flag
  business_current_turnover: Choice
  business_years: Choice
  employer_name: string
  officepincode: string
  /** Rupees a month. */
  monthly_income: Amount
  salary_mode: Choice
  /** Rupees a month. */
  monthly_rent: number
  educational_level: Choice
  /** Instalments already paid each month, rupees. */
  emi: Amount
  prefer_net_banking: Choice
  business_account: Flag
}

/** The profile of somebody who has told us nothing yet. Source: specification, user profile as served. */
export const SERVED_PROFILE_DEFAULTS: ServedProfile = {
  birth_date: '',
  channel_id: '',
  email: '',
  email_verified: 0,
  first_name: '',
  last_name: '',
  is_editing: 0,
  merchant_location_id: '',
  mobile_phone_code: DEFAULT_LANGUAGE.phone_code,
  mobile_phone_number: '',
  role_id: '',
  user_id: 0,
  tin: '',
  language: DEFAULT_LANGUAGE.id,
  bl_completed: 0,
  pl_completed: 0,
  gl_completed: 0,
  hl_completed: 0,
  employment_status_code: '',
  business_registration_type: '',
  address1: '',
  address2: '',
  postal_code: '',
  gender: '',
  inflight_credit_app_id: '',
  pl_update_required: 0,
  pl_se_update_required: 0,
  residence_type: '',
  se_loan_amount: '',
  allow_sms: 0,
  allow_emails: 0,
  business_current_turnover: '',
  business_years: '',
  employer_name: '',
  officepincode: '',
  monthly_income: '',
  salary_mode: '',
  monthly_rent: 0,
  educational_level: '',
  emi: '',
  prefer_net_banking: '',
  business_account: 0,
}

/** What a customer may change: any subset, see the schema. */
export type ProfileUpdate = InferType<typeof profileUpdateSchema>
/** Name of a field that a customer may change. */
export type ProfileField = keyof ProfileUpdate

/** A customer's profile as held in the client. Money in rupees; birth date in three parts, split on '-'. */
export interface ClientProfile {
  birthDate: string
  channelId: string
  email: string
  emailVerified: Flag
  firstName: string
  lastName: string
  isEditing: Flag
  merchantId: string
  phoneCode: string
  phoneNumber: string
  roleId: string
  userId: number
  pan: string
  dob_date: string
  dob_month: string
  dob_year: string
  languageId: number
  bl_completed: Flag
  pl_completed: Flag
  gl_completed: Flag
  hl_completed: Flag
  employment_status_code: Choice
  business_registration_type: Choice
  postal_code: string
  address1: string
  address2: string
  gender: Choice
  inflight_credit_app_id: string
  pl_update_required: Flag
  pl_se_update_required: Flag
  residence_type: Choice
  desired_loan_amount: Amount
  allow_email: Flag
  allow_sms: Flag
  /** What the server saw; empty in the client until it is told. */
  ip_address: string
  /** Always empty: a browser cannot know it and must not ask. */
  mac_address: string
  business_current_turnover: Choice
  business_years: Choice
  employer_name: string
  officepincode: string
  monthly_income: Amount
  salary_mode: Choice
  monthly_rent: number
  educational_level: Choice
  emi: number
  prefer_net_banking: Choice
  business_account: Flag
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
