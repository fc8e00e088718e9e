import type { Vault } from '#server/crypto/vault.ts'

/** Who a lead is. Empty text for what is not known. */
export interface LeadContact {
  name: string
  mobile: string
}

const place = (reference: string): string => `leads.contact:${reference}`

/** Name and number as the row keeps them; what already says the same stays as it is. */
export function sealContact(vault: Vault, reference: string, contact: LeadContact, kept: string | null = null): string {
  const text = JSON.stringify({ name: contact.name, mobile: contact.mobile })
  if (kept !== null && vault.openShared(kept, place(reference)) === text) return kept
  return vault.sealShared(text, place(reference))
}

/** What a partner sees of it: initials, and four digits. Empty after the person asked to be forgotten. */
export function maskedContact(
  vault: Vault,
  { reference, contact_enc }: { reference: string; contact_enc: string | null },
): LeadContact {
  if (contact_enc === null) return { name: '', mobile: '' }
  const { name, mobile } = JSON.parse(vault.openShared(contact_enc, place(reference))) as LeadContact
  return { name: maskName(name), mobile: maskMobile(mobile) }
}

export const maskName = (name: string): string =>
  name
    .split(' ')
    .filter(Boolean)
    .map((word) => `${[...word][0] ?? ''}***`)
    .join(' ')

/** asha@example.com becomes a***@example.com. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1***')

/** 9812345610 becomes 98xxxxxx10. */
export const maskMobile = (mobile: string): string =>
  mobile.length < 5 ? '' : `${mobile.slice(0, 2)}${'x'.repeat(mobile.length - 4)}${mobile.slice(-2)}`
