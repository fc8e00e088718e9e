import { createConsents } from '#server/db/repositories/privacy/consents.ts'
import type { Deps } from '#server/deps.ts'
import type { Circumstances, CustomerSession } from '#server/session.ts'
import { isSharing, sharedFields } from '#server/texts/shared-fields.ts'
import type { FieldName } from '#src/contract/entities/privacy/asked-fields.ts'
import { CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import type { ConsentGiven } from '#src/contract/entities/privacy/consent.ts'
import { AppError } from '#src/contract/errors.ts'
import { notFound } from '../shared/not-found.ts'
import { localeOfCustomer } from './public/customer-profile.ts'

interface ConsentFacts {
  app_id: string
  lender_id: number | null
  proposal_number?: string
  /** What the consent to share named, by the register. */
  fields?: readonly FieldName[]
}

/**
 * Writes consents to the ledger, each with the version of the text that was on the screen.
 * @throws AppError `validation` for a text that is not the one shown now
 */
export async function giveConsents(
  deps: Deps,
  given: readonly ConsentGiven[],
  about: ConsentFacts | null,
  by: Pick<CustomerSession, 'customer'> & Pick<Circumstances, 'ip'>,
): Promise<void> {
  const { customer, ip } = by
  const { data_key } = customer
  if (data_key === null) throw notFound()
  const outdated = given.find(({ purpose, version }) => version !== CONSENT_VERSIONS[purpose])
  if (outdated)
    throw new AppError('validation', 'The text has changed. Please read it again.', {
      errors: { [outdated.purpose]: 'rules:consent.version' },
    })
  await createConsents(
    deps.db,
    given.map(({ purpose, version }) => ({
      user_id: customer.user_id,
      purpose,
      text_version: version,
      language: localeOfCustomer(customer),
      app_id: about?.app_id ?? null,
      lender_id: about?.lender_id ?? null,
      proposal_number: purpose === 'kfs_read' ? (about?.proposal_number ?? null) : null,
      shared: about?.fields && isSharing(purpose) ? sharedFields(purpose, about.fields) : null,
      ip_enc: deps.vault.seal(data_key, ip, 'consents.ip'),
      given_at: deps.clock.now(),
    })),
  )
}
