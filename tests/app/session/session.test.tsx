import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { EndpointKey } from '#src/contract/endpoints.ts'
import { areaOf } from '#src/contract/pages.ts'
import type { PageArea } from '#src/contract/pages/page-row.ts'
import { registerSaver } from '#src/lib/before-leave.ts'
import { call } from '#src/lib/http/http.ts'
import * as page from '#src/lib/page.ts'
import { rememberedPath } from '#src/lib/remember.ts'
import { getSession, patchSession } from '#src/lib/session/session-store.ts'
import { refetchUser, signOut } from '#src/lib/session/session.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { network, renderApp, on } from '#tests/setup/screens/render-app.tsx'
import type { Actor } from '#tests/setup/screens/render-app.tsx'

beforeEach(() => void vi.spyOn(page, 'reloadPage').mockReturnValue())

const refused = () => HttpResponse.json({ message: 'Please sign in.', code: 'session_expired' }, { status: 401 })
const at = () => window.location.pathname
const restored = (area: PageArea) => waitFor(() => expect(getSession().restored[area]).toBe(true))
const CALLS: Record<'consumerA' | 'admin1' | 'partnerA', () => Promise<unknown>> = {
  consumerA: () => call('getUser', { params: { id: '1' } }),
  admin1: () => call('reverifyAdmin'),
  partnerA: () => call('getPartnerRevenue'),
}
const TOKENS = { consumerA: 'token', admin1: 'adminToken', partnerA: 'partnerToken' } as const

describe('a refused session', () => {
  it.each([
    ['consumerA', '/user/user-detail', '/login', 'getUser'],
    ['admin1', '/admin/lenders', '/admin/login', 'reverifyAdmin'],
    ['partnerA', '/partner/reports', '/partner/login', 'getPartnerRevenue'],
  ] as const)(
    '%s: five 401s at once save the form and make one move from %s to %s',
    async (actor, path, login, key) => {
      await renderApp(path, { actor })
      await screen.findByRole('heading', { level: 1 })
      await waitFor(() => expect(getSession()[TOKENS[actor]]).not.toBeNull())
      const tokens: unknown[] = []
      const forget = registerSaver((reason) => void tokens.push(reason, getSession()[TOKENS[actor]]))
      const token = getSession()[TOKENS[actor]]
      const moves = vi.spyOn(window.history, 'replaceState')
      network.use(on(key, refused))

      const answers = await Promise.allSettled(Array.from({ length: 5 }, CALLS[actor]))
      expect(answers.map(({ status }) => status)).toEqual(Array(5).fill('rejected'))
      await waitFor(() => expect(at()).toBe(login))
      await waitFor(() => expect(getSession().expired).toBeNull())
      forget()

      expect(tokens).toEqual(['expired', token])
      expect(getSession()[TOKENS[actor]]).toBeNull()
      if (actor === 'admin1') expect(getSession().adminId).toBeNull()
      expect(moves.mock.calls.filter(([, , url]) => String(url).startsWith(login))).toHaveLength(1)
      if (actor === 'admin1') expect(window.location.search).toBe('?callback=%2Fadmin%2Flenders')
      else expect(rememberedPath(actor === 'consumerA' ? 'customer' : 'partner')).toBe(path)
    },
  )

  it('a refused password is no ended session', async () => {
    const { user } = await renderApp('/admin/login')
    await user.type(await screen.findByLabelText('Email'), 'admin@demo.test')
    await user.type(screen.getByLabelText('Password'), 'wrong')
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    expect(screen.getByLabelText('Email')).toHaveValue('admin@demo.test')
    expect(getSession().expired).toBeNull()
  })
})

