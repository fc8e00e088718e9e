import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { withNames } from '#src/ui/with-names.ts'
import { benefitsIn } from './card-benefits.ts'
import type { CardBenefit } from './card-benefits.ts'

const NAME = 'with'

/**
 * What the list of cards is narrowed to. It stands in the address, beside what is compared; that takes the router a moment, and
 * a second press must know of the first.
 */
export function useCardFilters() {
  const [params, setParams] = useSearchParams()
  const [benefits, setBenefits] = useState<readonly CardBenefit[]>(() => benefitsIn(params.get(NAME)))
  const write = (next: readonly CardBenefit[]) => {
    setBenefits(next)
    setParams((before) => withNames(before, { [NAME]: next.join('-') }), { replace: true, preventScrollReset: true })
  }
  return {
    benefits,
    toggle: (benefit: CardBenefit) =>
      write(benefits.includes(benefit) ? benefits.filter((each) => each !== benefit) : [...benefits, benefit]),
    clear: () => write([]),
    /** A query with them added. */
    added: (search: string): string => {
      const query = withNames(new URLSearchParams(search), { [NAME]: benefits.join('-') }).toString()
      return query === '' ? '' : `?${query}`
    },
  }
}
