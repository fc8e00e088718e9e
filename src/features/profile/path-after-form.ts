import type { LoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { call } from '#src/lib/http.ts'
import { offersPath } from '#src/lib/product-ways.ts'

/** Where a customer goes whose form has every answer: the offers, or where the product's start call says. */
export async function pathAfterForm(product: LoanProduct, appId: string): Promise<string> {
  if (product === 'Gold Loans') return (await call('startGoldLoan', { params: { appId } })).redirect
  if (product === 'Affordable Housing Loan') return (await call('startHousingLoan', { params: { appId } })).redirect
  return offersPath(product)
}
