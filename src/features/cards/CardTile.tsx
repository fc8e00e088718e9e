import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PublicCreditCard } from '#src/contract/entities/catalogue/credit-card.ts'
import { DEFAULT_LOCALE } from '#src/contract/entities/shared/language.ts'
import { CardArt } from '#src/ui/money/CardArt.tsx'
import { Icon } from '#src/ui/site/icons.tsx'
import { InEnglish } from '#src/ui/site/InEnglish.tsx'
import { cardWords } from './card-words.ts'
import { BankText, FinanceCharge } from './FinanceCharge.tsx'
import { OutsideLink } from './OutsideLink.tsx'

type CardTileProps = {
  card: PublicCreditCard
  /** What can be done with it. */
  children?: ReactNode
}

/** One card with what it costs. Every card has the same parts in the same size; the bank's words stay the bank's. */
export function CardTile({ card, children }: CardTileProps) {
  const { t } = useTranslation('cards')
  const id = `card-${card.category_id}`
  const { words, lang } = cardWords(card)
  return (
    <article className="card pad-s cc" aria-labelledby={id}>
      <div className="row top g16">
        <CardArt card={card} />
        <div className="grow">
          <h2 className="h3" id={id} lang={DEFAULT_LOCALE}>
            {card.category_name}
          </h2>
          <p className="sm mut" lang={DEFAULT_LOCALE}>
            {card.issuer}
          </p>
          <span className="badge mt8">{t(card.secured === 1 ? 'secured' : 'unsecured')}</span>
        </div>
      </div>
      <dl className="cc-facts">
        <div>
          <dt>{t('annualFee')}</dt>
          <dd>
            <BankText text={words.annual_fee} lang={lang} />
          </dd>
        </div>
        <div>
          <dt>{t('charge.title')}</dt>
          <dd>
            <FinanceCharge pct={card.finance_charge_pct} />
          </dd>
        </div>
        <div>
          <dt>{t('lateFee')}</dt>
          <dd>
            <BankText text={words.late_fee} lang={lang} />
          </dd>
        </div>
      </dl>
      <CardFeatures card={card} />
      {children}
    </article>
  )
}

function CardFeatures({ card }: { card: PublicCreditCard }) {
  const { t } = useTranslation('cards')
  const { words, lang } = cardWords(card)
  return (
    <div className="cc-features">
      {words.key_feature !== '' && (
        <p className="b" lang={lang}>
          {words.key_feature}
        </p>
      )}
      <ul className="sm" lang={lang}>
        {words.marketing_bullets.map((bullet) => (
          <li key={bullet}>
            <span className="accent">
              <Icon name="check" size={18} />
            </span>
            <span className="grow">{bullet}</span>
          </li>
        ))}
      </ul>
      <InEnglish lang={lang} />
      {card.terms_link.startsWith('https://') && (
        <p className="sm">
          <OutsideLink href={card.terms_link}>
            {t('terms')}
            <span className="sr">: {card.category_name}</span>
          </OutsideLink>
        </p>
      )}
    </div>
  )
}
