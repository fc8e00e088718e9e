import { setImmediate } from 'node:timers/promises'
import type { XlsxTable } from '#src/contract/rules/cells/xlsx-texts.ts'

const PART = 1_000

interface Listed<T> {
  name: string
  heads: readonly string[]
  lines: readonly T[]
  cellsOf: (line: T) => readonly unknown[]
  /** What was asked for, and when. */
  basis: XlsxTable['basis']['lines']
}

/** Lines as a file has them, in parts: everybody else has a turn between two. */
export function tableOf<T>({ name, heads, lines, cellsOf, basis }: Listed<T>): XlsxTable {
  async function* parts(): AsyncGenerator<(readonly unknown[])[]> {
    for (let at = 0; at < lines.length; at += PART) {
      yield lines.slice(at, at + PART).map(cellsOf)
      await setImmediate()
    }
  }
  return { name, heads, rows: parts(), basis: { name: 'Basis', lines: basis } }
}
