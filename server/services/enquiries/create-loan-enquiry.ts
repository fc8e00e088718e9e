import { newReference } from '#server/crypto/new-reference.ts'
import { sealDetails } from '#server/db/repositories/applications/kept-details.ts'
import { findLender } from '#server/db/repositories/catalogue/lenders.ts'
import { createEnquiryRow, findOpenEnquiry } from '#server/db/repositories/enquiries/loan-enquiries.ts'
import type { LoanEnquiryRow } from '#server/db/repositories/enquiries/loan-enquiries.ts'
import { lockCustomer } from '#server/db/repositories/profile/customers.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByCustomer } from '#server/session.ts'
import { ENQUIRY_FORMS } from '#src/contract/entities/enquiries/loan-enquiry.ts'
import type { EnquiryDetails, LoanEnquiry } from '#src/contract/entities/enquiries/loan-enquiry.ts'
import { CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import { AppError } from '#src/contract/errors.ts'
import type { EnquiryKind } from '#src/contract/marketed-kinds.ts'
import { ValidationError } from '#src/contract/yup.ts'
import { giveConsents } from '../profile/give-consents.ts'
import { notFound } from '../shared/not-found.ts'
import { toLoanEnquiry } from './shared/loan-enquiry-view.ts'

/**
 * Takes an enquiry down, with the consent to pass it on. There is one open enquiry of a kind: a second one answers the
 * first.
 * @throws AppError `validation` naming the fields or an outdated consent, `not_found`
 */
export async function createLoanEnquiry(
  deps: Deps,
  input: { kind: EnquiryKind; details: EnquiryDetails; consent: string },
  by: ByCustomer & { ip: string },
): Promise<Audited<{ data: LoanEnquiry }>> {
  if (input.consent !== CONSENT_VERSIONS.loan_enquiry)
    throw new AppError('validation', 'The text has changed. Read it again.', {
      errors: { consent: 'rules:consent.version' },
    })
  const details = validDetails(input.kind, input.details)
  const data = await transaction(deps, async (deps) => {
    const customer = await lockCustomer(deps.db, by.user_id)
    if (customer?.data_key == null) throw notFound()
    const open = await findOpenEnquiry(deps.db, by.user_id, input.kind)
    if (open) return toLoanEnquiry(deps.vault, customer, open, await lenderNameOf(deps, open))
    await giveConsents(deps, [{ purpose: 'loan_enquiry', version: input.consent }], null, { customer, ip: by.ip })
    const row = await createEnquiryRow(deps.db, {
      reference: newReference('LE'),
      user_id: by.user_id,
      partner: customer.partner,
      kind: input.kind,
      ...sealDetails(deps.vault, customer.data_key, details, 'loan_enquiries.details'),
      created_at: deps.clock.now(),
    })
    if (!row) throw new Error('the enquiry was not written')
    return toLoanEnquiry(deps.vault, customer, row, null)
  })
  return { data, audit: { object: `loan-enquiry:${data.reference}` } }
}

async function lenderNameOf({ db }: Deps, { lender_id }: LoanEnquiryRow): Promise<string | null> {
  return lender_id === null ? null : ((await findLender(db, lender_id))?.name ?? null)
}

function validDetails(kind: EnquiryKind, details: EnquiryDetails): EnquiryDetails {
  try {
    return ENQUIRY_FORMS[kind].validateSync(details, { abortEarly: false, strict: true })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const errors = Object.fromEntries(
      error.inner.map(({ path, message }) => [path || 'details', message] as const).reverse(),
    )
    throw new AppError('validation', 'Check the highlighted fields.', { errors })
  }
}
