import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { HOUSEHOLD_INCOME_THRESHOLD } from '#src/contract/constants.ts'
import { additionalInfoSchema } from '#src/contract/entities/applications/additional-info.ts'
import type { AdditionalInfo, AdditionalInfoField } from '#src/contract/entities/applications/additional-info.ts'
import { OPTION_LISTS, optionLabelKey } from '#src/contract/option-lists/option-lists.ts'
import type { OptionListName } from '#src/contract/option-lists/option-lists.ts'
import { typedAccount, typedIfsc } from '#src/contract/rules/typed.ts'
import { rupees } from '#src/lib/format.ts'
import { useSession } from '#src/lib/session/session.ts'
import { errorText } from '#src/lib/toast.ts'
import { CheckboxField } from '#src/ui/form/fields/CheckboxField.tsx'
import { NativeSelect } from '#src/ui/form/fields/NativeSelect.tsx'
import { PhoneField } from '#src/ui/form/fields/PhoneField.tsx'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { FormErrorSummary } from '#src/ui/form/FormErrorSummary.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { Button } from '#src/ui/site/Button.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { forgetAnswers, keepAnswers, useKeptAnswers } from './kept-answers.ts'

interface AdditionalInfoFormProps {
  appId: string
  lender: string
  fields: readonly AdditionalInfoField[]
  /** What the customer last told a lender, to begin with. */
  lastAnswers: AdditionalInfo
  onSubmit: (answers: AdditionalInfo) => Promise<unknown>
}

const LISTS: Partial<Record<AdditionalInfoField, OptionListName>> = {
  marital_status: 'maritalStatus',
  loan_purpose: 'loanPurpose',
  employment_tenure: 'employeementTenure',
  total_work_experience: 'totalWorkExperience',
  household_income: 'householdIncome',
}

const KEEP: Partial<Record<AdditionalInfoField, (typed: string) => string>> = {
  account_number: typedAccount,
  ifsc: typedIfsc,
}

/** What one lender still asks, by its own description; each kind of question has its own field and rule. */
export function AdditionalInfoForm({ appId, lender, fields, lastAnswers, onSubmit }: AdditionalInfoFormProps) {
  const { t } = useTranslation('lenders')
  const userId = useSession((session) => session.userId)
  const kept = useKeptAnswers(userId, appId)
  const empty: AdditionalInfo = Object.fromEntries(fields.map((field) => [field, '']))
  const known = { ...empty, ...lastAnswers, ...kept }
  const form = useContractForm('answerLender', additionalInfoSchema(fields), {
    start: known,
    // Right after an apply the last answers are still on their way: what has been typed meanwhile stays.
    stored: known,
    send: async (answers) => {
      await onSubmit(answers)
      forgetAnswers(appId)
    },
    mode: 'onTouched',
    failureIn: 'form',
  })
  const { subscribe } = form.hands
  useEffect(() => {
    if (userId === null) return
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => keepAnswers(userId, appId, { ...values }),
    })
  }, [appId, subscribe, userId])
  return (
    <Form form={form}>
      <FormErrorSummary />
      {Object.keys(lastAnswers).length > 0 && (
        <div className="filled-in">
          <Note icon="info">{t('info.filledIn')}</Note>
        </div>
      )}
      <div className="stack g24">
        {fields.map((field) => (
          <Question key={field} field={field} lender={lender} />
        ))}
        {form.failure !== null && (
          <Note tone="err" role="alert">
            {errorText(form.failure)} {t('info.kept')}
          </Note>
        )}
        <Button type="submit" busy={form.busy}>
          {form.busy ? t('info.sending') : t('info.send', { lender })}
        </Button>
      </div>
    </Form>
  )
}

function Question({ field, lender }: { field: AdditionalInfoField; lender: string }) {
  const { t } = useTranslation('lenders')
  const { t: word } = useTranslation('options')
  const list = LISTS[field]
  const label = t(`info.label.${field}`, { lender })
  const help = t(`info.help.${field}`, { defaultValue: '', threshold: rupees(HOUSEHOLD_INCOME_THRESHOLD) })
  if (list) {
    const choices = OPTION_LISTS[list].map(({ id }) => ({ id, value: word(optionLabelKey(list, id) ?? '') }))
    return <NativeSelect name={field} label={label} help={help} choices={choices} />
  }
  if (field === 'reference_told') return <CheckboxField name={field} label={label} help={help} />
  if (field === 'reference_phone') return <PhoneField name={field} label={label} help={help} autoComplete="off" />
  return (
    <TextField
      name={field}
      label={label}
      help={help}
      keep={KEEP[field]}
      input={{
        autoComplete: 'off',
        spellCheck: false,
        ...(field === 'account_number' && { inputMode: 'numeric' }),
        ...(field === 'ifsc' && { autoCapitalize: 'characters' }),
      }}
    />
  )
}
