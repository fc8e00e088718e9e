/** Round steps of an axis from 0 to at least `largest`: 1, 2 or 5 times a power of ten, whole numbers, at most five lines. */
export function axisOf(largest: number): number[] {
  if (!(largest > 0)) return [0, 1]
  const rough = largest / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const nice = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? 10 * power
  const step = Math.max(1, nice)
  const count = Math.ceil(largest / step)
  return Array.from({ length: count + 1 }, (_, at) => at * step)
}

/** Points of a line in a box of 100 by 100, the first value at the left edge and 0 at the bottom. */
export function pointsOf(values: readonly number[], top: number): string {
  const last = Math.max(1, values.length - 1)
  return values
    .map((value, at) => {
      const y = 100 - (Math.max(0, value) / (top > 0 ? top : 1)) * 100
      return `${round((at / last) * 100)},${round(y)}`
    })
    .join(' ')
}

const round = (value: number): number => Math.round(value * 100) / 100

/** Which of `count` places get a label, so that at most `most` do: the first and the last, and even steps between. */
export function labelledPlaces(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, at) => at)
  return Array.from({ length: most }, (_, at) => Math.round((at * (count - 1)) / (most - 1)))
}
