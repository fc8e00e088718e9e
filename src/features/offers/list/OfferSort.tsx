import { useTranslation } from 'react-i18next'
import { Outline } from '#src/ui/site/icons.tsx'
import type { Sort } from './offer-view.ts'

const TICK = 'M5 12.5l4.5 4.5L19 7.5'

interface OfferSortProps {
  sorts: readonly Sort[]
  sort: Sort
  onSort: (sort: Sort) => void
}

export function OfferSort({ sorts, sort, onSort }: OfferSortProps) {
  const { t } = useTranslation('offers')
  return sorts.map((name) => (
    <button
      key={name}
      type="button"
      className={sort === name ? 'chip on' : 'chip'}
      aria-pressed={sort === name}
      onClick={() => onSort(name)}
    >
      {sort === name && <Outline d={TICK} size={18} />}
      {t(`sort.${name}`)}
    </button>
  ))
}
