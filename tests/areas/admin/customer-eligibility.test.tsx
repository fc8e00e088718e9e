import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '#tests/setup/screens/render-app.tsx'

describe('customer eligibility', () => {
  it('asks for what is missing, then names who would lend and why others would not', async () => {
    const { user } = await renderApp('/admin/customer-eligibility', { actor: 'admin1' })
    const button = await screen.findByRole('button', { name: 'Check eligibility' })
    await user.click(button)
    expect(await screen.findByText('Please enter the amount')).toBeVisible()
    expect(screen.queryByRole('heading', { name: /^Matched/ })).toBeNull()

    await user.type(screen.getByLabelText('Loan amount'), '300000')
    await user.type(screen.getByLabelText('Tenure, months'), '24')
    await user.type(screen.getByLabelText('Age, years'), '32')
    await user.selectOptions(screen.getByLabelText('Employment'), 'Salaried')
    await user.type(screen.getByLabelText('Monthly income'), '142000')
    await user.type(screen.getByLabelText(/^Credit score/), '660')
    await user.type(screen.getByLabelText('Pincode'), '431001')
    await user.click(button)
    const matched = await screen.findByRole('region', { name: /^Matched \([1-9]/ })
    expect(within(matched).getAllByText(/APR \d/).length).toBeGreaterThan(0)
    const others = screen.getByRole('region', { name: /^Not matched \([1-9]/ })
    expect(within(others).getAllByText(/^Needs a credit score of .* Yours is 660\.$/).length).toBeGreaterThan(0)
  })

  it('gold asks for its value', async () => {
    const { user } = await renderApp('/admin/customer-eligibility', { actor: 'admin1' })
    expect(await screen.findByLabelText('Product')).toBeVisible()
    expect(screen.queryByLabelText('Value of the gold')).toBeNull()
    await user.selectOptions(screen.getByLabelText('Product'), 'Gold loan')
    expect(screen.getByLabelText('Value of the gold')).toBeVisible()
  })
})
