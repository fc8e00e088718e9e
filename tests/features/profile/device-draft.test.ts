import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Unsaved } from '#src/features/profile/saving/autosave.ts'
import { DeviceDraft } from '#src/features/profile/saving/device-draft.ts'
import { sealedDrafts } from '#src/lib/drafts/sealed-drafts.ts'

const ASHA: Unsaved = { first_name: { value: 'Asha', valid: true } }
const part = (unsaved: Unsaved = {}) => ({ unsaved: () => unsaved, restore: vi.fn() })
const OWNER = 7

describe('what is typed and not saved, on this device', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  test('is kept once for a pause in the typing, of every part that has something, and gone when all is saved', async () => {
    const keep = vi.spyOn(sealedDrafts, 'keep').mockResolvedValue()
    const forget = vi.spyOn(sealedDrafts, 'forget').mockResolvedValue()
    const typed: Unsaved = { ...ASHA }
    const draft = new DeviceDraft(OWNER, null)
    draft.add('profile', part(typed))
    draft.add('app_1', part())
    draft.keepSoon()
    draft.keepSoon()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(keep.mock.calls).toEqual([[OWNER, 'draft', { profile: ASHA }]])
    delete typed['first_name']
    draft.keepSoon()
    await vi.advanceTimersByTimeAsync(1_000)
    draft.keepSoon()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(keep).toHaveBeenCalledTimes(1)
    expect(forget).toHaveBeenCalledTimes(1)
  })

  test('comes back to the part that it was typed into, also to one that opens later, and stays kept until then', async () => {
    const keep = vi.spyOn(sealedDrafts, 'keep').mockResolvedValue()
    const profile = part()
    const draft = new DeviceDraft(OWNER, { profile: ASHA, app_1: { loan_amount: { value: 5, valid: true } } })
    draft.add('profile', profile)
    expect(profile.restore.mock.calls).toEqual([[ASHA]])
    draft.keepSoon()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(keep.mock.calls).toEqual([[OWNER, 'draft', { app_1: { loan_amount: { value: 5, valid: true } } }]])
    const own = part()
    draft.add('app_1', own)
    expect(own.restore).toHaveBeenCalledTimes(1)
  })
})
