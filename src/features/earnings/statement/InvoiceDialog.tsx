import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Statement } from '#src/contract/entities/earnings/payout.ts'
import { csvFile } from '#src/contract/rules/csv.ts'
import { monthName } from '#src/lib/dates.ts'
import { PaperDialog } from '#src/ui/dialog/PaperDialog.tsx'
import { saveFile } from '#src/ui/table/save-file.ts'
import { BillRows } from './BillRows.tsx'
import { draftNumber, invoiceRows } from './invoice-rows.ts'

/** The invoice that the partner may issue to us for a month, as a draft: to look at, to print and to save. */
export function InvoiceDialog({ statement, onClose }: { statement: Statement; onClose: () => void }) {
  const { t } = useTranslation('partner-reports')
  const title = t('invoice.title', { month: monthName(statement.month) })
  const rows = invoiceRows(statement, t)
  const save = () => {
    const text = csvFile(
      [title, t('invoice.draft')],
      rows.map(({ label, value }) => [label, value]),
    )
    saveFile(new Blob([text], { type: 'text/csv' }), `${draftNumber(statement).toLowerCase()}.csv`)
  }
  return (
    <PaperDialog
      title={title}
      titled
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={save}>
          {t('invoice.save')}
        </Button>
      }
    >
      <Typography sx={{ fontWeight: 700, mb: 3 }}>{t('invoice.draft')}</Typography>
      <BillRows rows={rows} />
    </PaperDialog>
  )
}
