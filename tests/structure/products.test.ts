import { expect, it } from 'vitest'
import { LOAN_PRODUCTS, LOANS } from '#src/contract/entities/shared/loan-products.ts'
import { PRODUCT_TYPES } from '#src/contract/entities/shared/product-type.ts'
import { PRODUCTS } from '#src/contract/entities/shared/products.ts'
import { PAGES } from '#src/contract/pages.ts'
import { dictionaries, sourceFiles } from './source-files.ts'

it('is written out in its record, in the seeds, and nowhere else', () => {
  const words = new RegExp(`['"\`](?:${PRODUCT_TYPES.join('|')})['"\`]`, 'g')
  const found = ['src', 'server']
    .flatMap((folder) => sourceFiles(folder, /\.(tsx?|mjs|js)$/))
    .filter(({ path }) => path !== 'src/contract/entities/shared/products.ts' && !path.startsWith('server/seed/'))
    .flatMap(({ path, text }) => [...text.matchAll(words)].map(([word]) => `${path}: ${word}`))
  expect(found).toEqual([])
})

it.each(PRODUCT_TYPES)('%s has pages that exist, and terms in order', (type) => {
  const { pages, publicPage, slug, kind } = PRODUCTS[type]
  for (const page of [...Object.values(pages), ...(publicPage === null ? [] : [publicPage])])
    expect(Object.keys(PAGES)).toContain(page)
  const same = PRODUCT_TYPES.filter((each) => PRODUCTS[each].slug === slug || PRODUCTS[each].kind === kind)
  expect(same).toEqual([type])
})

it.each(LOAN_PRODUCTS)('%s has limits, terms in order, and words for its amount in each language', (product) => {
  const { min, max, terms, amountRule } = LOANS[product]
  expect(min).toBeLessThan(max)
  expect([...terms].sort((a, b) => a - b)).toEqual([...terms])
  for (const language of ['en', 'hi'] as const) {
    const key = amountRule.replace('rules:', '')
    expect([language, key, dictionaries(language).get('rules')?.has(key)]).toEqual([language, key, true])
  }
})
