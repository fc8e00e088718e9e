import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { DESCRIPTION_MAX_LENGTH } from '#src/contract/constants.ts'
import { useAddMessage } from '#src/features/help/hooks.ts'
import { errorText, toast } from '#src/lib/toast.ts'
import { Button } from '#src/ui/site/Button.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { TextArea } from '#src/ui/site/TextArea.tsx'

/** More on the same ticket; what could not be sent stays in the field. */
export function ReplyForm({ ticket, answered }: { ticket: string; answered: boolean }) {
  const { t } = useTranslation('tickets')
  const add = useAddMessage(ticket)
  const [text, setText] = useState('')
  const [empty, setEmpty] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (add.isPending) return
    const missing = text.trim() === ''
    setEmpty(missing)
    if (missing) {
      form.current?.querySelector('textarea')?.focus()
      return
    }
    add.mutate(text.normalize('NFC').trim(), {
      onSuccess: () => {
        setText('')
        toast.success(t('reply.sent'))
      },
    })
  }
  return (
    <form ref={form} className="stack g16 mt24" noValidate onSubmit={submit}>
      <TextArea
        label={t('reply.label')}
        help={t('reply.help')}
        name="text"
        value={text}
        maxLength={DESCRIPTION_MAX_LENGTH}
        error={empty ? t('reply.empty') : null}
        onChange={(event) => {
          setText(event.target.value)
          setEmpty(false)
        }}
      />
      {answered && <p className="sm mut">{t('reply.again')}</p>}
      {add.error && (
        <Note tone="err" role="alert">
          {errorText(add.error)}
        </Note>
      )}
      <p>
        <Button type="submit" busy={add.isPending}>
          {t('reply.send')}
        </Button>
      </p>
    </form>
  )
}
