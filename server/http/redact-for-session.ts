import { maskedText } from '#server/services/support/public/masked-text.ts'
import { maskEmail, maskMobile, maskName } from '../services/shared/lead-contact.ts'
import type { Session } from '../session.ts'

/** Six signs that say that there is something, and nothing else. */
const hidden = (): string => '******'

/** What names or reaches a customer, by its name in an answer. PAN and birth date leave the server masked anyway. */
const MASKS: ReadonlyMap<string, (text: string) => string> = new Map([
  ['email', maskEmail],
  ['mobile', maskMobile],
  ['mobile_phone_number', maskMobile],
  ['address1', hidden],
  ['address2', hidden],
  ['account_number', maskedText],
  ['reference_name', maskName],
  ['reference_phone', maskMobile],
  ['text', maskedText],
  ['excerpt', maskedText],
])
/** What nobody of the staff reads in any answer: a caller is asked for it. */
const ASKED: ReadonlyMap<string, (text: string) => string> = new Map([['postal_code', hidden]])
/** Desks of lenders and our own: everybody may read how they are reached. */
const PUBLISHED: readonly string[] = ['nodal_officer', 'company', 'contact']

const IN_PLACE = new Map([...MASKS, ...ASKED])

/**
 * An answer as this session may see it: staff in a customer's place see as little as in the customer's record, and nowhere
 * what a caller is asked for.
 */
export function redactForSession(session: Session | null, answer: unknown): unknown {
  if (session?.area === 'customer' && session.actor_admin_id !== null) return masked(answer, IN_PLACE, null)
  return session?.area === 'admin' ? masked(answer, ASKED, null) : answer
}

type Mask = (text: string) => string

function masked(value: unknown, masks: ReadonlyMap<string, Mask>, mask: Mask | null): unknown {
  if (typeof value === 'string') return value === '' || mask === null ? value : mask(value)
  if (Array.isArray(value)) return value.map((each) => masked(each, masks, mask))
  if (typeof value !== 'object' || value === null) return value
  // Why a lender is no match: it does not lend at this pincode.
  const ofPincode = 'code' in value && value.code === 'pincode'
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      PUBLISHED.includes(name)
        ? inner
        : masked(
            inner,
            masks,
            ofPincode && name === 'actual' ? hidden : name === 'value' ? mask : (masks.get(name) ?? null),
          ),
    ]),
  )
}
