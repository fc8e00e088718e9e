import { useLayoutEffect, useRef } from 'react'
import type { ChangeEvent } from 'react'
import { plainSigns } from '#src/contract/rules/typed.ts'

const OF_A_FIGURE = /[\d.]/g

/** Where the caret belongs in `shown`, so that as many digits stay on its left as there were before. */
export function caretAfter(digitsOnLeft: number, shown: string): number {
  const last = [...shown.matchAll(OF_A_FIGURE)][digitsOnLeft - 1]
  return digitsOnLeft === 0 ? 0 : last === undefined ? shown.length : last.index + 1
}

/** Keeps the caret behind the same digit when the text of an input is rewritten while it is typed. */
export function useGroupedCaret(shown: string) {
  const pending = useRef<{ input: HTMLInputElement; digits: number } | null>(null)
  useLayoutEffect(() => {
    if (!pending.current) return
    const { input, digits } = pending.current
    pending.current = null
    const caret = caretAfter(digits, shown)
    input.setSelectionRange(caret, caret)
  })
  return (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target
    const caret = input.selectionStart ?? input.value.length
    // A caret at the end stays there, behind a slash that has just been added.
    if (caret === input.value.length) return
    pending.current = { input, digits: plainSigns(input.value.slice(0, caret)).match(OF_A_FIGURE)?.length ?? 0 }
  }
}
