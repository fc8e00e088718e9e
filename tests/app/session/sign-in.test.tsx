import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '#tests/setup/screens/render-app.tsx'

it('an administrator signs in and lands on the dashboard with every page in the menu', async () => {
  const { user } = await renderApp('/admin/login')
  await user.type(await screen.findByLabelText('Email'), 'admin@demo.test')
  await user.type(screen.getByLabelText('Password'), 'Demo@12345')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByRole('heading', { name: 'Dashboard', level: 1 })).toBeInTheDocument()
  expect(window.location.pathname).toBe('/admin/dashboard')
  await waitFor(() => expect(document.title).toBe('Dashboard - CreditLane'))
})
