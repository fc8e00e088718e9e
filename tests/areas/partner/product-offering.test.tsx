import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { toPaise } from '#src/contract/rules/paise.ts'
import hi from '#src/locales/hi/rules.json'
import { removeTrackingLinks, storedTrackingLinks } from '#tests/builders/lead.ts'
import { changePartners, changePartnerUsers } from '#tests/builders/partner.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'

const PAGE = '/partner/product-offering'

describe('product offering', () => {
  it('makes the usual link by itself, a named one when asked, and copies what is chosen', async () => {
    const { user, server } = await renderApp(PAGE, { actor: 'partnerA' })
    const address = await screen.findByLabelText<HTMLInputElement>('Link')
    expect(address.value).toMatch(/\/go\/[0-9A-Za-z]{12}$/)
    expect(await screen.findByRole('img', { name: `QR code of the link ${address.value}?c=qr` })).toBeInTheDocument()
    const usual = address.value

    await user.click(screen.getByRole('button', { name: 'Make the link' }))
    expect(await screen.findByText('Please give the link a name')).toBeVisible()
    const name = screen.getByLabelText('Name for another link')
    expect(name).toHaveFocus()
    await user.type(name, 'shop <1>')
    await user.click(screen.getByRole('button', { name: 'Make the link' }))
    expect(await screen.findByText('Use letters, digits, spaces, _ and - only')).toBeVisible()
    expect(name).toHaveValue('shop <1>')
    await user.clear(name)
    await user.type(name, 'Camp 1{Enter}')
    await waitFor(() => expect(screen.getByLabelText('Which link')).toBeInTheDocument())
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Link').value).not.toBe(usual))
    expect(name).toHaveValue('')

    const write = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(write).toHaveBeenCalledWith(screen.getByLabelText<HTMLInputElement>('Link').value)
    expect(await screen.findByText('Link copied')).toBeInTheDocument()
    write.mockRejectedValueOnce(new Error('not allowed'))
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(await screen.findByText(/did not allow copying/)).toBeInTheDocument()

    await user.click(screen.getByRole('button', { name: 'Stop the link Camp 1' }))
    const asked = await screen.findByRole('alertdialog')
    expect(within(asked).getByText(/Camp 1 will bring you nobody/)).toBeVisible()
    await user.click(within(asked).getByRole('button', { name: 'Stop the link' }))
    expect(await screen.findByText('Stopped')).toBeVisible()
    const rows = await storedTrackingLinks(server)
    expect(rows.map(({ label, disabled_at }) => [label, disabled_at !== null])).toEqual([
      ['', false],
      ['Camp 1', true],
    ])
  })

  it('the poster carries the locked lines; an unknown product leads to the list', async () => {
    const { user } = await renderApp(`${PAGE}/gold-loan`, { actor: 'partnerB' })
    await user.click(await screen.findByRole('button', { name: 'A4 poster' }))
    const poster = await screen.findByRole('dialog', { name: 'Poster' })
    expect(await within(poster).findByText(/BazaarMitra Retail is its independent partner/)).toBeVisible()
    expect(within(poster).getByText(/APR 21\.60% to 33\.36%/)).toBeVisible()
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    await waitFor(() => expect(within(poster).getByRole('button', { name: 'Print' })).toBeEnabled())
    await user.click(within(poster).getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    print.mockRestore()

    await renderApp(`${PAGE}/%3Cscript%3E`, { actor: 'partnerA' })
    await waitFor(() => expect(window.location.pathname).toBe(PAGE))
  })

  it('the inspector asks for a number or an address and answers in words; it is not there without the right', async () => {
    const { user } = await renderApp(`${PAGE}/personal-loan`, { actor: 'partnerA', language: 'hi' })
    const panel = await screen.findByRole('region', { name: 'क्या यह लीड मेरा है?' })
    const field = within(panel).getByLabelText('मोबाइल नंबर या ईमेल')
    const check = () => user.click(within(panel).getByRole('button', { name: 'जाँचें' }))
    const none = 'इस ग्राहक और प्रोडक्ट के लिए आपका कोई लीड नहीं है'
    await check()
    expect(within(panel).getByText(hi.contact.invalid)).toBeVisible()
    await user.type(field, '98123')
    await check()
    expect(field).toHaveFocus()
    expect(within(panel).getByText(hi.phone.invalid)).toBeVisible()
    await user.type(field, '45678')
    await check()
    expect(await within(panel).findByText(none)).toBeVisible()
    await user.clear(field)
    await user.type(field, 'asha@example')
    await check()
    expect(within(panel).getByText(hi.email.hint.domain)).toBeVisible()
    await user.type(field, '.com')
    await check()
    expect(await within(panel).findByText(none)).toBeVisible()

    await renderApp(PAGE, {
      actor: 'partnerA',
      prepare: async ({ server }) => {
        await changePartnerUsers(server, { partner_id: 1 }, { owner: 0 })
      },
    })
    expect(await screen.findByLabelText('Link')).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Is this lead mine?' })).toBeNull()
  })

  it('a product that earns nothing says so, and promises no slab', async () => {
    await renderApp(`${PAGE}/credit-cards`, {
      actor: 'partnerA',
      prepare: async ({ server }) => {
        await changePartners(server, { partner_id: 1 }, { revenue_flat_fee: toPaise(50) })
        await changePartnerUsers(server, { partner_id: 1 }, { owner: 1 })
      },
    })
    expect((await screen.findAllByText('No commission for this product so far')).length).toBeGreaterThan(0)
    expect(screen.queryByText(/^Before tax/)).toBeNull()
    await renderApp(`${PAGE}/gold-loan`, { actor: 'partnerA' })
    expect((await screen.findAllByText('₹50 for each loan paid out')).length).toBeGreaterThan(0)
    expect(screen.getByText(/^Before tax/)).toBeVisible()
  })

  it('nobody makes links in a masquerade', async () => {
    const { server } = await renderApp(PAGE, {
      actor: 'admin1',
      prepare: async ({ browser, server }) => {
        await removeTrackingLinks(server)
        await browser.call('startMasquerade', { body: { kind: 'merchant', id: 1, reason: 'a call from them' } })
      },
    })
    expect(await screen.findByText(/Nobody makes one in a partner's name/)).toBeVisible()
    expect(await storedTrackingLinks(server)).toEqual([])
  })
})
