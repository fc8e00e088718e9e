import Box from '@mui/material/Box'
import DialogContentText from '@mui/material/DialogContentText'
import { useTranslation } from 'react-i18next'
import { lowerTaxFormSchema } from '#src/contract/entities/earnings/lower-tax.ts'
import { toast } from '#src/lib/toast.ts'
import { MoneyField } from '#src/ui/form/fields/MoneyField.tsx'
import { NumberField } from '#src/ui/form/fields/NumberField.tsx'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useNoteLowerTax } from './payouts-hooks.ts'

interface Values {
  number: string
  tds_percent: number | ''
  limit_amount: number | ''
  from_day: string
  to_day: string
  evidence: string
}

const NOTHING: Values = { number: '', tds_percent: '', limit_amount: '', from_day: '', to_day: '', evidence: '' }

/** A certificate as it stands with the tax office; whatever is not approved follows it. */
export function NoteLowerTaxDialog({ partnerId, onClose }: { partnerId: number; onClose: () => void }) {
  const { t } = useTranslation('partner-payouts')
  const { mutateAsync: send } = useNoteLowerTax(partnerId)
  const form = useContractForm('noteLowerTaxCertificate', lowerTaxFormSchema, {
    start: NOTHING,
    body: ({ number, tds_percent, limit_amount, from_day, to_day, evidence }) => ({
      number: number.trim().toUpperCase(),
      from_day,
      to_day,
      evidence: evidence.trim(),
      // An empty field is refused by the form, which takes a number alone.
      tds_percent: Number(tds_percent === '' ? NaN : tds_percent),
      limit_amount: Number(limit_amount === '' ? NaN : limit_amount),
    }),
    send,
    done: () => {
      toast.success(t('lower.note.done'))
      onClose()
    },
    failureIn: 'form',
  })
  return (
    <FormDialog form={form} title={t('lower.note.title')} confirm={t('lower.note.save')} onClose={onClose}>
      <DialogContentText sx={{ mb: 4 }}>{t('lower.note.text')}</DialogContentText>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <TextField name="number" label={t('lower.note.number')} input={{ autoComplete: 'off', maxLength: 20 }} />
        <NumberField name="tds_percent" label={t('lower.note.percent')} />
        <MoneyField name="limit_amount" label={t('lower.note.limit')} help={t('lower.note.limitHelp')} />
        <TextField name="from_day" label={t('lower.note.from')} input={{ type: 'date' }} />
        <TextField name="to_day" label={t('lower.note.to')} input={{ type: 'date' }} />
        <TextField
          name="evidence"
          label={t('lower.note.evidence')}
          help={t('lower.note.evidenceHelp')}
          rows={2}
          input={{ maxLength: 300 }}
        />
      </Box>
    </FormDialog>
  )
}
