import type { InferType } from 'yup'
import { gstinOrNone } from '#src/contract/entities/earnings/gstin.ts'
import { PARTNER_RIGHTS } from '#src/contract/partner-rights.ts'
import { ifsc } from '#src/contract/rules/accounts/ifsc.ts'
import { otp } from '#src/contract/rules/codes/otp-schema.ts'
import { staffEmail } from '#src/contract/rules/person/email-schema.ts'
import { isMasked, nonIndividualPan } from '#src/contract/rules/person/pan.ts'
import { phone } from '#src/contract/rules/person/phone-schema.ts'
import { safeText } from '#src/contract/rules/safe-text.ts'
import { boolean, string } from '#src/contract/yup.ts'
import { flag, given, isoInstant, listOf, strictObject } from '../shared/fields.ts'
import { partnerUserCreateSchema, partnerUserSchema } from './partner-user.ts'

/** Shortest password that somebody chooses in the portal, characters. */
export const PASSWORD_MIN = 10
const PASSWORD_MAX = 200

/** What a partner may be told by mail; the server's names of the switches. */
export const PARTNER_NOTIFICATIONS = ['paid', 'weekly', 'tickets'] as const
export type PartnerNotification = (typeof PARTNER_NOTIFICATIONS)[number]
/** How the switches stand until somebody moves them. */
export const NOTIFICATION_DEFAULTS: Readonly<Record<PartnerNotification, boolean>> = {
  paid: true,
  weekly: true,
  tickets: true,
}

const line = (max: number) => given(safeText(max)).matches(/\S/, 'rules:required')

/** Whom we write to and where; body of the save. The business's name is ours to change. */
const partnerProfileSchema = strictObject({
  contact_name: line(120),
  mobile: given(phone),
  email: given(staffEmail),
  address: safeText(300).defined(),
})
export type PartnerProfile = InferType<typeof partnerProfileSchema>

/** The contact as it is kept; all of it is empty until the partner first saves it. */
const keptProfileSchema = strictObject({
  contact_name: string().defined(),
  mobile: string().defined(),
  email: string().defined(),
  address: string().defined(),
})

/**
 * Body of the save. With `expected`, the contact that the editor began from, a save over something else is refused with
 * `present` and `changed_by`.
 */
export const partnerProfileSaveSchema = partnerProfileSchema.shape({
  expected: keptProfileSchema.optional().default(undefined),
  /** Given once, while none is on file; a wrong one is ours to change. */
  pan: given(nonIndividualPan)
    .test('whole', 'rules:pan.invalid', (value) => value === undefined || !isMasked(value))
    .optional(),
  /** Empty text takes it away; absent leaves it as it is. */
  gstin: gstinOrNone.optional(),
})
export type PartnerProfileSave = InferType<typeof partnerProfileSaveSchema>

/** A password as it is typed to confirm something. */
const password = () => string().max(PASSWORD_MAX, 'rules:text.tooLong').required('rules:required')

/** The code that was mailed to the own address. */
export const partnerCodeSchema = strictObject({ otp: given(otp) })

/** A new account to be paid to, and the password of the person who enters it. */
export const partnerBankUpdateSchema = strictObject({
  holder: line(120),
  account_number: given(string().matches(/^[0-9]{9,18}$/, 'rules:accountNumber.invalid')),
  ifsc: given(ifsc),
  password: password(),
  /** Mailed to the owner who enters it. */
  otp: given(otp),
})
export type PartnerBankUpdate = InferType<typeof partnerBankUpdateSchema>

/** An account as it is shown ever after: its last four digits alone. */
const shownAccountSchema = strictObject({
  holder: string().defined(),
  account_ending: string().defined(),
  ifsc: string().defined(),
})
export type ShownAccount = InferType<typeof shownAccountSchema>

/**
 * `none` = a new account is still to be checked, `matched` = the one in use is right, `unsure` = somebody compares two names that are alike,
 * `differs` = the new one is not theirs, `returned` = the bank sent a payment back from the one that was in use.
 */
const BANK_CHECKS = ['none', 'matched', 'unsure', 'differs', 'returned'] as const

/** The settings of a partner. `bank` is in use; `waiting` takes its place once its holder's name has matched. */
export const partnerSettingsSchema = strictObject({
  business_name: string().defined(),
  code: string().defined(),
  merchant_id: string().defined(),
  /** Masked; empty text = not known. */
  pan: string().defined(),
  /** Whole: a business shows it to everybody. Empty text = not registered for GST. */
  gstin: string().defined(),
  profile: keptProfileSchema,
  bank: shownAccountSchema.nullable().defined(),
  waiting: shownAccountSchema.nullable().defined(),
  bank_check: string().oneOf(BANK_CHECKS).defined(),
  /** True = the check is a demonstration and asks no bank. */
  bank_sandbox: boolean().defined(),
  notifications: strictObject({
    paid: boolean().defined(),
    weekly: boolean().defined(),
    tickets: boolean().defined(),
  }),
})
export type PartnerSettings = InferType<typeof partnerSettingsSchema>

/** One switch of the messages. */
export const partnerNotificationSchema = strictObject({
  name: string().oneOf(PARTNER_NOTIFICATIONS).defined(),
  on: boolean().defined(),
})

const rightsList = () => listOf(string().oneOf(PARTNER_RIGHTS).defined())

/** One of the partner's own people as the owner sees them; an owner's list of rights is complete. */
export const partnerPersonSchema = partnerUserSchema.shape({
  rights: rightsList(),
  /** The one who asks. */
  self: boolean().defined(),
})
export type PartnerPersonRow = InferType<typeof partnerPersonSchema>

/** Body of the creation of one of the partner's people. */
export const partnerPersonCreateSchema = partnerUserCreateSchema.shape({ rights: rightsList().max(20) })
export type PartnerPersonCreate = InferType<typeof partnerPersonCreateSchema>

/** What the owner changes of a person; what is absent stays. */
export const partnerPersonUpdateSchema = strictObject({
  status: flag().optional(),
  rights: rightsList().max(20).optional(),
})
export type PartnerPersonUpdate = InferType<typeof partnerPersonUpdateSchema>

export const passwordChangeSchema = strictObject({
  password: password(),
  new_password: password().min(PASSWORD_MIN, 'rules:password.short'),
})

/** A visit of our support to the partner's portal, and when it began. Who came and why stays in our own log. */
export const supportViewSchema = strictObject({ at: isoInstant() })
export type SupportView = InferType<typeof supportViewSchema>
