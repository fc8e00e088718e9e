import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { People } from '#src/contract/entities/staff/people.ts'
import type { SignInsOf } from '#src/contract/entities/staff/staff.ts'
import { csrSearchForm } from '#src/contract/entities/support/csr.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { StatusBadge } from '#src/ui/timeline/StatusBadge.tsx'
import { FoundCustomer } from '../csr-portal/FoundCustomer.tsx'
import { PersonSearch } from '../csr-portal/PersonSearch.tsx'
import { EndSignInDialog } from './EndSignInDialog.tsx'
import { useFindPeople } from './hooks.ts'
import { TONES } from './tones.ts'

/** Customers, partners' people and staff, found in one place; what was typed stays on this screen alone. */
export function PeopleTab() {
  const { t } = useTranslation('staff-admin')
  const search = useFindPeople()
  const form = useContractForm('findPeople', csrSearchForm, {
    start: { text: '' },
    send: search.mutateAsync,
    failureIn: 'form',
  })
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {t('people.lead')}
      </Typography>
      <PersonSearch form={form} label={t('people.label')} help={t('people.help')} submit={t('people.submit')} />
      {search.data && <Found people={search.data} />}
    </>
  )
}

function Found({ people: { customers, partners, staff } }: { people: People }) {
  const { t } = useTranslation(['staff-admin', 'staff'])
  const [ending, setEnding] = useOpened<(SignInsOf & { name: string }) | null>(null)
  const count = customers.length + partners.length + staff.length
  return (
    <>
      <Typography role="status" sx={{ mt: 5 }}>
        {count === 0 ? t('people.none') : t('people.found', { count })}
      </Typography>
      <Group title={t('people.customers')} shown={customers.length > 0}>
        {customers.map((each) => (
          <FoundCustomer key={`${each.matched} ${each.user_id} ${each.reference}`} found={each} />
        ))}
      </Group>
      <Group title={t('people.partners')} shown={partners.length > 0}>
        {partners.map(({ partner_user_id, partner_id, partner, name, email, owner, on, sessions }) => (
          <Person
            key={partner_user_id}
            name={name}
            to={pathTo('partners/:id', { id: String(partner_id) })}
            email={email}
          >
            <Typography variant="body2">{t(owner ? 'people.ownerOf' : 'people.of', { partner })}</Typography>
            <StatusBadge tone={on ? 'ok' : 'warn'}>{t(on ? 'people.on' : 'people.off')}</StatusBadge>
            {sessions > 0 && (
              <Button
                variant="outlined"
                size="small"
                aria-label={t('acts.signIns.of', { name })}
                sx={{ mt: 2, minHeight: 44 }}
                onClick={() => setEnding({ area: 'partner', id: partner_user_id, name })}
              >
                {t('acts.signIns.title')}
              </Button>
            )}
          </Person>
        ))}
      </Group>
      <Group title={t('people.staff')} shown={staff.length > 0}>
        {staff.map(({ admin_id, name, email, role_id, state }) => (
          <Person
            key={admin_id}
            name={name}
            to={`${pathTo('user-management')}?${new URLSearchParams({ tab: 'staff', search: email }).toString()}`}
            email={email}
          >
            <Typography variant="body2">{t(`staff:roles.${role_id}`)}</Typography>
            <StatusBadge tone={TONES[state]}>{t(`states.${state}`)}</StatusBadge>
          </Person>
        ))}
      </Group>
      {ending && <EndSignInDialog whose={ending} onClose={() => setEnding(null)} />}
    </>
  )
}

function Group({ title, shown, children }: { title: string; shown: boolean; children: ReactNode }) {
  const id = useId()
  if (!shown) return null
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 5, maxWidth: 760 }}>
      <Typography variant="h4" component="h2" id={id}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 3, display: 'grid', gap: 3 }}>
        {children}
      </Box>
    </Box>
  )
}

interface PersonProps {
  name: string
  email: string
  /** Their record. */
  to: string
  children: ReactNode
}

function Person({ name, email, to, children }: PersonProps) {
  return (
    <Card component="li" variant="outlined" sx={{ p: 4, display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Link component={RouterLink} to={to} sx={{ fontWeight: 600, display: 'inline-block', py: 2 }}>
        {name}
      </Link>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {email}
      </Typography>
      {children}
    </Card>
  )
}
