import type { CsrCustomer } from '#src/contract/entities/support/csr.ts'

/** What a dialog needs that does something for a customer. */
export interface ActProps {
  customer: CsrCustomer
  onClose: () => void
}
