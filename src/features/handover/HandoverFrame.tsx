import '#src/ui/page/customer-screens.css'
import type { ReactNode } from 'react'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'

type HandoverFrameProps = { title: string; text?: string | undefined; busy?: boolean; children?: ReactNode }

/** One short page between two places: a heading, a sentence, a way on. */
export function HandoverFrame({ title, text, busy = false, children }: HandoverFrameProps) {
  return (
    <div className={busy ? 'wrap-c main narrow waits' : 'wrap-c main narrow'} aria-busy={busy || undefined}>
      <PageTitle>{title}</PageTitle>
      {text && (
        <p className="mut mt8" role={busy ? 'status' : undefined}>
          {text}
        </p>
      )}
      {children}
    </div>
  )
}
