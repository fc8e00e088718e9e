import { useTranslation } from 'react-i18next'
import { LOANS } from '#src/contract/entities/shared/loan-products.ts'
import type { LoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { PRODUCTS } from '#src/contract/entities/shared/products.ts'
import { costLoan } from '#src/contract/finance/totals.ts'
import { wholeRupees } from '#src/contract/finance/whole-rupees.ts'
import { months, rupees } from '#src/lib/format.ts'
import { publishedRange } from '#src/lib/published.ts'
import { ScrollFrame } from '#src/ui/site/ScrollFrame.tsx'

/** The loan of the example over the terms from half to twice its own that can be had here. */
export function TermsTable({ product }: { product: LoanProduct }) {
  const { t } = useTranslation('guides')
  const range = publishedRange(PRODUCTS[product].kind)
  if (!range?.example) return null
  const { amount, rate, fee, months: usual } = range.example
  const terms = LOANS[product].terms.filter(
    (term) => term >= Math.max(range.months_min, usual / 2) && term <= Math.min(range.months_max, usual * 2),
  )
  return (
    <>
      <h2 className="h2">{t('terms.title')}</h2>
      <p>{t('terms.text')}</p>
      <GuideTable
        name={t('terms.title')}
        columns={(['term', 'emi', 'interest', 'repay'] as const).map((column) => t(`terms.column.${column}`))}
        rows={terms.map((term) => {
          const cost = costLoan({ amount, months: term, annualRate: rate, feePercent: fee })
          const { interest, repay } = wholeRupees(cost)
          return [months(term, t), rupees(cost.emi), rupees(interest), rupees(repay)]
        })}
      />
    </>
  )
}

interface GuideTableProps {
  name: string
  columns: readonly string[]
  /** Cells from left to right; the first is the row's name. */
  rows: readonly (readonly string[])[]
}

/** Figures side by side. */
export function GuideTable({ name, columns, rows }: GuideTableProps) {
  return (
    <ScrollFrame label={name} className="mt12">
      <table className="tbl">
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={column} scope="col" className={at === 0 ? undefined : 'n'}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {others.map((cell, at) => (
                <td key={columns[at + 1]} className="n">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  )
}
