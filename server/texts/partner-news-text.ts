import { dayMonthWords, dayWords, monthWords } from '#src/contract/calendar-words.ts'
import type { Standing } from '#src/contract/entities/partners/partner-standing.ts'
import { DEFAULT_LOCALE } from '#src/contract/entities/shared/language.ts'
import { rupeesAndPaise } from '#src/contract/number-words.ts'
import { startOfIstDay } from '#src/contract/rules/calendar.ts'
import { inAllLanguages } from './in-all-languages.ts'
import { textsIn } from './texts-in.ts'

interface PaidNews {
  brand: string
  month: string
  lines: number
  net: number
  /** The transfer: its day, the bank's number of it, the last digits of the account. */
  day?: string
  utr?: string
  account_ending?: string
  link: string
}

// Mails to partners' people: nobody has asked which language they read. No customer is in them.
const newsOf = (brand: string, words: Parameters<typeof inAllLanguages>[0]) => {
  const { subject, text } = inAllLanguages(words)
  return { subject: `${brand}: ${subject}`, text }
}

/** A month is paid: lines of the statement, and what they come to after tax, rupees. */
export const paidMail = (news: PaidNews) =>
  newsOf(news.brand, (language) => {
    const t = textsIn(language)
    const month = monthWords(news.month, language)
    const { day, utr = '', account_ending = '' } = news
    const sent =
      day === undefined
        ? []
        : [t('server:paid.transfer', { day: dayWords(startOfIstDay(day), language), utr, account: account_ending })]
    const text = t('server:paid.text', { month, lines: news.lines, net: rupeesAndPaise(news.net), link: news.link })
    return { subject: t('server:paid.subject', { month }), text: [text, ...sent].join(' ') }
  })

interface ReversedNews {
  brand: string
  month: string
  net: number
  utr: string
  day: string
  reason: string
  link: string
}

/** A payment was noted wrongly or came back: which one, when and why; the month waits to be paid again. */
export const reversedMail = (news: ReversedNews) =>
  newsOf(news.brand, (language) => {
    const t = textsIn(language)
    const month = monthWords(news.month, language)
    const day = dayWords(startOfIstDay(news.day), language)
    const { utr, reason, link } = news
    return {
      subject: t('server:paid.reversed.subject', { month }),
      text: t('server:paid.reversed.text', { month, day, utr, reason, net: rupeesAndPaise(news.net), link }),
    }
  })

interface TermsNews {
  brand: string
  /** From which day it counts, such as 2026-12-01. */
  day: string
  calledOff: boolean
  link: string
}

/** What is agreed with a partner from a day on: percent of what lenders pay, and rupees for each loan. */
export const termsMail = (news: TermsNews & { percent: number; flat: number }) =>
  newsOf(news.brand, (language) => {
    const t = textsIn(language)
    const day = dayWords(startOfIstDay(news.day), language)
    const values = { day, percent: news.percent, flat: rupeesAndPaise(news.flat), link: news.link }
    const what = news.calledOff ? 'calledOff' : 'agreed'
    return { subject: t(`server:terms.${what}.subject`, values), text: t(`server:terms.${what}.text`, values) }
  })

/** That a lender pays by other slabs from a day on. */
export const slabsMail = (news: TermsNews & { lender: string }) =>
  newsOf(news.brand, (language) => {
    const t = textsIn(language)
    const values = { day: dayWords(startOfIstDay(news.day), language), lender: news.lender, link: news.link }
    const what = news.calledOff ? 'calledOff' : 'changed'
    return { subject: t(`server:slabs.${what}.subject`, values), text: t(`server:slabs.${what}.text`, values) }
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
export const weekMail = ({ brand, from, to, work, money, link }: WeekNews) =>
  newsOf(brand, (language) => {
    const t = textsIn(language)
    const days = `${dayMonthWords(new Date(from), language)} – ${dayMonthWords(new Date(to), language)}`
    const subject = t('server:week.subject')
    const lines = [
      t('server:week.title', { days }),
      ...(work
        ? [
            t('server:week.leads', { leads: work.leads }),
            t('server:week.applications', { applications: work.applications }),
          ]
        : []),
      ...(money
        ? [
            t('server:week.disbursals', { disbursals: money.disbursals }),
            t('server:week.earnings', { earnings: rupeesAndPaise(money.earnings) }),
          ]
        : []),
      t('server:week.more', { link }),
      t('server:week.off'),
    ]
    // The subject line is short: it gives the days once.
    return { subject: language === DEFAULT_LOCALE ? `${subject}, ${days}` : subject, text: lines.join('\n') }
  })

interface StandingNews {
  brand: string
  standing: Standing
  /** The business. */
  name: string
  reason: string
  link: string
}

/** That a partnership is suspended, has ended or goes on, what that means, and why. */
export const standingMail = ({ brand, standing, ...values }: StandingNews) =>
  newsOf(brand, (language) => {
    const t = textsIn(language)
    return {
      subject: t(`server:standing.${standing}.subject`, values),
      text: t(`server:standing.${standing}.text`, values),
    }
  })

interface PanNews {
  brand: string
  /** Masked. */
  pan: string
  reason: string
  link: string
}

/** That we have corrected the PAN of a partner, and why. */
export const panMail = ({ brand, ...values }: PanNews) =>
  newsOf(brand, (language) => {
    const t = textsIn(language)
    return { subject: t('server:pan.corrected.subject', values), text: t('server:pan.corrected.text', values) }
  })

interface LinkNews {
  brand: string
  /** What the partner calls it, else its address. */
  name: string
  reason: string
  link: string
}

/** That we have stopped a link of a partner, or let it work again, and why. */
export const linkMail = (act: 'stopped' | 'resumed', { brand, ...values }: LinkNews) =>
  newsOf(brand, (language) => {
    const t = textsIn(language)
    return { subject: t(`server:link.${act}.subject`, values), text: t(`server:link.${act}.text`, values) }
  })

interface AccountNews {
  brand: string
  /** The account, masked. */
  what: string
  link: string
}

/** That another account was entered to be paid to. */
export const accountMail = ({ brand, ...values }: AccountNews) =>
  newsOf(brand, (language) => {
    const t = textsIn(language)
    return { subject: t('server:account.entered.subject', values), text: t('server:account.entered.text', values) }
  })

/** That the bank sent a payment back, and why: the account is out of use. */
export const accountReturnedMail = ({ brand, ...values }: AccountNews & { reason: string }) =>
  newsOf(brand, (language) => {
    const t = textsIn(language)
    return { subject: t('server:account.returned.subject', values), text: t('server:account.returned.text', values) }
  })

interface TaxNews {
  brand: string
  /** Of the certificate. */
  number: string
  /** The lower rate, and the usual one, percent. */
  percent: number
  usual: number
  /** What it covers, rupees. */
  limit: number
  /** First and last day, such as 2026-11-01. */
  from: string
  to: string
  /** Why it was ended. */
  reason: string
  link: string
}

/** That a certificate for a lower tax was noted, with what it covers, or ended, and why. */
export const taxMail = (act: 'noted' | 'ended', { brand, limit, from, to, ...rest }: TaxNews) =>
  newsOf(brand, (language) => {
    const t = textsIn(language)
    const day = (of: string) => dayWords(startOfIstDay(of), language)
    const values = { ...rest, limit: rupeesAndPaise(limit), from: day(from), to: day(to) }
    return { subject: t(`server:lowerTax.${act}.subject`, values), text: t(`server:lowerTax.${act}.text`, values) }
  })
