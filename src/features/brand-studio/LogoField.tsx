import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BrandMark } from '#src/brand/BrandMark.tsx'
import type { LogoSpec } from '#src/contract/brands/brand.ts'
import { brandTokens } from '#src/contract/brands/tokens.ts'
import type { BrandTheme } from '#src/contract/entities/brands/brand-theme.ts'
import { ApiError } from '#src/lib/http/api-error.ts'
import { errorText } from '#src/lib/toast.ts'
import { sendLogo } from './hooks.ts'
import type { StudioOf } from './hooks.ts'

interface LogoFieldProps {
  id: string
  of: StudioOf
  label: string
  logo: LogoSpec
  theme: BrandTheme
  locked: boolean
  problem: string | null
  /** Path of a picture that the server has drawn anew. */
  onKept: (path: string) => void
  /** Takes the code's own mark again. */
  onBack?: (() => void) | undefined
}

/** A mark as it stands on white and on the dark surface, and the way to another one. */
export function LogoField({ id, of, label, logo, theme, locked, problem, onKept, onBack }: LogoFieldProps) {
  const { t } = useTranslation('brand-studio')
  const picker = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const tokens = brandTokens(theme.primary, theme.secondary)
  const send = async (file: File) => {
    setBusy(true)
    setRefused(null)
    try {
      onKept(await sendLogo(of, file))
    } catch (error) {
      setRefused((error instanceof ApiError && error.errors?.['image_name']) || errorText(error))
    }
    setBusy(false)
  }
  const grounds = [
    ['light', tokens.surface, tokens.ink],
    ['dark', tokens.deep, tokens.onDeep],
  ] as const
  return (
    <Box role="group" aria-label={label}>
      <Typography variant="subtitle1">{label}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, my: 2 }} aria-hidden="true">
        {grounds.map(([variant, ground, ink]) => (
          <Box
            key={variant}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 2,
              minHeight: 44,
              px: 3,
              borderRadius: 1,
              border: `1px solid ${tokens.line}`,
              backgroundColor: ground,
              color: ink,
              fontWeight: 700,
              fontSize: 13,
              maxWidth: '100%',
              overflowWrap: 'anywhere',
            }}
          >
            {(logo.picture !== undefined || logo.shapes.length > 0) && (
              <BrandMark logo={logo} variant={variant} size={24} colourOf={(token) => tokens[token]} />
            )}
            {theme.name}
          </Box>
        ))}
      </Box>
      {!locked && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <input
            ref={picker}
            type="file"
            hidden
            data-testid={id}
            accept="image/png,image/jpeg,image/webp,image/svg+xml"
            onChange={(event) => {
              const [file] = event.target.files ?? []
              event.target.value = ''
              if (file && !busy) void send(file)
            }}
          />
          <Button
            id={id}
            variant="outlined"
            size="small"
            sx={{ minHeight: 44 }}
            aria-busy={busy}
            onClick={() => picker.current?.click()}
          >
            {t('logo.choose')}
          </Button>
          {onBack && (
            <Button variant="text" size="small" sx={{ minHeight: 44 }} onClick={onBack}>
              {t('logo.back')}
            </Button>
          )}
        </Box>
      )}
      <FormHelperText error={(refused ?? problem) !== null} role={refused ? 'alert' : undefined}>
        {refused ?? problem ?? t('logo.help')}
      </FormHelperText>
    </Box>
  )
}
