import { number } from '#src/contract/yup.ts'
import type { PartnerRight } from '../../partner-rights.ts'

/** What can want doing at a partner's, the most pressing first, and the right without which nobody is told of it. */
const ATTENTION_KINDS = {
  /** 1 = the bank sent a payment back, and no account is in use until one is proved. */
  account_returned: 'earnings',
  documents: 'leads',
  waiting: 'leads',
  disputes_answered: 'earnings',
  links_disabled: 'leads',
} as const satisfies Record<string, PartnerRight>
export type AttentionKind = keyof typeof ATTENTION_KINDS

/** What was looked at for somebody with these rights. */
export const attentionFor = (rights: readonly PartnerRight[]): AttentionKind[] =>
  (Object.keys(ATTENTION_KINDS) as AttentionKind[]).filter((kind) => rights.includes(ATTENTION_KINDS[kind]))

const count = () => number().integer().min(0).defined()

/** How many there are of each. */
export const attentionCounts = () =>
  ({
    ...{ account_returned: count(), documents: count(), waiting: count() },
    ...{ disputes_answered: count(), links_disabled: count() },
  }) satisfies Record<AttentionKind, unknown>
