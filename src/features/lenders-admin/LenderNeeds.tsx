import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { READINESS, lenderWarnings, readinessOf } from '#src/contract/catalogue/lender-readiness.ts'
import type { ReadinessKind } from '#src/contract/catalogue/lender-readiness.ts'
import type { AdminLender } from '#src/contract/entities/catalogue/lender.ts'
import { useWide } from '#src/ui/use-wide.ts'
import { NeedList } from './NeedList.tsx'

interface LenderNeedsProps {
  lender: AdminLender
  /** Told when one of the ways is taken. */
  onGo?: () => void
}

/** So many stand above the record on a phone without being asked for. */
const FEW = 4
const KINDS = Object.keys(READINESS) as ReadinessKind[]

/** How far a lender is, what it still lacks before it can be switched on, and what is better told: each with the way to its field. */
export function LenderNeeds({ lender, onGo }: LenderNeedsProps) {
  const { t } = useTranslation('lenders-admin')
  const wide = useWide()
  const { lacks, met, all } = readinessOf(lender)
  const warnings = lenderWarnings(lender)
  return (
    <>
      <Typography sx={{ fontWeight: 500 }}>{t(met === all ? 'needs.ready' : 'needs.lead', { met, all })}</Typography>
      {(met < all || warnings.length > 0) && (
        <details open={wide || all - met <= FEW}>
          <Box component="summary" sx={{ py: 2.5, cursor: 'pointer' }}>
            {t('needs.show')}
          </Box>
          {KINDS.map((kind) => (
            <NeedList
              key={kind}
              lenderId={lender.lender_id}
              needs={lacks[kind]}
              title={t(`needs.${kind}`)}
              onGo={onGo}
            />
          ))}
          <NeedList lenderId={lender.lender_id} needs={warnings} title={t('needs.warnings')} onGo={onGo} />
        </details>
      )}
    </>
  )
}
