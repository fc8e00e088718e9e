/**
 * Keeps what is dear to make, by its key: it is made once, however many ask at once, and what failed is made anew. Where there
 * are `most` already, all of them go.
 */
export function memoizeByKey<T>(most: number): (key: string, make: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, Promise<T>>()
  return (key, make) => {
    const known = kept.get(key)
    if (known) return known
    if (kept.size >= most) kept.clear()
    const making = make()
    kept.set(key, making)
    making.catch(() => kept.get(key) === making && kept.delete(key))
    return making
  }
}
