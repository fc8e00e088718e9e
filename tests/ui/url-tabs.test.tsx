import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { UrlTabs } from '#src/ui/page/UrlTabs.tsx'

const TABS = ['leads', 'loans', 'payouts'] as const

function open(address: string, tabs: readonly (typeof TABS)[number][] = TABS) {
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <UrlTabs tabs={tabs} label="Reports" nameOf={(tab) => `The ${tab}`} keep={['from', 'to']}>
            {(shown) => <p>Rows of {shown}</p>}
          </UrlTabs>
        ),
      },
    ],
    { initialEntries: ['/before', address], initialIndex: 1 },
  )
  render(<RouterProvider router={router} />)
  return { router, user: userEvent.setup(), chosen: () => screen.getByRole('tab', { selected: true }) }
}

describe('tabs and the room they have', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
  const scrollers = () => document.querySelectorAll('.MuiTabScrollButton-root').length
  it.each([
    [330, 0],
    [280, 2],
  ])('three of 100 px in %i px: %i buttons to scroll them', (room, buttons) => {
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(room)
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
      left: 0,
      right: 100,
      top: 0,
      bottom: 48,
      width: 100,
      height: 48,
    } as DOMRect)
    const told = new Set<() => void>()
    class Observer {
      constructor(private readonly tell: () => void) {}
      // Those of the library are left in peace.
      observe = (seen: Element) => seen.classList.contains('MuiTabs-root') && told.add(this.tell)
      disconnect = () => undefined
    }
    vi.stubGlobal('ResizeObserver', Observer)
    open('/reports')
    expect(scrollers()).toBe(0)
    act(() => told.forEach((tell) => tell()))
    expect(scrollers()).toBe(buttons)
  })
})

describe('tabs in the address', () => {
  it('opens the one that the address names, and the first of one that it does not know', () => {
    const { chosen } = open('/reports?tab=loans')
    expect(chosen()).toHaveAccessibleName('The loans')
    expect(screen.getByRole('tabpanel', { name: 'The loans' })).toHaveTextContent('Rows of loans')
  })

  it.each(['/reports', '/reports?tab=', '/reports?tab=<b>'])('opens the first at %s', (address) => {
    expect(open(address).chosen()).toHaveAccessibleName('The leads')
  })

  it('does not open one that is not for this person', () => {
    expect(open('/reports?tab=leads', ['payouts']).chosen()).toHaveAccessibleName('The payouts')
    expect(screen.getAllByRole('tab')).toHaveLength(1)
  })

  it('keeps of the address what belongs to all of them, and Back leads to the one before', async () => {
    const { router, user, chosen } = open('/reports?tab=leads&from=2026-01-01&to=2026-01-31&page=4&status=open')
    await user.click(screen.getByRole('tab', { name: 'The payouts' }))
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      from: '2026-01-01',
      to: '2026-01-31',
      tab: 'payouts',
    })
    await router.navigate(-1)
    expect(await screen.findByText('Rows of leads')).toBeVisible()
    expect(chosen()).toHaveAccessibleName('The leads')
    expect(router.state.location.search).toContain('page=4')
  })

  it('is one stop for Tab; the arrows go on from there, and the panel is named by what is open', async () => {
    const { user, chosen } = open('/reports?tab=loans')
    await user.tab()
    expect(chosen()).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'The payouts' })).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'The leads' })).toHaveFocus()
    await user.keyboard('{End}{Enter}')
    expect(await screen.findByRole('tabpanel', { name: 'The payouts' })).toHaveTextContent('Rows of payouts')
  })

  it('names no panel that is not there', () => {
    open('/reports')
    const named = screen.getAllByRole('tab').flatMap((tab) => tab.getAttribute('aria-controls') ?? [])
    expect(named).toEqual([screen.getByRole('tabpanel').id])
  })
})
