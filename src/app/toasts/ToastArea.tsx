import { useSyncExternalStore } from 'react'
import { lazyPart } from '#src/lib/lazy-part.ts'
import { isToastWanted, onToastWanted } from '#src/lib/toast.ts'

const ToastStack = lazyPart(async () => (await import('./ToastStack.tsx')).ToastStack)

/** The global toast area; its code arrives with the first toast. */
export function ToastArea() {
  const wanted = useSyncExternalStore(onToastWanted, isToastWanted, () => false)
  return wanted ? <ToastStack /> : null
}
