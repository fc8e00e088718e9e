import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import type { Voucher } from '#src/contract/entities/catalogue/voucher.ts'
import { expectConsoleError } from '#tests/setup/screens/expected-errors.ts'
import { network, renderApp, on } from '#tests/setup/screens/render-app.tsx'

const HOSTILE = '<img src=x onerror=alert(1)>'
const voucher = (changes: Partial<Voucher> = {}): Voucher => ({
  voucher_id: 101,
  merchant: 'Annapurna Kirana',
  title: '₹150 off groceries',
  title_hi: 'किराने पर ₹150 की छूट',
  category: 'groceries',
  terms: 'For bills from ₹1,000. One voucher for one bill.',
  terms_hi: '₹1,000 या ज़्यादा के बिल पर। एक बिल पर एक वाउचर।',
  valid_until: '2027-03-31T18:29:59.000Z',
  available: true,
  ...changes,
})
const listIs = (...data: Voucher[]) => network.use(on('listVouchers', () => HttpResponse.json({ data })))
const refuse = (status: number, code: string) =>
  network.use(http.post('*/claim', () => HttpResponse.json({ message: 'No', code }, { status })))

describe('vouchers', () => {
  test('everybody browses: category and search are in the address, a claimed-out one says so without a button', async () => {
    const { user } = await renderApp('/vouchers')
    expect(await screen.findAllByRole('article')).toHaveLength(12)
    const gone = screen.getByRole('article', { name: '₹200 off shoes' })
    expect(within(gone).getByText('All claimed')).toBeVisible()
    expect(within(gone).queryByRole('button')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Food' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
    expect(window.location.search).toBe('?category=food')
    await user.type(screen.getByLabelText('Search store or offer'), 'TEA')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    expect(window.location.search).toBe('?category=food&search=TEA')
    expect(screen.getByText('1 voucher')).toBeVisible()
    await user.type(screen.getByLabelText('Search store or offer'), 'zz')
    await user.click(await screen.findByRole('button', { name: 'Show all vouchers' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(12))
    // A small number left would only hurry people.
    expect(document.body.textContent).not.toMatch(/\d left|hurry|only \d|last chance/i)
  })

  test('claiming leads over the sign-in and remembers the way back', async () => {
    const { user } = await renderApp('/vouchers?category=food')
    const [button] = await screen.findAllByRole('button', { name: /^Sign in to claim/ })
    if (!button) throw new Error('no voucher')
    await user.click(button)
    await waitFor(() => expect(window.location.pathname).toBe('/verification'))
    expect(window.sessionStorage.getItem('cl.return.customer')).toMatch(/^\/vouchers\?category=food&voucher=\d+$/)
  })

  test('a claim shows its code at once and again on the next visit', async () => {
    const { user, browser } = await renderApp('/vouchers?category=travel', { actor: 'consumerA' })
    await user.click(await screen.findByRole('button', { name: /^Claim voucher.*Safar Bus/ }))
    const card = within(screen.getByRole('article', { name: '₹100 off a bus ticket' }))
    const code = (await card.findByText(/^SAFAR-/)).textContent
    expect(card.queryByRole('button', { name: /^Claim voucher/ })).toBeNull()
    await renderApp('/vouchers', { as: browser })
    const own = within(await screen.findByRole('region', { name: 'Your vouchers' }))
    expect(own.getByText(code)).toBeVisible()
  })

  test.each([
    [409, 'conflict', /All of these vouchers are claimed/],
    [409, 'offer_unavailable', /has ended or is no longer offered/],
    [404, 'not_found', /has ended or is no longer offered/],
    [500, 'server_error', /^No$/],
  ])('a refused claim (%s %s) says why', async (status, code, words) => {
    expectConsoleError(/./)
    listIs(voucher())
    refuse(status, code)
    const { user } = await renderApp('/vouchers', { actor: 'consumerA' })
    await user.click(await screen.findByRole('button', { name: /^Claim voucher/ }))
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByRole('button', { name: /^Claim voucher/ })).toBeEnabled()
  })

  test('a list that fails can be asked for again; an empty one says so; hostile text stays text', async () => {
    expectConsoleError(/./)
    network.use(
      on('listVouchers', () => HttpResponse.json({ message: 'Not now', code: 'server_error' }, { status: 500 }), {
        once: true,
      }),
    )
    const { user } = await renderApp('/vouchers')
    expect(await screen.findByText('Not now')).toBeVisible()
    listIs(voucher({ title: HOSTILE, merchant: HOSTILE.repeat(4), terms: HOSTILE }))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('article', { name: HOSTILE })).toBeVisible()
    expect(document.querySelector('main img')).toBeNull()
    listIs()
    await renderApp('/vouchers', { language: 'hi' })
    expect(await screen.findByText('अभी कोई वाउचर नहीं')).toBeVisible()
  })

  test('words that came as data: in Hindi where we know them, else marked as English', async () => {
    listIs(voucher(), voucher({ voucher_id: 102, title: 'Free bag', title_hi: '', terms: 'One each.', terms_hi: '' }))
    await renderApp('/vouchers', { language: 'hi' })
    expect(await screen.findByRole('article', { name: 'किराने पर ₹150 की छूट' })).toBeVisible()
    expect(screen.getByText('Free bag')).toHaveAttribute('lang', 'en')
  })
})
