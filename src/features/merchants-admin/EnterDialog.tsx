import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Merchant } from '#src/contract/entities/merchants/merchant.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { enterMerchant } from '#src/lib/masquerade.ts'
import { errorText } from '#src/lib/toast.ts'
import { ReasonField } from './ReasonField.tsx'

/** Asks why, which the merchant and the audit log are told, and opens the merchant's portal. */
export function EnterDialog({ merchant, onClose }: { merchant: Merchant; onClose: () => void }) {
  const { t } = useTranslation(['merchants-admin', 'common'])
  const navigate = useNavigate()
  const id = useId()
  const [reason, setReason] = useState('')
  const [short, setShort] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const enter = async () => {
    const tooShort = reason.trim().length < 5
    setShort(tooShort)
    if (tooShort || busy) return
    setBusy(true)
    setFailure(null)
    try {
      await enterMerchant(merchant.partner_id, reason.trim())
      await navigate(pathTo('partnerHome'))
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={`${id}-title`} onClose={() => !busy && onClose()}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void enter()
        }}
      >
        <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
          {t('enter.title', { name: merchant.name })}
        </DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 4 }}>{t('enter.text')}</DialogContentText>
          <ReasonField
            label={t('enter.reason')}
            help={t('enter.reasonHelp')}
            value={reason}
            error={short ? t('enter.short') : null}
            onChange={(next) => {
              setReason(next)
              setShort(false)
            }}
          />
          {failure !== null && (
            <Alert severity="error" sx={{ mt: 3 }}>
              {errorText(failure)}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" disabled={busy} onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" variant="contained" aria-busy={busy}>
            {t('enter.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
