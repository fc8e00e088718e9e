import Switch from '@mui/material/Switch'
import { useTranslation } from 'react-i18next'
import type { LenderRevenue } from '#src/contract/entities/lender-revenue.ts'
import { toast } from '#src/lib/toast.ts'
import { useSwitchSlab } from '../hooks.ts'

/** Switches a slab on or off at once. */
export function SlabSwitch({ slab, place }: { slab: LenderRevenue; place: number }) {
  const { t } = useTranslation('revenue')
  const save = useSwitchSlab(slab.lender_id, {
    onDone: ({ id, status }) => toast.saved(t('updated'), () => save.mutate({ id, status: status === 1 ? 0 : 1 })),
    onFailed: () => toast.error(t('updateFailed')),
  })
  const shown = save.isPending ? save.variables.status : slab.status
  return (
    <Switch
      checked={shown === 1}
      disabled={save.isPending}
      slotProps={{ input: { role: 'switch', 'aria-label': t('switch', { place }) } }}
      onChange={(event) => save.mutate({ id: slab.id, status: event.target.checked ? 1 : 0 })}
    />
  )
}
