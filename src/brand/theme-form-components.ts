import type { Components, Theme } from '@mui/material/styles'

const choiceBox = (theme: Theme) => ({
  width: 44,
  height: 44,
  color: theme.vars.palette.custom.lineStrong,
  '& .MuiSvgIcon-root': { fontSize: 26 },
  '&.Mui-checked, &.MuiCheckbox-indeterminate': { color: theme.vars.palette.primary.main },
})

/** Buttons, fields and other controls. Every target is at least 44 x 44. */
export const formComponents: Components<Theme> = {
  MuiButtonBase: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&:focus-visible, &.Mui-focusVisible': {
          outline: `3px solid ${theme.vars.palette.brand.line}`,
          outlineOffset: 2,
        },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 48,
        padding: '10px 20px',
        borderRadius: 12,
        variants: [
          {
            props: { size: 'small' },
            style: { minHeight: 44, padding: '8px 16px', fontSize: '0.9375rem', lineHeight: 1.3333 },
          },
          {
            props: { variant: 'outlined', color: 'primary' },
            style: {
              borderColor: theme.vars.palette.custom.lineStrong,
              backgroundColor: theme.vars.palette.background.paper,
              color: theme.vars.palette.custom.link,
            },
          },
          { props: { variant: 'text', color: 'primary' }, style: { color: theme.vars.palette.custom.link } },
          {
            props: { variant: 'soft' },
            style: {
              backgroundColor: theme.vars.palette.brand.tint100,
              color: theme.vars.palette.custom.link,
              '&:hover': { backgroundColor: theme.vars.palette.brand.tint200 },
            },
          },
        ],
        '&.Mui-disabled': {
          borderColor: theme.vars.palette.divider,
          backgroundColor: theme.vars.palette.custom.sunken,
          color: theme.vars.palette.text.secondary,
        },
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 44,
        height: 44,
        borderRadius: 12,
        color: theme.vars.palette.text.secondary,
        '& .MuiSvgIcon-root': { fontSize: 20 },
      }),
    },
  },
  MuiFormControl: { defaultProps: { fullWidth: true, variant: 'outlined' } },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.subtitle1,
        color: theme.vars.palette.text.primary,
        '&.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
      }),
      asterisk: { display: 'none' },
    },
  },
  // No floating label: it stands above the field, at full size, all the time.
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 6,
        overflow: 'visible',
        whiteSpace: 'normal',
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme, ownerState }) => ({
        minHeight: ownerState.size === 'small' ? 44 : 52,
        borderRadius: 12,
        backgroundColor: theme.vars.palette.background.paper,
        fontSize: '1rem',
        lineHeight: 1.5,
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.custom.lineStrong },
        '&.Mui-focused': { boxShadow: `0 0 0 4px ${theme.vars.palette.brand.tint200}` },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderWidth: 2,
          borderColor: theme.vars.palette.custom.link,
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 2, borderColor: theme.vars.palette.error.main },
        '&.Mui-disabled': { backgroundColor: theme.vars.palette.custom.sunken },
      }),
      input: ({ ownerState }) => ({
        height: '1.5rem',
        padding: ownerState?.size === 'small' ? '10px 12px' : '14px 16px',
        '&::placeholder': { opacity: 1 },
      }),
      multiline: { padding: 0 },
      notchedOutline: ({ theme }) => ({
        top: 0,
        borderColor: theme.vars.palette.custom.lineStrong,
        '& legend': { display: 'none' },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        margin: '6px 0 0',
        '&.Mui-error': { fontWeight: 500, color: theme.vars.palette.error.main },
      }),
    },
  },
  MuiCheckbox: { styleOverrides: { root: ({ theme }) => choiceBox(theme) } },
  MuiRadio: { styleOverrides: { root: ({ theme }) => choiceBox(theme) } },
  MuiFormControlLabel: { styleOverrides: { root: { minHeight: 44, marginRight: 0, gap: 4 } } },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 44, height: 44, padding: '9px 0' },
      switchBase: ({ theme }) => ({
        padding: '12px 3px',
        color: theme.vars.palette.common.white,
        '&.Mui-checked': { transform: 'translateX(18px)', color: theme.vars.palette.common.white },
        '&:hover, &.Mui-checked:hover': { backgroundColor: 'transparent' },
        '&.Mui-checked + .MuiSwitch-track': { opacity: 1, backgroundColor: theme.vars.palette.primary.main },
        '&.Mui-disabled': { color: theme.vars.palette.common.white },
        '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.5 },
        '&.Mui-focusVisible + .MuiSwitch-track': {
          outline: `3px solid ${theme.vars.palette.brand.line}`,
          outlineOffset: 2,
        },
      }),
      thumb: { width: 20, height: 20, boxShadow: '0 1px 2px #0003' },
      track: ({ theme }) => ({ borderRadius: 13, opacity: 1, backgroundColor: theme.vars.palette.custom.lineStrong }),
    },
  },
  MuiSlider: {
    styleOverrides: {
      root: ({ theme }) => ({ height: 6, padding: '19px 0', color: theme.vars.palette.brand.line }),
      rail: ({ theme }) => ({ opacity: 1, backgroundColor: theme.vars.palette.divider }),
      track: { border: 0 },
      thumb: ({ theme }) => ({
        width: 28,
        height: 28,
        border: `2px solid ${theme.vars.palette.custom.link}`,
        backgroundColor: theme.vars.palette.background.paper,
        '&:hover, &.Mui-active': { boxShadow: 'none' },
        '&.Mui-focusVisible': { boxShadow: `0 0 0 4px ${theme.vars.palette.brand.tint200}` },
      }),
    },
  },
}
