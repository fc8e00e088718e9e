import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { lenderBookSave } from '#src/contract/entities/reconciliation/ledger.ts'
import type { LenderBook, LedgerView } from '#src/contract/entities/reconciliation/ledger.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { dateTime } from '#src/lib/dates.ts'
import { call } from '#src/lib/http/http.ts'
import { MoneyField } from '#src/ui/form/fields/MoneyField.tsx'
import { NumberField } from '#src/ui/form/fields/NumberField.tsx'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useFinish } from './hooks.ts'
import { WithLenderBook } from './WithLenderBook.tsx'

/** How a lender's books are compared, and whom its bills name. */
export function SettingsDialog({
  view,
  onClose,
}: {
  view: Pick<LedgerView, 'lender_id' | 'lender'>
  onClose: () => void
}) {
  return (
    <WithLenderBook lenderId={view.lender_id} onClose={onClose}>
      {(book) => <SettingsForm view={view} book={book} onClose={onClose} />}
    </WithLenderBook>
  )
}

interface SettingsFormProps {
  view: Pick<LedgerView, 'lender_id' | 'lender'>
  book: LenderBook
  onClose: () => void
}

function SettingsForm({ view, book, onClose }: SettingsFormProps) {
  const { t } = useTranslation('reconciliation')
  const finish = useFinish(onClose)
  const { saved_by, saved_at, version, ...start } = book
  const form = useContractForm('saveLenderBook', lenderBookSave, {
    start,
    body: (typed) => ({
      ...typed,
      bill_name: tidyText(typed.bill_name),
      bill_address: tidyText(typed.bill_address),
      bill_gstin: typed.bill_gstin.trim().toUpperCase(),
      version,
    }),
    send: (body) => call('saveLenderBook', { params: { lenderId: view.lender_id }, body }),
    done: () => finish(t('settings.saved')),
    failureIn: 'form',
  })
  return (
    <FormDialog
      form={form}
      title={t('settings.title', { lender: view.lender })}
      confirm={t('settings.save')}
      onClose={onClose}
    >
      <Typography>{t('settings.text')}</Typography>
      <Box sx={{ display: 'grid', gap: 4, mt: 4 }}>
        <MoneyField name="tolerance_amount" label={t('settings.amount')} />
        <NumberField name="tolerance_percent" label={t('settings.percent')} end="%" />
        <NumberField name="tolerance_days" label={t('settings.days')} inputMode="numeric" />
        <TextField name="bill_name" label={t('settings.name')} input={{ maxLength: 120 }} />
        <TextField name="bill_address" label={t('settings.address')} rows={2} input={{ maxLength: 240 }} />
        <TextField
          name="bill_gstin"
          label={t('settings.gstin')}
          help={t('settings.gstinHelp')}
          input={{ maxLength: 15, autoCapitalize: 'characters', spellCheck: false, autoComplete: 'off' }}
        />
      </Box>
      {saved_at !== null && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
          {t(saved_by === null ? 'decidedAt' : 'decidedBy', { by: saved_by, at: dateTime(saved_at) })}
        </Typography>
      )}
    </FormDialog>
  )
}
