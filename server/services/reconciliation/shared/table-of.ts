import { setImmediate } from 'node:timers/promises'
import type { XlsxTable } from '#src/contract/cells/xlsx-texts.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { columnsIn } from '../../shared/file-columns.ts'
import type { FileColumn } from '../../shared/file-columns.ts'
import { listBasis } from '../../shared/list-basis.ts'
import type { ListBasis } from '../../shared/list-basis.ts'

const PART = 1_000

interface Listed<T> extends ListBasis {
  language: Locale
  columns: readonly FileColumn<T>[]
  lines: readonly T[]
}

/**
 * Lines as a file has them, in parts: everybody else has a turn between two. All of it is in the reader's language.
 */
export function tableOf<T>({ language, columns, lines, ...listed }: Listed<T>): XlsxTable {
  const { heads, cellsOf } = columnsIn(language, columns)
  async function* parts(): AsyncGenerator<(readonly unknown[])[]> {
    for (let at = 0; at < lines.length; at += PART) {
      yield lines.slice(at, at + PART).map(cellsOf)
      await setImmediate()
    }
  }
  return {
    ...listBasis(language, listed),
    heads,
    rows: parts(),
  }
}
