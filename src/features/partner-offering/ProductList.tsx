import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Offering } from '#src/contract/entities/leads/tracking-link.ts'
import { Icon } from '#src/ui/site/icons.tsx'
import { earningText } from './earning.ts'
import type { OfferingKind } from './products.ts'
import { kindOfType, pathOfKind } from './products.ts'
import { Spot } from './Spot.tsx'

interface ProductListProps {
  /** Undefined while they are loading. */
  offerings: readonly Offering[] | undefined
  chosen: OfferingKind | null
}

/** The products that the partner may sell, each with what it earns. */
export function ProductList({ offerings, chosen }: ProductListProps) {
  const { t } = useTranslation(['partner-offering', 'products'])
  if (!offerings) return <Skeleton variant="rounded" height={440} />
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {offerings.map((offering) => {
        const kind = kindOfType(offering.product_type)
        const on = kind === chosen
        return (
          <li key={kind}>
            <Card
              variant="outlined"
              sx={(theme) => ({
                borderWidth: 1,
                ...(on && {
                  borderColor: theme.vars.palette.primary.main,
                  boxShadow: `0 0 0 1px ${theme.vars.palette.primary.main}`,
                  bgcolor: theme.vars.palette.brand.tint50,
                }),
              })}
            >
              <CardActionArea
                component={Link}
                to={pathOfKind(kind)}
                aria-current={on ? 'page' : undefined}
                sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-start', gap: 3, p: 3 }}
              >
                <Spot kind={kind} size={48} />
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Typography variant="subtitle1" component="span" sx={{ display: 'block' }}>
                    {t(`products:kinds.${kind}.name`)}
                  </Typography>
                  <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                    {earningText(t, offering)}
                  </Typography>
                </Box>
                <Icon name="chevronRight" size={20} />
              </CardActionArea>
            </Card>
          </li>
        )
      })}
    </Box>
  )
}
