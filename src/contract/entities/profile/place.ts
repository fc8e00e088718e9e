import type { InferType } from 'yup'
import { string } from '#src/contract/yup.ts'
import { strictObject } from '../shared/fields.ts'

/** Where a pincode is, in English as India Post writes it. */
export const placeSchema = strictObject({ district: string().defined(), state: string().defined() })
export type Place = InferType<typeof placeSchema>
