import { listOwnApplications } from '#server/db/repositories/applications/applications.ts'
import { findErasureUnderWay } from '#server/db/repositories/callers/csr-customers.ts'
import { findPartnerByName } from '#server/db/repositories/partners/partners.ts'
import { listConsentRows } from '#server/db/repositories/privacy/consents.ts'
import { findCustomer, openField } from '#server/db/repositories/profile/customers.ts'
import { listOwnTickets } from '#server/db/repositories/support/tickets.ts'
import type { Deps } from '#server/deps.ts'
import type { CsrCustomer } from '#src/contract/entities/support/csr.ts'
import { mayContact } from '#src/contract/rules/contact/may-contact.ts'
import type { ContactVerdict } from '#src/contract/rules/contact/may-contact.ts'
import { toRupees } from '#src/contract/rules/paise.ts'
import { maskBirthDate } from '#src/contract/rules/person/birth-date.ts'
import { maskPan } from '#src/contract/rules/person/pan.ts'
import { mayBeNudged } from '../applications/public/expect-next-step.ts'
import { recordAccess } from '../audit/record-access.ts'
import type { Looker } from '../audit/record-access.ts'
import { readContactCases } from '../messages/public/contact-cases.ts'
import { rulesOf, toServedRules } from '../messages/public/contact-rules.ts'
import { localeOfCustomer, nameOf } from '../profile/public/customer-profile.ts'
import { maskEmail, maskMobile } from '../shared/lead-contact.ts'
import { found } from '../shared/not-found.ts'
import { plainFields } from '../support/public/ticket-view.ts'
import { knownUntil } from './public/known-caller.ts'
import { staffChangeView } from './shared/contact-change-view.ts'
import { identityAnswers } from './shared/identity-answers.ts'
import { goesOn } from './shared/own-application.ts'
import { revocableConsents } from './shared/revocable-consents.ts'

/** Six signs that say that there is an address, and nothing else. */
const HIDDEN = '******'

/**
 * One customer for whoever answers them: the name, and everything else that names or reaches them masked here.
 * @throws AppError `not_found`, of an erased one too
 */
export async function getCsrCustomer(deps: Deps, userId: number, by: Looker): Promise<CsrCustomer> {
  const row = found(await findCustomer(deps.db, userId))
  await recordAccess(deps, userId, by)
  const { db, vault } = deps
  const text = (field: Parameters<typeof openField>[2]) => openField(vault, row, field)
  const applications = await listOwnApplications(db, userId)
  const contactCase = (await readContactCases(deps, [row])).get(userId)
  if (!contactCase) throw new Error('a customer whose contacts nobody knows')
  const now = deps.clock.now()
  return {
    user_id: userId,
    name: nameOf(deps, row),
    language: localeOfCustomer(row),
    partner: (await findPartnerByName(db, row.partner))?.name ?? row.partner,
    identity: {
      questions: [...(await identityAnswers(deps, row, by)).keys()],
      known_until: (await knownUntil(deps, userId, by))?.toISOString() ?? null,
      proven_until: (await knownUntil(deps, userId, by, 'code'))?.toISOString() ?? null,
    },
    contact_change: await staffChangeView(deps, row),
    since: row.created_at.toISOString(),
    mobile: maskMobile(text('mobile_phone_number')),
    mobile_verified: row.phone_verified,
    email: maskEmail(text('email')),
    email_verified: row.email_verified,
    pan: maskPan(text('tin')),
    birth_date: maskBirthDate(text('birth_date')),
    address: text('address1') === '' ? '' : HIDDEN,
    contact: toServedRules(deps, row),
    no_call: noCallOf(mayContact(contactCase, { purpose: 'service', channel: 'call' }, now)),
    no_offer_call: noCallOf(mayContact(contactCase, { purpose: 'offers', channel: 'call' }, now)),
    applications: applications.map(({ application, lender }) => ({
      reference: application.reference,
      product: application.product_type,
      lender: lender?.name ?? null,
      status: application.status,
      amount: application.amount === null ? null : toRupees(application.amount),
      updated_at: application.updated_at.toISOString(),
      may_resume: goesOn(application),
      may_nudge: mayBeNudged(application, now),
    })),
    revocable: revocableConsents(rulesOf(vault, row), await listConsentRows(db, userId), applications),
    tickets: (await listOwnTickets(db, userId)).map((ticket) => {
      const { status, days_left } = plainFields(deps, ticket)
      return { ticket: ticket.ticket, status, days_left }
    }),
    erasure: await findErasureUnderWay(db, userId),
  }
}

const noCallOf = (verdict: ContactVerdict): CsrCustomer['no_call'] =>
  verdict.may ? null : { reason: verdict.reason, until: verdict.until?.toISOString() ?? null }
