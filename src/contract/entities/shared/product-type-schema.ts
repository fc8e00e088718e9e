import { string } from '#src/contract/yup.ts'

import { PRODUCT_TYPES } from './product-type.ts'

/** Schema of a product type. */
export const productTypeSchema = string().oneOf(PRODUCT_TYPES, 'rules:productType.unknown').defined()
