import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Evidence } from '#src/contract/entities/partners/evidence.ts'
import { dateTime } from '#src/lib/dates.ts'
import { StatusBadge } from '#src/ui/timeline/StatusBadge.tsx'

const TONES = { missing: 'neutral', given: 'warn', unsure: 'warn', checked: 'ok', refused: 'err' } as const

interface EvidenceRowsProps {
  steps: readonly Evidence[]
  /** Whose words say what is next. */
  reader: 'admin' | 'partner'
  /** What may be done about a step. */
  act?: (step: Evidence) => ReactNode
}

/** What is to be done about a step now, as its reader is told. */
function nextOf(reader: 'admin' | 'partner', { step, state }: Evidence) {
  // Only an account is ever unsure.
  if (state === 'unsure') return `next.${reader}.bank.unsure` as const
  if (step === 'bank' && (state === 'given' || state === 'refused')) return `next.${reader}.bank.${state}` as const
  if (reader === 'admin') return `next.admin.${state}` as const
  if (state === 'missing') return `next.partner.missing.${step}` as const
  if (state === 'refused') return step === 'pan' ? 'next.partner.refused.pan' : 'next.partner.refused.other'
  return `next.partner.${state}` as const
}

/** How each step stands, since when and by whom, and what is next. */
export function EvidenceRows({ steps, reader, act }: EvidenceRowsProps) {
  const { t } = useTranslation('partner-evidence')
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
      {steps.map((each) => (
        <Box component="li" key={each.step} sx={{ py: 3, borderBottom: 1, borderColor: 'divider' }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
            <Typography component="h3" variant="subtitle1">
              {t(`steps.${each.step}`)}
            </Typography>
            <StatusBadge tone={TONES[each.state]}>{t(`states.${each.state}`)}</StatusBadge>
            <Box sx={{ flex: 1 }} />
            {act?.(each)}
          </Box>
          {each.what !== '' && <Typography sx={{ overflowWrap: 'anywhere' }}>{each.what}</Typography>}
          {each.match && (
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {each.match.bank === null
                ? t('match.unknown')
                : t('match.names', { ...each.match, bank: each.match.bank })}
            </Typography>
          )}
          {each.version !== null && <Typography>{t('version', { version: each.version })}</Typography>}
          {each.hash !== null && (
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {t('hash', { hash: each.hash })}
            </Typography>
          )}
          {each.at !== null && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {each.by === null
                ? t('since', { at: dateTime(each.at) })
                : t('sinceBy', { at: dateTime(each.at), by: each.by })}
            </Typography>
          )}
          {each.reason !== '' && <Typography sx={{ overflowWrap: 'anywhere' }}>{t('reason', each)}</Typography>}
          <Typography variant="body2">{t(nextOf(reader, each))}</Typography>
        </Box>
      ))}
    </Box>
  )
}
