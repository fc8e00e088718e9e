import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { seedLeads } from '#server/seed/demo/seed-leads.ts'
import { addressOfFound } from '#src/app/layouts/command/found-address.ts'
import type { FoundKind } from '#src/contract/entities/search/found.ts'
import { storedApplications } from '#tests/builders/application.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'

beforeEach(() => {
  window.localStorage.removeItem('cl.office')
})

const press = (key: string, more: Partial<KeyboardEventInit> = {}, on: Element = document.body) =>
  fireEvent.keyDown(on, { key, ...more })
const field = () => screen.findByRole('combobox', { name: 'Search pages, records and commands' })
const active = async () => {
  const id = (await field()).getAttribute('aria-activedescendant')
  return document.getElementById(id ?? '')
}
async function openPalette() {
  await screen.findByRole('button', { name: 'Search' })
  press('k', { ctrlKey: true })
  return field()
}
const type = async (text: string) => fireEvent.change(await field(), { target: { value: text } })

async function seed({ server }: SignedIn) {
  await seedLeads(server.deps, 10, 'cl')
}

describe('the palette', () => {
  it('opens by Ctrl K and by its button, and closes by Escape and Ctrl K', async () => {
    await renderApp('/admin/dashboard', { actor: 'admin1' })
    fireEvent.click(await screen.findByRole('button', { name: 'Search' }))
    expect(await field()).toHaveFocus()
    fireEvent.keyDown(await field(), { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
    await openPalette()
    press('k', { metaKey: true })
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  })

  it('goes to a page with the arrows and Enter; what is chosen is told', async () => {
    await renderApp('/admin/dashboard', { actor: 'admin1' })
    await openPalette()
    await type('lend')
    expect(await active()).toHaveTextContent(/^Lenders/)
    fireEvent.keyDown(await field(), { key: 'ArrowDown' })
    expect(await active()).toHaveTextContent(/^Lenders On\/Off/)
    expect(await active()).toHaveAttribute('aria-selected', 'true')
    fireEvent.keyDown(await field(), { key: 'Enter' })
    await waitFor(() => expect(window.location.pathname).toBe('/admin/vendors-on-off'))
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('finds a page by the English word of its address, in Hindi', async () => {
    await renderApp('/admin/dashboard', { actor: 'admin1', language: 'hi' })
    await screen.findByRole('button', { name: 'खोजें' })
    press('k', { ctrlKey: true })
    const hindi = await screen.findByRole('combobox', { name: 'पेज, रिकॉर्ड और कमांड खोजिए' })
    fireEvent.change(hindi, { target: { value: 'credit-cards' } })
    expect(screen.getAllByRole('option')).toHaveLength(1)
  })

  it('shows only the pages of the role', async () => {
    await renderApp('/admin/csr-portal', { actor: 'admin3' })
    await openPalette()
    const pages = within(screen.getByRole('group', { name: 'Pages' })).getAllByRole('option')
    expect(pages).toHaveLength(4)
  })

  it('offers what can be done on the page', async () => {
    await renderApp('/admin/credit-cards', { actor: 'admin1' })
    await screen.findByRole('heading', { level: 1 })
    await openPalette()
    fireEvent.click(within(screen.getByRole('group', { name: 'On this page' })).getByRole('option', { name: /Create/ }))
    expect(await screen.findByRole('dialog', { name: /card/i })).toBeVisible()
  })

  it('finds pages, tabs and dialogs by other words, in either language', async () => {
    await renderApp('/admin/dashboard', { actor: 'admin1' })
    await openPalette()
    for (const [text, name] of [
      ['slab', 'Lenders'],
      ['tds', 'Tax'],
      ['de-dupe', 'De-dupe logs'],
      ['otp', 'OTP Failure'],
      ['invite', 'Invite a colleague'],
      ['criteria', 'Criteria'],
      ['create', 'Create lender'],
      ['gst', 'Tax'],
      ['audit', 'Activity log'],
      ['brand', 'Partners'],
      ['status words', 'Status words'],
      ['complaint', 'Tickets'],
      ['payout', 'Payment runs'],
      ['शिकायत', 'Tickets'],
    ] as const) {
      await type(text)
      await waitFor(() =>
        expect(screen.queryAllByRole('option', { name: new RegExp(`^${name}`) }), text).not.toEqual([]),
      )
    }
  })

  it('finds nothing inside a page that the role may not open', async () => {
    await renderApp('/admin/csr-portal', { actor: 'admin3' })
    await openPalette()
    await type('closed')
    expect(await screen.findAllByRole('option', { name: /^Closed/ })).toHaveLength(2)
    for (const text of ['slab', 'De-dupe', 'Invite', 'Create lender', 'Reverse the payment', 'payout']) {
      await type(text)
      await waitFor(() => expect(screen.queryByText('Searching…')).toBeNull())
      expect(screen.queryAllByRole('option'), text).toEqual([])
    }
  })

  it('opens a tab by its name', async () => {
    await renderApp('/admin/dashboard', { actor: 'admin1' })
    await openPalette()
    await type('Legal holds')
    fireEvent.click(await screen.findByRole('option', { name: /^Legal holds/ }))
    await waitFor(() => expect(window.location.search).toBe('?tab=holds'))
    expect(window.location.pathname).toBe('/admin/customer-eligibility')
  })

  it('finds a customer by a mobile number, which no address keeps', async () => {
    await renderApp('/admin/csr-portal', {
      actor: 'admin3',
      prepare: async ({ server }) => void (await server.signInCustomer({ destination: '9876543210' })),
    })
    await openPalette()
    await type('+91 98765 43210')
    fireEvent.click(await screen.findByRole('option', { name: /^Find this customer/ }))
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/admin\/csr-portal\/\d+\/0$/))
    expect(window.location.href).not.toContain('43210')
  })

  it('lists the records that were opened last, the newest first', async () => {
    const { browser } = await renderApp('/admin/lenders', { actor: 'admin1' })
    const [first, second] = await browser.call('listAdminLenders')
    for (const each of [first, second]) {
      fireEvent.click(await screen.findByRole('link', { name: each?.name ?? '' }))
      await screen.findByRole('heading', { level: 1, name: each?.name ?? '' })
      fireEvent.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Lenders' }))
    }
    await openPalette()
    const last = within(screen.getByRole('group', { name: 'Recently opened' })).getAllByRole('option')
    expect(last.map(({ textContent }) => textContent)).toEqual([second?.name, first?.name])
  })

  it('finds an application by its number and leads to it', async () => {
    const { server } = await renderApp('/admin/dashboard', { actor: 'admin1', prepare: seed })
    const [row] = await storedApplications(server)
    await openPalette()
    await type(row?.reference ?? '')
    const option = await screen.findByRole('option', { name: new RegExp(`^${row?.reference ?? ''}`) })
    expect(option).toHaveTextContent('Application')
    fireEvent.click(option)
    // By its number to its customer, the timeline open at this application.
    await waitFor(() =>
      expect(window.location.pathname).toBe(`/admin/csr-portal/${row?.user_id ?? 0}/${row?.reference ?? ''}`),
    )
    expect(await screen.findByRole('heading', { name: `Only ${row?.reference ?? ''}, newest first` })).toBeVisible()
  })

  it('says that nothing was found, and what can be typed', async () => {
    await renderApp('/admin/dashboard', { actor: 'admin1' })
    await openPalette()
    await type('CLT-999999')
    await waitFor(() => expect(screen.getAllByText(/^Nothing found\./)[0]).toBeVisible())
  })
})

describe('quick typing', () => {
  /** As fingers do it: none of them waits for what is on the screen, and what is typed goes to what has the focus. */
  const pressAll = (keys: string[]) => {
    for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key })
  }

  it('what is typed before the field is there is in it, less what was taken back', async () => {
    await renderApp('/admin/lenders', { actor: 'admin1' })
    await screen.findByRole('button', { name: 'Search' })
    press('k', { ctrlKey: true })
    pressAll(['m', 'i', 's', 'x', 'Backspace'])
    expect(await field()).toHaveValue('mis')
    expect(await field()).toHaveFocus()
    expect(await active()).toHaveTextContent(/^MIS/)
    // From now on the field has them itself.
    await type('miss')
    expect(await field()).toHaveValue('miss')
  })

  it('Enter opens what the text found, once it is found, and nothing else meanwhile', async () => {
    const { server } = await renderApp('/admin/dashboard', { actor: 'admin1', prepare: seed })
    const [row] = await storedApplications(server)
    await screen.findByRole('button', { name: 'Search' })
    press('k', { ctrlKey: true })
    pressAll([...(row?.reference ?? ''), 'Enter'])
    await waitFor(() =>
      expect(window.location.pathname).toBe(`/admin/csr-portal/${row?.user_id ?? 0}/${row?.reference ?? ''}`),
    )
  })

  it('Enter on no text, and on one that is typed over, opens nothing', async () => {
    const { server } = await renderApp('/admin/dashboard', { actor: 'admin1', prepare: seed })
    const [row] = await storedApplications(server)
    await openPalette()
    fireEvent.keyDown(await field(), { key: 'Enter' })
    expect(await field()).toBeVisible()
    await type(row?.reference ?? '')
    fireEvent.keyDown(await field(), { key: 'Enter' })
    await type('CLT-999999')
    await waitFor(() => expect(screen.getAllByText(/^Nothing found\./)[0]).toBeVisible())
    expect(window.location.pathname).toBe('/admin/dashboard')
  })
})

