import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import type { EndpointKey } from '#src/contract/endpoints.ts'
import { PLAIN_FUNNEL } from '#src/contract/entities/partners/funnel-config.ts'
import type { FunnelSwitch } from '#src/contract/entities/partners/partner-funnel.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { network, renderApp, on } from '#tests/setup/screens/render-app.tsx'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'

const RETRY = { en: 'Try again', hi: 'फिर से कोशिश करें' }

/** Answers once that the server is not well; a refusal is not asked again by itself. */
const failOnce = (key: EndpointKey) =>
  network.use(on(key, () => new HttpResponse(null, { status: 500 }), { once: true }))

/** Keeps one answer back until it is let go. */
function hold(key: EndpointKey): () => void {
  let go = () => {}
  const wait = new Promise<void>((resolve) => (go = resolve))
  network.use(on(key, async () => void (await wait), { once: true }))
  return () => act(go)
}

describe('home', () => {
  it('says that it loads, then why it could not, and loads on the second try', async () => {
    failOnce('getPartnerHome')
    const { user } = await renderApp('/partner', { actor: 'partnerB' })
    expect(await screen.findByText('Your figures could not be loaded.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: RETRY.en }))
    expect(await screen.findByText(/You have no leads yet/)).toBeVisible()
    expect(screen.queryByText('Your figures could not be loaded.')).toBeNull()
  })

  it('has the figures of each day as a table, where it is opened', async () => {
    await renderApp('/partner', { actor: 'partnerA' })
    const summary = await screen.findByText('Show the figures of each day')
    expect(screen.queryByRole('table')).toBeNull()
    fireEvent.click(summary)
    const table = within(await screen.findByRole('table'))
    expect(table.getByRole('columnheader', { name: 'Leads' })).toBeVisible()
    expect(table.getAllByRole('row').length).toBeGreaterThan(7)
  })

  it('has the link at hand, to copy and as a QR code', async () => {
    await renderApp('/partner', { actor: 'partnerB' })
    const own = await screen.findByRole('region', { name: 'Your personal loan link' })
    expect((await within(own).findByLabelText<HTMLInputElement>('Link')).value).toMatch(/\/go\/[\w-]+$/)
    expect(within(own).getByRole('button', { name: 'Copy link' })).toBeVisible()
    expect(within(own).getByRole('link', { name: 'QR code' })).toHaveAttribute(
      'href',
      '/partner/product-offering/personal-loan',
    )
  })

  it('a link that could not be prepared is asked for again; the figures stay', async () => {
    failOnce('listTrackingLinks')
    await renderApp('/partner', { actor: 'partnerB', language: 'hi' })
    const own = await screen.findByRole('region', { name: 'आपका पर्सनल लोन लिंक' })
    fireEvent.click(await within(own).findByRole('button', { name: RETRY.hi }))
    expect(await within(own).findByRole('link', { name: 'QR कोड' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('आपका स्वागत है')
  })
})

describe('reports', () => {
  it.each([
    ['leads', 'listLeadReport'],
    ['applications', 'listApplicationReport'],
    ['disbursals', 'listDisbursalReport'],
    ['payouts', 'listPayoutReport'],
  ] as const)('%s: fails in words, loads again, and says that there is nothing', async (tab, key) => {
    failOnce(key)
    await renderApp(`/partner/reports?tab=${tab}`, { actor: 'partnerB', language: 'hi' })
    const panel = await screen.findByRole('tabpanel')
    fireEvent.click(await within(panel).findByRole('button', { name: RETRY.hi }))
    await waitFor(() => expect(within(panel).queryByRole('button', { name: RETRY.hi })).toBeNull())
    await waitFor(() => {
      expect(within(panel).queryAllByRole('row').length).toBeLessThanOrEqual(2)
      expect(panel).toHaveTextContent(/नहीं/)
    })
  })
})

describe('the custom funnel', () => {
  const open = async (browser: Browser, ...parts: FunnelSwitch[]) => {
    for (const property of parts)
      await browser.call('updatePartnerFunnel', { params: { id: 1 }, body: { property, value: true } })
  }
  const opened =
    (...parts: FunnelSwitch[]) =>
    async ({ server }: SignedIn) =>
      open((await server.signInAdmin(1)).browser, ...parts)

  it('loads, fails in words and loads again; nothing opened means nothing to publish', async () => {
    const show = hold('getOwnFunnel')
    await renderApp('/partner/customFunnel', { actor: 'partnerA' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Custom funnel' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
    show()
    expect(
      await screen.findByText(/The administrator has not enabled any part of the funnel for you yet/),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
    for (const box of screen.getAllByRole('checkbox')) expect(box).toBeDisabled()

    failOnce('getOwnFunnel')
    await renderApp('/partner/customFunnel', { actor: 'partnerA', language: 'hi' })
    fireEvent.click(await screen.findByRole('button', { name: RETRY.hi }))
    expect(await screen.findByRole('heading', { level: 2, name: 'हेडलाइन' })).toBeVisible()
  })

  it('leaves out an enquiry, keeps what was chosen when it is refused, and publishes it', async () => {
    const { browser } = await renderApp('/partner/customFunnel', { actor: 'partnerA', prepare: opened('products') })
    const enquiries = await screen.findByRole('group', { name: /they are a link to an enquiry/ })
    const student = within(enquiries).getByRole('checkbox', { name: 'Student loan' })
    const phone = screen.getByTestId('phone')
    expect(phone).toHaveTextContent('Also here: Student loan, Two-wheeler loan, Car loan')
    fireEvent.click(student)
    expect(phone).toHaveTextContent('Also here: Two-wheeler loan, Car loan')
    // One product has to stay that is neither an enquiry nor a voucher.
    const tiles = within(screen.getByRole('list', { name: 'Products and their order' })).getAllByRole('checkbox')
    for (const box of tiles) if (!box.closest('li')?.textContent.includes('vouchers')) fireEvent.click(box)
    fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
    expect(await screen.findByText(/^Choose at least one product/)).toBeVisible()
    expect(student).not.toBeChecked()
    for (const box of tiles) if (!box.closest('li')?.textContent.includes('vouchers')) fireEvent.click(box)
    fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
    expect(await screen.findByText('Version 1')).toBeVisible()
    const { published } = await browser.call('getOwnFunnel')
    expect([...(published?.products ?? [])].sort()).toEqual(
      PLAIN_FUNNEL.products.filter((kind) => kind !== 'student').sort(),
    )
  })
})

describe('the menu', () => {
  it('opens the pages inside a page, marks the one that is open, and works by keyboard', async () => {
    const { user } = await renderApp('/partner/marketing-support/messaging-content', { actor: 'partnerA' })
    const menu = await screen.findByRole('navigation', { name: 'Menu' })
    expect(within(menu).getByRole('link', { name: 'Messaging content' })).toHaveAttribute('aria-current', 'page')
    expect(within(menu).getByRole('link', { name: 'Marketing support' })).not.toHaveAttribute('aria-current')
    expect(within(menu).queryByRole('link', { name: 'General query' })).toBeNull()
    const toggle = within(menu).getByRole('button', { name: 'Pages of Communication' })
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
    toggle.focus()
    await user.keyboard('{Enter}')
    expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await user.tab()
    expect(within(menu).getByRole('link', { name: 'Tech support' })).toHaveFocus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(window.location.pathname).toBe('/partner/communication/tech-support'))
    await waitFor(() => expect(within(menu).queryByRole('link', { name: 'Messaging content' })).toBeNull())
    expect(within(menu).getByRole('link', { name: 'Tech support' })).toHaveAttribute('aria-current', 'page')
  })
})
