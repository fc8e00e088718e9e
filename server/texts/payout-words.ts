import type { PayoutLine } from '#src/contract/entities/earnings/payout.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { textsIn } from './texts-in.ts'

/** What a line of a statement is, in a sentence for a file. */
export function lineWords(line: PayoutLine, language: Locale): string {
  const kind = line.kind === 'taken_back' && line.lender === null ? 'reward_taken_back' : line.kind
  const values = {
    application: line.application_reference ?? '',
    lender: line.lender ?? '',
    month: line.business_month,
  }
  return textsIn(language)(`server:payout.${kind}`, values)
}
