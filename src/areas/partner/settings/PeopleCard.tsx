import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { SettingsCard } from '#src/ui/page/SettingsCard.tsx'
import { AddPerson } from './AddPerson.tsx'
import { usePeople } from './hooks.ts'
import { PersonRow } from './PersonRow.tsx'

/** The partner's own people: their rights, on and off, new ones. */
export function PeopleCard({ locked }: { locked: boolean }) {
  const { t } = useTranslation('partner-settings')
  const query = usePeople()
  return (
    <SettingsCard title={t('people.title')}>
      <Loaded query={query} failed={t('people.failed')} waiting={<Skeleton variant="rounded" height={160} />}>
        {(data) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.map((person) => (
              <PersonRow key={person.partner_user_id} person={person} locked={locked} />
            ))}
          </Box>
        )}
      </Loaded>
      {!locked && <AddPerson />}
    </SettingsCard>
  )
}
