import type { KfsParties } from '#src/contract/finance/key-fact-statement.ts'
import { agreementOf } from '#src/contract/rules/lender-agreement.ts'
import type { LenderRow } from '#server/db/repositories/catalogue/lenders.ts'
import type { Deps } from '#server/deps.ts'

/** Who answers for an offer, as its statement names them, and what the lender has told of its agreement. */
export function kfsParties({ env: { company } }: Pick<Deps, 'env'>, lender: LenderRow): KfsParties {
  const { name, phone, email } = company.officer
  const agreement = agreementOf(lender)
  return {
    nodal_officer: {
      name: lender.nodal_officer_name,
      phone: lender.nodal_officer_phone,
      email: lender.nodal_officer_email,
    },
    ...(agreement && { agreement }),
    company: { name: company.legalName, officer: { ...name, phone, email } },
  }
}
