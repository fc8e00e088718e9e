import type { InferType } from 'yup'
import { isOption } from '#src/contract/option-lists/option-lists.ts'
import type { OptionListName } from '#src/contract/option-lists/option-lists.ts'
import { string } from '#src/contract/yup.ts'
import { emptyOr, rowId, strictObject } from '../shared/fields.ts'

/** One choice as served: its stored id and its words in the language of the call. */
export const optionSchema = strictObject({ id: rowId(), value: string().defined() })
export type Option = InferType<typeof optionSchema>

/** All option lists, each under its name. Answer of GET /api/search-list/en. */
export type OptionLists = Record<OptionListName, Option[]>

/** Schema of a choice from the list: its id, or empty text while nothing is chosen. */
export function choiceFrom(list: OptionListName) {
  return emptyOr<number>((value) => isOption(list, value), 'rules:choice.unknown')
}
