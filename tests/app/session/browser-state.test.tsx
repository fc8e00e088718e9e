import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { registerSaver } from '#src/lib/before-leave.ts'
import * as page from '#src/lib/page.ts'
import { hasJustLeft } from '#src/lib/remember.ts'
import { getSession } from '#src/lib/session/session-store.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'

beforeEach(() => void vi.spyOn(page, 'reloadPage').mockReturnValue())

describe('cookies', () => {
  const COOKIES_OFF = /does not accept cookies/

  it('that the browser refuses are said to be needed, with what to do', async () => {
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
    await renderApp('/')
    expect(await screen.findByText(COOKIES_OFF)).toHaveTextContent('Please allow cookies, then reload the page.')
  })

  it('that it takes are not spoken of', async () => {
    await renderApp('/')
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByText(COOKIES_OFF)).not.toBeInTheDocument()
  })
})

const open = async () => {
  await renderApp('/products', { actor: 'consumerA' })
  await waitFor(() => expect(getSession().user).not.toBeNull())
}

describe('another tab', () => {
  let other: BroadcastChannel
  beforeEach(() => {
    other = new BroadcastChannel('cl-session')
  })
  afterEach(() => other.close())

  it('that signs out takes this one with it', async () => {
    await open()
    other.postMessage({ what: 'signed-out', area: 'customer' })
    await waitFor(() => expect(page.reloadPage).toHaveBeenCalledTimes(1))
    expect(getSession()).toMatchObject({ token: null, user: null, userId: null })
    expect(hasJustLeft()).toBe(true)
  })

  it('that signs somebody in has this one keep its form and start anew', async () => {
    await open()
    const saver = vi.fn(() => expect(page.reloadPage).not.toHaveBeenCalled())
    const forget = registerSaver(saver)
    other.postMessage({ what: 'signed-in', area: 'customer' })
    await waitFor(() => expect(page.reloadPage).toHaveBeenCalledTimes(1))
    forget()
    expect(saver).toHaveBeenCalledExactlyOnceWith('expired')
  })

  it('of another area, or merely active, changes nothing here', async () => {
    await open()
    const { token } = getSession()
    const forget = registerSaver(() => {
      expect(page.reloadPage).not.toHaveBeenCalled()
      expect(getSession().token).toBe(token)
    })
    other.postMessage({ what: 'signed-out', area: 'admin' })
    other.postMessage({ what: 'active', area: 'customer' })
    // Messages arrive in their order: when this one is heeded, the others have been read.
    other.postMessage({ what: 'signed-in', area: 'customer' })
    await waitFor(() => expect(page.reloadPage).toHaveBeenCalled())
    forget()
    expect(page.reloadPage).toHaveBeenCalledTimes(1)
    expect(getSession().token).toBe(token)
  })
})

describe('a page that the browser brings back', () => {
  afterEach(() => {
    document.documentElement.hidden = false
  })
  const show = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))

  it('whole is hidden and loaded again before anybody reads it', async () => {
    await open()
    show(true)
    expect(document.documentElement.hidden).toBe(true)
    expect(page.reloadPage).toHaveBeenCalledTimes(1)
  })

  it('anew stays', async () => {
    await open()
    show(false)
    expect(document.documentElement.hidden).toBe(false)
    expect(page.reloadPage).not.toHaveBeenCalled()
  })
})
