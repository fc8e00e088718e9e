import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import type { ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_IMAGE_BYTES } from '#src/contract/constants.ts'
import type { CreditCard } from '#src/contract/entities/catalogue/credit-card.ts'
import { CardThumb } from './CardThumb.tsx'

const TYPES = ['image/png', 'image/jpeg', 'image/webp']

interface ImageFieldProps {
  card: CreditCard
  file: File | null
  onChange: (file: File | null) => void
}

/** Takes a picture; what is plainly none is refused before it travels. */
export function ImageField({ card, file, onChange }: ImageFieldProps) {
  const { t } = useTranslation('credit-cards')
  const id = useId()
  const [problem, setProblem] = useState<'type' | 'size' | null>(null)

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0] ?? null
    const wrong =
      chosen === null ? null : !TYPES.includes(chosen.type) ? 'type' : chosen.size > MAX_IMAGE_BYTES ? 'size' : null
    setProblem(wrong)
    onChange(wrong === null ? chosen : null)
  }

  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start', mt: 2 }}>
      <CardThumb card={card} />
      <Button
        component="label"
        variant="outlined"
        sx={{ '&:focus-within': { outline: '3px solid', outlineOffset: 2 } }}
      >
        {t('image.choose')}
        <Box
          component="input"
          type="file"
          accept={TYPES.join(',')}
          aria-describedby={id}
          onChange={choose}
          sx={{ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' }}
        />
      </Button>
      <Typography id={id} variant="body2" role="status" color={problem === null ? 'textSecondary' : 'error'}>
        {problem === null ? t('image.help') : t(`image.${problem}`)}
      </Typography>
      {file && <Typography sx={{ overflowWrap: 'anywhere' }}>{file.name}</Typography>}
    </Box>
  )
}
