import { pathsOf } from './pages.ts'
import { pathTo } from './path-to.ts'

const [MUTHOOT, INDIAGOLD] = pathsOf('goldLender')

/** Shown when no gold lender matches: it says why. */
export const FIRST_GOLD_PATH = MUTHOOT

/** Gold lenders with an address of their own, by a part of the name. Source: specification, routes of the gold group. */
const OWN_PATHS = [
  { part: 'muthoot', path: MUTHOOT },
  { part: 'indiagold', path: INDIAGOLD },
]

/** The page of a gold lender, by its name or its slug. One screen serves them all. */
export function goldLenderPath(lender: string): string {
  const slug = lender
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const own = OWN_PATHS.find(({ part }) => slug.replaceAll('-', '').includes(part))
  return own?.path ?? pathTo('goldLender', { lender: slug })
}
