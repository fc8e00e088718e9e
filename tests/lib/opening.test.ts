import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endOpening, isOpening, openingAnswer } from '#src/lib/early/opening.ts'
import type { OpeningAnswer } from '#src/lib/early/opening.ts'

const ANSWERS: OpeningAnswer[] = [
  { address: '/a', status: 200, body: [] },
  { address: '/b', status: 503, body: { message: 'busy' } },
]

/** A page whose early call is on its way. */
function openPage(clOpening: Promise<{ answers: OpeningAnswer[] } | null> | undefined) {
  const page = { clOpening, location: { pathname: '/user/offers' } }
  vi.stubGlobal('window', page)
  return page
}
beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  endOpening()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('answers what came with the page, as often as it is asked, and nothing else', async () => {
  openPage(Promise.resolve({ answers: ANSWERS }))
  expect(isOpening()).toBe(true)
  expect(await openingAnswer('/a')).toEqual(ANSWERS[0])
  expect(await openingAnswer('/a')).toEqual(ANSWERS[0])
  expect(await openingAnswer('/c')).toBeUndefined()
})

it('tells a refusal once: the next try asks the server', async () => {
  openPage(Promise.resolve({ answers: ANSWERS }))
  isOpening()
  expect(await openingAnswer('/b')).toMatchObject({ status: 503 })
  expect(await openingAnswer('/b')).toBeUndefined()
})

it.each([
  ['somebody changes something', () => endOpening()],
  ['another page is opened', (page: { location: { pathname: string } }) => (page.location.pathname = '/vouchers')],
  ['the page has opened', () => vi.advanceTimersByTime(10_001)],
])('is out of date once %s', async (_, happens) => {
  const page = openPage(Promise.resolve({ answers: ANSWERS }))
  isOpening()
  await openingAnswer('/a')
  happens(page)
  expect(isOpening()).toBe(false)
})

it('holds for the dashboard, to which the empty address of the back office leads on', async () => {
  const page = openPage(Promise.resolve({ answers: ANSWERS }))
  page.location.pathname = '/admin'
  isOpening()
  page.location.pathname = '/admin/dashboard'
  expect(isOpening()).toBe(true)
  expect(await openingAnswer('/a')).toEqual(ANSWERS[0])
})

it('keeps no call waiting for longer than five seconds, and none where nothing comes', async () => {
  openPage(new Promise(() => undefined))
  isOpening()
  const answer = openingAnswer('/a')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await answer).toBeUndefined()
  endOpening()
  openPage(undefined)
  expect(isOpening()).toBe(false)
})
