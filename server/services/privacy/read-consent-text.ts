import { CONSENT_TEXTS } from '#server/texts/consent-texts.ts'
import type { ConsentGiven, ConsentText } from '#src/contract/entities/privacy/consent.ts'
import { givenInEvery } from '#src/contract/entities/shared/language.ts'
import { notFound } from '../shared/not-found.ts'

/**
 * What somebody agreed to, word for word, as that version was shown. In a language that was not yet offered then, it is
 * what was shown in the default one.
 * @throws AppError `not_found` for a version that never was
 */
export function readConsentText({ purpose, version }: ConsentGiven): ConsentText {
  const { versions } = CONSENT_TEXTS[purpose]
  const text = Object.hasOwn(versions, version) ? versions[version] : undefined
  if (!text) throw notFound()
  return { purpose, version, ...givenInEvery(text) }
}
