import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { Placeholder } from 'drizzle-orm'
import type { Vault } from '#server/crypto/vault.ts'
import type { Db } from '#server/db/client.ts'
import { asHeld } from '#server/db/held.ts'
import type { Held } from '#server/db/held.ts'
import { kept } from '#server/db/kept.ts'
import { customers } from '#server/db/schema/identity.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { OtpChannel } from '#src/contract/entities/messages/outbox-message.ts'
import { PROFILE_FIELDS, SEALED_NAMES } from '#src/contract/entities/profile/profile-fields.ts'
import type { SealedField } from '#src/contract/entities/profile/profile-fields.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'

export type CustomerRow = typeof customers.$inferSelect
export type CustomerChanges = Partial<typeof customers.$inferInsert>

/** Phone numbers as ten digits, e-mail addresses in lower case. */
export interface Contact {
  channel: OtpChannel
  destination: string
}

/** Column of a profile field that is sealed under the customer's own key: the contract's row names it. */
const columnOf = <F extends SealedField>(field: F) => `${PROFILE_FIELDS[field].sealed}_enc` as const

const place = (field: SealedField) => `customers.${PROFILE_FIELDS[field].sealed}`

/** Text of a sealed field; empty when not given. */
export function openField(vault: Vault, row: CustomerRow, field: SealedField): string {
  const sealed = row[columnOf(field)]
  return sealed === null || row.data_key === null ? '' : vault.open(row.data_key, sealed, place(field))
}

/** Columns that keep a sealed field: its text and, where it is looked up by, its blind index. Empty text clears it. */
export function sealField(vault: Vault, dataKey: string, field: SealedField, text: string): CustomerChanges {
  const changes: CustomerChanges = {
    [columnOf(field)]: text === '' ? null : vault.seal(dataKey, text, place(field)),
  }
  const index = (kind: string) => (text === '' ? null : vault.index(kind, text.toLowerCase()))
  if (field === 'mobile_phone_number') changes.phone_index = index('phone')
  if (field === 'email') changes.email_index = index('email')
  if (field === 'tin') changes.tin_index = index('tin')
  return changes
}

/** Answers that have no column of their own. */
export type KeptProfile = Record<string, string | number>

export function openProfile(vault: Vault, { data_key, profile_enc }: CustomerRow): KeptProfile {
  if (profile_enc === null || data_key === null) return {}
  // Written by sealProfile from values that have passed their rules.
  return JSON.parse(vault.open(data_key, profile_enc, 'customers.profile')) as KeptProfile
}

export const sealProfile = (vault: Vault, dataKey: string, answers: KeptProfile): { profile_enc: string } => ({
  profile_enc: vault.seal(dataKey, JSON.stringify(answers), 'customers.profile'),
})

/** No sealed field any more: what erasure leaves of them. */
export const NOTHING_SEALED = {
  ...(Object.fromEntries(SEALED_NAMES.map((field) => [columnOf(field), null])) as {
    [F in SealedField as ReturnType<typeof columnOf<F>>]: null
  }),
  profile_enc: null,
} satisfies CustomerChanges

/** Where a contact of each channel is kept: its wire name, its blind index, and whether it has proved to be theirs. */
export const CONTACT_COLUMNS = {
  mobile: { field: 'mobile_phone_number', index: 'phone_index', verified: 'phone_verified' },
  email: { field: 'email', index: 'email_index', verified: 'email_verified' },
} as const satisfies Record<OtpChannel, { field: SealedField; index: string; verified: string }>

/** The unique indexes of a contact: it signs one customer in, and one lead for a product is open under it. */
export const ONE_CONTACT = ['customers_phone', 'customers_email', 'leads_one_open'] as const

/** Does this customer sign in by this channel? */
export const isVerified = (row: CustomerRow, channel: OtpChannel): boolean => row[CONTACT_COLUMNS[channel].verified]

/**
 * @returns the customer who signs in with this number or address. Erased ones are nobody, and a contact that somebody
 * only typed into a profile signs nobody in.
 */
export async function findCustomerByContact(
  db: Db,
  vault: Vault,
  { channel, destination }: Contact,
): Promise<CustomerRow | null> {
  const { index, verified } = CONTACT_COLUMNS[channel]
  const wanted = vault.index(channel === 'mobile' ? 'phone' : 'email', destination)
  const [row] = await db
    .select()
    .from(customers)
    // Written without a parameter, so that a kept plan may use the index of verified ones.
    .where(and(eq(customers[index], wanted), sql`${customers[verified]}`, isNull(customers.deleted_at)))
  return row ?? null
}

/** A new customer known by one verified contact. @throws a violation of ONE_CONTACT when another sign-in was faster. */
export async function createCustomer(
  db: Db,
  vault: Vault,
  input: Contact & { partner: string; language: Locale; now: Date },
): Promise<CustomerRow> {
  const { channel, destination, partner, language, now } = input
  const phone = channel === 'mobile'
  const dataKey = vault.newDataKey()
  const [row] = await db
    .insert(customers)
    .values({
      data_key: dataKey,
      partner,
      language,
      ...sealField(vault, dataKey, CONTACT_COLUMNS[channel].field, destination),
      phone_verified: phone,
      email_verified: !phone,
      created_at: now,
      updated_at: now,
    })
    .returning()
  if (!row) throw new Error('the customer was not written')
  return row
}

const isAlive = (userId: number | Placeholder) => and(eq(customers.user_id, userId), isNull(customers.deleted_at))
const isWanted = isAlive(sql.placeholder('userId'))
const columns = getTableColumns(customers)

const customer = kept(columns, (db) => db.select().from(customers).where(isWanted))
const lockedCustomer = kept(columns, (db) => db.select().from(customers).where(isWanted).for('update'))

export async function findCustomer(db: Db, userId: number): Promise<CustomerRow | null> {
  const [row] = await customer(db, { userId })
  return row ?? null
}

export type HeldCustomer = Held<'customer', CustomerRow>

/** The row, held until the transaction ends: whatever must happen once per customer happens behind this. */
export async function lockCustomer(tx: Tx, userId: number): Promise<HeldCustomer | null> {
  const [row] = await lockedCustomer(tx, { userId })
  return row ? asHeld('customer', row) : null
}

export async function updateCustomer(db: Db, userId: number, changes: CustomerChanges): Promise<CustomerRow | null> {
  const [row] = await db
    .update(customers)
    .set({ ...changes, version: sql`${customers.version} + 1` })
    .where(isAlive(userId))
    .returning()
  return row ?? null
}

/** By what a customer is found; what they only typed may be somebody else's, whose codes and locks are not theirs. */
export const provenIndexes = ({ phone_verified, phone_index, email_verified, email_index }: CustomerRow): string[] =>
  [phone_verified ? phone_index : null, email_verified ? email_index : null].filter((index) => index !== null)
