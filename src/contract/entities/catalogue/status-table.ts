import type { InferType } from 'yup'
import { INT4_MAX } from '#src/contract/constants.ts'
import { STATUS_MEANINGS } from '#src/contract/entities/applications/status-words.ts'
import { REFUSAL_REASONS } from '#src/contract/rules/lending/refusal-cooldown.ts'
import { safeText } from '#src/contract/rules/safe-text.ts'
import { array, boolean, number, string } from '#src/contract/yup.ts'
import { isoInstant, listOf, rowId, strictObject } from '../shared/fields.ts'
import { productTypeSchema } from '../shared/product-type-schema.ts'
import { PRODUCT_TYPES } from '../shared/product-type.ts'

/** As long as a lender's report may say it. */
export const STATUS_WORD_MAX = 60
/** More than any lender has words. */
const ROWS_MAX = 500

const word = () => safeText(STATUS_WORD_MAX).min(1, 'rules:required').nullable().defined()

/** Test of the cells of a line: at least one of these is there. */
const someOf = (names: readonly string[]) =>
  function (this: { parent: unknown }, value: unknown): boolean {
    const row = this.parent as Readonly<Record<string, unknown>>
    return value !== null || names.some((name) => typeof row[name] === 'string')
  }

/** One line of what a lender's words mean: when it counts, and what it means then. Null = any, or nothing told. */
export const statusRowSchema = strictObject({
  product: string().oneOf(PRODUCT_TYPES, 'rules:productType.unknown').nullable().defined(),
  status: word().test('when', 'rules:statusRow.when', someOf(['sub_status', 'reason'])),
  sub_status: word(),
  reason: word(),
  means: string()
    .oneOf(STATUS_MEANINGS, 'rules:status.unknown')
    .nullable()
    .defined()
    .test('then', 'rules:statusRow.then', someOf(['refusal'])),
  refusal: string().oneOf(REFUSAL_REASONS, 'rules:status.unknown').nullable().defined(),
})

/** A lender's own lines in their order, and the version that they were made from: 0 = it had none. */
export const statusTableSave = strictObject({
  rows: array(statusRowSchema).max(ROWS_MAX, 'rules:statusRow.many').defined(),
  version: number().integer('rules:id').min(0, 'rules:id').max(INT4_MAX, 'rules:id').defined(),
})
export type StatusTableSave = InferType<typeof statusTableSave>

/** What was done with the reports that waited: `going_on` = there are more of them, and the rest follows by itself. */
export const statusTableSaved = strictObject({
  message: string().defined(),
  replayed: number().integer().defined(),
  going_on: boolean().defined(),
})

const waitingSchema = strictObject({
  status: string().defined(),
  sub_status: string().nullable().defined(),
  reason: string().nullable().defined(),
  product_type: productTypeSchema,
  /** How many applications it holds, and since when the oldest report of it waits. */
  applications: number().integer().defined(),
  since: isoInstant(),
})
export type WaitingWords = InferType<typeof waitingSchema>

const versionSchema = strictObject({
  version_id: rowId(),
  rows: listOf(statusRowSchema),
  /** Name of who saved it; null = it came with the product. */
  saved_by: string().nullable().defined(),
  saved_at: isoInstant(),
})
export type StatusTableVersion = InferType<typeof versionSchema>

/** All about the words of one lender. */
export const statusWordsSchema = strictObject({
  /** Of the lines that count; 0 = the lender has none of its own. */
  version: number().integer().defined(),
  rows: listOf(statusRowSchema),
  /** What counts for every lender, after its own. */
  common: listOf(statusRowSchema),
  versions: listOf(versionSchema),
  waiting: listOf(waitingSchema),
})
export type StatusWordsAnswer = InferType<typeof statusWordsSchema>
