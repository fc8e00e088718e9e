import { dictionary } from '#server/texts/dictionaries.ts'
import type { Option } from '#src/contract/entities/profile/option-list.ts'
import { DEFAULT_LOCALE } from '#src/contract/entities/shared/language.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { AppError } from '#src/contract/errors.ts'
import { OPTION_LISTS } from '#src/contract/option-lists/option-lists.ts'
import type { OptionListName } from '#src/contract/option-lists/option-lists.ts'

export function wordsOf(language: Locale, name: OptionListName): Option[] {
  const [own, english] = ([language, DEFAULT_LOCALE] as const).map(
    (each) => new Map(Object.entries<string>({ ...dictionary(each, 'options')[name] })),
  )
  return OPTION_LISTS[name].map(({ id, key }) => {
    const value = own?.get(key) ?? english?.get(key)
    if (value === undefined) throw new AppError('server_error', 'A word is missing.')
    return { id, value }
  })
}
