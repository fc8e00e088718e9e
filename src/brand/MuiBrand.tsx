import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useBrand } from './BrandProvider.tsx'
import { styleCache } from './style-cache.ts'
import { makeTheme } from './theme.ts'

/** MUI in the brand's theme, for the areas behind a sign-in. */
export function MuiBrand({ children }: { children: ReactNode }) {
  const brand = useBrand()
  const theme = useMemo(() => makeTheme(brand), [brand])
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={theme} storageManager={null}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}
