import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '#tests/setup/screens/render-app.tsx'

describe('an address of a back office that leads nowhere', { timeout: 60_000 }, () => {
  it.each([
    ['admin1', '/admin/nowhere', 'Go to Dashboard', '/admin/dashboard'],
    ['admin3', '/admin/no/such/page', 'Go to CSR portal', '/admin/csr-portal'],
    ['partnerA', '/partner/nowhere', 'Go to your start page', '/partner'],
  ] as const)('%s at %s: in the own frame, with a way back', async (actor, path, way, to) => {
    await renderApp(path, { actor })
    expect(await screen.findByRole('heading', { level: 1, name: 'We cannot find this page' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible()
    expect(within(screen.getByRole('main')).getByRole('link', { name: way })).toHaveAttribute('href', to)
    await waitFor(() => expect(document.title).toBe('Page not found - CreditLane'))
    expect(window.location.pathname).toBe(path)
    expect(screen.queryByText(/saved answers/)).toBeNull()
  })

  it.each([
    ['/admin/nowhere', '/admin/login'],
    ['/partner/nowhere', '/partner/login'],
  ])('a visitor at %s: in the frame of the sign-in', async (path, login) => {
    const { user } = await renderApp(path)
    expect(await screen.findByRole('heading', { level: 1, name: 'We cannot find this page' })).toBeVisible()
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(within(screen.getByRole('main')).getByText('CreditLane')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the sign-in' })).toHaveAttribute('href', login)
    expect(screen.queryByText(/saved answers/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'हिन्दी' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'यह पेज नहीं मिला' })).toBeVisible()
  })
})
