import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { decideSchema } from '#src/contract/entities/reconciliation/ledger.ts'
import type { LedgerLineView } from '#src/contract/entities/reconciliation/ledger.ts'
import { isDiffering } from '#src/contract/reconciliation/ledger-line.ts'
import type { Decision } from '#src/contract/reconciliation/ledger-line.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { rupeesAndPaise } from '#src/lib/format.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useDecide } from '../hooks.ts'

interface DecideDialogProps {
  view: { lender_id: number; lender: string; month: string }
  line: Pick<LedgerLineView, 'reference' | 'loan_account' | 'decision' | 'verdict' | 'worth' | 'partner'> & {
    file: { line_id: number } | null
    own: { disbursal_id: number } | null
  }
  kind: Decision
  onClose: () => void
}

/** One line decided: what it moves is said, why is asked for. */
export function DecideDialog({ view, line, kind, onClose }: DecideDialogProps) {
  const { t } = useTranslation('reconciliation')
  const decide = useDecide(view.lender_id)
  const { decision, verdict, worth, partner, file, own } = line
  const agreeing = decision?.state === 'waiting'
  const mayMove = kind === 'accepted' && (isDiffering(verdict) || verdict === 'clawed_back')
  const word = verdict === 'missing_there' && kind === 'accepted' ? 'writtenOff' : kind
  // By these no amount or day of ours becomes theirs.
  const said = word === 'accepted' && !isDiffering(verdict) ? `taken.${verdict}` : word
  const form = useContractForm('decideLines', decideSchema, {
    start: { reason: agreeing ? decision.reason : '', reference: '' },
    body: ({ reason, reference }) => ({
      month: view.month,
      lines: [{ line_id: file?.line_id ?? null, disbursal_id: own?.disbursal_id ?? null }],
      kind,
      reason: tidyText(reason),
      ...(kind === 'corrected' && { reference: tidyText(reference) }),
    }),
    check: ({ reference }) => ({
      reference: kind === 'corrected' && reference.trim() === '' ? 'rules:required' : undefined,
    }),
    send: decide.mutateAsync,
    done: onClose,
    failureIn: 'form',
  })
  return (
    <FormDialog
      form={form}
      title={t('decide.title', {
        act: t(agreeing ? 'agree' : `act.${word}`),
        line: line.reference ?? line.loan_account,
      })}
      confirm={t(agreeing ? 'agree' : `act.${word}`)}
      onClose={onClose}
    >
      <Typography>{t(`decide.${said}`, { lender: view.lender })}</Typography>
      <Typography sx={{ mt: 2 }}>{t('decide.worth', { amount: rupeesAndPaise(worth) })}</Typography>
      {kind === 'accepted' && verdict !== 'missing_there' && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {t('decide.second')}
          {partner && mayMove && ` ${t('decide.partner', { partner: partner.partner })}`}
        </Typography>
      )}
      {agreeing && (
        <Typography sx={{ mt: 2, overflowWrap: 'anywhere' }}>{t('because', { reason: decision.reason })}</Typography>
      )}
      <Box sx={{ display: 'grid', gap: 4, mt: 4 }}>
        {kind === 'corrected' && (
          <TextField
            name="reference"
            label={t('decide.reference')}
            help={t('decide.referenceHelp')}
            input={{ maxLength: 20 }}
          />
        )}
        {!agreeing && (
          <TextField
            name="reason"
            label={t('decide.reason')}
            help={mayMove ? `${t('decide.partnerReads')} ${t('decide.reasonHelp')}` : t('decide.reasonHelp')}
            rows={3}
            input={{ maxLength: 300 }}
          />
        )}
      </Box>
    </FormDialog>
  )
}
