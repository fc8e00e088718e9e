import type { InferType } from 'yup'
import { EMAIL_MAX_LENGTH } from '#src/contract/constants.ts'
import { REFERRAL_CODE } from '#src/contract/rules/codes/referral-code.ts'
import { isPhone } from '#src/contract/rules/person/phone.ts'
import { safeText } from '#src/contract/rules/safe-text.ts'
import { boolean, number, string } from '#src/contract/yup.ts'
import { given, isoInstant, listOf, rowId, strictObject } from '../shared/fields.ts'

/**
 * Rupees that a partner earns for another partner whom it has invited, once, when the first loan through the invited
 * partner is disbursed. It is written down with the invitation: a later change holds for later invitations.
 */
export const REFERRAL_REWARD = 2_000

export const REFERRAL_STATUSES = ['invited', 'applied', 'approved', 'rewarded'] as const

const isEmailAddress = (value: string) => value.length <= EMAIL_MAX_LENGTH && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)

/** Body of an invitation: an e-mail address or a mobile number, and that the person wants it. */
export const referralCreateSchema = strictObject({
  name: given(safeText(120)).matches(/\S/, 'rules:required'),
  contact: given(
    string().test('contact', 'rules:contact.invalid', (value) => !value || isPhone(value) || isEmailAddress(value)),
  ),
  consent: boolean().oneOf([true], 'rules:consent.missing').defined(),
})
export type ReferralCreate = InferType<typeof referralCreateSchema>

/** An invitation and how far it has come; the contact is shown in part. `reward` in rupees; null = not for this person. */
export const referralSchema = strictObject({
  referral_id: rowId(),
  code: string().matches(REFERRAL_CODE).defined(),
  name: string().defined(),
  contact: string().defined(),
  status: string().oneOf(REFERRAL_STATUSES).defined(),
  reward: number().nullable().defined(),
  created_at: isoInstant(),
})
export type Referral = InferType<typeof referralSchema>

/** The invitations of a partner, newest first, and what the next one would earn, rupees; null = not for this person. */
export const referralListSchema = strictObject({
  reward: number().nullable().defined(),
  referrals: listOf(referralSchema),
})
export type ReferralList = InferType<typeof referralListSchema>
