import type { AdminRole } from '#src/contract/admin-roles.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import type { PartnerRight } from '#src/contract/partner-rights.ts'
import type { ContactChangeRow } from './db/repositories/callers/contact-changes.ts'
import type { CustomerRow } from './db/repositories/profile/customers.ts'

interface SessionBase {
  session_id: string
  sid_hash: string
  /** Set when an admin acts as this subject: every write names both. */
  actor_admin_id: number | null
  /** When it ends at the latest. */
  expires_at: Date
}
export interface CustomerSession extends SessionBase {
  area: 'customer'
  user_id: number
  /** As they were when the call came: what changes them holds their row and reads it again. */
  customer: CustomerRow
  /** The change of their sign-in that is under way. */
  change: Pick<ContactChangeRow, 'channel' | 'asked_at'> | null
  /** They have been here before, and have still to show who they are. */
  identity_due: boolean
}
export interface AdminSession extends SessionBase {
  area: 'admin'
  admin_id: number
  role: AdminRole
}
export interface PartnerSession extends SessionBase {
  area: 'partner'
  partner_user_id: number
  partner_id: number
  merchant_id: string
  owner: boolean
  rights: readonly PartnerRight[]
}
export type Session = CustomerSession | AdminSession | PartnerSession

export type SessionArea = Session['area']

/** How a call came, whoever makes it. */
export interface Circumstances extends InLanguage {
  ip: string
  requestId: string
}
export interface InLanguage {
  /** What whoever asks reads. */
  language: Locale
}

// Who asks, as an action takes them: its last argument, called `by`, and no more of them than it needs.
export type ByCustomer = Pick<CustomerSession, 'user_id'>
export type ByCustomerWithRow = Pick<CustomerSession, 'user_id' | 'customer'>
export type ByStaff = Pick<AdminSession, 'admin_id'>
/** Null = nobody: the server itself, for the demonstration or on a bank's file. */
export type ByStaffOrNobody = { admin_id: number | null }
export type ByPartner = Pick<PartnerSession, 'partner_id'>
export type ByPartnerUser = Pick<PartnerSession, 'partner_id' | 'partner_user_id'>

/** Whose sign-in of the back office it is, and which. */
export type OwnSignIn = Pick<AdminSession, 'admin_id' | 'session_id'>
export type CustomerSignIn = Pick<CustomerSession, 'user_id' | 'session_id'>
export type PartnerSignIn = Pick<PartnerSession, 'partner_user_id' | 'session_id'>

/** The browser's HttpOnly cookie of one area: what it sent, and how to give it a new one. */
export interface SidCookie {
  current: string | null
  /** Answers the hash of the new cookie. */
  rotate(): string
}
