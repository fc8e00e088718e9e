import type { ImportField, ImportProfile } from '#src/contract/entities/imports/import-batch.ts'
import { COMMISSION } from './commission-profile.ts'
import { PAYMENT_RUN } from './payment-profile.ts'
import type { Profile } from './profile.ts'
import { MIS, STATUS_FILE } from './status-profiles.ts'

/** Every kind of file that is taken. */
const PROFILES: Record<ImportProfile, Profile> = {
  mis: MIS,
  application_status: STATUS_FILE,
  commission: COMMISSION,
  payment_run: PAYMENT_RUN,
}

/** What is peculiar to the files of a kind. */
export const profileOf = ({ profile }: { profile: ImportProfile }): Profile => PROFILES[profile]

/** What the columns of such files can mean, as it is sent. */
export function choicesOf(batch: { profile: ImportProfile }): { fields: ImportField[]; required: ImportField[][] } {
  const { fields, required } = profileOf(batch)
  return { fields: [...fields], required: required.map((group) => [...group]) }
}
