import { useEffect, useEffectEvent, useRef } from 'react'
import type { SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { strictObject } from '#src/contract/entities/shared/fields.ts'
import { birthDate } from '#src/contract/rules/person/birth-date.ts'
import { individualPan } from '#src/contract/rules/person/pan.ts'
import { string } from '#src/contract/yup.ts'
import { useRequestErasure } from '#src/features/privacy/hooks.ts'
import { useProfile } from '#src/features/profile/hooks.ts'
import { errorText } from '#src/lib/toast.ts'
import { DateField } from '#src/ui/form/fields/DateField.tsx'
import { PanField } from '#src/ui/form/fields/PanField.tsx'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { Button } from '#src/ui/site/Button.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { Sheet } from '#src/ui/site/Sheet.tsx'

const schemaFor = (word: string, wrong: string, identity: boolean) =>
  strictObject({
    word: string()
      .test('word', wrong, (typed) => typed?.trim().toLocaleUpperCase() === word.toLocaleUpperCase())
      .defined(),
    pan: identity ? individualPan.required('rules:required') : string().defined(),
    birth_date: identity ? birthDate.required('rules:birthDate.required') : string().defined(),
  })

/** Typed out, and proved by whoever has given PAN and birth date before. */
export function ErasureDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('privacy')
  const profile = useProfile()
  const request = useRequestErasure()
  const word = t('erasure.dialog.word')
  const identity = Boolean(profile.data?.tin) && Boolean(profile.data?.birth_date)
  const form = useContractForm('requestErasure', schemaFor(word, t('erasure.dialog.typeError', { word }), identity), {
    start: { word: '', pan: '', birth_date: '' },
    send: ({ pan, birth_date }) => request.mutateAsync(identity ? { pan, birth_date } : {}),
    done: onClose,
    mode: 'onBlur',
    failureIn: 'form',
  })
  // Pressed before it is known who has to prove themselves: sent once it is.
  const pressed = useRef(false)
  const submit = (event?: SyntheticEvent) => {
    if (!profile.isPending) return form.submit(event)
    event?.preventDefault()
    pressed.current = true
  }
  const sendPressed = useEffectEvent(() => {
    if (!pressed.current) return
    pressed.current = false
    form.submit()
  })
  useEffect(() => {
    if (!profile.isPending) sendPressed()
  }, [profile.isPending])
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('erasure.dialog.title')}
      closeLabel={t('erasure.dialog.close')}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('erasure.dialog.keep')}
          </Button>
          <Button type="submit" form="erasure-form" busy={form.busy || profile.isPending}>
            {t('erasure.dialog.confirm')}
          </Button>
        </>
      }
    >
      <Form form={{ ...form, submit }} id="erasure-form" className="stack g20">
        <p>{t('erasure.dialog.lead')}</p>
        <TextField
          name="word"
          label={t('erasure.dialog.type', { word })}
          input={{ autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }}
        />
        {identity && (
          <>
            <p>{t('erasure.dialog.identity')}</p>
            <PanField name="pan" label={t('erasure.dialog.pan')} />
            <DateField name="birth_date" label={t('erasure.dialog.birthDate')} autoComplete="off" />
          </>
        )}
        {form.failure !== null && (
          <Note tone="err" role="alert">
            {errorText(form.failure)}
          </Note>
        )}
      </Form>
    </Sheet>
  )
}
