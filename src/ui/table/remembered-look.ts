export interface TableLook {
  /** Keys of columns that somebody does not want to see. */
  hidden: readonly string[]
}

const nameOf = (table: string) => `cl.table.${table}`

/** How this browser likes to see a table, `first` before it has said so. It names nobody, so it may stay after the sign-out. */
export function readLook(table: string, first: readonly string[] = []): TableLook {
  const plain = { hidden: first }
  try {
    const kept = JSON.parse(window.localStorage.getItem(nameOf(table)) ?? 'null') as Partial<TableLook> | null
    if (kept === null) return plain
    const hidden: unknown[] = Array.isArray(kept.hidden) ? kept.hidden : []
    return { hidden: hidden.filter((key) => typeof key === 'string') }
  } catch {
    // A browser may refuse its storage, or hold something else under this name.
    return plain
  }
}

const listeners = new Set<(table: string) => void>()

/** Tells whenever a look is kept, by whatever part of the page. */
export function onLookKept(listener: (table: string) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function keepLook(table: string, look: TableLook): void {
  try {
    window.localStorage.setItem(nameOf(table), JSON.stringify(look))
  } catch {
    // See readLook().
  }
  for (const listener of listeners) listener(table)
}
