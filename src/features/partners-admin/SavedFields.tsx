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
import { toast } from '#src/lib/toast.ts'
import { FormField } from '#src/ui/form/FormField.tsx'
import { problemsOf } from '#src/lib/problems.ts'

type Texts = Record<string, string>

interface SavedFieldsProps<Body> {
  title: string
  fields: readonly { name: string; label: string; help: string; decimal?: boolean }[]
  /** What the server holds, as text. */
  kept: Texts
  bodyOf: (texts: Texts) => Body
  schema: Schema<Body>
  save: UseMutationResult<unknown, Error, Body>
}

/** A few values that are saved together; the toast takes them back. */
export function SavedFields<Body>({ title, fields, kept, bodyOf, schema, save }: SavedFieldsProps<Body>) {
  const { t } = useTranslation(['partners-admin', 'rules'])
  const headingId = useId()
  const [typed, setTyped] = useState<Texts>({})
  const [problems, setProblems] = useState<Texts>({})
  const texts = { ...kept, ...typed }
  const changed = fields.some(({ name }) => texts[name] !== kept[name])

  const send = (wanted: Texts, before: Texts | null) => {
    const wrong = problemsOf(schema, bodyOf(wanted))
    setProblems(wrong)
    const first = fields.find(({ name }) => wrong[name])
    if (first) return document.getElementById(`field-${first.name}`)?.focus()
    // What was never set cannot be set again: the rule would refuse it.
    const canUndo = before !== null && Object.keys(problemsOf(schema, bodyOf(before))).length === 0
    save.mutate(bodyOf(wanted), {
      onSuccess: () => {
        setTyped({})
        if (canUndo) toast.saved(t('saved'), () => send(before, null))
        else toast.success(t('saved'))
      },
      onError: (error) => setProblems(error instanceof ApiError ? (error.errors ?? {}) : {}),
    })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!save.isPending && changed) send(texts, kept)
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
                    onChange={(event) => {
                      setTyped({ ...typed, [name]: event.target.value })
                      setProblems({})
                    }}
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
        <Button type="submit" variant="contained" aria-disabled={!changed} aria-busy={save.isPending} sx={{ mt: 4 }}>
          {save.isPending ? t('saving') : t('save')}
        </Button>
      </Box>
    </Box>
  )
}
