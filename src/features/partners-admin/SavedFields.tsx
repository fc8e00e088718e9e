import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { UseMutationResult } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Schema } from 'yup'
import { ApiError } from '#src/lib/api-error.ts'
import { toast, toastNotUndone } from '#src/lib/toast.ts'
import { ConflictChoice } from '#src/ui/ConflictChoice.tsx'
import { conflictIn } from '#src/ui/edit-conflict.ts'
import { FormField } from '#src/ui/form/FormField.tsx'
import { problemsOf } from '#src/lib/problems.ts'

type Texts = Record<string, string>

interface SavedFieldsProps<Body> {
  title: string
  fields: readonly { name: string; label: string; help: string; decimal?: boolean }[]
  /** What the server holds, as text. */
  kept: Texts
  bodyOf: (texts: Texts) => Body
  /** The body with what the editor began from, so that nobody else's change is overwritten. */
  expecting: (body: Body, before: Body) => Body
  schema: Schema<Body>
  save: UseMutationResult<unknown, Error, Body>
}

/** A record of values as the fields show them. */
const textsOf = (present: unknown): Texts =>
  Object.fromEntries(Object.entries(present ?? {}).map(([name, value]) => [name, String(value ?? '')]))

/** A few values that are saved together; the toast takes them back. */
export function SavedFields<Body>(props: SavedFieldsProps<Body>) {
  const { title, fields, kept, bodyOf, expecting, schema, save } = props
  const { t } = useTranslation(['partners-admin', 'rules', 'form'])
  const headingId = useId()
  const [typed, setTyped] = useState<Texts>({})
  // What is kept may be read again while somebody types.
  const [began, setBegan] = useState<Texts | null>(null)
  const [problems, setProblems] = useState<Texts>({})
  const [conflict, setConflict] = useState<{ theirs: Texts; by: string } | null>(null)
  const texts = { ...kept, ...typed }
  const changed = fields.some(({ name }) => texts[name] !== kept[name])

  const close = () => {
    setTyped({})
    setBegan(null)
    setConflict(null)
  }
  const edit = (name: string, value: string) => {
    setTyped({ ...typed, [name]: value })
    setBegan(began ?? kept)
    setProblems((before) => ({ ...before, [name]: '' }))
  }
  /** Shows what is wrong and moves to the first such field; true = something is. */
  const point = (wrong: Texts): boolean => {
    setProblems(wrong)
    const first = fields.find(({ name }) => wrong[name])
    if (first) document.getElementById(`field-${first.name}`)?.focus()
    return first !== undefined
  }
  const send = (wanted: Texts, before: Texts, undoing = false) => {
    if (point(problemsOf(schema, bodyOf(wanted)))) return
    // What was never set cannot be set again: the rule would refuse it.
    const canUndo = !undoing && Object.keys(problemsOf(schema, bodyOf(before))).length === 0
    save.mutate(expecting(bodyOf(wanted), bodyOf(before)), {
      onSuccess: () => {
        close()
        if (canUndo) toast.saved(t('saved'), () => send(before, wanted, true))
        else toast.success(t('saved'))
      },
      onError: (error) => {
        const refused = error instanceof ApiError ? (error.errors ?? {}) : {}
        const found = conflictIn(error.message, refused)
        if (!found) return void point(refused)
        if (undoing) return toastNotUndone(error)
        setConflict({ theirs: textsOf(found.present), by: found.by })
      },
    })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!save.isPending && changed) send(texts, began ?? kept)
  }
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography variant="h4" component="h2" id={headingId}>
        {title}
      </Typography>
      <Box component="form" noValidate onSubmit={onSubmit} sx={{ mt: 3 }}>
        <Stack spacing={4}>
          {fields.map(({ name, label, help, decimal }) => {
            const problem = problems[name]
            const error = problem ? t(problem, { field: t([`rules:fields.${name}`, 'rules:fields.unnamed']) }) : null
            return (
              <FormField key={name} id={`field-${name}`} label={label} help={help} error={error}>
                {(describedBy) => (
                  <OutlinedInput
                    id={`field-${name}`}
                    name={name}
                    value={texts[name]}
                    error={error !== null}
                    onChange={(event) => edit(name, event.target.value)}
                    inputProps={{
                      autoComplete: 'off',
                      inputMode: decimal ? 'decimal' : 'text',
                      'aria-describedby': describedBy,
                      'aria-invalid': error === null ? undefined : true,
                    }}
                  />
                )}
              </FormField>
            )
          })}
        </Stack>
        {conflict && (
          <ConflictChoice
            by={conflict.by}
            busy={save.isPending}
            onTheirs={close}
            onMine={() => send(texts, conflict.theirs)}
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
        <Button type="submit" variant="contained" aria-disabled={!changed} aria-busy={save.isPending} sx={{ mt: 4 }}>
          {save.isPending ? t('saving') : t('save')}
        </Button>
      </Box>
    </Box>
  )
}
