import { forgetScores } from '#server/db/repositories/profile/credit-scores.ts'
import {
  CONTACT_COLUMNS,
  isVerified,
  lockCustomer,
  openProfile,
  openField,
  sealProfile,
  sealField,
  updateCustomer,
} from '#server/db/repositories/profile/customers.ts'
import type { CustomerChanges, CustomerRow } from '#server/db/repositories/profile/customers.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import { profileRow, SEALED_NAMES } from '#src/contract/entities/profile/profile-fields.ts'
import type { MaskedField, SealedField } from '#src/contract/entities/profile/profile-fields.ts'
import { isMaskedField, MASKS } from '#src/contract/entities/profile/profile-masks.ts'
import type { ProfileUpdate, ServedProfile } from '#src/contract/entities/profile/profile.ts'
import { AppError } from '#src/contract/errors.ts'
import { isMasked, tidyPan } from '#src/contract/rules/person/pan.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { found, notFound } from '../shared/not-found.ts'
import { checkProfileDuplicate } from './check-profile-duplicate.ts'
import { completionFlags } from './public/completion-flags.ts'
import type { CompletionFlags } from './public/completion-flags.ts'
import { toServed } from './public/customer-profile.ts'
import { findPermission, keepPermission } from './public/permission-to-write.ts'

export interface ProfileWriter {
  user_id: number
  ip: string
}

/** What is said of a mask that is not the stored one's. */
const WRONG_MASK: Record<MaskedField, string> = { tin: 'rules:pan.invalid', birth_date: 'rules:birthDate.required' }

/**
 * Saves any subset of the profile. Fields that are not posted stay as they are, so two tabs that save different fields
 * both keep theirs; of the same field the last one written stays.
 * @throws AppError `not_found` for another customer's id; `validation` for a mask that is not the stored one or a change
 * of a contact that signs in: that needs a code.
 */
export async function updateProfile(
  deps: Deps,
  userId: number,
  update: ProfileUpdate,
  by: ProfileWriter,
): Promise<Audited<ServedProfile>> {
  if (userId !== by.user_id) throw notFound()
  return transaction(deps, async (deps) => {
    const row = found(await lockCustomer(deps.db, userId))
    const { sealed, plain } = splitUpdate(deps, row, update)
    keepSignIn(row, sealed)
    if (sealed.tin !== undefined || sealed.birth_date !== undefined) await forgetScores(deps.db, userId)
    await keepPermissions(deps, row, plain, by)
    const served = toServed(deps.vault, await write(deps, row, sealed, plain))
    // Names of fields, never their values.
    return { ...served, audit: { after: { fields: Object.keys(update) } } }
  })
}

type Sealed = Partial<Record<SealedField, string>>
type Plain = Record<string, string | number>

function splitUpdate(deps: Deps, row: CustomerRow, update: ProfileUpdate): { sealed: Sealed; plain: Plain } {
  const sealed: Sealed = {}
  const plain: Plain = {}
  for (const [field, value] of Object.entries(update)) {
    if (value === undefined || value === null || profileRow(field)?.unkept) continue
    if (!isSealed(field)) {
      plain[field] = value
      continue
    }
    const stored = openField(deps.vault, row, field)
    const text = tidy(field, String(value))
    if (text === stored || isKnownMask(field, text, stored)) continue
    sealed[field] = text
  }
  return { sealed, plain }
}

const isSealed = (field: string): field is SealedField => SEALED_NAMES.some((name) => name === field)

function tidy(field: SealedField, text: string): string {
  if (field === 'tin') return tidyPan(text)
  const tidied = tidyText(text)
  return field === 'email' ? tidied.toLowerCase() : tidied
}

function isKnownMask(field: SealedField, text: string, stored: string): boolean {
  if (!isMaskedField(field) || !isMasked(text)) return false
  if (stored !== '' && text === MASKS[field](stored)) return true
  throw new AppError('validation', 'Check the highlighted field.', { errors: { [field]: WRONG_MASK[field] } })
}

/** A contact that signs in changes by its code alone. One that was only typed is as free as any other answer. */
function keepSignIn(row: CustomerRow, sealed: Sealed): void {
  for (const channel of ['mobile', 'email'] as const) {
    const { field } = CONTACT_COLUMNS[channel]
    if (sealed[field] !== undefined && isVerified(row, channel))
      throw new AppError('validation', 'You sign in with this contact, so it cannot be changed here.', {
        errors: { [field]: 'rules:contact.signIn' },
      })
  }
}

/** Permission to write is a consent of its own: each change is a line in the ledger. */
async function keepPermissions(deps: Deps, row: CustomerRow, plain: Plain, by: ProfileWriter): Promise<void> {
  const answers = openProfile(deps.vault, row)
  for (const [field, value] of Object.entries(plain)) {
    const permission = findPermission('field', field)
    if (!permission || value === (answers[field] ?? 0)) continue
    await keepPermission(deps, row, permission, { allowed: value !== 0, ip: by.ip })
  }
}

async function write(deps: Deps, row: CustomerRow, sealed: Sealed, plain: Plain): Promise<CustomerRow> {
  if (row.data_key === null) throw notFound()
  const dataKey = row.data_key
  let changes: CustomerChanges = { updated_at: deps.clock.now() }
  if (Object.keys(plain).length > 0)
    changes = { ...changes, ...sealProfile(deps.vault, dataKey, { ...openProfile(deps.vault, row), ...plain }) }
  for (const [field, text] of Object.entries(sealed))
    if (isSealed(field)) changes = { ...changes, ...sealField(deps.vault, dataKey, field, text) }
  const next = { ...row, ...changes, profile_enc: changes.profile_enc ?? row.profile_enc }
  const flags = await completionFlags(deps, next)
  changes = { ...changes, ...flags }
  // Done editing, with nothing missing: the update that was asked for has been given.
  if (flags.pl_completed === 1 && plain['is_editing'] === 0) {
    changes.pl_update_required = 0
    changes.pl_se_update_required = 0
  }
  const written = found(await updateCustomer(deps.db, row.user_id, changes))
  if (isNewlyComplete(row, flags, sealed)) await checkProfileDuplicate(deps, written)
  return written
}

/** Complete for one more product, or complete with another PAN than before. */
function isNewlyComplete(before: CustomerRow, now: CompletionFlags, { tin }: Sealed): boolean {
  const flags = Object.entries(now).filter(([, flag]) => flag === 1)
  return tin !== undefined ? flags.length > 0 : flags.some(([name]) => Reflect.get(before, name) !== 1)
}
