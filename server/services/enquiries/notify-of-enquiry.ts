import { findLender } from '#server/db/repositories/catalogue/lenders.ts'
import { findEnquiryById } from '#server/db/repositories/enquiries/loan-enquiries.ts'
import { findCustomer } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { contactCustomer } from '../messages/contact-customer.ts'
import { localeOfCustomer } from '../profile/public/customer-profile.ts'
import { publicOrigin } from '../shared/public-origin.ts'

/**
 * Tells the customer which lender has their enquiry, or why it is closed, by the channels they allow. What is not so any
 * more by the time it may be sent is not sent. A service message: nothing of what was asked for.
 */
export async function notifyOfEnquiry(deps: Deps, { enquiry_id, news }: JobPayloads['tell_of_enquiry']): Promise<void> {
  const row = await findEnquiryById(deps.db, enquiry_id)
  const customer = row && (await findCustomer(deps.db, row.user_id))
  if (!customer || row.status !== news) return
  const t = textsIn(localeOfCustomer(customer))
  const brand = deps.brands.find(customer.partner)
  const { reference, kind, lender_id, close_reason } = row
  const link = `${publicOrigin(deps.env, brand)}${pathTo('loanLead', { kind })}`
  const values = { brand: brand.name, reference, link }
  const lender = lender_id === null ? null : await findLender(deps.db, lender_id)
  const text =
    news === 'passed'
      ? t('server:enquiry.passed', { ...values, lender: lender?.name ?? '' })
      : t('server:enquiry.closed', { ...values, reason: t(`server:enquiry.reason.${close_reason ?? 'no_lender'}`) })
  await contactCustomer(deps, customer, {
    about: 'enquiry',
    purpose: 'service',
    text,
    subject: t('server:enquiry.subject', { reference }),
  })
}
