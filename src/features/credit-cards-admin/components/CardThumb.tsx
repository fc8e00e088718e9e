import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { CreditCard } from '#src/contract/entities/credit-card.ts'

/** The picture that customers see, or a word for its absence. Only our own uploads are drawn: the page's policy. */
export function CardThumb({ card: { category_img_thumb, category_name } }: { card: CreditCard }) {
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
  return (
    <Box
      sx={{
        ...box,
        display: 'grid',
        placeItems: 'center',
        border: '1px dashed',
        borderColor: 'divider',
        fontSize: '0.75rem',
      }}
    >
      {t('image.none')}
    </Box>
  )
}
