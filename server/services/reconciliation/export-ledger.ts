import { findLender } from '#server/db/repositories/catalogue/lenders.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { InLanguage } from '#server/session.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import type { XlsxTable } from '#src/contract/cells/xlsx-texts.ts'
import type { Verdict } from '#src/contract/reconciliation/ledger-line.ts'
import type { FileColumn } from '../shared/file-columns.ts'
import { found } from '../shared/not-found.ts'
import { linesOf, readLedger } from './public/read-ledger.ts'
import { lineView } from './shared/ledger-view.ts'
import { filtered } from './shared/line-filters.ts'
import type { LineFilters } from './shared/line-filters.ts'
import { tableOf } from './shared/table-of.ts'

type Line = ReturnType<typeof lineView>

const COLUMNS: readonly FileColumn<Line>[] = [
  { head: 'file-columns:found', cell: ({ verdict }, say) => say(`reconciliation:verdict.${verdict}`) },
  { head: 'file-columns:applicationReference', cell: ({ reference }) => reference },
  { head: 'file-columns:loanAccount', cell: ({ loan_account }) => loan_account },
  { head: 'reconciliation:head.theirs', cell: ({ file }) => file?.disbursed },
  { head: 'reconciliation:head.ours', cell: ({ own }) => own?.disbursed },
  { head: 'file-columns:theirDay', cell: ({ file }) => file?.day },
  { head: 'file-columns:ourDay', cell: ({ own }) => own?.day },
  { head: 'reconciliation:head.paid', cell: ({ file }) => file?.gross },
  { head: 'reconciliation:head.due', cell: ({ own }) => own?.expected },
  { head: 'file-columns:slab', cell: ({ file }) => file?.slab },
  { head: 'reconciliation:cell.invoice', cell: ({ file }) => file?.invoice_number },
  { head: 'reconciliation:cell.partner', cell: ({ partner }) => partner?.partner },
  { head: 'file-columns:partnerShare', cell: ({ partner }) => partner?.gross },
  {
    head: 'file-columns:partnerState',
    cell: ({ partner }, say) => partner && say(`reconciliation:payout.${partner.status}`),
  },
  {
    head: 'file-columns:remarks',
    cell: ({ flags }, say) => flags.map((flag) => say(`reconciliation:flag.${flag}`)).join('; '),
  },
  {
    head: 'file-columns:decision',
    cell: ({ decision, verdict }, say) =>
      decision &&
      say(
        `reconciliation:decided.${decision.kind === 'accepted' && verdict === 'missing_there' ? 'writtenOff' : decision.kind}`,
      ),
  },
  {
    head: 'file-columns:decisionState',
    cell: ({ decision }, say) => decision && say(`file-columns:decisionStates.${decision.state}`),
  },
  { head: 'file-columns:reason', cell: ({ decision }) => decision?.reason },
  { head: 'file-columns:decidedBy', cell: ({ decision }) => decision?.by },
  { head: 'file-columns:decidedAt', time: true, cell: ({ decision }) => decision?.at },
]

/** The lines of a month with a lender, amounts in rupees. @throws AppError `not_found` */
export async function exportLedger(
  deps: Deps,
  lenderId: number,
  filters: LineFilters,
  by: InLanguage,
): Promise<Audited<XlsxTable>> {
  const lender = found(await findLender(deps.db, lenderId))
  const lines = await linesOf(deps.db, await readLedger(deps.db, lenderId), filters.month)
  const { month, verdict, open } = filters
  const say = textsIn(by.language)
  const narrowed = {
    lender: lender.name,
    month,
    verdict:
      verdict &&
      say(verdict === 'differing' ? 'reconciliation:part.differing' : `reconciliation:verdict.${verdict as Verdict}`),
    open: open && say('server:basis.toSettle'),
  }
  const table = tableOf({
    list: 'ledger',
    now: deps.clock.now(),
    filters: narrowed,
    language: by.language,
    columns: COLUMNS,
    lines: filtered(lines, filters).map((line) => lineView(line)),
  })
  return { ...table, audit: { object: `lender:${lenderId}`, after: { month } } }
}
