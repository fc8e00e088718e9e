import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import {
  API_KEY_NAME_MAX,
  API_SCOPES,
  apiKeyCreateSchema,
} from '#src/contract/entities/integration/partner-integration.ts'
import type { ApiKey } from '#src/contract/entities/integration/partner-integration.ts'
import { SelectField } from '#src/ui/form/fields/SelectField.tsx'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { CheckGroup } from './CheckGroup.tsx'
import { useCreateApiKey } from './hooks.ts'

export function KeyForm({ onMade }: { onMade: (made: { key: string; row: ApiKey }) => void }) {
  const { t } = useTranslation('partner-integration')
  const form = useContractForm('createApiKey', apiKeyCreateSchema, {
    start: { name: '', kind: 'test', scopes: [...API_SCOPES] },
    body: ({ name, kind, scopes }) => ({ name: name.trim(), scopes, sandbox: kind === 'test' }),
    send: useCreateApiKey().mutateAsync,
    done: (made) => {
      form.hands.reset({ ...form.hands.getValues(), name: '' })
      onMade(made)
    },
  })
  return (
    <Card component="section" variant="outlined" sx={{ p: { xs: 4, sm: 5 } }}>
      <Typography variant="h4" component="h2">
        {t('keys.new')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {t('keys.help')}
      </Typography>
      <Box component={Form} form={form} prefix="field-key" sx={{ display: 'grid', gap: 4, mt: 4, maxWidth: 520 }}>
        <TextField
          name="name"
          label={t('keys.name')}
          help={t('keys.nameHelp')}
          messages={{ 'rules:required': t('keys.noName') }}
          input={{ maxLength: API_KEY_NAME_MAX, autoComplete: 'off' }}
        />
        <SelectField
          name="kind"
          label={t('keys.kind')}
          choices={[
            { id: 'test', value: t('keys.kindTest') },
            { id: 'live', value: t('keys.kindLive') },
          ]}
        />
        <CheckGroup
          name="scopes"
          legend={t('keys.scopes')}
          options={API_SCOPES.map((value) => ({ value, label: t(`scope.${value.replace(':', '_')}`) }))}
          messages={{ 'rules:choice.unknown': t('keys.noScope') }}
        />
        <Box>
          <Button type="submit" variant="contained" aria-busy={form.busy}>
            {t('keys.create')}
          </Button>
        </Box>
      </Box>
    </Card>
  )
}
