import { useLayoutEffect, useRef } from 'react'
import type { ChangeEvent } from 'react'
import { plainSigns } from '#src/contract/rules/typed.ts'

/** What a field keeps when it rewrites what is typed: letters, digits and the point of a figure; never what it puts between them. */
const KEPT = /[\p{L}\p{N}.]/gu

/** Where the caret belongs in `shown`, so that as many of its signs stay on the left as there were before. */
export function caretAfter(signsOnLeft: number, shown: string): number {
  const last = [...shown.matchAll(KEPT)][signsOnLeft - 1]
  return signsOnLeft === 0 ? 0 : last === undefined ? shown.length : last.index + 1
}

/**
 * The one rule of fields that rewrite what is typed (groups, slashes, capitals): the caret stays behind the same sign. A caret at
 * the end stays there, a text that is shown as it was typed is left alone, and so is one that is still being composed.
 */
export function useTypedCaret(shown: string) {
  const pending = useRef<{ input: HTMLInputElement | HTMLTextAreaElement; typed: string; signs: number } | null>(null)
  useLayoutEffect(() => {
    if (!pending.current) return
    const { input, typed, signs } = pending.current
    pending.current = null
    if (typed === shown || document.activeElement !== input) return
    const caret = caretAfter(signs, shown)
    input.setSelectionRange(caret, caret)
  })
  return (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const input = event.target
    const typed = input.value
    const caret = input.selectionStart ?? typed.length
    if (caret === typed.length || (event.nativeEvent as InputEvent).isComposing) return
    pending.current = { input, typed, signs: plainSigns(typed.slice(0, caret)).match(KEPT)?.length ?? 0 }
  }
}
