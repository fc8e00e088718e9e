import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useTranslation } from 'react-i18next'
import { contrastVerdict } from '#src/brand/contrast-verdict.ts'
import type { Brand } from '#src/contract/brands/brand.ts'
import type { Hex } from '#src/contract/brands/tokens.ts'
import type { FunnelConfig } from '#src/contract/entities/partners/funnel-config.ts'
import { FormField } from '#src/ui/form/fields/FormField.tsx'
import { FunnelPart } from './FunnelPart.tsx'

interface ColoursPartProps {
  /** The brand without its funnel. */
  base: Pick<Brand, 'primary' | 'secondary'>
  colours: FunnelConfig['colours']
  locked: boolean
  onChange: (colours: FunnelConfig['colours']) => void
}

/** The two brand colours, and what the contrast guard makes of them. */
export function ColoursPart({ base, colours, locked, onChange }: ColoursPartProps) {
  const { t } = useTranslation(['partner-funnel', 'partners-admin'])
  const { primary, secondary } = colours ?? base
  const seen = { primary, secondary }
  const { failing, lowestText, given, corrected } = contrastVerdict(seen)
  return (
    <FunnelPart part="colours" locked={locked}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'flex-end' }}>
        {(['primary', 'secondary'] as const).map((name) => (
          <Box key={name} sx={{ width: 200, display: 'grid' }}>
            <FormField id={`funnel-${name}`} label={t(`colours.${name}`, { colour: seen[name].toUpperCase() })}>
              {() => (
                <OutlinedInput
                  id={`funnel-${name}`}
                  type="color"
                  disabled={locked}
                  value={seen[name].toLowerCase()}
                  onChange={(event) => onChange({ ...seen, [name]: event.target.value.toUpperCase() as Hex })}
                  inputProps={{ sx: { height: 44, p: 1, cursor: 'pointer' } }}
                />
              )}
            </FormField>
          </Box>
        ))}
        {colours && !locked && (
          <Button variant="outlined" onClick={() => onChange(null)}>
            {t('colours.back')}
          </Button>
        )}
      </Box>
      <Alert severity={failing === 0 ? 'success' : 'error'} role="status" sx={{ mt: 3 }}>
        {failing === 0
          ? t('partners-admin:preview.readable', { ratio: lowestText })
          : t('partners-admin:preview.unreadable', { count: failing })}{' '}
        {corrected === null
          ? t('partners-admin:preview.asGiven', { ratio: given })
          : t('partners-admin:preview.corrected', { ratio: given, colour: corrected })}
      </Alert>
    </FunnelPart>
  )
}
