import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { days } from '#src/contract/rules/time.ts'
import { sealedDrafts } from '#src/lib/drafts/sealed-drafts.ts'

const OWNER = 7
const FORM = 'draft'
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
    delete: (key: string) => later(kept.delete(key)),
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
  await sealedDrafts.keep(OWNER, FORM, DRAFT)
  expect(new TextDecoder().decode((kept.get('draft') as { box: ArrayBuffer }).box)).not.toContain('Asha')
  vi.setSystemTime(Date.now() + days(7))
  expect(await sealedDrafts.read(OWNER, FORM)).toEqual(DRAFT)
})

test('for anybody else it does not open, and is gone', async () => {
  await sealedDrafts.keep(OWNER, FORM, DRAFT)
  expect(await sealedDrafts.read(8, FORM)).toBeNull()
  expect(kept.size).toBe(0)
})

test('a form left for more than thirty days is gone', async () => {
  await sealedDrafts.keep(OWNER, FORM, DRAFT)
  vi.setSystemTime(Date.now() + days(31))
  expect(await sealedDrafts.read(OWNER, FORM)).toBeNull()
  expect(kept.size).toBe(0)
})

test('what is sent goes, the others stay; who signs out leaves none', async () => {
  await sealedDrafts.keep(OWNER, FORM, DRAFT)
  await sealedDrafts.keep(OWNER, 'answers:app_1', { ifsc: 'HDFC0000123' })
  await sealedDrafts.forget('answers:app_1')
  expect(await sealedDrafts.read(OWNER, 'answers:app_1')).toBeNull()
  expect(await sealedDrafts.read(OWNER, FORM)).toEqual(DRAFT)
  await sealedDrafts.forgetAll()
  expect(await sealedDrafts.read(OWNER, FORM)).toBeNull()
})

test('one is not opened in the place of another', async () => {
  await sealedDrafts.keep(OWNER, FORM, DRAFT)
  kept.set('answers:app_1', kept.get(FORM))
  expect(await sealedDrafts.read(OWNER, 'answers:app_1')).toBeNull()
})
