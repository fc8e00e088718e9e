import type { FactSheet } from '#src/contract/entities/catalogue/listed-lender.ts'
import { CSV_BOM, csvLine } from '#src/contract/rules/csv.ts'
import type { Deps } from '#server/deps.ts'
import { getFactSheet } from './get-fact-sheet.ts'

const COLUMNS = [
  ...['app', 'address', 'available_on', 'owned_by', 'owner', 'owner_address'],
  ...['grievance_officer', 'grievance_phone', 'grievance_email'],
  ...['lender', 'regulated_entity', 'kind', 'product', 'lender_website', 'lender_privacy_policy', 'lender_complaints'],
  ...['lender_officer', 'lender_officer_phone', 'lender_officer_email', 'working_since'],
  ...['not_entered', 'invented', 'made_on'],
]

/** The sheet as CSV: each lender reports for itself, so that each app and lender is a line that stands by itself. */
export async function exportFactSheet(deps: Deps): Promise<AsyncIterable<string>> {
  return linesOf(await getFactSheet(deps))
}

async function* linesOf({ apps, owner, lenders, invented, made_on }: FactSheet): AsyncGenerator<string> {
  yield CSV_BOM + csvLine(COLUMNS)
  for (const app of apps)
    for (const lender of lenders)
      yield csvLine([
        ...[app.name, app.address, 'web', 'lending service provider', owner.name, owner.address],
        ...[owner.officer, owner.officer_phone, owner.officer_email],
        ...[lender.name, lender.regulated_entity, lender.group, lender.product_kind],
        ...[lender.website, lender.privacy_policy, lender.grievance_page],
        ...[lender.nodal_officer_name, lender.nodal_officer_phone, lender.nodal_officer_email, lender.working_since],
        ...[lender.missing.join(' '), invented ? 'yes' : 'no', made_on],
      ])
}
