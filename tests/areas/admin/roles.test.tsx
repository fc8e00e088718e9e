import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { adminGroups } from '#src/app/layouts/menu-groups.ts'
import { firstPath } from '#src/contract/access.ts'
import { PAGES } from '#src/contract/pages.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'

describe('who is led away from a page', () => {
  it('reads why, until they go on', async () => {
    const { user } = await renderApp('/admin/products-report?source=google', { actor: 'admin2' })
    await waitFor(() => expect(window.location.pathname).toBe('/admin/dashboard'))
    const why = 'Your role does not open “Products report”. This is your start page.'
    expect(await screen.findByText(why)).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Internal Reports' }))
    await waitFor(() => expect(window.location.pathname).toBe('/admin/internal-report'))
    await waitFor(() => expect(screen.queryByText(why)).toBeNull())
  })

  it('reads it in Hindi, and nothing where the way was theirs', async () => {
    await renderApp('/admin/lenders', { actor: 'admin3', language: 'hi' })
    expect(await screen.findByText('आपका रोल “लेंडर” नहीं खोल सकता। यह आपका शुरुआती पेज है।')).toBeVisible()
    await renderApp('/admin', { actor: 'admin3' })
    await waitFor(() => expect(window.location.pathname).toBe('/admin/csr-portal'))
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.queryByText(/Your role does not open/)).toBeNull()
  })
})

describe.each([1, 2, 3] as const)('admin role %s', (role) => {
  it('/admin leads to its first page, whose menu holds what it may open', async () => {
    await renderApp('/admin', { actor: `admin${role}` })
    await waitFor(() => expect(window.location.pathname).toBe(firstPath(role)))
    const menu = await screen.findByRole('navigation', { name: 'Menu' })
    const links = within(menu).getAllByRole('link')
    const paths = links.map((link) => link.getAttribute('href'))
    expect([...paths].sort()).toEqual(
      adminGroups(role)
        .flatMap(({ pages }) => pages)
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
