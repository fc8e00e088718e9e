import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PublicCreditCard } from '#src/contract/entities/catalogue/credit-card.ts'
import { DEFAULT_LOCALE } from '#src/contract/entities/shared/language.ts'
import { CardArt } from '#src/ui/money/CardArt.tsx'
import { Button } from '#src/ui/site/Button.tsx'
import { InEnglish } from '#src/ui/site/InEnglish.tsx'
import { Sheet } from '#src/ui/site/Sheet.tsx'
import { useWide } from '#src/ui/use-wide.ts'
import { cardWords } from './card-words.ts'
import { BankText, FinanceCharge } from './FinanceCharge.tsx'

interface Row {
  key: string
  title: string
  of: (card: PublicCreditCard) => ReactNode
}

/** The same rows in the same order for every card. */
function rowsOf(t: TFunction<'cards'>): Row[] {
  return [
    { key: 'issuer', title: t('issuer'), of: ({ issuer }) => <span lang={DEFAULT_LOCALE}>{issuer}</span> },
    { key: 'kind', title: t('kind.label'), of: ({ secured }) => t(secured === 1 ? 'secured' : 'unsecured') },
    { key: 'annualFee', title: t('annualFee'), of: (card) => <CardText card={card} of="annual_fee" /> },
    {
      key: 'charge',
      title: t('charge.title'),
      of: ({ finance_charge_pct }) => <FinanceCharge pct={finance_charge_pct} />,
    },
    { key: 'lateFee', title: t('lateFee'), of: (card) => <CardText card={card} of="late_fee" /> },
    { key: 'feature', title: t('feature'), of: (card) => <CardText card={card} of="key_feature" /> },
    {
      key: 'more',
      title: t('more'),
      of: (card) => <CardPoints card={card} />,
    },
  ]
}

function CardText({ card, of }: { card: PublicCreditCard; of: 'annual_fee' | 'late_fee' | 'key_feature' }) {
  const { words, lang } = cardWords(card)
  return <BankText text={words[of]} lang={lang} />
}

function CardPoints({ card }: { card: PublicCreditCard }) {
  const { words, lang } = cardWords(card)
  return (
    <>
      <ul className="cc-more" lang={lang}>
        {words.marketing_bullets.map((bullet) => (
          <li key={bullet}>{bullet}</li>
        ))}
      </ul>
      <InEnglish lang={lang} />
    </>
  )
}

interface CompareSheetProps {
  open: boolean
  cards: readonly PublicCreditCard[]
  onClose: () => void
  onRemove: (cardId: number) => void
  onApply: (card: PublicCreditCard) => void
}

/** Up to four cards side by side: a table on wide screens, one below the other on phones. */
export function CompareSheet({ open, cards, onClose, onRemove, onApply }: CompareSheetProps) {
  const { t } = useTranslation('cards')
  const wide = useWide()
  const actions = (card: PublicCreditCard) => (
    <div className="stack g8">
      <Button small onClick={() => onApply(card)}>
        {t('apply')}
        <span className="sr">: {card.category_name}</span>
      </Button>
      <Button look="text" small onClick={() => onRemove(card.category_id)}>
        {t('compare.remove')}
        <span className="sr">: {card.category_name}</span>
      </Button>
    </div>
  )
  return (
    <div className="cc-compare">
      <Sheet
        open={open}
        onClose={onClose}
        title={t('compare.title')}
        closeLabel={t('compare.close')}
        actions={
          <Button look="secondary" onClick={onClose}>
            {t('compare.back')}
          </Button>
        }
      >
        {open && (wide ? <Table cards={cards} actions={actions} /> : <Stack cards={cards} actions={actions} />)}
      </Sheet>
    </div>
  )
}

type SideBySideProps = { cards: readonly PublicCreditCard[]; actions: (card: PublicCreditCard) => ReactNode }

function Table({ cards, actions }: SideBySideProps) {
  const { t } = useTranslation('cards')
  return (
    <div className="tbl-scroll">
      <table className="tbl cc-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{t('compare.row')}</span>
            </th>
            {cards.map((card) => (
              <th key={card.category_id} scope="col" lang={DEFAULT_LOCALE}>
                <CardArt card={card} small />
                <span className="block mt8">{card.category_name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(t).map(({ key, title, of }) => (
            <tr key={key}>
              <th scope="row">{title}</th>
              {cards.map((card) => (
                <td key={card.category_id}>{of(card)}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">
              <span className="sr">{t('compare.actions')}</span>
            </th>
            {cards.map((card) => (
              <td key={card.category_id}>{actions(card)}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}

function Stack({ cards, actions }: SideBySideProps) {
  const { t } = useTranslation('cards')
  return (
    <ul className="stack g16">
      {cards.map((card) => (
        <li key={card.category_id} className="card pad-s">
          <div className="row">
            <CardArt card={card} small />
            <h3 className="h3" lang={DEFAULT_LOCALE}>
              {card.category_name}
            </h3>
          </div>
          <dl className="pairs mt12 sm">
            {rowsOf(t).map(({ key, title, of }) => (
              <div key={key}>
                <dt>{title}</dt>
                <dd>{of(card)}</dd>
              </div>
            ))}
          </dl>
          <div className="mt16">{actions(card)}</div>
        </li>
      ))}
    </ul>
  )
}
