import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createTrackingLink } from '#server/services/leads/create-tracking-link.ts'
import { stopLink } from '#server/services/leads/stop-link.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'

const made =
  (...labels: string[]) =>
  async ({ server }: SignedIn) => {
    for (const label of labels)
      await createTrackingLink(
        server.deps,
        { product_type: 'Personal Loans', label },
        { partner_id: 1, partner_user_id: 1 },
      )
  }

describe('the desk of tracking links', () => {
  it('stops a link with a reason, shows why, and lets it work again', async () => {
    const { user } = await renderApp('/admin/tracking-links', { actor: 'admin1', prepare: made('Shop') })
    await user.click(await screen.findByRole('button', { name: /^Stop the link Shop of / }))
    const stop = within(await screen.findByRole('dialog', { name: /^Stop the link Shop of .*\?$/ }))
    expect(stop.getByText(/still comes to the product, as an ordinary visitor/)).toBeVisible()
    await user.click(stop.getByRole('button', { name: 'Stop the link' }))
    expect(await stop.findByText(/^Please enter a reason/)).toBeVisible()
    await user.type(stop.getByLabelText('Reason, as the partner reads it'), 'A misleading poster')
    await user.click(stop.getByRole('button', { name: 'Stop the link' }))
    expect(await screen.findByText(/Reason: A misleading poster/)).toBeVisible()
    const row = screen.getByRole('row', { name: /Shop/ })
    expect(within(row).getByText('Stopped by us')).toBeVisible()

    await user.click(screen.getByRole('button', { name: /^Let the link Shop of .* work again$/ }))
    const resume = within(await screen.findByRole('dialog'))
    await user.type(resume.getByLabelText('Reason for letting it work again'), 'The poster is gone')
    await user.click(resume.getByRole('button', { name: 'Let it work again' }))
    expect(await screen.findByRole('button', { name: /^Stop the link Shop of / })).toBeVisible()
  })

  it('makes links for many names, says which line is wrong, and shows their QR codes to be printed', async () => {
    const { user } = await renderApp('/admin/tracking-links', { actor: 'admin1', prepare: made('Shop') })
    await user.click(await screen.findByRole('button', { name: 'Make many links' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Many links for one partner' }))
    const names = dialog.getByLabelText('Names, one in each line')
    await user.type(names, 'Counter 1{enter}Counter <2>')
    await user.click(dialog.getByRole('button', { name: 'Make the links' }))
    expect(await dialog.findByText('Line 2: use at most 40 letters, digits, spaces, _ and -')).toBeVisible()
    expect(dialog.getAllByText('Choose a partner').length).toBe(2)
    await user.selectOptions(dialog.getByLabelText('For which partner'), '1')
    await user.clear(names)
    await user.type(names, 'Counter 1{enter}{enter}Counter 2{enter}Shop{enter}Counter 1')
    await user.click(dialog.getByRole('button', { name: 'Make the links' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'QR codes to print and cut out' }))
    const codesOf = () =>
      sheet
        .queryAllByRole('img')
        .map((code) => /^QR code of ([^,]+), .+\/go\/.+\?c=qr$/.exec(code.getAttribute('aria-label') ?? '')?.[1])
    await waitFor(() => expect(codesOf()).toEqual(['Counter 1', 'Counter 2', 'Shop']))
    expect((await sheet.findAllByText(/is a marketplace, not a lender\. .+ is its independent partner\./)).length).toBe(
      3,
    )
    await user.click(sheet.getByRole('button', { name: 'Close' }))
    expect(await screen.findByRole('button', { name: 'QR sheet of 3 links' })).toBeVisible()
  })

  it('keeps search and filters in the address, and says when nothing passes', async () => {
    const { user } = await renderApp('/admin/tracking-links?state=works', {
      actor: 'admin1',
      prepare: made('Shop', 'Fair'),
    })
    expect(await screen.findByText('Fair')).toBeVisible()
    await user.type(screen.getByRole('searchbox'), 'shop')
    await waitFor(() => expect(screen.queryByText('Fair')).toBeNull())
    expect(await screen.findByText('Shop')).toBeVisible()
    expect(window.location.search).toContain('state=works')
    expect(screen.getByRole('button', { name: /CSV/ })).toBeEnabled()
  })

  it('is cards on a phone; in Hindi too', async () => {
    vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(360)
    await renderApp('/admin/tracking-links', { actor: 'admin1', language: 'hi', prepare: made('Shop') })
    const list = await screen.findByRole('list', { name: 'पार्टनरों के लिंक' })
    const card = within(list)
    expect(await card.findByRole('heading', { name: 'Shop' })).toBeVisible()
    expect(card.getByText('क्लिक')).toBeVisible()
    expect(card.getByRole('button', { name: /का लिंक Shop रोकें$/ })).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('tells the partner that we stopped a link, and why, and makes no other in its place', async () => {
    const { server } = await renderApp('/partner/product-offering', {
      actor: 'partnerA',
      prepare: async (signedIn) => {
        await made('')(signedIn)
        await stopLink(signedIn.server.deps, 1, { reason: 'A poster promises approval' }, { admin_id: 1 })
      },
    })
    expect(await screen.findByText(/Reason: A poster promises approval/)).toBeVisible()
    expect(await screen.findByText(/^We have stopped your usual link for this product/)).toBeVisible()
    const { browser } = await server.signInPartner('a')
    const body = await browser.call('listTrackingLinks', { query: { product_type: 'Personal Loans' } })
    expect(body).toHaveLength(1)
  })
})
