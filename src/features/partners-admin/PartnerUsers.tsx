import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { PartnerUser } from '#src/contract/entities/partners/partner-user.ts'
import type { Flag } from '#src/contract/entities/shared/fields.ts'
import { INVITATION_HOURS } from '#src/contract/entities/staff/staff.ts'
import { toast } from '#src/lib/toast.ts'
import { ConfirmDialog } from '#src/ui/dialog/ConfirmDialog.tsx'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { useInstantSave } from '#src/ui/edit/use-instant-save.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { AddPartnerUser } from './AddPartnerUser.tsx'
import { usePartnerUsers, useResetPassword, useSetUserStatus } from './hooks.ts'

/** The people who may sign in to the partner's portal: add, switch off and on, send a link to a new password. */
export function PartnerUsers({ partnerId }: { partnerId: number }) {
  const { t } = useTranslation('partners-admin')
  const users = usePartnerUsers(partnerId)
  return (
    <>
      <Loaded
        query={users}
        failed={t('users.failed')}
        space="mt12"
        waiting={<Skeleton variant="rounded" height={96} sx={{ mt: 3 }} />}
        empty={<Typography sx={{ mt: 2 }}>{t('users.none')}</Typography>}
      >
        {(data) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
            {data.map((user) => (
              <UserRow key={user.partner_user_id} partnerId={partnerId} user={user} />
            ))}
          </Box>
        )}
      </Loaded>
      <AddPartnerUser partnerId={partnerId} />
    </>
  )
}

interface UserRowProps {
  partnerId: number
  user: PartnerUser
}

function UserRow({ partnerId, user }: UserRowProps) {
  const { t } = useTranslation('partners-admin')
  const { name, email } = user
  const link = user.invited === 1 ? 'send' : 'reset'
  const { mutateAsync } = useSetUserStatus(partnerId, user.partner_user_id)
  const { shown, saving, choose } = useInstantSave(user.status, mutateAsync)
  const reset = useResetPassword(partnerId, user.partner_user_id)
  const [asking, setAsking] = useOpened<boolean>(false)
  const on = shown === 1
  const set = async (next: Flag) => {
    if (await choose(next))
      toast.saved(
        t(next === 1 ? 'users.switchedOn' : 'users.switchedOff', { name }),
        () => void choose(next === 1 ? 0 : 1),
      )
  }
  const onConfirm = () =>
    reset.mutate(undefined, {
      onSuccess: () => toast.success(t('users.sent', { email, hours: INVITATION_HOURS })),
      onSettled: () => setAsking(false),
    })
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, fontWeight: 600 }}>
          {name}
          {user.owner === 1 && (
            <Box component="span" sx={badge}>
              {t('users.owner')}
            </Box>
          )}
          {user.invited === 1 && (
            <Box component="span" sx={badge}>
              {t('users.invited')}
            </Box>
          )}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {email}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Switch
          checked={on}
          onChange={(_, checked) => !saving && void set(checked ? 1 : 0)}
          slotProps={{
            input: { role: 'switch', 'aria-label': t('users.maySignIn', { name }), 'aria-busy': saving },
          }}
        />
        <Box component="span" aria-hidden="true" sx={{ minWidth: 32 }}>
          {t(on ? 'users.on' : 'users.off')}
        </Box>
        {on && (
          <Button
            variant="outlined"
            size="small"
            aria-label={t(`users.${link}Of`, { name })}
            sx={{ minHeight: 44 }}
            onClick={() => setAsking(true)}
          >
            {t(`users.${link}`)}
          </Button>
        )}
      </Box>
      <ConfirmDialog
        open={asking}
        title={t(`users.${link}Title`, { name })}
        text={t(`users.${link}Text`, { email })}
        confirm={t(`users.${link}`)}
        busy={reset.isPending}
        onConfirm={onConfirm}
        onCancel={() => setAsking(false)}
      />
    </Box>
  )
}

const badge = {
  px: 2,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  color: 'text.secondary',
  fontSize: '0.8125rem',
  fontWeight: 500,
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  rowGap: 1,
  py: 2,
  borderBottom: 1,
  borderColor: 'divider',
}
