const MARKS = /[\u0300-\u036f\u093c\u200c\u200d]/u
const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

interface Folded {
  text: string
  /** Of every folded character, where its letter begins and ends in the original. */
  places: readonly (readonly [from: number, to: number])[]
}

/**
 * The text as it is searched: no capitals, accents, nuktas or invisible joiners, and a chandrabindu like an anusvara. A
 * letter with its matras counts as one, so that no highlight cuts it in two.
 */
function fold(original: string): Folded {
  let text = ''
  const places: [number, number][] = []
  for (const { segment, index } of segments.segment(original)) {
    for (const letter of segment.toLowerCase().normalize('NFD').replaceAll('\u0901', '\u0902')) {
      if (MARKS.test(letter)) continue
      text += letter
      for (let unit = 0; unit < letter.length; unit += 1) places.push([index, index + segment.length])
    }
  }
  return { text, places }
}

export const wordsOf = (query: string): string[] => fold(query).text.split(/\s+/u).filter(Boolean)

/** True when every word is somewhere in one of the texts. */
export function matches(texts: readonly string[], words: readonly string[]): boolean {
  const all = texts.map((text) => fold(text).text).join(' ')
  return words.every((word) => all.includes(word))
}

export interface Piece {
  text: string
  found: boolean
}

/** The text cut into what was searched for and what was not; together the pieces are the text. */
export function highlight(text: string, words: readonly string[]): Piece[] {
  const { text: folded, places } = fold(text)
  const marked = new Array<boolean>(text.length).fill(false)
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      const [from] = places[at] ?? [0, 0]
      const [, to] = places[at + word.length - 1] ?? [0, 0]
      marked.fill(true, from, to)
    }
  }
  const pieces: Piece[] = []
  for (let at = 0; at < text.length; at += 1) {
    const found = marked[at] ?? false
    const last = pieces.at(-1)
    if (last?.found === found) last.text += text.charAt(at)
    else pieces.push({ text: text.charAt(at), found })
  }
  return pieces
}
