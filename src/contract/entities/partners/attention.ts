import type { PartnerRight } from '../../partner-rights.ts'

/** What can want doing at a partner's, the most pressing first, and the right without which nobody is told of it. */
const ATTENTION_KINDS = {
  /** 1 = still to do; see `FIRST_STEPS`. */
  agreement: 'leads',
  selling_rules: 'leads',
  pan: 'settings',
  bank: 'settings',
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

/**
 * What a partner does once, before the first link and the first payment, in this order. Without the agreement no link can be
 * made, without the rules nobody has read how to sell, without a checked PAN a fifth goes to the tax office, without an account nothing
 * can be paid.
 */
export const FIRST_STEPS = ['agreement', 'selling_rules', 'pan', 'bank'] as const satisfies readonly AttentionKind[]
export type FirstStep = (typeof FIRST_STEPS)[number]

/** `waits`: for us or for the bank. */
export interface FirstStepState {
  step: FirstStep
  state: 'open' | 'waits' | 'done'
}
