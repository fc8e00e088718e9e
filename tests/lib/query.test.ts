import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from '#src/lib/http/query.ts'
import { NEW_SESSION, patchSession } from '#src/lib/session/session-store.ts'

/** A page that shows an answer: what it asked for so far, and how the server answers the n-th time. */
function page() {
  const answers: ((answer: string) => void)[] = []
  const observer = new QueryObserver(queryClient, {
    queryKey: ['loan'],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  })
  const leave = observer.subscribe(() => undefined)
  const shown = () => observer.getCurrentResult().data
  const answered = async (at: number, answer: string) => {
    answers[at]?.(answer)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { answers, shown, answered, leave }
}

describe('answers belong to the person who asked', () => {
  beforeEach(() => {
    patchSession(NEW_SESSION)
    queryClient.clear()
  })

  it('a page that asked before it was known who asks gets its answer', async () => {
    const { answers, shown, answered, leave } = page()
    patchSession({ userId: 7 })
    await answered(answers.length - 1, 'of the seventh')
    expect(shown()).toBe('of the seventh')
    leave()
  })

  it('the next person sees nothing of the one before, and what is on screen is asked for anew', async () => {
    patchSession({ userId: 7 })
    const { answers, shown, answered, leave } = page()
    await answered(0, 'of the seventh')
    patchSession({ userId: 8 })
    expect(shown()).toBeUndefined()
    await answered(0, 'of the seventh, late')
    expect(shown()).toBeUndefined()
    expect(answers).toHaveLength(2)
    await answered(1, 'of the eighth')
    expect(shown()).toBe('of the eighth')
    leave()
  })

  it('nothing is asked for on behalf of somebody who has left', async () => {
    patchSession({ userId: 7 })
    const { answers, answered, leave } = page()
    await answered(0, 'of the seventh')
    patchSession({ userId: null })
    expect(queryClient.getQueryData(['loan'])).toBeUndefined()
    expect(answers).toHaveLength(1)
    leave()
  })
})
