import type { ProductType } from '#src/contract/entities/shared/product-type.ts'
import { LOAN_KINDS, OTHER_KINDS } from './product-kinds.ts'

/** The kind under which a product is marketed; its words go by this name. */
export const kindOf = (productType: ProductType): string =>
  [...LOAN_KINDS, ...OTHER_KINDS].find((each) => each.productType === productType)?.kind ?? 'personal'
