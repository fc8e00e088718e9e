import type { Option } from '#src/contract/entities/profile/option-list.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { OPTION_LIST_NAMES } from '#src/contract/option-lists/option-lists.ts'
import { notFound } from '../shared/not-found.ts'
import { wordsOf } from './shared/search-lists.ts'

/** One option list. @throws AppError `not_found` */
export function getSearchList(language: Locale, name: string): Option[] {
  const known = OPTION_LIST_NAMES.find((each) => each === name)
  if (!known) throw notFound()
  return wordsOf(language, known)
}
