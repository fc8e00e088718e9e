import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { lazyScreen } from '#src/app/screen.ts'
import { SCREENS } from '#src/app/screens.ts'
import { later } from '#src/lib/later.ts'
import { lazyPart } from '#src/lib/lazy-part.ts'
import { reloadPage } from '#src/lib/page.ts'
import { countReload } from '#src/lib/remember.ts'
import { network, on, renderApp } from '#tests/setup/screens/render-app.tsx'

vi.mock('#src/lib/page.ts', () => ({ reloadPage: vi.fn() }))
afterEach(() => {
  vi.mocked(reloadPage).mockClear()
  window.sessionStorage.clear()
})

const line = (up: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(up)
  window.dispatchEvent(new Event(up ? 'online' : 'offline'))
}
const noServer = () => vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

describe('screens fetched ahead', () => {
  it('not without a line; when it is back they are', async () => {
    const ahead = vi.spyOn(SCREENS.verification, 'prefetch').mockImplementation(() => undefined)
    line(false)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await renderApp('/')
    await screen.findByRole('heading', { level: 1 })
    vi.advanceTimersByTime(5_000)
    expect(ahead).not.toHaveBeenCalled()
    line(true)
    await vi.waitFor(
      () => {
        vi.advanceTimersByTime(5_000)
        expect(ahead).toHaveBeenCalled()
      },
      { timeout: 60_000 },
    )
    vi.useRealTimers()
  })

  it('one that failed is asked for again by the real visit', async () => {
    const load = vi
      .fn()
      .mockImplementationOnce(missing)
      .mockResolvedValue(() => null)
    const ahead = lazyScreen({ name: 'NextPage', load, namespaces: [] })
    ahead.prefetch()
    await vi.waitFor(async () => {
      await ahead.preload()
      expect(load).toHaveBeenCalledTimes(2)
    })
  })

  it('with its part for the signed-in, for whoever is or is about to be', async () => {
    const prefetch = vi.fn()
    const row = { name: 'NextPage', load: async () => () => null, namespaces: [] }
    const ahead = lazyScreen({ ...row, signedInPart: async () => ({ prefetch }) })
    ahead.prefetch()
    await ahead.preload()
    await Promise.resolve()
    expect(prefetch).not.toHaveBeenCalled()
    ahead.prefetch(true)
    await vi.waitFor(() => expect(prefetch).toHaveBeenCalledTimes(1))
  })

  it('after a stylesheet was lost, no further screen opens in this page without its looks', async () => {
    vi.resetModules()
    const listen = vi.spyOn(window, 'addEventListener')
    const fresh = await import('#src/app/screen.ts')
    const lost = new Event('vite:preloadError') as VitePreloadErrorEvent
    lost.payload = new Error('Unable to preload CSS for /assets/x.css')
    // Told to the fresh page alone: that of the other tests would open no screen any more.
    for (const [name, heard] of listen.mock.calls) if (name === lost.type && typeof heard === 'function') heard(lost)
    const next = fresh.lazyScreen({ name: 'NextPage', load: async () => () => null, namespaces: [] })
    await expect(next.preload()).rejects.toBeInstanceOf(fresh.ScreenLoadError)
  })
})

describe('code that comes with a press', () => {
  it('is not asked for without a line, and is when the line is back', async () => {
    const load = vi.fn().mockResolvedValue('here')
    const get = later('something', load)
    line(false)
    await expect(get()).rejects.toMatchObject({ code: 'network' })
    expect(load).not.toHaveBeenCalled()
    line(true)
    await expect(get()).resolves.toBe('here')
    await expect(get()).resolves.toBe('here')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('that does not arrive although the server answers opens the page anew, a few times, each after a longer pause', async () => {
    network.use(on('getHealth', () => HttpResponse.json({})))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const waited: number[] = []
    for (const times of [1, 2, 3]) {
      void later('something', missing)()
      for (waited[times] = 0; vi.mocked(reloadPage).mock.calls.length < times; waited[times] += 50)
        await vi.advanceTimersByTimeAsync(50)
    }
    const [, first = 0, second = 0, third = 0] = waited
    expect([first > 0, second > first, third > second]).toEqual([true, true, true])
    await expect(later('something', missing)()).rejects.toMatchObject({ code: 'network' })
    expect(reloadPage).toHaveBeenCalledTimes(3)
    vi.useRealTimers()
  })

  it('does not reload while the server is silent', async () => {
    noServer()
    await expect(later('something', missing)()).rejects.toMatchObject({ code: 'network' })
    expect(reloadPage).not.toHaveBeenCalled()
    expect(countReload('something')).toBe(1)
  })
})

describe('a part that comes after its screen', () => {
  it('is drawn with its screen where it was fetched ahead', async () => {
    const load = vi.fn().mockResolvedValue(() => createElement('p', null, 'the part'))
    const Part = lazyPart<object>(load, () => createElement('p', null, 'waiting'))
    Part.prefetch()
    await Promise.resolve()
    expect(renderToStaticMarkup(createElement(Part))).toBe('<p>the part</p>')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('leaves the screen alone when it does not arrive, and comes with the line', async () => {
    const load = vi
      .fn()
      .mockImplementationOnce(missing)
      .mockResolvedValue(() => createElement('p', null, 'the part'))
    const Part = lazyPart<object>(load)
    const root = createRoot(document.body.appendChild(document.createElement('div')))
    root.render(createElement('div', null, createElement('p', null, 'the screen'), createElement(Part)))
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1))
    expect(screen.getByText('the screen')).toBeInTheDocument()
    line(true)
    expect(await screen.findByText('the part')).toBeInTheDocument()
    expect(screen.getByText('the screen')).toBeInTheDocument()
    root.unmount()
  })
})
