import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#src/lib/http/api-error.ts'
import { pauseMs } from '#src/lib/retry/pauses.ts'
import { isRefusedEarly, repeatBusy } from '#src/lib/retry/repeat-busy.ts'

const busy = (retryAfter?: number) =>
  new ApiError(503, 'not_available', 'Busy', retryAfter === undefined ? {} : { retryAfter })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a server that is busy', () => {
  it('is asked again when it says, not before', async () => {
    const ask = vi.fn().mockRejectedValueOnce(busy(2)).mockResolvedValue('here')
    const answer = repeatBusy(ask, () => true)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(ask).toHaveBeenCalledTimes(1)
    await vi.runAllTimersAsync()
    await expect(answer).resolves.toBe('here')
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('is asked three times, no more', async () => {
    const ask = vi.fn().mockImplementation(() => Promise.reject(busy(1)))
    const answer = expect(repeatBusy(ask, () => true)).rejects.toMatchObject({ status: 503 })
    await vi.runAllTimersAsync()
    await answer
    expect(ask).toHaveBeenCalledTimes(3)
  })

  it.each([
    ['says when, but nobody waits that long', busy(30)],
    ['does not say when to come back', busy()],
    ['limits whoever asks too often', new ApiError(429, 'too_many_requests', 'Slow down', { retryAfter: 1 })],
  ])('is asked once where it %s', async (_, error) => {
    const ask = vi.fn().mockImplementation(() => Promise.reject(error))
    await expect(repeatBusy(ask, () => true)).rejects.toBe(error)
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('is sent a change again only where it refused it before any work, and whoever waits is told', async () => {
    const early = new ApiError(503, 'busy', 'Busy', { retryAfter: 1 })
    const change = vi.fn().mockRejectedValueOnce(early).mockRejectedValueOnce(busy(1)).mockResolvedValue('done')
    const told = vi.fn()
    const answer = expect(repeatBusy(change, isRefusedEarly, told)).rejects.toMatchObject({ code: 'not_available' })
    await vi.runAllTimersAsync()
    await answer
    expect([change.mock.calls.length, told.mock.calls]).toEqual([2, [[early]]])
  })
})

it('pauses grow, to ten seconds, and are not the same for everybody', () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.5)
  expect([1, 2, 3, 4, 9].map(pauseMs)).toEqual([400, 1_200, 3_600, 10_000, 10_000])
  random.mockReturnValue(0)
  expect(pauseMs(1)).toBe(200)
  random.mockRestore()
})
