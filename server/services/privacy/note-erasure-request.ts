import { newSignedCode } from '#server/crypto/signed-code.ts'
import { createErasure, findUnprovenErasure, updateErasure } from '#server/db/repositories/privacy/erasure-requests.ts'
import type { ErasureRow } from '#server/db/repositories/privacy/erasure-requests.ts'
import { lockCustomer } from '#server/db/repositories/profile/customers.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import { nextTicket } from '#server/db/repositories/support/help-requests.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import { dayWords } from '#src/contract/calendar-words.ts'
import { ERASURE_LINK_DAYS } from '#src/contract/entities/privacy/erasure-desk.ts'
import type { ErasureNoteForm } from '#src/contract/entities/privacy/erasure-desk.ts'
import { AppError } from '#src/contract/errors.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { days } from '#src/contract/rules/time.ts'
import { contactCustomer } from '../messages/contact-customer.ts'
import { localeOfCustomer } from '../profile/public/customer-profile.ts'
import { findNumberOf } from '../profile/public/referenced-customer.ts'
import { publicOrigin } from '../shared/public-origin.ts'
import { ERASURE_LINK, ERASURE_LINK_PATH, erasureLinkHash } from './public/erasure-link.ts'
import { expectNoOther } from './shared/accept-erasure.ts'

/** `told`: a link went out to the customer's own contact. */
export interface NotedErasure {
  row: ErasureRow
  told: boolean
}

/**
 * Writes down a request that did not come from the signed-in customer, and asks them by their own contact whether it is
 * theirs: nothing is erased before. Noted again while it waits it is the same request with a new link.
 * @throws AppError `validation` where nobody has this number; `conflict` where a request is under way
 */
export async function noteErasureRequest(
  deps: Deps,
  form: ErasureNoteForm,
  by: ByStaff,
): Promise<Audited<NotedErasure>> {
  const now = deps.clock.now()
  const user_id = await findNumberOf(deps, form.customer)
  const code = newSignedCode(deps.vault, ERASURE_LINK)
  const { customer, row } = await transaction(deps, async (deps) => {
    const customer = user_id === null ? null : await lockCustomer(deps.db, user_id)
    if (!customer)
      throw new AppError('validation', 'We have no customer or application with this number.', {
        errors: { customer: 'rules:legalHold.unknown' },
      })
    await expectNoOther(deps, customer.user_id)
    const link = {
      link_hash: erasureLinkHash(deps.vault, code),
      link_until: new Date(now.getTime() + days(ERASURE_LINK_DAYS)),
    }
    const noted = {
      came_by: form.came_by,
      note: tidyText(form.note),
      written_by: by.admin_id,
      owner_id: by.admin_id,
      ...link,
    }
    const waiting = await findUnprovenErasure(deps.db, customer.user_id)
    const row = waiting
      ? await updateErasure(deps.db, waiting.request_id, noted)
      : await createErasure(deps.db, {
          reference: await nextTicket(deps.db, 'CLE'),
          user_id: customer.user_id,
          status: 'verifying',
          ...noted,
          // Set anew with the yes.
          erase_after: link.link_until,
          created_at: now,
        })
    if (!row) throw new AppError('conflict', 'Somebody else has just written this request down.')
    return { customer, row }
  })
  const after = { reference: row.reference, came_by: row.came_by }
  const audit = { object: `customer:${row.user_id}`, after }
  return { row, told: await askWhose(deps, customer, row, code), audit }
}

async function askWhose(deps: Deps, customer: CustomerRow, row: ErasureRow, code: string): Promise<boolean> {
  const language = localeOfCustomer(customer)
  const t = textsIn(language)
  const brand = deps.brands.find(customer.partner)
  try {
    return await contactCustomer(deps, customer, {
      about: 'erasure',
      subject: t('server:erasure.asked.subject', { reference: row.reference }),
      text: t('server:erasure.asked.text', {
        brand: brand.name,
        reference: row.reference,
        link: `${publicOrigin(deps.env, brand)}${ERASURE_LINK_PATH}${code}`,
        until: dayWords(row.link_until ?? row.erase_after, language),
      }),
      asked: true,
    })
  } catch (error) {
    deps.log.warn({ err: error, reference: row.reference }, 'a link about an erasure was not sent')
    return false
  }
}
