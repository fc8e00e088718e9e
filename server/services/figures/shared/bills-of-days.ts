import type { Deps } from '#server/deps.ts'
import type { FigureName, InternalReportView } from '#src/contract/entities/figures/internal-report.ts'
import type { Billing } from '#src/contract/entities/reconciliation/bill.ts'
import type { DateRange } from '#src/contract/entities/reports/date-range.ts'
import { sumRupees } from '#src/contract/rules/paise.ts'
import { listLenderBills } from '../../reconciliation/list-lender-bills.ts'

/** Closed months that have one of these days, and their bills, as the page of bills has them. */
export async function billsOfDays(
  deps: Pick<Deps, 'db'>,
  { from, to }: DateRange,
): Promise<NonNullable<InternalReportView['bills']>> {
  const rows = await listLenderBills(deps, { from: from.slice(0, 7), to: to.slice(0, 7) })
  const lenders = [...new Map(rows.map(({ lender_id, lender }) => [lender_id, lender]))]
  return {
    months: [...new Set(rows.map(({ month }) => month))].sort(),
    figures: figuresOf(rows),
    lenders: lenders
      .map(([lender_id, lender]) => ({
        lender_id,
        lender,
        figures: figuresOf(rows.filter((each) => each.lender_id === lender_id)),
      }))
      .sort((a, b) => a.lender.localeCompare(b.lender)),
  }
}

function figuresOf(rows: readonly Billing[]): InternalReportView['now'] {
  const bills = rows.flatMap(({ invoices }) => invoices).filter(({ cancelled_at }) => cancelled_at === null)
  const sums: [FigureName, number[]][] = [
    ['bill_accrued', rows.map(({ accrued }) => accrued)],
    ['billed', rows.map(({ billed }) => billed)],
    ['unbilled', rows.flatMap(({ to_bill, disputed }) => [to_bill, disputed])],
    ['bill_total', bills.map(({ total }) => total)],
    ['received', bills.map(({ received }) => received)],
    ['tds_held', bills.map(({ tds }) => tds)],
    ['outstanding', bills.map(({ outstanding }) => outstanding)],
  ]
  return sums.map(([key, amounts]) => ({ key, value: sumRupees(amounts) }))
}
