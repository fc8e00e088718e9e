import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { decideManySchema } from '#src/contract/entities/reconciliation/ledger.ts'
import type { Decided } from '#src/contract/entities/reconciliation/ledger.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { count, rupeesAndPaise } from '#src/lib/format.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import type { ManyAct, ManyLine } from './many-lines.ts'

interface DecideManyDialogProps {
  act: ManyAct
  lines: readonly ManyLine[]
  send: (reason: string) => Promise<Decided>
  onDone: (answer: Decided) => Promise<void>
  onClose: () => void
}

/** Many lines decided: how many, what they come to and what it does is said, and one reason is asked for. */
export function DecideManyDialog({ act, lines, send, onDone, onClose }: DecideManyDialogProps) {
  const { t } = useTranslation('reconciliation')
  const { kind, word } = act
  const agreed = kind === 'accepted' ? lines.filter(({ waiting }) => waiting).length : 0
  const form = useContractForm('decideChased', decideManySchema, {
    start: { reason: '' },
    body: ({ reason }) => ({ reason: tidyText(reason) }),
    send: ({ reason }) => send(reason),
    done: async (answer: Decided) => {
      onClose()
      await onDone(answer)
    },
    failureIn: 'form',
  })
  return (
    <FormDialog
      form={form}
      title={t('many.title', { act: t(`act.${word}`), count: lines.length, lines: count(lines.length) })}
      confirm={t(`act.${word}`)}
      onClose={onClose}
    >
      <Typography>{t(`many.${word}`)}</Typography>
      <Typography sx={{ mt: 2 }}>
        {t('many.worth', { amount: rupeesAndPaise(lines.reduce((sum, { worth }) => sum + worth, 0)) })}
      </Typography>
      {kind === 'accepted' && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {t('decide.second')}
          {agreed > 0 && ` ${t('many.agrees', { count: agreed })}`}
        </Typography>
      )}
      <Box sx={{ display: 'grid', mt: 4 }}>
        <TextField
          name="reason"
          label={t('decide.reason')}
          help={word === 'accepted' ? `${t('decide.partnerReads')} ${t('decide.reasonHelp')}` : t('decide.reasonHelp')}
          rows={3}
          input={{ maxLength: 300 }}
        />
      </Box>
    </FormDialog>
  )
}
