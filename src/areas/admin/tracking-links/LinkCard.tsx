import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { LinkLine } from '#src/contract/entities/leads/link-desk.ts'
import { count, rupees } from '#src/lib/format.ts'
import { LinkState } from './LinkState.tsx'

interface LinkCardProps {
  link: LinkLine
  name: string
  act: ReactNode
}

/** A link on a phone: what came of it line by line, in the order in which people go. */
export function LinkCard({ link, name, act }: LinkCardProps) {
  const { t } = useTranslation(['tracking-links', 'applications'])
  const { partner, code, product_type, robots, own } = link
  const facts = [
    ...(['clicks', 'visits', 'people', 'applied', 'disbursed'] as const).map((key) => [key, count(link[key])] as const),
    ...(['revenue', 'payout'] as const).map((key) => [key, rupees(link[key])] as const),
    ...(robots + own > 0 ? [['left', t('table.leftOf', { robots: count(robots), own: count(own) })] as const] : []),
  ]
  return (
    <>
      <Typography variant="subtitle1" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {t('table.kindOf', {
          partner,
          product: t(`applications:productName.${product_type}`),
          path: `/go/${code}`,
        })}
      </Typography>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 4, rowGap: 1, my: 3 }}>
        {facts.map(([key, shown]) => (
          <Box key={key} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2">
              {t(`table.${key}`)}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, textAlign: 'right', fontWeight: 500 }}>
              {shown}
            </Typography>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'space-between', alignItems: 'center' }}>
        <Box sx={{ minWidth: 0 }}>
          <LinkState link={link} />
        </Box>
        {act}
      </Box>
    </>
  )
}
