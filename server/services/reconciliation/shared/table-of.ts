import { setImmediate } from 'node:timers/promises'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { istMinute } from '#src/contract/rules/calendar.ts'
import type { XlsxTable } from '#src/contract/rules/cells/xlsx-texts.ts'
import { listBasis } from '../../shared/list-basis.ts'
import type { ListBasis } from '../../shared/list-basis.ts'

const PART = 1_000

interface Listed<T> extends ListBasis {
  language: Locale
  /** Where a head ends on `_at`, its cells are ISO instants. */
  heads: readonly string[]
  lines: readonly T[]
  cellsOf: (line: T) => readonly unknown[]
}

const isTime = (head: string | undefined): boolean => head?.endsWith('_at') ?? false
const cellOf = (value: unknown, head: string | undefined): unknown =>
  isTime(head) && typeof value === 'string' ? istMinute(new Date(value)) : value

/**
 * Lines as a file has them, in parts: everybody else has a turn between two. Times are India's, and the sheets are named
 * in the reader's language.
 */
export function tableOf<T>({ language, heads, lines, cellsOf, ...listed }: Listed<T>): XlsxTable {
  async function* parts(): AsyncGenerator<(readonly unknown[])[]> {
    for (let at = 0; at < lines.length; at += PART) {
      yield lines.slice(at, at + PART).map((line) => cellsOf(line).map((cell, nth) => cellOf(cell, heads[nth])))
      await setImmediate()
    }
  }
  return {
    ...listBasis(language, listed),
    heads: heads.map((head) => (isTime(head) ? `${head} (IST)` : head)),
    rows: parts(),
  }
}
