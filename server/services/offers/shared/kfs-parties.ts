import type { KfsParties } from '#src/contract/finance/key-fact-statement.ts'
import type { LenderRow } from '#server/db/repositories/catalogue/lenders.ts'
import type { Deps } from '#server/deps.ts'

/** Who answers for an offer, as its statement names them. */
export function kfsParties({ env: { company } }: Pick<Deps, 'env'>, lender: LenderRow): KfsParties {
  const { name, phone, email } = company.officer
  return {
    nodal_officer: {
      name: lender.nodal_officer_name,
      phone: lender.nodal_officer_phone,
      email: lender.nodal_officer_email,
    },
    company: { name: company.legalName, officer: { ...name, phone, email } },
  }
}
