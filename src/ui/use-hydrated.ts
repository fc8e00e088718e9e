import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while a prerendered page is taken over: what only this visitor's address knows must wait until then. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
