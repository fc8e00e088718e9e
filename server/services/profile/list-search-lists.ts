import type { OptionLists } from '#src/contract/entities/profile/option-list.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { OPTION_LIST_NAMES } from '#src/contract/option-lists/option-lists.ts'
import { wordsOf } from './shared/search-lists.ts'

export function listSearchLists(language: Locale): OptionLists {
  return Object.fromEntries(OPTION_LIST_NAMES.map((name) => [name, wordsOf(language, name)])) as OptionLists
}
