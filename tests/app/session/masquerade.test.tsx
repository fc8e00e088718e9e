import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { getSession } from '#src/lib/session/session-store.ts'
import { forgetArea, pingSession } from '#src/lib/session/session.ts'
import { renderApp, testServer } from '#tests/setup/screens/render-app.tsx'

/** The browser of an admin who has begun to act as a customer. */
async function actingAsCustomer() {
  const server = await testServer()
  const { userId } = await server.signInCustomer({ destination: '9876543210' })
  const { browser } = await server.signInAdmin(1)
  const body = { kind: 'user', id: userId, reason: 'customer called support' } as const
  await browser.call('startMasquerade', { body })
  return { browser, userId }
}
const bar = () => screen.findByRole('region', { name: 'Masquerade Mode' })

describe('acting as a customer', () => {
  it('is said above every customer screen, and Exit leads back to the admin', async () => {
    const { browser, userId } = await actingAsCustomer()
    const { user } = await renderApp('/products', { as: browser })
    expect(await bar()).toHaveTextContent(`You see the screens of customer #${userId} and can only look.`)
    await waitFor(() => expect(getSession().user?.userId).toBe(userId))
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Help' }))
    await screen.findByRole('heading', { level: 1, name: /help/i })
    await user.click(within(await bar()).getByRole('button', { name: 'Exit' }))
    await waitFor(() => expect(window.location.pathname).toBe(`/admin/csr-portal/${userId}/0`))
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument()
    expect(getSession()).toMatchObject({ token: null, userId: null, prospectAppId: null, userMasquerade: null })
    expect(screen.queryByRole('region', { name: 'Masquerade Mode' })).not.toBeInTheDocument()
    expect(browser.cookies.has('__Host-sid')).toBe(false)
    expect(browser.cookies.has('__Host-asid')).toBe(true)
  })

  it('ends with Logout, its flag too', async () => {
    const { browser } = await actingAsCustomer()
    document.cookie = 'isMasqueradeMode=true; path=/'
    await renderApp('/products', { as: browser })
    await bar()
    forgetArea('customer')
    expect(document.cookie).not.toContain('isMasqueradeMode=true')
    expect(getSession().userMasquerade).toBeNull()
  })

  it('ends by time at the admin, and leaves nothing of the customer behind', async () => {
    const { browser, userId } = await actingAsCustomer()
    const { server } = await renderApp('/products', { as: browser })
    await bar()
    server.clock.set(new Date(Date.now() + 11 * 60_000))
    await pingSession('customer')
    // The admin was as idle as the customer's screens.
    await waitFor(() => expect(window.location.pathname).toBe('/admin/login'))
    expect(window.location.search).toBe(`?callback=%2Fadmin%2Fcsr-portal%2F${userId}%2F0`)
    expect(getSession()).toMatchObject({ token: null, userId: null, prospectAppId: null, appId: null, expired: null })
  })

  it('speaks Hindi', async () => {
    const { browser, userId } = await actingAsCustomer()
    await renderApp('/products', { as: browser, language: 'hi' })
    expect(await bar()).toHaveTextContent(`आप ग्राहक #${userId} की स्क्रीन देख रहे हैं और सिर्फ़ देख सकते हैं।`)
  })
})

it('a customer alone sees no such bar', async () => {
  const { userId } = await renderApp('/products', { actor: 'consumerA' })
  await waitFor(() => expect(getSession().user?.userId).toBe(userId))
  expect(getSession().userMasquerade).toBeNull()
  expect(screen.queryByRole('region', { name: 'Masquerade Mode' })).not.toBeInTheDocument()
})
