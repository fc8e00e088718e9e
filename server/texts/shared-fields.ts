import { toldLines } from '#src/contract/entities/privacy/asked-fields.ts'
import type { FieldName } from '#src/contract/entities/privacy/asked-fields.ts'
import type { ConsentPurpose } from '#src/contract/entities/privacy/consent-purposes.ts'
import type { SharedFields } from '#src/contract/entities/privacy/consent.ts'
import { inEveryLocale } from '#src/contract/entities/shared/language.ts'
import { dictionary } from './dictionaries.ts'

type Sharing = 'share_with_lender' | 'share_with_insurer'
export const isSharing = (purpose: ConsentPurpose): purpose is Sharing =>
  purpose === 'share_with_lender' || purpose === 'share_with_insurer'

/** What a consent to share covers, with its words in each language: names are put in where it is read. */
export function sharedFields(purpose: Sharing, fields: readonly FieldName[]): SharedFields {
  const words = inEveryLocale((locale) => {
    const asked = dictionary(locale, 'asked')
    const parts: { group: Record<string, string>; word: Record<string, string> } = asked
    const what = toldLines(fields, (kind, name) => parts[kind][name] ?? '').join('; ')
    return asked.consent[purpose].replace('{{what}}', what)
  })
  return { fields: [...fields], words }
}
