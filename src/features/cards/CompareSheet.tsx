import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PublicCreditCard } from '#src/contract/entities/catalogue/credit-card.ts'
import { DEFAULT_LOCALE } from '#src/contract/entities/shared/language.ts'
import { CardArt } from '#src/ui/money/CardArt.tsx'
import { CompareTable } from '#src/ui/money/CompareTable.tsx'
import { Button } from '#src/ui/site/Button.tsx'
import { InEnglish } from '#src/ui/site/InEnglish.tsx'
import { Sheet } from '#src/ui/site/Sheet.tsx'
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

/** Up to four cards side by side. */
export function CompareSheet({ open, cards, onClose, onRemove, onApply }: CompareSheetProps) {
  const { t } = useTranslation('cards')
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
  const columns = cards.map((card) => ({
    key: card.category_id,
    lang: DEFAULT_LOCALE,
    head: (
      <>
        <CardArt card={card} small />
        <span className="block mt8">{card.category_name}</span>
      </>
    ),
  }))
  const rows = [
    ...rowsOf(t).map(({ key, title, of }) => ({
      key,
      label: title,
      cells: cards.map((card) => ({ content: of(card) })),
    })),
    {
      key: 'actions',
      label: <span className="sr">{t('compare.actions')}</span>,
      cells: cards.map((card) => ({ content: actions(card) })),
    },
  ]
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
        {open && <CompareTable corner={t('compare.row')} columns={columns} rows={rows} />}
      </Sheet>
    </div>
  )
}
