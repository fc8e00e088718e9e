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

  it('is seen at what was pressed until it is there, and nothing else is', async () => {
    const { user } = await renderApp('/personal-loan')
    const heading = await screen.findByRole('heading', { level: 1 })
    const marked = () => [...document.querySelectorAll('[data-pressed]')].map((element) => element.textContent)
    const afterPress: string[][] = []
    const note = () => afterPress.push(marked())
    document.addEventListener('click', note)
    await user.click(heading)
    await user.click(screen.getAllByRole('link', { name: 'Our lenders' })[0]!)
    document.removeEventListener('click', note)
    await waitFor(() => expect(window.location.pathname).toBe('/our-lenders'))
    await screen.findByRole('heading', { level: 1, name: /lenders/i })
    expect(afterPress).toEqual([[], ['Our lenders']])
    await waitFor(() => expect(marked()).toEqual([]))
  })

  it('a skip link leads to the main region', async () => {
    await renderApp('/404')
    expect(await screen.findByRole('link', { name: 'Skip to the main content' })).toHaveAttribute('href', '#main')
    expect(await screen.findByRole('main')).toHaveAttribute('id', 'main')
    expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1')
  })
})
