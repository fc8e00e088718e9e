const TITLES = new Set(['mr', 'mrs', 'ms', 'm', 's', 'dr', 'shri', 'smt', 'kum', 'messrs'])
const SHORT: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({ private: 'pvt', limited: 'ltd', company: 'co', and: '', the: '' }),
)

const wordsOf = (name: string): string[] =>
  (
    name
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
    .map((word) => SHORT.get(word) ?? word)
    .filter((word) => word !== '')

/**
 * Is it the same holder? Banks write names in capitals, in any order, with titles and with initials; every full word of
 * one must be in the other, and two words or all of them must be there in full.
 */
export function isSameName(typed: string, inBooks: string): boolean {
  const [a, b] = [typed, inBooks].map((name) => {
    const words = wordsOf(name)
    const bare = words.filter((word) => !TITLES.has(word))
    return bare.length > 0 ? bare : words
  }) as [string[], string[]]
  if (a.length === 0 || b.length === 0) return false
  const fits = (one: string, other: string) =>
    one === other || (one.length === 1 && other.startsWith(one)) || (other.length === 1 && one.startsWith(other))
  const [few, many] = a.length <= b.length ? [a, b] : [b, a]
  const left = [...many]
  let full = 0
  for (const word of few) {
    const at = left.findIndex((each) => fits(word, each))
    if (at < 0) return false
    if (left[at] === word) full += 1
    left.splice(at, 1)
  }
  return few.length === many.length ? full > 0 : full >= 2
}
