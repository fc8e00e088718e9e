import Box from '@mui/material/Box'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PARTNER_NOTIFICATIONS } from '#src/contract/entities/partners/partner-settings.ts'
import type { PartnerNotification, PartnerSettings } from '#src/contract/entities/partners/partner-settings.ts'
import { toast } from '#src/lib/toast.ts'
import { useInstantSave } from '#src/ui/edit/use-instant-save.ts'
import { SettingsCard } from '#src/ui/page/SettingsCard.tsx'
import { useSetNotification } from './hooks.ts'

/** What we tell the partner; each switch is saved at once and can be taken back. */
export function MessageSwitches({ settings, locked }: { settings: PartnerSettings; locked: boolean }) {
  const { t } = useTranslation('partner-settings')
  return (
    <SettingsCard title={t('messages.title')}>
      {PARTNER_NOTIFICATIONS.map((name) => (
        <MessageSwitch key={name} name={name} stored={settings.notifications[name]} locked={locked} />
      ))}
    </SettingsCard>
  )
}

function MessageSwitch({ name, stored, locked }: { name: PartnerNotification; stored: boolean; locked: boolean }) {
  const { t } = useTranslation('partner-settings')
  const id = useId()
  const save = useSetNotification()
  const { shown, saving, choose } = useInstantSave(stored, (on) => save(name, on))
  const words = t(`messages.${name}`)
  const set = async (next: boolean) => {
    if (await choose(next))
      toast.saved(t(next ? 'messages.on' : 'messages.off', { name: words }), () => void choose(!next))
  }
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 3,
        py: 2,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-child': { borderBottom: 0 },
      }}
    >
      <div>
        <Typography variant="subtitle1" component="p" id={`${id}-name`}>
          {words}
        </Typography>
        <Typography variant="body2" id={`${id}-how`} sx={{ color: 'text.secondary' }}>
          {t(`messages.how.${name}`)}
        </Typography>
      </div>
      <Switch
        checked={shown}
        disabled={locked}
        onChange={(_, checked) => !saving && void set(checked)}
        slotProps={{
          input: {
            role: 'switch',
            'aria-labelledby': `${id}-name`,
            'aria-describedby': `${id}-how`,
            'aria-busy': saving,
          },
        }}
      />
    </Box>
  )
}
