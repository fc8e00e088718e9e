import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { OtpChannel } from '#src/contract/entities/outbox-message.ts'
import type { Vault } from '../../crypto/vault.ts'
import type { Db } from '../client.ts'
import { customers } from '../schema.ts'

export type CustomerRow = typeof customers.$inferSelect
export type CustomerChanges = Partial<typeof customers.$inferInsert>

/** Phone numbers as ten digits, e-mail addresses in lower case. */
export interface Contact {
  channel: OtpChannel
  destination: string
}

/** Profile fields that are sealed under the customer's own key, by wire name, and the column of each. */
export const SEALED_FIELDS = {
  mobile_phone_number: 'phone_enc',
  email: 'email_enc',
  tin: 'tin_enc',
  birth_date: 'birth_date_enc',
  address1: 'address1_enc',
  address2: 'address2_enc',
  first_name: 'first_name_enc',
  last_name: 'last_name_enc',
} as const
export type SealedField = keyof typeof SEALED_FIELDS

const place = (field: SealedField) => `customers.${SEALED_FIELDS[field].replace('_enc', '')}`

/** Text of a sealed field; empty when not given. */
export function openField(vault: Vault, row: CustomerRow, field: SealedField): string {
  const sealed = row[SEALED_FIELDS[field]]
  return sealed === null || row.data_key === null ? '' : vault.open(row.data_key, sealed, place(field))
}

/** Columns that keep a sealed field: its text and, where it is looked up by, its blind index. Empty text clears it. */
export function sealField(vault: Vault, dataKey: string, field: SealedField, text: string): CustomerChanges {
  const changes: CustomerChanges = {
    [SEALED_FIELDS[field]]: text === '' ? null : vault.seal(dataKey, text, place(field)),
  }
  const index = (kind: string) => (text === '' ? null : vault.index(kind, text.toLowerCase()))
  if (field === 'mobile_phone_number') changes.phone_index = index('phone')
  if (field === 'email') changes.email_index = index('email')
  if (field === 'tin') changes.tin_index = index('tin')
  return changes
}

const isContact = (vault: Vault, { channel, destination }: Contact) =>
  channel === 'mobile'
    ? eq(customers.phone_index, vault.index('phone', destination))
    : eq(customers.email_index, vault.index('email', destination))

/**
 * @returns the customer who signs in with this number or address. Erased ones are nobody, and a contact that somebody
 * only typed into a profile signs nobody in.
 */
export async function findCustomerByContact(db: Db, vault: Vault, contact: Contact): Promise<CustomerRow | null> {
  const verified = contact.channel === 'mobile' ? customers.phone_verified : customers.email_verified
  const [row] = await db
    .select()
    .from(customers)
    .where(and(isContact(vault, contact), eq(verified, true), isNull(customers.deleted_at)))
  return row ?? null
}

/**
 * A new customer known by one verified contact. Whoever had typed that contact into a profile without proving it loses
 * it. @throws 23505 when another sign-in was faster.
 */
export async function createCustomer(
  db: Db,
  vault: Vault,
  input: Contact & { partner: string; language: 'en' | 'hi'; now: Date },
): Promise<CustomerRow> {
  const { channel, destination, partner, language, now } = input
  const phone = channel === 'mobile'
  await db
    .update(customers)
    .set({
      ...(phone ? { phone_enc: null, phone_index: null } : { email_enc: null, email_index: null }),
      updated_at: now,
    })
    .where(and(isContact(vault, input), eq(phone ? customers.phone_verified : customers.email_verified, false)))
  const dataKey = vault.newDataKey()
  const [row] = await db
    .insert(customers)
    .values({
      data_key: dataKey,
      partner,
      language,
      ...sealField(vault, dataKey, phone ? 'mobile_phone_number' : 'email', destination),
      phone_verified: phone,
      email_verified: !phone,
      created_at: now,
      updated_at: now,
    })
    .returning()
  if (!row) throw new Error('the customer was not written')
  return row
}

export async function findCustomer(db: Db, userId: number): Promise<CustomerRow | null> {
  const [row] = await db.select().from(customers).where(isAlive(userId))
  return row ?? null
}

/** The row, held until the transaction ends: whatever must happen once per customer happens behind this. */
export async function lockCustomer(tx: Db, userId: number): Promise<CustomerRow | null> {
  const [row] = await tx.select().from(customers).where(isAlive(userId)).for('update')
  return row ?? null
}

export async function updateCustomer(db: Db, userId: number, changes: CustomerChanges): Promise<CustomerRow | null> {
  const [row] = await db
    .update(customers)
    .set({ ...changes, version: sql`${customers.version} + 1` })
    .where(isAlive(userId))
    .returning()
  return row ?? null
}

/** Does another customer already have this phone number or e-mail address? */
export async function isContactTaken(db: Db, vault: Vault, contact: Contact, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ user_id: customers.user_id })
    .from(customers)
    .where(and(isContact(vault, contact), ne(customers.user_id, userId)))
  return row !== undefined
}

const isAlive = (userId: number) => and(eq(customers.user_id, userId), isNull(customers.deleted_at))
