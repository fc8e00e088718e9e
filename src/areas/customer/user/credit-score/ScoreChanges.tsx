import { useTranslation } from 'react-i18next'
import type { CreditScore } from '#src/contract/entities/profile/credit-score.ts'
import { percent, rupees } from '#src/lib/format.ts'
import { LenderTile } from '#src/ui/money/LenderTile.tsx'

/** What the score changed in the offers: how many, the lowest APR and its EMI before and after, and who came or went. */
export function ScoreChanges({ answer }: { answer: CreditScore }) {
  const { t } = useTranslation('score')
  const { without, with: now, left, opened } = answer
  const rows = [
    { key: 'offers', before: String(without.matched), after: String(now.matched) },
    { key: 'apr', before: without.apr && percent(without.apr), after: now.apr && percent(now.apr) },
    { key: 'emi', before: without.emi && rupees(without.emi), after: now.emi && rupees(now.emi) },
  ]
  const best =
    answer.with.apr !== null && answer.without.apr !== null ? aprWords(answer.without.apr, answer.with.apr) : null
  return (
    <section className="card pad" aria-labelledby="score-changes">
      <h2 className="h3" id="score-changes">
        {t('changes.title')}
      </h2>
      <table className="tbl mt12 score-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{t('changes.what')}</span>
            </th>
            <th scope="col">{t('changes.without')}</th>
            <th scope="col">{t('changes.with')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, before, after }) => (
            <tr key={key}>
              <th scope="row">{t(`changes.${key}`)}</th>
              <td>{before ?? '–'}</td>
              <td className="b">{after ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {best !== null && <p className="sm mut mt12">{t(`changes.${best}`)}</p>}
      {opened.length > 0 && (
        <p className="sm mt12">
          {t('changes.opened', { count: opened.length, names: opened.map(({ name }) => name).join(', ') })}
        </p>
      )}
      {left.length > 0 && (
        <>
          <h3 className="h4 mt16">{t('changes.left', { count: left.length })}</h3>
          <ul className="rows mt8">
            {left.map(({ lender_id, name, required }) => (
              <li key={lender_id} className="row score-left">
                <LenderTile name={name} small />
                <span className="grow">
                  <span className="b block">{name}</span>
                  <span className="sm mut block">
                    {answer.score === null
                      ? t('changes.needs', { required })
                      : t('changes.away', { required, count: required - answer.score })}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

const aprWords = (before: number, after: number): 'aprLower' | 'aprHigher' | 'aprSame' =>
  after < before ? 'aprLower' : after > before ? 'aprHigher' : 'aprSame'
