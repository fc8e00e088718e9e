import type { Deps } from '#server/deps.ts'
import type { ByCustomerWithRow } from '#server/session.ts'
import type { ServedContactRules } from '#src/contract/entities/privacy/privacy.ts'
import { toServedRules } from '../messages/public/contact-rules.ts'

export const getContactRules = (deps: Deps, by: ByCustomerWithRow): ServedContactRules =>
  toServedRules(deps, by.customer)
