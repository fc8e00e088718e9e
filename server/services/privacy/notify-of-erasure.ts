import type { ErasureRow } from '#server/db/repositories/privacy/erasure-requests.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import { dayTimeWords, dayWords } from '#src/contract/calendar-words.ts'
import { contactCustomer } from '../messages/contact-customer.ts'
import { localeOfCustomer } from '../profile/public/customer-profile.ts'
import { publicOrigin } from '../shared/public-origin.ts'
import { CERTIFICATE_PATH } from './public/erasure-certificate.ts'
import type { ErasureStep } from './shared/erasure-step.ts'

/**
 * Notice before anything is erased, and the receipt after it: without a name, as an SMS may be read by others. A message
 * that cannot be sent does not undo what was done: the privacy centre says the same.
 */
export async function notifyOfErasure(
  deps: Deps,
  customer: CustomerRow,
  row: ErasureRow,
  step: ErasureStep,
  { keptUntil, certificate }: { keptUntil: Date | null; certificate: string | null } = {
    keptUntil: null,
    certificate: null,
  },
): Promise<void> {
  const language = localeOfCustomer(customer)
  const t = textsIn(language)
  const brand = deps.brands.find(customer.partner)
  const news = {
    brand: brand.name,
    link: certificate === null ? '' : `${publicOrigin(deps.env, brand)}${CERTIFICATE_PATH}${certificate}`,
    reference: row.reference,
    when: dayTimeWords(row.erase_after, language),
    keptUntil: keptUntil === null ? '' : dayWords(keptUntil, language),
  }
  try {
    await contactCustomer(deps, customer, {
      about: 'erasure',
      subject: t('server:erasure.subject', { reference: row.reference }),
      text: t(`server:erasure.text.${step}`, news),
      asked: true,
      unlogged: step === 'done',
    })
  } catch (error) {
    deps.log.warn({ err: error, reference: row.reference }, 'news of an erasure not sent')
  }
}
