import type { CsrCustomer } from '#src/contract/entities/support/csr.ts'
import { maskBirthDate } from '#src/contract/rules/birth-date.ts'
import { mayContact } from '#src/contract/rules/contact-rules.ts'
import { maskPan } from '#src/contract/rules/pan.ts'
import { toRupees } from '#src/contract/rules/paise.ts'
import { listOwnApplications } from '#server/db/repositories/applications/applications.ts'
import { findCustomer, openField } from '#server/db/repositories/profile/customers.ts'
import { findErasureUnderWay } from '#server/db/repositories/support/csr-customers.ts'
import { listOwnTickets } from '#server/db/repositories/support/tickets.ts'
import type { Deps } from '#server/deps.ts'
import { maskEmail, maskMobile } from '../leads/shared/lead-contact.ts'
import { rulesOf, toServedRules } from '../privacy/shared/contact-rules.ts'
import { localeOfCustomer } from '../profile/shared/customer-profile.ts'
import { notFound } from '../shared/not-found.ts'
import { noteLook, type Looker } from './shared/note-look.ts'
import { plainFields } from './shared/ticket-view.ts'

/** Six signs that say that there is an address, and nothing else. */
const HIDDEN = '******'

/**
 * One customer for whoever answers them: the name, and everything else that names or reaches them masked here.
 * @throws AppError `not_found`, of an erased one too
 */
export async function getCsrCustomer(deps: Deps, userId: number, by: Looker): Promise<CsrCustomer> {
  const row = await findCustomer(deps.db, userId)
  if (!row) throw notFound()
  await noteLook(deps, userId, by)
  const { db, vault, clock } = deps
  const text = (field: Parameters<typeof openField>[2]) => openField(vault, row, field)
  return {
    user_id: userId,
    name: [text('first_name'), text('last_name')].filter(Boolean).join(' '),
    language: localeOfCustomer(row),
    partner: row.partner,
    since: row.created_at.toISOString(),
    mobile: maskMobile(text('mobile_phone_number')),
    mobile_verified: row.phone_verified,
    email: maskEmail(text('email')),
    email_verified: row.email_verified,
    pan: maskPan(text('tin')),
    birth_date: maskBirthDate(text('birth_date')),
    address: text('address1') === '' ? '' : HIDDEN,
    contact: toServedRules(deps, row),
    may_call: mayContact(rulesOf(vault, row), 'service', 'call', clock.now()),
    applications: (await listOwnApplications(db, userId)).map(({ application, lender }) => ({
      reference: application.reference,
      product: application.product_type,
      lender: lender?.name ?? null,
      status: application.status,
      amount: application.amount === null ? null : toRupees(application.amount),
      updated_at: application.updated_at.toISOString(),
    })),
    tickets: (await listOwnTickets(db, userId)).map((ticket) => {
      const { status, days_left } = plainFields(deps, ticket)
      return { ticket: ticket.ticket, status, days_left }
    }),
    erasure: await findErasureUnderWay(db, userId),
  }
}
