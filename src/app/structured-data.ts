import type { TFunction } from 'i18next'
import type { Brand } from '#src/contract/brands/brand.ts'
import { CURRENCY } from '#src/contract/constants.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { MARKETED_KINDS } from '#src/contract/marketed-kinds.ts'
import { PAGES } from '#src/contract/pages.ts'
import type { PageKey } from '#src/contract/pages.ts'
import { titleOf } from '#src/contract/pages/page-row.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { inLanguage } from '#src/contract/public-pages.ts'
import { publishedRange } from '#src/lib/published.ts'

/** One thing as schema.org describes it. Addresses begin with a slash: the server puts the site before them. */
export type Thing = { '@type': string } & Record<string, unknown>

interface Described {
  page: PageKey
  path: string
  brand: Brand
  language: Locale
  description: string
  t: TFunction
}

/** What a public page says to machines: what is on it and nothing else. */
export function structuredData(of: Described): Thing[] {
  return [...siteOf(of), ...crumbsOf(of), ...articleOf(of), ...productOf(of), ...questionsOf(of)]
}

const named = ({ page, t }: Described) => t(titleOf(PAGES[page]))

function siteOf({ page, brand, language }: Described): Thing[] {
  if (page !== 'landing') return []
  const organization = {
    '@type': 'Organization',
    name: brand.name,
    url: '/',
    logo: `/app-icon.svg?partner=${brand.code}`,
  }
  return [{ '@type': 'WebSite', name: brand.name, url: '/', inLanguage: language, publisher: organization }]
}

function crumbsOf(of: Described): Thing[] {
  const { page, path, brand, language, t } = of
  if (path === '/') return []
  const steps = [
    { name: brand.name, item: inLanguage('/', language) },
    ...(PAGES[page].kind ? [{ name: t(titleOf(PAGES.guides)), item: inLanguage(pathTo('guides'), language) }] : []),
    ...(page === 'landing' ? [] : [{ name: named(of), item: inLanguage(path, language) }]),
  ]
  const itemListElement = steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step }))
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}

/** A guide is written and published by whoever shows it. */
function articleOf({ page, path, brand, language, description, t }: Described): Thing[] {
  const { kind } = PAGES[page]
  if (!kind) return []
  const organization = { '@type': 'Organization', name: brand.name, url: '/' }
  return [
    {
      '@type': 'Article',
      headline: t(`guide-${kind}:title` as 'guide-gold:title'),
      description,
      inLanguage: language,
      url: inLanguage(path, language),
      author: organization,
      publisher: organization,
    },
  ]
}

/** A kind of loan with what is on offer of it today. Without an offer there is no product to describe. */
function productOf(of: Described): Thing[] {
  const { page, path, brand, language, description } = of
  const kind = MARKETED_KINDS.find((each) => each.page === page && each.enquiry === undefined)
  const range = kind && publishedRange(kind.kind)
  if (!range) return []
  const between = (minValue: number, maxValue: number) => ({ minValue, maxValue })
  return [
    {
      '@type': 'LoanOrCredit',
      name: named(of),
      description,
      url: inLanguage(path, language),
      areaServed: 'IN',
      broker: { '@type': 'Organization', name: brand.name, url: '/' },
      amount: { '@type': 'MonetaryAmount', currency: CURRENCY, ...between(range.amount_min, range.amount_max) },
      loanTerm: { '@type': 'QuantitativeValue', unitCode: 'MON', ...between(range.months_min, range.months_max) },
      interestRate: { '@type': 'QuantitativeValue', unitText: 'percent', ...between(range.rate_min, range.rate_max) },
      annualPercentageRate: {
        '@type': 'QuantitativeValue',
        unitText: 'percent',
        ...between(range.apr_min, range.apr_max),
      },
    },
  ]
}

const LANDING_QUESTIONS = ['apr', 'score', 'money', 'fraud'] as const
/** Of a landing page and of a guide. */
const KIND_QUESTIONS = ['first', 'second', 'third'] as const

/** The questions that stand on the page, with the same words. */
function questionsOf({ page, t }: Described): Thing[] {
  const segment = MARKETED_KINDS.find((each) => each.page === page)?.segment
  const guide = PAGES[page].kind
  const keys =
    page === 'landing'
      ? LANDING_QUESTIONS.map((question) => `landing:faq.${question}`)
      : segment !== undefined && page !== 'cardList'
        ? KIND_QUESTIONS.map((question) => `kind-${segment}:faq.${question}`)
        : guide
          ? KIND_QUESTIONS.map((question) => `guide-${guide}:faq.${question}`)
          : []
  if (keys.length === 0) return []
  const mainEntity = keys.map((key) => ({
    '@type': 'Question',
    name: t(`${key}.q` as 'landing:faq.apr.q'),
    acceptedAnswer: { '@type': 'Answer', text: t(`${key}.a` as 'landing:faq.apr.a') },
  }))
  return [{ '@type': 'FAQPage', mainEntity }]
}
