import { dayMonthWords, monthWords } from '#src/contract/calendar-words.ts'
import { LOCALES, type Locale } from '#src/contract/entities/shared/language.ts'

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

type Words<News> = Record<Locale, (news: News) => Mail>

/** One mail of what is said in each language. */
function inAllLanguages<News extends { brand: string }>(words: Words<News>, news: News): Mail {
  const said = LOCALES.map((language) => words[language](news))
  return {
    subject: `${news.brand}: ${said.map(({ subject }) => subject).join(' / ')}`,
    text: said.map(({ text }) => text).join('\n\n'),
  }
}

const PAID: Words<PaidNews> = {
  en: ({ month, lines, net, link }) => ({
    subject: `${monthWords(month, 'en')} is paid`,
    text:
      `We have paid your statement of ${monthWords(month, 'en')}. Lines: ${lines}. Amount after tax: ${rupees(net)}. ` +
      `Sign in to see each line: ${link}`,
  }),
  hi: ({ month, lines, net, link }) => ({
    subject: `${monthWords(month, 'hi')} का भुगतान`,
    text:
      `हमने आपके ${monthWords(month, 'hi')} के स्टेटमेंट का भुगतान कर दिया है। लाइनें: ${lines}। टैक्स के बाद रकम: ${rupees(net)}। ` +
      `हर लाइन देखने के लिए लॉग इन करें: ${link}`,
  }),
}

/** A month is paid: lines of the statement, and what they come to after tax, rupees. */
export const paidMail = (news: PaidNews): Mail => inAllLanguages(PAID, news)

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

const span = ({ from, to }: WeekNews, language: Locale): string =>
  `${dayMonthWords(new Date(from), language)} – ${dayMonthWords(new Date(to), language)}`

const WEEK: Words<WeekNews> = {
  en: (week) => ({
    subject: `your week, ${span(week, 'en')}`,
    text: [
      `Your week, ${span(week, 'en')}`,
      ...(week.work ? [`New leads: ${week.work.leads}`, `Applications sent: ${week.work.applications}`] : []),
      ...(week.money
        ? [`Loans paid out: ${week.money.disbursals}`, `Earned before tax: ${rupees(week.money.earnings)}`]
        : []),
      `Sign in to see more: ${week.link}`,
      'You can switch this summary off under Settings.',
    ].join('\n'),
  }),
  hi: (week) => ({
    subject: 'आपका हफ़्ता',
    text: [
      `आपका हफ़्ता, ${span(week, 'hi')}`,
      ...(week.work ? [`नए लीड: ${week.work.leads}`, `भेजे गए आवेदन: ${week.work.applications}`] : []),
      ...(week.money ? [`दिए गए लोन: ${week.money.disbursals}`, `टैक्स से पहले कमाई: ${rupees(week.money.earnings)}`] : []),
      `और देखने के लिए लॉग इन करें: ${week.link}`,
      "यह सार 'सेटिंग' में बंद किया जा सकता है।",
    ].join('\n'),
  }),
}

/** What the last seven days came to. */
export const weekMail = (news: WeekNews): Mail => inAllLanguages(WEEK, news)
