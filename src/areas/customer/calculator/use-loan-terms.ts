import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { LoanTerms } from '#src/contract/finance/totals.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { readTerms, writeTerms } from './loan-terms.ts'

// A slider reports every pixel, and browsers refuse more than about 100 new addresses in 30 seconds.
const WRITE_MS = 300

/** The loan on the screen; it lives in the address, so that it can be kept and shared. Nothing personal is in it. */
export function useLoanTerms(): [LoanTerms, (change: Partial<LoanTerms>) => void] {
  const hydrated = useHydrated()
  const [params, setParams] = useSearchParams()
  const [edited, setEdited] = useState<LoanTerms | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const terms = edited ?? readTerms(hydrated ? params : new URLSearchParams())
  const change = (changed: Partial<LoanTerms>) => {
    const next = { ...terms, ...changed }
    setEdited(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => setParams((before) => writeTerms(next, before), { replace: true, preventScrollReset: true }),
      WRITE_MS,
    )
  }
  return [terms, change]
}
