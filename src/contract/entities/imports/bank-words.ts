import type { InferType } from 'yup'
import { array, number, string } from '#src/contract/yup.ts'
import { BANK_OUTCOMES, BANK_WORD_MAX } from '../../paying/bank-outcome.ts'
import { safeText } from '../../rules/safe-text.ts'
import { isoInstant, listOf, strictObject } from '../shared/fields.ts'

/** Words of one request, and of one answer: a column with more of them is none of outcomes. */
export const MOST_BANK_WORDS = 50

const outcome = () => string().oneOf(BANK_OUTCOMES, 'rules:choice.unknown')

/** What the bank's words mean in files with the columns of this one. */
export const bankWordsSchema = strictObject({
  /** Nobody has said what they mean: their rows are not taken. The most frequent first. */
  unknown: listOf(strictObject({ word: string().defined(), rows: number().integer().min(1).defined() })),
  known: listOf(
    strictObject({
      word: string().defined(),
      outcome: outcome().defined(),
      /** Name of who said so; null = of nobody who is here. */
      confirmed_by: string().nullable().defined(),
      confirmed_at: isoInstant(),
    }),
  ),
})
export type BankWords = InferType<typeof bankWordsSchema>

/** What staff say that words of a file mean: new ones, and others in place of what was said before. */
export const confirmBankWordsBody = strictObject({
  version: number().integer().min(1).required('rules:required'),
  words: array(
    strictObject({
      word: safeText(BANK_WORD_MAX).required('rules:required'),
      outcome: outcome().required('rules:required'),
    }),
  )
    .min(1, 'rules:required')
    .max(MOST_BANK_WORDS)
    .defined(),
})
export type ConfirmBankWords = InferType<typeof confirmBankWordsBody>
