import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { csrSearchForm } from '#src/contract/entities/support/csr.ts'
import { askedCustomer } from '#src/lib/office/asked-customer.ts'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { addressOf, FoundCustomer } from './FoundCustomer.tsx'
import { useFindCustomers } from './hooks.ts'
import { PersonSearch } from './PersonSearch.tsx'

/** Only a number of our own may stand in an address: a contact or a PAN would stay in the history. */
const LINKED = /^(CL[TE]?|LD)-\d{1,12}$/

/** Finds one customer by a whole number, contact or PAN; what was typed stays on this screen alone. */
export function CsrPortalPage() {
  const { state } = useLocation() as { state: unknown }
  const [params] = useSearchParams()
  const inAddress = params.get('find') ?? ''
  const start = askedCustomer(state) || (LINKED.test(inAddress) ? inAddress : '')
  return <Search key={start} start={start} />
}

function Search({ start }: { start: string }) {
  const { t } = useTranslation(['csr', 'staff-titles'])
  const search = useFindCustomers()
  const navigate = useNavigate()
  const follow = useEffectEvent(async (text: string) => {
    const { found } = await search.mutateAsync({ text })
    const [only, ...others] = found
    if (only && others.length === 0) await navigate(addressOf(only), { replace: true })
  })
  useEffect(() => {
    // What failed is said below the form.
    if (start !== '') follow(start).catch(() => undefined)
  }, [start])
  const form = useContractForm('findCustomers', csrSearchForm, {
    start: { text: start },
    send: search.mutateAsync,
    failureIn: 'form',
  })
  const found = search.data?.found
  return (
    <>
      <PageTitle lead={t('find.lead')}>{t('staff-titles:csrPortal')}</PageTitle>
      <Box sx={{ mt: 5 }}>
        <PersonSearch form={form} label={t('find.label')} help={t('find.help')} submit={t('find.submit')} />
      </Box>
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
