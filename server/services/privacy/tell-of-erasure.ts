import { dayTimeWords, dayWords } from '#src/contract/calendar-words.ts'
import { findBrand } from '#src/contract/brands/find-brand.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { ErasureRow } from '#server/db/repositories/privacy/erasure-requests.ts'
import type { Deps } from '#server/deps.ts'
import { contactCustomer } from '../messages/contact-customer.ts'
import { localeOfCustomer } from '../profile/shared/customer-profile.ts'
import { ERASURE_TEXT } from '#server/texts/erasure-text.ts'
import type { ErasureStep } from '#server/texts/erasure-text.ts'

/** A message that cannot be sent does not undo what was done: the privacy centre says the same. */
export async function tellOfErasure(
  deps: Deps,
  customer: CustomerRow,
  row: ErasureRow,
  step: ErasureStep,
  keptUntil: Date | null = null,
): Promise<void> {
  const language = localeOfCustomer(customer)
  const words = ERASURE_TEXT[language]
  const news = {
    brand: findBrand(customer.partner).name,
    reference: row.reference,
    when: dayTimeWords(row.erase_after, language),
    keptUntil: keptUntil === null ? '' : dayWords(keptUntil, language),
  }
  try {
    await contactCustomer(deps, customer, {
      about: 'erasure',
      subject: words.subject(news),
      text: words.text[step](news),
      asked: true,
      unlogged: step === 'done',
    })
  } catch (error) {
    deps.log.warn({ err: error, reference: row.reference }, 'news of an erasure not sent')
  }
}
