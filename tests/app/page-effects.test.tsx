import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderApp } from '#tests/setup/screens/render-app.tsx'

describe('every change of page', () => {
  it('has its title, starts at the top and focuses the heading', async () => {
    const { user } = await renderApp('/admin/lenders', { actor: 'admin1' })
    await screen.findByRole('heading', { level: 1, name: 'Lenders' })
    await waitFor(() => expect(document.title).toBe('Lenders - CreditLane'))
    expect(document.body).toHaveFocus()
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    await user.click(screen.getByRole('link', { name: 'Tracking links' }))
    const heading = await screen.findByRole('heading', { level: 1, name: 'Tracking links' })
    await waitFor(() => expect(heading).toHaveFocus())
    await waitFor(() => expect(document.title).toBe('Tracking links - CreditLane'))
    expect(scroll).toHaveBeenCalledWith(0, 0)
    expect(screen.getByRole('link', { name: 'Tracking links' })).toHaveAttribute('aria-current', 'page')
  })

  it('a skip link leads to the main region', async () => {
    await renderApp('/404')
    expect(await screen.findByRole('link', { name: 'Skip to the main content' })).toHaveAttribute('href', '#main')
    expect(await screen.findByRole('main')).toHaveAttribute('id', 'main')
    expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1')
  })
})
