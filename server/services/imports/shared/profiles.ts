import type { ImportField, ImportProfile } from '#src/contract/entities/imports/import-batch.ts'
import { AppError } from '#src/contract/errors.ts'
import { COMMISSION } from './commission-profile.ts'
import type { Profile } from './profile.ts'
import { MIS, STATUS_FILE } from './status-profiles.ts'

/** Every kind of file that is taken. */
const PROFILES: Partial<Record<ImportProfile, Profile>> = {
  mis: MIS,
  application_status: STATUS_FILE,
  commission: COMMISSION,
}

/** @throws AppError `not_available` */
export function profileOf({ profile }: { profile: ImportProfile }): Profile {
  const found = PROFILES[profile]
  if (!found) throw new AppError('not_available', 'Files of this kind are not taken yet.')
  return found
}

/** What the columns of such files can mean, as it is sent. */
export function choicesOf(batch: { profile: ImportProfile }): { fields: ImportField[]; required: ImportField[][] } {
  const { fields, required } = profileOf(batch)
  return { fields: [...fields], required: required.map((group) => [...group]) }
}
