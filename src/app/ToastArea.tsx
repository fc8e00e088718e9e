import { lazy, Suspense, useSyncExternalStore } from 'react'
import { isToastWanted, onToastWanted } from '#src/lib/toast.ts'

const ToastStack = lazy(() => import('./ToastStack.tsx').then(({ ToastStack }) => ({ default: ToastStack })))

/** The global toast area; its code arrives with the first toast. */
export function ToastArea() {
  const wanted = useSyncExternalStore(onToastWanted, isToastWanted, () => false)
  return wanted ? (
    <Suspense fallback={null}>
      <ToastStack />
    </Suspense>
  ) : null
}
