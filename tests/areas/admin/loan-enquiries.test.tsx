import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { assignDeskEnquiry } from '#server/services/enquiries/assign-desk-enquiry.ts'
import { makeEnquiry, versionOf } from '#tests/builders/enquiry.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'

/** An enquiry of somebody, for a car. */
async function ask({ server }: SignedIn): Promise<string> {
  const { userId } = await server.signInCustomer()
  return (await makeEnquiry(server, userId)).reference
}

async function openDesk(path = '/admin/loan-enquiries') {
  let reference = ''
  const rendered = await renderApp(path, {
    actor: 'admin3',
    prepare: async (signedIn) => {
      reference = await ask(signedIn)
    },
  })
  return { ...rendered, reference }
}

describe('the desk for loan enquiries', () => {
  it('leads an agent from the list to taking an enquiry and passing it on to a lender', async () => {
    const { user, reference } = await openDesk()
    expect(await screen.findByRole('tab', { name: 'Open (1)' })).toHaveAttribute('aria-selected', 'true')
    const row = within((await screen.findByRole('link', { name: reference })).closest('tr') ?? document.body)
    expect(row.getByText('Car loan')).toBeVisible()
    expect(row.getByText('₹3,00,000')).toBeVisible()
    expect(row.getByText(/^Due by /)).toBeVisible()
    expect(row.getByText('Unassigned')).toBeVisible()
    await user.click(screen.getByRole('link', { name: reference }))

    expect(await screen.findByRole('heading', { level: 1, name: `Loan enquiry ${reference}` })).toBeVisible()
    expect(await screen.findByText('Consent to pass it on: given.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Take' }))
    expect(await screen.findByText('The enquiry is assigned to you')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Take' })).toBeNull())

    await user.click(screen.getByRole('button', { name: 'Pass on' }))
    const dialog = within(await screen.findByRole('dialog', { name: `Pass on enquiry ${reference}` }))
    expect(dialog.getByText(/^The lenders here are simulated/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Pass on' }))
    expect(await dialog.findByText('Please choose the lender')).toBeVisible()
    await user.selectOptions(dialog.getByLabelText('Lender'), 'Teak Capital')
    await user.click(dialog.getByRole('button', { name: 'Pass on' }))
    expect(await screen.findByText('Teak Capital has the enquiry')).toBeVisible()
    expect(await screen.findByText(/^Teak Capital has it since /)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Pass on' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'All loan enquiries' }))
    await user.click(await screen.findByRole('tab', { name: 'Passed on (1)' }))
    expect(await screen.findByText('With a lender')).toBeVisible()
  })

  it('gives an enquiry to a colleague and closes it with a reason', async () => {
    const { user, reference } = await openDesk()
    await user.click(await screen.findByRole('link', { name: reference }))
    const choice = await screen.findByLabelText<HTMLSelectElement>('Assigned to')
    await user.selectOptions(choice, choice.options[1]?.value ?? '')
    await user.click(screen.getByRole('button', { name: 'Assign' }))
    expect(await screen.findByText(/^The enquiry is assigned to /)).toBeVisible()

    await user.click(screen.getByRole('button', { name: 'Close enquiry' }))
    const dialog = within(await screen.findByRole('dialog', { name: `Close enquiry ${reference}` }))
    await user.selectOptions(dialog.getByLabelText('Reason'), 'The customer could not be reached')
    await user.click(dialog.getByRole('button', { name: 'Close enquiry' }))
    expect(await screen.findByText(/^Closed by .* The customer could not be reached$/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Close enquiry' })).toBeNull()
  })

  it('does nothing where a colleague was quicker, says so, and shows what they did', async () => {
    const { user, reference, server } = await openDesk()
    await user.click(await screen.findByRole('link', { name: reference }))
    await user.click(await screen.findByRole('button', { name: 'Close enquiry' }))
    const dialog = within(await screen.findByRole('dialog', { name: `Close enquiry ${reference}` }))
    const version = await versionOf(server, reference)
    await assignDeskEnquiry(server.deps, reference, { admin_id: 1, version })
    await user.click(dialog.getByRole('button', { name: 'Close enquiry' }))
    expect(await screen.findByText(/^Somebody has acted on this enquiry meanwhile/)).toBeVisible()
    expect(screen.queryByText(/^Closed by /)).toBeNull()
    await waitFor(() => expect(screen.getByLabelText('Assigned to')).toHaveValue('1'))
  })

  it('says that an enquiry is not there', async () => {
    await renderApp('/admin/loan-enquiries/LE-ZZZZZZZZ', { actor: 'admin3' })
    expect(await screen.findByText('This enquiry does not exist.')).toBeVisible()
  })
})
