import type { Brand, HostFlavour } from '#src/contract/brands/brand.ts'
import { DEFAULT_BRAND } from '#src/contract/brands/default-brand.ts'
import type { Company, Processor } from '#src/contract/entities/shared/company.ts'
import { DEFAULT_LOCALE, inEveryLocale } from '#src/contract/entities/shared/language.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import type { PublishedLoans } from '#src/contract/finance/published-range.ts'
import type { PageArea } from '#src/contract/pages/page-row.ts'
import { pathTo } from '#src/contract/path-to.ts'

/** What the server wrote into the page: everything the first paint needs to know. */
export interface Boot {
  /** The brand of this visit; the others stay on the server. */
  brand: Brand
  flavour: HostFlavour
  language: Locale
  mode: 'demo' | 'test' | 'live'
  /** Whether the browser sent the area's session cookie: without it there is nothing to restore. */
  hasSession: Readonly<Record<PageArea, boolean>>
  /** Version of the privacy notice shown before a code is sent. */
  noticeVersion: string
  /** The server's, in India: what it has drawn and what the browser draws agree on New Year's Eve, too. */
  year: string
  /** What is on offer on the day of the page; null = not known. */
  published: PublishedLoans | null
  /** Scripts of the screens that usually come next, each behind what it imports. */
  ahead: readonly string[]
  /** Who runs this site. */
  company: Company
  /** Who processes customers' data for it. */
  processors: readonly Processor[]
  /** One-time codes are read at /outbox instead of arriving. */
  sandbox: boolean
}

const DEFAULTS: Boot = {
  brand: DEFAULT_BRAND,
  flavour: 'marketplace',
  language: DEFAULT_LOCALE,
  mode: 'live',
  hasSession: { customer: true, admin: true, partner: true },
  noticeVersion: '',
  year: String(new Date().getFullYear()),
  published: null,
  ahead: [],
  company: {
    legalName: '',
    address: '',
    insuranceLicence: '',
    officer: { name: inEveryLocale(() => ''), email: '', phone: '' },
  },
  processors: [],
  sandbox: false,
}

let current: Boot | undefined

/** Replaces what the page says: the prerenderer has no page, a test has its own. */
export function provideBoot(boot: Partial<Boot>): void {
  const whole = { ...DEFAULTS, ...boot }
  current = { ...whole, sandbox: boot.sandbox ?? whole.mode !== 'live' }
}

/** The page's boot data, read once. A page without any (a static host) tries to restore and finds nothing. */
export function getBoot(): Boot {
  if (!current) provideBoot(readPage())
  return current ?? DEFAULTS
}

function readPage(): Partial<Boot> {
  const text = document.getElementById('boot')?.textContent
  if (!text) return {}
  try {
    return JSON.parse(text) as Partial<Boot>
  } catch {
    return {}
  }
}

/** The products are on a storefront's empty path, and on a page of their own elsewhere. */
export const productsPath = (): string => pathTo(getBoot().flavour === 'storefront' ? 'landing' : 'products')
