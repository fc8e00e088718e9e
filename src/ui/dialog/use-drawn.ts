import { useState } from 'react'

/** True from the first opening on: what nobody opens is neither fetched nor drawn, and what closes may still fade. */
export function useDrawn(open: boolean): boolean {
  const [drawn, setDrawn] = useState(open)
  if (open && !drawn) setDrawn(true)
  return drawn
}
