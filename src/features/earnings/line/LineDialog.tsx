import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { PayoutLine } from '#src/contract/entities/earnings/payout.ts'
import { useSession } from '#src/lib/session/session.ts'
import { DisputePart } from './DisputePart.tsx'
import { lineName } from './line-name.ts'
import { LineSteps } from './LineSteps.tsx'

/** Why a line is what it is, and the way to say that it is wrong. */
export function LineDialog({ line, onClose }: { line: PayoutLine; onClose: () => void }) {
  const { t } = useTranslation(['partner-reports', 'common'])
  const { masquerade } = useSession()
  const id = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} fullWidth maxWidth="sm">
      <DialogTitle id={`${id}-title`}>{t('explain.title', { line: lineName(line, t) })}</DialogTitle>
      <DialogContent>
        <LineSteps line={line} />
        <DisputePart line={line} readOnly={masquerade !== null} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('common:close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
