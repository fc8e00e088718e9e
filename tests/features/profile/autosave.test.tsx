import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SERVED_PROFILE_DEFAULTS } from '#src/contract/entities/profile/profile.ts'
import type { ProfileUpdate, ServedProfile } from '#src/contract/entities/profile/profile.ts'
import { maskPan } from '#src/contract/rules/person/pan.ts'
import { Autosave } from '#src/features/profile/saving/autosave.ts'
import type { SaveFailure } from '#src/features/profile/saving/autosave.ts'

class Refused extends Error {
  readonly failure: SaveFailure
  constructor(failure: SaveFailure) {
    super('refused')
    this.failure = failure
  }
}
const later = () => new Refused({ kind: 'later' })

/** An autosave over a server that masks the PAN, and whose next answers can be made to fail. */
function setUp() {
  let served: ServedProfile = { ...SERVED_PROFILE_DEFAULTS, user_id: 1, first_name: 'Asha' }
  const posts: ProfileUpdate[] = []
  const failures: Error[] = []
  const onFailure = vi.fn()
  let gate: Promise<void> = Promise.resolve()
  const autosave = new Autosave({
    save: async (changes) => {
      posts.push(changes)
      await gate
      const failure = failures.shift()
      if (failure) throw failure
      const stored = { ...served, ...changes }
      return { ...stored, tin: stored.tin.includes('*') ? stored.tin : maskPan(stored.tin) }
    },
    acknowledged: (field) => ({ ...served })[field as keyof ServedProfile],
    onSaved: (answer) => {
      served = answer
    },
    failureOf: (error) => (error instanceof Refused ? error.failure : { kind: 'later' }),
    onFailure,
  })
  const hold = () => {
    let release: () => void = () => undefined
    gate = new Promise((resolve) => {
      release = resolve
    })
    return release
  }
  return { autosave, posts, failures, onFailure, hold, served: () => served }
}

describe('Autosave', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('posts only the field that changed, once typing has paused', async () => {
    const { autosave, posts } = setUp()
    autosave.change('last_name', 'Pat', true)
    await vi.advanceTimersByTimeAsync(700)
    autosave.change('last_name', 'Patil', true)
    await vi.advanceTimersByTimeAsync(700)
    expect(posts).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    expect(posts).toEqual([{ last_name: 'Patil' }])
    expect(autosave.state()).toBe('saved')
    await autosave.flush()
    expect(posts).toHaveLength(1)
  })

  test('keeps an invalid value and does not post it', async () => {
    const { autosave, posts } = setUp()
    autosave.change('postal_code', '4310', false)
    expect(await autosave.flush()).toBe(true)
    expect(posts).toEqual([])
    expect(autosave.typed('postal_code')).toBe('4310')
  })

  test('a value typed back to the stored one is not posted', async () => {
    const { autosave, posts } = setUp()
    const told = vi.fn()
    autosave.subscribe(told)
    autosave.change('first_name', 'Ash', true)
    autosave.change('first_name', 'Asha', true)
    told.mockClear()
    await autosave.flush()
    expect(posts).toEqual([])
    expect([autosave.state(), told.mock.calls.length]).toEqual(['idle', 1])
  })

  test('what is typed while a post is under way goes out after it, and wins', async () => {
    const { autosave, posts, hold, served } = setUp()
    const release = hold()
    autosave.change('first_name', 'Usha', true)
    const flushed = autosave.flush()
    autosave.change('first_name', 'Asha', true)
    autosave.change('last_name', 'Patil', true)
    release()
    expect(await flushed).toBe(true)
    expect(posts).toEqual([{ first_name: 'Usha' }, { first_name: 'Asha', last_name: 'Patil' }])
    expect(served().first_name).toBe('Asha')
  })

  test('a failed save is kept, told once, and tried again by itself', async () => {
    const { autosave, posts, failures, onFailure } = setUp()
    failures.push(later(), later())
    autosave.change('last_name', 'Patil', true)
    expect(await autosave.flush()).toBe(false)
    expect(autosave.state()).toBe('unsaved')
    expect(autosave.typed('last_name')).toBe('Patil')
    await vi.advanceTimersByTimeAsync(3_000)
    expect(posts).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(6_000)
    expect(posts).toHaveLength(3)
    expect(autosave.state()).toBe('saved')
    expect(autosave.typed('last_name')).toBeUndefined()
    expect(onFailure).toHaveBeenCalledTimes(1)
  })

  test('an ended session keeps what was typed and leaves the server alone', async () => {
    const { autosave, posts, failures } = setUp()
    failures.push(new Refused({ kind: 'signed-out' }))
    autosave.change('last_name', 'Patil', true)
    await autosave.flush()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(posts).toHaveLength(1)
    expect(autosave.typed('last_name')).toBe('Patil')
    expect(await autosave.flush()).toBe(true)
    expect(posts).toHaveLength(2)
  })

  test('a field that the server refuses does not hold back the others', async () => {
    const { autosave, posts, failures } = setUp()
    failures.push(new Refused({ kind: 'refused', errors: { email: 'This email cannot be used' } }))
    autosave.change('email', 'a@b.in', true)
    autosave.change('last_name', 'Patil', true)
    expect(await autosave.flush()).toBe(false)
    expect(posts).toEqual([{ email: 'a@b.in', last_name: 'Patil' }, { last_name: 'Patil' }])
    expect(autosave.refusal('email')).toBe('This email cannot be used')
    autosave.change('email', 'c@b.in', true)
    expect(autosave.refusal('email')).toBeUndefined()
  })

  test('says saved only while the server has all that was typed', async () => {
    const { autosave, failures } = setUp()
    const told = vi.fn()
    autosave.subscribe(told)
    autosave.change('last_name', 'Patil', true)
    expect(autosave.state()).toBe('typing')
    await autosave.flush()
    expect(autosave.state()).toBe('saved')
    told.mockClear()
    autosave.change('postal_code', '4310', false)
    expect([autosave.state(), told.mock.calls.length]).toEqual(['typing', 1])
    await autosave.flush()
    expect(autosave.state()).toBe('typing')
    failures.push(new Refused({ kind: 'refused', errors: { postal_code: 'No such place' } }))
    autosave.change('postal_code', '431001', true)
    autosave.change('last_name', 'Patil-Rao', true)
    await autosave.flush()
    expect(autosave.state()).toBe('refused')
    autosave.change('postal_code', '431002', true)
    await autosave.flush()
    expect(autosave.state()).toBe('saved')
  })

  test('a refusal that names no field is kept for the form to say, and not tried again by itself', async () => {
    const { autosave, posts, failures, onFailure } = setUp()
    const refusal = new Refused({ kind: 'refused', errors: {} })
    failures.push(refusal)
    autosave.change('last_name', 'Patil', true)
    expect(await autosave.flush()).toBe(false)
    expect([autosave.state(), autosave.failure()]).toEqual(['unsaved', refusal])
    await vi.advanceTimersByTimeAsync(120_000)
    expect([posts.length, onFailure.mock.calls.length]).toEqual([1, 0])
    expect(await autosave.flush()).toBe(true)
    expect(autosave.failure()).toBeUndefined()
  })

  test('another PAN under the same mask is still posted', async () => {
    const { autosave, posts } = setUp()
    autosave.change('tin', 'ABCPK1234F', true)
    await autosave.flush()
    autosave.change('tin', 'ABCPZ9999F', true)
    await autosave.flush()
    expect(posts).toEqual([{ tin: 'ABCPK1234F' }, { tin: 'ABCPZ9999F' }])
  })
})
