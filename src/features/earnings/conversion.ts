import { shareOf } from '#src/ui/figures/change.ts'

/** Loans paid out for every hundred leads, one decimal; null without leads. */
export const conversionOf = ({ leads, disbursals }: { leads: number; disbursals: number }): number | null =>
  shareOf(disbursals, leads)
