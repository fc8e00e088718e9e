import { pathsOf } from './pages.ts'
import { pathTo } from './path-to.ts'

/**
 * Addresses of lenders by their slug, which stays when an admin renames one. A lender has a page of its own where the
 * table of pages names it, such as that of `cashe`; all the others share one address with their slug in it.
 */
const ownPath = (paths: readonly string[], last: string): string | undefined =>
  paths.find((path) => path.endsWith(`/${last}`))

/** Where an application goes on with its lender. One screen serves them all; the application says what it shows. */
export const lenderPage = (slug: string): string =>
  ownPath(pathsOf('lenderJourney'), slug) ?? pathTo('lenderJourney', { lender: slug })

/** The page of a gold lender. One screen serves them all. */
export const goldLenderPage = (slug: string): string =>
  ownPath(pathsOf('goldLender'), slug) ??
  ownPath(pathsOf('goldLender'), `${slug}gold`) ??
  pathTo('goldLender', { lender: slug })

/** Shown when no gold lender matches: it says why. */
export const [FIRST_GOLD_PAGE] = pathsOf('goldLender')

/** Where a refusal of the lender is told, if it has a page for that; the others tell it in place. */
export const declinedPage = (slug: string): string =>
  ownPath(pathsOf('lenderDeclined'), `${slug}/declined`) ?? lenderPage(slug)
