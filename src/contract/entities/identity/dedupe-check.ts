import type { InferType } from 'yup'
import { string } from '#src/contract/yup.ts'
import { isoInstant, listOf, rowId, strictObject } from '../shared/fields.ts'

/** By what somebody is known again. Its name is kept, never its value. */
export const DEDUPE_FIELDS = ['pan', 'mobile', 'email'] as const
export type DedupeField = (typeof DEDUPE_FIELDS)[number]

/** Who looked: we among our own customers and applications, or the lender among its own. */
export const DEDUPE_SOURCES = ['marketplace', 'lender'] as const
export type DedupeSource = (typeof DEDUPE_SOURCES)[number]

export const DEDUPE_RESULTS = ['clear', 'duplicate'] as const
export type DedupeResult = (typeof DEDUPE_RESULTS)[number]

/**
 * What a check was about: a profile that became complete (`profile`), an application to a lender (`application`), or the
 * lender's answer to one (`lender_answer`); and, where it found something, what: another customer with the same PAN, an
 * application that is open, or one that the lender refused or paid out not long ago.
 */
export const DEDUPE_DETAILS = [
  'profile',
  'application',
  'lender_answer',
  'same_pan',
  'open_application',
  'recent_application',
] as const

/**
 * How long a loan that a lender has paid out stands in the way of another with the same PAN, days. After a refusal it is
 * the lender's own `refusal_rest_days`.
 */
export const DUPLICATE_DAYS = 90

/** One check as the back office sees it: no name, and the PAN masked; empty when it is not given or erased. */
export const dedupeCheckSchema = strictObject({
  check_id: rowId(),
  at: isoInstant(),
  user_id: rowId().nullable(),
  pan: string().defined(),
  /** Number of the application, such as CL-240917. */
  reference: string().nullable().defined(),
  lender_name: string().nullable().defined(),
  source: string().oneOf(DEDUPE_SOURCES).defined(),
  matched_on: listOf(string().oneOf(DEDUPE_FIELDS).defined()),
  result: string().oneOf(DEDUPE_RESULTS).defined(),
  detail: string().oneOf(DEDUPE_DETAILS).defined(),
  /** The customer or application that was found. */
  found: string().nullable().defined(),
})
export type DedupeCheck = InferType<typeof dedupeCheckSchema>
