import { createHash } from 'node:crypto'
import type { Db } from '#server/db/client.ts'
import { hasAgreement } from '#server/db/repositories/partners/evidence.ts'
import { dictionary } from '#server/texts/dictionaries.ts'
import { LOCALES } from '#src/contract/entities/shared/language.ts'
import { AppError } from '#src/contract/errors.ts'

/** SHA-256 of the words of the agreement in every language: what was accepted can be shown to be what was read. */
export const agreementHash = (): string =>
  createHash('sha256')
    .update(JSON.stringify(LOCALES.map((language) => dictionary(language, 'partner-agreement'))))
    .digest('hex')

/**
 * Nobody brings customers here before the agreement is accepted.
 * @throws AppError `conflict`
 */
export async function requireAgreement(db: Db, partnerId: number): Promise<void> {
  if (!(await hasAgreement(db, partnerId)))
    throw new AppError('conflict', 'First accept our agreement. It stands in Settings, under Steps.')
}
