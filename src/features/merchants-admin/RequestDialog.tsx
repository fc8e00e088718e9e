import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { MerchantRequestView } from '#src/contract/entities/merchants/merchant.ts'
import { dateTime } from '#src/lib/dates.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { Decision } from './Decision.tsx'
import type { ApprovedMerchant } from './hooks.ts'
import { useMerchantRequest } from './hooks.ts'

interface RequestDialogProps {
  requestId: number
  reference: string
  onClose: () => void
  onApproved: (approved: ApprovedMerchant) => void
}

/** One request as it was sent, with PAN and account masked, and the decision. */
export function RequestDialog({ requestId, reference, onClose, onApproved }: RequestDialogProps) {
  const { t } = useTranslation(['merchants-admin', 'common'])
  const id = useId()
  const request = useMerchantRequest(requestId)
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={`${id}-title`} onClose={onClose}>
      <DialogTitle id={`${id}-title`}>{t('request.title', { reference })}</DialogTitle>
      {/* Once decided there is no field inside, and the keyboard must reach what is further down. */}
      <DialogContent {...(request.data && request.data.status !== 'open' && { tabIndex: 0 })}>
        <Loaded query={request} failed={t('requests.failed')} waiting={<Skeleton variant="rounded" height={280} />}>
          {(data) => (
            <>
              <Facts request={data} />
              {data.status === 'open' && <Decision request={data} onApproved={onApproved} onDeclined={onClose} />}
            </>
          )}
        </Loaded>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('common:close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Facts({ request }: { request: MerchantRequestView }) {
  const { t } = useTranslation('merchants-admin')
  const { business_name, full_name, phone, email, pincode, pan, account_number, ifsc, invited_by, reason } = request
  const facts = {
    business: business_name,
    name: full_name,
    phone,
    email,
    pincode,
    pan,
    ...(account_number !== '' && { account: `${account_number}, ${ifsc}` }),
    ...(invited_by !== '' && { invitedBy: invited_by }),
    ...(request.decided_at !== null && { decided: dateTime(request.decided_at) }),
    ...(request.decided_by !== '' && { decidedBy: request.decided_by }),
    ...(reason !== '' && { reason }),
  }
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 3 }}>
        {t('request.recorded')}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {Object.entries(facts).map(([key, value]) => (
          <Box
            key={key}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}
          >
            <Typography component="dt" variant="body2" sx={{ width: 150, color: 'text.secondary' }}>
              {t(`request.${key}`)}
            </Typography>
            <Typography component="dd" sx={{ m: 0, flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  )
}
