import { maskEmail, maskMobile, maskName } from '#server/services/leads/shared/lead-contact.ts'
import { maskedText } from '#server/services/support/shared/masked-text.ts'
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
/** Desks of lenders and our own: everybody may read how they are reached. */
const PUBLISHED: readonly string[] = ['nodal_officer', 'company', 'contact']

/** An answer as this session may see it: staff in a customer's place see as little as in the customer's record. */
export const shownTo = (session: Session | null, answer: unknown): unknown =>
  session?.area === 'customer' && session.actor_admin_id !== null ? masked(answer, null) : answer

function masked(value: unknown, mask: ((text: string) => string) | null): unknown {
  if (typeof value === 'string') return value === '' || mask === null ? value : mask(value)
  if (Array.isArray(value)) return value.map((each) => masked(each, mask))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      PUBLISHED.includes(name) ? inner : masked(inner, name === 'value' ? mask : (MASKS.get(name) ?? null)),
    ]),
  )
}
