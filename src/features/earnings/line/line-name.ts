import type { PayoutLine } from '#src/contract/entities/earnings/payout.ts'

type T = (key: string, values?: Record<string, string>) => string

/** What tells a line from the others in a few words: the lead, and what was done to its line; or the reward. */
export const lineName = ({ kind, lead_reference }: PayoutLine, t: T): string =>
  lead_reference === null ? t(`name.${kind}.reward`) : t(`name.${kind}.lead`, { reference: lead_reference })
