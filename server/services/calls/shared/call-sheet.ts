import { findOwnWithLender } from '#server/db/repositories/applications/applications.ts'
import type { CallRow } from '#server/db/repositories/calls/calls.ts'
import { listContactRows } from '#server/db/repositories/privacy/contacts.ts'
import { findCustomer, openField } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import { localeOfCustomer, nameOf } from '#server/services/profile/public/customer-profile.ts'
import { maskMobile } from '#server/services/shared/lead-contact.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import type { CallSheet } from '#src/contract/entities/calls/call.ts'
import { CONTACT_SUBJECTS } from '#src/contract/entities/privacy/privacy.ts'
import { LOCALES } from '#src/contract/entities/shared/language.ts'
import { toRupees } from '#src/contract/rules/paise.ts'
import { days } from '#src/contract/rules/time.ts'

/** So many contacts before this one are shown. */
const SO_FAR = 6

/** Everything that an agent needs for one call; null once the customer is erased. */
export async function toCallSheet(deps: Deps, call: CallRow): Promise<CallSheet | null> {
  const { db, vault, clock } = deps
  const customer = await findCustomer(db, call.user_id)
  const own = await findOwnWithLender(db, call.user_id, call.app_id)
  if (!customer || !own) return null
  const past = await listContactRows(db, call.user_id, null)
  const weekAgo = new Date(clock.now().getTime() - days(7))
  const lender = own.lender?.name ?? null
  return {
    call_id: call.call_id,
    user_id: call.user_id,
    why: call.why,
    purpose: call.purpose,
    name: nameOf(deps, customer),
    mobile: maskMobile(openField(vault, customer, 'mobile_phone_number')),
    language: localeOfCustomer(customer),
    reference: own.application.reference,
    product: own.application.product_type,
    lender,
    status: own.application.status,
    amount: own.application.amount === null ? null : toRupees(own.application.amount),
    started_at: call.started_at?.toISOString() ?? null,
    leased_until: call.leased_until.toISOString(),
    script: LOCALES.map((language) => {
      const t = textsIn(language)
      const brand = deps.brands.find(customer.partner).name
      const values = { brand, reference: own.application.reference, lender: lender ?? t('server:call.theLender') }
      const must = ['who', 'secrets', 'noPromise', 'noCalls'] as const
      return {
        language,
        say: t(`server:call.say.${call.why}`, values),
        must: [
          ...must.map((line) => t(`server:call.must.${line}`, values)),
          ...(call.purpose === 'service' ? [] : [t('server:call.must.paid', values)]),
        ],
      }
    }),
    so_far: past.slice(0, SO_FAR).map(({ channel, about, ending, at }) => ({
      channel,
      ending,
      at: at.toISOString(),
      about: CONTACT_SUBJECTS.find((each) => each === about) ?? 'other',
    })),
    calls_this_week: past.filter(({ channel, at }) => channel === 'call' && at > weekAgo).length,
  }
}
