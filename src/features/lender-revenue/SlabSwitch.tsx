import Switch from '@mui/material/Switch'
import { useTranslation } from 'react-i18next'
import type { LenderRevenue } from '#src/contract/entities/earnings/lender-revenue.ts'
import type { Flag } from '#src/contract/entities/shared/fields.ts'
import { toast } from '#src/lib/toast.ts'
import { useInstantSave } from '#src/ui/edit/use-instant-save.ts'
import { useSwitchSlab } from './hooks.ts'

/** Switches a slab on or off at once. */
export function SlabSwitch({ slab, place }: { slab: LenderRevenue; place: number }) {
  const { t } = useTranslation('revenue')
  const save = useSwitchSlab(slab.lender_id, {
    onDone: ({ id, status }) => toast.saved(t('updated'), () => save.mutate({ id, status: status === 1 ? 0 : 1 })),
    onFailed: () => toast.error(t('updateFailed')),
  })
  const { shown, saving, choose } = useInstantSave<Flag>(slab.status, (status) =>
    save.mutateAsync({ id: slab.id, status }),
  )
  return (
    <Switch
      checked={shown === 1}
      disabled={saving}
      slotProps={{ input: { role: 'switch', 'aria-label': t('switch', { place }) } }}
      onChange={(event) => void choose(event.target.checked ? 1 : 0)}
    />
  )
}
