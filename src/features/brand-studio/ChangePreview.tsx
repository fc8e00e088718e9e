import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DEFAULT_BRAND } from '#src/contract/brands/default-brand.ts'
import { applyTheme } from '#src/contract/entities/brands/brand-theme.ts'
import type { BrandTheme } from '#src/contract/entities/brands/brand-theme.ts'
import { ChoiceGroup } from '#src/ui/ChoiceGroup.tsx'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { useStudio } from './hooks.ts'
import { BrandSamples } from './StudioPreview.tsx'

const SIDES = ['after', 'before'] as const

interface ChangePreviewProps {
  partnerId: number
  /** What of several on one page this one is about. */
  title: string
  before: BrandTheme | null
  after: BrandTheme | null
}

/** The pages that somebody is asked to publish, just as they were asked for, and those that customers see now. */
export function ChangePreview({ title, ...change }: ChangePreviewProps) {
  const { t } = useTranslation('brand-studio')
  const [open, setOpen] = useState(false)
  return (
    <Box sx={{ mb: 3, overflowWrap: 'normal' }}>
      <Button
        variant="outlined"
        size="small"
        sx={{ minHeight: 44 }}
        aria-expanded={open}
        aria-label={t(open ? 'asked.hideOf' : 'asked.showOf', { title })}
        onClick={() => setOpen(!open)}
      >
        {t(open ? 'asked.hide' : 'asked.show')}
      </Button>
      {open && <BothSides title={title} {...change} />}
    </Box>
  )
}

function BothSides({ partnerId, title, ...themes }: ChangePreviewProps) {
  const { t } = useTranslation('brand-studio')
  const [side, setSide] = useState<(typeof SIDES)[number]>('after')
  const theme = themes[side]
  return (
    <Loaded
      query={useStudio({ partnerId })}
      failed={t('failed')}
      waiting={<Skeleton variant="rounded" height={480} sx={{ mt: 3 }} />}
    >
      {({ base }) => (
        <Box sx={{ mt: 3 }}>
          <ChoiceGroup
            label={t('asked.side')}
            choices={SIDES.map((each) => ({ value: each, text: t(`asked.${each}`) }))}
            chosen={side}
            onChoose={setSide}
            sx={{ mb: 4 }}
          />
          <BrandSamples
            brand={theme ? applyTheme(base, theme) : DEFAULT_BRAND}
            nameOf={(area) => t('asked.areaOf', { area, title })}
          />
        </Box>
      )}
    </Loaded>
  )
}
