import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { changeLanguage, i18n } from '#src/lib/i18n.ts'
import { getSession } from '#src/lib/session/session-store.ts'
import { network, renderApp, on } from '#tests/setup/screens/render-app.tsx'

it('changes the interface first, then the server, then the stored user', async () => {
  await renderApp('/user/user-detail', { actor: 'consumerA' })
  await waitFor(() => expect(getSession().user?.languageId).toBe(1))
  const order: string[] = []
  network.use(
    on('setLanguage', async ({ request }) => {
      order.push(
        `server ${JSON.stringify(await request.clone().json())}, page ${document.documentElement.lang} ${i18n.t('titles:userDetail')}, user ${getSession().user?.languageId}`,
      )
      return undefined
    }),
  )
  await changeLanguage('hi')
  expect(order).toEqual([`server {"uid":${getSession().userId},"language":"hi"}, page hi आपकी जानकारी, user 1`])
  expect(getSession().user?.languageId).toBe(2)
  expect(document.cookie).toContain('lang=hi')
  await waitFor(() => expect(document.title).toBe('आपकी जानकारी - CreditLane'))
})

it('takes a language out of the address that is no longer the chosen one, and nothing else', async () => {
  await renderApp('/admin/login?lang=hi&x=1')
  window.history.replaceState({ kept: 1 }, '', '/admin/login?lang=hi&x=1')
  await changeLanguage('en')
  expect(window.location.search).toBe('?x=1')
  expect(window.history.state).toEqual({ kept: 1 })
})

it('stays changed on screen when the server cannot keep it', async () => {
  await renderApp('/user/user-detail', { actor: 'consumerA' })
  await waitFor(() => expect(getSession().user).not.toBeNull())
  network.use(on('setLanguage', () => HttpResponse.error()))
  await expect(changeLanguage('hi')).rejects.toMatchObject({ code: 'network' })
  expect(document.documentElement.lang).toBe('hi')
  expect(getSession().user?.languageId).toBe(1)
})

it('asks no server for a visitor', async () => {
  const { user } = await renderApp('/admin/login')
  await screen.findByLabelText('Email')
  await user.type(screen.getByLabelText('Email'), 'me@x')
  await changeLanguage('hi')
  expect(await screen.findByLabelText('ईमेल')).toHaveValue('me@x')
})

it.each([
  ['/admin/login', 'Email', 'ईमेल'],
  ['/admin/forgot-password', 'Email', 'ईमेल'],
  ['/partner/login', 'Email', 'ईमेल'],
])('%s is read in the other language before anybody has signed in', async (path, label, inHindi) => {
  const { user } = await renderApp(path)
  await user.type(await screen.findByLabelText(label), 'me@x')
  await user.click(screen.getByRole('button', { name: 'हिन्दी' }))
  expect(await screen.findByLabelText(inHindi)).toHaveValue('me@x')
  expect(screen.getByRole('button', { name: 'English' })).toBeVisible()
})

it('groups counts as rupees are grouped, and leaves numbers that name something as they are', async () => {
  await renderApp('/admin/login')
  await i18n.loadNamespaces('audit')
  expect(i18n.t('audit:whole', { count: 1_234_567 })).toContain('12,34,567 entries')
  expect(i18n.t('audit:broken', { id: 1_234_567 })).toContain('1234567')
})
