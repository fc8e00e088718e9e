import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { LoanTerms } from '#src/contract/finance/totals.ts'
import { useLateWrite } from '#src/ui/edit/use-late-write.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { readTerms, writeTerms } from './loan-terms.ts'

/** The loan on the screen; it lives in the address, so that it can be kept and shared. Nothing personal is in it. */
export function useLoanTerms(): [LoanTerms, (change: Partial<LoanTerms>) => void] {
  const hydrated = useHydrated()
  const [params, setParams] = useSearchParams()
  const [edited, setEdited] = useState<LoanTerms | null>(null)
  const { later } = useLateWrite()

  const terms = edited ?? readTerms(hydrated ? params : new URLSearchParams())
  const change = (changed: Partial<LoanTerms>) => {
    const next = { ...terms, ...changed }
    setEdited(next)
    later(() => setParams((before) => writeTerms(next, before), { replace: true, preventScrollReset: true }))
  }
  return [terms, change]
}
