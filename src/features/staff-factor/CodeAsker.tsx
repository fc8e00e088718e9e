import { lazy, Suspense, useEffect, useState } from 'react'
import { setCodeAsker } from '#src/lib/http.ts'

// With its words it comes when it is first needed, and the page stays while it does.
const CodeDialog = lazy(async () => ({ default: (await import('./CodeDialog.tsx')).CodeDialog }))

type Answer = (given: boolean) => void

/** Asks for a code of the app whenever an act on money needs one; acts that need it at once are asked for once. */
export function CodeAsker() {
  const [asked, setAsked] = useState<{ answer: Answer } | null>(null)
  useEffect(() => {
    let open: Promise<boolean> | null = null
    const ask = () =>
      new Promise<boolean>((answer) => setAsked({ answer })).finally(() => {
        open = null
        setAsked(null)
      })
    setCodeAsker(() => (open ??= ask()))
    return () => setCodeAsker(null)
  }, [])
  return (
    asked && (
      <Suspense fallback={null}>
        <CodeDialog answer={asked.answer} />
      </Suspense>
    )
  )
}
