import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { readTerms, writeTerms, EXAMPLE_TERMS } from '#src/areas/customer/calculator/loan-terms.ts'
import { costFlatLoan } from '#src/contract/finance/flat-rate.ts'
import { costLoan } from '#src/contract/finance/totals.ts'
import { listYears } from '#src/features/calculator/year-schedule.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'

const result = () => screen.findByRole('status', { name: 'What it costs' })

describe('the calculator', () => {
  test('opens with the loan of its address, and keeps the address up to date', async () => {
    const { user } = await renderApp('/calculator?amount=100000&rate=18&fee=2&months=12&utm_source=x')
    expect(await result()).toHaveTextContent('₹9,168')
    expect(await result()).toHaveTextContent('22.63%')
    expect(screen.getByText('1 lakh rupees')).toBeVisible()
    const rate = screen.getByRole('textbox', { name: 'Interest rate, a year' })
    await user.clear(rate)
    await user.type(rate, '24.5{Enter}')
    await waitFor(() => expect(new URLSearchParams(window.location.search).get('rate')).toBe('24.5'))
    expect(new URLSearchParams(window.location.search).get('utm_source')).toBe('x')
    expect(rate).toHaveValue('24.5%')
    const months = screen.getByRole('textbox', { name: 'Months' })
    await user.clear(months)
    await user.type(months, '999{Enter}')
    expect(months).toHaveValue('240')
  })

  test('checks the household, and leaves its figures on the page', async () => {
    const { user, browser } = await renderApp('/calculator?amount=350000&rate=24&fee=3&months=36')
    await result()
    expect(screen.getByText(/Fill in your monthly income/)).toBeVisible()
    expect(screen.queryByRole('meter')).not.toBeInTheDocument()
    await user.type(screen.getByLabelText('Your income, a month'), '24000')
    await user.type(screen.getByLabelText('EMIs you pay already, a month'), '3000')
    expect(screen.getByRole('meter')).toHaveAttribute('aria-valuenow', '70')
    expect(screen.getByText(/at most 50% of the household's income.*we go by your own ₹24,000 a month/)).toBeVisible()
    await user.type(screen.getByLabelText(/^Income of the whole household/), '300000')
    expect(screen.getByText(/a microfinance loan.*at most 50% of the household's income, here ₹25,000/)).toBeVisible()
    expect(screen.getByText(/^70%|^67%/)).toBeVisible()
    await user.type(screen.getByLabelText(/^Income of the whole household/), '{Backspace}1')
    expect(screen.getByText(/Measured against ₹24,000 a month/)).toBeVisible()
    expect(window.location.href).not.toMatch(/24000|300001/)
    expect([...browser.cookies.values()].join()).not.toMatch(/24000/)
    expect(JSON.stringify({ ...window.localStorage, ...window.sessionStorage })).not.toMatch(/24000/)
  })

  test('speaks of gold only as lenders here lend against it', async () => {
    const advice =
      /^If you have gold: .*Every gold lender here lends that, at 26% interest a year at most, as of \d{1,2} [A-Z][a-z]{2} \d{4}/
    const check = async (kinds?: readonly ['personal']) => {
      const { user } = await renderApp('/calculator?amount=100000&rate=60&fee=3&months=12', kinds ? { kinds } : {})
      await user.type(await screen.findByLabelText('Your income, a month'), '19500')
      expect(await screen.findByText('What would fit')).toBeVisible()
    }
    await check()
    expect(
      screen.getByText((_, element) => element?.tagName === 'LI' && advice.test(element.textContent)),
    ).toBeVisible()
    await check(['personal'])
    expect(document.body).not.toHaveTextContent(/If you have gold/)
  })

  test('speaks Hindi', async () => {
    await renderApp('/calculator', { language: 'hi' })
    expect(await screen.findByRole('heading', { level: 1, name: 'लोन ख़र्च कैलकुलेटर' })).toBeVisible()
    expect(screen.getByText(/असली दर साल में 31.72% है/)).toBeVisible()
    const table = within(screen.getByRole('table', { name: 'साल-दर-साल भुगतान' }))
    expect(table.getAllByRole('row')).toHaveLength(3)
  })
})

describe('the loan in the address', () => {
  test.each([
    'amount=0',
    'amount=25e5',
    'amount=9999999',
    'rate=-1',
    'rate=61',
    'rate=1.234',
    'months=1.5',
    'fee=x',
    'amount=',
  ])('%s is not believed', (query) => {
    expect(readTerms(new URLSearchParams(query))).toEqual(EXAMPLE_TERMS)
  })

  test('comes back as it was', () => {
    const terms = { amount: 350_000, annualRate: 13.75, feePercent: 0, months: 36 }
    expect(readTerms(writeTerms(terms, new URLSearchParams()))).toEqual(terms)
    expect(writeTerms(EXAMPLE_TERMS, new URLSearchParams('amount=5000')).toString()).toBe('')
  })
})

test('the years add up to the loan', () => {
  for (const [amount, rate, months] of [
    [100_000, 14, 24],
    [350_000, 24, 37],
    [1_000, 36, 1],
  ] as const) {
    const years = listYears(amount, rate, months)
    const cost = costLoan({ amount, annualRate: rate, months, feePercent: 0 })
    const sum = (key: 'paid' | 'principal' | 'interest') => years.reduce((total, year) => total + year[key], 0)
    expect(years).toHaveLength(Math.ceil(months / 12))
    expect(sum('paid')).toBeCloseTo(cost.total_repayment, 2)
    expect(sum('principal')).toBeCloseTo(amount, 2)
    expect(sum('interest')).toBeCloseTo(cost.total_interest, 2)
    expect(years.at(-1)?.balance).toBe(0)
  }
})

test('18 percent flat on a lakh for a year is truly 31.72', () => {
  const flat = costFlatLoan(100_000, 18, 12)
  expect(flat.emi).toBeCloseTo(9_833.33, 2)
  expect(flat.true_rate).toBe(31.72)
  expect(flat.total_interest).toBe(18_000)
})
