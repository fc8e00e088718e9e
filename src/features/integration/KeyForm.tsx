import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import OutlinedInput from '@mui/material/OutlinedInput'
import Select from '@mui/material/Select'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import {
  API_KEY_NAME_MAX,
  API_SCOPES,
  type ApiKey,
  type ApiScope,
} from '#src/contract/entities/integration/partner-integration.ts'
import { toastError } from '#src/lib/toast.ts'
import { FormField } from '#src/ui/form/FormField.tsx'
import { CheckGroup } from './CheckGroup.tsx'
import { useCreateApiKey } from './hooks.ts'

const NAME = 'field-key-name'
const KIND = 'field-key-kind'
const SCOPES = 'field-key-scopes'

/** Makes a key. */
export function KeyForm({ onMade }: { onMade: (made: { key: string; row: ApiKey }) => void }) {
  const { t } = useTranslation('partner-integration')
  const [name, setName] = useState('')
  const [sandbox, setSandbox] = useState(true)
  const [scopes, setScopes] = useState<ApiScope[]>([...API_SCOPES])
  const [asked, setAsked] = useState(false)
  const create = useCreateApiKey()
  const noName = asked && name.trim() === ''
  const noScope = asked && scopes.length === 0
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (create.isPending) return
    setAsked(true)
    if (name.trim() === '') return document.getElementById(NAME)?.focus()
    if (scopes.length === 0) return document.getElementById(SCOPES)?.focus()
    create.mutate(
      { name: name.trim(), scopes, sandbox },
      {
        onSuccess: (made) => {
          setName('')
          setAsked(false)
          onMade(made)
        },
        onError: (error) => toastError(error),
      },
    )
  }
  return (
    <Card component="section" variant="outlined" sx={{ p: { xs: 4, sm: 5 } }}>
      <Typography variant="h4" component="h2">
        {t('keys.new')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {t('keys.help')}
      </Typography>
      <Box component="form" noValidate onSubmit={onSubmit} sx={{ display: 'grid', gap: 4, mt: 4, maxWidth: 520 }}>
        <FormField id={NAME} label={t('keys.name')} help={t('keys.nameHelp')} error={noName ? t('keys.noName') : null}>
          {(describedBy) => (
            <OutlinedInput
              id={NAME}
              value={name}
              error={noName}
              onChange={(event) => setName(event.target.value)}
              inputProps={{
                maxLength: API_KEY_NAME_MAX,
                autoComplete: 'off',
                'aria-describedby': describedBy,
                'aria-invalid': noName ? true : undefined,
              }}
            />
          )}
        </FormField>
        <FormField id={KIND} label={t('keys.kind')}>
          {() => (
            <Select
              native
              value={sandbox ? 'test' : 'live'}
              onChange={(event) => setSandbox(event.target.value === 'test')}
              inputProps={{ id: KIND }}
            >
              <option value="test">{t('keys.kindTest')}</option>
              <option value="live">{t('keys.kindLive')}</option>
            </Select>
          )}
        </FormField>
        <CheckGroup
          id={SCOPES}
          legend={t('keys.scopes')}
          options={API_SCOPES.map((value) => ({ value, label: t(`scope.${value.replace(':', '_')}`) }))}
          chosen={scopes}
          error={noScope ? t('keys.noScope') : null}
          onChange={setScopes}
        />
        <Box>
          <Button type="submit" variant="contained" aria-busy={create.isPending}>
            {t('keys.create')}
          </Button>
        </Box>
      </Box>
    </Card>
  )
}
