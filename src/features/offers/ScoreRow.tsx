import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { pathTo } from '#src/contract/path-to.ts'
import { scoreBand } from '#src/contract/rules/lending/score-band.ts'
import { dateShort } from '#src/lib/dates.ts'
import { Icon } from '#src/ui/site/icons.tsx'
import { useCreditScore } from './hooks.ts'

/** The score that the offers use, in one line that leads to its page. Nothing where none is used. */
export function ScoreRow({ appId }: { appId: string }) {
  const { t } = useTranslation('score')
  const { data } = useCreditScore(appId)
  if (!data || data.state === 'not_asked' || data.state === 'not_needed') return null
  const { state, score, checked_at } = data
  return (
    <Link className="card score-row mt12" to={pathTo('creditScore')}>
      {score !== null && <b className="score-small">{score}</b>}
      <span className="grow sm">
        {score === null || checked_at === null
          ? t(`state.${state}`)
          : t('inUse', { band: t(`band.${scoreBand(score)}`), since: dateShort(checked_at) })}
      </span>
      <Icon name="chevronRight" />
    </Link>
  )
}
