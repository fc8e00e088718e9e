import { useTranslation } from 'react-i18next'
import type { CreditScore } from '#src/contract/entities/profile/credit-score.ts'
import { CAREFUL_SHARE } from '#src/contract/finance/debt-safety.ts'
import { wholePercent } from '#src/contract/rules/lending/instalment-cap.ts'

const MOVES = ['onTime', 'cards', 'requests', 'age'] as const
/** So many requests within half a year are many. */
const MANY = 3

/** What moves a score: first what is known here of this customer's own, then what is true of everybody's. */
export function ScoreMoves({ own }: { own: CreditScore['own'] }) {
  const { t } = useTranslation('score')
  const facts = [
    own.emi_share !== null && {
      key: 'share',
      title: t('own.share', { percent: wholePercent(own.emi_share) }),
      text: t(own.emi_share > CAREFUL_SHARE ? 'own.shareMuch' : 'own.shareFine'),
    },
    {
      key: 'asked',
      title: t('own.asked', { count: own.requests }),
      text: t(own.requests >= MANY ? 'own.askedMany' : 'own.askedFine'),
    },
  ].filter((fact) => fact !== false)
  return (
    <section className="card pad" aria-labelledby="score-moves">
      <h2 className="h3" id="score-moves">
        {t('moves.title')}
      </h2>
      <h3 className="h4 mt12">{t('own.title')}</h3>
      <Moves list={facts} />
      <h3 className="h4 mt16">{t('moves.all')}</h3>
      <p className="sm mut mt4">{t('moves.lead')}</p>
      <Moves list={MOVES.map((key) => ({ key, title: t(`moves.${key}`), text: t(`moves.${key}Text`) }))} />
    </section>
  )
}

interface Move {
  key: string
  title: string
  text: string
}

function Moves({ list }: { list: readonly Move[] }) {
  return (
    <ul className="rows mt4">
      {list.map(({ key, title, text }) => (
        <li key={key} className="score-left">
          <span className="b block">{title}</span>
          <span className="sm mut block">{text}</span>
        </li>
      ))}
    </ul>
  )
}
