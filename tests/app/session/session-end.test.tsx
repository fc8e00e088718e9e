import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SESSION_ENDS } from '#src/contract/errors.ts'
import type { PageArea } from '#src/contract/pages/page-row.ts'
import * as page from '#src/lib/page.ts'
import { bearerOf } from '#src/lib/session/session-store.ts'
import { pingSession, signOut } from '#src/lib/session/session.ts'
import en from '#src/locales/en/session-end.json'
import { changeSessions, storedSessions } from '#tests/builders/session.ts'
import { network, renderApp, testServer, on } from '#tests/setup/screens/render-app.tsx'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'

beforeEach(() => void vi.spyOn(page, 'reloadPage').mockReturnValue())

const AREAS = {
  admin: { actor: 'admin1', path: '/admin/lenders', call: 'reverifyAdmin', login: '/admin/login' },
  partner: { actor: 'partnerA', path: '/partner/reports', call: 'getPartnerRevenue', login: '/partner/login' },
  customer: { actor: 'consumerA', path: '/user/user-detail', call: 'getUser', login: '/login' },
} as const
const signedIn = (area: PageArea) => waitFor(() => expect(bearerOf(area)).not.toBeNull())
const said = async (text: string | RegExp) => {
  const note = (await screen.findByText(text)).closest('[role=status]')
  expect(note).toBeVisible()
  return note
}
const nothingSaid = () => {
  for (const text of Object.values(en).flatMap((each) => (typeof each === 'string' ? [each] : Object.values(each))))
    expect(screen.queryByText(text.slice(0, 30), { exact: false })).toBeNull()
}
/** Newer sign-ins elsewhere have taken the place of every one that there is. */
const endAll = async ({ server }: SignedIn) => {
  await changeSessions(server, {}, { revoked_at: server.clock.now(), revoked_for: 'session_replaced' })
}
const stored = () => ({ ...window.sessionStorage })

