import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { LOANS } from '#src/contract/entities/shared/loan-products.ts'
import { PRODUCT } from '#src/contract/entities/shared/product-type.ts'
import { exitDue } from '#src/contract/finance/cooling-off.ts'
import { goldValue, maxGoldLoan } from '#src/contract/finance/gold.ts'
import { checkHomeScheme, maxHomeLoan } from '#src/contract/finance/housing.ts'
import { countInstalments } from '#src/contract/finance/schedule.ts'
import { costLoan } from '#src/contract/finance/totals.ts'
import { wholeRupees } from '#src/contract/finance/whole-rupees.ts'
import { PAGE_KEYS, PAGES } from '#src/contract/pages.ts'
import { leastIncomeFor } from '#src/contract/rules/lending/instalment-cap.ts'
import { toPaise, toRupees } from '#src/contract/rules/paise.ts'
import { percent, rupees } from '#src/lib/format.ts'
import { changeLenders } from '#tests/builders/catalogue.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'

const KINDS = ['personal', 'gold', 'business', 'housing'] as const
type LoanKind = (typeof KINDS)[number]
const GUIDES = PAGE_KEYS.filter((page) => PAGES[page].kind)
const pathOf = (kind: string) => {
  const page = GUIDES.find((each) => PAGES[each].kind === kind)
  if (!page) throw new Error(`no guide to ${kind}`)
  return PAGES[page].paths[0] ?? ''
}

