import { string } from '#src/contract/yup.ts'

/** Longest reason or answer about a payout, characters. */
export const PAYOUT_TEXT_MAX = 1_000

/** Schema of a month 'YYYY-MM' of this century. */
export const payoutMonth = () =>
  string()
    .matches(/^20\d\d-(0[1-9]|1[0-2])$/, 'rules:date.invalid')
    .defined()

/** Schema of a reason or an answer: what a person has to be told in words. */
export const payoutReason = () =>
  string().trim().required('rules:required').max(PAYOUT_TEXT_MAX, 'rules:text.tooLong').defined()
