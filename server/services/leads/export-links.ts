import { setImmediate } from 'node:timers/promises'
import { listLinksBelow } from '#server/db/repositories/leads/link-desk.ts'
import type { LinkFilter, NamedLink } from '#server/db/repositories/leads/link-desk.ts'
import type { Deps } from '#server/deps.ts'
import type { LinkLine } from '#src/contract/entities/leads/link-desk.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { istMinute } from '#src/contract/rules/calendar.ts'
import type { XlsxTable } from '#src/contract/rules/cells/xlsx-texts.ts'
import { listBasis } from '../shared/list-basis.ts'
import { spendAllowance } from '../shared/rate-rules.ts'
import { toLinkFilter } from './shared/link-filter.ts'
import type { LinkFilterQuery } from './shared/link-filter.ts'
import { toLinkLines } from './shared/link-line.ts'

const PART = 500
const MAX_PER_HOUR = 30
const COLUMNS = [
  ...(['link_id', 'code', 'label', 'partner', 'product_type', 'created_at', 'disabled_at', 'stopped_by'] as const),
  ...(['stopped_reason', 'clicks', 'visits', 'people', 'applied', 'disbursed', 'revenue', 'payout'] as const),
  ...(['robots', 'own'] as const),
] as const satisfies (keyof LinkLine)[]
const TIMES: readonly string[] = ['created_at', 'disabled_at']

/**
 * The links that were asked for as a table, the newest first, a part at a time; times are India's, amounts rupees.
 * @throws AppError `too_many_requests`
 */
export async function exportLinks(
  deps: Deps,
  query: LinkFilterQuery,
  by: { admin_id: number; language: Locale },
): Promise<XlsxTable> {
  await spendAllowance(deps, `links-export:${by.admin_id}`, MAX_PER_HOUR, 3_600)
  const { state, product_type: product, partner_id: partner, search } = query
  return {
    ...listBasis(by.language, { list: 'links', now: deps.clock.now(), filters: { state, product, partner }, search }),
    heads: COLUMNS.map((column) => (TIMES.includes(column) ? `${column} (IST)` : column)),
    rows: partsOf(deps, toLinkFilter(query)),
  }
}

async function* partsOf(deps: Deps, filter: LinkFilter): AsyncGenerator<unknown[][]> {
  for (let below: number | null = null; ;) {
    const rows: NamedLink[] = await listLinksBelow(deps.db, filter, below, PART)
    yield (await toLinkLines(deps, rows)).map(cellsOf)
    if (rows.length < PART) return
    below = rows.at(-1)?.link_id ?? null
    // The embedded database answers without ever letting anybody else have a turn.
    await setImmediate()
  }
}

const cellsOf = (line: LinkLine): unknown[] =>
  COLUMNS.map((column) => {
    const value = line[column]
    return TIMES.includes(column) && typeof value === 'string' ? istMinute(new Date(value)) : value
  })
