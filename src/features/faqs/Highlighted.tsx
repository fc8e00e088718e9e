import { highlight } from './search-text.ts'

/** A text with what was searched for marked. */
export function Highlighted({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text
  return highlight(text, words).map((piece, at) => (piece.found ? <mark key={at}>{piece.text}</mark> : piece.text))
}
