import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminLender } from '#src/contract/entities/catalogue/lender.ts'
import { LenderNeeds } from './LenderNeeds.tsx'

/** Why a lender could not be switched on: what it lacks, with the ways there. */
export function UnfinishedDialog({ lender, onClose }: { lender: AdminLender; onClose: () => void }) {
  const { t } = useTranslation(['lenders-admin', 'common'])
  const titleId = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{t('needs.refused', { name: lender.name })}</DialogTitle>
      <DialogContent>
        <LenderNeeds lender={lender} onGo={onClose} />
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {t('common:close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
