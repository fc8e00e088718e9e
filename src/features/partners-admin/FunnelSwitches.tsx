import Box from '@mui/material/Box'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FUNNEL_SWITCHES } from '#src/contract/entities/partners/partner-funnel.ts'
import type { FunnelSwitch } from '#src/contract/entities/partners/partner-funnel.ts'
import { toast } from '#src/lib/toast.ts'
import { useInstantSave } from '#src/ui/edit/use-instant-save.ts'
import { useSetFunnelSwitch } from './hooks.ts'
import type { PartnerFacts } from './hooks.ts'

/** What the partner may change in its own funnel; each switch saves at once. */
export function FunnelSwitches({ partner }: { partner: PartnerFacts }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
      {FUNNEL_SWITCHES.map((name) => (
        <FunnelRow key={name} partner={partner} name={name} />
      ))}
    </Box>
  )
}

/** Shows what was chosen while it is saved, and goes back when that could not be. */
function FunnelRow({ partner, name }: { partner: PartnerFacts; name: FunnelSwitch }) {
  const { t } = useTranslation('partners-admin')
  const id = useId()
  const { mutateAsync } = useSetFunnelSwitch(partner.id)
  const { shown, saving, choose } = useInstantSave(partner.funnel[name], (value) =>
    mutateAsync({ property: name, value }),
  )
  const set = async (value: boolean) => {
    if (await choose(value))
      toast.saved(
        t(value ? 'funnel.allowed' : 'funnel.stopped', { what: t(`funnel.${name}.label`) }),
        () => void choose(!value),
      )
  }
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 3, py: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="label" htmlFor={id} sx={{ fontWeight: 600 }}>
          {t(`funnel.${name}.label`)}
        </Typography>
        <Typography variant="body2" id={`${id}-help`} sx={{ color: 'text.secondary' }}>
          {t(`funnel.${name}.help`)}
        </Typography>
      </Box>
      <Switch
        checked={shown}
        onChange={(_, checked) => !saving && void set(checked)}
        slotProps={{ input: { id, role: 'switch', 'aria-describedby': `${id}-help`, 'aria-busy': saving } }}
      />
    </Box>
  )
}
