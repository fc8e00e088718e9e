import Box from '@mui/material/Box'
import { ProductSpot } from '#src/ui/site/ProductSpot.tsx'
import type { OfferingKind } from './products.ts'

/** A product's drawing on its tinted tile, `size` in px. */
export function Spot({ kind, size }: { kind: OfferingKind; size: number }) {
  return (
    <Box
      sx={(theme) => ({
        flex: 'none',
        '& .spot': {
          display: 'grid',
          placeItems: 'center',
          width: size,
          height: size,
          borderRadius: '12px',
          bgcolor: theme.vars.palette.brand.tint100,
        },
        '& svg': { width: '75%', height: '75%' },
      })}
    >
      <ProductSpot kind={kind} />
    </Box>
  )
}
