import { QueryObserver } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#src/lib/http/api-error.ts'
import { call } from '#src/lib/http/http.ts'
import { queryClient } from '#src/lib/http/query.ts'
import * as pauses from '#src/lib/retry/pauses.ts'
import { getSession } from '#src/lib/session/session-store.ts'
import { pathOf } from '#tests/setup/browser.ts'
import { network } from '#tests/setup/others/network.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'

beforeEach(() => {
  vi.spyOn(pauses, 'pauseMs').mockReturnValue(0)
  vi.spyOn(pauses, 'pause').mockResolvedValue()
})

const busy = () =>
  HttpResponse.json({ message: 'Busy', code: 'not_available' }, { status: 503, headers: { 'retry-after': '1' } })

it('a customer whose session could not be read at once stays signed in', async () => {
  const asked = vi.fn(busy)
  network.use(http.get(`*${pathOf('readCookie')}`, asked, { once: true }))
  await renderApp('/products', { actor: 'consumerA' })
  await waitFor(() => expect(getSession()).toMatchObject({ restoring: false, restored: { customer: true } }))
  expect(asked).toHaveBeenCalledTimes(1)
  expect(getSession().token).not.toBeNull()
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument()
})

it('what writes is sent once', async () => {
  await renderApp('/products')
  const asked = vi.fn(busy)
  network.use(http.post(`*${pathOf('createProspect')}`, asked))
  await expect(call('createProspect', { body: {} })).rejects.toMatchObject({ status: 503 })
  expect(asked).toHaveBeenCalledTimes(1)
})

it('what is refused before any work is sent again, changes too, and whoever waits is told', async () => {
  await renderApp('/products')
  const early = vi.fn(() =>
    HttpResponse.json({ message: 'Busy', code: 'busy' }, { status: 503, headers: { 'retry-after': '1' } }),
  )
  network.use(http.post(`*${pathOf('createProspect')}`, early, { once: true }))
  await expect(call('createProspect', { body: {} })).resolves.toHaveProperty('prospectAppId')
  expect(early).toHaveBeenCalledTimes(1)
  expect(await screen.findByText('Too many people are here just now. Please wait a moment.')).toBeInTheDocument()
})

describe('what a page shows', () => {
  const longBusy = () => Promise.reject(new ApiError(503, 'not_available', 'Busy', { retryAfter: 30 }))
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('has failed while the server is busy for longer, and comes by itself when it said', async () => {
    const queryFn = vi.fn().mockImplementationOnce(longBusy).mockResolvedValue('here')
    const shown = new QueryObserver(queryClient, { queryKey: ['shown'], queryFn })
    const leave = shown.subscribe(() => undefined)
    await vi.advanceTimersByTimeAsync(29_000)
    expect(shown.getCurrentResult()).toMatchObject({ status: 'error' })
    expect(queryFn).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(shown.getCurrentResult()).toMatchObject({ status: 'success', data: 'here' })
    // What has come is not asked for again.
    await vi.advanceTimersByTimeAsync(120_000)
    expect(queryFn).toHaveBeenCalledTimes(2)
    leave()
  })

  it('is asked for five times by itself, no more', async () => {
    const queryFn = vi.fn(longBusy)
    const leave = new QueryObserver(queryClient, { queryKey: ['shown'], queryFn }).subscribe(() => undefined)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(queryFn).toHaveBeenCalledTimes(1 + 5)
    leave()
  })
})
