import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { EndpointKey } from '#src/contract/endpoints.ts'
import * as pauses from '#src/lib/retry/pauses.ts'
import { getSession } from '#src/lib/session/session-store.ts'
import { network, on, renderApp } from '#tests/setup/screens/render-app.tsx'
import type { Actor } from '#tests/setup/screens/render-app.tsx'

beforeEach(() => {
  vi.spyOn(pauses, 'pauseMs').mockReturnValue(0)
  vi.spyOn(pauses, 'pause').mockResolvedValue()
})

const JSON_TYPE = { headers: { 'content-type': 'application/json' } }
const NO_ANSWERS: [what: string, answer: () => Response][] = [
  ['an error of the server', () => HttpResponse.json({ message: 'Out of order.' }, { status: 500 })],
  ['a page of a proxy', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })],
  ['JSON that is cut off', () => HttpResponse.text('{"data": [', JSON_TYPE)],
  ['nothing', () => new HttpResponse(null, { status: 200 })],
  ['another shape', () => HttpResponse.json({ ok: true })],
  ['null', () => HttpResponse.json(null)],
  ['data that are null', () => HttpResponse.json({ data: null })],
  ['ten megabytes of something else', () => HttpResponse.text('x'.repeat(10_000_000))],
]
const SCREENS: [actor: Actor, path: string, key: EndpointKey][] = [
  ['consumerA', '/user/application-status', 'listApplications'],
  ['admin1', '/admin/credit-cards', 'listAdminCards'],
  ['partnerA', '/partner/product-offering', 'listOffering'],
]
/** From now on the call is answered so; answers how often it was. */
const answerWith = (key: EndpointKey, answer: () => Response) => {
  const asked = vi.fn(answer)
  network.use(on(key, asked))
  return asked
}

describe('what is no answer', () => {
  it.each(SCREENS)('%s at %s is told so, once, and has the page at the next try', async (actor, path, key) => {
    answerWith(key, () => HttpResponse.error())
    await renderApp(path, { actor })
    for (const [what, answer] of NO_ANSWERS) {
      const again = await screen.findByRole('button', { name: 'Try again' })
      const asked = answerWith(key, answer)
      fireEvent.click(again)
      await waitFor(() => expect(asked).toHaveBeenCalled())
      await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled())
      expect(screen.getAllByRole('alert'), what).toHaveLength(1)
      expect(screen.getByRole('heading', { level: 1 }), what).toBeVisible()
    }
    network.resetHandlers()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  })

  it('leaves in a form what was typed', async () => {
    const { user } = await renderApp('/admin/login')
    await user.type(await screen.findByLabelText('Email'), 'admin@demo.test')
    await user.type(screen.getByLabelText('Password'), 'Demo@12345')
    for (const [what, answer] of NO_ANSWERS) {
      const asked = answerWith('adminLogin', answer)
      await user.click(screen.getByRole('button', { name: 'Log in' }))
      await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
      expect(await screen.findByRole('alert'), what).toHaveTextContent(/\w/)
      expect(screen.getByLabelText('Email'), what).toHaveValue('admin@demo.test')
      await waitFor(() => expect(screen.getByRole('button', { name: 'Log in' })).toBeEnabled())
      expect(getSession().adminToken, what).toBeNull()
    }
  })
})

describe('a browser that keeps nothing', () => {
  it.each(SCREENS)('shows %s the page %s', async (actor, path) => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(refuse)
    await renderApp(path, { actor })
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    await waitFor(() => expect(getSession().restoring).toBe(false))
    expect(window.location.pathname).toBe(path)
    expect(screen.queryByText(/SOMETHING WENT WRONG/)).toBeNull()
  })
})
