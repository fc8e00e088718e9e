import { AppError } from '#src/contract/errors.ts'
import type { LocaleCode } from '#src/contract/entities/shared/language.ts'
import type { Option, OptionLists } from '#src/contract/entities/profile/option-list.ts'
import { OPTION_LIST_NAMES, OPTION_LISTS } from '#src/contract/option-lists/option-lists.ts'
import type { OptionListName } from '#src/contract/option-lists/option-lists.ts'
import en from '#src/locales/en/options.json'
import hi from '#src/locales/hi/options.json'
import { notFound } from '../shared/not-found.ts'

const WORDS: Record<LocaleCode, Record<OptionListName, object>> = { en, hi }

/** Every option list in one language. */
export function listSearchLists(language: LocaleCode): OptionLists {
  return Object.fromEntries(OPTION_LIST_NAMES.map((name) => [name, wordsOf(language, name)])) as OptionLists
}

/** One option list. @throws AppError `not_found` */
export function getSearchList(language: LocaleCode, name: string): Option[] {
  const known = OPTION_LIST_NAMES.find((each) => each === name)
  if (!known) throw notFound()
  return wordsOf(language, known)
}

function wordsOf(language: LocaleCode, name: OptionListName): Option[] {
  const [own, english] = [WORDS[language], WORDS.en].map((lists) => new Map(Object.entries<string>({ ...lists[name] })))
  return OPTION_LISTS[name].map(({ id, key }) => {
    const value = own?.get(key) ?? english?.get(key)
    if (value === undefined) throw new AppError('server_error', 'A word is missing.')
    return { id, value }
  })
}
