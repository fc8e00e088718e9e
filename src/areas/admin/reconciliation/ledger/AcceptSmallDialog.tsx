import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { acceptSmallSchema } from '#src/contract/entities/reconciliation/ledger.ts'
import type { LedgerView } from '#src/contract/entities/reconciliation/ledger.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { MoneyField } from '#src/ui/form/fields/MoneyField.tsx'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useAcceptSmall } from '../hooks.ts'

/** Every difference that moves no more than an amount, taken at once. */
export function AcceptSmallDialog({ view, onClose }: { view: LedgerView; onClose: () => void }) {
  const { t } = useTranslation('reconciliation')
  const accept = useAcceptSmall(view.lender_id)
  const form = useContractForm('acceptSmallDifferences', acceptSmallSchema, {
    start: { up_to: view.tolerance, reason: '' },
    body: ({ up_to, reason }) => ({ month: view.month, up_to, reason: tidyText(reason) }),
    send: accept.mutateAsync,
    done: onClose,
    failureIn: 'form',
  })
  return (
    <FormDialog form={form} title={t('small.title')} confirm={t('small.confirm')} onClose={onClose}>
      <Typography>{t('small.text')}</Typography>
      <Box sx={{ display: 'grid', gap: 4, mt: 4 }}>
        <MoneyField name="up_to" label={t('small.upTo')} help={t('small.upToHelp')} />
        <TextField
          name="reason"
          label={t('decide.reason')}
          help={`${t('small.partnersRead')} ${t('decide.reasonHelp')}`}
          rows={3}
          input={{ maxLength: 300 }}
        />
      </Box>
    </FormDialog>
  )
}
