/** Ends of the scale that Indian bureaus use. */
export const SCORE_MIN = 300
export const SCORE_MAX = 900

/** Bands of the score, best first, each with the lowest score in it. Source: domain notes 3.4 (bands of a large Indian site). */
export const SCORE_BANDS = [
  { band: 'excellent', from: 800 },
  { band: 'veryGood', from: 750 },
  { band: 'good', from: 701 },
  { band: 'fair', from: 651 },
  { band: 'low', from: SCORE_MIN },
] as const
export type ScoreBand = (typeof SCORE_BANDS)[number]['band']

/** The band of a score of 300 to 900. */
export const scoreBand = (score: number): ScoreBand => SCORE_BANDS.find(({ from }) => score >= from)?.band ?? 'low'
