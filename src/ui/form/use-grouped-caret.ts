import { useLayoutEffect, useRef } from 'react'
import type { ChangeEvent } from 'react'
import { caretAfter } from './typed-text.ts'

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
    pending.current = { input, digits: input.value.slice(0, caret).replace(/[^\d.]/g, '').length }
  }
}
