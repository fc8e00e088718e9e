import { canOpen } from '#src/contract/access.ts'
import type { AdminRole } from '#src/contract/admin-roles.ts'
import type { Found } from '#src/contract/entities/search/found.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'

/**
 * The page that shows a record to this role; null = it has none yet. Reports end yesterday: what they list is found there
 * from the next day on.
 */
export function addressOfFound(found: Found, role: AdminRole, today: string): string | null {
  const { kind, id, day, month } = found
  const ended = day !== null && day < today
  const range = { preset: 'custom_range', from: day, to: day }
  switch (kind) {
    case 'application':
    case 'statement':
      return withQuery(pathTo('csr-portal'), { find: id })
    case 'enquiry':
      return canOpen(role, 'loan-enquiries')
        ? pathTo('loan-enquiries/:ref', { ref: id })
        : withQuery(pathTo('csr-portal'), { find: id })
    case 'ticket':
      if (canOpen(role, 'ticket-desk')) return pathTo('ticket-desk/:ref', { ref: id })
      return ended ? withQuery(pathTo('internal-report'), { tab: 'tickets', show: 'due', ...range }) : null
    case 'lender':
      return pathTo('lenders/:lenderId', { lenderId: id })
    case 'partner':
      return pathTo('partners/:id', { id })
    case 'payout_month':
    case 'payment':
      return withQuery(pathTo('partners/:id', { id }), { tab: 'payouts', month })
    case 'merchant_request':
      return withQuery(pathTo('merchant-management'), { tab: 'requests', search: id })
    case 'batch':
      return withQuery(pathTo('application-status-file'), { batch: id })
    case 'batch_mis':
      return withQuery(pathTo('mis-upload'), { batch: id })
    case 'batch_commission':
      return withQuery(pathTo('commission-upload-file'), { batch: id })
    case 'batch_bank':
      return pathTo('payment-runs')
    case 'payment_run':
      return pathTo('payment-runs/:runId', { runId: id })
    case 'lead':
      return canOpen(role, 'tracking-links')
        ? withQuery(pathTo('tracking-links'), { lead: id })
        : withQuery(pathTo('csr-portal'), { find: id })
    case 'erasure':
      return canOpen(role, 'customer-info-deletion')
        ? withQuery(pathTo('customer-info-deletion'), { request: id })
        : withQuery(pathTo('csr-portal'), { find: id })
    case 'card':
      return withQuery(pathTo('credit-cards'), { search: found.name })
    case 'staff':
      return withQuery(pathTo('user-management'), { tab: 'staff', search: found.name })
    case 'bill':
      return withQuery(pathTo('reconciliation'), { tab: 'billing' })
  }
}
