import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { GOLD_LTV_STEPS, planGold } from '#src/contract/finance/gold.ts'
import { rupees } from '#src/lib/format.ts'
import { getSession, patchSession } from '#src/lib/session/session-store.ts'
import { expectConsoleError } from '#tests/setup/screens/expected-errors.ts'
import { network, renderApp, on } from '#tests/setup/screens/render-app.tsx'
import { GOLD, openSecured } from '../../secured-journey.ts'

const FORM = '/user/user-detail/gold-loan'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const planner = () => within(screen.getByRole('region', { name: 'What your gold can do' }))
const figure = (label: string) => planner().getByText(label).closest('div')?.querySelector('dd')?.textContent
const next = () => screen.getByRole('button', { name: /^Save and (continue|see the offer)$/ })
const open = (step: string, details: Record<string, string | number> = {}) =>
  openSecured(`${FORM}?step=${step}`, 'Gold Loans', { details })

describe('the gold loan form', () => {
  test('the planner tells value, limit and cliff as the weight is typed, with price and time', async () => {
    const { user, browser } = await open('your-gold')
    await heading('Your gold')
    const { price_per_gram: pricePerGram } = await browser.call('getGoldPrice')
    await planner().findByText(/A demo price, not the market's: \d{1,2} \w{3} \d{4}, \d\d:\d\d\./)
    await user.click(screen.getByRole('radio', { name: '22 carat' }))
    const weight = screen.getByLabelText('Weight of the gold')
    await user.type(weight, '20.5')
    const plan = planGold({ weight: 20.5, purity: 22, pricePerGram })
    expect(figure('Your gold is worth about')).toBe(rupees(plan.value))
    expect(figure('The most you can borrow')).toBe(rupees(plan.max_loan))
    expect(figure('Limit for a loan of this size')).toBe('85%')
    expect(planner().queryByText('A little more gold changes nothing here.')).not.toBeInTheDocument()

    // In the middle of the first cliff.
    const onCliff = ((3_03_000 * 24) / 22 / pricePerGram).toFixed(2)
    await user.clear(weight)
    await user.type(weight, onCliff)
    expect(await planner().findByText('A little more gold changes nothing here.')).toBeVisible()
    expect(figure('The most you can borrow')).toBe('₹2,50,000')
    expect(planner().getByRole('img')).toHaveAccessibleName(/the most is ₹2,50,000/)
  })

  test('the steps of the rule stand in a table, each with the values where more gold changes nothing', async () => {
    await open('your-gold')
    await heading('Your gold')
    const table = within(planner().getByRole('table', { name: 'Limits of the loan by the value of the gold' }))
    for (const { percent } of GOLD_LTV_STEPS) expect(table.getByText(`${percent}%`)).toBeVisible()
    expect(table.getByText('Gold worth ₹2,94,118 to ₹3,12,500')).toBeVisible()
    expect(table.getByText('Gold worth ₹6,25,000 to ₹6,66,666')).toBeVisible()
  })

  test('nothing is taken for granted: every question is asked, coins have their own limit', async () => {
    const { user } = await open('your-gold')
    await heading('Your gold')
    await user.click(next())
    expect(await screen.findByText('Please choose what your gold is')).toBeVisible()
    expect(screen.getByText('Please enter the weight of your gold')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Coins' }))
    await user.type(screen.getByLabelText('Weight of the gold'), '51')
    await user.click(next())
    expect(await screen.findByText('Lenders take at most 50 grams of gold coins')).toBeVisible()
    expect(planner().getByText(/^Enter weight and purity/)).toBeVisible()
    // The same weight is right for ornaments, and must then be saved.
    await user.click(screen.getByRole('radio', { name: 'Ornaments' }))
    await user.click(screen.getByRole('radio', { name: '22 carat' }))
    await user.click(next())
    await heading('Your loan')
    expect(screen.getByText(/with your gold at today's price/)).toBeVisible()
  })

  test('both ways of paying back stand side by side; at the end means more interest and at most 12 months', async () => {
    const { user } = await open('your-loan', { gold_form: 'ornaments', gold_weight: 40, gold_purity: 22 })
    await heading('Your loan')
    await user.type(screen.getByLabelText('Loan amount you want'), '200000')
    await user.selectOptions(screen.getByLabelText('For how long?'), '12 months')
    const table = within(await screen.findByRole('region', { name: '₹2,00,000 for 12 months, both ways' }))
    const row = (name: string) =>
      within(table.getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => Number(textContent?.replace(/[^0-9]/g, '')))
    const [emiInterest = 0, bulletInterest = 0] = row('Total interest')
    expect(bulletInterest).toBeGreaterThan(emiInterest)
    expect(row('You repay')).toEqual([2_00_000 + emiInterest, 2_00_000 + bulletInterest])
    expect(row('You pay each month')[1]).toBe(0)
    const [mostByEmi = 0, mostAtEnd = 0] = row('Most you can borrow')
    expect(mostAtEnd).toBeLessThan(mostByEmi)

    await user.selectOptions(screen.getByLabelText('For how long?'), '24 months')
    expect(screen.getAllByText('Paying all at the end is possible for up to 12 months.')).not.toHaveLength(0)
    await user.click(screen.getByRole('radio', { name: 'All at the end' }))
    await user.click(next())
    expect(await screen.findByText('A loan paid back at the end may last at most 12 months')).toBeVisible()
  })

  test.each([
    [2_50_000, 4],
    [2_50_001, 5],
  ])('a loan of %i makes a form of %i steps: income is asked above ₹2,50,000', async (loan_amount, steps) => {
    await open('your-loan', { ...GOLD, loan_amount })
    await heading('Your loan')
    expect(screen.getByText(new RegExp(`^Step 2 of ${steps}`))).toBeVisible()
    const why = screen.queryByText('Above ₹2,50,000 lenders must look at your income, so the form asks for it.')
    expect(why !== null).toBe(steps === 5)
  })

  test('without a price the form goes on, and trying again brings it', async () => {
    expectConsoleError(/./)
    network.use(on('getGoldPrice', () => HttpResponse.json({ price_per_gram: 'gold' })))
    const { user } = await open('your-gold')
    expect(
      await screen.findByText('The gold price could not be loaded. You can fill in the form all the same.'),
    ).toBeVisible()
    await user.type(screen.getByLabelText('Weight of the gold'), '20')
    network.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await planner().findByText(/A demo price/)).toBeVisible()
    expect(screen.getByLabelText('Weight of the gold')).toHaveValue('20')
  })

  test('who has answered everything goes straight on to the lender of the best offer', async () => {
    await openSecured(FORM, 'Gold Loans', { details: GOLD })
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/user\/(muthootgold|indiagold)$/))
  })

  test('who asked for the form gets it, complete or not', async () => {
    const { user } = await openSecured('/user/muthootgold', 'Gold Loans', { details: GOLD })
    await heading('Muthoot')
    patchSession({ isEditingGold: true })
    window.history.pushState(null, '', FORM)
    window.dispatchEvent(new PopStateEvent('popstate'))
    await heading('Your gold')
    expect(window.location.pathname).toBe(FORM)
    await user.click(screen.getByRole('button', { name: 'Change: Your home' }))
    await heading('Your home')
    await user.click(next())
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/user\/(muthootgold|indiagold)$/))
    expect(getSession().isEditingGold).toBe(false)
  })

  test('a start that fails is said, can be tried again, and the form can be opened instead', async () => {
    expectConsoleError(/./)
    network.use(on('startGoldLoan', () => HttpResponse.json({ message: 'Busy', code: 'internal' }, { status: 500 })))
    const { user } = await openSecured(FORM, 'Gold Loans', { details: GOLD })
    expect(await screen.findByText('Your offers could not be opened. Your answers are safe.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await user.click(await screen.findByRole('button', { name: 'Open the form' }))
    await screen.findByRole('button', { name: /^Save and/ })
    expect(window.location.pathname).toBe(FORM)
  })

  test('the address is for gold loans alone', async () => {
    await renderApp(FORM, { actor: 'consumerA', productType: 'Business Loans' })
    await waitFor(() => expect(window.location.pathname).toBe('/products'))
  })

  test('in Hindi', async () => {
    await openSecured(`${FORM}?step=your-gold`, 'Gold Loans', { language: 'hi', details: GOLD })
    await heading('आपका सोना')
    expect(await screen.findByText(/^डेमो का भाव/)).toBeVisible()
    expect(screen.getByRole('radio', { name: 'गहने' })).toBeChecked()
  })
})
