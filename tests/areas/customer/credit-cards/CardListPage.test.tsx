import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, expect, it } from 'vitest'
import { keepChosen, readChosen } from '#src/features/cards/chosen-cards.ts'
import { rememberedPath } from '#src/lib/remember.ts'
import { getSession } from '#src/lib/session/session-store.ts'
import { network, renderApp, on } from '#tests/setup/screens/render-app.tsx'

afterEach(() => {
  for (const name of ['CCDetailssecured', 'CCDetailsunsecured']) document.cookie = `${name}=; path=/; max-age=0`
})

const tile = (name: string) => screen.findByRole('article', { name })
const tiles = () => screen.queryAllByRole('article').map((each) => within(each).getByRole('heading').textContent)
const box = async (name: string) => within(await tile(name)).getByRole('checkbox')
const answer = (data: unknown) => network.use(on('listCreditCards', () => HttpResponse.json({ data })))
const CARD = {
  category_id: 7,
  category_name: 'Seven',
  sort_order: 1,
  category_img_thumb: '',
  key_feature: '',
  annual_fee: '',
  marketing_bullets: [],
  secured: 0,
  issuer: '',
  finance_charge_pct: null,
  late_fee: '',
  key_feature_hi: '',
  annual_fee_hi: '',
  late_fee_hi: '',
  marketing_bullets_hi: [],
  terms_link: '',
}

it.each([
  ['/credit-cards', 'Credit cards', 9, 'All'],
  ['/cards-unsecured', 'Unsecured credit cards', 6, 'Unsecured'],
  ['/cards-secured', 'Secured credit cards', 3, 'Secured'],
])('%s shows its kind, with the cost of every card beside Apply', async (path, title, count, kind) => {
  await renderApp(path)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  await waitFor(() => expect(tiles()).toHaveLength(count))
  expect(screen.getByRole('link', { name: kind, current: 'page' })).toHaveAttribute('href', path)
  for (const each of screen.getAllByRole('article')) {
    for (const term of ['Annual fee', 'Finance charge', 'Late fee']) expect(within(each).getByText(term)).toBeVisible()
    expect(each).toHaveTextContent(/\d\d\.\d\d% a year/)
    expect(within(each).getByRole('button', { name: /^Apply/ })).toBeVisible()
  }
  expect(screen.getByText(/The order is the same for everybody and is no recommendation/)).toBeInTheDocument()
  expect(document.body.textContent).not.toMatch(/\b(best|top|recommended|popular|ideal)\b/i)
})

it('says in words what the finance charge costs', async () => {
  await renderApp('/cards-unsecured')
  expect(await tile('Tamarind Everyday')).toHaveTextContent(/42\.00% a year.*₹10,000 unpaid: about ₹350 a month/)
  // What it is stands once above them, not on each card.
  expect(screen.getAllByText(/interest on what you do not pay by the due date/)).toHaveLength(1)
})

it('a Hindi page has the whole card in Hindi, its name and its bank excepted', async () => {
  await renderApp('/credit-cards', { language: 'hi' })
  const card = await tile('Peepal Start')
  for (const text of [
    'कोई नहीं',
    '₹100 से ₹750, बकाया रकम के हिसाब से',
    'पहले कार्ड के लिए, ₹10,000 या ज़्यादा की फ़िक्स्ड डिपॉज़िट पर',
    'आय का कोई प्रमाण नहीं माँगा जाता',
  ])
    expect(within(card).getByText(text)).toBeInTheDocument()
  for (const each of screen.getAllByRole('article'))
    expect([...each.querySelectorAll('[lang=en]')].map(({ textContent }) => textContent)).toEqual([
      within(each).getByRole('heading').textContent,
      expect.stringMatching(/Bank$/),
    ])
})

