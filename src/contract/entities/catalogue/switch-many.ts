import type { InferType } from 'yup'
import type { PageKey } from '#src/contract/pages.ts'
import { array, string } from '#src/contract/yup.ts'
import { flag, listOf, rowId, strictObject } from '../shared/fields.ts'
import { goesWithout } from './lender.ts'

/** What many of can be switched on or off at once, and the pages on which it is done. */
export const SWITCHED_KINDS = {
  credit_card: ['credit-cards'],
  lender: ['lenders', 'vendors-on-off'],
} as const satisfies Record<string, readonly PageKey[]>
export type SwitchedKind = keyof typeof SWITCHED_KINDS

/** More than any of these tables has on a page. */
const MOST_SWITCHED = 500

export const switchManySchema = strictObject({
  kind: string<SwitchedKind>()
    .oneOf(Object.keys(SWITCHED_KINDS) as SwitchedKind[], 'rules:choice.unknown')
    .required('rules:required'),
  /** Each by its number: what was chosen, whatever a filter would find by now. */
  ids: array(rowId())
    .min(1, 'rules:required')
    .max(MOST_SWITCHED, 'rules:number.range')
    .test('once', 'rules:choice.unknown', (ids) => ids === undefined || new Set(ids).size === ids.length)
    .required('rules:required'),
  on: flag(),
  /** Of lenders that are switched on: what each goes live without. */
  signed: listOf(strictObject({ id: rowId(), without: goesWithout() })).optional(),
})
export type SwitchMany = InferType<typeof switchManySchema>

export const switchedSchema = strictObject({
  changed: listOf(rowId()),
  /** They stood so already. */
  unchanged: listOf(rowId()),
  /** Each with why: the words of the rule, or the key of an error's. `without`: it can be switched on once this is signed. */
  refused: listOf(strictObject({ id: rowId(), reason: string().defined(), without: goesWithout().optional() })),
})
export type Switched = InferType<typeof switchedSchema>
