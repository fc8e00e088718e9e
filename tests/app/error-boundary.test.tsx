import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { reloadPage } from '#src/lib/page.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'

vi.mock('#src/lib/page.ts', () => ({ reloadPage: vi.fn() }))
vi.mock('#src/lib/retry/pauses.ts', () => ({ pauseMs: () => 1, pause: () => Promise.resolve() }))
vi.mock('#src/areas/customer/need-help/NeedHelpPage.tsx', () => ({
  NeedHelpPage: () => {
    throw new Error('this screen cannot be drawn')
  },
}))
vi.mock('#src/areas/customer/how-we-match/HowWeMatchPage.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module')
})
beforeEach(() => void vi.mocked(reloadPage).mockClear())

function go(path: string): void {
  window.history.pushState(null, '', path)
  window.dispatchEvent(new PopStateEvent('popstate'))
}
const OOPS = 'OOPS...SOMETHING WENT WRONG HERE'

describe('what a screen cannot survive', () => {
  it('shows the generic error with a button that reloads; another address gets another chance', async () => {
    const { user } = await renderApp('/need-help')
    expect(await screen.findByRole('heading', { level: 1, name: OOPS })).toBeInTheDocument()
    expect(reloadPage).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Reload the page' }))
    expect(reloadPage).toHaveBeenCalledTimes(1)
    go('/404')
    await waitFor(() => expect(screen.queryByText(OOPS)).toBeNull())
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument()
  })

  it('code that does not load reloads the page three times; then it is shown', async () => {
    await renderApp('/404')
    for (const times of [1, 2, 3]) {
      await screen.findByRole('heading', { level: 1 })
      go('/how-we-match')
      await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(times))
      expect(window.location.pathname).toBe('/how-we-match')
      expect(screen.queryByText(OOPS)).toBeNull()
      go('/404')
    }
    await screen.findByRole('heading', { level: 1 })
    go('/how-we-match')
    expect(await screen.findByText(OOPS)).toBeInTheDocument()
    expect(reloadPage).toHaveBeenCalledTimes(3)
  })

  it('does not reload into the void while offline: the page opens when the line is back', async () => {
    window.sessionStorage.clear()
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await renderApp('/404')
    expect(await screen.findByText(/You are offline/)).toBeInTheDocument()
    go('/how-we-match')
    expect(await screen.findByRole('heading', { level: 1, name: 'This page needs the internet' })).toBeInTheDocument()
    expect(screen.queryByText(OOPS)).toBeNull()
    expect(reloadPage).not.toHaveBeenCalled()
    line.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1))
    expect(window.location.pathname).toBe('/how-we-match')
  })
})
