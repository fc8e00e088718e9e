import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useId, useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldMessage } from '#src/ui/form/FieldMessage.tsx'
import { reasonOf } from '#src/lib/reason.ts'

interface NameDialogProps {
  title: string
  label: string
  /** Which signs a name may have. */
  help: string
  submit: string
  onSubmit: (name: string) => Promise<void>
  onClose: () => void
}

/** Asks for the name of something new; a refusal is shown under the name, which stays as it was typed. */
export function NameDialog({ title, label, help, submit, onSubmit, onClose }: NameDialogProps) {
  const { t } = useTranslation('common')
  const id = useId()
  const [name, setName] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  const send = async () => {
    if (busy) return
    setBusy(true)
    setError(null)
    try {
      await onSubmit(name.trim())
    } catch (reason) {
      setError(reasonOf(reason, 'name'))
      setBusy(false)
      input.current?.focus()
    }
  }
  const onForm = (event: SyntheticEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby={`${id}-title`}>
      <form noValidate onSubmit={onForm}>
        <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
        <DialogContent>
          <InputLabel htmlFor={id} error={error !== null}>
            {label}
          </InputLabel>
          <OutlinedInput
            id={id}
            fullWidth
            value={name}
            error={error !== null}
            inputRef={input}
            readOnly={busy}
            onChange={(event) => {
              setName(event.target.value)
              setError(null)
            }}
            inputProps={{ 'aria-describedby': `${id}-help`, maxLength: 120, autoComplete: 'off', spellCheck: false }}
          />
          <FormHelperText id={`${id}-help`} error={error !== null} role={error === null ? undefined : 'alert'}>
            <FieldMessage error={error} help={help} />
          </FormHelperText>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="contained" aria-disabled={busy}>
            {submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
