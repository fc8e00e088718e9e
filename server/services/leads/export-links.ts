import { setImmediate } from 'node:timers/promises'
import { listLinksBelow } from '#server/db/repositories/leads/link-desk.ts'
import type { LinkFilter, NamedLink } from '#server/db/repositories/leads/link-desk.ts'
import { findPartner } from '#server/db/repositories/partners/partners.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff, InLanguage } from '#server/session.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import type { XlsxTable } from '#src/contract/cells/xlsx-texts.ts'
import type { LinkLine } from '#src/contract/entities/leads/link-desk.ts'
import { columnsIn } from '../shared/file-columns.ts'
import type { FileColumn } from '../shared/file-columns.ts'
import { listBasis } from '../shared/list-basis.ts'
import { spendAllowance } from '../shared/rate-rules.ts'
import { toLinkFilter } from './shared/link-filter.ts'
import type { LinkFilterQuery } from './shared/link-filter.ts'
import { toLinkLines } from './shared/link-line.ts'

const PART = 500
const MAX_PER_HOUR = 30
const FIGURES = ['clicks', 'visits', 'people', 'applied', 'disbursed', 'revenue', 'payout'] as const
const COLUMNS: readonly FileColumn<LinkLine>[] = [
  { head: 'tracking-links:table.link', cell: ({ label }, say) => label || say('tracking-links:table.usual') },
  { head: 'file-columns:address', cell: ({ code }) => `/go/${code}` },
  { head: 'tracking-links:table.partner', cell: ({ partner }) => partner },
  {
    head: 'tracking-links:table.product',
    cell: ({ product_type }, say) => say(`applications:productName.${product_type}`),
  },
  { head: 'tracking-links:table.made', time: true, cell: ({ created_at }) => created_at },
  {
    head: 'tracking-links:table.state',
    cell: ({ stopped_by }, say) => say(`tracking-links:state.${stopped_by ?? 'works'}`),
  },
  { head: 'file-columns:stoppedAt', time: true, cell: ({ disabled_at }) => disabled_at },
  { head: 'file-columns:reason', cell: ({ stopped_reason }) => stopped_reason },
  ...FIGURES.map((key): FileColumn<LinkLine> => ({ head: `tracking-links:table.${key}`, cell: (line) => line[key] })),
  { head: 'file-columns:robots', cell: ({ robots }) => robots },
  { head: 'file-columns:own', cell: ({ own }) => own },
]

/**
 * The links that were asked for as a table, the newest first, a part at a time; times are India's, amounts rupees.
 * @throws AppError `too_many_requests`
 */
export async function exportLinks(
  deps: Deps,
  query: LinkFilterQuery,
  by: ByStaff & InLanguage,
): Promise<Audited<XlsxTable>> {
  await spendAllowance(deps, `links-export:${by.admin_id}`, MAX_PER_HOUR, 3_600)
  const { heads, cellsOf } = columnsIn(by.language, COLUMNS)
  const { state, product_type: product, partner_id: partner, search } = query
  const say = textsIn(by.language)
  const narrowed = {
    state: state && say(`tracking-links:state.${state}`),
    product: product && say(`applications:productName.${product as LinkLine['product_type']}`),
    partner: partner === undefined ? undefined : ((await findPartner(deps.db, partner))?.name ?? String(partner)),
  }
  return {
    ...listBasis(by.language, { list: 'links', now: deps.clock.now(), filters: narrowed, search }),
    heads,
    rows: partsOf(deps, toLinkFilter(query), cellsOf),
    audit: { after: query },
  }
}

async function* partsOf(
  deps: Deps,
  filter: LinkFilter,
  cellsOf: (line: LinkLine) => unknown[],
): AsyncGenerator<unknown[][]> {
  for (let below: number | null = null; ;) {
    const rows: NamedLink[] = await listLinksBelow(deps.db, filter, below, PART)
    yield (await toLinkLines(deps, rows)).map(cellsOf)
    if (rows.length < PART) return
    below = rows.at(-1)?.link_id ?? null
    // The embedded database answers without ever letting anybody else have a turn.
    await setImmediate()
  }
}
