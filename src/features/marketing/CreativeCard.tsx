import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeFacts } from '#src/contract/entities/shared/language.ts'
import { toast } from '#src/lib/toast.ts'
import { createCreativeFile, saveFile } from './creative-file.ts'
import type { CreativeKind } from './creative-file.ts'
import { FRAMES } from './creative-sizes.ts'
import { CreativePreview } from './CreativePreview.tsx'
import type { Creative } from './draw-creative.ts'
import type { MarketingKind } from './marketing-products.ts'

interface CreativeCardProps {
  creative: Creative
  kind: MarketingKind
}

/** One picture with its downloads. */
export function CreativeCard({ creative, kind }: CreativeCardProps) {
  const { t } = useTranslation(['partner-marketing'])
  const { size, language, words } = creative
  const [busy, setBusy] = useState<CreativeKind | 'share' | null>(null)
  const name = t('creatives.name', {
    size: t(`creatives.sizes.${size}`),
    product: t(`product.${kind}`),
    language: localeFacts(language).name,
  })
  const fileName = `${creative.brand.code}-${kind}-${size}-${language}`
  const run = async (what: CreativeKind | 'share') => {
    setBusy(what)
    try {
      const file = await createCreativeFile(creative, what === 'share' ? 'png' : what, fileName)
      if (what === 'share') await navigator.share({ files: [file] })
      else {
        saveFile(file)
        toast.success(t('creatives.done', { file: file.name }))
      }
    } catch (error) {
      // Closing the device's own sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) toast.error(t('creatives.failed'))
    } finally {
      setBusy(null)
    }
  }
  const { w, h, scale } = FRAMES[size]
  return (
    <Card variant="outlined" component="li" sx={{ alignSelf: 'start' }}>
      <CreativePreview
        creative={creative}
        label={t('creatives.picture', { headline: words.headline, cost: words.cost, who: words.who })}
      />
      <Box sx={{ p: 3 }}>
        <Typography variant="subtitle1" component="h2">
          {name}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {t('creatives.pixels', { width: w * scale, height: h * scale })}
        </Typography>
        <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {(['png', 'pdf'] as const).map((what) => (
            <Button
              key={what}
              variant="soft"
              size="small"
              aria-label={t('creatives.download', { kind: t(`creatives.${what}`), name })}
              onClick={() => busy === null && void run(what)}
            >
              {t(busy === what ? 'creatives.working' : `creatives.${what}`)}
            </Button>
          ))}
          {canShareFiles() && (
            <Button
              variant="text"
              size="small"
              aria-label={t('creatives.shareName', { name })}
              onClick={() => busy === null && void run('share')}
            >
              {t('creatives.share')}
            </Button>
          )}
        </Box>
      </Box>
    </Card>
  )
}

const canShareFiles = (): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [new File([], 'a.png', { type: 'image/png' })] })
