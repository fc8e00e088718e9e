import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '#tests/setup/screens/render-app.tsx'

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
  // What the button opens comes after the first load.
  const first = await screen.findByRole('link', { name: 'My applications' })
  await user.tab()
  expect(first).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(button).toHaveFocus()
  expect(screen.queryByRole('link', { name: 'My applications' })).not.toBeInTheDocument()
})

const WAYS = ['Loans', 'Credit cards', 'Insurance', 'Vouchers', 'Help']
const namesIn = (menu: HTMLElement) =>
  within(menu)
    .queryAllByRole('link')
    .map((link) => link.textContent)

it('a visitor’s phone has every way in a menu that the keyboard opens and closes, and Log in beside it', async () => {
  const { user } = await renderApp('/need-help')
  const button = await screen.findByLabelText('Menu')
  expect(within(screen.getByRole('banner')).getAllByRole('link', { name: 'Log in' })).toHaveLength(1)
  expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument()
  await user.click(button)
  const menu = screen.getByRole('navigation', { name: 'Menu' })
  expect(namesIn(menu)).toEqual(WAYS)
  expect(within(menu).getByRole('link', { name: 'Help' })).toHaveAttribute('aria-current', 'page')
  await user.tab()
  expect(within(menu).getByRole('button', { name: 'Close' })).toHaveFocus()
  await user.tab()
  expect(within(menu).getByRole('link', { name: 'Loans' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(menu).not.toBeInTheDocument()
  expect(button).toHaveFocus()

  await user.click(button)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument()
  expect(button).toHaveFocus()

  await user.click(button)
  await user.click(within(screen.getByRole('navigation', { name: 'Menu' })).getByRole('link', { name: 'Vouchers' }))
  expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument()
})

it('the menu of a customer holds the same ways', async () => {
  const { user } = await renderApp('/need-help', { actor: 'consumerA' })
  await user.click(await screen.findByRole('button', { name: 'Your account' }))
  const menu = (await screen.findByRole('link', { name: 'My applications' })).closest('ul')
  expect(menu && namesIn(menu)).toEqual(expect.arrayContaining(WAYS))
})

it('Log out ends the session on the server', async () => {
  const { user, browser, userId } = await renderApp('/need-help', { actor: 'consumerA' })
  await browser.call('getUser', { params: { id: userId } })
  await user.click(await screen.findByRole('button', { name: 'Your account' }))
  await user.click(await screen.findByRole('button', { name: 'Log out' }))
  await waitFor(async () => expect(await browser.status('getUser', { params: { id: userId } })).toBe(401))
})

it('has one main region for the skip link, one banner and one h1', async () => {
  await renderApp('/')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main')
  expect(screen.getAllByRole('banner')).toHaveLength(1)
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})
