import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { StatusRow } from '#src/contract/entities/applications/status-words.ts'
import { STATUS_WORD_MAX, statusRowSchema } from '#src/contract/entities/catalogue/status-table.ts'
import { PRODUCT_TYPES } from '#src/contract/entities/shared/product-type.ts'
import { REFUSAL_REASONS } from '#src/contract/rules/lending/refusal-cooldown.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { SelectField } from '#src/ui/form/fields/SelectField.tsx'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { meaningChoices } from './row-words.ts'

const FIELDS = ['status', 'sub_status', 'reason', 'product', 'means', 'refusal'] as const
type Values = Record<(typeof FIELDS)[number], string>

interface LineDialogProps {
  /** With what it begins; null = empty. */
  row: Partial<StatusRow> | null
  title: string
  onSave: (row: StatusRow) => Promise<unknown>
  onClose: () => void
}

/** Says what one word of a lender means; an empty field means any. */
export function LineDialog({ row, title, onSave, onClose }: LineDialogProps) {
  const { t } = useTranslation(['status-words', 'applications'])
  const form = useContractForm('saveStatusWords', statusRowSchema, {
    start: Object.fromEntries(FIELDS.map((name) => [name, row?.[name] ?? ''])),
    // What was chosen is one of the lists below: the schema says so.
    body: (values: Values) =>
      Object.fromEntries(FIELDS.map((name) => [name, tidyText(values[name]) || null])) as unknown as StatusRow,
    send: onSave,
    done: onClose,
    failureIn: 'form',
  })
  const input = { maxLength: STATUS_WORD_MAX }
  return (
    <FormDialog form={form} title={title} confirm={t('save')} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 4, pt: 1 }}>
        <TextField name="status" label={t('fields.status')} help={t('fields.statusHelp')} input={input} />
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
          <TextField name="sub_status" label={t('fields.sub_status')} help={t('fields.any')} input={input} />
          <TextField name="reason" label={t('fields.reason')} help={t('fields.any')} input={input} />
          <SelectField
            name="means"
            label={t('fields.means')}
            choices={[{ id: '', value: t('fields.noMeaning') }, ...meaningChoices(t)]}
          />
          <SelectField
            name="refusal"
            label={t('fields.refusal')}
            choices={[
              { id: '', value: t('fields.noRefusal') },
              ...REFUSAL_REASONS.map((id) => ({ id, value: t(`refusal.${id}`) })),
            ]}
          />
        </Box>
        <SelectField
          name="product"
          label={t('fields.product')}
          choices={[
            { id: '', value: t('fields.everyProduct') },
            ...PRODUCT_TYPES.map((id) => ({ id, value: t(`applications:productName.${id}`) })),
          ]}
        />
      </Box>
    </FormDialog>
  )
}
