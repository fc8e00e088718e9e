import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputLabel from '@mui/material/InputLabel'
import MuiNativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { merchantRefusalSchema } from '#src/contract/entities/merchant.ts'
import type { MerchantRequestView } from '#src/contract/entities/merchant.ts'
import { problemsOf } from '#src/lib/problems.ts'
import { errorText, toast } from '#src/lib/toast.ts'
import { useApprove, useDecline } from './hooks.ts'
import type { ApprovedMerchant } from './hooks.ts'
import { ReasonField } from './ReasonField.tsx'

interface DecisionProps {
  request: MerchantRequestView
  onApproved: (approved: ApprovedMerchant) => void
  onDeclined: () => void
}

/** Approving makes a partner of a brand; declining takes a reason that the applicant reads. Either happens once. */
export function Decision({ request, onApproved, onDeclined }: DecisionProps) {
  const { t } = useTranslation(['merchants-admin', 'rules'])
  const id = useId()
  const [code, setCode] = useState('')
  const [reason, setReason] = useState('')
  const [short, setShort] = useState(false)
  const [declining, setDeclining] = useState(false)
  const approve = useApprove(request.request_id)
  const decline = useDecline(request.request_id)
  const busy = approve.isPending || decline.isPending
  const failure = approve.error ?? decline.error

  const refuse = () => {
    if (!declining) return setDeclining(true)
    const wrong = problemsOf(merchantRefusalSchema, { reason: reason.trim() })
    setShort(wrong['reason'] !== undefined)
    if (wrong['reason'] !== undefined || busy) return
    decline.mutate(reason.trim(), {
      onSuccess: () => {
        toast.success(t('decision.declined', { reference: request.reference }))
        onDeclined()
      },
    })
  }
  return (
    <Box component="section" aria-labelledby={`${id}-title`} sx={{ mt: 5 }}>
      <Typography variant="h4" component="h3" id={`${id}-title`} sx={{ mb: 3 }}>
        {t('decision.title')}
      </Typography>
      {!declining && (
        <>
          <InputLabel htmlFor={`${id}-brand`}>{t('decision.brand')}</InputLabel>
          <MuiNativeSelect
            id={`${id}-brand`}
            value={code}
            fullWidth
            input={<OutlinedInput />}
            onChange={(event) => setCode(event.target.value)}
          >
            <option value="">{t('decision.defaultBrand')}</option>
            {request.free_brands.map((brand) => (
              <option key={brand.code} value={brand.code}>
                {t('decision.brandOption', { name: brand.name, code: brand.code })}
              </option>
            ))}
          </MuiNativeSelect>
        </>
      )}
      {declining && (
        <ReasonField
          label={t('decision.reason')}
          help={t('decision.reasonHelp')}
          value={reason}
          error={short ? t('rules:reason') : null}
          onChange={(next) => {
            setReason(next)
            setShort(false)
          }}
        />
      )}
      {failure && (
        <Alert severity="error" sx={{ mt: 3 }}>
          {errorText(failure)}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 4 }}>
        {!declining && (
          <Button
            variant="contained"
            aria-busy={approve.isPending}
            onClick={() => !busy && approve.mutate(code || null, { onSuccess: onApproved })}
          >
            {t('decision.approve')}
          </Button>
        )}
        <Button variant="outlined" color="error" aria-busy={decline.isPending} onClick={refuse}>
          {t(declining ? 'decision.declineNow' : 'decision.decline')}
        </Button>
        {declining && (
          <Button variant="text" onClick={() => setDeclining(false)}>
            {t('decision.back')}
          </Button>
        )}
      </Box>
    </Box>
  )
}
