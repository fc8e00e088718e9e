import type { HostFlavour } from '#src/contract/brands/brand.ts'
import { NOT_FOUND_PAGES, PAGE_KEYS, PAGES, type PageKey, type PageRow } from '#src/contract/pages.ts'
import type { Mode } from '../env.ts'

/** Names under which other software shows its insides: whoever asks for them is not looking for a landing page. */
const NOT_SEGMENTS: readonly string[] = ['metrics', 'uploads', 'server', 'src', 'dist', 'data', 'node_modules']

const vagueness = (path: string): number => (path === '*' ? 3 : path.endsWith('*') ? 2 : Number(path.includes(':')))

const PATTERNS = PAGE_KEYS.flatMap((page) => PAGES[page].paths.map((path) => ({ page, path })))
  // Fixed words win over parameters, as in the router.
  .sort((a, b) => vagueness(a.path) - vagueness(b.path))
  .map(({ page, path }) => ({
    page,
    regex: new RegExp(`^${path.replaceAll(/:\w+/g, '([\\w-]{1,64})').replace('*', '.*')}/?$`),
  }))

/** The screen that an address opens on this kind of host and in this run mode; null = the not-found screen. */
export function pageOfPath(pathname: string, flavour: HostFlavour, mode: Mode): PageKey | null {
  if (NOT_SEGMENTS.includes(pathname.slice(1).replace(/\/$/, ''))) return null
  // The empty admin path leads on to the dashboard; it is nobody's landing page.
  if (/^\/admin\/?$/.test(pathname)) return 'dashboard'
  const exists = ({ flavours, modes }: PageRow) =>
    (flavours?.includes(flavour) ?? true) && (modes?.some((each) => each === mode) ?? true)
  const page = PATTERNS.find(({ regex }) => regex.test(pathname))?.page
  if (!page || NOT_FOUND_PAGES.includes(page)) return null
  if (exists(PAGES[page])) return page
  return page === 'login' ? 'landing' : null
}
