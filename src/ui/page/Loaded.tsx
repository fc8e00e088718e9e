import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import type { Answer } from './answer.ts'
import { LoadFailure } from './LoadFailure.tsx'
import { useArrived } from './use-arrived.ts'

interface LoadedProps<T> {
  query: Answer<T>
  /** What could not be shown. */
  failed: string
  /** Stands where the content will be. */
  waiting: ReactNode
  /** What stands there instead when a list has nothing in it. */
  empty?: ReactNode
  /**
   * What was loaded before and could not be asked for anew: it stays, below what failed, or it goes, where figures that
   * may no longer hold would mislead.
   */
  older?: 'stays' | 'goes'
  /** Class of the distance between what failed and what stands above. */
  space?: string
  children: (data: T) => ReactNode
}

/**
 * What the server answers, once it is there; until then what is waited for, or what failed and a way to try again. What it
 * is drawn with may itself come late: it is waited for in its own place. Else the page as a whole would go meanwhile, and
 * with it what somebody is typing beside it.
 */
export function Loaded<T>({ query, failed, waiting, empty, older = 'stays', space, children }: LoadedProps<T>) {
  const { data, error, isFetching, refetch } = query
  // A query that asks again forgets why it failed; the button that was pressed would go, and the focus with it.
  const [again, setAgain] = useState<Error | null>(null)
  const failure = error ?? (data === undefined && isFetching ? again : null)
  const arrived = useArrived(data)
  const shown = failure && older === 'goes' ? undefined : arrived
  const note = failure && (
    <div className={space}>
      <LoadFailure
        title={failed}
        error={failure}
        busy={isFetching}
        onRetry={() => {
          setAgain(failure)
          void refetch()
        }}
      />
    </div>
  )
  if (shown === undefined) return note ?? waiting
  return (
    <>
      {note}
      <Suspense fallback={waiting}>
        {empty !== undefined && Array.isArray(shown) && shown.length === 0 ? empty : children(shown)}
      </Suspense>
    </>
  )
}
