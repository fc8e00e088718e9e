/** What a screen needs to know of something it asked the server for. */
export interface Answer<T> {
  data: T | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

/** Several answers that a screen shows together: there when all are there, failed when one is; those that failed are asked again. */
export function together<A extends Record<string, Answer<unknown>>>(
  answers: A,
): Answer<{ [Name in keyof A]: NonNullable<A[Name]['data']> }> {
  const all = Object.values(answers)
  const there = all.every(({ data }) => data !== undefined)
  return {
    data: there
      ? (Object.fromEntries(Object.entries(answers).map(([name, { data }]) => [name, data])) as {
          [Name in keyof A]: NonNullable<A[Name]['data']>
        })
      : undefined,
    error: all.find(({ error }) => error !== null)?.error ?? null,
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => all.filter(({ error }) => error !== null).forEach(({ refetch }) => void refetch()),
  }
}
