/** Longer than a part of the product takes to arrive; what never arrives must not swallow keys for ever. */
const LONGEST_MS = 10_000

let kept: { text: string; enter: boolean; end: () => void } | null = null

/** Keeps what is typed from now on for a field that is still on its way; who points elsewhere types elsewhere. */
export function keepEarlyKeys(): void {
  dropEarlyKeys()
  const onKey = (event: KeyboardEvent) => {
    if (kept === null || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (event.key.length === 1) kept.text += event.key
    else if (event.key === 'Backspace') kept.text = kept.text.slice(0, -1)
    else if (event.key === 'Enter') kept.enter = true
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('keydown', onKey, true)
  document.addEventListener('pointerdown', dropEarlyKeys)
  const timer = setTimeout(dropEarlyKeys, LONGEST_MS)
  kept = {
    text: '',
    enter: false,
    end: () => {
      document.removeEventListener('keydown', onKey, true)
      document.removeEventListener('pointerdown', dropEarlyKeys)
      clearTimeout(timer)
    },
  }
}

export function dropEarlyKeys(): void {
  kept?.end()
  kept = null
}

/** Hands what was typed meanwhile to the field that is there now. */
export function takeEarlyKeys(take: (text: string, enter: boolean) => void): void {
  const early = kept
  dropEarlyKeys()
  if (early && (early.text !== '' || early.enter)) take(early.text, early.enter)
}
