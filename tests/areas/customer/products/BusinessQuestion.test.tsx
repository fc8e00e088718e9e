import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { getSession } from '#src/lib/session/session-store.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'

const TITLE = 'Do you have a business registration certificate?'

async function ask(user: UserEvent): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: /^Business loan/ }))
  return screen.findByRole('dialog', { name: TITLE })
}

const stored = async (browser: Browser, name: string) => (await browser.call('readCookie', { query: { name } })).value

describe('the business question', () => {
  const withCard = {
    actor: 'consumerA',
    productType: 'Credit Cards',
    prepare: async ({ browser }: SignedIn) =>
      void (await browser.call('saveCookie', { body: { name: 'productId', value: 'card-7' } })),
  } as const

  it('stands on YES, which sets Business Loans, forgets the product and leads to its form', async () => {
    const { user, browser } = await renderApp('/products', withCard)
    const dialog = await ask(user)
    expect(within(dialog).getByRole('radio', { name: 'YES' })).toBeChecked()
    expect(within(dialog).getByRole('radio', { name: 'NO' })).not.toBeChecked()
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(window.location.pathname).toBe('/user/business-detail'))
    expect(getSession()).toMatchObject({ productType: 'Business Loans', productId: null })
    expect(await stored(browser, 'productType')).toBe('Business Loans')
    expect(await stored(browser, 'productId')).toBeNull()
  })

  it('NO sets Personal Loans and replaces the products in the history', async () => {
    const { user, browser } = await renderApp('/products', withCard)
    const dialog = await ask(user)
    const before = window.history.length
    await user.click(within(dialog).getByRole('radio', { name: 'NO' }))
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(window.location.pathname).toBe('/user/user-detail'))
    expect(window.history.length).toBe(before)
    expect(getSession()).toMatchObject({ productType: 'Personal Loans', productId: null })
    expect(await stored(browser, 'productType')).toBe('Personal Loans')
    expect(await stored(browser, 'productId')).toBeNull()
  })

  it('closed, it clears the product type and the product', async () => {
    const { user, browser } = await renderApp('/products', withCard)
    const dialog = await ask(user)
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(async () => expect(await stored(browser, 'productType')).toBeNull())
    expect(await stored(browser, 'productId')).toBeNull()
    expect(getSession()).toMatchObject({ productType: null, productId: null })
    expect(window.location.pathname).toBe('/products')
  })

  it('asks a visitor too, and keeps the answer for after the sign-in', async () => {
    const { user } = await renderApp('/products')
    const dialog = await ask(user)
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }))
    expect(await screen.findByLabelText('Mobile number')).toBeInTheDocument()
    expect(getSession().productType).toBe('Business Loans')
  })

  it('asks at once where the address says so, in Hindi too', async () => {
    await renderApp('/products?ask=business', { language: 'hi' })
    const dialog = await screen.findByRole('dialog', { name: 'क्या आपके पास बिज़नेस रजिस्ट्रेशन सर्टिफ़िकेट है?' })
    expect(within(dialog).getByRole('radio', { name: 'हाँ' })).toBeChecked()
  })
})
