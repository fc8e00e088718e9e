import { LOANS, loanProduct } from '../shared/loan-products.ts'
import type { ProductType } from '../shared/product-type.ts'
import type { ShortUser } from './profile.ts'

export type Completion = Pick<
  ShortUser,
  'pl_completed' | 'bl_completed' | 'gl_completed' | 'hl_completed' | 'pl_update_required' | 'pl_se_update_required'
>

/** True when the product's form has every answer, and none of them needs an update. */
export function isComplete(productType: ProductType, user: Completion): boolean {
  const { flag, updates } = LOANS[loanProduct(productType)]
  return user[flag] === 1 && updates.every((update) => !user[update])
}
