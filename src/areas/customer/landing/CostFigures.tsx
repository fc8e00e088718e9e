import type { LoanCost } from '#src/contract/finance/totals.ts'
import { wholeRupees } from '#src/contract/finance/whole-rupees.ts'
import { CostBar } from '#src/ui/site/CostBar.tsx'
import { KeyFigures } from '#src/ui/site/KeyFigures.tsx'

/** What a loan costs: its three figures, and what becomes of each rupee that is repaid. */
export function CostFigures({ cost }: { cost: LoanCost }) {
  const { receive, interest, fees } = wholeRupees(cost)
  return (
    <>
      <KeyFigures emi={cost.emi} apr={cost.apr} repay={cost.total_repayment} />
      <div className="mt20">
        <CostBar receive={receive} interest={interest} fees={fees} />
      </div>
    </>
  )
}
