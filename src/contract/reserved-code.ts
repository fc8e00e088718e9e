import { DEFAULT_BRAND } from './brands/default-brand.ts'
import { PAGE_KEYS, PAGES } from './pages.ts'

/** First segments of addresses that the server answers itself. */
const SERVED = ['api', 'assets', 'certificate', 'erase', 'fonts', 'go', 'icons', 'no', 'stop', 'uploads', 'widget']

const TAKEN = new Set([
  ...SERVED,
  ...PAGE_KEYS.flatMap((page) => PAGES[page].paths.map((path) => path.split('/')[1] ?? '')).filter((segment) =>
    /^[a-z]/.test(segment),
  ),
])

/** The default brand is what everything falls back to, and a code that is an address too would hide a page. */
export const isReservedCode = (code: string): boolean => code === DEFAULT_BRAND.code || TAKEN.has(code.toLowerCase())
