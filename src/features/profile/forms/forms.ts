import type { LoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { PRODUCT } from '#src/contract/entities/shared/product-type.ts'
import { BUSINESS_FORM } from './business-form.ts'
import type { FormPlan } from './form-step.ts'
import { GOLD_PLAN } from './gold-form.ts'
import { HOUSING_PLAN } from './housing-form.ts'
import { SHORT_FORM } from './personal-form.ts'

/** The form of each product, for the screens that tell how far a customer has come. */
export const FORMS: Record<LoanProduct, FormPlan> = {
  [PRODUCT.personal]: SHORT_FORM,
  [PRODUCT.business]: BUSINESS_FORM,
  [PRODUCT.gold]: GOLD_PLAN,
  [PRODUCT.housing]: HOUSING_PLAN,
}
