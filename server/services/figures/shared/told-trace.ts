import { toldChange } from './told-change.ts'

/**
 * A trace as it is answered: what has changed, each line of it with its name, and what it is narrowed to.
 * @param wordOf what a line is about, as the reports say it
 * @param labelOf the name of what the sums or the query say
 */
export function toldTrace<Cut extends string, Name extends Cut>({
  query,
  dimensions,
  wordOf,
  labelOf,
  ...change
}: Omit<Parameters<typeof toldChange>[0], 'by'> & {
  query: { by: Cut } & Partial<Record<Name, string>>
  dimensions: readonly Name[]
  wordOf: (of: string) => string
  labelOf: (cut: Cut, of: string) => string
}) {
  const { by } = query
  const told = toldChange({ ...change, by })
  return {
    ...told,
    rows: told.rows.map(({ of, ...line }) => ({ value: wordOf(of), label: labelOf(by, of), ...line })),
    narrowed: dimensions.flatMap((dimension) => {
      const value: string | undefined = query[dimension]
      return value === undefined ? [] : [{ dimension, value, label: labelOf(dimension, value) }]
    }),
  }
}
