import { AppError } from '#src/contract/errors.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import type { Option } from '#src/contract/entities/profile/option-list.ts'
import { OPTION_LISTS } from '#src/contract/option-lists/option-lists.ts'
import type { OptionListName } from '#src/contract/option-lists/option-lists.ts'
import en from '#src/locales/en/options.json'
import hi from '#src/locales/hi/options.json'

const WORDS: Record<Locale, Record<OptionListName, object>> = { en, hi }

export function wordsOf(language: Locale, name: OptionListName): Option[] {
  const [own, english] = [WORDS[language], WORDS.en].map((lists) => new Map(Object.entries<string>({ ...lists[name] })))
  return OPTION_LISTS[name].map(({ id, key }) => {
    const value = own?.get(key) ?? english?.get(key)
    if (value === undefined) throw new AppError('server_error', 'A word is missing.')
    return { id, value }
  })
}
