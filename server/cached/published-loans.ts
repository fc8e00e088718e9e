import { dayWords } from '#src/contract/calendar-words.ts'
import { inEveryLocale } from '#src/contract/entities/shared/language.ts'
import { LOAN_PRODUCTS } from '#src/contract/entities/shared/loan-products.ts'
import { PRODUCTS } from '#src/contract/entities/shared/products.ts'
import type { PublishedLoans } from '#src/contract/finance/published-range.ts'
import { publishedRange } from '#src/contract/finance/published-range.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { listActiveLenders } from '../db/repositories/catalogue/lenders.ts'
import type { Logger } from '../log.ts'
import { createCachedValue } from './cached-value.ts'
import type { CachedValue } from './cached-value.ts'

/** What is on offer today, in memory: every page says it. The same object as long as nothing changes; null = not known. */
export type PublishedLoansTable = CachedValue<PublishedLoans | null>

export function createPublishedLoans(db: Db, clock: Clock, log: Pick<Logger, 'error'>): PublishedLoansTable {
  let known: PublishedLoans | null = null
  return createCachedValue<PublishedLoans | null>(
    known,
    async () => {
      const next = await readPublishedLoans(db, clock)
      if (JSON.stringify(known) !== JSON.stringify(next)) known = next
      return known
    },
    clock,
    (error) => log.error({ err: error }, 'published loans not read'),
  )
}

async function readPublishedLoans(db: Db, clock: Clock): Promise<PublishedLoans> {
  const ranges = await Promise.all(
    LOAN_PRODUCTS.map(async (product) => ({
      kind: PRODUCTS[product].kind,
      range: publishedRange(product, await listActiveLenders(db, product)),
    })),
  )
  return {
    as_of: inEveryLocale((locale) => dayWords(clock.now(), locale)),
    loans: Object.fromEntries(ranges.flatMap(({ kind, range }) => (range ? [[kind, range]] : []))),
  }
}
