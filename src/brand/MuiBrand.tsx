import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useBrand } from './BrandProvider.tsx'
import { makeTheme } from './theme.ts'

// The policy of the page refuses style elements without the nonce; a browser hides it from getAttribute.
const pageNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined

const styles = createCache({ key: 'cl', nonce: pageNonce() })

/** MUI in the brand's theme, for the areas behind a sign-in. */
export function MuiBrand({ children }: { children: ReactNode }) {
  const brand = useBrand()
  const theme = useMemo(() => makeTheme(brand), [brand])
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme} storageManager={null}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}
