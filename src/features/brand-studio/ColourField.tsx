import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useTranslation } from 'react-i18next'
import { brandTokens, contrast } from '#src/contract/brands/tokens.ts'
import type { Hex } from '#src/contract/brands/tokens.ts'
import type { BrandTheme } from '#src/contract/entities/brands/brand-theme.ts'
import { oneDecimal } from '#src/lib/format.ts'
import { FormField } from '#src/ui/form/fields/FormField.tsx'

const HEX = /^#[0-9A-F]{6}$/

type ColourName = 'primary' | 'secondary'
/** What is typed in place of a colour and is none yet. */
export type Unfinished = Partial<Record<ColourName, string>>

const TEXT_RATIO = 4.5
const ratioOf = (a: Hex, b: Hex) => oneDecimal(Math.floor(contrast(a, b) * 10) / 10)

interface ColourFieldProps {
  name: ColourName
  theme: BrandTheme
  /** Half a colour; the preview keeps the last whole one. */
  unfinished: string | undefined
  locked: boolean
  problem: string | null
  onChange: (colour: Hex) => void
  onUnfinished: (typed: string) => void
}

/** A colour, picked or typed, and what the contrast guard makes of it before anything is saved. */
export function ColourField(props: ColourFieldProps) {
  const { name, theme, unfinished, locked, problem, onChange, onUnfinished } = props
  const { t } = useTranslation(['brand-studio', 'rules'])
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
      error={problem ?? (unfinished === undefined ? null : t('guard.half', { colour: theme[name] }))}
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
              borderRadius: 1,
              cursor: 'pointer',
              backgroundColor: 'transparent',
            }}
          />
          <OutlinedInput
            id={id}
            size="small"
            fullWidth
            value={unfinished ?? theme[name]}
            disabled={locked}
            error={problem !== null || unfinished !== undefined}
            onChange={(event) => {
              const next = event.target.value.trim().toUpperCase()
              if (HEX.test(next)) onChange(next as Hex)
              else onUnfinished(next)
            }}
            inputProps={{ autoComplete: 'off', spellCheck: false, maxLength: 7, 'aria-describedby': describedBy }}
          />
        </Box>
      )}
    </FormField>
  )
}
