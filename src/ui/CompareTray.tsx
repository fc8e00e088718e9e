import type { ReactNode } from 'react'
import { Button } from './site/Button.tsx'

interface CompareTrayProps {
  words: Record<'title' | 'chosen' | 'clear' | 'open', string>
  /** A small picture of each thing put aside. */
  children: readonly ReactNode[]
  onOpen: () => void
  onClear: () => void
}

/** What was put aside for comparison; stays in sight while the list scrolls. One thing alone cannot be compared. */
export function CompareTray({ words, children, onOpen, onClear }: CompareTrayProps) {
  return (
    <section className="bbar" aria-label={words.title}>
      <div className="wrap-c row between wrap">
        <div className="row">
          <span className="row tray-tiles">{children}</span>
          <p className="sm" role="status">
            {words.chosen}
          </p>
        </div>
        <div className="row">
          <Button look="text" small onClick={onClear}>
            {words.clear}
          </Button>
          <Button small disabled={children.length < 2} onClick={onOpen}>
            {words.open}
          </Button>
        </div>
      </div>
    </section>
  )
}