describe('where a record stands', () => {
  const found = (kind: FoundKind, id: string) => addressOfFound({ ...NOTHING, kind, id, name: id }, 1, '2026-11-26')
  const NOTHING = {
    product: null,
    lender: null,
    lender_id: null,
    partner: null,
    status: null,
    amount: null,
    day: null,
    month: null,
    on: null,
  }
  it.each([
    ['lead', 'LD-310101', '/admin/tracking-links?lead=LD-310101'],
    ['erasure', 'CLE-000124', '/admin/customer-info-deletion?request=CLE-000124'],
    ['statement', 'KFS-610101', '/admin/csr-portal?find=KFS-610101'],
    ['enquiry', 'LE-7K2M9QXA', '/admin/loan-enquiries/LE-7K2M9QXA'],
    ['batch', '7', '/admin/application-status-file?batch=7'],
    ['card', 'Axis', '/admin/credit-cards?search=Axis'],
    ['staff', 'Asha', '/admin/user-management?tab=staff&search=Asha'],
    ['bill', 'CL/26-27/00001', '/admin/reconciliation?tab=billing'],
    ['payment_run', '3', '/admin/payment-runs/3'],
    ['batch_mis', '7', '/admin/mis-upload?batch=7'],
    ['batch_commission', '7', '/admin/commission-upload-file?batch=7'],
  ] as const)('%s %s: %s', (kind, id, address) => {
    expect(found(kind, id)).toBe(address)
  })

  it.each([
    ['lead', 'LD-310101'],
    ['enquiry', 'LE-7K2M9QXA'],
  ] as const)('of a %s an analyst opens the person', (kind, id) => {
    expect(addressOfFound({ ...NOTHING, kind, id, name: id }, 2, '2026-11-26')).toBe(`/admin/csr-portal?find=${id}`)
  })
})

describe('single keys', () => {
  it('? lists the keys, / goes to the search of the table; in a field they are letters', async () => {
    await renderApp('/admin/lenders', { actor: 'admin1' })
    const search = await screen.findByRole('searchbox')
    press('/')
    expect(search).toHaveFocus()
    press('?', {}, search)
    expect(screen.queryByRole('dialog')).toBeNull()
    search.blur()
    press('?')
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  })

  it('can be switched off, and Ctrl K stays', async () => {
    await renderApp('/admin/lenders', { actor: 'admin1' })
    const search = await screen.findByRole('searchbox')
    press('?')
    fireEvent.click(await screen.findByRole('switch', { name: 'Use single-key shortcuts' }))
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    press('/')
    expect(search).not.toHaveFocus()
    press('?')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await openPalette()).toBeVisible()
  })

  it('a partner has no palette', async () => {
    await renderApp('/partner/home', { actor: 'partnerA' })
    await screen.findByRole('heading', { level: 1 })
    press('k', { ctrlKey: true })
    press('?')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
