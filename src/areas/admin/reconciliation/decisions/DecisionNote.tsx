import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { LedgerLineView } from '#src/contract/entities/reconciliation/ledger.ts'
import type { Verdict } from '#src/contract/reconciliation/ledger-line.ts'
import { dateTime } from '#src/lib/dates.ts'
import { Button } from '#src/ui/site/Button.tsx'
import { useUndo } from '../hooks.ts'

interface DecisionNoteProps {
  decision: NonNullable<LedgerLineView['decision']>
  /** Of the line. */
  name: string
  verdict: Verdict
  closed: boolean
  /** Of a decision that waits for a second person. */
  onAgree?: () => void
}

/** What was decided, by whom, when and why; while the month is open it can be taken back. */
export function DecisionNote({ decision, name, verdict, closed, onAgree }: DecisionNoteProps) {
  const { t } = useTranslation('reconciliation')
  const undo = useUndo()
  const { kind, state, by, agreed_by, at, reason, decision_id } = decision
  const word = verdict === 'missing_there' && kind === 'accepted' ? 'writtenOff' : kind
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 4,
        alignItems: 'center',
        mt: 3,
        pt: 3,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ mr: 'auto', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500 }}>{t(state === 'waiting' ? 'waits' : `decided.${word}`)}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {t(by === null ? 'decidedAt' : 'decidedBy', { by, at: dateTime(at) })}
          {agreed_by !== null && ` ${t('agreedBy', { by: agreed_by })}`} {t('because', { reason })}
        </Typography>
      </Box>
      {state === 'waiting' && !closed && onAgree && (
        <Button look="soft" small aria-label={t('actOf', { act: t('agree'), line: name })} onClick={onAgree}>
          {t('agree')}
        </Button>
      )}
      {!closed && (
        <Button
          look="text"
          small
          busy={undo.isPending}
          aria-label={t('undoOf', { line: name })}
          onClick={() => !undo.isPending && undo.mutate(decision_id)}
        >
          {t('undo')}
        </Button>
      )}
    </Box>
  )
}
