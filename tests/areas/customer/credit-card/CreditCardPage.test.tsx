import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, expect, it } from 'vitest'
import { keepChosen, readChosen } from '#src/features/cards/chosen-cards.ts'
import { given } from '#tests/server/services/shared/journey.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { network, renderApp, on } from '#tests/setup/screens/render-app.tsx'
import type { RenderAppOptions } from '#tests/setup/screens/render-app.tsx'

const NO_HINDI = { key_feature_hi: '', annual_fee_hi: '', late_fee_hi: '', marketing_bullets_hi: [] }

afterEach(() => {
  for (const name of ['CCDetailssecured', 'CCDetailsunsecured']) document.cookie = `${name}=; path=/; max-age=0`
})

const CONSENT = /Tamarind Bank may learn by a one-time number/
const open = (path: string, options: RenderAppOptions = {}) =>
  renderApp(path, { actor: 'consumerA', productType: 'Credit Cards', ...options })
const press = () => screen.findByRole('button', { name: 'Apply for Tamarind Everyday' })
const applied = async (browser: Browser) =>
  (await browser.call('listApplications')).data.filter(({ status }) => status !== 'draft')
const applyBefore = async ({ browser }: { browser: Browser }) => {
  await browser.call('applyForCard', { params: { cardId: 104 }, body: { consents: given('share_with_card_bank') } })
}

it('asks for its own consent, notes the application and shows the way to the bank', async () => {
  const { user, browser } = await open('/credit-card?card=104')
  await user.click(await press())
  expect(await screen.findByText(/Agree first/)).toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: CONSENT })).toHaveFocus()
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  expect(await applied(browser)).toEqual([])

  await user.click(screen.getByRole('checkbox', { name: CONSENT }))
  await user.dblClick(await press())
  const title = await screen.findByRole('heading', { name: 'You now leave for Tamarind Bank' })
  expect(title).toHaveFocus()
  const away = screen.getByRole('link', { name: /^Continue to Tamarind Bank/ })
  expect(away).toHaveAttribute('rel', 'noopener noreferrer')
  expect(away).toHaveAttribute('target', '_blank')
  expect(away.getAttribute('href')).toMatch(/^https:\/\/apply\.tamarind\.example\/\?click=clk_[\w-]+$/)
  expect(screen.getByText(/This is a demonstration/)).toBeInTheDocument()
  const [application, second] = await applied(browser)
  expect(second).toBeUndefined()
  expect(application).toMatchObject({ product_id: 'card-104', status: 'submitted' })

  await user.click(screen.getByRole('link', { name: 'See the status' }))
  expect((await screen.findAllByText('At the bank')).length).toBeGreaterThan(0)
  expect(screen.getAllByText('Tamarind Everyday').length).toBeGreaterThan(0)
})

it('puts the chosen card first and the others that were chosen after it', async () => {
  const kept = {
    sort_order: 1,
    category_img_thumb: '',
    key_feature: '',
    annual_fee: '',
    marketing_bullets: [],
    issuer: '',
  }
  const rest = { finance_charge_pct: null, late_fee: '', terms_link: '', ...NO_HINDI }
  keepChosen({ ...kept, ...rest, category_id: 108, category_name: 'Cobalt Travel', secured: 0 })
  keepChosen({ ...kept, ...rest, category_id: 102, category_name: 'Neem Deposit', secured: 1 })
  const { user } = await open('/user/credit-card?card=104')
  await press()
  const names = () => screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent)
  expect(names()).toEqual(['Tamarind Everyday', 'Neem Deposit', 'Cobalt Travel'])
  await user.click(screen.getByRole('button', { name: 'Show 8 other cards' }))
  expect(names()).toHaveLength(9)
  await user.click(screen.getByRole('button', { name: /^Choose this card.*Neem Deposit/ }))
  expect(await screen.findByRole('button', { name: 'Apply for Neem Deposit' })).toBeInTheDocument()
  expect(window.location.search).toBe('?card=102')
})

it('takes the last chosen card without an address, and forgets it when it has been applied for', async () => {
  document.cookie = `CCDetailsunsecured=${encodeURIComponent('[{"category_id":104,"category_name":"x"}]')}; path=/`
  const { user } = await open('/credit-card')
  await user.click(await screen.findByRole('checkbox', { name: CONSENT }))
  await user.click(await press())
  await screen.findByRole('heading', { name: 'You now leave for Tamarind Bank' })
  expect(readChosen()).toEqual([])
})

it('without a choice lets one choose', async () => {
  await open('/credit-card')
  expect(await screen.findByRole('heading', { level: 2, name: 'Choose a card' })).toBeInTheDocument()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
})

it('says that a card is not offered any more', async () => {
  await open('/credit-card?card=999')
  expect(await screen.findByText(/not offered any more/)).toBeInTheDocument()
})

it('an application under way is shown in place of a second one, with its link', async () => {
  const { user, browser } = await open('/credit-card?card=104', { prepare: applyBefore })
  expect(await screen.findByRole('heading', { name: 'You have applied for this card' })).toBeInTheDocument()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Show the link to Tamarind Bank again' }))
  expect(await screen.findByRole('link', { name: /^Continue to Tamarind Bank/ })).toBeInTheDocument()
  expect(await applied(browser)).toHaveLength(1)
})

it.each([
  ['no connection', () => HttpResponse.error(), /connection|offline/i],
  [
    'a card switched off meanwhile',
    () => HttpResponse.json({ message: 'This card is not offered at the moment.', code: 'conflict' }, { status: 409 }),
    /not offered at the moment/,
  ],
])('%s: what was ticked stays, and pressing again works', async (_, answer, text) => {
  network.use(on('applyForCard', answer))
  const { user, browser } = await open('/credit-card?card=104')
  await user.click(await screen.findByRole('checkbox', { name: CONSENT }))
  await user.click(await press())
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  expect(screen.getByRole('checkbox', { name: CONSENT })).toBeChecked()
  network.resetHandlers()
  await user.click(await press())
  await screen.findByRole('heading', { name: 'You now leave for Tamarind Bank' })
  expect(await applied(browser)).toHaveLength(1)
})

it('a link that is not https is not one to press', async () => {
  const { browser, user } = await open('/credit-card?card=104')
  await user.click(await screen.findByRole('checkbox', { name: CONSENT }))
  await applyBefore({ browser })
  const [data] = await applied(browser)
  network.use(on('applyForCard', () => HttpResponse.json({ data, url: 'javascript:alert(1)', sandbox: false })))
  await user.click(await press())
  await screen.findByRole('heading', { name: 'You now leave for Tamarind Bank' })
  expect(screen.queryByRole('link', { name: /^Continue to/ })).not.toBeInTheDocument()
})

it('belongs to the product: anybody else is sent to the products, or to the sign-in', async () => {
  await open('/credit-card?card=104', { productType: 'Personal Loans' })
  await waitFor(() => expect(window.location.pathname).toBe('/products'))
})
