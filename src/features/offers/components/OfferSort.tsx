import { useTranslation } from 'react-i18next'
import { SORTS } from '../offer-view.ts'
import type { Sort } from '../offer-view.ts'

interface OfferSortProps {
  sort: Sort
  onSort: (sort: Sort) => void
}

export function OfferSort({ sort, onSort }: OfferSortProps) {
  const { t } = useTranslation('offers')
  return SORTS.map((name) => (
    <button
      key={name}
      type="button"
      className={sort === name ? 'chip on' : 'chip'}
      aria-pressed={sort === name}
      onClick={() => onSort(name)}
    >
      {sort === name && (
        <svg
          width="18"
          height="18"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          aria-hidden="true"
        >
          <path d="M5 12.5l4.5 4.5L19 7.5" />
        </svg>
      )}
      {t(`sort.${name}`)}
    </button>
  ))
}
