import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { contrastVerdict } from '#src/brand/contrast-verdict.ts'
import type { Brand } from '#src/contract/brands/brand.ts'
import type { Hex } from '#src/contract/brands/tokens.ts'
import { FormField } from '#src/ui/form/FormField.tsx'
import { AREAS, AreaFrame } from './AreaFrame.tsx'

const COLOURS = ['primary', 'secondary'] as const

/** A brand in miniature in the three areas, and whether everything in them can be read; other colours can be tried. */
export function BrandPreview({ brand }: { brand: Brand }) {
  const { t } = useTranslation('partners-admin')
  const [tried, setTried] = useState<Partial<Pick<Brand, 'primary' | 'secondary'>>>({})
  const seen = { ...brand, ...tried }
  const { tokens, failing, lowestText, given, corrected } = contrastVerdict(seen)
  const differs = COLOURS.some((name) => seen[name].toUpperCase() !== brand[name].toUpperCase())
  return (
    <>
      <Box
        sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))', mt: 4 }}
      >
        {AREAS.map((area) => (
          <Box key={area} component="figure" sx={{ m: 0, display: 'flex', flexDirection: 'column' }}>
            <Box sx={{ flex: 1 }}>
              <AreaFrame area={area} brand={seen} tokens={tokens} />
            </Box>
            <Typography component="figcaption" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
              {t(`preview.${area}`)}
            </Typography>
          </Box>
        ))}
      </Box>
      <Alert severity={failing === 0 ? 'success' : 'error'} role="status" sx={{ mt: 4 }}>
        {failing === 0 ? t('preview.readable', { ratio: lowestText }) : t('preview.unreadable', { count: failing })}{' '}
        {corrected === null
          ? t('preview.asGiven', { ratio: given })
          : t('preview.corrected', { ratio: given, colour: corrected })}
      </Alert>
      <Box
        role="group"
        aria-label={t('preview.try')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'flex-end', mt: 4 }}
      >
        {COLOURS.map((name) => (
          <Box key={name} sx={{ width: 220 }}>
            <FormField id={`field-${name}`} label={t(`preview.${name}`, { colour: seen[name].toUpperCase() })}>
              {() => (
                <OutlinedInput
                  id={`field-${name}`}
                  type="color"
                  value={seen[name].toLowerCase()}
                  onChange={(event) => setTried({ ...tried, [name]: event.target.value as Hex })}
                  inputProps={{ sx: { height: 44, p: 1, cursor: 'pointer' } }}
                />
              )}
            </FormField>
          </Box>
        ))}
        {differs && (
          <Button variant="outlined" onClick={() => setTried({})}>
            {t('preview.back')}
          </Button>
        )}
      </Box>
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        {t(differs ? 'preview.trial' : 'preview.tryHelp')}
      </Typography>
    </>
  )
}
