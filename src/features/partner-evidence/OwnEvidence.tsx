import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { AGREEMENT_PARTS } from '#src/contract/entities/partners/evidence.ts'
import type { EvidenceList } from '#src/contract/entities/partners/evidence.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { SettingsCard } from '#src/ui/page/SettingsCard.tsx'
import { AcceptAgreement } from './AcceptAgreement.tsx'
import { EvidenceRows } from './EvidenceRows.tsx'
import { useOwnEvidence } from './hooks.ts'

/** The partner's own steps, and the agreement, which the owner accepts. */
export function OwnEvidence({ mayAccept }: { mayAccept: boolean }) {
  const { t } = useTranslation('partner-evidence')
  const evidence = useOwnEvidence()
  return (
    <Loaded query={evidence} failed={t('failed')} waiting={<Skeleton variant="rounded" height={320} />}>
      {(list) => (
        <Box sx={{ display: 'grid', gap: 5, maxWidth: 720 }}>
          <SettingsCard title={t('title')}>
            <EvidenceRows steps={list.steps} reader="partner" />
          </SettingsCard>
          <Agreement list={list} mayAccept={mayAccept} />
        </Box>
      )}
    </Loaded>
  )
}

function Agreement({ list: { steps, agreement }, mayAccept }: { list: EvidenceList; mayAccept: boolean }) {
  const { t } = useTranslation(['partner-evidence', 'partner-agreement'])
  const accepted = steps.some(({ step, state }) => step === 'agreement' && state === 'checked')
  return (
    <SettingsCard title={t('agreement.title')}>
      <p>{t('version', agreement)}</p>
      <Box component="ol" sx={{ pl: 5 }}>
        {AGREEMENT_PARTS.map((part) => (
          <Box component="li" key={part} sx={{ mt: 2 }}>
            {t(`partner-agreement:${part}`)}
          </Box>
        ))}
      </Box>
      {!accepted && mayAccept && <AcceptAgreement version={agreement.version} />}
      {!accepted && !mayAccept && <p>{t('agreement.ownerOnly')}</p>}
    </SettingsCard>
  )
}
