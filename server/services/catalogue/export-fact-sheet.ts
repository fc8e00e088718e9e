import type { Deps } from '#server/deps.ts'
import type { InLanguage } from '#server/session.ts'
import type { Namespaces } from '#server/texts/dictionaries.ts'
import type { XlsxTable } from '#src/contract/cells/xlsx-texts.ts'
import type { FactSheet } from '#src/contract/entities/catalogue/listed-lender.ts'
import { columnsIn } from '../shared/file-columns.ts'
import type { FileColumn } from '../shared/file-columns.ts'
import { listBasis } from '../shared/list-basis.ts'
import { getFactSheet } from './get-fact-sheet.ts'

interface Line extends Omit<FactSheet, 'apps' | 'lenders'> {
  app: FactSheet['apps'][number]
  lender: FactSheet['lenders'][number]
}

const COLUMNS: readonly FileColumn<Line>[] = [
  { head: 'file-columns:app', cell: ({ app }) => app.name },
  { head: 'file-columns:appAddress', cell: ({ app }) => app.address },
  { head: 'file-columns:availableOn', cell: (_, say) => say('fact-sheet:web') },
  { head: 'file-columns:ownedBy', cell: (_, say) => say('file-columns:serviceProvider') },
  { head: 'file-columns:owner', cell: ({ owner }) => owner.name },
  { head: 'file-columns:ownerAddress', cell: ({ owner }) => owner.address },
  { head: 'file-columns:officer', cell: ({ app }) => app.officer },
  { head: 'file-columns:officerPhone', cell: ({ app }) => app.officer_phone },
  { head: 'file-columns:officerEmail', cell: ({ app }) => app.officer_email },
  { head: 'fact-sheet:columns.lender', cell: ({ lender }) => lender.name },
  { head: 'lenders-admin:fields.regulated_entity', cell: ({ lender }) => lender.regulated_entity },
  { head: 'lenders-admin:fields.group', cell: ({ lender }, say) => say(`lenders-admin:words.${lender.group}`) },
  {
    head: 'lenders-admin:fields.product_kind',
    cell: ({ lender }, say) => say(`lenders-admin:words.${lender.product_kind}`),
  },
  ...(['website', 'privacy_policy', 'grievance_page', 'nodal_officer_name'] as const).map(fieldOf),
  ...(['nodal_officer_phone', 'nodal_officer_email', 'working_since'] as const).map(fieldOf),
  {
    head: 'fact-sheet:columns.missing',
    cell: ({ lender }, say) => lender.missing.map((fact) => say(`lenders-admin:fields.${fact}`)).join(', '),
  },
  {
    head: 'file-columns:invented',
    cell: ({ invented }, say) => say(invented ? 'file-columns:yes' : 'file-columns:no'),
  },
  { head: 'fact-sheet:facts.date', cell: ({ made_on }) => made_on },
]

function fieldOf<Name extends keyof Line['lender'] & Fields>(name: Name): FileColumn<Line> {
  return { head: `lenders-admin:fields.${name}`, cell: ({ lender }) => lender[name] }
}
type Fields = keyof Namespaces['lenders-admin']['fields']

/** The sheet as a table: each lender reports for itself, so that each app and lender is a line that stands by itself. */
export async function exportFactSheet(deps: Deps, by: InLanguage): Promise<XlsxTable> {
  const { heads, cellsOf } = columnsIn(by.language, COLUMNS)
  return {
    ...listBasis(by.language, { list: 'factSheet', now: deps.clock.now(), filters: {} }),
    heads,
    rows: partsOf(await getFactSheet(deps), cellsOf),
  }
}

async function* partsOf(
  { apps, lenders, ...sheet }: FactSheet,
  cellsOf: (line: Line) => unknown[],
): AsyncGenerator<unknown[][]> {
  for (const app of apps) yield lenders.map((lender) => cellsOf({ ...sheet, app, lender }))
}
