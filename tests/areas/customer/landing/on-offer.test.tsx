import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { costLoan } from '#src/contract/finance/totals.ts'
import { percent, rupees } from '#src/lib/format.ts'
import { changeLenders } from '#tests/builders/catalogue.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'

it('the calculator shows the representative example of what is on offer and follows what is typed', async () => {
  const { user, server } = await renderApp('/')
  const range = (await server.deps.published.get())?.loans.personal
  if (!range?.example) throw new Error('no example')
  const { amount: usual, months, rate, fee, emi, apr } = range.example
  const section = await screen.findByRole('region', { name: 'Work out the real cost' })
  const figures = () =>
    within(section)
      .getAllByRole('definition')
      .map((figure) => figure.textContent)
  expect(figures()[0]).toBe(rupees(emi))
  expect(figures()[1]).toBe(percent(apr))
  expect(section).toHaveTextContent(`${rate}% interest a year and a ${fee}% processing fee plus GST`)
  expect(section).toHaveTextContent(`APR up to ${percent(range.apr_max)}, as of `)
  const amount = within(section).getByRole('textbox', { name: 'Amount' })
  await user.clear(amount)
  await user.type(amount, '200000{Enter}')
  const twice = costLoan({ amount: usual * 2, months, annualRate: rate, feePercent: fee })
  expect(figures()[0]).toBe(rupees(twice.emi))
  expect(within(section).getByRole('link')).toHaveAttribute(
    'href',
    `/calculator?amount=${usual * 2}&months=${months}&rate=${rate}&fee=${fee}`,
  )
})

it('says what is on offer of each loan today, and nothing of one that no lender offers', async () => {
  const ofTile = (name: RegExp) => screen.getByRole('button', { name }).textContent
  await renderApp('/', {
    prepare: async ({ server }) => {
      await changeLenders(server, { product_kind: 'Business Loans' }, { lender_status: 0 })
      await changeLenders(server, { name: 'KreditBee' }, { rate_max: '41.5' })
    },
  })
  await screen.findByRole('region', { name: 'What do you need?' })
  expect(ofTile(/Personal loan/)).toMatch(
    /₹1,000 to ₹10,00,000 at 10\.99% to 41\.5% interest a year, APR up to 7\d\.\d\d%/,
  )
  expect(ofTile(/Gold loan/)).toMatch(/₹1,500 to ₹1,00,00,000 at 21% to 26% interest a year, APR up to 33\.\d\d%/)
  expect(ofTile(/Business loan/)).toBe('Business loanFor shops and companies')
  expect(screen.getByText(/what the lenders here offer, as of \d{1,2} [A-Z][a-z]{2} 20\d\d\./)).toBeVisible()
  expect(screen.getByRole('contentinfo')).toHaveTextContent(
    /Personal loans of ₹1,000 to ₹10,00,000: interest 10\.99% to 41\.5% a year, APR up to 7\d/,
  )
})

it.each([
  [
    '/gold-loan',
    /₹1,500 to ₹1,00,00,000\. At most 75% to 85%/,
    /^21% to 26% interest a year, APR 21\.60% to 33\.\d\d%\. Processing fee 0% to 1%/,
  ],
  ['/home-loan', /^₹1,00,000 to ₹25,00,000$/, /^8\.6% to 16\.5% interest a year, APR 8\.\d\d% to 19\.\d\d%/],
])('%s has its figures from the lenders here, with an example', async (path, amount, cost) => {
  await renderApp(path)
  const of = async (term: string) => (await screen.findByText(term)).nextElementSibling
  expect(await of('Amount')).toHaveTextContent(amount)
  expect(await of('Cost')).toHaveTextContent(cost)
  expect(screen.getByText(/^Representative example: .* EMI ₹[\d,]+, APR \d+\.\d\d%, you repay ₹[\d,]+\./)).toBeVisible()
  expect(screen.getByText(/worked out from their own figures, as of \d{1,2} [A-Z][a-z]{2} 20/)).toBeVisible()
})
