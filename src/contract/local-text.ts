import { DEFAULT_LOCALE } from '#src/contract/entities/shared/language.ts'
import type { Locale } from './entities/shared/language.ts'

/**
 * What staff type and others read is kept twice: `annual_fee` in English, `annual_fee_hi` in Hindi, empty while nobody
 * has written it. A list has its Hindi place by place.
 */
export type LocalWords = string | readonly string[]
type BothLanguages<K extends string> = Record<K | `${K}_hi`, LocalWords>

const isWritten = (words: LocalWords): boolean => [words].flat().every((each) => each.trim() !== '')

/** True where Hindi says all that English says; what English leaves empty needs no Hindi. */
export function hasHindi(english: LocalWords, hindi: LocalWords): boolean {
  if (typeof english === 'string') return english.trim() === '' || isWritten(hindi)
  return english.length === 0 || (hindi.length === english.length && isWritten(hindi))
}

/** Who makes a lender's loans, as one reader reads it; `lang` marks English on a Hindi page. */
export function entityIn(
  reader: Locale,
  {
    regulated_entity,
    regulated_entity_hi = '',
  }: { regulated_entity: string; regulated_entity_hi?: string | undefined },
): { text: string; lang: typeof DEFAULT_LOCALE | undefined } {
  const { words, lang } = localTexts(reader, { regulated_entity, regulated_entity_hi }, ['regulated_entity'])
  return { text: words.regulated_entity, lang }
}

/** The texts of a record whose Hindi is missing. */
export const withoutHindi = <K extends string>(record: BothLanguages<K>, keys: readonly K[]): K[] =>
  keys.filter((key) => !hasHindi(record[key], record[`${key}_hi`]))

/**
 * Texts that belong together, for one reader: all of them in Hindi, or, where one has none, all of them in English, so
 * that nobody reads half a card in each. `lang` marks English on a Hindi page.
 */
export function localTexts<K extends string, T extends BothLanguages<K>>(
  reader: Locale,
  record: T,
  keys: readonly K[],
): { words: Pick<T, K>; lang: typeof DEFAULT_LOCALE | undefined } {
  const english = reader === DEFAULT_LOCALE || withoutHindi<K>(record, keys).length > 0
  const shown = (key: K): LocalWords => record[english ? key : (`${key}_hi` as const)]
  const words = Object.fromEntries(keys.map((key) => [key, shown(key)])) as Pick<T, K>
  return { words, lang: english && reader !== DEFAULT_LOCALE ? DEFAULT_LOCALE : undefined }
}
