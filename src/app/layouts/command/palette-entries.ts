/** One line of the palette. */
export interface PaletteEntry {
  id: string
  group: 'here' | 'recent' | 'pages' | 'parts' | 'office' | 'records'
  name: string
  detail?: string
  /** Words under which it is found besides its name. */
  words?: string
  /** Null: it can be read here, and there is no page to open. */
  run: (() => void) | null
}

const plain = (text: string): string => text.normalize('NFKD').toLocaleLowerCase().replaceAll(/\p{M}/gu, '')
const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[\s/-]+/)
    .filter(Boolean)

/** How well an entry fits: 0 = its name begins so, 1 = a word of it does, 2 = it is in there; null = not at all. */
function fitOf({ name, words = '' }: PaletteEntry, typed: string): 0 | 1 | 2 | null {
  const asked = wordsOf(typed)
  const has = wordsOf(`${name} ${words}`)
  const text = plain(`${name} ${words}`)
  if (!asked.every((word) => text.includes(word))) return null
  if (plain(name).startsWith(plain(typed.trim()))) return 0
  return asked.every((word) => has.some((each) => each.startsWith(word))) ? 1 : 2
}

/** Entries that have every typed word, the best fit first; all of them while nothing is typed. */
export function fitting(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  if (typed.trim() === '') return [...entries]
  return entries
    .map((entry) => ({ entry, fit: fitOf(entry, typed) }))
    .filter((each): each is { entry: PaletteEntry; fit: 0 | 1 | 2 } => each.fit !== null)
    .sort((a, b) => a.fit - b.fit)
    .map(({ entry }) => entry)
}
