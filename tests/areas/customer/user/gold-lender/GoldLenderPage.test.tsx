import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { OffersAnswer } from '#src/contract/entities/offers/offer.ts'
import { percent, rupees } from '#src/lib/format.ts'
import { changeLenders } from '#tests/builders/catalogue.ts'
import { expectConsoleError } from '#tests/setup/screens/expected-errors.ts'
import { network, renderApp, on, testServer } from '#tests/setup/screens/render-app.tsx'
import { applicationsOf, offersOf } from '../money-journey.ts'
import { GOLD, openSecured } from '../secured-journey.ts'

const MUTHOOT = '/user/muthootgold'
const INDIAGOLD = '/user/indiagold'
const open = (path: string, details: Record<string, string | number> = {}) =>
  openSecured(path, 'Gold Loans', { details: { ...GOLD, ...details } })
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const named = (answer: OffersAnswer, name: string) => answer.matched.find((offer) => offer.name === name)

describe('a gold lender', () => {
  test('shows its offer at its true cost, beside the other lenders, with the statement', async () => {
    const { browser, appId, user } = await open(MUTHOOT)
    await heading('Muthoot')
    const answer = await offersOf(browser, appId)
    const offer = named(answer, 'Muthoot')
    const figures = within(screen.getByRole('region', { name: 'The offer in figures' }))
    expect(figures.getByText(percent(offer?.apr ?? 0))).toBeVisible()
    expect(figures.getByText(rupees(offer?.total_repayment ?? 0))).toBeVisible()
    const table = within(within(screen.getByRole('region', { name: 'All gold lenders' })).getByRole('table'))
    for (const { name, apr } of answer.matched) {
      expect(table.getByRole('columnheader', { name: new RegExp(name) })).toBeVisible()
      expect(table.getAllByText(percent(apr)).length).toBeGreaterThan(0)
    }
    expect(screen.getByRole('link', { name: 'Read the Key Fact Statement' })).toHaveAttribute('href', '#kfs')
    const statement = within(await screen.findByRole('region', { name: 'Key Fact Statement' }))
    await user.click(statement.getByText('The whole statement, line by line'))
    expect(statement.getByText('Loan against gold')).toBeVisible()

    await user.click(screen.getByRole('link', { name: 'See this offer: Indiagold' }))
    await heading('Indiagold')
    expect(window.location.pathname).toBe(INDIAGOLD)
  })

  test('that an admin has renamed keeps its page', async () => {
    const rename = async (name: string) => {
      await changeLenders(await testServer(), { slug: 'muthoot' }, { name })
    }
    onTestFinished(() => rename('Muthoot'))
    await rename('Muthu')
    const { browser, appId } = await open(MUTHOOT)
    await heading('Muthu')
    expect(named(await offersOf(browser, appId), 'Muthu')?.lender_slug).toBe('muthoot')
  })

  test('takes nothing without each consent; then confirms the lead with its number and what comes', async () => {
    const { browser, user } = await open(INDIAGOLD)
    await heading('Indiagold')
    const boxes = await screen.findAllByRole('checkbox')
    expect(boxes).toHaveLength(3)
    for (const box of boxes) expect(box).not.toBeChecked()
    expect(boxes[1]).toHaveAccessibleName(/^Share this with Indiagold for this application\. Person: .*; Gold: /)
    expect(boxes[1]).not.toHaveAccessibleName(/work|income/)
    await user.click(screen.getByRole('button', { name: /^Apply to Indiagold|^Apply$/ }))
    expect(screen.getByText('Agree to share your details to apply.')).toBeVisible()
    for (const box of boxes) await user.click(box)
    await user.click(screen.getByRole('button', { name: /^Apply to Indiagold|^Apply$/ }))

    expect(await heading('Your gold loan request to Indiagold')).toHaveFocus()
    const [sent] = (await applicationsOf(browser)).filter(({ lender_name }) => lender_name === 'Indiagold')
    expect(screen.getByText(new RegExp(`^Application ${sent?.reference}`))).toBeVisible()
    expect(screen.getByRole('link', { name: 'Track application' })).toHaveAttribute(
      'href',
      `/user/application-status/${sent?.app_id}`,
    )
    expect(screen.getByText('Indiagold calls you')).toBeVisible()
    expect(screen.getByText(/return it within 7 working days/)).toBeVisible()
    expect(screen.getByText('Nobody may ask you for money now.')).toBeVisible()
    await user.click(await screen.findByRole('link', { name: 'See the offer of Muthoot too' }))
    await heading('Muthoot')
  })

  test('a loan repaid at the end is told as one payment, never as an EMI', async () => {
    const { browser, appId, user } = await open(MUTHOOT, { gold_repayment: 'bullet', tenure_months: 6 })
    await heading('Muthoot')
    const offer = named(await offersOf(browser, appId), 'Muthoot')
    expect(offer?.emi).toBe(offer?.total_repayment)
    const figures = within(screen.getByRole('region', { name: 'The offer in figures' }))
    expect(figures.getByText('Once, at the end')).toBeVisible()
    expect(figures.queryByText('EMI')).not.toBeInTheDocument()
    const statement = within(await screen.findByRole('region', { name: 'Key Fact Statement' }))
    await user.click(statement.getByText('The whole statement, line by line'))
    // In Part 1, and again where the APR is calculated.
    const [inTerms, ...others] = statement.getAllByText('One payment at the end')
    expect(inTerms).toBeVisible()
    expect(others).toHaveLength(1)
    expect(statement.queryByText('EMI')).not.toBeInTheDocument()
  })

  test('a lender that does not match says why, and leads to the one that does', async () => {
    // Indiagold lends from ₹10,000, for up to 24 months.
    const { user } = await open(INDIAGOLD, { loan_amount: 9_000 })
    await heading('Indiagold cannot make you an offer')
    expect(screen.getAllByText('Lends ₹10,000 or more. You asked for ₹9,000.').length).toBeGreaterThan(0)
    await user.click(screen.getByRole('link', { name: 'See Muthoot: ₹9,000' }))
    await heading('Muthoot')
    expect(screen.getByRole('heading', { name: 'Indiagold did not match' })).toBeVisible()
  })

  test('when none matches, the one useful step is another request', async () => {
    await openSecured(MUTHOOT, 'Gold Loans', { details: GOLD, profile: { birth_date: '14-08-1956' } })
    await heading('Muthoot cannot make you an offer')
    expect(screen.getAllByText('The loan must end by age 65. You would be 71.')).not.toHaveLength(0)
    expect(screen.getByRole('heading', { name: 'Indiagold did not match' })).toBeVisible()
    for (const link of screen.getAllByRole('link', { name: 'Change my gold or my loan' }))
      expect(link).toHaveAttribute('href', '/user/user-detail/gold-loan?step=your-loan')
  })

  test('an outage is said, and trying again brings the offer', async () => {
    expectConsoleError(/./)
    network.use(on('getOffers', () => HttpResponse.json({ message: 'Busy', code: 'internal' }, { status: 500 })))
    const { user } = await open(MUTHOOT)
    expect(await screen.findByText('The offer could not be loaded. Nothing you filled in is lost.')).toBeVisible()
    network.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await heading('Muthoot')
  })

  test.each([MUTHOOT, INDIAGOLD])('%s is for gold loans alone', async (path) => {
    await renderApp(path, { actor: 'consumerA', productType: 'Personal Loans' })
    await waitFor(() => expect(window.location.pathname).toBe('/products'))
  })

  test('an incomplete form is where the address leads', async () => {
    await openSecured(MUTHOOT, 'Gold Loans')
    await heading('Your gold')
    expect(window.location.pathname).toBe('/user/user-detail/gold-loan')
  })

  test('in Hindi', async () => {
    await openSecured(MUTHOOT, 'Gold Loans', { language: 'hi', details: GOLD })
    await heading('Muthoot')
    expect(screen.getByRole('heading', { name: 'सभी गोल्ड लेंडर' })).toBeVisible()
    expect(await screen.findByText('Muthoot आपको फ़ोन करेगा')).toBeVisible()
  })
})
