import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { localeOf } from '#src/contract/entities/shared/language.ts'
import type { CsrCustomer } from '#src/contract/entities/support/csr.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { dateShort } from '#src/lib/dates.ts'
import { ApiError } from '#src/lib/http/api-error.ts'
import { useNamePage } from '#src/lib/page-name.ts'
import { languageName } from '#src/ui/language/language-name.ts'
import { EmptyState } from '#src/ui/page/EmptyState.tsx'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { CustomerActs } from './acts/CustomerActs.tsx'
import { ContactChange } from './ContactChange.tsx'
import { CustomerApplications } from './CustomerApplications.tsx'
import { CustomerDetails } from './CustomerDetails.tsx'
import { CustomerFacts } from './CustomerFacts.tsx'
import { CustomerTimeline } from './CustomerTimeline.tsx'
import { useCsrCustomer } from './hooks.ts'
import { Identity } from './Identity.tsx'

/** One customer for whoever answers them. `pid` is an application's number, or 0 for everything. */
export function CsrCustomerPage() {
  const { t } = useTranslation(['csr', 'staff-titles'])
  const { id = '', pid = '' } = useParams()
  const userId = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0
  const reference = /^CL-\d{1,12}$/.test(pid) ? pid : null
  const query = useCsrCustomer(userId)
  const { data: customer, error } = query
  const missing =
    userId === 0 ||
    (error instanceof ApiError && error.code === 'not_found') ||
    (customer !== undefined &&
      reference !== null &&
      !customer.applications.some((each) => each.reference === reference))
  const number = t('customer.number', { id: userId })
  useNamePage(customer && number)
  return (
    <>
      <Link component={RouterLink} to={pathTo('csr-portal')} sx={{ display: 'inline-block', py: 2.5 }}>
        {t('staff-titles:csrPortal')}
      </Link>
      {missing ? (
        <>
          <PageTitle>{t('staff-titles:csrCustomer')}</PageTitle>
          <EmptyState icon="help" title={t('missing.title')} text={t('missing.text')} />
        </>
      ) : (
        <>
          <PageTitle>{customer === undefined ? t('staff-titles:csrCustomer') : customer.name || number}</PageTitle>
          <Loaded
            query={query}
            failed={t('failed')}
            waiting={<Skeleton variant="rounded" height={420} sx={{ mt: 5 }} />}
          >
            {(data) => <Customer customer={data} reference={reference} />}
          </Loaded>
        </>
      )}
    </>
  )
}

function Customer({ customer, reference }: { customer: CsrCustomer; reference: string | null }) {
  const { t } = useTranslation('csr')
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 5 }}>
        {t('customer.line', {
          id: customer.user_id,
          day: dateShort(customer.since),
          language: languageName(localeOf(customer.language)),
        })}
      </Typography>
      <CustomerFacts customer={customer} />
      <Box
        sx={{
          display: 'grid',
          gap: 5,
          mt: 5,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr', lg: '340px 1fr' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 5, minWidth: 0 }}>
          <Identity customer={customer} />
          {customer.contact_change && <ContactChange change={customer.contact_change} />}
          <CustomerDetails customer={customer} />
          <CustomerActs customer={customer} reference={reference} />
          <CustomerApplications customer={customer} reference={reference} />
        </Box>
        <CustomerTimeline
          key={`${customer.user_id} ${reference ?? ''}`}
          userId={customer.user_id}
          reference={reference}
        />
      </Box>
    </>
  )
}
