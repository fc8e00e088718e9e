import type { BankAccount } from '#server/adapters/bank-check/bank-check.ts'
import type { Vault } from '#server/crypto/vault.ts'
import type { PartnerDetailsRow } from '#server/db/repositories/partners/partner-details.ts'
import type { PartnerProfile, ShownAccount } from '#src/contract/entities/partners/partner-settings.ts'

/** The account in use, and one that is still to be checked. */
export interface BankBook {
  current: BankAccount | null
  waiting: BankAccount | null
  /** What the bank answered about the account that waits, else about the one in use; absent where that was not kept. */
  answer?: BankAnswer | null
}

/** The name in the bank's books, null where it knows no such account, and how like the typed one it is, 0 to 100. */
export interface BankAnswer {
  name: string | null
  score: number
}

const profileAad = (partnerId: number) => `partner_details.profile:${partnerId}`

const bankAad = (partnerId: number) => `partner_details.bank:${partnerId}`

type Sealed = Pick<PartnerDetailsRow, 'partner_id' | 'profile_enc' | 'bank_enc'>

/** Everything kept about the contact person, also what this screen does not show, such as the PAN. */
export function openProfile(vault: Vault, row: Sealed | null): Record<string, string> {
  if (!row || row.profile_enc === null) return {}
  return JSON.parse(vault.openShared(row.profile_enc, profileAad(row.partner_id))) as Record<string, string>
}

export const sealProfile = (vault: Vault, partnerId: number, profile: Record<string, string>): string =>
  vault.sealShared(JSON.stringify(profile), profileAad(partnerId))

export function openBank(vault: Vault, row: Sealed | null): BankBook {
  if (!row || row.bank_enc === null) return { current: null, waiting: null }
  return JSON.parse(vault.openShared(row.bank_enc, bankAad(row.partner_id))) as BankBook
}

export const sealBank = (vault: Vault, partnerId: number, book: BankBook): string =>
  vault.sealShared(JSON.stringify(book), bankAad(partnerId))

/** What is shown, and written to the log, of an account. */
export const shownAccount = (account: BankAccount | null): ShownAccount | null =>
  account && { holder: account.holder, account_ending: account.account_number.slice(-4), ifsc: account.ifsc }

/** The part of the profile that the partner itself changes. */
export const contactOf = ({
  contact_name = '',
  mobile = '',
  email = '',
  address = '',
}: Record<string, string>): PartnerProfile => ({ contact_name, mobile, email, address })
