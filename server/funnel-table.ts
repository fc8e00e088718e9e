import type { Brand } from '#src/contract/brands/brand.ts'
import { brandFromRequest, codeFromRequest, findBrand } from '#src/contract/brands/find-brand.ts'
import type { BrandRequest } from '#src/contract/brands/find-brand.ts'
import { applyFunnel, funnelConfigOf } from '#src/contract/entities/partners/funnel-config.ts'
import { funnelSwitchesOf } from '#src/contract/entities/partners/partner-funnel.ts'
import type { Clock } from './clock.ts'
import type { Db } from './db/client.ts'
import { listPublishedFunnels } from './db/repositories/partners/partner-funnels.ts'
import { createFreshValue } from './fresh-value.ts'
import type { Logger } from './log.ts'

/** The funnels that partners have published, in memory: every page asks for its own. */
export interface FunnelTable {
  /** The brand of a visit as its partner has made it; the same object as long as nothing changes. */
  brandOf(request: BrandRequest): Promise<Brand>
  /** Reads the funnels anew, whatever their age. */
  refresh(): Promise<void>
}

export function createFunnelTable(db: Db, clock: Clock, log: Pick<Logger, 'error'>): FunnelTable {
  let known = new Map<string, Brand>()
  const brands = createFreshValue(
    known,
    async () => {
      const rows = await listPublishedFunnels(db)
      known = new Map(
        rows.map(({ code, config, funnel }) => {
          const brand = applyFunnel(findBrand(code), funnelConfigOf(config), funnelSwitchesOf(funnel))
          const before = known.get(code)
          return [code, before && JSON.stringify(before) === JSON.stringify(brand) ? before : brand]
        }),
      )
      return known
    },
    clock,
    (error) => log.error({ err: error }, 'published funnels not read'),
  )
  return {
    brandOf: async (request) => (await brands.get()).get(codeFromRequest(request) ?? '') ?? brandFromRequest(request),
    refresh: () => brands.refresh(),
  }
}