async function openGuide(kind: LoanKind, options: Parameters<typeof renderApp>[1] = {}) {
  const { server } = await renderApp(pathOf(kind), options)
  const article = await screen.findByRole('article')
  const range = (await server.deps.published.get())?.loans[kind]
  return { article, range, example: range?.example ?? undefined }
}
/** A table of figures by its name: the cells of each row. */
const rowsOf = (article: HTMLElement, name: string) =>
  within(within(article).getByRole('group', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th,td')].map((cell) => cell.textContent))

it.each(KINDS)('the example of %s is the one that is published, costed as every offer is', async (kind) => {
  const { article, example, range } = await openGuide(kind)
  if (!example || !range) throw new Error('no example')
  const terms = { amount: example.amount, annualRate: example.rate, feePercent: example.fee }
  const cost = costLoan({ ...terms, months: example.months })
  const shown = wholeRupees(cost)
  const [emi, apr, repay] = within(article).getAllByRole('definition')
  expect([emi?.textContent, apr?.textContent, repay?.textContent]).toEqual([
    rupees(cost.emi),
    percent(cost.apr),
    rupees(cost.total_repayment),
  ])
  expect(article).toHaveTextContent(`Fee and GST come to ${rupees(shown.fees)}.`)
  expect(article).toHaveTextContent(`so ${rupees(shown.receive)} reach your account`)
  const product = PRODUCT[kind]
  const rows = rowsOf(article, 'The same loan over other terms')
  expect(rows.length).toBeGreaterThan(2)
  expect(rows.map(([, ...figures]) => figures)).toEqual(
    LOANS[product].terms
      .filter((months) => months >= example.months / 2 && months <= example.months * 2)
      .filter((months) => months >= range.months_min && months <= range.months_max)
      .map((months) => {
        const other = costLoan({ ...terms, months })
        return [rupees(other.emi), rupees(wholeRupees(other).interest), rupees(other.total_repayment)]
      }),
  )
})

it('follows the lenders: what they ask today, and nothing of a loan that none of them makes', async () => {
  const before = await openGuide('business')
  const dearer = await openGuide('business', {
    prepare: ({ server }) => changeLenders(server, { product_kind: PRODUCT.business }, { rate_max: '39.5' }),
  })
  expect(dearer.example?.rate).toBe(39.5)
  expect(before.example?.rate).not.toBe(39.5)
  expect(dearer.article).toHaveTextContent('at 39.5% interest a year')
  const { article } = await openGuide('business', {
    prepare: ({ server }) => changeLenders(server, { product_kind: PRODUCT.business }, { lender_status: 0 }),
  })
  expect(article).toHaveTextContent('No lender here offers this loan at the moment')
  expect(within(article).getByRole('link', { name: 'Calculate with other figures' })).toHaveAttribute(
    'href',
    '/calculator',
  )
  expect(within(article).queryByRole('table')).toBeNull()
})

describe('what is peculiar to a product comes from its own rules', () => {
  it('personal: the income that the EMI takes, and giving the loan back', async () => {
    const { article, example } = await openGuide('personal')
    if (!example) throw new Error('no example')
    const income = leastIncomeFor(example.emi, { monthly_emi: 0, household: null, secured: false })
    expect(article).toHaveTextContent(`the EMI of ${rupees(example.emi)} in the example needs`)
    expect(article).toHaveTextContent(`an income of at least ${rupees(income)} a month`)
    const { due, cost } = exitDue(toPaise(example.amount), example.apr, 3)
    expect(article).toHaveTextContent(`given back after 3 days, that is ${rupees(toRupees(due))}: `)
    expect(article).toHaveTextContent(`and ${rupees(toRupees(cost))} for these days`)
  })

  it('gold: its value and the most that may be lent on it', async () => {
    const { article } = await openGuide('gold')
    const value = goldValue({ weight: 20, purity: 22, pricePerGram: 12_000 })
    expect(article).toHaveTextContent(`20 g of 22 carat are worth ${rupees(value)}.`)
    expect(article).toHaveTextContent(`may lend at most ${rupees(maxGoldLoan(value))} on that`)
    const rows = rowsOf(article, 'What gold of a certain value can bring at most')
    expect(rows.length).toBeGreaterThan(4)
    const worth = (text: string | null | undefined) => Number(text?.replaceAll(/\D/g, ''))
    for (const [gold, loan] of rows) expect(loan).toBe(rupees(maxGoldLoan(worth(gold))))
  })

  it('housing: the largest loan on a home, and the subsidy', async () => {
    const { article } = await openGuide('housing')
    for (const [price, loan, own] of rowsOf(article, 'Largest loan by the price of the home')) {
      const value = Number(price?.replaceAll(/\D/g, ''))
      const most = Math.min(LOANS[PRODUCT.housing].max, maxHomeLoan(value))
      expect([loan, own]).toEqual([rupees(most), rupees(value - most)])
    }
    const help = checkHomeScheme({
      household_income_year: 450_000,
      owns_home: false,
      had_subsidy: false,
      property_value: 1_800_000,
      loan_amount: 1_200_000,
      tenure_months: 180,
    })
    expect(article).toHaveTextContent(
      `pays about ${rupees(help.subsidy)}: 5 payments of ${rupees(help.yearly_instalment)}`,
    )
  })

  it('cards: how long a bill takes, and what it costs', async () => {
    await renderApp(pathOf('cards'))
    const rows = rowsOf(await screen.findByRole('article'), 'How long it takes and what it costs')
    expect(rows.map(([, term]) => term)).toEqual(
      [1_000, 2_000, 5_000].map((emi) => `${String(countInstalments({ amount: 20_000, annualRate: 42, emi }))} months`),
    )
    // 700 rupees of interest in the first month: what is paid beyond it lowers the debt.
    expect(rows.map(([, , interest]) => interest)).toEqual(['₹14,998', '₹5,053', '₹1,941'])
  })
})

describe('the guides of a brand', () => {
  it('are linked from the page of each product, and lead to it', async () => {
    await renderApp('/gold-loan')
    expect(await screen.findByRole('link', { name: 'How it works, with worked examples' })).toHaveAttribute(
      'href',
      '/guides/gold-loan',
    )
    await renderApp('/credit-cards')
    expect(await screen.findByRole('link', { name: 'How it works, with worked examples' })).toHaveAttribute(
      'href',
      '/guides/credit-cards',
    )
    const { article } = await openGuide('gold')
    expect(within(article).getByRole('link', { name: 'Compare lenders' })).toHaveAttribute('href', '/gold-loan')
    expect(within(article).getByRole('link', { name: 'Guides' })).toHaveAttribute('href', '/guides')
  })

  it('are those of the products that it offers', async () => {
    const kinds = ['personal', 'insurance'] as const
    await renderApp('/guides', { kinds })
    await screen.findByRole('heading', { name: 'Guides', level: 1 })
    const listed = within(screen.getByRole('main')).getAllByRole('link')
    expect(listed.map((link) => link.getAttribute('href'))).toEqual(['/guides/personal-loan'])
    await renderApp('/guides/gold-loan', { kinds })
    expect(await screen.findByRole('heading', { name: 'This is not offered here' })).toBeVisible()
    expect(screen.queryByRole('article')).toBeNull()
    await renderApp('/guides', { kinds: ['insurance'] })
    expect(await screen.findByText('There is no guide here')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/products')
  })
})

it.each(GUIDES)('%s speaks Hindi, with its own title', async (page) => {
  await renderApp(PAGES[page].paths[0] ?? '', { language: 'hi' })
  const article = await screen.findByRole('article')
  expect(within(article).getByRole('heading', { level: 1 }).textContent).toMatch(/क्या ख़र्च है$/)
  expect(document.title).toMatch(/गाइड - CreditLane$/)
})
