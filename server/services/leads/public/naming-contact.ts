import { newSignedCode } from '#server/crypto/signed-code.ts'
import type { Vault } from '#server/crypto/vault.ts'
import type { NamingRow } from '#server/db/repositories/leads/lead-namings.ts'
import { maskMobile, maskName } from '#server/services/shared/lead-contact.ts'
import type { LeadContact } from '#server/services/shared/lead-contact.ts'

/** For what the codes of these links are signed: a code of another use opens nothing here. */
export const REFUSAL_CODE = 'naming-refusal'

/** Path of the page on which somebody says no. */
export const REFUSAL_PATH = '/no/'

/** Whom a partner's system named; `email` is empty text where none was given, `code` stands in the link that says no. */
interface NamingContact extends LeadContact {
  email: string
  code: string
}

const place = (reference: string): string => `lead_namings.contact:${reference}`

export const refusalHash = (vault: Vault, code: string): string => vault.index(REFUSAL_CODE, code)

export function sealNaming(vault: Vault, reference: string, contact: LeadContact & { email: string }) {
  const code = newSignedCode(vault, REFUSAL_CODE)
  return {
    contact_enc: vault.sealShared(JSON.stringify({ ...contact, code }), place(reference)),
    refusal_hash: refusalHash(vault, code),
  }
}

/** Null once it has ended. */
export function openNaming(vault: Vault, { reference, contact_enc }: NamingRow): NamingContact | null {
  return contact_enc === null ? null : (JSON.parse(vault.openShared(contact_enc, place(reference))) as NamingContact)
}

/** What a partner sees of it; empty once it has ended. */
export function maskedNaming(vault: Vault, row: NamingRow): LeadContact {
  const contact = openNaming(vault, row)
  return { name: maskName(contact?.name ?? ''), mobile: maskMobile(contact?.mobile ?? '') }
}
