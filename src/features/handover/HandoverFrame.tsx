import '#src/ui/customer-screens.css'
import type { ReactNode } from 'react'

type HandoverFrameProps = { title: string; text?: string | undefined; busy?: boolean; children?: ReactNode }

/** One short page between two places: a heading, a sentence, a way on. */
export function HandoverFrame({ title, text, busy = false, children }: HandoverFrameProps) {
  return (
    <div className="wrap-c main narrow" aria-busy={busy || undefined}>
      <h1 className="h1" tabIndex={-1}>
        {title}
      </h1>
      {text && (
        <p className="mut mt8" role={busy ? 'status' : undefined}>
          {text}
        </p>
      )}
      {children}
    </div>
  )
}
