import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { LenderNeed } from '#src/contract/catalogue/lender-readiness.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { fieldId, tabOf } from './lender-fields.ts'

interface NeedListProps {
  lenderId: number
  needs: readonly (LenderNeed | 'slab')[]
  title: string
  /** Told when one of the ways is taken. */
  onGo?: (() => void) | undefined
}

/** What of a lender is missing, each with the way to its field. */
export function NeedList({ lenderId, needs, title, onGo }: NeedListProps) {
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
              to={{ pathname: pathTo('lenders/:lenderId', { lenderId }), ...placeOf(need) }}
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
