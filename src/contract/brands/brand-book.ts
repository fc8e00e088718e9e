import { tidyHostName } from '../rules/web/host-name.ts'
import type { Brand, HostFlavour } from './brand.ts'
import { DEFAULT_BRAND } from './default-brand.ts'

/** A host name that stands for a brand by itself, with what its empty path shows. */
export interface BrandHost {
  host: string
  flavour: HostFlavour
  brand: string
}

export interface BrandRequest {
  partnerParam?: string | null | undefined
  firstSegment?: string | null | undefined
  /** The `Host` header or `location.host`. */
  host?: string | null | undefined
  /** Code of the partner for whom this host has been saved; only the server knows it. */
  savedFor?: string | null | undefined
}

/** The brands that there are at a moment, by code and by host. */
export interface BrandBook {
  /** The brand of a partner code (any case); the default brand for anything that is not one. */
  find(code: string | null | undefined): Brand
  /** Whether a text (any case) is the code of a brand. */
  isCode(code: string | null | undefined): boolean
  /** Whether a text (any case) is the code of a brand that was withdrawn: the default brand is shown in its place. */
  isWithdrawn(code: string | null | undefined): boolean
  /** The entry of a `Host` header (any case, with or without a port), or undefined. */
  hostOf(host: string | null | undefined): BrandHost | undefined
  /** What kind of site a host is; one that is not listed is a marketplace. */
  flavourOf(host: string | null | undefined): HostFlavour
  /** The partner code of a request, lower case; it need not be a brand's. Null = nothing names one. */
  codeOf(request: BrandRequest): string | null
  /**
   * The brand of a request: the partner parameter, else a first path segment that is a code, else the host's entry (the
   * brand's own before a saved one), else the default. A parameter that is given but unknown is the default brand, not the
   * host's.
   */
  of(request: BrandRequest): Brand
}

/** @param brands each code once */
export function brandBook(brands: readonly Brand[], withdrawn: readonly Pick<Brand, 'code'>[] = []): BrandBook {
  const byCode = new Map(brands.map((brand) => [brand.code, brand]))
  const gone = new Set(withdrawn.map(({ code }) => code))
  const byHost = new Map(
    brands.flatMap(({ code, hosts = [] }) =>
      hosts.map((entry): [string, BrandHost] => [entry.host, { ...entry, brand: code }]),
    ),
  )
  const book: BrandBook = {
    find: (code) => byCode.get((code ?? '').toLowerCase()) ?? DEFAULT_BRAND,
    isCode: (code) => byCode.has((code ?? '').toLowerCase()),
    isWithdrawn: (code) => gone.has((code ?? '').toLowerCase()),
    hostOf: (host) => byHost.get(tidyHostName(host ?? '')),
    flavourOf: (host) => book.hostOf(host)?.flavour ?? 'marketplace',
    codeOf({ partnerParam, firstSegment, host, savedFor }) {
      if (partnerParam) return partnerParam.toLowerCase()
      if (firstSegment && book.isCode(firstSegment)) return firstSegment.toLowerCase()
      return book.hostOf(host)?.brand ?? savedFor ?? null
    },
    of: (request) => book.find(book.codeOf(request)),
  }
  return book
}
