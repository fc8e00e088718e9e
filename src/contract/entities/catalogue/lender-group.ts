import type { InferType } from 'yup'
import { lenderGroupName } from '#src/contract/rules/record-names.ts'
import { string } from '#src/contract/yup.ts'
import { rowId, strictObject } from '../shared/fields.ts'

export const lenderGroupSchema = strictObject({ id: rowId(), name: string().defined() })
export type LenderGroup = InferType<typeof lenderGroupSchema>

/** Body of POST /api/lender-group/create. */
export const lenderGroupCreateSchema = strictObject({ name: lenderGroupName })