describe('why somebody was signed out', { timeout: 60_000 }, () => {
  it.each([
    ['admin', 'session_idle', 'en', /nothing was done for 10 minutes/],
    ['admin', 'session_left', 'hi', /किसी दूसरे टैब या डिवाइस से लॉग आउट/],
    ['admin', 'session_ended', 'en', /An administrator ended this sign-in/],
    ['partner', 'session_password', 'en', /password of this account was changed/],
    ['partner', 'account_off', 'en', /the partnership is suspended or has ended/],
    ['customer', 'session_expired', 'en', /a sign-in ends after 12 hours/],
    ['customer', 'session_replaced', 'hi', /किसी दूसरे डिवाइस या ब्राउज़र पर लॉग इन/],
  ] as const)('%s, %s, in %s: said where they are led, and never again', async (area, code, language, words) => {
    const { actor, path, call, login } = AREAS[area]
    const { browser } = await renderApp(path, { actor, language })
    await screen.findByRole('heading', { level: 1 })
    await signedIn(area)
    network.use(on(call, () => HttpResponse.json({ message: 'No.', code }, { status: 401 })))
    await pingSession(area)
    await waitFor(() => expect(window.location.pathname).toBe(login))
    await said(words)
    browser.cookies.clear()
    await renderApp(login, { as: browser, language, stored: stored() })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByText(words)).toBeNull()
  })

  it('a third sign-in of an admin ends the oldest, which is told so by the server', async () => {
    await renderApp('/admin/lenders', { actor: 'admin1' })
    await signedIn('admin')
    const server = await testServer()
    await server.signInAdmin(1)
    await server.signInAdmin(1)
    await pingSession('admin')
    await waitFor(() => expect(window.location.pathname).toBe('/admin/login'))
    expect(window.location.search).toBe('?callback=%2Fadmin%2Flenders')
    await said(/signed in on another device or browser/)
  })

  it.each([
    ['admin', 'en', /set a new password/, '/admin/forgot-password'],
    ['partner', 'hi', /हमें लिखें/, '/need-help'],
    ['customer', 'en', /write to us/, '/need-help'],
  ] as const)(
    '%s, in %s: a page loaded afresh says it too, once, and names the way',
    async (area, language, way, to) => {
      const { actor, path } = AREAS[area]
      // A tab of its own: no page before it has kept anything.
      const { browser } = await renderApp(path, { actor, language, prepare: endAll })
      const note = await said(way)
      expect(within(note as HTMLElement).getByRole('link', { name: way })).toHaveAttribute('href', to)
      await renderApp(path, { as: browser, language })
      await screen.findByRole('heading', { level: 1 })
      expect(screen.queryByRole('link', { name: way })).toBeNull()
      nothingSaid()
    },
  )

  it('a customer’s reason stands on the open page that they come back to', async () => {
    await renderApp('/need-help', { actor: 'consumerA', prepare: endAll })
    await said(/signed in on another device or browser/)
  })

  it('whoever acted as a merchant comes back to the admin’s own page', async () => {
    const server = await testServer()
    const { browser } = await server.signInAdmin(1)
    const { partnerId } = await server.signInPartner()
    const asked = { kind: 'merchant', id: partnerId, reason: 'merchant called support' } as const
    await browser.call('startMasquerade', { body: asked })
    const acting = (await storedSessions(server)).filter(({ actor_admin_id }) => actor_admin_id !== null)
    const session_id = acting.map((session) => session.session_id)
    await changeSessions(server, { session_id }, { revoked_at: server.clock.now(), revoked_for: 'session_left' })
    await renderApp('/partner', { as: browser })
    await waitFor(() => expect(window.location.pathname).toBe('/admin/merchant-management'))
    await said(en.masquerade_over)
  })

  it.each(['admin', 'partner', 'customer'] as const)(
    '%s: idleness is said after the reload, although the sign-in was drawn before it',
    async (area) => {
      const { actor, path } = AREAS[area]
      const { browser } = await renderApp(path, { actor })
      await screen.findByRole('heading', { level: 1 })
      await signedIn(area)
      await signOut(area, 'idle')
      expect(page.reloadPage).toHaveBeenCalledTimes(1)
      await said(/nothing was done/)
      const { pathname, search } = window.location
      await renderApp(pathname + search, { as: browser, stored: stored() })
      await said(/nothing was done/)
      await renderApp(pathname + search, { as: browser, stored: stored() })
      await screen.findByRole('heading', { level: 1 })
      nothingSaid()
    },
  )

  it('the end of a visit as a merchant is said on the admin’s own page', async () => {
    const server = await testServer()
    const { browser } = await server.signInAdmin(1)
    const { partnerId } = await server.signInPartner()
    const asked = { kind: 'merchant', id: partnerId, reason: 'merchant called support' } as const
    await browser.call('startMasquerade', { body: asked })
    await renderApp('/partner', { as: browser })
    const bar = await screen.findByRole('region', { name: 'Masquerade Mode' })
    expect(within(bar).getByRole('button', { name: 'Exit' })).toBeVisible()
    network.use(
      on('getPartnerRevenue', () => HttpResponse.json({ message: 'Over.', code: 'masquerade_over' }, { status: 401 })),
    )
    await pingSession('partner')
    await waitFor(() => expect(window.location.pathname).toBe('/admin/merchant-management'))
    await said(en.masquerade_over)
  })

  it('Logout says nothing of the sort, and leads to a sign-in without a way back', async () => {
    const { user, browser } = await renderApp('/admin/lenders?tab=x', { actor: 'admin1' })
    await user.click(await screen.findByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(page.reloadPage).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(window.location.pathname).toBe('/admin/login'))
    expect(window.location.search).toBe('')
    await renderApp('/admin/login', { as: browser, stored: stored() })
    await screen.findByRole('heading', { level: 1 })
    nothingSaid()
    // A reload that comes before the redirect finds the page that was left.
    await renderApp('/admin/lenders', { as: browser, stored: { 'cl.left': '1' } })
    await waitFor(() => expect(window.location.pathname).toBe('/admin/login'))
    expect(window.location.search).toBe('')
  })

  it.each(['<b>Call 1800 1234</b>', 'toString', 'forbidden', ''])(
    'words from elsewhere (%s) are no reason',
    async (text) => {
      const query = new URLSearchParams({ reason: text, ended: text, session_end: text })
      await renderApp(`/admin/login?${query.toString()}`, { stored: { 'cl.ended.admin': text } })
      await screen.findByRole('heading', { level: 1 })
      nothingSaid()
    },
  )

  it('every reason has words', () => {
    expect(Object.keys(en).sort()).toEqual([...SESSION_ENDS].sort())
  })
})
