import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '#tests/setup/render-app.tsx'

it('the footer has the legal lines, the year, and opens policy and terms in a new tab for the partner', async () => {
  await renderApp('/need-help', {
    brand: 'bazaarmitr',
    // The first second of a year in India.
    prepare: async ({ server }) => server.clock.set(new Date('2031-12-31T18:30:00Z')),
  })
  const footer = await screen.findByRole('contentinfo')
  expect(within(footer).getByText(/© 2032/)).toBeInTheDocument()
  expect(within(footer).getByText(/BazaarMitra is a marketplace, not a lender/)).toBeInTheDocument()
  for (const [name, path] of [
    ['Privacy policy', 'privacy-policy'],
    ['Terms of use', 'terms-of-use'],
  ] as const) {
    const link = within(footer).getByRole('link', { name: new RegExp(name) })
    expect(link).toHaveAttribute('href', `/${path}?partner=bazaarmitr`)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAccessibleName(/opens in a new tab/)
  }
  expect(within(footer).getByRole('link', { name: 'Grievance officer' })).toHaveAttribute(
    'href',
    '/need-help#grievance',
  )
})

it('a visitor is offered to log in; a customer has a menu that the keyboard opens and closes', async () => {
  await renderApp('/need-help')
  expect((await screen.findAllByRole('link', { name: 'Log in' })).length).toBeGreaterThan(0)

  const { user } = await renderApp('/need-help', { actor: 'consumerA' })
  const button = await screen.findByRole('button', { name: 'Your account' })
  expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'My applications' })).not.toBeInTheDocument()
  button.focus()
  await user.keyboard('{Enter}')
  expect(button).toHaveAttribute('aria-expanded', 'true')
  await user.tab()
  expect(screen.getByRole('link', { name: 'My applications' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(button).toHaveFocus()
  expect(screen.queryByRole('link', { name: 'My applications' })).not.toBeInTheDocument()
})

it('Log out ends the session on the server', async () => {
  const { user, browser, userId } = await renderApp('/need-help', { actor: 'consumerA' })
  expect((await browser.get(`/api/user/${userId}`)).status).toBe(200)
  await user.click(await screen.findByRole('button', { name: 'Your account' }))
  await user.click(screen.getByRole('button', { name: 'Log out' }))
  await waitFor(async () => expect((await browser.get(`/api/user/${userId}`)).status).toBe(401))
})

it('has one main region for the skip link, one banner and one h1', async () => {
  await renderApp('/')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main')
  expect(screen.getAllByRole('banner')).toHaveLength(1)
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})
