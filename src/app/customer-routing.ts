import { isComplete } from '#src/contract/entities/profile/is-complete.ts'
import type { Completion } from '#src/contract/entities/profile/is-complete.ts'
import type { ProductType } from '#src/contract/entities/shared/product-type.ts'
import { PAGES } from '#src/contract/pages.ts'
import type { PageKey } from '#src/contract/pages.ts'
import type { PlainPageKey } from '#src/contract/path-to.ts'
import { pagesOf } from '#src/contract/product-paths.ts'

export interface CustomerPosition {
  page: PageKey
  productType: ProductType
  user: Completion
  appId: string | null
  /** Has been here before and was not greeted yet. */
  returning: boolean
  /** Asked for the form: 'Return to Profile', or an address that names one of its steps. */
  editing: boolean
  /** The site was opened to hand applications to one kind of lender. */
  lenderSubmission: boolean
}

/** Where a signed-in customer belongs instead of this page, or null. Source: specification, customer routing. */
export function customerRoute(position: CustomerPosition): PlainPageKey | null {
  const { page, productType, user, appId, returning, editing, lenderSubmission } = position
  const welcoming = page === 'welcomeBack' || page === 'businessWelcomeBack'
  if (!welcoming && page !== 'lenderSubmit' && PAGES[page].products === undefined) return null
  const to = (target: PlainPageKey) => (target === page ? null : target)
  const { start, welcome, offers } = pagesOf(productType)
  if (!welcome) return welcoming || page === 'lenderSubmit' ? start : null
  if (!isComplete(productType, user)) return to(start)
  if (page === start && editing) return null
  if (lenderSubmission) return to('lenderSubmit')
  if (appId === null || returning) return to(welcome)
  return page === start && offers ? offers : null
}
