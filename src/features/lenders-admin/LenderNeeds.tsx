import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { AdminLender } from '#src/contract/entities/catalogue/lender.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { READINESS, lenderWarnings, readinessOf } from '#src/contract/rules/lenders/lender-readiness.ts'
import type { LenderNeed, ReadinessKind } from '#src/contract/rules/lenders/lender-readiness.ts'
import { useWide } from '#src/ui/use-wide.ts'
import { fieldId, tabOf } from './lender-fields.ts'

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
            <Needs key={kind} lender={lender} needs={lacks[kind]} title={t(`needs.${kind}`)} onGo={onGo} />
          ))}
          <Needs lender={lender} needs={warnings} title={t('needs.warnings')} onGo={onGo} />
        </details>
      )}
    </>
  )
}

interface NeedsProps extends LenderNeedsProps {
  needs: readonly (LenderNeed | 'slab')[]
  title: string
}

function Needs({ lender: { lender_id }, needs, title, onGo }: NeedsProps) {
  const { t } = useTranslation('lenders-admin')
  const id = useId()
  if (needs.length === 0) return null
  return (
    <>
      <Typography id={id} variant="body2" sx={{ mt: 3 }}>
        {title}
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={{ m: 0, pl: 5, columns: { sm: 2, lg: 3 }, columnGap: 6 }}>
        {needs.map((need) => (
          <Box component="li" key={need} sx={{ breakInside: 'avoid' }}>
            <Link
              component={RouterLink}
              to={{ pathname: pathTo('lenders/:lenderId', { lenderId: lender_id }), ...placeOf(need) }}
              onClick={onGo}
              sx={{ display: 'inline-block', py: 2.5, '@media (hover: hover)': { py: 0.75 } }}
            >
              {t(`fields.${need}`)}
            </Link>
          </Box>
        ))}
      </Box>
    </>
  )
}

function placeOf(need: LenderNeed | 'slab') {
  if (need === 'slab') return { search: '?tab=revenue' }
  const property = need === 'applicants' ? 'salaried' : need
  return { search: `?tab=${tabOf(property)}`, hash: `#${fieldId(property)}` }
}
