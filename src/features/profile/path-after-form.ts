import { LOANS } from '#src/contract/entities/shared/loan-products.ts'
import type { LoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { call } from '#src/lib/http.ts'
import { offersPath } from '#src/lib/product-ways.ts'

/** Where a customer goes whose form has every answer: the offers, or where the product's start call says. */
export async function pathAfterForm(product: LoanProduct, appId: string): Promise<string> {
  const { startCall } = LOANS[product]
  return startCall === null ? offersPath(product) : (await call(startCall, { params: { appId } })).redirect
}
