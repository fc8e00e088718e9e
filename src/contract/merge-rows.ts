type All<Parts extends readonly object[], Sum = unknown> = Parts extends readonly [
  infer Part,
  ...infer Rest extends readonly object[],
]
  ? All<Rest, Sum & Part>
  : { [Key in keyof Sum]: Sum[Key] }

/**
 * One table of several. Spreading them would let the later one of two rows of the same name win in silence.
 * @throws Error for a name that stands in two of them: the process does not start
 */
export function mergeRows<const Parts extends readonly object[]>(...parts: Parts): All<Parts> {
  const rows: Record<string, unknown> = {}
  for (const [name, row] of parts.flatMap((part) => Object.entries(part))) {
    if (Object.hasOwn(rows, name)) throw new Error(`Two tables have a row ${name}.`)
    rows[name] = row
  }
  return rows as All<Parts>
}
