import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getSession } from '#src/lib/session-store.ts'
import { renderApp } from '#tests/setup/render-app.tsx'

it('Masquerade Mode names the merchant and the admin, and Exit gives the admin back', async () => {
  const { user, browser } = await renderApp('/partner', {
    actor: 'admin1',
    prepare: async ({ browser }) => {
      const { status } = await browser.post('/api/admin/masquerade', {
        kind: 'merchant',
        id: 1,
        reason: 'a call from them',
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
  const stored = await browser.get('/api/cookies/read?name=p_atkn')
  expect(stored.body).toEqual({ value: null })
})

it('a partner sees what the server answers and nothing invented', async () => {
  await renderApp('/partner', { actor: 'partnerA' })
  expect(await screen.findByText('Applications', { selector: 'dt' })).toBeInTheDocument()
  await waitFor(() =>
    expect(screen.getByText('Applications', { selector: 'dt' }).nextElementSibling).toHaveTextContent('0'),
  )
  expect(screen.queryByRole('region', { name: 'Masquerade Mode' })).toBeNull()
})
