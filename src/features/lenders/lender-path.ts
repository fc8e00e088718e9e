import { pathsOf } from '#src/contract/pages.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'

const squash = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Lenders with an address of their own are told by its last part. Source: specification, routes. */
function pageOf(lenderName: string): string {
  const own = pathsOf('lenderJourney').find(
    (path) => !path.includes(':') && squash(path.slice(path.lastIndexOf('/'))) === squash(lenderName),
  )
  if (own) return own
  const slug = lenderName
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return pathTo('lenderJourney', { lender: slug || 'lender' })
}

/** Where an application goes on with its lender. One screen serves them all; the application says what it shows. */
export const lenderPath = (lenderName: string, appId: string): string => withQuery(pageOf(lenderName), { app: appId })

/** True when both name the same lender, however they are written: 'Tata Capital', 'tata-capital'. */
export const isSameLender = (one: string, other: string): boolean => squash(one) === squash(other)

/** True when the path is that lender's page. */
export const isLenderPath = (pathname: string, lenderName: string): boolean => pageOf(lenderName) === pathname

/** Where a refusal of this lender is told: EarlySalary has a page for it, the others tell it in place. */
export const declinedPath = (lenderName: string, appId: string): string =>
  squash(lenderName) === 'earlysalary'
    ? withQuery(pathTo('lenderDeclined'), { app: appId })
    : lenderPath(lenderName, appId)
