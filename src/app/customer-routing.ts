import type { ShortUser } from '#src/contract/entities/profile.ts'
import type { ProductType } from '#src/contract/entities/product-type.ts'
import { PAGES } from '#src/contract/pages.ts'
import type { PageKey } from '#src/contract/pages.ts'

export interface CustomerPosition {
  page: PageKey
  productType: ProductType
  user: Pick<ShortUser, 'pl_completed' | 'pl_update_required' | 'pl_se_update_required'>
  appId: string | null
  /** Has been here before and was not greeted yet. */
  returning: boolean
  /** Asked for the form: 'Return to Profile', or an address that names one of its steps. */
  editing: boolean
  /** The site was opened to hand applications to one kind of lender. */
  lenderSubmission: boolean
}

/** The detail page of every product that has one. A product without one is chosen on /products and goes no further. */
const DETAIL: Partial<Record<ProductType, PageKey>> = { 'Personal Loans': 'userDetail' }

/** Where a signed-in customer belongs instead of this page, or null. Source: specification, customer routing. */
export function customerRoute(position: CustomerPosition): PageKey | null {
  const { page, productType, user, appId, returning, editing, lenderSubmission } = position
  if (page !== 'welcomeBack' && PAGES[page].product === undefined) return null
  const detail = DETAIL[productType]
  if (!detail) return 'products'
  const needsDetail = !user.pl_completed || !!user.pl_update_required || !!user.pl_se_update_required
  const to = (target: PageKey) => (target === page ? null : target)
  if (needsDetail) return to(detail)
  if (page === detail && editing) return null
  if (lenderSubmission) return to('lenderSubmit')
  if (appId === null || returning) return to('welcomeBack')
  return page === detail ? 'offers' : null
}
