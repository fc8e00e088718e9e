import { useTranslation } from 'react-i18next'
import { scoreBand, SCORE_BANDS, SCORE_MAX, SCORE_MIN } from '#src/contract/rules/lending/score-band.ts'

const RADIUS = 84
const CENTRE = { x: 100, y: 100 }
const GAP = 0.012

const shareOf = (score: number): number =>
  (Math.min(Math.max(score, SCORE_MIN), SCORE_MAX) - SCORE_MIN) / (SCORE_MAX - SCORE_MIN)

const round = (length: number): number => Math.round(length * 100) / 100

function pointAt(share: number): { x: number; y: number } {
  const angle = Math.PI * (1 - share)
  return { x: round(CENTRE.x + RADIUS * Math.cos(angle)), y: round(CENTRE.y - RADIUS * Math.sin(angle)) }
}

function arc(from: number, to: number): string {
  const [start, end] = [pointAt(from), pointAt(to)]
  return `M${start.x} ${start.y}A${RADIUS} ${RADIUS} 0 0 1 ${end.x} ${end.y}`
}

/** Ends of the bands from left to right, as shares of the half circle. */
const ARCS = [...SCORE_BANDS].reverse().map(({ band, from }, index, bands) => ({
  band,
  from: shareOf(from) + (index === 0 ? 0 : GAP),
  to: shareOf(bands[index + 1]?.from ?? SCORE_MAX),
}))

/** The number on its scale, with its band in words. */
export function ScoreDial({ score }: { score: number }) {
  const { t } = useTranslation('score')
  const hand = pointAt(shareOf(score))
  const band = t(`band.${scoreBand(score)}`)
  return (
    <div className="score-dial">
      <svg viewBox="0 0 200 116" role="img" aria-label={t('dial', { score, min: SCORE_MIN, max: SCORE_MAX, band })}>
        {ARCS.map(({ band: each, from, to }) => (
          <path key={each} className={`dial-${each}`} d={arc(from, to)} fill="none" strokeWidth="13" />
        ))}
        <circle className="dial-hand" cx={hand.x} cy={hand.y} r="9" strokeWidth="5" />
      </svg>
      <p className="score-number" aria-hidden="true">
        {score}
      </p>
      <p className="score-band b" aria-hidden="true">
        {band}
      </p>
      <p className="row between xs mut" aria-hidden="true">
        <span>{SCORE_MIN}</span>
        <span>{SCORE_MAX}</span>
      </p>
    </div>
  )
}
