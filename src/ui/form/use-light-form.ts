import { useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import type { FormHandle } from './form-handle.ts'
import { withoutChanged } from './without-changed.ts'

type Problems<V> = Partial<Record<keyof V, string | undefined>>

/** What a press answers where another screen is on its way: the form stays busy until that stands. */
export const LEAVING = 'leaving'

interface LightFormOptions<V> {
  start: V
  /** What a press does; it may judge first, show what is wrong and send nothing. */
  send: (values: V) => Promise<unknown>
  /** Where to go when the sending failed. */
  failed?: (error: unknown) => void
}

export interface LightForm<V> extends FormHandle {
  values: V
  /** What is wrong, by field. It stands until that field changes. */
  problems: Problems<V>
  show: (problems: Problems<V>) => void
  /** `judged`: the caller judges the field anew, so that what is said of it does not come and go with each key. */
  set: (part: Partial<V>, judged?: boolean) => void
  /** Does something else of the form in the same way: one thing at a time, its failure shown. */
  run: (work: () => Promise<unknown>) => void
}

/**
 * The light twin of `useContractForm`, for the first screens: react-hook-form and the rules would not fit into their
 * first load, so that the rules are fetched while somebody types. Drawn by `LightForm`.
 */
export function useLightForm<V extends object>({ start, send, failed }: LightFormOptions<V>): LightForm<V> {
  const [values, setValues] = useState(start)
  const [problems, setProblems] = useState<Problems<V>>({})
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const working = useRef(false)

  const work = async (task: () => Promise<unknown>) => {
    if (working.current) return
    working.current = true
    setBusy(true)
    setFailure(null)
    let answer: unknown
    try {
      answer = await task()
    } catch (error) {
      setFailure(error)
      failed?.(error)
    } finally {
      if (answer !== LEAVING) {
        working.current = false
        setBusy(false)
      }
    }
  }
  const run = (task: () => Promise<unknown>) => void work(task)
  return {
    values,
    problems,
    failure,
    busy,
    run,
    show: (wrong) => setProblems((before) => ({ ...before, ...wrong })),
    set: (part, judged = false) => {
      setValues((before) => ({ ...before, ...part }))
      setFailure(null)
      if (judged) return
      setProblems((before) => withoutChanged(before, part))
    },
    submit: (event?: SyntheticEvent) => {
      event?.preventDefault()
      run(() => send(values))
    },
  }
}
