import { useState } from 'react'
import type { ReactNode } from 'react'

/** Rows that somebody has chosen, by their keys: what a filter finds later changes nothing of it. */
export interface RowChoice<Row> {
  chosen: ReadonlySet<number>
  /** Names the box of a row. */
  labelOf: (row: Row) => string
  choose: (keys: readonly number[], on: boolean) => void
  clear: () => void
  /** What can be done with them; stands in the bar beside their count. */
  acts: ReactNode
}

export function useRowChoice() {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  return {
    chosen,
    choose: (keys: readonly number[], on: boolean) =>
      setChosen((before) => {
        const after = new Set(before)
        for (const key of keys)
          if (on) after.add(key)
          else after.delete(key)
        return after
      }),
    clear: () => setChosen(new Set()),
  }
}
