import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { adminMenu, firstPath } from '#src/contract/access.ts'
import { PAGES } from '#src/contract/pages.ts'
import { renderApp } from '#tests/setup/render-app.tsx'

describe.each([1, 2, 3] as const)('admin role %s', (role) => {
  it('/admin leads to its first page, whose menu holds what it may open', async () => {
    await renderApp('/admin', { actor: `admin${role}` })
    await waitFor(() => expect(window.location.pathname).toBe(firstPath(role)))
    const menu = await screen.findByRole('navigation', { name: 'Menu' })
    const links = within(menu).getAllByRole('link')
    const paths = links.map((link) => link.getAttribute('href'))
    expect([...paths].sort()).toEqual(
      adminMenu(role)
        .map((page) => PAGES[page].paths[0])
        .sort(),
    )
    expect(screen.getByRole('button', { name: 'Logout' })).toBeInTheDocument()
  })

  it('a page of another role leads to the first page in one hop', async () => {
    await renderApp(role === 1 ? '/admin/login' : '/admin/partners/7', { actor: `admin${role}` })
    await waitFor(() => expect(window.location.pathname).toBe(firstPath(role)))
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument()
  })
})
