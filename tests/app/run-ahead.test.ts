import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runAhead } from '#src/app/run-ahead.ts'

let idle: (() => void)[]
let ran: string[]
beforeEach(() => {
  idle = []
  ran = []
  vi.stubGlobal('window', { requestIdleCallback: (work: () => void) => idle.push(work) })
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => vi.unstubAllGlobals())

const run = async (file: string) => void ran.push(file)
/** Nothing happens for a moment. */
const quietMoment = async () => {
  idle.shift()?.()
  await vi.waitUntil(() => idle.length > 0)
}

test('each script has a quiet moment of its own, and the screens come in the one after the last', async () => {
  const files = ['theme.js', 'form.js']
  const done = runAhead(files, new AbortController().signal, run)
  expect(ran).toEqual([])
  await quietMoment()
  expect(ran).toEqual(['theme.js'])
  await quietMoment()
  expect(ran).toEqual(['theme.js', 'form.js'])
  idle.shift()?.()
  expect(await done).toBe(true)
  expect(files).toEqual([])
})

test('whoever leaves ends it, and the page they come to goes on with what is left', async () => {
  const files = ['theme.js', 'form.js']
  const left = new AbortController()
  const done = runAhead(files, left.signal, run)
  await quietMoment()
  left.abort()
  idle.shift()?.()
  expect(await done).toBe(false)
  expect([ran, files]).toEqual([['theme.js'], ['form.js']])
})

test('without a line nothing is run: many browsers remember a module that failed', async () => {
  const done = runAhead(['theme.js'], new AbortController().signal, run)
  vi.stubGlobal('navigator', { onLine: false })
  idle.shift()?.()
  expect(await done).toBe(false)
  expect(ran).toEqual([])
})

test('a script that fails is left for whoever needs it, and so are those that may import it', async () => {
  const files = ['theme.js', 'form.js']
  const done = runAhead(files, new AbortController().signal, () => Promise.reject(new TypeError('gone')))
  idle.shift()?.()
  await expect(done).rejects.toThrow('gone')
  expect(files).toEqual(['theme.js', 'form.js'])
})
