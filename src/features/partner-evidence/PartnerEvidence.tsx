import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { DECIDED_STEPS } from '#src/contract/entities/partners/evidence.ts'
import type { DecidedStep } from '#src/contract/entities/partners/evidence.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { CorrectPanDialog } from './CorrectPanDialog.tsx'
import { DecideEvidenceDialog } from './DecideEvidenceDialog.tsx'
import { EvidenceRows } from './EvidenceRows.tsx'
import { useEvidence } from './hooks.ts'

type Open = { step: DecidedStep; state: 'checked' | 'refused'; what: string }

/** What we know of a partner, and the two acts on what a person of ours looks at. */
export function PartnerEvidence({ partnerId }: { partnerId: number }) {
  const { t } = useTranslation('partner-evidence')
  const evidence = useEvidence(partnerId)
  const [correcting, setCorrecting] = useOpened<string | null>(null)
  const [open, setOpen] = useOpened<Open | null>(null)
  return (
    <>
      <Loaded
        query={evidence}
        failed={t('failed')}
        waiting={<Skeleton variant="rounded" height={240} sx={{ mt: 3 }} />}
      >
        {({ steps }) => (
          <EvidenceRows
            steps={steps}
            reader="admin"
            act={({ step: name, state, what }) => {
              const step = DECIDED_STEPS.find((each) => each === name)
              if (!step || state === 'missing' || (step === 'bank' && state !== 'unsure')) return null
              const button = (to: Open['state']) => (
                <Button
                  size="small"
                  variant="outlined"
                  color={to === 'refused' ? 'error' : 'primary'}
                  aria-label={t(`decide.${to}.of`, { step: t(`steps.${step}`) })}
                  sx={{ minHeight: 44 }}
                  onClick={() => setOpen({ step, state: to, what })}
                >
                  {t(`decide.${to}.button`)}
                </Button>
              )
              return (
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
                  {step === 'pan' && (
                    <Button
                      size="small"
                      variant="outlined"
                      aria-label={t('correct.of')}
                      sx={{ minHeight: 44 }}
                      onClick={() => setCorrecting(what)}
                    >
                      {t('correct.button')}
                    </Button>
                  )}
                  {state !== 'checked' && button('checked')}
                  {state !== 'refused' && button('refused')}
                </Box>
              )
            }}
          />
        )}
      </Loaded>
      {correcting !== null && (
        <CorrectPanDialog partnerId={partnerId} what={correcting} onClose={() => setCorrecting(null)} />
      )}
      {open && <DecideEvidenceDialog partnerId={partnerId} {...open} onClose={() => setOpen(null)} />}
    </>
  )
}
