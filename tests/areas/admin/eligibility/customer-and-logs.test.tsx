import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { days } from '#src/contract/rules/time.ts'
import { addDedupeChecks } from '#tests/builders/customer.ts'
import { getOffers, startCustomer } from '#tests/server/services/shared/journey.ts'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'
import { renderApp } from '#tests/setup/screens/render-app.tsx'

const REASON = 'Asked on the phone'

describe('eligibility of a customer', () => {
  it('asks who and why, keeps what was typed, and shows the lenders with a masked PAN', async () => {
    let reference = ''
    const { user } = await renderApp('/admin/customer-eligibility?tab=customer', {
      actor: 'admin1',
      prepare: async ({ server }) => {
        const customer = await startCustomer(server)
        const { browser } = customer
        await getOffers(customer)
        const body = await browser.call('listApplications')
        reference = body.data[0]?.reference ?? ''
      },
    })
    const button = await screen.findByRole('button', { name: 'Check eligibility' })
    const number = screen.getByLabelText('Customer')
    await user.type(number, 'Ananya')
    await user.click(button)
    expect(await screen.findByText(/^Enter a customer number, an application number/)).toBeVisible()
    expect(screen.getByLabelText('Reason')).toHaveAttribute('aria-invalid', 'true')

    await user.clear(number)
    await user.type(number, '999999')
    await user.type(screen.getByLabelText('Reason'), REASON)
    await user.click(button)
    expect(await screen.findByText('We have no customer or application with this number')).toBeVisible()
    expect(screen.getByLabelText('Reason')).toHaveValue(REASON)

    await user.clear(number)
    await user.type(number, reference.toLowerCase())
    await user.click(button)
    expect(await screen.findByText(/^Customer \d+, PAN HIGP\*{5}A$/)).toBeVisible()
    expect(screen.getByText(/^CL-\d+: Personal loan, ₹1,00,000 for \d+ months$/)).toHaveTextContent(reference)
    expect(screen.getByRole('region', { name: /^Matched \([1-9]/ })).toBeVisible()
    expect(screen.getByRole('region', { name: /^Not matched \(/ })).toBeVisible()

    await user.click(screen.getByRole('button', { name: 'Check the lists shown' }))
    expect(
      await screen.findByText(`Each list that the customer was shown for ${reference}, made again from its receipt.`),
    ).toBeVisible()
    expect(screen.getByText('The same again: every lender, every figure and the order.')).toBeVisible()
  })

  it('says in Hindi what is missing', async () => {
    let id = 0
    const { user } = await renderApp('/admin/customer-eligibility?tab=customer', {
      actor: 'admin1',
      language: 'hi',
      prepare: async ({ server }) => {
        const { browser, userId } = await server.signInCustomer()
        await browser.call('createApplication', { body: { product_type: 'Gold Loans' } })
        id = userId
      },
    })
    await user.type(await screen.findByLabelText('ग्राहक'), String(id))
    await user.type(screen.getByLabelText('कारण'), 'फ़ोन पर पूछा')
    await user.click(screen.getByRole('button', { name: 'पात्रता जाँचें' }))
    expect(await screen.findByText(/^प्रोफ़ाइल पूरी नहीं है/)).toBeVisible()
  })
})

describe('de-dupe logs', () => {
  const fill = async ({ server }: SignedIn) => {
    const first = await startCustomer(server)
    await startCustomer(server, { email: 'b@sentinel.in' }, '9876501234')
    const at = server.clock.now().getTime() - days(40)
    await addDedupeChecks(
      server,
      Array.from({ length: 30 }, (_, each) => ({
        user_id: first.userId,
        source: 'lender' as const,
        result: 'clear' as const,
        detail: 'lender_answer',
        at: new Date(at - each * 60_000),
      })),
    )
  }

  it('are found by number, filtered, paged, and kept in the address', async () => {
    const { user } = await renderApp('/admin/customer-eligibility', { actor: 'admin1', prepare: fill })
    await user.click(await screen.findByRole('tab', { name: 'De-dupe logs' }))
    const table = await screen.findByRole('table', { name: 'De-dupe logs' })
    expect(await within(table).findByText(/^Customer \d+ has the same PAN$/)).toBeVisible()
    expect(within(table).getByText('Profile complete: nobody else has this PAN')).toBeVisible()
    expect(within(table).getAllByRole('row')).toHaveLength(26)
    expect(table.textContent).not.toMatch(/Ananya|HIGPQ4321A/)

    await user.click(screen.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(8))
    expect(window.location.search).toContain('page=2')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Result' }), 'duplicate')
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(2))
    expect(window.location.search).toContain('result=duplicate')
    expect(window.location.search).not.toContain('page=2')

    await user.type(screen.getByRole('searchbox', { name: 'Customer or application number, or lender' }), 'CL-')
    expect(await screen.findByText('Nothing matches. Try another word or filter.')).toBeVisible()
  })
})
