import { dayMonthWords, monthWords } from '#src/contract/calendar-words.ts'
import type { LocaleCode } from '#src/contract/entities/shared/language.ts'

/** Mails to partners' people, in both languages: nobody has asked which one they read. No customer is in them. */
interface Mail {
  subject: string
  text: string
}

const rupees = (amount: number): string =>
  new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(amount)
interface PaidNews {
  brand: string
  month: string
  lines: number
  net: number
  link: string
}

/** A month is paid: lines of the statement, and what they come to after tax, rupees. */
export const paidMail = ({ brand, month, lines, net, link }: PaidNews): Mail => ({
  subject: `${brand}: ${monthWords(month, 'en')} is paid / ${monthWords(month, 'hi')} का भुगतान`,
  text:
    `We have paid your statement of ${monthWords(month, 'en')}. Lines: ${lines}. Amount after tax: ${rupees(net)}. ` +
    `Sign in to see each line: ${link}\n\n` +
    `हमने आपके ${monthWords(month, 'hi')} के स्टेटमेंट का भुगतान कर दिया है। लाइनें: ${lines}। टैक्स के बाद रकम: ${rupees(net)}। ` +
    `हर लाइन देखने के लिए लॉग इन करें: ${link}`,
})

interface WeekNews {
  brand: string
  /** First and last day, such as 2026-11-16. */
  from: string
  to: string
  /** Null for somebody who may not see leads. */
  work: { leads: number; applications: number } | null
  /** Null for somebody who may not see earnings; rupees before tax. */
  money: { disbursals: number; earnings: number } | null
  link: string
}

/** What the last seven days came to. */
export function weekMail({ brand, from, to, work, money, link }: WeekNews): Mail {
  const span = (language: LocaleCode) =>
    `${dayMonthWords(new Date(from), language)} – ${dayMonthWords(new Date(to), language)}`
  const en = [
    ...(work ? [`New leads: ${work.leads}`, `Applications sent: ${work.applications}`] : []),
    ...(money ? [`Loans paid out: ${money.disbursals}`, `Earned before tax: ${rupees(money.earnings)}`] : []),
  ]
  const hi = [
    ...(work ? [`नए लीड: ${work.leads}`, `भेजे गए आवेदन: ${work.applications}`] : []),
    ...(money ? [`दिए गए लोन: ${money.disbursals}`, `टैक्स से पहले कमाई: ${rupees(money.earnings)}`] : []),
  ]
  return {
    subject: `${brand}: your week, ${span('en')} / आपका हफ़्ता`,
    text:
      `Your week, ${span('en')}\n${en.join('\n')}\nSign in to see more: ${link}\n` +
      `You can switch this summary off under Settings.\n\n` +
      `आपका हफ़्ता, ${span('hi')}\n${hi.join('\n')}\nऔर देखने के लिए लॉग इन करें: ${link}\n` +
      `यह सार 'सेटिंग' में बंद किया जा सकता है।`,
  }
}
