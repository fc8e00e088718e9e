import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brandTokens, contrast } from '#src/contract/brands/tokens.ts'
import type { Hex } from '#src/contract/brands/tokens.ts'
import type { BrandTheme } from '#src/contract/entities/brands/brand-theme.ts'
import { oneDecimal } from '#src/lib/format.ts'
import { FormField } from '#src/ui/form/FormField.tsx'

const HEX = /^#[0-9A-F]{6}$/
const TEXT_RATIO = 4.5
const ratioOf = (a: Hex, b: Hex) => oneDecimal(Math.floor(contrast(a, b) * 10) / 10)

interface ColourFieldProps {
  name: 'primary' | 'secondary'
  theme: BrandTheme
  locked: boolean
  problem: string | null
  onChange: (colour: Hex) => void
}

/** A colour, picked or typed, and what the contrast guard makes of it before anything is saved. */
export function ColourField({ name, theme, locked, problem, onChange }: ColourFieldProps) {
  const { t } = useTranslation(['brand-studio', 'rules'])
  // Half a colour is typed, too; the preview keeps the last whole one.
  const [typed, setTyped] = useState<string>(theme[name])
  const [of, setOf] = useState(theme[name])
  if (of !== theme[name]) {
    setOf(theme[name])
    setTyped(theme[name])
  }
  const { brand, onBrand, action } = brandTokens(theme.primary, theme.secondary)
  const help =
    name === 'primary'
      ? t(onBrand === theme.secondary ? 'guard.onMain' : 'guard.onMainOther', {
          white: ratioOf('#FFFFFF', brand),
          given: ratioOf(theme.secondary, brand),
          colour: onBrand,
        })
      : contrast(action, '#FFFFFF') >= TEXT_RATIO && action !== theme.secondary && action !== theme.primary
        ? t('guard.button', { colour: action })
        : null
  const id = `brand-${name}`
  return (
    <FormField
      id={id}
      label={t(`fields.${name}`)}
      help={help}
      error={problem ?? (HEX.test(typed) ? null : t('guard.half', { colour: theme[name] }))}
    >
      {(describedBy) => (
        <Box sx={{ display: 'flex', gap: 2 }}>
          <Box
            component="input"
            type="color"
            aria-label={t('fields.pick', { field: t(`fields.${name}`) })}
            disabled={locked}
            value={theme[name].toLowerCase()}
            onChange={(event) => onChange(event.target.value.toUpperCase() as Hex)}
            sx={{
              width: 44,
              height: 44,
              flex: 'none',
              p: 0,
              border: 1,
              borderColor: 'divider',
              borderRadius: 2,
              cursor: 'pointer',
              backgroundColor: 'transparent',
            }}
          />
          <OutlinedInput
            id={id}
            size="small"
            fullWidth
            value={typed}
            disabled={locked}
            error={problem !== null || !HEX.test(typed)}
            onChange={(event) => {
              const next = event.target.value.trim().toUpperCase()
              setTyped(next)
              if (HEX.test(next)) onChange(next as Hex)
            }}
            inputProps={{ autoComplete: 'off', spellCheck: false, maxLength: 7, 'aria-describedby': describedBy }}
          />
        </Box>
      )}
    </FormField>
  )
}
