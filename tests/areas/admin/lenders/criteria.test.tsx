import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { rupees } from '#src/lib/format.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'

const ID = 9
const open = async () => {
  const app = await renderApp(`/admin/lenders/${ID}?tab=criteria`, { actor: 'admin1' })
  const lender = () => app.browser.call('getAdminLender', { params: { lenderId: ID } })
  return { ...app, lender }
}

describe('criteria that are tried', () => {
  it('are tried, drafted, published and taken back', async () => {
    const { user, lender } = await open()
    const before = await lender()
    const age = await screen.findByLabelText('Minimum age')
    await user.click(screen.getByRole('button', { name: 'Run simulation' }))
    expect(screen.getByText('Change at least one field first.')).toBeVisible()
    await user.clear(age)
    await user.type(age, '99')
    expect(screen.getByText(`Now: ${before.min_age}`)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Run simulation' }))
    expect(await screen.findByText('The minimum cannot be above the maximum')).toBeVisible()
    expect(age).toHaveValue('99')
    expect(age).toBeInvalid()

    await user.clear(age)
    await user.type(age, '30')
    await user.click(screen.getByRole('button', { name: 'Run simulation' }))
    expect(await screen.findByText(/^Nobody has asked for this product/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save as draft' }))
    const drafts = within(await screen.findByRole('region', { name: 'Drafts and published changes' }))
    expect(await drafts.findByText(`Minimum age: from ${before.min_age} to 30`)).toBeVisible()
    expect(await lender()).toEqual(before)
    await waitFor(() => expect(age).toHaveValue(String(before.min_age)))

    await user.click(drafts.getByRole('button', { name: 'Publish now' }))
    expect(await drafts.findByText('Published')).toBeVisible()
    expect(await lender()).toEqual({ ...before, min_age: 30 })
    await waitFor(() => expect(age).toHaveValue('30'))
    await user.click(drafts.getByRole('button', { name: 'Roll back' }))
    expect(await drafts.findByText('Rolled back')).toBeVisible()
    expect(await lender()).toEqual(before)
  })

  it('are planned for a time, and name what somebody changed meanwhile', async () => {
    const { user, browser, lender } = await open()
    const { max_age } = await lender()
    const age = await screen.findByLabelText('Maximum age')
    await user.clear(age)
    await user.type(age, String(max_age - 1))
    await user.click(screen.getByRole('button', { name: 'Save as draft' }))
    await user.click(await screen.findByRole('button', { name: 'Schedule' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Schedule' }))
    await user.click(dialog.getByRole('button', { name: 'Schedule' }))
    expect(await dialog.findByText('Enter a day and a time.')).toBeVisible()
    await user.type(dialog.getByLabelText('Day and time'), '2020-01-01T10:00')
    await user.click(dialog.getByRole('button', { name: 'Schedule' }))
    expect(await dialog.findByText('Choose a time from now to a year ahead')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))

    await browser.call('updateLender', { body: { lender_id: ID, property: 'max_age', value: max_age - 2 } })
    await user.click(await screen.findByRole('button', { name: 'Publish now' }))
    expect(await screen.findByText(/^Somebody changed this lender meanwhile: Maximum age\./)).toBeVisible()
    expect((await lender()).max_age).toBe(max_age - 2)
  })
})

describe('a field that somebody else changed while it was edited', () => {
  const edit = async (theirs: number, mine: string) => {
    const { user, browser } = await renderApp(`/admin/lenders/${ID}`, { actor: 'admin1' })
    const value = async () => (await browser.call('getAdminLender', { params: { lenderId: ID } })).loan_amount_upto
    await user.click(await screen.findByRole('button', { name: 'Edit: Loan amount up to' }))
    await browser.call('updateLender', { body: { lender_id: ID, property: 'loan_amount_upto', value: theirs } })
    const input = screen.getByRole('textbox', { name: 'Loan amount up to' })
    await user.clear(input)
    await user.type(input, `${mine}{Enter}`)
    expect(await screen.findByText(`Theirs: ${rupees(theirs)}`)).toBeVisible()
    expect(screen.getByText(`Yours: ${mine}`)).toBeVisible()
    expect(await value()).toBe(theirs)
    return { user, value }
  }

  it('keeps theirs', async () => {
    const { user, value } = await edit(450_000, '460000')
    await user.click(screen.getByRole('button', { name: 'Keep theirs' }))
    expect(await screen.findByText('₹4,50,000')).toBeVisible()
    expect(await value()).toBe(450_000)
  })

  it('or takes mine', async () => {
    const { user, value } = await edit(480_000, '470000')
    await user.click(screen.getByRole('button', { name: 'Use mine' }))
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(await value()).toBe(470_000)
  })
})
