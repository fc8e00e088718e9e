import type { LenderRow } from '#server/db/repositories/catalogue/lenders.ts'
import type { Deps } from '#server/deps.ts'
import { companyOf } from '#server/env-company.ts'
import type { KfsParties } from '#src/contract/finance/key-fact-statement.ts'
import { agreementOf } from '#src/contract/catalogue/lender-agreement.ts'

/** Who answers for an offer that a brand's customer has, as its statement names them, and what the lender has told of its agreement. */
export function kfsParties({ env, brands }: Pick<Deps, 'env'> & { brands: Pick<Deps['brands'], 'find'> }, lender: LenderRow, brand: string): KfsParties {
  const company = companyOf(env, brands.find(brand))
  const { name, phone, email } = company.officer
  const agreement = agreementOf(lender)
  return {
    nodal_officer: {
      name: lender.nodal_officer_name,
      phone: lender.nodal_officer_phone,
      email: lender.nodal_officer_email,
    },
    ...(lender.rbi_registration !== '' && { rbi_registration: lender.rbi_registration }),
    ...(agreement && { agreement }),
    company: { name: company.legalName, officer: { ...name, phone, email } },
  }
}
