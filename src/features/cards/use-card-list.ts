import { useEffect, useState } from 'react'
import type { PublicCreditCard } from '#src/contract/entities/catalogue/credit-card.ts'
import { later } from '#src/lib/later.ts'

const loadApi = later('cards', () => import('./api.ts'))

interface CardList {
  /** Null until they have arrived. */
  cards: readonly PublicCreditCard[] | null
  error: Error | null
  busy: boolean
}

/** The cards on offer. They are fetched by the browser: a page that was drawn beforehand shows its skeleton first. */
export function useCardList(): CardList & { retry: () => void } {
  const [list, setList] = useState<CardList>({ cards: null, error: null, busy: true })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const leaving = new AbortController()
    const load = async () => {
      const { listCards } = await loadApi()
      return listCards(leaving.signal)
    }
    load().then(
      (cards) => setList({ cards, error: null, busy: false }),
      (error: unknown) => {
        if (leaving.signal.aborted) return
        setList((before) => ({ ...before, error: error instanceof Error ? error : new Error(), busy: false }))
      },
    )
    return () => leaving.abort()
  }, [attempt])

  const retry = () => {
    setList((before) => ({ ...before, busy: true }))
    setAttempt((count) => count + 1)
  }
  return { ...list, retry }
}
