import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { Lender } from '#src/contract/entities/catalogue/lender.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { countLenderNeeds, lenderLacks } from '#src/contract/rules/lender-consistency.ts'
import { fieldId } from './lender-fields.ts'

/** How much of what a lender needs it has. */
export function needsCount(lender: Lender): { filled: number; all: number } {
  const all = countLenderNeeds(lender)
  return { filled: all - lenderLacks(lender).length, all }
}

/** What a lender still lacks before it can be switched on, each with the way to its field. */
export function LenderNeeds({ lender, onGo }: { lender: Lender; onGo?: () => void }) {
  const { t } = useTranslation('lenders-admin')
  return (
    <Box component="ul" aria-label={t('needs.list')} sx={{ m: 0, pl: 5, columns: { sm: 2 }, columnGap: 6 }}>
      {lenderLacks(lender).map((need) => (
        <Box component="li" key={need} sx={{ breakInside: 'avoid' }}>
          <Link
            component={RouterLink}
            to={{
              pathname: pathTo('lenders/:lenderId', { lenderId: lender.lender_id }),
              search: '?tab=details',
              hash: `#${fieldId(need === 'applicants' ? 'salaried' : need)}`,
            }}
            onClick={onGo}
            sx={{ display: 'inline-block', py: 2.5 }}
          >
            {t(`fields.${need}`)}
          </Link>
        </Box>
      ))}
    </Box>
  )
}
