const TITLES = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'shri', 'sri', 'shree', 'smt', 'kum', 'messrs'])
const LEGAL_FORMS = new Set(['pvt', 'ltd', 'llp', 'opc', 'huf'])
const SHORT: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({ private: 'pvt', limited: 'ltd', company: 'co', and: '', the: '' }),
)

/** From this score on two names are of the same holder; see {@link nameVerdict}. */
const NAME_ACCEPTED = 85
/** From this score on somebody compares the two names; below it they are of two holders. */
const NAME_COMPARED = 60

/** Where full words contradict each other, one of two stands alone, or the legal form is another. */
const NEVER_ACCEPTED = NAME_ACCEPTED - 1
/** Initials alone are anybody's. */
const NEVER_COMPARED = NAME_COMPARED - 1

const AN_INITIAL = 0.8
const MISSPELT = 0.6
/** Taken off for each word that the longer name has more, such as a father's name. */
const A_WORD_MORE = 7
const SAME_LETTERS = 70

interface Parts {
  words: string[]
  form: string
}

function partsOf(name: string): Parts {
  const all = (
    name
      .normalize('NFKC')
      .toLowerCase()
      .replace(/^\s*m\s*\/\s*s\b/u, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
    .map((word) => SHORT.get(word) ?? word)
    .filter((word) => word !== '')
  // "(P) Ltd" is a private company.
  const tidy = all.includes('ltd') ? all.map((word) => (word === 'p' ? 'pvt' : word)) : all
  const words = tidy.filter((word) => !TITLES.has(word) && !LEGAL_FORMS.has(word)).sort()
  const form = [...new Set(tidy.filter((word) => LEGAL_FORMS.has(word)))].sort().join(' ')
  return words.length > 0 ? { words, form } : { words: tidy.sort(), form: '' }
}

/**
 * How alike two names of a holder are: 0 (another) to 100 (the same). Banks write names in capitals, in any order, with titles
 * and initials; none of that counts, nor how a legal form is spelt. The same in both directions.
 */
export function nameScore(one: string, other: string): number {
  const [a, b] = [partsOf(one), partsOf(other)]
  const [few, many] = inOrder(a.words, b.words)
  if (few.length === 0) return 0
  const left = [...many]
  const take = (words: string[], fits: (word: string, each: string) => boolean) =>
    words.filter((word) => {
      const at = left.findIndex((each) => fits(word, each))
      if (at >= 0) left.splice(at, 1)
      return at < 0
    })
  const unequal = take(few, (word, each) => word === each)
  const unlike = take(unequal, isInitialOf)
  const unknown = take(unlike, isNearly)
  const full = few.length - unequal.length
  const initials = unequal.length - unlike.length
  const misspelt = unlike.length - unknown.length
  const fits = full + AN_INITIAL * initials + MISSPELT * misspelt
  const raw = (100 * fits) / few.length - A_WORD_MORE * (many.length - few.length)
  const alone = few.length < many.length && full < 2
  const caps = [
    full + misspelt === 0 ? NEVER_COMPARED : 100,
    unlike.length > 0 || alone || a.form !== b.form ? NEVER_ACCEPTED : 100,
  ]
  const together = lettersOf(few) === lettersOf(many) && few.join('').length > 3 ? SAME_LETTERS : 0
  return Math.max(0, together, Math.round(Math.min(raw, ...caps)))
}

/** Shorter first; of equally long ones always the same first, so that nobody's turn matters. */
const inOrder = (a: string[], b: string[]): [string[], string[]] =>
  a.length < b.length || (a.length === b.length && a.join(' ') <= b.join(' ')) ? [a, b] : [b, a]

const lettersOf = (words: string[]): string => [...words.join('')].sort().join('')

const isInitialOf = (one: string, other: string): boolean =>
  (one.length === 1 && other.startsWith(one)) || (other.length === 1 && one.startsWith(other))

/** One letter more, less or another, in words long enough that this is a spelling: Choudhary, Chaudhary. */
function isNearly(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length < 5 || long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1)
}

/** `matched`: the same holder; `unsure`: somebody compares them; `differs`: two holders. */
export const nameVerdict = (score: number): 'matched' | 'unsure' | 'differs' =>
  score >= NAME_ACCEPTED ? 'matched' : score >= NAME_COMPARED ? 'unsure' : 'differs'
