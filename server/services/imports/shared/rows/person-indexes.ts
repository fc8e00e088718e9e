import type { Vault } from '#server/crypto/vault.ts'
import { readPan, readPhone } from '#src/contract/cells/read-person.ts'
import type { ImportMapping } from '#src/contract/entities/imports/import-batch.ts'
import { isMasked } from '#src/contract/rules/person/pan.ts'
import { cellOf, placesOf } from './read-row.ts'
import type { RowCells } from './row-cells.ts'

/** What looks like a number of a person's own, whatever its column is called: first digit 6 to 9, in India. */
const MOBILE = /^[6-9]/
const PAN = /^[A-Z]{5}\d{4}[A-Z]$/

const whole = (text: string | null | undefined): string | null =>
  text === null || text === undefined || isMasked(text) ? null : text

/** Keyed hashes as those of customers (`db/repositories/profile/customers.ts`), to match by. */
export const phoneIndex = (vault: Vault, phone: string | null): string | null =>
  whole(phone) === null ? null : vault.index('phone', whole(phone) ?? '')
export const panIndex = (vault: Vault, pan: string | null): string | null =>
  whole(pan) === null ? null : vault.index('tin', (whole(pan) ?? '').toLowerCase())

/**
 * Whose row it is, so that an erasure finds it also where it belongs to no application: by the columns that somebody has
 * matched, else by the first cell that looks like a number or a PAN, for columns that nobody wants are kept, too.
 */
export function personIndexes(
  vault: Vault,
  row: RowCells,
  mapping: ImportMapping | null,
): { phone_index: string | null; tin_index: string | null } {
  const places = mapping === null ? new Map() : placesOf(mapping)
  const phones = [cellOf(row, places, 'phone'), ...row.cells].map((cell) => whole(readPhone(cell).value))
  const pans = [cellOf(row, places, 'pan'), ...row.cells].map((cell) => whole(readPan(cell).value))
  return {
    phone_index: phoneIndex(
      vault,
      phones.find((phone, at) => phone !== null && (at === 0 || MOBILE.test(phone))) ?? null,
    ),
    tin_index: panIndex(vault, pans.find((pan) => pan !== null && PAN.test(pan)) ?? null),
  }
}
