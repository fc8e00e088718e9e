import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { COMPARE_LIMIT } from '#src/ui/compare-limit.ts'
import { withNames } from '#src/ui/with-names.ts'

const NAME = 'compare'

/**
 * The cards put aside for comparison. The address follows, so that a reload and another tab keep them; it takes the
 * router a moment, and a box that is ticked must stay ticked meanwhile.
 */
export function useCompare() {
  const [params, setParams] = useSearchParams()
  const [ids, setIds] = useState<readonly number[]>(() => readIds(params.get(NAME)))
  const write = (next: readonly number[]) => {
    setIds(next)
    const silent = { replace: true, preventScrollReset: true }
    setParams((before) => withNames(before, { [NAME]: next.join('-') }), silent)
  }
  return {
    ids,
    /** Query that carries them to the other addresses of the list. */
    search: ids.length === 0 ? '' : `?${NAME}=${ids.join('-')}`,
    put: (id: number, compared: boolean) =>
      write(compared ? [...ids, id].slice(0, COMPARE_LIMIT) : ids.filter((each) => each !== id)),
    clear: () => write([]),
  }
}

function readIds(text: string | null): number[] {
  const ids = (text ?? '').split('-').filter((id) => /^[1-9]\d{0,8}$/.test(id))
  return [...new Set(ids.map(Number))].slice(0, COMPARE_LIMIT)
}
