import type { Deps } from '#server/deps.ts'
import type { FactSheet } from '#src/contract/entities/catalogue/listed-lender.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import type { XlsxTable } from '#src/contract/rules/cells/xlsx-texts.ts'
import { listBasis } from '../shared/list-basis.ts'
import { getFactSheet } from './get-fact-sheet.ts'

const COLUMNS = [
  ...['app', 'address', 'available_on', 'owned_by', 'owner', 'owner_address'],
  ...['grievance_officer', 'grievance_phone', 'grievance_email'],
  ...['lender', 'regulated_entity', 'kind', 'product', 'lender_website', 'lender_privacy_policy', 'lender_complaints'],
  ...['lender_officer', 'lender_officer_phone', 'lender_officer_email', 'working_since'],
  ...['not_entered', 'invented', 'made_on'],
]

/** The sheet as a table: each lender reports for itself, so that each app and lender is a line that stands by itself. */
export async function exportFactSheet(deps: Deps, language: Locale): Promise<XlsxTable> {
  return {
    ...listBasis(language, { list: 'factSheet', now: deps.clock.now(), filters: {} }),
    heads: COLUMNS,
    rows: partsOf(await getFactSheet(deps)),
  }
}

async function* partsOf({ apps, owner, lenders, invented, made_on }: FactSheet): AsyncGenerator<unknown[][]> {
  for (const app of apps)
    yield lenders.map((lender) => [
      ...[app.name, app.address, 'web', 'lending service provider', owner.name, owner.address],
      ...[app.officer, app.officer_phone, app.officer_email],
      ...[lender.name, lender.regulated_entity, lender.group, lender.product_kind],
      ...[lender.website, lender.privacy_policy, lender.grievance_page],
      ...[lender.nodal_officer_name, lender.nodal_officer_phone, lender.nodal_officer_email, lender.working_since],
      ...[lender.missing.join(' '), invented ? 'yes' : 'no', made_on],
    ])
}
