import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { partnerUserCreateSchema } from '#src/contract/entities/partners/partner-user.ts'
import { ApiError } from '#src/lib/api-error.ts'
import { toastError } from '#src/lib/toast.ts'
import { FormField } from '#src/ui/form/FormField.tsx'
import { useCreatePartnerUser } from './hooks.ts'
import type { NewPassword } from '#src/ui/PasswordDialog.tsx'
import { problemsOf } from '#src/lib/problems.ts'

const FIELDS = ['name', 'email'] as const
const EMPTY = { name: '', email: '' }

interface AddPartnerUserProps {
  partnerId: number
  onCreated: (shown: NewPassword) => void
}

/** A new person of the partner; what was typed stays until it is saved. */
export function AddPartnerUser({ partnerId, onCreated }: AddPartnerUserProps) {
  const { t } = useTranslation(['partners-admin', 'rules'])
  const [typed, setTyped] = useState(EMPTY)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const { mutate, isPending } = useCreatePartnerUser(partnerId)

  const point = (wrong: Record<string, string>): boolean => {
    setProblems(wrong)
    const first = FIELDS.find((field) => wrong[field])
    if (first) document.getElementById(`field-user-${first}`)?.focus()
    return first !== undefined
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    const body = { name: typed.name.trim(), email: typed.email.trim() }
    if (point(problemsOf(partnerUserCreateSchema, body))) return
    mutate(body, {
      onSuccess: ({ password }) => {
        setTyped(EMPTY)
        onCreated({ ...body, password })
      },
      onError: (error) => {
        if (!point(error instanceof ApiError ? (error.errors ?? {}) : {})) toastError(error)
      },
    })
  }
  return (
    <Box component="form" noValidate onSubmit={onSubmit} aria-label={t('users.add')} sx={{ mt: 5 }}>
      <Typography variant="h5" component="h3">
        {t('users.add')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-start', mt: 3 }}>
        {FIELDS.map((field) => {
          const problem = problems[field]
          const error = problem ? t(problem, { field: t(`users.fields.${field}`) }) : null
          return (
            <Box key={field} sx={{ flex: '1 1 220px', maxWidth: 360, display: 'grid' }}>
              <FormField id={`field-user-${field}`} label={t(`users.${field}`)} error={error}>
                {(describedBy) => (
                  <OutlinedInput
                    id={`field-user-${field}`}
                    value={typed[field]}
                    error={error !== null}
                    onChange={(event) => {
                      setTyped({ ...typed, [field]: event.target.value })
                      setProblems((before) => ({ ...before, [field]: '' }))
                    }}
                    inputProps={{
                      autoComplete: 'off',
                      autoCapitalize: field === 'email' ? 'none' : 'words',
                      inputMode: field === 'email' ? 'email' : 'text',
                      maxLength: 254,
                      'aria-describedby': describedBy,
                      'aria-invalid': error === null ? undefined : true,
                    }}
                  />
                )}
              </FormField>
            </Box>
          )
        })}
        <Button type="submit" variant="contained" aria-busy={isPending} sx={{ mt: { sm: 6 } }}>
          {t('users.create')}
        </Button>
      </Box>
    </Box>
  )
}
