import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readView, writeView } from './offer-view.ts'
import type { OfferView } from './offer-view.ts'

// A slider reports every pixel, and browsers refuse more than about 100 new addresses in 30 seconds.
const SETTLE_MS = 300

/** The view in the address. A changed request makes a step for the back button; the rest replaces the address. */
export function useOfferView() {
  const [params, setParams] = useSearchParams()
  const [sliding, setSliding] = useState<Pick<OfferView, 'emi'> | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const view = useMemo(() => ({ ...readView(params), ...sliding }), [params, sliding])
  const latest = useRef(setParams)
  useEffect(() => {
    latest.current = setParams
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const write = useCallback(
    (patch: Partial<OfferView>) =>
      latest.current((before) => writeView({ ...readView(before), ...patch }, before), {
        replace: patch.request === undefined,
        preventScrollReset: true,
      }),
    [],
  )
  const change = useCallback(
    (patch: Partial<OfferView>) => {
      const { emi } = patch
      if (emi === undefined || Object.keys(patch).length > 1) {
        setSliding(null)
        clearTimeout(timer.current)
        return write(sliding ? { ...sliding, ...patch } : patch)
      }
      setSliding({ emi })
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        write({ emi })
        setSliding(null)
      }, SETTLE_MS)
    },
    [sliding, write],
  )
  return { view, change }
}
