import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as page from '#src/lib/page.ts'
import { rememberedPath } from '#src/lib/remember.ts'
import { getSession } from '#src/lib/session/session-store.ts'
import { pingSession, signOut } from '#src/lib/session/session.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'

beforeEach(() => void vi.spyOn(page, 'reloadPage').mockReturnValue())

const MINUTE = 60_000
const ended = () => screen.findByText('Masquerade Mode has ended. If you still need it, enter again.')
const flag = () => document.cookie.includes('isMasqueradeMode=true')

/** An admin in the tab in which they entered a merchant's portal. */
async function entered() {
  const rendered = await renderApp('/admin/merchant-management', { actor: 'admin1' })
  await screen.findByRole('heading', { level: 1, name: 'Merchant management' })
  await waitFor(() => expect(getSession().roleId).toBe(1))
  const { user } = rendered
  await user.click(await screen.findByRole('button', { name: 'Enter as Anand Money Mart' }))
  await user.type(await screen.findByLabelText(/^Reason/), 'a call from them')
  await user.click(screen.getByRole('button', { name: 'Enter' }))
  await screen.findByRole('region', { name: 'Masquerade Mode' })
  expect(window.location.pathname).toBe('/partner')
  expect(flag()).toBe(true)
  return rendered
}

/** The same, in a tab that did not see it begin. */
async function acting() {
  const rendered = await renderApp('/partner', {
    actor: 'admin1',
    prepare: async ({ browser }) => {
      await browser.call('startMasquerade', { body: { kind: 'merchant', id: 1, reason: 'a call from them' } })
    },
  })
  document.cookie = 'isMasqueradeMode=true; path=/'
  await screen.findByRole('region', { name: 'Masquerade Mode' })
  return rendered
}

it('Masquerade Mode names the merchant and the admin, and Exit gives the admin back', async () => {
  const { user, browser } = await renderApp('/partner', {
    actor: 'admin1',
    prepare: async ({ browser }) => {
      const { status } = await browser.answer('startMasquerade', {
        body: {
          kind: 'merchant',
          id: 1,
          reason: 'a call from them',
        },
      })
      expect(status).toBe(200)
    },
  })
  const bar = await screen.findByRole('region', { name: 'Masquerade Mode' })
  expect(bar).toHaveTextContent(/You are acting as .+, merchant .+\. What you do is recorded under your name/)
  await user.click(screen.getByRole('button', { name: 'Exit' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Merchant management' })).toBeInTheDocument()
  expect(window.location.pathname).toBe('/admin/merchant-management')
  expect(getSession()).toMatchObject({ partnerToken: null, masquerade: null, roleId: 1 })
  const stored = await browser.call('readCookie', { query: { name: 'p_atkn' } })
  expect(stored).toEqual({ value: null })
})

it('a partner sees what the server answers and nothing invented', async () => {
  await renderApp('/partner', { actor: 'partnerA' })
  expect(await screen.findByText('Applications', { selector: 'dt' })).toBeInTheDocument()
  await waitFor(() =>
    expect(screen.getByText('Applications', { selector: 'dt' }).nextElementSibling).toHaveTextContent('0'),
  )
  expect(screen.queryByRole('region', { name: 'Masquerade Mode' })).toBeNull()
})

describe('the end of a masquerade', () => {
  it('by time leads back to the admin, who reads that it has ended', async () => {
    const { server } = await acting()
    for (const minutes of [9, 18, 27]) {
      server.clock.set(new Date(Date.now() + minutes * MINUTE))
      await pingSession('partner')
    }
    expect(getSession().partnerToken).not.toBeNull()
    server.clock.set(new Date(Date.now() + 31 * MINUTE))
    await pingSession('partner')
    expect(await ended()).toBeVisible()
    expect(window.location.pathname).toBe('/admin/merchant-management')
    expect(getSession()).toMatchObject({ partnerToken: null, masquerade: null, expired: null, roleId: 1 })
    expect(getSession().adminToken).not.toBeNull()
    expect(flag()).toBe(false)
    expect(rememberedPath('partner')).toBeNull()
  })

  it('by idleness leads there too, without a reload', async () => {
    await acting()
    await signOut('partner', 'idle')
    expect(await ended()).toBeVisible()
    expect(window.location.pathname).toBe('/admin/merchant-management')
    expect(getSession()).toMatchObject({ partnerToken: null, masquerade: null, roleId: 1 })
    expect(flag()).toBe(false)
    expect(page.reloadPage).not.toHaveBeenCalled()
  })

  it('by Logout takes its flag along', async () => {
    const { user } = await entered()
    expect(screen.getByRole('region', { name: 'Masquerade Mode' })).toHaveTextContent('30 minutes left')
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(page.reloadPage).toHaveBeenCalledOnce())
    expect(flag()).toBe(false)
    expect(getSession()).toMatchObject({ partnerToken: null, masquerade: null })
  })
})

it('the merchant reads in Settings when support was there, or that nobody was', async () => {
  const nobody = await renderApp('/partner/settings?tab=security', { actor: 'partnerB' })
  expect(await screen.findByText(/^Support has not viewed your account\./)).toBeVisible()
  const admin = await nobody.server.signInAdmin(1)
  await admin.browser.call('startMasquerade', { body: { kind: 'merchant', id: 1, reason: 'a call from them' } })
  await renderApp('/partner/settings?tab=security', { actor: 'partnerA' })
  expect(await screen.findByText(/^Support viewed your account on .+20\d\d/)).toBeVisible()
})
