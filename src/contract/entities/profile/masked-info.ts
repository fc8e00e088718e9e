import type { InferType } from 'yup'
import { string } from '#src/contract/yup.ts'
import { strictObject } from '../shared/fields.ts'

/** PAN ('ABCP*****F') and birth date ('**-**-1994') as people may see them; empty text while not given. */
export const maskedInfoSchema = strictObject({ pan: string().defined(), birth_date: string().defined() })
export type MaskedInfo = InferType<typeof maskedInfoSchema>
