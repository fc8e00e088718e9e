import type { InferType } from 'yup'
import { ADMIN_ROLES } from '#src/contract/admin-roles.ts'
import { STAFF_REASON_MIN } from '#src/contract/rules/codes/customer-reference.ts'
import { staffEmail } from '#src/contract/rules/person/email-schema.ts'
import { safeText } from '#src/contract/rules/safe-text.ts'
import { boolean, number, string } from '#src/contract/yup.ts'
import { MOST_CODE_SIGNS } from '../identity/staff-session.ts'
import { given, isoInstant, listOf, opaqueId, rowId, strictObject } from '../shared/fields.ts'
import { STAFF_STATES } from './staff-state.ts'

/** Shortest password of somebody in the back office, characters. */
export const STAFF_PASSWORD_MIN = 12
const PASSWORD_MAX = 200
/** How long an invitation and a link to a new password open. */
export const INVITATION_HOURS = 72
export const RECOVERY_MINUTES = 30
/** How long a code of the second factor holds for acts on money. */
export const CODE_MINUTES = 10
/** Whoever has not been seen for so long is suspended by the daily sweep. */
export const UNUSED_DAYS = 45

const role = () => number().oneOf(ADMIN_ROLES).defined()
const typedPassword = () => string().max(PASSWORD_MAX, 'rules:text.tooLong').required('rules:required')
const newPassword = () => typedPassword().min(STAFF_PASSWORD_MIN, 'rules:password.staffShort')
const reason = () => string().trim().min(STAFF_REASON_MIN, 'rules:reason').max(300, 'rules:text.tooLong').defined()

const count = () => number().integer().min(0).defined()

/** One of those who work here, or did. */
export const staffMemberSchema = strictObject({
  admin_id: rowId(),
  name: string().defined(),
  email: string().defined(),
  role_id: role(),
  state: string().oneOf(STAFF_STATES).defined(),
  /** A code from an app is asked for at the sign-in. */
  second_factor: boolean().defined(),
  /** Places where they are signed in now. */
  sessions: number().integer().defined(),
  last_seen_at: isoInstant().nullable().defined(),
  /** Until when the last invitation opens; null = none is open. */
  invited_until: isoInstant().nullable().defined(),
  /** The one who asks. */
  self: boolean().defined(),
  /** When it was last said that they work here in this role, and by whom; null = not since they came. */
  reviewed_at: isoInstant().nullable().defined(),
  reviewed_by: string().nullable().defined(),
  /** May sign in, and nobody has said so in this quarter. */
  review_due: boolean().defined(),
  /** What is in their hands. */
  work: strictObject({
    tickets: count(),
    /** Loan enquiries. */
    enquiries: count(),
    /** Calls that they promised to make themselves. */
    promises: count(),
    /** Whom they hold on the line, or have taken from the queue. */
    calls: count(),
    /** Views of reports that they share. */
    views: count(),
    /** Acts of theirs that wait for a second person. */
    asked: count(),
  }),
})
/** Somebody as they are now; with `waits` as they stay until a second person agrees. */
export const staffAskedSchema = staffMemberSchema.shape({ waits: boolean().defined() })
export type StaffMember = InferType<typeof staffMemberSchema>

export const staffListSchema = strictObject({
  people: listOf(staffMemberSchema),
  /** Administrators cannot sign in without a second factor: in live mode. */
  factor_required: boolean().defined(),
})

export const staffInvitationSchema = strictObject({
  name: given(safeText(120)).matches(/\S/, 'rules:required'),
  email: given(staffEmail),
  role_id: role(),
})
export type StaffInvitation = InferType<typeof staffInvitationSchema>

/** What is changed of somebody, and why. */
export const staffChangeSchema = strictObject({
  role_id: number().oneOf(ADMIN_ROLES).optional(),
  state: string().oneOf(['active', 'suspended', 'left']).optional(),
  /** Who takes over the work that they cannot do any more; null or left out = it waits for everybody who may. */
  hand_to: number().integer().min(1).nullable().optional(),
  reason: reason(),
})
export type StaffChange = InferType<typeof staffChangeSchema>

export const staffReasonSchema = strictObject({ reason: reason() })

/** Whose sign-ins: somebody's of ours, or a person's of a partner. */
export interface SignInsOf {
  area: 'admin' | 'partner'
  id: number
}
export const signInEndSchema = strictObject({
  session_id: opaqueId().required('rules:requiredChoice'),
  reason: reason(),
})
export type SignInEnd = InferType<typeof signInEndSchema>

/** The random part of a link in a mail. */
const token = () =>
  string()
    .matches(/^[\w-]{20,100}$/)
    .defined()
export const staffLinkSchema = strictObject({ token: token() })
/** Whose link it is and until when it opens. */
export const staffLinkViewSchema = strictObject({
  kind: string().oneOf(['invitation', 'recovery']).defined(),
  name: string().defined(),
  email: string().defined(),
  /** Of one of ours; null for a person of a partner. */
  role_id: role().nullable(),
  /** The partner whose person it is. */
  partner: string().nullable().defined(),
  expires_at: isoInstant(),
})
export const staffLinkUseSchema = strictObject({ token: token(), password: newPassword() })
export const staffRecoverySchema = strictObject({ email: given(staffEmail) })

export const staffPasswordChangeSchema = strictObject({ password: typedPassword(), new_password: newPassword() })
export const staffPasswordSchema = strictObject({ password: typedPassword() })

/** Six digits of the app, or one of the recovery codes, with spaces and dashes as they were typed or copied. */
const code = () => string().min(6, 'rules:staffCode').max(MOST_CODE_SIGNS, 'rules:staffCode').required('rules:required')
export const staffCodeSchema = strictObject({ code: code() })

/** What an app needs to make codes: as a square code and to be typed. */
export const factorSecretSchema = strictObject({ secret: string().defined(), uri: string().defined() })
export const recoveryCodesSchema = strictObject({ recovery_codes: listOf(string().defined()) })
export const ownFactorSchema = strictObject({
  on: boolean().defined(),
  since: isoInstant().nullable().defined(),
  recovery_left: number().integer().defined(),
  required: boolean().defined(),
})
