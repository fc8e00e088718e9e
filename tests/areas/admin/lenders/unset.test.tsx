import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { LenderUpdate } from '#src/contract/entities/catalogue/lender.ts'
import { addAnySlab } from '#tests/builders/catalogue.ts'
import { FILLED } from '#tests/contract/finance/sample-lenders.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'

/** The page of a new lender, with some values given. */
async function openNew(given: readonly (readonly [string, unknown])[] = []) {
  let lenderId = 0
  const prepare = async ({ browser, server }: SignedIn) => {
    const { lender_id } = await browser.call('createLender', { body: { name: 'Neem_Capital' } })
    lenderId = lender_id
    for (const [property, value] of given)
      await browser.call('updateLender', { body: { lender_id, property, value } as LenderUpdate })
    if (given.length > 0) await addAnySlab(server, lender_id)
  }
  const app = await renderApp('/admin/lenders?search=Neem_Capital', { actor: 'admin1', prepare })
  await app.user.click(await screen.findByRole('link', { name: 'Neem_Capital' }))
  await screen.findByRole('tab', { name: 'Details' })
  const lender = () => app.browser.call('getAdminLender', { params: { lenderId } })
  return { ...app, lender }
}

/** The row of a field: its name, its value and what is said of it. */
const row = (property: string) => {
  const found = document.getElementById(`field-${property}`)
  if (!found) throw new Error(`no row of ${property}`)
  return found
}

it('what nobody has set looks unset, never like a figure, and is set although it was stored as a default', async () => {
  const { user, lender } = await openNew()
  for (const property of ['min_income', 'max_age', 'loan_amount_upto', 'rate_min', 'tenure_max_months', 'product_kind'])
    expect(row(property)).toHaveTextContent(/Not set ?Required to switch on$/)
  expect(row('min_credit_score')).toHaveTextContent('Minimum credit score (optional)Not set')
  await user.click(screen.getByRole('button', { name: 'Edit: Lowest rate' }))
  const rate = screen.getByRole('textbox', { name: 'Lowest rate' })
  expect(rate).toHaveValue('')
  // The highest rate is not set: nothing is above it.
  await user.type(rate, '14{Enter}')
  expect(await within(row('rate_min')).findByText(/^14/)).toBeVisible()
  // The default of a new lender, confirmed by whoever types it.
  await user.click(screen.getByRole('button', { name: 'Edit: Minimum age' }))
  await user.type(screen.getByRole('textbox', { name: 'Minimum age' }), '21{Enter}')
  expect(await within(row('min_age')).findByText('21')).toBeVisible()
  const { unset, rate_min } = await lender()
  expect([rate_min, unset.includes('rate_min'), unset.includes('min_age'), unset.includes('max_age')]).toEqual([
    14,
    false,
    false,
    true,
  ])
  // There is no former value to go back to.
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Edit: Kind of rate' }))
  expect(screen.getByRole('combobox', { name: 'Kind of rate' })).toHaveDisplayValue('Not set')
  expect(screen.queryByText('Benchmark of a floating rate')).toBeNull()
})

it('what figures make looks made, and says of which; a figure that is missing is named', async () => {
  await openNew()
  expect(row('tenure')).toHaveTextContent(
    'TenureNot setWill be calculated from: Shortest tenure, months, Longest tenure, months',
  )
  const of = 'product, loan amounts, tenures, rates and processing fee'
  expect(row('apr_min')).toHaveTextContent(`APR minNot setWill be calculated from: ${of}`)
  expect(screen.queryByRole('button', { name: 'Edit: APR min' })).toBeNull()
})

it('what figures make stands as made once they are there, and own words stand beside what the figures say', async () => {
  const { user } = await openNew(FILLED)
  expect(row('interest_rate')).toHaveTextContent('12% To 24%Calculated from: Lowest rate, Highest rate')
  expect(row('apr_max')).toHaveTextContent(/^APR max[\d.]+%Calculated from: product/)
  await user.click(screen.getByRole('button', { name: 'Edit: Interest rate' }))
  const words = screen.getByRole('textbox', { name: 'Interest rate' })
  await user.clear(words)
  await user.type(words, 'Up to 24% a year{Enter}')
  expect(await screen.findByText('Own wording. Calculated: 12% To 24%')).toBeVisible()
})

it('a lender that lacks nothing but its applicants says so, then that it can be switched on', async () => {
  const { user } = await openNew(FILLED)
  expect(screen.getByText(/^30 of 31 requirements met\./)).toBeVisible()
  await user.click(screen.getByRole('switch', { name: 'Salaried' }))
  expect(await screen.findByText('All 31 requirements are met. The lender can be switched on.')).toBeVisible()
  const better = within(screen.getByRole('list', { name: 'Recommended, not required:' }))
  await user.click(better.getByRole('link', { name: 'Partner since' }))
  expect(await screen.findByRole('tab', { name: 'Entity and grievances', selected: true })).toBeVisible()
  expect(row('working_since')).toHaveTextContent('Partner since (optional)Not set')
})

it('a slab that is added is no longer missing', async () => {
  const { user } = await openNew()
  await user.click(screen.getByRole('tab', { name: 'Revenue' }))
  const needs = within(screen.getByRole('list', { name: 'Required for matching and revenue:' }))
  expect(needs.getByRole('link', { name: 'Active revenue slab' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add revenue' })).toBeEnabled())
  await user.click(screen.getByRole('button', { name: 'Add revenue' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Percentage'), '2')
  await user.selectOptions(dialog.getByLabelText('Revenue type'), 'Percentage of disbursal')
  await user.click(dialog.getByRole('button', { name: 'Save slab' }))
  expect(await screen.findByText('Revenue added successfully')).toBeVisible()
  await expect.poll(() => needs.queryByRole('link', { name: 'Active revenue slab' })).toBeNull()
})
