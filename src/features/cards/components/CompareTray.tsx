import { useTranslation } from 'react-i18next'
import type { PublicCreditCard } from '#src/contract/entities/catalogue/credit-card.ts'
import { Button } from '#src/ui/site/Button.tsx'
import { CardArt } from '#src/ui/money/CardArt.tsx'
import { COMPARE_LIMIT } from '../use-compare.ts'

type CompareTrayProps = { cards: readonly PublicCreditCard[]; onOpen: () => void; onClear: () => void }

/** Cards put aside for comparison; stays in sight while the list scrolls. */
export function CompareTray({ cards, onOpen, onClear }: CompareTrayProps) {
  const { t } = useTranslation('cards')
  return (
    <section className="bbar" aria-label={t('compare.title')}>
      <div className="wrap-c row between wrap">
        <div className="row">
          <span className="row cc-tray">
            {cards.map((card) => (
              <CardArt key={card.category_id} card={card} small />
            ))}
          </span>
          <p className="sm" role="status">
            {t('compare.chosen', { count: cards.length, limit: COMPARE_LIMIT })}
          </p>
        </div>
        <div className="row">
          <Button look="text" small onClick={onClear}>
            {t('compare.clear')}
          </Button>
          <Button small disabled={cards.length < 2} onClick={onOpen}>
            {t('compare.open')}
          </Button>
        </div>
      </div>
    </section>
  )
}
