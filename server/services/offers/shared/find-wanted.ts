import { findApplicationByReference, listOwnApplications } from '#server/db/repositories/applications/applications.ts'
import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import { findCustomer } from '#server/db/repositories/profile/customers.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import { findNumberOf } from '#server/services/profile/public/referenced-customer.ts'
import { productOf } from '#server/services/shared/stored-words.ts'
import { isLoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import type { LoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { AppError } from '#src/contract/errors.ts'
import { readCustomerReference } from '#src/contract/rules/codes/customer-reference.ts'

type LoanApplication = ApplicationRow & { product_type: LoanProduct }

/**
 * Whom an admin means: a customer with the loan application that was named, else their newest one.
 * @throws AppError `not_found` where nobody has this number
 */
export async function findWanted(
  deps: Deps,
  text: string,
): Promise<{ customer: CustomerRow; application: LoanApplication | null }> {
  const wanted = readCustomerReference(text)
  const named = wanted?.kind === 'reference' ? await findApplicationByReference(deps.db, wanted.reference) : null
  const number = named?.user_id ?? (await findNumberOf(deps, text))
  const customer = number === null ? null : await findCustomer(deps.db, number)
  if (!customer) throw new AppError('not_found', 'We have no customer or application with this number.')
  if (named) return { customer, application: asLoan(named) }
  const own = (await listOwnApplications(deps.db, customer.user_id)).map(({ application }) => asLoan(application))
  return { customer, application: own.find((each) => each !== null) ?? null }
}

function asLoan(application: ApplicationRow): LoanApplication | null {
  const product_type = productOf(application)
  return isLoanProduct(product_type) ? { ...application, product_type } : null
}
