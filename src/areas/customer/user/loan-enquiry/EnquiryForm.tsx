import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import {
  ENQUIRY_FORMS,
  enquiryFields,
  STUDY_PLACES,
  VEHICLE_CONDITIONS,
} from '#src/contract/entities/enquiries/loan-enquiry.ts'
import type { EnquiryDetails } from '#src/contract/entities/enquiries/loan-enquiry.ts'
import type { EnquiryKind } from '#src/contract/marketed-kinds.ts'
import { useSession } from '#src/lib/session/session.ts'
import { errorText } from '#src/lib/toast.ts'
import { CheckboxLineField } from '#src/ui/form/fields/CheckboxLineField.tsx'
import { MoneyField } from '#src/ui/form/fields/MoneyField.tsx'
import { RadioCards } from '#src/ui/form/fields/RadioCards.tsx'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { FormErrorSummary } from '#src/ui/form/FormErrorSummary.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { Button } from '#src/ui/site/Button.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { useSendEnquiry } from './hooks.ts'
import { forgetEnquiry, keepEnquiry, keptEnquiry } from './kept-enquiry.ts'

const WORDS: readonly string[] = ['course', 'institution']
const CHOICES: Readonly<Record<string, readonly string[]>> = { place: STUDY_PLACES, condition: VEHICLE_CONDITIONS }

type Typed = Record<string, EnquiryDetails[string] | boolean>

/** The consent is asked for each sending, and is no detail of the loan. */
const detailsOf = (typed: Typed): EnquiryDetails =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => name !== 'agreed')) as EnquiryDetails

/** What matters for one kind of loan, and the consent to pass it on. */
export function EnquiryForm({ kind }: { kind: EnquiryKind }) {
  const { t } = useTranslation('enquiry')
  const userId = useSession((session) => session.userId)
  const send = useSendEnquiry(kind)
  const fields = enquiryFields(kind)
  const emptied: Typed = {
    ...Object.fromEntries(fields.map((field) => [field, ''])),
    ...keptEnquiry(userId, kind),
    agreed: false,
  }
  const form = useContractForm('createLoanEnquiry', ENQUIRY_FORMS[kind], {
    start: emptied,
    body: detailsOf,
    check: ({ agreed }: Typed) => ({ agreed: agreed ? undefined : t('consentMissing') }),
    send: send.mutateAsync,
    done: () => forgetEnquiry(userId, kind),
    mode: 'onTouched',
    failureIn: 'form',
  })
  const { subscribe } = form.hands
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepEnquiry(userId, kind, { ...detailsOf(values) }),
      }),
    [kind, subscribe, userId],
  )
  return (
    <Form form={form}>
      <FormErrorSummary />
      <div className="stack g24">
        {fields.map((field) => (
          <EnquiryField key={field} kind={kind} field={field} />
        ))}
        <div>
          <CheckboxLineField name="agreed">{t('consent')}</CheckboxLineField>
          <p className="sm mut">{t('consentHelp')}</p>
        </div>
        {form.failure !== null && (
          <Note tone="err" role="alert">
            {errorText(form.failure)} {t('kept')}
          </Note>
        )}
        <Button type="submit" busy={form.busy}>
          {form.busy ? t('sending') : t('send')}
        </Button>
      </div>
    </Form>
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
