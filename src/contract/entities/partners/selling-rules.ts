import type { InferType } from 'yup'
import { string } from '#src/contract/yup.ts'
import { isoInstant, listOf, strictObject } from '../shared/fields.ts'

/**
 * Version of the rules of fair selling as they now read. New words get a new version, and everybody who sells is asked
 * again. Source: RBI Digital Lending Directions 2025; the consumer authority's dark-pattern guidelines of 2023.
 */
export const SELLING_RULES_VERSION = '2026-11-15'

/** The rules, in the order they are shown; their words are in the dictionary `partner-training`. */
export const SELLING_RULES = [
  'who',
  'lender',
  'cost',
  'consent',
  'money',
  'secrets',
  'hours',
  'pressure',
  'data',
  'complaints',
] as const

/** Who of the partner's people has accepted the present version, and when (an instant in UTC). */
const sellingAcknowledgementSchema = strictObject({ name: string().defined(), at: isoInstant() })

/** The present version, when the person who asks accepted it (null = not yet), and everybody who did, newest first. */
export const sellingRulesSchema = strictObject({
  version: string().defined(),
  accepted_at: isoInstant().nullable().defined(),
  accepted: listOf(sellingAcknowledgementSchema),
})
export type SellingRules = InferType<typeof sellingRulesSchema>
