/** Change against the period before in percent, one decimal; null where there was nothing to compare with. */
export function changeOf(now: number, before: number): number | null {
  return before <= 0 ? null : Math.round(((now - before) / before) * 1000) / 10
}

/** Loans paid out for every hundred leads, one decimal; null without leads. */
export function conversionOf({ leads, disbursals }: { leads: number; disbursals: number }): number | null {
  return leads === 0 ? null : Math.round((disbursals / leads) * 1000) / 10
}
