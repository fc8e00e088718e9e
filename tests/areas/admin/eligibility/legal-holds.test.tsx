import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { addDays, istDay } from '#src/contract/rules/calendar.ts'
import { storedAuditLog } from '#tests/builders/log.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'

describe('legal holds', () => {
  it('are set with a reason and a day, one on each basis, and lifted with a reason; the log has both', async () => {
    let id = 0
    const { user, server } = await renderApp('/admin/customer-eligibility?tab=holds', {
      actor: 'admin1',
      prepare: async ({ server }) => {
        id = (await server.signInCustomer()).userId
      },
    })
    expect(await screen.findByText(/^No legal hold is set\./)).toBeVisible()
    const set = async (customer: string, until: string) => {
      fireEvent.change(screen.getByLabelText('Customer'), { target: { value: customer } })
      fireEvent.change(screen.getByLabelText('Basis'), { target: { value: 'court' } })
      fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Order 12/2026 of the High Court' } })
      fireEvent.change(screen.getByLabelText('Keep until'), { target: { value: until } })
      await user.click(screen.getByRole('button', { name: 'Set the hold' }))
    }
    const today = istDay(server.clock.now())
    await set('999999', addDays(today, 30))
    expect(await screen.findByText('Choose at least one kind of data to keep')).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: 'Tickets' }))
    await user.click(screen.getByRole('checkbox', { name: 'Applications' }))
    await set('999999', addDays(today, 30))
    expect(await screen.findByText('We have no customer or application with this number')).toBeVisible()
    await set(String(id), addDays(today, 366))
    expect(await screen.findByText('Choose a day from today to a year ahead')).toBeVisible()
    await set(String(id), addDays(today, 30))
    expect(await screen.findByText(new RegExp(`^Customer ${id}, until `))).toBeVisible()
    expect(screen.getByText('Order 12/2026 of the High Court')).toBeVisible()
    expect(screen.getByText('Court order: Applications, Tickets')).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: 'Offers shown' }))
    await set(String(id), addDays(today, 40))
    expect(await screen.findByText('This customer has a hold on this basis already. Lift it first')).toBeVisible()

    await user.click(screen.getByRole('button', { name: 'Lift the hold' }))
    const dialog = within(await screen.findByRole('dialog', { name: `Lift the hold on customer ${id}?` }))
    await user.click(dialog.getByRole('button', { name: 'Lift hold' }))
    expect(await dialog.findByText(/^Please enter a reason/)).toBeVisible()
    await user.type(dialog.getByLabelText('Reason for lifting it'), 'The court is done')
    await user.click(dialog.getByRole('button', { name: 'Lift hold' }))
    expect(await screen.findByText(/^No legal hold is set\./)).toBeVisible()
    const log = (await storedAuditLog(server)).filter(({ action }) => action.startsWith('legal-hold'))
    expect(log).toMatchObject([
      { action: 'legal-hold.set', object: `customer:${id}`, after: { reason: 'Order 12/2026 of the High Court' } },
      { action: 'legal-hold.lift', object: `customer:${id}`, after: { reason: 'The court is done' } },
    ])
  })

  it('say so in Hindi', async () => {
    await renderApp('/admin/customer-eligibility?tab=holds', { actor: 'admin1', language: 'hi' })
    expect(await screen.findByRole('button', { name: 'रोक लगाएँ' })).toBeVisible()
    expect(await screen.findByText(/^कोई क़ानूनी रोक नहीं लगी है।/)).toBeVisible()
  })
})
