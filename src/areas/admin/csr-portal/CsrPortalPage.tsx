import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { CSR_SEARCH_MAX, csrSearchForm } from '#src/contract/entities/support/csr.ts'
import type { CsrSearchForm } from '#src/contract/entities/support/csr.ts'
import { call } from '#src/lib/http.ts'
import { errorText } from '#src/lib/toast.ts'
import { Form } from '#src/ui/form/Form.tsx'
import { TextField } from '#src/ui/form/TextField.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { PageTitle } from '#src/ui/PageTitle.tsx'
import { addressOf, FoundCustomer } from './FoundCustomer.tsx'

/** Only a number of our own may stand in an address: a contact or a PAN would stay in the history. */
const LINKED = /^CL[TE]?-\d{1,12}$/

/** Finds one customer by a whole number, contact or PAN; what was typed stays on this screen alone. */
export function CsrPortalPage() {
  const { t } = useTranslation(['csr', 'staff-titles'])
  const search = useMutation({ mutationFn: (body: CsrSearchForm) => call('findCustomers', { body }) })
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const asked = params.get('find') ?? ''
  const linked = LINKED.test(asked) ? asked : ''
  const follow = useEffectEvent(async (text: string) => {
    const { found } = await search.mutateAsync({ text })
    const [only, ...others] = found
    if (only && others.length === 0) await navigate(addressOf(only), { replace: true })
  })
  useEffect(() => {
    // What failed is said below the form.
    if (linked !== '') follow(linked).catch(() => undefined)
  }, [linked])
  const form = useContractForm('findCustomers', csrSearchForm, {
    start: { text: linked },
    send: search.mutateAsync,
    failureIn: 'form',
  })
  const found = search.data?.found
  return (
    <>
      <PageTitle lead={t('find.lead')}>{t('staff-titles:csrPortal')}</PageTitle>
      <Card variant="outlined" sx={{ mt: 5, p: 5, maxWidth: 760 }}>
        <Form form={form}>
          <TextField
            name="text"
            label={t('find.label')}
            help={t('find.help')}
            input={{ autoComplete: 'off', maxLength: CSR_SEARCH_MAX }}
          />
          <Button type="submit" variant="contained" aria-busy={form.busy} sx={{ mt: 4 }}>
            {t('find.submit')}
          </Button>
        </Form>
      </Card>
      {search.error && (
        <Alert severity="error" role="alert" sx={{ mt: 5, maxWidth: 760 }}>
          {errorText(search.error)}
        </Alert>
      )}
      <Box role="status" sx={{ mt: 5, maxWidth: 760 }}>
        {found && (
          <Typography>{found.length === 0 ? t('find.none') : t('find.found', { count: found.length })}</Typography>
        )}
      </Box>
      {found && found.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 3, maxWidth: 760, display: 'grid', gap: 3 }}>
          {found.map((each) => (
            <FoundCustomer key={`${each.matched} ${each.user_id} ${each.reference}`} found={each} />
          ))}
        </Box>
      )}
    </>
  )
}
