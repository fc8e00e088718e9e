import { setImmediate } from 'node:timers/promises'
import { CSV_BOM, csvLine } from '#src/contract/rules/csv.ts'
import { istMinute } from '#src/contract/rules/calendar.ts'
import type { LinkLine } from '#src/contract/entities/leads/link-desk.ts'
import { listLinksBelow, type LinkFilter, type NamedLink } from '#server/db/repositories/leads/link-desk.ts'
import type { Deps } from '#server/deps.ts'
import { spendAllowance } from '../shared/rate-rules.ts'
import { toLinkFilter, type LinkFilterQuery } from './shared/link-filter.ts'
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
 * The links that were asked for as CSV, the newest first, a part at a time; times are India's, amounts rupees.
 * @throws AppError `too_many_requests`
 */
export async function exportLinks(
  deps: Deps,
  query: LinkFilterQuery,
  by: { admin_id: number },
): Promise<AsyncIterable<string>> {
  await spendAllowance(deps, `links-export:${by.admin_id}`, MAX_PER_HOUR, 3_600)
  return linesOf(deps, toLinkFilter(query))
}

async function* linesOf(deps: Deps, filter: LinkFilter): AsyncGenerator<string> {
  yield CSV_BOM + csvLine(COLUMNS.map((column) => (TIMES.includes(column) ? `${column} (IST)` : column)))
  for (let below: number | null = null; ;) {
    const rows: NamedLink[] = await listLinksBelow(deps.db, filter, below, PART)
    if (rows.length > 0) yield (await toLinkLines(deps, rows)).map((line) => csvLine(cellsOf(line))).join('')
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
