import { textsIn } from '#server/texts/texts-in.ts'
import type { XlsxTable } from '#src/contract/cells/xlsx-texts.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { istMinute } from '#src/contract/rules/calendar.ts'

/** By what the lists that leave as files can be narrowed. */
const NAMED = [
  ...(['month', 'lender', 'from', 'to', 'actor', 'action', 'object', 'ended', 'source', 'result'] as const),
  ...(['state', 'status', 'product', 'partner', 'channel', 'verdict', 'open', 'age'] as const),
]
type List =
  | ('links' | 'dedupe' | 'activity' | 'factSheet')
  | ('leads' | 'applications' | 'disbursals' | 'payouts')
  | ('ledger' | 'chased' | 'lenderBills')

export interface ListBasis {
  list: List
  now: Date
  filters: { [Name in (typeof NAMED)[number]]?: string | undefined }
  /** What was typed may be somebody's number: that something was looked for is all that is said. */
  search?: string | undefined
}

/** What stands beside a list in its file: which list, when it was made, and what narrows it. */
export function listBasis(
  language: Locale,
  { list, now, filters, search }: ListBasis,
): Pick<XlsxTable, 'name' | 'basis'> {
  const t = textsIn(language)
  const name = t(`server:basis.list.${list}`)
  const chosen = NAMED.flatMap((each) => {
    const value = filters[each]
    return value === undefined ? [] : [[t(`server:basis.by.${each}`), value] as const]
  })
  if (search !== undefined) chosen.push([t('server:basis.by.search'), t('server:basis.searched')])
  return {
    name,
    basis: {
      name: t('server:basis.filterSheet'),
      lines: [
        [t('server:basis.list.head'), name],
        [t('server:basis.asOf'), istMinute(now)],
        ...(chosen.length > 0 ? chosen : [[t('server:basis.filters'), t('server:basis.none')] as const]),
      ],
    },
  }
}
