import type { Application } from '#src/contract/entities/applications/application.ts'
import type { CustomerAct } from '#src/contract/entities/applications/next-moves.ts'
import { lenderPage } from '#src/contract/lender-pages.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { draftPath, startPath } from '#src/contract/product-paths.ts'
import { productsPath } from '#src/lib/boot.ts'

/** Where an act on an application is done. */
export function actPath({ app_id, lender_slug, product_type }: Application, act: CustomerAct): string {
  switch (act) {
    case 'choose_offer':
    case 'see_others':
      return draftPath(product_type)
    case 'see_loan':
      return pathTo('loan', { appId: app_id })
    case 'apply_again':
      return startPath(product_type)
    default:
      return lender_slug === null ? productsPath() : withQuery(lenderPage(lender_slug), { app: app_id })
  }
}
