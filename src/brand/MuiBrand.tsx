import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import type { Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { Brand } from '#src/contract/brands/brand.ts'
import { useBrand } from './BrandProvider.tsx'
import { styleCache } from './style-cache.ts'
import { makeTheme } from './theme.ts'

const themes = new WeakMap<Brand, Theme>()

/** The brand's theme, made once: that takes as long as drawing a form. */
export function themeOf(brand: Brand): Theme {
  const theme = themes.get(brand) ?? makeTheme(brand)
  themes.set(brand, theme)
  return theme
}

/** MUI in the brand's theme, for the areas behind a sign-in. */
export function MuiBrand({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={themeOf(useBrand())} storageManager={null}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}
