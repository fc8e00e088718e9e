import type { BrandRequest } from '#src/contract/brands/brand-book.ts'
import type { Brand } from '#src/contract/brands/brand.ts'
import { applyFunnel, funnelConfigOf } from '#src/contract/entities/partners/funnel-config.ts'
import { funnelSwitchesOf } from '#src/contract/entities/partners/partner-funnel.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { listPublishedFunnels } from '../db/repositories/partners/partner-funnels.ts'
import type { Logger } from '../log.ts'
import type { BrandTable } from './brand-table.ts'
import { createCachedValue } from './cached-value.ts'

/** The funnels that partners have published, in memory: every page asks for its own. */
export interface FunnelTable {
  /** The brand of a visit as its partner has made it; the same object as long as nothing changes. */
  brandOf(request: BrandRequest): Promise<Brand>
  /** Reads the funnels anew, whatever their age. */
  refresh(): Promise<void>
}

export function createFunnelTable(
  db: Db,
  brands: Pick<BrandTable, 'fresh'>,
  clock: Clock,
  log: Pick<Logger, 'error'>,
): FunnelTable {
  let known = new Map<string, { text: string; change: (brand: Brand) => Brand }>()
  const funnels = createCachedValue(
    known,
    async () => {
      const rows = await listPublishedFunnels(db)
      known = new Map(
        rows.map(({ code, config, funnel }) => {
          const text = JSON.stringify([config, funnel])
          const before = known.get(code)
          const change = (brand: Brand) => applyFunnel(brand, funnelConfigOf(config), funnelSwitchesOf(funnel))
          return [code, before?.text === text ? before : { text, change: once(change) }]
        }),
      )
      return known
    },
    clock,
    (error) => log.error({ err: error }, 'published funnels not read'),
  )
  return {
    async brandOf(request) {
      const book = await brands.fresh()
      const brand = book.of(request)
      const code = book.codeOf(request) ?? ''
      if (book.isWithdrawn(code)) return brand
      return (await funnels.get()).get(code)?.change(brand) ?? brand
    },
    refresh: () => funnels.refresh(),
  }
}

/** The same answer as long as it is asked the same. */
function once(change: (brand: Brand) => Brand): (brand: Brand) => Brand {
  let last: { of: Brand; is: Brand } | null = null
  return (of) => {
    last = last?.of === of ? last : { of, is: change(of) }
    return last.is
  }
}
