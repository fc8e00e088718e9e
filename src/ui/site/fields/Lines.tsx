import type { ComponentProps } from 'react'

/** How many lines a field begins with: each has its height in `fields.css`. */
export type LineCount = 2 | 3 | 4 | 5 | 6

/** Several lines of text; more appear as they are typed, where the browser knows how. */
export function Lines(props: ComponentProps<'textarea'> & { rows: LineCount }) {
  return <textarea {...props} />
}
