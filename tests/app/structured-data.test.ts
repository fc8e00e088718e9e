import type { TFunction } from 'i18next'
import { describe, expect, it } from 'vitest'
import { array, number, object, string } from 'yup'
import type { AnySchema } from 'yup'
import { structuredData } from '#src/app/structured-data.ts'
import { REGISTRY } from '#src/contract/brands/registry-book.ts'
import { inEveryLocale, LOCALES } from '#src/contract/entities/shared/language.ts'
import { PAGE_KEYS, PAGES } from '#src/contract/pages.ts'
import type { PageKey } from '#src/contract/pages.ts'
import { isListed } from '#src/contract/public-pages.ts'
import { provideBoot } from '#src/lib/boot.ts'
import { dictionaries } from '../structure/source-files.ts'

/** What search engines ask of each kind of thing, read from schema.org and their own guides; nothing else may stand there. */
const text = string().trim().min(1).required()
const address = string().matches(/^\//).required()
const thing = (type: string, fields: Record<string, AnySchema>) =>
  object({ '@type': string().oneOf([type]).required(), ...fields }).noUnknown()
const range = (type: string, unit: Record<string, AnySchema>) =>
  thing(type, {
    ...unit,
    minValue: number().positive().required(),
    maxValue: number()
      .required()
      .when('minValue', ([least]: number[], schema) => schema.min(least ?? 0)),
  })
const organization = (more: Record<string, AnySchema> = {}) =>
  thing('Organization', { name: text, url: address, ...more })
const percent = range('QuantitativeValue', { unitText: string().oneOf(['percent']).required() })
const SHAPES: Record<string, AnySchema> = {
  WebSite: thing('WebSite', {
    name: text,
    url: address,
    inLanguage: string().oneOf(LOCALES).required(),
    publisher: organization({ logo: address }),
  }),
  BreadcrumbList: thing('BreadcrumbList', {
    itemListElement: array(
      thing('ListItem', { position: number().integer().positive().required(), name: text, item: address }),
    ).min(1),
  }),
  FAQPage: thing('FAQPage', {
    mainEntity: array(thing('Question', { name: text, acceptedAnswer: thing('Answer', { text: text }) })).min(3),
  }),
  Article: thing('Article', {
    headline: string().trim().min(1).max(110).required(),
    description: text,
    inLanguage: string().oneOf(LOCALES).required(),
    url: address,
    author: organization(),
    publisher: organization(),
  }),
  LoanOrCredit: thing('LoanOrCredit', {
    name: text,
    description: text,
    url: address,
    areaServed: string().oneOf(['IN']).required(),
    broker: organization(),
    amount: range('MonetaryAmount', { currency: string().oneOf(['INR']).required() }),
    loanTerm: range('QuantitativeValue', { unitCode: string().oneOf(['MON']).required() }),
    interestRate: percent,
    annualPercentageRate: percent,
  }),
}

const bounds = {
  amount_min: 1_000,
  amount_max: 5_00_000,
  months_min: 3,
  months_max: 60,
  rate_min: 11,
  rate_max: 30,
  apr_min: 12.1,
  apr_max: 45.2,
  fee_min: 0,
  fee_max: 3,
}
const published = {
  as_of: inEveryLocale(() => 'today'),
  loans: Object.fromEntries(
    ['personal', 'gold', 'business', 'housing'].map((kind) => [kind, { ...bounds, common: null, example: null }]),
  ),
}
const brand = REGISTRY.find('cl')
const dataOf = (page: PageKey, language: 'en' | 'hi') => {
  const texts = dictionaries(language)
  const t = ((key: string) => {
    const [namespace = '', path = ''] = key.split(':')
    const found = texts.get(namespace)?.get(path)
    if (typeof found !== 'string') throw new Error(`no text ${key}`)
    return found
  }) as unknown as TFunction
  const path = PAGES[page].paths[0] ?? '/'
  return structuredData({ page, path, brand, language, description: 'What it is', t })
}
const LISTED = PAGE_KEYS.filter((page) => isListed(page, brand))

describe.each(LOCALES)('structured data, %s', (language) => {
  it.each(LISTED)('%s has the shape that search engines ask for', (page) => {
    provideBoot({ published })
    const all = dataOf(page, language)
    expect(all.length).toBeGreaterThan(0)
    for (const each of all) {
      const shape = SHAPES[each['@type']]
      expect(shape, each['@type']).toBeDefined()
      expect(shape?.validateSync(each, { strict: true })).toEqual(each)
    }
  })

  it('says what is on offer alone, and of each page what stands on it', () => {
    provideBoot({ published })
    const typesOf = (page: PageKey) => dataOf(page, language).map((each) => each['@type'])
    expect(typesOf('landing')).toEqual(['WebSite', 'FAQPage'])
    expect(typesOf('kindGold')).toEqual(['BreadcrumbList', 'LoanOrCredit', 'FAQPage'])
    expect(typesOf('kindCar')).toEqual(['BreadcrumbList', 'FAQPage'])
    expect(typesOf('ourLenders')).toEqual(['BreadcrumbList'])
    expect(typesOf('guides')).toEqual(['BreadcrumbList'])
    expect(typesOf('guideGold')).toEqual(['BreadcrumbList', 'Article', 'FAQPage'])
    const [crumbs] = dataOf('guideGold', language) as { itemListElement?: { item: string }[] }[]
    const asked = language === 'hi' ? '?lang=hi' : ''
    expect(crumbs?.itemListElement?.map(({ item }) => item)).toEqual(
      ['/', '/guides', '/guides/gold-loan'].map((path) => path + asked),
    )
    provideBoot({ published: null })
    expect(typesOf('kindGold')).toEqual(['BreadcrumbList', 'FAQPage'])
  })
})