describe('restoring', () => {
  it('brings a customer back to the screen they opened', async () => {
    const { userId } = await renderApp('/user/user-detail', { actor: 'consumerA' })
    await waitFor(() => expect(getSession().user?.userId).toBe(userId))
    expect(at()).toBe('/user/user-detail')
    expect(getSession()).toMatchObject({ productType: 'Personal Loans', userId })
  })

  it.each<[string, Actor, string, EndpointKey]>([
    ['the token', 'consumerA', '/user/user-detail', 'readCookie'],
    ['the visit', 'consumerA', '/user/user-detail', 'getProspect'],
    ['the user', 'consumerA', '/products', 'getUser'],
    ['the admin', 'admin1', '/admin/lenders', 'reverifyAdmin'],
    ['the partner', 'partnerA', '/partner', 'getPartnerRevenue'],
  ])('ends and leaves a usable page when %s cannot be had', async (_, actor, path, key) => {
    let browser: Browser | undefined
    for (const failure of [
      () => HttpResponse.json({}, { status: 500 }),
      () => HttpResponse.error(),
      () => HttpResponse.text('<html>'),
    ]) {
      network.use(on(key, failure))
      ;({ browser } = await renderApp(path, browser ? { as: browser } : { actor }))
      await restored(areaOf(path))
      expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument()
      network.resetHandlers()
    }
  })

  describe('from a server that is silent for five seconds', () => {
    /** Opens a page whose session is read once `answer` is called. */
    async function openSilent(path: string) {
      let answer = () => {}
      const held = new Promise<void>((resolve) => {
        answer = resolve
      })
      const asked = vi.fn(() => held)
      network.use(on('readCookie', asked))
      const later = globalThis.setTimeout
      const fiveSeconds: (() => void)[] = []
      vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms?: number) =>
        ms === 5_000 ? fiveSeconds.push(work) : later(work, ms)) as typeof setTimeout)
      const { user } = await renderApp(path, { actor: 'consumerA' })
      await waitFor(() => expect(asked).toHaveBeenCalled())
      expect(getSession()).toMatchObject({ restoring: true, restored: { customer: false } })
      expect(fiveSeconds).toHaveLength(1)
      act(() => fiveSeconds[0]?.())
      return { user, answer }
    }

    it('a public page waits no longer', async () => {
      const { answer } = await openSilent('/')
      expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument()
      expect(screen.queryByText(/^The server took too long/)).not.toBeInTheDocument()
      answer()
      await restored('customer')
    })

    it('nobody is taken for signed out: the page says that it waits, and opens when the answer is there', async () => {
      const { user, answer } = await openSilent('/user/user-detail')
      expect(await screen.findByText(/^The server took too long/)).toBeInTheDocument()
      expect(at()).toBe('/user/user-detail')
      await user.click(screen.getByRole('button', { name: 'Try again' }))
      expect(page.reloadPage).toHaveBeenCalled()
      answer()
      expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument()
      expect(at()).toBe('/user/user-detail')
      expect(screen.queryByText(/^The server took too long/)).not.toBeInTheDocument()
    })
  })

  it('asks nothing when the browser has no session', async () => {
    const asked = vi.fn()
    network.use(http.all('*/api/*', asked))
    await renderApp('/products')
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument()
    expect(asked).not.toHaveBeenCalled()
  })

  it('an application in flight becomes the current one, and its product is chosen again', async () => {
    await renderApp('/products', {
      actor: 'consumerA',
      productType: null,
      prepare: async ({ browser }) =>
        void (await browser.call('createApplication', { body: { product_type: 'Personal Loans' } })),
    })
    await waitFor(() => expect(getSession().appId).toMatch(/^app_/))
    expect(getSession().productType).toBe('Personal Loans')
    const before = getSession().refetchTrigger
    await refetchUser()
    expect(getSession().refetchTrigger).toBe(before + 1)
  })

  it('what is chosen while the applications are on their way is not taken back', async () => {
    // A page that asks for no applications itself.
    await renderApp('/privacy-policy', {
      actor: 'consumerA',
      productType: null,
      prepare: async ({ browser }) =>
        void (await browser.call('createApplication', { body: { product_type: 'Personal Loans' } })),
    })
    await waitFor(() => expect(getSession().productType).toBe('Personal Loans'))
    patchSession({ productType: null })
    network.use(
      on('listApplications', () => {
        patchSession({ productType: 'Gold Loans' })
        return undefined
      }),
    )
    await refetchUser()
    expect(getSession().productType).toBe('Gold Loans')
  })
})

describe('deep links', () => {
  it('are remembered while a visitor signs in', async () => {
    await renderApp('/user/offers?sort=emi')
    await waitFor(() => expect(at()).toBe('/'))
    expect(rememberedPath('customer')).toBe('/user/offers?sort=emi')
  })

  it('a partner comes back to the page they wanted', async () => {
    const { user } = await renderApp('/partner/reports')
    await user.type(await screen.findByLabelText('Email'), 'partner@demo.test')
    await user.type(screen.getByLabelText('Password'), 'Demo@12345')
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Reports' })).toBeInTheDocument()
    expect(at()).toBe('/partner/reports')
  })
})

describe('signing out', () => {
  it.each([
    ['admin1', '/admin/lenders', 'admin'],
    ['partnerA', '/partner', 'partner'],
    ['consumerA', '/products', 'customer'],
  ] as const)('%s: ends on the server, clears, reloads', async (actor, path, area) => {
    const { browser } = await renderApp(path, { actor })
    await waitFor(() => expect(getSession()[TOKENS[actor]]).not.toBeNull())
    await signOut(area)
    expect(getSession()[TOKENS[actor]]).toBeNull()
    expect(page.reloadPage).toHaveBeenCalledTimes(1)
    const name = { admin: '__Host-asid', partner: '__Host-psid', customer: '__Host-sid' }[area]
    expect(browser.cookies.has(name)).toBe(false)
  })

  it('reloads although the server fails, says why, and finishes the sign-out after the reload', async () => {
    const { browser } = await renderApp('/admin/lenders', { actor: 'admin1' })
    await waitFor(() => expect(getSession().adminToken).not.toBeNull())
    network.use(on('adminLogout', () => HttpResponse.json({ message: 'Out of order.' }, { status: 500 })))
    await signOut('admin')
    expect(await screen.findByText('Out of order.')).toBeInTheDocument()
    expect(page.reloadPage).toHaveBeenCalledTimes(1)
    expect(getSession().adminToken).toBeNull()
    expect(browser.cookies.has('__Host-asid')).toBe(true)

    const pending = { ...window.sessionStorage }
    network.resetHandlers()
    await renderApp('/admin/lenders', { as: browser, stored: pending })
    await waitFor(() => expect(at()).toBe('/admin/login'))
    await waitFor(() => expect(browser.cookies.has('__Host-asid')).toBe(false))
  })
})
