import { Suspense, useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { setCodeAsker } from '#src/lib/http/http.ts'

type Answer = (given: boolean) => void

/**
 * Asks for a code whenever an act on money or power needs one; acts that need it at once are asked for once.
 * @param dialog which code it is; with its words it comes when it is first needed, and the page stays while it does
 */
export function CodeAsker({ dialog: CodeDialog }: { dialog: ComponentType<{ answer: Answer }> }) {
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
