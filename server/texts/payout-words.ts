import type { PayoutKind, PayoutLine } from '#src/contract/entities/earnings/payout.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'

type Words = (line: { application: string; lender: string; month: string }) => string

const WORDS: Record<Locale, Record<PayoutKind | 'reward_taken_back', Words>> = {
  en: {
    disbursal: ({ application, lender }) => `${lender} paid out application ${application}`,
    taken_back: ({ application, lender }) =>
      `Application ${application} with ${lender} was cancelled or paid back: its line is taken back, corrections included`,
    correction: ({ application, lender, month }) =>
      `Correction of ${month}: what the line of application ${application} with ${lender} comes to anew, less what it said`,
    reward: () => 'Reward: the first loan through a partner whom you invited was paid out',
    reward_taken_back: () => 'The reward for an invitation is taken back',
  },
  hi: {
    disbursal: ({ application, lender }) => `${lender} ने आवेदन ${application} का लोन दिया`,
    taken_back: ({ application, lender }) =>
      `${lender} के पास आवेदन ${application} का लोन रद्द हुआ या लौटाया गया: उसकी लाइन सुधारों समेत वापस ली गई`,
    correction: ({ application, lender, month }) =>
      `${month} का सुधार: ${lender} के पास आवेदन ${application} की लाइन नए हिसाब से जितनी बनती है, उसमें से पहले की रकम घटाकर`,
    reward: () => 'इनाम: आपके बुलाए पार्टनर के ज़रिए पहला लोन मिला',
    reward_taken_back: () => 'बुलाने का इनाम वापस लिया गया',
  },
}

/** What a line of a statement is, in a sentence for a file. */
export function lineWords(line: PayoutLine, language: Locale): string {
  const kind = line.kind === 'taken_back' && line.lender === null ? 'reward_taken_back' : line.kind
  return WORDS[language][kind]({
    application: line.application_reference ?? '',
    lender: line.lender ?? '',
    month: line.business_month,
  })
}
