import Card from '@mui/material/Card'
import Select from '@mui/material/Select'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AuditTimeline } from '#src/features/audit/AuditTimeline.tsx'
import { DeletedLink } from '#src/features/audit/DeletedLink.tsx'
import { useSlabs } from '#src/features/lender-revenue/hooks.ts'

/** What was changed of a lender, or of one of its revenue slabs, with the way back. */
export function LenderHistory({ lenderId }: { lenderId: number }) {
  const { t } = useTranslation('audit')
  const { data: slabs } = useSlabs(lenderId)
  const own = `lender:${lenderId}`
  const [chosen, setChosen] = useState(own)
  const objects = [own, ...(slabs ?? []).map(({ id }) => `lender_revenue:${id}`)]
  // A slab that was deleted meanwhile is no choice any more.
  const object = objects.includes(chosen) ? chosen : own
  return (
    <Card variant="outlined" sx={{ p: 5, minWidth: 0 }}>
      {objects.length > 1 && (
        <Select
          native
          value={object}
          onChange={(event) => setChosen(event.target.value)}
          inputProps={{ 'aria-label': t('of.label') }}
          sx={{ mb: 5 }}
        >
          {objects.map((each, at) => (
            <option key={each} value={each}>
              {at === 0 ? t('of.lender') : t('of.slab', { place: at })}
            </option>
          ))}
        </Select>
      )}
      <AuditTimeline key={object} object={object} />
      <DeletedLink action="lender-revenue.delete">{t('deleted.slabs')}</DeletedLink>
    </Card>
  )
}
