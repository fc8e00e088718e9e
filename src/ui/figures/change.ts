/** Change against the period before in percent, one decimal; null where there was nothing to compare with. */
export function changeOf(now: number, before: number): number | null {
  return before <= 0 ? null : Math.round(((now - before) / before) * 1000) / 10
}

/** Change of a percentage in points, one decimal: from 2.1 % to 0.8 % is −1.3 points. Null where there was none before. */
export function pointsOf(now: number | null, before: number | null): number | null {
  return now === null || before === null ? null : Math.round((now - before) * 10) / 10
}

/** A part of a whole in percent, one decimal; null of nothing. */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 1000) / 10
}
