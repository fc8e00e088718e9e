import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { LenderRevenue } from '#src/contract/entities/earnings/lender-revenue.ts'
import { VersionList } from '#src/ui/VersionList.tsx'
import { useCallOffSlabs } from '../hooks.ts'
import type { SlabsList } from '../hooks.ts'
import { exactRupees, rangeWords, slabPercent } from '../slab-words.ts'

/** Which slabs count from which day on. */
export function SlabVersions({ lenderId, list }: { lenderId: number; list: SlabsList }) {
  const { t } = useTranslation(['revenue', 'common', 'dated'])
  const callOff = useCallOffSlabs(lenderId)
  const wordsOf = (slab: LenderRevenue, at: number) => {
    const pays = [
      ...(slab.revenue_percent ? [slabPercent(slab.revenue_percent)] : []),
      ...(slab.revenue_flat ? [exactRupees(slab.revenue_flat)] : []),
    ].join(' + ')
    return t(slab.status === 1 ? 'versionSlab' : 'versionSlabOff', {
      place: at + 1,
      disbursed: rangeWords(slab.slab_disbursed_min, slab.slab_disbursed_max, t),
      number: rangeWords(slab.slab_number_min, slab.slab_number_max, t),
      ats: rangeWords(slab.ats_min, slab.ats_max, t),
      pays,
    })
  }
  return (
    <Box sx={{ px: 6, pb: 6 }}>
      <VersionList
        title={t('versions')}
        versions={list.versions}
        wordsOf={({ slabs }) => (slabs.length === 0 ? [t('dated:none')] : slabs.map(wordsOf))}
        onCallOff={({ version_id }) => callOff.mutate(version_id ?? 0)}
        busy={callOff.isPending}
      />
    </Box>
  )
}
