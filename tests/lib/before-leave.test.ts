import { expect, it, vi } from 'vitest'
import { registerSaver, runSavers } from '#src/lib/before-leave.ts'

it('a saver that fails or hangs holds nobody up', async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const good = vi.fn()
  const removals = [
    registerSaver(() => Promise.reject(new Error('no'))),
    registerSaver(() => {
      throw new Error('worse')
    }),
    registerSaver(() => new Promise(() => undefined)),
    registerSaver(good),
  ]
  const done = runSavers('idle')
  await vi.advanceTimersByTimeAsync(3_000)
  await done
  expect(good).toHaveBeenCalledExactlyOnceWith('idle')
  for (const remove of removals) remove()
  await runSavers('reload')
  expect(good).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})
