import { useTranslation } from 'react-i18next'
import { ChoiceChips } from '#src/ui/ChoiceChips.tsx'
import { Icon } from '#src/ui/site/icons.tsx'
import type { Sort } from './offer-view.ts'

interface OfferToolsProps {
  sorts: readonly Sort[]
  sort: Sort
  onSort: (sort: Sort) => void
  /** What has no room of its own on a phone; null on a wide screen. */
  more: {
    filtered: boolean
    onFilter: () => void
    /** Whether another amount is being tried; null = it cannot be. */
    trying: boolean | null
    onTry: () => void
  } | null
}

/** By what the offers are sorted, and on a phone the ways to their filters and to another amount. */
export function OfferTools({ sorts, sort, onSort, more }: OfferToolsProps) {
  const { t } = useTranslation('offers')
  return (
    <ChoiceChips
      className="offer-tools"
      label={t('sort.title')}
      choices={sorts.map((name) => ({ value: name, text: t(`sort.${name}`) }))}
      isOn={(name) => name === sort}
      onChoose={onSort}
      look="ticked"
      before={
        more && (
          <>
            <button type="button" className="chip" onClick={more.onFilter}>
              <Icon name="sliders" size={18} />
              {t(more.filtered ? 'filter.active' : 'filter.title')}
            </button>
            {more.trying !== null && (
              <button type="button" className="chip" aria-expanded={more.trying} onClick={more.onTry}>
                {t('whatIf.title')}
              </button>
            )}
          </>
        )
      }
    />
  )
}
