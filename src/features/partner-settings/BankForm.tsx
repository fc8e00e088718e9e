import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { partnerBankUpdateSchema } from '#src/contract/entities/partners/partner-settings.ts'
import { typedAccount, typedIfsc } from '#src/contract/rules/typed.ts'
import { PlainField } from '#src/ui/form/PlainField.tsx'
import { usePlainForm } from '#src/ui/form/use-plain-form.ts'
import { useSaveBank } from './hooks.ts'
import { fields } from './SettingsCard.tsx'

const EMPTY = { holder: '', account_number: '', ifsc: '', password: '' }

/** A new account to be paid to. */
export function BankForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('partner-settings')
  const form = usePlainForm('field-bank', EMPTY)
  const { mutate, isPending } = useSaveBank()
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const body = { ...form.values, holder: form.values.holder.trim() }
    if (isPending || form.check(partnerBankUpdateSchema, body)) return
    mutate(body, { onSuccess: onDone, onError: form.refuse })
  }
  return (
    <Box component="form" noValidate onSubmit={onSubmit} aria-label={t('bank.change')} sx={fields}>
      <PlainField
        form={form}
        name="holder"
        label={t('bank.holder')}
        what={t('bank.what.holder')}
        help={t('bank.holderHelp')}
        input={{ maxLength: 120, autoFocus: true }}
      />
      <PlainField
        form={form}
        name="account_number"
        label={t('bank.account')}
        what={t('bank.what.account_number')}
        keep={typedAccount}
        input={{ inputMode: 'numeric' }}
      />
      <PlainField
        form={form}
        name="ifsc"
        label={t('bank.ifsc')}
        what={t('bank.what.ifsc')}
        keep={typedIfsc}
        input={{ autoCapitalize: 'characters', spellCheck: false }}
      />
      <PlainField
        form={form}
        name="password"
        label={t('bank.password')}
        what={t('bank.what.password')}
        help={t('bank.passwordHelp')}
        input={{ type: 'password', autoComplete: 'current-password', maxLength: 200 }}
      />
      <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button type="submit" variant="contained" aria-busy={isPending}>
          {t(isPending ? 'bank.sending' : 'bank.send')}
        </Button>
        <Button variant="outlined" onClick={onDone}>
          {t('discard')}
        </Button>
      </Box>
    </Box>
  )
}
