import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#src/ui/LoadFailure.tsx'
import { PasswordDialog } from '#src/ui/PasswordDialog.tsx'
import type { NewPassword } from '#src/ui/PasswordDialog.tsx'
import { AddPerson } from './AddPerson.tsx'
import { usePeople } from './hooks.ts'
import { PersonRow } from './PersonRow.tsx'
import { SettingsCard } from './SettingsCard.tsx'

/** The partner's own people: their rights, on and off, new ones. */
export function PeopleCard({ locked }: { locked: boolean }) {
  const { t } = useTranslation('partner-settings')
  const { data, error, refetch, isFetching } = usePeople()
  const [shown, setShown] = useState<NewPassword | null>(null)
  return (
    <SettingsCard title={t('people.title')}>
      {data ? (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.map((person) => (
            <PersonRow key={person.partner_user_id} person={person} locked={locked} onPassword={setShown} />
          ))}
        </Box>
      ) : error ? (
        <LoadFailure title={t('people.failed')} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton variant="rounded" height={160} />
      )}
      {!locked && <AddPerson onCreated={setShown} />}
      {shown && <PasswordDialog {...shown} onClose={() => setShown(null)} />}
    </SettingsCard>
  )
}
