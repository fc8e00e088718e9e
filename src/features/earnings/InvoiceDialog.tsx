import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import GlobalStyles from '@mui/material/GlobalStyles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Statement } from '#src/contract/entities/earnings/payout.ts'
import { csvFile } from '#src/contract/rules/csv.ts'
import { monthName } from '#src/lib/dates.ts'
import { PAPER } from '#src/ui/paper.ts'
import { saveFile } from '#src/ui/table/save-file.ts'
import { BillRows } from './BillRows.tsx'
import { draftNumber, invoiceRows } from './invoice-rows.ts'

/** The invoice that the partner may issue to us for a month, as a draft: to look at, to print and to save. */
export function InvoiceDialog({ statement, onClose }: { statement: Statement; onClose: () => void }) {
  const { t } = useTranslation(['partner-reports', 'common'])
  const id = useId()
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
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth data-paper="">
      <GlobalStyles styles={PAPER} />
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Typography sx={{ fontWeight: 700, mb: 3 }}>{t('invoice.draft')}</Typography>
        <BillRows rows={rows} />
      </DialogContent>
      <DialogActions data-screen="">
        <Button variant="outlined" onClick={onClose}>
          {t('common:close')}
        </Button>
        <Button variant="outlined" onClick={save}>
          {t('invoice.save')}
        </Button>
        <Button variant="contained" onClick={() => window.print()}>
          {t('invoice.print')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
