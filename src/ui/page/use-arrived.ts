import { useDeferredValue } from 'react'

/**
 * What has come, for drawing it. The first drawing of it is done in slices, so that what is pressed meanwhile is answered: a
 * long list takes a slow phone a second. What takes its place later is drawn at once, and so is its absence.
 */
export function useArrived<T>(data: T | undefined): T | undefined {
  const drawn = useDeferredValue(data !== undefined)
  return drawn ? data : undefined
}
