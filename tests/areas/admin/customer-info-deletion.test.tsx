import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  findErasureByReference,
  listErasurePage,
  updateErasure,
} from '#server/db/repositories/privacy/erasure-requests.ts'
import { eraseCustomer } from '#server/services/privacy/erase-customer.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'

describe('the desk of erasures', () => {
  it('writes a letter down, and does not let whoever wrote it confirm it while others may', async () => {
    let id = 0
    const { user, server } = await renderApp('/admin/customer-info-deletion', {
      actor: 'admin1',
      prepare: async ({ server }) => {
        id = (await server.signInCustomer()).userId
      },
    })
    expect(await screen.findByText(/^No erasure requests\./)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Record a request' }))
    const form = within(await screen.findByRole('dialog', { name: 'Record a request by letter, phone or nominee' }))
    await user.type(form.getByLabelText('Customer'), '999999')
    await user.type(form.getByLabelText('What was received, and when'), 'Letter of 3 March')
    await user.click(form.getByRole('button', { name: 'Send the link' }))
    expect(await form.findByText('We have no customer or application with this number')).toBeVisible()
    await user.clear(form.getByLabelText('Customer'))
    await user.type(form.getByLabelText('Customer'), String(id))
    await user.click(form.getByRole('button', { name: 'Send the link' }))
    expect(await screen.findByText(/^CLE-\d+ is recorded, and a link is on its way/)).toBeVisible()

    await user.click(await screen.findByRole('button', { name: /^Open CLE-/ }))
    const detail = within(await screen.findByRole('dialog', { name: /^Request CLE-/ }))
    expect(await detail.findByText('Name, mobile, email, PAN, address, income')).toBeVisible()
    expect(detail.getByText('Proof of consents')).toBeVisible()
    expect(detail.getByText(/Letter of 3 March/)).toBeVisible()
    // The only administrator: there is nobody else who could.
    await user.click(detail.getByRole('button', { name: 'Confirm by proof of identity' }))
    const confirm = within(await screen.findByRole('dialog', { name: /^Confirm / }))
    await user.click(confirm.getByRole('button', { name: 'Confirm' }))
    expect(await confirm.findByText(/^Please enter a reason/)).toBeVisible()
    await user.type(confirm.getByLabelText('Proof of identity seen'), 'Saw the identity card')
    await user.click(confirm.getByRole('button', { name: 'Confirm' }))
    expect(await detail.findByText(/Saw the identity card/)).toBeVisible()
    const [row] = (
      await listErasurePage(
        server.deps.db,
        { stage: 'open', search: undefined, now: server.deps.clock.now() },
        { page: 1, size: 25, sort: 'requested_at', direction: 'asc' },
      )
    ).rows
    expect(row).toMatchObject({ user_id: id, came_by: 'letter' })
  })

  it('puts what is opened into the address, with the certificate of what is done; in Hindi too', async () => {
    let reference = ''
    const { user } = await renderApp('/admin/customer-info-deletion?status=done', {
      actor: 'admin1',
      language: 'hi',
      prepare: async ({ server }) => {
        const { browser } = await server.signInCustomer()
        const body = await browser.call('requestErasure', { body: {} })
        reference = body.data.reference
        const { db, clock } = server.deps
        const row = await findErasureByReference(db, reference)
        if (!row) throw new Error('the request was not written')
        // As if the notice were over.
        await updateErasure(db, row.request_id, { erase_after: clock.now() })
        await eraseCustomer(server.deps, { request_id: row.request_id, at: '' })
      },
    })
    await user.click(await screen.findByRole('button', { name: `${reference} खोलें` }))
    expect(window.location.search).toContain(`request=${reference}`)
    const detail = within(await screen.findByRole('dialog', { name: `अनुरोध ${reference}` }))
    expect(await detail.findByRole('link', { name: /^प्रमाणपत्र खोलें/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/certificate\/[0-9a-f]{64}$/),
    )
    expect(detail.getByText('क्या मिट गया')).toBeVisible()
  })
})
