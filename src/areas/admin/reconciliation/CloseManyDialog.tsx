import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { closeMonthsSchema } from '#src/contract/entities/reconciliation/ledger.ts'
import type { Closing } from '#src/contract/entities/reconciliation/ledger.ts'
import { addMonths } from '#src/contract/rules/calendar.ts'
import { monthName } from '#src/lib/dates.ts'
import { count as number } from '#src/lib/format.ts'
import { call } from '#src/lib/http/http.ts'
import { toast } from '#src/lib/toast.ts'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useRefresh } from './hooks.ts'

/** Months in their order, each row of neighbours as its first and last. */
function spansOf(months: readonly string[]): [from: string, to: string][] {
  const spans: [string, string][] = []
  for (const month of months) {
    const last = spans.at(-1)
    if (last && addMonths(`${last[1]}-01`, 1).startsWith(month)) last[1] = month
    else spans.push([month, month])
  }
  return spans
}

/** Every month that can be closed, named before it is; a lender whose lines have changed meanwhile is left as it is. */
export function CloseManyDialog({ ready, onClose }: { ready: readonly Closing[]; onClose: () => void }) {
  const { t } = useTranslation('reconciliation')
  const refresh = useRefresh()
  const form = useContractForm('closeLedgerMonths', closeMonthsSchema, {
    start: {},
    body: () => ({ lenders: ready.map(({ lender_id, seen }) => ({ lender_id, seen })) }),
    send: async (body) => {
      const { closed, left } = await call('closeLedgerMonths', { body })
      if (closed.length > 0) toast.success(t('closing.done', { count: closed.length }))
      const names = ready.filter(({ lender_id }) => left.some((each) => each.lender_id === lender_id))
      if (names.length > 0) toast.warning(t('closing.left', { lenders: names.map(({ lender }) => lender).join(', ') }))
    },
    done: async () => {
      onClose()
      await refresh()
    },
    failureIn: 'form',
  })
  return (
    <FormDialog form={form} title={t('closing.title')} confirm={t('closing.confirm')} grave onClose={onClose}>
      <ul>
        {ready.map(({ lender_id, lender, months, lines }) => (
          <li key={lender_id}>
            {t('closing.line', {
              lender,
              months: spansOf(months)
                .map(([from, to]) =>
                  from === to ? monthName(from) : t('closing.span', { from: monthName(from), to: monthName(to) }),
                )
                .join(', '),
              lines: t('lines', { count: lines, lines: number(lines) }),
            })}
          </li>
        ))}
      </ul>
      <Typography sx={{ mt: 2 }}>{t('close.after')}</Typography>
    </FormDialog>
  )
}
