import type { LedgerLineView, LedgerState, LedgerView } from '#src/contract/entities/reconciliation/ledger.ts'
import type { LedgerLine } from '#src/contract/reconciliation/ledger-line.ts'
import type { LedgerSum, LedgerSums } from '#src/contract/reconciliation/ledger-sums.ts'
import { toRupees, wholePaise } from '#src/contract/rules/paise.ts'
import type { Paise } from '#src/contract/rules/paise.ts'
import { isOpen } from '../public/read-ledger.ts'

/** What a line moves in what the lender pays us. */
export function worthOf({ file, own }: LedgerLine): Paise {
  if (file === null) return own === null ? wholePaise(0) : own.expected
  return wholePaise(Math.abs(own === null ? file.gross : file.gross - own.expected))
}

/** A line in rupees. */
export const lineView = (line: LedgerLine): Omit<LedgerLineView, 'user_id' | 'paid_before'> => {
  const { verdict, differs, flags, reference, file, own, partner, decision } = line
  return {
    verdict,
    differs,
    flags,
    reference,
    decision,
    loan_account: file?.loan_account ?? own?.loan_account ?? null,
    file: file && {
      line_id: file.line_id,
      day: file.day,
      slab: file.slab,
      invoice_number: file.invoice_number,
      disbursed: toRupees(file.disbursed),
      gross: toRupees(file.gross),
    },
    own: own && {
      disbursal_id: own.disbursal_id,
      day: own.day,
      given_back: own.given_back,
      disbursed: toRupees(own.disbursed),
      expected: toRupees(own.expected),
    },
    partner: partner && { ...partner, gross: toRupees(partner.gross) },
    worth: toRupees(worthOf(line)),
  }
}

export const sumView = ({ lines, disbursed, commission }: LedgerSum) => ({
  lines,
  disbursed: toRupees(disbursed),
  commission: toRupees(commission),
})

const sumsOf = <P extends string>(sums: Record<P, LedgerSum>) =>
  Object.fromEntries(Object.entries<LedgerSum>(sums).map(([part, sum]) => [part, sumView(sum)])) as Record<
    P,
    ReturnType<typeof sumView>
  >

export const sumsView = ({ file, own }: LedgerSums): LedgerView['sums'] => ({ file: sumsOf(file), own: sumsOf(own) })

export function stateOf(lines: readonly LedgerLine[], closed: boolean): LedgerState {
  if (closed) return 'closed'
  if (!lines.some(({ file }) => file !== null)) return 'no_file'
  return lines.some(isOpen) ? 'open' : 'ready'
}
