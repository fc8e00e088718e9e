import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { days } from '#src/contract/rules/time.ts'
import { sealedDrafts } from '#src/lib/drafts/sealed-drafts.ts'

const OWNER = 7
const DRAFT = { profile: { first_name: { value: 'Asha', valid: true } } }

/** As much of a browser's database as a draft needs: one store, answers that come later. */
function fakeDatabase(kept: Map<string, unknown>): { open: () => unknown } {
  const later = <T>(result: T, upgrade = false) => {
    const request: Record<string, unknown> = { result }
    queueMicrotask(() => {
      const { onupgradeneeded, onsuccess } = request as Record<string, (() => void) | undefined>
      if (upgrade) onupgradeneeded?.()
      onsuccess?.()
    })
    return request
  }
  const store = {
    put: (value: unknown, key: string) => later(void kept.set(key, value)),
    get: (key: string) => later(kept.get(key)),
    clear: () => later(kept.clear()),
  }
  const database = {
    createObjectStore: () => undefined,
    transaction: () => ({ objectStore: () => store }),
    close: () => undefined,
  }
  return { open: () => later(database, true) }
}

const kept = new Map<string, unknown>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('indexedDB', fakeDatabase(kept))
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a form left for a week is there again, sealed', async () => {
  await sealedDrafts.keep(OWNER, DRAFT)
  expect(new TextDecoder().decode((kept.get('draft') as { box: ArrayBuffer }).box)).not.toContain('Asha')
  vi.setSystemTime(Date.now() + days(7))
  expect(await sealedDrafts.read(OWNER)).toEqual(DRAFT)
})

test('for anybody else it does not open, and is gone', async () => {
  await sealedDrafts.keep(OWNER, DRAFT)
  expect(await sealedDrafts.read(8)).toBeNull()
  expect(kept.size).toBe(0)
})

test('a form left for more than thirty days is gone', async () => {
  await sealedDrafts.keep(OWNER, DRAFT)
  vi.setSystemTime(Date.now() + days(31))
  expect(await sealedDrafts.read(OWNER)).toBeNull()
  expect(kept.size).toBe(0)
})

test('signing out forgets it', async () => {
  await sealedDrafts.keep(OWNER, DRAFT)
  await sealedDrafts.forget()
  expect(await sealedDrafts.read(OWNER)).toBeNull()
})
