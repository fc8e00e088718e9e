import { statusKey } from './status-words.ts'
import type { StatusRow, StatusWords } from './status-words.ts'

/** More would be no help. */
const MOST = 3

/**
 * Lines whose status reads much like a word that no line has: a letter or two apart, or with words that the other has not.
 * The nearest first, a word once; a line of other conditions is left out, for it would say more than the word does.
 */
export function similarWords(rows: readonly StatusRow[], { status }: StatusWords, product: string): StatusRow[] {
  const asked = statusKey(status)
  const found = new Map<string, { row: StatusRow; apart: number }>()
  for (const row of rows) {
    const alone = row.sub_status === null && row.reason === null && row.means !== null
    if (row.status === null || !alone || (row.product !== null && row.product !== product)) continue
    const key = statusKey(row.status)
    const apart = distance(asked, key)
    if (apart !== null && !found.has(key)) found.set(key, { row, apart })
  }
  return [...found.values()]
    .sort((a, b) => a.apart - b.apart)
    .slice(0, MOST)
    .map(({ row }) => row)
}

/** How far two words are apart; null = too far for the one to be meant by the other. */
function distance(asked: string, known: string): number | null {
  const letters = editsBetween(asked, known)
  if (letters <= Math.max(1, Math.floor(Math.min(asked.length, known.length) / 4))) return letters
  const [fewer, more] = [asked.split('_'), known.split('_')].sort((a, b) => a.length - b.length)
  if (!fewer || !more || fewer.some((word) => word.length < 4 || !more.includes(word))) return null
  // "Not approved" is the contrary of "approved".
  if (more.some((word) => !fewer.includes(word) && CONTRARY.has(word))) return null
  return letters
}

const CONTRARY: ReadonlySet<string> = new Set(['NOT', 'NO', 'UN', 'NON', 'PRE', 'CANCELLED', 'PENDING'])

/** Letters to change, add, leave out or swap with the next. */
function editsBetween(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1
      const above = rows[i - 1] ?? []
      let least = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + same)
      if (one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (rows[i - 2]?.[j - 2] ?? least) + 1)
      row.push(least)
    }
    rows.push(row)
  }
  return rows.at(-1)?.at(-1) ?? 0
}
