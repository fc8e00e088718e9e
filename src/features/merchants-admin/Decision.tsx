import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputLabel from '@mui/material/InputLabel'
import MuiNativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { merchantApprovalSchema, merchantRefusalSchema } from '#src/contract/entities/merchants/merchant.ts'
import type { MerchantRequestView } from '#src/contract/entities/merchants/merchant.ts'
import { figureIn } from '#src/contract/rules/typed.ts'
import { problemsOf } from '#src/lib/problems.ts'
import { errorText, toast } from '#src/lib/toast.ts'
import { FormField } from '#src/ui/form/FormField.tsx'
import { useApprove, useDecline } from './hooks.ts'
import type { ApprovedMerchant } from './hooks.ts'
import { ReasonField } from './ReasonField.tsx'

interface DecisionProps {
  request: MerchantRequestView
  onApproved: (approved: ApprovedMerchant) => void
  onDeclined: () => void
}

const TERMS = ['revenue_percent', 'revenue_flat_fee'] as const

/** Approving makes a partner of a brand; declining takes a reason that the applicant reads. Either happens once. */
export function Decision({ request, onApproved, onDeclined }: DecisionProps) {
  const { t } = useTranslation(['merchants-admin', 'rules'])
  const id = useId()
  const [code, setCode] = useState('')
  const [terms, setTerms] = useState({ revenue_percent: '', revenue_flat_fee: '' })
  const [wrongTerms, setWrongTerms] = useState<Record<string, string>>({})
  const [reason, setReason] = useState('')
  const [short, setShort] = useState(false)
  const [declining, setDeclining] = useState(false)
  const approve = useApprove(request.request_id)
  const decline = useDecline(request.request_id)
  const busy = approve.isPending || decline.isPending
  const failure = approve.error ?? decline.error

  const accept = () => {
    if (busy) return
    const body = {
      code: code || null,
      revenue_percent: figureIn(terms.revenue_percent),
      revenue_flat_fee: figureIn(terms.revenue_flat_fee),
    }
    const wrong = problemsOf(merchantApprovalSchema, body)
    setWrongTerms(wrong)
    const first = TERMS.find((name) => wrong[name])
    if (first) return document.getElementById(`field-${first}`)?.focus()
    approve.mutate(body, { onSuccess: onApproved })
  }
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
          <Box sx={{ display: 'grid', gap: 4, mt: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
            {TERMS.map((name) => {
              const problem = wrongTerms[name]
              return (
                <FormField
                  key={name}
                  id={`field-${name}`}
                  label={t(`decision.${name}`)}
                  help={t('decision.termsHelp')}
                  optional
                  error={problem ? t(problem as 'rules:revenue.percent') : null}
                >
                  {(describedBy) => (
                    <OutlinedInput
                      id={`field-${name}`}
                      value={terms[name]}
                      error={problem !== undefined}
                      onChange={(event) => {
                        setTerms({ ...terms, [name]: event.target.value })
                        setWrongTerms({})
                      }}
                      inputProps={{
                        autoComplete: 'off',
                        inputMode: 'decimal',
                        'aria-describedby': describedBy,
                        'aria-invalid': problem ? true : undefined,
                      }}
                    />
                  )}
                </FormField>
              )
            })}
          </Box>
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
          <Button variant="contained" aria-busy={approve.isPending} onClick={accept}>
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
