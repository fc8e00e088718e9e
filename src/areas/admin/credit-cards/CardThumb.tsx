import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { CreditCard } from '#src/contract/entities/catalogue/credit-card.ts'
import { CardArt } from '#src/ui/money/CardArt.tsx'

/** What customers see: the picture, or the drawing that stands in for it. Only our own uploads are shown: the page's policy. */
export function CardThumb({ card }: { card: CreditCard }) {
  const { category_img_thumb, category_name } = card
  const { t } = useTranslation('credit-cards')
  const box = { width: 62, height: 40, borderRadius: '6px', flex: 'none' }
  if (category_img_thumb.startsWith('/uploads/'))
    return (
      <Box
        component="img"
        src={category_img_thumb}
        alt={t('image.of', { name: category_name })}
        width={62}
        height={40}
        loading="lazy"
        sx={{ ...box, objectFit: 'cover' }}
      />
    )
  // As customers see it, until somebody uploads one.
  return (
    <Box sx={{ ...box, '& svg': { display: 'block', width: 62, height: 40 } }}>
      <CardArt card={card} />
      <span className="app-hidden">{t('image.none')}</span>
    </Box>
  )
}
