import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderApp } from '#tests/setup/screens/render-app.tsx'
import { HOME, openSecured } from '../../secured-journey.ts'

const FORM = '/user/user-detail/affordable-housing-loan'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const scheme = () => within(screen.getByRole('region', { name: /PMAY-U 2\.0/ }))
const open = (step: string, details: Record<string, string | number> = {}) =>
  openSecured(`${FORM}?step=${step}`, 'Affordable Housing Loan', { details })

describe('the housing loan form', () => {
  test('asks each question of the home, and says when the home is too dear for the scheme', async () => {
    const { user } = await open('the-home')
    await heading('The home you want')
    await user.type(screen.getByLabelText('Price of the home'), '3600000')
    expect(
      screen.getByText("The government's help is for homes up to ₹35,00,000. A loan is still possible."),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save and continue' }))
    expect(await screen.findByText('Please choose whether anybody in your household owns a home')).toBeVisible()
    expect(screen.getByText('Please enter the pincode of the home')).toBeVisible()
  })

  test('the verdict follows the income as it is typed, with the band marked', async () => {
    const { user } = await open('household', { ...HOME, household_income_year: '' })
    await heading("Your household's income")
    expect(scheme().getByText(/^Enter the household's income/)).toBeVisible()
    const income = screen.getByLabelText('Household income in a year')
    await user.type(income, '560000')
    expect(scheme().getByText('By what you told us you are within the scheme.')).toBeVisible()
    expect(scheme().getByText(/about ₹1,80,000: 5 payments of ₹36,000/)).toBeVisible()
    expect(scheme().getByRole('row', { current: true })).toHaveTextContent('LIG')
    await user.clear(income)
    await user.type(income, '900001')
    expect(scheme().getByText("The household's income is above ₹9,00,000 a year.")).toBeVisible()
    expect(scheme().queryByRole('row', { current: true })).not.toBeInTheDocument()
    expect(scheme().getByText('You can still get the loan, without the help.')).toBeVisible()
  })

  test('a home of their own already is the reason that is given', async () => {
    await open('household', { ...HOME, owns_home: 1 })
    await heading("Your household's income")
    expect(await scheme().findByText('Somebody in the household owns a pucca house already.')).toBeVisible()
    expect(scheme().queryByText(/within the scheme\.$/)).not.toBeInTheDocument()
  })

  test('the loan is held against what may be lent on the home, with its true cost', async () => {
    const { user } = await open('your-loan', { ...HOME, property_value: 10_00_000, loan_amount: '', tenure_months: '' })
    await heading('Your loan')
    expect(
      screen.getByText(/^For a home of ₹10,00,000 a lender may give up to 90% .* at most ₹9,00,000\.$/),
    ).toBeVisible()
    const amount = screen.getByLabelText('Loan amount you want')
    await user.type(amount, '900001')
    expect(screen.getByText(/^That is more than may be lent on this home\./)).toBeVisible()
    // Lenders give less than is asked for, but nobody is lent more than the home costs.
    await user.clear(amount)
    await user.type(amount, '1000001')
    await user.tab()
    expect(await screen.findByText(/^This is more than the home costs\./)).toBeVisible()
    await user.clear(amount)
    await user.type(amount, '800000')
    expect(screen.getByText(/^You bring ₹2,00,000 of your own/)).toBeVisible()
    await user.selectOptions(screen.getByLabelText('For how long?'), '10 years')
    const check = within(screen.getByRole('region', { name: 'How much may be lent' }))
    // ₹8,00,000 at 12 % over 120 months.
    expect(check.getByText('₹11,478')).toBeVisible()
    expect(check.getByText('12.00%', { selector: 'dd' })).toBeVisible()
  })

  test('who has answered everything goes straight on to the offers', async () => {
    await openSecured(FORM, 'Affordable Housing Loan', { details: HOME })
    await waitFor(() => expect(window.location.pathname).toBe('/user/offers'))
    expect(await screen.findByRole('heading', { level: 1, name: /make you an offer/ })).toBeVisible()
  })

  test('the address is for housing loans alone', async () => {
    await renderApp(FORM, { actor: 'consumerA', productType: 'Gold Loans' })
    await waitFor(() => expect(window.location.pathname).toBe('/products'))
  })

  test('in Hindi', async () => {
    await openSecured(`${FORM}?step=household`, 'Affordable Housing Loan', { language: 'hi', details: HOME })
    await heading('आपके परिवार की आय')
    expect(await screen.findByText('आपकी जानकारी के हिसाब से आप योजना में आते हैं।')).toBeVisible()
  })
})
