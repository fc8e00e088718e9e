import type { Theme } from '@mui/material/styles'
import type { PlainPageKey } from '#src/contract/path-to.ts'
import type { MenuTone } from './Waiting.tsx'

export type WaitingOn = (page: PlainPageKey) => number

/** With a mouse on a wide screen the many entries of staff stand so close that all of them are in sight on a laptop. */
export const CLOSE = '@media (min-width:900px) and (pointer:fine)'

export const itemStyle = (tone: MenuTone) => (theme: Theme) => {
  const { deep, brand, text, custom } = theme.vars.palette
  const on =
    tone === 'deep'
      ? { bg: deep.raised, ink: deep.text, bar: deep.accent }
      : { bg: brand.tint100, ink: custom.link, bar: brand.line }
  const selected = { backgroundColor: on.bg, color: on.ink }
  return {
    gap: 3,
    fontSize: '0.875rem',
    lineHeight: 1.4286,
    fontWeight: 500,
    color: tone === 'deep' ? deep.muted : text.secondary,
    ...(tone === 'deep' && {
      [CLOSE]: {
        minHeight: 24,
        px: 2.5,
        py: 0,
        gap: 2,
        borderRadius: '8px',
        '&.Mui-selected::before': { inset: '5px auto 5px 0' },
      },
    }),
    '&:hover': { backgroundColor: on.bg },
    '&.Mui-selected, &.Mui-selected:hover': selected,
    '&.Mui-selected::before': { backgroundColor: on.bar },
    '&:focus-visible, &.Mui-focusVisible': { outlineColor: on.bar },
  }
}

export const toggleStyle = (tone: MenuTone) => (theme: Theme) => {
  const { deep, brand, text } = theme.vars.palette
  return {
    color: tone === 'deep' ? deep.muted : text.secondary,
    '&:focus-visible, &.Mui-focusVisible': { outlineColor: tone === 'deep' ? deep.accent : brand.line },
  }
}
