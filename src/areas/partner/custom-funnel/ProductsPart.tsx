import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PRODUCT_KIND_NAMES } from '#src/contract/brands/brand.ts'
import type { ProductKindName } from '#src/contract/brands/brand.ts'
import type { FunnelSwitches } from '#src/contract/entities/partners/partner-funnel.ts'
import { ENQUIRY_KINDS, isEnquiryKind } from '#src/contract/marketed-kinds.ts'
import { FunnelPart } from './FunnelPart.tsx'

/** What has a tile, and so a place among the others. */
const TILES = PRODUCT_KIND_NAMES.filter((kind) => !isEnquiryKind(kind))

interface ProductsPartProps {
  products: readonly ProductKindName[]
  allowed: FunnelSwitches
  problem: string | null
  onChange: (products: ProductKindName[]) => void
}

/** Which products are shown and in which order; they move by buttons, which work by keyboard and touch alike. */
export function ProductsPart({ products, allowed, problem, onChange }: ProductsPartProps) {
  const { t } = useTranslation(['partner-funnel', 'products'])
  // What is taken out keeps its place in the list while the page is open.
  const [order, setOrder] = useState<ProductKindName[]>(() => [
    ...products.filter((kind) => !isEnquiryKind(kind)),
    ...TILES.filter((kind) => !products.includes(kind)),
  ])
  const [said, setSaid] = useState('')
  const shown = (list: readonly ProductKindName[], kinds: readonly ProductKindName[]) =>
    list.filter((kind) => kinds.includes(kind))
  const sorted = allowed.order ? order : TILES
  const move = (kind: ProductKindName, by: -1 | 1) => {
    const from = order.indexOf(kind)
    const other = order[from + by]
    if (!other) return
    const next = order.map((each) => (each === kind ? other : each === other ? kind : each))
    setOrder(next)
    onChange(shown([...next, ...ENQUIRY_KINDS], products))
    setSaid(t('products.moved', { product: name(kind), place: from + by + 1, of: order.length }))
  }
  const name = (kind: ProductKindName) =>
    t(isEnquiryKind(kind) ? `products:enquiries.${kind}` : `products:kinds.${kind}.name`)
  const choice = (kind: ProductKindName) => (
    <FormControlLabel
      sx={{ flex: '1 1 180px', mr: 0 }}
      label={name(kind)}
      disabled={!allowed.products}
      control={
        <Checkbox
          checked={products.includes(kind)}
          onChange={(_, checked) =>
            onChange(
              shown(
                [...sorted, ...ENQUIRY_KINDS],
                checked ? [...products, kind] : products.filter((each) => each !== kind),
              ),
            )
          }
        />
      }
    />
  )
  return (
    <FunnelPart part="products" locked={!allowed.products && !allowed.order}>
      {!allowed.order && allowed.products && <Typography variant="body2">{t('products.orderLocked')}</Typography>}
      {!allowed.products && allowed.order && <Typography variant="body2">{t('products.choiceLocked')}</Typography>}
      <Box component="ol" aria-label={t('products.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sorted.map((kind, at) => (
          <Box
            component="li"
            key={kind}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 2,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            {choice(kind)}
            {allowed.order && (
              <Box sx={{ display: 'flex', gap: 1 }}>
                <Button
                  size="small"
                  disabled={at === 0}
                  aria-label={t('products.upOf', { product: name(kind) })}
                  onClick={() => move(kind, -1)}
                >
                  {t('products.up')}
                </Button>
                <Button
                  size="small"
                  disabled={at === sorted.length - 1}
                  aria-label={t('products.downOf', { product: name(kind) })}
                  onClick={() => move(kind, 1)}
                >
                  {t('products.down')}
                </Button>
              </Box>
            )}
          </Box>
        ))}
      </Box>
      <Typography variant="body2" id="funnel-enquiries" sx={{ mt: 3, color: 'text.secondary' }}>
        {t('products.enquiries')}
      </Typography>
      <Box role="group" aria-labelledby="funnel-enquiries" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
        {ENQUIRY_KINDS.map((kind) => (
          <Box key={kind}>{choice(kind)}</Box>
        ))}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
      {problem && <FormHelperText error>{problem}</FormHelperText>}
    </FunnelPart>
  )
}
