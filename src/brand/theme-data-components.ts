import type { Components, Theme } from '@mui/material/styles'

/** What shows data and progress: chips, tabs, tables, skeletons, progress. */
export const dataComponents: Components<Theme> = {
  MuiChip: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({
        height: 44,
        borderRadius: 999,
        fontSize: '0.9375rem',
        fontWeight: 500,
        variants: [
          {
            props: { variant: 'outlined', color: 'default' },
            style: {
              borderColor: theme.vars.palette.custom.lineStrong,
              backgroundColor: theme.vars.palette.background.paper,
            },
          },
          { props: { variant: 'filled', color: 'primary' }, style: { border: '1px solid transparent' } },
        ],
        '&:focus-visible, &.Mui-focusVisible': {
          outline: `3px solid ${theme.vars.palette.brand.line}`,
          outlineOffset: 2,
        },
      }),
      label: { paddingLeft: 16, paddingRight: 16 },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }) => ({ minHeight: 48, borderBottom: `1px solid ${theme.vars.palette.divider}` }),
      indicator: ({ theme }) => ({ height: 3, backgroundColor: theme.vars.palette.brand.line }),
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 48,
        padding: '12px 14px',
        fontSize: '0.9375rem',
        color: theme.vars.palette.text.secondary,
        '&.Mui-selected': { color: theme.vars.palette.text.primary },
        // Tabs clip what overflows them: the ring goes inside.
        '&:focus-visible, &.Mui-focusVisible': { outlineOffset: -3 },
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '10px 16px',
        fontSize: '0.875rem',
        lineHeight: 1.4286,
        borderBottomColor: theme.vars.palette.divider,
        fontVariantNumeric: 'tabular-nums lining-nums',
      }),
      head: ({ theme }) => ({
        padding: '11px 16px',
        fontSize: '0.8125rem',
        lineHeight: 1.3846,
        fontWeight: 500,
        color: theme.vars.palette.text.secondary,
        backgroundColor: theme.vars.palette.background.default,
        whiteSpace: 'nowrap',
        verticalAlign: 'bottom',
      }),
      body: { height: 56 },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&.MuiTableRow-hover:hover': { backgroundColor: theme.vars.palette.brand.tint50 },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: theme.vars.palette.brand.tint100 },
      }),
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: { root: ({ theme }) => ({ borderRadius: 6, backgroundColor: theme.vars.palette.custom.sunken }) },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({ height: 8, borderRadius: 4, backgroundColor: theme.vars.palette.divider }),
      bar: ({ theme }) => ({ borderRadius: 4, backgroundColor: theme.vars.palette.brand.line }),
    },
  },
}
