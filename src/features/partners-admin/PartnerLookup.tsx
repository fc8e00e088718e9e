import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { DEFAULT_PARTNER_CODE } from '#src/contract/constants.ts'
import { strictObject } from '#src/contract/entities/shared/fields.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { partnerName } from '#src/contract/rules/record-names.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useFindPartner } from './hooks.ts'

const lookupSchema = strictObject({ name: partnerName })

/** Finds one partner by its code or name; the default brand's is asked for first. */
export function PartnerLookup() {
  const { t } = useTranslation('partners-admin')
  const find = useFindPartner()
  const form = useContractForm('getPartnerByName', lookupSchema, {
    start: { name: DEFAULT_PARTNER_CODE },
    body: ({ name }) => ({ name: name.trim().replaceAll(/\s+/g, ' ') }),
    check: ({ name }) => ({ name: /[\p{L}\p{N}]/u.test(name) ? undefined : t('lookup.empty') }),
    send: ({ name }) => find.mutateAsync(name),
  })
  return (
    <Form form={form} prefix="field-partner">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-end' }}>
        <TextField name="name" label={t('lookup.label')} input={{ autoComplete: 'off', maxLength: 120 }} />
        <Button type="submit" variant="outlined" aria-busy={form.busy}>
          {t('lookup.find')}
        </Button>
      </Box>
      <Box role="status" sx={{ mt: find.data ? 4 : 0 }}>
        {find.data && (
          <Alert severity="success" role="presentation">
            {t('lookup.found')}{' '}
            <Link component={RouterLink} to={pathTo('partners/:id', { id: find.data.id })}>
              {t('lookup.edit', { name: find.data.name })}
            </Link>
          </Alert>
        )}
      </Box>
    </Form>
  )
}
