import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { SlabsList } from '#src/contract/entities/earnings/terms.ts'
import { useApprovalReason } from '#src/ui/dialog/use-approval-reason.tsx'
import { VersionList } from '#src/ui/edit/VersionList.tsx'
import { useCallOffSlabs } from './hooks.ts'
import { slabWords } from './slab-words.ts'

/** Which slabs count from which day on. */
export function SlabVersions({ lenderId, list }: { lenderId: number; list: SlabsList }) {
  const { t } = useTranslation(['revenue', 'common', 'dated'])
  const { withWhy, dialog } = useApprovalReason()
  const callOff = useCallOffSlabs(lenderId, withWhy)
  return (
    <Box sx={{ px: 6, pb: 6 }}>
      <VersionList
        title={t('versions')}
        versions={list.versions}
        wordsOf={({ slabs }) =>
          slabs.length === 0 ? [t('dated:none')] : slabs.map((slab, at) => slabWords(slab, at, t))
        }
        onCallOff={({ version_id }) => callOff.mutate(version_id ?? 0)}
        busy={callOff.isPending}
      />
      {dialog}
    </Box>
  )
}
