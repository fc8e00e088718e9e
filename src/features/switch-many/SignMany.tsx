import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { signatureSchema } from '#src/contract/entities/catalogue/lender.ts'
import type { Switched, SwitchMany } from '#src/contract/entities/catalogue/switch-many.ts'
import { CheckboxLineField } from '#src/ui/form/fields/CheckboxLineField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'

interface SignManyProps {
  refused: Switched['refused']
  nameOf: (id: number) => string
  send: (signed: NonNullable<SwitchMany['signed']>) => Promise<Switched>
  /** Told what became of those that could be signed: nothing, where nobody signs. */
  onEnd: (answer: Switched) => void
}

const NOTHING: Switched = { changed: [], unchanged: [], refused: [] }

/** Lists what each lender would go live without, and asks whoever switches them on to sign for it. */
export function SignMany({ refused, nameOf, send, onEnd }: SignManyProps) {
  const { t } = useTranslation('lenders-admin')
  const open = refused.flatMap(({ id, without }) => (without ? [{ id, without }] : []))
  const form = useContractForm('switchMany', signatureSchema, {
    start: { checked: false },
    send: () => send(open),
    done: onEnd,
    failureIn: 'form',
  })
  return (
    <FormDialog
      form={form}
      title={t('signature.many', { count: open.length })}
      confirm={t('signature.submit')}
      onClose={() => onEnd(NOTHING)}
    >
      <Box component="ul" sx={{ mt: 0, mb: 3, pl: 5 }}>
        {open.map(({ id, without }) => (
          <Typography key={id} component="li" sx={{ overflowWrap: 'anywhere', py: 1 }}>
            <strong>{nameOf(id)}</strong>: {without.map((property) => t(`fields.${property}`)).join(', ')}
          </Typography>
        ))}
      </Box>
      <CheckboxLineField name="checked" messages={{ 'rules:required': t('signature.unchecked') }}>
        {t('signature.checkMany')}
      </CheckboxLineField>
      <Typography variant="body2">{t('signature.keptMany')}</Typography>
    </FormDialog>
  )
}
