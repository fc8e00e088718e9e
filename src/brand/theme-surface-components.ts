import type { Components, Theme } from '@mui/material/styles'

const EASE = 'cubic-bezier(.2,0,0,1)'

const elevation2 = (ink: string): string =>
  `0 2px 4px color-mix(in srgb,${ink} 5%,transparent),0 12px 28px -12px color-mix(in srgb,${ink} 18%,transparent)`
const elevation3 = (ink: string): string =>
  `0 8px 16px -4px color-mix(in srgb,${ink} 10%,transparent),0 32px 64px -20px color-mix(in srgb,${ink} 34%,transparent)`

const status = ['success', 'warning', 'error', 'info'] as const

/** The page itself and what lies on it: baseline, cards, dialogs, menus, drawers, messages. */
export const surfaceComponents: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      body: { fontVariantNumeric: 'tabular-nums lining-nums', WebkitFontSmoothing: 'antialiased' },
      // Devanagari stands taller than Latin and closes up when it is bold and small.
      'body:lang(hi) *': { lineHeight: 1.6, letterSpacing: 0, textTransform: 'none' },
      'body:lang(hi) :is(.MuiTypography-caption,.MuiTypography-body2,.MuiTableCell-root,.MuiFormHelperText-root)': {
        fontWeight: 400,
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    },
  },
  MuiTypography: { defaultProps: { variantMapping: { figure: 'p', subtitle1: 'p', subtitle2: 'p' } } },
  MuiPaper: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      rounded: { borderRadius: 16 },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.divider }),
    },
  },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiCardContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 20,
        '&:last-child': { paddingBottom: 20 },
        [theme.breakpoints.up('md')]: { padding: 24, '&:last-child': { paddingBottom: 24 } },
      }),
    },
  },
  MuiDialog: {
    defaultProps: { fullWidth: true, transitionDuration: 200 },
    styleOverrides: {
      container: ({ theme }) => ({ [theme.breakpoints.down('sm')]: { alignItems: 'flex-end' } }),
      paper: ({ theme }) => ({
        border: 0,
        borderRadius: 20,
        boxShadow: elevation3(theme.vars.palette.text.primary),
        [theme.breakpoints.down('sm')]: {
          margin: 0,
          width: '100%',
          maxWidth: '100%',
          maxHeight: 'calc(100% - 24px)',
          borderRadius: '24px 24px 0 0',
          paddingBottom: 'env(safe-area-inset-bottom)',
        },
      }),
      paperWidthSm: ({ theme }) => ({ [theme.breakpoints.up('sm')]: { maxWidth: 560 } }),
      paperWidthMd: ({ theme }) => ({ [theme.breakpoints.up('sm')]: { maxWidth: 720 } }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h3, padding: '20px 24px 8px' }) },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme }) => ({
        gap: 12,
        padding: '16px 24px',
        borderTop: `1px solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.background.default,
        '& > :not(style) ~ :not(style)': { marginLeft: 0 },
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&:not(.MuiBackdrop-invisible)': {
          backgroundColor: `color-mix(in srgb,${theme.vars.palette.text.primary} 48%,transparent)`,
        },
      }),
    },
  },
  MuiPopover: {
    styleOverrides: { paper: ({ theme }) => ({ boxShadow: elevation2(theme.vars.palette.text.primary) }) },
  },
  MuiMenuItem: { styleOverrides: { root: { minHeight: 44, padding: '8px 16px' } } },
  MuiDrawer: {
    styleOverrides: { paper: { width: 240, borderRadius: 0, borderTop: 0, borderBottom: 0, borderLeft: 0 } },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'relative',
        minHeight: 44,
        padding: '8px 12px',
        borderRadius: 12,
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: theme.vars.palette.brand.tint100 },
        '&.Mui-selected::before': {
          content: '""',
          position: 'absolute',
          inset: '12px auto 12px 0',
          width: 3,
          borderRadius: 2,
          backgroundColor: theme.vars.palette.brand.line,
        },
      }),
    },
  },
  MuiAlert: {
    defaultProps: { variant: 'standard' },
    styleOverrides: {
      root: ({ theme, ownerState }) => {
        const severity = status.find((name) => name === (ownerState.color ?? ownerState.severity)) ?? 'success'
        const { main, light, dark } = theme.vars.palette[severity]
        return {
          padding: '8px 16px',
          borderRadius: 12,
          border: `1px solid color-mix(in srgb,${dark} 32%,${light})`,
          backgroundColor: light,
          color: theme.vars.palette.text.primary,
          '& .MuiAlert-icon': { color: main },
        }
      },
    },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 56,
        borderRadius: 12,
        backgroundColor: theme.vars.palette.text.primary,
        color: theme.vars.palette.background.paper,
        boxShadow: elevation3(theme.vars.palette.text.primary),
      }),
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => ({
        padding: '8px 12px',
        borderRadius: 8,
        backgroundColor: theme.vars.palette.text.primary,
        color: theme.vars.palette.background.paper,
        fontSize: '0.8125rem',
        lineHeight: 1.3846,
        fontWeight: 400,
        transitionTimingFunction: EASE,
      }),
      arrow: ({ theme }) => ({ color: theme.vars.palette.text.primary }),
    },
  },
  MuiLink: {
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.custom.link,
        textUnderlineOffset: 3,
        textDecorationColor: `color-mix(in srgb,${theme.vars.palette.custom.link} 40%,transparent)`,
      }),
    },
  },
}
