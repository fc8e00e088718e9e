import { string } from '#src/contract/yup.ts'
import { PRODUCT_TYPES } from './product-type.ts'

export const productTypeSchema = string().oneOf(PRODUCT_TYPES, 'rules:productType.unknown').defined()
