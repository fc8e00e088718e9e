import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetAnswers, keepAnswers } from '#src/features/lenders/kept-answers.ts'
import { sealedDrafts } from '#src/lib/drafts/sealed-drafts.ts'

const OWNER = 7
const FIRST = { loan_purpose: 'travel' }
const SECOND = { loan_purpose: 'wedding' }

describe('answers to a lender that are typed and not sent', () => {
  const begin = () => {
    const keep = vi.spyOn(sealedDrafts, 'keep').mockResolvedValue()
    const forget = vi.spyOn(sealedDrafts, 'forget').mockResolvedValue()
    return { keep, forget }
  }
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    for (const appId of ['app_1', 'app_2']) forgetAnswers(appId)
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  test('are sealed for each application, also when two are typed at nearly the same time', async () => {
    const { keep } = begin()
    keepAnswers(OWNER, 'app_1', FIRST)
    keepAnswers(OWNER, 'app_2', SECOND)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(keep.mock.calls).toEqual([
      [OWNER, 'answers:app_1', FIRST],
      [OWNER, 'answers:app_2', SECOND],
    ])
  })

  test('are sealed once for a pause in the typing', async () => {
    const { keep } = begin()
    keepAnswers(OWNER, 'app_1', FIRST)
    keepAnswers(OWNER, 'app_1', SECOND)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(keep.mock.calls).toEqual([[OWNER, 'answers:app_1', SECOND]])
  })

  test('are gone when they are sent, and those of another application stay', async () => {
    const { keep, forget } = begin()
    keepAnswers(OWNER, 'app_1', FIRST)
    keepAnswers(OWNER, 'app_2', SECOND)
    forgetAnswers('app_1')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(forget.mock.calls).toEqual([['answers:app_1']])
    expect(keep.mock.calls).toEqual([[OWNER, 'answers:app_2', SECOND]])
  })
})
