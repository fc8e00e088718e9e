import { yupResolver } from '@hookform/resolvers/yup'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useEffect, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ObjectSchema } from 'yup'
import {
  ENQUIRY_FORMS,
  enquiryFields,
  STUDY_PLACES,
  VEHICLE_CONDITIONS,
} from '#src/contract/entities/applications/loan-enquiry.ts'
import type { EnquiryDetails } from '#src/contract/entities/applications/loan-enquiry.ts'
import type { EnquiryKind } from '#src/contract/marketed-kinds.ts'
import { useSession } from '#src/lib/session.ts'
import { errorText } from '#src/lib/toast.ts'
import { FormErrorSummary } from '#src/ui/form/FormErrorSummary.tsx'
import { MoneyField } from '#src/ui/form/MoneyField.tsx'
import { createRefusals } from '#src/ui/form/refusals.ts'
import { RadioCards } from '#src/ui/form/RadioCards.tsx'
import { TextField } from '#src/ui/form/TextField.tsx'
import { CheckboxLine } from '#src/ui/site/CheckboxLine.tsx'
import { useSendEnquiry } from './hooks.ts'
import { forgetEnquiry, keepEnquiry, keptEnquiry } from './kept-enquiry.ts'

const WORDS: readonly string[] = ['course', 'institution']
const CHOICES: Readonly<Record<string, readonly string[]>> = { place: STUDY_PLACES, condition: VEHICLE_CONDITIONS }

/** What matters for one kind of loan, and the consent to pass it on. */
export function EnquiryForm({ kind }: { kind: EnquiryKind }) {
  const { t } = useTranslation('enquiry')
  const userId = useSession((session) => session.userId)
  const send = useSendEnquiry(kind)
  const [agreed, setAgreed] = useState(false)
  const [pressed, setPressed] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const [refusals] = useState(createRefusals)
  const fields = enquiryFields(kind)
  const form = useForm<EnquiryDetails>({
    mode: 'onTouched',
    // The kinds differ in their fields; the form holds them all as one flat record.
    resolver: refusals.beside(yupResolver(ENQUIRY_FORMS[kind] as unknown as ObjectSchema<EnquiryDetails>)),
    defaultValues: { ...Object.fromEntries(fields.map((field) => [field, ''])), ...keptEnquiry(userId, kind) },
  })
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepEnquiry(userId, kind, { ...values }),
      }),
    [kind, subscribe, userId],
  )
  const onSend = (details: EnquiryDetails) => {
    if (!agreed) return box.current?.focus()
    send.mutate(details, {
      onSuccess: () => forgetEnquiry(userId, kind),
      onError: (error) => void refusals.show(form, error),
    })
  }
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => {
          setPressed(true)
          if (send.isPending) event.preventDefault()
          else void form.handleSubmit(onSend)(event)
        }}
      >
        <FormErrorSummary />
        <Stack spacing={6} sx={{ '[role=alert]:has(*) + &': { mt: 6 } }}>
          {fields.map((field) => (
            <EnquiryField key={field} kind={kind} field={field} />
          ))}
          <div>
            <CheckboxLine
              checked={agreed}
              onChange={setAgreed}
              inputRef={box}
              error={pressed && !agreed ? t('consentMissing') : null}
            >
              {t('consent')}
            </CheckboxLine>
            <p className="sm mut">{t('consentHelp')}</p>
          </div>
          {send.error && (
            <Alert severity="error" role="alert">
              {errorText(send.error)} {t('kept')}
            </Alert>
          )}
          <Button type="submit" variant="contained" aria-busy={send.isPending}>
            {send.isPending ? t('sending') : t('send')}
          </Button>
        </Stack>
      </form>
    </FormProvider>
  )
}

function EnquiryField({ kind, field }: { kind: EnquiryKind; field: string }) {
  const { t } = useTranslation('enquiry')
  const help = t(field === 'amount' ? `help.amount.${kind}` : `help.${field}`, { defaultValue: '' })
  const props = { name: field, label: t(`fields.${field}`), ...(help && { help }) }
  const choices = CHOICES[field]
  if (choices) return <RadioCards {...props} choices={choices.map((id) => ({ id, value: t(`${field}.${id}`) }))} />
  if (WORDS.includes(field)) return <TextField {...props} input={{ autoComplete: 'off', maxLength: 120 }} />
  return <MoneyField {...props} />
}
