import { useTranslation } from 'react-i18next'
import type { FloatingRate } from '#src/contract/entities/offers/offer.ts'
import { percent } from '#src/lib/format.ts'
import { textsOf } from '#src/lib/local-texts.ts'

/** Of a rate that may change: what it follows, and what that means for the instalments. */
export function FloatingLine({ floating, rate }: { floating: FloatingRate; rate: number }) {
  const { t } = useTranslation('offers')
  const { words, lang } = textsOf(floating, 'benchmark')
  return (
    <p className="sm mt16">
      {t('floating.long', { rate: percent(rate) })} {t('floating.follows')} <b lang={lang}>{words.benchmark}</b>
    </p>
  )
}
