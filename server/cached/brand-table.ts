import { brandBook } from '#src/contract/brands/brand-book.ts'
import type { BrandBook } from '#src/contract/brands/brand-book.ts'
import type { Brand } from '#src/contract/brands/brand.ts'
import { REGISTRY } from '#src/contract/brands/registry-book.ts'
import { BRANDS } from '#src/contract/brands/registry.ts'
import { applyTheme, brandThemeSchema, plainBrand } from '#src/contract/entities/brands/brand-theme.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { listLiveBrands } from '../db/repositories/brands/brand-versions.ts'
import type { Logger } from '../log.ts'
import { createCachedValue } from './cached-value.ts'

/** Longest time for which a brand that another process has published stays unknown here. */
const FRESH_MS = 3_000

/** The brands that count now: those of the registry, and what people have published in their place or beside them. */
export interface BrandTable {
  /** As this process has read them last: for what runs within a transaction, where nothing else may be asked. */
  book(): BrandBook
  /** The brand of a partner code, by `book`. */
  find(code: string | null | undefined): Brand
  /** Reads them anew where they have become old: before a page, a call that changes something, and a job. */
  fresh(): Promise<BrandBook>
  /** Reads them anew, whatever their age. */
  refresh(): Promise<void>
}

/** @returns each brand the same object as long as nothing changes about it: pages that were drawn for it are kept by it */
export function createBrandTable(db: Db, clock: Clock, log: Pick<Logger, 'error'>): BrandTable {
  let known = new Map<string, { brand: Brand; text: string }>()
  const books = createCachedValue(
    REGISTRY,
    async () => {
      const live = new Map((await listLiveBrands(db)).map((row) => [row.code, row]))
      const kept = BRANDS.filter(({ code }) => !live.has(code))
      const made = [...live.values()].flatMap(({ code, name, version, status, theme }) => {
        if (status === 'withdrawn') return []
        // A version that does not fit the rules any more is shown as the code's own, never half.
        if (!brandThemeSchema.isValidSync(theme, { strict: true })) return BRANDS.filter((brand) => brand.code === code)
        return [applyTheme(baseOf(code, name), theme, version ?? 0)]
      })
      const next = new Map(
        made.map((brand) => {
          const text = JSON.stringify(brand)
          const before = known.get(brand.code)
          return [brand.code, before?.text === text ? before : { brand, text }]
        }),
      )
      known = next
      const withdrawn = [...live.values()].filter(({ status }) => status === 'withdrawn')
      return brandBook([...kept, ...[...next.values()].map(({ brand }) => brand)], withdrawn)
    },
    clock,
    (error) => log.error({ err: error }, 'published brands not read'),
    FRESH_MS,
  )
  return {
    book: () => books.last(),
    find: (code) => books.last().find(code),
    fresh: () => books.get(),
    refresh: () => books.refresh(),
  }
}

/** What a code has before anybody changes it. */
export const baseOf = (code: string, partnerName: string): Brand =>
  REGISTRY.isCode(code) ? REGISTRY.find(code) : plainBrand(code, partnerName)
