import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom'
import { useLateWrite } from '#src/ui/edit/use-late-write.ts'
import { readView, writeView } from './offer-view.ts'
import type { OfferView } from './offer-view.ts'

/** New values, or what makes them of the view as it is at that moment. */
export type ViewChange = Partial<OfferView> | ((view: OfferView) => Partial<OfferView>)

/**
 * The view in the address. A changed request makes a step for the back button; the rest replaces the address. What was
 * just changed is held here until the router, which takes its time, has it in the address.
 */
export function useOfferView() {
  const [params, setParams] = useSearchParams()
  const navigation = useNavigationType()
  const [seen, setSeen] = useState(params)
  const [held, setHeld] = useState<{ view: OfferView; search: string } | null>(null)
  if (seen !== params) {
    setSeen(params)
    if (held && (navigation === NavigationType.Pop || held.search === params.toString())) setHeld(null)
  }
  const address = useMemo(() => readView(params), [params])
  const view = held?.view ?? address

  const latest = useRef({ view, params, setParams })
  const { later, cancel } = useLateWrite()
  useEffect(() => {
    latest.current = { view, params, setParams }
  })

  const change = useCallback(
    (given: ViewChange) => {
      const { view: shown, params: before, setParams: write } = latest.current
      const patch = typeof given === 'function' ? given(shown) : given
      const next = { ...shown, ...patch }
      const search = writeView(next, before)
      latest.current = { ...latest.current, view: next }
      setHeld({ view: next, search: search.toString() })
      cancel()
      const go = () => write(search, { replace: patch.request === undefined, preventScrollReset: true })
      if (Object.keys(patch).join() === 'emi') later(go)
      else go()
    },
    [cancel, later],
  )
  return { view, change }
}
