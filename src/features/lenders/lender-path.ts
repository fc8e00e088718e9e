import { declinedPage, lenderPage } from '#src/contract/lender-pages.ts'
import { withQuery } from '#src/contract/path-to.ts'

/** Where an application goes on with its lender. */
export const lenderPath = (slug: string, appId: string): string => withQuery(lenderPage(slug), { app: appId })

/** Where a refusal of this lender is told. */
export const declinedPath = (slug: string, appId: string): string => withQuery(declinedPage(slug), { app: appId })
