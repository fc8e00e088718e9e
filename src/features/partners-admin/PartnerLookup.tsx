import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { DEFAULT_PARTNER_CODE } from '#src/contract/constants.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { partnerName } from '#src/contract/rules/record-names.ts'
import { FormField } from '#src/ui/form/FormField.tsx'
import { useFindPartner } from './hooks.ts'

const ID = 'field-partner_name'

/** Finds one partner by its code or name; the default brand's is asked for first. */
export function PartnerLookup() {
  const { t } = useTranslation(['partners-admin', 'rules'])
  const [name, setName] = useState<string>(DEFAULT_PARTNER_CODE)
  const [error, setError] = useState<string | null>(null)
  const find = useFindPartner()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = name.trim().replaceAll(/\s+/g, ' ')
    const wrong = !partnerName.isValidSync(wanted)
    const missing = !/[\p{L}\p{N}]/u.test(wanted)
    setError(missing ? t('lookup.empty') : wrong ? t('rules:partnerName.invalid') : null)
    if (missing || wrong) document.getElementById(ID)?.focus()
    else if (!find.isPending) find.mutate(wanted)
  }
  return (
    <form noValidate onSubmit={onSubmit}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-end' }}>
        <FormField id={ID} label={t('lookup.label')} error={error}>
          {(describedBy) => (
            <OutlinedInput
              id={ID}
              value={name}
              error={error !== null}
              onChange={(event) => {
                setName(event.target.value)
                setError(null)
              }}
              inputProps={{
                autoComplete: 'off',
                maxLength: 120,
                'aria-describedby': describedBy,
                'aria-invalid': error === null ? undefined : true,
              }}
            />
          )}
        </FormField>
        <Button type="submit" variant="outlined" aria-busy={find.isPending}>
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
    </form>
  )
}
