import { useEffect, useState } from 'react'
import type { PublicCreditCard } from '#src/contract/entities/catalogue/credit-card.ts'
import { later } from '#src/lib/later.ts'
import type { Answer } from '#src/ui/page/answer.ts'

const loadApi = later('cards', () => import('./api.ts'))

type CardList = Answer<readonly PublicCreditCard[]>

/** The cards on offer. They are fetched by the browser: a page that was drawn beforehand shows its skeleton first. */
export function useCardList(): CardList {
  const [list, setList] = useState<Omit<CardList, 'refetch'>>({ data: undefined, error: null, isFetching: true })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const leaving = new AbortController()
    const load = async () => {
      const { listCards } = await loadApi()
      return listCards(leaving.signal)
    }
    load().then(
      (data) => setList({ data, error: null, isFetching: false }),
      (error: unknown) => {
        if (leaving.signal.aborted) return
        setList((before) => ({ ...before, error: error instanceof Error ? error : new Error(), isFetching: false }))
      },
    )
    return () => leaving.abort()
  }, [attempt])

  const refetch = () => {
    setList((before) => ({ ...before, isFetching: true }))
    setAttempt((count) => count + 1)
  }
  return { ...list, refetch }
}
