import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { UseMutationResult } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Schema } from 'yup'
import type { EndpointKey } from '#src/contract/endpoints.ts'
import { ApiError } from '#src/lib/http/api-error.ts'
import { problemsOf } from '#src/lib/problems.ts'
import { toast, toastNotUndone } from '#src/lib/toast.ts'
import { waitsForSecond } from '#src/ui/dialog/use-approval-reason.tsx'
import { Cancelled } from '#src/ui/dialog/use-prompt.tsx'
import { ConflictChoice } from '#src/ui/edit/ConflictChoice.tsx'
import { conflictIn } from '#src/ui/edit/edit-conflict.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'

type Texts = Record<string, string>

interface SavedFieldsProps<Body> {
  call: EndpointKey
  title: string
  fields: readonly {
    name: string
    label: string
    help: string
    kind?: 'decimal' | 'date'
    /** Says something about the change and is none itself: it is empty after each. */
    aside?: boolean
  }[]
  /** What the server holds, as text. */
  kept: Texts
  bodyOf: (texts: Texts) => Body
  /** The body with what the editor began from, so that nobody else's change is overwritten. */
  expecting: (body: Body, before: Body) => Body
  schema: Schema<Body>
  save: UseMutationResult<unknown, Error, Body>
  /** Asks before it is sent, and fails with `Cancelled`; what was asked about cannot be taken back by the toast. */
  ask?: (body: Body) => Promise<void>
}

/** A record of values as the fields show them. */
const textsOf = (present: unknown): Texts =>
  Object.fromEntries(Object.entries(present ?? {}).map(([name, value]) => [name, String(value ?? '')]))

/** A few values that are saved together; the toast takes them back. */
export function SavedFields<Body>(props: SavedFieldsProps<Body>) {
  const { title, fields, kept, bodyOf, expecting, schema, save, ask } = props
  const { t } = useTranslation(['partners-admin', 'approvals', 'form'])
  const headingId = useId()
  // What is kept may be read again while somebody types.
  const [began, setBegan] = useState<Texts | null>(null)
  const [conflict, setConflict] = useState<{ theirs: Texts; by: string; at: string } | null>(null)
  const before = began ?? kept

  const sent = (wanted: Texts, from: Texts, undoing: boolean) => {
    // What was never set cannot be set again: the rule would refuse it.
    const canUndo = !undoing && !ask && Object.keys(problemsOf(schema, bodyOf(from))).length === 0
    if (canUndo) toast.saved(t('saved'), () => undo(from, wanted))
    else toast.success(t('saved'))
  }
  const undo = (wanted: Texts, from: Texts) =>
    save.mutate(expecting(bodyOf(wanted), bodyOf(from)), {
      onSuccess: () => sent(wanted, from, true),
      onError: toastNotUndone,
    })
  const form = useContractForm(props.call, schema, {
    start: kept,
    stored: kept,
    body: (texts: Texts) => expecting(bodyOf(texts), bodyOf(before)),
    send: async (body: Body) => {
      await ask?.(body)
      return save.mutateAsync(body)
    },
    done: (answer) => {
      if (waitsForSecond(answer)) {
        toast.success(t('approvals:asking.waits'))
        form.hands.reset(kept)
      } else {
        sent(form.hands.getValues(), before, false)
        for (const { name, aside } of fields) if (aside) form.hands.setValue(name, '')
      }
      close()
    },
    refused: (error) => {
      if (error instanceof Cancelled) return true
      const found = error instanceof ApiError ? conflictIn(error.message, error.errors) : null
      if (!found) return false
      const theirs = textsOf(found.present)
      setBegan(theirs)
      setConflict({ theirs, by: found.by, at: found.at })
      return true
    },
  })
  const texts = form.hands.watch()
  const changed = fields.some(({ name, aside }) => !aside && texts[name] !== kept[name])
  const close = () => {
    setBegan(null)
    setConflict(null)
  }
  const submit = (event?: SyntheticEvent) => {
    if (changed) form.submit(event)
    else event?.preventDefault()
  }
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography variant="h4" component="h2" id={headingId}>
        {title}
      </Typography>
      <Box component={Form} form={{ ...form, submit }} sx={{ mt: 3 }}>
        <Stack spacing={4} onChange={() => setBegan(before)}>
          {fields.map(({ kind, aside, ...field }) => (
            <TextField
              key={field.name}
              {...field}
              input={{
                autoComplete: 'off',
                ...(aside && { maxLength: 300 }),
                ...(kind === 'date' ? { type: 'date' } : { inputMode: kind === 'decimal' ? 'decimal' : 'text' }),
              }}
            />
          ))}
        </Stack>
        {conflict && (
          <ConflictChoice
            theirs={conflict}
            busy={form.busy}
            onTheirs={() => {
              form.hands.reset(kept)
              close()
            }}
            onMine={form.submit}
          >
            <Box component="ul" sx={{ my: 1, pl: 5 }}>
              {fields
                .filter(({ name }) => conflict.theirs[name] !== texts[name])
                .map(({ name, label }) => (
                  <li key={name}>
                    {label}: {t('form:conflict.theirValue', { value: conflict.theirs[name] })} ·{' '}
                    {t('form:conflict.myValue', { value: texts[name] })}
                  </li>
                ))}
            </Box>
          </ConflictChoice>
        )}
        <Button type="submit" variant="contained" aria-disabled={!changed} aria-busy={form.busy} sx={{ mt: 4 }}>
          {form.busy ? t('saving') : t('save')}
        </Button>
      </Box>
    </Box>
  )
}
