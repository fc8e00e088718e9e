import { cloneElement } from 'react'
import type { ReactElement, ReactNode } from 'react'

/**
 * A text whose parts `<name>like this</name>` are drawn by the elements of those names. The translator's own component
 * does more, and is too heavy for the first page.
 */
export function Marked({ text, parts }: { text: string; parts: Readonly<Record<string, ReactElement>> }): ReactNode {
  // Plain text, then name, inner text and plain text again and again.
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/)
  return pieces.map((piece, at) => {
    if (at % 3 === 0) return piece
    const part = at % 3 === 1 ? parts[piece] : undefined
    return part ? cloneElement(part, { key: at }, pieces[at + 1]) : null
  })
}
