import { useEffect } from 'react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { merchantRequestBodySchema } from '#src/contract/entities/merchants/merchant-request.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { REFERRAL_CODE } from '#src/contract/rules/codes/referral-code.ts'
import { errorText } from '#src/lib/toast.ts'
import { CheckboxLineField } from '#src/ui/form/fields/CheckboxLineField.tsx'
import { SiteField } from '#src/ui/form/fields/SiteField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { Button } from '#src/ui/site/Button.tsx'
import type { TextInput } from '#src/ui/site/fields/TextInput.tsx'
import { Marked } from '#src/ui/site/Marked.tsx'
import { NewTabLink } from '#src/ui/site/NewTabLink.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { EMPTY_MERCHANT, KEEP, keepMerchant, keptMerchant, merchantRequest } from './merchant-form.ts'
import type { MerchantField, MerchantValues } from './merchant-form.ts'

const GROUPS = [
  { name: 'person', fields: ['full_name', 'phone', 'email'] },
  { name: 'business', fields: ['business_name', 'pincode', 'pan'] },
  { name: 'bank', fields: ['account_number', 'ifsc'] },
] as const
const OPTIONAL: readonly MerchantField[] = ['account_number', 'ifsc']
const INPUTS: Partial<Record<MerchantField, Omit<ComponentProps<typeof TextInput>, 'label'>>> = {
  full_name: { autoComplete: 'name', maxLength: 120 },
  phone: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national', before: '+91' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 254 },
  business_name: { autoComplete: 'organization', maxLength: 40 },
  pincode: { inputMode: 'numeric', autoComplete: 'postal-code' },
  pan: { autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false },
  account_number: { inputMode: 'numeric', autoComplete: 'off' },
  ifsc: { autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false },
}

interface MerchantFormProps {
  brand: { code: string; name: string }
  partner: string
  /** Code of the invitation in the address. */
  invitation: string | null
  onSent: (reference: string) => void
}

/** Who wants to sell through us. Nothing typed is lost when sending fails. */
export function MerchantForm({ brand, partner, invitation, onSent }: MerchantFormProps) {
  const { t } = useTranslation('merchant')
  const form = useContractForm('createMerchantRequest', merchantRequestBodySchema, {
    start: { ...keptMerchant(), consent: false },
    body: (typed: MerchantValues & { consent: boolean }) => ({
      ...merchantRequest(typed),
      partner,
      ...(invitation !== null && REFERRAL_CODE.test(invitation) && { ref: invitation }),
    }),
    done: ({ reference }) => {
      keepMerchant(EMPTY_MERCHANT)
      onSent(reference)
    },
    mode: 'onTouched',
    failureIn: 'form',
  })
  const { formState, subscribe } = form.hands
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepMerchant(values),
      }),
    [subscribe],
  )
  const pressed = formState.submitCount > 0
  const wrong = Object.keys(formState.errors).length
  const field = (name: MerchantField) => (
    <SiteField
      key={name}
      {...INPUTS[name]}
      name={name}
      label={
        OPTIONAL.includes(name) ? (
          <>
            {t(`fields.${name}`)} <span className="opt">{t('optional')}</span>
          </>
        ) : (
          t(`fields.${name}`)
        )
      }
      help={t(`help.${name}`, { defaultValue: '' }) || undefined}
      keep={KEEP[name]}
      // What was only passed by is not missed before the press.
      {...(!pressed && { messages: { 'rules:required': '' } })}
    />
  )
  return (
    <Form form={form} className="stack g24 mt24" autoComplete="on">
      {GROUPS.map(({ name, fields }) => (
        <fieldset key={name} className="stack g20">
          <legend className="h3 merchant-legend">{t(name)}</legend>
          {name === 'bank' && <p className="sm mut">{t('bankHelp')}</p>}
          {fields.map(field)}
        </fieldset>
      ))}
      <CheckboxLineField name="consent" messages={{ 'rules:consent.missing': t('consentMissing') }}>
        <Marked
          text={t('consent', { brand: brand.name })}
          parts={{ privacy: <NewTabLink href={withQuery(pathTo('privacyPolicy'), { partner: brand.code })} /> }}
        />
      </CheckboxLineField>
      <div role="status">{pressed && wrong > 0 && <p className="sm b">{t('errors', { count: wrong })}</p>}</div>
      {form.failure !== null && (
        <Note tone="err" role="alert">
          {errorText(form.failure)} {t('kept')}
        </Note>
      )}
      <Button type="submit" full busy={form.busy}>
        {form.busy ? t('sending') : t('send')}
      </Button>
    </Form>
  )
}
