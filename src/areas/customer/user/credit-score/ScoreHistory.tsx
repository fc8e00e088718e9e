import { useTranslation } from 'react-i18next'
import type { CreditScore } from '#src/contract/entities/profile/credit-score.ts'
import { monthName } from '#src/lib/dates.ts'
import { Sparkline } from '#src/ui/chart/Sparkline.tsx'

/** How the score went, month by month, as far as it was looked at here. */
export function ScoreHistory({ history }: { history: CreditScore['history'] }) {
  const { t } = useTranslation('score')
  const [before, now] = history.slice(-2)
  if (!before || !now) return <p className="sm mut mt12">{t('history.first')}</p>
  const points = now.score - before.score
  const way = points > 0 ? 'more' : points < 0 ? 'less' : 'same'
  return (
    <div className="mt16">
      <div className="row between">
        <p className="b">{t(`history.${way}`, { count: Math.abs(points), month: monthName(before.month) })}</p>
        <Sparkline values={history.map(({ score }) => score)} />
      </div>
      <table className="tbl mt8 score-table">
        <caption className="sr">{t('history.title')}</caption>
        <tbody>
          {history.toReversed().map(({ month, score }) => (
            <tr key={month}>
              <th scope="row">{monthName(month)}</th>
              <td>{score}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
