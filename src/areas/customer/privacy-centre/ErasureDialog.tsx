import { yupResolver } from '@hookform/resolvers/yup'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { strictObject } from '#src/contract/entities/shared/fields.ts'
import { birthDate } from '#src/contract/rules/birth-date.ts'
import { individualPan } from '#src/contract/rules/pan.ts'
import { string } from '#src/contract/yup.ts'
import { useRequestErasure } from '#src/features/privacy/hooks.ts'
import { useProfile } from '#src/features/profile/hooks.ts'
import { errorText } from '#src/lib/toast.ts'
import { DateField } from '#src/ui/form/DateField.tsx'
import { createRefusals } from '#src/ui/form/refusals.ts'
import { PanField } from '#src/ui/form/PanField.tsx'
import { TextField } from '#src/ui/form/TextField.tsx'
import { Button } from '#src/ui/site/Button.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { Sheet } from '#src/ui/site/Sheet.tsx'

interface Values {
  word: string
  pan: string
  birth_date: string
}

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
  const [refusals] = useState(createRefusals)
  const form = useForm<Values>({
    mode: 'onBlur',
    reValidateMode: 'onChange',
    defaultValues: { word: '', pan: '', birth_date: '' },
    resolver: refusals.beside(yupResolver(schemaFor(word, t('erasure.dialog.typeError', { word }), identity))),
  })
  const submit = form.handleSubmit(({ pan, birth_date }) => {
    if (request.isPending || profile.isPending) return
    request.mutate(identity ? { pan, birth_date } : {}, {
      onSuccess: onClose,
      onError: (error) => void refusals.show(form, error),
    })
  })
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
          <Button type="submit" form="erasure-form" busy={request.isPending || profile.isPending}>
            {t('erasure.dialog.confirm')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id="erasure-form" noValidate className="stack g20" onSubmit={(event) => void submit(event)}>
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
          {request.error && (
            <Note tone="err" role="alert">
              {errorText(request.error)}
            </Note>
          )}
        </form>
      </FormProvider>
    </Sheet>
  )
}
