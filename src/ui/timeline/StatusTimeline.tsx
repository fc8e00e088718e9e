import './timeline.css'
import type { ReactNode } from 'react'

export interface TimelineStep {
  key: string
  state: 'done' | 'now' | 'next' | 'failed'
  title: string
  /** Says the state to those who do not see the mark. */
  stateText: string
  detail?: ReactNode
}

const MARKS = { done: 'M5 12.5l4.5 4.5L19 7.5', failed: 'M7 7l10 10M17 7L7 17' } as const

/** What happened, where it stands, and what comes. */
export function StatusTimeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className="tl">
      {steps.map(({ key, state, title, stateText, detail }) => (
        <li key={key} className={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className="pt">
            {(state === 'done' || state === 'failed') && (
              <svg
                width="14"
                height="14"
                viewBox="0 0 24 24"
                fill="none"
                stroke="currentColor"
                strokeWidth="2.5"
                aria-hidden="true"
              >
                <path d={MARKS[state]} />
              </svg>
            )}
          </span>
          <p className="h4">
            {title}
            <span className="sr">{stateText}</span>
          </p>
          {detail}
        </li>
      ))}
    </ol>
  )
}