it('a card that lacks some of its Hindi is in English as a whole, and says so', async () => {
  const texts = { key_feature: 'Lounges', annual_fee: '₹499 + GST', late_fee: '₹100' }
  const hindi = { key_feature_hi: 'लाउंज', annual_fee_hi: '₹499 और GST', late_fee_hi: '' }
  answer([{ ...CARD, ...texts, ...hindi, marketing_bullets: ['One'], marketing_bullets_hi: ['एक'] }])
  await renderApp('/credit-cards', { language: 'hi' })
  const card = within(await tile('Seven'))
  for (const text of ['Lounges', '₹499 + GST', '₹100']) expect(card.getByText(text)).toHaveAttribute('lang', 'en')
  expect(card.getByText('One').closest('ul')).toHaveAttribute('lang', 'en')
  expect(card.queryByText('लाउंज')).toBeNull()
  expect(card.getByText('यह जानकारी अभी सिर्फ़ अंग्रेज़ी में है।')).toBeVisible()
})

it('compares up to four cards of both kinds, in the address and across the three lists', async () => {
  const { user } = await renderApp('/cards-unsecured')
  await user.click(await box('Tamarind Everyday'))
  expect(await screen.findByText('1 of 4')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Compare' })).toBeDisabled()
  await user.click(screen.getByRole('link', { name: 'All' }))
  await waitFor(() => expect(window.location.pathname).toBe('/credit-cards'))
  expect(await box('Tamarind Everyday')).toBeChecked()
  for (const name of ['Peepal Start', 'Cobalt Travel', 'Banyan Family']) await user.click(await box(name))
  expect(await screen.findByText('4 of 4')).toBeInTheDocument()
  expect(await box('Monsoon Fuel')).toBeDisabled()
  await waitFor(() => expect(window.location.search).toBe('?compare=104-101-108-107'))

  await user.click(screen.getByRole('button', { name: 'Compare' }))
  const sheet = await screen.findByRole('dialog', { name: 'Compare cards' })
  const rows = within(sheet).getAllByRole('row')
  expect(within(rows[0] ?? sheet).getAllByRole('columnheader')).toHaveLength(5)
  expect(within(sheet).getByRole('row', { name: /^Late fee/ })).toHaveTextContent('₹100 to ₹1,250')
  await user.click(within(sheet).getAllByRole('button', { name: /^Remove/ })[0] ?? sheet)
  await waitFor(() => expect(within(sheet).getAllByRole('columnheader')).toHaveLength(4))
})

it('narrows to cards with every benefit that is asked for; the address keeps it across the three lists', async () => {
  const { user } = await renderApp('/credit-cards')
  await tile('Peepal Start')
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  await press('Fuel')
  await waitFor(() => expect(tiles()).toEqual(['Monsoon Fuel']))
  await press('Fuel')
  await press('Travel')
  await waitFor(() => expect(tiles()).not.toContain('Peepal Start'))
  expect(tiles()).toContain('Cobalt Travel')
  await user.click(await box('Cobalt Travel'))
  await user.click(screen.getByRole('link', { name: 'Unsecured' }))
  await screen.findByRole('heading', { level: 1, name: 'Unsecured credit cards' })
  expect(new URLSearchParams(window.location.search).get('with')).toBe('travel')
  expect(await box('Cobalt Travel')).toBeChecked()
  expect(screen.getByRole('button', { name: 'Travel', pressed: true })).toBeVisible()
  await press('No annual fee')
  expect(await screen.findByText('No card has all of this')).toBeVisible()
  await press('Show all of this type')
  await waitFor(() => expect(tiles()).toHaveLength(6))
  expect(window.location.search).not.toContain('with=')
})

it.each([
  ['/credit-cards?with=free', 'en', ['Peepal Start']],
  ['/credit-cards?with=cashback-nonsense', 'hi', ['Tamarind Everyday']],
] as const)('%s opens narrowed, in %s', async (path, language, names) => {
  await renderApp(path, { language })
  await waitFor(() => expect(tiles().length).toBeGreaterThan(0))
  expect(tiles()).toEqual(expect.arrayContaining([...names]))
  expect(tiles().length).toBeLessThan(5)
})

it('opens a comparison that somebody sent, without what is not there', async () => {
  await renderApp('/credit-cards?compare=104-101-999-x-104')
  expect(await screen.findByText('2 of 4')).toBeInTheDocument()
})

it('keeps the choice of a visitor in the cookie of its kind and goes on to the sign-in', async () => {
  const { user } = await renderApp('/cards-secured')
  await user.click(within(await tile('Neem Deposit')).getByRole('button', { name: /^Apply/ }))
  expect(await screen.findByLabelText('Mobile number')).toBeInTheDocument()
  expect(window.location.pathname).toBe('/verification')
  expect(getSession().productType).toBe('Credit Cards')
  expect(rememberedPath('customer')).toBe('/credit-card?card=102')
  const kept = /CCDetailssecured=([^;]+)/.exec(document.cookie)?.[1] ?? ''
  expect(JSON.parse(decodeURIComponent(kept))).toEqual([{ category_id: 102, category_name: 'Neem Deposit' }])
  expect(document.cookie).not.toContain('CCDetailsunsecured')
})

it('a customer goes straight to the card, and the server keeps the product', async () => {
  const { user, browser } = await renderApp('/credit-cards', { actor: 'consumerA' })
  await user.click(within(await tile('Tamarind Everyday')).getByRole('button', { name: /^Apply/ }))
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/credit-card?card=104'))
  const body = await browser.call('readCookie', { query: { name: 'productType' } })
  expect(body).toEqual({ value: 'Credit Cards' })
})

it('says what is not known instead of leaving it out', async () => {
  answer([CARD])
  await renderApp('/credit-cards')
  const card = await tile('Seven')
  expect(within(card).getAllByText('Not known yet. Please ask the bank.')).toHaveLength(3)
  expect(within(card).queryByRole('link')).not.toBeInTheDocument()
})

it('shows hostile words as words, and no link that is not https', async () => {
  answer([
    {
      ...CARD,
      category_name: '<img src=x onerror=alert(1)>',
      terms_link: 'javascript:alert(1)',
      key_feature: 'ऋ'.repeat(400),
    },
  ])
  await renderApp('/credit-cards')
  const card = await screen.findByRole('article')
  expect(within(card).getByRole('heading')).toHaveTextContent('<img src=x onerror=alert(1)>')
  expect(within(card).queryByRole('link')).not.toBeInTheDocument()
  expect(card.querySelector('img')).toBeNull()
})

it.each([
  ['no cards', () => answer([]), 'No card at the moment'],
  ['nonsense', () => answer('x'), 'The cards could not be loaded.'],
  ['no connection', () => network.use(on('listCreditCards', () => HttpResponse.error())), /could not be loaded/],
])('%s: says so', async (_, plant, text) => {
  plant()
  await renderApp('/credit-cards')
  expect(await screen.findByText(text)).toBeInTheDocument()
})

it('tries again', async () => {
  network.use(on('listCreditCards', () => HttpResponse.json({ message: 'x', code: 'server_error' }, { status: 500 })))
  const { user } = await renderApp('/credit-cards')
  const again = await screen.findByRole('button', { name: 'Try again' })
  network.resetHandlers()
  await user.click(again)
  expect(await tile('Peepal Start')).toBeInTheDocument()
})

it('a cookie that somebody wrote by hand is as good as none', () => {
  for (const value of ['x', '{}', '[1,null,{"category_id":"1","category_name":"a"}]', '%E0%A4%A']) {
    document.cookie = `CCDetailssecured=${value}; path=/`
    expect(readChosen()).toEqual([])
  }
  for (const id of [1, 2, 3, 4, 5, 2]) keepChosen({ ...CARD, category_id: id, secured: 1 })
  expect(readChosen()).toEqual([2, 5, 4, 3])
})
